/** Which directories of policies judge plans: those whose policies a check would call undecided for every plan are no policies of this gate. */
import { join } from 'node:path';
import type { GitPorts } from '../../machine/ask-git.ts';
import type { ProgramPorts } from '../../machine/ask-opa.ts';
import type { Clock } from '../../model/ports.ts';
import { openOwnPolicies } from '../../rego/open-own-policies.ts';
import { countWords } from '../../report/text.ts';
import { namesPlans } from '../../settings/repository-contents.ts';
import { treeOf } from '../../trust/tree.ts';

export type OwnPorts = GitPorts & ProgramPorts & { clock: Clock };

/** A directory of policies that does not judge. */
interface UnfitPolicies {
  /** Relative to the repository. */
  directory: string;
  /** As a sentence: what a check would say of them. */
  why: string;
}

export interface SortedPolicies {
  /** Directories with policies, relative to the repository. */
  policies: string[];
  /** Without those that are below another one. */
  unfit: UnfitPolicies[];
}

/** What is written is read as it is here. */
const NOBODY_ELSE = {
  trusted: () => Promise.reject(new Error('no other branch is read')),
  trustedCommit: () => Promise.reject(new Error('no other branch is read')),
};

/** How long `opa` may take for one directory. */
const TIME_LIMIT_MS = 30_000;

/** @param root absolute path of the repository @param directories relative to it */
export async function sortPolicies(
  directories: readonly string[],
  root: string,
  io: OwnPorts,
): Promise<SortedPolicies> {
  const sorted: SortedPolicies = { policies: [], unfit: [] };
  for (const directory of directories) {
    const isKnown = sorted.unfit.some((set) => directory.startsWith(`${set.directory}/`));
    if (isKnown) continue;
    const why = await whyUnfit(directory, root, io);
    if (why === undefined) sorted.policies.push(directory);
    else sorted.unfit.push({ directory, why });
  }
  return sorted;
}

/** Why a check would close the gate whatever the plan is; undefined if it would not. */
async function whyUnfit(
  directory: string,
  root: string,
  io: OwnPorts,
): Promise<string | undefined> {
  const own = await openOwnPolicies(
    { policies: [directory], directory: root, timeoutMs: TIME_LIMIT_MS },
    { workingDirectory: root, jobTree: treeOf(false, { workspace: root, ...NOBODY_ELSE }) },
    { ...io, endsAt: io.clock.now() + TIME_LIMIT_MS },
    true,
  );
  if ('problems' in own) {
    const [first] = own.problems;
    return first?.message;
  }
  await own.close();
  if (own.missing !== undefined) {
    // Nothing here can read them.
    const isOfPlans = await namesPlans(join(root, directory));
    return isOfPlans ? undefined : 'Nothing of a plan is named in it.';
  }
  const reasons = own.undecided.flatMap(({ why }) => why);
  const [first] = reasons;
  if (first === undefined) return undefined;
  const more =
    reasons.length > 1 ? ` So it is in ${countWords(reasons.length - 1, 'more place')}.` : '';
  return `${firstSentence(first)}${more}`;
}

function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/s.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? text;
}
