/**
 * Which functions of the runtime a compiled bundle uses. OPA compiles them into the module, leaves out
 * those that no policy needs, and keeps the names of the others. https://webassembly.github.io/spec/core/binary
 */

interface FunctionsUsed {
  /** Names of functions of the runtime, such as `opa_strings_concat`. */
  names: string[];
  /** Whether a policy makes a list by going through something: `[x | …]`. */
  collectsLists: boolean;
}

/** Bytes of a module, read from the start. */
class Reader {
  readonly #bytes: Uint8Array;
  readonly end: number;
  at: number;

  constructor(bytes: Uint8Array, at = 0, end: number = bytes.length) {
    this.#bytes = bytes;
    this.at = at;
    this.end = end;
  }

  byte(): number {
    const value = this.#bytes[this.at];
    if (value === undefined || this.at >= this.end) throw new Error('The module ends too early.');
    this.at += 1;
    return value;
  }

  /** LEB128 without its sign: the sign does not matter here. */
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  text(): string {
    const length = this.number();
    const text = new TextDecoder().decode(this.#bytes.subarray(this.at, this.at + length));
    this.skip(length);
    return text;
  }

  /** The next bytes as a reader of their own; this one goes on after them. */
  part(length: number): Reader {
    const from = this.at;
    this.skip(length);
    return new Reader(this.#bytes, from, from + length);
  }

  skip(length: number): void {
    this.at += length;
    if (this.at > this.end) throw new Error('The module ends too early.');
  }

  get isOver(): boolean {
    return this.at >= this.end;
  }
}

const SECTION = { custom: 0, import: 2, code: 10 } as const;

/** @throws Error if the bytes are no module, or if it does not name its functions */
export function functionsUsed(wasm: Uint8Array): FunctionsUsed {
  const reader = new Reader(wasm, 8);
  let names = new Map<number, string>();
  let imported = 0;
  let code: Reader | undefined;
  while (!reader.isOver) {
    const id = reader.byte();
    const section = reader.part(reader.number());
    if (id === SECTION.import) imported = countFunctions(section);
    if (id === SECTION.code) code = section;
    if (id === SECTION.custom && section.text() === 'name') names = readNames(section);
  }
  if (names.size === 0 || code === undefined) {
    throw new Error('It does not name its functions: what it uses is not known.');
  }
  return { names: [...names.values()], collectsLists: collectsLists(code, imported, names) };
}

function countFunctions(section: Reader): number {
  let count = 0;
  for (let left = section.number(); left > 0; left -= 1) {
    section.text();
    section.text();
    const kind = section.byte();
    if (kind === 0) {
      count += 1;
      section.number();
    } else if (kind === 2) {
      const hasMost = section.byte() % 2 === 1;
      section.number();
      if (hasMost) section.number();
    } else throw new Error('It imports what a compiled policy does not.');
  }
  return count;
}

function readNames(section: Reader): Map<number, string> {
  const names = new Map<number, string>();
  while (!section.isOver) {
    const kind = section.byte();
    const part = section.part(section.number());
    if (kind !== 1) continue;
    for (let left = part.number(); left > 0; left -= 1) names.set(part.number(), part.text());
  }
  return names;
}

const OPCODE = { call: 0x10, localGet: 0x20, localSet: 0x21, localTee: 0x22, constant: 0x41 };

/**
 * Looks for a list that is made empty and filled later: `opa_array_with_cap(0)`, kept in a local variable
 * that `opa_array_append` gets.
 */
function collectsLists(
  code: Reader,
  imported: number,
  names: ReadonlyMap<number, string>,
): boolean {
  let index = imported;
  for (let left = code.number(); left > 0; left -= 1, index += 1) {
    const body = code.part(code.number());
    // The functions of policies are called after their rules.
    if (/^g\d+\.data\./.test(names.get(index) ?? '') && fillsList(body, names)) return true;
  }
  return false;
}

function fillsList(body: Reader, names: ReadonlyMap<number, string>): boolean {
  for (let left = body.number(); left > 0; left -= 1) {
    body.number();
    body.byte();
  }
  const empty = new Set<number>();
  /** The instructions before this one, the last one first. */
  let before: { opcode: number; value: number }[] = [];
  while (!body.isOver) {
    const opcode = body.byte();
    const value = readOperand(opcode, body);
    const [last, beforeLast] = before;
    const isStored = opcode === OPCODE.localSet || opcode === OPCODE.localTee;
    const isNew = last?.opcode === OPCODE.call && names.get(last.value) === 'opa_array_with_cap';
    const isEmpty = isNew && beforeLast?.opcode === OPCODE.constant && beforeLast.value === 0;
    if (isStored && isEmpty) empty.add(value);
    else if (isStored) empty.delete(value);
    if (opcode === OPCODE.call && names.get(value) === 'opa_array_append') {
      const given = before.filter((one) => one.opcode === OPCODE.localGet);
      if (given.some((one) => empty.has(one.value))) return true;
    }
    before = [{ opcode, value }, ...before].slice(0, 4);
  }
  return false;
}

/** The operand of an instruction, of those that OPA writes into the functions of policies. */
function readOperand(opcode: number, body: Reader): number {
  // Blocks, branches, calls, local and global variables, constants.
  if (opcode === 0x02 || opcode === 0x03 || opcode === 0x04) return body.number();
  if (opcode === 0x0c || opcode === 0x0d || opcode === OPCODE.call) return body.number();
  if (opcode >= 0x20 && opcode <= 0x24) return body.number();
  if (opcode === OPCODE.constant || opcode === 0x42) return body.number();
  if (opcode === 0x11) {
    body.number();
    return body.number();
  }
  if (opcode === 0x0e) {
    for (let left = body.number(); left >= 0; left -= 1) body.number();
    return 0;
  }
  // Memory has an alignment and an offset.
  if (opcode >= 0x28 && opcode <= 0x3e) {
    body.number();
    return body.number();
  }
  const hasNone = opcode <= 0x01 || [0x05, 0x0b, 0x0f, 0x1a, 0x1b].includes(opcode);
  if (hasNone || (opcode >= 0x45 && opcode <= 0xc4)) return 0;
  throw new Error(`It has an instruction (${opcode}) that compiled policies do not have.`);
}
