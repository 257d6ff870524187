/** A plan from which resources were taken out, to ask policies once more without them. */
import { fieldOf, isRecord, listOf } from '../model/parse.ts';

type Part = Record<string, unknown>;
type IsLeftOut = (address: string) => boolean;

/**
 * Takes the resources out of every list of the plan. The configuration has no instances: there only a resource or a
 * module goes whose own address, without an index, is taken out.
 *
 * @param isLeftOut says it of an address
 */
export function withoutResources<Plan extends object>(plan: Plan, isLeftOut: IsLeftOut): Plan {
  const copy = structuredClone(plan);
  const members: Part = Object.fromEntries(Object.entries(copy));
  cut(copy, 'resource_changes', isLeftOut);
  cut(copy, 'resource_drift', isLeftOut);
  cut(copy, 'deferred_changes', isLeftOut, ({ resource_change: one }) => [fieldOf(one, 'address')]);
  cut(copy, 'relevant_attributes', isLeftOut, ({ resource }) => [resource]);
  cut(copy, 'action_invocations', isLeftOut, invokedFor);
  cut(copy, 'deferred_action_invocations', isLeftOut, ({ action_invocation: one }) =>
    invokedFor(one),
  );
  const { prior_state: state, planned_values: planned, proposed_unknown: unknown } = members;
  for (const part of [copy, state].filter(isRecord)) {
    cut(part, 'checks', isLeftOut, checkedIn);
    const { checks } = part;
    for (const one of listOf(checks)) cut(one, 'instances', isLeftOut, checkedIn);
  }
  for (const values of [planned, unknown, fieldOf(state, 'values')]) {
    cutModule(fieldOf(values, 'root_module'), isLeftOut);
  }
  cutConfiguration(fieldOf(members['configuration'], 'root_module'), '', isLeftOut);
  return copy;
}

/** Takes the entries that are about such an address out of a list, if there is one. */
function cut(
  part: unknown,
  key: string,
  isLeftOut: IsLeftOut,
  addressesOf: (entry: Part) => unknown[] = ({ address }) => [address],
): void {
  const list = fieldOf(part, key);
  if (!isRecord(part) || !Array.isArray(list)) return;
  const isAbout = (entry: unknown): boolean =>
    isRecord(entry) && addressesOf(entry).some((one) => typeof one === 'string' && isLeftOut(one));
  part[key] = list.filter((one) => !isAbout(one));
}

/** An action goes with the resource that triggers it. */
function invokedFor(invocation: unknown): unknown[] {
  const trigger = fieldOf(invocation, 'lifecycle_action_trigger');
  return [fieldOf(invocation, 'address'), fieldOf(trigger, 'triggering_resource_address')];
}

function checkedIn({ address }: Part): unknown[] {
  return [fieldOf(address, 'to_display')];
}

function cutModule(module: unknown, isLeftOut: IsLeftOut): void {
  cut(module, 'resources', isLeftOut);
  cut(module, 'child_modules', isLeftOut);
  const children = fieldOf(module, 'child_modules');
  for (const child of listOf(children)) cutModule(child, isLeftOut);
}

function cutConfiguration(module: unknown, prefix: string, isLeftOut: IsLeftOut): void {
  for (const key of ['resources', 'actions'])
    cut(module, key, (one) => isLeftOut(`${prefix}${one}`));
  const calls = fieldOf(module, 'module_calls');
  if (!isRecord(calls)) return;
  for (const [name, call] of Object.entries(calls)) {
    const address = `${prefix}module.${name}`;
    if (isLeftOut(address)) delete calls[name];
    else cutConfiguration(fieldOf(call, 'module'), `${address}.`, isLeftOut);
  }
}
