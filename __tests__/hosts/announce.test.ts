/** What a comment says while the service plans; that nothing else depends on it. */
import { createSecrets } from '../../src/model/secrets.ts';
import * as fc from 'fast-check';
import { announcePlan, announcer } from '../../src/hosts/announce.ts';
import { createHostSend } from '../../src/hosts/ask.ts';
import { startComment } from '../../src/hosts/comment.ts';
import { toCommentContent } from '../../src/hosts/decide-comment.ts';
import { readEarlierReports } from '../../src/hosts/earlier-reports.ts';
import { HostError } from '../../src/hosts/host-error.ts';
import type { CommentApi } from '../../src/hosts/own-comments.ts';
import { TransportError } from '../../src/model/ports.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import { decodeMarker, hash } from '../../src/report/marker.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { ReportView } from '../../src/report/view.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';
import { seededRandom, virtualTime, type VirtualTime } from '../support/virtual-time.ts';
import { concealed } from '../support/concealed.ts';
import { commentsInMemory } from './comments-in-memory.ts';

const OLD = 'a'.repeat(40);
const NEW = 'b'.repeat(40);
const RUN = 'https://app.terraform.io/app/acme/net-prod/runs/run-1';
/** Where a comment is kept and read. */
type Update = CommentApi['updateComment'];

interface Job {
  head: string;
  runId: number;
  attempt?: number;
  section?: string;
  verdict?: VerdictWord;
  startedAt?: string;
  url?: string;
}

function viewOf({
  head,
  runId,
  attempt = 1,
  section,
  verdict = 'blocked',
  startedAt,
  url = 'https://github.com/acme/infra/actions/runs/1/job/1',
}: Job): ReportView {
  const result = sampleResult({ verdict, system: 'policy-check', workspaces: 1 });
  return toReportView(
    result,
    sampleContext({
      commit: { sha: head },
      job: { url, runId, attempt },
      jobId: hash(section ?? 'alone'),
      ...(section !== undefined && { section }),
      ...(startedAt !== undefined && { startedAt }),
    }),
  );
}

/** One pull request, and its jobs, which report or announce. */
function world(latency: () => number = () => 0) {
  const time = virtualTime();
  const { state, api, write } = commentsInMemory(time, OLD, latency);
  const ports = { clock: time, random: seededRandom(1) };
  const report = async (job: Job) => {
    const view = viewOf(job);
    const wish = {
      number: 42,
      headSha: job.head,
      green: view.green,
      when: 'always',
    } as const;
    const started = await startComment(api, toCommentContent(concealed(view)), wish, ports);
    return started.settle();
  };
  const announce = async (job: Job, unfinished = false) => {
    const earlier = await readEarlierReports(api, 42, 'default');
    const plan = concealed({ context: viewOf(job).context, url: RUN, unfinished });
    const place = { api, number: 42, headSha: job.head };
    await announcePlan(place, plan, earlier, new AbortController().signal);
  };
  const heading = (): string => state.comments[0]?.body.split('\n')[0] ?? '';
  return { time, state, api, write, ports, report, announce, heading };
}

