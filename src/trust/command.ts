/** Commands in comments on a pull request, and who may give them. Anything unclear is refused. */
import { withoutTrailing } from '../model/without-trailing.ts';

/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
export const VERBS = ['help', 'rerun', 'override', 'allow-destroys', 'except', 'again'] as const;
export type Verb = (typeof VERBS)[number];

/** The commands that change nothing: they are answered in the comment of the gate. */
export const QUESTIONS: readonly Verb[] = ['help', 'except'];

/** A command as a person wrote it. */
export interface Command {
  verb: Verb;
  /** The full hash of the commit that the person saw; empty if the verb needs none. */
  commit: string;
  /** Empty if the verb needs none. */
  reason: string;
  /** The text after `except`, unchanged. */
  exceptionText?: string;
}

const LONGEST_REASON = 500;
/** The word after `/plangate`, the next word, and the rest of the line. */
const COMMAND_LINE = /^\/plangate(?: +([^ ]+))?(?: +([^ ]+))?(?: +(.+))?$/;

/**
 * Reads a comment that is a command. The whole comment must be that one line: a command in a quotation, in a code block or
 * with other text does not count.
 *
 * @returns `unclear` if it is meant as a command and cannot be followed; undefined for any other comment
 */
export function readCommand(body: string): Command | 'unclear' | undefined {
  const line = withoutTrailing(body, ' \t\r\n');
  const parts = COMMAND_LINE.exec(line);
  if (parts === null || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) return undefined;
  const [, word, commit = '', reason = ''] = parts;
  const verb = VERBS.find((name) => name === word);
  if (verb === undefined) return 'unclear';
  if (verb === 'except') {
    const exceptionText = line.slice(line.indexOf(verb) + verb.length).trim();
    return { verb, commit: '', reason: '', exceptionText };
  }
  if (verb === 'help' || verb === 'rerun' || verb === 'again') {
    return commit === '' ? { verb, commit, reason } : 'unclear';
  }
  const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
  const isReason = /[\p{L}\p{N}]/u.test(reason) && reason.length <= LONGEST_REASON;
  return isCommit && isReason ? { verb, commit, reason } : 'unclear';
}

/** Who may override the failures of other people's changes. */
export interface Approvers {
  /** In lower case. */
  people: string[];
  /** GitHub's names of the roles that may approve. */
  roles: string[];
  teams: { organization: string; team: string }[];
  /** All of them as they are written, without `@`. */
  names: string[];
}

interface Person {
  login: string;
  /** The current role, from GitHub. */
  role: string | undefined;
  isMember: (team: Approvers['teams'][number]) => Promise<boolean>;
}

/** Who wrote a command, with what it takes to see whether the change is their own. */
export interface CommandAuthor extends Person {
  /** Who opened the pull request; undefined if that is not known. */
  author: string | undefined;
  /** Everybody who pushed to its branch, who pushed its head first; undefined if that is not known. */
  pushers: readonly string[] | undefined;
  /** Accounts of the authors and committers of its commits; undefined if they are not all known. */
  committers: readonly string[] | undefined;
  /** Whether people may override their own change. */
  selfAllowed: boolean;
}

export const UNKNOWN_AUTHORS =
  'Who wrote or pushed this change is unknown, and people cannot override their own change.';

/** A sentence that says why this person, who must be in one of the lists, may not approve; undefined if they may. */
export async function refuseApprover(
  lists: readonly Approvers[],
  commandAuthor: CommandAuthor,
): Promise<string | undefined> {
  const { login, author, pushers, committers, selfAllowed } = commandAuthor;
  const person = login.toLowerCase();
  if (!selfAllowed) {
    if (author === undefined || pushers === undefined || committers === undefined) {
      return UNKNOWN_AUTHORS;
    }
    const isAuthor = author.toLowerCase() === person;
    const pushed = pushers.findIndex((pusher) => pusher.toLowerCase() === person);
    if (isAuthor || pushed >= 0) {
      const what = pushed === 0 ? 'pushed the last commit of' : 'pushed to the branch of';
      return `${login} ${isAuthor ? 'opened' : what} this pull request, and people cannot override their own change.`;
    }
    // Anybody can write a name into a commit: it excludes the person, and lets nobody in.
    if (committers.some((committer) => committer.toLowerCase() === person)) {
      return `${login} wrote or committed a commit of this pull request, and people cannot override their own change.`;
    }
  }
  for (const approvers of lists) {
    if (await isApprover(approvers, commandAuthor)) return undefined;
  }
  return `${login} is none of those whom \`override-by\` names.`;
}

/** Whether the list has the person, their role or one of their teams. The host is asked about teams last. */
export async function isApprover(
  { people, roles, teams }: Approvers,
  { login, role, isMember }: Person,
): Promise<boolean> {
  if (people.includes(login.toLowerCase())) return true;
  if (role !== undefined && roles.includes(role)) return true;
  for (const team of teams) if (await isMember(team)) return true;
  return false;
}
