"use strict";
exports.id = 239;
exports.ids = [239];
exports.modules = {

/***/ 239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a7: function() { return /* binding */ BLANKS; },
  EA: function() { return /* binding */ HCL_NAME_PART; },
  Qp: function() { return /* binding */ HCL_NAME_PERHAPS; },
  pU: function() { return /* binding */ HCL_NAME_START; },
  cS: function() { return /* binding */ IDENTIFIER; },
  Uh: function() { return /* binding */ REGO_NAME; },
  se: function() { return /* binding */ afterSpaces; },
  SP: function() { return /* binding */ foldCase; },
  h2: function() { return /* binding */ isPrinted; },
  gd: function() { return /* binding */ joinsSpace; },
  dq: function() { return /* binding */ lowerAscii; },
  th: function() { return /* binding */ matchesOf; },
  A9: function() { return /* binding */ normalized; },
  jp: function() { return /* binding */ toLower; },
  Pd: function() { return /* binding */ trimSpace; },
  id: function() { return /* binding */ trimSpaceEnd; }
});

;// CONCATENATED MODULE: ./build/src/model/go-tables.js
/**
 * What Go, HCL and `opa` say of every code point. `node scripts/write-go-tables.js` writes this file. A table is numbers in
 * base 36, each as the distance to the one before: the first and the last code point of each range. `go-text.ts` reads them.
 */
