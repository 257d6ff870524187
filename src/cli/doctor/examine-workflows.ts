/** The GitHub workflows that use the gate: will they start, and does the gate get what it needs? */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findingOfProblem, ok, problem, note, unknown, type Diagnosis } from './diagnosis.ts';
import { parseAsGitHub } from './parse-as-github.ts';
import type { Call, Workflow, Step, WorkflowJob } from './read-workflow.ts';
import { callsOf, readWorkflow, scalarText } from './read-workflow.ts';
import { readKeysHere } from './read-keys.ts';
import { readRegular } from '../../machine/read-regular.ts';
import { recordOf } from '../../model/parse.ts';
import { CODES } from '../../model/errors.ts';
import { finding } from '../../model/finding.ts';
import {
  firstParts,
  foreign,
  joinSentences,
  literal,
  phrase,
  quoted,
  setting,
  typed,
  type Sentence,
} from '../../model/sentence.ts';
import { existsAt, INPUTS, type TextSpec } from '../../settings/inputs.ts';
import { SUB_ACTIONS } from '../../settings/sub-actions.ts';
import { asksService, wayOf } from '../../settings/plans.ts';
import { unknownInputs } from '../../settings/settings.ts';
import { commitCommand } from '../init/render-workflow.ts';

/** Gitea and Forgejo read the first of theirs that is there. */
const WORKFLOW_DIRECTORIES = ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'];
const ACTION_NAME = /plangate\/plangate/i;
/** This action, or one of its sub-actions, and its version. */
const THIS_ACTION = /^(?:https:\/\/github\.com\/)?plangate\/plangate(?:\/([^@]*))?(?:@(.*))?$/i;

/** A gate in a workflow. Its inputs replace options that the person who examines it does not give. */
export interface ExaminedGate {
  /** As in `.github/workflows/gate.yml:21`. */
  place: string;
  /** Input → text, without those that an expression sets. */
  inputs: Record<string, string>;
  /** Names of inputs that an expression sets: their values are unknown. */
  setByExpression: readonly string[];
  /** Whether a step of the same workflow runs `plangate digest`. */
  writesDigest: boolean;
}

/** Examines the workflows that use the gate or a sub-action, and those that call them. @param version of this program */
export async function examineWorkflows(
  root: string,
  version: string,
): Promise<{ findings: Diagnosis[]; gates: ExaminedGate[]; checks: string[] }> {
  const texts = await readWorkflowTexts(root);
  const files = Array.from(texts, ([path, text]) => ({ path, text, ...readWorkflow(path, text) }));
  const calls = files.flatMap((file) => ('workflow' in file ? callsOf(file.workflow) : []));
  const findings: Diagnosis[] = [];
  const gates: GateStep[] = [];
  for (const file of files) {
    if (!('workflow' in file)) {
      if (!ACTION_NAME.test(file.text)) continue;
      const faults =
        file.problem === undefined
          ? await examineStructure(file, texts)
          : [refused(file.path, foreign(file.problem))];
      // The others follow from the first.
      findings.push(...faults.slice(0, 1));
      continue;
    }
    const { workflow } = file;
    // A misspelt key above the steps hides them, so a file that names the action is examined.
    const namesAction = ACTION_NAME.test(JSON.stringify(workflow.body));
    const steps = await withKeys(gateStepsOf(workflow), root);
    const callers = calls.filter(({ called }) => called === file.path);
    const ofFile: Diagnosis[] = [];
    if (steps.length > 0 || namesAction) {
      for (const read of [workflow, ...callers.map((call) => call.workflow)].filter(isForGitHub)) {
        ofFile.push(...(await examineStructure(read, texts)));
      }
    }
    for (const step of steps) ofFile.push(...examineStep(step, callers, version));
    if (steps.length > 0 && ofFile.every(({ state }) => state === 'ok' || state === 'unknown')) {
      const events = joinSentences(literal`, `, ...[...workflow.triggers.keys()].map(setting));
      findings.push(ok(file.path, phrase`starts on ${events}`));
    }
    findings.push(...ofFile);
    gates.push(...steps.filter(({ folder }) => folder === ''));
  }
  // A file may be examined once for itself and once as a caller: its findings are reported once.
  const distinct = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  const checks = gates.flatMap((gate) => checkNames(gate, calls));
  return {
    findings: [...distinct.values()],
    gates: gates.map(examinedGate),
    checks: [...new Set(checks)],
  };
}

