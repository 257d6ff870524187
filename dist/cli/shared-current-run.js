export const id = 8872;
export const ids = [8872];
export const modules = {
/***/ 34296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
t: () => ( isUnjudged)
});
function isUnjudged(workspace) {
return 'error' in workspace;
}
/***/ }),
};
