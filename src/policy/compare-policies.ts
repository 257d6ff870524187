/** What a change of policies changes for many workspaces. What is unknown on one side never counts as passed. */
import type { PolicyAnswer, PolicyFacts, TriedWorkspace, Unjudged } from '../model/policy-trial.ts';
import { printedLines } from './from-outcomes.ts';
import { namedIn } from './named-resources.ts';

/** What a policy says of one workspace. */
export interface TouchedWorkspace {
  workspace: string;
  /** Addresses that the plan has. A policy can print others, and values of the plan in them. */
  resources: readonly string[];
  /** The policy does not fail there: it breaks. */
  breaks: boolean;
}

export interface PolicyDifference {
  policy: string;
  /** Undefined where the side does not have it. */
  levels: { before: string | undefined; after: string | undefined };
  /** Below the directory of the policies; that of the default branch for a policy that is gone. */
  file: string | undefined;
  /** It fails there, is mandatory, and does not block there yet. */
  newlyBlocks: readonly TouchedWorkspace[];
  /** It blocks there on both sides, and now for these resources as well. */
  blocksMore: readonly TouchedWorkspace[];
  /** It blocks there on the default branch, and not any more. */
  frees: readonly TouchedWorkspace[];
  /** It is advisory, and fails there for the first time. */
  newlyWarns: readonly TouchedWorkspace[];
  notJudged: readonly { workspace: string; unjudged: Unjudged }[];
}

export interface PolicyChanges {
  /** All workspaces that were asked for. */
  workspaces: readonly string[];
  newlyBlocked: readonly string[];
  freed: readonly string[];
  /** It is not known whether the change blocks or frees them. Without a plan, `unread` says why. */
  notJudged: readonly { workspace: string; unread: string | undefined }[];
  /** Those that differ, first those that newly block most workspaces. */
  policies: readonly PolicyDifference[];
}

interface Sides<T> {
  before: T;
  after: T;
}

type JudgedWorkspace = Extract<TriedWorkspace, { before: unknown }>;

export function comparePolicies(
  tried: readonly TriedWorkspace[],
  facts: Sides<readonly PolicyFacts[]>,
): PolicyChanges {
  const judged = tried.filter((one): one is JudgedWorkspace => 'before' in one);
  const pairs = pairUp(facts);
  const workspaces = tried.map((one) => {
    const change = 'unread' in one ? 'unknown' : effectOn(one, pairs);
    return { workspace: one.workspace, change, unread: 'unread' in one ? one.unread : undefined };
  });
  const named = (change: string): string[] =>
    workspaces.flatMap((one) => (one.change === change ? one.workspace : []));
  return {
    workspaces: tried.map(({ workspace }) => workspace),
    newlyBlocked: named('newly-blocked'),
    freed: named('freed'),
    notJudged: workspaces
      .filter(({ change }) => change === 'unknown')
      .map(({ workspace, unread }) => ({ workspace, unread })),
    policies: pairs
      .filter(({ isSame }) => !isSame)
      .map((pair) => differenceOf(pair, judged))
      .filter(isDifferent)
      .toSorted((one, other) => weightOf(other) - weightOf(one)),
  };
}

/** One policy on both sides. */
interface Pair {
  before: PolicyFacts | undefined;
  after: PolicyFacts | undefined;
  /** It says the same of every plan, so that nothing can differ. */
  isSame: boolean;
}

function pairUp({ before, after }: Sides<readonly PolicyFacts[]>): Pair[] {
  const old = new Map(before.map((facts) => [facts.policy, facts]));
  const kept = new Set(after.map(({ policy }) => policy));
  const gone = before.filter(({ policy }) => !kept.has(policy));
  const pairs = after.map((facts): Pair => {
    const same = old.get(facts.policy);
    return { before: same, after: facts, isSame: same?.identity === facts.identity };
  });
  return [...pairs, ...gone.map((facts) => ({ before: facts, after: undefined, isSame: false }))];
}

function answerOf(answers: readonly PolicyAnswer[], name: string): PolicyAnswer | undefined {
  return answers.find(({ policy }) => policy === name);
}

/** What a policy says of a workspace: whether it closes the gate there. */
type Says = 'blocks' | 'warns' | 'passes' | 'unknown';

function saysOf(answer: PolicyAnswer | undefined, facts: PolicyFacts | undefined): Says {
  // A side without the policy does not stop anything.
  if (facts === undefined) return 'passes';
  if (answer === undefined || answer.status === 'unknown') return 'unknown';
  if (answer.status === 'passed') return 'passes';
  return facts.level === 'advisory' ? 'warns' : 'blocks';
}

/** Unknown counts only where the answer could matter: an advisory policy closes no gate. */
function closesOf(says: Says, facts: PolicyFacts | undefined): boolean | undefined {
  if (facts?.level === 'advisory') return false;
  return says === 'unknown' ? undefined : says === 'blocks';
}

