/** Options of a run, from what the gate asks for to what the service has. */

import type { RunOptions } from '../../src/policy/run-options.ts';
import { withText } from '../support/bend-answers.ts';
import { expect, test } from '../support/jest.ts';
import { runLocally } from '../support/local-bench.ts';

const OPTIONS: RunOptions = {
  'replace-addrs': ['null_resource.a'],
  refresh: false,
  variables: [{ key: 'stage', value: '"dev"' }],
};

test('the run has them, and passes with them', async () => {
  const bodies: string[] = [];
  const { result } = await runLocally({
    workspaces: { net: { script: 'evaluation-passed' } },
    options: { runOptions: OPTIONS },
    wrap: (send) => (request) => {
      if (request.url.pathname.endsWith('/runs')) bodies.push(JSON.stringify(request.body));
      return send(request);
    },
  });
  expect(result.verdict).toEqual({ word: 'passed', reasons: [] });
  expect(bodies.map((body) => JSON.parse(JSON.parse(body) as string) as object)).toMatchObject([
    { data: { attributes: { ...OPTIONS, 'plan-only': true } } },
  ]);
});

test('a service that forgets one is not waited for', async () => {
  const { result, asked } = await runLocally({
    workspaces: { net: { script: 'evaluation-passed' } },
    options: { runOptions: OPTIONS },
    wrap: (send) => async (request) =>
      withText(await send(request), (text) =>
        text.replace(/"replace-addrs":\[[^\]]*\]/, '"replace-addrs":null'),
      ),
  });
  expect(result.verdict.word).toBe('undecided');
  expect(result.verdict.reasons[0]).toContain(
    'has "replace-addrs": null, and ["null_resource.a"] was asked for, so it was not waited for.',
  );
  expect(asked.filter(({ target }) => target.includes('/policy'))).toEqual([]);
});
