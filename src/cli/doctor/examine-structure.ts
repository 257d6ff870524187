/** Finds what GitHub itself refuses in a workflow, and which permissions it gives to the token of a job. */
import { isRecord } from '../../model/parse.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import { quote } from '../../model/quote.ts';
import { EXIT } from '../command.ts';
import type { Finding } from './finding.ts';
import { problem } from './finding.ts';
import { textOf, type WorkflowJob, type Mapping, type Workflow } from './read-workflow.ts';

const EVENTS = [
  'branch_protection_rule',
  'check_run',
  'check_suite',
  'create',
  'delete',
  'deployment',
  'deployment_status',
  'discussion',
  'discussion_comment',
  'fork',
  'gollum',
  'image_version',
  'issue_comment',
  'issues',
  'label',
  'merge_group',
  'milestone',
  'page_build',
  'public',
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'pull_request_target',
  'push',
  'registry_package',
  'release',
  'repository_dispatch',
  'schedule',
  'status',
  'watch',
  'workflow_call',
  'workflow_dispatch',
  'workflow_run',
];

const JOB_KEYS = [
  'concurrency',
  'container',
  'continue-on-error',
  'defaults',
  'env',
  'environment',
  'if',
  'name',
  'needs',
  'outputs',
  'permissions',
  'runs-on',
  'secrets',
  'services',
  'snapshot',
  'steps',
  'strategy',
  'timeout-minutes',
  'uses',
  'with',
];

const STEP_KEYS = [
  'continue-on-error',
  'env',
  'id',
  'if',
  'name',
  'run',
  'shell',
  'timeout-minutes',
  'uses',
  'with',
  'working-directory',
];

export const SCOPES = [
  'actions',
  'artifact-metadata',
  'attestations',
  'checks',
  'contents',
  'deployments',
  'discussions',
  'id-token',
  'issues',
  'models',
  'packages',
  'pages',
  'pull-requests',
  'repository-projects',
  'security-events',
  'statuses',
];

/** The problems of the whole file, and of the jobs in `gates` with their steps. */
export function examineStructure(workflow: Workflow, gates: readonly WorkflowJob[]): Finding[] {
  const { path, triggers, lineOf, jobs } = workflow;
  const findings: Finding[] = [];
  const refuse = (at: string, seen: string, fix: string) =>
    void findings.push(problem(at, seen, fix, EXIT.badInput));
  if (triggers.size === 0) {
    refuse(path, 'starts on nothing: it has no `on`', 'Add `on: pull_request`.');
  }
  for (const event of triggers.keys()) {
    if (EVENTS.includes(event)) continue;
    const fix = meant(event, EVENTS, 'Use `pull_request`.');
    refuse(lineOf('on'), `starts on ${quote(event)}, which is no event of GitHub`, fix);
  }
  findings.push(...examinePermissionWords(workflow.body, lineOf('permissions')));
  for (const job of gates) {
    const at = lineOf('jobs', job.name);
    findings.push(...examinePermissionWords(job.body, lineOf('jobs', job.name, 'permissions')));
    findings.push(...examineKeys(job.body, JOB_KEYS, at, `the job ${quote(job.name)}`));
    if (job.body['runs-on'] === undefined && job.body['uses'] === undefined) {
      refuse(
        at,
        `has no \`runs-on\` in the job ${quote(job.name)}`,
        'Add `runs-on: ubuntu-latest`.',
      );
    }
    const names = jobs.map(({ name }) => name);
    for (const needed of [job.body['needs'] ?? []].flat().map(String)) {
      if (names.includes(needed)) continue;
      const seen = `needs the job ${quote(needed)}, which is not in this file`;
      refuse(at, seen, meant(needed, names, 'Name a job of this file.'));
    }
    for (const step of job.steps) {
      findings.push(...examineKeys(step.body, STEP_KEYS, step.at, 'a step'));
    }
  }
  return findings;
}

function examineKeys(body: Mapping, allowed: readonly string[], at: string, where: string) {
  return Object.keys(body)
    .filter((key) => !allowed.includes(key))
    .map((key) => {
      const fix = meant(key, allowed, 'Take it out, or put it where it belongs.');
      return problem(at, `has ${quote(key)} in ${where}, which GitHub refuses`, fix, EXIT.badInput);
    });
}

function examinePermissionWords({ permissions }: Mapping, at: string): Finding[] {
  const refuse = (seen: string, fix: string) => problem(at, seen, fix, EXIT.badInput);
  if (permissions === undefined || permissions === null) return [];
  if (!isRecord(permissions)) {
    if (['read-all', 'write-all'].includes(textOf(permissions))) return [];
    const fix = 'Write one line for each permission, as in `pull-requests: write`.';
    return [refuse('has `permissions` that GitHub does not know', fix)];
  }
  return Object.entries(permissions).flatMap(([scope, level]) => {
    if (!SCOPES.includes(scope)) {
      const fix = meant(scope, SCOPES, 'Take it out.');
      return [refuse(`has the permission ${quote(scope)}, which GitHub does not know`, fix)];
    }
    if (['read', 'write', 'none'].includes(textOf(level))) return [];
    const fix = 'It is `read`, `write` or `none`.';
    return [refuse(`has the permission \`${scope}: ${textOf(level)}\``, fix)];
  });
}

/**
 * What the token of a job may do in one scope. The job's `permissions` replace those of the workflow, and
 * a scope that they do not list is `none`.
 *
 * @returns undefined if neither has `permissions`: then the settings of the repository decide
 */
export function permissionLevel(
  workflow: Workflow,
  job: WorkflowJob,
  scope: string,
): string | undefined {
  const written = job.body['permissions'] ?? workflow.body['permissions'];
  if (written === undefined || written === null) return undefined;
  if (written === 'write-all') return 'write';
  if (written === 'read-all') return 'read';
  const level = isRecord(written) ? written[scope] : undefined;
  return typeof level === 'string' ? level : 'none';
}

/** A remedy for an unknown word: the nearest of these names, or else `otherwise`. */
function meant(word: string, names: readonly string[], otherwise: string): string {
  const near = didYouMean(word, names);
  return near === undefined ? otherwise : `Did you mean \`${near}\`?`;
}
