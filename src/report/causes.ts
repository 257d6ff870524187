/**
 * The causes of a report: what a reader has to know, each once, whatever the number of workspaces, runs and resources that it
 * is of. All surfaces draw this one list; nothing else groups results, reasons or notices.
 */
import type { GateResult, WorkspaceResult } from '../gate/result.ts';
import { addTo } from '../model/add-to.ts';
import { CODES } from '../model/errors.ts';
import { finding, isErrorCode, textOf, type Finding } from '../model/finding.ts';
import { foreign, mergeSentences, phrase, shapeOf } from '../model/sentence.ts';
import type {
  GeneralMessage,
  Location,
  NamedResource,
  PlanDiagnostic,
  PolicyResult,
  RunTaskResult,
} from '../model/policy-result.ts';
import { isGreen, type FailOn } from '../model/verdict.ts';
import { isSaidByResult } from '../policy/claim-result.ts';
import { commonBaseline } from '../policy/baseline.ts';
import { findEnded, type EndedException } from '../policy/exception-notices.ts';
import { isJudgedHere, mayBeApproved } from '../policy/systems/judged-here.ts';
import { SCANNERS } from '../policy/systems/scanners.ts';
import { hasPolicyName, ownersOf } from '../policy/policy-owners.ts';
import { withToDo } from './to-do.ts';
import { permalink } from './links.ts';
import { withOccurrences } from './occurrences.ts';
import { compareCodeUnits, groupBy, hash } from './text.ts';
import type {
  Cause,
  CauseDraft,
  CauseMessage,
  CauseName,
  CauseResource,
  ReportContext,
} from './view.ts';
import { fileAndLine, isAccepted, STATUS_WORDS } from './words.ts';

/** What keeps the gate closed first, then by severity, kind, policy set and policy. */
export function causesOf(result: GateResult, context: ReportContext): Cause[] {
  const { exceptions } = context.judges;
  const ended = exceptions === undefined ? () => [] : findEnded(exceptions);
  const found = result.workspaces.flatMap((workspace) => foundIn(workspace, context, ended));
  const { fingerprints, resources } = context.previous ?? {};
  const previous = {
    causes: fingerprints && new Set(fingerprints),
    resources: resources && new Set(resources),
  };
  const causes = groupBy(found, identityOf).map((alike) =>
    mergeAlike(alike, context, previous, result.workspaces.length),
  );
  return withoutEffects(causes)
    .map((cause) => withOccurrences(withToDo(cause, context)))
    .sort(compareCauses);
}

/** What leaves no time for the requests of other workspaces. */
const OUTAGES: readonly CauseDraft['findingCode'][] = [
  CODES.serviceFailed,
  CODES.unreachable,
  CODES.tooManyRequests,
];

/** What another cause of this check has brought about is counted there, and is no cause of its own. */
function withoutEffects(causes: readonly CauseDraft[]): CauseDraft[] {
  const causedBy = new Map<CauseDraft, CauseDraft>();
  for (const cause of causes) {
    const { because } = cause;
    const isUnsent = cause.findingCode === 'not-sent';
    if (because === undefined && !isUnsent) continue;
    const first = causes.find(
      ({ findingCode, workspaces, because: earlier }) =>
        (isUnsent && OUTAGES.includes(findingCode)) ||
        (because !== undefined &&
          earlier === undefined &&
          findingCode === because.code &&
          workspaces.some((name) => because.workspaces.includes(name))),
    );
    if (first !== undefined) causedBy.set(cause, first);
  }
  const stoppedBy = new Map<CauseDraft, string[]>();
  for (const [effect, cause] of causedBy) {
    for (const name of effect.workspaces) addTo(stoppedBy, cause, name);
  }
  return causes
    .filter((cause) => !causedBy.has(cause))
    .map((cause) => {
      const stopped = stoppedBy.get(cause);
      return stopped === undefined ? cause : { ...cause, stopped: [...new Set(stopped)] };
    });
}

