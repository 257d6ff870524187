/**
 * Plans that are made or read here, with each part of what is known of them left out once: never green. And one judge
 * of this file's own, of plans that come from this file, through the whole pipeline with every verdict: a new one is a file and a line.
 */
import { judgeNamed } from '../support/judges.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CANCELED, GateStop } from '../../src/gate/failure-of.ts';
import { gate } from '../../src/gate/gate.ts';
import { SCANS } from '../../src/gate/judges/scanners.ts';
import { scannersEvidence } from '../../src/policy/systems/scanners.ts';
import { SOURCES } from '../../src/gate/judges/allowed-sources.ts';
import { GUARD } from '../../src/gate/judges/guard.ts';
import { JUDGES } from '../../src/gate/judges/judges.ts';
import { OWN } from '../../src/gate/judges/own-policies.ts';
import type { FilesJudge, AnyJudge, JudgedFiles } from '../../src/gate/judges/policy-judge.ts';
import { GIVES_PLANS, offerInMemory, type PlannerPorts } from '../../src/gate/plan-in-memory.ts';
import type { FoundWorkspace } from '../../src/gate/result.ts';
import type { PlansFrom } from '../../src/gate/plans-from.ts';
import { openFilesOfPlans } from '../../src/gate/plans-from/plan-file.ts';
import { openProgram } from '../../src/gate/plans-from/program-here.ts';
import { isGreen, VERDICTS, type Verdict, type VerdictWord } from '../../src/model/verdict.ts';
import { failedPlan, type Planned } from '../../src/plan/plan-document.ts';
import { UnreadablePlan } from '../../src/plan/read-plan.ts';
import { emptyReading, type Reading } from '../../src/policy/reading.ts';
import { sourcesEvidence, type SourcesJudge } from '../../src/policy/systems/allowed-sources.ts';
import { ENTRY, TODAY } from '../policy/sample-exception.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { policyResult } from '../support/evidence.ts';
import { gateRequest, type GateWish } from '../support/gate-bench.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';
import { quietLog } from '../support/quiet-log.ts';
import { note, textsOf } from '../support/findings.ts';

const DEADLINE = 60_000;
const DIRECTORY = emptyDirectory();
writeFileSync(join(DIRECTORY, 'main.tf'), '');

/** A plan without changes and without problems. */
const PLAN: Planned = { ...failedPlan([]), madeBy: 'a file' };
const PASSED = policyResult({
  judge: judgeNamed('own-policies'),
  policySet: 'policies',
  policy: 'tags',
});

/** What is different from a plan that passes. */
interface Lack {
  planned?: Partial<Planned> | Error;
  names?: string[];
  choose?: Error;
  root?: string;
  own?: 'nothing said' | 'broken' | 'none';
  judges?: readonly AnyJudge[];
  wish?: GateWish;
  skipped?: { name: string; directory: string | undefined }[];
}

async function judgeHere(kind: 'program' | 'plan-file', lack: Lack = {}) {
  const { planned = {}, own = 'passes', names = ['net'] } = lack;
  const ports: PlannerPorts = {
    planner: {
      async plan(_name, _signal, installed) {
        await installed?.(undefined);
        if (planned instanceof Error) throw planned;
        return { ...PLAN, ...planned };
      },
      planBefore: () => Promise.reject(new Error('there is none')),
      close: async () => undefined,
    },
    organization: undefined,
    placeOf: () => ({ root: lack.root ?? DIRECTORY, workingDirectory: '' }),
    async choose() {
      if (lack.choose !== undefined) throw lack.choose;
      return { names, refused: [], skipped: lack.skipped ?? [], uncommitted: undefined };
    },
  };
  const judge = {
    sources: ['policies'],
    readsWhole: true,
    async judge() {
      if (own === 'broken') throw new Error('opa was ended');
      return { results: own === 'nothing said' ? [] : [PASSED], notices: [] };
    },
  };
  const wish =
    own === 'none' ? { noPolicies: note('No policy judges this plan.') } : { own: judge };
  const base = { branch: 'main', defaultBranch: 'main', targetBranches: [] };
  const asked = { requirePolicies: true, base, ...wish, ...lack.wish };
  const request = gateRequest([], { deadline: DEADLINE, ...asked });
  const git = { environment: {} } as never;
  const programPorts = { program: 'terraform', changedFiles: undefined, git } as const;
  const source =
    kind === 'program'
      ? openProgram(request, { ...ports, ...programPorts })
      : openFilesOfPlans(request, ports);
  return run(source, request, lack.judges);
}

