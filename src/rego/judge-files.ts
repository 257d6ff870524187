/** Judges a plan by the policies of directories as they are on the disk. */
import { resolve } from 'node:path';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import { policiesMissing, PolicyProblem } from '../model/policy-files.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import type { Clock } from '../model/ports.ts';

import type { WorkspacePlan } from '../policy/systems/own-policies.ts';
import { asTrusted } from '../trust/tree.ts';
import { judgeBySets } from './judge-plan.ts';
import { POLICY_MS } from './open-policies.ts';
import { openAll, joinNamed, readConftestHere } from './open-own-policies.ts';
import { readDirectoryPolicies } from './policy-files.ts';

/**
 * Rejects with an Error that names everything wrong with the plan or the policies.
 *
 * @param deadlineMs when everything has to be judged, by the monotonic clock
 */
export async function judgeFiles(
  plan: WorkspacePlan,
  directories: readonly string[],
  workingDirectory: string,
  {
    deadlineMs,
    clock,
    executeBounded,
    environment,
    signal,
  }: ProgramPorts & { clock: Clock; signal: AbortSignal; deadlineMs: number },
): Promise<PolicyResult[]> {
  const conftest = await readConftestHere(workingDirectory, {
    executeBounded,
    environment,
    signal,
  });
  const found = await Promise.all(
    directories.map(async (shownAs) => {
      const path = resolve(workingDirectory, shownAs);
      const files = await readDirectoryPolicies(path, shownAs, workingDirectory);
      if (files === undefined) throw new PolicyProblem(policiesMissing(shownAs));
      return files;
    }),
  );
  const opened = await openAll(joinNamed(found, conftest).map(asTrusted), {
    executeBounded,
    environment,
    signal,
    limits: { clock, policyMs: POLICY_MS, deadlineMs },
  });
  try {
    return (await judgeBySets(opened, plan, signal)).results;
  } finally {
    for (const set of opened) await set.close();
  }
}
