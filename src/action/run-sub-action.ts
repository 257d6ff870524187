/** Runs `command`, and reports what is wrong with its inputs. */
import { createClient } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import { createSend } from '../client/http/send.ts';
import type { Environment, Log } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import { SECRET_INPUTS } from '../settings/inputs.ts';
import { COMMAND, readSubInputs } from '../settings/sub-actions.ts';
import { gateNameOf, readNamedSettings } from '../settings/settings-file/gate-name.ts';
import { concealedIn } from '../model/job-secrets.ts';
import { secretsOfLog } from '../model/secrets.ts';
import { chooseService } from '../trust/service-host.ts';
import { readActionInputs, type ActionIo, openJob } from './open-job.ts';
import { examineComment } from '../overrides/follow-comment.ts';
import { runOverrideStep } from '../overrides/override-step.ts';
import { createActionLog } from './actions-runner.ts';
import { problemLines } from './publish-report.ts';
import { CODES } from '../model/errors.ts';

/**
 * `plangate/command`: without a token of the service, whether a comment is a command that its author may give, and what of it
 * needs no token; with one, what it commands at the service. Resolves to the exit code.
 */
export async function commandInAction(io: ActionIo): Promise<number> {
  const log = createActionLog(io.runner, io.makeToken);
  const read = readCommandInputs(io.environment);
  if ('problems' in read) return printProblems(read.problems, log, io);
  const { service, values, gate } = read;
  const secretValues = SECRET_INPUTS.map((name) => values[name] ?? '');
  const inJob = [service?.token ?? '', ...secretValues, ...concealedIn(io.environment)];
  const secrets = secretsOfLog(log, inJob);
  const { job, ports } = await openJob(io);
  const question = { values, gate, log, io, job, secrets };
  const send = createSend(io);
  try {
    if (service === undefined) return await examineComment(question);
    const deadline = io.clock.now() + 120_000;
    const target = { ...service, discovers: true };
    const client = createClient({ ...io, ...target, send, log, deadline, secrets });
    return await runOverrideStep({ ...question, client });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.error(error.message);
    return 1;
  } finally {
    await Promise.all([send.close(), ports.send.close()]);
  }
}

function printProblems(problems: readonly Problem[], log: Log, io: ActionIo): number {
  for (const line of problemLines(problems)) io.runner.print(line);
  for (const { where, message } of problems) log.error(`${where} ${message}`);
  return 1;
}

interface CommandInputs {
  /** Undefined in the job that asks, which has no token. */
  service: { origin: string; token: string } | undefined;
  values: Record<string, string>;
  /** The name of the gate. */
  gate: string;
}

/** What says that this job acts. A missing secret is an empty `token`, and must not make it one that asks. */
const OF_ACTING_JOB = ['command', 'run', 'reason'];

function readCommandInputs(environment: Environment): CommandInputs | { problems: Problem[] } {
  const inputs = readActionInputs(environment);
  const { values, problems } = readSubInputs(COMMAND, inputs, environment);
  const named = readNamedSettings(values['settings']);
  const gate = 'problem' in named ? named : gateNameOf(named.value);
  if ('problem' in gate) problems.push({ where: 'settings', message: gate.problem });
  const acts = OF_ACTING_JOB.some((name) => values[name] !== undefined);
  if (!acts && (inputs['token'] ?? '').trim() !== '') {
    const message =
      'is for the job that acts. Pass `command` there, the output of the job before, and no token in that job.';
    problems.push({ where: 'token', message });
  }
  const chosen = acts ? readService(values, environment) : undefined;
  problems.push(...(chosen?.problems ?? []));
  if (problems.length > 0 || 'problem' in gate) return { problems };
  return { service: chosen?.service, values, gate: gate.value };
}

function readService(values: Record<string, string>, environment: Environment) {
  const { serviceHost, token, problems } = chooseService({
    hostname: values['hostname'],
    token: values['token'],
    environment,
    missingToken: () => ({
      message: 'is empty. Pass `token: ${{ secrets.TF_OVERRIDE_TOKEN }}`.',
      code: CODES.noToken,
    }),
  });
  const isKnown = serviceHost !== undefined && token !== undefined;
  return { problems, service: isKnown ? { origin: serviceHost.origin, token } : undefined };
}
