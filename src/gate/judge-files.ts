/** Has the files of each workspace judged by the list of allowed sources, before anything starts. */
import { runConcurrently } from '../machine/take-turn.ts';
import { endedBy } from '../model/ended-by.ts';
import { errorMessage } from '../model/error-message.ts';
import { decide } from '../policy/decide.ts';
import {
  ALLOWED_SOURCES,
  bothJudged,
  sourcesNotJudged,
  stopsBeforeStart,
  type JudgedBySources,
} from '../policy/systems/allowed-sources.ts';
import type { Claims } from '../policy/vouch.ts';
import {
  workspaceFacts,
  type FoundWorkspace,
  type GateRequest,
  type WorkspaceResult,
} from './result.ts';
import type { Scope } from './scope.ts';
import { isUnjudged, type Unjudged } from './source.ts';

/** What the list says of the files of a workspace. */
export interface FilesOfWorkspace {
  judged: JudgedBySources;
  /** What it says of a plan that was not made here of these files, by its JSON; left out where one is. */
  ofPlan?: ((this: void, plan: unknown) => Promise<JudgedBySources>) | undefined;
  /** Adds what `init` has installed. @param lockFile what it left of it, if anything */
  addInstalled(this: void, lockFile: string | undefined): Promise<void>;
}

const AT_ONCE = 4;

/** By the name of the workspace; empty where the check has no list. What cannot be judged is a doubt. */
export async function judgeFilesFirst(
  found: readonly (FoundWorkspace | Unjudged)[],
  startsCode: boolean,
  { judging: { sources } }: GateRequest,
  scope: Scope,
): Promise<ReadonlyMap<string, FilesOfWorkspace>> {
  const judged = new Map<string, FilesOfWorkspace>();
  if (sources === undefined) return judged;
  const doubtful = (why: string): JudgedBySources => ({
    evidence: sourcesNotJudged(
      sources.file,
      `The files were not judged by ${sources.file}: ${why}.`,
    ),
    notices: [],
  });
  const orDoubt = async (judging: Promise<JudgedBySources>): Promise<JudgedBySources> => {
    try {
      return await endedBy(scope.overdue, judging);
    } catch (error) {
      return doubtful(errorMessage(error).replace(/\.$/, ''));
    }
  };
  const judgeOne = async (workspace: FoundWorkspace | Unjudged): Promise<void> => {
    if (isUnjudged(workspace)) return;
    const { name, root, workingDirectory } = workspace;
    if (root === undefined) {
      const judgedAs = doubtful('they are not on this machine');
      judged.set(name, { judged: judgedAs, addInstalled: async () => undefined });
      return;
    }
    const place = { root, workingDirectory };
    const files: FilesOfWorkspace = {
      judged: await orDoubt(sources.judge(place)),
      ofPlan: startsCode ? undefined : (plan) => orDoubt(sources.judgePlanned(place, plan)),
      async addInstalled(lockFile) {
        const installed = await orDoubt(sources.judgeInstalled(place, lockFile));
        files.judged = bothJudged(files.judged, installed);
      },
    };
    judged.set(name, files);
  };
  await runConcurrently(
    found.map((workspace) => () => judgeOne(workspace)),
    AT_ONCE,
  );
  return judged;
}

/** Whether a workspace may not start anything. With `fail-on: never` it is reported, and goes on. */
export function mayNotStart(
  files: FilesOfWorkspace | undefined,
  startsCode: boolean,
  { policy: { failOn } }: GateRequest,
): boolean {
  if (files === undefined || !startsCode || failOn === 'never') return false;
  return stopsBeforeStart(files.judged.evidence);
}

const NOT_STARTED =
  'Nothing was planned: the list of allowed sources does not allow what the files would start.';

/** The result of a workspace of which nothing was started. */
export function resultOfFiles(
  workspace: FoundWorkspace,
  { judged: { evidence, notices } }: FilesOfWorkspace,
  { request, claims }: { request: GateRequest; claims: Claims },
): WorkspaceResult {
  const { policy, change, judging } = request;
  const facts = workspaceFacts(workspace);
  const verdict = decide(
    {
      requirements: {
        requirePolicies: policy.requirePolicies,
        base: change.base,
        noPolicies: judging.noPolicies,
        judgedBy: [ALLOWED_SOURCES.name],
      },
      gives: { run: false, plannedCommit: false, serviceSystems: false },
      plan: { notStarted: NOT_STARTED },
      systems: [evidence],
    },
    claims,
  );
  const { results } = evidence.reading;
  return { ...facts, verdict, results, notices: [...facts.notices, ...notices] };
}
