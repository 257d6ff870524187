/**
 * Finds the files that Terraform reads because of their names, and those that a text of the configuration names.
 * A name that has to be computed is not followed: only its place is reported.
 */
import { hash } from 'node:crypto';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { addTo } from '../model/add-to.ts';
import { once } from '../model/once.ts';
import {
  attachedTo,
  inDirectory,
  mayLeadBack,
  pathsAround,
  pathsOfAll,
  upwardIn,
  withoutEmptySteps,
  type PathPattern,
  type Upward,
} from './computed-names.ts';
import { CANNOT_BE_READ } from './module-files.ts';
import type { ParsedFiles } from './parsed-files.ts';
import {
  readConfiguration,
  readTemplate,
  readText,
  searchedFiles,
  valuesOfArgument,
  type LoadedFiles,
  type ModuleCall,
  type NamedAttribute,
  type SearchedFiles,
  type WrittenModule,
} from './read-configuration.ts';
import {
  attributeIn,
  literalText,
  partsOf,
  type HclBlock,
  type HclExpression,
  type HclRange,
} from './syntax/hcl-syntax.ts';
import {
  areWrittenOut,
  COMPUTED,
  functionName,
  hasPlace,
  isPathValue,
  isReplacement,
  isTextMaker,
  isWrittenAsPath,
  LONGEST_PATH,
  markedText,
  NamedTexts,
  withoutMeaning,
  writtenTexts,
  type Followed,
  type WrittenText,
} from './written-texts.ts';

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
  /** Each call of it: the directory of the caller, its file and line, and a digest of what is written in the call. */
  calls: { from: string; where: string; written: string }[];
}

/** All that the configuration names. */
export interface NamedFiles {
  /** The root module is the first. */
  modules: LoadedModule[];
  /** Absolute path of a file → who names it. Links in it are not followed. */
  files: Map<string, Mention[]>;
  directories: Map<string, NamedDirectory>;
  /** Names of files that are read of which a part is computed, with where they are written: file and line. */
  computed: (PathPattern & { where: string })[];
  /** What may lead a computed name out of its directory. */
  upward: Upward[];
  /** What may read any file. */
  unbounded: UnboundedRead[];
  /**
   * Directories that are handed on as a value, or of which an argument with an unknown beginning may name any file. Absolute.
   */
  handedOn: Set<string>;
  /** What single words of longer texts name, as in `bash scripts/run.sh`. Absolute. */
  inWords: Set<string>;
  /** Calls of modules whose files are not here. */
  notFollowed: UnboundedRead[];
  /** Blocks that run something at an apply, which may read any file. */
  provisioners: UnboundedRead[];
}

/** A place of the configuration that may read any file. */
export interface UnboundedRead {
  /** File and line. */
  where: string;
  /** What is done there, as the end of a sentence. */
  why: string;
}

/** What is searched for, and for how long. */
export interface Search {
  /** Whether anything depends on this file or directory. The others are left out. */
  isRelevant: (path: string) => boolean;
  /** Throws if the time is over or the search was canceled. */
  check?: () => void;
  /** What this check has parsed before. */
  parsed?: ParsedFiles | undefined;
  /** Absolute paths of files of variables that a command or an argument names. */
  variableFiles?: readonly string[] | undefined;
  /**
   * Where files of computed names are looked for, whose texts may name others. Left out, they are not looked for, because
   * nothing depends on them.
   */
  mayChange?: (path: string) => boolean;
  /** Whether nothing but the files gives a variable of the root module its value. Left out, something else may. */
  isVariableOfFiles?: ((name: string) => boolean) | undefined;
}

/**
 * Finds the files that a configuration names.
 *
 * @param root absolute path of the directory that Terraform runs in
 */
export function findNamedFiles(root: string, files: LoadedFiles, search: Search): NamedFiles {
  return new NameFinder(root, searchedFiles(files, search.parsed, search.check), search).find();
}

/** Whether a function reads the file which its first argument names. */
function readsFile(name: string): boolean {
  return name === 'templatefile' || (name.startsWith('file') && !name.startsWith('fileset'));
}

/** Files of which the text may become other values by way of a local value. */
const DATA_NAME = /\.(?:json|ya?ml|csv|toml)$/;

/** Functions of which the text of a file is the value. */
const GIVE_TEXT = ['file', 'filebase64', 'templatefile'];

/** The arguments of data sources and resources that name a file which is read. */
const FILE_ARGUMENTS = new Map([
  ['local_file', ['filename', 'source']],
  ['local_sensitive_file', ['filename', 'source']],
  ['archive_file', ['source_file', 'source_dir']],
  ['terraform_remote_state', ['config']],
]);

/** Blocks of which the arguments are those of a provider, a resource or a backend. */
const OF_SCHEMAS = new Set(['resource', 'data', 'ephemeral', 'provider', 'terraform', 'check']);

