/**
 * Commands in comments on a pull request: who may give them, for which commit, and what they do.
 *
 * The whole way of an override: a job without the service's token reads the comment (`examineComment`). A job with it checks
 * who asks (`mustBeAllowed`), overrides what waits in the runs of the commit (`overrideAll`), records that in the gate's
 * comment, and starts the jobs of the gate that failed again (`runCommand`). A job that runs again finds the run in that
 * comment, takes it instead of a new one (`gate/take-over.ts`), and judges it anew.
 */
import { ServiceError } from '../client/errors.ts';
import { overrideRuns, readOverridable, type OverridableFailure } from '../gate/override-run.ts';
import { readChanges } from '../gate/read-changes.ts';
import { runsOfCommit, type RunOfCommit } from '../gate/runs-of-commit.ts';
import { startComment } from '../hosts/comment.ts';
import { explainProblem, type GitHubApi, type PullRequestFacts } from '../hosts/github/calls.ts';
import type { CommandApi } from '../hosts/github/command-calls.ts';
import type { JobEvent } from '../hosts/github/event.ts';
import { serverUrlOf } from '../hosts/github/server.ts';
import { teamsOfAuthor } from '../hosts/github/teams.ts';
import { startersOf } from '../hosts/detect.ts';
import { refuseOverride } from '../hosts/github/who-overrides.ts';
import { HostError, onHostError } from '../hosts/host-error.ts';
import { findOwnComment } from '../hosts/own-comments.ts';
import { valueAt, readPositiveNumber, readNonEmptyText } from '../hosts/shapes.ts';
import { fieldsOf, parseFlag } from '../model/parse.ts';
import { relatedId } from '../client/wire/resource.ts';
import { actsOf } from '../policy/guard.ts';
import { mayBeApproved } from '../policy/systems/own-policies.ts';
import { findOwnFailures, remainingIn, sealApprovals, type OwnFailures } from './approve-own.ts';
import { ownersOf, type PolicyOwners } from '../policy/policy-owners.ts';
import { markerStart } from '../report/marker.ts';
import type { Concealed } from '../model/secrets.ts';
import { addCommand, holdsCommand } from '../report/sections.ts';
import { quote } from '../model/quote.ts';
import type { AuditRecord } from '../trust/audit.ts';
import { readApprovers } from '../settings/parse-inputs.ts';
import type { Approvers, CommandAuthor, Command } from '../trust/command.ts';
import { isApprover, QUESTIONS, readCommand, refuseApprover } from '../trust/command.ts';
import type { GivenCommand, SealedApproval, ProposedException } from '../trust/sealed-approval.ts';
import type { ActionWork, SubActionWork } from './action-io.ts';
import type { OpenJob } from './connect-github.ts';
import { proposeException } from './propose-exception.ts';

/** For examining a comment: without a token of the service, and without one that reads teams. */
type QuestionWork = ActionWork & { job: OpenJob['job'] };

/** For doing what a comment commands. `workspaces`: the names that the command may concern. */
type CommentWork = SubActionWork & { job: OpenJob['job']; workspaces: readonly string[] };

interface CommandRequest extends Command {
  api: GitHubApi;
  commands: CommandApi;
  event: JobEvent;
  commentId: number;
  number: number;
  by: string;
}

interface CommandRights {
  owners: PolicyOwners<Approvers>;
  isMember: MemberTest;
}

/** The command is refused; the message is a sentence that says why. */
class Refusal extends Error {
  readonly reaction: Reaction;
  constructor(message: string, reaction: Reaction = '-1') {
    super(message);
    this.reaction = reaction;
  }
}

/** Does what the comment commands. A comment without a command is ignored. */
export async function followComment(work: CommentWork): Promise<number> {
  // In a sub-action, this connection has the `members-token`.
  const teams = work.job.github.checks;
  return withCommand(work, async (request, owners, react) => {
    const isMember: MemberTest = async ({ organization, team }) =>
      (await teams?.commands?.isMember(organization, team, request.by)) ?? false;
    const rights: CommandRights = { owners, isMember };
    const commit = await mustBeAllowed(request, rights, work);
    const exitCode = await runCommand({ ...request, ...rights, commit }, work);
    await react('rocket');
    return exitCode;
  });
}

