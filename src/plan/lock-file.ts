/** The lock file of providers, which `terraform init` may have changed before the plan. */
import { isDeepStrictEqual } from 'node:util';
import type { HclBody, HclExpression, HclFile } from '../configuration/syntax/hcl-syntax.ts';
import { parseHcl } from '../configuration/syntax/parse-hcl.ts';

/**
 * Compares a lock file with the committed one. `more-hashes`: for the same versions, it also has hashes of packages
 * for other machines.
 */
export function compareLockFiles(committed: string, text: string): 'more-hashes' | 'changed' {
  const before = readLocked(parseHcl(committed));
  const now = readLocked(parseHcl(text));
  if (before === undefined || now === undefined || before.size !== now.size) return 'changed';
  const isSame = [...before].every(([provider, { hashes, rest }]) => {
    const other = now.get(provider);
    return (
      other !== undefined &&
      isDeepStrictEqual(rest, other.rest) &&
      [...hashes].every((hash) => other.hashes.has(hash))
    );
  });
  return isSame ? 'more-hashes' : 'changed';
}

interface Locked {
  hashes: ReadonlySet<string>;
  /** Version and constraints, and whatever else is written. */
  rest: ReadonlyMap<string, unknown>;
}

/** By provider; undefined for what is no lock file. */
function readLocked({ body, problems }: HclFile): ReadonlyMap<string, Locked> | undefined {
  if (problems.length > 0 || body.attributes.length > 0) return undefined;
  const providers = new Map<string, Locked>();
  for (const { type, labels, body: inner } of body.blocks) {
    const [provider = '', ...more] = labels;
    const locked = type === 'provider' && more.length === 0 ? lockedIn(inner) : undefined;
    if (locked === undefined || providers.has(provider)) return undefined;
    providers.set(provider, locked);
  }
  return providers;
}

function lockedIn({ attributes, blocks }: HclBody): Locked | undefined {
  const rest = new Map<string, unknown>();
  let hashes: ReadonlySet<string> = new Set();
  for (const { name, value } of attributes) {
    const known = literalOf(value);
    if (known === undefined || rest.has(name)) return undefined;
    if (name === 'hashes' && Array.isArray(known)) hashes = new Set(known.map(String));
    else rest.set(name, known);
  }
  return blocks.length === 0 ? { hashes, rest } : undefined;
}

function literalOf(value: HclExpression): unknown {
  if (value.kind === 'literal') return value.value;
  if (value.kind !== 'tuple') return undefined;
  const items = value.items.map(literalOf);
  return items.includes(undefined) ? undefined : items;
}
