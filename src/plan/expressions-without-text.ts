/**
 * Where the configuration in a plan has no text. It shows an expression by its value only where that is a constant; of any other
 * one it shows which values it refers to, and nothing of the text around them. Of a `dynamic` block it shows nothing at all.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format#expression-representation.
 */
import { withoutKeys } from '../model/address.ts';
import { addTo } from '../model/add-to.ts';
import { fieldOf, fieldsOf, isRecord, listOf, recordOf } from '../model/parse.ts';
import { blocksOf, configuredModules, type ConfiguredModule } from './configured-modules.ts';
import { entriesOfDocument } from './entries.ts';
import { ANY_MEMBER, type LackedValue } from './lacked-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A part of the configuration that has expressions. */
interface Written {
  path: readonly string[];
  /** The address of a resource or of a module, or what it is called. */
  name: string;
  entry: Fields;
}

/** The places of all expressions of which a plan does not show the text. @param plan a whole plan; a redacted one has none */
export function expressionsWithoutText(plan: object): LackedValue[] {
  const configuration = recordOf(Reflect.get(plan, 'configuration'));
  const instances = instancesOf(plan);
  const ofProviders = Object.entries(recordOf(configuration['provider_config'])).flatMap(
    ([key, entry]) =>
      lackedOf(
        {
          path: ['configuration', 'provider_config', key],
          name: `provider.${key}`,
          entry: recordOf(entry),
        },
        [],
      ),
  );
  const modules = [...configuredModules(configuration)];
  return [...ofProviders, ...modules.flatMap((module) => lackedOfModule(module, instances))];
}

/** By address without keys: the changes of the instances of a resource. */
function instancesOf(plan: object): ReadonlyMap<string, Fields[]> {
  const instances = new Map<string, Fields[]>();
  for (const { address, change } of entriesOfDocument(plan, ['resource_changes'])) {
    if (address !== undefined) addTo(instances, withoutKeys(address), change);
  }
  return instances;
}

function lackedOfModule(
  configured: ConfiguredModule,
  instances: ReadonlyMap<string, Fields[]>,
): LackedValue[] {
  const { prefix, module, calls } = configured;
  const call = calls.at(-1);
  const outputs = Object.entries(recordOf(module['outputs']));
  return [
    ...(call === undefined
      ? []
      : lackedOf(
          {
            path: ['configuration', 'module_calls', call.name],
            name: prefix.slice(0, -1),
            entry: call.call,
          },
          [],
        )),
    ...Array.from(blocksOf(configured)).flatMap(({ address: name, block: entry, list }) =>
      lackedOf(
        { path: ['configuration', list, ANY_MEMBER], name, entry },
        instances.get(name) ?? [],
      ),
    ),
    ...outputs.flatMap(([key, entry]) =>
      lackedOf(
        {
          path: ['configuration', 'outputs', key],
          name: `${prefix}output.${key}`,
          entry: recordOf(entry),
        },
        [],
      ),
    ),
  ];
}

/** What one part lacks. @param instances the changes of those that it makes */
function lackedOf(written: Written, instances: readonly Fields[]): LackedValue[] {
  const { entry, path } = written;
  const lacked: LackedValue[] = [];
  const add = (at: readonly string[], depth: number) =>
    lacked.push({ ...written, path: at, depth, lists: [], hasNoText: true });
  const addExpression = (value: unknown, at: readonly string[], depth: number): void => {
    if (Array.isArray(value)) {
      for (const [index, block] of value.entries()) addBlock(block, [...at, String(index)], depth);
    } else if (!isExpression(value)) addBlock(value, at, depth);
    else if (!Object.hasOwn(value, 'constant_value')) add([...at, 'constant_value'], depth);
  };
  const addBlock = (block: unknown, at: readonly string[], depth = at.length): void => {
    for (const [key, inner] of Object.entries(fieldsOf(block))) {
      addExpression(inner, [...at, key], depth);
    }
  };
  for (const key of ['expression', 'count_expression', 'for_each_expression']) {
    if (isRecord(entry[key])) addExpression(entry[key], [...path, key], path.length);
  }
  const block = [...path, 'expressions'];
  addBlock(entry['expressions'], block);
  for (const provisioner of listOf(entry['provisioners'])) {
    addBlock(fieldOf(provisioner, 'expressions'), [
      ...path,
      'provisioners',
      ANY_MEMBER,
      'expressions',
    ]);
  }
  // A `dynamic` block over what is not known yet has no blocks yet, and is marked as any other value.
  const shown = fieldsOf(entry['expressions']);
  const unknown = instances.flatMap(({ after_unknown: marks }) => Object.entries(recordOf(marks)));
  const names = unknown.flatMap(([name, mark]) => (mark === true ? name : []));
  for (const name of new Set(names)) {
    if (!Object.hasOwn(shown, name)) add([...block, name, '0'], block.length);
  }
  const planned = instances.flatMap(({ after, after_unknown: marks }) => [after, marks]);
  addHiddenBlocks(entry['expressions'], planned, block, (at) => add(at, block.length));
  return lacked;
}

/** Whether this is an expression; else it is a block, with the expressions of its arguments. */
function isExpression(value: unknown): value is Fields {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(
    ([key, inner]) =>
      key === 'constant_value' ||
      (key === 'references' && listOf(inner).every((one) => typeof one === 'string')),
  );
}

/**
 * Adds the blocks that the plan has and the configuration does not show: `dynamic` blocks make them.
 *
 * @param planned what the instances have there: values, and marks at what is not known
 */
function addHiddenBlocks(
  shown: unknown,
  planned: readonly unknown[],
  at: readonly string[],
  add: (at: readonly string[]) => void,
): void {
  const blocksByName = new Map<string, unknown[][]>();
  for (const values of planned) {
    for (const [name, value] of Object.entries(recordOf(values))) {
      const blocks = (isRecord(value) ? [value] : listOf(value)).filter(isRecord);
      if (blocks.length > 0) addTo(blocksByName, name, blocks);
    }
  }
  for (const [name, blocks] of blocksByName) {
    const written = Object.hasOwn(fieldsOf(shown), name) ? fieldsOf(shown)[name] : undefined;
    const place = [...at, name];
    if (written === undefined) add(place);
    else if (Array.isArray(written)) {
      if (blocks.some(({ length }) => length > written.length)) add(place);
      // The blocks of a set have another order in each instance.
      for (const [index, one] of written.entries()) {
        addHiddenBlocks(one, blocks.flat(), [...place, String(index)], add);
      }
    } else if (!isExpression(written)) addHiddenBlocks(written, blocks.flat(), place, add);
  }
}