/** `unicode.IsSpace`. Go 1.26.8, Unicode 15.0.0. */
const SPACE = '9 4 j 0 2t 0 r 0 4bk 0 1vk a u 1 6 0 1c 0 335 0';
/** `unicode.IsPrint`. Go 1.26.8, Unicode 15.0.0. */
const PRINT = 'w 2m z b 2 jt 3 5 5 6 2 0 2 j 2 b0 2 11 3 1d 3 2 2 1i 9 q 5 5 i l 2 5b 2 1b 3 1m 3 2s f 1m 3 1c 3 e 2 r 3 0 2 a 6 u a 21 2 4g 2 7 3 1 3 l 2 6 2 0 4 3 3 8 3 1 3 3 9 0 5 1 2 4 3 o 3 2 2 5 5 1 3 l 2 6 2 1 2 1 2 1 3 0 2 4 5 1 3 2 4 0 8 3 2 0 8 g b 2 2 8 2 2 2 l 2 6 2 1 2 4 3 9 2 2 2 2 3 0 g 3 3 b 8 6 2 2 2 7 3 1 3 l 2 6 2 1 2 4 3 8 3 1 3 2 8 2 5 1 2 4 3 h b 1 2 5 4 2 2 3 4 1 2 0 2 1 4 1 4 2 4 b 5 4 4 2 2 3 3 0 7 0 f k 6 c 2 2 2 m 2 f 3 8 2 2 2 3 8 1 2 2 3 0 3 3 3 9 8 l 2 2 2 m 2 9 2 4 3 8 2 2 2 3 8 1 7 1 2 3 3 9 2 2 d c 2 2 2 1e 2 2 2 5 5 f 3 p 2 2 2 h 4 n 2 8 2 0 3 6 4 0 5 5 2 0 2 7 7 9 3 2 d 1l 5 s 12 1 2 0 2 4 2 n 2 0 2 m 3 4 2 0 2 6 2 9 3 3 x 1z 2 z 5 12 2 z 2 e 2 c 12 5h 2 0 6 0 3 ag 2 3 3 6 2 0 2 3 3 14 2 3 3 w 2 3 3 6 2 0 2 3 3 e 2 1k 2 3 3 1u 3 v 4 p 7 2d 3 5 3 hr 2 r 4 2g 8 l a n a j d c 2 2 2 1 d 2l 3 9 7 9 7 d 2 a 7 2g 8 16 6 1x b u 2 b 5 b 5 0 4 15 3 4 c 17 5 p 7 a 4 1p 3 1s 2 s 3 a 7 9 7 d 3 u 1e 24 4 1a 2 37 9 1n 4 e 4 1n 8 16 3 a 9 16 6 et 3 5 3 11 3 5 3 7 2 0 2 0 2 0 2 u 3 1g 2 e 2 d 3 5 2 i 3 2 2 8 i n 9 1a i 1 3 q 2 c 4 w g w g 3v 5 ie q a m 1eb 3 v 2 9o 6 18 2 0 6 0 3 1j 8 1 f n a 6 2 6 2 6 2 6 2 6 2 6 2 6 2 6 2 3h z p 2 2g d 5x r b 6 1q 2 2d 3 2u 6 16 2 2l 2 2b d 1a 2 mlo 4 1i a 9n l 53 9 5m 6 1 2 0 2 4 p 1m 4 9 7 1j 9 1x 9 b 7 37 c t 4 25 2 a 5 w 2 1i a d 3 9 3 2u p r b 5 3 5 3 5 a 6 2 6 2 1n 5 3h 3 9 7 8mb d m 5 1c 6it a5 3 2x 13 6 d 4 6 p 2 4 2 0 2 1 2 1 2 3g h cc 3 1h 8 0 x 15 7 1e 2 i 2 3 5 4 2 3q 5 59 4 5 3 5 3 5 3 2 4 6 2 6 e 1 3 b 2 p 2 i 2 1 2 e 3 d z 3e 6 2 5 18 4 2f 2 c 4 0 1c 19 3n s 4 1c g r 5 z a t 6 16 6 t 2 10 5 d 17 4d 3 9 7 z 5 z 5 13 9 1f c b 2 e 2 6 2 1 2 a 2 e 2 6 2 1 1w 8m a l b 7 p 5 2 15 2 8 1y 5 3 0 2 17 2 1 4 0 3 m 2 1z 9 8 1d i 2 1 6 w 4 q 6 0 1t 1j 5 j 3 1d 2 1 6 7 2 2 2 s 3 2 5 9 8 8 8 1r x 12 5 b a 1h 4 s 3 q 6 p 8 3 d 6 29 20 1k 1e e 1e 8 19 9 9 87 u 2 15 2 2 3 1 24 16 9 15 n p 13 r l m a 25 5 z a 1p 2 4 e o 8 9 7 1g 2 h 9 12 a 2n 2 j c h 2 1a 1r 6 2 0 2 3 2 e 2 a 7 1m 6 9 7 3 2 7 3 1 3 l 2 6 2 1 2 4 2 9 3 1 3 2 3 0 7 0 6 6 3 6 4 4 3w 2j 2 4 v 1z 9 9 4n 1h 3 11 z 1w c 9 7 c k 1l 7 9 1j q 3 e 5 m 56 1n 2t 2a d 7 3 0 3 7 2 1 2 t 2 1 3 b a 9 1z 7 3 19 3 a s 1z 9 2a e 20 8 9 6v 8 2 18 2 d b s 4 v 3 l 2 d 22 6 2 1 2 17 4 0 2 1 2 8 9 9 7 5 2 1 2 10 2 1 2 5 8 9 8n o 8 g 2 14 4 r 2f 0 g 1d e pm 2v 32 2 4 c 5f 219 2q e tr h l 33f g6 6nu fs 8 u 2 9 5 28 2 9 7 t 3 5 b 1x b 9 2 6 2 k 6 i j5 2i 2u 22 5 1k 8 g 1t 4 c 1 f 4qf 9 yd 17 8 6w8 3 2 6 2 1 2 82 g 0 u 2 3 0 f 3 9 az 1s5 2y 6 c 4 8 8 9 3 3 3mp 19 3 m a 37 1p 6t b 12 3 21 9 33 m 1x 3f j d j d 2e a o 3s 2c 2 1y 2 1 3 0 3 1 3 3 2 b 2 0 2 6 2 1s 2 3 3 7 2 6 2 r 2 3 2 4 2 0 4 6 2 9f 3 83 3 jh g 4 2 e up u 7 5 5y 6 2 g 3 6 2 1 2 4 6 1p y 0 35 18 4 d 3 9 5 1 8x u i 1l 6 0 cx 15 kn 6 2 3 2 1 2 e 2 5g 3 f 16 23 5 9 5 1 lu 1v 25 1o 5f 3 2 q 2 1 2 0 3 0 2 9 2 3 2 0 2 0 7 0 5 0 2 0 2 0 2 2 2 1 2 0 3 0 2 0 2 0 2 0 2 0 2 1 2 0 3 3 2 6 2 3 2 3 2 0 2 9 2 g 6 2 2 4 2 g 1h 1 7j 17 5 2r d e 3 e 2 e 2 10 b 4t 1l s e 17 5 8 8 1 f 5 4b rb 5 g 4 c 4 3a 5 2m 7 b 5 0 g b 5 1j 9 9 7 13 9 t 3 1 27 9f d d 3 c 4 8 8 19 2 6 9 d 5 8 8 8 8 42 2 1i 12 9 sn wyn x 37d 7 65 3 4g1 f 5rk 2e8 f1 15v 3t6 6 38f f9e9 6n';
/** `unicode.ToLower`: a range, its step, and how far its small letters are. Go 1.26.8, Unicode 15.0.0. */
const LOWER = '1t p 1 w 2u m 1 w 2 6 1 w y 1a 2 1 2 0 1 -5j 2 4 2 1 3 e 2 1 3 18 2 1 2 0 1 -3d 1 4 2 1 4 0 1 5u 1 2 2 1 2 0 1 5q 1 0 1 1 2 1 1 5p 1 0 1 1 3 0 1 27 1 0 1 5m 1 0 1 5n 1 0 1 1 2 0 1 5p 1 0 1 5r 2 0 1 5v 1 0 1 5t 1 0 1 1 4 0 1 5v 1 0 1 5x 2 0 1 5y 1 4 2 1 2 0 1 62 1 0 1 1 2 0 1 62 3 0 1 1 2 0 1 62 1 0 1 1 2 1 1 61 1 2 2 1 2 0 1 63 1 0 1 1 4 0 1 1 8 0 1 2 1 0 1 1 2 0 1 2 1 0 1 1 2 0 1 2 1 g 2 1 3 g 2 1 3 0 1 2 1 2 2 1 2 0 1 -2p 1 0 1 -1k 1 12 2 1 2 0 1 -3m 2 g 2 1 8 0 1 8bv 1 0 1 1 2 0 1 -4j 1 0 1 8bs 3 0 1 1 2 0 1 -5f 1 0 1 1x 1 0 1 1z 1 8 2 1 82 2 2 1 4 0 1 1 9 0 1 38 7 0 1 12 2 2 1 11 2 0 1 1s 2 1 1 1r 2 g 1 w 2 8 1 w 10 0 1 8 9 m 2 1 6 0 1 -1o 3 0 1 1 2 0 1 -7 1 0 1 1 3 2 1 -3m 1 f 1 28 1 v 1 w 1d w 2 1 a 1g 2 1 2 0 1 f 1 c 2 1 3 2m 2 1 3 11 1 1c 28a 11 1 5ls 2 0 1 5ls 6 0 1 5ls k3 27 1 tzk 1 5 1 8 1p7 16 1 -2bk 3 2 1 -2bk 8x 44 2 1 a 0 1 -5vj 2 2m 2 1 a 7 1 -8 9 5 1 -8 b 7 1 -8 9 7 1 -8 9 5 1 -8 c 6 2 -8 9 7 1 -8 p 7 1 -8 9 7 1 -8 9 7 1 -8 9 1 1 -8 1 1 1 -22 1 0 1 -9 c 3 1 -2e 1 0 1 -9 c 1 1 -8 1 1 1 -2s d 1 1 -8 1 1 1 -34 1 0 1 -7 c 1 1 -3k 1 1 1 -3i 1 0 1 -9 8a 0 1 -5st 4 0 1 -6gv 1 0 1 -6di 7 0 1 s 1a f 1 g k 0 1 1 mr p 1 q 1f5 1b 1 1c 1d 0 1 1 2 0 1 -8af 1 0 1 -2xy 1 0 1 -89z 3 4 2 1 2 0 1 -8bg 1 0 1 -8al 1 0 1 -8bj 1 0 1 -8bi 2 0 1 1 3 0 1 1 9 1 1 -8cf 1 2q 2 1 9 2 2 1 5 0 1 1 nym 18 2 1 k q 2 1 3s c 2 1 4 1o 2 1 b 2 2 1 2 0 1 -r9g 1 8 2 1 5 0 1 1 2 0 1 -wmg 3 2 2 1 4 i 2 1 2 0 1 -wn8 1 0 1 -wnj 1 0 1 -wnf 1 0 1 -wn5 1 0 1 -wn8 2 0 1 -wlu 1 0 1 -wmi 1 0 1 -wlx 1 0 1 ps 1 e 2 1 2 0 1 -1c 1 0 1 -wn7 1 0 1 -raw 1 2 2 1 7 0 1 1 6 2 2 1 t 0 1 1 h7w p 1 w xy 13 1 14 3t z 1 14 4d a 1 13 2 e 1 13 2 6 1 13 2 1 1 13 1d7 1e 1 1s 2cu v 1 w gw1 v 1 w o81 x 1 y';
/** What `strings.EqualFold` takes for one letter, where that is not the small letter: each with that letter. Go 1.26.8, Unicode 15.0.0. */
const FOLD = '8g 0 27 -7g me -2c 2f -kn lg -38 3b -lj lp 1 d -u v -p t -f g -m 1c -1i 1j -1c 1g -1s 4wb -4su 4sv -4st 4su -4sk 4sl -4si 4sj -4si 4sj -4sj 4sk -4sc 4sd -4ro 56g -1m 9p -5mh w79 -r7m r7n -r7n';
/** What a name begins with. HCL v2.23.0. */
const HCL_START = '1t p 5 0 2 p 1c 0 b 0 5 0 6 m 2 u 2 cp 5 b f 4 8 0 2 0 3m 4 2 1 3 3 2 0 7 0 2 2 2 0 2 j 2 2a 2 3u 9 4l 2 11 3 0 8 12 21 q 6 2 1a 16 10 1 2 2q 2 0 g 1 8 1 b 2 3 0 h 0 2 t u 2g c 0 p w a 1 5 0 6 l 5 0 a 0 4 0 o o 20 k 2 7 1z 1h 4 0 j 0 8 9 g f 5 7 3 1 3 l 2 6 2 0 4 3 4 0 h 0 e 1 2 2 f 1 k 5 5 1 3 l 2 6 2 1 2 1 2 1 w 3 2 0 k 2 h 8 2 2 2 l 2 6 2 1 2 4 4 0 j 0 g 1 o 0 c 7 3 1 3 l 2 6 2 1 2 4 4 0 v 1 2 2 g 0 i 0 2 5 4 2 2 3 4 1 2 0 2 1 4 1 4 2 4 b n 0 1h 7 2 2 2 m 2 f 4 0 r 2 6 1 v 0 5 7 2 2 2 m 2 9 2 4 4 0 x 0 2 1 g 1 j 7 2 2 2 14 3 0 h 0 6 2 9 2 p 5 6 h 4 n 2 8 2 0 3 6 1n 1b 2 1 d 6 1n 1 2 0 3 1 2 0 3 0 7 3 2 6 2 2 2 0 2 0 3 1 2 3 2 1 a 0 3 4 2 0 m 3 x 0 1s 7 2 z s 4 38 16 l 0 h 5 5 3 4 0 4 1 8 2 5 c d 0 i 11 2 0 6 0 3 16 2 98 2 3 3 6 2 0 2 3 3 14 2 3 3 w 2 3 3 6 2 0 2 3 3 e 2 1k 2 3 3 1u 12 f h 2d 3 5 4 h7 3 g 2 p 6 22 4 a 8 c 2 3 f h f h f c 2 2 g 1f 10 0 5 0 1w 2f 9 14 2 0 6 1x b u 1e t 3 4 c 17 5 p 1j m a 1g 2b 0 2m 1a i 6 1k t e 1 b 17 r z 16 2 b z 3 8 2p 3 2 3 4 1 a 5b 1t 7p 3 5 3 11 3 5 3 7 2 0 2 0 2 0 2 u 3 1g 2 6 2 0 4 2 2 6 4 3 3 5 5 c 6 2 2 6 39 0 e 0 h c 2u 0 5 0 3 9 2 0 3 5 7 0 2 0 2 0 2 f 3 3 6 4 5 0 i 14 22g 1a 2 1a 2 3o 7 3 4 1 d 11 2 0 6 0 3 1j 8 0 h m a 6 2 6 2 6 2 6 2 6 2 6 2 6 2 6 fb 2 q 8 8 4 3 4 5 2d 5 4 2 2h 2 3 6 14 4 2l i q 1i f e9 52t 23 g5x 17 wc 1w 19 3 7g 4 f b 1 l 1a h u 3 27 14 8 3 2u 3 z 2 7 1s a 2 2 2 3 2 m u 1f f 1d 1r 5 4 0 2 0 d r b m q s 8 1a t 0 h 4 2 9 b 4 2 14 o 2 2 7 l m 4 0 4 1d 2 0 4 1 3 4 3 0 2 0 p 2 3 a 8 2 d 5 3 5 3 5 a 6 2 6 2 16 2 9 b 36 u 8mb d m 5 1c 6it a5 3 2x 13 6 d 4 6 0 2 9 2 c 2 4 2 0 2 1 2 1 2 2z y a2 j 1r 3 1h 15 b 39 4 2 3q 11 p 7 p c 2g 4 5 3 5 3 5 3 2 10 b 2 p 2 i 2 1 2 e 3 d z 3e 1y 1g 7g s 4 1c 1c v h q 6 11 b t 3 z 5 7 2 4 17 4d j z 5 z 5 13 9 1f 4d 8m a l b 7 49 5 3 0 2 17 2 1 4 0 3 m b m a u 1u i 2 1 b l b p 1z 1j 7 1 1t 0 g 3 2 2 2 q 19 s 4 s 10 7 2 r s 1h b l b i e h 33 20 1k 1e e 1e lt 1g 24 18 x o r z 16 y 4 0 d 1b f 3 m 0 2 0 10 h 2 o 2d 6 2 0 2 3 2 e 2 9 8 1a 13 7 3 1 3 l 2 6 2 1 2 4 4 0 j 0 d 4 4f 1g j 3 1i 1b l 1 2 0 55 1a 16 3 11 1b l 0 1o 16 2e p av 1r w 0 ch 1k 7c 8 2 10 i 0 1e t oh pl 2v 32 i 5f 24d tq 34i g6 6nu fs 8 u 36 t j 1b h 3 w k 6 i oh 1w c 0 1v c 1t 0 w 4q4 k ky 7bi 1 2db 2y 6 c 4 8 8 9 4mf 2c 2 1y 2 1 3 0 3 1 3 3 2 b 2 0 2 6 2 1s 2 3 3 7 2 6 2 r 2 3 2 4 2 0 4 6 2 9f 3 o 2 o 2 u 2 o 2 u 2 o 2 u 2 o 2 u 2 o 2 7 379 5g 1o 1v xp 3 2 q 2 1 2 0 3 0 2 9 2 3 2 0 2 0 7 0 5 0 2 0 2 0 2 2 2 1 2 0 3 0 2 0 2 0 2 0 2 0 2 1 2 0 3 3 2 6 2 3 2 3 2 0 2 9 2 g 6 2 2 4 2 g 3et wye 16 378 c 65 3 4g1 867 f1';
/** What else belongs to a name. HCL v2.23.0. */
const HCL_CONTINUE = '19 0 3 9 3i 0 g9 33 o 0 70 4 7e 18 2 0 2 1 2 1 2 0 21 a 1d u 7 0 2u 6 3 5 3 1 2 3 3 9 o 0 v q 2k a g 9 y 8 z 3 2 8 2 2 2 4 18 2 3d d 2 w 1j 2 2 h 2 6 b 1 3 9 i 2 1l 0 2 6 3 1 3 2 a 0 b 1 3 9 i 2 1l 0 2 4 5 1 3 2 4 0 l b 4 0 c 2 1l 0 2 7 2 2 2 2 l 1 3 9 i 2 1l 0 2 6 3 1 3 2 9 1 b 1 3 9 j 0 1o 4 4 2 2 3 a 0 f 9 h 3 1n 6 2 2 2 3 8 1 c 1 3 9 i 2 1l 0 2 6 2 2 2 3 8 1 c 1 3 9 i 2 1n 6 2 2 2 3 a 0 b 1 3 9 j 1 1z 0 5 5 2 0 2 7 7 9 3 1 1q 0 3 6 d 7 2 9 2g 0 3 5 2 1 c 5 3 9 1r 1 7 9 c 0 2 0 2 0 5 1 1e j 2 1 6 a 2 z a 0 2t j 2 9 d 3 5 2 2 2 3 6 4 3 e b 2 e jk 2 a 8 pt 2 u 2 u 1 v 1 1t v a 0 3 9 y 2 3 9 40 0 3b b 5 b b 9 3l a 1p 4 1m 9 2 s 3 a 7 9 n d 1v 4 1c g c 9 i 8 d 2 v c 3 9 19 d 1d j 9 9 7 9 3b 2 2 k 5 0 5 2 4 1 5j 1h 6 4 g0 1 k 0 3g c 5 0 4 b 2db 2 3y 0 2p v ff 5 2y 1 n7q 9 1y 0 5 9 x 1 29 1 7l 0 4 0 5 0 o 4 2h 1 1f h b 9 7 h f 9 t 7 q c 19 3 1c d g 9 c 0 b 9 1c d d 0 9 1 3 9 y 2 1f 0 2 2 3 1 6 1 2 0 16 4 6 1 6l 7 2 1 3 9 fmt 0 ki f h f 4 1 p 2 5d 9 12 0 ji 0 6b 0 46 4 86 9 120 2 2 1 6 3 15 2 5 0 4m 1 10a 2 1i e w 9 g 3 1a a 1i 9 7 2 11 d 2 9 1g 0 d 2 1d d a 2 4 9 2b b 7 0 4h b 6 9 7 3 1l 0 2 6 3 1 3 2 a 0 b 1 3 6 4 4 5d h a 9 2f j d 9 5y 6 3 8 s 1 2b g g 9 2a c 9 9 2c e 5 9 br 9 na 7 2 7 h 9 1l l 2 d fca 9 3r 4 1o 6 q 9 s8 19 h 3 f7v 1 43r 4 4 5 9 7 3 6 v 3 45 2 13e 1d e9 1i 5 1d 9 0 f 0 n 4 2 e 11t 6 2 g 3 6 2 1 2 4 1pi 6 32 6 6 9 gzhj 6n';
/** What is in names for newer releases alone. HCL v2.25.0, without that of v2.23.0. */
const HCL_NEWER = '128 0 14 0 2v 0 em 0 2r a 6 n 2 6 8 8 m 0 9 l 89 0 2 0 70 5 2e 0 4v 0 1k 0 w 1 3j 1 m 0 d 0 4 0 1j 1 1x 0 79 0 3 0 3 0 2 5 5 0 8 0 8 1 3 0 e 0 k 0 1mn 0 8 0 a 0 6o 0 2x 0 g7 u 3 b 2p 0 8t 1 6 16 3 2 1k 0 3 0 70 4 eq 1 2ea 0 1c 0 ws 0 1f 1 3w 4 5iv 9 g7r 15 1io 0 9 10 l 5 1i 0 5u 1 h3 3 gl8 0 qw 2 g1 a 2 e 2 6 2 1 2 a 2 e 2 6 2 1 4 1f b1 5 2 15 2 8 au p 63 1 jv 13 9 9 7 11 4 4 2 m 6z 15 2 1 4 1 h 5 1f y b 0 9 w w l 17 k s m 3e 5 25 0 3m 3 3m 0 5 1 34 2 6y 0 1x 9 2 0 3 0 2 11 2 9 2 0 3 0 2 3 2 7 e 1 3g 3 gn 0 o j 1j 0 12 6 56 1m 5i 6 3 0 3 7 2 1 2 t 2 1 3 8 d 9 1z 7 3 19 3 7 2 1 s 1q 9 0 9 21 4 0 j f 4h 7 2h w g 9 7b 6 2 1 2 17 4 0 2 1 2 8 9 9 7 5 2 1 2 10 2 1 2 5 8 9 7 17 5 9 6v m a g 2 14 4 4 e a 2e 0 34w 2o u7 0 h l b 32y 5qe 1l 1tj 26 2 9 hj 18 4 9 5j 1r x o 3 o 36 5 5 0 1c 8 2i 0 2 1 c 6 4qf i l0 de 16 v 2q 36 6pq 3 2 6 2 1 4 80 g 0 u 2 3 0 f 3 9 az 54l 9 ef 19 3 m 33u u 7 5 7a 1p y 0 35 18 4 d 3 9 5 0 8y u i 1l d3 15 5z 16 5i u 2 l 9 1 69 6 2 3 2 1 2 e 99 0 3ol 9 xr2 8 386 a 4mb b 3 5rk g h9 3hf 3t6 6 6jt';
/** What makes one character with a blank in front of it, as HCL counts. go-textseg v17.0.1. */
const JOINS_SPACE = 'lc 33 7o 6 7c 18 2 0 2 1 2 1 2 0 21 a 1d k h 0 2u 6 3 5 3 1 2 3 10 0 v q 2k a 1n 8 a 0 p 3 2 8 2 2 2 4 18 2 1o 8 17 n 2 w 1j 2 2 h 2 6 b 1 u 2 1l 0 2 6 3 1 3 2 a 0 b 1 r 0 3 2 1l 0 2 4 5 1 3 2 4 0 v 1 4 0 c 2 1l 0 2 7 2 2 2 2 l 1 n 5 2 2 1l 0 2 6 3 1 3 2 8 2 b 1 v 0 1o 4 4 2 2 3 a 0 15 4 1k 0 2 6 2 2 2 3 8 1 c 1 u 2 1l 0 2 6 2 2 2 3 8 1 c 1 g 0 d 3 1k 1 2 6 2 2 2 3 a 0 b 1 u 2 1z 0 5 5 2 0 2 7 j 1 1q 0 2 7 d 7 2r 0 2 9 c 6 22 1 s 0 2 0 2 0 5 1 1e j 2 1 6 a 2 z a 0 2v a 2 5 o 3 5 2 h 3 e 0 2 2 7 0 g 0 jk 2 qb 3 t 2 u 1 v 1 1t v a 0 1a 2 2 0 3a 1 z 0 3b b 5 b 64 4 1m 9 2 0 2 0 3 n 3 0 1d 19 3 b l 4 1c g 13 8 d 2 v c 1l d 1d j 49 2 2 k 5 0 7 0 3 2 5j 1r el 1 5f w 2db 2 3y 0 2p v ff 5 2y 1 n9x 3 2 9 x 1 29 1 7l 0 4 0 5 0 o 4 5 0 2c 1 1f h r h e 0 13 7 q c 19 3 1c d 11 0 1w d d 0 9 1 1b 0 1g 0 2 2 3 1 6 1 2 0 16 4 6 1 6l 7 2 1 fn5 0 ki f h f a7 1 gu 0 6b 0 46 4 1af 2 2 1 6 3 15 2 5 0 4m 1 fy 3 1u 4 8u 1 26 5 1z a 1e 3 3f 2 1i e 16 0 3 1 b 3 1a a 8 0 1q 2 11 d h 1 19 0 d 2 1d d 9 3 2 1 2l b 7 0 3 0 4e b m 3 1k 1 2 6 3 1 3 2 a 0 b 1 3 6 4 4 1w 8 2 0 3 0 2 3 2 4 2 0 f 1 2b h o 0 2a j 6k 6 3 8 s 1 2b g 2z c 2u 2 3 9 75 e 6u 5 2 1 3 3 2 0 2 1 3y 6 3 6 4 0 t 9 15 6 2 3 9 0 a a 1b f 5j 7 5k 7 2 7 2b l 2 d 3f 5 4 0 2 1 2 6 2 0 1v 4 2 1 2 4 9o 3 a 1 2 0 1d 6 4 4 o 0 44m 0 7 e 8uh h 1xd 4 1o 6 t5 0 2 1i 8 3 2a 0 c 1 f58 1 3mq 19 3 m f3 4 4 5 9 7 3 6 v 3 45 2 1j0 1i 5 1d 9 0 f 0 n 4 2 e 11t 6 2 g 3 6 2 1 2 4 2t 0 4h 6 ag 0 1q 3 e5 3 73 1 6s 0 3 0 8 1 6 0 d7 6 32 6 241 4 gx7l 2n 3l 6n';
/** What belongs to a name of Rego, beside `A` to `Z`, `a` to `z`, `_` and, not at its beginning, `0` to `9`. opa 1.22.4. */
const REGO_CONTINUE = '19c 9 3r 9 5j 9 bh 9 3b 9 3b 9 3b 9 3b 9 3b 9 3b 9 3b 9 3b 9 3b 9 2p 9 3b 9 1z 9 7r 9 1z 9 1fr 9 13 9 8d 9 3l 9 4n 9 7 9 53 9 2f 9 3r 9 7 9 r7r 9 iv 9 13 9 5j 9 n 9 2f 9 bb 9 gev 9 13b 9 1on 9 ml 9 3l 9 1p 9 41 9 7r 9 9j 9 3b 9 af 9 2v 9 2v 9 br 9 2v 9 l3 9 6v 9 1z 9 br 9 etj 9 2f 9 3r 9 lf9 1d 1tt 9 br 9 dz 9 uv 9 3o7 9';
//# sourceMappingURL=go-tables.js.map
// EXTERNAL MODULE: ./build/src/model/once.js
var once = __webpack_require__(88682);
;// CONCATENATED MODULE: ./build/src/model/go-text.js
/**
 * Text as Go programs read it. Terraform, OpenTofu and `opa` know other white space, letters and cases than JavaScript, and each
 * version of Node.js others than the last. So whoever reads what such a program reads trims, compares and finds names with this
 * file; the linter says so by directory (`.oxlintrc.json`).
 */


