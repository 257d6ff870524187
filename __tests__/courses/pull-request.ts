/**
 * One pull request under one course of the local service: jobs of the gate, one after the other, each with
 * the report of the one before it, and what the people do whom the report tells what to do.
 */
import { writeFile } from 'node:fs/promises';

import { examineRun } from '../../src/cli/workbench/examine-run.ts';
import { createClient } from '../../src/client/client.ts';
import { gate, type GateResult } from '../../src/gate/gate.ts';
import { overrideRun, type OverrideResult } from '../../src/gate/override-run.ts';
import type { Send } from '../../src/model/ports.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import type { Courses } from '../../src/service/courses.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { createService, type Service } from '../../src/service/service.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { archiveOnDisk, gateRequest, type GateWish } from '../support/gate-bench.ts';
import { inMemorySend } from '../support/in-memory-send.ts';
import { archiveOf } from '../support/local-service.ts';
import { quietLog } from '../support/quiet-log.ts';
import { seededRandom } from '../support/virtual-time.ts';

const FILES = archiveOf({ 'main.tf': 'resource "null_resource" "a" {}\n' });
const TIMEOUT_MS = 5 * 60_000;
const COMMIT = '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77';

export interface PullRequest {
  service: Service;
  /** Runs the job of the gate, with the report of the job before it at hand. */
  job(options?: GateWish): Promise<Job>;
  override(runId: string, reason?: string): Promise<OverrideResult>;
  /** What `runs show RUN --any` reports; with `waits`, `runs watch`. */
  examine(runId: string, waits: boolean): Promise<ReportView>;
  close(): void;
}

export interface Job {
  result: GateResult;
  view: ReportView;
}

/** Opens a pull request on a workspace with this script, on a service that takes these courses. */
export async function openPullRequest(
  script: ScriptReference,
  courses: Partial<Courses>,
): Promise<PullRequest> {
  const clock = fakeClock({ auto: true, quietTurns: 2 });
  const workspaces = [{ name: 'net', script }];
  const seed = { organizations: [{ name: 'acme', workspaces }] };
  const service = createService({ clock, random: seededRandom(7), seed, courses });
  await service.ready();
  const archive = archiveOnDisk(FILES);
  const direct = inMemorySend(service, clock);
  const send: Send = async (request) => {
    const answer = await clock.track(direct(request));
    if (request.file === undefined || answer.status !== 200) return answer;
    await clock.track(writeFile(request.file, answer.body));
    return { ...answer, body: new Uint8Array(), bytes: answer.body.length };
  };
  const log = quietLog();
  const ports = { clock, random: seededRandom(3), log };
  const client = createClient({ origin: 'http://127.0.0.1', token: service.token, send, ...ports });
  let earlier: Record<string, string> = {};
  return {
    service,
    async job(options = {}) {
      const result = await gate(
        gateRequest(['net'], {
          deadline: clock.now() + TIMEOUT_MS,
          timeoutMs: TIMEOUT_MS,
          earlierRuns: () => Promise.resolve(earlier),
          ...options,
        }),
        {
          ...ports,
          client,
          pack: archive.pack,
          signal: new AbortController().signal,
          onEvent: () => undefined,
        },
      );
      await clock.advance(60_000);
      const runId = result.workspaces[0]?.runId;
      earlier = runId === undefined ? {} : { net: runId };
      return { result, view: toReportView(result, CONTEXT) };
    },
    async override(runId, reason = 'agreed in CHG-1042') {
      return overrideRun(client, clock, { runId, reason, actor: {} });
    },
    async examine(id, waits) {
      const required = { workspace: undefined, organization: undefined, versionId: undefined };
      const notGiven = { commit: undefined, sha256: undefined, allowsUncompared: true, waits };
      const deadline = clock.now() + TIMEOUT_MS;
      const { result } = await examineRun(
        { id, ...required, ...notGiven },
        gateRequest([], { deadline, timeoutMs: TIMEOUT_MS }),
        { ...ports, client, signal: new AbortController().signal, onEvent: () => undefined },
      );
      return toReportView(result, { ...CONTEXT, byPerson: true, adoptsOverridden: false });
    },
    close: archive.remove,
  };
}

const CONTEXT = {
  key: 'default',
  failOn: 'mandatory',
  organization: 'acme',
  hostname: '127.0.0.1',
  serviceOrigin: 'http://127.0.0.1',
  startedAt: '2026-01-01T00:00:00Z',
  version: '0.0.0',
  commit: { sha: COMMIT },
  pullRequest: { number: 42 },
  adoptsOverridden: true,
} as const;
