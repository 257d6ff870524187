/** Has `opa` read the policies of a set: their syntax trees, their errors, and which are in Rego v0. */
import { askOpa, type ProgramPorts } from '../machine/ask-opa.ts';
import { parseJson, recordOf, textIn } from '../model/parse.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import type { Opa } from './find-opa.ts';
import { errorsIn, explainError, type OpaError } from './opa-errors.ts';
import type { OpaFolder } from './opa-folder.ts';
import { copyPlaces, readModule, type RegoModule, type Trees } from './syntax.ts';

export interface ReadModules {
  modules: RegoModule[];
  /** The files in Rego v0. */
  version0Files: string[];
}

interface ModuleSource {
  policies: PolicyFiles;
  folder: OpaFolder;
  opa: Opa;
  trees: Trees;
}

const MOST_ERRORS = 20;

/**
 * Reads all policies.
 *
 * @throws PolicyProblem with all errors of syntax, each with file and line
 */
export async function readModules(source: ModuleSource): Promise<ReadModules> {
  const { policies, trees, folder } = source;
  const files = [...policies.files.keys()].filter((name) => name.endsWith('.rego')).sort();
  const modules = files.flatMap((file) => readModule(file, trees[file]) ?? []);
  const unread = files.filter((file) => trees[file] === undefined);
  const reading = await Promise.all(unread.map((file) => readVersion0(file, source)));
  throwErrors(
    source,
    reading.flatMap((file) => ('errors' in file ? file.errors : [])),
  );
  modules.push(...reading.flatMap((file) => ('module' in file ? [file.module] : [])));
  folder.markVersion0(unread);
  return { modules, version0Files: unread };
}

/**
 * Reads all files with one process of `opa`, by a query whose answer has no places. Nothing has to be known of this
 * `opa` before. Its version is in the answer, too, if it could be asked.
 */
export async function parseAll(
  { files }: PolicyFiles,
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

/** A file that is no Rego v1, with its places, or what is wrong with it. */
async function readVersion0(
  file: string,
  { folder }: ModuleSource,
): Promise<{ module: RegoModule } | { errors: OpaError[] }> {
  const module = await parseRegoFile(file, true, folder);
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

/** The syntax tree with places and annotations; undefined if the file is not written in this version. */
export async function parseRegoFile(
  file: string,
  isOld: boolean,
  folder: OpaFolder,
): Promise<RegoModule | undefined> {
  const version = isOld ? ['--v0-compatible'] : [];
  const include = ['--json-include', 'locations,-comments'];
  const args = ['parse', '--format', 'json', ...include, ...version, `./${file}`];
  const { exitCode, stdout } = await folder.ask(args);
  return exitCode === 0 ? readModule(file, parseJson(stdout)) : undefined;
}

/**
 * The modules, and those of the files with METADATA with their places and with what it says.
 *
 * @throws PolicyProblem if it is not known what it says: it may make a policy stricter
 */
export async function locateModules(
  { modules, version0Files }: ReadModules,
  policies: PolicyFiles,
  folder: OpaFolder,
): Promise<RegoModule[]> {
  const files = filesWithMetadata(policies);
  const located = await Promise.all(
    modules.map(async (module) => {
      const { file } = module;
      if (!files.has(file)) return module;
      const parsed = await parseRegoFile(file, version0Files.includes(file), folder);
      if (parsed !== undefined) return parsed;
      const where = `${policies.shownAs}/${file}`;
      throw new PolicyProblem(`${where}: \`opa parse\` failed, so its METADATA is not known.`);
    }),
  );
  return withThoseOfPackages(located);
}

/** What one file says of a package, or of all packages below one, holds in each of their files, as for `opa`. */
function withThoseOfPackages(modules: readonly RegoModule[]): RegoModule[] {
  const named = modules.map((module) => ({ module, name: `${module.package.join('\0')}\0` }));
  return named.map(({ module, name }) => {
    const said = named.flatMap((other) => {
      if (other.name === name) return other.module.annotations;
      return name.startsWith(other.name) ? other.module.annotationsBelow : [];
    });
    const annotations = {
      ...module.annotations,
      inputKeys: said.flatMap(({ inputKeys }) => inputKeys),
      documents: said.flatMap(({ documents }) => documents),
      levels: said.flatMap(({ levels }) => levels),
      areOfAll: said.some(({ areOfAll }) => areOfAll),
    };
    return { ...module, annotations };
  });
}

/** Adds the place in its file to each term that was read of these files. */
export async function fillPlaces(
  { modules, version0Files }: ReadModules,
  files: ReadonlySet<string>,
  folder: OpaFolder,
): Promise<void> {
  const unplaced = modules.filter(
    ({ file, rules: [rule] }) => files.has(file) && rule?.place === undefined,
  );
  await Promise.all(
    unplaced.map(async (module) => {
      const { file } = module;
      const placed = await parseRegoFile(file, version0Files.includes(file), folder);
      if (placed !== undefined) copyPlaces(placed.rules, module.rules);
    }),
  );
}

/** The files whose METADATA says what counts as absent, which document they read, or how strict they are. */
function filesWithMetadata({ files }: PolicyFiles): ReadonlySet<string> {
  const named = [...files].filter(
    ([name, content]) =>
      name.endsWith('.rego') &&
      /\b(?:input-(?:keys|document)|enforcement_level)\b/.test(Buffer.from(content).toString()),
  );
  return new Set(named.map(([name]) => name));
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
  const { folder } = source;
  const check = async (): Promise<OpaError[]> =>
    errorsIn(await folder.ask(['check', '--format', 'json', ...MOST, ...folder.sourceOptions]));
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

function throwErrors({ policies, opa }: ModuleSource, errors: readonly OpaError[]): void {
  if (errors.length === 0) return;
  const lines = errors.map((error) => explainError(error, policies.shownAs, opa));
  throw new PolicyProblem([...new Set(lines)].slice(0, MOST_ERRORS).join('\n'));
}
