/**
 * What people wrote on pull requests to approve them, in one look at each: the comments, who wrote them and what is known of the
 * request come in one answer, and what takes a request of its own is asked right after it. Where nobody wrote anything, nothing
 * is asked but what the search for the gate's comment has read already.
 */
import type { People } from '../../approvals/request-look.ts';
import type { GitPorts } from '../../machine/ask-git.ts';
import { runConcurrently } from '../../machine/take-turn.ts';
import { finding, type Finding } from '../../model/finding.ts';
import { timeOf } from '../../model/parse.ts';
import {
  foreign,
  formatNumber,
  literal,
  phrase,
  sentencePart,
  type Sentence,
} from '../../model/sentence.ts';
import { findCleanMerges, isHistoryKnown } from '../../trust/clean-merges.ts';
import { onHostError, type HostError } from '../host-error.ts';
import type { RequestApprovals, ApprovalsOnChange } from '../judged-change.ts';
import { findOwnComment } from '../own-comments.ts';
import type { GitHubApi, GitHubConnection } from './calls.ts';
import type { CommandApi } from './command-calls.ts';
import type { WrittenComment } from './request-answer.ts';
import {
  createNaming,
  joinPeople,
  readFacts,
  readPushes,
  unread,
  type Writer,
} from './request-people.ts';
import { serverUrlOf } from './server.ts';
import type { GitHubSnapshot, RequestAnswer } from './snapshot.ts';

interface NothingCounts {
  problem: Finding;
}

interface AskedJob {
  api: GitHubApi;
  github: GitHubConnection;
  /** The branch that the job judges for. */
  base: string | undefined;
  /** The name of the gate. */
  gate: string;
  /** Where the clone of the job is. */
  workingDirectory: string;
  ports: GitPorts;
  /** Whether the requests were merged: then whoever had a hand in one of them approves nothing on the others either. */
  areMerged?: boolean | undefined;
}

interface ApprovalJob extends AskedJob {
  /** `github.com`, or the name of an own server. */
  host: string;
  /** Lists who is in a team. */
  members: GitHubApi;
  /** Of all tokens of the job. */
  apis: readonly GitHubApi[];
}

/** A request that the job judges. */
interface JudgedRequest {
  number: number;
  /** The commit that is judged. */
  headSha: string;
  /** Of a request that was merged: the commit that its base had before. */
  before?: string | undefined;
  /** What the job has read of it; left out if it has not. */
  seen?: (() => Promise<GitHubSnapshot | undefined>) | undefined;
}

interface LookedAt {
  request: RequestApprovals;
  writers: readonly Writer[];
  doubts: readonly Finding[];
}

/** @param requests the one that is judged, all of an entry of a merge queue, or all that were merged */
export async function readWrittenApprovals(
  requests: readonly JudgedRequest[],
  asked: AskedJob,
): Promise<ApprovalsOnChange | NothingCounts> {
  const { api, github, ports } = asked;
  const { checks = api, members = api } = github;
  const { host } = new URL(serverUrlOf(ports.environment));
  const job: ApprovalJob = { ...asked, host, members, apis: [api, checks, members] };
  const explain = onHostError(({ message, helpCode }: HostError) =>
    nothingCounts(foreign(message), { code: helpCode }),
  );
  const looks = await Promise.all(requests.map((each) => lookAt(each, job).catch(explain)));
  const found = looks.flatMap((look) => ('problem' in look ? [] : look));
  const failed = looks.flatMap((look) => ('problem' in look ? look : []));
  const [first] = failed;
  if (first !== undefined && (found.length === 0 || job.areMerged === true)) return first;
  const writers = found.flatMap((look) => look.writers);
  const problems = failed.map(({ problem }) => problem);
  const doubts = [...problems, ...found.flatMap((look) => look.doubts)];
  return {
    requests: job.areMerged === true ? withAllHands(found) : found.map(({ request }) => request),
    named: createNaming(writers, job.members),
    doubts: [...new Map(doubts.map((each) => [JSON.stringify(each), each])).values()],
  };
}

