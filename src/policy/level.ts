import type { EnforcementLevel } from './result.ts';

const LEVELS: Readonly<Record<string, EnforcementLevel>> = {
  advisory: 'advisory',
  mandatory: 'mandatory',
  'soft-mandatory': 'soft-mandatory',
  'hard-mandatory': 'hard-mandatory',
  'mandatory-overridable': 'mandatory-overridable',
};

/** The level of a service's word; underscores and hyphens are one. Anything else is `unknown`. */
export function toLevel(word: string | null | undefined): EnforcementLevel {
  const key = (word ?? '').replaceAll('_', '-');
  return Object.hasOwn(LEVELS, key) ? (LEVELS[key] ?? 'unknown') : 'unknown';
}
