export const id = 6617;
export const ids = [6617];
export const modules = {
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
var _policy_from_change_json_js_3_ = __webpack_require__(3249);
var _policy_reading_js_4_ = __webpack_require__(988);
const BUDGET_MS = 20_000;
async function readChanges(plan, ports, already = {}) {
const { rules, json: known } = already;
const { status, 'has-changes': has } = plan.attributes;
const counts = Object.values((0,_policy_reading_js_4_ .mQ)(plan.attributes));
const hasChanges = has === true || counts.some((count) => (count ?? 0) > 0);
const isAsked = rules !== undefined || (hasChanges && ports.diff !== undefined);
if (status !== 'finished' || !isAsked)
return undefined;
const { clock, signal } = ports;
const deadline = Math.min(ports.deadline, clock.now() + BUDGET_MS);
const job = { ...ports, client: ports.client.with({ signal, deadline }) };
const isUsable = known !== undefined && (!known.isWhole || ports.diff !== true);
const first = await readChangesFrom(plan, isUsable ? known : 'redacted', job);
if (rules === undefined)
return first.changes;
const needsWhole = rules.fullPlan === true && first.isAbsent === true;
const { changes, failed } = needsWhole ? await readChangesFrom(plan, 'whole', job) : first;
if (changes?.unlisted === true && changes.doubt === undefined) {
return confirmByLog(changes, await readLog(plan, job.client));
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
if (!isFailureOfService(error))
throw error;
const isAbsent = [404, 405].includes(error.status ?? 0);
return { changes: undefined, failed: error.code, isAbsent };
}
}
const LOG_BYTES = 1024 * 1024;
async function readLog(plan, client) {
try {
return await client.runs.planLog(plan, LOG_BYTES);
}
catch (error) {
if (!isFailureOfService(error))
throw error;
return '';
}
}
function confirmByLog(changes, log) {
if (/"type":"(?:planned_change|planned_action_invocation|deferred_change)"/.test(log)) {
return { ...changes, doubt: "The plan's JSON has no list of changes, and its log names some." };
}
return log.includes('"type":"change_summary"') ? changes : undefined;
}
function isFailureOfService(error) {
return error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted';
}
function summarizePlan({ attributes }) {
const { status, 'has-changes': changes } = attributes;
const figures = Object.values((0,_policy_reading_js_4_ .mQ)(attributes));
const isSilent = figures.every((count) => count === undefined || count === null);
if (isSilent && status === 'finished' && changes !== false)
return undefined;
const counts = figures.map((count) => count ?? 0);
const [additions = 0, updates = 0, destructions = 0, imports = 0] = counts;
const hasChanges = changes ?? counts.some((count) => count > 0);
return { status, hasChanges, additions, changes: updates, destructions, imports };
}
async function fetchPlanJson(planId, isWhole, { client, signal }) {
const text = await fetchPlanText(planId, isWhole, client);
return text === '' ? undefined : (0,_plan_read_plan_js_2_ .c7)(text, isWhole, signal);
}
function fetchPlanText(planId, isWhole, { runs }) {
return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
/***/ }),
/***/ 3249:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( changesIn)
});
var model_address = __webpack_require__(3543);
var parse = __webpack_require__(2340);
var plan_marks = __webpack_require__(4263);
;// CONCATENATED MODULE: ./build/src/policy/changed-attributes.js
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
const DEEPEST = 100;
function changedAttributes(change, type) {
const before = memberOf(change, 'before');
const after = memberOf(change, 'after');
const unknown = memberOf(change, 'after_unknown');
const sensitiveBefore = memberOf(change, 'before_sensitive');
const sensitiveAfter = memberOf(change, 'after_sensitive');
const steps = (0,parse.c3)(memberOf(change, 'replace_paths')).map((path) => memberOf(path, '0'));
const forcing = new Set(steps.filter((step) => typeof step === 'string'));
const names = new Set([before, after, unknown].flatMap((value) => (Array.isArray(value) ? [] : keysOf(value))));
for (const name of forcing)
names.add(name);
const attributes = [];
for (const name of names) {
const valueBefore = emptyAsNull(memberOf(before, name), type);
const valueAfter = emptyAsNull(memberOf(after, name), type);
const forces = forcing.has(name);
let differs;
if (isMissing(before) || isMissing(after)) {
differs = hasContent(valueBefore) || hasContent(valueAfter);
}
else {
differs =
!isSame(valueBefore, valueAfter) ||
!areMarkedAlike(memberOf(sensitiveBefore, name), memberOf(sensitiveAfter, name));
}
if (!forces && !differs && !(0,plan_marks.r)(memberOf(unknown, name)))
continue;
const shown = name.slice(0, LONGEST_NAME);
attributes.push(forces ? { name: shown, forces } : { name: shown });
}
const rank = ({ forces }) => (forces ? 0 : 1);
attributes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
return attributes.slice(0, MOST_NAMES);
}
function emptyAsNull(value, type) {
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
var planned_changes = __webpack_require__(9166);
;// CONCATENATED MODULE: ./build/src/policy/from-change-json.js
const UNREAD = "The plan's JSON has an entry that cannot be read.";
const VERSIONS = ['plan_format_version', 'format_version'];
function* changesIn(plan, how) {
const { counts, diff = false, judgesLater = false } = how;
const { document } = plan;
const list = createChangeList();
const attributes = createAttributeLimit();
const doubts = new Set();
const objectsIn = (entries) => {
const objects = (0,parse.c3)(entries).filter(parse.u4);
const isRead = Array.isArray(entries) && objects.length === entries.length;
if (!isRead && entries !== undefined && entries !== null)
doubts.add(UNREAD);
return objects;
};
const objectsOf = (name) => objectsIn(document[name]);
for (const name of plan.repeated())
doubts.add(`The plan's JSON names ${name} twice.`);
if (!VERSIONS.some((name) => typeof document[name] === 'string')) {
doubts.add("The plan's JSON has no format version, so it is no plan as Terraform writes it.");
}
if (plan.isErrored) {
doubts.add("The plan's JSON says that the plan errored, so it may lack changes.");
}
const counted = { additions: 0, changes: 0, destructions: 0, imports: 0 };
const changes = diff ? plan.exactChanges() : document['resource_changes'];
for (const entry of objectsIn(changes)) {
yield;
const read = toChange(entry, diff);
if (typeof read === 'string')
doubts.add(read);
if (typeof read !== 'object')
continue;
const { actions, change } = read;
if (actions.includes('create'))
counted.additions += 1;
if (actions.includes('update'))
counted.changes += 1;
if (actions.includes('delete'))
counted.destructions += 1;
if (change.imported)
counted.imports += 1;
const moved = change.previousAddress !== undefined && change.previousAddress !== change.address;
if (change.action === 'none' && !moved && !change.imported)
continue;
list.add({ ...change, differs: attributes.ofChange(change) });
}
for (const entry of objectsOf('action_invocations')) {
const invocation = toInvocation(entry);
if (invocation === undefined)
doubts.add(UNREAD);
else
list.add({ ...NO_RESOURCE, ...invocation });
}
const deferred = objectsOf('deferred_changes').length;
const deferredActions = objectsOf('deferred_action_invocations').map((entry) => toInvocation((0,parse._F)(entry, 'action_invocation'))?.address ?? 'one that cannot be read');
if (!judgesLater) {
for (const sentence of sayLeftToLater(deferred, deferredActions))
doubts.add(sentence);
}
const wrongCounts = ['additions', 'changes', 'destructions', 'imports']
.filter((each) => (counts[each] ?? counted[each]) !== counted[each])
.map((each) => `${each} ${counted[each]} (the plan says ${counts[each]})`);
if (wrongCounts.length > 0) {
doubts.add(`The plan's JSON does not add up: ${wrongCounts.join(', ')}.`);
}
const isListed = ['resource_changes', 'action_invocations'].some((name) => Object.hasOwn(document, name));
const { complete } = document;
return {
...list.sorted(),
source: 'json',
doubt: doubts.size > 0 ? [...doubts].slice(0, 4).join(' ') : undefined,
partial: complete === undefined || complete === true ? undefined : true,
unlisted: isListed ? undefined : true,
unread: attributes.sayLeftOut(),
};
}
const MOST = 20_000;
function createChangeList() {
const kept = new Map();
let leftOut = 0;
return {
add(change) {
const { address, deposed, trigger, action } = change;
const key = JSON.stringify([address, deposed, trigger]);
const earlier = kept.get(key);
const limit = (0,planned_changes.jR)(action) ? 2 * MOST : MOST;
if (earlier === undefined && kept.size >= limit)
leftOut += 1;
else if (earlier === undefined || (0,planned_changes.qs)(action) < (0,planned_changes.qs)(earlier.action)) {
kept.set(key, change);
}
},
sorted() {
const order = (one, other) => (0,planned_changes.qs)(one.action) - (0,planned_changes.qs)(other.action) ||
(one.address < other.address ? -1 : 1);
return { changes: [...kept.values()].sort(order), leftOut };
},
};
}
const NO_RESOURCE = {
action: 'invoke',
previousAddress: undefined,
imported: false,
deposed: false,
reason: undefined,
attributes: [],
location: undefined,
};
function sayLeftToLater(changes, actions) {
const sentence = (number, noun, names = '') => `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
const sentences = [];
if (changes > 0)
sentences.push(sentence(changes, 'change'));
if (actions.length > 0) {
const names = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
sentences.push(sentence(actions.length, 'action', `: ${names}`));
}
return sentences;
}
const MOST_TEXT = 4_000_000;
function createAttributeLimit() {
let characters = 0;
let leftOut = 0;
return {
ofChange({ action, differs }) {
if (differs === undefined)
return undefined;
const { length } = JSON.stringify(differs);
const isDestroyed = action === 'delete' || action === 'replace';
if (characters + length > (isDestroyed ? 2 * MOST_TEXT : MOST_TEXT)) {
leftOut += 1;
return undefined;
}
characters += length;
return differs;
},
sayLeftOut() {
if (leftOut === 0)
return undefined;
const number = leftOut === 1 ? '1 change' : `${leftOut} changes`;
return `The plan is too large to keep the attributes of ${number}.`;
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
return UNREAD;
if (mode === 'data' || mode === 'ephemeral') {
return (0,model_address.zq)(address)?.block.type === mode ? undefined : UNREAD;
}
if (!Array.isArray(actions))
return UNREAD;
const previous = others['previous_address'] ?? undefined;
if (previous !== undefined && (0,planned_changes.tf)(previous) === undefined)
return UNREAD;
const action = toAction(actions);
if (action === undefined)
return "The plan's JSON names an unrecognized action.";
if (action === 'not a change')
return undefined;
const reason = (0,planned_changes.xS)(others['action_reason']) ?? '';
const forcing = (0,parse.c3)(paths)
.slice(0, 1_000)
.flatMap((path) => (0,planned_changes.xS)((0,parse.c3)(path)[0]) ?? []);
const isForgotten = actions.length === 1 && action === 'forget';
let differs;
if (diff)
differs = isForgotten ? [] : changedAttributes(change, type);
return {
actions,
change: {
address,
action,
recreated: action === 'forget' && actions.includes('create') ? true : undefined,
previousAddress: (0,planned_changes.tf)(previous),
imported: typeof importing === 'object' && importing !== null,
deposed: typeof deposed === 'string' && deposed !== '',
reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
attributes: [...new Set(forcing)].slice(0, 10),
differs,
location: undefined,
},
};
}
function toAction(actions) {
const has = (word) => actions.includes(word);
if (actions.length === 0 || !actions.every((word) => KNOWN.has(word)))
return undefined;
if (has('delete'))
return has('create') ? 'replace' : 'delete';
const plain = ['forget', 'update', 'create'].find(has);
return plain ?? (has('no-op') ? 'none' : 'not a change');
}
const CHANGING = ['no-op', 'create', 'update', 'delete', 'forget'];
const PASSING = ['read', 'open', 'renew', 'close'];
const KNOWN = new Set([...CHANGING, ...PASSING]);
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
if (typeof word !== 'string' || !/^[A-Z][A-Za-z]{0,40}$/.test(word))
return undefined;
return (0,planned_changes.xS)(word.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase());
}
/***/ })
};
