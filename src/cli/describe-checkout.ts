/** What the report says of the files that are gated: repository, commit, pull request, job. */
import { resolve } from 'node:path';
import type { Execute } from '../ports.ts';
import type { CiHost } from '../publish/detect.ts';
import type { ReportContext } from '../report/view.ts';

export interface Checkout {
  /** Absolute; the directory itself outside of a repository. */
  root: string;
  context: Pick<ReportContext, 'repository' | 'commit' | 'pullRequest' | 'job'>;
  /** Shown on runs when nobody said otherwise: "acme/infra#42 at 6f1cb40". */
  message: string;
  /** `acme/infra#42`; absent when the job is not about a change. */
  changeRequest?: string;
}

export async function describeCheckout(
  directory: string,
  host: CiHost,
  execute: Execute,
): Promise<Checkout> {
  const git = async (...args: string[]) => {
    const done = await execute('git', args, { cwd: directory }).catch(() => undefined);
    return done?.exitCode === 0 ? done.stdout.trim() : undefined;
  };
  const root = resolve((await git('rev-parse', '--show-toplevel')) ?? host.root ?? directory);
  const sha = host.commit ?? (await git('rev-parse', '--verify', 'HEAD'));
  const { repository, pullRequest, jobUrl, runNumber } = host;
  const context: Checkout['context'] = {};
  if (repository) context.repository = { ...repository, root, ...styleOf(host) };
  if (sha !== undefined) context.commit = { sha };
  if (pullRequest) context.pullRequest = pullRequest;
  if (jobUrl !== undefined) context.job = { url: jobUrl, runId: runNumber ?? 0, attempt: 1 };
  const about = `${repository?.slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
  const message = `${about || 'plangate check'}${sha === undefined ? '' : ` at ${sha.slice(0, 7)}`}`;
  return { root, context, message, ...(repository && pullRequest && { changeRequest: about }) };
}

function styleOf({ name }: CiHost): { style?: 'gitlab' | 'azure' | 'bitbucket' } {
  return name === 'gitlab' || name === 'azure' || name === 'bitbucket' ? { style: name } : {};
}
