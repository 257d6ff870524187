/** A team's access to one workspace. */
import type { Relationship } from './resource.js';
export declare const ACCESS_LEVELS: readonly ['read', 'plan', 'write', 'admin', 'custom'];
/** What a team may do in a workspace. */
export type AccessLevel = (typeof ACCESS_LEVELS)[number];
/** The values of each custom-only attribute, in the specification's own (neutral) words. */
export declare const CUSTOM_ATTRIBUTES: {
  readonly runs: readonly ['read', 'plan', 'apply'];
  readonly variables: readonly ['none', 'read', 'write'];
  readonly 'state-versions': readonly ['none', 'read-outputs', 'read', 'write'];
  readonly 'engine-mocks': readonly ['none', 'read'];
  readonly 'workspace-locking': readonly [true, false];
  readonly 'run-tasks': readonly [true, false];
  readonly 'policy-overrides': readonly [true, false];
};
export type CustomAttribute = keyof typeof CUSTOM_ATTRIBUTES;
/** The rights of `custom` access one by one; for a fixed level, those that it implies. */
export type CustomRights = {
  [Name in CustomAttribute]: (typeof CUSTOM_ATTRIBUTES)[Name][number];
};

/** What a team may do in a workspace. */
export interface TeamWorkspace {
  id: string;
  type: 'team-workspaces';
  attributes: {
    access: string;
    runs?: string | null;
    variables?: string | null;
    'state-versions'?: string | null;
    /** `sentinel-mocks` on real services; readers accept both. */
    'engine-mocks'?: string | null;
    'sentinel-mocks'?: string | null;
    'workspace-locking'?: boolean | null;
    'run-tasks'?: boolean | null;
    'policy-overrides'?: boolean | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}
/** `engine-mocks` of a team's access, whichever word the service used. */
export declare function engineMocksOf({ attributes }: TeamWorkspace): string | undefined;
