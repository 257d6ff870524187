export const id = 8245;
export const ids = [8245];
export const modules = {
/***/ 626:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
readReleased: () => ( readReleased)
});
var _policy_policy_owners_js_0_ = __webpack_require__(9925);
var _policy_reading_js_1_ = __webpack_require__(988);
var _override_run_js_2_ = __webpack_require__(9337);
var _read_policies_js_3_ = __webpack_require__(1056);
async function readReleased(run, ports) {
const observed = await (0,_read_policies_js_3_ .h9)(run, true, ports);
const waiting = observed.flatMap(({ system, objects }) => objects
.filter(({ object }) => (0,_override_run_js_2_ .je)(system, object))
.map(({ object, contents }) => ({ object, system, contents })));
const whole = (0,_policy_reading_js_1_ .h1)(waiting.map(({ system, contents }) => system.readCertain === undefined ? system.read(contents) : system.readCertain(contents)));
const { results, runTasks, unfinished } = whole;
const failed = results.filter(isReleased);
const failures = [
...failed,
...runTasks
.filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
.map(({ name }) => ({ runTask: name })),
];
return {
ids: waiting.map(({ object }) => object.id),
failures,
doubts: [
...observed.flatMap(({ how }) => ('doubt' in how ? how.doubt : [])),
...whole.doubts,
...whole.errors,
...unfinished.map(({ what, word }) => `The ${what} is "${word}".`),
...(!failed.every(_policy_policy_owners_js_0_ .y) ? ['A policy that failed has no name.'] : []),
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
