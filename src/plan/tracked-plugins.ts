/** Files of a repository where Terraform looks for programs to run: whoever writes them would choose what runs. */
import { relative, sep } from 'node:path';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import { findRepository, realOrSame } from '../machine/find-repository.ts';
import { nameSome } from '../model/name-some.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';

/** Below a planned directory. A link or a submodule may stand for the whole of it. */
const PLUGINS =
  /^(?:\.terraform(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$))|terraform-provisioner-)/i;
const MOST_NAMED = 5;

/** @param directories absolute, each with its name for people */
export async function refuseTrackedPlugins(
  directories: readonly { path: string; shownAs: string }[],
  workspace: string,
  ports: GitPorts,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const trackedIn = new Map<string, ReturnType<typeof listTrackedFiles>>();
  for (const { path, shownAs } of directories) {
    const directory = realOrSame(path);
    const repository = findRepository(directory);
    if (repository === undefined) continue;
    const root = realOrSame(repository);
    const listing = trackedIn.get(root) ?? listTrackedFiles(root, workspace, ports);
    trackedIn.set(root, listing);
    const tracked = await listing;
    // Where git cannot say it, none is loaded either: Terraform gets a data directory and a list of sources of ours.
    if (!(tracked instanceof Set)) continue;
    const inside = relative(root, directory).split(sep).join('/');
    const prefix = inside === '' ? '' : `${inside}/`;
    const plugins = [...tracked].filter(
      (file) => file.startsWith(prefix) && PLUGINS.test(file.slice(prefix.length)),
    );
    if (plugins.length === 0) continue;
    problems.push({
      where: 'directory',
      message: `is ${quote(shownAs)}, and git tracks files where Terraform looks for programs to run: ${nameSome(plugins, MOST_NAMED)}. Take them out of git, with \`git rm -r --cached\`.`,
    });
  }
  return problems;
}
