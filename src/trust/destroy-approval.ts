/**
 * What somebody let a plan destroy, sealed for the next job of the gate: a text that stands where
 * others may write, and that counts only whole, for one change, one commit and one workspace.
 */
import type { Verb } from './command.ts';
import { digestOf, isSealed, keyFrom, sealOf } from './seal.ts';

/** A command that was followed. Texts are hostile until escaped. */
export interface GivenCommand {
  verb: Verb;
  by: string;
  /** ISO 8601. */
  at: string;
  /** The head of the pull request as the person saw it. */
  commit: string;
  reason: string;
  approvals: DestroyApproval[];
}

export interface DestroyApproval {
  workspaceId: string;
  /** A mark of 12 hex digits for each act of the plan, one after the other. */
  marks: string;
  seal: string;
}

/** `acme/infra` and its number: what a release is for besides its commit. */
export interface ChangeRequest {
  repository: string;
  number: number;
}

/** More is no decision that anybody takes by a comment. */
export const MOST_RELEASED = 300;
const MARK = 12;

type Sealing = Omit<GivenCommand, 'approvals' | 'verb'> & ChangeRequest & { workspaceId: string };

/** @param token of the service, as the gate has it; nothing of it can be had from the seal */
export function sealRelease(
  token: string,
  about: Sealing,
  acts: readonly string[],
): DestroyApproval {
  const key = keyFrom(token, 'release');
  const marks = acts
    .map((act) => markOf(key, act))
    .sort()
    .join('');
  return { workspaceId: about.workspaceId, marks, seal: sealOf(key, whole(about, marks)) };
}

/** Where an approval is to count: for this commit of this change, in this workspace. */
interface Where extends ChangeRequest {
  commit: string;
  workspaceId: string;
}

interface Opened {
  key: Buffer;
  where: Where;
  act: GivenCommand;
  release: DestroyApproval;
}

type ReleaseClaim = (opened: Opened, act?: string) => boolean;

/** All that has to be so of an approval that counts. `coversAct` is asked of each act of a plan. */
export const RELEASE_CLAIMS = {
  isOfCommit: ({ act, where }: Opened) => act.commit === where.commit,
  isOfWorkspace: ({ release, where }: Opened) => release.workspaceId === where.workspaceId,
  isSealed: ({ key, where, act, release: { workspaceId, marks, seal } }: Opened) => {
    const { repository, number } = where;
    const { by, at, commit, reason } = act;
    const about = { repository, number, by, at, commit, reason, workspaceId };
    return isSealed(key, whole(about, marks), seal);
  },
  coversAct: ({ key, release }: Opened, act?: string) =>
    new Set<string>(release.marks.match(/.{12}/g)).has(markOf(key, act ?? '')),
} satisfies Record<string, ReleaseClaim>;

interface ReleaseClaims extends Readonly<Record<string, ReleaseClaim>> {
  coversAct: ReleaseClaim;
}

/** What covers acts in a workspace; undefined unless the release is whole and for this commit there. */
export function openReleaseBy({ coversAct, ...claims }: ReleaseClaims) {
  return (
    token: string,
    where: Where,
    act: GivenCommand,
    release: DestroyApproval,
  ): ((act: string) => boolean) | undefined => {
    const opened = { key: keyFrom(token, 'release'), where, act, release };
    if (!Object.values(claims).every((isSo) => isSo(opened))) return undefined;
    return (one) => coversAct(opened, one);
  };
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