function run(
  source: PlansFrom<FoundWorkspace>,
  request: ReturnType<typeof gateRequest>,
  judges?: readonly AnyJudge[],
) {
  const { signal } = new AbortController();
  const ports = { clock: instantClock(), random: () => 0, log: quietLog(), signal };
  return gate(source, request, { ...ports, onEvent: () => undefined }, judges);
}

const without = (left: AnyJudge) => JUDGES.filter((judge) => judge !== left);
const RULES = { protect: ['aws_db_instance.*'], maxDestroys: undefined };
const DELETED = { additions: 0, changes: 0, destructions: 1 };
const LIMIT = { kind: 'not-certain', finding: note('It is not known to be whole.') } as const;
const ERROR = { severity: 'error', summary: 'Unsupported argument' } as const;

const SAID = {
  evidence: sourcesEvidence({
    file: 'allowed-sources.json',
    level: 'mandatory',
    refused: [],
    description: '',
    doubts: [],
  }),
  notices: [],
};
/** A scanner that found nothing, by its file. */
const NOTHING_FOUND = scannersEvidence([], ['Trivy'], []);

/** A list of allowed sources that allows everything. */
const NOTHING_REFUSED: SourcesJudge = {
  file: 'allowed-sources.json',
  judge: async () => SAID,
};

const LACKS: Record<string, Lack> = {
  'a file that cannot be read': { planned: new UnreadablePlan('It is no plan.') },
  'a program that breaks': { planned: new Error('terraform was ended') },
  'a plan with an error': { planned: { problems: [ERROR] } },
  'a plan that may not be whole': { planned: { limits: [LIMIT] } },
  'a plan of a part': { planned: { limits: [{ ...LIMIT, kind: 'not-certain' }] } },
  'no workspace': { names: [] },
  'no list of workspaces': { choose: new Error('the directory is gone') },
  'own policies that say nothing': { own: 'nothing said' },
  'own policies that break': { own: 'broken' },
  'no own policies': { own: 'none' },
  'own policies that nobody asked': { judges: without(OWN) },
  'a guard that nobody asked': { judges: without(GUARD), wish: { guard: RULES } },
  'a list of allowed sources that nobody asked': {
    judges: without(SOURCES),
    wish: { sources: NOTHING_REFUSED },
  },
  'a scanner that nobody asked': {
    judges: without(SCANS),
    wish: { scans: { judge: async () => ({ evidence: NOTHING_FOUND, notices: [] }) } },
  },
  'a scanner that says nothing': {
    wish: {
      scans: { judge: async () => ({ evidence: scannersEvidence([], [], []), notices: [] }) },
    },
  },
  'a guard without the changes': { planned: { counts: DELETED }, wish: { guard: RULES } },
  'another base': {
    wish: { base: { branch: 'mine', defaultBranch: 'main', targetBranches: [] } },
  },
};

describe.each(['program', 'plan-file'] as const)('%s', (kind) => {
  test('passes with everything there', async () => {
    expect((await judgeHere(kind)).verdict).toEqual({ word: 'passed', reasons: [] });
    const guarded = await judgeHere(kind, { wish: { guard: RULES } });
    expect(guarded.verdict.word).toBe('passed');
    const listed = await judgeHere(kind, { wish: { sources: NOTHING_REFUSED } });
    expect(listed.verdict.word).toBe('passed');
    const clean = { judge: async () => ({ evidence: NOTHING_FOUND, notices: [] }) };
    expect((await judgeHere(kind, { wish: { scans: clean } })).verdict.word).toBe('passed');
  });

  test.each(Object.entries(LACKS))('is never green with %s, and says why', async (_, lack) => {
    const { verdict } = await judgeHere(kind, lack);
    expect(isGreen(verdict.word, 'mandatory')).toBe(false);
    expect(verdict.reasons.length).toBeGreaterThan(0);
  });
});

