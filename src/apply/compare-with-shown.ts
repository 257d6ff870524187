/** Compares a plan with what the merged requests showed of its workspace, and says what of it stops the apply. */
import { join } from 'node:path';
import type { CheckRequest } from '../check/check-request.ts';
import { mayHideBlocks } from '../gate/hidden-blocks.ts';
import type { WorkspaceFacts } from '../gate/result.ts';
import type { ObtainedPlan } from '../gate/plans-from.ts';
import { runInTurns } from '../machine/take-turn.ts';
import type { UnseenChange } from '../model/apply-outcome.ts';
import type { Finding } from '../model/finding.ts';
import { textIn } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { isApprovedHere } from '../policy/may-be-approved.ts';
import { compareSeen, stopsOf, type ShownByRequest } from '../seen/compare-seen.ts';
import { findDiffering } from '../seen/differing-values.ts';
import { sayUnseen } from '../seen/say-unseen.ts';
import { readPlannedEntries } from '../seen/planned-entries.ts';
import type { EarlierFiles } from './judge-by-earlier.ts';
import { isIdle } from '../plan/count-words.ts';

/** A plan beside what was shown. */
export interface ComparedPlan {
  changes: number;
  /** Whether an apply of it would do nothing: what is only read or opened for others is no work of its own. */
  isIdle: boolean;
  /** By which it has to be judged as well. */
  earlier: readonly EarlierFiles[];
  /** Whether all of it was seen, and it is all that there is to do. */
  isSeen: boolean;
  /** Whether it may not be applied. */
  isStopped: boolean;
  unseen: readonly UnseenChange[];
  done: readonly string[];
  less: readonly string[];
  /** Why nothing was seen, where that is not known; why the plan is not all that there is to do. */
  notes: readonly Finding[];
}

/** What is asked about: the plan of a workspace in this form. */
export interface AskedShown {
  request: CheckRequest;
  facts: WorkspaceFacts;
  plan: ObtainedPlan;
  /** Whether it changes nothing. */
  isEmpty: boolean;
  /** Whether people approved something of it. */
  isApproved: boolean;
  /** Whether applying it may run what a provisioner says. */
  hasProvisioner: boolean;
  /** Whether the plan has every value: what was shown is compared in the same form. */
  isWhole: boolean;
  /** By which its digests are made. */
  key: string | undefined;
}

/** What the requests showed that were merged since the last apply. */
interface ShownPlans {
  plans: readonly ShownByRequest[];
  /** Whether everything has to be seen, whatever the settings say: earlier requests are not known, nor what they change. */
  mustBeSeen?: boolean | undefined;
  /** Whether the plan may be made of files which none of these requests showed. */
  areFilesUnseen?: boolean | undefined;
  /** By which the plan has to be judged as well. */
  earlier?: readonly EarlierFiles[] | undefined;
  /** What else to know of it, where something was not seen. */
  notes?: readonly Finding[] | undefined;
}

/** Or why that is not known. `refused`: why the plan is not applied, whatever was seen. */
export type ShownIn = (
  asked: AskedShown,
) => Promise<ShownPlans | { none: Finding } | { refused: Finding }>;

interface ComparedWith {
  request: CheckRequest;
  shownIn: ShownIn;
  key: string | undefined;
  unseen: 'stop' | 'report';
  signal: AbortSignal;
}

export async function compareWithShown(
  {
    facts,
    plan,
    results,
  }: { facts: WorkspaceFacts; plan: ObtainedPlan; results: readonly PolicyResult[] },
  json: PlanJson,
  { request, shownIn, key, unseen: rule, signal }: ComparedWith,
): Promise<ComparedPlan | { refused: Finding }> {
  const now = await runInTurns(readPlannedEntries(json, { key }), signal);
  const isEmpty = now.entries.length === 0;
  const isApproved = results.some(
    (result) => result.status === 'overridden' && isApprovedHere(result),
  );
  const shown = await shownIn({
    isApproved,
    request,
    facts,
    plan,
    isEmpty,
    hasProvisioner: now.hasProvisioner,
    isWhole: json.isWhole,
    key,
  });
  if ('refused' in shown) return shown;
  const {
    plans,
    notes = [],
    earlier = [],
    mustBeSeen = false,
    areFilesUnseen = false,
  }: ShownPlans = 'plans' in shown ? shown : { plans: [], notes: [shown.none] };
  const { root, workingDirectory } = facts;
  const directory = root === undefined ? undefined : join(root, workingDirectory);
  const files = areFilesUnseen ? { mayHideBlocks: mayHideBlocks(directory, json) } : undefined;
  const compared = compareSeen(plans, now, files);
  // People agreed to what they saw, and to nothing else.
  const isExcused = results.some(
    ({ status }) => status === 'overridden' || status === 'excepted' || status === 'existing',
  );
  const stops = stopsOf(compared, { unseen: mustBeSeen ? 'stop' : rule, isExcused });
  const stopping = new Set(stops.unseen);
  const { notWhole } = compared;
  return {
    changes: now.entries.length,
    isIdle: now.entries.every(isIdle),
    earlier,
    isSeen: compared.unseen.length === 0 && notWhole === undefined,
    isStopped: stopping.size > 0 || stops.notWhole !== undefined,
    unseen: compared.unseen.map((one) => {
      const differing = findDiffering(one, plans, {
        time: textIn(json.document['timestamp']),
        commit: request.context.ci.commit?.sha,
      });
      return {
        name: one.entry.name,
        words: one.entry.words.join('+'),
        why: one.why,
        says: sayUnseen(one, differing),
        stops: stopping.has(one),
        canBeShown: differing.canBeShown,
      };
    }),
    done: compared.done.map(({ entry }) => entry.name),
    less: compared.less.map(({ entry }) => entry.name),
    notes: [...notes, ...(notWhole ? [notWhole] : [])],
  };
}
