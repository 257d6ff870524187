/**
 * A small program in place of Terraform, for histories by the thousand: it refreshes, plans, writes a plan's JSON, and applies a
 * plan or a part of it. What it knows of a plan is not read from the JSON, so that tests can hold the one to the other.
 */
import { isDeepStrictEqual } from 'node:util';

export type Value = string | number | null | Value[] | { [name: string]: Value };
/** What stands for a value that is known only after the apply. */
export const UNKNOWN = '\u0000unknown';

/** An argument: a value, a variable, or an attribute of another resource. */
export type Argument =
  | { is: Value }
  | { variable: string }
  | { of: string; attribute: 'id' | 'size' };

export interface Block {
  /** Another one is another object. */
  kind: Argument;
  size: Argument;
  tags: Record<string, Argument>;
  /** A list of blocks with a target each. */
  rules: Argument[];
  secret: Argument;
  /** Digits of a number that JavaScript does not hold. */
  serial: string;
  /** Of a provisioner. */
  command: string | undefined;
  provider: 'aws' | 'aws.west';
  createFirst: boolean;
}

export interface Configuration {
  blocks: Map<string, Block>;
  moved: [from: string, to: string][];
  imports: Map<string, string>;
  forgotten: Set<string>;
  outputs: Map<string, Argument>;
  regions: Record<Block['provider'], Argument>;
}

type Attributes = Record<string, Value>;

interface Managed {
  id: string;
  provider: Block['provider'];
  values: Attributes;
  isTainted: boolean;
}

export interface World {
  /** What there is, by id. */
  real: Map<string, { region: Value; values: Attributes }>;
  state: Map<string, Managed>;
  deposed: { address: string; key: string; managed: Managed }[];
  outputs: Map<string, Value>;
  variables: Record<string, Value>;
  made: number;
}

/** One entry of a plan, with all that decides what an apply makes of it. */
export interface Planned {
  list: 'resource' | 'output';
  name: string;
  /** As Terraform writes it: `delete,create`. */
  action: string;
  deposed: string | undefined;
  previous: string | undefined;
  imported: string | undefined;
  provider: Block['provider'] | undefined;
  region: Value;
  command: string | undefined;
  before: Value;
  after: Value;
  /** What the resource is by now, or was. */
  managed: Managed | undefined;
}

export interface Plan {
  /** With those that change nothing. */
  entries: Planned[];
  text: string;
  drifted: string[];
}

const COMPUTED = ['id', 'arn', 'version', 'seen_at'];

export function emptyWorld(): World {
  return {
    real: new Map(),
    state: new Map(),
    deposed: [],
    outputs: new Map(),
    variables: { region: 'eu-west-1', size: 4, other: 'a' },
    made: 0,
  };
}

/** What an argument is where it has no other resource. */
function plainValue(argument: Argument, { variables }: Pick<World, 'variables'>): Value {
  if ('is' in argument) return argument.is;
  return 'variable' in argument ? (variables[argument.variable] ?? null) : null;
}

function valuesOf(block: Block, read: (argument: Argument) => Value): Attributes {
  return {
    kind: read(block.kind),
    size: read(block.size),
    tags: Object.fromEntries(
      Object.entries(block.tags).map(([name, argument]) => [name, read(argument)]),
    ),
    rules: block.rules.map((argument) => ({ port: 443, target: read(argument) })),
    secret: read(block.secret),
    serial: `@@${block.serial}`,
  };
}

const withoutComputed = (values: Attributes): Attributes =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !COMPUTED.includes(name)));

const regionOf = (world: World, { regions }: Configuration, provider: Block['provider']): Value =>
  plainValue(regions[provider], world);

