/** Whether what failed fails on the workspace's current configuration as well: told, never decided. */

import type { GateResult } from '../../src/gate/gate.ts';
import type { HttpResponse, Send } from '../../src/model/ports.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { faultySend } from '../support/faulty-send.ts';
import { expect, test } from '../support/jest.ts';
import { runLocally, type LocalBench, type LocalResult } from '../support/local-bench.ts';
import { mutateJson, type Json } from '../support/mutate-json.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { hunted } from '../support/hunt.ts';

interface Before {
  /** Of the run of the current configuration. */
  script: ScriptReference;
  speculative?: boolean;
}

/** The gate on a workspace whose current configuration had this run. */
function gateAfter(
  now: ScriptReference,
  { script, speculative }: Before,
  bench: LocalBench = {},
): Promise<LocalResult> {
  const versions = [{ files: { 'main.tf': '' }, speculative, run: { script } }];
  const workspaces = [{ name: 'net', script: now, autoApply: true, versions }];
  const service = { seed: { organizations: [{ name: 'acme', workspaces }] } };
  return runLocally({ workspaces: { net: now }, service, ...bench });
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
  ['evaluation-failed', 'evaluation-advisory', [`${ENCRYPTED}: new`]],
  ['evaluation-advisory', 'evaluation-advisory', [`${REGIONS}: existing`]],
  ['evaluation-advisory', 'evaluation-errored', [`${REGIONS}: nothing said`]],
  ['evaluation-failed', 'none-found', [`${ENCRYPTED}: nothing said`]],
  ['evaluation-failed', 'policy-check-hard-failed', [`${ENCRYPTED}: nothing said`]],
  ['policy-check-hard-failed', 'policy-check-hard-failed', [`${ENCRYPTED}: existing`]],
  ['policy-check-soft-failed', 'policy-check-passed', [`${REGIONS}: new`]],
  ['tf-policy', 'tf-policy', [`${ENCRYPTED}: existing`]],
])('%s after %s: %j', async (now, before, expected) => {
  const { result, asked } = await gateAfter(now, { script: before });
  expect(baselines(result)).toEqual(expected);
  const bare = await runLocally({ workspaces: { net: now } });
  expect(result.verdict).toEqual(bare.result.verdict);
  expect(asked.length - bare.asked.length).toBeLessThanOrEqual(3);
});

test.each<[string, ScriptReference, Before]>([
  ['nothing failed', 'evaluation-passed', { script: 'evaluation-failed' }],
  [
    'there is no current configuration',
    'evaluation-failed',
    { script: 'plain', speculative: true },
  ],
])('nothing is asked where %s', async (_, now, before) => {
  const { asked } = await gateAfter(now, before);
  const bare = await runLocally({ workspaces: { net: now } });
  expect(asked.length).toBe(bare.asked.length);
});

const FAILED = { script: 'evaluation-failed' } as const;
const EXISTING = [`${ENCRYPTED}: existing`];
const NOTHING = [`${ENCRYPTED}: nothing said`];

/** What is made of the answer with the run of the current configuration. */
type Bend = (data: Run) => void;
interface Run {
  attributes: Record<string, unknown>;
  relationships: Record<string, unknown>;
}

test.each<[string, Bend, string[]]>([
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
  const { result } = await gateAfter('evaluation-failed', FAILED, {
    wrap: (send) => async (request) => {
      const answer = await send(request);
      const document = runOf(answer);
      const message = document?.data.attributes?.['message'];
      if (message !== 'Queued by the seed') return answer;
      bend(document!.data);
      return bodyOf(answer, document!);
    },
  });
  expect(baselines(result)).toEqual(expected);
});

test('a workspace that does not name its run has it in the list of its runs', async () => {
  const { result, asked } = await gateAfter('evaluation-failed', FAILED, {
    wrap: (send) => async (request) => {
      const answer = await send(request);
      if (!request.url.pathname.endsWith('/workspaces/net')) return answer;
      const document = runOf(answer)!;
      delete document.data.relationships['current-run'];
      return bodyOf(answer, document);
    },
  });
  expect(baselines(result)).toEqual(EXISTING);
  expect(asked.filter(({ target }) => /^\/workspaces\/[^/]+\/runs/.test(target))).toHaveLength(1);
});

test('a service that does not answer costs ten seconds and no verdict', async () => {
  const honest = await gateAfter('evaluation-failed', FAILED);
  const hangs = honest.asked.at(-3)?.target;
  const slow = await gateAfter('evaluation-failed', FAILED, {
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
    const honest = await gateAfter(script, { script });
    const compared = honest.asked.slice(-3).map(({ target }) => target);
    const random = seededRandom(11);
    for (const target of compared) {
      for (let round = 0; round < hunted(40); round++) {
        const { result } = await gateAfter(script, { script }, { wrap: lieTo(target, random) });
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
      const document = documentOf(answer);
      const lie = document === undefined ? undefined : mutateJson(document, random)?.document;
      return bodyOf({ ...answer, status: random() < 0.1 ? 500 : answer.status }, lie ?? ['no']);
    };
}

function documentOf({ body }: HttpResponse): Json | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Json;
  } catch {
    return undefined;
  }
}

function runOf(answer: HttpResponse): { data: Run } | undefined {
  return documentOf(answer) as unknown as { data: Run } | undefined;
}

function bodyOf(answer: HttpResponse, document: unknown): HttpResponse {
  return { ...answer, body: new TextEncoder().encode(JSON.stringify(document)) };
}
