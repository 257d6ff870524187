/** Examines one step that uses the gate: its version, its inputs, its token and the steps before it. */
import { ownPage } from '../../model/own-pages.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { didYouMean } from '../../model/did-you-mean.ts';
import { quote } from '../../model/quote.ts';
import type { Problem } from '../../model/parse.ts';
import { existsAt, INPUTS, type TextSpec } from '../../settings/inputs.ts';
import { IMPLY_LOCAL } from '../../settings/local-names.ts';
import { loadSettings } from '../../settings/load-settings.ts';
import { unknownInputs, wantsLocal } from '../../settings/settings.ts';
import { SUB_ACTIONS } from '../../settings/sub-actions.ts';
import { asTrusted, treeOf } from '../../trust/tree.ts';
import { commitCommand } from '../init/render-workflow.ts';
import { note, problem, type Diagnosis } from './finding.ts';
import {
  isCheckout,
  mappingIn,
  scalarText,
  type WorkflowJob,
  type Step,
  type Workflow,
} from './read-workflow.ts';
import { readRegular } from '../../machine/read-regular.ts';

export interface GateStep {
  workflow: Workflow;
  job: WorkflowJob;
  step: Step;
  /** The folder of the sub-action in the action's repository; empty for the gate itself. */
  folder: string;
  /** What follows the `@`; undefined when there is none. */
  ref: string | undefined;
}

/** The gate itself, and the sub-actions. */
const FOLDERS = ['', ...SUB_ACTIONS.map(({ name }) => name)];

/** The value of an input that an expression sets: only GitHub knows the real one, when the job runs. */
export const SECRET_PLACEHOLDER = 'known-to-github-only';

export function gateStepsOf(workflow: Workflow): GateStep[] {
  return workflow.jobs.flatMap((job) =>
    job.steps.flatMap((step) => {
      const written = scalarText(step.body['uses']).trim();
      const uses = THIS_ACTION.exec(written);
      return uses === null ? [] : [{ workflow, job, step, folder: uses[1] ?? '', ref: uses[2] }];
    }),
  );
}

/** This action, or one of its sub-actions, and its version. */
const THIS_ACTION = /^(?:https:\/\/github\.com\/)?plangate\/plangate(?:\/([^@]*))?(?:@(.*))?$/i;

/** The version that `uses` names: a commit is the only one that cannot be changed afterwards. */
export function examineVersion({ step, folder, ref }: GateStep, version: string): Diagnosis[] {
  const pin = `Name the commit of the release; this prints it: ${commitCommand(version)}`;
  if (!FOLDERS.some((name) => name === folder)) {
    const seen = `uses ${quote(`plangate/plangate/${folder}`)}, which is not there`;
    const fix = `There are ${FOLDERS.slice(1).join(', ')}, and the gate itself: \`plangate/plangate@…\`.`;
    return [problem(step.at, seen, fix)];
  }
  if (ref === undefined || ref === '')
    return [problem(step.at, 'uses plangate/plangate without a version', pin)];
  if (ref.includes('<'))
    return [problem(step.at, `still has ${quote(ref)} in place of the version`, pin)];
  // GitHub's parser names it.
  if (ref.includes('${{') || /^[0-9a-f]{40}$/.test(ref)) return [];
  if (/^[0-9a-f]{7,39}$/.test(ref)) {
    const seen = `names the commit by ${quote(ref)}, and GitHub takes it whole only`;
    return [problem(step.at, seen, pin)];
  }
  return [note(step.at, `uses ${quote(ref)}, a tag or a branch that can be moved`, pin)];
}

export interface StepInputs {
  /** Input → text, without inputs that an expression sets. */
  literal: Record<string, string>;
  /** Inputs with a value that is not known before the job runs. */
  unknown: Set<string>;
  /** `TF_…` variables of the step, its job and its workflow. */
  environment: Record<string, string>;
}

