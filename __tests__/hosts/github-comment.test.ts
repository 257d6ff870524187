import { textsOf } from '../support/findings.ts';
import { type CommentApi, type RemoteComment, hasMarker } from '../../src/hosts/own-comments.ts';
import {
  type CommentContent,
  type CommentTarget,
  commentDoubts,
  startComment,
  toCommentContent,
} from '../../src/hosts/write-comment.ts';
import { HostError } from '../../src/hosts/host-error.ts';
import type { Clock } from '../../src/model/ports.ts';
import type { VerdictWord } from '../../src/model/verdict.ts';
import { decodeMarker, markerStart, ownerId } from '../../src/report/marker.ts';
import { describe, expect, test } from '../support/jest.ts';
import { sampleView } from '../report/sample-view.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { seededRandom } from '../support/virtual-time.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { concealed } from '../support/concealed.ts';

const LAGGING = sampled(500);
const CROWDS = sampled(50);
const INTERLEAVINGS = sampled(4_000);

const HEADS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40));

interface Job {
  gate?: string;
  selected?: string;
  verdict?: VerdictWord;
  runId?: number;
  attempt?: number;
  head?: number;
  startedAt?: string;
}

const contents = new Map<string, CommentContent>();

function contentOf(job: Job): CommentContent {
  const name = JSON.stringify(job);
  const known = contents.get(name) ?? makeContent(job);
  contents.set(name, known);
  return known;
}

function makeContent(job: Job): CommentContent {
  const context = {
    ci: {
      commit: { sha: HEADS[job.head ?? 0] ?? '' },
      job: {
        url: 'https://github.com/acme/infra/actions/runs/1/job/1',
        runId: job.runId ?? 1,
        attempt: job.attempt ?? 1,
      },
    },
    gate: {
      ...(job.gate !== undefined && { name: job.gate }),
      ...(job.selected !== undefined && { selected: job.selected }),
      ...(job.startedAt !== undefined && { startedAt: job.startedAt }),
    },
  };
  const view = sampleView({ verdict: job.verdict ?? 'blocked' }, context);
  return toCommentContent(concealed(view));
}

function wishOf(job: Job, changes: Partial<CommentTarget> = {}): CommentTarget {
  const verdict = job.verdict ?? 'blocked';
  return {
    number: 42,
    headSha: HEADS[job.head ?? 0] ?? '',
    green: verdict === 'passed' || verdict === 'advisory',
    when: 'auto',
    ...changes,
  };
}

/** A pull request with its comments, in memory. Every request takes a while before and after it acts. */
function commentsInMemory(time: Clock, head: string, latency: () => number) {
  const state = { head, comments: [] as RemoteComment[], next: 1, calls: [] as string[] };
  const around = async <T>(call: string, act: () => T): Promise<T> => {
    await time.sleep(latency());
    state.calls.push(call);
    const answer = act();
    await time.sleep(latency());
    return answer;
  };
  /** A write that arrives, whenever that is. */
  const write = (id: number, body: string): void => {
    const found = state.comments.find((comment) => comment.id === id);
    if (found === undefined) throw new HostError('not-found', 'gone', { status: 404 });
    found.body = body;
  };
  const api: CommentApi = {
    snapshot: () =>
      around('look', () => ({
        headSha: state.head,
        whole: true,
        comments: state.comments.map((comment) => ({ ...comment })),
      })),
    createComment: (_, body) =>
      around('create', () => {
        const id = state.next++;
        state.comments.push({ id, body, url: `#${id}`, isOwn: true });
        return { id, url: `#${id}` };
      }),
    updateComment: (id, body) => around('update', () => write(id, body)),
    deleteComment: (id) =>
      around('delete', () => {
        state.comments = state.comments.filter((comment) => comment.id !== id);
      }),
  };
  return { state, api, write };
}

function setting(seed = 1, latency: () => number = () => 0) {
  const time = fakeClock({ auto: true, startMs: 0, quietTurns: 1 });
  const random = seededRandom(seed);
  const { state, api } = commentsInMemory(time, HEADS[0] ?? '', latency);
  const publish = async (job: Job, changes: Partial<CommentTarget> = {}) => {
    const ports = { clock: time, random };
    const started = await startComment(api, contentOf(job), wishOf(job, changes), ports);
    return started.settle();
  };
  return { time, state, api, publish, random };
}

