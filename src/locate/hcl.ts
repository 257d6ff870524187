/**
 * The HCL parser. Its WebAssembly files lie beside the running code, in the sources as in the
 * bundle, and are read only when a file has to be parsed.
 */
import { readFile } from 'node:fs/promises';
import type * as TreeSitter from 'web-tree-sitter';
import { TOP, type HclFile } from './hcl-syntax.ts';
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
  // Bundled into one file the library does not find itself any more, so it stays a file of its own,
  // and the build puts it beside the bundle.
  const library = beside('web-tree-sitter.js').href;
  const [{ Parser, Language }, wasmBinary, grammar] = await Promise.all([
    // The bundler leaves this import to node.
    import(/* webpackIgnore: true */ library) as Promise<typeof TreeSitter>,
    readFile(beside('web-tree-sitter.wasm')),
    readFile(beside('tree-sitter-terraform.wasm')),
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
        const problem = { message: 'nested too deeply to be read', range: TOP };
        return { body: { attributes: [], blocks: [] }, problems: [problem] };
      } finally {
        tree.delete();
      }
    },
  };
}

/** Not a constant in the call itself: bundlers would take the file for an asset of their own. */
function beside(name: string): URL {
  return new URL(`./${name}`, import.meta.url);
}
