/** GitLab CI, and one note on a merge request. The files that GitLab shows by itself are written by `features/report-files/`. */
import { readCommitId } from '../../model/commit-id.ts';
import { finding } from '../../model/finding.ts';
import type { Environment } from '../../model/ports.ts';
import { toRequestBase } from '../../model/request-base.ts';
import { filledIn } from '../../model/unfilled.ts';
import { compareOwners } from '../../trust/change-origin.ts';
import type { CiHost } from '../../hosts/host.ts';
import { basicAuthorization } from '../../hosts/authorization.ts';
import { readId } from '../../hosts/host-error.ts';
import { createNotes, type NoteHost } from './notes.ts';
import {
  toNumberedRequest,
  toRepositoryId,
  parsePositiveNumber,
  valueAt,
  parseLink,
  parseLinkOrigin,
  parseSlug,
} from '../../hosts/shapes.ts';
import { fieldsOf } from '../../model/parse.ts';
import { literal, phrase, quoted, setting } from '../../model/sentence.ts';
import type { HostStyle } from '../../report/view.ts';
import { CODES } from '../../model/errors.ts';

const SERVICE = 'GitLab';

const STYLE: HostStyle = {
  line: '/-/blob/{commit}/{path}#L{line}',
  job: literal`job`,
  change: literal`merge request !`,
};

/** Sources of pipelines that are about commits of the repository itself. */
const SOURCES_OF_REPOSITORY = 'push schedule web api trigger pipeline webide chat'.split(' ');

export const gitlab: CiHost = {
  server: {
    address(environment) {
      const project = projectOf(environment);
      return project && `${project}.git`;
    },
    authorization: ({ CI_JOB_TOKEN }) => basicAuthorization('gitlab-ci-token', CI_JOB_TOKEN),
    remedy:
      'The job token must be able to read the project: Settings → CI/CD → Job token permissions.',
  },
  facts(environment) {
    const serverUrl = parseLinkOrigin(environment['CI_SERVER_URL']);
    const slug = parseSlug(environment['CI_PROJECT_PATH']);
    const project = projectOf(environment);
    const number = parsePositiveNumber(environment['CI_MERGE_REQUEST_IID']);
    return {
      commit:
        readCommitId(environment['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ??
        readCommitId(environment['CI_COMMIT_SHA']),
      pullRequest: toNumberedRequest(number, project && `${project}/-/merge_requests/${number}`),
      jobUrl: parseLink(environment['CI_JOB_URL']),
      runNumber: parsePositiveNumber(environment['CI_PIPELINE_ID']),
      repository: serverUrl && slug ? { serverUrl, slug, style: STYLE } : undefined,
    };
  },
  isPrivate(environment) {
    // In a fork the variable is about the fork, and the comment is in the project that the request goes to.
    const target = environment['CI_MERGE_REQUEST_PROJECT_ID'];
    const isHere = target === undefined || target === environment['CI_PROJECT_ID'];
    const visibility = environment['CI_PROJECT_VISIBILITY'];
    return isHere && visibility !== undefined ? visibility === 'private' : undefined;
  },
  requestBase(environment) {
    const { CI_MERGE_REQUEST_IID: number, CI_PIPELINE_SOURCE: source } = environment;
    const { CI_DEFAULT_BRANCH, CI_PROJECT_ID } = environment;
    if (number) {
      // A pipeline in a fork names the default branch of the fork.
      const target = environment['CI_MERGE_REQUEST_PROJECT_ID'];
      const projects = [CI_PROJECT_ID, environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID']];
      const isHere = Boolean(target) && projects.includes(target);
      const branch = environment['CI_MERGE_REQUEST_TARGET_BRANCH_NAME'];
      return toRequestBase(branch, isHere ? CI_DEFAULT_BRANCH : undefined);
    }
    if (source !== 'external_pull_request_event') return undefined;
    const branch = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'];
    return toRequestBase(branch, CI_DEFAULT_BRANCH);
  },
  repositoryId: (environment) =>
    toRepositoryId(parseLinkOrigin(environment['CI_SERVER_URL']), projectIdOf(environment)),
  pushedBranch: ({ CI_PIPELINE_SOURCE: source, CI_COMMIT_BRANCH: branch }) =>
    source === 'push' ? branch || undefined : undefined,
  jobOrigin(environment) {
    if (environment['CI_MERGE_REQUEST_IID']) {
      const from = environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID'];
      return {
        proposed: true,
        changeOrigin: compareOwners(from, environment['CI_MERGE_REQUEST_PROJECT_ID']),
      };
    }
    const source = environment['CI_PIPELINE_SOURCE'] ?? '';
    if (source === 'external_pull_request_event') {
      const from = environment['CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY'];
      const to = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'];
      return { proposed: true, changeOrigin: compareOwners(from, to) };
    }
    const branchOrTag = environment['CI_COMMIT_BRANCH'] || environment['CI_COMMIT_TAG'];
    return {
      proposed: !SOURCES_OF_REPOSITORY.includes(source),
      changeOrigin: branchOrTag ? 'own' : 'unknown',
    };
  },
  comments({ environment, pullRequest, commit = '' }, ports) {
    const apiUrl = parseLink(environment['CI_API_V4_URL']);
    // A merge request from a fork runs in the fork unless a member starts it in the target project.
    const projectId = projectIdOf(environment);
    const token = filledIn(environment['GITLAB_TOKEN']);
    if (!apiUrl || !projectId || !pullRequest) return undefined;
    if (!token) return NO_TOKEN;
    const { number, url = '' } = pullRequest;
    const notes = `/projects/${projectId}/merge_requests/${number}/notes`;
    const host: NoteHost<ReturnType<typeof toNote>> = {
      service: SERVICE,
      baseUrl: apiUrl,
      headers: { 'private-token': token },
      refusedRemedy:
        'GITLAB_TOKEN needs the scope "api" and at least the role Reporter in this project, and must not have expired.',
      list: `${notes}?per_page=100&sort=asc&order_by=created_at`,
      toRequestBody: (body) => ({ body }),
      readNote: toNote,
      pageUrlOf: (id) => `${url}#note_${id}`,
      whoAmI: async (ask) => String(readId((await ask('GET', '/user')).json, SERVICE)),
      addressOf: (id) => `${notes}/${id}`,
      update: (ask, id, body) => ask('PUT', `${notes}/${id}`, { body }),
    };
    return createNotes(host, commit, ports);
  },
};

function projectIdOf(environment: Environment): number | undefined {
  return parsePositiveNumber(
    environment['CI_MERGE_REQUEST_PROJECT_ID'] ?? environment['CI_PROJECT_ID'],
  );
}

/** A merge request of a fork may run in the fork. */
function projectOf(environment: Environment): string | undefined {
  const { CI_MERGE_REQUEST_PROJECT_URL: target, CI_PROJECT_URL: project } = environment;
  return parseLink(target ?? project);
}

const NO_TOKEN = finding(
  CODES.lacksHostRight,
  phrase`No comment: there is no token for the GitLab API.`,
  {
    remedy: phrase`Create a project access token with the role Reporter and the scope ${quoted('api')} and hand it to the job as the masked variable ${setting('GITLAB_TOKEN')} (${setting('CI_JOB_TOKEN')} may not write notes).`,
    actor: 'operators',
  },
);

/** System notes ("changed the description") cannot be ours. */
function toNote(json: unknown) {
  const { body, system } = fieldsOf(json);
  const who = valueAt(json, 'author', 'id');
  return {
    id: readId(json, SERVICE),
    body: system !== true && typeof body === 'string' ? body : '',
    author: typeof who === 'number' ? String(who) : undefined,
  };
}
