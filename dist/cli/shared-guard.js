export const id = 2371;
export const ids = [2371];
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
/***/ 29225:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( judgeByOwnPolicies),
F: () => ( readPlanAndJudgeByOwnPolicies)
});
var errors = __webpack_require__(20486);
var resource = __webpack_require__(78235);
var take_turn = __webpack_require__(44990);
var error_message = __webpack_require__(34271);
var parse = __webpack_require__(2340);
var read_plan = __webpack_require__(33597);
var from_change_json = __webpack_require__(56258);
var existing_failures = __webpack_require__(96747);
var guard = __webpack_require__(53749);
var policy_reading = __webpack_require__(10988);
var model_status = __webpack_require__(62373);
var own_policies = __webpack_require__(88532);
var external_node_crypto_ = __webpack_require__(77598);
var model_address = __webpack_require__(3543);
var add_to = __webpack_require__(72588);
;// CONCATENATED MODULE: ./build/src/policy/approvable.js
function questionsAbout(json) {
let read;
return ({ policySet, policy, output, message, answers = [] }) => {
const changes = (read ??= digestChanges(json));
const question = (answer) => `override ${JSON.stringify([policySet, policy, answer, changes.of(answer)])}`;
if (answers.length > 0)
return answers.map((answer) => answer.digested(question));
return (output.length > 0 ? output : [message]).map((text) => question(JSON.stringify(text)));
};
}
function digestChanges(json) {
const entries = (0,parse.c3)(json.exactChanges());
const byAddress = new Map();
const all = (0,external_node_crypto_.createHash)('sha256');
for (const entry of entries) {
const text = JSON.stringify(entry);
all.update(text).update('\n');
const address = (0,parse._F)(entry, 'address');
if (typeof address !== 'string')
continue;
const digest = (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
for (const name of new Set([address, (0,model_address.Pe)(address)]))
(0,add_to.D)(byAddress, name, digest);
}
const outputs = JSON.stringify(json.document['output_changes'] ?? null);
const ofAll = [all.update(outputs).digest('hex')];
return {
of(answer) {
const named = addressesIn((0,parse.qF)(answer)).flatMap((name) => byAddress.get(name) ?? []);
return named.length > 0 ? [...new Set(named)] : ofAll;
},
};
}
function addressesIn(answer) {
const addresses = new Set();
const values = [answer];
for (let value = values.pop(); value !== undefined; value = values.pop()) {
if (typeof value === 'string') {
for (const address of (0,model_address.WX)(value).addresses)
addresses.add(address);
}
else if (typeof value === 'object' && value !== null) {
for (const [name, inner] of Object.entries(value)) {
values.push(name);
if (inner !== undefined && inner !== null)
values.push(inner);
}
}
}
return [...addresses].sort();
}
var failure_of = __webpack_require__(46281);
var read_changes = __webpack_require__(76617);
var poll = __webpack_require__(67820);
;// CONCATENATED MODULE: ./build/src/gate/judge-by-own.js
async function judgeByOwnPolicies(own, planned, ports) {
const { run, plan, workspace, requirements, serviceEvidence, findBaseRun } = planned;
const { organization } = requirements;
const doubtful = (why) => ({ evidence: (0,own_policies.W7)(own.sources, why), notices: [] });
if (plan === undefined || (0,model_status.I)(model_status.P9, plan.attributes.status) !== 'good') {
return doubtful(`run ${run.id} has no finished plan`);
}
let json;
try {
json = await readJson(plan.id, own.readsWhole, ports);
}
catch (error) {
const isOfPlan = error instanceof read_plan.UnreadablePlan;
const isOfService = error instanceof errors._ && error.code !== 'aborted';
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
const approvals = results.some(own_policies.eG)
? await own.approvals?.(requirements.workspace.id)
: undefined;
const evidence = (0,own_policies.eh)((0,own_policies.XF)(results, approvals ?? [], questionsAbout(json)));
const doubts = await doubtsAbout(run, plan, json, ports);
return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
}
catch (error) {
ports.signal.throwIfAborted();
return { ...doubtful((0,error_message.g)(error)), json };
}
}
async function readPlanAndJudgeByOwnPolicies(own, toJudge, ports) {
const planId = (0,resource.Dl)(toJudge.run, 'plan');
const plan = planId === undefined ? undefined : await ports.client.runs.plan(planId);
return judgeByOwnPolicies(own, { ...toJudge, plan, findBaseRun: undefined }, ports);
}
async function doubtsAbout(run, { attributes }, json, { signal }) {
const reading = (0,from_change_json.N)(json, { counts: (0,policy_reading.mQ)(attributes), judgesLater: true });
const changes = await (0,take_turn.hp)(reading, signal);
if (changes.doubt !== undefined)
return [changes.doubt];
const targets = (0,parse.c3)(run.attributes['target-addrs']);
if (changes.partial === true && targets.length === 0)
return [guard.YB];
if (changes.unlisted !== true || attributes['has-changes'] !== true)
return [];
const outputs = Object.values((0,parse.zv)(json.document['output_changes']));
const isOfOutputs = outputs.some((output) => (0,parse.c3)((0,parse._F)(output, 'actions')).some((action) => action !== 'no-op'));
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
return { notice: (0,existing_failures.PY)(error, ' of an own policy') };
}
}
async function readJson(planId, readsWhole, ports) {
const awaitJson = (isWhole) => (0,poll.Q)(() => (0,read_changes.fetchPlanJson)(planId, isWhole, ports), (json) => json !== undefined, ports);
const whole = readsWhole
? await awaitJson(true).catch((error) => {
if (!(0,failure_of.vu)(error))
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
if (!isKnown || (0,resource.Dl)({ relationships }, 'workspace') !== workspace.id)
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
return (0,parse.c3)(value).map(String);
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
const generalMessages = result.generalMessages.filter(({ addresses }) => addresses.some(isPart));
return {
...result,
message: texts[0] ?? result.message,
output: result.output.length > 0 ? texts : [],
printedFor: linesOfPart.map(({ addresses }) => addresses),
address: resources[0]?.address,
location: resources[0]?.location,
resources,
generalMessages,
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
const failuresOfSame = (0,_compare_js_1_ .Ad)(base.results);
return (result, lines) => {
const baseFailures = (failuresOfSame(result) ?? []).map((failure) => {
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
if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js_2_ .rZ)(sensitive))
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
var _address_patterns_js_0_ = __webpack_require__(79486);
var _planned_changes_js_1_ = __webpack_require__(69166);
var _reading_js_2_ = __webpack_require__(10988);
function guard(rules, attributes, changes, unseen = []) {
const reading = (0,_reading_js_2_ .iz)();
const guarded = changes === undefined ? [] : guardedChanges(changes);
const { caughtBy, unreadable } = protectedChanges(rules.protect, guarded);
for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, unreadable)]) {
reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
}
for (const pattern of rules.protect) {
const caught = caughtBy.get(pattern) ?? [];
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
const counted = ((0,_reading_js_2_ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten;
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
function protectedChanges(patterns, guarded) {
const caughtBy = new Map();
let unreadable;
const fitting = (0,_address_patterns_js_0_ .tg)([...new Set(patterns)].map((pattern) => [pattern, pattern]));
for (const change of guarded) {
const found = change.addresses.map(fitting);
if (found.includes(undefined))
unreadable ??= change;
for (const pattern of new Set(found.flatMap((fits) => fits ?? []))) {
const caught = caughtBy.get(pattern);
if (caught === undefined)
caughtBy.set(pattern, [change]);
else
caught.push(change);
}
}
return { caughtBy, unreadable };
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
const gathered = new Map();
for (const planned of changes) {
const { previousAddress, action, trigger, ...change } = planned;
const { address, deposed } = change;
if (action === 'update' || action === 'create' || action === 'none')
continue;
const earlier = gathered.get(address);
const addresses = [address, previousAddress ?? address];
const triggers = trigger === undefined ? [] : [(0,_planned_changes_js_1_ .gb)(trigger)];
const words = [action, deposed ? 'deposed' : '', address, ...triggers, (0,_planned_changes_js_1_ .Uv)(planned)];
const act = words.filter(Boolean).join(' ');
if (earlier === undefined || earlier.deposed) {
const { until = [], after = [] } = earlier ?? {};
until.push({ act, addresses });
gathered.set(address, { ...change, action, triggers, until, after });
}
else {
for (const each of triggers)
earlier.triggers.push(each);
earlier.after.push({ act, addresses });
}
}
return Array.from(gathered.values(), ({ until, after, ...change }) => {
const all = [...until.toReversed(), ...after];
const acts = all.map(({ act }) => act);
const addresses = [...new Set(all.flatMap((each) => each.addresses))];
return { ...change, acts, addresses, resource: toResource({ ...change, addresses }) };
});
}
function doubtsOf({ protect, maxDestroys, maxActions, partial = false, fullPlan = false }, attributes, changes, unreadable) {
const doubts = [];
const noPattern = protect.find((pattern) => !(0,_address_patterns_js_0_ .Pt)(pattern));
if (noPattern !== undefined)
doubts.push(`"${noPattern}" is no pattern of addresses.`);
if (maxDestroys !== undefined && (0,_reading_js_2_ .Wg)(maxDestroys) === undefined) {
doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
}
if (maxActions !== undefined && (0,_reading_js_2_ .Wg)(maxActions) === undefined) {
doubts.push(`max-actions is ${maxActions}, which is no number of actions.`);
}
const { additions, changes: updates, destructions } = (0,_reading_js_2_ .mQ)(attributes);
const isListed = changes !== undefined && changes.unlisted !== true;
const canBeCounted = fullPlan && isListed && changes.changes.every(({ deposed }) => !deposed);
if ((0,_reading_js_2_ .Wg)(destructions) === undefined && !canBeCounted) {
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
const resources = caught.map(({ resource }) => resource);
const [first, ...others] = failed ? caught : [];
const approval = first && approvalOf(first, approvals);
const isApproved = approval !== undefined && others.every((change) => approvalOf(change, approvals) !== undefined);
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
generalMessages: [],
override: isApproved
? { by: approval.by, at: approval.at, reason: approval.reason }
: undefined,
};
}
function approvalOf({ acts }, approvals) {
return approvals.find(({ approves }) => acts.every((act) => approves(act)));
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
return { address, messages: [parts.join('')] };
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
