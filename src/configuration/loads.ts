/**
 * Finds the files that Terraform would read: the configuration of the root module and of local modules,
 * variables that it loads by itself, templates, and files that any of these name. If only a plan
 * knows which file is read, this counts as a read of any file.
 */
import { dirname, join, posix, resolve, sep } from 'node:path';
import {
  searchedFiles,
  readConfiguration,
  readTemplate,
  readText,
  type LoadedFiles,
  type WrittenModule,
  type NamedAttribute,
  type SearchedFiles,
} from './read-configuration.ts';
import { partsOf, type HclBlock, type HclExpression } from './syntax/hcl-syntax.ts';
import { isJsonSyntax } from './file-names.ts';
import { CANNOT_BE_READ } from './module-files.ts';
import { isLocal } from './module-source.ts';
import { READER, sayHow, type How } from './how-read.ts';
import {
  functionOf,
  isKnownOrBelow,
  isKnown,
  knownText,
  scopeOfFor,
  staysBelow,
  textsOf,
  type TextNames,
  type Text,
  type Values,
} from './possible-texts.ts';

/** One reason why a file is read. */
export interface Load {
  /**
   * `file`: a function reads the file with this path. `inside`: any file below this directory with this ending may be
   * read. `named`: a text in the configuration is this path, so something may read it. `any`: only a plan knows which.
   */
  kind: 'file' | 'inside' | 'named' | 'any';
  /** Absolute path of the file or the directory; '' for `any`. */
  path: string;
  /** For `inside`: how the names end; '' for all names. */
  ending: string;
  /** File and line of the expression that causes the read, then the expression as it is written. */
  where: string;
  written: string;
  /** How the file is read; worked out only if it is called. */
  how: () => How;
}

export interface Loads {
  /** Directories of modules, the root module's first. Paths are absolute. */
  modules: string[];
  /** The files to which links of modules and configuration lead. */
  linked: string[];
  reads: Load[];
  /** The calls of each module: its directory, then the directory of the caller and the label of the call. */
  calls: { path: string; how: string }[];
}

/**
 * Finds the files that Terraform would read.
 *
 * @param root absolute path of the directory that it runs in
 * @param check throws if the time is over or the search was canceled
 */
export function findLoads(root: string, files: LoadedFiles, check?: () => void): Loads {
  return new Search(root, searchedFiles(files, check)).loads();
}

/** Blocks whose attributes a provider gets. */
const OF_PROVIDERS = new Set(['resource', 'data', 'ephemeral', 'action', 'provider', 'terraform']);

/** Arguments of well-known sources that name a file. */
const NAMES_FILES: Readonly<Record<string, readonly string[]>> = {
  local_file: ['filename'],
  local_sensitive_file: ['filename'],
  archive_file: ['source_file', 'source_dir'],
  template_file: ['filename'],
};

class Search {
  private readonly result: Loads = { modules: [], linked: [], reads: [], calls: [] };
  private readonly values: Values;
  private readonly root: string;
  private readonly sources: SearchedFiles;
  /** Templates that are being read: one may name itself. */
  private readonly entered: string[] = [];

  constructor(root: string, sources: SearchedFiles) {
    this.root = root;
    this.sources = sources;
    this.values = {
      root,
      steps: MOST_STEPS,
      contentOf: (text) => this.contentOf(text),
      templateOf: (text) => readTemplate(text, sources),
    };
  }

  loads(): Loads {
    const { result, root } = this;
    const { files } = this.sources;
    const { modules, unclear, sources } = readConfiguration(root, this.sources);
    for (const module of modules) {
      result.modules.push(...files.follow(module.directory));
      for (const path of module.paths) {
        const places = files.follow(path);
        if (places.length > 1) result.linked.push(...places);
      }
      for (const call of module.callers) {
        const how = `${call.module.directory} ${call.label}`;
        result.calls.push({ path: module.directory, how });
      }
    }
    for (const { path, why } of unclear)
      this.any(path, why, () => ({ text: `${path} ${why}`, onAnyFile: true }));
    for (const source of sources) this.anyOf(source, source.value);
    for (const module of modules) this.module(module);
    return result;
  }

  private module(module: WrittenModule): void {
    for (const loose of module.loose) {
      // A file of variables has values and no blocks.
      this.walk(loose.value, this.visit(loose));
    }
    for (const { block, path } of module.blocks) {
      this.sources.budget.check();
      this.block(block, block, { module, path });
    }
  }