/** What runs after the plan: nothing in these blocks is read for it. */
const AFTER_PLAN = new Set(['provisioner', 'connection']);

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[a-z0-9]+/g));
}

/** The last words of names of arguments that are paths. */
const PATH_WORDS = wordsOf(`
  path paths file files filename filenames dir dirs directory directories folder folders source
  sources src context dockerfile chart kubeconfig template templates script scripts zip archive
  package playbook credentials
`);

/** Functions that make no part of a path of their arguments: a number, a condition, a digest, a name alone, an encoded text. */
const MAKE_NO_PATH = wordsOf(`
  basename can length contains startswith endswith strcontains index base64encode base64gzip md5
  sha1 sha256 sha512 base64sha256 base64sha512 uuidv5 alltrue anytrue
`);

/** Functions of which the arguments become the value, parts of it, or the beginning of a longer text. */
const KEEP_PATHS = wordsOf(`
  merge concat coalesce coalescelist flatten tolist toset tomap zipmap setunion setproduct try
  lookup element one values compact distinct sort reverse chunklist jsonencode yamlencode
  sensitive nonsensitive tostring join
`);

/** Arguments that decide how often a block or a module is used. */
const COUNTING = ['count', 'for_each'];

/** If one directory has more endings than this, further ones count as all its files. */
const MOST_ENDINGS = 100;

/** Where an expression is: the directory of its module, its file, and the digest of what it is a part of. */
interface Position {
  module: string;
  path: string;
  written: Mention['written'];
  texts: NamedTexts;
}

/**
 * What becomes of a value: it is kept as it is, a function makes another one of it that may be a path, or it is no part of a
 * path.
 */
type Use = 'kept' | 'changed' | 'no path';

/** What becomes of the text of a file: it is rendered, or a function makes other values of it. */
interface TextUse {
  isTemplate: boolean;
  isData: boolean;
}

class NameFinder {
  private readonly root: string;
  private readonly searched: SearchedFiles;
  private readonly search: Search;
  private readonly found: NamedFiles = {
    modules: [],
    files: new Map(),
    directories: new Map(),
    computed: [],
    upward: [],
    unbounded: [],
    handedOn: new Set(),
    inWords: new Set(),
    notFollowed: [],
    provisioners: [],
  };
  /** Paths of the templates that were read: one may name itself. */
  private readonly templates = new Set<string>();
  /** Paths of the files whose texts are values, and of those among them whose names are computed. */
  private readonly texts = new Set<string>();
  private readonly computedTexts: (PathPattern & TextUse)[] = [];
  /** Paths of those of which a function makes other values, such as the names of files. */
  private readonly data = new Set<string>();
  private readonly named = new Map<WrittenModule, NamedTexts>();
  private readonly followed: Followed = { depth: 0 };
  private readonly starts = new Map<string, readonly string[]>();
  /** Where a function makes another path of `path.module` and the like, or of a path that leads up. */
  private readonly changedPaths: UnboundedRead[] = [];
  /** Whether an argument that is a path begins with a computed part. It may be one of the changed paths. */
  private hasOpenArgument = false;

  constructor(root: string, searched: SearchedFiles, search: Search) {
    this.root = root;
    this.searched = searched;
    this.search = search;
  }

  find(): NamedFiles {
    const { root, found, searched } = this;
    const { modules, unclear, unknownSources } = readConfiguration(
      root,
      searched,
      this.search.variableFiles,
    );
    for (const { path, why } of unclear) this.addUnread(path, why);
    for (const source of unknownSources) {
      const why = 'names a module that may be any directory';
      this.addAnyFile(source.value, this.positionOf(source), why);
    }
    found.modules = modules.map((module) => toLoadedModule(module, searched));
    const followed = new Set(modules.flatMap(({ callers }) => callers));
    for (const module of modules) {
      for (const call of module.calls.values()) {
        const [first] = call.blocks;
        if (first === undefined || followed.has(call)) continue;
        const where = `${first.path}:${first.block.range.startLine}`;
        found.notFollowed.push({ where, why: 'calls a module whose files are not here' });
      }
      for (const attributes of module.topAttributes)
        this.addNamesIn(attributes.value, this.positionOf(attributes), 'kept');
      for (const { block, path } of module.blocks) {
        searched.budget.check();
        this.addNamesOfBlock(block, block, { module, path });
      }
      // Of another module than the root, `path.module` leads up.
      this.addUpward(`${relative(root, module.directory)}/x`);
    }
    if (this.changedPaths.length > 0) {
      for (const { steps } of found.upward.slice()) found.upward.push({ steps, rest: '' });
    }
    if (this.search.mayChange) this.readComputedFiles(this.search.mayChange);
    if (this.hasOpenArgument) found.unbounded.push(...this.changedPaths);
    return found;
  }

