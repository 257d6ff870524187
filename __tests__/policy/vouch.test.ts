/** What must hold for a plan that passes: each claim alone keeps the gate closed in each of its cases, and without it that case is green. */
import { CLAIMS, decide, judgeNamed, vouch } from '../support/judges.ts';
import type { FindingCode } from '../../src/model/finding.ts';
import { note, textsOf } from '../support/findings.ts';
import { emptyReading, type Reading, type SystemEvidence } from '../../src/policy/reading.ts';
import { ACCEPTED_LIMITS, type PlanLimit } from '../../src/model/plan-json.ts';
import { sourcesEvidence } from '../../src/policy/systems/allowed-sources.ts';
import { scannersEvidence } from '../../src/policy/systems/scanners.ts';
import { ownEvidence } from '../../src/policy/systems/own-policies.ts';
import { type Evidence, type PlannedCommit } from '../../src/policy/vouch.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import { evidence, plan, policyResult, runTask } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { asked, ingressOf, OTHER_COMMIT } from '../support/pushes.ts';

type Case = [of: Evidence, word?: VerdictWord];
/** Cases in which one claim alone keeps the gate closed: of a run, and of a plan that was made here. */
type Cases = Case | { [kind: string]: Case };
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
  isKnown: [{ how: { doubt: note('Page 2 is missing.', 'PG-129') } }],
  hasNoDoubt: [reading({ doubts: [note('It counts two.', 'PG-146')] })],
  hasNoError: [reading({ errors: [note('It broke.', 'policies-broken')] }), 'errored'],
  passes: [reading({ results: [failed] }), 'blocked'],
  tasksPass: [reading({ runTasks: [runTask({ status: 'failed' })] }), 'blocked'],
  isFinished: [reading({ unfinished: [{ what: 'one of them', word: 'queued' }] })],
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
const GIVES_COMMIT = { run: true, plannedCommit: true, serviceSystems: true };
const pushed = (changes: Partial<PlannedCommit> = {}): Evidence => ({
  ...evidence(STARTED),
  gives: GIVES_COMMIT,
  plannedCommit: { ...PUSHED, ...changes },
});

const stamps = { 'status-timestamps': { 'errored-at': '2026-11-21T10:00:00Z' } };
const target = { 'target-addrs': ['aws_vpc.main'] };
const ELSEWHERE = { branch: 'mine', defaultBranch: 'main', targetBranches: ['release/*'] };
const approvable = policyResult({ status: 'failed', overridable: true });

/** Of a plan that a program made here, or that a file has: no service has a run of it. */
const own = (status: 'passed' | 'failed') =>
  ownEvidence([policyResult({ judge: judgeNamed('own-policies'), status })]);
const MADE: Evidence = {
  requirements: {
    requirePolicies: true,
    base: undefined,
    judgedBy: [judgeNamed('own-policies')],
  },
  gives: { run: false, plannedCommit: false, serviceSystems: false },
  plan: { limits: [] },
  systems: [own('passed')],
};
const made = (changes: Partial<Evidence> = {}): Evidence => ({ ...MADE, ...changes });
const limited = (kind: PlanLimit['kind']) => ({
  limits: [{ kind, field: 33, finding: note('Not these files.', 'plan-made-of') }],
});
const OPTIONAL = { ...MADE.requirements, requirePolicies: false };
const NO_POLICIES = {
  requirePolicies: false,
  base: undefined,
  noPolicies: note('There is none.', 'no-policy'),
};
const { run: _, ...withoutRun } = evidence();

/** What a list of allowed sources says of the files of a plan that was made here. */
const LIST: Parameters<typeof sourcesEvidence>[0] = {
  file: 'allowed-sources.json',
  level: 'mandatory',
  refused: [],
  description: '',
  doubts: [],
};
const allowed = (changes: Partial<SystemEvidence> = {}): Evidence =>
  made({
    requirements: {
      ...MADE.requirements,
      judgedBy: [judgeNamed('own-policies'), judgeNamed('allowed-sources')],
    },
    systems: [own('passed'), { ...sourcesEvidence(LIST), ...changes }],
  });
