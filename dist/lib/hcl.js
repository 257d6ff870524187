export const id = 923;
export const ids = [923];
export const modules = {

/***/ 3923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadHcl: () => (/* binding */ loadHcl)
/* harmony export */ });
/* harmony import */ var _parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2172);

async function loadHcl() {
    return { parse: _parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHcl */ .z };
}
//# sourceMappingURL=hcl.js.map

/***/ })

};
