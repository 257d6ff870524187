export const id = 3076;
export const ids = [3076,1741];
export const modules = {
/***/ 53076:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b: () => ( uncommittedFiles),
describeFiles: () => ( describeFiles),
openCheckouts: () => ( openCheckouts),
s: () => ( changesSince)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _configuration_file_names_js_12_ = __webpack_require__(96817);
var _configuration_module_manifest_js_2_ = __webpack_require__(27126);
var _configuration_read_configuration_js_3_ = __webpack_require__(51741);
var _configuration_affected_js_10_ = __webpack_require__(21818);
var _machine_files_here_js_4_ = __webpack_require__(80467);
var _machine_find_repository_js_5_ = __webpack_require__(6609);
var _machine_read_regular_js_6_ = __webpack_require__(43962);
var _machine_compare_with_commit_js_7_ = __webpack_require__(40167);
var _machine_git_objects_js_8_ = __webpack_require__(71650);
var _model_quote_js_11_ = __webpack_require__(28187);
var _digest_js_9_ = __webpack_require__(38717);
const LOCK_FILE = '.terraform.lock.hcl';
function openCheckouts(ports) {
const compared = new Map();
const compare = (repository) => {
const comparing = compared.get(repository.root) ?? compareCheckout(repository, ports);
compared.set(repository.root, comparing);
return comparing;
};
return { compare, parsed: ports.parsed };
}
async function compareCheckout(repository, ports) {
const commit = await (0,_machine_find_repository_js_5_ .Uo)(repository);
const compared = await (0,_machine_compare_with_commit_js_7_ .TD)(repository, ports, { isNeeded: () => true });
if (commit === undefined || compared === undefined)
return undefined;
const { committed, differences } = compared;
const changed = differences.filter(({ how }) => how !== 'added');
const locks = await locksWithMoreHashes(changed, { committed, repository }, ports);
return { commit, committed, changed, locks };
}
async function describeFiles(planned, checkouts) {
const { directory, repository } = planned;
const { modules, unclear } = modulesOf(directory, checkouts.parsed);
const inRepository = (path) => (0,_machine_find_repository_js_5_ .df)((0,node_path_1_.relative)(repository.root, path));
const compared = await checkouts.compare(repository);
if (compared === undefined)
return { refused: [NO_COMMIT] };
const { commit, committed, changed, locks } = compared;
const realModules = modules.map(_machine_find_repository_js_5_ .eF);
const isNeeded = (path) => realModules.some((module) => (0,_machine_find_repository_js_5_ .Yw)((0,node_path_1_.join)(repository.root, path), module));
const otherChanges = changed.filter(({ path, isLeftOut }) => !locks.includes(path) && (isLeftOut !== true || isNeeded(path)));
const { named, missing } = readVarFiles(planned, inRepository);
const untracked = [];
const isGenerated = (path) => {
const written = (0,_machine_find_repository_js_5_ .df)((0,node_path_1_.relative)(planned.workingDirectory, path));
return planned.generated.some((pattern) => (0,_configuration_affected_js_10_ .uv)(pattern, written));
};
for (const path of filesThatAreRead(modules)) {
const key = inRepository(path);
if (Object.hasOwn(named, key) || isCommitted(path, committed, repository))
continue;
const sha256 = (0,_digest_js_9_ .B)((0,_machine_read_regular_js_6_ .js)(path));
if (path === (0,node_path_1_.join)(directory, LOCK_FILE))
named[key] = { kind: 'lock file', sha256 };
else if (isGenerated(path))
named[key] = { kind: 'generated', sha256 };
else
untracked.push(key);
}
for (const path of locks) {
named[path] = {
kind: 'lock file',
sha256: (0,_digest_js_9_ .B)((0,_machine_read_regular_js_6_ .js)((0,node_path_1_.join)(repository.root, path))),
};
}
const refused = [
...unclear,
...missing,
...describeChanged(otherChanges),
...describeUntracked(untracked),
];
if (refused.length > 0)
return { refused };
const notices = locks.map((path) => `${path} has more hashes than the commit, of the same versions of providers.`);
return { commit, directory: inRepository(directory) || '.', files: named, notices };
}
async function uncommittedFiles({ directory, repository }, checkouts) {
const compared = await checkouts.compare(repository);
if (compared === undefined)
return undefined;
const { committed, changed } = compared;
const differing = changed.filter(({ isLeftOut }) => isLeftOut !== true).map(({ path }) => path);
const added = filesThatAreRead(modulesOf(directory, checkouts.parsed).modules)
.filter((path) => !isCommitted(path, committed, repository))
.map((path) => (0,_machine_find_repository_js_5_ .df)((0,node_path_1_.relative)(repository.root, path)));
return [...differing, ...added];
}
async function changesSince({ files }, { directory, repository }, checkouts) {
const named = (...kinds) => Object.entries(files).flatMap(([path, { kind }]) => (kinds.includes(kind) ? path : []));
const planned = {
directory,
repository,
workingDirectory: repository.root,
varFiles: named('variables'),
generated: named('generated'),
};
const now = await describeFiles(planned, checkouts);
if ('refused' in now)
return now.refused.map((why) => `${SINCE} ${why}`);
const paths = new Set([...Object.keys(files), ...Object.keys(now.files)]);
const others = [...paths].filter((path) => now.files[path]?.sha256 !== files[path]?.sha256);
if (others.length === 0)
return [];
return [
`${SINCE} ${(0,_model_quote_js_11_ .Kf)(others, MOST_NAMED)} ${others.length === 1 ? 'is' : 'are'} not as the digest has it. Plan again, and write its digest.`,
];
}
const SINCE = 'The files are not those of the plan any more.';
const NO_COMMIT = 'Git does not say which commit is checked out, so nothing says of which files the plan is.';
function modulesOf(directory, parsed) {
const fetched = (0,node_path_1_.join)(directory, '.terraform', 'modules');
const problems = [];
const found = new Set();
const roots = [directory];
for (const root of roots) {
const { modules, unclear, sources } = (0,_configuration_read_configuration_js_3_.readConfiguration)(root, (0,_configuration_read_configuration_js_3_.searchedFiles)(_machine_files_here_js_4_ .Jd, parsed));
problems.push(...unclear.map(({ path, why }) => `${nameIn(directory, path)}: ${why}.`));
for (const module of modules) {
const isFetched = (0,_machine_find_repository_js_5_ .Yw)((0,_machine_find_repository_js_5_ .eF)(module.directory), (0,_machine_find_repository_js_5_ .eF)(fetched));
if (!isFetched || isCalledByPath(module, fetched))
found.add(module.directory);
}
for (const { path, block } of sources) {
const label = block?.labels[0] ?? '';
const places = recordedPlaces(directory, label);
roots.push(...places.filter((place) => !roots.includes(place)));
if (places.length > 0)
continue;
problems.push(`${nameIn(directory, path)}: nothing says where the source of module ${(0,_model_quote_js_11_ .hD)(label)} leads. Run \`terraform init\` first.`);
}
}
return { modules: [...found], unclear: problems };
}
function recordedPlaces(directory, label) {
const text = _machine_files_here_js_4_ .Jd.readFile((0,node_path_1_.join)(directory, ..._configuration_module_manifest_js_2_ .dp.split('/')));
const records = text === undefined ? [] : (0,_configuration_module_manifest_js_2_ .WI)(text);
if ('problem' in records)
return [];
return records
.filter(({ key }) => key === label || key.endsWith(`.${label}`))
.map((record) => (0,node_path_1_.resolve)(directory, record.directory));
}
function nameIn(directory, path) {
return (0,_machine_find_repository_js_5_ .df)((0,node_path_1_.relative)(directory, path));
}
function isCalledByPath({ directory, callers }, fetched) {
const namesDirectory = (call) => (0,_configuration_read_configuration_js_3_ .DT)(call, 'source').some(({ value }) => {
const path = value.kind === 'literal' ? (0,_configuration_module_manifest_js_2_ .$S)(String(value.value)) : undefined;
return path !== undefined && (0,node_path_1_.resolve)(call.module.directory, path) === directory;
});
return callers.some((call) => !(0,_machine_find_repository_js_5_ .Yw)(call.module.directory, fetched) && namesDirectory(call));
}
function filesThatAreRead(modules) {
return modules.flatMap((module, index) => _machine_files_here_js_4_ .Jd
.readDirectory(module)
.filter(index === 0 ? _configuration_file_names_js_12_ .H9 : _configuration_file_names_js_12_ .ZC)
.map((name) => (0,node_path_1_.join)(module, name))
.filter((path) => (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true));
}
function isCommitted(path, committed, { root }) {
const entry = (0,node_path_1_.join)((0,_machine_find_repository_js_5_ .eF)((0,node_path_1_.dirname)(path)), (0,node_path_1_.basename)(path));
return [entry, (0,_machine_find_repository_js_5_ .eF)(path)].every((real) => (0,_machine_find_repository_js_5_ .Yw)(real, root) && committed.has((0,_machine_find_repository_js_5_ .df)((0,node_path_1_.relative)(root, real))));
}
function readVarFiles({ varFiles, workingDirectory }, inRepository) {
const named = {};
const missing = [];
for (const written of varFiles) {
const path = (0,node_path_1_.resolve)(workingDirectory, written);
try {
named[inRepository(path)] = { kind: 'variables', sha256: (0,_digest_js_9_ .B)((0,_machine_read_regular_js_6_ .js)(path)) };
}
catch {
missing.push(`${(0,_model_quote_js_11_ .hD)(written)} cannot be read. Write the path from where you are.`);
}
}
return { named, missing };
}
async function locksWithMoreHashes(changed, { committed, repository }, ports) {
const locks = [];
for (const { path, how } of changed) {
if (how !== 'changed' || node_path_1_.posix.basename(path) !== LOCK_FILE)
continue;
const id = committed.get(path);
if (id === undefined)
continue;
const before = (await (0,_machine_git_objects_js_8_ .$I)([id], repository, ports)).get(id);
const now = _machine_files_here_js_4_ .Jd.readFile((0,node_path_1_.join)(repository.root, path));
if (before === undefined || now === undefined)
continue;
if (hasMoreHashes(before.bytes.toString('utf8'), now))
locks.push(path);
}
return locks;
}
const HASHES_BEGIN = /^ +hashes += +\[$/;
const HASH = /^ +"[a-z0-9]+:[A-Za-z0-9+/=]+",$/;
function hasMoreHashes(committed, text) {
const committedLines = committed.split(/\r?\n/);
let matchedLines = 0;
let isInList = false;
for (const line of text.split(/\r?\n/)) {
const isHash = isInList && HASH.test(line);
if (line === committedLines[matchedLines])
matchedLines += 1;
else if (!isHash)
return false;
isInList = isHash || HASHES_BEGIN.test(line);
}
return matchedLines === committedLines.length;
}
function describeChanged(differences) {
if (differences.length === 0)
return [];
const described = differences.map(({ path, how, why }) => `${path} (${why ?? how})`);
return [
`Files are not as the commit has them: ${(0,_model_quote_js_11_ .Kf)([...new Set(described)], MOST_NAMED)}. Plan what is committed, before anything changes the files.`,
];
}
function describeUntracked(paths) {
if (paths.length === 0)
return [];
return [
`Terraform reads files that the commit does not have: ${(0,_model_quote_js_11_ .Kf)(paths, MOST_NAMED)}. Commit them, or name them with \`--var-file\` or \`--generated\`.`,
];
}
const MOST_NAMED = 10;
/***/ })
};
