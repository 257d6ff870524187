/**
 * Which plans an approval counts for. A plan that does less is not covered: what is missing may have made the rest harmless. A
 * plan that does more is covered only where changes of other requests may be in it, and only as far as the policy is silent
 * without what was approved.
 *
 * An approval counts as a whole: all that its words say has to be so of the plans of now.
 */
import { nameSome } from '../model/quote.ts';
import { canonicalJson } from './canonical.ts';
import {
  countEntries,
  digestOfEntries,
  placeInText,
  toApproved,
  type ApprovalText,
  type ApprovedWorkspace,
  type AskedWorkspace,
} from './code.ts';
import type { PlanEntry } from './plan-entries.ts';

export interface ComparedWith {
  /** By the ids of other runs that were approved: the entries of their plans, read again. */
  entriesOfRuns: ReadonlyMap<string, readonly PlanEntry[]>;
  /** The ids of those of them whose use `/plangate again` ended, at the service. */
  endedRuns?: ReadonlySet<string> | undefined;
  /**
   * Whether changes of other requests may be in the plan that were not in the approved one: in a merge queue, or of the base
   * branch.
   */
  besideOthers: boolean;
  /** `record-key`. */
  key: string | undefined;
}

/** How an approved plan stands to the plan of now. */
export type Fit =
  | { kind: 'same' }
  /** Each approved entry is in the plan: these are they, and there are others. */
  | { kind: 'contains'; entries: readonly PlanEntry[] };

export interface CoveredWorkspace {
  fit: Fit;
  /** The questions that are approved there, each as the text of its JSON. */
  approves: ReadonlySet<string>;
}

/** Why an approval is of something else, as the end of a sentence about its line; hostile until escaped. */
interface Other {
  why: string;
}

/**
 * Compares all that a text says with the plans of now.
 *
 * @param asked every workspace that is judged, also where nothing is asked
 */
export function coverageOf(
  text: ApprovalText,
  asked: readonly AskedWorkspace[],
  compared: ComparedWith,
): { covered: ReadonlyMap<AskedWorkspace, CoveredWorkspace> } | Other {
  const byPlace = new Map(asked.map((workspace) => [placeInText(workspace), workspace]));
  const covered = new Map<AskedWorkspace, CoveredWorkspace>();
  for (const approved of text.workspaces) {
    const now = byPlace.get(placeInText(approved));
    if (now === undefined) return { why: `${approved.name} is not judged here` };
    const questions = now.questions.map((each) => canonicalJson(toApproved(each, compared.key)));
    const isAsked = new Set(questions);
    const unasked = approved.questions.find((each) => !isAsked.has(canonicalJson(each)));
    if (unasked !== undefined) {
      return { why: `a message of ${unasked.policy} is not as approved in ${now.name}. ${AGAIN}` };
    }
    const fit = fitOf(approved, now, compared);
    if ('why' in fit) return fit;
    covered.set(now, { fit, approves: new Set(approved.questions.map(canonicalJson)) });
  }
  return { covered };
}

function fitOf(
  { plan, files }: ApprovedWorkspace,
  now: AskedWorkspace,
  compared: ComparedWith,
): Fit | Other {
  if ('entries' in plan) return fitOfEntries(plan.entries, files, now, compared);
  const forged = { why: `its words count other changes than the plan of ${now.name} has` };
  const isTrueOf = (entries: readonly PlanEntry[]) =>
    canonicalJson(plan.counts) === canonicalJson(countEntries(entries));
  if ('digest' in plan) {
    if (digestOfEntries(now.entries) !== plan.digest) return { why: `${another(now)}. ${AGAIN}` };
    return isTrueOf(now.entries) ? fitOfFiles({ kind: 'same' }, now.entries, files, now) : forged;
  }
  // A run has the files that it was started with.
  if (plan.run === now.run) return isTrueOf(now.entries) ? { kind: 'same' } : forged;
  const approved = compared.entriesOfRuns.get(plan.run);
  if (approved === undefined) {
    return { why: `the run of ${now.name} is another, and ${plan.run} cannot be read. ${AGAIN}` };
  }
  if (!isTrueOf(approved)) return forged;
  if (compared.endedRuns?.has(plan.run) === true)
    return {
      why: `\`/plangate again\` ended the use of ${plan.run}, or whether it did is not known. ${AGAIN}`,
    };
  const hidden = approved.filter(({ hasHidden }) => hasHidden);
  if (hidden.length > 0) {
    return {
      why: `the run of ${now.name} is another, and sensitive values of ${nameAll(hidden)} cannot be compared (the log says why the approved run was not taken). ${AGAIN}`,
    };
  }
  const others = whyOtherVariables(plan.variables, now);
  if (others !== undefined) return others;
  const texts = approved.map(({ text }) => text);
  return fitOfEntries(texts, files, now, compared);
}

