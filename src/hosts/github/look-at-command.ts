/** One look at a comment that commands what opens something: the comment, its request and its writer, as GitHub has them now. */
import type { NamedPeople } from '../../approvals/request-look.ts';
import type { CommentedOn, WrittenBy } from '../../approvals/who-counts.ts';
import type { Approvers } from '../../policy/policy-owners.ts';
import type { GitHubApi, GitHubConnection } from './calls.ts';
import type { CommandApi, Rights } from './command-calls.ts';
import type { GitHubAccount } from './pushes.ts';
import { createNaming, readFacts, readPushes, type FindClean } from './request-people.ts';

interface AskedComment {
  /** Of the pull request. */
  number: number;
  commentId: number;
  author: CommentAuthor;
  /** Its text when the job began. */
  body: string;
}

/** As the event has it. */
export type CommentAuthor = Pick<GitHubAccount, 'id' | 'login'> & { type: string };

interface CommandLook extends CommentedOn {
  /** The branch that the pull request goes to. */
  base: string;
  /** Whom a list of names names, of the writer and of the members of its teams. */
  named: (this: void, approvers: Approvers) => Promise<NamedPeople>;
}

/** This job has no clone, and starts no program: who pushed a merge of the base pushed. */
const NONE_IS_CLEAN: FindClean = async () => ({ clean: new Set() });

const GONE =
  'GitHub does not show this comment as it was when the job began: it was edited or deleted, or it is on another pull request.';
const UNNAMED = 'GitHub does not say who made one of the pushes to the branch.';

/**
 * @returns as `problem` a whole sentence
 * @throws HostError if GitHub does not answer
 */
export async function lookAtCommand(
  { number, commentId, author, body }: AskedComment,
  { api, commands, github }: { api: GitHubApi; commands: CommandApi; github: GitHubConnection },
): Promise<CommandLook | { problem: string }> {
  const snapshot = await api.lookAtPull?.(number);
  if (snapshot === undefined || 'problem' in snapshot.request) return { problem: GONE };
  const { place, written } = snapshot.request;
  const found = written.find((each) => each.number === commentId)?.facts;
  if (found === undefined || found.body !== body || found.author?.id !== author.id)
    return { problem: GONE };
  const { checks = api, members = api } = github;
  const apis = [api, checks, members];
  const pushes = await readPushes(snapshot, commands, { findClean: NONE_IS_CLEAN });
  const [facts, rights, wroteIt] = await Promise.all([
    readFacts(snapshot, pushes, { isFork: place.isFork, apis }),
    rightsOfPerson(author, commands),
    commands.writerOf(commentId, found),
  ]);
  if (wroteIt === 'gone') return { problem: GONE };
  const byApp = wroteIt === 'unknown' ? undefined : wroteIt === 'app';
  return {
    comment: { ...found, byApp },
    look: {
      facts: pushes.isUnnamed ? { ...facts, pushedBy: { problem: UNNAMED } } : facts,
      mayWrite: mayWriteOf(author, rights?.mayWrite),
    },
    base: place.base,
    named: createNaming(rights === undefined ? [] : [{ ...author, ...rights }], members),
  };
}

/** What is asked of a comment that opens nothing: who wrote it, as the event says, and whether they may write now. */
export async function lookAtWriter(
  author: CommentAuthor,
  commands: CommandApi,
): Promise<WrittenBy> {
  const rights = await rightsOfPerson(author, commands);
  return { comment: { author }, look: { mayWrite: mayWriteOf(author, rights?.mayWrite) } };
}

/** What a person may do now; nobody asks it of an app. */
async function rightsOfPerson(
  author: CommentAuthor,
  commands: CommandApi,
): Promise<Rights | undefined> {
  return author.type === 'User' ? commands.rightsOf(author) : undefined;
}

function mayWriteOf({ id }: CommentAuthor, may: boolean | undefined): Map<string, boolean> {
  return new Map(may === undefined ? [] : [[id, may]]);
}
