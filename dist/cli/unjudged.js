export const id = 639;
export const ids = [639];
export const modules = {

/***/ 1639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   unjudged: () => (/* binding */ unjudged)
/* harmony export */ });
/* harmony import */ var _policy_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4579);
/** The result where no run was judged: what is known of each workspace, and why there is no more. */

function unjudged(known, durationMs = 0) {
    const workspaces = known.map((one) => ({
        workingDirectory: '',
        results: [],
        runTasks: [],
        notices: [],
        diagnostics: [],
        verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .decideWithout */ .Zh)(one.failure),
        ...one,
    }));
    const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
    return { verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_0__/* .combine */ .kg)(named), workspaces, archives: [], durationMs };
}
//# sourceMappingURL=unjudged.js.map

/***/ })

};
