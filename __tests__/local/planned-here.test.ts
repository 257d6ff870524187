/** A check without a service plans the repository as it lies there, with the real Terraform, and leaves nothing behind. */
import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitIn, gitIn, initIn } from '../support/git-in.ts';
import { describe, expect } from '../support/jest.ts';
import { eachWith, findProgram, testWith } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import { pathWith } from '../support/policy-repository.ts';
import { layIn } from '../support/tree.ts';

const BOTH = ['terraform', 'opa'];
const OPA = 'opa';

/** Denies each input that is not `wanted`, at the level of its METADATA. */
const denyOther = (wanted: string, level = 'mandatory') => `package inputs

# METADATA
# custom:
#   enforcement_level: ${level}
deny contains msg if {
	some r in input.resource_changes
	r.change.after.input != "${wanted}"
	msg := sprintf("%s: is %s", [r.address, r.change.after.input])
}
`;

const input = (expression: string, name = 'a') =>
  `resource "terraform_data" "${name}" {\n  input = ${expression}\n}\n`;

function repository(files: Readonly<Record<string, string>>): string {
  const root = emptyDirectory();
  layIn(root, files);
  initIn(root);
  commitIn(root);
  return root;
}

async function check(cwd: string, words: readonly string[], programs: (string | undefined)[]) {
  const env = { PATH: pathWith(...programs.filter((one) => one !== undefined)), HOME: cwd };
  const all = ['check', '--local', ...words];
  return callCli(all, { clock: WITHOUT_PAUSES, cwd, env });
}

/** What only a check with a service has. */
const OF_SERVICE = /localhost|run-|cv-|configuration version|uploaded|queued|pending|sha256/;

describe('what lies in the repository', () => {
  const files = {
    'policies/inputs.rego': denyOther('shared'),
    'shared/x.txt': 'shared',
    'shared/.env': 'shared',
    '.terraformignore': 'shared\n',
    '.gitignore': '*.env\n.env\n',
  };

  testWith(
    BOTH,
    'is planned: above the configuration, excluded by rules, and behind links',
    async () => {
      const read = [
        'file("${path.module}/../../shared/x.txt")',
        'file("../../shared/.env")',
        'file("linked.txt")',
        'one(fileset("${path.module}/links", "*.txt")) == "x.txt" ? "shared" : "other"',
      ];
      const resources = read.map((expression, at) => input(expression, `r${at}`));
      const cwd = repository({ ...files, 'live/prod/main.tf': resources.join('') });
      symlinkSync('../../shared/x.txt', join(cwd, 'live/prod/linked.txt'));
      symlinkSync('../../shared', join(cwd, 'live/prod/links'));
      const before = readdirSync(cwd, { recursive: true });
      const programs = [findProgram('terraform'), findProgram('opa')];
      const { code, stdout, stderr } = await check(cwd, ['--directory', 'live/prod'], programs);
      expect(stdout + stderr).not.toMatch(OF_SERVICE);
      expect([code, stdout]).toEqual([0, expect.stringContaining('✓ Policy gate: passed')]);
      expect(stdout).toContain('4 to add');
      expect(readdirSync(cwd, { recursive: true })).toEqual(before);
    },
  );

  testWith(BOTH, 'a state that lies there is not read', async () => {
    const cwd = repository({
      ...files,
      'live/main.tf': input('terraform.workspace == "live" ? "shared" : "other"'),
      'live/terraform.tfstate.d/live/terraform.tfstate': '{"version": 4, "serial": "broken"}',
      'live/terraform.tfstate': '{"version": 4, "serial": "broken"}',
    });
    const { code, stdout } = await check(
      cwd,
      ['--directory', 'live'],
      [findProgram('terraform'), findProgram('opa')],
    );
    expect([code, stdout]).toEqual([0, expect.stringContaining('1 to add')]);
  });
});

describe('variables', () => {
  const cwd = () =>
    repository({
      'policies/inputs.rego': denyOther('named'),
      'live/main.tf': `variable "a" {\n  default = "other"\n}\n${input('var.a')}`,
      'live/prod.tfvars': 'a = "named"\n',
    });

  eachWith<[string, string[], number]>(BOTH, [
    ['from a file', ['--var-file', 'prod.tfvars'], 0],
    ['of the command over a file', ['--var-file', 'prod.tfvars', '--variables', 'a=other'], 1],
  ])('%s', async (_, words, expected) => {
    const programs = [findProgram('terraform'), findProgram('opa')];
    const { code, stdout } = await check(cwd(), ['--directory', 'live', ...words], programs);
    expect([code, stdout]).toEqual([expected, expect.stringContaining('1 to add')]);
    if (words.includes('--var-file')) expect(stdout).toContain('var-file: prod.tfvars');
    // A report has more readers than a plan.
    expect(stdout).not.toContain('a=named');
  });
});

testWith(
  OPA,
  'a soft-mandatory failure needs an override, and an exception is the only one',
  async () => {
    const cwd = repository({
      'policies/inputs.rego': denyOther('y', 'soft-mandatory'),
      'live/main.tf': input('"x"'),
    });
    const { code, stdout } = await check(
      cwd,
      ['--directory', 'live'],
      [planningProgram(), findProgram('opa')],
    );
    expect(code).toBe(3);
    expect(stdout).toMatch(/Fix inputs and check again; or ask its owners for an exception/);
    expect(stdout).not.toMatch(/by a comment|\/plangate override|does not know the policies/);
  },
);

testWith(
  OPA,
  'a submodule that is not checked out closes the gate where a module is in it',
  async () => {
    const cwd = repository({
      'policies/inputs.rego': denyOther('x'),
      'live/main.tf': `module "net" {\n  source = "../vendor/net"\n}\n${input('"x"')}`,
      'other/main.tf': input('"x"'),
      'vendor/README.md': '',
    });
    const some = 'a'.repeat(40);
    gitIn(cwd, 'update-index', '--add', '--cacheinfo', `160000,${some},vendor/net`);
    gitIn(cwd, 'commit', '-q', '-m', 'submodule');
    layIn(cwd, { 'vendor/net/.keep': '' });
    const programs = [planningProgram(), findProgram('opa')];
    const live = await check(cwd, ['--directory', 'live'], programs);
    expect(live.code).toBe(5);
    expect(live.stdout).toMatch(/Terraform would load vendor\/net.*not checked out/s);
    expect((await check(cwd, ['--directory', 'other'], programs)).code).toBe(0);
  },
);
