/** Documents of tags. The service keeps no id of a tag, so the id is made from its name. */
import { createHash } from 'node:crypto';
import type { WorkspaceRecord } from '../records.ts';
import type { Resource } from '../respond.ts';

function hashedId(prefix: string, text: string): string {
  return `${prefix}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}

/** The documents of all tags of a workspace; a tag without a value has an empty one. */
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
