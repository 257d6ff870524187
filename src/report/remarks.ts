/**
 * What the report says of workspaces in sentences, besides findings and changes. A list of remarks is written here, once:
 * each surface draws those that say why the gate is closed, and comment, summary and page draw all others, too.
 */
import type { Message } from '../model/message.ts';
import { isUnexplained } from './findings.ts';
import { groupBy } from './text.ts';
import type { ReportView, WorkspaceView } from './view.ts';

interface Remark {
  workspace: WorkspaceView;
  sentences: readonly Message[];
}

export function remarkLists(view: ReportView) {
  const all = (saidOf: (workspace: WorkspaceView) => readonly Message[]): Remark[] =>
    view.workspaces
      .map((workspace) => ({ workspace, sentences: saidOf(workspace) }))
      .filter(({ sentences }) => sentences.length > 0);
  return [
    {
      id: 'why',
      title: 'Why',
      noun: 'reason',
      closes: true,
      remarks: all((each) => (isUnexplained(each, view) ? each.reasons : [])),
    },
    {
      id: 'notices',
      title: 'Notices',
      noun: 'notice',
      closes: false,
      remarks: all(({ notices }) => notices.map((text) => ({ text }))),
    },
  ] as const;
}

/** Why the gate is closed, where no finding says it: of failed, undecided and canceled runs. */
export function closingReasons(view: ReportView): Remark[] {
  return remarkLists(view).flatMap(({ closes, remarks }) => (closes ? remarks : []));
}

/** Each sentence with the names of the workspaces that it is about, each of them once. */
export function distinctSentences(remarks: readonly Remark[]): { text: string; names: string[] }[] {
  const said = remarks.flatMap(({ workspace: { name }, sentences }) =>
    sentences.map(({ text }) => ({ name, text })),
  );
  return groupBy(said, ({ text }) => text).map((alike) => ({
    text: alike[0].text,
    names: [...new Set(alike.map(({ name }) => name))],
  }));
}
