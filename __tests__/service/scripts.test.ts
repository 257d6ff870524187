import { isRunOver } from '../../src/model/status.ts';
import { COURSES, type Courses } from '../../src/service/courses.ts';
import { MACHINES } from '../../src/service/machines.ts';
import { SCRIPT_NAMES, type ScriptName, type ScriptInput } from '../../src/service/scripts.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import {
  runOf,
  startRunOf,
  uploadTo,
  type Item,
  type TestService,
} from '../support/local-service.ts';
import { showFigure } from '../support/sampled.ts';
import { acmeWith, act, attributesOf, follow, opened, statusOf } from './asking.ts';

const FILES = { 'main.tf': 'resource "aws_vpc" "main" {\n  cidr_block = "10.0.0.0/16"\n}\n' };
type ScriptedPolicyInput = NonNullable<ScriptInput['policySets']>[number]['policies'][number];
type Kind = 'plan-only' | 'save-plan' | 'plan-and-apply';

/** Every status that was ever shown, by type; and how often one followed another. */
const seen = new Map<string, Set<string>>();
const illegal: string[] = [];

/** Watches everything that belongs to a run, in small steps of the script's time. */
interface Watcher {
  path: string[];
  last: Map<string, string>;
}

async function look(service: TestService, runId: string, watcher: Watcher): Promise<void> {
  const all: Item[] = [];
  for (const path of [
    '?include=plan,apply,cost_estimate,configuration_version',
    '/task-stages?include=task_results,policy_evaluations',
    '/policy-checks',
    '/tf-policy-evaluations',
  ]) {
    const { json } = await service.ask('GET', `/runs/${runId}${path}`);
    all.push(...[json.data].flat(), ...(json.included ?? []));
  }
  for (const { id, type, attributes } of all) {
    const status = String(attributes['status']);
    const before = watcher.last.get(id);
    const machine = MACHINES[type];
    if (before !== status) {
      if (!seen.has(type)) seen.set(type, new Set());
      seen.get(type)?.add(status);
      watcher.last.set(id, status);
      if (type === 'runs') watcher.path.push(status);
      if (machine !== undefined && !(status in machine)) illegal.push(`${type}: ${status}`);
      // Steps without duration pass unseen, so only a final status that changed is an error here.
      if (before !== undefined && machine?.[before]?.length === 0) {
        illegal.push(`${type}: ${before} → ${status}`);
      }
    }
  }
}

/** A service, its workspace `network`, and a way to start a run of files in that. */
async function network(options: Parameters<typeof opened>[0] = {}, script?: ScriptReference) {
  const service = await opened(options);
  const id = service.workspaceId('network');
  if (script !== undefined) service.setScript(id, script);
  const startRun = async (uploaded?: Record<string, boolean>, attributes: object = {}) =>
    startRunOf(service, id, await uploadTo(service, id, FILES, uploaded), attributes);
  return { service, id, startRun };
}

async function live(
  script: ScriptReference,
  kind: Kind,
  act?: (service: TestService, runId: string, status: string) => Promise<void>,
  lengthMs = 230,
  courses: Partial<Courses> = {},
): Promise<{ path: string[]; service: TestService; runId: string }> {
  const { service, startRun } = await network({ runDurationMs: 200, courses }, script);
  const [speculative, provisional] = [kind === 'plan-only', kind === 'save-plan'];
  const uploaded = { speculative, provisional, 'auto-queue-runs': false };
  const runId = await startRun(uploaded, { 'save-plan': provisional });
  const watcher: Watcher = { path: [], last: new Map() };
  let stepMs = 4;
  for (let ms = 0; ms < lengthMs; ms += stepMs) {
    await look(service, runId, watcher);
    const status = watcher.path.at(-1) ?? '';
    await act?.(service, runId, status);
    // Hardly anything happens after the end of a run.
    stepMs = act === undefined && isRunOver(status) ? 10 : 4;
    service.pass(stepMs);
  }
  return { path: watcher.path, service, runId };
}

async function overrideWhatWaits(service: TestService, runId: string): Promise<void> {
  for (const [kind, waits] of [
    ['policy-checks', 'soft_failed'],
    ['task-stages', 'awaiting_override'],
    ['tf-policy-evaluations', 'awaiting_override'],
  ] as const) {
    const { json } = await service.ask('GET', `/runs/${runId}/${kind}`);
    for (const { id } of json.data.filter(({ attributes }) => attributes['status'] === waits)) {
      await service.ask('POST', `/${kind}/${id}/actions/override`);
    }
  }
}

