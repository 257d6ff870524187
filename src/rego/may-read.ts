/**
 * Answers one question about the policies of a set: which parts and which values of a plan may each read, so that its pass
 * says nothing where the plan lacks them?
 *
 * A redacted plan has each resource and each output, in the same order, and lacks values of providers that are sensitive.
 * So it is followed in which terms such values can be. Only what `HARMLESS` lists reads none of them. Every other use of a
 * term reads all that is in it, a kind of syntax that is not known reads everything, and so does what is too deep or too
 * much to follow.
 */
import { NAMED_SHAPES, type Shape } from '../plan/plan-shape.ts';
import type { AskedFact } from '../plan/lacked-values.ts';
import { ANY_INPUT, isOfPullRequest, keysToPart } from './input-form.ts';
import { isEntry, placeInPlan, type ReadPlace } from './read-places.ts';
import {
  groupsBelow,
  NOTHING,
  type Expression,
  type Groups,
  type RegoModule,
  type Rule,
  type RuleGroup,
  type Term,
} from './syntax.ts';

/** What can be done with a term and reads no value in it, each with an example in which `c` is a change of a resource. */
export const HARMLESS: readonly { use: string; example: string }[] = [
  { use: 'to take what is below a constant key', example: 'c.after.name == "x"' },
  { use: 'the same with `object.get`', example: 'object.get(c, ["after", "name"], "") == "x"' },
  {
    use: 'to go through a list, or through an object that no provider defines',
    example: 'some r in input.resource_changes; r.type == "x"',
  },
  { use: 'to give it a name', example: 'values := c.after; values.name == "x"' },
  {
    use: 'to hand it to a function of the set, or to get it from one or from a rule with one answer',
    example: 'values_of(c).name == "x"',
  },
  {
    use: 'to put it into a list, or under a constant key of an object',
    example: 'all := [{"of": c.after}]; all[_].of.name == "x"',
  },
  {
    use: 'to join, cut and turn lists',
    example:
      'all := array.concat(input.resource_changes, input.resource_drift); all[_].type == "x"',
  },
  { use: 'to count a list', example: 'count([r | some r in input.resource_changes]) > 9' },
  {
    use: 'to count a set of whole members of `resource_changes`, whose addresses or `deposed` differ',
    example: 'count({r | some r in input.resource_changes}) > 9',
  },
  { use: 'to compare it with null, or to ask whether it is there', example: 'c.after != null' },
];

/** Functions that give the members of so many of their first arguments, in an order that no value decides. */
const KEEPS_MEMBERS: Readonly<Record<string, number>> = {
  'array.concat': 2,
  'array.slice': 1,
  'array.reverse': 1,
};

/** What the rules of one policy may read. */
export interface Reads {
  /** The rules that it leads to, itself first. */
  rules: ReadonlySet<RuleGroup>;
  /** The parts of the input that it may read, by their keys. A path that ends above a part means all parts below. */
  parts: readonly (readonly string[])[];
  /** The places in the plan that it may read. */
  places: readonly ReadPlace[];
  /** Constants with which it compares values, as JSON, by their places: the keys joined by NUL. */
  constants: ReadonlyMap<string, ReadonlySet<string>>;
  /** What it reads below `data` where no rule is, as in `limits`. */
  data: readonly (readonly string[])[];
}

/** What a term can be, as far as it matters which values of a plan are in it. */
type Kind = { readonly id: string } & (
  | { is: 'clean' }
  /** A text that is written in the policy. */
  | { is: 'text'; text: string }
  /** A part of the input: the keys that lead to it. `*` is any member of a list or of a map. */
  | { is: 'part'; path: readonly string[]; shape: Shape; facts: Facts }
  /** Such as `before` and `after` of a change and what an action gets, and what is in them: a provider defines their attributes. */
  | { is: 'values'; path: readonly string[]; facts: Facts }
  /** What is below `data`: the names that lead to a package. */
  | { is: 'data'; path: readonly string[] }
  /** A collection that the policy builds: what a member can be, and under which key, if that is known. */
  | { is: 'collection'; isSet: boolean; of: Kind; key: string | undefined; depth: number }
);

/** All that a term can be. Empty: nothing is known yet. */
type Kinds = readonly Kind[];

/** What is so of the resource or action in which it is, wherever it is read. */
type Facts = readonly AskedFact[];

const CLEAN: Kind = { id: '?', is: 'clean' };
/** In the place of more constants than are followed: nobody reads the input by the words of such a table. */
const MANY: Kind = { id: 'many', is: 'clean' };
/** In the place of more kinds than are followed. Everything counts as read there. */
const TOO_MANY: Kind = { id: 'too many', is: 'clean' };

const NAMES_OF_VALUES: readonly string[] = [
  'before',
  'after',
  'after_unknown',
  'config_values',
  'config_unknown',
  'values',
  'value',
  'identity',
  'after_identity',
];

/** How many keys lead to a part, and how many collections are inside each other: modules can be nested without end. */
const DEEPEST = 16;
/** How many kinds a term has, how many ways lead to rules, and how many rules lead to each other before one waits. */
const MOST_KINDS = 200;
const MOST_WAYS = 20_000;
const LONGEST_CHAIN = 100;

function partAt(path: readonly string[], shape: Shape, facts: Facts = []): Kind {
  if (shape === 'anything') {
    // Where the value of an output is not known, its type is not, either.
    const isOfValue = path.at(-3) === 'outputs' || NAMES_OF_VALUES.includes(path.at(-1) ?? '');
    return isOfValue ? valuesAt(path, facts) : CLEAN;
  }
  const known = typeof shape === 'object' && 'named' in shape ? NAMED_SHAPES[shape.named] : shape;
  return { id: `input ${path.join('\0')}${idOf(facts)}`, is: 'part', path, shape: known, facts };
}

function valuesAt(path: readonly string[], facts: Facts): Kind {
  return { id: `values ${path.join('\0')}${idOf(facts)}`, is: 'values', path, facts };
}

function idOf(facts: Facts): string {
  return facts.length === 0 ? '' : `\0\0${JSON.stringify(facts)}`;
}

function dataAt(path: readonly string[]): Kind {
  return { id: `data ${path.join('\0')}`, is: 'data', path };
}

/** Whether no value of a provider, and nothing else of the input, can be in it. */
function isConstant(kind: Kind): boolean {
  return kind.is === 'collection' ? isConstant(kind.of) : kind.is === 'clean' || kind.is === 'text';
}

/** Whether a value of a provider can be in it. */
function holdsValues(kind: Kind): boolean {
  if (kind.is === 'part') return shapeHoldsValues(kind.shape);
  if (kind.is === 'collection') return holdsValues(kind.of);
  return kind.is === 'values' || kind.is === 'data';
}

