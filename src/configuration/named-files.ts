/**
 * Finds the files that Terraform reads because of their names, and those that a text of the configuration names.
 * A name that has to be computed is not followed: only its place is reported.
 */
import { createHash } from 'node:crypto';
import { posix, resolve } from 'node:path';
import { addTo } from '../model/add-to.ts';
import { CANNOT_BE_READ } from './module-files.ts';
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
import { partsOf, type HclBlock, type HclExpression } from './syntax/hcl-syntax.ts';
import { isPathValue, isWrittenAsPath, writtenTexts, type WrittenText } from './written-texts.ts';

/** A place in the configuration that names a file. */
export interface Mention {
  /** Directory of the module that has it. */
  module: string;
  /** File and line. */
  where: string;
  /** Whether a function reads what is named; else a text only has the name. */
  isRead: boolean;
  /** Why it may name any file, as the end of a sentence; undefined if it names certain files. */
  why: string | undefined;
  /** A digest of the text and of what decides whether it is used: equal before and after a change that leaves both. */
  written: () => string;
}

interface NamedDirectory {
  /** Absolute, links in it are not followed; '' is every directory. */
  path: string;
  /** Ending of file names → the places that name such files of this directory; '' stands for all files. */
  endings: Map<string, Mention[]>;
}

export interface LoadedModule {
  /** The absolute path of its directory, and every path to which links on it lead. */
  places: string[];
  /** Where links of its files lead. */
  linked: string[];
  /** Each call of it: the directory of the caller, and a digest of what is written in the call. */
  calls: { from: string; written: string }[];
}

export interface NamedFiles {
  /** The root module is the first. */
  modules: LoadedModule[];
  /** Absolute path of a file → who names it. Links in it are not followed. */
  files: Map<string, Mention[]>;
  directories: Map<string, NamedDirectory>;
  /** Where a file with a computed name is read, or a text is not known: file and line. */
  computed: string[];
}

export interface Search {
  /** Whether anything depends on this file or directory. The others are left out. */
  matters: (path: string) => boolean;
  /** Throws if the time is over or the search was canceled. */
  check?: () => void;
}

/** @param root absolute path of the directory that Terraform runs in */
export function findNamedFiles(root: string, files: LoadedFiles, search: Search): NamedFiles {
  return new Finder(root, searchedFiles(files, search.check), search).find();
}

/** Functions that read the file which their first argument names. */
const READER = /^(?:file(?!set)\w*|templatefile)$/;

/** Data sources that read any file, or that render a text as a template. */
const OF_ANY_FILE = /^(?:external|template_file)$/;

/** Data sources and resources that read the files which their arguments name. */
const OF_FILES = /^(?:local_(?:sensitive_)?file|archive_file|terraform_remote_state)$/;

