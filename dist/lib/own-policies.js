export const id = 678;
export const ids = [678];
export const modules = {
/***/ 9678:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openOwnPolicies: () => ( openOwnPolicies)
});
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var syntax_hcl = __webpack_require__(3984);
var job_time = __webpack_require__(1680);
var policy_files = __webpack_require__(8391);
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
const isOut = (address) => entries.some((entry) => entry.address !== undefined && (0,address_patterns.XP)(entry.address, address));
const again = await askAgain(isOut, result);
if (again === undefined || again.status === 'errored')
return [result];
const still = again.status === 'failed' ? again.output : [];
const counting = new Set([...still, ...result.output.filter((text) => !isOnlyOf(text, isOut))]);
const gone = result.output.filter((text) => !counting.has(text));
if (gone.length === 0)
return [result];
const accepted = acceptedBy(first, withTexts(result, gone));
if (again.status === 'not-evaluated')
return [again, accepted];
return counting.size === 0 ? [accepted] : [withTexts(result, [...counting]), accepted];
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
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/plan/without-resources.js
function withoutResources(plan, isOut) {
const copy = structuredClone(plan);
const members = Object.fromEntries(Object.entries(copy));
const keep = (key, addressOf) => {
const list = members[key];
if (Array.isArray(list))
Reflect.set(copy, key, list.filter((one) => !isAbout(one, addressOf)));
};
const isAbout = (entry, addressOf) => {
const address = (0,parse.u4)(entry) ? addressOf(entry) : undefined;
return typeof address === 'string' && isOut(address);
};
for (const key of ['resource_changes', 'resource_drift'])
keep(key, ({ address }) => address);
keep('deferred_changes', ({ resource_change: change }) => fieldOf(change, 'address'));
keep('relevant_attributes', ({ resource }) => resource);
keep('action_invocations', invokedFor);
keep('deferred_action_invocations', ({ action_invocation: one }) => (0,parse.u4)(one) ? invokedFor(one) : undefined);
keep('checks', ({ address }) => fieldOf(address, 'to_display'));
const state = members['prior_state'];
for (const values of [members['planned_values'], fieldOf(state, 'values')]) {
cutModule(fieldOf(values, 'root_module'), isOut);
}
cutConfiguration(fieldOf(members['configuration'], 'root_module'), '', isOut);
return copy;
}
function invokedFor({ address, lifecycle_action_trigger: trigger }) {
return fieldOf(trigger, 'triggering_resource_address') ?? address;
}
function fieldOf(value, key) {
return (0,parse.u4)(value) ? value[key] : undefined;
}
function cutModule(module, isOut) {
if (!(0,parse.u4)(module))
return;
for (const key of ['resources', 'child_modules']) {
const list = module[key];
if (!Array.isArray(list))
continue;
const left = list.filter((one) => {
const address = fieldOf(one, 'address');
return typeof address !== 'string' || !isOut(address);
});
module[key] = left;
if (key === 'child_modules')
for (const child of left)
cutModule(child, isOut);
}
}
function cutConfiguration(module, prefix, isOut) {
if (!(0,parse.u4)(module))
return;
const { resources, module_calls: calls } = module;
if (Array.isArray(resources)) {
module['resources'] = resources.filter((one) => {
const address = fieldOf(one, 'address');
return typeof address !== 'string' || !isOut(`${prefix}${address}`);
});
}
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
var policy_sources = __webpack_require__(9100);
var external_node_crypto_ = __webpack_require__(7598);
var input_form = __webpack_require__(9864);
var rego_names = __webpack_require__(8893);
;// CONCATENATED MODULE: ./build/src/local/trial/hidden-values.js
const SIDES = ['before', 'after'];
function entriesOf(plan) {
const lists = [Reflect.get(plan, 'resource_drift'), plan.resource_changes];
const deferred = Reflect.get(plan, 'deferred_changes');
return [
...lists.flatMap((list) => (Array.isArray(list) ? list : [])),
...(Array.isArray(deferred) ? deferred : []).flatMap((one) => (0,parse.u4)(one) ? [one['resource_change']] : []),
];
}
function changesOf(plan) {
const changes = entriesOf(plan).map((one) => ((0,parse.u4)(one) ? one['change'] : undefined));
const { output_changes: outputs } = plan;
return [...changes, ...Object.values(outputs ?? {})].filter(parse.u4);
}
function addressesIn(plan) {
const entries = entriesOf(plan).filter(parse.u4);
const addresses = entries.flatMap(({ address }) => (typeof address === 'string' ? address : []));
return new Set(addresses.flatMap((one) => [one, one.replaceAll(/\["?[^\]]*\]/g, '')]));
}
const ANY_NAME = '*';
function hiddenNames(plan) {
const names = new Set();
for (const change of changesOf(plan)) {
for (const side of SIDES) {
const marks = change[`${side}_sensitive`];
if (change[side] === null || change[side] === undefined)
continue;
if (marks === true)
names.add(ANY_NAME);
else if ((0,parse.u4)(marks)) {
for (const [name, mark] of Object.entries(marks))
if (isMarked(mark))
names.add(name);
}
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
hidden_values_replaceHere(copy, other);
return copy;
}
function hidden_values_replaceHere(plan, other) {
for (const change of changesOf(plan)) {
for (const side of SIDES) {
change[side] = replaced(change[side], change[`${side}_sensitive`], other);
}
}
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
if (!(0,parse.u4)(value))
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
const ATTRIBUTE = new RegExp(`[."\`](${address.cS})`, 'gu');
function readNamesIn(texts) {
const code = texts.map(withoutComments).join('\n');
const words = new Set(Array.from(code.matchAll(ATTRIBUTE), ([, word = '']) => word));
const reads = words.has('before') || words.has('after');
return {
names: (attribute) => (attribute === ANY_NAME ? reads : words.has(attribute)),
readsUnnamed: UNNAMED.test(code),
};
}
const UNNAMED = /\bwalk\s*\(|[."`](?:before|after)\b(?!["`]?\]?\s*(?:\.\w|\[\s*["`]|,\s*["`]|[!=]=\s*null\b))/;
function withoutComments(text) {
return text.replaceAll(/^\s*#.*$/gm, '');
}
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
const { rules, parts } = (0,rego_names.H)([rule.group], groups, reading.form.shape);
const sources = [...rules].flatMap((group) => group.rules.map(({ module }) => module.file));
const excepting = rule.exception?.group.rules.map(({ module }) => module.file) ?? [];
const names = [...new Set([...sources, ...excepting])].sort();
const texts = [...names, ...data].map((name) => [name, textOf(name)]);
const { name, query, level } = rule;
const identity = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify([name, query, level, texts]));
return {
...readNamesIn(texts.map(([, text = '']) => text)),
policy: name,
level,
file: rule.group.rules[0]?.module.file,
absent: [...new Set(parts.filter(isLacking).map(readMember))],
identity: identity.digest('hex'),
};
});
}
var dist = __webpack_require__(7934);
var take_turn = __webpack_require__(4990);
var state_file = __webpack_require__(583);
;// CONCATENATED MODULE: ./build/src/local/trial/redacted-plan.js
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
const shape = plan_shape.E.keys[name];
return shape === undefined ? [] : [[name, shape]];
})),
};
const map = dist.g1P(dist.YjP(), dist.L5J());
const change = dist._H3({ actions: dist.YOg(dist.YjP()) });
const redacted = dist._H3({
plan_format_version: dist.FsL(dist.YjP(), dist.w1_('1.')),
resource_changes: dist.lqM(dist.mee(dist.YOg(dist._H3({ address: dist.YjP(), type: dist.YjP(), change })))),
output_changes: dist.lqM(dist.mee(map)),
errored: dist.lqM(dist.zMY()),
});
const asPlan = dist.IeY((value) => typeof value === 'object' && value !== null);
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
if (text.length > read_plan.vN) {
throw new read_plan.np(`The plan has more than ${read_plan.vN} characters.`);
}
await checkRedactedPlan(text, signal);
await (0,take_turn.V)(signal);
const texts = new Map([['resource_changes', '[]'], ...(0,input_form.lS)(text)]);
const members = MEMBERS.flatMap((name) => {
const member = texts.get(name);
return member === undefined || member === 'null' ? [] : `${JSON.stringify(name)}:${member}`;
});
const planText = `{${members.join(',')}}`;
await (0,take_turn.V)(signal);
return { plan: dist.qgA(asPlan, (0,parse.qF)(planText)), planText };
}
async function checkRedactedPlan(text, signal) {
const parsed = (0,parse.qF)(text);
await (0,take_turn.V)(signal);
if ((0,state_file.tF)(parsed, state_file.Ez))
throw new read_plan.np('The plan is nested too deeply.');
await (0,take_turn.V)(signal);
const checked = dist.xLC(redacted, parsed);
if (!checked.success)
throw new read_plan.np('The service answered no plan that can be read.');
if (checked.output.errored === true) {
throw new read_plan.np('The plan says that it errored, so it may lack changes.');
}
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
const plan = isWhole ? plan_shape.E : REDACTED_PLAN;
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
judge: async (plan, judging) => judgeAll(await open(plan.isWhole), plan, judging),
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
async function judgeAll(sets, plan, signal) {
const { text, isWhole } = plan;
const read = isWhole
? { plan: (await (0,read_plan.m3)(text, signal)).document, planText: text }
: await readRedactedPlan(text, signal);
const judgements = await Promise.all(sets.map((opened) => judgeSet(opened, { ...plan, read, hidden: hiddenNames(read.plan) }, signal)));
return {
results: judgements.flatMap(({ results }) => results),
notices: judgements.flatMap(({ notices }) => notices),
};
}
async function judgeSet(opened, plan, signal) {
const { set, files, source } = opened;
const shape = plan.isWhole ? plan_shape.E : REDACTED_PLAN;
const facts = source === undefined ? [] : describeRules(source, shape);
const ask = (read) => set.judge.judge({ ...read, run: plan.run ?? UNKNOWN_RUN }, signal);
const lacks = new Set();
const others = plan.hidden.size === 0 ? [] : withReplacements(plan.read.plan);
const askAll = async (read, replaced) => {
const [answers, ...withOthers] = await Promise.all([
ask(read),
...replaced.map((other) => ask({ plan: other, planText: JSON.stringify(other) })),
]);
return set.policies.map((policy, at) => {
const about = {
policy,
facts: facts[at],
others: withOthers.map((one) => one[at]),
plan,
lacks,
};
return toResult(answers[at], about, files.shownAs);
});
};
const whole = await askAll(plan.read, others);
const printed = opened.printed.get((plan.run ?? UNKNOWN_RUN).id) ?? [];
const results = await exceptOwn(whole, plan, async (isOut, { policy }) => {
const cut = withoutResources(plan.read.plan, isOut);
const left = await askAll({ plan: cut, planText: JSON.stringify(cut) }, others.map((other) => withoutResources(other, isOut)));
return left.find((one) => one.policy === policy);
});
const isShown = !plan.isWhole || plan.hidden.size === 0;
return { results, notices: [...lacks].concat(isShown ? printed : []) };
}
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
const why = status === 'passed' ? lackOf(judged, about) : undefined;
if (why === undefined)
return result;
if (level === 'advisory') {
about.lacks.add(`The policy ${(0,quote.hD)(name)} ${why}.`);
return result;
}
return { ...result, status: 'not-evaluated', message: why, output: [why] };
}
function lackOf(judged, { facts, others, plan: { isWhole, hidden, run } }) {
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
const said = JSON.stringify([judged?.status, judged?.output]);
const depends = others.some((other) => JSON.stringify([other?.status, other?.output]) !== said);
return depends || (facts.readsUnnamed && hidden.size > 0)
? 'may read sensitive values, and these are not in a redacted plan'
: undefined;
}
const MOST_NAMED = 3;
function shownNames(names) {
const words = names.map((name) => (name === ANY_NAME ? 'a whole value' : `\`${name}\``));
const rest = words.length - MOST_NAMED;
const shown = words.slice(0, MOST_NAMED).join(', ');
return rest > 0 ? `${shown} and ${rest} more` : shown;
}
function withoutSecrets(message, { others, plan }) {
const text = JSON.stringify(message);
const isSame = others.every((other) => other?.output.some((one) => JSON.stringify(one) === text));
if (isSame)
return message;
const known = addressesIn(plan.read.plan);
const addresses = (0,from_outcomes.y)([message])
.flatMap((line) => (0,named_resources.$P)([line]))
.map(({ address }) => address)
.filter((address) => known.has(address));
return `${[...new Set(addresses)].join(', ') || 'A resource'}: the message may hold a sensitive value, so it is not shown`;
}
/***/ })
};
