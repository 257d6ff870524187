/**
 * Findings: the results that need a reader. A result that is the same in several workspaces is one
 * finding.
 */
import type { GateResult, PlanDiagnostic, WorkspaceResult } from '../gate/gate.ts';
import { agreed } from '../policy/compare.ts';
import { hasPolicyName, ownersOf } from '../policy/policy-owners.ts';
import type {
  Location,
  NamedResource,
  PolicyResult,
  RunTaskResult,
} from '../model/policy-result.ts';
import { isGreen, type VerdictWord } from '../model/verdict.ts';
import { countPolicies, failureWords } from './counts.ts';
import { helpUrl, permalink } from './links.ts';
import { hash } from './marker.ts';
import type {
  Finding,
  FindingResource,
  ReportContext,
  ReportView,
  WorkspaceView,
  ReportFacts,
} from './view.ts';
import { written } from './markdown.ts';
import { byCodeUnit, count, groupBy } from './text.ts';
import { acceptedNoun, CLOSING, fileAndLine, isAccepted, type Tally } from './words.ts';

/** Most severe first; within a severity by policy set, policy and address. */
export function collectFindings(result: GateResult, context: ReportContext): Finding[] {
  const groups = groupBy(result.workspaces.flatMap(findingsOf), (each) => {
    const { fingerprint, status, level, severity } = each;
    return [fingerprint, status, level, severity, fileAndLine(each)];
  });
  return groups.map((group) => joinFindings(group, context)).sort(bySeverity);
}

function joinFindings(group: [Finding, ...Finding[]], context: ReportContext): Finding {
  const [finding] = group;
  const { previous } = context;
  const namings = group.flatMap(({ resources }) => resources);
  const same = groupBy(namings, (each) => [each.address, each.message, fileAndLine(each)]);
  const isAlone = same.length === 1;
  const resources = same.map(([resource, ...others]): FindingResource => {
    const print = resourcePrint(finding, resource);
    const isKnown = previous?.resources?.includes(print);
    return {
      ...resource,
      fingerprint: isAlone ? finding.fingerprint : print,
      permalink: resource.location && permalink(resource.location, context),
      age: isKnown === undefined ? undefined : isKnown ? 'persisting' : 'new',
      baseline: agreed([resource, ...others]),
      workspaces: workspacesOf([resource, ...others]),
    };
  });
  const isOld =
    previous?.fingerprints.includes(finding.fingerprint) ||
    resources.some(({ age }) => age === 'persisting');
  return {
    ...finding,
    workspaces: workspacesOf(group),
    permalink: finding.location && permalink(finding.location, context),
    helpUrl: helpUrl(finding, context),
    overrideBy: mayOverride(finding, context),
    overriders:
      finding.severity === 'needs-override' && !finding.guard && !finding.own
        ? context.overriders
        : undefined,
    age: previous && (isOld ? 'persisting' : 'new'),
    baseline: agreed(group),
    resources,
  };
}

/** Who may override a finding by a comment. What a plan destroys is no policy, so no pattern is about it. */
function mayOverride(
  finding: Finding,
  { overrideBy: owners, isLocal }: ReportContext,
): readonly string[] | undefined {
  if (finding.severity !== 'needs-override') return undefined;
  // Without a service nothing can seal an approval.
  if (isLocal === true) return [];
  if (owners === undefined) return undefined;
  if (finding.guard === true) return owners.others.names;
  return owners.lines.length > 0 && !hasPolicyName(finding) ? [] : ownersOf(owners, finding).names;
}

function workspacesOf(all: readonly { workspaces: readonly string[] }[]): string[] {
  return [...new Set(all.flatMap(({ workspaces }) => workspaces))];
}

/** The fingerprint of one resource of a policy, independent of the policy's other resources. */
export function resourcePrint(finding: Finding, { address, message = '' }: NamedResource): string {
  return fingerprint({ ...finding, kind: `${finding.kind} of a resource`, address, message });
}

type Draft = Omit<Finding, 'fingerprint' | 'workspaces' | 'resources'> & {
  resources: NamedResource[];
};

function findingsOf(workspace: WorkspaceResult): Finding[] {
  const green = isGreen(workspace.verdict.word);
  const workspaces = [workspace.workspace];
  const drafts: Draft[] = [
    ...workspace.results.flatMap(fromPolicy),
    ...workspace.runTasks.flatMap(fromRunTask),
    ...workspace.diagnostics.map(fromDiagnostic),
  ];
  return drafts.map((draft) => ({
    ...draft,
    // The gate is open already, so no result can keep it closed.
    severity: green && closesGate(draft) ? 'warns' : draft.severity,
    location: shownPlace(draft.location),
    fingerprint: fingerprint(draft),
    workspaces,
    resources: draft.resources.map((each) => ({
      ...each,
      location: shownPlace(each.location),
      fingerprint: '',
      workspaces,
    })),
  }));
}

