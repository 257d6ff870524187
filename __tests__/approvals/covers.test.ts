/** Which plan an approval counts for. */
import type { AskedWorkspace } from '../../src/approvals/code.ts';
import type { PlanEntry } from '../../src/approvals/plan-entries.ts';
import {
  changing,
  madeAt,
  randomPair,
  slowlyCovered,
  toText,
  type MadePlan,
} from '../support/random-plans.ts';
import {
  KEY,
  QUESTION,
  RULE,
  changeOf,
  entriesOf,
  filesWith,
  planOf,
  tryWorld,
  workspaceOf,
  type World,
} from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';
import { EVERY_CASE, sampled, showFigure } from '../support/sampled.ts';

type Part = Record<string, unknown>;

const ROLE = changeOf('aws_iam_role.deploy', 'update');
const OLD = changeOf('aws_iam_role.old', 'delete');
const NEW = changeOf('aws_iam_role.sibling', 'create');
const plan = (...changes: Part[]) => entriesOf(planOf(changes));
const now = (more: Partial<AskedWorkspace>) => [workspaceOf(more)];
const output = (name: string, after: unknown) =>
  entriesOf(
    planOf([ROLE, OLD], {
      output_changes: { [name]: { actions: ['create'], after, after_sensitive: false } },
    }),
  );
/** Nothing of it is decided by files. */
const KNOWN = now({ entries: plan(ROLE) });
const SILENT = { messages: [] };
const BESIDE = { besideOthers: true };

describe('an approval covers', () => {
  test.each<[string, Partial<World>]>([
    ['the same plan', {}],
    ['the same plan in another order', { now: now({ entries: plan(OLD, ROLE) }) }],
    [
      'the same plan with other files, where they decide nothing',
      {
        shown: KNOWN,
        now: now({ entries: plan(ROLE), files: filesWith({ configuration: 'files-2' }) }),
      },
    ],
    [
      'what other requests add, where the policy is silent without what was approved',
      { now: now({ entries: plan(ROLE, NEW, OLD) }), counting: BESIDE, answer: SILENT },
    ],
    [
      'a plan of another run, whose entries are those of the run that was approved',
      {
        shown: now({ run: 'run-1' }),
        now: now({ run: 'run-2' }),
        counting: { entriesOfRuns: new Map([['run-1', plan(ROLE, OLD)]]) },
      },
    ],
    [
      'the run that was approved, whatever its files',
      {
        shown: now({ run: 'run-1' }),
        now: now({
          run: 'run-1',
          files: filesWith({ configuration: '', named: '', uncommitted: '' }),
        }),
      },
    ],
    [
      'the same plan with other generated files, or with modules that are not here, where they decide nothing',
      {
        shown: KNOWN,
        now: now({
          entries: plan(ROLE),
          files: {
            ...filesWith({ uncommitted: 'generated-2' }),
            notCompared: { why: 'not installed here: module `vpc`', remedy: '' },
          },
        }),
      },
    ],
    [
      'the plan beside one of a workspace in which nothing is asked',
      { now: [workspaceOf(), workspaceOf({ scope: { directory: 'dns' }, questions: [] })] },
    ],
  ])('%s', (_, world) => {
    const { isOpen, sentences } = tryWorld(world);
    expect({ isOpen, sentences }).toEqual({ isOpen: false, sentences: [] });
  });
});

const UNKNOWN = changeOf('aws_iam_role.deploy', 'update', {
  change: { after_unknown: { size: true } },
});
const GENERATED = filesWith(
  { uncommitted: 'generated-2' },
  { uncommittedPaths: ['net/build.sh', 'net/build.log'] },
);
const NOT_COMPARED = filesWith(
  {},
  { notCompared: { why: 'not installed here: module `vpc`', remedy: 'Run `terraform get`' } },
);
const OTHER_FILES = filesWith({ configuration: 'files-2' });

