/**
 * Commands in comments on a pull request: who may give them, for which commit, and what they do. README.md has the way of an
 * override from the comment to the green job.
 */
import { MISREAD, readCommand, type ReadCommand } from '../approvals/read-command.ts';
import { ASKED, whyNotCounted } from '../approvals/who-counts.ts';
import { ServiceError } from '../client/service-error.ts';
import { selectedNames } from '../gate/query-workspaces.ts';
import { startersOf } from '../hosts/detect.ts';
import type { GitHubApi, PullRequestFacts } from '../hosts/github/calls.ts';
import type { CommandApi } from '../hosts/github/command-calls.ts';
import type { JobEvent } from '../hosts/github/event.ts';
import { explainProblem } from '../hosts/github/explain-problem.ts';
import {
  lookAtCommand,
  lookAtWriter,
  type CommentAuthor,
} from '../hosts/github/look-at-command.ts';
import { HostError, onHostError } from '../hosts/host-error.ts';
import { readPositiveNumber, textAt, valueAt } from '../hosts/shapes.ts';
import { textOf } from '../model/finding.ts';
import { fieldsOf, type Parsed } from '../model/parse.ts';
import { literal } from '../model/sentence.ts';
import { withoutTrailing } from '../model/without-trailing.ts';
import { NOBODY, type Approvers, type PolicyOwners } from '../policy/policy-owners.ts';
import { readApprovers } from '../settings/parse-inputs.ts';
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
  type CommentWork,
  type QuestionWork,
  type Reaction,
  type ServiceWork,
} from './command-work.ts';
import { endRuns } from './find-runs.ts';
import { prepareOverride } from './prepare-override.ts';
import { readCommandSettings, type CommandSettings } from './settings-of-command.ts';

