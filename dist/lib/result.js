export const id = 940;
export const ids = [940];
export const modules = {
/***/ 2940:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F: () => ( workspaceFacts),
V: () => ( verdictOf),
unjudgedResult: () => ( unjudgedResult)
});
var _policy_decide_js_0_ = __webpack_require__(8966);
function workspaceFacts(known) {
const { name, workspaceId, workingDirectory = '', root, versionId, runSeen, seals } = known;
return {
workspace: name,
workspaceId,
workingDirectory,
root,
configurationVersionId: versionId,
runId: runSeen?.id,
runUrl: runSeen?.url,
runStatus: runSeen?.status,
seals,
results: [],
runTasks: [],
notices: Array.from(known.notices ?? []),
diagnostics: [],
};
}
function unjudgedResult(results, durationMs = 0) {
const workspaces = results.map(unjudgedWorkspace);
return { verdict: verdictOf(workspaces), workspaces, archives: [], durationMs };
}
const NOTHING_ASKED = { policy: { requirePolicies: true }, change: { base: undefined } };
function verdictOf(workspaces, { policy, change: { base } } = NOTHING_ASKED) {
const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
return named.length > 0 ? (0,_policy_decide_js_0_ .aG)(named) : (0,_policy_decide_js_0_ .UQ)({ ...policy, base });
}
function unjudgedWorkspace(known) {
return {
...workspaceFacts({ name: known.workspace }),
verdict: (0,_policy_decide_js_0_ .Rh)(known.failure),
...known,
};
}
/***/ }),
/***/ 8966:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LD: () => ( decide),
Rh: () => ( decideUnjudged),
UQ: () => ( decideUnaffected),
aG: () => ( combineVerdicts)
});
var _model_doubt_js_4_ = __webpack_require__(9733);
var _model_errors_js_0_ = __webpack_require__(4132);
var _model_verdict_js_1_ = __webpack_require__(3538);
var _target_branches_js_2_ = __webpack_require__(6784);
var _vouch_js_3_ = __webpack_require__(6325);
function decide(evidence, claims) {
const vouched = (0,_vouch_js_3_ .ah)(evidence, claims);
if ('green' in vouched) {
return {
word: vouched.green,
reasons: withoutRepeats(vouched.sentences.map((text) => ({ text }))),
};
}
const { reasons } = vouched;
const worstFirst = reasons.toSorted((one, other) => _model_verdict_js_1_ .bk.indexOf(other.word) - _model_verdict_js_1_ .bk.indexOf(one.word));
const messages = worstFirst.map(({ text, code }) => ({ text, code }));
return { word: (0,_model_verdict_js_1_ .zP)(reasons.map(({ word }) => word)), reasons: withoutRepeats(messages) };
}
function withoutRepeats(messages) {
const firsts = new Map();
for (const message of messages) {
if (!firsts.has(message.text))
firsts.set(message.text, message);
}
return [...firsts.values()];
}
function combineVerdicts(verdicts) {
const word = (0,_model_verdict_js_1_ .zP)(verdicts.map(({ verdict }) => verdict.word));
const worstVerdicts = verdicts.filter(({ verdict }) => verdict.word === word);
const isOfJob = ({ code }) => code === _target_branches_js_2_ .W;
const reasons = worstVerdicts.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => verdicts.length > 1 && !isOfJob(reason)
? (0,_model_doubt_js_4_ .F)(reason, (text) => `${name}: ${text}`)
: reason));
const ofJob = withoutRepeats(reasons.filter(isOfJob));
return { word, reasons: [...ofJob, ...reasons.filter((reason) => !isOfJob(reason))] };
}
function decideUnaffected({ requirePolicies, base }) {
const why = (0,_target_branches_js_2_ .L)(base);
if (why !== undefined)
return { word: 'undecided', reasons: [why] };
if (!requirePolicies)
return { word: 'passed', reasons: [] };
const text = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
return { word: 'undecided', reasons: [{ text, code: _model_errors_js_0_ .Lp.noneAffected }] };
}
function decideUnjudged({ text, code, ...failure }) {
const reasons = [{ text, code }];
if (failure.kind === 'canceled')
return { word: 'canceled', reasons };
return { word: failure.errored === true ? 'errored' : 'undecided', reasons };
}
/***/ }),
/***/ 1894:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
lx: () => ( noticesOf),
qc: () => ( attributeOverrides),
xC: () => ( missingObjects),
zR: () => ( toEvidence)
});
var _client_wire_resource_js_0_ = __webpack_require__(8235);
var _reading_js_1_ = __webpack_require__(988);
function toEvidence(run, observed) {
return observed.map(({ system, how, objects }) => {
const listed = objects.map(({ object }) => object);
const doubts = missingObjects(`run ${run.id}`, run, system.relation, listed);
for (const object of listed) {
const owner = (0,_client_wire_resource_js_0_ .Dl)(object, 'run') ?? run.id;
if (owner === run.id)
continue;
doubts.push(`${object.id} was listed for run ${run.id} but belongs to ${owner}.`);
}
const readings = objects.map(({ contents }) => system.read(contents));
return {
system: system.name,
how,
reading: (0,_reading_js_1_ .gK)([...readings, { ...(0,_reading_js_1_ .iz)(), doubts }]),
};
});
}
function missingObjects(owner, resource, relation, objects) {
const { named = [], unreadable } = (0,_client_wire_resource_js_0_ ._2)(resource, relation);
const noun = relation.slice(0, -'s'.length).replaceAll('-', ' ').replace('tf ', 'Terraform ');
if (unreadable && objects.length === 0) {
return [
`The ${owner} has a relationship "${relation}" that names no ${noun}, and none was found.`,
];
}
const readIds = new Set(objects.map(({ id }) => id));
return named
.filter(({ id }) => !readIds.has(id))
.slice(0, 20)
.map(({ id }) => `The ${owner} has ${noun} ${id} (${relation}), but its list does not.`);
}
const MENTIONED_ACTIONS = [
'changed_policy_enforcements',
'changed_task_enforcements',
'ignored_policy_sets',
];
function noticesOf(events) {
return events
.filter(({ event }) => MENTIONED_ACTIONS.includes(event.attributes.action))
.flatMap(({ event }) => event.attributes.description || []);
}
function attributeOverrides(results, events) {
const [overriding, ...others] = events.filter(({ event }) => /overrid/i.test(event.attributes.action));
if (overriding === undefined || others.length > 0)
return [...results];
const override = {
by: overriding.actor,
at: overriding.event.attributes['created-at'] ?? undefined,
reason: overriding.comment,
};
return results.map((result) => {
const isApprovedHere = result.system === 'guard' || result.system === 'own-policies';
if (result.status !== 'overridden' || isApprovedHere)
return result;
return { ...result, override: { ...override, ...result.override } };
});
}
/***/ }),
/***/ 8262:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DS: () => ( sourcesNotJudged),
I: () => ( ALLOWED_SOURCES),
bE: () => ( stopsBeforeStart),
jC: () => ( bothJudged),
qW: () => ( RefusedBySources),
us: () => ( sourcesEvidence)
});
var _reading_js_0_ = __webpack_require__(988);
const ALLOWED_SOURCES = { name: 'allowed-sources', title: 'allowed sources' };
function sourcesEvidence(judged) {
const { file, level, refused, description, doubts } = judged;
const how = { complete: true };
const [first] = refused;
const result = {
system: ALLOWED_SOURCES.name,
policySet: file,
policy: 'allowed-sources',
level: level === 'advisory' ? 'advisory' : 'hard-mandatory',
status: first === undefined ? 'passed' : 'failed',
overridable: false,
message: first?.text ?? '',
description,
output: refused.map(({ text }) => text),
location: first?.location,
resources: [],
generalMessages: refused.map((message) => ({ ...message, addresses: [] })),
};
const results = first === undefined && doubts.length > 0 ? [] : [result];
const reading = { ...(0,_reading_js_0_ .iz)(), results, doubts: [...doubts] };
return { system: ALLOWED_SOURCES.name, how, reading };
}
function sourcesNotJudged(file, why) {
const judged = { file, level: 'mandatory', refused: [], description: '' };
return sourcesEvidence({ ...judged, doubts: [why] });
}
function stopsBeforeStart({ reading }) {
const { results, doubts } = reading;
return (doubts.length > 0 ||
results.some(({ status, level }) => status !== 'passed' && level !== 'advisory'));
}
class RefusedBySources extends Error {
name = 'RefusedBySources';
}
function bothJudged(one, other) {
const [first] = one.evidence.reading.results;
const [second] = other.evidence.reading.results;
const results = [first, second].filter((result) => result !== undefined);
const failed = results.filter(({ status }) => status !== 'passed');
const [base] = failed.length > 0 ? failed : results;
const doubts = [...one.evidence.reading.doubts, ...other.evidence.reading.doubts];
const messages = new Map(failed.flatMap(({ generalMessages }) => generalMessages.map((each) => [each.text, each])));
const generalMessages = [...messages.values()];
const result = base && {
...base,
output: generalMessages.map(({ text }) => text),
generalMessages,
};
const isKnown = result !== undefined && (failed.length > 0 || doubts.length === 0);
const reading = { ...(0,_reading_js_0_ .iz)(), results: isKnown ? [result] : [], doubts };
const notices = [...new Set([...one.notices, ...other.notices])];
return { evidence: { ...one.evidence, reading }, notices };
}
/***/ }),
/***/ 9441:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
W: () => ( JUDGING_SYSTEMS),
P: () => ( SERVICE_SYSTEMS)
});
var allowed_sources = __webpack_require__(8262);
var own_policies = __webpack_require__(8532);
var policy_checks = __webpack_require__(2941);
var model_status = __webpack_require__(2373);
var observed = __webpack_require__(1894);
var policy_reading = __webpack_require__(988);
var policy_system = __webpack_require__(2901);
var resource = __webpack_require__(8235);
;// CONCATENATED MODULE: ./build/src/model/cut-to-bytes.js
function cutToBytes(text, most) {
const bytes = Buffer.from(text, 'utf8');
if (bytes.length <= most)
return text;
const kept = bytes.subarray(0, most - Buffer.byteLength('…')).toString('utf8');
return `${kept.replace(/\uFFFD$/, '')}…`;
}
var named_resources = __webpack_require__(8397);
;// CONCATENATED MODULE: ./build/src/policy/systems/policy-evaluations.js
const OUTCOME_LEVELS = ['advisory', 'mandatory', 'soft-mandatory', 'hard-mandatory'];
const POLICY_EVALUATIONS = {
name: 'policy-evaluation',
title: 'policy evaluation',
levels: OUTCOME_LEVELS,
relation: 'task-stages',
emptyIsFinal: false,
override: {
object: 'task-stage',
title: 'task stage',
waitingStatus: 'awaiting_override',
finalStatus: 'failed',
},
list: ({ taskStages }, runId) => taskStages.list(runId),
objectOf: ({ stage }) => stage,
isOfApply: ({ stage }) => (0,model_status.Nv)(stage.attributes.stage),
isUnfinished({ stage, policyEvaluations }) {
const words = policyEvaluations.map(({ attributes }) => attributes.status);
return (!isOutOfReach(stage, words) && (0,policy_system.U)(model_status.Ou, stage.attributes.status));
},
async readDetails({ stage, policyEvaluations, taskResults }, reader) {
const { policyEvaluations: resource } = reader.client;
const reading = policyEvaluations.map((each) => (0,policy_system.C)(each, model_status["do"], resource, reader));
const outcomes = await Promise.all(taskResults.map((each) => readTaskOutcomes(each, reader)));
const known = outcomes.map((found, at) => [taskResults[at]?.id ?? '', found]);
return {
stage,
taskResults,
outcomes: new Map(known),
evaluations: await Promise.all(reading),
};
},
read: fromObservedStage,
sendOverride: ({ taskStages }, id, comment) => taskStages.override(id, { comment }),
};
async function readTaskOutcomes({ id, attributes }, { readOptional }) {
const count = attributes['task-result-outcomes-count'] ?? 0;
const isOver = !(0,model_status.hs)((0,model_status.I)(model_status.HE, attributes.status));
if (!isOver || count === 0)
return [];
return (await readOptional((client) => client.taskStages.outcomes(id))) ?? [];
}
function fromObservedStage({ stage, taskResults, outcomes, evaluations }) {
const objects = evaluations.map(({ evaluation }) => evaluation);
const owner = `task stage ${stage.id}`;
const doubts = [
...(0,observed.xC)(owner, stage, 'policy-evaluations', objects),
...(0,observed.xC)(owner, stage, 'task-results', taskResults),
];
const doubtful = { ...(0,policy_reading.iz)(), doubts };
const words = objects.map(({ attributes }) => attributes.status);
if (isOutOfReach(stage, words))
return doubtful;
const tasks = fromTaskResults(stage, taskResults, outcomes);
const parts = (0,policy_reading.gK)([tasks, ...evaluations.map((each) => fromOutcomes(stage, each))]);
return (0,policy_reading.gK)([parts, doubtful, fromStage(stage, parts, words.length > 0)]);
}
function fromTaskResults(stage, taskResults, outcomes) {
return {
...(0,policy_reading.iz)(),
runTasks: taskResults.map((result) => toRunTask(result, stage, outcomes?.get(result.id) ?? [])),
doubts: taskResults.flatMap(({ id, attributes }) => (0,policy_reading.EP)(`task result ${id}`, attributes, model_status.HE)),
};
}
function toRunTask({ attributes }, stage, outcomes) {
const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
const kind = (0,model_status.I)(model_status.HE, word);
const status = (0,model_status.hs)(kind) ? 'not-evaluated' : (0,policy_reading.mf)(kind, word);
const isAwaited = (0,model_status.I)(model_status.Ou, stage.attributes.status) === 'person';
let unrecognized;
if (kind !== 'good' && kind !== 'bad')
unrecognized = word;
else if (kind === 'good' && level === 'unknown')
unrecognized = levelWord || undefined;
return {
name: attributes['task-name'] ?? '',
stage: stage.attributes.stage,
level,
status,
word: unrecognized,
overridable: isAwaited && status === 'failed' ? true : undefined,
message: attributes.message ?? '',
url: url || undefined,
outcomes: outcomes.length > 0 ? outcomes.slice(0, MOST_OUTCOMES).map(toOutcome) : undefined,
};
}
const MOST_OUTCOMES = 20;
const MOST_BYTES = { title: 300, status: 60, body: 2_048 };
function toOutcome({ attributes }) {
const { description, body, url, tags } = attributes;
const title = (description ?? '') === '' ? attributes['outcome-id'] : description;
const [status] = Object.entries(tags ?? {}).find(([name]) => name.toLowerCase() === 'status')?.[1] ?? [];
return {
title: cutToBytes(title ?? '', MOST_BYTES.title),
status: cutToBytes(status?.label ?? '', MOST_BYTES.status) || undefined,
body: cutToBytes(body ?? '', MOST_BYTES.body) || undefined,
url: url || undefined,
};
}
function explainsFailure({ results, runTasks, errors }) {
const explainsAtAnyLevel = ['errored', 'unknown'];
const explainsIfMandatory = ['failed', 'not-evaluated'];
return (errors.length > 0 ||
results.some(({ status, level }) => explainsAtAnyLevel.includes(status) ||
(explainsIfMandatory.includes(status) && level !== 'advisory')) ||
runTasks.some(({ status, level }) => ['failed', 'errored'].includes(status) && level !== 'advisory'));
}
function fromStage(stage, parts, hasEvaluations) {
const { status, permissions, actions } = stage.attributes;
const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
const object = { system: 'task-stage', what, word: status, stage: status };
const { reading, kind } = (0,policy_reading.rk)(model_status.Ou, object);
if (hasEvaluations) {
reading.canOverride =
permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
}
reading.doubts.unshift(...(0,policy_reading.EP)(what, stage.attributes, model_status.Ou));
const isExplained = explainsFailure(parts);
if (kind === 'bad' && !isExplained) {
if (status === 'errored')
reading.errors.push(`The ${what} is "errored".`);
else
reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
}
if (kind === 'person') {
const hasOverridable = [...parts.results, ...parts.runTasks].some(({ overridable }) => overridable === true);
if (!isExplained) {
reading.doubts.push(`The ${what} awaits an override but nothing in it says of what.`);
}
else if (!hasOverridable && actions?.['is-overridable'] !== false) {
reading.doubts.push(`The ${what} awaits an override but nothing in it can be overridden.`);
}
}
return reading;
}
function isOutOfReach(stage, evaluationWords) {
const neverBegan = (word) => word === 'pending' || word === 'unreachable';
return ((0,model_status.Nv)(stage.attributes.stage) &&
neverBegan(stage.attributes.status) &&
evaluationWords.every(neverBegan));
}
function fromOutcomes(stage, { evaluation, sets: list }) {
const { status } = evaluation.attributes;
const what = `policy evaluation ${evaluation.id}`;
const { reading, isUnfinished } = (0,policy_reading.rk)(model_status["do"], {
system: 'policy-evaluation',
what,
word: status,
stage: stage.attributes.status,
});
const owner = (0,resource.Dl)(evaluation, 'policy-attachable') ?? stage.id;
if (owner !== stage.id) {
reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
}
if (isUnfinished)
return reading;
if (list !== undefined && 'doubt' in list.how)
reading.doubts.push(list.how.doubt.text);
reading.doubts.push(...(0,policy_reading.EP)(what, evaluation.attributes, model_status["do"]));
const sets = list?.items ?? [];
for (const set of sets) {
const { results, doubts } = readSet(set, stage, evaluation);
reading.results.push(...results);
reading.doubts.push(...doubts);
}
reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...(0,policy_reading.vM)(what, status, reading.results, { unknownFails: false }));
const isExplained = reading.results.some(({ status: own, level }) => own === 'not-evaluated' || (own === 'errored' && level !== 'advisory'));
if (status === 'errored' && !isExplained) {
reading.errors.push(`The ${what} could not be evaluated.`);
}
return reading;
}
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
const { 'result-count': counts, outcomes } = set.attributes;
const what = `policy evaluation ${id}`;
const name = set.attributes['policy-set-name'] ?? '';
const error = set.attributes.error ?? '';
const mayBeOverridden = set.attributes.overridable !== false;
const isOverridden = status === 'overridden';
const isAwaiting = (0,model_status.I)(model_status.Ou, stage.attributes.status) === 'person' &&
stage.attributes.actions?.['is-overridable'] !== false;
const results = (outcomes ?? []).map((outcome) => fromOutcome(outcome, {
policySet: name,
overridable: mayBeOverridden && (isAwaiting || isOverridden),
overridden: mayBeOverridden && isOverridden,
overriddenAt: stamps?.['overridden-at'] ?? undefined,
}));
const doubts = [];
const stillFails = results.some(({ status: ofPolicy, level }) => ofPolicy === 'failed' && level !== 'advisory');
if (isOverridden && stillFails) {
doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
}
if (((0,resource.Dl)(set, 'policy-evaluation') ?? id) !== id) {
doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
}
const mismatch = countMismatch(counts, results, error !== '');
if (mismatch !== undefined)
doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
if (error !== '') {
results.unshift({
...policy_reading.H4,
system: 'policy-evaluation',
policySet: name,
message: error,
output: [error],
...(0,named_resources.$P)([{ text: error }]),
});
}
return { results, doubts };
}
function fromOutcome(outcome, set) {
const { isGood, level, status: ownStatus, word, } = (0,policy_reading.ns)(model_status.uv, OUTCOME_LEVELS, outcome);
const printed = (0,named_resources.Dn)(outcome.output);
const output = printed.map(({ text }) => text);
const description = outcome.description ?? '';
const levelAllowsOverride = ['mandatory', 'soft-mandatory'].includes(level);
const countsAsOverridden = ownStatus === 'failed' && set.overridden && levelAllowsOverride;
const status = countsAsOverridden ? 'overridden' : ownStatus;
const overriddenAt = status === 'overridden' ? set.overriddenAt : undefined;
const said = printed.length > 0 ? printed : [{ text: description }];
return {
system: 'policy-evaluation',
policySet: set.policySet,
policy: outcome.policy_name ?? outcome.query ?? '',
level,
status,
word,
overridable: set.overridable && levelAllowsOverride,
message: isGood ? '' : (output[0] ?? description),
description: description === '' ? undefined : description,
output,
printedFor: isGood ? undefined : printed.map(named_resources.Wy),
...(isGood ? named_resources.e_ : (0,named_resources.$P)(said)),
override: overriddenAt === undefined ? undefined : { at: overriddenAt },
};
}
function countMismatch(counts, results, isBroken) {
if (counts === null || counts === undefined)
return undefined;
const listed = (0,policy_reading.x7)(results);
const figures = [
['passed', listed.passed],
['advisory failed', listed.advisory],
['mandatory failed', listed.mandatory],
];
if (!isBroken)
figures.push(['errored', listed.errored]);
for (const [verb, number] of figures) {
const count = (0,policy_reading._0)(counts, verb.replace(' ', '-'));
if (count === undefined)
return `does not say how many policies ${verb}`;
const words = verb.split(' ').toReversed().join(' ');
if (count !== number)
return `counts ${count} ${words} but lists ${number}`;
}
return undefined;
}
function countDoubts(what, evaluation, sets, results) {
const doubts = [];
const { status, 'result-count': counts } = evaluation.attributes;
const isCounted = (each) => each !== undefined && each !== null;
const isBroken = sets.some((set) => (set.attributes.error ?? '') !== '');
const mismatch = countMismatch(counts, results, isBroken);
if (mismatch !== undefined)
doubts.push(`The ${what} ${mismatch} in its policy sets.`);
if (sets.length === 0 && (0,model_status.I)(model_status["do"], status) === 'good') {
doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
}
const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
}
return doubts;
}
var or_else = __webpack_require__(7026);
var without_trailing = __webpack_require__(1804);
;// CONCATENATED MODULE: ./build/src/policy/systems/terraform-policy.js
const LEVELS = ['advisory', 'mandatory', 'mandatory-overridable'];
const TERRAFORM_POLICY = {
name: 'terraform-policy',
title: 'Terraform policy',
levels: LEVELS,
relation: 'tf-policy-evaluations',
emptyIsFinal: true,
override: {
object: 'tf-policy-evaluation',
title: 'Terraform policy evaluation',
waitingStatus: 'awaiting_override',
finalStatus: 'failed',
},
list: ({ tfPolicyEvaluations }, runId) => tfPolicyEvaluations.list(runId),
objectOf: (evaluation) => evaluation,
isOfApply: isApply,
isUnfinished: (evaluation) => !isApply(evaluation) &&
(0,policy_system.U)(model_status.S0, evaluation.attributes.status),
readDetails,
read: fromTfPolicy,
async readForApply(reader, runId) {
const { items } = await reader.readAll(reader.client.tfPolicyEvaluations.list(runId));
const evaluations = items.filter(isApply);
return Promise.all(evaluations.map(async (each) => fromTfPolicy(await readDetails(each, reader))));
},
sendOverride: ({ tfPolicyEvaluations }, id, comment) => tfPolicyEvaluations.override(id, { comment }),
};
function readDetails(evaluation, reader) {
const { tfPolicyEvaluations } = reader.client;
return (0,policy_system.C)(evaluation, model_status.S0, tfPolicyEvaluations, reader);
}
function fromTfPolicy({ evaluation, sets }) {
const { status, permissions, error, actions } = evaluation.attributes;
const what = `Terraform policy evaluation ${evaluation.id}`;
const canOverride = permissions?.['can-override'] ?? undefined;
const object = { system: 'terraform-policy', what, word: status };
const { reading, kind, isUnfinished } = (0,policy_reading.rk)(model_status.S0, object);
if (isUnfinished)
return { ...(isApply(evaluation) ? (0,policy_reading.iz)() : reading), canOverride };
const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
const results = (sets?.items ?? []).flatMap((set) => terraform_policy_readSet(set, status, at));
const isExplained = results.some(({ status: own, level }) => own === 'errored' && level !== 'advisory');
if ((error ?? undefined) !== undefined)
reading.errors.push(describeError(evaluation, what));
else if (status === 'errored' && !isExplained) {
reading.errors.push(`The ${what} could not be evaluated.`);
}
if (sets !== undefined && 'doubt' in sets.how)
reading.doubts.push(sets.how.doubt.text);
reading.doubts.push(...(0,policy_reading.EP)(what, evaluation.attributes, model_status.S0));
if (kind === 'person' && actions?.['is-overridable'] === false) {
reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
}
const doubts = [
...reading.doubts,
...terraform_policy_countDoubts(what, evaluation, results),
...(0,policy_reading.vM)(what, status, results, { unknownFails: true }),
];
const stopsRun = kind === 'bad' || kind === 'person';
return {
...reading,
canOverride,
results,
doubts,
...(stopsRun && isOfStage(evaluation, 'Init') && { stoppedBeforePlan: true }),
};
}
function describeError({ attributes }, what) {
const { type, summary, detail, details } = attributes.error ?? {};
const said = [summary, detail ?? details].filter((part) => (part ?? '') !== '').join(': ');
const reason = said === '' ? '' : `: ${(0,without_trailing.h)(said.slice(0, 2_000), '.')}`;
const stage = attributes['stage-type'] ?? '';
const where = stage === '' ? '' : ` at ${stage}`;
const keepers = type === 'incompatible_agent_version' ? 'run the agents' : 'keep the policy sets';
return `The ${what} could not be evaluated${where}${reason}. Those who ${keepers} of the organization can fix that; a push cannot.`;
}
function isApply(evaluation) {
return isOfStage(evaluation, 'Apply');
}
function isOfStage({ attributes }, stage) {
return attributes['stage-type']?.toLowerCase() === stage.toLowerCase();
}
function terraform_policy_readSet({ attributes }, evaluation, overriddenAt) {
const policySet = attributes['policy-set-name'] ?? '';
const error = attributes.error ?? '';
const results = (attributes.outcomes ?? []).map((each) => fromTfOutcome(each, policySet, { status: evaluation, overriddenAt }));
if (error === '')
return results;
const textOfError = () => (typeof error === 'string' ? error : JSON.stringify(error));
const message = (0,or_else.N)(textOfError, 'The policy set could not be evaluated.');
return [
{
...policy_reading.H4,
system: 'terraform-policy',
policySet,
message,
output: [message],
...(0,named_resources.$P)([{ text: message }]),
},
...results,
];
}
function fromTfOutcome(outcome, policySet, evaluation) {
const reading = (0,policy_reading.ns)(model_status.mO, LEVELS, outcome);
const { isGood, level, word } = reading;
const ownStatus = outcome.status === 'unknown' ? 'known-after-apply' : reading.status;
const overridable = level === 'mandatory-overridable' &&
['awaiting_override', 'overridden'].includes(evaluation.status);
const isOverridden = ownStatus === 'failed' && overridable && evaluation.status === 'overridden';
const status = isOverridden ? 'overridden' : ownStatus;
const diagnostics = readDiagnostics(outcome);
const printed = addressedTexts(diagnostics);
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
printedFor: isGood ? undefined : printed.map(({ addresses }) => addresses),
...(isGood ? named_resources.e_ : namedInDiagnostics(diagnostics)),
};
}
function readDiagnostics({ diagnostics }) {
return (diagnostics ?? []).map(({ resources, error_message: error, summary }) => ({
text: (error ?? summary ?? '').trim(),
resources: (resources ?? []).map(({ resource_name: name, ...resource }) => ({
name: name ?? '',
text: (resource.error_message ?? resource.info_message ?? '').trim(),
path: resource.file_name,
line: (0,policy_reading.Wg)(resource.start_line),
})),
}));
}
function addressedTexts(diagnostics) {
const texts = [];
for (const { text, resources } of diagnostics) {
const names = resources.map(({ name }) => name);
if (text !== '')
texts.push({ text, addresses: names.includes('') ? [] : names });
for (const { name, text: ofResource } of resources) {
if (ofResource === '')
continue;
if (name === '')
texts.push({ text: ofResource, addresses: [] });
else
texts.push({ text: `${name}: ${(0,named_resources.L1)(ofResource, name)}`, addresses: [name] });
}
}
return texts;
}
function namedInDiagnostics(diagnostics) {
const resources = [];
const others = [];
let location;
for (const { text, resources: ofDiagnostic } of diagnostics) {
const said = new Set();
const names = ofDiagnostic.map(({ name }) => name);
for (const { name: address, text: ownText, path, line } of ofDiagnostic) {
const place = path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
location ??= place;
const message = ownText === '' ? text : ownText;
said.add(message);
if (address === '')
others.push({ text: message });
else {
const messages = [(0,named_resources.L1)(message, address)].filter(Boolean);
resources.push({ address, messages, location: place });
}
}
const unsaid = said.has(text) ? [] : linesOf(text).filter((line) => !said.has(line));
const addresses = names.includes('') ? [] : names;
others.push({ text: unsaid.join('\n'), addresses });
}
const general = (0,named_resources.$P)(others);
const named = {
resources: (0,named_resources.ko)([...resources, ...general.resources]),
generalMessages: general.generalMessages,
};
return { ...named, address: (0,named_resources.nh)(named)[0]?.address, location };
}
function linesOf(value) {
return value.split('\n').filter((line) => line.trim() !== '');
}
function terraform_policy_countDoubts(what, { attributes: { status, 'result-count': counts } }, results) {
if (counts === null || counts === undefined) {
if (status === 'errored')
return [];
return [`The ${what} is "${status}" but does not say how many policies it has.`];
}
const listed = (0,policy_reading.x7)(results);
const overridableResults = results.filter(({ level }) => level === 'mandatory-overridable');
const listedOverridable = (0,policy_reading.x7)(overridableResults).mandatory;
const mandatory = (0,policy_reading._0)(counts, 'mandatory-failed') ?? 0;
const overridable = (0,policy_reading._0)(counts, 'mandatory-overridable-failed');
const fitsWithOverridable = listed.mandatory === mandatory && [undefined, 0, listedOverridable].includes(overridable);
const fitsBesideOverridable = listed.mandatory === mandatory + listedOverridable && overridable === listedOverridable;
const fits = {
passed: (0,policy_reading._0)(counts, 'passed') === listed.passed,
'failed advisory': (0,policy_reading._0)(counts, 'advisory-failed') === listed.advisory,
'failed mandatory': fitsWithOverridable || fitsBesideOverridable,
errored: ((0,policy_reading._0)(counts, 'errored') ?? 0) <= listed.errored,
unknown: ((0,policy_reading._0)(counts, 'unknown') ?? 0) <= listed.knownAfterApply,
};
return Object.keys(fits)
.filter((name) => fits[name] === false)
.map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
;// CONCATENATED MODULE: ./build/src/policy/systems/systems.js
const SERVICE_SYSTEMS = [
policy_checks.tG,
POLICY_EVALUATIONS,
TERRAFORM_POLICY,
];
const JUDGING_SYSTEMS = [
...SERVICE_SYSTEMS,
own_policies.an,
allowed_sources.I,
];
/***/ }),
/***/ 6784:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L: () => ( whyBaseDoesNotCount),
W: () => ( BASE_CODE)
});
var _model_quote_js_2_ = __webpack_require__(8187);
var _address_patterns_js_0_ = __webpack_require__(9486);
var _model_errors_js_1_ = __webpack_require__(4132);
const BASE_CODE = _model_errors_js_1_ .Lp.otherBase;
const EVERY_BASE = '*';
function whyBaseDoesNotCount(base) {
if (base === undefined)
return undefined;
const { branch, defaultBranch, targetBranches } = base;
if (targetBranches.includes(EVERY_BASE))
return undefined;
if (branch === undefined) {
const text = 'This host does not say into which branch the pull request is to be merged, and a verdict is for one branch. Set `target-branches` to `*` where only people who may merge can create branches.';
return { text, code: BASE_CODE };
}
if (branch === defaultBranch || targetBranches.some((each) => fits(each, branch))) {
return undefined;
}
const counting = [...new Set([defaultBranch ?? [], ...targetBranches].flat())];
const isUnknown = counting.length === 0;
const which = isUnknown
? 'this host does not name the default branch, and `target-branches` is empty'
: `verdicts count for ${(0,_model_quote_js_2_ .Kf)(counting.map(_model_quote_js_2_ .hD), 4)} alone`;
const remedy = isUnknown
? 'Set `target-branches` to the branches that count, as in `main`.'
: `If ${(0,_model_quote_js_2_ .hD)(branch)} counts too, and only people who may merge can create or change it, add it to \`target-branches\`.`;
const text = `The pull request is to be merged into ${(0,_model_quote_js_2_ .hD)(branch)}, and ${which}. Change its base, and it is judged for the new one; if it has another base by now, push, or close and reopen it. ${remedy}`;
return { text, code: BASE_CODE };
}
function fits(pattern, branch) {
const patternParts = pattern.split('/');
const parts = branch.split('/');
if (patternParts.length !== parts.length)
return false;
return parts.every((part, at) => (0,_address_patterns_js_0_ .kt)(patternParts[at] ?? '', part));
}
/***/ }),
/***/ 6325:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
UP: () => ( claimsWith),
ah: () => ( vouch)
});
var _model_errors_js_0_ = __webpack_require__(4132);
var _model_status_js_1_ = __webpack_require__(2373);
var _client_wire_resource_js_2_ = __webpack_require__(8235);
var _run_differences_js_3_ = __webpack_require__(2484);
var _commit_under_review_js_4_ = __webpack_require__(6077);
var _reading_js_5_ = __webpack_require__(988);
var _systems_allowed_sources_js_6_ = __webpack_require__(8262);
var _systems_own_policies_js_7_ = __webpack_require__(8532);
var _systems_policy_checks_js_8_ = __webpack_require__(2941);
var _systems_systems_js_9_ = __webpack_require__(9441);
var _claim_result_js_10_ = __webpack_require__(4504);
var _model_parse_js_12_ = __webpack_require__(2340);
var _target_branches_js_11_ = __webpack_require__(6784);
const CLAIM_OF_LIMIT = {
'not-certain': (message) => (0,_claim_result_js_10_ .oo)(message),
partial: (text) => ({ green: 'advisory', text }),
unproven: (text) => ({ green: 'advisory', text }),
field: (text) => ({ green: 'advisory', text }),
'empty-state': () => _claim_result_js_10_ .t,
noted: () => _claim_result_js_10_ .t,
};
const CLAIMS_BESIDE_SYSTEMS = {
plannedCommit: {
isKnown: ({ plannedCommit }) => plannedCommit && 'doubt' in plannedCommit.ingress
? [(0,_claim_result_js_10_ .$h)(plannedCommit.ingress.doubt)]
: [],
isOfTheChange: ofPlannedCommit(({ ingress, change }) => (0,_commit_under_review_js_4_ .cO)(ingress, change)),
isRecent: ofPlannedCommit(({ run, change }) => (0,_commit_under_review_js_4_ .d0)(run, change)),
hasUsualOptions: ofPlannedCommit(({ run, terraformVersion }) => (0,_run_differences_js_3_ .rA)(run, terraformVersion), _model_errors_js_0_ .Lp.notAsRequested),
},
plan: {
isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [(0,_claim_result_js_10_ .$h)(plan.doubt, omitUnlessRunIsGood(evidence))] : [],
isStarted: ({ plan }) => 'notStarted' in plan ? [(0,_claim_result_js_10_ .oo)(plan.notStarted, { omitIf: 'anyOtherReason' })] : [],
isGood: isGoodPlan,
isWhole: ({ plan }) => 'limits' in plan ? plan.limits.map(({ kind, message }) => CLAIM_OF_LIMIT[kind](message)) : [],
agreesWithTimestamps: planAgreesWithTimestamps,
},
guard: {
wasAsked: guardWasAsked,
hasNoDoubt: ({ guard, plan }) => (guard?.doubts ?? []).map((sentence) => (0,_claim_result_js_10_ .oo)(sentence, { omitIf: omitUnlessPlanned(plan), code: _model_errors_js_0_ .Lp.unknownDestroys })),
passes: ({ guard }) => (guard?.results ?? [])
.filter(({ status }) => status !== 'not-evaluated')
.map((result) => (0,_claim_result_js_10_ .hY)(result)),
},
run: {
endsWell: ofRun((run, evidence) => [endsWell(run, evidence)]),
agreesWithTimestamps: ofRun(({ answer, mustBe: { mode } }, { systems }) => (0,_model_status_js_1_ .Il)(mode, answer.attributes.status) === 'good' || overriddenInRun(systems).length > 0
? [noDoubtIn((0,_reading_js_5_ .EP)(`run ${answer.id}`, answer.attributes, BAD_ENDS))]
: []),
isThisOne: ofRun(({ answer, mustBe }) => [
holdsIf(answer.id === mustBe.runId, `Run ${answer.id} is not the one of this check, ${mustBe.runId}.`),
]),
isOfVersion: ofRun(({ answer, mustBe }) => [isOfVersion(answer, mustBe.versionId)]),
isOfWorkspace: ofRun(({ answer, mustBe }) => [isOfWorkspace(answer, mustBe.workspace.id)]),
isOfNamedWorkspace: ofRun(({ answer, workspaceName, mustBe: { workspace } }) => [
holdsIf(workspaceName === undefined || workspaceName.toLowerCase() === workspace.name.toLowerCase(), `Run ${answer.id} belongs to workspace "${workspaceName}", not to "${workspace.name}".`),
]),
isAsRequested: ofRun(({ answer, mustBe: { mode, options } }) => (0,_run_differences_js_3_ .w3)(answer, mode, options).map((how) => (0,_claim_result_js_10_ .oo)(`Run ${answer.id} ${how}.`, { code: _model_errors_js_0_ .Lp.notAsRequested }))),
plansEverything: ofRun(({ mustBe }) => claimsOfWholeRun(mustBe)),
isCompared: ofRun(({ mustBe }) => (mustBe.uncompared ?? []).map((sentence) => (0,_claim_result_js_10_ .oo)(sentence, { code: _model_errors_js_0_ .Lp.notCompared }))),
},
requirements: {
isForItsBase: ({ requirements }) => [isForItsBase(requirements)],
isJudged: (evidence) => [somethingWasJudged(evidence)],
},
gives: {
isThere: allThatIsGiven,
},
};
function claimsWith(systems) {
const ofSystems = systems.map(({ name }) => [name, claimsOf(name)]);
return { ...Object.fromEntries(ofSystems), ...CLAIMS_BESIDE_SYSTEMS };
}
const CLAIMS = claimsWith(_systems_systems_js_9_ .W);
function vouch(evidence, claims = CLAIMS) {
const unknown = evidence.systems.find(({ system }) => !Object.hasOwn(claims, system));
if (unknown !== undefined) {
const text = `The policy system "${unknown.system}" is not one that Plangate knows.`;
return { reasons: [{ word: 'undecided', text }] };
}
const results = Object.entries(claims).flatMap(([part, ofPart]) => Object.values(ofPart).flatMap((claim) => claim(evidence).map((result) => ({ part, result }))));
const [reason, ...others] = results.flatMap(({ result }) => ('red' in result ? result.red : []));
const remarks = results.flatMap(({ part, result }) => 'text' in result ? { part, word: result.green, text: result.text } : []);
if (reason !== undefined) {
const remarked = remarks.map(({ word, text }) => ({ word, text }));
return { reasons: [...withoutConsequences([reason, ...others]), ...remarked] };
}
return { green: greenWordOf(remarks), sentences: remarks.map(({ text }) => text) };
}
function greenWordOf(remarks) {
if (remarks.length === 0)
return 'passed';
const isPolicyOverridden = remarks.some(({ part, word }) => part !== 'guard' && word === 'overridden');
const hasAdvisory = remarks.some(({ word }) => word === 'advisory');
return hasAdvisory && !isPolicyOverridden ? 'advisory' : 'overridden';
}
const FAILURES = ['needs-override', 'blocked', 'errored', 'canceled'];
function withoutConsequences(reasons) {
const isBlocked = reasons.some(({ word, omitIf }) => omitIf === undefined && FAILURES.includes(word));
const [first, ...others] = reasons.filter(({ omitIf }) => omitIf === undefined || (omitIf === 'runAlreadyBlocked' && !isBlocked));
return first === undefined ? reasons : [first, ...others];
}
function isForItsBase({ base }) {
const why = (0,_target_branches_js_11_ .L)(base);
return why === undefined ? _claim_result_js_10_ .t : (0,_claim_result_js_10_ .oo)(why.text, why);
}
function isOfVersion(run, versionId) {
const version = (0,_client_wire_resource_js_2_ .Dl)(run, 'configuration-version');
return holdsIf(version === versionId, version === undefined
? `Run ${run.id} does not say which configuration version it planned.`
: `Run ${run.id} planned configuration version ${version}, not ${versionId}, which it was to be.`, _model_errors_js_0_ .Lp.notCompared);
}
function isOfWorkspace(run, workspaceId) {
const workspace = (0,_client_wire_resource_js_2_ .Dl)(run, 'workspace');
return holdsIf(workspace === workspaceId, workspace === undefined
? `Run ${run.id} does not say which workspace it belongs to.`
: `Run ${run.id} belongs to workspace ${workspace}, not to ${workspaceId}.`, _model_errors_js_0_ .Lp.notCompared);
}
function ofRun(check) {
return (evidence) => (evidence.run === undefined ? [] : check(evidence.run, evidence));
}
function ofPlannedCommit(differencesIn, code) {
return ofRun(({ answer: run }, { plannedCommit }) => {
if (plannedCommit === undefined || 'doubt' in plannedCommit.ingress)
return [];
const known = { ...plannedCommit, run, ingress: plannedCommit.ingress.answer };
return differencesIn(known).map((how) => (0,_claim_result_js_10_ .oo)(`Run ${run.id} ${how}.`, { code }));
});
}
function holdsIf(isTrue, otherwise, code) {
return isTrue ? _claim_result_js_10_ .t : (0,_claim_result_js_10_ .oo)(otherwise, { code });
}
function claimsOfWholeRun({ options = {}, allowPartial = false }) {
const parts = allowPartial ? [] : (0,_run_differences_js_3_ .lp)(options);
return parts.map((input) => (0,_claim_result_js_10_ .oo)(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`, { code: _model_errors_js_0_ .Lp.onlyAPart }));
}
const BAD_ENDS = Object.fromEntries((0,_model_status_js_1_ .o7)(_model_status_js_1_ .LV)
.filter((word) => word === 'errored' || _model_status_js_1_ .LV[word].kind === 'stopped')
.map((word) => [word, 'bad']));
function endsWell(run, evidence) {
const { mode } = run.mustBe;
const { status } = run.answer.attributes;
const kind = (0,_model_status_js_1_ .Il)(mode, status);
if (isOverriddenEnd(run, evidence, kind))
return _claim_result_js_10_ .t;
switch (kind) {
case 'good':
return _claim_result_js_10_ .t;
case 'bad': {
const wasEvaluated = evidence.systems.every(({ reading }) => reading.results.every((result) => result.status !== 'not-evaluated'));
return endedBadly(status, wasEvaluated ? 'runAlreadyBlocked' : 'anyOtherReason');
}
case 'stopped': {
const how = status === 'discarded' ? 'discarded' : 'canceled';
const sentence = `The run was ${how} by another person ("${status}") before it could be judged.`;
return (0,_claim_result_js_10_ .kp)('canceled', sentence);
}
case 'person': {
const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
return (0,_claim_result_js_10_ .oo)(sentence, { omitIf: 'runAlreadyBlocked' });
}
case 'moving':
return (0,_claim_result_js_10_ .oo)(`The run is still "${status}".`, { omitIf: 'runAlreadyBlocked' });
case 'foreign':
return (0,_claim_result_js_10_ .oo)(`The run is "${status}": a ${mode} run of this gate never gets there.`);
case 'unknown':
return (0,_claim_result_js_10_ .oo)(`The run is "${status}", an unrecognized status.`);
}
}
function overriddenInRun(systems) {
return systems
.filter(({ system }) => system !== 'own-policies')
.flatMap(({ reading }) => reading.results.filter(({ status }) => status === 'overridden'));
}
function isOverriddenEnd(run, evidence, kind) {
const overridden = overriddenInRun(evidence.systems);
if (overridden.length === 0 || !isPlanned(evidence.plan))
return false;
const { status, 'status-timestamps': stamps } = run.answer.attributes;
if (kind === 'moving')
return status === 'policy_checked';
if (kind !== 'bad' && kind !== 'person')
return false;
const enteredAt = (0,_model_parse_js_12_ .nR)(stamps?.[`${status.replaceAll('_', '-')}-at`]);
const times = overridden
.map(({ override }) => (0,_model_parse_js_12_ .nR)(override?.at))
.filter((time) => !Number.isNaN(time));
if (times.length === 0)
return false;
if (Number.isNaN(enteredAt))
return status === 'policy_soft_failed';
return enteredAt <= Math.max(...times);
}
function noDoubtIn([doubt], omitIf) {
return doubt === undefined ? _claim_result_js_10_ .t : (0,_claim_result_js_10_ .oo)(doubt, { omitIf });
}
function endedBadly(status, omitIf) {
if (status === 'errored') {
const sentence = 'The run is "errored", and no policy or run task is the reason.';
return (0,_claim_result_js_10_ .kp)('errored', sentence, { omitIf });
}
if (status === 'policy_soft_failed') {
const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
return (0,_claim_result_js_10_ .oo)(sentence, { omitIf: 'runAlreadyBlocked' });
}
return (0,_claim_result_js_10_ .oo)(`The run ended as "${status}", which Plangate does not recognize.`);
}
function kindOfRun({ run }) {
return run && (0,_model_status_js_1_ .Il)(run.mustBe.mode, run.answer.attributes.status);
}
function omitUnlessRunIsGood(evidence) {
const kind = kindOfRun(evidence);
return kind === undefined || kind === 'good' ? undefined : 'anyOtherReason';
}
function isGoodPlan({ plan, ...evidence }) {
if ('failed' in plan)
return [_claim_result_js_10_ .cU];
if (!('answer' in plan))
return [];
const { status } = plan.answer.attributes;
switch ((0,_model_status_js_1_ .I)(_model_status_js_1_ .P9, status)) {
case 'good':
return [];
case 'bad':
return [stoppedBeforePlan(evidence) ? _claim_result_js_10_ .AD : _claim_result_js_10_ .cU];
case 'unknown':
return [(0,_claim_result_js_10_ .oo)(`The plan is "${status}", an unrecognized status.`)];
case 'moving':
case 'person':
case 'stopped':
case 'skipped': {
const ended = evidence.run?.answer.attributes.status ?? '';
const sentence = `The run is "${ended}" but its plan is still "${status}".`;
const omitIf = stoppedBeforePlan(evidence) ? 'runAlreadyBlocked' : undefined;
return [(0,_claim_result_js_10_ .oo)(sentence, { omitIf: omitUnlessRunIsGood(evidence) ?? omitIf })];
}
}
}
function hasNoPlan(systemName, evidence) {
const isOfRun = _systems_systems_js_9_ .P.some(({ name }) => name === systemName);
return endedByPlan(evidence) || (!isOfRun && stoppedBeforePlan(evidence));
}
function stoppedBeforePlan({ systems }) {
return systems.some(({ reading }) => reading.stoppedBeforePlan === true);
}
function planAgreesWithTimestamps({ plan, ...evidence }) {
if (!('answer' in plan) || !isPlanned(plan))
return [];
const doubts = (0,_reading_js_5_ .EP)(`plan ${plan.answer.id}`, plan.answer.attributes, _model_status_js_1_ .P9);
return [noDoubtIn(doubts, kindOfRun(evidence) === 'good' ? undefined : 'runAlreadyBlocked')];
}
function isPlanned(plan) {
if ('limits' in plan)
return true;
return 'answer' in plan && (0,_model_status_js_1_ .I)(_model_status_js_1_ .P9, plan.answer.attributes.status) === 'good';
}
function omitUnlessPlanned(plan) {
return isPlanned(plan) ? undefined : 'anyOtherReason';
}
function guardWasAsked({ guard, plan, requirements }) {
return guard === undefined && requirements.guarded === true
? [(0,_claim_result_js_10_ .oo)('What the plan destroys was not checked.', { omitIf: omitUnlessPlanned(plan) })]
: [];
}
const JUDGING_HERE = [_systems_own_policies_js_7_ .an.name, _systems_allowed_sources_js_6_ .I.name];
function claimsOf(systemName) {
const claimOfSystem = (check) => (evidence) => evidence.systems
.filter(({ system }) => system === systemName)
.flatMap((system) => check(system, evidence));
return {
isKnown: claimOfSystem(({ how }) => ('doubt' in how ? [(0,_claim_result_js_10_ .$h)(how.doubt)] : [])),
hasNoDoubt: claimOfSystem(({ reading }, evidence) => reading.doubts.map((sentence) => (0,_claim_result_js_10_ .oo)(sentence, {
omitIf: hasNoPlan(systemName, evidence) ? 'runAlreadyBlocked' : undefined,
code: JUDGING_HERE.includes(systemName) ? undefined : _model_errors_js_0_ .Lp.contradiction,
}))),
hasNoError: claimOfSystem(({ reading }) => reading.errors.map((sentence) => (0,_claim_result_js_10_ .kp)('errored', sentence))),
passes: claimOfSystem(({ reading }, { requirements }) => reading.results.map((result) => (0,_claim_result_js_10_ .hY)(result, requirements.unknownValues))),
tasksPass: claimOfSystem(({ reading }, evidence) => reading.runTasks.map((task) => {
const { name, word = '' } = task;
const was = `run task "${name}" was still "${word}"`;
return (0,_claim_result_js_10_ .tK)(task, lacksResult(was, word === 'unreachable', evidence));
})),
isFinished: claimOfSystem(({ reading: { unfinished, runTasks } }, evidence) => unfinished.map((object) => unfinishedClaim(object, runTasks, evidence))),
};
}
function allThatIsGiven(evidence) {
const { gives, run, plannedCommit, plan, systems, requirements } = evidence;
const ofService = _systems_systems_js_9_ .P.map(({ name }) => name);
const expected = new Set([
...(gives.serviceSystems ? ofService : []),
...(requirements.judgedBy ?? []),
]);
const hasJudged = ({ system, reading }) => ofService.includes(system) ||
reading.results.length + reading.doubts.length + reading.errors.length > 0;
const asked = new Set(systems.filter(hasJudged).map(({ system }) => system));
const omitIf = 'failed' in plan ? 'anyOtherReason' : undefined;
return [
holdsIf(run !== undefined || !gives.run, 'No run is known of which this plan would be.'),
holdsIf(plannedCommit !== undefined || !gives.plannedCommit, 'It is not known which commit version control planned.'),
...[...expected].map((name) => asked.has(name)
? _claim_result_js_10_ .t
: (0,_claim_result_js_10_ .oo)(`Nothing was asked of the ${name.replace('-', ' ')} of this plan.`, { omitIf })),
];
}
function unfinishedClaim({ what, word, stage, system }, runTasks, evidence) {
const failedTask = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
const ofStage = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
const cause = failedTask === undefined
? ''
: ` The likely cause is a mandatory run task that failed: see "${failedTask.name}" in the run.`;
const neverBegan = word === 'unreachable' ||
system === _systems_policy_checks_js_8_ .tG.name ||
stage === 'pending' ||
(stoppedBeforePlan(evidence) && word === 'pending');
return lacksResult(`${what} was still "${word}"${ofStage}`, neverBegan, evidence, cause);
}
function lacksResult(was, neverBegan, evidence, cause = '') {
const status = evidence.run?.answer.attributes.status ?? '';
const kind = kindOfRun(evidence);
const hasEndedEarly = kind !== 'good' || stoppedBeforePlan(evidence);
const isExplained = kind === 'stopped' || (hasEndedEarly && neverBegan) || endedByPlan(evidence);
return (0,_claim_result_js_10_ .oo)(`The run ended as "${status}", but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`, { omitIf: isExplained ? 'runAlreadyBlocked' : undefined, code: _model_errors_js_0_ .Lp.noResult });
}
function endedByPlan({ run, plan }) {
const failed = 'answer' in plan && (0,_model_status_js_1_ .I)(_model_status_js_1_ .P9, plan.answer.attributes.status) === 'bad';
return failed && kindOfRun({ run }) !== 'good';
}
function somethingWasJudged(evidence) {
const { requirements, plan, run, systems } = evidence;
const { requirePolicies, noPolicies } = requirements;
const isRequired = requirePolicies || noPolicies !== undefined;
const judging = systems.filter(({ system }) => system !== _systems_allowed_sources_js_6_ .I.name);
if (!isRequired || judging.some(({ reading }) => reading.results.length > 0))
return _claim_result_js_10_ .t;
const whyNone = run === undefined
? 'No policy judged this plan, and policies are required.'
: 'No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.';
const omitIf = 'failed' in plan || 'notStarted' in plan ? 'anyOtherReason' : undefined;
const isExplained = kindOfRun(evidence) === 'stopped' || systems.some(({ reading }) => reading.errors.length > 0);
return (0,_claim_result_js_10_ .oo)(noPolicies ?? whyNone, {
omitIf: isExplained ? 'runAlreadyBlocked' : omitIf,
});
}
/***/ })
};