/** What begins a name of HCL, inside of `[…]` of a RegExp with the flag `u`. */
const HCL_NAME_START = classOf(HCL_START);
/** What belongs to a name of HCL, `-` as well. As `HCL_NAME_START`. */
const HCL_NAME_PART = HCL_NAME_START + classOf(HCL_CONTINUE);
/** What belongs to a name for some releases of Terraform. As `HCL_NAME_START`. */
const HCL_NAME_PERHAPS = classOf(HCL_NEWER);
/** A name of HCL, for a RegExp with the flag `u`. What only newer releases have in names is in none. */
const IDENTIFIER = `[${HCL_NAME_START}][${HCL_NAME_PART}]*`;
/** A name of Rego, for a RegExp with the flag `u`. */
const REGO_NAME = `[A-Za-z_][A-Za-z0-9_${classOf(REGO_CONTINUE)}]*`;
/**
 * As `text.matchAll(pattern)`, which compiles the pattern once more for each text: with all letters of the tables that takes fifty
 * times as long as the search.
 *
 * @param pattern with the flag `g`, and of no empty match
 */
function matchesOf(pattern, text) {
    const matches = [];
    pattern.lastIndex = 0;
    let match = pattern.exec(text);
    while (match !== null) {
        matches.push(match);
        match = pattern.exec(text);
    }
    return matches;
}
/** White space between words of HCL, JSON and Rego: no other is. For `[…]` of a RegExp. */
const BLANKS = String.raw ` \t\r\n`;
const SPACES = new Set(rangesOf(SPACE).flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))));
/** `strings.TrimSpace`. */
function trimSpace(text) {
    const rest = trimSpaceEnd(text);
    return rest.slice(afterSpaces(rest));
}
/** `strings.TrimRightFunc` of white space. */
function trimSpaceEnd(text) {
    let end = text.length;
    while (end > 0 && SPACES.has(text.charAt(end - 1)))
        end--;
    return text.slice(0, end);
}
/** Where white space ends that begins at a place of a text. */
function afterSpaces(text, from = 0) {
    let at = from;
    while (SPACES.has(text.charAt(at)))
        at++;
    return at;
}
const NOT_PRINTED = new RegExp(`[^${classOf(PRINT)}]`, 'u');
/** Characters without a form of their own in NFC: what Go does not know, but for two blanks that stand for others. */
const INERT = new RegExp(`((?:(?![\\u2000\\u2001])[^${classOf(PRINT)}])+)`, 'u');
/** `unicode.IsPrint`, of one character. */
function isPrinted(character) {
    return !NOT_PRINTED.test(character);
}
/** The Unicode form NFC, in which Terraform has every text. What is not in Go's tables is left alone. */
function normalized(text) {
    if (!BEYOND_LATIN.test(text))
        return text;
    let done = '';
    let from = 0;
    for (const { 0: marked, index } of matchesOf(MARKED_BEYOND, text)) {
        // A mark is a letter, too, where no letter is before it.
        const isLetter = index === 0 || isStarter(marked.slice(0, 2));
        const composed = isLetter ? composeLow(marked) : undefined;
        if (composed === undefined)
            continue;
        done += composeKnown(text.slice(from, index)) + composed;
        from = index + marked.length;
    }
    return done + composeKnown(text.slice(from));
}
function composeKnown(text) {
    const pieces = text.split(INERT);
    return pieces.map((piece, at) => (at % 2 === 0 ? piece.normalize('NFC') : piece)).join('');
}
/** Letters behind U+FFFF with their marks. */
const MARKED_BEYOND = /[\u{10000}-\u{10ffff}]\p{M}+/gu;
/**
 * Go composes such a letter by its lower 16 bits, as if it were that one (golang.org/x/text, `combine` of `norm`).
 *
 * @returns undefined if that letter is composed with none of the marks
 */
