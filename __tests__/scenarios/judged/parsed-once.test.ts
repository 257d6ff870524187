/** A configuration is read for the list of allowed sources, for hidden files, for changes and for places: each text is parsed once. */
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { isJsonSyntax, isRead } from '../../../src/configuration/file-names.ts';
import { listBlocks } from '../../../src/service/plan/list-blocks.ts';
import { localFiles } from '../../../src/machine/files-here.ts';
import { findProgram, testWith } from '../../support/optional-tools.ts';
import { expect } from '../../support/jest.ts';
import { planningProgram } from '../../support/planning-program.ts';
import { pathWith } from '../../support/policy-repository.ts';
import { callGate, directoryWith } from '../../support/rego-gate.ts';
import { openRepository } from '../../support/repository.ts';
import {
  BASE,
  HEAD,
  pullRequestEvent,
  pullRequestPayload,
  startScenario,
} from '../../support/scenario.ts';

const LIST = 'gate/allowed-sources.json';
const LOCK = `provider "registry.terraform.io/hashicorp/aws" {
  version = "6.0.0"
  hashes  = ["h1:a"]
}
`;
const POLICY = `package plangate
deny contains message if {
  some change in input.resource_changes
  message := sprintf("%s is bad", [change.address])
}
`;

/** How often a file of a configuration was parsed while `work` went on. */
async function parsesDuring(work: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return result
    .filter(({ url }) => url.endsWith('/syntax/parse-file.js'))
    .flatMap(({ functions }) =>
      functions.filter(({ functionName }) => functionName === 'parseFile'),
    )
    .reduce((sum, { ranges: [range] }) => sum + (range?.count ?? 0), 0);
}

/** The texts that differ, of all files that are read in these directories. */
function textsIn(root: string, directories: readonly string[]): Set<string> {
  const paths = directories.flatMap((directory) =>
    localFiles
      .readDirectory(join(root, directory))
      .filter(isRead)
      .map((name) => join(root, directory, name)),
  );
  const texts = paths.map((path) => `${isJsonSyntax(path)} ${localFiles.readFile(path)}`);
  return new Set(texts);
}

/** A plan that the service need not make of the files: it runs in this process, and would parse them, too. */
const PLANNED = listBlocks({
  files: new Map([['main.tf', Buffer.from('resource "aws_eip" "nat" {}\n')]]),
  workingDirectory: '',
  workspaceName: 'net-prod',
  terraformVersion: '1.11.4',
  variables: {},
  assigned: [],
  state: {},
  isDestroy: false,
  options: { refreshOnly: false, targets: [], replace: [], allowEmptyApply: false },
});

const MODULES = ['network', 'modules/vpc', 'modules/vpc/subnets', 'modules/hidden'];

testWith('opa', 'a gate with a service parses each file once for all that read it', async () => {
  const versions = readFileSync('examples/infra/network/versions.tf', 'utf8');
  const main = {
    [LIST]: JSON.stringify({ providers: ['hashicorp/aws'] }),
    'policies/a.rego': POLICY,
    'infra/network/.terraform.lock.hcl': LOCK,
    'infra/network/versions.tf': `# As the default branch has it.\n${versions}`,
    'infra/.terraformignore': '*.md\nhidden.txt\n',
  };
  const changed = 'infra/network/outputs.tf';
  const scenario = await startScenario({
    service: { engine: { plan: async () => PLANNED } },
    github: {
      branches: { main },
      pullRequests: [{ number: 42, headSha: HEAD, baseSha: BASE, files: [changed] }],
    },
  });
  const repository = openRepository(scenario.job.workspace);
  const base = repository.commit({
    ...main,
    'infra/network/hidden.tf':
      'module "hidden" {\n  source = "../modules/hidden"\n  text   = file("${path.module}/hidden.txt")\n}\n',
    'infra/network/hidden.txt': 'read, and not sent',
    'infra/modules/hidden/main.tf': 'variable "text" {}\nresource "aws_eip" "hidden" {}\n',
    'infra/network/extra.tf.json': '{"locals": {"extra": 1}}',
    [changed]: 'output "before" {\n  value = "2"\n}\n',
  });
  const sha = repository.commit({ [changed]: 'output "after" {\n  value = "2"\n}\n' });
  const { name } = pullRequestEvent();
  const payload = pullRequestPayload() as { pull_request: { base: { sha: string } } };
  payload.pull_request.base.sha = base;
  const keys = { 'allowed-sources': LIST, 'affected-only': true };
  const inputs = { policies: 'policies', comment: 'always' };
  const env = { GITHUB_SHA: sha, PATH: pathWith(findProgram('opa')) };
  const parses = await parsesDuring(async () => {
    const ended = await scenario.run({ event: { name, payload }, keys, with: inputs, env });
    // All of it was read: the list allows it, the hidden file was seen, the policy's findings have lines.
    expect(ended.outputs['verdict']).toBe('blocked');
    expect(ended.stdout).toContain('network/hidden.txt');
    expect(scenario.comment()).toContain('infra/network/main.tf');
  });
  const texts = textsIn(join(scenario.job.workspace, 'infra'), MODULES);
  await scenario.close();
  expect(parses).toBe(texts.size);
});

testWith('opa', 'a gate without a service does as well', async () => {
  const cwd = directoryWith({
    'policies/a.rego': POLICY,
    'allowed-sources.json': JSON.stringify({ providers: ['hashicorp/aws'] }),
    'variables.tf': 'variable "names" {\n  type = list(string)\n}\n',
    'called.tf': 'module "called" {\n  source = "./called"\n}\n',
    'called/main.tf': 'resource "aws_eip" "called" {}\n',
    '.terraform.lock.hcl': LOCK,
  });
  const env = { PATH: pathWith(planningProgram(), findProgram('opa')) };
  const words = [
    '--json',
    '--allowed-sources',
    'allowed-sources.json',
    '--variables',
    'names=["a"]',
  ];
  const parses = await parsesDuring(async () => {
    const { stdout } = await callGate(cwd, words, { env });
    expect(stdout).toContain('"path": "called/main.tf"');
  });
  expect(parses).toBe(textsIn(cwd, ['.', 'called']).size);
});
