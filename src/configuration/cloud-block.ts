/** Reads the `cloud` block or `backend "remote"` of a configuration. */
import {
  literalText,
  type HclBody,
  type HclExpression,
  type HclFile,
} from './syntax/hcl-syntax.ts';

export interface CloudBlock {
  /** `infra/versions.tf:3`, for messages. */
  at: string;
  hostname?: string;
  organization?: string;
  workspaces?: { name?: string; prefix?: string; tags?: string[]; project?: string };
}

/** Whether a text may hold such a block, so that it has to be parsed. */
export function mayHaveCloudBlock(text: string): boolean {
  return text.includes('cloud') || text.includes('"remote"');
}

/** The first `cloud` block or `backend "remote"` of a file; only literal values count. */
export function readCloudBlock(path: string, { body: file }: HclFile): CloudBlock | undefined {
  const block = file.blocks
    .flatMap(({ type, body }) => (type === 'terraform' ? body.blocks : []))
    .find(({ type, labels }) => type === 'cloud' || (type === 'backend' && labels[0] === 'remote'));
  if (block === undefined) return undefined;
  const { body, range } = block;
  const workspaces = body.blocks.find(({ type }) => type === 'workspaces')?.body;
  return {
    at: `${path}:${range.startLine}`,
    hostname: textAttribute(body, 'hostname'),
    organization: textAttribute(body, 'organization'),
    workspaces: workspaces && toWorkspaces(workspaces),
  };
}

function toWorkspaces(body: HclBody): CloudBlock['workspaces'] {
  const tags = tagsOf(attribute(body, 'tags'));
  return {
    name: textAttribute(body, 'name'),
    prefix: textAttribute(body, 'prefix'),
    project: textAttribute(body, 'project'),
    tags: tags.length > 0 ? tags : undefined,
  };
}

/** `["a", "b"]`, or the newer `{ key = "value" }`, whose keys are the tags' names. */
function tagsOf(value: HclExpression | undefined): string[] {
  if (value?.kind === 'tuple') return value.items.flatMap((item) => literalText(item) || []);
  if (value?.kind === 'object') return value.entries.flatMap(({ key }) => literalText(key) || []);
  return [];
}

function attribute(body: HclBody, name: string): HclExpression | undefined {
  return body.attributes.find((candidate) => candidate.name === name)?.value;
}

function textAttribute(body: HclBody, name: string): string | undefined {
  return literalText(attribute(body, name)) || undefined;
}
