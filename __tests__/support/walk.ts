/**
 * How often somebody changes from file to file who reads a function and all that it calls: from the top to the
 * end, each function where it is first called, then back to the caller.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from '@babel/parser';
import { REPOSITORY } from './markdown-files.ts';

export interface Walk {
  /** Times at which the reader begins to read in a file, or reads on in it. */
  stays: number;
  /** The stays in a file that was open before. */
  returns: number;
  files: string[];
}

const SOURCES = join(REPOSITORY, 'src');

/** Any node of a syntax tree. */
type Node = Record<string, unknown> & { type: string };
interface Place {
  path: string;
  name: string;
}
interface Source {
  functions: Map<string, Node>;
  imports: Map<string, Place>;
}

/**
 * @param start the name of a function, and its file below src/
 * @param directories the beginnings of the paths that the reader opens; functions of others are known by their names
 */
export function walk(start: Place, directories: readonly string[]): Walk {
  const sources = new Map<string, Source>();
  const read = new Set<string>();
  const stays: string[] = [];
  const sourceOf = (path: string): Source => {
    const source = sources.get(path) ?? readSource(path);
    sources.set(path, source);
    return source;
  };
  const stay = (path: string) => {
    if (stays.at(-1) !== path) stays.push(path);
  };
  const visit = ({ path, name }: Place): void => {
    const { functions, imports } = sourceOf(path);
    read.add(`${path} ${name}`);
    stay(path);
    const later = new Map<string, Place>();
    for (const { word, isFile } of wordsIn(functions.get(name))) {
      if (isFile) {
        const file = resolved(path, word);
        if (file !== undefined) {
          for (const each of sourceOf(file).functions.keys())
            later.set(each, { path: file, name: each });
        }
        continue;
      }
      const own = functions.has(word) ? { path, name: word } : undefined;
      const target = own ?? imports.get(word) ?? later.get(word);
      if (target === undefined || read.has(`${target.path} ${target.name}`)) continue;
      if (!directories.some((directory) => target.path.startsWith(directory))) continue;
      if (!sourceOf(target.path).functions.has(target.name)) continue;
      stay(path);
      visit(target);
    }
  };
  visit(start);
  const files = [...new Set(stays)];
  return { stays: stays.length, returns: stays.length - files.length, files };
}

function resolved(path: string, source: string): string | undefined {
  const file = join(SOURCES, dirname(path), source);
  const isOwn = source.startsWith('.') && existsSync(file);
  return isOwn ? relative(SOURCES, file).replaceAll('\\', '/') : undefined;
}

function readSource(path: string): Source {
  const text = readFileSync(join(SOURCES, path), 'utf8');
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  const functions = new Map<string, Node>();
  const imports = new Map<string, Place>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const file = resolved(path, statement.source.value);
      for (const { local, ...specifier } of statement.specifiers) {
        if (file === undefined || specifier.type !== 'ImportSpecifier') continue;
        const { imported } = specifier;
        const name = imported.type === 'Identifier' ? imported.name : imported.value;
        imports.set(local.name, { path: file, name });
      }
      continue;
    }
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declared = isExport ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration') {
      if (declared.id) functions.set(declared.id.name, declared as unknown as Node);
    } else if (declared?.type === 'VariableDeclaration') {
      for (const { id, init } of declared.declarations) {
        const isFunction = init?.type.endsWith('FunctionExpression') === true;
        if (isFunction && id.type === 'Identifier') {
          functions.set(id.name, init as unknown as Node);
        }
      }
    }
  }
  return { functions, imports };
}

/** Names of properties, and what belongs to types or to comments. */
const PASSED_OVER = /^(?:loc|extra|typeAnnotation|returnType|typeParameters|\w+Comments)$/;

/** The names in a function in their order, and the files that it imports when it runs. */
function wordsIn(node: unknown): { word: string; isFile: boolean }[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const { type, ...parts } = node as Node;
  if (type === 'Identifier') return [{ word: String(parts['name']), isFile: false }];
  const isImport =
    type === 'CallExpression' && (parts['callee'] as Node | undefined)?.type === 'Import';
  const [first] = isImport ? (parts['arguments'] as Node[]) : [];
  if (first !== undefined) return [{ word: String(first['value']), isFile: true }];
  return Object.entries(parts).flatMap(([key, part]) => {
    const isName = (key === 'property' || key === 'key') && parts['computed'] !== true;
    return isName || PASSED_OVER.test(key) ? [] : wordsIn(part);
  });
}
