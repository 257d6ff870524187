import { decodeMarker, encodeMarker } from '../../src/report/marker.ts';
import { renderComment, toOwnReport } from '../../src/report/markdown-report.ts';
import { addCommand, composeComment, holdsCommand } from '../../src/report/gate-comment.ts';
import type { GivenCommand } from '../../src/model/comment-commands.ts';
import { describe, expect, test } from '../support/jest.ts';
import { sampleContext } from '../support/sample-report.ts';
import { sampleView } from './sample-view.ts';

const SHA = sampleContext().ci.commit?.sha ?? '';
const act = (changes: Partial<GivenCommand> = {}): GivenCommand => ({
  verb: 'override',
  by: 'alice',
  at: '2026-11-21T01:00:00.000Z',
  commit: SHA,
  reason: 'agreed',
  ...changes,
});

const view = sampleView({ verdict: 'needs-override' });
const { name: key } = view.context.gate;
const comment = renderComment(view);
/** A later job of the same pull request, with a comment in which all passed. */
const JOB = { url: 'https://github.com/x', runId: 1_800_000_000, attempt: 1 };
const reportLater = (body: string, sha = SHA) =>
  composeComment(
    body,
    toOwnReport(sampleView({ verdict: 'passed' }, { ci: { job: JOB, commit: { sha } } })),
  );
const stateOf = (body: string) => decodeMarker(body, key);

test('a command is shown above the marker and kept in it, and all else stays', () => {
  const body = addCommand(comment, act(), key);
  expect(stateOf(body)?.commands).toEqual([act()]);
  expect({ ...stateOf(body), commands: undefined }).toEqual(stateOf(comment));
  expect(body).toContain('- alice overrode the failed policies: agreed (2026-11-21 01:00 UTC)');
  const marked = comment.lastIndexOf('\n');
  expect(body.startsWith(comment.slice(0, marked).trimEnd())).toBe(true);
  expect(holdsCommand(body, act(), key)).toBe(true);
  expect(holdsCommand(comment, act(), key)).toBe(false);
  expect(holdsCommand(body, act({ by: 'bob' }), key)).toBe(false);
  expect(addCommand(body, act(), key)).toBe(body);
});

test('the next report keeps a command, and one of another commit does not', () => {
  const body = addCommand(comment, act(), key);
  expect(stateOf(reportLater(body))?.commands).toEqual([act()]);
  expect(reportLater(body)).toContain('alice overrode');
  const other = reportLater(body, SHA.replace('6', '7'));
  expect(stateOf(other)?.commands).toBeUndefined();
  expect(other).not.toContain('alice');
});

const addAll = (all: readonly GivenCommand[]) =>
  all.reduce((before, one) => addCommand(before, one, key), comment);

test('the newest of many commands stay', () => {
  const all = Array.from({ length: 10 }, (_, at) => act({ reason: `because ${at}` }));
  const body = addAll(all);
  expect(stateOf(body)?.commands).toEqual(all.slice(2));
  expect(stateOf(body)?.report).toEqual(stateOf(comment)?.report);
  expect(body.split('<!-- plangate:acts -->')).toHaveLength(2);
});

test('of twenty help only the last one stays, and a command before it', () => {
  const helps = Array.from({ length: 20 }, (_, at) => act({ verb: 'help', by: `u${at}` }));
  const body = addAll([act(), ...helps]);
  expect(stateOf(body)?.commands?.map(({ by }) => by)).toEqual(['alice', 'u19']);
});

test('no text of a command acts, and no text of others is read as a command', () => {
  const reason =
    '@all <!-- /plangate:acts --> <img src=x> [a](https://evil.example)\n<!-- plangate:v1';
  const body = addCommand(comment, act({ reason, by: '<b>@x' }), key);
  // All of it is code.
  expect(body).toMatch(/^- `<b>@x` overrode .*: `@all [^`\n]*` \(2026-11-21 01:00 UTC\)$/m);
  expect(body.match(/<!-- .?plangate:acts -->/g)).toHaveLength(2);
  expect(stateOf(body)?.commands?.[0]?.reason).toBe(reason);
  expect(addCommand('no comment of ours', act(), key)).toBe('no comment of ours');
  expect(addCommand(comment, act(), 'another')).toBe(comment);
});

test('what has not the right shape is no command', () => {
  const state = stateOf(comment);
  if (state === undefined) throw new Error('no state');
  const odd = (changes: object) =>
    decodeMarker(encodeMarker({ ...state, commands: [{ ...act(), ...changes }] }), key)?.commands;
  expect(odd({ by: 3 })).toBeUndefined();
  expect(odd({ verb: 'apply' })).toBeUndefined();
  expect(renderComment(view)).not.toContain('plangate:acts');
});

describe('a refused command', () => {
  const refused = (at: number, verb: GivenCommand['verb'] = 'refused') =>
    act({ verb, by: `u${at}`, reason: '' });

  test('gets an answer of one line that quotes nothing, until the next report', () => {
    const body = addCommand(comment, refused(1), key);
    expect(body).toContain(
      '- u1 gave a command that was refused: the log of its job says why (2026-11-21 01:00 UTC)',
    );
    expect(addCommand(comment, refused(1, 'not-owner'), key)).toContain(
      '- u1 may not override what belongs to others: the log of the job says of whom (2026-11-21 01:00 UTC)',
    );
    const unclear = { ...refused(1, 'unclear'), reason: 'it gives no reason' };
    expect(addCommand(comment, unclear, key)).toContain(
      '- u1 wrote a command that cannot be followed: it gives no reason (2026-11-21 01:00 UTC)',
    );
    expect(reportLater(body)).not.toContain('u1 gave');
  });

  test('gets five lines at most, which remove nothing that a verdict reads', () => {
    const overridden = Array.from({ length: 7 }, (_, at) =>
      act({ verb: 'override', by: `o${at}` }),
    );
    const body = addAll([
      act(),
      ...overridden,
      ...Array.from({ length: 20 }, (_, at) => refused(at)),
    ]);
    const kept = stateOf(body)?.commands?.map(({ by }) => by) ?? [];
    expect(kept).toEqual([
      'alice',
      ...overridden.map(({ by }) => by),
      'u15',
      'u16',
      'u17',
      'u18',
      'u19',
    ]);
    expect(body.split('gave a command that was refused')).toHaveLength(6);
  });
});
