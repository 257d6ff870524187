/** Workspaces wait for each other only where people are asked something, and are counted together. */
import { judgeNamed } from '../support/judges.ts';
import type { AskedWorkspace } from '../../src/approvals/code.ts';
import type { AnswerAgain } from '../../src/approvals/count-approvals.ts';
import { questionsOf } from '../../src/approvals/put-questions.ts';
import { openTogether } from '../../src/gate/approve-together.ts';
import type { AskedHere } from '../../src/gate/asked-workspace.ts';
import type { JudgedParts } from '../../src/gate/judge.ts';
import type { ApprovalsOfJob } from '../../src/gate/request.ts';
import { WholeAnswer, type PolicyResult } from '../../src/model/policy-result.ts';
import { ownEvidence } from '../../src/policy/systems/own-policies.ts';
import { changeOf, entriesOf, planOf, workspaceOf, jobOf } from '../support/approval-world.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { note, textsOf } from '../support/findings.ts';

const failure = (message = 'iam changes'): PolicyResult =>
  policyResult({
    judge: judgeNamed('own-policies'),
    policySet: 'policies',
    policy: 'iam-changes',
    status: 'failed',
    overridable: true,
    answers: [new WholeAnswer([message], JSON.stringify(message), true)],
    approval: { approvers: ['ann'], needed: 1, missing: 1, given: [] },
  });

interface Judged {
  asked: AskedHere;
  parts: JudgedParts;
}

function judged(
  name: string,
  results: PolicyResult[],
  more: Partial<AskedWorkspace> = {},
  askAgain: AskedHere['askAgain'] = async () => 'unknown',
): Judged {
  const failures = results.map((result) => ({ result, questions: questionsOf(result) }));
  const questions = failures.flatMap((each) => each.questions);
  const workspace = workspaceOf({ name, scope: { directory: name }, ...more, questions });
  return {
    asked: {
      workspace,
      failures,
      overridesAtService: false,
      askAgain,
      entriesOf: async () => undefined,
      wasEnded: async () => false,
    },
    parts: { systems: [ownEvidence(results)], notices: [] },
  };
}