/** Moves, refreshes and imports, as a plan begins. It changes the state of the world that it gets. */
function refresh(world: World, configuration: Configuration) {
  const previous = new Map<string, string>();
  const drifted: { address: string; before: Attributes; after: Attributes | null }[] = [];
  for (const [from, to] of configuration.moved) {
    const managed = world.state.get(from);
    if (managed === undefined || world.state.has(to) || !configuration.blocks.has(to)) continue;
    world.state.delete(from);
    world.state.set(to, managed);
    previous.set(to, from);
  }
  for (const [address, managed] of new Map(world.state)) {
    const provider = configuration.blocks.get(address)?.provider ?? managed.provider;
    const real = world.real.get(managed.id);
    const isThere = real?.region === regionOf(world, configuration, provider);
    if (real !== undefined && isThere && isDeepStrictEqual(real.values, managed.values)) continue;
    const after = real !== undefined && isThere ? real.values : null;
    drifted.push({ address, before: managed.values, after });
    if (after === null) world.state.delete(address);
    else managed.values = structuredClone(after);
  }
  world.deposed = world.deposed.filter(({ managed }) => world.real.has(managed.id));
  const imported = new Map<string, string>();
  for (const [address, id] of configuration.imports) {
    const block = configuration.blocks.get(address);
    const real = world.real.get(id);
    if (block === undefined || real === undefined || world.state.has(address)) continue;
    if (real.region !== regionOf(world, configuration, block.provider)) continue;
    world.state.set(address, {
      id,
      provider: block.provider,
      values: structuredClone(real.values),
      isTainted: false,
    });
    imported.set(address, id);
  }
  return { previous, drifted, imported };
}

export function planAll(configuration: Configuration, of: World): Plan {
  const world = structuredClone(of);
  const { previous, drifted, imported } = refresh(world, configuration);
  const planned = new Map<string, Planned>();
  const read = (argument: Argument): Value => {
    if (!('of' in argument)) return plainValue(argument, world);
    const block = configuration.blocks.get(argument.of);
    if (block === undefined) return null;
    const { after } = planBlock(argument.of, block);
    return (after as Attributes)[argument.attribute] ?? null;
  };
  const planBlock = (address: string, block: Block): Planned => {
    const known = planned.get(address);
    if (known !== undefined) return known;
    const values = valuesOf(block, read);
    const managed = world.state.get(address);
    const isOther =
      managed !== undefined &&
      (managed.isTainted || !isDeepStrictEqual(managed.values['kind'], values['kind']));
    const isSame =
      managed !== undefined && isDeepStrictEqual(withoutComputed(managed.values), values);
    const isNew = managed === undefined || isOther;
    const computed: Attributes = isNew
      ? Object.fromEntries(COMPUTED.map((name) => [name, UNKNOWN]))
      : {
          id: managed.id,
          arn: managed.values['arn'] ?? null,
          version: isSame ? (managed.values['version'] ?? null) : UNKNOWN,
          seen_at: managed.values['seen_at'] ?? null,
        };
    const replaced = block.createFirst ? 'create,delete' : 'delete,create';
    const entry: Planned = {
      list: 'resource',
      name: address,
      action: managed === undefined ? 'create' : isOther ? replaced : isSame ? 'no-op' : 'update',
      deposed: undefined,
      previous: previous.get(address),
      imported: imported.get(address),
      provider: block.provider,
      region: regionOf(world, configuration, block.provider),
      command: block.command,
      before: managed?.values ?? null,
      after: { ...values, ...computed },
      managed,
    };
    planned.set(address, entry);
    return entry;
  };
  for (const [address, block] of configuration.blocks) planBlock(address, block);
  const removal = (address: string, managed: Managed, deposed?: string): Planned => ({
    list: 'resource',
    name: address,
    action: deposed === undefined && configuration.forgotten.has(address) ? 'forget' : 'delete',
    deposed,
    previous: undefined,
    imported: undefined,
    provider: managed.provider,
    region: regionOf(world, configuration, managed.provider),
    command: undefined,
    before: managed.values,
    after: null,
    managed,
  });
  const outputs = new Set([...configuration.outputs.keys(), ...world.outputs.keys()]);
  const entries = [
    ...planned.values(),
    ...[...world.state]
      .filter(([address]) => !configuration.blocks.has(address))
      .map(([address, managed]) => removal(address, managed)),
    ...world.deposed.map(({ address, key, managed }) => removal(address, managed, key)),
    ...[...outputs].map((name) => planOutput(name, configuration, world, read)),
  ];
  const plan = { entries, drifted: drifted.map(({ address }) => address) };
  return { ...plan, text: writePlan(plan.entries, drifted, configuration, world) };
}

