/** What must hold for a plan that was made here: each claim alone keeps the gate closed in one case. */
import type { PlanLimit } from '../../src/model/plan-json.ts';
import { decidePlan } from '../../src/policy/decide.ts';
import { ownEvidence } from '../../src/policy/systems/own-policies.ts';
import { emptyReading, type Reading } from '../../src/policy/reading.ts';
import { PLAN_CLAIMS, vouchForPlanBy, type PlanEvidence } from '../../src/policy/vouch-plan.ts';
import { policyResult } from '../support/evidence.ts';
import { expect, test } from '../support/jest.ts';

const PASSED = policyResult({ system: 'own-policies', level: 'mandatory', status: 'passed' });
const FAILED = policyResult({ system: 'own-policies', level: 'mandatory', status: 'failed' });
const OWN = ownEvidence([PASSED]);
const GOOD: PlanEvidence = {
  requirements: { requirePolicies: true, base: undefined, guarded: true },
  plan: { limits: [] },
  own: OWN,
  guard: emptyReading(),
};
const limited = (kind: PlanLimit['kind']) => ({ limits: [{ kind, message: 'Not these files.' }] });
const reading = (more: object) => ({ ...OWN, reading: { ...OWN.reading, ...more } });

const OPTIONAL = { requirePolicies: false, base: undefined, guarded: true };
const ELSEWHERE = { branch: 'mine', defaultBranch: 'main', targetBranches: [] };
const guard = (more: Partial<Reading>) => ({ guard: { ...emptyReading(), ...more } });
const HELD = policyResult({
  system: 'guard',
  level: 'mandatory-overridable',
  status: 'failed',
  overridable: true,
});
const NONE = { ...OPTIONAL, noPolicies: 'There is none.' };

type Part = keyof typeof PLAN_CLAIMS;
type Witness = [evidence: Partial<PlanEvidence>, word: string];
/** Part and claim → evidence that this claim alone refuses, and its verdict: each claim has its case. */
const WITNESSES: { [P in Part]: Record<keyof (typeof PLAN_CLAIMS)[P], Witness> } = {
  own: {
    wasAsked: [{ own: undefined, requirements: OPTIONAL }, 'undecided'],
    isKnown: [{ own: { ...OWN, how: { doubt: 'Not read.' } } }, 'undecided'],
    hasNoDoubt: [{ own: reading({ doubts: ['Not judged.'] }) }, 'undecided'],
    hasNoError: [{ own: reading({ errors: ['It broke.'] }) }, 'errored'],
    passes: [{ own: ownEvidence([FAILED]) }, 'blocked'],
    hasJudged: [{ own: ownEvidence([]), requirements: OPTIONAL }, 'undecided'],
  },
  plan: {
    isGood: [{ plan: { failed: ['It broke.'] }, own: undefined, guard: undefined }, 'errored'],
    isComplete: [{ plan: limited('not-certain') }, 'undecided'],
  },
  guard: {
    wasAsked: [{ guard: undefined }, 'undecided'],
    hasNoDoubt: [guard({ doubts: ['Which ones is not known.'] }), 'undecided'],
    passes: [guard({ results: [HELD] }), 'needs-override'],
  },
  requirements: {
    isForItsBase: [{ requirements: { ...OPTIONAL, base: ELSEWHERE } }, 'undecided'],
    isJudged: [{ own: undefined, requirements: NONE }, 'undecided'],
  },
};

const CASES = Object.entries(WITNESSES).flatMap(([part, claims]) =>
  Object.entries(claims).map(([claim, [evidence, word]]) => ({ part, claim, evidence, word })),
);

test('a plan that every policy passed is green', () => {
  expect(decidePlan(GOOD)).toEqual({ word: 'passed', reasons: [] });
});

test('a plan of a part is advisory, and what is only to be known changes nothing', () => {
  const wordOf = (kind: PlanLimit['kind']) => decidePlan({ ...GOOD, plan: limited(kind) }).word;
  expect(wordOf('partial')).toBe('advisory');
  expect([wordOf('empty-state'), wordOf('noted')]).toEqual(['passed', 'passed']);
});

test('a rule of the guard that was not evaluated is told once, by what is not known of the plan', () => {
  const rule = policyResult({ system: 'guard', status: 'not-evaluated' });
  const doubts = ['Which ones is not known.'];
  expect(decidePlan({ ...GOOD, ...guard({ doubts, results: [rule] }) })).toMatchObject({
    word: 'undecided',
    reasons: [{ text: doubts[0], code: 'PG-134' }],
  });
});

test.each([
  [{ requirePolicies: true }, 'No policy judged this plan, and policies are required.'],
  [{ requirePolicies: false, noPolicies: 'There is none.' }, 'There is none.'],
])('a plan without a policy, with %j, says why it is undecided', (requirements, sentence) => {
  const evidence = { ...GOOD, requirements: { ...requirements, base: undefined, guarded: true } };
  const silent = { ...evidence, own: ownEvidence([]) };
  const sentences = decidePlan(silent).reasons.map(({ text }) => text);
  expect(sentences).toContain(sentence);
  expect(sentences.includes('The policies gave no result for this plan.')).toBe(
    !('noPolicies' in requirements),
  );
});

test.each([
  [{ own: undefined, requirements: OPTIONAL }, 'The plan was not judged by the policies.'],
  [{ guard: undefined }, 'What the plan destroys was not checked.'],
])('a plan that nobody asked about, with %j, says so', (evidence, text) => {
  expect(decidePlan({ ...GOOD, ...evidence }).reasons).toEqual([expect.objectContaining({ text })]);
});

test.each(CASES)('$part.$claim alone keeps the gate closed', ({ part, claim, evidence, word }) => {
  const of = { ...GOOD, ...evidence };
  expect(decidePlan(of).word).toBe(word);
  const without = {
    ...PLAN_CLAIMS,
    [part]: { ...PLAN_CLAIMS[part as Part], [claim]: () => [] },
  };
  expect(vouchForPlanBy(without)(of)).toHaveProperty('green');
});
