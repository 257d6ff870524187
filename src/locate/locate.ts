/**
 * Finds the block that declares a resource, and the argument inside it that a message or a rule names. It never guesses:
 * there is no answer where two blocks have the same name, a file cannot be read, or files of a module are missing.
 */
import { join, resolve } from 'node:path';
import { addTo } from '../model/add-to.ts';
import type { Location } from '../model/policy-result.ts';
import { relativePathInside } from '../model/relative-path.ts';
import type { Address } from '../model/address.ts';
import { configurationIn } from '../configuration/file-names.ts';
import { fetchModuleFiles, type ModuleFile } from '../configuration/module-files.ts';
import { localPath } from '../configuration/module-manifest.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { literalText, type HclBlock, type HclFile } from '../configuration/syntax/hcl-syntax.ts';
import type { Place } from './block-parts.ts';
import { findMeantPart, type Hint } from './meant-part.ts';

export interface Files {
  /** Names of the entries of a directory; empty if it does not exist. */
  readDirectory(path: string): Promise<readonly string[]>;
  /** The text of a file; undefined if it does not exist or cannot be read. */
  readFile(path: string): Promise<string | undefined>;
}

export interface LocateOptions extends Files {
  /** Absolute path of the checkout: nothing outside of it is read or named. */
  repositoryRoot: string;
  /** What this check has parsed before. */
  parsed?: ParsedFiles | undefined;
}

/** How many labels each block has that an address can name. */
const LABEL_COUNTS: Readonly<Record<string, number>> = {
  resource: 2,
  data: 2,
  ephemeral: 2,
  action: 2,
  module: 1,
};

type DeclaredBlock = HclBlock & { file: string };

export type Locator = ReturnType<typeof createLocator>;

/**
 * Makes a locator for the files of one repository. It parses each file once, and resolves to undefined unless the location
 * is certain.
 */
export function createLocator(options: LocateOptions) {
  const { repositoryRoot } = options;
  const modules = new Map<string, Promise<Module>>();

  const readModule = (directory: string): Promise<Module> => {
    const module = modules.get(directory) ?? readModuleFiles(directory, options);
    modules.set(directory, module);
    return module;
  };

  return {
    /** @param directory absolute path of the root module */
    async locate(address: Address, directory: string, hint?: Hint): Promise<Location | undefined> {
      // Each step leads into the directory of the next module. What was found last is the answer if a step fails.
      let moduleDirectory = directory;
      let call: Location | undefined;
      for (const { name } of address.modules) {
        const { declared, overriding } = await readModule(moduleDirectory);
        const called = uniqueBlock(declared, 'module', [name]);
        if (!called) return call;
        call = toLocation(called, repositoryRoot, 'module-call') ?? call;
        // An override file that cannot be read may give the call another source.
        if (overriding === undefined) return call;
        const overrides = overriding.get(blockKey('module', [name])) ?? [];
        const written = [called, ...overrides].flatMap((block) => sourceOf(block) ?? []);
        const source = localPath(written.at(-1));
        if (source === undefined) return call;
        const inner = resolve(moduleDirectory, source);
        if (relativePathInside(repositoryRoot, inner) === undefined) return call;
        moduleDirectory = inner;
      }
      const { type, labels } = address.block;
      const { declared, overriding } = await readModule(moduleDirectory);
      const block = uniqueBlock(declared, type, labels);
      if (!block) return call;
      const source = type === 'module' ? 'module-call' : 'block';
      const overrides = overriding?.get(blockKey(type, labels)) ?? [];
      // An override file that cannot be read may replace the argument: then the block is the answer.
      const part = hint && overriding && findMeantPart(hint, address, block, overrides);
      const argument = part && toLocation(part, repositoryRoot, 'argument');
      return argument ?? toLocation(block, repositoryRoot, source);
    },
  };
}

interface Module {
  declared: BlocksByName;
  /** What changes those blocks, in the order of reading; undefined if some of it cannot be read. */
  overriding: BlocksByName | undefined;
}

async function readModuleFiles(
  directory: string,
  { parsed, ...files }: LocateOptions,
): Promise<Module> {
  const names = configurationIn(await files.readDirectory(directory));
  const paths = names.map((name) => join(directory, name));
  const reading = await fetchModuleFiles(paths, (path) => files.readFile(path), parsed);
  const overrides = reading.filter(({ isOverride }) => isOverride);
  const isWhole = overrides.every(
    ({ problems, unread }) => problems.length === 0 && unread === undefined,
  );
  return {
    declared: blocksByName(reading.filter(({ isOverride }) => !isOverride)),
    overriding: isWhole ? blocksByName(overrides) : undefined,
  };
}

/** What a module call says where its files are; undefined if that is not written as a text. */
function sourceOf({ body }: HclBlock): string | undefined {
  return literalText(body.attributes.find(({ name }) => name === 'source')?.value);
}

/** The blocks of a file that an address can name; leaves out what follows the first malformed part, as it is not certain. */
export function declarationsIn({ body, problems }: HclFile): HclBlock[] {
  const firstProblem = problems.reduce(
    (first, { range }) => Math.min(first, range.startLine),
    Infinity,
  );
  return body.blocks.filter(
    ({ type, labels, range }) =>
      labels.length === LABEL_COUNTS[type] && range.endLine < firstProblem,
  );
}

/** The blocks of a module, by type and labels: a plan can have thousands. */
type BlocksByName = ReadonlyMap<string, readonly DeclaredBlock[]>;

function blocksByName(files: readonly ModuleFile[]): BlocksByName {
  const named = new Map<string, DeclaredBlock[]>();
  for (const file of files) {
    for (const block of declarationsIn(file)) {
      addTo(named, blockKey(block.type, block.labels), { ...block, file: file.path });
    }
  }
  return named;
}

function blockKey(type: string, labels: readonly string[]): string {
  return [type, ...labels].join('\0');
}

/** The block of that name; undefined if there are two, which is an error of the configuration. */
function uniqueBlock(
  declared: BlocksByName,
  type: string,
  labels: readonly string[],
): DeclaredBlock | undefined {
  const named = declared.get(blockKey(type, labels)) ?? [];
  return named.length === 1 ? named[0] : undefined;
}

function toLocation(
  { file, range: { startLine, endLine } }: Place,
  repositoryRoot: string,
  source: Location['source'],
): Location | undefined {
  const path = relativePathInside(repositoryRoot, file);
  return path === undefined ? undefined : { path, startLine, endLine, source };
}
