/** The rule file read as git reads a `.gitignore` at the root. */
import type { Branch } from './automaton-program.ts';
import { createAutomaton, type State } from './automaton.ts';
import { POSIX } from './character-classes.ts';
import {
  anything,
  character,
  invert,
  normalise,
  notSlash,
  repeat,
  sequence,
  slash,
  textEnd,
  type Pattern,
} from './pattern.ts';
import type { RuleCursor, RuleReference } from './rule-cursor.ts';

interface GitRule extends RuleReference {
  negated: boolean;
  branch: Omit<Branch, 'rule'> | undefined;
}

/** Git compares bytes: each is a character of its own here. */
const toBytes = (text: string): string =>
  isAscii(text) ? text : Buffer.from(text).toString('latin1');

export function startAsGit(text: string): () => RuleCursor {
  const rules = readRules(text);
  const branches = rules.flatMap(({ branch }, rule) => (branch ? [{ ...branch, rule }] : []));
  const automaton = createAutomaton(branches, (rule) => rules[rule]?.negated ?? false);

  const decide = (state: State): RuleReference | undefined => {
    const rule = rules[automaton.summarise(state).last];
    return rule && !rule.negated ? { line: rule.line ?? 0, text: rule.text } : undefined;
  };
  const at = (state: State): RuleCursor => ({
    file: (name) => decide(automaton.step(state, toBytes(name))),
    directory(name) {
      const contents = automaton.step(state, `${toBytes(name)}/`);
      const withheld = decide(contents);
      // Git does not look into an excluded directory, so nothing in it can be brought back.
      return withheld ? { withheld } : { inside: at(contents) };
    },
  });
  return () => at(automaton.start());
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
    const branch = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
    rules.push({ line: at + 1, text: trimmed, negated, branch });
  }
  return rules;
}

/** Spaces at the end do not count unless a backslash stands before them. */
function trimSpaces(text: string): string {
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '\\') at++;
    if (character !== ' ') end = Math.min(at + 1, text.length);
  }
  return text.slice(0, end);
}

/** A pattern for whole paths, directories ending in a slash; undefined: it matches nothing. */
function readPattern(text: string): GitRule['branch'] {
  const directoryOnly = text.endsWith('/');
  const body = directoryOnly ? text.slice(0, -1) : text;
  const anchored = body.includes('/');
  const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
  if (glob === '') return undefined;
  const parts = anchored ? readPath(glob) : readSegment(glob);
  if (!parts) return undefined;
  const end = directoryOnly ? slash : repeat(slash, 0, 1);
  return { pattern: sequence([...parts, end, textEnd]), from: anchored ? 'start' : 'segment' };
}

function readPath(glob: string): Pattern[] | undefined {
  const parts: Pattern[] = [];
  let at = 0;
  while (at < glob.length) {
    const stars = countStars(glob, at);
    const borders = (at === 0 || glob[at - 1] === '/') && stars >= 2;
    const after = glob.slice(at + stars);
    if (borders && (after === '' || after.startsWith('/') || after.startsWith('\\/'))) {
      if (after === '') {
        // Whatever is inside, but not the directory itself.
        parts.push(notSlash, repeat(anything));
        return parts;
      }
      parts.push(after.startsWith('/') ? zeroOrMoreDirectories : repeat(anything));
      at += stars + (after.startsWith('/') ? 1 : 0);
      continue;
    }
    const piece = readPiece(glob, at);
    if (!piece) return undefined;
    parts.push(piece.pattern);
    at = piece.next;
  }
  return parts;
}

function readSegment(glob: string): Pattern[] | undefined {
  const parts: Pattern[] = [];
  for (let at = 0; at < glob.length;) {
    const piece = readPiece(glob, at);
    if (!piece) return undefined;
    parts.push(piece.pattern);
    at = piece.next;
  }
  return parts;
}

const zeroOrMoreDirectories = repeat(sequence([repeat(anything), slash]), 0, 1);

function countStars(glob: string, from: number): number {
  let at = from;
  while (glob[at] === '*') at++;
  return at - from;
}

function readPiece(glob: string, at: number): { pattern: Pattern; next: number } | undefined {
  const now = glob.charCodeAt(at);
  switch (glob[at]) {
    case '*':
      return { pattern: repeat(notSlash), next: at + countStars(glob, at) };
    case '?':
      return { pattern: notSlash, next: at + 1 };
    case '[':
      return readBracket(glob, at);
    case '\\':
      if (at + 1 >= glob.length) return undefined;
      return { pattern: character(glob.charCodeAt(at + 1)), next: at + 2 };
    default:
      return { pattern: character(now), next: at + 1 };
  }
}

/** `[…]`; undefined when it does not end or names an unknown class: git then never matches. */
function readBracket(glob: string, from: number): { pattern: Pattern; next: number } | undefined {
  let at = from + 1;
  const negated = glob[at] === '!' || glob[at] === '^';
  if (negated) at++;
  const ranges: number[] = [];
  let previous = 0;
  for (let first = true; first || glob[at] !== ']'; first = false) {
    let now = glob.charCodeAt(at);
    const upTo = glob[at + 1];
    if (Number.isNaN(now)) return undefined;
    if (glob[at] === '\\') {
      now = glob.charCodeAt(++at);
      if (Number.isNaN(now)) return undefined;
      ranges.push(now, now);
    } else if (glob[at] === '-' && previous > 0 && upTo !== undefined && upTo !== ']') {
      at += upTo === '\\' ? 2 : 1;
      const to = glob.charCodeAt(at);
      if (Number.isNaN(to)) return undefined;
      if (previous <= to) ranges.push(previous, to);
      now = 0;
    } else if (glob[at] === '[' && upTo === ':') {
      const end = glob.indexOf(']', at + 2);
      if (end < 0) return undefined;
      if (glob[end - 1] === ':' && end - 1 >= at + 2) {
        const name = glob.slice(at + 2, end - 1);
        const named = Object.hasOwn(POSIX, name) && !/^(ascii|word)$/.test(name) && POSIX[name];
        if (!named) return undefined;
        ranges.push(...named);
        at = end;
        now = 0;
      } else ranges.push(now, now);
    } else ranges.push(now, now);
    previous = now;
    at++;
  }
  const set = negated ? invert([...ranges, 47, 47]) : withoutSlash(normalise(ranges));
  return { pattern: { kind: 'set', ranges: set }, next: at + 1 };
}

function withoutSlash(ranges: readonly number[]): number[] {
  return invert([...invert(ranges), 47, 47]);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}
