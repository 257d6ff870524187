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

export interface RemarkList {
  /** The `id` of its section on the page. */
  id: 'why' | 'notices';
  title: string;
  /** What one sentence of the list is called. */
  noun: 'reason' | 'notice';
  /** Whether the sentences say why the gate is closed. */
  closes: boolean;
  /** Those of each workspace of which there is something to say. */
  remarks: readonly Remark[];
}

export function remarkLists(view: ReportView): RemarkList[] {
  const remarksOf = (sentencesOf: (workspace: WorkspaceView) => readonly Message[]): Remark[] =>
    view.workspaces
      .map((workspace) => ({ workspace, sentences: sentencesOf(workspace) }))
      .filter(({ sentences }) => sentences.length > 0);
  return [
    {
      id: 'why',
      title: 'Why',
      noun: 'reason',
      closes: true,
      remarks: remarksOf((workspace) => (isUnexplained(workspace, view) ? workspace.reasons : [])),
    },
    {
      id: 'notices',
      title: 'Notices',
      noun: 'notice',
      closes: false,
      remarks: remarksOf(({ notices }) => notices.map((text) => ({ text }))),
    },
  ];
}

/** Why the gate is closed, where no finding says it: of failed, undecided and canceled runs. */
export function closingReasons(view: ReportView): Remark[] {
  return remarkLists(view).flatMap(({ closes, remarks }) => (closes ? remarks : []));
}

/** Each sentence once, with the names of the workspaces that it is about. */
export function distinctSentences(remarks: readonly Remark[]): { text: string; names: string[] }[] {
  const sentences = remarks.flatMap((remark) =>
    remark.sentences.map(({ text }) => ({ text, name: remark.workspace.name })),
  );
  return groupBy(sentences, ({ text }) => text).map((alike) => ({
    text: alike[0].text,
    names: [...new Set(alike.map(({ name }) => name))],
  }));
}
