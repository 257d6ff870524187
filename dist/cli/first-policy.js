export const id = 5472;
export const ids = [5472];
export const modules = {
/***/ 65472:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
writeFirstPolicy: () => ( writeFirstPolicy)
});
var node_path_0_ = __webpack_require__(76760);
var _archive_place_js_1_ = __webpack_require__(74043);
var _model_command_line_js_12_ = __webpack_require__(99753);
var _model_newest_release_js_10_ = __webpack_require__(67693);
var _model_policy_files_js_11_ = __webpack_require__(48391);
var _rego_conftest_file_js_2_ = __webpack_require__(61922);
var _report_json_js_14_ = __webpack_require__(47912);
var _settings_local_names_js_3_ = __webpack_require__(45233);
var _settings_workspace_selectors_js_4_ = __webpack_require__(30589);
var _command_js_5_ = __webpack_require__(24953);
var _read_input_js_13_ = __webpack_require__(73815);
var _look_around_js_6_ = __webpack_require__(22388);
var _notices_js_7_ = __webpack_require__(55846);
var _render_workflow_js_8_ = __webpack_require__(95641);
var _write_files_js_9_ = __webpack_require__(52706);
var _model_own_pages_js_15_ = __webpack_require__(37694);
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
const FILES = [
['policies/policies.hcl', LEVELS],
['policies/encrypted_volumes.rego', POLICY],
['policies/encrypted_volumes_test.rego', TEST],
];
function fitsPlanFiles({ conftest, plans, roots }) {
return conftest.length > 0 || plans.length > 0 || roots.some(({ isUnit }) => isUnit);
}
async function localWorkflow({ seen, policies, directory }, root, version) {
const { COMPILE_OPA: compileOpa } = await __webpack_require__.e( 1242).then(__webpack_require__.bind(__webpack_require__, 91242));
const release = _model_newest_release_js_10_ .P ?? { version };
const judges = { name: 'policies', value: policies.join('\n') };
(0,_write_files_js_9_ .kH)([...policies, directory].map((value) => ({ name: 'directory', value })));
if (!fitsPlanFiles(seen)) {
const place = directory === '' ? [] : [{ name: 'directory', value: directory }];
const inputs = [{ name: 'local', value: 'true' }, judges, ...place];
return (0,_render_workflow_js_8_ .cn)(inputs, release, { compileOpa, planner: {} });
}
const named = directory || '.';
const name = (0,_settings_local_names_js_3_ .yJ)((0,node_path_0_.resolve)(root, named));
const alone = { kind: 'name', name, directory: named, isUnit: false };
const roots = seen.roots.length > 0 ? seen.roots : [alone];
const list = (0,_settings_workspace_selectors_js_4_ .TZ)(roots, '\n');
const workspaces = { name: 'workspaces', value: list, selectors: roots };
(0,_write_files_js_9_ .kH)([workspaces]);
const inputs = [
judges,
workspaces,
{ name: 'plan', value: '${{ runner.temp }}/plan' },
{ name: 'plan-digest', value: '${{ needs.plan.outputs.digests }}' },
];
const job = renderPlanJob({ ...seen, roots });
return (0,_render_workflow_js_8_ .cn)(inputs, release, { compileOpa, planner: { job } });
}
function nextSteps({ seen, policies, directory }, gate, isWritten) {
const here = policies.map((path) => node_path_0_.posix.relative(directory, path));
const isFound = here.every((path) => _model_policy_files_js_11_ .BL.includes(path));
const named = isFound ? '' : ` --policies ${(0,_model_command_line_js_12_ .lG)(here.join(','))}`;
const isPlan = fitsPlanFiles(seen);
const { otherHost, conftest, hasConftestFile } = seen;
const tries = hasConftestFile || conftest.length > 0 ? 'conftest verify --policy' : 'opa test';
const steps = [
isPlan
? `Judge a plan that is there: plangate check --plan plan.json${named}`
: `Judge this directory: plangate check --local${named}`,
`Test ${here.length > 1 ? 'each of them' : 'it'}: ${here.map((path) => `${tries} ${(0,_model_command_line_js_12_ .lG)(path)}`).join(', ')}`,
!isPlan && 'Write your own rule, and run 1 again.',
otherHost !== undefined
? `Gate pull requests in ${otherHost.file}: docs/plan-files.md has the commands, docs/local.md what plans by itself.`
: !isWritten
? `${gate} is there already, and was left as it is. To judge without a service, see docs/local.md.`
: isPlan
? `Gate pull requests: sign in and install where ${gate} says so, and commit it. One job plans, another judges.`
: `Gate pull requests: commit ${gate}. It compiles opa and judges without a service.`,
conftest.length > 0 &&
(0,_notices_js_7_ .W)(conftest, 'Once it judges, delete conftest at NAMES (docs/plan-files.md).'),
].filter((step) => typeof step === 'string');
return `Next:\n${steps.map((step, nth) => `  ${nth + 1}. ${step}\n`).join('')}`;
}
function sayFound({ policies, conftest, hasConftestFile, plans, roots, otherHost, }) {
const units = roots.filter(({ isUnit }) => isUnit).map((unit) => unit.directory);
const others = roots.filter(({ isUnit }) => !isUnit).map((one) => one.directory);
return [
(0,_notices_js_7_ .W)(policies, 'policies in NAMES: they judge, and none is replaced (docs/own-policies.md)'),
(0,_notices_js_7_ .W)(hasConftestFile ? [_rego_conftest_file_js_2_ .ab] : [], 'NAMES: policy, namespace and data are read (docs/plan-files.md)'),
(0,_notices_js_7_ .W)(conftest, 'conftest is called: NAMES (docs/plan-files.md)'),
(0,_notices_js_7_ .W)(plans, 'a pipeline plans: NAMES (docs/plan-files.md)'),
(0,_notices_js_7_ .W)(units, 'units of Terragrunt: NAMES (docs/plan-files.md)'),
(0,_notices_js_7_ .W)(others, 'roots: NAMES (docs/local.md)'),
(0,_notices_js_7_ .W)(otherHost === undefined ? [] : [otherHost.file], `a pipeline of ${otherHost?.title}: NAMES, and no workflow of GitHub`),
].filter((line) => line !== '');
}
async function writeFirstPolicy(input, io, workflow) {
const { workingDirectory } = io;
const json = (0,_read_input_js_13_ .iP)(input, 'json');
const isForced = (0,_read_input_js_13_ .iP)(input, 'force');
const root = (0,_archive_place_js_1_ ._)(workingDirectory) ?? (0,node_path_0_.resolve)(workingDirectory);
const directory = (0,node_path_0_.relative)(root, workingDirectory).replaceAll('\\', '/');
const seen = await (0,_look_around_js_6_ .h)(root, directory, io);
const isFirst = isForced || seen.policies.length === 0;
if (!json && !isForced && isFirst) {
await (0,_write_files_js_9_ .K4)(FILES.map(([path]) => path), workingDirectory);
}
const gate = (0,node_path_0_.relative)(workingDirectory, (0,node_path_0_.join)(root, workflow));
const isNew = seen.otherHost === undefined && !(await (0,_write_files_js_9_ .$B)(workflow, root));
const policies = isFirst ? [node_path_0_.posix.join(directory, 'policies')] : seen.policies;
const proposed = { seen, policies, directory };
const files = isFirst ? [...FILES] : [];
if (isNew)
files.push([gate, await localWorkflow(proposed, root, io.version)]);
const found = sayFound(seen);
if (json) {
const data = { found, files: files.map(([path, text]) => ({ path, text })), written: false };
await io.out((0,_report_json_js_14_ .et)({ data }));
return _command_js_5_ .dc.green;
}
if (found.length > 0)
await io.out(`Found:\n${found.map((line) => `  ${line}\n`).join('')}\n`);
const written = files.length > 0 && (await (0,_write_files_js_9_ .F7)(files, input, io));
const paths = files.map(([path]) => path);
const done = written ? `Written: ${paths.join(', ')}. ` : 'Nothing was written. ';
await io.out(written || files.length === 0 ? done + nextSteps(proposed, gate, isNew) : `${done.trim()}\n`);
return _command_js_5_ .dc.green;
}
function renderPlanJob({ roots, program }) {
const pairs = roots.map(({ name, directory }) => (0,_model_command_line_js_12_ .lG)(`${name}=${directory}`)).join(' ');
const isTerragrunt = roots.some(({ isUnit }) => isUnit);
const each = isTerragrunt
? []
: [
`  mkdir -p "plans/$root"`,
`  ${program} -chdir="$root" init -input=false`,
`  ${program} -chdir="$root" plan -input=false -lock=false -out="$RUNNER_TEMP/saved.plan"`,
`  ${program} -chdir="$root" show -json "$RUNNER_TEMP/saved.plan" > "plans/$root/tfplan.json"`,
];
const script = [
...(isTerragrunt
? [
'# `plangate digest` names each file that Terragrunt generates: add --generated for it, as in **/backend.tf.',
`terragrunt run --all --non-interactive --out-dir "$RUNNER_TEMP/saved" --json-out-dir "$PWD/plans" -- plan -input=false -lock=false`,
]
: []),
'digests=',
`for pair in ${pairs}; do`,
'  name=${pair%%=*}',
'  root=${pair#*=}',
...each,
`  digest=$(plangate digest "plans/$root/tfplan.json" --directory "$root" --workspace "$name")`,
'  digests="${digests:+$digests,}$digest"',
'done',
'echo "digests=$digests" >> "$GITHUB_OUTPUT"',
];
return `  plan:
    # A fork's pull request gets no credentials. To plan it behind a review:
    #   ${(0,_model_own_pages_js_15_ .S)('examples/workflows/fork-plans.yml')}
    if: github.event.pull_request.head.repo.full_name == github.repository
    runs-on: ubuntu-latest
    permissions:
      contents: read # check out the code
      id-token: write # cloud credentials of a role that may only read
    outputs:
      digests: \${{ steps.plan.outputs.digests }}
    steps:
${_render_workflow_js_8_ .$b}      # Sign in to your cloud and install ${isTerragrunt ? 'Terragrunt' : program} here, as you do today, and the command line of Plangate:
      #   ${(0,_model_own_pages_js_15_ .S)('docs/cli.md#install')}
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
/***/ })
};
