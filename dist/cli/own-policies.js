export const id = 878;
export const ids = [878];
export const modules = {
/***/ 98524:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Av: () => ( withoutOverrides),
c7: () => ( POLICY_MS),
fg: () => ( openPolicies),
yT: () => ( sayMissingOpa)
});
var _model_policy_files_js_5_ = __webpack_require__(48391);
var _policy_files_js_0_ = __webpack_require__(50093);
var _rego_find_opa_js_1_ = __webpack_require__(10657);
var _rego_get_opa_js_2_ = __webpack_require__(53610);
var _rego_open_rego_js_3_ = __webpack_require__(53272);
var _rego_read_modules_js_4_ = __webpack_require__(37873);
const POLICY_MS = 60_000;
async function openPolicies(files, ports) {
const sentinel = (0,_policy_files_js_0_ .Pw)(files);
if (sentinel !== undefined)
return openUndecided(files, (0,_policy_files_js_0_ .y4)(files), sentinel);
const compiled = (0,_policy_files_js_0_ .Zg)(files);
if (compiled !== undefined)
return openUndecided(files, (0,_policy_files_js_0_ .HZ)(files), compiled);
const rego = [...files.files.keys()].filter((name) => name.endsWith('.rego') && !(0,_policy_files_js_0_ .Nu)(name));
if (rego.length > 0) {
const [opa, trees] = await Promise.all([usableOpa(ports), (0,_rego_read_modules_js_4_ .bg)(files, ports)]);
if (opa !== undefined) {
const opened = await (0,_rego_open_rego_js_3_ .I)(files, opa, ports, trees);
return { ...opened, files, judgedBy: `opa ${opa.version}` };
}
}
const { shownAs } = files;
if (rego.length > 0) {
throw new _model_policy_files_js_5_ .Y2(`"${shownAs}" holds ${rego.length} .rego, and there is no \`opa\` on the PATH. ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`);
}
const terraform = [...files.files.keys()].find((name) => name.endsWith('.policy.hcl'));
if (terraform !== undefined) {
throw new _model_policy_files_js_5_ .cq(`"${shownAs}" holds Terraform policies (${terraform}), which a local check does not judge yet. Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`);
}
throw new _model_policy_files_js_5_ .Y2(`"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`);
}
async function sayMissingOpa(ports) {
const opa = await (0,_rego_find_opa_js_1_.findOpa)(ports);
if (opa === undefined)
return `There is no opa on the PATH. ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`;
return 'problem' in opa ? `${opa.problem} ${(0,_rego_get_opa_js_2_.howToGetOpa)()}` : undefined;
}
async function usableOpa(ports) {
const opa = await (0,_rego_find_opa_js_1_.findOpa)(ports);
if (opa !== undefined && 'problem' in opa) {
throw new _model_policy_files_js_5_ .Y2(`${opa.problem} ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`);
}
return opa;
}
function writeWhole({ plan, planText = JSON.stringify(plan), run }) {
return `{"plan":${planText},"run":${JSON.stringify(run)}}`;
}
function openUndecided(files, policies, why) {
const results = policies.map((name) => ({
name,
status: 'not_evaluated',
output: [why],
}));
const set = {
name: files.name,
description: null,
system: 'policy-evaluation',
overridable: false,
policies: policies.map((name) => ({ name, level: 'mandatory', query: '', description: '' })),
judge: { version: 'none', takesTime: false, judge: async () => results },
};
const close = async () => {
};
return {
set,
files,
judgedBy: 'nothing here',
warnings: [],
printed: new Map(),
write: writeWhole,
close,
};
}
function withoutOverrides(set) {
const policies = set.policies.map((policy) => ({
...policy,
level: policy.level === 'advisory' ? policy.level : 'mandatory',
}));
return { ...set, policies };
}
/***/ }),
/***/ 80878:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openOwnPolicies: () => ( openOwnPolicies)
});
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var syntax_hcl = __webpack_require__(93984);
var job_time = __webpack_require__(71680);
var policy_files = __webpack_require__(48391);
var plan_shape = __webpack_require__(83298);
var open_policies = __webpack_require__(98524);
var policy_sources = __webpack_require__(19100);
var take_turn = __webpack_require__(44990);
var parse = __webpack_require__(2340);
var quote = __webpack_require__(28187);
var run_input = __webpack_require__(15555);
var from_outcomes = __webpack_require__(56650);
var named_resources = __webpack_require__(68397);
var address = __webpack_require__(3543);
var address_patterns = __webpack_require__(79486);
var read_exceptions = __webpack_require__(50565);
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
var existing_failures = __webpack_require__(96747);
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
var planned_values = __webpack_require__(90453);
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
var read_plan = __webpack_require__(24165);
var describe_rules = __webpack_require__(73243);
var hidden_values = __webpack_require__(58903);
var redacted_plan = __webpack_require__(47502);
;// CONCATENATED MODULE: ./build/src/local/judge-plan.js
async function judgePlan(sets, plan, signal) {
const { text, isWhole } = plan;
const readJson = async (json) => isWhole
? { plan: (await (0,read_plan.readPlan)(json, signal)).document, planText: json }
: await (0,redacted_plan.readRedactedPlan)(json, signal);
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
const shape = plan.isWhole ? plan_shape.E : redacted_plan.REDACTED_PLAN;
const facts = source === undefined ? [] : (0,describe_rules.N)(source, shape);
const run = plan.run ?? run_input.R;
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
const isCut = isOut !== undefined && [...(0,hidden_values.addressesIn)(plan.read.plan)].some(isOut);
await (0,take_turn.V)(signal);
return askAll(isCut ? without(plan.read.plan, isOut) : plan.read, true);
},
of: (other, isOut) => askAll(without(other.plan, isOut), false),
};
}
function valuesIn({ plan, planText }, other) {
const drifted = [...driftedIn(plan), ...driftedIn(other.plan)];
const certain = new Set((0,hidden_values.addressesIn)(plan));
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
const known = (0,hidden_values.addressesIn)(plan.read.plan);
const addresses = (0,from_outcomes.y)([message])
.flatMap((line) => (0,named_resources.$P)([line]))
.map(({ address }) => address)
.filter((address) => known.has(address));
return `${[...new Set(addresses)].join(', ') || 'A resource'}: the message may hold a sensitive value, so it is not shown`;
}
;// CONCATENATED MODULE: ./build/src/local/own-policies.js
async function openOwnPolicies(settings, place, ports, readsWhole) {
const { policies: sources = [], timeoutMs, policyTimeoutMs } = settings;
const { clock, endsAt, executeBounded, environment, signal } = ports;
const directory = (0,external_node_path_.resolve)(place.workingDirectory, settings.directory);
const limits = {
clock,
policyMs: policyTimeoutMs ?? open_policies.c7,
deadlineMs: endsAt - (0,job_time.BJ)(timeoutMs),
processes: (0,external_node_os_.availableParallelism)(),
};
const opened = new Map();
const close = async () => {
for (const opening of opened.values()) {
for (const each of await opening.catch(() => []))
await each.close();
}
};
try {
const sets = await (0,policy_sources.O)({ written: sources, directory, ...place }, ports);
const hcl = await (0,syntax_hcl.loadHcl)();
const open = (isWhole) => {
const plan = isWhole ? plan_shape.E : redacted_plan.REDACTED_PLAN;
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
judge: async (plan, judging) => judgePlan(await open(plan.isWhole), plan, judging),
close,
};
}
catch (error) {
await close();
if (!(error instanceof policy_files.cq) || signal.aborted)
throw error;
const { message } = error;
if (error instanceof policy_files.Y2) {
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
opened.push(await (0,open_policies.fg)(decides, ports));
return opened;
}
catch (error) {
for (const each of opened)
await each.close();
throw error;
}
}
/***/ }),
/***/ 33266:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( fetchPinned),
readPinned: () => ( readPinned),
readPinnedAddress: () => ( readPinnedAddress)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_os_1_ = __webpack_require__(48161);
var node_path_2_ = __webpack_require__(76760);
var _machine_ask_git_js_3_ = __webpack_require__(29796);
var _model_commit_id_js_8_ = __webpack_require__(66238);
var _trust_git_files_js_4_ = __webpack_require__(3790);
var _trust_tree_js_5_ = __webpack_require__(80734);
var _model_policy_files_js_7_ = __webpack_require__(48391);
var _policy_files_js_6_ = __webpack_require__(50093);
var _model_without_trailing_js_9_ = __webpack_require__(21804);
const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
function readPinnedAddress(text) {
const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
const [, repository, directory = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
if (repository === undefined) {
throw new _model_policy_files_js_7_ .cq(`has an address that git does not take. ${SHAPE}.`);
}
if (directory.split('/').includes('..')) {
throw new _model_policy_files_js_7_ .cq(`has an address whose directory leads out of its repository. ${SHAPE}.`);
}
const commit = query.startsWith('ref=') ? (0,_model_commit_id_js_8_ .f)(query.slice('ref='.length)) : undefined;
if (commit === undefined) {
throw new _model_policy_files_js_7_ .cq(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
}
return { repository, directory: (0,_model_without_trailing_js_9_ .h)(directory, '/'), commit };
}
async function fetchPinned(pinned, ports) {
const { repository: address, directory } = pinned;
const name = (0,_policy_files_js_6_ .hW)(directory === '' ? address.replace(/\.git$/, '') : directory);
const shownAs = describePinned(pinned);
const policies = await readPinned(pinned, ports, (files) => (0,_policy_files_js_6_ .qN)(files, directory, { name, shownAs }));
if (policies !== undefined)
return policies;
throw new _model_policy_files_js_7_ .cq(`${shownAs} has no directory "${directory}".`);
}
async function readPinned(pinned, ports, read) {
const { repository: address, commit } = pinned;
const root = await (0,node_fs_promises_0_.realpath)(await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(), 'plangate-policies-')));
try {
const repository = { root, gitDirectory: (0,node_path_2_.join)(root, '.git') };
const made = await (0,_machine_ask_git_js_3_ .B9)(repository, commit, ports);
const why = made ?? (await (0,_machine_ask_git_js_3_ .iH)(ports, repository, address, commit));
if (why !== undefined) {
throw new _model_policy_files_js_7_ .cq(`${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`);
}
return await read((0,_trust_tree_js_5_ .O2)((0,_trust_git_files_js_4_ .Tl)(commit, repository, ports)));
}
finally {
await (0,node_fs_promises_0_.rm)(root, { recursive: true, force: true });
}
}
function describePinned({ repository, commit }) {
return `${withoutPassword(repository)} at ${commit.slice(0, 12)}`;
}
function withoutPassword(text) {
return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
/***/ }),
/***/ 19100:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
O: () => ( findPolicies)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_find_repository_js_1_ = __webpack_require__(6609);
var _model_quote_js_8_ = __webpack_require__(28187);
var _trust_git_files_js_2_ = __webpack_require__(3790);
var _trust_tree_js_3_ = __webpack_require__(80734);
var _trust_trusted_block_js_9_ = __webpack_require__(41643);
var _pinned_policies_js_4_ = __webpack_require__(33266);
var _model_policy_files_js_7_ = __webpack_require__(48391);
var _policy_files_js_5_ = __webpack_require__(50093);
var _model_repository_address_js_6_ = __webpack_require__(17866);
async function findPolicies(where, ports) {
const { written, workingDirectory, jobTree } = where;
if (written === undefined) {
if (jobTree.proposed)
throw new _model_policy_files_js_7_ .cq(UNNAMED);
for (const name of _model_policy_files_js_7_ .BL) {
const own = await (0,_policy_files_js_5_ .Ak)((0,node_path_0_.resolve)(workingDirectory, name), name, true);
if (own !== undefined && own.files.size > 0)
return [{ decides: (0,_trust_tree_js_3_ .dd)(jobTree, own) }];
}
return [];
}
const sets = [];
for (const text of written)
sets.push(await findSet(text, where, ports));
const names = sets.map(({ decides }) => decides.name);
const twice = names.find((name, at) => names.indexOf(name) !== at);
if (twice === undefined)
return sets;
throw new _model_policy_files_js_7_ .cq(`Two policy sets are called "${twice}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
if ((0,_model_repository_address_js_6_ .Ny)(text))
return { decides: await (0,_pinned_policies_js_4_ .P)((0,_pinned_policies_js_4_.readPinnedAddress)(text), ports) };
const { workingDirectory, jobTree } = where;
const path = (0,node_path_0_.resolve)((0,_machine_find_repository_js_1_ .eF)(workingDirectory), text);
if (jobTree.proposed)
return findTrustedSet(text, path, { ...where, jobTree }, ports);
const ownPolicies = await (0,_policy_files_js_5_ .Ak)(path, text, true);
if (ownPolicies !== undefined)
return { decides: (0,_trust_tree_js_3_ .dd)(jobTree, ownPolicies) };
throw new _model_policy_files_js_7_ .cq(`${(0,_model_quote_js_8_ .hD)(text)} does not exist. ${FIRST_ONE}`);
}
const FIRST_ONE = '`plangate init --local` writes a first policy with its test.';
async function findTrustedSet(text, path, { directory, workingDirectory, jobTree }, ports) {
const { workspace = workingDirectory } = jobTree;
const repository = (0,_machine_find_repository_js_1_ .Di)(directory, workspace).repository;
if (repository !== undefined && (0,_machine_find_repository_js_1_ .Yw)(path, repository.root)) {
const tree = (0,node_path_0_.relative)(repository.root, path).split(node_path_0_.sep).join('/');
const source = await opened(text, () => jobTree.trusted(repository.root, undefined));
return {
decides: await setOf(source, tree, text),
proposed: await proposedSet(path, text),
};
}
const other = (0,_machine_find_repository_js_1_ .Di)(path, workspace).repository;
if (other !== undefined) {
const from = { repository: (0,_machine_find_repository_js_1_ ._8)(other.root), branch: undefined };
const source = await opened(text, () => (0,_trust_git_files_js_2_ .zp)(from, ports));
return { decides: await setOf(source, (0,node_path_0_.relative)(other.root, (0,_machine_find_repository_js_1_ .eF)(path)), text) };
}
const ownPolicies = (0,_machine_find_repository_js_1_ .Yw)(path, (0,_machine_find_repository_js_1_ .eF)(workspace))
? undefined
: await (0,_policy_files_js_5_ .Ak)(path, text, true);
if (ownPolicies !== undefined)
return { decides: (0,_trust_tree_js_3_ .O2)(ownPolicies) };
throw new _model_policy_files_js_7_ .cq(`${(0,_model_quote_js_8_ .hD)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned address.`);
}
async function setOf(source, tree, text) {
const about = { name: (0,_policy_files_js_5_ .hW)(text), shownAs: text };
const policies = await opened(text, () => (0,_policy_files_js_5_ .qN)(source, tree, about));
if (policies !== undefined)
return policies;
throw new _model_policy_files_js_7_ .cq(`${(0,_model_quote_js_8_ .hD)(text)} is not on the default branch. Merge the policies first: those that a pull request brings along do not judge it.`);
}
async function proposedSet(path, text) {
const nothing = { name: (0,_policy_files_js_5_ .hW)(text), shownAs: text, files: new Map() };
try {
return (await (0,_policy_files_js_5_ .Ak)(path, text, false)) ?? nothing;
}
catch {
return nothing;
}
}
async function opened(text, open) {
try {
return await open();
}
catch (error) {
if (!(error instanceof _trust_trusted_block_js_9_ .lI))
throw error;
throw new _model_policy_files_js_7_ .cq(`${(0,_model_quote_js_8_ .hD)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
}
}
/***/ }),
/***/ 73243:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( describeRules)
});
var node_crypto_0_ = __webpack_require__(77598);
var _rego_input_form_js_1_ = __webpack_require__(59864);
var _rego_absent_names_js_2_ = __webpack_require__(3160);
var _rego_names_js_3_ = __webpack_require__(58893);
var _hidden_values_js_4_ = __webpack_require__(58903);
function describeRules({ policies, groups, judging, reading }, plan) {
const { files } = policies;
const textOf = (name) => Buffer.from(files.get(name) ?? '').toString();
const data = [...files.keys()].filter((name) => /(?:^|\/)data\.(?:json|yaml)$/.test(name)).sort();
const readMember = (path) => (0,_rego_input_form_js_1_ .NG)(path) ? 'run' : ((0,_rego_input_form_js_1_ .pw)(path)[0] ?? 'configuration');
const isLacking = (path) => {
if ((0,_rego_input_form_js_1_ .NG)(path))
return true;
const member = readMember(path);
return !Object.hasOwn(plan.keys, member) && Object.hasOwn(_rego_input_form_js_1_ ._x.keys, member);
};
return judging.map((rule) => {
const { group, exception } = rule;
const policy = exception === undefined ? [group] : [group, exception.group];
const read = (0,_rego_names_js_3_ .H)(policy, groups, reading.form.shape);
const { rules, parts, attributes } = read;
const annotated = policy.flatMap(_rego_absent_names_js_2_ .Ih);
const isLackingHere = (path) => isLacking(path) && !(0,_rego_absent_names_js_2_ .Jr)(path, annotated);
const readsUnnamed = attributes.has(_rego_names_js_3_ ._);
const sources = [...rules].flatMap((group) => group.rules.map(({ module }) => module.file));
const names = [...new Set(sources)].sort();
const texts = [...names, ...data].map((name) => [name, textOf(name)]);
const { name, query, level } = rule;
const identity = (0,node_crypto_0_.createHash)('sha256').update(JSON.stringify([name, query, level, texts]));
return {
names: (attribute) => attribute === _hidden_values_js_4_ .dA ? attributes.size > 0 : attributes.has(attribute),
readsUnnamed,
policy: name,
level,
file: rule.group.rules[0]?.module.file,
absent: [...new Set(parts.filter(isLackingHere).map(readMember))],
identity: identity.digest('hex'),
};
});
}
/***/ }),
/***/ 15555:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( UNKNOWN_RUN)
});
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
/***/ }),
/***/ 65608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B6: () => ( isCertainFailure),
Cd: () => ( acceptFailures),
F6: () => ( addressedLines)
});
var _model_address_js_0_ = __webpack_require__(3543);
function divide(result, acceptedIn) {
const whole = { left: result, accepted: [] };
if (!isFailure(result))
return whole;
const lines = addressedLines(result);
const accept = acceptedIn(result, lines);
if (typeof accept === 'object')
return { left: undefined, accepted: [{ ...result, ...accept }] };
if (accept === undefined || !isCertainFailure(result))
return whole;
if (lines.some(({ addresses }) => isUnclear(addresses)))
return whole;
const acceptances = acceptedAddresses(result, lines, accept);
const accepted = [...new Set(acceptances.values())]
.map((acceptance) => {
const isIts = (address) => acceptances.get(address) === acceptance;
return { ...part(result, lines, isIts), ...acceptance };
})
.filter(({ resources }) => resources.length > 0);
if (accepted.length === 0)
return whole;
const counts = (address) => !acceptances.has(address);
const isLeft = result.resources.some(({ address }) => counts(address)) ||
lines.some(({ addresses }) => addresses.some(counts));
return { left: isLeft ? part(result, lines, counts) : undefined, accepted };
}
function acceptFailures(reading, acceptedIn, isAcceptable) {
const results = reading.results.flatMap((result) => {
if (!isAcceptable(result.level))
return [result];
const { left, accepted } = divide(result, acceptedIn);
return left === undefined ? accepted : [left, ...accepted];
});
return { ...reading, results };
}
function acceptedAddresses({ resources }, lines, accept) {
const named = new Set(resources.map(({ address }) => address));
const accepted = new Map();
for (const address of new Set(lines.flatMap(({ addresses }) => addresses))) {
const acceptance = accept(address);
if (acceptance !== undefined)
accepted.set(address, acceptance);
}
for (let before = -1; before !== accepted.size;) {
before = accepted.size;
for (const { addresses } of lines) {
const counts = addresses.some((each) => !accepted.has(each));
const isFinding = addresses.some((each) => named.has(each));
if (counts || !isFinding)
for (const each of addresses)
accepted.delete(each);
}
}
return accepted;
}
const MOST_LINES = 1_000;
function isFailure({ status, word, level }) {
return status === 'failed' && word === undefined && level !== 'unknown';
}
function isCertainFailure(result) {
const { resources } = result;
const lines = addressedLines(result);
const isWhole = lines.length < MOST_LINES && lines.every(({ text }) => text.length < _model_address_js_0_ .bX);
const isNamed = lines.length > 0 && resources.length > 0 && resources.length < MOST_LINES;
return isFailure(result) && isWhole && isNamed;
}
function addressedLines({ output, message, printedFor }) {
return (output.length > 0 ? output : [message]).flatMap((whole, at) => whole
.split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
.filter((text) => text.trim() !== '')
.map((text) => {
if (printedFor !== 'text')
return { text, addresses: printedFor?.[at] ?? [] };
const { addresses, isCertain } = (0,_model_address_js_0_ .WX)(text);
return { text, addresses: isCertain ? addresses : [] };
}));
}
function isUnclear(addresses) {
return addresses.length === 0 || addresses.length >= _model_address_js_0_ .ps;
}
function part(result, lines, isIts) {
const its = lines.filter(({ addresses }) => addresses.some(isIts));
const texts = its.map(({ text }) => text);
const { printedFor } = result;
const resources = result.resources.filter(({ address }) => isIts(address));
return {
...result,
message: texts[0] ?? result.message,
output: result.output.length > 0 ? texts : [],
printedFor: printedFor === 'text' ? printedFor : its.map(({ addresses }) => addresses),
address: resources[0]?.address,
location: resources[0]?.location,
resources,
};
}
/***/ }),
/***/ 96747:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L_: () => ( existingIn),
Op: () => ( asBefore),
QF: () => ( addressBefore)
});
var _accept_failures_js_0_ = __webpack_require__(65608);
var _compare_js_1_ = __webpack_require__(80663);
var _from_policy_check_js_2_ = __webpack_require__(10392);
const EXISTING = { status: 'existing' };
function existingIn(planned, other) {
return (result, lines) => {
const same = other.results.filter((each) => (0,_compare_js_1_ .TN)(each) === (0,_compare_js_1_ .TN)(result));
const failures = same.filter(_compare_js_1_ .gz).map((each) => ({ ...each, status: 'failed' }));
if (result.policy === '' || result.policy === _from_policy_check_js_2_ .rY)
return undefined;
if (failures.length === 0 || !same.every((each) => (0,_compare_js_1_ .gz)(each) || each.status === 'passed'))
return undefined;
if (!failures.every(_accept_failures_js_0_ .B6))
return undefined;
const before = counted(failures.flatMap(_accept_failures_js_0_ .F6).map(({ text }) => text));
const now = counted(lines.map((line) => asBefore(line, planned)));
const isOld = (line) => {
const text = asBefore(line, planned);
return (text !== undefined &&
(now.get(text) ?? 0) <= (before.get(text) ?? 0) &&
line.addresses.every((address) => isUnchanged(address, planned, other.planned)));
};
const left = new Set(lines.filter((line) => !isOld(line)).flatMap((line) => line.addresses));
return (address) => (left.has(address) ? undefined : EXISTING);
};
}
function addressBefore(address, { movedFrom }) {
return movedFrom.get(address) ?? address;
}
function asBefore({ text, addresses }, planned) {
const moved = addresses.filter((address) => planned.movedFrom.has(address));
const isPartOfOther = (address) => addresses.some((other) => other !== address && other.includes(address));
if (moved.some(isPartOfOther))
return undefined;
return moved.reduce((line, address) => line.replaceAll(address, () => addressBefore(address, planned)), text);
}
function isUnchanged(address, now, before) {
const values = now.values.get(address);
return values !== undefined && values === before.values.get(addressBefore(address, now));
}
function counted(texts) {
const counts = new Map();
for (const text of texts)
if (text !== undefined)
counts.set(text, (counts.get(text) ?? 0) + 1);
return counts;
}
/***/ }),
/***/ 90453:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
K: () => ( createValuesReader)
});
var _model_parse_js_3_ = __webpack_require__(2340);
var _model_plan_marks_js_6_ = __webpack_require__(34263);
var _changed_values_js_4_ = __webpack_require__(75827);
var _from_change_json_js_0_ = __webpack_require__(83249);
var _json_text_js_5_ = __webpack_require__(45078);
var _planned_changes_js_1_ = __webpack_require__(69166);
var _plan_scanner_js_2_ = __webpack_require__(91130);
function createValuesReader(addresses) {
const values = new Map();
const movedFrom = new Map();
let isCertain = true;
let lists = 0;
const plan = new _plan_scanner_js_2_ .o([_from_change_json_js_0_ .Y], {
entry(_, text) {
const entry = (0,_model_parse_js_3_ .Pf)((0,_model_parse_js_3_ .qF)((0,_changed_values_js_4_ .q4)(text)));
const address = (0,_planned_changes_js_1_ .tf)(entry['address']);
if (address === undefined || (0,_json_text_js_5_ .e)(text, OBJECTS))
isCertain = false;
else if (addresses.has(address)) {
const from = (0,_planned_changes_js_1_ .tf)(entry['previous_address']);
if (from !== undefined)
movedFrom.set(address, from);
values.set(address, values.has(address) ? undefined : valuesAfter(entry['change']));
}
},
plain(name, value) {
if (name === 'errored' && value !== 'false')
isCertain = false;
},
name(name) {
if (name === _from_change_json_js_0_ .Y)
lists += 1;
},
text: () => undefined,
odd: () => void (isCertain = false),
});
return {
take: (bytes) => plan.take(bytes),
end() {
if (!plan.whole || !isCertain || lists !== 1)
return undefined;
const known = [...values].flatMap(([address, value]) => value === undefined ? [] : [[address, value]]);
return { values: new Map(known), movedFrom };
},
};
}
const OBJECTS = 2;
function valuesAfter(change) {
const { after, after_unknown: unknown, after_sensitive: sensitive } = (0,_model_parse_js_3_ .Pf)(change);
if (typeof after !== 'object' || after === null)
return undefined;
if (unknown === undefined || sensitive === undefined || (0,_model_plan_marks_js_6_ .r)(sensitive))
return undefined;
return JSON.stringify([after, unknown]);
}
/***/ })
};
