/** A newer push supersedes: earlier speculative runs of the same pull request need no answer any more. */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { Run } from '../wire/run.ts';
import { isRunOf } from './run-message.ts';
import { runKind } from './settle.ts';

export interface Superseding {
  workspaceId: string;
  changeRequest: string;
  /** The run that supersedes. */
  run: Run;
}

/**
 * Cancels (or discards, where they rest) earlier runs that carry the tag of this pull request, are
 * speculative and not over. Best effort: what cannot be cancelled is left alone.
 * @returns the ids of the runs that were asked to end.
 * @throws what the client threw while listing.
 */
export async function cancelSuperseded(
  { workspaceId, changeRequest, run }: Superseding,
  client: Client,
): Promise<string[]> {
  const { items } = await client.runs
    .list(workspaceId, { search: changeRequest })
    .page({ size: 50 });
  const earlier = items.filter((other) => isSuperseded(other, run, changeRequest));
  const ended: string[] = [];
  for (const { id } of earlier) {
    if (await end(id, client)) ended.push(id);
  }
  return ended;
}

export function isSuperseded(other: Run, run: Run, changeRequest: string): boolean {
  const { attributes } = other;
  const kind = runKind('speculative', attributes.status);
  return (
    other.id !== run.id &&
    attributes['plan-only'] === true &&
    isRunOf(attributes.message, changeRequest) &&
    (kind === 'moving' || kind === 'person') &&
    // An older job that comes late must not cancel the newer one's run.
    Date.parse(attributes['created-at'] ?? '') < Date.parse(run.attributes['created-at'] ?? '')
  );
}

async function end(id: string, client: Client): Promise<boolean> {
  const comment = 'Superseded by a newer push to the same pull request.';
  for (const act of ['cancel', 'discard'] as const) {
    try {
      await client.runs[act](id, comment);
      return true;
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      if (error.code !== 'conflict') return false;
    }
  }
  return false;
}
