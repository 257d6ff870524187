declare const escaped: unique symbol;
/** Markdown in which every text from outside is escaped. */
export type Markdown = (string & {
    readonly [escaped]: true;
}) | '';
/**
 * An object without keys. It is assignable to `Record<string, …>`, and not to `Record<'abc', …>`: so `MarkdownPart` tells any
 * text from one that is written in the sources.
 */
type EmptyObject = {
    readonly [Key in never]: unknown;
};
/** What may be in Markdown as it is: Markdown, a number, or a text that is written in the sources. */
export type MarkdownPart<Part> = Part extends Markdown | number | undefined ? Part : Part extends string ? EmptyObject extends Record<Part, unknown> ? never : Part : never;
/** Markdown that is written in the sources, with Markdown, numbers and written texts in the holes. */
export declare function literal<const Holes extends readonly unknown[]>(strings: TemplateStringsArray, ...holes: Holes & {
    readonly [At in keyof Holes]: MarkdownPart<Holes[At]>;
}): Markdown;
/**
 * Declares a text to be Markdown. Only for what an escaper made of foreign text, and for what a comment of this program
 * already holds.
 */
export declare function asMarkdown(text: string): Markdown;
export type Sentence = Markdown | SentencePart | readonly Sentence[];
/** What a part is called after that differs from one finding to another of the same kind. */
type Subject = 'workspace' | 'directory' | 'file' | 'resource' | 'run' | 'number';
export interface SentencePart {
    /**
     * What `text` is: a subject; a name of something else, such as a policy, a setting or a word of the service; a name in code;
     * what a person types; sentences of this program; sentences of another program, or of the service; for a link, the address
     * behind `words`; for a sign, the sign in Markdown, with `words` in its place in plain text.
     */
    readonly kind: Subject | 'quoted' | 'name' | 'code' | 'typed' | 'text' | 'foreign' | 'link' | 'sign';
    readonly text: string;
    /** The most UTF-16 units of `text` in Markdown. */
    readonly lengthLimit: number;
    /** Empty except for a link or a sign. */
    readonly words: Sentence;
    /** Of a sentence that several findings say: what stands here in the others, each once. */
    readonly others?: readonly string[];
}
/** @param lengthLimit the most UTF-16 units of `text` in Markdown */
export declare function sentencePart(kind: Exclude<SentencePart['kind'], 'link' | 'sign'>, text: string, lengthLimit: number): SentencePart;
/** The parts of what a finding says, by what they hold. */
export declare const workspacePart: (name: string) => SentencePart;
/** @param path relative to the repository, or as it was written; `''` is the repository's root */
export declare const directoryPart: (path: string) => SentencePart;
/** @param path with its line, where there is one: `live/main.tf:12` */
export declare const filePart: (path: string) => SentencePart;
export declare const resourcePart: (address: string) => SentencePart;
export declare const runPart: (id: string) => SentencePart;
/** A request of the CI host, as in `#42`. */
export declare const requestPart: (number: number) => SentencePart;
/** A commit, as people name it: the first seven digits. */
export declare const commitPart: (id: string) => SentencePart;
/** A number that differs from finding to finding, such as how long something took. */
export declare const numberPart: (number: number) => SentencePart;
/** A name or a word that is no subject of the finding: of a policy, a setting, a word of the service. */
export declare const quoted: (text: string) => SentencePart;
/** The name of an input, an option or a key, or a value to give it. */
export declare const setting: (name: string) => SentencePart;
/** What a person types: one line that can be copied. */
export declare const typed: (command: string) => SentencePart;
/** Sentences of this program in which nothing is hostile but names. */
export declare const plain: (sentences: string) => SentencePart;
/** What another program or the service says. */
export declare const foreign: (text: string) => SentencePart;
/** @param href an address of this project, or one that `safeHref` returned: it is not examined again */
export declare function linkPart(words: Sentence, href: string): SentencePart;
/** @param text in Markdown, such as `✅` @param words in its place in plain text, such as `✓` */
export declare function signPart(text: Markdown, words: Markdown): SentencePart;
/** Words that are written in the sources, with sentences in the holes. */
export declare function phrase<const Holes extends readonly unknown[]>(strings: TemplateStringsArray, ...holes: Holes & {
    readonly [At in keyof Holes]: Holes[At] extends Sentence ? Holes[At] : Holes[At] extends string ? MarkdownPart<Holes[At]> : never;
}): Sentence;
/** A sentence as the end of another one, as behind "because": it begins small, and has no stop of its own. */
export declare function clauseOf(sentence: string): string;
/** The parts that are not empty, with `between` between them; empty if all are. */
export declare function joinSentences(between: Markdown, ...parts: readonly Sentence[]): Sentence;
/** @param renderPart makes the text of a part on some surface */
export declare function renderSentence(sentence: Sentence, renderPart: (part: SentencePart) => string): string;
/** Without markup; only what a person types is between backticks. Hostile until escaped. */
export declare function toPlainText(sentence: Sentence): string;
/**
 * The subjects of a sentence that several findings say, in pieces: subjects as they are, and words between them. A few subjects
 * are named, of many the number is said as well.
 */
export declare function shownParts({ kind, text, others, }: SentencePart): ({
    subject: string;
} | {
    words: Markdown;
})[];
/** The same as one text. @param show what is shown of a subject */
export declare function shownText(part: SentencePart, show: (subject: string) => string): string;
/**
 * What two sentences that say the same of different subjects have in common: two are alike if their JSON is. Of what is foreign,
 * ids and times do not count.
 *
 * @param name of the workspace that the sentence is of, which does not count in what is foreign either
 */
export declare function shapeOf(sentence: Sentence, name?: string): unknown;
/** One sentence for several of the same shape: each subject that differs becomes a list. */
export declare function mergeSentences([first, ...others]: readonly [Sentence, ...Sentence[]]): Sentence;
/** `12345` as `12,345`, the same in every locale. */
export declare function formatNumber(number: number): Markdown;
/**
 * `a`, `a and b`, `a, b and c`. Of more parts than `most`, the words for the others take the last place: `a, b and 7 more`.
 * The parts and the words between them are returned one by one, because parts may be sentences.
 */
export declare function listParts<Part>(parts: readonly Part[], most?: number): (Part | Markdown)[];
/** As `listParts`, but the words for the others come after `most` parts: `a, b, c and 7 more workspaces`. */
export declare function firstParts<Part>(parts: readonly Part[], most: number, others?: (number: number) => Markdown): (Part | Markdown)[];
export {};