/** What is found in one workspace: of a policy, of the plan, why it was not judged, or a notice. */
interface Found extends Omit<
  CauseDraft,
  | 'fingerprint'
  | 'workspaces'
  | 'isOfAll'
  | 'resources'
  | 'generalMessages'
  | 'blocks'
  | 'runs'
  | 'says'
> {
  workspace: WorkspaceResult;
  /** Of a reason or a notice. */
  finding?: Finding | undefined;
  resources: readonly NamedResource[];
  generalMessages: readonly GeneralMessage[];
  /** What two that are one cause have in common besides; undefined where the name says it. */
  shape: unknown;
}

/**
 * What two that are one cause have in common. Policies are known by their names; what has no name of its own is known by its
 * code and by what it says, but for what varies in it.
 */
function identityOf(found: Found) {
  const { kind, policySet, policy, level, status, severity, guard, shape } = found;
  const { override, excepted } = found;
  const accepted = [override?.by, override?.reason, excepted];
  return [kind, policySet, policy, level, status, severity, guard, shape, accepted];
}

type FindEnded = (result: PolicyResult, workspace: string) => EndedException[];

function foundIn(
  workspace: WorkspaceResult,
  { gate: { failOn } }: ReportContext,
  findEndedOf: FindEnded,
): Found[] {
  const green = isGreen(workspace.verdict.word);
  const ofResults = [
    ...workspace.results.filter(hasNotPassed).map((each) => ofPolicy(each, workspace, findEndedOf)),
    ...workspace.runTasks.filter(hasNotPassed).map((each) => ofRunTask(each, workspace)),
    ...workspace.diagnostics.map((each) => ofDiagnostic(each, workspace)),
  ].map((found): Found => {
    // The gate is open already, so no result can keep it closed.
    return green && closesGate(found) ? { ...found, severity: 'warns' } : found;
  });
  const reasons = otherReasons(workspace, ofResults, failOn);
  const ended = ofResults.flatMap((found) => found.ended ?? []);
  const told = new Set(ended.map(({ finding: { about } }) => JSON.stringify(about)));
  const notices = workspace.notices.filter(
    ({ code, about }) => code !== 'exception-ended' || !told.has(JSON.stringify(about)),
  );
  return [
    ...ofResults,
    ...reasons.map((found) => ofFinding('reason', found, workspace)),
    ...notices.map((found) => ofFinding('notice', found, workspace)),
  ];
}

type NotPassed<T extends { status: string }> = T & { status: Exclude<T['status'], 'passed'> };

function hasNotPassed<T extends { status: string }>(result: T): result is NotPassed<T> {
  return result.status !== 'passed';
}

function ofPolicy(
  result: NotPassed<PolicyResult>,
  workspace: WorkspaceResult,
  findEndedOf: FindEnded,
): Found {
  const { level, status, message, output } = result;
  const isUndecided = UNDECIDED_STATUSES.includes(status) || isOfUnknownLevel(result);
  const isAlone = result.resources.length + result.generalMessages.length === 0;
  const { location, excerpt } = result;
  const said = message.trim() || (location && STATUS_WORDS[status]) || '';
  const alone = said === '' ? [] : [{ text: said, addresses: [], location, excerpt }];
  const ended = findEndedOf(result, workspace.workspace);
  return {
    workspace,
    kind: isUndecided && status !== 'overridden' ? 'undecided' : 'policy',
    policySet: result.policySet,
    policy: result.policy,
    level,
    status,
    severity: policySeverity(result, isUndecided),
    overridable: result.overridable,
    guard: result.system === 'guard' ? true : undefined,
    own: isJudgedHere(result) ? true : undefined,
    scanned: result.system === SCANNERS.name ? true : undefined,
    remedy: result.remedy,
    code:
      result.system === 'guard' && status === 'not-evaluated' ? CODES.unknownDestroys : undefined,
    message,
    output,
    description: result.description,
    resources: result.resources,
    generalMessages: isAlone ? alone : result.generalMessages,
    approval: result.approval,
    override: result.override,
    excepted: result.excepted,
    baseline: result.baseline,
    ended: ended.length > 0 ? ended : undefined,
    shape: result.policy === '' ? shapeOf(foreign(message), workspace.workspace) : undefined,
  };
}

