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
