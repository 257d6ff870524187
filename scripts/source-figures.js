// `npm run source-figures`: what the project costs its reader, the source by its syntax tree where neither the linter nor knip counts
// it. `--json` for programs, `--list NAME …` for the places behind figures.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@babel/parser';

const root = fileURLToPath(new URL('../', import.meta.url));
/** What a check of the action loads for a setting, an event or a sub-action alone: the commonest use uploads, reads the policies of a service, and comments. */
const ONLY_WHEN_ASKED = [
  'src/action/apply.ts',
  'src/action/post.ts',
  'src/action/run-sub-action.ts',
  'src/action/save-plans.ts',
  'src/check/find-exceptions.ts',
  'src/check/open-allowed-sources.ts',
  'src/check/open-scanners.ts',
  'src/check/without-service.ts',
  'src/gate/digest-files.ts',
  'src/gate/groups.ts',
  'src/hosts/github/written-approvals.ts',
  'src/plan/digest.ts',
  'src/plan/find-plans.ts',
  'src/rego/open-own-policies.ts',
];
/** Lines of a body that its one caller could say as well. */
const TINY = 5;
/** What declares a name that other files can import, besides a constant. */
const DECLARED = [
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
];

const nodesKept = new WeakMap();
const sources = filesIn('src').map(read);
const known = new Set(sources.map(({ path }) => path));
for (const file of sources) file.imports = importsOf(file);

const measures = {
  'circles of directories': directoryCircles,
  'names declared in more than three files': sharedNames,
  'names exported by two files': exportedTwice,
  'tiny functions used once': () => sources.flatMap(tinyUsedOnce),
  'types used once': typesUsedOnce,
  'Pick and Omit': () => sources.flatMap(narrowedTypes),
};

const wanted = process.argv.indexOf('--list');
if (process.argv.includes('--json')) {
  const counts = Object.entries(measures).map(([name, places]) => [name, places().length]);
  console.log(JSON.stringify(Object.fromEntries(counts)));
} else if (wanted > 0) {
  for (const name of process.argv.slice(wanted + 1)) {
    for (const place of measures[name]()) console.log(`${name}: ${place}`);
  }
} else {
  for (const [name, places] of Object.entries(measures)) print(name, places().length);
  for (const [name, figure] of Object.entries(sizes())) print(name, figure);
}

function print(name, figure) {
  console.log(`${name.padEnd(44)}${String(figure).padStart(8)}`);
}

/** What there is to read, and what a runner downloads. No bar is held here. */
function sizes() {
  const tracked = (...paths) =>
    git('ls-files', ...paths)
      .split('\n')
      .filter(Boolean);
  const textOf = (path) => readFileSync(join(root, path), 'utf8');
  const linesOf = (paths) =>
    paths.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0);
  const words = tracked('docs/*.md').flatMap((path) => textOf(path).split(/\s+/).filter(Boolean));
  const inSources = Object.fromEntries(
    Object.entries(linesByDirectory()).map(([directory, lines]) => [
      `lines of src/${directory}`,
      lines,
    ]),
  );
  const commonest = loadedByAction();
  return {
    ...inSources,
    'files that the commonest use loads': commonest.length,
    'lines that the commonest use loads': commonest.reduce((sum, { lines }) => sum + lines, 0),
    ...Object.fromEntries(
      Object.entries(linesByDirectory(homeOf)).map(([home, lines]) => [
        `lines of src/${home}`,
        lines,
      ]),
    ),
    'lines of src': sources.reduce((sum, { lines }) => sum + lines, 0),
    'lines of __tests__': linesOf(tracked('__tests__/*.ts')),
    'lines of scripts/*.js': linesOf(tracked(':(glob)scripts/*.js')),
    'lines of scripts with bundle and pictures': linesOf(tracked('scripts/*.js')),
    'lines of config': linesOf(tracked('config/*.js')),
    'words of docs': words.length,
    'commands of npm run': Object.keys(JSON.parse(textOf('package.json')).scripts).length,
    'bytes of git archive': git('archive', '--format=tar.gz', 'HEAD').length,
  };
}

/** What git prints, a character for each byte. */
function git(...words) {
  return execFileSync('git', words, { cwd: root, encoding: 'latin1', maxBuffer: 64_000_000 });
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:ts|js)$/.test(path) && !path.endsWith('.d.ts'))
    .sort();
}

function read(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const { program } = parse(text, {
    sourceType: 'module',
    plugins: ['typescript', 'importAttributes'],
    errorRecovery: true,
    attachComment: false,
    createImportExpressions: true,
  });
  const lines = text.split('\n').length - 1;
  return {
    path,
    text,
    program,
    lines,
    lineAt: (offset) => text.slice(0, offset).split('\n').length,
  };
}

/** Every node of a tree, in the order of the text; kept, because each measure asks for all of them. */
function nodesOf(root) {
  const kept = nodesKept.get(root);
  if (kept !== undefined) return kept;
  const nodes = [];
  const open = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (node === null || typeof node !== 'object') continue;
    if (typeof node.type === 'string') nodes.push(node);
    const parts = Object.keys(node).filter((key) => key !== 'loc');
    for (const key of parts.toReversed()) open.push(node[key]);
  }
  nodesKept.set(root, nodes);
  return nodes;
}

