/**
 * The hosts of docs/security/review.md: each row is tried behind a proxy that refuses every host but those that the
 * situation names, and the hosts that were asked are exactly these. What `startJob` and the recipes run has a proxy that
 * refuses the others as well.
 */
import { delimiter, dirname, join } from 'node:path';
import { inDist } from '../support/dist.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitIn, gitIn, initIn } from '../support/git-in.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import { startProxied, type Proxied } from '../support/proxied.ts';
import { openRepository } from '../support/repository.ts';
import { GITHUB_TOKEN, startScenario, type Scenario } from '../support/scenario.ts';
import { layIn } from '../support/tree.ts';

const REGISTRY = 'registry.terraform.io';
/** How a host begins in the first cell of its row, and what the tests call it. */
const HOSTS: Readonly<Record<string, string>> = {
  'the service:': 'service',
  "the service's storage": 'storage',
  'the CI host': 'github',
  "the repository's server": 'server',
  'the server of pinned policies': 'git',
  'registries, servers of modules, clouds': REGISTRY,
};
const DOMAIN = '.internal.example';
const MAIN = 'infra/network/main.tf';
const PASSING = 'package a\n\ndeny contains "no" if false\n';

let scenario: Scenario;
let proxied: Proxied;
afterEach(async () => {
  await proxied.stop();
  await scenario.close();
});

interface Situation {
  /** Names of `HOSTS` that the proxy opens tunnels to. */
  only: readonly string[];
  with?: Record<string, string>;
  keys?: Record<string, unknown>;
  env?: Record<string, string>;
  /** Of the checkout. */
  files?: Record<string, string>;
  /** The command line in place of the action. */
  isCommand?: boolean;
}

/** Policies in a repository of their own, as `policies` names them. */
function pinnedPolicies(): string {
  const folder = emptyDirectory();
  layIn(folder, { 'work/a.rego': PASSING });
  initIn(join(folder, 'work'));
  const commit = commitIn(join(folder, 'work'));
  gitIn(folder, 'clone', '-q', '--bare', 'work', 'policies.git');
  return `git::https://git${DOMAIN}:PORT${folder}/policies.git?ref=${commit}`;
}

/** Runs the gate; a `PORT` in its inputs is that of all hosts. Answers the verdict and the hosts that were asked. */
async function askedIn({
  only,
  with: inputs = {},
  keys,
  env = {},
  files = {},
  isCommand,
}: Situation) {
  scenario = await startScenario({ script: 'evaluation-passed' });
  openRepository(scenario.job.workspace).commit(files);
  proxied = await startProxied(scenario, only);
  const { port } = new URL(proxied.hostname);
  const isLocal = inputs['local'] === 'true';
  const { with: usual, env: job, ...step } = scenario.step({ ...(keys && { keys }) });
  const { hostname: _, token: __, organization: ___, ...withoutService } = usual;
  const given: Record<string, string> = {
    ...(isLocal ? withoutService : { ...usual, hostname: proxied.hostname }),
    timeout: '60s',
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, text]) => [name, text.replace('PORT', port)]),
    ),
  };
  const around = {
    ...job,
    ...proxied.env,
    GITHUB_SERVER_URL: `https://server${DOMAIN}:${port}`,
    // Git does not know the names of the tests.
    HTTPS_PROXY: proxied.env.HTTPS_PROXY.replace(`proxy${DOMAIN}`, '127.0.0.1'),
    NODE_EXTRA_CA_CERTS: proxied.caFile,
    ...env,
  };
  const options = Object.entries(given).flatMap(([name, text]) =>
    text === 'true' ? [`--${name}`] : [`--${name}`, text],
  );
  const ended = isCommand
    ? await scenario.job.program({ ...step, env: around }, process.execPath, [
        inDist('cli/index.js'),
        'check',
        ...options,
      ])
    : await scenario.job.run({ ...step, with: given, env: around });
  const asked = proxied.hosts();
  const { exitCode, outputs, stdout, stderr } = ended;
  return { exitCode, verdict: outputs['verdict'] ?? '', said: stdout + stderr, asked };
}

const LOCAL = { local: 'true' };
const pathWith = (...programs: (string | undefined)[]) => ({
  PATH: [...programs.map((program) => dirname(program ?? '/')), process.env['PATH']].join(
    delimiter,
  ),
});

describe('a plan of the service', () => {
  test('asks the service, its storage and the CI host', async () => {
    const { verdict, asked } = await askedIn({ only: ['service', 'storage', 'github'] });
    expect([verdict, asked]).toEqual(['passed', ['github', 'service', 'storage']]);
  });

  test.each(['service', 'storage'])('does not pass without the %s', async (left) => {
    const only = ['service', 'storage', 'github'].filter((name) => name !== left);
    const { verdict, said } = await askedIn({ only, with: { timeout: '15s' } });
    expect(verdict).not.toBe('passed');
    expect(said).toContain('answered 403');
  });

  test('does not start without the CI host, which has the default branch', async () => {
    const { verdict, asked, said } = await askedIn({ only: ['service', 'storage'] });
    expect([verdict, asked]).toEqual(['undecided', ['github']]);
    expect(said).toContain('plangate.yml   could not be looked for on the default branch: ');
  });
});

describe('a check without a service', () => {
  testWith('opa', 'asks the server of the policies and the CI host', async (opa) => {
    const { verdict, asked } = await askedIn({
      only: ['git', 'github'],
      with: { ...LOCAL, policies: pinnedPolicies() },
      env: pathWith(planningProgram(), opa),
    });
    expect([verdict, asked]).toEqual(['passed', ['git', 'github']]);
  });

  testWith(
    'opa',
    "asks the repository's server on the command line, as the API on GitHub",
    async (opa) => {
      const { exitCode, asked } = await askedIn({
        only: ['git', 'server'],
        with: { ...LOCAL, policies: pinnedPolicies() },
        env: { ...pathWith(planningProgram(), opa), GITHUB_TOKEN },
        isCommand: true,
      });
      expect([exitCode, asked]).toEqual([0, ['git', 'server']]);
    },
  );

  testWith(['opa', 'terraform'], 'asks a registry only by the program that plans', async (opa) => {
    const { verdict, asked } = await askedIn({
      only: ['git', 'github', REGISTRY],
      with: {
        ...LOCAL,
        policies: pinnedPolicies(),
      },
      keys: { engine: 'terraform', 'engine-env': ['HTTPS_PROXY'] },
      files: { [MAIN]: 'resource "null_resource" "a" {}\n' },
      env: pathWith(opa),
    });
    expect([verdict, asked]).toEqual(['errored', ['git', 'github', REGISTRY]]);
  });
});

test('the page has a row for each host that the situations name, and for no other', () => {
  const [, part = ''] = readText('docs/security/review.md').split('\n## Hosts\n');
  const rows = (part.split('\n## ')[0] ?? '').match(/^\| (?!---|host ).*$/gm) ?? [];
  const names = rows.map((row) => {
    const found = Object.keys(HOSTS).find((start) => row.startsWith(`| ${start}`));
    return found === undefined ? row : HOSTS[found];
  });
  expect(names).toEqual(Object.values(HOSTS));
});
