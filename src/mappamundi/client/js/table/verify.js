// Checkable chance: whether the seed opened at the end is the one sealed at the start, and whether every roll came from
// it.

const SEAL = "mappamundi seed 1\0";
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));
const MASK = 0xffffffffffffffffn;

/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
/** @param {bigint} x @param {bigint} n */
const turned = (x, n) => ((x >> n) | (x << (64n - n))) & MASK;

/**
 * Keyed BLAKE2b of a message of one block: the eight words of its digest.
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 */
export function blake2b(key, message) {
  const h = [...IV];
  h[0] ^= 0x01010000n ^ (BigInt(key.length) << 8n) ^ 64n;
  const blocks = [key, message].map((bytes) => {
    const block = new Uint8Array(128);
    block.set(bytes);
    const view = new DataView(block.buffer);
    return Array.from({ length: 16 }, (_, n) => view.getBigUint64(n * 8, true));
  });
  blocks.forEach((m, place) => {
    const last = place === blocks.length - 1;
    const v = [...h, ...IV];
    v[12] ^= BigInt(last ? 128 + message.length : 128);
    if (last) v[14] ^= MASK;
    const mix = (
      /** @type {number} */ a,
      /** @type {number} */ b,
      /** @type {number} */ c,
      /** @type {number} */ d,
      /** @type {bigint} */ x,
      /** @type {bigint} */ y,
    ) => {
      v[a] = (v[a] + v[b] + x) & MASK;
      v[d] = turned(v[d] ^ v[a], 32n);
      v[c] = (v[c] + v[d]) & MASK;
      v[b] = turned(v[b] ^ v[c], 24n);
      v[a] = (v[a] + v[b] + y) & MASK;
      v[d] = turned(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & MASK;
      v[b] = turned(v[b] ^ v[c], 63n);
    };
    for (let round = 0; round < 12; round++) {
      const s = SIGMA[round % 10];
      mix(0, 4, 8, 12, m[s[0]], m[s[1]]);
      mix(1, 5, 9, 13, m[s[2]], m[s[3]]);
      mix(2, 6, 10, 14, m[s[4]], m[s[5]]);
      mix(3, 7, 11, 15, m[s[6]], m[s[7]]);
      mix(0, 5, 10, 15, m[s[8]], m[s[9]]);
      mix(1, 6, 11, 12, m[s[10]], m[s[11]]);
      mix(2, 7, 8, 13, m[s[12]], m[s[13]]);
      mix(3, 4, 9, 14, m[s[14]], m[s[15]]);
    }
    for (let n = 0; n < 8; n++) h[n] ^= v[n] ^ v[n + 8];
  });
  return h;
}

/** A roll of something with so many sides. @typedef {{sides: number, face: number}} Roll */

/**
 * The faces that a seed gives for rolls in this order.
 * @param {Uint8Array} seed
 * @param {Roll[]} rolls
 * @returns {number[]}
 */
function facesOf(seed, rolls) {
  /** @type {bigint[]} */
  const words = [];
  for (let block = 0; words.length < rolls.length; block++) {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, BigInt(block), true);
    words.push(...blake2b(seed, counter));
  }
  return rolls.map(({ sides }, n) => Number(words[n] % BigInt(sides)) + 1);
}

/**
 * @param {string} seed in hexadecimal
 * @param {string} commitment that was public from the start
 * @param {Roll[]} rolls in the order in which they fell
 * @returns {Promise<{sealed: boolean, rolled: boolean}>}
 */
export async function verify(seed, commitment, rolls) {
  const bytes = bytesOf(seed);
  const sealed = new Uint8Array([...new TextEncoder().encode(SEAL), ...bytes]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", sealed));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { sealed: hex === commitment, rolled: facesOf(bytes, rolls).every((face, n) => face === rolls[n].face) };
}
