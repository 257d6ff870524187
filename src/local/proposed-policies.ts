/**
 * Tries the policies that a pull request changes on the same plans, and describes what would differ.
 * It decides nothing, because it is not part of any result.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from '../client/wire/schema.ts';
import { within } from '../machine/ask-program.ts';
import { parseJson } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { RunDocument } from '../service/add-judgements.ts';
import { evaluatePolicySet, toOutput } from '../service/evaluate-policies.ts';
import type { EvaluatedPolicy } from '../service/evaluated.ts';
import type { DeclaredPolicy } from '../service/load-policies.ts';
import { checkSources, type CompiledPolicies, type CompilePorts } from './compile-policies.ts';
import { examineOpa } from './examine-opa.ts';
import { inOpaFolder, type OpaFolder } from './opa-folder.ts';
import { PolicyProblem, type PolicyFiles } from './policy-files.ts';
import { isSentinel } from './sentinel.ts';
import type { FoundPolicies } from './policy-sources.ts';

interface Proposal {
  sets: readonly FoundPolicies[];
  /** In the order of the sets. */
  deciding: readonly CompiledPolicies[];
  documents: readonly RunDocument[];
  /** For all sets and documents together; a minute when left out. */
  limitMs?: number;
}

const LIMIT_MS = 60_000;
const MOST_NAMED = 5;

/** Workspace → sentences about the policies that the pull request changes. */
export async function describeProposed(
  { sets, deciding, documents, limitMs = LIMIT_MS }: Proposal,
  ports: CompilePorts,
): Promise<Map<string, string[]>> {
  const sentences = new Map<string, string[]>();
  const limit = { limitMs, deadline: ports.clock.now() + limitMs };
  for (const [at, { decides, proposed }] of sets.entries()) {
    const decided = deciding[at];
    if (proposed === undefined || decided === undefined) continue;
    const changes = changedFiles(decides, proposed);
    if (changes.length === 0) continue;
    const outcomes = await tryOut(proposed, { decided, documents, limit }, ports);
    for (const [index, { workspace }] of documents.entries()) {
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
  decided: CompiledPolicies;
  documents: readonly RunDocument[];
  limit: { limitMs: number; deadline: number };
}

/**
 * A sentence for each document. The sources of the pull request are evaluated by `opa`, in a process
 * that can be ended: inside this process, a rule that never ends would block the job.
 */
async function tryOut(
  proposed: PolicyFiles,
  { decided, documents, limit }: Trial,
  ports: CompilePorts,
): Promise<string[]> {
  const ofAll = (why: string): string[] => documents.map(() => why);
  if (isSentinel(proposed)) return ofAll(`The changes were not tried: ${UNTRIED}`);
  const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
  if (!isSource) return ofAll('With the changes no policy is left.');
  const isOver = (): boolean => ports.clock.now() >= limit.deadline;
  const tooLong = `this took longer than ${limit.limitMs / 1_000} seconds, and was ended.`;
  const bounded = within(limit.deadline, ports);
  try {
    const opa = await examineOpa(bounded);
    if (opa === undefined) return ofAll(`The changes were not tried: ${NO_OPA}`);
    if ('problem' in opa) throw new PolicyProblem(opa.problem);
    return await inOpaFolder(proposed.files, bounded, async (folder) => {
      const declared = await checkSources(proposed, ports.hcl, folder);
      const outcomes: string[] = [];
      for (const document of documents) {
        const tried = await evaluateIn(folder, declared, document);
        const outcome = isOver()
          ? `The changes were not tried to the end: ${tooLong}`
          : compare(decided, tried, document);
        outcomes.push(outcome);
      }
      return outcomes;
    });
  } catch (error) {
    if (!(error instanceof PolicyProblem)) throw error;
    const [first = ''] = error.message.split('\n');
    return ofAll(`The changes were not tried: ${isOver() ? tooLong : first}`);
  }
}

const UNTRIED = 'Sentinel policies can ask the network, so those of a pull request are not run.';
const NO_OPA = 'there is no `opa` on the PATH.';

type Tried = Pick<EvaluatedPolicy, 'name' | 'level' | 'status'>;

const evaluatedSchema = v.looseObject({
  result: v.optional(
    v.array(v.looseObject({ expressions: v.array(v.looseObject({ value: v.unknown() })) })),
  ),
});

async function evaluateIn(
  folder: OpaFolder,
  policies: readonly DeclaredPolicy[],
  { input }: RunDocument,
): Promise<Tried[]> {
  const inputFile = join(folder.path, 'input.json');
  await writeFile(inputFile, JSON.stringify(input));
  const tried: Tried[] = [];
  for (const { name, level, query } of policies) {
    const { exitCode, stdout } = await folder.evaluate(query, inputFile);
    const read = v.safeParse(evaluatedSchema, parseJson(stdout));
    const isRead = exitCode === 0 && read.success;
    const value = isRead ? read.output.result?.[0]?.expressions[0]?.value : undefined;
    const status = toOutput(value).length > 0 ? 'failed' : 'passed';
    tried.push({ name, level, status: isRead ? status : 'errored' });
  }
  return tried;
}

/** A sentence about how the results of one plan would differ. */
function compare(
  decided: CompiledPolicies,
  tried: readonly Tried[],
  { input }: RunDocument,
): string {
  const planned = { document: input.plan, places: new Map<string, never>() };
  const { policies } = evaluatePolicySet(decided.set, planned, input.run);
  const byName = (results: readonly Tried[]) => new Map(results.map((each) => [each.name, each]));
  const now = byName(policies);
  const then = byName(tried);
  const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
    const before = statusOf(now.get(name));
    const after = statusOf(then.get(name));
    return before === after ? [] : [`${quote(name)}: ${before} now, ${after} then`];
  });
  return differences.length === 0
    ? 'With the changes every policy has the same result on this plan.'
    : `With the changes: ${list(differences)}.`;
}

function statusOf(policy: Tried | undefined): string {
  if (policy === undefined) return 'absent';
  return policy.level === 'advisory' ? `${policy.status} (advisory)` : policy.status;
}

function list(items: readonly string[]): string {
  const rest = items.length - MOST_NAMED;
  return `${items.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
