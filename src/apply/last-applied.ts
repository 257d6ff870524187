/** Which commits were applied in a workspace of a service, the newest first. */
import type { Run } from '../client/wire/run.ts';
import { relatedId } from '../client/wire/resource.ts';
import { readIngress } from '../gate/connected-repository.ts';
import { openSealsOf } from '../gate/own-run.ts';
import type { ReadPorts } from '../gate/read-policies.ts';
import type { MergedHistory } from '../hosts/merged-history.ts';
import { differencesFromCommit } from '../policy/commit-under-review.ts';
import { partialInputs, reportedOptions } from '../policy/run-differences.ts';
import { createRunSeals } from '../trust/run-seals.ts';

/** How many applied runs are looked at. */
const MOST_RUNS = 20;

/** What an applied run has to be of. */
interface AppliedHere {
  workspaceId: string;
  /** Of the seals, and the name of the gate. */
  key: string;
  gate: string;
  history: Pick<MergedHistory, 'change' | 'slug'>;
}

/**
 * That a run was applied says the service, and it takes a right that whoever may push does not have. Its commit is that of version
 * control, or the one that an apply of this gate sealed.
 *
 * @throws what the client threw
 */
export async function* commitsApplied(
  here: AppliedHere,
  { client }: Pick<ReadPorts, 'client'>,
): AsyncGenerator<string> {
  const listed = client.runs.list(here.workspaceId, { status: 'applied' });
  const { items } = await listed.page({ size: MOST_RUNS });
  for (const run of items) {
    // What a target left out is not applied.
    const isWhole = partialInputs(reportedOptions(run)).length === 0;
    if (run.attributes.status !== 'applied' || !isWhole) continue;
    const commit = await commitOf(run, here, client);
    if (commit) yield commit;
  }
}

async function commitOf(
  run: Run,
  { workspaceId, key, gate, history: { change, slug } }: AppliedHere,
  client: ReadPorts['client'],
): Promise<string | undefined> {
  const own = openSealsOf({ run, workspaceId }, { client, seals: createRunSeals(key, change) });
  if (!('why' in own)) {
    const { facts } = own;
    return facts.gate === gate && facts.mode === 'provisional' ? facts.head : undefined;
  }
  const versionId = relatedId(run, 'configuration-version');
  const ingress = versionId === undefined ? undefined : await readIngress(versionId, client);
  if (ingress === undefined || 'doubt' in ingress) return undefined;
  const commit = ingress.answer.attributes['commit-sha'] ?? '';
  const repository = `${change.host}/${slug}`;
  const differences = differencesFromCommit(ingress.answer, {
    commit,
    pullRequest: undefined,
    repository,
    slug,
  });
  return differences.length === 0 ? commit : undefined;
}