/** A policy set that breaks says no level: that is no doubt about what it means. */
function isOfUnknownLevel({ level, status, policy }: PolicyResult): boolean {
  return level === 'unknown' && !(status === 'errored' && policy === '');
}

const UNDECIDED_STATUSES: readonly PolicyResult['status'][] = [
  'unknown',
  'not-evaluated',
  'known-after-apply',
];

function policySeverity(result: PolicyResult, isUndecided: boolean): Cause['severity'] {
  if (isAccepted(result)) return 'notes';
  if (isUndecided && result.status !== 'known-after-apply') return 'blocks';
  if (result.level === 'advisory') return 'warns';
  return mayBeApproved(result) ? 'needs-override' : 'blocks';
}

function ofRunTask(task: NotPassed<RunTaskResult>, workspace: WorkspaceResult): Found {
  const { name, level, status, message, overridable = false } = task;
  const closing = overridable ? 'needs-override' : 'blocks';
  return {
    workspace,
    kind: 'run-task',
    policySet: '',
    policy: name,
    level,
    status,
    severity: level === 'advisory' ? 'warns' : closing,
    overridable,
    message,
    output: (task.outcomes ?? []).map(({ title, status: found, body, url }) => {
      const head = found === undefined ? title : `${title} (${found})`;
      return [head, body, url].filter(Boolean).join('\n');
    }),
    resources: [],
    generalMessages: message.trim() === '' ? [] : [{ text: message.trim(), addresses: [] }],
    shape: undefined,
  };
}

function ofDiagnostic(diagnostic: PlanDiagnostic, workspace: WorkspaceResult): Found {
  const { severity, summary, detail, address, file, line, commit, excerpt, found } = diagnostic;
  const location: Location | undefined =
    file !== undefined && line !== undefined
      ? { path: file, startLine: line, endLine: line, source: 'diagnostic', commit }
      : undefined;
  const text = detail?.trim() || summary;
  return {
    workspace,
    kind: 'diagnostic',
    policySet: '',
    policy: summary,
    level: 'unknown',
    status: 'errored',
    severity: severity === 'error' ? 'blocks' : 'notes',
    overridable: false,
    message: text,
    output: [],
    findingCode: found?.code,
    remedy: found?.remedy,
    actor: found?.actor,
    resources: address === undefined ? [] : [{ address, messages: [text], location, excerpt }],
    generalMessages: address === undefined ? [{ text, addresses: [], location, excerpt }] : [],
    shape: undefined,
  };
}

/** Why the gate is closed in a workspace, as far as no policy, run task or problem of the plan says it. */
function otherReasons(
  workspace: WorkspaceResult,
  found: readonly Found[],
  failOn: FailOn,
): Finding[] {
  const { verdict, results } = workspace;
  const { word } = verdict;
  if (isGreen(word, failOn === 'never' ? 'mandatory' : failOn)) return [];
  const isSaid = found.some(closesGate) || (word === 'advisory' && found.some(warns));
  if (isSaid && ['blocked', 'needs-override', 'advisory'].includes(word)) return [];
  const isOfGuard = results.some(
    ({ system, status }) => system === 'guard' && status === 'not-evaluated',
  );
  const isSaidAlready = (reason: Finding): boolean =>
    isSaidByResult(reason) || (isOfGuard && reason.code === CODES.unknownDestroys);
  const hasPlanError = found.some((each) => each.kind === 'diagnostic' && closesGate(each));
  const planFailed = ({ code }: Finding): boolean =>
    word === 'errored' && hasPlanError && (code === undefined || code === CODES.planFailed);
  const reasons = verdict.reasons.filter((reason) => !isSaidAlready(reason) && !planFailed(reason));
  if (reasons.length > 0 || isSaid) return reasons;
  return verdict.reasons.length > 0 ? verdict.reasons : [NO_REASON];
}

