/** Configuration versions and their commit information. */
import type { Relationship } from './resource.js';

/** Files that were uploaded for a workspace, or are to be. */
export interface ConfigurationVersion {
  id: string;
  type: 'configuration-versions';
  attributes: {
    status: string;
    'auto-queue-runs'?: boolean | null;
    error?: string | null;
    'error-message'?: string | null;
    source?: string | null;
    speculative?: boolean | null;
    provisional?: boolean | null;
    'status-timestamps'?: Record<string, string | null> | null;
    /** A secret. Present only in the answer to creation. */
    'upload-url'?: string | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

/** The commit that a configuration version was made from. */
export interface IngressAttributes {
  id: string;
  type: 'ingress-attributes';
  attributes: {
    branch?: string | null;
    'clone-url'?: string | null;
    'commit-message'?: string | null;
    'commit-sha'?: string | null;
    'commit-url'?: string | null;
    'compare-url'?: string | null;
    identifier?: string | null;
    'is-pull-request'?: boolean | null;
    'on-default-branch'?: boolean | null;
    'pull-request-number'?: number | null;
    'pull-request-url'?: string | null;
    'pull-request-title'?: string | null;
    'pull-request-body'?: string | null;
    tag?: string | null;
    'sender-username'?: string | null;
    'sender-avatar-url'?: string | null;
    'sender-html-url'?: string | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}
