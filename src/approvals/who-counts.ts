/**
 * Whose comments count, for every command: one list of claims about a comment, the request that it is on and its writer, and one
 * table that says which of them each command asks. The host says all of it, of accounts by their ids. What it does not say is
 * not known, and closes only what asks for it.
 */
import type { Verb } from '../model/comment-commands.ts';
import { withoutTrailing } from '../model/without-trailing.ts';
import type { CommentFacts, People, RequestLook } from './request-look.ts';

/** A comment, and one look at the request that it is on. */
export interface CommentedOn {
  comment: CommentFacts;
  look: Pick<RequestLook, 'facts' | 'mayWrite'>;
}

/** @returns why the comment does not count, as the end of a sentence; undefined where the claim holds */
export type CommentClaim<Facts> = (facts: Facts) => string | undefined;

/** By their names, in the order in which people read what is wrong. */
export type CommentClaims<Facts> = Readonly<Record<string, CommentClaim<Facts>>>;

/** What is asked of a comment that opens nothing. */
export interface WrittenBy {
  comment: Pick<CommentFacts, 'author'>;
  look: Pick<RequestLook, 'mayWrite'>;
}

type OfWriter = CommentClaim<WrittenBy>;
type OfComment = CommentClaim<Pick<CommentedOn, 'comment'>>;
type OfRequest = CommentClaim<{ look: Pick<CommentedOn['look'], 'facts'> }>;

const isOfPerson: CommentClaim<Pick<WrittenBy, 'comment'>> = ({ comment: { author } }) =>
  author?.type === 'User' ? undefined : 'no person wrote it';

const isUnedited: OfComment = ({ comment: { lastEditedAt, editor, edits } }) => {
  if (lastEditedAt === undefined || editor === undefined || edits === undefined) {
    return unsaid('whether it was edited');
  }
  return lastEditedAt === null && editor === null && edits === 0 ? undefined : 'it was edited';
};

const isShown: OfComment = ({ comment }) =>
  unless(comment.isMinimized, 'it is hidden', 'whether it is hidden');

const isNoEmail: OfComment = ({ comment }) =>
  unless(comment.byEmail, 'it came by e-mail', 'whether it came by e-mail');

const isOfConversation: OfComment = ({ comment }) =>
  comment.isConversation ? undefined : 'it is no comment of the conversation';

const isOfNoToken: CommentClaim<CommentedOn> = ({ comment: { author }, look: { facts } }) =>
  unlessIn(facts.tokenAccounts, author?.id, 'this job has a token of that account');

export const FORK = 'the request comes from a fork';

const isOfOwnRequest: OfRequest = ({ look: { facts } }) =>
  unless(facts.isFork, FORK, 'whether it is of a fork');

const isNotTransferred: OfRequest = ({ look: { facts } }) =>
  unless(
    facts.wasTransferred,
    'the request was transferred from another repository',
    'whether the request was transferred',
  );

const wasNoIssue: OfRequest = ({ look: { facts } }) =>
  unless(facts.wasIssue, 'the request was an issue before', 'whether the request was an issue');

const mayWrite: OfWriter = ({ comment: { author }, look }) => {
  const may = look.mayWrite.get(author?.id ?? '');
  if (may === undefined) return unsaid('whether its author may write');
  return may ? undefined : 'its author may not write in the repository';
};

const isNotOpener: CommentClaim<CommentedOn> = ({ comment: { author }, look: { facts } }) => {
  if (facts.openedBy === undefined) return unsaid('who opened the request');
  return facts.openedBy === author?.id ? 'its author opened the request' : undefined;
};

const isNoPusher: CommentClaim<CommentedOn> = ({ comment: { author }, look: { facts } }) =>
  unlessIn(facts.pushedBy, author?.id, 'its author pushed to the branch of the request');

const isNoCommitter: CommentClaim<CommentedOn> = ({ comment: { author }, look: { facts } }) =>
  unlessIn(facts.committedBy, author?.id, 'its author wrote a commit of the request');

// Undefined also where the host was not asked, because the comment does not count anyway.
const isByNoApp: OfComment = ({ comment }) =>
  unless(comment.byApp, 'an app wrote it', 'whether an app wrote it');

/** What is asked of a comment by which people open something, and of its request. */
export const CLAIMS_OF_COMMENT = {
  isOfPerson,
  isUnedited,
  isShown,
  isNoEmail,
  isOfConversation,
  isOfNoToken,
  isOfOwnRequest,
  isNotTransferred,
  wasNoIssue,
};

/** What is asked of its writer, who had no hand in the request. */
export const CLAIMS_OF_WRITER = { mayWrite, isNotOpener, isNoPusher, isNoCommitter, isByNoApp };

/** These only close what is open, or show what may be seen anyway: edited, or gone by now, they count as they were written. */
const WRITER_ALONE = { isOfPerson, mayWrite };

/**
 * What each command asks of its comment. An approval asks the same as an override, and that its code is of what is judged
 * (`LINE_CLAIMS` of examine-lines.ts). Whom a policy or `override-by` names is asked beside this.
 */
export const ASKED = {
  override: { ...CLAIMS_OF_COMMENT, ...CLAIMS_OF_WRITER },
  /** With `allow-self-override`. */
  'override-own': { ...CLAIMS_OF_COMMENT, mayWrite, isByNoApp },
  again: WRITER_ALONE,
  rerun: WRITER_ALONE,
  help: WRITER_ALONE,
} as const satisfies Record<Verb | 'override-own', CommentClaims<CommentedOn>>;

/** What the first claim says that does not hold. */
export function whyNotCounted<Facts>(
  facts: Facts,
  claims: CommentClaims<Facts>,
): string | undefined {
  for (const claim of Object.values(claims)) {
    const why = claim(facts);
    if (why !== undefined) return why;
  }
  return undefined;
}

export function unsaid(what: string): string {
  return `the host does not say ${what}`;
}

/** @param what the question that the host did not answer */
export function unless(fact: boolean | undefined, why: string, what: string): string | undefined {
  if (fact === undefined) return unsaid(what);
  return fact ? why : undefined;
}

function unlessIn(people: People, id: string | undefined, why: string): string | undefined {
  if ('problem' in people) return withoutTrailing(people.problem, '.');
  return id === undefined || people.ids.has(id) ? why : undefined;
}
