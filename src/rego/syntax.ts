/**
 * The syntax tree of a policy, read from the JSON in which `opa` writes it, and all rules of a policy set by their names:
 * rules of one name are alternatives, in whichever files they are.
 */
import type { AttributePath } from '../model/attribute-path.ts';
import { listOf, recordOf, textIn } from '../model/parse.ts';
import { PolicyProblem, wrongPolicies } from '../model/policy-files.ts';
import { filePart, phrase } from '../model/sentence.ts';

/** 1-based. Undefined where the tree was read without places. */
type RegoPlace = { row: number; column: number } | undefined;

export type Term =
  | { kind: 'scalar'; value: unknown }
  | { kind: 'variable'; name: string }
  /** `head.a["b"][c]`: the parts after the head are terms. */
  | { kind: 'reference'; head: Term; parts: Term[] }
  /** Only the members of an object have keys. */
  | { kind: 'collection'; isSet: boolean; entries: { key?: Term; value: Term }[] }
  /** What `value` is wherever the body is true. `every` and `$"{a}"` are read as one, too. */
  | { kind: 'comprehension'; value: Term; body: Expression[]; isEvery?: boolean }
  /** Also of `assign` for `:=`, of `eq` for `=`, and of `some` for `some x, y`. */
  | { kind: 'call'; name: string; args: Term[] }
  /** As a step of a reference: any member, as in `some x in list`. */
  | { kind: 'any' }
  /** A form of the language that is not read here. */
  | { kind: 'other' };

export interface Expression {
  term: Term;
  isNegated: boolean;
  /** What `with` replaces, and what it puts there. */
  replaced: Term[];
  place: RegoPlace;
}

export interface Rule {
  /** Below the package: `deny`, or `a`, `b` for `a.b contains x`. */
  name: string[];
  /** Undefined if it is not a function. */
  args: Term[] | undefined;
  body: Expression[];
  /** What it is, or what it adds: `{x}` for `deny contains x`, `{x: y}` for `names[x] := y`. */
  value: Term;
  /** Whether it adds members to a set or to an object. */
  isPartial: boolean;
  isElse: boolean;
  isDefault: boolean;
  annotations: Annotations;
  place: RegoPlace;
}

/** What METADATA comments say. */
export interface Annotations {
  title?: string;
  /** `custom.input-keys`: parts of the input that are meant to be absent. */
  inputKeys: string[];
  /** `custom.input-document`: the tools whose document a policy reads. */
  documents: string[];
  /** `custom.enforcement_level`. */
  levels: ('advisory' | 'soft-mandatory' | 'mandatory')[];
  /** `custom.argument` of each block that has it. */
  argumentPaths: AttributePath[];
  /** `custom.approvers` and `custom.approvals` of each block that has one of them, as they were written, and where. */
  approvals: { approvers: unknown; count: unknown; file: string; row: number }[];
  /** All words of `custom`. */
  words: ReadonlySet<string>;
  /** Those of them that are said of every rule of this name, and not only of the one below them. */
  ofAll: ReadonlySet<string>;
}

const NO_ANNOTATIONS: Annotations = {
  inputKeys: [],
  documents: [],
  levels: [],
  argumentPaths: [],
  approvals: [],
  words: new Set(),
  ofAll: new Set(),
};

export interface RegoModule {
  /** Relative to the directory of the policy set, with slashes. */
  file: string;
  /** Without `data`. */
  package: string[];
  /** Name → what it stands for, such as `input`, `plan`. */
  imports: ReadonlyMap<string, string[]>;
  rules: Rule[];
  /** Of the whole package, also in its other files, and of the packages around it. */
  annotations: Annotations;
}

/** The syntax tree of each file that is in Rego v1. */
export type Trees = Readonly<Record<string, unknown>>;

/** @returns undefined if this is no syntax tree */
export function readModule(file: string, json: unknown): RegoModule | undefined {
  const tree = recordOf(json);
  const path = listOf(recordOf(tree['package'])['path']);
  if (path.length === 0) return undefined;
  const imports = listOf(tree['imports']).map((item): [string, string[]] => {
    const { path: ref, alias } = recordOf(item);
    const words = constantsOf(recordOf(ref)['value']);
    return [textIn(alias) ?? words.at(-1) ?? '', words];
  });
  return {
    file,
    package: constantsOf(path).slice(1),
    imports: new Map(imports.filter(([, [first]]) => first === 'input' || first === 'data')),
    rules: listOf(tree['rules']).flatMap((rule) => toRules(rule)),
    annotations: NO_ANNOTATIONS,
  };
}

/** A text as Rego has it. `opa` takes no byte order mark in its sources. */
export function writeText(text: string): string {
  return JSON.stringify(text).replaceAll('\uFEFF', String.raw`\ufeff`);
}

