/**
 * What a command in a comment overrides and approves. Failures that wait at the service are overridden there. The service
 * knows nothing of failures of own policies and of what plans destroy: their approvals are sealed, and kept in the comment
 * of the gate.
 */
import { createListedRuns, UnreadError } from '../gate/listed-runs.ts';
import {
  overrideRuns,
  previewOverride,
  readOverridable,
  type OverridableFailure,
} from '../gate/override-run.ts';
import { commentOfAgain } from '../gate/own-run.ts';
import { readChanges } from '../gate/read-changes.ts';
import { endRunsOfChange, runsOfCommit, type RunOfCommit } from '../gate/runs-of-change.ts';
import { startComment } from '../hosts/comment.ts';
import type { GitHubApi, CommandApi } from '../hosts/github/calls.ts';
import type { JobEvent } from '../hosts/github/event.ts';
import { teamsOfAuthor } from '../hosts/github/teams.ts';
import { onHostError } from '../hosts/host-error.ts';
import { earlierReportsIn } from '../hosts/earlier-reports.ts';
import { repositoryIdOf } from '../hosts/github/job.ts';
import { findOwnComment, type PullSnapshot } from '../hosts/own-comments.ts';
import { parseList, sentencesOf } from '../model/parse.ts';
import { ServiceError } from '../client/errors.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import { actsOf } from '../policy/guard.ts';
import { questionsAbout } from '../policy/approvable.ts';
import { mayBeApproved } from '../policy/systems/own-policies.ts';
import { ownersOf, type PolicyOwners } from '../policy/policy-owners.ts';
import { markerStart } from '../report/marker.ts';
import type { Concealed } from '../model/secrets.ts';
import { addCommand, holdsCommand } from '../report/sections.ts';
import { nameSome, quote } from '../model/quote.ts';
import type { AuditRecord } from '../trust/audit.ts';
import { type Approvers, type CommandAuthor, type Command, isApprover } from '../trust/command.ts';
import { createRunSeals, splitSeal, type SealedFacts } from '../trust/run-seals.ts';
import { MOST_APPROVED, sealApproval, secretOfSeals } from '../trust/seals.ts';
import type { GivenCommand, SealedApproval } from '../trust/seals.ts';
import type { ActionWork, SubActionWork, OpenJob } from './open-job.ts';
import { readPlanAndJudgeByOwnPolicies } from '../gate/judge-by-own.ts';
import { NOT_SHOWN, type PolicyResult } from '../model/policy-result.ts';
import type { PullRequestOfJob } from '../model/run-input.ts';
import { countWords } from '../report/text.ts';

/** For examining a comment: without a token of the service, and without one that reads teams. */
export type QuestionWork = ActionWork & { job: OpenJob['job'] };

/** For doing what a comment commands. `workspaces`: the names that the command may concern. */
export type CommentWork = SubActionWork & { job: OpenJob['job']; workspaces: readonly string[] };

export interface CommandRequest extends Command {
  api: GitHubApi;
  commands: CommandApi;
  event: JobEvent;
  number: number;
  by: string;
  /** When the comment was read, ISO 8601. */
  at: string;
}

/** A command whose author may give it, and what was asked before it acts. */
export interface AllowedCommand extends CommandRequest {
  /** The branch that the pull request goes to. */
  base: string | undefined;
  /** The comments on the pull request. */
  snapshot: PullSnapshot;
}

export interface CommandRights {
  owners: PolicyOwners<Approvers>;
  isMember: CommandAuthor['isMember'];
}

export type Reaction = Parameters<CommandApi['react']>[1];

/** The command is refused; the message is a sentence that says why. */
export class CommandRefused extends Error {
  readonly reaction: Reaction;
  constructor(message: string, reaction: Reaction = '-1') {
    super(message);
    this.reaction = reaction;
  }
}

export interface GivenApprovals {
  approvals: SealedApproval[];
  /** What they cover, for people, one text for each workspace. */
  approved: string[];
  audit: AuditRecord[];
}

