/**
 * Terraform policy, whose outcomes name the file and the line.
 *
 * Stages, counts, the error of an evaluation, and the override of each by itself:
 * https://developer.hashicorp.com/terraform/cloud-docs/api-docs/tf-policy-evaluations and
 * https://developer.hashicorp.com/terraform/enterprise/api-docs/tf-policy-evaluations; the schemas:
 * https://github.com/hashicorp/go-tfe/blob/0fa6b099/v2/openapi/spec.json.
 */
import { orElse } from '../../model/or-else.ts';
import { withoutTrailing } from '../../model/without-trailing.ts';
import { TF_POLICY_EVALUATION_STATUSES, TF_POLICY_OUTCOME_STATUSES } from '../../model/status.ts';
import type {
  TfPolicyEvaluation,
  TfPolicyOutcome,
  TfPolicySetOutcome,
} from '../../client/wire/policies.ts';
import {
  type WithOutcomes,
  judgeOfService,
  statusMayChange,
  readOutcomes,
  type ServiceSystem,
  type SystemReader,
} from './policy-system.ts';
import {
  mergeByAddress,
  namedIn,
  NOTHING_NAMED,
  resourcesAlone,
  withoutAddress,
  type PrintedMessage,
} from '../named-resources.ts';
import {
  asCount,
  BROKEN_SET,
  contradictions,
  readCount,
  emptyReading,
  readOutcome,
  readStatus,
  brokenPolicies,
  contradiction,
  timestampDoubts,
  countByStatus,
  type Reading,
} from '../reading.ts';
import type { Finding } from '../../model/finding.ts';
import { foreign, phrase, quoted, runPart, sentencePart } from '../../model/sentence.ts';
import type { Location, NamedResource, PolicyResult } from '../../model/policy-result.ts';

type Contents = WithOutcomes<TfPolicyEvaluation, TfPolicySetOutcome>;

const LEVELS = ['advisory', 'mandatory', 'mandatory-overridable'] as const;

const JUDGE = judgeOfService('terraform-policy', 'Terraform policy');

export const TERRAFORM_POLICY: ServiceSystem<TfPolicyEvaluation, Contents> = {
  judge: JUDGE,
  levels: LEVELS,
  relation: 'tf-policy-evaluations',
  emptyIsFinal: true,
  override: {
    object: 'tf-policy-evaluation',
    title: 'Terraform policy evaluation',
    waitingStatus: 'awaiting_override',
    finalStatus: 'failed',
    runStatus: 'tf_policy_override',
  },
  include: 'tf_policy_evaluations',
  mayWait: ({ tfPolicyEvaluations = [] }) =>
    tfPolicyEvaluations.map((evaluation) => ({
      stage: isApply(evaluation) ? 'post_apply' : 'plan',
      status: evaluation.attributes.status,
    })),
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
  const object = { what, word: status } as const;
  const { reading, kind, isUnfinished } = readStatus(TF_POLICY_EVALUATION_STATUSES, object);
  if (isUnfinished) return { ...(isApply(evaluation) ? emptyReading() : reading), canOverride };
  const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
  const results = (sets?.items ?? []).flatMap((set) => readSet(set, status, at));
  // A set that broke has a result that says so and keeps the gate closed.
  const isExplained = results.some(
    ({ status: own, level }) => own === 'errored' && level !== 'advisory',
  );
  if ((error ?? undefined) !== undefined) reading.errors.push(describeError(evaluation, what));
  else if (status === 'errored' && !isExplained) {
    reading.errors.push(brokenPolicies(phrase`The ${runPart(what)} could not be evaluated.`));
  }
  if (sets !== undefined && 'doubt' in sets.how) reading.doubts.push(sets.how.doubt);
  reading.doubts.push(
    ...timestampDoubts(what, evaluation.attributes, TF_POLICY_EVALUATION_STATUSES),
  );
  if (kind === 'person' && actions?.['is-overridable'] === false) {
    reading.doubts.push(
      contradiction(
        phrase`The ${runPart(what)} awaits an override, but by its own word it cannot be overridden.`,
      ),
    );
  }
  const doubts = [
    ...reading.doubts,
    ...countDoubts(what, evaluation, results),
    ...contradictions(what, status, results, { unknownFails: true }),
  ];
  const stopsRun = kind === 'bad' || kind === 'person';
  return {
    ...reading,
    canOverride,
    results,
    doubts,
    ...(stopsRun && isOfStage(evaluation, 'Init') && { stoppedBeforePlan: true }),
  };
}

/** Why no policy of the evaluation has a result, and who can change that. @param what the evaluation */
function describeError({ attributes }: TfPolicyEvaluation, what: string): Finding {
  const { type, summary, detail, details } = attributes.error ?? {};
  const said = [summary, detail ?? details].filter((part) => (part ?? '') !== '').join(': ');
  const reason =
    said === '' ? '' : phrase`: ${foreign(withoutTrailing(said.slice(0, 2_000), '.'))}`;
  const stage = attributes['stage-type'] ?? '';
  const where = stage === '' ? '' : phrase` at ${sentencePart('name', stage, 60)}`;
  const keepers = type === 'incompatible_agent_version' ? 'run the agents' : 'keep the policy sets';
  const says = phrase`The ${runPart(what)} could not be evaluated${where}${reason}.`;
  const remedy = phrase`Those who ${keepers} of the organization can fix that; a push cannot.`;
  return { ...brokenPolicies(says), remedy };
}

