/** Writes a list of allowed sources from what configurations use. */
import type { Remark, Used } from './find-used.ts';
import { pinOf } from './source-address.ts';

/** What the configurations of a repository use. */
export interface UsedHere {
  used: readonly Used[];
  /** Addresses of providers that lock files name. */
  locked: readonly string[];
  /** Paths of the files of Terragrunt units, relative to the repository. */
  units: readonly string[];
}

const SCHEMA =
  'https://raw.githubusercontent.com/plangate/plangate/v1/docs/allowed-sources.schema.json';

/** The text of the file, and what it cannot allow: modules without a pin, and what is not read for certain. */
export function writeList({ used, locked, units }: UsedHere): {
  text: string;
  withoutPin: Remark[];
  /** Names of modules that a tag alone pins. */
  byTag: string[];
  unread: Remark[];
} {
  const providers = new Set([...locked, ...used.flatMap((one) => [...one.providers.keys()])]);
  const modules = used.flatMap((one) => one.modules);
  const names = [...new Set(modules.map((module) => module.package.name))].sort();
  const byTag = new Set<string>();
  const withoutPin: Remark[] = [];
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
  const list = {
    $schema: SCHEMA,
    enforcement_level: 'mandatory',
    providers: [...providers].sort(),
    modules: names.map((source) => (byTag.has(source) ? { source, tags: true } : source)),
    also: [...new Set(also)].sort(),
  };
  return {
    text: `${JSON.stringify(list, undefined, 2)}\n`,
    withoutPin,
    byTag: [...byTag].sort(),
    unread: used.flatMap(({ refused, doubts }) => [...refused, ...doubts]),
  };
}