function shapeHoldsValues(shape: Shape): boolean {
  // A module of planned values has values; of the configuration nothing is lacked.
  if (typeof shape === 'string' || 'named' in shape) {
    return typeof shape === 'object' && shape.named === 'module';
  }
  if ('items' in shape) return shapeHoldsValues(shape.items);
  if ('values' in shape) return shapeHoldsValues(shape.values);
  return Object.entries(shape.keys).some(
    ([name, inner]) => NAMES_OF_VALUES.includes(name) || shapeHoldsValues(inner),
  );
}

/** Whether it is a member of `resource_changes` or a planned resource, as it is there. */
function isWholeMember(kind: Kind): boolean {
  return kind.is === 'part' && WHOLE_MEMBERS.includes(placeInPlan(kind.path).join());
}

const WHOLE_MEMBERS: readonly string[] = ['resource_changes,*', 'planned_values,resources,*'];

/** Each kind once. */
function withoutRepeats(kinds: Kinds): Kinds {
  return [...new Map(kinds.map((kind) => [kind.id, kind])).values()];
}

/** The texts that a term can be; undefined if it can be something else. */
function textsIn(kinds: Kinds): string[] | undefined {
  return kinds.length > 0 ? allTexts(kinds) : undefined;
}

/** A rule with what it is given. It is read again whenever it is given more, or gets more of a rule that it uses. */
interface Way {
  /** Undefined for what asks for a policy. */
  group: RuleGroup | undefined;
  args: Kinds[];
  value: Kinds;
  /** By the terms that declare them. */
  variables: Map<Term, Variable>;
  /** Those of the rule that is being read, of which is not yet known whether something gives them a value. */
  unchecked: Variable[];
  parts: Map<string, readonly string[]>;
  data: Map<string, readonly string[]>;
  places: Map<string, ReadPlace>;
  constants: Map<string, Set<string>>;
  leadsTo: Set<Way>;
  /** Rules of which it uses all that they can be. */
  uses: Set<RuleGroup>;
  usedBy: Set<Way>;
  /** Whether a variable got a kind since it was asked for. */
  isLate: boolean;
  /** Whether it can have several values, so that `opa` stops. Undefined while that is not known. */
  mayConflict?: boolean;
}

interface Variable {
  kinds: Kinds;
  /** Where it gets its value; undefined if nothing is known of it. Wherever else it stands, it is compared. */
  from?: Term | undefined;
  /** Whether something was read that may give it a value, as the last argument of `sprintf("%s", [name], message)`. */
  isBound?: boolean;
  /** Whether it was asked for before a line was read that gives it a value. */
  isAwaited?: boolean;
}

interface FactsOfTerm {
  /** The variables in the term. */
  names: readonly string[];
  facts: Facts;
}

/** Where a term stands. */
interface Scope {
  way: Way;
  module: RegoModule;
  /** The variables that have a name here. */
  variables: Map<string, Variable>;
  /** What the body, and those around it, say of resources and actions: by the JSON of a term that is one. */
  facts: ReadonlyMap<string, FactsOfTerm>;
  /** The same, of what gives its value to a variable. */
  factsOfSources: Map<Term, Facts>;
  /** Of the body around it: whether it can be true in several ways, and whether each of these is a member of a list. */
  body: { isRepeated: boolean; isList: boolean };
}

/**
 * Reads the policies of a set.
 *
 * @param policies for each, its rule and the rules that except it
 * @returns what each may read, in the same order
 */
export function readAllPolicies(
  policies: readonly (readonly RuleGroup[])[],
  groups: Groups,
): Reads[] {
  const reader = new SetReader(groups);
  return policies.map((policy) => reader.read(policy));
}

class SetReader {
  readonly #groups: Groups;
  readonly #input = partAt([], ANY_INPUT);
  readonly #ways = new Map<string, Way>();
  readonly #waiting = new Set<Way>();
  #chain = 0;

  constructor(groups: Groups) {
    this.#groups = groups;
  }

  read(policy: readonly RuleGroup[]): Reads {
    const asking = newWay(undefined, []);
    const [module] = policy.flatMap(({ rules }) => rules.map((one) => one.module));
    const use = () => {
      asking.uses.clear();
      for (const { path } of policy) this.#use([dataAt(path)], asking);
    };
    if (module !== undefined) use();
    for (const way of this.#waiting) {
      this.#waiting.delete(way);
      if (way === asking) use();
      else this.#readWay(way);
    }
    const reached = new Set([asking]);
    for (const way of reached) for (const next of way.leadsTo) reached.add(next);
    const ways = [...reached];
    return {
      rules: new Set(ways.flatMap(({ group }) => group ?? [])),
      parts: [...new Map(ways.flatMap(({ parts }) => [...parts])).values()],
      places: [...new Map(ways.flatMap(({ places }) => [...places])).values()],
      constants: unionOf(ways.map(({ constants }) => constants)),
      data: [...new Map(ways.flatMap(({ data }) => [...data])).values()],
    };
  }

  /** What a rule can be where it gets this. */
  #valueOf(group: RuleGroup, given: readonly Kinds[], from: Way): Kinds {
    const args = given.map((kinds) => withoutRepeats(kinds));
    const words = args.map((kinds) => kinds.map(({ id }) => id).sort());
    const key = JSON.stringify([group.path, words]);
    const known = this.#ways.get(key);
    if (known === undefined && this.#ways.size >= MOST_WAYS) {
      this.#readAll(from);
      return [CLEAN];
    }
    const way = known ?? newWay(group, args);
    this.#ways.set(key, way);
    from.leadsTo.add(way);
    if (known === undefined && this.#chain >= LONGEST_CHAIN) this.#waiting.add(way);
    else if (known === undefined) this.#readWay(way);
    way.usedBy.add(from);
    const bare = way.mayConflict === false ? args : args.map((kinds) => kinds.map(withoutFacts));
    // Where `opa` stops, it has perhaps not looked yet at what is asked of the resource.
    const isSameWay = args.every((kinds, at) => isSame(kinds, bare[at]));
    return isSameWay ? way.value : [...way.value, ...this.#valueOf(group, bare, from)];
  }

  /** All kinds of both. Too many of them are not followed: then everything counts as read. */
  #join(known: Kinds, more: Kinds, way: Way): Kinds {
    if (known.includes(TOO_MANY)) return known;
    let all = withoutRepeats([...known, ...more]);
    if (all.length > MOST_KINDS || all.includes(MANY)) {
      all = [MANY, ...all.filter((kind) => !isConstant(kind))];
    }
    if (all.length <= MOST_KINDS) return all;
    this.#readAll(way);
    return [TOO_MANY];
  }

