export const id = 2285;
export const ids = [2285];
export const modules = {
/***/ 82285:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
combinesInstead: () => ( combinesInstead),
workspacesOfGroups: () => ( workspacesOfGroups)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var client_client = __webpack_require__(87457);
var dist = __webpack_require__(77934);
var resource = __webpack_require__(78235);
var decide = __webpack_require__(85301);
var other_groups = __webpack_require__(45830);
var model_status = __webpack_require__(62373);
var end_run = __webpack_require__(67832);
var failure_of = __webpack_require__(46281);
var existing_failures = __webpack_require__(47846);
var find_workspace = __webpack_require__(87170);
var supersede = __webpack_require__(58045);
;// CONCATENATED MODULE: ./build/src/gate/group-claims.js
const REPORT_CLAIMS = {
isOnly: ({ group: { group } }, _, ofGroup) => ofGroup.length > 1
? `Group ${group} has ${ofGroup.length} reports (${ofGroup.map(({ name }) => name).join(', ')}): Plangate cannot determine which one is its own.`
: undefined,
isOfCommit: ({ group: { group }, commit }, report) => {
if (commit !== undefined && report.commit === commit)
return undefined;
const of = report.commit === undefined ? 'no commit' : `the commit ${report.commit.slice(0, 40)}`;
return `The report of group ${group} is of ${of}, and this job is of ${commit ?? 'none that it knows'}.`;
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
return { why };
}
for (const isSo of Object.values(claims)) {
const why = isSo(search, report, ofGroup);
if (why !== undefined)
return { why };
}
return { report };
};
}
const RUN_CLAIMS = {
isOfGroup: ({ id, group, message }) => (0,supersede.WP)(message, group) ? undefined : `Run ${id} is not one that group ${group} started.`,
isOfChange({ id, change, message }) {
const of = (0,supersede.hS)(message);
if (!(0,supersede._d)(of, change))
return undefined;
return `Run ${id} was started for ${of}, and this job is about ${change}.`;
},
isOver: ({ id, status, mode, stages, words, rests }) => rests || (0,model_status.Is)(mode, status, stages) ? undefined : `Run ${id} is not over: ${words}.`,
};
function refuseRunBy(claims) {
return (run) => {
for (const [claim, isSo] of Object.entries(claims)) {
const why = isSo(run);
if (why !== undefined)
return { claim, why };
}
return undefined;
};
}
var in_lanes = __webpack_require__(61476);
var gate_job = __webpack_require__(82302);
var judge = __webpack_require__(7589);
var overview = __webpack_require__(75030);
var watch = __webpack_require__(20094);
;// CONCATENATED MODULE: ./build/src/gate/combine-groups.js
const findReport = findReportBy(REPORT_CLAIMS);
const refuseRun = refuseRunBy(RUN_CLAIMS);
const LANES = 40;
async function combineGroups({ groups, reports, commit }, options, ports) {
const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
const names = groups.flatMap(({ workspaces }) => workspaces);
const job = (0,gate_job._)(options, { ...ports, pack });
try {
const listed = await (0,overview.FF)(job.client, options.organization, names);
const strangers = reports
.filter(({ group }) => !groups.some((expected) => expected.group === group))
.map((report) => `The report ${report.name} is of ${groupName(report)}, which the matrix does not have.`)
.map((message) => undecided(other_groups.g, message));
const judged = groups.flatMap((group) => {
const judgeOne = judgeOf(group, findReport({ group, reports, commit }), listed, job);
return group.workspaces.map((name) => async () => {
const result = await judgeOne(name);
job.emit({ kind: 'workspace-decided', result });
return result;
});
});
const workspaces = [...(await (0,in_lanes.L)(judged, LANES)), ...strangers.slice(0, 1)];
const verdicts = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
const verdict = workspaces.length === 0 ? (0,decide.decideUnaffected)(options.requirePolicies) : (0,decide.kg)(verdicts);
return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
}
finally {
await job.close();
}
}
function judgeOf({ group }, foundReport, listed, job) {
if ('why' in foundReport) {
return async (name) => ({ ...undecided(name, foundReport.why), missedBy: group });
}
const { report } = foundReport;
return (name) => judgeWorkspaceOfGroup({ name, group, report, listed: listed.get(name) }, job);
}
function groupName({ group }) {
return group === undefined ? 'no group' : `the group ${group.slice(0, 40)}`;
}
async function judgeWorkspaceOfGroup(named, job) {
try {
return await readAndJudge(named, job);
}
catch (error) {
const { kind, message } = (0,failure_of.g5)(error, job.ended());
const { report, name, group } = named;
const isMissed = report.workspaces.every((each) => each.name !== name || !each.runId);
return { ...undecided(name, message, kind), missedBy: isMissed ? group : undefined };
}
}
async function readAndJudge({ name, group, report, listed }, job) {
job.signal.throwIfAborted();
const { client, options } = job;
const { runId, configurationVersionId: versionId } = report.workspaces.find((each) => each.name === name) ?? {};
if (runId === undefined || versionId === undefined) {
throw new failure_of.GateStop('service', `Group ${group} started no run for it: its job says why.`);
}
const [watched, workspace] = await Promise.all([
client.runs.show(runId, { include: watch.tC }),
listed ?? findByName(name, client, options),
]);
const { run, taskStages = [] } = watched;
const { status, message } = run.attributes;
const stages = taskStages.map(({ attributes }) => attributes);
const { mode } = options;
const refused = refuseRun({
id: runId,
group,
change: options.changeRequest,
status,
message,
mode,
stages,
rests: (0,model_status.sV)(mode, run),
words: (0,model_status.$W)(run),
});
if (refused !== undefined) {
throw new failure_of.GateStop(refused.claim === 'isOver' ? 'timeout' : 'service', refused.why);
}
const required = { runId, versionId, workspace: { id: workspace.id, name } };
const rules = await (0,judge.UT)(workspace.id, job);
const working = (0,find_workspace.bq)(workspace.attributes['working-directory']);
const workingDirectory = 'path' in working ? working.path : '';
const directory = options.workspaces.find((each) => each.name === name)?.directory;
const progress = {
name,
workspaceId: workspace.id,
workingDirectory,
root: directory === undefined ? undefined : (0,find_workspace.SS)(directory, workingDirectory),
current: (0,find_workspace.$c)(workspace),
notices: [],
mayHaveRun: true,
versionId: (0,resource.Dl)(run, 'configuration-version'),
runSeen: { id: runId, url: (0,gate_job.Q)(name, runId, job), status },
};
const judged = await (0,judge.Zy)(watched, (0,judge.ck)(options, required), job, {
rules,
own: options.own,
sparesEvents: true,
findOther: (0,existing_failures.x)(progress, { ...job, reach: () => undefined }),
});
const described = (0,find_workspace.ng)(progress);
return { ...(0,judge.q)(judged, described, status, job), durationMs: (0,watch.sW)(run) };
}
function findByName(name, client, { organization }) {
return client.workspaces.showByName(organization, name);
}
function undecided(workspace, message, kind = 'service') {
return (0,end_run.sH)({ workspace, failure: { kind, message } });
}
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
function combinesInstead({ groups, from }) {
return async (request, ports, secrets) => {
const { settings, subject, context, workingDirectory } = request;
const deadline = ports.endsAt - (0,job_time.L5)(settings.timeoutMs);
const client = (0,client_client.U)({ ...settings, ...ports, deadline, secrets, discovers: true });
const workspaces = settings.workspaces.flatMap((selector) => {
if (selector.kind !== 'name')
return [];
const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? settings.directory);
return [{ name: selector.name, directory }];
});
const options = {
...(0,judging_options.D)(request),
workspaces,
message: '',
changeRequest: subject.changeRequest,
deadline,
cancelSuperseded: false,
diff: (0,judging_options.planDiffOf)(settings, secrets),
};
const commit = context.commit?.sha;
const reports = await (0,ended_by.m)(ports.over, readReports(from));
return await combineGroups({ groups, reports, commit }, options, { ...ports, client });
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
/***/ 61476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L: () => ( inLanes)
});
async function inLanes(tasks, lanes) {
const done = [];
const left = tasks.entries();
const lane = async () => {
for (const [index, task] of left)
done[index] = await task();
};
await Promise.all(Array.from({ length: Math.min(lanes, tasks.length) }, lane));
return done;
}
/***/ })
};