/**
 * Examines the comment without acting, and sets the output `command` for the job that acts. Only that job
 * checks who is in a team. Commands that ask a question are answered here.
 */
export async function examineComment(work: QuestionWork): Promise<number> {
  const { io, log } = work;
  io.runner.output('command', '');
  return withCommand(work, async (request, owners, react) => {
    const commit = await mustBeAllowed(request, { owners, isMember: async () => true }, work);
    const { verb, by } = request;
    if (!QUESTIONS.includes(verb)) {
      log.info(`${by} asks for ${verb} at ${commit}.`);
      io.runner.output('command', verb);
      return 0;
    }
    const at = io.clock.date().toISOString();
    const proposal = await proposeExceptionFor(request, at, work);
    const answer = { verb, by, at, commit, reason: '', approvals: [], proposal };
    await answerInComment({ ...request, commit }, work.secrets.concealAll(answer), work);
    await react('rocket');
    return 0;
  });
}

type MemberTest = CommandAuthor['isMember'];
type Reaction = Parameters<CommandApi['react']>[1];

/**
 * Calls `follow` if the comment is a command that was not edited since the job began. A refusal is logged and answered with a
 * reaction. Resolves to the exit code.
 */
async function withCommand(
  work: QuestionWork | CommentWork,
  follow: (
    request: CommandRequest,
    owners: CommandRights['owners'],
    react: (content: Reaction) => Promise<void>,
  ) => Promise<number>,
): Promise<number> {
  const { log, job } = work;
  const approvers = readApprovers(work.values['override-by'] ?? '');
  if ('problem' in approvers) {
    log.error(`override-by ${approvers.problem}`);
    return 1;
  }
  const namesTeams = approversOfAll(approvers.value).some(({ teams }) => teams.length > 0);
  const cannotReadTeams = 'client' in work && job.github.checks === undefined;
  if (namesTeams && cannotReadTeams) {
    log.error(`override-by ${NO_MEMBERS_TOKEN}`);
    return 1;
  }
  const { event } = job;
  const api = job.github.comments;
  const commands = api?.commands;
  const { action, comment, issue } = fieldsOf(job.payload);
  const body = readNonEmptyText(valueAt(comment, 'body')) ?? '';
  const command = readCommand(body);
  if (event?.name === 'issue_comment' && (typeof comment !== 'object' || comment === null)) {
    log.error('The event of this job has no comment in it. Comment again to start another job.');
    return 1;
  }
  const commentId = readPositiveNumber(valueAt(comment, 'id'));
  const number =
    event?.pullRequestQuery?.by === 'number' ? event.pullRequestQuery.number : undefined;
  const isPull = number !== undefined && valueAt(issue, 'number') === number;
  const isCommand = command !== undefined && commentId !== undefined && action === 'created';
  if (!isCommand || !isPull || !event || !api || !commands) {
    log.info('This comment commands nothing here.');
    return 0;
  }
  const warnOfMissingReaction = onHostError((problem) => {
    const what = 'The comment got no reaction';
    log.warning(explainProblem(what, 'pull-requests: write', problem).text);
  });
  const react = (content: Reaction) =>
    commands.react(commentId, content).catch(warnOfMissingReaction);
  try {
    const by = mustBeUnedited(await commands.readComment(commentId), number, body, work);
    if (command === 'unclear') {
      log.error(
        'Plangate cannot follow this command. `override` and `allow-destroys` need the whole hash of the commit and a reason; `/plangate help` lists all commands.',
      );
      await react('confused');
      return 1;
    }
    const request = { ...command, api, commands, event, commentId, number, by };
    return await follow(request, approvers.value, react);
  } catch (error) {
    const isExpected = error instanceof Refusal || error instanceof HostError;
    if (!isExpected && !(error instanceof ServiceError)) throw error;
    log.error(`Nothing was done for this comment, or not all of it. ${error.message}`);
    await react(error instanceof Refusal ? error.reaction : '-1');
    return 1;
  }
}

const NO_MEMBERS_TOKEN =
  'names a team, and `members-token` is missing: the token of a workflow cannot read who is in a team.';

/** The approvers of each line of `override-by`, and those of all other policies. */
function approversOfAll({ lines, others }: PolicyOwners<Approvers>): Approvers[] {
  return [others, ...lines.map(({ owners }) => owners)];
}

