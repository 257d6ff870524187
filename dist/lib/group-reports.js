export const id = 308;
export const ids = [308];
export const modules = {
/***/ 2308:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
k: () => ( findReport),
readReports: () => ( readReports)
});
var node_fs_promises_0_ = __webpack_require__(1455);
var node_path_1_ = __webpack_require__(6760);
var _client_wire_schema_js_3_ = __webpack_require__(7934);
var _machine_read_regular_js_2_ = __webpack_require__(3962);
var _model_parse_js_4_ = __webpack_require__(2340);
const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = _client_wire_schema_js_3_ ._H3({
tool: _client_wire_schema_js_3_ ._H3({ name: _client_wire_schema_js_3_ .euz('plangate') }),
group: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
commit: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ ._H3({ sha: _client_wire_schema_js_3_ .YjP() })),
workspaces: _client_wire_schema_js_3_ .YOg(_client_wire_schema_js_3_ ._H3({
name: _client_wire_schema_js_3_ .YjP(),
runId: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
configurationVersionId: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
seals: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(_client_wire_schema_js_3_ .YjP())),
})),
});
async function readReports(directory) {
const entries = await (0,node_fs_promises_0_.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
const files = entries
.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
.map((entry) => (0,node_path_1_.join)(entry.parentPath, entry.name))
.sort();
const reports = [];
for (const file of files) {
const reading = (0,_machine_read_regular_js_2_ .VX)(file, MOST_BYTES);
const value = await reading.then(_model_parse_js_4_ .qF, () => undefined);
const parsed = _client_wire_schema_js_3_ .xLC(reportSchema, value, { abortEarly: true });
if (!parsed.success)
continue;
const { group, commit, workspaces } = parsed.output;
const name = (0,node_path_1_.relative)(directory, file);
reports.push({ name, group, commit: commit?.sha, workspaces });
}
return reports;
}
const REPORT_CLAIMS = {
isOnly: ({ group: { group } }, _, ofGroup) => ofGroup.length > 1
? `Group ${group} has ${ofGroup.length} reports (${ofGroup.map(({ name }) => name).join(', ')}): Plangate cannot determine which one is its own.`
: undefined,
isOfCommit: ({ group: { group }, commit }, report) => {
if (commit !== undefined && report.commit === commit)
return undefined;
const reported = report.commit === undefined ? 'no commit' : `the commit ${report.commit.slice(0, 40)}`;
return `The report of group ${group} is of ${reported}, and this job is of ${commit ?? 'none that it knows'}.`;
},
isOfWorkspaces: ({ group: { group, workspaces } }, report) => {
const named = report.workspaces.map(({ name }) => name).sort();
return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
? undefined
: `The report of group ${group} is not about the workspaces of that group.`;
},
};
function findReport(search, claims = REPORT_CLAIMS) {
const { group } = search.group;
const ofGroup = search.reports.filter((report) => report.group === group);
const [report] = ofGroup;
if (report === undefined) {
const why = `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
const none = ' No other group did, either: see that `from` names the directory of the reports.';
return { why: search.reports.length === 0 ? why + none : why };
}
for (const claim of Object.values(claims)) {
const why = claim(search, report, ofGroup);
if (why !== undefined)
return { why };
}
return { report };
}
/***/ })
};
