export const id = 3536;
export const ids = [3536];
export const modules = {

/***/ 13536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ NOWHERE),
/* harmony export */   u: () => (/* binding */ mostBytesTo)
/* harmony export */ });
/** The address of a service that listens nowhere. */
const NOWHERE = 'http://127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;
/** The most bytes that a request to this path may have. */
function mostBytesTo(path) {
    return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
}
//# sourceMappingURL=exchange.js.map

/***/ })

};
