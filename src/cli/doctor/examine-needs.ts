/**
 * Which features the gate needs of a service, and which of them this service has. Each one is tried on
 * an existing run.
 */
import type { Client } from '../../client/client.ts';
import { SAYS_HTTP } from '../../client/describe.ts';
import { ServiceError } from '../../client/errors.ts';
import type { RunWithRelated } from '../../client/resources/runs.ts';
import { relatedId } from '../../client/wire/resource.ts';
import { runKind } from '../../model/status.ts';
import { safeLine } from '../../report/neutralise-log.ts';
import type { Settings } from '../../settings/settings.ts';
import { EXIT } from '../command.ts';
import { renderTable } from '../table.ts';
import { problem, type Diagnosis } from './finding.ts';

export interface Need {
  need: string;
  /** `unknown`: nothing exists yet that would show it. */
  met: 'yes' | 'no' | 'unknown';
  /** The answer of the service, if the need is not met. Hostile until escaped. */
  seen: string | undefined;
  /** What the gate does without it. */
  without: string;
}

const NEEDS: readonly [
  need: string,
  without: string,
  ask: (client: Client, latest: RunWithRelated, workspaceId: string) => Promise<boolean>,
][] = [
  [
    'a run names its configuration version and its workspace',
    'undecided: whose plan it is stays open',
    async (_client, { run }) =>
      relatedId(run, 'configuration-version') !== undefined &&
      relatedId(run, 'workspace') !== undefined,
  ],
  [
    'a run brings its plan along (include)',
    'the plan is read by its id, once, at the end',
    async (_client, { plan }) => plan !== undefined,
  ],
  [
    'a plan can be read by its id',
    'undecided, unless a run brings it along',
    async (client, { run }) => {
      const id = relatedId(run, 'plan');
      return id !== undefined && (await client.runs.plan(id)).id === id;
    },
  ],
  [
    'the log of a plan can be read',
    'no word on why a plan failed',
    async (client, { run, plan }) => {
      const planned = plan ?? (await client.runs.plan(relatedId(run, 'plan') ?? ''));
      return (await client.runs.planLog(planned, 64)) !== '';
    },
  ],
  [
    'policy checks can be listed',
    'no policy of that kind is judged',
    async (client, { run }) =>
      (await client.policyChecks.list(run.id).whole()).absent === undefined,
  ],
  [
    'task stages can be listed (policy evaluations, run tasks)',
    'no policy of that kind is judged',
    async (client, { run }) => (await client.taskStages.list(run.id).whole()).absent === undefined,
  ],
  [
    'the run of a configuration version is found',
    'a run whose answer was lost may be left behind',
    async (client, { run }, workspaceId) => {
      const version = relatedId(run, 'configuration-version') ?? '';
      const runOfVersion = await client.runs.findByConfigurationVersion(workspaceId, version);
      return runOfVersion?.id === run.id;
    },
  ],
];

/** Examines the newest run of the first workspace that was not canceled: all of them have the same service. The run is only read. */
export async function examineNeeds(
  client: Client,
  { organization, workspaces }: Settings,
): Promise<{ needs: Need[]; findings: Diagnosis[] }> {
  const name = workspaces.find((selector) => selector.kind === 'name')?.name;
  const showing = name === undefined ? undefined : client.workspaces.showByName(organization, name);
  const workspaceId = (await showing?.catch(() => undefined))?.id;
  if (workspaceId === undefined) return { needs: [], findings: [] };
  const latest = await tried(async () => {
    const { items } = await client.runs.list(workspaceId).page({ number: 1, size: 20 });
    // A canceled run may have no log, or nothing at all.
    const run = items.find(
      ({ attributes }) => runKind('speculative', attributes.status) !== 'stopped',
    );
    return run && client.runs.show(run.id, { include: ['plan'] });
  });
  const needs: Need[] = [];
  for (const [need, without, ask] of NEEDS) {
    if (typeof latest === 'string' || latest === undefined) {
      const seen = latest ?? 'the workspace has no run yet';
      needs.push({ need, without, met: 'unknown', seen });
      continue;
    }
    const answer = await tried(() => ask(client, latest, workspaceId));
    const seen = typeof answer === 'string' ? answer : undefined;
    needs.push({ need, without, met: answer === true ? 'yes' : 'no', seen });
  }
  const url = typeof latest === 'object' ? latest.plan?.attributes['log-read-url'] : undefined;
  const { origin } = client;
  const isPlain = url && URL.canParse(url, origin) && new URL(url, origin).protocol === 'http:';
  if (!isPlain || !origin.startsWith('https:')) return { needs, findings: [] };
  // Addresses for uploads have the same form as those of logs.
  const seen = `${new URL(origin).host} is reached over https, and hands out addresses that are not (of logs, and so of uploads): nothing is sent to them`;
  return { needs, findings: [problem('addresses', seen, SAYS_HTTP, EXIT.network)] };
}

/** What `ask` resolves to, or the message of the service's error. */
async function tried<T>(ask: () => Promise<T>): Promise<T | string> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'aborted') return error.message;
    throw error;
  }
}

/** A table of the needs, and the answers that explain it; empty without needs. */
export function renderNeeds(needs: readonly Need[]): string {
  if (needs.length === 0) return '';
  const rows = needs.map(({ need, met, without }) => [need, met, met === 'yes' ? '' : without]);
  const table = renderTable(['what the gate needs of a service', 'met', 'without it'], rows);
  const why = new Set(
    needs.flatMap(({ met, seen }) => (seen === undefined ? [] : [`${met}: ${seen}`])),
  );
  return `\n${table}${Array.from(why, (line) => `${safeLine(line)}\n`).join('')}`;
}
