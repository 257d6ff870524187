/** What the steps that ask a service have besides the scope of the check. */
import type { Client } from '../client/client.ts';
import { createOverview, MANY_RUNS, type Overview } from './overview.ts';
import type { AskedRuns, GateRequest, SettingsOfRuns } from './request.ts';
import type { WorkspaceProgress } from './result.ts';
import type { Scope, WorkspaceScope } from './scope.ts';

/** The most time for ending runs. */
const END_BUDGET_MS = 10_000;
/**
 * The time that a canceled job has for ending runs: as long as the service needs for a dozen answers, within limits. The
 * runner kills the job 7.5 s after the signal.
 */
const CANCELED_BUDGET = { leastMs: 700, mostMs: 4_000, answers: 12 };

export interface ServiceScope extends Scope, Pick<GateRequest, 'policy' | 'change'> {
  plan: SettingsOfRuns;
  /** For the work itself. Its deadline leaves time for ending runs. */
  client: Client;
  timeoutMs: number;
  /** Says which of many runs still go on, with one request for all. */
  overview: Overview;
  /** Whether requests are scarce, because this job has many workspaces or other clients use the rate limit. */
  isFrugal(this: void): boolean;
  /** A client for ending runs, with a deadline that is later than the job's. */
  endingPorts(this: void): { client: Client; deadline: number };
}

/** The service that is asked, and how its runs are asked for. */
export interface AskedService {
  client: Client;
  runs: AskedRuns;
}

/** The same of one workspace. */
export type ServiceStep = ServiceScope & Pick<WorkspaceScope<WorkspaceProgress>, 'reach'>;

/**
 * Makes what the workspaces of one check share.
 *
 * @param service.client without a deadline of this check
 * @param workspaces how many there are
 */
export function openServiceScope(
  request: GateRequest,
  scope: Scope,
  { client, runs }: AskedService,
  workspaces: number,
): ServiceScope {
  const { policy, change, timeoutMs, deadline: jobDeadline } = request;
  const plan = { ...request.plan, ...runs };
  const { clock, signal, deadline } = scope;
  const limited = client.with({ signal, deadline });
  const overview = createOverview({ change, plan }, limited.with({ watching: true }), clock);
  return {
    ...scope,
    plan,
    policy,
    change,
    timeoutMs,
    client: limited,
    overview,
    isFrugal: () => workspaces >= MANY_RUNS || client.pauseMs() > 0,
    endingPorts() {
      const { leastMs, mostMs, answers } = CANCELED_BUDGET;
      const neededMs = answers * client.typicalAnswerMs();
      const until = signal.aborted
        ? clock.now() + Math.min(mostMs, Math.max(leastMs, neededMs))
        : Math.min(jobDeadline, clock.now() + END_BUDGET_MS);
      const ending = { signal: new AbortController().signal, deadline: until };
      return { client: client.with(ending), deadline: until };
    },
  };
}

/** The address at which people see a run, in the form that Terraform prints: every service has it. */
export function runUrlOf(
  workspace: string,
  runId: string,
  { client, plan }: Pick<ServiceScope, 'client' | 'plan'>,
): string {
  const segments = [plan.organization, workspace, 'runs', runId];
  return `${client.origin}/app/${segments.map(encodeURIComponent).join('/')}`;
}
