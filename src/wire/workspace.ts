/** The parts of a workspace that the gate reads (api-facts 3.1). */
import * as v from './schema.ts';
import { flag, resource, text } from './resource.ts';

export const workspaceSchema = resource(
  'workspaces',
  v.looseObject({
    name: v.string(),
    locked: flag,
    'execution-mode': text,
    'working-directory': text,
    'auto-apply': flag,
    'speculative-enabled': flag,
    'terraform-version': text,
    'tag-names': v.optional(v.nullable(v.array(v.string()))),
    'trigger-patterns': v.optional(v.nullable(v.array(v.string()))),
    'trigger-prefixes': v.optional(v.nullable(v.array(v.string()))),
    permissions: v.optional(v.nullable(v.record(v.string(), v.nullable(v.boolean())))),
  }),
);
export type Workspace = v.InferOutput<typeof workspaceSchema>;

export const projectSchema = resource('projects', v.looseObject({ name: v.string() }));
export type Project = v.InferOutput<typeof projectSchema>;
