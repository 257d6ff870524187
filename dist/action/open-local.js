export const id = 319;
export const ids = [319,866];
export const modules = {
/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LI: () => ( readModuleFile),
_n: () => ( fetchModuleFiles),
ch: () => ( TOO_LONG),
v8: () => ( CANNOT_BE_READ),
yW: () => ( readModuleFiles)
});
var _file_names_js_2_ = __webpack_require__(6817);
var _syntax_hcl_syntax_js_0_ = __webpack_require__(6949);
var _syntax_hcl_js_1_ = __webpack_require__(3984);
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js_0_ .h1} characters`;
function readModuleFiles(names, inDirectory, source) {
return names.map((name) => readModuleFile(name, inDirectory(name), source));
}
function readModuleFile(name, path, source) {
return toFile(name, path, source.text(path), source.parsed);
}
async function fetchModuleFiles(names, inDirectory, read, isWorth = () => true) {
const files = await Promise.all(names.map(async (name) => {
const path = inDirectory(name);
const text = await read(path);
if (text !== undefined && !isWorth(text))
return [];
return [toFile(name, path, text ?? { why: CANNOT_BE_READ }, new Map())];
}));
return files.flat();
}
function toFile(name, path, text, parsed) {
const about = { name, path, isOverride: (0,_file_names_js_2_ .jn)(name) };
const why = typeof text !== 'string' ? text.why : text.length > _syntax_hcl_syntax_js_0_ .h1 ? TOO_LONG : undefined;
if (typeof text !== 'string' || why !== undefined) {
return { ...about, text: '', body: { attributes: [], blocks: [] }, problems: [], unread: why };
}
const key = `${(0,_file_names_js_2_ .i)(name) ? 'json' : 'hcl'} ${text}`;
const file = parsed.get(key) ?? (0,_syntax_hcl_js_1_.parseFile)(name, text);
parsed.set(key, file);
return { ...about, ...file, text, unread: undefined };
}
/***/ }),
/***/ 7126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ts: () => ( directoriesFor),
WI: () => ( readManifest),
dp: () => ( MODULE_MANIFEST),
wK: () => ( findMisled),
zv: () => ( recordOf)
});
var node_path_0_ = __webpack_require__(6760);
var _module_source_js_2_ = __webpack_require__(8230);
var _syntax_read_json_js_1_ = __webpack_require__(9611);
const MODULE_MANIFEST = '.terraform/modules/modules.json';
const FETCHED = '.terraform/modules';
function readManifest(text) {
if (text === '')
return [];
let json;
try {
json = (0,_syntax_read_json_js_1_ .X)(text);
}
catch (error) {
return { problem: error instanceof RangeError ? 'is nested too deeply' : 'is no JSON' };
}
const [modules, ...others] = membersOf(json);
if (modules?.[0] !== 'Modules' || others.length > 0)
return { problem: OTHER_FORM };
const [, list] = modules;
if (list !== null && !Array.isArray(list))
return { problem: OTHER_FORM };
const records = [];
const keys = new Set();
for (const item of list ?? []) {
const record = toRecord(item);
if (record === undefined)
return { problem: OTHER_FORM };
if (keys.has(record.key))
return { problem: `has ${named(record)} twice` };
keys.add(record.key);
records.push(record);
}
return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
return typeof json === 'object' && json !== null && !Array.isArray(json) ? json.entries : [];
}
function toRecord(json) {
const fields = new Map();
for (const [name, value] of membersOf(json)) {
const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
if (!isKnown || typeof value !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(value))
return undefined;
fields.set(name, value);
}
const key = fields.get('Key');
const directory = fields.get('Dir');
if (key === undefined || directory === undefined)
return undefined;
const source = fields.get('Source') ?? '';
const version = fields.get('Version') ?? '';
return { key, source, version, directory };
}
function findMisled(records, directories) {
const places = placesOf(records);
for (const record of records) {
const wrong = whereElse(record, places, directories);
if (wrong !== undefined)
return wrong;
}
return undefined;
}
function placesOf(records) {
return new Map(records.map(({ key, directory }) => [key, directory]));
}
function whereElse(record, places, directories) {
const { key, source, directory } = record;
const sayLed = (why) => `leads ${named(record)} to ${JSON.stringify(directory)}, and ${why}`;
if (key === '') {
if (directory === '.')
return undefined;
return `says that the root module is in ${JSON.stringify(directory)}`;
}
if (directory !== cleaned(directory))
return sayLed('Terraform writes such a path differently');
if (!(0,_module_source_js_2_ .I)(source)) {
const own = `${FETCHED}/${key}`;
const isThere = directory === own || directory.startsWith(`${own}/`);
if (isThere && !directories.isBehindLink(directory))
return undefined;
const links = isThere ? ', with no link on the way' : '';
return sayLed(`it belongs in ${JSON.stringify(own)}${links}`);
}
const own = ownPlace(record, places);
if (own === undefined)
return sayLed('has no record of the module that calls it');
if (directory === own || directories.isSame(directory, own))
return undefined;
return sayLed(`its source is ${JSON.stringify(source)}`);
}
function ownPlace({ key, source }, places) {
const outer = key.slice(0, Math.max(0, key.lastIndexOf('.')));
const caller = outer === '' ? '.' : (places.get(outer) ?? (key.startsWith('test.') ? '.' : undefined));
return caller === undefined ? undefined : cleaned(`${caller}/${(0,_module_source_js_2_ .$)(source) ?? source}`);
}
function named({ key }) {
return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
function cleaned(path) {
return node_path_0_.posix.normalize(path).replace(/(.)\/$/, '$1');
}
function directoriesFor(records, label) {
const places = placesOf(records);
const found = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
(!(0,_module_source_js_2_ .I)(record.source) || record.directory !== ownPlace(record, places)));
return [...new Set(found.map(({ directory }) => directory))];
}
function recordOf(records, { key, source, version }) {
const record = records.find((each) => each.key === key);
if (record === undefined || normal(record.source) !== normal(source))
return undefined;
const wanted = version?.replace(/^\s*=?\s*/, '').trim();
return wanted === undefined || wanted === record.version ? record : undefined;
}
function normal(source) {
const written = (0,_module_source_js_2_ .$)(source);
if (written !== undefined) {
const path = cleaned(written);
return path.startsWith('../') ? path : `./${path}`;
}
return /^[\w-]+\/[\w-]+\/[\w-]+(?:\/\/|$)/.test(source)
? `registry.terraform.io/${source}`
: source;
}
/***/ }),
/***/ 8230:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => ( localPath),
I: () => ( isLocal)
});
function localPath(source) {
if (source === undefined || !isLocal(source))
return undefined;
return source.replaceAll('\\', '/');
}
function isLocal(source) {
return /^\.{1,2}[/\\]/.test(source);
}
/***/ }),
/***/ 2173:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( followLinksIn),
a: () => ( readsHere)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _machine_follow_links_js_2_ = __webpack_require__(7134);
var _machine_read_regular_js_3_ = __webpack_require__(3962);
var _model_or_else_js_4_ = __webpack_require__(7026);
const readsHere = {
readDirectory: (path) => (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.readdirSync)(path), []),
readFile: (path) => (0,_model_or_else_js_4_ .N)(() => (0,_machine_read_regular_js_3_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
follow: _machine_follow_links_js_2_ .e,
};
function followLinksIn(directory, limit = 100_000) {
const places = [];
const queue = [directory];
let entryCount = 0;
for (const folder of queue) {
const entries = (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.readdirSync)(folder, { withFileTypes: true }), []);
entryCount += entries.length;
if (entryCount > limit)
return undefined;
for (const entry of entries) {
const path = (0,node_path_1_.join)(folder, entry.name);
if (entry.isSymbolicLink())
places.push(...(0,_machine_follow_links_js_2_ .e)(path));
else if (entry.isDirectory() && entry.name !== '.git')
queue.push(path);
}
}
return places;
}
/***/ }),
/***/ 1934:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( findOutside),
J: () => ( findPlannedPlace)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _archive_place_js_2_ = __webpack_require__(6424);
var _configuration_file_names_js_4_ = __webpack_require__(6817);
var _files_here_js_3_ = __webpack_require__(2173);
const NAMED = 3;
async function findPlannedPlace(module, limit) {
const reached = await readModules(module);
const inside = reached.filter((path) => isDirectory(path) && (limit === undefined || (0,_archive_place_js_2_ .lU)(path, limit)));
const root = commonDirectory(module, inside);
return { root, workingDirectory: slashed((0,node_path_1_.relative)(root, module)) };
}
async function readModules(module) {
const { searchedFiles, readConfiguration } = await Promise.all([__webpack_require__.e(984), __webpack_require__.e(741)]).then(__webpack_require__.bind(__webpack_require__, 1741));
const { modules } = readConfiguration(module, searchedFiles(_files_here_js_3_ .a));
return modules.map(({ directory }) => directory);
}
function commonDirectory(directory, others) {
let common = directory;
while (!others.every((path) => (0,_archive_place_js_2_ .lU)(path, common)))
common = (0,node_path_1_.dirname)(common);
return common;
}
async function findOutside({ root, climbing }, { inside, repository, isLocal = false }) {
if (!climbing.some((path) => (0,_configuration_file_names_js_4_ .ZC)((0,node_path_1_.basename)(path))))
return undefined;
const module = (0,node_path_1_.join)(root, ...inside.split('/'));
const outside = (await readModules(module)).filter((path) => !(0,_archive_place_js_2_ .lU)(path, root));
if (outside.length === 0)
return undefined;
const gone = outside.filter((path) => !isDirectory(path));
if (gone.length > 0) {
const { subject, it } = describe(gone, module);
const seen = `${subject}, and there is no such directory: the plan will not find ${it}.`;
return { seen, fix: 'Correct the source, or add the directory.' };
}
const beyond = outside.filter((path) => repository !== undefined && !(0,_archive_place_js_2_ .lU)(path, repository));
if (beyond.length > 0) {
const { subject, lies, it } = describe(beyond, module);
const seen = `${subject} and ${lies} outside of the repository, ${repository}: the plan will not find ${it}.`;
return { seen, fix: `Move ${it} into the repository.` };
}
const { subject, lies, it } = describe(outside, module);
const common = commonDirectory(module, outside);
const seen = `${subject} and ${lies} outside of what is ${isLocal ? 'planned' : 'sent'}, ${root}: the plan will not find ${it}.`;
const fix = isLocal
? 'Check the files out with git, which says where the repository begins.'
: `Set the working directory of the workspace to ${JSON.stringify(slashed((0,node_path_1_.relative)(common, module)))} in its settings: then ${common} is sent.`;
return { seen, fix };
}
function describe(paths, module) {
const sources = paths.map((path) => JSON.stringify(slashed((0,node_path_1_.relative)(module, path))));
const more = sources.length > NAMED ? ` and ${sources.length - NAMED} more` : '';
const names = `${sources.slice(0, NAMED).join(', ')}${more}`;
return paths.length === 1
? { subject: `${names} is the source of a module`, lies: 'lies', it: 'it' }
: { subject: `${names} are sources of modules`, lies: 'lie', it: 'them' };
}
function isDirectory(path) {
return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
return path.split(node_path_1_.sep).join('/');
}
/***/ }),
/***/ 6852:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openLocal: () => ( openLocal)
});
var external_node_crypto_ = __webpack_require__(7598);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var hcl = __webpack_require__(3984);
var job_time = __webpack_require__(1680);
var plan_shape = __webpack_require__(3298);
var exchange = __webpack_require__(3536);
var local_names = __webpack_require__(5233);
var workspace_selectors = __webpack_require__(589);
var workspace = __webpack_require__(1956);
var promises_ = __webpack_require__(3836);
var program_path = __webpack_require__(439);
;// CONCATENATED MODULE: ./build/src/machine/apart.js
const AS_ONESELF = ['--user', '--map-current-user'];
const WAYS = [
[
[...AS_ONESELF, '--pid', '--fork', '--kill-child', '--mount-proc'],
[...AS_ONESELF, '--mount'],
],
[AS_ONESELF],
];
const LOOK = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo apart';
const LOOK_MS = 10_000;
const MOST_BYTES = 10_000;
async function startsApart(program, execute, environment) {
const found = await findApart(execute, environment);
if ('execute' in found)
return found;
const notApart = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
return { execute, notApart };
}
async function findApart(execute, environment) {
if ((0,external_node_os_.platform)() !== 'linux')
return { why: `on ${(0,external_node_os_.platform)()}, nothing separates the processes of one user.` };
const unshare = (0,program_path.aY)('unshare', environment);
if (unshare === undefined)
return { why: 'the PATH has no `unshare` (package util-linux).' };
for (const way of WAYS) {
const before = way.flatMap((options) => [unshare, ...options, '--']);
if (await isApart(before, execute))
return { execute: startedBy(before, execute) };
}
const isRestricted = await (0,promises_.readFile)(RESTRICTED, 'utf8').catch(() => '');
return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
async function isApart(before, execute) {
const [program = '', ...args] = before;
const look = [...args, '/bin/sh', '-c', LOOK];
const { signal } = new AbortController();
const limits = { cwd: '/', signal, timeoutMs: LOOK_MS, maxBytes: MOST_BYTES };
const seen = await execute(program, look, { ...limits, variables: {} }).catch(() => undefined);
return seen?.stdout === 'apart\n';
}
function startedBy(before, execute) {
const [first = '', ...rest] = before;
return (program, args, options) => {
const path = (0,program_path.aY)(program, (0,program_path.DD)(options.variables, options.cwd));
if (path === undefined)
return execute(program, args, options);
return execute(first, [...rest, path, ...args], options);
};
}
var machine_execute = __webpack_require__(1455);
var find_repository = __webpack_require__(6609);
var ci_hosts = __webpack_require__(5185);
;// CONCATENATED MODULE: ./build/src/service/engines/engine-environment.js
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
function readEngineEnvironment(names, environment, secrets = []) {
const variables = {};
for (const name of names) {
if (!/^[A-Za-z_]\w*$/.test(name)) {
return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
}
if (OF_THE_GATE.test(name) || (0,ci_hosts.sG)(name)) {
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
var failed_plan = __webpack_require__(3506);
var dist = __webpack_require__(7934);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/service/engines/program-log.js
const LONGEST_LINE = 256 * 1024;
function createLineFilter(pass) {
const lines = [];
let rest = '';
const take = (keeps) => (text) => {
rest += text;
for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
const line = rest.slice(0, end);
rest = rest.slice(end + 1);
const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
if (type === undefined || !keeps(type))
continue;
lines.push(line);
pass(`${line}\n`);
}
if (rest.length > LONGEST_LINE)
rest = ' '.repeat(LONGEST_LINE + 1);
};
return {
diagnostics: take((type) => type === 'diagnostic'),
everything: take(() => true),
log: () => lines.map((line) => `${line}\n`).join(''),
};
}
const lineSchema = dist._H3({
'@level': dist.YjP(),
'@message': dist.YjP(),
type: dist.YjP(),
});
function typeOf(line) {
const parsed = dist.xLC(lineSchema, (0,parse.qF)(line));
return parsed.success ? parsed.output.type : undefined;
}
const position = dist._H3({ line: dist.aig(), column: dist.aig() });
const diagnosticSchema = dist._H3({
diagnostic: dist._H3({
severity: dist.KIO(['error', 'warning']),
summary: dist.YjP(),
detail: dist.lqM(dist.YjP(), ''),
address: dist.lqM(dist.YjP()),
range: dist.lqM(dist._H3({ filename: dist.YjP(), start: position, end: position })),
}),
});
function problemsIn(log) {
return log.split('\n').flatMap((line) => {
const parsed = dist.xLC(diagnosticSchema, (0,parse.qF)(line));
return parsed.success ? [parsed.output.diagnostic] : [];
});
}
var read_plan = __webpack_require__(4165);
var file_names = __webpack_require__(6817);
var module_manifest = __webpack_require__(7126);
var error_message = __webpack_require__(4271);
var tar = __webpack_require__(4802);
;// CONCATENATED MODULE: ./build/src/service/engines/run-programs.js
const CLI_CONFIGURATION = 'disable_checkpoint = true\nprovider_installation {\n  direct {}\n}\n';
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG = 64 * 1024 * 1024;
async function planUnpacked(options, request, plan) {
const make = async () => (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.temporaryDirectory ?? (0,external_node_os_.tmpdir)(), external_node_path_.sep)));
const files = await make();
const root = await make();
try {
const places = await makePlaces({ files, root }, request);
return await plan(new Programs(options, request, places));
}
catch (error) {
const isForPeople = error instanceof tar.YF || error instanceof read_plan.np;
if (!isForPeople && !(error instanceof EngineFailure))
throw error;
const summary = `${options.program} made no plan`;
const failed = { severity: 'error', summary, detail: (0,error_message.g)(error) };
return (0,failed_plan.n)(request.terraformVersion, [failed]);
}
finally {
for (const path of [files, root])
await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
}
}
class EngineFailure extends Error {
name = 'EngineFailure';
}
async function makePlaces({ files, root }, request) {
const { archive, workingDirectory, variables } = request;
if (archive === null)
throw new EngineFailure('The service has no files of this version.');
const places = {
files,
root,
work: (0,external_node_path_.join)(files, workingDirectory),
planFile: (0,external_node_path_.join)(root, 'plan'),
stateFile: (0,external_node_path_.join)(root, 'state', 'terraform.tfstate'),
variablesFile: (0,external_node_path_.join)(root, 'variables.tfvars.json'),
data: (0,external_node_path_.join)(root, 'data'),
};
for (const name of ['home', 'temporary', 'data', 'state'])
await (0,promises_.mkdir)((0,external_node_path_.join)(root, name));
await writeFiles(archive, files);
await takeManifest(places);
await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'cli.tfrc'), CLI_CONFIGURATION);
await (0,promises_.writeFile)(places.variablesFile, JSON.stringify(variables));
const names = await (0,promises_.readdir)(places.work).catch(() => []);
if (!names.some(file_names.ZC)) {
const where = workingDirectory || 'its root directory';
throw new EngineFailure(`The upload has no .tf file in ${where}. Set the workspace's working directory.`);
}
return places;
}
const LIMITS = {
maxBytes: 512 * 1024 * 1024,
maxEntries: 100_000,
wanted: () => true,
maxKept: 512 * 1024 * 1024,
};
async function writeFiles(archive, directory) {
const { files, links, programs } = await (0,tar.$2)(archive, LIMITS);
for (const path of [...files.keys(), ...links.keys()])
refuseBelowLink(path, links);
for (const [path, content] of files) {
if (links.has(path))
throw new tar.YF(`the archive has a file and a link: ${path}`);
const target = (0,external_node_path_.join)(directory, path);
await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
await (0,promises_.writeFile)(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
}
for (const [path, leadsTo] of links) {
const target = (0,external_node_path_.join)(directory, path);
await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
await (0,promises_.symlink)(external_node_path_.posix.relative(external_node_path_.posix.dirname(path), leadsTo) || '.', target);
}
}
function refuseBelowLink(path, links) {
for (let at = external_node_path_.posix.dirname(path); at !== '.'; at = external_node_path_.posix.dirname(at)) {
if (links.has(at))
throw new tar.YF(`the archive has a file below a link: ${path}`);
}
}
async function takeManifest({ files, root, work }) {
const path = (0,external_node_path_.join)(work, ...module_manifest.dp.split('/'));
const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
if (text === undefined)
return;
const records = (0,module_manifest.WI)(text);
if ('problem' in records)
throw new EngineFailure(`${module_manifest.dp} ${records.problem}.`);
const outside = records.find(({ directory }) => !isBelow((0,external_node_path_.resolve)(work, directory), files));
if (outside !== undefined) {
const led = `module ${JSON.stringify(outside.key)} to ${JSON.stringify(outside.directory)}`;
throw new EngineFailure(`${module_manifest.dp} leads ${led}, out of the upload.`);
}
await (0,promises_.mkdir)((0,external_node_path_.join)(root, 'data', 'modules'));
await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'data', 'modules', (0,external_node_path_.basename)(path)), text);
}
function isBelow(path, directory) {
return path === directory || path.startsWith(directory + external_node_path_.sep);
}
class Programs {
request;
places;
options;
#deadline;
constructor(options, request, places) {
this.options = options;
this.request = request;
this.places = places;
this.#deadline = options.clock.now() + (options.timeoutMs ?? TIMEOUT_MS);
}
async run(args, more = {}) {
const { program, execute, clock, maxLogBytes = MOST_LOG } = this.options;
const { root, work } = this.places;
const maxBytes = more.maxBytes ?? maxLogBytes;
const ended = await execute(program, args, {
cwd: work,
variables: { ...this.#variables(root), ...more.variables },
signal: this.request.signal,
timeoutMs: Math.max(1, this.#deadline - clock.now()),
maxBytes,
take: more.take,
}).catch((error) => {
throw new EngineFailure(`${program} could not be started: ${(0,error_message.g)(error)}. Install it, or choose another engine.`);
});
if (ended.ended === undefined)
return ended;
throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY[ended.ended](maxBytes)}`);
}
#variables(root) {
return {
...this.request.environment,
...this.options.variables,
HOME: (0,external_node_path_.join)(root, 'home'),
USERPROFILE: (0,external_node_path_.join)(root, 'home'),
TMPDIR: (0,external_node_path_.join)(root, 'temporary'),
TEMP: (0,external_node_path_.join)(root, 'temporary'),
TMP: (0,external_node_path_.join)(root, 'temporary'),
TF_CLI_CONFIG_FILE: (0,external_node_path_.join)(root, 'cli.tfrc'),
TF_DATA_DIR: this.places.data,
TF_IN_AUTOMATION: '1',
TF_INPUT: '0',
CHECKPOINT_DISABLE: '1',
};
}
withoutPaths(text) {
const { work, files, root } = this.places;
return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
}
}
const WHY = {
timeout: () => 'took too long and was ended with everything that it had started.',
flood: (bytes) => `printed more than ${bytes} bytes and was ended.`,
memory: () => 'took too much memory and was ended.',
aborted: () => 'was ended, because the run was canceled.',
};
var module_files = __webpack_require__(868);
;// CONCATENATED MODULE: ./build/src/configuration/backends.js
async function readBackends(files, directory) {
const names = (0,file_names.AM)((await files.names(directory)) ?? []);
const all = await (0,module_files._n)(names, (name) => external_node_path_.posix.join(directory, name), (path) => files.read(path), (text) => /backend|cloud|state_store|\\u/.test(text));
const found = all.flatMap(({ name, body }) => body.blocks
.filter(({ type }) => type === 'terraform')
.flatMap((block) => backendsIn(block.body).map((backend) => ({ backend, file: name }))));
const written = JSON.stringify(found.map(({ backend }) => backend), (key, value) => (key === 'range' ? undefined : value));
return {
blocks: found.map(({ backend: { type, labels }, file }) => ({
kind: type === 'cloud' ? type : (labels[0] ?? ''),
file,
})),
written,
isCertain: all.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
isLiteral: !EVALUATED.test(written),
};
}
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
const STATE_BLOCKS = ['backend', 'state_store'];
function backendsIn({ blocks, attributes }) {
const inJson = attributes.flatMap(({ name, value, range }) => {
if (name === 'cloud')
return [toBlock(name, [], { name, value, range })];
if (!STATE_BLOCKS.includes(name))
return [];
const objects = value.kind === 'tuple' ? value.items : [value];
return objects.flatMap((object) => object.kind !== 'object'
? []
: object.entries.map(({ key, value: inner }) => {
const label = key.kind === 'literal' ? String(key.value) : '';
return toBlock(name, [label], { name, value: inner, range });
}));
});
return [
...blocks.filter(({ type }) => type === 'cloud' || STATE_BLOCKS.includes(type)),
...inJson,
];
}
function toBlock(type, labels, attribute) {
return { type, labels, body: { attributes: [attribute], blocks: [] }, range: attribute.range };
}
;// CONCATENATED MODULE: ./build/src/service/engines/state-place.js
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
async function findStatePlace(uploaded, trusted) {
const problems = await problemsOf(uploaded);
const uploadedBackends = await readBackends(uploaded.files, uploaded.directory);
const trustedBackends = trusted === undefined ? uploadedBackends : await readBackends(trusted.files, trusted.directory);
const kept = [...uploadedBackends.blocks, ...trustedBackends.blocks].find(isKept)?.kind;
if (kept === undefined) {
return { replaced: true, problems, limits: [emptyState(uploadedBackends.blocks[0]?.kind)] };
}
const isAsBefore = uploadedBackends.written === trustedBackends.written && uploadedBackends.isCertain;
if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
return { replaced: false, problems, limits: [] };
}
const message = `The backend "${kept}" is not for certain the one of the default branch, so it was not used. Merge a change of the backend by itself, and write its values as literals.`;
return { replaced: true, problems, limits: [emptyState(kept), { kind: 'not-certain', message }] };
}
function isKept({ kind }) {
return kind !== 'cloud' && kind !== 'remote' && kind !== 'local';
}
function emptyState(kind) {
const where = kind === undefined || kind === 'local'
? 'The state of this configuration is in a file, which is not uploaded.'
: `The state of this configuration is in the ${kind === 'cloud' ? '`cloud` block’s workspace' : `backend "${kind}"`}, which was not read.`;
return {
kind: 'empty-state',
message: `${where} Every resource is planned as a new one, and nothing is seen to be destroyed.`,
};
}
function overrideText(stateFile) {
const path = JSON.stringify(stateFile).replaceAll('${', '$${').replaceAll('%{', '%%{');
return `terraform {\n  backend "local" {\n    path = ${path}\n  }\n}\n`;
}
async function problemsOf(uploaded) {
const names = (await uploaded.files.names(uploaded.directory)) ?? [];
const stem = (0,file_names.Vc)(OVERRIDE_FILE);
const wins = (name) => (0,file_names.ZC)(name) && ((0,file_names.Vc)(name) === stem || ((0,file_names.jn)(name) && sortsBehind(name)));
return names.filter(wins).map((name) => ({
severity: 'error',
summary: 'A file would replace the state of this plan',
detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
range: { filename: name, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
}));
}
function sortsBehind(name) {
return Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE_FILE)) > 0;
}
;// CONCATENATED MODULE: ./build/src/service/engines/program-engine.js
function programEngine(options) {
return {
name: options.program,
plan: (request) => planUnpacked(options, request, planWith),
};
}
async function planWith(programs) {
const { request, places } = programs;
const state = await findStatePlace(uploaded(programs), trustedOf(programs));
const [problem] = state.problems;
if (problem !== undefined)
return (0,failed_plan.n)(request.terraformVersion, state.problems);
if (state.replaced)
await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE_FILE), overrideText(places.stateFile));
const filter = createLineFilter((text) => {
request.log(programs.withoutPaths(text));
});
const init = await programs.run(['init', '-input=false', '-no-color', '-json'], {
take: filter.diagnostics,
});
if (init.exitCode !== 0) {
const failed = withoutPlan(programs, 'init', init, filter.log());
return state.replaced ? failed : withRemedy(failed);
}
const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
const plan = await programs.run(planArguments(request, places), {
take: filter.everything,
variables,
});
if (plan.exitCode !== 0)
return withoutPlan(programs, 'plan', plan, filter.log());
const show = await programs.run(['show', '-json', places.planFile], {
variables,
maxBytes: read_plan.vN,
});
if (show.exitCode !== 0)
return withoutPlan(programs, 'show', show, filter.log());
const { document, counts } = await (0,read_plan.m3)(show.stdout);
return {
document,
text: show.stdout,
counts,
problems: problemsIn(filter.log()),
limits: state.limits,
log: programs.withoutPaths(filter.log()),
};
}
function withRemedy({ log, ...failed }) {
const isIncomplete = failed.problems.some(({ summary }) => /\b(?:missing|required)\b/i.test(summary));
if (!isIncomplete)
return log === undefined ? failed : { ...failed, log };
const detail = 'This engine passes no -backend-config, so a backend is used as the default branch has it. Write its values into the backend block, or plan in a job of your own and name its plan with `plan`.';
const remedy = { severity: 'error', summary: 'The backend is not complete', detail };
return { ...failed, problems: [...failed.problems, remedy] };
}
function planArguments({ options, isDestroy, refresh }, places) {
return [
'plan',
'-input=false',
'-lock=false',
'-no-color',
'-json',
`-out=${places.planFile}`,
`-var-file=${places.variablesFile}`,
...(refresh ? [] : ['-refresh=false']),
...(isDestroy ? ['-destroy'] : []),
...(options.refreshOnly ? ['-refresh-only'] : []),
...options.targets.map((address) => `-target=${address}`),
...options.replace.map((address) => `-replace=${address}`),
];
}
function withoutPlan(programs, command, end, log) {
const problems = problemsIn(log);
if (!problems.some(({ severity }) => severity === 'error')) {
const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
const summary = `${programs.options.program} ${command} failed`;
const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
problems.push({ severity: 'error', summary, detail });
return (0,failed_plan.n)(programs.request.terraformVersion, problems);
}
const failed = (0,failed_plan.n)(programs.request.terraformVersion, problems);
return { ...failed, log: programs.withoutPaths(log) };
}
function uploaded({ places, request }) {
const at = (path) => (0,external_node_path_.join)(places.files, path);
return {
directory: request.workingDirectory,
files: {
names: (directory) => (0,promises_.readdir)(at(directory)).catch(() => undefined),
read: (path) => (0,promises_.readFile)(at(path), 'utf8').catch(() => undefined),
},
};
}
function trustedOf({ options, request }) {
const { trusted } = options;
return (trusted && {
files: trusted.files,
directory: [trusted.root, request.workingDirectory].filter((part) => part !== '').join('/'),
});
}
var tree = __webpack_require__(734);
var open_plan_file = __webpack_require__(7835);
var ask_git = __webpack_require__(9796);
var quote = __webpack_require__(8187);
;// CONCATENATED MODULE: ./build/src/local/tracked-plugins.js
const PLUGINS = /^(?:\.terraform(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$))|terraform-provisioner-)/i;
const MOST_NAMED = 5;
async function refuseTrackedPlugins(directories, workspace, ports) {
const problems = [];
const trackedIn = new Map();
for (const { path, shownAs } of directories) {
const directory = (0,find_repository.eF)(path);
const repository = (0,find_repository.W1)(directory);
if (repository === undefined)
continue;
const root = (0,find_repository.eF)(repository);
const listing = trackedIn.get(root) ?? (0,ask_git.sp)(root, workspace, ports);
trackedIn.set(root, listing);
const tracked = await listing;
if (!(tracked instanceof Set))
continue;
const inside = (0,external_node_path_.relative)(root, directory).split(external_node_path_.sep).join('/');
const prefix = inside === '' ? '' : `${inside}/`;
const plugins = [...tracked].filter((file) => file.startsWith(prefix) && PLUGINS.test(file.slice(prefix.length)));
if (plugins.length === 0)
continue;
const more = plugins.length - MOST_NAMED;
const names = `${plugins.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
problems.push({
where: 'directory',
message: `is ${(0,quote.hD)(shownAs)}, and git tracks files where Terraform looks for programs to run: ${names}. Take them out of git, with \`git rm -r --cached\`.`,
});
}
return problems;
}
;// CONCATENATED MODULE: ./build/src/local/choose-engine.js
async function chooseEngine(settings, directories, ports) {
if (settings.plan !== undefined) {
const inJob = isInJob(directories, ports);
const opened = await (0,open_plan_file.A)(settings.plan, settings, { ...directories, inJob }, ports);
return 'engine' in opened ? { name: undefined, ...opened } : opened;
}
const wanted = settings.engine === undefined ? PROGRAMS : [settings.engine];
const name = wanted.find((program) => (0,machine_execute.jY)(program, ports.environment));
if (name === undefined)
return { undecided: sayMissing(settings.engine) };
const { workingDirectory, jobTree } = directories;
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
const planned = (0,workspace_selectors.s7)(settings).map((shownAs) => ({
path: (0,external_node_path_.resolve)(workingDirectory, shownAs),
shownAs,
}));
const problems = await refuseTrackedPlugins(planned, workspace, ports);
if (problems.length > 0)
return { problems };
const named = settings.engineEnv ?? [];
const { githubToken = '', checksToken = '' } = settings;
const tokens = [githubToken, checksToken];
const variables = readEngineEnvironment(named, ports.environment, tokens);
if ('problem' in variables) {
return { problems: [{ where: 'engine-env', message: variables.problem }] };
}
const { execute, notApart } = await startsApart(name, ports.executeBounded, variables.value);
const options = { execute, clock: ports.clock, variables: variables.value };
const trusted = await trustedFiles(settings, directories);
const engine = {
name,
plan: (request) => programEngine({
...options,
program: name,
trusted: trusted?.(request.workspaceName),
}).plan(request),
};
return { name, notApart, engine };
}
const PROGRAMS = ['terraform', 'tofu'];
function sayMissing(wanted) {
const missing = wanted === undefined ? 'no terraform and no tofu' : `no ${wanted}, which \`engine\` names,`;
return `Nothing was planned: there is ${missing} on the PATH, and no plan file is given. Install one, or name a plan that another job made, with \`--plan\` or the input \`plan\`. The recipe: ${open_plan_file.PLAN_RECIPE}`;
}
function isInJob({ jobTree }, { environment }) {
return jobTree.proposed || (0,workspace.o5)(environment);
}
async function trustedFiles(settings, { workingDirectory, jobTree, placeOf }) {
if (!jobTree.proposed)
return undefined;
const { workspace: top = workingDirectory } = jobTree;
const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
const root = (0,find_repository.Di)(directory, top).repository?.root;
const files = root === undefined ? NO_FILES : await jobTree.trusted(root, undefined).catch(() => NO_FILES);
return (workspace) => {
const { root: path } = placeOf(workspace);
return {
files,
root: (0,external_node_path_.relative)(root ?? path, path)
.split(external_node_path_.sep)
.join('/'),
};
};
}
const NO_FILES = (0,tree.O2)({
names: async () => undefined,
read: async () => undefined,
});
var open_policies = __webpack_require__(8524);
var policy_files = __webpack_require__(8391);
var policy_sources = __webpack_require__(9100);
var ask_opa = __webpack_require__(29);
var local_policy_files = __webpack_require__(93);
var find_opa = __webpack_require__(657);
var open_rego = __webpack_require__(5337);
;// CONCATENATED MODULE: ./build/src/local/proposed-policies.js
const LIMIT_MS = 60_000;
const proposed_policies_MOST_NAMED = 5;
async function describeProposed({ sets, deciding, limitMs = LIMIT_MS }, ports) {
const sentences = new Map();
const limit = { limitMs, deadline: ports.limits.clock.now() + limitMs };
for (const [at, { decides, proposed }] of sets.entries()) {
const decided = deciding[at];
if (proposed === undefined || decided === undefined)
continue;
const changes = changedFiles(decides, proposed);
if (changes.length === 0)
continue;
const { judged } = decided;
const outcomes = await tryOut(proposed, { set: decided.opened.set, judged, limit }, ports);
for (const [index, { input }] of judged.entries()) {
const workspace = input.run.workspace.name;
const outcome = outcomes[index] ?? '';
const sentence = `This pull request changes the policies in ${(0,quote.hD)(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`;
const before = sentences.get(workspace) ?? [];
sentences.set(workspace, [...before, sentence]);
}
}
return sentences;
}
function changedFiles({ files: before }, { files: after }) {
const names = [...new Set([...before.keys(), ...after.keys()])].sort();
return names.flatMap((name) => {
const old = before.get(name);
const now = after.get(name);
if (old === undefined)
return [`${(0,quote.hD)(name)} added`];
if (now === undefined)
return [`${(0,quote.hD)(name)} removed`];
return Buffer.compare(old, now) === 0 ? [] : [`${(0,quote.hD)(name)} changed`];
});
}
async function tryOut(proposed, { set, judged, limit }, ports) {
const ofAll = (why) => judged.map(() => why);
if ((0,local_policy_files.y4)(proposed).length > 0)
return ofAll(`The changes were not tried: ${UNTRIED}`);
const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
if (!isSource)
return ofAll('With the changes no policy is left.');
const { clock } = ports.limits;
const isOver = () => clock.now() >= limit.deadline;
const tooLong = `this took longer than ${limit.limitMs / 1_000} seconds, and was ended.`;
const bounded = {
...ports,
...(0,ask_opa.H)(limit.deadline, { ...ports, clock }),
limits: { ...ports.limits, deadlineMs: limit.deadline },
};
let opened;
try {
const opa = await (0,find_opa.G)(bounded);
if (opa === undefined)
return ofAll(`The changes were not tried: ${NO_OPA}`);
if ('problem' in opa)
throw new policy_files.cq(opa.problem);
opened = await (0,open_rego.I)(proposed, opa, bounded);
const outcomes = [];
const { signal } = new AbortController();
for (const { input, results } of judged) {
const tried = await opened.set.judge.judge(input, ports.signal ?? signal);
const outcome = isOver()
? `The changes were not tried to the end: ${tooLong}`
: compare(withLevels(set.policies, results), withLevels(opened.set.policies, tried));
outcomes.push(outcome);
}
return outcomes;
}
catch (error) {
if (!(error instanceof policy_files.cq))
throw error;
const [first = ''] = error.message.split('\n');
return ofAll(`The changes were not tried: ${isOver() ? tooLong : first}`);
}
finally {
await opened?.close();
}
}
const UNTRIED = 'they hold Sentinel policies, which HCP Terraform alone judges.';
const NO_OPA = 'there is no `opa` on the PATH.';
function withLevels(policies, results) {
const statuses = new Map(results.map(({ name, status }) => [name, status.replace('_', ' ')]));
return new Map(policies.map(({ name, level }) => {
const status = statuses.get(name) ?? 'not evaluated';
return [name, level === 'advisory' ? `${status} (advisory)` : status];
}));
}
function compare(now, then) {
const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
const before = now.get(name) ?? 'absent';
const after = then.get(name) ?? 'absent';
return before === after ? [] : [`${(0,quote.hD)(name)}: ${before} now, ${after} then`];
});
return differences.length === 0
? 'With the changes every policy has the same result on this plan.'
: `With the changes: ${list(differences)}.`;
}
function list(items) {
const rest = items.length - proposed_policies_MOST_NAMED;
return `${items.slice(0, proposed_policies_MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
var place = __webpack_require__(6424);
var outside_modules = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/src/local/planned-places.js
async function findPlaces(planned, here) {
const byName = new Map();
for (const selector of planned.workspaces) {
if (selector.kind !== 'name' || selector.directory === undefined)
continue;
byName.set(selector.name, await placeOf(selector.directory, here));
}
const other = await placeOf(planned.directory, here);
return (workspace) => byName.get(workspace) ?? other;
}
async function placeOf(written, { workingDirectory, jobTree }) {
const directory = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, written));
const repository = (0,place._M)(directory);
if (repository !== undefined || !jobTree.proposed) {
return (0,outside_modules.J)(directory, repository);
}
const job = (0,find_repository.eF)(jobTree.workspace ?? workingDirectory);
return (0,outside_modules.J)(directory, (0,place.lU)(directory, job) ? job : directory);
}
var external_node_fs_ = __webpack_require__(3024);
var git_objects = __webpack_require__(1650);
var git_files = __webpack_require__(8681);
;// CONCATENATED MODULE: ./build/src/local/default-branch-tree.js
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
const opened = new Map();
const made = [];
const open = async (repositoryRoot) => {
const { commit, repository: from } = await commitOf(repositoryRoot, jobTree, ports);
if (!(await (0,git_objects.jm)(commit, from, ports))) {
throw new Error('git has not all of its files, or has other ones in their place');
}
const root = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-default-branch-')));
made.push(root);
const checkout = { root, gitDirectory: (0,external_node_path_.join)(root, '.git') };
const why = (await (0,ask_git.B9)(checkout, commit, ports)) ??
(await (0,ask_git.b$)(ports, { from, commit, checkout }));
if (why !== undefined)
throw new Error(`git has not all of its files (${why})`);
return root;
};
return {
async rootOf(root) {
const repository = (0,find_repository.Di)(root, workspace).repository?.root;
if (repository === undefined || !(0,find_repository.Yw)(root, repository)) {
throw new Error('its files are in no git repository');
}
const directory = opened.get(repository) ?? open(repository);
opened.set(repository, directory);
const there = (0,external_node_path_.join)(await directory, (0,external_node_path_.relative)(repository, root));
(0,external_node_fs_.mkdirSync)(there, { recursive: true });
return there;
},
close: () => {
for (const root of made)
(0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
},
};
}
async function commitOf(root, jobTree, ports) {
if (!jobTree.proposed) {
return (0,git_files.trustedCommit)({ repository: (0,find_repository._8)(root), branch: undefined }, ports);
}
if (jobTree.trustedCommit === undefined)
throw new Error('this host names no commit of it');
return jobTree.trustedCommit(root);
}
;// CONCATENATED MODULE: ./build/src/local/recorded.js
function recording(set, judged) {
return {
...set,
judge: {
...set.judge,
judge: async (input, signal) => {
const results = await set.judge.judge(input, signal);
judged.push({ input, results });
return results;
},
},
};
}
var take_turn = __webpack_require__(4990);
var ended_by = __webpack_require__(7953);
var ports = __webpack_require__(8471);
;// CONCATENATED MODULE: ./build/src/local/send-in-process.js
function sendInProcess({ handle }, alarms) {
return async (request) => {
const { timeoutMs, signal } = request;
const late = alarms.in(timeoutMs);
const ends = signal === undefined ? late : alarms.any(late, signal);
try {
return await (0,ended_by.m)(ends, answer(handle, request));
}
catch (error) {
if (!ends.aborted)
throw error;
if (signal?.aborted === true)
throw new ports.w('aborted', 'canceled');
throw new ports.w('timeout', `nothing complete within ${Math.round(timeoutMs)} ms`);
}
};
}
async function answer(handle, request) {
const { method, url, maxBytes, take } = request;
if (request.file !== undefined)
throw new ports.w('local', 'nothing is written to a file');
const path = url.pathname;
const sent = await bodyOf(request);
const most = (0,exchange.u)(path);
if (sent.length > most) {
throw new ports.w('local', `${sent.length} bytes are more than the ${most} that the service takes`);
}
const { status, headers, body } = await handle({
method,
path,
query: url.search.slice(1),
headers: { ...inLowerCase(request.headers), host: url.host },
body: sent,
});
if (body.length > maxBytes)
throw new ports.w('too-large', `more than ${maxBytes} bytes`);
if (take === undefined || (status !== 200 && status !== 206))
return { status, headers, body };
for (let at = 0; at < body.length; at += PIECE_BYTES) {
take(body.subarray(at, at + PIECE_BYTES), at);
await (0,take_turn.V)(request.signal);
}
return { status, headers, body: NOTHING };
}
const PIECE_BYTES = 1024 * 1024;
const NOTHING = new Uint8Array();
async function bodyOf({ body }) {
if (body === undefined)
return NOTHING;
if (typeof body === 'string')
return new TextEncoder().encode(body);
if (body instanceof Uint8Array)
return body;
const content = await (0,promises_.readFile)(body.path);
if (content.length !== body.bytes) {
const why = `${body.path} has ${content.length} bytes where ${body.bytes} were announced`;
throw new ports.w('local', why);
}
body.sent?.(content.length);
return content;
}
function inLowerCase(headers) {
return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
;// CONCATENATED MODULE: ./build/src/local/open-local.js
const NO_POLICIES = `No policy judges this plan: none is in ${policy_files.BL.map(quote.hD).join(' or ')}. Name its directory with \`policies\`, or write a first policy with its test: \`plangate init --local\`.`;
async function openLocal(settings, directories, ports) {
try {
const { reviewed } = directories;
const placed = { ...directories, reviewed, placeOf: await findPlaces(settings, directories) };
const chosen = await chooseEngine(settings, placed, ports);
if ('problems' in chosen)
return chosen;
if ('undecided' in chosen) {
const opa = await (0,open_policies.yT)(ports);
return { undecided: [chosen.undecided, ...(opa === undefined ? [] : [opa])].join('\n') };
}
const { name, engine, notApart } = chosen;
const opened = await open_local_open({ ...settings, engine: name }, engine, placed, ports);
return { ...opened, notApart };
}
catch (error) {
if (!(error instanceof policy_files.cq) || ports.signal.aborted)
throw error;
if (error instanceof policy_files.Y2)
return { undecided: error.message };
return {
problems: error.message.split('\n').map((message) => ({ where: 'policies', message })),
};
}
}
async function open_local_open(settings, engine, directories, ports) {
const sets = await findSets(settings, directories, ports);
const policyPorts = await portsFor(settings, ports);
const deciding = [];
const tree = openDefaultBranchTree(directories, ports);
const close = async () => {
tree.close();
for (const { opened } of deciding)
await opened.close();
};
try {
const loading = __webpack_require__.e( 525).then(__webpack_require__.bind(__webpack_require__, 2525));
for (const { decides } of sets) {
const opened = await (0,open_policies.fg)(decides, policyPorts);
deciding.push({ opened, set: (0,open_policies.Av)(opened.set), judged: [] });
}
const accepts = settings.onlyNew || settings.exceptionsFile !== undefined;
const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
const { createService } = await loading;
const service = createService({
clock: ports.clock,
random: ports.random,
seed: seedOf(settings, directories, token),
policySets: recordingSets(deciding, accepts),
engine,
runDurationMs: 0,
});
await service.ready();
const warnings = deciding.flatMap(({ opened }) => opened.warnings);
return {
settings: { ...settings, origin: exchange.J, token },
send: sendInProcess(service, ports.alarms),
policies: deciding.flatMap(({ opened }) => opened.set.policies.map(({ name }) => name)),
judgedBy: judgedBy(deciding),
notices: warnings,
finish: (result, log) => finish(result, { deciding, sets, ports: policyPorts }, log),
explain: (policy) => documentsFor(policy, deciding),
ofLocal: {
...asFunctions(service),
noPolicies: sets.length === 0 ? NO_POLICIES : undefined,
localLevels: accepts ? levelsOf(deciding.map(({ set }) => set)) : undefined,
rootOnDefaultBranch: settings.plan === undefined ? tree.rootOf : undefined,
},
stop: async () => {
await service.endPlanning();
await close();
},
};
}
catch (error) {
await close();
throw error;
}
}
function asFunctions(service) {
return {
whenRunMoves: (runId, status) => service.whenRunMoves(runId, status),
movedResources: (runId, beforeId) => service.movedResources(runId, beforeId),
};
}
function findSets(settings, { workingDirectory, jobTree }, ports) {
const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
return (0,policy_sources.O)({ written: settings.policies, directory, workingDirectory, jobTree }, ports);
}
async function portsFor({ timeoutMs, policyTimeoutMs }, ports) {
const { clock, endsAt, executeBounded, environment, signal } = ports;
const limits = {
clock,
policyMs: policyTimeoutMs ?? open_policies.c7,
deadlineMs: endsAt - (0,job_time.BJ)(timeoutMs),
processes: (0,external_node_os_.availableParallelism)(),
};
const plan = plan_shape.E;
return { executeBounded, environment, signal, hcl: await (0,hcl.loadHcl)(), limits, plan };
}
function recordingSets(deciding, accepts) {
return deciding.map(({ set, judged }) => {
const advisory = set.policies.map((policy) => ({ ...policy, level: 'advisory' }));
return recording(accepts ? { ...set, policies: advisory } : set, judged);
});
}
function levelsOf(sets) {
return (policySet, policy) => {
const declared = sets
.filter((set) => set.name === policySet)
.flatMap(({ policies }) => policies.filter(({ name }) => name === policy));
const [level, ...others] = new Set(declared.map((each) => each.level));
return others.length > 0 ? undefined : level;
};
}
function judgedBy(deciding) {
const all = [...new Set(deciding.map(({ opened }) => opened.judgedBy))].join(' and ');
return all === '' ? undefined : all;
}
function documentsFor(policy, deciding) {
return deciding
.filter(({ opened }) => opened.set.policies.some(({ name }) => name === policy))
.flatMap(({ opened, judged }) => judged.map(({ input }) => {
const document = JSON.parse(opened.write(input));
return { workspace: input.run.workspace.name, document };
}));
}
async function finish(result, { deciding, sets, ports }, log) {
const runs = new Set(result.workspaces.map(({ runId }) => runId));
for (const each of deciding) {
const ofResult = each.judged.filter(({ input }) => runs.has(input.run.id));
each.judged.splice(0, Infinity, ...ofResult);
}
const proposed = await describeProposed({ sets, deciding }, ports);
const workspaces = result.workspaces.map((workspace) => {
const { runId = '' } = workspace;
const printed = deciding.flatMap(({ opened }) => opened.printed.get(runId) ?? []);
const ofChange = proposed.get(workspace.workspace) ?? [];
const notices = [...workspace.notices, ...printed, ...ofChange];
for (const notice of notices)
log.info(`${workspace.workspace}: ${notice}`);
const { runUrl: _, ...rest } = workspace;
return { ...rest, notices };
});
return { ...result, workspaces };
}
function seedOf(settings, { workingDirectory, placeOf }, token) {
const { organization } = settings;
const directories = (0,workspace_selectors.s7)(settings);
const directoryName = (0,local_names.yJ)((0,external_node_path_.resolve)(workingDirectory, directories[0] ?? '.'));
const workspaces = settings.workspaces.map((selector) => selector.kind === 'name'
? { name: selector.name }
: { name: directoryName, tags: selector.tags, project: selector.project ?? 'default' });
const byName = new Map(workspaces.map((workspace) => {
const inside = placeOf(workspace.name).workingDirectory || undefined;
return [workspace.name, { ...workspace, workingDirectory: inside }];
}));
return {
users: [{ username: 'owner' }],
organizations: [{ name: organization, workspaces: [...byName.values()] }],
tokens: [{ kind: 'user', of: 'owner', organization, secret: token }],
};
}
/***/ }),
/***/ 7835:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PLAN_RECIPE: () => ( PLAN_RECIPE),
A: () => ( openPlanFile)
});
var external_node_fs_ = __webpack_require__(3024);
var promises_ = __webpack_require__(3836);
var external_node_path_ = __webpack_require__(6760);
var recognise = __webpack_require__(7410);
var ask_git = __webpack_require__(9796);
var find_repository = __webpack_require__(6609);
var git_objects = __webpack_require__(1650);
var read_regular = __webpack_require__(3962);
var commit_id = __webpack_require__(6238);
var quote = __webpack_require__(8187);
var external_node_crypto_ = __webpack_require__(7598);
var dist = __webpack_require__(7934);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/plan/digest.js
const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = dist.FsL(dist.YjP(), dist.yGV(HEX));
const KINDS = ['variables', 'generated', 'lock file'];
const digestSchema = dist.rej({
format: dist.euz(1),
plan: sha256,
commit: dist.FsL(dist.YjP(), dist.yGV(COMMIT)),
directory: dist.YjP(),
workspace: dist.YjP(),
run: dist.mee(dist.YjP()),
files: dist.g1P(dist.YjP(), dist.rej({ kind: dist.KIO(KINDS), sha256 })),
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
const needed = inJob || planDigest !== undefined;
return needed ? { objections: [MISSING], notes: [] } : { objections: [], notes: [MISSING] };
}
const checked = dist.xLC(digestSchema, (0,parse.qF)(text));
if (!checked.success) {
const objection = `The digest beside the plan is not what \`plangate digest\` writes. ${AGAIN}`;
return { objections: [objection], notes: [] };
}
const digest = checked.output;
const objections = [];
if (planDigest !== undefined && planDigest !== nameOfDigest(text)) {
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
return { objections, notes };
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
found.push(`The plan is of commit ${digest_short(digest.commit)}, and ${digest_short(head)} is judged. Make the plan of the commit that is judged.`);
}
if (digest.directory !== directory) {
found.push(`The plan is of the directory ${(0,quote.hD)(digest.directory)}, and ${(0,quote.hD)(directory)} is judged. Name with \`--directory\` what was planned.`);
}
if (digest.workspace !== workspace) {
found.push(`The plan is of the workspace ${(0,quote.hD)(digest.workspace)}, and ${(0,quote.hD)(workspace)} is judged. Name it with \`--workspace\` where you run \`plangate digest\`.`);
}
if (!inJob)
return found;
if (run === null) {
if (planDigest === undefined)
found.push(NO_RUN);
}
else if (digest.run !== run) {
const other = digest.run === null ? 'of no run' : `of ${(0,quote.hD)(digest.run)}`;
found.push(`The plan is ${other} of the CI host, and this is ${(0,quote.hD)(run)}. Take the plan of the same run, never from a cache.`);
}
return found;
}
const NO_RUN = 'This CI host does not say which run this is, so the plan may be of another one. Hand what `plangate digest` prints to this job as `plan-digest`.';
function sayCommit(commit, { head, merge }) {
return commit === merge && commit !== head
? `The plan is of ${digest_short(commit)}, the merge that the CI host made of ${digest_short(head ?? '')}.`
: `The plan is of commit ${digest_short(commit)}.`;
}
const MOST = 5;
function sayFiles(files) {
const named = files
.slice(0, MOST)
.map(([path, { kind, sha256: of }]) => `${(0,quote.hD)(path)} (${kind}, SHA-256 ${digest_short(of)})`);
const rest = files.length - MOST;
return `The plan was also made of ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}, as they were in the job that planned.`;
}
function digest_short(id) {
return id.slice(0, 12);
}
function sha256Of(content) {
return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
}
var error_message = __webpack_require__(4271);
var failed_plan = __webpack_require__(3506);
var read_plan = __webpack_require__(4165);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file-engine.js
function planFileEngine(options) {
return {
name: 'plan',
plan: async ({ workspaceName, terraformVersion, signal }) => {
const unusable = (detail) => (0,failed_plan.n)(terraformVersion, [
{ severity: 'error', summary: 'The plan cannot be used', detail },
]);
try {
const plan = await options.planOf(workspaceName);
if (plan !== undefined)
return await toPlanned(plan, { ...options, signal });
return unusable(`There is no plan of the workspace "${workspaceName}".`);
}
catch (error) {
if (!(error instanceof read_plan.np))
throw error;
return unusable((0,error_message.g)(error));
}
},
};
}
async function toPlanned({ text, objections, notes }, { whenPartial, now, signal, }) {
const { document, counts } = await (0,read_plan.m3)(text, signal);
const noted = [...notes, ...sayAge(document, now())];
const limits = [
...objections.map((message) => ({ kind: 'not-certain', message })),
...noted.map((message) => ({ kind: 'noted', message })),
];
const partial = sayPartial(document);
if (partial !== undefined)
limits.push({ kind: PARTIAL[whenPartial], message: partial });
return { document, text, counts, problems: [], limits };
}
const PARTIAL = { undecided: 'not-certain', advisory: 'partial', note: 'noted' };
function sayPartial(document) {
if (Object.hasOwn(document, 'complete') && document.complete !== true) {
return 'The plan says that it is not complete, so the rest of the configuration was not judged. Set allow-partial to true where that may pass.';
}
if (document.resource_changes.length > 0 || !hasResources(document.configuration.root_module)) {
return undefined;
}
return 'The plan has no changes of resources, not even none, although its configuration has resources, as with `-refresh-only`: there was nothing to judge. Set allow-partial to true where that may pass.';
}
function hasResources(module) {
if (module === undefined)
return true;
const { resources = [], module_calls: calls = {} } = module;
return (resources.some(({ mode }) => mode === 'managed') ||
Object.values(calls).some((call) => call.module !== undefined && hasResources(call.module)));
}
const HOUR_MS = 3_600_000;
function sayAge(document, now) {
const timestamp = Reflect.get(document, 'timestamp');
const made = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
const hours = Math.floor((now.getTime() - made) / HOUR_MS);
if (!(now.getTime() - made > HOUR_MS))
return [];
const age = hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`;
return [`The plan was made ${age} ago. What exists may have changed since.`];
}
var tree = __webpack_require__(734);
;// CONCATENATED MODULE: ./build/src/local/open-plan-file.js
const PLAN_RECIPE = 'https://github.com/plangate/plangate/blob/main/docs/real-plans.md#a-plan-of-another-job';
const LONGEST_DIGEST = 4 * 1024 * 1024;
async function openPlanFile(written, settings, context, ports) {
const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
const { workingDirectory, jobTree, inJob } = context;
const path = (0,external_node_path_.resolve)(workingDirectory, written);
const stats = await (0,promises_.stat)(path).catch(() => undefined);
if (stats === undefined && inJob) {
const missing = `There is no plan: ${(0,quote.hD)(written)} is not there. The job that makes it did not run, failed, or handed it to another place.`;
return { undecided: `${missing} The recipe: ${PLAN_RECIPE}` };
}
if (stats?.isFile() !== true) {
return refuse(`is ${(0,quote.hD)(written)}, and there is no such file. Write it with \`terraform show -json\`.`);
}
if (stats.size > read_plan.vN) {
return refuse(`is ${(0,quote.hD)(written)}, which has more than ${read_plan.vN} bytes.`);
}
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
if (inJob) {
for (const name of [written, digestPath(written)]) {
const file = (0,external_node_path_.resolve)(workingDirectory, name);
if (await isInRepository(file, workspace, ports))
return refuse(committed(name));
}
}
const plan = (0,read_regular.js)(path, read_plan.vN);
const digest = await (0,read_regular.VX)((0,find_repository.eF)(digestPath(path)), LONGEST_DIGEST).catch(() => undefined);
const engine = planFileEngine({
now: () => ports.clock.date(),
whenPartial: settings.allowPartial ? 'advisory' : inJob ? 'undecided' : 'note',
planOf: async (name) => {
const { root, workingDirectory: inside } = context.placeOf(name);
const demands = {
...(await reviewedCommits((0,external_node_path_.join)(root, inside), workspace, context, ports)),
directory: directoryIn((0,external_node_path_.join)(root, inside), workspace),
workspace: name,
run: (0,recognise.RW)(ports.environment) ?? null,
plan,
planDigest: settings.planDigest,
inJob,
};
return { text: plan.toString('utf8'), ...compareDigest(digest, demands) };
},
});
return { engine };
}
function directoryIn(directory, workspace) {
const root = (0,find_repository.Di)(directory, workspace).repository?.root ?? directory;
return (0,external_node_path_.relative)(root, (0,find_repository.eF)(directory)).split(external_node_path_.sep).join('/') || '.';
}
async function reviewedCommits(directory, workspace, { reviewed }, ports) {
const { head, built } = (await reviewed?.(directory)) ?? { head: undefined, built: undefined };
const { repository } = (0,find_repository.Di)(directory, workspace);
if (head === undefined || built === undefined || repository === undefined) {
return { head, merge: undefined };
}
const id = (0,commit_id.f)(built);
const commit = id && (await (0,git_objects.kN)(id, repository, ports));
const parents = commit?.parents ?? [];
return { head, merge: parents.length > 1 && parents.includes(head) ? built : undefined };
}
async function isInRepository(file, workspace, ports) {
if (!(0,external_node_fs_.existsSync)(file))
return false;
const places = [
(0,external_node_path_.join)((0,find_repository.eF)((0,external_node_path_.dirname)(file)), file.slice((0,external_node_path_.dirname)(file).length)),
(0,find_repository.eF)(file),
];
for (const place of new Set([file, ...places])) {
const root = (0,find_repository.W1)((0,external_node_path_.dirname)(place));
if (root === undefined)
continue;
const tracked = await (0,ask_git.sp)((0,find_repository.eF)(root), workspace, ports);
if (!(tracked instanceof Set))
return true;
for (let at = place; at !== root && (0,find_repository.Yw)(at, root); at = (0,external_node_path_.dirname)(at)) {
if (tracked.has((0,external_node_path_.relative)(root, at).split(external_node_path_.sep).join('/')))
return true;
}
}
return false;
}
function committed(written) {
return `is ${(0,quote.hD)(written)}, which is a file of a repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}
/***/ }),
/***/ 4990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
V: () => ( takeTurn)
});
var node_timers_promises_0_ = __webpack_require__(8500);
const TURN_MS = 100;
let began = 0;
async function takeTurn(signal) {
signal?.throwIfAborted();
if (performance.now() - began < TURN_MS)
return;
await (0,node_timers_promises_0_.setImmediate)();
began = performance.now();
signal?.throwIfAborted();
}
/***/ }),
/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ny: () => ( isPinnedAddress),
vO: () => ( isPageOf),
ve: () => ( isSameRepository)
});
function isPinnedAddress(text) {
return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
function isSameRepository(one, other) {
const repository = repositoryAt(one);
return repository !== undefined && repository === repositoryAt(other);
}
function isRepository(address, slug) {
const at = repositoryAt(address) ?? '';
return at.endsWith(`/${slug.toLowerCase()}`);
}
function isPageOf(address, repository) {
const page = repositoryAt(address);
const whole = repositoryAt(repository);
return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
function repositoryAt(address) {
const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
if (!URL.canParse(url))
return undefined;
const { protocol, hostname, pathname } = new URL(url);
if (hostname === '' && protocol !== 'file:')
return undefined;
const path = decoded(pathname)
.replace(/\/+/g, '/')
.replace(/\/$/, '')
.replace(/\.git$/, '');
if (path === '' || path === '/')
return undefined;
const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
const PAGE_HOSTS = {
'ssh.github.com': 'github.com',
'altssh.gitlab.com': 'gitlab.com',
'altssh.bitbucket.org': 'bitbucket.org',
'ssh.dev.azure.com': 'dev.azure.com',
};
function pathOnPages(path, host) {
if (host !== 'dev.azure.com')
return path;
return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
function isUrl(address) {
return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
function decoded(path) {
try {
return decodeURI(path);
}
catch {
return path;
}
}
/***/ }),
/***/ 3536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
J: () => ( NOWHERE),
u: () => ( mostBytesTo)
});
const NOWHERE = 'http://127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;
function mostBytesTo(path) {
return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
}
/***/ }),
/***/ 3506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => ( failedPlan)
});
function failedPlan(terraformVersion, problems) {
return {
document: {
format_version: '1.2',
terraform_version: terraformVersion,
variables: {},
planned_values: { root_module: {} },
resource_changes: [],
configuration: { root_module: {} },
},
problems,
counts: { additions: 0, changes: 0, destructions: 0 },
limits: [],
};
}
/***/ }),
/***/ 4802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$2: () => ( readEntries),
FJ: () => ( writeTar),
JL: () => ( EMPTY_ARCHIVE),
YF: () => ( UnreadableArchive),
sB: () => ( readTar)
});
var node_zlib_0_ = __webpack_require__(8522);
var tar_1_ = __webpack_require__(8697);
var _tree_js_2_ = __webpack_require__(6073);
class UnreadableArchive extends Error {
name = 'UnreadableArchive';
}
const SMALL = 32 * 1024 * 1024;
async function readTar(archive, limits) {
const { files, links } = await readEntries(archive, limits);
const targets = [...links.keys()].filter(limits.wanted).map((path) => (0,_tree_js_2_ .n)(path, links));
const missing = new Set(targets.filter((path) => path !== undefined && !files.has(path)));
if (missing.size === 0)
return (0,_tree_js_2_ .b)(files, links);
const wanted = (path) => limits.wanted(path) || missing.has(path);
return (0,_tree_js_2_ .b)((await readEntries(archive, { ...limits, wanted })).files, links);
}
async function readEntries(archive, limits) {
const reader = createReader(limits);
const small = archive.length < SMALL ? unzip(archive, SMALL) : undefined;
if (small !== undefined) {
reader.take(small);
return reader.end();
}
const gunzip = (0,node_zlib_0_.createGunzip)();
gunzip.end(archive);
try {
for await (const piece of gunzip)
reader.take(piece);
}
catch (error) {
throw error instanceof UnreadableArchive ? error : damaged();
}
return reader.end();
}
function unzip(archive, most) {
if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
}
try {
return (0,node_zlib_0_.gunzipSync)(archive, { maxOutputLength: most });
}
catch (error) {
if (error.code === 'ERR_BUFFER_TOO_LARGE')
return undefined;
throw damaged();
}
}
function damaged() {
return new UnreadableArchive('the gzip file is damaged or cut short');
}
function tooLarge({ maxBytes }) {
return new UnreadableArchive(`the archive unpacks to more than ${String(maxBytes)} bytes`);
}
function createReader(limits) {
const all = { files: new Map(), links: new Map(), programs: new Set() };
let problem;
let bytes = 0;
let entries = 0;
let kept = 0;
let over = false;
function onReadEntry(entry) {
entries += 1;
const member = lookAt(entry, limits);
if ('target' in member)
all.links.set(member.path, member.target);
kept += 'wanted' in member ? entry.size : 0;
if (entries > limits.maxEntries) {
problem ??= `the archive has more than ${String(limits.maxEntries)} entries`;
}
else if (kept > limits.maxKept) {
problem ??= `the archive has more than ${String(limits.maxKept)} bytes of configuration`;
}
else if ('problem' in member) {
problem ??= `the archive has ${member.problem}: ${shown(entry.path)}`;
}
else if ('wanted' in member) {
const parts = [];
if (((entry.mode ?? 0) & 0o100) !== 0)
all.programs.add(member.path);
entry.on('data', (part) => parts.push(part));
entry.on('end', () => all.files.set(member.path, Buffer.concat(parts)));
return;
}
entry.resume();
}
const parser = new tar_1_ .iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
parser.on('error', (error) => {
problem ??= `the tar archive is damaged: ${error.message}`;
});
parser.on('eof', () => {
over = true;
});
const refuse = () => {
if (problem !== undefined)
throw new UnreadableArchive(problem);
};
return {
take(piece) {
bytes += piece.length;
if (bytes > limits.maxBytes)
throw tooLarge(limits);
for (let at = 0; at < piece.length; at += STEP) {
if (over)
return;
parser.write(Buffer.from(piece.subarray(at, at + STEP)));
refuse();
}
},
end() {
const tar = bytes >= BLOCK && bytes % BLOCK === 0;
if (!tar)
throw new UnreadableArchive('the upload holds no tar archive');
if (!over)
parser.end();
refuse();
if (entries === 0)
throw new UnreadableArchive('the archive is empty');
return all;
},
};
}
function lookAt({ path: name, type, linkpath = '' }, limits) {
const path = toSafePath(name);
if (path === undefined)
return { problem: 'an entry outside of itself' };
switch (type) {
case 'SymbolicLink': {
const target = linkpath.startsWith('/') ? undefined : toSafePath(`${path}/../${linkpath}`);
return target === undefined ? { problem: 'a link that leaves it' } : { path, target };
}
case 'File':
case 'OldFile':
return limits.wanted(path) ? { path, wanted: true } : { path };
case 'Directory':
case 'GNUDumpDir':
return { path };
default:
return { problem: 'an entry that is neither file, directory nor link' };
}
}
const BLOCK = 512;
const STEP = 64 * 1024;
function shown(path) {
return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}
function toSafePath(path) {
if (path.startsWith('/') || path.includes('\0') || path.includes('\\'))
return undefined;
const parts = [];
for (const part of path.split('/')) {
if (part === '..') {
if (parts.pop() === undefined)
return undefined;
}
else if (part !== '' && part !== '.') {
parts.push(part);
}
}
return parts.join('/');
}
function writeTar(files) {
const parts = [];
for (const [path, content] of files) {
const header = new tar_1_ .Y9({
path,
size: content.length,
mode: 0o644,
mtime: new Date(0),
type: 'File',
});
header.encode();
if (header.block === undefined)
throw new Error('a tar header without its block');
parts.push(header.block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
}
parts.push(new Uint8Array(2 * BLOCK));
return (0,node_zlib_0_.gzipSync)(Buffer.concat(parts));
}
const EMPTY_ARCHIVE = writeTar(new Map());
/***/ }),
/***/ 6073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b: () => ( createTree),
n: () => ( followLinks)
});
var node_path_0_ = __webpack_require__(6760);
const MOST_HOPS = 40;
function createTree(files, links = new Map()) {
const names = new Map();
for (const path of [...files.keys(), ...links.keys()]) {
const directory = directoryOf(path);
const others = names.get(directory);
if (others === undefined)
names.set(directory, [node_path_0_.posix.basename(path)]);
else
others.push(node_path_0_.posix.basename(path));
}
const listings = new Map();
const get = (path) => {
const real = followLinks(path, links);
return real === undefined ? undefined : files.get(real);
};
return {
get,
list(directory) {
const real = followLinks(directory, links);
if (real === undefined)
return [];
let listed = listings.get(real);
if (listed === undefined) {
listed = (names.get(real) ?? [])
.filter((name) => get(join(real, name)) !== undefined)
.sort();
listings.set(real, listed);
}
return listed.map((name) => join(directory, name));
},
};
}
function join(directory, name) {
return directory === '' ? name : `${directory}/${name}`;
}
function directoryOf(path) {
const directory = node_path_0_.posix.dirname(path);
return directory === '.' ? '' : directory;
}
function followLinks(path, links) {
if (links.size === 0 || path === '')
return path;
let rest = path.split('/');
let reached = '';
let hops = 0;
for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
reached = reached === '' ? part : `${reached}/${part}`;
const target = links.get(reached);
if (target === undefined)
continue;
hops += 1;
if (hops > MOST_HOPS)
return undefined;
rest = [...(target === '' ? [] : target.split('/')), ...rest];
reached = '';
}
return reached;
}
/***/ })
};