/** Path of each workflow, relative to the repository → its text; empty for one that cannot be read. */
async function readWorkflowTexts(root: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const directory of WORKFLOW_DIRECTORIES) {
    const names = await readdir(join(root, directory)).catch(() => []);
    for (const name of names.filter((file) => /\.ya?ml$/.test(file)).sort()) {
      const path = `${directory}/${name}`;
      texts.set(path, await readRegular(join(root, path)).catch(() => ''));
    }
  }
  return texts;
}

/** A file of which GitHub starts nothing. */
function refused(place: string, says: Sentence): Diagnosis {
  const remedy = phrase`Correct it: GitHub starts nothing of this file before that.`;
  return problem(place, finding('workflow-refused', says, { remedy, actor: 'operators' }));
}

/** What GitHub's own parser refuses. @param texts of the workflows of this repository, by their paths */
async function examineStructure(
  { path, text }: Pick<Workflow, 'path' | 'text'>,
  texts: ReadonlyMap<string, string>,
): Promise<Diagnosis[]> {
  const refusals = await parseAsGitHub(path, text, (called) => texts.get(called));
  const seen = isForGitHub({ path }) ? literal`GitHub refuses it` : literal`cannot be read`;
  return refusals.map(({ line, message }) =>
    refused(`${path}:${line}`, phrase`${seen}: ${foreign(message)}`),
  );
}

/** Of a sub-action that neither judges nor reports, only its version and its token matter. */
function examineStep(step: GateStep, callers: readonly Call[], version: string): Diagnosis[] {
  const judgesOrReports = ['', 'combine', 'apply'].includes(step.folder);
  return [
    ...examineVersion(step, version),
    ...examineToken(step),
    ...examineInputs(step),
    ...(judgesOrReports ? examineJob(step, callers) : []),
  ];
}

function examinedGate({ workflow, step, inputs }: GateStep): ExaminedGate {
  const writesDigest = workflow.jobs.some(({ steps }) =>
    steps.some(({ body }) => /\bplangate digest\b/.test(scalarText(body['run']))),
  );
  const { literal, unknown } = inputs;
  return { place: step.place, inputs: literal, setByExpression: [...unknown], writesDigest };
}

interface JobInWorkflow {
  workflow: Workflow;
  job: WorkflowJob;
}

interface GateStep extends JobInWorkflow {
  step: Step;
  inputs: StepInputs;
  /** The folder of the sub-action in the action's repository; empty for the gate itself. */
  folder: string;
  /** What follows the `@`; undefined when there is none. */
  ref: string | undefined;
  /** What its file of settings says. */
  keys: ReadonlyMap<string, string>;
}

/** The steps of a workflow that use the gate or a sub-action, in their order. */
function gateStepsOf(workflow: Workflow): Omit<GateStep, 'keys'>[] {
  return workflow.jobs.flatMap((job) =>
    job.steps.flatMap((step) => {
      const match = THIS_ACTION.exec(scalarText(step.body['uses']).trim());
      if (match === null) return [];
      const [, folder = '', ref] = match;
      const inputs = readStepInputs({ workflow, job }, step, folder);
      return [{ workflow, job, step, inputs, folder, ref }];
    }),
  );
}

function withKeys(steps: readonly Omit<GateStep, 'keys'>[], root: string): Promise<GateStep[]> {
  return Promise.all(
    steps.map(async (step) => {
      const keys = await readKeysHere(root, step.inputs.literal['settings']);
      return { ...step, keys };
    }),
  );
}

