/**
 * The people of a pull request, by the ids of their accounts: who opened it, pushed to its branch and wrote its commits, whose
 * tokens the job has, and whom lists of names name. What approves and what overrides asks the same here. Who cannot be read is
 * said, and closes only what asks for them.
 */
import type { NamedPeople, People, RequestFacts } from '../../approvals/request-look.ts';
import { finding, type Finding } from '../../model/finding.ts';
import { plain, type Sentence } from '../../model/sentence.ts';
import type { Approvers } from '../../policy/policy-owners.ts';
import type { PushedMerge } from '../../trust/clean-merges.ts';
import { onHostError, type HostError } from '../host-error.ts';
import { createLazyByKey } from '../lazy.ts';
import type { GitHubApi } from './calls.ts';
import type { CommandApi, Rights } from './command-calls.ts';
import { findHead, findPushers, pushedMerges, type GitHubAccount } from './pushes.ts';
import type { GitHubLook } from './snapshot.ts';

/** Somebody who wrote a comment, and what they may do now. */
export type Writer = Pick<GitHubAccount, 'id' | 'login'> & Rights;

/** What was not found out about approvals. */
export function unread(says: Sentence, helpCode?: HostError['helpCode']): Finding {
  return finding(helpCode ?? 'approvals-unread', says);
}

/** Says which of the pushed merges only merge the base; `why`, as a sentence, where that is not known of all. */
export type FindClean = (
  pushed: readonly PushedMerge[],
  isOfBase: (commit: string) => Promise<boolean>,
) => Promise<{ clean: ReadonlySet<string>; why?: string }>;

export interface Pushes extends Pick<RequestFacts, 'pushedBy' | 'hasUnnamedPush'> {
  /** The newest commit that is no clean merge of the base. */
  head: string;
  pushedAt: string | undefined;
  /** Ids of the clean merges. */
  clean: ReadonlySet<string>;
  /** Whether GitHub does not say of a push who made it. */
  isUnnamed: boolean;
  doubts: readonly Finding[];
}

/**
 * The head of the request, and who pushed to its branch.
 *
 * @param how.merged of a request that was merged: the commit that its base had before
 */
export async function readPushes(
  { headSha: tip, details, commits = [] }: GitHubLook,
  commands: CommandApi,
  {
    merged,
    findClean,
  }: { merged?: { before: string | undefined } | undefined; findClean: FindClean },
): Promise<Pushes> {
  const { branch } = details;
  // After the merge, the base has the commits of the request, too.
  const baseHead = merged === undefined ? details.baseHead : merged.before;
  const unknown = (why: string) => ({
    head: tip,
    pushedAt: undefined,
    clean: new Set<string>(),
    pushedBy: { problem: `Who pushed to the branch is unknown: ${why}` },
    hasUnnamedPush: false,
    isUnnamed: false,
    doubts: [],
  });
  if (branch === undefined) return unknown('GitHub does not name the branch.');
  const listed = await commands
    .activityOf(branch)
    .catch(onHostError(({ message }) => ({ problem: message })));
  if ('problem' in listed) return unknown(listed.problem);
  // What became of the branch after the merge is not of the request.
  const last = merged === undefined ? 0 : listed.items.findIndex(({ after }) => after === tip);
  const activity = { ...listed, items: listed.items.slice(Math.max(0, last)) };
  const isOfBase = async (commit: string) =>
    baseHead !== undefined && commands.isAncestor(commit, baseHead).catch(onHostError(() => false));
  const pushed = pushedMerges(activity.items, commits);
  const { clean, why } = await findClean(pushed, isOfBase);
  const merges = pushed.filter(({ id }) => clean.has(id));
  const ids = new Set(commits.map(({ id }) => id));
  const found = await findPushers(activity, { tip, commits: ids, clean: merges, isOfBase });
  const { head, pushedAt } = findHead(activity.items, merges, tip);
  const doubts = why === undefined ? [] : [unread(plain(why))];
  if ('problem' in found) return { ...unknown(found.problem), pushedBy: found, doubts };
  const { pushers, isUnnamed } = found;
  const pushedBy = { ids: new Set(pushers.map(({ id }) => id)) };
  const hasUnnamedPush = isUnnamed || pushers.some(({ isPerson }) => !isPerson);
  return { head, pushedAt, clean, pushedBy, hasUnnamedPush, isUnnamed, doubts };
}

