/** Configuration versions and their commit information. */
import * as v from './schema.ts';
import { countSchema, flag, resourceSchema, text, timestamps } from './resource.ts';

export const configurationVersionSchema = resourceSchema('configuration-versions', {
  status: v.string(),
  'auto-queue-runs': flag,
  error: text,
  'error-message': text,
  source: text,
  speculative: flag,
  provisional: flag,
  'status-timestamps': timestamps,
  /** A secret. Present only in the answer to creation. */
  'upload-url': text,
});
/** Files that were uploaded for a workspace, or are to be. */
export type ConfigurationVersion = v.InferOutput<typeof configurationVersionSchema>;

export const ingressAttributesSchema = resourceSchema('ingress-attributes', {
  branch: text,
  'clone-url': text,
  'commit-message': text,
  'commit-sha': text,
  'commit-url': text,
  'compare-url': text,
  identifier: text,
  'is-pull-request': flag,
  'on-default-branch': flag,
  'pull-request-number': countSchema,
  'pull-request-url': text,
  'pull-request-title': text,
  'pull-request-body': text,
  tag: text,
  'sender-username': text,
  'sender-avatar-url': text,
  'sender-html-url': text,
});
/** The commit that a configuration version was made from. */
export type IngressAttributes = v.InferOutput<typeof ingressAttributesSchema>;