  /** @param top the outermost block: its `count` or `for_each` decides whether the inner blocks are used */
  private addNamesOfBlock(
    block: HclBlock,
    top: HclBlock,
    place: { module: WrittenModule; path: string },
  ): void {
    const { attributes, blocks } = block.body;
    if (block === top || top.type === 'check') this.addFilesOfBlock(block, place);
    for (const { type, name, range } of [...blocks, ...attributes].map(namedPart)) {
      // In JSON a block is read as an argument.
      if (!AFTER_PLAN.has(type ?? name)) continue;
      const where = `${place.path}:${range.startLine}`;
      this.found.provisioners.push({ where, why: 'runs something that may read any file' });
    }
    const isOfSchema = OF_SCHEMAS.has(top.type) && !AFTER_PLAN.has(block.type);
    for (const { name, value } of attributes) {
      // Where it leads is read with the modules.
      if (top.type === 'module' && name === 'source') continue;
      const position = this.positionOf({ ...place, block: top, name, value });
      this.addNamesIn(value, position, 'kept');
      if (isOfSchema) this.addPathArguments(name, value, position);
    }
    for (const inner of blocks) {
      const isRepeated = block.type === 'dynamic' && inner.type === 'content';
      const content = isRepeated ? withoutMeaning(inner, [iteratorOf(block)]) : inner;
      this.addNamesOfBlock(content, top, place);
    }
  }

  /** Adds the files of computed names that a data source or a resource reads, and the template that one renders. */
  private addFilesOfBlock(
    block: HclBlock,
    { module, path }: { module: WrittenModule; path: string },
  ): void {
    const { type, labels, body } = block;
    const [kind = ''] = labels;
    if (type !== 'data' && type !== 'resource') return;
    const positionAt = (value: HclExpression) => this.positionOf({ module, block, path, value });
    if (type === 'data' && kind === 'external') {
      this.addUnbounded(block, path, 'runs a program, which may read any file');
    } else if (type === 'data' && kind === 'template_file') {
      const template = attributeIn(body, 'template');
      if (template) this.addRendered(template, positionAt(template));
      else this.addUnbounded(block, path, 'renders a template that is not written out');
    }
    const backend = attributeIn(body, 'backend');
    // A remote state whose backend is not `local` is no file.
    if (backend?.kind === 'literal' && backend.value !== 'local') return;
    for (const name of FILE_ARGUMENTS.get(kind) ?? []) {
      const value = attributeIn(body, name);
      if (value) this.addComputedNames(value, positionAt(value));
    }
  }

  /** Adds the files that an argument may name by computed texts, and those in it, if their names are those of paths. */
  private addPathArguments(name: string, expression: HclExpression, position: Position): void {
    if (expression.kind === 'object') {
      for (const { key, value } of expression.entries)
        this.addPathArguments(pathName(literalText(key)) ?? name, value, position);
    } else if (expression.kind === 'tuple') {
      for (const item of expression.items) this.addPathArguments(name, item, position);
    } else if (pathName(name) !== undefined) {
      for (const written of writtenTexts(expression, position.texts)) {
        if (written.rest === undefined) continue;
        if (written.text === '' && !written.afterPath && !mayLeadUp([written])) {
          this.found.handedOn.add(this.root);
          this.hasOpenArgument ||= !(position.module === this.root && isVariable(expression));
        } else if (!isAbsolute(written)) this.addComputed(expression, position, written);
      }
    }
  }

  /** Adds the files that an argument names by computed texts: an object or a list may have several. */
  private addComputedNames(expression: HclExpression, position: Position): void {
    if (expression.kind === 'object' || expression.kind === 'tuple') {
      for (const part of partsOf(expression)) this.addComputedNames(part, position);
    } else if (expression.kind !== 'literal') {
      for (const written of writtenTexts(expression, position.texts)) {
        if (written.rest !== undefined) this.addComputed(expression, position, written);
      }
    }
  }

  /** Adds what a template names that is the text of a file, or that is written in the configuration. */
  private addRendered(expression: HclExpression, position: Position): void {
    const only = expression.kind === 'template' ? expression.parts : [expression];
    const [part] = only;
    const text = literalText(part);
    if (only.length > 1 || part === undefined) {
      return this.addUnbounded(
        expression,
        position.path,
        'renders a template that is not written out',
      );
    }
    if (text !== undefined) {
      const value = readTemplate(text, this.searched);
      if (value !== undefined) return this.addNamesOfTemplate(value, position.path);
    }
    const name =
      part.kind === 'call' && functionName(part) === 'file' ? part.arguments[0] : undefined;
    if (name !== undefined)
      return this.addTextOf(name, position, { isTemplate: true, isData: false });
    this.addUnbounded(expression, position.path, 'renders a template that is not written out');
  }

