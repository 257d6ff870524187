/**
 * Reads and applies ignore rules as Terraform does. Its way has traps, such as a name without a slash at its end: what is
 * in the directory is uploaded. The rule set `terraform` also excludes what the author of a rule meant.
 */
import type { ArchiveWarning, RuleSet } from './archive.ts';
import { normalized, trimSpace } from '../model/go-text.ts';
import { orElse } from '../model/or-else.ts';
import {
  escapeCharacter,
  engineFor,
  type IgnoreRules,
  type RegExpEngine,
  type RuleCursor,
  type RuleExpression,
  type RuleReference,
} from './rule-matching.ts';

/** `terraform` packs less than Terraform where its rules have traps; `exact` packs the same. */
type TerraformRuleSet = Exclude<RuleSet, 'gitignore'>;

/**
 * Compiles the rules of a file.
 *
 * @throws UnreadableFile
 */
export async function compileTerraformRules(
  text: string,
  ruleSet: TerraformRuleSet,
  signal?: AbortSignal,
): Promise<IgnoreRules> {
  const lines = readRuleLines(text);
  const engine = await engineFor(lines.rules, signal);
  const warnings = await findTraps(text, lines, ruleSet, engine);
  const warnedLines = new Set<number | undefined>();
  const onEntryOnly = (rule: RuleReference) => {
    if (warnedLines.has(rule.line)) return;
    warnedLines.add(rule.line);
    warnings.push(describeEntryOnly(rule, ruleSet));
  };
  if (ruleSet === 'terraform') {
    const rules = await compileRules(lines.rules, engine, readSafely);
    return { start: () => safeCursor(rules, onEntryOnly), warnings };
  }
  // Terraform applies no rule of a file with a line that is too long.
  const applied = lines.tooLong === undefined ? lines.rules : [];
  const rules = await compileRules(applied, engine, readAsTerraform);
  return { start: () => exactCursor(rules, onEntryOnly), warnings };
}

/** Called with a rule that matches a directory although Terraform would upload what is in it. */
type OnEntryOnly = (rule: RuleReference) => void;

/** Decides exactly as Terraform does, with its bugs. */
function exactCursor(rules: CompiledRules, onEntryOnly: OnEntryOnly): RuleCursor {
  const cursorIn = (directory: string): RuleCursor => ({
    file: (name) => rules.excluding(rules.findLast(directory + name)),
    directory(name) {
      const path = `${directory}${name}/`;
      const inside = cursorIn(path);
      const byName = rules.excluding(rules.findLast(directory + name));
      // If the name is excluded, the contents of the directory are not checked.
      if (byName !== undefined) {
        if (byName.line !== undefined) onEntryOnly(byName);
        return { excluded: byName, inside };
      }
      const ofContents = rules.findLast(path);
      const excluded = rules.excluding(ofContents);
      const isOver = excluded !== undefined && !rules.mayBeRevived(ofContents);
      return { excluded, inside: isOver ? undefined : inside };
    },
  });
  return cursorIn('');
}

/**
 * Excludes every file that `exactCursor` excludes. An excluding rule matches what Terraform makes of it and what its
 * author meant; a reviving rule only what Terraform makes of it. A directory that was excluded stays excluded until a
 * later rule revives it.
 */
function safeCursor(rules: CompiledRules, onEntryOnly: OnEntryOnly): RuleCursor {
  /** @param inherited the rule that excludes the directory, or -1 */
  const cursorIn = (directory: string, inherited: number): RuleCursor => ({
    file: (name) => rules.excluding(Math.max(inherited, rules.findLast(directory + name))),
    directory(name) {
      const path = `${directory}${name}/`;
      const ofName = rules.findLast(directory + name);
      const ofContents = rules.findLast(path);
      const last = Math.max(inherited, ofName, ofContents);
      const excluding = rules.excluding(last);
      const byName = rules.excluding(ofName);
      // Terraform would upload the contents if only the name excludes the directory.
      const isByName = last === ofName && ofName > inherited && !rules.excluding(ofContents);
      if (isByName && byName?.line !== undefined) onEntryOnly(byName);
      return {
        // Terraform excludes the entry of the directory by either rule, also where the contents are revived.
        excluded: excluding ?? byName ?? rules.excluding(ofContents),
        inside:
          excluding && !rules.mayBeRevived(last)
            ? undefined
            : cursorIn(path, excluding ? last : -1),
      };
    },
  });
  return cursorIn('', -1);
}

