/** Runs of workflows, and the artifacts that they left: lists, and a download from a storage that wants no token. */
import { createHash } from 'node:crypto';
import type { components } from '@octokit/openapi-types';
import type { ApiAnswer, ApiRequest, GitHubState, StoredArtifact } from './state.ts';
import { notFound, page, Refusal, withId } from './state.ts';

type Schemas = components['schemas'];

/** GitHub's numbers of repositories: that of the repository, and of every fork. */
const numberOf = (repository: string, { owner, name }: GitHubState) =>
  repository === `${owner}/${name}` ? 1_296_269 : 2_296_270;

export function listRunsOfWorkflow(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { query, parameters } = request;
  const ofFile = state.workflowRuns.filter(
    ({ path }) => path === `.github/workflows/${parameters['workflow'] ?? ''}`,
  );
  if (ofFile.length === 0) throw notFound();
  const sha = query.get('head_sha');
  const runs = ofFile.filter(({ headSha }) => sha === null || sha === headSha);
  const { items, headers } = page(
    [...runs].sort((one, other) => other.id - one.id),
    request,
    state,
  );
  const body = {
    total_count: runs.length,
    workflow_runs: items.map((run) => {
      const { id, status, conclusion, attempt, headSha, path, event, headBranch } = run;
      return {
        id,
        status,
        conclusion,
        path,
        event,
        head_sha: headSha,
        head_branch: headBranch,
        run_attempt: attempt,
        run_started_at: run.startedAt,
        head_repository: { full_name: run.headRepository } as Schemas['minimal-repository'],
      } satisfies Partial<Schemas['workflow-run']>;
    }),
  };
  return { status: 200, body, ...(headers && { headers }) };
}

export function listArtifacts(request: ApiRequest, state: GitHubState): ApiAnswer {
  const run = withId(request, state.workflowRuns);
  const name = request.query.get('name');
  const found = state.artifacts
    .filter((artifact) => artifact.run === run.id && (name === null || artifact.name === name))
    .sort((one, other) => other.id - one.id);
  const { items, headers } = page(found, request, state);
  const artifacts = items.map((artifact) => {
    const { id, zip, expired, createdAt } = artifact;
    return {
      id,
      name: artifact.name,
      size_in_bytes: zip.length,
      expired,
      created_at: createdAt,
      digest: artifact.digest ?? `sha256:${createHash('sha256').update(zip).digest('hex')}`,
      workflow_run: {
        id: run.id,
        repository_id: numberOf(`${state.owner}/${state.name}`, state),
        head_repository_id: numberOf(run.headRepository, state),
        head_branch: run.headBranch,
        head_sha: run.headSha,
      },
    } satisfies Partial<Schemas['artifact']>;
  });
  return {
    status: 200,
    body: { total_count: found.length, artifacts },
    ...(headers && { headers }),
  };
}

/** The address is signed: a test that finds it anywhere fails. */
const STORED = '/signed-artifact/';

export function downloadArtifact(request: ApiRequest, state: GitHubState): ApiAnswer {
  const artifact = withId(request, state.artifacts);
  if (artifact.expired) throw new Refusal(410, 'Artifact has expired');
  const location = `${state.serverUrl}${STORED}${artifact.id}?sig=s1gned`;
  return { status: 302, headers: { location } };
}

/** What the storage has at an address; undefined if it is none of it. */
export function storedAt(path: string, { artifacts }: GitHubState): StoredArtifact | undefined {
  return artifacts.find(({ id }) => path === `${STORED}${id}`);
}
