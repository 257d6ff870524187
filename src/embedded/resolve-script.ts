import { toScript, type Script } from './script.ts';
import { SCRIPTS } from './scripts.ts';
import type { ScriptReference } from './seed.ts';

/** A script by name, by name with changes, or written out, with everything filled in. */
export function resolveScript(reference: ScriptReference, durationMs?: number): Script {
  const base = durationMs === undefined ? {} : { durationMs };
  if (typeof reference === 'string') return toScript({ ...base, ...SCRIPTS[reference] });
  if (!('name' in reference)) return toScript({ ...base, ...reference });
  const { name, ...changes } = reference;
  return toScript({ ...base, ...SCRIPTS[name], ...changes });
}
