/** Opens the job of GitHub Actions: reads its inputs, its event and its settings, and connects to GitHub. */
import { resolve } from 'node:path';
import { textWithRemedy } from '../report/text.ts';
import type { CheckEntryPoint } from '../check/check-request.ts';
import { limitTime } from '../check/time-limits.ts';
import { connectGitHub, type GitHubConnection } from '../hosts/github/calls.ts';
import { readEvent } from '../hosts/github/event.ts';
import { openCiJob } from '../hosts/ci-job.ts';
import { withTimeAfterCancel } from '../hosts/time-after-cancel.ts';
import { readPayload } from '../hosts/github/github.ts';
import { HOSTS, TELL_PLAN } from '../features.ts';
import { loadHost } from '../hosts/detect.ts';
import { gitHubHost } from '../hosts/github/job.ts';
import { serverOf } from '../hosts/github/server.ts';
import { createSend } from '../client/http/send.ts';
import { concealedIn, environmentSecrets } from '../model/job-secrets.ts';
import { parseNumber, type Problem } from '../model/parse.ts';
import { DEFAULT_REPORTS_DIRECTORY, INPUTS, SECRET_INPUTS } from '../settings/inputs.ts';
import { loadSettings } from '../settings/load-settings.ts';
import type { GroupsToCombine } from '../settings/plans.ts';
import type { LogLine } from '../report/neutralise-log.ts';
import { readTimeout } from '../settings/settings.ts';
import { COMBINE, type SubAction } from '../settings/sub-actions.ts';
import { createActionLog, type ActionRunner } from './actions-runner.ts';
import type { Environment, ProcessPorts } from '../model/ports.ts';
import { CODES } from '../model/errors.ts';

/** Everything that a step may touch of its process. Built in `main.ts`. */
export interface ActionIo extends ProcessPorts {
  /** GITHUB_WORKSPACE, where the runner starts the step. */
  workingDirectory: string;
  runner: ActionRunner;
  /** Makes a word that cannot be guessed, a new one for each call. */
  makeToken: () => string;
}

/** `with:` as the runner hands it over: input name → text, names that are no input, too. */
export function readActionInputs(environment: Environment): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (name.startsWith('INPUT_') && value !== undefined) {
      inputs[name.slice('INPUT_'.length).toLowerCase()] = value;
    }
  }
  return inputs;
}

export type OpenJob = Awaited<ReturnType<typeof openJob>>;

/**
 * Reads the inputs and the event, and opens the connections. Requests to GitHub are aborted a little
 * later than the job, so that the comment can say that the job was canceled.
 *
 * @param action which sub-action it is; left out for the gate
 */
export async function openJob(io: ActionIo, action?: SubAction) {
  const { environment, clock, random, signal, workingDirectory } = io;
  const written = readActionInputs(environment);
  const log = createActionLog(io.runner, io.makeToken);
  for (const name of SECRET_INPUTS) log.secret(written[name] ?? '');
  const { inputs, ownInputs } = separateOwnInputs(written, action);
  const groups =
    action === COMBINE ? await readGroupsToCombine(ownInputs, workingDirectory) : undefined;
  const { payload, problem } = await readPayload(environment);
  if (problem !== undefined) log.warning(textWithRemedy(problem));
  const event = readEvent({
    environment,
    payload,
    pullRequestNumber: optionalNumber(inputs['pr-number']),
    checkRunId: optionalNumber(inputs['check-run-id']),
  });
  const send = createSend(io);
  let deadline = Number.POSITIVE_INFINITY;
  const sendUntil = (end: number) => void (deadline = end);
  const ports = limitTime(readTimeout(inputs['timeout']), { ...io, send });
  const entryPoint: CheckEntryPoint = {
    async settings(jobTree, gitPorts, parsed) {
      if (groups !== undefined && 'problems' in groups) return groups;
      return loadSettings(
        {
          inputs,
          environment,
          entryPoint: 'action',
          inJob: true,
          specs: action?.inputs,
          groups,
          tokenHint: event?.tokenHint,
        },
        { workingDirectory, jobTree, parsed },
        gitPorts,
      );
    },
    workingDirectory,
    secrets: environmentSecrets(environment),
    concealed: concealedIn(environment),
    never: [],
    log,
    print: (line) => io.runner.print(line),
    folds: true,
    tellPlan: TELL_PLAN,
    isFolded: environment['GITEA_ACTIONS'] === 'true',
  };
  const github: GitHubConnection =
    event === undefined
      ? {}
      : connectGitHub(
          {
            apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com',
            owner: event.owner,
            name: event.repository,
            server: serverOf(environment),
            githubToken: inputs['github-token']?.trim(),
            checksToken: inputs['checks-token']?.trim(),
            membersToken: inputs['members-token']?.trim(),
          },
          {
            ...withTimeAfterCancel({ send, clock }, signal),
            clock,
            random,
            deadline: () => deadline,
          },
        );
  const step = { event, payload, inputs, sendUntil, github };
  const host = gitHubHost(step, await loadHost(environment, HOSTS));
  const output = { command: (line: LogLine) => io.runner.print(line) };
  const ciJob = await openCiJob({ ...ports, hosts: HOSTS, host }, output);
  const jobOfStep = { ...step, jobTree: ciJob.jobTree };
  return { entryPoint, ports, log, ciJob, job: jobOfStep };
}

/** Separates what the gate has no input for from the rest, where a sub-action has one. */
function separateOwnInputs(
  written: Readonly<Record<string, string>>,
  action: SubAction | undefined,
) {
  const inputs: Record<string, string | undefined> = { ...written };
  const ownInputs: Record<string, string | undefined> = {};
  for (const { name } of action?.inputs ?? []) {
    if (INPUTS.some((spec) => spec.name === name)) continue;
    ownInputs[name] = written[name]?.trim() || undefined;
    delete inputs[name];
  }
  return { inputs, ownInputs };
}

async function readGroupsToCombine(
  { groups: groupsText = '', from }: Readonly<Record<string, string | undefined>>,
  workingDirectory: string,
): Promise<GroupsToCombine | { problems: Problem[] }> {
  const { readGroups } = await import('../gate/groups.ts');
  const groups = readGroups(groupsText);
  if ('problem' in groups) {
    return { problems: [{ where: 'groups', message: groups.problem, code: CODES.wrongGroup }] };
  }
  const reportsIn = resolve(workingDirectory, from ?? DEFAULT_REPORTS_DIRECTORY);
  return { groups, reportsIn };
}

function optionalNumber(text = ''): number | undefined {
  const parsed = parseNumber(text);
  return 'value' in parsed ? parsed.value : undefined;
}
