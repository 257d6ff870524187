/** Who may override. */
import { permitByJob } from '../../src/overrides/who-may.ts';
import type { Approvers } from '../../src/policy/policy-owners.ts';
import { readApprovers } from '../../src/settings/parse-inputs.ts';
import { describe, expect, test } from '../support/jest.ts';

describe('who may override', () => {
  const NOBODY = { people: [], roles: [], teams: [] };
  test.each<[string, Partial<Omit<Approvers, 'names'>> | RegExp]>([
    ['octocat, @Alice', { people: ['octocat', 'alice'] }],
    ['role:maintain', { roles: ['maintain', 'admin'] }],
    ['role:admin', { roles: ['admin'] }],
    [
      'acme/platform\n@acme/net.ops',
      { teams: ['platform', 'net.ops'].map((team) => ({ organization: 'acme', team })) },
    ],
    ['', /is missing/],
    ['role:write', /"role:write", which names no person or team/],
    ['role:', /may be meant as a role/],
    ['maintain', { people: ['maintain'] }],
    ['acme/platform/x', /names no person or team/],
    ['../x', /names no person or team/],
    ['helper[bot]', /does not begin/],
    ['-x', /names no person or team/],
    ['a'.repeat(40), /names no person or team/],
  ])('is read from the input %j', (text, expected) => {
    const read = readApprovers(text);
    if (expected instanceof RegExp)
      expect(read).toEqual({ problem: expect.stringMatching(expected) });
    else expect(read).toMatchObject({ value: { lines: [], others: { ...NOBODY, ...expected } } });
  });
});

type Question = Parameters<typeof permitByJob>[0];
const people: Record<string, string> = { owner: 'admin', writer: 'write', reader: 'read' };
const askOverride = (question: Partial<Question>) => {
  const asked: string[] = [];
  const permissionOf = async (login: string) => {
    asked.push(login);
    const found = people[login];
    if (found === undefined) throw new Error('No such person.');
    return found;
  };
  const usual = { event: 'issue_comment', changeOrigin: 'unknown', starters: ['writer'] } as const;
  const complete = { ...usual, permissionOf, ...question };
  return permitByJob(complete).then((permission) => ({
    refused: permission.allowed ? undefined : permission.text,
    asked,
  }));
};

describe('who may override by a job', () => {
  test('is checked for each person who started the job, among people who may write', async () => {
    const starters = ['writer', 'owner'];
    expect(await askOverride({ starters })).toEqual({ refused: undefined, asked: starters });
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
  test.each(Object.entries(NOBODY))('is nobody %s', async (_, [question, refused]) => {
    expect((await askOverride(question)).refused).toBe(refused);
  });
  test('is nobody, if the job names no person who started it', async () => {
    const refused = 'Who started this job is unknown.';
    expect(await askOverride({ starters: [] })).toEqual({ refused, asked: [] });
  });
  test.each(['pull_request', 'issue_comment'])('is nobody in %s of a fork', async (event) => {
    expect(await askOverride({ event, changeOrigin: 'foreign' })).toEqual({
      refused: `The event ${event} is about a fork's pull request.`,
      asked: [],
    });
  });
  test.each(['pull_request', 'pull_request_target', 'workflow_run'])(
    'is nobody in %s that does not name the author of the pull request',
    async (event) => {
      expect((await askOverride({ event, changeOrigin: 'unknown' })).refused).toBe(
        `The author of the pull request of the event ${event} is unknown.`,
      );
      expect((await askOverride({ event, changeOrigin: 'own' })).refused).toBeUndefined();
    },
  );
  test.each(['issue_comment', 'repository_dispatch', 'my_pull_request'])(
    'is the person who asks in %s, which need not name an author',
    async (event) => {
      expect((await askOverride({ event })).refused).toBeUndefined();
    },
  );
});
