/**
 * The 23 operations from a directory with a `cloud` block and a token of `terraform login`: by name,
 * by id, as JSON, with no option but what is asked for.
 */
import { ownedSeed } from '../support/owned-seed.ts';
import type { RunningService } from '../../src/service/service.ts';
import { callCli } from '../support/call-cli.ts';
import { initIn } from '../support/git-in.ts';
import { expectGolden } from '../support/golden.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { startTestService } from '../support/start-service.ts';

const TOKEN = 'stored-token-of-this-test';
let service: RunningService;
let tree: Tree;
const ids: Record<string, string> = {};

const block = (hostname: string, organization: string, workspace: string) =>
  `terraform {\n  cloud {\n    hostname = "${hostname}"\n    organization = "${organization}"\n    workspaces {\n      name = "${workspace}"\n    }\n  }\n}\n`;

beforeAll(async () => {
  service = await startTestService({
    runDurationMs: 20,
    edition: 'self-managed',
    seed: ownedSeed(
      { token: TOKEN },
      [
        {
          id: 'ws-net',
          name: 'net',
          versions: [
            { id: 'cv-fromgit', ingress: { branch: 'main' } },
            {
              id: 'cv-judged',
              files: { 'main.tf': 'locals {}\n' },
              run: { id: 'run-judged', script: 'policy-check-soft-failed' },
            },
            { id: 'cv-current', files: { 'main.tf': 'locals {}\n' } },
          ],
        },
        { name: 'ws-named-so' },
      ],
      {
        teams: [
          { name: 'team-reviewers', visibility: 'organization' },
          { id: 'team-ops', name: 'ops', visibility: 'organization' },
        ],
        agentPools: [{ id: 'apool-private', name: 'build-farm' }],
      },
    ),
  });
  const credentials = { [new URL(service.origin).host]: { token: TOKEN } };
  tree = makeTree({
    '.terraform.d/credentials.tfrc.json': JSON.stringify({ credentials }),
    'main.tf': block(service.origin, 'acme', 'net'),
    'named/main.tf': block(service.origin, 'acme', 'ws-named-so'),
    'infra/main.tf': 'resource "null_resource" "a" {}\n',
  });
});
afterAll(async () => {
  tree.remove();
  await service.stop();
});

async function call(words: string, here = '.', env: Record<string, string> = {}) {
  const given = words.replaceAll(/<(\w+)>/g, (_, name: string) => ids[name] ?? name).split(' ');
  return callCli(given, { cwd: tree.path(here), env: { HOME: tree.root, ...env } });
}

/** What was typed → the name under which an id is kept. */
const OPERATIONS: [words: string, keeps?: string][] = [
  ['configuration-versions list'],
  ['configuration-versions show cv-judged --include run'],
  ['configuration-versions ingress-attributes cv-fromgit'],
  ['configuration-versions create --no-run --speculative --upload-url-file ticket', 'version'],
  ['configuration-versions upload infra --upload-url-file ticket'],
  ['configuration-versions download cv-judged --force'],
  ['configuration-versions download --run run-judged --force'],
  ['configuration-versions soft-delete <version>'],
  ['configuration-versions restore <version>'],
  ['configuration-versions soft-delete <version>'],
  ['configuration-versions permanently-delete <version> --yes'],
  ['configuration-versions create --no-run --speculative --upload infra', 'other'],
  ['configuration-versions archive <other> --yes'],
  ['policy-checks list run-judged', 'check'],
  ['policy-checks show <check> --include run.workspace'],
  ['policy-checks output <check>'],
  ['policy-checks override <check> --reason agreed'],
  ['team-access add --team team-reviewers --access read', 'grant'],
  ['team-access add --team ops --access plan', 'second'],
  ['team-access list'],
  ['team-access show <grant>'],
  ['team-access update <grant> --access write'],
  ['team-access remove <grant> --yes'],
  ['team-access remove <second> --yes'],
  ['agent-tokens create build-farm --description spare --out secret', 'token'],
  ['agent-tokens list build-farm'],
  ['agent-tokens list apool-private'],
  ['agent-tokens show <token>'],
  ['agent-tokens destroy <token> --yes'],
];

