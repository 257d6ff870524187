/** Plans that a program makes in the checkout itself: exactly the one of a workspace is applied. */
import { dirname } from 'node:path';
import { executeBounded } from '../../src/machine/execute.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { plansInCheckout } from '../../src/plan/program-in-checkout.ts';
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { makeTree } from '../support/tree.ts';

const MAIN = `variable "size" {}
resource "terraform_data" "a" {
  input = var.size
}
`;

testWith(
  'terraform',
  'of two workspaces in one directory, each has its own plan',
  async (terraform = '') => {
    const { root } = makeTree({ 'main.tf': MAIN });
    const plans = plansInCheckout({
      program: 'terraform',
      execute: executeBounded,
      clock: systemClock(),
      variables: { PATH: dirname(terraform), HOME: makeTree().root },
      inCheckout: true,
    });
    const { signal } = new AbortController();
    const place = { root, workingDirectory: '' };
    const options = { refreshOnly: false, targets: [], replace: [] };
    const plan = (workspaceName: string, size: string) =>
      plans.plan(place, {
        workspaceName,
        assigned: [{ key: 'size', value: size }],
        isDestroy: false,
        refresh: true,
        options,
        signal,
      });
    try {
      for (const planned of [await plan('one', '1'), await plan('two', '2')]) {
        expect(planned.problems).toEqual([]);
      }
      const { exitCode } = await plans.apply('one', () => undefined, signal);
      const read = await plans.state('one', signal);
      expect([exitCode, JSON.stringify(read)]).toEqual([0, expect.stringContaining('"input":1')]);
    } finally {
      await plans.close();
    }
  },
);
