/** `report.json`, for machines: docs/report.schema.json describes it. */
import { textOf } from '../model/finding.ts';
import { escapeUnits } from '../model/quote.ts';
import type { Report, ReportCause } from '../model/report-type.ts';
import { toPlainText } from '../model/sentence.ts';
import type { Cause, ReportedResult, ReportView } from './view.ts';

/**
 * The whole report, without anything about the machine that made it. Ends with a line break. Safe
 * to print in a job's log: no line of it can act as a command.
 */
export function renderJson(view: ReportView): string {
  return printableJson(reportFields(view));
}

/** The report as a value: what a program reads from the JSON. */
export function toReport(view: ReportView): Report {
  // Fields without a value are absent, as in the text.
  return JSON.parse(JSON.stringify(reportFields(view))) as Report;
}

function reportFields(view: ReportView): { [Name in keyof Report]: Report[Name] | undefined } {
  const { audit, unaffected } = view;
  const { gate, ci, plans } = view.context;
  const { options, uncommittedFiles } = plans;
  const { ownPolicies } = view.context.judges;
  const { toWrite = [] } = view.context.actors.approvals ?? {};
  const approvals = toWrite.map(({ approvers, line }) => ({ approvers, line }));
  return {
    schemaVersion: view.schemaVersion,
    tool: { name: 'plangate', version: gate.version },
    verdict: view.verdict,
    green: view.green,
    failOn: gate.failOn,
    settings: gate.settings,
    runOptions: options.length > 0 ? [...options] : undefined,
    headline: view.headline,
    nextSteps: view.nextSteps,
    overrides: view.overrides,
    approvals: approvals.length > 0 ? approvals : undefined,
    counts: view.counts,
    workspaces: view.workspaces.map((workspace) => ({
      ...workspace,
      reasons: workspace.reasons.map(textOf),
      notices: workspace.notices.map(textOf),
      leftover: workspace.leftover && textOf(workspace.leftover),
      takesNoOverride: undefined,
      waitsForApproval: undefined,
      timestamps: undefined,
      approvedGuards: undefined,
      approvedConditions: undefined,
      countsByJudge: undefined,
      // A file of its own has them.
      values: undefined,
    })),
    unaffected: unaffected.length > 0 ? unaffected : undefined,
    causes: view.causes.map(causeForPrograms),
    resolved: view.resolved,
    notCompared: view.notCompared > 0 ? view.notCompared : undefined,
    results: view.results.map(forPrograms),
    runTasks: view.runTasks,
    audit: audit.length > 0 ? audit : undefined,
    archives: view.archives,
    organization: plans.organization,
    hostname: plans.hostname,
    group: gate.group,
    ownPolicies: ownPolicies.length > 0 ? [...ownPolicies] : undefined,
    commit: ci.commit,
    dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
    uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
    pullRequest: ci.pullRequest,
    job: ci.job,
    startedAt: gate.startedAt,
    durationMs: view.durationMs,
  };
}

/** A cause with who acts and what is to be done, in words. */
function causeForPrograms(cause: Cause): ReportCause {
  const { todo, ended, resources, generalMessages } = cause;
  const fields = {
    ...cause,
    ...WITHOUT_FIELDS,
    resources: resources.map(withoutLines),
    generalMessages: generalMessages.map(withoutLines),
    ended: ended?.map(({ until, owner }) => ({ until, owner })),
    whoActs: todo && { role: todo.role, names: todo.names },
    nextStep: todo && toPlainText(todo.step),
  };
  return fields;
}

/** What only the renderers need. */
const WITHOUT_FIELDS = {
  occurrences: undefined,
  messageOfAll: undefined,
  todo: undefined,
  own: undefined,
  scanned: undefined,
  overriders: undefined,
  failure: undefined,
  missedBy: undefined,
  withoutOverride: undefined,
  remedy: undefined,
  findingCode: undefined,
  says: undefined,
  actor: undefined,
  because: undefined,
  stopped: undefined,
  isOfAll: undefined,
};

const withoutLines = <T extends object>(
  named: T,
): T & { attribute: undefined; excerpt: undefined } => ({
  ...named,
  attribute: undefined,
  excerpt: undefined,
});

/** Without source lines, which programs can read in the file, and without what only the gate and the renderers need. */
function forPrograms(result: ReportedResult) {
  const { judge, ...fields } = result;
  return {
    system: judge.name,
    ...fields,
    resources: result.resources.map(withoutLines),
    generalMessages: result.generalMessages.map(withoutLines),
    excerpt: undefined,
    printedFor: undefined,
    answers: undefined,
    remedy: undefined,
  };
}

/** JSON with a line break at its end. What a runner could take for the start of a command is escaped, and so is what cannot be seen. */
export function printableJson(value: unknown): string {
  const escaped = JSON.stringify(value, undefined, 2)
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, escapeUnits)
    .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
  return `${escaped}\n`;
}
