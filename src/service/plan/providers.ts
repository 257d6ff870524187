/** Finds the provider of a resource. */
import type { WrittenModule } from '../../configuration/read-configuration.ts';
import { literalText } from '../../configuration/syntax/hcl-syntax.ts';
import type { HclBlock, HclExpression } from '../../configuration/syntax/hcl-syntax.ts';

/** The resource type that Terraform provides itself. */
export const TERRAFORM_DATA = 'terraform_data';

/** The provider of a resource type, or of a block when one is given. */
export type ProviderOf = (type: string, block?: HclBlock) => string;

/**
 * Finds the providers of a module's resources: by the `provider` argument of a block, or else by the beginning of the type.
 * `required_providers` says which source that name has. As in Terraform, one that is not named there is HashiCorp's.
 */
export function providersOf(module: WrittenModule | undefined): ProviderOf {
  const sources = sourcesIn(module);
  return (type, block) => {
    if (type === TERRAFORM_DATA) return 'terraform.io/builtin/terraform';
    const argument = block?.body.attributes.find(({ name }) => name === 'provider')?.value;
    const localName =
      argument?.kind === 'traversal' ? argument.root : (type.split('_', 1)[0] ?? type);
    const requiredSource = literalText(sources.get(localName))?.toLowerCase();
    const source = requiredSource ?? `hashicorp/${localName}`;
    return source.split('/').length > 2 ? source : `registry.terraform.io/${source}`;
  };
}

/** Local names of the providers whose source is an expression. */
export function computedProviders(module: WrittenModule): string[] {
  return [...sourcesIn(module)]
    .filter(([, source]) => source.kind !== 'literal')
    .map(([localName]) => localName);
}

/** The sources that `required_providers` names, by local name. */
function sourcesIn(module: WrittenModule | undefined): Map<string, HclExpression> {
  const blocks = (module?.blocks ?? []).filter(({ block }) => block.type === 'terraform');
  const nested = blocks.flatMap(({ block }) => block.body.blocks);
  const required = nested.filter(({ type }) => type === 'required_providers');
  const sources = new Map<string, HclExpression>();
  for (const { name, value } of required.flatMap(({ body }) => body.attributes)) {
    const entries = value.kind === 'object' ? value.entries : [];
    const source = entries.find(({ key }) => literalText(key) === 'source')?.value;
    if (source !== undefined) sources.set(name, source);
  }
  return sources;
}
