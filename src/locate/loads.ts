/**
 * What Terraform would read of the files that are here: the configuration of the root module and of
 * local modules, variables that it loads by itself, and files that the configuration names.
 */
import { dirname, join, sep } from 'node:path';
import type { Hcl } from './hcl.ts';
import { FILE_LIMIT, TOP, type HclBody, type HclExpression } from './hcl-syntax.ts';

export interface Loads {
  /** Directories of modules, the root module's first. Paths are absolute. */
  modules: string[];
  /** Named in full: files, and directories with all that is in them; where links lead as well. */
  paths: string[];
  /** What begins and ends like this, where the rest is a pattern or known to a plan only. */
  patterns: { prefix: string; suffix: string }[];
  /** A file is read whose name only a plan can tell. */
  computed: boolean;
  /** A module or a file of the configuration could not be read: there may be anything in it. */
  unclear: boolean;
}

export interface LoadedFiles {
  /** Names of the entries of a directory; empty when there is no such directory. */
  readDirectory(path: string): readonly string[];
  /** The text of a file; undefined when there is none or it cannot be read. */
  readFile(path: string): string | undefined;
  /** The path itself, and every place at which one arrives when its links are followed. */
  follow(path: string): readonly string[];
}

const MODULE_LIMIT = 1_000;