/** Does what the comment commands. A comment without a command is ignored. */
export async function followComment(service: ServiceWork): Promise<number> {
  return withCommand(service, async (request, { owners, settings, work: known }, react) => {
    const work: CommentWork = { ...known, workspaces: () => workspacesOf(settings, known) };
    const allowed = await mustBeAllowed(request, owners, work);
    const snapshot = await request.api.snapshot(request.number);
    const exitCode = await runCommand({ ...request, ...allowed, owners, snapshot }, work);
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
    const allowed = await mustBeAllowed(request, owners, work);
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
  author: CommentAuthor;
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
  const { command, author, commentId, body, number, event, api, commands } = given;
  const by = author.login;
  const react = (content: Reaction) => reactTo(given, content, work);
  const sayRefused = (answer: RefusedCommand) =>
    answerRefusal(answer, { author, api, commands, number }, work);
  try {
    mustBeStartedBy(by, work);
    if ('misread' in command) {
      const why = MISREAD[command.misread];
      work.log.error(`Plangate cannot follow this command: ${why}.`);
      // What strangers write is not answered at all.
      if (await sayRefused({ verb: 'unclear', reason: why })) await react('confused');
      return 1;
    }
    const at = work.io.clock.date().toISOString();
    const told = { commit: '', reason: '', ...command, author, commentId, body };
    const request = { ...told, api, commands, event, number, by, at };
    return await follow(request, await readSettingsOf(api, work), react);
  } catch (error) {
    const { isAnswered } = sayNotDone(error, work);
    await react('-1');
    if (!isAnswered) await sayRefused({ verb: 'refused', reason: '' });
    return 1;
  }
}

/** @returns the exit code of a job that has no command to follow */
function commandOfEvent(work: QuestionWork): CommandOfEvent | { exitCode: number } {
  const { log, job } = work;
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
  const author = readAuthor(valueAt(comment, 'user'));
  const isCommand = command !== undefined && commentId !== undefined && action === 'created';
  const isHere = isPull && event?.name === 'issue_comment';
  if (!isCommand || author === undefined || !isHere || !api) {
    log.info('This comment commands nothing here.');
    // The job that acts is started for a command.
    return { exitCode: isActing(work) ? 1 : 0 };
  }
  const { commands } = api;
  if (!commands) {
    log.error(`Nothing was done for this comment: ${api.server.service} ${NO_COMMANDS}`);
    return { exitCode: 1 };
  }
  return { command, commentId, author, body, number, event, api, commands };
}

function readAuthor(user: unknown): CommentAuthor | undefined {
  const id = readPositiveNumber(valueAt(user, 'id'));
  const login = textAt(user, 'login');
  const type = textAt(user, 'type') ?? '';
  return id === undefined || login === undefined ? undefined : { id: String(id), login, type };
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
  'has no commands in comments. Override the run on its page, or by a job with `plangate/command` and its `run`; then start the job of the gate again.';

/** The approvers of each line of `override-by`, and those of all other policies. */
function approversOfAll({ lines, others }: PolicyOwners): Approvers[] {
  return [others, ...lines.map(({ owners }) => owners)];
}

/** Refuses a comment whose author did not start this job. */
function mustBeStartedBy(login: string, { io }: QuestionWork): void {
  const starters = startersOf(io.environment);
  if (starters.length > 0 && starters.every((starter) => starter === login)) return;
  // Each job that is started again would write one more line.
  throw new CommandRefused('Another person than its author started this job.', {
    isAnswered: true,
  });
}

/**
 * Refuses a comment that does not count, or whose writer may not give this command.
 *
 * @returns the hash of the head of the pull request and its target branch, read after all other checks
 */
async function mustBeAllowed(
  request: CommandRequest,
  owners: PolicyOwners,
  work: QuestionWork,
): Promise<{ commit: string } & Pick<AllowedCommand, 'base' | 'named'>> {
  const { api, commands, verb, commit, number, author } = request;
  if (verb !== 'override') {
    // A line that approves starts the gate again, which says whether it counts.
    const asked = ASKED[verb === 'approve' ? 'rerun' : verb];
    refuseUncounted(whyNotCounted(await lookAtWriter(author, commands), asked), request);
  }
  const seen = verb === 'override' ? await mustOpen(request, owners, work) : undefined;
  const { headSha, input } = mustBeHead(await api.pullRequest(number), commit);
  if (seen !== undefined && input?.base !== seen.base) {
    throw new CommandRefused('The pull request goes to another branch by now: comment again.');
  }
  return { commit: headSha, base: input?.base, named: seen?.named ?? NOBODY_NAMED };
}

const NOBODY_NAMED: AllowedCommand['named'] = async () => ({ ids: new Set() });

function refuseUncounted(why: string | undefined, { by }: CommandRequest): void {
  if (why !== undefined)
    throw new CommandRefused(`The command of ${by} does not count: ${withoutTrailing(why, '.')}.`);
}

/** Refuses a comment that may not override. The job that acts checks the owners of each failed policy as well. */
async function mustOpen(request: CommandRequest, owners: PolicyOwners, work: QuestionWork) {
  const looked = await lookAtCommand(request, { ...request, github: work.job.github });
  if ('problem' in looked) throw new CommandRefused(looked.problem);
  const isSelfAllowed = work.values['allow-self-override'] === 'true';
  refuseUncounted(
    whyNotCounted(looked, ASKED[isSelfAllowed ? 'override-own' : 'override']),
    request,
  );
  const { id } = request.author;
  // The first job cannot read teams, and takes everybody who may write for a member.
  const named: AllowedCommand['named'] = async (approvers) =>
    isActing(work) || approvers.teams.length === 0
      ? looked.named(approvers)
      : { ids: new Set([id]) };
  refuseUncounted(await whyNotNamed(id, approversOfAll(owners), named), request);
  return { base: looked.base, named };
}

async function whyNotNamed(
  id: string,
  lists: readonly Approvers[],
  named: AllowedCommand['named'],
): Promise<string | undefined> {
  const unknown: string[] = [];
  for (const approvers of lists) {
    const found = await named(approvers);
    if (found.ids.has(id)) return undefined;
    if (found.unknown !== undefined) unknown.push(found.unknown);
  }
  return unknown.length > 0
    ? unknown.join(' ')
    : 'its author is none of those whom `override-by` names';
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
  request: AllowedCommand & { owners: PolicyOwners },
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