/** The version that `uses` names: a commit is the only one that cannot be changed. @param version of this program */
function examineVersion({ step, ref = '' }: GateStep, version: string): Diagnosis[] {
  // GitHub allows no expression here: its own parser, which `doctor` runs too, reports it.
  if (ref.includes('${{') || /^[0-9a-f]{40}$/.test(ref)) return [];
  const remedy = phrase`Name the commit of the release; this prints it: ${typed(commitCommand(version))}`;
  const found = (says: Sentence) => finding('version-not-pinned', says, { remedy });
  // `init` writes `<sha>` where it does not know the commit.
  if (ref.includes('<')) {
    return [problem(step.place, found(phrase`still has ${quoted(ref)} in place of the version`))];
  }
  const says = phrase`uses ${quoted(ref)}, which is no whole commit and can be moved`;
  return [note(step.place, found(says))];
}

interface StepInputs {
  /** Input → text, without inputs that an expression sets. */
  literal: Record<string, string>;
  /** Names of inputs with a value that is not known before the job runs. */
  unknown: Set<string>;
}

/** The inputs of a step: those of its `with`, and those that an expression in a variable of the environment sets. */
function readStepInputs({ workflow, job }: JobInWorkflow, step: Step, folder: string): StepInputs {
  const inputs: StepInputs = { literal: {}, unknown: new Set() };
  const names = specsOf(folder)?.map(({ name }) => name);
  for (const [name, value] of Object.entries(recordOf(step.body['with']))) {
    if (value === null || value === undefined || names?.includes(name) === false) continue;
    const text = scalarText(value);
    // GitHub refuses a list or a mapping: its parser reports it.
    if (typeof value === 'object' || text.includes('${{')) inputs.unknown.add(name);
    else inputs.literal[name] = text;
  }
  for (const { env } of [workflow.body, job.body, step.body]) {
    for (const [name, value] of Object.entries(recordOf(env))) {
      if (!scalarText(value).includes('${{')) continue;
      for (const spec of INPUTS) {
        if (spec.environment?.includes(name)) inputs.unknown.add(spec.name);
      }
    }
  }
  // Some inputs say where plans come from whatever their value is, so also if an expression sets them.
  const set = Array.from(inputs.unknown, (name) => [name, 'set']);
  const way = wayOf({ ...Object.fromEntries(set), ...inputs.literal });
  if (folder === '' && !asksService(way)) inputs.literal['local'] = 'true';
  return inputs;
}

/** The inputs of the action, or of the sub-action in this folder; undefined if there is none. */
function specsOf(folder: string): readonly TextSpec[] | undefined {
  if (folder === '') return INPUTS.filter((spec) => existsAt(spec, 'action'));
  return SUB_ACTIONS.find(({ name }) => name === folder)?.inputs;
}

/** Names under `with:` that are no inputs. GitHub starts the action all the same, and the step refuses them. */
function examineInputs({ step, folder }: GateStep): Diagnosis[] {
  const specs = specsOf(folder);
  if (specs === undefined) return [];
  const names = Object.keys(recordOf(step.body['with']));
  const wrong = unknownInputs(Object.fromEntries(names.map((name) => [name, ''])), specs);
  return wrong.map((one) => {
    const says = phrase`${quoted(one.where)} is not an input`;
    return problem(step.place, { ...findingOfProblem(one), says });
  });
}

/** A token that is written into the file. */
function examineToken({ step, inputs }: GateStep): Diagnosis[] {
  if ((inputs.literal['token'] ?? '').trim() === '') return [];
  const says = phrase`has the token written into it, for everybody who reads the repository`;
  const remedy = phrase`Revoke that token, keep a new one as a secret, and pass ${typed('token: ${{ secrets.TF_API_TOKEN }}')}.`;
  return [problem(step.place, finding('token-written', says, { remedy }))];
}

