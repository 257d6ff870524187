/** Reads configuration in JSON as Terraform does: names may repeat, and every text is a template. */
import { errorMessage } from '../../model/error-message.ts';
import {
  TOP,
  type HclBlock,
  type HclBody,
  type HclExpression,
  type HclFile,
  type HclRange,
} from './hcl-syntax.ts';
import { TOO_DEEP } from './hcl-scanner.ts';
import { parseTemplate } from './parse-hcl.ts';
import { readPlacedJson, type PlacedEntry, type PlacedJson } from './read-json.ts';
import { TextRanges } from './text-ranges.ts';

/** How many labels a block of this type has. */
const LABELS = new Map([
  ['resource', 2],
  ['data', 2],
  ['ephemeral', 2],
  ['action', 2],
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
  const reader = new BodyReader(text);
  return { body: reader.whole(), problems: reader.problems };
}

interface Head {
  type: string;
  labels: string[];
  /** How many labels a block of the type has. */
  count: number;
  /** From the last label, or the type, to the end of the value. */
  range: HclRange;
}

class BodyReader {
  readonly problems: HclFile['problems'] = [];
  private readonly text: string;
  private readonly ranges: TextRanges;

  constructor(text: string) {
    this.text = text.replace(/^\uFEFF/, '');
    this.ranges = new TextRanges(this.text);
  }

  whole(): HclBody {
    const body: HclBody = { attributes: [], blocks: [] };
    try {
      for (const entry of entriesOf(readPlacedJson(this.text))) this.add(entry, body);
      return body;
    } catch (error) {
      const message = error instanceof RangeError ? TOO_DEEP : errorMessage(error);
      this.problems.push({ message, range: TOP });
      return { attributes: [], blocks: [] };
    }
  }

  private add(entry: PlacedEntry, body: HclBody): void {
    const count = LABELS.get(entry.name);
    if (count === undefined) {
      body.attributes.push(this.attribute(entry));
      return;
    }
    const head: Head = { type: entry.name, labels: [], count, range: this.rangeOf(entry) };
    for (const block of this.blocks(head, entry.value)) body.blocks.push(block);
  }

  private blocks(head: Head, json: PlacedJson): HclBlock[] {
    const { type, labels, count, range } = head;
    if (labels.length < count) {
      return entriesOf(json).flatMap((entry) =>
        this.blocks(
          { ...head, labels: [...labels, entry.name], range: this.rangeOf(entry) },
          entry.value,
        ),
      );
    }
    // Each object of a list is a separate block.
    if (json.kind === 'list') return json.items.flatMap((item) => this.blocks(head, item));
    const attributes = entriesOf(json).map((entry) => this.attribute(entry));
    return [{ type, labels, body: { attributes, blocks: [] }, range }];
  }

  private attribute(entry: PlacedEntry): HclBody['attributes'][number] {
    const value = this.expression(entry.value);
    return { name: entry.name, value, range: this.rangeOf(entry), json: plainJson(entry.value) };
  }

  /** Turns JSON into an expression. Names of entries are templates, too. */
  private expression(json: PlacedJson): HclExpression {
    const range = this.ranges.between(json.from, json.to);
    if (json.kind === 'list') {
      return { kind: 'tuple', items: json.items.map((item) => this.expression(item)), range };
    }
    if (json.kind === 'object') {
      const entries = json.entries.map(({ name, from, to, value }) => {
        const key = this.template(name, this.ranges.between(from, to));
        return { key, value: this.expression(value) };
      });
      return { kind: 'object', entries, range };
    }
    const { value } = json;
    if (typeof value === 'string') return this.template(value, range);
    return { kind: 'literal', value, range };
  }

  private template(text: string, range: HclRange): HclExpression {
    const { value, problems } = parseTemplate(text, range);
    for (const { message } of problems) this.problems.push({ message, range });
    return value;
  }

  private rangeOf({ from, value }: PlacedEntry): HclRange {
    return this.ranges.between(from, value.to);
  }
}

/** The value as it is written. Of repeated names the last one counts. */
function plainJson(json: PlacedJson): unknown {
  if (json.kind === 'list') return json.items.map(plainJson);
  if (json.kind === 'literal') return json.value;
  return Object.fromEntries(json.entries.map(({ name, value }) => [name, plainJson(value)]));
}

/** The entries of an object, or of all objects in a list. */
function entriesOf(json: PlacedJson): PlacedEntry[] {
  if (json.kind === 'list') return json.items.flatMap(entriesOf);
  return json.kind === 'object' ? json.entries : [];
}
