export const id = 621;
export const ids = [621];
export const modules = {
/***/ 40621:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
listPlanFiles: () => ( listPlanFiles),
readPlanFile: () => ( readPlanFile),
readPlanOf: () => ( readPlanOf)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _client_errors_js_2_ = __webpack_require__(20486);
var _client_wire_resource_js_3_ = __webpack_require__(78235);
var _machine_read_regular_js_4_ = __webpack_require__(43962);
var _model_error_message_js_6_ = __webpack_require__(34271);
var _problems_js_5_ = __webpack_require__(16194);
async function readPlanOf({ workspace, currentRun }, client, signal) {
const { findNewestRun, STOPS } = await Promise.all([__webpack_require__.e(6603), __webpack_require__.e(6617), __webpack_require__.e(1046)]).then(__webpack_require__.bind(__webpack_require__, 11046));
const { fetchPlanJson } = await Promise.all([__webpack_require__.e(6617), __webpack_require__.e(6307)]).then(__webpack_require__.bind(__webpack_require__, 76617));
const { checkRedacted } = await __webpack_require__.e( 3929).then(__webpack_require__.bind(__webpack_require__, 53929));
const { UnreadablePlan } = await __webpack_require__.e( 3597).then(__webpack_require__.bind(__webpack_require__, 33597));
try {
const run = await findNewestRun(workspace, currentRun, client);
const planId = run && (0,_client_wire_resource_js_3_ .Dl)(run, 'plan');
if (run === undefined || planId === undefined)
return { unread: NO_RUN };
const json = await fetchPlanJson(planId, false, { client, signal });
if (json === undefined) {
return { unread: 'The service shows no plan of its newest finished run.' };
}
return await checkRedacted(json, signal);
}
catch (error) {
if (error instanceof UnreadablePlan)
return { unread: error.message };
if (!(error instanceof _client_errors_js_2_ ._) || STOPS.includes(error.code))
throw error;
return { unread: (0,_model_error_message_js_6_ .g)(error) };
}
}
const NO_RUN = 'It has no finished run of its present configuration.';
async function listPlanFiles(directory, io) {
const path = (0,node_path_1_.resolve)(io.workingDirectory, directory);
const names = await (0,node_fs_promises_0_.readdir)(path).catch((error) => {
throw (0,_problems_js_5_ .Wp)('--plans', `"${directory}" cannot be read (${error.code}).`);
});
const plans = names.filter((name) => name.endsWith('.json')).sort();
if (plans.length > 0) {
return plans.map((name) => ({ workspace: (0,node_path_1_.parse)(name).name, path: (0,node_path_1_.join)(path, name) }));
}
throw (0,_problems_js_5_ .Wp)('--plans', `"${directory}" holds no .json. Write plans there: \`terraform show -json plan > ${directory}/NAME.json\`.`);
}
async function readPlanFile({ path }, signal) {
const { LONGEST_PLAN, UnreadablePlan } = await __webpack_require__.e( 3597).then(__webpack_require__.bind(__webpack_require__, 33597));
const { toRedactedPlan } = await __webpack_require__.e( 3929).then(__webpack_require__.bind(__webpack_require__, 53929));
try {
return await toRedactedPlan(await (0,_machine_read_regular_js_4_ .VX)(path, LONGEST_PLAN), signal);
}
catch (error) {
signal.throwIfAborted();
if (error instanceof UnreadablePlan)
return { unread: error.message };
return { unread: `The file cannot be read: ${(0,_model_error_message_js_6_ .g)(error)}` };
}
}
/***/ })
};