/** A plan does not show the variables by which the service configures its providers. */
function whyOtherVariables(
  approved: string | undefined,
  { name, variables }: AskedWorkspace,
): Other | undefined {
  const another = `the run of ${name} is another, and`;
  if (approved === undefined || variables === undefined) {
    return {
      why: `${another} whether its variables are as approved is not known: this takes a run that the gate started, with a token that has the permission to read variables. ${AGAIN}`,
    };
  }
  return approved === variables
    ? undefined
    : {
        why: `${another} a variable of the workspace or of its variable sets is not as approved. ${AGAIN}`,
      };
}

function fitOfEntries(
  approved: readonly string[],
  files: ApprovedWorkspace['files'],
  now: AskedWorkspace,
  { besideOthers }: ComparedWith,
): Fit | Other {
  const left = new Map<string, number>();
  for (const text of approved) left.set(text, (left.get(text) ?? 0) + 1);
  const found: PlanEntry[] = [];
  const added: PlanEntry[] = [];
  for (const entry of now.entries) {
    const number = left.get(entry.text) ?? 0;
    if (number > 0) left.set(entry.text, number - 1);
    (number > 0 ? found : added).push(entry);
  }
  const gone = approved.length - found.length;
  if (gone === 0 && added.length === 0) return fitOfFiles({ kind: 'same' }, found, files, now);
  if (gone === 0 && besideOthers) {
    return fitOfFiles({ kind: 'contains', entries: found }, found, files, now);
  }
  const missing = `${gone} approved ${gone === 1 ? 'change is' : 'changes are'} gone`;
  const changed = `${nameAll(added)} ${added.length === 1 ? 'is' : 'are'} ${gone === 0 ? 'new' : 'not as approved'}`;
  return { why: `${another(now)}: ${added.length === 0 ? missing : changed}. ${AGAIN}` };
}

/** @param found the entries of the plan that were approved */
function fitOfFiles(
  fit: Fit,
  found: readonly PlanEntry[],
  files: ApprovedWorkspace['files'],
  { name, files: { digests, uncommittedPaths, notCompared } }: AskedWorkspace,
): Fit | Other {
  if (files.named !== digests.named)
    return { why: `a file that the configuration of ${name} names is not as approved. ${AGAIN}` };
  const decided = found.filter(({ needsSameFiles }) => needsSameFiles);
  if (decided.length === 0) return fit;
  const decide = `and they decide about ${nameAll(decided)}`;
  if (notCompared !== undefined) {
    const { why, remedy } = notCompared;
    return { why: `the files of ${name} cannot be compared (${why}), ${decide}. ${remedy}` };
  }
  if (files.configuration !== digests.configuration)
    return { why: `the files of ${name} are not as approved, ${decide}. ${AGAIN}` };
  if (files.uncommitted === digests.uncommitted) return fit;
  const paths = uncommittedPaths.map((path) => `\`${path}\``);
  const some = paths.length === 0 ? 'none' : nameSome(paths, MOST_NAMED);
  return {
    why: `the files of ${name} that no commit has (now ${some}) are not as approved, ${decide}. Keep what differs each time out of the directory. ${AGAIN}`,
  };
}

const AGAIN = 'Approve again';
const MOST_NAMED = 3;

function another({ name }: AskedWorkspace): string {
  return `the plan of ${name} is another`;
}

function nameAll(entries: readonly PlanEntry[]): string {
  const names = entries.map(({ name }) => `\`${name}\``);
  return nameSome(names, MOST_NAMED);
}
