/**
 * Reads the changes from a plan's structured log, which has one JSON object on each line. Programs that
 * the plan runs can write into it, too. So a line counts only in the log's own form, and the sum of all
 * lines is compared with the log's summary and with the plan's counts.
 *
 * Source:
 * https://github.com/hashicorp/terraform/tree/v1.16.4/internal/command/views/json. The service adds STX and ETX:
 * https://github.com/hashicorp/go-tfe/blob/v1.111.2/logreader.go.
 */
import { parseLoggedInvocation } from './action-invocations.ts';
import {
  asAddress,
  asWord,
  createChangeList,
  leftToLater,
  type ChangeReader,
  type PlanCounts,
  type ReadChange,
} from './planned-changes.ts';
import { repeatedNames } from '../model/json-text.ts';
import { asCount } from './reading.ts';
import { fieldsOf } from '../model/parse.ts';
import { parseJson } from '../model/parse.ts';

/** A change or a summary has less than a kilobyte; one that generates configuration may have more. */
const LONGEST_LINE = 256 * 1024;
/** How many changes are read. No plan has so many, and more would cost time. */
const MOST_LINES = 100_000;

const ODD_LINE =
  'The log of the plan has a line about a change that is not in its own form: something else wrote into it.';

/** @param strict whether a foreign line is a doubt, because a line of the log may be lost in it */
export function createChangeLogReader(strict = false): ChangeReader {
  const list = createChangeList('log');
  const summaries: PlanCounts[] = [];
  let changes = 0;
  const replaced: ReadChange[] = [];
  let deleted = 0;
  let later = 0;
  const odd = (): void => void (strict && list.doubt(ODD_LINE));
  const lines = createLines((line) => {
    const { type, change, invocation, changes: summed } = ownFields(line);
    if (type === undefined) odd();
    if (type === 'change_summary') {
      const counts = toCounts(summed);
      if (counts) summaries.push(counts);
      else odd();
    } else if (type === 'planned_change') {
      const parsed = parseChange(change);
      if (parsed === undefined) return odd();
      changes += 1;
      if (changes > MOST_LINES) return;
      if (parsed.actions === REPLACE) replaced.push(parsed);
      else list.add(parsed);
      if (parsed.actions.includes('delete')) deleted += 1;
    } else if (type === 'deferred_change') {
      later += 1;
    } else if (type === 'planned_action_invocation') {
      const parsed = parseLoggedInvocation(invocation, toAddress);
      if (parsed === undefined) return odd();
      changes += 1;
      if (changes <= MOST_LINES) list.invoke(parsed);
    }
  }, odd);
  return {
    take: (bytes) => lines.take(bytes),
    end(counts, cut) {
      lines.end();
      const [summary, ...others] = summaries;
      if (summary === undefined && changes + later === 0) return undefined;
      for (const sentence of leftToLater(later)) list.doubt(sentence);
      // The log has one word for both. The summary counts only what is destroyed.
      const nothingDestroyed = summary?.destructions === deleted - replaced.length;
      const actions = nothingDestroyed ? ['forget', 'create'] : REPLACE;
      if (changes > MOST_LINES)
        list.doubt(`Of ${changes} changes in the log, ${MOST_LINES} were read.`);
      if (cut !== undefined) list.doubt(cut);
      else if (summary === undefined) list.doubt('The log of the plan ends before its summary.');
      if (others.length > 0)
        list.doubt('The log of the plan has more than one summary: something else wrote into it.');
      for (const each of replaced) list.add({ ...each, actions });
      const stated = summaries.map((each): [string, PlanCounts] => ['its summary', each]);
      return list.end(...stated.slice(0, 2), ['the plan', counts]);
    },
  };
}

const NEWLINE = 0x0a;
const NAMES = ['planned_change', 'planned_action_invocation', 'deferred_change', 'change_summary'];

/** Splits the log into lines, with one line in memory at a time. Longer lines are skipped. */
function createLines(read: (line: string) => void, passedOver: () => void) {
  let room = Buffer.alloc(0);
  let length = 0;
  const keep = (piece: Uint8Array): void => {
    if (room.length === 0) room = Buffer.alloc(LONGEST_LINE);
    if (length + piece.length <= LONGEST_LINE) room.set(piece, length);
    length += piece.length;
  };
  const end = (): void => {
    if (length > LONGEST_LINE) passedOver();
    const line = room.subarray(0, length > LONGEST_LINE ? 0 : length);
    if (NAMES.some((name) => line.includes(name))) read(line.toString('utf8'));
    length = 0;
  };
  return {
    end,
    take(bytes: Uint8Array): void {
      let from = 0;
      for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
        keep(bytes.subarray(from, to));
        end();
        from = to + 1;
      }
      keep(bytes.subarray(from));
    },
  };
}

/** A line has a change, which has a resource: none of these names anything twice. */
const OBJECTS = 3;

/** Whether Terraform itself wrote the line: its lines have these fields. */
function ownFields(line: string): Readonly<Record<string, unknown>> {
  // The first and the last line carry the marks of the log's two ends.
  const text = line.replace('\u0002', '').replace('\u0003', '');
  const fields = fieldsOf(parseJson(text));
  const { '@level': level, '@message': message, '@module': module, '@timestamp': at } = fields;
  const isOwn =
    level === 'info' &&
    (module === 'terraform.ui' || module === 'tofu.ui') &&
    typeof message === 'string' &&
    typeof at === 'string' &&
    repeatedNames(text, OBJECTS).length === 0;
  return isOwn ? fields : {};
}

const REPLACE: readonly string[] = ['delete', 'create'];

/** The log's words in those of the JSON plan; a word that is mapped to itself is the same in both. */
const ACTIONS: Record<string, readonly string[]> = {
  noop: ['no-op'],
  move: ['no-op'],
  import: ['no-op'],
  replace: REPLACE,
  remove: ['forget'],
};

function parseChange(change: unknown): ReadChange | undefined {
  const { resource, previous_resource: previous, action, reason, importing } = fieldsOf(change);
  const address = toAddress(resource);
  if (address === undefined || typeof action !== 'string') return undefined;
  const before = toAddress(previous);
  if (previous !== undefined && before === undefined) return undefined;
  return {
    address,
    actions: Object.hasOwn(ACTIONS, action) ? (ACTIONS[action] ?? []) : [action],
    previousAddress: before,
    imported: typeof importing === 'object' && importing !== null,
    deposed: false,
    reason: asWord(reason),
    attributes: [],
  };
}

/** The log has an address as a whole and in parts, which have to agree. */
function toAddress(resource: unknown): string | undefined {
  const { addr, module, resource: inner, ...parts } = fieldsOf(resource);
  const { resource_type: type, resource_name: name, implied_provider: provider } = parts;
  const texts = [addr, module, inner, type, name, provider];
  if (!texts.every((text) => typeof text === 'string')) return undefined;
  return addr === (module === '' ? inner : `${String(module)}.${String(inner)}`)
    ? asAddress(addr)
    : undefined;
}

/** Reads the summary of a plan; that of an apply in the same log is left out. */
function toCounts(changes: unknown): PlanCounts | undefined {
  const { add, change, remove, import: imports, operation, ...others } = fieldsOf(changes);
  const additions = asCount(add);
  if (operation !== 'plan' || additions === undefined) return undefined;
  return {
    additions,
    changes: asCount(change),
    destructions: asCount(remove),
    imports: asCount(imports),
    invocations: asCount(others['action_invocation']),
    forgotten: asCount(others['forget']),
  };
}