describe('a comment while the service plans', () => {
  test('names the commit and the run, and stays otherwise', async () => {
    const { time, state, report, announce, heading } = world();
    await time.run(report({ head: OLD, runId: 1 }));
    expect(heading()).toBe('### ❌ Policy gate: blocked by 2 policies in 1 workspace at `aaaaaaa`');
    const before = state.comments[0]?.body.split('\n').slice(1, -1);
    state.head = NEW;
    state.calls = [];
    await time.run(announce({ head: NEW, runId: 2 }));
    expect(state.calls).toEqual(['look', 'update']);
    expect(heading()).toBe(
      `### ⏳ Policy gate: \`bbbbbbb\` is being planned since 14:02 UTC ([run](${RUN})) · before: blocked by 2 policies in 1 workspace at \`aaaaaaa\``,
    );
    expect(state.comments[0]?.body.split('\n').slice(1, -1)).toEqual(before);

    await time.run(report({ head: NEW, runId: 2, verdict: 'passed' }));
    expect(heading()).toBe('### ✅ Policy gate: passed · 14 policies in 1 workspace at `bbbbbbb`');
    expect(decodeMarker(state.comments[0]?.body ?? '')?.plans).toBeUndefined();
  });

  test('nothing is sent without a comment, and none is created', async () => {
    const { time, state, announce } = world();
    await time.run(announce({ head: OLD, runId: 1 }));
    expect(state.calls).toEqual(['look']);
  });

  test('what somebody else wrote, and a change that has moved on, are left alone', async () => {
    const { time, state, report, announce } = world();
    await time.run(report({ head: OLD, runId: 1 }));
    state.head = NEW;
    await time.run(announce({ head: OLD, runId: 2 }));
    state.comments = state.comments.map((comment) => ({ ...comment, mine: false }));
    await time.run(announce({ head: NEW, runId: 2 }));
    expect(state.calls.filter((call) => call === 'update')).toEqual([]);
  });

  test('an older run neither announces nor reports over a newer one', async () => {
    const { time, state, report, announce, heading } = world();
    await time.run(report({ head: OLD, runId: 1 }));
    state.head = NEW;
    await time.run(announce({ head: NEW, runId: 3 }));
    const announced = heading();
    // A host that does not say where the change is now.
    state.head = 'c'.repeat(40);
    await time.run(announce({ head: 'c'.repeat(40), runId: 2 }));
    expect(await time.run(report({ head: 'c'.repeat(40), runId: 2 }))).toMatchObject({
      written: false,
      superseded: 'run',
    });
    expect(heading()).toBe(announced);
  });

  test('a job that ended early: its post step says so, and so does its next attempt', async () => {
    const { time, state, report, announce, heading } = world();
    await time.run(report({ head: OLD, runId: 1 }));
    state.head = NEW;
    await time.run(announce({ head: NEW, runId: 2 }));
    await time.run(announce({ head: NEW, runId: 2 }, true));
    expect(heading()).toBe(
      '### ⚠️ Policy gate: the plan of `bbbbbbb` started, did not finish · before: blocked by 2 policies in 1 workspace at `aaaaaaa`',
    );
    await time.run(announce({ head: NEW, runId: 2, attempt: 2 }));
    expect(heading()).toContain('`bbbbbbb` is being planned since');
    expect(heading()).toContain('the plan of `bbbbbbb` started, did not finish');
    await time.run(report({ head: NEW, runId: 2, attempt: 2, verdict: 'passed' }));
    expect(heading()).toBe('### ✅ Policy gate: passed · 14 policies in 1 workspace at `bbbbbbb`');
  });

  const LATER = '2026-11-21T09:00:00.000Z';

  test('a job that runs again in the same attempt ends its own mark, with its own links', async () => {
    const { time, state, report, announce, heading } = world();
    await time.run(report({ head: OLD, runId: 1 }));
    const before = heading();
    const again = { head: OLD, runId: 1, startedAt: LATER };
    await time.run(announce(again));
    expect(heading()).toContain('waiting for 1 of 1 jobs');
    await time.run(report(again));
    expect(heading()).toBe(before);
    const url = 'https://github.com/acme/infra/actions/runs/1/job/2';
    await time.run(announce({ ...again, url }));
    expect(await time.run(report({ ...again, url }))).toMatchObject({ written: true });
    expect(state.comments[0]?.body).toContain(`(${url})`);
    expect(heading()).toBe(before);
    expect(decodeMarker(state.comments[0]?.body ?? '')?.plans).toBeUndefined();
  });

  test('of two jobs in one attempt the one that began later has the section and its mark', async () => {
    const { time, state, report, announce, heading } = world();
    await time.run(report({ head: OLD, runId: 1, verdict: 'passed' }));
    await time.run(announce({ head: OLD, runId: 2 }));
    await time.run(announce({ head: OLD, runId: 2, startedAt: LATER }));
    await time.run(report({ head: OLD, runId: 2 }));
    expect(decodeMarker(state.comments[0]?.body ?? '')?.plans).toHaveLength(1);
    await time.run(report({ head: OLD, runId: 2, startedAt: LATER }));
    const late = await time.run(report({ head: OLD, runId: 2, verdict: 'passed' }));
    expect(late).toMatchObject({ written: false, superseded: 'run' });
    expect(heading()).toMatch(/^### ❌ .* at `aaaaaaa`$/);
  });

  test('a job that died is seen by its next one in the same attempt', async () => {
    const { time, state, report, announce, heading } = world();
    await time.run(report({ head: OLD, runId: 1 }));
    state.head = NEW;
    await time.run(announce({ head: NEW, runId: 2 }));
    await time.run(announce({ head: NEW, runId: 2, startedAt: LATER }));
    expect(heading()).toContain('`bbbbbbb` is being planned since 09:00 UTC');
    expect(heading()).toContain('the plan of `bbbbbbb` started, did not finish');
    await time.run(report({ head: NEW, runId: 2, startedAt: LATER, verdict: 'passed' }));
    expect(heading()).toBe('### ✅ Policy gate: passed · 14 policies in 1 workspace at `bbbbbbb`');
  });

  test('another job of an earlier attempt died: nothing waits for it, and nothing is green without it', async () => {
    const { time, state, report, announce, heading } = world();
    await time.run(report({ head: OLD, runId: 1, section: 'a' }));
    state.head = NEW;
    await time.run(announce({ head: NEW, runId: 2, section: 'a' }));
    await time.run(announce({ head: NEW, runId: 2, section: 'b' }));
    const second = { head: NEW, runId: 2, attempt: 2, verdict: 'passed' } as const;
    await time.run(announce({ ...second, section: 'a' }));
    await time.run(report({ ...second, section: 'a' }));
    expect(heading()).toBe(
      '### ⚠️ Policy gate: passed · 14 policies in 1 workspace at `bbbbbbb` · the plan of 1 job started, did not finish',
    );
    await time.run(report({ ...second, section: 'b' }));
    expect(heading()).toMatch(/^### ✅ Policy gate: passed [^·]*· [^·]* at `bbbbbbb`$/);
  });

  test('a comment that several jobs share is read again before it is written', async () => {
    const { time, state, report, announce, heading } = world();
    await time.run(report({ head: OLD, runId: 1, section: 'a' }));
    await time.run(report({ head: OLD, runId: 1, section: 'b' }));
    state.head = NEW;
    state.calls = [];
    await time.run(announce({ head: NEW, runId: 2, section: 'a' }));
    expect(state.calls).toEqual(['look', 'look', 'update']);
    await time.run(announce({ head: NEW, runId: 2, section: 'b' }));
    await time.run(report({ head: NEW, runId: 2, section: 'a', verdict: 'passed' }));
    expect(heading()).toMatch(/^### ⏳ .* at `bbbbbbb` · waiting for 1 of 2 jobs$/);
    await time.run(report({ head: NEW, runId: 2, section: 'b' }));
    expect(heading()).toMatch(/^### ❌ .* at `bbbbbbb`$/);
  });

  test('jobs of a matrix that announce and report in any order lose no report', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 2, max: 5 }), async (seed, jobs) => {
        const random = seededRandom(seed);
        const { time, state, report, announce } = world(() => random() * 400);
        const sections = Array.from({ length: jobs }, (_, index) => `group ${index}`);
        for (const section of sections) await time.run(report({ head: OLD, runId: 1, section }));
        state.head = NEW;
        const work = sections.map(async (section) => {
          await time.sleep(random() * 5_000);
          await announce({ head: NEW, runId: 2, section });
          await time.sleep(random() * 5_000);
          await report({ head: NEW, runId: 2, section });
        });
        await time.run(Promise.all(work));
        const known = decodeMarker(state.comments[0]?.body ?? '');
        expect(known?.sections.map(({ headSha }) => headSha)).toEqual(sections.map(() => NEW));
        expect(state.comments).toHaveLength(1);
        expect(state.comments[0]?.body.split('\n')[0]).not.toContain('waiting');
      }),
      { seed: 7, numRuns: 15, endOnFailure: true },
    );
  });
});

