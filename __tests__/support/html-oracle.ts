/** What a browser makes of a page, by the algorithm of the HTML standard. */
import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Characters that no page may hold: they reorder what is shown, or talk to a terminal. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
export const UNSEEN = /[\u0000\u001b\u202a-\u202e\u2066-\u2069]/;

export interface PageFacts {
  /** Whatever could act, load or leave the page; none is expected. */
  problems: string[];
  /** Where links lead. */
  links: string[];
  ids: string[];
  text: string;
}

const ELEMENTS = new Set(
  `html head meta title style body main h1 h2 h3 p span strong code pre a ul ol li details summary div table caption thead
   tbody tr th td article svg path rect text br wbr`
    .split(/\s+/)
    .filter(Boolean),
);
const ATTRIBUTES = new Set(
  `lang charset http-equiv content name class aria-hidden aria-label role scope tabindex id href rel open x y width
   height d rx viewBox viewbox preserveaspectratio preserveAspectRatio xmlns`
    .split(/\s+/)
    .filter(Boolean),
);

/** @param origins where a link may lead, besides a part of the page itself */
export function readPage(page: string, origins: readonly string[]): PageFacts {
  const facts: PageFacts = { problems: [], links: [], ids: [], text: '' };
  const errors: string[] = [];
  const document = parse(page, { onParseError: ({ code }) => void errors.push(code) });
  const policy = visit(document, origins, facts);
  facts.problems.push(...new Set(errors));
  const styles = page.matchAll(/<style>([\s\S]*?)<\/style>/g);
  for (const [, style = ''] of styles) {
    const digest = createHash('sha256').update(style).digest('base64');
    if (!policy.includes(`'sha256-${digest}'`)) facts.problems.push('a style that is not allowed');
  }
  if (!policy.startsWith("default-src 'none';")) facts.problems.push('no policy of content');
  if (new Set(facts.ids).size < facts.ids.length) facts.problems.push('an id twice');
  return facts;
}

/** Returns the page's content security policy. */
function visit(node: Node, origins: readonly string[], facts: PageFacts): string {
  let policy = '';
  if ('tagName' in node) policy = look(node, origins, facts);
  if (node.nodeName === '#comment') facts.problems.push('a comment');
  if (node.nodeName === '#text' && 'value' in node) facts.text += node.value;
  if (!('childNodes' in node)) return policy;
  return node.childNodes
    .map((child) => visit(child, origins, facts))
    .reduce((a, b) => a || b, policy);
}

function look({ tagName, attrs }: Element, origins: readonly string[], facts: PageFacts): string {
  const of = new Map(attrs.map(({ name, value }) => [name, value]));
  if (!ELEMENTS.has(tagName) && !(tagName === 'title')) facts.problems.push(`<${tagName}>`);
  for (const { name, value } of attrs) {
    if (!ATTRIBUTES.has(name)) facts.problems.push(`<${tagName} ${name}>`);
    if (name === 'id') facts.ids.push(value);
    if (name !== 'href') continue;
    facts.links.push(value);
    const leaves = !value.startsWith('#');
    if (leaves && !(URL.canParse(value) && origins.includes(new URL(value).origin)))
      facts.problems.push(`a link to ${value}`);
  }
  return of.get('http-equiv') === 'Content-Security-Policy' ? (of.get('content') ?? '') : '';
}
