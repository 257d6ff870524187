/**
 * The configuration in a plan, module by module, read in one way. It has no instances: all addresses are without keys.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format#configuration-representation.
 */
import { withoutKeys } from '../model/address.ts';
import { fieldOf, isRecord, listOf, recordOf, textIn } from '../model/parse.ts';

type Members = Readonly<Record<string, unknown>>;

/** Nothing in it is checked, and it may be hostile. */
export interface ConfiguredModule {
  /** The address with a dot behind it, '' for the root module. */
  prefix: string;
  module: Members;
  /** Where it is in the plan, from the top. */
  path: readonly string[];
  /** The calls that lead to it, the outermost first. */
  calls: readonly ConfiguredCall[];
}

interface ConfiguredCall {
  name: string;
  call: Members;
}

/** A block of a resource, a data source or an action. */
export interface ConfiguredBlock extends Pick<ConfiguredModule, 'calls'> {
  address: string;
  block: Members;
  /** The names of the members that lead to it in its module. */
  list: (typeof BLOCK_LISTS)[number];
  path: readonly string[];
}

/** The lists of a module that have blocks. */
const BLOCK_LISTS = ['resources', 'actions'] as const;

/** The root module first, each module before those that it calls; none where the plan does not show its configuration. */
export function* configuredModules(configuration: unknown): Generator<ConfiguredModule> {
  const module = fieldOf(configuration, 'root_module');
  if (!isRecord(module)) return;
  yield* modulesFrom({
    prefix: '',
    module,
    path: ['configuration', 'root_module'],
    calls: [],
  });
}

function* modulesFrom(here: ConfiguredModule): Generator<ConfiguredModule> {
  yield here;
  for (const [name, written] of Object.entries(recordOf(here.module['module_calls']))) {
    const call = recordOf(written);
    yield* modulesFrom({
      prefix: `${here.prefix}module.${name}.`,
      module: recordOf(call['module']),
      path: [...here.path, 'module_calls', name, 'module'],
      calls: [...here.calls, { name, call }],
    });
  }
}

/** The blocks of a module, without those of the modules that it calls. */
export function* blocksOf({
  prefix,
  module,
  path,
  calls,
}: ConfiguredModule): Generator<ConfiguredBlock> {
  for (const list of BLOCK_LISTS) {
    for (const [index, block] of listOf(module[list]).entries()) {
      if (!isRecord(block)) continue;
      const address = `${prefix}${textIn(block['address']) ?? ''}`;
      yield { address, block, list, path: [...path, list, String(index)], calls };
    }
  }
}

/** Makes the function that finds the block of an entry, or of what else has an address. */
export function findBlocks(
  configuration: unknown,
): (address: string | undefined) => ConfiguredBlock | undefined {
  const blocks = new Map<string, ConfiguredBlock>();
  for (const module of configuredModules(configuration)) {
    for (const block of blocksOf(module)) blocks.set(block.address, block);
  }
  return (address) => blocks.get(withoutKeys(address ?? ''));
}
