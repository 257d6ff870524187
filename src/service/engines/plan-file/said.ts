/** Compares single expressions of the text with what the configuration in a plan says of them. */
import { isDeepStrictEqual } from 'node:util';
import { evaluate, withoutNames } from '../../../configuration/evaluate.ts';
import type { Module } from '../../../configuration/load-module.ts';
import { partsOf, type HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';
import { isWhollyKnown, split } from '../../../configuration/value.ts';
import { isRecord } from '../../../model/parse.ts';
import { ownMember, showValue, type PlanFindings, type Place } from './findings.ts';
import { compareReferences, referenceName } from './listed-references.ts';
import { isSameValue, literalOf, traversalsIn } from './match-value.ts';

/** An expression that the configuration in the plan has in part: the values in the plan have to show the rest. */
interface Demand {
  place: Place;
  text: HclExpression;
  module: Module;
  /** What comes before an address in the module, as in `module.net.`. */
  prefix: string;
  /** What the configuration in the plan has of it: nothing, its names, or all of it. */
  listed: 'nothing' | 'names' | 'all';
}

/** What is compared, and what only the values of the plan can say. */
export class Comparison {
  readonly findings: PlanFindings;
  readonly #demands: Demand[] = [];

  constructor(findings: PlanFindings) {
    this.findings = findings;
  }

  /** Has the values of the plan say what an expression says. */
  demand(demand: Demand): void {
    this.#demands.push(demand);
  }

  /** Adds the places of expressions, and of the locals that they need, that no value of the plan has shown. */
  settle(): void {
    const seen = new Set<HclExpression>();
    for (const { place, text, module, prefix, listed } of this.#demands) {
      if (listed !== 'all' && !this.#isFound(text, listed === 'names'))
        this.findings.markMissing(place);
      this.#settleLocals(text, { module, prefix, seen });
    }
  }

  #settleLocals(
    text: HclExpression,
    around: { module: Module; prefix: string; seen: Set<HclExpression> },
  ): void {
    const { module, prefix, seen } = around;
    for (const traversal of traversalsIn(text)) {
      const [root, name = ''] = referenceName(traversal);
      const local = root === 'local' ? module.locals.get(name)?.value : undefined;
      if (root === 'local' && local === undefined && !isBound(text, 'local')) {
        const place = `${prefix}local.${name}`;
        this.findings.add(place, `${place} is needed, and the files do not declare it.`);
      }
      if (local === undefined || seen.has(local)) continue;
      seen.add(local);
      if (!this.#isFound(local, false)) this.findings.markMissing(`${prefix}local.${name}`);
      this.#settleLocals(local, around);
    }
  }

  #isFound(text: HclExpression, isListed: boolean): boolean {
    if (text.kind === 'traversal') {
      const isKnown = isListed || this.findings.foundInPlan.has(text);
      return (
        isKnown &&
        text.steps.every((step) => step.kind === 'literal' || this.#isFound(step, isListed))
      );
    }
    if (!this.findings.foundInPlan.has(text)) return false;
    return partsOf(text).every((part) => this.#isFound(part, isListed));
  }

  /** Compares one expression. Undefined: there is none. */
  compare(
    written: { value: HclExpression; json?: unknown },
    planned: unknown,
    { isSensitive = false, ...demand }: Omit<Demand, 'text' | 'listed'> & { isSensitive?: boolean },
  ): void {
    const { findings } = this;
    const { place } = demand;
    const { value: text, json } = written;
    if (!isExpression(planned)) {
      findings.differ(place, 'an argument', 'another form');
      return;
    }
    const { references } = planned;
    const names = Array.isArray(references) ? references.map(String) : [];
    const order = compareReferences([text], names);
    if (order === 'other') {
      findings.differ(place, sayNames(writtenNames(text)), sayNames(names));
      return;
    }
    if (order === 'moved') findings.markMissing(place);
    const hasConstant = Object.hasOwn(planned, 'constant_value');
    const constant = planned['constant_value'];
    if (json !== undefined) {
      // In JSON, Terraform keeps the text as it is written.
      if (!isSameValue(json, constant)) {
        findings.differ(place, showValue(json, isSensitive), showValue(constant, isSensitive));
      }
      this.demand({ ...demand, text, listed: 'all' });
    } else if (!isConstant(text)) {
      if (hasConstant) findings.differ(place, 'an expression', showValue(constant, isSensitive));
      else this.demand({ ...demand, text, listed: 'names' });
    } else {
      const same = hasConstant ? isConstantOf(text, constant) : isLiteral(text) ? false : undefined;
      if (same === undefined) findings.markMissing(place);
      else if (!same) {
        findings.differ(place, sayConstant(text, isSensitive), showValue(constant, isSensitive));
      }
    }
  }
}

/** Whether a `for` inside of an expression defines this name. */
function isBound(text: unknown, name: string): boolean {
  if (typeof text !== 'object' || text === null) return false;
  const isFor = Reflect.get(text, 'kind') === 'for';
  const names = isFor ? [Reflect.get(text, 'keyName'), Reflect.get(text, 'valueName')] : [];
  return names.includes(name) || Object.values(text).some((part) => isBound(part, name));
}

/** Whether a part of a plan is that of an argument, and not of a block. */
export function isExpression(
  planned: unknown,
): planned is { constant_value?: unknown; references?: unknown } {
  return (
    isRecord(planned) &&
    Object.keys(planned).every((key) => key === 'constant_value' || key === 'references')
  );
}

/** Whether an expression has no names and calls no functions. */
function isConstant(text: HclExpression): boolean {
  return (
    compareReferences([text], []) === 'same' && !JSON.stringify(text).includes('"kind":"call"')
  );
}

/** Whether an expression is a literal, or is made of literals alone. */
function isLiteral(text: HclExpression): boolean {
  if (text.kind === 'tuple') return text.items.every(isLiteral);
  if (text.kind === 'object') {
    return text.entries.every(({ key, value }) => isLiteral(key) && isLiteral(value));
  }
  return literalOf(text) !== undefined;
}

/** Whether a constant has this value. Undefined: it is not certain. */
function isConstantOf(text: HclExpression, value: unknown): boolean | undefined {
  const literal = literalOf(text);
  if (literal !== undefined) {
    if (typeof literal.value === 'string' && typeof value === 'string') {
      return literal.value.normalize('NFC') === value;
    }
    if (literal.value !== value) return false;
    return literal.digits === undefined ? true : undefined;
  }
  if (text.kind === 'tuple') {
    if (!Array.isArray(value) || value.length !== text.items.length) return false;
    return all(text.items.map((item, at) => isConstantOf(item, value[at])));
  }
  if (text.kind === 'object' && text.entries.every(({ key }) => key.kind === 'literal')) {
    const entries = new Map(
      text.entries.map(({ key, value: inner }) => [String(Reflect.get(key, 'value')), inner]),
    );
    if (!isRecord(value) || Object.keys(value).length !== entries.size) return false;
    return all(
      [...entries].map(
        ([key, inner]) => Object.hasOwn(value, key) && isConstantOf(inner, value[key]),
      ),
    );
  }
  const known = evaluate(text, withoutNames());
  const isSame =
    isWhollyKnown(known) && isDeepStrictEqual(split(known, { left: 100_000 }).known, value);
  return isSame ? true : undefined;
}

function all(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

function sayConstant(text: HclExpression, isSensitive: boolean): string {
  const value = split(evaluate(text, withoutNames()), { left: 10_000 }).known;
  return value === undefined ? 'another value' : showValue(value, isSensitive);
}

function writtenNames(text: HclExpression): string[] {
  return traversalsIn(text).map((each) => referenceName(each).join('.'));
}

function sayNames(names: readonly string[]): string {
  return names.length === 0
    ? 'a value without names'
    : `made of ${[...new Set(names)].join(', ')}`.slice(0, 200);
}

export function textMember(value: unknown, name: string): string | undefined {
  const member = ownMember(value, name);
  return typeof member === 'string' ? member : undefined;
}