test('where no workspace is concerned, what scanners found in none closes the gate', async () => {
  const wordOf = async (evidence: typeof NOTHING_FOUND) => {
    const wish = {
      requirePolicies: false,
      scans: { judge: async () => ({ evidence, notices: [] }) },
    };
    return (await judgeHere('plan-file', { names: [], wish })).verdict.word;
  };
  expect(await wordOf(NOTHING_FOUND)).toBe('passed');
  expect(await wordOf(scannersEvidence([], [], [note('It is not there.')]))).toBe('undecided');
});

test('an exception is said to fit nothing only where policies were judged', async () => {
  const exceptions = { entries: [{ ...ENTRY, workspace: 'net' }], today: TODAY };
  const noticesOf = async (planned: Lack['planned']) => {
    const { workspaces } = await judgeHere('plan-file', { planned, wish: { exceptions } });
    return workspaces.flatMap(({ notices }) => textsOf(notices));
  };
  expect(await noticesOf({})).toEqual([expect.stringContaining(ENTRY.policy)]);
  expect(await noticesOf(new UnreadablePlan('It is no plan.'))).toEqual([]);
});

test('a program does not plan a directory without a configuration', async () => {
  const { verdict } = await judgeHere('program', { root: emptyDirectory() });
  expect(verdict.reasons).toMatchObject([{ code: 'PG-115' }]);
});

/** What the plans of no check come from: they are in memory. */
function openFixture(reason?: GateStop): PlansFrom<FoundWorkspace> {
  const workspace = { name: 'net', workingDirectory: '', root: undefined, notices: [] };
  return {
    gives: GIVES_PLANS,
    startsCode: false,
    startsTogether: false,
    mostAtOnce: 1,
    find: async () => ({
      found: [workspace],
      prepare: async (found) => found,
      async *offers(found, scope) {
        if (reason !== undefined) throw reason;
        yield offerInMemory(found, { planned: PLAN, input: undefined }, 0, scope);
      },
    }),
  };
}

const FIXTURE = {
  ...judgeNamed('policy-check'),
  name: 'fixture',
  title: 'fixture',
  reads: 'plan',
} as const;
const FILES_FIXTURE = { ...FIXTURE, reads: 'files' } as const;

/** A judge that no check has: it says what it is told to say. */
function fixtureJudge(reading: Partial<Reading> | undefined): AnyJudge {
  const evidence = { judge: FIXTURE, how: { complete: true } as const };
  return {
    reads: 'plan',
    systems: [FIXTURE],
    isAsked: () => true,
    judge: async () =>
      reading && { systems: [{ ...evidence, reading: { ...emptyReading(), ...reading } }] },
  };
}

const result = (more: Parameters<typeof policyResult>[0]) => ({
  results: [policyResult({ judge: FIXTURE, policySet: 'set', policy: 'tags', ...more })],
});
const SAYS: Record<Exclude<VerdictWord, 'canceled'>, Partial<Reading>> = {
  passed: result({ status: 'passed' }),
  advisory: result({ status: 'failed', level: 'advisory' }),
  overridden: result({ status: 'overridden', level: 'soft-mandatory', overridable: true }),
  'needs-override': result({ status: 'failed', level: 'soft-mandatory', overridable: true }),
  blocked: result({ status: 'failed', level: 'mandatory', overridable: false }),
  errored: { ...result({ status: 'passed' }), errors: [note('The policy set broke.')] },
  undecided: { doubts: [note('A page is missing.')] },
};

test.each(VERDICTS)(
  'plans that come from elsewhere, and a judge that no check has, give the verdict %s',
  async (word) => {
    const says = word === 'canceled' ? {} : SAYS[word];
    const reason = word === 'canceled' ? new GateStop('canceled', CANCELED) : undefined;
    const request = gateRequest([], { deadline: DEADLINE, requirePolicies: true });
    const judges = [...JUDGES, fixtureJudge(says)];
    const { verdict } = await run(openFixture(reason), request, judges);
    expect(verdict.word).toBe(word);
  },
);