/** The scripts whose uploads cannot be run, or not yet. */
const WITHOUT_RUN: readonly ScriptName[] = ['slow-processing', 'version-errored'];

describe('a script', () => {
  test('takes a speculative run on its way, and other runs as well', async () => {
    const runs = SCRIPT_NAMES.filter((each) => !WITHOUT_RUN.includes(each)).map(
      (name): [ScriptName, Kind] => [name, 'plan-only'],
    );
    runs.push(
      ['save-plan', 'save-plan'],
      ['save-plan-failed', 'save-plan'],
      ['policy-check-soft-failed', 'save-plan'],
      ['policy-check-soft-failed', 'plan-and-apply'],
      ['policy-check-passed', 'plan-and-apply'],
      ['cost-estimate', 'plan-and-apply'],
      ['plain', 'plan-and-apply'],
      ['discarded', 'plan-and-apply'],
    );
    const ways: string[] = [];
    for (const [name, kind] of runs) {
      const { path } = await live(name, kind);
      ways.push(`${name}, ${kind}: ${path.join(' ')}\n`);
    }
    expectGolden('service/scripts.txt', ways.join(''));
  });

  test('counts down a place in a long queue', async () => {
    const script = { name: 'long-queue', timings: { pending: 800 } } as const;
    const { service, startRun } = await network({ runDurationMs: 1000 }, script);
    const runId = await startRun();
    const positions: unknown[] = [];
    for (let ms = 0; ms < 800; ms += 100) {
      positions.push((await attributesOf(service, `/runs/${runId}`))['position-in-queue']);
      service.pass(100);
    }
    expect(positions).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });

  test('ends a run after exactly the time that it says', async () => {
    const script = { name: 'both-with-cost-estimate', durationMs: 60_000 } as const;
    const { service, startRun } = await network({}, script);
    const path = `/runs/${await startRun()}`;
    service.pass(59_999);
    expect(await statusOf(service, path)).not.toBe('planned_and_finished');
    service.pass(1);
    expect(await attributesOf(service, path)).toMatchObject({
      status: 'planned_and_finished',
      'status-timestamps': { 'planned-and-finished-at': '2026-01-01T00:01:00+00:00' },
    });
  });

  test('lets runs wait in a locked workspace that could be applied at once', async () => {
    const seed = acmeWith({ name: 'network', locked: true });
    const { service, startRun } = await network({ seed, runDurationMs: 200 });
    const applied = { speculative: false, 'auto-queue-runs': false };
    const waiting = await startRun(applied);
    const saved = await startRun({ ...applied, provisional: true }, { 'save-plan': true });
    service.pass(400);
    const ends = [waiting, saved].map((run) => statusOf(service, `/runs/${run}`));
    expect(await Promise.all(ends)).toEqual(['pending', 'planned_and_saved']);
  });

  test('takes no run in a local workspace, and says why an upload errors', async () => {
    const seed = acmeWith({ name: 'network', executionMode: 'local' });
    const { service, id } = await network({ seed });
    const versionId = await uploadTo(service, id, FILES);
    const refused = await service.ask('POST', '/runs', runOf(id, versionId));
    expect(refused.status).toBe(422);
    expect(refused.json.errors[0]?.detail).toMatch(/local execution mode/);

    service.setScript(id, 'version-errored');
    const broken = await uploadTo(service, id, FILES);
    expect(await statusOf(service, `/configuration-versions/${broken}`)).toBe('errored');
  });

  test('takes no run of a version that is still being processed', async () => {
    const { service, id } = await network({}, 'slow-processing');
    const body = runOf(id, await uploadTo(service, id, FILES));
    const early = await service.ask('POST', '/runs', body);
    expect(early.status).toBe(422);
    expect(early.json.errors[0]?.detail).toBe('Configuration version is still being processed.');
    service.pass(3000);
    expect((await service.ask('POST', '/runs', body)).status).toBe(201);
  });
});

async function apply(service: TestService, runId: string, status: string): Promise<void> {
  if (status === 'planned_and_saved') await act(service, `/runs/${runId}/actions/apply`);
}

