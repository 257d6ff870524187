/** Has `opa` read the policies of a set: their syntax trees, their METADATA, their errors, and which are in Rego v0. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askOpa, type ProgramPorts } from '../machine/ask-opa.ts';
import { parseJson, recordOf, textIn } from '../model/parse.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import type { Opa } from './find-opa.ts';
import { withoutRepeated } from '../model/finding.ts';
import { annotator } from './metadata.ts';
import { errorsIn, explainError, type OpaError } from './opa-errors.ts';
import { openFolder, type OpaFolder } from './opa-folder.ts';
import { readModule, type RegoModule, type Trees } from './syntax.ts';

export interface ReadModules {
  modules: RegoModule[];
  /** The files in Rego v0. */
  version0Files: readonly string[];
}

export interface ModuleSource {
  policies: PolicyFiles;
  folder: OpaFolder;
  opa: Opa;
  trees: Trees;
  ports: ProgramPorts;
}

const MOST_ERRORS = 20;

/**
 * Reads all policies, with what their METADATA says.
 *
 * @param alsoVersion0 files in Rego v0 that can be read as v1, too
 * @throws PolicyProblem with all errors of syntax, each with file and line
 */
export async function readModules(
  source: ModuleSource,
  alsoVersion0: readonly string[],
): Promise<ReadModules> {
  const { policies, trees, folder } = source;
  const files = [...policies.files.keys()].filter((name) => name.endsWith('.rego')).sort();
  const reading = files.map(async (file) => {
    if (alsoVersion0.includes(file)) return [];
    const module = readModule(file, trees[file]) ?? (await readMarked(file, source));
    return module ?? [];
  });
  const known = (await Promise.all(reading)).flat();
  const old = files.filter((file) => known.every((module) => module.file !== file));
  folder.markVersion0(old);
  // What is no Rego of any version has to be said first: its METADATA cannot be read, either.
  const read = await readVersion0(old, source);
  const addAnnotations = await annotator(policies, folder);
  return { modules: [...known, ...read].map(addAnnotations), version0Files: old };
}

/** A byte order mark in a text. `opa` takes it there, and cannot read the tree again in which it writes it out. */
const MARK = /\\u[fF][eE][fF][fF]/;

/** The module of a file in Rego v1 of which there is no tree, because it has such a mark; undefined for any other file. */
async function readMarked(
  file: string,
  { policies: { files }, folder }: ModuleSource,
): Promise<RegoModule | undefined> {
  if (!MARK.test(Buffer.from(files.get(file) ?? '').toString())) return undefined;
  return readWithPlaces(file, false, folder);
}

/**
 * Reads all files with one process of `opa`, by a query whose answer has no places. Nothing has to be known of this
 * `opa` before. Its version is in the answer, too, if it could be asked.
 */
export async function parseAll(
  files: Iterable<readonly [name: string, content: Uint8Array]>,
  ports: ProgramPorts,
): Promise<{ trees: Trees; version: string | undefined }> {
  const texts = [...files]
    .filter(([name]) => name.endsWith('.rego'))
    .map(([name, content]) => [name, new TextDecoder().decode(content)] as const);
  const query =
    '{"version": opa.runtime().version, "trees": {file: tree | some file, text in input; tree := rego.parse_module(file, text)}}';
  // As a text that is printed raw: the JSON of an answer is indented, and four times as long.
  const args = ['eval', '--stdin-input', '--format', 'raw', `json.marshal(${query})`];
  const stdin = JSON.stringify(Object.fromEntries(texts));
  const answer = await askOpa(ports, { args, stdin });
  const { version, trees } = recordOf(parseJson(answer?.stdout ?? ''));
  return { trees: recordOf(trees), version: textIn(version) };
}

/**
 * The modules of files that are no Rego v1. `opa fmt` writes all of them as v1, and they are read in that form. Where it
 * does not, each is read by itself.
 *
 * @throws PolicyProblem with all errors of syntax
 */
