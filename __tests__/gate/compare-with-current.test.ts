/** Whether what failed fails on the workspace's current configuration as well: told, and decided only with `only-new`. */
import type { GateResult } from '../../src/gate/result.ts';
import { parseJson } from '../../src/model/parse.ts';
import type { Send } from '../../src/model/ports.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { faultySend } from '../support/faulty-send.ts';
import { describe, expect, test } from '../support/jest.ts';
import { withData, withText } from '../support/bend-answers.ts';
import { runLocally, type LocalBench } from '../support/local-bench.ts';
import { mutateJson, type Json } from '../support/mutate-json.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { sampled } from '../support/sampled.ts';
import { textsOf } from '../support/findings.ts';

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
])('compared with the current run, %s after %s gives %j', async (now, before, expected) => {
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

test('a run of a part is compared with nothing, and nothing is asked', async () => {
  const options = { 'target-addrs': ['null_resource.a'] };
  const part = { options: { runOptions: options } };
  const { result, asked } = await gateAfter('evaluation-failed', 'evaluation-failed', part);
  expect(baselines(result)).toEqual([`${ENCRYPTED}: nothing said`]);
  const bare = await runLocally({ workspaces: { net: { script: 'evaluation-failed' } }, ...part });
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
])('only a complete current run makes failures old: one that is %s', async (_, bend, expected) => {
  const { result } = await gateAfter('evaluation-failed', 'evaluation-failed', {
    wrap: (send) => async (request) =>
      withData(await send(request), (data) => {
        if (data.attributes?.['message'] === 'Queued by the seed') bend(data);
      }),
  });
  expect(baselines(result)).toEqual(expected);
});

test('the current run is searched in the list of runs where the workspace does not name it', async () => {
  const { result, asked } = await gateAfter('evaluation-failed', 'evaluation-failed', {
    wrap: (send) => async (request) =>
      withData(await send(request), (data) => {
        if (request.url.pathname.endsWith('/workspaces/net')) {
          delete data.relationships['current-run'];
        }
      }),
  });
  expect(baselines(result)).toEqual(EXISTING);
  const lists = asked.filter(({ target }) => /^\/workspaces\/[^/]+\/runs/.test(target));
  // The longest page that a service gives, because lists of runs are few a minute.
  expect(lists).toMatchObject([{ target: expect.stringContaining('page[size]=100') }]);
});

test('a service that does not answer costs ten seconds and leaves the verdict', async () => {
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
  '%s: one false answer about what is current changes baselines and nothing else',
  async (script) => {
    const honest = await gateAfter(script, script);
    const compared = honest.asked.slice(-3).map(({ target }) => target);
    const random = seededRandom(11);
    for (const target of compared) {
      for (let round = 0; round < sampled(40); round++) {
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

describe('an advisory failure, with only-new', () => {
  const VPC = 'module.vpc.aws_vpc.this';

  /** A plan that makes this of the resource that the policies of the scripts name. */
  const planOf = (after: object, marks = {}) => ({
    format_version: '1.2',
    resource_changes: [
      {
        address: VPC,
        mode: 'managed',
        change: { actions: ['update'], after, after_unknown: {}, after_sensitive: {}, ...marks },
      },
    ],
  });
  const SAME = [planOf({ cidr: '10.0.0.0/8' }), planOf({ cidr: '10.0.0.0/8' })];

  interface Compared {
    now?: ScriptReference;
    /** Of the run of the current configuration; `null` if there is none. */
    before?: ScriptReference | null;
    /** The answers to requests for the JSON of a plan, in their order; a number is a status. */
    plans?: readonly (object | number)[];
    /** Whether a page answers for what judged the run of the current configuration. */
    hidesPolicies?: boolean;
    options?: LocalBench['options'];
  }

  /** Judges a workspace whose current configuration had a run. */
  async function compare(compared: Compared) {
    const { now = 'evaluation-advisory', before = now, plans = SAME, options } = compared;
    const versions = before === null ? [] : [{ files: { 'main.tf': '' }, run: { script: before } }];
    const answers = [...plans];
    const wrap =
      (send: Send): Send =>
      async (request) => {
        const isOfBase = answers.length < plans.length;
        if (compared.hidesPolicies && isOfBase && request.url.pathname.endsWith('/task-stages')) {
          return withText(await send(request), () => '<html></html>');
        }
        if (!request.url.pathname.endsWith('/json-output-redacted')) return send(request);
        const plan = answers.shift() ?? 404;
        const body = new TextEncoder().encode(JSON.stringify(plan));
        if (typeof plan === 'number') return { status: plan, headers: {}, body: new Uint8Array() };
        request.take?.(body, 0);
        const headers = { 'content-type': 'application/json' };
        return { status: 200, headers, body: request.take ? new Uint8Array() : body };
      };
    const { result, asked } = await runLocally({
      workspaces: { net: { script: now, autoApply: true, versions } },
      options: { onlyNew: true, ...options },
      wrap,
    });
    const { results = [], notices = [] } = result.workspaces[0] ?? {};
    const failed = results.filter(({ status }) => status !== 'passed');
    return {
      verdict: result.verdict.word,
      failed: failed.map(({ policy, status }) => `${policy}: ${status}`),
      notices: textsOf(notices).join('\n'),
      asked: asked.length,
    };
  }

  const OLD = { verdict: 'passed', failed: ['allowed-regions: existing'], notices: '' };
  const NEW = { verdict: 'advisory', failed: ['allowed-regions: failed'] };

  test('does not count where both runs have it about the same values', async () => {
    expect(await compare({})).toMatchObject(OLD);
  });

  test.each<[string, Compared]>([
    ['only-new is not set', { options: { onlyNew: false } }],
    ['the last run passed', { before: 'evaluation-passed' }],
    [
      'the values differ',
      { plans: [planOf({ cidr: '10.0.0.0/8' }), planOf({ cidr: '10.0.0.0/16' })] },
    ],
  ])('counts if %s', async (_, compared) => {
    expect(await compare(compared)).toMatchObject({ ...NEW, notices: '' });
  });

  test.each<[string, Compared, RegExp]>([
    ['there was no run', { before: null }, /because no finished run planned all of the present/],
    ['its plan cannot be read', { plans: [SAME[0]!, 403] }, /could not compare with the default/],
    ['this plan cannot be read', { plans: [404] }, /could not compare with the default branch/],
    ['its policies cannot be read', { hidesPolicies: true }, /because not all results of its run/],
    ['its plan is no plan', { plans: [SAME[0]!, {}] }, /because the JSON of plan \S+ could not be/],
  ])('counts if %s, and the report says so', async (_, compared, expected) => {
    const { notices, ...ended } = await compare(compared);
    expect(ended).toMatchObject(NEW);
    expect(notices).toMatch(expected);
  });

  test.each<[ScriptReference, string]>([
    ['evaluation-failed', 'blocked'],
    ['policy-check-soft-failed', 'needs-override'],
    ['tf-policy', 'blocked'],
  ])(
    'a mandatory failure counts with only-new, too, and costs no further request: %s',
    async (now, verdict) => {
      const ended = await compare({ now });
      expect(ended.verdict).toBe(verdict);
      expect(ended.failed.join()).not.toMatch(/existing/);
      const bare = await compare({ now, options: { onlyNew: false } });
      const isAdvisoryToo = bare.failed.length > 1;
      if (!isAdvisoryToo) expect(ended.asked).toBe(bare.asked);
    },
  );
});
