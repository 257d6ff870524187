/** The teams of a pull request's author, for policies that read them. */
import type { PullRequestInput, PullRequestOfJob } from '../model/run-input.ts';
import type { PolicyFiles } from '../model/policy-files.ts';
import type { RuleFacts } from './describe-rules.ts';

export interface KnownPullRequest {
  pullRequest: PullRequestInput | undefined;
  /** Why the teams of its author are not known, if they were asked for: the end of a sentence. */
  whyNoTeams?: string | undefined;
}

/** What is known of the pull request, with its author's teams where a policy reads them. */
export async function readPullRequest(
  sets: readonly { facts: readonly RuleFacts[] }[],
  pullRequest: PullRequestOfJob | undefined,
): Promise<KnownPullRequest> {
  if (pullRequest === undefined) return { pullRequest };
  const { askTeams, ...known } = pullRequest;
  const isRead = sets.some(({ facts }) => facts.some(({ readsTeams }) => readsTeams));
  const answer = isRead ? await askTeams?.() : undefined;
  if (answer === undefined) return { pullRequest: known };
  if ('unknown' in answer) return { pullRequest: known, whyNoTeams: answer.unknown };
  return { pullRequest: { ...known, teams: answer.teams } };
}

/**
 * The pull request of an author who is in every team that the files of a set can name. It finds what depends on a team
 * that is not listed: GitHub leaves out secret teams that the token does not see, and some jobs know no teams at all.
 */
export function withMoreTeams(
  pullRequest: PullRequestInput | undefined,
  { files }: PolicyFiles,
): PullRequestInput {
  const words = [...files.values()].flatMap(
    (content) =>
      Buffer.from(content)
        .toString()
        .match(/[\w.-]+/g) ?? [],
  );
  return { ...pullRequest, teams: [...new Set([...(pullRequest?.teams ?? []), ...words])] };
}
