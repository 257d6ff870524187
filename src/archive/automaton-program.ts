/** Patterns as instructions for an automaton. */
import { anything, notNewline, notSlash, slash, type Pattern } from './pattern.ts';

export interface Branch {
  /** Which rule has matched when this branch has. */
  rule: number;
  pattern: Pattern;
  /**
   * Where the pattern may begin: at the start of the text; at the start of any path segment;
   * the same, but never behind a line break; anywhere.
   */
  from: 'start' | 'segment' | 'segment-of-line' | 'anywhere';
}

/** The patterns together are larger than can be matched in bounded memory. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

const INSTRUCTION_LIMIT = 1_000_000;
export const SET = 0;
export const SPLIT = 1;
export const FAN = 2;
export const ASSERT = 3;
export const MATCH = 4;

export interface Program {
  op: number[];
  x: number[];
  y: number[];
  owner: number[];
  sets: (readonly number[])[];
  fans: number[][];
  entries: number[];
  usesWords: boolean;
}

export const ASSERTS = ['start', 'end', 'word-border', 'no-word-border'] as const;

/** @throws TooLargeError */
export function compile(branches: readonly Branch[]): Program {
  const program: Program = {
    op: [],
    x: [],
    y: [],
    owner: [],
    sets: [],
    fans: [],
    entries: [],
    usesWords: false,
  };
  const { op, sets, fans, entries } = program;
  let rule = -1;

  const emit = (code: number, x: number, y: number): number => {
    if (op.length >= INSTRUCTION_LIMIT) throw new TooLargeError('the patterns are too large');
    program.x.push(x);
    program.y.push(y);
    program.owner.push(rule);
    return op.push(code) - 1;
  };

  /** Emits `pattern` so that it goes on at `next`; answers where it begins. */
  const place = (pattern: Pattern, next: number): number => {
    switch (pattern.kind) {
      case 'set':
        return emit(SET, sets.push(pattern.ranges) - 1, next);
      case 'assert':
        if (pattern.what.endsWith('word-border')) program.usesWords = true;
        return emit(ASSERT, ASSERTS.indexOf(pattern.what), next);
      case 'sequence':
        return pattern.parts.reduceRight((following, part) => place(part, following), next);
      case 'choice':
        return pattern.options
          .map((option) => place(option, next))
          .reduceRight((second, first) => emit(SPLIT, first, second));
      case 'repeat':
        return placeRepeat(pattern, next);
    }
  };

  const placeRepeat = ({ of, min, max }: Pattern & { kind: 'repeat' }, next: number): number => {
    let entry = next;
    let times = 0;
    if (max === Infinity) {
      // The loop itself is the last of the required ones: copies would double at every nesting.
      const again = emit(SPLIT, next, next);
      const body = place(of, again);
      program.x[again] = body;
      entry = min > 0 ? body : again;
      times = 1;
    } else {
      for (let more = min; more < max; more++) entry = emit(SPLIT, place(of, entry), next);
    }
    for (; times < min; times++) entry = place(of, entry);
    return entry;
  };

  // Nearly every rule may begin at any depth: the way there is shared by all of them.
  const shared = (from: Branch['from'], fan: number[]): void => {
    if (fan.length === 0) return;
    rule = -1;
    const border = emit(FAN, fans.push(fan) - 1, 0);
    if (from === 'anywhere') {
      fan.push(emit(SET, sets.push(rangesOf(anything)) - 1, border));
    } else {
      const inside = emit(SPLIT, 0, 0);
      program.x[inside] = emit(SET, sets.push(rangesOf(slash)) - 1, border);
      const stay = from === 'segment' ? rangesOf(notSlash) : notSlashOrNewline;
      program.y[inside] = emit(SET, sets.push(stay) - 1, inside);
      fan.push(inside);
    }
    entries.push(border);
  };

  const begin: Record<Branch['from'], number[]> = {
    start: [],
    segment: [],
    'segment-of-line': [],
    anywhere: [],
  };
  for (const branch of branches) {
    rule = branch.rule;
    begin[branch.from].push(place(branch.pattern, emit(MATCH, branch.rule, 0)));
  }
  entries.push(...begin.start);
  shared('segment', begin.segment);
  shared('segment-of-line', begin['segment-of-line']);
  shared('anywhere', begin.anywhere);
  return program;
}

const rangesOf = (pattern: Pattern): readonly number[] =>
  pattern.kind === 'set' ? pattern.ranges : [];

const notSlashOrNewline = rangesOf(notNewline).flatMap((edge, at, all) =>
  at % 2 === 1 ? [] : splitAtSlash(edge, all[at + 1] ?? edge),
);

function splitAtSlash(from: number, to: number): number[] {
  return from <= 47 && to >= 47 ? [from, 46, 48, to] : [from, to];
}
