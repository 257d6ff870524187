/**
 * What has to be so of the report of a group, and of a run that it names, before the run is judged. Each
 * claim is a value with a name: a test leaves one out and sees what comes through.
 */
import { isSettled, type Mode } from '../model/status.ts';
import type { Group } from './groups.ts';
import { isRunOfGroup } from './supersede.ts';

/** What a file says that looks like the report of a group. */
export interface GroupReport {
  /** Of the file, for people. */
  name: string;
  group: string | undefined;
  commit: string | undefined;
  workspaces: { name: string; runId?: string; configurationVersionId?: string }[];
  sealed: string | undefined;
}

interface Search {
  group: Group;
  reports: readonly GroupReport[];
  /** That is judged. */
  commit: string | undefined;
}

/** @param own the reports that say that they are of this group */
type ReportClaim = (search: Search, own: readonly GroupReport[]) => string | undefined;

/** In this order, each a sentence about why there is no report that can be used. */
export const REPORT_CLAIMS = {
  isOnly: ({ group: { group } }, own) =>
    own.length > 1
      ? `Group ${group} has ${own.length} reports (${own.map(({ name }) => name).join(', ')}): which one is its own cannot be told.`
      : undefined,
  isOfCommit: ({ group: { group }, commit }, [one]) => {
    if (commit !== undefined && one?.commit === commit) return undefined;
    const of = one?.commit === undefined ? 'no commit' : `the commit ${one.commit.slice(0, 40)}`;
    return `The report of group ${group} is of ${of}, and this job is of ${commit ?? 'none that it knows'}.`;
  },
  isOfWorkspaces: ({ group: { group, workspaces } }, [one]) => {
    const named = one?.workspaces.map(({ name }) => name).sort();
    return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
      ? undefined
      : `The report of group ${group} is not about the workspaces of that group.`;
  },
} satisfies Record<string, ReportClaim>;

/** Its only report, or a sentence about why there is none that can be used. */
export function findReportBy(claims: Readonly<Record<string, ReportClaim>>) {
  return (search: Search): GroupReport | string => {
    const { group } = search.group;
    const own = search.reports.filter((report) => report.group === group);
    const [one] = own;
    if (one === undefined) {
      return `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
    }
    for (const isSo of Object.values(claims)) {
      const why = isSo(search, own);
      if (why !== undefined) return why;
    }
    return one;
  };
}

interface RunOfGroup {
  id: string;
  group: string;
  status: string;
  message: string | null | undefined;
  /** What it does, said to people. */
  words: string;
  mode: Mode;
  stages: readonly { stage: string; status: string }[];
}

type RunClaim = (run: RunOfGroup) => string | undefined;

export const RUN_CLAIMS = {
  /** The message needs the token; a report can be written by anybody who writes files. */
  isOfGroup: ({ id, group, message }) =>
    isRunOfGroup(message, group) ? undefined : `Run ${id} is not one that group ${group} started.`,
  isOver: ({ id, status, mode, stages, words }) =>
    isSettled(mode, status, stages) ? undefined : `Run ${id} is not over: ${words}.`,
} satisfies Record<string, RunClaim>;

export function refuseRunBy(claims: Readonly<Record<string, RunClaim>>) {
  return (run: RunOfGroup): { claim: string; why: string } | undefined => {
    for (const [claim, isSo] of Object.entries(claims)) {
      const why = isSo(run);
      if (why !== undefined) return { claim, why };
    }
    return undefined;
  };
}
