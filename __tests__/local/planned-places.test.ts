/** Repositories as they are: roots that call modules beside them and above them. */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findPlaces } from '../../src/plan/planned-places.ts';
import { callCli, type CallOptions } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { commitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { once } from '../support/once.ts';
import { eachWith, findProgram, testWith } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import {
  examplePolicies,
  mergeRequestIn,
  pathWith,
  policyRepository,
} from '../support/policy-repository.ts';
import { layIn } from '../support/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

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

function repository(files: Readonly<Record<string, string | Buffer>>): string {
  const root = realpathSync(emptyDirectory());
  layIn(root, files);
  initIn(root);
  commitIn(root);
  return root;
}

const MONOREPO = once(async () => repository(monorepo()));

async function check(cwd: string, words: readonly string[], options: CallOptions = {}) {
  const env = { PATH: pathWith(planningProgram(), findProgram('opa')), HOME: cwd, ...options.env };
  return callCli(['check', '--local', ...words], { clock: WITHOUT_PAUSES, ...options, cwd, env });
}

/** What only a check with a service has. */
const NO_SERVICE = /localhost|run-|cv-|configuration version|uploaded|queued|pending|sha256/;

describe('a monorepo of ten roots over five shared modules', () => {
  testWith('opa', 'all roots, by one command', async () => {
    const root = await MONOREPO();
    const pairs = ROOTS.map((path) => `${path.split('/').at(-1)}=${path}`).join(',');
    const { code, stdout, stderr } = await check(root, ['--workspaces', pairs]);
    expect(stdout).toMatch(
      /modules\/disk\/volume\.tf:3 +module\.stack\.module\.disk\.aws_ebs_volume\.data/,
    );
    expect(stdout).toMatch(/✗ app-9 +blocked/);
    expect(stdout + stderr).not.toMatch(/Unreadable module|outside of/);
    expect(stdout + stderr).not.toMatch(NO_SERVICE);
    expect(code).toBe(1);
  });

  eachWith<[string, string, string[]]>('opa', [
    ['with --directory', '.', ['--directory', 'live/prod/app-0']],
    ['from inside', 'live/prod/app-0', ['--policies', '../../../policies']],
    ['from beside', 'modules', ['--directory', '../live/prod/app-0', '--policies', '../policies']],
  ])('one root, %s', async (_, below, words) => {
    const { code, stdout, stderr } = await check(join(await MONOREPO(), below), [...words]);
    expect(stdout).toMatch(/✗ app-0 +blocked/);
    expect(stderr).not.toMatch(/warning: "/);
    expect(code).toBe(1);
  });
});

describe('what is planned ends at the repository', () => {
  const callTo = (source: string) => `module "o" {\n  source = "${source}"\n}\n`;

  eachWith<[string, string]>('opa', [
    ['lies above it', '../../outside'],
    ['is not there', '../gone'],
  ])('a module that %s fails the plan', async (_, source) => {
    const around = realpathSync(emptyDirectory());
    layIn(around, { 'outside/main.tf': 'locals {}\n' });
    const root = join(around, 'repository');
    layIn(root, { ...POLICIES, 'live/main.tf': callTo(source) });
    initIn(root);
    const { code, stdout } = await check(root, ['--directory', 'live']);
    expect(stdout).toContain('Unreadable module directory');
    expect(code).toBe(4);
  });

  test('without a repository, at the directory itself', () => {
    const around = realpathSync(emptyDirectory());
    layIn(around, { 'outside/main.tf': 'locals {}\n', 'live/main.tf': callTo('../outside') });
    const placeOf = findPlaces({ directory: 'live', workspaces: [] }, around);
    expect(placeOf('live')).toEqual({ root: join(around, 'live'), workingDirectory: '' });
  });
});

describe('rules', () => {
  const HIDING = { '.terraformignore': 'modules/disk/volume.tf\nlive/\n' };

  testWith('opa', 'none of them counts, in a job either: nothing is sent', async () => {
    const files = { ...monorepo(), 'live/prod/app-0/.terraformignore': 'modules/\n*.md\n' };
    const merging = policyRepository(files);
    const words = ['--directory', 'live/prod/app-0', '--policies', 'policies'];
    const hiding = merging.propose(HIDING);
    const options: CallOptions = {
      env: { ...mergeRequestIn(hiding), CI_PROJECT_DIR: hiding },
      isPersonThere: false,
    };
    const { stdout } = await check(hiding, words, options);
    expect(stdout).toMatch(/modules\/disk\/volume\.tf:3/);
  });
});
