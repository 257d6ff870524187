/** Parses single inputs: what a plan may change, its variables and version of Terraform, and the people who may override. */
import { IDENTIFIER } from '../model/go-text.ts';
import { readProtectRule, wordsOfLine } from '../policy/protect-rule.ts';
import {
  NOBODY,
  toApprovers,
  WRITE_NAMES,
  type Approvers,
  type PolicyOwners,
} from '../policy/policy-owners.ts';
import { collectValues, parseJson, parseList, textIn, type Parsed } from '../model/parse.ts';
import { readHiddenPath } from '../model/hidden-paths.ts';
import { quote } from '../model/quote.ts';

/**
 * Reads address patterns, one per line or separated by commas. Lines that begin with `#` are comments. A line
 * `PATTERN by NAMES` names who must agree, and stays one item.
 */
export function readPatterns(text: string): Parsed<string[]> {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const items = lines.flatMap((line) => {
    if (line.startsWith('#')) return [];
    const words = wordsOfLine(line);
    return words[1] === 'by' ? [words.join(' ')] : words;
  });
  for (const item of items) {
    const rule = readProtectRule(item);
    if ('problem' in rule) return rule;
  }
  return { value: [...new Set(items)] };
}

/** Reads `hide-values`: patterns of paths. */
export function readHiddenPaths(text: string): Parsed<string[]> {
  const list = parseList(text);
  return 'problem' in list ? list : collectValues(list.value.map(readHiddenPath));
}

/** Reads a number, which may be zero. */
export function readWholeNumber(text: string): Parsed<number> {
  return /^\s*\d{1,9}\s*$/.test(text)
    ? { value: Number(text) }
    : { problem: `${quote(text)} is not a number. Write digits only.` };
}

/** Reads the input `plan-digest`: a list of digests, as in `sha256:` and 64 hexadecimal digits. */
export function readPlanDigests(text: string): Parsed<string[]> {
  const list = parseList(text);
  if ('problem' in list) return list;
  const invalid = list.value.find((digest) => !/^sha256:[0-9a-f]{64}$/.test(digest));
  if (invalid === undefined) return list;
  return { problem: `is ${quote(invalid)}, which is not what \`plangate digest\` prints.` };
}

/**
 * Reads one item per line, unchanged, because addresses and values hold commas and brackets. Lines that begin with `#`
 * are comments.
 */
export function readLines(text: string): Parsed<string[]> {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const value = lines.filter((line) => line !== '' && !line.startsWith('#'));
  return value.some((line) => /\p{Cc}/u.test(line))
    ? { problem: 'has control characters in it.' }
    : { value };
}

const VARIABLE = new RegExp(`^(${IDENTIFIER})\\s*=`, 'u');

/** Reads lines of the form `name = value`. */
export function readVariables(text: string): Parsed<string[]> {
  const lines = readLines(text);
  if ('problem' in lines) return lines;
  const names = lines.value.map((line) => VARIABLE.exec(line)?.[1]);
  const invalidIndex = names.indexOf(undefined);
  // The message leaves the line out, because its value may be secret.
  if (invalidIndex >= 0)
    return { problem: `has no \`name=value\` in its line ${invalidIndex + 1}. One a line.` };
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  return repeated === undefined ? lines : { problem: `names ${quote(repeated)} twice.` };
}