const NO_REASON = finding('no-reason', phrase`The service gives no reason.`);

function warns({ severity }: { severity: Cause['severity'] }): boolean {
  return severity === 'warns';
}

function ofFinding(kind: 'reason' | 'notice', found: Finding, workspace: WorkspaceResult): Found {
  const { code, says, remedy, actor, because, places = [] } = found;
  return {
    workspace,
    kind,
    policySet: '',
    policy: '',
    level: 'unknown',
    status: workspace.verdict.word === 'errored' && kind === 'reason' ? 'errored' : 'not-evaluated',
    severity: kind === 'reason' ? 'blocks' : 'notes',
    overridable: false,
    message: textOf(found),
    finding: found,
    output: [],
    resources: [],
    generalMessages: places.map(({ path, line = 1 }) => ({
      text: '',
      addresses: [],
      location: { path, startLine: line, endLine: line, source: 'block' },
    })),
    code: isErrorCode(code) ? code : undefined,
    findingCode: code,
    remedy,
    actor,
    because,
    failure: kind === 'reason' ? (workspace.failure?.kind ?? workspace.verdict.word) : undefined,
    missedBy: kind === 'reason' ? workspace.missedBy : undefined,
    shape: [
      workspace.verdict.word,
      code,
      shapeOf(says, workspace.workspace),
      remedy && shapeOf(remedy, workspace.workspace),
      because,
    ],
  };
}

/** Fingerprints of the previous report; undefined where they are not known. */
type PreviousFingerprints = Record<'causes' | 'resources', ReadonlySet<string> | undefined>;

/** One cause of those that are alike, with what the context of the report says of it. */
function mergeAlike(
  alike: [Found, ...Found[]],
  context: ReportContext,
  previous: PreviousFingerprints,
  numberOfAll: number,
): CauseDraft {
  const [{ workspace: _, shape, finding: first, ...found }] = alike;
  const workspaces = [...new Set(alike.map(({ workspace }) => workspace.workspace))];
  const fingerprint = fingerprintOf(found, shape);
  const resources = mergeResources(alike, found, context, previous.resources);
  const isKnown = resources.some((resource) => resource.age === 'persisting');
  const findings = alike.flatMap((each) => each.finding ?? []);
  const says = first && mergeSentences([first.says, ...findings.map((each) => each.says)]);
  const remedies = findings.flatMap((each) => each.remedy ?? []);
  const remedy = first?.remedy && mergeSentences([first.remedy, ...remedies]);
  return {
    ...found,
    ...(says !== undefined && { says, remedy, message: textOf({ says, remedy }) }),
    fingerprint,
    blocks: isBlocking(found, context.gate.failOn),
    output: [...new Set(alike.flatMap(({ output }) => output))],
    workspaces,
    isOfAll: workspaces.length === numberOfAll,
    runs: runsOf(alike),
    approval: leastApproved(alike),
    overrideBy: overridersByComment(found, context),
    overriders:
      found.severity === 'needs-override' && !found.guard && !found.own
        ? context.actors.overriders
        : undefined,
    age: isKnown ? 'persisting' : ageOf(fingerprint, previous.causes),
    baseline: commonBaseline(alike),
    withoutOverride: alike.flatMap(({ workspace }) =>
      workspace.takesNoOverride === true ? [workspace.workspace] : [],
    ),
    ended: mergeEnded(alike),
    resources,
    generalMessages: mergeMessages(alike, fingerprint, context),
  };
}

/** Of the workspace in which the most approvals are missing. */
function leastApproved(alike: readonly Found[]): Cause['approval'] {
  const approvals = alike.flatMap(({ approval }) => approval ?? []);
  return approvals.toSorted((one, other) => other.missing - one.missing)[0];
}

