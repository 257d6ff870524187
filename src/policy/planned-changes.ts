/**
 * Collects what a plan does, resource by resource, and compares it with the plan's counts.
 */
import { LONGEST_MESSAGE } from '../model/address.ts';
import type { Location } from '../model/policy-result.ts';
import type { ChangedAttribute } from './changed-attributes.ts';

/** The worst first. If a plan names one address twice, the worse action counts. */
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'] as const;

export type ChangeAction = (typeof ACTIONS)[number];

/** A value of an attribute is only in here where values were asked for. Every text is hostile until escaped. */
export interface PlannedChange {
  address: string;
  /**
   * `forget`: Terraform no longer manages it and does not destroy it. `none`: it is only moved or imported.
   * `invoke`: it is no resource but an action, which the apply invokes.
   */
  action: ChangeAction;
  /** For an action: what invokes it. */
  trigger?: ActionTrigger | undefined;
  /** For a forgotten resource: whether the plan creates a new one at its address. */
  recreated?: true | undefined;
  /** The address before a move. */
  previousAddress: string | undefined;
  imported: boolean;
  /**
   * Whether it is an object that an earlier replacement left behind. Its address may be in the list twice.
   */
  deposed: boolean;
  /** One word, as in `cannot_update`. */
  reason: string | undefined;
  /** Top-level attributes that force a replacement. */
  attributes: string[];
  /** What changes inside: what forces a replacement comes first. Undefined where that is not known. */
  differs?: ChangedAttribute[] | undefined;
  location: Location | undefined;
}

export interface ActionTrigger {
  /** As a configuration has it: `after_create`. `invoke`: the run was asked to invoke the action by itself. */
  event: string;
  /** The address of the resource with this event. */
  resource?: string | undefined;
  /** `halt`, `taint` or `continue`. */
  onFailure?: string | undefined;
}

export interface PlannedChanges {
  /** The worst actions first, and by address. */
  changes: PlannedChange[];
  /** How many changes were left out. Those that are prominent are left out last. */
  leftOut: number;
  source: 'json';
  /** Why the list may be incomplete or wrong, in whole sentences; undefined if it is neither. */
  doubt: string | undefined;
  /** Why some changes have no attributes, in whole sentences; undefined if all have them, or if none were requested. */
  unread?: string | undefined;
  /** Whether the plan says that it left something to plan later, as a plan of some resources does. */
  partial?: boolean | undefined;
  /** Whether the plan has no list of changes at all, as where there is no resource. */
  unlisted?: boolean | undefined;
}

const COUNTS = ['additions', 'changes', 'destructions', 'imports'] as const;

/** The counts of the service. One that it does not have is not compared. */
export type PlanCounts = Readonly<Record<(typeof COUNTS)[number], number | null | undefined>>;

/** One change, its actions in the words of Terraform's JSON plan. */
export interface ReadChange extends Omit<
  PlannedChange,
  'action' | 'location' | 'trigger' | 'recreated'
> {
  actions: readonly string[];
}

/** One action of a provider. */
export interface ReadInvocation {
  address: string;
  trigger: ActionTrigger;
}

/** How many changes are kept, and again as many that are prominent. */
const MOST = 20_000;

