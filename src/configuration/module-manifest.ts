/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */
import { posix } from 'node:path';
import { readRepeatedJson, type Json, type JsonEntry } from './syntax/read-json.ts';

/** Where it is in the directory that Terraform runs in. */
export const MODULE_MANIFEST = '.terraform/modules/modules.json';

/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';

/** One entry of a manifest. */
export interface ModuleRecord {
  /** The labels of the calls that lead to it, from the root module on: `network.subnets`. */
  key: string;
  source: string;
  /** Relative to the directory that Terraform runs in. */
  directory: string;
}

/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
export function readManifest(text: string): ModuleRecord[] | { problem: string } {
  // Terraform takes an empty file as one without records.
  if (text === '') return [];
  let json: Json;
  try {
    json = readRepeatedJson(text);
  } catch {
    return { problem: 'is no JSON' };
  }
  const [modules, ...others] = membersOf(json);
  if (modules?.name !== 'Modules' || others.length > 0) return { problem: OTHER_FORM };
  const list = modules.value;
  const isOther = list.kind === 'literal' && list.value !== null;
  if (list.kind === 'object' || isOther) return { problem: OTHER_FORM };
  const records: ModuleRecord[] = [];
  const keys = new Set<string>();
  for (const item of list.kind === 'list' ? list.items : []) {
    const record = toRecord(item);
    if (record === undefined) return { problem: OTHER_FORM };
    if (keys.has(record.key)) return { problem: `has ${describeRecord(record)} twice` };
    keys.add(record.key);
    records.push(record);
  }
  return records;
}

const OTHER_FORM = 'is not in the form that `terraform init` writes';

function membersOf(json: Json): JsonEntry[] {
  return json.kind === 'object' ? json.entries : [];
}

function toRecord(json: Json): ModuleRecord | undefined {
  const fields = new Map<string, string>();
  for (const { name, value } of membersOf(json)) {
    const text = value.kind === 'literal' ? value.value : undefined;
    const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
    // Terraform replaces what is no Unicode.
    if (!isKnown || typeof text !== 'string' || /[\uFFFD\0]/.test(text)) return undefined;
    fields.set(name, text);
  }
  const key = fields.get('Key');
  const directory = fields.get('Dir');
  if (key === undefined || directory === undefined) return undefined;
  return { key, source: fields.get('Source') ?? '', directory };
}

/** What the file system says of directories, each relative to the one that Terraform runs in. */
interface Directories {
  /** Whether both are there, and are one directory when all links are followed. */
  isSame(one: string, other: string): boolean;
  /** Whether a link is on the way to it. A directory that is not there is reached without one. */
  isBehindLink(path: string): boolean;
}

/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
export function findMisled(
  records: readonly ModuleRecord[],
  directories: Directories,
): string | undefined {
  const byKey = directoriesByKey(records);
  for (const record of records) {
    const problem = misledProblem(record, byKey, directories);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Directories by the keys of their records. */
type DirectoriesByKey = ReadonlyMap<string, string>;

function directoriesByKey(records: readonly ModuleRecord[]): DirectoriesByKey {
  return new Map(records.map(({ key, directory }) => [key, directory]));
}

function misledProblem(
  record: ModuleRecord,
  byKey: DirectoriesByKey,
  directories: Directories,
): string | undefined {
  const { key, source, directory } = record;
  const leadsTo = (why: string) =>
    `leads ${describeRecord(record)} to ${JSON.stringify(directory)}, and ${why}`;
  if (key === '') {
    if (directory === '.') return undefined;
    return `says that the root module is in ${JSON.stringify(directory)}`;
  }
  if (directory !== cleaned(directory)) return leadsTo('Terraform writes such a path differently');
  if (!isLocal(source)) {
    const fetchedTo = `${FETCHED}/${key}`;
    const isThere = directory === fetchedTo || directory.startsWith(`${fetchedTo}/`);
    if (isThere && !directories.isBehindLink(directory)) return undefined;
    const links = isThere ? ', with no link on the way' : '';
    return leadsTo(`it belongs in ${JSON.stringify(fetchedTo)}${links}`);
  }
  const expected = directoryOfSource(record, byKey);
  if (expected === undefined) return leadsTo('has no record of the module that calls it');
  if (directory === expected || directories.isSame(directory, expected)) return undefined;
  return leadsTo(`its source is ${JSON.stringify(source)}`);
}

/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource(
  { key, source }: ModuleRecord,
  byKey: DirectoriesByKey,
): string | undefined {
  const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
  let caller = callerKey === '' ? '.' : byKey.get(callerKey);
  // A module of `terraform test` is called by a file of tests, which has no record.
  if (caller === undefined && key.startsWith('test.')) caller = '.';
  return caller === undefined ? undefined : cleaned(`${caller}/${source.replaceAll('\\', '/')}`);
}

function describeRecord({ key }: ModuleRecord): string {
  return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}

/** The path as Terraform writes it: without steps that lead nowhere, and without a slash at the end. */
function cleaned(path: string): string {
  return posix.normalize(path).replace(/(.)\/$/s, '$1');
}

/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
export function directoriesFor(records: readonly ModuleRecord[], label: string): string[] {
  const byKey = directoriesByKey(records);
  const elsewhere = records.filter(
    (record) =>
      (record.key === label || record.key.endsWith(`.${label}`)) &&
      (!isLocal(record.source) || record.directory !== directoryOfSource(record, byKey)),
  );
  return [...new Set(elsewhere.map(({ directory }) => directory))];
}

/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
export function localPath(source: string | undefined): string | undefined {
  if (source === undefined || !isLocal(source)) return undefined;
  return source.replaceAll('\\', '/');
}

/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source: string): boolean {
  return /^\.{1,2}[/\\]/.test(source);
}
