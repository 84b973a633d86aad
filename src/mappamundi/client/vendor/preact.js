// preact htm @preact/signals @preact/signals-core, joined by tools/client/vendor; their licences lie beside this file.

// node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u;
var i;
var f;
var o;
var e;
var l;
var c;
var a;
var s;
var h = /* @__PURE__ */ Symbol.for("pv");
var p = {};
var y = [];
var v = /^m(i|n|o|s|text|space)$/;
var w = Array.isArray;
var d = y.slice;
var _ = Object.assign;
function g(n4) {
  n4 && n4.parentNode && n4.remove();
}
function k(n4, t5, r4) {
  var u4, i4, f4, o4 = {}, e4 = arguments.length;
  for (f4 in t5) "key" == f4 ? u4 = t5[f4] : "ref" == f4 && "function" != typeof n4 ? i4 = t5[f4] : o4[f4] = t5[f4];
  return e4 > 2 && (o4.children = e4 > 3 ? d.call(arguments, 2) : r4), m(n4, o4, u4, i4, null);
}
function b(n4, t5, r4) {
  var u4, i4, f4, o4 = _({}, n4.props), e4 = arguments.length;
  for (f4 in t5) "key" == f4 ? u4 = t5[f4] : "ref" == f4 && "function" != typeof n4.type ? i4 = t5[f4] : o4[f4] = t5[f4];
  return e4 > 2 && (o4.children = e4 > 3 ? d.call(arguments, 2) : r4), m(n4.type, o4, void 0 !== u4 ? u4 : n4.key, void 0 !== i4 ? i4 : n4.ref, null);
}
function m(r4, u4, i4, f4, o4) {
  var e4 = { type: r4, props: u4, key: i4, ref: f4, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h, __v: o4 || ++t, __i: -1, __u: 0 };
  return !o4 && n.vnode && n.vnode(e4), e4;
}
function M() {
  return { current: null };
}
function $(n4) {
  return n4.children;
}
function x(n4, t5) {
  this.props = n4, this.context = t5, this.__g = 0;
}
function S(n4, t5) {
  if (null == t5) return n4.__ && S(n4.__, n4.__i + 1);
  for (var r4; t5 < n4.__k.length; t5++) if ((r4 = n4.__k[t5]) && r4.__e) return r4.__e;
  return "function" != typeof n4.type || n4.props.__P ? null : S(n4);
}
function C(t5) {
  var r4, u4 = t5.__v, i4 = u4.__e, f4 = [], o4 = [], e4 = t5.__P;
  e4 && ((r4 = _({ constructor: h }, u4)).__v = u4.__v + 1, n.vnode && n.vnode(r4), z(e4, r4, u4, t5.__n, e4.namespaceURI, 32 & u4.__u ? [i4] : null, f4, i4 || S(u4), 32 & u4.__u, o4), r4.__v = u4.__v, r4.__.__k[r4.__i] = r4, E(f4, r4, o4), u4.__ = u4.__e = null, r4.__e != i4 && j(r4));
}
function j(n4) {
  if ((n4 = n4.__) && n4.__c && !n4.props.__P) return n4.__e = null, n4.__k.some(function(t5) {
    return t5 && (n4.__e = t5.__e);
  }), j(n4);
}
function L(t5) {
  (8 & t5.__g || (t5.__g |= 8, u.push(t5), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n4, t5 = 1; u.length; ) u.length > t5 && u.sort(o), n4 = u.shift(), t5 = u.length, 8 & n4.__g && C(n4);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n4, t5, r4, u4, i4, f4, o4, e4, l4, c4, a4) {
  var s4, h5, v4, w5, d5, _5, g5 = u4.__k || y, k5 = t5.length;
  for (l4 = q(r4, t5, g5, l4, k5), s4 = 0; s4 < k5; s4++) null != (v4 = r4.__k[s4]) && (h5 = ~v4.__i && g5[v4.__i] || p, v4.__i = s4, _5 = z(n4, v4, h5, i4, f4, o4, e4, l4, c4, a4), w5 = v4.__e, (h5.ref != v4.ref || 8 & h5.__u) && (h5.ref && G(h5.ref, null, v4, h5), v4.ref && a4.push(v4.ref, v4.__c || w5, v4)), d5 = d5 || w5, 4 & v4.__u ? (l4 = A(v4, l4, n4, !h5.__v), h5.__e && (h5.__e = null)) : "function" == typeof v4.type && void 0 !== _5 ? l4 = _5 : w5 && (l4 = w5.nextSibling), v4.__u &= -21);
  return r4.__e = d5, l4;
}
function q(n4, t5, r4, u4, i4) {
  var f4, o4, e4, l4, c4, a4, s4, p5, y5, v4 = r4.length, d5 = v4, _5 = 0, g5 = 0, k5 = n4.__k = Array(i4);
  for (f4 = 0; f4 < i4; f4++) null != (o4 = t5[f4]) && "boolean" != typeof o4 && "function" != typeof o4 ? ("object" != typeof o4 || o4.constructor === String ? o4 = k5[f4] = m(null, o4) : w(o4) ? o4 = k5[f4] = m($, { children: o4 }) : o4.constructor === h && o4.__b ? o4 = k5[f4] = m(o4.type, o4.props, o4.key, o4.ref, o4.__v) : k5[f4] = o4, l4 = f4 + _5, o4.__ = n4, o4.__b = n4.__b + 1, e4 = null, ~(c4 = o4.__i = P(o4, r4, l4, d5)) && (d5--, (e4 = r4[c4]) && (e4.__u |= 2)), e4 && e4.__v ? (o4.__u |= 16, c4 == l4 - 1 ? _5-- : c4 == l4 + 1 ? _5++ : c4 != l4 && (c4 > l4 ? _5-- : _5++, g5 = 1)) : (~c4 || (i4 > v4 ? _5-- : i4 < v4 && _5++), "function" != typeof o4.type && (o4.__u |= 4))) : k5[f4] = null;
  if (g5) {
    for (a4 = [], s4 = [], f4 = 0; f4 < i4; f4++) if ((o4 = k5[f4]) && 16 & o4.__u) {
      for (_5 = 0, p5 = a4.length; _5 < p5; ) a4[y5 = _5 + p5 >> 1] < o4.__i ? _5 = y5 + 1 : p5 = y5;
      a4[_5] = o4.__i, s4[f4] = _5 + 1;
    }
    for (_5 = a4.length; f4--; ) s4[f4] && (s4[f4] == _5 ? _5-- : k5[f4].__u |= 4);
  }
  if (d5) for (f4 = 0; f4 < v4; f4++) !(e4 = r4[f4]) || 2 & e4.__u || (e4.__e == u4 && (u4 = S(e4)), J(e4, e4));
  return u4;
}
function A(n4, t5, r4, u4) {
  var i4, f4, o4, e4;
  if ("function" == typeof n4.type) {
    if (n4.props.__P) return t5;
    if (i4 = n4.__k) for (f4 = 0; f4 < i4.length; f4++) i4[f4] && (i4[f4].__ = n4, t5 = A(i4[f4], t5, r4, false));
    return t5;
  }
  for (t5 && !t5.parentNode && (t5 = S(n4)) && !t5.parentNode && (t5 = null), o4 = n4.__e, e4 = t5; e4 && 8 == e4.nodeType; ) e4 = e4.nextSibling;
  for (o4 != e4 && (!u4 && r4.moveBefore && o4.parentNode ? r4.moveBefore(o4, t5) : r4.insertBefore(o4, t5 || null)), t5 = o4; (t5 = t5 && t5.nextSibling) && 8 == t5.nodeType && !t5.data.startsWith("$s"); ) ;
  return t5;
}
function O(n4, t5) {
  return t5 = t5 || [], null != n4 && "boolean" != typeof n4 && (w(n4) ? n4.some(function(n5) {
    O(n5, t5);
  }) : t5.push(n4)), t5;
}
function P(n4, t5, r4, u4) {
  var i4, f4 = n4.key, o4 = n4.type, e4 = t5[r4], l4 = e4 && !(2 & e4.__u);
  if (null === e4 && null == f4 || l4 && f4 == e4.key && o4 == e4.type) return r4;
  if (u4 > (l4 ? 1 : 0)) {
    for (i4 = r4 - 1; i4 >= 0; i4--) if ((e4 = t5[i4]) && !(2 & e4.__u) && f4 == e4.key && o4 == e4.type) return i4;
    for (i4 = r4 + 1; i4 < t5.length; i4++) if ((e4 = t5[i4]) && !(2 & e4.__u) && f4 == e4.key && o4 == e4.type) return i4;
  }
  return -1;
}
function T(n4, t5, r4) {
  null == r4 && (r4 = ""), "-" == t5[0] ? n4.setProperty(t5, r4) : n4[t5] = r4;
}
function N(n4, t5, r4, u4, i4) {
  var f4, o4;
  if ("style" == t5) if ("string" == typeof r4) n4.style.cssText = r4;
  else {
    if ("string" == typeof u4 && (n4.style.cssText = u4 = ""), u4) for (t5 in u4) r4 && t5 in r4 || T(n4.style, t5);
    if (r4) for (t5 in r4) u4 && r4[t5] == u4[t5] || T(n4.style, t5, r4[t5]);
  }
  else if ("o" == t5[0] && "n" == t5[1]) "function" != typeof r4 && (r4 = null), "function" != typeof u4 && (u4 = null), (n4.__e || (n4.__e = {}))[t5] = r4, r4 && u4 || (o4 = a[t5] || (a[t5] = V(t5)), (n4.__a || (n4.__a = {}))[t5] = c, f4 = t5 != (t5 = t5.replace(l, "$1")), (t5 = t5.slice(2))[0] < "a" && (t5 = t5.toLowerCase()), r4 ? n4.addEventListener(t5, o4, f4) : n4.removeEventListener(t5, o4, f4));
  else {
    if ("http://www.w3.org/2000/svg" == i4) t5 = t5.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t5 && "height" != t5 && "href" != t5 && "list" != t5 && "form" != t5 && "tabIndex" != t5 && "download" != t5 && "rowSpan" != t5 && "colSpan" != t5 && "role" != t5 && "popover" != t5 && t5 in n4) try {
      return void (n4[t5] = null == r4 ? "" : r4);
    } catch (n5) {
    }
    if ("function" == typeof r4) return;
    null == r4 || false === r4 && "-" != t5[4] ? n4.removeAttribute(t5) : n4.setAttribute(t5, "popover" == t5 && 1 == r4 ? "" : r4);
  }
}
function V(t5) {
  return function(r4) {
    var u4 = this.__e;
    if (u4) {
      if (u4 = u4[t5], null == r4[e]) r4[e] = c++;
      else if (r4[e] < this.__a[t5]) return;
      return u4(n.event ? n.event(r4) : r4);
    }
  };
}
function z(t5, r4, u4, i4, f4, o4, e4, l4, c4, a4) {
  var s4, p5, v4, d5, k5, b5, m6, M3, C4, j4, L2, H2, q4, A4, O4, P3, T5, N2, V2 = r4.type;
  if (r4.constructor !== h) return null;
  128 & u4.__u && (c4 = 32 & u4.__u, s4 = u4.__c.__z) && (r4.__u |= c4, p5 = o4 = [], 8 == s4.nodeType ? l4 = B(s4, o4) : o4.push(s4), l4 = o4[0] || l4), (s4 = n.__b) && s4(r4);
  n: if ("function" == typeof V2) {
    v4 = e4.length;
    try {
      if (M3 = r4.props, C4 = (s4 = V2.prototype) && s4.render, j4 = (s4 = V2.contextType) && i4[s4.__c], L2 = s4 ? j4 ? j4.props.value : s4.__ : i4, (d5 = u4.__c) ? (r4.__c = d5, 2 & d5.__g && (d5.__g |= 1)) : (C4 ? r4.__c = d5 = new V2(M3, L2) : (r4.__c = d5 = new x(M3, L2), d5.constructor = V2, d5.render = K), j4 && j4.sub(d5), d5.state || (d5.state = {}), d5.__n = i4, d5.__g |= 8, d5.__h = [], d5.__k = []), C4 && (d5.__s || (d5.__s = d5.state), V2.getDerivedStateFromProps && (d5.__s == d5.state && (d5.__s = _({}, d5.__s)), _(d5.__s, V2.getDerivedStateFromProps(M3, d5.__s)))), k5 = d5.props, b5 = d5.state, d5.__v = r4, u4.__c) {
        if (M3 !== k5 && C4 && !V2.getDerivedStateFromProps && d5.componentWillReceiveProps && d5.componentWillReceiveProps(M3, L2), r4.__v == u4.__v && !(8 & d5.__g) || !(4 & d5.__g) && d5.shouldComponentUpdate && false === d5.shouldComponentUpdate(M3, d5.__s, L2)) {
          r4.__v != u4.__v && (d5.props = M3, d5.state = d5.__s, d5.__g &= -9), r4.__e = u4.__e, r4.__k = u4.__k, r4.__k.some(function(n4) {
            n4 && (n4.__ = r4);
          }), y.push.apply(d5.__h, d5.__k), d5.__k = [], d5.__h.length && e4.push(d5), l4 = S(u4);
          break n;
        }
        d5.componentWillUpdate && d5.componentWillUpdate(M3, d5.__s, L2), C4 && d5.componentDidUpdate && d5.__h.push(function() {
          d5.componentDidUpdate(k5, b5, m6);
        });
      } else C4 && !V2.getDerivedStateFromProps && d5.componentWillMount && d5.componentWillMount(), C4 && d5.componentDidMount && d5.__h.push(d5.componentDidMount);
      d5.context = L2, d5.props = M3, d5.__P = t5, d5.__g &= -5, H2 = n.__r, q4 = C4 ? 25 : 0;
      do {
        d5.__g &= -9, H2 && H2(r4), s4 = d5.render(d5.props, d5.state = d5.__s, d5.context);
      } while (8 & d5.__g && ++q4 < 25);
      C4 && (y.push.apply(d5.__h, d5.__k), d5.__k = []), d5.state = d5.__s, d5.getChildContext && (i4 = _({}, i4, d5.getChildContext())), C4 && u4.__c && d5.getSnapshotBeforeUpdate && (m6 = d5.getSnapshotBeforeUpdate(k5, b5)), A4 = s4 && s4.type === $ && null == s4.key ? s4.props.children : s4, M3.__P && (s4 = l4, f4 = (t5 = M3.__P).namespaceURI, c4 = o4 = null, u4.props && u4.props.__P != t5 && (u4.__k.some(function(n4) {
        n4 && J(n4, n4);
      }), u4.__k = null), l4 = u4.__k ? S(u4, 0) : null), l4 = I(t5, w(A4) ? A4 : [A4], r4, u4, i4, f4, o4, e4, l4, c4, a4), M3.__P && (r4.__e = null, l4 = s4), r4.__u &= -161, p5 && p5.some(g), d5.__h.length && e4.push(d5), 1 & d5.__g && (d5.__g &= -4);
    } catch (t6) {
      if (e4.length = v4, r4.__v = null, c4 || o4) if (t6 && t6.then) {
        if (r4.__u |= 128 | c4, o4) {
          for (~(T5 = o4.indexOf(l4 || void 0)) || (T5 = o4.length); (N2 = o4[T5 - 1]) && 8 == N2.nodeType; ) T5--;
          for (; T5 < o4.length; T5++) if (N2 = o4[T5]) if (o4[T5] = null, O4) {
            if (N2 == P3) break;
          } else {
            if (8 != N2.nodeType) break;
            N2.data.startsWith("$s") && (P3 = B(O4 = N2));
          }
        }
        if (!O4) {
          for (; l4 && 8 == l4.nodeType && l4.nextSibling; ) l4 = l4.nextSibling;
          O4 = l4;
        }
        (s4 = B(O4 = r4.__c.__z || (r4.__c.__z = O4))) ? (r4.__e = O4, l4 = s4) : r4.__e = l4, l4 = l4 && l4.nextSibling;
      } else o4 && o4.some(g);
      else r4.__e = u4.__e;
      r4.__k || (r4.__k = u4.__k || []), t6 && t6.then || D(r4), n.__e(t6, r4, u4);
    }
  } else l4 = r4.__e = F(u4.__e, r4, u4, i4, f4, o4, e4, c4, a4, t5);
  return (s4 = n.diffed) && s4(r4), l4;
}
function B(n4, t5) {
  if (n4 && 8 == n4.nodeType && n4.data.startsWith("$s")) for (var r4 = 1; n4 = n4.nextSibling; ) {
    if (8 == n4.nodeType) {
      if (n4.data.startsWith("$s")) r4++;
      else if (n4.data.startsWith("/$s") && !--r4) return n4;
    }
    t5 && t5.push(n4);
  }
}
function D(n4) {
  n4 && (n4.__c && (n4.__c.__g |= 4), n4.__k && n4.__k.some(D));
}
function E(t5, r4, u4) {
  for (var i4 = 0; i4 < u4.length; ) G(u4[i4++], u4[i4++], u4[i4++]);
  n.__c && n.__c(r4, t5), t5.some(function(r5) {
    try {
      t5 = r5.__h, r5.__h = [], t5.some(function(n4) {
        n4.call(r5);
      });
    } catch (t6) {
      n.__e(t6, r5.__v);
    }
  });
}
function F(t5, r4, u4, i4, f4, o4, e4, l4, c4, a4) {
  var s4, h5, y5, _5, k5, b5, m6, M3, $2 = u4.props || p, x5 = r4.props, C4 = r4.type;
  if ("svg" == C4 ? f4 = "http://www.w3.org/2000/svg" : "math" == C4 ? f4 = "http://www.w3.org/1998/Math/MathML" : f4 || (f4 = "http://www.w3.org/1999/xhtml"), o4) {
    for (s4 = 0; s4 < o4.length; s4++) if ((k5 = o4[s4]) && (C4 ? k5.localName == C4 : 3 == k5.nodeType)) {
      t5 = k5, o4[s4] = null;
      break;
    }
  }
  if (!t5) {
    if (M3 = a4.ownerDocument || document, !C4) return M3.createTextNode(x5);
    t5 = M3.createElementNS(f4, C4, x5.is ? x5 : a4), l4 && (n.__m && n.__m(r4, o4), l4 = false), o4 = null;
  }
  if (C4) {
    if (a4 = "template" == C4 && t5.content || t5, o4 = "textarea" == C4 && null != x5.defaultValue ? null : o4 && d.call(a4.childNodes), !l4 && o4) for ($2 = {}, s4 = 0; s4 < t5.attributes.length; s4++) $2[(k5 = t5.attributes[s4]).name] = k5.value;
    for (s4 in $2) k5 = $2[s4], "dangerouslySetInnerHTML" == s4 ? y5 = k5 : "children" == s4 || s4 in x5 || "value" == s4 && "defaultValue" in x5 || "checked" == s4 && "defaultChecked" in x5 || N(t5, s4, null, k5, f4);
    for (s4 in x5) k5 = x5[s4], "children" == s4 ? _5 = k5 : "dangerouslySetInnerHTML" == s4 ? h5 = k5 : "value" == s4 ? b5 = k5 : "checked" == s4 ? m6 = k5 : l4 && "function" != typeof k5 || $2[s4] === k5 || N(t5, s4, k5, $2[s4], f4);
    h5 ? (l4 || y5 && (h5.__html == y5.__html || h5.__html == t5.innerHTML) || (t5.innerHTML = h5.__html), r4.__k = []) : (y5 && (t5.textContent = ""), ("foreignObject" == C4 || "http://www.w3.org/1998/Math/MathML" == f4 && v.test(C4)) && (f4 = "http://www.w3.org/1999/xhtml"), I(a4, w(_5) ? _5 : [_5], r4, u4, i4, f4, o4, e4, o4 ? o4[0] : u4.__k && S(u4, 0), l4, c4), o4 && o4.some(g)), l4 && "textarea" != C4 || (s4 = "value", "progress" == C4 && null == b5 ? t5.removeAttribute(s4) : null == b5 || b5 === t5[s4] && ("progress" != C4 || b5) || N(t5, s4, b5, $2[s4], f4), s4 = "checked", null != m6 && m6 != t5[s4] && N(t5, s4, m6, $2[s4], f4));
  } else $2 === x5 || l4 && t5.data == x5 || (t5.data = x5);
  return t5;
}
function G(t5, r4, u4, i4) {
  try {
    "function" == typeof t5 ? r4 ? r4.__x = t5(r4) || 1 : i4 && (i4 = i4.__c || i4.__e) && (r4 = i4.__x) && (i4.__x = null, "function" == typeof r4 ? r4() : t5(null)) : t5.current = r4;
  } catch (t6) {
    n.__e(t6, u4);
  }
}
function J(t5, r4, u4) {
  var i4, f4, o4, e4;
  if (n.unmount && n.unmount(t5), !(i4 = t5.ref) || i4.current && i4.current != t5.__e || G(i4, null, r4, t5), i4 = t5.__c) {
    if (i4.componentWillUnmount) try {
      i4.componentWillUnmount();
    } catch (t6) {
      n.__e(t6, r4);
    }
    i4.__P = i4.__n = null;
  }
  if (i4 = t5.__k) for (e4 = 0; e4 < i4.length; e4++) i4[e4] && J(i4[e4], r4, "function" != typeof t5.type || u4 && !t5.props.__P);
  !u4 && (i4 = t5.__c) && (i4 = i4.__z) && (f4 = B(i4, o4 = [])) && (i4 == t5.__e && o4.some(g), g(f4), g(i4)), u4 || g(t5.__e), t5.__e = t5.__c = t5.__ = null;
}
function K(n4, t5, r4) {
  return this.constructor(n4, r4);
}
function Q(t5, r4) {
  var u4, i4, f4, o4;
  n.__ && n.__(t5, r4), 9 == r4.nodeType && (r4 = r4.documentElement), i4 = (u4 = t5 && 32 & t5.__u) ? null : r4.__k, r4.__k = m($, { children: [t5] }), f4 = [], o4 = [], z(r4, r4.__k, i4 || p, p, r4.namespaceURI, i4 ? null : r4.firstChild ? d.call(r4.childNodes) : null, f4, i4 ? i4.__e : r4.firstChild, u4, o4), E(f4, r4.__k, o4), r4.__k.props.children = null;
}
function R(n4, t5) {
  n4 && "object" == typeof n4 && (n4.__u |= 32), Q(n4, t5);
}
function U(n4) {
  function t5(n5) {
    var r4, u4;
    return this.getChildContext || (r4 = /* @__PURE__ */ new Set(), (u4 = {})[t5.__c] = this, this.getChildContext = function() {
      return u4;
    }, this.shouldComponentUpdate = function(n6) {
      this.props.value != n6.value && r4.forEach(function(n7) {
        n7.__g |= 4, L(n7);
      });
    }, this.sub = function(n6) {
      r4.add(n6);
      var t6 = n6.componentWillUnmount;
      n6.componentWillUnmount = function() {
        r4.delete(n6), t6 && t6.call(n6);
      };
    }), n5.children;
  }
  return t5.__c = "__cC" + s++, t5.__ = n4, t5.Provider = (t5.Consumer = function(n5, t6) {
    return n5.children(t6);
  }).contextType = t5, t5;
}
function W(n4) {
  return n4.children;
}
function X(n4, t5) {
  return m(W, { __P: t5, children: n4 });
}
n = { __e: function(n4, t5, r4, u4) {
  for (var i4, o4, e4; t5 = t5.__; ) if ((i4 = t5.__c) && !(1 & i4.__g)) {
    i4.__g |= 4;
    try {
      if ((e4 = (o4 = i4.constructor) && o4.getDerivedStateFromError) && i4.setState(o4.getDerivedStateFromError(n4)), i4.componentDidCatch && (i4.componentDidCatch(n4, u4 || {}), e4 = 1), e4 && 8 & i4.__g) return void (i4.__g |= 2);
    } catch (t6) {
      n4 = t6;
    }
  }
  throw f = 0, n4;
} }, t = 0, r = function(n4) {
  return null != n4 && n4.constructor === h;
}, x.prototype.setState = function(n4, t5) {
  var r4 = this.__s;
  r4 && r4 != this.state || (r4 = this.__s = _({}, this.state)), "function" == typeof n4 && (n4 = n4(_({}, r4), this.props)), n4 && (_(r4, n4), this.__v && (t5 && this.__k.push(t5), L(this)));
}, x.prototype.forceUpdate = function(n4) {
  this.__v && (this.__g |= 4, n4 && this.__h.push(n4), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n4, t5) {
  return n4.__v.__b - t5.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// node_modules/preact/hooks/dist/hooks.mjs
var t2;
var r2;
var u2;
var i2;
var o2 = Object.is;
var f2 = 0;
var c2 = [];
var e2 = [];
var a2 = n;
var v2 = a2.__b;
var l2 = a2.__r;
var m2 = a2.diffed;
var h2 = a2.__c;
var s2 = a2.unmount;
var p2 = a2.__;
function y2(n4, t5) {
  a2.__h && a2.__h(r2, n4, f2 || t5), f2 = 0;
  var u4 = r2.__H || (r2.__H = { __: [], __h: [] });
  return n4 >= u4.__.length && u4.__.push({}), u4.__[n4];
}
function d2(n4) {
  return f2 = 1, _2(G2, n4);
}
function _2(n4, u4, i4) {
  var f4 = y2(t2++, 2);
  if (f4.t = n4, !f4.__c && (f4.__ = [i4 ? i4(u4) : G2(void 0, u4), function(n5) {
    var t5 = (f4.__N || f4.__)[0], r4 = f4.t(t5, n5);
    o2(t5, r4) || (f4.__N = [r4, f4.__[1]], f4.__c.setState({}));
  }], f4.__c = r2, !r2.__f)) {
    r2.__f = true;
    var c4 = r2.shouldComponentUpdate;
    r2.shouldComponentUpdate = function(n5, t5, r4) {
      var u5 = this.__H;
      if (!u5) return true;
      var i5 = false, f5 = this.props != n5;
      if (u5.__.some(function(n6) {
        n6.__N && (i5 = true, o2(n6.__[0], n6.__N[0]) || (f5 = true));
      }), c4) {
        var e4 = c4.call(this, n5, t5, r4);
        return i5 ? e4 || f5 : e4;
      }
      return !i5 || f5;
    };
  }
  return f4.__;
}
function A2(n4, u4) {
  var i4 = y2(t2++, 3);
  !a2.__s && E2(i4.__H, u4) && (i4.__P = true, i4.__ = n4, i4.u = u4, r2.__H.__h.push(i4));
}
function F2(n4, u4) {
  var i4 = y2(t2++, 4);
  !a2.__s && E2(i4.__H, u4) && (i4.__P = false, i4.__ = n4, i4.u = u4, r2.__h.push(i4));
}
function T2(n4) {
  return f2 = 5, w2(function() {
    return { current: n4 };
  }, []);
}
function q2(n4, t5, r4) {
  f2 = 6, F2(function() {
    if ("function" == typeof n4) {
      var r5 = n4(t5());
      return function() {
        n4(null), "function" == typeof r5 && r5();
      };
    }
    if (n4) return n4.current = t5(), function() {
      return n4.current = null;
    };
  }, null == r4 ? r4 : r4.concat(n4));
}
function w2(n4, r4) {
  var u4 = y2(t2++, 7);
  return E2(u4.__H, r4) && (u4.__ = n4(), u4.__H = r4), u4.__;
}
function b2(n4, t5) {
  return f2 = 8, w2(function() {
    return n4;
  }, t5);
}
function j2(n4) {
  var u4 = r2.context[n4.__c], i4 = y2(t2++, 9);
  return i4.c = n4, u4 ? (null == i4.__ && (i4.__ = true, u4.sub(r2)), u4.props.value) : n4.__;
}
function x2(n4, t5) {
  a2.useDebugValue && a2.useDebugValue(t5 ? t5(n4) : n4);
}
function O2(n4) {
  var u4 = y2(t2++, 10), i4 = d2();
  return u4.__ = n4, r2.componentDidCatch || (r2.componentDidCatch = function(n5, t5) {
    u4.__ && u4.__(n5, t5), i4[1](n5);
  }), [i4[0], function() {
    return i4[1]();
  }];
}
function P2() {
  var n4 = y2(t2++, 11);
  if (!n4.__) {
    for (var u4 = r2.__v; !u4.__m && u4.__; ) u4 = u4.__;
    var i4 = u4.__m || (u4.__m = [0, 0]);
    n4.__ = "P" + i4[0] + "-" + i4[1]++;
  }
  return n4.__;
}
function g2() {
  var n4;
  do {
    for (; n4 = e2.shift(); ) try {
      C2(n4);
    } catch (t6) {
      a2.__e(t6, { __: (n4 = n4.__P) && n4.__v });
    }
    for (; n4 = c2.shift(); ) {
      var t5 = n4.__H;
      if (n4.__P && t5) try {
        t5.__h.some(C2), t5.__h.some(D2), t5.__h = [];
      } catch (r4) {
        t5.__h = [], a2.__e(r4, n4.__v);
      }
    }
  } while (e2.length);
}
a2.__b = function(n4) {
  r2 = null, v2 && v2(n4);
}, a2.__ = function(n4, t5) {
  n4 && t5.__k && t5.__k.__m && (n4.__m = t5.__k.__m), p2 && p2(n4, t5);
}, a2.__r = function(n4) {
  l2 && l2(n4), t2 = 0;
  var i4 = (r2 = n4.__c).__H;
  i4 && (u2 == r2 ? r2.__h = [] : (i4.__h.some(C2), i4.__h.some(D2), t2 = 0), i4.__h = [], i4.__.some(function(n5) {
    n5.__N && (n5.__ = n5.__N), n5.u = n5.__N = void 0;
  })), u2 = r2;
}, a2.diffed = function(n4) {
  m2 && m2(n4);
  var t5 = n4.__c;
  t5 && t5.__H && (t5.__H.__h.length && B2(c2.push(t5)), t5.__H.__.some(function(n5) {
    n5.u && (n5.__H = n5.u);
  })), u2 = r2 = null;
}, a2.__c = function(n4, t5) {
  t5.some(function(n5) {
    try {
      n5.__h.some(C2), n5.__h = n5.__h.filter(function(n6) {
        return !n6.__ || D2(n6);
      });
    } catch (t6) {
      n5.__h = [function() {
        throw t6;
      }];
    }
  }), h2 && h2(n4, t5);
}, a2.unmount = function(n4) {
  s2 && s2(n4);
  var t5, r4, u4 = n4.__c;
  u4 && u4.__H && (u4.__H.__.some(function(u5) {
    try {
      if (u5.__P && u5.__c) {
        if (void 0 === r4) {
          for (r4 = n4.__; r4 && (!r4.__c || !r4.__c.__P); ) r4 = r4.__;
          r4 = r4 && r4.__c;
        }
        u5.__P = r4, B2(e2.push(u5));
      } else C2(u5);
    } catch (n5) {
      t5 = n5;
    }
  }), u4.__H = void 0, t5 && a2.__e(t5, u4.__v));
};
var k2 = "function" == typeof requestAnimationFrame;
function z2(n4) {
  var t5, r4 = function() {
    clearTimeout(u4), k2 && cancelAnimationFrame(t5), setTimeout(n4);
  }, u4 = setTimeout(r4, 35);
  k2 && (t5 = requestAnimationFrame(r4));
}
function B2(n4) {
  1 != n4 && i2 == a2.requestAnimationFrame || ((i2 = a2.requestAnimationFrame) || z2)(g2);
}
function C2(n4) {
  var t5 = r2, u4 = n4.__c;
  "function" == typeof u4 && (n4.__c = void 0, u4()), r2 = t5;
}
function D2(n4) {
  var t5 = r2;
  n4.__c = n4.__(), r2 = t5;
}
function E2(n4, t5) {
  return !n4 || n4.length != t5.length || t5.some(function(t6, r4) {
    return !o2(t6, n4[r4]);
  });
}
function G2(n4, t5) {
  return "function" == typeof t5 ? t5(n4) : t5;
}

// node_modules/@preact/signals-core/dist/signals-core.module.js
var i3 = /* @__PURE__ */ Symbol.for("preact-signals");
function t3() {
  if (!(v3 > 1)) {
    var i4, t5 = false;
    !(function() {
      var i5 = c3;
      c3 = void 0;
      while (void 0 !== i5) {
        var t6 = i5.S;
        if (t6.v === i5.v) {
          for (var r5 = t6.t; void 0 !== r5; r5 = r5.x) if (r5.i === i5.i) r5.i = t6.i;
        }
        i5 = i5.o;
      }
    })();
    while (void 0 !== h3) {
      var r4 = h3;
      h3 = void 0;
      s3++;
      while (void 0 !== r4) {
        var n4 = r4.u;
        r4.u = void 0;
        r4.f &= -3;
        if (!(8 & r4.f) && w3(r4)) try {
          r4.c();
        } catch (r5) {
          if (!t5) {
            i4 = r5;
            t5 = true;
          }
        }
        r4 = n4;
      }
    }
    s3 = 0;
    v3--;
    if (t5) throw i4;
  } else v3--;
}
function r3(i4) {
  if (v3 > 0) return i4();
  u3 = ++e3;
  v3++;
  try {
    return i4();
  } finally {
    t3();
  }
}
var n2;
var o3 = void 0;
function f3(i4) {
  var t5 = o3, r4 = n2;
  o3 = void 0;
  n2 = void 0;
  try {
    return i4();
  } finally {
    o3 = t5;
    n2 = r4;
  }
}
var h3 = void 0;
var v3 = 0;
var s3 = 0;
var e3 = 0;
var u3 = 0;
var c3 = void 0;
var a3 = 0;
function d3(i4) {
  if (void 0 !== o3) {
    var t5 = i4.n;
    if (void 0 === t5 || t5.t !== o3) {
      t5 = { i: 0, S: i4, p: o3.s, n: void 0, t: o3, e: void 0, x: void 0, r: t5 };
      if (void 0 !== o3.s) o3.s.n = t5;
      o3.s = t5;
      i4.n = t5;
      if (32 & o3.f) i4.S(t5);
      return t5;
    } else if (-1 === t5.i) {
      t5.i = 0;
      if (void 0 !== t5.n) {
        t5.n.p = t5.p;
        if (void 0 !== t5.p) t5.p.n = t5.n;
        t5.p = o3.s;
        t5.n = void 0;
        o3.s.n = t5;
        o3.s = t5;
      }
      return t5;
    }
  }
}
function l3(i4, t5) {
  this.v = i4;
  this.i = 0;
  this.n = void 0;
  this.t = void 0;
  this.l = 0;
  this.W = null == t5 ? void 0 : t5.watched;
  this.Z = null == t5 ? void 0 : t5.unwatched;
  this.name = null == t5 ? void 0 : t5.name;
}
l3.prototype.brand = i3;
l3.prototype.h = function() {
  return true;
};
l3.prototype.S = function(i4) {
  var t5 = this, r4 = this.t;
  if (r4 !== i4 && void 0 === i4.e) {
    i4.x = r4;
    this.t = i4;
    if (void 0 !== r4) r4.e = i4;
    else f3(function() {
      var i5;
      null == (i5 = t5.W) || i5.call(t5);
    });
  }
};
l3.prototype.U = function(i4) {
  var t5 = this;
  if (void 0 !== this.t) {
    var r4 = i4.e, n4 = i4.x;
    if (void 0 !== r4) {
      r4.x = n4;
      i4.e = void 0;
    }
    if (void 0 !== n4) {
      n4.e = r4;
      i4.x = void 0;
    }
    if (i4 === this.t) {
      this.t = n4;
      if (void 0 === n4) f3(function() {
        var i5;
        null == (i5 = t5.Z) || i5.call(t5);
      });
    }
  }
};
l3.prototype.subscribe = function(i4) {
  var t5 = this;
  return x3(function() {
    var r4 = t5.value;
    f3(function() {
      return i4(r4);
    });
  }, { name: "sub" });
};
l3.prototype.valueOf = function() {
  return this.value;
};
l3.prototype.toString = function() {
  return this.value + "";
};
l3.prototype.toJSON = function() {
  return this.value;
};
l3.prototype.peek = function() {
  var i4 = this;
  return f3(function() {
    return i4.value;
  });
};
Object.defineProperty(l3.prototype, "value", { get: function() {
  var i4 = d3(this);
  if (void 0 !== i4) i4.i = this.i;
  return this.v;
}, set: function(i4) {
  if (i4 !== this.v) {
    if (s3 > 100) throw new Error("Cycle detected");
    !(function(i5) {
      if (0 !== v3 && 0 === s3) {
        if (i5.l !== u3) {
          i5.l = u3;
          c3 = { S: i5, v: i5.v, i: i5.i, o: c3 };
        }
      }
    })(this);
    this.v = i4;
    this.i++;
    a3++;
    v3++;
    try {
      for (var r4 = this.t; void 0 !== r4; r4 = r4.x) r4.t.N();
    } finally {
      t3();
    }
  }
} });
function y3(i4, t5) {
  return new l3(i4, t5);
}
function w3(i4) {
  for (var t5 = i4.s; void 0 !== t5; t5 = t5.n) if (t5.S.i !== t5.i || !t5.S.h() || t5.S.i !== t5.i) return true;
  return false;
}
function b3(i4) {
  for (var t5 = i4.s; void 0 !== t5; t5 = t5.n) {
    var r4 = t5.S.n;
    if (void 0 !== r4) t5.r = r4;
    t5.S.n = t5;
    t5.i = -1;
    if (void 0 === t5.n) {
      i4.s = t5;
      break;
    }
  }
}
function _3(i4) {
  var t5 = i4.s, r4 = void 0;
  while (void 0 !== t5) {
    var n4 = t5.p;
    if (-1 === t5.i) {
      t5.S.U(t5);
      if (void 0 !== n4) n4.n = t5.n;
      if (void 0 !== t5.n) t5.n.p = n4;
    } else r4 = t5;
    t5.S.n = t5.r;
    if (void 0 !== t5.r) t5.r = void 0;
    t5 = n4;
  }
  i4.s = r4;
}
function j3(i4, t5) {
  l3.call(this, void 0, t5);
  this.x = i4;
  this.s = void 0;
  this.g = a3 - 1;
  this.f = 4;
}
j3.prototype = new l3();
j3.prototype.h = function() {
  this.f &= -3;
  if (1 & this.f) return false;
  if (32 == (36 & this.f)) return true;
  this.f &= -5;
  if (this.g === a3) return true;
  this.g = a3;
  this.f |= 1;
  if (this.i > 0 && !w3(this)) {
    this.f &= -2;
    return true;
  }
  var i4 = o3;
  try {
    b3(this);
    o3 = this;
    var t5 = this.x();
    if (16 & this.f || this.v !== t5 || 0 === this.i) {
      this.v = t5;
      this.f &= -17;
      this.i++;
    }
  } catch (i5) {
    this.v = i5;
    this.f |= 16;
    this.i++;
  }
  o3 = i4;
  _3(this);
  this.f &= -2;
  return true;
};
j3.prototype.S = function(i4) {
  if (void 0 === this.t) {
    this.f |= 36;
    for (var t5 = this.s; void 0 !== t5; t5 = t5.n) t5.S.S(t5);
  }
  l3.prototype.S.call(this, i4);
};
j3.prototype.U = function(i4) {
  if (void 0 !== this.t) {
    l3.prototype.U.call(this, i4);
    if (void 0 === this.t) {
      this.f &= -33;
      for (var t5 = this.s; void 0 !== t5; t5 = t5.n) t5.S.U(t5);
    }
  }
};
j3.prototype.N = function() {
  if (!(2 & this.f)) {
    this.f |= 6;
    for (var i4 = this.t; void 0 !== i4; i4 = i4.x) i4.t.N();
  }
};
Object.defineProperty(j3.prototype, "value", { get: function() {
  if (1 & this.f) throw new Error("Cycle detected");
  var i4 = d3(this);
  this.h();
  if (void 0 !== i4) i4.i = this.i;
  if (16 & this.f) throw this.v;
  return this.v;
} });
function O3(i4, t5) {
  return new j3(i4, t5);
}
function p3(i4) {
  var r4 = i4.j;
  i4.j = void 0;
  if ("function" == typeof r4) {
    v3++;
    var n4 = o3;
    o3 = void 0;
    try {
      r4();
    } catch (t5) {
      i4.f &= -2;
      i4.f |= 8;
      g3(i4);
      throw t5;
    } finally {
      o3 = n4;
      t3();
    }
  }
}
function g3(i4) {
  for (var t5 = i4.s; void 0 !== t5; t5 = t5.n) t5.S.U(t5);
  i4.x = void 0;
  i4.s = void 0;
  p3(i4);
}
function S2(i4) {
  if (o3 !== this) throw new Error("Out-of-order effect");
  _3(this);
  o3 = i4;
  this.f &= -2;
  try {
    if (8 & this.f) g3(this);
  } finally {
    t3();
  }
}
function m3(i4, t5) {
  this.x = i4;
  this.j = void 0;
  this.s = void 0;
  this.u = void 0;
  this.f = 32;
  this.name = null == t5 ? void 0 : t5.name;
  if (n2) n2.push(this);
}
m3.prototype.c = function() {
  var i4 = this.S();
  try {
    if (8 & this.f) return;
    if (void 0 === this.x) return;
    var t5 = this.x();
    if ("function" == typeof t5) this.j = t5;
  } finally {
    i4();
  }
};
m3.prototype.S = function() {
  if (1 & this.f) throw new Error("Cycle detected");
  this.f |= 1;
  this.f &= -9;
  p3(this);
  b3(this);
  v3++;
  var i4 = o3;
  o3 = this;
  return S2.bind(this, i4);
};
m3.prototype.N = function() {
  if (!(2 & this.f)) {
    this.f |= 2;
    this.u = h3;
    h3 = this;
  }
};
m3.prototype.d = function() {
  this.f |= 8;
  if (!(1 & this.f)) g3(this);
};
m3.prototype.dispose = function() {
  this.d();
};
function x3(i4, t5) {
  var r4 = new m3(i4, t5);
  try {
    r4.c();
  } catch (i5) {
    r4.d();
    throw i5;
  }
  var n4 = r4.d.bind(r4);
  n4[Symbol.dispose] = n4;
  return n4;
}
function E3(i4) {
  return function() {
    var t5 = arguments, n4 = this;
    return r3(function() {
      return f3(function() {
        return i4.apply(n4, [].slice.call(t5));
      });
    });
  };
}
function C3() {
  var i4 = n2;
  n2 = [];
  return function() {
    var t5 = n2;
    if (n2 && i4) i4 = i4.concat(n2);
    n2 = i4;
    return t5;
  };
}
var k3 = function(i4, t5) {
  t5.push(i4);
  for (var r4 = "[object Object]" === Object.prototype.toString.call(i4), n4 = /* @__PURE__ */ Object.create(null), o4 = i4; o4 && o4 !== Object.prototype; o4 = r4 && Object.getPrototypeOf(o4)) {
    var f4 = Object.getOwnPropertyDescriptors(o4);
    for (var h5 in f4) if (!n4[h5]) {
      n4[h5] = true;
      var v4 = f4[h5].value;
      if ("function" == typeof v4) {
        if ("constructor" !== h5) i4[h5] = E3(v4);
      } else if (o4 === i4 && "object" == typeof v4 && null !== v4 && !("brand" in v4) && t5.indexOf(v4) < 0) k3(v4, t5);
    }
  }
};
function T3(i4) {
  return function() {
    var t5, o4, f4 = C3();
    try {
      o4 = i4.apply(void 0, [].slice.call(arguments));
    } catch (i5) {
      var h5 = n2;
      n2 = void 0;
      if (h5) try {
        r3(function() {
          for (var i6 = 0; i6 < h5.length; i6++) try {
            h5[i6].dispose();
          } catch (i7) {
          }
        });
      } catch (i6) {
      }
      throw i5;
    } finally {
      t5 = f4();
    }
    k3(o4, []);
    o4[Symbol.dispose] = E3(function() {
      if (t5) for (var i5 = 0; i5 < t5.length; i5++) t5[i5].dispose();
      t5 = void 0;
    });
    return o4;
  };
}

// node_modules/@preact/signals/dist/signals.module.js
var h4;
var d4;
var p4;
var m4 = "undefined" != typeof window && !!window.__PREACT_SIGNALS_DEVTOOLS__;
var _4 = [];
var g4 = [];
x3(function() {
  h4 = this.N;
})();
function b4(i4, n4) {
  n[i4] = n4.bind(null, n[i4] || function() {
  });
}
function y4(i4) {
  if (p4) {
    var n4 = p4;
    p4 = void 0;
    n4();
  }
  p4 = i4 && i4.S();
}
function w4(i4) {
  var n4 = this, r4 = i4.data, t5 = useSignal(r4);
  t5.name = "ReactiveDom";
  t5.value = r4;
  var e4 = w2(function() {
    var i5 = n4, r5 = n4.__v;
    while (r5 = r5.__) if (r5.__c) {
      r5.__c.__$f |= 4;
      break;
    }
    var o4 = O3(function() {
      var i6 = t5.value.value;
      return 0 === i6 ? 0 : true === i6 ? "" : i6 || "";
    }), e5 = O3(function() {
      return !Array.isArray(o4.value) && !r(o4.value);
    }), u5 = x3(function() {
      this.N = M2;
      if (e5.value) {
        var n5 = o4.value;
        if (i5.__v && i5.__v.__e && 3 === i5.__v.__e.nodeType) i5.__v.__e.data = n5;
      }
    }), c5 = n4.__$u.d;
    n4.__$u.d = function() {
      u5();
      c5.call(this);
    };
    return [e5, o4];
  }, []), u4 = e4[0], c4 = e4[1];
  return u4.value ? c4.peek() : c4.value;
}
w4.displayName = "ReactiveTextNode";
Object.defineProperties(l3.prototype, { constructor: { configurable: true, value: k($, null).constructor }, type: { configurable: true, value: w4 }, props: { configurable: true, get: function() {
  var i4 = this;
  return { data: { get value() {
    return i4.value;
  } } };
} }, __b: { configurable: true, value: 1 } });
b4("__b", function(i4, n4) {
  y4();
  d4 = void 0;
  if ("string" == typeof n4.type) {
    var r4, t5 = n4.props;
    for (var f4 in t5) if ("children" !== f4) {
      var o4 = t5[f4];
      if (o4 instanceof l3) {
        if (!r4) n4.__np = r4 = {};
        r4[f4] = o4;
        t5[f4] = o4.peek();
      }
    }
  }
  i4(n4);
});
b4("__r", function(i4, r4) {
  i4(r4);
  if (r4.type !== $) {
    y4();
    var t5, f4 = r4.__c;
    if (f4) {
      f4.__$f &= -2;
      if (void 0 === (t5 = f4.__$u)) f4.__$u = t5 = (function(i5, n4) {
        var r5;
        x3(function() {
          r5 = this;
        }, { name: n4 });
        r5.c = i5;
        return r5;
      })(/* @__PURE__ */ (function(i5) {
        return function() {
          var n4;
          if (m4) null == (n4 = this.y) || n4.call(this);
          i5.__$f |= 1;
          i5.setState({});
        };
      })(f4), "function" == typeof r4.type ? r4.type.displayName || r4.type.name : "");
    }
    d4 = f4;
    y4(t5);
  }
});
b4("__e", function(i4, n4, r4, t5) {
  y4();
  d4 = void 0;
  i4(n4, r4, t5);
});
b4("diffed", function(i4, n4) {
  y4();
  d4 = void 0;
  var r4;
  if ("string" == typeof n4.type && (r4 = n4.__e)) {
    var t5 = n4.__np, f4 = n4.props, o4 = r4.U;
    if (o4) for (var e4 in o4) {
      var u4 = o4[e4];
      if (!(void 0 === u4 || t5 && e4 in t5)) {
        u4.d();
        o4[e4] = void 0;
      }
    }
    if (t5) {
      if (!o4) {
        o4 = {};
        r4.U = o4;
      }
      for (var a4 in t5) {
        var c4 = o4[a4], v4 = t5[a4];
        if (void 0 === c4) {
          c4 = k4(r4, a4, v4, f4);
          o4[a4] = c4;
        } else c4.o(v4, f4);
      }
    }
  }
  i4(n4);
});
function k4(i4, n4, r4, t5) {
  var f4 = n4 in i4 && void 0 === i4.ownerSVGElement, o4 = y3(r4);
  return { o: function(i5, n5) {
    o4.value = i5;
    t5 = n5;
  }, d: x3(function() {
    this.N = M2;
    var r5 = o4.value.value;
    if (t5[n4] !== r5) {
      t5[n4] = r5;
      if (f4) i4[n4] = r5;
      else if (null != r5 && (false !== r5 || "-" === n4[4])) i4.setAttribute(n4, r5);
      else i4.removeAttribute(n4);
    }
  }) };
}
b4("unmount", function(i4, n4) {
  if ("string" == typeof n4.type) {
    var r4 = n4.__e;
    if (r4) {
      var t5 = r4.U;
      if (t5) {
        r4.U = void 0;
        for (var f4 in t5) {
          var o4 = t5[f4];
          if (o4) o4.d();
        }
      }
    }
    var e4 = n4.__np;
    if (e4) {
      var u4 = n4.props;
      for (var a4 in e4) u4[a4] = e4[a4];
    }
    n4.__np = void 0;
  } else {
    var c4 = n4.__c;
    if (c4) {
      c4.__$f |= 8;
      var v4 = c4.__$u;
      if (v4) {
        c4.__$u = void 0;
        v4.d();
      }
    }
  }
  i4(n4);
});
b4("__h", function(i4, n4, r4, t5) {
  if (t5 < 3) n4.__$f |= 2;
  i4(n4, r4, t5);
});
x.prototype.shouldComponentUpdate = function(i4, n4) {
  if (this.__R) return true;
  var r4 = this.__$u, t5 = r4 && void 0 !== r4.s;
  for (var f4 in n4) return true;
  if (this.__f || "boolean" == typeof this.u && true === this.u) {
    var o4 = 2 & this.__$f;
    if (!(t5 || o4 || 4 & this.__$f)) return true;
    if (1 & this.__$f) return true;
  } else {
    if (!(t5 || 4 & this.__$f)) return true;
    if (3 & this.__$f) return true;
  }
  for (var e4 in i4) if ("__source" !== e4 && i4[e4] !== this.props[e4]) return true;
  for (var u4 in this.props) if (!(u4 in i4)) return true;
  return false;
};
function useSignal(i4, n4) {
  return w2(function() {
    return y3(i4, n4);
  }, []);
}
function useComputed(i4, n4) {
  var r4 = T2(i4);
  r4.current = i4;
  d4.__$f |= 4;
  return w2(function() {
    return O3(function() {
      return r4.current();
    }, n4);
  }, []);
}
var q3 = "undefined" == typeof requestAnimationFrame ? setTimeout : function(i4) {
  var n4 = function() {
    clearTimeout(r4);
    cancelAnimationFrame(t5);
    i4();
  }, r4 = setTimeout(n4, 35), t5 = requestAnimationFrame(n4);
};
var A3 = function(i4) {
  queueMicrotask(function() {
    queueMicrotask(i4);
  });
};
function T4() {
  r3(function() {
    var i4;
    while (i4 = _4.shift()) h4.call(i4);
  });
}
function x4() {
  if (1 === _4.push(this)) (n.requestAnimationFrame || q3)(T4);
}
function F3() {
  r3(function() {
    var i4;
    while (i4 = g4.shift()) h4.call(i4);
  });
}
function M2() {
  if (1 === g4.push(this)) (n.requestAnimationFrame || A3)(F3);
}
function useSignalEffect(i4, n4) {
  var r4 = T2(i4);
  r4.current = i4;
  var t5 = d4;
  A2(function() {
    return x3(function() {
      this.N = x4;
      if (!(t5 && 8 & t5.__$f)) return r4.current();
    }, n4);
  }, []);
}
function R2(i4) {
  var n4 = w2(function() {
    return i4();
  }, []);
  A2(function() {
    return n4[Symbol.dispose];
  }, [n4]);
  return n4;
}

// node_modules/htm/dist/htm.module.js
var n3 = function(t5, s4, r4, e4) {
  var u4;
  s4[0] = 0;
  for (var h5 = 1; h5 < s4.length; h5++) {
    var p5 = s4[h5++], a4 = s4[h5] ? (s4[0] |= p5 ? 1 : 2, r4[s4[h5++]]) : s4[++h5];
    3 === p5 ? e4[0] = a4 : 4 === p5 ? e4[1] = Object.assign(e4[1] || {}, a4) : 5 === p5 ? (e4[1] = e4[1] || {})[s4[++h5]] = a4 : 6 === p5 ? e4[1][s4[++h5]] += a4 + "" : p5 ? (u4 = t5.apply(a4, n3(t5, a4, r4, ["", null])), e4.push(u4), a4[0] ? s4[0] |= 2 : (s4[h5 - 2] = 0, s4[h5] = u4)) : e4.push(a4);
  }
  return e4;
};
var t4 = /* @__PURE__ */ new Map();
function htm_module_default(s4) {
  var r4 = t4.get(this);
  return r4 || (r4 = /* @__PURE__ */ new Map(), t4.set(this, r4)), (r4 = n3(this, r4.get(s4) || (r4.set(s4, r4 = (function(n4) {
    for (var t5, s5, r5 = 1, e4 = "", u4 = "", h5 = [0], p5 = function(n5) {
      1 === r5 && (n5 || (e4 = e4.replace(/^\s*\n\s*|\s*\n\s*$/g, ""))) ? h5.push(0, n5, e4) : 3 === r5 && (n5 || e4) ? (h5.push(3, n5, e4), r5 = 2) : 2 === r5 && "..." === e4 && n5 ? h5.push(4, n5, 0) : 2 === r5 && e4 && !n5 ? h5.push(5, 0, true, e4) : r5 >= 5 && ((e4 || !n5 && 5 === r5) && (h5.push(r5, 0, e4, s5), r5 = 6), n5 && (h5.push(r5, n5, 0, s5), r5 = 6)), e4 = "";
    }, a4 = 0; a4 < n4.length; a4++) {
      a4 && (1 === r5 && p5(), p5(a4));
      for (var l4 = 0; l4 < n4[a4].length; l4++) t5 = n4[a4][l4], 1 === r5 ? "<" === t5 ? (p5(), h5 = [h5], r5 = 3) : e4 += t5 : 4 === r5 ? "--" === e4 && ">" === t5 ? (r5 = 1, e4 = "") : e4 = t5 + e4[0] : u4 ? t5 === u4 ? u4 = "" : e4 += t5 : '"' === t5 || "'" === t5 ? u4 = t5 : ">" === t5 ? (p5(), r5 = 1) : r5 && ("=" === t5 ? (r5 = 5, s5 = e4, e4 = "") : "/" === t5 && (r5 < 5 || ">" === n4[a4][l4 + 1]) ? (p5(), 3 === r5 && (h5 = h5[0]), r5 = h5, (h5 = h5[0]).push(2, 0, r5), r5 = 0) : " " === t5 || "	" === t5 || "\n" === t5 || "\r" === t5 ? (p5(), r5 = 2) : e4 += t5), 3 === r5 && "!--" === e4 && (r5 = 4, h5 = h5[0]);
    }
    return p5(), h5;
  })(s4)), r4), arguments, [])).length > 1 ? r4 : r4[0];
}

// node_modules/htm/preact/index.module.js
var m5 = htm_module_default.bind(k);
export {
  x as Component,
  $ as Fragment,
  l3 as Signal,
  E3 as action,
  r3 as batch,
  b as cloneElement,
  O3 as computed,
  U as createContext,
  k as createElement,
  T3 as createModel,
  X as createPortal,
  M as createRef,
  x3 as effect,
  k as h,
  m5 as html,
  R as hydrate,
  r as isValidElement,
  n as options,
  Q as render,
  y3 as signal,
  O as toChildArray,
  f3 as untracked,
  b2 as useCallback,
  useComputed,
  j2 as useContext,
  x2 as useDebugValue,
  A2 as useEffect,
  O2 as useErrorBoundary,
  P2 as useId,
  q2 as useImperativeHandle,
  F2 as useLayoutEffect,
  w2 as useMemo,
  R2 as useModel,
  _2 as useReducer,
  T2 as useRef,
  useSignal,
  useSignalEffect,
  d2 as useState
};