/** What may become of the one request; `late` arrives after the job has reported. */
const FAULTS: Record<
  string,
  (write: () => void, time: VirtualTime, signal?: AbortSignal) => Promise<void>
> = {
  refused: async () => {
    throw new HostError('permission', 'the token may only read', { status: 403 });
  },
  gone: async () => {
    throw new HostError('not-found', 'gone', { status: 404 });
  },
  'too long': async () => {
    throw new HostError('too-long', 'body is too long', { status: 422 });
  },
  hangs: (_write, _time, signal) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new HostError('aborted', 'given up')));
    }),
  'arrives although it was given up': async (write, time) => {
    await time.sleep(2_300);
    write();
  },
  'is answered with an error and arrives': async (write) => {
    write();
    throw new HostError('unreachable', 'broken off');
  },
};

describe('whatever becomes of the announcement', () => {
  /** Announces a plan, ends, reports, and waits for what may still arrive. */
  async function played(fault: (typeof FAULTS)[string] | undefined) {
    const { time, state, api, write, ports, report } = world();
    await time.run(report({ head: OLD, runId: 1 }));
    state.head = NEW;
    const job = { head: NEW, runId: 2, verdict: 'passed' } as const;
    const earlier = await time.run(readEarlierReports(api, 42, 'default'));
    const updateComment: Update = (id, body, signal) =>
      fault === undefined
        ? api.updateComment(id, body)
        : fault(() => write(id, body), time, signal);
    const place = { api: { ...api, updateComment }, number: 42, headSha: NEW };
    const problems: unknown[] = [];
    const announced = announcer(
      (plan, signal) => announcePlan(place, plan, earlier, signal),
      { context: viewOf(job).context, conceals: createSecrets() },
      { clock: ports.clock, signal: new AbortController().signal },
      (problem) => problems.push(problem),
    );
    announced.begin(RUN);
    announced.begin(RUN);
    await time.run(announced.end());
    const result = await time.run(report(job));
    await time.run(time.sleep(60_000));
    return { result, bodies: state.comments.map(({ body }) => body), problems };
  }

  test.each(Object.keys(FAULTS))('%s: the final comment is the same', async (name) => {
    const expected = await played(undefined);
    expect(expected.problems).toEqual([]);
    const { result, bodies, problems } = await played(FAULTS[name]);
    expect(result).toMatchObject({ written: true, lost: false });
    expect(bodies).toEqual(expected.bodies);
    expect(problems.length).toBeLessThanOrEqual(1);
  });
});

test('a request with a signal of its own is sent once, and ends with it', async () => {
  const clock = instantClock();
  let sent = 0;
  const own = new AbortController();
  const ask = createHostSend({
    service: 'GitHub',
    clock,
    random: () => 0.5,
    send: async ({ signal }) => {
      sent += 1;
      if (sent === 1) throw new TransportError('broken', 'the connection was closed');
      own.abort();
      expect(signal?.aborted).toBe(true);
      throw new TransportError('aborted', 'given up');
    },
  });
  const request = {
    method: 'PATCH',
    url: new URL('https://api.github.com/x'),
    headers: {},
  } as const;
  await expect(ask(request, { signal: own.signal })).rejects.toThrow('could not be reached');
  expect(sent).toBe(1);
  await expect(ask(request, { signal: own.signal })).rejects.toThrow('was given up');
});