function fromPolicy(result: PolicyResult): Draft[] {
  const { level, status } = result;
  if (status === 'passed') return [];
  const unclear = UNCLEAR.includes(status) || level === 'unknown';
  return [
    {
      kind: unclear && status !== 'overridden' ? 'undecided' : 'policy',
      policySet: result.policySet,
      policy: result.policy,
      level,
      status,
      severity: policySeverity(result, unclear),
      overridable: result.overridable,
      guard: result.system === 'guard' ? true : undefined,
      own: result.system === 'own-policies' ? true : undefined,
      message: result.message,
      output: result.output,
      description: result.description,
      address: result.address,
      location: result.location,
      excerpt: result.excerpt,
      resources: result.resources,
      override: result.override,
      excepted: result.excepted,
      baseline: result.baseline,
    },
  ];
}

const UNCLEAR: readonly PolicyResult['status'][] = [
  'unknown',
  'not-evaluated',
  'known-after-apply',
];

function policySeverity(result: PolicyResult, unclear: boolean): Finding['severity'] {
  if (isAccepted(result)) return 'notes';
  if (unclear) return 'blocks';
  if (result.level === 'advisory') return 'warns';
  return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}

function fromRunTask({ name, level, status, message }: RunTaskResult): Draft[] {
  if (status === 'passed') return [];
  return [
    {
      kind: 'run-task',
      policySet: '',
      policy: name,
      level,
      status,
      severity: level === 'advisory' ? 'warns' : 'blocks',
      overridable: false,
      message,
      output: [],
      resources: [],
    },
  ];
}

function fromDiagnostic(diagnostic: PlanDiagnostic): Draft {
  const { severity, summary, detail, address, file, line, commit, excerpt } = diagnostic;
  const location: Location | undefined =
    file !== undefined && line !== undefined
      ? { path: file, startLine: line, endLine: line, source: 'diagnostic', commit }
      : undefined;
  return {
    kind: 'diagnostic',
    policySet: '',
    policy: summary,
    level: 'unknown',
    status: 'errored',
    severity: severity === 'error' ? 'blocks' : 'notes',
    overridable: false,
    message: detail ?? summary,
    output: [],
    address,
    location,
    excerpt,
    resources: address === undefined ? [] : [{ address, message: undefined, location, excerpt }],
  };
}

const SEVERITIES: Finding['severity'][] = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS: Finding['kind'][] = ['diagnostic', 'policy', 'run-task', 'undecided'];

function bySeverity(one: Finding, other: Finding): number {
  return (
    SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    byCodeUnit(one.policySet, other.policySet) ||
    byCodeUnit(one.policy, other.policy) ||
    byCodeUnit(one.address ?? '', other.address ?? '') ||
    byCodeUnit(one.message, other.message) ||
    byCodeUnit(one.fingerprint, other.fingerprint)
  );
}

/**
 * The fingerprint by which the next push recognises a finding: 12 hex digits over its subject.
 * Numbers, letter case and white space of the message do not count, because counts and ids change
 * from run to run.
 */
export function fingerprint(
  finding: Record<'kind' | 'policySet' | 'policy' | 'message', string> & {
    address?: string | undefined;
  },
): string {
  const { kind, policySet, policy, address = '', message } = finding;
  const text = message.slice(0, 400).toLowerCase().replace(/\d+/g, '0').replace(/\s+/g, ' ');
  return hash(JSON.stringify([kind, policySet, policy, address, text.trim().slice(0, 200)]));
}

/**
 * A place inside the repository, with slashes and a line; undefined for all others, because hosts
 * refuse a whole batch because of one bad path.
 */
export function shownPlace(location: Location | undefined): Location | undefined {
  const { path, startLine } = location ?? { path: '', startLine: 0 };
  const canBeShown =
    path.length <= 1_000 &&
    !/^[/~]|^[A-Za-z]:|\\|[\p{Cc}\p{Cs}]/u.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
    Number.isSafeInteger(startLine) &&
    startLine >= 1;
  return canBeShown ? location : undefined;
}

export function closesGate({ severity }: { severity: Finding['severity'] }): boolean {
  return severity === 'blocks' || severity === 'needs-override';
}

/** The findings that must be fixed or overridden, or would have to be if the gate were enforced. */
export function mustFixFindings(view: ReportView): Finding[] {
  const closing = view.findings.filter(closesGate);
  if (closing.length > 0 || view.green || view.verdict !== 'advisory') return closing;
  return view.findings.filter(({ severity }) => severity === 'warns');
}

/** The findings of `mustFixFindings` in sections by what can be done about them; no section is empty. */
export function sectionsToFix(view: ReportView) {
  const { isLocal = false } = view.context;
  const must = mustFixFindings(view);
  const passable = must.filter(({ severity }) => !view.green && severity === 'needs-override');
  const fixed = must.filter((each) => !passable.includes(each));
  const undecided = fixed.every(({ kind }) => kind === 'undecided');
  const sections = [
    {
      id: 'must-fix',
      title: view.green
        ? written`Failed, but not enforced`
        : undecided
          ? written`Undecided: Plangate could not verify them`
          : written`Must be fixed`,
      findings: fixed,
    },
    {
      id: 'overridable',
      title: written`Must be fixed, or overridden by those who manage policy overrides`,
      findings: passable.filter(({ guard, own }) => !guard && !own),
    },
    {
      id: 'excepted-only',
      // Without a service nothing can seal an approval.
      title: isLocal
        ? written`Must be fixed, or excepted for a time`
        : written`Must be fixed, or overridden by a comment, or excepted for a time`,
      findings: passable.filter(({ own }) => own),
    },
    {
      id: 'guarded',
      title: isLocal
        ? written`Guarded: must be fixed`
        : written`Guarded: needs approval by a comment`,
      findings: passable.filter(({ guard }) => guard),
    },
  ];
  return sections.filter(({ findings }) => findings.length > 0);
}

