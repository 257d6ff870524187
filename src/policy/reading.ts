/** What one policy object of a service turned into, before anything is decided. */
import type { PolicyResult, PolicySystem, RunTaskResult } from './result.ts';

/** An object that has no result although the run is over. */
export interface Unfinished {
  system: PolicySystem | 'task-stage';
  /** `policy evaluation poleval-7…`. */
  what: string;
  /** The service's own word. */
  word: string;
  /** The stage that it belongs to and that stage's word, when it has one. */
  stage?: string;
}

export interface Reading {
  results: PolicyResult[];
  runTasks: RunTaskResult[];
  unfinished: Unfinished[];
  /** Whole sentences: why what was read cannot be trusted as it is. Each one keeps the gate closed. */
  doubts: string[];
  /** Whole sentences: something ended badly as a whole, without a policy to blame. */
  errors: string[];
  /** Whether whoever asked may override, when the service told. */
  canOverride?: boolean;
}

export function merge(readings: readonly Reading[]): Reading {
  const told = readings.filter(({ canOverride }) => canOverride !== undefined);
  return {
    results: readings.flatMap(({ results }) => results),
    runTasks: readings.flatMap(({ runTasks }) => runTasks),
    unfinished: readings.flatMap(({ unfinished }) => unfinished),
    doubts: readings.flatMap(({ doubts }) => doubts),
    errors: readings.flatMap(({ errors }) => errors),
    ...(told.length > 0 && { canOverride: told.some(({ canOverride }) => canOverride === true) }),
  };
}

export function emptyReading(): Reading {
  return { results: [], runTasks: [], unfinished: [], doubts: [], errors: [] };
}

/** A whole number that a service gave, or undefined: a count is never negative nor fractional. */
export function asCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

/** One name under both spellings: some services write these keys with an underscore. */
export function countOf(
  counts: Readonly<Record<string, unknown>>,
  name: string,
): number | undefined {
  return asCount(counts[name] ?? counts[name.replaceAll('-', '_')]);
}
