/** What the sub-actions share: inputs, client, and how a refusal is reported. */
import { createClient } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import { mayBeId, resolveId } from '../client/find-id.ts';
import { openNetwork } from '../machine/network.ts';
import type { Environment, Log } from '../model/ports.ts';
import type { Problem } from '../model/parse.ts';
import {
  AGENT_TOKEN,
  COMMAND,
  OVERRIDE,
  readSubInputs,
  TEAM_ACCESS,
  type SubAction,
} from '../settings/sub-actions.ts';
import { concealedIn } from '../model/job-secrets.ts';
import { createSecrets, secretsOfLog } from '../model/secrets.ts';
import { chooseTarget } from '../trust/target.ts';
import {
  readActionInputs,
  type ActionIo,
  type SubActionWork,
  openJob,
  SECRET_INPUTS,
} from './open-job.ts';
import { examineComment, followComment } from '../overrides/follow-comment.ts';
import { runOverrideStep } from '../overrides/override-step.ts';
import { createActionLog } from './actions-runner.ts';
import { problemLines } from './publish-report.ts';
import { runReportApply } from './report-apply.ts';
import {
  accessProblems,
  matchesGrant,
  type CustomAccess,
} from '../client/resources/team-access.ts';
import { relatedId } from '../client/wire/resource.ts';
import { CUSTOM_ATTRIBUTES, type AccessLevel } from '../client/wire/team-workspace.ts';
import { CODES } from '../model/errors.ts';

/** Roles that need a client of the service. */
type WorkRole = 'override' | 'agent-token' | 'agent-token-post' | 'team-access';
export type SubRole = 'command' | 'report-apply' | WorkRole;

const WORK_OF_ROLE: Record<
  WorkRole,
  { action: SubAction; run: (parts: SubActionWork) => Promise<number> }
> = {
  override: { action: OVERRIDE, run: overrideInJob },
  'agent-token': { action: AGENT_TOKEN, run: createJobToken },
  'agent-token-post': { action: AGENT_TOKEN, run: revokeJobToken },
  'team-access': { action: TEAM_ACCESS, run: ensureTeamAccess },
};

/** Resolves to the exit code. */
export async function runSubAction(role: SubRole, io: ActionIo): Promise<number> {
  if (role === 'command') return askCommand(io);
  if (role === 'report-apply') return runReportApply(io);
  if (role === 'override' && readActionInputs(io.environment)['gate-workflow']?.trim()) {
    return followWithoutService(io);
  }
  const { action, run } = WORK_OF_ROLE[role];
  const log = createActionLog(io.runner, io.makeToken);
  const inputs = readInputsAndTarget(action, io.environment);
  if ('problems' in inputs) return printProblems(inputs.problems, log, io);
  const { token, origin, values } = inputs;
  const secretValues = SECRET_INPUTS.map((name) => values[name] ?? '');
  const secrets = secretsOfLog(log, [token, ...secretValues, ...concealedIn(io.environment)]);
  const { send } = openNetwork(values['ca-file'], io);
  try {
    const deadline = io.clock.now() + 120_000;
    const target = { origin, token, discovers: true };
    const client = createClient({ ...io, ...target, send, log, deadline, secrets });
    return await run({ client, values, log, io, secrets });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.error(error.message);
    return 1;
  } finally {
    await send.close();
  }
}

async function overrideInJob(work: SubActionWork): Promise<number> {
  const { job, ports } = await openJob(work.io);
  try {
    return await runOverrideStep({ ...work, job });
  } finally {
    await ports.send.close();
  }
}

/** `plangate/override` for a gate without a service: follows a comment by the report of the gate. */
async function followWithoutService(io: ActionIo): Promise<number> {
  const log = createActionLog(io.runner, io.makeToken);
  const inputs = readActionInputs(io.environment);
  const { values, problems } = readSubInputs(OVERRIDE, inputs, io.environment);
  const { 'gate-workflow': gateWorkflow = '', 'report-artifact': artifact = '' } = values;
  if (values['run'] !== undefined) {
    problems.push({
      where: 'run',
      message: 'is of a service, and `gate-workflow` of a gate without one.',
    });
  }
  if (problems.length > 0) return printProblems(problems, log, io);
  const { job, ports } = await openJob(io);
  const secrets = secretsOfLog(log, [
    ...SECRET_INPUTS.map((name) => values[name] ?? ''),
    ...concealedIn(io.environment),
  ]);
  try {
    return await followComment({ values, log, io, job, secrets, gateWorkflow, artifact });
  } finally {
    await ports.send.close();
  }
}

/** `plangate/command`: whether a comment is a command that its author may give, asked without secrets. */
async function askCommand(io: ActionIo): Promise<number> {
  const log = createActionLog(io.runner, io.makeToken);
  const inputs = readActionInputs(io.environment);
  const { values, problems } = readSubInputs(COMMAND, inputs, io.environment);
  if (problems.length > 0) return printProblems(problems, log, io);
  const { job, ports } = await openJob(io);
  const secrets = createSecrets();
  try {
    return await examineComment({ values, log, io, job, secrets });
  } finally {
    await ports.send.close();
  }
}

