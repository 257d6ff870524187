export const id = 370;
export const ids = [370];
export const modules = {
/***/ 40370:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
VG: () => ( offerOfRun),
cF: () => ( planOfRun),
oj: () => ( takesNoOverride)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _machine_take_turn_js_2_ = __webpack_require__(44990);
var _model_parse_js_18_ = __webpack_require__(2340);
var _model_status_js_3_ = __webpack_require__(62373);
var _plan_program_log_js_17_ = __webpack_require__(506);
var _plan_read_plan_js_4_ = __webpack_require__(33597);
var _policy_existing_failures_js_5_ = __webpack_require__(96747);
var _policy_from_change_json_js_6_ = __webpack_require__(56258);
var _policy_guard_js_7_ = __webpack_require__(53749);
var _model_doubt_js_16_ = __webpack_require__(49733);
var _policy_reading_js_8_ = __webpack_require__(10988);
var _policy_run_differences_js_9_ = __webpack_require__(22484);
var _failure_of_js_10_ = __webpack_require__(46281);
var _run_js_11_ = __webpack_require__(69268);
var _poll_js_12_ = __webpack_require__(67820);
var _read_changes_js_13_ = __webpack_require__(76617);
var _read_policies_js_14_ = __webpack_require__(11056);
var _result_js_15_ = __webpack_require__(32940);
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
const isOfPlan = error instanceof _plan_read_plan_js_4_.UnreadablePlan;
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
const awaitJson = (isWhole) => (0,_poll_js_12_ .Q)(() => (0,_read_changes_js_13_.fetchPlanJson)(planId, isWhole, ports), (json) => json !== undefined, ports);
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
/***/ 76617:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PN: () => ( summarizePlan),
St: () => ( readChanges),
fetchPlanJson: () => ( fetchPlanJson)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _machine_take_turn_js_1_ = __webpack_require__(44990);
var _plan_read_plan_js_2_ = __webpack_require__(33597);
var _policy_from_change_json_js_3_ = __webpack_require__(56258);
var _policy_reading_js_4_ = __webpack_require__(10988);
var _read_policies_js_5_ = __webpack_require__(11056);
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
if (error instanceof _plan_read_plan_js_2_.UnreadablePlan) {
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
/***/ 11056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
dA: () => ( readIfPossible),
h9: () => ( readPolicies),
rY: () => ( createSystemReader)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _model_doubt_js_4_ = __webpack_require__(49733);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_systems_systems_js_2_ = __webpack_require__(19441);
var _poll_js_3_ = __webpack_require__(67820);
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
};
