export const id = 1372;
export const ids = [1372];
export const modules = {
/***/ 91372:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
combiningGate: () => ( combiningGate)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _client_client_js_2_ = __webpack_require__(69828);
var _client_wire_schema_js_18_ = __webpack_require__(77934);
var _judging_options_js_3_ = __webpack_require__(66241);
var _machine_read_regular_js_4_ = __webpack_require__(43962);
var _model_ended_by_js_5_ = __webpack_require__(17953);
var _model_job_time_js_17_ = __webpack_require__(71680);
var _model_parse_js_19_ = __webpack_require__(2340);
var _model_other_groups_js_20_ = __webpack_require__(45830);
var _model_status_js_6_ = __webpack_require__(62373);
var _gate_result_js_7_ = __webpack_require__(32940);
var _gate_failure_of_js_8_ = __webpack_require__(46281);
var _gate_find_workspace_js_9_ = __webpack_require__(87170);
var _machine_take_turn_js_10_ = __webpack_require__(44990);
var _gate_job_js_11_ = __webpack_require__(44466);
var _gate_judge_js_12_ = __webpack_require__(77786);
var _gate_overview_js_13_ = __webpack_require__(75030);
var _gate_listed_runs_js_14_ = __webpack_require__(78039);
var _gate_own_run_js_15_ = __webpack_require__(70025);
var _gate_run_js_16_ = __webpack_require__(69268);
function combiningGate({ groups, from }) {
return async (request, ports) => {
const { context, workingDirectory, conceals: secrets } = request;
const { service, plan, job } = request.settings;
const deadline = ports.endsAt - (0,_model_job_time_js_17_ .L5)(job.timeoutMs);
const client = (0,_client_client_js_2_ .U)({ ...service, ...ports, deadline, secrets, discovers: true });
const workspaces = groups.flatMap(({ selectors }) => selectors.map(({ name, directory = plan.directory }) => {
return { name, directory: (0,node_path_1_.resolve)(workingDirectory, directory) };
}));
const gateRequest = { ...(0,_judging_options_js_3_ .Ds)(request, deadline), workspaces, message: '' };
const commit = context.commit?.sha;
const reports = await (0,_model_ended_by_js_5_ .m)(ports.endSignal, readReports(from));
return await combineGroups({ groups, reports, commit }, gateRequest, { ...ports, client });
};
}
const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = _client_wire_schema_js_18_ ._H3({
tool: _client_wire_schema_js_18_ ._H3({ name: _client_wire_schema_js_18_ .euz('plangate') }),
group: _client_wire_schema_js_18_ .lqM(_client_wire_schema_js_18_ .YjP()),
commit: _client_wire_schema_js_18_ .lqM(_client_wire_schema_js_18_ ._H3({ sha: _client_wire_schema_js_18_ .YjP() })),
workspaces: _client_wire_schema_js_18_ .YOg(_client_wire_schema_js_18_ ._H3({
name: _client_wire_schema_js_18_ .YjP(),
runId: _client_wire_schema_js_18_ .lqM(_client_wire_schema_js_18_ .YjP()),
configurationVersionId: _client_wire_schema_js_18_ .lqM(_client_wire_schema_js_18_ .YjP()),
seals: _client_wire_schema_js_18_ .lqM(_client_wire_schema_js_18_ .YOg(_client_wire_schema_js_18_ .YjP())),
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
const reading = (0,_machine_read_regular_js_4_ .VX)(file, MOST_BYTES);
const value = await reading.then(_model_parse_js_19_ .qF, () => undefined);
const parsed = _client_wire_schema_js_18_ .xLC(reportSchema, value, { abortEarly: true });
if (!parsed.success)
continue;
const { group, commit, workspaces } = parsed.output;
const name = (0,node_path_1_.relative)(directory, file);
reports.push({ name, group, commit: commit?.sha, workspaces });
}
return reports;
}
const MOST_AT_ONCE = 40;
async function combineGroups(reported, request, ports) {
const { groups, reports, commit } = reported;
const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
const names = groups.flatMap(({ workspaces }) => workspaces);
const plan = { ...request.plan, cancelSuperseded: false };
const job = (0,_gate_job_js_11_ ._)({ ...request, plan }, { ...ports, pack });
const matrix = groups[0]?.group.split('-')[0] ?? '';
const search = job.sealing?.searched ?? matrix;
const runs = (0,_gate_listed_runs_js_14_ .oS)(job.client, job.clock, search, plan);
try {
const listed = await (0,_gate_overview_js_13_ .FF)(job.client, plan.organization, names);
const judging = groups.flatMap((group) => {
const found = findReport({ group, reports, commit });
return group.workspaces.map((name) => async () => {
const workspace = { name, group, found, listed: listed.get(name), runs };
const result = await judgeOrExplain(workspace, job);
job.emit({ kind: 'workspace-decided', result });
return result;
});
});
const workspaces = await (0,_machine_take_turn_js_10_ .G)(judging, MOST_AT_ONCE);
const groupNames = new Set(groups.map(({ group }) => group));
const foreign = reports.find(({ group }) => !groupNames.has(group));
if (foreign !== undefined) {
const { name, group } = foreign;
const what = group === undefined ? 'another check' : `the group ${group.slice(0, 40)}`;
const why = `The report ${name} is of ${what}, which the matrix does not have.`;
workspaces.push(undecidedWorkspace(_model_other_groups_js_20_ .g, why));
}
const verdict = (0,_gate_result_js_7_ .Vj)(workspaces, request);
return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
}
finally {
await job.close();
}
}
async function judgeOrExplain(workspace, job) {
const { name, found } = workspace;
const { group } = workspace.group;
if ('why' in found)
return { ...undecidedWorkspace(name, found.why), missedBy: group };
const reported = found.report.workspaces.find((workspaceOfReport) => workspaceOfReport.name === name) ?? {};
try {
return await judgeRunOfGroup(workspace, reported, job);
}
catch (error) {
const failure = (0,_gate_failure_of_js_8_ .g5)(error, job.endReason());
return {
...(0,_gate_result_js_7_ .sH)({ workspace: name, failure }),
missedBy: reported.runId ? undefined : group,
};
}
}
async function judgeRunOfGroup({ name, group: { group }, listed, runs }, { runId, configurationVersionId: versionId, seals: otherSeals }, job) {
job.signal.throwIfAborted();
const { client, plan, sealing } = job;
const stop = (text, kind = 'service') => new _gate_failure_of_js_8_.GateStop(kind, { code: 'PG-139', text });
if (runId === undefined || versionId === undefined)
throw stop(`Group ${group} started no run for it: its job says why.`);
if (sealing === undefined) {
throw stop('Which commit this job is about is not known, so no run is known as its own.');
}
const [watched, workspace] = await Promise.all([
client.runs.show(runId, { include: [..._gate_run_js_16_ .tC, 'configuration_version'] }),
listed ?? client.workspaces.showByName(plan.organization, name),
]);
const { run, taskStages = [], configurationVersion: version } = watched;
const own = (0,_gate_own_run_js_15_ .YH)({ run, workspaceId: workspace.id, otherSeals }, { client, ...sealing });
if ('why' in own)
throw stop(`Run ${runId} ${own.why}.`);
const { head, searched: changeRequest } = sealing;
const stages = taskStages.map(({ attributes }) => attributes);
const { commentKey, form } = sealing;
const gate = { commentKey, form, options: (0,_gate_run_js_16_ .I0)(plan.runOptions, sealing.seals) };
const refused = refuseRun({ group, head, mode: plan.mode, gate, own, run, stages });
if (refused !== undefined) {
throw stop(refused.why, refused.claim === 'isOver' ? 'timeout' : 'service');
}
const { seals, endedByComment } = sealing;
const ports = { client, clock: job.clock, seals, listed: runs, changeRequest, endedByComment };
const why = await (0,_gate_own_run_js_15_ .gK)(run, own, head, { ...ports, version });
if (why !== undefined)
throw stop(`Run ${runId} ${why}.`);
const working = (0,_gate_find_workspace_js_9_ .bq)(workspace.attributes['working-directory']);
const workingDirectory = 'path' in working ? working.path : '';
const directory = job.workspaces.find((requested) => requested.name === name)?.directory;
const settled = {
name,
workspaceId: workspace.id,
workingDirectory,
root: directory === undefined ? undefined : (0,_gate_find_workspace_js_9_ .SS)(directory, workingDirectory),
current: (0,_gate_find_workspace_js_9_ .$b)(workspace),
notices: [],
mayHaveRun: true,
versionId,
seals: otherSeals && Array.from(otherSeals),
runSeen: { id: runId, url: (0,_gate_job_js_11_ .Q)(name, runId, job), status: run.attributes.status },
watched,
durationMs: (0,_gate_run_js_16_ .sW)(run),
};
return await (0,_gate_judge_js_12_ .ks)(settled, job, { skipsEvents: true });
}
function undecidedWorkspace(workspace, message) {
return (0,_gate_result_js_7_ .sH)({ workspace, failure: { kind: 'service', message, code: 'PG-139' } });
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
function findReportBy(claims) {
return (search) => {
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
};
}
const RUN_CLAIMS = {
isOfCommit: ({ own, head, run: { id } }) => (0,_gate_own_run_js_15_ .xh)(own, head) === undefined
? `Run ${id} was started for the commit ${own.facts.head}, and this job is about ${head}.`
: undefined,
isOfGroup: ({ group, own, head, run: { id } }) => ((0,_gate_own_run_js_15_ .xh)(own, head) ?? own.facts).group === group
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
isOver: ({ mode, run, stages }) => (0,_model_status_js_6_ .RJ)(mode, run) || (0,_model_status_js_6_ .Is)(mode, run.attributes.status, stages)
? undefined
: `Run ${run.id} is not over: ${(0,_model_status_js_6_ .rM)(run)}.`,
};
function refuseRunBy(claims) {
return (run) => {
for (const [name, claim] of Object.entries(claims)) {
const why = claim(run);
if (why !== undefined)
return { claim: name, why };
}
return undefined;
};
}
const findReport = findReportBy(REPORT_CLAIMS);
const refuseRun = refuseRunBy(RUN_CLAIMS);
/***/ })
};
