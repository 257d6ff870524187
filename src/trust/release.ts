/**
 * What somebody let a plan destroy, sealed for the next job of the gate: a text that stands where
 * others may write, and that counts only whole, for one change, one commit and one workspace.
 */
import type { Verb } from './command.ts';
import { digestOf, isSealed, keyFrom, sealOf } from './seal.ts';

/** A command that was followed. Texts are hostile until escaped. */
export interface Act {
  verb: Verb;
  by: string;
  /** ISO 8601. */
  at: string;
  /** The head of the pull request as the person saw it. */
  commit: string;
  reason: string;
  releases: Release[];
}

export interface Release {
  workspaceId: string;
  /** A mark of 12 hex digits for each act of the plan, one after the other. */
  marks: string;
  seal: string;
}

/** `acme/infra` and its number: what a release is for besides its commit. */
export interface Change {
  repository: string;
  number: number;
}

/** More is no decision that anybody takes by a comment. */
export const MOST_RELEASED = 300;
const MARK = 12;

type Sealing = Omit<Act, 'releases' | 'verb'> & Change & { workspaceId: string };

/** @param token of the service, as the gate has it; nothing of it can be had from the seal */
export function sealRelease(token: string, about: Sealing, acts: readonly string[]): Release {
  const key = keyFrom(token, 'release');
  const marks = acts
    .map((act) => markOf(key, act))
    .sort()
    .join('');
  return { workspaceId: about.workspaceId, marks, seal: sealOf(key, whole(about, marks)) };
}

/** What of an act covers in a workspace; undefined unless the release is whole and for this change. */
export function openRelease(
  token: string,
  { repository, number }: Change,
  { by, at, commit, reason }: Act,
  { workspaceId, marks, seal }: Release,
): ((act: string) => boolean) | undefined {
  const key = keyFrom(token, 'release');
  const about = { repository, number, by, at, commit, reason, workspaceId };
  if (!isSealed(key, whole(about, marks), seal)) return undefined;
  const known = new Set(marks.match(/.{12}/g));
  return (act) => known.has(markOf(key, act));
}

function markOf(key: Buffer, act: string): string {
  return digestOf(key, `act ${act}`).toString('hex').slice(0, MARK);
}

function whole(
  { repository, number, commit, workspaceId, by, at, reason }: Sealing,
  marks: string,
) {
  const all = [repository.toLowerCase(), number, commit, workspaceId, by, at, reason, marks];
  return `release ${JSON.stringify(all)}`;
}
