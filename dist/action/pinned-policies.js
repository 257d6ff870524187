export const id = 6806;
export const ids = [6806,3790];
export const modules = {
/***/ 6806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( fetchPinned),
readPinned: () => ( readPinned),
readPinnedAddress: () => ( readPinnedAddress)
});
var node_fs_promises_0_ = __webpack_require__(3836);
var node_os_1_ = __webpack_require__(8161);
var node_path_2_ = __webpack_require__(6760);
var _machine_git_objects_js_3_ = __webpack_require__(1650);
var _model_commit_id_js_8_ = __webpack_require__(6238);
var _trust_git_files_js_4_ = __webpack_require__(3790);
var _trust_tree_js_5_ = __webpack_require__(734);
var _model_policy_files_js_6_ = __webpack_require__(8391);
var _policy_files_js_7_ = __webpack_require__(5673);
var _model_without_trailing_js_9_ = __webpack_require__(1804);
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
/***/ 5673:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ak: () => ( readDirectoryPolicies),
HZ: () => ( compiledFiles),
Nu: () => ( isTest),
Pw: () => ( whoJudgesSentinel),
Zg: () => ( askForSources),
hW: () => ( nameOfSet),
qN: () => ( readCommitPolicies),
vY: () => ( withoutTestsOfConftest),
y4: () => ( sentinelFiles)
});
var node_fs_promises_0_ = __webpack_require__(3836);
var node_path_1_ = __webpack_require__(6760);
var _machine_find_repository_js_2_ = __webpack_require__(6609);
var _machine_read_regular_js_3_ = __webpack_require__(3962);
var _model_error_message_js_8_ = __webpack_require__(4271);
var _model_name_some_js_6_ = __webpack_require__(5917);
var _model_quote_js_7_ = __webpack_require__(8187);
var _model_policy_files_js_4_ = __webpack_require__(8391);
var _model_unreadable_file_js_9_ = __webpack_require__(3491);
var _trust_tree_js_5_ = __webpack_require__(734);
function isPolicyFile(name) {
return (/\.(?:rego|sentinel|wasm|tar\.gz|policy\.hcl)$/.test(name) ||
/^(?:policies|sentinel)\.hcl$/.test(name) ||
/^data\.(?:json|yaml)$/.test(name));
}
function sentinelFiles({ files }) {
return [...files.keys()].filter((name) => /(?:^|\/)sentinel\.hcl$|\.sentinel$/.test(name));
}
const MOST_NAMED = 5;
function whoJudgesSentinel(policies) {
const sentinel = sentinelFiles(policies);
if (sentinel.length === 0)
return undefined;
return `"${policies.shownAs}" holds Sentinel policies (${(0,_model_name_some_js_6_ .K)(sentinel, MOST_NAMED)}), which are not judged here. HCP Terraform judges them: attach them to the workspace as a policy set, and check with the service. \`sentinel test\` tries them on your machine. Keep Rego in a directory of its own.`;
}
function compiledFiles({ files }) {
return [...files.keys()].filter(isCompiled);
}
function askForSources(policies) {
const compiled = compiledFiles(policies);
if (compiled.length === 0)
return undefined;
return `"${policies.shownAs}" holds compiled policies (${(0,_model_name_some_js_6_ .K)(compiled, MOST_NAMED)}), which are not judged here. \`opa\` judges Rego as it is written: keep the .rego files in this directory, and compiled ones elsewhere.`;
}
function isCompiled(name) {
return /\.(?:wasm|tar\.gz)$/.test(name);
}
function isTest(name) {
return name.endsWith('_test.rego');
}
const OF_CONFTEST = /\bparse_(?:config(?:_file)?|combined_config_files)\s*\(/;
const BEGINS_TO_JUDGE = /^\s*(?:deny|violation|warn|rule|exception)/m;
const TEXT_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|`[^`]*`|#[^\n]*/g;
function withoutBodies(text) {
const shorter = text.replaceAll(/\{[^{}]*\}/g, '');
return shorter === text ? text : withoutBodies(shorter);
}
function withoutTestsOfConftest(policies) {
const tests = [...policies.files].flatMap(([name, content]) => {
const text = isTest(name) ? Buffer.from(content).toString() : '';
const heads = withoutBodies(text.replaceAll(TEXT_OR_COMMENT, ''));
return OF_CONFTEST.test(text) && !BEGINS_TO_JUDGE.test(heads) ? name : [];
});
if (tests.length === 0)
return policies;
const files = new Map([...policies.files].filter(([name]) => !tests.includes(name)));
const said = `"${policies.shownAs}" has tests for \`conftest verify\` (${(0,_model_name_some_js_6_ .K)(tests, MOST_NAMED)}), which no check runs.`;
return { ...policies, files, notices: [policies.notices ?? [], said].flat() };
}
const MOST_FILES = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_LEVELS = 12;
function isPassedOver(name) {
return name.startsWith('.') || name === 'node_modules';
}
function add(gathered, path, content, shownAs) {
gathered.files.set(path, content);
gathered.bytes += content.length;
if (gathered.files.size <= MOST_FILES && gathered.bytes <= MOST_BYTES)
return;
throw new _model_policy_files_js_4_ .cq(`"${shownAs}" holds more than ${MOST_FILES} policy files, or more than 64 MB of them. Name the directory of the policies alone.`);
}
async function readDirectoryPolicies(directory, shownAs, followsLinks, belongs = isPolicyFile) {
const gathered = { files: new Map(), bytes: 0 };
const walk = async (path, level) => {
const folder = (0,node_path_1_.join)(directory, path);
const entries = await readable(shownAs, path, () => (0,node_fs_promises_0_.readdir)(folder, { withFileTypes: true }));
if (entries.length === 0 && (0,_machine_find_repository_js_2_ .Mn)(await (0,node_fs_promises_0_.realpath)(folder))) {
throw new _model_policy_files_js_4_ .cq(`"${node_path_1_.posix.join(shownAs, path)}" is a submodule that is not checked out, so its policies are missing. Check it out: \`git submodule update --init --recursive\`, or \`submodules: true\` for actions/checkout.`);
}
const counted = entries.filter((entry) => followsLinks || !entry.isSymbolicLink());
const own = counted.filter(({ name }) => belongs(name));
for (const { name } of own) {
const inner = node_path_1_.posix.join(path, name);
const read = async () => (isCompiled(inner) ? '' : (0,_machine_read_regular_js_3_ .Ue)((0,node_path_1_.join)(directory, inner)));
const text = await readable(shownAs, inner, read);
add(gathered, inner, Buffer.from(text ?? ''), shownAs);
}
for (const entry of counted) {
if (belongs(entry.name))
continue;
const inner = node_path_1_.posix.join(path, entry.name);
const target = entry.isSymbolicLink()
? await (0,node_fs_promises_0_.stat)((0,node_path_1_.join)(directory, inner)).catch(() => undefined)
: entry;
if (!target?.isDirectory() || isPassedOver(entry.name))
continue;
if (level === MOST_LEVELS)
throw new _model_policy_files_js_4_ .cq(tooDeep(inner, shownAs));
await walk(inner, level + 1);
}
};
const stats = await (0,node_fs_promises_0_.stat)(directory).catch(() => undefined);
if (stats === undefined && (await (0,node_fs_promises_0_.lstat)(directory).catch(isNothing)) === true)
return undefined;
if (stats?.isDirectory() !== true)
throw new _model_policy_files_js_4_ .cq(`"${shownAs}" is no directory. Name the directory of the policies: ${(0,_model_quote_js_7_ .hD)((0,node_path_1_.dirname)(shownAs))}.`);
if (!followsLinks && (await (0,node_fs_promises_0_.realpath)(directory)) !== directory)
return undefined;
await walk('', 0);
return { name: nameOfSet(directory), shownAs, files: gathered.files };
}
function isNothing(error) {
return /^ENO(?:ENT|TDIR)\b/.test((0,_model_error_message_js_8_ .g)(error));
}
function tooDeep(path, shownAs) {
return `"${shownAs}" has the directory ${path}, and none below it is read. Move its policies up.`;
}
async function readable(shownAs, path, read) {
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
const gathered = { files: new Map(), bytes: 0 };
const walk = async (path, level) => {
const at = node_path_1_.posix.join(directory, path).replace(/^\.$/, '');
const names = await source.names(at);
if (names === undefined && (await source.isSubmodule?.(at)) === true) {
throw new _model_policy_files_js_4_ .cq(inSubmodule(at, shownAs));
}
for (const name of names ?? []) {
const inner = node_path_1_.posix.join(path, name);
if (isPolicyFile(name)) {
const file = node_path_1_.posix.join(directory, inner);
const content = await readable(shownAs, inner, () => contentOf(source, file));
if (content === undefined) {
const isSubmodule = await source.isSubmodule?.(file);
throw new _model_policy_files_js_4_ .cq(isSubmodule
? inSubmodule(file, shownAs)
: `"${shownAs}" has ${inner}, and no file could be read there from the commit. A policy that is not read may be one that fails.`);
}
add(gathered, inner, content, shownAs);
}
else if (mayBeDirectory(name))
await walk(inner, level + 1);
}
if (names !== undefined && level > MOST_LEVELS)
throw new _model_policy_files_js_4_ .cq(tooDeep(path, shownAs));
return names !== undefined;
};
if (!(await walk('', 0)))
return undefined;
return (0,_trust_tree_js_5_ .O2)({ name: setName, shownAs, files: gathered.files });
}
function inSubmodule(path, shownAs) {
return `"${shownAs}" cannot be read as a whole: ${path} is a submodule, and its files are not in this commit. Name its repository by a pinned address, as in \`git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT\`.`;
}
function mayBeDirectory(name) {
return !isPassedOver(name) && !/\.(?:md|rego|txt|sh|json|ya?ml|tf|hcl|lock|png|svg)$/.test(name);
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
};
