export const id = 8415;
export const ids = [8415,9983];
export const modules = {
/***/ 98415:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
initLocal: () => ( initLocal)
});
var node_path_0_ = __webpack_require__(76760);
var node_fs_promises_1_ = __webpack_require__(51455);
var _archive_place_js_2_ = __webpack_require__(74043);
var _model_command_line_js_18_ = __webpack_require__(99753);
var _model_newest_release_js_17_ = __webpack_require__(67693);
var _model_policy_files_js_3_ = __webpack_require__(48391);
var _rego_conftest_file_js_4_ = __webpack_require__(61922);
var _report_json_js_5_ = __webpack_require__(47912);
var _settings_workspace_selectors_js_6_ = __webpack_require__(30589);
var _command_js_7_ = __webpack_require__(24953);
var _read_input_js_8_ = __webpack_require__(73815);
var _write_files_js_9_ = __webpack_require__(52706);
var _render_commands_js_10_ = __webpack_require__(63070);
var _render_workflow_js_11_ = __webpack_require__(95641);
var _machine_read_regular_js_12_ = __webpack_require__(43962);
var _hosts_registry_js_13_ = __webpack_require__(77006);
var _machine_files_here_js_14_ = __webpack_require__(80467);
var _plan_find_plans_js_15_ = __webpack_require__(19983);
var _settings_repository_contents_js_16_ = __webpack_require__(17094);
const POLICY = `# Volumes are encrypted. A message begins with the address of the resource: a report then shows its line.
package policies.encrypted_volumes

deny contains message if {
	some change in input.plan.resource_changes
	change.type == "aws_ebs_volume"
	change.change.after != null
	not is_encrypted(change.change)
	message := sprintf("%s: attribute \\"encrypted\\" is not true", [change.address])
}

is_encrypted(change) if change.after.encrypted == true

# What is known only after the apply: decide for each policy whether that passes.
is_encrypted(change) if change.after_unknown.encrypted == true
`;
const TEST = `package policies.encrypted_volumes_test

import data.policies.encrypted_volumes

planned(values) := {"plan": {"resource_changes": [{
	"address": "aws_ebs_volume.data",
	"type": "aws_ebs_volume",
	"change": {"after": values, "after_unknown": {}},
}]}}

test_a_volume_without_encryption_is_denied if {
	denied := encrypted_volumes.deny with input as planned({"encrypted": false})
	denied == {"aws_ebs_volume.data: attribute \\"encrypted\\" is not true"}
}

test_an_encrypted_volume_passes if {
	denied := encrypted_volumes.deny with input as planned({"encrypted": true})
	denied == set()
}
`;
const LEVELS = `policy "encrypted-volumes" {
  description       = "Volumes are encrypted at rest."
  query             = "data.policies.encrypted_volumes.deny"
  enforcement_level = "mandatory"
}
`;
const POLICY_FILES = [
['policies/policies.hcl', LEVELS],
['policies/encrypted_volumes.rego', POLICY],
['policies/encrypted_volumes_test.rego', TEST],
];
async function initLocal(input, io, workflow) {
const { workingDirectory } = io;
const json = (0,_read_input_js_8_ .iP)(input, 'json');
const isForced = (0,_read_input_js_8_ .iP)(input, 'force');
const root = (0,_archive_place_js_2_ ._)(workingDirectory) ?? (0,node_path_0_.resolve)(workingDirectory);
const directory = (0,node_path_0_.relative)(root, workingDirectory).replaceAll('\\', '/');
const seen = await lookAround(root, directory, io);
const writesPolicy = isForced || seen.policies.length === 0;
if (!json && !isForced && writesPolicy) {
await (0,_write_files_js_9_ .K4)(POLICY_FILES.map(([path]) => path), workingDirectory);
}
const shownWorkflow = (0,node_path_0_.relative)(workingDirectory, (0,node_path_0_.join)(root, workflow));
const writesWorkflow = seen.otherHost === undefined && !(await (0,_write_files_js_9_ .$B)(workflow, root));
const policies = writesPolicy ? [node_path_0_.posix.join(directory, 'policies')] : seen.policies;
const proposal = { seen, policies, directory };
const files = writesPolicy ? [...POLICY_FILES] : [];
const isAsked = await Promise.all(policies.map((path) => (0,_settings_repository_contents_js_16_ .XS)((0,node_path_0_.join)(root, path))));
const takesCommands = isAsked.includes(true);
if (writesWorkflow) {
files.push([
shownWorkflow,
await renderLocalWorkflow(proposal, root, io.version, takesCommands),
]);
}
const isGitHub = seen.otherHost === undefined;
if (takesCommands && isGitHub && !(await (0,_write_files_js_9_ .$B)(_render_commands_js_10_ .B, root))) {
const release = _model_newest_release_js_17_ .P ?? { version: io.version };
const gateWorkflow = node_path_0_.posix.basename(workflow);
const text = (0,_render_commands_js_10_ .v)({ gateWorkflow }, policies.join('\n'), release);
files.push([(0,node_path_0_.relative)(workingDirectory, (0,node_path_0_.join)(root, _render_commands_js_10_ .B)), text]);
}
const found = linesOfWhatIsHere(seen);
if (json) {
const data = { found, files: files.map(([path, text]) => ({ path, text })), written: false };
await io.out((0,_report_json_js_5_ .et)({ data }));
return _command_js_7_ .dc.green;
}
if (found.length > 0)
await io.out(`Found:\n${found.map((line) => `  ${line}\n`).join('')}\n`);
const keys = takesCommands && isGitHub ? MAKE_KEYS : [];
const steps = nextSteps(proposal, shownWorkflow, writesWorkflow, keys);
if (files.length === 0) {
await io.out(`Nothing was written. ${steps}`);
}
else if (await (0,_write_files_js_9_ .F7)(files, input, io)) {
await io.out(`Written: ${files.map(([path]) => path).join(', ')}. ${steps}`);
}
else {
await io.out('Nothing was written.\n');
}
return _command_js_7_ .dc.green;
}
function fitsPlanFiles({ conftest, plans, roots }) {
return conftest.length > 0 || plans.length > 0 || roots.some(({ isUnit }) => isUnit);
}
function plannedInputs({ roots, isModule }, directory) {
const [only, ...others] = isModule ? [] : roots;
if (only === undefined)
return directory === '' ? [] : [{ name: 'directory', value: directory }];
if (others.length === 0)
return [{ name: 'directory', value: only.directory }];
return [{ name: 'workspaces', value: (0,_settings_workspace_selectors_js_6_ .TZ)(roots, '\n'), selectors: roots }];
}
async function renderLocalWorkflow({ seen, policies, directory }, root, version, takesCommands) {
const { COMPILE_OPA: compileOpa } = await __webpack_require__.e( 8190).then(__webpack_require__.bind(__webpack_require__, 95809));
const release = _model_newest_release_js_17_ .P ?? { version };
const policiesInput = { name: 'policies', value: policies.join('\n') };
(0,_write_files_js_9_ .jH)([...policies, directory].map((value) => ({ name: 'directory', value })));
if (!fitsPlanFiles(seen)) {
const planned = plannedInputs(seen, directory);
(0,_write_files_js_9_ .jH)(planned);
const inputs = [{ name: 'local', value: 'true' }, policiesInput, ...planned];
return (0,_render_workflow_js_11_ .cn)([{ inputs }], release, { compileOpa, planner: {}, takesCommands });
}
const name = (0,_settings_workspace_selectors_js_6_ .yJ)((0,node_path_0_.resolve)(root, directory));
const ownRoot = { kind: 'name', name, directory: directory || '.', isUnit: false };
const roots = seen.roots.length > 0 ? seen.roots : [ownRoot];
const list = (0,_settings_workspace_selectors_js_6_ .TZ)(roots, '\n');
const workspacesInput = { name: 'workspaces', value: list, selectors: roots };
(0,_write_files_js_9_ .jH)([workspacesInput]);
const inputs = [
policiesInput,
workspacesInput,
{ name: 'plan', value: '${{ runner.temp }}/plan' },
{ name: 'plan-digest', value: '${{ needs.plan.outputs.digests }}' },
];
const job = (0,_render_workflow_js_11_ .PL)({ ...seen, roots });
return (0,_render_workflow_js_11_ .cn)([{ inputs }], release, { compileOpa, planner: { job }, takesCommands });
}
const MAKE_KEYS = [
'Policies say who must approve: make the key with `plangate approval-key`, and store 32 random characters as the secret PLANGATE_RECORD_KEY (docs/approvals.md).',
];
function nextSteps(proposal, workflow, isWorkflowNew, more) {
const { seen, policies, directory } = proposal;
const { conftest, hasConftestFile } = seen;
const paths = policies.map((path) => node_path_0_.posix.relative(directory, path));
const areUsual = paths.every((path) => _model_policy_files_js_3_ .BL.includes(path));
const option = areUsual ? '' : ` --policies ${(0,_model_command_line_js_18_ .lG)(paths.join(','))}`;
const judgesPlanFiles = fitsPlanFiles(seen);
const [root] = seen.roots;
const place = root === undefined ? 'DIRECTORY' : node_path_0_.posix.relative(directory, root.directory);
const judge = judgesPlanFiles
? `Judge a plan that is there: plangate check --plan plan.json${option}`
: seen.isModule
? `Judge this directory: plangate check --local${option}`
: `Judge a directory with .tf files: plangate check --local --directory ${(0,_model_command_line_js_18_ .lG)(place)}${option}`;
const usesConftest = hasConftestFile || conftest.length > 0;
const testCommand = usesConftest ? 'conftest verify --policy' : 'opa test';
const tests = paths.map((path) => `${testCommand} ${(0,_model_command_line_js_18_ .lG)(path)}`).join(', ');
const steps = [judge, `Test ${paths.length > 1 ? 'each of them' : 'it'}: ${tests}`];
if (!judgesPlanFiles)
steps.push('Write your own rule, and run 1 again.');
steps.push(stepToGate(seen, workflow, isWorkflowNew), ...more);
if (conftest.length > 0) {
steps.push((0,_write_files_js_9_ .Wu)(conftest, 'Once it judges, delete conftest at NAMES (docs/plan-files.md).'));
}
return `Next:\n${(0,_write_files_js_9_ .rX)(steps)}${(0,_write_files_js_9_ .fR)()}`;
}
function stepToGate(seen, workflow, isWorkflowNew) {
if (seen.otherHost !== undefined) {
return `Gate pull requests in ${seen.otherHost.file}: docs/plan-files.md has the commands, docs/local.md what plans by itself.`;
}
if (!isWorkflowNew) {
return `${workflow} is there already, and was left as it is. To judge without a service, see docs/local.md.`;
}
if (fitsPlanFiles(seen)) {
return `Gate pull requests: sign in and install where ${workflow} says so, put a commit in place of any <sha>, and merge it with the policies. One job plans, another judges.`;
}
return `Gate pull requests: put a commit in place of any <sha> in ${workflow}, and merge it with the policies: those of the default branch judge.`;
}
function linesOfWhatIsHere({ policies, conftest, hasConftestFile, plans, roots, otherHost, }) {
const units = roots.filter(({ isUnit }) => isUnit).map(({ directory }) => directory);
const others = roots.filter(({ isUnit }) => !isUnit).map(({ directory }) => directory);
return [
(0,_write_files_js_9_ .Wu)(policies, 'policies in NAMES: they judge, and none is replaced (docs/own-policies.md)'),
(0,_write_files_js_9_ .Wu)(hasConftestFile ? _rego_conftest_file_js_4_ .ab : undefined, 'NAMES: policy, namespace and data are read (docs/plan-files.md)'),
(0,_write_files_js_9_ .Wu)(conftest, 'conftest is called: NAMES (docs/plan-files.md)'),
(0,_write_files_js_9_ .Wu)(plans, 'a pipeline plans: NAMES (docs/plan-files.md)'),
(0,_write_files_js_9_ .Wu)(units, 'units of Terragrunt: NAMES (docs/plan-files.md)'),
(0,_write_files_js_9_ .Wu)(others, 'roots: NAMES (docs/local.md)'),
(0,_write_files_js_9_ .Wu)(otherHost?.file, `a pipeline of ${otherHost?.title}: NAMES, and no workflow of GitHub`),
].filter((line) => line !== '');
}
const WORKFLOW_DIRECTORY = '.github/workflows';
const CONFTEST_CALL = /\bconftest(?:\.exe)?["']?\s+test\b|\buses:\s*\S*conftest/i;
const POLICY_OPTION = /(?:^|\s)(?:-p|--policy)(?:\s+|=)["']?([\w./-]+)/g;
const PLAN_COMMAND = /\b(?:terraform|tofu|terragrunt)\b[^#|&;]*\bplan\b/;
async function lookAround(root, directory, io) {
const namesIn = (path) => (0,node_fs_promises_1_.readdir)((0,node_path_0_.join)(root, path)).catch(() => undefined);
const textOf = (path) => (0,_machine_read_regular_js_12_ .VX)((0,node_path_0_.join)(root, path)).catch(() => '');
const workflows = (await namesIn(WORKFLOW_DIRECTORY)) ?? [];
const workflowFiles = workflows.filter((name) => /\.ya?ml$/.test(name)).sort();
const pipelines = workflowFiles.map((name) => `${WORKFLOW_DIRECTORY}/${name}`);
const otherHosts = [];
for (const { title, page } of _hosts_registry_js_13_ .qX) {
if ((await textOf(page.file)) === '')
continue;
pipelines.push(page.file);
otherHosts.push({ file: page.file, title });
}
const conftest = [];
const plans = [];
const conftestDirectories = [];
let isTofu = false;
for (const path of pipelines) {
for (const { text, line } of commandsIn(await textOf(path))) {
if (PLAN_COMMAND.test(text))
plans.push(`${path}:${line}`);
isTofu ||= /\btofu\b/.test(text);
if (!CONFTEST_CALL.test(text))
continue;
conftest.push(`${path}:${line}`);
for (const [, name = ''] of text.matchAll(POLICY_OPTION))
conftestDirectories.push(name);
}
}
const conftestFile = await (0,_rego_conftest_file_js_4_ .Rc)({ names: namesIn, read: textOf }, io).catch(() => undefined);
const candidates = [
..._model_policy_files_js_3_ .BL.map((name) => node_path_0_.posix.join(directory, name)),
...(conftestFile?.policy ?? []),
...conftestDirectories,
..._model_policy_files_js_3_ .BL,
];
return {
policies: await policyDirectoriesOf(candidates, root),
conftest,
hasConftestFile: (await namesIn('.'))?.includes(_rego_conftest_file_js_4_ .ab) === true,
plans,
program: isTofu ? 'tofu' : 'terraform',
...(await lookForRoots(directory, root)),
otherHost: workflows.length === 0 ? otherHosts[0] : undefined,
};
}
async function policyDirectoriesOf(paths, root) {
const directories = [];
for (const written of paths) {
const path = node_path_0_.posix.join(written, '.');
const isNameTaken = directories.some((directory) => node_path_0_.posix.basename(directory) === node_path_0_.posix.basename(path));
const isOutside = path.startsWith('..');
if (isOutside || isNameTaken || !(await (0,_settings_repository_contents_js_16_ .nT)((0,node_path_0_.join)(root, path))))
continue;
directories.push(path);
}
return directories;
}
async function lookForRoots(directory, root) {
const { directories } = await (0,_settings_repository_contents_js_16_ .PN)((0,node_path_0_.join)(root, directory));
const called = await findCalled(directories.map((place) => (0,node_path_0_.join)(root, directory, place)));
const isRoot = (one) => !called.has((0,node_path_0_.join)(root, one.directory));
const roots = (await (0,_plan_find_plans_js_15_ .D0)(directory || '.', root)).filter(isRoot);
const all = directories.map((place) => ({
directory: node_path_0_.posix.join(directory, place),
isUnit: false,
}));
const isModule = directories.includes('.');
const isKnown = roots.length > 0 || isModule;
return { isModule, roots: isKnown ? roots : (0,_plan_find_plans_js_15_ .RL)(all.filter(isRoot), directory || '.') };
}
async function findCalled(directories) {
const { readConfiguration, searchedFiles } = await __webpack_require__.e( 1741).then(__webpack_require__.bind(__webpack_require__, 51741));
const called = directories.flatMap((path) => {
const [, ...modules] = readConfiguration(path, searchedFiles(_machine_files_here_js_14_ .Jd)).modules;
return modules.map(({ directory }) => directory);
});
return new Set(called);
}
function commandsIn(pipeline) {
const commands = [];
let isContinued = false;
for (const [index, written] of pipeline.split('\n').entries()) {
const text = written.trimEnd().replace(/\\$/, '');
const last = commands.at(-1);
if (isContinued && last !== undefined)
last.text += text;
else if (!/^\s*(?:#|\/\/)/.test(text))
commands.push({ text, line: index + 1 });
isContinued = text !== written.trimEnd();
}
return commands;
}
/***/ }),
/***/ 61922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Rc: () => ( readConftestFile),
aY: () => ( joinSets),
ab: () => ( CONFTEST_FILE)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_path_1_ = __webpack_require__(76760);
var smol_toml_2_ = __webpack_require__(3292);
var _machine_ask_opa_js_3_ = __webpack_require__(29);
var _model_conftest_js_4_ = __webpack_require__(36433);
var _model_json_text_js_9_ = __webpack_require__(62177);
var _model_parse_js_8_ = __webpack_require__(2340);
var _model_policy_files_js_5_ = __webpack_require__(48391);
var _model_quote_js_7_ = __webpack_require__(28187);
var _policy_files_js_6_ = __webpack_require__(95673);
const CONFTEST_FILE = 'conftest.toml';
const IN_OTHER_LANGUAGES = ['conftest.json', 'conftest.yaml', 'conftest.yml'];
const KEYS_WITHOUT_EFFECT = /^(?:output|no-color|quiet|trace|tls|parser|strict|rego-version|show-builtin-errors|junit-hide-message|suppress-exceptions)$/;
const KEYS_THAT_COUNT = ['policy', 'namespace', 'all-namespaces', 'data'];
async function readConftestFile(files, ports) {
const names = (await files.names('.')) ?? [];
const name = [CONFTEST_FILE, ...IN_OTHER_LANGUAGES].find((each) => names.includes(each));
const text = name === undefined ? undefined : await files.read(name);
if (text === undefined)
return undefined;
if (name !== CONFTEST_FILE) {
if (!KEYS_THAT_COUNT.some((key) => text.toLowerCase().includes(key)))
return undefined;
throw new _model_policy_files_js_5_ .cq(`${name} is not read here, and conftest reads it. Write what it says into ${CONFTEST_FILE}.`);
}
const values = readToml(text);
const textsOf = (key) => {
if (!values.has(key))
return undefined;
const list = [values.get(key)].flat();
if (list.every((each) => typeof each === 'string'))
return list;
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_7_ .hD)(key)} is no text and no list of texts.`);
};
const namespaces = textsOf('namespace') ?? ['main'];
if (namespaces.some((name) => /[*?[]/.test(name))) {
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: "namespace" has a wildcard. Name the packages, or write \`all-namespaces = true\`.`);
}
const switchedOn = values.get('all-namespaces');
const judgesAll = typeof switchedOn === 'number' ? switchedOn !== 0 : /^(?:true|t|1)$/i.test(String(switchedOn));
const others = [...values.keys()].filter((key) => !KEYS_THAT_COUNT.includes(key) && !KEYS_WITHOUT_EFFECT.test(key));
return {
policy: textsOf('policy') ?? ['policy'],
packages: judgesAll ? 'all' : namespaces,
data: await readData(textsOf('data') ?? [], files, ports),
notices: others.map((key) => `${CONFTEST_FILE}: ${(0,_model_quote_js_7_ .hD)(key)} is not read here. ${_model_conftest_js_4_ .w[key] ?? ''}`.trim()),
};
}
function joinSets(sets, conftest) {
const [first] = sets;
if (first === undefined || conftest === undefined)
return [...sets];
const paths = sets.map(({ shownAs }) => node_path_1_.posix.normalize(shownAs));
if (paths.some((path) => /^(?:\.\.|\/)/.test(path))) {
return sets.map((set) => withConftest(set, conftest));
}
let top = paths[0] ?? '.';
while (top !== '.' && !paths.every((path) => isInside(path, top)))
top = node_path_1_.posix.dirname(top);
const files = new Map();
for (const [at, set] of sets.entries()) {
const inside = node_path_1_.posix.relative(top, paths[at] ?? '.');
for (const [name, content] of set.files) {
const isData = /(?:^|\/)data\.(?:json|yaml)$/.test(name);
if (isData && files.has(name)) {
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_7_ .hD)(set.shownAs)} has ${name}, and another directory in "policy" has one, too. Keep one.`);
}
files.set(isData ? name : node_path_1_.posix.join(inside, name), content);
}
}
const notices = sets.flatMap((set) => set.notices ?? []);
const joined = { ...first, calledAs: first.shownAs, shownAs: top, files, notices };
return [withConftest(joined, conftest)];
}
function isInside(path, directory) {
return path === directory || path.startsWith(`${directory}/`);
}
function withConftest(set, conftest) {
const { packages, data, notices } = conftest;
const files = new Map(set.files);
if (data !== undefined)
files.set('data.json', Buffer.from(data));
return { ...set, files, packages, notices: [set.notices ?? [], notices].flat() };
}
function readToml(text) {
const values = new Map();
for (const [name, value] of Object.entries(parseToml(text))) {
const key = name.toLowerCase();
if (values.has(key)) {
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_7_ .hD)(key)} is there twice. Keep one.`);
}
values.set(key, value);
}
return values;
}
function parseToml(text) {
try {
return (0,smol_toml_2_ .qg)(text);
}
catch (error) {
if (!(error instanceof smol_toml_2_ .zx))
throw error;
const [reason = ''] = error.message.split('\n');
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}:${error.line}: cannot be read. ${reason}.`);
}
}
async function readData(paths, files, ports) {
if (paths.length === 0)
return undefined;
const texts = {};
const missing = (path) => new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_7_ .hD)(path)} is missing, or is a link or a submodule whose files are not here.`);
const addDirectory = async (path) => {
const names = await files.names(path);
if (names === undefined && (await files.obstacleAt?.(path)))
throw missing(path);
for (const name of names ?? []) {
const inner = node_path_1_.posix.join(path, name);
if (/\.(?:json|ya?ml)$/.test(name))
texts[inner] = (await files.read(inner)) ?? '';
else if ((0,_policy_files_js_6_ .gC)(name))
await addDirectory(inner);
}
return names !== undefined;
};
for (const path of paths) {
if (await addDirectory(node_path_1_.posix.normalize(path)))
continue;
const text = await files.read(path);
if (text === undefined)
throw missing(path);
texts[path] = text;
}
const query = '{file: value | some file, text in input; value := yaml.unmarshal(text)}';
const args = ['eval', '--stdin-input', '--format', 'raw', query];
const answer = await (0,_machine_ask_opa_js_3_ .a)(ports, { args, stdin: JSON.stringify(texts) });
const mark = (0,node_crypto_0_.randomBytes)(12).toString('hex');
const values = (0,_model_parse_js_8_ .Pf)((0,_model_parse_js_8_ .qF)((0,_model_json_text_js_9_ .q4)(answer?.stdout ?? '', mark)));
const document = {};
for (const path of Object.keys(texts)) {
if (answer !== undefined && !(0,_model_parse_js_8_ .u4)(values[path])) {
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_7_ .hD)(path)} is no object of JSON or YAML.`);
}
mergeInto(document, values[path], path);
}
return (0,_model_json_text_js_9_ .zY)(JSON.stringify(document), mark);
}
function mergeInto(document, values, path) {
for (const [key, value] of Object.entries((0,_model_parse_js_8_ .Pf)(values))) {
const earlier = Object.hasOwn(document, key) ? document[key] : undefined;
if ((0,_model_parse_js_8_ .u4)(earlier) && (0,_model_parse_js_8_ .u4)(value))
mergeInto(earlier, value, path);
else if (Object.hasOwn(document, key)) {
throw new _model_policy_files_js_5_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_7_ .hD)(path)} has the key ${(0,_model_quote_js_7_ .hD)(key)}, and another file has it, too. Keep one: only one of them could count.`);
}
else
Object.defineProperty(document, key, { value, enumerable: true, writable: true });
}
}
/***/ })
};
