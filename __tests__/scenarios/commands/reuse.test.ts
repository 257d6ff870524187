/** `reuse: upload` on GitHub: the record in the gate's comment, and when it counts for a later push. */
import { decodeMarker } from '../../../src/report/marker.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import {
  BASE,
  HEAD,
  MERGE,
  pullRequestPayload,
  SERVICE_TOKEN,
  type Scenario,
  type StepChanges,
} from '../../support/scenario.ts';
import { comment, gate, gateAgain, NEWER, start, sticky, WORKFLOW } from './commented.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const UPLOAD = { reuse: 'upload' };
const repository = { id: 1296269, default_branch: 'main' };

/** What GitHub says of a push to the pull request. */
function pushed(head: string) {
  const payload = pullRequestPayload({ head }) as object;
  return { name: 'pull_request', payload: { ...payload, repository } };
}

function queued(ref: string): StepChanges {
  const head_ref = `refs/heads/gh-readonly-queue/main/${ref}`;
  const merge_group = { head_sha: MERGE, base_sha: BASE, base_ref: 'refs/heads/main', head_ref };
  return {
    event: { name: 'merge_group', payload: { merge_group, repository } },
    env: { GITHUB_REF: head_ref, GITHUB_RUN_ID: '7002' },
  };
}

/** The first push, with a failure that waits for an override. */
async function first(given: Record<string, string> = UPLOAD): Promise<string> {
  scenario = await start({ script: 'awaiting-override' });
  const ended = await gate(scenario, given, { event: pushed(HEAD) });
  expect(ended.outputs['verdict']).toBe('needs-override');
  return ended.outputs['run-id'] ?? '';
}

/** The same, and somebody overrides it by a comment. */
async function overridden(given?: Record<string, string>): Promise<string> {
  const run = await first(given);
  expect((await comment(scenario)).exitCode).toBe(0);
  await gateAgain(scenario, given, '2');
  return run;
}

/** A later push to the same pull request. */
function push(given: Record<string, string> = UPLOAD, changes: StepChanges = {}) {
  scenario.github.push(42, NEWER);
  const env = { GITHUB_RUN_ID: '7002', ...changes.env };
  return gate(scenario, given, { event: pushed(NEWER), ...changes, env });
}

/** Somebody overrides the run on its page. */
async function overrideAtService(run: string): Promise<void> {
  const ask = async (method: string, path: string) => {
    const headers = { authorization: `Bearer ${SERVICE_TOKEN}` };
    const answer = await fetch(`${scenario.service.origin}/api/v2${path}`, { method, headers });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as { data: { id: string }[] };
  };
  const { data } = await ask('GET', `/runs/${run}/task-stages`);
  for (const { id } of data) await ask('POST', `/task-stages/${id}/actions/override`);
}

function own(): { id: number; body: string } {
  const found = scenario.github.comments(42).find(({ author }) => author === WORKFLOW.login);
  return { id: found?.id ?? 0, body: found?.body ?? '' };
}

test('a push with the same files needs no second override, and the comment says why', async () => {
  const run = await overridden();
  const second = await push();
  expect([second.exitCode, second.outputs['verdict']]).toEqual([0, 'overridden']);
  expect(second.outputs['run-id']).toBe(run);
  expect(scenario.service.runs()).toHaveLength(1);
  expect(second.stdout).toContain(`${run} planned these very files for 6f1cb40; no new run`);
  expect(sticky(scenario)).toMatch(
    new RegExp(
      `${run}\` planned these very files for commit \`6f1cb40\`, and nothing was applied since, so no new run was started\\. It was overridden by \`\\w+\`: whether that account`,
    ),
  );
});

test('a run that waits is overridden at the newer commit', async () => {
  const run = await first();
  const second = await push();
  expect([second.outputs['verdict'], second.outputs['run-id']]).toEqual(['needs-override', run]);
  scenario.github.workflowRuns.push({
    ...scenario.github.workflowRuns[0],
    id: 7002,
    headSha: NEWER,
  } as (typeof scenario.github.workflowRuns)[number]);
  const body = `/plangate override ${NEWER} agreed in CHG-1042`;
  expect(await comment(scenario, { body })).toMatchObject({ exitCode: 0, reaction: 'rocket' });
  const env = { GITHUB_RUN_ATTEMPT: '2' };
  expect((await push(UPLOAD, { env })).outputs['verdict']).toBe('overridden');
});

test('`/plangate again` plans again, also where the gate is open', async () => {
  const run = await overridden();
  const ended = { status: 'completed', conclusion: 'success' };
  Object.assign(scenario.github.workflowRuns[0] ?? {}, ended);
  const done = await comment(scenario, { login: 'dora', body: '/plangate again' });
  expect(done).toMatchObject({ exitCode: 0, reaction: 'rocket' });
  expect(sticky(scenario)).toContain('- dora asked for new plans');
  const again = await gate(scenario, UPLOAD, {
    event: pushed(HEAD),
    env: { GITHUB_RUN_ATTEMPT: '3' },
  });
  expect(again.outputs['verdict']).toBe('needs-override');
  expect(again.outputs['run-id']).not.toBe(run);
});

