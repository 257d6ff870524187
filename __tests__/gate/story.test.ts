import { textsOf } from '../support/findings.ts';
import type { WorkspaceResult } from '../../src/gate/result.ts';
import type { Send } from '../../src/model/ports.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { withData } from '../support/bend-answers.ts';
import type { GateWish } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';

const one = (workspaces: WorkspaceResult[]): WorkspaceResult => {
  expect(workspaces).toHaveLength(1);
  return workspaces[0]!;
};

describe('what cannot be gated is refused before anything is created', () => {
  test('if the working directory does not exist', async () => {
    const { result, service } = await runLocally({
      workspaces: { net: { workingDirectory: 'nowhere' } },
    });
    expect(result.verdict.word).toBe('undecided');
    expect(one(result.workspaces).failure?.kind).toBe('input');
    const said = textsOf(result.verdict.reasons).join('');
    for (const text of [
      'There is no Terraform configuration in /repo/nowhere: no .tf or .tofu file',
    ])
      expect(said).toContain(text);
    expect([service.versions(), service.runs()]).toEqual([[], []]);
  });

  test('if workspaces are unknown: all are named at once, and nothing is started for the others', async () => {
    const { result, service, events, removed } = await runLocally({
      options: {
        workspaces: ['net', 'nat', 'dms'].map((name) => ({ name, directory: '/repo' })),
      },
    });
    expect(service.versions()).toEqual([]);
    expect(result.verdict.word).toBe('undecided');
    // The causes come first: reports show the first of many workspaces.
    expect(textsOf(result.verdict.reasons)).toEqual([
      expect.stringContaining('Not found in organization "acme" on 127.0.0.1: "nat".'),
      expect.stringContaining('Not found in organization "acme" on 127.0.0.1: "dms".'),
      'Nothing was started, because another workspace of this check cannot be gated.',
    ]);
    expect(result.verdict.reasons.at(-1)).toMatchObject({
      about: { workspace: 'net' },
      because: { code: 'PG-109', workspaces: ['nat', 'dms'] },
    });
    expect(events.map(({ kind }) => kind)).toEqual(Array(3).fill('workspace-decided'));
    expect(removed).toBe(true);
  });
});

describe('the log of a run', () => {
  test('has the link first, one line for each change, and the verdict last', async () => {
    const script: ScriptReference = {
      name: 'both',
      durationMs: 60_000,
      queuePosition: 2,
      plan: { additions: 12, changes: 3, destructions: 1 },
    };
    const { events, result, service, removed } = await runLocally({
      workspaces: { net: { script } },
    });
    const told = events.map((event) => (event.kind === 'progress' ? event.words : event.kind));
    expect(told).toEqual([
      'archive',
      'version-created',
      'uploaded',
      'run-created',
      'pending · 2nd in the queue',
      'pending · 1st in the queue',
      'pending',
      'plan queued',
      'planning',
      'plan: 12 to add, 3 to change, 1 to destroy',
      'post-plan stage running',
      'checking policies',
      'policies checked',
      'planned and finished',
      'policy check: 1 policy, all passed',
      'policy evaluation: 1 policy, all passed',
      'workspace-decided',
    ]);
    const { verdict, workspaces } = result;
    expect([verdict, service.runs().length, service.versions().length, removed]).toEqual([
      { word: 'passed', reasons: [] },
      1,
      1,
      true,
    ]);
    expect(one(workspaces)).toMatchObject({
      runId: service.runs()[0]?.id,
      runStatus: 'planned_and_finished',
      plan: { additions: 12, changes: 3, destructions: 1 },
    });
    expect(one(workspaces).results.map(({ policy, status }) => `${policy} ${status}`)).toEqual([
      'require-encrypted-volumes passed',
      'allowed-regions passed',
    ]);
  });

  test('has who may override beside what can be overridden', async () => {
    const workspaces = { net: { script: 'awaiting-override' as const } };
    expect(one((await runLocally({ workspaces })).result.workspaces)).toMatchObject({
      canOverride: true,
      verdict: { word: 'needs-override' },
    });
  });
});

test.each<[asks: boolean, options: GateWish]>([
  [true, { changeRequest: 'a#1' }],
  [false, { changeRequest: 'a#1', mode: 'provisional' }],
  [false, {}],
])('runs of earlier pushes are searched: %s with %j', async (asks, options) => {
  const workspaces = { net: { script: { durationMs: 20_000 } } };
  const { asked } = await runLocally({ workspaces, options });
  expect(asked.some(({ target }) => /^\/workspaces\/[^/]+\/runs\b/.test(target))).toBe(asks);
});

/** What `lies/scenarios` has no script for: each ends in the verdict of the design, and leaves no run behind. */
interface Sequence {
  script?: ScriptReference;
  options?: GateWish;
  /** Changes what the service says of the run, or of what else a path names. */
  bend?: { path?: RegExp; attributes: (status: unknown, look: number) => object };
  verdict: VerdictWord;
  /** Texts that the reasons must contain. */
  says?: string[];
  endsAs: string;
}

