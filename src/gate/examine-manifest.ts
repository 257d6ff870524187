/** Whether a module manifest that is not sent closes the gate, and what a request changes. */
import { join } from 'node:path';
import { MANIFEST_MISLEADING, type Archive } from '../archive/archive.ts';
import { touches } from '../configuration/affected.ts';
import { MODULE_MANIFEST } from '../configuration/module-manifest.ts';
import { followLinks } from '../machine/files-here.ts';
import { isBelow } from '../machine/find-repository.ts';
import { finding, type Finding } from '../model/finding.ts';
import { relativePathInside } from '../model/relative-path.ts';
import {
  filePart,
  foreign,
  phrase,
  plain,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import { isManifest } from './hidden-files.ts';
import type { Proposal } from './request.ts';

export const CHANGES_NOT_KNOWN = phrase`which files this pull request changes is not known`;

/**
 * Finds out whether a module manifest that is not sent closes the gate.
 *
 * @param module absolute path of the directory that Terraform runs in
 * @returns why the gate stays closed, or what a reader should know
 */
export async function examineManifest(
  { root, excluded }: Archive,
  module: string,
  proposal: Proposal | undefined,
): Promise<{ closing?: Finding; notice?: Finding }> {
  const places = followLinks(join(module, ...MODULE_MANIFEST.split('/')));
  const manifest = excluded.find(
    (entry) => isManifest(entry) && places.includes(join(root, ...entry.path.split('/'))),
  );
  if (manifest === undefined) return {};
  const { path, reason, detail, misleads } = manifest;
  const detailed = detail === undefined ? '' : phrase`: it ${foreign(detail)}`;
  const what = phrase`${filePart(path)} ${plain(reason)}${detailed}.`;
  const of = (says: Sentence, more?: Sentence) =>
    finding('module-manifest', says, { about: { file: path }, remedy: more });
  if (reason === MANIFEST_MISLEADING) {
    return {
      notice: of(phrase`${what} It is not sent, and the plan has the modules that the calls name.`),
    };
  }
  const follows = phrase`Terraform follows it in every checkout, and the policies do not get to see that`;
  const remedy = removeManifest(path);
  if (misleads === true) return { closing: of(phrase`${what} ${follows}.`, remedy) };
  const directory = join(module, '.terraform');
  const why = proposal && (await whyManifestCloses(directory, proposal));
  if (why !== undefined) return { closing: of(phrase`${what} ${follows}, and ${why}.`, remedy) };
  return { notice: of(phrase`${what} It is not sent.`, remedy) };
}

/** What to do about a manifest that git tracks. @param path of it */
export function removeManifest(path: string): Sentence {
  return phrase`Remove it: ${typed(`git rm --cached ${path}`)}, and add ${setting('.terraform/')} to .gitignore.`;
}

/** Why a manifest that misleads no call closes the gate: Terraform may fetch what the change puts there. */
async function whyManifestCloses(
  directory: string,
  proposal: Proposal,
): Promise<Sentence | undefined> {
  const changed = await knownChanges(directory, proposal);
  if (changed === undefined) return CHANGES_NOT_KNOWN;
  const inRepository = relativePathInside(proposal.repository, directory) ?? '';
  return changed.some((path) => touches(path, inRepository))
    ? phrase`this pull request changes what is in ${setting('.terraform/')}`
    : undefined;
}

/** What the pull request changes; undefined if that is not known of this directory. An empty list is of no change. */
export async function knownChanges(directory: string, proposal: Proposal) {
  const isInside = isBelow(directory, proposal.repository);
  const changed = isInside ? await proposal.changedFiles() : undefined;
  return changed?.length === 0 ? undefined : changed;
}