/**
 * Refuses a comment that was edited, and one whose author did not start this job.
 *
 * @param comment as GitHub has it now
 * @param body its text in the event of the job
 * @returns its author
 */
function mustBeUnedited(
  comment: Awaited<ReturnType<CommandApi['readComment']>>,
  number: number,
  body: string,
  { io }: QuestionWork,
): string {
  const { author } = comment;
  if (!comment.byPerson || author === undefined) throw new Refusal('It is not by a person.');
  if (comment.edited || comment.body !== body) throw new Refusal('It was edited.');
  if (comment.number !== number) throw new Refusal('It is on another pull request.');
  const starters = startersOf(io.environment);
  if (starters.length === 0 || starters.some((login) => login !== author)) {
    throw new Refusal('Another person than its author started this job.');
  }
  return author;
}

/**
 * Refuses a person who may not give this command.
 *
 * @returns the hash of the head of the pull request, read again after all other checks
 */
async function mustBeAllowed(
  request: CommandRequest,
  { owners, isMember }: CommandRights,
  { values }: QuestionWork,
): Promise<string> {
  const { api, commands, event, by, verb, commit, number } = request;
  const refused = await refuseOverride({
    event: event.name,
    changeOrigin: event.jobOrigin.changeOrigin,
    starters: [by],
    permissionOf: (login) => api.permissionOf(login),
  });
  if (refused !== undefined) throw new Refusal(refused);
  const pullRequest = mustBeHead(await api.pullRequest(number), commit);
  if (verb === 'override' || verb === 'allow-destroys') {
    const selfAllowed = parseFlag(values['allow-self-override'] ?? 'false');
    const { branch = '', author } = pullRequest;
    // Any owner may ask for an override. The job that acts checks the owners of each failed policy.
    const lists = verb === 'override' ? approversOfAll(owners) : [owners.others];
    const unapproved = await refuseApprover(lists, {
      login: by,
      role: await commands.roleOf(by),
      author,
      pusher: await commands.pusherOf(branch, commit),
      selfAllowed: 'value' in selfAllowed && selfAllowed.value,
      isMember,
    });
    if (unapproved !== undefined) throw new Refusal(unapproved);
  }
  return mustBeHead(await api.pullRequest(number), commit).headSha;
}

/** @param commit empty: any head is accepted */
function mustBeHead(facts: PullRequestFacts, commit: string): PullRequestFacts {
  const { isOpen, fork, headSha } = facts;
  if (!isOpen) throw new Refusal('The pull request is not open.');
  if (fork) throw new Refusal('The pull request is of a fork.');
  if (commit !== '' && commit !== headSha) {
    throw new Refusal(
      `The head of the pull request is ${headSha}, not ${commit}: review it again.`,
    );
  }
  return facts;
}

async function runCommand(
  request: CommandRequest & CommandRights,
  work: CommentWork,
): Promise<number> {
  const { verb, commit, by, reason } = request;
  const { io, log } = work;
  const isQuestion = QUESTIONS.includes(verb);
  const { runId = 0 } = request.event.job ?? {};
  const refusal = isQuestion ? undefined : await request.commands.refusedToStart(runId);
  // Without a job of the gate that can be started again, nothing would read an approval: none is recorded.
  if (refusal !== undefined) {
    const what = 'No job of the gate could be started again';
    throw new Refusal(explainProblem(what, 'actions: write', refusal).text);
  }
  const at = io.clock.date().toISOString();
  let approvals: SealedApproval[] = [];
  let audit: AuditRecord[] = [];
  if (verb === 'override') ({ approvals, audit } = await overrideAll(request, at, work));
  if (verb === 'allow-destroys') ({ approvals, audit } = await approveDestroys(request, at, work));
  io.runner.output('audit', JSON.stringify(audit));
  log.info(`${by} asked for ${verb} at ${commit}${reason === '' ? '' : `: ${reason}`}`);
  const proposal = await proposeExceptionFor(request, at, work);
  const answer = work.secrets.concealAll({ verb, by, at, commit, reason, approvals, proposal });
  const jobs = await answerInComment(request, answer, work);
  if (isQuestion) return 0;
  const startsGreenToo = verb === 'again';
  const runs = new Set(
    jobs.flatMap(({ runId, green }) => (startsGreenToo || !green ? [runId] : [])),
  );
  if (runs.size === 0) {
    const which = startsGreenToo ? 'No job' : 'No failed job';
    throw new Refusal(`${which} of the gate is known for this commit: run it again by hand.`);
  }
  for (const run of runs) {
    const why = await request.commands.startAgain(run, commit, startsGreenToo);
    if (why !== undefined) throw new Refusal(why);
    log.info(`The workflow run ${run} was started again.`);
  }
  return 0;
}