function planOutput(
  name: string,
  { outputs }: Configuration,
  world: World,
  read: (argument: Argument) => Value,
): Planned {
  const argument = outputs.get(name);
  const before = world.outputs.get(name);
  const after = argument === undefined ? null : read(argument);
  const isSame = isDeepStrictEqual(before, after);
  const changed = before === undefined ? 'create' : isSame ? 'no-op' : 'update';
  return {
    list: 'output',
    name: `output.${name}`,
    action: argument === undefined ? 'delete' : changed,
    deposed: undefined,
    previous: undefined,
    imported: undefined,
    provider: undefined,
    region: null,
    command: undefined,
    before: before ?? null,
    after,
    managed: undefined,
  };
}

/** Whether an apply has something to do for it. */
export const changesSomething = ({ action, previous, imported }: Planned): boolean =>
  action !== 'no-op' || previous !== undefined || imported !== undefined;

/**
 * Applies a plan that was just made, up to a failure.
 *
 * @param steps how many things succeed; the next one fails half-way
 * @returns what each entry ended as
 */
export function applyAll(
  configuration: Configuration,
  world: World,
  steps = Number.POSITIVE_INFINITY,
): Map<Planned, Value> {
  const { entries } = planAll(configuration, world);
  refresh(world, configuration);
  const ended = new Map<Planned, Value>();
  const done = new Map<string, Value>();
  let left = steps;
  const mayGoOn = () => (left -= 1) >= 0;
  const read = (argument: Argument): Value => {
    if (!('of' in argument)) return plainValue(argument, world);
    if (!configuration.blocks.has(argument.of)) return null;
    const entry = entries.find(
      ({ name, deposed }) => name === argument.of && deposed === undefined,
    );
    if (entry !== undefined && entry.after !== null) carryOut(entry);
    return world.state.get(argument.of)?.values[argument.attribute] ?? null;
  };
  const destroy = ({ id }: Managed) => world.real.delete(id);
  const carryOut = (entry: Planned): void => {
    const { name, action, managed } = entry;
    if (done.has(name) || entry.deposed !== undefined || entry.list === 'output') return;
    done.set(name, null);
    const block = configuration.blocks.get(name);
    if (block === undefined || action === 'no-op') return;
    const values = valuesOf(block, read);
    if (!mayGoOn()) return;
    if (action === 'update') {
      const id = managed?.id ?? '';
      const now = { ...managed?.values, ...values, version: (world.made += 1) };
      put(name, block, id, now);
      return;
    }
    if (action === 'delete,create' && managed !== undefined) {
      destroy(managed);
      world.state.delete(name);
      if (!mayGoOn()) return;
    }
    const number = (world.made += 1);
    const id = `i-${number}`;
    put(name, block, id, { ...values, id, arn: `arn:${number}`, version: 1, seen_at: number });
    if (action !== 'create,delete' || managed === undefined) return;
    if (mayGoOn()) destroy(managed);
    else world.deposed.push({ address: name, key: `d${number}`, managed });
  };
  const put = (name: string, block: Block, id: string, values: Attributes) => {
    const region = regionOf(world, configuration, block.provider);
    world.real.set(id, { region, values: structuredClone(values) });
    world.state.set(name, {
      id,
      provider: block.provider,
      values: structuredClone(values),
      isTainted: false,
    });
  };
  for (const entry of entries) carryOut(entry);
  for (const entry of entries) {
    const { name, action, after, deposed, managed } = entry;
    if (entry.list === 'resource' && after === null && managed !== undefined && mayGoOn()) {
      if (action === 'delete') destroy(managed);
      if (deposed === undefined) world.state.delete(name);
      else world.deposed = world.deposed.filter(({ key }) => key !== deposed);
    }
    if (entry.list === 'output' && mayGoOn()) {
      const key = name.slice('output.'.length);
      const argument = configuration.outputs.get(key);
      if (argument === undefined) world.outputs.delete(key);
      else world.outputs.set(key, read(argument));
    }
    const value =
      entry.list === 'output'
        ? world.outputs.get(name.slice('output.'.length))
        : world.state.get(name)?.values;
    ended.set(entry, after === null ? null : (value ?? null));
  }
  return ended;
}

