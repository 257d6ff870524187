/** Which providers a configuration requires, and by which names. */
import type { HclBlock, HclBody, HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';
import { UncertainEdit } from './edits.ts';
import { providerName } from './edit-hcl.ts';

/** The provider that is a part of Terraform. */
export const BUILTIN = 'terraform.io/builtin/terraform';

/** Local name → source, as in `registry.terraform.io/hashicorp/aws`. */
export type ProviderNames = Map<string, string>;

/**
 * The providers of one module: those that it requires, and those that its resources imply.
 *
 * @param bodies the files of the module
 * @throws UncertainEdit if it is not certain which one is meant
 */
export function requiredProviders(bodies: readonly HclBody[]): ProviderNames {
  const blocks = bodies.flatMap((body) => body.blocks);
  const names: ProviderNames = new Map();
  for (const [name, value] of requirementsIn(blocks)) {
    const source = sourceOf(name, value);
    if ((names.get(name) ?? source) !== source) {
      throw new UncertainEdit(`requires two providers by the name ${JSON.stringify(name)}`);
    }
    names.set(name, source);
  }
  for (const { type, labels, body } of blocks) {
    if (type !== 'resource' && type !== 'data') continue;
    const written = body.attributes.find(({ name }) => name === 'provider')?.value;
    const name = written === undefined ? labels[0]?.split('_', 1)[0] : providerName(written);
    if (name === undefined) throw new UncertainEdit('names a provider in a form that is not known');
    if (!names.has(name)) names.set(name, implied(name));
  }
  if ((names.get('terraform') ?? BUILTIN) !== BUILTIN) {
    throw new UncertainEdit('gives the name `terraform` to another provider');
  }
  return names;
}

function requirementsIn(blocks: readonly HclBlock[]): [string, HclExpression][] {
  return blocks
    .filter(({ type }) => type === 'terraform')
    .flatMap(({ body }) => [
      ...body.blocks
        .filter(({ type }) => type === 'required_providers')
        .flatMap((block) => block.body.attributes),
      // In JSON it is an attribute.
      ...body.attributes
        .filter(({ name }) => name === 'required_providers')
        .flatMap(({ value, range }) =>
          (value.kind === 'tuple' ? value.items : [value]).flatMap((item) =>
            entriesOf(item).map(([name, one]) => ({ name, value: one, range })),
          ),
        ),
    ])
    .map(({ name, value }) => [name, value]);
}

function entriesOf(value: HclExpression): [string, HclExpression][] {
  if (value.kind !== 'object') throw new UncertainEdit('has another form of `required_providers`');
  return value.entries.map(({ key, value: inner }) => {
    if (key.kind !== 'literal') throw new UncertainEdit('computes a name in `required_providers`');
    return [String(key.value), inner];
  });
}

function sourceOf(name: string, value: HclExpression): string {
  // The old form: a text is the version.
  if (value.kind === 'literal') return implied(name);
  const sources = entriesOf(value).filter(([key]) => key === 'source');
  const [first] = sources;
  if (first === undefined) return implied(name);
  const [, source] = first;
  if (sources.length > 1 || source.kind !== 'literal' || typeof source.value !== 'string') {
    throw new UncertainEdit('has a source of a provider that is no text');
  }
  return fullSource(source.value);
}

function implied(name: string): string {
  return name === 'terraform' ? BUILTIN : fullSource(`hashicorp/${name}`);
}

function fullSource(text: string): string {
  const parts = text.toLowerCase().split('/');
  const all = [...['registry.terraform.io', 'hashicorp'].slice(0, 3 - parts.length), ...parts];
  if (all.length !== 3 || !all.every((part) => /^[\p{L}\p{N}][\p{L}\p{N}.:-]*$/u.test(part))) {
    throw new UncertainEdit(
      `has a source of a provider that Plangate does not recognize: ${JSON.stringify(text)}`,
    );
  }
  return all.join('/');
}
