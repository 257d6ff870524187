/**
 * What the configuration of a plan says of its entries: how the provider of a resource is configured, and whether something of
 * an entry is decided by the files alone. A plan shows of an expression only what it refers to, and its value only where
 * it is a constant.
 */
import { addTo } from '../model/add-to.ts';
import { withoutKeys } from '../model/address.ts';
import { fieldOf, fieldsOf, isRecord, listOf, textIn } from '../model/parse.ts';
import { isMarked, resourcesOf } from '../model/plan-json.ts';
import { blocksOf, configuredModules, findBlocks } from '../plan/configured-modules.ts';
import type { Entry } from '../plan/entries.ts';
import { isWriteOnlyName } from '../plan/lacked-values.ts';
import { canonicalJson, digest160 } from './canonical.ts';
import { createHiding, hiddenVariables, hideMarked } from './hidden-values.ts';

/** The parts of a plan beside its changes, each with a string in the place of a number that JavaScript would change. */
export interface PartsBeside {
  configuration: unknown;
  variables: unknown;
  /** `values` of the state before, and the values that are planned; read only where a provider refers to something. */
  states: () => readonly unknown[];
}

/** What the configuration adds to an entry. */
export interface Context {
  /** A digest of how its provider is configured; undefined for what has no provider. */
  provider?: string;
  /** A digest of all variables, if something of it is decided by the files alone. */
  variables?: string | undefined;
  /** A digest of its block with the variables of that, if it has a provisioner or a write-only argument: no entry has these. */
  block?: string | undefined;
  needsSameFiles: boolean;
  /** The same where more is known of the files: `hidden-blocks`: only if a block may have parts that no plan shows. */
  decidedByFiles: 'always' | 'hidden-blocks' | 'never';
  /** Whether one of these variables is sensitive. */
  hasHidden: boolean;
}

type Part = Readonly<Record<string, unknown>>;

/** Makes the function that says what the configuration adds to an entry. */
export function readConfigured(
  { configuration, variables: written, states }: PartsBeside,
  key: string | undefined,
): (entry: Entry) => Context {
  const root = fieldOf(configuration, 'root_module');
  const blockAt = findBlocks(configuration);
  const hasProvisioner = mayProvision(configuration);
  const variables = hiddenVariables(written, fieldOf(root, 'variables'), key);
  const allVariables = digest160('variables', canonicalJson(variables.values));
  const around: AroundProviders = {
    configs: fieldsOf(fieldOf(configuration, 'provider_config')),
    areShown: configuration !== undefined,
    variables,
    valuesOf: valuesByAddress(states),
  };
  const providers = new Map<string, ConfiguredProvider>();
  const digests = new Map<Part, string | undefined>();
  return (entry) => {
    if (entry.list === 'output_changes') return contextOfOutput(entry);
    const { address: at = '', block } = blockAt(entry.address) ?? {};
    const name = textIn(entry.provider);
    const named = { configKey: textIn(block?.['provider_config_key']), name };
    const about = JSON.stringify([named.configKey, name]);
    const provider = providers.get(about) ?? readProvider(named, around);
    providers.set(about, provider);
    if (block !== undefined && !digests.has(block)) {
      digests.set(block, digestOfBlock(block, at, variables));
    }
    const isDecidedWith = (mayHideBlocks: boolean) => isDecidedByFiles(entry, block, mayHideBlocks);
    const isAlways = hasProvisioner || !provider.isVisible || isDecidedWith(false);
    const decidedByFiles = isAlways ? 'always' : isDecidedWith(true) ? 'hidden-blocks' : 'never';
    const needsSameFiles = decidedByFiles !== 'never';
    return {
      provider: provider.digest,
      variables: needsSameFiles ? allVariables : undefined,
      block: block && digests.get(block),
      needsSameFiles,
      decidedByFiles,
      hasHidden: provider.hasHidden || (needsSameFiles && variables.hidden.size > 0),
    };
  };
}

/** No provider has a part in an output. */
function contextOfOutput({ values }: Entry): Context {
  const needsSameFiles = isMarked(values.unknownAfter);
  const decidedByFiles = needsSameFiles ? 'always' : 'never';
  return { needsSameFiles, decidedByFiles, hasHidden: false };
}

type Variables = ReturnType<typeof hiddenVariables>;

/** What the configuration of a provider is read from. */
interface AroundProviders {
  /** By their keys in the plan. */
  configs: Part;
  /** Whether the plan shows its configuration at all. */
  areShown: boolean;
  variables: Variables;
  valuesOf: ReturnType<typeof valuesByAddress>;
}

/** How a provider is configured. */
interface ConfiguredProvider {
  digest: string;
  /** Whether the plan shows all of it. */
  isVisible: boolean;
  /** Whether a sensitive variable has a part in it. */
  hasHidden: boolean;
}

/** The configuration of a provider, as far as the plan has it, with the variables and the objects that it refers to. */
function readProvider(
  { configKey, name }: { configKey: string | undefined; name: string | undefined },
  { configs: all, areShown, variables, valuesOf }: AroundProviders,
): ConfiguredProvider {
  const isKnown = configKey !== undefined && Object.hasOwn(all, configKey);
  const configs = isKnown ? [all[configKey]] : configsOf(all, name);
  const references = [...new Set(configs.flatMap(referencesIn))].sort();
  const isInModule = configs.some((config) => fieldOf(config, 'module_address') !== undefined);
  const names = variablesIn(references, isInModule, variables);
  const isVisible =
    areShown && configs.every((config) => isConstant(fieldOf(config, 'expressions')));
  const shown = {
    configKey,
    name,
    configs,
    variables: valuesOfVariables(names, variables),
    values: configs.flatMap((config) =>
      references.map((each) => valuesOf(textIn(fieldOf(config, 'module_address')), each)),
    ),
  };
  return {
    digest: digest160('provider', canonicalJson(shown)),
    isVisible,
    hasHidden: names.some((each) => variables.hidden.has(each)),
  };
}

