/**
 * The text that an approval commits to, and its code. The text says where it is approved, what is asked, and of which plan. The
 * comment of the gate keeps such texts, where everybody who can push can edit them: a text counts only where a person wrote its
 * code, and in the same line, in words, what it says.
 */
import { isJsonDeeperThan } from '../model/json-text.ts';
import { parseJson } from '../model/parse.ts';
import * as v from '../client/wire/schema.ts';
import { canonicalJson, digest160, DIGEST_PATTERN, keyedDigest160 } from './canonical.ts';
import type { PlanEntry } from './plan-entries.ts';
import { COUNT_WORDS, type CountWord } from '../plan/count-words.ts';

/** Where something is approved. */
export interface ApprovalPlace {
  /** The CI host, as in `github.com`. */
  host: string;
  /** The id of the repository: a repository of the same name has another one. */
  repository: string;
  request: number;
  /** The branch that the request goes to. */
  base: string;
  /** The newest commit of the request that is not a clean merge of its base. */
  head: string;
}

/** Ids of the service; without one, the directory, as a path in the repository. */
type ApprovalScope = { organization: string; workspace: string } | { directory: string };

/** One message of a policy that fails. */
export interface AskedQuestion {
  policySet: string;
  policy: string;
  /** The whole message as the judge gave it; of one that holds a sensitive value what may be shown of it. */
  message: string;
  /** The whole message, where it holds a sensitive value. */
  hidden?: string | undefined;
}

/** What the plan of a workspace is made of beside its entries, each as a digest. */
export interface FileDigests {
  /** Of all files that are loaded: of the workspace, of its local and installed modules, of variables. */
  configuration: string;
  /**
   * Of the committed files that the configuration or a provisioner names, whose content may be in no entry; of the whole commit
   * where that is not known.
   */
  named: string;
  /** Of the other files that belong to the workspace and that no commit has: an earlier step may have generated them. */
  uncommitted: string;
}

/** What is known of the files of a workspace. */
export interface FilesOfPlan {
  digests: FileDigests;
  /** For people: the paths of `uncommitted`. */
  uncommittedPaths: readonly string[];
  /** Why they cannot be compared with those of another moment, and what to do; undefined if they can. */
  notCompared?: { why: string; remedy: string } | undefined;
}

/** A workspace in which people are asked something, and its plan. */
export interface AskedWorkspace {
  /** For people. */
  name: string;
  scope: ApprovalScope;
  questions: readonly AskedQuestion[];
  entries: readonly PlanEntry[];
  /** The id of the run at the service; undefined without a service. */
  run?: string | undefined;
  /** A digest of the variables at the service that it planned with; undefined where these are not known. */
  variables?: string | undefined;
  files: FilesOfPlan;
}

/** Of more entries in all, a text has one digest for each workspace: a comment holds no more. */
export const MOST_ENTRIES = 500;
/** The longest text that is read, in characters. No comment holds as many. */
const LONGEST_TEXT = 1_000_000;
const LONGEST_NAME = 4_096;

const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME));
const digest = v.pipe(v.string(), v.regex(DIGEST_PATTERN));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const counts = v.object(v.entriesFromList(COUNT_WORDS, v.optional(count)));
const isEntryText = (text: string) => {
  const [words = '', hash = '', more] = text.split(' ');
  return more === undefined && DIGEST_PATTERN.test(hash) && words.split('+').every(isCountWord);
};
const textSchema = v.object({
  host: name,
  repository: name,
  request: count,
  base: name,
  head: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)),
  workspaces: v.pipe(
    v.array(
      v.object({
        name,
        scope: v.union([
          v.object({ organization: name, workspace: name }),
          v.object({ directory: name }),
        ]),
        questions: v.array(
          v.object({
            policySet: name,
            policy: name,
            message: digest,
            uncompared: v.optional(v.literal(true)),
          }),
        ),
        plan: v.union([
          v.object({ entries: v.array(v.pipe(v.string(), v.check(isEntryText))) }),
          v.object({ digest, counts }),
          v.object({ run: name, counts, variables: v.optional(digest) }),
        ]),
        files: v.object({ configuration: name, named: name, uncommitted: name }),
      }),
    ),
    v.minLength(1),
  ),
});

/** What a text says. */
export type ApprovalText = v.InferOutput<typeof textSchema>;
export type ApprovedWorkspace = ApprovalText['workspaces'][number];
export type ApprovedQuestion = ApprovedWorkspace['questions'][number];
type Counts = v.InferOutput<typeof counts>;

