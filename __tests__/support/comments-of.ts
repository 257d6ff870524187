/** The comments of the change that a job with this environment is about, and how its job writes into them. */
import {
  writeComment,
  type CommentContent,
  type CommentTarget,
} from '../../src/hosts/write-comment.ts';
import type { HostPorts } from '../../src/hosts/ask.ts';
import type { Published } from '../../src/hosts/publishing.ts';
import type { CommentApi } from '../../src/hosts/own-comments.ts';
import { detectJob } from '../../src/hosts/detect.ts';
import { onHostError } from '../../src/hosts/host-error.ts';
import { findingOf, textOf } from '../../src/model/finding.ts';
import { phrase } from '../../src/model/sentence.ts';
import type { Environment } from '../../src/model/ports.ts';
import { HOSTS } from '../../src/features.ts';

export async function commentsOf(environment: Environment, ports: HostPorts): Promise<CommentApi> {
  const job = await detectJob(environment, HOSTS);
  const api = job.host.comments?.(job, ports);
  if (api !== undefined && !('says' in api)) return api;
  throw new Error(api === undefined ? 'no comments' : textOf(api));
}

/** A refusal of the host is a sentence, as in every job. */
export async function writeNote(
  environment: Environment,
  content: CommentContent,
  target: CommentTarget,
  ports: HostPorts,
): Promise<Published> {
  const writing = writeComment(await commentsOf(environment, ports), content, target, ports);
  return writing.catch(
    onHostError((error) => {
      const why = findingOf(error);
      return { doubts: [{ ...why, says: phrase`No comment: ${why.says}` }] };
    }),
  );
}
