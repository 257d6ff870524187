/** `report.json`, for machines: docs/report.schema.json describes it. */
import type { ReportView } from './view.ts';

/** Ends with a line break. Safe to print in a job's log: no line of it can act there. */
export function renderJson(view: ReportView): string {
  return printableJson(reportOf(view));
}

/** What the report holds: everything said, nothing of the machine it was made on. */
export function reportOf(view: ReportView): Record<string, unknown> {
  const { context } = view;
  return {
    schemaVersion: view.schemaVersion,
    tool: { name: 'plangate', version: context.version },
    verdict: view.verdict,
    green: view.green,
    failOn: context.failOn,
    headline: view.headline,
    nextSteps: view.nextSteps,
    overrides: view.overrides,
    counts: view.counts,
    workspaces: view.workspaces,
    findings: view.findings,
    resolved: view.resolved,
    results: view.results,
    runTasks: view.runTasks,
    archives: view.archives,
    organization: context.organization,
    hostname: context.hostname,
    ...(context.commit && { commit: context.commit }),
    ...(context.pullRequest && { pullRequest: context.pullRequest }),
    ...(context.job && { job: context.job }),
    startedAt: context.startedAt,
    durationMs: view.durationMs,
  };
}

/** JSON with the characters escaped that a runner's search for commands could trip over. */
export function printableJson(value: unknown): string {
  const text = JSON.stringify(value, undefined, 2);
  const escaped = text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) =>
      Array.from({ length: character.length }, (_, at) => unicode(character.charCodeAt(at))).join(
        '',
      ),
    )
    .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
  return `${escaped}\n`;
}

function unicode(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
