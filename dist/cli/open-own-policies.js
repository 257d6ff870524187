export const id = 2055;
export const ids = [2055,3790];
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
/***/ 53929:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
REDACTED_PLAN: () => ( REDACTED_PLAN),
checkRedacted: () => ( checkRedacted),
toRedactedPlan: () => ( toRedactedPlan)
});
var _client_wire_schema_js_5_ = __webpack_require__(77934);
var _plan_shape_js_0_ = __webpack_require__(7410);
var _model_plan_json_js_1_ = __webpack_require__(35379);
var _read_plan_js_2_ = __webpack_require__(33597);
var _machine_take_turn_js_3_ = __webpack_require__(44990);
var _hidden_values_js_4_ = __webpack_require__(17768);
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
const shape = _plan_shape_js_0_ .E.keys[name];
return shape === undefined ? [] : [[name, shape]];
})),
};
const map = _client_wire_schema_js_5_ .g1P(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .L5J());
const change = _client_wire_schema_js_5_ ._H3({ actions: _client_wire_schema_js_5_ .YOg(_client_wire_schema_js_5_ .YjP()) });
const resourceChange = _client_wire_schema_js_5_ ._H3({
address: _client_wire_schema_js_5_ .YjP(),
module_address: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YjP()),
mode: _client_wire_schema_js_5_ .KIO(['managed', 'data']),
type: _client_wire_schema_js_5_ .YjP(),
name: _client_wire_schema_js_5_ .YjP(),
index: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .KCZ([_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .aig()])),
change,
});
const redacted = _client_wire_schema_js_5_ ._H3({
plan_format_version: _client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .w1_('1.')),
resource_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .mee(_client_wire_schema_js_5_ .YOg(resourceChange))),
output_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .mee(map)),
errored: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .zMY()),
});
async function toRedactedPlan(text, signal) {
const { document } = await (0,_read_plan_js_2_.readPlan)(text, signal);
const shown = MEMBERS.flatMap((name) => Object.hasOwn(document, name) ? [[name, Reflect.get(document, name)]] : []);
await (0,_machine_take_turn_js_3_ .Vm)(signal);
const redacted = _client_wire_schema_js_5_ .qgA(_read_plan_js_2_ .SB, Object.fromEntries(shown));
(0,_hidden_values_js_4_ .zn)(redacted, undefined);
await (0,_machine_take_turn_js_3_ .Vm)(signal);
const json = _model_plan_json_js_1_ .g.of({ ...redacted, plan_format_version: '1.0' }, false);
return checkRedacted(json, signal);
}
async function checkRedacted(json, signal) {
const checked = _client_wire_schema_js_5_ .xLC(redacted, json.document);
if (!checked.success)
throw new _read_plan_js_2_.UnreadablePlan('The service answered no plan that can be read.');
(0,_read_plan_js_2_ .Ay)(json);
for (const one of checked.output.resource_changes ?? []) {
await (0,_machine_take_turn_js_3_ .Vm)(signal);
const misnamed = (0,_read_plan_js_2_ .qF)(one);
if (misnamed !== undefined)
throw new _read_plan_js_2_.UnreadablePlan(misnamed);
}
const texts = new Map([['resource_changes', '[]'], ...json.texts()]);
const shown = MEMBERS.filter((name) => (texts.get(name) ?? 'null') !== 'null');
const members = shown.map((name) => `${JSON.stringify(name)}:${texts.get(name)}`);
const document = Object.fromEntries(shown.map((name) => [name, json.document[name] ?? []]));
return { json, document: _client_wire_schema_js_5_ .qgA(_read_plan_js_2_ .SB, document), text: `{${members.join(',')}}` };
}
/***/ }),
/***/ 61922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Rc: () => ( readConftestFile),
ab: () => ( CONFTEST_FILE),
tl: () => ( withConftest)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_ask_opa_js_1_ = __webpack_require__(29);
var _model_conftest_js_2_ = __webpack_require__(36433);
var _model_parse_js_6_ = __webpack_require__(2340);
var _model_policy_files_js_3_ = __webpack_require__(48391);
var _model_quote_js_5_ = __webpack_require__(28187);
var _policy_files_js_4_ = __webpack_require__(95673);
const CONFTEST_FILE = 'conftest.toml';
const OF_PRINTING = /^(?:output|no-color|quiet|trace|tls|parser|strict|rego-version|show-builtin-errors|junit-hide-message|suppress-exceptions)$/;
const READ = ['policy', 'namespace', 'all-namespaces', 'data'];
async function readConftestFile(files, ports) {
const isThere = (await files.names('.'))?.includes(CONFTEST_FILE);
const text = isThere === true ? await files.read(CONFTEST_FILE) : undefined;
if (text === undefined)
return undefined;
const values = readToml(text);
const textsOf = (key) => {
const value = values.get(key);
const list = typeof value === 'string' ? [value] : value;
if (list === undefined || Array.isArray(list))
return list;
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_5_ .hD)(key)} is no text and no list of texts.`);
};
const namespaces = textsOf('namespace') ?? ['main'];
if (namespaces.some((name) => /[*?[]/.test(name))) {
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: "namespace" has a wildcard. Name the packages, or write \`all-namespaces = true\`.`);
}
const others = [...values.keys()].filter((key) => !READ.includes(key) && !OF_PRINTING.test(key));
return {
policy: textsOf('policy') ?? ['policy'],
packages: values.get('all-namespaces') === true ? 'all' : namespaces,
data: await readData(textsOf('data') ?? [], files, ports),
notices: others.map((key) => `${CONFTEST_FILE}: ${(0,_model_quote_js_5_ .hD)(key)} is not read here. ${_model_conftest_js_2_ .w[key] ?? ''}`.trim()),
};
}
function withConftest(set, conftest) {
const { packages, data, notices } = conftest;
const files = new Map(set.files);
if (data !== undefined)
files.set('data.json', Buffer.from(data));
return { ...set, files, packages, notices: [set.notices ?? [], notices].flat() };
}
const ENTRY = /[ \t]*(?:([\w-]+)[ \t]*=[ \t]*("(?:[^"\\\n]|\\.)*"|'[^'\n]*'|true|false|[\d.]+|\[[^\][]*\])[ \t]*)?(?:#[^\n]*)?(?:\r?\n|$)/y;
const TEXT = /"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|#[^\n]*/g;
function readToml(text) {
const values = new Map();
for (let at = 0; at < text.length; at = ENTRY.lastIndex) {
ENTRY.lastIndex = at;
const entry = ENTRY.exec(text);
if (entry === null) {
const line = text.slice(0, at).split('\n').length;
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}:${line}: cannot be read. Here it has keys with a text, a list of texts, true or false.`);
}
const [, key, value = ''] = entry;
if (key === undefined)
continue;
if (values.has(key)) {
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_5_ .hD)(key)} is there twice. Keep one.`);
}
const texts = [...value.matchAll(TEXT)].flatMap(([, double, single]) => double === undefined ? (single ?? []) : String((0,_model_parse_js_6_ .qF)(`"${double}"`)));
const isList = value.startsWith('[');
values.set(key, isList ? texts : /^[tf\d.]/.test(value) ? value === 'true' : (texts[0] ?? ''));
}
return values;
}
async function readData(paths, files, ports) {
if (paths.length === 0)
return undefined;
const texts = {};
const walk = async (path) => {
const names = await files.names(path);
for (const name of names ?? []) {
const inner = node_path_0_.posix.join(path, name);
if (/\.(?:json|ya?ml)$/.test(name))
texts[inner] = (await files.read(inner)) ?? '';
else if ((0,_policy_files_js_4_ .gC)(name))
await walk(inner);
}
return names !== undefined;
};
for (const path of paths) {
if (await walk(node_path_0_.posix.normalize(path)))
continue;
const text = await files.read(path);
if (text === undefined)
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_5_ .hD)(path)} is missing.`);
texts[path] = text;
}
const query = '{file: value | some file, text in input; value := yaml.unmarshal(text)}';
const args = ['eval', '--stdin-input', '--format', 'raw', query];
const answer = await (0,_machine_ask_opa_js_1_ .a)(ports, { args, stdin: JSON.stringify(texts) });
const values = (0,_model_parse_js_6_ .Pf)((0,_model_parse_js_6_ .qF)(answer?.stdout ?? ''));
const document = {};
for (const path of Object.keys(texts)) {
if (answer !== undefined && !(0,_model_parse_js_6_ .u4)(values[path])) {
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_5_ .hD)(path)} is no object of JSON or YAML.`);
}
mergeInto(document, values[path], path);
}
return JSON.stringify(document);
}
function mergeInto(document, values, path) {
for (const [key, value] of Object.entries((0,_model_parse_js_6_ .Pf)(values))) {
const known = Object.hasOwn(document, key) ? document[key] : undefined;
if ((0,_model_parse_js_6_ .u4)(known) && (0,_model_parse_js_6_ .u4)(value))
mergeInto(known, value, path);
else if (Object.hasOwn(document, key)) {
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_5_ .hD)(path)} has the key ${(0,_model_quote_js_5_ .hD)(key)}, and another file has it, too. Keep one: only one of them could count.`);
}
else
Object.defineProperty(document, key, { value, enumerable: true, writable: true });
}
}
/***/ }),
/***/ 82055:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
t: () => ( findOwnSets),
openOwnPolicies: () => ( openOwnPolicies)
});
var external_node_path_ = __webpack_require__(76760);
var job_time = __webpack_require__(71680);
var policy_files = __webpack_require__(48391);
var plan_shape = __webpack_require__(7410);
var open_policies = __webpack_require__(26475);
var promises_ = __webpack_require__(51455);
var find_repository = __webpack_require__(6609);
var read_regular = __webpack_require__(43962);
var name_some = __webpack_require__(65917);
var quote = __webpack_require__(28187);
var git_files = __webpack_require__(3790);
var trust_tree = __webpack_require__(80734);
var trusted_block = __webpack_require__(41643);
var pinned_policies = __webpack_require__(56806);
var rego_policy_files = __webpack_require__(95673);
var unreadable_file = __webpack_require__(13491);
var conftest_file = __webpack_require__(61922);
var repository_address = __webpack_require__(17866);
;// CONCATENATED MODULE: ./build/src/rego/policy-sources.js
async function findPolicies(where, ports) {
const { written, jobTree } = where;
let reading;
const conftest = () => (reading ??= conftestOf(where, ports));
if (written === undefined && !jobTree.proposed)
return findHere(where, jobTree, await conftest());
const named = written ?? (await conftest())?.policy;
if (named === undefined)
throw new policy_files.cq(UNNAMED);
const sets = [];
for (const text of named) {
const found = await findSet(text, where, ports);
const needsFile = !(0,repository_address.Ny)(text) && isForConftest(found);
const file = needsFile ? await conftest() : undefined;
sets.push(isAbout(file, text) ? (0,trust_tree.O2)((0,conftest_file.tl)(found, file)) : found);
}
const names = sets.map(({ name }) => name);
const twice = names.find((name, at) => names.indexOf(name) !== at);
if (twice === undefined)
return sets;
throw new policy_files.cq(`Two policy sets are called "${twice}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
async function findHere({ workingDirectory }, jobTree, conftest) {
const found = [];
for (const name of new Set([policy_files.BL, conftest?.policy ?? []].flat())) {
const own = await (0,rego_policy_files.Ak)((0,external_node_path_.resolve)(workingDirectory, name), name, true);
if (own === undefined || own.files.size === 0)
continue;
const isOfFile = isForConftest(own) && isAbout(conftest, name);
found.push(isOfFile ? (0,conftest_file.tl)(own, conftest) : own);
}
const [first, ...others] = found;
if (first === undefined)
return [];
const names = found.map(({ shownAs }) => (0,quote.hD)(shownAs)).join(' and ');
const said = `${names} are both read. To judge by one alone, name it with \`policies\`.`;
const notices = [first.notices ?? [], others.length > 0 ? said : []].flat();
return [{ ...first, notices }, ...others].map((own) => (0,trust_tree.dd)(jobTree, own));
}
function isForConftest({ files }) {
return !files.has('policies.hcl') && [...files.keys()].some((name) => name.endsWith('.rego'));
}
function isAbout(file, directory) {
const slashed = external_node_path_.posix.join(directory, '/');
return file?.policy.some((path) => external_node_path_.posix.join(path, '/') === slashed) === true;
}
async function conftestOf({ directory, workingDirectory, jobTree }, ports) {
try {
if (!jobTree.proposed) {
const here = (path) => (0,external_node_path_.resolve)(workingDirectory, path);
const names = (path) => (0,promises_.readdir)(here(path)).catch(() => undefined);
return await (0,conftest_file.Rc)({ names, read: (path) => (0,read_regular.Ue)(here(path)) }, ports);
}
const { workspace = workingDirectory } = jobTree;
const { repository } = (0,find_repository.Di)(directory, workspace);
if (repository === undefined)
return undefined;
const tree = (0,external_node_path_.relative)(repository.root, (0,find_repository.eF)(workingDirectory)).split(external_node_path_.sep).join('/');
const source = await jobTree.trusted(repository.root, undefined);
const at = (path) => external_node_path_.posix.join(tree, path).replace(/^\.$/, '');
const names = (path) => source.names(at(path));
return await (0,conftest_file.Rc)({ names, read: (path) => source.read(at(path)) }, ports);
}
catch (error) {
if (error instanceof trusted_block.lI)
return undefined;
if (!(error instanceof unreadable_file.i))
throw error;
throw new policy_files.cq(`conftest.toml, or data that it names, ${error.message}.`);
}
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
if ((0,repository_address.Ny)(text))
return (0,pinned_policies.P)((0,pinned_policies.readPinnedAddress)(text), ports);
const { workingDirectory, jobTree } = where;
const path = (0,external_node_path_.resolve)((0,find_repository.eF)(workingDirectory), text);
if (jobTree.proposed)
return findTrustedSet(text, path, { ...where, jobTree }, ports);
const ownPolicies = await (0,rego_policy_files.Ak)(path, text, true);
if (ownPolicies !== undefined)
return (0,trust_tree.dd)(jobTree, ownPolicies);
throw new policy_files.cq(`${(0,quote.hD)(text)} does not exist. ${FIRST_ONE}`);
}
const FIRST_ONE = '`plangate init --local` writes a first policy with its test.';
async function findTrustedSet(text, path, { directory, workingDirectory, jobTree }, ports) {
const { workspace = workingDirectory } = jobTree;
const repository = (0,find_repository.Di)(directory, workspace).repository;
if (repository !== undefined && (0,find_repository.Yw)(path, repository.root)) {
const tree = (0,external_node_path_.relative)(repository.root, path).split(external_node_path_.sep).join('/');
const source = await readFromDefaultBranch(text, () => jobTree.trusted(repository.root, undefined));
const decides = await readBranchSet(source, tree, text);
return (0,trust_tree.O2)(await sayChanged(decides, path));
}
const other = (0,find_repository.Di)(path, workspace).repository;
if (other !== undefined) {
const from = { repository: (0,find_repository._8)(other.root), branch: undefined };
const source = await readFromDefaultBranch(text, () => (0,git_files.trustedInGit)(from, ports));
return readBranchSet(source, (0,external_node_path_.relative)(other.root, (0,find_repository.eF)(path)), text);
}
const ownPolicies = (0,find_repository.Yw)(path, (0,find_repository.eF)(workspace))
? undefined
: await (0,rego_policy_files.Ak)(path, text, true);
if (ownPolicies !== undefined)
return (0,trust_tree.O2)(ownPolicies);
throw new policy_files.cq(`${(0,quote.hD)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned address.`);
}
async function readBranchSet(source, tree, text) {
const about = { name: (0,rego_policy_files.hW)(text), shownAs: text };
const policies = await readFromDefaultBranch(text, () => (0,rego_policy_files.qN)(source, tree, about));
if (policies !== undefined)
return policies;
throw new policy_files.cq(`${(0,quote.hD)(text)} is not on the default branch. Merge the policies first: those that a pull request brings along do not judge it.`);
}
const MOST_NAMED = 5;
async function sayChanged(set, path) {
const { files, shownAs } = set;
const proposed = await (0,rego_policy_files.Ak)(path, shownAs, false).catch(() => undefined);
const after = proposed?.files ?? new Map();
const changes = [...new Set([...files.keys(), ...after.keys()])].sort().flatMap((name) => {
const old = files.get(name);
const now = after.get(name);
if (old === undefined)
return `${(0,quote.hD)(name)} added`;
if (now === undefined)
return `${(0,quote.hD)(name)} removed`;
return Buffer.compare(old, now) === 0 ? [] : `${(0,quote.hD)(name)} changed`;
});
if (changes.length === 0)
return set;
const said = `This pull request changes the policies in ${(0,quote.hD)(shownAs)} (${(0,name_some.K)(changes, MOST_NAMED)}). Those of the default branch decide. \`plangate policies check ${shownAs}\` shows what the changes would decide.`;
return { ...set, notices: [said] };
}
async function readFromDefaultBranch(text, read) {
try {
return await read();
}
catch (error) {
if (!(error instanceof trusted_block.lI))
throw error;
throw new policy_files.cq(`${(0,quote.hD)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
}
}
var take_turn = __webpack_require__(44990);
var model_address = __webpack_require__(3543);
var parse = __webpack_require__(2340);
var run_input = __webpack_require__(15555);
var policy_input = __webpack_require__(97606);
var from_outcomes = __webpack_require__(56650);
var named_resources = __webpack_require__(68397);
var address_patterns = __webpack_require__(79486);
var apply_exceptions = __webpack_require__(90963);
var read_exceptions = __webpack_require__(50565);
;// CONCATENATED MODULE: ./build/src/policy/except-own.js
function exceptedAddresses(result, plan) {
return isLeftOutBy(entriesFor(result, plan));
}
function isLeftOutBy(entries) {
return (address) => entries.some((entry) => (0,apply_exceptions.RH)(entry, address));
}
async function exceptOwn(results, plan, askAgain) {
const divided = [];
for (const result of results) {
divided.push(...(await divideOwn(result, entriesFor(result, plan), askAgain)));
}
return divided;
}
function entriesFor({ status, policySet, policy }, { workspace, exceptions, others }) {
if (status !== 'failed' || exceptions === undefined)
return [];
const names = [`${policySet}/${policy}`, ...(others?.has(policy) ? [] : [policy])];
return exceptions.entries.filter((entry) => names.includes(entry.policy) &&
(0,read_exceptions.H)(entry, exceptions.today) >= 0 &&
(0,address_patterns.kt)(entry.workspace, workspace));
}
async function divideOwn(result, entries, askAgain) {
const [first] = entries;
if (first === undefined)
return [result];
const ofWholePolicy = entries.find(({ address }) => address === undefined);
if (ofWholePolicy !== undefined)
return [{ ...result, ...(0,apply_exceptions.TP)(ofWholePolicy) }];
const isLeftOut = isLeftOutBy(entries);
const again = await askAgain(isLeftOut, result);
if (again === undefined || again.status === 'errored')
return [result];
const stillGiven = again.status === 'failed' ? again.output : [];
const isAboutOthers = (text) => {
const { addresses } = (0,model_address.WX)(text);
return addresses.length > 0 && !addresses.some(isLeftOut);
};
const counting = new Set([...stillGiven, ...result.output.filter(isAboutOthers)]);
const gone = result.output.filter((text) => !counting.has(text));
if (gone.length === 0)
return [result];
const accepted = { ...withOnlyTexts(result, gone), ...(0,apply_exceptions.TP)(first) };
const failed = counting.size === 0 ? [] : [withOnlyTexts(result, [...counting])];
const isTold = again.status === 'passed' || (again.status === 'failed' && failed.length > 0);
return isTold ? [...failed, accepted] : [again, ...failed, accepted];
}
function withOnlyTexts(result, output) {
const isNamed = (address) => output.some((text) => text.includes(address));
const resources = result.resources.filter(({ address }) => isNamed(address));
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
async function divideExisting(failure, plans) {
const { now, before, isExcepted } = plans;
const old = new Set();
const counting = new Set(failure.output);
const leftOut = new Set();
const askWithout = async (texts) => {
const all = new Set([...leftOut, ...texts.flatMap(addressesOf)]);
const again = await now.ask((address) => isExcepted(address) || all.has(address));
if (again?.status === 'passed')
return [];
return again?.status === 'failed' ? again.output : undefined;
};
let texts = failure.output;
for (let round = 0; round < MOST_ROUNDS; round += 1) {
const leftOutBefore = new Set([...leftOut].map((address) => (0,existing_failures.QF)(address, now.planned)));
const base = await before.ask((address) => isExcepted(address) || leftOutBefore.has(address));
if (base?.status !== 'failed')
break;
const baseTexts = new Set(base.output);
const candidates = texts.filter((text) => wasThereBefore(text, baseTexts, plans));
if (candidates.length === 0)
break;
const stillGiven = await askWithout(candidates);
if (stillGiven === undefined)
break;
const stillThere = new Set(stillGiven);
const gone = candidates.filter((text) => !stillThere.has(text));
if (gone.length === 0)
break;
const remaining = gone.length === candidates.length ? stillGiven : await askWithout(gone);
if (remaining === undefined)
break;
for (const text of gone) {
old.add(text);
counting.delete(text);
for (const address of addressesOf(text))
leftOut.add(address);
}
for (const text of remaining)
if (!old.has(text))
counting.add(text);
texts = remaining;
}
if (old.size === 0)
return [failure];
const existing = { ...withOnlyTexts(failure, [...old]), status: 'existing' };
return counting.size === 0 ? [existing] : [withOnlyTexts(failure, [...counting]), existing];
}
function wasThereBefore(text, baseTexts, { now, before }) {
const addresses = addressesOf(text);
const textBefore = (0,existing_failures.GO)({ text, addresses }, now.planned);
return (addresses.length > 0 &&
textBefore !== undefined &&
baseTexts.has(textBefore) &&
addresses.every((address) => (0,existing_failures._5)(address, now.planned, before.planned)));
}
function addressesOf(text) {
const { addresses, isCertain } = (0,model_address.WX)(text);
return isCertain ? addresses : [];
}
var planned_values = __webpack_require__(90453);
;// CONCATENATED MODULE: ./build/src/plan/without-resources.js
function withoutResources(plan, isLeftOut) {
const copy = structuredClone(plan);
const members = Object.fromEntries(Object.entries(copy));
cut(copy, 'resource_changes', isLeftOut);
cut(copy, 'resource_drift', isLeftOut);
cut(copy, 'deferred_changes', isLeftOut, ({ resource_change: one }) => [(0,parse._F)(one, 'address')]);
cut(copy, 'relevant_attributes', isLeftOut, ({ resource }) => [resource]);
cut(copy, 'action_invocations', isLeftOut, invokedFor);
cut(copy, 'deferred_action_invocations', isLeftOut, ({ action_invocation: one }) => invokedFor(one));
const { prior_state: state, planned_values: planned, proposed_unknown: unknown } = members;
for (const part of [copy, state].filter(parse.u4)) {
cut(part, 'checks', isLeftOut, checkedIn);
const { checks } = part;
for (const one of (0,parse.c3)(checks))
cut(one, 'instances', isLeftOut, checkedIn);
}
for (const values of [planned, unknown, (0,parse._F)(state, 'values')]) {
cutModule((0,parse._F)(values, 'root_module'), isLeftOut);
}
cutConfiguration((0,parse._F)(members['configuration'], 'root_module'), '', isLeftOut);
return copy;
}
function cut(part, key, isLeftOut, addressesOf = ({ address }) => [address]) {
const list = (0,parse._F)(part, key);
if (!(0,parse.u4)(part) || !Array.isArray(list))
return;
const isAbout = (entry) => (0,parse.u4)(entry) && addressesOf(entry).some((one) => typeof one === 'string' && isLeftOut(one));
part[key] = list.filter((one) => !isAbout(one));
}
function invokedFor(invocation) {
const trigger = (0,parse._F)(invocation, 'lifecycle_action_trigger');
return [(0,parse._F)(invocation, 'address'), (0,parse._F)(trigger, 'triggering_resource_address')];
}
function checkedIn({ address }) {
return [(0,parse._F)(address, 'to_display')];
}
function cutModule(module, isLeftOut) {
cut(module, 'resources', isLeftOut);
cut(module, 'child_modules', isLeftOut);
const children = (0,parse._F)(module, 'child_modules');
for (const child of (0,parse.c3)(children))
cutModule(child, isLeftOut);
}
function cutConfiguration(module, prefix, isLeftOut) {
for (const key of ['resources', 'actions'])
cut(module, key, (one) => isLeftOut(`${prefix}${one}`));
const calls = (0,parse._F)(module, 'module_calls');
if (!(0,parse.u4)(calls))
return;
for (const [name, call] of Object.entries(calls)) {
const address = `${prefix}module.${name}`;
if (isLeftOut(address))
delete calls[name];
else
cutConfiguration((0,parse._F)(call, 'module'), `${address}.`, isLeftOut);
}
}
var read_plan = __webpack_require__(33597);
;// CONCATENATED MODULE: ./build/src/rego/author-teams.js
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
var describe_rules = __webpack_require__(82226);
var hidden_values = __webpack_require__(17768);
var redacted_plan = __webpack_require__(53929);
;// CONCATENATED MODULE: ./build/src/rego/judge-plan.js
async function judgePlan(sets, plan, signal) {
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
const hidden = (0,hidden_values.j4)(read.document);
const judged = { ...plan, ...known, read, readBefore, hidden };
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
const asking = askerOf(opened, { ...plan, notices }, signal);
const whole = await asking.judge();
const left = await exceptOwn(whole, plan, async (isLeftOut, { policy }) => findPolicy(policy, await asking.judge(isLeftOut)));
const results = [];
for (const result of left) {
const read = result.status === 'failed' ? await plan.readBefore() : undefined;
if (read === undefined || 'notice' in read) {
results.push(result);
if (read !== undefined)
notices.add(read.notice);
continue;
}
const { before, movedFrom } = read;
const readsFiles = asking.readsConfiguration(result.policy);
const present = certainValues(plan.read, before, readsFiles);
const { policy } = result;
const both = {
now: {
ask: async (isLeftOut) => findPolicy(policy, await asking.judge(isLeftOut)),
planned: { ...present, movedFrom: new Map([...movedFrom, ...present.movedFrom]) },
},
before: {
ask: async (isLeftOut) => findPolicy(policy, await asking.judgeBefore(before, isLeftOut)),
planned: certainValues(before, plan.read, readsFiles),
},
isExcepted: exceptedAddresses(result, plan),
};
results.push(...(await divideExisting(result, both)));
}
return { results, notices: [...notices] };
}
function findPolicy(policy, results) {
return results.find((one) => one.policy === policy);
}
function askerOf({ set, files, facts }, plan, signal) {
const run = plan.run ?? run_input.R;
const ask = (document, text, pullRequest = plan.pullRequest) => set.judge.judge({ plan: document, planText: text, run, pullRequest }, signal);
const readsTeams = facts.some((each) => each.readsTeams);
const inMoreTeams = readsTeams ? withMoreTeams(plan.pullRequest, files) : undefined;
const hidesValues = plan.json.isWhole && plan.hidden.size > 0;
const askAll = async (document, isShown, text = JSON.stringify(document)) => {
await (0,take_turn.Vm)(signal);
const answers = await ask(document, text);
const others = [];
const hasMessages = answers.some(({ output }) => output.length > 0);
for (const other of isShown && hidesValues && hasMessages ? OTHER_VALUES : []) {
const replaced = (0,hidden_values.ID)(document, other);
others.push(await ask(replaced, JSON.stringify(replaced)));
}
if (document === plan.read.document && !hidesValues) {
for (const { name, said = [] } of answers) {
for (const line of said)
plan.notices.add(`The policy ${(0,quote.hD)(name)} ${line}`);
}
}
const ofMoreTeams = inMoreTeams && (await ask(document, text, inMoreTeams));
return set.policies.map((policy, at) => {
const said = {
facts: facts[at],
others: others.map((one) => one[at]),
inMoreTeams: ofMoreTeams?.[at],
};
return toResult(answers[at], { ...said, policy, plan }, files.shownAs);
});
};
return {
readsConfiguration: (policy) => facts.find((each) => each.policy === policy)?.readsConfiguration ?? true,
judge: async (isLeftOut) => {
const { document, text } = plan.read;
const isCut = isLeftOut !== undefined && [...(0,hidden_values.Mh)(document)].some(isLeftOut);
await (0,take_turn.Vm)(signal);
return isCut
? askAll(withoutResources(document, isLeftOut), true)
: askAll(document, true, text);
},
judgeBefore: (before, isLeftOut) => askAll(withoutResources(before.document, isLeftOut), false),
};
}
function certainValues(plan, other, readsFiles) {
const certain = new Set((0,hidden_values.Mh)(plan.document));
for (const address of [plan, other].flatMap(driftedIn))
certain.delete(address);
const planned = (0,planned_values.D)(plan.json, certain);
const { values, movedFrom } = planned ?? { values: new Map(), movedFrom: new Map() };
if (!readsFiles)
return { values, movedFrom };
const configured = configuredIn(plan.document);
const whole = Array.from(values, ([address, value]) => [
address,
JSON.stringify([value, configured(address)]),
]);
return { values: new Map(whole), movedFrom };
}
function configuredIn(plan) {
const root = (0,parse.Pf)((0,parse.Pf)(plan)['configuration'])['root_module'];
return (address) => {
const parts = (0,model_address.lS)((0,model_address.Pe)(address));
const found = [];
let module = root;
let at = 0;
for (; parts[at] === 'module'; at += 2) {
const { module: inner, ...call } = (0,parse.Pf)((0,parse.Pf)((0,parse.Pf)(module)['module_calls'])[parts[at + 1] ?? '']);
found.push(call);
module = inner;
}
const own = parts.slice(at).join('.');
const resources = (0,parse.c3)((0,parse.Pf)(module)['resources']);
found.push(resources.filter((one) => (0,parse.Pf)(one)['address'] === own));
return JSON.stringify(found);
};
}
function driftedIn({ json }) {
return (0,parse.c3)(json.document['resource_drift']).flatMap((one) => {
const address = (0,parse._F)(one, 'address');
return typeof address === 'string' ? address : [];
});
}
const OTHER_VALUES = [undefined, 'another-value'];
function toResult(judged, about, policySet) {
const { policy, plan } = about;
const { name, level, description } = policy;
const { status = 'errored', output: given = ['It gave no result.'] } = judged ?? {};
const isAboutPlan = plan.json.isWhole && status !== 'not_evaluated';
const output = isAboutPlan ? withoutSecrets(given, about) : given;
const lines = (0,from_outcomes.y0)(output);
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
plan.notices.add(text);
return {
...result,
status: 'passed',
message: '',
output: [],
address: undefined,
resources: [],
};
}
const { facts, inMoreTeams } = about;
const failsWithoutTeams = status === 'failed' &&
facts?.readsTeams === true &&
plan.pullRequest?.teams === undefined &&
inMoreTeams?.status === 'passed';
const why = status === 'passed' || failsWithoutTeams ? whyUnknown(about) : undefined;
if (why === undefined)
return result;
if (level === 'advisory') {
plan.notices.add(`The policy ${(0,quote.hD)(name)} ${why}.`);
return result;
}
const nothingNamed = { printedFor: undefined, address: undefined, resources: [] };
return { ...result, ...nothingNamed, status: 'not-evaluated', message: why, output: [why] };
}
function whyUnknown({ facts, plan, inMoreTeams }) {
const { hidden, run, pullRequest = {}, whyNoTeams } = plan;
const { isWhole } = plan.json;
if (facts === undefined)
return 'was not judged';
const what = isWhole ? 'the plan' : 'a redacted plan';
const absent = facts.absent.filter((part) => part !== 'run' && part !== 'pull_request');
if (absent.length > 0) {
return `may read ${(0,describe_rules.k)(absent.map((part) => `input.${part}`))}, which ${what} does not have`;
}
if (facts.absent.includes('run') && run === undefined) {
return 'may read the run, and the service does not say enough of it';
}
const ofRun = new Set(facts.readsOfRun.flatMap((path) => (0,policy_input.tL)(run ?? {}, path, policy_input.Ib)));
if (ofRun.size > 0) {
const names = (0,describe_rules.k)([...ofRun].map((part) => `input.run.${part}`));
return `may read ${names}, which only a run of a service has`;
}
const ofPullRequest = new Set(facts.readsOfPullRequest.flatMap((path) => (0,policy_input.tL)(pullRequest, path, policy_input.eN)));
if (ofPullRequest.size > 0) {
const names = (0,describe_rules.k)([...ofPullRequest].map((part) => `input.pull_request.${part}`));
const why = ofPullRequest.has('teams') && whyNoTeams !== undefined ? `: ${whyNoTeams}` : '';
return `may read ${names}, which this job does not know${why}`;
}
const knowsTeams = facts.readsTeams && pullRequest.teams !== undefined;
if (knowsTeams && inMoreTeams?.status !== 'passed') {
return 'would not pass if its author were in another team, and GitHub does not list every secret team: let the policy require a team instead of forbidding one';
}
const named = isWhole ? undefined : facts.mayRead(hidden);
if (named === undefined)
return undefined;
return named.length > 0
? `may read ${(0,describe_rules.k)(named)}, and sensitive values are not in a redacted plan`
: 'may read sensitive values, and these are not in a redacted plan';
}
function withoutSecrets(output, { others, plan }) {
const saidByOthers = others.map((other) => new Set(other?.output.map((message) => JSON.stringify(message))));
let known;
return output.map((message) => {
const text = JSON.stringify(message);
if (saidByOthers.every((said) => said.has(text)))
return message;
const ofPlan = (known ??= (0,hidden_values.Mh)(plan.read.document));
const addresses = (0,from_outcomes.y0)([message])
.flatMap((line) => (0,named_resources.$P)([line]))
.map(({ address }) => address)
.filter((address) => ofPlan.has(address));
return `${[...new Set(addresses)].join(', ') || 'A resource'}: the message may hold a sensitive value, so it is not shown`;
});
}
;// CONCATENATED MODULE: ./build/src/rego/open-own-policies.js
function findOwnSets({ policies: written, directory }, { workingDirectory, jobTree }, ports) {
const place = { workingDirectory, jobTree, directory: (0,external_node_path_.resolve)(workingDirectory, directory) };
return findPolicies({ written, ...place }, ports);
}
async function openOwnPolicies(settings, place, ports, readsWhole) {
const { policies: written, timeoutMs } = settings;
const { clock, endsAt, executeBounded, environment, signal } = ports;
const deadlineMs = endsAt - (0,job_time.BJ)(timeoutMs);
const limits = { clock, policyMs: open_policies.c7, deadlineMs };
const portsFor = (isWhole) => {
const plan = isWhole ? plan_shape.E : redacted_plan.REDACTED_PLAN;
return { executeBounded, environment, signal, limits, plan };
};
const opened = new Map();
const close = async () => {
for (const opening of opened.values()) {
for (const each of await opening.catch(() => []))
await each.close();
}
};
let sources = written ?? [];
try {
const sets = await (place.sets ?? findOwnSets(settings, place, ports));
sources = written ?? sets.map(({ shownAs }) => shownAs);
const open = ({ isWhole }) => {
const known = opened.get(isWhole) ?? openAll(sets, portsFor(isWhole));
opened.set(isWhole, known);
return known;
};
const first = await open({ isWhole: readsWhole });
return {
sources,
readsWhole,
judgedBy: [...new Set(first.map(({ judgedBy }) => judgedBy))].join(' and ') || undefined,
policies: first.flatMap(({ set }) => set.policies.map(({ name }) => name)),
notices: first.flatMap(({ warnings }) => warnings),
provided: Promise.all(first.map(({ provided }) => provided)).then((all) => all.flat()),
judge: async (plan, judging) => judgePlan(await open(plan.json), { pullRequest: place.pullRequest, ...plan }, judging),
explain: async (policy, plan) => documentsOf(policy, await open(plan.json), plan, signal),
close,
};
}
catch (error) {
await close();
if (!(error instanceof policy_files.cq) || signal.aborted)
throw error;
if (error instanceof policy_files.Y2)
return { ...nothingJudges(error.message), sources, readsWhole };
const lines = error.message.split('\n');
const code = error.helpCode;
return { problems: lines.map((message) => ({ where: 'policies', message, code })) };
}
}
async function documentsOf(policy, sets, plan, signal) {
const input = await inputOf(sets, plan, signal);
return sets
.filter(({ set }) => set.policies.some(({ name }) => name === policy))
.map((each) => JSON.parse(each.write(input)));
}
function nothingJudges(missing) {
return {
judgedBy: undefined,
policies: [],
notices: [],
provided: Promise.resolve([]),
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
opened.push(await (0,open_policies.fg)(set, ports));
return opened;
}
catch (error) {
for (const each of opened)
await each.close();
throw error;
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
var node_os_1_ = __webpack_require__(48161);
var node_path_2_ = __webpack_require__(76760);
var _machine_git_objects_js_3_ = __webpack_require__(71650);
var _model_commit_id_js_8_ = __webpack_require__(66238);
var _trust_git_files_js_4_ = __webpack_require__(3790);
var _trust_tree_js_5_ = __webpack_require__(80734);
var _model_policy_files_js_6_ = __webpack_require__(48391);
var _policy_files_js_7_ = __webpack_require__(95673);
var _model_without_trailing_js_9_ = __webpack_require__(21804);
const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
function readPinnedAddress(text) {
const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
const [, repository, directory = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
if (repository === undefined) {
throw new _model_policy_files_js_6_ .cq(`has an address that git does not take. ${SHAPE}.`);
}
if (directory.split('/').includes('..')) {
throw new _model_policy_files_js_6_ .cq(`has an address whose directory leads out of its repository. ${SHAPE}.`);
}
const commit = query.startsWith('ref=') ? (0,_model_commit_id_js_8_ .f)(query.slice('ref='.length)) : undefined;
if (commit === undefined) {
throw new _model_policy_files_js_6_ .cq(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
}
return { repository, directory: (0,_model_without_trailing_js_9_ .h)(directory, '/'), commit };
}
async function fetchPinned(pinned, ports) {
const { repository: address, directory } = pinned;
const name = (0,_policy_files_js_7_ .hW)(directory === '' ? address.replace(/\.git$/, '') : directory);
const shownAs = describePinned(pinned);
const policies = await readPinned(pinned, ports, (files) => (0,_policy_files_js_7_ .qN)(files, directory, { name, shownAs }));
if (policies !== undefined)
return policies;
throw new _model_policy_files_js_6_ .cq(`${shownAs} has no directory "${directory}".`);
}
async function readPinned(pinned, ports, read) {
const { repository: address, commit } = pinned;
const root = await (0,node_fs_promises_0_.realpath)(await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(), 'plangate-policies-')));
try {
const repository = { root, gitDirectory: (0,node_path_2_.join)(root, '.git') };
await (0,node_fs_promises_0_.mkdir)((0,node_path_2_.join)(repository.gitDirectory, 'objects'), { recursive: true });
const why = await (0,_machine_git_objects_js_3_ .s5)(commit, repository, ports, { remote: { address } });
if (why !== undefined) {
throw new _model_policy_files_js_6_ .cq(`${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`);
}
return await read((0,_trust_tree_js_5_ .O2)((0,_trust_git_files_js_4_ .T)(commit, repository, ports)));
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
};
