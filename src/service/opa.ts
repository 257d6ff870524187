/** Compiled Rego: the only file that knows the library which runs it. */
import * as library from '@open-policy-agent/opa-wasm';

/** By its types the library exports it by name as well; its code has it in the default export only. */
const { loadPolicySync }: { loadPolicySync: LoadPolicy } = Reflect.get(library, 'default');

type LoadPolicy = (
  wasm: object,
  pages: number,
) => {
  entrypoints: Record<string, number>;
  setData(data: object): void;
  evaluate(input: unknown, entryPoint: string): { result?: unknown }[];
};

/** The platform's own, which the types of node 20 do not mention. */
declare const WebAssembly: { Module: new (bytes: Uint8Array) => object };

export interface RegoModule {
  /** `data.terraform.policies.x.deny` for every entry point that was compiled in. */
  queries: string[];
  /** Each evaluation gets a new memory, so that it cannot disturb the next one. */
  instantiate(): RegoInstance;
}

export interface RegoInstance {
  /** The query's value; undefined when it has none. Throws an Error that says what went wrong. */
  evaluate(query: string, input: unknown): unknown;
}

/** Reads a bundle's `policy.wasm`, with its `data.json` when there is one. Throws on other bytes. */
export function loadRego(wasm: Uint8Array, data?: object): RegoModule {
  const module = new WebAssembly.Module(wasm);
  const instantiate = (): RegoInstance => {
    // Built-in functions that WebAssembly lacks and that look outside are not provided.
    const policy = loadPolicySync(module, 32);
    if (data !== undefined) policy.setData(data);
    return {
      evaluate(query, input) {
        try {
          return policy.evaluate(input, toEntryPoint(query))[0]?.result;
        } catch (error) {
          // The library throws plain strings.
          if (error instanceof Error) throw error;
          throw new Error(String(error), { cause: error });
        }
      },
    };
  };
  const names = Object.keys(loadPolicySync(module, 32).entrypoints);
  return { queries: names.map((name) => `data.${name.replaceAll('/', '.')}`), instantiate };
}

function toEntryPoint(query: string): string {
  return query.replace(/^data\./, '').replaceAll('.', '/');
}
