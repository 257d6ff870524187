/**
 * The levels of the policies of a local check in which failures can be accepted. Its service runs every
 * policy as advisory, so that no accepted failure ends a run; the level that the policy declares counts here.
 */
import type { EnforcementLevel, LocalLevels, PolicyResult } from '../model/policy-result.ts';
import type { Reading } from './reading.ts';

/** Where failures can be accepted: those of a service that are advisory, and in a local check all. */
export function isAcceptableIn({ localLevels }: { localLevels?: LocalLevels | undefined }) {
  return (level: EnforcementLevel): boolean =>
    level === 'advisory' || (localLevels !== undefined && level !== 'unknown');
}

/** The reading with the levels that the policies of a local check declare. Without one it is unknown, and nothing passes at it. */
export function withLocalLevels(reading: Reading, localLevels: LocalLevels | undefined): Reading {
  if (localLevels === undefined) return reading;
  const levelOf = ({ policySet, policy }: PolicyResult): EnforcementLevel =>
    localLevels(policySet, policy) ?? 'unknown';
  return {
    ...reading,
    results: reading.results.map((result) => ({
      ...result,
      level: levelOf(result),
      printedFor: 'text',
    })),
  };
}
