/**
 * Answers one question about the policies of a set: which parts and which values of a plan may each read, so that its pass
 * says nothing where the plan lacks them?
 *
 * A redacted plan has each resource and each output, in the same order, and lacks values of providers that are sensitive.
 * So it is followed in which terms such values can be (term-kinds.ts). Only what `HARMLESS` (harmless-uses.ts) lists reads none
 * of them. Every other use of a term reads all that is in it, a kind of syntax that is not known reads everything, and so does
 * what is too deep or too much to follow.
 */
import { AskedFacts } from './asked-facts.ts';
import { ANY_INPUT, isOfPullRequest, isOfRun, keysToPart, planPath } from './input-form.ts';
import { Names, type TermScope } from './names-in-scope.ts';
import { isEntry } from './read-places.ts';
import {
  groupsBelow,
  isPrint,
  NOTHING,
  type Expression,
  type Groups,
  type RegoModule,
  type Rule,
  type RuleGroup,
  type Term,
} from './syntax.ts';
import {
  CLEAN,
  MANY,
  TOO_MANY,
  dataAt,
  holdsValues,
  isConstant,
  isCountHarmless,
  isEntryOfPlan,
  isSame,
  isWholeMember,
  knownTexts,
  orClean,
  partAt,
  partsBelow,
  partsCalled,
  valuesAt,
  walkedAt,
  withFacts,
  withoutFacts,
  withoutRepeats,
  type TermKind,
  type Kinds,
} from './term-kinds.ts';
import {
  declarationsOfLine,
  isWildcard,
  variableNames,
  variablesOfTerm,
} from './term-variables.ts';
import {
  newUse,
  noteBelow,
  noteConstants,
  notePlace,
  noteRead,
  readsOf,
  type Reads,
  type RuleUse,
} from './rule-use.ts';
import { walkedLists, type WalkedLists } from './walk-lists.ts';

/** Functions that give the members of so many of their first arguments, in an order that no value decides. */
const KEEPS_MEMBERS: Readonly<Record<string, number>> = {
  'array.concat': 2,
  'array.slice': 1,
  'array.reverse': 1,
};

/** How many keys lead to a part, and how many collections are inside each other: modules can be nested without end. */
const DEEPEST = 16;
/** How many kinds a term has, how many uses of rules are followed, and how many rules lead to each other before one waits. */
const MOST_KINDS = 200;
const MOST_USES = 20_000;
const LONGEST_CHAIN = 100;