/** What a look says of the request, with who pushed to it and whose tokens the job has. */
export async function readFacts(
  look: GitHubLook,
  { pushedAt, clean, pushedBy, hasUnnamedPush }: Pushes,
  { isFork, apis }: { isFork: boolean; apis: readonly GitHubApi[] },
): Promise<RequestFacts> {
  const { reopenedAt, wasTransferred, wasIssue, openedBy } = look.details;
  return {
    isFork,
    wasTransferred,
    wasIssue,
    headPushedAt: pushedAt,
    reopenedAt,
    openedBy,
    pushedBy,
    hasUnnamedPush,
    committedBy: committersIn(look, clean),
    tokenAccounts: await readTokenAccounts(apis),
  };
}

function committersIn({ commits }: GitHubLook, clean: ReadonlySet<string>): People {
  const counted = commits?.filter(({ id }) => !clean.has(id));
  return counted === undefined
    ? { problem: NO_COMMITS }
    : { ids: new Set(counted.flatMap(({ by }) => by)) };
}

const NO_COMMITS =
  'Who wrote the commits is unknown: GitHub does not list all of them, or does not say who wrote one.';

async function readTokenAccounts(apis: readonly GitHubApi[]): Promise<People> {
  const explain = onHostError(({ message }: HostError) => ({
    problem: `Whose token this job has is unknown: ${message}`,
  }));
  const asking = [...new Set(apis)].map(async ({ commands }) => {
    const id = await commands?.tokenAccount();
    return { ids: new Set(id === undefined ? [] : [id]) };
  });
  const accounts: People[] = await Promise.all(asking.map((each) => each.catch(explain)));
  return joinPeople(accounts);
}

export function joinPeople(all: readonly People[]): People {
  const unknown = all.find((each) => 'problem' in each);
  return unknown ?? { ids: new Set(all.flatMap((each) => ('ids' in each ? [...each.ids] : []))) };
}

/** Which of those who wrote, and of the members of teams, lists of names name. */
export function createNaming(writers: readonly Writer[], { commands }: GitHubApi) {
  const membersOf = createLazyByKey((name: string): Promise<People> => {
    const [organization = '', team = ''] = name.split('/');
    const explain = onHostError(({ message }: HostError) => ({
      problem: `Who is in ${name} is unknown: ${message} ${NEEDS_MEMBERS}`,
    }));
    const list = async (): Promise<People> => {
      const members = await commands?.membersOf(organization, team);
      return members === undefined
        ? { problem: `Who is in ${name} is unknown.` }
        : { ids: new Set(members.map(({ id }) => id)) };
    };
    return list().catch(explain);
  });
  return async ({ people, roles, teams }: Approvers): Promise<NamedPeople> => {
    const isNamed = ({ login, role }: Writer) =>
      people.includes(login.toLowerCase()) || (role !== undefined && roles.includes(role));
    const ids = writers.filter(isNamed).map(({ id }) => id);
    // Who is in a team decides about those alone who are not named otherwise.
    if (ids.length === writers.length) return { ids: new Set(ids) };
    const members = await Promise.all(
      teams.map(({ organization, team }) => membersOf(`${organization}/${team}`)),
    );
    const unknown = members.flatMap((list) => ('problem' in list ? list.problem : []));
    const ofTeams = members.flatMap((list) => ('ids' in list ? [...list.ids] : []));
    return {
      ids: new Set([...ids, ...ofTeams]),
      unknown: unknown.length === 0 ? undefined : unknown.join(' '),
    };
  };
}

const NEEDS_MEMBERS = 'It takes the token of an app that may list members.';
