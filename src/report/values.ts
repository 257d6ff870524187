/** What the plans change, with their values, for reports that show them. Every text is hostile until escaped. */
import { sayWhole } from './render-sentence.ts';
import { phrase, type Sentence } from '../model/sentence.ts';
import { groupBy } from './text.ts';
import type { ReportView } from './view.ts';
import { workspaceNames } from './workspace-names.ts';

/** An entry that several workspaces may have in common: it is one item. */
export interface ValuesItem {
  /** What it is a part of, as in `Outputs:`; empty for a resource. */
  title: string;
  /** `~ aws_s3_bucket.logs will be updated in-place` */
  head: string;
  lines: readonly string[];
  /** `in 10 workspaces (network-*)`; empty where the report has one workspace. */
  workspaces: Sentence;
}

export interface ValuesOfReport {
  items: readonly ValuesItem[];
  /** Where the values are not known, and why. */
  unread: readonly Sentence[];
}

/** The worst entries of each workspace first; nothing where no report shows values. */
export function valuesOf(view: ReportView): ValuesOfReport {
  const entries = view.workspaces.flatMap(({ name, values }) =>
    values !== undefined && 'entries' in values
      ? values.entries.map((entry) => ({ entry, name }))
      : [],
  );
  const items = groupBy(entries, ({ entry }) => entry).map((alike): ValuesItem => {
    const names = alike.map(({ name }) => name);
    const workspaces = view.workspaces.length > 1 ? phrase`in ${workspaceNames(names, view)}` : '';
    return { ...alike[0].entry, workspaces };
  });
  const unread = view.workspaces.flatMap(({ name, values }): Sentence[] => {
    if (values === undefined || !('unread' in values)) return [];
    const who = workspaceNames([name], view);
    return [phrase`The values of ${who} are not known: ${sayWhole(values.unread)}`];
  });
  return { items, unread };
}

/** The same as JSON; undefined where no report shows values. */
export function renderValuesAsJson({ workspaces }: ReportView): string | undefined {
  const told = workspaces.flatMap(({ name, values }) =>
    values === undefined ? [] : { workspace: name, values },
  );
  if (told.length === 0) return undefined;
  const changes = told.map(({ workspace, values }) =>
    'entries' in values ? { workspace, changes: values.entries } : { workspace },
  );
  return `${JSON.stringify({ schemaVersion: 1, workspaces: changes }, undefined, 2)}\n`;
}
