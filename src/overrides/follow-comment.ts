/**
 * Commands in comments on a pull request: who may give them, for which commit, and what they do. README.md has the way of an
 * override from the comment to the green job.
 */
import { ServiceError } from '../client/errors.ts';
import { startersOf } from '../hosts/detect.ts';
import {
  explainProblem,
  type CommandApi,
  type GitHubApi,
  type PullRequestFacts,
} from '../hosts/github/calls.ts';
import { treeOnGitHub } from '../hosts/github/files-elsewhere.ts';
import { commitsOf, findPushers, pushedMerges } from '../hosts/github/pushes.ts';
import { serverUrlOf } from '../hosts/github/server.ts';
import { HostError, onHostError } from '../hosts/host-error.ts';
import { readPositiveNumber, textAt, valueAt } from '../hosts/shapes.ts';
import { QUESTIONS, type Verb } from '../model/comment-commands.ts';
import { fieldsOf, parseFlag, type Parsed } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { NOBODY, type Approvers, type PolicyOwners } from '../policy/policy-owners.ts';
import { readTree } from '../settings/files-of-default-branch.ts';
import { readApprovers } from '../settings/parse-inputs.ts';
import { findCleanMerges } from '../trust/clean-merges.ts';
import type { ProposedException, CommandRefusal } from '../trust/seals.ts';
import { UntrustedError } from '../trust/tree.ts';
import { answerInComment, answerRefusal, jobOfCommit } from './answer-command.ts';
import { prepareDestroys } from './approve-destroys.ts';
import {
  CommandRefused,
  type AllowedCommand,
  type CommandRequest,
  type CommandRights,
  type CommentWork,
  type GivenApprovals,
  type QuestionWork,
  type Reaction,
  type ReportedWork,
} from './command-work.ts';
import { endRuns } from './find-runs.ts';
import { prepareOverride } from './prepare-override.ts';
import { proposeException } from './propose-exception.ts';
import { readCommand } from './read-command.ts';
import { prepareReported } from './reported-failures.ts';
import type { PeopleOfHost, Standing } from './who-agrees.ts';
import {
  ALLOWED,
  notAllowed,
  permitByChange,
  permitByJob,
  permitByList,
  UNKNOWN_AUTHORS,
  type Permission,
} from './who-may.ts';

/** A job that acts, with a service or without one. */
type ActingWork = CommentWork | ReportedWork;

/** Does what the comment commands. A comment without a command is ignored. */
export async function followComment(work: ActingWork): Promise<number> {
  const teams = work.job.github.members;
  return withCommand(work, async (request, owners, react) => {
    const isMember: CommandRights['isMember'] = async ({ organization, team }) =>
      (await teams?.commands?.isMember(organization, team, request.by)) ?? false;
    const rights: CommandRights = { owners, isMember, people: peopleOf(request, teams) };
    const allowed = await mustBeAllowed(request, rights, work);
    const snapshot = await request.api.snapshot(request.number);
    const exitCode = await runCommand({ ...request, ...rights, ...allowed, snapshot }, work);
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
    const everybody = { owners, isMember: async () => true };
    const { commit, byList } = await mustBeAllowed(request, everybody, work);
    const { verb, by, at } = request;
    if (!byList.allowed && !namesOthers(verb, work)) throw new CommandRefused(byList.text);
    if (!QUESTIONS.includes(verb)) {
      log.info(`${by} asks for ${verb} at ${commit}.`);
      io.runner.output('command', verb);
      return 0;
    }
    const proposal = await proposeExceptionFor(request, work);
    const answer = { verb, by, at, commit, reason: '', approvals: [], proposal };
    await answerInComment({ ...request, commit }, work.secrets.concealAll(answer), work);
    await react('rocket');
    return 0;
  });
}

/**
 * Calls `follow` if the comment is a command that was not edited since the job began. A refusal is logged and answered with a
 * reaction. Resolves to the exit code.
 */
