/** Programs that come with what is judged: none runs, however PATH leads to it. */
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findOpa } from '../../../src/rego/find-opa.ts';
import { listTrackedFiles } from '../../../src/machine/ask-git.ts';
import { execute } from '../../../src/machine/execute.ts';
import type { Execute } from '../../../src/model/ports.ts';
import { callCli } from '../../support/call-cli.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { findProgram, testWith } from '../../support/optional-tools.ts';
import {
  DENY_UNENCRYPTED,
  mergeRequestIn,
  pathWith,
  policyRepository,
  UNENCRYPTED,
} from '../../support/policy-repository.ts';
import { planningProgram } from '../../support/planning-program.ts';
import { startScenario } from '../../support/scenario.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

const PROGRAMS = ['git', 'opa', 'terraform', 'tofu'];

/** A merge request that brings programs of all these names. Each says that it ran, and that all is well. */
function proposal() {
  const repository = policyRepository({
    'main.tf': UNENCRYPTED,
    'policies/p.rego': DENY_UNENCRYPTED,
  });
  const ran = join(emptyDirectory(), 'ran');
  const script = `#!/bin/sh\necho "$0" >> ${ran}\necho '{}'\n`;
  const files = PROGRAMS.map((name) => [`bin/${name}`, script]);
  const root = repository.propose(Object.fromEntries(files) as Record<string, string>);
  for (const [path = ''] of files) chmodSync(join(root, path), 0o755);
  return { root, ran };
}

/** `plangate check --local` in a job on the merge request, whose PATH begins so. */
function checkIn(root: string, first: string, more: string, ...words: string[]) {
  const PATH = [first, more].join(delimiter);
  const env = { ...mergeRequestIn(root), CI_PROJECT_DIR: root, PATH };
  const options = { cwd: root, env, isPersonThere: false };
  return callCli(['check', '--local', ...words], options);
}

describe('in a merge request', () => {
  // The other ways in which a PATH may lead to them are in `machine/program-path`.
  testWith('opa', 'no planted opa or git opens the gate', async (opa) => {
    const { root, ran } = proposal();
    const own = pathWith(planningProgram(), opa);
    const bin = join(root, 'bin');
    const { code, stdout, stderr } = await checkIn(root, bin, own, '--policies', 'policies');
    expect(existsSync(ran)).toBe(false);
    expect([code, stdout]).toEqual([1, expect.stringContaining('Policy gate: blocked')]);
    expect(stderr.match(/warning: PATH: .* is skipped, so its git, opa, /g)).toHaveLength(1);
  });

  test.each(['terraform', 'tofu'])('a planted %s counts as none', async (engine) => {
    const { root, ran } = proposal();
    const bin = join(root, 'bin');
    const { code, stdout, stderr } = await checkIn(root, bin, pathWith(), '--engine', engine);
    expect(stdout).toContain(`there is no ${engine}, which engine names, on the PATH`);
    expect(stderr).toContain(`PATH: ${JSON.stringify(join(root, 'bin'))} is skipped`);
    expect(code).toBe(5);
    expect(existsSync(ran)).toBe(false);
  });

  test('nor does one count in another repository that is planned', async () => {
    const { root, ran } = proposal();
    const PATH = [join(root, 'bin'), pathWith()].join(delimiter);
    const words = ['check', '--local', '--directory', root];
    const { stderr } = await callCli(words, { cwd: emptyDirectory(), env: { PATH } });
    expect(stderr.match(/PATH: .* is skipped/g)).toHaveLength(1);
    expect(existsSync(ran)).toBe(false);
  });
});

test("a step runs the workflow's own git beside one of the workspace", async () => {
  const scenario = await startScenario();
  const { workspace } = scenario.job;
  const ran = join(emptyDirectory(), 'ran');
  const git = findProgram('git') ?? '';
  mkdirSync(join(workspace, 'bin'));
  const script = `#!/bin/sh\necho >> ${ran}\nexec ${git} "$@"\n`;
  writeFileSync(join(workspace, 'bin/git'), script, { mode: 0o755 });
  const PATH = [join(workspace, 'bin'), process.env['PATH']].join(delimiter);
  const ended = await scenario.run({ env: { PATH } });
  expect(existsSync(ran)).toBe(false);
  expect(ended.stdout.match(/PATH: .*\/bin" is skipped, so its git is not run/g)).toHaveLength(1);
  await scenario.close();
});

describe.each([true, false])(
  'what Terraform would load, with a person there: %s',
  (isPersonThere) => {
    const check = async (files: Record<string, string | { link: string }>) => {
      const root = policyRepository({ 'net/main.tf': UNENCRYPTED }).propose(files);
      const job = { ...mergeRequestIn(root), CI_PROJECT_DIR: root };
      const env = { PATH: pathWith(planningProgram()), ...(isPersonThere ? {} : job) };
      const words = ['check', '--local', '--directory', 'net', '--policies', 'policies'];
      return callCli(words, { cwd: root, env, isPersonThere });
    };

    test.each([
      'net/.terraform/providers/registry.terraform.io/acme/a/1.0.0/linux_amd64/terraform-provider-a',
      'net/terraform.d/plugins/linux_amd64/terraform-provider-a',
      'net/terraform-provisioner-a',
    ])('%s is refused by name where git tracks it', async (path) => {
      const { code, stderr } = await check({ [path]: '#!/bin/sh\n' });
      expect(stderr).toContain(path);
      expect(code).toBe(2);
    });

    test('a link in their place is refused, and files beside it are not', async () => {
      const link = await check({ 'net/terraform.d': { link: '../x' }, 'x/plugins/a': '' });
      expect(link.stderr).toContain('net/terraform.d');
      const beside = { 'net/terraform.d/notes.md': '', 'net/.terraform.lock.hcl': '' };
      expect((await check({ ...beside, '.terraform/a': '' })).stderr).not.toContain('git tracks');
    });
  },
);

test('git and opa start in an empty directory', async () => {
  const root = policyRepository({ 'main.tf': UNENCRYPTED }).propose({});
  const seen: string[][] = [];
  const look = (cwd: string) => void seen.push(readdirSync(cwd));
  const executed: Execute = async (program, args, options) => {
    look(options.cwd);
    return execute(program, args, options);
  };
  const tracked = await listTrackedFiles(root, root, {
    execute: executed,
    environment: { PATH: process.env['PATH'] },
  });
  expect(tracked).toEqual(new Set(['main.tf']));
  await findOpa({
    environment: {},
    signal: new AbortController().signal,
    executeBounded: async (_, __, { cwd }) => {
      look(cwd);
      throw Object.assign(new Error('not there'), { code: 'ENOENT' });
    },
  });
  expect(seen).toEqual([[], []]);
});
