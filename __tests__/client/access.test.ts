import {
  accessProblems,
  matchesGrant,
  writeAccess,
} from '../../src/client/resources/team-access.ts';
import type { CustomAccess } from '../../src/client/resources/team-access.ts';
import type { TeamWorkspace } from '../../src/client/wire/team-workspace.ts';
import { describe, expect, test } from '../support/jest.ts';

const access = (attributes: Partial<TeamWorkspace['attributes']>): TeamWorkspace => ({
  id: 'tws-1',
  type: 'team-workspaces',
  attributes: { access: 'custom', ...attributes },
  relationships: {},
  links: {},
});

const CUSTOM: Required<CustomAccess> = {
  runs: 'plan',
  variables: 'read',
  'state-versions': 'read-outputs',
  'engine-mocks': 'read',
  'workspace-locking': true,
  'run-tasks': false,
  'policy-overrides': false,
};

describe('accessProblems', () => {
  test.each(['read', 'plan', 'write', 'admin'] as const)(
    'with %s, every custom-only attribute is refused and named',
    (level) => {
      const problems = accessProblems(CUSTOM, level);
      expect(problems).toHaveLength(7);
      for (const problem of problems) {
        expect(problem).toContain(`access level '${level}'`);
        expect(problem).toContain(`'custom'`);
      }
      expect(problems[0]).toMatch(/^Runs /);
      expect(problems[3]).toMatch(/^Engine mocks /);
    },
  );
  test('with custom, or where the level stays as it is, they are allowed', () => {
    expect(accessProblems(CUSTOM, 'custom')).toEqual([]);
    expect(accessProblems(CUSTOM, undefined)).toEqual([]);
    expect(accessProblems({}, 'admin')).toEqual([]);
  });
  test('values and levels that do not exist are named', () => {
    const wrong = { runs: 'write', 'run-tasks': 'yes' } as unknown as CustomAccess;
    expect(accessProblems(wrong, 'custom')).toEqual([
      'Runs is one of read, plan, apply.',
      'Run tasks is one of true, false.',
    ]);
    expect(accessProblems({}, 'owner' as never)).toEqual([
      'Access is one of read, plan, write, admin, custom.',
    ]);
  });
});

test('a request has the word of the service, and only what was given', () => {
  expect(writeAccess({ access: 'custom', 'engine-mocks': 'read' }, 'sentinel-mocks')).toEqual({
    access: 'custom',
    'sentinel-mocks': 'read',
  });
  expect(writeAccess(CUSTOM, 'engine-mocks')).toEqual(CUSTOM);
  expect(writeAccess({}, 'engine-mocks')).toEqual({});
});

test('an access is the requested one when everything that was requested is so', () => {
  const grant = { access: 'custom', ...CUSTOM } as const;
  expect(matchesGrant(access(CUSTOM), grant)).toBe(true);
  expect(matchesGrant(access({ ...CUSTOM, 'run-tasks': true }), grant)).toBe(false);
  expect(matchesGrant(access({ access: 'admin' }), { access: 'custom' })).toBe(false);
  expect(matchesGrant(access({ access: 'read', runs: 'read' }), { access: 'read' })).toBe(true);
  const { 'engine-mocks': mocks, ...others } = CUSTOM;
  expect(matchesGrant(access({ ...others, 'sentinel-mocks': mocks }), grant)).toBe(true);
});
