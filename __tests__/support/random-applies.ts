/**
 * Histories of requests that are merged and applied, and a slow and obvious answer to what of the last plan was shown: it knows
 * what each entry is made of, carries the plan out, and compares what really ended with what each request showed.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  applyAll,
  changesSomething,
  emptyWorld,
  planAll,
  UNKNOWN,
  type Argument,
  type Block,
  type Configuration,
  type Plan,
  type Planned,
  type Value,
  type World,
} from './small-terraform.ts';
import { seededBelow } from './virtual-time.ts';

type Below = (below: number) => number;
type Change = (configuration: Configuration) => void;

export interface History {
  /** What the merged requests showed, oldest first. */
  shown: Plan[];
  now: Plan;
  /** What each entry of now ends as. */
  ended: Map<Planned, Value>;
  /**
   * Whether anything came between but time and what other requests changed: `apart` if these changed nothing that a request of
   * this history changes or refers to, `together` if they did.
   */
  between: 'apart' | 'together' | 'more';
}

const TYPES = ['aws_instance', 'aws_security_group', 'aws_db_instance'];

function pick<T>(items: readonly T[], below: Below): T | undefined {
  return items[below(items.length)];
}

function randomArgument(addresses: readonly string[], below: Below): Argument {
  const number = below(10);
  const of = pick(addresses, below);
  if (number < 2 && of !== undefined) {
    return { of, attribute: below(3) === 0 ? 'size' : 'id' };
  }
  return number === 2 ? { variable: 'size' } : { is: below(6) };
}

function randomBlock(addresses: readonly string[], below: Below): Block {
  const rules = Array.from({ length: below(3) }, () => randomArgument(addresses, below));
  return {
    kind: { is: `t${below(3)}` },
    size: randomArgument(addresses, below),
    tags: below(2) === 0 ? {} : { 'a.b': randomArgument([], below), '"': { is: 'x' } },
    rules,
    secret: { is: `s${below(4)}` },
    serial: `1234567890123456789${below(10)}`,
    command: below(10) === 0 ? `run ${below(3)}` : undefined,
    provider: below(4) === 0 ? 'aws.west' : 'aws',
    createFirst: below(3) === 0,
  };
}

/** What people made and nothing manages. */
function freeIn({ real, state }: World): string[] {
  const managed = new Set([...state.values()].map(({ id }) => id));
  return [...real.keys()].filter((id) => id.startsWith('made') && !managed.has(id));
}

/** Earlier addresses, so that nothing refers to itself. */
const before = ({ blocks }: Configuration, address: string) => {
  const addresses = [...blocks.keys()];
  return addresses.slice(0, Math.max(0, addresses.indexOf(address)));
};

/** A change of a request. What it is about is chosen once, because it is made on its branch and again when it is merged. */
function randomChange(configuration: Configuration, below: Below, world: World): Change {
  const address = pick([...configuration.blocks.keys()], below) ?? '';
  const set =
    (change: (block: Block) => void): Change =>
    ({ blocks }) => {
      const block = blocks.get(address);
      if (block !== undefined) blocks.set(address, copied(block, change));
    };
  const [seed, kind] = [below(1_000_000), below(14)];
  const fresh = `${pick(TYPES, below)}.new_${below(1_000_000)}`;
  const block = randomBlock(before(configuration, address), seededBelow(seed));
  const argument = randomArgument(before(configuration, address), below);
  switch (kind) {
    case 0:
    case 1:
      return set((of) => void (of.size = argument));
    case 2:
      return set((of) => void (of.tags = { ...of.tags, [`k${seed % 3}`]: { is: seed % 5 } }));
    case 3:
      return set((of) => void (of.rules = block.rules));
    case 4:
      return set((of) => void (of.kind = block.kind));
    case 5:
      return set((of) => void (of.secret = block.secret));
    case 6:
    case 7:
      return ({ blocks }) => void blocks.set(fresh, block);
    case 8:
      return ({ blocks }) => void blocks.delete(address);
    case 9:
      return ({ blocks, forgotten }) => {
        if (blocks.delete(address)) forgotten.add(address);
      };
    case 10:
      return (of) => rename(of, address, fresh, seed % 2 === 0 ? undefined : { is: seed % 7 });
    case 11: {
      const id = pick(freeIn(world), below);
      return ({ blocks, imports }) => {
        if (id === undefined) return;
        blocks.set(fresh, block);
        imports.set(fresh, id);
      };
    }
    case 12:
      return ({ outputs }) => void outputs.set(`o${seed % 30}`, { of: address, attribute: 'id' });
    default:
      return set((of) => void (of.serial = block.serial));
  }
}

