/** The environments of a root: the files of variables and of the backend that a repository has for it, by what they are called. */
import { posix } from 'node:path';
import { variablesIn, VARIABLES } from '../../configuration/file-names.ts';
import { addTo } from '../../model/add-to.ts';

/** An environment, and its files relative to the directory of the root. */
export interface EnvironmentHere {
  name: string;
  varFile: string | undefined;
  backendConfig: string | undefined;
}

/** Directories of the repository with the files of environments of all roots. */
const OF_ALL_ROOTS = /^(?:envs?|environments?|vars|tfvars|configs?|backends?)$/i;
/** A name that says nothing of an environment: that of its directory does. */
const PLAIN = /^(?:terraform|backend|variables|vars|main|common|default|config|inputs)?$/i;
const FOR_PEOPLE = /(?:^|[._-])(?:example|sample|template)s?(?:[._-]|$)/i;
const BACKEND = /\.tfbackend$|(?:^|[._-])backend[^/]*\.(?:config|conf|hcl|tfvars)$/i;

/**
 * @param directory of the root, relative to the repository
 * @param files all paths of the repository, relative to it
 * @returns by name; those of its own directory go before those of the repository
 */
export function environmentsOf(directory: string, files: readonly string[]): EnvironmentHere[] {
  const candidates = files.filter((path) => {
    const name = posix.basename(path);
    const isRead = variablesIn([name]).length > 0 && posix.dirname(path) === directory;
    return (VARIABLES.test(name) || BACKEND.test(name)) && !isRead && !FOR_PEOPLE.test(name);
  });
  const own = candidates.filter((path) => directory === '.' || path.startsWith(`${directory}/`));
  const shared = candidates.filter((path) => OF_ALL_ROOTS.test(path.split('/')[0] ?? ''));
  const byName = new Map<string, string[]>();
  for (const path of own.length > 0 ? own : shared) {
    const name = environmentOf(path);
    if (name !== undefined) addTo(byName, name, path);
  }
  const toOwn = (path: string | undefined) => path && posix.relative(directory, path);
  return Array.from(byName, ([name, paths]) => ({
    name,
    varFile: toOwn(paths.find((path) => VARIABLES.test(path) && !BACKEND.test(path))),
    backendConfig: toOwn(paths.find((path) => BACKEND.test(path))),
  }));
}

/** What a file is called without its endings and the words that all such files have; else the directory that it is in. */
function environmentOf(path: string): string | undefined {
  const [first = ''] = posix.basename(path).split('.');
  const word = first.replace(/(?:^|[_-])backend(?:[_-]|$)/i, '');
  const name = PLAIN.test(word) ? posix.basename(posix.dirname(path)) : word;
  return /^[\w-]+$/.test(name) && !PLAIN.test(name) ? name : undefined;
}
