/**
 * One pull request under one course of the local service: jobs of the gate, one after the other, each with
 * the report of the one before it, and what the people do whom the report tells what to do.
 */
import { judgeNamedRun } from '../../../src/cli/judge-named-run.ts';
import type { GateResult } from '../../../src/gate/result.ts';
import { overrideRun, type OverrideResult } from '../../../src/overrides/override-run.ts';
import { toReportView } from '../../../src/report/to-view.ts';
import type { ReportView } from '../../../src/report/view.ts';
import type { Courses } from '../../../src/service/courses.ts';
import type { ScriptReference } from '../../../src/service/seed.ts';
import type { Service } from '../../../src/service/service.ts';
import type { RunOfReport } from '../../../src/trust/run-seals.ts';
import { gateRequest, sealingOf, type GateWish } from '../../support/gate-bench.ts';
import { startJobs } from '../../support/jobs-in-turn.ts';
import { sampleContext } from '../../support/sample-report.ts';

const TIMEOUT_MS = 5 * 60_000;
const COMMIT = '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77';

export interface PullRequest {
  service: Service;
  /** Runs the job of the gate, with the report of the job before it at hand. */
  job(options?: GateWish): Promise<Job>;
  override(runId: string, reason?: string): Promise<OverrideResult>;
  /** What `runs show RUN --any` reports; with `waits`, with `--wait`. */
  examine(runId: string, waits: boolean): Promise<ReportView>;
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
  const { clock, service, ports, judge } = await startJobs({ net: script }, { courses });
  let earlier: RunOfReport[] = [];
  const inTime = () => ({ deadline: clock.now() + TIMEOUT_MS, timeoutMs: TIMEOUT_MS });
  return {
    service,
    async job(options = {}) {
      const namedRuns = async () => earlier;
      const sealing = sealingOf({ head: COMMIT });
      const { result } = await judge(['net'], { ...inTime(), sealing, namedRuns, ...options });
      await clock.advance(60_000);
      const { runId, seals } = result.workspaces[0] ?? {};
      earlier = runId === undefined ? [] : [{ workspace: 'net', runId, head: COMMIT, seals }];
      const onlyPlans = options.mode !== 'provisional';
      const actors = { ...CONTEXT.actors, onlyPlans };
      return { result, view: toReportView(result, { ...CONTEXT, actors }) };
    },
    async override(runId, reason = 'agreed in CHG-1042') {
      return overrideRun(ports.client, clock, { runId, reason, actor: {} });
    },
    async examine(id, waits) {
      const required = { workspace: undefined, organization: undefined, versionId: undefined };
      const notGiven = { allowsUncompared: true, waits };
      const { result } = await judgeNamedRun(
        { id, ...required, ...notGiven },
        gateRequest([], inTime()),
        ports,
      );
      const actors = { ...CONTEXT.actors, byPerson: true };
      const ci = { ...CONTEXT.ci, adoptsOverridden: false };
      return toReportView(result, { ...CONTEXT, actors, ci });
    },
  };
}

const CONTEXT = sampleContext({
  gate: { selected: 'net', startedAt: '2026-01-01T00:00:00Z', version: '0.0.0' },
  ci: {
    repository: undefined,
    commit: { sha: COMMIT },
    pullRequest: { number: 42 },
    job: undefined,
  },
  plans: { madeWhere: 'acme on 127.0.0.1', hostname: '127.0.0.1', runsAt: 'http://127.0.0.1' },
  actors: { onlyPlans: false, commands: { serviceOrigin: 'http://127.0.0.1' } },
});
