import { expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';
import { showFigure } from '../support/sampled.ts';

/** So many workspaces, whose runs pass. */
const many = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`ws-${index}`, { script: 'both' as const }]),
  );

test('workspaces that wait at the same time cause no warning of Node.js about a leak', async () => {
  const warned: Error[] = [];
  const take = (warning: Error) => void warned.push(warning);
  process.on('warning', take);
  const { result } = await runLocally({ workspaces: many(30) });
  process.off('warning', take);
  expect(result.verdict.word).toBe('passed');
  expect(warned.map(({ name }) => name)).toEqual([]);
});

test('100 workspaces under 30 requests per second take little longer than the slowest run', async () => {
  const count = 100;
  const durations = Array.from({ length: count }, (_, index) => 30_000 + 300 * index);
  const slowestMs = durations.at(-1) ?? 0;
  const { result, asked, tookMs, events } = await runLocally({
    latencyMs: 50,
    workspaces: Object.fromEntries(
      durations.map((durationMs, index) => [
        `ws-${index}`,
        { script: { name: 'both', durationMs } },
      ]),
    ),
    service: { rateLimit: 30 },
    options: { changeRequest: 'acme/infra#42' },
  });
  expect(result.verdict).toEqual({ word: 'passed', reasons: [] });
  expect(result.workspaces).toHaveLength(count);
  expect(result.archives).toHaveLength(1);
  const counted = asked.filter(({ target }) => target !== '(secret URL)');
  const start = asked.filter(({ target, method }) => target === '/runs' && method === 'POST');
  // What the limit costs outside the slowest run: everything up to the last run's creation.
  const before = counted.filter(({ atMs }) => atMs <= (start.at(-1)?.atMs ?? 0)).length;
  const limitMs = (before / 30) * 1_000;
  expect(tookMs).toBeLessThanOrEqual(1.15 * (slowestMs + limitMs));
  expect(asked.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(5);
  expect(counted.length / count).toBeLessThanOrEqual(9);
  const lists = asked.filter(({ target }) =>
    /^\/(organizations|workspaces)\/[^/]+\/runs/.test(target),
  );
  const [first] = lists;
  expect(lists.every(({ target }) => target.startsWith('/organizations/'))).toBe(true);
  expect(first?.target).toContain('filter[operation]=plan_only');
  lists.slice(1).forEach(({ atMs }, index) => {
    expect(atMs - (lists[index]?.atMs ?? 0)).toBeGreaterThan(9_000);
  });
  for (const { kind } of events) expect(kind).not.toBe('canceling');
  showFigure(
    `100 workspaces: ${counted.length} requests, slowest run ${slowestMs / 1_000} s, all decided after ${(tookMs / 1_000).toFixed(1)} s, bar ${((1.15 * (slowestMs + limitMs)) / 1_000).toFixed(1)} s`,
  );
});

test('a service that refuses the list of all runs is asked for it once a minute', async () => {
  const isList = (target: string) => /^\/organizations\/[^/]+\/runs/.test(target);
  const { result, asked } = await runLocally({
    workspaces: Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `ws-${index}`,
        { script: { name: 'both', durationMs: 90_000 } },
      ]),
    ),
    wrap: (send) => async (request) => {
      const answer = await send(request);
      const isRefused = isList(request.url.pathname.replace('/api/v2', ''));
      return isRefused ? { ...answer, status: 404 } : answer;
    },
  });
  expect(result.verdict.word).toBe('passed');
  expect(asked.filter(({ target }) => isList(target)).length).toBeLessThanOrEqual(2);
});

test('a stage that waits for a person is seen among many runs, although their status goes on', async () => {
  const disguise = { post_plan_awaiting_decision: 'post_plan_running' };
  const script = { name: 'awaiting-override' as const, disguise };
  const workspaces = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`ws-${index}`, { script }]),
  );
  const { result, tookMs } = await runLocally({ workspaces });
  expect(result.verdict.word).toBe('needs-override');
  expect(tookMs).toBeLessThan(60_000);
});

test('workspaces with the same upload root share one archive', async () => {
  const { result, events } = await runLocally({
    workspaces: {
      net: { workingDirectory: 'infra' },
      dns: { workingDirectory: 'infra' },
      all: {},
    },
    options: {
      workspaces: [
        { name: 'net', directory: '/repo/infra' },
        { name: 'dns', directory: '/repo/infra' },
        { name: 'all', directory: '/repo' },
      ],
    },
  });
  expect(result.verdict.word).toBe('passed');
  expect(result.archives.map(({ root }) => root)).toEqual(['/repo']);
  expect(events.filter(({ kind }) => kind === 'archive')).toHaveLength(1);
  expect(result.workspaces.map(({ workingDirectory }) => workingDirectory)).toEqual([
    'infra',
    'infra',
    '',
  ]);
});

test('after a signal nothing is asked for the workspaces of 700 that no step had begun for', async () => {
  const ending = new AbortController();
  const { result, asked } = await runLocally({
    workspaces: many(700),
    signal: ending.signal,
    wrap: (send) => async (request) => {
      const answer = await send(request);
      if (request.url.pathname.endsWith('/configuration-versions')) ending.abort();
      return answer;
    },
  });
  expect(result.verdict.word).toBe('canceled');
  expect(result.workspaces).toHaveLength(700);
  for (const { verdict } of result.workspaces) expect(verdict.word).toBe('canceled');
  const created = asked.filter(({ target }) => target.endsWith('/configuration-versions'));
  expect(created.length).toBeLessThanOrEqual(500);
});
