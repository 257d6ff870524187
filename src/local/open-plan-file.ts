/** Opens a plan that another job made: its file, and the digest of it. */
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { findAround, realOrSame } from '../machine/find-repository.ts';
import { listTrackedFiles, type GitPorts } from '../machine/ask-git.ts';
import { readRegular } from '../machine/read-regular.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { Engine } from '../service/engines/engine.ts';
import { planFileEngine } from '../service/engines/plan-file-engine.ts';
import { compareDigest, digestPath } from '../service/engines/plan-file/tree-digest.ts';
import { LONGEST_PLAN } from '../service/engines/read-plan.ts';
import type { JobTree } from '../trust/tree.ts';
import type { PlaceOf } from './planned-places.ts';
import { digestFiles } from './tree-files.ts';

interface PlanFileContext {
  /** The directory of the settings, as written. */
  directory: string;
  workingDirectory: string;
  jobTree: JobTree;
  placeOf: PlaceOf;
  /** In a job, a plan needs a digest. */
  inJob: boolean;
}

const LONGEST_DIGEST = 32 * 1024 * 1024;

/** Reads the plan and its digest once, so that they cannot change between two readings. */
export async function openPlanFile(
  written: string,
  { directory, workingDirectory, jobTree, placeOf, inJob }: PlanFileContext,
  ports: GitPorts,
): Promise<{ engine: Engine } | { problems: Problem[] }> {
  const refuse = (message: string) => ({ problems: [{ where: 'plan', message }] });
  const path = realOrSame(resolve(workingDirectory, written));
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isFile() !== true) {
    return refuse(
      `is ${quote(written)}, and there is no such file. Write it with \`terraform show -json\`.`,
    );
  }
  if (stats.size > LONGEST_PLAN) {
    return refuse(`is ${quote(written)}, which has more than ${LONGEST_PLAN} bytes.`);
  }
  const workspace = (jobTree.proposed ? jobTree.workspace : undefined) ?? workingDirectory;
  if (jobTree.proposed) {
    const root = findAround(resolve(workingDirectory, directory), workspace).repository?.root;
    for (const [name, file] of [
      [written, path],
      [digestPath(written), digestPath(path)],
    ] as const) {
      if (await isCommitted(file, root, workspace, ports)) return refuse(committed(name));
    }
  }
  const text = await readFile(path, 'utf8');
  const digest = await readRegular(digestPath(path), LONGEST_DIGEST).catch(() => undefined);
  const except = [path, digestPath(path)];
  const engine = planFileEngine({
    planOf: async (name) => {
      if (digest === undefined) return { text, digest, needsDigest: inJob };
      const files = await digestFiles({ root: placeOf(name).root, workspace, except }, ports);
      return { text, digest: compareDigest(digest, text, files), needsDigest: inJob };
    },
  });
  return { engine };
}

/** Whether git tracks a file that is there, or cannot say that it does not. */
async function isCommitted(
  path: string,
  root: string | undefined,
  workspace: string,
  ports: GitPorts,
): Promise<boolean> {
  if (root === undefined || !existsSync(path)) return false;
  const inner = relative(root, path).split(sep).join('/');
  if (inner.startsWith('../') || isAbsolute(inner)) return false;
  const tracked = await listTrackedFiles(root, workspace, ports);
  return !(tracked instanceof Set) || tracked.has(inner);
}

function committed(written: string): string {
  return `is ${quote(written)}, which is a file of the repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}