function printProblems(problems: readonly Problem[], log: Log, io: ActionIo): number {
  for (const line of problemLines(problems)) io.runner.print(line);
  for (const { where, message } of problems) log.error(`${where} ${message}`);
  return 1;
}

function readInputsAndTarget(
  action: SubAction,
  environment: Environment,
): { origin: string; token: string; values: SubActionWork['values'] } | { problems: Problem[] } {
  const inputs = readActionInputs(environment);
  const needed = action === OVERRIDE ? ['organization', 'workspaces'] : [];
  const { values, problems } = readSubInputs(action, inputs, environment, needed);
  const { serviceHost, token, ...target } = chooseTarget({
    hostname: values['hostname'],
    token: values['token'],
    environment,
    missingToken: () => ({
      message: 'is empty. Pass `token: ${{ secrets.TF_API_TOKEN }}`.',
      code: CODES.noToken,
    }),
  });
  problems.push(...target.problems);
  return problems.length > 0 || serviceHost === undefined || token === undefined
    ? { problems }
    : { origin: serviceHost.origin, token, values };
}

function withoutOrganization(kind: string): string {
  return `organization is missing, and the ${kind} is given by its name. Pass \`organization\`, or set TF_CLOUD_ORGANIZATION.`;
}

/** `plangate/agent-token`: a token that lives as long as the job. */
async function createJobToken({ client, values, log, io }: SubActionWork): Promise<number> {
  const { GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: run = '' } = io.environment;
  const description = values['description'] ?? `GitHub Actions ${repository} run ${run}`;
  const expiry = { expiredAt: values['expired-at'] };
  const { 'agent-pool': pool = '', organization } = values;
  if (organization === undefined && !mayBeId('agent pool', pool)) {
    log.error(withoutOrganization('agent pool'));
    return 1;
  }
  const poolId = await resolveId(client, 'agent pool', pool, organization);
  const created = await client.agentTokens.create(poolId, description, expiry);
  // The id is saved before anything else can fail, because the post step revokes the token by its id.
  io.runner.save('agent-token-id', created.id);
  io.runner.mask(created.attributes.token);
  io.runner.secretOutput('token', created.attributes.token);
  io.runner.output('id', created.id);
  log.info(`Created ${created.id}. It is revoked when the job ends.`);
  return 0;
}

async function revokeJobToken({ client, log, io }: SubActionWork): Promise<number> {
  const id = io.runner.saved('agent-token-id');
  if (id === '') return 0;
  try {
    await client.agentTokens.destroy(id);
    log.info(`Revoked ${id}.`);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'not-found') throw error;
    log.info(`${id} was revoked already.`);
  }
  return 0;
}

/** `plangate/team-access`: gives a team exactly the access that the workflow names. */
async function ensureTeamAccess(work: SubActionWork): Promise<number> {
  const { client, values, log, io } = work;
  const { workspace = '', team = '', organization } = values;
  const access = values['access'] as AccessLevel;
  const chosen = Object.entries(CUSTOM_ATTRIBUTES).flatMap(([name, allowed]) => {
    const value = allowed.find((word: unknown) => String(word) === values[name]);
    return value === undefined ? [] : [[name, value]];
  });
  const custom = Object.fromEntries(chosen) as CustomAccess;
  const problems = accessProblems(custom, access);
  const named = [
    ['workspace', workspace],
    ['team', team],
  ] as const;
  for (const [kind, nameOrId] of named) {
    if (organization !== undefined || mayBeId(kind, nameOrId)) continue;
    problems.push(withoutOrganization(kind));
  }
  for (const problem of problems) log.error(problem);
  if (problems.length > 0) return 1;
  const workspaceId = await resolveId(client, 'workspace', workspace, organization);
  const teamId = await resolveId(client, 'team', team, organization);
  const grant = { workspaceId, teamId, access, ...custom };
  const grants = await client.teamAccess.list(workspaceId).all();
  const existing = grants.find((granted) => relatedId(granted, 'team') === teamId);
  const { id } = existing ?? (await client.teamAccess.add(grant));
  let change: 'created' | 'updated' | 'none' = existing === undefined ? 'created' : 'none';
  if (existing !== undefined && !matchesGrant(existing, grant)) {
    await client.teamAccess.update(id, { access, ...custom });
    change = 'updated';
  }
  io.runner.output('id', id);
  io.runner.output('change', change);
  const before = existing === undefined ? 'no access' : existing.attributes.access;
  log.info(
    change === 'none'
      ? `Team ${team} has ${access} access to ${workspace} already.`
      : `Team ${team} has ${access} access to ${workspace} now; it had ${before}.`,
  );
  return 0;
}
