/** What must hold for a run that passes: each claim alone keeps the gate closed in one case, and without it that case is green. */
import { decide } from '../../src/policy/decide.ts';
import { emptyReading, type Reading, type SystemEvidence } from '../../src/policy/reading.ts';
import { CLAIMS, vouchBy, type Evidence, type PlannedCommit } from '../../src/policy/vouch.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import { evidence, plan, policyResult, runTask } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { asked, ingressOf, OTHER_COMMIT } from '../support/pushes.ts';

type Case = [of: Evidence, word?: VerdictWord];
type Input = Parameters<typeof evidence>[0];

const reading = (more: Partial<Reading>) => ({ reading: { ...emptyReading(), ...more } });

/** Each policy system by its name in the evidence of tests. */
const SYSTEMS = {
  'policy-check': 'policyChecks',
  'policy-evaluation': 'taskStages',
  'terraform-policy': 'terraformPolicy',
  'own-policies': 'ownPolicies',
} as const;
const failed = policyResult({ status: 'failed' });
const SAID: Record<string, [Partial<SystemEvidence>, VerdictWord?]> = {
  isKnown: [{ how: { doubt: 'Page 2 is missing.' } }],
  hasNoDoubt: [reading({ doubts: ['It counts two.'] })],
  hasNoError: [reading({ errors: ['It broke.'] }), 'errored'],
  passes: [reading({ results: [failed] }), 'blocked'],
  tasksPass: [reading({ runTasks: [runTask({ status: 'failed' })] }), 'blocked'],
  isFinished: [reading({ unfinished: [{ system: 'x', what: 'one of them', word: 'queued' }] })],
};
const OF_SYSTEMS = Object.entries(SYSTEMS).map(([name, key]) => {
  const said = Object.entries(SAID).map(([claim, [changes, word]]): [string, Case] => [
    claim,
    [evidence({ [key]: changes }), word],
  ]);
  return [name, Object.fromEntries(said)] as const;
});

/** A run that version control started, which says all that one of ours would have. */
const STARTED: Input = {
  run: {
    'created-at': '2026-11-21T10:00:00Z',
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
    'target-addrs': null,
    'replace-addrs': [],
    variables: [],
    'terraform-version': '1.11.4',
  },
};
const known = { relationships: {}, links: {}, id: 'ia-1', type: 'ingress-attributes' } as const;
const about = (changes: Parameters<typeof ingressOf>[0] = {}) => ({
  answer: { ...known, attributes: ingressOf(changes) },
});
const PUSHED: PlannedCommit = {
  ...asked(new Date('2026-11-21T10:00:00Z')),
  ingress: about(),
  terraformVersion: '1.11.4',
};
const pushed = (changes: Partial<PlannedCommit> = {}): Evidence => ({
  ...evidence(STARTED),
  plannedCommit: { ...PUSHED, ...changes },
});

const guarded = (guard: Reading | undefined): Evidence => ({
  ...evidence({ requirements: { guarded: true } }),
  guard,
});
const stamps = { 'status-timestamps': { 'errored-at': '2026-11-21T10:00:00Z' } };
const target = { 'target-addrs': ['aws_vpc.main'] };
const ELSEWHERE = { branch: 'mine', defaultBranch: 'main', targetBranches: ['release/*'] };
const approvable = policyResult({ status: 'failed', overridable: true });

