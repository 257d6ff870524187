// What the source costs its reader, counted by syntax tree. `--json` for programs, `--list NAME` for the places behind a figure.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@babel/parser';

const root = process.env.HOUSE ?? fileURLToPath(new URL('../', import.meta.url));
const LONG = 60;
const SMALL = 45;

const sources = filesIn('src').map(read);
const others = ['__tests__', 'bench', 'scripts'].flatMap(filesIn).map(read);
const known = new Set(sources.map(({ path }) => path));
for (const file of [...sources, ...others]) file.imports = importsOf(file);

const inService = ({ path }) => /^src\/(?:service|embedded|demo)\//.test(path);
const gate = sources.filter((file) => !inService(file));
const measures = {
  'lines without the service': sum(gate, ({ lines }) => lines),
  'lines of the service': sum(sources.filter(inService), ({ lines }) => lines),
  files: sources.length,
  'functions over 60 lines': sources.flatMap(longFunctions),
  'circles of files': circles(
    sources.map(({ path }) => path),
    (path) => targetsOf(path, () => true),
  ),
  'circles of folders': folderCircles(),
  'small files with one importer': sources.filter(isSmallAndLonely).map(({ path }) => path),
  'conditional spreads': sources.flatMap(conditionalSpreads),
  'casts and non-null assertions': sources.flatMap(casts),
  'exports that nobody imports': sources.flatMap(unusedExports),
};

const wanted = process.argv.indexOf('--list');
if (process.argv.includes('--json')) {
  const counts = Object.entries(measures).map(([name, value]) => [name, countOf(value)]);
  console.log(JSON.stringify(Object.fromEntries(counts)));
} else if (wanted > 0) {
  for (const place of [measures[process.argv[wanted + 1]] ?? []].flat()) console.log(place);
} else {
  for (const [name, value] of Object.entries(measures)) {
    console.log(`${name.padEnd(32)}${String(countOf(value)).padStart(7)}`);
  }
}

function countOf(value) {
  return Array.isArray(value) ? value.length : value;
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:ts|js)$/.test(path) && !path.endsWith('.d.ts'))
    .sort();
}

function read(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const plugins = ['typescript', 'estree', 'importAttributes'];
  const { program } = parse(text, { sourceType: 'module', plugins, errorRecovery: true });
  const lines = text.split('\n').length - 1;
  return {
    path,
    text,
    program,
    lines,
    lineAt: (offset) => text.slice(0, offset).split('\n').length,
  };
}

function* nodesOf(node) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
    else yield* nodesOf(value);
  }
}

/** Every import, re-export and `import()`: where to, which names (`*`: all), only as types or not. */
function importsOf({ path, program }) {
  const found = [];
  for (const node of nodesOf(program)) {
    const from = node.source?.value;
    if (typeof from !== 'string' || !from.startsWith('.')) continue;
    const built = posix.normalize(posix.join(dirname(path), from));
    const to = known.has(built) ? built : built.replace(/^build\//, '').replace(/\.js$/, '.ts');
    if (!known.has(to)) continue;
    const specifiers = node.specifiers ?? [];
    const names = specifiers.map(({ type, imported, local }) =>
      type === 'ImportSpecifier' ? imported.name : type === 'ExportSpecifier' ? local.name : '*',
    );
    const typeOnly =
      [node.importKind, node.exportKind].includes('type') ||
      (names.length > 0 &&
        specifiers.every((each) => (each.importKind ?? each.exportKind) === 'type'));
    const whole = names.length === 0;
    found.push({
      to,
      names: whole ? ['*'] : names,
      typeOnly,
      dynamic: node.type === 'ImportExpression' || node.type === 'TSImportType',
    });
  }
  return found;
}

function targetsOf(path, wantedImport) {
  const file = sources.find((each) => each.path === path);
  return file.imports.filter(wantedImport).map(({ to }) => to);
}

/** Strongly connected parts of more than one (Tarjan). */
function circles(names, targets) {
  const index = new Map();
  const low = new Map();
  const stack = [];
  const found = [];
  const visit = (name) => {
    index.set(name, index.size);
    low.set(name, index.get(name));
    stack.push(name);
    for (const next of targets(name)) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(name, Math.min(low.get(name), low.get(next)));
    }
    if (low.get(name) !== index.get(name)) return;
    const part = stack.splice(stack.indexOf(name));
    if (part.length > 1) found.push(part.join(' ↔ '));
  };
  for (const name of names) if (!index.has(name)) visit(name);
  return found;
}

