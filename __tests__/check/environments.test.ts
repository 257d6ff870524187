/** Several environments of one directory, each planned by itself: with its variables, its state, its workspace of the command line. */
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openFileDigests } from '../../src/gate/digest-files.ts';
import { chooseWorkspaces } from '../../src/gate/requested-workspaces.ts';
import { execute, executeBounded } from '../../src/machine/execute.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { plansInCheckout } from '../../src/plan/program-in-checkout.ts';
import { callCli } from '../support/call-cli.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { startLoopback } from '../support/loopback-service.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { mergeRequestIn, pathWith, policyRepository } from '../support/policy-repository.ts';
import { callGate } from '../support/rego-gate.ts';
import { layIn, makeTree, type Layout } from '../support/tree.ts';

const BOTH = ['terraform', 'opa'];

/** Says what each plan would write. */
const TELLS = `package tells

deny contains msg if {
	some r in input.resource_changes
	"create" in r.change.actions
	msg := sprintf("creates %s", [r.change.after.input])
}
`;

const MAIN = `terraform {
  backend "http" {}
}
variable "size" {}
resource "terraform_data" "a" {
  input = "\${var.size}-\${terraform.workspace}"
}
`;

/** A state in which the resource of `MAIN` is as a plan of this size wants it. */
const stateWith = (size: string) => ({
  version: 4,
  terraform_version: '1.11.0',
  serial: 1,
  lineage: 'l',
  outputs: {},
  resources: [
    {
      mode: 'managed',
      type: 'terraform_data',
      name: 'a',
      provider: 'provider["terraform.io/builtin/terraform"]',
      instances: [
        {
          schema_version: 0,
          attributes: {
            id: 'i',
            input: { value: `${size}-default`, type: 'string' },
            output: { value: `${size}-default`, type: 'string' },
            triggers_replace: null,
          },
        },
      ],
    },
  ],
});

/** The states of `dev`, which is there, and of others, which have none. */
const startStates = () =>
  startLoopback(({ url }, response) => {
    if (!url.startsWith('/dev')) response.writeHead(204).end();
    else response.end(JSON.stringify(stateWith('small')));
  });

function environments(origin: string): Layout {
  return {
    'live/app/main.tf': MAIN,
    'live/app/env/dev.tfvars': 'size = "small"\n',
    'live/app/env/dev.tfbackend': `address = "${origin}/dev"\n`,
    'live/app/env/prod.tfvars': 'size = "large"\n',
    'live/app/env/prod.tfbackend': `address = "${origin}/prod"\n`,
    'policies/tells.rego': TELLS,
  };
}

const EACH_FILE = 'workspaces:\n  - { directories: live/*, var-file: env/*.tfvars }\n';

function repository(files: Layout): string {
  const root = realpathSync(emptyDirectory());
  layIn(root, files);
  initIn(root);
  commitIn(root);
  return root;
}

const PATH = () => pathWith(findProgram('terraform'), findProgram('opa'));

async function check(cwd: string, words: readonly string[] = []) {
  const { code, stdout, stderr } = await callGate(cwd, ['--json', ...words], {
    env: { PATH: PATH() },
  });
  return { code, stderr, report: readReport(stdout, stderr) };
}

interface Report {
  verdict: string;
  results: { workspace: string; output: string[] }[];
  workspaces: { name: string; verdict: string; reasons: string[] }[];
}

function readReport(stdout: string, stderr: string): Report {
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Report;
}

const said = ({ results }: Report) =>
  results.flatMap(({ workspace, output }) => output.map((line) => `${workspace}: ${line}`)).sort();

/** Files of environments that are not in the directory that is planned. */
const ELSEWHERE = {
  'live/app/main.tf': MAIN,
  'env/dev.tfvars': '',
  'env/prod.tfvars': 'size = "large"\n',
  'state/dev.tfbackend': '',
  'state/prod.tfbackend': 'address = "http://127.0.0.1:9"\n',
};