describe('people', () => {
  const SOFT = 'policy-check-soft-failed';
  /** The script that shows what a course is; undefined for a course that changes no path of a run. */
  const SHOWN_BY: Record<keyof Courses, [ScriptName, Kind?] | undefined> = {
    'overridden-plan-only-run': [SOFT],
    'failed-evaluation': ['awaiting-override'],
    'overridden-stage': ['awaiting-override'],
    'overridden-saved-plan': [SOFT, 'save-plan'],
    'final-evaluation': ['evaluation-failed'],
    'broken-check': ['policy-check-errored'],
    'final-init': ['tf-policy-init'],
    'overridable-init': ['tf-policy-init-awaiting-override'],
    'failed-task': ['pre-plan-task-failed'],
    'comments-on-runs': undefined,
    'long-message': undefined,
  };

  test('let a run go on by an override, in every course', async () => {
    const ways: string[] = [];
    const tell = async (
      what: string,
      script: ScriptName,
      kind?: Kind,
      courses?: Partial<Courses>,
    ) => {
      const made = await live(script, kind ?? 'plan-only', overrideWhatWaits, 450, courses);
      made.service.pass(6000);
      const last = String(await statusOf(made.service, `/runs/${made.runId}`));
      const later = last === made.path.at(-1) ? '' : `, later ${last}`;
      ways.push(`${what}: ${made.path.join(' ')}${later}\n`);
    };
    await tell('a run to apply', SOFT, 'plan-and-apply');
    await tell('a policy of Terraform', 'tf-policy-awaiting-override');
    for (const [course, values] of Object.entries(COURSES)) {
      const shown = SHOWN_BY[course as keyof Courses];
      if (shown === undefined) continue;
      for (const value of values)
        await tell(`${course}=${value}`, shown[0], shown[1], { [course]: value });
    }
    expectGolden('service/courses.txt', ways.join(''));
  });

  test.each([
    ['allowed', [201, 200]],
    ['forbidden', [403, 403]],
    ['not-found', [404, 404]],
  ] as const)('comment on a run: %s', async (value, statuses) => {
    const { service, runId } = await live(SOFT, 'plan-only', undefined, 450, {
      'comments-on-runs': value,
    });
    const body = { data: { type: 'comments', attributes: { body: 'Read it.' } } };
    const written = await service.ask('POST', `/runs/${runId}/comments`, body);
    const read = await service.ask('GET', `/runs/${runId}/comments`);
    expect([written.status, read.status]).toEqual(statuses);
  });

  test.each([
    ['kept', 1_000],
    ['cut', 255],
  ] as const)(
    'write a long message that is %s: %d characters of a thousand',
    async (value, length) => {
      const { service, id } = await network({ courses: { 'long-message': value } }, SOFT);
      const { data } = runOf(id, await uploadTo(service, id, FILES));
      const body = {
        data: { ...data, attributes: { ...data.attributes, message: 'x'.repeat(1_000) } },
      };
      service.pass(5_000);
      const { json } = await service.ask('POST', '/runs', body);
      expect(String(json.data.attributes['message'])).toHaveLength(length);
    },
  );

  test.each([
    ['stays', true, 200],
    ['refused', true, 409],
    ['not-offered', false, 409],
  ] as const)(
    'override a check of a plan-only run that is over: %s',
    async (value, offered, status) => {
      const courses = { 'overridden-plan-only-run': value };
      const { service, runId } = await live(SOFT, 'plan-only', undefined, 450, courses);
      const [check] = (await service.ask('GET', `/runs/${runId}/policy-checks`)).json.data;
      expect(check?.attributes['actions']).toEqual({ 'is-overridable': offered });
      expect(await act(service, `/policy-checks/${check?.id}/actions/override`)).toBe(status);
    },
  );

  test('apply a provisional version, with run tasks around it, which becomes the current one', async () => {
    const tasks = { preApplyTasks: [{ name: 'freeze' }], postApplyTasks: [{ name: 'inventory' }] };
    const script = { name: 'save-plan', ...tasks } as const;
    const { path, service, runId } = await live(script, 'save-plan', apply, 450);
    expect(path.slice(-10).join(' ')).toBe(
      'planned_and_saved confirmed pre_apply_running pre_apply_completed queuing_apply apply_queued applying post_apply_running post_apply_completed applied',
    );
    const run = await service.ask('GET', `/runs/${runId}?include=workspace`);
    const current = run.json.included[0]?.relationships['current-configuration-version']?.data;
    expect(current?.id).toBe(run.json.data.relationships['configuration-version']?.data.id);
  });

  test('see a run task that fails after the apply fail its stage alone', async () => {
    const postApplyTasks = [{ name: 'inventory', status: 'failed' as const }];
    const script = { name: 'save-plan' as const, postApplyTasks };
    const { path, service, runId } = await live(script, 'save-plan', apply, 450);
    expect(path.at(-1)).toBe('applied');
    const { json } = await service.ask('GET', `/runs/${runId}/task-stages`);
    expect(json.data.at(-1)?.attributes['status']).toBe('failed');
  });

  test('have plan-and-apply runs of a workspace wait for each other', async () => {
    const { service, id } = await network({ runDurationMs: 100 });
    const versionId = await uploadTo(service, id, FILES, { 'auto-queue-runs': false });
    const first = `/runs/${await startRunOf(service, id, versionId)}`;
    const second = `/runs/${await startRunOf(service, id, versionId)}`;
    const statuses = async () => [await statusOf(service, first), await statusOf(service, second)];
    service.pass(1000);
    expect(await statuses()).toEqual(['planned', 'pending']);
    expect(await act(service, `${first}/actions/cancel`)).toBe(409);
    expect(await act(service, `${first}/actions/discard`)).toBe(202);
    service.pass(1000);
    expect(await statuses()).toEqual(['discarded', 'planned']);
  });

  test('can force the end of a run that ignores a cancel after a while, not before', async () => {
    const { service, startRun } = await network({}, 'cancel-ignored');
    const path = `/runs/${await startRun()}`;
    expect(await act(service, `${path}/actions/force-cancel`)).toBe(409);
    expect(await act(service, `${path}/actions/cancel`)).toBe(202);
    expect(await act(service, `${path}/actions/cancel`)).toBe(409);
    expect(await act(service, `${path}/actions/force-cancel`)).toBe(409);
    service.pass(60_000);
    expect(await act(service, `${path}/actions/force-cancel`)).toBe(202);
    expect(await statusOf(service, path)).toBe('force_canceled');
  });

  test('wait for a cancel as long as the script says', async () => {
    const { service, startRun } = await network({}, { name: 'cancel-ignored', cancelMs: 500 });
    const path = `/runs/${await startRun()}`;
    expect(await act(service, `${path}/actions/cancel`)).toBe(202);
    service.pass(499);
    expect(await statusOf(service, path)).not.toBe('canceled');
    service.pass(1);
    expect(await statusOf(service, path)).toBe('canceled');
  });

  test('never apply a speculative run', async () => {
    const { service, startRun } = await network({ runDurationMs: 0 });
    const applied = await service.ask('POST', `/runs/${await startRun()}/actions/apply`);
    expect(applied.status).toBe(409);
    expect(applied.json.errors[0]).toMatchObject({
      status: '409',
      title: 'transition not allowed',
    });
  });
});

