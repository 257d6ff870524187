/** A service whose plans are made by an engine, which takes its time. */
import type { Engine, PlanRequest } from '../../src/service/engines/engine.ts';
import { listBlocks } from '../../src/service/plan/list-blocks.ts';
import type { Planned } from '../../src/service/plan/plan-document.ts';
import { describe, expect, test } from '../support/jest.ts';
import {
  runOf,
  startRunOf,
  testService,
  uploadTo,
  type TestService,
} from '../support/local-service.ts';

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

async function begin(
  more: Record<string, unknown> = {},
  policySets: NonNullable<Parameters<typeof testService>[0]>['policySets'] = [],
) {
  const held = heldEngine();
  const service = testService({ engine: held.engine, runDurationMs: 0, policySets });
  await service.ready();
  const workspace = service.workspaces[0]?.id ?? '';
  const version = await uploadTo(service, workspace, FILES);
  const run = await startRunOf(service, workspace, version, { 'plan-only': true, ...more });
  return { ...held, service, workspace, version, run };
}

const attributesOf = async (service: TestService, path: string) =>
  (await service.ask('GET', path)).json.data.attributes;

async function logOf(service: TestService, run: string): Promise<string> {
  const url = new URL(String((await attributesOf(service, `/runs/${run}/plan`))['log-read-url']));
  return (await service.ask('GET', url.pathname + url.search)).text;
}

test('a run stays in planning until its engine has planned it', async () => {
  const { service, run, asked, answers } = await begin();
  expect(await attributesOf(service, `/runs/${run}`)).toMatchObject({ status: 'planning' });
  const [request] = asked;
  if (request === undefined) throw new Error('the engine was not asked');
  expect(request.archive?.length).toBeGreaterThan(0);
  request.log('{"@message":"one"}\n');
  expect(await logOf(service, run)).toBe('\u0002{"@message":"one"}\n');
  const limits = [{ kind: 'noted', message: 'One is not known.' }] as const;
  const planned = { ...listBlocks(request), limits: [...limits] };
  answers[0]?.resolve({ ...planned, log: '{"@message":"one"}\n{"@message":"two"}\n' });
  await service.endPlanning();
  expect(await attributesOf(service, `/runs/${run}`)).toMatchObject({
    status: 'planned_and_finished',
  });
  expect(await logOf(service, run)).toBe('\u0002{"@message":"one"}\n{"@message":"two"}\n\u0003');
  expect(await attributesOf(service, `/runs/${run}/plan`)).toMatchObject({
    'resource-additions': 1,
    'plan-limits': limits,
  });
});

test('an engine that breaks fails the plan and says why', async () => {
  const { service, run, answers } = await begin();
  await service.ask('GET', `/runs/${run}`);
  answers[0]?.reject(new Error('out of paper'));
  await service.endPlanning();
  expect(await attributesOf(service, `/runs/${run}`)).toMatchObject({ status: 'errored' });
  expect(await logOf(service, run)).toContain('out of paper');
});

describe('what throws once an engine has planned', () => {
  test('fails the plan and says why', async () => {
    const { service, run, asked, answers } = await begin();
    await service.ask('GET', `/runs/${run}`);
    const [request] = asked;
    if (request === undefined) throw new Error('the engine was not asked');
    const planned = listBlocks(request);
    const broken = { ...planned.document, resource_changes: undefined } as never;
    answers[0]?.resolve({ ...planned, document: broken });
    await service.endPlanning();
    expect(await attributesOf(service, `/runs/${run}`)).toMatchObject({ status: 'errored' });
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
      const judged = { version: '1.22.2', takesTime: true, judge };
      const sets = [{ ...set, policies: [policy] as never, judge: judged }];
      const { service, run, asked, answers } = await begin({}, sets);
      await service.ask('GET', `/runs/${run}`);
      const [request] = asked;
      if (request !== undefined) answers[0]?.resolve(listBlocks(request));
      await service.endPlanning();
      expect(await attributesOf(service, `/runs/${run}`)).toMatchObject({ status: 'errored' });
    },
  );
});

test.each(['cancel', 'stop'])('%s ends the engine', async (how) => {
  const { service, run, asked } = await begin();
  await service.ask('GET', `/runs/${run}`);
  if (how === 'cancel') await service.ask('POST', `/runs/${run}/actions/cancel`);
  else await service.endPlanning();
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(await attributesOf(service, `/runs/${run}`)).toMatchObject({
    status: how === 'cancel' ? 'canceled' : 'errored',
  });
});

test('what an engine plans is never applied', async () => {
  const { service, workspace } = await begin();
  const version = await uploadTo(service, workspace, FILES, { 'auto-queue-runs': false });
  const { status, json } = await service.ask(
    'POST',
    '/runs',
    runOf(workspace, version, { 'plan-only': false }),
  );
  expect(status).toBe(422);
  expect(json.errors[0]?.detail).toContain('Set plan-only to true.');
  const queued = await uploadTo(service, workspace, FILES, { 'auto-queue-runs': true });
  await service.ask('GET', `/configuration-versions/${queued}`);
  const runs = await service.ask(
    'GET',
    `/workspaces/${workspace}/runs?filter[operation]=plan_only`,
  );
  expect(runs.json.data).toHaveLength(2);
});
