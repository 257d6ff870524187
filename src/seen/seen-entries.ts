/**
 * What a plan changes, in a form in which two plans can be compared although the first one knew less: what was unknown may be
 * known now, and what else changed before the apply may have changed the values that an entry begins with.
 */
import type { CountWord } from '../approvals/plan-entries.ts';
import type { Finding } from '../model/finding.ts';

/** The lists of a plan whose members an apply carries out. */
export const SEEN_LISTS = ['resource_changes', 'output_changes', 'action_invocations'] as const;
export type SeenList = (typeof SEEN_LISTS)[number];

/** Where a value is unknown, from the values of the entry: names, and indexes as texts. Empty: all of it. */
export type UnknownPath = readonly string[];

/** Why an entry cannot be compared, so that nobody can have seen it. */
export type NotCompared =
  /** It has a sensitive value that the plan does not show, or that no key hides. */
  | 'sensitive'
  /** The plan does not show how its provider is configured, or whether it has a provisioner, and nothing else says it. */
  | 'configuration'
  /** It has a form that no plan has, or its name is there twice. */
  | 'form';

/** What a request showed of one entry. Its digests have the key of the record, where there is one. */
export interface ShownEntry {
  list: SeenList;
  /** The address, or `output.NAME`; hostile until escaped. */
  name: string;
  /** In their order, as in `delete,create`; empty for an action. */
  actions: string;
  /** Whether it is an object that another one of its address has replaced. */
  isDeposed?: true | undefined;
  /** Digests: of its provider and how that is configured. */
  provider?: string | undefined;
  /** Of its block, where something is in no entry: it has a provisioner or a write-only argument. */
  block?: string | undefined;
  /** Of what is imported. */
  importing?: string | undefined;
  /** Of the address that it had. */
  previous?: string | undefined;
  /** Of the values that are destroyed, replaced or forgotten. */
  before?: string | undefined;
  /** Of the values after, without those at `unknown`; undefined where it changes no value. */
  end?: string | undefined;
  /** In a fixed order. */
  unknown: readonly UnknownPath[];
  notCompared?: NotCompared | undefined;
}

/** An entry of a plan that is at hand. */
export interface SeenEntry extends ShownEntry {
  /** What it counts for, as in the line of an approval. */
  words: readonly CountWord[];
  /**
   * The digest of its values after without those at these paths, as in `end`; undefined if something else of it is unknown, or it
   * has no such places.
   */
  endWithout(this: void, unknown: readonly UnknownPath[]): string | undefined;
}

/** What a plan changes. */
export interface SeenPlan {
  entries: readonly SeenEntry[];
  /** Digests of the variables of the root module, by name. */
  variables: Readonly<Record<string, string>>;
  /** The addresses of what changed outside of Terraform. */
  drifted: ReadonlySet<string>;
  /** What is in the plan and stays as it is. */
  unchanged(this: void, list: SeenList, name: string): SeenEntry | undefined;
  /** Why it is not all that there is to do: planning failed, or something is deferred or excluded. */
  notWhole?: Finding | undefined;
}
