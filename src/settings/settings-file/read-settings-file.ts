/**
 * Reads the text of `plangate.yml` into values, or finds every problem of it, each with file and line. One problem refuses the whole
 * file: what it restricts could be left out otherwise.
 */
import { VARIABLES } from '../../configuration/file-names.ts';
import type { Tags } from '../../configuration/cloud-block.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import {
  parseChoice,
  parseDuration,
  sentencesOf,
  type Parsed,
  type Problem,
} from '../../model/parse.ts';
import { quote } from '../../model/quote.ts';
import { SEVERITIES, type Severity } from '../../model/severity.ts';
import { readPlainYaml, type PlacedEntry, type PlacedValue } from '../../model/read-yaml.ts';
import { wholeText } from '../../model/unreadable-file.ts';
import { NAME, NAME_RULE } from '../parse-inputs.ts';
import type { ListedSelector, PlannedWith, Within } from '../workspace-selectors.ts';
import { directoryProblem, pathProblem } from './directory-patterns.ts';
import { KEYS, NO_KEYS, type KeySpec } from './keys.ts';

/** What an entry of `workspaces` names. */
export type WorkspaceEntry = DirectoriesEntry | ({ line: number } & ListedSelector);

/** Directories whose `cloud` blocks name the workspaces. */
export interface DirectoriesEntry {
  line: number;
  kind: 'directories';
  /** Relative to the repository; those with `!` exclude. */
  patterns: readonly string[];
  /** Within which workspaces a block counts that a request adds or changes; undefined for none. */
  within?: Within | undefined;
  /** Files of variables, of which each is a workspace of its directory: a path from there with one `*`. */
  varFiles?: string | undefined;
}

/** An entry of `scanners`: the file of one scanner, and how its findings count. */
export interface ScannerEntry {
  line: number;
  /** Relative to the repository, with slashes. */
  file: string;
  /** The name of the tool, as its file has it but for the case of letters. */
  tool: string;
  /** From which severity on a finding is mandatory; with `none`, none is. */
  mandatory: Severity;
  /** The file of the same scan of the merge base. */
  base?: string | undefined;
  /** Set if the call of the scanner takes its ignore files and its configuration from the default branch. */
  configuredBy?: 'default-branch' | undefined;
  /** Lines as those of `override-by`: who may approve findings of which rules. */
  approvers?: readonly string[] | undefined;
  /** Files and directories that the call of the scanner names for what to leave out, relative to the repository. */
  ignoreFiles?: readonly string[] | undefined;
}

/** The value of a key, as the settings have it, and as it is written. */
export interface SettingsFileValue {
  /** A duration is in milliseconds. */
  value:
    | boolean
    | number
    | string
    | readonly string[]
    | readonly WorkspaceEntry[]
    | readonly ScannerEntry[];
  /** Each item of a list, or the one value. */
  words: readonly string[];
  isList: boolean;
  line: number;
  /** The file that has it, where another one is meant by `like`. */
  path?: string;
}

export interface SettingsFile {
  /** The path or the address that was read, as people know it. */
  path: string;
  /** By key, in the order of the file. */
  values: ReadonlyMap<string, SettingsFileValue>;
}

/** In characters: what YAML's reader takes less than a second for. */
const MOST_CHARACTERS = 100_000;
const MOST_KEYS = 100;
export const MOST_IN_LIST = 1_000;
export const LONGEST_TEXT = 1_000;
const MOST_PROBLEMS = 50;

/**
 * Reads the text of the file.
 *
 * @param path as people know it: it is in each problem, with the line
 * @param isPinned whether an address with a commit names it: some keys are for such a file alone, and others for that of a repository
 * @throws UnreadableFile if it is no text in UTF-8
 */