const PROVISIONAL: GateWish = { mode: 'provisional' };
const LONG = { durationMs: 60_000 };

/** A run that the service ended otherwise says so, and when is not told. */
const inPlaceOfErrored = (word: string): Sequence['bend'] => ({
  attributes: (status) => (status === 'errored' ? { status: word, 'status-timestamps': {} } : {}),
});

const SEQUENCES: Record<string, Sequence> = {
  'evaluation final a little after the run': {
    script: 'evaluation-passed',
    bend: {
      path: /\/task-stages$/,
      attributes: (status, look) => (look < 2 ? { status: 'running' } : { status }),
    },
    verdict: 'passed',
    endsAs: 'planned_and_finished',
  },
  'stage awaits an override while the run still says running': {
    script: 'awaiting-override',
    bend: {
      attributes: (status) =>
        status === 'post_plan_awaiting_decision' ? { status: 'post_plan_running' } : {},
    },
    verdict: 'needs-override',
    endsAs: 'post_plan_awaiting_decision',
  },
  'evaluation failed, the run finished all the same': {
    script: 'evaluation-failed',
    bend: inPlaceOfErrored('planned_and_finished'),
    verdict: 'blocked',
    endsAs: 'errored',
  },
  'run status that nobody knows': {
    script: { stuckIn: 'planned', disguise: { planned: 'frobnicating' } },
    options: { timeoutMs: 60_000 },
    verdict: 'undecided',
    says: ['"frobnicating"'],
    endsAs: 'canceled',
  },
  'a run that is not speculative': {
    script: LONG,
    bend: { attributes: () => ({ 'plan-only': false }) },
    verdict: 'undecided',
    says: ['not speculative', 'by a later look'],
    endsAs: 'canceled',
  },
  'long queue, then time is up': {
    script: { queuePosition: 3, timings: { pending: 600_000 } },
    options: { timeoutMs: 120_000 },
    verdict: 'undecided',
    says: ['timeout of 2 min', '"pending"', 'at position 3 in the queue'],
    endsAs: 'canceled',
  },
  'saved plan that somebody applies meanwhile': {
    script: 'save-plan',
    options: PROVISIONAL,
    bend: {
      attributes: (status) => (status === 'planned_and_saved' ? { status: 'applying' } : {}),
    },
    verdict: 'undecided',
    says: ['"applying"'],
    endsAs: 'planned_and_saved',
  },
  'saved plan, failed for good': {
    script: 'save-plan-failed',
    options: PROVISIONAL,
    bend: inPlaceOfErrored('planned_and_saved'),
    verdict: 'blocked',
    endsAs: 'errored',
  },
  'a service that does not know saved plans': {
    script: LONG,
    options: PROVISIONAL,
    bend: {
      attributes: () => ({
        'save-plan': null,
        actions: { 'is-confirmable': true, 'is-cancelable': false, 'is-discardable': true },
      }),
    },
    verdict: 'undecided',
    says: ['does not only save its plan'],
    endsAs: 'canceled',
  },
};

/** Changes the attributes in the answers to `GET` of a run, or of what else a path names. */
function bending({ path = /\/runs\/[^/]+$/, attributes }: NonNullable<Sequence['bend']>) {
  let look = 0;
  return (send: Send): Send =>
    async (request) => {
      const answer = await send(request);
      if (request.method !== 'GET' || !path.test(request.url.pathname)) return answer;
      look += 1;
      return withData(answer, (data) => {
        for (const each of [data].flat()) {
          Object.assign(each.attributes, attributes(each.attributes['status'], look));
        }
      });
    };
}

test.each(Object.entries(SEQUENCES))(
  'the verdict is right for this sequence: %s',
  async (_, sequence) => {
    const { script = 'plain', options = {}, bend, verdict, says = [], endsAs } = sequence;
    const { result, asked, tookMs, runs } = await runLocally({
      workspaces: { net: { script } },
      options,
      wrap: bend && bending(bend),
    });
    const said = textsOf(result.verdict.reasons).join('\n');
    expect(`${result.verdict.word}\n${said}`).toMatch(new RegExp(`^${verdict}\n`));
    for (const text of says) expect(said).toContain(text);
    expect(runs.map(({ status }) => status)).toEqual([endsAs]);
    expect(tookMs).toBeLessThanOrEqual(options.timeoutMs ?? 30 * 60_000);
    expect(asked.filter(({ target }) => target.includes('force'))).toEqual([]);
  },
);

test('what cannot be judged before the apply passes only where that is allowed', async () => {
  const wordWith = async (allowUnknown: boolean) => {
    const workspaces = { net: { script: 'tf-policy-unknown' as const } };
    return (await runLocally({ workspaces, options: { allowUnknown } })).result.verdict.word;
  };
  expect([await wordWith(false), await wordWith(true)]).toEqual(['undecided', 'advisory']);
});