interface RunToApprove extends JudgedRun {
  /** A text for each thing that can be approved. A comment has a mark of each, and not the text itself. */
  acts: string[];
  /** What that is, for people. */
  approved: string[];
}

/** A run, and the form of its plan that the gate judges. */
interface JudgedRun {
  run: Run;
  workspace: string;
  workspaceId: string;
  form: SealedFacts['form'];
}

interface OwnFailures extends RunToApprove {
  results: readonly PolicyResult[];
}

/** The time for reading runs and their plans, and for judging these by own policies. */
const MOST_READING_MS = 90_000;

/** Overrides the failures that wait at the service, and approves those of own policies, which the service does not know. */
export async function prepareOverride(
  request: AllowedCommand & CommandRights,
  work: CommentWork,
): Promise<() => Promise<GivenApprovals>> {
  const runs = await findRuns(request, work);
  const pullRequest = await pullRequestFor(request, work);
  const failing = await findOwnFailures(runs.map(inItsForm), pullRequest, work);
  const onlyIds = await mustBeOwner(runs, failing, request, work);
  const approved = sealApprovals(failing, request, work);
  await mustBeWhole(runs, onlyIds, approved, work);
  for (const sentence of failing.flatMap(remainingIn)) work.log.warning(sentence);
  return () => overrideAll(runs, { approved, onlyIds }, request, work);
}

async function overrideAll(
  runs: readonly RunOfCommit[],
  { approved, onlyIds }: { approved: GivenApprovals; onlyIds: ReadonlySet<string> | undefined },
  { reason, by, event }: AllowedCommand,
  { client, io, workspaces, values, log }: CommentWork,
): Promise<GivenApprovals> {
  const onlyIn = { organization: values['organization'] ?? '', workspaces };
  const actor = { by, job: event.job?.url };
  const requests = runs.map(({ run }) => ({ runId: run.id, reason, actor, onlyIn, onlyIds }));
  const { results, failure, overridden, refused, final, next, audit } = await overrideRuns(
    client,
    io.clock,
    requests,
  );
  for (const step of results.flatMap(({ nextSteps }) => nextSteps)) log.info(step);
  if (failure !== undefined) {
    io.runner.output('audit', JSON.stringify(audit));
    throw failure.error;
  }
  for (const [name, items] of Object.entries({ overridden, refused, final, next })) {
    io.runner.output(name, String(items));
  }
  if (refused + final === 0 && overridden + approved.approvals.length > 0) {
    return { ...approved, audit: [...audit, ...approved.audit] };
  }
  io.runner.output('audit', JSON.stringify(audit));
  throw new CommandRefused(
    `${overridden} overridden, ${refused} that this token may not override, ${final} that cannot be overridden.`,
  );
}

/** Refuses an override that would leave a failure that nobody can override, or that would override nothing. */
async function mustBeWhole(
  runs: readonly RunOfCommit[],
  onlyIds: ReadonlySet<string> | undefined,
  { approvals }: GivenApprovals,
  { client }: CommentWork,
): Promise<void> {
  const previews = await Promise.all(
    runs.map(({ run }) => previewOverride(client, run.id, onlyIds)),
  );
  const sum = (name: 'overridable' | 'refused' | 'final') =>
    previews.reduce((total, preview) => total + preview[name], 0);
  const [overridable, refused, final] = [sum('overridable'), sum('refused'), sum('final')];
  if (refused + final === 0 && overridable + approvals.length > 0) return;
  throw new CommandRefused(
    `0 overridden, ${refused} that this token may not override, ${final} that cannot be overridden.`,
  );
}

/**
 * Reads from the service which failures an override of these runs would accept, and refuses it unless the author of
 * the comment is an owner of each of them.
 *
 * @returns the ids of what may be overridden; undefined if all policies have the same owners
 */
