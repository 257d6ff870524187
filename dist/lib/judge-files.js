export const id = 796;
export const ids = [796,780];
export const modules = {
/***/ 6796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
judgeFiles: () => ( judgeFiles)
});
var node_os_0_ = __webpack_require__(8161);
var _configuration_syntax_hcl_js_1_ = __webpack_require__(3984);
var _model_policy_files_js_9_ = __webpack_require__(8391);
var _model_quote_js_10_ = __webpack_require__(8187);
var _service_plan_plan_shape_js_2_ = __webpack_require__(3298);
var _trust_tree_js_3_ = __webpack_require__(734);
var _judge_plan_js_4_ = __webpack_require__(1132);
var _open_policies_js_5_ = __webpack_require__(8524);
var _own_policies_js_6_ = __webpack_require__(9780);
var _policy_files_js_7_ = __webpack_require__(93);
var _trial_redacted_plan_js_8_ = __webpack_require__(7502);
async function judgeFiles(plan, directories, { limits, clock, executeBounded, environment, signal }) {
const sets = await Promise.all(directories.map(async ({ path, shownAs }) => {
const files = await (0,_policy_files_js_7_ .Ak)(path, shownAs, true);
if (files === undefined)
throw new _model_policy_files_js_9_ .cq(`${(0,_model_quote_js_10_ .hD)(shownAs)} does not exist.`);
return { decides: (0,_trust_tree_js_3_ .O2)(files) };
}));
const opened = await (0,_own_policies_js_6_ .k)(sets, {
executeBounded,
environment,
signal,
hcl: await (0,_configuration_syntax_hcl_js_1_.loadHcl)(),
limits: {
clock,
policyMs: limits.policyMs ?? _open_policies_js_5_ .c7,
deadlineMs: limits.deadlineMs,
processes: (0,node_os_0_.availableParallelism)(),
},
plan: plan.isWhole ? _service_plan_plan_shape_js_2_ .E : _trial_redacted_plan_js_8_ .b3,
});
try {
return (await (0,_judge_plan_js_4_ .t)(opened, plan, signal)).results;
}
finally {
for (const each of opened)
await each.close();
}
}
/***/ }),
/***/ 1132:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
t: () => ( judgePlan)
});
var take_turn = __webpack_require__(4990);
var parse = __webpack_require__(2340);
var quote = __webpack_require__(8187);
;// CONCATENATED MODULE: ./build/src/model/run-input.js
const UNKNOWN_RUN = {
id: '',
created_at: '',
message: '',
is_destroy: false,
refresh: true,
refresh_only: false,
replace_addrs: [],
target_addrs: [],
source: '',
speculative: false,
organization: { name: '' },
workspace: { id: '', name: '', auto_apply: false, working_directory: null, tags: [] },
};
var from_outcomes = __webpack_require__(6650);
var named_resources = __webpack_require__(8397);
var address = __webpack_require__(3543);
var address_patterns = __webpack_require__(9486);
var read_exceptions = __webpack_require__(565);
;// CONCATENATED MODULE: ./build/src/policy/except-own.js
function exceptedAddresses(result, { workspace, exceptions, others = new Set() }) {
const entries = exceptions ? entriesFor(result, workspace, exceptions, others) : [];
return (address) => isOutBy(entries, address);
}
function isOutBy(entries, address) {
return entries.some((entry) => entry.address !== undefined && (0,address_patterns.XP)(entry.address, address));
}
async function exceptOwn(results, { workspace, exceptions, others = new Set() }, askAgain) {
if (exceptions === undefined)
return results.slice();
const divided = [];
for (const result of results) {
const entries = entriesFor(result, workspace, exceptions, others);
divided.push(...(await divideOwn(result, entries, askAgain)));
}
return divided;
}
function entriesFor({ status, policySet, policy }, workspace, { entries, today }, others) {
if (status !== 'failed')
return [];
const names = [`${policySet}/${policy}`, ...(others.has(policy) ? [] : [policy])];
return entries.filter((entry) => names.includes(entry.policy) &&
(0,read_exceptions.H)(entry, today) >= 0 &&
(0,address_patterns.kt)(entry.workspace, workspace));
}
async function divideOwn(result, entries, askAgain) {
const [first] = entries;
if (first === undefined)
return [result];
const whole = entries.find(({ address }) => address === undefined);
if (whole !== undefined)
return [acceptedBy(whole, result)];
const isOut = (address) => isOutBy(entries, address);
const again = await askAgain(isOut, result);
if (again === undefined || again.status === 'errored')
return [result];
const still = again.status === 'failed' ? again.output : [];
const counting = new Set([...still, ...result.output.filter((text) => !isOnlyOf(text, isOut))]);
const gone = result.output.filter((text) => !counting.has(text));
if (gone.length === 0)
return [result];
const accepted = acceptedBy(first, withTexts(result, gone));
const failed = counting.size === 0 ? [] : [withTexts(result, [...counting])];
const isTold = again.status === 'passed' || (again.status === 'failed' && failed.length > 0);
return [...(isTold ? [] : [again]), ...failed, accepted];
}
function isOnlyOf(text, isOut) {
const { addresses } = (0,address.WX)(text);
return addresses.length === 0 || addresses.some(isOut);
}
function acceptedBy({ until, owner, reason }, result) {
return { ...result, status: 'excepted', excepted: { until, owner, reason } };
}
function withTexts(result, output) {
const kept = (address) => output.some((text) => text.includes(address));
const resources = result.resources.filter(({ address }) => kept(address));
return {
...result,
message: output[0] ?? result.message,
output: [...output],
printedFor: output.map(() => []),
address: resources[0]?.address,
location: undefined,
resources,
};
}
var existing_failures = __webpack_require__(6747);
;// CONCATENATED MODULE: ./build/src/policy/existing-own.js
const MOST_ROUNDS = 20;
async function divideExisting(failure, { now, before, isExcepted }) {
const old = new Set();
const counting = new Set(failure.output);
const out = new Set();
let texts = failure.output;
for (let round = 0; round < MOST_ROUNDS; round += 1) {
const outBefore = new Set([...out].map((address) => (0,existing_failures.QF)(address, now.planned)));
const base = await before.ask((address) => isExcepted(address) || outBefore.has(address));
if (base?.status !== 'failed')
break;
const said = new Set(base.output);
const candidates = texts.filter((text) => isOld(text, said, { now, before }));
if (candidates.length === 0)
break;
const askWithout = async (some) => {
const all = new Set([...out, ...some.flatMap(addressesOf)]);
const again = await now.ask((address) => isExcepted(address) || all.has(address));
if (again?.status === 'passed')
return [];
return again?.status === 'failed' ? again.output : undefined;
};
const still = await askWithout(candidates);
const gone = still && candidates.filter((text) => !still.includes(text));
if (gone === undefined || gone.length === 0)
break;
const left = gone.length === candidates.length ? still : await askWithout(gone);
if (left === undefined)
break;
for (const text of gone) {
old.add(text);
counting.delete(text);
for (const address of addressesOf(text))
out.add(address);
}
for (const text of left)
if (!old.has(text))
counting.add(text);
texts = left;
}
if (old.size === 0)
return [failure];
const existing = { ...withTexts(failure, [...old]), status: 'existing' };
return counting.size === 0 ? [existing] : [withTexts(failure, [...counting]), existing];
}
function isOld(text, said, { now, before }) {
const addresses = addressesOf(text);
const same = (0,existing_failures.Op)({ text, addresses }, now.planned);
return (addresses.length > 0 &&
same !== undefined &&
said.has(same) &&
addresses.every((address) => {
const values = now.planned.values.get(address);
const other = before.planned.values.get((0,existing_failures.QF)(address, now.planned));
return values !== undefined && values === other;
}));
}
function addressesOf(text) {
const { addresses, isCertain } = (0,address.WX)(text);
return isCertain ? addresses : [];
}
var planned_values = __webpack_require__(453);
;// CONCATENATED MODULE: ./build/src/plan/without-resources.js
function withoutResources(plan, isOut) {
const copy = structuredClone(plan);
const members = Object.fromEntries(Object.entries(copy));
cut(copy, 'resource_changes', isOut);
cut(copy, 'resource_drift', isOut);
cut(copy, 'deferred_changes', isOut, ({ resource_change: one }) => [fieldOf(one, 'address')]);
cut(copy, 'relevant_attributes', isOut, ({ resource }) => [resource]);
cut(copy, 'action_invocations', isOut, invokedFor);
cut(copy, 'deferred_action_invocations', isOut, ({ action_invocation: one }) => invokedFor(one));
const { prior_state: state, planned_values: planned, proposed_unknown: unknown } = members;
for (const part of [copy, state].filter(parse.u4)) {
cut(part, 'checks', isOut, checkedIn);
const { checks } = part;
for (const one of Array.isArray(checks) ? checks : [])
cut(one, 'instances', isOut, checkedIn);
}
for (const values of [planned, unknown, fieldOf(state, 'values')]) {
cutModule(fieldOf(values, 'root_module'), isOut);
}
cutConfiguration(fieldOf(members['configuration'], 'root_module'), '', isOut);
return copy;
}
function cut(part, key, isOut, addressesOf = ({ address }) => [address]) {
const list = fieldOf(part, key);
if (!(0,parse.u4)(part) || !Array.isArray(list))
return;
const isAbout = (entry) => (0,parse.u4)(entry) && addressesOf(entry).some((one) => typeof one === 'string' && isOut(one));
part[key] = list.filter((one) => !isAbout(one));
}
function invokedFor(invocation) {
const trigger = fieldOf(invocation, 'lifecycle_action_trigger');
return [fieldOf(invocation, 'address'), fieldOf(trigger, 'triggering_resource_address')];
}
function checkedIn({ address }) {
return [fieldOf(address, 'to_display')];
}
function fieldOf(value, key) {
return (0,parse.u4)(value) ? value[key] : undefined;
}
function cutModule(module, isOut) {
cut(module, 'resources', isOut);
cut(module, 'child_modules', isOut);
const children = fieldOf(module, 'child_modules');
for (const child of Array.isArray(children) ? children : [])
cutModule(child, isOut);
}
function cutConfiguration(module, prefix, isOut) {
for (const key of ['resources', 'actions'])
cut(module, key, (one) => isOut(`${prefix}${one}`));
const calls = fieldOf(module, 'module_calls');
if (!(0,parse.u4)(calls))
return;
for (const [name, call] of Object.entries(calls)) {
const address = `${prefix}module.${name}`;
if (isOut(address))
delete calls[name];
else
cutConfiguration(fieldOf(call, 'module'), `${address}.`, isOut);
}
}
var read_plan = __webpack_require__(4165);
var plan_shape = __webpack_require__(3298);
var open_policies = __webpack_require__(8524);
var external_node_crypto_ = __webpack_require__(7598);
var input_form = __webpack_require__(9864);
var absent_names = __webpack_require__(3160);
var rego_names = __webpack_require__(8893);
var hidden_values = __webpack_require__(8903);
;// CONCATENATED MODULE: ./build/src/local/trial/describe-rules.js
function describeRules({ policies, groups, judging, reading }, plan) {
const { files } = policies;
const textOf = (name) => Buffer.from(files.get(name) ?? '').toString();
const data = [...files.keys()].filter((name) => /(?:^|\/)data\.(?:json|yaml)$/.test(name)).sort();
const readMember = (path) => (0,input_form.NG)(path) ? 'run' : ((0,input_form.pw)(path)[0] ?? 'configuration');
const isLacking = (path) => {
if ((0,input_form.NG)(path))
return true;
const member = readMember(path);
return !Object.hasOwn(plan.keys, member) && Object.hasOwn(input_form._x.keys, member);
};
return judging.map((rule) => {
const { group, exception } = rule;
const policy = exception === undefined ? [group] : [group, exception.group];
const read = (0,rego_names.H)(policy, groups, reading.form.shape);
const { rules, parts, attributes } = read;
const annotated = policy.flatMap(absent_names.Ih);
const isLackingHere = (path) => isLacking(path) && !(0,absent_names.Jr)(path, annotated);
const readsUnnamed = attributes.has(rego_names._);
const sources = [...rules].flatMap((group) => group.rules.map(({ module }) => module.file));
const names = [...new Set(sources)].sort();
const texts = [...names, ...data].map((name) => [name, textOf(name)]);
const { name, query, level } = rule;
const identity = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify([name, query, level, texts]));
return {
names: (attribute) => attribute === hidden_values.dA ? attributes.size > 0 : attributes.has(attribute),
readsUnnamed,
policy: name,
level,
file: rule.group.rules[0]?.module.file,
absent: [...new Set(parts.filter(isLackingHere).map(readMember))],
identity: identity.digest('hex'),
};
});
}
var redacted_plan = __webpack_require__(7502);
;// CONCATENATED MODULE: ./build/src/local/judge-plan.js
async function judgePlan(sets, plan, signal) {
const { text, isWhole } = plan;
const readJson = async (json) => isWhole
? { plan: (await (0,read_plan.m3)(json, signal)).document, planText: json }
: await (0,redacted_plan.U2)(json, signal);
const read = await readJson(text);
let reading;
const readOnce = async () => {
const base = await plan.readBase?.();
return base && 'text' in base ? { before: await readJson(base.text) } : base;
};
const readBefore = () => (reading ??= readOnce());
const judgements = await Promise.all(sets.map((opened) => judgeSet(opened, { ...plan, read, readBefore, hidden: (0,hidden_values.j4)(read.plan) }, signal)));
return {
results: judgements.flatMap(({ results }) => results),
notices: judgements.flatMap(({ notices }) => notices),
};
}
async function judgeSet(opened, plan, signal) {
const lacks = new Set();
const asking = askerOf(opened, { ...plan, lacks }, signal);
const whole = await asking.now();
const left = await exceptOwn(whole, plan, async (isOut, { policy }) => named(policy, await asking.now(isOut)));
const results = [];
for (const result of left) {
const read = result.status === 'failed' ? await plan.readBefore() : undefined;
if (read === undefined || 'notice' in read) {
results.push(result);
if (read !== undefined)
lacks.add(read.notice);
continue;
}
const { before } = read;
const { policy } = result;
const both = {
now: {
ask: async (isOut) => named(policy, await asking.now(isOut)),
planned: valuesIn(plan.read, before),
},
before: {
ask: async (isOut) => named(policy, await asking.of(before, isOut)),
planned: valuesIn(before, plan.read),
},
isExcepted: exceptedAddresses(result, plan),
};
results.push(...(await divideExisting(result, both)));
}
return { results, notices: [...lacks] };
}
function named(policy, results) {
return results.find((one) => one.policy === policy);
}
function askerOf({ set, files, source }, plan, signal) {
const shape = plan.isWhole ? plan_shape.E : redacted_plan.b3;
const facts = source === undefined ? [] : describeRules(source, shape);
const run = plan.run ?? UNKNOWN_RUN;
const ask = (document) => set.judge.judge({ ...document, run }, signal);
const without = (document, isOut) => {
const cut = withoutResources(document, isOut);
return { plan: cut, planText: JSON.stringify(cut) };
};
const hidesValues = plan.isWhole && plan.hidden.size > 0;
const askAll = async (document, isShown) => {
await (0,take_turn.V)(signal);
const answers = await ask(document);
const others = [];
const hasMessages = answers.some(({ output }) => output.length > 0);
for (const other of isShown && hidesValues && hasMessages ? OTHER_VALUES : []) {
const plan = (0,hidden_values.ID)(document.plan, other);
others.push(await ask({ plan, planText: JSON.stringify(plan) }));
}
if (document === plan.read && !hidesValues) {
for (const { name, said = [] } of answers) {
for (const line of said)
plan.lacks.add(`The policy ${(0,quote.hD)(name)} ${line}`);
}
}
return set.policies.map((policy, at) => {
const said = { facts: facts[at], others: others.map((one) => one[at]) };
return toResult(answers[at], { ...said, policy, plan }, files.shownAs);
});
};
return {
now: async (isOut) => {
const isCut = isOut !== undefined && [...(0,hidden_values.Mh)(plan.read.plan)].some(isOut);
await (0,take_turn.V)(signal);
return askAll(isCut ? without(plan.read.plan, isOut) : plan.read, true);
},
of: (other, isOut) => askAll(without(other.plan, isOut), false),
};
}
function valuesIn({ plan, planText }, other) {
const drifted = [...driftedIn(plan), ...driftedIn(other.plan)];
const certain = new Set((0,hidden_values.Mh)(plan));
for (const address of drifted)
certain.delete(address);
const reader = (0,planned_values.K)(certain);
reader.take(Buffer.from(planText));
return reader.end() ?? { values: new Map(), movedFrom: new Map() };
}
function driftedIn(plan) {
const drift = Reflect.get(plan, 'resource_drift');
return (Array.isArray(drift) ? drift : []).flatMap((one) => (0,parse.u4)(one) && typeof one['address'] === 'string' ? one['address'] : []);
}
const OTHER_VALUES = [undefined, 'another-value'];
function toResult(judged, about, policySet) {
const { policy, plan } = about;
const { name, level, description } = policy;
const { status = 'errored', output: given = ['It gave no result.'] } = judged ?? {};
const output = plan.isWhole ? given.map((one) => withoutSecrets(one, about)) : given;
const lines = (0,from_outcomes.y)(output);
const texts = lines.map(({ text }) => text);
const named = status === 'passed' ? [] : (0,named_resources.$P)(lines);
const resources = named.length > 0 || status === 'passed' ? named : (0,named_resources.Tc)(description);
const result = {
system: 'own-policies',
policySet,
policy: name,
level,
status: status === 'not_evaluated' ? 'not-evaluated' : status,
overridable: level === 'soft-mandatory' || level === 'mandatory-overridable',
message: status === 'passed' ? '' : (texts[0] ?? description),
description: description || undefined,
output: texts,
printedFor: status === 'passed' ? undefined : lines.map(({ address }) => (address ? [address] : [])),
address: resources[0]?.address,
resources,
};
if (level === 'advisory' && judged?.lacks === true) {
for (const text of texts)
plan.lacks.add(text);
return {
...result,
status: 'passed',
message: '',
output: [],
address: undefined,
resources: [],
};
}
const why = status === 'passed' ? lackOf(about) : undefined;
if (why === undefined)
return result;
if (level === 'advisory') {
plan.lacks.add(`The policy ${(0,quote.hD)(name)} ${why}.`);
return result;
}
return { ...result, status: 'not-evaluated', message: why, output: [why] };
}
function lackOf({ facts, plan: { isWhole, hidden, run } }) {
if (facts === undefined)
return 'was not judged';
const what = isWhole ? 'the plan' : 'a redacted plan';
const absent = facts.absent.filter((part) => part !== 'run');
if (absent.length > 0) {
return `may read ${shownNames(absent.map((part) => `input.${part}`))}, which ${what} does not have`;
}
if (facts.absent.includes('run') && run === undefined) {
return 'may read the run, and the service does not say enough of it';
}
if (isWhole)
return undefined;
const named = [...hidden].filter(facts.names).sort();
if (named.length > 0) {
return `may read ${shownNames(named)}, and sensitive values are not in a redacted plan`;
}
return facts.readsUnnamed && hidden.size > 0
? 'may read sensitive values, and these are not in a redacted plan'
: undefined;
}
const MOST_NAMED = 3;
function shownNames(names) {
const words = names.map((name) => (name === hidden_values.dA ? 'a whole value' : `\`${name}\``));
const rest = words.length - MOST_NAMED;
const shown = words.slice(0, MOST_NAMED).join(', ');
return rest > 0 ? `${shown} and ${rest} more` : shown;
}
function withoutSecrets(message, { others, plan }) {
const text = JSON.stringify(message);
const isSame = others.every((other) => other?.output.some((one) => JSON.stringify(one) === text));
if (isSame)
return message;
const known = (0,hidden_values.Mh)(plan.read.plan);
const addresses = (0,from_outcomes.y)([message])
.flatMap((line) => (0,named_resources.$P)([line]))
.map(({ address }) => address)
.filter((address) => known.has(address));
return `${[...new Set(addresses)].join(', ') || 'A resource'}: the message may hold a sensitive value, so it is not shown`;
}
/***/ }),
/***/ 9780:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
k: () => ( openAll),
openOwnPolicies: () => ( openOwnPolicies)
});
var node_os_0_ = __webpack_require__(8161);
var node_path_1_ = __webpack_require__(6760);
var _configuration_syntax_hcl_js_2_ = __webpack_require__(3984);
var _model_job_time_js_8_ = __webpack_require__(1680);
var _model_policy_files_js_9_ = __webpack_require__(8391);
var _service_plan_plan_shape_js_3_ = __webpack_require__(3298);
var _open_policies_js_4_ = __webpack_require__(8524);
var _policy_sources_js_5_ = __webpack_require__(9100);
var _judge_plan_js_6_ = __webpack_require__(1132);
var _trial_redacted_plan_js_7_ = __webpack_require__(7502);
async function openOwnPolicies(settings, place, ports, readsWhole) {
const { policies: sources = [], timeoutMs, policyTimeoutMs } = settings;
const { clock, endsAt, executeBounded, environment, signal } = ports;
const directory = (0,node_path_1_.resolve)(place.workingDirectory, settings.directory);
const limits = {
clock,
policyMs: policyTimeoutMs ?? _open_policies_js_4_ .c7,
deadlineMs: endsAt - (0,_model_job_time_js_8_ .BJ)(timeoutMs),
processes: (0,node_os_0_.availableParallelism)(),
};
const opened = new Map();
const close = async () => {
for (const opening of opened.values()) {
for (const each of await opening.catch(() => []))
await each.close();
}
};
try {
const sets = await (0,_policy_sources_js_5_ .O)({ written: sources, directory, ...place }, ports);
const hcl = await (0,_configuration_syntax_hcl_js_2_.loadHcl)();
const open = (isWhole) => {
const plan = isWhole ? _service_plan_plan_shape_js_3_ .E : _trial_redacted_plan_js_7_ .b3;
const known = opened.get(isWhole) ??
openAll(sets, { executeBounded, environment, signal, hcl, limits, plan });
opened.set(isWhole, known);
return known;
};
const first = await open(readsWhole);
return {
sources,
readsWhole,
judgedBy: [...new Set(first.map(({ judgedBy }) => judgedBy))].join(' and '),
notices: first.flatMap(({ warnings }) => warnings),
judge: async (plan, judging) => (0,_judge_plan_js_6_ .t)(await open(plan.isWhole), plan, judging),
close,
};
}
catch (error) {
await close();
if (!(error instanceof _model_policy_files_js_9_ .cq) || signal.aborted)
throw error;
const { message } = error;
if (error instanceof _model_policy_files_js_9_ .Y2) {
const judge = () => Promise.reject(new Error(message));
return { sources, readsWhole, judgedBy: undefined, notices: [], judge, close };
}
return { problems: message.split('\n').map((line) => ({ where: 'policies', message: line })) };
}
}
async function openAll(sets, ports) {
const opened = [];
try {
for (const { decides } of sets)
opened.push(await (0,_open_policies_js_4_ .fg)(decides, ports));
return opened;
}
catch (error) {
for (const each of opened)
await each.close();
throw error;
}
}
/***/ }),
/***/ 8903:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
ID: () => ( replaceIn),
Mh: () => ( addressesIn),
dA: () => ( ANY_NAME),
j4: () => ( hiddenNames)
});
var _model_parse_js_0_ = __webpack_require__(2340);
const SIDES = ['before', 'after'];
function entriesOf(plan) {
const lists = [Reflect.get(plan, 'resource_drift'), plan.resource_changes];
const deferred = Reflect.get(plan, 'deferred_changes');
return [
...lists.flatMap((list) => (Array.isArray(list) ? list : [])),
...(Array.isArray(deferred) ? deferred : []).flatMap((one) => (0,_model_parse_js_0_ .u4)(one) ? [one['resource_change']] : []),
];
}
function changesOf(plan) {
const changes = entriesOf(plan).map((one) => fieldOf(one, 'change'));
const { output_changes: outputs } = plan;
return [...changes, ...Object.values(outputs ?? {})].filter(_model_parse_js_0_ .u4);
}
function markedIn(plan) {
const member = (key) => Reflect.get(plan, key);
const root = fieldOf(member('configuration'), 'root_module');
const states = [member('planned_values'), member('proposed_unknown')];
const invoked = [
...listOf(member('action_invocations')),
...listOf(member('deferred_action_invocations')).map((one) => fieldOf(one, 'action_invocation')),
];
return [
...changesOf(plan).flatMap((part) => SIDES.map((key) => ({ part, key, marks: part[`${key}_sensitive`] }))),
...invoked
.filter(_model_parse_js_0_ .u4)
.map((part) => ({ part, key: 'config_values', marks: part['config_sensitive'] })),
...[...states, fieldOf(member('prior_state'), 'values')].flatMap(markedInState),
...entriesIn(member('variables')).map(([name, part]) => ({
part,
key: 'value',
marks: fieldOf(fieldOf(fieldOf(root, 'variables'), name), 'sensitive') !== false,
})),
...markedInModule(root),
];
}
function markedInState(state) {
const outputs = entriesIn(fieldOf(state, 'outputs'));
const inModule = (module) => [
...listOf(fieldOf(module, 'resources'))
.filter(_model_parse_js_0_ .u4)
.map((part) => ({ part, key: 'values', marks: part['sensitive_values'] })),
...listOf(fieldOf(module, 'child_modules')).flatMap(inModule),
];
return [
...outputs.map(([, part]) => ({ part, key: 'value', marks: part['sensitive'] })),
...inModule(fieldOf(state, 'root_module')),
];
}
function markedInModule(module) {
const sensitiveIn = (one) => entriesIn(fieldOf(one, 'variables')).filter(([, { sensitive }]) => sensitive === true);
return [
...sensitiveIn(module).map(([, part]) => ({ part, key: 'default', marks: true })),
...entriesIn(fieldOf(module, 'module_calls')).flatMap(([, call]) => {
const { module: called, expressions: part } = call;
const given = (0,_model_parse_js_0_ .u4)(part)
? sensitiveIn(called).map(([key]) => ({ part, key, marks: true }))
: [];
return [...given, ...markedInModule(called)];
}),
];
}
function fieldOf(value, key) {
return (0,_model_parse_js_0_ .u4)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function listOf(value) {
return Array.isArray(value) ? value : [];
}
function entriesIn(value) {
return Object.entries((0,_model_parse_js_0_ .u4)(value) ? value : {}).flatMap(([key, one]) => (0,_model_parse_js_0_ .u4)(one) ? [[key, one]] : []);
}
function addressesIn(plan) {
const entries = entriesOf(plan).filter(_model_parse_js_0_ .u4);
const addresses = entries.flatMap(({ address }) => (typeof address === 'string' ? address : []));
return new Set(addresses.flatMap((one) => [one, one.replaceAll(/\["?[^\]]*\]/g, '')]));
}
const ANY_NAME = '*';
function hiddenNames(plan) {
const names = new Set();
for (const { part, key, marks } of markedIn(plan)) {
if (part[key] === null || part[key] === undefined)
continue;
if (marks === true)
names.add(ANY_NAME);
else if ((0,_model_parse_js_0_ .u4)(marks)) {
for (const [name, mark] of Object.entries(marks))
if (isMarked(mark))
names.add(name);
}
}
return names;
}
function isMarked(mark) {
if (typeof mark !== 'object' || mark === null)
return mark === true;
return Object.values(mark).some(isMarked);
}
const REPLACEMENTS = [undefined, null, 'another-value', 7, [], {}];
function withReplacements(plan) {
return REPLACEMENTS.map((other) => replaceIn(plan, other));
}
function replaceIn(plan, other) {
const copy = structuredClone(plan);
replaceHere(copy, other);
return copy;
}
function replaceHere(plan, other) {
const marked = markedIn(plan);
const texts = new Set();
for (const { part, key, marks } of marked)
gatherTexts(part[key], marks, texts);
for (const { part, key, marks } of marked)
part[key] = replaced(part[key], marks, other);
replaceConstants(Reflect.get(plan, 'configuration'), texts, other);
}
function gatherTexts(value, mark, texts) {
if (mark === true && typeof value === 'string' && value !== '')
texts.add(value);
if (typeof value !== 'object' || value === null)
return;
for (const [key, one] of Object.entries(value)) {
const part = typeof mark === 'object' && mark !== null && Object.hasOwn(mark, key)
? Reflect.get(mark, key)
: mark === true;
gatherTexts(one, part, texts);
}
}
function replaceConstants(part, texts, other) {
if (typeof part !== 'object' || part === null)
return;
for (const [key, one] of Object.entries(part)) {
if (key === 'constant_value' && holds(one, texts))
Reflect.set(part, key, other);
else
replaceConstants(one, texts, other);
}
}
function holds(value, texts) {
if (typeof value === 'string')
return texts.has(value);
return (typeof value === 'object' &&
value !== null &&
Object.values(value).some((one) => holds(one, texts)));
}
function replaced(value, mark, other) {
if (value === null || value === undefined)
return value;
if (mark === true)
return other;
if (typeof mark !== 'object' || mark === null)
return value;
if (Array.isArray(value)) {
return value.map((one, at) => replaced(one, Reflect.get(mark, at), other) ?? null);
}
if (!(0,_model_parse_js_0_ .u4)(value))
return value;
const names = new Set([...Object.keys(value), ...namesMarked(mark)]);
const entries = [...names].map((name) => {
const own = Object.hasOwn(value, name) ? value[name] : other;
const part = Object.hasOwn(mark, name) ? Reflect.get(mark, name) : false;
return [name, replaced(own, part, other)];
});
return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}
function namesMarked(mark) {
if (Array.isArray(mark))
return [];
return Object.entries(mark).flatMap(([name, one]) => (one === true ? name : []));
}
/***/ }),
/***/ 7502:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U2: () => ( readRedactedPlan),
b3: () => ( REDACTED_PLAN)
});
var _client_wire_schema_js_6_ = __webpack_require__(7934);
var _service_plan_plan_shape_js_0_ = __webpack_require__(3298);
var _service_engines_read_plan_js_1_ = __webpack_require__(4165);
var _machine_take_turn_js_2_ = __webpack_require__(4990);
var _service_plan_state_file_js_3_ = __webpack_require__(583);
var _model_parse_js_7_ = __webpack_require__(2340);
var _rego_input_form_js_4_ = __webpack_require__(9864);
var _hidden_values_js_5_ = __webpack_require__(8903);
const MEMBERS = [
'resource_changes',
'output_changes',
'resource_drift',
'relevant_attributes',
'deferred_changes',
'action_invocations',
'deferred_action_invocations',
'complete',
];
const REDACTED_PLAN = {
keys: Object.fromEntries(MEMBERS.flatMap((name) => {
const shape = _service_plan_plan_shape_js_0_ .E.keys[name];
return shape === undefined ? [] : [[name, shape]];
})),
};
const map = _client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .L5J());
const change = _client_wire_schema_js_6_ ._H3({ actions: _client_wire_schema_js_6_ .YOg(_client_wire_schema_js_6_ .YjP()) });
const redacted = _client_wire_schema_js_6_ ._H3({
plan_format_version: _client_wire_schema_js_6_ .FsL(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .w1_('1.')),
resource_changes: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(_client_wire_schema_js_6_ .YOg(_client_wire_schema_js_6_ ._H3({ address: _client_wire_schema_js_6_ .YjP(), type: _client_wire_schema_js_6_ .YjP(), change })))),
output_changes: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(map)),
errored: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .zMY()),
});
const asPlan = _client_wire_schema_js_6_ .IeY((value) => typeof value === 'object' && value !== null);
async function toRedactedPlan(text, signal) {
return readRedactedPlan(await redactedTextOf(text, signal), signal);
}
async function redactedTextOf(text, signal) {
const { document } = await readPlan(text, signal);
const shown = MEMBERS.flatMap((name) => Object.hasOwn(document, name) ? [[name, Reflect.get(document, name)]] : []);
await takeTurn(signal);
const redacted = v.parse(asPlan, Object.fromEntries(shown));
replaceHere(redacted, undefined);
await takeTurn(signal);
return JSON.stringify({ ...redacted, plan_format_version: '1.0' });
}
async function readRedactedPlan(text, signal) {
if (text.length > _service_engines_read_plan_js_1_ .vN) {
throw new _service_engines_read_plan_js_1_ .np(`The plan has more than ${_service_engines_read_plan_js_1_ .vN} characters.`);
}
await checkRedactedPlan(text, signal);
await (0,_machine_take_turn_js_2_ .V)(signal);
const texts = new Map([['resource_changes', '[]'], ...(0,_rego_input_form_js_4_ .lS)(text)]);
const members = MEMBERS.flatMap((name) => {
const member = texts.get(name);
return member === undefined || member === 'null' ? [] : `${JSON.stringify(name)}:${member}`;
});
const planText = `{${members.join(',')}}`;
await (0,_machine_take_turn_js_2_ .V)(signal);
return { plan: _client_wire_schema_js_6_ .qgA(asPlan, (0,_model_parse_js_7_ .qF)(planText)), planText };
}
async function checkRedactedPlan(text, signal) {
const parsed = (0,_model_parse_js_7_ .qF)(text);
await (0,_machine_take_turn_js_2_ .V)(signal);
if ((0,_service_plan_state_file_js_3_ .tF)(parsed, _service_plan_state_file_js_3_ .Ez))
throw new _service_engines_read_plan_js_1_ .np('The plan is nested too deeply.');
await (0,_machine_take_turn_js_2_ .V)(signal);
const checked = _client_wire_schema_js_6_ .xLC(redacted, parsed);
if (!checked.success)
throw new _service_engines_read_plan_js_1_ .np('The service answered no plan that can be read.');
if (checked.output.errored === true) {
throw new _service_engines_read_plan_js_1_ .np('The plan says that it errored, so it may lack changes.');
}
}
/***/ })
};
