/**
 * Turns the gate's result into the report view. Decides wording and order, never a verdict; `green` is what `isGreen`
 * says of the verdict under `fail-on`.
 */
import { posix } from 'node:path';
import type { GateResult, WorkspaceResult } from '../gate/gate.ts';
import type { Location, PolicyResult } from '../model/policy-result.ts';
import { isGreen } from '../model/verdict.ts';
import { withHostOption } from '../model/command-line.ts';
import { countResults } from '../policy/count-results.ts';
import { countPolicies } from './words.ts';
import { collectFindings, findingsByWorkspace, showableLocation } from './findings.ts';
import { nextStepsFor } from './next-steps.ts';
import { toPlainText, sentencePart } from './sentence.ts';
import type {
  Finding,
  OverrideStep,
  ReportContext,
  ReportedResult,
  ReportFacts,
  ReportView,
  WorkspaceView,
} from './view.ts';
import { withoutTrailing } from '../model/without-trailing.ts';
import { headline, headlineCountsOf } from './headline.ts';

/** The content of the report, once for all surfaces; its texts are hostile until a renderer escapes them. */
export function toReportView(result: GateResult, context: ReportContext): ReportView {
  const { workspaces, verdict } = result;
  const findings = collectFindings(result, context);
  const green = isGreen(verdict.word, context.failOn);
  const facts: ReportFacts = {
    schemaVersion: 1,
    key: context.key,
    verdict: verdict.word,
    green,
    overrides: green ? [] : overrideSteps(result, findings, context),
    counts: countResults(workspaces.flatMap(({ results }) => results)),
    workspaces: workspaces.map((workspace) => toWorkspaceView(workspace, context)),
    unaffected: result.unaffected ?? [],
    findings,
    resolved: countResolved(result, findings, context),
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
  const steps =
    workspaces.length === 0
      ? reasons.map(({ text }) => sentencePart('text', text, 600))
      : nextStepsFor(facts);
  const leftovers = green ? [] : workspaces.flatMap(({ leftover }) => leftover ?? []);
  const nextSteps = [...leftovers, ...steps.map(toPlainText)];
  return { ...facts, headline: headline(headlineCountsOf(facts)), steps, nextSteps };
}

/** The result with its workspace, and without locations that no host could show. */
function toReportedResult(result: PolicyResult, workspace: string): ReportedResult {
  const placed = <T extends { location?: Location | undefined }>(named: T): T => ({
    ...named,
    location: showableLocation(named.location),
  });
  return {
    ...placed(result),
    resources: result.resources.map(placed),
    generalMessages: result.generalMessages.map(placed),
    workspace,
  };
}

function auditRecords(
  { workspace, runId, discarded }: WorkspaceResult,
  { actor, job }: ReportContext,
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
    cost: result.cost,
    takesNoOverride: result.takesNoOverride,
    timestamps: result.timestamps,
    durationMs: result.durationMs && Math.round(result.durationMs),
    leftover: result.leftover,
    missedBy: result.missedBy,
    seals: result.seals,
    verdict: verdict.word,
    reasons: verdict.reasons,
    counts: countResults(result.results),
    policies: countPolicies(result.results),
    notices: result.notices,
    confirmable: result.confirmable ?? false,
  };
}

function countResolved(
  { workspaces, unaffected = [] }: GateResult,
  findings: readonly Finding[],
  context: ReportContext,
): number {
  const words = workspaces.map(({ verdict }) => verdict.word);
  // Where not everything was judged, a finding that is missing may be there all the same.
  const isJudged =
    unaffected.length === 0 &&
    !words.some((word) => ['errored', 'undecided', 'canceled'].includes(word));
  if (!isJudged) return 0;
  const present = new Set(findings.map(({ fingerprint }) => fingerprint));
  return new Set(context.previous?.fingerprints.filter((fingerprint) => !present.has(fingerprint)))
    .size;
}

/** `infra` for `/checkout/infra`, `.` for the repository's root; undefined outside of it. */
function relativeDirectory(root: string | undefined, context: ReportContext): string | undefined {
  if (root === undefined || !context.repository) return undefined;
  const directory = withSlashes(root);
  const repository = withSlashes(context.repository.root);
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
  findings: readonly Finding[],
  context: ReportContext,
): OverrideStep[] {
  const waiting = findingsByWorkspace(
    findings.filter(({ severity, guard, own }) => severity === 'needs-override' && !guard && !own),
  );
  return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict, takesNoOverride }) => {
    if (takesNoOverride) return [];
    // An override opens nothing where something else than a failed policy keeps the gate closed.
    if (verdict.word !== 'needs-override' && verdict.word !== 'blocked') return [];
    const policies = (waiting.get(workspace) ?? []).map(({ policy }) => policy);
    // The id becomes part of a command line: text that is not a plain word is no id.
    if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0) return [];
    const command = `${withHostOption(`plangate override ${runId}`, context)} --reason "…"`;
    return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
  });
}