const verdicts = ({ workspaces }: Report) =>
  workspaces
    .map(({ name, verdict }) => [name, verdict] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** A check by a merge request's job, with what it changes. */
async function judge(before: Layout, changes: Layout) {
  const clone = policyRepository(before as Record<string, string>).propose(changes);
  const env = { ...mergeRequestIn(clone), CI_PROJECT_DIR: clone, PATH: PATH() };
  const all = ['--json', '--policies', 'policies'];
  const { stdout, stderr } = await callGate(clone, all, { env, isPersonThere: false });
  return { report: readReport(stdout, stderr), text: stdout + stderr };
}

describe('environments of one directory', () => {
  testWith(BOTH, 'are planned each with its own variables and its own state', async () => {
    const states = await startStates();
    try {
      const cwd = repository({ ...environments(states.origin), 'plangate.yml': EACH_FILE });
      const { report, stderr } = await check(cwd);
      expect(verdicts(report)).toEqual([
        ['app-dev', 'passed'],
        ['app-prod', 'blocked'],
      ]);
      expect(said(report)).toEqual(['app-prod: creates large-default']);
      // What a file of a backend has may be secret.
      expect(stderr + JSON.stringify(report)).not.toContain(states.origin);
    } finally {
      await states.stop();
    }
  });

  testWith(BOTH, 'have the workspace of the command line that the entry names', async () => {
    const entry = (name: string, more: string) =>
      `  - { name: ${name}, directory: live/app, var-file: env/${name}.tfvars${more} }\n`;
    const cwd = repository({
      ...environments('http://127.0.0.1:9'),
      'live/app/main.tf': MAIN.replace('  backend "http" {}\n', ''),
      'plangate.yml': `workspaces:\n${entry('dev', ', terraform-workspace: eu')}${entry('prod', '')}`,
    });
    const { report } = await check(cwd);
    expect(said(report)).toEqual(['dev: creates small-eu', 'prod: creates large-prod']);
  });

  testWith(
    BOTH,
    'whose backend a request changes are undecided, and the others are judged',
    async () => {
      const states = await startStates();
      try {
        const before = { ...environments(states.origin), 'plangate.yml': EACH_FILE };
        const { report, text } = await judge(before, {
          'live/app/env/prod.tfbackend': `address = "${states.origin}/dev"\n`,
        });
        expect(verdicts(report)).toEqual([
          ['app-dev', 'passed'],
          ['app-prod', 'undecided'],
        ]);
        expect(text).toContain('live/app/env/prod.tfbackend');
        expect(text).not.toContain(states.origin);
      } finally {
        await states.stop();
      }
    },
  );

  testWith(
    BOTH,
    'whose file a request makes a link, or takes out, are undecided by name',
    async () => {
      const states = await startStates();
      try {
        const before = { ...environments(states.origin), 'plangate.yml': EACH_FILE };
        const { report } = await judge(before, {
          'live/app/env/prod.tfvars': { link: '../../../policies/tells.rego' },
          'live/app/env/dev.tfbackend': null as never,
        });
        const reasons = report.workspaces.map(({ name, reasons: [first] }) => [name, first]);
        expect(reasons).toEqual([
          ['app-dev', expect.stringContaining('live/app/env/dev.tfbackend')],
          ['app-prod', expect.stringContaining('is a link, or behind one')],
        ]);
        expect(report.verdict).toBe('undecided');
      } finally {
        await states.stop();
      }
    },
  );

  test.each([
    ['env/prod.tfvars', ['app-prod']],
    ['state/prod.tfbackend', ['app-prod']],
    ['live/app/main.tf', ['app-dev', 'app-prod']],
    ['docs/a', []],
  ])('are concerned by %s: %j', async (changed, concerned) => {
    const root = repository({ ...ELSEWHERE, 'docs/a': '' });
    const selectorOf = (environment: string) => ({
      kind: 'name' as const,
      name: `app-${environment}`,
      directory: 'live/app',
      plannedWith: {
        varFiles: [`../../env/${environment}.tfvars`],
        backendFiles: [`../../state/${environment}.tfbackend`],
      },
    });
    const show = async () => ({ 'working-directory': 'live/app' });
    const { requested, skipped } = await chooseWorkspaces(
      { show, query: async () => [] },
      {
        plan: { directory: '.', affectedOnly: true, workspaces: ['dev', 'prod'].map(selectorOf) },
        workingDirectory: root,
        repositoryRoot: root,
        changedFiles: async () => [changed],
      },
    );
    expect(requested.map(({ name }) => name)).toEqual(concerned);
    expect(requested.length + skipped.length).toBe(2);
  });

  test('have the digests of their own files, so that a change of another voids no approval', async () => {
    const root = repository(ELSEWHERE);
    const read = openFileDigests({
      execute,
      environment: { PATH: process.env['PATH'] },
      workspace: root,
      commit: 'c'.repeat(40),
      filesOf: (name) => [`../../env/${name}.tfvars`, `../../state/${name}.tfbackend`],
    });
    const { signal } = new AbortController();
    const digestsOf = async (workspace: string) => {
      const directory = join(root, 'live/app');
      return (await read({ workspace, directory, calls: [], signal })).digests.named;
    };
    expect(await digestsOf('dev')).not.toBe(await digestsOf('prod'));
  });

  testWith(
    'terraform',
    'have saved plans and states of their own in a checkout',
    async (terraform = '') => {
      const states = await startStates();
      const { root } = makeTree(environments(states.origin));
      const plans = plansInCheckout({
        program: 'terraform',
        execute: executeBounded,
        clock: systemClock(),
        variables: { PATH: dirname(terraform), HOME: makeTree().root },
        inCheckout: true,
      });
      const { signal } = new AbortController();
      const plan = async (name: string) => {
        const plannedWith = { varFiles: [], backendFiles: [`env/${name}.tfbackend`] };
        const place = { root, workingDirectory: 'live/app', plannedWith };
        const planned = await plans.plan(place, {
          workspaceName: name,
          assigned: [],
          arguments: [`-var-file=env/${name}.tfvars`],
          isDestroy: false,
          refresh: true,
          options: { refreshOnly: false, targets: [], replace: [] },
          signal,
        });
        return [planned.problems.map(({ summary }) => summary), planned.counts.additions];
      };
      try {
        expect([await plan('dev'), await plan('prod')]).toEqual([
          [[], 0],
          [[], 1],
        ]);
        const state = async (name: string) => JSON.stringify(await plans.state(name, signal));
        expect([await state('dev'), await state('prod')]).toEqual([
          expect.stringContaining('small-default'),
          expect.not.stringContaining('small-default'),
        ]);
      } finally {
        await plans.close();
        await states.stop();
      }
    },
  );
});

describe('where a service plans', () => {
  test('an entry that says with what a program here plans is refused with its line', async () => {
    const cwd = repository({
      'live/app/main.tf': 'locals {}\n',
      'plangate.yml':
        'organization: acme\nworkspaces:\n  - { name: a, directory: live/app, var-file: x.tfvars }\n',
    });
    const { code, stderr } = await callCli(['check', '--token', 't'], {
      cwd,
      env: { PATH: PATH() },
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining('plangate.yml:3 says with what')]);
  });
});
