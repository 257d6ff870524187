/**
 * The actions that a static plan invokes: those of the `action_trigger` blocks of each resource that it creates,
 * updates or destroys.
 */
import type { HclBlock, HclExpression } from '../../configuration/syntax/hcl-syntax.ts';
import { withoutKeys } from '../../configuration/address.ts';
import { addressOf } from './move-state.ts';
import type {
  ActionInvocation,
  ResourceChange,
  Triggering,
  WrittenTrigger,
} from './plan-document.ts';
import type { ProviderOf } from './providers.ts';

/** The `action_trigger` blocks of a resource, in their order. */
export function triggersOf({ body }: HclBlock): WrittenTrigger[] {
  const inner = body.blocks.filter(({ type }) => type === 'lifecycle');
  const blocks = inner.flatMap((lifecycle) => lifecycle.body.blocks);
  return blocks
    .filter(({ type }) => type === 'action_trigger')
    .map(({ body: { attributes } }) => {
      const valueOf = (name: string) => attributes.find((one) => one.name === name)?.value;
      return {
        events: listed(valueOf('events')).map(wordOf),
        actions: listed(valueOf('actions')),
        onFailure: wordOf(valueOf('on_failure')) || 'halt',
        condition: conditionOf(valueOf('condition')),
      };
    });
}

function conditionOf(written: HclExpression | undefined): WrittenTrigger['condition'] {
  if (written === undefined) return 'fulfilled';
  if (written.kind !== 'literal') return 'unknown';
  return written.value === false ? 'false' : written.value === true ? 'fulfilled' : 'unknown';
}

function listed(written: HclExpression | undefined): readonly HclExpression[] {
  if (written === undefined) return [];
  return written.kind === 'tuple' ? written.items : [written];
}

/** A word, or a text in a configuration in JSON. */
function wordOf(written: HclExpression | undefined): string {
  if (written?.kind === 'traversal') return written.root;
  return written?.kind === 'literal' && typeof written.value === 'string' ? written.value : '';
}

export function invocationsIn(
  changes: readonly ResourceChange[],
  resources: readonly Triggering[],
  providers: ProviderOf,
): ActionInvocation[] {
  const byBlock = new Map(resources.map((one) => [one.address, one]));
  return changes.flatMap(({ address, module_address: module = '', change }) => {
    const resource = byBlock.get(withoutKeys(address));
    if (resource === undefined) return [];
    const words = change.actions.map((action) => (action === 'delete' ? 'destroy' : action));
    const events = words.flatMap((word) => [`before_${word}`, `after_${word}`]);
    return resource.triggers.flatMap((trigger, block) =>
      trigger.condition === 'false'
        ? []
        : events
            .filter((event) => trigger.events.includes(event))
            .flatMap((event) =>
              trigger.actions.map((action, at) =>
                toInvocation(
                  { module, action, providers },
                  {
                    triggering_resource_address: address,
                    action_trigger_event: camelCase(event),
                    action_trigger_block_index: block,
                    actions_list_index: at,
                    on_failure: `ActionOnFailure${camelCase(trigger.onFailure)}`,
                  },
                ),
              ),
            ),
    );
  });
}

/** For an action with a key that only an evaluation knows, the block. */
function toInvocation(
  { module, action, providers }: { module: string; action: HclExpression; providers: ProviderOf },
  trigger: ActionInvocation['lifecycle_action_trigger'],
): ActionInvocation {
  const steps = action.kind === 'traversal' ? action.steps : [];
  const names = steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : []));
  const text = wordOf(action).split('.');
  const [type = text[1] ?? 'unknown', name = text[2] ?? 'unknown'] = names;
  const local = addressOf(action) ?? `action.${type}.${name}`;
  const address = module === '' ? local : `${module}.${local}`;
  return {
    address,
    type,
    name,
    provider_name: providers(type),
    lifecycle_action_trigger: trigger,
  };
}

function camelCase(words: string): string {
  return words
    .split('_')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join('');
}
