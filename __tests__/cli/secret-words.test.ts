/** Secrets that read like words of a verdict, like fields of a report, or like what many name things. */
import { ownedSeed } from '../support/owned-seed.ts';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { concealedIn } from '../../src/model/job-secrets.ts';
import { forward, listenHere } from '../support/loopback-service.ts';
import { describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { runCli } from '../support/spawn-cli.ts';
import { startTestService } from '../support/start-service.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const TOKEN = 'a-token-of-this-test-alone';

/** Takes every token for the one of the service, which accepts no short ones. */
async function startAccepting(origin: string) {
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const { status, headers, text } = await forward(origin, incoming, body);
    outgoing.writeHead(status, headers);
    outgoing.end(text);
  };
  const server = createServer((incoming, outgoing) => {
    const { authorization } = incoming.headers;
    if (authorization !== undefined) incoming.headers.authorization = `Bearer ${TOKEN}`;
    answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  });
  const port = await listenHere(server);
  return { server, origin: `http://127.0.0.1:${port}` };
}

async function check(token: string, script: string, env: Record<string, string> = {}) {
  const service = await startTestService({
    runDurationMs: 300,
    seed: ownedSeed({ user: 'ci', token: TOKEN }, [{ name: 'postgres', script: script as never }]),
  });
  const accepting = await startAccepting(service.origin);
  const repository = openRepository(emptyDirectory());
  repository.commit({ 'main.tf': 'resource "null_resource" "a" {}\n' });
  repository.addOrigin();
  const where = { TF_CLOUD_HOSTNAME: accepting.origin, TF_API_TOKEN: token };
  const words = ['check', '--organization', 'acme', '--workspace', 'postgres', '--json'];
  try {
    return await runCli(words, { cwd: repository.root, env: { ...env, ...where } });
  } finally {
    accepting.server.close();
    await service.stop();
  }
}

describe('common words as a token change no exit code', () => {
  test.each([
    ['blocked', 'policy-check-hard-failed', 1],
    ['verdict', 'policy-check-hard-failed', 1],
  ])('of a check whose token is "%s"', async (token, script, exitCode) => {
    const { code, stderr } = await check(token, script);
    expect([code, stderr.includes('TypeError')]).toEqual([exitCode, false]);
  });
});

test('common words as a password of the job are shown', async () => {
  const env = { POSTGRES_PASSWORD: 'postgres', REGISTRY_TOKEN: 'undecided' };
  const { code, stdout } = await check(TOKEN, 'policy-check-hard-failed', env);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ workspaces: [{ name: 'postgres' }] });
});

test('a secret is found by its name, and is no common word', () => {
  const long = 'correct-horse-battery-staple';
  const found = concealedIn({
    DB_PASSWORD: 'postgres',
    A_TOKEN: 'undecided',
    B_TOKEN: 's3cretOfTheJob',
    C_PASSPHRASE: long,
    'INPUT_GATE-TOKEN': 'gateT0kenOfTheJob',
    DB_PAT: 'p4tOfTheJob',
    D_NAME: 's3cretOfNobody',
    HTTPS_PROXY: 'http://ci:p%40ssw0rd-x@proxy:3128',
  });
  expect(found).toEqual([
    's3cretOfTheJob',
    long,
    'gateT0kenOfTheJob',
    'p4tOfTheJob',
    'p%40ssw0rd-x',
    'p@ssw0rd-x',
  ]);
});

const SECRET = 's3cr3tOfTheJob99';

const CONCEALED = {
  'a password without a separator': { PGPASSWORD: SECRET },
  'a short word for it': { MYSQL_PWD: SECRET },
  'another short word for it': { TF_VAR_db_pass: SECRET },
  'a web token': { CI_JOB_JWT: SECRET },
  'a name with a version': { CI_JOB_JWT_V2: SECRET },
  'a name with a number': { NPM_TOKEN_2: SECRET },
  'a key of an account': { AZURE_STORAGE_KEY: SECRET },
  'a key of an application': { DD_APP_KEY: SECRET },
  'a key of a license': { NEW_RELIC_LICENSE_KEY: SECRET },
  'the secret half of a login': { VAULT_SECRET_ID: SECRET },
  'a token that may only read': { GITHUB_PAT_RO: SECRET },
  'a login of a registry': { NPM_AUTH: SECRET },
  'what goes behind the word Bearer': { MY_BEARER: SECRET },
  'an address to which anybody may post': { SLACK_WEBHOOK_URL: `https://hooks.example/${SECRET}` },
  'a header in a setting of git': { GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${SECRET}` },
  'the same in quotes': {
    GIT_CONFIG_PARAMETERS: `'http.https://host/.extraheader=AUTHORIZATION: basic ${SECRET}'`,
  },
  'logins by host': { NETRC: `machine host login ci password ${SECRET}` },
  'logins of registries': { DOCKER_AUTH_CONFIG: `{"auths":{"host":{"auth":"${SECRET}"}}}` },
  'the key of an encrypted state': {
    TF_ENCRYPTION: `key_provider "pbkdf2" "a" {\n  passphrase = "${SECRET}"\n}`,
  },
  'a token as the user of a proxy': { HTTPS_PROXY: `http://${SECRET}@proxy:3128` },
  'with an empty password': { https_proxy: `http://${SECRET}:@proxy:3128` },
  'a password with an @': { HTTP_PROXY: `http://ci:p@${SECRET}@proxy:3128` },
  'a proxy without a scheme': { ALL_PROXY: `ci:${SECRET}@proxy:3128` },
  'an address that cannot be read': { HTTPS_PROXY: `http://ci:${SECRET}@[::1` },
  'the address of a database': { DATABASE_URL: `postgres://app:${SECRET}@db/app?ssl=1` },
  'the address of a clone': { CI_REPOSITORY_URL: `https://bot:${SECRET}@gitlab.example/a/b.git` },
} as const;
test.each(Object.entries(CONCEALED))('%s is concealed', (_, environment) => {
  expect(concealedIn(environment).join()).toContain(SECRET);
});

test.each([
  ['the directory of the job', { PWD: '/home/runner/work', OLDPWD: '/home/runner/work/infra' }],
  ['who an address is for', { REMOTE: 'ssh://deployer@host/a', CLONE: 'https://ci-robot@host/a' }],
  ['words about logins', { NOTE: 'The password is in the vault, authorization: ask the owner.' }],
  ['an address with an @ elsewhere', { PAGE: `https://host/@scope/${SECRET}@1.2.3` }],
])('%s is shown', (_, environment) => {
  expect(concealedIn(environment)).toEqual([]);
});
