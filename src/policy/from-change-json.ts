/**
 * The changes of Terraform's JSON plan. Of a document that holds every value and the schemas of all
 * providers, only the entries of `resource_changes` are ever parsed, one at a time.
 */
import {
  asAddress,
  asWord,
  createChangeList,
  type ChangeReader,
  type ToldChange,
} from './planned-changes.ts';
import { fieldsOf, parseJson } from './reading.ts';

/** Holds every value of one resource before and after. */
const LONGEST_ENTRY = 8 * 1024 * 1024;

export function createChangeJsonReader(): ChangeReader {
  const list = createChangeList('json');
  const unread = "The plan's JSON has an entry that cannot be read.";
  const entries = createEntries('resource_changes', (text) => {
    const told = text === undefined ? undefined : toTold(text);
    if (told === undefined) list.doubt(unread);
    else if (told !== 'read only') list.add(told);
  });
  return {
    take: (bytes) => entries.take(bytes),
    end(counts, cut) {
      if (!entries.begun()) return undefined;
      if (cut !== undefined) list.doubt(cut);
      else if (!entries.whole()) list.doubt("The plan's JSON ends before its end.");
      return list.end(['the plan', counts]);
    },
  };
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x5b, 0x5d, 0x7b, 0x7d];
const LONGEST_NAME = 64;

/**
 * Finds the objects in the list `name` of the outermost object by counting brackets: in memory is
 * one entry. An entry that is too long is told as undefined.
 */
function createEntries(name: string, read: (entry: string | undefined) => void) {
  let [depth, begun, whole] = [0, false, false];
  let [inText, escaped, inList] = [false, false, false];
  let lastText = '';
  /** Of the entry that is open: what earlier pieces had of it. */
  let held: Buffer[] | undefined;
  let heldBytes = 0;

  const hold = (bytes: Uint8Array): void => {
    heldBytes += bytes.length;
    if (heldBytes <= LONGEST_ENTRY) held?.push(Buffer.from(bytes));
    else if (held !== undefined) held.length = 0;
  };

  return {
    begun: () => begun,
    whole: () => whole,
    take(bytes: Uint8Array): void {
      let entryFrom = 0;
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at];
        if (inText) {
          if (escaped) escaped = false;
          else if (byte === BACKSLASH) escaped = true;
          else if (byte === QUOTE) inText = false;
          else if (depth === 1 && lastText.length < LONGEST_NAME)
            lastText += String.fromCharCode(byte ?? 0);
        } else if (byte === QUOTE) {
          inText = true;
          if (depth === 1) lastText = '';
        } else if (byte === OPEN || byte === OPEN_LIST) {
          begun ||= depth === 0 && byte === OPEN;
          if (depth === 1 && byte === OPEN_LIST) inList = lastText === name;
          if (depth === 2 && inList) [entryFrom, held, heldBytes] = [at, [], 0];
          depth += 1;
        } else if (byte === CLOSE || byte === CLOSE_LIST) {
          depth -= 1;
          if (depth === 2 && held !== undefined) {
            hold(bytes.subarray(entryFrom, at + 1));
            read(heldBytes <= LONGEST_ENTRY ? Buffer.concat(held).toString('utf8') : undefined);
            held = undefined;
          }
          if (depth === 1) inList = false;
          whole ||= depth === 0 && begun;
        }
      }
      if (held !== undefined) hold(bytes.subarray(entryFrom));
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

function toTold(text: string): ToldChange | 'read only' | undefined {
  const { mode, change, deposed, ...entry } = fieldsOf(parseJson(text));
  if (mode === 'data' || mode === 'ephemeral') return 'read only';
  const { actions, importing, replace_paths: paths } = fieldsOf(change);
  const address = asAddress(entry['address']);
  if (address === undefined || !Array.isArray(actions)) return undefined;
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
  };
}

/** Of a path only its first step is the name of an attribute for certain: later ones may be keys of a map. */
function attributesOf(paths: readonly unknown[]): string[] {
  const names = paths.slice(0, 1_000).map((path) => (Array.isArray(path) ? asWord(path[0]) : ''));
  return [...new Set(names)].flatMap((name) => name || []).slice(0, 10);
}
