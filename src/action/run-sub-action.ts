/** Runs `override` or `command`, and reports what is wrong with their inputs. */
import { createClient } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import { createSend } from '../client/http/send.ts';
import type { Environment, Log } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import { SECRET_INPUTS } from '../settings/inputs.ts';
import { COMMAND, OVERRIDE, readSubInputs } from '../settings/sub-actions.ts';
import { gateNameOf, readNamedSettings } from '../settings/settings-file/gate-name.ts';
import { concealedIn } from '../model/job-secrets.ts';
import { createSecrets, secretsOfLog } from '../model/secrets.ts';
import { chooseService } from '../trust/service-host.ts';
import { readActionInputs, type ActionIo, openJob } from './open-job.ts';
import { examineComment } from '../overrides/follow-comment.ts';
import { runOverrideStep } from '../overrides/override-step.ts';
import { createActionLog } from './actions-runner.ts';
import { problemLines } from './publish-report.ts';
import { CODES } from '../model/errors.ts';

/** `plangate/override`. Resolves to the exit code. */
export async function overrideInAction(io: ActionIo): Promise<number> {
  const log = createActionLog(io.runner, io.makeToken);
  const inputs = readInputsAndTarget(io.environment);
  if ('problems' in inputs) return printProblems(inputs.problems, log, io);
  const { token, origin, values, gate } = inputs;
  const secretValues = SECRET_INPUTS.map((name) => values[name] ?? '');
  const secrets = secretsOfLog(log, [token, ...secretValues, ...concealedIn(io.environment)]);
  const { job, ports } = await openJob(io);
  const send = createSend(io);
  try {
    const deadline = io.clock.now() + 120_000;
    const target = { origin, token, discovers: true };
    const client = createClient({ ...io, ...target, send, log, deadline, secrets });
    return await runOverrideStep({ client, values, gate, log, io, job, secrets });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.error(error.message);
    return 1;
  } finally {
    await Promise.all([send.close(), ports.send.close()]);
  }
}

/** `plangate/command`: whether a comment is a command that its author may give, asked without secrets. Resolves to the exit code. */
export async function examineCommand(io: ActionIo): Promise<number> {
  const log = createActionLog(io.runner, io.makeToken);
  const inputs = readActionInputs(io.environment);
  const { values, problems } = readSubInputs(COMMAND, inputs, io.environment);
  const gate = gateOf(values['settings']);
  if ('problem' in gate) problems.push({ where: 'settings', message: gate.problem });
  if ('problem' in gate || problems.length > 0) return printProblems(problems, log, io);
  const { job, ports } = await openJob(io);
  const secrets = createSecrets();
  try {
    return await examineComment({ values, gate: gate.value, log, io, job, secrets });
  } finally {
    await ports.send.close();
  }
}

function gateOf(settings: string | undefined) {
  const named = readNamedSettings(settings);
  return 'problem' in named ? named : gateNameOf(named.value);
}

function printProblems(problems: readonly Problem[], log: Log, io: ActionIo): number {
  for (const line of problemLines(problems)) io.runner.print(line);
  for (const { where, message } of problems) log.error(`${where} ${message}`);
  return 1;
}

function readInputsAndTarget(
  environment: Environment,
):
  | { origin: string; token: string; values: Record<string, string>; gate: string }
  | { problems: Problem[] } {
  const inputs = readActionInputs(environment);
  const { values, problems } = readSubInputs(OVERRIDE, inputs, environment);
  const { serviceHost, token, ...target } = chooseService({
    hostname: values['hostname'],
    token: values['token'],
    environment,
    missingToken: () => ({
      message: 'is empty. Pass `token: ${{ secrets.TF_API_TOKEN }}`.',
      code: CODES.noToken,
    }),
  });
  problems.push(...target.problems);
  const gate = gateOf(values['settings']);
  if ('problem' in gate) problems.push({ where: 'settings', message: gate.problem });
  return problems.length > 0 ||
    'problem' in gate ||
    serviceHost === undefined ||
    token === undefined
    ? { problems }
    : { origin: serviceHost.origin, token, values, gate: gate.value };
}
