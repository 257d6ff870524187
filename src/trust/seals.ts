/**
 * Approvals of what a plan destroys and of failures of policies, for later jobs of the gate. They are kept in the gate's
 * comment, where other people may write, so each is signed with a key that the gate does not have (`approval-key.ts`): an
 * approval counts only unchanged, for one change, one base, one commit and one workspace. What it approves is digested with the
 * key of the gate, so that nobody who reads the comment can guess it. Runs are sealed with that key (`run-seals.ts`).
 *
 * An act is a text for one thing that is approved: a resource that the plan destroys, or a question about a failure.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { Verb } from '../model/comment-commands.ts';
import { MARK_LETTERS, marksIn } from '../model/approval-marks.ts';
import { isSignedBy, signText } from './approval-key.ts';

/** Why a command was refused, as far as the comment of the gate says it: it quotes nothing and names no owner. */
export type CommandRefusal = 'not-owner' | 'refused' | 'unclear';

/** A command that the gate carried out, or one that it refused and answers. Texts are hostile until escaped. */
export interface GivenCommand {
  verb: Verb | CommandRefusal;
  by: string;
  /** ISO 8601. */
  at: string;
  /** The head of the pull request as the person saw it. */
  commit: string;
  /** As the person wrote it; '' of a refused command. */
  reason: string;
  approvals: SealedApproval[];
  /** Of `again`: ids of runs that it ended and on which the service took no comment. The comment keeps them by themselves. */
  ended?: readonly string[];
  /** The answer to `except`. It is shown once and not kept. */
  proposal?: ProposedException;
  /** What the approvals cover, a text for each workspace. It is shown once and not kept. */
  approved?: readonly string[];
}

/** An exception that a person asked for. It counts once it is in the file, on the default branch. */
export interface ProposedException {
  /** JSON: the entry; the whole file if there is none. */
  text: string;
  /** Undefined: the file is at a pinned URL. */
  file?: {
    path: string;
    isNew: boolean;
    /** Opens it in the editor of the host; undefined if that is not known. */
    link: string | undefined;
  };
}

export interface SealedApproval {
  workspaceId: string;
  /** A mark of 22 letters of base64url for each approved act, sorted, without separators. */
  marks: string;
  /** Whether an app pushed to the branch: no host says who started it, so one more person has to approve. */
  appPushed: boolean;
  /** In base64url: of the marks, the change, the commit, the workspace, the person, the time and the reason. */
  signature: string;
}

/** The repository, such as `acme/infra`, and the number of the pull request. */
export interface ChangeRequest {
  repository: string;
  number: number;
}

/**
 * Signs the approval of these acts.
 *
 * @param keys.secret of the gate, for the marks, which do not reveal it
 * @param signing who approves, when, why, and for what
 */
export function signApproval(
  { secret, privateKey }: { secret: string; privateKey: KeyObject },
  signing: Signing,
  acts: readonly string[],
): SealedApproval {
  const key = keyFrom(secret);
  const { workspaceId, appPushed } = signing;
  const marks = acts
    .map((act) => markOf(key, signing, act))
    .sort()
    .join('');
  const signature = signText(privateKey, approvalText(signing, marks));
  return { workspaceId, marks, appPushed, signature };
}

/** The commit, change, base and workspace for which an approval has to count. */
interface ApprovalScope extends ChangeRequest {
  commit: string;
  /** The branch that the change goes to; empty if it is not known. */
  base: string;
  workspaceId: string;
}

/** An approval before it is signed; `by`, `at` and `reason` are those of the command. */
interface Signing extends ApprovalScope {
  by: string;
  at: string;
  reason: string;
  appPushed: boolean;
}

/** By what the claims are checked: `scope` is what is judged now, the command and the approval are what was kept. */
interface ApprovalFacts {
  key: Buffer;
  publicKey: KeyObject;
  scope: ApprovalScope;
  command: GivenCommand;
  approval: SealedApproval;
}

type ApprovalClaim = (facts: ApprovalFacts, act?: string) => boolean;

/** Every claim that holds of a valid approval. `coversAct` is checked for each act of a plan. */
export const APPROVAL_CLAIMS = {
  isSigned: ({ publicKey, scope, command, approval }: ApprovalFacts) => {
    const { by, at, reason, commit } = command;
    const { marks, appPushed, signature, workspaceId } = approval;
    // What is beside a signature for something else is not what was signed.
    if (commit !== scope.commit || workspaceId !== scope.workspaceId) return false;
    const text = approvalText({ ...scope, by, at, reason, appPushed }, marks);
    return isSignedBy(publicKey, text, signature);
  },
  coversAct: ({ key, scope, approval }: ApprovalFacts, act = '') =>
    marksIn(approval).includes(markOf(key, scope, act)),
} satisfies Record<string, ApprovalClaim>;

/** The keys by which an approval is opened: the secret of the gate, and the public half of the pair. */
export interface ApprovalKeys {
  secret: string;
  publicKey: KeyObject;
}

/**
 * Opens an approval.
 *
 * @param claims all of them; a test leaves one out
 * @returns a function that answers whether the approval covers an act; undefined if the approval is changed, or is for another
 *   commit or workspace
 */
export function openApproval(
  { secret, publicKey }: ApprovalKeys,
  { scope, command, approval }: Omit<ApprovalFacts, 'key' | 'publicKey'>,
  claims: Readonly<Record<string, ApprovalClaim>> & { coversAct: ApprovalClaim } = APPROVAL_CLAIMS,
): ((act: string) => boolean) | undefined {
  const { coversAct, ...ofAll } = claims;
  const facts = { key: keyFrom(secret), publicKey, scope, command, approval };
  const isValid = Object.values(ofAll).every((holds) => holds(facts));
  return isValid ? (act) => coversAct(facts, act) : undefined;
}

/** What stands for an act in an approval: only who has the key can tell which act it is. */
function markOf(key: Buffer, scope: ApprovalScope, act: string): string {
  const text = JSON.stringify([...changeOf(scope), scope.workspaceId, act]);
  return digestOf(key, `act ${text}`).toString('base64url').slice(0, MARK_LETTERS);
}

function changeOf({ repository, number, base, commit }: ApprovalScope) {
  return [repository.toLowerCase(), number, base, commit];
}

function approvalText(signing: Signing, marks: string) {
  const { workspaceId, by, at, reason, appPushed } = signing;
  const fields = [...changeOf(signing), workspaceId, by, at, reason, appPushed, marks];
  return `plangate approval v1 ${JSON.stringify(fields)}`;
}

/**
 * The secret that the key of every seal is made of: `record-key`, which stays when tokens change and which several tokens can
 * share; without it the token of the gate.
 *
 * @param values.gateToken of a job of commands that has another token than the gate
 */
export function secretOfSeals(values: {
  recordKey?: string | undefined;
  gateToken?: string | undefined;
  token?: string | undefined;
}): string {
  return values.recordKey || values.gateToken || values.token || '';
}

/** A key for seals: neither a key nor a seal reveals the secret. */
export function keyFrom(secret: string): Buffer {
  return digestOf(secret, 'plangate release v1');
}

export function digestOf(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** The seal of a text: only who has the key can make it. */
export function sealOf(key: Buffer, text: string): string {
  return digestOf(key, text).toString('base64url');
}

/** Whether the seal is that of the text, compared in constant time. */
export function isSealed(key: Buffer, text: string, seal: string): boolean {
  const actual = Buffer.from(seal);
  const expected = Buffer.from(sealOf(key, text));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
