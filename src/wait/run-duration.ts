import type { Run } from '../wire/run.ts';

/** From creation to the last status, by the service's own clock; undefined when it does not tell. */
export function runDurationMs({ attributes }: Run): number | undefined {
  const created = Date.parse(attributes['created-at'] ?? '');
  const ends = Object.values(attributes['status-timestamps'] ?? {})
    .map((text) => Date.parse(text ?? ''))
    .filter((time) => Number.isFinite(time));
  if (!Number.isFinite(created) || ends.length === 0) return undefined;
  const duration = ends.reduce((latest, time) => Math.max(latest, time)) - created;
  return duration > 0 ? duration : undefined;
}
