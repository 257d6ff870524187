import { unreadable } from './host-problem.ts';

/** The numeric `id` of something that `service` answered; throws `HostProblem` when it has none. */
export function idOf(json: unknown, service: string): number {
  const id = (json as { id?: unknown } | null | undefined)?.id;
  if (typeof id !== 'number') throw unreadable(service);
  return id;
}
