/**
 * Finds the files that Terraform reads because of their names, and those that a text of the configuration names.
 * A name that has to be computed is not followed: only its place is reported.
 */
import { createHash } from 'node:crypto';
import { posix, resolve } from 'node:path';
import { addTo } from '../model/add-to.ts';
import { CANNOT_BE_READ } from './module-files.ts';
import type { ParsedFiles } from './parsed-files.ts';
import {
  readConfiguration,
  readTemplate,
  readText,
  searchedFiles,
  valuesOfArgument,
  type LoadedFiles,
  type NamedAttribute,
  type SearchedFiles,
  type WrittenModule,
} from './read-configuration.ts';
import { attributeIn, partsOf, type HclBlock, type HclExpression } from './syntax/hcl-syntax.ts';
import { isPathValue, isWrittenAsPath, writtenTexts, type WrittenText } from './literal.ts';

/** A place in the configuration that names a file. */
export interface Mention {
  /** Directory of the module that has it. */
  module: string;
  /** File and line, as in `main.tf:3`. */
  where: string;
  /** Whether a function reads what is named; else a text only has the name. */
  isRead: boolean;
  /** Why it may name any file, as the end of a sentence; undefined if it names certain files. */
  why: string | undefined;
  /** A digest of the text and of what decides whether it is used: equal before and after a change that leaves both. */
  written: () => string;
}

/** A directory of which all files, or those with some endings, are named. */
interface NamedDirectory {
  /** Absolute, links in it are not followed; '' is every directory. */
  path: string;
  /** Ending of file names → the places that name such files of this directory; '' stands for all files. */
  endings: Map<string, Mention[]>;
}

/** A module that Terraform loads. */
export interface LoadedModule {
  /** The absolute path of its directory, and every path to which links on it lead. */
  places: string[];
  /** Where links of its files lead. */
  linked: string[];
  /** Each call of it: the directory of the caller, and a digest of what is written in the call. */
  calls: { from: string; written: string }[];
}

/** All that the configuration names. */
export interface NamedFiles {
  /** The root module is the first. */
  modules: LoadedModule[];
  /** Absolute path of a file → who names it. Links in it are not followed. */
  files: Map<string, Mention[]>;
  directories: Map<string, NamedDirectory>;
  /** Where a file with a computed name is read, or a text is not known: file and line. */
  computed: string[];
}

/** What is searched for, and for how long. */
export interface Search {
  /** Whether anything depends on this file or directory. The others are left out. */
  isRelevant: (path: string) => boolean;
  /** Throws if the time is over or the search was canceled. */
  check?: () => void;
  /** What this check has parsed before. */
  parsed?: ParsedFiles | undefined;
}

/**
 * Finds the files that a configuration names.
 *
 * @param root absolute path of the directory that Terraform runs in
 */
export function findNamedFiles(root: string, files: LoadedFiles, search: Search): NamedFiles {
  return new Finder(root, searchedFiles(files, search.parsed, search.check), search).find();
}

/** Whether a function reads the file which its first argument names. */
function readsFile(name: string): boolean {
  return name === 'templatefile' || (name.startsWith('file') && !name.startsWith('fileset'));
}

/** Data sources that read any file, or that render a text as a template. */
const OF_ANY_FILE: readonly unknown[] = ['external', 'template_file'];

/** Data sources and resources that read the files which their arguments name. */
const OF_FILES: readonly unknown[] = [
  'local_file',
  'local_sensitive_file',
  'archive_file',
  'terraform_remote_state',
];

/** Arguments that decide how often a block or a module is used. */
const COUNTING = ['count', 'for_each'];

/** If one directory has more endings than this, further ones count as all its files. */
const MOST_ENDINGS = 100;

/** Where an expression is: the directory of its module, its file, and the digest of what it is a part of. */
interface Position {
  module: string;
  path: string;
  written: Mention['written'];
}

class Finder {
  private readonly root: string;
  private readonly sources: SearchedFiles;
  private readonly search: Search;
  private readonly found: NamedFiles = {
    modules: [],
    files: new Map(),
    directories: new Map(),
    computed: [],
  };
  /** Paths of the templates that were read: one may name itself. */
  private readonly templates = new Set<string>();

  constructor(root: string, sources: SearchedFiles, search: Search) {
    this.root = root;
    this.sources = sources;
    this.search = search;
  }