/** Functions that compare a value with a constant, for the sentence that says so. */
const COMPARE_WITH_CONSTANTS: readonly string[] = [
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

const PLANNED = 'planned_values';
const EQUALS = ['eq', 'equal', 'neq'];
/** In a call of these the last argument gets no value. */
const WITHOUT_OUTPUT = [
  ...EQUALS,
  'lt',
  'lte',
  'gt',
  'gte',
  'internal.member_2',
  'internal.member_3',
];

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
  readonly #names: Names;
  readonly #asked: AskedFacts;
  readonly #input = partAt([], ANY_INPUT);
  readonly #uses = new Map<string, RuleUse>();
  readonly #waiting = new Set<RuleUse>();
  #chain = 0;

  constructor(groups: Groups) {
    this.#groups = groups;
    this.#names = new Names(groups);
    this.#asked = new AskedFacts(this.#names, (term, scope) => this.#term(term, scope));
  }

  read(policy: readonly RuleGroup[]): Reads {
    const asking = newUse(undefined, []);
    const [module] = policy.flatMap(({ rules }) => rules.map((one) => one.module));
    const readPolicy = () => {
      asking.usesAll.clear();
      for (const { path } of policy) this.#noteAll([dataAt(path)], asking);
    };
    if (module !== undefined) readPolicy();
    for (const use of this.#waiting) {
      this.#waiting.delete(use);
      if (use === asking) readPolicy();
      else this.#readUse(use);
    }
    const reached = new Set([asking]);
    for (const use of reached) for (const next of use.leadsTo) reached.add(next);
    return readsOf([...reached]);
  }

  /** What a rule can be where it gets this. */
  #valueOf(group: RuleGroup, given: readonly Kinds[], from: RuleUse): Kinds {
    const args = given.map((kinds) => withoutRepeats(kinds));
    const words = args.map((kinds) => kinds.map(({ id }) => id).sort());
    const key = JSON.stringify([group.path, words]);
    const known = this.#uses.get(key);
    if (known === undefined && this.#uses.size >= MOST_USES) {
      this.#noteEverything(from);
      return [CLEAN];
    }
    const use = known ?? newUse(group, args);
    this.#uses.set(key, use);
    from.leadsTo.add(use);
    if (known === undefined && this.#chain >= LONGEST_CHAIN) this.#waiting.add(use);
    else if (known === undefined) this.#readUse(use);
    use.usedBy.add(from);
    const bare = use.mayConflict === false ? args : args.map((kinds) => kinds.map(withoutFacts));
    // Where `opa` stops, it has perhaps not looked yet at what is asked of the resource.
    const isSameUse = args.every((kinds, at) => isSame(kinds, bare[at]));
    return isSameUse ? use.value : [...use.value, ...this.#valueOf(group, bare, from)];
  }

  /** All kinds of both. Too many of them are not followed: then everything counts as read. */
  #join(known: Kinds, more: Kinds, use: RuleUse): Kinds {
    if (known.includes(TOO_MANY)) return known;
    let all = withoutRepeats([...known, ...more]);
    if (all.length > MOST_KINDS || all.includes(MANY)) {
      all = [MANY, ...all.filter((kind) => !isConstant(kind))];
    }
    if (all.length <= MOST_KINDS) return all;
    this.#noteEverything(use);
    return [TOO_MANY];
  }

  #readUse(use: RuleUse): void {
    const { group } = use;
    this.#waiting.delete(use);
    if (group === undefined) return;
    this.#chain += 1;
    use.usesAll.clear();
    const found: TermKind[] = [];
    const definitions = group.rules.filter(({ rule }) => !rule.isElse && !rule.isDefault);
    let isRepeated = definitions.length > 1;
    for (const { rule, module } of group.rules) {
      let value: { kinds: Kinds; isRepeated: boolean };
      do {
        use.isLate = false;
        value = this.#rule(rule, module, use);
      } while (use.isLate);
      isRepeated ||= value.isRepeated;
      found.push(...orClean(value.kinds));
    }
    isRepeated &&= !isOneArgument(group, this.#names);
    // A rule must have one answer: where it has several, `opa` compares them.
    if (isRepeated && !group.rules.some(({ rule }) => rule.isPartial)) this.#compare(found, use);
    use.mayConflict = isRepeated && !isOneConstant(definitions.map(({ rule }) => rule.value));
    const value = this.#join(use.value, found, use);
    if (!isSame(value, use.value)) for (const user of use.usedBy) this.#waiting.add(user);
    use.value = value;
    this.#chain -= 1;
  }

  #rule(rule: Rule, module: RegoModule, use: RuleUse): { kinds: Kinds; isRepeated: boolean } {
    const body = { isRepeated: false, isList: false };
    const scope: TermScope = {
      use,
      module,
      variables: new Map(),
      body,
      facts: new Map(),
      factsOfSources: new Map(),
    };
    for (const [at, pattern] of (rule.args ?? []).entries()) {
      // An argument with the name of one before it is compared with it.
      const isNew = pattern.kind !== 'variable' || !scope.variables.has(pattern.name);
      this.#match(pattern, use.args[at] ?? [], scope, isNew);
    }
    this.#body(rule.body, scope);
    const kinds = this.#term(rule.value, scope);
    if (rule.isPartial) this.#compareMembers(rule.value, scope);
    // Something gives each variable its value. What was not understood may give it anything.
    const isUnbound = use.unchecked.some((variable) => variable.isBound !== true);
    use.unchecked = [];
    if (isUnbound) this.#noteEverything(use);
    return { kinds, isRepeated: body.isRepeated };
  }

  /** @param isEvery whether it must be true of each member of a list: then each member decides, whatever is said of it */
  #body(body: readonly Expression[], scope: TermScope, isEvery = false): void {
    const outside = new Set(scope.variables.keys());
    // What is evaluated inside of the body knows its variables, also those that get their values in a later line.
    for (const { term, replaced } of body) {
      for (const variable of [term, ...replaced].flatMap(variablesOfTerm)) {
        this.#names.variable(variable, scope);
      }
    }
    scope.facts = this.#asked.factsOfBody(body, scope);
    if (!isEvery) {
      for (const { term } of body) this.#asked.noteSources(term, scope);
    }
    for (const [at, { term, replaced }] of body.entries()) {
      const about = { names: this.#names, module: scope.module, outside };
      const lists = walkedLists(body, at, about);
      if (lists !== undefined && this.#walk(lists, scope)) continue;
      // What is only printed decides nothing, but rules can contradict each other there.
      if (isPrint(term) && this.#names.ownFunction(term.name, scope.module) === undefined) {
        if (!term.args.some((arg) => this.#canBreak(arg, scope))) continue;
      }
      for (const one of replaced) this.#noteAll(this.#term(one, scope), scope.use);
      if (replaced.length > 0) notePlace([], 'all', [], scope.use);
      this.#noteAsked(this.#term(term, scope), scope.use);
    }
  }

  /** Goes through the lists at which a `walk` stops. @returns whether that is all that it reads */
  #walk({ from, path, value, name, isAround }: WalkedLists, scope: TermScope): boolean {
    const { use } = scope;
    const kinds = this.#term(from, scope);
    const parts = kinds.flatMap((kind) => (kind.is === 'part' ? kind : []));
    // Modules of a configuration and of a state are not followed as those of planned values are.
    const isFollowed = ({ path: of }: { path: readonly string[] }) =>
      name === 'resources' ? planPath(of)[0] === PLANNED : !isOfRun(of) && !isOfPullRequest(of);
    if (parts.length === 0 || parts.length < kinds.length || !parts.every(isFollowed)) return false;
    for (const part of parts) {
      noteRead(part.path, use);
      noteBelow(part.path, name, use);
      if (name === 'resources') notePlace([PLANNED], 'members', part.facts, use);
      const { lists, members } = partsCalled(name, part);
      this.#noteSelf(lists, use);
      this.#noteAll(members, use);
      const met = isAround ? [walkedAt(part.path, name, lists)] : lists;
      this.#bind(value, orClean(met), scope);
    }
    this.#bind(path, [CLEAN], scope);
    scope.body.isRepeated = true;
    return true;
  }

  /** Whether `opa` can stop at a term, because a rule, a function or a key of an object has several values there. */
  #canBreak(term: Term, scope: TermScope): boolean {
    switch (term.kind) {
      case 'scalar':
      case 'any':
        return false;
      case 'variable': {
        const isOwn = this.#names.variable(term, scope) !== undefined;
        return !isOwn && this.#names.global(term.name, scope.module)?.[0] !== 'input';
      }
      case 'reference':
        return [term.head, ...term.parts].some((part) => this.#canBreak(part, scope));
      case 'collection':
        return term.entries.some(({ key = NOTHING, value }) =>
          [key, value].some((part) => this.#canBreak(part, scope)),
        );
      case 'call':
        return (
          this.#names.ownFunction(term.name, scope.module) !== undefined ||
          term.args.some((arg) => this.#canBreak(arg, scope))
        );
      case 'comprehension':
      case 'other':
        return true;
    }
  }

  #term(term: Term, scope: TermScope): Kinds {
    switch (term.kind) {
      case 'scalar': {
        const { value: text } = term;
        return [typeof text === 'string' ? { id: `"${text}"`, is: 'text', text } : CLEAN];
      }
      case 'variable': {
        const variable = this.#names.variable(term, scope);
        if (variable !== undefined) return this.#withFacts(variable.kinds, term, scope);
        const [first, ...words] = this.#names.global(term.name, scope.module) ?? [];
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
        this.#noteEverything(scope.use);
        return [CLEAN];
    }
  }

  #reference(term: Term & { kind: 'reference' }, scope: TermScope): Kinds {
    const { head, parts } = term;
    let kinds = this.#term(head, scope);
    for (const [at, step] of parts.entries()) {
      kinds = this.#step(kinds, step, scope);
      if (!kinds.some(isEntryOfPlan)) continue;
      const isWhole = at === parts.length - 1;
      const here: Term = isWhole
        ? term
        : { kind: 'reference', head, parts: parts.slice(0, at + 1) };
      kinds = this.#withFacts(kinds, here, scope);
      this.#noteSelf(kinds.filter(isEntryOfPlan), scope.use);
    }
    return kinds;
  }

  /** The kinds of a term, with what is so of it where it is a resource or an action. */
  #withFacts(kinds: Kinds, term: Term, { facts, factsOfSources }: TermScope): Kinds {
    if (!kinds.some(isEntryOfPlan)) return kinds;
    const more = [
      ...(facts.get(JSON.stringify(term))?.facts ?? []),
      ...(factsOfSources.get(term) ?? []),
    ];
    return more.length === 0 ? kinds : kinds.map((kind) => withFacts(kind, more));
  }

  #collection({ isSet, entries }: Term & { kind: 'collection' }, scope: TermScope): Kinds {
    const members = entries.flatMap(({ key, value }) => {
      const keys = key === undefined ? [] : this.#term(key, scope);
      this.#noteAll(keys, scope.use);
      const [text, ...others] = knownTexts(keys) ?? [];
      const known = others.length === 0 ? text : undefined;
      return orClean(this.#term(value, scope)).map((of): TermKind =>
        this.#collectionOf(of, isSet, known, scope),
      );
    });
    if (isSet)
      this.#compare(
        members.map((one) => (one.is === 'collection' ? one.of : one)),
        scope.use,
      );
    return members;
  }

  #collectionOf(
    of: TermKind,
    isSet: boolean,
    key: string | undefined,
    { use }: TermScope,
  ): TermKind {
    const depth = (of.is === 'collection' ? of.depth : 0) + 1;
    if (depth > DEEPEST) {
      this.#noteEverything(use);
      return CLEAN;
    }
    const name = `${isSet ? 'set' : 'list'} ${JSON.stringify(key)}`;
    return { id: `${name} of ${of.id}`, is: 'collection', isSet, of, key, depth };
  }

  #call(name: string, args: readonly Term[], scope: TermScope): Kinds {
    const { use } = scope;
    const declared = this.#names.ownFunction(name, scope.module);
    if (declared !== undefined) return this.#callOwn(declared, args, scope);
    const [left = NOTHING, right = NOTHING] = args;
    if (name === 'some') {
      for (const variable of args) this.#names.variable(variable, scope, true);
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
      for (const other of values.slice(kept)) this.#noteAll(other, use);
      if (name !== 'array.concat') this.#noteOrder(values.slice(0, kept).flat(), use);
      return values.slice(0, kept).flatMap(orClean);
    }
    const [one = [], other = []] = values;
    if (COMPARE_WITH_CONSTANTS.includes(name)) {
      const written = args.flatMap(otherConstant);
      noteConstants(one, [...textsAsJson(other), ...written], use);
      noteConstants(other, [...textsAsJson(one), ...written], use);
    }
    if (name === 'eq' && this.#unify([left, right], [one, other], scope)) return [CLEAN];
    if (name === 'walk') {
      this.#bind(right, [CLEAN], scope);
      scope.body.isRepeated = true;
    }
    const output = WITHOUT_OUTPUT.includes(name)
      ? undefined
      : this.#names.variable(args.at(-1) ?? NOTHING, scope);
    if (output !== undefined) output.isBound = true;
    const isWithNull =
      EQUALS.includes(name) && args.some((arg) => arg.kind === 'scalar' && arg.value === null);
    for (const kinds of values) {
      if (isWithNull || (name === 'count' && isCountHarmless(kinds))) this.#noteAsked(kinds, use);
      else this.#noteAll(kinds, use);
    }
    return [CLEAN];
  }

  /** Each side of `=` can get its value from the other. @returns whether one does; else both are compared */
  #unify([left, right]: [Term, Term], [one, other]: [Kinds, Kinds], scope: TermScope): boolean {
    const isNamed = this.#bind(left, other, scope);
    if (isNamed && left.kind === 'variable' && right.kind !== 'variable') return true;
    return [this.#bind(right, one, scope), isNamed].includes(true);
  }

  #objectGet(
    [of = NOTHING, key = NOTHING, otherwise = NOTHING]: readonly Term[],
    scope: TermScope,
  ): Kinds {
    const from = this.#term(of, scope);
    const steps =
      key.kind === 'collection' && !key.isSet ? key.entries.map(({ value }) => value) : [key];
    // A variable can be a path, which leads to anything below.
    const isPath =
      steps.length === 1 && steps[0] === key && knownTexts(this.#term(key, scope)) === undefined;
    if (isPath) this.#noteAll(from, scope.use);
    const value = steps.reduce((here, step) => this.#step(here, step, scope), from);
    this.#noteSelf(value, scope.use);
    return [...orClean(value), ...this.#term(otherwise, scope)];
  }

  /** What a function of the set returns. */
  #callOwn(group: RuleGroup, args: readonly Term[], scope: TermScope): Kinds {
    const given = args.map((arg) => this.#term(arg, scope));
    const result = this.#valueOf(group, given, scope.use);
    const count = group.rules[0]?.rule.args?.length ?? 0;
    for (const output of args.slice(count)) this.#match(output, result, scope, false);
    return result;
  }

  /**
   * Notes what the variables of a pattern can be. `isNew`: they hide others of the same name.
   *
   * @returns whether one gets its value here; one that has another value is compared
   */
  #bind(pattern: Term, kinds: Kinds, scope: TermScope, isNew = false): boolean {
    const variable = this.#names.variable(pattern, scope, isNew);
    if (variable !== undefined) {
      variable.isBound = true;
      if (variable.from !== undefined && variable.from !== pattern) return false;
      if (isNew || kinds.length > 0) variable.from = pattern;
      const known = this.#join(variable.kinds, kinds, scope.use);
      if (!isSame(known, variable.kinds)) scope.use.isLate = true;
      variable.kinds = known;
      return true;
    }
    if (pattern.kind !== 'collection' || pattern.isSet) return false;
    // An object is equal to a pattern only if it has no other names.
    const hasKeys = pattern.entries.some(({ key }) => key !== undefined);
    const isRead = (kind: TermKind): boolean =>
      kind.is === 'values' || (hasKeys && holdsValues(kind));
    for (let kind of kinds.filter(isRead)) {
      while (kind.is === 'collection') kind = kind.of;
      if (kind.is === 'part' || kind.is === 'values') {
        notePlace(kind.path, 'all', kind.facts, scope.use);
      } else notePlace([], 'all', [], scope.use);
    }
    const areBound = pattern.entries.map(({ key, value }) => {
      const members =
        key === undefined
          ? this.#members(kinds, [undefined], scope)
          : this.#step(kinds, key, scope);
      this.#noteSelf(members, scope.use);
      if (key === undefined) this.#noteOrder(kinds, scope.use);
      return this.#match(value, members, scope, isNew);
    });
    return areBound.includes(true);
  }

  /** As `#bind`. What gives its value to no variable is compared. */
  #match(pattern: Term, kinds: Kinds, scope: TermScope, isNew: boolean): boolean {
    const isBound = this.#bind(pattern, kinds, scope, isNew);
    if (!isBound) this.#noteAll([...this.#term(pattern, scope), ...kinds], scope.use);
    return isBound;
  }

  #step(from: Kinds, step: Term, scope: TermScope): Kinds {
    const variable = this.#names.variable(step, scope);
    const isGiven = variable === undefined || ![undefined, step].includes(variable.from);
    if (step.kind !== 'scalar' && (variable === undefined || !isGiven))
      scope.body.isRepeated = true;
    // A key that has a name may be used again: of a set of a provider, the members have no certain order.
    const isOrdered =
      scope.body.isList || (step.kind !== 'any' && !(variable && isWildcard(step) && !isGiven));
    if (isGiven && step.kind !== 'any') {
      const keys = this.#term(step, scope);
      const texts = knownTexts(keys);
      if (texts !== undefined) return this.#members(from, texts, scope);
      this.#noteAll(keys, scope.use);
    }
    if (isOrdered) this.#noteOrder(from, scope.use);
    // A set gives its members to a variable that is its key.
    const ofSets = from.flatMap((kind) => (kind.is === 'collection' && kind.isSet ? kind.of : []));
    this.#bind(step, ofSets, scope);
    return this.#members(from, [undefined], scope);
  }

  /** What is below some keys, or below any: undefined. */
  #members(from: Kinds, keys: readonly (string | undefined)[], scope: TermScope): Kinds {
    return withoutRepeats(
      from.flatMap((kind) => keys.flatMap((key) => this.#member(kind, key, scope))),
    );
  }

  #member(kind: TermKind, key: string | undefined, { use, body }: TermScope): Kinds {
    switch (kind.is) {
      case 'clean':
      case 'text':
        return [CLEAN];
      case 'values':
        return this.#memberOfValues(kind, key, use);
      case 'collection':
        // Which members a set has, and their order, follow from what is in them. Whole resources differ in any case.
        if (kind.isSet && (key !== undefined || body.isList || !isWholeMember(kind.of))) {
          this.#noteAll([kind], use);
        }
        return (key ?? kind.key) === (kind.key ?? key) ? [kind.of] : [];
      case 'part':
        return this.#memberOfPart(kind, key, use);
      case 'data':
        return this.#memberOfData(kind, key, use);
      case 'walked':
        if (key === kind.name) return kind.lists;
        this.#noteAll([kind], use);
        return [CLEAN];
    }
  }

  #memberOfValues(kind: TermKind & { is: 'values' }, key: string | undefined, use: RuleUse): Kinds {
    const { path, facts } = kind;
    if (path.length > DEEPEST) {
      this.#noteAll([kind], use);
      return [CLEAN];
    }
    if (key === undefined) notePlace(path, 'members', facts, use);
    const inner = [...path, key ?? '*'];
    notePlace(inner, 'self', facts, use);
    return [valuesAt(inner, facts)];
  }

  #memberOfPart(kind: TermKind & { is: 'part' }, key: string | undefined, use: RuleUse): Kinds {
    const path = key === undefined ? kind.path : [...kind.path, key];
    if (key === undefined) {
      noteRead(path, use);
      // Of a list of resources it matters whether it has those that are asked for.
      if (!isEntry([...path, '*'])) notePlace(path, 'members', kind.facts, use);
    } else if (path.length >= keysToPart(path)) noteRead(path, use);
    // Only modules are so deep.
    if (path.length > DEEPEST) {
      this.#noteAll([kind], use);
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
    if (key !== undefined || !isEntry([...path, '*'])) this.#noteSelf(inside, use);
    return inside.length > 0 ? inside : [CLEAN];
  }

  #memberOfData(kind: TermKind & { is: 'data' }, key: string | undefined, use: RuleUse): Kinds {
    if (key === undefined) {
      this.#noteAll([kind], use);
      return [CLEAN];
    }
    const path = [...kind.path, key];
    const group = this.#groups.get(path.join('\0'));
    const below = groupsBelow(this.#groups, path);
    // A function that is not called replaces another one, and gets what that one gets.
    if (group?.rules[0]?.rule.args !== undefined) this.#noteEverything(use);
    if (group === undefined && below.length > 0) return [dataAt(path)];
    if (group === undefined) {
      use.data.set(path.join('\0'), path);
      return [CLEAN];
    }
    if (below.length === 1) return this.#valueOf(group, [], use);
    this.#noteAll([dataAt(path)], use);
    return [CLEAN];
  }

  /** Whatever is done with these: all that is in them counts as read. */
  #noteAll(kinds: Kinds, use: RuleUse): void {
    for (let kind of kinds) {
      while (kind.is === 'collection') kind = kind.of;
      if (kind.is === 'part') noteRead(kind.path, use);
      if (kind.is === 'part' || kind.is === 'values') notePlace(kind.path, 'all', kind.facts, use);
      if (kind.is === 'walked') notePlace(kind.path, 'all', [], use);
      if (kind.is === 'data') {
        for (const group of groupsBelow(this.#groups, kind.path)) {
          if (use.usesAll.has(group)) continue;
          use.usesAll.add(group);
          this.#noteAll(this.#valueOf(group, [], use), use);
        }
      }
    }
  }

  /** It is only asked whether these are there, whether they are null, or how many members they have. */
  #noteAsked(kinds: Kinds, use: RuleUse): void {
    for (const kind of kinds) {
      if (kind.is === 'data' || kind.is === 'walked') this.#noteAll([kind], use);
      if (kind.is === 'values') notePlace(kind.path, 'self', kind.facts, use);
      if (kind.is !== 'part') continue;
      noteRead(kind.path, use);
      notePlace(kind.path, 'members', kind.facts, use);
    }
  }

  /** `opa` compares these with each other. Members of `resource_changes` differ, whatever their values are. */
  #compare(kinds: Kinds, use: RuleUse): void {
    const each = withoutRepeats(kinds);
    const areApart = each.length === 1 && each.every(isWholeMember);
    if (!areApart && each.some(holdsValues)) this.#noteAll(each, use);
  }

  /** `opa` compares the values that one key of an object gets. Members of a set were compared where it was built. */
  #compareMembers(
    value: Term,
    scope: TermScope,
    bare = (kind: TermKind): TermKind => kind,
    isOfKey = false,
  ): void {
    const isKeyed =
      value.kind === 'collection' && value.entries.some(({ key }) => key !== undefined);
    if (isKeyed) {
      for (const entry of value.entries) this.#compareMembers(entry.value, scope, bare, true);
    } else if (value.kind !== 'collection' || (isOfKey && !value.isSet)) {
      this.#compare(this.#term(value, scope).map(bare), scope.use);
    }
  }

  #noteEverything(use: RuleUse): void {
    noteRead([], use);
    notePlace([], 'all', [], use);
  }

  /** Whether these are there can decide. */
  #noteSelf(kinds: Kinds, use: RuleUse): void {
    for (const kind of kinds) {
      if (kind.is === 'walked') this.#noteAll([kind], use);
      if (kind.is === 'part' || kind.is === 'values') {
        notePlace(kind.path, 'self', kind.facts, use);
      }
    }
  }

  #noteOrder(kinds: Kinds, use: RuleUse): void {
    for (const kind of kinds) {
      if (kind.is === 'values') notePlace(kind.path, 'order', kind.facts, use);
    }
  }
}

