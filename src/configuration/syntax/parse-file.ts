/**
 * Parses files of a configuration. JSON becomes the same tree as HCL, as Terraform reads it: names may repeat, and every
 * text is a template.
 */
import { isJsonSyntax } from '../file-names.ts';
import { errorMessage } from '../../model/error-message.ts';
import {
  type HclFile,
  TOP,
  type HclAttribute,
  type HclBlock,
  type HclBody,
  type HclExpression,
  type HclRange,
} from './hcl-syntax.ts';
import { parseHcl, parseTemplate } from './parse-hcl.ts';
import { NOT_UTF8, TextRanges } from './hcl-scanner.ts';
import { readRepeatedJson, type Json, type JsonEntry } from './read-json.ts';

/** Parses a file of a configuration, or of variables, by its name: HCL, or JSON as the same tree. Never throws either. */
export function parseFile(name: string, text: string): HclFile {
  return isJsonSyntax(name) ? readJsonBody(text) : parseHcl(text);
}

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

/** The number of labels of each block inside `terraform` whose arguments a person chooses. */
const INSIDE_TERRAFORM = new Map([
  ['backend', 1],
  ['cloud', 0],
  ['state_store', 1],
]);

/** The same of what is inside a `cloud` block, or of the backend `remote`, which looks alike. */
const INSIDE_CLOUD = new Map([['workspaces', 0]]);

/** The blocks inside of a block. Of other types than these, all that is inside is read as arguments. */
function typesInside(type: string): ReadonlyMap<string, number> {
  if (type === 'terraform') return INSIDE_TERRAFORM;
  return type === 'cloud' || type === 'backend' ? INSIDE_CLOUD : new Map<string, number>();
}

/** The name of an entry that is a comment, where names of arguments and blocks stand. */
const COMMENT = '//';

/** Reads a configuration file in JSON. Never throws: what is wrong is listed in `problems`. */
export function readJsonBody(text: string): HclFile {
  const { body, problems } = new BodyReader(text);
  return { body, problems };
}

class BodyReader {
  readonly problems: HclFile['problems'] = [];
  readonly body: HclBody = { attributes: [], blocks: [] };
  private readonly ranges: TextRanges;

  constructor(text: string) {
    this.ranges = new TextRanges(text);
    if (text.includes('\uFFFD')) this.problems.push({ message: NOT_UTF8, range: TOP });
    try {
      this.addTo(this.body, objectsOf(readRepeatedJson(text)).flat(), LABELS);
    } catch (error) {
      // Newer releases of Node.js add the line and the column once more.
      const message = errorMessage(error).replace(/ \(line \d+ column \d+\)$/, '');
      this.problems.push({ message, range: TOP });
      this.body = { attributes: [], blocks: [] };
    }
  }

  /**
   * Adds entries to a body as attributes or blocks.
   *
   * @param types the types of blocks, each with how many labels it has
   */
  private addTo(
    body: HclBody,
    entries: readonly JsonEntry[],
    types: ReadonlyMap<string, number>,
  ): void {
    for (const entry of entries) {
      if (entry.name === COMMENT) continue;
      const labelCount = types.get(entry.name);
      if (labelCount === undefined) {
        body.attributes.push(this.attribute(entry));
        continue;
      }
      // Not spread into one call of `push`: a call may not have as many arguments as there can be blocks.
      const blocks = this.blocks(entry, entry.name, [], labelCount);
      for (const block of blocks) body.blocks.push(block);
    }
  }

  /**
   * The blocks that an entry is.
   *
   * @param labels the names of the entries around it
   * @param labelCount how many labels a block of the type has; those that are missing are names inside of the entry
   */
  private blocks(entry: JsonEntry, type: string, labels: string[], labelCount: number): HclBlock[] {
    if (labels.length < labelCount) {
      const named = this.objects(entry).flat();
      if (named.length === 0 && holdsBlocks(entry.value)) {
        const message = `"${entry.name}" holds blocks by their names, and no name is there`;
        this.problems.push({ message, range: this.rangeOf(entry) });
      }
      return named.flatMap((inner) =>
        this.blocks(inner, type, [...labels, inner.name], labelCount),
      );
    }
    return this.objects(entry).map((entries) => {
      const body: HclBody = { attributes: [], blocks: [] };
      this.addTo(body, entries, typesInside(type));
      return { type, labels, body, range: this.rangeOf(entry) };
    });
  }

  /** The entries of each object that an entry has, where blocks are expected; of null there are none. */
  private objects(entry: JsonEntry): JsonEntry[][] {
    const { value } = entry;
    if (!holdsBlocks(value)) {
      const message = `"${entry.name}" holds blocks, and this is no object and no list of objects`;
      this.problems.push({ message, range: this.rangeOf(entry) });
    }
    return objectsOf(value);
  }

  private attribute(entry: JsonEntry): HclAttribute {
    return { name: entry.name, value: this.expression(entry.value), range: this.rangeOf(entry) };
  }

  /** Turns JSON into an expression. Names of entries are templates, too. */
  private expression(json: Json): HclExpression {
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
    // Where nothing is evaluated, such a text stands for itself.
    return /[$%]\{|^\uFEFF/.test(text) ? { ...value, template: text } : value;
  }

  private rangeOf({ from, value }: JsonEntry): HclRange {
    return this.ranges.between(from, value.to);
  }
}

/** The entries of each object: each object of a list is a block of its own. Of null, a list makes an empty one. */
function objectsOf(json: Json): JsonEntry[][] {
  if (json.kind === 'list') {
    return json.items.flatMap((item) => (item.kind === 'literal' ? [[]] : objectsOf(item)));
  }
  return json.kind === 'object' ? [json.entries] : [];
}

/** Whether a value can be blocks. */
function holdsBlocks(json: Json): boolean {
  if (json.kind === 'list') return json.items.every(holdsBlocks);
  return json.kind === 'object' || json.value === null;
}
