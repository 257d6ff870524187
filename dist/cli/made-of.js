export const id = 3076;
export const ids = [3076,8717];
export const modules = {
/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DT: () => ( valuesOfArgument),
readConfiguration: () => ( readConfiguration),
searchedFiles: () => ( searchedFiles),
xV: () => ( readTemplate),
yR: () => ( readText)
});
var node_path_0_ = __webpack_require__(76760);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
var _file_names_js_5_ = __webpack_require__(96817);
var _module_files_js_2_ = __webpack_require__(60868);
var _module_manifest_js_3_ = __webpack_require__(27126);
var _module_source_js_6_ = __webpack_require__(58230);
var _syntax_parse_hcl_js_4_ = __webpack_require__(88603);
const MODULE_LIMIT = 1_000;
function searchedFiles(files, check = () => undefined) {
return { files, budget: { characters: 10_000_000, check }, parsed: new Map() };
}
function readConfiguration(directory, sources) {
const root = emptyModule(directory);
const recorded = recordedIn(directory, sources);
const configuration = { modules: [], unclear: [], sources: [] };
const modules = new Map([[directory, root]]);
for (const module of modules.values()) {
if (configuration.modules.length >= MODULE_LIMIT) {
configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
break;
}
configuration.modules.push(module);
const { directory: here } = module;
const names = sources.files.readDirectory(here);
const texts = [...(0,_file_names_js_5_ .AM)(names), ...(module === root ? (0,_file_names_js_5_ .DF)(names) : [])];
const paths = module === root ? names.filter(_file_names_js_5_ .H9) : texts;
module.paths = paths.map((name) => (0,node_path_0_.join)(here, name));
const source = { text: (path) => readText(path, sources), parsed: sources.parsed };
const read = texts.map((name) => (0,_module_files_js_2_ .LI)((0,node_path_0_.join)(here, name), source));
for (const file of read)
addFile(file, module, configuration);
for (const call of module.calls.values()) {
const targets = [...sourcesOf(call, configuration), ...recorded(call.label)];
for (const target of new Set(targets)) {
const callee = modules.get(target) ?? emptyModule(target);
modules.set(target, callee);
callee.callers.push(call);
}
}
}
return configuration;
}
function recordedIn(directory, sources) {
const text = readText((0,node_path_0_.join)(directory, ..._module_manifest_js_3_ .dp.split('/')), sources);
const records = typeof text === 'string' ? (0,_module_manifest_js_3_ .WI)(text) : [];
if ('problem' in records)
return () => [];
return (label) => (0,_module_manifest_js_3_ .Ts)(records, label).map((inner) => (0,node_path_0_.resolve)(directory, inner));
}
function emptyModule(directory) {
return { directory, paths: [], blocks: [], loose: [], calls: new Map(), callers: [] };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
const [first] = problems;
const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
if (why !== undefined)
unclear.push({ path, why, range: first?.range });
for (const { name, value, range } of body.attributes) {
const key = { kind: 'literal', value: name, range };
const entry = { kind: 'object', entries: [{ key, value }], range };
module.loose.push({ module, block: undefined, path, value: entry });
}
for (const block of body.blocks) {
module.blocks.push({ block, path });
if (block.type !== 'module')
continue;
const [label = ''] = block.labels;
const call = module.calls.get(label) ?? { module, label, blocks: [] };
module.calls.set(label, call);
call.blocks.push({ module, block, path });
}
}
function valuesOfArgument({ blocks }, argument) {
return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
function sourcesOf(call, configuration) {
return valuesOfArgument(call, 'source').flatMap((source) => {
const { value } = source;
const text = value.kind === 'literal' ? String(value.value).normalize('NFC') : undefined;
const path = (0,_module_source_js_6_ .$)(text);
if (path !== undefined)
return [(0,node_path_0_.resolve)(call.module.directory, path)];
const isElsewhere = text !== undefined && !/^(?:\.|\/|[a-z]+::[./]|(?:\w+::)?file:)/i.test(text);
if (!isElsewhere)
configuration.sources.push(source);
return [];
});
}
function readText(path, { files, budget }) {
budget.check();
const text = files.readFile(path);
if (text === undefined)
return { why: _module_files_js_2_ .v8 };
if (text.length > _syntax_hcl_syntax_js_1_ .h1)
return { why: _module_files_js_2_ .ch };
budget.characters -= text.length;
if (budget.characters < 0)
return { why: 'the configuration is too large to be read here' };
return text;
}
function readTemplate(text, { budget }) {
budget.check();
budget.characters -= text.length;
if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js_1_ .h1)
return undefined;
const { value, problems } = (0,_syntax_parse_hcl_js_4_ .Q)(text);
return problems.length === 0 ? value : undefined;
}
/***/ }),
/***/ 38717:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( sha256Of),
W: () => ( compareDigest),
digestPath: () => ( digestPath),
nameOfDigest: () => ( nameOfDigest),
writeDigest: () => ( writeDigest)
});
var node_crypto_0_ = __webpack_require__(77598);
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_parse_js_2_ = __webpack_require__(2340);
var _model_name_some_js_4_ = __webpack_require__(65917);
var _model_quote_js_3_ = __webpack_require__(28187);
const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .yGV(HEX));
const KINDS = ['variables', 'generated', 'lock file'];
const digestSchema = _client_wire_schema_js_1_ .rej({
format: _client_wire_schema_js_1_ .euz(1),
plan: sha256,
commit: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .yGV(COMMIT)),
directory: _client_wire_schema_js_1_ .YjP(),
workspace: _client_wire_schema_js_1_ .YjP(),
run: _client_wire_schema_js_1_ .mee(_client_wire_schema_js_1_ .YjP()),
files: _client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .rej({ kind: _client_wire_schema_js_1_ .KIO(KINDS), sha256 })),
});
function digestPath(plan) {
return `${plan}.digest`;
}
function writeDigest(plan, { files, ...madeOf }) {
const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
const digest = { format: 1, plan: sha256Of(plan), ...madeOf, files: sorted };
return `${JSON.stringify(digest, undefined, 1)}\n`;
}
function nameOfDigest(text) {
return `sha256:${sha256Of(text)}`;
}
function compareDigest(text, demands) {
const { planDigest, inJob } = demands;
if (text === undefined) {
const words = 'no digest: nothing says which files it is of';
const isNeeded = inJob || planDigest !== undefined;
const [objections, notes] = isNeeded ? [[MISSING], []] : [[], [MISSING]];
return { objections, notes, words };
}
const checked = _client_wire_schema_js_1_ .xLC(digestSchema, (0,_model_parse_js_2_ .qF)(text));
if (!checked.success) {
const objection = `The digest beside the plan is not what \`plangate digest\` writes. ${AGAIN}`;
return { objections: [objection], notes: [], words: 'its digest cannot be read' };
}
const digest = checked.output;
const objections = [];
if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
objections.push('The digest beside the plan is not the one that `plan-digest` names. Take both from the same run of the job that plans.');
}
if (digest.plan !== sha256Of(demands.plan)) {
objections.push(`The digest beside the plan is that of another plan. ${AGAIN}`);
}
objections.push(...differencesOf(digest, demands));
const notes = inJob ? [sayCommit(digest.commit, demands)] : [];
const others = Object.entries(digest.files);
if (others.length > 0)
notes.push(sayFiles(others));
const isThat = objections.length === 0;
const words = isThat ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
return { objections, notes, words };
}
const AGAIN = 'Write it again with `plangate digest`.';
const MISSING = 'There is no digest beside the plan, so it may be the plan of other files. Run `plangate digest plan.json` in the job that plans, and keep the digest beside the plan.';
function differencesOf(digest, demands) {
const { head, merge, directory, workspace, run, inJob, planDigest } = demands;
const found = [];
if (head === undefined) {
found.push('It is not known which commit is judged, so the plan may be of another one.');
}
else if (digest.commit !== head && digest.commit !== merge) {
found.push(`The plan is of commit ${short(digest.commit)}, and ${short(head)} is judged. Make the plan of the commit that is judged.`);
}
if (digest.directory !== directory) {
found.push(`The plan is of the directory ${(0,_model_quote_js_3_ .hD)(digest.directory)}, and ${(0,_model_quote_js_3_ .hD)(directory)} is judged. Name with \`--directory\` what was planned.`);
}
if (digest.workspace !== workspace) {
found.push(`The plan is of the workspace ${(0,_model_quote_js_3_ .hD)(digest.workspace)}, and ${(0,_model_quote_js_3_ .hD)(workspace)} is judged. Name it with \`--workspace\` where you run \`plangate digest\`.`);
}
if (!inJob)
return found;
if (run === null) {
if (planDigest === undefined)
found.push(NO_RUN);
}
else if (digest.run !== run) {
const other = digest.run === null ? 'of no run' : `of ${(0,_model_quote_js_3_ .hD)(digest.run)}`;
found.push(`The plan is ${other} of the CI host, and this is ${(0,_model_quote_js_3_ .hD)(run)}. Take the plan of the same run, never from a cache.`);
}
return found;
}
const NO_RUN = 'This CI host does not say which run this is, so the plan may be of another one. Hand what `plangate digest` prints to this job as `plan-digest`.';
function sayCommit(commit, { head, merge }) {
return commit === merge && commit !== head
? `The plan is of ${short(commit)}, the merge that the CI host made of ${short(head ?? '')}.`
: `The plan is of commit ${short(commit)}.`;
}
const MOST = 5;
function sayFiles(files) {
const named = files.map(([path, { kind, sha256: of }]) => `${(0,_model_quote_js_3_ .hD)(path)} (${kind}, SHA-256 ${short(of)})`);
return `The plan was also made of ${(0,_model_name_some_js_4_ .K)(named, MOST)}, as they were in the job that planned.`;
}
function short(id) {
return id.slice(0, 12);
}
function sha256Of(content) {
return (0,node_crypto_0_.createHash)('sha256').update(content).digest('hex');
}
/***/ }),
/***/ 53076:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
describeFiles: () => ( describeFiles)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _configuration_file_names_js_15_ = __webpack_require__(96817);
var _configuration_module_manifest_js_2_ = __webpack_require__(27126);
var _configuration_module_source_js_14_ = __webpack_require__(58230);
var _configuration_read_configuration_js_3_ = __webpack_require__(51741);
var _configuration_affected_js_12_ = __webpack_require__(21818);
var _machine_files_here_js_4_ = __webpack_require__(80467);
var _machine_checked_out_commit_js_5_ = __webpack_require__(97701);
var _machine_read_regular_js_6_ = __webpack_require__(43962);
var _machine_compare_with_commit_js_7_ = __webpack_require__(40167);
var _machine_git_objects_js_8_ = __webpack_require__(71650);
var _machine_find_repository_js_9_ = __webpack_require__(6609);
var _model_name_some_js_16_ = __webpack_require__(65917);
var _model_quote_js_13_ = __webpack_require__(28187);
var _digest_js_10_ = __webpack_require__(38717);
var _outside_modules_js_11_ = __webpack_require__(42130);
const LOCK_FILE = '.terraform.lock.hcl';
async function describeFiles(planned, ports) {
const { directory, repository } = planned;
const commit = await (0,_machine_checked_out_commit_js_5_ .U)(repository);
const { modules, unclear } = modulesOf(directory);
const inside = (path) => (0,_outside_modules_js_11_ .df)((0,node_path_1_.relative)(repository.root, path));
const isNeeded = (path) => modules.some((module) => (0,_machine_find_repository_js_9_ .Yw)((0,node_path_1_.join)(repository.root, path), (0,_machine_find_repository_js_9_ .eF)(module)));
const compared = await (0,_machine_compare_with_commit_js_7_ .T)(repository, ports, { isNeeded });
if (commit === undefined || compared === undefined)
return { refused: [NO_COMMIT] };
const { committed, differences } = compared;
const changed = differences.filter(({ how }) => how !== 'added');
const locks = await locksWithMoreHashes(changed, { committed, repository }, ports);
const others = changed.filter(({ path }) => !locks.includes(path));
const { named, missing } = readVarFiles(planned, inside);
const untracked = [];
for (const path of filesThatAreRead(modules)) {
const key = inside(path);
if (Object.hasOwn(named, key) || isCommitted(path, committed, repository))
continue;
const written = (0,_outside_modules_js_11_ .df)((0,node_path_1_.relative)(planned.workingDirectory, path));
const kind = path === (0,node_path_1_.join)(directory, LOCK_FILE)
? 'lock file'
: planned.generated.some((pattern) => (0,_configuration_affected_js_12_ .uv)(pattern, written))
? 'generated'
: undefined;
if (kind === undefined)
untracked.push(key);
else
named[key] = { kind, sha256: (0,_digest_js_10_ .B)((0,_machine_read_regular_js_6_ .js)(path)) };
}
for (const path of locks) {
named[path] = {
kind: 'lock file',
sha256: (0,_digest_js_10_ .B)((0,_machine_read_regular_js_6_ .js)((0,node_path_1_.join)(repository.root, path))),
};
}
const refused = [...unclear, ...missing, ...sayChanged(others), ...sayUntracked(untracked)];
if (refused.length > 0)
return { refused };
const notices = locks.map((path) => `${path} has more hashes than the commit, of the same versions of providers.`);
const at = inside(directory);
return { commit, directory: at === '' ? '.' : at, files: named, notices };
}
const NO_COMMIT = 'Git does not say which commit is checked out, so nothing says of which files the plan is.';
function modulesOf(directory) {
const fetched = (0,node_path_1_.join)(directory, '.terraform', 'modules');
const said = [];
const found = new Set();
const roots = [directory];
for (const root of roots) {
const { modules, unclear, sources } = (0,_configuration_read_configuration_js_3_.readConfiguration)(root, (0,_configuration_read_configuration_js_3_.searchedFiles)(_machine_files_here_js_4_ .a));
said.push(...unclear.map(({ path, why }) => `${nameIn(directory, path)}: ${why}.`));
for (const module of modules) {
const isFetched = (0,_machine_find_repository_js_9_ .Yw)((0,_machine_find_repository_js_9_ .eF)(module.directory), (0,_machine_find_repository_js_9_ .eF)(fetched));
if (!isFetched || isCalledByPath(module, fetched))
found.add(module.directory);
}
for (const { path, block } of sources) {
const label = block?.labels[0] ?? '';
const places = recordedPlaces(directory, label);
roots.push(...places.filter((place) => !roots.includes(place)));
if (places.length > 0)
continue;
said.push(`${nameIn(directory, path)}: nothing says where the source of module ${(0,_model_quote_js_13_ .hD)(label)} leads. Run \`terraform init\` first.`);
}
}
return { modules: [...found], unclear: said };
}
function recordedPlaces(directory, label) {
const text = _machine_files_here_js_4_ .a.readFile((0,node_path_1_.join)(directory, ..._configuration_module_manifest_js_2_ .dp.split('/')));
const records = text === undefined ? [] : (0,_configuration_module_manifest_js_2_ .WI)(text);
if ('problem' in records)
return [];
return records
.filter(({ key }) => key === label || key.endsWith(`.${label}`))
.map((record) => (0,node_path_1_.resolve)(directory, record.directory));
}
function nameIn(directory, path) {
return (0,_outside_modules_js_11_ .df)((0,node_path_1_.relative)(directory, path));
}
function isCalledByPath({ directory, callers }, fetched) {
const names = (call) => (0,_configuration_read_configuration_js_3_ .DT)(call, 'source').some(({ value }) => {
const path = value.kind === 'literal' ? (0,_configuration_module_source_js_14_ .$)(String(value.value)) : undefined;
return path !== undefined && (0,node_path_1_.resolve)(call.module.directory, path) === directory;
});
return callers.some((call) => !(0,_machine_find_repository_js_9_ .Yw)(call.module.directory, fetched) && names(call));
}
function filesThatAreRead(modules) {
return modules.flatMap((module, at) => _machine_files_here_js_4_ .a
.readDirectory(module)
.filter(at === 0 ? _configuration_file_names_js_15_ .H9 : _configuration_file_names_js_15_ .ZC)
.map((name) => (0,node_path_1_.join)(module, name))
.filter((path) => (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true));
}
function isCommitted(path, committed, { root }) {
const directory = (0,_machine_find_repository_js_9_ .eF)((0,node_path_1_.resolve)(path, '..'));
const entry = (0,node_path_1_.join)(directory, path.slice(path.lastIndexOf(node_path_1_.sep) + 1));
return [entry, (0,_machine_find_repository_js_9_ .eF)(path)].every((real) => (0,_machine_find_repository_js_9_ .Yw)(real, root) && committed.has((0,_outside_modules_js_11_ .df)((0,node_path_1_.relative)(root, real))));
}
function readVarFiles({ varFiles, workingDirectory }, inside) {
const named = {};
const missing = [];
for (const written of varFiles) {
const path = (0,node_path_1_.resolve)(workingDirectory, written);
try {
named[inside(path)] = { kind: 'variables', sha256: (0,_digest_js_10_ .B)((0,_machine_read_regular_js_6_ .js)(path)) };
}
catch {
missing.push(`${(0,_model_quote_js_13_ .hD)(written)} cannot be read. Write the path from where you are.`);
}
}
return { named, missing };
}
async function locksWithMoreHashes(changed, { committed, repository }, ports) {
const found = [];
for (const { path, how } of changed) {
if (how !== 'changed' || path.slice(path.lastIndexOf('/') + 1) !== LOCK_FILE)
continue;
const id = committed.get(path) ?? '';
const before = (await (0,_machine_git_objects_js_8_ .$I)([id], repository, ports)).get(id);
const now = _machine_files_here_js_4_ .a.readFile((0,node_path_1_.join)(repository.root, path));
if (before === undefined || now === undefined)
continue;
if (hasMoreHashes(before.bytes.toString('utf8'), now))
found.push(path);
}
return found;
}
const HASHES_BEGIN = /^ +hashes += +\[$/;
const HASH = /^ +"[a-z0-9]+:[A-Za-z0-9+/=]+",$/;
function hasMoreHashes(committed, text) {
const before = committed.split(/\r?\n/);
let at = 0;
let isInList = false;
for (const line of text.split(/\r?\n/)) {
const isHash = isInList && HASH.test(line);
if (line === before[at])
at += 1;
else if (!isHash)
return false;
isInList = isHash || HASHES_BEGIN.test(line);
}
return at === before.length;
}
function sayChanged(differences) {
if (differences.length === 0)
return [];
const named = differences.map(({ path, how, why }) => `${path} (${why ?? how})`);
return [
`Files are not as the commit has them: ${(0,_model_name_some_js_16_ .K)([...new Set(named)], MOST)}. Plan what is committed, before anything changes the files.`,
];
}
function sayUntracked(paths) {
if (paths.length === 0)
return [];
return [
`Terraform reads files that the commit does not have: ${(0,_model_name_some_js_16_ .K)(paths, MOST)}. Commit them, or name them with \`--var-file\` or \`--generated\`.`,
];
}
const MOST = 10;
/***/ })
};
