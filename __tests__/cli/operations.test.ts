/**
 * The operations from a directory with a `cloud` block and a token of `terraform login`, over real sockets: by
 * name, by id, as JSON, with no option but what is asked for.
 */
import { ownedSeed } from '../support/owned-seed.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import type { CommandSpec } from '../../src/check/command.ts';
import { loadCommands } from '../../src/cli/commands.ts';
import { callCli, type CallOptions } from '../support/call-cli.ts';
import { initIn } from '../support/git-in.ts';
import { expectGolden } from '../support/golden.ts';
import { beforeAll, describe, expect, test } from '../support/jest.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { serviceForAll } from '../support/service-for-all.ts';
import { saidOf } from '../support/text-cases.ts';

const plangate = await loadCommands();

const TOKEN = 'stored-token-of-this-test';
const FILES = { 'main.tf': 'locals {}\n' };
const RUN = { id: 'run-judged', script: 'policy-check-soft-failed' } as const;
const VERSIONS = [
  { id: 'cv-fromgit', ingress: { branch: 'main' } },
  { id: 'cv-judged', files: FILES, run: RUN },
  { id: 'cv-current', files: FILES },
];
const service = serviceForAll({
  runDurationMs: 20,
  edition: 'self-managed',
  seed: ownedSeed(
    { token: TOKEN },
    [{ id: 'ws-net', name: 'net', versions: VERSIONS }, { name: 'ws-named-so' }],
    {
      teams: [
        { name: 'team-reviewers', visibility: 'organization' },
        { id: 'team-ops', name: 'ops', visibility: 'organization' },
      ],
      agentPools: [{ id: 'apool-private', name: 'build-farm' }],
    },
  ),
});
let tree: Tree;
const ids: Record<string, string> = {};

const block = (hostname: string, organization: string, workspace: string) =>
  `terraform {\n  cloud {\n    hostname = "${hostname}"\n    organization = "${organization}"\n    workspaces {\n      name = "${workspace}"\n    }\n  }\n}\n`;

beforeAll(() => {
  const credentials = { [new URL(service.origin).host]: { token: TOKEN } };
  tree = makeTree({
    '.terraform.d/credentials.tfrc.json': JSON.stringify({ credentials }),
    'main.tf': block(service.origin, 'acme', 'net'),
    'named/main.tf': block(service.origin, 'acme', 'ws-named-so'),
    'infra/main.tf': 'resource "null_resource" "a" {}\n',
  });
});

function call(
  words: string,
  here = '.',
  { env, ...options }: Pick<CallOptions, 'answer' | 'env'> = {},
) {
  const given = words.replaceAll(/<(\w+)>/g, (_, name: string) => ids[name] ?? name).split(' ');
  return callCli(given, { cwd: tree.path(here), env: { HOME: tree.root, ...env }, ...options });
}

/** What was typed, and the name under which an id is kept. */
const OPERATIONS = saidOf('operations.txt').map(([words, [keeps]]) => [words, keeps] as const);