/** Makes an empty list of changes. */
export function createChangeList() {
  const kept = new Map<string, PlannedChange>();
  const counted = { additions: 0, changes: 0, destructions: 0, imports: 0 };
  const doubts = new Set<string>();
  let leftOut = 0;
  const keep = (change: PlannedChange): void => {
    const { address, deposed, trigger } = change;
    const key = JSON.stringify([address, deposed, trigger]);
    const earlier = kept.get(key);
    const limit = isProminent(change.action) ? 2 * MOST : MOST;
    if (earlier === undefined && kept.size >= limit) leftOut += 1;
    else if (earlier === undefined || rank(change.action) < rank(earlier.action))
      kept.set(key, change);
  };
  return {
    doubt: (sentence: string): unknown => doubts.add(sentence),
    add({ actions, ...change }: ReadChange): void {
      const action = toAction(actions);
      if (action === 'not a change') return;
      if (action === undefined) {
        doubts.add("The plan's JSON names an unrecognized action.");
        return;
      }
      if (actions.includes('create')) counted.additions += 1;
      if (actions.includes('update')) counted.changes += 1;
      if (actions.includes('delete')) counted.destructions += 1;
      if (change.imported) counted.imports += 1;
      const moved =
        change.previousAddress !== undefined && change.previousAddress !== change.address;
      if (action === 'none' && !moved && !change.imported) return;
      const recreated = action === 'forget' && actions.includes('create') ? true : undefined;
      keep({ ...change, action, recreated, location: undefined });
    },
    invoke({ address, trigger }: ReadInvocation): void {
      keep({ ...NO_RESOURCE, address, action: 'invoke', trigger });
    },
    /** @param counts with which the changes must agree */
    end(counts: PlanCounts): PlannedChanges {
      const parts = COUNTS.filter((each) => (counts[each] ?? counted[each]) !== counted[each]).map(
        (each) => `${each} ${counted[each]} (the plan says ${counts[each]})`,
      );
      if (parts.length > 0) doubts.add(`The plan's JSON does not add up: ${parts.join(', ')}.`);
      const order = (one: PlannedChange, other: PlannedChange) =>
        rank(one.action) - rank(other.action) || (one.address < other.address ? -1 : 1);
      return {
        changes: [...kept.values()].sort(order),
        leftOut,
        source: 'json',
        doubt: doubts.size > 0 ? [...doubts].slice(0, 4).join(' ') : undefined,
      };
    },
  };
}

/** What only a resource has. */
const NO_RESOURCE: Omit<PlannedChange, 'address' | 'action'> = {
  previousAddress: undefined,
  imported: false,
  deposed: false,
  reason: undefined,
  attributes: [],
  location: undefined,
};

/** Whether a reviewer sees the change without opening anything, and a guard may need an approval for it. */
export function isProminent(action: ChangeAction): boolean {
  return rank(action) <= rank('forget');
}

/** Undefined for words that are not known here: they could be anything. */
function toAction(actions: readonly string[]): ChangeAction | 'not a change' | undefined {
  const has = (word: string): boolean => actions.includes(word);
  if (actions.length === 0 || !actions.every((word) => KNOWN.has(word))) return undefined;
  if (has('delete')) return has('create') ? 'replace' : 'delete';
  const plain = (['forget', 'update', 'create'] as const).find(has);
  return plain ?? (has('no-op') ? 'none' : 'not a change');
}

const PASSING = ['read', 'open', 'renew', 'close'];
const KNOWN = new Set(['no-op', 'create', 'update', 'delete', 'forget', ...PASSING]);

function rank(action: ChangeAction): number {
  return ACTIONS.indexOf(action);
}

/** What the plan did not plan, in whole sentences. */
export function leftToLater(changes: number, actions: readonly string[] = []): string[] {
  const sentence = (number: number, noun: string, names = ''): string =>
    `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
  const named = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
  const sentences = [
    changes > 0 && sentence(changes, 'change'),
    actions.length > 0 && sentence(actions.length, 'action', `: ${named}`),
  ];
  return sentences.filter((each) => each !== false);
}

/** `after_create of aws_instance.web, on_failure = continue`. Hostile until escaped. */
export function triggerWords({ event, resource, onFailure = 'halt' }: ActionTrigger): string {
  const when = resource === undefined ? event : `${event} of ${resource}`;
  return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}

/** The text if it can be the address of a resource; undefined otherwise. */
export function asAddress(value: unknown): string | undefined {
  const fits = typeof value === 'string' && value !== '' && value.length <= LONGEST_MESSAGE;
  return fits ? value : undefined;
}

/** A word that a table may know; anything else is none. */
export function asWord(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
