/** A list of allowed sources in the gate: what it refuses never begins, and what it could not judge never passes. */
import { gate } from '../../src/gate/gate.ts';
import { GIVES_PLANS, offerInMemory } from '../../src/gate/plan-in-memory.ts';
import type { FoundWorkspace, GateResult } from '../../src/gate/result.ts';
import type { Offer, PlansFrom } from '../../src/gate/plans-from.ts';
import { failedPlan } from '../../src/plan/plan-document.ts';
import {
  sourcesEvidence,
  type JudgedBySources,
  type SourcesJudge,
} from '../../src/policy/systems/allowed-sources.ts';
import { gateRequest } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';
import { note, textsOf } from '../support/findings.ts';
import { textOf } from '../../src/model/finding.ts';

const UNREAD = note('It cannot be read.');
const LIST = {
  file: 'allowed-sources.json',
  level: 'mandatory',
  refused: [],
  description: '',
  doubts: [],
} as const;
type Said = Partial<Parameters<typeof sourcesEvidence>[0]>;
const says = (said: Said): JudgedBySources => ({
  evidence: sourcesEvidence({ ...LIST, ...said }),
  notices: [note('What it says.')],
});
const LEAK: Said = { refused: [{ text: 'provider `evil/leak` is not on the list' }] };
const PLANNED = {
  ...failedPlan([]),
  problems: [],
  limits: [],
  counts: { additions: 0, changes: 0, destructions: 0 },
};

interface Wish {
  /** What the list says of the files of each workspace. */
  files: Record<string, Said | Error>;
  startsCode?: boolean;
  startsTogether?: boolean;
  root?: undefined;
  /** What it says of the plan, and of what `init` installed. */
  ofPlan?: Said;
  installed?: Said | Error;
  /** Whether the check is canceled, and the files are still being read. */
  isCanceled?: boolean;
  failOn?: 'mandatory' | 'advisory' | 'never';
}

async function judge(wish: Wish): Promise<{ result: GateResult; offered: string[] }> {
  const { startsCode = true, startsTogether = true, failOn = 'mandatory' } = wish;
  const offered: string[] = [];
  const canceled = new AbortController();
  const root = 'root' in wish ? undefined : '/repo';
  const workspaces = Object.keys(wish.files).map((name): FoundWorkspace => ({
    name,
    workingDirectory: name,
    root,
    notices: [],
  }));
  const source: PlansFrom<FoundWorkspace> = {
    gives: GIVES_PLANS,
    startsCode,
    startsTogether,
    mostAtOnce: 1,
    find: async () => ({
      found: workspaces,
      prepare: async (found) => found,
      async *offers(found, scope): AsyncGenerator<Offer> {
        if (startsCode) await scope.installed('');
        offered.push(found.name);
        yield offerInMemory(found, { planned: PLANNED, input: undefined }, 0, scope);
      },
    }),
  };
  const sources: SourcesJudge = {
    file: LIST.file,
    async judge({ workingDirectory }) {
      const said = wish.files[workingDirectory];
      if (said instanceof Error) throw said;
      if (wish.isCanceled === true) {
        canceled.abort();
        await new Promise(() => undefined);
      }
      const again: JudgedBySources['again'] = async (later) => {
        const more = 'plan' in later ? wish.ofPlan : wish.installed;
        if (more instanceof Error) throw more;
        return says({ ...said, ...more });
      };
      return { ...says(said ?? {}), again };
    },
  };
  const request = gateRequest([], { deadline: 60_000, failOn });
  const result = await gate(
    source,
    { ...request, judging: { sources } },
    {
      clock: { now: () => 0, date: () => new Date(0), sleep: () => Promise.resolve() },
      random: () => 0,
      log: quietLog(),
      alarms: {
        in: () => canceled.signal,
        after: () => canceled.signal,
        any: () => canceled.signal,
      },
      signal: canceled.signal,
      onEvent: () => undefined,
    },
  );
  return { result, offered };
}

const words = ({ result }: { result: GateResult }) =>
  result.workspaces.map(({ workspace, verdict }) => `${workspace} ${verdict.word}`);

