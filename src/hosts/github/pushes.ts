/**
 * Who pushed to the branch of a pull request, by the activity that GitHub lists. A branch that was deleted and restored forgets
 * nobody: what counts is whether its commits are new to the base.
 */
import { readCommitId } from '../../model/commit-id.ts';
import type { PushedMerge } from '../../trust/clean-merges.ts';
import { unreadableAnswer } from '../host-error.ts';
import type { List } from '../read-pages.ts';
import { readPositiveNumber, textAt, valueAt } from '../shapes.ts';

/** An account of GitHub. */
export interface GitHubAccount {
  id: string;
  /** That of an app ends in `[bot]`. */
  login: string;
  isPerson: boolean;
}

/** An entry of the activity of a branch. */
export interface BranchUpdate {
  id: string;
  /** Undefined if GitHub does not say who it was. */
  by: GitHubAccount | undefined;
  /** Undefined if the branch was made. */
  before: string | undefined;
  /** Undefined if it was deleted. */
  after: string | undefined;
  /** ISO 8601. */
  at: string | undefined;
}

/** @throws HostError if it does not say what the branch pointed to */
export function readUpdate(entry: unknown, service: string): BranchUpdate {
  const [before, after] = [textAt(entry, 'before'), textAt(entry, 'after')];
  if (!isCommitOrNone(before) || !isCommitOrNone(after)) throw unreadableAnswer(service);
  const at = textAt(entry, 'timestamp');
  const id = JSON.stringify([valueAt(entry, 'id'), before, after, at]);
  const by = readGitHubAccount(valueAt(entry, 'actor'));
  return { id, by, at, before: commitUnlessZeros(before), after: commitUnlessZeros(after) };
}

/** What takes the place of a commit where there is no branch. */
const ZEROS = /^0+$/;

function isCommitOrNone(text: string | undefined): text is string {
  return readCommitId(text) !== undefined;
}

function commitUnlessZeros(id: string): string | undefined {
  return ZEROS.test(id) ? undefined : id;
}

export function readGitHubAccount(account: unknown): GitHubAccount | undefined {
  const login = textAt(account, 'login');
  const id = readPositiveNumber(valueAt(account, 'id'));
  if (login === undefined || id === undefined) return undefined;
  const type = valueAt(account, 'type');
  const isApp = type === 'Bot' && !login.endsWith('[bot]');
  return { id: String(id), login: isApp ? `${login}[bot]` : login, isPerson: type === 'User' };
}

/** Pushes of a commit with two parents, of which the first is the head before. */
export function pushedMerges(
  updates: readonly Pick<BranchUpdate, 'before' | 'after'>[],
  commits: readonly { id: string; parents: readonly string[] }[],
): PushedMerge[] {
  const merges = new Map(
    commits.flatMap(({ id, parents: [first, second, third] }) =>
      second !== undefined && third === undefined ? [[id, first] as const] : [],
    ),
  );
  return updates.flatMap(({ before, after = '' }) =>
    before !== undefined && merges.get(after) === before ? [{ id: after, before }] : [],
  );
}

/** What is known of a request. */
interface PushedRequest {
  /** Its last commit. */
  tip: string;
  /** Ids of its commits, which the base does not have. */
  commits: ReadonlySet<string>;
  clean: readonly PushedMerge[];
  /** Whether the base has a commit. */
  isOfBase: (commit: string) => Promise<boolean>;
}

/** Who pushed something that the base does not have. */
interface Pushers {
  /** Each once, who pushed last is the first. */
  pushers: readonly GitHubAccount[];
  /** Whether GitHub does not say of a push who made it. */
  isUnnamed: boolean;
}

/** How often it is asked whether the base has a commit. What is pushed before counts. */
const MOST_ASKED = 20;

/**
 * Finds who pushed to the branch since it had nothing that the base lacks. That is asked only where it decides about somebody.
 *
 * @param list the activity of the branch, the newest entry first
 * @returns as `problem` a whole sentence
 */
export async function findPushers(
  { items: updates, whole }: List<BranchUpdate>,
  { tip, commits, clean, isOfBase }: PushedRequest,
): Promise<Pushers | { problem: string }> {
  if (updates[0]?.after !== tip) return { problem: NO_HEAD };
  const counted = updates.filter((update) => update.after !== undefined && !isAmong(update, clean));
  // Something is missing in a list that does not begin with the making of the branch.
  const isComplete = whole && updates.at(-1)?.before === undefined;
  /** Where each pusher is met first, the newest entry first: behind the last of these places, nobody else pushed. */
  const firstOf = new Map<string | undefined, number>();
  for (const [index, { by }] of counted.entries()) {
    if (!firstOf.has(by?.id)) firstOf.set(by?.id, index);
  }
  const lastNew = Math.max(-1, ...firstOf.values());
  const pushers = new Map<string, GitHubAccount>();
  let isUnnamed = false;
  let asked = 0;
  for (const [index, { by, after = '' }] of counted.entries()) {
    if (isComplete && index > lastNew) break;
    if (!commits.has(after) && asked++ < MOST_ASKED && (await isOfBase(after)))
      return { pushers: [...pushers.values()], isUnnamed };
    if (by === undefined) isUnnamed = true;
    else if (!pushers.has(by.id)) pushers.set(by.id, by);
  }
  return isComplete ? { pushers: [...pushers.values()], isUnnamed } : { problem: CUT };
}

const NO_HEAD =
  'Who pushed to the branch is unknown: its activity does not name its head yet. Run the job again.';
const CUT =
  'Who pushed to the branch is unknown: its activity is not listed back to the making of the branch.';

function isAmong({ before, after }: BranchUpdate, clean: readonly PushedMerge[]): boolean {
  return clean.some((merge) => merge.id === after && merge.before === before);
}

/**
 * The newest commit of a request that is not a clean merge of its base.
 *
 * @param tip the last commit
 * @returns since when the branch has it, undefined if that is not known
 */
export function findHead(
  updates: readonly BranchUpdate[],
  clean: readonly PushedMerge[],
  tip: string,
): { head: string; pushedAt: string | undefined } {
  let head = tip;
  for (const update of updates) {
    const { before, after, at } = update;
    if (after !== head) break;
    if (before === undefined || !isAmong(update, clean)) return { head, pushedAt: at };
    head = before;
  }
  return { head, pushedAt: undefined };
}
