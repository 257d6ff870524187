/** The job that combines the groups of a matrix: of a group of one workspace, whose job has just ended. */
import { toRequestBase } from '../../src/model/request-base.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateRequestOf } from '../../src/check/gate-request.ts';
import { gate } from '../../src/gate/gate.ts';
import type { CheckRequest } from '../../src/check/check-request.ts';
import type { WorkspaceResult } from '../../src/gate/result.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import type { Clock, HttpResponse, Log, Random, Send } from '../../src/model/ports.ts';
import { createSecrets } from '../../src/model/secrets.ts';
import { CHANGE, CHANGE_REQUEST, defaultSettings, plansAtService } from '../support/gate-bench.ts';
import { OWNER } from './around.ts';
import { judgeInMemory } from './own.ts';
import type { Scenario } from './scenarios.ts';

export const GROUP = 'k3x9a1b2c4d5-1-of-1';
export const COMMIT = 'c'.repeat(40);
const REPORT = new URL('http://127.0.0.1/report.json');

/** The report as an answer to a question, so that a lie can be told in it like in any other. */
export function reportAnswer(url: URL, text: string): HttpResponse | undefined {
  const body = new TextEncoder().encode(text);
  return url.pathname === REPORT.pathname
    ? { status: 200, headers: {}, body, bytes: body.length }
    : undefined;
}

type Combined = Pick<
  Scenario,
  'combined' | 'elsewhere' | 'guard' | 'own' | 'mode' | 'requirePolicies'
>;

function settingsOf(
  { guard, mode, requirePolicies }: Combined,
  timeoutMs: number,
  reportsIn: string,
): CheckRequest['settings'] {
  const { gate, plan, policy, report, apply, job } = defaultSettings();
  const { protect = [], maxDestroys } = guard?.rules ?? {};
  return {
    gate,
    plan: { ...plan, directory: '/repo' },
    plans: {
      from: 'groups',
      service: { hostname: '127.0.0.1', origin: 'http://127.0.0.1', token: OWNER },
      organization: 'acme',
      mode,
      groups: [{ group: GROUP, workspaces: ['net'], selectors: [{ kind: 'name', name: 'net' }] }],
      reportsIn,
    },
    policy: { ...policy, requirePolicies, protect: [...protect], maxDestroys },
    report,
    apply,
    job: { ...job, timeoutMs },
    said: [],
    selected: 'net',
  };
}

/** What the job of the group leaves behind. */
export function reportOf(results: readonly WorkspaceResult[]): string {
  const workspaces = results.map(({ workspace: name, runId, configurationVersionId, seals }) => ({
    name,
    runId,
    configurationVersionId,
    seals,
  }));
  const tool = { name: 'plangate' };
  const settings = { failOn: 'mandatory', organization: 'acme' };
  return JSON.stringify({ tool, group: GROUP, commit: { sha: COMMIT }, workspaces, ...settings });
}

interface CombinePorts {
  send: Send;
  clock: Clock;
  random: Random;
  log: Log;
  folder: string;
  timeoutMs: number;
}

export async function combineOne(
  scenario: Combined,
  { folder, timeoutMs, ...ports }: CombinePorts,
): Promise<Verdict> {
  const { status, body } = await ports.send({
    method: 'GET',
    url: REPORT,
    headers: {},
    timeoutMs: 1_000,
    maxBytes: 1e7,
    fresh: false,
  });
  const from = join(folder, 'reports');
  mkdirSync(from);
  if (status === 200) writeFileSync(join(from, 'a.json'), body);
  const settings = settingsOf(scenario, timeoutMs, from);
  const request = {
    settings,
    subject: {
      base: toRequestBase(scenario.elsewhere === true ? 'mine' : 'main', 'main'),
      sealed: { change: CHANGE, head: COMMIT, searched: CHANGE_REQUEST },
    },
    context: {
      ci: { commit: { sha: COMMIT } },
      gate: { failOn: settings.policy.failOn },
      plans: { organization: 'acme', options: [] },
      judges: { ownPolicies: [] },
    },
    workingDirectory: '/repo',
    repositoryRoot: '/repo',
    own: scenario.own && judgeInMemory(scenario.own),
    conceals: createSecrets(),
  } as unknown as CheckRequest;
  const { signal } = new AbortController();
  const endsAt = ports.clock.now() + timeoutMs;
  const judgePorts = { ...ports, signal, endSignal: signal, endsAt, onEvent: () => undefined };
  const plans = await plansAtService(settings);
  const gateRequest = gateRequestOf(request, plans, judgePorts as never);
  const plansFrom = await plans.plansFrom({ request, gateRequest, ports: judgePorts as never });
  const { verdict } = await gate(plansFrom, gateRequest, judgePorts);
  return verdict;
}
