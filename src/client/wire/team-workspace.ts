/** A team's access to one workspace. */
import * as v from './schema.ts';
import { flag, resourceSchema, text } from './resource.ts';

export const ACCESS_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'] as const;
/** What a team may do in a workspace. */
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** The values of each custom-only attribute, in the specification's own (neutral) words. */
export const CUSTOM_ATTRIBUTES = {
  runs: ['read', 'plan', 'apply'],
  variables: ['none', 'read', 'write'],
  'state-versions': ['none', 'read-outputs', 'read', 'write'],
  'engine-mocks': ['none', 'read'],
  'workspace-locking': [true, false],
  'run-tasks': [true, false],
  'policy-overrides': [true, false],
} as const;
export type CustomAttribute = keyof typeof CUSTOM_ATTRIBUTES;
/** The rights of `custom` access one by one; for a fixed level, those that it implies. */
export type CustomRights = {
  [Name in CustomAttribute]: (typeof CUSTOM_ATTRIBUTES)[Name][number];
};

export const teamWorkspaceSchema = resourceSchema('team-workspaces', {
  access: v.string(),
  runs: text,
  variables: text,
  'state-versions': text,
  /** `sentinel-mocks` on real services; readers accept both. */
  'engine-mocks': text,
  'sentinel-mocks': text,
  'workspace-locking': flag,
  'run-tasks': flag,
  'policy-overrides': flag,
});
/** What a team may do in a workspace. */
export type TeamWorkspace = v.InferOutput<typeof teamWorkspaceSchema>;

/** `engine-mocks` of a team's access, whichever word the service used. */
export function engineMocksOf({ attributes }: TeamWorkspace): string | undefined {
  return attributes['engine-mocks'] ?? attributes['sentinel-mocks'] ?? undefined;
}