  #readWay(way: Way): void {
    const { group } = way;
    this.#waiting.delete(way);
    if (group === undefined) return;
    this.#chain += 1;
    way.uses.clear();
    const found: Kind[] = [];
    const definitions = group.rules.filter(({ rule }) => !rule.isElse && !rule.isDefault);
    let isRepeated = definitions.length > 1;
    for (const { rule, module } of group.rules) {
      let value: { kinds: Kinds; isRepeated: boolean };
      do {
        way.isLate = false;
        value = this.#rule(rule, module, way);
      } while (way.isLate);
      isRepeated ||= value.isRepeated;
      found.push(...orClean(value.kinds));
    }
    // A rule must have one answer: where it has several, `opa` compares them.
    if (isRepeated && !group.rules.some(({ rule }) => rule.isPartial)) this.#compare(found, way);
    way.mayConflict = isRepeated && !isOneConstant(definitions.map(({ rule }) => rule.value));
    const value = this.#join(way.value, found, way);
    if (!isSame(value, way.value)) for (const user of way.usedBy) this.#waiting.add(user);
    way.value = value;
    this.#chain -= 1;
  }

  #rule(rule: Rule, module: RegoModule, way: Way): { kinds: Kinds; isRepeated: boolean } {
    const body = { isRepeated: false, isList: false };
    const scope: Scope = {
      way,
      module,
      variables: new Map(),
      body,
      facts: new Map(),
      factsOfSources: new Map(),
    };
    for (const [at, pattern] of (rule.args ?? []).entries()) {
      // An argument with the name of one before it is compared with it.
      const isNew = pattern.kind !== 'variable' || !scope.variables.has(pattern.name);
      this.#match(pattern, way.args[at] ?? [], scope, isNew);
    }
    this.#body(rule.body, scope);
    const kinds = this.#term(rule.value, scope);
    if (rule.isPartial) this.#compareMembers(rule.value, scope);
    // Something gives each variable its value. What was not understood may give it anything.
    const isUnbound = way.unchecked.some((variable) => variable.isBound !== true);
    way.unchecked = [];
    if (isUnbound) this.#readAll(way);
    return { kinds, isRepeated: body.isRepeated };
  }

  /** @param isEvery whether it must be true of each member of a list: then each member decides, whatever is said of it */
  #body(body: readonly Expression[], scope: Scope, isEvery = false): void {
    // What is evaluated inside of the body knows its variables, also those that get their values in a later line.
    for (const { term, replaced } of body) {
      for (const variable of [term, ...replaced].flatMap(variablesIn)) {
        this.#variable(variable, scope);
      }
    }
    scope.facts = this.#factsIn(body, scope);
    if (!isEvery) {
      for (const { term } of body) this.#noteSources(term, scope);
    }
    for (const { term, replaced } of body) {
      // What is only printed decides nothing, but rules can contradict each other there.
      if (isPrint(term) && this.#ownFunction(term.name, scope) === undefined) {
        if (!term.args.some((arg) => this.#canBreak(arg, scope))) continue;
      }
      for (const one of replaced) this.#use(this.#term(one, scope), scope.way);
      if (replaced.length > 0) notePlace([], 'all', [], scope.way);
      this.#ask(this.#term(term, scope), scope.way);
    }
  }

  /** Whether `opa` can stop at a term, because a rule, a function or a key of an object has several values there. */
  #canBreak(term: Term, scope: Scope): boolean {
    switch (term.kind) {
      case 'scalar':
      case 'any':
        return false;
      case 'variable': {
        const isOwn = this.#variable(term, scope) !== undefined;
        return !isOwn && this.#global(term.name, scope.module)?.[0] !== 'input';
      }
      case 'reference':
        return [term.head, ...term.parts].some((part) => this.#canBreak(part, scope));
      case 'collection':
        return term.entries.some(({ key = NOTHING, value }) =>
          [key, value].some((part) => this.#canBreak(part, scope)),
        );
      case 'call':
        return (
          this.#ownFunction(term.name, scope) !== undefined ||
          term.args.some((arg) => this.#canBreak(arg, scope))
        );
      case 'comprehension':
      case 'other':
        return true;
    }
  }

  #term(term: Term, scope: Scope): Kinds {
    switch (term.kind) {
      case 'scalar': {
        const { value: text } = term;
        return [typeof text === 'string' ? { id: `"${text}"`, is: 'text', text } : CLEAN];
      }
      case 'variable': {
        const variable = this.#variable(term, scope);
        if (variable !== undefined) return this.#withFacts(variable.kinds, term, scope);
        const [first, ...words] = this.#global(term.name, scope.module) ?? [];
        const above: Kinds = [first === 'input' ? this.#input : dataAt([])];
        return words.reduce((here, word) => this.#members(here, [word], scope), above);
      }
      case 'reference':
        return this.#reference(term, scope);
      case 'collection':
        return this.#collection(term, scope);
      case 'comprehension': {
        const inner = {
          ...scope,
          variables: new Map(scope.variables),
          body: { isRepeated: false, isList: isListOf(term) },
        };
        this.#body(term.body, inner, term.isEvery);
        const kinds = this.#term(term.value, inner);
        // Two values of one key of an object are compared, perhaps before the body around it asks for the resource.
        if (term.value.kind === 'collection') this.#compareMembers(term.value, inner, withoutFacts);
        return kinds;
      }
      case 'call':
        return this.#call(term.name, term.args, scope);
      case 'any':
      case 'other':
        this.#readAll(scope.way);
        return [CLEAN];
    }
  }

  #reference(term: Term & { kind: 'reference' }, scope: Scope): Kinds {
    const { head, parts } = term;
    let kinds = this.#term(head, scope);
    for (const [at, step] of parts.entries()) {
      kinds = this.#step(kinds, step, scope);
      if (!kinds.some(isEntryKind)) continue;
      const isWhole = at === parts.length - 1;
      const here: Term = isWhole
        ? term
        : { kind: 'reference', head, parts: parts.slice(0, at + 1) };
      kinds = this.#withFacts(kinds, here, scope);
      this.#noteSelf(kinds.filter(isEntryKind), scope.way);
    }
    return kinds;
  }

  /** The kinds of a term, with what is so of it where it is a resource or an action. */
  #withFacts(kinds: Kinds, term: Term, { facts, factsOfSources }: Scope): Kinds {
    if (!kinds.some(isEntryKind)) return kinds;
    const more = [
      ...(facts.get(JSON.stringify(term))?.facts ?? []),
      ...(factsOfSources.get(term) ?? []),
    ];
    return more.length === 0 ? kinds : kinds.map((kind) => withFacts(kind, more));
  }

  /** What a body says of resources and actions: it is true only where all of this is so. */
  #factsIn(body: readonly Expression[], around: Scope): ReadonlyMap<string, FactsOfTerm> {
    const variables = body.flatMap(({ term }) => this.#declarationsIn(term, around));
    const declared = new Set(variableNames(variables));
    const known = new Map(
      [...around.facts].filter(([, { names }]) => !names.some((name) => declared.has(name))),
    );
    // What the body declares hides rules, and variables of the bodies around it, in all of its lines.
    const scope = { ...around, variables: new Map(around.variables) };
    for (const variable of variables) this.#variable(variable, scope, true);
    for (const { term, isNegated, replaced } of body) {
      if (isNegated || replaced.length > 0) continue;
      for (const { of, fact } of this.#askedFacts(term, body, scope)) {
        const names = variableNames(variablesIn(of));
        if (hasBody(of) || names.some((name) => name.startsWith('$'))) continue;
        const key = JSON.stringify(of);
        known.set(key, { names, facts: [...(known.get(key)?.facts ?? []), fact] });
      }
    }
    return known;
  }

  /** A function of the set can have the name of what declares. */
  #declarationsIn(term: Term, scope: Scope): Term[] {
    const isOwn = term.kind === 'call' && this.#ownFunction(term.name, scope) !== undefined;
    return isOwn ? [] : declarationsIn(term);
  }

  /** `r := list[_]` gives `r` those members alone of which the body is true. */
  #noteSources(term: Term, scope: Scope): void {
    const { facts, factsOfSources } = scope;
    if (term.kind !== 'call' || (term.name !== 'assign' && term.name !== 'eq')) return;
    if (this.#ownFunction(term.name, scope) !== undefined) return;
    const [left = NOTHING, right = NOTHING] = term.args;
    for (const [variable, source] of [
      [left, right],
      [right, left],
    ] as const) {
      if (variable.kind !== 'variable' || source.kind !== 'reference') continue;
      factsOfSources.set(source, facts.get(JSON.stringify(variable))?.facts ?? []);
    }
  }

  /** What an expression asks of a resource or an action, if it is one: the term of it, and the fact. */
  #askedFacts(
    term: Term,
    body: readonly Expression[],
    scope: Scope,
  ): { of: Term; fact: AskedFact }[] {
    const factOf = (
      field: FieldOfTerm | undefined,
      how: 'is' | 'starts',
      texts: string[] | undefined,
    ) =>
      field === undefined || texts === undefined
        ? []
        : [
            {
              of: field.of,
              fact: {
                field: field.name,
                how: field.name === ACTIONS ? ('has' as const) : how,
                texts: [...new Set(texts)].sort(),
              },
            },
          ];
    const textsIn = (of: Term, isList: boolean) => this.#constantTexts(of, isList, body, scope);
    if (term.kind === 'reference' && term.parts.length === 1) {
      // `types[r.type]` is true of the members of a set.
      const [key = NOTHING] = term.parts;
      const field = fieldIn(key);
      return field === undefined ? [] : factOf(field, 'is', this.#membersOfSet(term.head, scope));
    }
    if (term.kind !== 'call') return [];
    const own = this.#ownFunction(term.name, scope);
    if (own !== undefined) return this.#factsOfCall(own, term.args, body, scope);
    const [left = NOTHING, right = NOTHING, answer] = term.args;
    // With one argument more, the answer may be false.
    if (answer !== undefined) return [];
    switch (term.name) {
      case 'eq':
      case 'equal':
        return [
          ...factOf(fieldIn(left), 'is', textsIn(right, false)),
          ...factOf(fieldIn(right), 'is', textsIn(left, false)),
        ];
      case 'startswith':
        return factOf(fieldIn(left, false), 'starts', textsIn(right, false));
      case 'internal.member_2':
        return [
          ...factOf(fieldIn(left), 'is', textsIn(right, true)),
          ...factOf(actionsIn(right), 'is', textsIn(left, false)),
        ];
      default:
        return [];
    }
  }

  /** What each rule of a function asks of what it is given. */
  #factsOfCall(
    { rules }: RuleGroup,
    args: readonly Term[],
    body: readonly Expression[],
    scope: Scope,
  ): { of: Term; fact: AskedFact }[] {
    if (rules.some(({ rule }) => rule.args?.length !== args.length)) return [];
    const ofRules = rules
      // A call that gives false is not true of anything.
      .filter(({ rule: { value } }) => value.kind !== 'scalar' || value.value !== false)
      .map(({ rule, module }) => {
        const isReplaced = variableNames(rule.body.flatMap(({ term }) => declarationsIn(term)));
        const given = new Map(
          (rule.args ?? []).flatMap((arg, at): [string, Term][] =>
            arg.kind === 'variable' && !isReplaced.includes(arg.name)
              ? [[arg.name, args[at] ?? NOTHING]]
              : [],
          ),
        );
        const inCaller = (term: Term): Term =>
          replaceVariables(term, (name) => given.get(name) ?? this.#globalTerm(name, module));
        return rule.body
          .filter(({ isNegated, replaced }) => !isNegated && replaced.length === 0)
          .filter(
            ({ term }) =>
              term.kind !== 'call' || this.#ownFunction(term.name, { module }) === undefined,
          )
          .flatMap(({ term }) => this.#askedFacts(inCaller(term), body, scope));
      });
    const [first = [], ...others] = ofRules;
    return first.flatMap(({ of, fact }) => {
      const isSameField = (other: (typeof first)[number]) =>
        other.fact.field === fact.field &&
        other.fact.how === fact.how &&
        JSON.stringify(other.of) === JSON.stringify(of);
      const same = others.map((facts) => facts.find(isSameField));
      if (same.includes(undefined)) return [];
      const texts = [fact, ...same.flatMap((other) => other?.fact ?? [])].flatMap(
        (each) => each.texts,
      );
      return { of, fact: { ...fact, texts: [...new Set(texts)].sort() } };
    });
  }

  /** A name of a module as every other one calls it. What is no rule has no meaning elsewhere. */
  #globalTerm(name: string, module: RegoModule): Term {
    const [first, ...words] = this.#global(name, module) ?? [];
    if (first === undefined) return { kind: 'other' };
    const parts = words.map((value): Term => ({ kind: 'scalar', value }));
    return referenceTo({ kind: 'variable', name: first }, parts);
  }

  /** The texts that a term, or each member of it, can be; undefined if it can be something else, or if that is not known. */
  #constantTexts(
    term: Term,
    isList: boolean,
    body: readonly Expression[],
    scope: Scope,
  ): string[] | undefined {
    if (term.kind === 'scalar') {
      return typeof term.value === 'string' && !isList ? [term.value] : undefined;
    }
    if (term.kind === 'collection') {
      const texts = term.entries.flatMap(({ key, value }) =>
        key === undefined && value.kind === 'scalar' && typeof value.value === 'string'
          ? value.value
          : [],
      );
      return isList && texts.length === term.entries.length ? texts : undefined;
    }
    const kinds = this.#constantKinds(term, body, scope);
    return kinds && allTexts(isList ? membersOfCollections(kinds) : kinds);
  }

  #constantKinds(term: Term, body: readonly Expression[], scope: Scope): Kinds | undefined {
    if (term.kind === 'reference') {
      const isSimple = term.parts.every(
        (part) => part.kind === 'scalar' || part.kind === 'any' || isWildcard(part),
      );
      if (!isSimple || term.head.kind !== 'variable') return undefined;
      if (!scope.variables.has(term.head.name)) return this.#globalKinds(term, term.head, scope);
      const above = this.#constantKinds(term.head, body, scope);
      const isAny = term.parts.every((part) => part.kind !== 'scalar');
      return isAny && term.parts.length === 1 ? above && membersOfCollections(above) : undefined;
    }
    if (term.kind !== 'variable') return undefined;
    const variable = scope.variables.get(term.name);
    if (variable === undefined) return this.#globalKinds(term, term, scope);
    if (variable.kinds.length > 0) return variable.kinds;
    const isLater = variable.from === undefined && body.some((each) => assigns(each, term.name));
    if (!isLater || variable.isAwaited === true) return undefined;
    // The body is read again once the line was read that gives it something.
    variable.isAwaited = true;
    scope.way.isLate = true;
    return [];
  }

  /** What a rule is. */
  #globalKinds(term: Term, head: Term & { kind: 'variable' }, scope: Scope): Kinds | undefined {
    const [first] = this.#global(head.name, scope.module) ?? [];
    const kinds = first === 'data' ? this.#term(term, scope) : [];
    return kinds.length > 0 ? kinds : undefined;
  }

  #membersOfSet(head: Term, scope: Scope): string[] | undefined {
    const kinds = this.#constantKinds(head, [], scope);
    const isSet = kinds?.every((kind) => kind.is === 'collection' && kind.isSet);
    return kinds && isSet && kinds.length > 0 ? allTexts(membersOfCollections(kinds)) : undefined;
  }

  #collection({ isSet, entries }: Term & { kind: 'collection' }, scope: Scope): Kinds {
    const members = entries.flatMap(({ key, value }) => {
      const keys = key === undefined ? [] : this.#term(key, scope);
      this.#use(keys, scope.way);
      const [text, ...others] = textsIn(keys) ?? [];
      const known = others.length === 0 ? text : undefined;
      return orClean(this.#term(value, scope)).map((of): Kind =>
        this.#collectionOf(of, isSet, known, scope),
      );
    });
    if (isSet)
      this.#compare(
        members.map((one) => (one.is === 'collection' ? one.of : one)),
        scope.way,
      );
    return members;
  }

  #collectionOf(of: Kind, isSet: boolean, key: string | undefined, { way }: Scope): Kind {
    const depth = (of.is === 'collection' ? of.depth : 0) + 1;
    if (depth > DEEPEST) {
      this.#readAll(way);
      return CLEAN;
    }
    const name = `${isSet ? 'set' : 'list'} ${JSON.stringify(key)}`;
    return { id: `${name} of ${of.id}`, is: 'collection', isSet, of, key, depth };
  }

  #call(name: string, args: readonly Term[], scope: Scope): Kinds {
    const { way } = scope;
    const declared = this.#ownFunction(name, scope);
    if (declared !== undefined) return this.#callOwn(declared, args, scope);
    const [left = NOTHING, right = NOTHING] = args;
    if (name === 'some') {
      for (const variable of args) this.#variable(variable, scope, true);
      return [CLEAN];
    }
    if (name === 'assign') {
      this.#match(left, this.#term(right, scope), scope, true);
      return [CLEAN];
    }
    if (name === 'object.get') return this.#objectGet(args, scope);
    const values = args.map((arg) => this.#term(arg, scope));
    const kept = KEEPS_MEMBERS[name];
    if (kept !== undefined) {
      for (const other of values.slice(kept)) this.#use(other, way);
      if (name !== 'array.concat') this.#noteOrder(values.slice(0, kept).flat(), way);
      return values.slice(0, kept).flatMap(orClean);
    }
    const [one = [], other = []] = values;
    if (COMPARES_WITH.includes(name)) {
      for (const [of, to] of [
        [one, other],
        [other, one],
      ] as const) {
        noteConstants(of, [...to, ...args.flatMap(constantIn)], way);
      }
    }
    if (name === 'eq' && this.#unify([left, right], [one, other], scope)) return [CLEAN];
    if (name === 'walk') {
      this.#bind(right, [CLEAN], scope);
      scope.body.isRepeated = true;
    }
    const output = COMPARES.includes(name)
      ? undefined
      : this.#variable(args.at(-1) ?? NOTHING, scope);
    if (output !== undefined) output.isBound = true;
    const isWithNull =
      EQUALS.includes(name) && args.some((arg) => arg.kind === 'scalar' && arg.value === null);
    for (const kinds of values) {
      if (isWithNull || (name === 'count' && isCountHarmless(kinds))) this.#ask(kinds, way);
      else this.#use(kinds, way);
    }
    return [CLEAN];
  }

  /** Each side of `=` can get its value from the other. @returns whether one does; else both are compared */
  #unify([left, right]: [Term, Term], [one, other]: [Kinds, Kinds], scope: Scope): boolean {
    const isNamed = this.#bind(left, other, scope);
    if (isNamed && left.kind === 'variable' && right.kind !== 'variable') return true;
    return [this.#bind(right, one, scope), isNamed].includes(true);
  }

  #objectGet(
    [of = NOTHING, key = NOTHING, otherwise = NOTHING]: readonly Term[],
    scope: Scope,
  ): Kinds {
    const from = this.#term(of, scope);
    const steps =
      key.kind === 'collection' && !key.isSet ? key.entries.map(({ value }) => value) : [key];
    // A variable can be a path, which leads to anything below.
    const isPath =
      steps.length === 1 && steps[0] === key && textsIn(this.#term(key, scope)) === undefined;
    if (isPath) this.#use(from, scope.way);
    const value = steps.reduce((here, step) => this.#step(here, step, scope), from);
    this.#noteSelf(value, scope.way);
    return [...orClean(value), ...this.#term(otherwise, scope)];
  }

  /** The function of the set with this name; it hides one of the language. Undefined if the set has none. */
  #ownFunction(name: string, { module }: Pick<Scope, 'module'>): RuleGroup | undefined {
    const [first = '', ...rest] = name.split('.');
    // A global name begins with `data`.
    const words = this.#global(first, module)?.slice(1);
    return words && this.#groups.get([...words, ...rest].join('\0'));
  }

  /** What a function of the set returns. */
  #callOwn(group: RuleGroup, args: readonly Term[], scope: Scope): Kinds {
    const given = args.map((arg) => this.#term(arg, scope));
    const result = this.#valueOf(group, given, scope.way);
    const count = group.rules[0]?.rule.args?.length ?? 0;
    for (const output of args.slice(count)) this.#match(output, result, scope, false);
    return result;
  }

  /**
   * Notes what the variables of a pattern can be. `isNew`: they hide others of the same name.
   *
   * @returns whether one gets its value here; one that has another value is compared
   */
  #bind(pattern: Term, kinds: Kinds, scope: Scope, isNew = false): boolean {
    const variable = this.#variable(pattern, scope, isNew);
    if (variable !== undefined) {
      variable.isBound = true;
      if (variable.from !== undefined && variable.from !== pattern) return false;
      if (isNew || kinds.length > 0) variable.from = pattern;
      const known = this.#join(variable.kinds, kinds, scope.way);
      if (!isSame(known, variable.kinds)) scope.way.isLate = true;
      variable.kinds = known;
      return true;
    }
    if (pattern.kind !== 'collection' || pattern.isSet) return false;
    // An object is equal to a pattern only if it has no other names.
    const hasKeys = pattern.entries.some(({ key }) => key !== undefined);
    const isRead = (kind: Kind): boolean => kind.is === 'values' || (hasKeys && holdsValues(kind));
    for (let kind of kinds.filter(isRead)) {
      while (kind.is === 'collection') kind = kind.of;
      if (kind.is === 'part' || kind.is === 'values') {
        notePlace(kind.path, 'all', kind.facts, scope.way);
      } else notePlace([], 'all', [], scope.way);
    }
    const areBound = pattern.entries.map(({ key, value }) => {
      const members =
        key === undefined
          ? this.#members(kinds, [undefined], scope)
          : this.#step(kinds, key, scope);
      this.#noteSelf(members, scope.way);
      if (key === undefined) this.#noteOrder(kinds, scope.way);
      return this.#match(value, members, scope, isNew);
    });
    return areBound.includes(true);
  }

  /** As `#bind`. What gives its value to no variable is compared. */
  #match(pattern: Term, kinds: Kinds, scope: Scope, isNew: boolean): boolean {
    const isBound = this.#bind(pattern, kinds, scope, isNew);
    if (!isBound) this.#use([...this.#term(pattern, scope), ...kinds], scope.way);
    return isBound;
  }

  /** A variable by its name; undefined if the term is none, but the name of a rule or of an import. */
  #variable(term: Term, scope: Scope, isNew = false): Variable | undefined {
    if (term.kind !== 'variable') return undefined;
    // `opa` refuses a variable that is declared in a later line than it is used in.
    const known = isNew ? undefined : scope.variables.get(term.name);
    const isGlobal = !isNew && this.#global(term.name, scope.module) !== undefined;
    if (known !== undefined || isGlobal) return known;
    const { variables, unchecked } = scope.way;
    const declared = variables.get(term) ?? { kinds: [] };
    if (!variables.has(term)) unchecked.push(declared);
    variables.set(term, declared);
    scope.variables.set(term.name, declared);
    return declared;
  }

  /** What a name leads to, if it is no variable: words that begin with `input` or `data`. */
  #global(name: string, { imports, package: ofModule }: RegoModule): readonly string[] | undefined {
    if (name === 'input' || name === 'data') return [name];
    const isRule = groupsBelow(this.#groups, [...ofModule, name]).length > 0;
    return imports.get(name) ?? (isRule ? ['data', ...ofModule, name] : undefined);
  }

  #step(from: Kinds, step: Term, scope: Scope): Kinds {
    const variable = this.#variable(step, scope);
    const isGiven = variable === undefined || ![undefined, step].includes(variable.from);
    if (step.kind !== 'scalar' && (variable === undefined || !isGiven))
      scope.body.isRepeated = true;
    // A key that has a name may be used again: of a set of a provider, the members have no certain order.
    const isOrdered =
      scope.body.isList || (step.kind !== 'any' && !(variable && isWildcard(step) && !isGiven));
    if (isGiven && step.kind !== 'any') {
      const keys = this.#term(step, scope);
      const texts = textsIn(keys);
      if (texts !== undefined) return this.#members(from, texts, scope);
      this.#use(keys, scope.way);
    }
    if (isOrdered) this.#noteOrder(from, scope.way);
    // A set gives its members to a variable that is its key.
    const ofSets = from.flatMap((kind) => (kind.is === 'collection' && kind.isSet ? kind.of : []));
    this.#bind(step, ofSets, scope);
    return this.#members(from, [undefined], scope);
  }

  /** What is below some keys, or below any: undefined. */
  #members(from: Kinds, keys: readonly (string | undefined)[], scope: Scope): Kinds {
    return withoutRepeats(
      from.flatMap((kind) => keys.flatMap((key) => this.#member(kind, key, scope))),
    );
  }

  #member(kind: Kind, key: string | undefined, { way, body }: Scope): Kinds {
    switch (kind.is) {
      case 'clean':
      case 'text':
        return [CLEAN];
      case 'values':
        return this.#memberOfValues(kind, key, way);
      case 'collection':
        // Which members a set has, and their order, follow from what is in them. Whole resources differ in any case.
        if (kind.isSet && (key !== undefined || body.isList || !isWholeMember(kind.of))) {
          this.#use([kind], way);
        }
        return (key ?? kind.key) === (kind.key ?? key) ? [kind.of] : [];
      case 'part':
        return this.#memberOfPart(kind, key, way);
      case 'data':
        return this.#memberOfData(kind, key, way);
    }
  }

  #memberOfValues(kind: Kind & { is: 'values' }, key: string | undefined, way: Way): Kinds {
    const { path, facts } = kind;
    if (path.length > DEEPEST) {
      this.#use([kind], way);
      return [CLEAN];
    }
    if (key === undefined) notePlace(path, 'members', facts, way);
    const inner = [...path, key ?? '*'];
    notePlace(inner, 'self', facts, way);
    return [valuesAt(inner, facts)];
  }

  #memberOfPart(kind: Kind & { is: 'part' }, key: string | undefined, way: Way): Kinds {
    const path = key === undefined ? kind.path : [...kind.path, key];
    if (key === undefined) {
      noteRead(path, way);
      // Of a list of resources it matters whether it has those that are asked for.
      if (!isEntry([...path, '*'])) notePlace(path, 'members', kind.facts, way);
    } else if (path.length >= keysToPart(path)) noteRead(path, way);
    // Only modules are so deep.
    if (path.length > DEEPEST) {
      this.#use([kind], way);
      return [CLEAN];
    }
    const inside = partsBelow(kind, key)
      // No tool has the pull request in its document: only its name leads to it.
      .filter(
        (one) =>
          !(
            key === undefined &&
            one.is === 'part' &&
            one.path.length === 1 &&
            isOfPullRequest(one.path)
          ),
      );
    if (key !== undefined || !isEntry([...path, '*'])) this.#noteSelf(inside, way);
    return inside.length > 0 ? inside : [CLEAN];
  }

  #memberOfData(kind: Kind & { is: 'data' }, key: string | undefined, way: Way): Kinds {
    if (key === undefined) {
      this.#use([kind], way);
      return [CLEAN];
    }
    const path = [...kind.path, key];
    const group = this.#groups.get(path.join('\0'));
    const below = groupsBelow(this.#groups, path);
    // A function that is not called replaces another one, and gets what that one gets.
    if (group?.rules[0]?.rule.args !== undefined) this.#readAll(way);
    if (group === undefined && below.length > 0) return [dataAt(path)];
    if (group === undefined) {
      way.data.set(path.join('\0'), path);
      return [CLEAN];
    }
    if (below.length === 1) return this.#valueOf(group, [], way);
    this.#use([dataAt(path)], way);
    return [CLEAN];
  }

  /** Whatever is done with these: all that is in them counts as read. */
  #use(kinds: Kinds, way: Way): void {
    for (let kind of kinds) {
      while (kind.is === 'collection') kind = kind.of;
      if (kind.is === 'part') noteRead(kind.path, way);
      if (kind.is === 'part' || kind.is === 'values') notePlace(kind.path, 'all', kind.facts, way);
      if (kind.is === 'data') {
        for (const group of groupsBelow(this.#groups, kind.path)) {
          if (way.uses.has(group)) continue;
          way.uses.add(group);
          this.#use(this.#valueOf(group, [], way), way);
        }
      }
    }
  }

  /** It is only asked whether these are there, whether they are null, or how many members they have. */
  #ask(kinds: Kinds, way: Way): void {
    for (const kind of kinds) {
      if (kind.is === 'data') this.#use([kind], way);
      if (kind.is === 'values') notePlace(kind.path, 'self', kind.facts, way);
      if (kind.is !== 'part') continue;
      noteRead(kind.path, way);
      notePlace(kind.path, 'members', kind.facts, way);
    }
  }

  /** `opa` compares these with each other. Members of `resource_changes` differ, whatever their values are. */
  #compare(kinds: Kinds, way: Way): void {
    const each = withoutRepeats(kinds);
    const areApart = each.length === 1 && each.every(isWholeMember);
    if (!areApart && each.some(holdsValues)) this.#use(each, way);
  }

  /** `opa` compares the values that one key of an object gets. Members of a set were compared where it was built. */
  #compareMembers(
    value: Term,
    scope: Scope,
    bare = (kind: Kind): Kind => kind,
    isOfKey = false,
  ): void {
    const isKeyed =
      value.kind === 'collection' && value.entries.some(({ key }) => key !== undefined);
    if (isKeyed) {
      for (const entry of value.entries) this.#compareMembers(entry.value, scope, bare, true);
    } else if (value.kind !== 'collection' || (isOfKey && !value.isSet)) {
      this.#compare(this.#term(value, scope).map(bare), scope.way);
    }
  }

  #readAll(way: Way): void {
    noteRead([], way);
    notePlace([], 'all', [], way);
  }

  /** Whether these are there can decide. */
  #noteSelf(kinds: Kinds, way: Way): void {
    for (const kind of kinds) {
      if (kind.is === 'part' || kind.is === 'values') {
        notePlace(kind.path, 'self', kind.facts, way);
      }
    }
  }

  #noteOrder(kinds: Kinds, way: Way): void {
    for (const kind of kinds) {
      if (kind.is === 'values') notePlace(kind.path, 'order', kind.facts, way);
    }
  }
}

