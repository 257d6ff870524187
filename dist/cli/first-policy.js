export const id = 4220;
export const ids = [4220,9983];
export const modules = {
/***/ 64220:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
writeFirstPolicy: () => ( writeFirstPolicy)
});
var external_node_path_ = __webpack_require__(76760);
var place = __webpack_require__(74043);
var command_line = __webpack_require__(99753);
var newest_release = __webpack_require__(67693);
var policy_files = __webpack_require__(48391);
var conftest_file = __webpack_require__(61922);
var report_json = __webpack_require__(47912);
var local_names = __webpack_require__(45233);
var workspace_selectors = __webpack_require__(30589);
var command = __webpack_require__(24953);
var read_input = __webpack_require__(73815);
var promises_ = __webpack_require__(51455);
var read_regular = __webpack_require__(43962);
var registry = __webpack_require__(77006);
var files_here = __webpack_require__(80467);
var find_plans = __webpack_require__(19983);
var find_configurations = __webpack_require__(52458);
var find_own_policies = __webpack_require__(94436);
;// CONCATENATED MODULE: ./build/src/cli/init/look-around.js
const WORKFLOW_DIRECTORY = '.github/workflows';
const CONFTEST_CALL = /\bconftest(?:\.exe)?["']?\s+test\b|\buses:\s*\S*conftest/i;
const POLICY_OPTION = /(?:^|\s)(?:-p|--policy)(?:\s+|=)["']?([\w./-]+)/g;
const PLAN_COMMAND = /\b(?:terraform|tofu|terragrunt)\b[^#|&;]*\bplan\b/;
async function lookAround(root, directory, io) {
const namesIn = (path) => (0,promises_.readdir)((0,external_node_path_.join)(root, path)).catch(() => undefined);
const textOf = (path) => (0,read_regular.VX)((0,external_node_path_.join)(root, path)).catch(() => '');
const workflows = (await namesIn(WORKFLOW_DIRECTORY)) ?? [];
const workflowFiles = workflows.filter((name) => /\.ya?ml$/.test(name)).sort();
const pipelines = workflowFiles.map((name) => `${WORKFLOW_DIRECTORY}/${name}`);
const otherHosts = [];
for (const { title, page } of registry.qX) {
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
const conftestFile = await (0,conftest_file.Rc)({ names: namesIn, read: textOf }, io).catch(() => undefined);
const candidates = [
...policy_files.BL.map((name) => external_node_path_.posix.join(directory, name)),
...(conftestFile?.policy ?? []),
...conftestDirectories,
...policy_files.BL,
];
return {
policies: await policyDirectoriesOf(candidates, root),
conftest,
hasConftestFile: (await namesIn('.'))?.includes(conftest_file.ab) === true,
plans,
program: isTofu ? 'tofu' : 'terraform',
...(await lookForRoots(directory, root)),
otherHost: workflows.length === 0 ? otherHosts[0] : undefined,
};
}
async function policyDirectoriesOf(paths, root) {
const directories = [];
for (const written of paths) {
const path = external_node_path_.posix.join(written, '.');
const isNameTaken = directories.some((directory) => external_node_path_.posix.basename(directory) === external_node_path_.posix.basename(path));
const isOutside = path.startsWith('..');
if (isOutside || isNameTaken || !(await (0,find_own_policies.n)((0,external_node_path_.join)(root, path))))
continue;
directories.push(path);
}
return directories;
}
async function lookForRoots(directory, root) {
const { directories } = await (0,find_configurations.findConfigurations)((0,external_node_path_.join)(root, directory));
const called = await findCalled(directories.map((place) => (0,external_node_path_.join)(root, directory, place)));
const isRoot = (one) => !called.has((0,external_node_path_.join)(root, one.directory));
const roots = (await (0,find_plans.D0)(directory || '.', root)).filter(isRoot);
const all = directories.map((place) => ({
directory: external_node_path_.posix.join(directory, place),
isUnit: false,
}));
const isModule = directories.includes('.');
const isKnown = roots.length > 0 || isModule;
return { isModule, roots: isKnown ? roots : (0,find_plans.RL)(all.filter(isRoot), directory || '.') };
}
async function findCalled(directories) {
const { readConfiguration, searchedFiles } = await __webpack_require__.e( 1741).then(__webpack_require__.bind(__webpack_require__, 51741));
const called = directories.flatMap((path) => {
const [, ...modules] = readConfiguration(path, searchedFiles(files_here.J)).modules;
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
var notices = __webpack_require__(55846);
var own_pages = __webpack_require__(37694);
var render_workflow = __webpack_require__(95641);
;// CONCATENATED MODULE: ./build/src/cli/init/render-plan-job.js
function renderPlanJob({ roots, program }) {
const pairs = roots.map(({ name, directory }) => (0,command_line.lG)(`${name}=${directory}`)).join(' ');
const isTerragrunt = roots.some(({ isUnit }) => isUnit);
const planAll = [
'# `plangate digest` names each file that Terragrunt generates: add --generated for it, as in **/backend.tf.',
`terragrunt run --all --non-interactive --out-dir "$RUNNER_TEMP/saved" --json-out-dir "$PWD/plans" -- plan -input=false -lock=false`,
];
const planOne = [
`  mkdir -p "plans/$root"`,
`  ${program} -chdir="$root" init -input=false`,
`  ${program} -chdir="$root" plan -input=false -lock=false -out="$RUNNER_TEMP/saved.plan"`,
`  ${program} -chdir="$root" show -json "$RUNNER_TEMP/saved.plan" > "plans/$root/tfplan.json"`,
];
const script = [
...(isTerragrunt ? planAll : []),
'digests=',
`for pair in ${pairs}; do`,
'  name=${pair%%=*}',
'  root=${pair#*=}',
...(isTerragrunt ? [] : planOne),
`  digest=$(plangate digest "plans/$root/tfplan.json" --directory "$root" --workspace "$name")`,
'  digests="${digests:+$digests,}$digest"',
'done',
'echo "digests=$digests" >> "$GITHUB_OUTPUT"',
];
return `  plan:
    # A fork's pull request gets no credentials. To plan it behind a review:
    #   ${(0,own_pages.S)('examples/workflows/fork-plans.yml')}
    if: github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      id-token: write # cloud credentials of a role that may only read
    outputs:
      digests: \${{ steps.plan.outputs.digests }}
    steps:
${render_workflow.$b}      # Sign in to your cloud and install ${isTerragrunt ? 'Terragrunt' : program} here, as you do today, and the command line of Plangate:
      #   ${(0,own_pages.S)('docs/cli.md#install')}
      - name: Plan, and write down of what each plan was made
        id: plan
        run: |
${script.map((line) => `          ${line}\n`).join('')}      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        with:
          name: plan
          retention-days: 1 # it holds values of your state
          overwrite: true # when failed jobs are run again, the last attempt counts
          path: plans
`;
}
var write_files = __webpack_require__(52706);
;// CONCATENATED MODULE: ./build/src/cli/init/first-policy.js
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
function fitsPlanFiles({ conftest, plans, roots }) {
return conftest.length > 0 || plans.length > 0 || roots.some(({ isUnit }) => isUnit);
}
function plannedInputs({ roots, isModule }, directory) {
const [only, ...others] = isModule ? [] : roots;
if (only === undefined)
return directory === '' ? [] : [{ name: 'directory', value: directory }];
if (others.length === 0)
return [{ name: 'directory', value: only.directory }];
return [{ name: 'workspaces', value: (0,workspace_selectors.TZ)(roots, '\n'), selectors: roots }];
}
async function renderLocalWorkflow({ seen, policies, directory }, root, version) {
const { COMPILE_OPA: compileOpa } = await __webpack_require__.e( 1242).then(__webpack_require__.bind(__webpack_require__, 91242));
const release = newest_release.P ?? { version };
const policiesInput = { name: 'policies', value: policies.join('\n') };
(0,write_files.jH)([...policies, directory].map((value) => ({ name: 'directory', value })));
if (!fitsPlanFiles(seen)) {
const planned = plannedInputs(seen, directory);
(0,write_files.jH)(planned);
const inputs = [{ name: 'local', value: 'true' }, policiesInput, ...planned];
return (0,render_workflow.cn)([{ inputs }], release, { compileOpa, planner: {} });
}
const name = (0,local_names.yJ)((0,external_node_path_.resolve)(root, directory));
const ownRoot = { kind: 'name', name, directory: directory || '.', isUnit: false };
const roots = seen.roots.length > 0 ? seen.roots : [ownRoot];
const list = (0,workspace_selectors.TZ)(roots, '\n');
const workspacesInput = { name: 'workspaces', value: list, selectors: roots };
(0,write_files.jH)([workspacesInput]);
const inputs = [
policiesInput,
workspacesInput,
{ name: 'plan', value: '${{ runner.temp }}/plan' },
{ name: 'plan-digest', value: '${{ needs.plan.outputs.digests }}' },
];
const job = renderPlanJob({ ...seen, roots });
return (0,render_workflow.cn)([{ inputs }], release, { compileOpa, planner: { job } });
}
function nextSteps(proposal, workflow, isWorkflowNew) {
const { seen, policies, directory } = proposal;
const { conftest, hasConftestFile } = seen;
const paths = policies.map((path) => external_node_path_.posix.relative(directory, path));
const areUsual = paths.every((path) => policy_files.BL.includes(path));
const option = areUsual ? '' : ` --policies ${(0,command_line.lG)(paths.join(','))}`;
const judgesPlanFiles = fitsPlanFiles(seen);
const [root] = seen.roots;
const place = root === undefined ? 'DIRECTORY' : external_node_path_.posix.relative(directory, root.directory);
const judge = judgesPlanFiles
? `Judge a plan that is there: plangate check --plan plan.json${option}`
: seen.isModule
? `Judge this directory: plangate check --local${option}`
: `Judge a directory with .tf files: plangate check --local --directory ${(0,command_line.lG)(place)}${option}`;
const usesConftest = hasConftestFile || conftest.length > 0;
const testCommand = usesConftest ? 'conftest verify --policy' : 'opa test';
const tests = paths.map((path) => `${testCommand} ${(0,command_line.lG)(path)}`).join(', ');
const steps = [judge, `Test ${paths.length > 1 ? 'each of them' : 'it'}: ${tests}`];
if (!judgesPlanFiles)
steps.push('Write your own rule, and run 1 again.');
steps.push(stepToGate(seen, workflow, isWorkflowNew));
if (conftest.length > 0) {
steps.push((0,notices.W)(conftest, 'Once it judges, delete conftest at NAMES (docs/plan-files.md).'));
}
return `Next:\n${steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')}`;
}
function stepToGate(seen, workflow, isWorkflowNew) {
if (seen.otherHost !== undefined) {
return `Gate pull requests in ${seen.otherHost.file}: docs/plan-files.md has the commands, docs/local.md what plans by itself.`;
}
if (!isWorkflowNew) {
return `${workflow} is there already, and was left as it is. To judge without a service, see docs/local.md.`;
}
if (fitsPlanFiles(seen)) {
return `Gate pull requests: sign in and install where ${workflow} says so, and commit it. One job plans, another judges.`;
}
return `Gate pull requests: commit ${workflow}. It compiles opa and judges without a service.`;
}
function foundLines({ policies, conftest, hasConftestFile, plans, roots, otherHost, }) {
const units = roots.filter(({ isUnit }) => isUnit).map(({ directory }) => directory);
const others = roots.filter(({ isUnit }) => !isUnit).map(({ directory }) => directory);
return [
(0,notices.W)(policies, 'policies in NAMES: they judge, and none is replaced (docs/own-policies.md)'),
(0,notices.W)(hasConftestFile ? [conftest_file.ab] : [], 'NAMES: policy, namespace and data are read (docs/plan-files.md)'),
(0,notices.W)(conftest, 'conftest is called: NAMES (docs/plan-files.md)'),
(0,notices.W)(plans, 'a pipeline plans: NAMES (docs/plan-files.md)'),
(0,notices.W)(units, 'units of Terragrunt: NAMES (docs/plan-files.md)'),
(0,notices.W)(others, 'roots: NAMES (docs/local.md)'),
(0,notices.W)(otherHost === undefined ? [] : [otherHost.file], `a pipeline of ${otherHost?.title}: NAMES, and no workflow of GitHub`),
].filter((line) => line !== '');
}
async function writeFirstPolicy(input, io, workflow) {
const { workingDirectory } = io;
const json = (0,read_input.iP)(input, 'json');
const isForced = (0,read_input.iP)(input, 'force');
const root = (0,place._)(workingDirectory) ?? (0,external_node_path_.resolve)(workingDirectory);
const directory = (0,external_node_path_.relative)(root, workingDirectory).replaceAll('\\', '/');
const seen = await lookAround(root, directory, io);
const writesPolicy = isForced || seen.policies.length === 0;
if (!json && !isForced && writesPolicy) {
await (0,write_files.K4)(POLICY_FILES.map(([path]) => path), workingDirectory);
}
const shownWorkflow = (0,external_node_path_.relative)(workingDirectory, (0,external_node_path_.join)(root, workflow));
const writesWorkflow = seen.otherHost === undefined && !(await (0,write_files.$B)(workflow, root));
const policies = writesPolicy ? [external_node_path_.posix.join(directory, 'policies')] : seen.policies;
const proposal = { seen, policies, directory };
const files = writesPolicy ? [...POLICY_FILES] : [];
if (writesWorkflow) {
files.push([shownWorkflow, await renderLocalWorkflow(proposal, root, io.version)]);
}
const found = foundLines(seen);
if (json) {
const data = { found, files: files.map(([path, text]) => ({ path, text })), written: false };
await io.out((0,report_json.et)({ data }));
return command.dc.green;
}
if (found.length > 0)
await io.out(`Found:\n${found.map((line) => `  ${line}\n`).join('')}\n`);
const steps = nextSteps(proposal, shownWorkflow, writesWorkflow);
if (files.length === 0) {
await io.out(`Nothing was written. ${steps}`);
}
else if (await (0,write_files.F7)(files, input, io)) {
await io.out(`Written: ${files.map(([path]) => path).join(', ')}. ${steps}`);
}
else {
await io.out('Nothing was written.\n');
}
return command.dc.green;
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
var _machine_ask_opa_js_2_ = __webpack_require__(29);
var _model_conftest_js_3_ = __webpack_require__(36433);
var _model_json_text_js_8_ = __webpack_require__(62177);
var _model_parse_js_7_ = __webpack_require__(2340);
var _model_policy_files_js_4_ = __webpack_require__(48391);
var _model_quote_js_6_ = __webpack_require__(28187);
var _policy_files_js_5_ = __webpack_require__(95673);
const CONFTEST_FILE = 'conftest.toml';
const KEYS_WITHOUT_EFFECT = /^(?:output|no-color|quiet|trace|tls|parser|strict|rego-version|show-builtin-errors|junit-hide-message|suppress-exceptions)$/;
const KEYS_THAT_COUNT = ['policy', 'namespace', 'all-namespaces', 'data'];
async function readConftestFile(files, ports) {
const isThere = (await files.names('.'))?.includes(CONFTEST_FILE);
const text = isThere === true ? await files.read(CONFTEST_FILE) : undefined;
if (text === undefined)
return undefined;
const { values, tables } = readToml(text);
const textsOf = (key) => {
const value = values.get(key);
const list = typeof value === 'string' ? [value] : value;
if (list === undefined || Array.isArray(list))
return list;
throw new _model_policy_files_js_4_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_6_ .hD)(key)} is no text and no list of texts.`);
};
const namespaces = textsOf('namespace') ?? ['main'];
if (namespaces.some((name) => /[*?[]/.test(name))) {
throw new _model_policy_files_js_4_ .cq(`${CONFTEST_FILE}: "namespace" has a wildcard. Name the packages, or write \`all-namespaces = true\`.`);
}
const others = [...values.keys()].filter((key) => !KEYS_THAT_COUNT.includes(key) && !KEYS_WITHOUT_EFFECT.test(key));
return {
policy: textsOf('policy') ?? ['policy'],
packages: values.get('all-namespaces') === true ? 'all' : namespaces,
data: await readData(textsOf('data') ?? [], files, ports),
notices: [
...others.map((key) => `${CONFTEST_FILE}: ${(0,_model_quote_js_6_ .hD)(key)} is not read here. ${_model_conftest_js_3_ .w[key] ?? ''}`.trim()),
...tables,
],
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
throw new _model_policy_files_js_4_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_6_ .hD)(set.shownAs)} has ${name}, and another directory in "policy" has one, too. Keep one.`);
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
const ENTRY = /[ \t]*(?:([\w-]+)[ \t]*=[ \t]*("(?:[^"\\\n]|\\.)*"|'[^'\n]*'|true|false|[\d.]+|\[[^\][]*\])[ \t]*)?(?:#[^\n]*)?(?:\r?\n|$)/y;
const TEXT = /"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|#[^\n]*/g;
function readToml(text) {
const values = new Map();
for (let at = 0; at < text.length; at = ENTRY.lastIndex) {
ENTRY.lastIndex = at;
const entry = ENTRY.exec(text);
if (entry === null) {
const line = text.slice(0, at).split('\n').length;
const [table] = /^[ \t]*\[[^\n]*\]/.exec(text.slice(at)) ?? [];
if (table !== undefined) {
const notice = `${CONFTEST_FILE}:${line}: ${(0,_model_quote_js_6_ .hD)(table.trim())} and what is below it is not read, as in conftest.`;
return { values, tables: [notice] };
}
throw new _model_policy_files_js_4_ .cq(`${CONFTEST_FILE}:${line}: cannot be read. Here it has keys with a text, a list of texts, true or false.`);
}
const [, key, value = ''] = entry;
if (key === undefined)
continue;
if (values.has(key)) {
throw new _model_policy_files_js_4_ .cq(`${CONFTEST_FILE}: ${(0,_model_quote_js_6_ .hD)(key)} is there twice. Keep one.`);
}
const texts = [...value.matchAll(TEXT)].flatMap(([, double, single]) => double === undefined ? (single ?? []) : String((0,_model_parse_js_7_ .qF)(`"${double}"`)));
if (value.startsWith('['))
values.set(key, texts);
else if (/^["']/.test(value))
values.set(key, texts[0] ?? '');
else
values.set(key, value === 'true');
}
return { values, tables: [] };
}
async function readData(paths, files, ports) {
if (paths.length === 0)
return undefined;
const texts = {};
const addDirectory = async (path) => {
const names = await files.names(path);
for (const name of names ?? []) {
const inner = node_path_1_.posix.join(path, name);
if (/\.(?:json|ya?ml)$/.test(name))
texts[inner] = (await files.read(inner)) ?? '';
else if ((0,_policy_files_js_5_ .gC)(name))
await addDirectory(inner);
}
return names !== undefined;
};
for (const path of paths) {
if (await addDirectory(node_path_1_.posix.normalize(path)))
continue;
const text = await files.read(path);
if (text === undefined)
throw new _model_policy_files_js_4_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_6_ .hD)(path)} is missing.`);
texts[path] = text;
}
const query = '{file: value | some file, text in input; value := yaml.unmarshal(text)}';
const args = ['eval', '--stdin-input', '--format', 'raw', query];
const answer = await (0,_machine_ask_opa_js_2_ .a)(ports, { args, stdin: JSON.stringify(texts) });
const mark = (0,node_crypto_0_.randomBytes)(12).toString('hex');
const values = (0,_model_parse_js_7_ .Pf)((0,_model_parse_js_7_ .qF)((0,_model_json_text_js_8_ .q4)(answer?.stdout ?? '', mark)));
const document = {};
for (const path of Object.keys(texts)) {
if (answer !== undefined && !(0,_model_parse_js_7_ .u4)(values[path])) {
throw new _model_policy_files_js_4_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_6_ .hD)(path)} is no object of JSON or YAML.`);
}
mergeInto(document, values[path], path);
}
return (0,_model_json_text_js_8_ .zY)(JSON.stringify(document), mark);
}
function mergeInto(document, values, path) {
for (const [key, value] of Object.entries((0,_model_parse_js_7_ .Pf)(values))) {
const earlier = Object.hasOwn(document, key) ? document[key] : undefined;
if ((0,_model_parse_js_7_ .u4)(earlier) && (0,_model_parse_js_7_ .u4)(value))
mergeInto(earlier, value, path);
else if (Object.hasOwn(document, key)) {
throw new _model_policy_files_js_4_ .cq(`${CONFTEST_FILE}: the data ${(0,_model_quote_js_6_ .hD)(path)} has the key ${(0,_model_quote_js_6_ .hD)(key)}, and another file has it, too. Keep one: only one of them could count.`);
}
else
Object.defineProperty(document, key, { value, enumerable: true, writable: true });
}
}
/***/ })
};
