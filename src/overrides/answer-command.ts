/** The comment of the gate, as a command uses it: it names the job of the gate, and keeps what the command did. */
import { ASKED, whyNotCounted } from '../approvals/who-counts.ts';
import { startComment } from '../hosts/write-comment.ts';
import { lookAtWriter, type CommentAuthor } from '../hosts/github/look-at-command.ts';
import { HostError } from '../hosts/host-error.ts';
import { findOwnComment, type PullSnapshot } from '../hosts/own-comments.ts';
import type { Concealed } from '../model/secrets.ts';
import { markerStart } from '../report/marker.ts';
import { addCommand, holdsCommand } from '../report/gate-comment.ts';
import type { GivenCommand, CommandRefusal } from '../model/comment-commands.ts';
import {
  CommandRefused,
  type AllowedCommand,
  type CommandRequest,
  type QuestionWork,
} from './command-work.ts';

/** The workflow run that reported on this commit, and whether the gate is open in it; undefined if none is known. */
export function jobOfCommit(
  { snapshot, commit }: Pick<AllowedCommand, 'snapshot' | 'commit'>,
  { gate }: Pick<QuestionWork, 'gate'>,
): { runId: number; green: boolean } | undefined {
  const { report } = findOwnComment(snapshot, gate).kept ?? {};
  return report?.headSha === commit && report.runId > 0 ? report : undefined;
}

/** Writes the answer into the comment of the gate. */
export async function answerInComment(
  { api, number, commit }: CommandRequest,
  answer: Concealed<GivenCommand>,
  { io, gate: key, log }: QuestionWork,
): Promise<void> {
  const snapshot = await api.snapshot(number);
  const place = { api, number, snapshot, key, headSha: commit };
  const isInComment = await writeCommand(answer, place, io);
  const mustBeKept = (answer.ended ?? []).length > 0;
  if (!isInComment && mustBeKept) {
    throw new CommandRefused('There is no comment of the gate at this commit that could keep it.');
  }
  if (!isInComment) log.warning('The comment of the gate does not mention it.');
}

/** Adds a command to the comment of the gate. @returns whether it is in it */
async function writeCommand(
  command: GivenCommand,
  place: Pick<Refused, 'api' | 'number'> & { snapshot: PullSnapshot; key: string; headSha: string },
  io: QuestionWork['io'],
): Promise<boolean> {
  const { api, number, snapshot, key, headSha } = place;
  const content = {
    marker: markerStart(key),
    compose: (existing = '') => addCommand(existing, command, key),
    holds: (body: string) => holdsCommand(body, command, key),
    toKeep: () => undefined,
  };
  // A comment for the answer alone would be noise.
  const target = { number, headSha, green: true, when: 'auto', snapshot } as const;
  const until = io.clock.now() + 60_000;
  const started = await startComment(api, content, target, { ...io, deadline: () => until });
  const { written, lost } = await started.settle();
  return written && !lost;
}

/** A refused command: who gave it, and where. */
interface Refused {
  author: CommentAuthor;
  commands: CommandRequest['commands'];
  api: CommandRequest['api'];
  number: number;
}

/** What the comment says of a refused command: `reason` has words of our own. */
export type RefusedCommand = Pick<GivenCommand, 'reason'> & { verb: CommandRefusal };

/**
 * Says in the comment of the gate that a command was refused, to people who may write in the repository: strangers cannot write
 * into the comment. It says neither what was written nor who may.
 *
 * @returns whether the person may write
 */
export async function answerRefusal(
  { verb, reason }: RefusedCommand,
  { author, commands, api, number }: Refused,
  { io, gate: key, log }: QuestionWork,
): Promise<boolean> {
  let isWriter = false;
  try {
    const why = whyNotCounted(await lookAtWriter(author, commands), ASKED.help);
    isWriter = why === undefined;
    if (!isWriter) return false;
    const snapshot = await api.snapshot(number);
    const { comment } = findOwnComment(snapshot, key);
    if (comment === undefined) return true;
    const { headSha } = snapshot;
    const at = io.clock.date().toISOString();
    const answer: GivenCommand = { verb, by: author.login, at, commit: headSha, reason };
    await writeCommand(answer, { api, number, snapshot, key, headSha }, io);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    log.warning(
      `The comment of the gate does not say that the command was refused. ${error.message}`,
    );
  }
  return isWriter;
}
