/** Whether what failed fails on the workspace's current configuration as well: told, never decided. */

import type { GateResult } from '../../src/gate/gate.ts';
import { parseJson } from '../../src/model/parse.ts';
import type { Send } from '../../src/model/ports.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { faultySend } from '../support/faulty-send.ts';
import { expect, test } from '../support/jest.ts';
import { withData, withText } from '../support/bend-answers.ts';
import { runLocally, type LocalBench } from '../support/local-bench.ts';
import { mutateJson, type Json } from '../support/mutate-json.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { hunted } from '../support/hunt.ts';

/** The gate on a workspace whose current configuration had a run. */
function gateAfter(
  now: ScriptReference,
  before: ScriptReference,
  { speculative, ...bench }: LocalBench & { speculative?: boolean } = {},
) {
  const versions = [{ files: { 'main.tf': '' }, speculative, run: { script: before } }];
  return runLocally({ workspaces: { net: { script: now, autoApply: true, versions } }, ...bench });
}

/** `allowed-regions: existing` for each failure. */
function baselines({ workspaces }: GateResult): string[] {
  return workspaces.flatMap(({ results }) =>
    results
      .filter(({ status }) => status === 'failed')
      .map(({ policy, baseline }) => `${policy}: ${baseline ?? 'nothing said'}`),
  );
}

/** What the gate said, without how long it took. */
function withoutBaselines({ verdict, workspaces }: GateResult): unknown {
  const text = JSON.stringify({ verdict, workspaces }, (key, value: unknown) =>
    key === 'baseline' ? undefined : value,
  );
  return JSON.parse(text);
}

const ENCRYPTED = 'require-encrypted-volumes';
const REGIONS = 'allowed-regions';

test.each<[ScriptReference, ScriptReference, string[]]>([
  ['evaluation-failed', 'evaluation-failed', [`${ENCRYPTED}: existing`]],
  ['evaluation-failed', 'evaluation-passed', [`${ENCRYPTED}: new`]],
  ['evaluation-failed', 'policy-check-hard-failed', [`${ENCRYPTED}: nothing said`]],
  ['policy-check-soft-failed', 'policy-check-passed', [`${REGIONS}: new`]],
  ['tf-policy', 'tf-policy', [`${ENCRYPTED}: existing`]],
])('%s after %s: %j', async (now, before, expected) => {
  const { result, asked } = await gateAfter(now, before);
  expect(baselines(result)).toEqual(expected);
  const bare = await runLocally({ workspaces: { net: { script: now } } });
  expect(result.verdict).toEqual(bare.result.verdict);
  expect(asked.length - bare.asked.length).toBeLessThanOrEqual(3);
});

test.each<[string, ScriptReference, ScriptReference, boolean]>([
  ['nothing failed', 'evaluation-passed', 'evaluation-failed', false],
  ['there is no current configuration', 'evaluation-failed', 'plain', true],
])('nothing is asked where %s', async (_, now, before, speculative) => {
  const { asked } = await gateAfter(now, before, { speculative });
  const bare = await runLocally({ workspaces: { net: { script: now } } });
  expect(asked.length).toBe(bare.asked.length);
});

const EXISTING = [`${ENCRYPTED}: existing`];
const NOTHING = [`${ENCRYPTED}: nothing said`];

test.each<[string, Parameters<typeof withData>[1], string[]]>([
  ['as it is', () => undefined, EXISTING],
  ['speculative', ({ attributes }) => (attributes['plan-only'] = true), NOTHING],
  ['silent on that', ({ attributes }) => delete attributes['plan-only'], NOTHING],
  ['of one resource', ({ attributes }) => (attributes['target-addrs'] = ['a_b.c']), NOTHING],
  ['of a replacement', ({ attributes }) => (attributes['replace-addrs'] = ['a_b.c']), NOTHING],
  ['refresh-only', ({ attributes }) => (attributes['refresh-only'] = true), NOTHING],
  ['destroying', ({ attributes }) => (attributes['is-destroy'] = true), NOTHING],
  ['not over', ({ attributes }) => (attributes['status'] = 'planning'), NOTHING],
  ['of no version', (data) => delete data.relationships['configuration-version'], NOTHING],
  ['of no workspace', (data) => delete data.relationships['workspace'], NOTHING],
])('the run of the current configuration is %s', async (_, bend, expected) => {
  const { result } = await gateAfter('evaluation-failed', 'evaluation-failed', {
    wrap: (send) => async (request) =>
      withData(await send(request), (data) => {
        if (data.attributes?.['message'] === 'Queued by the seed') bend(data);
      }),
  });
  expect(baselines(result)).toEqual(expected);
});

test('a workspace that does not name its run has it in the list of its runs', async () => {
  const { result, asked } = await gateAfter('evaluation-failed', 'evaluation-failed', {
    wrap: (send) => async (request) =>
      withData(await send(request), (data) => {
        if (request.url.pathname.endsWith('/workspaces/net')) {
          delete data.relationships['current-run'];
        }
      }),
  });
  expect(baselines(result)).toEqual(EXISTING);
  expect(asked.filter(({ target }) => /^\/workspaces\/[^/]+\/runs/.test(target))).toHaveLength(1);
});

test('a service that does not answer costs ten seconds and no verdict', async () => {
  const honest = await gateAfter('evaluation-failed', 'evaluation-failed');
  const hangs = honest.asked.at(-3)?.target;
  const slow = await gateAfter('evaluation-failed', 'evaluation-failed', {
    wrap: (send, clock) =>
      faultySend(send, clock, ({ url }) =>
        url.pathname === `/api/v2${hangs}` ? 'hang' : undefined,
      ),
  });
  expect(baselines(slow.result)).toEqual(NOTHING);
  expect(slow.result.verdict).toEqual(honest.result.verdict);
  expect(slow.tookMs - honest.tookMs).toBeLessThanOrEqual(10_000);
  expect(slow.tookMs - honest.tookMs).toBeGreaterThan(9_000);
});

test.each(['evaluation-failed', 'policy-check-hard-failed', 'tf-policy'] as const)(
  '%s: one lie about what is current changes baselines and nothing else',
  async (script) => {
    const honest = await gateAfter(script, script);
    const compared = honest.asked.slice(-3).map(({ target }) => target);
    const random = seededRandom(11);
    for (const target of compared) {
      for (let round = 0; round < hunted(40); round++) {
        const { result } = await gateAfter(script, script, { wrap: lieTo(target, random) });
        expect(withoutBaselines(result)).toEqual(withoutBaselines(honest.result));
      }
    }
  },
);

/** Changes one thing in the answer to this request, or answers what is no document at all. */
function lieTo(target: string, random: () => number) {
  return (send: Send): Send =>
    async (request) => {
      const answer = await send(request);
      if (request.url.pathname !== `/api/v2${target.split('?')[0]}`) return answer;
      const lying = withText(answer, (text) => {
        const document = parseJson(text) as Json | undefined;
        const lie = document === undefined ? undefined : mutateJson(document, random);
        return JSON.stringify(lie ?? ['no']);
      });
      return { ...lying, status: random() < 0.1 ? 500 : answer.status };
    };
}
