export const id = 296;
export const ids = [296];
export const modules = {
/***/ 7296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
judgeFiles: () => ( judgeFiles)
});
var _model_policy_files_js_0_ = __webpack_require__(8391);
var _model_quote_js_8_ = __webpack_require__(8187);
var _plan_plan_shape_js_1_ = __webpack_require__(5029);
var _trust_tree_js_2_ = __webpack_require__(734);
var _judge_plan_js_3_ = __webpack_require__(9204);
var _open_policies_js_4_ = __webpack_require__(6712);
var _open_own_policies_js_5_ = __webpack_require__(3003);
var _policy_files_js_6_ = __webpack_require__(5673);
var _plan_redacted_plan_js_7_ = __webpack_require__(3929);
async function judgeFiles(plan, directories, { deadlineMs, clock, executeBounded, environment, signal, }) {
const sets = await Promise.all(directories.map(async ({ path, shownAs }) => {
const files = await (0,_policy_files_js_6_ .Ak)(path, shownAs, true);
if (files === undefined)
throw new _model_policy_files_js_0_ .cq(`${(0,_model_quote_js_8_ .hD)(shownAs)} does not exist.`);
return (0,_trust_tree_js_2_ .O2)(files);
}));
const opened = await (0,_open_own_policies_js_5_ .k)(sets, {
executeBounded,
environment,
signal,
limits: { clock, policyMs: _open_policies_js_4_ .c7, deadlineMs },
plan: plan.json.isWhole ? _plan_plan_shape_js_1_ .E : _plan_redacted_plan_js_7_ .b3,
});
try {
return (await (0,_judge_plan_js_3_ .t)(opened, plan, signal)).results;
}
finally {
for (const set of opened)
await set.close();
}
}
/***/ })
};
