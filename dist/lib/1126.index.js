export const id = 1126;
export const ids = [1126];
export const modules = {

/***/ 71126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findExceptions: () => (/* binding */ findExceptions)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82717);



/**
 * Finds the file of a check, and reads its text. What the text says is for `parseExceptions`.
 *
 * @returns the text; a notice, if the default branch does not have it and nothing is excepted; or what is wrong
 */
async function findExceptions({ written, ...place }, ports) {
    const read = await (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .readDecidingText */ .Jm)('exceptions', written, place, ports);
    if (!('absent' in read))
        return read;
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Nothing is excepted: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(written)} is not on the default branch.`;
    return {
        notice: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('exceptions-missing', says, {
            about: { file: written },
            remedy: _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_2__/* .MERGE_FIRST */ .eL,
        }),
    };
}
//# sourceMappingURL=find-exceptions.js.map

/***/ })

};
