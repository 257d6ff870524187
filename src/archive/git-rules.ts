/** The rules of a `.gitignore`, for a rule file that is to be read as git would. */
import { engineFor, escapeCharacter } from './rule-matching.ts';
import type { RuleCursor, RuleReference } from './rule-matching.ts';

interface GitRule extends RuleReference {
  negated: boolean;
  /** Matches whole paths with one character for each byte, as `toBytes` writes them. */
  expression: string;
}

/** Git compares bytes, so each byte becomes one character here. */
const toBytes = (text: string): string => Buffer.from(text).toString('latin1');

/**
 * Compiles the rules of a file.
 *
 * @returns the function that makes a cursor at the top of a tree
 * @throws UnreadableFile
 */
export async function compileGitRules(
  text: string,
  signal?: AbortSignal,
): Promise<() => RuleCursor> {
  const rules = readRules(text);
  const expressions = rules.map(({ expression }, rule) => ({ text: expression, rule }));
  const findLastMatch = await (await engineFor(rules, signal)).compile(expressions);
  const findExcludingRule = (path: string): RuleReference | undefined => {
    const rule = rules[findLastMatch(path)];
    return rule !== undefined && !rule.negated ? rule : undefined;
  };
  const cursorIn = (directory: string): RuleCursor => ({
    file: (name) => findExcludingRule(directory + toBytes(name)),
    directory(name) {
      const path = `${directory}${toBytes(name)}/`;
      // Git does not look into an excluded directory, so nothing in it can be brought back.
      const excluded = findExcludingRule(path);
      return { excluded, inside: excluded ? undefined : cursorIn(path) };
    },
  });
  return () => cursorIn('');
}

function readRules(text: string): GitRule[] {
  const rules: GitRule[] = [];
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('#')) continue;
    const trimmed = trimSpaces(line.replace(/\r$/, ''));
    if (trimmed === '') continue;
    const negated = trimmed.startsWith('!');
    const expression = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
    if (expression === undefined) continue;
    rules.push({ line: index + 1, text: trimmed, negated, expression });
  }
  return rules;
}

/** Removes the spaces at the end, but not one after a backslash. */
function trimSpaces(text: string): string {
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    if (character !== ' ') end = Math.min(at + 1, text.length);
  }
  return text.slice(0, end);
}

/** An expression (RE2) for whole paths, where directories end in a slash; undefined if the pattern matches nothing. */
function readPattern(text: string): string | undefined {
  const directoryOnly = text.endsWith('/');
  const body = directoryOnly ? text.slice(0, -1) : text;
  const anchored = body.includes('/');
  const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
  const path = glob === '' ? undefined : readGlob(glob, anchored);
  if (path === undefined) return undefined;
  return `(?s)^${anchored ? '' : '(?:.*/)?'}${path}/${directoryOnly ? '' : '?'}$`;
}

/**
 * An expression for a glob without its slash at the front or the end; undefined if the glob matches nothing.
 *
 * @param anchored whether two stars between slashes match any number of directories
 */