function newWay(group: RuleGroup | undefined, args: Kinds[]): Way {
  return {
    group,
    args,
    value: [],
    variables: new Map(),
    unchecked: [],
    parts: new Map(),
    data: new Map(),
    places: new Map(),
    constants: new Map(),
    leadsTo: new Set(),
    uses: new Set(),
    usedBy: new Set(),
    isLate: false,
  };
}

function isSame(kinds: Kinds, others: Kinds = []): boolean {
  return kinds.length === others.length && kinds.every(({ id }, at) => id === others[at]?.id);
}

/** Notes the part of the input in which the path is, or which begins there. */
function noteRead(path: readonly string[], { parts }: Way): void {
  const part = path.slice(0, keysToPart(path));
  parts.set(part.join('\0'), part);
}

function notePlace(
  path: readonly string[],
  how: ReadPlace['how'],
  facts: Facts,
  { places }: Way,
): void {
  const place: ReadPlace = { path: placeInPlan(path), how, facts };
  places.set(`${how} ${place.path.join('\0')}${idOf(facts)}`, place);
}

function isEntryKind(kind: Kind): kind is Kind & { is: 'part' } {
  return kind.is === 'part' && isEntry(kind.path);
}

/** So many facts are kept of one resource; what is asked of it besides makes nothing less certain. */
const MOST_FACTS = 8;

