/** Conditions of a configuration that are false without any provider. What is not known says nothing. */
import type { HclBlock } from '../../locate/hcl-syntax.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { toProblemRange, type Placed } from './load-module.ts';
import type { PlanProblem } from './plan-document.ts';
import { reveal } from './value.ts';

/** The blocks of a condition inside of `block`, and where they stand. */
interface Conditions extends Placed {
  /** `validation`, `precondition`, `assert`. */
  type: string;
  summary: string;
  severity: PlanProblem['severity'];
  address?: string | undefined;
}

export function failedConditions(
  { block, file, type, summary, severity, address }: Conditions,
  scope: Scope,
): PlanProblem[] {
  return block.body.blocks
    .filter((one) => one.type === type)
    .filter((one) => valueOf(one, 'condition', scope) === false)
    .map((one) => {
      const message = valueOf(one, 'error_message', scope);
      return {
        severity,
        summary,
        detail: typeof message === 'string' ? message : 'The condition is false.',
        address,
        range: toProblemRange(file, one.range),
      };
    });
}

function valueOf({ body }: HclBlock, name: string, scope: Scope): unknown {
  const written = body.attributes.find((one) => one.name === name);
  return written === undefined ? undefined : reveal(evaluate(written.value, scope));
}