describe('a comment', () => {
  test.each([
    ['auto', 'passed', 0],
    ['auto', 'advisory', 0],
    ['auto', 'blocked', 1],
    ['always', 'passed', 1],
    ['on-failure', 'passed', 0],
    ['on-failure', 'blocked', 1],
  ] as const)(
    'is written with comment %s and verdict %s %d times',
    async (when, verdict, count) => {
      const { state, publish } = setting();
      await publish({ verdict }, { when });
      expect(state.comments).toHaveLength(count);
    },
  );

  test('that exists is always updated', async () => {
    const { state, publish } = setting();
    await publish({ verdict: 'blocked' });
    await publish({ verdict: 'passed', runId: 2 });
    expect(state.comments.map(({ body }) => body.split('\n')[0])).toEqual([
      expect.stringMatching(/^### ✅ /),
    ]);
  });

  test('is removed by on-failure once everything passes, unless it is of another job', async () => {
    const alone = setting();
    await alone.publish({ verdict: 'blocked' });
    await alone.publish({ verdict: 'passed', runId: 2 }, { when: 'on-failure' });
    expect(alone.state.comments).toEqual([]);

    const second = setting();
    await second.publish({ verdict: 'blocked', selected: 'a' });
    const green = { verdict: 'passed', runId: 2, selected: 'b' } as const;
    const result = await second.publish(green, { when: 'on-failure' });
    expect(result).toMatchObject({ written: false, superseded: 'job' });
    expect(second.state.comments).toHaveLength(1);
  });

  test('of another job of the commit is left as it is, and the log says what to do', async () => {
    const { state, publish } = setting();
    await publish({ selected: 'a' });
    const [first] = state.comments;
    const body = first?.body;
    for (const job of [{ runId: 1 }, { runId: 2 }, { runId: 1, attempt: 2 }]) {
      const result = await publish({ ...job, selected: 'b' }, { when: 'always' });
      expect(result).toMatchObject({ written: false, superseded: 'job', url: '#1' });
      const doubts = commentDoubts(result);
      expect(textsOf(doubts)).toEqual([
        expect.stringMatching(/settings file of its own, which settings names.*combine/),
      ]);
      expect(doubts[0]?.code).toBe('PG-126');
    }
    expect(state.comments.map((comment) => comment.body)).toEqual([body]);
    expect(await publish({ selected: 'a', attempt: 2, verdict: 'passed' })).toMatchObject({
      written: true,
    });
    expect(state.comments[0]?.body).toMatch(/^### ✅ /);
  });

  test('is one for each of two gates of a commit, and a repeated job finds that of its gate', async () => {
    const { state, publish } = setting();
    const gates = ['default', '.github/plangate-network.yml', '.github/plangate-net.yml'];
    for (const gate of gates) {
      const result = await publish({ gate, selected: gate });
      expect(result).toMatchObject({ written: true, foreign: [] });
    }
    expect(state.comments.map(({ body }) => decodeMarker(body)?.key)).toEqual(gates);
    for (const gate of gates) {
      await publish({ gate, selected: gate, attempt: 2, verdict: 'passed' });
      const signs = state.comments.map(({ body }) => body.slice(0, 5));
      expect(signs.lastIndexOf('### ✅')).toBe(gates.indexOf(gate));
    }
  });

  test('that somebody else edited is of no other job', async () => {
    const { state, publish } = setting();
    await publish({ selected: 'a' });
    const [comment] = state.comments;
    if (comment === undefined) throw new Error('no comment');
    comment.isOwnText = false;
    expect(await publish({ selected: 'b' })).toMatchObject({ written: true });
  });

  test('of a newer run is not changed by an older one', async () => {
    const { state, publish } = setting();
    await publish({ startedAt: '2026-11-20T15:00:00Z' });
    const startedAt = '2026-11-20T14:59:00Z';
    const result = await publish({ runId: 2, verdict: 'passed', startedAt });
    expect(result).toMatchObject({ written: false, superseded: 'run', url: '#1' });
    expect(state.calls).not.toContain('update');
  });

  test('with the same body is not sent again', async () => {
    const { state, publish } = setting();
    await publish({});
    const before = state.calls.length;
    const result = await publish({});
    expect(state.calls.slice(before)).toEqual(['look']);
    expect(result).toMatchObject({ written: false, url: '#1' });
  });
});

describe('whose comment it is', () => {
  const marked = (job: Job) => contentOf(job).compose(undefined, 60_000);

  test('a person who copied the marker keeps the comment, which is named', async () => {
    const { state, publish } = setting();
    const body = marked({ verdict: 'passed', runId: 9 });
    state.comments.push({ id: state.next++, body, url: '#1', isOwn: false });
    const result = await publish({});
    expect(result.foreign.map(({ id }) => id)).toEqual([1]);
    const { comments } = state;
    expect(comments.map(({ id, isOwn }) => [id, isOwn])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(comments[0]?.body).toBe(body);
  });

  test('a marker anywhere but in the last line is text', () => {
    const body = marked({});
    const marker = markerStart('default');
    expect(hasMarker(body, marker)).toBe(true);
    expect(hasMarker(`${body}\n \n`, marker)).toBe(true);
    expect(hasMarker(`${body}\nthanks`, marker)).toBe(false);
    expect(hasMarker(`> ${body.split('\n').at(-1) ?? ''}`, marker)).toBe(false);
    expect(hasMarker(body, markerStart('other'))).toBe(false);
    expect(hasMarker(body, markerStart('defaul'))).toBe(false);
  });

  test('duplicates of our own are removed but the oldest', async () => {
    const { state, publish } = setting();
    for (const runId of [1, 2, 3]) {
      const body = marked({ runId, verdict: 'passed' });
      state.comments.push({ id: state.next++, body, url: `#${runId}`, isOwn: true });
    }
    await publish({ runId: 4 });
    expect(state.comments.map(({ id }) => id)).toEqual([1]);
    expect(state.comments[0]?.body.split('\n')[0]).toMatch(/blocked/);
  });
});

describe('a refusal', () => {
  test('as too long leads to 10,000 units, then to a minimal body', async () => {
    const lengths: number[] = [];
    const { time, api, state } = setting();
    const create = api.createComment.bind(api);
    api.createComment = (number, body) => {
      lengths.push(body.length);
      if (body.length <= 1_900) return create(number, body);
      return Promise.reject(new HostError('too-long', 'Body is too long', { status: 422 }));
    };
    const commit = { sha: HEADS[0] ?? '' };
    const view = sampleView({ system: 'policy-check', workspaces: 300 }, { ci: { commit } });
    const ports = { clock: time, random: () => 0 };
    const started = await startComment(api, toCommentContent(concealed(view)), wishOf({}), ports);
    expect(started.result.written).toBe(true);
    expect(lengths).toHaveLength(3);
    expect(lengths[0]).toBeGreaterThan(10_000);
    expect(lengths[1]).toBeLessThanOrEqual(10_000);
    expect(lengths[2]).toBeLessThanOrEqual(2_000);
    expect(state.comments[0]?.body).toMatch(/^### ❌ /);
  });

  test.each([
    ['is there', true, 1],
    ['is not', false, 2],
  ])('without an answer leads to a search before another one: it %s', async (_, is, creations) => {
    const { api, state, publish } = setting();
    const create = api.createComment.bind(api);
    let lost = 0;
    api.createComment = async (number, body) => {
      const answer = await create(number, body);
      if (lost++ > 0) return answer;
      if (!is) state.comments = [];
      throw new HostError('unsure', 'no answer');
    };
    await publish({});
    expect(state.comments).toHaveLength(1);
    expect(state.calls.filter((call) => call === 'create')).toHaveLength(creations);
  });

  test('is thrown once, and not tried again', async () => {
    const { api, state, publish } = setting();
    api.createComment = () => {
      state.calls.push('create');
      return Promise.reject(new HostError('permission', 'no', { status: 403 }));
    };
    await expect(publish({})).rejects.toThrow('no');
    expect(state.calls).toEqual(['look', 'create']);
  });
});

describe('one comment per job for any list', () => {
  const creations = ({ calls }: { calls: string[] }) =>
    calls.filter((call) => call === 'create').length;

  test('a list that never shows it is read three times, and its address is reported', async () => {
    const { api, state, publish } = setting();
    const look = api.snapshot.bind(api);
    api.snapshot = async (number) => ({ ...(await look(number)), comments: [] });
    expect(await publish({})).toMatchObject({ url: '#1', lost: false, foreign: [] });
    expect(creations(state)).toBe(1);
    expect(state.calls.filter((call) => call === 'look')).toHaveLength(4);
  });

  test('an author that the host does not recognise is known from what it created', async () => {
    const { api, state, publish } = setting();
    const look = api.snapshot.bind(api);
    const strange = { isOwn: false, author: 'gitea-actions' };
    api.snapshot = async (number) => {
      const seen = await look(number);
      return { ...seen, comments: seen.comments.map((one) => ({ ...one, ...strange })) };
    };
    const create = api.createComment.bind(api);
    api.createComment = async (number, body) => ({ ...(await create(number, body)), ...strange });
    await publish({});
    const result = await publish({ runId: 2 });
    // Both jobs created one; the second knew then that the first is its own as well.
    expect([creations(state), state.comments.length, result.foreign]).toEqual([2, 1, []]);
  });

  test('a comment that a person deletes at once is not written again', async () => {
    const { api, state, publish } = setting();
    const create = api.createComment.bind(api);
    api.createComment = async (number, body) => {
      const created = await create(number, body);
      state.comments = [];
      return created;
    };
    expect(await publish({})).toMatchObject({ lost: false });
    expect([creations(state), state.comments.length]).toEqual([1, 0]);
  });

  test('a comment that a person deletes while another job writes is not written again', async () => {
    const { api, state, publish } = setting();
    const create = api.createComment.bind(api);
    api.createComment = async (number, body) => {
      const created = await create(number, body);
      for (const comment of state.comments) comment.body = other;
      return created;
    };
    // Of an earlier commit, by a job that writes late.
    const other = contentOf({ head: 1, runId: 1 }).compose(undefined, 60_000);
    api.updateComment = async () => {
      state.comments = [];
      throw new HostError('not-found', 'gone');
    };
    expect(await publish({ runId: 2 })).toMatchObject({ written: false, url: '#1' });
    expect([creations(state), state.comments.length]).toEqual([1, 0]);
  });

  test('where other jobs write over it again and again, the log says where the report is', async () => {
    const { api, publish } = setting();
    await publish({});
    api.updateComment = async () => undefined;
    const result = await publish({ runId: 2 });
    const doubts = commentDoubts(result);
    expect(textsOf(doubts)).toEqual([
      expect.stringContaining('look for this report in the summary of the job'),
    ]);
    expect(doubts[0]?.code).toBe('PG-126');
  });

  test('where not all comments could be read, and none of them is ours, nothing is created', async () => {
    const { api, state, publish } = setting();
    const look = api.snapshot.bind(api);
    api.snapshot = async (number) => ({ ...(await look(number)), whole: false });
    await expect(publish({})).rejects.toThrow('is not known');
    expect(creations(state)).toBe(0);
  });

  test('without time, what is written is not read again', async () => {
    const { time, state, api, random } = setting();
    const ports = { clock: time, random, deadline: () => 500 };
    const started = await startComment(api, contentOf({}), wishOf({}), ports);
    expect(await started.settle()).toMatchObject({ written: true, lost: false });
    expect(state.calls).toEqual(['look', 'create']);
  });

  test('survives lists that lag, answers that are lost and jobs side by side', async () => {
    let most = 0;
    for (let seed = 1; seed <= LAGGING; seed++) {
      const random = seededRandom(seed * 31);
      const { time, api, state, publish } = setting(seed, () => random() * 200);
      const [lag, lost] = [random() * 4_000, random() * 0.3];
      const history: [at: number, comments: RemoteComment[]][] = [];
      const look = api.snapshot.bind(api);
      api.snapshot = async (number) => {
        const now = await look(number);
        history.push([time.now(), now.comments]);
        const seen = history.filter(([at]) => at <= time.now() - lag).at(-1);
        return { ...now, comments: seen?.[1] ?? [] };
      };
      const create = api.createComment.bind(api);
      let losses = 0;
      api.createComment = async (number, body) => {
        const answer = await create(number, body);
        if (random() >= lost) return answer;
        losses += 1;
        throw new HostError('unsure', 'no answer');
      };
      const jobs = 1 + Math.floor(random() * 4);
      await Promise.allSettled(
        Array.from({ length: jobs }, (_, index) => publish({ selected: `job-${index}` })),
      );
      most = Math.max(most, creations(state) / jobs);
      expect(creations(state)).toBeLessThanOrEqual(jobs + losses);
      expect(state.comments.length).toBeGreaterThan(0);
    }
    showFigure(
      `${LAGGING} lagging lists: at most ${most} creations per job, lost answers included`,
    );
  });
});

test('of 20 jobs of one commit at once, one has the comment, and each other one says so', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `job-${index}`);
  let most = 0;
  let total = 0;
  for (let seed = 1; seed <= CROWDS; seed++) {
    const random = seededRandom(seed * 7919);
    const { time, state, publish } = setting(seed, () => 5 + random() * 120);
    // Half of the crowds meet the comment of an earlier commit.
    const isThere = seed % 2 === 0;
    if (isThere) await publish({ head: 0, runId: 1, selected: 'gone' });
    const head = isThere ? 1 : 0;
    state.head = HEADS[head] ?? '';
    const spread = random() < 0.5 ? 0 : 1_000;
    const results = await Promise.all(
      names.map(async (selected) => {
        await time.sleep(random() * spread);
        return { selected, ...(await publish({ selected, head, runId: 2 })) };
      }),
    );
    expect(state.comments).toHaveLength(1);
    const report = decodeMarker(state.comments[0]?.body ?? '', 'default')?.report;
    const [own, ...more] = results.filter(({ written }) => written);
    expect([own && ownerId(own.selected), more]).toEqual([report?.owner, []]);
    const others = results.filter((result) => result !== own);
    expect(others.map(({ superseded }) => superseded)).toEqual(others.map(() => 'job'));
    const writes = state.calls.filter((call) => call !== 'look').length;
    most = Math.max(most, writes);
    total += writes;
  }
  showFigure(
    `20 publishers × ${CROWDS}: one comment each; writes on average ${total / CROWDS}, at most ${most}`,
  );
});

test('the second job removes the comment that it created, also where the first one is over', async () => {
  const { time, state, api, random } = setting();
  const ports = { clock: time, random };
  const first = await startComment(api, contentOf({ selected: 'a' }), wishOf({}), ports);
  const look = api.snapshot.bind(api);
  // The list of the second job lacks the comment of the first one.
  api.snapshot = async (number) => ({ ...(await look(number)), comments: [] });
  const second = await startComment(api, contentOf({ selected: 'b' }), wishOf({}), ports);
  api.snapshot = look;
  expect([first.result.written, second.result.written]).toEqual([true, true]);
  expect(state.comments.map(({ id }) => id)).toEqual([1, 2]);
  expect(await second.settle()).toMatchObject({ written: false, superseded: 'job', url: '#1' });
  expect(state.comments.map(({ id }) => id)).toEqual([1]);
});

test('of any order of old and new runs, the newest report stays', async () => {
  let stale = 0;
  let written = 0;
  for (let seed = 1; seed <= INTERLEAVINGS; seed++) {
    const random = seededRandom(seed);
    const { time, state, publish } = setting(seed, () => random() * 120);
    const pushes = 2 + Math.floor(random() * 3);
    const run = async (head: number) => {
      await time.sleep(random() * 3_000);
      const verdict = random() < 0.5 ? 'blocked' : 'passed';
      const result = await publish({ head, runId: 100 + head, verdict }, { when: 'always' });
      if (result.written) written++;
    };
    const runs: Promise<void>[] = [];
    for (let head = 0; head < pushes; head++) {
      state.head = HEADS[head] ?? '';
      runs.push(run(head));
      if (head < pushes - 1) await time.sleep(random() * 2_500);
    }
    await Promise.all(runs);
    const newest = decodeMarker(state.comments[0]?.body ?? '', 'default')?.report?.runId;
    if (state.comments.length !== 1 || newest !== 100 + pushes - 1) stale++;
  }
  showFigure(
    `${INTERLEAVINGS} interleavings: ${written} runs wrote, ${stale} ended with an older report`,
  );
  expect(stale).toBe(0);
});
