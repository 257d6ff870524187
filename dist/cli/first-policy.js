export const id = 5472;
export const ids = [5472];
export const modules = {
/***/ 65472:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
writeFirstPolicy: () => ( writeFirstPolicy)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _archive_place_js_2_ = __webpack_require__(74043);
var _model_newest_release_js_6_ = __webpack_require__(67693);
var _report_json_js_8_ = __webpack_require__(47912);
var _command_js_3_ = __webpack_require__(24953);
var _read_input_js_7_ = __webpack_require__(73815);
var _render_workflow_js_5_ = __webpack_require__(95641);
var _refusals_js_4_ = __webpack_require__(23926);
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
function nextSteps(workflow, isWritten) {
const gate = isWritten
? `Gate pull requests: commit ${workflow}. It compiles opa and judges without a service.`
: `${workflow} is there already, and was left as it is. To judge without a service, see docs/local.md.`;
return `Next:
  1. Judge this directory: plangate check --local
  2. Test the policy: opa test policies
  3. Write your own rule, and run 1 with --watch beside your editor.
  4. ${gate}
`;
}
async function localWorkflow(directory, version) {
const { COMPILE_OPA } = await __webpack_require__.e( 1242).then(__webpack_require__.bind(__webpack_require__, 91242));
const policies = [directory, 'policies'].filter((part) => part !== '').join('/');
const inputs = [
{ name: 'local', value: 'true' },
{ name: 'policies', value: policies },
...(directory === '' ? [] : [{ name: 'directory', value: directory }]),
];
(0,_refusals_js_4_ .kH)(inputs);
return (0,_render_workflow_js_5_ .cn)(inputs, _model_newest_release_js_6_ .P ?? { version }, {
compileOpa: COMPILE_OPA,
isLocal: true,
});
}
async function writeFirstPolicy(input, io, { workflow, agreed }) {
const { workingDirectory } = io;
const json = (0,_read_input_js_7_ .iP)(input, 'json');
const ofPolicy = FILES.map(([path]) => path);
if (!(0,_read_input_js_7_ .iP)(input, 'force'))
await (0,_refusals_js_4_ .K4)(ofPolicy, workingDirectory);
const root = (0,_archive_place_js_2_ ._M)(workingDirectory) ?? (0,node_path_1_.resolve)(workingDirectory);
const directory = (0,node_path_1_.relative)(root, workingDirectory).replaceAll('\\', '/');
const gate = (0,node_path_1_.relative)(workingDirectory, (0,node_path_1_.join)(root, workflow));
const isNew = !(await (0,_refusals_js_4_ .$B)(workflow, root));
const files = [...FILES];
if (isNew)
files.push([gate, await localWorkflow(directory, io.version)]);
for (const [path, text] of json ? [] : files) {
await io.out(`${path}:\n\n${text.replaceAll(/^(?=.)/gm, '  ')}\n`);
}
const written = await agreed();
for (const [path, text] of written ? files : []) {
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.dirname)((0,node_path_1_.join)(workingDirectory, path)), { recursive: true });
await (0,node_fs_promises_0_.writeFile)((0,node_path_1_.join)(workingDirectory, path), text);
}
const paths = files.map(([path]) => path);
if (json)
await io.out((0,_report_json_js_8_ .et)({ data: { paths, written } }));
else {
const steps = nextSteps(gate, isNew);
await io.out(written ? `Written: ${paths.join(', ')}. ${steps}` : 'Nothing was written.\n');
}
return _command_js_3_ .dc.green;
}
/***/ })
};