/** Part and claim → evidence that this claim alone refuses, and its verdict if it is not undecided. */
const CASES: Record<string, Record<string, Case>> = {
  ...Object.fromEntries(OF_SYSTEMS),
  plannedCommit: {
    isKnown: [pushed({ ingress: { doubt: 'Its commit is not known.' } })],
    isOfTheChange: [pushed({ ingress: about({ commit: OTHER_COMMIT }) })],
    isRecent: [pushed(asked(new Date('2026-11-21T12:00:00Z')))],
    hasUsualOptions: [pushed({ terraformVersion: '1.5.7' })],
  },
  plan: {
    isKnown: [evidence({ plan: { doubt: 'Run run-1 does not name its plan.' } })],
    isGood: [evidence({ planStatus: 'errored' }), 'errored'],
    agreesWithTimestamps: [evidence({ plan: { answer: plan(stamps) } })],
  },
  guard: {
    wasAsked: [guarded(undefined)],
    hasNoDoubt: [guarded({ ...emptyReading(), doubts: ['Which ones is not known.'] })],
    passes: [guarded({ ...emptyReading(), results: [approvable] }), 'needs-override'],
  },
  run: {
    endsWell: [evidence({ run: { status: 'errored' } }), 'errored'],
    agreesWithTimestamps: [evidence({ run: stamps })],
    isThisOne: [evidence({ requirements: { runId: 'run-2' } })],
    isOfVersion: [evidence({ requirements: { versionId: 'cv-2' } })],
    isOfWorkspace: [evidence({ requirements: { workspace: { id: 'ws-2', name: 'net' } } })],
    isOfNamedWorkspace: [evidence({ workspaceName: 'sandbox' })],
    isAsRequested: [evidence({ run: { 'plan-only': false } })],
    plansEverything: [evidence({ requirements: { options: target }, run: target })],
    isCompared: [evidence({ requirements: { uncompared: ['Its options are not known.'] } })],
  },
  requirements: {
    isForItsBase: [evidence({ requirements: { base: ELSEWHERE } })],
    isJudged: [evidence({ requirePolicies: true })],
    allWereAsked: [{ ...evidence(), systems: evidence().systems.slice(1) }],
  },
};

const ALL = Object.entries(CASES).flatMap(([part, claims]) =>
  Object.entries(claims).map(([claim, [of, word = 'undecided' as const]]) => ({
    part,
    claim,
    of,
    word,
  })),
);

test('each claim has its case', () => {
  const claims = Object.entries(CLAIMS).flatMap(([part, each]) =>
    Object.keys(each).map((claim) => `${part}.${claim}`),
  );
  expect(ALL.map(({ part, claim }) => `${part}.${claim}`).sort()).toEqual(claims.sort());
});

test.each(ALL)('$part.$claim alone keeps the gate closed', ({ part, claim, of, word }) => {
  expect(decide(of).word).toBe(word);
  const without = { ...CLAIMS, [part]: { ...CLAIMS[part], [claim]: () => [] } };
  expect(vouchBy(without)(of)).toHaveProperty('green');
});

/** The claims whose reason leads to an entry of the page on problems. */
const CODES: Record<string, string> = {
  ...Object.fromEntries(
    Object.keys(SYSTEMS).flatMap((name) => [
      [`${name}.isFinished`, 'PG-133'],
      // Own policies say in the doubt itself what to do.
      ...(name === 'own-policies' ? [] : [[`${name}.hasNoDoubt`, 'PG-146'] as const]),
    ]),
  ),
  'plannedCommit.hasUsualOptions': 'PG-138',
  'plan.isGood': 'PG-119',
  'guard.hasNoDoubt': 'PG-134',
  'run.isAsRequested': 'PG-138',
  'run.isOfVersion': 'PG-142',
  'run.isOfWorkspace': 'PG-142',
  'run.isCompared': 'PG-142',
  'run.plansEverything': 'PG-141',
  'requirements.isForItsBase': 'PG-158',
};
test.each(ALL)('$part.$claim has the code that its page has', ({ part, claim, of }) => {
  expect(decide(of).reasons[0]?.code).toBe(CODES[`${part}.${claim}`]);
});

describe('what the cases have besides', () => {
  test.each([
    ['a run that version control started', pushed()],
    ['a guard', guarded(emptyReading())],
    ['own policies', evidence({ ownPolicies: {} })],
  ])('%s passes', (_, of) => {
    expect(decide(of)).toEqual({ word: 'passed', reasons: [] });
  });
});

describe('a run whose failure was overridden', () => {
  const at = '2026-11-21T10:00:00Z';
  const results = [policyResult({ status: 'overridden', override: { at } })];
  test.each<[string, VerdictWord]>([
    ['policy_checked', 'overridden'],
    ['planning', 'undecided'],
    ['policy_soft_failed', 'overridden'],
    ['errored', 'errored'],
    ['canceled', 'canceled'],
    ['discarded', 'canceled'],
  ])('and that is %s', (status, word) => {
    expect(decide(evidence({ run: { status }, policyChecks: reading({ results }) })).word).toBe(
      word,
    );
  });

  test('a status on the way to the end is no end where nothing was overridden', () => {
    const passing = reading({ results: [policyResult({})] });
    const checked = evidence({ run: { status: 'policy_checked' }, policyChecks: passing });
    expect(decide(checked).word).toBe('undecided');
  });
});
