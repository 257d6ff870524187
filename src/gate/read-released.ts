/**
 * Reads which failures an override of a run would accept, before anything is overridden. An override of a policy
 * check, a task stage or an evaluation accepts every failure in it, so all of them have to be known.
 */
import type { Run } from '../client/wire/run.ts';
import { hasPolicyName } from '../policy/policy-owners.ts';
import { merge } from '../policy/reading.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { awaitsOverrideBy } from './override-run.ts';
import { readPolicies, type ReadPorts } from './read-policies.ts';

/** A policy or a run task that failed, and that the override would accept; names are hostile until escaped. */
export type ReleasedFailure = { policySet: string; policy: string } | { runTask: string };

/**
 * @returns the ids of what waits for an override now, the failures in it, and in whole sentences why it is not known what
 *   would be accepted: with one of these, nothing may be overridden
 * @throws ServiceError when the service did not answer
 */
export async function readReleased(run: Run, ports: ReadPorts) {
  const observed = await readPolicies(run, true, ports);
  const waiting = observed.flatMap(({ system, objects }) =>
    objects
      .filter(({ object }) => awaitsOverrideBy(system, object))
      .map(({ object, contents }) => ({ object, system, contents })),
  );
  const whole = merge(
    waiting.map(({ system, contents }) =>
      system.readCertain === undefined ? system.read(contents) : system.readCertain(contents),
    ),
  );
  const { results, runTasks, unfinished } = whole;
  const failed = results.filter(isReleased);
  const failures: ReleasedFailure[] = [
    ...failed,
    ...runTasks
      .filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
      .map(({ name }) => ({ runTask: name })),
  ];
  return {
    ids: waiting.map(({ object }) => object.id),
    failures,
    doubts: [
      ...observed.flatMap(({ how }) => ('doubt' in how ? how.doubt : [])),
      ...whole.doubts,
      ...whole.errors,
      ...unfinished.map(({ what, word }) => `The ${what} is "${word}".`),
      ...(!failed.every(hasPolicyName) ? ['A policy that failed has no name.'] : []),
    ],
  };
}

/** Whether an override accepts this result. The failure of an advisory policy closes nothing, so it needs none. */
function isReleased({ status, level }: PolicyResult): boolean {
  if (status === 'passed' || status === 'overridden') return false;
  return level !== 'advisory' || (status !== 'failed' && status !== 'known-after-apply');
}
