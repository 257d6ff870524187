/** A service whose plans are made by an engine, which takes its time. */
import type { Engine, PlanRequest } from '../../src/service/engine.ts';
import { listBlocks } from '../../src/service/plan/list-blocks.ts';
import type { Planned } from '../../src/plan/plan-document.ts';
import type { ServiceOptions } from '../../src/service/service.ts';
import { describe, expect, test } from '../support/jest.ts';
import { startRunOf, uploadTo, type TestService } from '../support/local-service.ts';
import { acmeWith, attributesOf, follow, opened, statusOf } from './asking.ts';

const WORKSPACE = '/organizations/acme/workspaces/network';
const FILES = { 'main.tf': 'resource "terraform_data" "a" {\n  input = "x"\n}\n' };

/** Plans as soon as the test says what, and counts what it was asked. */
function heldEngine() {
  const asked: PlanRequest[] = [];
  const answers: { resolve: (planned: Planned) => void; reject: (error: Error) => void }[] = [];
  const engine: Engine = {
    plan: (request) => {
      asked.push(request);
      return new Promise((resolve, reject) => {
        answers.push({ resolve, reject });
        request.signal.addEventListener('abort', () =>
          setImmediate(() => reject(new Error('it was ended'))),
        );
      });
    },
  };
  return { engine, asked, answers };
}

/** Starts a run, of which the engine is asked a plan as soon as somebody looks. */
async function begin(policySets: ServiceOptions['policySets'] = [], mayApply = false) {
  const held = heldEngine();
  const service = await opened({ engine: held.engine, runDurationMs: 0, policySets });
  const workspace = service.workspaces[0]?.id ?? '';
  const uploaded = mayApply ? { 'auto-queue-runs': false } : undefined;
  const version = await uploadTo(service, workspace, FILES, uploaded);
  const run = await startRunOf(service, workspace, version, { 'plan-only': !mayApply });
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
  answers[0]?.resolve({ ...listBlocks(request), log: '{"@message":"one"}\n{"@message":"two"}\n' });
  await service.endPlanning();
  expect(await status()).toBe('planned_and_finished');
  expect(await logOf(service, run)).toBe('\u0002{"@message":"one"}\n{"@message":"two"}\n\u0003');
  expect(await attributesOf(service, `/runs/${run}/plan`)).toMatchObject({
    'resource-additions': 1,
  });
});

test.each(['infra', '/infra/', './infra'])(
  'a workspace is planned in its directory: %s',
  async (workingDirectory) => {
    const { engine, asked, answers } = heldEngine();
    const seed = acmeWith({ name: 'net', workingDirectory });
    const service = await opened({ engine, runDurationMs: 0, seed });
    const workspace = service.workspaces[0]?.id ?? '';
    const version = await uploadTo(service, workspace, { 'infra/main.tf': FILES['main.tf'] });
    const run = await startRunOf(service, workspace, version);
    await statusOf(service, `/runs/${run}`);
    expect(asked.map((request) => request.workingDirectory)).toEqual(['infra']);
    for (const request of asked) answers[0]?.resolve(listBlocks(request));
    await service.endPlanning();
    expect(await statusOf(service, `/runs/${run}`)).toBe('planned_and_finished');
  },
);

test('an engine that breaks fails the plan and says why', async () => {
  const { service, run, status, answers } = await begin();
  answers[0]?.reject(new Error('out of paper'));
  await service.endPlanning();
  expect(await status()).toBe('errored');
  expect(await logOf(service, run)).toContain('out of paper');
});

