/** Writes a list of allowed sources from what configurations use. */
import { toPlainText } from '../model/sentence.ts';
import type { SourceRemark, Used } from './find-used.ts';
import { pinOf } from './source-address.ts';

const SCHEMA =
  'https://raw.githubusercontent.com/plangate/plangate/main/docs/allowed-sources.schema.json';

/**
 * The text of the file, and what it cannot allow: modules without a pin, and what is not read for certain.
 *
 * @param used what the configurations of a repository use
 * @param locked addresses of providers that lock files name
 * @param units paths of the files of Terragrunt units, relative to the repository
 */
export function writeList({
  used,
  locked,
  units,
}: {
  used: readonly Used[];
  locked: readonly string[];
  units: readonly string[];
}): {
  text: string;
  /** Whether a check by this list would refuse what the default branch has. Then it is advisory. */
  isAdvisory: boolean;
  withoutPin: SourceRemark[];
  /** Names of modules that a tag alone pins. */
  byTag: string[];
  unread: SourceRemark[];
} {
  const providers = new Set([...locked, ...used.flatMap((one) => [...one.providers.keys()])]);
  const modules = used.flatMap((one) => one.modules);
  const names = [...new Set(modules.map((module) => module.package.name))].sort();
  const byTag = new Set<string>();
  const withoutPin: SourceRemark[] = [];
  for (const { package: found, source, version, place } of modules) {
    const pin = pinOf(found, version);
    if (pin === undefined) withoutPin.push({ text: source, place });
    else if (pin.kind === 'tag') byTag.add(found.name);
  }
  // An unchanged backend needs no entry.
  const things = used
    .flatMap((one) => one.things.map(({ name }) => name))
    .filter((name) => !/^(?:backend|state_store) |\?/.test(name));
  const also = [...things, ...units.map((path) => `terragrunt ${path}`)];
  const unread = used.flatMap(({ refused, doubts }) => [
    ...refused,
    ...doubts.map(({ says, place }) => ({ text: toPlainText(says), place })),
  ]);
  const isAdvisory = withoutPin.length + unread.length > 0;
  const list = {
    $schema: SCHEMA,
    enforcement_level: isAdvisory ? 'advisory' : 'mandatory',
    providers: [...providers].sort(),
    modules: names.map((source) => (byTag.has(source) ? { source, tags: true } : source)),
    also: [...new Set(also)].sort(),
  };
  return {
    text: `${JSON.stringify(list, undefined, 2)}\n`,
    isAdvisory,
    withoutPin,
    byTag: [...byTag].sort(),
    unread,
  };
}
