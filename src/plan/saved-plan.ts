/**
 * Reads of a saved plan how it was made: which mode, and of which part. It is a zip whose entry `tfplan` is a message of
 * protobuf. Nothing else in it is read, because it has the state and every secret.
 *
 * The forms: https://github.com/hashicorp/terraform/blob/v1.14.0/internal/plans/planproto/planfile.proto and
 * https://github.com/opentofu/opentofu/blob/v1.12.6/internal/plans/internal/planproto/planfile.proto
 */
import { fieldsOf, parseJson } from '../model/parse.ts';
import { orElse } from '../model/or-else.ts';
import type { ProgramName } from '../configuration/file-names.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { damaged, isZip, unpackEntry } from './zip-entry.ts';

/** The longest file that is read as a saved plan, in bytes: it has the state and the configuration as well. */
export const LONGEST_SAVED_PLAN = 512 * 1024 * 1024;
/** The most different fields that a saved plan may have: more than twice what a program writes. */
export const MOST_FIELDS = 64;

type PlanMode = 'normal' | 'destroy' | 'refresh-only';

/** What a saved plan says of how it was made. */
export interface SavedPlan {
  /** Of the program that made it, as in `1.11.4`. */
  version: string;
  mode: PlanMode;
  /** Addresses that the plan was narrowed to. */
  targets: string[];
  /** Addresses that it leaves out; OpenTofu alone has these. */
  excludes: string[];
  /** Actions that it was narrowed to; Terraform alone has these. */
  actions: string[];
  /** Whether some changes were left to a later plan. */
  deferred: boolean;
  /** The numbers of all its fields, ascending. */
  fields: number[];
}

/** What a file is that is called a saved plan. */
export type PlanFileKind =
  | 'saved'
  /** OpenTofu encrypted it. */
  | 'encrypted'
  /** It names a run of a service, which has the plan. */
  | 'bookmark'
  | 'other';

const BRACE = 0x7b;
/** Of an encrypted plan, and of a bookmark. */
const KEYS_OF_OTHERS = ['encrypted_data', 'remote_plan_format'];

/** @param bytes the file, or its beginning where it is a zip */
export function kindOfPlanFile(bytes: Buffer): PlanFileKind {
  if (isZip(bytes)) return 'saved';
  // The JSON of a plan can be large: it is parsed only if one of these keys occurs in it.
  if (bytes[0] !== BRACE || !KEYS_OF_OTHERS.some((name) => bytes.includes(`"${name}"`)))
    return 'other';
  const members = fieldsOf(orElse(() => parseJson(bytes.toString('utf8')), undefined));
  if (typeof members['encrypted_data'] === 'string') return 'encrypted';
  return 'remote_plan_format' in members ? 'bookmark' : 'other';
}

/** The run that a bookmark names; undefined if it names none. */
export function runOfBookmark(bytes: Buffer): string | undefined {
  const { run_id: id } = fieldsOf(orElse(() => parseJson(bytes.toString('utf8')), undefined));
  return typeof id === 'string' && /^run-[A-Za-z0-9]{1,60}$/.test(id) ? id : undefined;
}

/** Reads a saved plan. @throws UnreadableFile */
export function readSavedPlan(bytes: Buffer): SavedPlan {
  const message = readMessage(unpackEntry(bytes, 'tfplan'));
  const { fields } = message;
  const format = message.number(FIELD.format);
  if (format !== FORMAT) {
    throw new UnreadableFile(
      `has the format ${format ?? 'none'} of saved plans, and Plangate reads ${FORMAT}. Use the newest release of Plangate`,
    );
  }
  const modeNumber = message.number(FIELD.mode) ?? 0;
  const mode = MODES[modeNumber];
  if (mode === undefined) {
    throw new UnreadableFile(
      `has the mode ${modeNumber}, which Plangate does not know. Use the newest release of Plangate`,
    );
  }
  const deferred = [FIELD.deferredChanges, FIELD.deferredActions].some((one) => fields.has(one));
  return {
    version: message.texts(FIELD.version)[0] ?? '',
    mode,
    targets: message.texts(FIELD.targets),
    excludes: message.texts(FIELD.excludes),
    actions: message.texts(FIELD.actionTargets),
    deferred,
    fields: [...fields.keys()].sort((one, other) => one - other),
  };
}

const FORMAT = 3;
const MODES: readonly (PlanMode | undefined)[] = ['normal', 'destroy', 'refresh-only'];
const FIELD = {
  format: 1,
  targets: 5,
  excludes: 6,
  version: 14,
  mode: 17,
  deferredChanges: 27,
  deferredActions: 31,
  actionTargets: 32,
} as const;

