/** Tags as documents. Tags have no id here: it is made of the name. */
import { createHash } from 'node:crypto';
import type { WorkspaceRecord } from '../records.ts';
import type { Resource } from '../respond.ts';

function hashedId(prefix: string, text: string): string {
  return `${prefix}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

export function toTag(name: string): Resource {
  return { id: hashedId('tag', name), type: 'tags', attributes: { name } };
}

/** All tags of a workspace; those that are only names have no value. */
export function bindingsOf(
  { tags, tagBindings }: WorkspaceRecord,
  type: 'tag-bindings' | 'effective-tag-bindings',
): Resource[] {
  const named = tags.map((name): [string, string] => [name, '']);
  return [...named, ...Object.entries(tagBindings)].map(([key, value]) => ({
    id: hashedId('tb', `${key}=${value}`),
    type,
    attributes: { key, value },
  }));
}
