/**
 * A run that somebody names: it is compared with what it is to be of, and judged when it is over or waits for people. It is
 * never ended.
 */
import type { Client } from '../../client/client.ts';
import { relatedId } from '../../client/wire/resource.ts';
import type { Run, RunOptions } from '../../client/wire/run.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { withHostOption } from '../../model/command-line.ts';
import {
  describeRunStatus,
  isSettled,
  mayWaitForConfirmation,
  type Mode,
} from '../../model/status.ts';
import { reportedOptions } from '../../policy/run-differences.ts';
import type { RunReference } from '../../settings/plans.ts';
import type { PlanSettings, RunSettings } from '../../settings/settings.ts';
import { GateStop } from '../failure-of.ts';
import { workingDirectoryOf } from '../find-workspace.ts';
import { offerOfRun } from '../plan-of-run.ts';
import type { GateRequest } from '../request.ts';
import type { WorkspaceProgress } from '../result.ts';
import { partsThatMayWait, WATCHED, watchFound } from '../run.ts';
import { openServiceScope, type ServiceStep } from '../service-scope.ts';
import type { Offer, PlansFrom } from '../plans-from.ts';
import { CODES } from '../../model/errors.ts';
import { finding, type Finding } from '../../model/finding.ts';
import { phrase, plain, runPart, setting, typed, type Sentence } from '../../model/sentence.ts';

/** A run as it was found by its name, and how it is to be judged. */
export interface FoundRun {
  run: Run;
  workspace: WorkspaceProgress;
  /** The planning options that the verdict is about; none for a plan of everything. */
  options: RunOptions;
  mode: Mode;
  organization: string;
}

/** @throws GateStop if the run does not say what it is of, or what the client threw */
export async function findNamedRun(
  reference: RunReference,
  runOptions: RunOptions,
  client: Client,
): Promise<FoundRun> {
  const { run, workspace } = await client.runs.show(reference.id, { include: ['workspace'] });
  return {
    run,
    workspace: await findWorkspaceOfRun(reference, run, workspace, client),
    options: reference.allowsUncompared ? reportedOptions(run) : runOptions,
    mode: run.attributes['save-plan'] === true ? 'provisional' : 'speculative',
    organization: reference.organization ?? relatedId(workspace ?? {}, 'organization') ?? '',
  };
}

/** The settings by which a named run is judged: it says itself how it was planned. */
export function planOfNamed(
  plan: RunSettings['plan'],
  { options, workspace: { name } }: FoundRun,
  { allowsUncompared }: RunReference,
): PlanSettings {
  return {
    ...plan,
    workspaces: [{ kind: 'name', name }],
    mayBeSeveral: false,
    asked: [name],
    runOptions: options,
    allowPartial: allowsUncompared || plan.allowPartial,
  };
}

export function openNamedRun(
  reference: RunReference,
  { run, workspace, mode, organization }: FoundRun,
  request: GateRequest,
  client: Client,
): PlansFrom<WorkspaceProgress> {
  return {
    gives: { run: true, plannedCommit: false, serviceSystems: true },
    startsCode: false,
    startsTogether: false,
    mostAtOnce: 1,
    async find(scope) {
      const service = openServiceScope(request, scope, { client, runs: { mode, organization } }, 1);
      return {
        found: [workspace],
        prepare: async (found) => found,
        async *offers(ready, { reach }) {
          yield await offerNamedRun(reference, run, ready, { ...service, reach });
        },
      };
    },
  };
}

const cannotBeJudged = (says: Sentence) =>
  new GateStop('service', finding(CODES.notCompared, says));

/**
 * The required workspace, else the one that the run names.
 *
 * @param included the workspace that the service sent with the run
 */
async function findWorkspaceOfRun(
  { workspace: required }: RunReference,
  run: Run,
  included: Workspace | undefined,
  client: Client,
): Promise<WorkspaceProgress> {
  const ownWorkspaceId = relatedId(run, 'workspace');
  const workspaceId = required?.id ?? ownWorkspaceId;
  if (workspaceId === undefined) {
    throw cannotBeJudged(
      phrase`Run ${runPart(run.id)} does not say which workspace it belongs to.`,
    );
  }
  const matching = ownWorkspaceId === workspaceId ? included : undefined;
  const { attributes } = matching ?? (await client.workspaces.show(workspaceId));
  return {
    name: required?.name ?? attributes.name,
    workspaceId,
    workingDirectory: workingDirectoryOf(attributes),
    root: undefined,
    notices: [],
    mayHaveRun: false,
  };
}

const HOW_TO_COMPARE = phrase`Name it, or accept the run without that comparison (${setting('--any')}).`;

/**
 * Reads the run again with its task stages, compares it with the reference, and waits for its end.
 *
 * @throws GateStop if the run is not over and is not waited for
 */
async function offerNamedRun(
  reference: RunReference,
  namedRun: Run,
  workspace: WorkspaceProgress,
  step: ServiceStep,
): Promise<Offer> {
  const { client } = step;
  const required = requiredVersion(reference, namedRun);
  const watched = await client.runs.show(namedRun.id, { include: WATCHED });
  const { run } = watched;
  const stages = partsThatMayWait(watched);
  const waitCommand = withHostOption(`plangate runs show ${run.id} --wait`, {
    serviceOrigin: client.origin,
  });
  const { mode } = step.plan;
  const isOver =
    isSettled(mode, run.attributes.status, stages) || mayWaitForConfirmation(mode, run);
  if (!reference.waits && !isOver) {
    throw new GateStop(
      'timeout',
      finding(
        CODES.notCompared,
        phrase`Run ${runPart(run.id)} is not over, so nothing of it is judged yet: ${plain(describeRunStatus(run))}.`,
        { about: { run: run.id }, remedy: phrase`${typed(waitCommand)} waits for it.` },
      ),
    );
  }
  const uncompared: Finding[] = [];
  if (reference.workspace === undefined) {
    uncompared.push(
      finding(
        CODES.notCompared,
        phrase`${setting('--workspace')} is not given, so the workspace of run ${runPart(run.id)} was not compared.`,
      ),
    );
  }
  if (required.uncompared !== undefined) uncompared.push(required.uncompared);
  const { versionId } = required;
  // With `allowsUncompared`, what was not compared is a notice, and the gate may open.
  const compared = reference.allowsUncompared
    ? { ...workspace, versionId, notices: uncompared, uncompared: [] }
    : {
        ...workspace,
        versionId,
        uncompared: uncompared.map((each) => ({ ...each, remedy: HOW_TO_COMPARE })),
      };
  return offerOfRun(await watchFound(compared, run, step), step, { mayBeApplied: true });
}

/** The version that the run must have planned: the required one, or else its own, and that it was not compared. */
function requiredVersion(
  { versionId }: RunReference,
  run: Run,
): { versionId: string; uncompared?: Finding } {
  const ownVersion = relatedId(run, 'configuration-version');
  if (ownVersion === undefined) {
    throw cannotBeJudged(
      phrase`Run ${runPart(run.id)} does not say which configuration version it planned.`,
    );
  }
  if (versionId !== undefined) return { versionId };
  const uncompared = finding(
    CODES.notCompared,
    phrase`${setting('--version')} is not given, so the version of run ${runPart(run.id)} was not compared.`,
  );
  return { versionId: ownVersion, uncompared };
}
