/** A list of allowed sources in the gate: what it refuses never begins, and what it could not judge never passes. */
import { gate } from '../../src/gate/gate.ts';
import { GIVES_PLANS, offerInMemory } from '../../src/gate/plan-in-memory.ts';
import type { FoundWorkspace, GateResult } from '../../src/gate/result.ts';
import type { Offer, PlanSource } from '../../src/gate/source.ts';
import { failedPlan } from '../../src/plan/plan-document.ts';
import {
  sourcesEvidence,
  type JudgedBySources,
  type SourcesJudge,
} from '../../src/policy/systems/allowed-sources.ts';
import { gateRequest } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';

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
  notices: ['What it says.'],
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
  installed?: Said;
  failOn?: 'mandatory' | 'advisory' | 'never';
}

async function judge(wish: Wish): Promise<{ result: GateResult; offered: string[] }> {
  const { startsCode = true, startsTogether = true, failOn = 'mandatory' } = wish;
  const offered: string[] = [];
  const root = 'root' in wish ? undefined : '/repo';
  const workspaces = Object.keys(wish.files).map((name): FoundWorkspace => ({
    name,
    workingDirectory: name,
    root,
    notices: [],
  }));
  const source: PlanSource<FoundWorkspace> = {
    gives: GIVES_PLANS,
    startsCode,
    startsTogether,
    mostAtOnce: 1,
    find: async () => ({
      found: workspaces,
      prepare: async (found) => found,
      async *offers(found, scope): AsyncGenerator<Offer> {
        await scope.installed?.('');
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
      return says(said ?? {});
    },
    judgeInstalled: async () => says(wish.installed ?? {}),
    judgePlanned: async () => says(wish.ofPlan ?? {}),
  };
  const request = gateRequest([], { deadline: 60_000, failOn });
  const result = await gate(
    source,
    { ...request, judging: { sources } },
    {
      clock: { now: () => 0, date: () => new Date(0), sleep: () => Promise.resolve() },
      random: () => 0,
      log: quietLog(),
      signal: new AbortController().signal,
      onEvent: () => undefined,
    },
  );
  return { result, offered };
}

const words = ({ result }: { result: GateResult }) =>
  result.workspaces.map(({ workspace, verdict }) => `${workspace} ${verdict.word}`);

describe('where a source has code run', () => {
  test('what is allowed passes', async () => {
    const judged = await judge({ files: { a: {}, b: {} } });
    expect(words(judged)).toEqual(['a passed', 'b passed']);
    expect(judged.offered).toEqual(['a', 'b']);
  });

  test('nothing begins where one workspace is refused and all start together', async () => {
    const judged = await judge({ files: { a: LEAK, b: {} } });
    expect(words(judged)).toEqual(['a blocked', 'b undecided']);
    expect(judged.offered).toEqual([]);
    expect(judged.result.workspaces[0]?.notices).toContain('What it says.');
  });

  test('the others go on where each starts by itself', async () => {
    const judged = await judge({ files: { a: LEAK, b: {} }, startsTogether: false });
    expect(words(judged)).toEqual(['a blocked', 'b passed']);
    expect(judged.offered).toEqual(['b']);
  });

  test.each<[string, Said | Error]>([
    ['cannot be judged', new Error('git does not answer')],
    ['are not certain', { doubts: ['It cannot be read.'] }],
    ['are not certain and refused', { ...LEAK, doubts: ['It cannot be read.'] }],
    ['are not certain by an advisory list', { level: 'advisory', doubts: ['It cannot be read.'] }],
  ])('files that %s are undecided, and nothing begins', async (_, said) => {
    const judged = await judge({ files: { a: said } });
    expect(words(judged)).toEqual(['a undecided']);
    expect(judged.offered).toEqual([]);
  });

  test('an advisory list lets it begin', async () => {
    const judged = await judge({ files: { a: { ...LEAK, level: 'advisory' } } });
    expect(words(judged)).toEqual(['a advisory']);
  });

  test('with fail-on: never it begins and is reported, and a doubt stays a doubt', async () => {
    expect(words(await judge({ files: { a: LEAK }, failOn: 'never' }))).toEqual(['a blocked']);
    const doubt = { doubts: ['It cannot be read.'] };
    expect(words(await judge({ files: { a: doubt }, failOn: 'never' }))).toEqual(['a undecided']);
  });

  test('what init installed stops it before a plan', async () => {
    const judged = await judge({ files: { a: {} }, installed: LEAK });
    expect([words(judged), judged.offered]).toEqual([['a blocked'], []]);
  });

  test('files that are not on this machine are undecided', async () => {
    const judged = await judge({ files: { a: {} }, root: undefined });
    expect([words(judged), judged.offered]).toEqual([['a undecided'], []]);
  });

  test('the plan itself is not asked', async () => {
    expect(words(await judge({ files: { a: {} }, ofPlan: LEAK }))).toEqual(['a passed']);
  });
});

describe('where a plan was made before', () => {
  const made = { startsCode: false };

  test('what is refused blocks it, and it is judged', async () => {
    const judged = await judge({ files: { a: LEAK }, ...made });
    expect([words(judged), judged.offered]).toEqual([['a blocked'], ['a']]);
    expect(judged.result.workspaces[0]?.notices.join()).toContain('has run already');
  });

  test('what only the plan names blocks it', async () => {
    const judged = await judge({ files: { a: {} }, ofPlan: LEAK, ...made });
    expect(words(judged)).toEqual(['a blocked']);
    const [result] = judged.result.workspaces[0]?.results ?? [];
    expect(result?.output).toEqual(['provider `evil/leak` is not on the list']);
  });

  test('both are one result, and say each thing once', async () => {
    const judged = await judge({ files: { a: LEAK }, ofPlan: LEAK, ...made });
    expect(judged.result.workspaces[0]?.results).toHaveLength(1);
    expect(judged.result.workspaces[0]?.results[0]?.output).toHaveLength(1);
  });

  test('what cannot be judged never passes', async () => {
    const judged = await judge({ files: { a: new Error('git does not answer') }, ...made });
    expect(words(judged)).toEqual(['a undecided']);
  });
});
