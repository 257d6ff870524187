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
      if (block !== undefined) {
        const at = `${path}:${block.range.startLine}`;
        return toCloudBlock(at, block.body);
      }
    }
  }
  return undefined;
}

function isCloud({ type, labels }: HclBlock): boolean {
  return type === 'cloud' || (type === 'backend' && labels[0] === 'remote');
}

function toCloudBlock(at: string, body: HclBody): CloudBlock {
  const hostname = textAttribute(body, 'hostname');
  const organization = textAttribute(body, 'organization');
  const workspaces = body.blocks.find(({ type }) => type === 'workspaces')?.body;
  return {
    at,
    ...(hostname !== undefined && { hostname }),
    ...(organization !== undefined && { organization }),
    ...(workspaces !== undefined && { workspaces: toWorkspaces(workspaces) }),
  };
}

function toWorkspaces(body: HclBody): NonNullable<CloudBlock['workspaces']> {
  const name = textAttribute(body, 'name');
  const prefix = textAttribute(body, 'prefix');
  const project = textAttribute(body, 'project');
  const tags = tagsOf(body.attributes.find((attribute) => attribute.name === 'tags')?.value);
  return {
    ...(name !== undefined && { name }),
    ...(prefix !== undefined && { prefix }),
    ...(project !== undefined && { project }),
    ...(tags.length > 0 && { tags }),
  };
}

/** `["a", "b"]`, or the newer `{ key = "value" }`, whose keys are the tags' names. */
function tagsOf(value: HclExpression | undefined): string[] {
  if (value?.kind === 'tuple') return value.items.flatMap(literalText);
  if (value?.kind === 'object') return value.entries.flatMap(({ key }) => literalText(key));
  return [];
}

function textAttribute(body: HclBody, name: string): string | undefined {
  const value = body.attributes.find((attribute) => attribute.name === name)?.value;
  return value === undefined ? undefined : literalText(value)[0];
}

function literalText(value: HclExpression): string[] {
  return value.kind === 'literal' && typeof value.value === 'string' && value.value !== ''
    ? [value.value]
    : [];
}