/** What refers to it is renamed with it. */
function rename(of: Configuration, from: string, to: string, size?: Argument): void {
  if (!of.blocks.has(from)) return;
  const renamed = (argument: Argument): Argument =>
    'of' in argument && argument.of === from ? { ...argument, of: to } : argument;
  of.blocks = new Map(
    Array.from(of.blocks, ([address, block]) => [
      address === from ? to : address,
      {
        ...block,
        size: address === from && size !== undefined ? size : renamed(block.size),
        rules: block.rules.map(renamed),
      },
    ]),
  );
  of.outputs = new Map(Array.from(of.outputs, ([name, argument]) => [name, renamed(argument)]));
  of.moved.push([from, to]);
}

function copied(block: Block, change: (block: Block) => void): Block {
  const copy = structuredClone(block);
  change(copy);
  return copy;
}

const SIZE = 40;

function randomStart(below: Below): { configuration: Configuration; world: World } {
  const world = emptyWorld();
  const configuration: Configuration = {
    blocks: new Map(),
    moved: [],
    imports: new Map(),
    forgotten: new Set(),
    outputs: new Map(),
    regions: { aws: { is: 'eu-west-1' }, 'aws.west': { variable: 'region' } },
  };
  for (let at = 0; at < SIZE; at += 1) {
    const addresses = [...configuration.blocks.keys()];
    configuration.blocks.set(`${pick(TYPES, below)}.r${at}`, randomBlock(addresses, below));
  }
  for (let at = 0; at < 5; at += 1) {
    const of = pick([...configuration.blocks.keys()], below) ?? '';
    configuration.outputs.set(`o${at}`, { of, attribute: 'id' });
  }
  applyAll(configuration, world);
  // What people made by hand, to be imported.
  for (let at = 0; at < 3; at += 1) {
    const values = {
      kind: 't0',
      size: at,
      tags: {},
      rules: [],
      secret: 's0',
      serial: '@@12345678901234567890',
    };
    const computed = { id: `made-${at}`, arn: `arn:made:${at}`, version: 1, seen_at: at };
    world.real.set(`made-${at}`, { region: 'eu-west-1', values: { ...values, ...computed } });
  }
  return { configuration, world };
}

/** What a plan changes, and that with all that it is made of. */
interface Touched {
  changed: readonly string[];
  touched: ReadonlySet<string>;
}

/** What happens between, by itself or by others. */
const EVENTS: Record<string, (world: World, main: Configuration, below: Below) => Touched | void> =
  {
    // A provider shows another time at one in twenty of its resources.
    time({ real }, _, below) {
      if (below(20) > 0) return;
      const there = pick([...real.values()], below);
      if (there !== undefined) there.values = { ...there.values, seen_at: below(1_000_000) };
    },
    sibling(world, main, below) {
      for (let at = below(3); at >= 0; at -= 1) randomChange(main, below, world)(main);
      const plan = planAll(main, world);
      const touched = touchedBy(plan, main);
      applyAll(main, world);
      return { changed: namesIn(plan), touched };
    },
    drift({ real }, _, below) {
      const there = pick([...real], below);
      if (there === undefined) return;
      const [id, object] = there;
      if (below(4) === 0) real.delete(id);
      else object.values = { ...object.values, size: 90 + below(9) };
    },
    variable(world, _, below) {
      if (below(2) === 0) world.variables['size'] = 50 + below(9);
      else world.variables['other'] = `o${below(9)}`;
    },
    provider(world, main, below) {
      if (below(2) === 0) world.variables['region'] = 'us-east-1';
      else main.regions.aws = { is: 'us-west-2' };
    },
    tainted({ state }, _, below) {
      const managed = pick([...state.values()], below);
      if (managed !== undefined) managed.isTainted = true;
    },
    pushed(world, main, below) {
      randomChange(main, below, world)(main);
    },
    command(_, { blocks }, below) {
      const [address, block] = pick([...blocks], below) ?? [];
      if (address !== undefined && block !== undefined)
        blocks.set(address, { ...block, command: `run ${below(5)}` });
    },
  };
const QUIET = ['time', 'sibling'];

/** What a plan changes, by name. */
function namesIn({ entries }: Plan): string[] {
  return entries.flatMap((entry) =>
    changesSomething(entry)
      ? [entry.name, ...(entry.previous === undefined ? [] : [entry.previous])]
      : [],
  );
}

/** What the changes of a plan are made of: these and all that they refer to. */
function touchedBy(plan: Plan, { blocks, outputs }: Configuration): Set<string> {
  const touched = new Set(namesIn(plan));
  const add = (name: string): void => {
    const block = blocks.get(name);
    const output = outputs.get(name.slice('output.'.length));
    for (const argument of [block?.size, ...(block?.rules ?? []), output]) {
      if (argument === undefined || !('of' in argument) || touched.has(argument.of)) continue;
      touched.add(argument.of);
      add(argument.of);
    }
  };
  for (const name of new Set(touched)) add(name);
  return touched;
}