async function mustBeOwner(
  runs: readonly RunOfCommit[],
  failing: readonly OwnFailures[],
  request: AllowedCommand & CommandRights,
  work: CommentWork,
): Promise<ReadonlySet<string> | undefined> {
  const { by, at, owners, isMember, commands, commit } = request;
  const { client, io, log, secrets } = work;
  if (owners.lines.length === 0) return undefined;
  const ports = { ...io, client, deadline: io.clock.now() + MOST_READING_MS };
  const overridable = await Promise.all(runs.map(({ run }) => readOverridable(run, ports)));
  const doubts = overridable.flatMap((ofRun) => ofRun.doubts);
  if (doubts.length > 0) {
    throw new CommandRefused(
      `The owners of the failed policies are unknown. ${doubts.slice(0, 5).join(' ')}`,
    );
  }
  const author = { login: by, role: await commands.roleOf(by), isMember };
  const isOwnerOf = new Map<Approvers, boolean>();
  /** Names of the failures that others own, each with the names of those. */
  const ofOthers = new Set<string>();
  const overridableFailures: OverridableFailure[] = [
    ...overridable.flatMap(({ failures }) => failures),
    ...failing.flatMap(({ results }) => results.filter(mayBeApproved)),
  ];
  for (const failure of overridableFailures) {
    const approvers = 'runTask' in failure ? owners.others : ownersOf(owners, failure);
    const isOwner = isOwnerOf.get(approvers) ?? (await isApprover(approvers, author));
    isOwnerOf.set(approvers, isOwner);
    if (isOwner) continue;
    const names = approvers.names.length > 0 ? approvers.names.join(', ') : 'nobody';
    ofOthers.add(`${failureName(failure)} (${names})`);
  }
  if (ofOthers.size > 0) {
    const reason = [...ofOthers].slice(0, MOST_NAMED_FAILURES).join('; ');
    const answer: GivenCommand = { verb: 'not-owner', by, at, commit, reason, approvals: [] };
    // Nothing is overridden, even if the comment cannot say so.
    const warn = onHostError(({ message }) => log.warning(message));
    await answerInComment(request, secrets.concealAll(answer), work).catch(warn);
    const rest =
      ofOthers.size > MOST_NAMED_FAILURES ? ` and ${ofOthers.size - MOST_NAMED_FAILURES} more` : '';
    throw new CommandRefused(
      `${by} is no owner of what this would override. In brackets is who may: ${reason}${rest}.`,
    );
  }
  return new Set(overridable.flatMap(({ ids }) => ids));
}

const MOST_NAMED_FAILURES = 20;

function failureName(failure: OverridableFailure): string {
  if ('runTask' in failure) return `run task ${quote(failure.runTask)}`;
  const { policySet, policy } = failure;
  return quote(policySet === '' ? policy : `${policySet}/${policy}`);
}

/** Approves what the plans of this commit destroy, as the service describes them now. */
export async function prepareDestroys(
  request: AllowedCommand,
  work: CommentWork,
): Promise<() => Promise<GivenApprovals>> {
  const { client, io } = work;
  const ports = { ...io, client, deadline: io.clock.now() + MOST_READING_MS };
  const found: RunToApprove[] = [];
  const unread: string[] = [];
  for (const runOfCommit of (await findRuns(request, work)).map(inItsForm)) {
    const { run, workspace, form } = runOfCommit;
    const plan = await client.runs.plan(relatedId(run, 'plan') ?? '');
    const changes = await readChanges(plan, ports, { rules: { fullPlan: form === 'whole' } });
    if (changes === undefined) {
      unread.push(`${workspace} (${run.id})`);
      continue;
    }
    if (changes.doubt !== undefined) throw new CommandRefused(changes.doubt);
    const acts = actsOf(changes);
    found.push({ ...runOfCommit, acts, approved: [countWords(acts.length, 'act')] });
  }
  const sealed = sealApprovals(found, request, work);
  if (sealed.approvals.length > 0) return async () => sealed;
  const lacking =
    unread.length === 0
      ? ''
      : ` This token got no plan as JSON, which needs the level *Read* (of a service without a redacted form, *Admin*), of ${nameSome(unread, MOST_NAMED_FAILURES)}.`;
  throw new CommandRefused(`No plan of this commit destroys or invokes anything.${lacking}`);
}

