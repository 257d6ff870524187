/** A plan without some resources, to ask policies once more, or without its sensitive values, so that it can be shown. */
import { isDeepStrictEqual } from 'node:util';
import { fieldOf, fieldsOf, isRecord, listOf } from '../model/parse.ts';
import type {
  ActionInvocation,
  OutputChange,
  PlanDocument,
  ResourceChange,
} from './plan-document.ts';

type Part = Record<string, unknown>;
/** Returns whether what has this address is taken out. */
type IsLeftOut = (address: string) => boolean;

/**
 * Takes the resources out of every list of the plan. The configuration has no instances: there only a resource or a
 * module goes whose own address, without an index, is taken out.
 */
export function withoutResources<Plan extends object>(plan: Plan, isLeftOut: IsLeftOut): Plan {
  const copy = structuredClone(plan);
  const members: Part = Object.fromEntries(Object.entries(copy));
  removeFromList(copy, 'resource_changes', isLeftOut);
  removeFromList(copy, 'resource_drift', isLeftOut);
  removeFromList(copy, 'deferred_changes', isLeftOut, ({ resource_change: change }) => [
    fieldOf(change, 'address'),
  ]);
  removeFromList(copy, 'relevant_attributes', isLeftOut, ({ resource }) => [resource]);
  removeFromList(copy, 'action_invocations', isLeftOut, invokedFor);
  removeFromList(
    copy,
    'deferred_action_invocations',
    isLeftOut,
    ({ action_invocation: invocation }) => invokedFor(invocation),
  );
  const { prior_state: state, planned_values: planned, proposed_unknown: unknown } = members;
  for (const part of [copy, state].filter(isRecord)) {
    removeFromList(part, 'checks', isLeftOut, checkedIn);
    const { checks } = part;
    for (const check of listOf(checks)) removeFromList(check, 'instances', isLeftOut, checkedIn);
  }
  for (const values of [planned, unknown, fieldOf(state, 'values')]) {
    removeFromModule(fieldOf(values, 'root_module'), isLeftOut);
  }
  removeFromConfiguration(fieldOf(members['configuration'], 'root_module'), '', isLeftOut);
  return copy;
}

/** Takes the entries that are about such an address out of a list, if there is one. */
function removeFromList(
  part: unknown,
  key: string,
  isLeftOut: IsLeftOut,
  addressesOf: (entry: Part) => unknown[] = ({ address }) => [address],
): void {
  const list = fieldOf(part, key);
  if (!isRecord(part) || !Array.isArray(list)) return;
  const isAbout = (entry: unknown): boolean =>
    isRecord(entry) &&
    addressesOf(entry).some((address) => typeof address === 'string' && isLeftOut(address));
  part[key] = list.filter((entry) => !isAbout(entry));
}

/** The addresses of an invocation: the action goes with the resource that triggers it. */
function invokedFor(invocation: unknown): unknown[] {
  const trigger = fieldOf(invocation, 'lifecycle_action_trigger');
  return [fieldOf(invocation, 'address'), fieldOf(trigger, 'triggering_resource_address')];
}

function checkedIn({ address }: Part): unknown[] {
  return [fieldOf(address, 'to_display')];
}

function removeFromModule(module: unknown, isLeftOut: IsLeftOut): void {
  removeFromList(module, 'resources', isLeftOut);
  removeFromList(module, 'child_modules', isLeftOut);
  const children = fieldOf(module, 'child_modules');
  for (const child of listOf(children)) removeFromModule(child, isLeftOut);
}

/** @param prefix the address of the module with a dot behind it, '' for the root module */
function removeFromConfiguration(module: unknown, prefix: string, isLeftOut: IsLeftOut): void {
  for (const key of ['resources', 'actions'])
    removeFromList(module, key, (address) => isLeftOut(`${prefix}${address}`));
  const calls = fieldOf(module, 'module_calls');
  if (!isRecord(calls)) return;
  for (const [name, call] of Object.entries(calls)) {
    const address = `${prefix}module.${name}`;
    if (isLeftOut(address)) delete calls[name];
    else removeFromConfiguration(fieldOf(call, 'module'), `${address}.`, isLeftOut);
  }
}

/** What a plan changes, without its sensitive values. */
export function withoutSensitiveValues(document: PlanDocument): object {
  const changes = document.resource_changes.map((resource) => ({
    ...resource,
    change: redact(resource.change),
  }));
  return {
    plan_format_version: document.format_version,
    output_changes: Object.fromEntries(
      Object.entries(document.output_changes ?? {}).map(([name, output]) => [name, redact(output)]),
    ),
    resource_changes: changes,
    action_invocations: document.action_invocations?.map(withoutValues),
    deferred_changes: document.deferred_changes?.map(() => ({})),
    deferred_action_invocations: document.deferred_action_invocations?.map((entry) => ({
      action_invocation: withoutValues(entry.action_invocation),
    })),
    complete: document.complete,
  };
}

/** The action without its configuration, which may have secrets and is compared by no reader of a plan. */
function withoutValues(action: ActionInvocation): ActionInvocation {
  const { address, type, name, provider_name, ...others } = action;
  const { lifecycle_action_trigger, invoke_action_trigger } = others;
  return { address, type, name, provider_name, lifecycle_action_trigger, invoke_action_trigger };
}

const HIDDEN = 'REDACTED';

/**
 * Replaces sensitive values by texts. If a value changes, the texts before and after differ, so
 * that the change can be seen.
 */
function redact<Change extends OutputChange | ResourceChange['change']>(change: Change): Change {
  const { before, after, before_sensitive: beforeMarks, after_sensitive: afterMarks } = change;
  return {
    ...change,
    before: hide(before, beforeMarks, after, `${HIDDEN} BEFORE`),
    after: hide(after, afterMarks, before, HIDDEN),
  };
}

/**
 * Hides what is marked in a value.
 *
 * @param other the value on the other side of the change
 * @param replacement stands for a sensitive value that differs from the other side
 */
function hide(value: unknown, marks: unknown, other: unknown, replacement: string): unknown {
  if (value === null || value === undefined) return value;
  if (marks === true) return isDeepStrictEqual(value, other) ? HIDDEN : replacement;
  if (typeof value !== 'object' || typeof marks !== 'object') return value;
  const hideMember = (key: string, member: unknown): unknown =>
    hide(member, fieldsOf(marks)[key], fieldsOf(other)[key], replacement);
  if (Array.isArray(value)) return value.map((item, index) => hideMember(String(index), item));
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, hideMember(key, member)]),
  );
}