/** If one directory has more endings than this, further ones count as all its files. */
const MOST_ENDINGS = 100;

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
    for (const { path, why } of unclear) this.noteUnread(path, why);
    for (const source of unknownSources) this.noteAnyFile(source.value, positionOf(source));
    found.modules = modules.map((module) => toLoadedModule(module, sources));
    for (const module of modules) {
      for (const loose of module.loose) this.walk(loose.value, positionOf(loose), false);
      for (const { block, path } of module.blocks) {
        sources.budget.check();
        this.visit(block, block, { module, path });
      }
    }
    return found;
  }

  /** @param top the outermost block: its `count` or `for_each` decides whether the inner blocks are used */
  private visit(block: HclBlock, top: HclBlock, at: { module: WrittenModule; path: string }): void {
    const { attributes, blocks } = block.body;
    if (block === top && readsComputed(block)) {
      this.found.computed.push(`${at.path}:${block.range.startLine}`);
    }
    for (const { name, value } of attributes) {
      if (top.type === 'module' && name === 'source') continue;
      this.walk(value, positionOf({ ...at, block: top, name, value }), false);
    }
    for (const inner of blocks) this.visit(inner, top, at);
  }

  /** @param isGiven whether a function or an operator gets the value, so that it may become a part of a name */
  private walk(expression: HclExpression, position: Position, isGiven: boolean): void {
    switch (expression.kind) {
      case 'literal':
      case 'template':
        this.addMentions(expression, position, false);
        return this.walkInside(expression, position);
      case 'traversal':
        if (isGiven && isPathValue(expression)) this.noteComputed(expression, position);
        for (const step of expression.steps) {
          if (step.kind !== 'literal') this.walk(step, position, true);
        }
        return;
      case 'call':
        return this.walkCall(expression, position);
      case 'for': {
        const { collection, key, value, condition } = expression;
        for (const part of [collection, key, value, condition]) {
          if (part) this.walk(part, position, isGiven);
        }
        return;
      }
      default: {
        const isSame = ['tuple', 'object', 'conditional'].includes(expression.kind);
        for (const part of partsOf(expression)) this.walk(part, position, isGiven || !isSame);
      }
    }
  }

  /** Walks the expressions inside a text, or the expression itself if it is no text. */
  private walkInside(expression: HclExpression, position: Position): void {
    if (expression.kind === 'literal' || isPathValue(expression)) return;
    if (expression.kind !== 'template') return this.walk(expression, position, true);
    for (const part of expression.parts) this.walkInside(part, position);
  }

  private walkCall(expression: HclExpression & { kind: 'call' }, position: Position): void {
    const { name, arguments: words } = expression;
    const [first, second, ...rest] = words;
    const called = name.slice(name.lastIndexOf(':') + 1);
    if (called === 'templatestring') this.noteComputed(expression, position);
    if (called === 'fileset' && first && second) {
      this.addFileset(first, second, position);
      for (const word of rest) this.walk(word, position, true);
    } else if (READER.test(called) && first) {
      this.addRead(first, position, called === 'templatefile');
      // The template decides whether a value becomes a part of a name.
      if (second) this.walk(second, position, false);
      for (const word of rest) this.walk(word, position, true);
    } else for (const word of words) this.walk(word, position, true);
  }

  private addRead(argument: HclExpression, position: Position, isTemplate: boolean): void {
    if (!this.addMentions(argument, position, true)) this.noteComputed(argument, position);
    this.walkInside(argument, position);
    if (!isTemplate) return;
    for (const written of writtenTexts(argument) ?? []) {
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
    const texts = writtenTexts(expression) ?? [];
    for (const written of texts) {
      const isPath = written.afterPath || isWrittenAsPath(written.text);
      if (written.isComputed) {
        if (isPath) this.noteComputed(expression, position);
        continue;
      }
      if (mayLeadBack(written.text)) this.noteAnyFile(expression, position);
      for (const path of this.pathsOf(written, position)) {
        if (!this.search.matters(path)) continue;
        addTo(this.found.files, path, mentionAt(expression, position, isRead));
        if (isPath) this.addDirectory(path, '', mentionAt(expression, position, false));
      }
    }
    return areWrittenOut(texts);
  }

  /** The files that a text may name. Terraform starts in the root module; a text may count from its own module. */
  private pathsOf({ text, afterPath }: WrittenText, { module }: Position): string[] {
    const path = withoutEmptySteps(text);
    if ((path === '' && !afterPath) || path.length > LONGEST) return [];
    const from = new Set([this.root, module]);
    return Array.from(from, (directory) => resolve(directory, path));
  }

  private addFileset(directory: HclExpression, pattern: HclExpression, position: Position): void {
    const texts = writtenTexts(directory) ?? [];
    const patterns = (writtenTexts(pattern) ?? []).map(aroundWildcards);
    const isKnown = areWrittenOut(texts) && patterns.length > 0 && !patterns.includes(undefined);
    if (!isKnown) this.noteComputed(directory, position);
    this.walkInside(directory, position);
    this.walkInside(pattern, position);
    for (const { text, afterPath, isComputed } of texts) {
      if (isComputed) continue;
      if (mayLeadBack(text)) this.noteAnyFile(directory, position);
      const from = this.pathsOf({ text: text || '.', afterPath, isComputed }, position);
      for (const around of patterns.length > 0 ? patterns : [undefined]) {
        const { before, ending } = around ?? { before: '.', ending: '' };
        for (const path of from.map((each) => resolve(each, before))) {
          if (!this.search.matters(path)) continue;
          this.addDirectory(path, ending, mentionAt(directory, position, true));
        }
      }
    }
  }

  private addDirectory(path: string, ending: string, mention: Mention): void {
    const { directories } = this.found;
    const { endings } = directories.get(path) ?? { endings: new Map<string, Mention[]>() };
    directories.set(path, { path, endings });
    const isKept = endings.has(ending) || endings.size < MOST_ENDINGS;
    addTo(endings, isKept ? ending : '', mention);
  }

  /** Reads a template: it may name files of the root module, like the configuration itself. */
  private addTemplate(path: string): void {
    if (this.templates.has(path)) return;
    this.templates.add(path);
    const text = readText(path, this.sources);
    if (typeof text !== 'string') {
      if (text.why !== CANNOT_BE_READ) this.noteUnread(path, text.why);
      return;
    }
    const value = readTemplate(text, this.sources);
    if (value === undefined) return this.noteUnread(path, 'it cannot be read as a template');
    const written = once(() => `${path} ${digestOf(value)}`);
    this.walkInside(value, { module: this.root, path, written });
  }

  private noteComputed({ range }: HclExpression, { path }: Position): void {
    this.found.computed.push(`${path}:${range.startLine}`);
  }

  private noteAnyFile(expression: HclExpression, position: Position): void {
    this.noteComputed(expression, position);
    const mention = mentionAt(expression, position, false);
    this.addDirectory('', '', { ...mention, why: 'may lead to any file' });
  }

  /** Adds a file that was not read as a whole: what it names is not known. */
  private noteUnread(path: string, why: string): void {
    this.found.computed.push(path);
    const written = () => `${path} ${why}`;
    const mention = { module: this.root, where: path, isRead: false, written };
    this.addDirectory('', '', { ...mention, why: `cannot be read as a whole: ${why}` });
  }
}

