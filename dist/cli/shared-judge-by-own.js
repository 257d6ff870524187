export const id = 21;
export const ids = [21,9003];
export const modules = {
/***/ 551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( findCurrentRun),
r: () => ( compareWithCurrent)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _policy_run_differences_js_1_ = __webpack_require__(22484);
var _policy_compare_js_2_ = __webpack_require__(80663);
var _policy_from_outcomes_js_3_ = __webpack_require__(56650);
var _policy_from_policy_check_js_4_ = __webpack_require__(10392);
var _policy_run_options_js_5_ = __webpack_require__(19138);
var _policy_from_tf_policy_js_6_ = __webpack_require__(62764);
var _policy_reading_js_7_ = __webpack_require__(10988);
var _model_status_js_8_ = __webpack_require__(62373);
var _read_policies_js_9_ = __webpack_require__(11056);
var _model_error_message_js_10_ = __webpack_require__(34271);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
const { clock, signal, deadline: end, options } = job;
const system = mostFailed(result.results);
const asIs = (0,_policy_run_options_js_5_ .c4)(options.runOptions ?? {}).length === 0;
if (system === undefined || current.versionId === undefined || !asIs)
return result;
const deadline = Math.min(end, clock.now() + BUDGET_MS);
const client = job.client.with({ signal, deadline });
try {
const run = await findCurrentRun(workspaceId, current, client);
if (run === undefined)
return result;
const { doubts, results } = await READERS[system](run.id, client);
if (doubts.length > 0)
throw new Error(doubts[0]);
return { ...result, results: (0,_policy_compare_js_2_ .$_)(result.results, results) };
}
catch (error) {
job.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_10_ .g)(error)}`);
return result;
}
}
function mostFailed(results) {
const counts = new Map();
for (const { system } of results.filter(_policy_compare_js_2_ .gz))
if (system !== 'guard' && system !== 'own-policies')
counts.set(system, (counts.get(system) ?? 0) + 1);
const [most] = [...counts].sort(([, one], [, other]) => other - one);
return most?.[0];
}
async function findCurrentRun(workspaceId, { versionId, runId }, client, knownRun) {
const runs = runId === undefined
? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
: [knownRun ?? (await client.runs.show(runId)).run];
return runs.find((run) => (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') === workspaceId &&
(0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') === versionId &&
run.attributes['plan-only'] === false &&
(0,_policy_run_differences_js_1_ .ku)(run).length === 0 &&
(0,_model_status_js_8_ .Ck)(run.attributes.status));
}
const READERS = {
async 'policy-check'(runId, { policyChecks }) {
const check = failedFirst(await policyChecks.list(runId).all());
if (check === undefined)
return (0,_policy_reading_js_7_ .iz)();
return (0,_policy_from_policy_check_js_4_ .hA)(check, await policyChecks.output(check.id));
},
async 'policy-evaluation'(runId, { taskStages, policyEvaluations }) {
const stages = await taskStages.list(runId).all();
const evaluation = failedFirst(stages.flatMap((each) => each.policyEvaluations));
const stage = stages.find((each) => each.policyEvaluations.some((one) => one === evaluation));
if (evaluation === undefined || stage === undefined)
return (0,_policy_reading_js_7_ .iz)();
const sets = await (0,_read_policies_js_9_ .AP)(_model_status_js_8_ .o8, evaluation, policyEvaluations);
return (0,_policy_from_outcomes_js_3_ ._)(stage.stage, { evaluation, sets });
},
async 'terraform-policy'(runId, { tfPolicyEvaluations: evaluations }) {
const all = await evaluations.list(runId).all();
const evaluation = failedFirst(all.filter((each) => !(0,_policy_from_tf_policy_js_6_ .f)(each)));
if (evaluation === undefined)
return (0,_policy_reading_js_7_ .iz)();
const sets = await (0,_read_policies_js_9_ .AP)(_model_status_js_8_ .bz, evaluation, evaluations);
return (0,_policy_from_tf_policy_js_6_ .P)({ evaluation, sets });
},
};
function failedFirst(all) {
return all.find(({ attributes }) => attributes.status !== 'passed') ?? all[0];
}
/***/ }),
/***/ 69003:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( takeInParts),
readStreamed: () => ( readStreamed),
v: () => ( judgeByOwn)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _machine_take_turn_js_2_ = __webpack_require__(44990);
var _model_error_message_js_7_ = __webpack_require__(34271);
var _model_parse_js_8_ = __webpack_require__(2340);
var _policy_from_change_json_js_3_ = __webpack_require__(83249);
var _policy_reading_js_4_ = __webpack_require__(10988);
var _model_status_js_5_ = __webpack_require__(62373);
var _policy_own_policies_js_6_ = __webpack_require__(70159);
const CATCH_UP_MS = 10_000;
async function judgeByOwn(own, { run, plan, workspace, requirements, of, findOther }, ports) {
const { organization } = requirements;
const doubtful = (why) => ({ evidence: (0,_policy_own_policies_js_6_ .HG)(own, why), notices: [] });
if (plan === undefined || (0,_model_status_js_5_ .I)(_model_status_js_5_ .Ac, plan.attributes.status) !== 'good') {
return doubtful(`run ${run.id} has no finished plan`);
}
let json;
try {
json = await readPlanJson(plan.id, own.readsWhole, ports);
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return doubtful(error.message);
}
if (json.bytes.length === 0)
return doubtful(`the service shows no JSON of plan ${plan.id}`);
const about = {
text: Buffer.from(json.bytes).toString('utf8'),
isWhole: json.isWhole,
run: workspace && runInput(run, workspace, organization),
workspace: requirements.workspace.name,
exceptions: requirements.exceptions,
readBase: findOther && (() => readBase(findOther, json.isWhole, ports)),
others: new Set(of.flatMap(({ reading }) => reading.results.map(({ policy }) => policy))),
};
try {
const { results, notices } = await own.judge(about, ports.signal);
const approvals = results.some(_policy_own_policies_js_6_ .eG)
? await own.released?.(requirements.workspace.id)
: undefined;
const evidence = (0,_policy_own_policies_js_6_ .eh)((0,_policy_own_policies_js_6_ .Dk)(results, approvals ?? []));
const doubts = await doubtsAbout(plan, json, ports);
return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
}
catch (error) {
ports.signal.throwIfAborted();
return { ...doubtful((0,_model_error_message_js_7_ .g)(error)), json };
}
}
async function doubtsAbout({ attributes }, { bytes }, { signal }) {
const reader = (0,_policy_from_change_json_js_3_ .i)(undefined, true);
await takeInParts(bytes, (some) => reader.take(some), signal);
const changes = reader.end((0,_policy_reading_js_4_ .mQ)(attributes));
if (changes === undefined)
return ["The plan's JSON cannot be read."];
const isLost = changes.unlisted === true && attributes['has-changes'] === true;
const lost = isLost
? "The plan's JSON has no list of changes, and the plan has some."
: undefined;
return [changes.doubt ?? lost ?? []].flat();
}
const AT_ONCE = 256 * 1024;
async function takeInParts(bytes, take, signal) {
for (let at = 0; at < bytes.length; at += AT_ONCE) {
take(bytes.subarray(at, at + AT_ONCE));
await (0,_machine_take_turn_js_2_ .V)(signal);
}
}
async function readBase(findOther, isWhole, ports) {
try {
const run = await findOther();
const planId = (0,_client_wire_resource_js_1_ .Dl)(run, 'plan');
if (planId === undefined)
throw new Error(`its run ${run.id} names no plan`);
const { bytes, ...base } = await readPlanJson(planId, isWhole, ports);
if (bytes.length === 0 || base.isWhole !== isWhole) {
throw new Error(`the JSON of plan ${planId} could not be read`);
}
return { text: Buffer.from(bytes).toString('utf8') };
}
catch (error) {
ports.signal.throwIfAborted();
const why = (0,_model_error_message_js_7_ .g)(error).replace(/\.$/, '');
return {
notice: `Every failure of an own policy counts: only-new could not compare with the default branch, because ${why}.`,
};
}
}
async function readPlanJson(planId, readsWhole, ports) {
if (readsWhole) {
try {
const bytes = await readBytes('streamWholePlanJson', planId, ports);
if (bytes.length > 0)
return { bytes, isWhole: true };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || !['not-found', 'forbidden'].includes(error.code)) {
throw error;
}
}
}
return { bytes: await readBytes('streamPlanJson', planId, ports), isWhole: false };
}
async function readBytes(how, planId, { client, clock, signal, deadline }) {
const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
for (let pauseMs = 1_000;; pauseMs *= 2) {
const bytes = await readStreamed((open) => client.runs[how](planId, open));
if (bytes.length > 0 || clock.now() + pauseMs >= until)
return bytes;
await clock.sleep(pauseMs, signal);
}
}
async function readStreamed(stream) {
let parts = [];
await stream(() => {
parts = [];
return (bytes) => void parts.push(Uint8Array.from(bytes));
});
return Buffer.concat(parts);
}
function runInput({ id, attributes, relationships }, workspace, organization) {
const { 'created-at': createdAt, source } = attributes;
const facts = attributes;
const { name, 'auto-apply': autoApply, 'working-directory': directory } = workspace.attributes;
const { 'tag-names': tags } = workspace.attributes;
const isKnown = [createdAt, source, autoApply, tags, organization].every((one) => (one ?? undefined) !== undefined);
if (!isKnown || (0,_client_wire_resource_js_1_ .Dl)({ relationships }, 'workspace') !== workspace.id)
return undefined;
return {
id,
created_at: createdAt ?? '',
message: attributes.message ?? '',
is_destroy: attributes['is-destroy'] === true,
refresh: facts['refresh'] !== false,
refresh_only: facts['refresh-only'] === true,
replace_addrs: stringsOf(facts['replace-addrs']),
target_addrs: stringsOf(facts['target-addrs']),
source: source ?? '',
speculative: attributes['plan-only'] === true,
organization: { name: organization ?? '' },
workspace: {
id: workspace.id,
name,
auto_apply: autoApply === true,
working_directory: directory ?? null,
tags: tags ?? [],
},
};
}
function stringsOf(value) {
return (0,_model_parse_js_8_ .c3)(value).map(String);
}
/***/ }),
/***/ 11056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AP: () => ( readSets),
Ej: () => ( readWholeList),
P7: () => ( extra),
h9: () => ( readPolicies)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _policy_from_tf_policy_js_1_ = __webpack_require__(62764);
var _policy_observed_js_2_ = __webpack_require__(51894);
var _client_wire_resource_js_3_ = __webpack_require__(78235);
var _model_status_js_4_ = __webpack_require__(62373);
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;
async function readPolicies(run, rests, ports) {
const { clock, signal, deadline } = ports;
const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
let lists = await readLists(ports, run);
for (let pauseMs = 1_000; lags(lists) && clock.now() + pauseMs < until; pauseMs *= 2) {
await clock.sleep(pauseMs, signal);
lists = await readLists(ports, run);
}
return await readContents(ports, lists);
}
async function readLists({ client, believesRun }, run) {
const isNone = (relation) => (0,_client_wire_resource_js_3_ ._2)(run, relation).named?.length === 0;
const [checks, stages, tfEvaluations] = await Promise.all([
believesRun && isNone('policy-checks')
? NOTHING
: readWholeList(client.policyChecks.list(run.id)),
believesRun && isNone('task-stages') ? NOTHING : readWholeList(client.taskStages.list(run.id)),
isNone('tf-policy-evaluations')
? NOTHING
: readWholeList(client.tfPolicyEvaluations.list(run.id)),
]);
return { checks, stages, tfEvaluations };
}
const NOTHING = { items: [], how: { complete: true } };
function lags({ checks, stages, tfEvaluations }) {
const moves = (table, status) => ['moving', 'unknown'].includes((0,_model_status_js_4_ .I)(table, status));
return (checks.items.some(({ attributes }) => moves(_model_status_js_4_ .M7, attributes.status)) ||
tfEvaluations.items.some((evaluation) => !(0,_policy_from_tf_policy_js_1_ .f)(evaluation) && moves(_model_status_js_4_ .bz, evaluation.attributes.status)) ||
stages.items.some(({ stage, policyEvaluations }) => {
const words = policyEvaluations.map(({ attributes }) => attributes.status);
return !(0,_policy_observed_js_2_ .Hh)(stage, words) && moves(_model_status_js_4_ .j$, stage.attributes.status);
}));
}
async function readContents(ports, lists) {
const { policyEvaluations: evaluations, tfPolicyEvaluations } = ports.client;
const [checks, stages, tfEvaluations] = await Promise.all([
readEach(lists.checks, async (check) => {
const { id, attributes } = check;
const unneeded = ports.isFrugal?.() === true && allPassed(check);
const log = unneeded || (0,_model_status_js_4_ .hs)((0,_model_status_js_4_ .I)(_model_status_js_4_ .M7, attributes.status))
? undefined
: await extra(ports, undefined, (client) => client.policyChecks.output(id));
return { check, log };
}),
readEach(lists.stages, async ({ stage, policyEvaluations, taskResults }) => ({
stage,
taskResults,
evaluations: await Promise.all(policyEvaluations.map(async (evaluation) => ({
evaluation,
sets: await readSets(_model_status_js_4_ .o8, evaluation, evaluations),
}))),
})),
readEach(lists.tfEvaluations, async (evaluation) => ({
evaluation,
sets: await readSets(_model_status_js_4_ .bz, evaluation, tfPolicyEvaluations),
})),
]);
return { checks, stages, tfEvaluations };
}
function allPassed({ attributes: { status, result } }) {
return status === 'passed' && result?.['advisory-failed'] === 0;
}
async function readEach({ items, how }, read) {
return { items: await Promise.all(items.map(read)), how };
}
async function readSets(table, { id, attributes }, resource) {
return (0,_model_status_js_4_ .hs)((0,_model_status_js_4_ .I)(table, attributes.status))
? undefined
: await readWholeList(resource.outcomes(id));
}
async function readWholeList(listing) {
try {
const { items, absent } = await listing.whole();
return { items, how: absent === undefined ? { complete: true } : { absent } };
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'unreadable') {
return { items: [], how: { doubt: error.message } };
}
throw error;
}
}
async function extra({ client, clock, signal, deadline }, otherwise, read) {
try {
const until = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
return await read(client.with({ signal, deadline: until }));
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return otherwise;
throw error;
}
}
/***/ }),
/***/ 62764:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( fromTfPolicy),
f: () => ( isApply)
});
var _model_status_js_0_ = __webpack_require__(62373);
var _named_resources_js_1_ = __webpack_require__(68397);
var _reading_js_2_ = __webpack_require__(10988);
function fromTfPolicy({ evaluation, sets }) {
const { status, permissions, error, actions } = evaluation.attributes;
const what = `Terraform policy evaluation ${evaluation.id}`;
const canOverride = permissions?.['can-override'] ?? undefined;
const object = { system: 'terraform-policy', what, word: status };
const { reading, kind, unfinished } = (0,_reading_js_2_ .rk)(_model_status_js_0_ .bz, object);
if (unfinished)
return { ...(isApply(evaluation) ? (0,_reading_js_2_ .iz)() : reading), canOverride };
if ((error ?? undefined) !== undefined || status === 'errored') {
const reason = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
reading.errors.push(`The ${what} could not be evaluated${reason === '' ? '' : `: ${reason.slice(0, 2_000)}`}.`);
}
if (sets !== undefined && 'doubt' in sets.how)
reading.doubts.push(sets.how.doubt);
reading.doubts.push(...(0,_reading_js_2_ .l$)(what, evaluation.attributes, _model_status_js_0_ .bz));
if (kind === 'person' && actions?.['is-overridable'] === false) {
reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
}
const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
const results = (sets?.items ?? []).flatMap((set) => readSet(set, status, at));
const doubts = [
...reading.doubts,
...countDoubts(what, evaluation, results),
...(0,_reading_js_2_ .vM)(what, status, results, true),
];
return { ...reading, canOverride, results, doubts };
}
function isApply({ attributes }) {
return attributes['stage-type']?.toLowerCase() === 'apply';
}
function readSet({ attributes }, evaluation, overriddenAt) {
const policySet = attributes['policy-set-name'] ?? '';
const error = attributes.error ?? '';
const results = (attributes.outcomes ?? []).map((each) => fromTfOutcome(each, policySet, { status: evaluation, overriddenAt }));
if (error === '')
return results;
const message = printError(error).slice(0, 4_000);
return [
{ ..._reading_js_2_ .H4, system: 'terraform-policy', policySet, message, output: [] },
...results,
];
}
function fromTfOutcome(outcome, policySet, evaluation) {
const reading = (0,_reading_js_2_ .ns)(_model_status_js_0_ .Zc, 'terraform-policy', outcome);
const isLater = outcome.status === 'unknown';
const { isGood, level } = reading;
const ownStatus = isLater ? 'known-after-apply' : reading.status;
const word = isLater && level !== 'unknown' ? undefined : reading.word;
const overridable = level === 'mandatory-overridable' &&
['awaiting_override', 'overridden'].includes(evaluation.status);
const isOverridden = ownStatus === 'failed' && overridable && evaluation.status === 'overridden';
const status = isOverridden ? 'overridden' : ownStatus;
const printed = printedLines(outcome);
const output = printed.map(({ text }) => text);
return {
system: 'terraform-policy',
policySet,
policy: outcome.policy_name ?? outcome.file_name ?? '',
level,
status,
word,
overridable,
override: isOverridden && evaluation.overriddenAt !== undefined
? { at: evaluation.overriddenAt }
: undefined,
message: isGood ? '' : (output[0] ?? ''),
output,
printedFor: isGood ? undefined : printed.map(({ names }) => names),
...locationsOf(isGood ? [] : (outcome.diagnostics ?? [])),
};
}
function printedLines({ diagnostics }) {
return (diagnostics ?? []).flatMap(({ resources: listed, ...diagnostic }) => {
const resources = listed ?? [];
const all = resources.map(({ resource_name: name }) => name ?? '');
const whole = all.includes('') ? [] : all;
return [
...linesOf(diagnostic.error_message ?? diagnostic.summary).map((text) => ({
text,
names: whole,
})),
...resources.flatMap(({ resource_name: name, error_message: error, info_message: info }) => linesOf(error ?? info).map((line) => (name ?? '') === ''
? { text: line, names: [] }
: { text: `${name}: ${line}`, names: [`${name}`] })),
];
});
}
function locationsOf(diagnostics) {
const all = diagnostics
.flatMap(({ resources }) => resources ?? [])
.map((resource) => {
const { resource_name: name, file_name: path, start_line: start } = resource;
const line = (0,_reading_js_2_ .Wg)(start);
const location = path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
const text = linesOf(resource.error_message ?? resource.info_message).join('; ');
return { address: name ?? '', message: text || undefined, location };
});
const resources = (0,_named_resources_js_1_ .B)(all.filter(({ address }) => address !== ''));
const location = all.find((each) => each.location)?.location;
return { address: resources[0]?.address, location, resources };
}
function linesOf(value) {
return (value ?? '')
.split('\n')
.filter((line) => line.trim() !== '')
.slice(0, 200);
}
function printError(error) {
try {
return typeof error === 'string' ? error : JSON.stringify(error);
}
catch {
return 'The policy set could not be evaluated.';
}
}
function countDoubts(what, { attributes: { status, 'result-count': counts } }, results) {
if (counts === null || counts === undefined) {
return [`The ${what} is "${status}" but does not say how many policies it has.`];
}
const shown = (0,_reading_js_2_ .N4)(results);
const mandatory = (0,_reading_js_2_ ._0)(counts, 'mandatory-failed') ?? 0;
const overridable = (0,_reading_js_2_ ._0)(counts, 'mandatory-overridable-failed');
const lenient = (0,_reading_js_2_ .N4)(results.filter(({ level }) => level === 'mandatory-overridable')).mandatory;
const fits = {
passed: (0,_reading_js_2_ ._0)(counts, 'passed') === shown.passed,
'failed advisory': (0,_reading_js_2_ ._0)(counts, 'advisory-failed') === shown.advisory,
'failed mandatory': shown.mandatory === mandatory
? [undefined, 0, lenient].includes(overridable)
: overridable === lenient && shown.mandatory === mandatory + lenient,
errored: ((0,_reading_js_2_ ._0)(counts, 'errored') ?? 0) <= shown.errored,
unknown: ((0,_reading_js_2_ ._0)(counts, 'unknown') ?? 0) <= shown.later,
};
return Object.keys(fits)
.filter((name) => fits[name] === false)
.map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
/***/ }),
/***/ 51894:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Hh: () => ( isOutOfReach),
oq: () => ( toSystems)
});
var _model_status_js_0_ = __webpack_require__(62373);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _from_outcomes_js_2_ = __webpack_require__(56650);
var _from_policy_check_js_3_ = __webpack_require__(10392);
var _from_tf_policy_js_4_ = __webpack_require__(62764);
var _reading_js_5_ = __webpack_require__(10988);
function toSystems(run, { checks, stages, tfEvaluations }) {
const evidenceOf = ([system, relation], { items, how }, objectOf, read) => {
const objects = items.map(objectOf);
const doubts = [
...lost(`run ${run.id}`, run, relation, objects),
...objects.flatMap((object) => ofAnotherRun(object, run)),
];
return { system, how, reading: (0,_reading_js_5_ .h1)([...items.map(read), { ...(0,_reading_js_5_ .iz)(), doubts }]) };
};
const evaluationOf = ({ evaluation }) => evaluation;
return [
evidenceOf(['policy-check', 'policy-checks'], checks, ({ check }) => check, ({ check, log }) => (0,_from_policy_check_js_3_ .hA)(check, log)),
evidenceOf(['policy-evaluation', 'task-stages'], stages, ({ stage }) => stage, fromObservedStage),
evidenceOf(['terraform-policy', 'tf-policy-evaluations'], tfEvaluations, evaluationOf, _from_tf_policy_js_4_ .P),
];
}
function fromObservedStage({ stage, taskResults, evaluations }) {
const objects = evaluations.map(({ evaluation }) => evaluation);
const owner = `task stage ${stage.id}`;
const doubts = [
...lost(owner, stage, 'policy-evaluations', objects),
...lost(owner, stage, 'task-results', taskResults),
];
const doubtful = { ...(0,_reading_js_5_ .iz)(), doubts };
const words = objects.map(({ attributes }) => attributes.status);
if (isOutOfReach(stage, words))
return doubtful;
const tasks = fromTaskResults(stage, taskResults);
const whole = (0,_reading_js_5_ .h1)([tasks, ...evaluations.map((each) => (0,_from_outcomes_js_2_ ._)(stage, each))]);
return (0,_reading_js_5_ .h1)([whole, doubtful, fromStage(stage, whole, words.length)]);
}
function lost(owner, resource, relation, objects) {
const { named = [], hinted } = (0,_client_wire_resource_js_1_ ._2)(resource, relation);
const what = relation.slice(0, -1).replaceAll('-', ' ').replace(/^tf /, 'Terraform ');
if (hinted && objects.length === 0) {
return [
`The ${owner} has a relationship "${relation}" that names no ${what}, and none was found.`,
];
}
const readIds = new Set(objects.map(({ id }) => id));
return named
.filter(({ id }) => !readIds.has(id))
.slice(0, 20)
.map(({ id }) => `The ${owner} has ${what} ${id} (${relation}), but its list does not.`);
}
function ofAnotherRun(item, run) {
const other = (0,_client_wire_resource_js_1_ .Dl)(item, 'run');
if (other === undefined || other === run.id)
return [];
return [`${item.id} was listed for run ${run.id} but belongs to ${other}.`];
}
function fromTaskResults(stage, taskResults) {
return {
...(0,_reading_js_5_ .iz)(),
runTasks: taskResults.map((result) => toRunTask(result, stage)),
doubts: taskResults.flatMap(({ id, attributes }) => (0,_reading_js_5_ .l$)(`task result ${id}`, attributes, _model_status_js_0_ .o3)),
};
}
function toRunTask({ attributes }, stage) {
const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
const kind = (0,_model_status_js_0_ .I)(_model_status_js_0_ .o3, word);
const status = (0,_model_status_js_0_ .hs)(kind) ? 'not-evaluated' : (0,_reading_js_5_ .mf)(kind, word);
const isAwaited = (0,_model_status_js_0_ .I)(_model_status_js_0_ .j$, stage.attributes.status) === 'person';
const foreignLevel = kind === 'good' && level === 'unknown' ? levelWord || undefined : undefined;
return {
name: attributes['task-name'] ?? '',
stage: stage.attributes.stage,
level,
status,
word: kind === 'good' || kind === 'bad' ? foreignLevel : word,
overridable: isAwaited && status === 'failed' ? true : undefined,
message: attributes.message ?? '',
url: url || undefined,
};
}
function fromStage(stage, holds, evaluations) {
const { status, permissions, actions } = stage.attributes;
const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
const object = { system: 'task-stage', what, word: status, stage: status };
const { reading, kind } = (0,_reading_js_5_ .rk)(_model_status_js_0_ .j$, object);
if (evaluations > 0) {
reading.canOverride =
permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
}
reading.doubts.unshift(...(0,_reading_js_5_ .l$)(what, stage.attributes, _model_status_js_0_ .j$));
const { results, runTasks, errors } = holds;
const isBlamed = results.some(isBlame) || runTasks.some(isTaskBlame) || errors.length > 0;
if (kind === 'bad' && !isBlamed) {
if (status === 'errored')
reading.errors.push(`The ${what} is "errored".`);
else
reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
}
if (kind === 'person') {
const canBe = [...results, ...runTasks].some(({ overridable }) => overridable === true);
const lack = isBlamed ? 'can be overridden' : 'says of what';
if (!isBlamed || (!canBe && actions?.['is-overridable'] !== false)) {
reading.doubts.push(`The ${what} awaits an override but nothing in it ${lack}.`);
}
}
return reading;
}
function isBlame({ status, level }) {
const isBad = status === 'failed' || status === 'not-evaluated';
return status === 'errored' || status === 'unknown' || (isBad && level !== 'advisory');
}
function isTaskBlame({ status, level }) {
return (status === 'failed' || status === 'errored') && level !== 'advisory';
}
function isOutOfReach(stage, evaluationWords) {
const idle = (word) => word === 'pending' || word === 'unreachable';
return ((0,_model_status_js_0_ .Nv)(stage.attributes.stage) &&
idle(stage.attributes.status) &&
evaluationWords.every(idle));
}
/***/ }),
/***/ 70159:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Dk: () => ( withApprovals),
HG: () => ( ownDoubt),
eG: () => ( mayBeApproved),
eh: () => ( ownEvidence)
});
var _reading_js_0_ = __webpack_require__(10988);
function actsOfOwn({ policySet, policy, output, message }) {
const texts = output.length > 0 ? output : [message];
return texts.map((text) => `override ${policySet}/${policy}: ${text}`);
}
function mayBeApproved({ status, overridable }) {
return status === 'failed' && overridable;
}
function withApprovals(results, approvals) {
return results.map((result) => {
if (!mayBeApproved(result))
return result;
const given = actsOfOwn(result).map((act) => approvals.findLast((one) => one.approves(act)));
const [first] = given;
if (first === undefined || given.includes(undefined))
return result;
const { by, at, reason } = first;
return { ...result, status: 'overridden', override: { by, at, reason } };
});
}
function ownEvidence(results) {
const how = { complete: true };
return { system: 'own-policies', how, reading: { ...(0,_reading_js_0_ .iz)(), results } };
}
function ownDoubt({ sources }, why) {
const sentence = `The plan was not judged by ${sources.map((one) => `\`${one}\``).join(', ')}: ${why.replace(/\.$/, '')}.`;
return { ...ownEvidence([]), reading: { ...(0,_reading_js_0_ .iz)(), doubts: [sentence] } };
}
/***/ })
};