export function readSettingsFile(
  text: string,
  path: string,
  isPinned = false,
): { file: SettingsFile } | { problems: Problem[] } {
  const refused = (message: string, line?: number) => ({
    problems: [{ where: line === undefined ? path : `${path}:${line}`, message }],
  });
  if (text.length > MOST_CHARACTERS) {
    return refused(
      `has more than ${MOST_CHARACTERS} characters, and nothing of it is read. Write patterns of directories, tags or projects in place of names.`,
    );
  }
  const reading = readPlainYaml(wholeText(text).replace(/^\uFEFF/, ''));
  if ('problems' in reading) {
    return {
      problems: mostOf(
        reading.problems.map(({ line, message }) => ({ where: `${path}:${line}`, message })),
        path,
      ),
    };
  }
  const entries = reading.map ?? [];
  if (entries.length === 0)
    return refused('is empty, and an empty file chooses nothing. Write a key, or remove the file.');
  const reader = new Reader(path);
  const values = reader.readKeys(entries, isPinned);
  return reader.problems.length > 0
    ? { problems: mostOf(reader.problems, path) }
    : { file: { path, values } };
}

/** Each once: what is repeated on a line is said once. */
function mostOf(all: readonly Problem[], path: string): Problem[] {
  const problems = [...new Map(all.map((problem) => [sentencesOf([problem]), problem])).values()];
  const others = problems.length - MOST_PROBLEMS;
  if (others <= 0) return problems;
  return [
    ...problems.slice(0, MOST_PROBLEMS),
    { where: path, message: `has ${others} more problems. Correct these first.` },
  ];
}

/** Keys that are not for a pinned file, and why. */
const OF_REPOSITORIES: ReadonlyMap<string, string> = new Map([
  ['workspaces', 'is for the file of each repository. Take it out.'],
  ['like', 'is for a second gate of a repository. A pinned file says all by itself. Take it out.'],
  [
    'var-file',
    'begins at a directory of the gated repository, which has the file. Write `repository-may: [var-file]` in its place.',
  ],
]);
const OF_PINNED: ReadonlyMap<string, string> = new Map([
  [
    'repository-may',
    'counts only in a file that is named by the address of a commit. Take it out.',
  ],
]);
const KEY_NAMES = KEYS.map(({ name }) => name);
/** What `repository-may` may open. */
const OPENABLE = [
  ...KEYS.filter(({ effect }) => effect === 'takes away').map(({ name }) => name),
  'backend-config',
];

class Reader {
  readonly problems: Problem[] = [];
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** @param message continues a sentence that begins with the key */
  private refuseValue(line: number, key: string, message: string): undefined {
    this.problems.push({ where: `${this.path}:${line}: \`${key}\``, message });
  }

  private refuse(line: number, message: string): undefined {
    this.problems.push({ where: `${this.path}:${line}`, message });
  }

  readKeys(entries: readonly PlacedEntry[], isPinned: boolean): SettingsFile['values'] {
    const values = new Map<string, SettingsFileValue>();
    const extra = entries[MOST_KEYS];
    if (extra !== undefined) {
      this.refuse(extra.line, `has more than ${MOST_KEYS} keys in one map. There are not so many.`);
      return values;
    }
    for (const { key, line, value } of entries) {
      const spec = KEYS.find(({ name }) => name === key);
      const elsewhere = isPinned ? OF_REPOSITORIES.get(key) : OF_PINNED.get(key);
      if (spec === undefined) this.refuseKey(key, line);
      else if (elsewhere !== undefined) this.refuseValue(line, key, elsewhere);
      else {
        const read = this.readValue(spec, value);
        if (read !== undefined) values.set(key, { ...read, line });
        if (read !== undefined && key === 'repository-may') this.checkOpened(line, read.words);
      }
    }
    return values;
  }

  /** What a pinned file opens has to be closed by it. */
  private checkOpened(line: number, keys: readonly string[]): void {
    for (const key of keys) {
      if (OPENABLE.includes(key)) continue;
      const isKey = KEY_NAMES.includes(key);
      const near = isKey ? undefined : (didYouMean(key, OPENABLE) ?? didYouMean(key, KEY_NAMES));
      const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
      const why = isKey ? 'which a repository may say anyhow' : 'which is no key';
      this.refuseValue(line, 'repository-may', `has ${quote(key)}, ${why}. ${remedy}`);
    }
  }

  private refuseKey(key: string, line: number): void {
    const instead = NO_KEYS.get(key);
    if (instead !== undefined) this.refuse(line, `has the key ${quote(key)}, which ${instead}`);
    else this.refuseUnknown(key, line, KEY_NAMES);
  }

