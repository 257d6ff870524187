/**
 * Commands in comments on a pull request: who may give them, for which commit, and what they do. README.md has the way of an
 * override from the comment to the green job.
 */
import { MISREAD, readCommand, type ReadCommand } from '../approvals/read-command.ts';
import { ServiceError } from '../client/service-error.ts';
import { selectedNames } from '../gate/query-workspaces.ts';
import { startersOf } from '../hosts/detect.ts';
import type { GitHubApi, PullRequestFacts } from '../hosts/github/calls.ts';
import type { CommandApi } from '../hosts/github/command-calls.ts';
import type { JobEvent } from '../hosts/github/event.ts';
import { explainProblem } from '../hosts/github/explain-problem.ts';
import { createBranchTest, findPushers, pushedMerges } from '../hosts/github/pushes.ts';
import { HostError, onHostError } from '../hosts/host-error.ts';
import { readPositiveNumber, textAt, valueAt } from '../hosts/shapes.ts';
import { textOf } from '../model/finding.ts';
import { fieldsOf, type Parsed } from '../model/parse.ts';
import { literal } from '../model/sentence.ts';
import { NOBODY, type Approvers, type PolicyOwners } from '../policy/policy-owners.ts';
import { readApprovers } from '../settings/parse-inputs.ts';
import { findCleanMerges } from '../trust/clean-merges.ts';
import {
  answerInComment,
  answerRefusal,
  jobOfCommit,
  type RefusedCommand,
} from './answer-command.ts';
import {
  CommandRefused,
  type AllowedCommand,
  type CommandRequest,
  type CommandRights,
  type CommentWork,
  type QuestionWork,
  type Reaction,
  type ServiceWork,
} from './command-work.ts';
import { endRuns } from './find-runs.ts';
import { prepareOverride } from './prepare-override.ts';
import { readCommandSettings, type CommandSettings } from './settings-of-command.ts';
import {
  ALLOWED,
  notAllowed,
  permitByChange,
  permitByJob,
  permitByList,
  UNKNOWN_AUTHORS,
  type Permission,
} from './who-may.ts';

/** Does what the comment commands. A comment without a command is ignored. */
export async function followComment(service: ServiceWork): Promise<number> {
  const teams = service.job.github.members;
  return withCommand(service, async (request, { owners, settings, work: known }, react) => {
    const work: CommentWork = { ...known, workspaces: () => workspacesOf(settings, known) };
    const isMember: CommandRights['isMember'] = async ({ organization, team }) =>
      (await teams?.commands?.isMember(organization, team, request.by)) ?? false;
    const rights: CommandRights = { owners, isMember };
    const allowed = await mustBeAllowed(request, rights, work);
    const snapshot = await request.api.snapshot(request.number);
    const exitCode = await runCommand({ ...request, ...rights, ...allowed, snapshot }, work);
    await react('rocket');
    return exitCode;
  });
}

/**
 * Examines the comment, and sets the output `command` for the job that acts at the service. Only that job checks who is in a
 * team. What needs no secret is done here: questions are answered, and the gate is started again where somebody may have approved.
 */
export async function examineComment(question: QuestionWork): Promise<number> {
  const { io, log } = question;
  io.runner.output('command', '');
  return withCommand(question, async (request, { owners, work }, react) => {
    const everybody = { owners, isMember: async () => true };
    const allowed = await mustBeAllowed(request, everybody, work);
    const { commit } = allowed;
    const { verb, by } = request;
    if (needsSecrets(request, owners)) {
      io.runner.output('command', verb);
      log.info(`${by} asks for ${verb} at ${commit}.`);
      return 0;
    }
    await followWithoutSecrets(request, allowed, work);
    await react('rocket');
    return 0;
  });
}

/** Answers a question, or starts the gate again. */
async function followWithoutSecrets(
  request: CommandRequest,
  allowed: Allowed,
  work: QuestionWork,
): Promise<void> {
  if (request.verb === 'help') await answerHelp(request, allowed.commit, work);
  else await startGate(request, allowed, work);
}

async function workspacesOf(
  settings: CommandSettings,
  { client }: ServiceWork,
): ReturnType<CommentWork['workspaces']> {
  const selection = await settings.selection();
  const { organization } = selection;
  const names = await selectedNames(selection, client);
  if (names.length > 0) return { organization, names };
  throw new CommandRefused(`\`workspaces\` finds none in ${organization} that this token may see.`);
}

/** What was asked before a command acts. */
type Allowed = Awaited<ReturnType<typeof mustBeAllowed>>;

/** Whether another job has to act, which has the token of the service. Without owners of overrides there is none. */
function needsSecrets({ verb }: CommandRequest, { lines, others }: PolicyOwners): boolean {
  const hasOwners = lines.length > 0 || others.names.length > 0;
  return verb === 'override' || (verb === 'again' && hasOwners);
}

