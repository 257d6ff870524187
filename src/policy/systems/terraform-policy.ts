/**
 * Terraform policy, whose outcomes name the file and the line.
 *
 * Source: https://github.com/hashicorp/go-tfe/blob/0fa6b099/v2/openapi/spec.json and
 * https://github.com/hashicorp/python-tfe/blob/137d5438/docs/scenarios/tf-policy-evaluation.md.
 */
import { orElse } from '../../model/or-else.ts';
import { TF_POLICY_EVALUATION_STATUSES, TF_POLICY_OUTCOME_STATUSES } from '../../model/status.ts';
import type {
  TfPolicyEvaluation,
  TfPolicyOutcome,
  TfPolicySetOutcome,
} from '../../client/wire/policies.ts';
import {
  type WithOutcomes,
  statusMayChange,
  readOutcomes,
  type ServiceSystem,
  type SystemReader,
} from './policy-system.ts';
import { joinByAddress } from '../named-resources.ts';
import {
  asCount,
  BROKEN_SET,
  contradictions,
  readCount,
  emptyReading,
  readOutcome,
  readStatus,
  timestampDoubts,
  countByStatus,
  type Reading,
} from '../reading.ts';
import type { Location, PolicyResult } from '../../model/policy-result.ts';

type Contents = WithOutcomes<TfPolicyEvaluation, TfPolicySetOutcome>;

const LEVELS = ['advisory', 'mandatory', 'mandatory-overridable'] as const;

export const TERRAFORM_POLICY: ServiceSystem<TfPolicyEvaluation, Contents> = {
  name: 'terraform-policy',
  title: 'Terraform policy',
  levels: LEVELS,
  relation: 'tf-policy-evaluations',
  emptyIsFinal: true,
  override: {
    object: 'tf-policy-evaluation',
    title: 'Terraform policy evaluation',
    waitingStatus: 'awaiting_override',
    finalStatus: 'failed',
  },
  list: ({ tfPolicyEvaluations }, runId) => tfPolicyEvaluations.list(runId),
  objectOf: (evaluation) => evaluation,
  isOfApply: isApply,
  isUnfinished: (evaluation) =>
    !isApply(evaluation) &&
    statusMayChange(TF_POLICY_EVALUATION_STATUSES, evaluation.attributes.status),
  readDetails,
  read: fromTfPolicy,
  async readForApply(reader, runId) {
    const { items } = await reader.readAll(reader.client.tfPolicyEvaluations.list(runId));
    const evaluations = items.filter(isApply);
    return Promise.all(
      evaluations.map(async (each) => fromTfPolicy(await readDetails(each, reader))),
    );
  },
  sendOverride: ({ tfPolicyEvaluations }, id, comment) =>
    tfPolicyEvaluations.override(id, { comment }),
};

function readDetails(evaluation: TfPolicyEvaluation, reader: SystemReader): Promise<Contents> {
  const { tfPolicyEvaluations } = reader.client;
  return readOutcomes(evaluation, TF_POLICY_EVALUATION_STATUSES, tfPolicyEvaluations, reader);
}

/** Reads one evaluation of Terraform policy with its outcomes. */
export function fromTfPolicy({ evaluation, sets }: Contents): Reading {
  const { status, permissions, error, actions } = evaluation.attributes;
  const what = `Terraform policy evaluation ${evaluation.id}`;
  const canOverride = permissions?.['can-override'] ?? undefined;
  const object = { system: 'terraform-policy', what, word: status } as const;
  const { reading, kind, isUnfinished } = readStatus(TF_POLICY_EVALUATION_STATUSES, object);
  if (isUnfinished) return { ...(isApply(evaluation) ? emptyReading() : reading), canOverride };
  if ((error ?? undefined) !== undefined || status === 'errored') {
    const reason = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
    reading.errors.push(
      `The ${what} could not be evaluated${reason === '' ? '' : `: ${reason.slice(0, 2_000)}`}.`,
    );
  }
  if (sets !== undefined && 'doubt' in sets.how) reading.doubts.push(sets.how.doubt);
  reading.doubts.push(
    ...timestampDoubts(what, evaluation.attributes, TF_POLICY_EVALUATION_STATUSES),
  );
  if (kind === 'person' && actions?.['is-overridable'] === false) {
    reading.doubts.push(
      `The ${what} awaits an override, but by its own word it cannot be overridden.`,
    );
  }
  const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
  const results = (sets?.items ?? []).flatMap((set) => readSet(set, status, at));
  const doubts = [
    ...reading.doubts,
    ...countDoubts(what, evaluation, results),
    ...contradictions(what, status, results, { unknownFails: true }),
  ];
  return { ...reading, canOverride, results, doubts };
}

/** Whether the evaluation belongs to the apply, which runs of the gate do not reach in either mode. */
function isApply({ attributes }: TfPolicyEvaluation): boolean {
  return attributes['stage-type']?.toLowerCase() === 'apply';
}

/** The results of one policy set. @param evaluation the status of the evaluation that it belongs to */
function readSet(
  { attributes }: TfPolicySetOutcome,
  evaluation: string,
  overriddenAt: string | undefined,
): PolicyResult[] {
  const policySet = attributes['policy-set-name'] ?? '';
  const error: unknown = attributes.error ?? '';
  const results = (attributes.outcomes ?? []).map((each) =>
    fromTfOutcome(each, policySet, { status: evaluation, overriddenAt }),
  );
  if (error === '') return results;
  const textOfError = () => (typeof error === 'string' ? error : JSON.stringify(error));
  const message = orElse(textOfError, 'The policy set could not be evaluated.').slice(0, 4_000);
  return [
    { ...BROKEN_SET, system: 'terraform-policy', policySet, message, output: [] },
    ...results,
  ];
}