function folderCircles() {
  const folderOf = (path) => path.split('/').slice(1, 3)[0];
  const folders = [...new Set(sources.map(({ path }) => folderOf(path)))];
  const targets = (folder) =>
    sources
      .filter(({ path }) => folderOf(path) === folder)
      .flatMap(({ imports }) => imports.filter(({ typeOnly }) => !typeOnly))
      .map(({ to }) => folderOf(to))
      .filter((to) => to !== folder);
  return circles(folders, targets);
}

function longFunctions(file) {
  const kinds = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
  return Array.from(nodesOf(file.program))
    .filter(({ type }) => kinds.includes(type))
    .map(({ start, end }) => [file.lineAt(start), file.lineAt(end)])
    .filter(([first, last]) => last - first + 1 > LONG)
    .map(([first, last]) => `${file.path}:${first} ${last - first + 1}`);
}

function isSmallAndLonely({ path, lines }) {
  if (lines >= SMALL) return false;
  const importers = sources.filter((file) => file.imports.some(({ to }) => to === path));
  return importers.length === 1;
}

/** `...(x !== undefined && { x })`, `...(x ? { x } : {})`, and what a helper leaves out instead. */
function conditionalSpreads(file) {
  const isEmpty = (node) => node.type === 'ObjectExpression' && node.properties.length === 0;
  return Array.from(nodesOf(file.program))
    .filter(({ type }) => type === 'SpreadElement')
    .filter(({ argument: { type, consequent, alternate, callee, expression } }) => {
      if (type === 'ParenthesizedExpression') return isConditional(expression);
      if (type === 'LogicalExpression') return true;
      if (type === 'ConditionalExpression') return isEmpty(consequent) || isEmpty(alternate);
      return /^(?:pick|defined|given|compact|known|present)$/.test(callee?.name ?? '');
    })
    .map(({ start }) => `${file.path}:${file.lineAt(start)}`);

  function isConditional(node) {
    if (node.type === 'LogicalExpression') return true;
    return (
      node.type === 'ConditionalExpression' && (isEmpty(node.consequent) || isEmpty(node.alternate))
    );
  }
}

function casts(file) {
  const isConst = ({ typeAnnotation: type }) => type?.typeName?.name === 'const';
  return Array.from(nodesOf(file.program))
    .filter((node) =>
      node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion'
        ? !isConst(node)
        : node.type === 'TSNonNullExpression',
    )
    .map(({ start }) => `${file.path}:${file.lineAt(start)}`);
}

function unusedExports(file) {
  if (/^src\/(?:index|action\/main|cli\/main)\.ts$/.test(file.path)) return [];
  const users = [...sources, ...others].flatMap(({ imports }) =>
    imports.filter(({ to }) => to === file.path),
  );
  const used = new Set(users.flatMap(({ names }) => names));
  if (used.has('*')) return [];
  return exportedNames(file)
    .filter(({ name }) => !used.has(name))
    .map(({ name, start }) => `${file.path}:${file.lineAt(start)} ${name}`);
}

function exportedNames({ program }) {
  return program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = node;
    if (declaration === null || declaration === undefined) {
      return specifiers.map(({ exported, start }) => ({ name: exported.name, start }));
    }
    const names = declaration.declarations?.map(({ id }) => id.name) ?? [declaration.id.name];
    return names.map((name) => ({ name, start: node.start }));
  });
}

function sum(items, valueOf) {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