  /** @param top the outermost block: `each` belongs to it */
  private block(block: HclBlock, top: HclBlock, at: { module: WrittenModule; path: string }): void {
    const [kind = ''] = top.labels;
    const isData = top.type === 'data';
    if (isData && kind === 'external') {
      // What it reads may change with each of its arguments.
      const items = block.body.attributes.map(({ value }) => value);
      const value: HclExpression = { kind: 'tuple', items, range: block.range };
      this.anyOf({ ...at, block: top, value }, value);
    }
    for (const { name, value } of block.body.attributes) {
      const named: NamedAttribute = { ...at, block: top, name, value };
      const visit = this.visit(named);
      // A `path` value that is only passed on is looked up where the name it gets is used.
      const isPassed =
        (top.type === 'locals' || top.type === 'module' || top.type === 'variable') &&
        isPathValue(value);
      if (!isPassed && !(top.type === 'module' && name === 'source')) this.walk(value, visit);
      if ((NAMES_FILES[kind] ?? []).includes(name)) this.path(value, visit);
      if (isData && kind === 'terraform_remote_state' && name === 'backend' && mayBeLocal(value)) {
        // The path of the state file has a default, and may be computed.
        this.anyOf(named, value);
      }
      if (isData && kind === 'template_file' && name === 'template') this.template(value, visit);
    }
    for (const inner of block.body.blocks) this.block(inner, top, at);
  }

  private visit(named: NamedAttribute): Visit {
    const { module, block } = named;
    const scope: TextNames = { module, names: new Map(), block };
    const isProvider = block !== undefined && OF_PROVIDERS.has(block.type);
    return { named, scope, isProvider };
  }

  private walk(expression: HclExpression, visit: Visit): void {
    const { scope } = visit;
    switch (expression.kind) {
      case 'literal':
      case 'template':
      case 'traversal':
        this.mention(expression, visit);
        break;
      case 'call':
        if (visit.isProvider) this.mention(expression, visit);
        this.call(expression, visit);
        return;
      case 'for': {
        this.walk(expression.collection, visit);
        const inner = { ...visit, scope: scopeOfFor(expression, scope, this.values) };
        for (const part of [expression.key, expression.value, expression.condition]) {
          if (part) this.walk(part, inner);
        }
        return;
      }
      default:
    }
    for (const part of innerExpressions(expression)) this.walk(part, visit);
  }

  /** A text may be the name of a file that a provider reads. */
  private mention(expression: HclExpression, visit: Visit): void {
    if (expression.kind === 'literal' && typeof expression.value !== 'string') return;
    if (expression.kind === 'traversal' && !isPathValue(expression) && !visit.isProvider) return;
    for (const text of textsOf(expression, visit.scope, this.values)) {
      const [first] = text;
      const isPath = typeof first === 'object' ? 'path' in first : isLocal(first ?? '');
      const whole = isKnown(text) ? this.resolved(text) : undefined;
      if (isKnown(text) && mayLeadBack(knownText(text))) {
        this.anyOf(visit.named, expression);
      }
      if (whole === undefined) {
        if (isPath && text.length > 1) this.partOfPath(text, expression, visit);
        continue;
      }
      const { root } = this;
      const isAbove = root === whole || root.startsWith(whole === sep ? sep : whole + sep);
      const isWrittenAsPath = isPath || (visit.isProvider && leadsUp(knownText(text)));
      if (!isAbove) this.add({ kind: 'named', path: whole }, expression, visit);
      else if (isWrittenAsPath) this.anyOf(visit.named, expression);
    }
  }

  private call(expression: Extract<HclExpression, { kind: 'call' }>, visit: Visit): void {
    const { name, arguments: words } = expression;
    const called = functionOf(name);
    const [first, second, ...rest] = words;
    if (READER.test(called) && first !== undefined) {
      this.path(first, visit);
      this.parts(first, visit);
      if (called === 'templatefile') this.templateFile(first, second, visit);
      if (second) this.passed(second, visit);
    } else if (called === 'fileset' && first && second) {
      this.set([first, second], expression, visit);
      this.parts(first, visit);
      this.parts(second, visit);
    } else if (called === 'templatestring' && first) {
      this.template(first, visit, second);
      if (second) this.passed(second, visit);
    } else {
      for (const word of words) this.walk(word, visit);
    }
    for (const word of rest) this.walk(word, visit);
  }

  /** Walks only the calls inside an argument that is itself a path. */
  private parts(expression: HclExpression, visit: Visit): void {
    if (expression.kind === 'call') this.call(expression, visit);
    else if (expression.kind === 'for') this.walk(expression, visit);
    else for (const part of innerExpressions(expression)) this.parts(part, visit);
  }

  /** Walks the variables that a template gets. A `path` value is looked up where the template uses it. */
  private passed(variables: HclExpression, visit: Visit): void {
    if (variables.kind !== 'object') return this.walk(variables, visit);
    for (const { key, value } of variables.entries) {
      this.walk(key, visit);
      if (!isPathValue(value)) this.walk(value, visit);
    }
  }

