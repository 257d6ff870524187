/**
 * Runs after the step, and deletes the plans that it wrote. If the step was killed, this ends the runs that it left and
 * says so in the comment. Runs that the step finished are not touched.
 */
import { rm } from 'node:fs/promises';
import { secretsOfJob, settingsForHost } from '../check/check-request.ts';
import { reportContext } from '../check/report-context.ts';
import { createClient } from '../client/client.ts';
import { finishAfterKill, sayEnded } from '../gate/end-run.ts';
import type { GateResult } from '../gate/result.ts';
import { unjudgedResult } from '../gate/result.ts';
import { concealedIn } from '../model/job-secrets.ts';
import { publishUntil } from '../model/job-time.ts';
import { groupBy, listText, textWithRemedy } from '../report/text.ts';
import { toReportView } from '../report/to-view.ts';
import { type ActionIo, openJob } from './open-job.ts';
import { decodeState } from './job-state.ts';
import { CODES } from '../model/errors.ts';
import { finding, textOf } from '../model/finding.ts';
import { mergeSentences, phrase, shapeOf } from '../model/sentence.ts';

/** Resolves to the exit code, which is always 0: only the step gives a verdict. */
export async function finishAction(io: ActionIo): Promise<number> {
  const plans = io.runner.saved('plans');
  if (plans !== '') await rm(plans, { recursive: true, force: true });
  const state = decodeState(io.runner.saved('job'));
  const isReported = io.runner.saved('reported') === 'true';
  if (state === undefined || state.runs.length === 0) return 0;
  const { ciJob, entryPoint, ports, log } = await openJob(io);
  try {
    const loaded = await entryPoint.settings(ciJob.jobTree, ports);
    const service = 'settings' in loaded ? loaded.settings.plans.service : undefined;
    if ('problems' in loaded || service === undefined || service.origin !== state.origin) {
      const runs = state.runs.map(({ workspace, runId }) => `${workspace} ${runId ?? ''}`.trim());
      log.warning(`Runs may still be going on: ${runs.join(', ')}. See ${state.origin}.`);
      return 0;
    }
    const secrets = secretsOfJob(loaded.settings, concealedIn(io.environment), log);
    const { send } = ports;
    const client = createClient({ ...io, ...service, send, log, secrets, discovers: true });
    const ended = await finishAfterKill(state, { ...io, client });
    const said = ended.map(({ workspace, leftover, ...run }) => ({
      workspace,
      found: leftover ?? sayEnded(run),
      isOpen: leftover !== undefined || run.outcome === 'unknown',
    }));
    for (const alike of groupBy(said, ({ found, isOpen }) => [isOpen, shapeOf(found.says)])) {
      const [{ found, isOpen }] = alike;
      const says = mergeSentences([found.says, ...alike.map((each) => each.found.says)]);
      const names = listText(
        alike.map(({ workspace }) => workspace),
        4,
      );
      const sentence = `${names}: ${textOf({ says, remedy: found.remedy })}`;
      if (isOpen) log.warning(sentence);
      else log.info(sentence);
    }
    if (isReported || loaded.settings.report.comment === 'off') return 0;
    const ofSettings = settingsForHost(loaded.settings);
    const report = { ...ofSettings.report, annotate: 'off' as const };
    const deadline = publishUntil(Number.POSITIVE_INFINITY, io.clock.now());
    const root = io.environment['GITHUB_WORKSPACE'] ?? io.workingDirectory;
    const subject = await ciJob.subject(
      { ...ofSettings, report },
      { directory: root, root, deadline },
    );
    if ('refused' in subject || subject.reportedJob.pullRequest === undefined) return 0;
    const context = reportContext(loaded.settings, subject, io.clock, { byPerson: false });
    const view = secrets.concealAll(toReportView(canceledResult(ended), context));
    const published = await subject.publish?.(view, deadline);
    for (const doubt of published?.doubts ?? []) log.warning(textWithRemedy(doubt));
    return 0;
  } finally {
    await ports.send.close();
  }
}

function canceledResult(ended: Awaited<ReturnType<typeof finishAfterKill>>): GateResult {
  const killed = finding(CODES.canceled, phrase`The job was killed before this run was judged.`);
  const failure = { kind: 'canceled', ...killed } as const;
  return unjudgedResult(
    ended.map(({ workspace, runId, status, leftover }) => ({
      workspace,
      runId,
      runStatus: status,
      leftover,
      failure,
    })),
  );
}
