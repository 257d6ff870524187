/** Runs of a workflow as GitHub names them, and the files that they left. */
import { createHash } from 'node:crypto';
import { TransportError } from '../../model/ports.ts';
import { listOf } from '../../model/parse.ts';
import type { HostPorts } from '../ask.ts';
import { HostError, readId, unreadableAnswer } from '../host-error.ts';
import { readPositiveNumber, textAt, valueAt } from '../shapes.ts';
import { readSingleFile } from './read-zip.ts';
import type { GitHubSource } from './requests.ts';

/** A run of a workflow. Texts are GitHub's; the name of a branch is its author's. */
export interface WorkflowRun {
  id: number;
  attempt: number;
  /** Of the workflow, in the repository. */
  path: string;
  event: string;
  status: string;
  headSha: string;
  headBranch: string;
  /** The repository of the head, as in `acme/infra`. */
  headRepository: string;
  /** When its newest attempt began, in milliseconds since 1970. */
  startedMs: number;
}

const MOST_LISTED = 100;
/** Of an artifact, and of the file in it. */
const MOST_BYTES = 48 * 1024 * 1024;
const DOWNLOAD_MS = 60_000;

export function artifactCalls(source: GitHubSource, ports: HostPorts) {
  const { call, service } = source;
  /** The first page, which must have everything. */
  const wholeList = (json: unknown, name: string): readonly unknown[] => {
    const items = listOf(valueAt(json, name));
    if (valueAt(json, 'total_count') === items.length) return items;
    throw new HostError(
      'invalid',
      `${service} lists more ${name.replace('_', ' ')} than are read.`,
    );
  };
  return {
    /** All runs of a workflow for a commit. @param workflow name of its file */
    async runsOfWorkflow(workflow: string, headSha: string): Promise<WorkflowRun[]> {
      const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
      const query = { workflow_id: workflow, head_sha: headSha, per_page: MOST_LISTED };
      const { json } = await call(route, query);
      return wholeList(json, 'workflow_runs').map((run) => toWorkflowRun(run, service));
    },
    /**
     * The file in the artifact of this name that the newest attempt of a run left.
     *
     * @returns or why there is no such file, as a sentence
     */
    async readReport(
      run: WorkflowRun,
      name: string,
    ): Promise<{ bytes: Buffer } | { problem: string }> {
      const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
      const { json } = await call(route, { run_id: run.id, name, per_page: MOST_LISTED });
      const left = wholeList(json, 'artifacts').filter((artifact) => isOf(artifact, run, name));
      const [artifact, other] = left;
      const which = `The workflow run ${run.id} left ${left.length} artifacts called ${name}`;
      if (artifact === undefined || other !== undefined) {
        return { problem: `${which} in its newest attempt, and must have left one.` };
      }
      const zip = await download(source, readId(artifact, service), ports);
      const digest = `sha256:${createHash('sha256').update(zip).digest('hex')}`;
      const file =
        (textAt(artifact, 'digest') ?? digest) === digest
          ? readSingleFile(zip, MOST_BYTES)
          : { problem: 'is not what was uploaded' };
      return 'bytes' in file
        ? file
        : { problem: `The artifact ${name} of the workflow run ${run.id} ${file.problem}.` };
    },
  };
}

function toWorkflowRun(run: unknown, service: string): WorkflowRun {
  const startedMs = Date.parse(textAt(run, 'run_started_at') ?? '');
  const attempt = readPositiveNumber(valueAt(run, 'run_attempt'));
  const texts = {
    // Where a ruleset requires the workflow, its branch is behind an @.
    path: textAt(run, 'path')?.replace(/@.*$/s, ''),
    event: textAt(run, 'event'),
    status: textAt(run, 'status'),
    headSha: textAt(run, 'head_sha'),
  };
  const { path, event, status, headSha } = texts;
  const isKnown = attempt !== undefined && !Number.isNaN(startedMs);
  if (!isKnown || path === undefined || event === undefined || status === undefined)
    throw unreadableAnswer(service);
  return {
    id: readId(run, service),
    attempt,
    path,
    event,
    status,
    headSha: headSha ?? '',
    // That of a fork may be gone.
    headBranch: textAt(run, 'head_branch') ?? '',
    headRepository: textAt(run, 'head_repository', 'full_name') ?? '',
    startedMs,
  };
}

/** Whether the run itself left this artifact, in its newest attempt. */
function isOf(artifact: unknown, run: WorkflowRun, name: string): boolean {
  const of = valueAt(artifact, 'workflow_run');
  const repository = readPositiveNumber(valueAt(of, 'repository_id'));
  return (
    textAt(artifact, 'name') === name &&
    valueAt(artifact, 'expired') === false &&
    Date.parse(textAt(artifact, 'created_at') ?? '') >= run.startedMs &&
    valueAt(of, 'id') === run.id &&
    textAt(of, 'head_sha') === run.headSha &&
    repository !== undefined &&
    repository === valueAt(of, 'head_repository_id')
  );
}

/** GitHub answers with an address of its storage, which whoever has it may read: it gets no token, and no message has it. */
async function download(
  { call, service, access: { apiUrl } }: GitHubSource,
  artifact_id: number,
  { send, signal }: HostPorts,
): Promise<Buffer> {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
  const asked = { artifact_id, archive_format: 'zip' };
  const { status, headers } = await call(route, asked, { accept: [302] });
  const { location = '' } = headers;
  const url = URL.canParse(location) ? new URL(location) : undefined;
  const isSafe = url?.protocol === 'https:' || url?.protocol === new URL(apiUrl).protocol;
  if (status !== 302 || url === undefined || !isSafe || url.username + url.password !== '') {
    throw unreadableAnswer(service);
  }
  const where = `The storage of ${service} (${url.hostname})`;
  const request = { method: 'GET', url, headers: {}, maxBytes: MOST_BYTES, signal } as const;
  try {
    const answer = await send({ ...request, timeoutMs: DOWNLOAD_MS });
    if (answer.status === 200) return Buffer.from(answer.body);
    throw new HostError('unreachable', `${where} answered ${answer.status}. Comment again.`);
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    throw new HostError('unreachable', `${where} could not be read (${error.failure}).`);
  }
}
