/** What people see when their token is made of words that are in every message. */
import { expectGolden } from '../support/golden.ts';
import { afterAll, beforeAll, expect, test } from '../support/jest.ts';
import { answerJson, startLoopback, type LoopbackService } from '../support/loopback-service.ts';
import { runCli } from '../support/spawn-cli.ts';
import { makeTree } from '../support/tree.ts';

const TOKEN = 'organization-token-of-acme-for-pull-requests';
let service: LoopbackService;

beforeAll(async () => {
  service = await startLoopback(({ headers: { authorization = '' } }, response) => {
    const echo = `${authorization} and ${TOKEN.slice(0, -2)} and ${encodeURIComponent(TOKEN)}`;
    const title = 'forbidden';
    answerJson(response, 403, { errors: [{ status: '403', title, detail: echo }] });
  });
});
afterAll(() => service.stop());

test('the words stay, the token does not', async () => {
  const words = ['check', '--organization', 'acme', '--workspace', 'net-prod'];
  const env = { TF_API_TOKEN: TOKEN, TF_CLOUD_HOSTNAME: service.origin };
  const tree = makeTree({ 'main.tf': 'locals {}\n' });
  const cwd = tree.root;
  const { code, stdout, stderr } = await runCli([...words, '--json'], { env, cwd });
  const shown = `exit ${code}\n${stdout}\n${stderr}`;
  expect(shown).not.toContain(TOKEN);
  expect(shown).not.toContain(TOKEN.slice(0, -2));
  const readable = stderr
    .replaceAll(cwd, '/home/olivia')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080')
    .replaceAll(/\d\d:\d\d/g, '00:00')
    .replaceAll(/(?<=took |Request )\S+/g, '…');
  expectGolden('messages/made-up-token.txt', `${readable}exit ${code}\n`);
  expect(stdout).toContain('--organization acme --workspace net-prod');
});