  private refuseUnknown(key: string, line: number, known: readonly string[]): void {
    const near = didYouMean(key, known) ?? didYouMean(key, KEY_NAMES);
    let remedy = 'It may restrict something, so nothing counts. Take it out.';
    if (near !== undefined) remedy = `Did you mean \`${near}\`?`;
    if (near !== undefined && !known.includes(near)) remedy += ' It is a key of the file itself.';
    this.refuse(line, `has the key ${quote(key)}, which this version does not know. ${remedy}`);
  }

  private readValue(
    spec: KeySpec,
    value: PlacedValue,
  ): Omit<SettingsFileValue, 'line'> | undefined {
    const { name, kind } = spec;
    if (kind === 'workspaces') {
      const entries = this.readWorkspaces(value);
      return entries && { value: entries, words: entries.map(describeEntry), isList: true };
    }
    if (kind === 'scanners') {
      const entries = this.readScanners(value);
      return entries && { value: entries, words: entries.map(describeEntry), isList: true };
    }
    if (kind === 'list') {
      const items = this.readTexts(value, name, spec.parse);
      if (items === undefined) return undefined;
      const comment = spec.parseAll && items.find((item) => item.startsWith('#'));
      if (comment !== undefined) {
        const says = `has ${quote(comment)}, which counts as a comment. Take it out of the quotes.`;
        return this.refuseValue(value.line, name, says);
      }
      const all = spec.parseAll?.(items) ?? { value: items };
      if ('problem' in all) return this.refuseValue(value.line, name, all.problem);
      return { value: all.value as string | string[], words: items, isList: true };
    }
    const one = parseOne(spec, value);
    if ('problem' in one) return this.refuseValue(value.line, name, one.problem);
    const words = [value.kind === 'scalar' ? String(value.value) : ''];
    return { value: one.value, words, isList: false };
  }

  /** A text, or a list of texts of which each is there once. */
  private readTexts(
    value: PlacedValue,
    name: string,
    parse?: KeySpec['parse'],
  ): string[] | undefined {
    const items = value.kind === 'list' ? value.items : [value];
    if (items.length === 0 || items.length > MOST_IN_LIST) {
      const says = items.length === 0 ? 'is an empty list. Write an item' : TOO_MANY;
      return this.refuseValue(value.line, name, `${says}, or take the key out.`);
    }
    const texts = new Set<string>();
    let isWhole = true;
    for (const item of items) {
      const parsed = readItem(item, parse);
      if ('problem' in parsed || texts.has(parsed.value)) {
        const says = 'problem' in parsed ? parsed.problem : `names ${quote(parsed.value)} twice.`;
        this.refuseValue(item.line, name, says);
        isWhole = false;
      } else texts.add(parsed.value);
    }
    return isWhole ? [...texts] : undefined;
  }

  private readWorkspaces(value: PlacedValue): WorkspaceEntry[] | undefined {
    if (value.kind !== 'list' || value.items.length === 0 || value.items.length > MOST_IN_LIST) {
      let says = `is ${kindOf(value)}. ${ENTRIES}`;
      if (value.kind === 'list')
        says = value.items.length === 0 ? `is an empty list. ${ENTRIES}` : `${TOO_MANY}.`;
      return this.refuseValue(value.line, 'workspaces', says);
    }
    const lines = new Map<string, number>();
    const read = value.items.flatMap((item) => {
      const entry = this.readEntry(item);
      if (entry === undefined) return [];
      const words = describeEntry(entry);
      const earlier = lines.get(words);
      if (earlier !== undefined) {
        this.refuse(item.line, `names again what line ${earlier} names: ${words}. Take one out.`);
      }
      lines.set(words, item.line);
      return [entry];
    });
    return read.length === value.items.length ? read : undefined;
  }

  private readScanners(value: PlacedValue): ScannerEntry[] | undefined {
    const items = value.kind === 'list' ? value.items : [];
    if (items.length === 0 || items.length > MOST_SCANNERS) {
      const says =
        items.length === 0
          ? `is ${value.kind === 'list' ? 'an empty list' : kindOf(value)}. ${SCANNERS}`
          : `has more than ${MOST_SCANNERS} entries. Let one file have the runs of several.`;
      return this.refuseValue(value.line, 'scanners', says);
    }
    const read = items.flatMap((item) => this.readScanner(item) ?? []);
    for (const [at, { line, file, tool }] of read.entries()) {
      const same = read
        .slice(0, at)
        .find((one) => one.file === file && one.tool.toLowerCase() === tool.toLowerCase());
      if (same === undefined) continue;
      this.refuse(
        line,
        `names again what line ${same.line} names: ${tool} in ${file}. Take one out.`,
      );
    }
    return read.length === items.length ? read : undefined;
  }

