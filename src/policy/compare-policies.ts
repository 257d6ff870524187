/**
 * What a change of policies changes for many workspaces, and whether it may go ahead. What is unknown never counts as
 * passed.
 */
import { addTo } from '../model/add-to.ts';
import { nameSome } from '../model/quote.ts';
import type { ApprovalRule } from './policy-owners.ts';
import { namedIn, printedMessages } from './named-resources.ts';

/** Something of the default branch, and the same of the change. */
export type Sides<T> = Record<'before' | 'after', T>;

/** What one policy says of one plan. */
export interface PolicyAnswer {
  policy: string;
  status: 'passed' | 'failed' | 'errored' | 'unknown';
  /** The reasons of a policy that failed. They may hold values of the plan. */
  output: readonly unknown[];
  /** Why it is unknown, as a sentence without a value of the plan. */
  because?: string | undefined;
  /** Which built-in functions failed in it, as sentences without a value of the plan. */
  builtinErrors?: readonly string[] | undefined;
}

/** A policy of one side. */
export interface PolicyFacts {
  policy: string;
  level: string;
  file: string | undefined;
  /** Who must agree to a failure; undefined if the policy names nobody. */
  approval?: ApprovalRule | undefined;
  /** Policies that say the same of every plan have equal texts here. */
  identity: string;
}

/** What both sides say of a plan. */
export interface TriedPlan extends Sides<readonly PolicyAnswer[]> {
  /** Of the plan: nothing else that a policy prints is shown. */
  addresses: ReadonlySet<string>;
}

/** A workspace with what both sides say of its plan, or with the sentence why there is no plan. */
export type TriedWorkspace = { workspace: string } & (TriedPlan | { unread: string });

/** The outcome of `opa test`. */
export interface PolicyTests {
  passed: number;
  /** Names: `opa test` runs none whose name begins with `todo_test_`. */
  skipped: readonly string[];
  /** Names of tests that the default branch has and this side has not. */
  removed: readonly string[];
  failed: readonly { name: string; file: string; line: number }[];
  /** Why there is no outcome, as a sentence. */
  problem?: string | undefined;
}

/** A workspace of which something is not known, and why, as a sentence. */
export interface NotJudged {
  workspace: string;
  because: string;
}

export interface PolicyDifference {
  policy: string;
  /** Null where the side does not have it. */
  level: { before: string | null; after: string | null };
  /** Below the directory of the policies; that of the default branch for a policy that is gone. */
  file: string | undefined;
  /** Workspaces in which the policy now fails, or fails for more resources, or fails and is no longer advisory. */
  newlyFails: {
    workspace: string;
    /** Addresses that the plan has. A policy can print others, and values of the plan in them. */
    resources: readonly string[];
    /** The policy does not fail there: it breaks. */
    breaks: boolean;
  }[];
  notJudged: NotJudged[];
}

export type PolicyChanges = ReturnType<typeof comparePolicies>;

/**
 * What differs. The policies that newly fail in most workspaces are first. Workspaces are `notJudged` of which it is not
 * known whether the change blocks them.
 */
export function comparePolicies(
  tried: readonly TriedWorkspace[],
  facts: Sides<readonly PolicyFacts[]>,
) {
  const judged = tried.filter((entry) => 'before' in entry);
  const pairs = pairUp(facts);
  const newlyBlocked: string[] = [];
  const notJudged: NotJudged[] = [];
  for (const entry of tried) {
    const { workspace } = entry;
    const effect = 'unread' in entry ? 'unknown' : effectOn(entry, pairs);
    const because = 'unread' in entry ? entry.unread : 'A policy cannot be judged there.';
    if (effect === 'newly-blocked') newlyBlocked.push(workspace);
    if (effect === 'unknown') notJudged.push({ workspace, because });
  }
  return {
    workspaces: { total: tried.length, newlyBlocked, notJudged },
    hasNoPlan: judged.length === 0,
    policies: pairs
      .filter(({ isIdentical }) => !isIdentical)
      .map((pair) => differenceOf(pair, judged))
      .filter(
        ({ newlyFails, notJudged: unknownIn, level }) =>
          newlyFails.length + unknownIn.length > 0 || level.before !== level.after,
      )
      .toSorted(
        (one, other) =>
          other.newlyFails.length - one.newlyFails.length ||
          other.notJudged.length - one.notJudged.length,
      ),
  };
}

