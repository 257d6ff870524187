/** What a check hands to the gate of what the host and earlier reports said. */
import type { CheckRequest } from '../../src/check/check-request.ts';
import { gateRequestOf } from '../../src/check/gate-request.ts';
import { CHANGE, CHANGE_REQUEST, defaultSettings, HEAD } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';

const ENDED: ReadonlySet<string> = new Set(['run-1']);
const hints = { ended: async () => ENDED };

function ask(request: { sealed?: object | undefined; hints?: object | undefined }) {
  const sealed = { change: CHANGE, head: HEAD, searched: CHANGE_REQUEST, ...request.sealed };
  const asked = {
    settings: defaultSettings(),
    context: {},
    hints: request.hints,
    subject: { sealed: 'sealed' in request && request.sealed === undefined ? undefined : sealed },
    repositoryRoot: '/repo',
  } as unknown as CheckRequest;
  return gateRequestOf(asked, 60_000, undefined).change.sealing;
}

describe('runs that the comment of the gate names as ended', () => {
  const earlier = async () => undefined;
  test('are handed to the gate', async () => {
    expect(await ask({ sealed: { earlier }, hints })?.endedByComment?.()).toBe(ENDED);
  });

  test('are asked of no job that has no earlier comment', () => {
    expect(ask({ hints })?.endedByComment).toBeUndefined();
    expect(ask({ sealed: { earlier } })?.endedByComment).toBeUndefined();
  });
});

describe('runs of a job are sealed', () => {
  test('for the head and the text by which they are found', () => {
    expect(ask({})).toMatchObject({ head: HEAD, searched: CHANGE_REQUEST, commentKey: 'default' });
  });

  test('not where the host names no repository, or nobody looks for them later', () => {
    expect(ask({ sealed: undefined })).toBeUndefined();
    expect(ask({ sealed: { searched: undefined } })).toBeUndefined();
  });
});
