/**
 * The runs that version control started for a change, found instead of made: the newest one, and the next where it was
 * replaced meanwhile. They belong to the service: they are watched and judged like those of an upload, and never ended.
 */
import type { Client } from '../../client/client.ts';
import { relatedId } from '../../client/wire/resource.ts';
import type { Run } from '../../client/wire/run.ts';
import {
  differencesInTime,
  differencesFromCommit,
  type CommitUnderReview,
} from '../../policy/commit-under-review.ts';
import { GateStop } from '../failure-of.ts';
import { findOverriders } from '../find-overriders.ts';
import { findReady, type ReadyWorkspace } from '../find-workspace.ts';
import { readIngress } from '../connected-repository.ts';
import { createdAt } from '../listed-runs.ts';
import { refuseIncompleteCommit } from '../look-at-commit.ts';
import { poll, soonThenRarely, type PollOptions, type Waiting } from '../poll.ts';
import type { ReadPorts } from '../read-policies.ts';
import type { GateRequest, VersionControl } from '../request.ts';
import { openServiceScope, type ServiceScope, type ServiceStep } from '../service-scope.ts';
import type { Offer, PlansFrom } from '../plans-from.ts';
import { baseRunFinder, compareWithCurrent } from '../current-run.ts';
import { MOST_RUNS_AT_ONCE, type ServicePorts } from './upload.ts';
import { offerOfRun } from '../plan-of-run.ts';
import { watchFound } from '../run.ts';
import { CODES } from '../../model/errors.ts';
import { finding } from '../../model/finding.ts';
import {
  commitPart,
  numberPart,
  phrase,
  requestPart,
  runPart,
  type Sentence,
} from '../../model/sentence.ts';

/** A service that starts a run for a push does it within seconds. */
const LONGEST_WAIT_MS = 3 * 60_000;
/** How many runs of one commit in one workspace are examined, newest first. */
const MOST_RUNS = 20;
/** How often a run may be replaced while it is judged. */
const MOST_REPLACEMENTS = 3;

export function openVersionControl(
  request: GateRequest,
  { choose, namesOverriders, ...asked }: ServicePorts,
  versionControl: VersionControl,
): PlansFrom<ReadyWorkspace> {
  const { change } = versionControl;
  return {
    gives: { run: true, plannedCommit: true, serviceSystems: true },
    startsCode: false,
    startsTogether: true,
    mostAtOnce: MOST_RUNS_AT_ONCE,
    async find(scope) {
      const { requested, skipped } = await choose(scope);
      const service = openServiceScope(request, scope, asked, requested.length);
      return {
        found: await findReady(requested, service, versionControl),
        skipped,
        async prepare(found) {
          await refuseIncompleteCommit(found, versionControl, service);
          return found;
        },
        offers(ready, { reach }) {
          const { runOptions = service.plan.runOptions } = ready;
          const plan = { ...service.plan, runOptions };
          return offerRuns(ready, change, { ...service, reach, plan });
        },
        compare: (result, ready) => compareWithCurrent(result, ready, service),
        describe: async (workspaces) => ({
          overriders: namesOverriders ? await findOverriders(workspaces, service) : undefined,
        }),
      };
    },
  };
}

/**
 * Waits for the run of the change, and offers it. If a newer run takes its place meanwhile, that is offered next. There is
 * none if no file that changes concerns the workspace.
 */
async function* offerRuns(
  workspace: ReadyWorkspace,
  change: CommitUnderReview,
  step: ServiceStep,
): AsyncGenerator<Offer> {
  let { run } = await awaitRun(workspace, change, step);
  for (let replacements = 0; run !== undefined; replacements += 1) {
    const judgedRun: Run = run;
    let next: Run | undefined;
    const versionId = relatedId(run, 'configuration-version') ?? '';
    const notice = finding(
      'run-of-head',
      phrase`Version control started ${runPart(run.id)}, which planned the head of the pull request, ${commitPart(change.commit)}, and not its merge with the target branch.`,
    );
    // A push is of the branch itself.
    const notices = change.pullRequest === undefined ? [] : [notice];
    const noticed = { ...workspace, notices: [...workspace.notices, ...notices], versionId };
    const settled = await watchFound(noticed, run, step);
    const plannedCommit = {
      change,
      terraformVersion: workspace.terraformVersion,
      ingress: await readIngress(versionId, step.client),
    };
    const findBaseRun = baseRunFinder(settled, step);
    const mayBeReplaced = replacements < MOST_REPLACEMENTS;
    yield {
      ...offerOfRun(settled, step, { plannedCommit, findBaseRun }),
      async conclude(): ReturnType<NonNullable<Offer['conclude']>> {
        const newest = await findNewestRun(workspace.workspaceId, change, step.client);
        if (newest.run?.id === judgedRun.id) return {};
        if (newest.run === undefined || !mayBeReplaced) {
          throw new GateStop(
            'service',
            finding(
              CODES.noRunOfCommit,
              phrase`Run ${runPart(judgedRun.id)} was replaced or taken away while it was judged.${otherRunsSentence(newest.others)}`,
              { remedy: phrase`Run the job again.` },
            ),
          );
        }
        next = newest.run;
        return 'next';
      },
    };
    run = next;
  }
}

