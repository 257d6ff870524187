/**
 * The apply after the merge: a check whose plans are saved, and then, for one workspace after the other, what is green and was
 * seen is applied, and judged again by the values that no plan knew. No verdict is made here, and none is changed: what was seen
 * only ever stops an apply.
 */
import { check, type JudgedJob } from '../check/check.ts';
import type {
  CheckEntryPoint,
  CheckPorts,
  CheckRequest,
  NotChecked,
} from '../check/check-request.ts';
import type { GateResult, WorkspaceResult } from '../gate/result.ts';
import type { PlanToApply } from '../gate/plan-to-apply.ts';
import type { CiJob } from '../hosts/ci-job.ts';
import type { Published } from '../hosts/publishing.ts';
import { stopOf, wordOfApply, type AppliedWorkspace } from '../model/apply-outcome.ts';
import { finding, findingOf, textOf } from '../model/finding.ts';
import { phrase, setting } from '../model/sentence.ts';
import type { Concealed } from '../model/secrets.ts';
import { isGreen } from '../model/verdict.ts';
import { headlineOfApply, type ApplyReport } from '../report/apply-report.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { countWords } from '../report/text.ts';
import type { AskedToTell } from '../check/told-plan.ts';
import type { PlanJson } from '../model/plan-json.ts';
import type { ReportView } from '../report/view.ts';
import { fillPlan } from '../plan/fill-plan.ts';
import type { WithoutTexts } from '../plan/remove-texts.ts';
import { withoutTextsIn, withoutTextsOf } from '../plan/without-sensitive-texts.ts';
import type { Settings } from '../settings/settings.ts';
import type { Actor } from '../model/acts-on-runs.ts';
import { secretOfSeals } from '../trust/seals.ts';
import { settingsOfApply, whyNotForEvent } from './apply-settings.ts';
import { compareWithShown, type ComparedPlan, type ShownIn } from './compare-with-shown.ts';
import { endEarlier } from './end-earlier.ts';
import { judgeByEarlier } from './judge-by-earlier.ts';
import { judgeAgain, policyNames, waitingPolicies } from './judge-again.ts';
import { keepOffers, type KeptOffers, type StandingOffer } from './offers.ts';
import { savedRunOf } from './saved-run.ts';
import { whatWasMade } from './what-was-made.ts';

/** How one entry point applies. */
export interface ApplyEntryPoint extends CheckEntryPoint {
  /** Asks the person at the terminal whether this plan is applied; left out where nobody is asked. */
  ask?: ((question: string, plan: PlanJson, told: AskedToTell) => Promise<boolean>) | undefined;
  /** Called when nothing of a workspace is left to be ended, should the job be killed. */
  finished?(workspace: string): void;
  /** Where the report goes besides the log. */
  publish(report: Concealed<ApplyReport>, job: ToPublish): Promise<Published>;
}

interface ToPublish {
  settings: Settings;
  view: Concealed<ReportView>;
  ports: CheckPorts;
}

export interface AppliedJob {
  settings: Settings;
  /** Of the plans. */
  result: GateResult;
  report: Concealed<ApplyReport>;
  published: Published;
}

/**
 * Plans, judges and applies what the settings name.
 *
 * @param shownIn what the merged requests showed of a workspace
 * @returns what became of each workspace, or the problems of the settings. It rejects as `check` does: never for anything that
 *   the service, the network or the files do.
 */
export function apply(
  host: CiJob,
  entryPoint: ApplyEntryPoint,
  ports: CheckPorts,
  shownIn: ShownIn = nothingKnown,
): Promise<AppliedJob | NotChecked> {
  const offers = keepOffers();
  const saving: CheckEntryPoint = {
    ...entryPoint,
    async settings(...given) {
      const job = jobOf(host);
      const problems = whyNotForEvent(job);
      if (problems.length > 0) return { problems };
      return settingsOfApply(await entryPoint.settings(...given), job);
    },
  };
  return check(host, saving, ports, {
    adaptPlans: offers.keeping,
    adapt: asRunsOfApply,
    async conclude(judged) {
      judged.allowMoreTime();
      const { request, result, view } = judged;
      // A program here must not be cut off, however long it takes. A service goes on by itself.
      const { from } = request.settings.plans;
      const moved = from === 'program' ? judged.ports.moveEnd(LONGEST_APPLY_MS) : {};
      const lasting = { ...judged.ports, ...moved };
      const step = { offers, shownIn, entryPoint, host, saving };
      const applied = await applyInOrder({ ...judged, ports: lasting }, step);
      const report = request.conceals.concealAll(toReport(applied, judged));
      const { apply: asked, report: ofCheck } = request.settings;
      const settings = { ...request.settings, report: asked.report ?? ofCheck };
      const published = await entryPoint.publish(report, { settings, view, ports: lasting });
      return { settings, result, report, published };
    },
  });
}

