export const id = 923;
export const ids = [923];
export const modules = {

/***/ 3923:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadHcl: () => (/* binding */ loadHcl)
/* harmony export */ });
/* harmony import */ var _json_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2477);
/* harmony import */ var _parse_hcl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7538);


/** Loads the parser. */
async function loadHcl() {
    return { parse: _parse_hcl_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHcl */ .z, parseJson: _json_body_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonBody */ .n };
}
//# sourceMappingURL=hcl.js.map

/***/ })

};
