/** GitHub Actions: what its environment says of a job. `event.ts` reads more from the event's payload. */
import { readCommitId } from '../../model/commit-id.ts';
import { finding, type Finding } from '../../model/finding.ts';
import { filePart, foreign, phrase, setting, type Sentence } from '../../model/sentence.ts';
import { errorMessage } from '../../model/error-message.ts';
import { readRegular } from '../../machine/read-regular.ts';
import type { Environment } from '../../model/ports.ts';
import type { CiHost } from '../host.ts';
import { basicAuthorization } from '../authorization.ts';
import { toNumberedRequest, parsePositiveNumber, parseLink, parseSlug } from '../shapes.ts';
import { isRecord, parseJson } from '../../model/parse.ts';
import { branchOf } from '../../model/request-base.ts';
import { readEvent, requestBaseOf, targetsOf } from './event.ts';
import { serverOf } from './server.ts';
import { CODES } from '../../model/errors.ts';

export const github: CiHost = {
  server: {
    address(environment) {
      const server = parseLink(environment['GITHUB_SERVER_URL']);
      const slug = parseSlug(environment['GITHUB_REPOSITORY']);
      return server && slug && `${server}/${slug}.git`;
    },
    authorization: ({ GITHUB_TOKEN }) => basicAuthorization('x-access-token', GITHUB_TOKEN),
    isNew: ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === 'github-hosted',
    remedy:
      'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`, with `permissions: contents: read`.',
  },
  facts(environment) {
    const { pullPath, runVariable, style } = serverOf(environment);
    const serverUrl = parseLink(environment['GITHUB_SERVER_URL']);
    const slug = parseSlug(environment['GITHUB_REPOSITORY']);
    const page = serverUrl && slug && `${serverUrl}/${slug}`;
    const [, pull, side] =
      /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
    const run = parsePositiveNumber(environment[runVariable]);
    return {
      // For a pull request, GitHub names a merge commit, which people do not review.
      commit: side === 'merge' ? undefined : readCommitId(environment['GITHUB_SHA']),
      pullRequest: toNumberedRequest(
        parsePositiveNumber(pull),
        page && `${page}/${pullPath}/${pull}`,
      ),
      jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
      runNumber: parsePositiveNumber(environment['GITHUB_RUN_ID']),
      repository: serverUrl && slug ? { serverUrl, slug, style } : undefined,
    };
  },
  pushedBranch: ({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref = '' }) =>
    event === 'push' && ref.startsWith('refs/heads/') ? branchOf(ref) : undefined,
  async targetCommits(environment, tipOf) {
    const { payload } = await readPayload(environment);
    const event = readEvent({ environment, payload });
    return event === undefined ? [] : targetsOf(event, payload, tipOf);
  },
  checksOutTarget: (environment) => environment['GITHUB_EVENT_NAME'] === 'pull_request_target',
  async requestBase(environment) {
    const { payload } = await readPayload(environment);
    const event = readEvent({ environment, payload });
    return event && requestBaseOf(event, { environment, payload }, undefined);
  },
  async jobOrigin(environment) {
    const { payload } = await readPayload(environment);
    const event = readEvent({ environment, payload });
    return event?.jobOrigin ?? { proposed: true, changeOrigin: 'unknown' };
  },
};

/** The event's payload; undefined when there is none or it cannot be read, and then why. */
export async function readPayload(
  environment: Environment,
): Promise<{ payload?: unknown; problem?: Finding }> {
  const path = environment['GITHUB_EVENT_PATH'] ?? '';
  if (path === '') return {};
  const problemOf = (why: Sentence) => ({
    problem: finding(
      CODES.noEvent,
      phrase`The event of this job, which ${setting('GITHUB_EVENT_PATH')} names, cannot be read: ${why}`,
      { actor: 'operators' },
    ),
  });
  try {
    const payload = parseJson(await readRegular(path));
    return isRecord(payload)
      ? { payload }
      : problemOf(phrase`${filePart(path)} holds no JSON object.`);
  } catch (error) {
    return problemOf(phrase`${foreign(errorMessage(error))}.`);
  }
}
