/**
 * Files that are uploaded: an earlier run that planned them already, or else a run of their own. They are packed once, a
 * configuration version is created and uploaded, and its run is watched; what is not needed any more is ended.
 */
import type { Archive } from '../../archive/archive.ts';
import { approvalsOfRuns, mayAskPeople } from '../approved-run.ts';
import { giveUpRun, keepOrDiscard } from '../end-run.ts';
import { findOverriders } from '../find-overriders.ts';
import { findReady, type Packed, type ReadyWorkspace } from '../find-workspace.ts';
import { openArchives, packWorkspace } from '../pack-workspace.ts';
import { offerOfRun } from '../plan-of-run.ts';
import type { GateRequest, RequestedWorkspace, SkippedWorkspace } from '../request.ts';
import { startRun, upload, watch } from '../run.ts';
import { startSuperseder } from '../runs-of-change.ts';
import type { Scope } from '../scope.ts';
import { openServiceScope, type AskedService, type ServiceStep } from '../service-scope.ts';
import type { Offer, PlansFrom } from '../plans-from.ts';
import { openTakeOver, withVariables, type KnownOfEarlier } from '../take-over.ts';
import { baseRunFinder, compareWithCurrent } from '../current-run.ts';

/** What a way with a service is opened with. */
export interface ServicePorts extends AskedService {
  /** Chooses the workspaces. @throws what keeps every workspace from being judged */
  choose(
    this: void,
    scope: Pick<Scope, 'signal' | 'deadline'>,
  ): Promise<{ requested: RequestedWorkspace[]; skipped: readonly SkippedWorkspace[] }>;
  /** Whether the teams are asked for that may override what waits for it. */
  namesOverriders: boolean;
}

export interface UploadPorts extends ServicePorts {
  /** Packs one upload root; called once for each. */
  pack(this: void, root: string): Promise<Archive>;
}

/** The limit of a service lets no job watch more runs. */
export const MOST_RUNS_AT_ONCE = 500;

export function openUpload(
  request: GateRequest,
  { choose, pack, namesOverriders, ...asked }: UploadPorts,
): PlansFrom<ReadyWorkspace, Packed> {
  return {
    gives: { run: true, plannedCommit: false, serviceSystems: true },
    startsCode: true,
    startsTogether: true,
    mostAtOnce: MOST_RUNS_AT_ONCE,
    async find(scope) {
      const { requested, skipped } = await choose(scope);
      const service = openServiceScope(request, scope, asked, requested.length);
      const superseder = startSuperseder(service, requested.length);
      const archives = openArchives(pack, scope.emit);
      const offerEarlierRuns = openTakeOver(
        service,
        approvalsOfRuns(request),
        mayAskPeople(request),
      );
      return {
        found: await findReady(requested, service),
        skipped,
        prepare: (found, { reach }) => packWorkspace(found, archives, { ...service, reach }),
        async *offers(packed, { reach }) {
          const { runOptions = service.plan.runOptions } = packed;
          const step = { ...service, reach, plan: { ...service.plan, runOptions } };
          const known: KnownOfEarlier = { notices: [] };
          yield* offerEarlierRuns(packed, known, step);
          yield await offerNewRun(packed, known, step, superseder);
        },
        giveUp: (reached, why) => giveUpRun(reached, why, service),
        compare: (result, packed) => compareWithCurrent(result, packed, service),
        async close() {
          await superseder.close();
          await archives.close();
        },
        describe: async (workspaces) => ({
          archives: archives.summaries(),
          overriders: namesOverriders ? await findOverriders(workspaces, service) : undefined,
        }),
      };
    },
  };
}

/** Uploads the files, starts their run, and watches it. @throws GateStop, or what the client threw */
async function offerNewRun(
  packed: Packed,
  known: KnownOfEarlier,
  step: ServiceStep,
  superseder: ReturnType<typeof startSuperseder>,
): Promise<Offer> {
  const { conditions, notices } = known;
  const withKnown = { ...packed, conditions, notices: [...packed.notices, ...notices] };
  const started = await startRun(await upload(withKnown, step), step);
  const { workspaceId, run } = started;
  superseder.supersede(packed.name, { workspaceId, run, options: step.plan.runOptions });
  const settled = await watch(started, step);
  const findBaseRun = baseRunFinder(settled, step);
  return {
    ...withVariables(offerOfRun(settled, step, { findBaseRun }), known),
    conclude: ({ verdict }) => keepOrDiscard(verdict, settled, step),
  };
}