function mergeEnded(alike: readonly Found[]): CauseDraft['ended'] {
  const ended = groupBy(
    alike.flatMap((each) => each.ended ?? []),
    ({ until, owner }) => [until, owner],
  );
  return ended.length > 0 ? ended.map(([one]) => one) : undefined;
}

function runsOf(alike: readonly Found[]): CauseDraft['runs'] {
  const runs = new Map<string, CauseDraft['runs'][number]>();
  for (const { workspace } of alike) {
    const { workspace: name, runId, runUrl } = workspace;
    if (runId !== undefined) runs.set(name, { workspace: name, runId, runUrl });
  }
  return [...runs.values()];
}

function mergeResources(
  alike: readonly Found[],
  name: CauseName,
  context: ReportContext,
  previous: ReadonlySet<string> | undefined,
): CauseResource[] {
  const all = alike.flatMap(({ resources, workspace }) =>
    resources.map((resource) => ({ ...shownAt(resource), in: workspace.workspace })),
  );
  const groups = groupBy(all, ({ address, messages, location }) => [
    address,
    messages,
    fileAndLine({ location }),
  ]);
  return groups.map((group): CauseResource => {
    const [{ in: _, ...resource }] = group;
    const fingerprint = resourceFingerprint(name, resource);
    return {
      ...resource,
      excerpt: group.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
      fingerprint,
      permalink: resource.location && permalink(resource.location, context),
      age: ageOf(fingerprint, previous),
      baseline: commonBaseline(group),
      workspaces: [...new Set(group.map((each) => each.in))],
    };
  });
}

function mergeMessages(
  alike: readonly Found[],
  fingerprint: string,
  context: ReportContext,
): CauseMessage[] {
  const all = alike.flatMap(({ generalMessages, workspace }) =>
    generalMessages.map((general) => ({ ...shownAt(general), in: workspace })),
  );
  const groups = groupBy(all, ({ text, addresses, location, in: { workspace } }) => [
    addresses.length === 0 ? shapeOf(foreign(text), workspace) : text,
    addresses,
    fileAndLine({ location }),
  ]);
  return groups.map((group): CauseMessage => {
    const [{ in: _, ...message }] = group;
    return {
      ...message,
      excerpt: group.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
      fingerprint: hash(`${fingerprint} ${message.text}`),
      permalink: message.location && permalink(message.location, context),
      workspaces: [...new Set(group.map((each) => each.in.workspace))],
    };
  });
}

/** The same without a location that no host could show. */
export function shownAt<T extends { location?: Location | undefined }>(named: T): T {
  return { ...named, location: showableLocation(named.location) };
}

/** @param previous fingerprints of the previous report; undefined if they are not known */
function ageOf(fingerprint: string, previous: ReadonlySet<string> | undefined): Cause['age'] {
  if (previous === undefined) return undefined;
  return previous.has(fingerprint) ? 'persisting' : 'new';
}

/** Who may override by a comment; undefined where the workflow does not say. */
function overridersByComment(
  found: Pick<Cause, 'severity' | 'guard' | 'own' | 'policySet' | 'policy' | 'approval'>,
  { actors: { overrideBy: owners, overrideRuns, approvals }, ci: { takesCommands } }: ReportContext,
): readonly string[] | undefined {
  if (found.severity !== 'needs-override') return undefined;
  if (found.approval !== undefined) return found.approval.approvers;
  // Where no run is overridden, a comment is the only way.
  const isApproved = found.guard === true || found.own === true;
  if (isApproved && approvals === undefined) return [];
  if (owners === undefined)
    return isApproved || overrideRuns || takesCommands === true ? undefined : [];
  // The patterns of `override-by` are for names of policies, and a guard is none.
  if (found.guard === true) return owners.others.names;
  return owners.lines.length > 0 && !hasPolicyName(found) ? [] : ownersOf(owners, found).names;
}