function fromTfOutcome(
  outcome: TfPolicyOutcome,
  policySet: string,
  evaluation: { status: string; overriddenAt: string | undefined },
): PolicyResult {
  const reading = readOutcome(TF_POLICY_OUTCOME_STATUSES, LEVELS, outcome);
  const { isGood, level, word } = reading;
  const ownStatus = outcome.status === 'unknown' ? 'known-after-apply' : reading.status;
  const overridable =
    level === 'mandatory-overridable' &&
    ['awaiting_override', 'overridden'].includes(evaluation.status);
  const isOverridden = ownStatus === 'failed' && overridable && evaluation.status === 'overridden';
  const status = isOverridden ? 'overridden' : ownStatus;
  const diagnostics = readDiagnostics(outcome);
  const printed = addressedLines(diagnostics);
  const output = printed.map(({ text }) => text);
  return {
    system: 'terraform-policy',
    policySet,
    policy: outcome.policy_name ?? outcome.file_name ?? '',
    level,
    status,
    word,
    overridable,
    override:
      isOverridden && evaluation.overriddenAt !== undefined
        ? { at: evaluation.overriddenAt }
        : undefined,
    message: isGood ? '' : (output[0] ?? ''),
    output,
    printedFor: isGood ? undefined : printed.map(({ addresses }) => addresses),
    ...locationsOf(isGood ? [] : diagnostics),
  };
}

type Diagnostic = ReturnType<typeof readDiagnostics>[number];

/** A resource without a name has an empty one. */
function readDiagnostics({ diagnostics }: TfPolicyOutcome) {
  return (diagnostics ?? []).map(({ resources, error_message: error, summary }) => ({
    text: error ?? summary,
    resources: (resources ?? []).map(({ resource_name: name, ...resource }) => ({
      name: name ?? '',
      text: resource.error_message ?? resource.info_message,
      path: resource.file_name,
      line: asCount(resource.start_line),
    })),
  }));
}

/**
 * The lines of the diagnostics, each with the addresses that it is about: all resources of its diagnostic, or one. If a
 * resource of a diagnostic has no name, it is not known what its own lines are about.
 */
function addressedLines(
  diagnostics: readonly Diagnostic[],
): { text: string; addresses: string[] }[] {
  const lines: { text: string; addresses: string[] }[] = [];
  for (const { text: wholeText, resources } of diagnostics) {
    const names = resources.map(({ name }) => name);
    const addresses = names.includes('') ? [] : names;
    for (const text of linesOf(wholeText)) lines.push({ text, addresses });
    for (const { name, text } of resources) {
      for (const line of linesOf(text)) {
        if (name === '') lines.push({ text: line, addresses: [] });
        else lines.push({ text: `${name}: ${line}`, addresses: [name] });
      }
    }
  }
  return lines;
}

/** The resources of the diagnostics, with their places and messages; and the first place, even if its resource has no name. */
function locationsOf(diagnostics: readonly Diagnostic[]) {
  const found = diagnostics
    .flatMap(({ resources }) => resources)
    .map(({ name, path, line, text }) => {
      const location: Location | undefined =
        path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
      return { address: name, message: linesOf(text).join('; ') || undefined, location };
    });
  const resources = joinByAddress(found.filter(({ address }) => address !== ''));
  const location = found.find((resource) => resource.location)?.location;
  return { address: resources[0]?.address, location, resources };
}

function linesOf(value: string | null | undefined): string[] {
  return (value ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 200);
}

function countDoubts(
  what: string,
  { attributes: { status, 'result-count': counts } }: TfPolicyEvaluation,
  results: readonly PolicyResult[],
): string[] {
  if (counts === null || counts === undefined) {
    return [`The ${what} is "${status}" but does not say how many policies it has.`];
  }
  const listed = countByStatus(results);
  const overridableResults = results.filter(({ level }) => level === 'mandatory-overridable');
  const listedOverridable = countByStatus(overridableResults).mandatory;
  const mandatory = readCount(counts, 'mandatory-failed') ?? 0;
  const overridable = readCount(counts, 'mandatory-overridable-failed');
  // Services differ in whether they count overridable failures among the mandatory ones as well.
  const fitsWithOverridable =
    listed.mandatory === mandatory && [undefined, 0, listedOverridable].includes(overridable);
  const fitsBesideOverridable =
    listed.mandatory === mandatory + listedOverridable && overridable === listedOverridable;
  const fits: Record<string, boolean> = {
    passed: readCount(counts, 'passed') === listed.passed,
    'failed advisory': readCount(counts, 'advisory-failed') === listed.advisory,
    'failed mandatory': fitsWithOverridable || fitsBesideOverridable,
    errored: (readCount(counts, 'errored') ?? 0) <= listed.errored,
    unknown: (readCount(counts, 'unknown') ?? 0) <= listed.knownAfterApply,
  };
  return Object.keys(fits)
    .filter((name) => fits[name] === false)
    .map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
