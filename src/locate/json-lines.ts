/** JSON with the lines that keys stand on: Terraform reads configuration from JSON too. */

export type JsonNode =
  | { kind: 'object'; entries: JsonEntry[] }
  | { kind: 'array'; items: JsonNode[] }
  | { kind: 'string'; value: string }
  | { kind: 'other' };

export interface JsonEntry {
  key: string;
  value: JsonNode;
  /** 1-based: the line of the key, and the last line of the value. */
  startLine: number;
  endLine: number;
}

const DEPTH_LIMIT = 100;

/** Undefined when the text is not JSON or is nested too deeply. */
export function readJsonLines(text: string): JsonNode | undefined {
  const reader = { text: text.replace(/^\ufeff/, ''), at: 0, line: 1 };
  try {
    JSON.parse(reader.text);
  } catch {
    return undefined;
  }
  return readValue(reader, 0);
}

interface Reader {
  text: string;
  at: number;
  line: number;
}

/** The text is well formed: only the places are to be found. */
function readValue(reader: Reader, depth: number): JsonNode | undefined {
  if (depth > DEPTH_LIMIT) return undefined;
  skipSpace(reader);
  switch (reader.text[reader.at]) {
    case '{':
      return readObject(reader, depth);
    case '[':
      return readArray(reader, depth);
    case '"':
      return { kind: 'string', value: readString(reader) };
    default:
      while (reader.at < reader.text.length && !/[\s,\]}]/.test(reader.text.charAt(reader.at)))
        reader.at += 1;
      return { kind: 'other' };
  }
}

function readObject(reader: Reader, depth: number): JsonNode | undefined {
  const entries: JsonEntry[] = [];
  for (step(reader); reader.text[reader.at] !== '}'; skipComma(reader)) {
    const startLine = reader.line;
    const key = readString(reader);
    skipSpace(reader);
    step(reader);
    const value = readValue(reader, depth + 1);
    if (value === undefined) return undefined;
    entries.push({ key, value, startLine, endLine: reader.line });
  }
  reader.at += 1;
  return { kind: 'object', entries };
}

function readArray(reader: Reader, depth: number): JsonNode | undefined {
  const items: JsonNode[] = [];
  for (step(reader); reader.text[reader.at] !== ']'; skipComma(reader)) {
    const item = readValue(reader, depth + 1);
    if (item === undefined) return undefined;
    items.push(item);
  }
  reader.at += 1;
  return { kind: 'array', items };
}

/** Over one character and the white space behind it. */
function step(reader: Reader): void {
  reader.at += 1;
  skipSpace(reader);
}

function skipComma(reader: Reader): void {
  skipSpace(reader);
  if (reader.text[reader.at] === ',') step(reader);
}

function skipSpace(reader: Reader): void {
  while (/\s/.test(reader.text.charAt(reader.at))) {
    if (reader.text[reader.at] === '\n') reader.line += 1;
    reader.at += 1;
  }
}

function readString(reader: Reader): string {
  const start = reader.at;
  reader.at += 1;
  while (reader.text[reader.at] !== '"') reader.at += reader.text[reader.at] === '\\' ? 2 : 1;
  reader.at += 1;
  return JSON.parse(reader.text.slice(start, reader.at)) as string;
}
