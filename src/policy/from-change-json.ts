/**
 * What a plan changes, from its JSON: the changes of resources, the actions that it invokes, and what describes the whole
 * plan (it is a plan, it failed, it leaves something to a later plan).
 *
 * Source: https://github.com/hashicorp/terraform/blob/v1.16.4/internal/command/jsonplan/plan.go.
 */
import { readAddress } from '../model/address.ts';
import type { PlanJson, PlanList } from '../model/plan-json.ts';
import { fieldOf, fieldsOf, isRecord, listOf } from '../model/parse.ts';
import {
  asAddress,
  asWord,
  createChangeList,
  leftToLater,
  type PlanCounts,
  type PlannedChanges,
  type ReadChange,
  type ReadInvocation,
} from './planned-changes.ts';
import { changedAttributes, type ChangedAttribute } from './changed-attributes.ts';

const UNREAD = "The plan's JSON has an entry that cannot be read.";
/** One of these is in every plan, redacted or not; no other document of the service has any. */
const VERSIONS = ['plan_format_version', 'format_version'];

/**
 * It yields again and again, so that its caller can let others act.
 *
 * @param how.counts the plan's own, with which the changes must agree
 * @param how.diff whether all attributes of each change are read, and not only those that force a replacement
 * @param how.judgesLater whether what is left to a later plan is judged with this one
 */
export function* changesIn(
  plan: PlanJson,
  how: { counts: PlanCounts; diff?: boolean | undefined; judgesLater?: boolean },
): Generator<void, PlannedChanges> {
  const { counts, diff = false, judgesLater = false } = how;
  const { document } = plan;
  const list = createChangeList();
  const attributes = createAttributeLimit();
  const entriesOf = (name: PlanList, entries: unknown = document[name]): readonly unknown[] => {
    const known = listOf(entries).filter(isRecord);
    const isRead = Array.isArray(entries) && known.length === entries.length;
    if (!isRead && entries !== undefined && entries !== null) list.doubt(UNREAD);
    return known;
  };
  for (const name of plan.repeated()) list.doubt(`The plan's JSON names ${name} twice.`);
  if (!VERSIONS.some((name) => typeof document[name] === 'string')) {
    list.doubt("The plan's JSON has no format version, so it is no plan as Terraform writes it.");
  }
  if (plan.isErrored) {
    list.doubt("The plan's JSON says that the plan errored, so it may lack changes.");
  }
  const changes = diff ? plan.exactChanges() : document['resource_changes'];
  for (const entry of entriesOf('resource_changes', changes)) {
    yield;
    const read = toChange(entry, diff);
    if (read === undefined) list.doubt(UNREAD);
    else if (read !== 'read only') list.add({ ...read, differs: attributes.keep(read) });
  }
  for (const entry of entriesOf('action_invocations')) {
    const invocation = toInvocation(entry);
    if (invocation === undefined) list.doubt(UNREAD);
    else list.invoke(invocation);
  }
  const deferred = entriesOf('deferred_changes').length;
  const deferredActions = entriesOf('deferred_action_invocations').map(
    (entry) =>
      toInvocation(fieldOf(entry, 'action_invocation'))?.address ?? 'one that cannot be read',
  );
  if (!judgesLater) {
    for (const sentence of leftToLater(deferred, deferredActions)) list.doubt(sentence);
  }
  const isListed = ['resource_changes', 'action_invocations'].some((name) =>
    Object.hasOwn(document, name),
  );
  return {
    ...list.end(counts),
    partial: [undefined, true].some((word) => word === document['complete']) ? undefined : true,
    unlisted: isListed ? undefined : true,
    unread: attributes.leftOut(),
  };
}

/** Characters of all names; those of what destroys may take as many on top. */
const MOST_TEXT = 4_000_000;

/** Keeps the names of what changes inside of each change, as long as there is room. */
function createAttributeLimit() {
  let taken = 0;
  let without = 0;
  return {
    keep({ actions, differs }: ReadChange): ChangedAttribute[] | undefined {
      if (differs === undefined) return undefined;
      const cost = JSON.stringify(differs).length;
      const isKept = taken + cost <= (actions.includes('delete') ? 2 * MOST_TEXT : MOST_TEXT);
      if (isKept) taken += cost;
      else without += 1;
      return isKept ? differs : undefined;
    },
    leftOut(): string | undefined {
      const number = without === 1 ? '1 change' : `${without} changes`;
      return without > 0 ? `The plan is too large to keep the attributes of ${number}.` : undefined;
    },
  };
}

/** Words of the JSON plan that are shorter in reports. */
const REASONS: Record<string, string> = {
  replace_because_tainted: 'tainted',
  replace_because_cannot_update: 'cannot_update',
  replace_by_request: 'requested',
  replace_by_triggers: 'replace_triggered_by',
};

function toChange(entry: unknown, diff: boolean): ReadChange | 'read only' | undefined {
  const { mode, change, deposed, type, ...others } = fieldsOf(entry);
  const { actions, importing, replace_paths: paths } = fieldsOf(change);
  const address = asAddress(others['address']);
  if (address === undefined) return undefined;
  if (mode === 'data' || mode === 'ephemeral') {
    return readAddress(address)?.block.type === mode ? 'read only' : undefined;
  }
  if (!Array.isArray(actions)) return undefined;
  const previous = others['previous_address'] ?? undefined;
  if (previous !== undefined && asAddress(previous) === undefined) return undefined;
  const reason = asWord(others['action_reason']) ?? '';
  // A forgotten resource stays as it is.
  const isForgotten = actions.length === 1 && actions[0] === 'forget';
  return {
    address,
    actions: actions.map(String),
    previousAddress: asAddress(previous),
    imported: typeof importing === 'object' && importing !== null,
    deposed: typeof deposed === 'string' && deposed !== '',
    reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
    // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
    attributes: [
      ...new Set(
        listOf(paths)
          .slice(0, 1_000)
          .map((path) => asWord(listOf(path)[0])),
      ),
    ]
      .flatMap((name) => name ?? [])
      .slice(0, 10),
    differs: diff ? (isForgotten ? [] : changedAttributes(change, type)) : undefined,
  };
}

/** Terraform 1.14 and later lists the actions that the apply invokes, each with what triggers it. */
function toInvocation(entry: unknown): ReadInvocation | undefined {
  const { address: text, lifecycle_action_trigger: lifecycle, ...others } = fieldsOf(entry);
  const address = asAddress(text);
  if (address === undefined || readAddress(address)?.block.type !== 'action') return undefined;
  if (lifecycle === undefined) {
    const { invoke_action_trigger: invoked } = others;
    const isInvoked = typeof invoked === 'object' && invoked !== null;
    return isInvoked ? { address, trigger: { event: 'invoke' } } : undefined;
  }
  const fields = fieldsOf(lifecycle);
  const resource = asAddress(fields['triggering_resource_address']);
  const event = snakeCase(fields['action_trigger_event']);
  if (resource === undefined || event === undefined) return undefined;
  const word = String(fields['on_failure']).replace(/^ActionOnFailure/, '');
  return { address, trigger: { event, resource, onFailure: snakeCase(word) } };
}

/** `AfterCreate` is `after_create` in a configuration. */
function snakeCase(word: unknown): string | undefined {
  const text = typeof word === 'string' && /^[A-Z][A-Za-z]{0,40}$/.test(word) ? word : '';
  return asWord(text.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase());
}
