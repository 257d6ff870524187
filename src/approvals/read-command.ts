/**
 * Reads what people command in a comment: the one parser of all lines that begin with `/plangate`.
 *
 * A command is alone in its comment: one line, from its first column, with nothing but blanks and line ends behind it and empty
 * lines before it. So no quotation, code, HTML comment or e-mail around a line can make it a command, or hide from people what
 * else is there. A line that is meant as a command and is none is read, too, with what is wrong: whoever may write gets that as the answer.
 */
import { saysSomething } from '../model/acts-on-runs.ts';
import { VERBS, type Verb } from '../model/comment-commands.ts';
import { withoutTrailing } from '../model/without-trailing.ts';
import { REASON } from './line.ts';

/** What is wrong with a line that is meant as a command. */
export type Misread = keyof typeof MISREAD;

const COPY = 'Copy the line of the report';

/** The end of a sentence about the line. */
export const MISREAD = {
  'not-alone': 'it is not alone in its comment, or it is in code',
  'control-characters': 'it has control characters',
  'no-command': '`/plangate help` lists the commands, and it is none of them',
  'no-commit': '`override` needs the whole hash of the commit, and a reason',
  'not-the-line': `it is not the line of the report. ${COPY}`,
  'no-reason': 'it gives no reason',
  'long-reason': 'its reason is too long',
  'old-approve': `a commit says too little of what is approved. ${COPY}`,
  'old-allow-destroys': `\`/plangate allow-destroys\` is no command any more. ${COPY}`,
} as const;

export type ReadCommand =
  /** `start`: the line up to its code. */
  | { verb: 'approve'; start: string; code: string; reason: string }
  /** `commit`: its whole hash. */
  | { verb: 'override'; commit: string; reason: string }
  | { verb: Exclude<Verb, 'override'> }
  /** `verb`: what it is meant as; undefined for no command. */
  | { verb: Verb | 'approve' | undefined; misread: Misread };

const LONGEST_REASON = 500;

/** @returns undefined for a comment in which nothing is meant as a command */
export function readCommand(body: string): ReadCommand | undefined {
  const meant = findMeant(body);
  if (meant === undefined) return undefined;
  const { verb } = meant;
  const misread = (why: Misread): ReadCommand => ({ verb, misread: why });
  const line = withoutTrailing(body, ' \t\r\n').replace(/^(?:[ \t]*[\r\n])+/, '');
  if (!line.startsWith('/') || /[\r\n]/.test(line)) return misread('not-alone');
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line)) return misread('control-characters');
  if (verb === 'approve') return readApproval(line);
  if (verb === 'override') return readOverride(line);
  const isWhole = verb !== undefined && line.replace(/ +/, ' ') === `/plangate ${verb}`;
  return isWhole ? { verb } : misread('no-command');
}

/** What a line begins with that is meant as a command, in code of one line or after blanks as well. */
const MEANT = /^[ \t`\p{Cf}]{0,9}\/plangate(?:[ \t]+([a-z-]+))?(?![^\s\p{Cc}`])/iu;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Finds the first line that is meant as a command, outside of quotations, of fences and of HTML comments. */
function findMeant(body: string): { verb: Verb | 'approve' | undefined } | undefined {
  let fence: string | undefined;
  let isHidden = false;
  for (const line of body.split(/\r\n|\n|\r/)) {
    const [, marks] = FENCE.exec(line) ?? [];
    if (fence !== undefined) {
      const isEnd = marks?.startsWith(fence) === true && line.trim() === marks;
      if (isEnd) fence = undefined;
      continue;
    }
    const begins = line.lastIndexOf('<!--');
    const ends = line.lastIndexOf('-->');
    const wasHidden = isHidden;
    if (begins >= 0 || ends >= 0) isHidden = begins > ends;
    if (wasHidden) continue;
    if (marks !== undefined) {
      fence = marks;
      continue;
    }
    const found = MEANT.exec(line);
    if (found !== null) return { verb: toVerb(found[1]?.toLowerCase()) };
  }
  return undefined;
}

function toVerb(word: string | undefined): Verb | 'approve' | undefined {
  // What it was called before is approved by a line now.
  if (word === 'approve' || word === 'allow-destroys') return 'approve';
  return VERBS.find((verb) => verb === word);
}

/** A text between quotation marks may have anything in it, the end of the line as well. */
const APPROVAL = /^(\/plangate approve (?:[^"]|"[^"]*")+? code ([a-z2-7]{32})):(.*)$/;
const OLD_FORMS: readonly [pattern: RegExp, why: Misread][] = [
  [/^\/plangate +approve +(?:[0-9a-f]{40}|[0-9a-f]{64})(?= |$)/, 'old-approve'],
  [/^\/plangate +allow-destroys(?= |$)/, 'old-allow-destroys'],
];

function readApproval(line: string): ReadCommand {
  const verb = 'approve';
  const [, old] = OLD_FORMS.find(([pattern]) => pattern.test(line)) ?? [];
  if (old !== undefined) return { verb, misread: old };
  const [, start, code, rest = ''] = APPROVAL.exec(line) ?? [];
  if (start === undefined || code === undefined) return { verb, misread: 'not-the-line' };
  const reason = rest.trim();
  const misread = whyNoReason(reason);
  return misread === undefined ? { verb, start, code, reason } : { verb, misread };
}

const OVERRIDE = /^\/plangate +override +([0-9a-f]{40}|[0-9a-f]{64})(?= |$)(.*)$/;

function readOverride(line: string): ReadCommand {
  const verb = 'override';
  const [, commit, rest = ''] = OVERRIDE.exec(line) ?? [];
  if (commit === undefined) return { verb, misread: 'no-commit' };
  const reason = rest.trim();
  const misread = whyNoReason(reason);
  return misread === undefined ? { verb, commit, reason } : { verb, misread };
}

function whyNoReason(reason: string): Misread | undefined {
  // The word that is to be replaced is no reason.
  if (reason === REASON || !saysSomething(reason)) return 'no-reason';
  return reason.length > LONGEST_REASON ? 'long-reason' : undefined;
}