/** A judge of files that no check has. @param again what it says when more is known; it is asked once where that is left out */
function judgeOfFiles(says: Said, again?: { says: Said }): FilesJudge {
  const say = async (said: Said): Promise<JudgedFiles | undefined> => {
    if (said instanceof Error) throw said;
    const system = { judge: FILES_FIXTURE, how: { complete: true } as const };
    return said && { systems: [{ ...system, reading: { ...emptyReading(), ...said } }] };
  };
  return {
    reads: 'files',
    systems: [FILES_FIXTURE],
    isAsked: () => true,
    async judge() {
      const judged = await say(says);
      return judged && { ...judged, again: again && (async () => (await say(again.says)) ?? {}) };
    },
  };
}
type Said = Partial<Reading> | Error | undefined;

const NOT_ASKED = 'Nothing was asked of the fixture of this plan.';
const OF_FILES: [string, Said, VerdictWord, text: string][] = [
  ['answers with nothing', undefined, 'undecided', NOT_ASKED],
  ['has no result, no doubt and no error', {}, 'undecided', NOT_ASKED],
  ['refuses them', SAYS.blocked, 'blocked', 'failed and cannot be overridden'],
  ['is uncertain', SAYS.undecided, 'undecided', 'A page is missing.'],
  ['breaks', SAYS.errored, 'errored', 'The policy set broke.'],
  ['throws', new Error('The files are gone.'), 'undecided', 'The files are gone.'],
];

const reasonsOf = ({ reasons }: Verdict) => textsOf(reasons).join();

describe('a judge of files that', () => {
  test.each(OF_FILES)('%s keeps all from being started', async (_, says, word, text) => {
    const judges = [...JUDGES, judgeOfFiles(says)];
    const { result, asked, runs } = await runLocally({ workspaces: { net: {}, nat: {} }, judges });
    expect(result.workspaces.map(({ verdict }) => verdict.word)).toEqual([word, word]);
    expect(reasonsOf(result.verdict)).toContain(text);
    expect([asked.filter(({ method }) => method !== 'GET'), runs]).toEqual([[], []]);
  });

  test.each(OF_FILES)(
    '%s closes the gate, also when more is known',
    async (_, says, word, text) => {
      for (const kind of ['program', 'plan-file'] as const) {
        for (const judge of [judgeOfFiles(says), judgeOfFiles(SAYS.passed, { says })]) {
          const { verdict } = await judgeHere(kind, { judges: [...JUDGES, judge] });
          expect([verdict.word, reasonsOf(verdict)]).toEqual([word, expect.stringContaining(text)]);
        }
      }
    },
  );

  test('knows the workspaces that are judged, and those that the change does not concern', async () => {
    const told: unknown[] = [];
    const judge: FilesJudge = {
      ...judgeOfFiles(undefined),
      async judge(workspace, _, { all, skipped }) {
        told.push([workspace.name, all.map(({ name }) => name), skipped]);
        return undefined;
      },
    };
    const skipped = [{ name: 'dns', directory: '/checkout/dns' }];
    const names = ['net', 'nat'];
    await judgeHere('plan-file', { judges: [...JUDGES, judge], names, skipped });
    expect(told).toEqual(names.map((name) => [name, names, skipped]));
  });

  test('allows what would start is one of those that judge the plan', async () => {
    const judges = [...JUDGES, judgeOfFiles(SAYS.advisory)];
    const { result, runs } = await runLocally({ judges });
    expect([result.verdict.word, runs.length]).toEqual(['advisory', 1]);
  });
});

test.each([
  ['answers with nothing', undefined],
  ['has no result, no doubt and no error', {}],
])('a judge that %s leaves the verdict undecided', async (_, says) => {
  const request = gateRequest([], { deadline: DEADLINE, requirePolicies: false });
  const judges = [...JUDGES, fixtureJudge(says)];
  const { verdict } = await run(openFixture(), request, judges);
  expect([verdict.word, ...textsOf(verdict.reasons)]).toEqual([
    'undecided',
    'Nothing was asked of the fixture of this plan.',
  ]);
});