  /** Adds what the texts in an expression name. */
  private addNamesIn(expression: HclExpression, position: Position, use: Use): void {
    switch (expression.kind) {
      case 'literal':
      case 'template': {
        this.addMentions(expression, position, false);
        const texts = writtenTexts(expression, position.texts);
        this.addWords(texts, position);
        if (expression.kind === 'template') {
          // At the beginning a place belongs to the text, which is a name.
          for (const part of expression.parts.slice(1)) this.addHandedOn(part, position);
        }
        if (use === 'changed' && texts.some(isWrittenUpward)) {
          const where = `${position.path}:${expression.range.startLine}`;
          this.changedPaths.push({ where, why: 'makes another path of one that leads up' });
        }
        // What begins with a computed part and leads up is in no directory that is known.
        const leadsUp = mayLeadUp(texts);
        return this.addNamesInside(expression, position, leadsUp ? 'changed' : use);
      }
      case 'traversal':
        if (use !== 'no path') this.addHandedOn(expression, position);
        if (use === 'changed' && this.mayBePlace(expression, position)) {
          const where = `${position.path}:${expression.range.startLine}`;
          this.changedPaths.push({ where, why: 'makes another path of where it is' });
        }
        for (const step of expression.steps) {
          if (step.kind !== 'literal') this.addNamesIn(step, position, 'no path');
        }
        return;
      case 'call':
        return this.addNamesOfCall(expression, position, use);
      case 'for': {
        // What the loop calls its values has no other meaning inside of it.
        const own = [expression.keyName, expression.valueName];
        const [key, value, condition] = [
          expression.key,
          expression.value,
          expression.condition,
        ].map((part) => withoutMeaning(part, own));
        for (const part of [expression.collection, key, value]) {
          if (part) this.addNamesIn(part, position, use);
        }
        if (condition) this.addNamesIn(condition, position, 'no path');
        return;
      }
      case 'conditional':
        this.addNamesIn(expression.condition, position, 'no path');
        for (const part of [expression.yes, expression.no]) this.addNamesIn(part, position, use);
        return;
      case 'operation':
        for (const part of expression.operands) this.addNamesIn(part, position, 'no path');
        return;
      case 'access': {
        const { of, steps } = expression;
        // One of the names that a path is divided into.
        this.addNamesIn(of, position, isDivision(of) ? 'no path' : use);
        for (const step of steps) this.addNamesIn(step, position, 'no path');
        return;
      }
      default:
        for (const part of partsOf(expression)) this.addNamesIn(part, position, use);
    }
  }

  /**
   * Adds what the holes of a template name; of an expression that is no text, what it names itself. The text is left to the
   * caller, and `path.module`, `path.root` and `path.cwd` belong to it. Any other value may become a part of a name.
   */
  private addNamesInside(expression: HclExpression, position: Position, use: Use): void {
    if (expression.kind === 'literal' || isPathValue(expression)) return;
    if (expression.kind !== 'template') return this.addNamesIn(expression, position, use);
    for (const part of expression.parts) this.addNamesInside(part, position, use);
  }

  /** Whether a value is a path of the configuration, or one that leads up, by itself or as a local value. */
  private mayBePlace(expression: HclExpression, { texts: named }: Position): boolean {
    const texts = writtenTexts(expression, named);
    return texts.some((written) => written.afterPath || isWrittenUpward(written));
  }

  private addNamesOfCall(
    expression: HclExpression & { kind: 'call' },
    position: Position,
    use: Use,
  ): void {
    const values = expression.arguments;
    const [first, second, ...rest] = values;
    const called = functionName(expression);
    if (called === 'templatestring') {
      this.addUnbounded(expression, position.path, 'renders a template that is not written out');
    }
    if (called === 'fileset' && first && second) {
      this.addFileset(first, second, position);
      for (const value of rest) this.addNamesIn(value, position, 'changed');
    } else if (readsFile(called) && first) {
      this.addReadFile(first, position, { called, use });
      // The template decides whether a value becomes a part of a name.
      if (second) this.addNamesIn(second, position, 'kept');
      for (const value of rest) this.addNamesIn(value, position, 'changed');
    } else {
      const texts = writtenTexts(expression, position.texts);
      // What it makes is known, so that nothing else comes of the arguments.
      const isReplaced = isReplacement(expression) && areWrittenOut(texts);
      if (isReplaced || isTextMaker(expression)) this.addMentions(expression, position, false);
      const ofArguments = isReplaced ? 'no path' : useIn(expression, use);
      const useOfArguments = mayLeadUp(texts) && use === 'kept' ? 'changed' : ofArguments;
      for (const value of values) this.addNamesIn(value, position, useOfArguments);
    }
  }