  private readScanner(item: PlacedValue): ScannerEntry | undefined {
    if (item.kind !== 'map') {
      return this.refuse(item.line, `has ${kindOf(item)} in \`scanners\`. ${SCANNERS}`);
    }
    const before = this.problems.length;
    const texts = new Map<string, string>();
    let approvers: string[] | undefined;
    let ignoreFiles: string[] | undefined;
    for (const { key, line, value } of item.entries) {
      if (!SCANNER_KEYS.includes(key)) this.refuseUnknown(key, line, SCANNER_KEYS);
      else if (key === 'approvers') {
        approvers = this.readTexts(value, key);
        const checked = approvers && PARSE_APPROVERS?.(approvers);
        if (checked && 'problem' in checked) this.refuseValue(line, key, checked.problem);
      } else if (key === 'ignore-files') {
        ignoreFiles = this.readTexts(value, key, parsePath);
      } else {
        const parsed = readItem(value, PARSE_SCANNER[key]);
        if ('problem' in parsed) this.refuseValue(value.line, key, parsed.problem);
        else texts.set(key, parsed.value);
      }
    }
    for (const key of ['file', 'tool']) {
      if (item.entries.some((entry) => entry.key === key)) continue;
      this.refuse(item.line, `has an entry of \`scanners\` without \`${key}\`. ${SCANNERS}`);
    }
    const { file = '', tool = '', base, mandatory } = Object.fromEntries(texts);
    if (file === base) this.refuse(item.line, 'has one file for `file` and `base`. Scan twice.');
    if (this.problems.length > before) return undefined;
    return {
      line: item.line,
      file,
      tool,
      mandatory: SEVERITIES.find((each) => each === mandatory) ?? 'high',
      ...(base !== undefined && { base }),
      ...(texts.has('configured-by') && { configuredBy: 'default-branch' }),
      ...(approvers !== undefined && { approvers }),
      ...(ignoreFiles !== undefined && { ignoreFiles }),
    };
  }

  private readEntry(item: PlacedValue): WorkspaceEntry | undefined {
    if (item.kind !== 'map') {
      return this.refuse(item.line, `has ${kindOf(item)} in \`workspaces\`. ${ENTRIES}`);
    }
    const { line } = item;
    const form = Object.entries(FORMS).find(([first]) =>
      item.entries.some(({ key }) => key === first),
    );
    if (form === undefined) {
      const [first] = item.entries;
      if (first === undefined) return this.refuse(line, `has an empty entry. ${ENTRIES}`);
      for (const { key, line: at } of item.entries) this.refuseUnknown(key, at, ENTRY_KEYS);
      return undefined;
    }
    const fields = this.readFields(item.entries, form);
    if (fields === undefined) return undefined;
    const { texts, tags = [], within } = fields;
    const [name] = texts.get('name') ?? [];
    const [directory] = texts.get('directory') ?? [];
    const [project] = texts.get('project') ?? [];
    const patterns = texts.get('directories');
    if (patterns !== undefined) {
      const varFiles = texts.get('var-file');
      const problem = varFiles && patternOfFilesProblem(varFiles, within);
      if (problem !== undefined) return this.refuseValue(line, 'var-file', problem);
      return { line, kind: 'directories', patterns, within, varFiles: varFiles?.[0] };
    }
    if (name === undefined)
      return { line, kind: 'query', tags, ...(project !== undefined && { project }) };
    const placed = { ...(directory !== undefined && { directory }), ...plannedWithOf(texts) };
    for (const key of FILE_KEYS) {
      const problem = filesProblem(texts.get(key) ?? [], directory);
      if (problem !== undefined) return this.refuseValue(line, key, problem);
    }
    return { line, kind: 'name', name, ...placed };
  }

