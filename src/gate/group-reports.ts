/**
 * The reports that the jobs of a matrix left. They only say which runs to read: each run is judged again. The claims about a
 * report must hold before a run that it names is read. Each has a name, so that a test can leave it out and see what is
 * accepted without it.
 */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from '../client/wire/schema.ts';
import { readRegular } from '../machine/read-regular.ts';
import { parseJson } from '../model/parse.ts';
import {
  filePart,
  formatNumber,
  listParts,
  phrase,
  quoted,
  sentencePart,
  setting,
  type Sentence,
} from '../model/sentence.ts';
import type { Group } from '../settings/plans.ts';

/** The content of a file that looks like the report of a group. */
export interface GroupReport {
  /** Name of the file, for messages. */
  name: string;
  group: string | undefined;
  commit: string | undefined;
  workspaces: ({ name: string } & ReportedRun)[];
  settings: SharedSettings;
}

/** What all jobs of a matrix have to have alike, in words, by its key; an empty text where nothing says it. */
export type SharedSettings = Readonly<
  Record<'fail-on' | 'organization' | 'policies' | 'run-options', string>
>;

/** What a report says of the run of a workspace. */
export interface ReportedRun {
  runId?: string;
  configurationVersionId?: string;
  /** Seals of the run that its message does not have. */
  seals?: readonly string[];
}

const MOST_BYTES = 32 * 1024 * 1024;

const reportSchema = v.looseObject({
  tool: v.looseObject({ name: v.literal('plangate') }),
  group: v.optional(v.string()),
  commit: v.optional(v.looseObject({ sha: v.string() })),
  failOn: v.optional(v.string()),
  organization: v.optional(v.string()),
  ownPolicies: v.optional(v.array(v.string())),
  runOptions: v.optional(v.array(v.string())),
  workspaces: v.array(
    v.looseObject({
      name: v.string(),
      runId: v.optional(v.string()),
      configurationVersionId: v.optional(v.string()),
      seals: v.optional(v.array(v.string())),
    }),
  ),
});

/** Reads every report below a directory; a file that is no report, or is too large, is left out. */
export async function readReports(directory: string): Promise<GroupReport[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const reports: GroupReport[] = [];
  for (const file of files) {
    const reading = readRegular(file, MOST_BYTES);
    const value = await reading.then(parseJson, () => undefined);
    const parsed = v.safeParse(reportSchema, value, { abortEarly: true });
    if (!parsed.success) continue;
    const { group, commit, workspaces, failOn, organization, ownPolicies, runOptions } =
      parsed.output;
    const name = relative(directory, file);
    const settings = sharedSettings({ failOn, organization, ownPolicies, runOptions });
    reports.push({ name, group, commit: commit?.sha, workspaces, settings });
  }
  return reports;
}

/** The shared settings of a job, by what its report has of them. */
export function sharedSettings(of: {
  failOn?: string | undefined;
  organization?: string | undefined;
  ownPolicies?: readonly string[] | undefined;
  runOptions?: readonly string[] | undefined;
}): SharedSettings {
  return {
    'fail-on': of.failOn ?? '',
    organization: of.organization ?? '',
    policies: [...(of.ownPolicies ?? [])].sort().join(', '),
    'run-options': (of.runOptions ?? []).join(', '),
  };
}

const namePart = (name: string) => sentencePart('name', name, 80);

export interface ReportSearch {
  group: Group;
  reports: readonly GroupReport[];
  commit: string | undefined;
  /** Those of the job that combines the groups. */
  settings: SharedSettings;
}

/**
 * @param report the first of them
 * @param ofGroup the reports that say that they are of this group
 */
type ReportClaim = (
  search: ReportSearch,
  report: GroupReport,
  ofGroup: readonly GroupReport[],
) => Sentence | undefined;

/** Each returns why no report can be used, or undefined. They are checked in this order. */
export const REPORT_CLAIMS = {
  isOnly: ({ group: { group } }, _, ofGroup) =>
    ofGroup.length > 1
      ? phrase`Group ${namePart(group)} has ${formatNumber(ofGroup.length)} reports (${listParts(ofGroup.map(({ name }) => filePart(name)))}): Plangate cannot determine which one is its own.`
      : undefined,
  isOfCommit: ({ group: { group }, commit }, report) => {
    if (commit !== undefined && report.commit === commit) return undefined;
    const reported =
      report.commit === undefined
        ? phrase`no commit`
        : phrase`the commit ${namePart(report.commit.slice(0, 40))}`;
    const own = commit === undefined ? phrase`none that it knows` : namePart(commit);
    return phrase`The report of group ${namePart(group)} is of ${reported}, and this job is of ${own}.`;
  },
  isOfWorkspaces: ({ group: { group, workspaces } }, report) => {
    const named = report.workspaces.map(({ name }) => name).sort();
    return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
      ? undefined
      : phrase`The report of group ${namePart(group)} is not about the workspaces of that group.`;
  },
  isOfSettings: ({ group: { group }, settings }, report) => {
    const keys = Object.keys(settings) as (keyof SharedSettings)[];
    const key = keys.find((name) => settings[name] !== report.settings[name]);
    if (key === undefined) return undefined;
    const words = (value: string) => (value === '' ? phrase`none` : phrase`${quoted(value)}`);
    return phrase`The job of group ${namePart(group)} has ${words(report.settings[key])} as ${setting(key)}, and this job has ${words(settings[key])}. Write it in the settings file, and in no job.`;
  },
} satisfies Record<string, ReportClaim>;

/** `why` says why no report of the group can be used. */
export type FoundReport = { report: GroupReport } | { why: Sentence };

/** Finds the only report of a group. @param claims all of them; a test leaves one out */
export function findReport(
  search: ReportSearch,
  claims: Readonly<Record<string, ReportClaim>> = REPORT_CLAIMS,
): FoundReport {
  const { group } = search.group;
  const ofGroup = search.reports.filter((report) => report.group === group);
  const [report] = ofGroup;
  if (report === undefined) {
    const why = phrase`Group ${namePart(group)} left no report: its job may have been cancelled, or its runner may have vanished.`;
    // Mostly they are in another directory.
    const none = phrase` No other group did, either: see that ${setting('from')} names the directory of the reports.`;
    return { why: search.reports.length === 0 ? phrase`${why}${none}` : why };
  }
  for (const claim of Object.values(claims)) {
    const why = claim(search, report, ofGroup);
    if (why !== undefined) return { why };
  }
  return { report };
}
