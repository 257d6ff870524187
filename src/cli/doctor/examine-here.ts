/** What lies here: what would be sent, and the GitHub workflows that use the gate. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBytes } from '../../archive/describe.ts';
import { packDirectory } from '../../archive/pack-directory.ts';
import { workspaceOf } from '../../hosts/workspace.ts';
import { PackError } from '../../archive/pack.ts';
import { findOutside } from '../../gate/outside-modules.ts';
import { count } from '../../report/text.ts';
import type { Environment } from '../../model/ports.ts';
import type { Settings } from '../../settings/settings.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../command.ts';
import type { CommandLog } from '../log.ts';
import type { Finding } from './finding.ts';
import { note, ok, problem } from './finding.ts';

/** More than this is slow to send on every push, and mostly by mistake. */
const LARGE_BYTES = 100_000_000;

/**
 * The archive: its size, what stays here, and rules that do not say what they seem to.
 *
 * @param inside where in it the workspace works; '' when it does not say
 */
export async function examineArchive(
  root: string,
  inside: string,
  rules: Settings['rules'],
  io: CommandIo,
  log: CommandLog,
): Promise<Finding[]> {
  try {
    const archive = await packDirectory(
      { root, rules, workspace: workspaceOf(io.environment, io.workingDirectory) },
      { ...io, log },
    );
    await archive.remove();
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const outside = await findOutside(archive, inside);
    const seen = `${root}: ${count(files, 'file')}, ${formatBytes(archive.bytes)} to send, ${archive.withheld.length} stay here`;
    const fix =
      'Leave out what no plan needs: `plangate pack --list` shows it, .terraformignore takes it.';
    return [
      archive.bytes > LARGE_BYTES ? note('archive', seen, fix) : ok('archive', seen),
      ...archive.warnings.map(({ at, message }) => note('archive', `${at} ${message}`)),
      ...(outside ? [problem('modules', outside.seen, outside.fix, EXIT.badInput)] : []),
    ];
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return error.problems.map(({ path, message }) =>
      problem('archive', `${path}: ${message}`, 'See `plangate pack --list`.', EXIT.badInput),
    );
  }
}

const FOLDER = '.github/workflows';

/** May the workflows do what the report needs, and who can rewrite them? */
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
  const elsewhere = fromElsewhere(environment);
  // Who can rewrite what judges a pull request: as much of it as this checkout and job show.
  const seen = [
    elsewhere,
    await codeOwners(root),
    texts.some((text) => /^\s*environment:/m.test(text)) &&
      'its job names an environment, which may keep the token from unreviewed branches',
    texts.some((text) => /^\s*(?:on:\s*\[?.*\b)?workflow_call\b/m.test(text)) &&
      'it can be called from other repositories (workflow_call)',
  ].filter((text) => typeof text === 'string');
  findings.push(...seen.map((text) => ok('workflow', text)));
  if (findings.length === 0 || elsewhere !== undefined) return findings;
  const fix =
    'Require the workflow by a ruleset of the organization, or let code owners review .github/ (examples/workflows/organization-gate.yml). Rulesets cannot be seen from here.';
  return [
    ...findings,
    note('workflow', "under pull_request its text is the pull request's own", fix),
  ];
}

function usesGate(text: string): boolean {
  return text.split('\n').some((line) => /^\s*(?:- )?uses:\s*["']?plangate\/plangate@/.test(line));
}

/** By the text: what a job of its own allows is not told apart from what the workflow does. */
function examineWorkflow(path: string, text: string): Finding[] {
  const lines = text.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim());
  const has = (permission: string) =>
    lines.includes(`${permission}: write`) || lines.includes('permissions: write-all');
  const onTarget = lines.some((line) => /^-?\s*(?:on:\s*)?\[?.*\bpull_request_target\b/.test(line));
  const troubles: [boolean, string, string][] = [
    [
      !has('pull-requests'),
      'has no permission to comment',
      'Add `pull-requests: write` under `permissions:`.',
    ],
    [!has('checks'), 'has no permission to annotate', 'Add `checks: write` under `permissions:`.'],
    [
      onTarget,
      'runs on pull_request_target',
      'Use `on: pull_request`: a plan runs code, and here it would run with your secrets.',
    ],
  ];
  const findings = troubles.flatMap(([there, seen, fix]) => (there ? note(path, seen, fix) : []));
  return findings.length > 0 ? findings : [ok(path, 'may comment and annotate')];
}

const CODE_OWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

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