export function readStepInputs(
  { workflow, job, step, folder }: GateStep,
  specs: readonly TextSpec[] = INPUTS,
): StepInputs {
  const known: StepInputs = { literal: {}, unknown: new Set(), environment: {} };
  for (const [name, value] of Object.entries(mappingIn(step.body['with']))) {
    if (value === null || value === undefined) continue;
    const text = scalarText(value);
    // GitHub refuses a list or a mapping: its parser names it.
    if (typeof value === 'object' || text.includes('${{')) known.unknown.add(name);
    else known.literal[name] = text;
  }
  for (const { env } of [workflow.body, job.body, step.body]) {
    for (const [name, value] of Object.entries(mappingIn(env))) {
      if (!name.startsWith('TF_')) continue;
      const text = scalarText(value);
      if (!text.includes('${{')) known.environment[name] = text;
      else if (/TOKEN/.test(name)) known.environment[name] = SECRET_PLACEHOLDER;
      else
        specs
          .filter((spec) => spec.environment?.includes(name))
          .forEach((spec) => known.unknown.add(spec.name));
    }
  }
  if (writesEnvironment(job, step)) {
    specs.filter((spec) => spec.environment).forEach((spec) => known.unknown.add(spec.name));
  }
  // Whatever value an expression has, the input implies it.
  const isImplied = IMPLY_LOCAL.some((name) => known.unknown.has(name));
  if (folder === '' && (isImplied || wantsLocal(known.literal))) known.literal['local'] = 'true';
  return known;
}

function writesEnvironment(job: WorkflowJob, step: Step): boolean {
  return stepsBefore({ job, step }).some(({ body }) =>
    scalarText(body['run']).includes('GITHUB_ENV'),
  );
}

/** The problems that the action would report about its inputs before its first request. */
export async function examineInputs(gate: GateStep, root: string): Promise<Diagnosis[]> {
  const { at } = gate.step;
  const inputs = readStepInputs(gate);
  const { literal, unknown } = inputs;
  const names = unknownInputs(
    Object.fromEntries([...Object.keys(literal), ...unknown].map((name) => [name, ''])),
    INPUTS.filter((spec) => existsAt(spec, 'action')),
  );
  const misspelt = names.flatMap(({ where }) => meantInputs(where));
  const settings = await examineSettings(gate, inputs, root);
  const isUnnamed = wantsLocal(literal) && !unknown.has('policies') && !literal['policies']?.trim();
  if (isUnnamed) settings.push({ where: 'policies', message: UNNAMED, mayAppear: false });
  return [
    ...names.map((wrong) => ofInput(wrong, at)),
    // A check without a service needs no token.
    ...(wantsLocal(literal) ? [] : examineToken(gate, literal)),
    ...settings
      .filter(({ where }) => !misspelt.includes(where))
      .map((wrong) => {
        const finding = ofInput(wrong, at);
        return wrong.mayAppear ? { ...finding, state: 'unknown' as const } : finding;
      }),
    ...(unknown.has('source') || literal['source'] === 'vcs' ? [] : examineFiles(gate)),
  ];
}

/** Which policies are there is examined with the gate: `examine-local.ts`. */
const UNNAMED =
  'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address.';

/** An input as it is written, and the one that is probably meant: an input that is misspelt is not missing. */
export function meantInputs(written: string): string[] {
  const near = didYouMean(
    written,
    INPUTS.map(({ name }) => name),
  );
  return near === undefined ? [written] : [written, near];
}

