/** Histories of requests that are merged and applied, which Terraform itself plans and applies, with a state on this machine. */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  changedObjects,
  changesOf,
  objectsIn,
  type Objects,
  type PlanDocument,
} from './ended-as-shown.ts';
import { makeTree, type Tree } from './tree.ts';
import { seededBelow } from './virtual-time.ts';

type Below = (below: number) => number;
type Argument =
  | { is: string | number }
  | { of: string; attribute: 'id' | 'size' }
  | { variable: 'size' | 'secret' }
  | 'now';

interface Block {
  size: Argument;
  tags: Record<string, Argument>;
  list: Argument[];
  trigger: Argument | undefined;
  provider: 'terraform' | 'terraform.west';
  createFirst: boolean;
  /** Of a provisioner, which fails where a file `fail` is there. */
  command: string | undefined;
  /** Whether the same is run before it is destroyed. */
  destroys: boolean;
}

/** By names of resources, all of which are `terraform_data`: it needs no provider from outside. */
interface Configuration {
  blocks: Map<string, Block>;
  moved: [from: string, to: string][];
  imports: Map<string, string>;
  forgotten: Set<string>;
  outputs: Map<string, Argument>;
}

type Change = (configuration: Configuration) => void;

/** What a plan changes, and that with all that it refers to, by address. */
interface Touched {
  changed: readonly string[];
  touched: ReadonlySet<string>;
}

interface Request {
  number: number;
  changes: readonly Change[];
  text: string;
  of: Touched;
  /** How many applies were before it. */
  since: number;
}

/** A plan of what was merged, and what the requests that were merged since the last apply showed. */
export interface Compared {
  shown: readonly { request: number; text: string }[];
  now: string;
  /**
   * Whether anything came between but time and what others changed: `apart` if these changed nothing that a request changes
   * or refers to, `together` if they did.
   */
  between: 'apart' | 'together' | 'more';
  /** The state before and after, where it was applied. */
  applied?: { before: Objects; after: Objects };
}

interface World {
  tree: Tree;
  main: Configuration;
  variables: { size: number; secret: string };
  /** For `-replace`. */
  replaced: Set<string>;
  run(...words: string[]): Promise<string>;
}

const OF = 'terraform_data';

function pick<T>(items: readonly T[], below: Below): T | undefined {
  return items[below(items.length)];
}

function randomArgument(names: readonly string[], below: Below): Argument {
  const number = below(10);
  const of = pick(names, below);
  if (number < 3 && of !== undefined) return { of, attribute: below(3) === 0 ? 'size' : 'id' };
  if (number === 3) return { variable: below(3) === 0 ? 'secret' : 'size' };
  return below(60) === 0 ? 'now' : { is: below(6) };
}

function randomBlock(names: readonly string[], below: Below): Block {
  const command = below(4) === 0 ? `run ${below(3)}` : undefined;
  return {
    size: randomArgument(names, below),
    tags: below(2) === 0 ? {} : { 'a.b': { is: below(3) }, '"': randomArgument(names, below) },
    list: Array.from({ length: below(3) }, () => randomArgument(names, below)),
    trigger: below(3) === 0 ? randomArgument(names, below) : undefined,
    provider: below(4) === 0 ? 'terraform.west' : 'terraform',
    createFirst: below(3) === 0,
    command,
    destroys: command !== undefined && below(2) === 0,
  };
}

/** Earlier ones, so that nothing refers to itself. */
function before({ blocks }: Configuration, name: string): string[] {
  const names = [...blocks.keys()];
  return names.slice(0, Math.max(0, names.indexOf(name)));
}

/** Half of the time one of the newest: what is wrong with a change shows where something changes it again. */
function anyName({ blocks }: Configuration, below: Below): string {
  const names = [...blocks.keys()];
  return pick(below(2) === 0 ? names : names.slice(-4), below) ?? '';
}

