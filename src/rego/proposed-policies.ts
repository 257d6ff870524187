/**
 * Tries the policies that a pull request changes on the same plans, and describes what would differ.
 * It decides nothing, because it is not part of any result.
 */
import { untilDeadline } from '../machine/ask-opa.ts';
import { quote } from '../model/quote.ts';
import type { JudgedPolicy } from './judge.ts';
import type { DeclaredSet } from './policy-set.ts';
import type { DeclaredPolicy } from './policy-set.ts';
import type { OpenedPolicies, PolicyPorts } from './open-policies.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { sentinelFiles } from './policy-files.ts';
import type { FoundPolicies } from './policy-sources.ts';
import type { PolicyInput } from './policy-input.ts';
import { findOpa } from './find-opa.ts';
import { openRego, type OpenedRego } from './open-rego.ts';

/** A set whose files a pull request changes. */
interface ChangedSet {
  /** Those that have decided. */
  opened: Pick<OpenedPolicies, 'set'>;
  decides: PolicyFiles;
  proposed: PolicyFiles;
  /** Names of files, each with what happened to it. */
  changes: readonly string[];
}

/** For all sets of a plan together. */
const LIMIT_MS = 60_000;
const MOST_NAMED = 5;

/** @param opened in the order of the sets */
export function changedSets(
  sets: readonly FoundPolicies[],
  opened: readonly Pick<OpenedPolicies, 'set'>[],
): ChangedSet[] {
  return sets.flatMap(({ decides, proposed }, at) => {
    const decided = opened[at];
    if (proposed === undefined || decided === undefined) return [];
    const changes = changedFiles(decides, proposed);
    return changes.length === 0 ? [] : [{ opened: decided, decides, proposed, changes }];
  });
}

/** A sentence for each set. @param limitMs for all together; a minute when left out */
export async function describeProposed(
  changed: readonly ChangedSet[],
  input: PolicyInput,
  ports: PolicyPorts,
  limitMs = LIMIT_MS,
): Promise<string[]> {
  const limit = { limitMs, deadline: ports.limits.clock.now() + limitMs };
  const sentences: string[] = [];
  for (const { opened, decides, proposed, changes } of changed) {
    const outcome = await tryOut(proposed, { set: opened.set, input, limit }, ports);
    sentences.push(
      `This pull request changes the policies in ${quote(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`,
    );
  }
  return sentences;
}

/** Names of files that differ, each with what happened to it. */
function changedFiles({ files: before }: PolicyFiles, { files: after }: PolicyFiles): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const old = before.get(name);
    const now = after.get(name);
    if (old === undefined) return [`${quote(name)} added`];
    if (now === undefined) return [`${quote(name)} removed`];
    return Buffer.compare(old, now) === 0 ? [] : [`${quote(name)} changed`];
  });
}

interface Trial {
  /** The set that has decided. */
  set: DeclaredSet;
  input: PolicyInput;
  limit: { limitMs: number; deadline: number };
}

/** A sentence about one plan. */
async function tryOut(
  proposed: PolicyFiles,
  { set, input, limit }: Trial,
  ports: PolicyPorts,
): Promise<string> {
  if (sentinelFiles(proposed).length > 0) return `The changes were not tried: ${UNTRIED}`;
  const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
  if (!isSource) return 'With the changes no policy is left.';
  const { clock } = ports.limits;
  const isOver = (): boolean => clock.now() >= limit.deadline;
  const tooLong = `this took longer than ${limit.limitMs / 1_000} seconds, and was ended.`;
  const bounded = {
    ...ports,
    ...untilDeadline(limit.deadline, { ...ports, clock }),
    limits: { ...ports.limits, deadlineMs: limit.deadline },
  };
  let opened: OpenedRego | undefined;
  try {
    const opa = await findOpa(bounded);
    if (opa === undefined) return `The changes were not tried: ${NO_OPA}`;
    if ('problem' in opa) throw new PolicyProblem(opa.problem);
    opened = await openRego(proposed, opa, bounded);
    const signal = ports.signal ?? new AbortController().signal;
    const results = await set.judge.judge(input, signal);
    const tried = await opened.set.judge.judge(input, signal);
    if (isOver()) return `The changes were not tried to the end: ${tooLong}`;
    return compare(withLevels(set.policies, results), withLevels(opened.set.policies, tried));
  } catch (error) {
    if (!(error instanceof PolicyProblem)) throw error;
    const [first = ''] = error.message.split('\n');
    return `The changes were not tried: ${isOver() ? tooLong : first}`;
  } finally {
    await opened?.close();
  }
}

const UNTRIED = 'they hold Sentinel policies, which HCP Terraform alone judges.';
const NO_OPA = 'there is no `opa` on the PATH.';

/** Policy → its result in words. */
function withLevels(
  policies: readonly DeclaredPolicy[],
  results: readonly JudgedPolicy[],
): Map<string, string> {
  const statuses = new Map(results.map(({ name, status }) => [name, status.replace('_', ' ')]));
  return new Map(
    policies.map(({ name, level }) => {
      const status = statuses.get(name) ?? 'not evaluated';
      return [name, level === 'advisory' ? `${status} (advisory)` : status];
    }),
  );
}

/** A sentence about how the results of one plan would differ. */
function compare(now: ReadonlyMap<string, string>, then: ReadonlyMap<string, string>): string {
  const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
    const before = now.get(name) ?? 'absent';
    const after = then.get(name) ?? 'absent';
    return before === after ? [] : [`${quote(name)}: ${before} now, ${after} then`];
  });
  return differences.length === 0
    ? 'With the changes every policy has the same result on this plan.'
    : `With the changes: ${list(differences)}.`;
}

function list(items: readonly string[]): string {
  const rest = items.length - MOST_NAMED;
  return `${items.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