describe('what throws once an engine has planned', () => {
  test('fails the plan, and says why', async () => {
    const { service, run, status, request, answers } = await begin();
    const planned = listBlocks(request);
    const broken = { ...planned.document, resource_changes: undefined } as never;
    answers[0]?.resolve({ ...planned, document: broken });
    await service.endPlanning();
    expect(await status()).toBe('errored');
    expect(await logOf(service, run)).toContain('The plan could not be judged');
  });

  test.each(['policy-evaluation', 'policy-check', 'terraform-policy'] as const)(
    'is an error of the policy set in a policy of the system %s',
    async (system) => {
      const policy = { name: 'a', query: 'data.a.deny', level: 'mandatory', description: '' };
      const evaluate = async () => {
        throw new Error('out of memory');
      };
      const set = { name: 'ours', description: null, system, overridable: false };
      const judged = { version: '1.22.4', evaluate };
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

describe('what an engine has planned', () => {
  const STATE = { version: 4, terraform_version: '1.11.4', serial: 7, lineage: 'a' };
  const applied = { log: 'done\n', problems: [], state: JSON.stringify(STATE) };
  const broken = { severity: 'error', summary: 'out of paper', detail: '' } as const;

  /** A run that waits for its confirmation, and what becomes of the plan that its engine holds. */
  async function planned(result: object = {}) {
    const begun = await begin([], true);
    const { service, run, status, request, answers } = begun;
    const held = { applied: 0, closed: 0 };
    const appliablePlan = {
      apply: async () => ({ ...(held.applied++, applied), ...result }),
      close: async () => void (held.closed += 1),
    };
    answers[0]?.resolve(Object.assign(listBlocks(request), { appliablePlan }));
    while ((await status()) === 'planning');
    const apply = async () => {
      expect((await service.ask('POST', `/runs/${run}/actions/apply`)).status).toBe(202);
      while (['confirmed', 'applying'].includes(String(await status())));
      return status();
    };
    return { ...begun, held, apply };
  }

  test('is applied, and its state becomes the one of the workspace', async () => {
    const { service, workspace, status, held, apply } = await planned();
    expect([await status(), held]).toEqual(['planned', { applied: 0, closed: 0 }]);
    expect([await apply(), held]).toEqual(['applied', { applied: 1, closed: 1 }]);
    const state = await attributesOf(service, `/workspaces/${workspace}/current-state-version`);
    expect(state).toMatchObject({ serial: 7, lineage: 'a' });
    const { json } = await service.ask('GET', `/workspaces/${workspace}/runs`);
    expect(json.data[0]?.attributes['status']).toBe('applied');
  });

  test('ends the run where the apply fails, and the state that it left counts', async () => {
    const { service, workspace, run, held, apply } = await planned({ problems: [broken] });
    expect([await apply(), held]).toEqual(['errored', { applied: 1, closed: 1 }]);
    expect(await attributesOf(service, `/runs/${run}/apply`)).toMatchObject({ status: 'errored' });
    const state = await attributesOf(service, `/workspaces/${workspace}/current-state-version`);
    expect(state).toMatchObject({ serial: 7 });
  });

  test('is released when it is discarded', async () => {
    const { service, run, status, held } = await planned();
    await service.ask('POST', `/runs/${run}/actions/discard`);
    expect([await status(), held]).toEqual(['discarded', { applied: 0, closed: 1 }]);
  });

  test('is released when it waits and the service or its workspace ends', async () => {
    const { service, held } = await planned();
    await service.endPlanning();
    expect(held).toEqual({ applied: 0, closed: 1 });
    const other = await planned();
    expect((await other.service.ask('DELETE', WORKSPACE)).status).toBe(204);
    await other.service.endPlanning();
    expect(other.held).toEqual({ applied: 0, closed: 1 });
  });

  test('is released when its workspace was removed before', async () => {
    const { service, request, answers } = await begin([], true);
    await service.ask('DELETE', WORKSPACE);
    expect(request.signal.aborted).toBe(true);
    let closed = 0;
    const appliablePlan = { close: async () => void (closed += 1) };
    answers[0]?.resolve(Object.assign(listBlocks(request), { appliablePlan }) as never);
    await service.endPlanning();
    expect(closed).toBe(1);
  });
});

test('an apply without an engine says that nothing really changes', async () => {
  const service = await opened({ runDurationMs: 0 });
  const workspace = service.workspaces[0]?.id ?? '';
  const version = await uploadTo(service, workspace, FILES, { 'auto-queue-runs': false });
  const run = await startRunOf(service, workspace, version, { 'auto-apply': true });
  expect(await statusOf(service, `/runs/${run}`)).toBe('applied');
  const apply = await attributesOf(service, `/runs/${run}/apply`);
  const { text } = await follow(service, apply['log-read-url']);
  expect(text).toContain('Nothing is really changed: no program applied this');
  const state = await service.ask('GET', `/workspaces/${workspace}/current-state-version`);
  expect(state.status).toBe(404);
});