/** A change of a request. What it is about is chosen once, because it is made on its branch and again when it is merged. */
function randomChange(configuration: Configuration, below: Below): Change {
  const name = anyName(configuration, below);
  const fresh = `new_${below(1_000_000)}`;
  const seed = below(1_000_000);
  const names = before(configuration, name);
  const other = randomBlock(names, below);
  const set =
    (change: (block: Block) => void): Change =>
    ({ blocks }) => {
      const block = structuredClone(blocks.get(name));
      if (block === undefined) return;
      change(block);
      blocks.set(name, block);
    };
  switch (below(14)) {
    case 0:
    case 1:
      return set((block) => void (block.size = other.size));
    case 2:
      return set((block) => void (block.tags[`k${seed % 3}`] = { is: seed % 5 }));
    case 3:
      return set((block) => void (block.list = other.list));
    case 4:
      return set((block) => void (block.trigger = randomArgument(names, seededBelow(seed))));
    case 5:
      return set(
        (block) => void Object.assign(block, { createFirst: true, trigger: { is: seed } }),
      );
    case 6:
    case 7:
      return ({ blocks }) => void blocks.set(fresh, other);
    case 8:
      return ({ blocks, imports }) => void (blocks.delete(name) && imports.delete(name));
    case 9:
      return ({ blocks, imports, forgotten }) => {
        if (!blocks.delete(name)) return;
        imports.delete(name);
        forgotten.add(name);
      };
    case 10:
      return (of) => rename(of, name, fresh, seed % 2 === 0 ? undefined : { is: seed % 7 });
    case 11:
      return ({ blocks, imports }) => {
        blocks.set(fresh, other);
        imports.set(fresh, `made-${seed}`);
      };
    case 12:
      return ({ outputs }) => void outputs.set(`o${seed % 9}`, { of: name, attribute: 'id' });
    default:
      return set(
        (block) => void Object.assign(block, { provider: other.provider, size: other.size }),
      );
  }
}

/** What refers to it is renamed with it. */
function rename(of: Configuration, from: string, to: string, size?: Argument): void {
  if (!of.blocks.has(from)) return;
  const renamed = (argument: Argument): Argument =>
    typeof argument === 'object' && 'of' in argument && argument.of === from
      ? { ...argument, of: to }
      : argument;
  of.blocks = new Map(
    Array.from(of.blocks, ([name, block]) => [
      name === from ? to : name,
      {
        ...block,
        size: name === from && size !== undefined ? size : renamed(block.size),
        tags: Object.fromEntries(
          Object.entries(block.tags).map(([key, argument]) => [key, renamed(argument)]),
        ),
        list: block.list.map(renamed),
        trigger: block.trigger && renamed(block.trigger),
      },
    ]),
  );
  of.outputs = new Map(Array.from(of.outputs, ([name, argument]) => [name, renamed(argument)]));
  const id = of.imports.get(from);
  if (id !== undefined) {
    of.imports.delete(from);
    of.imports.set(to, id);
  }
  of.moved.push([from, to]);
}

/** The configuration as Terraform reads it from a file. */
function written({ blocks, moved, imports, forgotten, outputs }: Configuration): string {
  const value = (argument: Argument): unknown => {
    if (argument === 'now') return '${timestamp()}';
    if ('is' in argument) return argument.is;
    if ('variable' in argument) return `\${var.${argument.variable}}`;
    if (!blocks.has(argument.of)) return 0;
    const address = `${OF}.${argument.of}`;
    return argument.attribute === 'id' ? `\${${address}.id}` : `\${try(${address}.output.size, 0)}`;
  };
  const resource = ({ size, tags, list, trigger, provider, ...block }: Block) => ({
    provider,
    input: {
      size: value(size),
      tags: Object.fromEntries(Object.entries(tags).map(([key, each]) => [key, value(each)])),
      list: list.map(value),
    },
    ...(trigger !== undefined && { triggers_replace: [value(trigger)] }),
    lifecycle: { create_before_destroy: block.createFirst },
    ...(block.command !== undefined && {
      provisioner: [
        { 'local-exec': { command: `test ! -e fail # ${block.command}` } },
        ...(block.destroys
          ? [{ 'local-exec': { command: 'test ! -e fail', when: 'destroy' } }]
          : []),
      ],
    }),
  });
  return JSON.stringify({
    provider: { terraform: [{}, { alias: 'west' }] },
    variable: { size: {}, secret: { sensitive: true } },
    resource: {
      [OF]: Object.fromEntries(Array.from(blocks, ([name, block]) => [name, resource(block)])),
    },
    moved: moved.map(([from, to]) => ({ from: `${OF}.${from}`, to: `${OF}.${to}` })),
    import: Array.from(imports, ([name, id]) => ({
      to: `${OF}.${name}`,
      id,
      provider: blocks.get(name)?.provider,
    })),
    removed: Array.from(forgotten, (name) => ({
      from: `${OF}.${name}`,
      lifecycle: { destroy: false },
    })),
    output: Object.fromEntries(
      Array.from(outputs, ([name, argument]) => [name, { value: value(argument) }]),
    ),
  });
}

