/** The parts of a workspace that the gate reads. */
import type { Relationship } from './resource.js';

/** The parts of a workspace that the gate reads. */
export interface Workspace {
  id: string;
  type: 'workspaces';
  attributes: {
    name: string;
    locked?: boolean | null;
    'execution-mode'?: string | null;
    'working-directory'?: string | null;
    'auto-apply'?: boolean | null;
    'speculative-enabled'?: boolean | null;
    'terraform-version'?: string | null;
    'tag-names'?: string[] | null;
    'trigger-patterns'?: string[] | null;
    'trigger-prefixes'?: string[] | null;
    /** Whether a push starts a run only if it changes the directory, the patterns or the prefixes. */
    'file-triggers-enabled'?: boolean | null;
    'vcs-repo'?:
      | ({
          identifier?: string | null | undefined;
          branch?: string | null | undefined;
          'repository-http-url'?: string | null | undefined;
          'ingress-submodules'?: boolean | null | undefined;
        } & {
          [key: string]: unknown;
        })
      | null;
    permissions?: Record<string, boolean | null> | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}
