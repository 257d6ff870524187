/** The operations through the command line, over real sockets, against the local service; what each prints is in `places.test.ts`. */
import { ownedSeed } from '../support/owned-seed.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CommandSpec } from '../../src/cli/command.ts';
import { plangate } from '../../src/cli/commands.ts';
import type { RunningService } from '../../src/service/service.ts';
import { callCli } from '../support/call-cli.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { CLI, runCli } from '../support/spawn-cli.ts';
import { startTestService } from '../support/start-service.ts';
import { makeTree } from '../support/tree.ts';

interface Resource {
  id: string;
  attributes: Record<string, unknown>;
}

const TOKEN = 'owners-token-of-this-test';
let service: RunningService;
let cwd: string;
let env: Record<string, string>;

beforeAll(async () => {
  const files = { 'main.tf': 'locals {}\n' };
  const run = { id: 'run-judged', script: 'policy-check-soft-failed' as const };
  const versions = [
    { id: 'cv-fromgit', ingress: { branch: 'main' } },
    { id: 'cv-judged', files, run },
    { id: 'cv-current', files },
  ];
  service = await startTestService({
    edition: 'self-managed',
    seed: ownedSeed({ token: TOKEN }, [{ name: 'net', versions }], {
      teams: [{ id: 'team-platform', name: 'platform' }],
      agentPools: [{ id: 'apool-private', name: 'private' }],
    }),
  });
  cwd = makeTree({ 'infra/main.tf': 'resource "null_resource" "a" {}\n' }).root;
  env = {
    TF_CLOUD_HOSTNAME: service.origin,
    TF_API_TOKEN: TOKEN,
    TF_CLOUD_ORGANIZATION: 'acme',
    TF_WORKSPACE: 'net',
  };
});
afterAll(() => service.stop());

function run(words: string | readonly string[], options: { answer?: string } = {}) {
  const given = typeof words === 'string' ? words.split(' ') : words;
  return callCli(given, { env, cwd, ...options });
}

async function call(words: string | readonly string[]) {
  const result = await run(words);
  if (result.code !== 0) throw new Error(`${String(words)}: ${result.code}\n${result.stderr}`);
  return result;
}

/** What `--json` printed; nothing else may be there. */
async function json<T = Resource>(words: string): Promise<T> {
  const { stdout } = await call(`${words} --json`);
  return (JSON.parse(stdout) as { data: T }).data;
}

function asked(): string[] {
  const requests = service.requests.splice(0);
  return requests.map(({ method, path, status }) => `${method} ${path} ${status}`);
}

