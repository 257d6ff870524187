/**
 * A sentence as a value: a tree of words of this program and of parts that hold text from outside. It is made once, where
 * something is found out, and each surface makes its own text of it: only there, text from outside is escaped. Nothing takes
 * the text of a sentence apart; what varies in it is a part with a kind.
 *
 * Markdown as a type: words of this program, and foreign text that an escaper returned. What writes a comment, a check or a
 * summary takes nothing else.
 */
import { withoutIds } from './ids.ts';

declare const escaped: unique symbol;

/** Markdown in which every text from outside is escaped. */
export type Markdown = (string & { readonly [escaped]: true }) | '';

/**
 * An object without keys. It is assignable to `Record<string, …>`, and not to `Record<'abc', …>`: so `MarkdownPart` tells any
 * text from one that is written in the sources.
 */
type EmptyObject = { readonly [Key in never]: unknown };

/** What may be in Markdown as it is: Markdown, a number, or a text that is written in the sources. */
export type MarkdownPart<Part> = Part extends Markdown | number | undefined
  ? Part
  : Part extends string
    ? EmptyObject extends Record<Part, unknown>
      ? never
      : Part
    : never;

/** Markdown that is written in the sources, with Markdown, numbers and written texts in the holes. */
export function literal<const Holes extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...holes: Holes & { readonly [At in keyof Holes]: MarkdownPart<Holes[At]> }
): Markdown;
export function literal(strings: TemplateStringsArray, ...holes: readonly unknown[]): string {
  return strings.map((text, at) => (at === 0 ? text : `${String(holes[at - 1])}${text}`)).join('');
}

/**
 * Declares a text to be Markdown. Only for what an escaper made of foreign text, and for what a comment of this program
 * already holds.
 */
export function asMarkdown(text: string): Markdown;
export function asMarkdown(text: string): string {
  return text;
}

export type Sentence = Markdown | SentencePart | readonly Sentence[];

/** What a part is called after that differs from one finding to another of the same kind. */
type Subject = 'workspace' | 'directory' | 'file' | 'resource' | 'run' | 'number';

export interface SentencePart {
  /**
   * What `text` is: a subject; a name of something else, such as a policy, a setting or a word of the service; a name in code;
   * what a person types; sentences of this program; sentences of another program, or of the service; for a link, the address
   * behind `words`; for a sign, the sign in Markdown, with `words` in its place in plain text.
   */
  readonly kind:
    | Subject
    | 'quoted'
    | 'name'
    | 'code'
    | 'typed'
    | 'text'
    | 'foreign'
    | 'link'
    | 'sign';
  readonly text: string;
  /** The most UTF-16 units of `text` in Markdown. */
  readonly lengthLimit: number;
  /** Empty except for a link or a sign. */
  readonly words: Sentence;
  /** Of a sentence that several findings say: what stands here in the others, each once. */
  readonly others?: readonly string[];
}

/** @param lengthLimit the most UTF-16 units of `text` in Markdown */
export function sentencePart(
  kind: Exclude<SentencePart['kind'], 'link' | 'sign'>,
  text: string,
  lengthLimit: number,
): SentencePart {
  return { kind, text, lengthLimit, words: '' };
}

const LONGEST_NAME = 160;
const LONGEST_SAID = 600;

/** The parts of what a finding says, by what they hold. */
export const workspacePart = (name: string): SentencePart =>
  sentencePart('workspace', name, LONGEST_NAME);
/** @param path relative to the repository, or as it was written; `''` is the repository's root */
export const directoryPart = (path: string): SentencePart =>
  sentencePart('directory', path === '' ? '.' : path, LONGEST_NAME);
/** @param path with its line, where there is one: `live/main.tf:12` */
export const filePart = (path: string): SentencePart => sentencePart('file', path, LONGEST_NAME);
export const resourcePart = (address: string): SentencePart =>
  sentencePart('resource', address, LONGEST_NAME);
export const runPart = (id: string): SentencePart => sentencePart('run', id, LONGEST_NAME);
/** A request of the CI host, as in `#42`. */
export const requestPart = (number: number): SentencePart =>
  sentencePart('name', `#${number}`, LONGEST_NAME);
/** A commit, as people name it: the first seven digits. */
export const commitPart = (id: string): SentencePart =>
  sentencePart('name', id.slice(0, 7), LONGEST_NAME);
/** A number that differs from finding to finding, such as how long something took. */
export const numberPart = (number: number): SentencePart =>
  sentencePart('number', String(number), LONGEST_NAME);
/** A name or a word that is no subject of the finding: of a policy, a setting, a word of the service. */
export const quoted = (text: string): SentencePart =>
  sentencePart('quoted', text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME), LONGEST_NAME);
