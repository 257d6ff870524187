/** Reads `lifecycle` blocks, and finds conditions that are false without any provider. */
import type { HclBlock, HclExpression } from '../../configuration/syntax/hcl-syntax.ts';
import { evaluate, type Scope } from '../../configuration/evaluate.ts';
import { toProblemRange, type Placed } from '../../configuration/load-module.ts';
import { triggersOf } from './plan-actions.ts';
import type { PlanProblem, WrittenTrigger } from './plan-document.ts';
import { reveal } from '../../configuration/value.ts';

export interface Lifecycle {
  /** The arguments with changes that Terraform ignores; `all` for every argument. */
  ignores: readonly string[] | 'all';
  createBeforeDestroy: boolean;
  preventDestroy: boolean;
  /** Whether Terraform forgets the object where it would destroy it (`destroy = false`). */
  forgets: boolean;
  /** The expressions of `replace_triggered_by`: a change of one replaces the resource. */
  triggers: readonly HclExpression[];
  /** The `action_trigger` blocks. */
  actions: readonly WrittenTrigger[];
}

/** The settings of a resource's `lifecycle` block; those that it lacks have their defaults. */
export function lifecycleOf(block: HclBlock): Lifecycle {
  const { body } = block;
  const attributes = new Map(
    body.blocks
      .filter(({ type }) => type === 'lifecycle')
      .flatMap((inner) => inner.body.attributes.map(({ name, value }) => [name, value] as const)),
  );
  const says = (name: string): boolean => {
    const value = attributes.get(name);
    return value?.kind === 'literal' && value.value === true;
  };
  return {
    ignores: ignored(attributes.get('ignore_changes')),
    createBeforeDestroy: says('create_before_destroy'),
    preventDestroy: says('prevent_destroy'),
    triggers: listOf(attributes.get('replace_triggered_by')),
    actions: triggersOf(block),
    forgets: isFalse(attributes.get('destroy')),
  };
}

function isFalse(written: HclExpression | undefined): boolean {
  return written?.kind === 'literal' && written.value === false;
}

function listOf(written: HclExpression | undefined): readonly HclExpression[] {
  if (written === undefined) return [];
  return written.kind === 'tuple' ? written.items : [written];
}

function ignored(written: HclExpression | undefined): Lifecycle['ignores'] {
  if (written?.kind === 'traversal') return written.root === 'all' ? 'all' : [];
  if (written?.kind !== 'tuple') return [];
  return written.items.flatMap((item) => (item.kind === 'traversal' ? [item.root] : []));
}

/** The condition blocks inside `block`. */
interface Conditions extends Placed {
  /** The type of the condition blocks: `validation`, `precondition` or `assert`. */
  type: string;
  summary: string;
  severity: PlanProblem['severity'];
  address?: string | undefined;
}

/** Problems for the conditions that are false. An unknown condition is not a problem. */
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