function inItsForm({ facts, ...run }: RunOfCommit): JudgedRun {
  return { ...run, form: facts.form };
}

/** The runs of the commit that belong to the gate and may still be used. */
async function findRuns(request: AllowedCommand, work: CommentWork): Promise<RunOfCommit[]> {
  const { commit } = request;
  const { organization = '', 'comment-key': commentKey = 'default' } = work.values;
  const { workspaces } = work;
  const { ports, named } = openRuns(request, work);
  const query = { organization, workspaces, commentKey, commit, named };
  const { runs, refused } = await runsOfCommit(ports, query).catch(refuseUnread);
  if (runs.length > 0) return runs;
  const why = refused.slice(0, MOST_NAMED_FAILURES).join(' ');
  throw new CommandRefused(
    `No run of ${commit} was found in ${workspaces.join(', ')} of ${organization}. ${why}`.trim(),
  );
}

/**
 * Ends the use of all runs of the pull request that a later job could take over, whatever commit they are of.
 *
 * @returns ids of those on which the service takes no comment: the comment of the gate has to name them
 */
export async function endRuns(request: AllowedCommand, work: CommentWork): Promise<string[]> {
  const { organization = '', 'comment-key': commentKey = 'default' } = work.values;
  const { workspaces, log } = work;
  const { ports, named } = openRuns(request, work);
  const query = { organization, workspaces, commentKey, named };
  const comment = commentOfAgain(request.by, request.event.job?.url);
  const { ended, unsaid } = await endRunsOfChange(ports, query, comment).catch(refuseUnread);
  log.info(`No later job takes over the ${ended} runs of this pull request that are known.`);
  if (unsaid.length > 0) {
    log.info(
      `The service lets this token write no comment on ${unsaid.length} of them, so the comment of the gate names them: who may push a branch can take that away.`,
    );
  }
  return unsaid;
}

/** What could end the use of a run has to be known before a command acts. */
function refuseUnread(error: unknown): never {
  if (error instanceof UnreadError) throw new CommandRefused(error.message);
  throw error;
}

