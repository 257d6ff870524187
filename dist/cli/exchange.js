export const id = 3536;
export const ids = [3536];
export const modules = {
/***/ 13536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  J: () => ( NOWHERE),
  u: () => ( mostBytesTo)
 });
const NOWHERE = 'http://127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;
function mostBytesTo(path) {
  return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
}
/***/ })
};