export function randomHistory(seed: number): History {
  const below = seededBelow(seed);
  const { configuration: main, world } = randomStart(below);
  const names = below(2) === 0 ? QUIET : Object.keys(EVENTS);
  const applied: Touched[] = [];
  let isQuiet = true;
  const goOn = (most: number) => {
    for (let number = below(most + 1); number > 0; number -= 1) {
      const name = pick(names, below) ?? 'time';
      const touched = EVENTS[name]?.(world, main, below);
      if (touched) applied.push(touched);
      isQuiet &&= QUIET.includes(name);
    }
  };
  const requests = Array.from({ length: 1 + below(3) }, () => {
    goOn(2);
    const changes = Array.from({ length: 1 + below(3) }, () => randomChange(main, below, world));
    const branch = structuredClone(main);
    for (const change of changes) change(branch);
    const shown = planAll(branch, world);
    const of = { changed: namesIn(shown), touched: touchedBy(shown, branch) };
    return { changes, shown, since: applied.length, of };
  });
  goOn(2);
  for (const { changes } of requests) for (const change of changes) change(main);
  if (names !== QUIET && below(3) === 0) {
    isQuiet = false;
    applyAll(main, world, below(6));
  }
  const now = planAll(main, world);
  const ended = endsOf(now, applyAll(main, structuredClone(world)));
  const meets = (one: Touched, other: Touched) =>
    one.changed.some((name) => other.touched.has(name)) ||
    other.changed.some((name) => one.touched.has(name));
  const isTogether = requests.some(({ of, since }, at) =>
    [...applied.slice(since), ...requests.toSpliced(at, 1).map((other) => other.of)].some((other) =>
      meets(of, other),
    ),
  );
  const between = isQuiet ? (isTogether ? 'together' : 'apart') : 'more';
  return { shown: requests.map(({ shown }) => shown), now, ended, between };
}

/** Of the entries of one plan, what the same entries of another making of it ended as. */
function endsOf(now: Plan, ended: ReadonlyMap<Planned, Value>): Map<Planned, Value> {
  const values = [...ended.values()];
  return new Map(now.entries.map((entry, at) => [entry, values[at] ?? null]));
}

/** Whether a value is as it was shown, where that was known. */
function isAsShown(value: Value, shown: Value): boolean {
  if (shown === UNKNOWN) return true;
  const areBoth = [value, shown].every((one) => typeof one === 'object' && one !== null);
  if (!areBoth || Array.isArray(value) !== Array.isArray(shown)) {
    return isDeepStrictEqual(value, shown);
  }
  const [one, other] = [Object.entries(value ?? {}), new Map(Object.entries(shown ?? {}))];
  return (
    one.length === other.size &&
    one.every(
      ([name, inner]) => other.has(name) && isAsShown(inner as Value, other.get(name) as Value),
    )
  );
}

const isSetting = ({ action }: Planned) => action !== 'delete' && action !== 'forget';
const isRemoving = ({ action }: Planned) => /delete|forget/.test(action);

/** Whether an entry really ends as a request showed it. */
export function wasShown(
  entry: Planned,
  { shown, ended }: Pick<History, 'shown' | 'ended'>,
): boolean {
  const end = ended.get(entry) ?? null;
  return shown.some(({ entries }) =>
    entries.some((other) => {
      if (other.list !== entry.list || other.name !== entry.name) return false;
      if (!changesSomething(other)) return false;
      if (entry.list === 'output') {
        const isGone = other.action === 'delete';
        return isGone === (entry.action === 'delete') && isAsShown(end, other.after);
      }
      if (other.region !== entry.region || other.provider !== entry.provider) return false;
      if (isSetting(entry) && other.command !== entry.command) return false;
      if (entry.previous !== undefined && entry.previous !== other.previous) return false;
      if (entry.imported !== undefined && entry.imported !== other.imported) return false;
      if (isRemoving(entry) && !isDeepStrictEqual(entry.before, other.before)) return false;
      if (!isSameAction(entry, other)) return false;
      // A move alone changes nothing of the object.
      if (entry.action === 'no-op' && entry.imported === undefined) return true;
      if (!isSetting(entry) || isAsShown(end, other.after)) return true;
      return entry.action === 'update' && areChangesShown(entry, end, other);
    }),
  );
}

/** Whether all that an update really changes is as it was shown, where a request changed the same. */
function areChangesShown({ before }: Planned, end: Value, other: Planned): boolean {
  const [was, shownBefore, shownAfter] = [before, other.before, other.after].map(
    (values) => (values ?? {}) as Record<string, Value>,
  );
  return Object.entries(end ?? {}).every(([name, value]) => {
    if (isDeepStrictEqual(value, was?.[name])) return true;
    const [from, to] = [shownBefore?.[name] ?? null, shownAfter?.[name] ?? null];
    return !isDeepStrictEqual(from, to) && isAsShown(value as Value, to);
  });
}

function isSameAction(entry: Planned, other: Planned): boolean {
  const isDeposed = (one: Planned) => one.deposed !== undefined;
  if (isDeposed(entry) !== isDeposed(other)) return other.action === 'create,delete';
  return (
    entry.action === other.action ||
    (entry.action === 'create' && other.action.includes('delete,')) ||
    (entry.action === 'create' && other.action.includes(',delete'))
  );
}
