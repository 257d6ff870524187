import { expect, test } from '@jest/globals';
import { decodeMarker, encodeMarker } from '../../src/report/marker.ts';
import { renderComment, toSection } from '../../src/report/comment.ts';
import { addAct, holdsAct, mergeSections } from '../../src/report/sections.ts';
import { toReportView } from '../../src/report/to-view.ts';
import type { Act } from '../../src/trust/release.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';

const SHA = sampleContext().commit?.sha ?? '';
const act = (changes: Partial<Act> = {}): Act => ({
  verb: 'allow-destroys',
  by: 'alice',
  at: '2026-11-21T01:00:00.000Z',
  commit: SHA,
  reason: 'agreed',
  releases: [{ workspaceId: 'ws-1', marks: '0123456789ab'.repeat(3), seal: 'x_-Y' }],
  ...changes,
});

const view = toReportView(
  sampleResult({ verdict: 'needs-override', system: 'policy-evaluation', workspaces: 1 }),
  sampleContext(),
);
const { key } = view;
const words = { title: '', header: 'Read the *handbook*.', footer: 'Ask us.' };
const comment = mergeSections(undefined, { ...toSection(view), words });
const stateOf = (body: string) => decodeMarker(body, key);

test('an act is told above the marker and kept in it, and all else stays', () => {
  const body = addAct(comment, act(), key);
  expect(stateOf(body)?.acts).toEqual([act()]);
  expect({ ...stateOf(body), acts: undefined }).toEqual(stateOf(comment));
  expect(body).toContain(
    '- alice let the plan destroy what it destroys: agreed (2026-11-21 01:00 UTC)',
  );
  const marked = comment.lastIndexOf('\n');
  expect(body.startsWith(comment.slice(0, marked).trimEnd())).toBe(true);
  expect(holdsAct(body, act(), key)).toBe(true);
  expect(holdsAct(comment, act(), key)).toBe(false);
  expect(holdsAct(body, act({ by: 'bob' }), key)).toBe(false);
  expect(addAct(body, act(), key)).toBe(body);
});

test('the next report keeps it, and one of another commit lets it go', () => {
  const body = addAct(comment, act(), key);
  const context = sampleContext();
  const next = (sha: string) => {
    const job = { url: 'https://github.com/x', runId: 1_800_000_000, attempt: 1 };
    const later = toReportView(
      sampleResult({ verdict: 'passed', system: 'policy-evaluation', workspaces: 1 }),
      {
        ...context,
        job,
        commit: { sha },
      },
    );
    return mergeSections(body, toSection(later));
  };
  expect(stateOf(next(SHA))?.acts).toEqual([act()]);
  expect(next(SHA)).toContain('alice let the plan destroy');
  const other = next(SHA.replace('6', '7'));
  expect(stateOf(other)?.acts).toBeUndefined();
  expect(other).not.toContain('alice');
});

test('of many the newest stay, and there is room for what they hold', () => {
  let body = comment;
  const releases = [{ workspaceId: 'ws-1', marks: '0123456789ab'.repeat(300), seal: 'x' }];
  const all = Array.from({ length: 10 }, (_, at) => act({ reason: `because ${at}`, releases }));
  for (const one of all) body = addAct(body, one, key);
  expect(stateOf(body)?.acts).toEqual(all.slice(2));
  expect(stateOf(body)?.sections).toEqual(stateOf(comment)?.sections);
  expect(body.split('<!-- plangate:acts -->')).toHaveLength(2);
});

test('no text of it acts, and no text of others is taken for it', () => {
  const reason =
    '@all <!-- /plangate:acts --> <img src=x> [a](https://evil.example)\n<!-- plangate:v1';
  const body = addAct(comment, act({ reason, by: '<b>@x' }), key);
  // All of it is code.
  expect(body).toMatch(/^- `<b>@x` let the plan .*: `@all [^`\n]*` \(2026-11-21 01:00 UTC\)$/m);
  expect(body.match(/<!-- .?plangate:acts -->/g)).toHaveLength(2);
  expect(stateOf(body)?.acts?.[0]?.reason).toBe(reason);
  expect(addAct('no comment of ours', act(), key)).toBe('no comment of ours');
  expect(addAct(comment, act(), 'another')).toBe(comment);
});

test('what is not of the right shape is none', () => {
  const state = stateOf(comment);
  if (state === undefined) throw new Error('no state');
  const odd = (changes: object) =>
    decodeMarker(encodeMarker({ ...state, acts: [{ ...act(), ...changes }] }), key)?.acts;
  expect(odd({ by: 3 })).toBeUndefined();
  expect(odd({ verb: 'apply' })).toBeUndefined();
  for (const marks of ['', '0123456789a', '0123456789ag', '0123456789ab'.repeat(301)]) {
    expect(odd({ releases: [{ workspaceId: 'ws-1', marks, seal: 'x' }] })).toEqual([
      act({ releases: [] }),
    ]);
  }
  expect(renderComment(view)).not.toContain('plangate:acts');
});
