// Sounds, all made here: nothing is fetched, nothing plays unless it is wanted, and never before a finger or a key has
// moved.

import { effect } from "@preact/signals";
import { settings } from "../keep.js";

/**
 * Dice rattle and settle; something strong falls; a new time begins; it is your turn. Of a race: a card is laid on
 * cloth, or goes back; wood on
 * paper; a low bell; a short rumble; cloth; one of the last seconds. None of these is longer than a third of a second,
 * since the next comes soon.
 * @typedef {"dice" | "fall" | "bell" | "tick" | "card" | "back" | "wood" | "toll" | "rumble" | "cloth" | "second"}
 *   Sound
 */

/** @type {AudioContext | null} */
let audio = null;
/** A second of noise, from which most things are cut. @type {AudioBuffer | null} */
let noise = null;

/** The browser lets a page be heard after a gesture; one before that would be refused. */
const touched = () => navigator.userActivation?.hasBeenActive ?? true;

/** What sounds are played on, once they may be. @returns {AudioContext | null} */
function ready() {
  if (!settings.peek().sound || !touched()) return null;
  try {
    audio ??= new AudioContext();
    if (!noise) {
      noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
      const data = noise.getChannelData(0);
      for (let n = 0; n < data.length; n++) data[n] = 2 * Math.random() - 1;
    }
    if (audio.state === "suspended") void audio.resume();
    return audio;
  } catch {
    // A browser without sound plays on in silence.
    return null;
  }
}

/**
 * Loudness that comes at once and dies away.
 * @param {AudioContext} on
 * @param {number} at
 * @param {number} loud
 * @param {number} length in seconds
 */
function dying(on, at, loud, length) {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * settings.peek().volume, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(on.destination);
  return gain;
}

/**
 * A short piece of noise around a pitch: something hard meets something hard.
 * @param {AudioContext} on
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 * @param {number} length
 */
function knock(on, at, pitch, loud, length) {
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 2.2;
  source.connect(filter).connect(dying(on, at, loud, length));
  source.start(at, Math.random() * 0.5);
  source.stop(at + length + 0.05);
}

/**
 * A tone, that may sink.
 * @param {AudioContext} on
 * @param {number} at
 * @param {number} pitch
 * @param {number} loud
 * @param {number} length
 * @param {number} [end] the pitch at its end
 */
function tone(on, at, pitch, loud, length, end = pitch) {
  const source = on.createOscillator();
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(end, at + length);
  source.connect(dying(on, at, loud, length));
  source.start(at);
  source.stop(at + length + 0.05);
}

/** @type {Record<Sound, (on: AudioContext, at: number) => void>} */
const SOUNDS = {
  // A handful of knocks that come slower, then the die lies.
  dice(on, at) {
    let when = at;
    for (let n = 0; n < 7; n++) {
      knock(on, when, 2600 + 900 * Math.random() - 180 * n, 0.5 - 0.045 * n, 0.05);
      when += 0.03 + 0.009 * n + 0.012 * Math.random();
    }
    knock(on, when + 0.02, 950, 0.55, 0.09);
    tone(on, when + 0.02, 190, 0.12, 0.09, 120);
  },
  // A blow, and what rolls after it.
  fall(on, at) {
    tone(on, at, 105, 0.45, 0.55, 38);
    knock(on, at, 260, 1, 0.4);
    for (let n = 0; n < 5; n++)
      knock(on, at + 0.12 + 0.07 * n + 0.04 * Math.random(), 520 + 300 * Math.random(), 0.3 - 0.045 * n, 0.07);
  },
  // The partials of a bell: hum, prime, tierce, quint, nominal.
  bell(on, at) {
    for (const [part, loud, length] of [
      [0.5, 0.1, 3],
      [1, 0.13, 2.4],
      [1.2, 0.07, 1.8],
      [1.5, 0.05, 1.3],
      [2, 0.06, 1.1],
      [3.01, 0.02, 0.6],
    ])
      tone(on, at, 262 * part, loud, length);
    knock(on, at, 1900, 0.12, 0.04);
  },
  tick(on, at) {
    tone(on, at, 659, 0.09, 0.14);
    tone(on, at + 0.11, 880, 0.07, 0.3);
    knock(on, at, 1500, 0.08, 0.03);
  },
  card(on, at) {
    knock(on, at, 700, 0.55, 0.07);
    knock(on, at + 0.015, 320, 0.5, 0.11);
  },
  // The same from its end, and softer.
  back(on, at) {
    knock(on, at, 320, 0.2, 0.05);
    knock(on, at + 0.07, 700, 0.3, 0.06);
  },
  wood(on, at) {
    knock(on, at, 1250, 0.5, 0.04);
    tone(on, at, 420, 0.08, 0.06, 330);
  },
  toll(on, at) {
    for (const [part, loud] of [
      [0.5, 0.16],
      [1, 0.12],
      [1.2, 0.06],
      [2, 0.04],
    ])
      tone(on, at, 196 * part, loud, 0.28);
  },
  rumble(on, at) {
    tone(on, at, 90, 0.4, 0.28, 42);
    for (let n = 0; n < 4; n++) knock(on, at + 0.06 * n, 210 + 60 * n, 0.5 - 0.09 * n, 0.1);
  },
  cloth(on, at) {
    for (let n = 0; n < 3; n++) knock(on, at + 0.05 * n, 2400 - 500 * n, 0.14, 0.1);
  },
  second(on, at) {
    knock(on, at, 1700, 0.22, 0.03);
  },
};

/** What a finger feels of it, in milliseconds: on and off in turn. @type {Record<Sound, number[]>} */
const TOUCH = {
  dice: [8, 40, 8, 60, 12],
  fall: [40],
  bell: [],
  tick: [15],
  card: [8],
  back: [8, 30, 8],
  wood: [6],
  toll: [20],
  rumble: [60],
  cloth: [],
  second: [],
};

/** @param {Sound} sound */
export function play(sound) {
  if (settings.peek().touch && touched() && TOUCH[sound].length) navigator.vibrate?.(TOUCH[sound]);
  const on = ready();
  if (on) SOUNDS[sound](on, on.currentTime + 0.01);
}

// Some browsers let sound begin only within the gesture itself.
effect(() => {
  if (!settings.value.sound) return;
  const gestures = ["pointerdown", "keydown"];
  const wake = () => {
    ready();
    gestures.forEach((gesture) => removeEventListener(gesture, wake, true));
  };
  gestures.forEach((gesture) => addEventListener(gesture, wake, true));
  return () => gestures.forEach((gesture) => removeEventListener(gesture, wake, true));
});
