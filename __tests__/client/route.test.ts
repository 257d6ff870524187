import * as fc from 'fast-check';
import { DELETE, GET, idProblems, PATCH, POST } from '../../src/client/http/route.ts';
import { anyText } from '../support/any-text.ts';
import { sampled } from '../support/sampled.ts';
import { describe, expect, test } from '../support/jest.ts';

describe('a route', () => {
  test('puts identifiers where they belong', () => {
    expect(GET`/runs/${'run-CZcmD7eagjhyX0vN'}/policy-checks`).toEqual({
      method: 'GET',
      pathname: '/runs/run-CZcmD7eagjhyX0vN/policy-checks',
      problems: [],
    });
    expect(GET`/ping`).toEqual({ method: 'GET', pathname: '/ping', problems: [] });
    expect([POST`/runs`, PATCH`/runs`, DELETE`/runs`].map(({ method }) => method)).toEqual([
      'POST',
      'PATCH',
      'DELETE',
    ]);
    expect(GET`/organizations/${'a_c-me'}/workspaces/${'net-prod'}`.pathname).toBe(
      '/organizations/a_c-me/workspaces/net-prod',
    );
  });

  test.each([
    '',
    '.',
    '..',
    '...',
    'a/b',
    'a\\b',
    '%2e%2e',
    '\t..',
    '..\n',
    'a?b',
    'a#b',
    'a b',
    'ws-1;',
    'é',
    '\u0000',
    'x'.repeat(129),
  ])('refuses %j', (value) => {
    const built = GET`/workspaces/${value}/runs`;
    expect(built.problems).toHaveLength(1);
    expect(built.problems[0]).toContain(JSON.stringify(value.slice(0, 40)));
    expect(built.pathname).toBe('/workspaces/-/runs');
  });

  test('names every value that cannot be used', () => {
    expect(GET`/a/${'..'}/b/${'ok'}/c/${''}`.problems).toHaveLength(2);
  });

  test('refuses what is no string at all, as from a caller without types', () => {
    const missing = undefined as unknown as string;
    expect(GET`/runs/${missing}`.problems).toEqual([
      expect.stringContaining('undefined is not an id'),
    ]);
  });

  test('takes the longest identifier', () => {
    expect(idProblems('x'.repeat(128))).toEqual([]);
    expect(idProblems(12)).toEqual([expect.stringContaining('number is not an id')]);
  });

  test('for any value, the URL has the path that was written', () => {
    fc.assert(
      fc.property(anyText(), (value) => {
        const { pathname, problems } = GET`/workspaces/${value}/runs`;
        expect(new URL(`https://h${pathname}`).pathname).toBe(pathname);
        expect(problems.length === 0).toBe(pathname === `/workspaces/${value}/runs`);
      }),
      { seed: 4, numRuns: sampled(2_000) },
    );
  });
});
