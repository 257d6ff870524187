export const id = 7896;
export const ids = [7896];
export const modules = {
/***/ 7896:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( isLongNumber),
a: () => ( toJson),
parseKept: () => ( parseKept)
});
var node_crypto_0_ = __webpack_require__(77598);
var _model_json_text_js_1_ = __webpack_require__(62177);
const MARK = (0,node_crypto_0_.randomBytes)(24).toString('hex');
function parseKept(text) {
const value = JSON.parse(text);
const kept = (0,_model_json_text_js_1_ .q4)(text, MARK);
return kept === text ? value : JSON.parse(kept);
}
function toJson(value) {
return (0,_model_json_text_js_1_ .zY)(JSON.stringify(value), MARK);
}
function isLongNumber(value) {
return typeof value === 'string' && value.startsWith(MARK);
}
/***/ })
};
