/**
 * What the report says of workspaces in sentences, besides findings and changes: on each surface why the gate is closed, and
 * in comment, summary and page the notices, too.
 */
import type { Message } from '../model/message.ts';
import { unexplainedWorkspaces } from './findings.ts';
import { groupBy, textWithRemedy } from './text.ts';
import type { ReportView, WorkspaceView } from './view.ts';

/** What is said of one workspace, one sentence at least; and of others, if nothing but their names differs. */
export interface Remark {
  workspace: WorkspaceView;
  sentences: readonly Message[];
  /** All workspaces that it is about. */
  names: readonly string[];
}

/** Why the gate is closed, where no finding says it: of failed, undecided and canceled runs. */
export function closingReasons(view: ReportView): Remark[] {
  const unexplained = new Set(unexplainedWorkspaces(view));
  return remarksOf(view, (workspace) => (unexplained.has(workspace) ? workspace.reasons : []));
}

export function noticeRemarks(view: ReportView): Remark[] {
  return remarksOf(view, ({ notices }) => notices.map((text) => ({ text })));
}

function remarksOf(
  { workspaces }: ReportView,
  sentencesOf: (workspace: WorkspaceView) => readonly Message[],
): Remark[] {
  const remarks = workspaces
    .map((workspace) => ({ workspace, sentences: sentencesOf(workspace) }))
    .filter(({ sentences }) => sentences.length > 0);
  const groups = groupBy(remarks, ({ workspace, sentences }) =>
    sentences.map(({ text }) => withoutName(text, workspace.name)),
  );
  return groups.map((alike) => {
    return { ...alike[0], names: alike.map(({ workspace }) => workspace.name) };
  });
}

/** For comparison: one wrong token says of three hundred workspaces that each was not found. */
function withoutName(text: string, name: string): string {
  return text.replaceAll(`"${name}"`, '""').replaceAll(`/${name} `, '/ ');
}

/** Each sentence once, with where to read what to do, and the names of the workspaces that it is about. */
export function distinctSentences(remarks: readonly Remark[]): { text: string; names: string[] }[] {
  const sentences = remarks.flatMap(({ workspace, names, ...remark }) =>
    remark.sentences.map((message) => {
      const text = textWithRemedy(message);
      return { text, names, key: withoutName(text, workspace.name) };
    }),
  );
  return groupBy(sentences, ({ key }) => key).map((alike) => ({
    text: alike[0].text,
    names: [...new Set(alike.flatMap(({ names }) => names))],
  }));
}
