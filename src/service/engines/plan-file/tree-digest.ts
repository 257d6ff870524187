/** The digest of the files from which a plan was made. The job that plans writes it next to the plan. */
import { createHash } from 'node:crypto';
import * as v from '../../../client/wire/schema.ts';

const MOST_FILES = 100_000;
const LOCK_FILE = /(?:^|\/)\.terraform\.lock\.hcl$/;

const digestSchema = v.looseObject({
  format: v.literal(1),
  plan: v.string(),
  files: v.record(v.string(), v.string()),
});

/** The digests of files by their paths, relative to the directory that is planned. */
export type FileDigests = ReadonlyMap<string, string>;

/** What the digest of a plan says of the files that are judged. */
export type DigestAnswer =
  | { kind: 'same' }
  | { kind: 'changed'; paths: string[] }
  /** `why` is the end of a sentence about the digest. */
  | { kind: 'unusable'; why: string };

/** The name of the digest of a plan. */
export function digestPath(plan: string): string {
  return `${plan}.digest`;
}

export function writeDigest(plan: string, files: FileDigests): string {
  const sorted = Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
  const digest = { format: 1, plan: hashOf(plan), files: sorted };
  return `${JSON.stringify(digest, undefined, 1)}\n`;
}

/** Compares a digest with the plan and with the files that are judged. */
export function compareDigest(text: string, plan: string, files: FileDigests): DigestAnswer {
  const checked = v.safeParse(digestSchema, parsed(text));
  if (!checked.success) return { kind: 'unusable', why: 'is not what `plangate digest` writes' };
  const { plan: ofPlan, files: before } = checked.output;
  if (ofPlan !== hashOf(plan)) return { kind: 'unusable', why: 'is that of another plan' };
  const paths = new Set([...Object.keys(before), ...files.keys()]);
  if (paths.size > MOST_FILES)
    return { kind: 'unusable', why: `has more than ${MOST_FILES} files` };
  const changed = [...paths].filter((path) => {
    const then = Object.hasOwn(before, path) ? before[path] : undefined;
    const now = files.get(path);
    // Where git does not have the lock file, the job that plans has made it.
    const isMade = LOCK_FILE.test(path) && (then === undefined || now === undefined);
    return then !== now && !isMade;
  });
  return changed.length === 0 ? { kind: 'same' } : { kind: 'changed', paths: changed.sort() };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
