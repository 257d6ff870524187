/**
 * The HCL parser. Its WebAssembly files lie beside the running code, in the sources as in the
 * bundle, and are read only when a file has to be parsed.
 */
import { readFile } from 'node:fs/promises';
import type * as TreeSitter from 'web-tree-sitter';
import type { HclFile } from './hcl-syntax.ts';
import { toHclFile } from './hcl-tree.ts';

export interface Hcl {
  /** Parses one `.tf` or `.tfvars` file. Never throws: what is wrong is listed in `problems`. */
  parse(text: string): HclFile;
}

let loaded: Promise<Hcl> | undefined;

/** Loads the parser once per process. Rejects when its files are not beside the code. */
export function loadHcl(): Promise<Hcl> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Hcl> {
  // Bundled into one file the library does not find itself any more, so it stays a file of its own.
  const library = new URL('./web-tree-sitter.js', import.meta.url).href;
  const [{ Parser, Language }, wasmBinary, grammar] = await Promise.all([
    import(library) as Promise<typeof TreeSitter>,
    readFile(new URL('./web-tree-sitter.wasm', import.meta.url)),
    readFile(new URL('./tree-sitter-terraform.wasm', import.meta.url)),
  ]);
  await Parser.init({ wasmBinary });
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return {
    parse(text) {
      const tree = parser.parse(text);
      if (tree === null) throw new Error('the HCL parser has no grammar');
      try {
        return toHclFile(tree.rootNode);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        const range = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
        const message = 'nested too deeply to be read';
        return { body: { attributes: [], blocks: [] }, problems: [{ message, range }] };
      } finally {
        tree.delete();
      }
    },
  };
}
