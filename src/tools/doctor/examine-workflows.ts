/** The GitHub workflows that use the gate: will they start, and does the gate get what it needs? */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegular } from '../../machine/read-regular.ts';
import { finding } from '../../model/finding.ts';
import { recordOf } from '../../model/parse.ts';
import {
  foreign,
  joinSentences,
  literal,
  phrase,
  quoted,
  setting,
  typed,
  type Sentence,
} from '../../model/sentence.ts';
import { unknownInputs } from '../../settings/settings.ts';
import { commitCommand } from '../init/render-workflow.ts';
import { findingOfProblem, ok, problem, note, type Diagnosis } from './diagnosis.ts';
import { examineJob } from './examine-job.ts';
import {
  gateStepsOf,
  isForGitHub,
  specsOf,
  type GateStep,
  type JobInWorkflow,
} from './gate-steps.ts';
import { parseAsGitHub } from './parse-as-github.ts';
import {
  callsOf,
  readWorkflow,
  scalarText,
  type Call,
  type Workflow,
  type WorkflowJob,
} from './read-workflow.ts';

/** Gitea and Forgejo read the first of theirs that is there. */
const WORKFLOW_DIRECTORIES = ['.github/workflows', '.gitea/workflows', '.forgejo/workflows'];
const ACTION_NAME = /plangate\/plangate/i;

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
    const steps = await gateStepsOf(workflow, root);
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
  const { written, setByExpression } = inputs;
  return {
    place: step.place,
    inputs: written,
    setByExpression: [...setByExpression],
    writesDigest,
  };
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
  if ((inputs.written['token'] ?? '').trim() === '') return [];
  const says = phrase`has the token written into it, for everybody who reads the repository`;
  const remedy = phrase`Revoke that token, keep a new one as a secret, and pass ${typed('token: ${{ secrets.TF_API_TOKEN }}')}.`;
  return [problem(step.place, finding('token-written', says, { remedy }))];
}

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