describe('configuration versions', () => {
  let uploaded: string;

  test('1: list', async () => {
    const found = await json<Resource[]>('configuration-versions list --all');
    expect(found.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['cv-fromgit', 'cv-judged', 'cv-current']),
    );
  });

  test('1: one page, and where the next one is', async () => {
    const { stdout, stderr } = await call('configuration-versions list --page-size 2');
    expect(stdout.trim().split('\n')).toHaveLength(3);
    expect(stderr).toBe('2 of 3 shown; for more: --page 2, or --all.\n');
  });

  test.each(['ingress_attributes', 'ingress-attributes'])('2: show, with %s', async (word) => {
    const { stdout } = await call(`configuration-versions show cv-fromgit --include ${word}`);
    expect(stdout).toMatch(/commit/);
  });

  test('2: show, with what belongs to it', async () => {
    const words = 'configuration-versions show cv-judged --include run --json';
    const { data, included } = JSON.parse((await call(words)).stdout) as {
      data: Resource;
      included: Resource[];
    };
    expect([data.id, ...included.map(({ id }) => id)]).toEqual(['cv-judged', 'run-judged']);
  });

  test('3: ingress attributes', async () => {
    const commit = await json('configuration-versions ingress-attributes cv-fromgit');
    expect(commit.attributes['branch']).toBe('main');
  });

  test('4 and 5: create, and upload at once', async () => {
    asked();
    const version = await json(
      'configuration-versions create --no-run --speculative --upload infra',
    );
    uploaded = version.id;
    expect(version.attributes).toMatchObject({ speculative: true, 'auto-queue-runs': false });
    expect(version.attributes).not.toHaveProperty('upload-url');
    expect(asked().some((line) => line.startsWith('PUT /v1/object/'))).toBe(true);
  });

  test('4 and 5: create now, upload later; the URL is in a file of its owner and nowhere else', async () => {
    const created = await call('configuration-versions create --no-run --upload-url-file ticket');
    const ticket = readFileSync(join(cwd, 'ticket'), 'utf8');
    expect(statSync(join(cwd, 'ticket')).mode & 0o777).toBe(0o600);
    const { id, 'upload-url': url } = JSON.parse(ticket) as { id: string; 'upload-url': string };
    expect(created.stdout + created.stderr).not.toContain(new URL(url).pathname);
    execFileSync('tar', ['czf', join(cwd, 'infra.tar.gz'), '-C', join(cwd, 'infra'), '.']);
    const { stdout, stderr } = await call(
      'configuration-versions upload infra.tar.gz --upload-url-file ticket',
    );
    expect(stdout).toMatch(new RegExp(`^id +${id}$`, 'm'));
    expect(stdout + stderr).not.toContain(new URL(url).pathname);
    const again = await run('configuration-versions create --upload-url-file ticket');
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('exists already') });
  });

  test('7: download, whole, never over an existing file', async () => {
    const words = `configuration-versions download ${uploaded} --out back.tar.gz`;
    await call(words);
    const listing = execFileSync('tar', ['tzf', join(cwd, 'back.tar.gz')], { encoding: 'utf8' });
    expect(listing).toMatch(/^(?:\.\/)?main\.tf$/m);
    expect(await run(words)).toMatchObject({ code: 2, stderr: expect.stringContaining('--force') });
    await call(`${words} --force`);
  });

  test('8: download by run', async () => {
    await call('configuration-versions download --run run-judged');
    expect(existsSync(join(cwd, 'run-judged.tar.gz'))).toBe(true);
  });

  test('a download that fails leaves nothing', async () => {
    const words = 'configuration-versions download cv-nobodyhasit --out gone.tar.gz';
    const { code, stderr } = await run(words);
    expect([code, existsSync(join(cwd, 'gone.tar.gz'))]).toEqual([6, false]);
    expect(stderr).toContain('404');
  });

  test('9, 10, 11: mark, restore, mark again, delete', async () => {
    const status = async () =>
      (await json(`configuration-versions show ${uploaded}`)).attributes['status'];
    await call(`configuration-versions soft-delete ${uploaded}`);
    await call(`configuration-versions restore ${uploaded}`);
    expect(await status()).toBe('uploaded');
    await call(`configuration-versions soft-delete ${uploaded} --delete-older-than-n-days 30`);
    await call(`configuration-versions permanently-delete ${uploaded} --yes`);
    const at = `/api/v2/configuration-versions/${uploaded}/actions`;
    expect(asked().filter((line) => line.includes('/actions/'))).toEqual(
      ['soft_delete', 'restore', 'soft_delete', 'permanently_delete'].map(
        (what) => `POST ${at}/${what}_backing_data 200`,
      ),
    );
  });

  test('6: archive', async () => {
    const version = await json(
      'configuration-versions create --no-run --speculative --upload infra',
    );
    await call(`configuration-versions archive ${version.id} --yes`);
    expect(asked()).toContain(
      `POST /api/v2/configuration-versions/${version.id}/actions/archive 202`,
    );
  });
});

describe('policy checks', () => {
  let check: string;

  test('12: list', async () => {
    const [first, ...rest] = await json<Resource[]>('policy-checks list run-judged');
    check = first?.id ?? '';
    expect(rest).toEqual([]);
    expect(first?.attributes['status']).toBe('soft_failed');
  });

  test('14: override', async () => {
    const overridden = await json(`policy-checks override ${check} --reason agreed`);
    expect(overridden.attributes['status']).toBe('overridden');
  });
});

describe('team access', () => {
  let access: string;

  test('17: add', async () => {
    const grant = await json(
      'team-access add --team team-platform --access custom --runs plan --engine-mocks read --workspace-locking true',
    );
    access = grant.id;
    expect(grant.attributes).toMatchObject({
      access: 'custom',
      runs: 'plan',
      'engine-mocks': 'read',
      'workspace-locking': true,
    });
  });

  test('15: list', async () => {
    const { stdout } = await call('team-access list');
    expect(stdout).toMatch(new RegExp(`^${access} +team-platform +custom +plan`, 'm'));
  });

  test('16: show', async () => {
    const { stdout } = await call(`team-access show ${access}`);
    expect(stdout).toMatch(/^workspace-locking +yes$/m);
  });

  test('18: update keeps what was not given', async () => {
    const words = `team-access update ${access} --state-versions read`;
    expect((await json(words)).attributes).toMatchObject({
      runs: 'plan',
      'state-versions': 'read',
    });
  });

  test('19: remove', async () => {
    await call(`team-access remove ${access} --yes`);
    const { stdout, stderr } = await call('team-access list --json');
    expect(JSON.parse(stdout)).toEqual({ data: [] });
    expect(stderr).toBe('There is none.\n');
  });
});

