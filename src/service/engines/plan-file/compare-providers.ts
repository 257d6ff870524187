/**
 * Holds the provider configurations of a plan to the text, and says which of them a resource has. Source:
 * `internal/command/jsonconfig/config.go` of Terraform 1.11.4.
 */
import type { HclBlock, HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';
import { literalText } from '../../../configuration/syntax/hcl-syntax.ts';
import type { Module } from '../../../configuration/load-module.ts';
import { TERRAFORM_DATA } from '../../plan/terraform-data.ts';
import { compareBody, type Configurations, type ModuleInPlan } from './compare-body.ts';
import { isRecord } from '../../../model/parse.ts';
import { ownMember, showValue } from './findings.ts';
import { referenceName } from './listed-references.ts';
import { textMember } from './said.ts';
import { attributeOf } from './text-scope.ts';
import { isSameConstraint } from './version-constraints.ts';

interface Requirement {
  source: string | undefined;
  version: string | undefined;
}

/** What `required_providers` says, by local name. Undefined where it is not plain text. */
function requirementsOf(module: Module): ReadonlyMap<string, Requirement> {
  const entries = module.others
    .filter(({ block }) => block.type === 'terraform')
    .flatMap(({ block: { body } }) => [
      ...body.blocks
        .filter(({ type }) => type === 'required_providers')
        .flatMap(({ body: inner }) =>
          inner.attributes.map(({ name, value }) => [name, value] as const),
        ),
      ...body.attributes
        .filter(({ name }) => name === 'required_providers')
        .flatMap(({ value }) => textEntries(value)),
    ]);
  return new Map(entries.map(([name, value]) => [name, requirement(value)]));
}

function textEntries(value: HclExpression): (readonly [string, HclExpression])[] {
  if (value.kind === 'tuple') return value.items.flatMap(textEntries);
  if (value.kind !== 'object') return [];
  return value.entries.flatMap(({ key, value: inner }) => {
    const name = literalText(key);
    return name === undefined ? [] : [[name, inner] as const];
  });
}

function requirement(value: HclExpression): Requirement {
  const version = literalText(value);
  if (version !== undefined) return { source: undefined, version };
  const entries = new Map(textEntries(value));
  return {
    source: literalText(entries.get('source')),
    version: literalText(entries.get('version')),
  };
}

/** The full name of a provider in a module. */
function fullName(
  local: string,
  requirements: ReadonlyMap<string, Requirement>,
  { registry }: Pick<Configurations, 'registry'>,
): string {
  const source = requirements.get(local)?.source?.toLowerCase();
  if (source === undefined && local === 'terraform') return 'terraform.io/builtin/terraform';
  const parts = (source ?? local).split('/');
  if (parts.length === 1) return `${registry}/hashicorp/${parts[0] ?? ''}`;
  return parts.length === 2 ? `${registry}/${parts.join('/')}` : parts.join('/');
}

/** The registry of providers without a host, in plans of Terraform and of OpenTofu. Only Terraform writes `applyable`. */
export function registryOf(document: object, providers: unknown): Configurations['registry'] {
  const names = Object.values(isRecord(providers) ? providers : {}).map((one) =>
    textMember(one, 'full_name'),
  );
  const isTofu =
    !Object.hasOwn(document, 'applyable') &&
    names.some((name) => name?.startsWith('registry.opentofu.org/'));
  return isTofu ? 'registry.opentofu.org' : 'registry.terraform.io';
}

/**
 * The keys of the provider configuration that a resource may have: that of the module it is in, and of each module that
 * hands it down. `passed`: for each step up, the entry of `providers` that says so.
 */
export function providerKeys(
  block: HclBlock,
  at: ModuleInPlan,
): { keys: string[]; passed: (HclExpression | undefined)[]; expected: string } {
  const [type = ''] = block.labels;
  const written = attributeOf(block, 'provider');
  const own = type === TERRAFORM_DATA ? 'terraform' : (type.split('_', 1)[0] ?? type);
  let local = (written && localName(written)) ?? own;
  const expected = fullName(local.split('.', 1)[0] ?? '', requirementsOf(at.module), at.all);
  const keys = [configurationKey(at.path, local)];
  const passed: (HclExpression | undefined)[] = [];
  for (let { caller } = at; caller !== undefined; { caller } = caller.from) {
    const handed = handedDown(caller.call, local);
    if (handed === undefined && local.includes('.')) break;
    local = (handed && localName(handed)) ?? local;
    passed.push(handed);
    keys.push(configurationKey(caller.from.path, local));
  }
  return { keys, passed, expected };
}

function configurationKey(path: string, local: string): string {
  return path === '' ? local : `${path}:${local}`;
}

/** The name of a provider in an argument: `aws.west`, as a name or in JSON as a text. */
function localName(text: HclExpression): string | undefined {
  return text.kind === 'traversal' ? referenceName(text).join('.') : literalText(text);
}

function handedDown(call: HclBlock, local: string): HclExpression | undefined {
  const providers = attributeOf(call, 'providers');
  if (providers?.kind !== 'object') return undefined;
  return providers.entries.find(({ key }) => localName(key) === local)?.value;
}

/** Compares the provider blocks of a module, and the providers that it requires. */
export function compareProviders(at: ModuleInPlan): void {
  const { module, path, all } = at;
  const { findings } = all.comparison;
  const prefix = path === '' ? '' : `${path}.`;
  const requirements = requirementsOf(module);
  const seen = new Set<string>();
  for (const { block } of module.others.filter((one) => one.block.type === 'provider')) {
    const [name = ''] = block.labels;
    const alias = literalText(attributeOf(block, 'alias'));
    const local = alias === undefined ? name : `${name}.${alias}`;
    const place = `${prefix}provider.${local}`;
    const key = configurationKey(path, local);
    const planned = ownMember(all.providers, key);
    seen.add(key);
    if (planned === undefined) {
      findings.add(place, `${place} is in the files, and not in the plan.`);
      continue;
    }
    const saidAlias = textMember(planned, 'alias');
    if (alias !== saidAlias)
      findings.differ(`${place}: "alias"`, showValue(alias), showValue(saidAlias));
    const attributes = block.body.attributes.filter(
      (one) => !/^(?:alias|version|for_each)$/.test(one.name),
    );
    // Of OpenTofu, which does not write it into a plan.
    if (attributeOf(block, 'for_each') !== undefined) findings.markMissing(`${place}: "for_each"`);
    const body = { ...block.body, attributes };
    const inside = { place, at, isSensitive: isSecretName };
    compareBody(body, ownMember(planned, 'expressions'), inside);
    const version = literalText(attributeOf(block, 'version'));
    compareRequirement(name, planned, { place, version, requirements }, all);
  }
  for (const name of requirements.keys()) {
    const key = configurationKey(path, name);
    if (seen.has(key)) continue;
    const place = `${prefix}required_providers.${name}`;
    const planned = ownMember(all.providers, key);
    // A provider that a caller hands down is not listed again for the module.
    if (planned !== undefined) compareRequirement(name, planned, { place, requirements }, all);
    else if (path === '' || requirements.get(name)?.version !== undefined)
      findings.markMissing(place);
  }
  compareUnwritten(path, seen, all);
}

function compareRequirement(
  name: string,
  planned: unknown,
  written: {
    place: string;
    version?: string | undefined;
    requirements: ReadonlyMap<string, Requirement>;
  },
  all: Configurations,
): void {
  const { findings } = all.comparison;
  const { place, requirements } = written;
  const expected = fullName(name, requirements, all);
  const saidName = textMember(planned, 'full_name');
  if (saidName !== expected) findings.differ(`${place}: "source"`, expected, showValue(saidName));
  const versions = [written.version, requirements.get(name)?.version].filter(
    (one) => one !== undefined,
  );
  const said = textMember(planned, 'version_constraint') ?? '';
  if (!isSameConstraint(versions.join(','), said)) {
    findings.differ(`${place}: "version"`, showValue(versions.join(', ')), showValue(said));
  }
}

/** Configured providers of the plan that the text does not have. */
function compareUnwritten(
  path: string,
  seen: ReadonlySet<string>,
  { providers, comparison: { findings } }: Configurations,
): void {
  for (const [key, planned] of Object.entries(isRecord(providers) ? providers : {})) {
    const module = key.includes(':') ? key.slice(0, key.lastIndexOf(':')) : '';
    const expressions = ownMember(planned, 'expressions');
    const isWritten = isRecord(expressions) && Object.keys(expressions).length > 0;
    if (module !== path || seen.has(key)) continue;
    if (isWritten || textMember(planned, 'alias') !== undefined) {
      const place = `provider ${key}`;
      findings.add(place, `${place} is in the plan, and not in the files.`);
    }
  }
}

/** Whether an argument of a provider may be a secret: no schema in a plan says it. */
function isSecretName(name: string): boolean {
  return /token|secret|password|key|credential|auth|cert/i.test(name);
}
