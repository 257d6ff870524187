/** Runs compiled Rego. No other file uses the library that does it. */
import * as library from '@open-policy-agent/opa-wasm';

/** The library's types say that it exports this by name; its code has it only in the default export. */
const { loadPolicySync }: { loadPolicySync: LoadPolicy } = Reflect.get(library, 'default');

type LoadPolicy = (
  wasm: object,
  pages: number,
) => {
  entrypoints: Record<string, number>;
  setData(data: object): void;
  evaluate(input: unknown, entryPoint: string): { result?: unknown }[];
};

/** Provided by the platform, although the types of Node 20 do not declare it. */
declare const WebAssembly: { Module: new (bytes: Uint8Array) => object };

export interface RegoModule {
  /** The query of every entry point that was compiled, as `data.terraform.policies.x.deny`. */
  queries: string[];
  /** A new instance with a memory that no other evaluation uses. */
  instantiate(): RegoInstance;
}

export interface RegoInstance {
  /** The query's value; undefined when it has none. Throws an Error that says what went wrong. */
  evaluate(query: string, input: unknown): unknown;
}

/** Reads a bundle's `policy.wasm`, and its `data.json` if there is one. Throws on any other bytes. */
export function loadRego(wasm: Uint8Array, data?: object): RegoModule {
  const module = new WebAssembly.Module(wasm);
  const instantiate = (): RegoInstance => {
    // Built-in functions that WebAssembly lacks and that would use the network are not provided.
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