function withFacts(kind: Kind, more: Facts): Kind {
  if (!isEntryKind(kind)) return kind;
  const byText = new Map([...kind.facts, ...more].map((fact) => [JSON.stringify(fact), fact]));
  const texts = [...byText.keys()].sort().slice(0, MOST_FACTS);
  return partAt(
    kind.path,
    kind.shape,
    texts.flatMap((text) => byText.get(text) ?? []),
  );
}

function withoutFacts(kind: Kind): Kind {
  if (kind.is === 'part') return kind.facts.length === 0 ? kind : partAt(kind.path, kind.shape);
  if (kind.is === 'values') return kind.facts.length === 0 ? kind : valuesAt(kind.path, []);
  if (kind.is !== 'collection') return kind;
  const of = withoutFacts(kind.of);
  if (of === kind.of) return kind;
  return { ...kind, of, id: kind.id.slice(0, -kind.of.id.length) + of.id };
}

/** The fields of a resource or an action that a plan says of it. */
const FIELDS: readonly string[] = [
  'type',
  'mode',
  'address',
  'name',
  'provider_name',
  'module_address',
];
const ACTIONS = 'actions';

interface FieldOfTerm {
  of: Term;
  name: string;
}

/** The resource of which a term is a field, as in `r.type` and `r.change.actions[_]`. */
function fieldIn(term: Term, withActions = true): FieldOfTerm | undefined {
  if (term.kind !== 'reference') return undefined;
  const { head, parts } = term;
  const last = parts.at(-1) ?? NOTHING;
  const name = wordOf(last);
  if (name !== undefined) {
    return FIELDS.includes(name) ? { of: referenceTo(head, parts.slice(0, -1)), name } : undefined;
  }
  const isMember = last.kind === 'any' || isWildcard(last);
  return isMember && withActions
    ? actionsIn({ kind: 'reference', head, parts: parts.slice(0, -1) })
    : undefined;
}