/** The fingerprint of one resource of a policy, independent of the policy's other resources. */
export function resourceFingerprint(
  { kind, policySet, policy }: CauseName,
  { address, messages }: NamedResource,
): string {
  return hash(JSON.stringify([kind, policySet, policy, address, comparableMessage(messages)]));
}

/** Numbers, letter case and white space do not count, because counts and ids change from run to run. */
function comparableMessage(messages: readonly string[]): string {
  const text = messages.join('\n').slice(0, 400).toLowerCase();
  return text.replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}

/**
 * The fingerprint by which the next push recognises a cause: 12 hex digits over the name of its policy, or over what it says
 * where it has no name.
 *
 * @param shape of what it says, as `shapeOf` makes it
 */
export function fingerprintOf(cause: CauseName & { message: string }, shape?: unknown): string {
  const { kind, policySet, policy, message } = cause;
  const text = policy === '' ? (shape ?? comparableMessage([message])) : '';
  return hash(JSON.stringify([kind, policySet, policy, text]));
}

const SEVERITIES: Cause['severity'][] = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS: Cause['kind'][] = [
  'diagnostic',
  'policy',
  'run-task',
  'undecided',
  'reason',
  'notice',
];

/** What nobody can override first, then what can be overridden, then why something was not judged. */
function compareCauses(one: Cause, other: Cause): number {
  return (
    rankOf(one) - rankOf(other) ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    other.workspaces.length - one.workspaces.length ||
    compareCodeUnits(one.policySet, other.policySet) ||
    compareCodeUnits(one.policy, other.policy) ||
    compareCodeUnits(one.message, other.message) ||
    compareCodeUnits(one.fingerprint, other.fingerprint)
  );
}

function rankOf(cause: Cause): number {
  const isLast = isNotJudged(cause) ? 0.5 : 0;
  return SEVERITIES.indexOf(isNotJudged(cause) ? 'needs-override' : cause.severity) + isLast;
}

/** Whether it is why something could not be judged: the change itself is not at fault. */
export function isNotJudged({ kind, status, severity }: Cause): boolean {
  if (severity !== 'blocks') return false;
  if (kind === 'undecided' || kind === 'reason') return true;
  return (kind === 'policy' || kind === 'run-task') && status === 'errored';
}

/**
 * The location, if it is a line of a file inside the repository; otherwise undefined. Hosts refuse a whole batch of
 * annotations because of one bad path.
 */
function showableLocation(location: Location | undefined): Location | undefined {
  if (location === undefined) return undefined;
  const { path, startLine } = location;
  const isAbsolute = /^(?:[/~]|[A-Za-z]:\/)/.test(path);
  const hasOddCharacter = /[\\\p{Cc}\p{Cs}]/u.test(path);
  const parts = path.split('/');
  const leadsElsewhere = parts.some((part) => part === '' || part === '.' || part === '..');
  const isLine = Number.isSafeInteger(startLine) && startLine >= 1;
  const canBeShown =
    path.length <= 1_000 && !isAbsolute && !hasOddCharacter && !leadsElsewhere && isLine;
  return canBeShown ? location : undefined;
}

export function closesGate({ severity }: Pick<Cause, 'severity'>): boolean {
  return severity === 'blocks' || severity === 'needs-override';
}

/** Whether a cause keeps the gate closed under `fail-on`, which changes nothing of what could not be judged. */
function isBlocking(found: Pick<Cause, 'severity' | 'kind' | 'status'>, failOn: FailOn): boolean {
  const isFailure =
    (found.kind === 'policy' || found.kind === 'run-task') && found.status === 'failed';
  if (failOn === 'never' && isFailure) return false;
  return closesGate(found) || (failOn === 'advisory' && found.severity === 'warns');
}

/** The causes of each workspace that has some, in their order. */
export function causesByWorkspace(causes: readonly Cause[]): Map<string, Cause[]> {
  const byWorkspace = new Map<string, Cause[]>();
  for (const cause of causes) {
    for (const name of cause.workspaces) addTo(byWorkspace, name, cause);
  }
  return byWorkspace;
}
