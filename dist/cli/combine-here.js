export const id = 248;
export const ids = [248];
export const modules = {
/***/ 20248:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
combiningGate: () => ( combiningGate),
workspacesOfGroups: () => ( workspacesOfGroups)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var client_client = __webpack_require__(75868);
var dist = __webpack_require__(77934);
var other_groups = __webpack_require__(45830);
var model_status = __webpack_require__(62373);
var workspace_result = __webpack_require__(37956);
var failure_of = __webpack_require__(46281);
var find_workspace = __webpack_require__(87170);
var run_concurrently = __webpack_require__(6939);
var gate_job = __webpack_require__(99329);
var judge = __webpack_require__(77786);
var overview = __webpack_require__(75030);
var supersede = __webpack_require__(58045);
var watch = __webpack_require__(20094);
;// CONCATENATED MODULE: ./build/src/gate/combine-groups.js
const MOST_AT_ONCE = 40;
async function combineGroups(reported, request, ports) {
const { groups, reports, commit } = reported;
const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
const names = groups.flatMap(({ workspaces }) => workspaces);
const plan = { ...request.plan, cancelSuperseded: false };
const job = (0,gate_job._)({ ...request, plan }, { ...ports, pack });
try {
const listed = await (0,overview.FF)(job.client, plan.organization, names);
const judging = groups.flatMap((group) => {
const found = findReport({ group, reports, commit });
return group.workspaces.map((name) => async () => {
const result = await judgeOrExplain({ name, group, found, listed: listed.get(name) }, job);
job.emit({ kind: 'workspace-decided', result });
return result;
});
});
const workspaces = await (0,run_concurrently.G)(judging, MOST_AT_ONCE);
const groupNames = groups.map(({ group }) => group);
const foreign = reports.find(({ group }) => group === undefined || !groupNames.includes(group));
if (foreign !== undefined) {
const { name, group } = foreign;
const what = group === undefined ? 'no group' : `the group ${group.slice(0, 40)}`;
const why = `The report ${name} is of ${what}, which the matrix does not have.`;
workspaces.push(undecidedWorkspace(other_groups.g, why));
}
const verdict = (0,workspace_result.Vj)(workspaces, request.policy);
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
const reported = found.report.workspaces.find((workspaceOfReport) => workspaceOfReport.name === name);
try {
return await judgeRunOfGroup(workspace, reported, job);
}
catch (error) {
const failure = (0,failure_of.g5)(error, job.endReason());
return {
...(0,workspace_result.sH)({ workspace: name, failure }),
missedBy: reported?.runId ? undefined : group,
};
}
}
async function judgeRunOfGroup({ name, group: { group }, listed }, { runId, configurationVersionId: versionId } = {}, job) {
job.signal.throwIfAborted();
const { client, plan } = job;
if (runId === undefined || versionId === undefined) {
throw new failure_of.GateStop('service', {
code: 'PG-139',
text: `Group ${group} started no run for it: its job says why.`,
});
}
const [watched, workspace] = await Promise.all([
client.runs.show(runId, { include: watch.tC }),
listed ?? client.workspaces.showByName(plan.organization, name),
]);
const { run, taskStages = [] } = watched;
const { status, message } = run.attributes;
const stages = taskStages.map(({ attributes }) => attributes);
const { mode } = plan;
const refused = refuseRun({
id: runId,
group,
change: job.changeRequest,
status,
message,
mode,
stages,
rests: (0,model_status.RJ)(mode, run),
words: (0,model_status.rM)(run),
});
if (refused !== undefined) {
throw new failure_of.GateStop(refused.claim === 'isOver' ? 'timeout' : 'service', {
code: refused.claim === 'isOfChange' ? undefined : 'PG-139',
text: refused.why,
});
}
const working = (0,find_workspace.bq)(workspace.attributes['working-directory']);
const workingDirectory = 'path' in working ? working.path : '';
const directory = job.workspaces.find((requested) => requested.name === name)?.directory;
const settled = {
name,
workspaceId: workspace.id,
workingDirectory,
root: directory === undefined ? undefined : (0,find_workspace.SS)(directory, workingDirectory),
current: (0,find_workspace.$b)(workspace),
notices: [],
mayHaveRun: true,
versionId,
runSeen: { id: runId, url: (0,gate_job.Q)(name, runId, job), status },
watched,
durationMs: (0,watch.sW)(run),
};
return await (0,judge.ks)(settled, job, { skipsEvents: true });
}
function undecidedWorkspace(workspace, message) {
return (0,workspace_result.sH)({ workspace, failure: { kind: 'service', message, code: 'PG-139' } });
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
isOfGroup: ({ id, group, message }) => (0,supersede.WP)(message, group) ? undefined : `Run ${id} is not one that group ${group} started.`,
isOfChange({ id, change, message }) {
const changeInMessage = (0,supersede.hS)(message);
if (!(0,supersede.H_)(changeInMessage, change))
return undefined;
return `Run ${id} was started for ${changeInMessage}, and this job is about ${change}.`;
},
isOver: ({ id, status, mode, stages, words, rests }) => rests || (0,model_status.Is)(mode, status, stages) ? undefined : `Run ${id} is not over: ${words}.`,
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
var judging_options = __webpack_require__(66241);
var read_regular = __webpack_require__(43962);
var ended_by = __webpack_require__(17953);
var job_time = __webpack_require__(71680);
var parse = __webpack_require__(2340);
var workspace_selectors = __webpack_require__(30589);
;// CONCATENATED MODULE: ./build/src/check/combine-here.js
function workspacesOfGroups(groups) {
return (0,workspace_selectors.TZ)(groups.flatMap(({ selectors = [] }) => selectors)) || 'none';
}
function combiningGate({ groups, from }) {
return async (request, ports) => {
const { context, workingDirectory, conceals: secrets } = request;
const { service, plan, job } = request.settings;
const deadline = ports.endsAt - (0,job_time.L5)(job.timeoutMs);
const client = (0,client_client.U)({ ...service, ...ports, deadline, secrets, discovers: true });
const workspaces = plan.workspaces.flatMap((selector) => {
if (selector.kind !== 'name')
return [];
const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? plan.directory);
return [{ name: selector.name, directory }];
});
const gateRequest = { ...(0,judging_options.D)(request, deadline), workspaces, message: '' };
const commit = context.commit?.sha;
const reports = await (0,ended_by.m)(ports.endSignal, readReports(from));
return await combineGroups({ groups, reports, commit }, gateRequest, { ...ports, client });
};
}
const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = dist._H3({
tool: dist._H3({ name: dist.euz('plangate') }),
group: dist.lqM(dist.YjP()),
commit: dist.lqM(dist._H3({ sha: dist.YjP() })),
workspaces: dist.YOg(dist._H3({
name: dist.YjP(),
runId: dist.lqM(dist.YjP()),
configurationVersionId: dist.lqM(dist.YjP()),
})),
});
async function readReports(directory) {
const entries = await (0,promises_.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
const files = entries
.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
.map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name))
.sort();
const reports = [];
for (const file of files) {
const text = await (0,read_regular.VX)(file, MOST_BYTES).catch(() => '');
const parsed = dist.xLC(reportSchema, (0,parse.qF)(text));
if (!parsed.success)
continue;
const { group, commit, workspaces } = parsed.output;
const name = (0,external_node_path_.relative)(directory, file);
reports.push({ name, group, commit: commit?.sha, workspaces });
}
return reports;
}
/***/ }),
};