describe('the list of allowed sources, before any code is run', () => {
  test('allows a plan to begin', async () => {
    const judged = await judge({ files: { a: {}, b: {} } });
    expect(words(judged)).toEqual(['a passed', 'b passed']);
    expect(judged.offered).toEqual(['a', 'b']);
  });

  test('stops all workspaces where they start together and one is refused', async () => {
    const judged = await judge({ files: { a: LEAK, b: {} } });
    expect(words(judged)).toEqual(['a blocked', 'b undecided']);
    expect(judged.offered).toEqual([]);
    expect(textsOf(judged.result.workspaces[0]?.notices ?? [])).toContain('What it says.');
  });

  test('stops only the refused workspace where each starts by itself', async () => {
    const judged = await judge({ files: { a: LEAK, b: {} }, startsTogether: false });
    expect(words(judged)).toEqual(['a blocked', 'b passed']);
    expect(judged.offered).toEqual(['b']);
  });

  test.each<[string, Said | Error]>([
    ['cannot be judged', new Error('git does not answer')],
    ['are not certain', { doubts: [UNREAD] }],
    ['are not certain and refused', { ...LEAK, doubts: [UNREAD] }],
    ['are not certain by an advisory list', { level: 'advisory', doubts: [UNREAD] }],
  ])('is undecided, and nothing begins, if the files %s', async (_, said) => {
    const judged = await judge({ files: { a: said } });
    expect(words(judged)).toEqual(['a undecided']);
    expect(judged.offered).toEqual([]);
  });

  test('allows a plan to begin, if it is advisory', async () => {
    const judged = await judge({ files: { a: { ...LEAK, level: 'advisory' } } });
    expect(words(judged)).toEqual(['a advisory']);
  });

  test('allows a refused plan with fail-on: never, and a doubt stays a doubt', async () => {
    expect(words(await judge({ files: { a: LEAK }, failOn: 'never' }))).toEqual(['a blocked']);
    const doubt = { doubts: [UNREAD] };
    expect(words(await judge({ files: { a: doubt }, failOn: 'never' }))).toEqual(['a undecided']);
  });

  test('stops a plan after init, by what was installed', async () => {
    const judged = await judge({ files: { a: {} }, installed: LEAK });
    expect([words(judged), judged.offered]).toEqual([['a blocked'], []]);
  });

  test('is undecided after init where what was installed cannot be judged', async () => {
    const judged = await judge({ files: { a: {} }, installed: new Error('It is too deep.') });
    expect([words(judged), judged.offered]).toEqual([['a undecided'], []]);
    const [reason] = judged.result.verdict.reasons;
    expect(reason && textOf(reason)).toBe(
      'The files were not judged by allowed-sources.json: It is too deep.',
    );
  });

  test('is canceled with the check, while it reads files', async () => {
    const judged = await judge({ files: { a: {} }, isCanceled: true });
    expect([words(judged), judged.offered]).toEqual([['a canceled'], []]);
  });

  test('is undecided where the files are not on this machine', async () => {
    const judged = await judge({ files: { a: {} }, root: undefined });
    expect([words(judged), judged.offered]).toEqual([['a undecided'], []]);
  });

  test('is not asked about the plan itself', async () => {
    expect(words(await judge({ files: { a: {} }, ofPlan: LEAK }))).toEqual(['a passed']);
  });
});

describe('the list of allowed sources, where a plan was made before', () => {
  const made = { startsCode: false };

  test('blocks what it refuses, and the plan is judged', async () => {
    const judged = await judge({ files: { a: LEAK }, ...made });
    expect([words(judged), judged.offered]).toEqual([['a blocked'], ['a']]);
    expect(textsOf(judged.result.workspaces[0]?.notices ?? []).join()).toContain('has run already');
  });

  test('blocks what only the plan names', async () => {
    const judged = await judge({ files: { a: {} }, ofPlan: LEAK, ...made });
    expect(words(judged)).toEqual(['a blocked']);
    const [result] = judged.result.workspaces[0]?.results ?? [];
    expect(result?.output).toEqual(['provider `evil/leak` is not on the list']);
  });

  test('never passes what it cannot judge', async () => {
    const judged = await judge({ files: { a: new Error('git does not answer') }, ...made });
    expect(words(judged)).toEqual(['a undecided']);
  });
});