  /** The fields of an entry, or of its `within`; undefined if one has a problem. */
  private readFields(
    entries: readonly PlacedEntry[],
    [first, allowed]: readonly [string, readonly string[]],
  ): Fields | undefined {
    const before = this.problems.length;
    const fields: Fields = { texts: new Map() };
    for (const { key, line, value } of entries) {
      if (!allowed.includes(key)) {
        if (!ENTRY_KEYS.includes(key)) this.refuseUnknown(key, line, allowed);
        else
          this.refuse(
            line,
            `has \`${key}\` beside \`${first}\`. Make it two entries, or take one out.`,
          );
      } else if (key === 'tags') fields.tags = this.readTags(value);
      else if (key === 'within') fields.within = this.readWithin(value);
      else if (!LISTS.includes(key) && value.kind === 'list') {
        this.refuseValue(value.line, key, `is a list. Write one text.`);
      } else {
        const texts = this.readTexts(value, key, PARSE_FIELD[key]);
        if (texts !== undefined) fields.texts.set(key, texts);
        if (texts?.every((text) => text.startsWith('!')) === true && key === 'directories') {
          this.refuseValue(line, 'directories', 'only exclude. Write a pattern that finds some.');
        }
      }
    }
    return this.problems.length > before ? undefined : fields;
  }

  private readWithin(value: PlacedValue): Fields['within'] {
    if (value.kind !== 'map' || value.entries.length === 0) {
      return this.refuseValue(
        value.line,
        'within',
        'is no map. Write `{ project: NAME }` or `{ tags: [NAME] }`.',
      );
    }
    const fields = this.readFields(value.entries, ['within', ['project', 'tags']]);
    if (fields === undefined) return undefined;
    const [project] = fields.texts.get('project') ?? [];
    return { tags: fields.tags ?? [], ...(project !== undefined && { project }) };
  }

  private readTags(value: PlacedValue): Tags | undefined {
    if (value.kind !== 'map') return this.readTexts(value, 'tags');
    if (value.entries.length === 0) {
      return this.refuseValue(value.line, 'tags', 'is an empty map. Name a tag.');
    }
    const before = this.problems.length;
    const pairs = value.entries.map(({ key, line, value: of }): [string, string] => {
      const name = textProblem(key);
      if (name !== undefined) this.refuse(line, `has a tag whose name ${name}`);
      const isEmpty = of.kind === 'scalar' && of.value === '';
      const text: Parsed<string> = isEmpty ? { value: '' } : readItem(of);
      if ('problem' in text)
        this.refuse(of.line, `has the tag ${quote(key)}, which ${text.problem}`);
      return [key, 'value' in text ? text.value : ''];
    });
    return this.problems.length > before ? undefined : Object.fromEntries(pairs);
  }
}

interface Fields {
  texts: Map<string, string[]>;
  tags?: Tags | undefined;
  within?: Within | undefined;
}

/** The key that makes an entry what it is, and the keys that may be beside it. The first that an entry has counts. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  directories: ['directories', 'within', 'var-file'],
  name: ['name', 'directory', 'var-file', 'backend-config', 'terraform-workspace'],
  tags: ['tags', 'project'],
  project: ['project'],
};
/** Those that name files from the directory of the entry. */
const FILE_KEYS = ['var-file', 'backend-config'];
/** Those that may be one text or a list. */
const LISTS = ['directories', ...FILE_KEYS];
const ENTRY_KEYS = [...new Set(Object.values(FORMS).flat())];
const ENTRIES =
  'Write a list of `{ directories: live/* }`, `{ name: app, directory: live/app }`, `{ tags: [net, aws] }` or `{ project: Shop }`.';
const TOO_MANY = `has more than ${MOST_IN_LIST} items. Write patterns of directories, tags or projects`;

const PARSE_FIELD: Readonly<Record<string, KeySpec['parse']>> = {
  name: (text) =>
    NAME.test(text) ? { value: text } : { problem: `is ${quote(text)}. ${NAME_RULE}` },
  directory: parsePath,
  directories: (text) => {
    const problem = directoryProblem(text.replace(/^!/, ''));
    return problem === undefined
      ? { value: text }
      : { problem: `has ${quote(text)}: it ${problem}` };
  },
  'var-file': parseFromDirectory,
  // Terraform takes what has a "=" for a value.
  'backend-config': (text) =>
    text.includes('=') ? { problem: `has ${quote(text)}. Name a file.` } : parseFromDirectory(text),
  // It is a part of names at many backends.
  'terraform-workspace': (text) =>
    /^[\w.-]+$/.test(text)
      ? { value: text }
      : { problem: `is ${quote(text)}. Names have letters, digits, ".", "-" and "_" only.` },
};

