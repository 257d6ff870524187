/** A service whose plans are made by an engine, which takes its time. */
import type { Engine, PlanRequest } from '../../src/service/engines/engine.ts';
import { listBlocks } from '../../src/service/plan/list-blocks.ts';
import type { Planned } from '../../src/plan/plan-document.ts';
import type { ServiceOptions } from '../../src/service/service.ts';
import { describe, expect, test } from '../support/jest.ts';
import { runOf, startRunOf, uploadTo, type TestService } from '../support/local-service.ts';
import { attributesOf, follow, opened, statusOf } from './asking.ts';

const FILES = { 'main.tf': 'resource "terraform_data" "a" {\n  input = "x"\n}\n' };

/** Plans as soon as the test says what, and counts what it was asked. */
function heldEngine() {
  const asked: PlanRequest[] = [];
  const answers: { resolve: (planned: Planned) => void; reject: (error: Error) => void }[] = [];
  const engine: Engine = {
    name: 'held',
    plan: (request) => {
      asked.push(request);
      return new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
        request.signal.addEventListener('abort', () => reject(new Error('it was ended')));
      });
    },
  };
  return { engine, asked, answers };
}

/** Starts a run, of which the engine is asked a plan as soon as somebody looks. */
async function begin(policySets: ServiceOptions['policySets'] = []) {
  const held = heldEngine();
  const service = await opened({ engine: held.engine, runDurationMs: 0, policySets });
  const workspace = service.workspaces[0]?.id ?? '';
  const version = await uploadTo(service, workspace, FILES);
  const run = await startRunOf(service, workspace, version, { 'plan-only': true });
  const status = () => statusOf(service, `/runs/${run}`);
  expect(await status()).toBe('planning');
  const [request] = held.asked;
  if (request === undefined) throw new Error('the engine was not asked');
  return { ...held, service, workspace, run, status, request };
}

async function logOf(service: TestService, run: string): Promise<string> {
  const plan = await attributesOf(service, `/runs/${run}/plan`);
  return (await follow(service, plan['log-read-url'])).text;
}

test('a run stays in planning until its engine has planned it', async () => {
  const { service, run, status, request, answers } = await begin();
  expect(request.archive?.length).toBeGreaterThan(0);
  request.log('{"@message":"one"}\n');
  expect(await logOf(service, run)).toBe('\u0002{"@message":"one"}\n');
  const limits = [{ kind: 'noted', message: 'One is not known.' }] as const;
  const planned = { ...listBlocks(request), limits: [...limits] };
  answers[0]?.resolve({ ...planned, log: '{"@message":"one"}\n{"@message":"two"}\n' });
  await service.endPlanning();
  expect(await status()).toBe('planned_and_finished');
  expect(await logOf(service, run)).toBe('\u0002{"@message":"one"}\n{"@message":"two"}\n\u0003');
  expect(await attributesOf(service, `/runs/${run}/plan`)).toMatchObject({
    'resource-additions': 1,
    'plan-limits': limits,
  });
});

test('an engine that breaks fails the plan and says why', async () => {
  const { service, run, status, answers } = await begin();
  answers[0]?.reject(new Error('out of paper'));
  await service.endPlanning();
  expect(await status()).toBe('errored');
  expect(await logOf(service, run)).toContain('out of paper');
});

describe('what throws once an engine has planned', () => {
  test('fails the plan and says why', async () => {
    const { service, run, status, request, answers } = await begin();
    const planned = listBlocks(request);
    const broken = { ...planned.document, resource_changes: undefined } as never;
    answers[0]?.resolve({ ...planned, document: broken });
    await service.endPlanning();
    expect(await status()).toBe('errored');
    expect(await logOf(service, run)).toContain('The plan could not be judged');
  });

  test.each(['policy-evaluation', 'policy-check', 'terraform-policy'] as const)(
    'in a policy of the system %s is an error of its set',
    async (system) => {
      const policy = { name: 'a', query: 'data.a.deny', level: 'mandatory', description: '' };
      const judge = async () => {
        throw new Error('out of memory');
      };
      const set = { name: 'ours', description: null, system, overridable: false };
      const judged = { version: '1.22.3', takesTime: true, judge };
      const sets = [{ ...set, policies: [policy] as never, judge: judged }];
      const { service, status, request, answers } = await begin(sets);
      answers[0]?.resolve(listBlocks(request));
      await service.endPlanning();
      expect(await status()).toBe('errored');
    },
  );
});

test.each(['cancel', 'stop'])('%s ends the engine', async (how) => {
  const { service, run, status, request } = await begin();
  if (how === 'cancel') await service.ask('POST', `/runs/${run}/actions/cancel`);
  else await service.endPlanning();
  expect(request.signal.aborted).toBe(true);
  expect(await status()).toBe(how === 'cancel' ? 'canceled' : 'errored');
});

test('what an engine plans is never applied', async () => {
  const { service, workspace } = await begin();
  const version = await uploadTo(service, workspace, FILES, { 'auto-queue-runs': false });
  const body = runOf(workspace, version, { 'plan-only': false });
  const { status, json } = await service.ask('POST', '/runs', body);
  expect(status).toBe(422);
  expect(json.errors[0]?.detail).toContain('Set plan-only to true.');
  const queued = await uploadTo(service, workspace, FILES, { 'auto-queue-runs': true });
  await service.ask('GET', `/configuration-versions/${queued}`);
  const path = `/workspaces/${workspace}/runs?filter[operation]=plan_only`;
  const runs = await service.ask('GET', path);
  expect(runs.json.data).toHaveLength(2);
});
