/** Reads texts of YAML, with the lines of what is in them. */
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseAllDocuments } from 'yaml';
import type { Document, Node } from 'yaml';

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

/** What ends a line for some readers, and not for all. */
const ENDS_SOME_LINES = /[\u0085\u2028\u2029]/;

/** What of a text some readers leave out: another document, or one of two values of a key; undefined if there is nothing. */
export function findLeftOut(text: string): PlacedProblem | undefined {
  const before = text.slice(0, ENDS_SOME_LINES.exec(text)?.index ?? text.length);
  const line = before.split(/\r\n|\r|\n/).length;
  if (before.length < text.length) {
    return { line, message: 'has a sign that ends a line for some programs. Remove it.' };
  }
  try {
    return leftOutAs('1.2', text) ?? leftOutAs('1.1', text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { line: 1, message: 'is nested too deeply. Write it with fewer levels.' };
  }
}

function leftOutAs(version: '1.1' | '1.2', text: string): PlacedProblem | undefined {
  const { document, others, lineOf } = readYaml(text, version);
  const [other] = others;
  if (other !== undefined) {
    const line = lineOf(other.contents) ?? 1;
    const message = 'is in another document, and only the first of a file counts. Move it there.';
    return { line, message };
  }
  const [error] = document?.errors ?? [];
  if (error !== undefined) {
    const [reason = ''] = error.message.split('\n');
    const line = error.linePos?.[0].line ?? 1;
    return { line, message: `cannot be read: ${reason.replace(/ at line .*$/, '')}. Correct it.` };
  }
  const key = document && findRepeatedKey(document);
  if (key === undefined) return undefined;
  const message = `has the key ${JSON.stringify(key.text)} twice, and only one of them could count. Remove one.`;
  return { line: lineOf(key.node) ?? 1, message };
}

/** A key that is there twice in one map, where it stands the second time. */
function findRepeatedKey(document: Document.Parsed): { node: Node; text: string } | undefined {
  const waiting: unknown[] = [document.contents];
  for (const node of waiting) {
    if (isSeq(node)) for (const item of node.items) waiting.push(item);
    if (!isMap(node)) continue;
    const keys = new Set<string>();
    for (const { key, value } of node.items) {
      waiting.push(key, value);
      const resolved = isAlias(key) ? key.resolve(document) : key;
      if (!isScalar(resolved) || !isNode(key)) continue;
      const text = String(resolved.value);
      if (keys.has(text)) return { node: key, text };
      keys.add(text);
    }
  }
  return undefined;
}
