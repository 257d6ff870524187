export const id = 6736;
export const ids = [6736];
export const modules = {
/***/ 66736:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
fetchPlanJson: () => ( fetchPlanJson)
});
var _plan_read_plan_js_0_ = __webpack_require__(90190);
async function fetchPlanJson(planId, isWhole, { client, signal }) {
const text = await fetchPlanText(planId, isWhole, client);
return text === '' ? undefined : (0,_plan_read_plan_js_0_ .c7)(text, isWhole, signal);
}
function fetchPlanText(planId, isWhole, { runs }) {
return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
/***/ })
};
