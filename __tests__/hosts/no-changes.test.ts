import { toOutputs } from '../../src/hosts/outputs.ts';
import { concealed } from '../support/concealed.ts';
import { expect, test } from '../support/jest.ts';
import { sampleView } from '../report/sample-view.ts';

const plan = {
  status: 'finished',
  hasChanges: false,
  additions: 0,
  changes: 0,
  destructions: 0,
  imports: 0,
};

/** @param known of each workspace */
function outputOf(known: (boolean | undefined)[], unaffected: string[] = []): string {
  const view = sampleView({ verdict: 'passed' });
  const [workspace] = view.workspaces;
  if (workspace === undefined) throw new Error('the sample has no workspace');
  const workspaces = known.map((noChanges) => ({
    ...workspace,
    plan: { ...plan, ...(noChanges !== undefined && { noChanges }) },
  }));
  return toOutputs(concealed({ ...view, workspaces, unaffected }))['no-changes'];
}

test('`no-changes` is true where each workspace is known to stay, or is not concerned', () => {
  expect(outputOf([true, true])).toBe('true');
  expect(outputOf([true], ['other'])).toBe('true');
  expect(outputOf([], ['other'])).toBe('true');
});

test('`no-changes` is false where one of them changes, and empty where one is not known', () => {
  expect(outputOf([true, false, undefined])).toBe('false');
  expect(outputOf([true, undefined])).toBe('');
  expect(outputOf([])).toBe('');
});