/** What no name of a branch has (git-check-ref-format), but for `*`, which makes it a pattern. */
const NOT_OF_A_BRANCH = /[\s~^:?[\\\p{Cc}\p{Cf}]|\.\.|@\{|\/\/|^[/!-]|[/.]$|\*\*/u;

/** Reads names of branches and patterns of them, with or without `refs/heads/` before them. */
export function readBranches(text: string): Parsed<string[]> {
  const list = parseList(text);
  if ('problem' in list) return list;
  const branches = list.value.map((item) => item.replace(/^refs\/heads\//, ''));
  const invalid = branches.find(
    (branch) => branch === '' || branch.startsWith('refs/') || NOT_OF_A_BRANCH.test(branch),
  );
  if (invalid === undefined) return { value: [...new Set(branches)] };
  return {
    problem: `has ${quote(invalid)}, which is no branch. Write main, release/* (each \`*\` matches within one part between slashes) or, for every branch, \`*\` alone.`,
  };
}

/** The names of organizations and workspaces. */
export const NAME = /^[A-Za-z0-9_-]+$/;
export const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';

/** Reads the name of an organization. */
export function readName(text: string): Parsed<string> {
  return NAME.test(text)
    ? { value: text }
    : { problem: `${quote(text)} is not a name. ${NAME_RULE}` };
}

/** Reads a whole version, as in `1.11.4` or `1.12.0-beta1`. */
export function readTerraformVersion(text: string): Parsed<string> {
  return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text)
    ? { value: text }
    : { problem: `${quote(text)} is not a version of Terraform. Write one as in 1.11.4.` };
}

/** A line about policies: their pattern, in quotes if need be, a colon, a space and the owners. */
const OWNERS_LINE = /^("(?:[^"\\]|\\.)*"|[^\s"',:#[\]{}]+):(?:\s+(.*))?$/;

/**
 * Reads the owners of policies. `octocat`, `role:maintain` and `acme/platform` own all policies; a line as in
 * `security/*: acme/security` gives some policies owners of their own. The problem names everything that is wrong.
 */
export function readApprovers(text: string): Parsed<PolicyOwners> {
  const problems: string[] = [];
  const lines: { pattern: string; owners: Approvers }[] = [];
  const linesWithoutPattern: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const [, writtenPattern, names = ''] = OWNERS_LINE.exec(line.trim()) ?? [];
    if (writtenPattern === undefined) {
      linesWithoutPattern.push(line);
      continue;
    }
    const pattern = unquoted(writtenPattern) ?? writtenPattern;
    const problem = patternProblem(writtenPattern);
    if (problem !== undefined) problems.push(problem);
    if (lines.some((earlier) => earlier.pattern === pattern))
      problems.push(`has the pattern ${quote(pattern)} twice.`);
    const owners = readOwners(names, problems);
    if (owners?.names.length === 0) problems.push(`names nobody for ${quote(pattern)}.`);
    lines.push({ pattern, owners: owners ?? NOBODY });
  }
  const others = readOwners(linesWithoutPattern.join('\n'), problems) ?? NOBODY;
  if (problems.length === 0 && lines.length === 0 && others.names.length === 0) {
    problems.push(
      'is missing: name people, role:maintain, role:admin or teams. The default is nobody.',
    );
  }
  return problems.length > 0 ? { problem: problems.join(' It ') } : { value: { lines, others } };
}

/** Checks a list of owners and keeps its text. Who needs the owners calls `readApprovers` with it. */
export function checkApprovers(text: string): Parsed<string> {
  const reading = readApprovers(text);
  return 'problem' in reading ? reading : { value: text };
}

function unquoted(written: string): string | undefined {
  return written.startsWith('"') ? textIn(parseJson(written)) : written;
}

function patternProblem(written: string): string | undefined {
  if (written === 'role') {
    return 'has the pattern "role", which may be meant as a role. Write role:admin without a space, or the pattern in quotes.';
  }
  const pattern = unquoted(written);
  const mayFit =
    pattern !== undefined &&
    /[\p{L}\p{N}*]/u.test(pattern) &&
    !/^[/\s]|[/\s]$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(pattern);
  if (mayFit) return undefined;
  return `has the pattern ${quote(pattern ?? written)}, which fits no policy. Write deny_public, security/* (a policy set) or "deny public".`;
}

/**
 * Reads a list of people, roles and teams.
 *
 * @param problems gets a sentence for each item that is none of them
 * @returns undefined if the list as such cannot be read
 */
function readOwners(text: string, problems: string[]): Approvers | undefined {
  const list = parseList(text);
  if ('problem' in list) {
    problems.push(list.problem);
    return undefined;
  }
  const { approvers, unreadable } = toApprovers(list.value);
  for (const item of unreadable) {
    const hint = item.includes(':')
      ? ' The owners of a policy are a line of their own, as in `deny_*: ann`: with a space behind the colon, and a name with spaces in quotes.'
      : '';
    problems.push(`has ${quote(item)}, which names no person or team. ${WRITE_NAMES}${hint}`);
  }
  return approvers;
}

const LEAST_KEY_LETTERS = 32;

/** A key that could be guessed would open the gate. */
export function checkRecordKey(text: string): Parsed<string> {
  return text.length < LEAST_KEY_LETTERS
    ? {
        problem: `has fewer than ${LEAST_KEY_LETTERS} characters. Make one: \`openssl rand -hex 32\`.`,
      }
    : { value: text };
}
