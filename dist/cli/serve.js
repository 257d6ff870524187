export const id = 9519;
export const ids = [9519,1864];
export const modules = {
/***/ 32121:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AK: () => ( writeSecretFile),
R0: () => ( writeWholeFile),
Up: () => ( reportPathProblems),
ZX: () => ( isDevice),
t4: () => ( writeReportFiles),
uJ: () => ( REPORT_OPTIONS)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
var node_fs_promises_2_ = __webpack_require__(51455);
var node_path_3_ = __webpack_require__(76760);
var _hosts_files_js_4_ = __webpack_require__(51378);
var _report_json_js_5_ = __webpack_require__(47912);
var _command_js_6_ = __webpack_require__(24953);
var _read_input_js_7_ = __webpack_require__(73815);
var _model_error_message_js_8_ = __webpack_require__(34271);
const REPORTS = _hosts_files_js_4_ .JL.flatMap(({ option: name, description, render }) => name === undefined ? [] : [{ name, description, render }]);
const REPORT_OPTIONS = (0,_command_js_6_ .I1)('Reports', [
(0,_command_js_6_ .uK)('--format <word>', 'text is for people; json prints only the report on standard output', {
choices: ['text', 'json'],
default: 'text',
}),
(0,_command_js_6_ .uK)('--json', 'the same as --format json'),
(0,_command_js_6_ .uK)('--reports <directory>', `write all reports there: ${(0,_hosts_files_js_4_ .bI)()}`),
...REPORTS.map(({ name, description }) => (0,_command_js_6_ .uK)(`--${name} <file>`, description)),
]);
async function reportPathProblems(input, workingDirectory) {
const problems = [];
const writtenBy = new Map();
for (const name of ['reports', ...REPORTS.map(({ name }) => name)]) {
const path = (0,_read_input_js_7_ .XD)(input, name);
if (path === undefined)
continue;
const where = `--${name}`;
const isDirectory = name === 'reports';
const kind = isDirectory ? 'directory' : 'file';
if (path.trim() === '') {
problems.push({ where, message: `needs the name of a ${kind}.` });
continue;
}
const absolute = (0,node_path_3_.resolve)(workingDirectory, path);
const existing = await (0,node_fs_promises_2_.stat)(absolute).catch(() => undefined);
if (existing !== undefined && existing.isDirectory() !== isDirectory) {
problems.push({ where, message: `"${path}" is there and is no ${kind}.` });
}
const files = isDirectory ? _hosts_files_js_4_ .JL.map(({ file }) => (0,node_path_3_.join)(absolute, file)) : [absolute];
for (const file of files) {
const otherOption = writtenBy.get(file);
if (otherOption !== undefined) {
problems.push({ where, message: `"${path}" is written by ${otherOption}, too.` });
}
writtenBy.set(file, where);
}
}
return problems;
}
async function writeReportFiles(view, { input, io, log }) {
for (const { name, render } of REPORTS) {
const path = (0,_read_input_js_7_ .XD)(input, name);
if (path === undefined)
continue;
try {
await writeWholeFile((0,node_path_3_.resolve)(io.workingDirectory, path), await render(view));
}
catch (error) {
log.warning(`--${name}: "${path}" was not written: ${(0,_model_error_message_js_8_ .g)(error)}`);
}
}
await log.flush();
if ((0,_read_input_js_7_ .k0)(input))
await io.out((0,_report_json_js_5_ .hF)(view));
}
function isDevice(path) {
const stats = (0,node_fs_1_.lstatSync)(path, { throwIfNoEntry: false });
if (stats?.isSymbolicLink())
return path.startsWith('/dev/');
return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}
async function writeWholeFile(path, content, mode) {
if (isDevice(path))
return await (0,node_fs_promises_2_.appendFile)(path, content);
const partial = `${path}.${(0,node_crypto_0_.randomUUID)()}.part`;
await makeDirectory((0,node_path_3_.dirname)(path));
try {
await (0,node_fs_promises_2_.writeFile)(partial, content, { mode });
await (0,node_fs_promises_2_.rename)(partial, path);
}
catch (error) {
await (0,node_fs_promises_2_.rm)(partial, { force: true });
throw error;
}
}
async function makeDirectory(path) {
if ((0,node_fs_1_.existsSync)(path))
return;
await makeDirectory((0,node_path_3_.dirname)(path));
await (0,node_fs_promises_2_.mkdir)(path).catch((error) => {
if (!(0,node_fs_1_.existsSync)(path))
throw error;
});
}
async function writeSecretFile(option, path, workingDirectory, createSecret) {
const absolute = (0,node_path_3_.resolve)(workingDirectory, path);
const file = await (0,node_fs_promises_2_.open)(absolute, 'wx', 0o600).catch((error) => {
const why = error.code === 'EEXIST' ? 'exists already.' : `cannot be written (${error.code}).`;
throw (0,_read_input_js_7_ .Wp)(`--${option}`, `"${path}" ${why}`);
});
let id;
try {
const created = await createSecret();
({ id } = created);
await file.writeFile(created.content);
await file.close();
return created.value;
}
catch (error) {
await file.close().catch(() => undefined);
await (0,node_fs_promises_2_.rm)(absolute, { force: true });
if (id === undefined)
throw error;
const why = `${id} was created, but its secret was not kept: ${(0,_model_error_message_js_8_ .g)(error)}`;
throw new Error(why, { cause: error });
}
}
/***/ }),
/***/ 79519:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
serve: () => ( serve)
});
var node_events_0_ = __webpack_require__(78474);
var node_fs_promises_1_ = __webpack_require__(51455);
var node_path_2_ = __webpack_require__(76760);
var _command_js_3_ = __webpack_require__(24953);
var _read_input_js_4_ = __webpack_require__(73815);
var _machine_read_regular_js_5_ = __webpack_require__(43962);
var _model_error_message_js_12_ = __webpack_require__(34271);
var _report_neutralise_log_js_6_ = __webpack_require__(22195);
var _service_courses_js_7_ = __webpack_require__(84995);
var _service_unusable_js_8_ = __webpack_require__(49998);
var _hosts_registry_js_9_ = __webpack_require__(77006);
var _plan_run_programs_js_10_ = __webpack_require__(1864);
var _output_files_js_11_ = __webpack_require__(32121);
const serve = {
name: 'serve',
tidiesUpMs: 3_000,
summary: 'a local service with the same API',
description: 'Serves the 23 operations, runs, policy checks and policy evaluations on 127.0.0.1, in memory, until you stop it. Uploads are unpacked, planned by `--engine` or else listed, and evaluated by real Rego policies. For demonstrations, tests and policy authors.\n\nWithout --seed there is an organization with two workspaces, two teams and an agent pool. Each workspace has a run with a policy check to override.',
options: [
(0,_command_js_3_ .uK)('--port <number>', 'listen on this port; the default is any free port', {
check: (0,_read_input_js_4_ .rD)(0, 65_535),
}),
(0,_command_js_3_ .uK)('--seed <file>', 'start with what this JSON file describes'),
(0,_command_js_3_ .uK)('--policies <directory>', 'evaluate these policies on every plan, by the opa on the PATH. The default without --seed is the example policies'),
(0,_command_js_3_ .uK)('--engine <word>', 'the program on the PATH that plans and applies. Without one, and for seeded runs, the resource blocks are listed', { choices: ['terraform', 'tofu'] }),
(0,_command_js_3_ .uK)('--engine-env <name>', 'with --engine terraform or tofu: an environment variable to pass to it', {
repeatable: true,
}),
(0,_command_js_3_ .uK)('--edition <word>', 'hosted lacks the operations on backing data', {
choices: ['hosted', 'self-managed'],
default: 'hosted',
}),
(0,_command_js_3_ .uK)('--terraform-config <file>', "write Terraform's CLI configuration for this service, with a token, to a new file that only you can read"),
(0,_command_js_3_ .uK)('--format <word>', 'format of the first lines on standard output', {
choices: ['shell', 'json'],
default: 'shell',
}),
(0,_command_js_3_ .uK)('--json', 'the same as --format json'),
(0,_command_js_3_ .uK)('--run-seconds <number>', 'duration of runs whose script sets none; the default is 0.4', {
check: (text) => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 86_400
? undefined
: 'is not a number from 0 to 86400.',
}),
(0,_command_js_3_ .uK)('--rate-limit <number>', 'answer 429 beyond this many requests per second and user', {
check: (0,_read_input_js_4_ .rD)(0, 1_000_000),
}),
(0,_command_js_3_ .uK)('--course <name=value>', 'what to do where the documentation of the real service says nothing, or two sources disagree; docs/assumptions.md lists the courses', {
repeatable: true,
check: (text) => {
const course = (0,_service_courses_js_7_ .eE)(text);
return 'problem' in course ? `is refused: ${course.problem}` : undefined;
},
}),
(0,_command_js_3_ .uK)('--faults', 'open /admin/faults and /admin/scripts to anyone on this machine'),
],
examples: {
'plangate serve --port 8099': 'something to try at http://127.0.0.1:8099',
'plangate serve --format json --policies ./policies': 'for a script: the first line is JSON; every plan is judged by your own policies',
'plangate serve --engine terraform': 'with real plans, by the terraform on the PATH',
'plangate serve --port 8099 --terraform-config terraform.rc > service.env': 'for Terraform itself: `. ./service.env` in another shell, then `terraform init`',
},
run,
};
async function run(input, io) {
const engine = await openEngine(input, io);
const problems = [];
const collectProblems = async (reading) => reading.catch((error) => {
if (!(error instanceof _read_input_js_4_ .eb))
throw error;
problems.unshift(...error.problems);
return undefined;
});
const seed = await collectProblems(readSeedFile(input, io));
const { openServedPolicies } = await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(5673), __webpack_require__.e(9714), __webpack_require__.e(9630), __webpack_require__.e(9769)]).then(__webpack_require__.bind(__webpack_require__, 71238));
const served = await collectProblems(openServedPolicies((0,_read_input_js_4_ .XD)(input, 'policies'), io));
for (const warning of served?.warnings ?? []) {
await io.err(`${(0,_report_neutralise_log_js_6_ .om)(`warning: ${warning}`)}\n`);
}
if (served === undefined || problems.length > 0) {
await served?.close();
throw new _read_input_js_4_ .eb(problems);
}
const service = await startServing(input, io, { engine, served, seed }).catch(async (error) => {
await served.close();
throw error;
});
let configPath;
try {
configPath = await writeTerraformConfig(service, input, io);
await io.out((0,_read_input_js_4_ .k0)(input) ? toJsonLine(service) : toShell(service, configPath));
await io.err(`Serving on ${service.origin} until it is stopped (Ctrl-C).\n`);
if (!io.signal.aborted)
await (0,node_events_0_.once)(io.signal, 'abort');
return _command_js_3_ .dc.green;
}
finally {
await service.stop();
await served.close();
if (configPath !== undefined)
await (0,node_fs_promises_1_.rm)(configPath, { force: true });
}
}
async function writeTerraformConfig(service, input, { workingDirectory }) {
const path = (0,_read_input_js_4_ .XD)(input, 'terraform-config');
if (path === undefined)
return undefined;
await (0,_output_files_js_11_ .AK)('terraform-config', path, workingDirectory, async () => ({
content: terraformConfig(service),
value: undefined,
}));
return (0,node_path_2_.resolve)(workingDirectory, path);
}
async function readSeedFile(input, io) {
const shownAs = (0,_read_input_js_4_ .XD)(input, 'seed');
if (shownAs === undefined)
return undefined;
const { signal, workingDirectory } = io;
const text = await (0,_machine_read_regular_js_5_ .wh)((0,node_path_2_.resolve)(workingDirectory, shownAs), signal).catch(() => {
signal.throwIfAborted();
throw (0,_read_input_js_4_ .Wp)('--seed', `${shownAs} cannot be read.`);
});
const { readSeed } = await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(351), __webpack_require__.e(4120), __webpack_require__.e(6754)]).then(__webpack_require__.bind(__webpack_require__, 94120));
const { parseKept } = await __webpack_require__.e( 7896).then(__webpack_require__.bind(__webpack_require__, 7896));
try {
const seed = parseKept(text);
readSeed(seed);
return seed;
}
catch (error) {
if (error instanceof SyntaxError) {
throw (0,_read_input_js_4_ .Wp)('--seed', `${shownAs} is not JSON: ${error.message}.`);
}
if (error instanceof _service_unusable_js_8_ .k)
throw new _read_input_js_4_ .eb(problemsOf(error));
throw error;
}
}
async function startServing(input, io, { engine, seed, served: { set, openJudge }, }) {
const port = (0,_read_input_js_4_ .rl)(input, 'port');
const seconds = (0,_read_input_js_4_ .rl)(input, 'run-seconds');
const seedFile = (0,_read_input_js_4_ .XD)(input, 'seed');
const courses = (0,_read_input_js_4_ .cz)(input, 'course')
.map(_service_courses_js_7_ .eE)
.flatMap((course) => ('problem' in course ? [] : [[course.name, course.value]]));
const { FIRST_SEED } = await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(351), __webpack_require__.e(4120), __webpack_require__.e(6754)]).then(__webpack_require__.bind(__webpack_require__, 94120));
const options = {
clock: io.clock,
random: io.random,
edition: (0,_read_input_js_4_ .XD)(input, 'edition') === 'self-managed' ? 'self-managed' : 'hosted',
identity: (0,_read_input_js_4_ .XD)(input, 'terraform-config') === undefined ? 'neutral' : 'hcp-terraform',
faults: (0,_read_input_js_4_ .iP)(input, 'faults'),
courses: Object.fromEntries(courses),
port,
runDurationMs: seconds === undefined ? undefined : seconds * 1000,
rateLimit: (0,_read_input_js_4_ .rl)(input, 'rate-limit'),
policySets: set && [set],
openJudge,
engine,
seed: seed ?? (set === undefined ? FIRST_SEED : undefined),
seedDirectory: seedFile && (0,node_path_2_.dirname)((0,node_path_2_.resolve)(io.workingDirectory, seedFile)),
};
try {
return await (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(8697), __webpack_require__.e(3597), __webpack_require__.e(351), __webpack_require__.e(4120), __webpack_require__.e(8795), __webpack_require__.e(9426)]).then(__webpack_require__.bind(__webpack_require__, 28795))).startService(options);
}
catch (error) {
if (error instanceof _service_unusable_js_8_ .k)
throw new _read_input_js_4_ .eb(problemsOf(error));
const portProblem = PORT_PROBLEMS[(0,_model_error_message_js_12_ .v)(error) ?? ''];
throw portProblem === undefined
? (0,_read_input_js_4_ .Wp)('plangate serve', (0,_model_error_message_js_12_ .g)(error))
: (0,_read_input_js_4_ .Wp)('--port', `${port} ${portProblem}`);
}
}
async function openEngine(input, io) {
const variableNames = (0,_read_input_js_4_ .cz)(input, 'engine-env');
const program = ['terraform', 'tofu'].find((name) => name === (0,_read_input_js_4_ .XD)(input, 'engine'));
if (program === undefined) {
if (variableNames.length === 0)
return undefined;
throw (0,_read_input_js_4_ .Wp)('--engine-env', 'is for a program that plans. Add --engine terraform or tofu.');
}
const { environment, clock, executeBounded } = io;
const variables = (0,_plan_run_programs_js_10_ .Ad)(variableNames, environment, _hosts_registry_js_9_ .sG);
if ('problem' in variables)
throw (0,_read_input_js_4_ .Wp)('--engine-env', variables.problem);
const { programEngine } = await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(8697), __webpack_require__.e(3597), __webpack_require__.e(351), __webpack_require__.e(9630), __webpack_require__.e(8645), __webpack_require__.e(6438)]).then(__webpack_require__.bind(__webpack_require__, 96327));
const { isolateProgram } = await __webpack_require__.e( 8763).then(__webpack_require__.bind(__webpack_require__, 38763));
const { execute, notIsolated } = await isolateProgram(program, executeBounded, variables.value);
if (notIsolated !== undefined)
await io.err(`${notIsolated}\n`);
return programEngine({ program, clock, execute, variables: variables.value });
}
const PORT_PROBLEMS = {
EADDRINUSE: 'is in use. Choose another one.',
EACCES: 'may not be used. Choose one above 1023.',
};
function problemsOf({ of, problems }) {
return problems.map((message) => ({ where: `--${of}`, message }));
}
function toJsonLine(service) {
const { origin: address, token, organization, workspaces, teams, agentPools } = service;
const terraform = { hostname: hostOf(service), config: terraformConfig(service) };
const runs = service.toDecide();
const line = { address, token, organization, workspaces, teams, agentPools, runs, terraform };
return `${JSON.stringify(line)}\n`;
}
function toShell(service, config) {
const [workspace] = service.workspaces;
const variables = [
['PLANGATE_ADDRESS', service.origin],
['TF_CLOUD_HOSTNAME', config === undefined ? service.origin : hostOf(service)],
['TF_API_TOKEN', service.token],
['TF_CLOUD_ORGANIZATION', service.organization],
...(workspace === undefined ? [] : [['TF_WORKSPACE', workspace.name]]),
...(config === undefined ? [] : [['TF_CLI_CONFIG_FILE', config]]),
];
return [
...variables.map(([name = '', value = '']) => `export ${name}='${value.replaceAll("'", String.raw `'\''`)}'`),
...service.workspaces.map(({ id, name }) => `# workspace ${name}: ${id}`),
...service.teams.map(({ id, name }) => `# team ${name}: ${id}`),
...service.agentPools.map(({ id, name }) => `# agent pool ${name}: ${id}`),
...service.toDecide().map(({ id, workspace, what }) => `# run ${id}: ${what}, in ${workspace}`),
...(config === undefined ? ['# For Terraform itself: --terraform-config FILE'] : []),
'',
].join('\n');
}
function terraformConfig(service) {
const host = JSON.stringify(hostOf(service));
const api = JSON.stringify(`${service.origin}/api/v2/`);
return [
`host ${host} {`,
'  services = {',
...['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => `    "${name}" = ${api}`),
'  }',
'}',
`credentials ${host} {`,
`  token = ${JSON.stringify(service.token)}`,
'}',
'',
].join('\n');
}
function hostOf({ origin }) {
return `localhost:${new URL(origin).port}`;
}
/***/ }),
/***/ 51378:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
JL: () => ( REPORT_FILES),
Li: () => ( writeReports),
bI: () => ( reportFileNames)
});
var node_path_0_ = __webpack_require__(76760);
var _report_json_js_1_ = __webpack_require__(47912);
var _outputs_js_2_ = __webpack_require__(75483);
const REPORT_FILES = [
{
file: 'report.json',
option: 'report-json',
description: 'everything, as JSON',
render: _report_json_js_1_ .hF,
},
{
file: 'report.html',
option: 'report-html',
description: 'one self-contained page, for people',
render: async (view) => (await Promise.all([__webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(558), __webpack_require__.e(5317)]).then(__webpack_require__.bind(__webpack_require__, 80558))).renderPage(view),
},
{
file: 'junit.xml',
option: 'junit',
description: 'one test case per policy, as JUnit XML',
render: async (view) => (await __webpack_require__.e( 3356).then(__webpack_require__.bind(__webpack_require__, 73356))).renderJunit(view),
},
{
file: 'report.sarif',
option: 'sarif',
description: 'findings for code scanning, as SARIF',
render: async (view) => (await __webpack_require__.e( 5789).then(__webpack_require__.bind(__webpack_require__, 25789))).renderSarif(view),
},
{
file: 'comment.md',
description: 'the comment, as Markdown',
render: async (view) => `${(await Promise.all([__webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(6286), __webpack_require__.e(7077), __webpack_require__.e(127)]).then(__webpack_require__.bind(__webpack_require__, 77077))).renderComment(view)}\n`,
},
{
file: 'summary.md',
description: 'the longer text that GitHub shows as the summary of a job',
render: async (view) => (await Promise.all([__webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(6286), __webpack_require__.e(7077), __webpack_require__.e(127)]).then(__webpack_require__.bind(__webpack_require__, 77077))).renderSummary(view),
},
{
file: 'code-quality.json',
option: 'code-quality',
description: 'findings for GitLab, as Code Quality JSON',
shownBy: 'GitLab',
render: async (view) => (await __webpack_require__.e( 5789).then(__webpack_require__.bind(__webpack_require__, 25789))).renderCodeQuality(view),
},
{
file: 'verdict.env',
description: 'the outputs as variables, for later jobs',
shownBy: 'GitLab',
render: renderDotenv,
},
];
function reportFileNames() {
const general = REPORT_FILES.filter(({ shownBy }) => shownBy === undefined);
return `${general.map(({ file }) => file).join(', ')} and the files that GitLab shows`;
}
async function writeReports(view, directory, write) {
for (const { file, render } of REPORT_FILES) {
await write((0,node_path_0_.join)(directory, file), await render(view));
}
}
function renderDotenv(view) {
return Object.entries((0,_outputs_js_2_ .I)(view))
.filter(([name, value]) => value !== '' && !['run-ids', 'plan-json'].includes(name))
.map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
.join('');
}
/***/ }),
/***/ 84995:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lf: () => ( documentedCourses),
Xt: () => ( COURSES),
eE: () => ( readCourse)
});
var _model_status_js_0_ = __webpack_require__(62373);
const COURSES = {
'overridden-plan-only-run': [
'stays',
'goes-on',
'rests-checked',
'goes-on-later',
'refused',
'not-offered',
],
'failed-evaluation': ['waits', 'errored', 'policy_soft_failed', 'planned_and_finished'],
'overridden-stage': ['goes-on', 'stays', 'goes-on-later'],
'overridden-saved-plan': ['planned_and_saved', 'policy_checked'],
'final-evaluation': ['errored', 'waits'],
'broken-check': ['errored', 'planned_and_finished'],
'final-init': [
'plan-errored',
'plan-unreachable',
'plan-canceled',
'plan-running',
'waits',
'planned_and_finished',
],
'overridable-init': ['waits', 'stays-planning', 'errored'],
'failed-task': ['errored', 'waits'],
'comments-on-runs': ['allowed', 'forbidden', 'not-found'],
'long-message': ['kept', 'cut'],
};
const COURSE_NAMES = (0,_model_status_js_0_ .o7)(COURSES);
function documentedCourses() {
return Object.fromEntries(Object.entries(COURSES).map(([name, [first]]) => [name, first]));
}
function readCourse(text) {
const [name = '', value = '', ...rest] = text.split('=').map((part) => part.trim());
const course = COURSE_NAMES.find((courseName) => courseName === name);
if (course === undefined || rest.length > 0) {
return { problem: `"${text}" names no course. The courses: ${COURSE_NAMES.join(', ')}.` };
}
const values = COURSES[course];
if (values.includes(value))
return { name: course, value };
return { problem: `${course} is one of ${values.join(', ')}, not "${value}".` };
}
/***/ }),
/***/ 49998:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
k: () => ( Unusable)
});
class Unusable extends Error {
name = 'Unusable';
of;
problems;
constructor(of, what, problems) {
const lines = problems.flatMap((problem) => problem.split('\n')).map((line) => line.trim());
super([what, ...lines.map((line) => `  ${line}`)].join('\n'));
this.of = of;
this.problems = lines;
}
}
/***/ })
};