async function readVersion0(files: readonly string[], source: ModuleSource): Promise<RegoModule[]> {
  if (files.length === 0) return [];
  const rewritten = await rewriteInVersion1(files, source);
  const reading = files.map(async (file) => {
    const tree = rewritten[file];
    const module = tree === undefined ? undefined : readModule(file, tree);
    return module === undefined ? await readOldFile(file, source) : { module };
  });
  const read = await Promise.all(reading);
  throwErrors(
    source,
    read.flatMap((file) => ('errors' in file ? file.errors : [])),
  );
  return read.flatMap((file) => ('module' in file ? [file.module] : []));
}

/** The syntax trees of the files in Rego v0 that `opa fmt` rewrites; it stops at the first that it cannot rewrite. */
async function rewriteInVersion1(
  names: readonly string[],
  { policies: { files }, opa, ports }: ModuleSource,
): Promise<Trees> {
  const old = new Map(
    names.flatMap((name) => [[name, files.get(name) ?? new Uint8Array()] as const]),
  );
  const folder = openFolder(old, opa, ports);
  try {
    await folder.ask(['fmt', '--write', '--v0-v1', '.']);
    const written = names.map((name) => [name, readFileSync(join(folder.path, name))] as const);
    return (await parseAll(written, ports)).trees;
  } finally {
    folder.remove();
  }
}

/** A file that is no Rego v1, or what is wrong with it. */
async function readOldFile(
  file: string,
  { folder }: ModuleSource,
): Promise<{ module: RegoModule } | { errors: OpaError[] }> {
  const module = await readWithPlaces(file, true, folder);
  if (module !== undefined) return { module };
  const errorsAs = async (...version: string[]): Promise<OpaError[]> => {
    const answer = await folder.ask(['check', '--format', 'json', ...version, `./${file}`]);
    return errorsIn(answer).filter(({ code }) => code === 'rego_parse_error');
  };
  const [asNew, asOld] = await Promise.all([errorsAs(), errorsAs('--v0-compatible')]);
  // A file in Rego v0 with an error does not lack the words of v1.
  const isOld = asNew.some(({ message }) => message.includes('keyword is required'));
  const errors = isOld && asOld.length > 0 ? asOld : asNew;
  const unnamed = { message: 'opa cannot read it', code: '', row: 0, column: 0, details: null };
  return { errors: errors.length > 0 ? errors : [{ ...unnamed, file }] };
}

/** The syntax tree of a file with its places; undefined if the file is not written in this version. */
export async function readWithPlaces(
  file: string,
  isOld: boolean,
  folder: OpaFolder,
): Promise<RegoModule | undefined> {
  const version = isOld ? ['--v0-compatible'] : [];
  const include = ['--json-include', 'locations,-comments,-annotations'];
  const args = ['parse', '--format', 'json', ...include, ...version, `./${file}`];
  const { exitCode, stdout } = await folder.ask(args);
  return exitCode === 0 ? readModule(file, parseJson(stdout)) : undefined;
}

/**
 * Checks all files together.
 *
 * @returns more files in Rego v0, if some use what v1 has removed: then all are to be read in another way
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
export async function checkModules(
  source: ModuleSource,
  { version0Files: known }: ReadModules,
): Promise<string[] | undefined> {
  const { folder, policies } = source;
  const options = ['--format', 'json', ...MOST, ...strictOption(policies)];
  const check = async (): Promise<OpaError[]> =>
    errorsIn(await folder.ask(['check', ...options, ...folder.sourceOptions]));
  const errors = await check();
  if (errors.length === 0) return undefined;
  const maybeVersion0 = errors.flatMap(({ file, message }) =>
    file !== undefined && /deprecated|must not shadow/.test(message) ? [file] : [],
  );
  const version0Files = [...new Set([...known, ...maybeVersion0])];
  if (version0Files.length > known.length) {
    folder.markVersion0(version0Files);
    if ((await check()).length === 0) return version0Files;
  }
  throwErrors(source, errors);
  return undefined;
}

const MOST = ['--max-errors', '100'];

/** The option of `opa check` by which it objects to more. */
export function strictOption({ isStrict }: PolicyFiles): string[] {
  return isStrict === true ? ['--strict'] : [];
}

function throwErrors({ policies, opa }: ModuleSource, errors: readonly OpaError[]): void {
  if (errors.length === 0) return;
  const found = errors.map((error) => explainError(error, policies.shownAs, opa));
  throw new PolicyProblem(...withoutRepeated(found).slice(0, MOST_ERRORS));
}