/**
 * Writes the text that is approved.
 *
 * @param workspaces those in which one set of people is asked something, with the questions for these people alone
 * @param key `record-key`; undefined without one
 */
export function writeApprovalText(
  { host, repository, request, base, head }: ApprovalPlace,
  workspaces: readonly AskedWorkspace[],
  key: string | undefined,
): string {
  const isLong = workspaces.reduce((sum, { entries }) => sum + entries.length, 0) > MOST_ENTRIES;
  const written = workspaces.map((workspace): ApprovedWorkspace => ({
    name: workspace.name,
    scope: workspace.scope,
    questions: sortedByText(workspace.questions.map((question) => toApproved(question, key))),
    plan: planOf(workspace, isLong),
    files: workspace.files.digests,
  }));
  const place = { host: host.toLowerCase(), repository, request, base, head };
  return canonicalJson({ ...place, workspaces: sortedByText(written) });
}

/** The code of a text: 160 bits, in 32 letters and digits. */
export function codeOf(text: string): string {
  return digest160('approval', text);
}

/** Reads a text that anybody may have written; undefined if `writeApprovalText` writes no such text. */
export function readApprovalText(text: string): ApprovalText | undefined {
  if (text.length > LONGEST_TEXT || isJsonDeeperThan(text, 8)) return undefined;
  const read = v.safeParse(textSchema, parseJson(text), { abortEarly: true });
  if (!read.success) return undefined;
  const { workspaces } = read.output;
  const isInOrder = workspaces.every(
    ({ questions, plan }) =>
      isSorted(questions.map(canonicalJson)) &&
      (!('entries' in plan) || isSorted(plan.entries, true)),
  );
  const areDistinct = new Set(workspaces.map(placeInText)).size === workspaces.length;
  // What has other members, another order or other white space is no text of ours.
  const isOurs = canonicalJson(read.output) === text && isSorted(workspaces.map(canonicalJson));
  return isInOrder && areDistinct && isOurs ? read.output : undefined;
}

/** By what a workspace is known in a text. Without a service, several may be planned in one directory. */
export function placeInText({
  scope,
  name: called,
}: Pick<AskedWorkspace, 'scope' | 'name'>): string {
  return canonicalJson([scope, called]);
}

/** A question as a text has it. */
export function toApproved(
  { policySet, policy, message, hidden }: AskedQuestion,
  key: string | undefined,
): ApprovedQuestion {
  if (hidden === undefined) return { policySet, policy, message: digest160('message', message) };
  const text = canonicalJson([message, hidden]);
  return key === undefined
    ? { policySet, policy, message: digest160('hidden message', message), uncompared: true }
    : { policySet, policy, message: keyedDigest160(key, 'hidden message', text) };
}

function planOf(
  { run, variables, entries }: AskedWorkspace,
  isLong: boolean,
): ApprovedWorkspace['plan'] {
  if (run !== undefined) {
    const counts = countEntries(entries);
    return variables === undefined ? { run, counts } : { run, counts, variables };
  }
  return isLong
    ? { digest: digestOfEntries(entries), counts: countEntries(entries) }
    : { entries: entries.map(({ text }) => text).sort() };
}

/** One digest of all entries of a workspace. */
export function digestOfEntries(entries: readonly PlanEntry[]): string {
  return digest160('entries', canonicalJson(entries.map(({ text }) => text).sort()));
}

/** How much there is of each kind, without what there is none of. */
export function countEntries(entries: readonly Pick<PlanEntry, 'text'>[]): Counts {
  const found = new Map<CountWord, number>();
  for (const { text } of entries) {
    const [words = ''] = text.split(' ', 1);
    for (const word of words.split('+').filter(isCountWord))
      found.set(word, (found.get(word) ?? 0) + 1);
  }
  return Object.fromEntries(found);
}

function isCountWord(word: string): word is CountWord {
  return COUNT_WORDS.some((each) => each === word);
}

function sortedByText<T>(values: readonly T[]): T[] {
  const byText = new Map(values.map((value) => [canonicalJson(value), value]));
  return [...byText.keys()].sort().flatMap((text) => byText.get(text) ?? []);
}

function isSorted(texts: readonly string[], mayRepeat = false): boolean {
  return texts.every((text, at) => {
    const before = texts[at - 1];
    return before === undefined || before < text || (mayRepeat && before === text);
  });
}
