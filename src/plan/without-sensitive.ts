/** Takes the sensitive values out of a plan, so that what it changes can be shown. */
import { isDeepStrictEqual } from 'node:util';
import type {
  ActionInvocation,
  OutputChange,
  PlanDocument,
  ResourceChange,
} from './plan-document.ts';

/** What a plan changes, without its sensitive values. */
export function withoutSensitiveValues(document: PlanDocument): object {
  const changes = document.resource_changes.map((one) => ({ ...one, change: redact(one.change) }));
  return {
    plan_format_version: document.format_version,
    output_changes: Object.fromEntries(
      Object.entries(document.output_changes ?? {}).map(([name, one]) => [name, redact(one)]),
    ),
    resource_changes: changes,
    action_invocations: document.action_invocations?.map(withoutValues),
    deferred_changes: document.deferred_changes?.map(() => ({})),
    deferred_action_invocations: document.deferred_action_invocations?.map((one) => ({
      action_invocation: withoutValues(one.action_invocation),
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
  const { before, after, before_sensitive: was, after_sensitive: becomes } = change;
  return {
    ...change,
    before: hide(before, was, after, `${HIDDEN} BEFORE`),
    after: hide(after, becomes, before, HIDDEN),
  };
}

function hide(value: unknown, sensitive: unknown, other: unknown, word: string): unknown {
  if (value === null || value === undefined) return value;
  if (sensitive === true) return isDeepStrictEqual(value, other) ? HIDDEN : word;
  if (typeof value !== 'object' || typeof sensitive !== 'object') return value;
  const part = (key: string, one: unknown): unknown =>
    hide(one, memberOf(sensitive, key), memberOf(other, key), word);
  if (Array.isArray(value)) return value.map((one, index) => part(String(index), one));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(key, one)]));
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}
