/**
 * Matches one text against many patterns at once, in time linear in the text: a nondeterministic
 * automaton whose sets of states are computed when first met and kept. There is no backtracking,
 * so no pattern can make it slow, and a path's common beginning is never looked at twice.
 */
import { ASSERT, ASSERTS, compile, FAN, MATCH, SPLIT, type Branch } from './automaton-program.ts';

/** How far a text has been read. */
export interface State {
  readonly kernel: Int32Array;
  /** 1: nothing was read yet; 2: the last character was one of a word. */
  readonly context: number;
  readonly next: Map<number, State>;
  summary?: Summary;
}

export interface Summary {
  /** The highest rule that matches the text as far as it was read, or -1. */
  last: number;
  /** The highest rule marked as reviving that could still match some longer text, or -1. */
  revivable: number;
}

export interface Automaton {
  start(): State;
  step(state: State, text: string): State;
  summarise(state: State): Summary;
}

/** Numbers kept in remembered state sets; beyond it they are forgotten and computed again. */
const KERNEL_BUDGET = 4_000_000;

const AT_START = 1;
const AFTER_WORD = 2;

/** @param revives whether the rule of this number brings back what earlier rules excluded */
export function createAutomaton(
  branches: readonly Branch[],
  revives: (rule: number) => boolean,
): Automaton {
  const program = compile(branches);
  const { op, x, y, owner } = program;
  const classes = divideCharacters(program.sets, program.usesWords);
  const buckets = new Map<number, State[]>();
  let kept = 0;
  const seen = new Uint32Array(op.length);
  let generation = 0;
  const pending: number[] = [];

  /** Calls `visit` with every instruction that waits for a character, or has matched. */
  function close(
    state: State,
    holds: (assert: number) => boolean,
    visit: (at: number) => void,
  ): void {
    generation++;
    for (const at of state.kernel) pending.push(at);
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      if (seen[at] === generation) continue;
      seen[at] = generation;
      const operand = x[at] ?? 0;
      switch (op[at]) {
        case SPLIT:
          pending.push(operand, y[at] ?? 0);
          break;
        case FAN:
          for (const entry of program.fans[operand] ?? []) pending.push(entry);
          break;
        case ASSERT:
          if (holds(operand)) pending.push(y[at] ?? 0);
          break;
        default:
          visit(at);
      }
    }
  }

  function advance(state: State, code: number): State {
    const word = isWord(code);
    const reached = new Set<number>();
    close(
      state,
      (assert) => assertHolds(assert, state.context, word, false),
      (at) => {
        if (op[at] === MATCH) reached.add(at);
        else if (contains(program.sets[x[at] ?? 0] ?? [], code)) reached.add(y[at] ?? 0);
      },
    );
    const kernel = Int32Array.from(reached).sort();
    return remember(kernel, program.usesWords && word ? AFTER_WORD : 0);
  }

  function remember(kernel: Int32Array, context: number): State {
    let hash = context;
    for (const at of kernel) hash = (Math.imul(hash, 31) + at) | 0;
    const bucket = buckets.get(hash) ?? [];
    const known = bucket.find(
      (state) => state.context === context && isEqual(state.kernel, kernel),
    );
    if (known) return known;
    if (kept > KERNEL_BUDGET) forget();
    const state: State = { kernel, context, next: new Map() };
    bucket.push(state);
    buckets.set(hash, bucket);
    kept += kernel.length + 16;
    return state;
  }

  function forget(): void {
    for (const bucket of buckets.values()) for (const state of bucket) state.next.clear();
    buckets.clear();
    kept = 0;
  }

  const start: State = {
    kernel: Int32Array.from(program.entries),
    context: AT_START,
    next: new Map(),
  };

  return {
    start: () => start,
    step(state, text) {
      let current = state;
      for (let at = 0; at < text.length; at++) {
        const code = text.codePointAt(at) ?? 0;
        if (code > 0xffff) at++;
        const kind = classes(code);
        let next = current.next.get(kind);
        if (!next) {
          next = advance(current, code);
          current.next.set(kind, next);
          kept += 4;
        }
        current = next;
      }
      return current;
    },
    summarise(state) {
      if (state.summary) return state.summary;
      let last = -1;
      let revivable = -1;
      close(
        state,
        (assert) => assertHolds(assert, state.context, false, true),
        (at) => {
          const rule = x[at] ?? 0;
          if (op[at] === MATCH && rule > last) last = rule;
        },
      );
      close(
        state,
        () => true,
        (at) => {
          const rule = owner[at] ?? -1;
          if (rule > revivable && revives(rule)) revivable = rule;
        },
      );
      state.summary = { last, revivable };
      return state.summary;
    },
  };
}

/** Characters that no set tells apart share a number. */
function divideCharacters(
  sets: readonly (readonly number[])[],
  words: boolean,
): (code: number) => number {
  const borders = new Set([0]);
  const add = (ranges: readonly number[]) => {
    for (let at = 0; at < ranges.length; at += 2) {
      borders.add(ranges[at] ?? 0);
      borders.add((ranges[at + 1] ?? 0) + 1);
    }
  };
  for (const ranges of sets) add(ranges);
  if (words) add([48, 57, 65, 90, 95, 95, 97, 122]);
  const sorted = Int32Array.from(borders).sort();
  const search = (code: number): number => {
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((sorted[middle] ?? 0) <= code) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const ascii = Int32Array.from({ length: 128 }, (_, code) => search(code));
  return (code) => ascii[code] ?? search(code);
}

function contains(ranges: readonly number[], code: number): boolean {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (code < (ranges[2 * middle] ?? 0)) high = middle - 1;
    else if (code > (ranges[2 * middle + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}

function assertHolds(
  assert: number,
  context: number,
  nextIsWord: boolean,
  atEnd: boolean,
): boolean {
  switch (ASSERTS[assert]) {
    case 'start':
      return context === AT_START;
    case 'end':
      return atEnd;
    case 'word-border':
      return (context === AFTER_WORD) !== nextIsWord;
    default:
      return (context === AFTER_WORD) === nextIsWord;
  }
}

function isWord(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    code === 95 ||
    (code >= 97 && code <= 122)
  );
}

function isEqual(a: Int32Array, b: Int32Array): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}
