/**
 * Which `cloud` blocks choose what is gated: without those of templates, which people copy and fill in, and without those that name
 * a workspace which another directory names, because nothing here says whose it is.
 */
import { tagWords, type CloudBlock } from '../../configuration/cloud-block.ts';
import { INPUT_TABLE } from '../../settings/inputs.ts';
import { groupBy } from '../../report/text.ts';
import type { ConnectedConfiguration } from '../../settings/repository-contents.ts';
import { readModulesHere } from './modules-here.ts';

export interface SettledConfigurations {
  configurations: ConnectedConfiguration[];
  /** Each with the text in it that says so. */
  templates: { directory: string; placeholder: string }[];
  /** Workspaces that several directories name. */
  shared: { workspace: string; directories: string[] }[];
  /** Pairs of directories of which the first finds by its tags what the second finds, too. */
  overlapping: { wide: string; narrow: string }[];
}

/** @param root absolute path of the repository */
export function settleConfigurations(
  all: readonly ConnectedConfiguration[],
  root: string,
): SettledConfigurations {
  const modules = readModulesHere(
    root,
    all.map(({ directory }) => directory),
  );
  const placeholderOf = new Map(modules.map((one) => [one.directory, one.placeholder]));
  const templates = all.flatMap(({ directory }) => {
    const placeholder = placeholderOf.get(directory);
    return placeholder === undefined ? [] : { directory, placeholder };
  });
  const filledIn = all.filter(({ directory }) => placeholderOf.get(directory) === undefined);
  const named = filledIn.filter(({ cloud }) => cloud.workspaces?.name !== undefined);
  const groups = groupBy(named, ({ cloud }) => [placeOf(cloud), cloud.workspaces?.name]);
  const shared = groups
    .filter((group) => group.length > 1)
    .map((group) => ({
      workspace: group[0].cloud.workspaces?.name ?? '',
      directories: group.map(({ directory }) => directory),
    }));
  const inSeveral = new Set(shared.flatMap(({ directories }) => directories));
  return {
    configurations: filledIn.filter(({ directory }) => !inSeveral.has(directory)),
    templates,
    shared,
    overlapping: overlapsOf(filledIn),
  };
}

/** A block may write the usual host out. */
export function hostOfBlock({ hostname = INPUT_TABLE.hostname.default }: CloudBlock): string {
  return hostname;
}

const placeOf = (cloud: CloudBlock) => [hostOfBlock(cloud), cloud.organization];

function overlapsOf(configurations: readonly ConnectedConfiguration[]) {
  const tagged = configurations.flatMap(({ directory, cloud }) => {
    const tags = cloud.workspaces?.tags;
    return tags === undefined ? [] : { directory, cloud, tags: new Set(tagWords(tags)) };
  });
  const inPlace = groupBy(tagged, ({ cloud }) => placeOf(cloud));
  return inPlace.flatMap((group) =>
    group.flatMap((wide) =>
      group
        .filter(({ directory, tags }) => {
          const isWider = wide.tags.size < tags.size || wide.directory < directory;
          return (
            directory !== wide.directory && isWider && [...wide.tags].every((tag) => tags.has(tag))
          );
        })
        .map((narrow) => ({ wide: wide.directory, narrow: narrow.directory })),
    ),
  );
}