/** The fields that both programs write, in the same sense as far as it is read here. */
const SHARED_FIELDS = [1, 2, 3, 4, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
/** The numbers of the fields that each program writes. Another number can mean anything. */
const KNOWN_FIELDS: Readonly<Record<ProgramName, ReadonlySet<number>>> = {
  terraform: new Set([...SHARED_FIELDS, 25, 26, 27, 28, 29, 30, 31, 32]),
  tofu: new Set([...SHARED_FIELDS, 6, 500_000_000]),
};

/** The numbers of fields that the program is not known to write. */
export function unknownFields(program: ProgramName, fields: readonly number[]): number[] {
  return fields.filter((field) => !KNOWN_FIELDS[program].has(field));
}

/** Fields of one of the programs that hold a number, and those that a message has once. */
const NUMBERS: ReadonlySet<number> = new Set([1, 17, 20, 25, 26]);
const SINGLE: ReadonlySet<number> = new Set([...NUMBERS, 13, 14, 21, 29]);
const KNOWN_BY_SOME = new Set([...KNOWN_FIELDS.terraform, ...KNOWN_FIELDS.tofu]);

const WIRE = { varint: 0, eightBytes: 1, lengthPrefixed: 2, fourBytes: 5 } as const;
const LARGEST_FIELD = 2 ** 29 - 1;

interface Message {
  fields: ReadonlyMap<number, unknown>;
  number(field: number): number | undefined;
  texts(field: number): string[];
}

/** Splits a message of protobuf into its fields. Nested messages stay bytes. @throws UnreadableFile */
function readMessage(bytes: Buffer): Message {
  const fields = new Map<number, (number | Buffer)[]>();
  let at = 0;
  const take = (length: number): Buffer => {
    if (length > bytes.length - at) throw damaged('a field ends after the end of the entry');
    at += length;
    return bytes.subarray(at - length, at);
  };
  /** Above 2^53 the number is not exact, and no number here is as large. */
  const takeVarint = (): number => {
    let value = 0;
    for (let index = 0; index < 10; index++) {
      const [byte = 0] = take(1);
      if (index === 9 && byte > 1) break;
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) return value;
    }
    throw damaged('a number in it is too long');
  };
  while (at < bytes.length) {
    const tag = takeVarint();
    const field = Math.floor(tag / 8);
    const wire = tag % 8;
    if (field < 1 || field > LARGEST_FIELD) throw damaged(`it has a field of the number ${field}`);
    const value = takeValue(wire, field, { take, takeVarint });
    if (KNOWN_BY_SOME.has(field) && NUMBERS.has(field) !== (typeof value === 'number')) {
      throw damaged(`its field ${field} has another form than the programs write`);
    }
    const values = fields.get(field) ?? [];
    if (fields.size >= MOST_FIELDS && values.length === 0)
      throw damaged(`it has more than ${MOST_FIELDS} different fields`);
    if (SINGLE.has(field) && values.length > 0) throw damaged(`its field ${field} is there twice`);
    // The addresses are read; of all others it counts that they are there.
    if (values.length === 0 || ADDRESSES.has(field)) values.push(value);
    fields.set(field, values);
  }
  return {
    fields,
    number: (field) => fields.get(field)?.find((value) => typeof value === 'number'),
    texts: (field) =>
      (fields.get(field) ?? []).flatMap((value) =>
        typeof value === 'number' ? [] : readText(value, field),
      ),
  };
}

const ADDRESSES: ReadonlySet<number> = new Set([
  FIELD.targets,
  FIELD.excludes,
  FIELD.actionTargets,
]);

function takeValue(
  wire: number,
  field: number,
  { take, takeVarint }: { take: (length: number) => Buffer; takeVarint: () => number },
): number | Buffer {
  switch (wire) {
    case WIRE.varint:
      return takeVarint();
    case WIRE.eightBytes:
      return take(8);
    case WIRE.lengthPrefixed:
      return take(takeVarint());
    case WIRE.fourBytes:
      return take(4);
    default:
      throw damaged(`its field ${field} has a form that no program writes`);
  }
}

function readText(bytes: Buffer, field: number): string {
  return (
    orElse(
      () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
      undefined,
    ) ?? damagedText(field)
  );
}

function damagedText(field: number): never {
  throw damaged(`its field ${field} is no text`);
}
