export const id = 678;
export const ids = [678,565];
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
/***/ }),
/***/ 5663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
w: () => ( readAttributePath)
});
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
const LONGEST = 500;
const DEEPEST = 20;
function readAttributePath(said) {
if (typeof said === 'string')
return parsePath(said);
if (!Array.isArray(said) || said.length > DEEPEST)
return undefined;
const steps = said.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
const isWhole = steps.length === said.length && typeof steps[0] === 'string';
return isWhole ? steps : undefined;
}
function parsePath(text) {
if (text.length > LONGEST || !/^[A-Za-z_]/.test(text))
return undefined;
const steps = [];
let end = 0;
while (end < text.length && steps.length < DEEPEST) {
STEP.lastIndex = end;
const found = STEP.exec(text);
if (found === null)
return undefined;
const [whole, name, dotted, index, key] = found;
if (name !== undefined && whole.startsWith('.') !== end > 0)
return undefined;
end += whole.length;
if (index === '*')
continue;
steps.push(name ?? key ?? Number(dotted ?? index));
}
return end === text.length ? steps : undefined;
}
/***/ }),
/***/ 6650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_: () => ( fromOutcomes),
y: () => ( printedLines)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_attribute_path_js_5_ = __webpack_require__(5663);
var _model_status_js_1_ = __webpack_require__(2373);
var _client_wire_resource_js_2_ = __webpack_require__(8235);
var _named_resources_js_3_ = __webpack_require__(8397);
var _reading_js_4_ = __webpack_require__(988);
function fromOutcomes(stage, { evaluation, sets: list }) {
const { status } = evaluation.attributes;
const what = `policy evaluation ${evaluation.id}`;
const { reading, kind, unfinished } = (0,_reading_js_4_ .rk)(_model_status_js_1_ .o8, {
system: 'policy-evaluation',
what,
word: status,
stage: stage.attributes.status,
});
const owner = (0,_client_wire_resource_js_2_ .Dl)(evaluation, 'policy-attachable') ?? stage.id;
if (owner !== stage.id) {
reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
}
if (unfinished)
return reading;
if (list !== undefined && 'doubt' in list.how)
reading.doubts.push(list.how.doubt);
reading.doubts.push(...(0,_reading_js_4_ .l$)(what, evaluation.attributes, _model_status_js_1_ .o8));
const sets = list?.items ?? [];
for (const set of sets) {
const { results, doubts } = readSet(set, stage, evaluation);
reading.results.push(...results);
reading.doubts.push(...doubts);
}
const contrary = kind === 'unknown' ? [] : (0,_reading_js_4_ .vM)(what, status, reading.results);
reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...contrary);
const isExplained = reading.results.some((result) => result.status === 'not-evaluated');
if (status === 'errored' && !isExplained) {
reading.errors.push(`The ${what} could not be evaluated.`);
}
return reading;
}
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
const { 'policy-set-name': named, 'result-count': counts, outcomes } = set.attributes;
const what = `policy evaluation ${id}`;
const name = named ?? '';
const error = set.attributes.error ?? '';
const mayPass = set.attributes.overridable !== false;
const isOverridden = status === 'overridden';
const awaiting = (0,_model_status_js_1_ .I)(_model_status_js_1_ .j$, stage.attributes.status) === 'person' &&
stage.attributes.actions?.['is-overridable'] !== false;
const results = (outcomes ?? []).map((outcome) => fromOutcome(outcome, {
policySet: name,
overridable: mayPass && (awaiting || isOverridden),
overridden: mayPass && isOverridden,
at: stamps?.['overridden-at'] ?? undefined,
}));
const doubts = [];
if (isOverridden && results.some((one) => one.status === 'failed' && one.level !== 'advisory')) {
doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
}
if (((0,_client_wire_resource_js_2_ .Dl)(set, 'policy-evaluation') ?? id) !== id) {
doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
}
const mismatch = compareCounts(counts, results, error !== '');
if (mismatch !== undefined)
doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
if (error !== '') {
const output = error.split('\n');
const of = { system: 'policy-evaluation', policySet: name };
results.unshift({ ..._reading_js_4_ .H4, ...of, message: error, output });
}
return { results, doubts };
}
function fromOutcome(outcome, set) {
const { isGood, level, status: ownStatus, word, } = (0,_reading_js_4_ .ns)(_model_status_js_1_ .vg, 'policy-evaluation', outcome);
const printed = printedLines(outcome.output);
const output = printed.map(({ text }) => text);
const description = outcome.description ?? '';
const isLenient = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
const status = ownStatus === 'failed' && set.overridden && isLenient ? 'overridden' : ownStatus;
const at = status === 'overridden' ? set.at : undefined;
const named = isGood ? [] : (0,_named_resources_js_3_ .$P)(printed);
const described = isGood || named.length > 0 ? [] : (0,_named_resources_js_3_ .Tc)(description);
const resources = [...named, ...described];
return {
system: 'policy-evaluation',
policySet: set.policySet,
policy: outcome.policy_name ?? outcome.query ?? '',
level,
status,
word,
overridable: set.overridable && isLenient,
message: isGood ? '' : (output[0] ?? description),
description: description === '' ? undefined : description,
output,
printedFor: isGood ? undefined : printed.map(({ address }) => (address ? [address] : [])),
address: resources[0]?.address,
resources,
override: at === undefined ? undefined : { at },
};
}
function compareCounts(counts, results, broken) {
if (counts === null || counts === undefined)
return undefined;
const shown = (0,_reading_js_4_ .N4)(results);
const figures = [
['passed', 'passed', (0,_reading_js_4_ ._0)(counts, 'passed'), shown.passed],
['failed advisory', 'advisory failed', (0,_reading_js_4_ ._0)(counts, 'advisory-failed'), shown.advisory],
[
'failed mandatory',
'mandatory failed',
(0,_reading_js_4_ ._0)(counts, 'mandatory-failed'),
shown.mandatory,
],
['errored', 'errored', broken ? shown.errored : (0,_reading_js_4_ ._0)(counts, 'errored'), shown.errored],
];
for (const [name, did, count, listed] of figures) {
if (count === undefined)
return `does not say how many policies ${did}`;
if (count !== listed)
return `counts ${count} ${name} but lists ${listed}`;
}
return undefined;
}
function countDoubts(what, evaluation, sets, results) {
const doubts = [];
const { status, 'result-count': counts } = evaluation.attributes;
const isCounted = (each) => each !== undefined && each !== null;
const broken = sets.some((set) => (set.attributes.error ?? '') !== '');
const mismatch = compareCounts(counts, results, broken);
if (mismatch !== undefined)
doubts.push(`The ${what} ${mismatch} in its policy sets.`);
if (sets.length === 0 && (0,_model_status_js_1_ .I)(_model_status_js_1_ .o8, status) === 'good') {
doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
}
const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
}
return doubts;
}
const MOST = 1_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
function printedLines(output) {
const lines = [];
gather(output, lines, 0);
return lines;
}
function gather(value, lines, depth, of = {}) {
if (lines.length >= MOST || value === null || value === undefined)
return;
if (typeof value === 'string') {
for (const line of value.split('\n')) {
if (lines.length < MOST && line.trim() !== '')
lines.push({ text: (0,_named_resources_js_3_ .Io)(line.trimEnd()), ...of });
}
return;
}
if (depth < DEEPEST && Array.isArray(value)) {
for (const item of value)
gather(item, lines, depth + 1, of);
return;
}
if (depth < DEEPEST && typeof value === 'object') {
const fields = new Map(Object.entries(value));
const subjects = [fields.get('address'), fields.get('resource')].filter(isText);
const [subject] = subjects;
const [address, ...others] = new Set(subjects.filter(_model_address_js_0_ .PW));
of =
others.length > 0 ? {} : { address, attribute: (0,_model_attribute_path_js_5_ .w)(fields.get('attribute')) };
const messageKey = SAYS.find((key) => fields.has(key));
if (messageKey !== undefined) {
const message = fields.get(messageKey);
const lacksSubject = isText(message) && subject !== undefined && !message.includes(subject);
gather(lacksSubject ? `${subject}: ${message}` : message, lines, depth + 1, of);
return;
}
}
lines.push({ text: (0,_named_resources_js_3_ .Io)(asJson(value)), ...of });
}
function isText(value) {
return typeof value === 'string' && value !== '';
}
function asJson(value) {
try {
return JSON.stringify(value) ?? '';
}
catch {
return '(an output too deep to show)';
}
}
/***/ }),
/***/ 565:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( daysLeft),
parseExceptions: () => ( parseExceptions)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_parse_js_2_ = __webpack_require__(2340);
var _model_quote_js_3_ = __webpack_require__(8187);
var _address_patterns_js_1_ = __webpack_require__(9486);
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
const LONGEST = {
policy: 300,
address: _model_address_js_0_ .bX,
workspace: 100,
reason: 500,
owner: 100,
until: 10,
};
function parseExceptions(text, today) {
const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
if (text.length > MOST_CHARACTERS) {
return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
}
const json = text.replace(/^\uFEFF/, '');
const file = (0,_model_parse_js_2_ .qF)(json);
if (!(0,_model_parse_js_2_ .u4)(file))
return refused(`is not a JSON object. ${SHAPE}`);
const list = file['exceptions'];
if (!Array.isArray(list))
return refused(`has no list "exceptions". ${SHAPE}`);
if (list.length > MOST_EXCEPTIONS) {
return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
}
const entries = list;
const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
const problems = [
...(0,_model_parse_js_2_ .fg)(json).map((key) => ({
where: 'exceptions',
message: `has the key ${(0,_model_quote_js_3_ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
})),
...unknownKeys(file, ['$schema', 'exceptions'], 'exceptions'),
...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
...alike(readings),
];
if (problems.length > 0)
return { problems };
return { exceptions: readings.flatMap((each) => ('value' in each ? [each.value] : [])) };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
if (!(0,_model_parse_js_2_ .u4)(entry))
return { problems: [{ where, message: 'is not an object.' }] };
const texts = new Map();
const problems = unknownKeys(entry, FIELDS, where);
for (const field of FIELDS) {
const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
if (field === 'address' && !Object.hasOwn(entry, field))
continue;
const problem = fieldProblem(field, text, today);
if (problem !== undefined)
problems.push({ where: `${where}.${field}`, message: problem });
else if (typeof text === 'string')
texts.set(field, text);
}
if (problems.length > 0)
return { problems };
const [policy = '', address, workspace = '', reason = '', owner = '', until = ''] = FIELDS.map((field) => texts.get(field));
return { value: { policy, address, workspace, reason, owner, until } };
}
function unknownKeys(record, known, where) {
return Object.keys(record)
.filter((key) => !known.includes(key))
.map((key) => ({
where,
message: `has the key ${(0,_model_quote_js_3_ .hD)(key)}, which this version does not know. It may restrict the exception, so nothing of the file counts.`,
}));
}
function fieldProblem(field, text, today) {
if (text === undefined)
return 'is missing.';
if (typeof text !== 'string')
return 'is not a text.';
if (text.length > LONGEST[field])
return `has more than ${LONGEST[field]} characters.`;
if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
return 'has control or invisible characters in it.';
if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*'))
return 'is empty.';
if (text !== text.trim())
return 'begins or ends with a space.';
return PROBLEMS[field](text, today);
}
const PROBLEMS = {
policy: (text) => /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
address: addressProblem,
workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
? undefined
: 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
owner: ownerProblem,
until: untilProblem,
};
function addressProblem(text) {
const isOne = (0,_model_address_js_0_ .PW)(text);
if (!isOne && !(0,_address_patterns_js_1_ .Pt)(text)) {
return `${(0,_model_quote_js_3_ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
}
return isOne || (0,_address_patterns_js_1_ .r2)(text)
? undefined
: `${(0,_model_quote_js_3_ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
const NO_OWNER = [
'nobody',
'no one',
'noone',
'none',
'n/a',
'na',
'null',
'unknown',
'tbd',
'todo',
'x',
];
function ownerProblem(text) {
const isOwner = /[\p{L}\p{N}]/u.test(text) && !NO_OWNER.includes(text.toLowerCase());
return isOwner
? undefined
: `${(0,_model_quote_js_3_ .hD)(text)} is not an owner. Name a person or a team that answers for it.`;
}
function untilProblem(text, today) {
const from = readDay(today);
const until = readDay(text);
if (until === undefined || from === undefined) {
return `${(0,_model_quote_js_3_ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
}
return until - from > MOST_DAYS * DAY_MS
? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
: undefined;
}
function readDay(text) {
if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
return undefined;
const at = Date.parse(`${text}T00:00:00Z`);
const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
return isDay ? at : undefined;
}
function daysLeft({ until }, today) {
return ((readDay(until) ?? Number.NaN) - (readDay(today) ?? Number.NaN)) / DAY_MS;
}
function alike(readings) {
const seen = new Map();
return readings.flatMap((each, at) => {
if (!('value' in each))
return [];
const { policy, address, workspace } = each.value;
const key = JSON.stringify([policy, address, workspace]);
const first = seen.get(key);
if (first === undefined) {
seen.set(key, at);
return [];
}
return [
{
where: `exceptions[${at}]`,
message: `is about the same failure as exceptions[${first}]. Remove one.`,
},
];
});
}
/***/ })
};