const OF_SOURCES = Object.entries(SAID).map(([claim, [changes, word]]): [string, Case] => {
  const { reading: said } = sourcesEvidence(LIST);
  const more = changes.reading && {
    reading: { ...changes.reading, results: changes.reading.results.concat(said.results) },
  };
  return [claim, [allowed({ ...changes, ...more }), word]];
});

/** What a scanner says that found nothing, and more. */
const CLEAN = scannersEvidence([], ['Trivy'], []);
const scannedBy = (changes: Partial<SystemEvidence> = {}): Evidence =>
  made({
    requirements: {
      ...MADE.requirements,
      judgedBy: [judgeNamed('own-policies'), judgeNamed('scanners')],
    },
    systems: [own('passed'), { ...CLEAN, ...changes }],
  });
const OF_SCANNERS = Object.entries(SAID).map(([claim, [changes, word]]): [string, Case] => {
  const more = changes.reading && {
    reading: { ...changes.reading, results: changes.reading.results.concat(CLEAN.reading.results) },
  };
  return [claim, [scannedBy({ ...changes, ...more }), word]];
});

/** What the guard says of a plan whose rules all hold, and more. */
const HELD = policyResult({ judge: judgeNamed('guard'), policySet: '' });
const guarded = (changes: Partial<SystemEvidence> = {}): Evidence =>
  made({
    requirements: {
      ...MADE.requirements,
      judgedBy: [judgeNamed('own-policies'), judgeNamed('guard')],
    },
    systems: [
      own('passed'),
      {
        judge: judgeNamed('guard'),
        how: { complete: true },
        reading: { ...emptyReading(), results: [HELD] },
        ...changes,
      },
    ],
  });
const OF_GUARD = Object.entries(SAID).map(([claim, [changes, word]]): [string, Case] => {
  const more = changes.reading && {
    reading: { ...changes.reading, results: changes.reading.results.concat(HELD) },
  };
  return [claim, [guarded({ ...changes, ...more }), word]];
});
/** Nothing was planned. */
const UNSTARTED: Evidence = {
  requirements: {
    requirePolicies: false,
    base: undefined,
    judgedBy: [judgeNamed('allowed-sources')],
  },
  gives: MADE.gives,
  plan: { notStarted: note('Nothing was planned.', 'not-started') },
  systems: [sourcesEvidence(LIST)],
};

/** Part and claim → evidence that this claim alone refuses, and its verdict if it is not undecided. */
const CASES: Record<string, Record<string, Cases>> = {
  ...Object.fromEntries(OF_SYSTEMS),
  'own-policies': {
    ...Object.fromEntries(OF_SYSTEMS)['own-policies'],
    passes: {
      ofRun: [evidence({ ownPolicies: reading({ results: [failed] }) }), 'blocked'],
      made: [made({ systems: [own('failed')] }), 'blocked'],
    },
  },
  'allowed-sources': Object.fromEntries(OF_SOURCES),
  scanners: Object.fromEntries(OF_SCANNERS),
  guard: {
    ...Object.fromEntries(OF_GUARD),
    passes: {
      blocks: [guarded(reading({ results: [failed] })), 'blocked'],
      waits: [guarded(reading({ results: [approvable] })), 'needs-override'],
    },
  },
  plannedCommit: {
    isKnown: [pushed({ ingress: { doubt: note('Its commit is not known.', 'commit-unknown') } })],
    isOfTheChange: [pushed({ ingress: about({ commit: OTHER_COMMIT }) })],
    isRecent: [pushed(asked(new Date('2026-11-21T12:00:00Z')))],
    hasUsualOptions: [pushed({ terraformVersion: '1.5.7' })],
  },
  plan: {
    isKnown: [
      evidence({ plan: { doubt: note('Run run-1 does not name its plan.', 'no-plan-of-run') } }),
    ],
    isStarted: [UNSTARTED],
    isGood: {
      ofRun: [evidence({ planStatus: 'errored' }), 'errored'],
      made: [
        made({
          plan: { failed: ['It broke.'] },
          systems: [],
          requirements: { requirePolicies: false, base: undefined },
        }),
        'errored',
      ],
    },
    isWhole: [made({ plan: limited('not-certain') })],
    agreesWithTimestamps: [evidence({ plan: { answer: plan(stamps) } })],
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
    isCompared: [
      evidence({ requirements: { uncompared: [note('Its options are not known.', 'PG-142')] } }),
    ],
  },
  requirements: {
    isForItsBase: {
      ofRun: [evidence({ requirements: { base: ELSEWHERE } })],
      made: [made({ requirements: { ...MADE.requirements, base: ELSEWHERE } })],
    },
    isJudged: {
      ofRun: [evidence({ requirePolicies: true })],
      made: [made({ systems: [], requirements: NO_POLICIES })],
      bySources: [made({ systems: [sourcesEvidence(LIST)], requirements: NO_POLICIES })],
      byScanners: [made({ systems: [CLEAN], requirements: NO_POLICIES })],
    },
  },
  gives: {
    isThere: {
      withoutRun: [withoutRun],
      withoutCommit: [{ ...evidence(), gives: GIVES_COMMIT }],
      withoutSystem: [{ ...evidence(), systems: evidence().systems.slice(1) }],
      notAsked: [made({ systems: [], requirements: OPTIONAL })],
      withoutList: [
        made({
          requirements: {
            ...MADE.requirements,
            judgedBy: [judgeNamed('own-policies'), judgeNamed('allowed-sources')],
          },
        }),
      ],
      withoutResult: [made({ systems: [ownEvidence([])], requirements: OPTIONAL })],
      withoutGuard: [{ ...guarded(), systems: [own('passed')] }],
    },
  },
};