/** @param callers jobs of this repository that call the gate's workflow */
function examineJob(gate: GateStep, callers: readonly Call[]): Diagnosis[] {
  const { workflow, job, step, inputs, folder } = gate;
  // Only the gate itself has to run for every pull request. Other events may start a sub-action.
  const startedBy = folder === '' ? [gate, ...callers] : [];
  const ignoringFailures = [
    { body: job.body, what: literal`job`, place: workflow.lineOf('jobs', job.name) },
    { body: step.body, what: literal`step`, place: step.place },
  ].filter(({ body }) => body['continue-on-error'] === true);
  return [
    ...startedBy.flatMap((starter) => examineTriggers(starter, inputs)),
    ...(folder === '' ? examinePermissions(gate) : []),
    ...(folder === '' ? examineRunner(gate) : []),
    ...(folder === '' ? examineMembersToken(gate) : []),
    ...ignoringFailures.map(({ what, place }) => {
      const says = phrase`has ${typed('continue-on-error')} on the ${what}: the job passes although the gate fails`;
      const remedy = phrase`Take it out, or use ${typed('fail-on: never')}.`;
      return note(place, finding('failure-ignored', says, { remedy }));
    }),
  ];
}

/** Other servers take addresses in `uses:`, and less or more than GitHub elsewhere. */
const isForGitHub = ({ path }: Pick<Workflow, 'path'>) => path.startsWith('.github/');

/**
 * The names of the checks that the job of a gate makes, as its host gives them: by these a branch requires them. A job with a
 * matrix, or a name that an expression makes, has none that is known here.
 */
function checkNames({ workflow, job }: JobInWorkflow, calls: readonly Call[]): string[] {
  const name = jobName(job);
  if (name === undefined || job.body['strategy'] !== undefined) return [];
  if (!isForGitHub(workflow)) {
    const title = scalarText(workflow.body['name']) || workflow.path.replace(/^.*\//, '');
    const events = [...workflow.triggers.keys()].filter((event) =>
      event.startsWith('pull_request'),
    );
    return events.map((event) => `${title} / ${name} (${event})`);
  }
  const callers = calls.filter(({ called }) => called === workflow.path);
  if (callers.length === 0) return workflow.triggers.has('workflow_call') ? [] : [name];
  return callers.flatMap((call) => {
    const caller = jobName(call.job);
    return caller === undefined ? [] : [`${caller} / ${name}`];
  });
}

function jobName({ name, body }: WorkflowJob): string | undefined {
  const written = scalarText(body['name']);
  if (written.includes('${{')) return undefined;
  return written === '' ? name : written;
}

/**
 * What the gate does with the token of the job: the permission, what is missing without it, and what makes it needless. A group of
 * a matrix, which an expression names, leaves comment and annotations to the job that combines all of them.
 */
const PERMISSIONS = [
  {
    name: 'pull-requests',
    lost: literal`it writes no comment, and lists no changed files`,
    unless: ({ inputs: { literal, unknown: expressions }, keys }: GateStep) =>
      (literal['comment'] ?? keys.get('comment')) === 'off' ||
      expressions.has('group') ||
      literal['github-token'] !== undefined ||
      expressions.has('github-token'),
  },
  {
    name: 'checks',
    lost: literal`it puts no annotations at the lines at fault`,
    unless: ({ inputs: { literal, unknown: expressions }, keys }: GateStep) =>
      keys.get('annotate') === 'off' ||
      expressions.has('group') ||
      literal['checks-token'] !== undefined ||
      expressions.has('checks-token'),
  },
] as const;

/** What the job may not do with its own token, where the workflow says what it may. */
function examinePermissions(gate: GateStep): Diagnosis[] {
  const { workflow, job } = gate;
  const written = job.body['permissions'] ?? workflow.body['permissions'];
  if (written === undefined || written === 'write-all' || !isForGitHub(workflow)) return [];
  const place =
    job.body['permissions'] === undefined
      ? workflow.lineOf('permissions')
      : workflow.lineOf('jobs', job.name, 'permissions');
  const given = recordOf(written);
  const findings = PERMISSIONS.filter(
    ({ name, unless }) => given[name] !== 'write' && !unless(gate),
  ).map(({ name, lost }) => {
    return lacksPermission(place, `${name}: write`, lost);
  });
  const checksOut = job.steps.some(({ body }) =>
    scalarText(body['uses']).startsWith('actions/checkout@'),
  );
  const mayRead =
    written === 'read-all' || ['read', 'write'].includes(scalarText(given['contents']));
  if (!checksOut || mayRead) return findings;
  const lost = literal`a private repository is not checked out`;
  return [lacksPermission(place, 'contents: read', lost), ...findings];
}

/** @param lost what the gate does not do without the permission */
function lacksPermission(place: string, permission: string, lost: Sentence): Diagnosis {
  const says = phrase`gives the job of the gate no ${typed(permission)}: ${lost}`;
  const remedy = phrase`Add ${typed(permission)} to the ${typed('permissions')} of the job.`;
  return note(place, finding(CODES.lacksHostRight, says, { remedy, actor: 'operators' }));
}

const FROM_STEP = /^\$\{\{\s*steps\.([\w-]+)\.outputs\.token\s*\}\}$/;
const OF_WORKFLOW = /^\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}$/;
const MAKE_TOKEN = phrase`Make it with ${typed('actions/create-github-app-token')} and ${typed('permission-members: read')}, and nothing else.`;

