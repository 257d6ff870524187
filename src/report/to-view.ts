/** From what the gate found to what is going to be said. Decides wording and order, never a verdict. */
import type { GateResult, WorkspaceResult } from '../gate.ts';
import type { PolicyResult } from '../policy/result.ts';
import { isGreen } from '../policy/verdict.ts';
import { collectFindings } from './findings.ts';
import { nextSteps, overrideSteps } from './next-steps.ts';
import type { Counts, Finding, ReportContext, ReportView, WorkspaceView } from './view.ts';
import { withPlace } from './place.ts';
import { tallyOf } from './tally.ts';
import { headline } from './words.ts';

export function toReportView(result: GateResult, context: ReportContext): ReportView {
  const findings = collectFindings(result, context);
  const green = isGreen(result.verdict.word, context.failOn);
  const overrides = green ? [] : overrideSteps(result, findings);
  const view: Omit<ReportView, 'headline' | 'nextSteps'> = {
    schemaVersion: 1,
    key: context.key,
    verdict: result.verdict.word,
    green,
    overrides,
    counts: countResults(result.workspaces.flatMap((workspace) => workspace.results)),
    workspaces: result.workspaces.map((workspace) => viewWorkspace(workspace, context)),
    findings,
    resolved: countResolved(findings, context),
    results: result.workspaces.flatMap((workspace) =>
      workspace.results.map(withPlace).map((each) => ({ ...each, workspace: workspace.workspace })),
    ),
    runTasks: result.workspaces.flatMap((workspace) =>
      workspace.runTasks.map((each) => ({ ...each, workspace: workspace.workspace })),
    ),
    archives: result.archives.map(({ root, files, bytes, sha256, withheld }) => ({
      directory: relativeDirectory(root, context) ?? '.',
      files,
      bytes,
      sha256,
      withheld,
    })),
    context,
    durationMs: result.durationMs,
  };
  return {
    ...view,
    headline: headline(tallyOf(view)),
    nextSteps: green ? [] : nextSteps({ ...view, overrides, context }),
  };
}

function viewWorkspace(result: WorkspaceResult, context: ReportContext): WorkspaceView {
  const directory = relativeDirectory(result.root, context);
  return {
    name: result.workspace,
    ...defined({
      workspaceId: result.workspaceId,
      configurationVersionId: result.configurationVersionId,
      directory: directory === undefined ? undefined : join(directory, result.workingDirectory),
      runId: result.runId,
      runUrl: result.runUrl,
      runStatus: result.runStatus,
      plan: result.plan,
      cost: result.cost,
      durationMs: result.durationMs,
    }),
    verdict: result.verdict.word,
    reasons: reasonsOf(result),
    counts: countResults(result.results),
    notices: result.notices,
    confirmable: result.confirmable ?? false,
  };
}

/** What went wrong on the way is a reason too, said once. */
function reasonsOf({ verdict, failure }: WorkspaceResult): string[] {
  return failure && !verdict.reasons.some((reason) => reason.includes(failure.message))
    ? [...verdict.reasons, failure.message]
    : verdict.reasons;
}

function countResults(results: readonly PolicyResult[]): Counts {
  const counts = {
    passed: 0,
    advisoryFailed: 0,
    mandatoryFailed: 0,
    overridden: 0,
    errored: 0,
    undecided: 0,
  };
  for (const result of results) counts[countOf(result)] += 1;
  return counts;
}

function countOf({ status, level }: PolicyResult): keyof Counts {
  switch (status) {
    case 'passed':
    case 'overridden':
    case 'errored':
      return status;
    case 'failed':
      return level === 'advisory'
        ? 'advisoryFailed'
        : level === 'unknown'
          ? 'undecided'
          : 'mandatoryFailed';
    case 'not-evaluated':
    case 'unknown':
      return 'undecided';
  }
}

function countResolved(findings: readonly Finding[], context: ReportContext): number {
  const now = new Set(findings.map(({ fingerprint }) => fingerprint));
  return new Set(context.previous?.fingerprints.filter((each) => !now.has(each))).size;
}

/** `infra` for `/checkout/infra`, `.` for the repository's root; undefined outside of it. */
function relativeDirectory(root: string | undefined, context: ReportContext): string | undefined {
  if (root === undefined || !context.repository) return undefined;
  const [inner, outer] = [slashes(root), slashes(context.repository.root)];
  if (inner === outer) return '.';
  return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : undefined;
}

function slashes(path: string): string {
  return path.replaceAll('\\', '/').replace(/(?<=.)\/+$/, '');
}

function join(directory: string, inner: string): string {
  if (inner === '') return directory;
  return directory === '.' ? inner : `${directory}/${inner}`;
}

/** Leaves out what is undefined, for properties that are optional rather than undefined. */
export function defined<T extends object>(
  properties: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== undefined),
  ) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
