export const id = 806;
export const ids = [806,790];
export const modules = {
/***/ 6806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( fetchPinned),
readPinned: () => ( readPinned),
readPinnedAddress: () => ( readPinnedAddress)
});
var node_fs_promises_0_ = __webpack_require__(1455);
var node_path_1_ = __webpack_require__(6760);
var _machine_git_objects_js_2_ = __webpack_require__(1650);
var _model_commit_id_js_8_ = __webpack_require__(6238);
var _trust_git_files_js_3_ = __webpack_require__(3790);
var _trust_tree_js_4_ = __webpack_require__(734);
var _model_policy_files_js_5_ = __webpack_require__(8391);
var _policy_files_js_6_ = __webpack_require__(5673);
var _model_without_trailing_js_9_ = __webpack_require__(1804);
var _machine_temporary_js_7_ = __webpack_require__(9622);
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
/***/ 5673:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ak: () => ( readDirectoryPolicies),
c7: () => ( findUnjudged),
gC: () => ( mayBeDirectory),
hW: () => ( nameOfSet),
hl: () => ( isTestFile),
qN: () => ( readCommitPolicies),
vY: () => ( withoutTestsOfConftest)
});
var node_fs_promises_0_ = __webpack_require__(1455);
var node_path_1_ = __webpack_require__(6760);
var _machine_find_repository_js_2_ = __webpack_require__(6609);
var _machine_read_regular_js_3_ = __webpack_require__(3962);
var _model_error_message_js_8_ = __webpack_require__(4271);
var _model_quote_js_7_ = __webpack_require__(8187);
var _model_policy_files_js_4_ = __webpack_require__(8391);
var _model_unreadable_file_js_9_ = __webpack_require__(3491);
var _syntax_js_5_ = __webpack_require__(2930);
var _trust_tree_js_6_ = __webpack_require__(734);
function isPolicyFile(name) {
return (/\.(?:rego|sentinel|wasm|tar\.gz|policy\.hcl)$/.test(name) ||
/^(?:policies|sentinel)\.hcl$/.test(name) ||
/^data\.(?:json|yaml)$/.test(name));
}
const MOST_NAMED = 5;
function findUnjudged({ shownAs, files, }) {
const all = [...files.keys()];
const sentinel = all.filter((name) => /(?:^|\/)sentinel\.hcl$|\.sentinel$/.test(name));
if (sentinel.length > 0) {
const why = `"${shownAs}" holds Sentinel policies (${(0,_model_quote_js_7_ .Kf)(sentinel, MOST_NAMED)}), which are not judged here. HCP Terraform judges them: attach them to the workspace as a policy set, and check with the service. \`sentinel test\` tries them on your machine. Keep Rego in a directory of its own.`;
return { names: sentinel, why };
}
const compiled = all.filter(isCompiled);
if (compiled.length === 0)
return undefined;
const why = `"${shownAs}" holds compiled policies (${(0,_model_quote_js_7_ .Kf)(compiled, MOST_NAMED)}), which are not judged here. \`opa\` judges Rego as it is written: keep the .rego files in this directory, and compiled ones elsewhere.`;
return { names: compiled, why };
}
function isCompiled(name) {
return /\.(?:wasm|tar\.gz)$/.test(name);
}
function isTestFile(name) {
return name.endsWith('_test.rego');
}
const OF_CONFTEST = /\bparse_(?:config(?:_file)?|combined_config_files)\s*\(/;
const JUDGES = /^(?:deny|violation|warn|rule|exception)/;
const BEGINS_TO_JUDGE = new RegExp(String.raw `^\s*(?:default\s+)?${JUDGES.source.slice(1)}`, 'm');
const TEXT_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|#[^\n]*/g;
function withoutBodies(text) {
const shorter = text.replaceAll(/\{[^{}]*\}/g, '');
return shorter === text ? text : withoutBodies(shorter);
}
function withoutTestsOfConftest(policies, trees) {
const judges = (name, text) => {
const rules = (0,_syntax_js_5_ .bH)(name, trees[name])?.rules;
if (rules !== undefined)
return rules.some(({ name: [first = ''] }) => JUDGES.test(first));
return BEGINS_TO_JUDGE.test(withoutBodies(text.replaceAll(TEXT_OR_COMMENT, '')));
};
const tests = [...policies.files].flatMap(([name, content]) => {
const text = isTestFile(name) ? Buffer.from(content).toString() : '';
return OF_CONFTEST.test(text) && !judges(name, text) ? name : [];
});
if (tests.length === 0)
return policies;
const files = new Map([...policies.files].filter(([name]) => !tests.includes(name)));
const notice = `"${policies.shownAs}" has tests for \`conftest verify\` (${(0,_model_quote_js_7_ .Kf)(tests, MOST_NAMED)}), which no check runs.`;
return { ...policies, files, notices: [policies.notices ?? [], notice].flat() };
}
const MOST_FILES = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_LEVELS = 12;
const PROGRAM_DIRECTORIES = new Set([
'.git',
'.regal',
'.terraform',
'.terragrunt-cache',
'.venv',
'node_modules',
]);
function addFile(collected, path, content, shownAs) {
collected.files.set(path, content);
collected.bytes += content.length;
if (collected.files.size <= MOST_FILES && collected.bytes <= MOST_BYTES)
return;
throw new _model_policy_files_js_4_ .cq(`"${shownAs}" holds more than ${MOST_FILES} policy files, or more than 64 MB of them. Name the directory of the policies alone.`);
}
async function readDirectoryPolicies(directory, shownAs, followsLinks, belongs = isPolicyFile) {
const collected = { files: new Map(), bytes: 0 };
const walk = async (path, level) => {
const folder = (0,node_path_1_.join)(directory, path);
const entries = await orPolicyProblem(shownAs, path, () => (0,node_fs_promises_0_.readdir)(folder, { withFileTypes: true }));
if (entries.length === 0 && (0,_machine_find_repository_js_2_ .Mn)(await (0,node_fs_promises_0_.realpath)(folder))) {
throw new _model_policy_files_js_4_ .cq(`"${node_path_1_.posix.join(shownAs, path)}" is a submodule that is not checked out, so its policies are missing. Check it out: \`git submodule update --init --recursive\`, or \`submodules: true\` for actions/checkout.`);
}
const countedEntries = entries.filter((entry) => followsLinks || !entry.isSymbolicLink());
for (const { name } of countedEntries.filter((entry) => belongs(entry.name))) {
const inner = node_path_1_.posix.join(path, name);
const read = async () => (isCompiled(inner) ? '' : (0,_machine_read_regular_js_3_ .Ue)((0,node_path_1_.join)(directory, inner)));
const text = await orPolicyProblem(shownAs, inner, read);
addFile(collected, inner, Buffer.from(text ?? ''), shownAs);
}
for (const entry of countedEntries) {
if (belongs(entry.name) || PROGRAM_DIRECTORIES.has(entry.name))
continue;
const inner = node_path_1_.posix.join(path, entry.name);
const target = entry.isSymbolicLink()
? await (0,node_fs_promises_0_.stat)((0,node_path_1_.join)(directory, inner)).catch(() => undefined)
: entry;
if (target === undefined && mayBeDirectory(entry.name)) {
throw new _model_policy_files_js_4_ .cq(describeUnread('link', node_path_1_.posix.join(shownAs, inner), shownAs));
}
if (target?.isDirectory() !== true)
continue;
if (level < MOST_LEVELS)
await walk(inner, level + 1);
else if (!/(?:^|\/)\./.test(inner))
throw new _model_policy_files_js_4_ .cq(describeTooDeep(inner, shownAs));
}
};
const stats = await (0,node_fs_promises_0_.stat)(directory).catch(() => undefined);
if (stats === undefined && (await (0,node_fs_promises_0_.lstat)(directory).then(() => false, isNotFound))) {
return undefined;
}
if (stats?.isDirectory() !== true) {
throw new _model_policy_files_js_4_ .cq(`"${shownAs}" is no directory. Name the directory of the policies: ${(0,_model_quote_js_7_ .hD)((0,node_path_1_.dirname)(shownAs))}.`);
}
if (!followsLinks && (await (0,node_fs_promises_0_.realpath)(directory)) !== directory)
return undefined;
await walk('', 0);
return { name: nameOfSet(directory), shownAs, files: collected.files };
}
function isNotFound(error) {
return /^ENO(?:ENT|TDIR)\b/.test((0,_model_error_message_js_8_ .g)(error));
}
function describeTooDeep(path, shownAs) {
return `"${shownAs}" has the directory ${path}, and none below it is read. Move its policies up.`;
}
async function orPolicyProblem(shownAs, path, read) {
try {
return await read();
}
catch (error) {
const isOfSystem = error instanceof Error && 'code' in error;
if (!(error instanceof _model_unreadable_file_js_9_ .i) && !isOfSystem)
throw error;
const [first = ''] = (0,_model_error_message_js_8_ .g)(error).split(':');
const why = isOfSystem ? `cannot be read (${first})` : (0,_model_error_message_js_8_ .g)(error);
throw new _model_policy_files_js_4_ .cq(`"${node_path_1_.posix.join(shownAs, path)}" ${why}.`);
}
}
async function readCommitPolicies(source, directory, { name: setName, shownAs }) {
const collected = { files: new Map(), bytes: 0 };
const walk = async (path, level) => {
const at = node_path_1_.posix.join(directory, path).replace(/^\.$/, '');
const names = await source.names(at);
const obstacle = names === undefined ? await source.obstacleAt?.(at) : undefined;
if (obstacle !== undefined)
throw new _model_policy_files_js_4_ .cq(describeUnread(obstacle, at, shownAs));
for (const name of names ?? []) {
const inner = node_path_1_.posix.join(path, name);
if (isPolicyFile(name)) {
const file = node_path_1_.posix.join(directory, inner);
const content = await orPolicyProblem(shownAs, inner, () => contentOf(source, file));
if (content === undefined) {
const isSubmodule = (await source.obstacleAt?.(file)) === 'submodule';
throw new _model_policy_files_js_4_ .cq(isSubmodule
? describeUnread('submodule', file, shownAs)
: `"${shownAs}" has ${inner}, and no file could be read there from the commit. A policy that is not read may be one that fails.`);
}
addFile(collected, inner, content, shownAs);
}
else if (mayBeDirectory(name) || (await source.isNoFile?.(node_path_1_.posix.join(at, name)))) {
const file = node_path_1_.posix.join(directory, inner);
if ((await walk(inner, level + 1)) || !(await source.isNoFile?.(file)))
continue;
if ((await source.read(file)) !== undefined)
continue;
throw new _model_policy_files_js_4_ .cq(describeUnread('unlisted', file, shownAs));
}
}
if (names !== undefined && level > MOST_LEVELS)
throw new _model_policy_files_js_4_ .cq(describeTooDeep(path, shownAs));
return names !== undefined;
};
if (!(await walk('', 0)))
return undefined;
return (0,_trust_tree_js_6_ .O2)({ name: setName, shownAs, files: collected.files });
}
function describeUnread(obstacle, path, shownAs) {
const why = {
submodule: 'a submodule, and its files are not in this commit. Name its repository by a pinned URL, as in `git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT`.',
link: 'a link that leads to no file here, and the policies of a directory behind it are not read. Put the directory in its place, or name it in `policies`, too.',
unlisted: 'no file, and what is in it was not listed. Run the job again.',
};
return `"${shownAs}" cannot be read as a whole: ${path} is ${why[obstacle]}`;
}
function mayBeDirectory(name) {
const isFile = /\.(?:md|rego|txt|sh|json|ya?ml|tf|hcl|lock|png|svg|gitignore|gitattributes|gitkeep|editorconfig)$/;
return !PROGRAM_DIRECTORIES.has(name) && !isFile.test(name);
}
async function contentOf(source, path) {
if (isCompiled(path))
return new Uint8Array();
const text = await source.read(path);
return text === undefined ? undefined : Buffer.from((0,_model_unreadable_file_js_9_ .r)(text));
}
function nameOfSet(path) {
const [last] = path
.split(/[/\\]+/)
.filter((part) => part !== '' && part !== '.')
.slice(-1);
return last ?? 'policies';
}
/***/ }),
/***/ 2930:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ih: () => ( annotationsOf),
K$: () => ( NOTHING),
Kp: () => ( groupsBelow),
Lg: () => ( constantsOf),
bH: () => ( readModule),
dr: () => ( groupRules),
gI: () => ( toAnnotations)
});
var _model_parse_js_1_ = __webpack_require__(2340);
var _model_policy_files_js_0_ = __webpack_require__(8391);
function readModule(file, json) {
const tree = (0,_model_parse_js_1_ .zv)(json);
const path = (0,_model_parse_js_1_ .c3)((0,_model_parse_js_1_ .zv)(tree['package'])['path']);
if (path.length === 0)
return undefined;
const imports = (0,_model_parse_js_1_ .c3)(tree['imports']).map((item) => {
const { path: ref, alias } = (0,_model_parse_js_1_ .zv)(item);
const words = constantsOf((0,_model_parse_js_1_ .zv)(ref)['value']);
return [(0,_model_parse_js_1_ .r7)(alias) ?? words.at(-1) ?? '', words];
});
return {
file,
package: constantsOf(path).slice(1),
imports: new Map(imports.filter(([, [first]]) => first === 'input' || first === 'data')),
rules: (0,_model_parse_js_1_ .c3)(tree['rules']).flatMap((rule) => toRules(rule)),
annotations: toAnnotations([]),
};
}
function constantsOf(ref) {
const words = [];
for (const [at, part] of (0,_model_parse_js_1_ .c3)(ref).entries()) {
const { type, value } = (0,_model_parse_js_1_ .zv)(part);
if (typeof value !== 'string' || !(type === 'string' || (at === 0 && type === 'var')))
break;
words.push(value);
}
return words;
}
function toRules(json, isElse = false) {
const { head: headJson, body, else: otherwise, default: isDefault } = (0,_model_parse_js_1_ .zv)(json);
const head = (0,_model_parse_js_1_ .zv)(headJson);
const ref = head['ref'] === undefined ? [{ type: 'var', value: head['name'] }] : head['ref'];
const name = constantsOf(ref);
const keys = (0,_model_parse_js_1_ .c3)(ref).slice(name.length).map(toTerm);
const rule = {
name,
args: head['args'] === undefined ? undefined : (0,_model_parse_js_1_ .c3)(head['args']).map(toTerm),
body: isKnown(json, RULE) && isKnown(headJson, HEAD) ? toBody(body) : [UNKNOWN_EXPRESSION],
value: keys.reduceRight(objectWith, headValue(head)),
isPartial: keys.length > 0 || isSetHead(head),
isElse,
isDefault: isDefault === true,
annotations: toAnnotations([]),
place: placeOf(json) ?? placeOf(headJson),
};
return otherwise === undefined ? [rule] : [rule, ...toRules(otherwise, true)];
}
function headValue(head) {
const { key, value } = head;
return isSetHead(head) ? collectionOf('set', [key]) : toTerm(value);
}
function isSetHead({ key, value }) {
return value === undefined && key !== undefined;
}
function objectWith(value, key) {
return { kind: 'collection', isSet: false, entries: [{ key, value }] };
}
function toAnnotations(all) {
const title = all.map((block) => (0,_model_parse_js_1_ .r7)(block['title'])).find((text) => text !== undefined);
const textsOf = (key) => all.flatMap(({ custom }) => {
const value = (0,_model_parse_js_1_ .zv)(custom)[key];
const items = [value, ...(0,_model_parse_js_1_ .c3)(value)];
return items.flatMap((item) => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean'
? String(item)
: []);
});
const inputKeys = textsOf('input-keys');
const documents = textsOf('input-document');
const areOfAll = all.some(({ scope, custom }) => scope !== undefined && scope !== 'rule' && 'enforcement_level' in (0,_model_parse_js_1_ .zv)(custom));
const approvals = all.flatMap(({ custom }) => {
const said = (0,_model_parse_js_1_ .zv)(custom);
const hasRule = 'approvers' in said || 'approvals' in said;
return hasRule ? { approvers: said['approvers'], count: said['approvals'] } : [];
});
const levels = textsOf('enforcement_level');
const annotations = { inputKeys, documents, levels, approvals, areOfAll };
return title === undefined ? annotations : { title, ...annotations };
}
const RULE = ['head', 'body', 'else', 'default', 'annotations', 'location'];
const HEAD = ['name', 'ref', 'args', 'key', 'value', 'assign', 'location'];
const EXPRESSION = ['index', 'terms', 'negated', 'with', 'generated', 'location'];
const STATEMENT = ['symbols', 'key', 'value', 'domain', 'body', 'location', 'type'];
function isKnown(json, members) {
return Object.keys((0,_model_parse_js_1_ .zv)(json)).every((member) => members.includes(member));
}
const NOTHING = { kind: 'scalar', value: null };
const UNKNOWN_EXPRESSION = toExpression({ kind: 'other' });
function toExpression(term) {
return { term, isNegated: false, replaced: [], place: undefined };
}
function toBody(json) {
return (0,_model_parse_js_1_ .c3)(json).flatMap(toExpressions);
}
function toExpressions(json) {
const { terms, negated, with: modifiers } = (0,_model_parse_js_1_ .zv)(json);
const place = placeOf(json);
const isStatement = Array.isArray(terms) || isKnown(terms, STATEMENT);
if (!isKnown(json, EXPRESSION) || !isStatement)
return [{ ...UNKNOWN_EXPRESSION, place }];
const replaced = (0,_model_parse_js_1_ .c3)(modifiers).flatMap((modifier) => {
const { target, value } = (0,_model_parse_js_1_ .zv)(modifier);
return [toTerm(value), toTerm(target)];
});
const isNegated = negated === true;
return readTerms(terms).map((term) => ({ term, isNegated, replaced, place }));
}
function readTerms(terms) {
if (Array.isArray(terms))
return [toCall(terms)];
const { symbols, domain, body, key, value } = (0,_model_parse_js_1_ .zv)(terms);
const names = (0,_model_parse_js_1_ .c3)(symbols);
const { type, value: members } = (0,_model_parse_js_1_ .zv)(names[0]);
if (type === 'call')
return readMembers((0,_model_parse_js_1_ .c3)(members).slice(1));
if (names.length > 0)
return [{ kind: 'call', name: 'some', args: names.map(toTerm) }];
if (domain === undefined)
return [toTerm(terms)];
const inner = readMembers([key, value, domain]).map(toExpression);
return [{ kind: 'comprehension', value: NOTHING, body: [...inner, ...toBody(body)] }];
}
function readMembers(written) {
const terms = written.filter((member) => member !== null).map(toTerm);
const [head = NOTHING, value = NOTHING, key] = terms.toReversed();
const member = { kind: 'reference', head, parts: [key ?? { kind: 'any' }] };
const assigned = { kind: 'call', name: 'assign', args: [value, member] };
return key === undefined ? [assigned] : [{ kind: 'call', name: 'some', args: [key] }, assigned];
}
function toCall([name, ...args]) {
const words = constantsOf((0,_model_parse_js_1_ .zv)(name)['value']);
return { kind: 'call', name: words.join('.'), args: args.map(toTerm) };
}
function toTerm(json) {
const { type, value } = (0,_model_parse_js_1_ .zv)(json);
switch (type) {
case 'null':
return NOTHING;
case 'boolean':
case 'number':
case 'string':
return { kind: 'scalar', value };
case 'var':
return { kind: 'variable', name: String(value) };
case 'ref': {
const [head = { kind: 'other' }, ...parts] = (0,_model_parse_js_1_ .c3)(value).map(toTerm);
return { kind: 'reference', head, parts };
}
case 'array':
case 'set':
return collectionOf(type, (0,_model_parse_js_1_ .c3)(value));
case 'object': {
const entries = (0,_model_parse_js_1_ .c3)(value).map((pair) => {
const [key, inner] = (0,_model_parse_js_1_ .c3)(pair);
return { key: toTerm(key), value: toTerm(inner) };
});
return { kind: 'collection', isSet: false, entries };
}
case 'arraycomprehension':
case 'setcomprehension':
case 'objectcomprehension': {
const { term, key, value: member, body } = (0,_model_parse_js_1_ .zv)(value);
const isObject = type === 'objectcomprehension';
const members = isObject
? objectWith(toTerm(member), toTerm(key))
: collectionOf(type, [term]);
return { kind: 'comprehension', value: members, body: toBody(body) };
}
case 'templatestring': {
const parts = (0,_model_parse_js_1_ .c3)((0,_model_parse_js_1_ .zv)(value)['parts']);
const body = toBody(parts.filter((part) => (0,_model_parse_js_1_ .zv)(part)['type'] !== 'string'));
const text = { kind: 'call', name: type, args: body.map(({ term }) => term) };
return { kind: 'comprehension', value: text, body };
}
case 'call':
return toCall((0,_model_parse_js_1_ .c3)(value));
default:
return { kind: 'other' };
}
}
function collectionOf(type, items) {
const entries = items.map((item) => ({ value: toTerm(item) }));
return { kind: 'collection', isSet: type.startsWith('set'), entries };
}
function placeOf(json) {
const { row, col } = (0,_model_parse_js_1_ .zv)((0,_model_parse_js_1_ .zv)(json)['location']);
return typeof row === 'number' && typeof col === 'number' ? { row, column: col } : undefined;
}
function groupRules(modules, shownAs) {
const groups = new Map();
for (const module of modules) {
for (const rule of module.rules) {
const path = [...module.package, ...rule.name];
const key = path.join('\0');
if (key.split('\0').length > path.length) {
throw new _model_policy_files_js_0_ .cq(`${shownAs}/${module.file}: a name of a package or a rule has NUL in it. Rename it.`);
}
const group = groups.get(key) ?? { path, rules: [] };
group.rules.push({ rule, module });
groups.set(key, group);
}
}
const below = new Map();
for (const group of groups.values()) {
for (let length = 0; length <= group.path.length; length++) {
const key = group.path.slice(0, length).join('\0');
const inside = below.get(key) ?? [];
inside.push(group);
below.set(key, inside);
}
}
return Object.assign(groups, { below });
}
function groupsBelow({ below }, words) {
return below.get(words.join('\0')) ?? [];
}
function annotationsOf({ rules }) {
return rules.flatMap(({ rule, module }) => [rule.annotations, module.annotations]);
}
/***/ }),
};