/** The name of an input, an option or a key, or a value to give it. */
export const setting = (name: string): SentencePart => sentencePart('code', name, LONGEST_NAME);
/** What a person types: one line that can be copied. */
export const typed = (command: string): SentencePart => sentencePart('typed', command, 10_000);
/** Sentences of this program in which nothing is hostile but names. */
export const plain = (sentences: string): SentencePart =>
  sentencePart('text', sentences, LONGEST_SAID);
/** What another program or the service says. */
export const foreign = (text: string): SentencePart => sentencePart('foreign', text, LONGEST_SAID);

/** @param href an address of this project, or one that `safeHref` returned: it is not examined again */
export function linkPart(words: Sentence, href: string): SentencePart {
  return { kind: 'link', text: href, lengthLimit: Infinity, words };
}

/** @param text in Markdown, such as `✅` @param words in its place in plain text, such as `✓` */
export function signPart(text: Markdown, words: Markdown): SentencePart {
  return { kind: 'sign', text, lengthLimit: Infinity, words };
}

/** Words that are written in the sources, with sentences in the holes. */
export function phrase<const Holes extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...holes: Holes & {
    readonly [At in keyof Holes]: Holes[At] extends Sentence
      ? Holes[At]
      : Holes[At] extends string
        ? MarkdownPart<Holes[At]>
        : never;
  }
): Sentence;
export function phrase(strings: TemplateStringsArray, ...holes: readonly unknown[]): unknown {
  return strings.flatMap((text, at) => {
    if (at === 0) return [text];
    const hole = holes[at - 1] as Sentence;
    // What fills it may be a whole sentence: it ends once.
    return [hole, /^\.(?=\s|$)/.test(text) && hasEnded(hole) ? text.slice(1) : text];
  });
}

/** Whether its last words end a sentence. A name may end in anything. */
function hasEnded(sentence: Sentence): boolean {
  if (typeof sentence === 'string') return /[.!?]$/.test(sentence);
  if ('kind' in sentence) {
    return (
      (sentence.kind === 'text' || sentence.kind === 'foreign') &&
      hasEnded(asMarkdown(sentence.text))
    );
  }
  const last = sentence.findLast((part) => part !== '');
  return last !== undefined && hasEnded(last);
}

