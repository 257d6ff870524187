export const id = 9207;
export const ids = [9207];
export const modules = {
/***/ 1779:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Sh: () => ( otherRunsSentence),
b5: () => ( judgeRunOfVersionControl),
wP: () => ( awaitNewestRun)
});
var _client_wire_resource_js_0_ = __webpack_require__(8235);
var _policy_commit_under_review_js_1_ = __webpack_require__(6077);
var _find_workspace_js_2_ = __webpack_require__(7170);
var _failure_of_js_3_ = __webpack_require__(6281);
var _judge_js_4_ = __webpack_require__(7786);
var _poll_js_5_ = __webpack_require__(7820);
var _model_parse_js_6_ = __webpack_require__(2340);
const LONGEST_WAIT_MS = 3 * 60_000;
const MOST_RUNS = 20;
const MOST_REPLACEMENTS = 3;
async function judgeRunOfVersionControl(workspace, { change }, job) {
let { run } = await awaitRun(workspace, change, job);
for (let replacements = 0; run !== undefined; replacements += 1) {
const versionId = (0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') ?? '';
const notice = `Version control started run ${run.id}. It planned the head of the pull request, ${change.commit.slice(0, 7)}, and not its merge with the target branch.`;
const noticed = { ...workspace, notices: [...workspace.notices, notice] };
const result = await (0,_judge_js_4_ .JU)(noticed, { run, versionId }, job);
const newest = await findNewestRun(workspace.workspaceId, change, job.client);
if (newest.run?.id === run.id)
return result;
if (newest.run === undefined || replacements === MOST_REPLACEMENTS) {
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-144',
text: `Run ${run.id} was replaced or taken away while it was judged.${otherRunsSentence(newest.others)} Run the job again.`,
});
}
run = newest.run;
}
return undefined;
}
async function awaitRun(workspace, change, job) {
const looksOnce = workspace.connection?.unaffected === true;
const { workspaceId } = workspace;
const { waiting, limitSeconds } = await awaitNewestRun({ workspaceId, change, looksOnce }, job);
if (waiting.kind === 'settled')
return waiting.last;
throw new _failure_of_js_3_ .K$('timeout', {
code: 'PG-144',
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
intervalMs: (0,_poll_js_5_ .YW)(2_000, 15_000),
};
const waiting = await (0,_poll_js_5_ .wt)(looking, { clock, signal, deadline });
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
const createdAt = ({ attributes }) => (0,_model_parse_js_6_ .nR)(attributes['created-at']);
const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
if (newest !== undefined && second !== undefined && createdAt(newest) === createdAt(second)) {
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-144',
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
const ingress = await (0,_find_workspace_js_2_ .Q1)(versionId, client);
if ('doubt' in ingress)
return 'has a commit that is not known';
return (0,_policy_commit_under_review_js_1_ .cO)(ingress.answer, change)[0];
}
/***/ }),
/***/ 9337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
HE: () => ( previewOverride),
R2: () => ( followRun),
W$: () => ( readOverridable),
X0: () => ( overrideRuns),
fy: () => ( describeOverrideItem),
sw: () => ( overrideRun),
z3: () => ( isBlank)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _model_status_js_2_ = __webpack_require__(2373);
var _policy_policy_owners_js_3_ = __webpack_require__(9925);
var _policy_reading_js_4_ = __webpack_require__(988);
var _policy_systems_systems_js_5_ = __webpack_require__(2937);
var _failure_of_js_6_ = __webpack_require__(6281);
var _read_policies_js_7_ = __webpack_require__(1056);
var _run_js_8_ = __webpack_require__(9268);
var _trust_audit_js_9_ = __webpack_require__(9239);
const FOLLOWED_MS = 2 * 60_000;
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`. Such a run waits for the override; if its plan changes nothing, only with `allow-empty-apply: true` in `run-options`.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;
async function overrideRun(client, clock, { runId, reason, actor, onlyIn, onlyIds }) {
if (isBlank(reason)) {
const needed = 'An override needs a reason, with a letter or a digit in it.';
throw cannotOverride(needed, 'POST', runId, 'Say why the failures may pass.');
}
const { run, workspace } = await client.runs.show(runId, { include: ['workspace'] });
if (onlyIn !== undefined)
await refuseOtherWorkspaces(client, run, onlyIn);
const objects = await readObjects(client, runId);
const answer = await client.account().catch(() => undefined);
const by = answer?.account.attributes.username ?? undefined;
const name = workspace?.attributes.name;
const { status } = run.attributes;
const lists = {
overridden: [],
refused: [],
final: [],
next: [],
unjudged: [],
audit: [],
nextSteps: [],
};
const result = { runId, workspace: name, by, reason, status, ...lists };
const comment = (0,_trust_audit_js_9_ .S)(reason, actor);
for (const { item, state, override } of objects) {
if (state === undefined)
continue;
if (state === 'final')
result.final.push(item);
else if (onlyIds !== undefined && !onlyIds.has(item.id))
result.next.push(item);
else if (state === 'not-permitted')
result.refused.push({ ...item, problem: NOT_PERMITTED });
else {
const problem = await tryOverride(() => override(comment));
if (problem === undefined)
result.overridden.push(item);
else
result.refused.push({ ...item, problem });
}
}
if (result.overridden.length > 0) {
result.audit.push({
action: 'override',
run: runId,
workspace: name ?? '',
by: actor.by ?? by,
job: actor.job,
at: clock.date().toISOString(),
reason,
});
await followAfterOverride(result, client, clock);
}
result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true));
return result;
}
async function overrideRuns(client, clock, requests) {
const results = [];
let failure;
for (const request of requests) {
try {
results.push(await overrideRun(client, clock, request));
}
catch (error) {
failure = { error };
break;
}
}
const count = (list) => results.flatMap((result) => result[list]).length;
return {
results,
overridden: count('overridden'),
refused: count('refused'),
final: count('final'),
next: count('next'),
audit: results.flatMap(({ audit }) => audit),
failure,
};
}
async function previewOverride(client, runId, onlyIds) {
const counts = { overridable: 0, refused: 0, final: 0 };
for (const { item, state } of await readObjects(client, runId)) {
if (state === undefined)
continue;
if (state === 'final')
counts.final += 1;
else if (onlyIds !== undefined && !onlyIds.has(item.id))
continue;
else if (state === 'not-permitted')
counts.refused += 1;
else
counts.overridable += 1;
}
return counts;
}
async function followAfterOverride(result, client, clock) {
const deadline = clock.now() + FOLLOWED_MS;
const ports = { client, clock, deadline, before: result.status };
try {
const seen = await client.runs.show(result.runId, { include: _run_js_8_ .tC });
const { run } = await followRun(seen, ports);
result.status = run.attributes.status;
const { overridden, refused, final, next, unjudged } = result;
const knownIds = new Set([overridden, refused, final, next].flat().map(({ id }) => id));
const objects = await readObjects(client, result.runId);
const goesOn = (0,_model_status_js_2_ .Il)('provisional', result.status) === 'moving';
const isOver = !goesOn || result.status === 'policy_checked';
for (const { item, state } of objects) {
if (isOver && NEVER_ASKED.includes(item.status))
unjudged.push(item);
if (state === undefined || knownIds.has(item.id))
continue;
if (state === 'final')
final.push(item);
else
next.push(item);
}
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._))
throw error;
result.nextSteps.push(`The run could not be read after the override: ${error.message}`);
}
}
const PAUSE_MS = { first: 250, longest: 2_000 };
const SETTLING_MS = 10_000;
async function followRun(first, { client, clock, deadline, before }) {
let watched = first;
const settling = Math.min(deadline, clock.now() + SETTLING_MS);
for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
if (isAtRest(watched, before))
return watched;
const { status } = watched.run.attributes;
const seemsAtRest = (0,_model_status_js_2_ .Il)('speculative', status) !== 'moving' || status === 'policy_checked';
if (clock.now() + pauseMs > (seemsAtRest ? settling : deadline))
return watched;
await clock.sleep(pauseMs);
watched = await client.runs.show(first.run.id, { include: _run_js_8_ .tC });
}
}
function isAtRest({ run, taskStages = [] }, before) {
const { status } = run.attributes;
const isOfAnotherSystem = status === 'policy_override' || status === 'tf_policy_override';
return ((0,_model_status_js_2_ .Ck)(status) ||
(isOfAnotherSystem && status !== before) ||
(0,_model_status_js_2_ .iD)(taskStages.map(({ attributes }) => attributes)) ||
(0,_model_status_js_2_ .BS)(run));
}
function stepsAfter({ runId, status, overridden, refused, final, next, unjudged }, planOnly) {
const steps = [];
const names = (items) => items.map(describeOverrideItem).join(', ');
if (next.length > 0) {
steps.push(`Run ${runId} waits for a further override: ${names(next)}. Read it, then override the run once more.`);
}
const isEnded = (0,_model_status_js_2_ .Ck)(status) && planOnly;
if (final.length > 0) {
const isTooLate = isEnded && final.some(({ status: word }) => word === 'soft_failed');
steps.push(isTooLate ? REFUSED_FOR_GOOD : `Fix what failed: ${names(final)}.`);
}
if (refused.length > 0 && isEnded)
steps.push(REFUSED_FOR_GOOD);
if (unjudged.length > 0 && next.length === 0) {
const ways = planOnly ? TWO_WAYS : 'Fix what failed instead.';
steps.push(`The run stays "${status}" after the override, and ${names(unjudged)} was never judged, so the gate does not open. ${ways}`);
}
if (overridden.length === 0 || steps.length > 0)
return steps;
const kind = (0,_model_status_js_2_ .Il)('provisional', status);
const isStopped = kind === 'stopped' || status === 'errored';
return isStopped
? [`Run ${runId} is "${status}" now, so the override opens nothing: start the gate again.`]
: [
`Run the job of the gate again: it takes this run, if the files are the same and the host says which pull request the job is about. Elsewhere \`plangate runs show ${runId} --workspace NAME --version CV\` judges it, with the workspace and the configuration version in the gate's report.`,
];
}
function describeOverrideItem({ system, id }) {
const itsSystem = _policy_systems_systems_js_5_ .P.find(({ override }) => override.object === system);
return `${itsSystem?.override.title ?? system} ${id}`;
}
function isBlank(text) {
return !/[\p{L}\p{N}]/u.test(text);
}
function cannotOverride(message, method, runId, remedy) {
return new _client_errors_js_0_ ._(message, {
code: 'invalid',
method,
path: `/runs/${runId}`,
remedy: `Nothing was overridden. ${remedy}`,
});
}
async function tryOverride(override) {
try {
await override();
return undefined;
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return error.message;
throw error;
}
}
async function refuseOtherWorkspaces(client, run, { organization, workspaces }) {
const workspaceId = (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace');
for (const name of workspaces) {
const workspace = await client.workspaces.showByName(organization, name).catch(_failure_of_js_6_ .N3);
if (workspaceId !== undefined && workspace?.id === workspaceId)
return;
}
const named = `${workspaces.join(', ')} of ${organization}`;
const remedy = 'Name the workspace of the run, if it is one to override in.';
throw cannotOverride(`Run ${run.id} is of none of these workspaces: ${named}.`, 'GET', run.id, remedy);
}
const NOT_PERMITTED = 'this token may not override it: its team needs the organization permission to manage policy overrides';
async function readObjects(client, runId) {
const objects = [];
for (const system of _policy_systems_systems_js_5_ .P) {
for (const item of await system.list(client, runId).all()) {
const { id, attributes } = system.objectOf(item);
if (system.isOfApply(item))
continue;
objects.push({
item: { system: system.override.object, id, status: attributes.status },
state: overrideStateOf(system.override, attributes),
override: (comment) => system.sendOverride(client, id, comment),
});
}
}
return objects;
}
const NEVER_ASKED = ['pending', 'queued', 'unreachable'];
function overrideStateOf({ waitingStatus, finalStatus }, { status, actions, permissions }) {
if (status === finalStatus)
return 'final';
if (status !== waitingStatus)
return undefined;
if (actions?.['is-overridable'] === false)
return 'final';
const isPermitted = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
return isPermitted === false ? 'not-permitted' : 'overridable';
}
async function readOverridable(run, ports) {
const observed = await (0,_read_policies_js_7_ .h9)(run, ports, { waitsForPerson: true });
const waiting = observed.flatMap(({ system, objects }) => objects
.filter(({ object }) => overrideStateOf(system.override, object.attributes) === 'overridable')
.map(({ object, contents }) => ({ object, system, contents })));
const { results, runTasks, unfinished, doubts, errors } = (0,_policy_reading_js_4_ .gK)(waiting.map(({ system, contents }) => 
system.readCertain === undefined ? system.read(contents) : system.readCertain(contents)));
const policies = results.filter(isAcceptedByOverride);
const failures = [
...policies,
...runTasks
.filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
.map(({ name }) => ({ runTask: name })),
];
return {
ids: waiting.map(({ object }) => object.id),
failures,
doubts: [
...observed.flatMap(({ how }) => ('doubt' in how ? how.doubt : [])),
...doubts,
...errors,
...unfinished.map(({ what, word }) => `The ${what} is "${word}".`),
...(policies.every(_policy_policy_owners_js_3_ .y) ? [] : ['A policy that failed has no name.']),
],
};
}
function isAcceptedByOverride({ status, level }) {
if (status === 'passed' || status === 'overridden')
return false;
return level !== 'advisory' || (status !== 'failed' && status !== 'known-after-apply');
}
/***/ }),
/***/ 9239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
S: () => ( signReason),
W: () => ( recordDiscard)
});
function signReason(reason, { by, job }) {
const signed = [by, job].filter((part) => part !== undefined).join(', ');
return signed === '' ? reason : `${reason} (${signed})`;
}
function recordDiscard(ended, reason, at) {
if (ended.outcome !== 'ended' || ended.status !== 'discarded')
return {};
return { discarded: { at: at.toISOString(), reason } };
}
/***/ })
};
