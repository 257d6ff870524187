/**
 * What a module manifest that is not sent means for the gate. Terraform in a checkout follows
 * it to other directories than those that the policies saw.
 */
import { join, relative, sep } from 'node:path';
import { MANIFEST_MISLEADING, type Archive } from '../archive/pack.ts';
import { isInDirectory } from '../archive/place.ts';
import { MODULE_MANIFEST } from '../configuration/module-manifest.ts';
import { follow } from '../machine/follow-links.ts';
import { touches } from '../configuration/affected.ts';
import type { Proposal } from './result.ts';
import { isManifest } from './hidden-files.ts';

/** What to do about a manifest: the gate stays closed, with a reason, or says something. */
interface Held {
  closing?: string;
  notice?: string;
}

/** @param module absolute path of the directory that Terraform runs in */
export async function lookAtManifest(
  { root, withheld }: Archive,
  module: string,
  proposal: Proposal | undefined,
): Promise<Held> {
  const places = follow(join(module, ...MODULE_MANIFEST.split('/')));
  const entry = withheld.find(
    (each) => isManifest(each) && places.includes(join(root, ...each.path.split('/'))),
  );
  if (entry === undefined) return {};
  const { path, reason, detail, misleads } = entry;
  const what = `${path} ${reason}${detail === undefined ? '' : `: it ${detail}`}.`;
  if (reason === MANIFEST_MISLEADING) {
    return { notice: `${what} It is not sent, and the plan has the modules that the calls name.` };
  }
  const follows = 'Terraform follows it in every checkout, and the policies do not get to see that';
  const remedy = `Remove it: \`git rm --cached ${path}\`, and add \`.terraform/\` to .gitignore.`;
  if (misleads === true) return { closing: `${what} ${follows}. ${remedy}` };
  const why = await whyClosed(join(module, '.terraform'), proposal);
  if (why !== undefined) return { closing: `${what} ${follows}, and ${why}. ${remedy}` };
  return { notice: `${what} It is not sent. ${remedy}` };
}

/** Why the gate is closed for a manifest that misleads no call: Terraform may fetch what the change puts there. */
async function whyClosed(
  directory: string,
  proposal: Proposal | undefined,
): Promise<string | undefined> {
  if (proposal === undefined) return undefined;
  const { repository } = proposal;
  const changed = isInDirectory(directory, repository) ? await proposal.changedFiles() : undefined;
  if (changed === undefined || changed.length === 0) {
    return 'which files this pull request changes is not known';
  }
  const at = relative(repository, directory).split(sep).join('/');
  return changed.some((path) => touches(path, at))
    ? 'this pull request changes what is in .terraform/'
    : undefined;
}
