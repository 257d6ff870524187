/**
 * Compares what the text says of a value with the value in the plan. A literal has to be there, at any depth. What
 * the static evaluator computes never makes a difference: where it is not what the plan has, the plan does not say
 * what the text says.
 */
import { isDeepStrictEqual } from 'node:util';
import type { HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';
import { isRecord } from '../../../model/parse.ts';
import { PlanFindings, hexOf, ownMember, showValue, type Place } from './findings.ts';
import { partOf, type PlannedValue } from './plan-values.ts';
import {
  meaningOf,
  keyText,
  knownValue,
  Passed,
  type Meaning,
  type TextScope,
} from './text-scope.ts';

/** The longest list that is tried in other orders. */
const MOST_TRIED = 200;

export interface Matching {
  place: Place;
  findings: PlanFindings;
  /** Whether the value is exactly what is written, because no provider's schema converts it. */
  isExact?: boolean;
  /** Whether a list is a set, with another order than the text. */
  isSet?: boolean;
}

/** Compares an expression, by its meaning, with a planned value. */
export function matchValue(
  text: HclExpression,
  scope: TextScope,
  planned: PlannedValue,
  at: Matching,
): void {
  matchMeaning({ text, scope }, planned, at);
}

/** The same for a meaning; undefined is one that only the plan knows. */
export function matchMeaning(
  meaning: Meaning | undefined,
  planned: PlannedValue,
  at: Matching,
): void {
  const passed = new Passed();
  const settled =
    meaning !== undefined && 'text' in meaning
      ? meaningOf(meaning.text, meaning.scope, passed)
      : meaning;
  markPassed(passed, at.findings);
  if (settled === undefined) return;
  if ('text' in settled) matchText(settled.text, settled.scope, planned, at);
  else if (settled.isUnsure === true) {
    if (planned.unknown === true || !isSameValue(settled.value, planned.value)) {
      at.findings.markMissing(at.place);
    }
  } else matchKnown(settled.value, planned, at);
}

export function markPassed({ whole, outer }: Passed, findings: PlanFindings): void {
  for (const { text, scope } of whole) markWhole(text, scope, findings);
  for (const text of outer) findings.foundInPlan.add(text);
}

/** Marks an expression and everything that its names mean as found in the plan. */
function markWhole(text: HclExpression, scope: TextScope, findings: PlanFindings): void {
  if (findings.foundInPlan.has(text) && text.kind !== 'traversal') return;
  findings.markFound(text);
  for (const { root, steps } of traversalsIn(text)) {
    const { meaning } = scope.resolve(root, steps);
    if (meaning === undefined || !('text' in meaning) || findings.foundInPlan.has(meaning.text))
      continue;
    markWhole(meaning.text, meaning.scope, findings);
  }
}

export function traversalsIn(node: unknown): (HclExpression & { kind: 'traversal' })[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(traversalsIn);
  return isTraversal(node) ? [node, ...inside] : inside;
}

function isTraversal(node: object): node is HclExpression & { kind: 'traversal' } {
  return Reflect.get(node, 'kind') === 'traversal';
}

function matchText(
  text: HclExpression,
  scope: TextScope,
  planned: PlannedValue,
  at: Matching,
): void {
  const { place, findings } = at;
  const literal = literalOf(text);
  if (planned.unknown === true) {
    if (isConstant(text)) findings.differ(place, sayText(text), 'known after the apply only');
    else findings.markMissing(place);
  } else if (literal !== undefined) {
    findings.markFound(text);
    matchPrimitive(literal.value, planned, at);
    if (literal.digits !== undefined) findings.markMissing(place);
  } else {
    switch (text.kind) {
      case 'template':
        matchTemplate(text.parts, scope, planned, at);
        findings.foundInPlan.add(text);
        break;
      case 'tuple':
        findings.foundInPlan.add(text);
        matchList(
          text.items.map((item) => ({ text: item, scope })),
          planned,
          at,
        );
        break;
      case 'object':
        matchObject(text, scope, planned, at);
        break;
      case 'call':
        matchCall(text, scope, planned, at);
        break;
      case 'conditional':
        matchEither(text, scope, planned, at);
        break;
      default:
        matchComputed(text, scope, planned, at);
    }
  }
}

/** A literal, or a number with a sign. */
export function literalOf(
  text: HclExpression,
): { value: string | number | boolean | null; digits?: string } | undefined {
  if (text.kind === 'literal') return text;
  const [operand, second] = text.kind === 'operation' ? text.operands : [];
  if (text.kind !== 'operation' || text.operator !== '-' || second !== undefined) return undefined;
  if (operand?.kind !== 'literal' || typeof operand.value !== 'number') return undefined;
  return { ...operand, value: -operand.value };
}

/** Whether an expression is made of literals alone. */
function isConstant(text: HclExpression): boolean {
  if (text.kind === 'tuple') return text.items.every(isConstant);
  if (text.kind === 'object') {
    return text.entries.every(({ key, value }) => isConstant(key) && isConstant(value));
  }
  return literalOf(text)?.value !== undefined && literalOf(text)?.value !== null;
}

function sayText(text: HclExpression): string {
  const literal = literalOf(text);
  if (literal !== undefined) return literal.digits ?? showValue(literal.value);
  return text.kind === 'object' ? 'an object' : 'a list';
}

/** Adds that two values differ, with both. */
function differ(written: unknown, { value, unknown, sensitive }: PlannedValue, at: Matching): void {
  const isSensitive = sensitive === true;
  const there = unknown === true ? 'known after the apply only' : showValue(value, isSensitive);
  at.findings.differ(at.place, showValue(written, isSensitive), there);
}

function matchPrimitive(
  written: string | number | boolean | null,
  planned: PlannedValue,
  at: Matching,
): void {
  const { value } = planned;
  if (written === null) {
    if (at.isExact === true && value !== null && value !== undefined) differ(written, planned, at);
    return;
  }
  if (planned.unknown !== true && isSamePrimitive(written, value)) return;
  // What a provider takes as an argument and does not keep has null in its plan.
  if (value === null && /_wo"?$/.test(at.place)) at.findings.markMissing(at.place);
  else if (at.isExact !== true && isConverted(written, value)) at.findings.markMissing(at.place);
  else differ(written, planned, at);
}

function isSamePrimitive(written: string | number | boolean, planned: unknown): boolean {
  if (typeof written !== 'string' || typeof planned !== 'string') return written === planned;
  const text = written.normalize('NFC');
  return text === planned || isSameJsonText(text, planned) || isDigestOf(text, planned);
}

/** Whether two texts are JSON, and mean the same. */
function isSameJsonText(one: string, other: string): boolean {
  if (!/^\s*[[{]/.test(one) || !/^\s*[[{]/.test(other)) return false;
  const json = readJson(one);
  const planned = readJson(other);
  return json !== undefined && planned !== undefined && isDeepStrictEqual(json, planned);
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Some providers keep the digest of a text in its place. */
function isDigestOf(text: string, planned: string): boolean {
  if (planned.length !== 40 && planned.length !== 64) return false;
  return hexOf(planned.length === 40 ? 'sha1' : 'sha256', text) === planned;
}

/** Whether a provider's schema may have made one primitive value of the other. */
function isConverted(written: unknown, planned: unknown): boolean {
  const types = new Set([typeof written, typeof planned]);
  if (types.size !== 2 || !types.has('string')) return false;
  return String(written) === String(planned) || Number(written) === Number(planned);
}

/** Compares with a value that is known from the plan's variables or from a key. */
function matchKnown(written: unknown, planned: PlannedValue, at: Matching): void {
  if (Array.isArray(written)) {
    const items = written.map((value: unknown) => ({ value }));
    matchList(items, planned, at);
  } else if (isRecord(written)) {
    const entries = Object.entries(written).map(([key, value]) => [key, { value }] as const);
    matchEntries(new Map(entries), planned, at);
  } else if (isPrimitive(written)) matchPrimitive(written, planned, at);
  else at.findings.markMissing(at.place);
}

function isPrimitive(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Compares the members of a list in their order. Another order may be that of a set. */
function matchList(items: readonly Meaning[], planned: PlannedValue, at: Matching): void {
  const { value } = planned;
  if (!Array.isArray(value)) {
    at.findings.differ(at.place, 'a list', showValue(value, planned.sensitive === true));
    return;
  }
  const inOrder = new PlanFindings();
  items.forEach((item, index) => {
    const place = `${at.place}[${index}]`;
    matchMeaning(item, partOf(planned, index), { ...at, place, findings: inOrder, isSet: false });
  });
  if (items.length !== value.length) {
    const [written, there] = [items.length, value.length].map((count) => `${count} long`);
    if (at.isExact === true && at.isSet !== true)
      at.findings.differ(at.place, `${written}`, `${there}`);
    else
      matchAnyOrder(items, planned, at, () =>
        at.findings.differ(at.place, `${written}`, `${there}`),
      );
  } else if (inOrder.differences.size === 0) at.findings.take(inOrder);
  else if (at.isExact === true && at.isSet !== true) at.findings.take(inOrder);
  else matchAnyOrder(items, planned, at, () => at.findings.take(inOrder));
}

/**
 * Whether each member of the text is one of the plan, and each of the plan is one of the text: a set in the plan does
 * not keep the order of the text.
 */
function matchAnyOrder(
  items: readonly Meaning[],
  planned: PlannedValue,
  at: Matching,
  otherwise: () => void,
): void {
  const length = Array.isArray(planned.value) ? planned.value.length : 0;
  if (items.length > MOST_TRIED || length > items.length) return otherwise();
  const left = new Set(Array.from({ length }, (_, index) => index));
  for (const item of items) {
    const found = new PlanFindings();
    const fits = (index: number): boolean => {
      const tried = new PlanFindings();
      matchMeaning(item, partOf(planned, index), { ...at, findings: tried, isSet: false });
      if (tried.differences.size > 0) return false;
      found.take(tried);
      return true;
    };
    const match =
      [...left].find(fits) ??
      Array.from({ length }, (_, index) => index).find((index) => fits(index));
    if (match === undefined) return otherwise();
    left.delete(match);
    at.findings.take(found);
  }
  if (left.size > 0) return otherwise();
  if (at.isSet !== true) at.findings.markMissing(`${at.place} (its order)`);
}

function matchObject(
  object: HclExpression & { kind: 'object' },
  scope: TextScope,
  planned: PlannedValue,
  at: Matching,
): void {
  const entries = new Map<string, Meaning>();
  for (const { key, value } of object.entries) {
    const name = keyText(key, scope);
    if (name === undefined) {
      at.findings.markMissing(at.place);
      return;
    }
    at.findings.markFound(key);
    const before = entries.get(name);
    if (before !== undefined && 'text' in before) at.findings.markFound(before.text);
    entries.set(name, { text: value, scope });
  }
  at.findings.foundInPlan.add(object);
  matchEntries(entries, planned, at);
}

function matchEntries(
  entries: ReadonlyMap<string, Meaning>,
  planned: PlannedValue,
  at: Matching,
): void {
  const { value, sensitive } = planned;
  if (!isRecord(value)) {
    at.findings.differ(at.place, 'an object', showValue(value, sensitive === true));
    return;
  }
  for (const [key, meaning] of entries) {
    matchMeaning(meaning, partOf(planned, key), { ...at, place: `${at.place}.${key}` });
  }
  for (const key of Object.keys(value)) {
    if (entries.has(key) || isNothing(ownMember(value, key), at)) continue;
    const place = `${at.place}.${key}`;
    // The schema of a provider may add attributes to an object.
    if (at.isExact === true) differ(undefined, partOf(planned, key), { ...at, place });
    else at.findings.markMissing(place);
  }
}

/** Whether a value is that of an argument or a block that is not written. */
function isNothing(value: unknown, { isExact }: Matching): boolean {
  return value === null || (isExact !== true && Array.isArray(value) && value.length === 0);
}

type Call = HclExpression & { kind: 'call' };

function matchCall(call: Call, scope: TextScope, planned: PlannedValue, at: Matching): void {
  const [first] = call.arguments;
  if (call.expand || first === undefined) return matchComputed(call, scope, planned, at);
  switch (call.name) {
    case 'jsonencode': {
      const json = typeof planned.value === 'string' ? readJson(planned.value) : undefined;
      if (json === undefined) {
        at.findings.differ(at.place, 'JSON', showValue(planned.value, planned.sensitive === true));
        return;
      }
      at.findings.foundInPlan.add(call);
      const value = { ...planned, value: json.value };
      matchValue(first, scope, value, { ...at, isExact: true });
      break;
    }
    case 'toset':
      at.findings.foundInPlan.add(call);
      matchValue(first, scope, planned, { ...at, isSet: true });
      break;
    case 'tolist':
    case 'tomap':
      at.findings.foundInPlan.add(call);
      matchValue(first, scope, planned, { ...at, isExact: false });
      break;
    case 'merge':
      matchMerge(call, scope, planned, at);
      break;
    case 'concat':
      matchConcat(call, scope, planned, at);
      break;
    default:
      matchComputed(call, scope, planned, at);
  }
}

/** Of equal keys the last one counts. */
function matchMerge(call: Call, scope: TextScope, planned: PlannedValue, at: Matching): void {
  const entries = new Map<string, Meaning>();
  const passed = new Passed();
  for (const argument of call.arguments) {
    const found = meaningOf(argument, scope, passed);
    const added = found && mergedMembers(found, passed);
    if (added === undefined) return matchComputed(call, scope, planned, at);
    for (const [key, meaning] of added) {
      const before = entries.get(key);
      if (before !== undefined && 'text' in before) passed.whole.push(before);
      entries.set(key, meaning);
    }
  }
  markPassed(passed, at.findings);
  at.findings.foundInPlan.add(call);
  matchEntries(entries, planned, at);
}

function mergedMembers(found: Meaning, passed: Passed): [string, Meaning][] | undefined {
  if (!('text' in found)) {
    return isRecord(found.value)
      ? Object.entries(found.value).map(([key, value]) => [key, { value }])
      : undefined;
  }
  const { text, scope } = found;
  if (text.kind === 'call' && text.name === 'merge' && !text.expand) {
    const lists = text.arguments.map((argument) => {
      const inner = meaningOf(argument, scope, passed);
      return inner && mergedMembers(inner, passed);
    });
    passed.outer.push(text);
    return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
  }
  if (text.kind !== 'object') return undefined;
  const members: [string, Meaning][] = [];
  for (const { key, value } of text.entries) {
    const name = keyText(key, scope);
    if (name === undefined) return undefined;
    passed.whole.push({ text: key, scope });
    members.push([name, { text: value, scope }]);
  }
  passed.outer.push(text);
  return members;
}

function matchConcat(call: Call, scope: TextScope, planned: PlannedValue, at: Matching): void {
  const items: Meaning[] = [];
  const passed = new Passed();
  for (const argument of call.arguments) {
    const found = meaningOf(argument, scope, passed);
    if (found !== undefined && 'text' in found && found.text.kind === 'tuple') {
      passed.outer.push(found.text);
      items.push(...found.text.items.map((text) => ({ text, scope: found.scope })));
    } else if (found !== undefined && !('text' in found) && Array.isArray(found.value)) {
      items.push(...found.value.map((value: unknown) => ({ value })));
    } else return matchComputed(call, scope, planned, at);
  }
  markPassed(passed, at.findings);
  at.findings.foundInPlan.add(call);
  matchList(items, planned, at);
}

/** The texts between the holes of a template have to be there, in their order. */
function matchTemplate(
  parts: readonly HclExpression[],
  scope: TextScope,
  planned: PlannedValue,
  at: Matching,
): void {
  const pieces: (string | undefined)[] = [];
  for (const part of parts) {
    const passed = new Passed();
    const found = meaningOf(part, scope, passed);
    const literal = found && 'text' in found ? literalOf(found.text)?.value : found?.value;
    const known =
      found && 'text' in found && literal === undefined
        ? knownValue(part, scope)
        : { value: literal };
    const text = templateText(known?.value);
    if (text !== undefined) markWhole(part, scope, at.findings);
    markPassed(passed, at.findings);
    pieces.push(text);
  }
  const { value } = planned;
  if (typeof value === 'string' && fits(pieces, value)) return;
  const written = pieces.map((piece) => piece ?? '${…}').join('');
  if (!pieces.includes(undefined)) matchPrimitive(written, planned, at);
  else if (typeof value === 'string' && /^\s*[[{]/.test(written)) at.findings.markMissing(at.place);
  else differ(written, planned, at);
}

/** The text of a value in a template; undefined where Terraform may write it otherwise. */
function templateText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.normalize('NFC');
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isSafeInteger(value))) {
    return String(value);
  }
  return undefined;
}

function fits(pieces: readonly (string | undefined)[], text: string): boolean {
  let from = 0;
  let isFree = false;
  for (const piece of pieces) {
    if (piece === undefined) {
      isFree = true;
      continue;
    }
    const found = isFree ? text.indexOf(piece, from) : from;
    if (found < 0 || !text.startsWith(piece, found)) return false;
    from = found + piece.length;
    isFree = false;
  }
  const last = pieces.at(-1);
  return (
    isFree ||
    from === text.length ||
    (pieces.includes(undefined) && last !== undefined && text.endsWith(last))
  );
}

/** A condition that the text does not decide: one of both has to fit, and the plan does not say which it was. */
function matchEither(
  text: HclExpression & { kind: 'conditional' },
  scope: TextScope,
  planned: PlannedValue,
  at: Matching,
): void {
  const branches = [text.yes, text.no].map((branch) => {
    const findings = new PlanFindings();
    matchValue(branch, scope, planned, { ...at, findings });
    return findings;
  });
  const [first] = branches;
  if (first !== undefined && branches.every(({ differences }) => differences.size > 0)) {
    at.findings.take(first);
  } else at.findings.markMissing(at.place);
}

/** Where the evaluator knows another value, or none, the plan does not say what the text says. */
function matchComputed(
  text: HclExpression,
  scope: TextScope,
  planned: PlannedValue,
  at: Matching,
): void {
  const known = knownValue(text, scope);
  if (known !== undefined && isSameValue(known.value, planned.value))
    markWhole(text, scope, at.findings);
  else at.findings.markMissing(at.place);
}

/** As JSON, so that the prototypes of maps do not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(
    JSON.parse(JSON.stringify(one ?? null)),
    JSON.parse(JSON.stringify(other ?? null)),
  );
}
