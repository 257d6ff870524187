/**
 * Tries the policies that a pull request changes on the same plans, and describes what would differ.
 * It decides nothing, because it is not part of any result.
 */
import { quote } from '../model/quote.ts';
import type { RunDocument } from '../service/add-judgements.ts';
import { evaluatePolicySet } from '../service/evaluate-policies.ts';
import type { EvaluatedPolicy } from '../service/evaluated.ts';
import { compilePolicies, type CompiledPolicies, type CompilePorts } from './compile-policies.ts';
import { PolicyProblem, type PolicyFiles } from './policy-files.ts';
import type { FoundPolicies } from './policy-sources.ts';

interface Proposal {
  found: readonly FoundPolicies[];
  /** In the order of `found`. */
  deciding: readonly CompiledPolicies[];
  documents: readonly RunDocument[];
}

const MOST_NAMED = 5;

/** Sentences by workspace. */
export async function describeProposed(
  { found, deciding, documents }: Proposal,
  ports: CompilePorts,
): Promise<Map<string, string[]>> {
  const sentences = new Map<string, string[]>();
  for (const [at, { decides, proposed }] of found.entries()) {
    const decided = deciding[at];
    if (proposed === undefined || decided === undefined) continue;
    const changes = changedFiles(decides, proposed);
    if (changes.length === 0) continue;
    const tried = await tryOut(proposed, ports);
    for (const document of documents) {
      const outcome = 'why' in tried ? tried.why : compare(decided, tried, document);
      const sentence = `This pull request changes the policies in ${quote(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`;
      const known = sentences.get(document.workspace) ?? [];
      sentences.set(document.workspace, [...known, sentence]);
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

async function tryOut(
  proposed: PolicyFiles,
  ports: CompilePorts,
): Promise<CompiledPolicies | { why: string }> {
  const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
  if (!isSource) {
    return { why: 'With the changes no policy is left.' };
  }
  try {
    // A compiled file of a pull request is not run: what it was made of is not known.
    const files = [...proposed.files].filter(([name]) => !/\.(?:wasm|tar\.gz)$/.test(name));
    const sources = { ...proposed, files: new Map(files) };
    return await compilePolicies(sources, { ...ports, cacheDirectory: undefined });
  } catch (error) {
    if (!(error instanceof PolicyProblem)) throw error;
    const [first = ''] = error.message.split('\n');
    return { why: `The changes were not tried: ${first}` };
  }
}

/** How the results of one plan would differ. */
function compare(
  decided: CompiledPolicies,
  tried: CompiledPolicies,
  { input }: RunDocument,
): string {
  const results = ({ set }: CompiledPolicies) => {
    const planned = { document: input.plan, places: new Map<string, never>() };
    const { policies } = evaluatePolicySet(set, planned, input.run);
    return new Map(policies.map((policy) => [policy.name, policy]));
  };
  const now = results(decided);
  const then = results(tried);
  const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
    const before = statusOf(now.get(name));
    const after = statusOf(then.get(name));
    return before === after ? [] : [`${quote(name)}: ${before} now, ${after} then`];
  });
  return differences.length === 0
    ? 'With the changes every policy has the same result on this plan.'
    : `With the changes: ${list(differences)}.`;
}

function statusOf(policy: EvaluatedPolicy | undefined): string {
  if (policy === undefined) return 'absent';
  return policy.level === 'advisory' ? `${policy.status} (advisory)` : policy.status;
}

function list(items: readonly string[]): string {
  const rest = items.length - MOST_NAMED;
  return `${items.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
