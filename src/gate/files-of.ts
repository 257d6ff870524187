/**
 * Which files of a repository belong to a workspace: those that an apply of its plan may depend on. A file that nothing of
 * the configuration names, such as README.md, is not one of them, also where it is in the same directory.
 */
import { basename, dirname, posix, resolve } from 'node:path';
import { concernedBy, directoriesAbove } from '../configuration/affected.ts';
import { isRead, LOCK_FILE, VARIABLES } from '../configuration/file-names.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { followLinks, localFiles } from '../machine/files-here.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { readFilesOf } from './affected-workspaces.ts';
import { comparablePath } from './hidden-files.ts';

interface PlannedModule {
  /** Absolute, as the repository is. */
  directory: string;
  repositoryRoot: string;
  /** What its plan is made with besides, relative to the directory. */
  files?: readonly string[] | undefined;
}

/** Names of files that say how git writes other files, or which version of a program runs: each counts for its directory. */
const FOR_THEIR_DIRECTORY = new Set([
  '.gitattributes',
  '.gitmodules',
  '.lfsconfig',
  '.terraform-version',
  '.opentofu-version',
  '.tool-versions',
  '.mise.toml',
  'mise.toml',
  '.tfswitchrc',
  '.tfswitch.toml',
]);

/** What Terraform takes from the directory that it runs in without being told: its state, plugins, and what `init` writes. */
const UNASKED =
  /^(?:\.terraform$|terraform\.d$|terraform\.tfstate|terraform-provi|\.?terraformrc$)/;

/** Files of other programs that make configurations: Terragrunt, Terramate. Only they know what belongs to these. */
const OF_GENERATORS = /\.hcl(?:\.json)?$/;
const OF_TESTS = /\.(?:tftest|tofutest|tfquery)\.hcl$/;

/**
 * Makes the test whether a file of the repository, by its relative path, belongs to what is planned in a directory. Every
 * file does where a provisioner runs or where a name is not known; every file of the directory does where a module that it
 * calls is not here.
 */
export async function filesOf(
  { directory, repositoryRoot, files = [] }: PlannedModule,
  { parsed }: { parsed?: ParsedFiles | undefined } = {},
): Promise<(path: string) => boolean> {
  const [module, root] = [realOrSame(directory), realOrSame(repositoryRoot)];
  const given = files.map((file) => resolve(module, file));
  const planned = { module, root, variableFiles: given };
  const read = await readFilesOf(planned, { repositoryRoot: root, parsed }, () => true);
  if ('why' in read || read.named.provisioners.length > 0) return () => true;
  const { named, modules, readPatterns } = read;
  // A link may lead to the module.
  const links = relativePathInside(repositoryRoot, directory) ?? [];
  const own = relativePathInside(root, module) ?? '';
  const inRepository = (paths: Iterable<string>) =>
    [...paths].flatMap((path) => relativePathInside(root, path) ?? []);
  const reads = [...read.reads, ...inRepository(given)];
  const isOfGenerator = (name: string) =>
    name !== LOCK_FILE && OF_GENERATORS.test(name) && !OF_TESTS.test(name);
  if (named.notFollowed.length > 0 || localFiles.readDirectory(module).some(isOfGenerator)) {
    const prefixes = [...modules, ...reads].concat(links);
    return concernedBy({ directory: own, patterns: [], prefixes, readPatterns });
  }
  const besides = [...named.handedOn, ...named.inWords].flatMap((path) => followLinks(path));
  const isNamed = concernedBy({
    directory: comparablePath(posix.join(own, LOCK_FILE)),
    patterns: [],
    prefixes: [...reads, ...inRepository(besides)].map(comparablePath),
    // Some file systems take names for one that differ in the case of letters.
    readPatterns: readPatterns.map(({ prefix, suffix }) => ({
      prefix: comparablePath(`${prefix}x`).slice(0, -1),
      suffix: comparablePath(suffix),
    })),
  });
  const directories = new Set([own, ...modules].concat(links).map(comparablePath));
  // A change above a module is one of a submodule or a link.
  const around = new Set([...directories].flatMap((each) => [each, ...directoriesAbove(each)]));
  const isOfModule = (path: string) => {
    const parent = dirname(path) === '.' ? '' : dirname(path);
    if (!directories.has(comparablePath(parent))) return false;
    return isRead(basename(path)) || VARIABLES.test(path);
  };
  const unasked = (path: string) => {
    const inside = own === '' ? path : (relativePathInside(`/${own}`, `/${path}`) ?? '');
    return UNASKED.test(inside.split('/')[0] ?? '');
  };
  const isOne = (path: string) => {
    const compared = comparablePath(path);
    return around.has(compared) || isNamed(compared) || isOfModule(path) || unasked(path);
  };
  return (path) => {
    if (!FOR_THEIR_DIRECTORY.has(basename(path))) return isOne(path);
    const parent = dirname(path);
    return parent === '.' || isOne(parent);
  };
}
