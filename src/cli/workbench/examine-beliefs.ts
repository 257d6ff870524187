/**
 * Which beliefs about the service that no source confirms (docs/beliefs.md) are true of this one: looked at in the runs
 * and the version that a walk made. A belief that is not true here changes nothing; it is for a report to this project.
 */
import type { Client } from '../../client/client.ts';
import { related, relatedId } from '../../client/wire/resource.ts';
import type { RunWithRelated } from '../../client/resources/runs.ts';
import type { ConfigurationVersion } from '../../client/wire/configuration-version.ts';
import type { Run } from '../../client/wire/run.ts';
import { plannedThese } from '../../gate/adopt-overridden.ts';
import { tried } from './tried.ts';

export interface ExaminedBelief {
  /** The entry of docs/beliefs.md. */
  belief: string;
  /** The belief, in the words of its entry. */
  says: string;
  /** `unknown`: the service did not answer what would show it. */
  met: 'yes' | 'no' | 'unknown';
  /** What was seen instead. Hostile until escaped. */
  seen: string | undefined;
}

export interface Walked {
  client: Client;
  workspaceId: string;
  versionId: string;
  /** How the message begins that the run was asked to have. */
  message: string;
  /** SHA-256 of the archive that was uploaded, in hexadecimal digits. */
  sha256: string;
}

interface Looked extends Walked {
  found: RunWithRelated;
  runs: readonly Run[];
  version: ConfigurationVersion;
}

/** Returns nothing where the belief is true, else what was seen. */
type Look = (looked: Looked) => string | undefined | Promise<string | undefined>;

const BELIEFS: readonly [belief: string, says: string, look: Look][] = [
  [
    'list-newest-first',
    'Lists of runs come newest first.',
    ({ runs }) => {
      const dates = runs.map(({ attributes }) => attributes['created-at'] ?? '');
      return unless(dates.join() === dates.toSorted().toReversed().join(), dates.join(', '));
    },
  ],
  [
    'run-created-at-order',
    'created-at says which of two runs is newer, and two runs of one commit in one workspace differ in it.',
    ({ runs }) => {
      const dates = runs.map(({ attributes }) => attributes['created-at'] ?? '');
      return unless(new Set(dates).size === runs.length, dates.join(', '));
    },
  ],
  [
    'cv-run-one',
    'Only one run exists for a version that this gate created, and the run can be found by the version in the list of runs.',
    ({ runs, versionId }) => {
      const ofVersion = runs.filter((run) => relatedId(run, 'configuration-version') === versionId);
      return unless(ofVersion.length === 1, `${ofVersion.length} runs`);
    },
  ],
  [
    'http-echo',
    'A created run repeats every attribute it was asked with (plan-only, targets, variables, refresh, …).',
    ({ found, message }) => {
      const { attributes } = found.run;
      const isRepeated =
        attributes['plan-only'] === true && attributes.message?.startsWith(message);
      return unless(
        isRepeated === true,
        `plan-only ${String(attributes['plan-only'])}, message ${String(attributes.message)}`,
      );
    },
  ],
  [
    'http-include-silent',
    'An include that is accepted brings the objects.',
    ({ found }) => unless(found.plan !== undefined, 'no plan beside the run'),
  ],
  [
    'plan-finished-before-run',
    'A plan can be finished while its run goes on, never the other way round.',
    ({ found: { run, plan } }) =>
      unless(
        plan === undefined || plan.attributes.status === 'finished',
        `a run that is "${run.attributes.status}", with a plan that is "${String(plan?.attributes.status)}"`,
      ),
  ],
  [
    'http-ids',
    'Ids are prefix-16 letters and digits.',
    ({ found: { run }, versionId, workspaceId }) => {
      const other = [run.id, versionId, workspaceId].filter((id) => !SAMPLE_ID.test(id));
      return unless(other.length === 0, other.join(', '));
    },
  ],
  [
    'cv-upload-url-once',
    'The upload-url works once, is present only in the answer to the creation, and PUT answers 403/404/410 when it is used up.',
    ({ version }) =>
      // The address itself is a secret.
      unless(
        (version.attributes['upload-url'] ?? '') === '',
        'it is there when the version is read',
      ),
  ],
  [
    'cv-download-byte-equal',
    'The downloaded archive is byte for byte the one that was uploaded.',
    async ({ client, found, sha256 }) =>
      unless(await plannedThese(sha256, found.run.id, client), 'other bytes'),
  ],
  [
    'cons-relationship-complete',
    'The relationships of the run name every check, stage and evaluation; an empty list there means none.',
    async ({ client, found: { run } }) => {
      const checks = (await client.policyChecks.list(run.id).whole()).items.map(({ id }) => id);
      const named = (related(run, 'policy-checks').named ?? []).map(({ id }) => id);
      const missing = checks.filter((id) => !named.includes(id));
      return unless(missing.length === 0, `${missing.join(', ')} only in the list`);
    },
  ],
];

const SAMPLE_ID = /^[a-z]+-[A-Za-z0-9]{16}$/;

function unless(isTrue: boolean, seen: string): string | undefined {
  return isTrue ? undefined : seen;
}

/** Reads what the walk left, before it is archived. Nothing is changed. */
export async function examineBeliefs(walked: Walked): Promise<ExaminedBelief[]> {
  const { client, workspaceId, versionId } = walked;
  const looked = await tried(async () => {
    const { items } = await client.runs.list(workspaceId).page({ number: 1, size: 20 });
    const ofVersion = items.find((run) => relatedId(run, 'configuration-version') === versionId);
    const { version } = await client.configurationVersions.show(versionId);
    const found = await client.runs.show(ofVersion?.id ?? '', { include: ['plan'] });
    return { ...walked, found, runs: items, version };
  });
  const examined: ExaminedBelief[] = [];
  for (const [belief, says, look] of BELIEFS) {
    if (typeof looked === 'string') {
      examined.push({ belief, says, met: 'unknown', seen: looked });
      continue;
    }
    const outcome = await tried(async () => ({ seen: await look(looked) }));
    const [met, seen] =
      typeof outcome === 'string'
        ? (['unknown', outcome] as const)
        : ([outcome.seen === undefined ? 'yes' : 'no', outcome.seen] as const);
    examined.push({ belief, says, met, seen });
  }
  return examined;
}
