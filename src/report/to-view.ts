/**
 * Turns the gate's result into the report view. Decides wording and order, never a verdict; `green` is what `isGreen`
 * says of the verdict under `fail-on`.
 *
 * This directory is one subject, because all surfaces draw this one view. What it has to say is found here, in `causes.ts`,
 * `occurrences.ts`, `to-do.ts` and `headline-counts.ts`; how that is said is in the files of words, as `verdict-sentence.ts`.
 * `document.ts` makes sections and items of it, and `write-markdown.ts` and `write-text.ts` write them. The others are surfaces,
 * which know how much room there is: `markdown-report.ts` (the comment, the check run and the summary), `screen.ts`, `job-log.ts`,
 * and the files for programs. `gate-comment.ts` and `marker.ts` keep a report, and what people did, in the comment of a gate.
 */
import { posix } from 'node:path';
import type { GateResult, WorkspaceResult } from '../gate/result.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { isGreen } from '../model/verdict.ts';
import { withHostOption } from '../model/command-line.ts';
import { waitsForApproval } from '../policy/may-be-approved.ts';
import { countResults } from '../policy/count-results.ts';
import { countPolicies } from './words.ts';
import { causesByWorkspace, causesOf, shownAt } from './causes.ts';
import { decodePlaces } from './places.ts';
import { canBeTyped, stepsOf } from './to-do.ts';
import { toPlainText } from '../model/sentence.ts';
import { leftoversOf } from './leftovers.ts';
import { sayWhole } from './render-sentence.ts';
import type {
  Cause,
  OverrideStep,
  ReportContext,
  ReportedResult,
  ResultCounts,
  ReportFacts,
  ReportView,
  WorkspaceView,
} from './view.ts';
import { withoutTrailing } from '../model/without-trailing.ts';
import { headlineCountsOf } from './headline-counts.ts';
import { verdictNamedFirst, verdictSentence } from './verdict-sentence.ts';

/** The content of the report, once for all surfaces; its texts are hostile until a renderer escapes them. */
export function toReportView(result: GateResult, context: ReportContext): ReportView {
  const { workspaces, verdict } = result;
  const causes = causesOf(result, context);
  const { resolved, notCompared } = countResolved(result, causes, context);
  const green = isGreen(verdict.word, context.gate.failOn);
  const facts: ReportFacts = {
    schemaVersion: 1,
    verdict: verdict.word,
    green,
    overrides: green ? [] : overrideSteps(result, causes, context),
    counts: countResults(workspaces.flatMap(({ results }) => results)),
    workspaces: workspaces.map((workspace) => toWorkspaceView(workspace, context)),
    unaffected: result.unaffected ?? [],
    causes,
    resolved,
    notCompared,
    results: workspaces.flatMap(({ results, workspace }) =>
      results.map((policyResult) => toReportedResult(policyResult, workspace)),
    ),
    runTasks: workspaces.flatMap(({ runTasks, workspace }) =>
      runTasks.map((runTask) => ({ ...runTask, workspace })),
    ),
    audit: workspaces.flatMap((workspace) => auditRecords(workspace, context)),
    archives: result.archives.map(({ root, files, bytes, sha256, excluded }) => ({
      directory: relativeDirectory(root, context) ?? '.',
      files,
      bytes,
      sha256,
      excluded,
    })),
    context,
    durationMs: Math.round(result.durationMs),
  };
  // Without workspaces, what to do is what the reasons of the verdict say.
  const reasons = green ? [] : verdict.reasons;
  const steps = workspaces.length === 0 ? reasons.map(sayWhole) : stepsOf(facts);
  const leftovers = green ? [] : leftoversOf(workspaces);
  const nextSteps = [...steps, ...leftovers].map(toPlainText);
  const counts = headlineCountsOf(facts);
  const heading = verdictSentence(counts);
  const shownVerdict = verdictNamedFirst(counts);
  const headline = toPlainText(heading);
  return { ...facts, heading, shownVerdict, headline, steps, nextSteps };
}

/** The result with its workspace, and without locations that no host could show. */
function toReportedResult(result: PolicyResult, workspace: string): ReportedResult {
  return {
    ...shownAt(result),
    resources: result.resources.map(shownAt),
    generalMessages: result.generalMessages.map(shownAt),
    workspace,
  };
}

function auditRecords(
  { workspace, runId, discarded }: WorkspaceResult,
  { ci: { actor, job } }: ReportContext,
): ReportView['audit'] {
  if (discarded === undefined) return [];
  const run = runId ?? '';
  return [{ action: 'discard', run, workspace, by: actor, job: job?.url, ...discarded }];
}