/** @throws GateStop when the service starts no run in time, although a file that changes may concern the workspace */
async function awaitRun(
  workspace: ReadyWorkspace,
  change: CommitUnderReview,
  step: ServiceScope,
): Promise<NewestRun> {
  // Where no file that changes starts a run, one look is enough.
  const looksOnce = workspace.connection?.unaffected === true;
  const { workspaceId } = workspace;
  const { waiting, limitSeconds } = await awaitNewestRun({ workspaceId, change, looksOnce }, step);
  if (waiting.kind === 'settled') return waiting.last;
  const { pullRequest } = change;
  const commit = commitPart(change.commit);
  const missing =
    pullRequest === undefined
      ? phrase`Version control started no run for commit ${commit}`
      : phrase`Version control started no speculative run for commit ${commit} of pull request ${requestPart(pullRequest)}`;
  throw new GateStop(
    'timeout',
    finding(
      CODES.noRunOfCommit,
      phrase`${missing} within ${numberPart(limitSeconds)} s. ${NOT_COVERED}${otherRunsSentence(waiting.last?.others)}`,
      {
        remedy: phrase`Check the workspace's version control settings, or start the run there.`,
        actor: 'operators',
      },
    ),
  );
}

/** Waits until the service has a run of the commit; with `looksOnce`, also the answer that there is none ends it. */
export async function awaitNewestRun(
  wanted: { workspaceId: string; change: CommitUnderReview; looksOnce?: boolean },
  { client, clock, signal, deadline: jobDeadline }: ReadPorts,
): Promise<{ waiting: Waiting<NewestRun>; limitSeconds: number }> {
  const { workspaceId, change, looksOnce = false } = wanted;
  const begun = clock.now();
  const deadline = Math.min(jobDeadline, begun + LONGEST_WAIT_MS);
  const looking: PollOptions<NewestRun> = {
    read: () => findNewestRun(workspaceId, change, client),
    isSettled: ({ run }) => run !== undefined || looksOnce,
    // The service allows few lists of runs a minute, for all workspaces together.
    intervalMs: soonThenRarely(2_000, 15_000),
  };
  const waiting = await poll(looking, { clock, signal, deadline });
  return { waiting, limitSeconds: Math.round((deadline - begun) / 1_000) };
}

const NOT_COVERED = phrase`Common causes: the pull request comes from a fork, it goes to another branch than the workspace follows, the workspace never had a run, its working directory is misspelt, or what changes is outside of its working directory and triggers although the configuration reads it.`;

/** About the runs that were found and are of something else. */
function otherRunsSentence(others: readonly Sentence[] = []): Sentence {
  return others.slice(0, 3).map((other) => phrase` ${other}`);
}

interface NewestRun {
  run: Run | undefined;
  /** Why each of the other runs does not count, as whole sentences. */
  others: Sentence[];
}

/** The newest run that planned the change. @throws GateStop if two runs are equally new */
async function findNewestRun(
  workspaceId: string,
  change: CommitUnderReview,
  client: Client,
): Promise<NewestRun> {
  const planOnly = change.pullRequest !== undefined;
  const query = { commit: change.commit, planOnly };
  const { items } = await client.runs.list(workspaceId, query).page({ number: 1, size: MOST_RUNS });
  const runs: Run[] = [];
  const others: Sentence[] = [];
  for (const run of items) {
    const difference = await whyNotCounted(run, workspaceId, change, client);
    if (difference === undefined) runs.push(run);
    else others.push(phrase`Run ${runPart(run.id)} ${difference}.`);
  }
  const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
  if (newest !== undefined && second !== undefined && createdAt(newest) === createdAt(second)) {
    throw new GateStop(
      'service',
      finding(
        CODES.noRunOfCommit,
        phrase`Runs ${runPart(newest.id)} and ${runPart(second.id)} both plan this commit and were created at the same moment, so neither is the one that counts.`,
        { remedy: phrase`Start one of them again in the service.`, actor: 'operators' },
      ),
    );
  }
  return { run: newest, others };
}

/** Why the run does not count, as the end of a sentence about it; undefined if it does. */
async function whyNotCounted(
  run: Run,
  workspaceId: string,
  change: CommitUnderReview,
  client: Client,
): Promise<Sentence | undefined> {
  if (relatedId(run, 'workspace') !== workspaceId) return phrase`belongs to another workspace`;
  const planOnly = run.attributes['plan-only'] === true;
  const isWanted = planOnly === (change.pullRequest !== undefined);
  if (!isWanted) return planOnly ? phrase`is speculative` : phrase`is not speculative`;
  const [whyTooEarly] = differencesInTime(run, change);
  if (whyTooEarly !== undefined) return whyTooEarly;
  const versionId = relatedId(run, 'configuration-version');
  if (versionId === undefined) {
    return phrase`does not say which configuration version it planned`;
  }
  const ingress = await readIngress(versionId, client);
  if ('doubt' in ingress) return phrase`has a commit that is not known`;
  return differencesFromCommit(ingress.answer, change)[0];
}
