/** What was found while a plan was compared with the files: differences, and what the plan does not say. */
import { createHash } from 'node:crypto';
import { partsOf, type HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';

const LONGEST = 120;

/** A place in the configuration, in words: `module.net.aws_vpc.main: "cidr"`. */
export type Place = string;

export class PlanFindings {
  /** A sentence for each place at which the plan and the files differ. */
  readonly differences = new Map<Place, string>();
  /** The places where the plan does not say what the files say. */
  readonly notInPlan = new Set<Place>();
  /** The parts of the text that the plan has, in its configuration or in its values. */
  readonly foundInPlan = new Set<HclExpression>();

  differ(place: Place, written: string, planned: string): void {
    this.add(place, `${place} is ${written} in the files, and ${planned} in the plan.`);
  }

  add(place: Place, sentence: string): void {
    if (!this.differences.has(place)) this.differences.set(place, sentence);
  }

  markMissing(place: Place): void {
    this.notInPlan.add(place);
  }

  /** Marks an expression with all of its parts. */
  markFound(expression: HclExpression): void {
    this.foundInPlan.add(expression);
    if (expression.kind === 'for') {
      const { collection, key, value, condition } = expression;
      for (const part of [collection, key, value, condition]) if (part) this.markFound(part);
    }
    for (const part of partsOf(expression)) this.markFound(part);
  }

  /** What is found without being taken over. */
  attempt(find: (findings: PlanFindings) => void): PlanFindings {
    const found = new PlanFindings();
    find(found);
    return found;
  }

  /** Takes over what another one has found. */
  take(other: PlanFindings): void {
    for (const [place, sentence] of other.differences) this.add(place, sentence);
    for (const place of other.notInPlan) this.notInPlan.add(place);
    for (const part of other.foundInPlan) this.foundInPlan.add(part);
  }
}

/** A value for people. A sensitive one is shown by its type and a digest only. */
export function showValue(value: unknown, isSensitive = false): string {
  if (value === undefined) return 'absent';
  const text = JSON.stringify(value);
  if (isSensitive) {
    return `a sensitive ${typeName(value)} (SHA-256 ${hexOf('sha256', text).slice(0, 16)})`;
  }
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

export function hexOf(algorithm: 'sha1' | 'sha256', content: string | Uint8Array): string {
  return createHash(algorithm).update(content).digest('hex');
}

/** The member of this name; undefined where the value itself has none. */
export function ownMember(value: unknown, name: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

/** A name that the plan may have made as long as it likes. */
export function cut(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
