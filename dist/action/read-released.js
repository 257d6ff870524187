export const id = 245;
export const ids = [245];
export const modules = {
/***/ 626:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
readReleased: () => ( readReleased)
});
var _policy_from_policy_check_js_0_ = __webpack_require__(392);
var _policy_from_tf_policy_js_1_ = __webpack_require__(2764);
var _policy_observed_js_2_ = __webpack_require__(1894);
var _policy_policy_owners_js_3_ = __webpack_require__(9925);
var _policy_reading_js_4_ = __webpack_require__(988);
var _override_run_js_5_ = __webpack_require__(9337);
var _read_policies_js_6_ = __webpack_require__(1056);
async function readReleased(run, ports) {
const { checks, stages, tfEvaluations } = await (0,_read_policies_js_6_ .h9)(run, true, ports);
const objects = [
...checks.items.map(({ check, log }) => ({
id: check.id,
waits: (0,_override_run_js_5_ .je)('policy-check', check),
read: () => (0,_policy_from_policy_check_js_0_ .hA)(check, (0,_policy_from_policy_check_js_0_ .SQ)(check, log) ? log : undefined),
})),
...stages.items.map((each) => ({
id: each.stage.id,
waits: (0,_override_run_js_5_ .je)('task-stage', each.stage),
read: () => (0,_policy_observed_js_2_ .F6)(each),
})),
...tfEvaluations.items.map((each) => ({
id: each.evaluation.id,
waits: (0,_override_run_js_5_ .je)('tf-policy-evaluation', each.evaluation),
read: () => (0,_policy_from_tf_policy_js_1_ .P)(each),
})),
].filter(({ waits }) => waits);
const whole = (0,_policy_reading_js_4_ .h1)(objects.map(({ read }) => read()));
const { results, runTasks, unfinished } = whole;
const failed = results.filter(isReleased);
return {
ids: objects.map(({ id }) => id),
failures: [
...failed,
...runTasks
.filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
.map(({ name }) => ({ runTask: name })),
],
doubts: [
...[checks, stages, tfEvaluations].flatMap(({ how }) => ('doubt' in how ? how.doubt : [])),
...whole.doubts,
...whole.errors,
...unfinished.map(({ what, word }) => `The ${what} is "${word}".`),
...(!failed.every(_policy_policy_owners_js_3_ .y) ? ['A policy that failed has no name.'] : []),
],
};
}
function isReleased({ status, level }) {
if (status === 'passed' || status === 'overridden')
return false;
return level !== 'advisory' || (status !== 'failed' && status !== 'known-after-apply');
}
/***/ })
};