function nothingCounts(
  why: Sentence,
  { code = 'nothing-approvable', remedy }: Partial<Pick<Finding, 'code' | 'remedy'>> = {},
): NothingCounts {
  const says = phrase`Nothing can be approved here: ${why}`;
  return { problem: finding(code, says, { remedy }) };
}

/** The same requests, with the people of all of them as those of each. */
function withAllHands(found: readonly LookedAt[]): RequestApprovals[] {
  const facts = found.flatMap(({ request: { look } }) => look?.facts ?? []);
  const openers = facts.map(({ openedBy }): People =>
    openedBy === undefined ? { problem: NO_OPENER } : { ids: new Set([openedBy]) },
  );
  const hands = facts.flatMap(({ pushedBy, committedBy }) => [pushedBy, committedBy]);
  const pushedBy = joinPeople([...hands, ...openers]);
  const hasUnnamedPush = facts.some((each) => each.hasUnnamedPush);
  return found.map(({ request }) => {
    const { look } = request;
    return {
      ...request,
      look: look && { ...look, facts: { ...look.facts, pushedBy, hasUnnamedPush } },
    };
  });
}

const NO_OPENER = 'Who opened one of the requests is unknown.';

async function lookAt(request: JudgedRequest, job: ApprovalJob): Promise<LookedAt | NothingCounts> {
  const seen = await request.seen?.();
  const first = seen && answerAbout(request, seen, job);
  if (first !== undefined && 'problem' in first) return first;
  if (first !== undefined && !mayHaveMore(first, job))
    return withoutLook(first, { request, snapshot: seen, job });
  const snapshot = await job.api.lookAtPull?.(request.number);
  const commands = job.api.commands;
  if (snapshot === undefined || commands === undefined) return nothingCounts(NO_HOST);
  const answer = answerAbout(request, snapshot, job);
  if ('problem' in answer) return answer;
  const found = withoutLook(answer, { request, snapshot, job });
  const isAsked = job.areMerged === true || mayHaveMore(answer, job);
  if (!isAsked) return found;
  const { workingDirectory, ports } = job;
  const pushes = await readPushes(snapshot, commands, {
    merged: job.areMerged === true ? { before: request.before } : undefined,
    findClean: (pushed, isOfBase) => findCleanMerges(pushed, isOfBase, { workingDirectory, ports }),
  });
  const { head, pushedAt, doubts } = pushes;
  const place = { ...found.request.place, head };
  if (answer.written.length === 0 && job.areMerged !== true)
    return { ...found, request: { ...found.request, place }, doubts };
  const { isFork } = answer.place;
  const [facts, read] = await Promise.all([
    readFacts(snapshot, pushes, { isFork, apis: job.apis }),
    readComments(answer.written, pushedAt, commands),
  ]);
  const { comments, writers, unknown } = read;
  const mayWrite = new Map(writers.map((writer) => [writer.id, writer.mayWrite]));
  return {
    request: { ...found.request, place, look: { facts, comments, mayWrite } },
    writers,
    doubts: [...doubts, ...unknown],
  };
}

const NO_HOST = literal`this server does not say who edited a comment.`;

/** What an answer says of the request, if it is still the one that is judged. */
function answerAbout(
  { number, headSha }: JudgedRequest,
  snapshot: GitHubSnapshot,
  { base }: ApprovalJob,
): RequestAnswer | NothingCounts {
  const { request } = snapshot;
  if ('problem' in request) return nothingCounts(request.problem);
  const { place } = request;
  const name = sentencePart('name', `#${number}`, 40);
  if (place.isFork) return nothingCounts(phrase`${name} comes from a fork.`);
  if (snapshot.headSha !== headSha)
    return nothingCounts(phrase`${name} has another head by now than the commit that is judged.`);
  if (place.base !== base)
    return nothingCounts(phrase`${name} goes to another branch by now.`, {
      remedy: phrase`Start the gate again.`,
    });
  return request;
}

