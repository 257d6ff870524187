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
import { readRepeatedJson, type Json } from './read-json.ts';

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
    const body = toBody(readRepeatedJson(text.replace(/^\uFEFF/, '')), note);
    return { body, problems };
  } catch (error) {
    note(error instanceof RangeError ? TOO_DEEP : errorMessage(error));
    return { body: { attributes: [], blocks: [] }, problems };
  }
}

type Note = (message: string) => void;

function toBody(json: Json, note: Note): HclBody {
  const body: HclBody = { attributes: [], blocks: [] };
  for (const [name, value] of namedValues(json)) {
    const count = LABELS.get(name);
    if (count === undefined) {
      body.attributes.push({ name, value: toExpression(value, note), range: TOP });
    } else {
      const blocks = toBlocks({ type: name, labels: [], count }, value, note);
      for (const block of blocks) body.blocks.push(block);
    }
  }
  return body;
}

/** The entries of an object, or of all objects in a list. */
function namedValues(json: Json): [string, Json][] {
  if (Array.isArray(json)) return json.flatMap(namedValues);
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
    return namedValues(json).flatMap(([label, inner]) =>
      toBlocks({ ...head, labels: [...labels, label] }, inner, note),
    );
  }
  // Each object of a list is a separate block.
  if (Array.isArray(json)) return json.flatMap((item) => toBlocks(head, item, note));
  const attributes = namedValues(json).map(([name, value]) => {
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
