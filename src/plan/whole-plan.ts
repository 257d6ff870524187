/**
 * Whether a plan is what the workflow asked for. Only a normal plan of everything counts without a further word of the
 * workflow.
 */
import type { PlanLimit } from '../model/plan-json.ts';
import { CODES } from '../model/errors.ts';
import { finding, type Finding } from '../model/finding.ts';
import {
  firstParts,
  phrase,
  quoted,
  resourcePart,
  sentencePart,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { entriesOfDocument } from './entries.ts';
import type { PlanDocument } from './plan-document.ts';
import { DIGEST_COMMAND, type PlannedAs } from './planned-as.ts';

/** What a workflow asked for, and accepts. */
export interface PlanRequirements {
  mode: PlannedAs['mode'];
  /** Whether the plan was to be of a part by `-target`. */
  targets: boolean;
  allowPartial: boolean;
  /** In a job a plan has to be whole; at a terminal a person reads that it is not. */
  inJob: boolean;
}

/** What the settings ask of a plan. */
export function askedOf(
  { runOptions, allowPartial }: Pick<PlanSettings, 'runOptions' | 'allowPartial'>,
  inJob: boolean,
): PlanRequirements {
  let mode: PlanRequirements['mode'] = 'normal';
  if (runOptions['is-destroy'] === true) mode = 'destroy';
  else if (runOptions['refresh-only'] === true) mode = 'refresh-only';
  const targets = runOptions['target-addrs'] !== undefined;
  return { mode, targets, allowPartial, inJob };
}

/**
 * What limits a plan because of how it was made.
 *
 * @param digested null where the digest does not say it, and undefined without a digest, which is said already
 */
export function limitsOf(
  digested: PlannedAs | null | undefined,
  document: PlanDocument,
  asked: PlanRequirements,
): PlanLimit[] {
  const planned = digested ?? undefined;
  const otherModes = planned === undefined ? [] : describeMode(planned, asked);
  const unknown = planned === undefined ? [] : describeUnknown(planned, asked);
  const parts = planned === undefined ? [] : describeParts(planned, asked);
  const isPartExpected = asked.targets || asked.mode === 'refresh-only';
  const saidByJson = isPartExpected ? undefined : describePartial(document, planned);
  const isSaid = parts.length > 0 || otherModes.length > 0;
  if (saidByJson !== undefined && !isSaid) parts.push(saidByJson);
  const limits = [...otherModes, ...unknown, ...parts.map((part) => partLimit(part, asked))];
  if (digested === null && parts.length === 0) limits.push(unproven(asked));
  if (planned?.refreshed === false) limits.push({ kind: 'noted', finding: NOT_REFRESHED });
  return limits;
}

const NOT_REFRESHED = finding(
  'plan-not-refreshed',
  phrase`It was planned with ${setting('-refresh=false')}, so it trusts the state: what was changed outside of it is not seen.`,
);
const MAY_PASS = phrase`Set ${setting('allow-partial')} to true where that may pass.`;

function partLimit(says: Sentence, { allowPartial, inJob }: PlanRequirements): PlanLimit {
  const part = finding(CODES.onlyAPart, says);
  if (allowPartial) return { kind: 'partial', finding: part };
  return { kind: inJob ? 'not-certain' : 'noted', finding: { ...part, remedy: MAY_PASS } };
}

function unproven({ allowPartial, inJob }: PlanRequirements): PlanLimit {
  const remedy = phrase`Run ${typed(DIGEST_COMMAND)} in the job that planned, which reads it in the saved plan.`;
  const found = finding(
    'plan-unproven',
    phrase`Nothing says that this is a plan of everything: its JSON cannot.`,
    { remedy },
  );
  if (allowPartial) return { kind: 'unproven', finding: found };
  return {
    kind: inJob ? 'not-certain' : 'noted',
    finding: { ...found, remedy: phrase`${remedy} ${MAY_PASS}` },
  };
}

function describeMode({ mode }: PlannedAs, asked: PlanRequirements): PlanLimit[] {
  // A plan that only refreshes is one of a part.
  if (mode === asked.mode || (mode === 'refresh-only' && asked.mode === 'normal')) return [];
  if (mode === 'destroy' && asked.mode === 'normal') {
    const found = finding(
      'plan-of-other-mode',
      phrase`It is a plan to destroy everything (${setting('-destroy')}), and the workflow asks for no such plan.`,
      { remedy: phrase`Set ${setting('destroy')} to true if you mean that.` },
    );
    return [{ kind: asked.inJob ? 'not-certain' : 'noted', finding: found }];
  }
  const found = finding(
    'plan-of-other-mode',
    phrase`The workflow asks for a plan ${MODE_WORDS[asked.mode]}, and this is one ${MODE_WORDS[mode]}.`,
    { remedy: phrase`Change one of them.` },
  );
  return [{ kind: 'not-certain', finding: found }];
}

const MODE_WORDS: Readonly<Record<PlannedAs['mode'], Sentence>> = {
  normal: phrase`of changes`,
  destroy: phrase`to destroy everything (${setting('destroy')})`,
  'refresh-only': phrase`that only refreshes (${setting('refresh-only')})`,
};

/** These close the gate at a terminal, too: nothing says what they mean. `allow-partial` accepts fields, and no argument. */
function describeUnknown(planned: PlannedAs, { allowPartial }: PlanRequirements): PlanLimit[] {
  const { program, version, unknown } = planned;
  const madeBy = phrase`${program === 'tofu' ? 'OpenTofu' : 'Terraform'} ${sentencePart('name', version, 60)}`;
  const newest = phrase`Use the newest release of Plangate`;
  return unknown.map((one): PlanLimit => {
    if (typeof one === 'string') {
      const found = finding(
        'plan-argument-unknown',
        phrase`${setting('tofu plan')} was given ${quoted(one)}, of which Plangate does not know what it does.`,
        { remedy: phrase`${newest}, or plan without it.` },
      );
      return { kind: 'not-certain', finding: found };
    }
    const found = finding(
      'plan-field-unknown',
      phrase`The saved plan of ${madeBy} has the field ${sentencePart('name', String(one), 20)}, of which Plangate does not know what it means: it may be a plan of a part.`,
    );
    if (allowPartial) return { kind: 'field', field: one, finding: found };
    return {
      kind: 'not-certain',
      finding: { ...found, remedy: phrase`${newest}. ${MAY_PASS}` },
    };
  });
}

const MOST_NAMED = 3;

/** Whole sentences about what a plan leaves out. */
function describeParts(planned: PlannedAs, asked: PlanRequirements): Sentence[] {
  const { targets, excludes, actions, mode, deferred } = planned;
  const named = (list: readonly string[]) => firstParts(list.map(quoted), MOST_NAMED);
  const sentences: Sentence[] = [];
  if (targets.length > 0 && !asked.targets) {
    sentences.push(
      phrase`Only a part was planned (${setting('-target')}: ${named(targets)}), so the rest of the configuration was not judged.`,
    );
  }
  if (excludes.length > 0) {
    sentences.push(
      phrase`A part was not planned and not judged (${setting('-exclude')}: ${named(excludes)}).`,
    );
  }
  if (actions.length > 0) {
    sentences.push(
      phrase`Only actions were planned (${setting('-invoke')}: ${named(actions)}), so the configuration was not judged.`,
    );
  }
  if (mode === 'refresh-only' && asked.mode === 'normal') {
    sentences.push(
      phrase`It is a plan of ${setting('-refresh-only')}: it has no changes of the configuration, so there was nothing to judge.`,
    );
  }
  if (deferred) {
    sentences.push(phrase`Some changes were left to a later plan (deferred), and were not judged.`);
  }
  return sentences;
}

/** Why the JSON shows that a plan is not whole: some programs say it, and `-refresh-only` has no changes at all. */
function describePartial(
  document: PlanDocument,
  planned: PlannedAs | undefined,
): Sentence | undefined {
  if (Object.hasOwn(document, 'complete') && document.complete !== true) {
    return phrase`The plan says that it is not complete, so the rest of the configuration was not judged.`;
  }
  // Where it is known that it is no such plan, no instance of the resources is wanted (`count = 0`).
  if (planned !== undefined) return undefined;
  if (document.resource_changes.length > 0 || !hasResources(document.configuration.root_module)) {
    return undefined;
  }
  return phrase`The plan has no changes of resources, not even none, although its configuration has resources, as with ${setting('-refresh-only')}: there was nothing to judge.`;
}

/** Whether a module or one that it calls has a resource. True without the module, because nothing says that it has none. */
function hasResources(module: object | undefined): boolean {
  if (module === undefined) return true;
  const { resources = [], module_calls: calls = {} } =
    module as PlanDocument['configuration']['root_module'];
  return (
    resources.some(({ mode }) => mode === 'managed') ||
    Object.values(calls).some((call) => call.module !== undefined && hasResources(call.module))
  );
}

/** Who asked that resources are replaced, as the plan's JSON says it; none where nobody did. */
export function describeReplaced(document: PlanDocument): Finding[] {
  const replaced = Array.from(entriesOfDocument(document, ['resource_changes']))
    .filter(({ reason }) => reason === 'replace_by_request')
    .map(({ name }) => resourcePart(name));
  if (replaced.length === 0) return [];
  const names = firstParts(replaced, MOST_NAMED);
  return [
    finding('plan-replaces', phrase`It was asked to replace ${names} (${setting('-replace')}).`),
  ];
}