test('a run of the local service ends where the gate takes it for over', () => {
  const ends = Object.entries(MACHINES['runs'] ?? {}).flatMap(([word, next]) =>
    next.length === 0 ? [word] : [],
  );
  expect(ends.length).toBeGreaterThan(3);
  expect(ends.filter((word) => !isRunOver(word))).toEqual([]);
});

describe('every state', () => {
  const policies: ScriptedPolicyInput[] = [
    { name: 'p', level: 'soft-mandatory', status: 'failed' },
  ];
  const everything: ScriptInput = {
    prePlanTasks: [{ name: 'a' }],
    postPlanTasks: [{ name: 'b' }],
    preApplyTasks: [{ name: 'c' }],
    costEstimate: {},
    policyChecks: [{ policies }],
    policySets: [{ name: 's', overridable: true, policies }],
    terraformPolicySets: [{ name: 't', policies }],
  };

  test('of an object of a run is reached, for a cancel at any time', async () => {
    let canceled = 0;
    const reached: string[] = [];
    for (let at = 0; at <= 200; at += 20) {
      const cancelThen = async (service: TestService, run: string): Promise<void> => {
        if (service.passedMs() < at) await overrideWhatWaits(service, run);
        else if (service.passedMs() === at) {
          const answer = await service.ask('POST', `/runs/${run}/actions/cancel`);
          if (answer.status === 202) canceled += 1;
          else await service.ask('POST', `/runs/${run}/actions/discard`);
        }
      };
      const { path } = await live(everything, 'plan-and-apply', cancelThen);
      reached.push(path.at(-1) ?? '');
    }
    expect(new Set(reached)).toEqual(new Set(['canceled', 'discarded']));
    expect(canceled).toBeGreaterThan(5);

    await live({ ...everything, plan: { diagnostics: [{ summary: 'no' }] } }, 'plan-only');
    await live({ name: 'pre-plan-task-failed', costEstimate: {} }, 'plan-only');
    await live({ prePlanTasks: [{ name: 'a', status: 'errored' }] }, 'plan-only');
    await live({ costEstimate: { status: 'skipped_due_to_targeting' } }, 'plan-only');
    const errored: ScriptedPolicyInput[] = [{ name: 'p', level: 'mandatory', status: 'errored' }];
    await live({ terraformPolicySets: [{ name: 's', policies: errored }] }, 'plan-only');
    const preApplyTasks: ScriptInput['preApplyTasks'] = [{ name: 'a', status: 'failed' }];
    await live({ name: 'save-plan', preApplyTasks }, 'save-plan', apply, 450);
  });

  test.each<[string, ScriptInput['plan']]>([
    ['of the files', undefined],
    ['of the script', { additions: 0, changes: 2, destructions: 3 }],
    ['none', { additions: 0, changes: 0, destructions: 0 }],
  ])('the JSON of a plan adds up to its counts: %s', async (_, plan) => {
    const seed = acmeWith({ name: 'network', script: { name: 'save-plan', plan } });
    const { service, startRun } = await network({ runDurationMs: 100, seed });
    const run = await startRun(undefined, { 'plan-only': true });
    service.pass(60_000);
    const { id, attributes } = (await service.ask('GET', `/runs/${run}/plan`)).json.data;
    const redacted = await service.ask('GET', `/plans/${id}/json-output-redacted`);
    const whole = await service.ask('GET', `/plans/${id}/json-output`);
    for (const { text } of [redacted, await follow(service, whole.headers['location'])]) {
      const { resource_changes: changes } = JSON.parse(text) as {
        resource_changes: { change: { actions: string[] } }[];
      };
      const having = (action: string) =>
        changes.filter(({ change }) => change.actions.includes(action)).length;
      expect(['create', 'update', 'delete'].map(having)).toEqual(
        ['additions', 'changes', 'destructions'].map((name) => attributes[`resource-${name}`]),
      );
    }
    const { destructions = 0 } = plan ?? {};
    expect(attributes['resource-destructions']).toBe(destructions);
  });

  test('files of a version from version control are fetched once more', async () => {
    const versions = [{ ingress: {}, status: 'archived' as const, files: FILES }];
    const seed = acmeWith({ name: 'network', versions });
    const { service, id } = await network({ runDurationMs: 100, seed });
    const [version] = service.versions();
    const runId = await startRunOf(service, id, version?.id ?? '', { 'plan-only': true });
    const watcher: Watcher = { path: [], last: new Map() };
    const states = new Set<string>();
    for (let ms = 0; ms < 120; ms += 2) {
      await look(service, runId, watcher);
      states.add(service.versions()[0]?.status ?? '');
      service.pass(2);
    }
    expect(watcher.path.slice(0, 4).join(' ')).toBe(
      'pending fetching fetching_completed plan_queued',
    );
    expect([...states]).toEqual(['archived', 'fetching', 'uploaded']);
    expect(service.versions()[0]?.status).toBe('archived');
  });

  test('was seen, and no illegal one', () => {
    expect(illegal.filter((line) => !line.includes('planned_and_archived'))).toEqual([]);
    const missing = Object.entries(MACHINES)
      // Versions have a test of their own, with those who delete and restore them.
      .filter(([type]) => type !== 'configuration-versions')
      .flatMap(([type, machine]) =>
        Object.keys(machine)
          .filter((status) => seen.get(type)?.has(status) !== true)
          .map((status) => `${type}: ${status}`),
      );
    // Only an apply of a program fails: that is in engines.test.ts.
    expect(missing).toEqual(['applies: errored']);
    const count = [...seen.values()].reduce((sum, statuses) => sum + statuses.size, 0);
    showFigure(`${String(count)} statuses of ${String(seen.size)} kinds of objects seen`);
  });
});
