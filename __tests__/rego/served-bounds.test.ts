/** A policy of `serve` that never ends: the service answers, and ends. */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect } from '../support/jest.ts';
import { archiveOf } from '../support/local-service.ts';
import { testWith } from '../support/optional-tools.ts';
import { startServe } from '../support/spawn-cli.ts';
import { watchSlowness } from '../support/time-limits.ts';
import { makeTree } from '../support/tree.ts';

const ENDLESS = `package endless

deny contains "found" if {
	some a in numbers.range(1, 3000)
	some b in numbers.range(1, 3000)
	some c in numbers.range(1, 3000)
	a + b + c == 100000
}
`;
const LEVELS = `policy "endless" {
  query = "data.endless.deny"
  enforcement_level = "mandatory"
}
`;

type Ask = (method: string, path: string, sent?: object | string) => Promise<string>;

/** A service that judges a run by this policy. */
async function serveEndless() {
  const policies = makeTree({ 'policies.hcl': LEVELS, 'endless.rego': ENDLESS });
  const opa = fileURLToPath(new URL('../../tools/bin', import.meta.url));
  const env = { PATH: `${opa}:${process.env['PATH'] ?? ''}` };
  const serving = await startServe(['--policies', policies.root], { env });
  const { child, organization, workspaces } = serving;
  const workspace = workspaces[0]?.id ?? '';
  const ask: Ask = async (method, path, sent) => {
    const answer = await serving.ask(method, path, sent);
    const text = await answer.text();
    expect([method, path, answer.ok, text]).toEqual([method, path, true, text]);
    return text;
  };
  const made = JSON.parse(
    await ask('POST', `/workspaces/${workspace}/configuration-versions`, {
      data: {
        type: 'configuration-versions',
        attributes: { speculative: true, 'auto-queue-runs': false },
      },
    }),
  ) as { data: { id: string; attributes: { 'upload-url': string } } };
  const files = archiveOf({ 'main.tf': 'resource "terraform_data" "one" {}\n' });
  await fetch(made.data.attributes['upload-url'], { method: 'PUT', body: Buffer.from(files) });
  const one = (type: string, id: string) => ({ data: { type, id } });
  const relationships = {
    workspace: one('workspaces', workspace),
    'configuration-version': one('configuration-versions', made.data.id),
  };
  await ask('POST', '/runs', { data: { type: 'runs', relationships } });
  return { child, ask, organization };
}

describe('a policy that never ends', () => {
  testWith('opa', 'ends within a second of Ctrl-C', async () => {
    const { child, ask, organization } = await serveEndless();
    // The stage is shown once it is judged. By then the policy runs.
    for (let asked = 0; asked < 300; asked += 1)
      await ask('GET', `/organizations/${organization}/workspaces`);
    const slowness = watchSlowness();
    const begun = performance.now();
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
    const tookMs = performance.now() - begun;
    slowness.stop();
    expect(tookMs).toBeLessThan(slowness.limitMs(1_000));
  });
});