/** The values without what is unknown, and the marks of that, as Terraform writes them. */
function parted(value: Value): { known: Value | undefined; marks: unknown } {
  if (value === UNKNOWN) return { known: undefined, marks: true };
  if (Array.isArray(value)) {
    const parts = value.map(parted);
    return {
      known: parts.map(({ known }) => known ?? null),
      marks: parts.map(({ marks }) => marks),
    };
  }
  if (typeof value !== 'object' || value === null) return { known: value, marks: false };
  const parts = Object.entries(value).map(([name, inner]) => [name, parted(inner)] as const);
  const known = parts.flatMap(([name, part]) =>
    part.known === undefined ? [] : [[name, part.known] as const],
  );
  const marks = parts.filter(([, part]) => part.marks !== false);
  return {
    known: Object.fromEntries(known),
    marks: Object.fromEntries(marks.map(([name, part]) => [name, part.marks])),
  };
}

function expressionOf(argument: Argument): unknown {
  if ('is' in argument) return { constant_value: argument.is };
  if ('variable' in argument) return { references: [`var.${argument.variable}`] };
  return { references: [`${argument.of}.${argument.attribute}`, argument.of] };
}

const PROVIDER = 'registry.terraform.io/hashicorp/aws';

function describe(address: string) {
  const [type = '', name = ''] = address.split('.');
  return { address, mode: 'managed', type, name, provider_name: PROVIDER };
}

function writePlan(
  entries: readonly Planned[],
  drifted: readonly { address: string; before: Attributes; after: Attributes | null }[],
  configuration: Configuration,
  { variables }: World,
): string {
  const changeOf = ({ action, before, after, imported, list }: Planned) => {
    const { known, marks } = parted(after);
    const isOutput = list === 'output';
    const sensitive = (value: Value) => (isOutput || value === null ? false : { secret: true });
    return {
      actions: action.split(','),
      before: parted(before).known ?? null,
      after: known,
      after_unknown: marks,
      before_sensitive: sensitive(before),
      after_sensitive: sensitive(after),
      ...(imported !== undefined && { importing: { id: imported } }),
    };
  };
  const ofList = (list: Planned['list']) => entries.filter((entry) => entry.list === list);
  const document = {
    format_version: '1.2',
    complete: true,
    resource_changes: ofList('resource').map((entry) => ({
      ...describe(entry.name),
      ...(entry.previous !== undefined && { previous_address: entry.previous }),
      ...(entry.deposed !== undefined && { deposed: entry.deposed }),
      change: changeOf(entry),
    })),
    resource_drift: drifted.map(({ address, before, after }) => ({
      ...describe(address),
      change: { actions: [after === null ? 'delete' : 'update'], before, after },
    })),
    output_changes: Object.fromEntries(
      ofList('output').map((entry) => [entry.name.slice('output.'.length), changeOf(entry)]),
    ),
    variables: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, { value }]),
    ),
    configuration: {
      provider_config: Object.fromEntries(
        Object.entries(configuration.regions).map(([key, region]) => [
          key,
          {
            name: 'aws',
            full_name: PROVIDER,
            ...(key !== 'aws' && { alias: 'west' }),
            expressions: { region: expressionOf(region) },
          },
        ]),
      ),
      root_module: {
        variables: Object.fromEntries(Object.keys(variables).map((name) => [name, {}])),
        resources: Array.from(configuration.blocks, ([address, block]) => ({
          ...describe(address),
          provider_config_key: block.provider,
          expressions: {
            kind: expressionOf(block.kind),
            size: expressionOf(block.size),
            secret: expressionOf(block.secret),
            tags: { references: Object.values(block.tags).flatMap(referencesOf) },
            rules: block.rules.map((rule) => ({ target: expressionOf(rule) })),
          },
          ...(block.command !== undefined && {
            provisioners: [
              {
                type: 'local-exec',
                expressions: { command: { constant_value: block.command } },
              },
            ],
          }),
        })),
      },
    },
  };
  return JSON.stringify(document).replaceAll(/"@@(\d+)"/g, '$1');
}

function referencesOf(argument: Argument): string[] {
  if ('is' in argument) return [];
  return 'variable' in argument
    ? [`var.${argument.variable}`]
    : [`${argument.of}.${argument.attribute}`, argument.of];
}
