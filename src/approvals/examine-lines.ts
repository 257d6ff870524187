/**
 * Which comments of a request are approvals of a person who may approve it. A comment says who wrote it and when; the host
 * says so, and also whether another person edited it or an app wrote it. Everything has to be known: what the host does not say does
 * not count.
 */
import { finding, type Finding } from '../model/finding.ts';
import { timeOf } from '../model/parse.ts';
import { phrase, plain } from '../model/sentence.ts';
import { codeOf, readApprovalText, type ApprovalText } from './code.ts';
import { lineStart } from './line.ts';
import { MISREAD, readCommand, type ReadCommand } from './read-command.ts';
import type { CommentFacts, RequestLook } from './request-look.ts';
import {
  CLAIMS_OF_COMMENT,
  CLAIMS_OF_WRITER,
  FORK,
  unless,
  unsaid,
  whyNotCounted,
  type CommentClaim,
  type CommentClaims,
  type CommentedOn,
} from './who-counts.ts';

/** The line of a comment, with who wrote it. Login and reason are hostile until escaped. */
interface WrittenLine {
  /** The id of the comment's node. */
  comment: string;
  /** The login is for people alone. */
  by: { id: string; login: string };
  at: string;
}

/** An approval. Whether it counts for a plan and a question is decided in count-approvals.ts. */
export interface ApprovalLine extends WrittenLine {
  reason: string;
  code: string;
  text: ApprovalText;
}

/** A line that does not count, with the end of the sentence that says why; hostile until escaped. */
export interface RefusedLine extends WrittenLine {
  why: string;
}

export interface ExaminedRequest {
  number: number;
  /** The newest first. */
  lines: readonly ApprovalLine[];
  refused: readonly RefusedLine[];
  /** Why nobody can approve here. */
  notes: readonly Finding[];
  /** Whether one person more has to approve. */
  needsOneMore: boolean;
  /** When the newest `/plangate again` was written, also one that is gone or was edited since. */
  againAt?: string | undefined;
}

/** Whether a comment is about approvals: whether its author may write is then asked, and whether an app wrote it. */
export function isAboutApprovals({ body }: CommentFacts): boolean {
  const command = readCommand(body);
  return isAgain(command) || command?.verb === 'approve' || command?.verb === 'override';
}

/** A text that is kept, with the words that a line of it begins with. */
interface OpenedText {
  text: ApprovalText;
  start: string;
}

/** By what the claims are checked. */
interface LineFacts extends CommentedOn {
  look: RequestLook;
  /** When `/plangate again` was written last. */
  endedAt: string | undefined;
  /** The line up to its code. */
  start: string;
  /** Undefined where no text has its code. */
  opened: OpenedText | undefined;
}

/** Everything that must hold of a line that counts, in the order in which a report names what is wrong. */
export const LINE_CLAIMS = {
  ...CLAIMS_OF_COMMENT,
  isAfterPush: ({ comment, look: { facts } }) =>
    unlessAfter(comment, facts.headPushedAt, 'the push of the head'),
  isAfterReopening: ({ comment, look: { facts } }) =>
    facts.reopenedAt === null
      ? undefined
      : unlessAfter(comment, facts.reopenedAt, 'the newest opening of the request'),
  isAfterAgain: ({ comment, endedAt }) =>
    endedAt === undefined ? undefined : unlessAfter(comment, endedAt, '`/plangate again`'),
  isKnown: ({ opened }) => (opened === undefined ? UNKNOWN_CODE : undefined),
  hasItsWords: ({ start, opened }) =>
    opened === undefined || opened.start === start
      ? undefined
      : `its words are not those of its code. ${COPY}`,
  isOfRepository: ({ opened, look: { place } }) =>
    isEqual(opened?.text.host, place.host.toLowerCase()) &&
    isEqual(opened?.text.repository, place.repository)
      ? undefined
      : 'its code is of another repository',
  isOfRequest: ({ opened, look: { place } }) =>
    isEqual(opened?.text.request, place.request) ? undefined : 'its code is of another request',
  isOfBase: ({ opened, look: { place } }) =>
    isEqual(opened?.text.base, place.base) ? undefined : 'its code is of another base branch',
  isOfHead: ({ opened, look: { place } }) =>
    isEqual(opened?.text.head, place.head) ? undefined : 'its code is of another commit',
  ...CLAIMS_OF_WRITER,
} as const satisfies Record<string, CommentClaim<LineFacts>>;

const COPY = 'Copy the line of the report';
const UNKNOWN_CODE = `its code is of no plan that this gate knows. ${COPY}`;

/** Times of hosts are whole seconds: what is of the same second may have been before. */
function unlessAfter(
  { createdAt }: CommentFacts,
  time: string | undefined,
  what: string,
): string | undefined {
  const [written, other] = [timeOf(createdAt), timeOf(time)];
  if (Number.isNaN(written) || Number.isNaN(other))
    return unsaid(`whether it is newer than ${what}`);
  return written > other ? undefined : `it is older than ${what}`;
}

/** What is not known is said by another claim. */
function isEqual<T>(known: T | undefined, wanted: T): boolean {
  return known === undefined || known === wanted;
}