type CompiledRules = Awaited<ReturnType<typeof compileRules>>;

/** Terraform's own rules, which apply before those of the file: each glob, and what it matches. */
const DEFAULTS = [
  { glob: '**/.terraform/**', matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/, negated: false },
  {
    glob: '**/.terraform/modules/**',
    matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
    negated: true,
  },
  { glob: '**/.git/**', matches: /^([^\n]*\/)?\.git\/[^\n]*$/, negated: false },
];

/**
 * Compiles the rules. Each has a number, the built-in ones first; -1 means no rule.
 *
 * @param read the expressions of a line
 */
async function compileRules(
  lines: readonly RuleLine[],
  engine: RegExpEngine,
  read: (line: RuleLine, engine: RegExpEngine) => string[],
) {
  const all = [...DEFAULTS, ...lines];
  const expressions: RuleExpression[] = [];
  for (const [index, line] of lines.entries()) {
    await engine.takeTurn();
    const rule = index + DEFAULTS.length;
    expressions.push(...read(line, engine).map((text) => ({ text, rule })));
  }
  const findLastOfFile = await engine.compile(expressions);
  const lastNegation = all.findLastIndex(({ negated }) => negated);
  return {
    /** The last rule that matches the path, or -1; paths of directories end in a slash. */
    findLast(path: string): number {
      const rule = findLastOfFile(normalized(path));
      return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
    },
    /** Whether a later rule may bring back something in a directory that this rule excludes. */
    mayBeRevived: (rule: number) => rule <= lastNegation,
    /** The rule of this number if it excludes what it matches; undefined if it revives it, and for -1. */
    excluding(rule: number): RuleReference | undefined {
      if (all[rule]?.negated !== false) return undefined;
      const line = lines[rule - DEFAULTS.length];
      return line
        ? { line: line.line, text: trimSpace(line.text) }
        : { line: undefined, text: DEFAULTS[rule]?.glob ?? '' };
    },
  };
}

/** The expression that Terraform makes of a line, if any: it drops a rule if Go cannot read its expression. */
function readAsTerraform({ glob, oddity }: RuleLine, engine: RegExpEngine): string[] {
  if (oddity === 'blank' || oddity === 'lone-negation') return [];
  const expression = toExpression(glob);
  return engine.isReadable(expression) ? [expression] : [];
}

