/** The comment of the gate, as a command uses it: it names the jobs of the gate, and keeps what the command did. */
import { startComment } from '../hosts/comment.ts';
import { findOwnComment } from '../hosts/own-comments.ts';
import type { Concealed } from '../model/secrets.ts';
import { markerStart } from '../report/marker.ts';
import { addCommand, holdsCommand } from '../report/sections.ts';
import type { GivenCommand } from '../trust/seals.ts';
import {
  CommandRefused,
  type AllowedCommand,
  type CommandRequest,
  type QuestionWork,
} from './command-work.ts';

/** The workflow runs that reported on this commit, and whether the gate is open in each. */
export function jobsOfCommit(
  { snapshot, commit }: AllowedCommand,
  { values }: QuestionWork,
): { runId: number; green: boolean }[] {
  const { sections = [] } = findOwnComment(snapshot, values['comment-key'] ?? 'default').kept ?? {};
  return sections
    .filter(({ headSha, runId }) => headSha === commit && runId > 0)
    .map(({ runId, counts }) => ({ runId, green: counts.green }));
}

/** Writes the answer into the comment of the gate. */
export async function answerInComment(
  { api, number, commit }: CommandRequest,
  answer: Concealed<GivenCommand>,
  { io, values, log }: QuestionWork,
): Promise<void> {
  const key = values['comment-key'] ?? 'default';
  const content = {
    marker: markerStart(key),
    compose: (existing = '') => addCommand(existing, answer, key),
    holds: (body: string) => holdsCommand(body, answer, key),
    isSuperseded: () => false,
  };
  const snapshot = await api.snapshot(number);
  const when = 'on-failure';
  const target = { number, headSha: commit, green: true, when, snapshot } as const;
  const until = io.clock.now() + 60_000;
  const ports = { ...io, deadline: () => until };
  const started = await startComment(api, content, target, ports);
  const { written, lost } = await started.settle();
  const isInComment = written && !lost;
  const mustBeKept = answer.approvals.length > 0 || (answer.ended ?? []).length > 0;
  if (!isInComment && mustBeKept) {
    throw new CommandRefused('There is no comment of the gate at this commit that could keep it.');
  }
  if (!isInComment) log.warning('The comment of the gate does not mention it.');
}
