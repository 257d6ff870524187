/** Bitbucket Pipelines. Reports appear as files, of which Bitbucket shows the test results. */
import { readCommitId } from '../../model/commit-id.ts';
import { openForwarded } from '../../machine/network.ts';
import { findingOf } from '../../model/finding.ts';
import { filledIn } from '../../model/unfilled.ts';
import { toRequestBase } from '../../model/request-base.ts';
import { literal } from '../../model/sentence.ts';
import type { HostStyle } from '../../report/view.ts';
import { compareOwners } from '../../trust/change-origin.ts';
import { createAsk } from '../../hosts/ask.ts';
import type { CiHost } from '../../hosts/host.ts';
import { basicAuthorization } from '../../hosts/authorization.ts';
import { HostError, onHostError } from '../../hosts/host-error.ts';
import {
  parsePositiveNumber,
  parseGuid,
  parseSlug,
  textAt,
  toNumberedRequest,
  toRepositoryId,
} from '../../hosts/shapes.ts';

const SERVER = 'https://bitbucket.org';

const STYLE: HostStyle = {
  line: '/src/{commit}/{path}#lines-{line}',
  job: literal`pipeline`,
  change: literal`pull request #`,
};

/** As in `{6f1cb408-…}`. */
function readUuid(text: string | undefined): string | undefined {
  return parseGuid(text?.replace(/^\{(.*)\}$/, '$1'));
}

export const bitbucket: CiHost = {
  server: {
    address({ BITBUCKET_REPO_FULL_NAME }) {
      const slug = parseSlug(BITBUCKET_REPO_FULL_NAME);
      return slug && `${SERVER}/${slug}.git`;
    },
    authorization: ({ BITBUCKET_TOKEN }) => basicAuthorization('x-token-auth', BITBUCKET_TOKEN),
    remedy:
      'Create a repository access token with the scope `repository`, and hand it to the job as the secured variable BITBUCKET_TOKEN.',
  },
  facts(environment) {
    const slug = parseSlug(environment['BITBUCKET_REPO_FULL_NAME']);
    const build = parsePositiveNumber(environment['BITBUCKET_BUILD_NUMBER']);
    const number = parsePositiveNumber(environment['BITBUCKET_PR_ID']);
    const page = slug && `${SERVER}/${slug}`;
    return {
      commit: readCommitId(environment['BITBUCKET_COMMIT']),
      pullRequest: toNumberedRequest(number, page && `${page}/pull-requests/${number}`),
      jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
      runNumber: build,
      repository: slug ? { serverUrl: SERVER, slug, style: STYLE } : undefined,
    };
  },
  requestBase: ({ BITBUCKET_PR_ID: number, BITBUCKET_PR_DESTINATION_BRANCH: branch }) =>
    number || branch ? toRequestBase(branch) : undefined,
  repositoryId: ({ BITBUCKET_REPO_UUID: id }) => toRepositoryId(SERVER, readUuid(id)),
  pushedBranch: ({ BITBUCKET_PR_ID: number, BITBUCKET_BRANCH: branch }) =>
    number ? undefined : branch || undefined,
  /** The environment does not say where a pull request comes from. */
  jobOrigin: ({ BITBUCKET_PR_ID: number }) =>
    number ? { proposed: true, changeOrigin: 'unknown' } : { proposed: false, changeOrigin: 'own' },
  async askChangeOrigin({ environment, pullRequest }, { jobOrigin: { changeOrigin } }, ports) {
    const slug = parseSlug(environment['BITBUCKET_REPO_FULL_NAME']);
    if (!slug || !pullRequest) return { changeOrigin };
    // Inside a pipeline a proxy adds the credentials; elsewhere a token is needed.
    const token = filledIn(environment['BITBUCKET_TOKEN']);
    const proxied = token === undefined;
    const withToken =
      'Set BITBUCKET_TOKEN to a repository access token with the scope "pullrequest".';
    const ask = createAsk({
      ...ports,
      send: proxied ? openForwarded('http://localhost:29418') : ports.send,
      baseUrl: `${proxied ? 'http' : 'https'}://api.bitbucket.org/2.0`,
      headers: proxied ? {} : { authorization: `Bearer ${token}` },
      service: 'Bitbucket',
      refusedRemedy: proxied
        ? `The proxy of the pipeline did not authenticate it. ${withToken}`
        : 'BITBUCKET_TOKEN needs the scope "pullrequest" on this repository and must not have expired.',
      unreachableRemedy: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
    });
    const asking = ask('GET', `/repositories/${slug}/pullrequests/${pullRequest.number}`);
    const answer = await asking.catch(onHostError((problem) => problem));
    if (answer instanceof HostError) return { changeOrigin, trouble: findingOf(answer) };
    const from = textAt(answer.json, 'source', 'repository', 'full_name');
    // The repository of a fork that is gone has no name.
    return { changeOrigin: from ? compareOwners(from, slug) : 'foreign' };
  },
};