/** For each built-in function that failed in a policy of the change, whether or not the change is why: where, and in which workspaces. */
export function sayWhichBuiltinsFail(tried: readonly TriedWorkspace[]): string[] {
  const workspaces = new Map<string, string[]>();
  for (const entry of tried) {
    const answers = 'after' in entry ? entry.after : [];
    for (const sentence of answers.flatMap(({ builtinErrors = [] }) => builtinErrors)) {
      addTo(workspaces, sentence, entry.workspace);
    }
  }
  return Array.from(
    workspaces,
    ([sentence, names]) => `In ${nameSome(names, MOST_NAMED)}, this pass is none. ${sentence}`,
  );
}

/** A sentence for each policy that names who must agree: whom, and in which of these workspaces. */
export function sayWhoIsAsked(
  tried: readonly TriedWorkspace[],
  facts: Sides<readonly PolicyFacts[]>,
): string[] {
  return facts.after.flatMap(({ policy, approval }) => {
    const before = facts.before.find((earlier) => earlier.policy === policy)?.approval;
    if (approval === undefined && before === undefined) return [];
    const failing = tried.flatMap((entry) => {
      const answers = 'after' in entry ? entry.after : [];
      const fails = answers.some((each) => each.policy === policy && each.status === 'failed');
      return fails ? [entry.workspace] : [];
    });
    const where = failing.length > 0 ? nameSome(failing, MOST_NAMED) : 'no workspace';
    const now = describeRule(approval);
    const earlier = describeRule(before);
    const isOther = facts.before.length > 0 && earlier !== now;
    const was = isOther ? `, where the default branch asks ${earlier}` : '';
    return [`${policy} asks ${now}${was}: in the newest plans, for ${where}.`];
  });
}

function describeRule(rule: ApprovalRule | undefined): string {
  if (rule === undefined) return 'nobody by name';
  const { approvers, count } = rule;
  const names = nameSome(approvers.names, MOST_NAMED);
  return `${count} of ${names}`;
}

const MOST_NAMED = 8;

type Pair = ReturnType<typeof pairUp>[number];

/** Each policy of both sides, by its name: those of the change, and then those that it removes. */
function pairUp(facts: Sides<readonly PolicyFacts[]>) {
  const names = new Set([...facts.after, ...facts.before].map(({ policy }) => policy));
  return Array.from(names, (policy) => {
    const before = facts.before.find((earlier) => earlier.policy === policy);
    const after = facts.after.find((later) => later.policy === policy);
    // Identical ones say the same of every plan, so that nothing can differ.
    return { policy, before, after, isIdentical: before?.identity === after?.identity };
  });
}

/** What a policy says of a workspace on one side; undefined if the side does not have the policy. */
function answerOn(answers: readonly PolicyAnswer[], facts: PolicyFacts | undefined) {
  if (facts === undefined) return undefined;
  const answer = answers.find(({ policy }) => policy === facts.policy);
  const { status = 'unknown', output = [] } = answer ?? {};
  const because = answer === undefined ? 'It gave no result.' : answer.because;
  return { status, output, because, isAdvisory: facts.level === 'advisory' };
}

/** Whether the policy closes the gate there; undefined if that is not known. An advisory policy never does. */
function closesGate(answered: ReturnType<typeof answerOn>): boolean | undefined {
  if (answered === undefined || answered.isAdvisory) return false;
  return answered.status === 'unknown' ? undefined : answered.status !== 'passed';
}

/** What the change of the policies does to a workspace as a whole; undefined if it makes no difference. */
function effectOn(
  { before, after }: TriedPlan,
  pairs: readonly Pair[],
): 'newly-blocked' | 'unknown' | undefined {
  const closedBefore = pairs.map((pair) => closesGate(answerOn(before, pair.before)));
  const closedAfter = pairs.map((pair) => closesGate(answerOn(after, pair.after)));
  const isUnchanged = pairs.every(
    ({ isIdentical }, at) =>
      isIdentical || (closedBefore[at] === closedAfter[at] && closedBefore[at] !== undefined),
  );
  if (isUnchanged) return undefined;
  const isClosedBefore = anyOf(closedBefore);
  const isClosedAfter = anyOf(closedAfter);
  if (isClosedAfter === false || (isClosedAfter && isClosedBefore)) return undefined;
  return isClosedAfter && isClosedBefore === false ? 'newly-blocked' : 'unknown';
}