/**
 * The findings that keep no gate closed, with what one, all and those left out are called: failures that nothing accepts;
 * failures that a person, the file of exceptions or the default branch lets pass; and what Terraform warns of, failed
 * `check` blocks too.
 */
export function sectionsBeside(view: ReportView) {
  const must = mustFixFindings(view);
  const advisory = view.findings.filter(
    (each) => each.severity === 'warns' && !must.includes(each),
  );
  const accepted = view.findings.filter(isAccepted);
  const warnings = view.findings.filter(
    ({ kind, severity }) => kind === 'diagnostic' && severity === 'notes',
  );
  const noun = acceptedNoun(accepted);
  return [
    {
      id: 'advisory',
      findings: advisory,
      noun: 'advisory failure',
      words: failureWords(advisory, 'advisory failure'),
      omitted: 'advisory failure',
    },
    {
      id: 'accepted',
      findings: accepted,
      noun,
      words: failureWords(accepted, noun),
      omitted: 'accepted failure',
    },
    {
      id: 'warnings',
      findings: warnings,
      noun: 'warning',
      words: count(warnings.length, 'warning of the plan', 'warnings of the plan'),
      omitted: 'note',
    },
  ] as const;
}

/** Whether a workspace is closed and no finding says why. */
export function isUnexplained({ name, verdict }: WorkspaceView, view: ReportView): boolean {
  if (isGreen(verdict)) return false;
  if (verdict !== 'blocked' && verdict !== 'needs-override') return true;
  return !mustFixFindings(view).some((each) => each.workspaces.includes(name));
}

export function tallyOf(view: ReportFacts): Tally {
  const { verdict, green, workspaces, findings, results } = view;
  const number = (isCounted: (finding: Finding) => boolean): number =>
    findings.filter(isCounted).length;
  const distinct = (isCounted: (finding: Finding) => boolean): number =>
    countPolicies(findings.filter(isCounted));
  const approved = findings.filter(({ status, guard }) => status === 'overridden' && guard);
  return {
    verdict,
    green,
    workspaces: workspaces.length,
    affected: workspaces.filter((each) => shares(each.verdict, verdict)).length,
    policiesAtFault: distinct(
      (each) =>
        closesGate(each) &&
        each.kind !== 'run-task' &&
        each.kind !== 'diagnostic' &&
        each.guard !== true,
    ),
    runTasksAtFault: distinct((each) => closesGate(each) && each.kind === 'run-task'),
    // A failure is a finding, as in the folds and the lists below the headline.
    advisoryFailures: number(({ severity }) => severity === 'warns'),
    overridden: distinct(({ status, guard }) => status === 'overridden' && !guard),
    excepted: number(({ status }) => status === 'excepted'),
    existing: number(({ status }) => status === 'existing'),
    guardsAtFault: distinct((each) => closesGate(each) && each.guard === true),
    approvedGuards: countPolicies(approved),
    approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
    results: results.length,
    policies: countPolicies(results),
    ...closedIn(workspaces, view.context.failOn),
  };
}

/** How many workspaces each verdict closes. An advisory failure that closes the gate blocks. */
function closedIn(all: readonly WorkspaceView[], failOn: ReportContext['failOn']) {
  const counts = { blockedIn: 0, overrideIn: 0, erroredIn: 0, undecidedIn: 0, canceledIn: 0 };
  const closing = all.map(({ verdict }) =>
    verdict === 'advisory' && !isGreen(verdict, failOn) ? 'blocked' : verdict,
  );
  for (const { verdict, figure } of CLOSING) {
    counts[figure] = closing.filter((each) => each === verdict).length;
  }
  return counts;
}

/** Whether two verdicts are counted together: needing an override counts as blocked. */
export function shares(one: VerdictWord, worst: VerdictWord): boolean {
  return one === worst || (worst === 'blocked' && one === 'needs-override');
}

/** What closes the gate for certain first, then what has no answer; what is open at the end. */
const WORST_FIRST: readonly VerdictWord[] = [
  ...CLOSING.map(({ verdict }) => verdict),
  'advisory',
  'overridden',
  'passed',
];

/** For a log: workspaces that are not green first. */
export function closedFirst(workspaces: readonly WorkspaceView[]): WorkspaceView[] {
  return [...workspaces].sort(
    (one, other) => Number(isGreen(one.verdict)) - Number(isGreen(other.verdict)),
  );
}

/** Workspaces in the order in which people read them; alike ones stay in theirs. */
export function worstFirst(workspaces: readonly WorkspaceView[]): WorkspaceView[] {
  return [...workspaces].sort(
    (one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict),
  );
}
