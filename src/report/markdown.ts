/**
 * Markdown as a type: words of this program, and foreign text that an escaper returned. What writes a comment, a
 * check or a summary takes nothing else.
 */
declare const escaped: unique symbol;

/** Markdown in which every text from outside is escaped. */
export type Markdown = (string & { readonly [escaped]: true }) | '';

/** An object without keys. It fits `Record<string, …>`, and not `Record<'abc', …>`: so `Shown` knows a written text. */
type Nothing = { readonly [Key in never]: unknown };

/** What may stand in Markdown as it is: Markdown, a number, or a text that is written in the sources. */
export type MarkdownPart<Part> = Part extends Markdown | number | undefined
  ? Part
  : Part extends string
    ? Nothing extends Record<Part, unknown>
      ? never
      : Part
    : never;

/** Markdown of words that are written in the sources, with holes for Markdown. */
export function literal<const Holes extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...holes: Holes & { readonly [At in keyof Holes]: MarkdownPart<Holes[At]> }
): Markdown;
export function literal(strings: TemplateStringsArray, ...holes: readonly unknown[]): string {
  return strings.map((text, at) => (at === 0 ? text : `${String(holes[at - 1])}${text}`)).join('');
}

/**
 * A text that is Markdown although its type does not say so: what an escaper made of foreign text, and what a
 * comment of ours holds since it was written.
 */
export function asMarkdown(text: string): Markdown;
export function asMarkdown(text: string): string {
  return text;
}
