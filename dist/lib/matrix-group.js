export const id = 213;
export const ids = [213,308];
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
/***/ }),
/***/ 5213:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openMatrixGroup: () => ( openMatrixGroup)
});
var _model_other_groups_js_14_ = __webpack_require__(5830);
var _model_status_js_0_ = __webpack_require__(2373);
var _failure_of_js_1_ = __webpack_require__(6281);
var _find_workspace_js_2_ = __webpack_require__(7170);
var _group_reports_js_3_ = __webpack_require__(2308);
var _listed_runs_js_4_ = __webpack_require__(8039);
var _plan_of_run_js_5_ = __webpack_require__(370);
var _overview_js_6_ = __webpack_require__(9354);
var _own_run_js_7_ = __webpack_require__(25);
var _run_js_8_ = __webpack_require__(9268);
var _machine_take_turn_js_9_ = __webpack_require__(4990);
var _service_scope_js_10_ = __webpack_require__(4963);
var _source_js_13_ = __webpack_require__(4296);
var _current_run_js_11_ = __webpack_require__(189);
var _model_errors_js_12_ = __webpack_require__(4132);
const MOST_AT_ONCE = 40;
function openMatrixGroup(request, { client, groups, readReports, commit, directoryOf }) {
return {
gives: { run: true, plannedCommit: false, serviceSystems: true },
startsCode: false,
startsTogether: false,
mostAtOnce: MOST_AT_ONCE,
async find(scope) {
const reports = await readReports();
const names = groups.flatMap(({ workspaces }) => workspaces);
const plan = { ...request.plan, cancelSuperseded: false };
const service = (0,_service_scope_js_10_ .G)({ ...request, plan }, scope, client, names.length);
const matrix = groups[0]?.group.split('-')[0] ?? '';
const search = service.change.sealing?.searched ?? matrix;
const runs = (0,_listed_runs_js_4_ .oS)(service.client, service.clock, search, plan);
const listed = await (0,_overview_js_6_ .FF)(service.client, plan.organization, names);
const inGroups = groups.flatMap((group) => findInGroup(group, reports, commit));
const found = await (0,_machine_take_turn_js_9_ .G)(inGroups.map((each) => () => placeFiles(each, { listed, directoryOf }, service)), MOST_AT_ONCE);
return {
found: [...found, ...foreignIn(reports, groups)],
prepare: async (workspace) => workspace,
async *offers(workspace) {
yield await offerRunOfGroup(workspace, runs, service);
},
giveUp: async ({ group, reported }) => ({
missedBy: reported.runId === undefined ? group : undefined,
}),
close: service.close,
};
},
};
}
const stop = (text, kind = 'service') => new _failure_of_js_1_ .K$(kind, { code: _model_errors_js_12_ .Lp.wrongGroup, text });
function findInGroup(group, reports, commit) {
const found = (0,_group_reports_js_3_ .k)({ group, reports, commit });
return group.workspaces.map((name) => {
if ('why' in found)
return { name, error: stop(found.why), missedBy: group.group };
const { workspaces } = found.report;
const reported = workspaces.find((workspaceOfReport) => workspaceOfReport.name === name) ?? {};
const place = { workingDirectory: '', root: undefined, notices: [] };
return { name, ...place, group: group.group, reported };
});
}
async function placeFiles(found, { listed, directoryOf, }, { client, plan }) {
if ((0,_source_js_13_ .t)(found))
return found;
const { name, reported } = found;
const isStarted = reported.runId !== undefined && reported.configurationVersionId !== undefined;
if (!isStarted)
return found;
try {
const workspace = listed.get(name) ?? (await client.workspaces.showByName(plan.organization, name));
const working = (0,_find_workspace_js_2_ .bq)(workspace.attributes['working-directory']);
const workingDirectory = 'path' in working ? working.path : '';
const directory = directoryOf(name);
const root = directory === undefined ? undefined : (0,_find_workspace_js_2_ .SS)(directory, workingDirectory);
return { ...found, workspace, workingDirectory, root };
}
catch (error) {
return { name, error };
}
}
function foreignIn(reports, groups) {
const groupNames = new Set(groups.map(({ group }) => group));
const foreign = reports.find(({ group }) => !groupNames.has(group));
if (foreign === undefined)
return [];
const { name, group } = foreign;
const what = group === undefined ? 'another check' : `the group ${group.slice(0, 40)}`;
const why = `The report ${name} is of ${what}, which the matrix does not have.`;
return [{ name: _model_other_groups_js_14_ .g, error: stop(why) }];
}
async function offerRunOfGroup({ name, group, reported, workspace, workingDirectory, root }, listed, service) {
const { client, plan, change, clock } = service;
const { sealing } = change;
const { runId, configurationVersionId: versionId, seals: otherSeals } = reported;
if (runId === undefined || versionId === undefined || workspace === undefined) {
throw stop(`Group ${group} started no run for it: its job says why.`);
}
if (sealing === undefined) {
throw stop('Which commit this job is about is not known, so no run is known as its own.');
}
const watched = await client.runs.show(runId, {
include: [..._run_js_8_ .tC, 'configuration_version'],
});
const { run, configurationVersion: version } = watched;
const own = (0,_own_run_js_7_ .YH)({ run, workspaceId: workspace.id, otherSeals }, { client, ...sealing });
if ('why' in own)
throw stop(`Run ${runId} ${own.text}.`);
const { head, searched: changeRequest, seals, endedByComment, commentKey, form } = sealing;
const stages = (0,_run_js_8_ .QD)(watched);
const asked = { commentKey, form, options: (0,_run_js_8_ .I0)(plan.runOptions, seals) };
const refused = refuseRun({ group, head, mode: plan.mode, gate: asked, own, run, stages });
if (refused !== undefined) {
throw stop(refused.why, refused.claim === 'isOver' ? 'timeout' : 'service');
}
const ports = { client, clock, seals, listed, changeRequest, endedByComment };
const why = await (0,_own_run_js_7_ .gK)(run, own, head, { ...ports, version });
if (why !== undefined)
throw stop(`Run ${runId} ${why}.`);
const found = {
name,
workspaceId: workspace.id,
versionId,
workingDirectory,
root,
current: (0,_find_workspace_js_2_ .$b)(workspace),
notices: [],
mayHaveRun: true,
seals: otherSeals && Array.from(otherSeals),
durationMs: (0,_run_js_8_ .sW)(run),
};
const settled = (0,_run_js_8_ .Pm)(found, runId, watched, service);
const findBaseRun = (0,_current_run_js_11_ .$p)(settled, service);
return { ...(0,_plan_of_run_js_5_ .VG)(settled, service, { findBaseRun }), skipsEvents: true };
}
const RUN_CLAIMS = {
isOfCommit: ({ own, head, run: { id } }) => (0,_own_run_js_7_ .xh)(own, head) === undefined
? `Run ${id} was started for the commit ${own.facts.head}, and this job is about ${head}.`
: undefined,
isOfGroup: ({ group, own, head, run: { id } }) => ((0,_own_run_js_7_ .xh)(own, head) ?? own.facts).group === group
? undefined
: `Run ${id} is not one that group ${group} started.`,
isOfMode: ({ mode, own, run: { id } }) => own.facts.mode === mode ? undefined : `Run ${id} is ${own.facts.mode}, and not ${mode}.`,
isOfGate: ({ gate, own: { facts }, run: { id } }) => {
const others = [
facts.commentKey === gate.commentKey ? [] : '`comment-key`',
facts.options === gate.options ? [] : 'options of the run',
facts.form === gate.form ? [] : '`full-plan`',
].flat();
return others.length > 0
? `Run ${id} is of a gate with another ${others.join(' and ')}: give this step the inputs of the groups.`
: undefined;
},
isOver: ({ mode, run, stages }) => (0,_model_status_js_0_ .RJ)(mode, run) || (0,_model_status_js_0_ .Is)(mode, run.attributes.status, stages)
? undefined
: `Run ${run.id} is not over: ${(0,_model_status_js_0_ .rM)(run)}.`,
};
function refuseRun(run, claims = RUN_CLAIMS) {
for (const [name, claim] of Object.entries(claims)) {
const why = claim(run);
if (why !== undefined)
return { claim: name, why };
}
return undefined;
}
/***/ })
};