async function answerHelp(
  request: CommandRequest,
  commit: string,
  work: QuestionWork,
): Promise<void> {
  const { by, at } = request;
  const answer = { verb: 'help', by, at, commit, reason: '' } as const;
  await answerInComment({ ...request, commit }, work.secrets.concealAll(answer), work);
}

/** Starts the jobs of the gate again: it reads lines that approve where they stand, and nothing is decided here. */
async function startGate(
  request: CommandRequest,
  allowed: Allowed,
  work: QuestionWork,
): Promise<void> {
  const { verb, by, at, api, number } = request;
  const found = { ...request, ...allowed, snapshot: await api.snapshot(number) };
  await mustBeStartable(found);
  const runToStart = await findRunToStart(found, work);
  work.log.info(`${by} asked for ${verb} at ${found.commit}.`);
  if (verb !== 'approve') {
    const given = { verb, by, at, commit: found.commit, reason: '' };
    await answerInComment(found, work.secrets.concealAll(given), work);
  }
  await startRun(runToStart, found, work);
}

async function startRun(
  runToStart: number,
  { verb, commit, commands }: AllowedCommand,
  { log }: QuestionWork,
): Promise<void> {
  const why = await commands.startAgain(runToStart, commit, verb === 'again');
  if (why !== undefined) throw new CommandRefused(why);
  log.info(`The workflow run ${runToStart} was started again.`);
}

/** What the file of settings says of a command. */
interface ReadSettings<Work> {
  owners: PolicyOwners;
  settings: CommandSettings;
  /** With the values of the file. */
  work: Work;
}

/** A command on a pull request, as the event of the job has it. */
interface CommandOfEvent {
  command: ReadCommand;
  commentId: number;
  /** The text of the comment. */
  body: string;
  /** Of the pull request. */
  number: number;
  event: JobEvent;
  api: GitHubApi;
  commands: CommandApi;
}

/**
 * Calls `follow` if the comment is a command that was not edited since the job began. A refusal is logged and answered with a
 * reaction. Resolves to the exit code.
 */
async function withCommand<Work extends QuestionWork>(
  work: Work,
  follow: (
    request: CommandRequest,
    read: ReadSettings<Work>,
    react: (content: Reaction) => Promise<void>,
  ) => Promise<number>,
): Promise<number> {
  const given = commandOfEvent(work);
  if ('exitCode' in given) return given.exitCode;
  const { command, commentId, body, number, event, api, commands } = given;
  let by: string;
  try {
    by = mustBeUnedited(await commands.readComment(commentId), number, body, work);
  } catch (error) {
    sayNotDone(error, work);
    await reactTo(given, '-1', work);
    return 1;
  }
  const react = (content: Reaction) => reactTo(given, content, work);
  const sayRefused = (answer: RefusedCommand) => answerRefusal(answer, { by, api, number }, work);
  try {
    if ('misread' in command) {
      const why = MISREAD[command.misread];
      work.log.error(`Plangate cannot follow this command: ${why}.`);
      // What strangers write is not answered at all.
      if (await sayRefused({ verb: 'unclear', reason: why })) await react('confused');
      return 1;
    }
    const at = work.io.clock.date().toISOString();
    const request = { commit: '', reason: '', ...command, api, commands, event, number, by, at };
    return await follow(request, await readSettingsOf(api, work), react);
  } catch (error) {
    const { isAnswered } = sayNotDone(error, work);
    await react('-1');
    if (!isAnswered) await sayRefused({ verb: 'refused', reason: '' });
    return 1;
  }
}

/** @returns the exit code of a job that has no command to follow */
function commandOfEvent({ log, job }: QuestionWork): CommandOfEvent | { exitCode: number } {
  const { event } = job;
  const api = job.github.comments;
  const { action, comment, issue } = fieldsOf(job.payload);
  const body = textAt(comment, 'body') ?? '';
  const command = readCommand(body);
  if (event?.name === 'issue_comment' && (typeof comment !== 'object' || comment === null)) {
    log.error('The event of this job has no comment in it. Comment again to start another job.');
    return { exitCode: 1 };
  }
  const commentId = readPositiveNumber(valueAt(comment, 'id'));
  const number =
    event?.pullRequestQuery?.by === 'number' ? event.pullRequestQuery.number : undefined;
  const isPull = number !== undefined && valueAt(issue, 'number') === number;
  const isCommand = command !== undefined && commentId !== undefined && action === 'created';
  if (!isCommand || !isPull || !event || !api) {
    log.info('This comment commands nothing here.');
    return { exitCode: 0 };
  }
  const { commands } = api;
  if (!commands) {
    log.error(`Nothing was done for this comment: ${api.server.service} ${NO_COMMANDS}`);
    return { exitCode: 1 };
  }
  return { command, commentId, body, number, event, api, commands };
}