const ALL = Object.entries(CASES).flatMap(([part, claims]) =>
  Object.entries(claims).flatMap(([claim, cases]) =>
    Object.entries(Array.isArray(cases) ? { only: cases } : cases).map(
      ([kind, [of, word = 'undecided' as const]]) => ({ part, claim, kind, of, word }),
    ),
  ),
);

test('each claim has its case', () => {
  const claims = Object.entries(CLAIMS).flatMap(([part, each]) =>
    Object.keys(each).map((claim) => `${part}.${claim}`),
  );
  const tried = new Set(ALL.map(({ part, claim }) => `${part}.${claim}`));
  expect([...tried].sort()).toEqual(claims.sort());
});

test.each(ALL)('$part: $claim ($kind) alone keeps the gate closed', ({ part, claim, of, word }) => {
  expect(decide(of).word).toBe(word);
  const without = { ...CLAIMS, [part]: { ...CLAIMS[part], [claim]: () => [] } };
  expect(vouch(of, without)).toHaveProperty('green');
});

/** The code of the reason of each claim: its own, or that of the finding which the evidence has. */
const CODES: Record<string, FindingCode> = {
  ...Object.fromEntries(
    [...Object.keys(SYSTEMS), 'allowed-sources', 'scanners', 'guard'].flatMap(
      (name): [string, FindingCode][] => [
        [`${name}.isKnown`, 'PG-129'],
        [`${name}.hasNoDoubt`, 'PG-146'],
        [`${name}.hasNoError`, 'policies-broken'],
        [`${name}.passes`, 'policy-result'],
        [`${name}.tasksPass`, 'run-task-result'],
        [`${name}.isFinished`, 'PG-133'],
      ],
    ),
  ),
  'plannedCommit.isKnown': 'commit-unknown',
  'plannedCommit.isOfTheChange': 'other-change',
  'plannedCommit.isRecent': 'other-time',
  'plannedCommit.hasUsualOptions': 'PG-138',
  'plan.isKnown': 'no-plan-of-run',
  'plan.isStarted': 'not-started',
  'plan.isGood': 'PG-119',
  'plan.isWhole': 'plan-made-of',
  'plan.agreesWithTimestamps': 'PG-146',
  'run.endsWell': 'run-errored',
  'run.agreesWithTimestamps': 'PG-146',
  'run.isThisOne': 'PG-142',
  'run.isAsRequested': 'PG-138',
  'run.isOfVersion': 'PG-142',
  'run.isOfWorkspace': 'PG-142',
  'run.isOfNamedWorkspace': 'PG-154',
  'run.isCompared': 'PG-142',
  'run.plansEverything': 'PG-141',
  'requirements.isForItsBase': 'PG-158',
  'requirements.isJudged': 'no-policy',
  'gives.isThere': 'not-given',
};
test.each(ALL)('$part: $claim ($kind) has its code', ({ part, claim, of }) => {
  const [first] = decide(of).reasons;
  expect(first?.code).toBeDefined();
  expect(first?.code).toBe(CODES[`${part}.${claim}`]);
});

