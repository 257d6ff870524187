/**
 * Turns the gate's result into the report view. Decides wording and order, never a verdict; `green` is what `isGreen`
 * says of the verdict under `fail-on`.
 */
import { posix } from 'node:path';
import type { GateResult, WorkspaceResult } from '../gate/gate.ts';
import { isGreen } from '../model/verdict.ts';
import { withHostOption } from '../model/command-line.ts';
import { countResults } from '../policy/count-results.ts';
import { countPolicies } from './counts.ts';
import { collectFindings, showableLocation, headlineCountsOf } from './findings.ts';
import { nextStepsFor } from './next-steps.ts';
import { toPlainText, sentencePart } from './sentence.ts';
import type {
  Finding,
  OverrideStep,
  ReportContext,
  ReportFacts,
  ReportView,
  WorkspaceView,
} from './view.ts';
import { headline } from './words.ts';
import { withoutTrailing } from '../model/without-trailing.ts';

/** The content of the report, once for all surfaces; its texts are hostile until a renderer escapes them. */
export function toReportView(result: GateResult, context: ReportContext): ReportView {
  const all = result.workspaces;
  const findings = collectFindings(result, context);
  const green = isGreen(result.verdict.word, context.failOn);
  const uploads = all.flatMap(({ uploadRecord }) => uploadRecord ?? []);
  const view: ReportFacts = {
    schemaVersion: 1,
    key: context.key,
    verdict: result.verdict.word,
    green,
    overrides: green ? [] : overrideSteps(result, findings, context),
    counts: countResults(all.flatMap(({ results }) => results)),
    workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
    unaffected: result.unaffected ?? [],
    findings,
    resolved: countResolved(result, findings, context),
    results: all.flatMap(({ results, workspace }) =>
      results.map((each) => ({
        ...each,
        location: showableLocation(each.location),
        resources: each.resources.map((one) => ({
          ...one,
          location: showableLocation(one.location),
        })),
        workspace,
      })),
    ),
    runTasks: all.flatMap(({ runTasks, workspace }) =>
      runTasks.map((each) => ({ ...each, workspace })),
    ),
    audit: all.flatMap((workspace) => auditRecords(workspace, context)),
    uploads: uploads.length > 0 ? uploads : undefined,
    archives: result.archives.map(({ root, files, bytes, sha256, withheld }) => ({
      directory: relativeDirectory(root, context) ?? '.',
      files,
      bytes,
      sha256,
      withheld,
    })),
    context,
    durationMs: Math.round(result.durationMs),
  };
  const reasons = green ? [] : result.verdict.reasons;
  const leftovers = green ? [] : all.flatMap(({ leftover }) => leftover ?? []);
  const steps =
    all.length === 0
      ? reasons.map(({ text }) => sentencePart('text', text, 600))
      : nextStepsFor(view);
  const nextSteps = [...leftovers, ...steps.map(toPlainText)];
  return { ...view, headline: headline(headlineCountsOf(view)), steps, nextSteps };
}

function auditRecords(
  { workspace, runId, discarded }: WorkspaceResult,
  { actor, job }: ReportContext,
): ReportView['audit'] {
  if (discarded === undefined) return [];
  const run = runId ?? '';
  return [{ action: 'discard', run, workspace, by: actor, job: job?.url, ...discarded }];
}

function viewWorkspace(result: WorkspaceResult, context: ReportContext): WorkspaceView {
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
    timestamps: result.timestamps,
    durationMs: result.durationMs && Math.round(result.durationMs),
    leftover: result.leftover,
    missedBy: result.missedBy,
    verdict: verdict.word,
    reasons: verdict.reasons,
    counts: countResults(result.results),
    policies: countPolicies(result.results),
    notices: result.notices,
    confirmable: result.confirmable ?? false,
  };
}

function countResolved(
  { workspaces }: GateResult,
  findings: readonly Finding[],
  context: ReportContext,
): number {
  const words = workspaces.map(({ verdict }) => verdict.word);
  // Where not everything was judged, a finding that is missing may be there all the same.
  const isJudged = !words.some((word) => ['errored', 'undecided', 'canceled'].includes(word));
  if (!isJudged) return 0;
  const present = new Set(findings.map(({ fingerprint }) => fingerprint));
  return new Set(context.previous?.fingerprints.filter((each) => !present.has(each))).size;
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
  const slashed = path.replaceAll('\\', '/');
  return withoutTrailing(slashed, '/') || slashed.slice(0, 1);
}

/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(
  result: GateResult,
  findings: readonly Finding[],
  context: ReportContext,
): OverrideStep[] {
  return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict }) => {
    // An override opens nothing where something else than a failed policy keeps the gate closed.
    if (verdict.word !== 'needs-override' && verdict.word !== 'blocked') return [];
    const policies = findings
      .filter(({ severity, guard, own }) => severity === 'needs-override' && !guard && !own)
      .filter((each) => each.workspaces.includes(workspace))
      .map(({ policy }) => policy);
    // The id becomes part of a command line: text that is not a plain word is no id.
    if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0) return [];
    const command = `${withHostOption(`plangate override ${runId}`, context)} --reason "…"`;
    return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
  });
}