const OF_SERVICE = `\`/plangate override\` is for what waits at the service. ${COPY}`;

/**
 * Why a comment is no approval that is meant as one, as the end of a sentence. Only who may write here gets that
 * answer: what strangers write is not repeated.
 */
function whyNoApproval(
  command: ReadCommand | undefined,
  { author }: CommentFacts,
  { facts: { tokenAccounts }, mayWrite, overridesAtService }: RequestLook,
): string | undefined {
  const isOfJob = 'ids' in tokenAccounts && tokenAccounts.ids.has(author?.id ?? '');
  const isTold = author?.type === 'User' && mayWrite.get(author.id) === true && !isOfJob;
  if (!isTold || command === undefined) return undefined;
  if (command.verb === 'override') return overridesAtService ? undefined : OF_SERVICE;
  return command.verb === 'approve' && 'misread' in command ? MISREAD[command.misread] : undefined;
}

function isAgain(command: ReadCommand | undefined): boolean {
  return command?.verb === 'again' && !('misread' in command);
}

/** Everybody of whom it is not known that they may not write can end what was approved before: that only closes the gate. */
function mayEnd({ author }: CommentFacts, { mayWrite }: RequestLook): boolean {
  return author?.type === 'User' && mayWrite.get(author.id) !== false;
}

/**
 * Examines all comments of a request.
 *
 * @param claims all of them; a test leaves one out
 */
export function examineLines(
  look: RequestLook,
  claims: CommentClaims<LineFacts> = LINE_CLAIMS,
): ExaminedRequest {
  const { comments, place, facts } = look;
  const lines: ApprovalLine[] = [];
  const refused: RefusedLine[] = [];
  const read = 'problem' in comments ? [] : newestFirst(comments);
  const ending = read.find(({ comment, command }) => isAgain(command) && mayEnd(comment, look));
  const endedAt = newestOf(look.againAt, ending?.comment.createdAt);
  const open = openTexts(look.texts);
  for (const { comment, command } of read) {
    const by = comment.author ?? NO_ACCOUNT;
    const written = {
      comment: comment.id,
      by: { id: by.id, login: by.login },
      at: comment.createdAt,
    };
    if (command?.verb !== 'approve' || 'misread' in command) {
      const noApproval = whyNoApproval(command, comment, look);
      if (noApproval !== undefined) refused.push({ ...written, why: noApproval });
      continue;
    }
    const { start, code, reason } = command;
    const opened = open(code);
    const known = { comment, look, endedAt, start, opened };
    const why = whyNotCounted(known, claims);
    if (why !== undefined || opened === undefined)
      refused.push({ ...written, why: why ?? UNKNOWN_CODE });
    else lines.push({ ...written, reason, code, text: opened.text });
  }
  const needsOneMore = facts.hasUnnamedPush;
  return {
    number: place.request,
    lines,
    refused,
    notes: notesOf(look),
    needsOneMore,
    againAt: endedAt,
  };
}

/** One of them whose time is not known stays: then no line is known to be newer. */
function newestOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return timeOf(one) > timeOf(other) ? one : other;
}

/** Of an account that is gone. */
const NO_ACCOUNT = { id: '', login: 'ghost' };

function newestFirst(comments: readonly CommentFacts[]) {
  return comments
    .map((comment) => ({ comment, command: readCommand(comment.body) }))
    .sort((one, other) => timeOf(other.comment.createdAt) - timeOf(one.comment.createdAt));
}

/** Makes the function that opens the text of a code. Many lines may have one code. */
function openTexts(texts: readonly string[]) {
  const byCode = new Map(texts.map((text) => [codeOf(text), text]));
  const opened = new Map<string, OpenedText | undefined>();
  return (code: string): OpenedText | undefined => {
    if (!opened.has(code)) {
      const text = readApprovalText(byCode.get(code) ?? '');
      opened.set(code, text && { text, start: lineStart(text, code) });
    }
    return opened.get(code);
  };
}

/** Why nothing that anybody writes counts. */
function notesOf({ comments, facts }: RequestLook): Finding[] {
  const reasons = [
    unless(facts.isFork, FORK, 'whether the request comes from a fork'),
    CLAIMS_OF_COMMENT.isNotTransferred({ look: { facts } }),
    CLAIMS_OF_COMMENT.wasNoIssue({ look: { facts } }),
    facts.headPushedAt === undefined ? unsaid('when the head was pushed') : undefined,
    facts.reopenedAt === undefined ? unsaid('when the request was opened last') : undefined,
    facts.openedBy === undefined ? unsaid('who opened the request') : undefined,
  ];
  const lists = [comments, facts.pushedBy, facts.committedBy, facts.tokenAccounts];
  return [
    ...reasons.flatMap((why) =>
      why === undefined
        ? []
        : finding('nothing-approvable', phrase`Nothing can be approved here: ${plain(`${why}.`)}`),
    ),
    ...lists.flatMap((list) =>
      'problem' in list ? finding('people-unknown', plain(list.problem)) : [],
    ),
  ];
}