  private addReadFile(
    argument: HclExpression,
    position: Position,
    { called, use }: { called: string; use: Use },
  ): void {
    this.addMentions(argument, position, true);
    this.addNamesInside(argument, position, 'kept');
    if (GIVE_TEXT.includes(called)) {
      const isTemplate = called === 'templatefile';
      this.addTextOf(argument, position, { isTemplate, isData: use === 'changed' });
    } else this.addComputedNames(argument, position);
  }

  /** Adds what the text of a file names, where a template is rendered; else the text is only a value. */
  private addTextOf(name: HclExpression, position: Position, use: TextUse): void {
    for (const written of writtenTexts(name, position.texts)) {
      if (written.rest === undefined) {
        for (const path of this.pathsOf(written, position)) this.addText(path, use);
      } else {
        const patterns = this.addComputed(name, position, written);
        if (patterns.some(({ prefix }) => prefix === '')) {
          this.addUnbounded(name, position.path, 'has the computed name of a file');
        }
        this.computedTexts.push(...patterns.map((pattern) => ({ ...pattern, ...use })));
      }
    }
  }

  private addText(path: string, { isTemplate, isData }: TextUse): void {
    this.texts.add(path);
    if (isData || DATA_NAME.test(path)) this.data.add(path);
    if (isTemplate) this.addTemplate(path);
  }

  /**
   * Adds what the texts of an expression name.
   *
   * @param isRead whether a function reads the file of this name; else the text is a value
   */
  private addMentions(expression: HclExpression, position: Position, isRead: boolean): void {
    for (const written of writtenTexts(expression, position.texts)) {
      const { text, rest } = written;
      const isPath = written.afterPath || isWrittenAsPath(text);
      if (!isRead) this.addUpward(text + (rest ?? ''));
      if (rest !== undefined) {
        if (isPath && !isRead && !isAbsolute(written)) {
          this.addComputed(expression, position, written);
        }
        continue;
      }
      // A function that only gives the directory of the module names no file in it.
      if (expression.kind === 'call' && text === '') continue;
      if (mayLeadBack(text) && (isRead || !OF_PROCESSES.test(text))) {
        this.addAnyFile(expression, position, 'may lead to any file');
      }
      for (const path of this.pathsOf(written, position)) {
        if (!this.search.isRelevant(path)) continue;
        const at = { ...position, written: once(() => `${position.written()} ${text}`) };
        addTo(this.found.files, path, mentionAt(expression, at, isRead));
        if (isPath) this.addDirectory(path, '', mentionAt(expression, at, false));
      }
    }
  }

  /** The files that a text may name. Terraform starts in the root module; a text may count from its own module. */
  private pathsOf({ text, afterPath, isAttached }: WrittenText, { module }: Position): string[] {
    const path = withoutEmptySteps(text);
    if ((path === '' && !afterPath) || path.length > LONGEST_PATH) return [];
    const directories = this.startsOf(module);
    return isAttached
      ? directories.flatMap(attachedTo).map((beginning) => resolve(beginning + path))
      : directories.map((directory) => resolve(directory, path));
  }

  /** Where relative names begin: in the root module or in the one that has them, and where links on these lead. */
  private startsOf(module: string): readonly string[] {
    const known = this.starts.get(module);
    if (known !== undefined) return known;
    const { files } = this.searched;
    const directories = [...new Set([this.root, module])];
    const starts = [...new Set(directories.flatMap((each) => files.follow(each)))];
    this.starts.set(module, starts);
    return starts;
  }

