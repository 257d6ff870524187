/** Jobs of the gate, one after the other, on one local service. Each answer can be bent on its way. */
import { writeFile } from 'node:fs/promises';
import type { ScriptReference } from '../../src/service/seed.ts';
import type { ServiceOptions } from '../../src/service/service.ts';
import { overrideRun } from '../../src/overrides/override-run.ts';
import type { HttpRequest, HttpResponse, Send } from '../../src/model/ports.ts';
import { archiveOnDisk, gate, gateRequest, type GateWish } from './gate-bench.ts';
import { expect } from './jest.ts';
import { startLocally } from './local-bench.ts';
import { archiveOf } from './local-service.ts';
import { seededRandom } from './virtual-time.ts';

export const MINUTE_MS = 60_000;
export const FILES = { 'main.tf': 'resource "null_resource" "a" {}\n' };

type Bend = (request: HttpRequest, answer: HttpResponse) => HttpResponse;

/** @param scripts what the runs of each workspace do */
export async function startJobs(
  scripts: Record<string, ScriptReference>,
  options: Partial<ServiceOptions> = {},
) {
  const workspaces = Object.entries(scripts).map(([name, script]) => [name, { script }]);
  const { clock, service, asked, portsOf } = await startLocally(
    Object.fromEntries(workspaces),
    options,
  );
  const bends: Bend[] = [];
  /** Where something was downloaded to. */
  const downloads: string[] = [];
  const wrap =
    (send: Send): Send =>
    async (request) => {
      const honest = await send(request);
      const answer = bends.reduce((bent, bend) => bend(request, bent), honest);
      if (request.file === undefined) return answer;
      downloads.push(request.file);
      if (answer.status !== 200) return answer;
      await clock.track(writeFile(request.file, answer.body));
      return { ...answer, body: new Uint8Array(), bytes: answer.body.length };
    };
  const ports = portsOf({ random: seededRandom(3), wrap });

  const request = (names: readonly string[], wish: GateWish) =>
    gateRequest(names, { deadline: clock.now() + 30 * MINUTE_MS, ...wish });

  /** The gate once, as a job does it. */
  async function judge(
    names: readonly string[],
    wish: GateWish,
    files: Record<string, string> = FILES,
  ) {
    const archive = archiveOnDisk(archiveOf(files));
    const runsBefore = service.runs().length;
    ports.events.length = 0;
    asked.length = 0;
    const result = await gate(request(names, wish), { ...ports, pack: archive.pack });
    const { verdict, workspaces } = result;
    return {
      result,
      workspaces,
      word: verdict.word,
      runId: workspaces[0]?.runId ?? '',
      /** How many runs it created. */
      started: service.runs().length - runsBefore,
    };
  }

  async function override(runId: string): Promise<void> {
    const done = await overrideRun(ports.client, clock, {
      runId,
      reason: 'agreed in CHG-1042',
      // A host that does not know who acts: the account of the token does.
      actor: { by: undefined },
    });
    expect(done.overridden).toHaveLength(1);
    expect(done.by).toMatch(/./);
    expect(done.audit).toMatchObject([{ action: 'override', run: runId, by: done.by }]);
    await clock.advance(MINUTE_MS);
  }

  return {
    clock,
    service,
    asked,
    ports,
    downloads,
    bend: (more: Bend) => void bends.push(more),
    request,
    judge,
    override,
  };
}