const LONGEST_APPLY_MS = 7 * 24 * 60 * 60_000;

const nothingKnown: ShownIn = async () => ({
  none: finding(
    'nothing-shown',
    phrase`What the merged requests showed of this plan is not known, so nobody has seen any of it.`,
  ),
});

function jobOf({ job, jobTree, defaultBranch }: CiJob) {
  return {
    // Where a program starts a job, its files count as somebody else's, or its host names the branch.
    isPerson: !jobTree.proposed && job.name === 'none',
    pushedBranch: jobTree.proposed ? undefined : job.host.pushedBranch?.(job.environment),
    defaultBranch,
  };
}

/** By this name the saved plans of earlier jobs are found: a push is about no request. */
function asRunsOfApply(request: CheckRequest): CheckRequest {
  const { subject, context } = request;
  if (subject.sealed === undefined) return request;
  const { repository } = context.ci;
  const searched = `${repository?.slug ?? ''}/apply`;
  const sealed = { ...subject.sealed, searched };
  return { ...request, subject: { ...subject, sealed, changeRequest: searched } };
}

interface Step {
  offers: KeptOffers;
  shownIn: ShownIn;
  entryPoint: ApplyEntryPoint;
  host: CiJob;
  /** Reads the settings of an apply. */
  saving: CheckEntryPoint;
}

/** A later workspace may build on an earlier one, so the first that is not applied is the last. */
async function applyInOrder(judged: JudgedJob, step: Step): Promise<AppliedWorkspace[]> {
  const { result, ports } = judged;
  const { signal } = ports;
  await endEarlier(judged, step.offers, step.entryPoint.log);
  const applied: AppliedWorkspace[] = [];
  let isLast = false;
  for (const workspace of result.workspaces) {
    const saved = savedPlanOf(workspace, judged, step);
    const one: AppliedWorkspace =
      isLast || signal.aborted
        ? await leave(workspace, saved, { outcome: 'not-reached' })
        : await applyOne(workspace, saved, judged, step);
    if (one.why.every(({ code }) => code !== 'apply-unended')) {
      step.entryPoint.finished?.(workspace.workspace);
    }
    step.entryPoint.print(safeLine(`  ${workspace.workspace}: ${headlineOfApply([one])}`));
    applied.push(one);
    isLast ||= stopOf([one]) !== undefined;
  }
  return applied;
}

/** The plan of a workspace that can be applied, and how it was judged. */
interface Saved extends StandingOffer {
  plan: PlanToApply;
}

function savedPlanOf(
  { workspace }: WorkspaceResult,
  { request, ports }: JudgedJob,
  { offers }: Step,
): Saved | undefined {
  const standing = offers.of(workspace);
  const { actor: by, job } = request.context.ci;
  const actor: Actor = {
    ...(by !== undefined && { by }),
    ...(job !== undefined && { job: job.url }),
  };
  const plan =
    standing &&
    (standing.offer.saved ??
      savedRunOf(standing.offer, {
        isOwn: request.settings.plans.from === 'service',
        deadline: ports.endsAt,
        actor,
      }));
  return plan && { ...standing, plan };
}