function effectOn(
  one: JudgedWorkspace,
  pairs: readonly Pair[],
): 'newly-blocked' | 'freed' | 'same' | 'unknown' {
  const closed: Sides<(boolean | undefined)[]> = { before: [], after: [] };
  let differs = false;
  for (const pair of pairs) {
    const { before, after } = saidInBoth(one, pair);
    const was = closesOf(before.says, pair.before);
    const is = closesOf(after.says, pair.after);
    closed.before.push(was);
    closed.after.push(is);
    if (!pair.isSame && (was !== is || was === undefined)) differs = true;
  }
  if (!differs) return 'same';
  const was = any(closed.before);
  const is = any(closed.after);
  if (was === undefined || is === undefined) return 'unknown';
  if (was === is) return 'same';
  return is ? 'newly-blocked' : 'freed';
}

/** True if one is; undefined if one is not known and none is true. */
function any(values: readonly (boolean | undefined)[]): boolean | undefined {
  if (values.includes(true)) return true;
  return values.includes(undefined) ? undefined : false;
}

function saidInBoth(one: JudgedWorkspace, { before, after }: Pair) {
  const was = answerOf(one.before, before?.policy ?? '');
  const is = answerOf(one.after, after?.policy ?? '');
  return {
    before: { answer: was, says: saysOf(was, before) },
    after: { answer: is, says: saysOf(is, after) },
  };
}

function differenceOf(pair: Pair, judged: readonly JudgedWorkspace[]): PolicyDifference {
  const { before: was, after: is } = pair;
  const lists = emptyLists();
  const notJudged: { workspace: string; unjudged: Unjudged }[] = [];
  for (const one of judged) {
    const { workspace } = one;
    const { before, after } = saidInBoth(one, pair);
    const add = (list: keyof Lists, answer: PolicyAnswer, without?: PolicyAnswer): void =>
      void lists[list].push(...touched(one, answer, without));
    if (before.says === 'unknown' || after.says === 'unknown') {
      const unjudged = after.answer?.unjudged ?? before.answer?.unjudged ?? NO_ANSWER;
      notJudged.push({ workspace, unjudged });
    } else if (after.says === 'blocks' && after.answer !== undefined) {
      if (before.says !== 'blocks') add('newlyBlocks', after.answer);
      else if (before.answer !== undefined) {
        add('blocksMore', after.answer, before.answer);
      }
    } else if (before.says === 'blocks' && before.answer !== undefined) {
      add('frees', before.answer);
    } else if (after.says === 'warns' && before.says === 'passes' && after.answer !== undefined) {
      add('newlyWarns', after.answer);
    }
  }
  return {
    policy: is?.policy ?? was?.policy ?? '',
    levels: { before: was?.level, after: is?.level },
    file: is?.file ?? was?.file,
    ...lists,
    notJudged,
  };
}

type Lists = Record<'newlyBlocks' | 'blocksMore' | 'frees' | 'newlyWarns', TouchedWorkspace[]>;

function emptyLists(): Lists {
  return { newlyBlocks: [], blocksMore: [], frees: [], newlyWarns: [] };
}

const NO_ANSWER: Unjudged = { kind: 'no-result', sentence: 'It gave no result.' };

/** The workspace with what one answer names and the other does not; nothing if there is no such thing. */
function touched(
  { workspace, addresses }: JudgedWorkspace,
  answer: PolicyAnswer,
  without: PolicyAnswer | undefined,
): TouchedWorkspace[] {
  const others = without === undefined ? new Set() : findingsOf(without);
  const left = [...findingsOf(answer)].filter((finding) => !others.has(finding));
  if (without !== undefined && left.length === 0) return [];
  const resources = left.filter((finding) => addresses.has(finding));
  return [{ workspace, resources, breaks: answer.status === 'errored' }];
}

/** What a policy finds, the same on both sides: addresses of resources, else messages. */
function findingsOf({ status, output }: PolicyAnswer): Set<string> {
  if (status === 'errored') return new Set(['']);
  if (status !== 'failed') return new Set();
  return new Set(
    printedLines(output).flatMap((line) => {
      const named = namedIn([line]).map(({ address }) => address);
      return named.length > 0 ? named : [line.text];
    }),
  );
}

function isDifferent(one: PolicyDifference): boolean {
  return weightOf(one) > 0 || one.levels.before !== one.levels.after;
}

function weightOf(one: PolicyDifference): number {
  const { newlyBlocks, blocksMore, frees, newlyWarns, notJudged } = one;
  const counts = [newlyBlocks, blocksMore, frees, notJudged, newlyWarns].map(
    ({ length }) => length,
  );
  return counts.reduce((sum, number) => sum * 100_000 + number, 0);
}