/** The resource of which a term is the list of actions. */
function actionsIn(term: Term): FieldOfTerm | undefined {
  if (term.kind !== 'reference') return undefined;
  const { head, parts } = term;
  const isActions = parts.slice(-2).map(wordOf).join() === `change,${ACTIONS}`;
  return isActions ? { of: referenceTo(head, parts.slice(0, -2)), name: ACTIONS } : undefined;
}

function referenceTo(head: Term, parts: Term[]): Term {
  return parts.length === 0 ? head : { kind: 'reference', head, parts };
}

/** A term with others in the place of its variables, as far as it may say a fact. */
function replaceVariables(term: Term, by: (name: string) => Term): Term {
  const inner = (each: Term) => replaceVariables(each, by);
  switch (term.kind) {
    case 'variable':
      return term.name.startsWith('$') ? term : by(term.name);
    case 'reference': {
      const head = inner(term.head);
      const parts = term.parts.map(inner);
      return head.kind === 'reference'
        ? { kind: 'reference', head: head.head, parts: [...head.parts, ...parts] }
        : { kind: 'reference', head, parts };
    }
    case 'call':
      return COMPARES_FACTS.includes(term.name)
        ? { ...term, args: term.args.map(inner) }
        : { kind: 'other' };
    case 'collection':
      return term;
    default:
      return term.kind === 'scalar' ? term : { kind: 'other' };
  }
}

