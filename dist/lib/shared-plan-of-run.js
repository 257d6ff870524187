export const id = 474;
export const ids = [474];
export const modules = {
/***/ 370:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
VG: () => ( offerOfRun),
oj: () => ( takesNoOverride)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _machine_take_turn_js_2_ = __webpack_require__(4990);
var _model_parse_js_18_ = __webpack_require__(2340);
var _model_status_js_3_ = __webpack_require__(2373);
var _plan_program_log_js_17_ = __webpack_require__(506);
var _plan_read_plan_js_4_ = __webpack_require__(3597);
var _policy_existing_failures_js_5_ = __webpack_require__(6747);
var _policy_from_change_json_js_6_ = __webpack_require__(6258);
var _policy_guard_js_7_ = __webpack_require__(3749);
var _model_doubt_js_16_ = __webpack_require__(9733);
var _policy_reading_js_8_ = __webpack_require__(988);
var _policy_run_differences_js_9_ = __webpack_require__(2484);
var _failure_of_js_10_ = __webpack_require__(6281);
var _run_js_11_ = __webpack_require__(9268);
var _poll_js_12_ = __webpack_require__(7820);
var _read_changes_js_13_ = __webpack_require__(6617);
var _read_policies_js_14_ = __webpack_require__(1056);
var _result_js_15_ = __webpack_require__(2940);
const LOG_BYTES = 256 * 1024;
function planOfRun(watched, about, ports) {
const { findBaseRun, plannedCommit, mustBe, organization, waitsForPerson } = about;
const { run, workspace } = watched;
let reading;
const known = () => (reading ??= readPlan(watched, ports).then(toKnown));
const answer = async () => {
const { evidence } = await known();
return 'answer' in evidence ? evidence.answer : undefined;
};
const { allowPartial, options = {} } = mustBe ?? {};
return {
workspace: about.workspace,
known,
run: { watched, mustBe, waitsForPerson, findBaseRun, ports },
plannedCommit,
input: workspace && runInput(run, workspace, organization),
json: async (isWhole) => readContent(run, await answer(), isWhole, ports),
changes: async ({ isGuarded, mayReadWhole, diff, json }) => {
const rules = isGuarded ? { fullPlan: mayReadWhole } : undefined;
if (rules === undefined && diff === undefined)
return undefined;
const plan = await answer();
return plan && (await (0,_read_changes_js_13_ .St)(plan, { ...ports, diff }, { rules, json }));
},
base: findBaseRun && ((isWhole) => readBase(findBaseRun, isWhole, ports)),
isPartial: allowPartial === true && (0,_policy_run_differences_js_9_ .lp)(options).length > 0,
unseen: [],
async problems() {
const plan = await answer();
return plan === undefined ? [] : readDiagnostics(plan, ports);
},
};
}
function offerOfRun(settled, service, known = {}, ports = service) {
const { name, workspaceId: id, versionId, runSeen, watched, uncompared } = settled;
const { mode, runOptions: options, allowPartial, organization } = service.plan;
const workspace = { id, name };
const runId = runSeen.id;
const mustBe = { mode, options, allowPartial, runId, versionId, workspace, uncompared };
const { status } = watched.run.attributes;
const kind = (0,_model_status_js_3_ .Il)(mode, status);
const waitsForPerson = kind === 'person' || (0,_model_status_js_3_ .iD)((0,_run_js_11_ .QD)(watched));
const about = { ...known, workspace, organization, mustBe, waitsForPerson };
return {
facts: { ...(0,_result_js_15_ .F)(settled), durationMs: settled.durationMs },
plan: planOfRun(watched, about, ports),
status,
};
}
function takesNoOverride({ attributes }, plan) {
const isEmpty = attributes['has-changes'] === false && plan?.status === 'finished' && !plan.hasChanges;
return isEmpty && attributes['allow-empty-apply'] !== true ? true : undefined;
}
function toKnown(evidence) {
const plan = 'answer' in evidence ? evidence.answer : undefined;
return { evidence, attributes: plan?.attributes, summary: plan && (0,_read_changes_js_13_ .PN)(plan) };
}
async function readContent(run, plan, isWhole, ports) {
if (plan === undefined || (0,_model_status_js_3_ .I)(_model_status_js_3_ .P9, plan.attributes.status) !== 'good') {
return { doubt: { text: `run ${run.id} has no finished plan` } };
}
try {
const json = await readJson(plan.id, isWhole, ports);
if (json === undefined)
return { doubt: { text: `the service shows no JSON of plan ${plan.id}` } };
return { json, doubts: () => doubtsAbout(run, plan, json, ports) };
}
catch (error) {
const isOfPlan = error instanceof _plan_read_plan_js_4_ .np;
const isOfService = error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted';
if (isOfPlan || isOfService)
return { doubt: { text: error.message } };
throw error;
}
}
async function readPlan({ run, plan }, { client }) {
if (plan !== undefined)
return { answer: plan };
const id = (0,_client_wire_resource_js_1_ .Dl)(run, 'plan');
if (id === undefined)
return { doubt: { text: `Run ${run.id} does not name its plan.` } };
try {
return { answer: await client.runs.plan(id) };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return { doubt: (0,_model_doubt_js_16_ .k)(error) };
}
}
async function readDiagnostics(plan, ports) {
const { status, 'log-read-url': url } = plan.attributes;
const hasFailed = (0,_model_status_js_3_ .I)(_model_status_js_3_ .P9, status) === 'bad';
if (!hasFailed && (status !== 'finished' || url === undefined))
return [];
const log = await (0,_read_policies_js_14_ .dA)(ports, '', (client) => client.runs.planLog(plan, LOG_BYTES));
return (0,_plan_program_log_js_17_ ._n)(log).filter(({ severity }) => hasFailed || severity === 'warning');
}
async function doubtsAbout(run, { attributes }, json, { signal }) {
const reading = (0,_policy_from_change_json_js_6_ .N)(json, { counts: (0,_policy_reading_js_8_ .mQ)(attributes), judgesLater: true });
const changes = await (0,_machine_take_turn_js_2_ .hp)(reading, signal);
if (changes.doubt !== undefined)
return [changes.doubt];
const targets = (0,_model_parse_js_18_ .c3)(run.attributes['target-addrs']);
if (changes.partial === true && targets.length === 0)
return [_policy_guard_js_7_ .YB];
if (changes.unlisted !== true || attributes['has-changes'] !== true)
return [];
const outputs = Object.values((0,_model_parse_js_18_ .zv)(json.document['output_changes']));
const isOfOutputs = outputs.some((output) => (0,_model_parse_js_18_ .c3)((0,_model_parse_js_18_ ._F)(output, 'actions')).some((action) => action !== 'no-op'));
return isOfOutputs ? [] : ["The plan's JSON has no list of changes, and the plan has some."];
}
async function readBase(findBaseRun, isWhole, ports) {
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
const awaitJson = (isWhole) => (0,_poll_js_12_ .Q)(() => (0,_read_changes_js_13_ .y7)(planId, isWhole, ports), (json) => json !== undefined, ports);
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
return (0,_model_parse_js_18_ .c3)(value).map(String);
}
/***/ }),
/***/ 6617:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PN: () => ( summarizePlan),
St: () => ( readChanges),
y7: () => ( fetchPlanJson)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _machine_take_turn_js_1_ = __webpack_require__(4990);
var _plan_read_plan_js_2_ = __webpack_require__(3597);
var _policy_from_change_json_js_3_ = __webpack_require__(6258);
var _policy_reading_js_4_ = __webpack_require__(988);
var _read_policies_js_5_ = __webpack_require__(1056);
const BUDGET_MS = 20_000;
async function readChanges(plan, ports, options = {}) {
const { rules, json: known } = options;
const { status } = plan.attributes;
const counts = Object.values((0,_policy_reading_js_4_ .mQ)(plan.attributes));
const hasChanges = plan.attributes['has-changes'] === true || counts.some((count) => (count ?? 0) > 0);
const isAsked = rules !== undefined || (hasChanges && ports.diff !== undefined);
if (status !== 'finished' || !isAsked)
return undefined;
const { clock, signal } = ports;
const deadline = Math.min(ports.deadline, clock.now() + BUDGET_MS);
const job = { ...ports, client: ports.client.with({ signal, deadline }) };
const mayBeWhole = ports.diff !== true && rules === undefined;
const isUsable = known !== undefined && (!known.isWhole || mayBeWhole);
const answer = await readChangesFrom(plan, isUsable ? known : 'redacted', job);
if (rules === undefined)
return answer.changes;
const needsWhole = rules.fullPlan === true && answer.isAbsent === true;
const { changes, failed } = needsWhole ? await readChangesFrom(plan, 'whole', job) : answer;
if (changes?.unlisted === true && changes.doubt === undefined) {
const log = await (0,_read_policies_js_5_ .dA)(job, '', (client) => client.runs.planLog(plan, LOG_BYTES));
return confirmByLog(changes, log);
}
if (changes !== undefined || failed === undefined || NO_JSON.includes(failed))
return changes;
const doubt = `The plan's JSON could not be read (${failed}).`;
return { changes: [], leftOut: 0, source: 'json', doubt };
}
const NO_JSON = ['not-found', 'forbidden'];
async function readChangesFrom(plan, source, { client, signal, diff }) {
const isWhole = source === 'whole';
try {
const json = typeof source === 'object'
? source
: await fetchPlanJson(plan.id, isWhole, { client, signal });
if (json === undefined)
return { changes: undefined, failed: 'the answer is no JSON' };
const counts = (0,_policy_reading_js_4_ .mQ)(plan.attributes);
const read = (0,_policy_from_change_json_js_3_ .N)(json, { counts, diff: diff && !isWhole });
return { changes: await (0,_machine_take_turn_js_1_ .hp)(read, signal) };
}
catch (error) {
if (error instanceof _plan_read_plan_js_2_ .np) {
return {
changes: undefined,
failed: error.message.replace(/^T/, 't').replace(/\.$/, ''),
};
}
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
const isAbsent = [404, 405].includes(error.status ?? 0);
return { changes: undefined, failed: error.code, isAbsent };
}
}
const LOG_BYTES = 1024 * 1024;
function confirmByLog(changes, log) {
if (/"type":"(?:planned_change|planned_action_invocation|deferred_change)"/.test(log)) {
return { ...changes, doubt: "The plan's JSON has no list of changes, and its log names some." };
}
return log.includes('"type":"change_summary"') ? changes : undefined;
}
function summarizePlan({ attributes }) {
const { status } = attributes;
const counts = (0,_policy_reading_js_4_ .mQ)(attributes);
const { additions, changes, destructions, imports } = counts;
const numbers = Object.values(counts);
const hasNoCounts = numbers.every((count) => count === undefined || count === null);
if (hasNoCounts && status === 'finished' && attributes['has-changes'] !== false)
return undefined;
return {
status,
hasChanges: attributes['has-changes'] ?? numbers.some((count) => (count ?? 0) > 0),
additions: additions ?? 0,
changes: changes ?? 0,
destructions: destructions ?? 0,
imports: imports ?? 0,
};
}
async function fetchPlanJson(planId, isWhole, { client, signal }) {
const text = await fetchPlanText(planId, isWhole, client);
return text === '' ? undefined : (0,_plan_read_plan_js_2_.readPlanJson)(text, isWhole, signal);
}
function fetchPlanText(planId, isWhole, { runs }) {
return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
/***/ }),
/***/ 1056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
dA: () => ( readIfPossible),
h9: () => ( readPolicies)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _model_doubt_js_4_ = __webpack_require__(9733);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _policy_systems_systems_js_2_ = __webpack_require__(9441);
var _poll_js_3_ = __webpack_require__(7820);
const OPTIONAL_BUDGET_MS = 20_000;
async function readPolicies(run, ports, { waitsForPerson, systems = _policy_systems_systems_js_2_ .P, }) {
const isFinished = ({ system, items }) => !items.some((item) => system.isUnfinished(item));
const lists = await (0,_poll_js_3_ .Q)(() => readListedObjects(ports, run, systems), (listed) => waitsForPerson || listed.every(isFinished), ports);
const reader = createSystemReader(ports);
return await Promise.all(lists.map(async ({ system, items, how }) => {
const objects = items.map(async (item) => ({
object: system.objectOf(item),
contents: await system.readDetails(item, reader),
}));
return { system, how, objects: await Promise.all(objects) };
}));
}
function readListedObjects({ client, trustsEmptyLists = false }, run, systems) {
return Promise.all(systems.map(async (system) => {
const namesNone = (0,_client_wire_resource_js_1_ ._2)(run, system.relation).named?.length === 0;
if (namesNone && (trustsEmptyLists || system.emptyIsFinal)) {
return { system, items: [], how: { complete: true } };
}
return { system, ...(await readWholeList(system.list(client, run.id))) };
}));
}
function createSystemReader(ports) {
return {
client: ports.client,
readAll: readWholeList,
readOptional: (read) => readIfPossible(ports, undefined, read),
isFrugal: ports.isFrugal?.() === true,
};
}
async function readWholeList(listing) {
try {
const { items, absent } = await listing.whole();
return { items, how: absent === undefined ? { complete: true } : { absent } };
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'unreadable') {
return { items: [], how: { doubt: (0,_model_doubt_js_4_ .k)(error) } };
}
throw error;
}
}
async function readIfPossible({ client, clock, signal, deadline }, otherwise, read) {
try {
const until = Math.min(deadline, clock.now() + OPTIONAL_BUDGET_MS);
return await read(client.with({ signal, deadline: until }));
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return otherwise;
throw error;
}
}
/***/ }),
/***/ 189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$p: () => ( baseRunFinder),
P_: () => ( readExistingFailures),
rV: () => ( compareWithCurrent)
});
var _client_wire_resource_js_0_ = __webpack_require__(8235);
var _model_error_message_js_11_ = __webpack_require__(4271);
var _model_status_js_1_ = __webpack_require__(2373);
var _policy_accept_failures_js_2_ = __webpack_require__(5608);
var _policy_compare_js_3_ = __webpack_require__(663);
var _policy_reading_js_4_ = __webpack_require__(988);
var _policy_existing_failures_js_5_ = __webpack_require__(6747);
var _policy_observed_js_6_ = __webpack_require__(1894);
var _policy_run_differences_js_7_ = __webpack_require__(2484);
var _policy_systems_systems_js_8_ = __webpack_require__(9441);
var _read_changes_js_9_ = __webpack_require__(6617);
var _read_policies_js_10_ = __webpack_require__(1056);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, service) {
const { clock, signal } = service;
const failures = result.results.filter(_policy_reading_js_4_ .WN);
const countFailures = ({ name: system }) => failures.filter((failure) => failure.system === system).length;
const [system] = _policy_systems_systems_js_8_ .P.toSorted((one, other) => countFailures(other) - countFailures(one));
if (system === undefined || countFailures(system) === 0)
return result;
const hasOptions = (0,_policy_run_differences_js_7_ .c4)(service.plan.runOptions).length > 0;
if (current.versionId === undefined || hasOptions)
return result;
const deadline = Math.min(service.deadline, clock.now() + BUDGET_MS);
const client = service.client.with({ signal, deadline });
try {
const run = await findCurrentRun(workspaceId, current, client);
if (run === undefined)
return result;
const results = await readResults(run, { ...service, client, deadline }, [system]);
return { ...result, results: (0,_policy_compare_js_3_ .$_)(result.results, results) };
}
catch (error) {
service.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_11_ .g)(error)}`);
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
function baseRunFinder(workspace, { policy, client }) {
if (!policy.onlyNew)
return undefined;
return async () => {
const { workspaceId, current } = workspace;
const run = current?.versionId === undefined
? undefined
: await findCurrentRun(workspaceId, current, client);
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
const json = await (0,_read_changes_js_9_ .y7)(planId, false, ports);
const planned = json && (0,_policy_existing_failures_js_5_ .DE)(json, addresses);
if (planned === undefined)
throw new Error(`the JSON of plan ${planId} could not be read`);
return planned;
}
/***/ }),
/***/ 506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
RO: () => ( createLineFilter),
Wm: () => ( programIn),
_n: () => ( problemsIn)
});
var _model_parse_js_0_ = __webpack_require__(2340);
const LONGEST_LINE = 256 * 1024;
function createLineFilter(pass, only) {
const lines = [];
let rest = '';
const take = (text) => {
rest += text;
for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
const line = rest.slice(0, end);
rest = rest.slice(end + 1);
const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
if (type === undefined || (only !== undefined && type !== only))
continue;
lines.push(line);
pass(`${line}\n`);
}
if (rest.length > LONGEST_LINE)
rest = ' '.repeat(LONGEST_LINE + 1);
};
return { take, log: () => lines.map((line) => `${line}\n`).join('') };
}
function typeOf(line) {
const { type, '@level': level, '@message': message } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(line));
const isOfLog = typeof level === 'string' && typeof message === 'string';
return isOfLog && typeof type === 'string' ? type : undefined;
}
function programIn(log) {
for (const line of log.split('\n', 20)) {
const { type, terraform, tofu } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(line));
if (type !== 'version')
continue;
if (typeof tofu === 'string')
return 'tofu';
if (typeof terraform === 'string')
return 'terraform';
}
return undefined;
}
const MOST_PROBLEMS = 100;
const LONGEST_TEXT = 4_000;
function problemsIn(log) {
const problems = log.split('\n').flatMap((line) => problemsInLine(line));
const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
return [...distinct.values()].slice(0, MOST_PROBLEMS);
}
function problemsInLine(text) {
const { severity, range, ...texts } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(text))['diagnostic']);
const summary = asText(texts['summary']);
if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
return [];
const { start, filename } = (0,_model_parse_js_0_ .Pf)(range);
const { line } = (0,_model_parse_js_0_ .Pf)(start);
return [
{
severity,
summary: summary.slice(0, LONGEST_TEXT),
detail: asText(texts['detail'])?.slice(0, LONGEST_TEXT),
address: asText(texts['address']),
file: asText(filename),
line: Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : undefined,
},
];
}
function asText(value) {
return typeof value === 'string' && value !== '' ? value : undefined;
}
/***/ }),
/***/ 5608:
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
/***/ 6747:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$H: () => ( textBefore),
DE: () => ( readPlannedValues),
PY: () => ( notComparedNotice),
QF: () => ( addressBefore),
_5: () => ( isUnchanged),
pj: () => ( ruleOfExisting)
});
var _model_error_message_js_4_ = __webpack_require__(4271);
var _accept_failures_js_0_ = __webpack_require__(5608);
var _compare_js_1_ = __webpack_require__(663);
var _model_parse_js_5_ = __webpack_require__(2340);
var _model_plan_json_js_2_ = __webpack_require__(5379);
var _planned_changes_js_3_ = __webpack_require__(9166);
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
/***/ })
};
