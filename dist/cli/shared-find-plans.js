export const id = 2002;
export const ids = [2002];
export const modules = {
/***/ 29:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( askOpa)
});
var _model_error_message_js_3_ = __webpack_require__(34271);
var _model_parse_js_2_ = __webpack_require__(2340);
var _execute_js_0_ = __webpack_require__(4643);
var _empty_directory_js_1_ = __webpack_require__(18728);
const BOUNDS = {
timeoutMs: 5 * 60_000,
maxBytes: 256 * 1024 * 1024,
maxResidentBytes: 2 * 1024 * 1024 * 1024,
};
async function askOpa({ executeBounded, environment, signal: all = new AbortController().signal }, command) {
const { args, cwd, stdin, signal = all, bounds } = command;
const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
try {
const options = { stdin, variables: (0,_execute_js_0_ .I3)(environment), signal, ...BOUNDS, ...bounds };
const run = (at) => executeBounded('opa', args, { ...options, cwd: at });
const answer = await (cwd === undefined ? (0,_empty_directory_js_1_ .A)(run, signal) : run(cwd));
const { exitCode = -1, ended, ...said } = answer;
if (ended === undefined)
return { exitCode, ...said };
return { ...failed(`opa ${_execute_js_0_ .QG[ended]} and was ended.`), ended };
}
catch (error) {
if ((0,_model_parse_js_2_ .Pf)(error)['code'] === 'ENOENT')
return undefined;
return failed(`opa could not be started: ${(0,_model_error_message_js_3_ .g)(error)}`);
}
}
/***/ }),
/***/ 24839:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( readEngineEnvironment)
});
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
function readEngineEnvironment(names, environment, isSecretOfHost, secrets = []) {
const variables = {};
for (const name of names) {
if (!/^[A-Za-z_]\w*$/.test(name)) {
return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
}
if (OF_THE_GATE.test(name) || isSecretOfHost(name)) {
return {
problem: `${name} belongs to the job, and the configuration that is planned could read it. Pass credentials of your cloud that may only read.`,
};
}
if (OF_THE_ENGINE.test(name)) {
return { problem: `${name} is set by the engine itself. Leave it out.` };
}
const value = environment[name];
if (value === undefined)
continue;
if (secrets.some((secret) => secret !== '' && value.includes(secret))) {
return { problem: `${name} holds a token of this job. Leave it out.` };
}
variables[name] = value;
}
for (const name of NEEDED) {
const value = environment[name];
if (value !== undefined)
variables[name] = value;
}
return { value: variables };
}
/***/ }),
/***/ 19983:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( findRoots),
findPlans: () => ( findPlans),
z: () => ( concernedUnits)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _configuration_affected_js_8_ = __webpack_require__(21818);
var _configuration_backends_js_2_ = __webpack_require__(38987);
var _configuration_file_names_js_9_ = __webpack_require__(96817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _model_quote_js_7_ = __webpack_require__(28187);
var _settings_load_settings_js_4_ = __webpack_require__(72906);
var _settings_local_names_js_5_ = __webpack_require__(45233);
var _outside_modules_js_6_ = __webpack_require__(42130);
function findPlans({ directory, plan = [], workspaces, }, workingDirectory) {
if (plan.length === 0 || (0,_settings_load_settings_js_4_ .EN)(plan, workingDirectory))
return undefined;
const named = workspaces.filter((selector) => selector.kind === 'name');
const found = [];
for (const item of plan) {
const [, workspace, written = item] = /^([\w-]+)=(.+)$/.exec(item) ?? [];
const files = filesOf(written, workingDirectory);
if (files.length === 0 && workspace === undefined)
return { unmatched: item };
const all = files.length === 0 ? [{ file: written, inside: written }] : files;
for (const { file, inside } of all) {
const place = calledAfter(inside, directory, workingDirectory);
const asked = { file, place, directory, named, workingDirectory };
if (workspace === undefined)
found.push(byPlace(asked));
else {
const own = named.find(({ name }) => name === workspace);
const isOther = own === undefined && named.length > 0;
const refused = isOther ? sayUnnamed(file, workspace) : undefined;
const at = own === undefined ? (place ?? directory) : own.directory;
found.push({ file, workspace, directory: at, refused });
}
}
}
return found;
}
function byPlace(asked) {
const { file, place, directory, named, workingDirectory } = asked;
if (place === undefined) {
const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
const refused = `${(0,_model_quote_js_7_ .hD)(file)} is called after no directory that is there. Call it like the directory that was planned, as in live/app/plan.json, or write workspace=${file}.`;
return { file, workspace, directory: undefined, refused };
}
const real = (path) => (0,_machine_find_repository_js_3_ .eF)((0,node_path_1_.resolve)(workingDirectory, path));
const there = named.filter((one) => real(one.directory ?? directory) === real(place));
const [only, second] = there;
const workspace = only?.name ?? nameOfPlace(place, directory);
const refused = second !== undefined
? `${(0,_model_quote_js_7_ .hD)(file)} is of one of ${there.map(({ name }) => (0,_model_quote_js_7_ .hD)(name)).join(', ')}, which have the same directory. Write workspace=${file}.`
: only === undefined && named.length > 0
? sayUnnamed(file, workspace)
: undefined;
return { file, workspace, directory: only ? only.directory : place, refused };
}
function sayUnnamed(file, workspace) {
return `${(0,_model_quote_js_7_ .hD)(file)} is the plan of ${(0,_model_quote_js_7_ .hD)(workspace)}, which \`workspaces\` does not name. Name it there, or take the plan out.`;
}
function nameOfPlace(place, directory) {
const inside = node_path_1_.posix.relative((0,_outside_modules_js_6_ .df)(directory), place);
return (0,_settings_local_names_js_5_ .yJ)((0,node_path_1_.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
}
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];
function calledAfter(inside, directory, workingDirectory) {
const above = node_path_1_.posix.dirname(inside);
const isPlain = above !== '.' || PLAIN_NAMES.includes(inside);
const candidates = [inside.replace(/\.json$/, ''), ...(isPlain ? [above] : [])];
return candidates
.map((candidate) => node_path_1_.posix.join((0,_outside_modules_js_6_ .df)(directory), candidate))
.find((place) => (0,_outside_modules_js_6_ .wd)((0,node_path_1_.resolve)(workingDirectory, place)));
}
function filesOf(written, workingDirectory) {
const path = (0,_outside_modules_js_6_ .df)(written);
const isWhole = !/[*?]/.test(path);
if (isWhole && !(0,_outside_modules_js_6_ .wd)((0,node_path_1_.resolve)(workingDirectory, path))) {
const stats = (0,node_fs_0_.statSync)((0,node_path_1_.resolve)(workingDirectory, path), { throwIfNoEntry: false });
return stats?.isFile() === true ? [{ file: written, inside: node_path_1_.posix.normalize(path) }] : [];
}
const segments = path.split('/');
const first = segments.findIndex((segment) => /[*?]/.test(segment));
const base = isWhole ? path : segments.slice(0, first).join('/') || (first > 0 ? '/' : '.');
const pattern = isWhole ? '**/*.json' : segments.slice(first).join('/');
const top = (0,node_path_1_.resolve)(workingDirectory, base);
if (!(0,_outside_modules_js_6_ .wd)(top))
return [];
return (0,node_fs_0_.readdirSync)(top, { recursive: true, withFileTypes: true })
.filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
.map((entry) => (0,_outside_modules_js_6_ .df)((0,node_path_1_.relative)(top, (0,node_path_1_.join)(entry.parentPath, entry.name))))
.filter((inside) => (0,_configuration_affected_js_8_ .uv)(pattern, inside))
.sort()
.map((inside) => ({ file: node_path_1_.posix.join(base, inside), inside }));
}
const MAX_DEPTH = 8;
async function findRoots(directory, workingDirectory) {
const roots = [];
const visit = async (place, depth) => {
const path = (0,node_path_1_.resolve)(workingDirectory, place);
const entries = (0,node_fs_0_.readdirSync)(path, { withFileTypes: true });
const names = entries.map(({ name }) => name);
let isAbove = false;
for (const entry of depth < MAX_DEPTH ? entries : []) {
const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
if (isSearched && (await visit(node_path_1_.posix.join(place, entry.name), depth + 1)))
isAbove = true;
}
const isUnit = names.includes('terragrunt.hcl');
const isModule = names.includes('.terraform.lock.hcl') ||
(names.some(_configuration_file_names_js_9_ .ZC) && (await (0,_configuration_backends_js_2_ .k)((0,_settings_load_settings_js_4_ .nG)(path), '')).blocks.length > 0);
if (isModule || (isUnit && !isAbove)) {
const name = nameOfPlace(place, directory);
roots.push({ kind: 'name', name, directory: place, isUnit });
}
return isUnit || isAbove;
};
await visit((0,_outside_modules_js_6_ .df)(directory), 0);
return roots;
}
function concernedUnits(roots, changed, nameInRepository) {
const places = roots.map((root) => ({ root, at: `${nameInRepository(root.directory)}/` }));
return roots.filter((unit) => {
const others = places.filter(({ root }) => root !== unit);
const isElsewhere = (path) => others.some(({ at }) => path.startsWith(at));
return unit.isUnit && (changed === undefined || !changed.every(isElsewhere));
});
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
var _model_parse_js_5_ = __webpack_require__(2340);
var _model_policy_files_js_3_ = __webpack_require__(48391);
var _model_quote_js_4_ = __webpack_require__(28187);
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
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_4_ .hD)(key)} is no text and no list of texts.`);
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
notices: others.map((key) => `${CONFTEST_FILE}: ${(0,_model_quote_js_4_ .hD)(key)} is not read here. ${_model_conftest_js_2_ .w[key] ?? ''}`.trim()),
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
const texts = [...value.matchAll(TEXT)].flatMap(([, double, single]) => double === undefined ? (single ?? []) : String((0,_model_parse_js_5_ .qF)(`"${double}"`)));
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
else if (!name.includes('.'))
await walk(inner);
}
return names !== undefined;
};
for (const path of paths) {
if (await walk(node_path_0_.posix.normalize(path)))
continue;
const text = await files.read(path);
if (text === undefined)
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_4_ .hD)(path)} is missing.`);
texts[path] = text;
}
const query = '{file: value | some file, text in input; value := yaml.unmarshal(text)}';
const args = ['eval', '--stdin-input', '--format', 'raw', query];
const answer = await (0,_machine_ask_opa_js_1_ .a)(ports, { args, stdin: JSON.stringify(texts) });
const values = (0,_model_parse_js_5_ .Pf)((0,_model_parse_js_5_ .qF)(answer?.stdout ?? ''));
const document = {};
for (const path of Object.keys(texts)) {
if (answer !== undefined && !(0,_model_parse_js_5_ .u4)(values[path])) {
throw new _model_policy_files_js_3_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_4_ .hD)(path)} is no object of JSON or YAML.`);
}
mergeInto(document, values[path]);
}
return JSON.stringify(document);
}
function mergeInto(document, values) {
for (const [key, value] of Object.entries((0,_model_parse_js_5_ .Pf)(values))) {
const known = Object.hasOwn(document, key) ? document[key] : undefined;
if ((0,_model_parse_js_5_ .u4)(known) && (0,_model_parse_js_5_ .u4)(value))
mergeInto(known, value);
else
Object.defineProperty(document, key, { value, enumerable: true, writable: true });
}
}
/***/ })
};