/** The functions that say a fact. */
const COMPARES_FACTS: readonly string[] = ['eq', 'equal', 'startswith', 'internal.member_2'];

function wordOf(term: Term): string | undefined {
  return term.kind === 'scalar' && typeof term.value === 'string' ? term.value : undefined;
}

/** The variables that a line declares: they hide names of the bodies around it. */
function declarationsIn(term: Term): Term[] {
  if (term.kind !== 'call') return [];
  const declared = { some: term.args, assign: term.args.slice(0, 1) }[term.name] ?? [];
  return declared.flatMap(variablesIn);
}

function variableNames(variables: readonly Term[]): string[] {
  return variables.flatMap((each) => (each.kind === 'variable' ? each.name : []));
}

/** Whether a term may have variables of its own in it, so that it is not the same term elsewhere. */
function hasBody(term: Term): boolean {
  switch (term.kind) {
    case 'variable':
    case 'scalar':
    case 'any':
      return false;
    case 'reference':
      return [term.head, ...term.parts].some(hasBody);
    case 'call':
      return term.args.some(hasBody);
    case 'collection':
      return term.entries.some(({ key = NOTHING, value }) => hasBody(key) || hasBody(value));
    case 'comprehension':
    case 'other':
      return true;
  }
}

/** Whether a line gives its value to the variable of this name. */
function assigns({ term }: Expression, name: string): boolean {
  return (
    term.kind === 'call' &&
    term.name === 'assign' &&
    variableNames(declarationsIn(term)).includes(name)
  );
}

