/**
 * Compares the plan that will be applied with what the merged requests showed. It only ever stops an apply: green is the
 * verdict's.
 */
import type { SeenEntry, ShownEntry } from './seen-entries.ts';

/** What one merged request showed in a workspace. */
export interface ShownPlan {
  /** The number of the request. */
  request: number;
  entries: readonly ShownEntry[];
  /** Digests of the variables of the root module, by name. */
  variables: Readonly<Record<string, string>>;
}

/** Where an unseen entry comes from, where that is known. */
export type Origin =
  | { kind: 'provider' }
  | { kind: 'drift' }
  /** Several requests showed the address, and none as it is now. */
  | { kind: 'requests'; requests: readonly number[] }
  | { kind: 'variables'; names: readonly string[] };

export interface UnseenEntry {
  entry: SeenEntry;
  /** `new`: no request showed its address. */
  why: 'changed' | 'new' | 'not-compared';
  from?: Origin | undefined;
  /** Whether it destroys, replaces or forgets: that stops an apply whatever `unseen` says. */
  alwaysStops: boolean;
}

/** An entry that a request showed and the plan of now does not have. */
export interface MissingEntry {
  request: number;
  entry: ShownEntry;
}

export interface Comparison {
  seen: readonly SeenEntry[];
  unseen: readonly UnseenEntry[];
  /** What needs nothing more: it is in the state as it was shown, or it is gone. */
  done: readonly MissingEntry[];
  /** What a request showed and this apply does not do. */
  less: readonly MissingEntry[];
}
