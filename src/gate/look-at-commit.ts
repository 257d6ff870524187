/**
 * Finds what leads Terraform to other files than the calls name, in a commit that the service takes itself: nothing
 * can be left out of it.
 */
import { join } from 'node:path';
import { MODULE_MANIFEST } from '../configuration/module-manifest.ts';
import { touches } from '../configuration/affected.ts';
import { findLoadedSubmodules, SUBMODULE } from './empty-submodules.ts';
import { GateStop } from './failure-of.ts';
import type { ReadyWorkspace } from './find-workspace.ts';
import type { Job } from './job.ts';
import { readsHere } from '../machine/files-here.ts';
import { listHidden } from './hidden-files.ts';
import type { VersionControl } from './result.ts';

type Committed = ReadonlyMap<string, string>;

const LINK = '120000';

/** @throws GateStop if the plan of this commit is not of what the policies and a reader take it for */
export async function lookAtCommit(
  workspace: ReadyWorkspace,
  { committed }: VersionControl,
  job: Job,
): Promise<void> {
  const { workingDirectory } = workspace;
  const known = await committed?.();
  const manifest = [workingDirectory, MODULE_MANIFEST].filter(Boolean).join('/');
  const why = known
    ? hasManifest(manifest, known) && 'is in this commit'
    : await whyWithoutGit(manifest, workspace.root, job);
  if (why !== undefined && why !== false) {
    const message = `${manifest} ${why}. Terraform follows it to other directories than those that the calls name, and the service plans the commit as it is. Remove it: \`git rm --cached ${manifest}\`, and add \`.terraform/\` to .gitignore.`;
    throw new GateStop('unseen', message);
  }
  if (known && workspace.connection?.takesSubmodules !== true) {
    await refuseSubmodules(workspace, known, job);
  }
}

/** Whether the commit has the manifest, or a link or a submodule on the way to it. */
function hasManifest(manifest: string, committed: Committed): boolean {
  const names = manifest.split('/');
  return (
    [1, 2].some((up) => {
      const mode = committed.get(names.slice(0, -up).join('/'));
      return mode === LINK || mode === SUBMODULE;
    }) || committed.has(manifest)
  );
}

/** Without a repository, the files that are here and the list of changes are all there is. */
async function whyWithoutGit(
  manifest: string,
  root: string,
  { proposal }: Job,
): Promise<string | undefined> {
  const changed = (await proposal?.changedFiles()) ?? [];
  if (changed.some((each) => touches(each, manifest))) {
    return 'is among the files that this pull request changes';
  }
  return readsHere.readFile(join(root, ...manifest.split('/'))) === undefined
    ? undefined
    : 'is in this directory, and there is no repository that says where it comes from';
}

async function refuseSubmodules(
  workspace: ReadyWorkspace,
  committed: Committed,
  job: Job,
): Promise<void> {
  const { name } = workspace;
  const pathsOf = (wanted: string): string[] =>
    [...committed].flatMap(([path, mode]) => (mode === wanted ? [path] : []));
  const about = { paths: pathsOf(SUBMODULE), links: pathsOf(LINK) };
  const sure = await findLoadedSubmodules(workspace, about, job);
  if (sure.length === 0) return;
  const names = listHidden(sure, () => undefined);
  const message = `Terraform would load ${names}, ${sure.length === 1 ? 'a submodule' : 'submodules'}, and the service does not say that it clones submodules for workspace "${name}": then the directory is empty, and nothing in it is planned. Switch on "Include submodules on clone" in the workspace's version control settings, or use \`source: upload\`.`;
  throw new GateStop('unseen', message);
}