function composeLow(marked) {
    const low = String.fromCharCode((marked.codePointAt(0) ?? 0) & 0xffff);
    if (!isStarter(low) || low.normalize('NFC') !== low)
        return undefined;
    let letter = low;
    let before = '';
    let left = '';
    for (const mark of marked.slice(2).normalize('NFD')) {
        // A mark does not get past another one of its class.
        const isBlocked = before !== '' && (mark + before).normalize('NFD') === mark + before;
        const pair = (letter + mark).normalize('NFC');
        const isPair = pair.length === 1 && pair.normalize('NFD') === letter.normalize('NFD') + mark;
        if (isPair && !isBlocked)
            letter = pair;
        else {
            before = mark;
            left += mark;
        }
    }
    return letter === low ? undefined : letter + left;
}
/** Whether a character is no mark that may change its place among others. */
function isStarter(character) {
    const behindMark = `\u0345${character.normalize('NFD')}`;
    return behindMark.normalize('NFD') === behindMark;
}
/** Every text without such a character is in NFC. */
const BEYOND_LATIN = /[^\0-\u02ff]/;
/** `strings.ToLower`. */
function toLower(text) {
    return replaceEach(text, smallLetters());
}
/** A text that is the same for all that `strings.EqualFold` takes for the same. */
function foldCase(text) {
    return replaceEach(text, sameLetters());
}
/** The capitals A to Z as small letters, and nothing else: for names that consist of these. */
function lowerAscii(text) {
    return text.replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}
