/** GitHub workflows that use the gate: may they do what its report needs, and who can rewrite them? */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../ports.ts';
import type { Finding } from './finding.ts';
import { note, ok } from './finding.ts';

const FOLDER = '.github/workflows';

export async function examineWorkflows(root: string, environment: Environment): Promise<Finding[]> {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  const findings: Finding[] = [];
  const texts: string[] = [];
  for (const name of names.filter((one) => /\.ya?ml$/.test(one)).sort()) {
    const text = await readFile(join(root, FOLDER, name), 'utf8').catch(() => '');
    if (!usesGate(text)) continue;
    texts.push(text);
    findings.push(...examineWorkflow(`${FOLDER}/${name}`, text));
  }
  return [...findings, ...(await examineProtection(root, texts, environment))];
}

function usesGate(text: string): boolean {
  return text.split('\n').some((line) => /^\s*(?:- )?uses:\s*["']?plangate\/plangate@/.test(line));
}

/** By the text: what a job of its own allows is not told apart from what the workflow does. */
function examineWorkflow(path: string, text: string): Finding[] {
  const lines = text.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim());
  const has = (permission: string) =>
    lines.includes(`${permission}: write`) || lines.includes('permissions: write-all');
  const findings: Finding[] = [];
  if (!has('pull-requests')) {
    const fix = 'Add `pull-requests: write` under `permissions:`.';
    findings.push(note(path, 'has no permission to comment', fix));
  }
  if (!has('checks')) {
    const fix = 'Add `checks: write` under `permissions:`.';
    findings.push(note(path, 'has no permission to annotate', fix));
  }
  if (lines.some((line) => /^-?\s*(?:on:\s*)?\[?.*\bpull_request_target\b/.test(line))) {
    const fix =
      'Use `on: pull_request`: a plan runs code, and here it would run with your secrets.';
    findings.push(note(path, 'runs on pull_request_target', fix));
  }
  return findings.length > 0 ? findings : [ok(path, 'may comment and annotate')];
}

const CODE_OWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/**
 * Who can rewrite the workflow that judges a pull request: as much of it as this checkout and job show.
 *
 * @param workflows texts of the workflows that use the gate
 */
async function examineProtection(
  root: string,
  workflows: readonly string[],
  environment: Environment,
): Promise<Finding[]> {
  const seen = [
    fromElsewhere(environment),
    await codeOwners(root),
    workflows.some((text) => /^\s*environment:/m.test(text)) &&
      'its job names an environment, which may keep the token from unreviewed branches',
    workflows.some((text) => /^\s*(?:on:\s*\[?.*\b)?workflow_call\b/m.test(text)) &&
      'it can be called from other repositories (workflow_call)',
  ].filter((text) => typeof text === 'string');
  if (workflows.length === 0 && seen.length === 0) return [];
  const found = seen.map((text) => ok('workflow', text));
  if (fromElsewhere(environment) !== undefined) return found;
  const fix =
    'Require the workflow by a ruleset of the organization, or let code owners review .github/ (examples/workflows/organization-gate.yml). Rulesets cannot be seen from here.';
  return [...found, note('workflow', "under pull_request its text is the pull request's own", fix)];
}

/** In a job: the workflow's own repository, when it is not the one that is gated. */
function fromElsewhere(environment: Environment): string | undefined {
  const { GITHUB_WORKFLOW_REF: at = '', GITHUB_REPOSITORY: here } = environment;
  const repository = at.split('/').slice(0, 2).join('/');
  if (at === '' || here === undefined || repository === here) return undefined;
  return `it comes from ${repository}: no pull request here rewrites it`;
}

async function codeOwners(root: string): Promise<string | undefined> {
  for (const path of CODE_OWNERS) {
    const text = await readFile(join(root, path), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const covers = /^(?:\*{1,2}|\/?\.github(?:\/|\/\*{1,2}|\/workflows(?:\/.*)?)?)\s+\S/;
    const line = text.split('\n').findIndex((one) => covers.test(one.trim())) + 1;
    return line === 0
      ? undefined
      : `.github/ has code owners (${path}:${line}); a ruleset must ask for their review`;
  }
  return undefined;
}
