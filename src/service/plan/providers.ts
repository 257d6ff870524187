/** Which provider a resource belongs to. */
import type { HclBlock } from '../../locate/hcl-syntax.ts';
import type { Module } from './load-module.ts';
import { TERRAFORM_DATA } from './terraform-data.ts';

/** By the type of a resource, and by its block where there is one. */
export type ProviderOf = (type: string, block?: HclBlock) => string;

/**
 * As the module says in `required_providers`, `provider` choosing among them; what it does not say
 * is taken for one of HashiCorp's, as Terraform does.
 */
export function providersOf(module: Module | undefined): ProviderOf {
  return (type, block) => {
    if (type === TERRAFORM_DATA) return 'terraform.io/builtin/terraform';
    const chosen = block?.body.attributes.find(({ name }) => name === 'provider')?.value;
    const local = chosen?.kind === 'traversal' ? chosen.root : (type.split('_', 1)[0] ?? type);
    const source = sourceOf(module, local) ?? `hashicorp/${local}`;
    return source.split('/').length > 2 ? source : `registry.terraform.io/${source}`;
  };
}

function sourceOf(module: Module | undefined, local: string): string | undefined {
  const written = module?.providers.get(local)?.value;
  if (written?.kind !== 'object') return undefined;
  const source = written.entries.find(
    ({ key }) => key.kind === 'literal' && key.value === 'source',
  )?.value;
  return source?.kind === 'literal' && typeof source.value === 'string'
    ? source.value.toLowerCase()
    : undefined;
}