/** By what the runs of the pull request are found and known, and which of them the comment of the gate names. */
function openRuns(
  { event, number, base, snapshot }: AllowedCommand,
  { client, io, values, job }: CommentWork,
) {
  const key = values['comment-key'] ?? 'default';
  const pullRequest = `${event.owner}/${event.repository}#${number}`;
  const changeRequest = key === 'default' ? pullRequest : `${pullRequest}/${key}`;
  const change = { ...repositoryIdOf(event, job.payload, io.environment), number, base };
  const { runs, ended } = earlierReportsIn(snapshot, key);
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

/**
 * Has the plans of these runs judged by the policies of the default branch, each in the form that the gate judged. Nothing
 * that the gate wrote down of its results is believed.
 *
 * @returns nothing where the workflow names no policies
 */
async function findOwnFailures(
  runs: readonly JudgedRun[],
  pullRequest: PullRequestOfJob | undefined,
  { client, io, values, job }: SubActionWork & { job: OpenJob['job'] },
): Promise<OwnFailures[]> {
  const policies = parseList(values['policies'] ?? '');
  if ('problem' in policies) throw new CommandRefused(`policies ${policies.problem}`);
  if (policies.value.length === 0) return [];
  const { openOwnPolicies } = await import('../rego/open-own-policies.ts');
  const { workingDirectory, clock } = io;
  const deadline = clock.now() + MOST_READING_MS;
  const settings = { timeoutMs: MOST_READING_MS, policies: policies.value, directory: '.' };
  const place = { workingDirectory, jobTree: job.jobTree, pullRequest };
  const ports = { ...io, caFile: values['ca-file'], endsAt: deadline };
  const failing: OwnFailures[] = [];
  for (const isWhole of [false, true]) {
    const inForm = runs.filter(({ form }) => (form === 'whole') === isWhole);
    if (inForm.length === 0) continue;
    const own = await openOwnPolicies(settings, place, ports, isWhole);
    if ('problems' in own) throw new CommandRefused(sentencesOf(own.problems));
    try {
      for (const found of inForm) {
        const { run, workspace: name, workspaceId: id } = found;
        const { workspace } = await client.runs.show(run.id, { include: ['workspace'] });
        const requirements = { organization: values['organization'], workspace: { id, name } };
        const judged = { run, workspace, requirements, serviceEvidence: [] };
        const reading = { ...io, client, deadline };
        const { evidence, json } = await readPlanAndJudgeByOwnPolicies(own, judged, reading);
        if (json !== undefined && json.isWhole !== isWhole) {
          throw new CommandRefused(
            `The gate judged the whole plan of run ${run.id} (\`full-plan\`), and this token may not read that: its JSON with every value (\`json-output\`) needs *Admin* on the workspace ${name}.`,
          );
        }
        const { results, doubts } = evidence.reading;
        if (json === undefined || doubts[0] !== undefined) {
          throw new CommandRefused(doubts[0] ?? `The plan of run ${run.id} could not be read.`);
        }
        const failures = results.filter(mayBeApproved);
        const acts = failures.flatMap(questionsAbout(json));
        failing.push({ ...found, results, acts, approved: failures.map(describeApproved) });
      }
    } finally {
      await own.close();
    }
  }
  return failing;
}

/** What policies read as `input.pull_request`. The teams of the author are asked for only if one reads them. */
async function pullRequestFor(
  { api, number }: CommandRequest,
  { job }: CommentWork,
): Promise<PullRequestOfJob | undefined> {
  const { comments, checks = comments } = job.github;
  const { input } = await api.pullRequest(number);
  return input && { ...input, askTeams: () => teamsOfAuthor(checks, number) };
}

/** What an approval of a failure covers, in words: the messages themselves are in the report. */
function describeApproved({ policySet, policy, answers = [], output }: PolicyResult): string {
  const count = countWords(Math.max(1, answers.length || output.length), 'message');
  const hidden = answers.filter(({ lines }) =>
    lines.some((line) => line.endsWith(NOT_SHOWN)),
  ).length;
  const unseen = hidden === 0 ? '' : `, ${hidden} of them not shown because of sensitive values`;
  return `${policySet}/${policy} (${count}${unseen})`;
}

/**
 * Seals an approval for each run with something to approve. The seal has who gave the command, for which commit of which
 * change, and why; a mark of each thing that is approved covers all that the plan and the policy say of it.
 */
function sealApprovals(
  found: readonly RunToApprove[],
  { verb, by, at, reason, commit, number, base = '', event }: AllowedCommand,
  { values }: CommentWork,
): GivenApprovals {
  const token = secretOf(values);
  const repository = `${event.owner}/${event.repository}`;
  const sealed = { by, at, reason, commit, number, base, repository };
  const approved = found.filter(({ acts }) => acts.length > 0);
  const actCount = approved.flatMap(({ acts }) => acts).length;
  if (actCount > MOST_APPROVED) {
    throw new CommandRefused(
      `${actCount} exceed the limit: a comment approves at most ${MOST_APPROVED} at once.`,
    );
  }
  const action = verb === 'override' ? verb : 'allow-destroys';
  const job = event.job?.url;
  return {
    approvals: approved.map(({ workspaceId, acts }) =>
      sealApproval(token, { ...sealed, workspaceId }, acts),
    ),
    approved: approved.map(({ workspace, approved: what }) => `${workspace}: ${what.join(', ')}`),
    audit: approved.map(({ run, workspace }) => {
      return { action, run: run.id, workspace, by, at, job, reason };
    }),
  };
}

/** The secret of the seals, as the inputs of a sub-action have it. */
function secretOf(values: CommentWork['values']): string {
  const { 'record-key': recordKey, 'gate-token': gateToken, token } = values;
  return secretOfSeals({ recordKey, gateToken, token });
}

/**
 * Says which own policies keep a run waiting that was overridden by its id: the service knows nothing of them.
 *
 * @returns whole sentences; none where the workflow names no policies, or none of them fails
 */
export async function sayOwnWaiting(
  runId: string,
  work: SubActionWork & { job: OpenJob['job'] },
): Promise<string[]> {
  if ((work.values['policies'] ?? '').trim() === '') return [];
  try {
    const { run, workspace } = await work.client.runs.show(runId, { include: ['workspace'] });
    const { form = 'redacted' } = splitSeal(run.attributes.message ?? '').claimed ?? {};
    const name = workspace?.attributes.name ?? '';
    const found = { run, form, workspace: name, workspaceId: workspace?.id ?? '' };
    const [failing] = await findOwnFailures([found], work.job.event?.pullRequest?.input, work);
    const waiting = (failing?.results ?? []).filter(mayBeApproved).map(failureName);
    if (waiting.length === 0) return (failing === undefined ? [] : [failing]).flatMap(remainingIn);
    return [
      `Run ${runId} still waits for ${nameSome(waiting, MOST_NAMED_FAILURES)} of your own policies, which no service can override. Comment \`/plangate override COMMIT REASON\` on the pull request.`,
    ];
  } catch (error) {
    if (!(error instanceof CommandRefused) && !(error instanceof ServiceError)) throw error;
    return [`Whether own policies still fail in run ${runId} is not known: ${error.message}`];
  }
}

/** A sentence for each failure that keeps the gate closed after the approval. */
function remainingIn({ workspace, results }: OwnFailures): string[] {
  return results
    .filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
    .filter((result) => !mayBeApproved(result))
    .map(
      ({ policySet, policy }) =>
        `${workspace}: ${quote(`${policySet}/${policy}`)} cannot be overridden.`,
    );
}

/** The workflow runs that reported on this commit, and whether the gate is open in each. */
export function jobsOfCommit(
  { snapshot, commit }: AllowedCommand,
  { values }: QuestionWork,
): { runId: number; green: boolean }[] {
  const { sections = [] } = findOwnComment(snapshot, values['comment-key'] ?? 'default').kept ?? {};
  return sections
    .filter(({ headSha, runId }) => headSha === commit && runId > 0)
    .map(({ runId, counts }) => ({ runId, green: counts.green }));
}

/** Writes the answer into the comment of the gate. */
export async function answerInComment(
  { api, number, commit }: CommandRequest,
  answer: Concealed<GivenCommand>,
  { io, values, log }: QuestionWork,
): Promise<void> {
  const key = values['comment-key'] ?? 'default';
  const content = {
    marker: markerStart(key),
    compose: (existing = '') => addCommand(existing, answer, key),
    holds: (body: string) => holdsCommand(body, answer, key),
    isSuperseded: () => false,
  };
  const snapshot = await api.snapshot(number);
  const when = 'on-failure';
  const target = { number, headSha: commit, green: true, when, snapshot } as const;
  const until = io.clock.now() + 60_000;
  const ports = { ...io, deadline: () => until };
  const started = await startComment(api, content, target, ports);
  const { written, lost } = await started.settle();
  const isInComment = written && !lost;
  const mustBeKept = answer.approvals.length > 0 || (answer.ended ?? []).length > 0;
  if (!isInComment && mustBeKept) {
    throw new CommandRefused('There is no comment of the gate at this commit that could keep it.');
  }
  if (!isInComment) log.warning('The comment of the gate does not mention it.');
}
