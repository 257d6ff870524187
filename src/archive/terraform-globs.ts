/** The two readings of one of Terraform's globs: as Terraform has it, and as it was meant. */
import type { Branch } from './automaton-program.ts';
import { InvalidExpression, parseGoExpression } from './go-expression.ts';
import {
  anything,
  character,
  notSlash,
  repeat,
  sequence,
  slash,
  textEnd,
  textStart,
  type Pattern,
} from './pattern.ts';

type Reading = Omit<Branch, 'rule'>;

/**
 * As Terraform matches it: the glob becomes a regular expression in which everything but `.` and
 * `$` keeps its meaning. Undefined where Go rejects that expression, because Terraform then drops
 * the rule.
 *
 * @throws UnknownExpression
 */
export function readAsTerraform(glob: string): Reading | undefined {
  let pattern: Pattern;
  try {
    // Go's scanner skips a byte order mark in front of what it reads.
    pattern = parseGoExpression(toExpression(glob.replace(/^\uFEFF/, '')));
  } catch (error) {
    if (error instanceof InvalidExpression) return undefined;
    throw error;
  }
  // An alternative at the top is outside of both anchors, and `^{0}` is no anchor.
  if (pattern.kind !== 'sequence' || pattern.parts[0] !== textStart) {
    return { pattern, from: 'anywhere' };
  }
  const parts = pattern.parts.slice(1);
  if (!glob.startsWith('**/') || glob === '**/') return { pattern: sequence(parts), from: 'start' };
  return { pattern: sequence(parts.slice(1)), from: 'segment-of-line' };
}

function toExpression(glob: string): string {
  let expression = '^';
  for (const piece of divide(glob)) {
    if (piece === '**/') expression += '(.*/)?';
    else if (piece === '**') expression += '.*';
    else if (piece === '*') expression += '[^/]*';
    else if (piece === '?') expression += '[^/]';
    else if (piece === '.' || piece === '$') expression += `\\${piece}`;
    else expression += piece;
  }
  return `${expression}$`;
}

/** As its author meant it: only `*`, `**`, `?` and `\` mean something, all else is itself. */
export function readLiterally(glob: string): Reading {
  const anyDepth = glob.startsWith('**/') && glob !== '**/';
  const parts: Pattern[] = [];
  for (const piece of divide(anyDepth ? glob.slice(3) : glob)) {
    if (piece === '**/') parts.push(repeat(sequence([repeat(anything), slash]), 0, 1));
    else if (piece === '**') parts.push(repeat(anything));
    else if (piece === '*') parts.push(repeat(notSlash));
    else if (piece === '?') parts.push(notSlash);
    else
      parts.push(character(piece.codePointAt(piece.length > 1 && piece[0] === '\\' ? 1 : 0) ?? 0));
  }
  return { pattern: sequence([...parts, textEnd]), from: anyDepth ? 'segment' : 'start' };
}

/**
 * The pieces that mean something: two stars, with the slash that follows them or before anything
 * else; two stars at the end; an escaped character; every other character.
 */
function* divide(glob: string): Generator<string> {
  const characters = Array.from(glob);
  for (let at = 0; at < characters.length; at++) {
    const now = characters[at] ?? '';
    if (now === '\\' && at + 1 < characters.length) yield now + (characters[++at] ?? '');
    else if (now !== '*' || characters[at + 1] !== '*') yield now;
    else {
      at += characters[at + 2] === '/' ? 2 : 1;
      yield at + 1 < characters.length ? '**/' : '**';
    }
  }
}
