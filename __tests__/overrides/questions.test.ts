/** Questions as a report shows them: no sensitive value is in one, and its act is made again from what is shown. */
import { guard } from '../../src/policy/guard.ts';
import { changesIn } from '../../src/policy/from-change-json.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import {
  WholeAnswer,
  type OpenQuestion,
  type PolicyResult,
} from '../../src/model/policy-result.ts';
import { actOf, questionsAbout } from '../../src/overrides/questions.ts';
import { approvalBy, givenIn } from '../support/approval-keys.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';

const SECRET = 's3cretOfTheGate0123456789abcdefgh';
const PASSWORD = 'correct horse battery staple';
const ADDRESS = 'aws_db_instance.main';
const entry = (change: object, more: object = {}) => ({
  address: ADDRESS,
  mode: 'managed',
  type: 'aws_db_instance',
  name: 'main',
  ...more,
  change: {
    actions: ['update'],
    before: { password: 'old', size: 1 },
    after: { password: PASSWORD, size: 2 },
    after_unknown: {},
    before_sensitive: {},
    after_sensitive: { password: true },
    ...change,
  },
});
const planOf = (...changes: object[]) =>
  PlanJson.of({ format_version: '1.2', resource_changes: changes }, true);
const failing = (answer: unknown, mayBeShown = true): PolicyResult =>
  policyResult({
    system: 'own-policies',
    status: 'failed',
    overridable: true,
    answers: [new WholeAnswer(['a line'], JSON.stringify(answer), mayBeShown)],
  });
const SAID = { msg: `${ADDRESS} grows`, address: ADDRESS };

function asked(plan: PlanJson, result = failing(SAID), secret = SECRET) {
  const [question] = questionsAbout(plan, secret)(result);
  if (question?.shown === undefined) throw new Error('Nothing is asked.');
  return { act: question.act, shown: question.shown, text: JSON.stringify(question.shown) };
}
/** As a command reads it in a report. */
const read = (shown: OpenQuestion) => JSON.parse(JSON.stringify(shown)) as OpenQuestion;

test('an act is made again from what a report shows', () => {
  const { act, shown } = asked(planOf(entry({})));
  expect(actOf(failing(SAID), read(shown))).toBe(act);
  expect(shown.changes).toHaveLength(1);
  expect(shown.answer).toBe(JSON.stringify(SAID));
});

describe('what is hidden', () => {
  test.each<[string, object, boolean?]>([
    ['a sensitive value', entry({})],
    [
      'what is sensitive before alone',
      entry({ before_sensitive: { password: true }, after_sensitive: {} }),
    ],
    ['a whole value', entry({ after_sensitive: true })],
    [
      'a value in a list',
      entry({ after: { keys: [PASSWORD] }, after_sensitive: { keys: [true] } }),
    ],
    [
      'a value whose marks are not there',
      entry({ before_sensitive: undefined, after_sensitive: undefined }),
    ],
    ['what no version knew', entry({ generated_config: `password = "${PASSWORD}"` })],
    ['a member that no version knew', entry({ after: null }, { secret: PASSWORD })],
    ['something that is no entry', entry({ after: null, importing: { id: PASSWORD } })],
  ])('%s', (_, change) => {
    const plan = planOf(change);
    const { text, act } = asked(plan);
    expect(text).toContain('hidden:');
    expect(text + act).not.toContain(PASSWORD);
    // It still counts.
    const other = JSON.stringify(change).replaceAll(PASSWORD, 'another');
    expect(asked(planOf(JSON.parse(other) as object)).act).not.toBe(act);
    // Nobody guesses it without the secret.
    expect(asked(plan, failing(SAID), 'another secret').text).not.toBe(text);
  });

  test('an answer that may hold a sensitive value: its lines are shown, and a digest counts', () => {
    const hidden = failing({ ...SAID, why: PASSWORD }, false);
    const { text, act, shown } = asked(planOf(entry({})), hidden);
    expect(text).not.toContain(PASSWORD);
    expect(JSON.parse(shown.answer)).toEqual({
      lines: ['a line'],
      answer: expect.stringMatching(/^hidden:/) as unknown,
    });
    const other = failing({ ...SAID, why: 'another' }, false);
    expect(asked(planOf(entry({})), other).act).not.toBe(act);
  });

  test('what is not sensitive is shown', () => {
    expect(asked(planOf(entry({}))).text).toContain('\\"size\\":2');
  });

  test('two resources with one value have two digests', () => {
    const about = failing('two: aws_db_instance.main aws_db_instance.other');
    const { shown } = asked(
      planOf(entry({}), entry({}, { address: 'aws_db_instance.other' })),
      about,
    );
    const digests = shown.changes.map(
      (change) => /"after":\{"password":"(hidden:[^"]+)/.exec(change)?.[1],
    );
    expect(new Set(digests).size).toBe(2);
  });
});

test('where nothing is named, all changes and outputs are asked, each as it is', () => {
  const document = {
    resource_changes: [entry({})],
    output_changes: {
      url: {
        actions: ['create'],
        before: null,
        after: PASSWORD,
        before_sensitive: false,
        after_sensitive: true,
      },
    },
  };
  const { shown, text } = asked(PlanJson.of(document, true), failing('no owner'));
  expect(shown.changes).toHaveLength(2);
  expect(text).not.toContain(PASSWORD);
});

describe('what the guard stops', () => {
  const plan = planOf(entry({ actions: ['delete'], after: null, after_sensitive: {} }));
  const counts = { additions: 0, changes: 0, destructions: 1, imports: 0 };
  function changesOf(keepsEntries: boolean) {
    const reading = changesIn(plan, { counts, keepsEntries });
    let step = reading.next();
    while (step.done !== true) step = reading.next();
    return step.value;
  }
  const attributes = { status: 'finished', 'resource-destructions': 1 } as Parameters<
    typeof guard
  >[1];
  const judge = (protect: string[], acts: string[] = [], keeps = true) => {
    const approval = approvalBy('ann', (act) => acts.includes(act), { isOfDestroys: true });
    const rules = { protect, maxDestroys: 0, approvals: givenIn([approval]) };
    return guard(rules, attributes, changesOf(keeps)).results;
  };

  test.each([['aws_db_instance.*'], ['aws_db_instance.* by @acme/data ann']])('by %s', (rule) => {
    const results = judge([rule]);
    const acts = results.flatMap((result) =>
      (result.questions ?? []).map((shown) => actOf(result, read(shown))),
    );
    expect(acts).toHaveLength(2);
    expect(judge([rule], acts).map(({ status }) => status)).toEqual(['overridden', 'overridden']);
    const [first = ''] = acts;
    expect(judge([rule], [`${first} `]).map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  test('is shown by no report of a gate with a service', () => {
    expect(
      judge(['aws_db_instance.*'], [], false).flatMap(({ questions = [] }) => questions),
    ).toEqual([]);
  });
});