const statuses = ({ systems }: JudgedParts) =>
  systems.flatMap(({ reading }) => reading.results.map(({ status }) => status));

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('where people are asked something', () => {
  test('a workspace waits until every other one is judged, and the others wait for nobody', async () => {
    const [asks, others] = [judged('a', [failure()]), judged('b', [])];
    const job = jobOf();
    const together = openTogether(['a', 'b'], job);
    let isOver = false;
    const waiting = together
      .approve('a', asks.asked, asks.parts)
      .finally(() => void (isOver = true));
    await settled();
    expect([isOver, job.reads]).toEqual([false, 0]);
    expect(await together.approve('b', others.asked, others.parts)).toBe(others.parts);
    await settled();
    expect(isOver).toBe(false);
    together.leave('b');
    expect(statuses(await waiting)).toEqual(['failed']);
    expect(job.reads).toBe(1);
    expect(together.counted()?.toWrite).toMatchObject([
      {
        approvers: ['ann'],
        line: expect.stringMatching(/^\/plangate approve iam-changes in a \(/),
        changes: [
          { workspace: 'a', words: 'change', name: 'aws_iam_role.deploy' },
          { workspace: 'a', words: 'destroy', name: 'aws_iam_role.old' },
        ],
      },
    ]);
  });

  test('one that ends while it waits holds nobody up', async () => {
    const [one, other] = [judged('a', [failure()]), judged('b', [failure('more')])];
    const together = openTogether(['a', 'b'], jobOf());
    void together.approve('a', one.asked, one.parts);
    together.leave('a');
    // Its next plan is counted as well.
    for (let plan = 0; plan < 2; plan += 1) {
      const judgedPlan = together.approve('b', other.asked, other.parts);
      expect(statuses(await judgedPlan)).toEqual(['failed']);
    }
  });

  test('the host is asked nothing where nobody is asked anything', async () => {
    const job = jobOf();
    const together = openTogether(['a'], job);
    const { asked, parts } = judged('a', []);
    await together.approve('a', asked, parts);
    together.leave('a');
    expect([job.reads, together.counted()]).toEqual([0, undefined]);
  });

  test('a second plan of a workspace is counted with what the others said last', async () => {
    const [first, second] = [judged('a', [failure('old')]), judged('a', [failure('new')])];
    const other = judged('b', [failure()]);
    const together = openTogether(['a', 'b'], jobOf());
    const [one] = await Promise.all([
      together.approve('a', first.asked, first.parts),
      together.approve('b', other.asked, other.parts),
    ]);
    expect(statuses(one)).toEqual(['failed']);
    together.leave('b');
    expect(statuses(await together.approve('a', second.asked, second.parts))).toEqual(['failed']);
    const [line] = together.counted()?.toWrite ?? [];
    expect(line?.line).toMatch(/^\/plangate approve iam-changes in a, b \(/);
  });
});

/** What the report shows at first, and what its comment keeps. */
async function shown(...all: Judged[]) {
  const together = openTogether(
    all.map((_, at) => at),
    jobOf(),
  );
  await Promise.all(all.map(({ asked, parts }, at) => together.approve(at, asked, parts)));
  const { toWrite = [], texts = [] } = together.counted() ?? {};
  return { lines: toWrite.map(({ line = '' }) => line), texts };
}

const count = async (job: ApprovalsOfJob, ...all: Judged[]) => {
  const together = openTogether(
    all.map((_, at) => at),
    job,
  );
  const parts = await Promise.all(
    all.map(({ asked, parts: of }, at) =>
      together.approve(at, asked, of).finally(() => together.leave(at)),
    ),
  );
  return { statuses: parts.map(statuses), counted: together.counted() };
};

describe('a line', () => {
  test('opens every workspace that it is of, and shows nothing more to write', async () => {
    const both = () => [judged('a', [failure()]), judged('b', [failure()])];
    const { lines, texts } = await shown(...both());
    expect(lines).toHaveLength(1);
    const ended = await count(jobOf(lines, texts), ...both());
    expect(ended.statuses).toEqual([['overridden'], ['overridden']]);
    expect(ended.counted?.toWrite).toEqual([]);
    expect(ended.counted?.texts).toEqual(texts);
  });

  test('opens none of them where one differs', async () => {
    const { lines, texts } = await shown(judged('a', [failure()]), judged('b', [failure()]));
    const ended = await count(
      jobOf(lines, texts),
      judged('a', [failure()]),
      judged('b', [failure('another message')]),
    );
    expect(ended.statuses).toEqual([['failed'], ['failed']]);
    expect(textsOf(ended.counted?.notes ?? []).join()).toContain('is not as approved in b');
  });

  const more = planOf([
    changeOf('aws_iam_role.deploy', 'update'),
    changeOf('aws_iam_role.old', 'delete'),
    changeOf('aws_vpc.of_others', 'update'),
  ]);
  test.each<[string, AnswerAgain, string]>([
    ['is silent', { messages: [] }, 'overridden'],
    ['says the same', { messages: [{ message: '"iam changes"' }] }, 'failed'],
    ['says something else', { messages: [{ message: '"more"' }] }, 'failed'],
    ['cannot be judged', 'unknown', 'failed'],
  ])(
    'counts in a queue as far as the policy %s without what was approved',
    async (_, answer, status) => {
      const { lines, texts } = await shown(judged('a', [failure()]));
      const without: string[][] = [];
      const now = judged('a', [failure()], { entries: entriesOf(more) }, async (asked) => {
        without.push(asked.without.map(({ name }) => name));
        return answer;
      });
      const queue = { commit: 'f'.repeat(40), isQueue: true };
      const ended = await count(jobOf(lines, texts, queue), now);
      expect(ended.statuses).toEqual([[status]]);
      expect(without).toEqual([['aws_iam_role.deploy', 'aws_iam_role.old']]);
      expect(ended.counted?.toWrite).toEqual([]);
      const says = textsOf(ended.counted?.notes ?? []).join();
      expect(says.includes('Update the branch of the request')).toBe(status === 'failed');
    },
  );
});

test('where the host says why nothing can be approved, the report says it', async () => {
  const job = jobOf([], [], {
    read: async () => ({ problem: note('Nothing can be approved here.') }),
  });
  const ended = await count(job, judged('a', [failure()]));
  expect(ended.statuses).toEqual([['failed']]);
  expect(ended.counted).toEqual({
    toWrite: [],
    texts: [],
    notes: [note('Nothing can be approved here.')],
  });
});

test('a policy that names nobody is approved by the owners, and without owners by who may write', async () => {
  const { approval: _, ...unnamed } = failure();
  const plain = () => judged('a', [unnamed]);
  const { lines, texts } = await shown(plain());
  expect((await count(jobOf(lines, texts), plain())).statuses).toEqual([['overridden']]);
  const names = { people: ['bob'], roles: [], teams: [], names: ['bob'] };
  const owners = { lines: [], others: names };
  const ended = await count(jobOf(lines, texts, { owners }), plain());
  expect(ended.statuses).toEqual([['failed']]);
  expect(textsOf(ended.counted?.notes ?? []).join()).toContain(
    'none of those who must agree (bob)',
  );
});