/** A path from the root of the repository. */
function parsePath(text: string): Parsed<string> {
  const problem = pathProblem(text);
  return problem === undefined ? { value: text } : { problem: `is ${quote(text)}: it ${problem}` };
}

/** A path of a file that begins at the directory of its entry. It may lead above it, and not out of the repository. */
function parseFromDirectory(text: string): Parsed<string> {
  const [up = ''] = /^(?:\.\.\/)*/.exec(text) ?? [];
  const inside = text.slice(up.length);
  const problem = inside === '.' || inside === '' ? 'names a directory.' : directoryProblem(inside);
  return problem === undefined ? { value: text } : { problem: `has ${quote(text)}: it ${problem}` };
}

/** What is wrong with files that begin at a directory, as the end of a sentence; undefined if nothing is. */
function filesProblem(paths: readonly string[], directory = '.'): string | undefined {
  const pattern = paths.find((path) => /[*?]/.test(path));
  if (pattern !== undefined)
    return `has ${quote(pattern)}, a pattern. Write an entry for each file, or \`directories\`.`;
  const levels = directory === '.' ? 0 : directory.split('/').length;
  const outside = paths.find((path) => path.split('../').length - 1 > levels);
  return outside && `leads out of the repository: ${quote(outside)}.`;
}

/** What is wrong with the files of variables of several directories, as the end of a sentence; undefined if nothing is. */
function patternOfFilesProblem(
  written: readonly string[],
  within: Within | undefined,
): string | undefined {
  const [pattern = '', ...others] = written;
  if (others.length > 0) return 'is a list. Write one pattern, as in `env/*.tfvars`.';
  if (within !== undefined)
    return 'has no `within` beside it: no `cloud` block says which workspaces. Take one out.';
  const isOne = VARIABLES.test(pattern) && /^[^*?]*\*[^*?]*$/.test(pattern);
  if (isOne) return undefined;
  return `is ${quote(pattern)}. Beside \`directories\` it has one \`*\` and ends with \`.tfvars\`, as in \`env/*.tfvars\`: each file is a workspace.`;
}

function plannedWithOf(texts: Fields['texts']): { plannedWith?: PlannedWith } {
  const varFiles = texts.get('var-file') ?? [];
  const backendFiles = texts.get('backend-config') ?? [];
  const [terraformWorkspace] = texts.get('terraform-workspace') ?? [];
  const hasWorkspace = terraformWorkspace !== undefined;
  if (varFiles.length + backendFiles.length === 0 && !hasWorkspace) return {};
  return { plannedWith: { varFiles, backendFiles, ...(hasWorkspace && { terraformWorkspace }) } };
}

export const MOST_SCANNERS = 20;
const SCANNER_KEYS = [
  'file',
  'tool',
  'mandatory',
  'base',
  'configured-by',
  'approvers',
  'ignore-files',
];
const SCANNERS = 'Write a list of `{ file: trivy.sarif, tool: Trivy }`.';

const parseExactly =
  (choices: readonly string[]): KeySpec['parse'] =>
  (text) => {
    const chosen = parseChoice(text, choices);
    if ('problem' in chosen) return { problem: `is no choice: ${chosen.problem}` };
    return chosen.value === text ? chosen : { problem: `is ${quote(text)}. Write it small.` };
  };

/** They are written as those of `override-by`. */
const PARSE_APPROVERS = KEYS.find(({ name }) => name === 'override-by')?.parseAll;

const PARSE_SCANNER: Readonly<Record<string, KeySpec['parse']>> = {
  file: parsePath,
  base: parsePath,
  mandatory: parseExactly(SEVERITIES),
  'configured-by': parseExactly(['default-branch']),
};

