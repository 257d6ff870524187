/**
 * Markdown as a type: words of this program, and foreign text that an escaper returned. What writes a comment, a
 * check or a summary takes nothing else.
 */
declare const escaped: unique symbol;

/** Markdown in which every text from outside is escaped. */
export type Markdown = (string & { readonly [escaped]: true }) | '';

/**
 * An object without keys. It is assignable to `Record<string, …>`, and not to `Record<'abc', …>`: so `MarkdownPart` tells any
 * text from one that is written in the sources.
 */
type EmptyObject = { readonly [Key in never]: unknown };

/** What may stand in Markdown as it is: Markdown, a number, or a text that is written in the sources. */
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
