export const id = 7296;
export const ids = [7296];
export const modules = {

/***/ 7296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeFiles: () => (/* binding */ judgeFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48391);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80734);
/* harmony import */ var _judge_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2218);
/* harmony import */ var _open_policies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95624);
/* harmony import */ var _open_own_policies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88738);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95673);
/** Judges a plan by the policies of directories as they are on the disk. */







/**
 * Rejects with an Error that names everything wrong with the plan or the policies.
 *
 * @param deadlineMs when everything has to be judged, by the monotonic clock
 */
async function judgeFiles(plan, directories, workingDirectory, { deadlineMs, clock, executeBounded, environment, signal, }) {
    const conftest = await (0,_open_own_policies_js__WEBPACK_IMPORTED_MODULE_5__/* .readConftestHere */ .jL)(workingDirectory, {
        executeBounded,
        environment,
        signal,
    });
    const found = await Promise.all(directories.map(async (shownAs) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, shownAs);
        const files = await (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .readDirectoryPolicies */ .Ak)(path, shownAs, workingDirectory);
        if (files === undefined)
            throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_1__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_1__/* .policiesMissing */ .xC)(shownAs));
        return files;
    }));
    const opened = await (0,_open_own_policies_js__WEBPACK_IMPORTED_MODULE_5__/* .openAll */ .kr)((0,_open_own_policies_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNamed */ .CN)(found, conftest).map(_trust_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .asTrusted */ .O2), {
        executeBounded,
        environment,
        signal,
        limits: { clock, policyMs: _open_policies_js__WEBPACK_IMPORTED_MODULE_4__/* .POLICY_MS */ .c7, deadlineMs },
    });
    try {
        return (await (0,_judge_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeBySets */ .Oc)(opened, plan, signal)).results;
    }
    finally {
        for (const set of opened)
            await set.close();
    }
}
//# sourceMappingURL=judge-files.js.map

/***/ })

};
