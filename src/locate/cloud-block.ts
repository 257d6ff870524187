/** What a configuration says of where it runs: its `cloud` block or `backend "remote"`. */
import type { HclBlock, HclBody, HclExpression, HclFile } from './hcl-syntax.ts';

export interface CloudBlock {
  /** `infra/versions.tf:3`, for messages. */
  at: string;
  hostname?: string;
  organization?: string;
  workspaces?: { name?: string; prefix?: string; tags?: string[]; project?: string };
}

/** Whether parsing this text can be worth it. */
export function mayHaveCloudBlock(text: string): boolean {
  return text.includes('cloud') || text.includes('"remote"');
}

/** The first `cloud` block or `backend "remote"` of a module; only literal values count. */
export function readCloudBlock(
  files: readonly { path: string; file: HclFile }[],
): CloudBlock | undefined {
  for (const { path, file } of files) {
    for (const terraform of file.body.blocks.filter(({ type }) => type === 'terraform')) {
      const block = terraform.body.blocks.find(isCloud);
      if (block) return toCloudBlock(`${path}:${block.range.startLine}`, block.body);
    }
  }
  return undefined;
}

function isCloud({ type, labels }: HclBlock): boolean {
  return type === 'cloud' || (type === 'backend' && labels[0] === 'remote');
}

function toCloudBlock(at: string, body: HclBody): CloudBlock {
  const workspaces = body.blocks.find(({ type }) => type === 'workspaces')?.body;
  return {
    at,
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
  if (value?.kind === 'tuple') return value.items.flatMap(literalText);
  if (value?.kind === 'object') return value.entries.flatMap(({ key }) => literalText(key));
  return [];
}

function attribute(body: HclBody, name: string): HclExpression | undefined {
  return body.attributes.find((each) => each.name === name)?.value;
}

function textAttribute(body: HclBody, name: string): string | undefined {
  const value = attribute(body, name);
  return value && literalText(value)[0];
}

function literalText(value: HclExpression): string[] {
  return value.kind === 'literal' && typeof value.value === 'string' && value.value !== ''
    ? [value.value]
    : [];
}
