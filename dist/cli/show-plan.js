export const id = 686;
export const ids = [686,1864];
export const modules = {
/***/ 40686:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
planAndShow: () => ( planAndShow),
showSavedPlan: () => ( showSavedPlan)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var node_util_2_ = __webpack_require__(57975);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _machine_program_path_js_4_ = __webpack_require__(60439);
var _machine_read_regular_js_5_ = __webpack_require__(43962);
var _model_or_else_js_11_ = __webpack_require__(17026);
var _model_quote_js_10_ = __webpack_require__(28187);
var _planned_as_js_6_ = __webpack_require__(50564);
var _read_plan_js_7_ = __webpack_require__(33597);
var _run_programs_js_8_ = __webpack_require__(1864);
var _saved_plan_js_9_ = __webpack_require__(85852);
var _model_unreadable_file_js_12_ = __webpack_require__(13491);
const PROGRAMS = ['terraform', 'tofu'];
const TITLES = { terraform: 'Terraform', tofu: 'OpenTofu' };
const SHORT_MS = 60_000;
const LONG_MS = 24 * 60 * 60_000;
const MOST_LOG_BYTES = 64 * 1024 * 1024;
async function showSavedPlan(saved, ports) {
const { file, shownAs } = saved;
const bytes = (0,_machine_read_regular_js_5_ .js)(file, _saved_plan_js_9_ .pm);
refuseOtherKinds(bytes, shownAs);
const readable = orUnreadable(() => (0,_saved_plan_js_9_ .LW)(bytes), shownAs);
const { version } = readable;
const { json, program } = await showByItsProgram(version, saved, ports);
if (!(0,_machine_read_regular_js_5_ .js)(file, _saved_plan_js_9_ .pm).equals(bytes)) {
throw new _run_programs_js_8_.EngineFailure(`${(0,_model_quote_js_10_ .hD)(shownAs)} was changed while it was shown. Run this after the plan.`);
}
return { json, planned: (0,_planned_as_js_6_ .s7)(program, readable) };
}
async function planAndShow(call, where, ports, log) {
const { directory, workingDirectory, temporaryDirectory } = where;
const program = await askVersion('tofu', directory, ports);
if (program?.name !== 'tofu') {
throw new _run_programs_js_8_.EngineFailure('`tofu` on the PATH is not OpenTofu, whose arguments are read here.');
}
const file = call.out === undefined ? (0,node_path_1_.join)(temporaryDirectory, 'plan') : (0,node_path_1_.resolve)(directory, call.out);
if ((0,node_fs_0_.statSync)(file, { throwIfNoEntry: false }) !== undefined) {
throw new _run_programs_js_8_.EngineFailure(`${(0,_model_quote_js_10_ .hD)(call.out ?? '')} is there already, so it may be an older plan. Remove it before you plan.`);
}
const chdir = call.directory === undefined ? [] : [`-chdir=${call.directory}`];
const out = call.out === undefined ? [`-out=${file}`] : [];
const end = await (0,_run_programs_js_8_ .Yt)('tofu', [...chdir, 'plan', ...out, ...call.words], {
cwd: workingDirectory,
variables: definedOf(ports.environment),
timeoutMs: LONG_MS,
maxBytes: MOST_LOG_BYTES,
signal: ports.signal,
take: log,
}, ports);
log(end.stderr);
const isPlanned = end.exitCode === 0 || (call.hasDetailedExitCode && end.exitCode === 2);
if (!isPlanned) {
throw new _run_programs_js_8_.EngineFailure(`\`tofu plan\` ended with exit code ${end.exitCode ?? 'none'}.`);
}
const bytes = (0,_model_or_else_js_11_ .N)(() => (0,_machine_read_regular_js_5_ .js)(file, _saved_plan_js_9_ .pm), undefined);
if (bytes === undefined)
throw new _run_programs_js_8_.EngineFailure('`tofu plan` ended well and saved no plan.');
const kind = (0,_saved_plan_js_9_ .$Y)(bytes);
if (kind !== 'encrypted')
refuseOtherKinds(bytes, 'the saved plan');
const json = await showWith('tofu', file, directory, ports);
if (kind === 'saved') {
const saved = orUnreadable(() => (0,_saved_plan_js_9_ .LW)(bytes), 'the saved plan');
return { json, planned: (0,_planned_as_js_6_ .s7)('tofu', saved) };
}
const { version } = program;
return { json, planned: { by: 'arguments', program: 'tofu', version, ...call.planned } };
}
function orUnreadable(read, shownAs) {
try {
return read();
}
catch (error) {
if (!(error instanceof _model_unreadable_file_js_12_ .i))
throw error;
throw new _run_programs_js_8_.EngineFailure(`${(0,_model_quote_js_10_ .hD)(shownAs)} ${error.message}.`);
}
}
function refuseOtherKinds(bytes, shownAs) {
switch ((0,_saved_plan_js_9_ .$Y)(bytes)) {
case 'saved':
return;
case 'encrypted':
throw new _run_programs_js_8_.EngineFailure(`${(0,_model_quote_js_10_ .hD)(shownAs)} is encrypted, so it does not say how it was planned. Let this command start the plan: \`plangate digest -o plan.json -- tofu plan …\`, with the arguments of your plan.`);
case 'bookmark': {
const run = (0,_saved_plan_js_9_ .tl)(bytes) ?? 'RUN-ID';
throw new _run_programs_js_8_.EngineFailure(`${(0,_model_quote_js_10_ .hD)(shownAs)} is no saved plan: with a \`cloud\` block \`plan -out\` writes the id of a run, which has the plan. Judge that run: \`plangate runs show ${run}\`.`);
}
case 'other':
throw new _run_programs_js_8_.EngineFailure(`${(0,_model_quote_js_10_ .hD)(shownAs)} is no saved plan. Name what \`terraform plan -out\` or \`tofu plan -out\` wrote.`);
}
}
async function showByItsProgram(version, { file, shownAs, directory, engine }, ports) {
const candidates = engine === undefined ? PROGRAMS : [engine];
const there = [];
const shown = [];
const failures = [];
for (const command of candidates) {
if ((0,_machine_program_path_js_4_ .aY)(command, (0,_machine_program_path_js_4_ .DD)(ports.environment, directory)) === undefined)
continue;
const answer = await askVersion(command, directory, ports);
there.push(answer === undefined ? command : `${TITLES[answer.name]} ${answer.version}`);
if (answer !== undefined && answer.version !== version)
continue;
try {
const json = await showWith(command, file, directory, ports);
shown.push({ json, program: answer?.name ?? command });
}
catch (error) {
if (!(error instanceof _run_programs_js_8_.EngineFailure))
throw error;
failures.push(error);
}
}
const [first, second] = shown;
if (second !== undefined && second.program !== first?.program) {
throw new _run_programs_js_8_.EngineFailure(`${(0,_model_quote_js_10_ .hD)(shownAs)} is a plan of version ${(0,_model_quote_js_10_ .hD)(version)}, and so are both programs on the PATH. Name the one that planned: \`--engine terraform\` or \`--engine tofu\`.`);
}
if (first !== undefined)
return first;
if (failures[0] !== undefined)
throw failures[0];
const found = there.length === 0 ? `no ${candidates.join(' and no ')}` : (0,_model_quote_js_10_ .Kf)(there, 2);
throw new _run_programs_js_8_.EngineFailure(`${(0,_model_quote_js_10_ .hD)(shownAs)} is a plan of version ${(0,_model_quote_js_10_ .hD)(version)}, and only the program that made it can show it. On the PATH is ${found}.`);
}
async function askVersion(command, directory, ports) {
const limits = { timeoutMs: SHORT_MS, maxBytes: 1_000_000, signal: ports.signal };
const options = { cwd: directory, variables: quietVariables(ports.environment), ...limits };
const end = await (0,_run_programs_js_8_ .Yt)(command, ['version'], options, ports).catch(() => undefined);
ports.signal.throwIfAborted();
const [, title, version = ''] = /^(Terraform|OpenTofu) v(\S+)$/m.exec(end?.stdout ?? '') ?? [];
const name = PROGRAMS.find((one) => TITLES[one] === title);
return name === undefined ? undefined : { name, version };
}
async function showWith(command, file, directory, ports) {
const limits = { timeoutMs: LONG_MS, maxBytes: _read_plan_js_7_.LONGEST_PLAN, signal: ports.signal };
const variables = quietVariables(ports.environment);
let said = '';
for (const cwd of placesOfInit(directory, ports.environment)) {
const options = { cwd, variables, ...limits };
const end = await (0,_run_programs_js_8_ .Yt)(command, ['show', '-json', file], options, ports);
if (end.exitCode === 0)
return end.stdout;
said = (0,node_util_2_.stripVTControlCharacters)(end.stderr || end.stdout)
.trim()
.slice(-2_000);
}
throw new _run_programs_js_8_.EngineFailure(`\`${command} show -json\` failed in ${(0,_model_quote_js_10_ .hD)(directory)}: run this where \`init\` ran, in the job that planned.\n${said}`);
}
const CACHE = '.terragrunt-cache';
const DEEPEST_IN_CACHE = 8;
function placesOfInit(directory, environment) {
const data = environment['TF_DATA_DIR'] || '.terraform';
const isInitialized = (place) => (0,_machine_find_repository_js_3_ .wd)((0,node_path_1_.resolve)(place, data));
const cache = (0,node_path_1_.join)(directory, CACHE);
if (isInitialized(directory) || !(0,_machine_find_repository_js_3_ .wd)(cache))
return [directory];
const found = [];
const search = (place, depth) => {
if (isInitialized(place))
found.push(place);
else if (depth < DEEPEST_IN_CACHE) {
for (const entry of (0,node_fs_0_.readdirSync)(place, { withFileTypes: true })) {
if (entry.isDirectory())
search((0,node_path_1_.join)(place, entry.name), depth + 1);
}
}
};
search(cache, 0);
const timeOf = (place) => (0,node_fs_0_.statSync)((0,node_path_1_.resolve)(place, data)).mtimeMs;
return [...found.sort((one, other) => timeOf(other) - timeOf(one)), directory];
}
function quietVariables(environment) {
const variables = definedOf(environment);
for (const name of Object.keys(variables)) {
if (name.startsWith('TF_CLI_ARGS'))
delete variables[name];
}
return variables;
}
function definedOf(environment) {
return Object.fromEntries(Object.entries(environment).filter((entry) => entry[1] !== undefined));
}
/***/ })
};
