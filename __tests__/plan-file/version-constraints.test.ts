/** Version constraints: equal ones, and versions that they allow. */
import {
  isAllowed,
  isSameConstraint,
} from '../../src/service/engines/plan-file/version-constraints.ts';
import { expect, test } from '../support/jest.ts';

test.each([
  ['', '', true],
  ['>= 1.0, < 2.0', '< 2.0.0, >= 1.0.0', true],
  ['1.2.3', '= 1.2.3', true],
  ['~> 1.2', '~> 1.2', true],
  ['~> 1.2', '~> 1.2.0', false],
  ['>= 1.0', '>= 1.1', false],
  ['>= 1.0', '', false],
  ['1.0.0-beta', '1.0.0', false],
  ['what', 'what', true],
])('%s and %s say the same: %s', (one, other, same) => {
  expect(isSameConstraint(one, other)).toBe(same);
});

test.each<[string, string, boolean | undefined]>([
  ['1.11.4', '>= 1.5, < 2', true],
  ['1.11.4', '>= 1.12', false],
  ['1.11.4', '<= 1.11', false],
  ['1.11.4', '> 1.11.4', false],
  ['1.11.4', '~> 1.5', true],
  ['1.11.4', '~> 1.10.0', false],
  ['1.11.4', '!= 1.11.4', false],
  ['1.11.4', '1.11.4', true],
  ['1.11.4', 'newest', undefined],
  ['1.12.0-beta1', '>= 1.5', undefined],
])('%s is allowed by %s: %s', (version, constraint, allowed) => {
  expect(isAllowed(version, constraint)).toBe(allowed);
});
