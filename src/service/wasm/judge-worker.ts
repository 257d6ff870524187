/**
 * A thread that evaluates compiled Rego. It imports nothing of this project, because it ships as one file.
 * The interface between a module and its host: https://www.openpolicyagent.org/docs/wasm
 */
import { parentPort, workerData } from 'node:worker_threads';

/** What the thread gets when it starts. */
export interface WorkerData {
  wasm: Uint8Array;
  /** JSON; undefined where the bundle has none. */
  data: string | undefined;
  maxPages: number;
}

/** A question: the entry point is evaluated on the input, which is JSON. */
export interface WorkerQuestion {
  entryPoint: string;
  input: string;
}

/** The first answer says what the module has. Each further one is JSON of a result, or why there is none. */
export type WorkerAnswer =
  | { entryPoints: string[]; functions: string[] }
  | { json: string }
  | { broke: string };

interface Exports {
  builtins(): number;
  entrypoints(): number;
  opa_malloc(bytes: number): number;
  opa_json_parse(at: number, bytes: number): number;
  opa_json_dump(value: number): number;
  opa_heap_ptr_get(): number;
  opa_eval(
    reserved: number,
    entryPoint: number,
    data: number,
    input: number,
    inputBytes: number,
    heap: number,
    format: number,
  ): number;
}

/** Provided by the platform, although the types of Node 20 do not declare it. */
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (limits: { initial: number; maximum: number }) => Memory;
  Instance: new (module: object, imports: object) => { exports: Exports };
};

const PAGE_BYTES = 64 * 1024;
const FIRST_PAGES = 32;

class Policy {
  readonly #memory: Memory;
  readonly #exports: Exports;
  readonly #data: number;
  readonly #heap: number;
  readonly #functions: ReadonlyMap<number, string>;
  readonly entryPoints: Readonly<Record<string, number>>;

  constructor(module: object, { data = '{}', maxPages }: WorkerData) {
    this.#memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: maxPages });
    const call = (id: number, _context: number, ...args: number[]): number => this.#call(id, args);
    const env = {
      memory: this.#memory,
      opa_abort: (at: number) => {
        throw new Error(this.#textAt(at));
      },
      opa_println: () => undefined,
      opa_builtin0: call,
      opa_builtin1: call,
      opa_builtin2: call,
      opa_builtin3: call,
      opa_builtin4: call,
    };
    this.#exports = new WebAssembly.Instance(module, { env }).exports;
    const functions = this.#idsAt(this.#exports.builtins());
    this.#functions = new Map(Object.entries(functions).map(([name, id]) => [id, name]));
    this.entryPoints = this.#idsAt(this.#exports.entrypoints());
    this.#data = this.#parse(data);
    this.#heap = this.#exports.opa_heap_ptr_get();
  }

  get functions(): string[] {
    return [...this.#functions.values()];
  }

  /** The result set as JSON: a list with one object, or an empty one. */
  evaluate(entryPoint: string, input: string): string {
    const id = this.entryPoints[entryPoint];
    if (id === undefined) throw new Error(`${entryPoint} is no entry point.`);
    const bytes = new TextEncoder().encode(input);
    const missing = this.#heap + bytes.length - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
    new Uint8Array(this.#memory.buffer).set(bytes, this.#heap);
    const { length } = bytes;
    const from = this.#heap;
    return this.#textAt(this.#exports.opa_eval(0, id, this.#data, from, length, from + length, 0));
  }

  /** The only function of the host is `sprintf`, with the forms that are the same everywhere. */
  #call(id: number, args: readonly number[]): number {
    const name = this.#functions.get(id);
    const [format, values] = args.map((arg) => this.#textAt(this.#exports.opa_json_dump(arg)));
    if (name !== 'sprintf' || format === undefined || values === undefined) {
      throw new Error(`The function ${name} is not provided.`);
    }
    return this.#parse(JSON.stringify(print(JSON.parse(format), tokensOf(values))));
  }

  #parse(json: string): number {
    const bytes = new TextEncoder().encode(json);
    const at = this.#exports.opa_malloc(bytes.length);
    new Uint8Array(this.#memory.buffer).set(bytes, at);
    const value = this.#exports.opa_json_parse(at, bytes.length);
    if (value === 0) throw new Error('The data of the bundle is not JSON.');
    return value;
  }

  #idsAt(value: number): Record<string, number> {
    return JSON.parse(this.#textAt(this.#exports.opa_json_dump(value)));
  }

  #textAt(at: number): string {
    const bytes = new Uint8Array(this.#memory.buffer);
    return new TextDecoder().decode(bytes.subarray(at, bytes.indexOf(0, at)));
  }
}

/** The elements of a list of scalars, as they are written: `JSON.parse` would change numbers. */
function tokensOf(list: string): string[] {
  const tokens = Array.from(list.matchAll(/"(?:[^"\\]|\\.)*"|[^\s[\],"]+/g), ([token]) => token);
  if (`[${tokens.join(',')}]` !== list) throw unequal('a list');
  return tokens;
}

/** Prints as Go's `fmt` does: texts by `%s` and `%v`, whole numbers by `%d` and `%v`. */
function print(format: string, tokens: readonly string[]): string {
  let at = 0;
  const text = format.replaceAll(/%(.?)/gs, (_, verb: string) => {
    if (verb === '%') return '%';
    const token = tokens[at++] ?? '';
    if (token.startsWith('"') && (verb === 's' || verb === 'v')) return String(JSON.parse(token));
    if (/^(?:0|-?[1-9]\d{0,14})$/.test(token) && (verb === 'd' || verb === 'v')) return token;
    if ((token === 'true' || token === 'false') && verb === 'v') return token;
    throw unequal(`%${verb} of ${token || 'nothing'}`);
  });
  if (at !== tokens.length) throw unequal('more values than forms');
  return text;
}

function unequal(what: string): Error {
  return new Error(
    `sprintf with ${what.slice(0, 100)} needs opa: a compiled bundle might print it in another way.`,
  );
}

function answer(message: WorkerAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  parentPort?.postMessage(message);
}

function start(data: WorkerData): void {
  const module = new WebAssembly.Module(data.wasm);
  let policy: Policy | undefined = new Policy(module, data);
  answer({ entryPoints: Object.keys(policy.entryPoints), functions: policy.functions });
  parentPort?.on('message', ({ entryPoint, input }: WorkerQuestion) => {
    try {
      policy ??= new Policy(module, data);
      answer({ json: policy.evaluate(entryPoint, input) });
    } catch (error) {
      // What broke may have left the memory damaged.
      policy = undefined;
      answer({ broke: messageOf(error) });
    }
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

try {
  start(workerData);
} catch (error) {
  answer({ broke: messageOf(error) });
}
