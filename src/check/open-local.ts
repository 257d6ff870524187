/** Opens a check that has no service: what plans, and the policies that judge. Nothing is sent, and no run is made up. */
import { resolve } from 'node:path';
import { hostRunOf } from '../hosts/recognise.ts';
import { isJob } from '../hosts/workspace.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import type { ProgramPorts } from '../machine/ask-opa.ts';
import type { Problem } from '../model/parse.ts';
import { POLICY_DIRECTORIES } from '../model/policy-files.ts';
import type { Clock } from '../model/ports.ts';
import { quote } from '../model/quote.ts';
import type { ReviewedOf } from '../plan/open-plan-file.ts';
import { openPlanner, type Planner } from '../plan/open-planner.ts';
import { findPlaces, type PlaceOf } from '../plan/planned-places.ts';
import type { PlanToJudge } from '../rego/judge-plan.ts';
import { sayMissingOpa } from '../rego/open-policies.ts';
import { openOwnPolicies, type OpenedOwn } from '../rego/own-policies.ts';
import { nameOfDirectory } from '../settings/local-names.ts';
import type { Settings } from '../settings/settings.ts';
import { plannedDirectories } from '../settings/workspace-selectors.ts';
import type { JobTree } from '../trust/tree.ts';

export interface LocalContext {
  workingDirectory: string;
  jobTree: JobTree;
  reviewed?: ReviewedOf | undefined;
}

export interface LocalPorts extends GitPorts, ProgramPorts {
  clock: Clock;
  /** When the job's time is over, by the monotonic clock. */
  endsAt: number;
  /** Aborted when the check is canceled. */
  signal: AbortSignal;
}

export interface OpenedLocal {
  planner: Planner;
  placeOf: PlaceOf;
  own: OpenedOwn;
  /** Why no policy judges; a sentence for people. */
  noPolicies: string | undefined;
  /** The name of a workspace that the settings do not name, after the directory. */
  directoryName: string;
  /** Every plan that was judged, by the name of its workspace. */
  judged: Map<string, PlanToJudge>;
  stop: () => Promise<void>;
}

const NO_POLICIES = `No policy judges this plan: none is in ${POLICY_DIRECTORIES.map(quote).join(' or ')}. Name its directory with \`policies\`, or write a first policy with its test: \`plangate init --local\`.`;

/** @returns what is opened, what is wrong with the settings or the policies, or why nothing here can plan or judge */
export async function openLocal(
  settings: Settings,
  context: LocalContext,
  ports: LocalPorts,
): Promise<OpenedLocal | { problems: Problem[] } | { undecided: string }> {
  const { workingDirectory, reviewed } = context;
  const finding = findPlaces(settings, context);
  const place = {
    ...context,
    inJob: context.jobTree.proposed || isJob(ports.environment),
    hostRun: hostRunOf(ports.environment),
  };
  // What plans is opened while programs read the policies.
  const opening = [
    openOwnPolicies(settings, context, ports, true),
    finding.then((placeOf) => openPlanner(settings, { ...place, reviewed, placeOf }, ports)),
    finding,
  ] as const;
  const stop = async (): Promise<void> => {
    for (const opened of await Promise.allSettled(opening)) {
      if (opened.status === 'fulfilled' && 'close' in opened.value) await opened.value.close();
    }
  };
  const [own, planner, placeOf] = await Promise.all(opening).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  if (!('plan' in planner) || !('judge' in own) || own.missing !== undefined) {
    await stop();
    if ('problems' in planner) return planner;
    if (!('plan' in planner)) {
      const opa = await sayMissingOpa(ports);
      return { undecided: [planner.undecided, ...(opa === undefined ? [] : [opa])].join('\n') };
    }
    return 'problems' in own ? own : { undecided: own.missing ?? '' };
  }
  const [directory = '.'] = plannedDirectories(settings);
  return {
    planner,
    placeOf,
    own,
    noPolicies: own.policies.length === 0 ? NO_POLICIES : undefined,
    directoryName: nameOfDirectory(resolve(workingDirectory, directory)),
    judged: new Map(),
    stop,
  };
}
