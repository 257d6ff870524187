/** Examines jobs that call a workflow with a gate: what GitHub would refuse, and which inputs, secrets and permissions are missing. */
import { fieldOf } from '../../model/parse.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import { quote } from '../../model/quote.ts';
import type { GateStep } from './examine-step.ts';
import { problem, type Diagnosis } from './finding.ts';
import {
  allowsMore,
  mappingIn,
  OTHERS,
  permissionLevel,
  permissionScopes,
  scalarText,
  type Mapping,
  type Workflow,
  type WorkflowJob,
} from './read-workflow.ts';

export interface Call {
  workflow: Workflow;
  job: WorkflowJob;
  /** Relative to the repository, as in `.github/workflows/gate.yml`. */
  called: string;
}

export function callsOf(workflow: Workflow): Call[] {
  return workflow.jobs.flatMap((job) => {
    const [, called] =
      /^[.$]\/(\.github\/workflows\/[^@]+)$/.exec(scalarText(job.body['uses'])) ?? [];
    return called === undefined ? [] : [{ workflow, job, called }];
  });
}

/** Examines a call of the workflow that has these gates. They are all of one workflow. */
export function examineCall({ workflow, job }: Call, gates: readonly GateStep[]): Diagnosis[] {
  const [first] = gates;
  if (first === undefined) return [];
  const { workflow: called } = first;
  const at = workflow.lineOf('jobs', job.name);
  const contract = called.triggers.get('workflow_call');
  if (contract === undefined) {
    const seen = `calls ${called.path}, which does not start on \`workflow_call\``;
    return [problem(at, seen, 'Add `workflow_call:` under `on:` of the called file.')];
  }
  const jobs = [...new Set(gates.map((gate) => gate.job))];
  const refusals = [
    ...examinePassed(job, contract),
    ...examineSecrets(job, contract, gates),
    ...jobs.flatMap((calledJob) => examineGranted(workflow, job, called, calledJob)),
  ];
  return refusals.map(([seen, fix]) => problem(at, seen, fix));
}

/** What is seen of the call, and what to do about it. */
type Refusal = [seen: string, fix: string];

function examinePassed(job: WorkflowJob, contract: Mapping): Refusal[] {
  const declared = mappingIn(contract['inputs']);
  const passed = mappingIn(job.body['with']);
  const unknown = Object.keys(passed).filter((name) => !Object.hasOwn(declared, name));
  const missing = Object.keys(declared).filter(
    (name) =>
      fieldOf(declared[name], 'required') === true &&
      fieldOf(declared[name], 'default') === undefined &&
      passed[name] === undefined,
  );
  return [
    ...unknown.map((name): Refusal => {
      const near = didYouMean(name, Object.keys(declared));
      const fix =
        near === undefined ? 'Take it out, or declare it there.' : `Did you mean \`${near}\`?`;
      return [`passes ${quote(name)}, which is no input of the called workflow`, fix];
    }),
    ...missing.map((name): Refusal => {
      const seen = `does not pass \`${name}\`, which the called workflow needs`;
      return [seen, 'Add it under `with:`.'];
    }),
  ];
}

/** Secrets that the call does not pass are empty in the called workflow. */
function examineSecrets(
  job: WorkflowJob,
  contract: Mapping,
  gates: readonly GateStep[],
): Refusal[] {
  if (job.body['secrets'] === 'inherit') return [];
  const passed = mappingIn(job.body['secrets']);
  const declared = mappingIn(contract['secrets']);
  const required = Object.keys(declared).filter(
    (name) => fieldOf(declared[name], 'required') === true,
  );
  // Secrets of an environment, too, reach a called job only by `inherit`.
  const used = gates
    .flatMap(({ step }) => Object.values(mappingIn(step.body['with'])))
    .flatMap((value) => [...scalarText(value).matchAll(/\bsecrets\.([A-Za-z_]\w*)/g)])
    .map(([, name = '']) => name);
  const lacking = [...new Set([...required, ...used])].filter(
    (name) => name !== 'GITHUB_TOKEN' && passed[name] === undefined,
  );
  return lacking.map((name) => {
    const fix = Object.hasOwn(declared, name)
      ? `Add \`secrets: { ${name}: \${{ secrets.${name} }} }\` to the job ${quote(job.name)}.`
      : `Add \`secrets: inherit\` to the job ${quote(job.name)}.`;
    return [`does not pass the secret ${name}, which the called workflow uses`, fix];
  });
}

/** A called job gets no more permissions than its caller has. GitHub does not start one that asks for more. */
function examineGranted(
  workflow: Workflow,
  job: WorkflowJob,
  called: Workflow,
  calledJob: WorkflowJob,
): Refusal[] {
  const scopes = new Set([
    ...permissionScopes(called, calledJob),
    ...permissionScopes(workflow, job),
  ]);
  return Array.from(scopes).flatMap((scope): Refusal[] => {
    const needed = permissionLevel(called, calledJob, scope);
    const granted = permissionLevel(workflow, job, scope);
    if (needed === undefined || granted === undefined || !allowsMore(needed, granted)) return [];
    const [gives, asks] = [granted, needed].map((level) =>
      scope === OTHERS ? (level === 'none' ? '{}' : `${level}-all`) : `${scope}: ${level}`,
    );
    const seen = `gives \`${gives}\`, and the called job ${quote(calledJob.name)} asks for \`${asks}\`, so GitHub does not start it`;
    const fix =
      scope === OTHERS
        ? `List the permissions of the job ${quote(calledJob.name)}, or write \`permissions: ${asks}\` in the job ${quote(job.name)}.`
        : `Add \`${asks}\` under \`permissions:\` of the job ${quote(job.name)}.`;
    return [[seen, fix]];
  });
}