/** Everybody who may push a branch can read the secrets of the gate: a token that reads teams has to be good for nothing else. */
function examineMembersToken({ job, step }: GateStep): Diagnosis[] {
  const inputs = recordOf(step.body['with']);
  const written = scalarText(inputs['members-token']).trim();
  if (written === '') return [];
  const why = whyWide(written, inputs, job);
  if (why === undefined) return [];
  const says = phrase`has a ${typed('members-token')} ${why}`;
  return [note(step.place, finding('members-token-wide', says, { remedy: MAKE_TOKEN }))];
}

function whyWide(
  written: string,
  inputs: Readonly<Record<string, unknown>>,
  { steps }: WorkflowJob,
): Sentence | undefined {
  if (OF_WORKFLOW.test(written)) {
    return phrase`that is the one of the workflow, and cannot read teams`;
  }
  const others = Object.entries(inputs).filter(([name]) => name !== 'members-token');
  const same = others.find(([, value]) => scalarText(value).trim() === written);
  if (same !== undefined) {
    return phrase`that is ${typed(same[0])} as well, and may do more than read teams`;
  }
  const [, id] = FROM_STEP.exec(written) ?? [];
  const maker = steps.find(({ body }) => id !== undefined && body['id'] === id);
  if (!scalarText(maker?.body['uses']).startsWith('actions/create-github-app-token@'))
    return undefined;
  const given = Object.entries(recordOf(maker?.body['with']))
    .filter(([name]) => name.startsWith('permission-'))
    .map(([name, value]) => `${name}: ${scalarText(value)}`);
  if (given.length === 0) return phrase`with all permissions of its app`;
  const wide = given.filter((each) => each !== 'permission-members: read');
  const names = firstParts(wide.map(setting), 5);
  return wide.length === 0 ? undefined : phrase`with more than it needs (${names})`;
}

/** A runner of GitHub has the Node.js of the action. One of one's own may be older. */
function examineRunner({ workflow, job }: GateStep): Diagnosis[] {
  const labels = [job.body['runs-on'] ?? []].flat().map(scalarText);
  if (isForGitHub(workflow) && !labels.includes('self-hosted')) return [];
  const says = phrase`runs on a machine of your own, and whether its runner knows ${typed('node24')} is not seen from here`;
  const remedy = phrase`Update the runner if the job ends with ${quoted('unknown runs.using node24')}.`;
  const place = workflow.lineOf('jobs', job.name, 'runs-on');
  return [unknown(place, finding('runner-unseen', says, { remedy }))];
}