  find(): NamedFiles {
    const { root, found, sources } = this;
    const { modules, unclear, sources: unknownSources } = readConfiguration(root, sources);
    for (const { path, why } of unclear) this.addUnread(path, why);
    for (const source of unknownSources) this.addAnyFile(source.value, positionOf(source));
    found.modules = modules.map((module) => toLoadedModule(module, sources));
    for (const module of modules) {
      for (const attributes of module.topAttributes)
        this.addNamesIn(attributes.value, positionOf(attributes), false);
      for (const { block, path } of module.blocks) {
        sources.budget.check();
        this.addNamesOfBlock(block, block, { module, path });
      }
    }
    return found;
  }

  /** @param top the outermost block: its `count` or `for_each` decides whether the inner blocks are used */
  private addNamesOfBlock(
    block: HclBlock,
    top: HclBlock,
    place: { module: WrittenModule; path: string },
  ): void {
    const { attributes, blocks } = block.body;
    if (block === top && mayReadUnnamedFile(block)) {
      this.found.computed.push(`${place.path}:${block.range.startLine}`);
    }
    for (const { name, value } of attributes) {
      // Where it leads is read with the modules.
      if (top.type === 'module' && name === 'source') continue;
      this.addNamesIn(value, positionOf({ ...place, block: top, name, value }), false);
    }
    for (const inner of blocks) this.addNamesOfBlock(inner, top, place);
  }

  /**
   * Adds what the texts in an expression name.
   *
   * @param isGiven whether a function or an operator gets the value, so that it may become a part of a name
   */
  private addNamesIn(expression: HclExpression, position: Position, isGiven: boolean): void {
    switch (expression.kind) {
      case 'literal':
      case 'template':
        this.addMentions(expression, position, false);
        return this.addNamesInside(expression, position);
      case 'traversal':
        if (isGiven && isPathValue(expression)) this.addComputed(expression, position);
        for (const step of expression.steps) {
          if (step.kind !== 'literal') this.addNamesIn(step, position, true);
        }
        return;
      case 'call':
        return this.addNamesOfCall(expression, position);
      case 'for': {
        const { collection, key, value, condition } = expression;
        for (const part of [collection, key, value, condition]) {
          if (part) this.addNamesIn(part, position, isGiven);
        }
        return;
      }
      default: {
        // The parts of these become the value, or parts of it, unchanged.
        const keepsParts = ['tuple', 'object', 'conditional'].includes(expression.kind);
        for (const part of partsOf(expression)) {
          this.addNamesIn(part, position, isGiven || !keepsParts);
        }
      }
    }
  }

  /**
   * Adds what the holes of a template name; of an expression that is no text, what it names itself. The text is left to the
   * caller, and `path.module`, `path.root` and `path.cwd` belong to it. Any other value may become a part of a name.
   */
  private addNamesInside(expression: HclExpression, position: Position): void {
    if (expression.kind === 'literal' || isPathValue(expression)) return;
    if (expression.kind !== 'template') return this.addNamesIn(expression, position, true);
    for (const part of expression.parts) this.addNamesInside(part, position);
  }

  private addNamesOfCall(expression: HclExpression & { kind: 'call' }, position: Position): void {
    const { name, arguments: values } = expression;
    const [first, second, ...rest] = values;
    // Without its namespace, as in `core::file`.
    const called = name.slice(name.lastIndexOf(':') + 1);
    if (called === 'templatestring') this.addComputed(expression, position);
    if (called === 'fileset' && first && second) {
      this.addFileset(first, second, position);
      for (const value of rest) this.addNamesIn(value, position, true);
    } else if (readsFile(called) && first) {
      this.addReadFile(first, position, called === 'templatefile');
      // The template decides whether a value becomes a part of a name.
      if (second) this.addNamesIn(second, position, false);
      for (const value of rest) this.addNamesIn(value, position, true);
    } else for (const value of values) this.addNamesIn(value, position, true);
  }

  private addReadFile(argument: HclExpression, position: Position, isTemplate: boolean): void {
    if (!this.addMentions(argument, position, true)) this.addComputed(argument, position);
    this.addNamesInside(argument, position);
    if (!isTemplate) return;
    for (const written of writtenTexts(argument)) {
      if (written.isComputed) continue;
      for (const path of this.pathsOf(written, position)) this.addTemplate(path);
    }
  }