describe('`/plangate again`', () => {
  /** Overridden, and ended; a comment that anybody edits, a push and a queue follow. */
  async function ended(course: 'allowed' | 'forbidden'): Promise<string> {
    scenario = await start({ script: 'awaiting-override' }, {}, undefined, {
      courses: { 'comments-on-runs': course },
    });
    const { outputs } = await gate(scenario, UPLOAD, { event: pushed(HEAD) });
    expect((await comment(scenario)).exitCode).toBe(0);
    await gateAgain(scenario, UPLOAD, '2');
    const { workflowRuns } = scenario.github;
    Object.assign(workflowRuns[0] ?? {}, { status: 'completed', conclusion: 'success' });
    const done = await comment(scenario, { login: 'dora', body: '/plangate again' });
    expect(done).toMatchObject({ exitCode: 0, reaction: 'rocket' });
    return outputs['run-id'] ?? '';
  }

  test('lasts at the service through an edited comment, a push and a queue', async () => {
    const run = await ended('allowed');
    scenario.github.removeComment(own().id);
    const second = await push();
    expect(second.outputs['verdict']).toBe('needs-override');
    const queue = await gate(scenario, UPLOAD, queued(`pr-42-${BASE}`));
    expect([second.outputs['run-id'], queue.outputs['run-id']]).not.toContain(run);
    expect(queue.outputs['verdict']).toBe('needs-override');
  });

  test('lasts in the comment, where the service takes none on runs, through a push and other commands', async () => {
    const run = await ended('forbidden');
    expect((await comment(scenario, { login: 'dora', body: '/plangate help' })).exitCode).toBe(0);
    const second = await push();
    expect(second.outputs['verdict']).toBe('needs-override');
    expect(second.outputs['run-id']).not.toBe(run);
  });

  test('names the runs whose use it cannot end, and fails', async () => {
    const run = await overridden();
    const { workflowRuns } = scenario.github;
    Object.assign(workflowRuns[0] ?? {}, { status: 'completed', conclusion: 'success' });
    const given = { workspaces: 'sandbox' };
    const done = await comment(scenario, { login: 'dora', body: '/plangate again', given });
    expect([done.exitCode, done.actions]).toEqual([1, ['told in the comment', 'started again']]);
    expect(done.said).toContain(
      `The use of run ${run} of net-prod was not ended: \`workspaces\` does not name net-prod.`,
    );
  });

  test('is not stored where it is refused', async () => {
    const run = await overridden();
    scenario.github.workflowRuns.length = 0;
    const before = decodeMarker(own().body)?.commands ?? [];
    const done = await comment(scenario, { login: 'dora', body: '/plangate again' });
    expect(done).toMatchObject({ exitCode: 1, reaction: '-1' });
    const after = decodeMarker(own().body)?.commands ?? [];
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toMatchObject([{ verb: 'refused' }]);
    const second = await push();
    expect([second.outputs['verdict'], second.outputs['run-id']]).toEqual(['overridden', run]);
  });
});

test('a merge queue that names the pull request takes its run over', async () => {
  const run = await overridden();
  const { outputs } = await gate(scenario, UPLOAD, queued(`pr-42-${BASE}`));
  expect([outputs['verdict'], outputs['run-id']]).toEqual(['overridden', run]);
});

describe('the files are planned again', () => {
  test.each<[string, () => ReturnType<typeof gate>]>([
    ['`reuse: commit`', () => push({})],
    ['a queue that names another one', () => gate(scenario, UPLOAD, queued(`pr-43-${BASE}`))],
  ])('with %s', async (_, act) => {
    const run = await overridden();
    const { outputs } = await act();
    expect(outputs['verdict']).toBe('needs-override');
    expect(outputs['run-id']).not.toBe(run);
  });
});

describe('the seal in the message of the run counts', () => {
  test.each<[string, () => void]>([
    [
      'after another person edited the comment',
      () => scenario.github.editComment(own().id, own().body, 'mallory'),
    ],
    [
      'after the comment lost its text',
      () => scenario.github.editComment(own().id, 'gone', 'mallory'),
    ],
    ['without a comment', () => scenario.github.removeComment(own().id)],
  ])('%s', async (_, change) => {
    const run = await overridden();
    change();
    const { outputs } = await push();
    expect([outputs['verdict'], outputs['run-id']]).toEqual(['overridden', run]);
  });

  test('with `comment: off`', async () => {
    const off = { ...UPLOAD, comment: 'off' };
    const run = await first(off);
    await overrideAtService(run);
    const { outputs } = await push(off);
    expect([outputs['verdict'], outputs['run-id']]).toEqual(['overridden', run]);
  });
});
