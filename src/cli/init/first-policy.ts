/** Writes a first policy with its test and its level, for `plangate check --local`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { repositoryOf } from '../../archive/place.ts';
import { NEWEST_RELEASE } from '../../model/newest-release.ts';
import { printableJson } from '../../report/json.ts';
import { EXIT, type CommandInput, type CommandIo } from '../command.ts';
import { flagOf } from '../read-input.ts';
import { renderWorkflow } from './render-workflow.ts';
import { isThere, refuseToAct, refuseToReplace } from './refusals.ts';

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

const FILES: readonly (readonly [path: string, text: string])[] = [
  ['policies/policies.hcl', LEVELS],
  ['policies/encrypted_volumes.rego', POLICY],
  ['policies/encrypted_volumes_test.rego', TEST],
];

function nextSteps(workflow: string, isWritten: boolean): string {
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

async function localWorkflow(directory: string, version: string): Promise<string> {
  const { COMPILE_OPA } = await import('../../rego/get-opa.ts');
  const policies = [directory, 'policies'].filter((part) => part !== '').join('/');
  const inputs = [
    { name: 'local', value: 'true' },
    { name: 'policies', value: policies },
    ...(directory === '' ? [] : [{ name: 'directory', value: directory }]),
  ];
  refuseToAct(inputs);
  return renderWorkflow([{ inputs }], NEWEST_RELEASE ?? { version }, {
    compileOpa: COMPILE_OPA,
    isLocal: true,
  });
}

/** Prints the files, and writes them if the person agrees. A workflow that is there stays. */
export async function writeFirstPolicy(
  input: CommandInput,
  io: CommandIo,
  { workflow, agreed }: { workflow: string; agreed: () => Promise<boolean> },
): Promise<number> {
  const { workingDirectory } = io;
  const json = flagOf(input, 'json');
  const ofPolicy = FILES.map(([path]) => path);
  if (!flagOf(input, 'force')) await refuseToReplace(ofPolicy, workingDirectory);
  const root = repositoryOf(workingDirectory) ?? resolve(workingDirectory);
  const directory = relative(root, workingDirectory).replaceAll('\\', '/');
  const gate = relative(workingDirectory, join(root, workflow));
  const isNew = !(await isThere(workflow, root));
  const files = [...FILES];
  if (isNew) files.push([gate, await localWorkflow(directory, io.version)]);
  for (const [path, text] of json ? [] : files) {
    await io.out(`${path}:\n\n${text.replaceAll(/^(?=.)/gm, '  ')}\n`);
  }
  const written = await agreed();
  for (const [path, text] of written ? files : []) {
    await mkdir(dirname(join(workingDirectory, path)), { recursive: true });
    await writeFile(join(workingDirectory, path), text);
  }
  const paths = files.map(([path]) => path);
  if (json) await io.out(printableJson({ data: { paths, written } }));
  else {
    const steps = nextSteps(gate, isNew);
    await io.out(written ? `Written: ${paths.join(', ')}. ${steps}` : 'Nothing was written.\n');
  }
  return EXIT.green;
}
