/**
 * The changes of Terraform's JSON plan. The document holds every value and the schemas of all providers. Only the
 * changes of resources and the invoked actions are parsed, one at a time. The members that describe the whole plan
 * (it is a plan, it failed, it leaves something to a later plan) are read as well.
 *
 * Source: https://github.com/hashicorp/terraform/blob/v1.16.4/internal/command/jsonplan/plan.go.
 */
import { readAddress } from '../model/address.ts';
import { parseDeferredInvocation, parseInvocation } from './action-invocations.ts';
import {
  asAddress,
  asWord,
  createChangeList,
  type ChangeReader,
  type ReadChange,
} from './planned-changes.ts';
import { changedAttributes, type ChangedAttribute, type PlanDiff } from './changed-attributes.ts';
import { keepLongNumbers } from './changed-values.ts';
import { repeatsName } from './json-text.ts';
import { PlanScanner } from './plan-scanner.ts';
import { fieldsOf } from '../model/parse.ts';
import { parseJson } from '../model/parse.ts';

const UNREAD = "The plan's JSON has an entry that cannot be read.";
export const CHANGES = 'resource_changes';
const DEFERRED = 'deferred_changes';
const INVOCATIONS = 'action_invocations';
const DEFERRED_INVOCATIONS = 'deferred_action_invocations';
const LISTS: readonly string[] = [CHANGES, DEFERRED, INVOCATIONS, DEFERRED_INVOCATIONS];
/** One of these is in every plan, redacted or not; no other document of the service has any. */
const VERSIONS: readonly string[] = ['plan_format_version', 'format_version'];
/** What is read of the outermost object. A name that comes twice has two values, and one would be hidden. */
const DECIDING: readonly string[] = [...LISTS, 'errored', 'complete', ...VERSIONS];
const NO_PLAN = "The plan's JSON has no format version, so it is no plan as Terraform writes it.";

/**
 * @param diff how the attributes of each change are read; if left out, only those that force a replacement are
 * @param judgesLater whether what is left to a later plan is judged with this one
 */
export function createChangeJsonReader(diff?: PlanDiff, judgesLater = false): ChangeReader {
  const list = createChangeList('json');
  const room = createAttributeRoom();
  let deferred = 0;
  const deferredActions: string[] = [];
  let partial = false;
  let versioned = false;
  const named = new Set<string>();
  const plan = new PlanScanner(LISTS, {
    entry(name, text) {
      if (name === DEFERRED) deferred += 1;
      else if (name === DEFERRED_INVOCATIONS) {
        deferredActions.push(parseDeferredInvocation(text)?.address ?? 'one that cannot be read');
      } else if (name === INVOCATIONS) {
        const invocation = parseInvocation(text);
        if (invocation === undefined) list.doubt(UNREAD);
        else list.invoke(invocation);
      } else {
        const parsed = parseChange(text, diff);
        if (parsed === undefined) list.doubt(UNREAD);
        else if (parsed !== 'read only') list.add({ ...parsed, differs: room.keep(parsed) });
      }
    },
    plain(name, value) {
      if (name === 'errored' && value !== 'false') {
        list.doubt("The plan's JSON says that the plan errored, so it may lack changes.");
      }
      if (name === 'complete' && value !== 'true') partial = true;
    },
    text(name) {
      versioned ||= VERSIONS.includes(name);
    },
    name(name) {
      if (named.has(name)) list.doubt(`The plan's JSON names ${name} twice.`);
      if (DECIDING.includes(name)) named.add(name);
    },
    odd: () => void list.doubt(UNREAD),
  });
  return {
    take: (bytes) => plan.take(bytes),
    end(counts, cut) {
      if (!plan.begun) return undefined;
      if (cut !== undefined) list.doubt(cut);
      else if (!plan.whole) list.doubt("The plan's JSON ends before its end.");
      else if (!versioned) list.doubt(NO_PLAN);
      const later = judgesLater ? [] : leftToLater(deferred, deferredActions);
      for (const sentence of later) list.doubt(sentence);
      const unread = room.leftOut();
      return {
        ...list.end(['the plan', counts]),
        partial: partial || undefined,
        unlisted: (!named.has(CHANGES) && !named.has(INVOCATIONS)) || undefined,
        unread,
      };
    },
  };
}