/** Words with which sentences of this program begin, and which are no names. */
const FIRST_WORD =
  /^(?:The|A|An|It|Its|This|That|These|There|No|None|Nothing|Nobody|Each|Every|Several|More|Another|Not)(?=[ '])/;

/** A sentence as the end of another one, as behind "because": it begins small, and has no stop of its own. */
export function clauseOf(sentence: string): string {
  return sentence.replace(FIRST_WORD, (word) => word.toLowerCase()).replace(/[.!]$/, '');
}

/** The parts that are not empty, with `between` between them; empty if all are. */
export function joinSentences(between: Markdown, ...parts: readonly Sentence[]): Sentence {
  const [first, ...others] = parts.filter((part) => part !== '');
  return first === undefined ? '' : [first, ...others.flatMap((part) => [between, part])];
}

/** @param renderPart makes the text of a part on some surface */
export function renderSentence(
  sentence: Sentence,
  renderPart: (part: SentencePart) => string,
): string {
  if (typeof sentence === 'string') return sentence;
  if ('kind' in sentence) return renderPart(sentence);
  return sentence.map((inner) => renderSentence(inner, renderPart)).join('');
}

/** Without markup; only what a person types is between backticks. Hostile until escaped. */
export function toPlainText(sentence: Sentence): string {
  return renderSentence(sentence, (part) => {
    const { kind, text, words } = part;
    if (kind === 'link') return `${toPlainText(words)} (${text})`;
    if (kind === 'sign') return toPlainText(words);
    return kind === 'typed' ? `\`${text}\`` : shownText(part, nameOf(kind));
  });
}

const nameOf = (kind: SentencePart['kind']) => (text: string) =>
  kind === 'quoted' || kind === 'workspace' ? `"${text}"` : text;

/**
 * The subjects of a sentence that several findings say, in pieces: subjects as they are, and words between them. A few subjects
 * are named, of many the number is said as well.
 */
export function shownParts({
  kind,
  text,
  others = [],
}: SentencePart): ({ subject: string } | { words: Markdown })[] {
  if (others.length === 0) return [{ subject: text }];
  const all = [text, ...others];
  if (kind === 'number') {
    const numbers = all.map(Number).toSorted((one, other) => one - other);
    return [{ words: asMarkdown(`${numbers[0]} to ${numbers.at(-1)}`) }];
  }
  const named = listParts(
    all.map((subject) => ({ subject })),
    MOST_NAMED,
  ).map((part) => (typeof part === 'string' ? { words: part } : part));
  if (all.length <= MOST_NAMED) return named;
  const noun = NOUNS[kind] ?? literal`others`;
  const number = { words: literal`${formatNumber(all.length)} ${noun} (` };
  return [number, ...named, { words: literal`)` }];
}

/** The same as one text. @param show what is shown of a subject */
export function shownText(part: SentencePart, show: (subject: string) => string): string {
  return shownParts(part)
    .map((each) => ('subject' in each ? show(each.subject) : each.words))
    .join('');
}

const MOST_NAMED = 3;

const NOUNS: Partial<Record<SentencePart['kind'], Markdown>> = {
  workspace: literal`workspaces`,
  directory: literal`directories`,
  file: literal`files`,
  resource: literal`resources`,
  run: literal`runs`,
};

/**
 * What two sentences that say the same of different subjects have in common: two are alike if their JSON is. Of what is foreign,
 * ids and times do not count.
 *
 * @param name of the workspace that the sentence is of, which does not count in what is foreign either
 */
export function shapeOf(sentence: Sentence, name?: string): unknown {
  if (typeof sentence === 'string') return sentence;
  if (!('kind' in sentence)) return sentence.map((inner) => shapeOf(inner, name));
  const { kind, text, words } = sentence;
  if (SUBJECTS.has(kind)) return [kind];
  if (kind === 'foreign') return [kind, withoutWhatVaries(text, name)];
  return [kind, text, shapeOf(words, name)];
}

const SUBJECTS: ReadonlySet<SentencePart['kind']> = new Set<Subject>([
  'workspace',
  'directory',
  'file',
  'resource',
  'run',
  'number',
]);

/** Times, and how long or how often something was done. */
const TIMES =
  /\b\d{4}-\d\d-\d\dT[\d:.]+Z?|\b\d{1,2}:\d\d(?::\d\d)?\b|\b\d+(?:\.\d+)? ?(?:times|ms|s|m|min|h|seconds?|minutes?|hours?)\b/g;

/** A text of another program or of the service without ids, times and a name. It takes nothing that this program says. */
function withoutWhatVaries(text: string, name = ''): string {
  const words = name === '' ? [text] : text.split(/([\w-]+)/);
  const bare = words.map((word) => (word === name ? '…' : word)).join('');
  return withoutIds(bare).replaceAll(TIMES, '0').replaceAll(/\s+/g, ' ').trim();
}

/** One sentence for several of the same shape: each subject that differs becomes a list. */
export function mergeSentences([first, ...others]: readonly [Sentence, ...Sentence[]]): Sentence {
  if (typeof first === 'string') return first;
  if (!('kind' in first)) {
    return first.map((inner, at) => {
      const there = others.flatMap((other) =>
        Array.isArray(other) ? [other[at] as Sentence] : [],
      );
      return mergeSentences([inner, ...there]);
    });
  }
  if (!SUBJECTS.has(first.kind)) return first;
  const texts = [first, ...others].flatMap((part) =>
    typeof part !== 'string' && 'kind' in part ? [part.text, ...(part.others ?? [])] : [],
  );
  const different = [...new Set(texts)].filter((text) => text !== first.text);
  return different.length === 0 ? first : { ...first, others: different };
}

/** `12345` as `12,345`, the same in every locale. */
export function formatNumber(number: number): Markdown {
  return asMarkdown(String(number).replace(/\B(?=(?:\d{3})+$)/g, ','));
}

/**
 * `a`, `a and b`, `a, b and c`. Of more parts than `most`, the words for the others take the last place: `a, b and 7 more`.
 * The parts and the words between them are returned one by one, because parts may be sentences.
 */
export function listParts<Part>(parts: readonly Part[], most = Infinity): (Part | Markdown)[] {
  const shown = parts.length > most ? parts.slice(0, most - 1) : parts;
  const rest = parts.length - shown.length;
  return withSeparators(rest > 0 ? [...shown, asMarkdown(`${formatNumber(rest)} more`)] : shown);
}

/** As `listParts`, but the words for the others come after `most` parts: `a, b, c and 7 more workspaces`. */
export function firstParts<Part>(
  parts: readonly Part[],
  most: number,
  others: (number: number) => Markdown = (number) => asMarkdown(`${formatNumber(number)} more`),
): (Part | Markdown)[] {
  const rest = parts.length - most;
  return rest > 0 ? withSeparators([...parts.slice(0, most), others(rest)]) : withSeparators(parts);
}

/** The parts with what stands between them: `a, b and c`. */
function withSeparators<Part>(parts: readonly Part[]): (Part | Markdown)[] {
  return parts.flatMap((part, index) => {
    const between = index === parts.length - 1 ? ' and ' : ', ';
    return index === 0 ? [part] : [asMarkdown(between), part];
  });
}
