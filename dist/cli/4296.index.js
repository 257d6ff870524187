"use strict";
exports.id = 4296;
exports.ids = [4296];
exports.modules = {

/***/ 34296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ isUnjudged; }
/* harmony export */ });
function isUnjudged(workspace) {
    return 'error' in workspace;
}
//# sourceMappingURL=source.js.map

/***/ })

};
;