test('by name, in words and as JSON', async () => {
  const told: string[] = [];
  for (const [words, keeps] of OPERATIONS) {
    // What can be done once only is done in words for one thing and as JSON for another.
    if (keeps !== undefined) {
      const { stdout } = await call(`${words} --json`);
      const { data } = JSON.parse(stdout) as { data: { id: string } | { id: string }[] };
      ids[keeps] = [data].flat()[0]?.id ?? '';
      told.push(`$ plangate ${words} --json\n`);
      if (ids[keeps] === '') throw new Error(`${words}: ${stdout}`);
      continue;
    }
    const { code, stdout, stderr } = await call(words);
    told.push(`$ plangate ${words}\n${stdout}${stderr}${code === 0 ? '' : `exit ${code}\n`}`);
  }
  const shown = told
    .join('\n')
    .replaceAll(tree.root, '/checkout')
    .replaceAll(/\b(cv|run|ws|polchk|tws|at|team)-[A-Za-z0-9]{16}\b/g, '$1-…')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, '2026-01-01T00:00:00Z')
    .replaceAll(/\d+ bytes|sha256 \w+|duration-ms +\d+/g, (found) => found.replace(/\w+$/, '…'))
    .replaceAll(/ +$/gm, '');
  expectGolden('messages/operations.txt', shown);
});

test('every operation answers JSON, and JSON about what it cannot do', async () => {
  for (const [words] of OPERATIONS.filter(([, keeps]) => keeps === undefined)) {
    const { code, stdout } = await call(`${words} --json`);
    const { data, error } = JSON.parse(stdout) as { data?: unknown; error?: { exitCode: number } };
    expect({
      words,
      code: error?.exitCode ?? 0,
      told: data !== undefined || error !== undefined,
    }).toEqual({ words, code, told: true });
  }
});

test('by id, where a name would do; all others take ids alone', async () => {
  for (const words of [
    'configuration-versions list -w ws-net',
    'configuration-versions create --no-run --speculative -w ws-net --upload infra',
    'team-access list -w ws-net',
    'team-access add -w ws-net --team team-ops --access read',
    'agent-tokens list apool-private',
    'agent-tokens create apool-private --description another',
  ]) {
    expect([words, (await call(`${words} --json`)).code]).toEqual([words, 0]);
  }
});

describe('what a workspace is called', () => {
  const list = async (here: string, ...words: string[]) => {
    service.requests.splice(0);
    const { code, stderr } = await call(['team-access list', ...words].join(' '), here);
    if (code !== 0) throw new Error(stderr);
    return service.requests
      .map(({ path }) => path)
      .filter((path) => path.includes('/organizations/'));
  };
  test('the block of the directory names it', async () => {
    expect(await list('.')).toEqual(['/api/v2/organizations/acme/workspaces/net']);
  });
  test('a name that begins like an id', async () => {
    expect(await list('named')).toEqual(['/api/v2/organizations/acme/workspaces/ws-named-so']);
  });
  test('an id of another form than the hosted service has', async () => {
    expect(await list('.', '-w', 'ws-net')).toEqual([
      '/api/v2/organizations/acme/workspaces/ws-net',
    ]);
  });
});

test('names that nobody knows', async () => {
  const told = [
    await call('agent-tokens list nobody --json'),
    await call('team-access add --team nobody --access read --json'),
    await call('team-access list -w nobody --json'),
    await call('check --fail-on blockd --json'),
    await call('policy-checks override polchk-1 --json'),
    await call('init --host gitlab --json'),
    await call('init --json --host github', 'infra'),
  ];
  const shown = told.map(({ code, stdout }) => `${stdout}exit ${code}\n`).join('\n');
  expectGolden('messages/json.txt', shown.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080'));
});

test('the block of a pull request chooses neither host nor names', async () => {
  initIn(tree.root);
  const env = {
    GITLAB_CI: 'true',
    CI: 'true',
    CI_PIPELINE_SOURCE: 'merge_request_event',
    TF_API_TOKEN: TOKEN,
  };
  service.requests.splice(0);
  const { code, stderr } = await call('team-access list', '.', env);
  expect({ code, asked: service.requests }).toEqual({ code: 2, asked: [] });
  expect(stderr).toContain('--hostname');
  const given = { ...env, TF_CLOUD_HOSTNAME: service.origin };
  expect(await call('team-access list', '.', given)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--workspace'),
  });
  expect(await call('team-access list -o acme -w net', '.', given)).toMatchObject({ code: 0 });
});