/** Whether anything is left to ask: somebody wrote about approvals, or the head may be a clean merge of the base. */
function mayHaveMore({ place, written }: RequestAnswer, job: ApprovalJob): boolean {
  const mayBeMerge = place.parents === undefined || place.parents.length > 1;
  return written.length > 0 || (mayBeMerge && isHistoryKnown(job.workingDirectory));
}

/** The request where nothing more is asked: no comment on it counts. */
function withoutLook(
  { place: { repository, base } }: RequestAnswer,
  about: { request: JudgedRequest; snapshot: GitHubSnapshot | undefined; job: ApprovalJob },
): LookedAt {
  const { request, snapshot, job } = about;
  const { number, headSha } = request;
  const place = { host: job.host, repository, request: number, base, head: headSha };
  const gateComment = snapshot && findOwnComment(snapshot, job.gate).comment?.body;
  return { request: { place, gateComment, look: undefined }, writers: [], doubts: [] };
}

/** About more people, and more comments, GitHub is not asked: whoever may comment could use up the requests of the job. */
const MOST_ASKED = 30;
const MOST_AT_ONCE = 8;

const TOO_MANY = finding(
  'approvals-unread',
  phrase`More than ${formatNumber(MOST_ASKED)} people or comments are about approvals: only the newest ones were looked at.`,
  { remedy: phrase`Hide or delete some.` },
);

/** What only requests of their own say of comments: who may write now, and whether an app wrote in a person's name. */
async function readComments(
  written: readonly WrittenComment[],
  pushedAt: string | undefined,
  commands: CommandApi,
) {
  const unknown: Finding[] = [];
  // What is older than the head does not count, whoever wrote it.
  const newestFirst = written
    .filter(({ facts }) => timeOf(facts.createdAt) > timeOf(pushedAt))
    .sort((one, other) => timeOf(other.facts.createdAt) - timeOf(one.facts.createdAt));
  const mayCount = ({ facts: { lastEditedAt, isMinimized } }: WrittenComment) =>
    lastEditedAt === null && isMinimized === false;
  const candidates = newestFirst.filter(mayCount);
  const others = newestFirst.filter((comment) => !mayCount(comment));
  const authors = [...candidates, ...others].flatMap(({ facts: { author } }) =>
    author?.type === 'User' ? author : [],
  );
  const people = [...new Map(authors.map((author) => [author.id, author])).values()];
  if (people.length > MOST_ASKED) unknown.push(TOO_MANY);
  const rights = people.slice(0, MOST_ASKED).map((person) => async (): Promise<Writer[]> => {
    const explain = onHostError(({ message, helpCode }: HostError) => {
      const name = sentencePart('name', `@${person.login}`, 60);
      const says = phrase`What ${name} may do here is unknown: ${foreign(message)}`;
      unknown.push(unread(says, helpCode));
      return undefined;
    });
    const has = await commands.rightsOf(person).catch(explain);
    return has === undefined ? [] : [{ ...person, ...has }];
  });
  const writers = (await runConcurrently(rights, MOST_AT_ONCE)).flat();
  const able = new Set(writers.filter(({ mayWrite }) => mayWrite).map(({ id }) => id));
  const toAsk = candidates.filter(({ facts: { author } }) => able.has(author?.id ?? ''));
  if (toAsk.length > MOST_ASKED) unknown.push(TOO_MANY);
  const asking = toAsk.slice(0, MOST_ASKED).map(({ number, facts }) => async () => {
    const explain = onHostError(({ message, helpCode }: HostError) => {
      const says = phrase`Whether an app wrote a comment is unknown: ${foreign(message)}`;
      unknown.push(unread(says, helpCode));
      return 'unknown' as const;
    });
    return [number, await commands.writerOf(number, facts).catch(explain)] as const;
  });
  const writerByComment = new Map(await runConcurrently(asking, MOST_AT_ONCE));
  const comments = written.flatMap(({ number, facts }) => {
    const writer = writerByComment.get(number) ?? 'unknown';
    if (writer === 'gone') return [];
    return { ...facts, byApp: writer === 'unknown' ? undefined : writer === 'app' };
  });
  return { comments, writers, unknown };
}