function kindOf(value: PlacedValue): string {
  if (value.kind !== 'scalar') return value.kind === 'map' ? 'a map' : 'a list';
  if (value.value === null) return 'no value';
  return typeof value.value === 'string'
    ? `the text ${quote(value.value)}`
    : `\`${value.written.slice(0, 60)}\``;
}

/** The end of a sentence about a text of the file; undefined if nothing is wrong with it. */
function textProblem(text: string): string | undefined {
  if (text.length > LONGEST_TEXT) return `has more than ${LONGEST_TEXT} characters.`;
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)) return 'has control or invisible characters in it.';
  if (text !== text.trim() || text === '') return 'is empty, or begins or ends with a space.';
  return undefined;
}

/** Reads one text. What a parser takes for several items is none. */
function readItem(item: PlacedValue, parse?: KeySpec['parse']): Parsed<string> {
  if (item.kind !== 'scalar' || typeof item.value !== 'string') {
    const remedy =
      item.kind === 'scalar' && item.value !== null ? ' Put it in quotes.' : ' Write a text.';
    return { problem: `has ${kindOf(item)} where a text belongs.${remedy}` };
  }
  const problem = textProblem(item.value);
  if (problem !== undefined) return { problem };
  const parsed = parse?.(item.value);
  if (parsed === undefined) return { value: item.value };
  if ('problem' in parsed) return parsed;
  if (!Array.isArray(parsed.value) || parsed.value.length === 1) return { value: item.value };
  return {
    problem: `is ${quote(item.value)}, which is not one item. Write each as one of the list.`,
  };
}

const FLAGS: readonly unknown[] = [true, false];

/** Reads a value that is no list. */
function parseOne(spec: KeySpec, value: PlacedValue): Parsed<string | number | boolean> {
  const written = value.kind === 'scalar' ? value.value : undefined;
  if (spec.kind === 'flag') {
    if (typeof written === 'boolean') return { value: written };
    return { problem: `is ${kindOf(value)}. Write \`true\` or \`false\`.` };
  }
  if (spec.kind === 'number') {
    const isPlain = value.kind === 'scalar' && /^(?:0|[1-9]\d{0,8})$/.test(value.written);
    if (isPlain && typeof written === 'number') return { value: written };
    return { problem: `is ${kindOf(value)}. Write a number, in digits only and without quotes.` };
  }
  // A choice may have the words of a flag.
  const isFlagOf = (word: unknown) => FLAGS.includes(word) && spec.choices?.includes(String(word));
  if (isFlagOf(written)) return { value: String(written) };
  const item = readItem(value, spec.kind === 'text' ? spec.parse : undefined);
  if ('problem' in item || spec.kind === 'text') return item;
  if (spec.kind === 'duration') return parseDuration(item.value);
  const chosen = parseChoice(item.value, spec.choices ?? []);
  if ('problem' in chosen || chosen.value === item.value) return chosen;
  return { problem: `is ${quote(item.value)}. Write \`${chosen.value}\`.` };
}

/** An entry of a list as people write it, on one line. */
function describeEntry(entry: WorkspaceEntry | ScannerEntry): string {
  const written = Object.entries(entry).filter(([key]) => key !== 'line' && key !== 'kind');
  const parts = written.flatMap(([key, value]) => wordsOf(key, value));
  return `{ ${parts.join(', ')} }`;
}

/** The fields whose names in the file are not those in a program. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  patterns: 'directories',
  varFiles: 'var-file',
  backendFiles: 'backend-config',
  terraformWorkspace: 'terraform-workspace',
  configuredBy: 'configured-by',
  ignoreFiles: 'ignore-files',
};

function wordsOf(key: string, value: unknown): string[] {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
  if (key === 'plannedWith')
    return Object.entries(value as object).flatMap(([name, of]) => wordsOf(name, of));
  if (key === 'within') {
    const inner = Object.entries(value as object).flatMap(([name, of]) => wordsOf(name, of));
    return [`within: { ${inner.join(', ')} }`];
  }
  const name = WRITTEN_AS[key] ?? key;
  if (typeof value === 'string') return [`${name}: ${value}`];
  if (Array.isArray(value)) return [`${name}: [${value.join(', ')}]`];
  const pairs = Object.entries(value as Tags).map(([tag, of]) => `${tag}: ${of}`);
  return [`${name}: { ${pairs.join(', ')} }`];
}
