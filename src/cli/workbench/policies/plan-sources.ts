/** The plans on which policies are tried: those of an organization's workspaces, or files. */
import { readdir } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { ServiceError } from '../../../client/errors.ts';
import { relatedId } from '../../../client/wire/resource.ts';
import type { Run } from '../../../client/wire/run.ts';
import type { Workspace } from '../../../client/wire/workspace.ts';
import type { PlanToTry } from '../../../local/trial/open-side.ts';
import { readRegular } from '../../../machine/read-regular.ts';
import { errorMessage } from '../../../model/error-message.ts';
import type { RunInput } from '../../../service/policy-input.ts';
import type { CommandIo } from '../../command.ts';
import type { CommandCall } from '../../operation.ts';
import { usageError } from '../../problems.ts';
import type { WorkspaceRequest } from '../select-workspaces.ts';

/** The plan of a workspace, or the sentence why there is none. */
export type FoundPlan = PlanToTry | { unread: string };

/** The plan of the newest finished run of a workspace; two requests at most. */
export async function readPlanOf(
  { workspace, currentRun }: WorkspaceRequest,
  organization: string,
  client: CommandCall['client'],
): Promise<FoundPlan> {
  const { findNewestRun, STOPS } = await import('../read-audit.ts');
  const { readRedactedPlan } = await import('../../../local/trial/redacted-plan.ts');
  const { UnreadablePlan } = await import('../../../service/engines/read-plan.ts');
  try {
    const run = await findNewestRun(workspace, currentRun, client);
    const planId = run && relatedId(run, 'plan');
    if (run === undefined || planId === undefined) return { unread: NO_RUN };
    const text = await readPlanText(planId, client);
    if (text === '') return { unread: 'The service shows no plan of its newest finished run.' };
    return { ...readRedactedPlan(text), run: toRunInput(run, workspace, organization) };
  } catch (error) {
    if (error instanceof UnreadablePlan) return { unread: error.message };
    if (!(error instanceof ServiceError) || STOPS.includes(error.code)) throw error;
    return { unread: errorMessage(error) };
  }
}

const NO_RUN = 'It has no finished run of its present configuration.';

async function readPlanText(planId: string, { runs }: CommandCall['client']): Promise<string> {
  let parts: Uint8Array[] = [];
  await runs.streamPlanJson(planId, () => {
    parts = [];
    return (bytes) => void parts.push(bytes.slice());
  });
  return Buffer.concat(parts).toString();
}

/** What policies can read of a run. It planned the whole configuration, without options. */
function toRunInput(
  { id, attributes: run }: Run,
  { id: workspaceId, attributes: workspace }: Workspace,
  organization: string,
): RunInput {
  return {
    ...EMPTY,
    id,
    created_at: run['created-at'] ?? '',
    message: run.message ?? '',
    is_destroy: run['is-destroy'] === true,
    source: run.source ?? '',
    organization: { name: organization },
    workspace: {
      id: workspaceId,
      name: workspace.name,
      auto_apply: workspace['auto-apply'] === true,
      working_directory: workspace['working-directory'] ?? null,
      tags: workspace['tag-names'] ?? [],
    },
  };
}

const EMPTY: RunInput = {
  id: '',
  created_at: '',
  message: '',
  is_destroy: false,
  refresh: true,
  refresh_only: false,
  replace_addrs: [],
  target_addrs: [],
  source: '',
  speculative: false,
  organization: { name: '' },
  workspace: { id: '', name: '', auto_apply: false, working_directory: null, tags: [] },
};

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

export async function readPlanFile({ workspace, path }: PlanFile): Promise<FoundPlan> {
  const { LONGEST_PLAN, UnreadablePlan } = await import('../../../service/engines/read-plan.ts');
  const { toRedactedPlan } = await import('../../../local/trial/redacted-plan.ts');
  try {
    const plan = await toRedactedPlan(await readRegular(path, LONGEST_PLAN));
    const run = { ...EMPTY, workspace: { ...EMPTY.workspace, name: workspace } };
    return { ...plan, run };
  } catch (error) {
    if (error instanceof UnreadablePlan) return { unread: error.message };
    return { unread: `The file cannot be read: ${errorMessage(error)}` };
  }
}
