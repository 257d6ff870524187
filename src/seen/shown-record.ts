/**
 * The record of what a request showed, where no service keeps its plans: a text in the gate's comment, sealed by `record-key`. It
 * opens nothing, so whoever has the key and forges one loses the comparison alone.
 */
import type { ApprovalPlace, ApprovalScope } from '../approvals/code.ts';
import type { ShownPlan } from './compare-seen.ts';
import type { SeenPlan } from './seen-entries.ts';

/** A workspace, and the plan that the request shows. */
export interface ShownWorkspace {
  /** For people. Without a service, several may be planned in one directory. */
  name: string;
  scope: ApprovalScope;
  plan: Pick<SeenPlan, 'entries' | 'variables'>;
}

/** What a record says of one request. */
export interface ShownRecord {
  place: ApprovalPlace;
  /** What was shown in a workspace; undefined where the record does not have it, so that nothing of it was seen. */
  shownIn(this: void, workspace: Pick<ShownWorkspace, 'name' | 'scope'>): ShownPlan | undefined;
}

/** @returns undefined where there are more entries than a record holds */
export type WriteShownRecord = (
  place: ApprovalPlace,
  workspaces: readonly ShownWorkspace[],
  key: string,
) => string | undefined;

/** Reads a text that anybody may have written; undefined if it is no record that this key sealed. */
export type ReadShownRecord = (text: string, key: string) => ShownRecord | undefined;
