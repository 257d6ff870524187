/** A policy of `serve` that never ends: it is ended alone, and the service goes on. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect } from '../support/jest.ts';
import { archiveOf } from '../support/local-service.ts';
import { testWith } from '../support/optional-tools.ts';
import { startCli } from '../support/spawn-cli.ts';
import { makeTree } from '../support/tree.ts';

const ENDLESS = `package endless

deny contains "found" if {
	some a in numbers.range(1, 3000)
	some b in numbers.range(1, 3000)
	some c in numbers.range(1, 3000)
	a + b + c == 100000
}
`;
const GOOD = `package good

deny contains "the others are judged" if input.plan
`;

const LEVELS = ['endless', 'good']
  .map(
    (name) =>
      `policy "${name}" {\n  query = "data.${name}.deny"\n  enforcement_level = "mandatory"\n}\n`,
  )
  .join('');

interface Served {
  address: string;
  token: string;
  organization: string;
  workspaces: { id: string; name: string }[];
}

type Ask = (method: string, path: string, sent?: object | string) => Promise<string>;

/** A service that judges by both policies. */
async function serveBoth(...words: string[]) {
  const policies = makeTree({ 'policies.hcl': LEVELS, 'endless.rego': ENDLESS, 'good.rego': GOOD });
  const opa = fileURLToPath(new URL('../../tools/bin', import.meta.url));
  const env = { PATH: `${opa}:${process.env['PATH'] ?? ''}` };
  const child = startCli(['serve', '--json', '--policies', policies.root, ...words], { env });
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  const { address, token, organization, workspaces } = JSON.parse(line) as Served;
  const workspace = workspaces[0]?.id ?? '';
  const ask: Ask = async (method, path, sent) => {
    const answer = await fetch(`${address}/api/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' },
      ...(sent !== undefined && { body: typeof sent === 'string' ? sent : JSON.stringify(sent) }),
    });
    const text = await answer.text();
    expect([method, path, answer.ok, text]).toEqual([method, path, true, text]);
    return text;
  };
  const idOf = (text: string): string => (JSON.parse(text) as { data: { id: string } }).data.id;
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
  const run = idOf(await ask('POST', '/runs', { data: { type: 'runs', relationships } }));
  /** Asks until the run's task stages say it. The service answers all the time, or this fails. */
  const until = async (said: RegExp): Promise<string> => {
    for (;;) {
      const text = await ask('GET', `/runs/${run}/task-stages?include=policy_evaluations`);
      if (said.test(text)) return text;
    }
  };
  return { child, ask, until, organization };
}

describe('a policy that never ends', () => {
  testWith(
    'opa',
    'is ended alone, and the others are judged',
    async () => {
      const { child, ask, until } = await serveBoth('--policy-timeout', '2s');
      const stages = await until(/"status":"(?:errored|failed|passed|unreachable)"/);
      const [, evaluation] = /"id":"(poleval-[^"]+)"/.exec(stages) ?? [];
      const outcomes = await ask('GET', `/policy-evaluations/${evaluation}/policy-set-outcomes`);
      expect(outcomes).toContain('the others are judged');
      expect(outcomes).toContain('took longer than 2 s and was ended');
      child.kill('SIGINT');
      expect(await once(child, 'close')).toEqual([0, null]);
    },
    60_000,
  );

  testWith(
    'opa',
    'ends within a second of Ctrl-C',
    async () => {
      const { child, ask, organization } = await serveBoth();
      // The stage is shown once it is judged. By then the policy runs.
      for (let asked = 0; asked < 300; asked += 1)
        await ask('GET', `/organizations/${organization}/workspaces`);
      const begun = performance.now();
      child.kill('SIGINT');
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(performance.now() - begun).toBeLessThan(1_000);
    },
    60_000,
  );
});