/** Whether a character is one with a blank before it, as HCL counts an indentation. */
function joinsSpace(character) {
    return JOINING.test(character);
}
const JOINING = new RegExp(`[${classOf(JOINS_SPACE)}]`, 'u');
function replaceEach(text, letters) {
    // Most texts are ASCII, and cost nothing then.
    if (!/[^\0-\x7f]/.test(text))
        return lowerAscii(text);
    return Array.from(text, (character) => letters.get(character) ?? character).join('');
}
const smallLetters = (0,once/* once */.O)(() => {
    const letters = new Map();
    const numbers = numbersOf(LOWER);
    let before = 0;
    for (let at = 0; at < numbers.length; at += 4) {
        const [gap = 0, length = 0, step = 1, distance = 0] = numbers.slice(at, at + 4);
        for (let more = 0; more <= length; more += step) {
            const letter = before + gap + more;
            letters.set(String.fromCodePoint(letter), String.fromCodePoint(letter + distance));
        }
        before += gap + length;
    }
    return letters;
});
const sameLetters = (0,once/* once */.O)(() => {
    const others = rangesOf(FOLD).map((pair) => pair.map((letter) => String.fromCodePoint(letter)));
    return new Map([...smallLetters(), ...others]);
});
/** The numbers of a table. */
function numbersOf(table) {
    return table.split(' ').map((number) => Number.parseInt(number, 36));
}
function rangesOf(table) {
    const ranges = [];
    let before = 0;
    let first;
    for (const distance of numbersOf(table)) {
        before += distance;
        if (first !== undefined)
            ranges.push([first, before]);
        first = first === undefined ? before : undefined;
    }
    return ranges;
}
function classOf(table) {
    const sign = (char) => `\\u{${char.toString(16)}}`;
    return rangesOf(table)
        .map(([first, last]) => (first === last ? sign(first) : `${sign(first)}-${sign(last)}`))
        .join('');
}
//# sourceMappingURL=go-text.js.map

/***/ }),

/***/ 88682:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ once; }
/* harmony export */ });
/** Calls `make` at the first use, and keeps what it made. */
function once(make) {
    let made;
    return () => (made ??= make());
}
//# sourceMappingURL=once.js.map

/***/ })

};
;