/** Examines jobs that call a workflow with a gate: what GitHub would refuse, and which inputs, secrets and permissions are missing. */
import { isRecord } from '../../model/parse.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import { quote } from '../../model/quote.ts';
import { EXIT } from '../command.ts';
import type { GateStep } from './examine-step.ts';
import type { Diagnosis } from './finding.ts';
import { problem } from './finding.ts';
import { allowsMore, OTHERS, permissionLevel, permissionScopes } from './permissions.ts';
import { scalarText, type Mapping, type Workflow, type WorkflowJob } from './read-workflow.ts';

/** A job that calls a workflow of the same repository. */
export interface Call {
  workflow: Workflow;
  job: WorkflowJob;
  /** Relative to the repository, as in `.github/workflows/gate.yml`. */
  called: string;
}

/** The jobs of a workflow that call a workflow file of the same repository. */
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
  const refuse = (seen: string, fix: string) => problem(at, seen, fix, EXIT.badInput);
  const contract = called.triggers.get('workflow_call');
  if (contract === undefined) {
    const seen = `calls ${called.path}, which does not start on \`workflow_call\``;
    return [refuse(seen, 'Add `workflow_call:` under `on:` of the called file.')];
  }
  const jobs = [...new Set(gates.map((gate) => gate.job))];
  return [
    ...examinePassed(job, contract, refuse),
    ...examineSecrets(job, contract, gates, refuse),
    ...jobs.flatMap((calledJob) => examineGranted({ workflow, job }, called, calledJob, refuse)),
  ];
}

type Refuse = (seen: string, fix: string) => Diagnosis;

function mappingOf(body: Mapping, name: string): Mapping {
  const value = body[name];
  return isRecord(value) ? value : {};
}

function examinePassed(job: WorkflowJob, contract: Mapping, refuse: Refuse): Diagnosis[] {
  const declared = mappingOf(contract, 'inputs');
  const passed = mappingOf(job.body, 'with');
  const unknown = Object.keys(passed).filter((name) => !Object.hasOwn(declared, name));
  const missing = Object.entries(declared).filter(
    ([name, spec]) =>
      isRecord(spec) &&
      spec['required'] === true &&
      spec['default'] === undefined &&
      passed[name] === undefined,
  );
  return [
    ...unknown.map((name) => {
      const near = didYouMean(name, Object.keys(declared));
      const fix =
        near === undefined ? 'Take it out, or declare it there.' : `Did you mean \`${near}\`?`;
      return refuse(`passes ${quote(name)}, which is no input of the called workflow`, fix);
    }),
    ...missing.map(([name]) =>
      refuse(
        `does not pass \`${name}\`, which the called workflow needs`,
        `Add it under \`with:\`.`,
      ),
    ),
  ];
}

/** Secrets that the call does not pass are empty in the called workflow. */
function examineSecrets(
  job: WorkflowJob,
  contract: Mapping,
  gates: readonly GateStep[],
  refuse: Refuse,
): Diagnosis[] {
  if (job.body['secrets'] === 'inherit') return [];
  const passed = mappingOf(job.body, 'secrets');
  const declared = mappingOf(contract, 'secrets');
  const required = Object.entries(declared)
    .filter(([, spec]) => isRecord(spec) && spec['required'] === true)
    .map(([name]) => name);
  // Secrets of an environment, too, reach a called job only by `inherit`.
  const used = gates.flatMap(({ step }) =>
    Object.values(mappingOf(step.body, 'with')).flatMap((value) =>
      Array.from(scalarText(value).matchAll(/\bsecrets\.([A-Za-z_]\w*)/g), ([, name = '']) => name),
    ),
  );
  const lacking = [...new Set([...required, ...used])].filter(
    (name) => name !== 'GITHUB_TOKEN' && passed[name] === undefined,
  );
  return lacking.map((name) => {
    const fix = Object.hasOwn(declared, name)
      ? `Add \`secrets: { ${name}: \${{ secrets.${name} }} }\` to the job ${quote(job.name)}.`
      : `Add \`secrets: inherit\` to the job ${quote(job.name)}.`;
    return refuse(`does not pass the secret ${name}, which the called workflow uses`, fix);
  });
}

/** A called job gets no more permissions than its caller has. GitHub does not start one that asks for more. */
function examineGranted(
  caller: Pick<Call, 'workflow' | 'job'>,
  called: Workflow,
  calledJob: WorkflowJob,
  refuse: Refuse,
): Diagnosis[] {
  const scopes = new Set([
    ...permissionScopes(called, calledJob),
    ...permissionScopes(caller.workflow, caller.job),
  ]);
  return Array.from(scopes).flatMap((scope) => {
    const needed = permissionLevel(called, calledJob, scope);
    const granted = permissionLevel(caller.workflow, caller.job, scope);
    if (needed === undefined || granted === undefined || !allowsMore(needed, granted)) return [];
    const [gives, asks] = [granted, needed].map((level) =>
      scope === OTHERS ? (level === 'none' ? '{}' : `${level}-all`) : `${scope}: ${level}`,
    );
    const seen = `gives \`${gives}\`, and the called job ${quote(calledJob.name)} asks for \`${asks}\`, so GitHub does not start it`;
    const fix =
      scope === OTHERS
        ? `List the permissions of the job ${quote(calledJob.name)}, or write \`permissions: ${asks}\` in the job ${quote(caller.job.name)}.`
        : `Add \`${asks}\` under \`permissions:\` of the job ${quote(caller.job.name)}.`;
    return [refuse(seen, fix)];
  });
}