/** The expression that Terraform makes of a line, and for an excluding rule the one that its author meant. */
function readSafely(line: RuleLine, engine: RegExpEngine): string[] {
  const { glob, oddity, text, negated } = line;
  if (oddity === 'everything') return [];
  const asTerraform = () => readAsTerraform(line, engine);
  if (negated || oddity === 'blank' || oddity === 'lone-negation') return asTerraform();
  if (oddity === 'byte-order-mark') {
    const pattern = trimSpace(text.slice(1));
    // Nothing, everything, a comment or a reviving rule: without the mark, the line excludes nothing.
    if (/^(?:\/?$|[#!])/.test(pattern)) return asTerraform();
    return [...asTerraform(), toLiteralExpression(toGlob(pattern))];
  }
  const literal = toLiteralExpression(glob);
  // Without such characters both expressions match the same.
  return METACHARACTERS.test(glob) ? [...asTerraform(), literal] : [literal];
}

interface RuleLine {
  line: number;
  /** As written, without the line's end. */
  text: string;
  negated: boolean;
  /** The glob that is matched against whole paths. */
  glob: string;
  /** Something a reader of the log should know about the line as a whole. */
  oddity?: 'blank' | 'lone-negation' | 'everything' | 'byte-order-mark';
}

/** Terraform gives up on files with longer lines, and then uses none of the rules. */
const LONGEST_LINE_BYTES = 65_535;

/**
 * The rules of a file, without its comments and empty lines.
 *
 * @returns the rules, also of lines on which Terraform crashes: there, `oddity` is `blank` or `lone-negation`; and the
 *   number of the first line that is too long, if one is
 */
function readRuleLines(text: string): { rules: RuleLine[]; tooLong: number | undefined } {
  const rules: RuleLine[] = [];
  let tooLong: number | undefined;
  for (const [index, lineText] of text.split('\n').entries()) {
    const line = index + 1;
    if (Buffer.byteLength(lineText) > LONGEST_LINE_BYTES) tooLong ??= line;
    const withoutReturn = lineText.replace(/\r$/, '');
    if (withoutReturn === '') continue;
    const rule = readLine(withoutReturn, line);
    if (rule) rules.push(rule);
  }
  return { rules, tooLong };
}

function readLine(text: string, line: number): RuleLine | undefined {
  const trimmed = trimSpace(text);
  if (trimmed.startsWith('#')) return undefined;
  const negated = trimmed.startsWith('!');
  const pattern = negated ? trimmed.slice(1) : trimmed;
  const rule = { line, text, negated, glob: toGlob(pattern) };
  if (trimmed === '') return { ...rule, oddity: 'blank' };
  if (pattern === '') return { ...rule, oddity: 'lone-negation' };
  if (pattern === '/') return { ...rule, oddity: 'everything' };
  if (line === 1 && text.startsWith('\uFEFF')) return { ...rule, oddity: 'byte-order-mark' };
  return rule;
}

/**
 * The glob that Terraform makes of a pattern. A directory means everything in it; a pattern without a slash in front may
 * begin at any depth. Names and rules are compared in the Unicode form NFC, as go-slug does since 0.18.3.
 */
function toGlob(pattern: string): string {
  const composed = normalized(pattern);
  const whole = composed.endsWith('/') ? `${composed}**` : composed;
  return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}

/** Characters of a glob that Terraform may read in another way than the author meant. */
const METACHARACTERS = /[()[\]{}+|^\\]/;

/** The expression that Terraform makes: everything but `.` and `$` keeps its meaning in a regular expression. */
function toExpression(glob: string): string {
  // Go's scanner skips a byte order mark in front of what it reads.
  const pieces = splitGlob(glob.replace(/^\uFEFF/, ''));
  const escapeSome = (piece: string) => (piece === '.' || piece === '$' ? `\\${piece}` : piece);
  return `^${toRegExpSource(pieces, escapeSome)}$`;
}

/** The expression that the author meant: only `*`, `**`, `?` and `\` have a meaning. */
function toLiteralExpression(glob: string): string {
  // A piece is a character, or a backslash and a character.
  const escapeLast = (piece: string) => escapeCharacter(piece.replace(/^\\(?=[^])/, ''));
  return `(?s)^${toRegExpSource(splitGlob(glob), escapeLast)}$`;
}

const WILDCARDS = new Map([
  ['**/', '(.*/)?'],
  ['**', '.*'],
  ['*', '[^/]*'],
  ['?', '[^/]'],
]);

/** @param escape writes a piece that is no wildcard as an expression */
function toRegExpSource(pieces: Iterable<string>, escape: (piece: string) => string): string {
  return Array.from(pieces, (piece) => WILDCARDS.get(piece) ?? escape(piece)).join('');
}

/**
 * Divides a glob into wildcards, escaped characters with their backslash, and single characters. If anything follows two
 * stars, Terraform reads them as if a slash followed, even where none does.
 */
function* splitGlob(glob: string): Generator<string> {
  const characters = Array.from(glob);
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? '';
    const next = characters[at + 1];
    if (character === '\\' && next !== undefined) {
      yield character + next;
      at++;
    } else if (character === '*' && next === '*') {
      at += characters[at + 2] === '/' ? 2 : 1;
      yield at + 1 < characters.length ? '**/' : '**';
    } else {
      yield character;
    }
  }
}

/** The warnings about single lines of a rule file, and about the file as a whole. */
async function findTraps(
  text: string,
  { rules, tooLong }: ReturnType<typeof readRuleLines>,
  ruleSet: TerraformRuleSet,
  engine: RegExpEngine,
): Promise<ArchiveWarning[]> {
  const warnings: ArchiveWarning[] = [];
  if (text.includes('\uFFFD')) {
    const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
    warnings.push({ at: '.terraformignore', message });
  }
  if (tooLong !== undefined) {
    const outcome = ruleSet === 'exact' ? 'so no rule is applied' : 'the rules are applied here';
    const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
    warnings.push({ at: `.terraformignore:${tooLong}`, message });
  }
  for (const rule of rules) {
    await engine.takeTurn();
    const message = describeTrap(rule, ruleSet, engine);
    if (message) warnings.push({ at: `.terraformignore:${rule.line}`, message });
  }
  return warnings;
}

/** The warning about a rule that names a directory: Terraform applies it to the entry, not to the contents. */
function describeEntryOnly(rule: RuleReference, ruleSet: TerraformRuleSet): ArchiveWarning {
  const upload =
    ruleSet === 'exact' ? 'its contents are uploaded' : 'Terraform would upload its contents';
  return {
    at: `.terraformignore:${rule.line}`,
    message: `pattern ${inBackticks(rule.text)} matches only an entry of that name; ${upload}; write ${inBackticks(`${rule.text}/`)}`,
  };
}

function describeTrap(
  rule: RuleLine,
  ruleSet: TerraformRuleSet,
  engine: RegExpEngine,
): string | undefined {
  const isExact = ruleSet === 'exact';
  switch (rule.oddity) {
    case 'blank':
      return 'the line holds only white space; Terraform crashes on it. It is ignored here; empty the line';
    case 'lone-negation':
      return 'the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line';
    case 'everything':
      if (rule.negated) return '`!/` brings back everything. Write `!*` if you mean that';
      return isExact
        ? '`/` matches everything, so nothing is uploaded; delete the line'
        : '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here. Delete the line, or write `*` if you mean that';
    case 'byte-order-mark':
      return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${isExact ? '' : '. It is ignored here'}; save the file as UTF-8 without it`;
    default:
      return describeMetacharacters(rule, isExact, engine);
  }
}

/** The message about a pattern that Terraform takes for a regular expression, though its author meant a name. */
function describeMetacharacters(
  rule: RuleLine,
  isExact: boolean,
  engine: RegExpEngine,
): string | undefined {
  const trimmed = trimSpace(rule.text);
  const pattern = rule.negated ? trimmed.slice(1) : trimmed;
  if (!METACHARACTERS.test(pattern)) return undefined;
  const shown = inBackticks(pattern);
  // What is escaped already stays as it is.
  const literal = pattern.replace(/\\[^]|[()[\]{}+|^]/g, (match) =>
    match.length > 1 ? match : `\\${match}`,
  );
  const escaped = inBackticks(`${rule.negated ? '!' : ''}${literal}`);
  const outcome = isExact || rule.negated ? '' : ' A file of exactly that name is excluded here.';
  // An expression that is too large stops the packing later.
  const isReadable = orElse(() => engine.isReadable(toExpression(rule.glob)), true);
  if (!isReadable) {
    return `Terraform cannot read pattern ${shown} and drops it.${outcome} Write ${escaped}`;
  }
  // `[…]` and `{a}` mean what a glob means by them, or themselves; `^` too, at the beginning of a bracket.
  const isRegExp = /[()+|]|(?<!\[)\^|\{\d/.test(pattern.replace(/\\[^]/g, ''));
  if (!isRegExp) return undefined;
  return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${outcome} Write ${escaped}`;
}

const inBackticks = (text: string): string =>
  `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
