/**
 * What somebody let a plan destroy, sealed for the next job of the gate: a text that stands where
 * others may write, and that counts only whole, for one change, one commit and one workspace.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Verb } from './command.ts';

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
  const key = keyOf(token);
  const marks = acts
    .map((act) => markOf(key, act))
    .sort()
    .join('');
  return { workspaceId: about.workspaceId, marks, seal: sealOf(key, about, marks) };
}

/** What of an act covers in a workspace; undefined unless the release is whole and for this change. */
export function openRelease(
  token: string,
  { repository, number }: Change,
  { by, at, commit, reason }: Act,
  { workspaceId, marks, seal }: Release,
): ((act: string) => boolean) | undefined {
  const key = keyOf(token);
  const about = { repository, number, by, at, commit, reason, workspaceId };
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(key, about, marks))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const known = new Set(marks.match(/.{12}/g));
  return (act) => known.has(markOf(key, act));
}

function keyOf(token: string): Buffer {
  return createHmac('sha256', token).update('plangate release v1').digest();
}

function markOf(key: Buffer, act: string): string {
  return createHmac('sha256', key).update(`act ${act}`).digest('hex').slice(0, MARK);
}

function sealOf(key: Buffer, about: Sealing, marks: string): string {
  const { repository, number, commit, workspaceId, by, at, reason } = about;
  const whole = [repository.toLowerCase(), number, commit, workspaceId, by, at, reason, marks];
  return createHmac('sha256', key)
    .update(`release ${JSON.stringify(whole)}`)
    .digest('base64url');
}