const OPTIONS = ['-input=false', '-no-color', '-lock=false'];

function makeWorld(terraform: string, main: Configuration, state?: string): World {
  const tree = makeTree(state === undefined ? {} : { 'terraform.tfstate': state });
  const variables = { size: 1, secret: 'one' };
  const run = async (...words: string[]) => {
    const { stdout } = await promisify(execFile)(terraform, words, {
      cwd: tree.root,
      maxBuffer: 50_000_000,
      env: {
        PATH: process.env['PATH'],
        HOME: tree.root,
        CHECKPOINT_DISABLE: '1',
        TF_VAR_size: String(variables.size),
        TF_VAR_secret: variables.secret,
      },
    });
    return stdout;
  };
  return { tree, main, variables, replaced: new Set(), run };
}

/** What makes each plan another, beside the files. */
const replaceOptions = ({ replaced }: World, { blocks }: Configuration): string[] =>
  [...replaced].filter((name) => blocks.has(name)).map((name) => `-replace=${OF}.${name}`);

/** Saves a plan, and says it in JSON. */
async function plan(world: World, configuration: Configuration): Promise<string> {
  world.tree.add({ 'main.tf.json': written(configuration) });
  await world.run('plan', ...OPTIONS, '-out=saved', ...replaceOptions(world, configuration));
  return await world.run('show', '-json', 'saved');
}

async function applyAll(world: World): Promise<void> {
  world.tree.add({ 'main.tf.json': written(world.main) });
  await world.run('apply', ...OPTIONS, '-auto-approve', ...replaceOptions(world, world.main));
}

const stateOf = ({ tree }: World): string => readFileSync(tree.path('terraform.tfstate'), 'utf8');

/** What was changed, and that with all that it refers to. */
function touchedBy(changed: readonly string[], { blocks, outputs }: Configuration): Touched {
  const touched = new Set(changed);
  const add = (address: string): void => {
    const [kind = '', name = ''] = address.split('.');
    const block = kind === OF ? blocks.get(name) : undefined;
    const output = kind === 'output' ? outputs.get(name) : undefined;
    const { size, tags = {}, list = [], trigger } = block ?? {};
    for (const argument of [size, ...Object.values(tags), ...list, trigger, output]) {
      if (typeof argument !== 'object' || !('of' in argument)) continue;
      const of = `${OF}.${argument.of}`;
      if (touched.has(of)) continue;
      touched.add(of);
      add(of);
    }
  };
  for (const address of changed) add(address);
  return { changed, touched };
}

function touchedByPlan(text: string, configuration: Configuration): Touched {
  const entries = changesOf(JSON.parse(text) as PlanDocument);
  const names = entries.flatMap(({ name, previous }) => [
    name,
    ...(previous === undefined ? [] : [previous]),
  ]);
  return touchedBy(names, configuration);
}

/** Changes a state as nobody does who goes by the files. */
function editState(
  world: World,
  edit: (instances: { attributes: { input: unknown; output: unknown } }[]) => void,
) {
  const state = JSON.parse(stateOf(world)) as { serial: number; resources: { instances: [] }[] };
  edit(state.resources.flatMap(({ instances }) => instances));
  writeFileSync(
    world.tree.path('terraform.tfstate'),
    JSON.stringify({ ...state, serial: state.serial + 1 }),
  );
}