/** Whether all that a function can give is one of its arguments, whichever of its rules holds. */
function isOneArgument({ rules }: RuleGroup, known: Names): boolean {
  const given = rules.map(({ rule: { args = [], body, value }, module }) => {
    if (known.ownFunction('assign', module) !== undefined) return -1;
    const names = variableNames(args);
    const lines = body.filter(({ isNegated, replaced }) => !isNegated && replaced.length === 0);
    if (lines.some(({ term }) => declaresAny(term, names)) || names.length < args.length) return -1;
    const [given = value] = lines.flatMap(({ term }) => {
      const [name = NOTHING, of = NOTHING] = term.kind === 'call' ? term.args : [];
      const isOfValue =
        term.kind === 'call' &&
        term.name === 'assign' &&
        name.kind === 'variable' &&
        value.kind === 'variable' &&
        name.name === value.name;
      return isOfValue ? of : [];
    });
    return given.kind === 'variable' ? names.indexOf(given.name) : -1;
  });
  return given.every((at) => at >= 0 && at === given[0]);
}

function declaresAny(term: Term, names: readonly string[]): boolean {
  return variableNames(declarationsOfLine(term)).some((name) => names.includes(name));
}

/** Whether each is the same constant. */
function isOneConstant(values: readonly Term[]): boolean {
  const texts = values.map((value) => (value.kind === 'scalar' ? JSON.stringify(value) : ''));
  return new Set(texts).size === 1 && texts[0] !== '';
}

/** The constants among these, or in a collection of them, as JSON. */
function textsAsJson(kinds: Kinds): string[] {
  const inside = kinds.map((kind) => (kind.is === 'collection' ? kind.of : kind));
  return inside.flatMap((kind) => (kind.is === 'text' ? JSON.stringify(kind.text) : []));
}

/** A constant that is no text, as JSON: no kind has it. */
function otherConstant(term: Term): string[] {
  return term.kind === 'scalar' && typeof term.value !== 'string'
    ? [JSON.stringify(term.value)]
    : [];
}

/** Whether what is collected has as many members as its body is true. */
function isListOf({ value }: Term & { kind: 'comprehension' }): boolean {
  return value.kind === 'collection' && !value.isSet && value.entries.every(({ key }) => !key);
}
