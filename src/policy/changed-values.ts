/**
 * What differs between two values of an attribute, as short texts for people. Sensitive and unknown
 * values are marked, and what is named like a credential is left out.
 */
import { isMarked } from '../model/plan-marks.ts';
import { isRecord } from '../model/parse.ts';
import { longNumberIn } from '../model/json-text.ts';

/** Two values of an attribute, and which parts of them are sensitive or not known yet. */
export interface Difference {
  before: unknown;
  after: unknown;
  /** Trees of `true`, in the shape of the values. */
  unknown: unknown;
  was: unknown;
  becomes: unknown;
  /** Whether its name looks like that of a credential. */
  hidden?: boolean;
}

/** One difference; a side without a value is empty. */
export interface ValueChange {
  /** Below the attribute, as in `.owner` or `[0].port`; empty for the attribute itself. */
  path: string;
  before: string;
  after: string;
}

const UNKNOWN = '(known after apply)';
const SENSITIVE = '(sensitive value)';
const NOT_SHOWN = '(not shown)';

/** Differences inside of one attribute. */
const MOST = 20;
/** In a text; what is longer is cut. */
const LONGEST_TEXT = 200;
const LONGEST_PATH = 300;
/** A secret in a text as long as this is not searched for, so the text is not shown at all. */
const TOO_LONG = 100_000;
/** Values that are nested more deeply count as different. */
const DEEPEST = 100;

/** What differs inside of the attribute `name`. */
export function changedValues(
  name: string,
  difference: Difference,
  conceal: (text: string) => string,
): { shown: ValueChange[]; more: number } {
  const changes: ValueChange[] = [];
  let more = 0;
  const add = (path: string, each: Difference): void => {
    if (changes.length >= MOST) {
      more += 1;
      return;
    }
    const { before, after, unknown, was, becomes } = each;
    const hidden = each.hidden === true || namesCredential(name) || namesCredential(path);
    const text = (value: unknown, mark: unknown, unknown: unknown): string => {
      if (isMissing(value) && unknown !== true) return '';
      return hidden ? NOT_SHOWN : clip(textOfValue(value, { mark, unknown, conceal, depth: 0 }));
    };
    changes.push({
      path: clip(conceal(path), LONGEST_PATH),
      before: text(before, was, undefined),
      after: text(after, becomes, unknown),
    });
  };
  walk('', difference, add, 0);
  return { shown: changes, more };
}

/** Finds the innermost differences of objects, and of lists of as many objects. */
function walk(
  path: string,
  difference: Difference,
  add: (path: string, difference: Difference) => void,
  depth: number,
): void {
  if (!isChanged(difference)) return;
  const { before, after, unknown, was, becomes } = difference;
  const areAllKnown = [unknown, was, becomes].every((mark) => mark !== true);
  const steps = areAllKnown && depth < DEEPEST ? stepsInto(before, after) : undefined;
  if (steps === undefined) return add(path, difference);
  const hidden = difference.hidden === true || [before, after].some(isNamedSecret);
  for (const step of steps) {
    const inner = {
      before: memberOf(before, step),
      after: memberOf(after, step),
      unknown: memberOf(unknown, step),
      was: memberOf(was, step),
      becomes: memberOf(becomes, step),
      hidden,
    };
    walk(path + stepText(step, Array.isArray(after)), inner, add, depth + 1);
  }
}

/** The names or indices at which two values of the same shape can be compared one by one. */
function stepsInto(before: unknown, after: unknown): string[] | undefined {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after)
    return undefined;
  if (Array.isArray(before) || Array.isArray(after)) {
    const areAlike =
      Array.isArray(before) && Array.isArray(after) && before.length === after.length;
    const objects = areAlike && [...before, ...after].every(isRecord);
    return objects ? Object.keys(after) : undefined;
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

/** Whether an attribute has no value. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined;
}

function stepText(step: string, isIndex: boolean): string {
  if (isIndex) return `[${step}]`;
  return /^[A-Za-z_][\w-]*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}

/** A member of an object or a list; `true` instead of either counts for all its members. */
export function memberOf(value: unknown, step: string): unknown {
  if (value === true) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}

/** A value that becomes sensitive, or stops being so, is a change, too. */
export function isChanged({ before, after, unknown, was, becomes }: Difference): boolean {
  return isMarked(unknown) || !isSame(before, after) || !areMarkedAlike(was, becomes);
}

function areMarkedAlike(one: unknown, other: unknown, depth = 0): boolean {
  if (one === true || other === true || depth > DEEPEST) return one === other;
  const steps = [one, other].flatMap(keysOf);
  return steps.every((step) =>
    areMarkedAlike(memberOf(one, step), memberOf(other, step), depth + 1),
  );
}

/** The names in an object, or the indices of a list; none of anything else. */
export function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** Whether two values of JSON are equal. */
function isSame(one: unknown, other: unknown, depth = 0): boolean {
  if (one === other || (isMissing(one) && isMissing(other))) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other) || depth > DEEPEST) return false;
  const keys = keysOf(one);
  if (keys.length !== keysOf(other).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) &&
      isSame(Reflect.get(one, key), Reflect.get(other, key), depth + 1),
  );
}