async function findRuns(request: CommandRequest, work: CommentWork): Promise<RunOfCommit[]> {
  const { event, number, commit } = request;
  const { organization = '', 'comment-key': key = 'default' } = work.values;
  const pullRequest = `${event.owner}/${event.repository}#${number}`;
  const changeRequest = key === 'default' ? pullRequest : `${pullRequest}/${key}`;
  const { client, workspaces } = work;
  const { sections = [] } = findOwnComment(await request.api.snapshot(number), key).kept ?? {};
  const ofCommit = sections.filter(({ headSha }) => headSha === commit);
  const named = Object.fromEntries(ofCommit.flatMap((section) => Object.entries(section.runs)));
  const query = { organization, workspaces, changeRequest, commit, named };
  const runs = await runsOfCommit(client, query);
  if (runs.length > 0) return runs;
  throw new Refusal(
    `No run of ${commit} was found in ${workspaces.join(', ')} of ${organization}.`,
  );
}

/** Overrides the failures that wait at the service, and approves those of own policies, which the service does not know. */
async function overrideAll(
  request: CommandRequest & CommandRights,
  at: string,
  work: CommentWork,
): Promise<{ approvals: SealedApproval[]; audit: AuditRecord[] }> {
  const { client, io, workspaces, values, log } = work;
  const { reason, by, event } = request;
  const onlyIn = { organization: values['organization'] ?? '', workspaces };
  const actor = { by, job: event.job?.url };
  const runs = await findRuns(request, work);
  const { jobTree } = work.job;
  const { comments, checks = comments } = work.job.github;
  const askTeams = () => teamsOfAuthor(checks, request.number);
  // What policies read as `input.pull_request`. The teams of the author are asked for only if one reads them.
  const pullRequestForPolicies = async () => {
    const { input } = await request.api.pullRequest(request.number);
    return input && { ...input, askTeams };
  };
  const failing = await findOwnFailures(runs, {
    client,
    io,
    values,
    jobTree,
    pullRequestForPolicies,
  });
  if ('problem' in failing) throw new Refusal(failing.problem);
  const onlyIds = await mustBeOwner(runs, failing, request, work);
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
  const approved = sealApprovals('override', failing, { ...approvalFacts(request), at }, work);
  if ('problem' in approved) throw new Refusal(approved.problem);
  for (const sentence of failing.flatMap(remainingIn)) log.warning(sentence);
  if (refused + final === 0 && overridden + approved.approvals.length > 0) {
    return { approvals: approved.approvals, audit: [...audit, ...approved.audit] };
  }
  io.runner.output('audit', JSON.stringify(audit));
  throw new Refusal(
    `${overridden} overridden, ${refused} that this token may not override, ${final} that cannot be overridden.`,
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
  request: CommandRequest & CommandRights,
  work: CommentWork,
): Promise<ReadonlySet<string> | undefined> {
  const { by, owners, isMember, commands, commit } = request;
  const { client, io, log, secrets } = work;
  if (owners.lines.length === 0) return undefined;
  const ports = { client, clock: io.clock, signal: io.signal, deadline: io.clock.now() + 90_000 };
  const overridable = await Promise.all(runs.map(({ run }) => readOverridable(run, ports)));
  const doubts = overridable.flatMap((ofRun) => ofRun.doubts);
  if (doubts.length > 0) {
    throw new Refusal(
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
    const at = io.clock.date().toISOString();
    const answer: GivenCommand = { verb: 'not-owner', by, at, commit, reason, approvals: [] };
    // Nothing is overridden, even if the comment cannot say so.
    const warn = onHostError(({ message }) => log.warning(message));
    await answerInComment(request, secrets.concealAll(answer), work).catch(warn);
    const rest =
      ofOthers.size > MOST_NAMED_FAILURES ? ` and ${ofOthers.size - MOST_NAMED_FAILURES} more` : '';
    throw new Refusal(
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

/** Who gave the command, for which commit of which change, and why: an approval is sealed with these. */
function approvalFacts({ by, reason, commit, number, event }: CommandRequest) {
  const repository = `${event.owner}/${event.repository}`;
  return { by, reason, commit, number, repository, job: event.job?.url };
}

/** Approves what the plans of this commit destroy, as the service describes them now. */
async function approveDestroys(request: CommandRequest, at: string, work: CommentWork) {
  const { client, io } = work;
  const ports = { client, clock: io.clock, signal: io.signal, deadline: io.clock.now() + 90_000 };
  const found: Parameters<typeof sealApprovals>[1][number][] = [];
  for (const runOfCommit of await findRuns(request, work)) {
    const plan = await client.runs.plan(relatedId(runOfCommit.run, 'plan') ?? '');
    const changes = await readChanges(plan, ports, { rules: {} });
    if (changes === undefined) continue;
    if (changes.doubt !== undefined) throw new Refusal(changes.doubt);
    found.push({ ...runOfCommit, acts: actsOf(changes) });
  }
  const sealed = sealApprovals('allow-destroys', found, { ...approvalFacts(request), at }, work);
  if ('problem' in sealed) throw new Refusal(sealed.problem);
  if (sealed.approvals.length > 0) return sealed;
  throw new Refusal('No plan of this commit destroys or invokes anything.');
}

/** Answers the command `except`, and logs the answer; undefined for other commands. */
async function proposeExceptionFor(
  { exceptionText: words, by, event, api }: CommandRequest,
  at: string,
  { io, values, log, secrets }: QuestionWork,
): Promise<ProposedException | undefined> {
  if (words === undefined) return undefined;
  const { owner, repository, defaultBranch: branch } = event;
  const page = `${serverUrlOf(io.environment)}/${owner}/${repository}`;
  const proposed = await proposeException(
    { words, by, today: at.slice(0, 10) },
    {
      exceptionsInput: values['exceptions'] ?? '',
      page,
      branch,
      read: (path) => api.readFile(`HEAD:${path}`),
    },
  );
  if ('missing' in proposed) throw new Refusal(proposed.missing);
  if ('unclear' in proposed) throw new Refusal(proposed.unclear.join(' '), 'confused');
  const { text, file } = secrets.concealAll(proposed);
  log.info(`${by} asked for this exception: ${text}`);
  if (file?.link !== undefined) log.info(`Add it here, on a new branch: ${file.link}`);
  return proposed;
}

/**
 * Writes the answer into the comment of the gate.
 *
 * @returns the workflow runs that reported on this commit, and whether the gate is open in each
 */
async function answerInComment(
  { api, number, commit }: CommandRequest,
  answer: Concealed<GivenCommand>,
  { io, values, log }: QuestionWork,
): Promise<{ runId: number; green: boolean }[]> {
  const key = values['comment-key'] ?? 'default';
  const content = {
    marker: markerStart(key),
    compose: (existing = '') => addCommand(existing, answer, key),
    holds: (body: string) => holdsCommand(body, answer, key),
    isSuperseded: () => false,
  };
  const snapshot = await api.snapshot(number);
  const target = {
    number,
    headSha: commit,
    green: true,
    when: 'on-failure',
    snapshot,
  } as const;
  const until = io.clock.now() + 60_000;
  const { clock, random } = io;
  const ports = { clock, random, deadline: () => until };
  const started = await startComment(api, content, target, ports);
  const { written, lost } = await started.settle();
  const isInComment = written && !lost;
  if (!isInComment && answer.approvals.length > 0) {
    throw new Refusal('There is no comment of the gate at this commit that could keep it.');
  }
  if (!isInComment) log.warning('The comment of the gate does not mention it.');
  const { sections = [] } = findOwnComment(snapshot, key).kept ?? {};
  return sections
    .filter(({ headSha, runId }) => headSha === commit && runId > 0)
    .map(({ runId, counts }) => ({ runId, green: counts.green }));
}