function readGlob(glob: string, anchored: boolean): string | undefined {
  let expression = '';
  for (let at = 0; at < glob.length;) {
    const beginsName = at === 0 || glob[at - 1] === '/';
    // Git first compares the text before the first wildcard, and takes only the rest for a pattern. So two stars may
    // also begin that rest: `a**/b` matches `a/x/b`.
    const beginsRest = !/[*?[\\]/.test(glob.slice(0, at));
    const stars = anchored && (beginsName || beginsRest) ? countStars(glob, at) : 0;
    const after = glob.slice(at + stars, at + stars + 2);
    if (stars >= 2 && after === '' && beginsName) {
      // This matches everything inside the directory, but not the directory itself.
      return `${expression}[^/].*`;
    }
    if (stars >= 2 && after.startsWith('/')) {
      expression += '(?:.*/)?';
      at += stars + 1;
    } else if (stars >= 2 && after === '\\/') {
      expression += '.*';
      at += stars;
    } else {
      const piece = readPiece(glob, at);
      if (piece === undefined) return undefined;
      expression += piece.expression;
      at = piece.next;
    }
  }
  return expression;
}

function countStars(glob: string, from: number): number {
  let at = from;
  while (glob[at] === '*') at++;
  return at - from;
}

interface Piece {
  expression: string;
  next: number;
}

function readPiece(glob: string, at: number): Piece | undefined {
  const escaped = glob[at + 1];
  switch (glob[at]) {
    case '*':
      return { expression: '[^/]*', next: at + countStars(glob, at) };
    case '?':
      return { expression: '[^/]', next: at + 1 };
    case '[':
      return readBracket(glob, at);
    case '\\':
      return escaped === undefined
        ? undefined
        : { expression: escapeCharacter(escaped), next: at + 2 };
    default:
      return { expression: escapeCharacter(glob.charAt(at)), next: at + 1 };
  }
}

/** What to write in a bracket for git's classes, without the slash, which no bracket matches. */
const CLASSES = new Map([
  ...['alnum', 'alpha', 'blank', 'cntrl', 'digit', 'lower', 'space', 'upper', 'xdigit'].map(
    (name) => [name, `[:${name}:]`] as const,
  ),
  ['graph', '!-.0-~'],
  ['print', ' -.0-~'],
  ['punct', '!-.:-@\\[-`{-~'],
]);

/** Reads `[…]`; undefined if it does not end or names an unknown class, because git then never matches. */
function readBracket(glob: string, from: number): Piece | undefined {
  let at = from + 1;
  const negated = glob[at] === '!' || glob[at] === '^';
  if (negated) at++;
  let members = '';
  // The first character of a range, if the next characters may be `-` and the range's last one.
  let rangeStart: string | undefined;
  // A `]` that is the first member does not end the bracket.
  for (let isFirst = true; isFirst || glob[at] !== ']'; isFirst = false) {
    const character = glob[at];
    const next = glob[at + 1];
    const classEnd = character === '[' && next === ':' ? glob.indexOf(']', at + 2) : undefined;
    if (character === undefined || classEnd === -1) return undefined;
    if (classEnd !== undefined && classEnd > at + 2 && glob[classEnd - 1] === ':') {
      const classMembers = CLASSES.get(glob.slice(at + 2, classEnd - 1));
      if (classMembers === undefined) return undefined;
      members += classMembers;
      rangeStart = undefined;
      at = classEnd + 1;
    } else if (
      character === '-' &&
      rangeStart !== undefined &&
      next !== undefined &&
      next !== ']'
    ) {
      const to = next === '\\' ? glob[at + 2] : next;
      if (to === undefined) return undefined;
      members += rangeOf(rangeStart, to);
      rangeStart = undefined;
      at += next === '\\' ? 3 : 2;
    } else {
      rangeStart = character === '\\' ? next : character;
      if (rangeStart === undefined) return undefined;
      members += rangeOf(rangeStart, rangeStart);
      at += character === '\\' ? 2 : 1;
    }
  }
  if (negated) return { expression: `[^/${members}]`, next: at + 1 };
  return { expression: members === '' ? MATCHES_NOTHING : `[${members}]`, next: at + 1 };
}

/** For a bracket without members, such as `[/]`. */
const MATCHES_NOTHING = '[^\\x00-\\x{10ffff}]';

/** The characters from one to the other as a part of a bracket, without the slash. */
function rangeOf(from: string, to: string): string {
  const below = to < '/' ? to : '.';
  const above = from > '/' ? from : '0';
  return (
    (from <= below ? `${escapeCharacter(from)}-${escapeCharacter(below)}` : '') +
    (above <= to ? `${escapeCharacter(above)}-${escapeCharacter(to)}` : '')
  );
}