  private path(expression: HclExpression, visit: Visit): void {
    for (const text of textsOf(expression, visit.scope, this.values)) {
      const whole = isKnown(text) ? this.resolved(text) : undefined;
      if (whole === undefined) this.partOfPath(text, expression, visit);
      else this.add({ kind: 'file', path: whole }, expression, visit);
      this.anyIfAbsolute(text, expression, visit);
    }
  }

  /** A path with a part that only a plan knows. */
  private partOfPath(text: Text, expression: HclExpression, visit: Visit): void {
    const around = isKnown(text) || !isKnownOrBelow(text) ? undefined : this.around(text);
    if (around === undefined) this.anyOf(visit.named, expression);
    else this.add({ kind: 'inside', path: around }, expression, visit);
  }

  /** It is not known where an absolute path leads on the machine that plans: `/proc/self/cwd` leads back. */
  private anyIfAbsolute(text: Text, expression: HclExpression, { named }: Visit): void {
    if (isAbsolute(knownText(text))) this.anyOf(named, expression);
  }

  /** The directory that the path stays in; undefined if it may lead out of any. */
  private around(text: Text): string | undefined {
    const at = text.findIndex((part) => typeof part === 'object' && 'below' in part);
    const before = knownText(text.slice(0, at));
    const after = text.slice(at).filter((part) => typeof part === 'string');
    if (after.some((part) => part.includes('..'))) return undefined;
    return resolve(this.root, before.endsWith('/') ? before : dirname(before));
  }

  private resolved(text: Text): string | undefined {
    const whole = knownText(text);
    if (whole === '' || whole.length > 4096 || /[\n\0]/.test(whole) || whole.startsWith('~')) {
      return undefined;
    }
    return resolve(this.root, whole);
  }

  private contentOf(text: Text): string | undefined {
    const isHere = isKnown(text) && !isAbsolute(knownText(text));
    const path = isHere ? this.resolved(text) : undefined;
    const content = path === undefined ? undefined : readText(path, this.sources);
    return typeof content === 'string' ? content : undefined;
  }

  private set(
    [directory, pattern]: readonly [HclExpression, HclExpression],
    expression: HclExpression,
    visit: Visit,
  ): void {
    for (const text of textsOf(directory, visit.scope, this.values)) {
      this.anyIfAbsolute(text, expression, visit);
      for (const patternText of textsOf(pattern, visit.scope, this.values)) {
        const from = isKnown(text) ? resolve(this.root, knownText(text)) : undefined;
        const around = isKnown(patternText) ? aroundWildcards(knownText(patternText)) : undefined;
        if (from === undefined || around === undefined) this.anyOf(visit.named, expression);
        else {
          const path = resolve(from, around.before);
          this.add({ kind: 'inside', path, ending: around.ending }, expression, visit);
        }
      }
    }
  }

  /** Reads the template file, or each file that it may be. */
  private templateFile(
    path: HclExpression,
    variables: HclExpression | undefined,
    visit: Visit,
  ): void {
    for (const text of textsOf(path, visit.scope, this.values)) {
      const whole = isKnown(text) ? this.resolved(text) : undefined;
      if (whole !== undefined) this.templateAt(whole, variables, visit);
      else if (!isKnown(text) && isKnownOrBelow(text)) {
        const around = this.around(text);
        const inside = around === undefined ? undefined : this.filesIn(around);
        if (inside === undefined) this.anyOf(visit.named, path);
        for (const file of inside ?? []) this.templateAt(file, variables, visit);
      }
    }
  }

  private filesIn(directory: string): string[] | undefined {
    const queue = [directory];
    for (const path of queue) {
      if (queue.length > MOST_TEMPLATES) return undefined;
      for (const name of this.sources.files.readDirectory(path)) queue.push(join(path, name));
    }
    return queue.slice(1);
  }

  private templateAt(path: string, variables: HclExpression | undefined, visit: Visit): void {
    const text = readText(path, this.sources);
    if (typeof text === 'string') this.templateText(text, variables, visit);
    else if (text.why !== CANNOT_BE_READ) this.any(path, text.why, () => this.howOf(visit));
  }

  private templateText(text: string, variables: HclExpression | undefined, visit: Visit): void {
    if (this.entered.length >= DEEPEST_TEMPLATE || this.entered.includes(text)) {
      this.anyOf(visit.named, visit.named.value);
      return;
    }
    const parsed = readTemplate(text, this.sources);
    if (parsed === undefined) {
      this.anyOf(visit.named, visit.named.value);
      return;
    }
    this.entered.push(text);
    const names = new Map<string, readonly Text[]>();
    if (variables?.kind === 'object') {
      for (const { key, value } of variables.entries) {
        if (key.kind !== 'literal') continue;
        names.set(String(key.value), textsOf(value, visit.scope, this.values));
      }
    }
    const { module, block } = visit.scope;
    const scope: TextNames = { module, names, block, isTemplate: true };
    this.parts(parsed, { ...visit, scope, isProvider: false });
    this.entered.pop();
  }

