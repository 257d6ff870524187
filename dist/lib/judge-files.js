export const id = 296;
export const ids = [296];
export const modules = {
/***/ 7296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
judgeFiles: () => ( judgeFiles)
});
var node_path_0_ = __webpack_require__(6760);
var _model_policy_files_js_1_ = __webpack_require__(8391);
var _model_quote_js_7_ = __webpack_require__(8187);
var _trust_tree_js_2_ = __webpack_require__(734);
var _judge_plan_js_3_ = __webpack_require__(7462);
var _open_policies_js_4_ = __webpack_require__(9431);
var _open_own_policies_js_5_ = __webpack_require__(8738);
var _policy_files_js_6_ = __webpack_require__(5673);
async function judgeFiles(plan, directories, workingDirectory, { deadlineMs, clock, executeBounded, environment, signal, }) {
const conftest = await (0,_open_own_policies_js_5_ .jL)(workingDirectory, {
executeBounded,
environment,
signal,
});
const found = await Promise.all(directories.map(async (shownAs) => {
const path = (0,node_path_0_.resolve)(workingDirectory, shownAs);
const files = await (0,_policy_files_js_6_ .Ak)(path, shownAs, true);
if (files === undefined)
throw new _model_policy_files_js_1_ .cq(`${(0,_model_quote_js_7_ .hD)(shownAs)} does not exist.`);
return files;
}));
const opened = await (0,_open_own_policies_js_5_ .kr)((0,_open_own_policies_js_5_ .CN)(found, conftest).map(_trust_tree_js_2_ .O2), {
executeBounded,
environment,
signal,
limits: { clock, policyMs: _open_policies_js_4_ .c7, deadlineMs },
});
try {
return (await (0,_judge_plan_js_3_ .Oc)(opened, plan, signal)).results;
}
finally {
for (const set of opened)
await set.close();
}
}
/***/ })
};