/** Whether Terraform reads a file of this name in the directory of a module. */
export function isConfiguration(name: string): boolean {
  return /\.(?:tf|tofu)(?:\.json)?$/.test(name) && !/^[.#]/.test(name);
}

/** Whether Terraform reads a file of this name in the directory that it runs in. */
export function isRead(name: string): boolean {
  return (
    isConfiguration(name) ||
    /^terraform\.tfvars(?:\.json)?$|\.auto\.tfvars(?:\.json)?$/.test(name) ||
    name === '.terraform.lock.hcl'
  );
}

/** @param root absolute path of the directory that Terraform runs in */
export function findLoads(root: string, files: LoadedFiles, hcl: Hcl): Loads {
  const found: Loads = { modules: [], paths: [], patterns: [], computed: false, unclear: false };
  const queue = [root];
  for (let at = 0; at < queue.length; at++) {
    const directory = queue[at] ?? root;
    if (queue.indexOf(directory) < at) continue;
    if (at >= MODULE_LIMIT) return { ...found, unclear: true };
    found.modules.push(...files.follow(directory));
    const names = files.readDirectory(directory);
    for (const name of names.filter(directory === root ? isRead : isConfiguration)) {
      const path = join(directory, name);
      const places = files.follow(path);
      if (places.length > 1) found.paths.push(...places);
      if (isConfiguration(name)) queue.push(...readFile(path, root, files, hcl, found));
    }
  }
  return found;
}

/** @returns directories of modules that the file calls. */
function readFile(
  path: string,
  root: string,
  files: LoadedFiles,
  hcl: Hcl,
  found: Loads,
): string[] {
  const text = files.readFile(path);
  if (text === undefined || text.length > FILE_LIMIT) {
    found.unclear = true;
    return [];
  }
  const { modules, reads, sets, unclear } = readReferences(path, text, hcl);
  const place = (written: Written): string =>
    resolveFrom(written.from === 'module' ? dirname(path) : root, written);
  const note = (whole: boolean, prefix: string, suffix: string): void => {
    const end = prefix.lastIndexOf(sep);
    if (whole) found.paths.push(...files.follow(prefix));
    else if (prefix === '') found.computed = true;
    else {
      for (const directory of files.follow(prefix.slice(0, end))) {
        found.patterns.push({ prefix: directory + prefix.slice(end), suffix });
      }
    }
  };
  found.unclear ||= unclear;
  for (const read of reads) {
    // Any file of the module: that says no more than nothing.
    const isAny = !read.whole && /^\.?[/\\]?$/.test(read.text) && read.ending === '';
    note(read.whole, isAny ? '' : place(read), read.ending);
  }
  for (const [directory, pattern] of sets) {
    const [before, after] = aroundSigns(pattern);
    note(false, directory.whole ? join(place(directory), sep, before) : place(directory), after);
  }
  const called: string[] = [];
  for (const source of modules) {
    const from = join(dirname(path), source.text);
    if (source.whole) called.push(from);
    else note(false, from, source.ending);
  }
  return called;
}

/** Empty when nothing of the path is written out. */
function resolveFrom(directory: string, { text, whole }: Written): string {
  if (text === '' && !whole) return '';
  return /^(?:[/\\]|[A-Za-z]:)/.test(text) ? join(text) : join(directory, text);
}

/** What stands before the first and behind the last sign of a pattern that may stand for several. */
function aroundSigns({ text, whole, ending }: Written): [string, string] {
  const all = whole ? text : `${text}*${ending}`;
  const first = all.search(/[*?[{]/);
  return first < 0 ? [all, ''] : [all.slice(0, first), /[^*?[\]{}]*$/.exec(all)?.[0] ?? ''];
}

/** A path as far as it is written out. */
interface Written {
  /** What it is relative to: the module's directory, or the one in which Terraform runs. */
  from: 'module' | 'root';
  /** All of it, or what stands before the first part that only a plan can tell. */
  text: string;
  whole: boolean;
  /** What stands behind the last such part. */
  ending: string;
}

/** Which paths one file of a configuration names. */
interface References {
  /** Sources of module calls that are no address of a registry or a repository. */
  modules: Written[];
  reads: Written[];
  /** Directory and pattern. */
  sets: [Written, Written][];
  /** Something in the file cannot be read here. */
  unclear: boolean;
}

/** Functions that read the file which their first argument names. */
const READER = /^(?:file(?!set)\w*|templatefile)$/;

/** Most files name none, and parsing takes its time. */
const MAY_NAME = /\bmodule\b|\bfile|\btemplatefile|\bpath\b|"\.|\\u/i;

/** Modules are shared by many configurations: a text is read once. */
const READ = new WeakMap<Hcl, Map<string, References>>();

function readReferences(name: string, text: string, hcl: Hcl): References {
  const texts = READ.get(hcl) ?? new Map<string, References>();
  const isJson = name.endsWith('.json');
  const key = `${isJson ? 'json' : 'hcl'} ${text}`;
  const found = texts.get(key) ?? { modules: [], reads: [], sets: [], unclear: false };
  if (texts.has(key)) return found;
  READ.set(hcl, texts.set(key, found));
  if (isJson) readJson(text, hcl, found);
  else if (MAY_NAME.test(text)) {
    const { body, problems } = hcl.parse(text);
    found.unclear = problems.length > 0;
    readBody(body, found);
  }
  return found;
}

function readBody({ attributes, blocks }: HclBody, found: References, inModule = false): void {
  for (const { name, value } of attributes) {
    if (inModule && name === 'source') readSource(value, found);
    else readExpression(value, found);
  }
  for (const { type, labels, body } of blocks) {
    readBody(body, found, type === 'module' && labels.length === 1);
  }
}

/** Only what starts with a dot is a path; what is not written out at all may be one. */
function readSource(value: HclExpression, found: References): void {
  const source = writtenOf(value);
  if (source.text.startsWith('.')) found.modules.push(source);
  else if (source.text === '' && !source.whole) found.unclear = true;
}

function readExpression(value: unknown, found: References): void {
  if (typeof value !== 'object' || value === null) return;
  const expression = 'kind' in value ? (value as HclExpression) : undefined;
  if (expression) note(expression, found);
  // What is a path as a whole is none in pieces.
  const parts =
    expression?.kind === 'template'
      ? expression.parts.filter(({ kind }) => kind !== 'literal')
      : Object.values(value);
  for (const part of parts) readExpression(part, found);
}

function note(value: HclExpression, found: References): void {
  if (value.kind === 'call') {
    const [first, second] = value.arguments;
    if (first && READER.test(value.name)) found.reads.push(writtenOf(first));
    if (first && second && value.name === 'fileset') {
      found.sets.push([writtenOf(first), writtenOf(second)]);
    }
  } else if (value.kind === 'template' ? placeOf(value.parts[0]) : looksLikePath(value)) {
    found.reads.push(writtenOf(value));
  }
}

/** Also what is there and cannot be read here, if it may read a file. */
function looksLikePath(value: HclExpression): boolean {
  if (value.kind === 'other') return /\bfile|\btemplatefile|\bpath\./.test(value.text);
  return value.kind === 'literal' && /^\.\.?[/\\]/.test(String(value.value));
}

function writtenOf(value: HclExpression): Written {
  const parts = value.kind === 'template' ? value.parts : [value];
  const place = placeOf(parts[0]);
  const from = place === 'module' ? place : 'root';
  const written = { from, text: place ? '.' : '', whole: true, ending: '' } satisfies Written;
  for (const part of place ? parts.slice(1) : parts) {
    if (part.kind !== 'literal') Object.assign(written, { whole: false, ending: '' });
    else if (written.whole) written.text += String(part.value);
    else written.ending += String(part.value);
  }
  return written;
}

/** `path.module`, `path.root` and `path.cwd`. */
function placeOf(value: HclExpression | undefined): 'module' | 'root' | undefined {
  if (value?.kind !== 'traversal' || value.root !== 'path') return undefined;
  const [step] = value.steps;
  return step?.kind === 'literal' && step.value === 'module' ? 'module' : 'root';
}

/** In JSON every text is a template. */
function readJson(text: string, hcl: Hcl, found: References): void {
  const read = (value: unknown, keys: readonly string[]): void => {
    if (typeof value === 'string') {
      const [first, , third, ...more] = keys;
      const isSource = first === 'module' && third === 'source' && more.length === 0;
      (isSource ? readSource : readExpression)(toExpression(value, hcl), found);
    } else if (Array.isArray(value)) {
      for (const item of value) read(item, keys);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) read(item, [...keys, key]);
    }
  };
  try {
    read(JSON.parse(text.replace(/^\uFEFF/, '')), []);
  } catch {
    found.unclear = true;
  }
}

function toExpression(text: string, hcl: Hcl): HclExpression {
  const range = TOP;
  if (!text.includes('${') && !text.includes('%{')) return { kind: 'literal', value: text, range };
  const { body, problems } = hcl.parse(`text = <<PLANGATE\n${text}\nPLANGATE\n`);
  const value = body.attributes[0]?.value;
  if (value?.kind !== 'template' || problems.length > 0) return { kind: 'other', text, range };
  // The line break before the closing word is not part of the text.
  const parts = value.parts.map((part, at) =>
    part.kind === 'literal' && at === value.parts.length - 1
      ? { ...part, value: String(part.value).slice(0, -1) }
      : part,
  );
  return { ...value, parts };
}
