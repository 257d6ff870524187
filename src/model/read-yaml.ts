/** Reads texts of YAML, with the lines of what is in them. */
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseAllDocuments } from 'yaml';
import type { Document, Node } from 'yaml';
import { quote } from './quote.ts';

/** A sentence, and the line that it is about. */
export interface PlacedProblem {
  line: number;
  message: string;
}

interface YamlText {
  /** The first document; undefined for an empty text. */
  document: Document.Parsed | undefined;
  /** Those after it that are not empty. */
  others: readonly Document.Parsed[];
  /** The line on which something begins; undefined if it is not known. */
  lineOf: (node: unknown) => number | undefined;
}

/** Reads a text. A key may be there twice. @param version of YAML: its programs differ in what a word without quotes is */
export function readYaml(text: string, version: '1.1' | '1.2' = '1.2'): YamlText {
  const lineCounter = new LineCounter();
  const options = { lineCounter, uniqueKeys: false, logLevel: 'silent', version } as const;
  const [document, ...more] = [...parseAllDocuments(text, options)];
  return {
    document,
    others: more.filter(({ contents, errors }) => !isEmpty(contents) || errors.length > 0),
    lineOf: (node) => {
      const start = isNode(node) ? node.range?.[0] : undefined;
      return start === undefined ? undefined : lineCounter.linePos(start).line;
    },
  };
}

/** A line `---` with nothing below it begins an empty document. */
function isEmpty(contents: unknown): boolean {
  return contents === null || (isScalar(contents) && contents.value === null);
}

/** The value of the first document; undefined if it cannot be read. */
export function valueOfYaml(text: string): unknown {
  try {
    return readYaml(text).document?.toJS();
  } catch {
    // It has more aliases than are read.
    return undefined;
  }
}

/** A value of plain YAML, and the line on which it begins. */
export type PlacedValue = { line: number } & (
  | { kind: 'map'; entries: readonly PlacedEntry[] }
  | { kind: 'list'; items: readonly PlacedValue[] }
  /** `written` is what stands there, without quotes. */
  | { kind: 'scalar'; value: unknown; written: string }
);

/** An entry of a map, where its key stands. */
export interface PlacedEntry {
  key: string;
  line: number;
  value: PlacedValue;
}

/**
 * Reads a text that is one map of plain YAML 1.2: what every reader and every editor understands in the same way. It has one
 * document, no aliases, tags, merge keys or directives, and each key once. Nothing of it is read if there is a problem.
 *
 * @returns `map: undefined` of a text without any value
 */
export function readPlainYaml(
  text: string,
): { map: readonly PlacedEntry[] | undefined } | { problems: PlacedProblem[] } {
  const unclear = unclearLineEnd(text) ?? directiveIn(text);
  if (unclear !== undefined) return { problems: [unclear] };
  try {
    const { document, others, lineOf } = readYaml(text);
    const [other] = others;
    const problems = (document?.errors ?? []).map(unreadable);
    if (other !== undefined)
      problems.push({ line: lineOf(other.contents) ?? 1, message: IN_ANOTHER });
    if (problems.length > 0) return { problems };
    if (document === undefined || isEmpty(document.contents)) return { map: undefined };
    const reader = new PlainReader(lineOf);
    const value = reader.read(document.contents, 1);
    if (reader.problems.length > 0) return { problems: reader.problems };
    if (value.kind === 'map') return { map: value.entries };
    const message = 'is no map. Write lines `KEY: VALUE`.';
    return { problems: [{ line: value.line, message }] };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { problems: [TOO_DEEP] };
  }
}

class PlainReader {
  readonly problems: PlacedProblem[] = [];
  private readonly lineOf: YamlText['lineOf'];

  constructor(lineOf: YamlText['lineOf']) {
    this.lineOf = lineOf;
  }

  /** @param lineBefore of what has no place of its own: a value that is left out */
  read(node: unknown, lineBefore: number): PlacedValue {
    const line = this.lineOf(node) ?? lineBefore;
    const refuse = (message: string) => this.problems.push({ line, message });
    if (isAlias(node)) {
      refuse(`has the alias ${quote(`*${node.source}`)}. Write the value out.`);
    } else if (isNode(node)) {
      if (node.tag !== undefined) refuse(`has the tag ${quote(node.tag)}. Take it out.`);
      if (node.anchor !== undefined) {
        refuse(`has the anchor ${quote(`&${node.anchor}`)}. Take it out.`);
      }
    }
    if (isSeq(node)) {
      return { kind: 'list', line, items: node.items.map((item) => this.read(item, line)) };
    }
    if (isMap(node)) return { kind: 'map', line, entries: this.entriesOf(node.items, line) };
    if (!isScalar(node)) return { kind: 'scalar', line, value: null, written: '' };
    return { kind: 'scalar', line, value: node.value, written: node.source ?? '' };
  }

  private entriesOf(
    pairs: readonly { key: unknown; value: unknown }[],
    lineBefore: number,
  ): PlacedEntry[] {
    const lines = new Map<string, number>();
    return pairs.flatMap(({ key: node, value }) => {
      const read = this.read(node, lineBefore);
      const { line } = read;
      const key = read.kind === 'scalar' && typeof read.value === 'string' ? read.value : undefined;
      const earlier = key === undefined ? undefined : lines.get(key);
      if (key === undefined) {
        this.problems.push({ line, message: 'has a key that is no text. Put it in quotes.' });
      } else if (key === '<<') {
        this.problems.push({ line, message: 'has a merge key `<<`. Write the entries out.' });
      } else if (earlier !== undefined) {
        const message = `has the key ${quote(key)} twice, first in line ${earlier}. Remove one.`;
        this.problems.push({ line, message });
      } else lines.set(key, line);
      // What is below has problems of its own, whatever its key is.
      return [{ key: key ?? '', line, value: this.read(value, line) }];
    });
  }
}

