/** The record of what a request showed is in the comment where it fits, and never takes the comment's place. */
import { randomBytes } from 'node:crypto';
import { toOwnReport } from '../../src/report/markdown-report.ts';
import { addCommand, composeComment, type OwnReport } from '../../src/report/gate-comment.ts';
import { decodeMarker } from '../../src/report/marker.ts';
import { describe, expect, test } from '../support/jest.ts';
import { sampleView } from './sample-view.ts';

const REPORT = toOwnReport(sampleView({}));
const { key } = REPORT;
const noise = (bytes: number) => randomBytes(bytes).toString('base64');
const shownIn = (body: string) => decodeMarker(body, key)?.shown;
/** A report that takes all the room that there is. */
const long = (more: Partial<OwnReport>): OwnReport => ({
  ...REPORT,
  ...more,
  render: (budget) => REPORT.render(budget),
});

test('a record is read as it was written, and stays where a person gives a command', () => {
  const shown = noise(9_000);
  const body = composeComment(undefined, { ...REPORT, shown });
  expect(shownIn(body)).toBe(shown);
  const command = {
    verb: 'rerun',
    by: 'ann',
    at: '2026-11-20T15:00:00Z',
    commit: REPORT.state.headSha,
    reason: '',
  } as const;
  expect(shownIn(addCommand(body, command, key))).toBe(shown);
  // The next report has its own.
  expect(
    shownIn(composeComment(body, { ...REPORT, state: { ...REPORT.state, attempt: 9 } })),
  ).toBeUndefined();
});

describe('a record is left out', () => {
  test.each<[string, Partial<OwnReport>, number]>([
    ['that is longer than is kept', { shown: noise(20_000) }, 60_000],
    [
      'beside which too little of the report would be shown',
      { shown: noise(10_000), approvable: [noise(9_000)] },
      38_000,
    ],
    ['of a short comment', { shown: noise(100) }, 10_000],
    ['of the shortest comment', { shown: noise(100) }, 2_000],
  ])('%s', (_, more, budget) => {
    const body = composeComment(undefined, long(more), budget);
    expect(shownIn(body)).toBeUndefined();
    expect(body.length).toBeLessThanOrEqual(budget);
    const { shown: _shown, ...without } = long(more);
    expect(body).toBe(composeComment(undefined, without, budget));
  });
});

test('the longest record and the longest texts that are approved leave room for a report', () => {
  const more = { shown: noise(9_500), approvable: [noise(9_500)] };
  const body = composeComment(undefined, long(more));
  expect([shownIn(body), decodeMarker(body, key)?.approvable]).toEqual([
    more.shown,
    more.approvable,
  ]);
  expect(body.length).toBeLessThanOrEqual(60_000);
});

test('another record makes another report, which is written', () => {
  const view = sampleView({});
  const digestOf = (shown?: string) =>
    toOwnReport({ ...view, context: { ...view.context, shown } }).state.digest;
  expect(digestOf('one')).not.toBe(digestOf('two'));
  expect(digestOf()).toBe(REPORT.state.digest);
});
