// The declarations that the library's types need, and nothing else: build/src/index.d.ts and what it leads to.
// The words of the wire are inferred from valibot's types, and are written out; what is left of those types travels along.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inputTypes } from './library-types.js';
import { readableWire } from './wire-types.js';

const WIRE = 'client/wire/';
/** The one file that re-exports the library which the wire's types are inferred from. */
const SCHEMA = `${WIRE}schema.d.ts`;

/** The inputs, which are a table: people read each with its description. */
const INPUTS = 'settings/check-inputs.d.ts';

/**
 * @param from folder of all declarations, and of what they are of
 * @param valibot path of its declarations
 * @param to folder that is made anew
 */
export async function writeTypes(from, valibot, to) {
  const table = await import(pathToFileURL(join(from, 'settings/inputs.js')).href);
  const texts = new Map([[INPUTS, inputTypes(table)]]);
  const visit = async (path) => {
    if (texts.has(path)) return;
    const written = readFileSync(join(from, path), 'utf8');
    const isOfWire = path.startsWith(WIRE) && path !== SCHEMA;
    const text = isOfWire ? await readableWire(written) : written;
    texts.set(path, text);
    for (const [, specifier] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)\.ts'/g)) {
      await visit(join(dirname(path), `${specifier}.d.ts`));
    }
  };
  await visit('index.d.ts');
  const used = [...texts.values()].flatMap((text) =>
    Array.from(text.matchAll(/\bv\.(\w+)/g), ([, name]) => name),
  );
  texts.set(SCHEMA, declarationsOf(used, readFileSync(valibot, 'utf8')));
  rmSync(to, { recursive: true, force: true });
  for (const [path, text] of texts) {
    const file = join(to, relative('.', path));
    mkdirSync(dirname(file), { recursive: true });
    // A declaration that is imported as `.ts` would be looked for as a source.
    writeFileSync(file, text.replaceAll(/((?:from|import\()\s*'\.[^']+)\.ts'/g, "$1.js'"));
  }
}

/** The statements of `text` that declare `names`, and those that these need. */
function declarationsOf(names, text) {
  const statements = new Map();
  for (const statement of withoutComments(text).split(/^(?=(?:declare|interface|type) )/m)) {
    const [, name] =
      /^(?:declare )?(?:const|function|class|interface|type) ([\w$]+)/.exec(statement) ?? [];
    if (name === undefined) continue;
    const [own] = statement.split(/^export \{/m);
    statements.set(name, `${statements.get(name) ?? ''}${own.trimEnd()}\n`);
  }
  const needed = new Set();
  const need = (name) => {
    const statement = statements.get(name);
    if (statement === undefined || needed.has(name)) return;
    needed.add(name);
    // Types have capitals; a value is named by its type only.
    for (const [word] of statement.matchAll(/(?<=\btypeof )\w+|\b[A-Z][\w$]*/g)) need(word);
  };
  names.forEach(need);
  const sorted = [...needed].sort((one, other) => (one < other ? -1 : 1));
  return `${sorted.map((name) => statements.get(name)).join('')}export { ${sorted.join(', ')} };\n`;
}

function withoutComments(text) {
  return text.replaceAll(/^\s*\/\*\*?[\s\S]*?\*\/\n|^\/\/.*\n/gm, '');
}