/** What is not known to be anything can be any value without a plan in it. */
function orClean(kinds: Kinds): Kinds {
  return kinds.length > 0 ? kinds : [CLEAN];
}

function membersOfCollections(kinds: Kinds): Kinds {
  return kinds.map((kind) => (kind.is === 'collection' ? kind.of : CLEAN));
}

/** All that these are, if they are nothing but texts. */
function allTexts(kinds: Kinds): string[] | undefined {
  const texts = kinds.flatMap((kind) => (kind.is === 'text' ? kind.text : []));
  return texts.length === kinds.length ? texts : undefined;
}

/** Whether each is the same constant. */
function isOneConstant(values: readonly Term[]): boolean {
  const texts = values.map((value) => (value.kind === 'scalar' ? JSON.stringify(value) : ''));
  return new Set(texts).size === 1 && texts[0] !== '';
}

/** Functions that compare a value with a constant, for the sentence that says so. */
const COMPARES_WITH: readonly string[] = [
  'eq',
  'equal',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'internal.member_2',
  'startswith',
  'endswith',
  'contains',
  'regex.match',
  'glob.match',
  'net.cidr_contains',
];

/** Constants that are no text: what they are is in no kind. */
function constantIn(term: Term): Kind[] {
  if (term.kind !== 'scalar' || typeof term.value === 'string') return [];
  return [{ id: '', is: 'text', text: JSON.stringify(term.value) }];
}

function noteConstants(of: Kinds, compared: Kinds, { constants }: Way): void {
  const inside = compared.map((kind) => (kind.is === 'collection' ? kind.of : kind));
  const words = inside.flatMap((kind) =>
    kind.is === 'text' ? (kind.id === '' ? kind.text : JSON.stringify(kind.text)) : [],
  );
  for (const kind of of) {
    if (kind.is !== 'values') continue;
    const key = placeInPlan(kind.path).join('\0');
    constants.set(key, new Set([...(constants.get(key) ?? []), ...words]));
  }
}

/** Whether what is collected has as many members as its body is true. */
function isListOf({ value }: Term & { kind: 'comprehension' }): boolean {
  return value.kind === 'collection' && !value.isSet && value.entries.every(({ key }) => !key);
}

/** Whether it is written `_`. */
function isWildcard(term: Term): boolean {
  return term.kind === 'variable' && term.name.startsWith('$');
}

function unionOf(maps: readonly ReadonlyMap<string, ReadonlySet<string>>[]) {
  const all = new Map<string, Set<string>>();
  for (const [key, words] of maps.flatMap((map) => [...map])) {
    all.set(key, new Set([...(all.get(key) ?? []), ...words]));
  }
  return all;
}

/** What is below a key of a part, or below any key. A text or a number has no keys. */
function partsBelow({ path, shape, facts }: Kind & { is: 'part' }, key: string | undefined): Kinds {
  if (typeof shape === 'string' || 'named' in shape) return [];
  if ('items' in shape) {
    return key === undefined ? [partAt([...path, '*'], shape.items, facts)] : [];
  }
  if ('values' in shape) return [partAt([...path, key ?? '*'], shape.values, facts)];
  const names = key === undefined ? Object.keys(shape.keys) : [key];
  return names.flatMap((name) => {
    const inner = Object.hasOwn(shape.keys, name) ? shape.keys[name] : undefined;
    return inner === undefined ? [] : partAt([...path, name], inner, facts);
  });
}

/** Whether the number of members says nothing of the values in them. */
function isCountHarmless(kinds: Kinds): boolean {
  const each = withoutRepeats(kinds);
  if (each.some(({ is }) => is === 'values')) return false;
  const hasSets = each.some((kind) => kind.is === 'collection' && kind.isSet && holdsValues(kind));
  // A set of another kind may have the same members.
  return !hasSets || each.length === 1;
}

const EQUALS = ['eq', 'equal', 'neq'];
const COMPARES = [...EQUALS, 'lt', 'lte', 'gt', 'gte', 'internal.member_2', 'internal.member_3'];

function isPrint(term: Term): term is Term & { kind: 'call' } {
  return term.kind === 'call' && ['print', 'internal.print'].includes(term.name);
}

/** The variables of a term, without those that are only in a comprehension in it. */
function variablesIn(term: Term): Term[] {
  switch (term.kind) {
    case 'variable':
      return [term];
    case 'reference':
      return [term.head, ...term.parts].flatMap(variablesIn);
    case 'collection':
      return term.entries.flatMap(({ key, value }) =>
        [key ?? [], value].flat().flatMap(variablesIn),
      );
    case 'call':
      return term.args.flatMap(variablesIn);
    case 'scalar':
    case 'comprehension':
    case 'any':
    case 'other':
      return [];
  }
}
