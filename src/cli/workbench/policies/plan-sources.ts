/** The plans on which policies are tried: those of an organization's workspaces, or files. */
import { readdir } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { ServiceError } from '../../../client/errors.ts';
import { relatedId } from '../../../client/wire/resource.ts';
import type { CheckedPlan } from '../../../plan/read-plan.ts';
import { readRegular } from '../../../machine/read-regular.ts';
import { errorMessage } from '../../../model/error-message.ts';
import type { CommandIo } from '../../command.ts';
import type { CommandCall } from '../../operation.ts';
import { usageError } from '../../problems.ts';
import type { WorkspaceRequest } from '../select-workspaces.ts';

/** The plan of a workspace, or the sentence why there is none. */
export type FoundPlan = CheckedPlan | { unread: string };

/** The plan of the newest finished run of a workspace; two requests at most. */
export async function readPlanOf(
  { workspace, currentRun }: WorkspaceRequest,
  client: CommandCall['client'],
  signal: AbortSignal,
): Promise<FoundPlan> {
  const { findNewestRun, STOPS } = await import('../read-audit.ts');
  const { fetchPlanJson } = await import('../../../gate/read-changes.ts');
  const { checkRedacted } = await import('../../../plan/redacted-plan.ts');
  const { UnreadablePlan } = await import('../../../plan/read-plan.ts');
  try {
    const run = await findNewestRun(workspace, currentRun, client);
    const planId = run && relatedId(run, 'plan');
    if (run === undefined || planId === undefined) return { unread: NO_RUN };
    const json = await fetchPlanJson(planId, false, { client, signal });
    if (json === undefined) {
      return { unread: 'The service shows no plan of its newest finished run.' };
    }
    return await checkRedacted(json, signal);
  } catch (error) {
    if (error instanceof UnreadablePlan) return { unread: error.message };
    if (!(error instanceof ServiceError) || STOPS.includes(error.code)) throw error;
    return { unread: errorMessage(error) };
  }
}

const NO_RUN = 'It has no finished run of its present configuration.';

/** A plan in a file, under the name of the file without its ending. */
interface PlanFile {
  workspace: string;
  path: string;
}

/** The files of a directory, each a plan in JSON. @throws UsageError if there is none */
export async function listPlanFiles(directory: string, io: CommandIo): Promise<PlanFile[]> {
  const path = resolve(io.workingDirectory, directory);
  const names = await readdir(path).catch((error: NodeJS.ErrnoException) => {
    throw usageError('--plans', `"${directory}" cannot be read (${error.code}).`);
  });
  const plans = names.filter((name) => name.endsWith('.json')).sort();
  if (plans.length > 0) {
    return plans.map((name) => ({ workspace: parse(name).name, path: join(path, name) }));
  }
  throw usageError(
    '--plans',
    `"${directory}" holds no .json. Write plans there: \`terraform show -json plan > ${directory}/NAME.json\`.`,
  );
}

export async function readPlanFile({ path }: PlanFile, signal: AbortSignal): Promise<FoundPlan> {
  const { LONGEST_PLAN, UnreadablePlan } = await import('../../../plan/read-plan.ts');
  const { toRedactedPlan } = await import('../../../plan/redacted-plan.ts');
  try {
    return await toRedactedPlan(await readRegular(path, LONGEST_PLAN), signal);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnreadablePlan) return { unread: error.message };
    return { unread: `The file cannot be read: ${errorMessage(error)}` };
  }
}