describe('an approval does not cover', () => {
  const another = (what: string) =>
    `@ann's line does not count: the plan of net is another: ${what}. Approve again.`;
  test.each<[string, Partial<World>, string]>([
    [
      'what differs on its own, which is named',
      {
        shown: now({ entries: output('built_at', '10:12') }),
        now: now({ entries: output('built_at', '11:03') }),
      },
      another('`output.built_at` is not as approved'),
    ],
    [
      'a plan that does less: what is missing may have made it harmless',
      { now: now({ entries: plan(ROLE) }), counting: BESIDE },
      another('1 approved change is gone'),
    ],
    [
      'a plan that does nothing',
      { now: now({ entries: [] }), counting: BESIDE },
      another('2 approved changes are gone'),
    ],
    [
      'a plan that does more, where no other request is in it',
      { now: now({ entries: plan(ROLE, OLD, NEW) }) },
      another('`aws_iam_role.sibling` is new'),
    ],
    [
      'a plan that does more and less',
      { now: now({ entries: plan(ROLE, NEW) }), counting: BESIDE, answer: SILENT },
      another('`aws_iam_role.sibling` is not as approved'),
    ],
    [
      'the plan of another directory of the same last name',
      { now: now({ scope: { directory: 'live/dev/net' } }) },
      "@ann's line does not count: net is not judged here.",
    ],
    [
      'a workspace of another name: the words would be other ones',
      { now: now({ name: 'net-prod' }) },
      "@ann's line does not count: net is not judged here.",
    ],
    [
      'a part of what it says, where a message is not asked any more',
      { shown: now({ questions: [QUESTION, { ...QUESTION, message: '"b"' }] }), now: now({}) },
      "@ann's line does not count: a message of iam-changes is not as approved in net. Approve again.",
    ],
    [
      'a part of what it says, where another workspace has another plan',
      {
        shown: [workspaceOf(), workspaceOf({ name: 'dns', scope: { directory: 'dns' } })],
        now: [
          workspaceOf(),
          workspaceOf({ name: 'dns', scope: { directory: 'dns' }, entries: plan(ROLE) }),
        ],
      },
      "@ann's line does not count: the plan of dns is another: 1 approved change is gone. Approve again.",
    ],
    [
      'another message',
      { now: now({ questions: [{ ...QUESTION, message: '"b"' }] }) },
      "@ann's line does not count: a message of iam-changes is not as approved in net. Approve again.",
    ],
    [
      'the message of another policy',
      {
        now: now({ questions: [{ ...QUESTION, policy: 'other' }] }),
        rules: [RULE, { ...RULE, policy: 'other' }],
      },
      "@ann's line does not count: a message of iam-changes is not as approved in net. Approve again.",
    ],
    [
      'a plan with another file that is named',
      { now: now({ files: filesWith({ named: 'named-2' }) }) },
      "@ann's line does not count: a file that the configuration of net names is not as approved. Approve again.",
    ],
    [
      'an unknown value with other files',
      {
        shown: now({ entries: plan(UNKNOWN) }),
        now: now({ entries: plan(UNKNOWN), files: OTHER_FILES }),
      },
      "@ann's line does not count: the files of net are not as approved, and they decide about `aws_iam_role.deploy`. Approve again.",
    ],
    [
      'an unknown value with other files that an earlier step generated, which are named',
      {
        shown: now({ entries: plan(UNKNOWN) }),
        now: now({ entries: plan(UNKNOWN), files: GENERATED }),
      },
      "@ann's line does not count: the files of net that no commit has (now `net/build.sh`, `net/build.log`) are not as approved, and they decide about `aws_iam_role.deploy`. Keep what differs each time out of the directory. Approve again.",
    ],
    [
      'an unknown value where what was generated is gone',
      {
        shown: now({ entries: plan(UNKNOWN), files: GENERATED }),
        now: now({ entries: plan(UNKNOWN) }),
      },
      "@ann's line does not count: the files of net that no commit has (now none) are not as approved, and they decide about `aws_iam_role.deploy`. Keep what differs each time out of the directory. Approve again.",
    ],
    [
      'an unknown value where its modules are not installed',
      {
        shown: now({ entries: plan(UNKNOWN), files: NOT_COMPARED }),
        now: now({ entries: plan(UNKNOWN), files: NOT_COMPARED }),
      },
      "@ann's line does not count: the files of net cannot be compared (not installed here: module `vpc`), and they decide about `aws_iam_role.deploy`. Run `terraform get`.",
    ],
    [
      'an unknown value, where a sibling changes the files that decide about it',
      {
        shown: now({ entries: plan(UNKNOWN) }),
        now: now({ entries: plan(UNKNOWN, NEW), files: OTHER_FILES }),
        counting: BESIDE,
        answer: SILENT,
      },
      "@ann's line does not count: the files of net are not as approved, and they decide about `aws_iam_role.deploy`. Approve again.",
    ],
    [
      'another run, where the one that was approved cannot be read',
      { shown: now({ run: 'run-1' }), now: now({ run: 'run-2' }) },
      "@ann's line does not count: the run of net is another, and run-1 cannot be read. Approve again.",
    ],
    [
      'another run with hidden values',
      {
        shown: now({ run: 'run-1', entries: plan(OLD) }),
        now: now({ run: 'run-2', entries: plan(OLD) }),
        counting: {
          entriesOfRuns: new Map([
            ['run-1', plan(OLD).map((entry) => ({ ...entry, hasHidden: true }))],
          ]),
        },
      },
      "@ann's line does not count: the run of net is another, and sensitive values of `aws_iam_role.old` cannot be compared (the log says why the approved run was not taken). Approve again.",
    ],
    [
      'another run with other entries',
      {
        shown: now({ run: 'run-1' }),
        now: now({ run: 'run-2' }),
        counting: {
          entriesOfRuns: new Map([['run-1', plan(ROLE, changeOf('aws_iam_role.old', 'forget'))]]),
        },
      },
      "@ann's line does not count: its words count other changes than the plan of net has.",
    ],
    [
      'the run whose counts were forged',
      { shown: now({ run: 'run-1', entries: plan(ROLE) }), now: now({ run: 'run-1' }) },
      "@ann's line does not count: its words count other changes than the plan of net has.",
    ],
  ])('%s', (_, world, sentence) => {
    const { isOpen, sentences } = tryWorld(world);
    expect({ isOpen, sentences }).toEqual({ isOpen: true, sentences: [sentence] });
  });

  const many = (count: number, size: number) =>
    entriesOf(
      planOf(
        Array.from({ length: count }, (_, at) =>
          changeOf(`a.b[${at}]`, 'update', { change: { after: { size } } }),
        ),
      ),
    );
  test('one of 2,000 changes that differs', () => {
    const shown = now({ entries: many(2_000, 2) });
    expect(tryWorld({ shown }).isOpen).toBe(false);
    const { isOpen, sentences } = tryWorld({
      shown,
      now: now({ entries: [...many(1_999, 2), ...many(1, 3)] }),
    });
    expect({ isOpen, sentences }).toEqual({
      isOpen: true,
      sentences: ["@ann's line does not count: the plan of net is another. Approve again."],
    });
  });

  test('many entries that differ: three are named', () => {
    const { sentences } = tryWorld({
      shown: now({ entries: many(10, 2) }),
      now: now({ entries: many(10, 3) }),
    });
    expect(sentences).toEqual([
      another('`a.b[0]`, `a.b[1]`, `a.b[2]` and 7 more are not as approved'),
    ]);
  });
});

