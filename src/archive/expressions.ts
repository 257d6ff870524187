/** Many regular expressions at once, read as Go reads them and matched in linear time. */

/** The rules cannot be applied; says why, of the file that they are in. */
export class UnusableRules extends Error {
  override readonly name = 'UnusableRules';
}

interface Expression {
  text: string;
  /** Which rule has matched when this expression has. */
  rule: number;
}

/** The highest rule with an expression that matches the path or a part of it, or -1. */
export type Matcher = (path: string) => number;

export type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** Of all expressions together, repetitions written out. */
const LENGTH_LIMIT = 1_000_000;
/** The counts of one expression never multiply to more: Go refuses the expression. */
const REPEAT_LIMIT = 1000;
/** Each `[:` without its `:]` costs a look through the rest of the expression. */
const UNCLOSED_LIMIT = 1000;
/** More than can be matched in bounded time and memory. */
const TOO_LARGE = 'holds patterns that are too large to be applied; shorten them';

/** The engine is large, and most directories have no rule that needs it. */
export async function loadEngine() {
  const { RE2JS, RE2JSCompileException, RE2JSSyntaxException, RE2Set } = await import('re2js');
  // Which characters a Unicode class has depends on the version of Go.
  const createSet = () => new RE2Set(RE2Set.UNANCHORED, RE2JS.DISABLE_UNICODE_GROUPS);
  return {
    /**
     * Whether Go can read the expression.
     *
     * @throws UnusableRules also where Go may well accept it, but it is not known here what it means to it
     */
    isReadable(text: string): boolean {
      const unclosed = text.slice(text.lastIndexOf(':]') + 1).split('[:').length - 1;
      if (unclosed > UNCLOSED_LIMIT || lengthOf(text) > LENGTH_LIMIT) {
        throw new UnusableRules(TOO_LARGE);
      }
      try {
        createSet().add(text);
        return true;
      } catch (error) {
        if (!(error instanceof RE2JSSyntaxException)) throw error;
        // A letter that names no category is an error for every Go: `modules\private` comes to that.
        const named = /\\[pP][CLMNPSZclmnpsz{]/.exec(text)?.[0];
        if (named === undefined || !/^\\p/i.test(error.input ?? '')) return false;
        throw new UnusableRules(
          `holds the Unicode class ${named}, whose meaning depends on Terraform's version; write it without`,
        );
      }
    },
    /**
     * @param expressions readable ones, those of earlier rules first
     * @throws UnusableRules
     */
    compile(expressions: readonly Expression[]): Matcher {
      const length = expressions.reduce((sum, { text }) => sum + lengthOf(text), 0);
      if (length > LENGTH_LIMIT) throw new UnusableRules(TOO_LARGE);
      const set = createSet();
      for (const { text } of expressions) set.add(text);
      try {
        set.compile();
      } catch (error) {
        if (error instanceof RE2JSCompileException) throw new UnusableRules(TOO_LARGE);
        throw error;
      }
      return (path) => expressions[set.match(path).at(-1) ?? -1]?.rule ?? -1;
    },
  };
}

/** An upper bound; Go writes counted repetitions out, and so does the engine. */
function lengthOf(text: string): number {
  let copies = 1;
  for (const [, least, most] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
    copies *= Math.max(1, Number(least), Number(most ?? 0));
  }
  return text.length * Math.min(copies, REPEAT_LIMIT);
}

/** An expression for one character that means nothing but itself. */
export function literally(character: string): string {
  return /^[!-/:-@[-`{-~]$/.test(character) ? `\\${character}` : character;
}