/** What is wrong with the settings that are known before the job runs. `mayAppear`: an earlier step may correct it. */
export async function examineSettings(
  gate: GateStep,
  { literal, unknown, environment }: StepInputs,
  root: string,
): Promise<(Problem & { mayAppear: boolean })[]> {
  const runs = stepsBefore(gate).filter(({ body }) => typeof body['run'] === 'string');
  // The checkout before the gate can put the files at another place than this checkout has them.
  const checkout = mappingIn(stepsBefore(gate).find(isCheckout)?.body['with']);
  if (checkout['path'] !== undefined || checkout['repository'] !== undefined) {
    unknown.add('directory');
  }
  if (runs.length > 0) unknown.add('ca-file');
  if (writesEnvironment(gate.job, gate.step)) unknown.add('workspaces');
  // Without the directory it is not known which `cloud` block counts.
  if (unknown.has('directory')) {
    ['hostname', 'organization', 'workspace', 'workspaces'].forEach((name) => unknown.add(name));
  }
  if (unknown.has('workspace') || unknown.has('workspaces'))
    unknown.add('workspace').add('workspaces');
  const hidden = unknown.has('plan') ? 'plan' : 'token';
  const isHidden = unknown.has('plan') || !wantsLocal(literal);
  const inputs = isHidden ? { ...literal, [hidden]: SECRET_PLACEHOLDER } : literal;
  // The files of the checkout, where the action reads those of the branch that a pull request is merged into.
  const files = asTrusted({
    names: (directory: string) => readdir(join(root, directory)).catch(() => undefined),
    read: (path: string) => readRegular(join(root, path)).catch(() => undefined),
  });
  const tree = treeOf(true, { workspace: root, trusted: async () => files });
  const loaded = await loadSettings({ inputs, environment, entryPoint: 'action' }, root, tree);
  const problems = 'problems' in loaded ? loaded.problems : [];
  return (
    problems
      .filter(({ where: input }) => !unknown.has(input))
      // A step may make the directory that is missing.
      .map((wrong) => ({ ...wrong, mayAppear: wrong.where === 'directory' && runs.length > 0 }))
  );
}

/** Files that are planned have to be checked out first, or made by another action. */
function examineFiles(gate: GateStep): Diagnosis[] {
  if (stepsBefore(gate).some(({ body }) => body['uses'] !== undefined)) return [];
  const seen = 'has no checkout before it, so there are no files to plan';
  const fix = 'Add a step with `uses: actions/checkout@…` before it.';
  return [problem(gate.step.at, seen, fix)];
}

/** The steps of the same job that run before this one, without those that run at the same time in a `parallel`. */
export function stepsBefore({ job, step }: { job: WorkflowJob; step: Step }): Step[] {
  return job.steps.filter(({ nth }) => nth < step.nth);
}

/** Finds a missing token, a token written into the file, and GitHub's token passed in its place. */
export function examineToken(
  { step, workflow, job }: GateStep,
  literal: Record<string, string>,
): Diagnosis[] {
  const fix = 'Pass `token: ${{ secrets.TF_API_TOKEN }}`.';
  if ((literal['token'] ?? '').trim() !== '') {
    const seen = 'has the token written into it, for everybody who reads the repository';
    const revoke = `Revoke that token, keep a new one as a secret, and p${fix.slice(1)}`;
    return [problem(step.at, seen, revoke)];
  }
  const written = mappingIn(step.body['with'])['token'];
  const token = typeof written === 'string' ? written.trim() : '';
  if (/^\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}$/i.test(token)) {
    const seen = 'passes the token of GitHub as `token`, which is for the service that plans';
    return [problem(step.at, seen, fix)];
  }
  const isInEnvironment = [workflow.body, job.body, step.body]
    .flatMap(({ env }) => Object.keys(mappingIn(env)))
    .some((name) => /^TF_(?:API_TOKEN|TOKEN_.+)$/.test(name));
  if (token !== '' || isInEnvironment || writesEnvironment(job, step)) return [];
  return [problem(step.at, 'has no `token`', fix)];
}

export function ofInput({ where, message }: Problem, at: string): Diagnosis {
  const [seen = message, ...rest] = `\`${where}\` ${message}`.split(/(?<=\.) /);
  const fix =
    rest.length > 0 ? rest.join(' ') : `See ${ownPage('docs/inputs.md')} for what it takes.`;
  return { ...problem(at, seen.replace(/\.$/, ''), fix), input: where };
}