  private addFileset(directory: HclExpression, pattern: HclExpression, position: Position): void {
    this.addNamesInside(directory, position, 'kept');
    this.addNamesInside(pattern, position, 'kept');
    const patterns = writtenTexts(pattern, position.texts);
    for (const { text, rest } of patterns) this.addUpward(text + (rest ?? ''));
    const isComputed = !areWrittenOut(patterns);
    const around = patterns.map((each) => (each.rest === undefined ? aroundWildcards(each) : ALL));
    if (around.includes(undefined)) {
      const why = 'finds files by a pattern that may lead out of its directory';
      this.addUnbounded(pattern, position.path, why);
    }
    for (const written of writtenTexts(directory, position.texts)) {
      const { text, rest } = written;
      if (rest !== undefined || isComputed) {
        const inside = rest === undefined && text !== '' ? `${text}/` : text;
        this.addComputed(directory, position, {
          ...written,
          text: inside,
          rest: rest === undefined ? COMPUTED : `${rest}/${COMPUTED}`,
        });
      }
      if (rest !== undefined) continue;
      if (mayLeadBack(text)) this.addAnyFile(directory, position, 'may lead to any file');
      const directories = this.pathsOf({ ...written, text: text || '.' }, position);
      for (const { before, ending } of around.map((each) => each ?? ALL)) {
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
    const text = readText(path, this.searched);
    if (typeof text !== 'string') {
      if (text.why !== CANNOT_BE_READ) this.addUnread(path, text.why);
      return;
    }
    const value = readTemplate(text, this.searched);
    if (value === undefined) return this.addUnread(path, 'it cannot be read as a template');
    this.addNamesOfTemplate(value, path);
  }

  private addNamesOfTemplate(value: HclExpression, path: string): void {
    const written = once(() => `${path} ${digestOf(value)}`);
    const position = { module: this.root, path, written, texts: new NamedTexts() };
    this.addNamesInside(value, position, 'kept');
  }

  /**
   * Adds the files of which a name is the beginning and the end.
   *
   * @returns where they are; none if the name may be any
   */
  private addComputed(
    expression: HclExpression,
    position: Position,
    written: WrittenText,
  ): PathPattern[] {
    const { module, path } = position;
    const patterns = pathsAround(written, this.startsOf(module));
    const where = `${path}:${expression.range.startLine}`;
    if (patterns === undefined)
      this.addUnbounded(expression, path, 'has the computed name of a file');
    else this.found.computed.push(...patterns.map((pattern) => ({ ...pattern, where })));
    return patterns ?? [];
  }

  /** Adds the directory that a value is: whoever gets it may read any file of it. */
  private addHandedOn(expression: HclExpression, { module }: Position): void {
    if (expression.kind !== 'traversal' || !isPathValue(expression)) return;
    const [step] = expression.steps;
    this.found.handedOn.add(literalText(step) === 'module' ? module : this.root);
  }

  /** Adds what words of a text name: a resource may run a command, or read a list of names. */
  private addWords(texts: readonly WrittenText[], position: Position): void {
    for (const { text } of texts) {
      const words = text.length > LONGEST_PATH ? [] : text.split(/[ \t\r\n"'`=,;:()<>|&]+/);
      if (words.length < 2) continue;
      for (const word of words) {
        if (!/[./]/.test(word)) continue;
        const written = { text: word, afterPath: false, isAttached: false, rest: undefined };
        for (const path of this.pathsOf(written, position)) this.found.inWords.add(path);
      }
    }
  }

  private addUpward(text: string): void {
    for (const upward of upwardIn(text)) this.found.upward.push(upward);
  }

  private addUnbounded({ range }: { range: HclRange }, path: string, why: string): void {
    this.found.unbounded.push({ where: `${path}:${range.startLine}`, why });
  }

  private addAnyFile(expression: HclExpression, position: Position, why: string): void {
    this.addUnbounded(expression, position.path, why);
    const mention = mentionAt(expression, position, false);
    this.addDirectory('', '', { ...mention, why: 'may lead to any file' });
  }

  /** Adds a file that was not read as a whole: what it names is not known. */
  private addUnread(path: string, reason: string): void {
    const why = `cannot be read as a whole: ${reason}`;
    this.found.unbounded.push({ where: path, why });
    const written = () => `${path} ${reason}`;
    this.addDirectory('', '', { module: this.root, where: path, isRead: false, why, written });
  }

  /** Reads the templates with computed names, and adds what leads up in texts that are values. */
  private readComputedFiles(mayChange: (path: string) => boolean): void {
    // More are added while the loop runs: a template may render others.
    for (const { prefix, suffix, ...use } of this.computedTexts) {
      for (const path of this.filesLike(prefix, suffix, mayChange)) this.addText(path, use);
    }
    const { computed } = this.found;
    if (computed.length === 0 && !this.hasOpenArgument) return;
    const starts = this.startsOf(this.root).map((start) => inDirectory(start));
    for (const path of this.texts) {
      if (!mayChange(path)) continue;
      const text = readText(path, this.searched);
      if (typeof text === 'string') {
        this.addUpward(text);
        if (!this.hasOpenArgument || !this.data.has(path)) continue;
        const names = starts.map((prefix) => ({ prefix, suffix: '' }));
        const patterns = pathsOfAll(names, upwardIn(text));
        computed.push(...patterns.map((pattern) => ({ ...pattern, where: path })));
      } else if (text.why !== CANNOT_BE_READ) this.addUnread(path, text.why);
    }
  }

  /** The files whose paths begin and end like that. */
  private filesLike(
    prefix: string,
    suffix: string,
    mayChange: (path: string) => boolean,
  ): string[] {
    const paths: string[] = [];
    const directories = [dirname(`${prefix}x`)];
    for (const directory of directories) {
      if (!mayChange(directory)) continue;
      for (const name of this.searched.files.readDirectory(directory)) {
        const path = join(directory, name);
        const isOnTheWay = path.startsWith(prefix) || prefix.startsWith(inDirectory(path));
        if (name === '.git' || !isOnTheWay) continue;
        if (path.endsWith(suffix)) paths.push(path);
        directories.push(path);
      }
      if (directories.length > MOST_FILES) {
        this.addUnread(directories[0] ?? prefix, 'there are too many files in it');
        return [];
      }
    }
    return paths;
  }

  private positionOf({ module, block, name = '', value, path }: NamedAttribute): Position {
    return {
      module: module.directory,
      path,
      written: once(() => digestOfAttribute({ block, name, value, path })),
      texts: this.textsOf(module),
    };
  }

  private textsOf(module: WrittenModule): NamedTexts {
    const known = this.named.get(module);
    if (known !== undefined) return known;
    const texts = new NamedTexts({
      locals: localValuesOf(module),
      variable: (name) => this.textOfVariable(module, name),
      place: once(() => this.placeOf(module)),
      followed: this.followed,
    });
    this.named.set(module, texts);
    return texts;
  }

  /** What `path.module` is in a module; undefined where links may make it another text. */
  private placeOf({ directory }: WrittenModule): string | undefined {
    const isLink = [this.root, directory].some(
      (each) => this.searched.files.follow(each).length > 1,
    );
    return isLink ? undefined : relative(this.root, directory).replaceAll(sep, '/') || '.';
  }

  /** The text of a variable, by the files that say it; undefined where they do not, or where something else may. */
  private textOfVariable(module: WrittenModule, name: string): string | undefined {
    const declared = module.blocks.filter(
      ({ block }) => block.type === 'variable' && block.labels[0] === name,
    );
    const [declaration] = declared;
    if (declaration === undefined || declared.length > 1) return undefined;
    const { body } = declaration.block;
    const type = attributeIn(body, 'type');
    if (type !== undefined && !isTypeOfText(type)) return undefined;
    const byDefault = attributeIn(body, 'default');
    const ofDefault = () => byDefault && markedText(byDefault, new NamedTexts());
    if (module.directory !== this.root) {
      return onlyText(module.callers.map((call) => this.textOfArgument(call, name, ofDefault)));
    }
    const isOnlyOfFiles = this.search.isVariableOfFiles?.(name) === true;
    // A service that plans may have values of its own.
    if (!isOnlyOfFiles || module.callers.length > 0 || isAtService(module)) return undefined;
    const given = module.topAttributes.flatMap(({ value }) =>
      value.kind === 'object' ? value.entries.filter(({ key }) => literalText(key) === name) : [],
    );
    if (given.length === 0) return ofDefault();
    return onlyText(given.map(({ value }) => markedText(value, new NamedTexts())));
  }

  private textOfArgument(
    call: ModuleCall,
    name: string,
    ofDefault: () => string | undefined,
  ): string | undefined {
    const [argument, ...others] = valuesOfArgument(call, name);
    if (call.blocks.length > 1 || others.length > 0) return undefined;
    if (argument === undefined) return ofDefault();
    const text = markedText(argument.value, this.textsOf(call.module));
    const isOfCaller = text !== undefined && hasPlace(text) && call.module.directory !== this.root;
    return isOfCaller ? undefined : text;
  }
}

/** The text that all of these are; undefined if one is not known, or another one. */
function onlyText(texts: readonly (string | undefined)[]): string | undefined {
  const [first] = texts;
  return texts.every((text) => text === first) ? first : undefined;
}

/** Whether a variable of this type keeps a text as it is. JSON has the type as a text. */
function isTypeOfText(type: HclExpression): boolean {
  const name = type.kind === 'traversal' && type.steps.length === 0 ? type.root : literalText(type);
  return name === 'string' || name === 'any';
}

/** The local values of a module by their names, with each value that one has. */
function localValuesOf({ blocks }: WrittenModule): Map<string, HclExpression[]> {
  const values = new Map<string, HclExpression[]>();
  for (const { block } of blocks) {
    if (block.type !== 'locals') continue;
    for (const { name, value } of block.body.attributes) addTo(values, name, value);
  }
  return values;
}

/** Whether a root module may be planned by a service. */
function isAtService({ blocks }: WrittenModule): boolean {
  const settings = blocks.filter(({ block }) => block.type === 'terraform');
  return settings.some(({ block: { body } }) =>
    [...body.blocks, ...body.attributes].map(namedPart).some(({ type, name, labels }) => {
      const kind = type ?? name;
      // In JSON a backend has no label here.
      return kind === 'cloud' || (kind === 'backend' && (labels?.[0] ?? 'remote') === 'remote');
    }),
  );
}

/** The name by which the contents of a `dynamic` block call their value. */
function iteratorOf({ labels, body }: HclBlock): string | undefined {
  const iterator = attributeIn(body, 'iterator');
  return iterator?.kind === 'traversal' ? iterator.root : (literalText(iterator) ?? labels[0]);
}

/** A block or an argument, by what says which it is. */
function namedPart(part: {
  type?: string;
  name?: string;
  labels?: readonly string[];
  range: HclRange;
}) {
  const { type, name = '', labels, range } = part;
  return { type, name, labels, range };
}

/** A name, if it is that of a path. */
function pathName(name: string | undefined): string | undefined {
  return name !== undefined && PATH_WORDS.has(name.slice(name.lastIndexOf('_') + 1))
    ? name
    : undefined;
}

/** What becomes of the arguments of a function whose value is used in some way. */
function useIn(call: HclExpression & { kind: 'call' }, use: Use): Use {
  const name = functionName(call);
  const [first, second, third] = call.arguments;
  const isOneName =
    MAKE_NO_PATH.has(name) ||
    (name === 'element' && first !== undefined && isDivision(first)) ||
    (name === 'replace' &&
      literalText(second) === '/' &&
      literalText(third)?.includes('/') === false);
  if (use === 'no path' || isOneName) return 'no path';
  return isTextMaker(call) || KEEP_PATHS.has(name) ? use : 'changed';
}

/** Whether a value is that of a variable, or begins with one. No expression gives a root module its variables. */
function isVariable(expression: HclExpression): boolean {
  const first = expression.kind === 'template' ? expression.parts[0] : expression;
  return first?.kind === 'traversal' && first.root === 'var';
}

/** Whether a text begins at the root of the disk, as paths of addresses and of roles do. No configuration is there. */
function isAbsolute({ text, afterPath }: WrittenText): boolean {
  return !afterPath && /^[/\\]/.test(text);
}

/** Whether a text is a path that leads up. */
function isWrittenUpward({ text }: WrittenText): boolean {
  return isWrittenAsPath(text) && upwardIn(text).length > 0;
}

/** Whether a text leads up after a part that has to be computed. */
function mayLeadUp(texts: readonly WrittenText[]): boolean {
  return texts.some(({ rest }) => rest !== undefined && upwardIn(rest).length > 0);
}

/** Whether an expression is the list of names in a path. */
function isDivision(expression: HclExpression): boolean {
  if (expression.kind !== 'call') return false;
  const [first] = expression.arguments;
  const name = functionName(expression);
  if (name === 'split') return literalText(first) === '/';
  return ['reverse', 'compact', 'slice'].includes(name) && first !== undefined && isDivision(first);
}

/** Names of processes and their directories, which services are given as they are. */
const OF_PROCESSES = /^\/proc(?:\/[^/]*)?\/?$/;

/** More files than this are not looked through for those of one name. */
const MOST_FILES = 20_000;

function mentionAt(
  { range }: HclExpression,
  { module, path, written }: Position,
  isRead: boolean,
): Mention {
  return { module, where: `${path}:${range.startLine}`, isRead, why: undefined, written };
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
      const [first] = call.blocks;
      const where = first ? `${first.path}:${first.block.range.startLine}` : call.module.directory;
      return { from: call.module.directory, where, written: `${call.label} ${digestOf(values)}` };
    }),
  };
}

/** The digest of an attribute: of its value, and of the block's `count` and `for_each`. */
function digestOfAttribute({
  block,
  name = '',
  value,
  path,
}: Omit<NamedAttribute, 'module'>): string {
  const attributes = block?.body.attributes ?? [];
  const deciding = attributes.filter(({ name: other }) => COUNTING.includes(other));
  const parent = block ? `${block.type} ${block.labels.join('.')}` : path;
  return `${parent} ${name} ${digestOf([value, ...deciding])}`;
}

/** The digest of what is written, without its lines and columns. */
function digestOf(written: unknown): string {
  const text = JSON.stringify(written, (key, value: unknown) =>
    key === 'range' || key === 'template' ? undefined : value,
  );
  return hash('sha256', text);
}

/** The directory before the first wildcard of a pattern, and the text after its last one; undefined if that is not known. */
function aroundWildcards(written: WrittenText): { before: string; ending: string } | undefined {
  const { text: pattern, afterPath } = written;
  if (afterPath || pattern.includes('\\')) return undefined;
  const first = pattern.search(/[*?[{]/);
  if (first < 0) return { before: pattern, ending: '' };
  const rest = pattern.slice(first);
  if (!STAYS_BELOW.test(rest)) return undefined;
  const before = pattern.slice(0, pattern.lastIndexOf('/', first) + 1);
  // After the last sign of a wildcard, and only in the last name.
  return { before, ending: rest.replace(/.*[*?[\]{}/]/s, '') };
}

/** All files of a directory: those that a pattern finds which is not known. */
const ALL = { before: '', ending: '' };

/** Patterns that find files only below their directory. */
const STAYS_BELOW =
  /^(?:[A-Za-z0-9_/*?}-]|\[[A-Za-z0-9_-]+\]|[{,](?=[A-Za-z0-9_*])|\.(?=[A-Za-z0-9_*{]))*$/;
