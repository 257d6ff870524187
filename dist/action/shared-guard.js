export const id = 5474;
export const ids = [5474];
export const modules = {
/***/ 370:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
cF: () => ( planOfRun),
oj: () => ( takesNoOverride),
x8: () => ( planOfSettledRun)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _machine_take_turn_js_2_ = __webpack_require__(4990);
var _model_parse_js_16_ = __webpack_require__(2340);
var _model_status_js_3_ = __webpack_require__(2373);
var _plan_program_log_js_15_ = __webpack_require__(506);
var _plan_read_plan_js_4_ = __webpack_require__(3597);
var _policy_existing_failures_js_5_ = __webpack_require__(6747);
var _policy_from_change_json_js_6_ = __webpack_require__(6258);
var _policy_guard_js_7_ = __webpack_require__(3749);
var _policy_reading_js_8_ = __webpack_require__(988);
var _policy_run_differences_js_9_ = __webpack_require__(2484);
var _failure_of_js_10_ = __webpack_require__(6281);
var _run_js_11_ = __webpack_require__(9268);
var _poll_js_12_ = __webpack_require__(7820);
var _read_changes_js_13_ = __webpack_require__(6617);
var _read_policies_js_14_ = __webpack_require__(1056);
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
function planOfSettledRun({ name, workspaceId: id, versionId, runSeen, watched, uncompared }, service, known = {}, ports = service) {
const { mode, runOptions: options, allowPartial, organization } = service.plan;
const workspace = { id, name };
const runId = runSeen.id;
const mustBe = { mode, options, allowPartial, runId, versionId, workspace, uncompared };
const kind = (0,_model_status_js_3_ .Il)(mode, watched.run.attributes.status);
const waitsForPerson = kind === 'person' || (0,_model_status_js_3_ .iD)((0,_run_js_11_ .QD)(watched));
return planOfRun(watched, { ...known, workspace, organization, mustBe, waitsForPerson }, ports);
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
return { doubt: `run ${run.id} has no finished plan` };
}
try {
const json = await readJson(plan.id, isWhole, ports);
if (json === undefined)
return { doubt: `the service shows no JSON of plan ${plan.id}` };
return { json, doubts: () => doubtsAbout(run, plan, json, ports) };
}
catch (error) {
const isOfPlan = error instanceof _plan_read_plan_js_4_ .np;
const isOfService = error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted';
if (isOfPlan || isOfService)
return { doubt: error.message };
throw error;
}
}
async function readPlan({ run, plan }, { client }) {
if (plan !== undefined)
return { answer: plan };
const id = (0,_client_wire_resource_js_1_ .Dl)(run, 'plan');
if (id === undefined)
return { doubt: `Run ${run.id} does not name its plan.` };
try {
return { answer: await client.runs.plan(id) };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return { doubt: error.message, code: error.helpCode };
}
}
async function readDiagnostics(plan, ports) {
const { status, 'log-read-url': url } = plan.attributes;
const hasFailed = (0,_model_status_js_3_ .I)(_model_status_js_3_ .P9, status) === 'bad';
if (!hasFailed && (status !== 'finished' || url === undefined))
return [];
const log = await (0,_read_policies_js_14_ .dA)(ports, '', (client) => client.runs.planLog(plan, LOG_BYTES));
return (0,_plan_program_log_js_15_ ._n)(log).filter(({ severity }) => hasFailed || severity === 'warning');
}
async function doubtsAbout(run, { attributes }, json, { signal }) {
const reading = (0,_policy_from_change_json_js_6_ .N)(json, { counts: (0,_policy_reading_js_8_ .mQ)(attributes), judgesLater: true });
const changes = await (0,_machine_take_turn_js_2_ .hp)(reading, signal);
if (changes.doubt !== undefined)
return [changes.doubt];
const targets = (0,_model_parse_js_16_ .c3)(run.attributes['target-addrs']);
if (changes.partial === true && targets.length === 0)
return [_policy_guard_js_7_ .YB];
if (changes.unlisted !== true || attributes['has-changes'] !== true)
return [];
const outputs = Object.values((0,_model_parse_js_16_ .zv)(json.document['output_changes']));
const isOfOutputs = outputs.some((output) => (0,_model_parse_js_16_ .c3)((0,_model_parse_js_16_ ._F)(output, 'actions')).some((action) => action !== 'no-op'));
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
return (0,_model_parse_js_16_ .c3)(value).map(String);
}
/***/ }),
/***/ 6617:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PN: () => ( summarizePlan),
St: () => ( readChanges),
pt: () => ( fetchPlanText),
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
return text === '' ? undefined : (0,_plan_read_plan_js_2_ .c7)(text, isWhole, signal);
}
function fetchPlanText(planId, isWhole, { runs }) {
return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
/***/ }),
/***/ 1056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
dA: () => ( readIfPossible),
h9: () => ( readPolicies),
rY: () => ( createSystemReader)
});
var _client_errors_js_0_ = __webpack_require__(486);
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
return { items: [], how: { doubt: error.message, code: error.helpCode } };
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
/***/ 3749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Df: () => ( actsOf),
YB: () => ( NOT_COMPLETE),
ah: () => ( guard),
uz: () => ( actsUnder)
});
var _address_patterns_js_0_ = __webpack_require__(9486);
var _given_approvals_js_4_ = __webpack_require__(6972);
var _protect_rule_js_1_ = __webpack_require__(8874);
var _planned_changes_js_2_ = __webpack_require__(9166);
var _reading_js_3_ = __webpack_require__(988);
function guard(rules, attributes, changes, unseen = []) {
const reading = (0,_reading_js_3_ .iz)();
const guarded = changes === undefined ? [] : guardedChanges(changes);
const protect = readRules(rules.protect);
const patterns = protect.rules.map(({ pattern }) => pattern);
const { caughtBy, unreadable } = protectedChanges(patterns, guarded);
for (const problem of protect.problems) {
reading.doubts.push(`The guard cannot determine what this plan destroys. protect ${problem}`);
}
for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, unreadable)]) {
reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
}
for (const rule of protect.rules) {
const { pattern } = rule;
const caught = caughtBy.get(pattern) ?? [];
const policy = `protect ${pattern}`;
const message = protectionMessage(pattern, caught);
const failed = caught.length > 0;
reading.results.push(guardResult({ policy, message, caught, failed, rule }, rules));
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
function readRules(lines) {
const read = lines.map(_protect_rule_js_1_ .GP);
return {
rules: read.flatMap((rule) => ('problem' in rule ? [] : rule)),
problems: read.flatMap((rule) => ('problem' in rule ? rule.problem : [])),
};
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
function actsOf(changes) {
return guardedChanges(changes).flatMap(({ acts }) => acts);
}
function actsUnder(rule, changes) {
const guarded = guardedChanges(changes);
const caught = protectedChanges([rule.pattern], guarded).caughtBy.get(rule.pattern) ?? [];
return caught.flatMap(({ acts }) => acts.map((act) => (0,_protect_rule_js_1_ .lR)(rule, act)));
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
const triggers = trigger === undefined ? [] : [(0,_planned_changes_js_2_ .gb)(trigger)];
const words = [action, deposed ? 'deposed' : '', address, ...triggers, (0,_planned_changes_js_2_ .Uv)(planned)];
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
if (unreadable !== undefined && protect.length > 0) {
doubts.push(`"${unreadable.address}" is not an address that a pattern can match.`);
}
return doubts;
}
const NOT_COMPLETE = 'The plan says of itself that it is not complete: another one has to follow.';
const REMEDY = "Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
const ONLY_COUNTS_KNOWN = `Which ones it changes could not be read, only how many. ${REMEDY}`;
const MAY_FORGET = `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. ${REMEDY}`;
function guardResult(finding, { approvals = NO_APPROVALS }) {
const { policy, message, caught, failed, rule } = finding;
const resources = caught.map(({ resource }) => resource);
const questions = failed ? caught.flatMap((change) => questionsOf(change, rule)) : [];
const asked = { approvers: rule?.approvers?.names ?? [], needed: 1 };
const { isComplete, approval } = (0,_given_approvals_js_4_ .wr)(questions, approvals, asked);
const isApproved = questions.length > 0 && isComplete;
const failure = isApproved ? 'overridden' : 'failed';
const [first] = approval.given.length > 0 ? approval.given : approversOfFirst(questions, approvals);
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
...(failed && rule?.approvers && { approval }),
override: isApproved && first !== undefined
? { by: first.by, at: first.at, reason: first.reason }
: undefined,
};
}
const NO_APPROVALS = { approvals: [], requests: [], notCounted: [] };
function questionsOf({ acts }, rule) {
return acts.map((act) => ({
act: rule === undefined ? act : (0,_protect_rule_js_1_ .lR)(rule, act),
namesResources: true,
}));
}
function approversOfFirst(questions, { approvals }) {
const [first] = questions;
return first === undefined ? [] : approvals.filter(({ approves }) => approves(first.act));
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