/** What the plan did not plan, in whole sentences. */
function leftToLater(changes: number, actions: readonly string[]): string[] {
  const sentence = (number: number, noun: string, names = ''): string =>
    `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
  const named = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
  const sentences = [
    changes > 0 && sentence(changes, 'change'),
    actions.length > 0 && sentence(actions.length, 'action', `: ${named}`),
  ];
  return sentences.filter((each) => each !== false);
}

/** Characters of all names, and of all values; what destroys may take as many on top. */
const MOST_TEXT = 4_000_000;

/** Keeps what changes inside of each change, as long as there is room. */
function createAttributeRoom() {
  const taken = { names: 0, values: 0 };
  let withoutNames = 0;
  let withoutValues = 0;
  return {
    keep({ actions, differs }: ReadChange): ChangedAttribute[] | undefined {
      if (differs === undefined) return undefined;
      const limit = actions.includes('delete') ? 2 * MOST_TEXT : MOST_TEXT;
      const fits = (what: keyof typeof taken, attributes: readonly ChangedAttribute[]): boolean => {
        const cost = JSON.stringify(attributes).length;
        if (taken[what] + cost > limit) return false;
        taken[what] += cost;
        return true;
      };
      const names = differs.map(({ name, forces }) => (forces ? { name, forces } : { name }));
      if (!fits('names', names)) {
        withoutNames += 1;
        return undefined;
      }
      if (differs.every(({ values }) => values === undefined) || fits('values', differs))
        return differs;
      withoutValues += 1;
      return names;
    },
    leftOut(): string | undefined {
      const parts = [
        [withoutNames, 'attributes'],
        [withoutValues, 'values'],
      ] as const;
      const missing = parts.flatMap(([number, what]) =>
        number > 0 ? `the ${what} of ${number === 1 ? '1 change' : `${number} changes`}` : [],
      );
      return missing.length > 0
        ? `The plan is too large to keep ${missing.join(' and ')}.`
        : undefined;
    },
  };
}

/** The words of the JSON plan in those of the log. */
const REASONS: Record<string, string> = {
  replace_because_tainted: 'tainted',
  replace_because_cannot_update: 'cannot_update',
  replace_by_request: 'requested',
  replace_by_triggers: 'replace_triggered_by',
};

/** An entry has a change: neither names anything twice. */
const OBJECTS = 2;

function parseChange(text: string, diff?: PlanDiff): ReadChange | 'read only' | undefined {
  const json = diff === undefined ? text : keepLongNumbers(text);
  const { mode, change, deposed, ...entry } = fieldsOf(parseJson(json));
  const { actions, importing, replace_paths: paths } = fieldsOf(change);
  const address = asAddress(entry['address']);
  if (address === undefined || repeatsName(text, OBJECTS)) return undefined;
  if (mode === 'data' || mode === 'ephemeral') {
    return readAddress(address)?.block.type === mode ? 'read only' : undefined;
  }
  if (!Array.isArray(actions)) return undefined;
  const previous = entry['previous_address'] ?? undefined;
  if (previous !== undefined && asAddress(previous) === undefined) return undefined;
  const reason = asWord(entry['action_reason']) ?? '';
  return {
    address,
    actions: actions.map(String),
    previousAddress: asAddress(previous),
    imported: typeof importing === 'object' && importing !== null,
    deposed: typeof deposed === 'string' && deposed !== '',
    reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
    attributes: Array.isArray(paths) ? attributesOf(paths) : [],
    differs:
      diff && (isOnlyForgotten(actions) ? [] : changedAttributes(change, entry['type'], diff)),
  };
}

/** A forgotten resource stays as it is. */
function isOnlyForgotten(actions: readonly unknown[]): boolean {
  return actions.length === 1 && actions[0] === 'forget';
}

/** Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map. */
function attributesOf(paths: readonly unknown[]): string[] {
  const names = paths.slice(0, 1_000).map((path) => (Array.isArray(path) ? asWord(path[0]) : ''));
  return [...new Set(names)].flatMap((name) => name || []).slice(0, 10);
}