describe('where others are in the plan, the policy is asked again', () => {
  const WITH_SIBLING: Partial<World> = {
    now: now({ entries: plan(ROLE, NEW, OLD) }),
    counting: BESIDE,
  };
  test('without exactly what was approved', () => {
    const { isOpen, asked } = tryWorld(WITH_SIBLING);
    expect(isOpen).toBe(true);
    expect(asked).toMatchObject([
      {
        policySet: 'policies',
        policy: 'iam-changes',
        without: [{ place: ['resource_changes', 0] }, { place: ['resource_changes', 2] }],
      },
    ]);
  });

  test.each<[string, World['answer'], string]>([
    [
      'the same message is of a sibling',
      { messages: [QUESTION] },
      'Without what was approved, `iam-changes` fails with the same message: of another change.',
    ],
    [
      'the same message among others is of a sibling',
      { messages: [{ message: '"x"' }, QUESTION] },
      'Without what was approved, `iam-changes` fails with the same message: of another change.',
    ],
    [
      'a message that was hidden behind it was never asked',
      { messages: [{ message: '"x"' }] },
      'Without what was approved, `iam-changes` fails with another message.',
    ],
    [
      'no answer is no pass',
      'unknown',
      'Without what was approved, `iam-changes` could not be judged.',
    ],
  ])('%s', (_, answer, why) => {
    const { isOpen, questions } = tryWorld({ ...WITH_SIBLING, answer });
    expect(isOpen).toBe(true);
    expect(questions).toMatchObject([{ why, missing: 1 }]);
  });

  test('a message that is a question of its own stays one', () => {
    const other = { ...QUESTION, message: '"b"' };
    const asking = [workspaceOf({ entries: plan(ROLE, NEW, OLD), questions: [QUESTION, other] })];
    const { questions } = tryWorld({
      now: asking,
      counting: BESIDE,
      answer: { messages: [other] },
    });
    expect(questions.map(({ question, missing }) => [question.message, missing])).toEqual([
      [QUESTION.message, 0],
      ['"b"', 1],
    ]);
  });

  test('an answer about another plan is none', () => {
    const first = tryWorld(WITH_SIBLING);
    const answers = new Map(first.asked.map(({ id }) => [id, SILENT]));
    const other = now({ entries: plan(ROLE, changeOf('aws_iam_role.sibling', 'delete'), OLD) });
    expect(tryWorld({ ...WITH_SIBLING, counting: { ...BESIDE, answers } }).isOpen).toBe(false);
    expect(tryWorld({ ...WITH_SIBLING, now: other, counting: { ...BESIDE, answers } }).isOpen).toBe(
      true,
    );
  });
});

