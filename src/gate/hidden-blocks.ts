/** Which blocks of a configuration have parts that no plan shows. */
import type { HclBody } from '../configuration/syntax/hcl-syntax.ts';
import { readConfiguration, searchedFiles } from '../configuration/read-configuration.ts';
import { localFiles } from '../machine/files-here.ts';
import type { PlanJson } from '../model/plan-json.ts';
import { readRemoteCalls } from './installed-modules.ts';

/**
 * Whether a block may have such parts: those that a `dynamic` block makes are in no `expressions` of a plan.
 *
 * @param directory absolute: where the configuration is; undefined if its files are not here
 */
export function mayHideBlocks(directory: string | undefined, json: PlanJson): boolean {
  const calls = readRemoteCalls(json.document['configuration']);
  // The files of a module that comes from elsewhere do not have to be here.
  if (directory === undefined || calls === undefined || calls.length > 0) return true;
  const read = readConfiguration(directory, searchedFiles(localFiles));
  const { modules, unclear, unknownSources } = read;
  const isUnread = unclear.length > 0 || unknownSources.length > 0;
  return isUnread || modules.some(({ blocks }) => blocks.some(({ block }) => isDynamic(block)));
}

function isDynamic({ type, body }: { type: string; body: HclBody }): boolean {
  return type === 'dynamic' || body.blocks.some(isDynamic);
}