const LONGEST = 4_096;

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
  const linked = module.paths.map((path) => files.follow(path));
  return {
    places: [...files.follow(module.directory)],
    linked: linked.flatMap((places) => (places.length > 1 ? places : [])),
    calls: module.callers.map((call) => {
      const written = ['source', 'count', 'for_each'].map((name) =>
        valuesOfArgument(call, name).map(({ value }) => value),
      );
      return { from: call.module.directory, written: `${call.label} ${digestOf(written)}` };
    }),
  };
}

/** The position of an attribute. Its digest is of the value and of the block's `count` and `for_each`. */
function positionOf({ module, block, name = '', value, path }: NamedAttribute): Position {
  const written = () => {
    const attributes = block?.body.attributes ?? [];
    const deciding = attributes.filter((one) => one.name === 'count' || one.name === 'for_each');
    const what = block ? `${block.type} ${block.labels.join('.')}` : path;
    return `${what} ${name} ${digestOf([value, ...deciding])}`;
  };
  return { module: module.directory, path, written: once(written) };
}

/** The digest of what is written, without its lines and columns. */
function digestOf(written: unknown): string {
  const text = JSON.stringify(written, (key, value: unknown) =>
    key === 'range' ? undefined : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

function readsComputed({ type, labels: [kind = ''], body }: HclBlock): boolean {
  if (type !== 'data' && type !== 'resource') return false;
  if (OF_ANY_FILE.test(kind)) return type === 'data';
  if (!OF_FILES.test(kind)) return false;
  const backend = body.attributes.find(({ name }) => name === 'backend')?.value;
  if (backend?.kind === 'literal' && backend.value !== 'local') return false;
  return !isWrittenOut(body);
}

function isWrittenOut({ attributes, blocks }: HclBlock['body']): boolean {
  return (
    attributes.every(({ value }) => isLiteral(value)) &&
    blocks.every(({ body }) => isWrittenOut(body))
  );
}

function isLiteral(expression: HclExpression): boolean {
  const { kind } = expression;
  if (kind === 'object' || kind === 'tuple') return partsOf(expression).every(isLiteral);
  return kind === 'literal' || areWrittenOut(writtenTexts(expression) ?? []);
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
  const isLong = path.length > LONGEST && /\.\.[/\\]/.test(path);
  if (isLong && withoutEmptySteps(path).length > LONGEST) return true;
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
  return { before, ending: rest.replace(/.*[*?[\]{}/]/s, '') };
}

/** Patterns that find files only below their directory. */
const STAYS_BELOW = /^(?:[\w/*?}-]|\[[\w-]+\]|[{,](?=[\w*])|\.(?=[\w*{]))*$/;