function toWorkspaceView(result: WorkspaceResult, context: ReportContext): WorkspaceView {
  const { verdict } = result;
  const directory = relativeDirectory(result.root, context);
  return {
    name: result.workspace,
    workspaceId: result.workspaceId,
    configurationVersionId: result.configurationVersionId,
    directory: directory && posix.join(directory, result.workingDirectory),
    runId: result.runId,
    runUrl: result.runUrl,
    runStatus: result.runStatus,
    plan: result.plan,
    changes: result.changes,
    values: result.values,
    cost: result.cost,
    takesNoOverride: result.takesNoOverride,
    waitsForApproval: waitsForApproval(result.results, result.runTasks),
    timestamps: result.timestamps,
    durationMs: result.durationMs && Math.round(result.durationMs),
    leftover: result.leftover,
    missedBy: result.missedBy,
    seals: result.seals,
    verdict: verdict.word,
    reasons: verdict.reasons,
    ...resultCounts(result.results),
    countsByJudge: {
      own: resultCounts(result.results.filter(isOwn)),
      others: resultCounts(result.results.filter((each) => !isOwn(each))),
    },
    notices: result.notices,
    confirmable: result.confirmable ?? false,
  };
}

/** Whether an own policy says it. */
function isOwn({ judge }: PolicyResult): boolean {
  return judge.countsAsPolicy && judge.acceptedBy === 'people';
}

function resultCounts(results: readonly PolicyResult[]): ResultCounts {
  const approvedGuards = results.filter(
    ({ judge, status }) => judge.counted === 'rule' && status === 'overridden',
  ).length;
  const approvedConditions = results.filter(({ override }) => override?.condition).length;
  return {
    counts: countResults(results),
    policies: countPolicies(results),
    approvedGuards,
    approvedConditions,
  };
}

/**
 * What the previous report had and this one has not. Where a workspace was not judged this time, what was found in it may be
 * there all the same.
 */
function countResolved(
  { workspaces, unaffected = [] }: GateResult,
  causes: readonly Cause[],
  { previous }: ReportContext,
): { resolved: number; notCompared: number } {
  const isOpen = ({ verdict }: WorkspaceResult): boolean =>
    ['errored', 'undecided', 'canceled'].includes(verdict.word);
  const open = workspaces.filter(isOpen).map(({ workspace }) => workspace);
  const unjudged = new Set([...open, ...unaffected]);
  const names = [...workspaces.map(({ workspace }) => workspace), ...unaffected];
  const places = previous && decodePlaces(previous.places, names);
  const present = new Set(causes.map(({ fingerprint }) => fingerprint));
  const notCompared = new Set<string>();
  const resolved = new Set<string>();
  for (const [index, fingerprint] of (previous?.fingerprints ?? []).entries()) {
    // Where it is not known in which workspaces it was, it may have been in any.
    const missing = (places?.[index] ?? names).filter((name) => unjudged.has(name));
    for (const name of places === undefined ? [] : missing) notCompared.add(name);
    if (!present.has(fingerprint) && missing.length === 0) resolved.add(fingerprint);
  }
  return { resolved: resolved.size, notCompared: notCompared.size };
}

/** `infra` for `/checkout/infra`, `.` for the repository's root; undefined outside of it. */
function relativeDirectory(root: string | undefined, context: ReportContext): string | undefined {
  const { repository: ofJob } = context.ci;
  if (root === undefined || !ofJob) return undefined;
  const directory = withSlashes(root);
  const repository = withSlashes(ofJob.root);
  if (directory === repository) return '.';
  return directory.startsWith(`${repository}/`)
    ? directory.slice(repository.length + 1)
    : undefined;
}

/** A path of any system with `/` between its parts, and none at the end. */
function withSlashes(path: string): string {
  return withoutTrailing(path.replaceAll('\\', '/'), '/');
}

/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(
  result: GateResult,
  causes: readonly Cause[],
  context: ReportContext,
): OverrideStep[] {
  const { commands } = context.actors;
  if (commands === undefined) return [];
  const waiting = causesByWorkspace(
    causes.filter(({ severity, guard, own }) => severity === 'needs-override' && !guard && !own),
  );
  return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict, takesNoOverride }) => {
    if (takesNoOverride) return [];
    // An override opens nothing where something else than a failed policy keeps the gate closed.
    if (verdict.word !== 'needs-override' && verdict.word !== 'blocked') return [];
    const policies = (waiting.get(workspace) ?? []).map(({ policy }) => policy);
    if (runId === undefined || !canBeTyped(runId) || policies.length === 0) return [];
    const command = `${withHostOption(`plangate override ${runId}`, commands)} --reason "…"`;
    return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
  });
}
