/** The GitHub workflows that use the gate: will they start, and who can rewrite them? */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../model/ports.ts';
import { EXIT } from '../command.ts';
import {
  examineInputs,
  examineJob,
  examineVersion,
  gateStepsOf,
  literalInputs,
  type GateStep,
} from './examine-step.ts';
import { examineStructure } from './examine-structure.ts';
import type { Finding } from './finding.ts';
import { ok, problem, unknown } from './finding.ts';
import { readWorkflow } from './read-workflow.ts';

const FOLDER = '.github/workflows';

export interface ExaminedWorkflows {
  findings: Finding[];
  /** Inputs of the only gate there is: what is meant where no option says anything. Empty when there are several. */
  inputs: Record<string, string>;
}

/**
 * @param root of the repository
 * @param version of this program, for the remedy of a step without one
 */
export async function examineWorkflows(
  root: string,
  environment: Environment,
  version: string,
): Promise<ExaminedWorkflows> {
  const names = await readdir(join(root, FOLDER)).catch(() => []);
  const findings: Finding[] = [];
  const steps: GateStep[] = [];
  for (const name of names.filter((each) => /\.ya?ml$/.test(each)).sort()) {
    const text = await readFile(join(root, FOLDER, name), 'utf8').catch(() => '');
    if (!/plangate\/plangate/i.test(text)) continue;
    const examined = await examineFile({ path: `${FOLDER}/${name}`, text, root, version });
    findings.push(...examined.findings);
    steps.push(...examined.steps);
  }
  const gates = steps.filter(({ folder }) => folder === '');
  const [gate, ...others] = gates;
  const isSound = findings.every(({ state }) => state !== 'problem');
  const inputs = gate && others.length === 0 && isSound ? literalInputs(gate) : {};
  return { findings: [...findings, ...(await examineOrigin(root, environment, gates))], inputs };
}

interface WorkflowFile {
  path: string;
  text: string;
  root: string;
  version: string;
}

async function examineFile({ path, text, root, version }: WorkflowFile) {
  const read = readWorkflow(path, text);
  if ('problem' in read) {
    const fix = 'Correct it: GitHub starts nothing of this file before that.';
    return { findings: [problem(read.at, read.problem, fix, EXIT.badInput)], steps: [] };
  }
  const { workflow } = read;
  const steps = gateStepsOf(workflow);
  if (steps.length === 0) return { findings: [], steps };
  const jobs = [...new Set(steps.map(({ job }) => job))];
  const findings = examineStructure(workflow, jobs);
  for (const step of steps) {
    findings.push(...examineVersion(step, version));
    if (step.folder === '') findings.push(...(await examineInputs(step, root)));
    if (['', 'combine', 'report-apply'].includes(step.folder)) findings.push(...examineJob(step));
  }
  const isWell = findings.every(({ state }) => state === 'ok' || state === 'unknown');
  const started = [...workflow.triggers.keys()].join(', ');
  return { findings: isWell ? [ok(path, `starts on ${started}`), ...findings] : findings, steps };
}

/** Who can rewrite what judges a pull request: as much of it as this checkout and job show. */
async function examineOrigin(
  root: string,
  environment: Environment,
  gates: readonly GateStep[],
): Promise<Finding[]> {
  const elsewhere = fromElsewhere(environment);
  const seen = [
    elsewhere,
    await codeOwners(root),
    gates.some(({ job }) => job.body['environment'] !== undefined) &&
      'its job names an environment, which may keep the token from unreviewed branches',
    gates.some(({ workflow }) => workflow.triggers.has('workflow_call')) &&
      'it can be called from other repositories (workflow_call)',
  ].filter((text) => typeof text === 'string');
  const findings = seen.map((text) => ok('workflow', text));
  if ((gates.length === 0 && findings.length === 0) || elsewhere !== undefined) return findings;
  const fix =
    'Require the workflow by a ruleset of the organization, or let code owners review .github/ (examples/workflows/organization-gate.yml). Rulesets cannot be seen from here.';
  return [
    ...findings,
    unknown('workflow', "under pull_request its text is the pull request's own", fix),
  ];
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
    const line = text.split('\n').findIndex((each) => covers.test(each.trim())) + 1;
    return line === 0
      ? undefined
      : `.github/ has code owners (${path}:${line}); a ruleset must ask for their review`;
  }
  return undefined;
}