async function withCommand(
  work: QuestionWork | ActingWork,
  follow: (
    request: CommandRequest,
    owners: PolicyOwners,
    react: (content: Reaction) => Promise<void>,
  ) => Promise<number>,
): Promise<number> {
  const { log, job } = work;
  const approvers = approversIn(work);
  if ('problem' in approvers) {
    log.error(`override-by ${approvers.problem}`);
    return 1;
  }
  const namesTeams = approversOfAll(approvers.value).some(({ teams }) => teams.length > 0);
  const cannotReadTeams = isActing(work) && job.github.members === undefined;
  if (namesTeams && cannotReadTeams) {
    log.error(`override-by ${NO_MEMBERS_TOKEN}`);
    return 1;
  }
  const { event } = job;
  const api = job.github.comments;
  const commands = api?.commands;
  const { action, comment, issue } = fieldsOf(job.payload);
  const body = textAt(comment, 'body') ?? '';
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
  if (!isCommand || !isPull || !event || !api) {
    log.info('This comment commands nothing here.');
    return 0;
  }
  if (!commands) {
    log.error(`Nothing was done for this comment: ${api.server.service} ${NO_COMMANDS}`);
    return 1;
  }
  const warnOfMissingReaction = onHostError((problem) => {
    const what = 'The comment got no reaction';
    log.warning(explainProblem(what, 'pull-requests: write', problem).text);
  });
  const react = (content: Reaction) =>
    commands.react(commentId, content).catch(warnOfMissingReaction);
  /** Who wrote the comment, once it is known to be unedited. */
  let author: string | undefined;
  const sayRefused = async (verb: CommandRefusal): Promise<void> => {
    if (author !== undefined) await answerRefusal(verb, { by: author, api, number }, work);
  };
  try {
    const by = mustBeUnedited(await commands.readComment(commentId), number, body, work);
    author = by;
    if (command === 'unclear') {
      log.error(
        'Plangate cannot follow this command. `override`, `approve` and `allow-destroys` need the whole hash of the commit and a reason; `/plangate help` lists all commands.',
      );
      await react('confused');
      await sayRefused('unclear');
      return 1;
    }
    const at = work.io.clock.date().toISOString();
    const request = { ...command, api, commands, event, number, by, at };
    return await follow(request, approvers.value, react);
  } catch (error) {
    const isExpected = error instanceof CommandRefused || error instanceof HostError;
    if (!isExpected && !(error instanceof ServiceError)) throw error;
    log.error(`Nothing was done for this comment, or not all of it. ${error.message}`);
    const refusal = error instanceof CommandRefused ? error : new CommandRefused(error.message);
    await react(refusal.reaction);
    if (!refusal.isAnswered)
      await sayRefused(refusal.reaction === 'confused' ? 'unclear' : 'refused');
    return 1;
  }
}

function isActing(work: QuestionWork): boolean {
  return 'client' in work || 'gateWorkflow' in work;
}

/** Nobody has to be named where policies or rules of `protect` can name people. */
function approversIn(work: QuestionWork): Parsed<PolicyOwners> {
  const text = work.values['override-by'] ?? '';
  const areNamedElsewhere = namesOthers('override', work) || namesOthers('allow-destroys', work);
  if (text.trim() === '' && areNamedElsewhere) return { value: { lines: [], others: NOBODY } };
  return readApprovers(text);
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
  { owners, isMember }: Omit<CommandRights, 'people'>,
  work: QuestionWork,
): Promise<{ commit: string } & Pick<AllowedCommand, 'base' | 'role' | 'standing' | 'byList'>> {
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
  const approves = verb === 'override' || verb === 'approve' || verb === 'allow-destroys';
  const role = approves ? await commands.roleOf(by) : undefined;
  let reading: Promise<Standing> | undefined;
  const standing = () => (reading ??= readStanding(request, pullRequest, role, work));
  let byList = ALLOWED;
  if (approves) {
    const allowSelf = parseFlag(values['allow-self-override'] ?? 'false');
    const selfAllowed = 'value' in allowSelf && allowSelf.value;
    const byChange = selfAllowed ? ALLOWED : (await standing()).byChange;
    if (!byChange.allowed) throw new CommandRefused(byChange.text);
    // Any owner may ask for an override. The job that acts checks the owners of each failed policy. What is destroyed
    // belongs to no policy: its owners are those of all that no line names.
    const lists = verb === 'allow-destroys' ? [owners.others] : approversOfAll(owners);
    byList = await permitByList(lists, { login: by, role, isMember });
  }
  const { headSha, input } = mustBeHead(await api.pullRequest(number), commit);
  return { commit: headSha, base: input?.base, role, standing, byList };
}

async function readStanding(
  { commands, by, number, commit }: CommandRequest,
  { branch = '', author, input }: PullRequestFacts,
  role: string | undefined,
  work: QuestionWork,
): Promise<Standing> {
  const [activity, commits] = await Promise.all([
    commands.activityOf(branch),
    commands.committersOf(number, commit),
  ]).catch(onHostError(refuseUnknown));
  const pushed = pushedMerges(activity.items, commits ?? []);
  const place = { workingDirectory: work.io.workingDirectory, ports: work.io };
  const isOfBase = commitsOf(input?.base ?? '', commands);
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
  const byChange: Permission =
    permission.allowed || why === undefined || isAuthor
      ? permission
      : notAllowed(permission.why, `${permission.text} ${why}`);
  const isKnown = author !== undefined && pushers !== undefined && committers !== undefined;
  const people = isKnown ? [author, ...pushers, ...committers] : undefined;
  return {
    login: by,
    role,
    byChange,
    excluded: people && new Set(people.map((login) => login.toLowerCase())),
    appPushed: (pushers ?? []).some((pusher) => pusher.endsWith('[bot]')),
  };
}

