/** Writes a report as files, and publishes it on the host of the job. */
import { finding, findingOf, type Finding } from '../model/finding.ts';
import { errorMessage } from '../model/error-message.ts';
import { directoryPart, foreign, phrase } from '../model/sentence.ts';
import type { Concealed } from '../model/secrets.ts';
import type { ReportView } from '../report/view.ts';
import type { DetectedJob } from './host.ts';
import type { FoundChange } from './judged-change.ts';
import type { Published, PublishPorts, PublishSettings } from './publishing.ts';
import { onHostError } from './host-error.ts';
import { CODES } from '../model/errors.ts';

/** Rejects when a file cannot be written. */
export type WriteReports = (view: Concealed<ReportView>, directory: string) => Promise<void>;

/**
 * Writes a report as files, and publishes it on the host. It never rejects, and changes no verdict: a sentence says what
 * failed. On a host that has neither `publish` nor `comments`, the files are all.
 *
 * @param ports.publishOnHost in place of the host's `publish`
 */
export async function publishOn(
  job: DetectedJob,
  view: Concealed<ReportView>,
  settings: PublishSettings,
  ports: PublishPorts & {
    writeReports?: WriteReports;
    publishOnHost?: FoundChange['publishOnHost'];
  },
): Promise<Published> {
  const doubts: Finding[] = [];
  /** What was published besides the comment: it stays in the answer, whatever becomes of the comment. */
  let onHost: Partial<Published> = {};
  const { reports, comment: when } = settings;
  if (reports !== undefined) {
    await ports.writeReports?.(view, reports).catch((error: unknown) => {
      doubts.push(
        finding(
          CODES.reportsNotWritten,
          phrase`Not all reports were written to ${directoryPart(reports)}: ${foreign(errorMessage(error))}`,
          { actor: 'operators' },
        ),
      );
    });
  }
  try {
    const until = ports.deadline?.() ?? Number.POSITIVE_INFINITY;
    const publishing =
      ports.publishOnHost?.(view, until) ?? job.host.publish?.(job, view, settings, ports);
    onHost = (await publishing) ?? {};
    doubts.push(...(onHost.doubts ?? []));
    const { pullRequest, commit: headSha = '' } = job;
    const api = job.host.comments?.(job, ports);
    if (pullRequest === undefined || api === undefined || when === 'off') {
      return { ...onHost, doubts };
    }
    if ('says' in api) return { ...onHost, doubts: [...doubts, api] };
    const { toCommentContent, writeComment } = await import('./write-comment.ts');
    const target = { number: pullRequest.number, headSha, green: view.green, when };
    const toPublished = onHostError((error) => {
      const found = findingOf(error);
      return { doubts: [{ ...found, says: phrase`No comment: ${found.says}` }] };
    });
    const writing = writeComment(api, toCommentContent(view, ports.clock.date()), target, ports);
    const written: Published = await writing.catch(toPublished);
    const commentUrl = written.commentUrl ?? onHost.commentUrl;
    return { ...onHost, commentUrl, doubts: [...doubts, ...written.doubts] };
  } catch (error) {
    const found = ports.signal?.aborted ? CANCELED : findingOf(error);
    const says = phrase`The report was not published: ${found.says}`;
    return { ...onHost, doubts: [...doubts, { ...found, says }] };
  }
}

const CANCELED = finding(CODES.canceled, phrase`the check was canceled.`);
