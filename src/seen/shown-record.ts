/**
 * The record of what a request showed, where no service keeps its plans: a text in the gate's comment, sealed by `record-key`. No
 * verdict depends on it: a record that somebody with the key forges can only hide that a change was not shown.
 */
import { canonicalJson } from '../approvals/canonical.ts';
import * as v from '../client/wire/schema.ts';
import { isJsonDeeperThan } from '../model/json-text.ts';
import { parseJson } from '../model/parse.ts';
import { isSealed, keyFrom, sealOf } from '../trust/seals.ts';
import type { ShownByRequest } from './compare-seen.ts';
import {
  KEYED_PATTERN,
  NOT_COMPARED,
  placeInLists,
  APPLIED_LISTS,
  type PlannedEntries,
  type ShownEntry,
} from './planned-entries.ts';

/** Of which change a record is. */
export interface ShownPlace {
  /** Origin of the CI host's server, or what stands for it in the seals of runs. */
  host: string;
  /** The id of the repository, where the host gives it one. */
  repository: string;
  request: number;
  /** The branch that the request goes to. */
  base: string;
  /** The commit under review. */
  head: string;
}

/** A workspace, and the plan that the request shows. Several may be planned in one directory. */
export interface ShownWorkspace {
  name: string;
  /** In the repository. */
  directory: string;
  plan: Pick<PlannedEntries, 'variables'> & { entries: readonly ShownEntry[] };
}

export interface ShownRecord {
  /** What was shown in a workspace; undefined where the record does not have it. */
  shownIn(
    this: void,
    workspace: Pick<ShownWorkspace, 'name' | 'directory'>,
  ): ShownByRequest | undefined;
}

/** Of more entries in all, a record has only their number: a comment holds no more. */
const MOST_SHOWN = 500;
/** The longest text that is read, in UTF-16 units. No comment holds as many. */
const LONGEST_TEXT = 1_000_000;
const DEEPEST_TEXT = 6;

const text = v.pipe(v.string(), v.maxLength(4_096));
const digest = v.pipe(v.string(), v.regex(KEYED_PATTERN));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const entrySchema = v.strictTuple([
  v.picklist(APPLIED_LISTS.map((_, at) => at)),
  text,
  text,
  // Of the lists of providers and of unknown paths: most entries have what others have, too.
  v.nullable(count),
  count,
  v.nullable(digest),
  v.strictObject({
    isDeposed: v.optional(v.literal(true)),
    block: v.optional(digest),
    trigger: v.optional(digest),
    importing: v.optional(digest),
    previous: v.optional(digest),
    before: v.optional(digest),
    changed: v.optional(digest),
    notCompared: v.optional(v.picklist(NOT_COMPARED)),
  }),
]);
const recordSchema = v.strictObject({
  host: text,
  repository: text,
  request: count,
  base: text,
  head: text,
  shown: v.union([
    count,
    v.array(
      v.strictObject({
        name: text,
        directory: text,
        variables: v.record(text, digest),
        providers: v.array(digest),
        unknown: v.array(v.array(v.array(text))),
        entries: v.pipe(v.array(entrySchema), v.maxLength(MOST_SHOWN)),
      }),
    ),
  ]),
});
type WrittenWorkspace = Exclude<v.InferOutput<typeof recordSchema>['shown'], number>[number];

/** @param workspaces in which the request shows a plan, with the entries as `key` made their digests */
export function writeShownRecord(
  { host, repository, request, base, head }: ShownPlace,
  workspaces: readonly ShownWorkspace[],
  key: string,
): string {
  const all = workspaces.reduce((sum, { plan }) => sum + plan.entries.length, 0);
  const shown = all > MOST_SHOWN ? all : workspaces.map(toWritten);
  const json = canonicalJson({ host, repository, request, base, head, shown });
  return `${sealOf(keyFrom(key), sealed(json))} ${json}`;
}

/**
 * Reads a text that anybody may have written.
 *
 * @param place of which it has to be
 * @returns undefined if it is no record that this key sealed for this place
 */
export function readShownRecord(
  record: string,
  place: ShownPlace,
  key: string,
): ShownRecord | undefined {
  if (record.length > LONGEST_TEXT) return undefined;
  const space = record.indexOf(' ');
  const json = record.slice(space + 1);
  if (!isSealed(keyFrom(key), sealed(json), record.slice(0, Math.max(space, 0)))) return undefined;
  if (isJsonDeeperThan(json, DEEPEST_TEXT)) return undefined;
  const read = v.safeParse(recordSchema, parseJson(json), { abortEarly: true });
  if (!read.success) return undefined;
  const { shown, ...of } = read.output;
  const { host, repository, request, base, head } = place;
  if (canonicalJson(of) !== canonicalJson({ host, repository, request, base, head }))
    return undefined;
  // Of so many entries, none was seen.
  if (typeof shown === 'number') return { shownIn: () => undefined };
  const plans = new Map<string, ShownByRequest>();
  for (const written of shown) {
    const entries = readWritten(written);
    if (entries === undefined || plans.has(keyOfWorkspace(written))) return undefined;
    plans.set(keyOfWorkspace(written), { request, entries, variables: written.variables });
  }
  return { shownIn: (workspace) => plans.get(keyOfWorkspace(workspace)) };
}

function sealed(json: string): string {
  return `shown ${json}`;
}

function keyOfWorkspace({ name, directory }: Pick<ShownWorkspace, 'name' | 'directory'>): string {
  return canonicalJson([name, directory]);
}

function toWritten({ name, directory, plan }: ShownWorkspace): WrittenWorkspace {
  const providers = new Map<string, number>();
  const unknown = new Map<string, number>();
  const indexIn = (table: Map<string, number>, item: string): number => {
    const at = table.get(item) ?? table.size;
    table.set(item, at);
    return at;
  };
  const entries = plan.entries.map((entry): WrittenWorkspace['entries'][number] => {
    const { isDeposed, block, trigger, importing, previous, before, changed, notCompared } = entry;
    return [
      APPLIED_LISTS.indexOf(entry.list),
      entry.name,
      entry.actions,
      entry.provider === undefined ? null : indexIn(providers, entry.provider),
      indexIn(unknown, canonicalJson(entry.unknown)),
      entry.end ?? null,
      { isDeposed, block, trigger, importing, previous, before, changed, notCompared },
    ];
  });
  return {
    name,
    directory,
    variables: plan.variables,
    providers: [...providers.keys()],
    unknown: [...unknown.keys()].map((paths) => JSON.parse(paths) as string[][]),
    entries,
  };
}

/** @returns undefined if it refers to what it does not have, or has something to compare twice */
function readWritten({ providers, unknown, entries }: WrittenWorkspace): ShownEntry[] | undefined {
  const read = entries.flatMap(
    ([list, name, actions, provider, paths, end, others]): ShownEntry[] => {
      const of = APPLIED_LISTS[list];
      const unknownPaths = unknown[paths];
      const isProviderThere = provider === null || provider < providers.length;
      if (of === undefined || unknownPaths === undefined || !isProviderThere) return [];
      return [
        {
          list: of,
          name,
          actions,
          provider: provider === null ? undefined : providers[provider],
          end: end ?? undefined,
          unknown: unknownPaths,
          ...others,
        },
      ];
    },
  );
  const compared = read.filter(({ notCompared }) => notCompared === undefined);
  const isOnce = new Set(compared.map(placeInLists)).size === compared.length;
  return read.length === entries.length && isOnce ? read : undefined;
}
