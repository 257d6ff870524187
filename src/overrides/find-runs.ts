/**
 * The runs that a command is about: those of the head of the pull request, and for `again` all of it. Messages and the comment
 * of the gate say where to look, seals which runs are those of the gate, and the service whether they still count.
 */
import { isRefusal, noneIfNotFound } from '../gate/failure-of.ts';
import { createListedRuns, MOST_PLAN_AGE_MS, UnreadError } from '../gate/listed-runs.ts';
import {
  ageMsOf,
  commentOfAgain,
  factsFor,
  openSealsOf,
  saysAgain,
  whyNotUsable,
  type OwnRun,
  type OwnRunPorts,
} from '../gate/own-run.ts';
import { changeOfGate, namesChange, namesCommit } from '../gate/run-message.ts';
import { sealsNamed, withNamedRuns } from '../gate/runs-of-change.ts';
import { earlierReportsIn } from '../hosts/earlier-reports.ts';
import { repositoryIdOf } from '../hosts/github/event.ts';
import type { Run } from '../client/wire/run.ts';
import { nameSome } from '../model/quote.ts';
import { createRunSeals, type RunOfReport, type SealedFacts } from '../trust/run-seals.ts';
import {
  CommandRefused,
  MOST_IN_MESSAGE,
  secretOf,
  type AllowedCommand,
  type CommentWork,
} from './command-work.ts';

/** The runs of the commit that belong to the gate and may still be used. */
export async function findRuns(
  request: AllowedCommand,
  work: CommentWork,
): Promise<{ organization: string; runs: RunOfCommit[] }> {
  const { commit } = request;
  const { gate } = work;
  const { organization, names: workspaces } = await work.workspaces();
  const { ports, named } = openRuns(request, work);
  const query = { organization, workspaces, gate, commit, named };
  const { runs, refused } = await runsOfCommit(ports, query).catch(refuseUnread);
  if (runs.length > 0) return { organization, runs };
  const why = refused.slice(0, MOST_IN_MESSAGE).join(' ');
  throw new CommandRefused(
    `No run of ${commit} was found in ${nameSome(workspaces, MOST_IN_MESSAGE)} of ${organization}. ${why}`.trim(),
  );
}

/**
 * Ends the use of all runs of the pull request that a later job could take over, whatever commit they are of.
 *
 * @returns `ended`: ids of those on which the service takes no comment: the comment of the gate has to name them. `left`: what a
 *   later job may still take over, in whole sentences
 */
export async function endRuns(
  request: AllowedCommand,
  work: CommentWork,
): Promise<{ ended: string[]; left: string[] }> {
  const { gate, log } = work;
  const { organization, names: workspaces } = await work.workspaces();
  const { ports, named } = openRuns(request, work);
  const { commit } = request;
  const query = { organization, workspaces, gate, commit, named };
  const comment = commentOfAgain(request.by, request.event.job?.url);
  const { ended, unsaid } = await endRunsOfChange(ports, query, comment).catch(refuseUnread);
  log.info(`No later job takes over the ${ended.length} runs of this pull request that are known.`);
  if (unsaid.length > 0) {
    log.info(
      `The service lets this token write no comment on ${unsaid.length} of them, so the comment of the gate names them: who may push a branch can take that away.`,
    );
  }
  const left = named.filter(({ runId }) => !ended.includes(runId));
  const sentences = left.map(({ runId, workspace }) =>
    workspaces.includes(workspace)
      ? `The use of run ${runId} of ${workspace} was not ended: the service does not show it as one of this pull request.`
      : `The use of run ${runId} of ${workspace} was not ended: \`workspaces\` does not name ${workspace}.`,
  );
  return { ended: unsaid, left: sentences };
}

/** What could end the use of a run has to be known before a command acts. */
function refuseUnread(error: unknown): never {
  if (error instanceof UnreadError) throw new CommandRefused(error.message);
  throw error;
}

/** By what the runs of the pull request are found and known, and which of them the comment of the gate names. */
function openRuns(
  { event, number, base, snapshot }: AllowedCommand,
  { client, io, values, gate, job }: CommentWork,
) {
  const pullRequest = `${event.owner}/${event.repository}#${number}`;
  const changeRequest = changeOfGate(pullRequest, gate);
  const change = { ...repositoryIdOf(event, job.payload, io.environment), number, base };
  const { runs, ended } = earlierReportsIn(snapshot, gate);
  const { clock } = io;
  const ports = {
    client,
    clock,
    seals: createRunSeals(secretOf(values), change),
    listed: createListedRuns(client, clock, changeRequest),
    changeRequest,
    endedByComment: async () => ended,
  };
  return { ports, named: runs };
}

/** What a command needs to find the runs of a commit. */
interface CommitQuery {
  organization: string;
  workspaces: readonly string[];
  /** The name of the gate. */
  gate: string;
  /** The full hash of the head. */
  commit: string;
  /** What the comment of the gate names. */
  named: readonly RunOfReport[];
}

export interface RunOfCommit {
  workspace: string;
  workspaceId: string;
  run: Run;
  facts: SealedFacts;
}