/** True if one is; undefined if one is not known and none is true. */
function anyOf(values: readonly (boolean | undefined)[]): boolean | undefined {
  if (values.includes(true)) return true;
  return values.includes(undefined) ? undefined : false;
}

/** What becomes of one policy in all workspaces that were judged. */
function differenceOf(
  pair: Pair,
  judged: readonly ({ workspace: string } & TriedPlan)[],
): PolicyDifference {
  const difference: PolicyDifference = {
    policy: pair.policy,
    level: { before: pair.before?.level ?? null, after: pair.after?.level ?? null },
    file: (pair.after ?? pair.before)?.file,
    newlyFails: [],
    notJudged: [],
  };
  for (const tried of judged) {
    const { workspace } = tried;
    const before = answerOn(tried.before, pair.before);
    const after = answerOn(tried.after, pair.after);
    if (after === undefined || after.status === 'passed') continue;
    const because = after.because ?? before?.because;
    if (because !== undefined) {
      difference.notJudged.push({ workspace, because });
      continue;
    }
    // What was only advisory did not close the gate, so all that the policy finds is new.
    const wasAdvisory = before?.isAdvisory === true && !after.isAdvisory;
    const failedBefore = before !== undefined && !['passed', 'unknown'].includes(before.status);
    const isNewFailure = !failedBefore || wasAdvisory;
    const earlier = new Set(before === undefined || wasAdvisory ? [] : findingsOf(before));
    const newFindings = findingsOf(after).filter((finding) => !earlier.has(finding));
    if (isNewFailure || newFindings.length > 0) {
      difference.newlyFails.push({
        workspace,
        resources: newFindings.filter((finding) => tried.addresses.has(finding)),
        breaks: after.status === 'errored',
      });
    }
  }
  return difference;
}

/** What a policy finds, the same on both sides: addresses of resources, else messages. */
function findingsOf({ status, output }: NonNullable<ReturnType<typeof answerOn>>): string[] {
  if (status === 'errored') return [status];
  if (status !== 'failed') return [];
  const findings = printedMessages(output).flatMap((message) => {
    const named = namedIn([message]).resources.map(({ address }) => address);
    return named.length > 0 ? named : [message.text];
  });
  return [...new Set(findings)];
}

/** What closes the gate of a change of policies. Each but `never` includes the ones before it. */
export const CLOSING_RULES = ['never', 'tests', 'newly-blocking'] as const;

export interface TrialVerdict {
  verdict: 'passed' | 'blocked' | 'undecided';
  /** Why it is not passed, as a sentence. */
  because?: string | undefined;
}

/**
 * The document for programs, from which its reports for people are made. `docs/policies-report.schema.json` describes it. All
 * files are named from where the command ran.
 */
export interface TrialView extends TrialVerdict {
  directory: string;
  workspaces: PolicyChanges['workspaces'];
  policies: readonly PolicyDifference[];
  tests: PolicyTests;
  /** Sentences about the two sides. */
  notices: readonly string[];
}

/** Whether a change of policies may go ahead. What failed comes before what is not known. */
export function decideTrial(
  { workspaces: { newlyBlocked, notJudged }, hasNoPlan }: PolicyChanges,
  tests: PolicyTests,
  closes: (typeof CLOSING_RULES)[number],
): TrialVerdict {
  const byTests = closes !== 'never';
  const byWorkspaces = closes === 'newly-blocking';
  const blocked = (because: string) => ({ verdict: 'blocked' as const, because });
  const undecided = (because: string) => ({ verdict: 'undecided' as const, because });
  if (byTests && tests.failed.length > 0) return blocked('Tests of policies failed.');
  if (byTests && tests.skipped.length + tests.removed.length > 0)
    return blocked('Tests of policies were skipped or removed.');
  if (byWorkspaces && newlyBlocked.length > 0)
    return blocked('The change would newly block workspaces.');
  if (hasNoPlan) return undecided('No plan could be read.');
  if (byTests && tests.problem !== undefined) return undecided(tests.problem);
  if (byWorkspaces && notJudged.length > 0)
    return undecided('Not every workspace could be judged.');
  return { verdict: 'passed' };
}
