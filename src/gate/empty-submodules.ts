/** Submodules that are not checked out: what the configuration would load of them is not there, and no plan says so. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EMPTY_SUBMODULE } from '../archive/pack.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import { listCommitted } from '../machine/compare-with-commit.ts';
import { findKnownRepository } from '../machine/find-repository.ts';
import { readsHere } from '../machine/files-here.ts';
import {
  HiddenIndex,
  listHidden,
  readNamedFiles,
  type HiddenFile,
  type Patience,
} from './hidden-files.ts';
import { sayMentions } from './hold-hidden.ts';

interface Place {
  /** Absolute path of the repository. */
  root: string;
  /** Of the configuration in it, with slashes; '' if it is the repository itself. */
  workingDirectory: string;
}

/** The mode that git gives to a submodule. */
export const SUBMODULE = '160000';

/** Why a plan of this place would lack something; undefined if it would not. */
export async function emptySubmodulesOf(
  { root, workingDirectory }: Place,
  ports: GitPorts & Patience,
): Promise<string | undefined> {
  const repository = findKnownRepository(root, root);
  const committed = repository && (await listCommitted('', repository, ports));
  const paths = Array.from(committed ?? []).flatMap(([path, mode]) =>
    mode === SUBMODULE && !existsSync(join(root, path, '.git')) ? [path] : [],
  );
  const empty = await findLoadedSubmodules({ root, workingDirectory }, { paths, links: [] }, ports);
  return empty.length === 0 ? undefined : sayEmptySubmodules(empty);
}

/** Of the submodules at these paths, those that the configuration certainly loads something of. */
export async function findLoadedSubmodules(
  { root, workingDirectory }: Place,
  { paths, links }: { paths: readonly string[]; links: readonly string[] },
  patience: Patience,
): Promise<HiddenFile[]> {
  if (paths.length === 0) return [];
  const withheld = paths.map((path) => ({ path, reason: EMPTY_SUBMODULE }));
  const module = join(root, ...workingDirectory.split('/'));
  const index = new HiddenIndex({ root, withheld, links });
  const named = await readNamedFiles(module, (path) => index.matters(path), readsHere, patience);
  return index.find(named, module).filter(({ certain }) => certain);
}

/** Also without a change: an empty directory in the place of a module plans nothing, and everything passes. */
export function sayEmptySubmodules(empty: readonly HiddenFile[]): string {
  const names = listHidden(empty, () => undefined);
  const [is, are] = empty.length === 1 ? ['is a submodule', 'it'] : ['are submodules', 'them'];
  return `Terraform would load ${names}, which ${is} and not checked out: neither the plan nor the policies get to see what belongs there.${sayMentions(empty)} Check ${are} out: \`submodules: true\` (or \`recursive\`) for actions/checkout, elsewhere \`git submodule update --init --recursive\`.`;
}
