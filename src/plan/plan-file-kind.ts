/** What a file is that is called a saved plan. Nothing of it is read here: the program that wrote it shows it. */
import { fieldsOf, parseJson } from '../model/parse.ts';

/** The longest file that is read as a saved plan, in bytes: it has the state and the configuration as well. */
export const LONGEST_SAVED_PLAN = 512 * 1024 * 1024;

type PlanFileKind =
  /** OpenTofu may have encrypted it. */
  | 'saved'
  /** It names a run of a service, which has the plan. */
  | 'bookmark'
  | 'other';

const BRACE = 0x7b;
/** How a zip begins. */
const ZIP = Buffer.from('504b0304', 'hex');
/** Of an encrypted plan, and of a bookmark. */
const KEYS_OF_OTHERS = ['encrypted_data', 'remote_plan_format'];

/** @param bytes the file, or its beginning where it is a zip */
export function kindOfPlanFile(bytes: Buffer): PlanFileKind {
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'saved';
  // The JSON of a plan can be large: it is parsed only if one of these keys occurs in it.
  if (bytes[0] !== BRACE || !KEYS_OF_OTHERS.some((name) => bytes.includes(`"${name}"`)))
    return 'other';
  const members = fieldsOf(parseJson(bytes.toString('utf8')));
  if (typeof members['encrypted_data'] === 'string') return 'saved';
  return 'remote_plan_format' in members ? 'bookmark' : 'other';
}

/** The run that a bookmark names; undefined if it names none. */
export function runOfBookmark(bytes: Buffer): string | undefined {
  const { run_id: id } = fieldsOf(parseJson(bytes.toString('utf8')));
  return typeof id === 'string' && /^run-[A-Za-z0-9]{1,60}$/.test(id) ? id : undefined;
}
