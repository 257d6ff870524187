/**
 * The claims about the report of a group, and about a run that it names, that must hold before the run
 * is judged. Each claim has a name, so that a test can leave it out and see what is accepted without it.
 */
import { isSettled, type Mode } from '../model/status.ts';
import type { Group } from './groups.ts';
import { areOtherChanges, changeOfRun, isRunOfGroup } from './runs-of-commit.ts';

/** The content of a file that looks like the report of a group. */
export interface GroupReport {
  /** Name of the file, for messages. */
  name: string;
  group: string | undefined;
  commit: string | undefined;
  workspaces: { name: string; runId?: string; configurationVersionId?: string }[];
}

interface Search {
  group: Group;
  reports: readonly GroupReport[];
  /** The commit that is judged. */
  commit: string | undefined;
}

/**
 * @param report the first of them
 * @param ofGroup the reports that say that they are of this group
 */
type ReportClaim = (
  search: Search,
  report: GroupReport,
  ofGroup: readonly GroupReport[],
) => string | undefined;

/** Each returns a sentence about why no report can be used, or undefined. They are checked in this order. */
export const REPORT_CLAIMS = {
  isOnly: ({ group: { group } }, _, ofGroup) =>
    ofGroup.length > 1
      ? `Group ${group} has ${ofGroup.length} reports (${ofGroup.map(({ name }) => name).join(', ')}): Plangate cannot determine which one is its own.`
      : undefined,
  isOfCommit: ({ group: { group }, commit }, report) => {
    if (commit !== undefined && report.commit === commit) return undefined;
    const of =
      report.commit === undefined ? 'no commit' : `the commit ${report.commit.slice(0, 40)}`;
    return `The report of group ${group} is of ${of}, and this job is of ${commit ?? 'none that it knows'}.`;
  },
  isOfWorkspaces: ({ group: { group, workspaces } }, report) => {
    const named = report.workspaces.map(({ name }) => name).sort();
    return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
      ? undefined
      : `The report of group ${group} is not about the workspaces of that group.`;
  },
} satisfies Record<string, ReportClaim>;

/** `why` is a sentence about why no report of the group can be used. */
export type FoundReport = { report: GroupReport } | { why: string };

/** Finds the only report of a group. */
export function findReportBy(claims: Readonly<Record<string, ReportClaim>>) {
  return (search: Search): FoundReport => {
    const { group } = search.group;
    const ofGroup = search.reports.filter((report) => report.group === group);
    const [report] = ofGroup;
    if (report === undefined) {
      const why = `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
      return { why };
    }
    for (const isSo of Object.values(claims)) {
      const why = isSo(search, report, ofGroup);
      if (why !== undefined) return { why };
    }
    return { report };
  };
}

interface RunOfGroup {
  id: string;
  group: string;
  /** The change that the combining job is about, as `acme/infra#42`. */
  change: string | undefined;
  status: string;
  message: string | null | undefined;
  /** What the run does at present, for messages. */
  words: string;
  mode: Mode;
  stages: readonly { stage: string; status: string }[];
  /** Whether it is a saved plan that waits to be confirmed, although its status says that it goes on. */
  rests: boolean;
}

type RunClaim = (run: RunOfGroup) => string | undefined;

export const RUN_CLAIMS = {
  /** The message of a run can be written only with the token. A report can be written by everybody who writes files. */
  isOfGroup: ({ id, group, message }) =>
    isRunOfGroup(message, group) ? undefined : `Run ${id} is not one that group ${group} started.`,
  isOfChange({ id, change, message }) {
    const of = changeOfRun(message);
    if (!areOtherChanges(of, change)) return undefined;
    return `Run ${id} was started for ${of}, and this job is about ${change}.`;
  },
  isOver: ({ id, status, mode, stages, words, rests }) =>
    rests || isSettled(mode, status, stages) ? undefined : `Run ${id} is not over: ${words}.`,
} satisfies Record<string, RunClaim>;

/** Makes a function that answers with the first claim that a run does not meet, and why; undefined if it meets all. */
export function refuseRunBy(claims: Readonly<Record<string, RunClaim>>) {
  return (run: RunOfGroup): { claim: string; why: string } | undefined => {
    for (const [claim, isSo] of Object.entries(claims)) {
      const why = isSo(run);
      if (why !== undefined) return { claim, why };
    }
    return undefined;
  };
}
