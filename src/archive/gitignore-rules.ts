/** Reads the rule file as git reads a `.gitignore` at the root. */
import { escapeCharacter, loadEngine, type Matcher } from './expressions.ts';
import type { RuleCursor, RuleReference } from './rule-cursor.ts';

interface GitRule extends RuleReference {
  negated: boolean;
  expression: string;
}

/** Git compares bytes, so each byte becomes one character here. */
const toBytes = (text: string): string => Buffer.from(text).toString('latin1');

/**
 * Compiles the rules.
 *
 * @returns the function that makes a cursor at the top of a tree
 * @throws UnusableRules
 */
export async function compileGitRules(
  text: string,
  signal?: AbortSignal,
): Promise<() => RuleCursor> {
  const rules = readRules(text);
  const expressions = rules.map(({ expression }, rule) => ({ text: expression, rule }));
  const last: Matcher =
    expressions.length > 0 ? await (await loadEngine(signal)).compile(expressions) : () => -1;
  const decide = (path: string): RuleReference | undefined => {
    const rule = rules[last(path)];
    return rule?.negated === false ? rule : undefined;
  };
  const at = (path: string): RuleCursor => ({
    file: (name) => decide(path + toBytes(name)),
    directory(name) {
      const contents = `${path}${toBytes(name)}/`;
      // Git does not look into an excluded directory, so nothing in it can be brought back.
      const withheld = decide(contents);
      return { withheld, inside: withheld ? undefined : at(contents) };
    },
  });
  return () => at('');
}

function readRules(text: string): GitRule[] {
  const rules: GitRule[] = [];
  for (const [at, ended] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
    if (written.startsWith('#')) continue;
    const trimmed = trimSpaces(written);
    if (trimmed === '') continue;
    const negated = trimmed.startsWith('!');
    const expression = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
    if (expression === undefined) continue;
    rules.push({ line: at + 1, text: trimmed, negated, expression });
  }
  return rules;
}

function trimSpaces(text: string): string {
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    if (character !== ' ') end = Math.min(at + 1, text.length);
  }
  return text.slice(0, end);
}

/** An expression for whole paths, where directories end in a slash; undefined if the pattern matches nothing. */
function readPattern(text: string): string | undefined {
  const directoryOnly = text.endsWith('/');
  const body = directoryOnly ? text.slice(0, -1) : text;
  const anchored = body.includes('/');
  const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
  const path = glob === '' ? undefined : readGlob(glob, anchored);
  if (path === undefined) return undefined;
  return `(?s)^${anchored ? '' : '(?:.*/)?'}${path}/${directoryOnly ? '' : '?'}$`;
}

/** @param anchored whether two stars between slashes match any number of directories */
function readGlob(glob: string, anchored: boolean): string | undefined {
  let expression = '';
  for (let at = 0; at < glob.length;) {
    const beginsName = at === 0 || glob[at - 1] === '/';
    // Git compares what is before the first wildcard by itself, and then the rest begins here: `a**/b` matches `a/x/b`.
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
      if (!piece) return undefined;
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

/** The members of git's classes without the slash, which no bracket matches. */
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
  let previous: string | undefined;
  for (let first = true; first || glob[at] !== ']'; first = false) {
    const now = glob[at];
    const next = glob[at + 1];
    const classEnd = now === '[' && next === ':' ? glob.indexOf(']', at + 2) : undefined;
    if (now === undefined || classEnd === -1) return undefined;
    if (classEnd !== undefined && classEnd > at + 2 && glob[classEnd - 1] === ':') {
      const named = CLASSES.get(glob.slice(at + 2, classEnd - 1));
      if (named === undefined) return undefined;
      members += named;
      previous = undefined;
      at = classEnd + 1;
    } else if (now === '-' && previous !== undefined && next !== undefined && next !== ']') {
      const to = next === '\\' ? glob[at + 2] : next;
      if (to === undefined) return undefined;
      members += rangeOf(previous, to);
      previous = undefined;
      at += next === '\\' ? 3 : 2;
    } else {
      previous = now === '\\' ? next : now;
      if (previous === undefined) return undefined;
      members += rangeOf(previous, previous);
      at += now === '\\' ? 2 : 1;
    }
  }
  if (negated) return { expression: `[^/${members}]`, next: at + 1 };
  return { expression: members === '' ? NOTHING : `[${members}]`, next: at + 1 };
}

const NOTHING = '[^\\x00-\\x{10ffff}]';

/** The characters from one to the other as a part of a bracket, without the slash. */
function rangeOf(from: string, to: string): string {
  const below = to < '/' ? to : '.';
  const above = from > '/' ? from : '0';
  return (
    (from <= below ? `${escapeCharacter(from)}-${escapeCharacter(below)}` : '') +
    (above <= to ? `${escapeCharacter(above)}-${escapeCharacter(to)}` : '')
  );
}
