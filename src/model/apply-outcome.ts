/** How an apply ended, workspace by workspace, as a value that reports and exit codes are made of. */
import type { Finding } from './finding.ts';
import { exitCodeOf, type FailOn, type JudgedResult, type VerdictWord } from './verdict.ts';

/**
 * What became of a workspace.
 *
 * `nothing`: its plan changes nothing. `against-policy`: applied, and a policy fails that had to wait for values. `failed`: the
 * apply ended with an error, and may have made a part of the changes. `unknown`: it was begun, and its end is not known.
 * `not-green`: the gate is closed. `unseen`: it would change what nobody has seen. `refused`: it could not be begun.
 * `declined`: the person who was asked said no. `not-reached`: a workspace before it was not applied.
 */
export type ApplyOutcome =
  | 'applied'
  | 'nothing'
  | 'against-policy'
  | 'failed'
  | 'unknown'
  | 'not-green'
  | 'unseen'
  | 'refused'
  | 'declined'
  | 'not-reached';

/** A change that no request has shown. Its texts are hostile until escaped. */
export interface UnseenChange {
  /** An address, or `output.NAME`. */
  name: string;
  /** What happens to it, as in `add` or `change+import`. */
  words: string;
  /** `changed`: a request has shown it otherwise. `new`: none has shown it. */
  why: 'changed' | 'new' | 'not-compared';
  /** The same as a sentence, and where it comes from if that is known. */
  says: Finding;
  /** Whether it keeps the plan from being applied. */
  stops: boolean;
  /** Whether a request that plans it shows it as it will be applied; left out: it does. */
  canBeShown?: 'perhaps' | 'no' | undefined;
}

/** A failure of an own policy that only the values of the apply show. Its texts are hostile until escaped. */
export interface LaterFailure {
  policySet: string;
  policy: string;
  level: string;
  /** What it printed that it had not said of the plan. */
  messages: readonly string[];
  /** The resources that it names; `value` is left out where it is sensitive or not known. */
  resources: readonly { address: string; attribute?: string; value?: string }[];
}

export interface AppliedWorkspace {
  workspace: string;
  runId?: string | undefined;
  runUrl?: string | undefined;
  outcome: ApplyOutcome;
  /** How many changes the plan has; undefined without a plan. */
  changes?: number | undefined;
  /** What no request has shown. Where the outcome says so, it was applied all the same. */
  unseen: readonly UnseenChange[];
  /** Names of changes that were shown, and that are made already or not planned any more. */
  done: readonly string[];
  less: readonly string[];
  /** What a reader should know, the cause first. */
  why: readonly Finding[];
  /** What the service counts of the apply. */
  counts?:
    | Readonly<Record<'additions' | 'changes' | 'destructions' | 'imports', number>>
    | undefined;
  durationMs?: number | undefined;
  /** Of an apply that failed here: names of the changes that the state has, and of those that it lacks. */
  made?: readonly string[] | undefined;
  notMade?: readonly string[] | undefined;
  /** What policies say of the values that no plan knew. */
  later: readonly LaterFailure[];
  /** Own policies that were never asked about all values, because the state could not be read. */
  neverWhole: readonly string[];
}

/** The verdict in one word on a workspace; undefined where that on its plan says it. */
const WORD_OF_OUTCOME: Record<ApplyOutcome, VerdictWord | undefined> = {
  applied: 'passed',
  nothing: 'passed',
  'against-policy': 'blocked',
  failed: 'errored',
  unknown: 'undecided',
  'not-green': undefined,
  unseen: 'needs-override',
  refused: 'undecided',
  declined: 'needs-override',
  'not-reached': 'undecided',
};

type Applied = readonly Pick<AppliedWorkspace, 'workspace' | 'outcome'>[];

/** What was judged before. */
interface JudgedPlans extends JudgedResult {
  workspaces: readonly (JudgedResult['workspaces'][number] & { workspace: string })[];
}

/** The first workspace that was not applied, which stopped the others. */
export function stopOf<One extends Applied[number]>(applied: readonly One[]): One | undefined {
  return applied.find(({ outcome }) => WORD_OF_OUTCOME[outcome] !== 'passed');
}

/** The verdict in one word on an apply that got as far as this. */
export function wordOfApply(applied: Applied, result: JudgedPlans): VerdictWord {
  const stop = stopOf(applied);
  if (stop === undefined) return applied.length === 0 ? result.verdict.word : 'passed';
  const judged = result.workspaces.find(({ workspace }) => workspace === stop.workspace);
  return WORD_OF_OUTCOME[stop.outcome] ?? judged?.verdict.word ?? 'undecided';
}

/** The exit code: that of a check with this verdict. @param signal with which the job was canceled, if it was */
export function exitCodeOfApply(
  applied: Applied,
  { result, failOn }: { result: JudgedPlans; failOn: FailOn },
  signal: 'SIGINT' | 'SIGTERM' | undefined,
): number {
  const stop = stopOf(applied);
  const isCut = signal !== undefined && ['unknown', 'not-reached'].includes(stop?.outcome ?? '');
  const word = isCut ? 'canceled' : wordOfApply(applied, result);
  const workspaces = judgedCauses(stop, result);
  return exitCodeOf({ verdict: { word }, workspaces }, failOn, signal);
}

/** The judged workspaces by which a closed gate is explained; none where the apply itself says why it stopped. */
function judgedCauses(
  stop: Applied[number] | undefined,
  { workspaces }: JudgedPlans,
): JudgedPlans['workspaces'] {
  if (stop === undefined) return workspaces;
  if (stop.outcome !== 'not-green') return [];
  return workspaces.filter(({ workspace }) => workspace === stop.workspace);
}