/** Whether policies or rules of `protect` may name other people than `override-by`. Only the job that acts reads the policies. */
function namesOthers(verb: Verb, { values }: QuestionWork): boolean {
  if (values['gate-workflow'] !== undefined) return true;
  if (verb === 'allow-destroys') return /\sby\s/.test(values['protect'] ?? '');
  return (values['policies'] ?? '').trim() !== '';
}

/** @param teams with the token that may read who is in a team */
function peopleOf({ api }: CommandRequest, teams: GitHubApi | undefined): PeopleOfHost {
  return {
    permissionOf: (login) => api.permissionOf(login),
    async membersOf(organization, team) {
      if (teams?.commands === undefined)
        throw new HostError('permission', `it ${NO_MEMBERS_TOKEN}`);
      const members = await teams.commands.membersOf(organization, team);
      return members.map(({ login }) => login);
    },
  };
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

const NO_APPROVALS: GivenApprovals = { approvals: [], approved: [], audit: [] };
/** Each asks everything, and returns what acts. */
const PREPARATIONS: Partial<Record<Verb, typeof prepareOverride>> = {
  override: prepareOverride,
  approve: prepareOverride,
  'allow-destroys': prepareDestroys,
};

/** Asks everything first, and then acts: a command that is refused changes nothing and is stored nowhere. */
async function runCommand(
  request: AllowedCommand & CommandRights,
  work: ActingWork,
): Promise<number> {
  const { verb, commit, by, at, reason } = request;
  const { io, log } = work;
  const isQuestion = QUESTIONS.includes(verb);
  if (!isQuestion) await mustBeStartable(request);
  const prepare = PREPARATIONS[verb];
  const act =
    work.client === undefined
      ? await (prepare && prepareReported(request, work))
      : await prepare?.(request, work);
  const runToStart = isQuestion ? undefined : await findRunToStart(request, work);
  const { approvals, approved, audit } = (await act?.()) ?? NO_APPROVALS;
  const ended = verb === 'again' && work.client !== undefined ? await endRuns(request, work) : [];
  io.runner.output('audit', JSON.stringify(audit));
  log.info(`${by} asked for ${verb} at ${commit}${reason === '' ? '' : `: ${reason}`}`);
  for (const what of approved) log.info(`Approved in ${what}.`);
  const proposal = await proposeExceptionFor(request, work);
  const given = { verb, by, at, commit, reason, approvals, approved, ended, proposal };
  await answerInComment(request, work.secrets.concealAll(given), work);
  if (runToStart !== undefined) {
    const why = await request.commands.startAgain(runToStart, commit, verb === 'again');
    if (why !== undefined) throw new CommandRefused(why);
    log.info(`The workflow run ${runToStart} was started again.`);
  }
  return 0;
}

/** Refuses a command after which this token could not start the jobs of the gate again. */
async function mustBeStartable({ event, commands }: AllowedCommand): Promise<void> {
  const refusal = await commands.refusedToStart(event.job?.runId ?? 0);
  if (refusal === undefined) return;
  const what = 'No job of the gate could be started again';
  throw new CommandRefused(explainProblem(what, 'actions: write', refusal).text);
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
  const why = await request.commands.whyNotStartable(job.runId, request.commit);
  if (why !== undefined) throw new CommandRefused(why);
  return job.runId;
}

/** Reads a text of the default branch; undefined only if it is not there. */
async function readOfDefaultBranch(path: string, api: GitHubApi): Promise<string | undefined> {
  try {
    return await readTree(treeOnGitHub(api)).read(path);
  } catch (error) {
    if (!(error instanceof UnreadableFile || error instanceof UntrustedError)) throw error;
    throw new CommandRefused(
      `${quote(path)} could not be read from the default branch: ${error.message}`,
    );
  }
}

/** Answers the command `except`, and logs the answer; undefined for other commands. */
async function proposeExceptionFor(
  { exceptionText: words, by, at, event, api }: CommandRequest,
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
      read: (path) => readOfDefaultBranch(path, api),
    },
  );
  if ('missing' in proposed) throw new CommandRefused(proposed.missing);
  if ('unclear' in proposed) {
    throw new CommandRefused(proposed.unclear.join(' '), { reaction: 'confused' });
  }
  const { text, file } = secrets.concealAll(proposed);
  log.info(`${by} asked for this exception: ${text}`);
  if (file?.link !== undefined) log.info(`Add it here, on a new branch: ${file.link}`);
  return proposed;
}