/** Conditions that are met even if an earlier job failed: `always()` and `!cancelled()`, bare or in `${{ }}`. */
const ALWAYS = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\))\s*(?:\}\})?$/;

/** Whether the job starts for every change: the events of its workflow, their filters, and its own condition. */
function examineTriggers(
  { workflow, job }: JobInWorkflow,
  { literal, unknown: setByExpression }: StepInputs,
): Diagnosis[] {
  const { triggers, lineOf } = workflow;
  const findings: Diagnosis[] = [];
  for (const event of ['pull_request', 'pull_request_target']) {
    const filters = triggers.get(event);
    if (filters === undefined) continue;
    const types = [filters['types'] ?? []].flat().map(String);
    if (types.length > 0 && !types.includes('synchronize')) {
      const says = phrase`does not run when a pull request gets new commits (${typed('types')} of ${setting(event)})`;
      const remedy = phrase`Add ${typed('synchronize')}, or leave ${typed('types')} out.`;
      findings.push(note(lineOf('on', event), finding('gate-not-started', says, { remedy })));
    }
    if (filters['paths'] !== undefined || filters['paths-ignore'] !== undefined) {
      const says = phrase`runs for some paths only: where the check is required, other pull requests wait for it without end`;
      const remedy = phrase`Where it is required, let it run on all of them; ${typed('affected-only')} leaves out what no file touches.`;
      findings.push(unknown(lineOf('on', event), finding('gate-not-started', says, { remedy })));
    }
  }
  // A job that judges the plan of another one does not run code of the pull request.
  const judgesPlan = literal['plan'] !== undefined || setByExpression.has('plan');
  // An environment can have reviewers, who see the files before the job starts.
  const hasEnvironment = job.body['environment'] !== undefined;
  if (triggers.has('pull_request_target') && !judgesPlan && !hasEnvironment) {
    const says = phrase`runs on ${setting('pull_request_target')}`;
    const remedy = phrase`Use ${typed('on: pull_request')}: a plan runs code, and here it would run with your secrets.`;
    findings.push(note(lineOf('on'), finding('secrets-handed-out', says, { remedy })));
  }
  findings.push(...examineMergeQueue({ workflow, job }));
  const condition = job.body['if'];
  if (condition !== undefined && !ALWAYS.test(scalarText(condition).trim())) {
    const says = phrase`skips the job ${quoted(job.name)} unless its ${typed('if')} is met, and a required check that is skipped counts as passed`;
    findings.push(unknown(lineOf('jobs', job.name), finding('gate-not-started', says)));
  }
  return findings;
}

/**
 * Whether entries of a merge queue cancel each other. Its event has no number of a pull request, so a concurrency group
 * that is named after that number alone is the same group for all entries.
 */
function examineMergeQueue({ workflow, job }: JobInWorkflow): Diagnosis[] {
  if (!workflow.triggers.has('merge_group')) return [];
  const blocks = [
    { body: workflow.body['concurrency'], place: workflow.lineOf('concurrency') },
    { body: job.body['concurrency'], place: workflow.lineOf('jobs', job.name, 'concurrency') },
  ];
  return blocks.flatMap(({ body, place }) => {
    const concurrency = recordOf(body);
    const group = scalarText(concurrency['group']);
    const isOfOneEntry = /github\.(?:ref|sha|run_id|event\.merge_group)\b/.test(group);
    if (concurrency['cancel-in-progress'] !== true || isOfOneEntry) return [];
    const says = phrase`cancels every entry of the merge queue but the newest: all of them have the group ${quoted(group)}`;
    const remedy = phrase`Write ${typed('${{ github.event.pull_request.number || github.ref }}')} in the group.`;
    return [note(place, finding('queue-canceled', says, { remedy }))];
  });
}
