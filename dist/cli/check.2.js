export const id = 6136;
export const ids = [6136,167];
export const modules = {
/***/ 8051:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PC: () => ( givenInputs),
_m: () => ( toOptionProblem),
iO: () => ( withOptionNames),
iV: () => ( INPUTS_PAGE),
m5: () => ( CHECK_OPTIONS),
u1: () => ( JUDGING_OPTIONS),
yu: () => ( emptyOptions)
});
var _model_own_pages_js_3_ = __webpack_require__(37694);
var _report_text_js_0_ = __webpack_require__(74913);
var _settings_inputs_js_1_ = __webpack_require__(40198);
var _program_js_2_ = __webpack_require__(6180);
const CLI_INPUTS = _settings_inputs_js_1_ .mc.filter((spec) => (0,_settings_inputs_js_1_ .Sw)(spec, 'cli'));
const PLACEHOLDERS = {
string: 'text',
choice: 'word',
path: 'file',
};
const MAX_DESCRIPTION_LENGTH = 94;
const INPUTS_PAGE = (0,_model_own_pages_js_3_ .SO)('docs/inputs.md');
const CHECK_OPTIONS = [..._settings_inputs_js_1_ .tH, undefined].flatMap((heading) => CLI_INPUTS.filter((spec) => spec.heading === heading).map(toOption));
const NOT_FOR_EXISTING_RUNS = ['allow-destroy-apply', 'allowed-sources', 'exceptions', 'only-new'];
const JUDGING_OPTIONS = CHECK_OPTIONS.filter(({ name, group = '' }) => ['What fails the gate', 'What the run plans'].includes(group) &&
!NOT_FOR_EXISTING_RUNS.includes(name));
function givenInputs(input) {
const inputs = {};
for (const spec of CLI_INPUTS) {
const value = input.options[optionName(spec)];
if (value === true)
inputs[spec.name] = isOnByDefault(spec) ? 'false' : 'true';
else if (typeof value === 'string')
inputs[spec.name] = value;
else if (Array.isArray(value))
inputs[spec.name] = value.join('\n');
}
return inputs;
}
function emptyOptions(input) {
const given = givenInputs(input);
return CLI_INPUTS.filter((spec) => spec.environment === undefined && given[spec.name]?.trim() === '').map(({ name }) => ({ where: name, message: 'is empty. Give it a value, or leave it out.' }));
}
function optionOfInput(inputName) {
const spec = CLI_INPUTS.find(({ name }) => name === inputName);
return spec ? `--${optionName(spec)}` : inputName;
}
function toOptionProblem({ where, message, code }) {
return {
where: optionOfInput(where),
message: (0,_report_text_js_0_ ._7)({ text: withOptionNames(message), code }),
};
}
function withOptionNames(message) {
return message.replaceAll(/`([a-z-]+)`/g, (_quoted, word) => optionOfInput(word));
}
function toOption(spec) {
const isFlag = spec.kind === 'flag';
const placeholder = spec.name === 'directory' ? 'directory' : (PLACEHOLDERS[spec.kind] ?? spec.kind);
return {
name: optionName(spec),
description: describeInput(spec),
group: spec.heading,
value: isFlag ? undefined : placeholder,
repeatable: spec.kind === 'list',
};
}
function isOnByDefault({ kind, default: defaultValue }) {
return kind === 'flag' && defaultValue === 'true';
}
function optionName(spec) {
return isOnByDefault(spec) ? `no-${spec.name}` : spec.name;
}
function describeInput(spec) {
const text = spec.description.replaceAll('`', '');
if (spec.kind === 'flag')
return firstSentences(spec.off ?? text, MAX_DESCRIPTION_LENGTH);
const facts = [
spec.choices?.join(', '),
spec.environment && `else ${spec.environment.join(', ')}`,
spec.cloudBlock && 'else the cloud block',
spec.default !== undefined && `default: ${spec.default}`,
].filter((fact) => typeof fact === 'string');
const inBrackets = facts.length > 0 ? ` (${facts.join('; ')})` : '';
return firstSentences(text, MAX_DESCRIPTION_LENGTH - inBrackets.length) + inBrackets;
}
function firstSentences(text, maxLength) {
let sentences = '';
for (const sentence of text.split(/(?<=\.) /)) {
const longer = (0,_report_text_js_0_ .JO)(' ', sentences, sentence);
if (longer.length > maxLength)
break;
sentences = longer;
}
return sentences || `${(0,_program_js_2_ .ml)(text, maxLength)}.`;
}
/***/ }),
/***/ 36136:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
check: () => ( check),
runCheck: () => ( runCheck)
});
var node_path_0_ = __webpack_require__(76760);
var _check_check_js_1_ = __webpack_require__(43766);
var _check_limits_js_2_ = __webpack_require__(52696);
var _hosts_ci_job_js_3_ = __webpack_require__(70440);
var _hosts_files_js_4_ = __webpack_require__(51378);
var _hosts_workspace_js_5_ = __webpack_require__(31956);
var _machine_network_js_6_ = __webpack_require__(92605);
var _model_job_secrets_js_7_ = __webpack_require__(62056);
var _model_ended_by_js_8_ = __webpack_require__(17953);
var _model_verdict_js_9_ = __webpack_require__(83538);
var _report_json_js_10_ = __webpack_require__(47912);
var _report_terminal_js_11_ = __webpack_require__(24834);
var _report_text_js_12_ = __webpack_require__(74913);
var _model_parse_js_20_ = __webpack_require__(2340);
var _settings_settings_js_13_ = __webpack_require__(33674);
var _check_options_js_14_ = __webpack_require__(8051);
var _command_js_15_ = __webpack_require__(24953);
var _load_options_js_16_ = __webpack_require__(98265);
var _log_js_17_ = __webpack_require__(11438);
var _read_input_js_18_ = __webpack_require__(73815);
var _output_files_js_19_ = __webpack_require__(32121);
const check = {
name: 'check',
tidiesUpMs: _check_limits_js_2_ .q1,
summary: 'pack, plan, read the policies, decide',
description: 'Packs a directory, uploads it and starts a run in each workspace. Waits for every policy result, and prints one verdict. The verdict is also the exit code.\n\nOn your machine you need a cloud block in the directory and a token. With --local you need neither.',
arguments: [_command_js_15_ .Md],
more: _check_options_js_14_ .iV,
options: [
..._check_options_js_14_ .m5,
..._output_files_js_19_ .uJ,
...(0,_command_js_15_ .I1)('Without a service', [
(0,_command_js_15_ .uK)('--explain <policy>', 'with --local: print what this policy saw'),
]),
_command_js_15_ .J5,
(0,_command_js_15_ .uK)('--verbose', 'log the requests to the service'),
],
often: [
'workspace',
'workspaces',
'organization',
'hostname',
'local',
'fail-on',
'protect',
'timeout',
'reports',
'json',
],
examples: {
'plangate check': 'the workspace of the cloud block in this directory',
'plangate check --organization acme --workspaces net-prod,dns --directory infra': 'one directory, two workspaces, one verdict',
'plangate check --local': 'without a service, by the policies in policies/',
},
async run(input, io) {
if (input.options['explain'] !== undefined && !(0,_settings_settings_js_13_ .FD)((0,_check_options_js_14_ .PC)(input))) {
throw (0,_read_input_js_18_ .Wp)('--explain', 'is for a check without a service. Add --local.');
}
return runCheck(input, io);
},
};
async function runCheck(input, io, groups) {
const verbose = (0,_read_input_js_18_ .iP)(input, 'verbose');
const printsDocument = (0,_read_input_js_18_ .k0)(input) || input.options['explain'] !== undefined;
const log = (0,_log_js_17_ .h)(io, { verbose, printTo: printsDocument ? 'err' : 'out' });
const started = { input, io, log };
try {
const { result, view, published, settings } = await checkWithTerminalHint(started, groups);
if (published.commentUrl !== undefined)
log.print(`Comment: ${published.commentUrl}`);
for (const doubt of published.doubts)
log.warning((0,_report_text_js_12_ ._7)(doubt));
await (0,_output_files_js_19_ .t4)(view, started);
const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
return (0,_model_verdict_js_9_ .FO)(result, settings.policy.failOn, signal);
}
finally {
await log.flush();
}
}
function explainProblem({ own: { policies } }, policy) {
if (policy === undefined || policies.includes(policy))
return undefined;
const message = `"${policy}" is no policy here. There are: ${policies.join(', ') || 'none'}.`;
return { where: '--explain', message };
}
async function checkWithTerminalHint(started, groups) {
const { input, io } = started;
const { environment } = io;
const isTrusted = (0,_hosts_workspace_js_5_ .QK)((0,_read_input_js_18_ .iP)(input, 'trust-checkout'), environment);
const isPersonThere = io.isPersonThere || isTrusted;
try {
return await checkByOptions({ ...started, io: { ...io, isPersonThere } }, isTrusted, groups);
}
catch (error) {
if (!(error instanceof _read_input_js_18_ .eb))
throw error;
if (!(0,_hosts_workspace_js_5_ .PO)(error.problems, { environment, isPersonThere }))
throw error;
const message = `${_hosts_workspace_js_5_ .f_.seen}. ${_hosts_workspace_js_5_ .f_.fix}`;
throw new _read_input_js_18_ .eb([{ where: 'no terminal', message }, ...error.problems]);
}
}
async function checkByOptions({ input, io, log }, isTrusted, groups) {
const { environment, workingDirectory, screen } = io;
const secrets = (0,_model_job_secrets_js_7_ .P)(environment, /(?:^|_)TOKEN$/);
const explainedPolicy = (0,_read_input_js_18_ .XD)(input, 'explain');
const reportsPath = (0,_read_input_js_18_ .XD)(input, 'reports');
const reports = reportsPath === undefined ? undefined : (0,node_path_0_.resolve)(workingDirectory, reportsPath);
const network = (0,_machine_network_js_6_ .X)((0,_read_input_js_18_ .XD)(input, 'ca-file'), io);
const ports = (0,_check_limits_js_2_ .wP)((0,_settings_settings_js_13_ .OW)((0,_read_input_js_18_ .XD)(input, 'timeout')), { ...io, ...network });
const output = {
reports,
command: log.command,
writeReports: (view, directory) => (0,_hosts_files_js_4_ .Li)(view, directory, _output_files_js_19_ .R0),
};
const ciHost = await (0,_model_ended_by_js_8_ .m)(ports.endSignal, (0,_hosts_ci_job_js_3_ .uW)(ports, output));
if (isTrusted && ciHost.jobTree.proposed)
throw new _read_input_js_18_ .eb([_hosts_workspace_js_5_ .qg]);
const checked = await (0,_check_check_js_1_ .z6)(ciHost, {
async settings(jobTree, parsed) {
const loaded = await (0,_load_options_js_16_ .qR)(input, io, jobTree, parsed);
const pathProblems = await (0,_output_files_js_19_ .Up)(input, workingDirectory);
if ('settings' in loaded && pathProblems.length === 0)
return loaded;
const settingProblems = 'problems' in loaded ? loaded.problems : [];
throw new _read_input_js_18_ .eb([...settingProblems.map(_check_options_js_14_ ._m), ...pathProblems]);
},
workingDirectory,
secrets,
concealed: (0,_model_job_secrets_js_7_ .w)(environment),
never: reports === undefined ? [] : [reports],
log,
print: log.print,
groups,
refuseLocal: (local) => explainProblem(local, explainedPolicy),
async afterLocal(local) {
if (explainedPolicy === undefined)
return;
for (const [workspace, plan] of local.judged) {
const show = (document) => (0,_report_json_js_10_ .et)(log.secrets.concealAll(document));
for (const text of await local.own.explain(explainedPolicy, plan, show)) {
log.print(`What the policies saw in ${workspace}:`);
await ((0,_read_input_js_18_ .k0)(input) ? io.err : io.out)(text);
}
}
},
printEnd: screen && ((view) => printOnScreen(view, screen, log)),
status: io.status,
}, ports);
if (!('problems' in checked))
return checked;
const { problems, ended, refused } = checked;
if (ended !== undefined)
throw new Error((0,_model_parse_js_20_ .cj)(problems));
if (refused !== undefined) {
throw (0,_read_input_js_18_ .Wp)('--allow-untrusted-head', `is not given. ${(0,_check_options_js_14_ .iO)(refused)}`);
}
throw new _read_input_js_18_ .eb(problems.map(_check_options_js_14_ ._m));
}
const ROWS_BESIDE_REPORT = 4;
const MIN_ROWS = 20;
function printOnScreen(view, { columns, rows, colour }, log) {
const size = { columns: columns(), rows: Math.max(MIN_ROWS, rows() - ROWS_BESIDE_REPORT) };
for (const line of ['', ...(0,_report_terminal_js_11_ .b)(view, { ...size, colour })])
log.command(line);
}
/***/ }),
/***/ 98265:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AL: () => ( readStoredTokens),
hx: () => ( describeJob),
qR: () => ( loadCheckSettings)
});
var node_path_0_ = __webpack_require__(76760);
var _hosts_shapes_js_8_ = __webpack_require__(65639);
var _machine_read_regular_js_1_ = __webpack_require__(43962);
var _model_parse_js_7_ = __webpack_require__(2340);
var _settings_load_settings_js_2_ = __webpack_require__(12097);
var _check_options_js_3_ = __webpack_require__(8051);
var _read_input_js_4_ = __webpack_require__(73815);
var _hosts_ci_job_js_5_ = __webpack_require__(70440);
var _hosts_workspace_js_6_ = __webpack_require__(31956);
async function loadCheckSettings(input, { environment, workingDirectory }, jobTree, parsed) {
const storedToken = await readStoredTokens(environment);
const sources = {
inputs: (0,_check_options_js_3_ .PC)(input),
environment,
storedToken,
entryPoint: 'cli',
};
const loaded = await (0,_settings_load_settings_js_2_ .M5)(sources, workingDirectory, jobTree, parsed);
const emptyProblems = (0,_check_options_js_3_ .yu)(input);
if ('settings' in loaded) {
return emptyProblems.length === 0 ? loaded : { problems: emptyProblems };
}
const problems = [...loaded.problems];
const index = problems.findIndex(({ isMissing }) => isMissing);
const firstMissing = problems[index];
if (firstMissing !== undefined) {
const shownAs = (0,_read_input_js_4_ .XD)(input, 'directory') ?? '.';
const directory = (0,node_path_0_.resolve)(workingDirectory, shownAs);
const { blocksSentence } = await __webpack_require__.e( 7094).then(__webpack_require__.bind(__webpack_require__, 17094));
const hint = await blocksSentence({ directory, shownAs }, jobTree.proposed, '--');
problems[index] = { ...firstMissing, message: firstMissing.message + hint };
}
return { problems: [...problems, ...emptyProblems] };
}
async function readStoredTokens(environment) {
const directory = environment['APPDATA']
? (0,node_path_0_.join)(environment['APPDATA'], 'terraform.d')
: (0,node_path_0_.join)(environment['HOME'] ?? environment['USERPROFILE'] ?? '', '.terraform.d');
const text = await (0,_machine_read_regular_js_1_ .VX)((0,node_path_0_.join)(directory, 'credentials.tfrc.json')).catch(() => '');
const stored = (0,_model_parse_js_7_ .qF)(text);
return (hostname) => (0,_hosts_shapes_js_8_ .gc)((0,_hosts_shapes_js_8_ .fK)(stored, 'credentials', hostname, 'token'))?.trim() || undefined;
}
async function describeJob(input, io) {
const isTrusted = (0,_hosts_workspace_js_6_ .QK)((0,_read_input_js_4_ .iP)(input, 'trust-checkout'), io.environment);
const isPersonThere = io.isPersonThere || isTrusted;
const { jobTree } = await (0,_hosts_ci_job_js_5_ .vI)({ ...io, isPersonThere });
if (isTrusted && jobTree.proposed)
throw new _read_input_js_4_ .eb([_hosts_workspace_js_6_ .qg]);
return { jobTree, isPersonThere };
}
/***/ }),
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
/***/ 70440:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
vI: () => ( describeCiJob),
uW: () => ( openCiJob)
});
var external_node_path_ = __webpack_require__(76760);
var doubt = __webpack_require__(49733);
var ask_git = __webpack_require__(29796);
var find_repository = __webpack_require__(6609);
var compare_with_commit = __webpack_require__(40167);
var git_objects = __webpack_require__(71650);
var commit_id = __webpack_require__(66238);
var request_base = __webpack_require__(24610);
var error_message = __webpack_require__(34271);
var workspace_selectors = __webpack_require__(30589);
var change_origin = __webpack_require__(58245);
;// CONCATENATED MODULE: ./build/src/trust/merge-base-texts.js
const MOST_FILES = 1_000;
function textsAtMergeBase(findTargets, repository, ports) {
let base;
const openBase = async () => {
for (const target of await findTargets()) {
const commit = await (0,compare_with_commit.wu)(target, repository, ports);
if (commit !== undefined)
return (0,git_objects.Cg)(commit, repository, ports);
}
return undefined;
};
return async (paths) => {
const files = await (base ??= openBase());
if (files === undefined || paths.length > MOST_FILES)
return undefined;
const ids = new Map();
for (const path of paths) {
const entry = await files.entry(path);
if (entry === undefined)
return undefined;
if (entry !== 'missing' && entry.mode.startsWith('100'))
ids.set(path, entry.id);
}
const blobs = await (0,git_objects.$I)([...new Set(ids.values())], repository, ports);
const texts = new Map();
for (const [path, id] of ids) {
const blob = blobs.get(id);
if (blob === undefined)
return undefined;
texts.set(path, blob.bytes.toString('utf8'));
}
return texts;
};
}
var tree = __webpack_require__(80734);
var detect = __webpack_require__(2914);
var earlier_reports = __webpack_require__(98739);
var host_error = __webpack_require__(93452);
var shapes = __webpack_require__(65639);
var hosts_workspace = __webpack_require__(31956);
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/hosts/ci-job.js
async function describeCiJob(io) {
const { environment, workingDirectory, isPersonThere = false } = io;
const job = await (0,detect.lw)(environment, io.host);
const { host, defaultBranch: branchByHost } = job;
const workspace = (0,hosts_workspace.B3)(environment, workingDirectory);
const jobOrigin = await host.jobOrigin(environment, isPersonThere);
const [defaultBranch] = branchByHost === undefined
? (0,detect.nj)(environment, 'defaultBranch')
: [branchByHost];
const server = (0,detect.W0)(job);
const jobTree = (0,tree.PJ)(jobOrigin.proposed, {
workspace,
async trusted(root, named) {
if (host.trusted !== undefined)
return host.trusted(named);
const { trustedInGit } = await __webpack_require__.e( 3790).then(__webpack_require__.bind(__webpack_require__, 3790));
return trustedInGit({ repository: (0,find_repository._8)(root), branch: named, server }, io);
},
async trustedCommit(root) {
const { trustedCommit } = await __webpack_require__.e( 3790).then(__webpack_require__.bind(__webpack_require__, 3790));
return trustedCommit({ repository: (0,find_repository._8)(root), branch: branchByHost, server }, io);
},
});
return {
job,
jobOrigin,
jobTree,
defaultBranch,
server,
workspace,
};
}
async function openCiJob(ports, output) {
const described = await describeCiJob(ports);
const { job, jobOrigin, workspace } = described;
const commentPorts = { ...ports, ...withTimeAfterCancel(ports, ports.signal) };
return {
...described,
root: job.root,
reviewed: async (directory) => ({
head: job.commit ??
(job.isCommitAsked ? undefined : await (0,find_repository.Xg)(directory, workspace)),
built: (0,shapes.Si)((0,detect.nj)(ports.environment, 'built').find(Boolean)),
}),
async subject(settings, at) {
const place = { ...at, workspace, jobOrigin };
const refused = await refusalOf(job, settings, place, ports);
if (refused !== undefined)
return { refused };
const change = job.host.change
? await job.host.change(settings, place, ports)
: await changeByGit(described, settings, place, { git: ports, comments: commentPorts });
const { comment } = settings.report;
return {
...change,
base: await requestBaseOf(described),
checkedOutTarget: await findCheckedOutTarget(job, settings, place, ports),
async publish(view, until) {
if (output === undefined)
return { doubts: [] };
const publishing = { comment, reports: output.reports };
return publishOn(job, view, publishing, {
...commentPorts,
...output,
deadline: () => until,
});
},
};
},
};
}
async function refusalOf(job, settings, place, ports) {
const { jobOrigin } = place;
if (jobOrigin.changeOrigin === 'own' || settings.job.allowUntrustedHead)
return undefined;
const answer = (await job.host.askChangeOrigin?.(job, place, ports)) ?? jobOrigin;
const [planned = ''] = (0,workspace_selectors.s7)(settings.plan);
const directory = (0,external_node_path_.resolve)(ports.workingDirectory, planned);
const checkedOut = await (0,find_repository.Xg)(directory, place.workspace);
return (0,change_origin.re)({ ...answer, checkedOut });
}
async function findCheckedOutTarget({ host }, { plan }, { directory, workspace }, { environment, workingDirectory }) {
const tipOf = (branch) => (0,find_repository.Xg)(directory, workspace, `refs/remotes/origin/${branch}`);
const targets = (await host.targetCommits?.(environment, tipOf)) ?? [];
const checksOutTarget = host.checksOutTarget?.(environment) === true;
if (targets.length === 0 && !checksOutTarget)
return undefined;
for (const planned of (0,workspace_selectors.s7)(plan)) {
const path = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, planned));
const nearest = (0,find_repository._8)((0,find_repository.W1)(path) ?? path);
const commits = [
await (0,find_repository.Xg)(path, workspace),
nearest && (await (0,find_repository.Uo)(nearest)),
].filter((commit) => commit !== undefined);
const commit = commits.find((one) => targets.includes(one));
const mayBeTarget = commits.length === 0 && checksOutTarget;
if (commit !== undefined || mayBeTarget)
return { commit };
}
return undefined;
}
async function changeByGit(described, { plan, report }, { directory, root, workspace, deadline }, ports) {
const { job } = described;
const commit = job.commit ?? (await (0,find_repository.Xg)(directory, workspace));
const commentPorts = { ...ports.comments, deadline: () => deadline };
const api = report.comment === 'off' ? undefined : job.host.comments?.(job, commentPorts);
const comments = api === undefined || 'text' in api ? undefined : api;
const { repository, others } = (0,find_repository.Di)(root, workspace);
const knowsAllChanges = repository?.root === root && others.length === 0;
const { fork, proposed } = proposalOf(described);
const number = job.pullRequest?.number;
let reports;
const names = reportedNames(described, plan.group, {
root,
commit,
hasComments: comments !== undefined,
});
return {
...names,
sealed: sealedJobOf(described, await headOfOwnMerge(commit, described, repository, ports.git), names.changeRequest, report.commentKey),
change: { fork, pullRequest: number === undefined ? undefined : { number } },
proposed,
...changeReaders(described, knowsAllChanges ? repository : undefined, ports.git),
async earlierReports() {
if (comments === undefined || number === undefined)
return undefined;
reports ??= (0,earlier_reports.QY)(comments, number, report.commentKey);
return reports.catch((error) => {
if (ports.git.signal.aborted)
return undefined;
throw error;
});
},
};
}
function proposalOf({ job, jobOrigin }) {
const { changeOrigin, proposed } = jobOrigin;
return {
fork: changeOrigin === 'unknown' ? undefined : changeOrigin === 'foreign',
proposed: proposed || job.pullRequest !== undefined || (0,detect.cr)(job.environment),
target: (0,detect.nj)(job.environment, 'target').find(Boolean),
};
}
async function headOfOwnMerge(commit, described, repository, ports) {
const { host, environment } = described.job;
const branch = host.mergedBranch?.(environment);
const merge = (0,commit_id.f)(commit);
if (branch === undefined || merge === undefined || repository === undefined)
return commit;
const read = await (0,git_objects.kN)(merge, repository, ports).catch(() => undefined);
const [, head, ...others] = read?.parents ?? [];
if (head === undefined || others.length > 0)
return commit;
const tip = await askForTarget(branch, described, repository, ports);
return tip === head ? head : commit;
}
function sealedJobOf({ job, server }, head, changeRequest, commentKey) {
const address = server?.address;
const byAddress = address === undefined ? undefined : { host: new URL(address).host, id: address };
const unnamed = { host: '', id: '' };
const identity = job.host.repositoryId?.(job.environment) ?? byAddress ?? unnamed;
if (head === undefined)
return undefined;
const { host, id: repository } = identity;
const key = commentKey === 'default' ? '' : `/${commentKey}`;
const number = job.pullRequest?.number;
return {
change: { host, repository, number },
head,
searched: changeRequest && `${changeRequest}${key}`,
};
}
async function requestBaseOf({ job, jobOrigin }) {
const { host, environment, pullRequest } = job;
const base = await host.requestBase(environment);
const isNamed = pullRequest !== undefined || (0,detect.cr)(environment);
return base ?? (isNamed && jobOrigin.proposed ? (0,request_base.VT)(undefined) : undefined);
}
function reportedNames({ job, defaultBranch, server }, group, { root, commit, hasComments }) {
const { repository, pullRequest, jobUrl, runNumber, attempt } = job;
const slug = repository?.slug ?? slugOf(server?.address);
const change = `${slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`;
const changeRequest = slug && pullRequest ? change : undefined;
return {
reportedJob: {
repository: repository && { ...repository, root, defaultBranch: defaultBranch || undefined },
commit: commit === undefined ? undefined : { sha: commit },
pullRequest,
job: jobUrl === undefined
? undefined
: { url: jobUrl, runId: runNumber ?? 0, attempt: attempt ?? 1 },
actor: (0,detect.wl)(job.environment)[0],
adoptsOverridden: hasComments || changeRequest !== undefined,
},
message: `${change || 'plangate check'}${at}`,
changeRequest,
mayBeRepeated: attempt === undefined ? group !== undefined || !hasComments : attempt > 1,
};
}
function slugOf(address) {
if (address === undefined)
return undefined;
return new URL(address).pathname.replace(/^\/+/, '').replace(/\.git$/, '') || undefined;
}
function changeReaders(ciJob, repository, ports) {
if (repository === undefined)
return { changedFiles: async () => undefined };
const { target, proposed } = proposalOf(ciJob);
let targetCommit;
const findTarget = () => (targetCommit ??= askForTarget(target, ciJob, repository, ports));
const findTargets = async () => [await findTarget()].filter((commit) => commit !== undefined);
return {
changedFiles: async () => {
const isPush = target === undefined && !proposed;
const from = isPush ? await (0,ask_git.Oh)(repository, ports) : await findTarget();
return from ? (0,compare_with_commit.$A)(from, repository, ports) : undefined;
},
textsAtMergeBase: target === undefined ? undefined : textsAtMergeBase(findTargets, repository, ports),
};
}
async function askForTarget(target, { server }, repository, ports) {
const commit = (0,commit_id.f)(target);
if (target === undefined || commit !== undefined)
return commit;
const branch = target.replace(/^refs\/heads\//, '');
try {
const { trustedCommit } = await __webpack_require__.e( 3790).then(__webpack_require__.bind(__webpack_require__, 3790));
const found = await trustedCommit({ repository, branch, server }, ports);
return found.commit;
}
catch (error) {
if (!(error instanceof tree.lI))
throw error;
return undefined;
}
}
async function publishOn(job, view, settings, ports) {
const doubts = [];
const { reports, comment: when } = settings;
if (reports !== undefined) {
await ports.writeReports?.(view, reports).catch((error) => {
const text = `Not all reports were written to ${reports}: ${(0,error_message.g)(error)}`;
doubts.push({ text, code: errors.Lp.reportsNotWritten });
});
}
try {
const publishing = job.host.publish?.(job, view, settings, ports);
const onHost = (await publishing) ?? { doubts: [] };
doubts.push(...onHost.doubts);
const { pullRequest, commit: headSha = '' } = job;
const api = job.host.comments?.(job, ports);
if (pullRequest === undefined || api === undefined || when === 'off') {
return { ...onHost, doubts };
}
if ('text' in api)
return { doubts: [...doubts, api] };
const { toCommentContent, writeComment } = await Promise.all([__webpack_require__.e(6286), __webpack_require__.e(7077), __webpack_require__.e(3208)]).then(__webpack_require__.bind(__webpack_require__, 33208));
const target = { number: pullRequest.number, headSha, green: view.green, when };
const toPublished = (0,host_error.yg)((error) => ({
doubts: [(0,doubt.F)((0,doubt.k)(error), (why) => `No comment: ${why}`)],
}));
const writing = writeComment(api, toCommentContent(view, [], ports.clock.date()), target, ports);
const written = await writing.catch(toPublished);
return { ...written, doubts: [...doubts, ...written.doubts] };
}
catch (error) {
const message = ports.signal?.aborted ? { text: 'the check was canceled.' } : (0,doubt.k)(error);
const problem = (0,doubt.F)(message, (why) => `The report was not published: ${why}`);
return { doubts: [...doubts, problem] };
}
}
const MOST_MS = 5_500;
const SILENT_MS = 700;
function withTimeAfterCancel({ send, clock }, signal) {
const late = new AbortController();
let answers = 0;
let waiting = 0;
let endsAt;
let watching;
const watch = async () => {
endsAt ??= clock.now() + MOST_MS;
for (let before = answers; clock.now() < endsAt; before = answers) {
await clock.sleep(SILENT_MS);
if (waiting > 0 && answers === before)
break;
}
late.abort();
};
const watchIfAsked = () => {
if (signal.aborted && waiting > 0)
watching ??= watch();
};
const onAbort = () => {
endsAt = clock.now() + MOST_MS;
watchIfAsked();
};
signal.addEventListener('abort', onAbort, { once: true });
return {
signal: late.signal,
async send(request) {
waiting += 1;
watchIfAsked();
try {
const answer = await send(request);
answers += 1;
return answer;
}
finally {
waiting -= 1;
}
},
};
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
/***/ 92605:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => ( openForwarded),
X: () => ( openNetwork)
});
var node_path_0_ = __webpack_require__(76760);
var _client_http_send_js_1_ = __webpack_require__(5226);
function openForwarded(proxy) {
return (0,_client_http_send_js_1_ .R)({ environment: { HTTP_PROXY: proxy }, tunnels: false });
}
function openNetwork(caFile, { environment, workingDirectory }) {
const named = caFile?.trim() || undefined;
const path = named && (0,node_path_0_.resolve)(workingDirectory, named);
let opened;
const send = async (request) => {
opened ??= (0,_client_http_send_js_1_ .R)({ environment, caFile: path });
return opened(request);
};
return { send: Object.assign(send, { close: async () => opened?.close() }), caFile: path };
}
/***/ })
};
