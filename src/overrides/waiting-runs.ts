/**
 * The runs of a commit that wait for an override, in many workspaces. The message of a run and a report can be written by
 * others: they only say where to look, and each run is then read at the service.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import type { Clock } from '../model/ports.ts';
import { noneIfNotFound } from '../gate/failure-of.ts';
import { createListedRuns, MOST_PLAN_AGE_MS } from '../gate/listed-runs.ts';
import { previewOverride } from './override-run.ts';
import { commitIn } from '../gate/run-message.ts';

/** A run as the service has it. Texts are hostile until escaped. */
export interface ProposedRun {
  workspace: string;
  runId: string;
  status: string;
  /** ISO 8601, if the service says it. */
  createdAt: string | undefined;
  message: string | undefined;
  /** How many of its failures wait for an override, by whether this token may give it; and how many cannot be overridden. */
  waiting: Awaited<ReturnType<typeof previewOverride>>;
  /** Why it is left alone, as the end of a sentence about it; undefined if it may be overridden. */
  leftAlone: string | undefined;
}

/** How many runs are read at the same time. */
const MOST_AT_ONCE = 10;

interface Workspace {
  id: string;
  name: string;
}

/**
 * The runs of the last day whose message names the commit, newest first in each workspace.
 *
 * @param commit the whole hash
 * @throws UnreadError if the list of runs was not read to its end; ServiceError
 */
export async function runsThatName(
  commit: string,
  { organization, workspaces }: { organization: string; workspaces: readonly Workspace[] },
  { client, clock }: { client: Client; clock: Clock },
): Promise<ProposedRun[]> {
  const query = { organization, mode: 'speculative' } as const;
  const listed = createListedRuns(client, clock, commit, query);
  const sinceMs = clock.date().getTime() - MOST_PLAN_AGE_MS;
  const found: { workspace: Workspace; run: Run }[] = [];
  for (const workspace of workspaces) {
    const runs = await listed.since(workspace.id, sinceMs);
    for (const run of runs) {
      if (commitIn(run.attributes.message) === commit) found.push({ workspace, run });
    }
  }
  return runConcurrently(
    found.map(
      ({ workspace, run }) =>
        () =>
          proposedRun(run, workspace.name, client),
    ),
    MOST_AT_ONCE,
  );
}

/**
 * The runs that a report names. One that is not there, or of another workspace than the report says, is left alone.
 *
 * @throws ServiceError
 */
export async function runsOfReport(
  named: readonly { workspace: Workspace; runId: string }[],
  client: Client,
): Promise<ProposedRun[]> {
  return runConcurrently(
    named.map(({ workspace, runId }) => async (): Promise<ProposedRun> => {
      const shown = await client.runs.show(runId).catch(noneIfNotFound);
      const isThere = shown !== undefined && relatedId(shown.run, 'workspace') === workspace.id;
      if (isThere) return proposedRun(shown.run, workspace.name, client);
      const nothing = { overridable: 0, refused: 0, final: 0 };
      const leftAlone = 'is no run of this workspace that this token sees';
      const unknown = { status: '', createdAt: undefined, message: undefined };
      return { workspace: workspace.name, runId, ...unknown, waiting: nothing, leftAlone };
    }),
    MOST_AT_ONCE,
  );
}

async function proposedRun(run: Run, workspace: string, client: Client): Promise<ProposedRun> {
  const { id: runId, attributes } = run;
  return {
    workspace,
    runId,
    status: attributes.status,
    createdAt: attributes['created-at'] ?? undefined,
    message: attributes.message ?? undefined,
    waiting: await previewOverride(client, runId),
    leftAlone: await whyLeftAlone(run, client),
  };
}

/** An override of a run that can be applied, or that version control started, may change more than the gate. */
async function whyLeftAlone(run: Run, client: Client): Promise<string | undefined> {
  if (run.attributes['plan-only'] !== true) {
    return 'does not only plan: read it, and override it by its id';
  }
  const versionId = relatedId(run, 'configuration-version');
  if (versionId === undefined) return 'has no configuration version that this token sees';
  try {
    const { version } = await client.configurationVersions.show(versionId);
    return relatedId(version, 'ingress-attributes') === undefined
      ? undefined
      : 'was started by version control: read it, and override it by its id';
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'not-found') throw error;
    return 'has no configuration version that this token sees';
  }
}
