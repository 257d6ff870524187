export const id = 378;
export const ids = [378];
export const modules = {
/***/ 1378:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
writeReports: () => ( writeReports)
});
var node_path_0_ = __webpack_require__(6760);
var _report_escape_markdown_js_1_ = __webpack_require__(7511);
var _report_json_js_3_ = __webpack_require__(7912);
var _outputs_js_2_ = __webpack_require__(5483);
const REPORT_FILES = [
{
file: 'report.json',
option: 'report-json',
what: 'everything, as JSON',
render: _report_json_js_3_ .hF,
},
{
file: 'report.html',
option: 'report-html',
what: 'one self-contained page, for people',
render: async (view) => (await __webpack_require__.e( 729).then(__webpack_require__.bind(__webpack_require__, 729))).renderPage(view),
},
{
file: 'junit.xml',
option: 'junit',
what: 'one test case per policy, as JUnit XML',
render: async (view) => (await __webpack_require__.e( 356).then(__webpack_require__.bind(__webpack_require__, 3356))).renderJunit(view),
},
{
file: 'report.sarif',
option: 'sarif',
what: 'findings for code scanning, as SARIF',
render: async (view) => (await __webpack_require__.e( 789).then(__webpack_require__.bind(__webpack_require__, 5789))).renderSarif(view),
},
{
file: 'comment.md',
what: 'the comment, as Markdown',
render: async (view) => `${(await __webpack_require__.e( 650).then(__webpack_require__.bind(__webpack_require__, 2650))).renderComment(view)}\n`,
},
{
file: 'summary.md',
what: 'the longer text that GitHub shows as the summary of a job',
render: async (view) => (await __webpack_require__.e( 650).then(__webpack_require__.bind(__webpack_require__, 2650))).renderSummary(view),
},
{
file: 'code-quality.json',
option: 'code-quality',
what: 'findings for GitLab, as Code Quality JSON',
shownBy: 'GitLab',
render: async (view) => (await __webpack_require__.e( 789).then(__webpack_require__.bind(__webpack_require__, 5789))).renderCodeQuality(view),
},
{
file: 'terraform.json',
what: 'the figures of all plans, for the widget of a merge request',
shownBy: 'GitLab',
render: renderTerraformWidget,
},
{
file: 'annotations.json',
what: 'links to the runs, for the page of the job',
shownBy: 'GitLab',
render: renderJobLinks,
},
{
file: 'verdict.env',
what: 'the outputs as variables, for later jobs',
shownBy: 'GitLab',
render: renderDotenv,
},
];
function reportFileNames() {
const general = REPORT_FILES.filter(({ shownBy }) => shownBy === undefined);
return `${general.map(({ file }) => file).join(', ')} and the files that GitLab shows`;
}
async function writeReports(view, directory, write) {
for (const { file, render } of REPORT_FILES) {
await write((0,node_path_0_.join)(directory, file), await render(view));
}
}
function renderTerraformWidget({ workspaces }) {
const sum = (figure) => workspaces.reduce((total, { plan }) => total + (plan?.[figure] ?? 0), 0);
return (0,_report_json_js_3_ .et)({
create: sum('additions'),
update: sum('changes'),
delete: sum('destructions'),
});
}
function renderJobLinks({ workspaces, context }) {
const links = workspaces.flatMap(({ name, runId, runUrl }) => {
const url = runUrl && (0,_report_escape_markdown_js_1_ .v7)(runUrl, [context.serviceOrigin]);
return url ? [{ external_link: { label: (0,_report_escape_markdown_js_1_ .Ow)(`${name}: ${runId ?? 'run'}`), url } }] : [];
});
return (0,_report_json_js_3_ .et)({ Runs: links });
}
function renderDotenv(view) {
return Object.entries((0,_outputs_js_2_ .I)(view))
.filter(([name, value]) => value !== '' && !['run-ids', 'plan-json'].includes(name))
.map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
.join('');
}
/***/ }),
/***/ 5483:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
I: () => ( toOutputs)
});
var _report_changes_js_0_ = __webpack_require__(445);
function toOutputs(view, written = {}) {
const { counts, workspaces } = view;
const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
return {
verdict: view.verdict,
green: String(view.green),
'run-id': first?.runId ?? '',
'run-url': first?.runUrl ?? '',
'run-ids': JSON.stringify(Object.fromEntries(runs)),
'configuration-version-id': first?.configurationVersionId ?? '',
passed: String(counts.passed),
'advisory-failed': String(counts.advisoryFailed),
'mandatory-failed': String(counts.mandatoryFailed),
overridden: String(counts.overridden),
...(0,_report_changes_js_0_ .vA)(workspaces),
'comment-url': '',
'report-json': '',
'report-html': '',
'report-sarif': '',
'plan-json': '{}',
...written,
};
}
function emptyOutputs(green, verdict = 'undecided') {
const counts = countResults([]);
const totals = { adds: '', changes: '', destroys: '', replaces: '' };
return { ...toOutputs({ verdict, green, counts, workspaces: [] }), ...totals };
}
/***/ })
};
