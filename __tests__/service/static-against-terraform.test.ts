/**
 * What the static planner makes of a configuration, held against Terraform's own plan of it. The two may
 * differ in one way: the static planner does not know a value or a number. It never plans another action.
 */
import { isDeepStrictEqual } from 'node:util';
import { planConfiguration } from '../../src/service/plan/plan-configuration.ts';
import { withoutKeys } from '../../src/configuration/address.ts';
import type { Planned } from '../../src/service/plan/plan-document.ts';
import { planForReal, type RealPlan } from '../support/against-terraform.ts';
import { planFiles, requestFor } from '../support/engine-bench.ts';
import { CONFIGURATIONS } from '../support/configurations.ts';
import { describe, expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';

describe.each(CONFIGURATIONS)('$name', ({ before, files }) => {
  testWith('terraform', 'differs in what is not known, and in nothing else', async (program) => {
    const real = planForReal(program, { before, files });
    const planned = planConfiguration(await requestFor(files, { state: real.state }));
    const failed = planned.problems.some(({ severity }) => severity === 'error');
    expect(failed).toBe(real.failed);
    if (!failed) expect(differences(planned, real)).toEqual([]);
  });

  if (before === undefined) {
    testWith('terraform', 'does not differ with the engine', async (program) => {
      const real = planForReal(program, { files });
      const planned = await planFiles(files, { request: { workspaceName: 'default' } });
      expect(planned.problems.some(({ severity }) => severity === 'error')).toBe(real.failed);
      expect(planned.document.resource_changes).toEqual(real.changes);
    });
  }
});

function differences(planned: Planned, real: RealPlan): string[] {
  const found: string[] = [];
  const unsure = new Set((planned.unsure ?? []).map(withoutKeys));
  const isKnown = ({ address }: { address: string }): boolean => !unsure.has(withoutKeys(address));
  const own = planned.document.resource_changes.filter(isKnown);
  const theirs = real.changes.filter((one) => one.mode === 'managed' && isKnown(one));
  for (const { address } of own) {
    if (!theirs.some((one) => one.address === address)) found.push(`${address} is not planned`);
  }
  for (const { address, change, previous_address: previous } of theirs) {
    const one = own.find((each) => each.address === address);
    if (one === undefined) {
      found.push(`${address} is missing`);
      continue;
    }
    if (!isDeepStrictEqual(one.change.actions, change.actions)) {
      found.push(`${address}: ${one.change.actions.join()} and not ${change.actions.join()}`);
    }
    if (one.previous_address !== previous) found.push(`${address} was at ${String(previous)}`);
    for (const [name, value] of Object.entries(one.change.after ?? {})) {
      const isUnknown = partly(one.change.after_unknown[name]);
      const same = isDeepStrictEqual(plain(value), plain(change.after?.[name]));
      if (!isUnknown && !same) {
        found.push(
          `${address}.${name}: ${JSON.stringify(value)} and not ${JSON.stringify(change.after?.[name])}`,
        );
      }
    }
  }
  return found;
}

function partly(tree: unknown): boolean {
  return tree !== undefined;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