describe('agent tokens', () => {
  let token: string;

  test('22: create prints the secret once, and nothing else', async () => {
    const words = ['agent-tokens', 'create', 'apool-private', '--description', 'build farm'];
    const { stdout, stderr } = await call(words);
    expect(stdout).toMatch(/^\S+\n$/);
    expect(stderr).not.toContain(stdout.trim());
  });

  test('22: create into a file of its owner', async () => {
    const { stdout } = await call(
      'agent-tokens create apool-private --description spare --out secret',
    );
    const secret = readFileSync(join(cwd, 'secret'), 'utf8').trim();
    expect(statSync(join(cwd, 'secret')).mode & 0o777).toBe(0o600);
    expect(secret.length).toBeGreaterThan(20);
    expect(stdout).not.toContain(secret);
  });

  test('22: a pool that is not there leaves no file', async () => {
    const words = 'agent-tokens create apool-none --description x --out no';
    expect(await run(words)).toMatchObject({ code: 6, stdout: '' });
    expect(existsSync(join(cwd, 'no'))).toBe(false);
  });

  test('20: list', async () => {
    const found = await json<Resource[]>('agent-tokens list apool-private');
    token = found[0]?.id ?? '';
    expect(found.map(({ attributes }) => attributes['token'])).toEqual([null, null]);
  });

  test('23: destroy', async () => {
    await call(`agent-tokens destroy ${token} --yes`);
    expect(await json<Resource[]>('agent-tokens list apool-private')).toHaveLength(1);
  });
});

describe('what destroys', () => {
  test.each([
    'configuration-versions archive cv-current',
    'configuration-versions permanently-delete cv-current',
    'team-access remove tws-1',
    'agent-tokens destroy at-1',
  ])('%s is refused where nobody can be asked', async (words) => {
    asked();
    const { code, stderr } = await run(words);
    expect({ code, asked: asked() }).toEqual({ code: 2, asked: [] });
    expect(stderr).toContain('--yes');
  });

  test('asks where somebody can, and takes no for an answer', async () => {
    const words = 'team-access remove tws-1';
    asked();
    expect(await run(words, { answer: 'n' })).toMatchObject({ code: 2 });
    expect(asked()).toEqual([]);
    expect(await run(words, { answer: 'y' })).toMatchObject({ code: 6 });
    expect(asked()).toEqual([
      'GET /.well-known/terraform.json 200',
      'DELETE /api/v2/team-workspaces/tws-1 404',
    ]);
  });
});

describe('as a process', () => {
  test('a wrong token: refused, in sentences, and the token is not in them', async () => {
    const words = ['configuration-versions', 'list', '--json'];
    const wrong = { ...env, TF_API_TOKEN: 'wrong-token-of-this-test' };
    const { code, stdout, stderr } = await runCli(words, { env: wrong });
    expect({ code, error: JSON.parse(stdout) }).toMatchObject({
      code: 6,
      error: { error: { exitCode: 6, code: 'unauthorized', status: 401 } },
    });
    expect(stderr).toContain('401');
    expect(stdout + stderr).not.toContain('wrong-token-of-this-test');
  });

  test('a stored token of `terraform login` is used', async () => {
    const credentials = { [new URL(service.origin).host]: { token: TOKEN } };
    const stored = { '.terraform.d/credentials.tfrc.json': JSON.stringify({ credentials }) };
    const HOME = makeTree(stored).root;
    const { TF_API_TOKEN: _none, ...rest } = env;
    const words = ['policy-checks', 'list', 'run-judged', '--json'];
    expect(await runCli(words, { env: { ...rest, HOME } })).toMatchObject({ code: 0 });
  });

  test('a reader that goes away is no error', async () => {
    const script =
      '"$0" "$1" configuration-versions list --all --json | head -c 1; echo " ${PIPESTATUS[0]}"';
    const { PATH = '' } = process.env;
    const { stdout } = await promisify(execFile)('bash', ['-c', script, process.execPath, CLI], {
      env: { ...env, PATH },
    });
    expect(stdout).toBe('{ 0\n');
  });
});

test('every route of a command stands in its help', () => {
  const routes: string[] = [];
  const visit = (spec: CommandSpec) => {
    for (const route of spec.routes ?? []) {
      routes.push(route);
      expect(spec.description).toContain(`${route}.`);
    }
    for (const child of spec.commands ?? []) visit(child);
  };
  visit(plangate);
  // The output of a policy check is no operation of its own.
  expect(new Set(routes).size).toBe(23 + 1);
});
