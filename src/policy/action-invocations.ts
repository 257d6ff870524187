/**
 * Actions that a plan invokes when it is applied. Terraform 1.14 and later lists them together with the changes of
 * resources, each with what triggers it.
 */
import { asAddress, asWord, type ActionTrigger, type ReadInvocation } from './planned-changes.ts';
import { readAddress } from '../model/address.ts';
import { fieldsOf } from '../model/parse.ts';

/** @param entry of `action_invocations` in the JSON plan */
export function toInvocation(entry: unknown): ReadInvocation | undefined {
  const { address: text, lifecycle_action_trigger: lifecycle, ...others } = fieldsOf(entry);
  const address = asAddress(text);
  if (address === undefined || readAddress(address)?.block.type !== 'action') return undefined;
  if (lifecycle === undefined) {
    return isObject(others['invoke_action_trigger'])
      ? { address, trigger: { event: 'invoke' } }
      : undefined;
  }
  const fields = fieldsOf(lifecycle);
  return withTrigger(address, {
    resource: fields['triggering_resource_address'],
    event: fields['action_trigger_event'],
    onFailure: fields['on_failure'],
  });
}

/**
 * @param invocation of a line of the log
 * @param toAddress reads an address that the log has as a whole and in parts
 */
export function parseLoggedInvocation(
  invocation: unknown,
  toAddress: (resource: unknown) => string | undefined,
): ReadInvocation | undefined {
  const { action_addr: named, lifecycle_trigger: lifecycle, ...others } = fieldsOf(invocation);
  const { action, action_type: type, action_name: name, ...parts } = fieldsOf(named);
  const address = toAddress({
    ...parts,
    resource: action,
    resource_type: type,
    resource_name: name,
  });
  if (address === undefined || readAddress(address)?.block.type !== 'action') return undefined;
  if (lifecycle === undefined) {
    return isObject(others['action_trigger'])
      ? { address, trigger: { event: 'invoke' } }
      : undefined;
  }
  const fields = fieldsOf(lifecycle);
  return withTrigger(address, {
    resource: toAddress(fields['triggering_resource']),
    event: fields['triggering_event'],
    onFailure: fields['on_failure'],
  });
}

function withTrigger(
  address: string,
  trigger: Record<'resource' | 'event' | 'onFailure', unknown>,
): ReadInvocation | undefined {
  const resource = asAddress(trigger.resource);
  const event = snakeCase(trigger.event);
  if (resource === undefined || event === undefined) return undefined;
  const word = typeof trigger.onFailure === 'string' ? trigger.onFailure : '';
  const onFailure = snakeCase(word.replace(/^ActionOnFailure/, ''));
  return { address, trigger: { event, resource, onFailure } };
}

/** `after_create of aws_instance.web, on_failure = continue`. Hostile until escaped. */
export function triggerWords({ event, resource, onFailure = 'halt' }: ActionTrigger): string {
  const when = resource === undefined ? event : `${event} of ${resource}`;
  return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}

/** `AfterCreate` is `after_create` in a configuration. */
function snakeCase(word: unknown): string | undefined {
  const text = typeof word === 'string' && /^[A-Z][A-Za-z]{0,40}$/.test(word) ? word : '';
  return asWord(text.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase());
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
