/**
 * A thread that evaluates compiled Rego. It imports nothing of this project, because it ships as one file.
 * The interface between a module and its host: https://www.openpolicyagent.org/docs/wasm
 */
import { parentPort, workerData } from 'node:worker_threads';
const PAGE_BYTES = 64 * 1024;
const FIRST_PAGES = 32;
class Policy {
    #memory;
    #exports;
    #data;
    #heap;
    #functions;
    entryPoints;
    constructor(module, { data = '{}', maxPages }) {
        this.#memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: maxPages });
        const call = (id, _context, ...args) => this.#call(id, args);
        const env = {
            memory: this.#memory,
            opa_abort: (at) => {
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
    get functions() {
        return [...this.#functions.values()];
    }
    /** The result set as JSON: a list with one object, or an empty one. */
    evaluate(entryPoint, input) {
        const id = this.entryPoints[entryPoint];
        if (id === undefined)
            throw new Error(`${entryPoint} is no entry point.`);
        const bytes = new TextEncoder().encode(input);
        const missing = this.#heap + bytes.length - this.#memory.buffer.byteLength;
        if (missing > 0)
            this.#memory.grow(Math.ceil(missing / PAGE_BYTES));
        new Uint8Array(this.#memory.buffer).set(bytes, this.#heap);
        const { length } = bytes;
        const from = this.#heap;
        return this.#textAt(this.#exports.opa_eval(0, id, this.#data, from, length, from + length, 0));
    }
    /** The only function of the host is `sprintf`, with the forms that are the same everywhere. */
    #call(id, args) {
        const name = this.#functions.get(id);
        const [format, values] = args.map((arg) => this.#textAt(this.#exports.opa_json_dump(arg)));
        if (name !== 'sprintf' || format === undefined || values === undefined) {
            throw new Error(`The function ${name} is not provided.`);
        }
        return this.#parse(JSON.stringify(print(JSON.parse(format), tokensOf(values))));
    }
    #parse(json) {
        const bytes = new TextEncoder().encode(json);
        const at = this.#exports.opa_malloc(bytes.length);
        new Uint8Array(this.#memory.buffer).set(bytes, at);
        const value = this.#exports.opa_json_parse(at, bytes.length);
        if (value === 0)
            throw new Error('The data of the bundle is not JSON.');
        return value;
    }
    #idsAt(value) {
        return JSON.parse(this.#textAt(this.#exports.opa_json_dump(value)));
    }
    #textAt(at) {
        const bytes = new Uint8Array(this.#memory.buffer);
        return new TextDecoder().decode(bytes.subarray(at, bytes.indexOf(0, at)));
    }
}
/** The elements of a list of scalars, as they are written: `JSON.parse` would change numbers. */
function tokensOf(list) {
    const tokens = Array.from(list.matchAll(/"(?:[^"\\]|\\.)*"|[^\s[\],"]+/g), ([token]) => token);
    if (`[${tokens.join(',')}]` !== list)
        throw unequal('a list');
    return tokens;
}
/** Prints as Go's `fmt` does: texts by `%s` and `%v`, whole numbers by `%d` and `%v`. */
function print(format, tokens) {
    let at = 0;
    const text = format.replaceAll(/%(.?)/gs, (_, verb) => {
        if (verb === '%')
            return '%';
        const token = tokens[at++] ?? '';
        if (token.startsWith('"') && (verb === 's' || verb === 'v'))
            return String(JSON.parse(token));
        if (/^(?:0|-?[1-9]\d{0,14})$/.test(token) && (verb === 'd' || verb === 'v'))
            return token;
        if ((token === 'true' || token === 'false') && verb === 'v')
            return token;
        throw unequal(`%${verb} of ${token || 'nothing'}`);
    });
    if (at !== tokens.length)
        throw unequal('more values than forms');
    return text;
}
function unequal(what) {
    return new Error(`sprintf with ${what.slice(0, 100)} needs opa: a compiled bundle might print it in another way.`);
}
function answer(message) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    parentPort?.postMessage(message);
}
function start(data) {
    const module = new WebAssembly.Module(data.wasm);
    let policy = new Policy(module, data);
    answer({ entryPoints: Object.keys(policy.entryPoints), functions: policy.functions });
    parentPort?.on('message', ({ entryPoint, input }) => {
        try {
            policy ??= new Policy(module, data);
            answer({ json: policy.evaluate(entryPoint, input) });
        }
        catch (error) {
            // What broke may have left the memory damaged.
            policy = undefined;
            answer({ broke: messageOf(error) });
        }
    });
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
try {
    start(workerData);
}
catch (error) {
    answer({ broke: messageOf(error) });
}
//# sourceMappingURL=judge-worker.js.map