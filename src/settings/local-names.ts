/** Settings of a local check: there is no host to choose, and no token is needed. */
import { basename } from 'node:path';
import type { CloudBlock } from '../configuration/cloud-block.ts';
import { parseList, type Parsed, type Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import type { Host } from '../trust/target.ts';

/** Stands for the host and the token where no service is asked. */
export const LOCAL_TARGET: { serviceHost: Host; token: string; problems: Problem[] } = {
  serviceHost: { hostname: 'localhost', origin: 'http://localhost' },
  token: 'local',
  problems: [],
};

/** Stands for the organization where no service is asked and none is named. */
const UNNAMED_ORGANIZATION = 'local';

/** The organization of the settings of a plan; undefined if nobody named one. */
export function namedOrganization({
  local,
  organization,
}: {
  local: boolean;
  organization: string;
}): string | undefined {
  return local && organization === UNNAMED_ORGANIZATION ? undefined : organization;
}

/**
 * Adds the names that a configuration leaves open: what stands for the organization, and a workspace that is
 * called like the directory.
 *
 * @param block the `cloud` block of the configuration, if it has one
 * @param directory absolute path of the configuration
 */
export function withLocalNames(block: CloudBlock | undefined, directory: string): CloudBlock {
  const { workspaces, organization = UNNAMED_ORGANIZATION, ...rest } = block ?? { at: 'no block' };
  const isUnnamed =
    workspaces?.name === undefined &&
    workspaces?.prefix === undefined &&
    workspaces?.tags === undefined;
  const withName = isUnnamed ? { ...workspaces, name: nameOfDirectory(directory) } : workspaces;
  return { ...rest, organization, workspaces: withName };
}

/** The name of the workspace that plans a directory: a service allows these characters, and 90 of them. */
export function nameOfDirectory(directory: string): string {
  const name = basename(directory).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
  return name.replaceAll('-', '') === '' ? 'default' : name.slice(0, 90);
}

/** Reads the input `plan-digest`: a list of digests, as in `sha256:` and 64 hexadecimal digits. */
export function readPlanDigests(text: string): Parsed<string[]> {
  const list = parseList(text);
  if ('problem' in list) return list;
  const invalid = list.value.find((digest) => !/^sha256:[0-9a-f]{64}$/.test(digest));
  if (invalid === undefined) return list;
  return { problem: `is ${quote(invalid)}, which is not what \`plangate digest\` prints.` };
}

/** Inputs that ask for a check without a service by themselves. */
export const IMPLY_LOCAL = ['plan', 'engine'] as const;
