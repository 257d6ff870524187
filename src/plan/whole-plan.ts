/**
 * Whether a plan is what the workflow asked for. Only a normal plan of everything counts without a further word of the
 * workflow.
 */
import type { PlanLimit } from '../model/plan-json.ts';
import { nameSome, quote } from '../model/quote.ts';
import type { PlanSettings } from '../settings/settings.ts';
import type { PlanDocument } from './plan-document.ts';
import { DIGEST_COMMAND, type PlannedAs } from './planned-as.ts';

/** What a workflow asked for, and accepts. */
export interface AskedPlan {
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
): AskedPlan {
  let mode: AskedPlan['mode'] = 'normal';
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
  asked: AskedPlan,
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
  if (planned?.refreshed === false) limits.push({ kind: 'noted', message: NOT_REFRESHED });
  return limits;
}

const NOT_REFRESHED =
  'It was planned with `-refresh=false`, so it trusts the state: what was changed outside of it is not seen.';
const MAY_PASS = 'Set allow-partial to true where that may pass.';

function partLimit(sentence: string, { allowPartial, inJob }: AskedPlan): PlanLimit {
  if (allowPartial) return { kind: 'partial', message: sentence };
  return { kind: inJob ? 'not-certain' : 'noted', message: `${sentence} ${MAY_PASS}` };
}

function unproven({ allowPartial, inJob }: AskedPlan): PlanLimit {
  const message = `Nothing says that this is a plan of everything: its JSON cannot. Run ${DIGEST_COMMAND} in the job that planned, which reads it in the saved plan.`;
  if (allowPartial) return { kind: 'unproven', message };
  return { kind: inJob ? 'not-certain' : 'noted', message: `${message} ${MAY_PASS}` };
}

function describeMode({ mode }: PlannedAs, asked: AskedPlan): PlanLimit[] {
  // A plan that only refreshes is one of a part.
  if (mode === asked.mode || (mode === 'refresh-only' && asked.mode === 'normal')) return [];
  if (mode === 'destroy' && asked.mode === 'normal') {
    const message =
      'It is a plan to destroy everything (`-destroy`), and the workflow asks for no such plan. Set destroy to true if you mean that.';
    return [{ kind: asked.inJob ? 'not-certain' : 'noted', message }];
  }
  const message = `The workflow asks for a plan ${MODE_WORDS[asked.mode]}, and this is one ${MODE_WORDS[mode]}. Change one of them.`;
  return [{ kind: 'not-certain', message }];
}

const MODE_WORDS: Readonly<Record<PlannedAs['mode'], string>> = {
  normal: 'of changes',
  destroy: 'to destroy everything (`destroy`)',
  'refresh-only': 'that only refreshes (`refresh-only`)',
};

/** These close the gate at a terminal, too: nothing says what they mean. `allow-partial` accepts fields, and no argument. */
function describeUnknown(planned: PlannedAs, { allowPartial }: AskedPlan): PlanLimit[] {
  const { program, version, unknown } = planned;
  const madeBy = `${program === 'tofu' ? 'OpenTofu' : 'Terraform'} ${version}`;
  return unknown.map((one): PlanLimit => {
    if (typeof one === 'string') {
      const message = `\`tofu plan\` was given ${quote(one)}, of which Plangate does not know what it does. Use the newest release of Plangate, or plan without it.`;
      return { kind: 'not-certain', message };
    }
    const found = `The saved plan of ${madeBy} has the field ${one}, of which Plangate does not know what it means`;
    if (allowPartial) {
      return { kind: 'field', field: one, message: `${found}: it may be a plan of a part.` };
    }
    const message = `${found}: it may be a plan of a part. Use the newest release of Plangate. ${MAY_PASS}`;
    return { kind: 'not-certain', message };
  });
}

const MOST_NAMED = 3;

/** Whole sentences about what a plan leaves out. */
function describeParts(planned: PlannedAs, asked: AskedPlan): string[] {
  const { targets, excludes, actions, mode, deferred } = planned;
  const named = (list: readonly string[]) =>
    nameSome(
      list.map((one) => quote(one)),
      MOST_NAMED,
    );
  const sentences: string[] = [];
  if (targets.length > 0 && !asked.targets) {
    sentences.push(
      `Only a part was planned (\`-target\`: ${named(targets)}), so the rest of the configuration was not judged.`,
    );
  }
  if (excludes.length > 0) {
    sentences.push(`A part was not planned and not judged (\`-exclude\`: ${named(excludes)}).`);
  }
  if (actions.length > 0) {
    sentences.push(
      `Only actions were planned (\`-invoke\`: ${named(actions)}), so the configuration was not judged.`,
    );
  }
  if (mode === 'refresh-only' && asked.mode === 'normal') {
    sentences.push(
      'It is a plan of `-refresh-only`: it has no changes of the configuration, so there was nothing to judge.',
    );
  }
  if (deferred) {
    sentences.push('Some changes were left to a later plan (deferred), and were not judged.');
  }
  return sentences;
}

/** Why the JSON shows that a plan is not whole: some programs say it, and `-refresh-only` has no changes at all. */
function describePartial(
  document: PlanDocument,
  planned: PlannedAs | undefined,
): string | undefined {
  if (Object.hasOwn(document, 'complete') && document.complete !== true) {
    return 'The plan says that it is not complete, so the rest of the configuration was not judged.';
  }
  // Where it is known that it is no such plan, no instance of the resources is wanted (`count = 0`).
  if (planned !== undefined) return undefined;
  if (document.resource_changes.length > 0 || !hasResources(document.configuration.root_module)) {
    return undefined;
  }
  return 'The plan has no changes of resources, not even none, although its configuration has resources, as with `-refresh-only`: there was nothing to judge.';
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
export function describeReplaced({ resource_changes: changes }: PlanDocument): string[] {
  const replaced = changes
    .filter((change) => Reflect.get(change, 'action_reason') === 'replace_by_request')
    .map(({ address }) => quote(address));
  if (replaced.length === 0) return [];
  return [`It was asked to replace ${nameSome(replaced, MOST_NAMED)} (\`-replace\`).`];
}