async function reactTo(
  { commands, commentId }: CommandOfEvent,
  content: Reaction,
  { log }: QuestionWork,
): Promise<void> {
  const warn = onHostError((problem) => {
    const what = literal`The comment got no reaction`;
    log.warning(textOf(explainProblem(what, 'pull-requests: write', problem)));
  });
  await commands.react(commentId, content).catch(warn);
}

/** Logs why nothing, or not all of it, was done. @throws what is no refusal, and no failure of the host or the service */
function sayNotDone(error: unknown, { log }: QuestionWork): CommandRefused {
  const isExpected = error instanceof CommandRefused || error instanceof HostError;
  if (!isExpected && !(error instanceof ServiceError)) throw error;
  log.error(`Nothing was done for this comment, or not all of it. ${error.message}`);
  return error instanceof CommandRefused ? error : new CommandRefused(error.message);
}

/** @throws CommandRefused where the file cannot be read, or names nobody who could be asked */
async function readSettingsOf<Work extends QuestionWork>(
  api: GitHubApi,
  inputs: Work,
): Promise<ReadSettings<Work>> {
  const settings = await readCommandSettings(inputs, api);
  const work = { ...inputs, values: { ...inputs.values, ...settings.values } };
  const approvers = approversIn(work);
  if ('problem' in approvers) throw new CommandRefused(`override-by ${approvers.problem}`);
  const owners = approvers.value;
  const namesTeams = approversOfAll(owners).some(({ teams }) => teams.length > 0);
  const cannotReadTeams = isActing(work) && work.job.github.members === undefined;
  if (namesTeams && cannotReadTeams) throw new CommandRefused(`override-by ${NO_MEMBERS_TOKEN}`);
  return { owners, settings, work };
}

/** Where no job acts, nobody overrides anything. */
function approversIn(work: QuestionWork): Parsed<PolicyOwners> {
  const text = work.values['override-by'] ?? '';
  const isNobody = text.trim() === '' && !isActing(work);
  return isNobody ? { value: { lines: [], others: NOBODY } } : readApprovers(text);
}

function isActing(work: QuestionWork): boolean {
  return 'client' in work;
}

const NO_COMMANDS =
  'has no commands in comments. Override the run on its page, or by a job with `plangate/override` and its `run`; then start the job of the gate again.';

const NO_MEMBERS_TOKEN =
  'names a team, and `members-token` is missing: the token of a workflow cannot read who is in a team.';

/** The approvers of each line of `override-by`, and those of all other policies. */
function approversOfAll({ lines, others }: PolicyOwners): Approvers[] {
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
  if (!comment.byPerson || author === undefined) throw new CommandRefused('It is not by a person.');
  if (comment.edited || comment.body !== body) throw new CommandRefused('It was edited.');
  if (comment.number !== number) throw new CommandRefused('It is on another pull request.');
  const starters = startersOf(io.environment);
  if (starters.length === 0 || starters.some((login) => login !== author)) {
    throw new CommandRefused('Another person than its author started this job.');
  }
  return author;
}

/**
 * Refuses a person who may not give this command.
 *
 * @returns the hash of the head of the pull request and its target branch, read again after all other checks
 */
async function mustBeAllowed(
  request: CommandRequest,
  { owners, isMember }: CommandRights,
  work: QuestionWork,
): Promise<{ commit: string } & Pick<AllowedCommand, 'base' | 'role'>> {
  const { values } = work;
  const { api, commands, event, by, verb, commit, number } = request;
  const byJob = await permitByJob({
    event: event.name,
    changeOrigin: event.jobOrigin.changeOrigin,
    starters: [by],
    permissionOf: (login) => api.permissionOf(login),
  });
  if (!byJob.allowed) throw new CommandRefused(byJob.text);
  const pullRequest = mustBeHead(await api.pullRequest(number), commit);
  const isOverride = verb === 'override';
  const role = isOverride ? await commands.roleOf(by) : undefined;
  if (isOverride) {
    const selfAllowed = values['allow-self-override'] === 'true';
    const byChange = selfAllowed ? ALLOWED : await permitByHand(request, pullRequest, work);
    if (!byChange.allowed) throw new CommandRefused(byChange.text);
    // Any owner may ask for an override. The job that acts checks the owners of each failed policy.
    const byList = await permitByList(approversOfAll(owners), { login: by, role, isMember });
    if (!byList.allowed) throw new CommandRefused(byList.text);
  }
  const { headSha, input } = mustBeHead(await api.pullRequest(number), commit);
  if (input?.base !== pullRequest.input?.base) {
    throw new CommandRefused('The pull request goes to another branch by now: comment again.');
  }
  return { commit: headSha, base: input?.base, role };
}

