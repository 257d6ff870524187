/**
 * A plan as it was approved, with what was not known then: the values of a state after the apply. Policies judge it as they judged
 * the plan, because it has the same actions.
 *
 * Both are JSON of `terraform show -json`: https://developer.hashicorp.com/terraform/internals/json-format.
 */
import { fieldOf, isRecord, listOf, recordOf, textIn } from '../model/parse.ts';
import { isMarked, resourcesOf } from '../model/plan-json.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fills what the plan marks as unknown. What the state does not have stays unknown, with its marks; so does what no state has: the
 * arguments of actions and what was deferred.
 *
 * @param plan a whole or redacted plan; it stays as it is
 * @param state after exactly this plan was applied
 */
export function fillPlan(plan: Fields, state: Fields): Fields {
  const { values } = state;
  const ofState = valuesByAddress(values);
  const outputs = recordOf(fieldOf(values, 'outputs'));
  const filledByAddress = new Map<string, unknown>();
  const changes = listOf(plan['resource_changes']).map((entry) => {
    const { address, deposed, change } = recordOf(entry);
    const { after, after_unknown: marks } = recordOf(change);
    const known = ofState.get(textIn(address) ?? '');
    // An object that was deposed is not the one of the state.
    if (!isRecord(entry) || deposed !== undefined || known === undefined || !isMarked(marks)) {
      return entry;
    }
    const filled = fill(after, marks, known.values);
    filledByAddress.set(textIn(address) ?? '', filled.value);
    return {
      ...entry,
      change: {
        after_identity: known.identity ?? null,
        ...recordOf(change),
        after: filled.value,
        after_unknown: filled.left ?? {},
      },
    };
  });
  const outputChanges = mapRecord(plan['output_changes'], (change, name) => {
    const { after, after_unknown: marks } = recordOf(change);
    if (!isMarked(marks) || !Object.hasOwn(outputs, name)) return change;
    const filled = fill(after, marks, fieldOf(outputs[name], 'value'));
    return { ...recordOf(change), after: filled.value, after_unknown: filled.left ?? false };
  });
  const planned = recordOf(plan['planned_values']);
  const plannedOutputs = mapRecord(planned['outputs'], (output, name) => {
    const change = recordOf(fieldOf(outputChanges, name));
    const isKnown = Object.hasOwn(change, 'after') && !isMarked(change['after_unknown']);
    return isKnown
      ? { ...recordOf(fieldOf(outputs, name)), ...recordOf(output), value: change['after'] }
      : output;
  });
  return withMembers(plan, {
    resource_changes: changes,
    output_changes: outputChanges,
    planned_values: withMembers(planned, {
      outputs: plannedOutputs,
      root_module: withValues(planned['root_module'], filledByAddress),
    }),
    checks: state['checks'] ?? plan['checks'],
  });
}

/** With other values for the members that it has. */
function withMembers(part: Fields, members: Fields): Fields {
  const present = Object.entries(members).filter(([name]) => Object.hasOwn(part, name));
  return { ...part, ...Object.fromEntries(present) };
}

function mapRecord(part: unknown, to: (value: unknown, name: string) => unknown): unknown {
  if (!isRecord(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, to(value, name)]));
}

interface Applied {
  values: unknown;
  identity: unknown;
}

function valuesByAddress(state: unknown): ReadonlyMap<string, Applied> {
  const found = new Map<string, Applied>();
  for (const { address, values, identity, deposed_key: deposed } of resourcesOf(state)) {
    const isCurrent = typeof address === 'string' && deposed === undefined;
    if (isCurrent) found.set(address, { values, identity });
  }
  return found;
}

function withValues(module: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (!isRecord(module)) return module;
  return withMembers(module, {
    resources: listOf(module['resources']).map((resource) => {
      const address = textIn(fieldOf(resource, 'address')) ?? '';
      const isFilled = isRecord(resource) && values.has(address);
      return isFilled ? { ...resource, values: values.get(address) } : resource;
    }),
    child_modules: listOf(module['child_modules']).map((inner) => withValues(inner, values)),
  });
}

/** A value with what is marked taken from another, and the marks of what that does not have; undefined if it has all. */
function fill(value: unknown, mark: unknown, known: unknown): { value: unknown; left: unknown } {
  if (known === undefined) return { value, left: isMarked(mark) ? mark : undefined };
  if (mark === true) return { value: known, left: undefined };
  if (!isMarked(mark)) return { value, left: undefined };
  if (Array.isArray(mark)) {
    // In a set, members have no places: as it is after the apply, it is all that the plan said.
    return Array.isArray(known) ? { value: known, left: undefined } : { value, left: mark };
  }
  const filled = Object.entries(recordOf(mark)).map(
    ([name, inner]) => [name, fill(fieldOf(value, name), inner, fieldOf(known, name))] as const,
  );
  const left = filled.flatMap(([name, { left: marks }]) =>
    marks === undefined ? [] : [[name, marks] as const],
  );
  const values = filled.filter(([, inner]) => inner.value !== undefined);
  return {
    value: {
      ...recordOf(value),
      ...Object.fromEntries(values.map(([name, inner]) => [name, inner.value])),
    },
    left: left.length === 0 ? undefined : Object.fromEntries(left),
  };
}
