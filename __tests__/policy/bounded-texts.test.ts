import { textsOf } from '../support/findings.ts';
import { withBoundedTexts } from '../../src/policy/bounded-texts.ts';
import { expect, test } from '../support/jest.ts';
import { sampleResult } from '../support/sample-report.ts';

function samples(length: number) {
  const { workspaces } = sampleResult({ workspaces: 3 });
  return workspaces.map((workspace) => ({
    ...workspace,
    results: workspace.results.map((each) => ({
      ...each,
      message: 'm'.repeat(length),
      output: ['first', 'o'.repeat(length)],
      resources: [{ address: 'aws_vpc.x', messages: ['r'.repeat(length)] }],
    })),
  }));
}

test('texts that a report has room for stay as they are', () => {
  const workspaces = samples(1_000);
  expect(withBoundedTexts(workspaces)).toEqual(workspaces);
});

test('the messages of resources count, too', () => {
  const [workspace] = samples(0);
  const [result] = workspace?.results ?? [];
  if (workspace === undefined || result === undefined) throw new Error('There is no sample.');
  const resources = [{ address: 'aws_vpc.x', messages: ['r'.repeat(1_000)] }];
  const long = { ...workspace, results: [{ ...result, resources }] };
  expect(withBoundedTexts([long], 2_000)).toEqual([long]);
  expect(withBoundedTexts([long], 900)[0]?.results[0]?.resources[0]?.messages).toEqual([]);
});

test('texts over the limit are cut in the order of the results, and each workspace says so', () => {
  const workspaces = samples(1_000);
  const [first] = workspaces;
  const room = 3_000 * (first?.results.length ?? 0) + 10_000;
  const bounded = withBoundedTexts(workspaces, room);
  expect(bounded[0]).toEqual(first);
  const last = bounded.at(-1);
  expect(textsOf(last?.notices ?? []).at(-1)).toMatch(
    /^The texts of \d+ policy results are cut, .* \d+,000 characters/,
  );
  for (const { message, output, resources } of last?.results ?? []) {
    expect(message).toHaveLength(200);
    expect(output).toEqual([]);
    expect(resources).toEqual([{ address: 'aws_vpc.x', messages: [] }]);
  }
  // What decides is untouched.
  const facts = (all: typeof workspaces) =>
    all.map(({ verdict, results }) => [
      verdict,
      results.map(({ status, level }) => [status, level]),
    ]);
  expect(facts(bounded)).toEqual(facts(workspaces));
});