/**
 * The newest run of each gate on this commit in each of these workspaces that exists, if it belongs to the gate and may still
 * be used. Everything is asked that a job asks before it takes a run over.
 *
 * @returns `refused`: whole sentences about runs that are named and do not count
 * @throws ServiceError or UnreadError what happened while looking
 */
export async function runsOfCommit(
  ports: OwnRunPorts & { changeRequest: string },
  { organization, workspaces, gate, commit, named }: CommitQuery,
): Promise<{ runs: RunOfCommit[]; refused: string[] }> {
  const { client, changeRequest } = ports;
  const runs: RunOfCommit[] = [];
  const refused: string[] = [];
  for (const name of new Set(workspaces)) {
    const recent = await recentRuns(organization, name, ports);
    if (recent === undefined) continue;
    const { workspaceId, listed } = recent;
    const ofComment = named.filter((each) => each.workspace === name && each.head === commit);
    const ofCommit = listed.filter(
      ({ id, attributes }) =>
        namesCommit(attributes.message, changeRequest, commit) ||
        ofComment.some(({ runId }) => runId === id),
    );
    const found = await withNamedRuns(ofCommit, ofComment, client);
    /** By what it was asked for, the newest run of the gate. A workspace is in one group of a matrix. */
    const newest = new Map<string, RunOfCommit>();
    for (const run of found) {
      const otherSeals = sealsNamed(run.id, ofComment);
      const ownRun = openSealsOf({ run, workspaceId, otherSeals }, ports);
      if ('why' in ownRun) {
        refused.push(`Run ${run.id} of ${name} ${ownRun.text}.`);
        continue;
      }
      const { facts } = ownRun;
      const asked = JSON.stringify([facts.mode, facts.form, facts.options, facts.group !== '']);
      if (newest.has(asked)) continue;
      const why =
        whyOther(ownRun, { gate, commit }) ?? (await whyNotUsable(run, ownRun, commit, ports));
      if (why === undefined) newest.set(asked, { workspace: name, workspaceId, run, facts });
      else refused.push(`Run ${run.id} of ${name} ${why}.`);
    }
    runs.push(...newest.values());
  }
  return { runs, refused };
}

/**
 * Ends the use of all runs of the change that a later job could take over, with whatever key they are sealed: a comment on each run says so at the service,
 * where nobody can take it away. Those of the head are ended at any age: people may have approved them.
 *
 * @param comment of `commentOfAgain`
 * @returns `ended`: their ids. `unsaid`: ids of those on which the service lets this token write no comment
 * @throws ServiceError or UnreadError what happened meanwhile
 */
export async function endRunsOfChange(
  ports: OwnRunPorts & { changeRequest: string },
  { organization, workspaces, gate, commit, named }: CommitQuery,
  comment: string,
): Promise<{ ended: string[]; unsaid: string[] }> {
  const { client, clock, changeRequest } = ports;
  const unsaid: string[] = [];
  const ended: string[] = [];
  const namingHead = createListedRuns(client, clock, commit);
  for (const name of new Set(workspaces)) {
    const recent = await recentRuns(organization, name, ports);
    if (recent === undefined) continue;
    const { workspaceId } = recent;
    const known = new Set(recent.listed.map(({ id }) => id));
    const ofHead = await namingHead.since(workspaceId, -Infinity);
    const listed = [...recent.listed, ...ofHead.filter(({ id }) => !known.has(id))];
    const ofComment = named.filter((each) => each.workspace === name);
    for (const run of await withNamedRuns(listed, ofComment, client)) {
      const otherSeals = sealsNamed(run.id, ofComment);
      const ownRun = openSealsOf({ run, workspaceId, otherSeals }, ports);
      const isOfGate =
        'why' in ownRun
          ? ownRun.why === 'other-key' && namesChange(run.attributes.message, changeRequest)
          : ownRun.facts.gate === gate;
      const isOfHead =
        'why' in ownRun
          ? namesCommit(run.attributes.message, changeRequest, commit)
          : factsFor(ownRun, commit) !== undefined;
      const isYoung = ageMsOf(run, ports) <= MOST_PLAN_AGE_MS;
      if (!isOfGate || !(isYoung || isOfHead)) continue;
      ended.push(run.id);
      try {
        if (!(await saysAgain(run.id, client))) await client.runs.comment(run.id, comment);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        unsaid.push(run.id);
      }
    }
  }
  return { ended, unsaid };
}

/** The runs of a workspace that may still count by their age; undefined if there is no such workspace. */
async function recentRuns(
  organization: string,
  name: string,
  { client, clock, listed }: OwnRunPorts,
): Promise<{ workspaceId: string; listed: readonly Run[] } | undefined> {
  const workspace = await client.workspaces.showByName(organization, name).catch(noneIfNotFound);
  if (workspace === undefined) return undefined;
  const { id: workspaceId } = workspace;
  const oldestMs = clock.date().getTime() - MOST_PLAN_AGE_MS;
  return { workspaceId, listed: await listed.since(workspaceId, oldestMs) };
}

/** Why a seal that opened does not count for this commit. */
function whyOther(
  ownRun: OwnRun,
  { gate, commit }: { gate: string; commit: string },
): string | undefined {
  if (ownRun.facts.gate !== gate) return 'is of a gate with another settings file';
  return factsFor(ownRun, commit) ? undefined : 'was started for another commit';
}