  /**
   * Adds what the texts of an expression name.
   *
   * @returns whether all of it is written out
   */
  private addMentions(expression: HclExpression, position: Position, isRead: boolean): boolean {
    const texts = writtenTexts(expression);
    for (const written of texts) {
      const isPath = written.afterPath || isWrittenAsPath(written.text);
      if (written.isComputed) {
        if (isPath) this.addComputed(expression, position);
        continue;
      }
      if (mayLeadBack(written.text)) this.addAnyFile(expression, position);
      for (const path of this.pathsOf(written, position)) {
        if (!this.search.isRelevant(path)) continue;
        addTo(this.found.files, path, mentionAt(expression, position, isRead));
        if (isPath) this.addDirectory(path, '', mentionAt(expression, position, false));
      }
    }
    return areWrittenOut(texts);
  }

  /** The files that a text may name. Terraform starts in the root module; a text may count from its own module. */
  private pathsOf({ text, afterPath }: WrittenText, { module }: Position): string[] {
    const path = withoutEmptySteps(text);
    if ((path === '' && !afterPath) || path.length > LONGEST_PATH) return [];
    return Array.from(new Set([this.root, module]), (directory) => resolve(directory, path));
  }

  private addFileset(directory: HclExpression, pattern: HclExpression, position: Position): void {
    const texts = writtenTexts(directory);
    const patterns = writtenTexts(pattern).map(aroundWildcards);
    const isKnown = areWrittenOut(texts) && patterns.length > 0 && !patterns.includes(undefined);
    if (!isKnown) this.addComputed(directory, position);
    this.addNamesInside(directory, position);
    this.addNamesInside(pattern, position);
    for (const { text, afterPath, isComputed } of texts) {
      if (isComputed) continue;
      if (mayLeadBack(text)) this.addAnyFile(directory, position);
      const directories = this.pathsOf({ text: text || '.', afterPath, isComputed }, position);
      for (const around of patterns.length > 0 ? patterns : [undefined]) {
        // Of a pattern that is not known, all files count.
        const { before, ending } = around ?? { before: '', ending: '' };
        for (const path of directories.map((from) => resolve(from, before))) {
          if (!this.search.isRelevant(path)) continue;
          this.addDirectory(path, ending, mentionAt(directory, position, true));
        }
      }
    }
  }

  /** Adds the files of a directory with this ending; '' stands for all of them. */
  private addDirectory(path: string, ending: string, mention: Mention): void {
    const { directories } = this.found;
    const { endings } = directories.get(path) ?? { endings: new Map<string, Mention[]>() };
    directories.set(path, { path, endings });
    const hasRoom = endings.has(ending) || endings.size < MOST_ENDINGS;
    addTo(endings, hasRoom ? ending : '', mention);
  }

  /** Reads a template: it may name files of the root module, like the configuration itself. */
  private addTemplate(path: string): void {
    if (this.templates.has(path)) return;
    this.templates.add(path);
    const text = readText(path, this.sources);
    if (typeof text !== 'string') {
      if (text.why !== CANNOT_BE_READ) this.addUnread(path, text.why);
      return;
    }
    const value = readTemplate(text, this.sources);
    if (value === undefined) return this.addUnread(path, 'it cannot be read as a template');
    const written = once(() => `${path} ${digestOf(value)}`);
    this.addNamesInside(value, { module: this.root, path, written });
  }

  private addComputed({ range }: HclExpression, { path }: Position): void {
    this.found.computed.push(`${path}:${range.startLine}`);
  }

  private addAnyFile(expression: HclExpression, position: Position): void {
    this.addComputed(expression, position);
    const mention = mentionAt(expression, position, false);
    this.addDirectory('', '', { ...mention, why: 'may lead to any file' });
  }

  /** Adds a file that was not read as a whole: what it names is not known. */
  private addUnread(path: string, why: string): void {
    this.found.computed.push(path);
    const written = () => `${path} ${why}`;
    const mention = { module: this.root, where: path, isRead: false, written };
    this.addDirectory('', '', { ...mention, why: `cannot be read as a whole: ${why}` });
  }
}

/** The longest path of Linux. */
const LONGEST_PATH = 4_096;

function mentionAt(
  { range }: HclExpression,
  { module, path, written }: Position,
  isRead: boolean,
): Mention {
  return { module, where: `${path}:${range.startLine}`, isRead, why: undefined, written };
}

