export const id = 21;
export const ids = [21,1056];
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
var _policy_reading_js_3_ = __webpack_require__(10988);
var _policy_run_options_js_4_ = __webpack_require__(19138);
var _policy_systems_systems_js_5_ = __webpack_require__(82937);
var _model_status_js_6_ = __webpack_require__(62373);
var _read_policies_js_7_ = __webpack_require__(11056);
var _model_error_message_js_8_ = __webpack_require__(34271);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
const { clock, signal, deadline: end } = job;
const failures = result.results.filter(_policy_compare_js_2_ .gz);
const count = ({ name: system }) => failures.filter((each) => each.system === system).length;
const [most] = _policy_systems_systems_js_5_ .P.toSorted((one, other) => count(other) - count(one));
const system = most !== undefined && count(most) > 0 ? most : undefined;
const asIs = (0,_policy_run_options_js_4_ .c4)(job.plan.runOptions).length === 0;
if (system === undefined || current.versionId === undefined || !asIs)
return result;
const deadline = Math.min(end, clock.now() + BUDGET_MS);
const client = job.client.with({ signal, deadline });
try {
const run = await findCurrentRun(workspaceId, current, client);
if (run === undefined)
return result;
const { doubts, results } = await readOne(system, run, { ...job, client });
if (doubts.length > 0)
throw new Error(doubts[0]);
return { ...result, results: (0,_policy_compare_js_2_ .$_)(result.results, results) };
}
catch (error) {
job.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_8_ .g)(error)}`);
return result;
}
}
async function readOne(system, run, ports) {
const items = await system.list(ports.client, run.id).all();
const planned = items.filter((item) => !system.isOfApply(item));
const hasPassed = (item) => system.objectOf(item).attributes.status === 'passed';
const item = planned.find((each) => !hasPassed(each)) ?? planned[0];
if (item === undefined)
return (0,_policy_reading_js_3_ .iz)();
return system.read(await system.readMore(item, (0,_read_policies_js_7_ .TC)(ports)));
}
async function findCurrentRun(workspaceId, { versionId, runId }, client, knownRun) {
const runs = runId === undefined
? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
: [knownRun ?? (await client.runs.show(runId)).run];
return runs.find((run) => (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') === workspaceId &&
(0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') === versionId &&
run.attributes['plan-only'] === false &&
(0,_policy_run_differences_js_1_ .ku)(run.attributes).length === 0 &&
(0,_model_status_js_6_ .Ck)(run.attributes.status));
}
/***/ }),
/***/ 66736:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
fetchPlanJson: () => ( fetchPlanJson)
});
var _plan_read_plan_js_0_ = __webpack_require__(33597);
async function fetchPlanJson(planId, isWhole, { client, signal }) {
const text = await fetchPlanText(planId, isWhole, client);
return text === '' ? undefined : (0,_plan_read_plan_js_0_ .c7)(text, isWhole, signal);
}
function fetchPlanText(planId, isWhole, { runs }) {
return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
/***/ }),
/***/ 69003:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
e: () => ( judgeRunByOwn),
v: () => ( judgeByOwn)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _machine_take_turn_js_2_ = __webpack_require__(44990);
var _model_error_message_js_10_ = __webpack_require__(34271);
var _model_parse_js_11_ = __webpack_require__(2340);
var _plan_read_plan_js_3_ = __webpack_require__(33597);
var _policy_from_change_json_js_4_ = __webpack_require__(83249);
var _policy_existing_failures_js_5_ = __webpack_require__(96747);
var _policy_reading_js_6_ = __webpack_require__(10988);
var _model_status_js_7_ = __webpack_require__(62373);
var _policy_systems_own_policies_js_8_ = __webpack_require__(88532);
var _fetch_plan_json_js_9_ = __webpack_require__(66736);
const CATCH_UP_MS = 10_000;
async function judgeByOwn(own, planned, ports) {
const { run, plan, workspace, requirements, of, findOther } = planned;
const { organization } = requirements;
const doubtful = (why) => ({ evidence: (0,_policy_systems_own_policies_js_8_ .HG)(own.sources, why), notices: [] });
if (plan === undefined || (0,_model_status_js_7_ .I)(_model_status_js_7_ .Ac, plan.attributes.status) !== 'good') {
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
const about = {
json,
run: workspace && runInput(run, workspace, organization),
workspace: requirements.workspace.name,
exceptions: requirements.exceptions,
readBase: findOther && (() => readBase(findOther, json, ports)),
others: new Set(of.flatMap(({ reading }) => reading.results.map(({ policy }) => policy))),
};
try {
const { results, notices } = await own.judge(about, ports.signal);
const approvals = results.some(_policy_systems_own_policies_js_8_ .eG)
? await own.released?.(requirements.workspace.id)
: undefined;
const evidence = (0,_policy_systems_own_policies_js_8_ .eh)((0,_policy_systems_own_policies_js_8_ .Dk)(results, approvals ?? []));
const doubts = await doubtsAbout(plan, json, ports);
return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
}
catch (error) {
ports.signal.throwIfAborted();
return { ...doubtful((0,_model_error_message_js_10_ .g)(error)), json };
}
}
async function judgeRunByOwn(own, about, ports) {
const planId = (0,_client_wire_resource_js_1_ .Dl)(about.run, 'plan');
const plan = planId === undefined ? undefined : await ports.client.runs.plan(planId);
return judgeByOwn(own, { ...about, plan, findOther: undefined }, ports);
}
async function doubtsAbout({ attributes }, json, { signal }) {
const reading = (0,_policy_from_change_json_js_4_ .N)(json, { counts: (0,_policy_reading_js_6_ .mQ)(attributes), judgesLater: true });
const changes = await (0,_machine_take_turn_js_2_ .gG)(reading, signal);
const isLost = changes.unlisted === true && attributes['has-changes'] === true;
const lost = isLost
? "The plan's JSON has no list of changes, and the plan has some."
: undefined;
return [changes.doubt ?? lost ?? []].flat();
}
async function readBase(findOther, { isWhole }, ports) {
try {
const { planId } = await findOther();
const json = await readJson(planId, isWhole, ports);
if (json?.isWhole !== isWhole) {
throw new Error(`the JSON of plan ${planId} could not be read`);
}
return { json };
}
catch (error) {
ports.signal.throwIfAborted();
return { notice: (0,_policy_existing_failures_js_5_ .U5)(error, ' of an own policy') };
}
}
async function readJson(planId, readsWhole, ports) {
if (readsWhole) {
try {
const json = await readWhenThere(planId, true, ports);
if (json !== undefined)
return json;
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || !['not-found', 'forbidden'].includes(error.code)) {
throw error;
}
}
}
return readWhenThere(planId, false, ports);
}
async function readWhenThere(planId, isWhole, ports) {
const { clock, signal, deadline } = ports;
const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
for (let pauseMs = 1_000;; pauseMs *= 2) {
const json = await (0,_fetch_plan_json_js_9_.fetchPlanJson)(planId, isWhole, ports);
if (json !== undefined || clock.now() + pauseMs >= until)
return json;
await clock.sleep(pauseMs, signal);
}
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
return (0,_model_parse_js_11_ .c3)(value).map(String);
}
/***/ }),
/***/ 11056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
TC: () => ( readerOf),
extra: () => ( extra),
h9: () => ( readPolicies)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_systems_systems_js_2_ = __webpack_require__(82937);
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;
async function readPolicies(run, rests, ports, systems = _policy_systems_systems_js_2_ .P) {
const { clock, signal, deadline } = ports;
const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
let lists = await readLists(ports, run, systems);
const lags = ({ system, items }) => items.some((item) => system.lags(item));
for (let pauseMs = 1_000; lists.some(lags) && clock.now() + pauseMs < until; pauseMs *= 2) {
await clock.sleep(pauseMs, signal);
lists = await readLists(ports, run, systems);
}
const reader = readerOf(ports);
return await Promise.all(lists.map(async ({ system, items, how }) => {
const objects = items.map(async (item) => ({
object: system.objectOf(item),
contents: await system.readMore(item, reader),
}));
return { system, how, objects: await Promise.all(objects) };
}));
}
function readLists({ client, believesRun = false }, run, systems) {
return Promise.all(systems.map(async (system) => {
const isNone = (0,_client_wire_resource_js_1_ ._2)(run, system.relation).named?.length === 0;
if (isNone && (believesRun || system.isNamedByRun)) {
return { system, items: [], how: { complete: true } };
}
return { system, ...(await readWholeList(system.list(client, run.id))) };
}));
}
function readerOf(ports) {
return {
client: ports.client,
whole: readWholeList,
extra: (read) => extra(ports, undefined, read),
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
/***/ 83249:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( changesIn)
});
var model_address = __webpack_require__(3543);
var parse = __webpack_require__(2340);
var planned_changes = __webpack_require__(69166);
var plan_marks = __webpack_require__(34263);
;// CONCATENATED MODULE: ./build/src/policy/changed-attributes.js
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
const DEEPEST = 100;
const MEMBERS = ['before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'];
function changedAttributes(change, type) {
const [before, after, unknown, was, becomes] = MEMBERS.map((name) => memberOf(change, name));
const steps = (0,parse.c3)(memberOf(change, 'replace_paths')).map((path) => memberOf(path, '0'));
const forcing = new Set(steps.filter((step) => typeof step === 'string'));
const names = new Set([before, after, unknown].flatMap((value) => (Array.isArray(value) ? [] : keysOf(value))));
for (const name of forcing)
names.add(name);
const attributes = [];
for (const name of names) {
const old = withValue(memberOf(before, name), type);
const fresh = withValue(memberOf(after, name), type);
const isWhole = isMissing(before) || isMissing(after);
const forces = forcing.has(name);
const isShown = forces ||
(0,plan_marks.r)(memberOf(unknown, name)) ||
(isWhole
? hasContent(old) || hasContent(fresh)
: !isSame(old, fresh) || !areMarkedAlike(memberOf(was, name), memberOf(becomes, name)));
if (!isShown)
continue;
const shown = name.slice(0, LONGEST_NAME);
attributes.push(forces ? { name: shown, forces } : { name: shown });
}
const rank = ({ forces }) => (forces ? 0 : 1);
attributes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
return attributes.slice(0, MOST_NAMES);
}
function withValue(value, type) {
return value === '' && type !== 'terraform_data' ? null : value;
}
function hasContent(value) {
if (typeof value !== 'object' || value === null)
return !isMissing(value);
return keysOf(value).length > 0;
}
function isMissing(value) {
return value === null || value === undefined;
}
function memberOf(value, step) {
if (value === true)
return true;
if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
return undefined;
return Reflect.get(value, step);
}
function areMarkedAlike(one, other, depth = 0) {
if (one === true || other === true || depth > DEEPEST)
return one === other;
const steps = [one, other].flatMap(keysOf);
return steps.every((step) => areMarkedAlike(memberOf(one, step), memberOf(other, step), depth + 1));
}
function keysOf(value) {
return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
function isSame(one, other, depth = 0) {
if (one === other || (isMissing(one) && isMissing(other)))
return true;
if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
return false;
if (Array.isArray(one) !== Array.isArray(other) || depth > DEEPEST)
return false;
const keys = keysOf(one);
if (keys.length !== keysOf(other).length)
return false;
return keys.every((key) => Object.hasOwn(other, key) &&
isSame(Reflect.get(one, key), Reflect.get(other, key), depth + 1));
}
;// CONCATENATED MODULE: ./build/src/policy/from-change-json.js
const UNREAD = "The plan's JSON has an entry that cannot be read.";
const VERSIONS = ['plan_format_version', 'format_version'];
function* changesIn(plan, how) {
const { counts, diff = false, judgesLater = false } = how;
const { document } = plan;
const list = (0,planned_changes.tq)();
const attributes = createAttributeLimit();
const entriesOf = (name, entries = document[name]) => {
const known = (0,parse.c3)(entries).filter(parse.u4);
const isRead = Array.isArray(entries) && known.length === entries.length;
if (!isRead && entries !== undefined && entries !== null)
list.doubt(UNREAD);
return known;
};
for (const name of plan.repeated())
list.doubt(`The plan's JSON names ${name} twice.`);
if (!VERSIONS.some((name) => typeof document[name] === 'string')) {
list.doubt("The plan's JSON has no format version, so it is no plan as Terraform writes it.");
}
if (plan.isErrored) {
list.doubt("The plan's JSON says that the plan errored, so it may lack changes.");
}
const changes = diff ? plan.exactChanges() : document['resource_changes'];
for (const entry of entriesOf('resource_changes', changes)) {
yield;
const read = toChange(entry, diff);
if (read === undefined)
list.doubt(UNREAD);
else if (read !== 'read only')
list.add({ ...read, differs: attributes.keep(read) });
}
for (const entry of entriesOf('action_invocations')) {
const invocation = toInvocation(entry);
if (invocation === undefined)
list.doubt(UNREAD);
else
list.invoke(invocation);
}
const deferred = entriesOf('deferred_changes').length;
const deferredActions = entriesOf('deferred_action_invocations').map((entry) => toInvocation((0,parse._F)(entry, 'action_invocation'))?.address ?? 'one that cannot be read');
if (!judgesLater) {
for (const sentence of (0,planned_changes.p0)(deferred, deferredActions))
list.doubt(sentence);
}
const isListed = ['resource_changes', 'action_invocations'].some((name) => Object.hasOwn(document, name));
return {
...list.end(counts),
partial: [undefined, true].some((word) => word === document['complete']) ? undefined : true,
unlisted: isListed ? undefined : true,
unread: attributes.leftOut(),
};
}
const MOST_TEXT = 4_000_000;
function createAttributeLimit() {
let taken = 0;
let without = 0;
return {
keep({ actions, differs }) {
if (differs === undefined)
return undefined;
const cost = JSON.stringify(differs).length;
const isKept = taken + cost <= (actions.includes('delete') ? 2 * MOST_TEXT : MOST_TEXT);
if (isKept)
taken += cost;
else
without += 1;
return isKept ? differs : undefined;
},
leftOut() {
const number = without === 1 ? '1 change' : `${without} changes`;
return without > 0 ? `The plan is too large to keep the attributes of ${number}.` : undefined;
},
};
}
const REASONS = {
replace_because_tainted: 'tainted',
replace_because_cannot_update: 'cannot_update',
replace_by_request: 'requested',
replace_by_triggers: 'replace_triggered_by',
};
function toChange(entry, diff) {
const { mode, change, deposed, type, ...others } = (0,parse.Pf)(entry);
const { actions, importing, replace_paths: paths } = (0,parse.Pf)(change);
const address = (0,planned_changes.tf)(others['address']);
if (address === undefined)
return undefined;
if (mode === 'data' || mode === 'ephemeral') {
return (0,model_address.zq)(address)?.block.type === mode ? 'read only' : undefined;
}
if (!Array.isArray(actions))
return undefined;
const previous = others['previous_address'] ?? undefined;
if (previous !== undefined && (0,planned_changes.tf)(previous) === undefined)
return undefined;
const reason = (0,planned_changes.xS)(others['action_reason']) ?? '';
const isForgotten = actions.length === 1 && actions[0] === 'forget';
return {
address,
actions: actions.map(String),
previousAddress: (0,planned_changes.tf)(previous),
imported: typeof importing === 'object' && importing !== null,
deposed: typeof deposed === 'string' && deposed !== '',
reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
attributes: [
...new Set((0,parse.c3)(paths)
.slice(0, 1_000)
.map((path) => (0,planned_changes.xS)((0,parse.c3)(path)[0]))),
]
.flatMap((name) => name ?? [])
.slice(0, 10),
differs: diff ? (isForgotten ? [] : changedAttributes(change, type)) : undefined,
};
}
function toInvocation(entry) {
const { address: text, lifecycle_action_trigger: lifecycle, ...others } = (0,parse.Pf)(entry);
const address = (0,planned_changes.tf)(text);
if (address === undefined || (0,model_address.zq)(address)?.block.type !== 'action')
return undefined;
if (lifecycle === undefined) {
const { invoke_action_trigger: invoked } = others;
const isInvoked = typeof invoked === 'object' && invoked !== null;
return isInvoked ? { address, trigger: { event: 'invoke' } } : undefined;
}
const fields = (0,parse.Pf)(lifecycle);
const resource = (0,planned_changes.tf)(fields['triggering_resource_address']);
const event = snakeCase(fields['action_trigger_event']);
if (resource === undefined || event === undefined)
return undefined;
const word = String(fields['on_failure']).replace(/^ActionOnFailure/, '');
return { address, trigger: { event, resource, onFailure: snakeCase(word) } };
}
function snakeCase(word) {
const text = typeof word === 'string' && /^[A-Z][A-Za-z]{0,40}$/.test(word) ? word : '';
return (0,planned_changes.xS)(text.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase());
}
/***/ })
};
