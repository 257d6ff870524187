/**
 * Approvals of what a plan destroys and of failures of own policies, sealed for later jobs of the gate. An approval is kept where
 * other people may write, so it counts only unchanged, for one change, one commit and one workspace.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Verb } from './command.ts';

/** A command that the gate carried out, or one that it refused and answers. Texts are hostile until escaped. */
export interface GivenCommand {
  verb: Verb | 'not-owner';
  by: string;
  /** ISO 8601. */
  at: string;
  /** The head of the pull request as the person saw it. */
  commit: string;
  /** For a refused one: what belongs to other owners. */
  reason: string;
  approvals: SealedApproval[];
  /** The answer to `except`. It is shown once and not kept. */
  proposal?: ProposedException;
}

/** An exception that a person asked for. It counts once it is in the file, on the default branch. */
export interface ProposedException {
  /** JSON: the entry; the whole file if there is none. */
  text: string;
  /** Undefined: the file is at a pinned address. */
  file?: {
    path: string;
    isNew: boolean;
    /** Opens it in the editor of the host; undefined if that is not known. */
    link: string | undefined;
  };
}

export interface SealedApproval {
  workspaceId: string;
  /** A mark of 12 hex digits for each act of the plan, without separators. */
  marks: string;
  seal: string;
}

/** The repository, such as `acme/infra`, and the number of the pull request. */
export interface ChangeRequest {
  repository: string;
  number: number;
}

/** The most acts that one comment can approve. */
export const MOST_APPROVED = 300;
const MARK = 12;

/** Seals the approval of these acts, one text for each, with the gate's token, which the seal does not reveal. */
export function sealApproval(
  token: string,
  about: Sealing,
  acts: readonly string[],
): SealedApproval {
  const key = keyFrom(token);
  const marks = acts
    .map((act) => markOf(key, act))
    .sort()
    .join('');
  return { workspaceId: about.workspaceId, marks, seal: sealOf(key, sealedText(about, marks)) };
}

/** The commit, change and workspace for which an approval has to count. */
interface Where extends ChangeRequest {
  commit: string;
  workspaceId: string;
}

interface Sealing extends Where {
  by: string;
  at: string;
  reason: string;
}

interface ApprovalFacts {
  key: Buffer;
  where: Where;
  command: GivenCommand;
  approval: SealedApproval;
}

type ApprovalClaim = (facts: ApprovalFacts, act?: string) => boolean;

/** Every claim that holds of a valid approval. `coversAct` is checked for each act of a plan. */
export const APPROVAL_CLAIMS = {
  isOfCommit: ({ command, where }: ApprovalFacts) => command.commit === where.commit,
  isOfWorkspace: ({ approval, where }: ApprovalFacts) => approval.workspaceId === where.workspaceId,
  isSealed: ({ key, where, command, approval: { workspaceId, marks, seal } }: ApprovalFacts) => {
    const { repository, number } = where;
    const { by, at, commit, reason } = command;
    const about = { repository, number, by, at, commit, reason, workspaceId };
    return isSealed(key, sealedText(about, marks), seal);
  },
  coversAct: ({ key, approval }: ApprovalFacts, act?: string) =>
    new Set<string>(approval.marks.match(/.{12}/g)).has(markOf(key, act ?? '')),
} satisfies Record<string, ApprovalClaim>;

/**
 * Makes the function that opens approvals: it answers whether the approval covers an act. Undefined if the approval is
 * changed, or is for another commit or workspace.
 */
export function openApprovalBy({
  coversAct,
  ...claims
}: Readonly<Record<string, ApprovalClaim>> & { coversAct: ApprovalClaim }) {
  return (
    token: string,
    where: Where,
    command: GivenCommand,
    approval: SealedApproval,
  ): ((act: string) => boolean) | undefined => {
    const facts = { key: keyFrom(token), where, command, approval };
    if (!Object.values(claims).every((holds) => holds(facts))) return undefined;
    return (planned) => coversAct(facts, planned);
  };
}

function markOf(key: Buffer, act: string): string {
  return digestOf(key, `act ${act}`).toString('hex').slice(0, MARK);
}

function sealedText(
  { repository, number, commit, workspaceId, by, at, reason }: Sealing,
  marks: string,
) {
  const fields = [repository.toLowerCase(), number, commit, workspaceId, by, at, reason, marks];
  return `release ${JSON.stringify(fields)}`;
}

type Key = Buffer | string;

/** A key for seals, made of the token of the service: neither a key nor a seal reveals the token. */
export function keyFrom(token: string): Buffer {
  return digestOf(token, 'plangate release v1');
}

function digestOf(key: Key, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The seal of a text: only who has the key can make it. */
export function sealOf(key: Key, text: string): string {
  return digestOf(key, text).toString('base64url');
}

/** Whether the seal is that of the text, compared in constant time. */
export function isSealed(key: Key, text: string, seal: string): boolean {
  const actual = Buffer.from(seal);
  const expected = Buffer.from(sealOf(key, text));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
