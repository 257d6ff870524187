import { noteDiscard, signReason } from '../../src/trust/audit.ts';
import { refuseOverride } from '../../src/hosts/github/who-overrides.ts';
import { describe, expect, test } from '../support/jest.ts';

type Question = Parameters<typeof refuseOverride>[0];
const people: Record<string, string> = { owner: 'admin', writer: 'write', reader: 'read' };
const ask = (question: Partial<Question>) => {
  const asked: string[] = [];
  const permissionOf = async (login: string) => {
    asked.push(login);
    const found = people[login];
    if (found === undefined) throw new Error('No such person.');
    return found;
  };
  const usual = { event: 'issue_comment', changeOrigin: 'unknown', starters: ['writer'] } as const;
  const complete = { ...usual, permissionOf, ...question };
  return refuseOverride(complete).then((refused) => ({ refused, asked }));
};

describe('who may override', () => {
  test('people who may write: each person who started the job is checked', async () => {
    const starters = ['writer', 'owner'];
    expect(await ask({ starters })).toEqual({ refused: undefined, asked: starters });
  });
  const UNKNOWN = 'who started this job, may do is unknown.';
  const NOBODY: Record<string, [Partial<Question>, string]> = {
    'who may only read': [
      { starters: ['writer', 'reader'] },
      'reader, who started this job, may not write in the repository ("read").',
    ],
    'whom the host does not know': [
      { starters: ['helper[bot]'] },
      `What helper[bot], ${UNKNOWN} No such person.`,
    ],
    'where the host fails': [
      { permissionOf: () => Promise.reject('odd') },
      `What writer, ${UNKNOWN}`,
    ],
  };
  test.each(Object.entries(NOBODY))('nobody %s', async (_, [question, refused]) => {
    expect((await ask(question)).refused).toBe(refused);
  });
  test('nobody, if the job names no person who started it', async () => {
    const refused = 'Who started this job is unknown.';
    expect(await ask({ starters: [] })).toEqual({ refused, asked: [] });
  });
  test.each(['pull_request', 'issue_comment'])(
    '%s of a fork: nobody, whoever asks',
    async (event) => {
      expect(await ask({ event, changeOrigin: 'foreign' })).toEqual({
        refused: `The event ${event} is about a fork's pull request.`,
        asked: [],
      });
    },
  );
  test.each(['pull_request', 'pull_request_target', 'workflow_run'])(
    '%s that does not name the author of the pull request: nobody',
    async (event) => {
      expect((await ask({ event, changeOrigin: 'unknown' })).refused).toBe(
        `The author of the pull request of the event ${event} is unknown.`,
      );
      expect((await ask({ event, changeOrigin: 'own' })).refused).toBeUndefined();
    },
  );
  test.each(['issue_comment', 'repository_dispatch', 'my_pull_request'])(
    '%s need not name an author: only the person who asks counts',
    async (event) => {
      expect((await ask({ event })).refused).toBeUndefined();
    },
  );
});

describe('the record of an override or a discard', () => {
  test('a reason is signed with what is known', () => {
    const job = 'https://ci/1';
    expect(signReason('why', { by: 'alice', job })).toBe(`why (alice, ${job})`);
    expect(signReason('why', { by: 'alice' })).toBe('why (alice)');
    expect(signReason('why', { job })).toBe(`why (${job})`);
    expect(signReason('why', {})).toBe('why');
  });
  test('a run counts as discarded by us only if we ended it and it is discarded', () => {
    const at = new Date(0);
    expect(noteDiscard({ outcome: 'ended', status: 'discarded' }, 'why', at)).toEqual({
      discarded: { at: '1970-01-01T00:00:00.000Z', reason: 'why' },
    });
    expect(noteDiscard({ outcome: 'ended', status: 'canceled' }, 'why', at)).toEqual({});
    expect(noteDiscard({ outcome: 'over', status: 'discarded' }, 'why', at)).toEqual({});
    expect(noteDiscard({ outcome: 'ended' }, 'why', at)).toEqual({});
  });
});
