/**
 * What all sets of ignore rules share: how a walk asks them, one name at a time, and an engine that matches many regular
 * expressions at once, with Go's syntax and in linear time.
 */
import type { ArchiveWarning } from './archive.ts';
import { takeTurn } from '../machine/take-turn.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';

/** The rules of a file. */
export interface IgnoreRules {
  /** A cursor at the top of a tree. @param directory its real absolute path, by which it is known what git tracks there */
  start(directory: string): RuleCursor;
  /** About rules that do not mean what they seem to mean. More are added while the rules are applied to directories. */
  warnings: ArchiveWarning[];
}

/** The rule that decided. */
export interface RuleReference {
  /** Line in the rule file, from 1; undefined for the rules that always apply. */
  line: number | undefined;
  text: string;
}

/** What the rules decide about a directory. `Inside` is a cursor, or a list of cursors, that decides about its entries. */
export interface DirectoryDecision<Inside> {
  /** The rule that excludes the directory's own entry. */
  excluded: RuleReference | undefined;
  /** Undefined if nothing inside can be packed either. */
  inside: Inside | undefined;
}

/** The rules inside one directory. */
export interface RuleCursor {
  /** The rule that excludes a file or link of this name, if any does. */
  file(name: string): RuleReference | undefined;
  directory(name: string): DirectoryDecision<RuleCursor>;
}

export interface RuleExpression {
  text: string;
  /** The index of the rule that it belongs to. A rule may have several expressions. */
  rule: number;
}

/** Returns the highest `rule` among the expressions that match somewhere in the path, or -1. */
type Matcher = (path: string) => number;

export type RegExpEngine = Awaited<ReturnType<typeof loadEngine>>;

/** The most characters of all expressions together, with repetitions written out: the engine takes 600 bytes for each. */
const MOST_CHARACTERS = 600_000;
/** How many expressions are compiled to one set. */
const MOST_IN_SET = 200;
/** The highest product of the counts in one expression: Go refuses more. */
const MOST_REPETITIONS = 1000;
/** The most `[:` without `:]`, because each of them costs a search through the rest of the expression. */
const MOST_UNCLOSED = 1000;
const TOO_LARGE = `holds patterns that are too large to be applied: as regular expressions, they have more than ${MOST_CHARACTERS} characters; shorten them`;

/** The engine for these rules. It is large, so it is loaded only if there are any. */
export async function engineFor(
  rules: readonly unknown[],
  signal: AbortSignal | undefined,
): Promise<RegExpEngine> {
  return rules.length > 0 ? await loadEngine(signal) : WITHOUT_RULES;
}

const WITHOUT_RULES: RegExpEngine = {
  takeTurn: () => Promise.resolve(),
  isReadable: () => true,
  compile: () => Promise.resolve(() => -1),
};

async function loadEngine(signal: AbortSignal | undefined) {
  const { RE2JS, RE2JSSyntaxException, RE2Set } = await import('re2js');
  // Unicode classes are refused, because the characters in them depend on the version of Go.
  const createSet = () => new RE2Set(RE2Set.UNANCHORED, RE2JS.DISABLE_UNICODE_GROUPS);
  const compileSet = (expressions: readonly RuleExpression[]) => {
    const set = createSet();
    for (const { text } of expressions) set.add(text);
    // The engine takes two instructions for a character at most, and more than twice as many as MOST_CHARACTERS in a set.
    set.compile();
    return set;
  };
  return {
    /** Lets other work run, and ends when the signal does. To be awaited for each rule that is read. */
    takeTurn: () => takeTurn(signal),
    /**
     * Whether Go can read the expression.
     *
     * @throws UnreadableFile if it is too large, or if its meaning depends on the version of Go
     */
    isReadable(text: string): boolean {
      const afterLastClosed = text.slice(text.lastIndexOf(':]') + 1);
      const unclosedCount = afterLastClosed.split('[:').length - 1;
      if (unclosedCount > MOST_UNCLOSED || expandedLength(text) > MOST_CHARACTERS) {
        throw new UnreadableFile(TOO_LARGE);
      }
      try {
        createSet().add(text);
        return true;
      } catch (error) {
        if (!(error instanceof RE2JSSyntaxException)) throw error;
        const isAboutClass = /^\\[pP]/.test(error.input ?? '');
        // Other letters after `\p` name no class, as in `modules\private`: an error in every version of Go.
        const unicodeClass = /\\[pP][CLMNPSZclmnpsz{]/.exec(text)?.[0];
        if (!isAboutClass || unicodeClass === undefined) return false;
        throw new UnreadableFile(
          `holds the Unicode class ${unicodeClass}, whose meaning depends on Terraform's version; write it without`,
        );
      }
    },
    /**
     * @param expressions readable ones, those of earlier rules first
     * @throws UnreadableFile if they are too large together
     */
    async compile(expressions: readonly RuleExpression[]): Promise<Matcher> {
      const length = expressions.reduce((sum, { text }) => sum + expandedLength(text), 0);
      if (length > MOST_CHARACTERS) throw new UnreadableFile(TOO_LARGE);
      const sets: { set: { match(path: string): number[] }; members: readonly RuleExpression[] }[] =
        [];
      for (let at = 0; at < expressions.length; at += MOST_IN_SET) {
        await takeTurn(signal);
        const members = expressions.slice(at, at + MOST_IN_SET);
        // The last rule that matches decides, so the set with the last expressions is the first to be tried.
        sets.unshift({ set: compileSet(members), members });
      }
      return (path) => {
        for (const { set, members } of sets) {
          // The indexes of the members that match, in ascending order.
          const matching = set.match(path);
          const last = matching.length > 0 ? members[matching.at(-1) ?? 0] : undefined;
          if (last !== undefined) return last.rule;
        }
        return -1;
      };
    },
  };
}

/** The most characters that the text has after Go and the engine replace `a{3}` by `aaa`. */
function expandedLength(text: string): number {
  let copies = 1;
  for (const [, min, max] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
    copies *= Math.max(1, Number(min), Number(max ?? 0));
  }
  return text.length * Math.min(copies, MOST_REPETITIONS);
}

/** An expression that matches exactly this character. */
export function escapeCharacter(character: string): string {
  return /^[!-/:-@[-`{-~]$/.test(character) ? `\\${character}` : character;
}