test('each operation can be called by name, and prints words and JSON', async () => {
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

test('every operation answers in JSON, errors too', async () => {
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

test('a status that Plangate does not recognize is named, and the service is asked for it', async () => {
  const { code, stderr } = await call('runs list --status plannned,applied,archived');
  expect([code, stderr.match(/--status: .*/g)]).toEqual([
    0,
    [
      '--status: "plannned" is no status that is known here. Did you mean "planned"?',
      '--status: "archived" is no status that is known here.',
    ],
  ]);
});

test('ids count where a name would do, and all others take ids alone', async () => {
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

test('a workspace is named by the block, also like an id, and by an id of any form', async () => {
  const named = async (here: string, ...words: string[]) => {
    asked();
    await done(['team-access list', ...words].join(' '), here);
    return asked().filter((line) => line.includes('/organizations/'));
  };
  const show = (name: string) => `GET /api/v2/organizations/acme/workspaces/${name}`;
  expect(await named('.')).toEqual([`${show('net')} 200`]);
  expect(await named('named')).toEqual([`${show('ws-named-so')} 200`]);
  expect(await named('.', '-w', 'ws-net')).toEqual([`${show('ws-net')} 404`]);
});

test('unknown names and other problems are named', async () => {
  const told = [
    await call('agent-tokens list nobody --json'),
    await call('team-access add --team nobody --access read --json'),
    await call('team-access list -w nobody --json'),
    await call('check --fail-on blockd --json'),
    await call('policy-checks override polchk-1 --json'),
    await call('init --host gitlab --json'),
    await call('init --json --host github', 'infra'),
    // Every problem at once, whoever finds it; what an unknown option was to be is not missing.
    await call('team-access add --json', 'infra'),
    await call('team-access list --page 0 --json', 'infra'),
    await call('policy-checks override ../x --json', 'infra'),
    await call('agent-tokens destroy at/1 --json', 'infra'),
    await call('configuration-versions show cv-1?x --json', 'infra'),
    await call('team-access add --workspce net --json', 'infra'),
  ];
  const shown = told.map(({ code, stdout }) => `${stdout}exit ${code}\n`).join('\n');
  expectGolden('messages/json.txt', shown.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080'));
});

/** What a command printed that has to do what it was asked. */
async function done(words: string, here = '.') {
  const ended = await call(words, here);
  if (ended.code !== 0) throw new Error(`${words}: ${ended.code}\n${ended.stderr}`);
  return ended;
}

function asked(): string[] {
  const requests = service.requests.splice(0);
  return requests.map(({ method, path, status }) => `${method} ${path} ${status}`);
}

describe('configuration versions', () => {
  test('are created and uploaded at once', async () => {
    asked();
    const words = 'configuration-versions create --no-run --speculative --upload infra --json';
    const { data } = JSON.parse((await done(words)).stdout) as { data: { attributes: object } };
    expect(data.attributes).toMatchObject({ speculative: true, 'auto-queue-runs': false });
    expect(data.attributes).not.toHaveProperty('upload-url');
    expect(asked().some((line) => line.startsWith('PUT /v1/object/'))).toBe(true);
  });

  test('are created now and uploaded later; the URL is in a file of its owner and nowhere else', async () => {
    const created = await done('configuration-versions create --no-run --upload-url-file later');
    expect(statSync(tree.path('later')).mode & 0o777).toBe(0o600);
    const ticket = JSON.parse(readFileSync(tree.path('later'), 'utf8')) as Record<string, string>;
    const { pathname } = new URL(ticket['upload-url'] ?? '');
    expect(created.stdout + created.stderr).not.toContain(pathname);
    execFileSync('tar', ['czf', tree.path('infra.tar.gz'), '-C', tree.path('infra'), '.']);
    const { stdout, stderr } = await done(
      'configuration-versions upload infra.tar.gz --upload-url-file later',
    );
    expect(stdout).toMatch(new RegExp(`^id +${ticket['id']}$`, 'm'));
    expect(stdout + stderr).not.toContain(pathname);
    const listed = await done('configuration-versions list');
    expect(listed.stdout).toMatch(new RegExp(`^${ticket['id']} +uploaded +\\d{4}-`, 'm'));
    const again = await call('configuration-versions create --upload-url-file later');
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('exists already') });
  });

  test('do not replace a device when downloaded', async () => {
    for (const force of ['', ' --force']) {
      const words = `configuration-versions download cv-judged --output /dev/null${force}`;
      const refused = expect.stringContaining('--output "/dev/null" is no file.');
      expect(await call(words)).toMatchObject({ code: 2, stderr: refused });
    }
  });

  test.each(['cv-judged', '--run run-judged'])(
    'download %s whole, and never over an existing file',
    async (which) => {
      const words = `configuration-versions download ${which} --output back.tar.gz`;
      await done(`${words} --force`);
      const listing = execFileSync('tar', ['tzf', tree.path('back.tar.gz')], { encoding: 'utf8' });
      expect(listing).toMatch(/^(?:\.\/)?main\.tf$/m);
      expect(await call(words)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('--force'),
      });
    },
  );
});

describe('the secret of an agent token', () => {
  const create = 'agent-tokens create apool-private --description spare';

  test('is printed once, and nothing else', async () => {
    const { stdout, stderr } = await done(create);
    expect(stdout).toMatch(/^\S+\n$/);
    expect(stderr).not.toContain(stdout.trim());
    const listed = await done('agent-tokens list apool-private --json');
    expect(listed.stdout).not.toContain(stdout.trim());
  });

  test('is written into a file of its owner', async () => {
    const { stdout } = await done(`${create} -o its`);
    const secret = readFileSync(tree.path('its'), 'utf8').trim();
    expect(statSync(tree.path('its')).mode & 0o777).toBe(0o600);
    expect(secret.length).toBeGreaterThan(20);
    expect(stdout).not.toContain(secret);
  });

  test('is in no file where the pool does not exist', async () => {
    const words = 'agent-tokens create apool-none --description x --output no';
    expect(await call(words)).toMatchObject({ code: 6, stdout: '' });
    expect(existsSync(tree.path('no'))).toBe(false);
  });
});

describe('a command that destroys', () => {
  test.each([
    'configuration-versions archive cv-current',
    'configuration-versions permanently-delete cv-current',
    'team-access remove tws-1',
    'agent-tokens destroy at-1',
  ])('%s is refused where no person can be asked', async (words) => {
    asked();
    const { code, stderr } = await call(words);
    expect({ code, asked: asked() }).toEqual({ code: 2, asked: [] });
    expect(stderr).toContain('--yes');
  });

  test('asks at a terminal, and takes no for an answer', async () => {
    const words = 'team-access remove tws-1';
    asked();
    expect(await call(words, '.', { answer: 'n' })).toMatchObject({ code: 2 });
    expect(asked()).toEqual([]);
    expect(await call(words, '.', { answer: 'y' })).toMatchObject({ code: 6 });
    expect(asked()).toEqual([
      'GET /.well-known/terraform.json 200',
      'DELETE /api/v2/team-workspaces/tws-1 404',
    ]);
  });
});

test('the help of a command has each of its routes', () => {
  const visit = (spec: CommandSpec) => {
    for (const route of spec.routes ?? []) expect(spec.description).toContain(`${route}.`);
    for (const child of spec.commands ?? []) visit(child);
  };
  visit(plangate);
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
  const { code, stderr } = await call('team-access list', '.', { env });
  expect({ code, asked: service.requests }).toEqual({ code: 2, asked: [] });
  expect(stderr).toContain('--hostname');
  const given = { env: { ...env, TF_CLOUD_HOSTNAME: service.origin } };
  expect(await call('team-access list', '.', given)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--workspace'),
  });
  expect(await call('team-access list --organization acme -w net', '.', given)).toMatchObject({
    code: 0,
  });
});
