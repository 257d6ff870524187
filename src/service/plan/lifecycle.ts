/** What a `lifecycle` block says of a resource, as far as it can be read. */
import type { HclBlock, HclExpression } from '../../locate/hcl-syntax.ts';

export interface Lifecycle {
  /** Arguments whose changes are ignored; `all`: every one. */
  ignores: readonly string[] | 'all';
  createBeforeDestroy: boolean;
  preventDestroy: boolean;
  /** What replaces it when it changes. */
  triggers: readonly HclExpression[];
}

export function lifecycleOf({ body }: HclBlock): Lifecycle {
  const attributes = new Map(
    body.blocks
      .filter(({ type }) => type === 'lifecycle')
      .flatMap((block) => block.body.attributes.map(({ name, value }) => [name, value] as const)),
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
  };
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
