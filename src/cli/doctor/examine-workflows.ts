/** GitHub workflows that use the gate: do they have the permissions that its report needs? */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { note, ok } from './finding.ts';

const FOLDER = '.github/workflows';

export async function examineWorkflows(root: string): Promise<Finding[]> {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  const findings: Finding[] = [];
  for (const name of names.filter((one) => /\.ya?ml$/.test(one)).sort()) {
    const text = await readFile(join(root, FOLDER, name), 'utf8').catch(() => '');
    if (usesGate(text)) findings.push(...examineWorkflow(`${FOLDER}/${name}`, text));
  }
  return findings;
}

function usesGate(text: string): boolean {
  return text.split('\n').some((line) => /^\s*(?:- )?uses:\s*["']?plangate\/plangate@/.test(line));
}

/** By the text: what a job of its own allows is not told apart from what the workflow does. */
export function examineWorkflow(path: string, text: string): Finding[] {
  const lines = text.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim());
  const has = (permission: string) =>
    lines.includes(`${permission}: write`) || lines.includes('permissions: write-all');
  const findings: Finding[] = [];
  if (!has('pull-requests')) {
    findings.push(
      note(
        path,
        'has no permission to comment',
        'Add `pull-requests: write` under `permissions:`.',
      ),
    );
  }
  if (!has('checks')) {
    findings.push(
      note(path, 'has no permission to annotate', 'Add `checks: write` under `permissions:`.'),
    );
  }
  if (lines.some((line) => /^-?\s*(?:on:\s*)?\[?.*\bpull_request_target\b/.test(line))) {
    const fix =
      'Use `on: pull_request`: a plan runs code, and here it would run with your secrets.';
    findings.push(note(path, 'runs on pull_request_target', fix));
  }
  return findings.length > 0 ? findings : [ok(path, 'may comment and annotate')];
}