/** Calls `make` at the first use, and keeps the result. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}

function toLoadedModule(module: WrittenModule, { files }: SearchedFiles): LoadedModule {
  const followedPaths = module.paths.map((path) => files.follow(path));
  return {
    places: [...files.follow(module.directory)],
    // A path that is followed to itself alone is no link.
    linked: followedPaths.filter((places) => places.length > 1).flat(),
    calls: module.callers.map((call) => {
      const values = ['source', ...COUNTING].map((name) =>
        valuesOfArgument(call, name).map(({ value }) => value),
      );
      return { from: call.module.directory, written: `${call.label} ${digestOf(values)}` };
    }),
  };
}

/** The position of an attribute. Its digest is of the value and of the block's `count` and `for_each`. */
function positionOf({ module, block, name = '', value, path }: NamedAttribute): Position {
  const written = () => {
    const attributes = block?.body.attributes ?? [];
    const deciding = attributes.filter(({ name: other }) => COUNTING.includes(other));
    const parent = block ? `${block.type} ${block.labels.join('.')}` : path;
    return `${parent} ${name} ${digestOf([value, ...deciding])}`;
  };
  return { module: module.directory, path, written: once(written) };
}

/** The digest of what is written, without its lines and columns. */
function digestOf(written: unknown): string {
  const text = JSON.stringify(written, (key, value: unknown) =>
    key === 'range' || key === 'template' ? undefined : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Whether a block may read a file whose name is not written out: a data source of a kind that reads files of any name,
 * or a block of a kind that takes names of files, with an argument that is computed.
 */
function mayReadUnnamedFile({ type, labels: [kind], body }: HclBlock): boolean {
  if (type !== 'data' && type !== 'resource') return false;
  if (OF_ANY_FILE.includes(kind)) return type === 'data';
  if (!OF_FILES.includes(kind)) return false;
  // A remote state whose backend is not `local` is no file.
  const backend = attributeIn(body, 'backend');
  if (backend?.kind === 'literal' && backend.value !== 'local') return false;
  return !isWrittenOut(body);
}

function isWrittenOut({ attributes, blocks }: HclBlock['body']): boolean {
  return (
    attributes.every(({ value }) => isLiteral(value)) &&
    blocks.every(({ body }) => isWrittenOut(body))
  );
}

/** Whether no part of a value has to be computed, except a `path` value. */
function isLiteral(expression: HclExpression): boolean {
  if (expression.kind === 'object' || expression.kind === 'tuple')
    return partsOf(expression).every(isLiteral);
  return expression.kind === 'literal' || areWrittenOut(writtenTexts(expression));
}

/** Whether there are texts, and no part of them has to be computed. */
function areWrittenOut(texts: readonly WrittenText[]): boolean {
  return texts.length > 0 && texts.every(({ isComputed }) => !isComputed);
}

/** A path with slashes, without empty and `.` steps. `~/` is left out: the home directory may be the configuration's. */
function withoutEmptySteps(path: string): string {
  const slashed = path.replaceAll('\\', '/');
  return slashed.replaceAll(/\/(?:\.?\/)+/g, '/').replace(/^~\//, '');
}

/**
 * Whether a path may lead anywhere: it begins with one of the names under which a process finds its own directory
 * and its open files, it leads up from elsewhere, or it has too many steps to be followed.
 */
function mayLeadBack(path: string): boolean {
  const isTooLong = withoutEmptySteps(path).length > LONGEST_PATH;
  if (isTooLong && /\.\.[/\\]/.test(path)) return true;
  const isUp = /^~?[/\\](?:.*[/\\])?\.\.(?:[/\\]|$)/s.test(path);
  return isUp || /^\/(?:proc|dev\/fd)(?:\/|$)/.test(posix.normalize(path));
}

/** The directory before the first wildcard of a pattern, and the text after its last one; undefined if that is not known. */
function aroundWildcards(written: WrittenText): { before: string; ending: string } | undefined {
  const { text: pattern, afterPath, isComputed } = written;
  if (afterPath || isComputed || pattern.includes('\\')) return undefined;
  const first = pattern.search(/[*?[{]/);
  if (first < 0) return { before: pattern, ending: '' };
  const rest = pattern.slice(first);
  if (!STAYS_BELOW.test(rest)) return undefined;
  const before = pattern.slice(0, pattern.lastIndexOf('/', first) + 1);
  // After the last sign of a wildcard, and only in the last name.
  return { before, ending: rest.replace(/.*[*?[\]{}/]/s, '') };
}

/** Patterns that find files only below their directory. */
const STAYS_BELOW =
  /^(?:[A-Za-z0-9_/*?}-]|\[[A-Za-z0-9_-]+\]|[{,](?=[A-Za-z0-9_*])|\.(?=[A-Za-z0-9_*{]))*$/;
