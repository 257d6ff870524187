/**
 * A plan as its JSON says it, whoever made it: Terraform's whole plan (`terraform show -json`), or the redacted one that
 * a service shows. It is read once, and handed to everything that asks something of the plan.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format.
 */
import type { Finding } from './finding.ts';
import { keepLongNumbers, membersOf, repeatedNames } from './json-text.ts';
import { fieldOf, isRecord, listOf, parseJson } from './parse.ts';

/**
 * The lists of a plan, and in how many levels of objects and lists of each a repeated name counts. Deeper levels are
 * values of providers.
 */
const LISTS = {
  /** A list of entries, each with a change. */
  resource_changes: 3,
  deferred_changes: 1,
  /** A list of entries with values, their marks and a trigger; a deferred one is in another object. */
  action_invocations: 7,
  deferred_action_invocations: 7,
} as const;

type PlanList = keyof typeof LISTS;

const isPlanList = (name: string): name is PlanList => Object.hasOwn(LISTS, name);

/** The JSON of one plan. */
export class PlanJson {
  /** As it was written: numbers of JSON can be more exact than those of JavaScript. */
  readonly text: string;
  /** What the text says. Nothing in it is checked, and it may be hostile. */
  readonly document: Readonly<Record<string, unknown>>;
  /** Whether it has every value; a redacted one has no sensitive values, and no configuration. */
  readonly isWhole: boolean;
  // What the methods have read already.
  private cachedMembers: [name: string, value: string][] | undefined;
  private readonly exactMembers = new Map<string, unknown>();
  private cachedRepeated: string[] | undefined;

  constructor(text: string, document: Readonly<Record<string, unknown>>, isWhole: boolean) {
    this.text = text;
    this.document = document;
    this.isWhole = isWhole;
  }

  /** The JSON of a document that was made here: nothing in it is named twice. */
  static of(document: object, isWhole: boolean): PlanJson {
    const json = new PlanJson(JSON.stringify(document), { ...document }, isWhole);
    json.cachedRepeated = [];
    return json;
  }

  /** Whether it says that planning failed, or has there what no plan has: it may lack changes. */
  get isErrored(): boolean {
    const { errored } = this.document;
    return errored !== undefined && errored !== false;
  }

  /** The names of its members, each with the text of its value. */
  texts(): readonly [name: string, value: string][] {
    return (this.cachedMembers ??= membersOf(this.text));
  }

  /** A member, with a text in the place of each number that JavaScript would change. */
  exact(name: string): unknown {
    if (!this.exactMembers.has(name)) this.exactMembers.set(name, this.readExact(name));
    return this.exactMembers.get(name);
  }

  /** What is named twice, so that one of its two values would be hidden. */
  repeated(): readonly string[] {
    return (this.cachedRepeated ??= this.findRepeated());
  }

  private readExact(name: string): unknown {
    const text = this.texts().findLast(([member]) => member === name)?.[1];
    if (text === undefined) return undefined;
    const exact = keepLongNumbers(text);
    return exact === text ? this.document[name] : parseJson(exact);
  }

  private findRepeated(): string[] {
    const names = new Set<string>();
    const repeatedMembers = this.texts().flatMap(([name]) => {
      const isRepeated = names.has(name);
      names.add(name);
      return isRepeated ? [name] : [];
    });
    const insideLists = this.texts()
      .filter(([name, text]) => isPlanList(name) && repeatedNames(text, LISTS[name]).length > 0)
      .map(([name]) => `something in ${name}`);
    return [...new Set([...repeatedMembers, ...insideLists])];
  }
}

/** No value of a plan has so many levels, so deeper ones are not read: everything there counts as marked. */
const DEEPEST = 100;

/**
 * Whether anything is marked in the marks that a plan has for its values: a tree of the same shape, with `true` where a
 * value is unknown or sensitive.
 *
 * @param depth how many levels are above it
 */
export function isMarked(mark: unknown, depth = 0): boolean {
  if (typeof mark !== 'object' || mark === null) return mark === true;
  return depth > DEEPEST || Object.values(mark).some((inner) => isMarked(inner, depth + 1));
}

/** The marks below a key: of a value that is marked as a whole, each part is. */
export function markAt(mark: unknown, key: string): unknown {
  if (typeof mark !== 'object' || mark === null) return mark === true;
  return Object.hasOwn(mark, key) ? Reflect.get(mark, key) : false;
}

/** Why a plan may not be whole, where the workflow accepts that. */
export const ACCEPTED_LIMITS = ['partial', 'unproven'] as const;
export type AcceptedLimit = (typeof ACCEPTED_LIMITS)[number];

/**
 * Something that a reader has to know of a plan before its policies count:
 * - `empty-state`: nothing counts as existing already, so that nothing can be seen to be destroyed.
 * - `not-certain`: this may be the plan of other files. It never passes.
 * - `partial`: only a part of the configuration was planned, and that is accepted.
 * - `unproven`: nothing says whether all of the configuration was planned, and that is accepted.
 * - `noted`: people should know it, and it does not change the verdict.
 */
export interface PlanLimit {
  kind: 'empty-state' | 'not-certain' | AcceptedLimit | 'noted';
  finding: Finding;
}

/** All resources of planned values, or of a state: of the root module, and of modules within modules. */
export function* resourcesOf(values: unknown): Generator<Record<string, unknown>> {
  yield* resourcesBelow(fieldOf(values, 'root_module'));
}

function* resourcesBelow(module: unknown): Generator<Record<string, unknown>> {
  yield* listOf(fieldOf(module, 'resources')).filter(isRecord);
  for (const inner of listOf(fieldOf(module, 'child_modules'))) yield* resourcesBelow(inner);
}