const managed = (world: World): string[] =>
  [...objectsIn(stateOf(world)).keys()].filter((name) => !name.includes(' '));

/** What happens between, by itself or by others. */
const EVENTS: Record<string, (world: World, below: Below) => Promise<Touched | void>> = {
  async time() {},
  async sibling(world, below) {
    for (let at = below(2); at >= 0; at -= 1) randomChange(world.main, below)(world.main);
    const [start, outputs] = [objectsIn(stateOf(world)), outputsIn(stateOf(world))];
    await applyAll(world);
    const changed = changedObjects(start, objectsIn(stateOf(world))).flatMap(
      (name) => name.split(' ')[0] ?? [],
    );
    const names = changedObjects(outputs, outputsIn(stateOf(world))).map(
      (name) => `output.${name}`,
    );
    return touchedBy([...changed, ...names], world.main);
  },
  async drift(world, below) {
    editState(world, (instances) => {
      const { attributes } = pick(instances, below) ?? {};
      if (attributes === undefined) return;
      const value = { size: 90 + below(9), tags: {}, list: [] };
      const type = ['object', { size: 'number', tags: ['object', {}], list: ['tuple', []] }];
      attributes.input = { value, type };
      if (below(2) === 0) attributes.output = { value, type };
    });
  },
  async lost(world, below) {
    const address = pick(managed(world), below);
    if (address !== undefined) await world.run('state', 'rm', '-lock=false', address);
  },
  async movedByHand(world, below) {
    const move = world.main.moved.at(-1);
    const there = managed(world);
    const isWaiting = move !== undefined && there.includes(`${OF}.${move[0]}`);
    const address = isWaiting ? `${OF}.${move[0]}` : pick(there, below);
    if (address === undefined) return;
    const name = `hand_${below(1_000_000)}`;
    await world.run('state', 'mv', '-lock=false', address, `${OF}.${name}`);
    if (isWaiting) move[0] = name;
  },
  async variable({ variables }, below) {
    if (below(2) === 0) variables.size = 50 + below(9);
    else variables.secret = `s${below(9)}`;
  },
  async provider({ main }, below) {
    const block = main.blocks.get(anyName(main, below));
    if (block === undefined) return;
    block.provider = block.provider === 'terraform' ? 'terraform.west' : 'terraform';
  },
  async tainted(world, below) {
    const address = pick(managed(world), below);
    if (address !== undefined) await world.run('taint', '-lock=false', address);
  },
  async pushed({ main }, below) {
    randomChange(main, below)(main);
  },
  async command({ main }, below) {
    const block = main.blocks.get(anyName(main, below));
    if (block !== undefined) block.command = `run ${below(5)}`;
  },
  async forgotten(world, below) {
    const { blocks, forgotten } = world.main;
    const names = managed(world).map((address) => address.slice(OF.length + 1));
    const name = pick(
      names.filter((each) => !blocks.has(each)),
      below,
    );
    if (name !== undefined && !forgotten.delete(name)) forgotten.add(name);
  },
  async replaced({ main, replaced }, below) {
    const name = pick([...main.blocks.keys()], below);
    if (name !== undefined) replaced.add(name);
  },
};
const QUIET = ['time', 'sibling'];

function outputsIn(state: string): Objects {
  const { outputs } = JSON.parse(state) as { outputs: Record<string, { value: unknown }> };
  return new Map(Object.entries(outputs));
}

/** Many histories begin with the same, which is made once. */
const STARTS = 10;
const starts = new Map<number, Promise<{ main: Configuration; state: string }>>();

async function makeStart(seed: number, terraform: string) {
  const below = seededBelow(seed);
  const main: Configuration = {
    blocks: new Map(),
    moved: [],
    imports: new Map(),
    forgotten: new Set(),
    outputs: new Map(),
  };
  for (let at = 0; at < 14; at += 1)
    main.blocks.set(`r${at}`, randomBlock([...main.blocks.keys()], below));
  for (let at = 0; at < 3; at += 1)
    main.outputs.set(`o${at}`, { of: `r${below(14)}`, attribute: 'id' });
  const world = makeWorld(terraform, main);
  await applyAll(world);
  const state = stateOf(world);
  world.tree.remove();
  return { main, state };
}