interface TextOptions {
  /** What is sensitive in the value. */
  mark: unknown;
  /** Which parts of it are not known yet. */
  unknown: unknown;
  conceal: (text: string) => string;
  depth: number;
}

function textOfValue(value: unknown, options: TextOptions): string {
  const { mark, unknown, conceal, depth } = options;
  if (mark === true) return SENSITIVE;
  if (unknown === true) return UNKNOWN;
  const number = longNumberIn(value);
  if (number !== undefined) return conceal(number);
  if (typeof value === 'string') return quoted(value, conceal);
  if (typeof value !== 'object' || value === null) return conceal(JSON.stringify(value ?? null));
  if (depth > DEEPEST || isNamedSecret(value)) return NOT_SHOWN;
  const isList = Array.isArray(value);
  const steps = new Set([...keysOf(value), ...keysOf(unknown)]);
  const parts: string[] = [];
  let length = 0;
  for (const step of steps) {
    if (length > LONGEST_TEXT) break;
    const inner = { mark: memberOf(mark, step), unknown: memberOf(unknown, step), conceal };
    const text = namesCredential(step)
      ? NOT_SHOWN
      : textOfValue(memberOf(value, step), { ...inner, depth: depth + 1 });
    const part = isList ? text : `${quoted(step, conceal)}: ${text}`;
    parts.push(part);
    length += part.length;
  }
  return isList ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
}

/** Secrets are concealed before anything is cut, so that no part of one is left. */
function quoted(text: string, conceal: (text: string) => string): string {
  if (text.length > TOO_LONG) return `(${text.length} characters)`;
  return CREDENTIAL_TEXTS.test(text) ? NOT_SHOWN : JSON.stringify(clip(conceal(text)));
}

function clip(text: string, most = LONGEST_TEXT): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** Written without their separators, as in `private_key`, `privateKey` and `PRIVATE-KEY`. */
const CREDENTIALS =
  /passw|passphrase|passcode|secret|token|credential|bearer|authorization|cookie|webhook|signature|privatekey|apikey|accesskey|accountkey|sharedkey|signingkey|sessionkey|encryptionkey|masterkey|primarykey|secondarykey|sshkey|clientkey|serverkey|authkey|hostkey|storagekey|servicekey|keydata|keymaterial|keypem|connectionstring|connstr|sastoken|sasurl|userdata|customdata/;
/** Whole words in a name. */
const CREDENTIAL_WORDS =
  /(?:^|[^a-z])(?:pwd|pw|psk|pin|otp|dsn|pem|pfx|jwt|sas|auth|cert|certificate)(?:[^a-z]|$)/;

/** Whether a name, or a path of names, is like that of a credential. */
function namesCredential(name: string): boolean {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  return CREDENTIALS.test(spaced.replace(/[^a-z0-9]/g, '')) || CREDENTIAL_WORDS.test(spaced);
}

/** Texts that name a credential are likely to hold it; the others look like one. */
const CREDENTIAL_TEXTS =
  /passw|passphrase|secret|token|credential|bearer |authorization|private.?key|api.?key|access.?key|account.?key|-----BEGIN|AKIA[0-9A-Z]|ASIA[0-9A-Z]|gh[pousr]_\w|glpat-|eyJ[\w-]{8}|xox[a-z]-|:\/\/[^/\s:@]*:[^/\s@]*@/i;

/** `{ name: "DB_PASSWORD", value: … }`: a pair that has its name in a separate value. */
function isNamedSecret(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return ['name', 'key', 'Name', 'Key', 'id', 'variable'].some((each) => {
    const name = memberOf(value, each);
    return typeof name === 'string' && namesCredential(name);
  });
}