/** Undefined for a block without a provisioner or a write-only argument. @param at its address, without keys */
function digestOfBlock(block: Part, at: string, variables: Variables): string | undefined {
  if (!hasProvisioners(block) && !writesOnly(block['expressions'])) return undefined;
  const references = [...new Set(referencesIn(block))].sort();
  const names = variablesIn(references, at.startsWith('module.'), variables);
  const shown = { block, variables: valuesOfVariables(names, variables) };
  return digest160('block', canonicalJson(shown));
}

const ROOT_VARIABLE = /^var\.([^.[]+)/;

/** The variables of the root module that may have a part in something that has these references. */
function variablesIn(
  references: readonly string[],
  isInModule: boolean,
  { values }: Variables,
): string[] {
  const direct = references.flatMap((reference) => ROOT_VARIABLE.exec(reference)?.[1] ?? []);
  const areAllDirect = direct.length === references.length && !isInModule;
  return areAllDirect ? direct : Object.keys(values);
}

function valuesOfVariables(names: readonly string[], { values }: Variables) {
  return names.map((name) => [name, values[name]]);
}

/** What may be the configuration of a provider, where the plan does not say which one a resource has. */
function configsOf(providers: Part, name: string | undefined): unknown[] {
  return Object.values(providers).filter(
    (config) => (fieldOf(config, 'full_name') ?? name) === name,
  );
}

/** Whether all expressions are constants. An expression without a constant is an object without members; so is no empty block. */
function isConstant(expressions: unknown): boolean {
  return Object.values(fieldsOf(expressions)).every((expression) => {
    if (Array.isArray(expression)) return expression.every(isConstant);
    if (!isRecord(expression)) return false;
    if (Object.hasOwn(expression, 'constant_value')) return true;
    const hasMembers = Object.keys(expression).length > 0;
    return hasMembers && !Object.hasOwn(expression, 'references') && isConstant(expression);
  });
}

function referencesIn(value: unknown): string[] {
  return Object.entries(fieldsOf(value)).flatMap(([name, member]) =>
    name === 'references'
      ? listOf(member).filter((reference) => typeof reference === 'string')
      : referencesIn(member),
  );
}

/**
 * Whether a value of the entry is written in the files and not in the plan: it is unknown, or write-only, which no plan marks.
 *
 * @param mayHideBlocks whether the block may have parts that no plan shows
 */
function isDecidedByFiles(
  { values: sides, actions = [] }: Entry,
  block: Part | undefined,
  mayHideBlocks: boolean,
): boolean {
  const { after, unknownAfter: unknown } = sides;
  const isRemoved =
    actions.length > 0 && actions.every((action) => action === 'delete' || action === 'forget');
  // A block `removed` may have a provisioner, and is in no plan.
  if (block === undefined) return !isRemoved || mayHideBlocks;
  const expressions = fieldsOf(block['expressions']);
  const marks = fieldsOf(unknown);
  const isUnknown =
    unknown === true ||
    Object.entries(marks).some(
      ([name, mark]) =>
        isMarked(mark) && (mayHideBlocks || mark !== true || Object.hasOwn(expressions, name)),
    );
  if (isUnknown || isRemoved) return isUnknown;
  const values = fieldsOf(after);
  const isWriteOnly = Object.keys(expressions).some(
    (name) => (values[name] ?? undefined) === undefined && !isNull(expressions[name]),
  );
  return isWriteOnly || Object.values(values).some(hasWriteOnlyName);
}

/** Whether a block of a configuration has a provisioner, or the plan does not show its configuration. */
export function mayProvision(configuration: unknown): boolean {
  const modules = [...configuredModules(configuration)];
  const blocks = modules.flatMap((module) => [...blocksOf(module)]);
  return modules.length === 0 || blocks.some(({ block }) => hasProvisioners(block));
}

function hasProvisioners({ provisioners }: Part): boolean {
  return listOf(provisioners).length > 0;
}

/** Whether an argument of a block, or of a block in it, is write-only by its name. */
function writesOnly(expressions: unknown): boolean {
  return Object.entries(fieldsOf(expressions)).some(
    ([name, inner]) => isWriteOnlyName(name) || writesOnly(inner),
  );
}

function isNull(expression: unknown): boolean {
  return isRecord(expression) && expression['constant_value'] === null;
}

function hasWriteOnlyName(value: unknown): boolean {
  return Object.entries(fieldsOf(value)).some(
    ([name, member]) => (isWriteOnlyName(name) && member === null) || hasWriteOnlyName(member),
  );
}

/** Finds what is not sensitive of the objects that a reference names: a provider may be configured by them. */
function valuesByAddress(states: () => readonly unknown[]) {
  let known: Map<string, unknown[]> | undefined;
  const read = (): Map<string, unknown[]> => {
    const found = new Map<string, unknown[]>();
    const resources = states().flatMap((state) => [...resourcesOf(state)]);
    for (const { address, values, sensitive_values: marks } of resources) {
      const name = withoutKeys(textIn(address) ?? '');
      const shown = hideMarked(values, [marks], createHiding(undefined, ''));
      addTo(found, name, [address, shown]);
    }
    return found;
  };
  return (moduleAddress: string | undefined, reference: string): unknown[] => {
    known ??= read();
    const prefix = moduleAddress === undefined ? '' : `${moduleAddress}.`;
    return known.get(withoutKeys(prefix + reference)) ?? [];
  };
}