/** The files that an import, a re-export or `import()` names, types included. */
function importsOf({ path, program }) {
  return nodesOf(program)
    .map(({ source }) => source?.value)
    .filter((from) => typeof from === 'string' && from.startsWith('.'))
    .map((from) => posix.normalize(posix.join(dirname(path), from)))
    .filter((to) => known.has(to));
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

/** `src/tools/init/x.ts` is in the directory `tools`. What the wire looks like is a directory of its own. */
function directoryOf(path) {
  if (path.startsWith('src/client/wire/')) return 'client/wire';
  return path.split('/')[1];
}

/** An import of a type counts like any other: who reads the one has to know the other. */
function directoryCircles() {
  const directories = [...new Set(sources.map(({ path }) => directoryOf(path)))];
  return circles(directories, (directory) =>
    sources
      .filter(({ path }) => directoryOf(path) === directory)
      .flatMap(({ imports }) => imports.map(directoryOf))
      .filter((to) => to !== directory),
  );
}

function linesByDirectory(of = directoryOf) {
  const directories = {};
  for (const { path, lines } of sources) {
    const directory = of(path);
    if (directory !== undefined) directories[directory] = (directories[directory] ?? 0) + lines;
  }
  return directories;
}

/** `features/report-files`, `tools/init`; undefined for the rest. */
function homeOf(path) {
  return /^src\/((?:features|tools)\/[^/]+)\//.exec(path)?.[1];
}

/** The files of the commonest use: what `action/main.ts` imports, without types and without what only a setting loads. */
function loadedByAction() {
  const loaded = new Set(['src/action/main.ts']);
  for (const at of loaded) {
    const { path, program } = sources.find((file) => file.path === at);
    const isOfFeature = path.startsWith('src/features/');
    const named = nodesOf(program).filter(
      ({ type, source, importKind, exportKind, specifiers = [] }) =>
        typeof source?.value === 'string' &&
        importKind !== 'type' &&
        exportKind !== 'type' &&
        !(isOfFeature && type === 'ImportExpression') &&
        (specifiers.length === 0 ||
          specifiers.some((specifier) => specifier.importKind !== 'type')),
    );
    for (const { source } of named) {
      const to = posix.normalize(posix.join(dirname(path), source.value));
      if (known.has(to) && !ONLY_WHEN_ASKED.includes(to)) loaded.add(to);
    }
  }
  return sources.filter(({ path }) => loaded.has(path));
}

/** Functions and types of the top level. Every command file has a `run`. */
function sharedNames() {
  return namesIn(3, (node) =>
    [node.declaration ?? node].filter(({ type }) => DECLARED.includes(type)),
  );
}

/** One name, one meaning: a reader who meets an imported name need not ask which of two it is. */
function exportedTwice() {
  return namesIn(1, ({ type, declaration }) => {
    if (type !== 'ExportNamedDeclaration' || !declaration) return [];
    return DECLARED.includes(declaration.type) ? [declaration] : (declaration.declarations ?? []);
  });
}

/** A command exports what is typed, and what it runs. */
function isCommand(name, path) {
  return /^src\/(?:cli|tools)\//.test(path) && (name === 'run' || path.endsWith(`/${name}.ts`));
}

/** Names that more than `most` files declare, by what `declared` finds in a statement of a file. */
function namesIn(most, declared) {
  const files = new Map();
  for (const { path, program } of sources) {
    for (const { id } of program.body.flatMap((node) => declared(node))) {
      if (!id?.name || isCommand(id.name, path)) continue;
      files.set(id.name, (files.get(id.name) ?? new Set()).add(path));
    }
  }
  return Array.from(files)
    .filter(([, paths]) => paths.size > most)
    .map(([name, paths]) => `${name}: ${[...paths].join(' ')}`);
}

/** Functions of the top level, of no other file, with a short body, that one place in the file names. */
function tinyUsedOnce(file) {
  return file.program.body
    .filter(({ type }) => type === 'FunctionDeclaration')
    .filter(({ start, end, id }) => {
      const lines = file.lineAt(end) - file.lineAt(start) - 1;
      return lines <= TINY && timesNamed(file, id.name) === 2;
    })
    .map(({ start, id }) => `${file.path}:${file.lineAt(start)} ${id.name}`);
}

/** Types of the top level, exported or not, that one place in all of the source names besides imports. */
function typesUsedOnce() {
  const files = new Map(sources.map((file) => [file.path, file]));
  return sources.flatMap((file) =>
    file.program.body
      .map((node) => [node, node.declaration ?? node])
      .filter(([, { type }]) => /^TS(?:Interface|TypeAlias)Declaration$/.test(type))
      .filter(([node, { id }]) => {
        if (node.type !== 'ExportNamedDeclaration') return timesNamed(file, id.name) === 2;
        const others = [...files.values()].filter(({ imports }) => imports.includes(file.path));
        const named = [file, ...others].reduce((sum, at) => sum + timesNamed(at, id.name), 0);
        return named === 2 && !others.some((at) => reexports(at, id.name));
      })
      .map(([, { start, id }]) => `${file.path}:${file.lineAt(start)} ${id.name}`),
  );
}

/** The declaration counts as one; an import of the name does not count. */
function timesNamed({ program }, name) {
  const isIn = (part, node) => node.start >= part.start && node.end <= part.end;
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  return nodesOf(program).filter(
    (node) =>
      node.type === 'Identifier' && node.name === name && !imports.some((part) => isIn(part, node)),
  ).length;
}

function reexports({ program }, name) {
  return program.body.some(
    ({ type, source, specifiers }) =>
      type === 'ExportNamedDeclaration' &&
      source &&
      specifiers.some(({ local }) => local.name === name),
  );
}

/** Where a parameter or a type takes less than another type has. */
function narrowedTypes(file) {
  return nodesOf(file.program)
    .filter(
      ({ type, typeName }) => type === 'TSTypeReference' && /^(?:Pick|Omit)$/.test(typeName.name),
    )
    .map(({ start }) => `${file.path}:${file.lineAt(start)}`);
}
