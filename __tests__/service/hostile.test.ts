import { HOSTILE_UPLOADS } from '../support/hostile-uploads.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testService } from '../support/local-service.ts';
import { attributesOf, follow } from './asking.ts';

/** Each of these cost too much once; `bench/hostile.ts` measures them all. */
const DEAR = /^99,000 links that|^errors$|ten thousand blocks|deep/;
/** Characters of the plan's document and log together. */
const MOST_WRITTEN = 8 * 1024 ** 2;

/** What the service answers in the end, and how much there is of the plan. */
async function upload(bytes: Uint8Array): Promise<{ answer: string; written: number }> {
  const service = testService();
  const workspace = service.workspaceId('network');
  const attributes = { speculative: true };
  const created = await service.ask('POST', `/workspaces/${workspace}/configuration-versions`, {
    data: { type: 'configuration-versions', attributes },
  });
  const { id, attributes: made } = created.json.data;
  expect((await follow(service, made['upload-url'], 'PUT', bytes)).status).toBe(200);
  const shown = await attributesOf(service, `/configuration-versions/${id}`);
  const { status, 'error-message': message } = shown;
  if (status === 'errored') return { answer: String(message), written: 0 };
  expect(status).toBe('uploaded');
  service.pass(60_000);
  const path = `/workspaces/${workspace}/runs?filter[operation]=plan_only`;
  const run = (await service.ask('GET', path)).json.data[0]?.id ?? '';
  const plan = await attributesOf(service, `/runs/${run}/plan`);
  const log = await follow(service, plan['log-read-url']);
  const document = await service.ask('GET', `/runs/${run}/plan/json-output`);
  const [error] = /Error: (?:[^"\\]|\\")+/.exec(log.text) ?? [];
  return {
    answer: error ?? `${String(plan['resource-additions'])} to add`,
    written: log.text.length + document.text.length,
  };
}

describe('hostile uploads', () => {
  test('each gets an answer, and none a plan that nobody can hold', async () => {
    for (const [name, make] of Object.entries(HOSTILE_UPLOADS)) {
      if (!DEAR.test(name)) continue;
      const { answer, written } = await upload(make());
      // How deep is too deep depends on the stack.
      const words =
        /^\d+ to add$|^Error: (?:Nested too|Invalid|Too many|Unreadable module|No Terraform)/;
      expect([name, answer]).toEqual([name, expect.stringMatching(words)]);
      if (written > MOST_WRITTEN) throw new Error(`${name}: ${String(written)} characters`);
    }
  });
});
