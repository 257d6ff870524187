/** What a plan changes, without its sensitive values, so that it can be shown. */
import { isDeepStrictEqual } from 'node:util';
import { fieldsOf } from '../../model/parse.ts';
import type {
  ActionInvocation,
  OutputChange,
  PlanDocument,
  ResourceChange,
} from '../../plan/plan-document.ts';

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