/** Whether the person had no hand in the change. */
async function permitByHand(
  { commands, by, number, commit }: CommandRequest,
  { branch = '', author, input }: PullRequestFacts,
  work: QuestionWork,
): Promise<Permission> {
  const [activity, commits] = await Promise.all([
    commands.activityOf(branch),
    commands.committersOf(number, commit),
  ]).catch(onHostError(refuseUnknown));
  const pushed = pushedMerges(activity.items, commits ?? []);
  const place = { workingDirectory: work.io.workingDirectory, ports: work.io };
  const isOfBase = createBranchTest(input?.base ?? '', commands);
  // The job that has no clone lets them through, and the job that acts asks again.
  const { clean, why } = isActing(work)
    ? await findCleanMerges(pushed, isOfBase, place)
    : { clean: new Set(pushed.map(({ id }) => id)) };
  const found = await findPushers(activity, {
    tip: commit,
    commits: new Set(commits?.map(({ id }) => id)),
    clean: pushed.filter(({ id }) => clean.has(id)),
    isOfBase,
  });
  const isKnownStory = 'pushers' in found && !found.isUnnamed;
  const pushers = isKnownStory ? found.pushers.map(({ login }) => login) : undefined;
  const committers = commits?.flatMap((each) => (clean.has(each.id) ? [] : each.by));
  const permission = permitByChange(by, { author, pushers, committers });
  const isAuthor = by.toLowerCase() === author?.toLowerCase();
  return permission.allowed || why === undefined || isAuthor
    ? permission
    : notAllowed(permission.why, `${permission.text} ${why}`);
}

function refuseUnknown({ message }: HostError): never {
  throw new CommandRefused(`${UNKNOWN_AUTHORS} ${message}`);
}

/** @param commit empty: any head is accepted */
function mustBeHead(facts: PullRequestFacts, commit: string): PullRequestFacts {
  const { isOpen, fork, headSha } = facts;
  if (!isOpen) throw new CommandRefused('The pull request is not open.');
  if (fork) throw new CommandRefused('The pull request is of a fork.');
  if (commit !== '' && commit !== headSha) {
    throw new CommandRefused(
      `The head of the pull request is ${headSha}, not ${commit}: review it again.`,
    );
  }
  return facts;
}

/** Asks everything first, and then acts: a command that is refused changes nothing and is stored nowhere. */
async function runCommand(
  request: AllowedCommand & CommandRights,
  work: CommentWork,
): Promise<number> {
  const { verb, commit, by, at, reason } = request;
  const { io, log } = work;
  if (verb !== 'override' && verb !== 'again') {
    await followWithoutSecrets(request, request, work);
    return 0;
  }
  await mustBeStartable(request);
  const act = verb === 'override' ? await prepareOverride(request, work) : undefined;
  const runToStart = await findRunToStart(request, work);
  const audit = (await act?.()) ?? [];
  const { ended, left } = verb === 'again' ? await endRuns(request, work) : NOTHING_ENDED;
  io.runner.output('audit', JSON.stringify(audit));
  log.info(`${by} asked for ${verb} at ${commit}${reason === '' ? '' : `: ${reason}`}`);
  const given = { verb, by, at, commit, reason, ended };
  await answerInComment(request, work.secrets.concealAll(given), work);
  await startRun(runToStart, request, work);
  for (const sentence of left) log.error(sentence);
  return left.length > 0 ? 1 : 0;
}

const NOTHING_ENDED = { ended: [], left: [] };

/** Refuses a command after which this token could not start the jobs of the gate again. */
async function mustBeStartable({ event, commands }: AllowedCommand): Promise<void> {
  const refusal = await commands.refusedToStart(event.job?.runId ?? 0);
  if (refusal === undefined) return;
  const what = literal`No job of the gate could be started again`;
  throw new CommandRefused(textOf(explainProblem(what, 'actions: write', refusal)));
}

/** The id of the workflow run that has to start again. Without one, nothing would read what a command does. */
async function findRunToStart(request: AllowedCommand, work: QuestionWork): Promise<number> {
  const startsGreenToo = request.verb === 'again';
  const job = jobOfCommit(request, work);
  if (job === undefined || (job.green && !startsGreenToo)) {
    const which = startsGreenToo ? 'No job' : 'No failed job';
    throw new CommandRefused(
      `${which} of the gate is known for this commit, so nothing would read what the command does. Where the gate writes no comment, override the run by its id, and run the job again by hand.`,
    );
  }
  const why = await request.commands.restartProblem(job.runId, request.commit);
  if (why !== undefined) throw new CommandRefused(why);
  return job.runId;
}