/** Another version of YAML, or other names for tags. */
function directiveIn(text: string): PlacedProblem | undefined {
  const at = text.search(/^%/m);
  if (at < 0) return undefined;
  const message = 'begins with `%`, which could change how the file is read. Remove the line.';
  return { line: lineAt(text, at), message };
}

const TOO_DEEP: PlacedProblem = {
  line: 1,
  message: 'is nested too deeply. Write it with fewer levels.',
};

/** What ends a line for some readers, and not for all. */
const ENDS_SOME_LINES = /[\u0085\u2028\u2029]/;

function unclearLineEnd(text: string): PlacedProblem | undefined {
  const at = text.search(ENDS_SOME_LINES);
  if (at < 0) return undefined;
  return {
    line: lineAt(text, at),
    message: 'has a sign that ends a line for some programs. Remove it.',
  };
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split(/\r\n|\r|\n/).length;
}

const IN_ANOTHER = 'is in another document, and only the first of a file counts. Move it there.';

function unreadable(error: Document.Parsed['errors'][number]): PlacedProblem {
  const [reason = ''] = error.message.split('\n');
  return {
    line: error.linePos?.[0].line ?? 1,
    message: `cannot be read: ${reason.replace(/ at line .*$/, '')}. Correct it.`,
  };
}

/**
 * What of a text some readers leave out or read as something else: another document, one of two values of a key, a flag in the
 * words of YAML 1.1; undefined if there is nothing.
 */
export function findLeftOut(text: string): PlacedProblem | undefined {
  const unclear = unclearLineEnd(text);
  if (unclear !== undefined) return unclear;
  try {
    return leftOutAs('1.2', text) ?? leftOutAs('1.1', text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return TOO_DEEP;
  }
}

function leftOutAs(version: '1.1' | '1.2', text: string): PlacedProblem | undefined {
  const { document, others, lineOf } = readYaml(text, version);
  const [other] = others;
  if (other !== undefined) return { line: lineOf(other.contents) ?? 1, message: IN_ANOTHER };
  const [error] = document?.errors ?? [];
  if (error !== undefined) return unreadable(error);
  const nodes = nodesOf(document?.contents);
  const key = document && findRepeatedKey(nodes, document);
  if (key === undefined) return version === '1.2' ? findOldWord(nodes, lineOf) : undefined;
  const message = `has the key ${JSON.stringify(key.text)} twice, and only one of them could count. Remove one.`;
  return { line: lineOf(key.node) ?? 1, message };
}

/** Flags of YAML 1.1 that are texts in YAML 1.2. */
const OLD_FLAG = /^(?:[yY]|yes|Yes|YES|on|On|ON|([nN]|no|No|NO|off|Off|OFF))$/;
const TAG_OF_FLAGS = 'tag:yaml.org,2002:bool';
const TAG_OF_TIMES = 'tag:yaml.org,2002:timestamp';

/** A word that is a flag for readers of YAML 1.1 alone, or a time that readers write in different forms. */
function findOldWord(
  nodes: readonly unknown[],
  lineOf: YamlText['lineOf'],
): PlacedProblem | undefined {
  for (const node of nodes) {
    if (!isScalar(node)) continue;
    const { type, source = '', tag } = node;
    const line = lineOf(node) ?? 1;
    if (tag === TAG_OF_TIMES) {
      const message =
        'has the tag `!!timestamp`, which versions of opa read as different texts. Write the time in quotes.';
      return { line, message };
    }
    const [word, isFalse] = OLD_FLAG.exec(source) ?? [];
    const mayBeFlag = tag === undefined ? type === 'PLAIN' : tag === TAG_OF_FLAGS;
    if (word === undefined || !mayBeFlag) continue;
    const flag = isFalse === undefined ? 'true' : 'false';
    const message = `has ${quote(word)} without quotes, which is ${flag} for some versions of opa and a text for others. Write ${flag}, or ${quote(word)} in quotes.`;
    return { line, message };
  }
  return undefined;
}

/** A node, and all that are in it. */
function nodesOf(contents: unknown): unknown[] {
  const nodes: unknown[] = [contents];
  // The list grows while it is walked.
  for (const node of nodes) {
    if (isSeq(node)) for (const item of node.items) nodes.push(item);
    if (isMap(node)) for (const { key, value } of node.items) nodes.push(key, value);
  }
  return nodes;
}

/** A key that is there twice in one map, where it stands the second time. */
function findRepeatedKey(
  nodes: readonly unknown[],
  document: Document.Parsed,
): { node: Node; text: string } | undefined {
  for (const node of nodes) {
    if (!isMap(node)) continue;
    const keys = new Set<string>();
    for (const { key } of node.items) {
      const resolved = isAlias(key) ? key.resolve(document) : key;
      if (!isScalar(resolved) || !isNode(key)) continue;
      const text = String(resolved.value);
      if (keys.has(text)) return { node: key, text };
      keys.add(text);
    }
  }
  return undefined;
}