/** The constant words that a reference begins with. */
export function constantsOf(ref: unknown): string[] {
  const words: string[] = [];
  for (const [at, part] of listOf(ref).entries()) {
    const { type, value } = recordOf(part);
    if (typeof value !== 'string' || !(type === 'string' || (at === 0 && type === 'var'))) break;
    words.push(value);
  }
  return words;
}

/** A rule, and what its `else` say. */
function toRules(json: unknown, isElse = false): Rule[] {
  const { head: headJson, body, else: otherwise, default: isDefault } = recordOf(json);
  const head = recordOf(headJson);
  const ref = head['ref'] === undefined ? [{ type: 'var', value: head['name'] }] : head['ref'];
  const name = constantsOf(ref);
  const keys = listOf(ref).slice(name.length).map(toTerm);
  const rule = {
    name,
    args: head['args'] === undefined ? undefined : listOf(head['args']).map(toTerm),
    body: isKnown(json, RULE) && isKnown(headJson, HEAD) ? toBody(body) : [UNKNOWN_EXPRESSION],
    value: keys.reduceRight(objectWith, headValue(head)),
    isPartial: keys.length > 0 || isSetHead(head),
    isElse,
    isDefault: isDefault === true,
    annotations: NO_ANNOTATIONS,
    place: placeOf(json) ?? placeOf(headJson),
  };
  return otherwise === undefined ? [rule] : [rule, ...toRules(otherwise, true)];
}

/** What the head gives: its value, or a set of the key in `deny contains key`, which has no value. */
function headValue(head: Readonly<Record<string, unknown>>): Term {
  const { key, value } = head;
  return isSetHead(head) ? collectionOf('set', [key]) : toTerm(value);
}

function isSetHead({ key, value }: Readonly<Record<string, unknown>>): boolean {
  return value === undefined && key !== undefined;
}

function objectWith(value: Term, key: Term): Term {
  return { kind: 'collection', isSet: false, entries: [{ key, value }] };
}

/** The members of the nodes that are read here. What a node with another member does is not known. */
const RULE = ['head', 'body', 'else', 'default', 'annotations', 'location'];
const HEAD = ['name', 'ref', 'args', 'key', 'value', 'assign', 'location'];
const EXPRESSION = ['index', 'terms', 'negated', 'with', 'generated', 'location'];
const STATEMENT = ['symbols', 'key', 'value', 'domain', 'body', 'location', 'type'];

function isKnown(json: unknown, members: readonly string[]): boolean {
  return Object.keys(recordOf(json)).every((member) => members.includes(member));
}

/** `null`: nothing is in it. */
export const NOTHING: Term = { kind: 'scalar', value: null };

export function isPrint(term: Term): term is Term & { kind: 'call' } {
  return term.kind === 'call' && ['print', 'internal.print'].includes(term.name);
}

const UNKNOWN_EXPRESSION: Expression = toExpression({ kind: 'other' });

function toExpression(term: Term): Expression {
  return { term, isNegated: false, replaced: [], place: undefined };
}

function toBody(json: unknown): Expression[] {
  return listOf(json).flatMap(toExpressions);
}

function toExpressions(json: unknown): Expression[] {
  const { terms, negated, with: modifiers } = recordOf(json);
  const place = placeOf(json);
  const isStatement = Array.isArray(terms) || isKnown(terms, STATEMENT);
  if (!isKnown(json, EXPRESSION) || !isStatement) return [{ ...UNKNOWN_EXPRESSION, place }];
  const replaced = listOf(modifiers).flatMap((modifier) => {
    const { target, value } = recordOf(modifier);
    return [toTerm(value), toTerm(target)];
  });
  const isNegated = negated === true;
  return readTerms(terms).map((term) => ({ term, isNegated, replaced, place }));
}

function readTerms(terms: unknown): Term[] {
  if (Array.isArray(terms)) return [toCall(terms)];
  const { symbols, domain, body, key, value } = recordOf(terms);
  const names = listOf(symbols);
  const { type, value: members } = recordOf(names[0]);
  // `some x in list` is a call of `internal.member_2`.
  if (type === 'call') return readMembers(listOf(members).slice(1));
  if (names.length > 0) return [{ kind: 'call', name: 'some', args: names.map(toTerm) }];
  if (domain === undefined) return [toTerm(terms)];
  const inner = readMembers([key, value, domain]).map(toExpression);
  const everyBody = [...inner, ...toBody(body)];
  return [{ kind: 'comprehension', value: NOTHING, body: everyBody, isEvery: true }];
}