describe('a case in which nothing is wrong', () => {
  test.each([
    ['a run that version control started', pushed()],
    ['a guard', guarded()],
    ['own policies', evidence({ ownPolicies: {} })],
    ['a plan that was made here', made()],
    ['what a list allows', allowed()],
  ])('passes: %s', (_, of) => {
    expect(decide(of)).toEqual({ word: 'passed', reasons: [] });
  });
});

describe('files that a list does not allow', () => {
  const refused = { ...LIST, refused: [{ text: 'provider `evil/leak` is not on the list' }] };
  const without = (list: typeof LIST): VerdictWord =>
    decide({ ...UNSTARTED, systems: [sourcesEvidence(list)] }).word;

  test('are the one reason of a block, and not that nothing was planned', () => {
    const { word, reasons } = decide({ ...UNSTARTED, systems: [sourcesEvidence(refused)] });
    expect([word, reasons.length]).toEqual(['blocked', 1]);
  });

  test('are undecided where it is uncertain what would run', () => {
    expect(without({ ...LIST, doubts: [note('It cannot be read.')] })).toBe('undecided');
    expect(without({ ...refused, doubts: [note('It cannot be read.')] })).toBe('undecided');
  });

  test('never pass where nothing was planned', () => {
    expect(without(LIST)).toBe('undecided');
    expect(without({ ...refused, level: 'advisory' })).toBe('undecided');
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
  ])('that is "%s" is %s', (status, word) => {
    expect(decide(evidence({ run: { status }, policyChecks: reading({ results }) })).word).toBe(
      word,
    );
  });

  test('has not ended in a status on the way, unless something was overridden', () => {
    const passing = reading({ results: [policyResult({})] });
    const checked = evidence({ run: { status: 'policy_checked' }, policyChecks: passing });
    expect(decide(checked).word).toBe('undecided');
  });
});

describe('a plan that was made here', () => {
  test('is advisory where a limit is accepted, and notes change nothing', () => {
    const wordOf = (kind: PlanLimit['kind']) => decide(made({ plan: limited(kind) })).word;
    expect(ACCEPTED_LIMITS.map(wordOf)).toEqual(['advisory', 'advisory']);
    expect([wordOf('empty-state'), wordOf('noted')]).toEqual(['passed', 'passed']);
  });

  test('has the doubt as its one reason where a rule of the guard was not evaluated', () => {
    const rule = policyResult({ judge: judgeNamed('guard'), status: 'not-evaluated' });
    const doubts = [note('Which ones is not known.', 'PG-134')];
    const unsure = guarded({ reading: { ...emptyReading(), doubts, results: [rule] } });
    expect(decide(unsure)).toMatchObject({
      word: 'undecided',
      reasons: doubts,
    });
  });

  test('has one reason where it failed, because nothing was asked of it', () => {
    const failedHere = { plan: { failed: ['It broke.'] }, systems: [] };
    const { reasons } = decide({ ...guarded(), ...failedHere });
    expect(textsOf(reasons)).toEqual(['The plan failed, so no policy could be evaluated.']);
    expect(reasons.map(({ code }) => code)).toEqual(['PG-119']);
  });

  test.each([
    [
      { requirePolicies: true, base: undefined },
      'No policy judged this plan, and policies are required.',
    ],
    [
      { requirePolicies: false, base: undefined, noPolicies: note('There is none.') },
      'There is none.',
    ],
  ])('that no policy judged is undecided with a reason, with %j', (requirements, sentence) => {
    const reasons = textsOf(decide(made({ requirements, systems: [] })).reasons);
    expect(reasons).toEqual([sentence]);
  });
});
