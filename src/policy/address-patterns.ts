/**
 * Patterns of addresses, `aws_db_instance.*` or `action.aws_lambda_invoke.*`, against addresses that a plan
 * names. Both are taken apart into their steps; no RegExp is made of either.
 */

import {
  isIdentifier,
  readAddress,
  readPattern,
  type Address,
  type AddressStep,
} from '../model/address.ts';

interface AddressParts {
  /** The modules around the resource. For the address of a module, the last of them is that module. */
  modules: AddressStep[];
  /** Undefined in a pattern for everything in the module. */
  resource:
    | { kind: Address['block']['type']; type: string; name: string; key: string | undefined }
    | undefined;
}

/** Whether a text is a pattern: `TYPE.NAME`, `action.TYPE.NAME`, `module.NAME`, each name with `*` for any text. */
export function isPattern(text: string): boolean {
  const block = readPattern(text)?.block;
  if (block?.type === 'action' || block?.type === 'module') return true;
  // `action.*` reads as a resource of the type `action`, which there is not: it lacks the type of the action.
  return block?.type === 'resource' && block.labels[0] !== 'action';
}

/**
 * Whether the pattern fits the address of a resource, or a module that is around it. The modules of the pattern may
 * themselves be in any module.
 *
 * @returns undefined if the address cannot be read: then it could be that of any resource
 */
export function protects(pattern: string, address: string): boolean | undefined {
  const wanted = partsOf(readPattern(pattern));
  const target = partsOf(readWholeAddress(address));
  if (wanted === undefined || target?.resource === undefined) return undefined;
  if (!fitsResource(wanted.resource, target.resource)) return false;
  const mostOutside = target.modules.length - wanted.modules.length;
  for (let outside = 0; outside <= mostOutside; outside += 1) {
    const modules = target.modules.slice(outside);
    if (wanted.modules.every((step, index) => fitsStep(step, modules[index]))) return true;
  }
  return false;
}

/**
 * Whether a pattern means this very address, an instance of it, or something in it. Both are read from the
 * root module, so that a pattern of the root fits nothing in a module.
 */
export function fitsFromRoot(pattern: string, address: string): boolean {
  const wanted = partsOf(readPattern(pattern));
  const target = partsOf(readWholeAddress(address));
  if (wanted === undefined || target === undefined) return false;
  const { modules, resource } = wanted;
  if (!modules.every((step, index) => fitsStep(step, target.modules[index]))) return false;
  const isSameModule = modules.length === target.modules.length;
  return resource === undefined || (isSameModule && fitsResource(resource, target.resource));
}

/** Whether a pattern writes out a resource type or the name of a module, so that it cannot fit everything. */
export function namesTypeOrModule(pattern: string): boolean {
  const { modules = [], resource } = partsOf(readPattern(pattern)) ?? {};
  return [...modules.map(({ name }) => name), resource?.type ?? ''].some(isIdentifier);
}

/** A pattern of a module has no resource, and fits every resource in the module. */
function fitsResource(
  pattern: AddressParts['resource'],
  target: AddressParts['resource'],
): boolean {
  if (pattern === undefined) return true;
  if (target === undefined || pattern.kind !== target.kind) return false;
  return matchesGlob(pattern.type, target.type) && fitsStep(pattern, target);
}

function fitsStep(pattern: AddressStep, step: AddressStep | undefined): boolean {
  if (step === undefined || !matchesGlob(pattern.name, step.name)) return false;
  return pattern.key === undefined || matchesGlob(pattern.key, step.key ?? '');
}

/** `*` matches any text, also none. */
export function matchesGlob(pattern: string, text: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return first === text;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const index = text.indexOf(part, at);
    if (index < 0) return false;
    at = index + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** Undefined unless the whole text is an address, without an attribute after it. */
function readWholeAddress(text: string): Address | undefined {
  const address = readAddress(text);
  return address?.text === text ? address : undefined;
}

function partsOf(address: Address | undefined): AddressParts | undefined {
  if (address === undefined) return undefined;
  const { modules, block, key } = address;
  const [first = '', name = ''] = block.labels;
  if (block.type === 'module') {
    return { modules: [...modules, { name: first, key }], resource: undefined };
  }
  return { modules, resource: { kind: block.type, type: first, name, key } };
}