/** `some x in list` → `x := list[_]`, and `some key, x in list` → `some key`, `x := list[key]`. */
function readMembers(written: readonly unknown[]): Term[] {
  const terms = written.filter((member) => member !== null).map(toTerm);
  const [head = NOTHING, value = NOTHING, key] = terms.toReversed();
  const member: Term = { kind: 'reference', head, parts: [key ?? { kind: 'any' }] };
  const assigned: Term = { kind: 'call', name: 'assign', args: [value, member] };
  return key === undefined ? [assigned] : [{ kind: 'call', name: 'some', args: [key] }, assigned];
}

function toCall([name, ...args]: readonly unknown[]): Term {
  const words = constantsOf(recordOf(name)['value']);
  return { kind: 'call', name: words.join('.'), args: args.map(toTerm) };
}

function toTerm(json: unknown): Term {
  const { type, value } = recordOf(json);
  switch (type) {
    case 'null':
      return NOTHING;
    case 'boolean':
    case 'number':
    case 'string':
      return { kind: 'scalar', value };
    case 'var':
      return { kind: 'variable', name: String(value) };
    case 'ref': {
      const [head = { kind: 'other' }, ...parts] = listOf(value).map(toTerm);
      return { kind: 'reference', head, parts };
    }
    case 'array':
    case 'set':
      return collectionOf(type, listOf(value));
    case 'object': {
      const entries = listOf(value).map((pair) => {
        const [key, inner] = listOf(pair);
        return { key: toTerm(key), value: toTerm(inner) };
      });
      return { kind: 'collection', isSet: false, entries };
    }
    case 'arraycomprehension':
    case 'setcomprehension':
    case 'objectcomprehension': {
      const { term, key, value: member, body } = recordOf(value);
      const isObject = type === 'objectcomprehension';
      const members = isObject
        ? objectWith(toTerm(member), toTerm(key))
        : collectionOf(type, [term]);
      return { kind: 'comprehension', value: members, body: toBody(body) };
    }
    case 'templatestring': {
      const parts = listOf(recordOf(value)['parts']);
      const body = toBody(parts.filter((part) => recordOf(part)['type'] !== 'string'));
      const text: Term = { kind: 'call', name: type, args: body.map(({ term }) => term) };
      return { kind: 'comprehension', value: text, body };
    }
    case 'call':
      return toCall(listOf(value));
    default:
      return { kind: 'other' };
  }
}

function collectionOf(type: string, items: readonly unknown[]): Term {
  const entries = items.map((item) => ({ value: toTerm(item) }));
  return { kind: 'collection', isSet: type.startsWith('set'), entries };
}

function placeOf(json: unknown): RegoPlace {
  const { row, col } = recordOf(recordOf(json)['location']);
  return typeof row === 'number' && typeof col === 'number' ? { row, column: col } : undefined;
}

/** The rules that together are one document, such as `data.main.deny`. */
export interface RuleGroup {
  /** Without `data`. */
  path: readonly string[];
  rules: { rule: Rule; module: RegoModule }[];
}

/** By path, the words joined by NUL, which is in no word. */
export interface Groups extends ReadonlyMap<string, RuleGroup> {
  /** All rules whose paths begin so. */
  below: ReadonlyMap<string, RuleGroup[]>;
}

/** @throws PolicyProblem if a name has NUL in it */
export function groupRules(modules: readonly RegoModule[], shownAs: string): Groups {
  const groups = new Map<string, RuleGroup>();
  for (const module of modules) {
    for (const rule of module.rules) {
      const path = [...module.package, ...rule.name];
      const key = path.join('\0');
      if (key.split('\0').length > path.length) {
        const place = filePart(`${shownAs}/${module.file}`);
        throw new PolicyProblem(
          wrongPolicies(
            phrase`${place}: a name of a package or a rule has NUL in it.`,
            phrase`Rename it.`,
          ),
        );
      }
      const group = groups.get(key) ?? { path, rules: [] };
      group.rules.push({ rule, module });
      groups.set(key, group);
    }
  }
  const below = new Map<string, RuleGroup[]>();
  for (const group of groups.values()) {
    for (let length = 0; length <= group.path.length; length++) {
      const key = group.path.slice(0, length).join('\0');
      const inside = below.get(key) ?? [];
      inside.push(group);
      below.set(key, inside);
    }
  }
  return Object.assign(groups, { below });
}

/** The rule of a path, and the rules of packages below it. */
export function groupsBelow({ below }: Groups, words: readonly string[]): readonly RuleGroup[] {
  return below.get(words.join('\0')) ?? [];
}

/** What METADATA says of a policy and of its packages. */
export function annotationsOf({ rules }: RuleGroup): Annotations[] {
  return rules.flatMap(({ rule, module }) => [rule.annotations, module.annotations]);
}