async function applyOne(
  workspace: WorkspaceResult,
  saved: Saved | undefined,
  judged: JudgedJob,
  step: Step,
): Promise<AppliedWorkspace> {
  const { request } = judged;
  const { failOn } = request.settings.policy;
  const { word, reasons } = workspace.verdict;
  if (!isGreen(word, failOn) || saved === undefined) {
    // The check has ended what it does not need: what waits for people, it keeps.
    const why = [...reasons, ...(judged.result.approvals?.notes ?? [])];
    return { ...NOTHING_DONE, ...namedOf(workspace), outcome: 'not-green', why };
  }
  const compared = await compare(saved, request, judged.ports.signal, step);
  if ('refused' in compared) {
    return leave(workspace, saved, { outcome: 'refused', why: [compared.refused] });
  }
  const { unseen, notes, changes, done, less, isIdle, withoutTexts } = compared;
  const facts = { unseen, changes, done, less };
  // Some services count neither moves nor what is forgotten as changes.
  if (isIdle && workspace.plan?.hasChanges === false) {
    return leave(workspace, saved, { changes: 0, done, less, outcome: 'nothing' });
  }
  const decision = await decide(workspace, compared, judged, step);
  if (decision !== 'apply')
    return leave(workspace, saved, { ...facts, outcome: decision, why: notes });
  const { host, saving } = step;
  const { isSeen } = compared;
  const job = { host, entryPoint: saving, judged, isSeen };
  for (const earlier of compared.earlier) {
    const closed = await judgeByEarlier(earlier, saved, job);
    if (closed !== undefined)
      return leave(workspace, saved, { ...facts, outcome: 'refused', why: [closed] });
  }
  const print = (words: string) =>
    step.entryPoint.print(safeLine(`  ${workspace.workspace}: ${withoutTexts(words)}`));
  const { signal, alarms } = judged.ports;
  const ended = await saved.plan.apply({ onProgress: print, signal, alarms });
  const why = withoutTextsIn(ended.why, withoutTexts);
  const one = { ...NOTHING_DONE, ...namedOf(workspace), ...facts, ...ended, why };
  if (ended.outcome === 'nothing') {
    return isIdle ? { ...one, changes: 0, unseen: [] } : { ...one, ...NOT_APPLIED };
  }
  // Nobody else may apply later what could not be applied now.
  if (ended.outcome === 'refused') return leave(workspace, saved, one);
  return afterApply(one, saved, judged);
}

/** The run of a plan that changes something ended before its apply. */
const NOT_APPLIED = {
  outcome: 'refused',
  why: [
    finding(
      'apply-refused',
      phrase`The service ended the run as one that changes nothing. Nothing of its plan was applied.`,
      {
        remedy: phrase`Set ${setting('allow-empty-apply: true')} in ${setting('plangate.yml')}, and start this job again.`,
      },
    ),
  ],
} satisfies Partial<AppliedWorkspace>;

type Decision = 'apply' | 'unseen' | 'declined';

/** A person who is there sees what nobody has seen, and decides about it. */
async function decide(
  { workspace }: WorkspaceResult,
  { unseen, changes, notes, isStopped, json }: Compared,
  { request, ports: { signal } }: JudgedJob,
  { entryPoint }: Step,
): Promise<Decision> {
  if (entryPoint.ask === undefined) return isStopped ? 'unseen' : 'apply';
  for (const found of [...notes, ...unseen.map(({ says }) => says)]) {
    entryPoint.print(safeLine(`  ${workspace}: ${textOf(found)}`));
  }
  const number = countWords(changes, 'change');
  const which = unseen.length === 0 ? 'all of them seen' : `${unseen.length} of them unseen`;
  const { hideValues = [] } = request.settings.report;
  const told = { hideValues, conceal: (text: string) => request.conceals.conceal(text), signal };
  const isWanted = await entryPoint.ask(`Apply ${number} in ${workspace}, ${which}?`, json, told);
  return isWanted ? 'apply' : 'declined';
}

interface Compared extends ComparedPlan {
  json: PlanJson;
  withoutTexts: WithoutTexts;
}

