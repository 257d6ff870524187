/** Finds the provider of a resource. */
import type {
  HclAttribute,
  HclBlock,
  HclExpression,
} from '../../configuration/syntax/hcl-syntax.ts';
import type { Module } from '../../configuration/load-module.ts';

/** The resource type that Terraform provides itself. */
export const TERRAFORM_DATA = 'terraform_data';

/** The provider of a resource type, or of a block when one is given. */
export type ProviderOf = (type: string, block?: HclBlock) => string;

/**
 * The provider that `required_providers` of the module names, for the `provider` argument of the
 * block if there is one. As in Terraform, a provider that is not named there is HashiCorp's.
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

/** Local names of the providers whose source is an expression. */
export function computedProviders({ providers }: Module): string[] {
  return [...providers.keys()].filter((local) => {
    const source = writtenSource(providers.get(local));
    return source !== undefined && source.kind !== 'literal';
  });
}

function sourceOf(module: Module | undefined, local: string): string | undefined {
  const source = writtenSource(module?.providers.get(local));
  return source?.kind === 'literal' && typeof source.value === 'string'
    ? source.value.toLowerCase()
    : undefined;
}

function writtenSource(provider: HclAttribute | undefined): HclExpression | undefined {
  const written = provider?.value;
  if (written?.kind !== 'object') return undefined;
  return written.entries.find(({ key }) => key.kind === 'literal' && key.value === 'source')?.value;
}
