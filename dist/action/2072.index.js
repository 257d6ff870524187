"use strict";
exports.id = 2072;
exports.ids = [2072];
exports.modules = {

/***/ 62072:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withPathsFromRoot: function() { return /* binding */ withPathsFromRoot; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17866);
/** Paths in a file of settings are those of the repository, wherever a command is started. */



/** The keys whose values are paths, or addresses of other repositories. */
const OF_PATHS = new Set(['policies', 'exceptions', 'allowed-sources']);
/** The same file with paths that are relative to the working directory. @param place both absolute */
function withPathsFromRoot(file, { root, workingDirectory }) {
    const rebase = (path) => typeof path !== 'string' || (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isPinnedAddress */ .Ny)(path)
        ? path
        : (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path))) || '.';
    const rebaseAll = (values) => new Map([...values].map(([key, of]) => {
        if (!OF_PATHS.has(key))
            return [key, of];
        const value = Array.isArray(of.value) ? of.value.map(rebase) : rebase(of.value);
        return [key, { ...of, value: value }];
    }));
    return file && { ...file, values: rebaseAll(file.values), locked: rebaseAll(file.locked) };
}
//# sourceMappingURL=paths-from-root.js.map

/***/ })

};
;