/** What an approval of the first plan, read at the second, leaves without a question. */
function coveredOf(seed: number): string[] {
  const pair = randomPair(seed);
  const { approved, now: later, policy, hasKey, besideOthers, answers } = pair;
  const key = hasKey ? KEY : undefined;
  const toWorkspace = (made: MadePlan) =>
    workspaceOf({
      entries: entriesOf(toText(made), { key }),
      questions: policy(changing(made)).map((message) => ({ ...QUESTION, message })),
      files: filesWith(made.files, made.isCompared ? {} : { notCompared: { why: '', remedy: '' } }),
    });
  const shown = [toWorkspace(approved)];
  if (shown[0]?.questions.length === 0) return [];
  const world = { shown, now: [toWorkspace(later)], key };
  const first = tryWorld({ ...world, counting: { besideOthers } });
  const answerOf = (without: readonly Pick<PlanEntry, 'place'>[]) => {
    const out = new Set(without.map(({ place }) => madeAt(later, place)));
    const messages = policy(changing(later).filter((made) => !out.has(made)));
    return answers ? { messages: messages.map((message) => ({ message })) } : ('unknown' as const);
  };
  const given = new Map(first.asked.map(({ id, without }) => [id, answerOf(without)]));
  const { questions } = tryWorld({ ...world, counting: { besideOthers, answers: given } });
  return questions.flatMap(({ missing, question }) => (missing === 0 ? question.message : []));
}

test(
  'of random pairs of plans, an approval covers what a slow comparison says, and nothing else',
  () => {
    const pairs = sampled(10_000);
    let coveredPairs = 0;
    let notCovered = 0;
    const different: string[] = [];
    for (let seed = 0; seed < pairs; seed += 1) {
      const covered = coveredOf(seed);
      const expected = slowlyCovered(randomPair(seed));
      const { now: later, policy } = randomPair(seed);
      if (covered.length > 0) coveredPairs += 1;
      notCovered += policy(changing(later)).length - covered.length;
      if (JSON.stringify(covered.sort()) !== JSON.stringify(expected.sort())) {
        different.push(`${seed}: ${JSON.stringify({ covered, expected })}`);
      }
    }
    expect(different).toEqual([]);
    expect(coveredPairs).toBeGreaterThan(pairs / 10);
    expect(notCovered).toBeGreaterThan(pairs / 10);
    showFigure(
      `${pairs} pairs of plans: ${coveredPairs} covered, ${notCovered} messages not, 0 covered that are not`,
    );
  },
  EVERY_CASE ? 600_000 : 60_000,
);
