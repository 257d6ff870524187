/** The syntax tree of a policy, read from the JSON in which `opa` writes it. */
import { objectOf, listOf, stringIn } from './json-fields.ts';

/** 1-based. Undefined where `opa` was asked for the tree without places. */
export type RegoPlace = { row: number; column: number } | undefined;

export type Term = { place: RegoPlace } & (
  | { kind: 'scalar'; value: unknown }
  | { kind: 'variable'; name: string }
  /** `head.a["b"][c]`: the parts after the head are terms. */
  | { kind: 'reference'; head: Term; parts: Term[] }
  | { kind: 'list' | 'set'; items: Term[] }
  | { kind: 'object'; entries: { key: Term; value: Term }[] }
  | {
      kind: 'comprehension';
      of: 'list' | 'set' | 'object';
      key: Term | undefined;
      value: Term;
      body: Expression[];
    }
  | { kind: 'call'; name: string; args: Term[] }
  /** `$"{a} and {b}"`: what is written between braces. */
  | { kind: 'template'; body: Expression[] }
  /** A form of the language that is not read here. */
  | { kind: 'other' }
);

export interface Expression {
  is:
    | { kind: 'term'; term: Term }
    | { kind: 'call'; name: string; args: Term[] }
    /** `some x`, or `some x in list`, which is a call of `internal.member_2`. */
    | { kind: 'some'; terms: Term[] }
    | {
        kind: 'every';
        key: Term | undefined;
        value: Term | undefined;
        domain: Term;
        body: Expression[];
      };
  isNegated: boolean;
  replaced: { target: Term; value: Term }[];
  place: RegoPlace;
}

export interface Rule {
  /** Below the package: `deny`, or `a`, `b` for `a.b contains x`. */
  name: string[];
  /** The parts of its reference from the first variable on: two for `a[x].b := 1`. */
  variableParts: Term[];
  /** Undefined if it is not a function. */
  args: Term[] | undefined;
  /** The member that it adds to a set, or the key of an object. */
  key: Term | undefined;
  value: Term | undefined;
  body: Expression[];
  isDefault: boolean;
  otherwise: Rule | undefined;
  annotations: Annotations;
  place: RegoPlace;
}

/** What METADATA comments say. */
interface Annotations {
  title?: string;
  /** `custom.input-keys`: parts of the input that are meant to be absent. */
  inputKeys: string[];
  /** `custom.input-document`: the tools whose document a policy reads. */
  documents: string[];
}

export interface RegoModule {
  /** Relative to the directory of the policy set, with slashes. */
  file: string;
  /** Without `data`. */
  package: string[];
  /** Name → what it stands for, such as `input`, `plan`. */
  imports: ReadonlyMap<string, string[]>;
  rules: Rule[];
  /** Of the whole package. */
  annotations: Annotations;
}

/** @returns undefined if this is no syntax tree */
export function readModule(file: string, json: unknown): RegoModule | undefined {
  const tree = objectOf(json);
  const path = listOf(objectOf(tree['package'])['path']);
  if (path.length === 0) return undefined;
  const imports = listOf(tree['imports']).map((one): [string, string[]] => {
    const { path: ref, alias } = objectOf(one);
    const words = constantsOf(objectOf(ref)['value']);
    return [stringIn(alias) ?? words.at(-1) ?? '', words];
  });
  const shared = listOf(tree['annotations'])
    .map(objectOf)
    .filter(({ scope }) => scope === 'package' || scope === 'subpackages');
  return {
    file,
    package: constantsOf(path).slice(1),
    imports: new Map(imports),
    rules: listOf(tree['rules']).map(toRule),
    annotations: toAnnotations(shared),
  };
}

/** The constant words that a reference begins with. */
function constantsOf(ref: unknown): string[] {
  const words: string[] = [];
  for (const [at, part] of listOf(ref).entries()) {
    const { type, value } = objectOf(part);
    if (typeof value !== 'string' || !(type === 'string' || (at === 0 && type === 'var'))) break;
    words.push(value);
  }
  return words;
}

function toRule(json: unknown): Rule {
  const { head: headJson, body, default: isDefault, else: otherwise, annotations } = objectOf(json);
  const head = objectOf(headJson);
  const ref = head['ref'] === undefined ? [{ type: 'var', value: head['name'] }] : head['ref'];
  const name = constantsOf(ref);
  return {
    name,
    variableParts: listOf(ref).slice(name.length).map(toTerm),
    args: head['args'] === undefined ? undefined : listOf(head['args']).map(toTerm),
    key: optionalTerm(head['key']),
    value: optionalTerm(head['value']),
    body: listOf(body).map(toExpression),
    isDefault: isDefault === true,
    otherwise: otherwise === undefined ? undefined : toRule(otherwise),
    annotations: toAnnotations(listOf(annotations).map(objectOf)),
    place: placeOf(json) ?? placeOf(headJson),
  };
}

