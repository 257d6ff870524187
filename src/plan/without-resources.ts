/** A plan from which resources were taken out, to ask policies once more without them. */
import { isRecord } from '../model/parse.ts';

type Part = Record<string, unknown>;

/**
 * Takes the resources out of every list of the plan. The configuration has no instances: there only a resource or a
 * module goes whose own address, without an index, is taken out.
 *
 * @param isOut says it of an address
 */
export function withoutResources<Plan extends object>(
  plan: Plan,
  isOut: (address: string) => boolean,
): Plan {
  const copy = structuredClone(plan);
  const members: Part = Object.fromEntries(Object.entries(copy));
  const keep = (key: string, addressOf: (entry: Part) => unknown): void => {
    const list = members[key];
    if (Array.isArray(list))
      Reflect.set(
        copy,
        key,
        list.filter((one) => !isAbout(one, addressOf)),
      );
  };
  const isAbout = (entry: unknown, addressOf: (entry: Part) => unknown): boolean => {
    const address = isRecord(entry) ? addressOf(entry) : undefined;
    return typeof address === 'string' && isOut(address);
  };
  for (const key of ['resource_changes', 'resource_drift']) keep(key, ({ address }) => address);
  keep('deferred_changes', ({ resource_change: change }) => fieldOf(change, 'address'));
  keep('relevant_attributes', ({ resource }) => resource);
  keep('action_invocations', invokedFor);
  keep('deferred_action_invocations', ({ action_invocation: one }) =>
    isRecord(one) ? invokedFor(one) : undefined,
  );
  keep('checks', ({ address }) => fieldOf(address, 'to_display'));
  const state = members['prior_state'];
  for (const values of [members['planned_values'], fieldOf(state, 'values')]) {
    cutModule(fieldOf(values, 'root_module'), isOut);
  }
  cutConfiguration(fieldOf(members['configuration'], 'root_module'), '', isOut);
  return copy;
}

/** An action goes with the resource that triggers it. */
function invokedFor({ address, lifecycle_action_trigger: trigger }: Part): unknown {
  return fieldOf(trigger, 'triggering_resource_address') ?? address;
}

function fieldOf(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

function cutModule(module: unknown, isOut: (address: string) => boolean): void {
  if (!isRecord(module)) return;
  for (const key of ['resources', 'child_modules']) {
    const list: unknown = module[key];
    if (!Array.isArray(list)) continue;
    const left = list.filter((one) => {
      const address = fieldOf(one, 'address');
      return typeof address !== 'string' || !isOut(address);
    });
    module[key] = left;
    if (key === 'child_modules') for (const child of left) cutModule(child, isOut);
  }
}

function cutConfiguration(
  module: unknown,
  prefix: string,
  isOut: (address: string) => boolean,
): void {
  if (!isRecord(module)) return;
  const { resources, module_calls: calls } = module;
  if (Array.isArray(resources)) {
    module['resources'] = resources.filter((one) => {
      const address = fieldOf(one, 'address');
      return typeof address !== 'string' || !isOut(`${prefix}${address}`);
    });
  }
  if (!isRecord(calls)) return;
  for (const [name, call] of Object.entries(calls)) {
    const address = `${prefix}module.${name}`;
    if (isOut(address)) delete calls[name];
    else cutConfiguration(fieldOf(call, 'module'), `${address}.`, isOut);
  }
}
