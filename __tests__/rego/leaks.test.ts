/** A pass on a plan without hidden values must not count where the hidden values could have decided otherwise. */
import { HARMLESS } from '../../src/rego/harmless-uses.ts';
import { expect } from '../support/jest.ts';
import { judgePairs } from '../support/hidden-pairs.ts';
import { testWith } from '../support/optional-tools.ts';
import { textCases } from '../support/text-cases.ts';

testWith('opa', 'no policy passes that fails with the hidden values', async () => {
  const cases = textCases('rego-leaks.rego');
  const judged = await judgePairs(cases.map(({ text }) => text));
  // Each case is one: `opa` itself passes it without the values, and not with them.
  const noLeaks = cases.filter((_, at) => judged[at]?.isLeak !== true);
  expect(noLeaks.map(({ what }) => what)).toEqual([]);
  const passed = cases.filter((_, at) => judged[at]?.why === undefined);
  expect(passed.map(({ what }) => what)).toEqual([]);
});

testWith('opa', 'each harmless expression reads no hidden value', async () => {
  const helper = 'values_of(change) := change.after';
  const rules = HARMLESS.map(
    ({ example }) =>
      `${helper}\n\ndeny contains "x" if {\n\tc := input.resource_changes[0].change\n\t${example}\n}`,
  );
  const judged = await judgePairs(rules);
  const read = HARMLESS.filter((_, at) => judged[at]?.why !== undefined || judged[at]?.isLeak);
  expect(read).toEqual([]);
  expect(judged).not.toContain(undefined);
});
