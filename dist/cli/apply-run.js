export const id = 8013;
export const ids = [8013];
export const modules = {
/***/ 48013:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
applyRun: () => ( applyRun),
isApplied: () => ( isApplied),
watchNamedRun: () => ( watchNamedRun),
whyNotApplied: () => ( whyNotApplied)
});
var resource = __webpack_require__(78235);
var failure_of = __webpack_require__(46281);
var named_run = __webpack_require__(64777);
var program_log = __webpack_require__(506);
var systems = __webpack_require__(19441);
var model_status = __webpack_require__(62373);
var poll = __webpack_require__(67820);
var read_policies = __webpack_require__(11056);
var parse = __webpack_require__(2340);
var find_workspace = __webpack_require__(87170);
var version_control = __webpack_require__(79280);
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
return await (0,read_policies.dA)(ports, undefined, async (client) => {
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
return await (0,read_policies.dA)(ports, undefined, async (client) => {
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
return await (0,read_policies.dA)(ports, undefined, async (client) => {
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
var error_message = __webpack_require__(34271);
var verdict = __webpack_require__(83538);
var trust_audit = __webpack_require__(79239);
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/cli/workbench/apply-run.js
async function watchNamedRun(reference, ports) {
const { client } = ports;
const { run, workspace } = await (0,named_run.qm)(reference, {}, client);
const { name, workspaceId } = workspace;
const { versionId } = (0,named_run.m8)(reference, run);
const isAsRequired = (0,resource.Dl)(run, 'workspace') === workspaceId &&
(0,resource.Dl)(run, 'configuration-version') === versionId;
if (!isAsRequired) {
throw new failure_of.GateStop('input', {
code: errors.Lp.wrongApplyReport,
text: `Run ${run.id} is of another workspace or version than the given one.`,
});
}
return { workspace: name, ...(await watchApply(run, { confirmed: false }, ports)) };
}
async function isApplied(reference, client) {
const found = await client.runs.show(reference.id).catch(() => undefined);
return found?.run.attributes.status === 'applied';
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
/***/ }),
/***/ 64777:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$w: () => ( openNamedRun),
WA: () => ( planOfNamed),
m8: () => ( requiredVersion),
qm: () => ( findNamedRun)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _model_command_line_js_10_ = __webpack_require__(99753);
var _model_status_js_1_ = __webpack_require__(62373);
var _policy_run_differences_js_2_ = __webpack_require__(22484);
var _failure_of_js_3_ = __webpack_require__(46281);
var _find_workspace_js_4_ = __webpack_require__(87170);
var _plan_of_run_js_5_ = __webpack_require__(40370);
var _run_js_6_ = __webpack_require__(69268);
var _service_scope_js_7_ = __webpack_require__(74963);
var _take_over_js_8_ = __webpack_require__(33109);
var _model_errors_js_9_ = __webpack_require__(74132);
async function findNamedRun(reference, runOptions, client) {
const { run, workspace } = await client.runs.show(reference.id, { include: ['workspace'] });
return {
run,
workspace: await findWorkspaceOfRun(reference, run, workspace, client),
options: reference.allowsUncompared ? (0,_policy_run_differences_js_2_ .sV)(run) : runOptions,
mode: run.attributes['save-plan'] === true ? 'provisional' : 'speculative',
organization: reference.organization ?? (0,_client_wire_resource_js_0_ .Dl)(workspace ?? {}, 'organization') ?? '',
};
}
function planOfNamed(plan, { options, mode, organization, workspace }, { allowsUncompared }) {
return {
...plan,
mode,
organization,
workspaces: [{ kind: 'name', name: workspace.name }],
runOptions: options,
allowPartial: allowsUncompared || plan.allowPartial,
};
}
function openNamedRun(reference, { run, workspace }, request, client) {
return {
gives: { run: true, plannedCommit: false, serviceSystems: true },
startsCode: false,
startsTogether: false,
mostAtOnce: 1,
async find(scope) {
const service = (0,_service_scope_js_7_ .G)(request, scope, client, 1);
return {
found: [workspace],
prepare: async (found) => found,
async *offers(ready, { reach }) {
yield await offerNamedRun(reference, run, ready, { ...service, reach });
},
close: service.close,
};
},
};
}
const cannotBeJudged = (text) => new _failure_of_js_3_.GateStop('service', { code: _model_errors_js_9_ .Lp.notCompared, text });
async function findWorkspaceOfRun({ workspace: required }, run, included, client) {
const ownWorkspaceId = (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace');
const workspaceId = required?.id ?? ownWorkspaceId;
if (workspaceId === undefined) {
throw cannotBeJudged(`Run ${run.id} does not say which workspace it belongs to.`);
}
const matching = ownWorkspaceId === workspaceId ? included : undefined;
const { attributes } = matching ?? (await client.workspaces.show(workspaceId));
const workingDirectory = (0,_find_workspace_js_4_ .bq)(attributes['working-directory']);
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
async function offerNamedRun(reference, namedRun, workspace, step) {
const { client } = step;
const required = requiredVersion(reference, namedRun);
const watched = await client.runs.show(namedRun.id, { include: _run_js_6_ .tC });
const { run } = watched;
const stages = (0,_run_js_6_ .QD)(watched);
const watchCommand = (0,_model_command_line_js_10_ .QW)(`plangate runs watch ${run.id}`, {
serviceOrigin: client.origin,
});
const { mode } = step.plan;
const isOver = (0,_model_status_js_1_ .Is)(mode, run.attributes.status, stages) || (0,_model_status_js_1_ .RJ)(mode, run);
if (!reference.waits && !isOver) {
throw new _failure_of_js_3_.GateStop('timeout', {
code: _model_errors_js_9_ .Lp.notCompared,
text: `Run ${run.id} is not over, so nothing of it is judged yet: ${(0,_model_status_js_1_ .rM)(run)}. \`${watchCommand}\` waits for it.`,
});
}
const { sha256 } = reference;
if (sha256 !== undefined && !(await (0,_take_over_js_8_ .gq)(sha256, run.id, client))) {
throw cannotBeJudged(`Run ${run.id} planned other files than the report is about.`);
}
const uncompared = [];
if (reference.workspace === undefined) {
uncompared.push(`--workspace is not given, so the workspace of run ${run.id} was not compared.`);
}
if (required.uncompared !== undefined)
uncompared.push(required.uncompared);
const { versionId } = required;
const compared = reference.allowsUncompared
? { ...workspace, versionId, notices: uncompared, uncompared: [] }
: {
...workspace,
versionId,
uncompared: uncompared.map((sentence) => `${sentence} ${HOW_TO_COMPARE}`),
};
return (0,_plan_of_run_js_5_ .VG)(await (0,_run_js_6_ .Id)(compared, run, step), step, {});
}
function requiredVersion({ versionId }, run) {
const ownVersion = (0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version');
if (ownVersion === undefined) {
throw cannotBeJudged(`Run ${run.id} does not say which configuration version it planned.`);
}
if (versionId !== undefined)
return { versionId };
const uncompared = `--version is not given, so the version of run ${run.id} was not compared.`;
return { versionId: ownVersion, uncompared };
}
/***/ }),
/***/ 79280:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openVersionControl: () => ( openVersionControl)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _model_parse_js_13_ = __webpack_require__(2340);
var _policy_commit_under_review_js_1_ = __webpack_require__(56077);
var _failure_of_js_2_ = __webpack_require__(46281);
var _find_overriders_js_3_ = __webpack_require__(3936);
var _find_workspace_js_4_ = __webpack_require__(87170);
var _look_at_commit_js_5_ = __webpack_require__(8854);
var _poll_js_6_ = __webpack_require__(67820);
var _service_scope_js_7_ = __webpack_require__(74963);
var _current_run_js_8_ = __webpack_require__(70189);
var _upload_js_9_ = __webpack_require__(3485);
var _plan_of_run_js_10_ = __webpack_require__(40370);
var _run_js_11_ = __webpack_require__(69268);
var _model_errors_js_12_ = __webpack_require__(74132);
const LONGEST_WAIT_MS = 3 * 60_000;
const MOST_RUNS = 20;
const MOST_REPLACEMENTS = 3;
function openVersionControl(request, { client, choose, namesOverriders }, versionControl) {
const { change } = versionControl;
return {
gives: { run: true, plannedCommit: true, serviceSystems: true },
startsCode: false,
startsTogether: true,
mostAtOnce: _upload_js_9_ .p,
async find(scope) {
const { requested, skipped } = await choose();
const service = (0,_service_scope_js_7_ .G)(request, scope, client, requested.length);
return {
found: await (0,_find_workspace_js_4_ .Nk)(requested, service, versionControl),
skipped,
async prepare(found) {
await (0,_look_at_commit_js_5_ .a)(found, versionControl, service);
return found;
},
offers(ready, { reach }) {
const { runOptions = request.plan.runOptions } = ready;
const plan = { ...request.plan, runOptions };
return offerRuns(ready, change, { ...service, reach, plan });
},
compare: (result, ready) => (0,_current_run_js_8_ .rV)(result, ready, service),
close: service.close,
describe: async (workspaces) => ({
overriders: namesOverriders ? await (0,_find_overriders_js_3_ .R)(workspaces, service) : undefined,
}),
};
},
};
}
async function* offerRuns(workspace, change, step) {
let { run } = await awaitRun(workspace, change, step);
for (let replacements = 0; run !== undefined; replacements += 1) {
const judgedRun = run;
let next;
const versionId = (0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') ?? '';
const notice = `Version control started run ${run.id}. It planned the head of the pull request, ${change.commit.slice(0, 7)}, and not its merge with the target branch.`;
const noticed = { ...workspace, notices: [...workspace.notices, notice], versionId };
const settled = await (0,_run_js_11_ .Id)(noticed, run, step);
const plannedCommit = {
change,
terraformVersion: workspace.terraformVersion,
ingress: await (0,_find_workspace_js_4_ .Q1)(versionId, step.client),
};
const findBaseRun = (0,_current_run_js_8_ .$p)(settled, step);
const mayBeReplaced = replacements < MOST_REPLACEMENTS;
yield {
...(0,_plan_of_run_js_10_ .VG)(settled, step, { plannedCommit, findBaseRun }),
async conclude() {
const newest = await findNewestRun(workspace.workspaceId, change, step.client);
if (newest.run?.id === judgedRun.id)
return {};
if (newest.run === undefined || !mayBeReplaced) {
throw new _failure_of_js_2_.GateStop('service', {
code: _model_errors_js_12_ .Lp.noRunOfCommit,
text: `Run ${judgedRun.id} was replaced or taken away while it was judged.${otherRunsSentence(newest.others)} Run the job again.`,
});
}
next = newest.run;
return 'next';
},
};
run = next;
}
}
async function awaitRun(workspace, change, step) {
const looksOnce = workspace.connection?.unaffected === true;
const { workspaceId } = workspace;
const { waiting, limitSeconds } = await awaitNewestRun({ workspaceId, change, looksOnce }, step);
if (waiting.kind === 'settled')
return waiting.last;
throw new _failure_of_js_2_.GateStop('timeout', {
code: _model_errors_js_12_ .Lp.noRunOfCommit,
text: `Version control started no speculative run for commit ${change.commit.slice(0, 7)} of pull request #${change.pullRequest} within ${limitSeconds} s. ${NOT_COVERED}${otherRunsSentence(waiting.last?.others)}`,
});
}
async function awaitNewestRun(wanted, { client, clock, signal, deadline: jobDeadline }) {
const { workspaceId, change, looksOnce = false } = wanted;
const begun = clock.now();
const deadline = Math.min(jobDeadline, begun + LONGEST_WAIT_MS);
const looking = {
read: () => findNewestRun(workspaceId, change, client),
isSettled: ({ run }) => run !== undefined || looksOnce,
intervalMs: (0,_poll_js_6_ .YW)(2_000, 15_000),
};
const waiting = await (0,_poll_js_6_ .wt)(looking, { clock, signal, deadline });
return { waiting, limitSeconds: Math.round((deadline - begun) / 1_000) };
}
const NOT_COVERED = "Common causes: the pull request comes from a fork, it goes to another branch than the workspace follows, the workspace never had a run, its working directory is misspelt, or what changes is outside of its working directory and triggers although the configuration reads it. Check the workspace's version control settings, or start the run there.";
function otherRunsSentence(others = []) {
return others
.slice(0, 3)
.map((other) => ` ${other}`)
.join('');
}
async function findNewestRun(workspaceId, change, client) {
const planOnly = change.pullRequest !== undefined;
const query = { commit: change.commit, planOnly };
const { items } = await client.runs.list(workspaceId, query).page({ number: 1, size: MOST_RUNS });
const runs = [];
const others = [];
for (const run of items) {
const difference = await whyNotCounted(run, workspaceId, change, client);
if (difference === undefined)
runs.push(run);
else
others.push(`Run ${run.id} ${difference}.`);
}
const createdAt = ({ attributes }) => (0,_model_parse_js_13_ .nR)(attributes['created-at']);
const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
if (newest !== undefined && second !== undefined && createdAt(newest) === createdAt(second)) {
throw new _failure_of_js_2_.GateStop('service', {
code: _model_errors_js_12_ .Lp.noRunOfCommit,
text: `Runs ${newest.id} and ${second.id} both plan this commit and were created at the same moment, so neither is the one that counts. Start one of them again in the service.`,
});
}
return { run: newest, others };
}
async function whyNotCounted(run, workspaceId, change, client) {
if ((0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') !== workspaceId)
return 'belongs to another workspace';
const planOnly = run.attributes['plan-only'] === true;
const isWanted = planOnly === (change.pullRequest !== undefined);
if (!isWanted)
return planOnly ? 'is speculative' : 'is not speculative';
const [whyTooEarly] = (0,_policy_commit_under_review_js_1_ .d0)(run, change);
if (whyTooEarly !== undefined)
return whyTooEarly;
const versionId = (0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version');
if (versionId === undefined)
return 'does not say which configuration version it planned';
const ingress = await (0,_find_workspace_js_4_ .Q1)(versionId, client);
if ('doubt' in ingress)
return 'has a commit that is not known';
return (0,_policy_commit_under_review_js_1_ .cO)(ingress.answer, change)[0];
}
/***/ })
};
