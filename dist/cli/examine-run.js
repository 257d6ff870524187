export const id = 197;
export const ids = [197];
export const modules = {
/***/ 30197:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
applyRun: () => ( applyRun),
examineRun: () => ( examineRun),
isApplied: () => ( isApplied),
watchNamedRun: () => ( watchNamedRun),
whyNotApplied: () => ( whyNotApplied)
});
var resource = __webpack_require__(78235);
var run_differences = __webpack_require__(22484);
var command_line = __webpack_require__(99753);
var model_status = __webpack_require__(62373);
var take_over = __webpack_require__(33109);
var end_run = __webpack_require__(67832);
var gate_result = __webpack_require__(32940);
var failure_of = __webpack_require__(46281);
var find_workspace = __webpack_require__(87170);
var gate_job = __webpack_require__(44466);
var judge = __webpack_require__(77786);
var gate_run = __webpack_require__(69268);
var program_log = __webpack_require__(506);
var systems = __webpack_require__(82937);
var poll = __webpack_require__(67820);
var read_policies = __webpack_require__(11056);
var parse = __webpack_require__(2340);
var find_vcs_run = __webpack_require__(51779);
;// CONCATENATED MODULE: ./build/src/gate/watch-apply.js
const LOG_BYTES = 256 * 1024;
async function watchApply(run, { confirmed }, { onChange, ...ports }) {
const { clock } = ports;
let waitsSince;
const isAtRest = (waiting) => {
waitsSince = waiting && (waitsSince ?? clock.now());
return waiting !== undefined && clock.now() - (waitsSince ?? 0) >= restMsOf(waiting);
};
const polling = {
async read() {
const { run: seen } = await ports.client.runs.show(run.id);
const waits = waitsForPerson(seen, confirmed);
return { seen, waiting: waits ? seen : await findBlockingRun(seen, ports) };
},
isSettled: ({ seen, waiting }) => (0,model_status.Ck)(seen.attributes.status) || isAtRest(waiting),
changeOf: ({ seen }) => seen.attributes.status,
intervalMs: poll.Lp,
onChange: ({ seen }) => onChange((0,model_status.rM)(seen)),
};
const polled = await (0,poll.wt)(polling, ports);
const { seen: last, waiting } = polled.last ?? { seen: run, waiting: undefined };
const behind = waiting?.id === last.id ? undefined : waiting?.id;
const { status } = last.attributes;
const isOver = (0,model_status.Ck)(status);
let outcome;
if (isOver)
outcome = OUTCOME_OF_STATUS[status] ?? 'failed';
else
outcome = polled.kind === 'settled' ? 'waits' : 'unfinished';
const isApplied = outcome === 'applied' || outcome === 'failed';
const details = isApplied ? await readApply(last, ports) : undefined;
const policies = isApplied ? await readPoliciesOfApply(last, ports) : undefined;
return {
runId: run.id,
outcome: outcome === 'applied' && policies?.isAgainst ? 'against-policy' : outcome,
status,
behind,
words: behind === undefined
? (0,model_status.rM)(last)
: `in the queue behind ${behind}, which a person has to confirm or discard`,
durationMs: isOver ? applyDurationMs(last) : undefined,
counts: details?.counts,
firstError: outcome === 'failed' ? details?.firstError : undefined,
policies: policies?.sentences ?? [],
};
}
async function findBlockingRun(run, ports) {
const id = (0,resource.Dl)(run, 'workspace');
if (run.attributes.status !== 'pending' || id === undefined)
return undefined;
return await (0,read_policies.readIfPossible)(ports, undefined, async (client) => {
const currentId = (0,resource.Dl)(await client.workspaces.show(id), 'current-run');
if (currentId === undefined || currentId === run.id)
return undefined;
const { run: current } = await client.runs.show(currentId);
return waitsForPerson(current, false) ? current : undefined;
});
}
const OUTCOME_OF_STATUS = {
applied: 'applied',
planned_and_finished: 'nothing',
};
function waitsForPerson({ attributes: { status, actions } }, confirmed) {
if (status.endsWith('_awaiting_decision'))
return true;
const isConfirmable = actions?.['is-confirmable'] === true;
return !confirmed && (isConfirmable || (0,model_status.Il)('provisional', status) === 'person');
}
function restMsOf({ attributes: { status, 'auto-apply': appliesItself } }) {
return appliesItself === true && (0,model_status.Il)('provisional', status) !== 'person' ? 10_000 : 0;
}
function applyDurationMs({ attributes }) {
const stamps = attributes['status-timestamps'] ?? {};
const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
.map((name) => (0,parse.nR)(stamps[name]))
.find((time) => Number.isFinite(time));
const ended = (0,parse.nR)(stamps[`${attributes.status.replaceAll('_', '-')}-at`]);
return began !== undefined && ended >= began ? ended - began : undefined;
}
async function readPoliciesOfApply(run, ports) {
return await (0,read_policies.readIfPossible)(ports, undefined, async (client) => {
const reader = (0,read_policies.rY)({ ...ports, client });
const reading = systems.P.map(async (system) => system.readForApply?.(reader, run.id));
const readings = (await Promise.all(reading)).flatMap((ofSystem) => ofSystem ?? []);
const errors = readings.flatMap((reading) => reading.errors);
const results = readings
.flatMap((reading) => reading.results)
.filter(({ status }) => status !== 'passed');
const sentences = results.map(({ policy, level, status, message }) => `Policy "${policy}" (${level}) ${status === 'failed' ? 'failed' : 'was not evaluated'}: ${message}`);
const isAgainst = errors.length > 0 || results.some(({ level }) => level !== 'advisory');
return { sentences: [...errors, ...sentences], isAgainst };
});
}
async function readApply(run, ports) {
const id = (0,resource.Dl)(run, 'apply');
if (id === undefined)
return undefined;
return await (0,read_policies.readIfPossible)(ports, undefined, async (client) => {
const apply = await client.runs.showApply(id);
const { attributes } = apply;
const log = attributes.status === 'errored' ? await client.runs.planLog(apply, LOG_BYTES) : '';
const problem = (0,program_log._n)(log).find(({ severity }) => severity === 'error');
return {
counts: {
additions: attributes['resource-additions'] ?? 0,
changes: attributes['resource-changes'] ?? 0,
destructions: attributes['resource-destructions'] ?? 0,
imports: attributes['resource-imports'] ?? 0,
},
firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(': '),
};
});
}
var verdict = __webpack_require__(83538);
var trust_audit = __webpack_require__(79239);
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/cli/workbench/examine-run.js
async function examineRun(reference, request, ports) {
const startedAt = ports.clock.now();
try {
const { run, workspace } = await ports.client.runs.show(reference.id, {
include: ['workspace'],
});
const mode = run.attributes['save-plan'] === true ? 'provisional' : 'speculative';
const options = reference.allowsUncompared ? (0,run_differences.sV)(run) : request.plan.runOptions;
const identity = await findWorkspaceOfRun(reference, run, workspace, ports.client);
const organization = reference.organization ?? (0,resource.Dl)(workspace ?? {}, 'organization') ?? '';
const allowPartial = reference.allowsUncompared || request.plan.allowPartial;
const job = (0,gate_job._)({
...request,
plan: {
...request.plan,
mode,
organization,
workspaces: [],
runOptions: options,
allowPartial,
},
base: undefined,
workspaces: [],
message: '',
}, { ...ports, pack: () => Promise.reject(new Error('a run that is there is not packed')) });
const judged = await (0,end_run.Sy)(identity, job, (stepJob) => judgeNamedRun(reference, run, identity, stepJob));
await job.close();
job.emit({ kind: 'workspace-decided', result: judged });
const durationMs = ports.clock.now() - startedAt;
const result = { verdict: (0,gate_result.Vj)([judged]), workspaces: [judged], archives: [], durationMs };
return { result, options, mode, run };
}
catch (error) {
const failure = (0,failure_of.g5)(error, ports.signal.aborted ? 'aborted' : undefined);
const workspace = reference.workspace?.name ?? reference.id;
const result = (0,gate_result.unjudgedResult)([{ workspace, failure }], ports.clock.now() - startedAt);
return { result, options: request.plan.runOptions, mode: 'speculative', run: undefined };
}
}
async function watchNamedRun(reference, ports) {
const { client } = ports;
const { run, workspace } = await client.runs.show(reference.id, { include: ['workspace'] });
const { name, workspaceId } = await findWorkspaceOfRun(reference, run, workspace, client);
const { versionId } = requiredVersion(reference, run);
const isAsRequired = (0,resource.Dl)(run, 'workspace') === workspaceId &&
(0,resource.Dl)(run, 'configuration-version') === versionId;
if (!isAsRequired) {
throw new failure_of.GateStop('input', {
code: 'PG-145',
text: `Run ${run.id} is of another workspace or version than the given one.`,
});
}
return { workspace: name, ...(await watchApply(run, { confirmed: false }, ports)) };
}
async function isApplied(reference, client) {
const found = await client.runs.show(reference.id).catch(() => undefined);
return found?.run.attributes.status === 'applied';
}
const cannotBeJudged = (text) => new failure_of.GateStop('service', { code: 'PG-142', text });
async function findWorkspaceOfRun({ workspace: required }, run, included, client) {
const ownWorkspaceId = (0,resource.Dl)(run, 'workspace');
const workspaceId = required?.id ?? ownWorkspaceId;
if (workspaceId === undefined) {
throw cannotBeJudged(`Run ${run.id} does not say which workspace it belongs to.`);
}
const matching = ownWorkspaceId === workspaceId ? included : undefined;
const { attributes } = matching ?? (await client.workspaces.show(workspaceId));
const workingDirectory = (0,find_workspace.bq)(attributes['working-directory']);
return {
name: required?.name ?? attributes.name,
workspaceId,
workingDirectory: 'path' in workingDirectory ? workingDirectory.path : '',
root: undefined,
notices: [],
mayHaveRun: false,
};
}
const HOW_TO_COMPARE = 'Name it, or accept the run without that comparison (`--any`).';
async function judgeNamedRun(reference, namedRun, identity, job) {
const { client } = job;
const required = requiredVersion(reference, namedRun);
const { run, taskStages = [] } = await client.runs.show(namedRun.id, { include: gate_run.tC });
const stages = taskStages.map(({ attributes }) => attributes);
const watchCommand = (0,command_line.QW)(`plangate runs watch ${run.id}`, {
serviceOrigin: client.origin,
});
const { mode } = job.plan;
const isOver = (0,model_status.Is)(mode, run.attributes.status, stages) || (0,model_status.RJ)(mode, run);
if (!reference.waits && !isOver) {
throw new failure_of.GateStop('timeout', {
code: 'PG-142',
text: `Run ${run.id} is not over, so nothing of it is judged yet: ${(0,model_status.rM)(run)}. \`${watchCommand}\` waits for it.`,
});
}
const { sha256, workspace } = reference;
if (sha256 !== undefined && !(await (0,take_over.gq)(sha256, run.id, client))) {
throw cannotBeJudged(`Run ${run.id} planned other files than the report is about.`);
}
const uncompared = [];
if (workspace === undefined) {
uncompared.push(`--workspace is not given, so the workspace of run ${run.id} was not compared.`);
}
if (required.uncompared !== undefined)
uncompared.push(required.uncompared);
const { versionId } = required;
if (reference.allowsUncompared) {
const withNotices = { ...identity, notices: uncompared };
return (0,judge.JU)(withNotices, { run, versionId, uncompared: [] }, job);
}
const reasons = uncompared.map((sentence) => `${sentence} ${HOW_TO_COMPARE}`);
return (0,judge.JU)(identity, { run, versionId, uncompared: reasons }, job);
}
function requiredVersion({ versionId }, run) {
const ownVersion = (0,resource.Dl)(run, 'configuration-version');
if (ownVersion === undefined) {
throw cannotBeJudged(`Run ${run.id} does not say which configuration version it planned.`);
}
if (versionId !== undefined)
return { versionId };
const uncompared = `--version is not given, so the version of run ${run.id} was not compared.`;
return { versionId: ownVersion, uncompared };
}
function whyNotApplied({ result, run, mode, options }, allowDestroy) {
const { word } = result.verdict;
if (run === undefined || !(0,verdict.gf)(word))
return `is not green ("${word}").`;
if (mode !== 'provisional')
return 'is not provisional, so it left no plan to apply.';
if (options['is-destroy'] === true && !allowDestroy) {
return 'destroys everything that the workspace manages. Pass --allow-destroy-apply if you mean that.';
}
return undefined;
}
async function applyRun(request, ports) {
const { runId, workspace, reason, actor } = request;
const { client, clock } = ports;
const { run } = await client.runs.show(runId);
const { status, actions } = run.attributes;
const beforeApply = { runId, status, words: (0,model_status.rM)(run), workspace, audit: [] };
if (status === 'planned_and_finished')
return { ...beforeApply, outcome: 'nothing' };
if (actions?.['is-confirmable'] !== true) {
return { notApplied: `does not wait for its confirmation: it is "${status}".` };
}
const ownAccount = await client.account().catch(() => undefined);
const by = actor.by ?? ownAccount?.account.attributes.username ?? undefined;
await client.runs.apply(runId, (0,trust_audit.S)(reason, actor));
const at = clock.date().toISOString();
const audit = [
{ action: 'apply', run: runId, workspace, by, job: actor.job, at, reason },
];
try {
return { ...(await watchApply(run, { confirmed: true }, ports)), workspace, audit };
}
catch (error) {
const words = `confirmed, and could not be watched: ${(0,error_message.g)(error)}`;
return { ...beforeApply, words, outcome: 'unfinished', audit };
}
}
/***/ })
};
