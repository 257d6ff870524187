/** What a comment on a pull request asks for, and who may ask it. Both are refused where anything is unclear. */
/** What was done by a comment, or was asked for. */
export const VERBS = ['help', 'rerun', 'override', 'allow-destroys'] as const;
export type Verb = (typeof VERBS)[number];

export interface Command {
  verb: Verb;
  /** What the person saw, whole; and why it may pass. Empty where the verb needs neither. */
  commit: string;
  reason: string;
}

const LONGEST_REASON = 500;
const WORDS = /^\/plangate(?: +([^ ]+))?(?: +([^ ]+))?(?: +(.+))?$/;

/**
 * A comment that is one line and a command, from its first sign to its last: what is quoted, in a
 * code block, or stands before or behind other text asks for nothing.
 * @returns undefined for what is no command, `unclear` for one that cannot be followed
 */
export function readCommand(body: string): Command | 'unclear' | undefined {
  const line = body.replace(/[ \t\r\n]+$/, '');
  if (!/^\/plangate(?: |$)/.test(line) || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) return undefined;
  const [, word, commit = '', reason = ''] = WORDS.exec(line) ?? [];
  const verb = VERBS.find((each) => each === word);
  if (verb === undefined) return 'unclear';
  if (verb === 'help' || verb === 'rerun') {
    return commit === '' ? { verb, commit, reason } : 'unclear';
  }
  const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
  const isReason = /[\p{L}\p{N}]/u.test(reason) && reason.length <= LONGEST_REASON;
  return isCommit && isReason ? { verb, commit, reason } : 'unclear';
}

/** Whom a workflow trusts with other people's failures. */
export interface Approvers {
  /** In lower case. */
  people: string[];
  /** As GitHub names roles: this one and those above. */
  roles: string[];
  teams: { organization: string; team: string }[];
}

export interface CommandAuthor {
  login: string;
  /** As GitHub says, now. */
  role: string | undefined;
  /** Who opened the pull request, and who pushed its head; undefined where that could not be told. */
  author: string | undefined;
  pusher: string | undefined;
  selfAllowed: boolean;
  isMember: (team: Approvers['teams'][number]) => Promise<boolean>;
}

/** Why this person lets nothing pass here, as a sentence; undefined when they may. */
export async function refuseApprover(
  approvers: Approvers,
  { login, role, author, pusher, selfAllowed, isMember }: CommandAuthor,
): Promise<string | undefined> {
  const me = login.toLowerCase();
  if (!selfAllowed) {
    if (author === undefined || pusher === undefined) {
      return 'Who wrote or pushed this change could not be told, and nobody lets their own pass.';
    }
    const own = author.toLowerCase() === me ? 'opened' : 'pushed the last commit of';
    if ([author.toLowerCase(), pusher.toLowerCase()].includes(me)) {
      return `${login} ${own} this pull request, and nobody lets their own pass.`;
    }
  }
  if (approvers.people.includes(me) || (role !== undefined && approvers.roles.includes(role)))
    return undefined;
  for (const team of approvers.teams) if (await isMember(team)) return undefined;
  return `${login} is none of those whom \`override-by\` names.`;
}
