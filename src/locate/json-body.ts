/** Reads configuration in JSON as Terraform does: names may repeat, and every text is a template. */
import { errorMessage } from '../model/error-message.ts';
import {
  TOP,
  type HclBlock,
  type HclBody,
  type HclExpression,
  type HclFile,
} from './hcl-syntax.ts';
import { TOO_DEEP } from './hcl-scanner.ts';
import { parseTemplate } from './parse-hcl.ts';

type Json = string | number | boolean | null | Json[] | { entries: [string, Json][] };

const DEEPEST = 200;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** How many labels a block of this type has. */
const LABELS = new Map([
  ['resource', 2],
  ['data', 2],
  ['ephemeral', 2],
  ['module', 1],
  ['provider', 1],
  ['variable', 1],
  ['output', 1],
  ['check', 1],
  ['locals', 0],
  ['terraform', 0],
]);

/** Reads a configuration file in JSON. Never throws: what is wrong is listed in `problems`. */
export function readJsonBody(text: string): HclFile {
  const problems: HclFile['problems'] = [];
  const note = (message: string) => problems.push({ message, range: TOP });
  try {
    const reader = new JsonReader(text);
    const body = toBody(reader.whole(), note);
    return { body, problems };
  } catch (error) {
    note(error instanceof RangeError ? TOO_DEEP : errorMessage(error));
    return { body: { attributes: [], blocks: [] }, problems };
  }
}

class JsonReader {
  private readonly text: string;
  private at = 0;
  private depth = 0;

  constructor(text: string) {
    this.text = text.replace(/^\uFEFF/, '');
  }

  whole(): Json {
    const value = this.value();
    this.skip();
    if (this.at < this.text.length) throw this.unexpected();
    return value;
  }

  private value(): Json {
    if (++this.depth > DEEPEST) throw new RangeError();
    this.skip();
    const value = this.read();
    this.depth--;
    return value;
  }

  private read(): Json {
    if (this.take('{')) return { entries: this.items('}', () => this.entry()) };
    if (this.take('[')) return this.items(']', () => this.value());
    if (this.text[this.at] === '"') return this.string();
    const number = this.match(NUMBER);
    if (number !== undefined) return Number(number);
    for (const [word, value] of WORDS) if (this.take(word)) return value;
    throw this.unexpected();
  }

  private items<T>(end: string, read: () => T): T[] {
    const items: T[] = [];
    this.skip();
    if (this.take(end)) return items;
    for (;;) {
      items.push(read());
      this.skip();
      if (this.take(end)) return items;
      if (!this.take(',')) throw this.unexpected();
    }
  }

  private entry(): [string, Json] {
    this.skip();
    const key = this.string();
    this.skip();
    if (!this.take(':')) throw this.unexpected();
    return [key, this.value()];
  }

  private string(): string {
    const written = this.match(TEXT);
    if (written === undefined) throw this.unexpected();
    return String(JSON.parse(written));
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const text = pattern.exec(this.text)?.[0];
    if (text !== undefined) this.at = pattern.lastIndex;
    return text;
  }

  private skip(): void {
    while (/[ \t\r\n]/.test(this.text.charAt(this.at))) this.at++;
  }

  private take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  private unexpected(): SyntaxError {
    return new SyntaxError(`it is no JSON at character ${this.at + 1}`);
  }
}

type Note = (message: string) => void;

function toBody(json: Json, note: Note): HclBody {
  const body: HclBody = { attributes: [], blocks: [] };
  for (const [name, value] of entriesOf(json)) {
    const count = LABELS.get(name);
    if (count === undefined) {
      body.attributes.push({ name, value: toExpression(value, note), range: TOP });
    } else body.blocks.push(...toBlocks({ type: name, labels: [], count }, value, note));
  }
  return body;
}

/** The entries of an object, or of all objects in a list. */
function entriesOf(json: Json): [string, Json][] {
  if (Array.isArray(json)) return json.flatMap(entriesOf);
  return typeof json === 'object' && json !== null ? json.entries : [];
}

interface Head {
  type: string;
  labels: string[];
  /** How many labels a block of the type has. */
  count: number;
}

function toBlocks(head: Head, json: Json, note: Note): HclBlock[] {
  const { type, labels, count } = head;
  if (labels.length < count) {
    return entriesOf(json).flatMap(([label, inner]) =>
      toBlocks({ ...head, labels: [...labels, label] }, inner, note),
    );
  }
  // Each object of a list is a separate block.
  if (Array.isArray(json)) return json.flatMap((item) => toBlocks(head, item, note));
  const attributes = entriesOf(json).map(([name, value]) => {
    return { name, value: toExpression(value, note), range: TOP };
  });
  return [{ type, labels, body: { attributes, blocks: [] }, range: TOP }];
}

/** Turns JSON into an expression. Names of entries are templates, too. */
function toExpression(json: Json, note: Note): HclExpression {
  if (typeof json === 'string') return parseText(json, note);
  if (Array.isArray(json)) {
    return { kind: 'tuple', items: json.map((item) => toExpression(item, note)), range: TOP };
  }
  if (typeof json !== 'object' || json === null) {
    return { kind: 'literal', value: json, range: TOP };
  }
  const entries = json.entries.map(([key, value]) => {
    return { key: parseText(key, note), value: toExpression(value, note) };
  });
  return { kind: 'object', entries, range: TOP };
}

function parseText(text: string, note: Note): HclExpression {
  const { value, problems } = parseTemplate(text);
  for (const { message } of problems) note(message);
  return value;
}