  /** A text that is used as a template. */
  private template(expression: HclExpression, visit: Visit, variables?: HclExpression): void {
    for (const text of textsOf(expression, visit.scope, this.values)) {
      if (isKnown(text)) this.templateText(knownText(text), variables, visit);
      else this.anyOf(visit.named, expression);
    }
    this.parts(expression, visit);
  }

  private anyOf(named: NamedAttribute, expression: HclExpression): void {
    const { path } = named;
    const line = expression.range.startLine;
    const written = this.writtenAt(path, expression);
    this.result.reads.push({
      kind: 'any',
      path: '',
      ending: '',
      where: `${path}:${line}`,
      written,
      how: () => sayHow(named, this.values),
    });
  }

  private any(path: string, why: string, how: () => How): void {
    this.result.reads.push({ kind: 'any', path: '', ending: '', where: path, written: why, how });
  }

  private howOf({ named }: Visit): How {
    return sayHow(named, this.values);
  }

  private add(
    { kind, path, ending = '' }: FoundRead,
    expression: HclExpression,
    { named }: Visit,
  ): void {
    const where = `${named.path}:${expression.range.startLine}`;
    const how = () => sayHow(named, this.values);
    for (const target of this.sources.files.follow(path)) {
      const written = kind === 'named' ? '' : this.writtenAt(named.path, expression);
      this.result.reads.push({ kind, path: target, ending, where, written, how });
    }
  }

  /** The first line of an expression, as it is written in its file. */
  private writtenAt(path: string, { range }: HclExpression): string {
    const text = this.sources.files.readFile(path) ?? '';
    const line = isJsonSyntax(path) ? '' : (text.split('\n', range.startLine).at(-1) ?? '');
    const end = range.endLine === range.startLine ? range.endColumn - 1 : line.length;
    return line.slice(range.startColumn - 1, end).trim();
  }
}

/** What `add` records of a read, before links are followed. */
interface FoundRead {
  kind: Load['kind'];
  path: string;
  ending?: string;
}

/** The attribute that is being searched, with the names that it can use. */
interface Visit {
  named: NamedAttribute;
  scope: TextNames;
  /** Whether a provider gets the value. */
  isProvider: boolean;
}

const MOST_TEMPLATES = 500;
/** The most look-ups of values in one search. */
const MOST_STEPS = 200_000;
const DEEPEST_TEMPLATE = 10;

/** Whether a path begins at the root of some machine. */
function isAbsolute(path: string): boolean {
  return /^(?:[/\\]|[a-z]:)/i.test(path);
}

/**
 * Whether a path that begins elsewhere may lead back to the configuration: it is one of the names under which
 * a process finds its own directory and its open files, or it leads up.
 */
function mayLeadBack(path: string): boolean {
  const isUp = /^~?[/\\](?:.*[/\\])?\.\.(?:[/\\]|$)/s.test(path);
  return isUp || /^\/(?:proc|dev\/fd)(?:\/|$)/.test(posix.normalize(path));
}

/** Whether a relative path has a step that stays in its directory or leads up. */
function leadsUp(path: string): boolean {
  return !isAbsolute(path) && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(path);
}

/** Whether the backend of a remote state may be the one that reads a file of the same directory. */
function mayBeLocal(backend: HclExpression): boolean {
  return backend.kind !== 'literal' || backend.value === 'local';
}

/** Whether an expression is a `path` value alone, such as `path.module`. */
function isPathValue(expression: HclExpression): boolean {
  return expression.kind === 'traversal' && expression.root === 'path';
}

/** The expressions inside another one; of a template, without its literal parts and `path` values. */
function innerExpressions(expression: HclExpression): HclExpression[] {
  const parts = partsOf(expression);
  if (expression.kind === 'template') {
    return parts.filter((part) => part.kind !== 'literal' && !isPathValue(part));
  }
  return expression.kind === 'traversal' ? parts.filter(({ kind }) => kind !== 'literal') : parts;
}

/** The directory before the first wildcard of a pattern, and the text after its last one. */
function aroundWildcards(pattern: string): { before: string; ending: string } | undefined {
  if (pattern.includes('\\')) return undefined;
  const first = pattern.search(/[*?[{]/);
  if (first < 0) return { before: pattern, ending: '' };
  const rest = pattern.slice(first);
  if (!staysBelow([rest])) return undefined;
  const before = pattern.slice(0, pattern.lastIndexOf('/', first) + 1);
  return { before, ending: rest.replace(/.*[*?[\]{}/]/s, '') };
}