async function compare(
  { offer, judged }: Saved,
  request: CheckRequest,
  signal: AbortSignal,
  { shownIn }: Step,
): Promise<Compared | { refused: ReturnType<typeof findingOf> }> {
  try {
    // A redacted plan shows no configuration: nothing in it can be compared.
    const content = await offer.plan.json(true);
    if ('doubt' in content) return { refused: content.doubt };
    const { plans } = request.settings;
    const { recordKey, service } = plans;
    const key = secretOfSeals({ recordKey, token: service?.token }) || undefined;
    const { facts, plan } = offer;
    const of = { facts, plan, results: judged.results };
    const { unseen } = request.settings.apply;
    const asked = { request, shownIn, key, unseen, signal };
    const compared = await compareWithShown(of, content.json, asked);
    if ('refused' in compared) return compared;
    const { json } = content;
    return { ...compared, json, withoutTexts: withoutTextsOf(json.document) };
  } catch (error) {
    return { refused: findingOf(error) };
  }
}

/** What became known, and what of a failed apply was done. */
async function afterApply(
  one: AppliedWorkspace,
  { offer, judged: { results }, plan }: Saved,
  { request, ports: { signal } }: JudgedJob,
): Promise<AppliedWorkspace> {
  const hasFailed = one.outcome === 'failed';
  const waiting = waitingPolicies(results);
  const isAsked =
    waiting.length > 0 && (one.outcome === 'applied' || one.outcome === 'against-policy');
  if (!hasFailed && !isAsked) return one;
  try {
    const read = await plan.state();
    if ('unread' in read) {
      const why = isAsked ? [...one.why, read.unread] : one.why;
      return { ...one, why, neverWhole: isAsked ? policyNames(waiting) : [] };
    }
    if (hasFailed) {
      const content = await offer.plan.json(true);
      if (!('json' in content)) return one;
      // A provider may quote what it has just made.
      const filled = withoutTextsOf(fillPlan(content.json.document, read.state));
      const why = withoutTextsIn(one.why, filled);
      return { ...one, why, ...whatWasMade(content.json, read.state) };
    }
    const { own, exceptions } = request;
    const judging = { own, exceptions, showsChanges: false };
    const again = await judgeAgain({ plan: offer.plan, results }, read.state, judging, signal);
    const isAgainst = again.later.some(({ level }) => level !== 'advisory');
    return { ...one, ...again, outcome: isAgainst ? 'against-policy' : one.outcome };
  } catch (error) {
    const why = [...one.why, findingOf(error)];
    return { ...one, why, neverWhole: isAsked ? policyNames(waiting) : [] };
  }
}

const NOTHING_DONE = {
  unseen: [],
  done: [],
  less: [],
  why: [],
  later: [],
  neverWhole: [],
} satisfies Partial<AppliedWorkspace>;

function namedOf({ workspace, runId, runUrl }: WorkspaceResult) {
  return { workspace, runId, runUrl };
}

const WHY_LEFT: Partial<Record<AppliedWorkspace['outcome'], string>> = {
  unseen: 'it would change what nobody has seen',
  declined: 'the person who was asked declined it',
  nothing: 'it changes nothing',
  'not-reached': 'a workspace before it was not applied',
};

/** Ends the saved plan of a workspace that is not applied. */
async function leave(
  workspace: WorkspaceResult,
  saved: Saved | undefined,
  said: Partial<AppliedWorkspace> & Pick<AppliedWorkspace, 'outcome'>,
): Promise<AppliedWorkspace> {
  const one = { ...NOTHING_DONE, ...namedOf(workspace), ...said };
  const left = await saved?.plan.discard(WHY_LEFT[said.outcome] ?? 'it is not applied');
  return left === undefined ? one : { ...one, why: [...one.why, left] };
}

function toReport(
  applied: readonly AppliedWorkspace[],
  { request, result, view }: JudgedJob,
): ApplyReport {
  const { gate, ci, plans } = request.context;
  const stop = stopOf(applied);
  return {
    gate: gate.name,
    word: wordOfApply(applied, result),
    green: stop === undefined && view.green,
    applies: applied,
    origins: [plans.runsAt, ci.repository?.serverUrl].filter((origin) => origin !== undefined),
    commit: ci.commit?.sha,
    jobUrl: ci.job?.url,
    jobId: ci.job?.runId ?? 0,
    attempt: ci.job?.attempt ?? 1,
    startedAt: Math.floor(Date.parse(gate.startedAt) / 1_000),
  };
}
