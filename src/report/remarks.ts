/**
 * What the report says of workspaces in sentences, besides findings and changes: on each surface why the gate is closed, and
 * in comment, summary and page the notices, too.
 */
import type { Message } from '../model/message.ts';
import { isUnexplained } from './findings.ts';
import { groupBy } from './text.ts';
import type { ReportView, WorkspaceView } from './view.ts';

/** What is said of one workspace; one sentence at least. */
export interface Remark {
  workspace: WorkspaceView;
  sentences: readonly Message[];
}

/** Why the gate is closed, where no finding says it: of failed, undecided and canceled runs. */
export function closingReasons(view: ReportView): Remark[] {
  return remarksOf(view, (workspace) => (isUnexplained(workspace, view) ? workspace.reasons : []));
}

export function noticeRemarks(view: ReportView): Remark[] {
  return remarksOf(view, ({ notices }) => notices.map((text) => ({ text })));
}

function remarksOf(
  { workspaces }: ReportView,
  sentencesOf: (workspace: WorkspaceView) => readonly Message[],
): Remark[] {
  return workspaces
    .map((workspace) => ({ workspace, sentences: sentencesOf(workspace) }))
    .filter(({ sentences }) => sentences.length > 0);
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
