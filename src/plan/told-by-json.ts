/** Whether the JSON of a plan shows that it is one of everything: all that the state and the files have is in it. */
import { firstParts, phrase, resourcePart, setting, type Sentence } from '../model/sentence.ts';
import { fieldOf, isRecord, listOf } from '../model/parse.ts';
import { resourcesOf } from '../model/plan-json.ts';
import { withoutKeys } from '../model/address.ts';
import { blocksOf, configuredModules, type ConfiguredBlock } from './configured-modules.ts';
import { changesSomething, wordsOfEntry } from './count-words.ts';
import { entriesOfDocument, isDeposed, type Entry } from './entries.ts';
import type { PlanDocument } from './plan-document.ts';

export interface ToldByJson {
  /** What it leaves out, as whole sentences. */
  parts: Sentence[];
  /** Resources of the files that may have no instance: nothing says whether they were left out. */
  unproven: readonly string[];
  /** Whether it destroys everything. */
  isDestroy: boolean;
  changesSomething: boolean;
}

/** Every list in which a plan has what it was made of. */
const PLANNED_LISTS = ['resource_changes', 'deferred_changes'] as const;

/** @param mayLackBlocks whether it was to destroy everything: then the files have more than the plan */
export function tellByJson(document: PlanDocument, mayLackBlocks: boolean): ToldByJson {
  const entries = [...entriesOfDocument(document, PLANNED_LISTS)];
  const managed = entries.filter(({ mode }) => mode === 'managed');
  const isDestroy = destroysAll(document, managed);
  const parts: Sentence[] = [];
  const saysComplete = Object.hasOwn(document, 'complete');
  if (saysComplete && document.complete !== true) {
    parts.push(
      phrase`The plan says that it is not complete, so the rest of the configuration was not judged.`,
    );
  }
  const planned = new Set(
    managed.flatMap(({ address, previousAddress }) => [address, previousAddress]),
  );
  const state = fieldOf(Reflect.get(document, 'prior_state'), 'values');
  const ofState = [...resourcesOf(state)].filter(({ mode }) => mode === 'managed');
  const leftOut = ofState.map(({ address }) => address).filter((one) => !planned.has(one));
  const missing =
    isDestroy || mayLackBlocks ? { certain: [], open: [] } : missingBlocks(document, managed);
  const names = [...new Set([...leftOut.map(String), ...missing.certain])];
  if (parts.length === 0 && names.length > 0) {
    parts.push(
      phrase`The plan leaves out what the state or the configuration has (${firstParts(names.map(resourcePart), MOST_NAMED)}), as with ${setting('-target')} or ${setting('-refresh-only')}, so the rest was not judged.`,
    );
  }
  return {
    parts,
    unproven: saysComplete ? [] : missing.open,
    isDestroy,
    changesSomething: changesSomething(document),
  };
}

const MOST_NAMED = 3;

/**
 * Each deletion of a normal plan has a reason, but of an object that another one has replaced. Before Terraform 1.2 none has:
 * there a plan of deletions alone counts.
 */
function destroysAll(document: PlanDocument, managed: readonly Entry[]): boolean {
  const counted = managed.filter((entry) => !isDeposed(entry) && wordsOfEntry(entry).length > 0);
  const deletions = counted.filter((entry) => wordsOfEntry(entry).includes('destroy'));
  if (deletions.length === 0) return false;
  if (hasReasons(document.terraform_version)) {
    return deletions.some(({ reason }) => (reason ?? '') === '');
  }
  return deletions.length === counted.length;
}

/** Since 1.2, also of OpenTofu, which began with 1.6. A version that is not said is none of the earlier ones. */
const hasReasons = (version = '1.2.0') => isSince(version, 2);

/**
 * OpenTofu has `enabled` in `lifecycle` since 1.11, also of a module call, and its JSON does not show it. It has no
 * `complete` either, which Terraform of these versions always says.
 */
const mayHideEnabled = ({ terraform_version: version = '1.2.0', ...document }: PlanDocument) =>
  !Object.hasOwn(document, 'complete') && isSince(version, 11);

/** Whether a version is 1.MINOR or a later one. */
function isSince(version: string, minor: number): boolean {
  const [, ofMajor, ofMinor] = /^(\d+)\.(\d+)\./.exec(version) ?? [];
  return Number(ofMajor) > 1 || (Number(ofMajor) === 1 && Number(ofMinor) >= minor);
}

/** The managed blocks without an entry: those that always have an instance, and those that may have none. */
function missingBlocks(document: PlanDocument, managed: readonly Entry[]) {
  const hidesEnabled = mayHideEnabled(document);
  const blocksWithEntry = new Set(
    managed.flatMap(({ address, previousAddress }) =>
      [address, previousAddress].flatMap((one) =>
        typeof one === 'string' ? withoutKeys(one) : [],
      ),
    ),
  );
  const certain: string[] = [];
  const open: string[] = [];
  for (const module of configuredModules(document.configuration)) {
    for (const found of blocksOf(module)) {
      const { address, block, list } = found;
      if (list !== 'resources' || block['mode'] !== 'managed') continue;
      if (blocksWithEntry.has(address)) continue;
      const instances = instancesOf(found);
      if (instances === 'some' && !hidesEnabled) certain.push(address);
      else if (instances !== 'none') open.push(address);
    }
  }
  return { certain, open };
}

/** Whether a block has an instance, by its own words and by those of the calls above it. */
function instancesOf({ block, calls }: ConfiguredBlock): 'some' | 'none' | 'open' {
  const conditions = [block, ...calls.map(({ call }) => call)].flatMap(conditionsOf);
  if (conditions.some(isNone)) return 'none';
  return conditions.length === 0 ? 'some' : 'open';
}

function conditionsOf({
  count_expression: count,
  for_each_expression: each,
}: Readonly<Record<string, unknown>>): unknown[] {
  return [count, each].filter((one) => one !== undefined);
}

/** A constant that makes no instance. */
function isNone(expression: unknown): boolean {
  if (!isRecord(expression) || !Object.hasOwn(expression, 'constant_value')) return false;
  const { constant_value: value } = expression;
  if (value === 0 || value === '0' || value === false || value === 'false') return true;
  if (Array.isArray(value)) return listOf(value).length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
