/** `only-new` with a service: advisory failures that the last run of the workspace has, too, do not count. */
import type { Send } from '../../src/model/ports.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { expect, test } from '../support/jest.ts';
import { runLocally, type LocalBench } from '../support/local-bench.ts';

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
    notices: notices.join('\n'),
    asked: asked.length,
  };
}

const OLD = { verdict: 'passed', failed: ['allowed-regions: existing'], notices: '' };
const NEW = { verdict: 'advisory', failed: ['allowed-regions: failed'] };

test('an advisory failure that both runs have, about the same values, does not count', async () => {
  expect(await compare({})).toMatchObject(OLD);
});

test.each<[string, Compared]>([
  ['only-new is not set', { options: { onlyNew: false } }],
  ['the last run passed', { before: 'evaluation-passed' }],
  [
    'the values differ',
    { plans: [planOf({ cidr: '10.0.0.0/8' }), planOf({ cidr: '10.0.0.0/16' })] },
  ],
])('it counts if %s', async (_, compared) => {
  expect(await compare(compared)).toMatchObject({ ...NEW, notices: '' });
});

test.each<[string, Compared, RegExp]>([
  ['there was no run', { before: null }, /because no finished run planned all of the present/],
  ['its plan cannot be read', { plans: [SAME[0]!, 403] }, /could not compare with the default/],
  ['this plan cannot be read', { plans: [404] }, /could not compare with the default branch/],
  ['its plan is no plan', { plans: [SAME[0]!, {}] }, /because the JSON of plan \S+ could not be/],
])('it counts if %s, and the report says so', async (_, compared, said) => {
  const { notices, ...ended } = await compare(compared);
  expect(ended).toMatchObject(NEW);
  expect(notices).toMatch(said);
});

test.each<[ScriptReference, string]>([
  ['evaluation-failed', 'blocked'],
  ['policy-check-soft-failed', 'needs-override'],
  ['tf-policy', 'blocked'],
])(
  'a mandatory failure counts all the same, and costs no request more: %s',
  async (now, verdict) => {
    const ended = await compare({ now });
    expect(ended.verdict).toBe(verdict);
    expect(ended.failed.join()).not.toMatch(/existing/);
    const bare = await compare({ now, options: { onlyNew: false } });
    const isAdvisoryToo = bare.failed.length > 1;
    if (!isAdvisoryToo) expect(ended.asked).toBe(bare.asked);
  },
);