/** Whether the evaluation belongs to the apply, which runs of the gate do not reach in either mode. */
function isApply(evaluation: TfPolicyEvaluation): boolean {
  return isOfStage(evaluation, 'Apply');
}

function isOfStage({ attributes }: TfPolicyEvaluation, stage: 'Init' | 'Apply'): boolean {
  return attributes['stage-type']?.toLowerCase() === stage.toLowerCase();
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
  const message = orElse(textOfError, 'The policy set could not be evaluated.');
  return [
    {
      ...BROKEN_SET,
      judge: JUDGE,
      policySet,
      message,
      output: [message],
      ...namedIn([{ text: message }]),
    },
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
  const printed = addressedTexts(diagnostics);
  const output = printed.map(({ text }) => text);
  return {
    judge: JUDGE,
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
    ...(isGood ? NOTHING_NAMED : namedInDiagnostics(diagnostics)),
  };
}

type Diagnostic = ReturnType<typeof readDiagnostics>[number];

/** A resource without a name has an empty one. */
function readDiagnostics({ diagnostics }: TfPolicyOutcome) {
  return (diagnostics ?? []).map(({ resources, error_message: error, summary }) => ({
    text: (error ?? summary ?? '').trim(),
    resources: (resources ?? []).map(({ resource_name: name, ...resource }) => ({
      name: name ?? '',
      text: (resource.error_message ?? resource.info_message ?? '').trim(),
      path: resource.file_name,
      line: asCount(resource.start_line),
    })),
  }));
}

/**
 * The texts of the diagnostics, each with the addresses that it is about: all resources of its diagnostic, or one. If a
 * resource of a diagnostic has no name, it is not known what its own text is about.
 */
function addressedTexts(
  diagnostics: readonly Diagnostic[],
): { text: string; addresses: string[] }[] {
  const texts: { text: string; addresses: string[] }[] = [];
  for (const { text, resources } of diagnostics) {
    const names = resources.map(({ name }) => name);
    if (text !== '') texts.push({ text, addresses: names.includes('') ? [] : names });
    for (const { name, text: ofResource } of resources) {
      if (ofResource === '') continue;
      if (name === '') texts.push({ text: ofResource, addresses: [] });
      else texts.push({ text: `${name}: ${withoutAddress(ofResource, name)}`, addresses: [name] });
    }
  }
  return texts;
}

/**
 * The resources of the diagnostics, with their places and messages; what is said of all of them together; and the first
 * place, even if its resource has no name. The text of a diagnostic is said of each of its resources that has none.
 */
function namedInDiagnostics(diagnostics: readonly Diagnostic[]) {
  const resources: NamedResource[] = [];
  const others: PrintedMessage[] = [];
  let location: Location | undefined;
  for (const { text, resources: ofDiagnostic } of diagnostics) {
    const said = new Set<string>();
    const names = ofDiagnostic.map(({ name }) => name);
    for (const { name: address, text: ownText, path, line } of ofDiagnostic) {
      const place: Location | undefined =
        path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
      location ??= place;
      const message = ownText === '' ? text : ownText;
      said.add(message);
      if (address === '') others.push({ text: message });
      else {
        const messages = [withoutAddress(message, address)].filter(Boolean);
        resources.push({ address, messages, location: place });
      }
    }
    // A diagnostic may repeat the texts of its resources, each on a line.
    const unsaid = said.has(text) ? [] : linesOf(text).filter((line) => !said.has(line));
    const addresses = names.includes('') ? [] : names;
    others.push({ text: unsaid.join('\n'), addresses });
  }
  const general = namedIn(others);
  const named = {
    resources: mergeByAddress([...resources, ...general.resources]),
    generalMessages: general.generalMessages,
  };
  return { ...named, address: resourcesAlone(named)[0]?.address, location };
}

function linesOf(value: string): string[] {
  return value.split('\n').filter((line) => line.trim() !== '');
}

function countDoubts(
  what: string,
  { attributes: { status, 'result-count': counts } }: TfPolicyEvaluation,
  results: readonly PolicyResult[],
): Finding[] {
  if (counts === null || counts === undefined) {
    // One that could not be evaluated has nothing to count, and closes the gate by that.
    if (status === 'errored') return [];
    return [
      contradiction(
        phrase`The ${runPart(what)} is ${quoted(status)} but does not say how many policies it has.`,
      ),
    ];
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
    .map((name) =>
      contradiction(
        phrase`The ${runPart(what)} counts other ${sentencePart('name', name, 60)} policies than it lists.`,
      ),
    );
}