/** Each number twice, in random order. */
function twiceInRandomOrder(length: number, below: Below): number[] {
  const order: number[] = [];
  for (let at = 0; at < 2 * length; at += 1) order.splice(below(order.length + 1), 0, at % length);
  return order;
}

/**
 * @param mayApply whether the plan of what was merged is applied; if it is not, the history ends
 * @returns what was compared, and what Terraform said where it refused the configuration
 */
export async function playHistory(
  seed: number,
  terraform: string,
  mayApply: (compared: Compared) => boolean,
): Promise<{ compared: Compared[]; refused?: string }> {
  const begun = starts.get(seed % STARTS) ?? makeStart(seed % STARTS, terraform);
  starts.set(seed % STARTS, begun);
  const { main, state } = await begun;
  const world = makeWorld(terraform, structuredClone(main), state);
  const compared: Compared[] = [];
  try {
    await play(world, seededBelow(seed), (one) => {
      compared.push(one);
      return mayApply(one);
    });
    return { compared };
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const [said] = /^Error: .*/m.exec(stderr ?? '') ?? [];
    if (said === undefined) throw error;
    return { compared, refused: said };
  } finally {
    world.tree.remove();
  }
}

async function play(
  world: World,
  below: Below,
  mayApply: (compared: Compared) => boolean,
): Promise<void> {
  const { main } = world;
  const names = below(2) === 0 ? QUIET : Object.keys(EVENTS);
  const applied: Touched[] = [];
  let isQuiet = true;
  const goOn = async () => {
    if (below(2) === 0) return;
    const name = pick(names, below) ?? 'time';
    const touched = await EVENTS[name]?.(world, below);
    if (touched) applied.push(touched);
    isQuiet &&= QUIET.includes(name);
  };
  const show = async (number: number): Promise<Request> => {
    const changes = Array.from({ length: 1 + below(3) }, () => randomChange(main, below));
    const branch = structuredClone(main);
    for (const change of changes) change(branch);
    const text = await plan(world, branch);
    return { number, changes, text, of: touchedByPlan(text, branch), since: applied.length };
  };
  const open = new Map<number, Request>();
  const merged: Request[] = [];
  const order = twiceInRandomOrder(2 + below(3), below);
  for (const [at, number] of order.entries()) {
    const request = open.get(number);
    if (request === undefined) {
      open.set(number, await show(number));
      await goOn();
      continue;
    }
    for (const change of request.changes) change(main);
    merged.push(request);
    await goOn();
    if (at + 1 < order.length && below(3) > 0) continue;
    if (names !== QUIET && below(5) === 0) {
      isQuiet = false;
      await applyPart(world);
    }
    const now = await plan(world, main);
    const between = isQuiet ? (meets(merged, applied) ? 'together' : 'apart') : 'more';
    const shown = merged.map((each) => ({ request: each.number + 1, text: each.text }));
    const compared: Compared = { shown, now, between };
    if (!mayApply(compared)) return;
    const before = objectsIn(stateOf(world));
    await world.run('apply', ...OPTIONS, 'saved');
    compared.applied = { before, after: objectsIn(stateOf(world)) };
    applied.push(touchedByPlan(now, main));
    merged.length = 0;
    world.replaced.clear();
  }
}

/** Whether others changed what a request changes or refers to, or the reverse. */
function meets(requests: readonly Request[], applied: readonly Touched[]): boolean {
  const meet = (one: Touched, other: Touched) =>
    one.changed.some((name) => other.touched.has(name)) ||
    other.changed.some((name) => one.touched.has(name));
  return requests.some(({ of, since }, at) =>
    [...applied.slice(since), ...requests.toSpliced(at, 1).map((other) => other.of)].some((other) =>
      meet(of, other),
    ),
  );
}

/** An apply in which each provisioner fails. */
async function applyPart(world: World): Promise<void> {
  writeFileSync(world.tree.path('fail'), '');
  await applyAll(world).catch(() => undefined);
  rmSync(world.tree.path('fail'));
}
