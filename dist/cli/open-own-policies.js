export const id = 1767;
export const ids = [1767,3790,6806];
export const modules = {
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
/***/ 2975:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lt: () => ( partsOfResources),
ND: () => ( withoutSensitiveValues),
wG: () => ( pathsOf)
});
var node_util_0_ = __webpack_require__(57975);
var _model_parse_js_1_ = __webpack_require__(2340);
function partsOfResources(plan) {
const parts = [];
const members = Object.fromEntries(Object.entries(plan));
const addMember = (name, addressesOf) => addList(parts, { path: [name], list: members[name], addressesOf });
addMember('resource_changes');
addMember('resource_drift');
addMember('deferred_changes', ({ resource_change: change }) => [(0,_model_parse_js_1_ ._F)(change, 'address')]);
addMember('relevant_attributes', ({ resource }) => [resource]);
addMember('action_invocations', invokedFor);
addMember('deferred_action_invocations', ({ action_invocation: invocation }) => invokedFor(invocation));
const { prior_state: state } = members;
const checksIn = [
[['checks'], members['checks']],
[['prior_state', 'checks'], (0,_model_parse_js_1_ ._F)(state, 'checks')],
];
for (const [path, checks] of checksIn) {
addList(parts, {
path,
list: checks,
addressesOf: checkedIn,
addInner: (check, at) => addList(parts, {
path: [...at, 'instances'],
list: (0,_model_parse_js_1_ ._F)(check, 'instances'),
addressesOf: checkedIn,
}),
});
}
const valuesIn = [
[['planned_values'], members['planned_values']],
[['proposed_unknown'], members['proposed_unknown']],
[['prior_state', 'values'], (0,_model_parse_js_1_ ._F)(state, 'values')],
];
for (const [path, values] of valuesIn) {
addModule(parts, [...path, 'root_module'], (0,_model_parse_js_1_ ._F)(values, 'root_module'));
}
const root = (0,_model_parse_js_1_ ._F)(members['configuration'], 'root_module');
addConfiguration(parts, ['configuration', 'root_module'], root, '');
return parts;
}
function pathsOf(parts, isLeftOut) {
const known = new Map();
const isGone = (address) => {
const isOut = known.get(address) ?? isLeftOut(address);
known.set(address, isOut);
return isOut;
};
return parts.filter(({ addresses }) => addresses.some(isGone)).map(({ path }) => path);
}
function addList(parts, { path, list, addressesOf = ({ address }) => [address], addInner }) {
if (!Array.isArray(list))
return;
for (let index = list.length - 1; index >= 0; index -= 1) {
const entry = list[index];
if (!(0,_model_parse_js_1_ .u4)(entry))
continue;
const at = [...path, String(index)];
addInner?.(entry, at);
const addresses = addressesOf(entry).filter((address) => typeof address === 'string');
if (addresses.length > 0)
parts.push({ addresses, path: at });
}
}
function invokedFor(invocation) {
const trigger = (0,_model_parse_js_1_ ._F)(invocation, 'lifecycle_action_trigger');
return [(0,_model_parse_js_1_ ._F)(invocation, 'address'), (0,_model_parse_js_1_ ._F)(trigger, 'triggering_resource_address')];
}
function checkedIn({ address }) {
return [(0,_model_parse_js_1_ ._F)(address, 'to_display')];
}
function addModule(parts, path, module) {
addList(parts, { path: [...path, 'resources'], list: (0,_model_parse_js_1_ ._F)(module, 'resources') });
addList(parts, {
path: [...path, 'child_modules'],
list: (0,_model_parse_js_1_ ._F)(module, 'child_modules'),
addInner: (child, at) => addModule(parts, at, child),
});
}
function addConfiguration(parts, path, module, prefix) {
const addressesOf = ({ address }) => typeof address === 'string' ? [`${prefix}${address}`] : [];
for (const key of ['resources', 'actions'])
addList(parts, { path: [...path, key], list: (0,_model_parse_js_1_ ._F)(module, key), addressesOf });
const calls = (0,_model_parse_js_1_ ._F)(module, 'module_calls');
if (!(0,_model_parse_js_1_ .u4)(calls))
return;
for (const [name, call] of Object.entries(calls)) {
const address = `${prefix}module.${name}`;
const at = [...path, 'module_calls', name];
addConfiguration(parts, [...at, 'module'], (0,_model_parse_js_1_ ._F)(call, 'module'), `${address}.`);
parts.push({ addresses: [address], path: at });
}
}
function withoutSensitiveValues(document) {
const changes = document.resource_changes.map((resource) => ({
...resource,
change: redact(resource.change),
}));
return {
plan_format_version: document.format_version,
output_changes: Object.fromEntries(Object.entries(document.output_changes ?? {}).map(([name, output]) => [name, redact(output)])),
resource_changes: changes,
action_invocations: document.action_invocations?.map(withoutValues),
deferred_changes: document.deferred_changes?.map(() => ({})),
deferred_action_invocations: document.deferred_action_invocations?.map((entry) => ({
action_invocation: withoutValues(entry.action_invocation),
})),
complete: document.complete,
};
}
function withoutValues(action) {
const { address, type, name, provider_name, ...others } = action;
const { lifecycle_action_trigger, invoke_action_trigger } = others;
return { address, type, name, provider_name, lifecycle_action_trigger, invoke_action_trigger };
}
const HIDDEN = 'REDACTED';
function redact(change) {
const { before, after, before_sensitive: beforeMarks, after_sensitive: afterMarks } = change;
return {
...change,
before: hide(before, beforeMarks, after, `${HIDDEN} BEFORE`),
after: hide(after, afterMarks, before, HIDDEN),
};
}
function hide(value, marks, other, replacement) {
if (value === null || value === undefined)
return value;
if (marks === true)
return (0,node_util_0_.isDeepStrictEqual)(value, other) ? HIDDEN : replacement;
if (typeof value !== 'object' || typeof marks !== 'object')
return value;
const hideMember = (key, member) => hide(member, (0,_model_parse_js_1_ .Pf)(marks)[key], (0,_model_parse_js_1_ .Pf)(other)[key], replacement);
if (Array.isArray(value))
return value.map((item, index) => hideMember(String(index), item));
return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, hideMember(key, member)]));
}
/***/ }),
/***/ 61922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Rc: () => ( readConftestFile),
aY: () => ( joinSets),
ab: () => ( CONFTEST_FILE)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_path_1_ = __webpack_require__(76760);
var smol_toml_2_ = __webpack_require__(3292);
var _machine_ask_opa_js_3_ = __webpack_require__(29);
var _model_conftest_js_4_ = __webpack_require__(36433);
var _model_json_text_js_9_ = __webpack_require__(62177);
var _model_parse_js_8_ = __webpack_require__(2340);
var _model_policy_files_js_5_ = __webpack_require__(48391);
var _model_quote_js_7_ = __webpack_require__(28187);
var _policy_files_js_6_ = __webpack_require__(95673);
const CONFTEST_FILE = 'conftest.toml';
const IN_OTHER_LANGUAGES = ['conftest.json', 'conftest.yaml', 'conftest.yml'];
const KEYS_WITHOUT_EFFECT = /^(?:output|no-color|quiet|trace|tls|parser|strict|rego-version|show-builtin-errors|junit-hide-message|suppress-exceptions)$/;
const KEYS_THAT_COUNT = ['policy', 'namespace', 'all-namespaces', 'data'];
async function readConftestFile(files, ports) {
const names = (await files.names('.')) ?? [];
const name = [CONFTEST_FILE, ...IN_OTHER_LANGUAGES].find((each) => names.includes(each));
const text = name === undefined ? undefined : await files.read(name);
if (text === undefined)
return undefined;
if (name !== CONFTEST_FILE) {
if (!KEYS_THAT_COUNT.some((key) => text.toLowerCase().includes(key)))
return undefined;
throw new _model_policy_files_js_5_ .cq(`${name} is not read here, and conftest reads it. Write what it says into ${CONFTEST_FILE}.`);
}
const values = readToml(text);
const textsOf = (key) => {
if (!values.has(key))
return undefined;
const list = [values.get(key)].flat();
if (list.every((each) => typeof each === 'string'))
return list;
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_7_ .hD)(key)} is no text and no list of texts.`);
};
const namespaces = textsOf('namespace') ?? ['main'];
if (namespaces.some((name) => /[*?[]/.test(name))) {
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: "namespace" has a wildcard. Name the packages, or write \`all-namespaces = true\`.`);
}
const switchedOn = values.get('all-namespaces');
const judgesAll = typeof switchedOn === 'number' ? switchedOn !== 0 : /^(?:true|t|1)$/i.test(String(switchedOn));
const others = [...values.keys()].filter((key) => !KEYS_THAT_COUNT.includes(key) && !KEYS_WITHOUT_EFFECT.test(key));
return {
policy: textsOf('policy') ?? ['policy'],
packages: judgesAll ? 'all' : namespaces,
data: await readData(textsOf('data') ?? [], files, ports),
notices: others.map((key) => `${CONFTEST_FILE}: ${(0,_model_quote_js_7_ .hD)(key)} is not read here. ${_model_conftest_js_4_ .w[key] ?? ''}`.trim()),
};
}
function joinSets(sets, conftest) {
const [first] = sets;
if (first === undefined || conftest === undefined)
return [...sets];
const paths = sets.map(({ shownAs }) => node_path_1_.posix.normalize(shownAs));
if (paths.some((path) => /^(?:\.\.|\/)/.test(path))) {
return sets.map((set) => withConftest(set, conftest));
}
let top = paths[0] ?? '.';
while (top !== '.' && !paths.every((path) => isInside(path, top)))
top = node_path_1_.posix.dirname(top);
const files = new Map();
for (const [at, set] of sets.entries()) {
const inside = node_path_1_.posix.relative(top, paths[at] ?? '.');
for (const [name, content] of set.files) {
const isData = /(?:^|\/)data\.(?:json|yaml)$/.test(name);
if (isData && files.has(name)) {
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_7_ .hD)(set.shownAs)} has ${name}, and another directory in "policy" has one, too. Keep one.`);
}
files.set(isData ? name : node_path_1_.posix.join(inside, name), content);
}
}
const notices = sets.flatMap((set) => set.notices ?? []);
const joined = { ...first, calledAs: first.shownAs, shownAs: top, files, notices };
return [withConftest(joined, conftest)];
}
function isInside(path, directory) {
return path === directory || path.startsWith(`${directory}/`);
}
function withConftest(set, conftest) {
const { packages, data, notices } = conftest;
const files = new Map(set.files);
if (data !== undefined)
files.set('data.json', Buffer.from(data));
return { ...set, files, packages, notices: [set.notices ?? [], notices].flat() };
}
function readToml(text) {
const values = new Map();
for (const [name, value] of Object.entries(parseToml(text))) {
const key = name.toLowerCase();
if (values.has(key)) {
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_7_ .hD)(key)} is there twice. Keep one.`);
}
values.set(key, value);
}
return values;
}
function parseToml(text) {
try {
return (0,smol_toml_2_ .qg)(text);
}
catch (error) {
if (!(error instanceof smol_toml_2_ .zx))
throw error;
const [reason = ''] = error.message.split('\n');
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}:${error.line}: cannot be read. ${reason}.`);
}
}
async function readData(paths, files, ports) {
if (paths.length === 0)
return undefined;
const texts = {};
const missing = (path) => new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_7_ .hD)(path)} is missing, or is a link or a submodule whose files are not here.`);
const addDirectory = async (path) => {
const names = await files.names(path);
if (names === undefined && (await files.obstacleAt?.(path)))
throw missing(path);
for (const name of names ?? []) {
const inner = node_path_1_.posix.join(path, name);
if (/\.(?:json|ya?ml)$/.test(name))
texts[inner] = (await files.read(inner)) ?? '';
else if ((0,_policy_files_js_6_ .gC)(name))
await addDirectory(inner);
}
return names !== undefined;
};
for (const path of paths) {
if (await addDirectory(node_path_1_.posix.normalize(path)))
continue;
const text = await files.read(path);
if (text === undefined)
throw missing(path);
texts[path] = text;
}
const query = '{file: value | some file, text in input; value := yaml.unmarshal(text)}';
const args = ['eval', '--stdin-input', '--format', 'raw', query];
const answer = await (0,_machine_ask_opa_js_3_ .a)(ports, { args, stdin: JSON.stringify(texts) });
const mark = (0,node_crypto_0_.randomBytes)(12).toString('hex');
const values = (0,_model_parse_js_8_ .Pf)((0,_model_parse_js_8_ .qF)((0,_model_json_text_js_9_ .q4)(answer?.stdout ?? '', mark)));
const document = {};
for (const path of Object.keys(texts)) {
if (answer !== undefined && !(0,_model_parse_js_8_ .u4)(values[path])) {
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_7_ .hD)(path)} is no object of JSON or YAML.`);
}
mergeInto(document, values[path], path);
}
return (0,_model_json_text_js_9_ .zY)(JSON.stringify(document), mark);
}
function mergeInto(document, values, path) {
for (const [key, value] of Object.entries((0,_model_parse_js_8_ .Pf)(values))) {
const earlier = Object.hasOwn(document, key) ? document[key] : undefined;
if ((0,_model_parse_js_8_ .u4)(earlier) && (0,_model_parse_js_8_ .u4)(value))
mergeInto(earlier, value, path);
else if (Object.hasOwn(document, key)) {
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_7_ .hD)(path)} has the key ${(0,_model_quote_js_7_ .hD)(key)}, and another file has it, too. Keep one: only one of them could count.`);
}
else
Object.defineProperty(document, key, { value, enumerable: true, writable: true });
}
}
/***/ }),
/***/ 50074:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
wg: () => ( inputOf),
Oc: () => ( judgeBySets),
vQ: () => ( whyPassIsUncertain)
});
var take_turn = __webpack_require__(44990);
var json_text = __webpack_require__(62177);
var model_address = __webpack_require__(3543);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/model/policy-result.js
class WholeAnswer {
lines;
#json;
#mayBeShown;
constructor(lines, json, mayBeShown = false) {
this.lines = lines;
this.#json = json;
this.#mayBeShown = mayBeShown;
}
get mayBeShown() {
return this.#mayBeShown;
}
shownOr(hide) {
return this.#mayBeShown ? this.#json : hide(this.#json);
}
digested(digest) {
return digest(this.#json);
}
}
var quote = __webpack_require__(28187);
var run_input = __webpack_require__(15555);
var input_form = __webpack_require__(52484);
var named_resources = __webpack_require__(68397);
var policy_exceptions = __webpack_require__(29272);
;// CONCATENATED MODULE: ./build/src/policy/except-own.js
function exceptedAddresses(plan) {
const entriesFor = findEntriesFor(plan);
return (result) => isLeftOutBy(entriesFor(result));
}
function isLeftOutBy({ at }) {
return (address) => at(address).length > 0;
}
async function divideOwnFailures(results, plan, askAgain) {
const entriesFor = findEntriesFor(plan);
const divided = await Promise.all(results.map((result) => divideOwnFailure(result, entriesFor(result), askAgain)));
return divided.flat();
}
const NO_ENTRIES = { entries: [], at: () => [] };
function findEntriesFor({ workspace, exceptions, servicePolicies, }) {
if (exceptions === undefined)
return () => NO_ENTRIES;
const { entries, today } = exceptions;
const findEntries = (0,policy_exceptions.nL)(entries.filter((entry) => (0,policy_exceptions.H_)(entry, today) >= 0));
return ({ status, policySet, policy }) => {
if (status !== 'failed')
return NO_ENTRIES;
const names = [`${policySet}/${policy}`];
if (!servicePolicies?.has(policy))
names.push(policy);
return findEntries(names, workspace);
};
}
async function divideOwnFailure(result, fitting, askAgain) {
const [firstEntry] = fitting.entries;
if (firstEntry === undefined)
return [result];
const ofWholePolicy = fitting.entries.find(({ address }) => address === undefined);
if (ofWholePolicy !== undefined)
return [{ ...result, ...(0,policy_exceptions.N$)(ofWholePolicy) }];
const isLeftOut = isLeftOutBy(fitting);
const again = await askAgain(isLeftOut, result);
if (again === undefined || again.status === 'errored')
return [result];
const countingTexts = textsThatCount(result, again, isLeftOut);
const exceptedTexts = result.output.filter((text) => !countingTexts.has(text));
if (exceptedTexts.length === 0)
return [result];
const counting = countingTexts.size === 0 ? [] : [withOnlyTexts(result, [...countingTexts])];
const isCovered = again.status === 'passed' || (again.status === 'failed' && counting.length > 0);
const accepted = { ...withOnlyTexts(result, exceptedTexts), ...(0,policy_exceptions.N$)(firstEntry) };
return [...(isCovered ? [] : [again]), ...counting, accepted];
}
function textsThatCount(before, again, isLeftOut) {
const isAboutOthers = (text) => {
const { addresses } = (0,model_address.WX)(text);
return addresses.length > 0 && !addresses.some(isLeftOut);
};
const counting = new Set(again.status === 'failed' ? again.output : []);
for (const text of before.output) {
if (!counting.has(text) && isAboutOthers(text))
counting.add(text);
}
return counting;
}
function withOnlyTexts(result, output) {
const printedFor = new Map(result.output.map((text, at) => [text, result.printedFor?.[at] ?? []]));
const kept = new Set(output);
const known = new Map(result.resources.map((resource) => [resource.address, resource]));
const { address, resources, generalMessages } = (0,named_resources.$P)(output.map((text) => ({ text, addresses: printedFor.get(text) ?? [] })));
return {
...result,
message: output[0] ?? result.message,
output: [...output],
printedFor: output.map(() => []),
answers: result.answers?.filter(({ lines }) => lines.some((line) => kept.has(line))),
address,
location: undefined,
resources: resources.map((resource) => {
return { ...resource, ...known.get(resource.address), messages: resource.messages };
}),
generalMessages,
};
}
var existing_failures = __webpack_require__(96747);
;// CONCATENATED MODULE: ./build/src/policy/existing-own.js
const MOST_ROUNDS = 20;
async function divideExisting(failure, plans) {
const { now, before, isExcepted } = plans;
const oldTexts = new Set();
const newTexts = new Set(failure.output);
const judgeWithout = async (texts) => {
const leftOut = new Set([...oldTexts, ...texts].flatMap(addressesOf));
const again = await now.judge((address) => isExcepted(address) || leftOut.has(address));
if (again?.status === 'passed')
return [];
return again?.status === 'failed' ? again.output : undefined;
};
let texts = failure.output;
for (let round = 0; round < MOST_ROUNDS; round += 1) {
const leftOutBefore = new Set([...oldTexts].flatMap(addressesOf).map((address) => (0,existing_failures.QF)(address, now.planned)));
const base = await before.judge((address) => isExcepted(address) || leftOutBefore.has(address));
if (base?.status !== 'failed')
break;
const baseTexts = new Set(base.output);
const candidates = texts.filter((text) => wasThereBefore(text, baseTexts, plans));
if (candidates.length === 0)
break;
const stillGiven = await judgeWithout(candidates);
if (stillGiven === undefined)
break;
const stillThere = new Set(stillGiven);
const gone = candidates.filter((text) => !stillThere.has(text));
if (gone.length === 0)
break;
const remaining = gone.length === candidates.length ? stillGiven : await judgeWithout(gone);
if (remaining === undefined)
break;
for (const text of gone) {
oldTexts.add(text);
newTexts.delete(text);
}
for (const text of remaining)
newTexts.add(text);
texts = remaining;
}
if (oldTexts.size === 0)
return [failure];
const existing = { ...withOnlyTexts(failure, [...oldTexts]), status: 'existing' };
return newTexts.size === 0 ? [existing] : [withOnlyTexts(failure, [...newTexts]), existing];
}
function wasThereBefore(text, baseTexts, { now, before }) {
const addresses = addressesOf(text);
return (addresses.length > 0 &&
baseTexts.has((0,existing_failures.$H)({ text, addresses }, now.planned)) &&
addresses.every((address) => (0,existing_failures._5)(address, now.planned, before.planned)));
}
function addressesOf(text) {
const { addresses, isCertain } = (0,model_address.WX)(text);
return isCertain ? addresses : [];
}
var plan_without = __webpack_require__(2975);
var read_plan = __webpack_require__(33597);
var describe_rules = __webpack_require__(82226);
var redacted_plan = __webpack_require__(53929);
var plan_shape = __webpack_require__(7410);
;// CONCATENATED MODULE: ./build/src/rego/judge-plan.js
async function judgeBySets(sets, plan, signal) {
const read = await checkedPlan(plan, signal);
let reading;
const readOnce = async () => {
const base = await plan.readBase?.();
if (base === undefined || 'notice' in base)
return base;
return { before: await checkedPlan(base, signal), movedFrom: base.movedFrom ?? new Map() };
};
const readBefore = () => (reading ??= readOnce());
const known = await readPullRequest(sets, plan.pullRequest);
const sensitive = (0,redacted_plan.VK)(read.document);
const judged = { ...plan, ...known, read, readBefore, sensitive };
const judgements = await Promise.all(sets.map((opened) => judgeSet(opened, judged, signal)));
return {
results: judgements.flatMap(({ results }) => results),
notices: judgements.flatMap(({ notices }) => notices),
};
}
async function checkedPlan({ json, document }, signal) {
if (document !== undefined)
return { json, document, text: json.text };
return json.isWhole ? (0,read_plan.UW)(json, signal) : (0,redacted_plan.checkRedacted)(json, signal);
}
async function inputOf(sets, plan, signal) {
const { document, text } = await checkedPlan(plan, signal);
const { pullRequest } = await readPullRequest(sets, plan.pullRequest);
return { plan: document, planText: text, run: plan.run ?? run_input.R, pullRequest };
}
async function judgeSet(opened, plan, signal) {
const notices = new Set();
const asker = createAsker(opened, { ...plan, notices }, signal);
const divided = await divideOwnFailures(await asker.ask(), plan, (isLeftOut, { policy }) => asker.askAgain(policy, isLeftOut));
const isExceptedFor = exceptedAddresses(plan);
const known = new Map();
const results = await Promise.all(divided.map(async (result) => {
const read = result.status === 'failed' ? await plan.readBefore() : undefined;
if (read === undefined)
return [result];
if ('notice' in read) {
notices.add(read.notice);
return [result];
}
const { before, movedFrom } = read;
const { policy } = result;
const readsFiles = asker.readsConfiguration(policy);
const { present, former } = known.get(readsFiles) ?? {
present: certainValues(plan.read, before, readsFiles),
former: certainValues(before, plan.read, readsFiles),
};
known.set(readsFiles, { present, former });
return divideExisting(result, {
now: {
judge: (isLeftOut) => asker.askAgain(policy, isLeftOut),
planned: { ...present, movedFrom: new Map([...movedFrom, ...present.movedFrom]) },
},
before: {
judge: (isLeftOut) => asker.judgeBefore(before, policy, isLeftOut),
planned: former,
},
isExcepted: isExceptedFor(result),
});
}));
return { results: results.flat(), notices: [...notices] };
}
function createAsker(opened, plan, signal) {
const { set, files, facts } = opened;
const readForPolicies = readerForPolicies(plan);
const { input } = readForPolicies(plan.read);
const readsTeams = facts.some((rule) => rule.readsTeams);
const inMoreTeams = readsTeams ? withMoreTeams(plan.pullRequest, files) : undefined;
const sameInMoreTeams = { ...input, pullRequest: inMoreTeams };
const hidesValues = plan.json.isWhole && plan.sensitive.size > 0;
const askOtherValues = otherValuesAsker(set.judge, { text: plan.read.text, input }, signal);
const judge = async (asked, isShown, narrowed) => {
await (0,take_turn.Vm)(signal);
const answers = await set.judge.evaluate(asked, signal, narrowed);
const hasMessages = answers.some(({ output }) => output.length > 0);
const otherAnswers = isShown && hidesValues && hasMessages ? await askOtherValues(narrowed) : [];
if (asked === input && narrowed === undefined && !hidesValues)
noteRemarks(answers, plan);
const inputOfMoreTeams = asked === input ? sameInMoreTeams : { ...asked, pullRequest: inMoreTeams };
const ofMoreTeams = inMoreTeams && (await set.judge.evaluate(inputOfMoreTeams, signal, narrowed));
return set.policies.flatMap((policy, index) => {
if (narrowed !== undefined && policy.name !== narrowed.policy)
return [];
const at = narrowed === undefined ? index : 0;
const others = otherAnswers.map((answersOfValue) => answersOfValue[at]);
const ofPolicy = { facts: facts[index], others, inMoreTeams: ofMoreTeams?.[at] };
const policySet = files.calledAs ?? files.shownAs;
return [toResult(answers[at], { ...ofPolicy, policy, plan }, policySet)];
});
};
const ofWhole = new Map();
const judgeWhole = (asked, isShown) => {
const judging = ofWhole.get(asked) ?? judge(readForPolicies(asked).input, isShown);
ofWhole.set(asked, judging);
return judging;
};
const judgeWithout = async (asked, isShown, policy, isLeftOut) => {
await (0,take_turn.Vm)(signal);
const { input: whole, addresses, parts } = readForPolicies(asked);
const isCut = Array.from(addresses).some(isLeftOut);
const without = isCut ? (0,plan_without.wG)(parts(), isLeftOut) : [];
if (without.length === 0) {
return (await judgeWhole(asked, isShown)).find((result) => result.policy === policy);
}
const [again] = await judge(whole, isShown, { policy, without });
await (0,take_turn.Vm)(signal);
return again;
};
return {
readsConfiguration: (policy) => facts.find((rule) => rule.policy === policy)?.readsConfiguration ?? true,
ask: () => judgeWhole(plan.read, true),
askAgain: (policy, isLeftOut) => judgeWithout(plan.read, true, policy, isLeftOut),
judgeBefore: (before, policy, isLeftOut) => judgeWithout(before, false, policy, isLeftOut),
};
}
function readerForPolicies({ run = run_input.R, pullRequest }) {
const readings = new Map();
return (asked) => {
const known = readings.get(asked);
if (known !== undefined)
return known;
let parts;
const read = {
input: { plan: asked.document, planText: asked.text, run, pullRequest },
addresses: (0,redacted_plan.Mh)(asked.document),
parts: () => (parts ??= (0,plan_without.Lt)(asked.document)),
};
readings.set(asked, read);
return read;
};
}
function otherValuesAsker({ evaluate }, { text, input }, signal) {
const withValue = (value) => ({
...input,
planText: (0,redacted_plan.td)(text, value),
});
let kept;
return async (narrowed) => {
if (narrowed !== undefined) {
kept ??= OTHER_VALUES.map(withValue);
return Promise.all(kept.map((other) => evaluate(other, signal, narrowed)));
}
const answers = [];
for (const value of OTHER_VALUES)
answers.push(await evaluate(withValue(value), signal));
return answers;
};
}
function noteRemarks(answers, { notices }) {
for (const { name, remarks = [] } of answers) {
for (const line of remarks)
notices.add(`The policy ${(0,quote.hD)(name)} ${line}`);
}
}
function certainValues(plan, other, readsFiles) {
const certain = new Set((0,redacted_plan.Mh)(plan.document));
for (const address of [plan, other].flatMap(driftedIn))
certain.delete(address);
const planned = (0,existing_failures.DE)(plan.json, certain);
const { values, movedFrom } = planned ?? { values: new Map(), movedFrom: new Map() };
if (!readsFiles)
return { values, movedFrom };
const configurationOf = configurationReader((0,parse.Pf)((0,json_text.Ab)(plan.text)));
const withConfiguration = new Map();
for (const [address, value] of values) {
withConfiguration.set(address, JSON.stringify([value, configurationOf(address)]));
}
return { values: withConfiguration, movedFrom };
}
function configurationReader(plan) {
const root = (0,parse.Pf)((0,parse.Pf)(plan)['configuration'])['root_module'];
return (address) => {
const parts = (0,model_address.lS)((0,model_address.Pe)(address));
const texts = [];
let module = root;
while (parts[0] === 'module') {
const [, label = ''] = parts.splice(0, 2);
const calls = (0,parse.Pf)((0,parse.Pf)(module)['module_calls']);
const { module: inner, ...call } = (0,parse.Pf)(calls[label]);
texts.push(call);
module = inner;
}
const addressInModule = parts.join('.');
const resources = (0,parse.c3)((0,parse.Pf)(module)['resources']);
texts.push(resources.filter((block) => (0,parse.Pf)(block)['address'] === addressInModule));
return JSON.stringify(texts);
};
}
function driftedIn({ json }) {
return (0,parse.c3)(json.document['resource_drift']).flatMap((entry) => {
const address = (0,parse._F)(entry, 'address');
return typeof address === 'string' ? address : [];
});
}
const OTHER_VALUES = [undefined, 'another-value'];
function toResult(judged, answers, policySet) {
const { policy, plan, facts, inMoreTeams } = answers;
const { name, level, description, approval } = policy;
const { status = 'errored', output: written = ['It gave no result.'] } = judged ?? {};
const isAboutPlan = plan.json.isWhole && status !== 'not_evaluated';
const output = isAboutPlan ? withoutSecrets(written, answers) : written;
const messages = (0,named_resources.Dn)(output);
const texts = messages.map(({ text }) => text);
const wholeAnswers = judged?.answers?.map((json, at) => new WholeAnswer((0,named_resources.Dn)([output[at]]).map(({ text }) => text), json, output[at] === written[at]));
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
printedFor: status === 'passed' ? undefined : messages.map(named_resources.Wy),
answers: wholeAnswers,
...(approval && status === 'failed' && { approval: toWaiting(approval) }),
...(status === 'passed' ? named_resources.e_ : (0,named_resources.$P)(messages)),
};
const nothingNamed = {
printedFor: undefined,
answers: undefined,
approval: undefined,
...named_resources.e_,
};
if (level === 'advisory' && judged?.lacksInput === true) {
for (const text of texts)
plan.notices.add(text);
return { ...result, ...nothingNamed, status: 'passed', message: '', output: [] };
}
const failsWithoutTeams = status === 'failed' &&
facts?.readsTeams === true &&
plan.pullRequest?.teams === undefined &&
inMoreTeams?.status === 'passed';
let why;
if (status === 'passed' || failsWithoutTeams) {
why = facts === undefined ? 'was not judged' : whyPassIsUncertain(facts, plan, inMoreTeams);
}
if (why === undefined)
return result;
if (level === 'advisory') {
plan.notices.add(`The policy ${(0,quote.hD)(name)} ${why}.`);
return result;
}
return { ...result, ...nothingNamed, status: 'not-evaluated', message: why, output: [why] };
}
function toWaiting({ approvers, count }) {
return { approvers: approvers.names, needed: count, missing: count, given: [] };
}
const INSTEAD = ': read `resource_changes` in its place, or let the whole plan be read (`full-plan`)';
function whyPassIsUncertain(facts, { json: { isWhole }, sensitive, run, pullRequest = {}, whyNoTeams }, inMoreTeams) {
const planWords = isWhole ? 'the plan' : 'a redacted plan';
const lacking = facts.absentIn(isWhole ? plan_shape.E : redacted_plan.b3);
const absent = lacking.filter((part) => part !== 'run' && part !== 'pull_request');
if (absent.length > 0) {
const names = (0,describe_rules.Z)(absent.map((part) => `input.${part}`));
return `may read ${names}, which ${planWords} does not have${isWhole ? '' : INSTEAD}`;
}
if (lacking.includes('run') && run === undefined) {
return 'may read the run, of which too little is known here';
}
const ofRun = new Set(facts.readsOfRun.flatMap((path) => (0,input_form.tL)(run ?? {}, path, input_form.Ib)));
if (ofRun.size > 0) {
const names = (0,describe_rules.Z)([...ofRun].map((part) => `input.run.${part}`));
return `may read ${names}, which only a run of a service has`;
}
const ofPullRequest = new Set(facts.readsOfPullRequest.flatMap((path) => (0,input_form.tL)(pullRequest, path, input_form.eN)));
if (ofPullRequest.size > 0) {
const names = (0,describe_rules.Z)([...ofPullRequest].map((part) => `input.pull_request.${part}`));
const why = ofPullRequest.has('teams') && whyNoTeams !== undefined ? `: ${whyNoTeams}` : '';
return `may read ${names}, which this job does not know${why}`;
}
const knowsTeams = facts.readsTeams && pullRequest.teams !== undefined;
if (knowsTeams && inMoreTeams?.status !== 'passed') {
return 'would not pass if its author were in another team, and GitHub does not list every secret team: let the policy require a team instead of forbidding one';
}
const named = isWhole ? undefined : facts.mayRead(sensitive);
if (named === undefined)
return undefined;
return named.length > 0
? `may read ${(0,describe_rules.Z)(named)}, and sensitive values are not in a redacted plan`
: 'may read sensitive values, and these are not in a redacted plan';
}
const NOT_SHOWN = 'the message may hold a sensitive value, so it is not shown';
function withoutSecrets(output, { others, plan }) {
const otherMessages = others.map((other) => new Set(other?.output.map((message) => JSON.stringify(message))));
let knownAddresses;
return output.map((message) => {
const text = JSON.stringify(message);
if (otherMessages.every((messages) => messages.has(text)))
return message;
const ofPlan = (knownAddresses ??= (0,redacted_plan.Mh)(plan.read.document));
const addresses = (0,named_resources.$P)((0,named_resources.Dn)(message))
.resources.map(({ address }) => address)
.filter((address) => ofPlan.has(address));
return `${[...new Set(addresses)].join(', ') || 'A resource'}: ${NOT_SHOWN}`;
});
}
async function readPullRequest(sets, pullRequest) {
if (pullRequest === undefined)
return { pullRequest };
const { askTeams, ...known } = pullRequest;
const isRead = sets.some(({ facts }) => facts.some(({ readsTeams }) => readsTeams));
const answer = isRead ? await askTeams?.() : undefined;
if (answer === undefined)
return { pullRequest: known };
if ('unknown' in answer)
return { pullRequest: known, whyNoTeams: answer.unknown };
return { pullRequest: { ...known, teams: answer.teams } };
}
function withMoreTeams(pullRequest, { files }) {
const words = [...files.values()].flatMap((content) => Buffer.from(content)
.toString()
.match(/[\w.-]+/g) ?? []);
return { ...pullRequest, teams: [...new Set([...(pullRequest?.teams ?? []), ...words])] };
}
/***/ }),
/***/ 1767:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CN: () => ( joinNamed),
jL: () => ( readConftestHere),
openOwnPolicies: () => ( openOwnPolicies),
tH: () => ( findOwnSets),
yN: () => ( readConftestOfBranch)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_path_1_ = __webpack_require__(76760);
var node_fs_2_ = __webpack_require__(73024);
var node_fs_promises_3_ = __webpack_require__(51455);
var _model_job_time_js_16_ = __webpack_require__(71680);
var _model_parse_js_18_ = __webpack_require__(2340);
var _model_policy_files_js_4_ = __webpack_require__(48391);
var _trust_tree_js_5_ = __webpack_require__(80734);
var _open_policies_js_6_ = __webpack_require__(59714);
var _judge_plan_js_7_ = __webpack_require__(50074);
var _machine_find_repository_js_8_ = __webpack_require__(6609);
var _machine_read_regular_js_9_ = __webpack_require__(43962);
var _model_quote_js_19_ = __webpack_require__(28187);
var _model_json_text_js_17_ = __webpack_require__(62177);
var _plan_redacted_plan_js_10_ = __webpack_require__(53929);
var _trust_git_files_js_11_ = __webpack_require__(3790);
var _pinned_policies_js_12_ = __webpack_require__(56806);
var _policy_files_js_13_ = __webpack_require__(95673);
var _model_unreadable_file_js_20_ = __webpack_require__(13491);
var _conftest_file_js_14_ = __webpack_require__(61922);
var _model_repository_address_js_15_ = __webpack_require__(17866);
async function openOwnPolicies(settings, place, ports, readsWhole) {
const { policies: written, timeoutMs } = settings;
const { clock, endsAt, executeBounded, environment, signal } = ports;
const deadlineMs = endsAt - (0,_model_job_time_js_16_ .BJ)(timeoutMs);
const limits = { clock, policyMs: _open_policies_js_6_ .c7, deadlineMs };
let sources = written ?? [];
try {
const sets = await (place.sets ?? findOwnSets(settings, place, ports));
sources = written ?? sets.map(({ calledAs, shownAs }) => calledAs ?? shownAs);
const opened = await openAll(sets, { executeBounded, environment, signal, limits });
return {
sources,
readsWhole,
judgedBy: [...new Set(opened.map(({ judgedBy }) => judgedBy))].join(' and ') || undefined,
policies: opened.flatMap(({ set }) => set.policies.map(({ name }) => name)),
notices: opened.flatMap(({ warnings }) => warnings),
judge: (plan, judging) => (0,_judge_plan_js_7_ .Oc)(opened, { pullRequest: place.pullRequest, ...plan }, judging),
explain: async (policy, plan, show) => {
const input = await (0,_judge_plan_js_7_ .wg)(opened, plan, signal);
return opened
.filter(({ set }) => set.policies.some(({ name }) => name === policy))
.map((set) => showDocument(set, input, show));
},
close: async () => {
for (const set of opened)
await set.close();
},
};
}
catch (error) {
if (!(error instanceof _model_policy_files_js_4_ .cq) || signal.aborted)
throw error;
if (error instanceof _model_policy_files_js_4_ .Y2)
return { ...nothingJudges(error.message), sources, readsWhole };
return { problems: error.problems('policies') };
}
}
function showDocument({ write }, { planText, ...input }, show) {
const mark = (0,node_crypto_0_.randomBytes)(12).toString('hex');
const seen = write({ ...input, planText: (0,_plan_redacted_plan_js_10_ .td)(planText, undefined) });
return (0,_model_json_text_js_17_ .zY)(show((0,_model_parse_js_18_ .qF)((0,_model_json_text_js_17_ .q4)(seen, mark))), mark);
}
function nothingJudges(missing) {
return {
judgedBy: undefined,
policies: [],
notices: [],
missing,
judge: () => Promise.reject(new Error(missing)),
explain: async () => [],
close: async () => undefined,
};
}
async function openAll(sets, ports) {
const opened = [];
try {
for (const set of sets)
opened.push(await (0,_open_policies_js_6_ .fg)(set, ports));
return opened;
}
catch (error) {
for (const set of opened)
await set.close();
throw error;
}
}
async function findOwnSets({ policies: written, directory }, { workingDirectory, jobTree }, ports) {
const where = { workingDirectory, jobTree, directory: (0,node_path_1_.resolve)(workingDirectory, directory) };
let reading;
const conftest = () => (reading ??= readConftestOf(where, ports));
if (written === undefined && !jobTree.proposed)
return findPersonalSets(where, jobTree, await conftest());
const texts = written ?? (await conftest())?.policy;
if (texts === undefined)
throw new _model_policy_files_js_4_ .cq(UNNAMED);
const found = [];
for (const text of texts)
found.push(await findSet(text, where, ports));
const needsFile = found.some((set, index) => !(0,_model_repository_address_js_15_ .Ny)(texts[index] ?? '') && isForConftest(set));
const sets = joinNamed(found, needsFile ? await conftest() : undefined).map(_trust_tree_js_5_ .O2);
const names = sets.map(({ name }) => name);
const repeated = names.find((name, index) => names.indexOf(name) !== index);
if (repeated === undefined)
return sets;
throw new _model_policy_files_js_4_ .cq(`Two policy sets are called "${repeated}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
async function findPersonalSets({ workingDirectory }, jobTree, conftest) {
const found = [];
for (const name of new Set([_model_policy_files_js_4_ .BL, conftest?.policy ?? []].flat())) {
const set = await (0,_policy_files_js_13_ .Ak)((0,node_path_1_.resolve)(workingDirectory, name), name, true);
if (set === undefined && !_model_policy_files_js_4_ .BL.includes(name)) {
throw new _model_policy_files_js_4_ .cq(`conftest.toml names the directory ${(0,_model_quote_js_19_ .hD)(name)}, which does not exist. Correct the name.`);
}
if (set !== undefined && set.files.size > 0)
found.push(set);
}
const sets = joinNamed(found, conftest);
const [first, ...others] = sets;
if (first === undefined)
return [];
const names = sets.map(({ shownAs }) => (0,_model_quote_js_19_ .hD)(shownAs)).join(' and ');
const notice = `${names} are both read. To judge by one alone, name it with \`policies\`.`;
const notices = [first.notices ?? [], others.length > 0 ? notice : []].flat();
return [{ ...first, notices }, ...others].map((set) => (0,_trust_tree_js_5_ .dd)(jobTree, set));
}
function isForConftest({ files }) {
return !files.has('policies.hcl') && [...files.keys()].some((name) => name.endsWith('.rego'));
}
function joinNamed(sets, conftest) {
const named = conftest?.policy.map((path) => node_path_1_.posix.join(path, '/'));
const isNamed = (set) => isForConftest(set) && named?.includes(node_path_1_.posix.join(set.shownAs, '/')) === true;
return [...sets.filter((set) => !isNamed(set)), ...(0,_conftest_file_js_14_ .aY)(sets.filter(isNamed), conftest)];
}
function readConftestHere(directory, ports) {
const toPath = (path) => (0,node_path_1_.resolve)(directory, path);
const ownFiles = {
names: (path) => (0,node_fs_promises_3_.readdir)(toPath(path)).catch(() => undefined),
read: (path) => (0,_machine_read_regular_js_9_ .Ue)(toPath(path)),
obstacleAt: async (path) => ((0,node_fs_2_.existsSync)(toPath(path)) ? undefined : 'link'),
};
return readConftestIn(ownFiles, ports);
}
function readConftestOfBranch(source, tree, ports) {
const toPath = (path) => node_path_1_.posix.join(tree, path).replace(/^\.$/, '');
const trustedFiles = {
names: (path) => source.names(toPath(path)),
read: (path) => source.read(toPath(path)),
obstacleAt: async (path) => await source.obstacleAt?.(toPath(path)),
};
return readConftestIn(trustedFiles, ports);
}
async function readConftestIn(files, ports) {
try {
return await (0,_conftest_file_js_14_ .Rc)(files, ports);
}
catch (error) {
if (!(error instanceof _model_unreadable_file_js_20_ .i))
throw error;
throw new _model_policy_files_js_4_ .cq(`conftest.toml, or data that it names, ${error.message}.`);
}
}
async function readConftestOf({ directory, workingDirectory, jobTree }, ports) {
try {
if (!jobTree.proposed)
return await readConftestHere(workingDirectory, ports);
const { repository } = (0,_machine_find_repository_js_8_ .Di)(directory, jobTree.workspace);
if (repository === undefined)
return undefined;
const source = await jobTree.trusted(repository.root, undefined);
const tree = (0,_machine_find_repository_js_8_ .df)((0,node_path_1_.relative)(repository.root, (0,_machine_find_repository_js_8_ .eF)(workingDirectory)));
return await readConftestOfBranch(source, tree, ports);
}
catch (error) {
if (!(error instanceof _trust_tree_js_5_ .lI))
throw error;
return undefined;
}
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned URL. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
if ((0,_model_repository_address_js_15_ .Ny)(text))
return (0,_pinned_policies_js_12_ .P)((0,_pinned_policies_js_12_.readPinnedAddress)(text), ports);
const { workingDirectory, jobTree } = where;
const path = (0,node_path_1_.resolve)((0,_machine_find_repository_js_8_ .eF)(workingDirectory), text);
if (jobTree.proposed)
return findTrustedSet(text, path, { ...where, jobTree }, ports);
const ownPolicies = await (0,_policy_files_js_13_ .Ak)(path, text, true);
if (ownPolicies !== undefined)
return (0,_trust_tree_js_5_ .dd)(jobTree, ownPolicies);
throw new _model_policy_files_js_4_ .cq(`${(0,_model_quote_js_19_ .hD)(text)} does not exist. ${FIRST_POLICY_REMEDY}`);
}
const FIRST_POLICY_REMEDY = '`plangate init --local` writes a first policy with its test.';
async function findTrustedSet(text, path, { directory, jobTree }, ports) {
const { workspace } = jobTree;
const { repository } = (0,_machine_find_repository_js_8_ .Di)(directory, workspace);
if (repository !== undefined && (0,_machine_find_repository_js_8_ .Yw)(path, repository.root)) {
const tree = (0,_machine_find_repository_js_8_ .df)((0,node_path_1_.relative)(repository.root, path));
const source = await readFromDefaultBranch(text, () => jobTree.trusted(repository.root, undefined));
const set = await readBranchSet(source, tree, text);
return (0,_trust_tree_js_5_ .O2)(await withChangeNotice(set, path));
}
const secondCheckout = (0,_machine_find_repository_js_8_ .Di)(path, workspace).repository;
if (secondCheckout !== undefined) {
const from = { repository: (0,_machine_find_repository_js_8_ ._8)(secondCheckout.root), branch: undefined };
const source = await readFromDefaultBranch(text, () => (0,_trust_git_files_js_11_.trustedInGit)(from, ports));
return readBranchSet(source, (0,node_path_1_.relative)(secondCheckout.root, (0,_machine_find_repository_js_8_ .eF)(path)), text);
}
const ownPolicies = (0,_machine_find_repository_js_8_ .Yw)(path, (0,_machine_find_repository_js_8_ .eF)(workspace))
? undefined
: await (0,_policy_files_js_13_ .Ak)(path, text, true);
if (ownPolicies !== undefined)
return (0,_trust_tree_js_5_ .O2)(ownPolicies);
throw new _model_policy_files_js_4_ .cq(`${(0,_model_quote_js_19_ .hD)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned URL.`);
}
async function readBranchSet(source, tree, text) {
const names = { name: (0,_policy_files_js_13_ .hW)(text), shownAs: text };
const policies = await readFromDefaultBranch(text, () => (0,_policy_files_js_13_ .qN)(source, tree, names));
if (policies !== undefined)
return policies;
throw new _model_policy_files_js_4_ .cq(`${(0,_model_quote_js_19_ .hD)(text)} is not on the default branch. Correct the name, or merge the policies first: those that a pull request brings along do not judge it.`);
}
const MOST_NAMED = 5;
async function withChangeNotice(set, path) {
const { files, shownAs } = set;
const proposed = await (0,_policy_files_js_13_ .Ak)(path, shownAs, false).catch(() => undefined);
const proposedFiles = proposed?.files ?? new Map();
const names = new Set([...files.keys(), ...proposedFiles.keys()]);
const changes = [...names].sort().flatMap((name) => {
const before = files.get(name);
const after = proposedFiles.get(name);
if (before === undefined)
return `${(0,_model_quote_js_19_ .hD)(name)} added`;
if (after === undefined)
return `${(0,_model_quote_js_19_ .hD)(name)} removed`;
return Buffer.compare(before, after) === 0 ? [] : `${(0,_model_quote_js_19_ .hD)(name)} changed`;
});
if (changes.length === 0)
return set;
const notice = `This pull request changes the policies in ${(0,_model_quote_js_19_ .hD)(shownAs)} (${(0,_model_quote_js_19_ .Kf)(changes, MOST_NAMED)}). Those of the default branch decide. \`plangate policies check ${shownAs}\` shows what the changes would decide.`;
return { ...set, notices: [notice] };
}
async function readFromDefaultBranch(text, read) {
try {
return await read();
}
catch (error) {
if (!(error instanceof _trust_tree_js_5_ .lI))
throw error;
throw new _model_policy_files_js_4_ .cq(`${(0,_model_quote_js_19_ .hD)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
}
}
/***/ }),
/***/ 56806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( fetchPinned),
readPinned: () => ( readPinned),
readPinnedAddress: () => ( readPinnedAddress)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _machine_git_objects_js_2_ = __webpack_require__(71650);
var _model_commit_id_js_8_ = __webpack_require__(66238);
var _trust_git_files_js_3_ = __webpack_require__(3790);
var _trust_tree_js_4_ = __webpack_require__(80734);
var _model_policy_files_js_5_ = __webpack_require__(48391);
var _policy_files_js_6_ = __webpack_require__(95673);
var _model_without_trailing_js_9_ = __webpack_require__(21804);
var _machine_temporary_js_7_ = __webpack_require__(53776);
const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
function readPinnedAddress(text) {
const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
const [, repository, directory = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
if (repository === undefined) {
throw new _model_policy_files_js_5_ .cq(`has an address that git does not take. ${SHAPE}.`);
}
if (directory.split('/').includes('..')) {
throw new _model_policy_files_js_5_ .cq(`has an address whose directory leads out of its repository. ${SHAPE}.`);
}
const commit = query.startsWith('ref=') ? (0,_model_commit_id_js_8_ .f)(query.slice('ref='.length)) : undefined;
if (commit === undefined) {
throw new _model_policy_files_js_5_ .cq(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
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
throw new _model_policy_files_js_5_ .cq(`${shownAs} has no directory "${directory}".`);
}
async function readPinned(pinned, ports, read) {
const { repository: address, commit } = pinned;
const root = (0,_machine_temporary_js_7_ .ww)('plangate-policies-');
try {
const repository = { root, gitDirectory: (0,node_path_1_.join)(root, '.git') };
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.join)(repository.gitDirectory, 'objects'), { recursive: true });
const why = await (0,_machine_git_objects_js_2_ .s5)(commit, repository, ports, { remote: { address } });
if (why !== undefined) {
throw new _model_policy_files_js_5_ .cq(`${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`);
}
return await read((0,_trust_tree_js_4_ .O2)((0,_trust_git_files_js_3_ .T)(commit, repository, ports)));
}
finally {
(0,_machine_temporary_js_7_ .cF)(root);
}
}
function describePinned({ repository, commit }) {
return `${withoutPassword(repository)} at ${commit.slice(0, 12)}`;
}
function withoutPassword(text) {
return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
/***/ }),
};
