/**
 * A plan as it was approved, with what was not known then: the values of a state after the apply, and which of them are sensitive.
 * Policies judge it as they judged the plan, because it has the same actions.
 *
 * Both are JSON of `terraform show -json`: https://developer.hashicorp.com/terraform/internals/json-format.
 */
import { fieldOf, isRecord, listOf, recordOf, textIn } from '../model/parse.ts';
import { isMarked, resourcesOf } from '../model/plan-json.ts';
import { entriesOfDocument, isDeposed } from './entries.ts';
import { joinMarks } from './sensitive-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Fills what the plan marks as unknown. What the state does not have stays unknown, with its marks; so does what no state has: the
 * arguments of actions and what was deferred. What one of both marks as sensitive is sensitive: a plan cannot know the marks of
 * a value that it does not know.
 *
 * @param plan a whole or redacted plan; it stays as it is
 * @param state after exactly this plan was applied
 */
export function fillPlan(plan: Fields, state: Fields): Fields {
  const { values } = state;
  const ofState = valuesByAddress(values);
  const outputs = recordOf(fieldOf(values, 'outputs'));
  const filledByAddress = new Map<string, Filled>();
  const changes = Array.from(entriesOfDocument(plan, ['resource_changes']), (entry) => {
    const { whole, address = '', change } = entry;
    const { after, unknownAfter: marks, sensitiveAfter: planned } = entry.values;
    const known = ofState.get(address);
    // An object that was deposed is not the one of the state.
    if (!isRecord(whole) || isDeposed(entry) || known === undefined) return whole;
    const { value, left } = fill(after, marks, known.values);
    filledByAddress.set(address, { value, sensitive: known.sensitive });
    const wasUnknown = isMarked(marks);
    return {
      ...whole,
      change: {
        ...(wasUnknown && { after_identity: known.identity ?? null }),
        ...change,
        after: value,
        after_sensitive: joinMarks(planned, known.sensitive),
        ...(wasUnknown && { after_unknown: left ?? {} }),
      },
    };
  });
  const outputEntries = Array.from(entriesOfDocument(plan, ['output_changes']));
  const filledOutputs = outputEntries.map(({ at, whole, change, values: sides }) => {
    const name = String(at);
    const { after, unknownAfter: marks, sensitiveAfter: planned } = sides;
    if (!isMarked(marks) || !Object.hasOwn(outputs, name)) return [name, whole];
    const { value, sensitive } = recordOf(outputs[name]);
    const filled = fill(after, marks, value);
    return [
      name,
      {
        ...change,
        after: filled.value,
        after_sensitive: joinMarks(planned, sensitive ?? true),
        after_unknown: filled.left ?? false,
      },
    ];
  });
  const outputChanges: Fields = Object.fromEntries(filledOutputs);
  const planned = recordOf(plan['planned_values']);
  const plannedOutputs = mapRecord(planned['outputs'], (output, name) => {
    const change = recordOf(fieldOf(outputChanges, name));
    const isKnown = Object.hasOwn(change, 'after') && !isMarked(change['after_unknown']);
    if (!isKnown) return output;
    const ofPlan = recordOf(output);
    const ofOutput = recordOf(fieldOf(outputs, name));
    const sensitive = joinMarks(ofPlan['sensitive'], ofOutput['sensitive']);
    return { ...ofOutput, ...ofPlan, value: change['after'], sensitive };
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
  /** The marks at what is sensitive in the values; `true` where a state has none, as those of before Terraform 1.1. */
  sensitive: unknown;
  identity: unknown;
}

/** The values of a planned resource after the apply. */
interface Filled {
  value: unknown;
  /** The marks of the state. */
  sensitive: unknown;
}

function valuesByAddress(state: unknown): ReadonlyMap<string, Applied> {
  const found = new Map<string, Applied>();
  for (const resource of resourcesOf(state)) {
    const { address, values, identity, deposed_key: deposed } = resource;
    const { sensitive_values: sensitive = true } = resource;
    const isCurrent = typeof address === 'string' && deposed === undefined;
    if (isCurrent) found.set(address, { values, identity, sensitive });
  }
  return found;
}

function withValues(module: unknown, values: ReadonlyMap<string, Filled>): unknown {
  if (!isRecord(module)) return module;
  return withMembers(module, {
    resources: listOf(module['resources']).map((resource) => {
      const address = textIn(fieldOf(resource, 'address')) ?? '';
      const filled = values.get(address);
      if (!isRecord(resource) || filled === undefined) return resource;
      const sensitive = joinMarks(resource['sensitive_values'], filled.sensitive);
      return { ...resource, values: filled.value, sensitive_values: sensitive };
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
