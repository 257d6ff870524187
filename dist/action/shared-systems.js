export const id = 2937;
export const ids = [2937];
export const modules = {
/***/ 5663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
w: () => ( readAttributePath)
});
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
const LONGEST = 500;
const DEEPEST = 20;
function readAttributePath(said) {
if (typeof said === 'string')
return parsePath(said);
if (!Array.isArray(said) || said.length > DEEPEST)
return undefined;
const steps = said.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
const isWhole = steps.length === said.length && typeof steps[0] === 'string';
return isWhole ? steps : undefined;
}
function parsePath(text) {
if (text.length > LONGEST || !/^[A-Za-z_]/.test(text))
return undefined;
const steps = [];
let end = 0;
while (end < text.length && steps.length < DEEPEST) {
STEP.lastIndex = end;
const found = STEP.exec(text);
if (found === null)
return undefined;
const [whole, name, dotted, index, key] = found;
if (name !== undefined && whole.startsWith('.') !== end > 0)
return undefined;
end += whole.length;
if (index === '*')
continue;
steps.push(name ?? key ?? Number(dotted ?? index));
}
return end === text.length ? steps : undefined;
}
/***/ }),
/***/ 6650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_s: () => ( fromOutcomes),
lH: () => ( OUTCOME_LEVELS),
y0: () => ( printedLines)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_attribute_path_js_5_ = __webpack_require__(5663);
var _model_or_else_js_6_ = __webpack_require__(7026);
var _model_status_js_1_ = __webpack_require__(2373);
var _client_wire_resource_js_2_ = __webpack_require__(8235);
var _named_resources_js_3_ = __webpack_require__(8397);
var _reading_js_4_ = __webpack_require__(988);
const OUTCOME_LEVELS = [
'advisory',
'mandatory',
'soft-mandatory',
'hard-mandatory',
];
function fromOutcomes(stage, { evaluation, sets: list }) {
const { status } = evaluation.attributes;
const what = `policy evaluation ${evaluation.id}`;
const { reading, kind, unfinished } = (0,_reading_js_4_ .rk)(_model_status_js_1_ .o8, {
system: 'policy-evaluation',
what,
word: status,
stage: stage.attributes.status,
});
const owner = (0,_client_wire_resource_js_2_ .Dl)(evaluation, 'policy-attachable') ?? stage.id;
if (owner !== stage.id) {
reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
}
if (unfinished)
return reading;
if (list !== undefined && 'doubt' in list.how)
reading.doubts.push(list.how.doubt);
reading.doubts.push(...(0,_reading_js_4_ .l$)(what, evaluation.attributes, _model_status_js_1_ .o8));
const sets = list?.items ?? [];
for (const set of sets) {
const { results, doubts } = readSet(set, stage, evaluation);
reading.results.push(...results);
reading.doubts.push(...doubts);
}
const contrary = kind === 'unknown' ? [] : (0,_reading_js_4_ .vM)(what, status, reading.results);
reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...contrary);
const isExplained = reading.results.some((result) => result.status === 'not-evaluated');
if (status === 'errored' && !isExplained) {
reading.errors.push(`The ${what} could not be evaluated.`);
}
return reading;
}
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
const { 'policy-set-name': named, 'result-count': counts, outcomes } = set.attributes;
const what = `policy evaluation ${id}`;
const name = named ?? '';
const error = set.attributes.error ?? '';
const mayPass = set.attributes.overridable !== false;
const isOverridden = status === 'overridden';
const awaiting = (0,_model_status_js_1_ .I)(_model_status_js_1_ .j$, stage.attributes.status) === 'person' &&
stage.attributes.actions?.['is-overridable'] !== false;
const results = (outcomes ?? []).map((outcome) => fromOutcome(outcome, {
policySet: name,
overridable: mayPass && (awaiting || isOverridden),
overridden: mayPass && isOverridden,
at: stamps?.['overridden-at'] ?? undefined,
}));
const doubts = [];
if (isOverridden && results.some((one) => one.status === 'failed' && one.level !== 'advisory')) {
doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
}
if (((0,_client_wire_resource_js_2_ .Dl)(set, 'policy-evaluation') ?? id) !== id) {
doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
}
const mismatch = compareCounts(counts, results, error !== '');
if (mismatch !== undefined)
doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
if (error !== '') {
const output = error.split('\n');
const of = { system: 'policy-evaluation', policySet: name };
results.unshift({ ..._reading_js_4_ .H4, ...of, message: error, output });
}
return { results, doubts };
}
function fromOutcome(outcome, set) {
const { isGood, level, status: ownStatus, word } = (0,_reading_js_4_ .ns)(_model_status_js_1_ .vg, OUTCOME_LEVELS, outcome);
const printed = printedLines(outcome.output);
const output = printed.map(({ text }) => text);
const description = outcome.description ?? '';
const isLenient = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
const status = ownStatus === 'failed' && set.overridden && isLenient ? 'overridden' : ownStatus;
const at = status === 'overridden' ? set.at : undefined;
const named = isGood ? [] : (0,_named_resources_js_3_ .$P)(printed);
const described = isGood || named.length > 0 ? [] : (0,_named_resources_js_3_ .Tc)(description);
const resources = [...named, ...described];
return {
system: 'policy-evaluation',
policySet: set.policySet,
policy: outcome.policy_name ?? outcome.query ?? '',
level,
status,
word,
overridable: set.overridable && isLenient,
message: isGood ? '' : (output[0] ?? description),
description: description === '' ? undefined : description,
output,
printedFor: isGood ? undefined : printed.map(({ address }) => (address ? [address] : [])),
address: resources[0]?.address,
resources,
override: at === undefined ? undefined : { at },
};
}
function compareCounts(counts, results, broken) {
if (counts === null || counts === undefined)
return undefined;
const shown = (0,_reading_js_4_ .N4)(results);
const figures = [
['passed', 'passed', (0,_reading_js_4_ ._0)(counts, 'passed'), shown.passed],
['failed advisory', 'advisory failed', (0,_reading_js_4_ ._0)(counts, 'advisory-failed'), shown.advisory],
[
'failed mandatory',
'mandatory failed',
(0,_reading_js_4_ ._0)(counts, 'mandatory-failed'),
shown.mandatory,
],
['errored', 'errored', broken ? shown.errored : (0,_reading_js_4_ ._0)(counts, 'errored'), shown.errored],
];
for (const [name, did, count, listed] of figures) {
if (count === undefined)
return `does not say how many policies ${did}`;
if (count !== listed)
return `counts ${count} ${name} but lists ${listed}`;
}
return undefined;
}
function countDoubts(what, evaluation, sets, results) {
const doubts = [];
const { status, 'result-count': counts } = evaluation.attributes;
const isCounted = (each) => each !== undefined && each !== null;
const broken = sets.some((set) => (set.attributes.error ?? '') !== '');
const mismatch = compareCounts(counts, results, broken);
if (mismatch !== undefined)
doubts.push(`The ${what} ${mismatch} in its policy sets.`);
if (sets.length === 0 && (0,_model_status_js_1_ .I)(_model_status_js_1_ .o8, status) === 'good') {
doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
}
const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
}
return doubts;
}
const MOST = 1_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
function printedLines(output) {
const lines = [];
gather(output, lines, 0);
return lines;
}
function gather(value, lines, depth, of = {}) {
if (lines.length >= MOST || value === null || value === undefined)
return;
if (typeof value === 'string') {
for (const line of value.split('\n')) {
if (lines.length < MOST && line.trim() !== '')
lines.push({ text: (0,_named_resources_js_3_ .Io)(line.trimEnd()), ...of });
}
return;
}
if (depth < DEEPEST && Array.isArray(value)) {
for (const item of value)
gather(item, lines, depth + 1, of);
return;
}
if (depth < DEEPEST && typeof value === 'object') {
const fields = new Map(Object.entries(value));
const subjects = [fields.get('address'), fields.get('resource')].filter(isText);
const [subject] = subjects;
const [address, ...others] = new Set(subjects.filter(_model_address_js_0_ .PW));
of =
others.length > 0 ? {} : { address, attribute: (0,_model_attribute_path_js_5_ .w)(fields.get('attribute')) };
const messageKey = SAYS.find((key) => fields.has(key));
if (messageKey !== undefined) {
const message = fields.get(messageKey);
const lacksSubject = isText(message) && subject !== undefined && !message.includes(subject);
gather(lacksSubject ? `${subject}: ${message}` : message, lines, depth + 1, of);
return;
}
}
const text = (0,_model_or_else_js_6_ .N)(() => JSON.stringify(value), '(an output too deep to show)');
lines.push({ text: (0,_named_resources_js_3_ .Io)(text), ...of });
}
function isText(value) {
return typeof value === 'string' && value !== '';
}
/***/ }),
/***/ 1894:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DU: () => ( lost),
lx: () => ( noticesOf),
oq: () => ( toSystems),
qc: () => ( attributeOverrides)
});
var _client_wire_resource_js_0_ = __webpack_require__(8235);
var _reading_js_1_ = __webpack_require__(988);
function toSystems(run, observed) {
return observed.map(({ system, how, objects: read }) => {
const objects = read.map(({ object }) => object);
const doubts = [
...lost(`run ${run.id}`, run, system.relation, objects),
...objects.flatMap((object) => {
const other = (0,_client_wire_resource_js_0_ .Dl)(object, 'run') ?? run.id;
const isOther = other !== run.id;
return isOther ? `${object.id} was listed for run ${run.id} but belongs to ${other}.` : [];
}),
];
const readings = read.map(({ contents }) => system.read(contents));
return {
system: system.name,
how,
reading: (0,_reading_js_1_ .h1)([...readings, { ...(0,_reading_js_1_ .iz)(), doubts }]),
};
});
}
function lost(owner, resource, relation, objects) {
const { named = [], hinted } = (0,_client_wire_resource_js_0_ ._2)(resource, relation);
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
const NOTICED = ['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'];
function noticesOf(events) {
return events
.filter(({ event }) => NOTICED.includes(event.attributes.action))
.flatMap(({ event }) => event.attributes.description || []);
}
function attributeOverrides(results, events) {
const overrides = events
.filter(({ event }) => /overrid/i.test(event.attributes.action))
.map(({ event, actor: by, comment: reason }) => {
return { by, at: event.attributes['created-at'] ?? undefined, reason };
});
const [event, ...others] = overrides;
if (event === undefined || others.length > 0)
return [...results];
return results.map((result) => {
const isApprovedHere = result.system === 'guard' || result.system === 'own-policies';
if (result.status !== 'overridden' || isApprovedHere)
return result;
return { ...result, override: { ...event, ...result.override } };
});
}
/***/ }),
/***/ 8532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BT: () => ( actsOfOwn),
Dk: () => ( withApprovals),
HG: () => ( ownDoubt),
an: () => ( OWN_POLICIES),
eG: () => ( mayBeApproved),
eh: () => ( ownEvidence)
});
var _reading_js_0_ = __webpack_require__(988);
const OWN_POLICIES = { name: 'own-policies', title: 'own policies' };
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
function ownDoubt(sources, why) {
const sentence = `The plan was not judged by ${sources.map((one) => `\`${one}\``).join(', ')}: ${why.replace(/\.$/, '')}.`;
return { ...ownEvidence([]), reading: { ...(0,_reading_js_0_ .iz)(), doubts: [sentence] } };
}
/***/ }),
/***/ 2937:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
W: () => ( JUDGING_SYSTEMS),
P: () => ( SERVICE_SYSTEMS)
});
var own_policies = __webpack_require__(8532);
var policy_checks = __webpack_require__(2941);
var model_status = __webpack_require__(2373);
var from_outcomes = __webpack_require__(6650);
var observed = __webpack_require__(1894);
var policy_reading = __webpack_require__(988);
var policy_system = __webpack_require__(2901);
;// CONCATENATED MODULE: ./build/src/policy/systems/policy-evaluations.js
const POLICY_EVALUATIONS = {
name: 'policy-evaluation',
title: 'policy evaluation',
levels: from_outcomes.lH,
relation: 'task-stages',
isNamedByRun: false,
override: {
object: 'task-stage',
title: 'task stage',
waits: 'awaiting_override',
final: 'failed',
},
list: ({ taskStages }, runId) => taskStages.list(runId),
objectOf: ({ stage }) => stage,
isOfApply: ({ stage }) => (0,model_status.Nv)(stage.attributes.stage),
lags({ stage, policyEvaluations }) {
const words = policyEvaluations.map(({ attributes }) => attributes.status);
return !isOutOfReach(stage, words) && (0,policy_system.V)(model_status.j$, stage.attributes.status);
},
async readMore({ stage, policyEvaluations, taskResults }, reader) {
const { policyEvaluations: resource } = reader.client;
const reading = policyEvaluations.map((each) => (0,policy_system.C)(each, model_status.o8, resource, reader));
return { stage, taskResults, evaluations: await Promise.all(reading) };
},
read: fromObservedStage,
sendOverride: ({ taskStages }, id, comment) => taskStages.override(id, { comment }),
};
function fromObservedStage({ stage, taskResults, evaluations }) {
const objects = evaluations.map(({ evaluation }) => evaluation);
const owner = `task stage ${stage.id}`;
const doubts = [
...(0,observed.DU)(owner, stage, 'policy-evaluations', objects),
...(0,observed.DU)(owner, stage, 'task-results', taskResults),
];
const doubtful = { ...(0,policy_reading.iz)(), doubts };
const words = objects.map(({ attributes }) => attributes.status);
if (isOutOfReach(stage, words))
return doubtful;
const tasks = fromTaskResults(stage, taskResults);
const whole = (0,policy_reading.h1)([tasks, ...evaluations.map((each) => (0,from_outcomes._s)(stage, each))]);
return (0,policy_reading.h1)([whole, doubtful, fromStage(stage, whole, words.length)]);
}
function fromTaskResults(stage, taskResults) {
return {
...(0,policy_reading.iz)(),
runTasks: taskResults.map((result) => toRunTask(result, stage)),
doubts: taskResults.flatMap(({ id, attributes }) => (0,policy_reading.l$)(`task result ${id}`, attributes, model_status.o3)),
};
}
function toRunTask({ attributes }, stage) {
const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
const kind = (0,model_status.I)(model_status.o3, word);
const status = (0,model_status.hs)(kind) ? 'not-evaluated' : (0,policy_reading.mf)(kind, word);
const isAwaited = (0,model_status.I)(model_status.j$, stage.attributes.status) === 'person';
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
const { reading, kind } = (0,policy_reading.rk)(model_status.j$, object);
if (evaluations > 0) {
reading.canOverride =
permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
}
reading.doubts.unshift(...(0,policy_reading.l$)(what, stage.attributes, model_status.j$));
const { results, runTasks, errors } = holds;
const isBlamed = errors.length > 0 ||
results.some(({ status: word, level }) => ['errored', 'unknown'].includes(word) ||
(['failed', 'not-evaluated'].includes(word) && level !== 'advisory')) ||
runTasks.some(({ status: word, level }) => ['failed', 'errored'].includes(word) && level !== 'advisory');
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
function isOutOfReach(stage, evaluationWords) {
const idle = (word) => word === 'pending' || word === 'unreachable';
return ((0,model_status.Nv)(stage.attributes.stage) &&
idle(stage.attributes.status) &&
evaluationWords.every(idle));
}
var or_else = __webpack_require__(7026);
var named_resources = __webpack_require__(8397);
;// CONCATENATED MODULE: ./build/src/policy/systems/terraform-policy.js
const LEVELS = ['advisory', 'mandatory', 'mandatory-overridable'];
const TERRAFORM_POLICY = {
name: 'terraform-policy',
title: 'Terraform policy',
levels: LEVELS,
relation: 'tf-policy-evaluations',
isNamedByRun: true,
override: {
object: 'tf-policy-evaluation',
title: 'Terraform policy evaluation',
waits: 'awaiting_override',
final: 'failed',
},
list: ({ tfPolicyEvaluations }, runId) => tfPolicyEvaluations.list(runId),
objectOf: (evaluation) => evaluation,
isOfApply: isApply,
lags: (evaluation) => !isApply(evaluation) && (0,policy_system.V)(model_status.bz, evaluation.attributes.status),
readMore,
read: fromTfPolicy,
async readAtApply(reader, runId) {
const { items } = await reader.whole(reader.client.tfPolicyEvaluations.list(runId));
const evaluations = items.filter(isApply);
return Promise.all(evaluations.map(async (each) => fromTfPolicy(await readMore(each, reader))));
},
sendOverride: ({ tfPolicyEvaluations }, id, comment) => tfPolicyEvaluations.override(id, { comment }),
};
function readMore(evaluation, reader) {
const { tfPolicyEvaluations } = reader.client;
return (0,policy_system.C)(evaluation, model_status.bz, tfPolicyEvaluations, reader);
}
function fromTfPolicy({ evaluation, sets }) {
const { status, permissions, error, actions } = evaluation.attributes;
const what = `Terraform policy evaluation ${evaluation.id}`;
const canOverride = permissions?.['can-override'] ?? undefined;
const object = { system: 'terraform-policy', what, word: status };
const { reading, kind, unfinished } = (0,policy_reading.rk)(model_status.bz, object);
if (unfinished)
return { ...(isApply(evaluation) ? (0,policy_reading.iz)() : reading), canOverride };
if ((error ?? undefined) !== undefined || status === 'errored') {
const reason = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
reading.errors.push(`The ${what} could not be evaluated${reason === '' ? '' : `: ${reason.slice(0, 2_000)}`}.`);
}
if (sets !== undefined && 'doubt' in sets.how)
reading.doubts.push(sets.how.doubt);
reading.doubts.push(...(0,policy_reading.l$)(what, evaluation.attributes, model_status.bz));
if (kind === 'person' && actions?.['is-overridable'] === false) {
reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
}
const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
const results = (sets?.items ?? []).flatMap((set) => readSet(set, status, at));
const doubts = [
...reading.doubts,
...countDoubts(what, evaluation, results),
...(0,policy_reading.vM)(what, status, results, true),
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
const shown = () => (typeof error === 'string' ? error : JSON.stringify(error));
const message = (0,or_else.N)(shown, 'The policy set could not be evaluated.').slice(0, 4_000);
return [
{ ...policy_reading.H4, system: 'terraform-policy', policySet, message, output: [] },
...results,
];
}
function fromTfOutcome(outcome, policySet, evaluation) {
const reading = (0,policy_reading.ns)(model_status.Zc, LEVELS, outcome);
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
const line = (0,policy_reading.Wg)(start);
const location = path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
const text = linesOf(resource.error_message ?? resource.info_message).join('; ');
return { address: name ?? '', message: text || undefined, location };
});
const resources = (0,named_resources.B)(all.filter(({ address }) => address !== ''));
const location = all.find((each) => each.location)?.location;
return { address: resources[0]?.address, location, resources };
}
function linesOf(value) {
return (value ?? '')
.split('\n')
.filter((line) => line.trim() !== '')
.slice(0, 200);
}
function countDoubts(what, { attributes: { status, 'result-count': counts } }, results) {
if (counts === null || counts === undefined) {
return [`The ${what} is "${status}" but does not say how many policies it has.`];
}
const shown = (0,policy_reading.N4)(results);
const mandatory = (0,policy_reading._0)(counts, 'mandatory-failed') ?? 0;
const overridable = (0,policy_reading._0)(counts, 'mandatory-overridable-failed');
const lenient = (0,policy_reading.N4)(results.filter(({ level }) => level === 'mandatory-overridable')).mandatory;
const fits = {
passed: (0,policy_reading._0)(counts, 'passed') === shown.passed,
'failed advisory': (0,policy_reading._0)(counts, 'advisory-failed') === shown.advisory,
'failed mandatory': shown.mandatory === mandatory
? [undefined, 0, lenient].includes(overridable)
: overridable === lenient && shown.mandatory === mandatory + lenient,
errored: ((0,policy_reading._0)(counts, 'errored') ?? 0) <= shown.errored,
unknown: ((0,policy_reading._0)(counts, 'unknown') ?? 0) <= shown.later,
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
const JUDGING_SYSTEMS = [...SERVICE_SYSTEMS, own_policies.an];
/***/ })
};
