export const id = 8920;
export const ids = [8920];
export const modules = {
/***/ 28920:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
programEngine: () => ( programEngine)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var failed_plan = __webpack_require__(3506);
var dist = __webpack_require__(77934);
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
var read_plan = __webpack_require__(24165);
var external_node_os_ = __webpack_require__(48161);
var file_names = __webpack_require__(96817);
var module_manifest = __webpack_require__(27126);
var error_message = __webpack_require__(34271);
var tar = __webpack_require__(74802);
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
const isForPeople = error instanceof tar.YF || error instanceof read_plan.UnreadablePlan;
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
var backends = __webpack_require__(38987);
;// CONCATENATED MODULE: ./build/src/service/engines/state-place.js
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
async function findStatePlace(uploaded, trusted) {
const problems = await problemsOf(uploaded);
const uploadedBackends = await (0,backends.k)(uploaded.files, uploaded.directory);
const trustedBackends = trusted === undefined ? uploadedBackends : await (0,backends.k)(trusted.files, trusted.directory);
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
maxBytes: read_plan.LONGEST_PLAN,
});
if (show.exitCode !== 0)
return withoutPlan(programs, 'show', show, filter.log());
const { document, counts } = await (0,read_plan.readPlan)(show.stdout);
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
/***/ })
};