function toAnnotations(all: readonly Readonly<Record<string, unknown>>[]): Annotations {
  const title = all.map((one) => stringIn(one['title'])).find((text) => text !== undefined);
  const textsOf = (key: string): string[] =>
    all.flatMap(({ custom }) => {
      const written = objectOf(custom)[key];
      return [written, ...listOf(written)].flatMap((one) => stringIn(one) ?? []);
    });
  const inputKeys = textsOf('input-keys');
  const documents = textsOf('input-document');
  return title === undefined ? { inputKeys, documents } : { title, inputKeys, documents };
}

function toExpression(json: unknown): Expression {
  const { terms, negated, with: modifiers } = objectOf(json);
  return {
    is: readTerms(terms),
    isNegated: negated === true,
    replaced: listOf(modifiers).map((one) => {
      const { target, value } = objectOf(one);
      return { target: toTerm(target), value: toTerm(value) };
    }),
    place: placeOf(json),
  };
}

function readTerms(terms: unknown): Expression['is'] {
  if (Array.isArray(terms)) {
    const [name, ...args] = terms;
    return { kind: 'call', name: callName(name), args: args.map(toTerm) };
  }
  const { symbols, domain, body, key, value, type } = objectOf(terms);
  if (symbols !== undefined) return { kind: 'some', terms: listOf(symbols).map(toTerm) };
  if (domain !== undefined) {
    return {
      kind: 'every',
      key: optionalTerm(key),
      value: optionalTerm(value),
      domain: toTerm(domain),
      body: listOf(body).map(toExpression),
    };
  }
  if (type === 'call') {
    const call = toTerm(terms);
    if (call.kind === 'call') return call;
  }
  return { kind: 'term', term: toTerm(terms) };
}

function callName(json: unknown): string {
  return constantsOf(objectOf(json)['value']).join('.');
}

function optionalTerm(json: unknown): Term | undefined {
  return json === undefined || json === null ? undefined : toTerm(json);
}

function toTerm(json: unknown): Term {
  const { type, value } = objectOf(json);
  const place = placeOf(json);
  switch (type) {
    case 'null':
    case 'boolean':
    case 'number':
    case 'string':
      return { kind: 'scalar', value: value ?? null, place };
    case 'var':
      return { kind: 'variable', name: String(value), place };
    case 'ref': {
      const [head, ...parts] = listOf(value).map(toTerm);
      return { kind: 'reference', head: head ?? { kind: 'other', place }, parts, place };
    }
    case 'array':
      return { kind: 'list', items: listOf(value).map(toTerm), place };
    case 'set':
      return { kind: 'set', items: listOf(value).map(toTerm), place };
    case 'object': {
      const entries = listOf(value).map((pair) => {
        const [key, inner] = listOf(pair);
        return { key: toTerm(key), value: toTerm(inner) };
      });
      return { kind: 'object', entries, place };
    }
    case 'arraycomprehension':
      return toComprehension('list', value, place);
    case 'setcomprehension':
      return toComprehension('set', value, place);
    case 'objectcomprehension':
      return toComprehension('object', value, place);
    case 'templatestring': {
      const parts = listOf(objectOf(value)['parts']);
      const body = parts.filter((part) => objectOf(part)['terms'] !== undefined);
      return { kind: 'template', body: body.map(toExpression), place };
    }
    case 'call': {
      const [name, ...args] = listOf(value);
      return { kind: 'call', name: callName(name), args: args.map(toTerm), place };
    }
    default:
      return { kind: 'other', place };
  }
}

function toComprehension(of: 'list' | 'set' | 'object', json: unknown, place: RegoPlace): Term {
  const { term, key, value, body } = objectOf(json);
  return {
    kind: 'comprehension',
    of,
    key: optionalTerm(key),
    value: toTerm(of === 'object' ? value : term),
    body: listOf(body).map(toExpression),
    place,
  };
}

function placeOf(json: unknown): RegoPlace {
  const { row, col } = objectOf(objectOf(json)['location']);
  return typeof row === 'number' && typeof col === 'number' ? { row, column: col } : undefined;
}
