/** `check --local` with mocked providers: when it is chosen, and what a report says of it. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { callCli, type CallOptions } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { describe, expect, test } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import {
  MERGE_REQUEST,
  newDirectory,
  pathWith,
  policyRepository,
} from '../support/policy-repository.ts';

const MAIN =
  'data "terraform_remote_state" "net" {\n  backend = "local"\n}\nresource "terraform_data" "volume" {\n  input = { encrypted = false, net = data.terraform_remote_state.net.outputs.id }\n}\n';
const DENY = `package acme.encrypted

deny contains message if {
	some change in input.plan.resource_changes
	change.change.after.input.encrypted == false
	message := sprintf("%s: not encrypted", [change.address])
}
`;
const BEFORE = `package acme.before

deny contains message if {
	some change in input.plan.resource_changes
	change.change.before.input == "x"
	message := change.address
}
`;
const DELETES = `package acme.deletes

deny contains message if {
	some change in input.plan.resource_changes
	"delete" in change.change.actions
	message := change.address
}
`;

function directory(files: Readonly<Record<string, string>>): string {
  const root = newDirectory();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** As after `terraform init`. */
function initialised(files: Readonly<Record<string, string>>): string {
  const root = directory({ 'main.tf': MAIN, ...files });
  mkdirSync(join(root, '.terraform/providers'), { recursive: true });
  return root;
}

const PROGRAMS = () => pathWith(findProgram('terraform'), findProgram('opa'));

async function check(cwd: string, words: readonly string[] = [], options: CallOptions = {}) {
  const env = { PATH: PROGRAMS(), HOME: cwd, ...options.env };
  return callCli(['check', '--local', ...words], { clock: WITHOUT_PAUSES, ...options, cwd, env });
}

const hasBoth = findProgram('terraform') !== undefined && findProgram('opa') !== undefined;
const whereBoth = hasBoth ? test : test.skip;

whereBoth(
  'it is the default of a person where the providers are there, and the first line says so',
  async () => {
    const { code, stdout, stderr } = await check(initialised({ 'policies/a.rego': DENY }));
    expect(stdout.split('\n')[0]).toMatch(
      /judged by opa [\d.]+, on a plan without state and credentials, with mocked providers/,
    );
    expect(stdout).toMatch(/main\.tf:4 +terraform_data\.volume/);
    expect(stdout + stderr).toMatch(
      /1 of 1 resource has something that a plan with mocked providers does not know/,
    );
    expect(code).toBe(1);
  },
);

whereBoth('without the providers a person gets the static planner', async () => {
  const { stdout } = await check(directory({ 'main.tf': MAIN, 'policies/a.rego': DENY }));
  expect(stdout).not.toMatch(/mocked/);
});

whereBoth('what needs a state is undecided, or has a notice', async () => {
  const root = initialised({ 'policies/before.rego': BEFORE, 'policies/deletes.rego': DELETES });
  const { code, stdout, stderr } = await check(root);
  expect(stdout).toMatch(/before\.rego:5[^]*before/);
  expect(stdout + stderr).toMatch(
    /policies\/deletes\.rego:5 looks for the action "delete"\. A plan with mocked providers knows no state/,
  );
  expect(code).toBe(5);
});

whereBoth.each([
  ['--protect', 'terraform_data.*'],
  ['--max-destroys', '0'],
])('%s is undecided', async (...words) => {
  const root = initialised({ 'policies/a.rego': DENY.replace('== false', '== true') });
  const { code, stdout } = await check(root, words);
  expect(stdout).toMatch(/without state/);
  expect(code).toBe(5);
});

whereBoth('a plan that only the real program can make is undecided', async () => {
  const root = initialised({
    'policies/a.rego': DENY,
    'time.tf': 'output "at" {\n  value = plantimestamp()\n}\n',
  });
  const { code, stdout } = await check(root);
  expect(stdout).toMatch(
    /time\.tf:2 calls plantimestamp\(\), whose value is the time of the real plan/,
  );
  expect(code).toBe(5);
});

describe('in a job', () => {
  const files = { 'main.tf': MAIN, 'policies/a.rego': DENY };
  const job = (root: string, more: Record<string, string> = {}): CallOptions => ({
    env: { ...MERGE_REQUEST, CI_PROJECT_DIR: root, ...more },
    isPersonThere: false,
  });

  whereBoth('it is what `engine` names, and unknown values are undecided', async () => {
    const root = policyRepository(files).propose({
      'main.tf': MAIN.replace('encrypted = false', 'encrypted = true'),
    });
    const words = ['--policies', 'policies', '--workspace', 'net'];
    const named = await check(root, [...words, '--engine', 'mocked'], job(root));
    expect(named.stdout).toMatch(/with mocked providers does not know/);
    expect(named.code).toBe(5);
    const allowed = await check(
      root,
      [...words, '--engine', 'mocked', '--allow-unknown'],
      job(root),
    );
    expect(allowed.code).toBe(0);
    const unnamed = await check(root, words, job(root));
    expect(unnamed.stdout).not.toMatch(/mocked/);
  });

  testWith('terraform', 'a foreign head is planned by no program', async () => {
    const root = policyRepository(files).propose({ 'main.tf': MAIN });
    const words = ['--policies', 'policies', '--engine', 'mocked', '--workspace', 'net'];
    const { code, stderr } = await check(
      root,
      words,
      job(root, { CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '8' }),
    );
    expect(stderr).toMatch(/allow-untrusted-head/);
    expect(code).toBe(2);
  });
});

test('with OpenTofu alone it is refused with the reason', async () => {
  const path = newDirectory();
  writeFileSync(join(path, 'tofu'), '#!/bin/sh\n');
  chmodSync(join(path, 'tofu'), 0o755);
  const { code, stderr } = await check(directory({ 'main.tf': MAIN }), ['--engine', 'mocked'], {
    env: { PATH: path },
  });
  expect(stderr).toMatch(/OpenTofu cannot be used for it, because it makes up values/);
  expect(code).toBe(2);
});
