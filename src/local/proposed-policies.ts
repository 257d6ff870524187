/**
 * Tries the policies that a pull request changes on the same plans, and describes what would differ.
 * It decides nothing, because it is not part of any result.
 */
import { untilDeadline } from '../machine/ask-opa.ts';
import { quote } from '../model/quote.ts';
import type { JudgedPolicy } from '../service/judge.ts';
import type { DeclaredPolicy, PolicySet } from '../service/load-policies.ts';
import type { OpenedPolicies, PolicyPorts } from './open-policies.ts';
import { PolicyProblem, type PolicyFiles } from '../model/policy-files.ts';
import { sentinelFiles } from './policy-files.ts';
import type { FoundPolicies } from './policy-sources.ts';
import type { JudgedPlan } from './recorded.ts';
import { findOpa } from './rego/find-opa.ts';
import { openRego, type OpenedRego } from './rego/open-rego.ts';

interface Proposal {
  sets: readonly FoundPolicies[];
  /** In the order of the sets: those that have decided, and what they said. */
  deciding: readonly { opened: Pick<OpenedPolicies, 'set'>; judged: readonly JudgedPlan[] }[];
  /** For all sets and plans together; a minute when left out. */
  limitMs?: number;
}

const LIMIT_MS = 60_000;
const MOST_NAMED = 5;

/** Workspace → sentences about the policies that the pull request changes. */
export async function describeProposed(
  { sets, deciding, limitMs = LIMIT_MS }: Proposal,
  ports: PolicyPorts,
): Promise<Map<string, string[]>> {
  const sentences = new Map<string, string[]>();
  const limit = { limitMs, deadline: ports.limits.clock.now() + limitMs };
  for (const [at, { decides, proposed }] of sets.entries()) {
    const decided = deciding[at];
    if (proposed === undefined || decided === undefined) continue;
    const changes = changedFiles(decides, proposed);
    if (changes.length === 0) continue;
    const { judged } = decided;
    const outcomes = await tryOut(proposed, { set: decided.opened.set, judged, limit }, ports);
    for (const [index, { input }] of judged.entries()) {
      const workspace = input.run.workspace.name;
      const outcome = outcomes[index] ?? '';
      const sentence = `This pull request changes the policies in ${quote(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`;
      const before = sentences.get(workspace) ?? [];
      sentences.set(workspace, [...before, sentence]);
    }
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
  set: PolicySet;
  judged: readonly JudgedPlan[];
  limit: { limitMs: number; deadline: number };
}

/** A sentence for each plan. */
async function tryOut(
  proposed: PolicyFiles,
  { set, judged, limit }: Trial,
  ports: PolicyPorts,
): Promise<string[]> {
  const ofAll = (why: string): string[] => judged.map(() => why);
  if (sentinelFiles(proposed).length > 0) return ofAll(`The changes were not tried: ${UNTRIED}`);
  const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
  if (!isSource) return ofAll('With the changes no policy is left.');
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
    if (opa === undefined) return ofAll(`The changes were not tried: ${NO_OPA}`);
    if ('problem' in opa) throw new PolicyProblem(opa.problem);
    opened = await openRego(proposed, opa, bounded);
    const outcomes: string[] = [];
    const { signal } = new AbortController();
    for (const { input, results } of judged) {
      const tried = await opened.set.judge.judge(input, ports.signal ?? signal);
      const outcome = isOver()
        ? `The changes were not tried to the end: ${tooLong}`
        : compare(withLevels(set.policies, results), withLevels(opened.set.policies, tried));
      outcomes.push(outcome);
    }
    return outcomes;
  } catch (error) {
    if (!(error instanceof PolicyProblem)) throw error;
    const [first = ''] = error.message.split('\n');
    return ofAll(`The changes were not tried: ${isOver() ? tooLong : first}`);
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
