/** `plangate/report-apply`: reports on the merged pull request how the apply ended. */
import { textWithRemedy } from '../report/text.ts';
import type { Problem } from '../model/parse.ts';
import { createClient } from '../client/client.ts';
import { secretsOfJob } from '../check/check-request.ts';
import { MOST_PLAN_AGE_MS } from '../gate/listed-runs.ts';
import { reportApply, reportApplyOfRun } from '../gate/watch-apply.ts';
import { findWorkspaces, throwRefused } from '../gate/requested-workspaces.ts';
import { publishApplied } from '../hosts/github/publish.ts';
import { serverUrlOf } from '../hosts/github/server.ts';
import { applyWords, isGoodOutcome, renderApplyReport, worstOutcome } from '../report/applied.ts';
import type { ApplyReport } from '../report/applied.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { concealedIn } from '../model/job-secrets.ts';
import type { Concealed } from '../model/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { NEEDS_SERVICE } from '../settings/conflicts.ts';
import type { ServiceSettings } from '../settings/plans.ts';
import { keptForPublishing } from '../model/job-time.ts';
import { type ActionIo, openJob, type OpenJob } from './open-job.ts';
import { appendSummary, publishNothing, setOutputs } from './publish-report.ts';
import { REPORT_APPLY } from '../settings/sub-actions.ts';
import { textOf } from '../model/finding.ts';
import { literal } from '../model/sentence.ts';
import { CODES } from '../model/errors.ts';

export async function runReportApply(io: ActionIo): Promise<number> {
  const opened = await openJob(io, REPORT_APPLY);
  const { job, ports } = opened;
  try {
    const loaded = await opened.settings(job.jobTree, ports);
    const problems = 'problems' in loaded ? [...loaded.problems] : problemsOf(opened);
    const plans = 'settings' in loaded ? loaded.settings.plans : undefined;
    if (plans?.service === undefined && problems.length === 0) problems.push(NEEDS_SERVICE);
    if ('problems' in loaded || plans?.service === undefined || problems.length > 0) {
      await publishNothing({ problems }, io);
      return 1;
    }
    return await reportApplies(plans, loaded.settings, opened);
  } finally {
    await ports.send.close();
  }
}

/** Why the event does not fit. */
function problemsOf({ job }: OpenJob): Problem[] {
  if (job.event?.name === 'push') return [];
  const message = 'is for the event push: on a pull request nothing is applied yet.';
  return [{ where: 'on', message, code: CODES.wrongApplyReport }];
}

async function reportApplies(
  { service, organization }: { service: ServiceSettings; organization: string },
  settings: Settings,
  opened: OpenJob,
): Promise<number> {
  const { job, ports, log } = opened;
  const { clock, runner, environment, workingDirectory } = ports;
  const { timeoutMs } = settings.job;
  const runId = opened.ownInputs['run'];
  const end = clock.now() + timeoutMs;
  const startedAt = Math.floor(clock.date().getTime() / 1_000);
  const deadline = end - keptForPublishing(timeoutMs);
  const secrets = secretsOfJob(settings, concealedIn(environment), log);
  const client = createClient({ ...service, ...ports, log, deadline, secrets, discovers: true });
  const portsOf = (name: string) => ({
    ...ports,
    client,
    deadline,
    onChange: (words: string) => runner.print(safeLine(`  ${name}: ${words}`)),
  });
  const reportAll = async () => {
    const change = pushedCommit(opened);
    const { requested } = await findWorkspaces(client, organization, {
      plan: { ...settings.plan, affectedOnly: false },
      workingDirectory,
      repositoryRoot: workingDirectory,
      changedFiles: async () => undefined,
    });
    throwRefused(requested);
    return Promise.all(
      requested.map(({ name }) =>
        reportApply({ organization, workspace: name, change }, portsOf(name)),
      ),
    );
  };
  const selection = { organization, selectors: settings.plan.workspaces };
  const reported =
    runId === undefined
      ? await reportAll()
      : [await reportApplyOfRun(runId, selection, portsOf(runId))];
  const applies = reported.map((apply) => {
    if (apply.runId === undefined) return { ...apply, runUrl: undefined };
    const path = [organization, apply.workspace, 'runs', apply.runId].map(encodeURIComponent);
    return { ...apply, runUrl: `${client.origin}/app/${path.join('/')}` };
  });
  const { runId: jobId = 0, attempt = 0 } = job.event?.job ?? {};
  const origins = [client.origin, serverUrlOf(environment)];
  const view = secrets.concealAll({ applies, origins, jobId, attempt, startedAt });
  return await publishApplies(view, settings, opened, end);
}

/** The change that the service knows by the pushed commit: no pull request. */
function pushedCommit({ job: { event }, ports: { environment, clock } }: OpenJob) {
  const { owner = '', repository: name = '', workflowSha: commit = '' } = event ?? {};
  const slug = `${owner}/${name}`;
  const repository = `${serverUrlOf(environment)}/${slug}`;
  const sinceMs = clock.date().getTime() - MOST_PLAN_AGE_MS;
  return { commit, pullRequest: undefined, repository, slug, sinceMs };
}

async function publishApplies(
  view: Concealed<ApplyReport>,
  { gate, report }: Settings,
  opened: OpenJob,
  end: number,
) {
  const { job, log, ports } = opened;
  const { runner, environment } = ports;
  const outcome = worstOutcome(view.applies);
  const good = isGoodOutcome(outcome);
  for (const apply of view.applies) {
    const line = `${apply.workspace}: ${apply.outcome}, ${applyWords(apply) || apply.words}`;
    runner.print(safeLine(line));
    const said = (apply.policies ?? []).map(textOf);
    for (const text of [apply.firstError ?? [], said].flat()) log.foreign(text);
  }
  await appendSummary(literal`${renderApplyReport(view)}\n`, environment, log);
  const publishing = { ...report, gate, good, until: end };
  const { commentUrl = '', doubts } = await publishApplied(view, publishing, job, ports);
  for (const doubt of doubts) log.warning(textWithRemedy(doubt));
  const runs = view.applies.flatMap(({ workspace, runId }) => (runId ? [[workspace, runId]] : []));
  const [first] = view.applies;
  const outputs = {
    green: String(good),
    applied: outcome,
    'run-id': first?.runId ?? '',
    'run-url': first?.runUrl ?? '',
    'run-ids': JSON.stringify(Object.fromEntries(runs)),
    'comment-url': commentUrl,
  };
  setOutputs(outputs, runner);
  if (!good) runner.error(safeLine(`The apply did not end well: ${outcome}.`));
  return good ? 0 : 1;
}
