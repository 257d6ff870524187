export const id = 21;
export const ids = [21];
export const modules = {
/***/ 551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$p: () => ( baseRunFinder),
G2: () => ( findCurrentRun),
P_: () => ( readExistingFailures),
rV: () => ( compareWithCurrent)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _model_error_message_js_11_ = __webpack_require__(34271);
var _model_status_js_1_ = __webpack_require__(62373);
var _policy_accept_failures_js_2_ = __webpack_require__(65608);
var _policy_compare_js_3_ = __webpack_require__(80663);
var _policy_reading_js_4_ = __webpack_require__(10988);
var _policy_existing_failures_js_5_ = __webpack_require__(96747);
var _policy_observed_js_6_ = __webpack_require__(51894);
var _policy_run_differences_js_7_ = __webpack_require__(22484);
var _policy_systems_systems_js_8_ = __webpack_require__(82937);
var _read_changes_js_9_ = __webpack_require__(76617);
var _read_policies_js_10_ = __webpack_require__(11056);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
const { clock, signal } = job;
const failures = result.results.filter(_policy_reading_js_4_ .WN);
const countFailures = ({ name: system }) => failures.filter((failure) => failure.system === system).length;
const [system] = _policy_systems_systems_js_8_ .P.toSorted((one, other) => countFailures(other) - countFailures(one));
if (system === undefined || countFailures(system) === 0)
return result;
const hasOptions = (0,_policy_run_differences_js_7_ .c4)(job.plan.runOptions).length > 0;
if (current.versionId === undefined || hasOptions)
return result;
const deadline = Math.min(job.deadline, clock.now() + BUDGET_MS);
const client = job.client.with({ signal, deadline });
try {
const run = await findCurrentRun(workspaceId, current, client);
if (run === undefined)
return result;
const results = await readResults(run, { ...job, client, deadline }, [system]);
return { ...result, results: (0,_policy_compare_js_3_ .$_)(result.results, results) };
}
catch (error) {
job.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_11_ .g)(error)}`);
return result;
}
}
async function readResults(run, ports, systems = _policy_systems_systems_js_8_ .P) {
const evidence = (0,_policy_observed_js_6_ .zR)(run, await (0,_read_policies_js_10_ .h9)(run, ports, { waitsForPerson: true, systems }));
if (evidence.some(({ how, reading }) => 'doubt' in how || reading.doubts.length > 0)) {
throw new Error(`not all results of its run ${run.id} could be read`);
}
return evidence.flatMap(({ reading }) => reading.results);
}
async function findCurrentRun(workspaceId, { versionId, runId }, client, knownRun) {
const runs = runId === undefined
? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
: [knownRun ?? (await client.runs.show(runId)).run];
return runs.find((run) => (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') === workspaceId &&
(0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') === versionId &&
run.attributes['plan-only'] === false &&
(0,_policy_run_differences_js_7_ .ku)(run.attributes).length === 0 &&
(0,_model_status_js_1_ .Ck)(run.attributes.status));
}
function baseRunFinder(workspace, job) {
if (!job.policy.onlyNew)
return undefined;
return async () => {
const { workspaceId, current } = workspace;
const run = current?.versionId === undefined
? undefined
: await findCurrentRun(workspaceId, current, job.client);
const planId = run && (0,_client_wire_resource_js_0_ .Dl)(run, 'plan');
if (run === undefined || planId === undefined) {
throw new Error('no finished run planned all of the present configuration of the workspace');
}
return { run, planId };
};
}
async function readExistingFailures(readings, { plan, findBaseRun }, ports) {
const addresses = readings
.flatMap(({ results }) => results)
.filter((result) => result.level === 'advisory' && (0,_policy_accept_failures_js_2_ .B6)(result))
.flatMap((result) => (0,_policy_accept_failures_js_2_ .F6)(result).flatMap((line) => line.addresses));
if (addresses.length === 0)
return undefined;
try {
const planned = await readValues(plan.id, new Set(addresses), ports);
const base = await findBaseRun();
const baseAddresses = new Set(addresses.map((address) => (0,_policy_existing_failures_js_5_ .QF)(address, planned)));
const [baseResults, basePlanned] = await Promise.all([
readResults(base.run, ports),
readValues(base.planId, baseAddresses, ports),
]);
return { existing: (0,_policy_existing_failures_js_5_ .pj)(planned, { results: baseResults, planned: basePlanned }) };
}
catch (error) {
if (ports.signal.aborted)
throw error;
return { notice: (0,_policy_existing_failures_js_5_ .PY)(error) };
}
}
async function readValues(planId, addresses, ports) {
const json = await (0,_read_changes_js_9_.fetchPlanJson)(planId, false, ports);
const planned = json && (0,_policy_existing_failures_js_5_ .DE)(json, addresses);
if (planned === undefined)
throw new Error(`the JSON of plan ${planId} could not be read`);
return planned;
}
/***/ }),
/***/ 69003:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F: () => ( readPlanAndJudgeByOwnPolicies),
H: () => ( judgeByOwnPolicies)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _machine_take_turn_js_2_ = __webpack_require__(44990);
var _model_error_message_js_13_ = __webpack_require__(34271);
var _model_parse_js_14_ = __webpack_require__(2340);
var _plan_read_plan_js_3_ = __webpack_require__(33597);
var _policy_from_change_json_js_4_ = __webpack_require__(56258);
var _policy_existing_failures_js_5_ = __webpack_require__(96747);
var _policy_guard_js_6_ = __webpack_require__(53749);
var _policy_reading_js_7_ = __webpack_require__(10988);
var _model_status_js_8_ = __webpack_require__(62373);
var _policy_systems_own_policies_js_9_ = __webpack_require__(88532);
var _failure_of_js_10_ = __webpack_require__(46281);
var _read_changes_js_11_ = __webpack_require__(76617);
var _poll_js_12_ = __webpack_require__(67820);
async function judgeByOwnPolicies(own, planned, ports) {
const { run, plan, workspace, requirements, serviceEvidence, findBaseRun } = planned;
const { organization } = requirements;
const doubtful = (why) => ({ evidence: (0,_policy_systems_own_policies_js_9_ .W7)(own.sources, why), notices: [] });
if (plan === undefined || (0,_model_status_js_8_ .I)(_model_status_js_8_ .P9, plan.attributes.status) !== 'good') {
return doubtful(`run ${run.id} has no finished plan`);
}
let json;
try {
json = await readJson(plan.id, own.readsWhole, ports);
}
catch (error) {
const isOfPlan = error instanceof _plan_read_plan_js_3_.UnreadablePlan;
const isOfService = error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted';
if (isOfPlan || isOfService)
return doubtful(error.message);
throw error;
}
if (json === undefined)
return doubtful(`the service shows no JSON of plan ${plan.id}`);
const servicePolicies = serviceEvidence.flatMap(({ reading }) => reading.results.map(({ policy }) => policy));
const plannedRun = {
json,
run: workspace && runInput(run, workspace, organization),
workspace: requirements.workspace.name,
exceptions: requirements.exceptions,
readBase: findBaseRun && (() => readBase(findBaseRun, json, ports)),
servicePolicies: new Set(servicePolicies),
};
try {
const { results, notices } = await own.judge(plannedRun, ports.signal);
const approvals = results.some(_policy_systems_own_policies_js_9_ .eG)
? await own.approvals?.(requirements.workspace.id)
: undefined;
const evidence = (0,_policy_systems_own_policies_js_9_ .eh)((0,_policy_systems_own_policies_js_9_ .XF)(results, approvals ?? []));
const doubts = await doubtsAbout(run, plan, json, ports);
return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
}
catch (error) {
ports.signal.throwIfAborted();
return { ...doubtful((0,_model_error_message_js_13_ .g)(error)), json };
}
}
async function readPlanAndJudgeByOwnPolicies(own, toJudge, ports) {
const planId = (0,_client_wire_resource_js_1_ .Dl)(toJudge.run, 'plan');
const plan = planId === undefined ? undefined : await ports.client.runs.plan(planId);
return judgeByOwnPolicies(own, { ...toJudge, plan, findBaseRun: undefined }, ports);
}
async function doubtsAbout(run, { attributes }, json, { signal }) {
const reading = (0,_policy_from_change_json_js_4_ .N)(json, { counts: (0,_policy_reading_js_7_ .mQ)(attributes), judgesLater: true });
const changes = await (0,_machine_take_turn_js_2_ .hp)(reading, signal);
if (changes.doubt !== undefined)
return [changes.doubt];
const targets = (0,_model_parse_js_14_ .c3)(run.attributes['target-addrs']);
if (changes.partial === true && targets.length === 0)
return [_policy_guard_js_6_ .YB];
if (changes.unlisted !== true || attributes['has-changes'] !== true)
return [];
const outputs = Object.values((0,_model_parse_js_14_ .zv)(json.document['output_changes']));
const isOfOutputs = outputs.some((output) => (0,_model_parse_js_14_ .c3)((0,_model_parse_js_14_ ._F)(output, 'actions')).some((action) => action !== 'no-op'));
return isOfOutputs ? [] : ["The plan's JSON has no list of changes, and the plan has some."];
}
async function readBase(findBaseRun, { isWhole }, ports) {
try {
const { planId } = await findBaseRun();
const json = await readJson(planId, isWhole, ports);
if (json?.isWhole !== isWhole) {
throw new Error(`the JSON of plan ${planId} could not be read`);
}
return { json };
}
catch (error) {
ports.signal.throwIfAborted();
return { notice: (0,_policy_existing_failures_js_5_ .PY)(error, ' of an own policy') };
}
}
async function readJson(planId, readsWhole, ports) {
const awaitJson = (isWhole) => (0,_poll_js_12_ .Q)(() => (0,_read_changes_js_11_.fetchPlanJson)(planId, isWhole, ports), (json) => json !== undefined, ports);
const whole = readsWhole
? await awaitJson(true).catch((error) => {
if (!(0,_failure_of_js_10_ .vu)(error))
throw error;
})
: undefined;
return whole ?? awaitJson(false);
}
function runInput({ id, attributes, relationships }, workspace, organization) {
const { 'created-at': createdAt, source } = attributes;
const facts = attributes;
const { name, 'auto-apply': autoApply, 'working-directory': directory } = workspace.attributes;
const { 'tag-names': tags } = workspace.attributes;
const isKnown = [createdAt, source, autoApply, tags, organization].every((value) => value !== undefined && value !== null);
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
return (0,_model_parse_js_14_ .c3)(value).map(String);
}
/***/ }),
/***/ 65608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B6: () => ( isCertainFailure),
Bu: () => ( acceptAdvisoryFailures),
F6: () => ( addressedLines)
});
var _model_address_js_0_ = __webpack_require__(3543);
function divideFailure(result, rule) {
const undivided = { left: result, accepted: [] };
if (!isFailure(result))
return undivided;
const lines = addressedLines(result);
const answer = rule(result, lines);
if (typeof answer === 'object')
return { left: undefined, accepted: [{ ...result, ...answer }] };
if (answer === undefined || !isCertainFailure(result))
return undivided;
const isUnclear = lines.some(({ addresses: { length } }) => length === 0 || length >= _model_address_js_0_ .ps);
if (isUnclear)
return undivided;
const acceptances = acceptedAddresses(result, lines, answer);
const accepted = [...new Set(acceptances.values())]
.map((acceptance) => {
const isAccepted = (address) => acceptances.get(address) === acceptance;
return { ...partAbout(result, lines, isAccepted), ...acceptance };
})
.filter(({ resources }) => resources.length > 0);
if (accepted.length === 0)
return undivided;
const stillFails = (address) => !acceptances.has(address);
const isLeft = result.resources.some(({ address }) => stillFails(address)) ||
lines.some(({ addresses }) => addresses.some(stillFails));
return { left: isLeft ? partAbout(result, lines, stillFails) : undefined, accepted };
}
function acceptAdvisoryFailures(reading, rule) {
const results = reading.results.flatMap((result) => {
if (result.level !== 'advisory')
return [result];
const { left, accepted } = divideFailure(result, rule);
return left === undefined ? accepted : [left, ...accepted];
});
return { ...reading, results };
}
function acceptedAddresses({ resources }, lines, acceptanceOf) {
const resourceAddresses = new Set(resources.map(({ address }) => address));
const accepted = new Map();
for (const address of new Set(lines.flatMap(({ addresses }) => addresses))) {
const acceptance = acceptanceOf(address);
if (acceptance !== undefined)
accepted.set(address, acceptance);
}
let sizeBefore;
do {
sizeBefore = accepted.size;
for (const { addresses } of lines) {
const isAccepted = addresses.every((address) => accepted.has(address));
const namesResource = addresses.some((address) => resourceAddresses.has(address));
if (isAccepted && namesResource)
continue;
for (const address of addresses)
accepted.delete(address);
}
} while (accepted.size < sizeBefore);
return accepted;
}
const MOST_ENTRIES = 1_000;
function isFailure({ status, word, level }) {
return status === 'failed' && word === undefined && level !== 'unknown';
}
function isCertainFailure(result) {
const { resources } = result;
const lines = addressedLines(result);
return (isFailure(result) &&
lines.length < MOST_ENTRIES &&
lines.every(({ text }) => text.length < _model_address_js_0_ .bX) &&
resources.length < MOST_ENTRIES);
}
function addressedLines({ output, message, printedFor }) {
return (output.length > 0 ? output : [message]).flatMap((entry, at) => entry
.split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
.filter((text) => text.trim() !== '')
.map((text) => ({ text, addresses: printedFor?.[at] ?? [] })));
}
function partAbout(result, lines, isPart) {
const linesOfPart = lines.filter(({ addresses }) => addresses.some(isPart));
const texts = linesOfPart.map(({ text }) => text);
const resources = result.resources.filter(({ address }) => isPart(address));
return {
...result,
message: texts[0] ?? result.message,
output: result.output.length > 0 ? texts : [],
printedFor: linesOfPart.map(({ addresses }) => addresses),
address: resources[0]?.address,
location: resources[0]?.location,
resources,
};
}
/***/ }),
/***/ 96747:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$H: () => ( textBefore),
DE: () => ( readPlannedValues),
PY: () => ( notComparedNotice),
QF: () => ( addressBefore),
_5: () => ( isUnchanged),
pj: () => ( ruleOfExisting)
});
var _model_error_message_js_4_ = __webpack_require__(34271);
var _accept_failures_js_0_ = __webpack_require__(65608);
var _compare_js_1_ = __webpack_require__(80663);
var _model_parse_js_5_ = __webpack_require__(2340);
var _model_plan_json_js_2_ = __webpack_require__(35379);
var _planned_changes_js_3_ = __webpack_require__(69166);
const EXISTING = { status: 'existing' };
function notComparedNotice(error, ofWhat = '') {
const why = (0,_model_error_message_js_4_ .g)(error).replace(/\.$/, '');
return `Every failure${ofWhat} counts: only-new could not compare with the default branch, because ${why}.`;
}
function ruleOfExisting(planned, base) {
return (result, lines) => {
const baseFailures = ((0,_compare_js_1_ .FU)(result, base.results) ?? []).map((failure) => {
return { ...failure, status: 'failed' };
});
if (baseFailures.length === 0 || !baseFailures.every(_accept_failures_js_0_ .B6))
return undefined;
const countsBefore = countTexts(baseFailures.flatMap(_accept_failures_js_0_ .F6).map(({ text }) => text));
const countsNow = countTexts(lines.map((line) => textBefore(line, planned)));
const isOld = (line) => {
const text = textBefore(line, planned);
return ((countsNow.get(text) ?? 0) <= (countsBefore.get(text) ?? 0) &&
line.addresses.every((address) => isUnchanged(address, planned, base.planned)));
};
const newAddresses = new Set(lines.filter((line) => !isOld(line)).flatMap((line) => line.addresses));
return (address) => (newAddresses.has(address) ? undefined : EXISTING);
};
}
function addressBefore(address, { movedFrom }) {
return movedFrom.get(address) ?? address;
}
function textBefore({ text, addresses }, planned) {
const moved = addresses.filter((address) => planned.movedFrom.has(address));
const isPartOfOther = (address) => addresses.some((other) => other !== address && other.includes(address));
if (moved.some(isPartOfOther))
return undefined;
return moved.reduce((before, address) => before.replaceAll(address, () => addressBefore(address, planned)), text);
}
function isUnchanged(address, now, before) {
const values = now.values.get(address);
return values !== undefined && values === before.values.get(addressBefore(address, now));
}
function countTexts(texts) {
const counts = new Map();
for (const text of texts)
counts.set(text, (counts.get(text) ?? 0) + 1);
return counts;
}
function readPlannedValues(plan, addresses) {
const changes = plan.exactChanges();
if (!Array.isArray(changes) || plan.isErrored || plan.repeated().length > 0)
return undefined;
const seen = new Set();
const values = new Map();
const movedFrom = new Map();
for (const entry of changes) {
const fields = (0,_model_parse_js_5_ .Pf)(entry);
const address = (0,_planned_changes_js_3_ .tf)(fields['address']);
if (address === undefined)
return undefined;
if (!addresses.has(address))
continue;
const previous = (0,_planned_changes_js_3_ .tf)(fields['previous_address']);
if (previous !== undefined)
movedFrom.set(address, previous);
const value = valuesAfter(fields['change']);
if (seen.has(address) || value === undefined)
values.delete(address);
else
values.set(address, value);
seen.add(address);
}
return { values, movedFrom };
}
function valuesAfter(change) {
const { after, after_unknown: unknown, after_sensitive: sensitive } = (0,_model_parse_js_5_ .Pf)(change);
if (typeof after !== 'object' || after === null)
return undefined;
if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js_2_ .r)(sensitive))
return undefined;
return JSON.stringify([after, unknown]);
}
/***/ }),
/***/ 53749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
YB: () => ( NOT_COMPLETE),
ah: () => ( guard)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _address_patterns_js_1_ = __webpack_require__(79486);
var _planned_changes_js_2_ = __webpack_require__(69166);
var _reading_js_3_ = __webpack_require__(10988);
function guard(rules, attributes, changes, unseen = []) {
const reading = (0,_reading_js_3_ .iz)();
const guarded = changes === undefined ? [] : guardedChanges(changes);
for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, guarded)]) {
reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
}
for (const pattern of rules.protect) {
const caught = guarded.filter(({ addresses }) => addresses.some((address) => (0,_address_patterns_js_1_ .lQ)(pattern, address)));
const policy = `protect ${pattern}`;
const message = protectionMessage(pattern, caught);
const failed = caught.length > 0;
reading.results.push(guardResult({ policy, message, caught, failed }, rules));
}
const { destroyed, invoked } = splitByKind(guarded);
const { maxDestroys, maxActions } = rules;
const addLimit = (policy, { failed, message }, counted) => {
const caught = failed ? counted : [];
reading.results.push(guardResult({ policy, message, caught, failed }, rules));
};
if (maxDestroys !== undefined) {
const forgotten = destroyed.filter(({ action }) => action === 'forget').length;
const counted = ((0,_reading_js_3_ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten;
const number = Math.max(counted, destroyed.length);
const message = `${numbered(number, 'resource')} would be destroyed, and no more than ${maxDestroys} may be.`;
const failed = number > maxDestroys;
addLimit(`max-destroys ${maxDestroys}`, { failed, message }, destroyed);
}
if (maxActions !== undefined) {
const number = invoked.reduce((sum, { triggers }) => sum + triggers.length, 0);
const message = `${numbered(number, 'action')} would be invoked, and no more than ${maxActions} may be.`;
const failed = number > maxActions;
addLimit(`max-actions ${maxActions}`, { failed, message }, invoked);
}
const [doubt] = reading.doubts;
if (doubt === undefined)
return reading;
const results = reading.results.map((result) => result.status === 'passed' ? { ...result, status: 'not-evaluated', message: doubt } : result);
return { ...reading, results };
}
function splitByKind(changes) {
return {
destroyed: changes.filter(({ action }) => action !== 'invoke'),
invoked: changes.filter(({ action }) => action === 'invoke'),
};
}
function protectionMessage(pattern, caught) {
const sentence = ({ length }, noun, verb) => `${numbered(length, noun)} that ${length === 1 ? 'is' : 'are'} protected by ${pattern} would be ${verb}.`;
const { destroyed, invoked } = splitByKind(caught);
const sentences = [];
if (destroyed.length > 0)
sentences.push(sentence(destroyed, 'resource', 'destroyed'));
if (invoked.length > 0)
sentences.push(sentence(invoked, 'action', 'invoked'));
return sentences.join(' ');
}
function guardedChanges({ changes }) {
const guarded = new Map();
for (const { previousAddress, action, trigger, ...change } of changes) {
const { address, deposed } = change;
if (action === 'update' || action === 'create' || action === 'none')
continue;
const earlier = guarded.get(address);
const addresses = [address, previousAddress ?? address];
const triggers = trigger === undefined ? [] : [(0,_planned_changes_js_2_ .gb)(trigger)];
const act = [action, deposed ? 'deposed' : '', address, ...triggers].filter(Boolean).join(' ');
if (earlier === undefined || earlier.deposed) {
guarded.set(address, {
...change,
action,
triggers,
acts: [act, ...(earlier?.acts ?? [])],
addresses: [...addresses, ...(earlier?.addresses ?? [])],
});
}
else {
earlier.triggers.push(...triggers);
earlier.acts.push(act);
earlier.addresses.push(...addresses);
}
}
return [...guarded.values()];
}
function doubtsOf({ protect, maxDestroys, maxActions, partial = false, fullPlan = false }, attributes, changes, guarded) {
const doubts = [];
const noPattern = protect.find((pattern) => !(0,_address_patterns_js_1_ .Pt)(pattern));
if (noPattern !== undefined)
doubts.push(`"${noPattern}" is no pattern of addresses.`);
if (maxDestroys !== undefined && (0,_reading_js_3_ .Wg)(maxDestroys) === undefined) {
doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
}
if (maxActions !== undefined && (0,_reading_js_3_ .Wg)(maxActions) === undefined) {
doubts.push(`max-actions is ${maxActions}, which is no number of actions.`);
}
const { additions, changes: updates, destructions } = (0,_reading_js_3_ .mQ)(attributes);
const isListed = changes !== undefined && changes.unlisted !== true;
const canBeCounted = fullPlan && isListed && changes.changes.every(({ deposed }) => !deposed);
if ((0,_reading_js_3_ .Wg)(destructions) === undefined && !canBeCounted) {
doubts.push('The plan does not say how many resources it destroys.');
}
if (changes === undefined) {
const changesNothing = attributes['has-changes'] === false &&
[destructions, additions, updates].every((count) => count === 0);
doubts.push(changesNothing ? MAY_FORGET : ONLY_COUNTS_KNOWN);
return doubts;
}
if (changes.doubt !== undefined)
doubts.push(changes.doubt);
if (changes.partial === true && !partial) {
doubts.push(NOT_COMPLETE);
}
if (changes.leftOut > 0)
doubts.push(`${changes.leftOut} more changes exceed the limit.`);
const unreadable = guarded.find(({ addresses }) => addresses.some((address) => (0,_address_patterns_js_1_ .lQ)('*.*', address) === undefined));
if (unreadable !== undefined && protect.length > 0) {
doubts.push(`"${unreadable.address}" is not an address that a pattern can match.`);
}
return doubts;
}
const NOT_COMPLETE = 'The plan says of itself that it is not complete: another one has to follow.';
const REMEDY = "Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
const ONLY_COUNTS_KNOWN = `Which ones it changes could not be read, only how many. ${REMEDY}`;
const MAY_FORGET = `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. ${REMEDY}`;
function guardResult(finding, { approvals = [] }) {
const { policy, message, caught, failed } = finding;
const resources = caught.slice(0, _model_address_js_0_ .ps).map(toResource);
const approvalsGiven = caught.map(({ acts }) => approvals.find(({ approves }) => acts.every((act) => approves(act))));
const [approval] = approvalsGiven;
const isApproved = approval !== undefined && !approvalsGiven.includes(undefined);
const failure = isApproved ? 'overridden' : 'failed';
return {
system: 'guard',
policySet: '',
policy,
level: 'mandatory-overridable',
status: failed ? failure : 'passed',
overridable: failed && !isApproved,
message: failed ? message : '',
output: [],
address: resources[0]?.address,
resources,
override: isApproved
? { by: approval.by, at: approval.at, reason: approval.reason }
: undefined,
};
}
function toResource(change) {
const { address, action, deposed, reason, triggers, attributes, recreated } = change;
const shownTriggers = triggers.slice(0, 3);
if (triggers.length > 3)
shownTriggers.push(`${triggers.length - 3} more`);
const why = action === 'invoke'
? shownTriggers.join(', ')
: [reason?.replaceAll('_', ' '), attributes.join(', ')].filter(Boolean).join(': ');
const earlierAddresses = new Set(change.addresses);
earlierAddresses.delete(address);
const parts = [
deposed ? 'what an earlier replacement left behind would be destroyed' : ACTION_WORDS[action],
recreated === true ? ', and a new one created' : '',
why === '' ? '' : ` (${why})`,
earlierAddresses.size > 0 ? `; before, it was ${[...earlierAddresses].join(', ')}` : '',
];
return { address, message: parts.join('') };
}
const ACTION_WORDS = {
delete: 'would be destroyed',
replace: 'would be replaced',
forget: 'would be removed from the state and no longer managed',
invoke: 'would be invoked',
};
function numbered(number, noun) {
return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
/***/ })
};
