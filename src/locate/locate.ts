/**
 * Finds the block that declares a resource, and the argument inside it that a message or a rule names. It never guesses:
 * there is no answer where two blocks have the same name, a file cannot be read, or files of a module are missing.
 */
import native, { join, resolve, type PlatformPath } from 'node:path';
import { addTo } from '../model/add-to.ts';
import type { AttributePath } from '../model/attribute-path.ts';
import type { Location } from '../model/policy-result.ts';
import type { Address } from '../model/address.ts';
import { configurationIn } from '../configuration/file-names.ts';
import { fetchModuleFiles, type ModuleFile } from '../configuration/module-files.ts';
import { localPath } from '../configuration/module-source.ts';
import { literalText, type HclBody, type HclFile } from '../configuration/syntax/hcl-syntax.ts';
import { partsOfBlock, type BlockPart, type Place } from './block-parts.ts';
import { choosePart, followPath } from './choose-part.ts';
import { findNamedPart } from './named-part.ts';

export interface Files {
  /** Names of the entries of a directory; empty if it does not exist. */
  readDirectory(path: string): Promise<readonly string[]>;
  /** The text of a file; undefined if it does not exist or cannot be read. */
  readFile(path: string): Promise<string | undefined>;
}

export interface LocateOptions extends Files {
  /** Absolute path of the checkout: nothing outside of it is read or named. */
  repositoryRoot: string;
}

const MODULE_DEPTH = 30;

interface Declaration {
  type: 'resource' | 'data' | 'ephemeral' | 'action' | 'module';
  labels: string[];
  startLine: number;
  endLine: number;
  /** `source` of a module call when it is a literal. */
  source?: string;
  body: HclBody;
}

/** What may name an argument of a block; if nothing does, the block is meant. */
interface Hint {
  /** What a policy says of the resource; hostile. */
  message: string;
  /** What its rule says; then the message only decides between blocks of one name. */
  attribute: AttributePath | undefined;
}

const LABEL_COUNTS = { resource: 2, data: 2, ephemeral: 2, action: 2, module: 1 } as const;

type DeclaredBlock = Declaration & { file: string };

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
      for (const { name } of address.modules.slice(0, MODULE_DEPTH)) {
        const { declared, overriding } = await readModule(moduleDirectory);
        const called = uniqueBlock(declared, 'module', [name]);
        if (!called) return call;
        call = toLocation(called, repositoryRoot, 'module-call') ?? call;
        const overrides = overriding?.get(blockKey('module', [name])) ?? [];
        const source = localPath(
          [called, ...overrides].findLast(({ source: written }) => written !== undefined)?.source,
        );
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
      const part = hint && overriding && findMeantPart(hint, address, block, overriding);
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

async function readModuleFiles(directory: string, files: Files): Promise<Module> {
  const names = configurationIn(await files.readDirectory(directory));
  const paths = names.map((name) => join(directory, name));
  const reading = await fetchModuleFiles(paths, (path) => files.readFile(path));
  const overrides = reading.filter(({ isOverride }) => isOverride);
  const isWhole = overrides.every(
    ({ problems, unread }) => problems.length === 0 && unread === undefined,
  );
  return {
    declared: blocksByName(reading.filter(({ isOverride }) => !isOverride)),
    overriding: isWhole ? blocksByName(overrides) : undefined,
  };
}

/** The argument or nested block that the hint means; undefined for the block itself. */
function findMeantPart(
  { message, attribute }: Hint,
  address: Address,
  block: DeclaredBlock,
  overriding: BlocksByName,
): BlockPart | undefined {
  const overrides = overriding.get(blockKey(block.type, block.labels)) ?? [];
  const parts = partsOfBlock(block, overrides);
  if (attribute === undefined) return findNamedPart(message, address, parts);
  return choosePart(followPath(parts, attribute), message);
}

/** The declarations of a file; leaves out what follows the first malformed part, as it is not certain. */
export function declarationsIn({ body, problems }: HclFile): Declaration[] {
  const firstProblem = problems.reduce(
    (first, { range }) => Math.min(first, range.startLine),
    Infinity,
  );
  const declared = body.blocks.flatMap(({ type, labels, body, range }) => {
    if (!isDeclared(type) || labels.length !== LABEL_COUNTS[type]) return [];
    const { startLine, endLine } = range;
    const source = body.attributes.find(
      ({ name }) => type === 'module' && name === 'source',
    )?.value;
    return [{ type, labels, startLine, endLine, source: literalText(source), body }];
  });
  return declared.filter(({ endLine }) => endLine < firstProblem);
}

function isDeclared(type: string): type is Declaration['type'] {
  return Object.hasOwn(LABEL_COUNTS, type);
}

/** The blocks of a module, by type and labels: a plan can have thousands. */
type BlocksByName = ReadonlyMap<string, readonly DeclaredBlock[]>;

function blocksByName(files: readonly ModuleFile[]): BlocksByName {
  const named = new Map<string, DeclaredBlock[]>();
  const declared = files.flatMap((file) =>
    declarationsIn(file).map((declaration) => ({ ...declaration, file: file.path })),
  );
  for (const block of declared) {
    addTo(named, blockKey(block.type, block.labels), block);
  }
  return named;
}

function blockKey(type: Declaration['type'], labels: readonly string[]): string {
  return [type, ...labels].join('\0');
}

/** The block of that name; undefined if there are two, which is an error of the configuration. */
function uniqueBlock(
  declared: BlocksByName,
  type: Declaration['type'],
  labels: readonly string[],
): DeclaredBlock | undefined {
  const named = declared.get(blockKey(type, labels)) ?? [];
  return named.length === 1 ? named[0] : undefined;
}

function toLocation(
  { file, startLine, endLine }: Place,
  repositoryRoot: string,
  source: Location['source'],
): Location | undefined {
  const path = relativePathInside(repositoryRoot, file);
  return path === undefined ? undefined : { path, startLine, endLine, source };
}

/** `infra/main.tf`, '' for the root itself; undefined outside of it, as on another drive. */
export function relativePathInside(
  root: string,
  path: string,
  system: PlatformPath = native,
): string | undefined {
  const inner = system.relative(root, path);
  const above = inner === '..' || inner.startsWith(`..${system.sep}`);
  return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
}
