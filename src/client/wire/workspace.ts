/** The parts of a workspace that the gate reads. */
import * as v from './schema.ts';
import { flag, flags, resourceSchema, ignoredIfInvalid, text } from './resource.ts';

export const workspaceSchema = resourceSchema('workspaces', {
  name: v.string(),
  locked: flag,
  'execution-mode': text,
  'working-directory': text,
  'auto-apply': flag,
  'speculative-enabled': flag,
  'terraform-version': text,
  'tag-names': ignoredIfInvalid(v.array(v.string())),
  'trigger-patterns': v.nullish(v.array(v.string())),
  'trigger-prefixes': v.nullish(v.array(v.string())),
  /** Whether a push starts a run only if it changes the directory, the patterns or the prefixes. */
  'file-triggers-enabled': flag,
  'vcs-repo': ignoredIfInvalid(
    v.looseObject({
      /** `acme/infra` */
      identifier: text,
      /** '' means the default branch. */
      branch: text,
      'repository-http-url': text,
      /** Whether the service clones submodules as well (Workspaces API, `vcs-repo`). */
      'ingress-submodules': flag,
    }),
  ),
  permissions: flags,
});
/** The parts of a workspace that the gate reads. */
export type Workspace = v.InferOutput<typeof workspaceSchema>;
