/**
 * What a markdown body does when a host shows it, by a CommonMark and GFM parser and the rules that
 * hosts apply afterwards: mentions and references outside of code. An oracle for every renderer.
 */
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export interface MarkdownFacts {
  /** What is active and should not be, or open and should be closed; empty when all is well. */
  problems: string[];
  /** Addresses of all links. */
  links: string[];
  /** Headings' texts, in order. */
  headings: string[];
  /** Contents of fenced blocks. */
  fences: string[];
  tables: { rows: number; columns: number[] }[];
  /** What the body is made of, outermost. */
  nodes: Root['children'];
}

const GITHUB = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** @param origins The only places that links may lead to. */
export function readMarkdown(body: string, origins: readonly string[]): MarkdownFacts {
  const tree = fromMarkdown(body, GITHUB);
  const facts: MarkdownFacts = {
    problems: [],
    links: [],
    headings: [],
    fences: [],
    tables: [],
    nodes: tree.children,
  };
  const html: string[] = [];
  walk(tree, (node, inLink) => {
    switch (node.type) {
      case 'html':
        html.push(node.value);
        facts.problems.push(...htmlProblems(node.value));
        break;
      case 'link':
        facts.links.push(node.url);
        if (!origins.some((origin) => node.url === origin || node.url.startsWith(`${origin}/`)))
          facts.problems.push(`link to ${node.url}`);
        break;
      case 'text':
        if (!inLink) facts.problems.push(...activeText(node.value));
        break;
      case 'heading':
        facts.headings.push(textOf(node));
        break;
      case 'code':
        facts.fences.push(node.value);
        break;
      case 'table':
        facts.tables.push({
          rows: node.children.length,
          columns: node.children.map(({ children }) => children.length),
        });
        if (new Set(node.children.map(({ children }) => children.length)).size > 1)
          facts.problems.push('a table row with another number of cells');
        break;
      case 'image':
      case 'imageReference':
      case 'linkReference':
      case 'definition':
      case 'footnoteReference':
      case 'footnoteDefinition':
        facts.problems.push(`${node.type} is active`);
        break;
      default:
    }
  });
  facts.problems.push(...balance(html));
  return facts;
}

function walk(node: Nodes, see: (node: Nodes, inLink: boolean) => void, inLink = false): void {
  see(node, inLink);
  if ('children' in node)
    for (const child of node.children) walk(child, see, inLink || node.type === 'link');
}

export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** What hosts make of text that is not code: mentions, references, commits, addresses. */
function activeText(text: string): string[] {
  const found: [RegExp, string][] = [
    [/(?:^|[^\w`])@[\w-]/u, 'mention'],
    [/#\d/u, 'reference'],
    [/\bGH-\d/iu, 'reference'],
    [/(?:^|[^0-9A-Za-z])[0-9a-f]{7,40}(?![0-9A-Za-z])/iu, 'commit'],
    [/https?:\/\/|www\.\w|mailto:|xmpp:/iu, 'address'],
    [/:[a-z0-9_+-]+:/iu, 'emoji code'],
    [/[^\s@]@[^\s@\u200b]/u, 'e-mail address'],
    [/\$(?!\u200b)/u, 'mathematics'],
    [/[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/u, 'reading direction'],
  ];
  return found.flatMap(([pattern, what]) =>
    pattern.test(text) ? [`${what} in ${JSON.stringify(text.slice(0, 80))}`] : [],
  );
}

/** Tags that renderers write themselves; everything foreign is escaped or inside code. */
const OWN_TAGS = /<\/?(?:details|summary|code|sub)>|<br>/g;
const OWN_COMMENTS = /^<!-- (?:\/?plangate:acts|plangate:v1 key=[\w-]* s=[\w-]*) -->$/gm;

function htmlProblems(value: string): string[] {
  const rest = value
    .replace(OWN_COMMENTS, '')
    .replace(/<code>[^<>]*<\/code>/g, '')
    .replace(OWN_TAGS, '');
  return [
    ...(/[<>]/.test(rest) ? [`HTML ${JSON.stringify(rest.slice(0, 120))}`] : []),
    ...activeText(rest),
  ];
}

/** Every `<details>`, `<summary>`, `<sub>` and `<code>` is closed, in order. */
function balance(html: readonly string[]): string[] {
  const open: string[] = [];
  for (const [, close, tag] of html.join('\n').matchAll(/<(\/?)(details|summary|sub|code)>/g)) {
    if (close === '') open.push(tag ?? '');
    else if (open.pop() !== tag) return [`</${tag}> closes nothing`];
  }
  return open.length > 0 ? [`<${open.at(-1)}> stays open`] : [];
}
