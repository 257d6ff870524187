/** Reads a command in a comment on a pull request. Anything unclear is refused. */
import { readLine } from '../approvals/line.ts';
import { VERBS, type Verb } from '../model/comment-commands.ts';
import { withoutTrailing } from '../model/without-trailing.ts';

/** A command as a person wrote it. */
export interface Command {
  /** `approve`: the gate reads the line, and has to be started again for it. */
  verb: Verb | 'approve';
  /** The full hash of the commit that the person saw; empty if the verb needs none. */
  commit: string;
  /** Empty if the verb needs none. */
  reason: string;
}

const LONGEST_REASON = 500;
/** The word after `/plangate`, the next word, and the rest of the line. */
const COMMAND_LINE = /^\/plangate(?: +([^ ]+))?(?: +([^ ]+))?(?: +(.+))?$/;

/** A line of `approvals/`, or what is meant as one: the next report says of it whether it counts. */
const APPROVE: Command = { verb: 'approve', commit: '', reason: '' };

/**
 * Reads a comment that is a command. The whole comment must be that one line: a command in a quotation, in a code block or
 * with other text does not count.
 *
 * @returns `unclear` if it is meant as a command and cannot be followed; undefined for any other comment
 */
export function readCommand(body: string): Command | 'unclear' | undefined {
  const approval = readLine(body);
  const isForService = approval?.kind === 'misread' && approval.why === 'old-override';
  if (approval !== undefined && approval.kind !== 'again' && !isForService) return APPROVE;
  const line = withoutTrailing(body, ' \t\r\n');
  const parts = COMMAND_LINE.exec(line);
  if (parts === null || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) return undefined;
  const [, word, commit = '', reason = ''] = parts;
  const verb = VERBS.find((name) => name === word);
  if (verb === undefined) return 'unclear';
  if (verb === 'help' || verb === 'rerun' || verb === 'again') {
    return commit === '' ? { verb, commit, reason } : 'unclear';
  }
  const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
  const isReason = saysSomething(reason) && reason.length <= LONGEST_REASON;
  return isCommit && isReason ? { verb, commit, reason } : 'unclear';
}

/** Whether a reason has a letter or a digit in it. */
export function saysSomething(reason: string): boolean {
  return /[\p{L}\p{N}]/u.test(reason);
}
