"use strict";
exports.id = 7896;
exports.ids = [7896];
exports.modules = {

/***/ 7896:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ isLongNumber; },
/* harmony export */   a: function() { return /* binding */ toJson; },
/* harmony export */   parseKept: function() { return /* binding */ parseKept; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62177);
/**
 * Values of states and seeds with all digits of their numbers: while the service keeps them, strings stand for numbers that
 * JavaScript would round. Whatever leaves the service is written by `toJson`.
 */


/** Begins these strings, and no other string of anybody. */
const MARK = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString('hex');
/** @throws SyntaxError for a text that is no JSON */
function parseKept(text) {
    // The message of an error is about the text as it was written.
    const value = JSON.parse(text);
    const kept = (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .keepLongNumbers */ .q4)(text, MARK);
    return kept === text ? value : JSON.parse(kept);
}
function toJson(value) {
    return (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .restoreLongNumbers */ .zY)(JSON.stringify(value), MARK);
}
/** Whether a string stands for a number. */
function isLongNumber(value) {
    return typeof value === 'string' && value.startsWith(MARK);
}
//# sourceMappingURL=long-numbers.js.map

/***/ })

};
;