/** Reads conftest.toml, and gives a policy set what it says: which packages judge, and which data they have. */
import { randomBytes } from 'node:crypto';
import { posix } from 'node:path';
import { askOpa, type ProgramPorts } from '../machine/ask-opa.ts';
import { INSTEAD_OF_CONFTEST } from '../model/conftest.ts';
import { toLower } from '../model/go-text.ts';
import { keepLongNumbers, restoreLongNumbers } from '../model/json-text.ts';
import { fieldsOf, isRecord, parseJson } from '../model/parse.ts';
import { finding, type Finding } from '../model/finding.ts';
import { PolicyProblem, wrongPolicies, type PolicyFiles } from '../model/policy-files.ts';

import {
  filePart,
  foreign,
  listParts,
  phrase,
  plain,
  quoted,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { readBelow, UnreadablePart } from '../settings/files-of-default-branch.ts';
import { findLeftOutData, isDataFile } from './data-files.ts';
import { PROGRAM_DIRECTORIES } from './policy-files.ts';

export const CONFTEST_FILE = 'conftest.toml';
const IN_OTHER_LANGUAGES = ['conftest.json', 'conftest.yaml', 'conftest.yml'];

/** What conftest.toml says that counts here. */
export interface ConftestFile {
  /** The directories of the policies, relative to the file. */
  policy: readonly string[];
  packages: readonly string[] | 'all';
  /** The values of all data files in one document, as JSON; undefined if it names none. */
  data: string | undefined;
  /** The data files, relative to the file. */
  dataFiles: readonly string[];
  /** Whether what `opa check --strict` objects to is wrong. */
  isStrict: boolean;
  /** Whether no METADATA excuses a built-in function that fails. */
  showsBuiltinErrors: boolean;
  notices: readonly Finding[];
}

const KEYS_THAT_COUNT = [
  'policy',
  'namespace',
  'all-namespaces',
  'data',
  'strict',
  'show-builtin-errors',
];

/** The texts that Go takes for true, and for false. */
const ON = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const OFF = ['', '0', 'f', 'F', 'FALSE', 'false', 'False'];

/**
 * Reads the file of a directory.
 *
 * @param directory its path in the tree, '' for the tree itself
 * @returns undefined if there is no such file
 * @throws PolicyProblem if it, or data that it names, cannot be read
 */
export async function readConftestFile(
  files: DecidingFiles,
  directory: string,
  ports: ProgramPorts,
): Promise<ConftestFile | undefined> {
  const names = await orProblem(CONFTEST_FILE, () => files.names(directory));
  const name = [CONFTEST_FILE, ...IN_OTHER_LANGUAGES].find((each) => names?.includes(each));
  if (name === undefined) return undefined;
  const text = await orProblem(name, () => files.read(posix.join(directory, name)));
  if (text === undefined) return undefined;
  if (name !== CONFTEST_FILE) {
    if (!KEYS_THAT_COUNT.some((key) => toLower(text).includes(key))) return undefined;
    throw new PolicyProblem(
      wrongPolicies(
        phrase`${filePart(name)} is not read here, and conftest reads it.`,
        phrase`Write what it says into ${CONFTEST_FILE}.`,
      ),
    );
  }
  const values = await readToml(text);
  const textsOf = (key: string): string[] | undefined => {
    if (!values.has(key)) return undefined;
    const list = [values.get(key)].flat();
    if (list.every((each) => typeof each === 'string')) return list;
    throw wrong(phrase`${quoted(key)} is no text and no list of texts.`);
  };
  const namespaces = textsOf('namespace') ?? ['main'];
  if (namespaces.some((name) => /[*?[]/.test(name))) {
    throw wrong(
      phrase`${quoted('namespace')} has a wildcard.`,
      phrase`Name the packages, or write ${typed('all-namespaces = true')}.`,
    );
  }
  const isOn = (key: string): boolean => {
    const value = values.get(key) ?? false;
    if (typeof value === 'boolean') return value;
    if (typeof value === 'number') return value !== 0;
    if (typeof value === 'string' && [...ON, ...OFF].includes(value)) return ON.includes(value);
    throw wrong(phrase`${quoted(key)} is neither true nor false.`);
  };
  const showsBuiltinErrors = isOn('show-builtin-errors');
  const others = [...values.keys()].filter(
    (key) =>
      !KEYS_THAT_COUNT.includes(key) || (key === 'show-builtin-errors' && !showsBuiltinErrors),
  );
  return {
    policy: textsOf('policy') ?? ['policy'],
    packages: isOn('all-namespaces') ? 'all' : namespaces,
    ...(await readData(textsOf('data') ?? [], { files, directory }, ports)),
    isStrict: isOn('strict'),
    showsBuiltinErrors,
    notices: describeUnread(others),
  };
}

/** @param says about a key of the file */
function wrong(says: Sentence, remedy?: Sentence): PolicyProblem {
  return new PolicyProblem(wrongPolicies(phrase`${CONFTEST_FILE}: ${says}`, remedy));
}

/** One for each key that is written otherwise here, and one for all others. */
function describeUnread(keys: readonly string[]): Finding[] {
  const [replaced, others] = [true, false].map((isReplaced) =>
    keys.filter((key) => Object.hasOwn(INSTEAD_OF_CONFTEST, key) === isReplaced),
  );
  const withoutEffect = (some: readonly string[], remedy?: Sentence) => {
    const has = some.length > 1 ? phrase`have` : phrase`has`;
    return finding(
      'conftest-without-effect',
      phrase`${CONFTEST_FILE}: ${listParts(some.map(quoted))} ${has} no effect here.`,
      { remedy },
    );
  };
  const ofReplaced = (replaced ?? []).map((key) =>
    withoutEffect([key], plain(INSTEAD_OF_CONFTEST[key] ?? '')),
  );
  return others === undefined || others.length === 0
    ? ofReplaced
    : [...ofReplaced, withoutEffect(others)];
}

/**
 * The sets that the file names, with what it says of them. They are one, as conftest reads its directories: a library or
 * an exception in one of them counts in all. A set with policies.hcl is none of them.
 *
 * @throws PolicyProblem if two of them have data in one file, or one has data that would not count
 */
export function joinSets(
  named: readonly PolicyFiles[],
  conftest: ConftestFile | undefined,
): PolicyFiles[] {
  if (conftest === undefined) return [...named];
  const sets = named.map((set) => withoutNamedData(set, conftest));
  const [first] = sets;
  if (first === undefined) return [];
  const paths = sets.map(({ shownAs }) => posix.normalize(shownAs));
  // No path in a set leads out of it.
  if (paths.some((path) => /^(?:\.\.|\/)/.test(path))) {
    return sets.map((set) => withConftest(set, conftest));
  }
  let top = paths[0] ?? '.';
  while (top !== '.' && !paths.every((path) => isInside(path, top))) top = posix.dirname(top);
  const files = new Map<string, Uint8Array>();
  for (const [at, set] of sets.entries()) {
    const inside = posix.relative(top, paths[at] ?? '.');
    for (const [name, content] of set.files) {
      // Where such a file is in its set says what its data is called.
      const isData = isDataFile(name);
      if (isData && files.has(name)) {
        throw wrong(
          phrase`${quoted(set.shownAs)} has ${filePart(name)}, and another directory in ${quoted('policy')} has one, too.`,
          phrase`Keep one.`,
        );
      }
      files.set(isData ? name : posix.join(inside, name), content);
    }
  }
  const notices = sets.flatMap((set) => set.notices ?? []);
  const unreadData = sets.flatMap((set, at) =>
    (set.unreadData ?? []).map((name) => posix.join(posix.relative(top, paths[at] ?? '.'), name)),
  );
  const joined = { ...first, calledAs: first.shownAs, shownAs: top, files, notices, unreadData };
  return [withConftest(joined, conftest)];
}

function isInside(path: string, directory: string): boolean {
  return path === directory || path.startsWith(`${directory}/`);
}

/** The set without the files at its top that `data` names: it has their values. */
function withoutNamedData(set: PolicyFiles, { dataFiles }: ConftestFile): PolicyFiles {
  const files = new Map(set.files);
  for (const name of ['data.json', 'data.yaml']) {
    if (dataFiles.includes(posix.join(set.shownAs, name))) files.delete(name);
  }
  return { ...set, files };
}

function withConftest(set: PolicyFiles, conftest: ConftestFile): PolicyFiles {
  const { packages, data, isStrict, showsBuiltinErrors, notices } = conftest;
  const files = new Map(set.files);
  if (data !== undefined && files.has('data.json')) {
    throw wrong(
      phrase`${quoted('data')} does not name data.json of ${quoted(set.shownAs)}, so nothing of that file would count.`,
      phrase`Name it there, too, or remove it.`,
    );
  }
  if (data !== undefined) files.set('data.json', Buffer.from(data));
  const all = [set.notices ?? [], notices].flat();
  return { ...set, files, packages, isStrict, showsBuiltinErrors, notices: all };
}

/** The values of the file by their keys. conftest reads capital letters of a key as small ones. */
async function readToml(text: string): Promise<ReadonlyMap<string, unknown>> {
  const values = new Map<string, unknown>();
  for (const [name, value] of Object.entries(await parseToml(text))) {
    const key = toLower(name);
    if (values.has(key)) {
      throw wrong(phrase`${quoted(key)} is there twice.`, phrase`Keep one.`);
    }
    values.set(key, value);
  }
  return values;
}

async function parseToml(text: string): Promise<object> {
  // Few have such a file.
  const { parse, TomlError } = await import('smol-toml');
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [reason = ''] = error.message.split('\n');
    const place = filePart(`${CONFTEST_FILE}:${error.line}`);
    throw new PolicyProblem(
      wrongPolicies(phrase`${place}: cannot be read. ${foreign(`${reason}.`)}`),
    );
  }
}

/** The data files, and their values as one document of JSON, as for conftest, wherever they are; undefined without paths. */
async function readData(
  paths: readonly string[],
  { files, directory }: { files: DecidingFiles; directory: string },
  ports: ProgramPorts,
): Promise<Pick<ConftestFile, 'data' | 'dataFiles'>> {
  if (paths.length === 0) return { data: undefined, dataFiles: [] };
  const texts: Record<string, string> = {};
  const readText = async (path: string) => {
    const value = (await files.read(path)) ?? '';
    return { value, bytes: value.length };
  };
  const reading = { belongs: isData, skips: PROGRAM_DIRECTORIES, read: readText };
  for (const path of paths) {
    const whole = posix.join(directory, path);
    const around = await orProblem(posix.dirname(path), () => files.entries(posix.dirname(whole)));
    const kind = around?.find(({ name }) => name === posix.basename(whole))?.kind;
    const isFile = kind === 'file' || kind === 'link';
    const found = await orProblem(path, async () =>
      isFile ? (await readText(whole)).value : readBelow(files, whole, reading),
    );
    if (found === undefined) {
      throw wrong(phrase`the data ${quoted(path)} is missing.`);
    }
    if (typeof found === 'string') texts[path] = found;
    else for (const [inner, text] of found) texts[posix.join(path, inner)] = text;
  }
  for (const [path, text] of Object.entries(texts)) {
    const problem = await findLeftOutData(path, text);
    if (problem !== undefined) {
      const place = filePart(`${path}:${problem.line}`);
      throw new PolicyProblem(wrongPolicies(phrase`${place}: ${plain(problem.message)}`));
    }
  }
  const query = '{file: value | some file, text in input; value := yaml.unmarshal(text)}';
  const args = ['eval', '--stdin-input', '--format', 'raw', query];
  const answer = await askOpa(ports, { args, stdin: JSON.stringify(texts) });
  const mark = randomBytes(12).toString('hex');
  const values = fieldsOf(parseJson(keepLongNumbers(answer?.stdout ?? '', mark)));
  const document: Record<string, unknown> = {};
  for (const path of Object.keys(texts)) {
    if (answer !== undefined && !isRecord(values[path])) {
      throw wrong(phrase`the data ${quoted(path)} is no object of JSON or YAML.`);
    }
    mergeInto(document, values[path], path);
  }
  const dataFiles = Object.keys(texts).map((path) => posix.normalize(path));
  return { data: restoreLongNumbers(JSON.stringify(document), mark), dataFiles };
}

function isData(name: string): boolean {
  return /\.(?:json|ya?ml)$/.test(name);
}

/** @param path of what is read: data, unless it is a file of conftest's own */
async function orProblem<T>(path: string, read: () => Promise<T>): Promise<T> {
  return read().catch((error: unknown) => {
    if (!(error instanceof UnreadableFile)) throw error;
    const inner = error instanceof UnreadablePart ? posix.join(path, error.path) : path;
    const isOwn = [CONFTEST_FILE, ...IN_OTHER_LANGUAGES].includes(path);
    const what = isOwn ? filePart(path) : phrase`${CONFTEST_FILE}: the data ${quoted(inner)}`;
    throw new PolicyProblem(finding('policies-unread', phrase`${what} ${plain(error.message)}.`));
  });
}

/** Adds values to a document. @param path of the file with them, for the problem if another file has one, too */
function mergeInto(document: Record<string, unknown>, values: unknown, path: string): void {
  for (const [key, value] of Object.entries(fieldsOf(values))) {
    const earlier = Object.hasOwn(document, key) ? document[key] : undefined;
    if (isRecord(earlier) && isRecord(value)) mergeInto(earlier, value, path);
    else if (Object.hasOwn(document, key)) {
      throw wrong(
        phrase`the data ${quoted(path)} has the key ${quoted(key)}, and another file has it, too.`,
        phrase`Keep one: only one of them could count.`,
      );
    } else Object.defineProperty(document, key, { value, enumerable: true, writable: true });
  }
}
