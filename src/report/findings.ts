/**
 * Findings: the results that need a reader. A result that is the same in several workspaces is one finding, and it has an
 * occurrence for each of its resources.
 */
import type { GateResult, PlanDiagnostic, WorkspaceResult } from '../gate/gate.ts';
import { commonBaseline } from '../policy/compare.ts';
import { hasPolicyName, ownersOf } from '../policy/policy-owners.ts';
import type {
  Location,
  NamedResource,
  PolicyResult,
  RunTaskResult,
} from '../model/policy-result.ts';
import { isGreen } from '../model/verdict.ts';
import { failureWords, acceptedNoun, fileAndLine, isAccepted, STATUS_WORDS } from './words.ts';
import { helpUrl, permalink } from './links.ts';
import type { Finding, FindingResource, ReportContext, ReportView, WorkspaceView } from './view.ts';
import { literal } from './markdown.ts';
import { compareCodeUnits, countWords, groupBy, hash } from './text.ts';

/** Most severe first; within a severity by kind, policy set, policy and address. */
export function collectFindings(result: GateResult, context: ReportContext): Finding[] {
  const groups = groupBy(result.workspaces.flatMap(findingsOf), (finding) => {
    const { fingerprint, status, level, severity } = finding;
    return [fingerprint, status, level, severity, fileAndLine(finding)];
  });
  return groups.map((group) => mergeAlike(group, context)).sort(compareSeverity);
}

/** One finding of those that are the same in several workspaces, with what the report context says of it. */
function mergeAlike(group: [Finding, ...Finding[]], context: ReportContext): Finding {
  const [finding] = group;
  const { previous } = context;
  const groupsOfResources = groupBy(
    group.flatMap(({ resources }) => resources),
    ({ address, message, location }) => [address, message, fileAndLine({ location })],
  );
  const hasOneResource = groupsOfResources.length === 1;
  const resources = groupsOfResources.map((alike): FindingResource => {
    const [resource] = alike;
    const ownFingerprint = resourceFingerprint(finding, resource);
    return {
      ...resource,
      fingerprint: hasOneResource ? finding.fingerprint : ownFingerprint,
      permalink: resource.location && permalink(resource.location, context),
      age: ageOf(ownFingerprint, previous?.resources),
      baseline: commonBaseline(alike),
      workspaces: distinctWorkspaces(alike),
    };
  });
  const age = resources.some((resource) => resource.age === 'persisting')
    ? 'persisting'
    : ageOf(finding.fingerprint, previous?.fingerprints);
  return {
    ...finding,
    workspaces: distinctWorkspaces(group),
    permalink: finding.location && permalink(finding.location, context),
    helpUrl: helpUrl(finding, context),
    overrideBy: overridersByComment(finding, context),
    overriders:
      finding.severity === 'needs-override' && !finding.guard && !finding.own
        ? context.overriders
        : undefined,
    age,
    baseline: commonBaseline(group),
    resources,
  };
}

/** @param previous fingerprints of the previous report; undefined if they are not known */
function ageOf(fingerprint: string, previous: readonly string[] | undefined): Finding['age'] {
  if (previous === undefined) return undefined;
  return previous.includes(fingerprint) ? 'persisting' : 'new';
}

/** Who may override a finding by a comment; undefined where the workflow does not say. */
function overridersByComment(
  finding: Finding,
  { overrideBy: owners, isLocal }: ReportContext,
): readonly string[] | undefined {
  if (finding.severity !== 'needs-override') return undefined;
  // Without a service nothing can seal an approval.
  if (isLocal === true) return [];
  if (owners === undefined) return undefined;
  // The patterns of `override-by` are for names of policies, and a guard is none.
  if (finding.guard === true) return owners.others.names;
  return owners.lines.length > 0 && !hasPolicyName(finding) ? [] : ownersOf(owners, finding).names;
}

function distinctWorkspaces(all: readonly { workspaces: readonly string[] }[]): string[] {
  return [...new Set(all.flatMap(({ workspaces }) => workspaces))];
}

/** The fingerprint of one resource of a policy, independent of the policy's other resources. */
export function resourceFingerprint(
  finding: Finding,
  { address, message = '' }: NamedResource,
): string {
  return fingerprintOf({ ...finding, kind: `${finding.kind} of a resource`, address, message });
}

/** A finding of one workspace, without what is the same for all findings of the workspace. */
type FindingDraft = Omit<Finding, 'fingerprint' | 'workspaces' | 'resources'> & {
  resources: NamedResource[];
};

/** The findings of one workspace, before those of several workspaces are merged. */
function findingsOf(workspace: WorkspaceResult): Finding[] {
  const green = isGreen(workspace.verdict.word);
  const workspaces = [workspace.workspace];
  const drafts: FindingDraft[] = [
    ...workspace.results.filter(hasNotPassed).map(policyDraft),
    ...workspace.runTasks.filter(hasNotPassed).map(runTaskDraft),
    ...workspace.diagnostics.map(diagnosticDraft),
  ];
  return drafts.map((draft) => ({
    ...draft,
    // The gate is open already, so no result can keep it closed.
    severity: green && closesGate(draft) ? 'warns' : draft.severity,
    location: showableLocation(draft.location),
    fingerprint: fingerprintOf(draft),
    workspaces,
    resources: draft.resources.map((resource) => ({
      ...resource,
      location: showableLocation(resource.location),
      // `mergeAlike` sets it.
      fingerprint: '',
      workspaces,
    })),
  }));
}

type NotPassed<T extends { status: string }> = T & { status: Exclude<T['status'], 'passed'> };

function hasNotPassed<T extends { status: string }>(result: T): result is NotPassed<T> {
  return result.status !== 'passed';
}

function policyDraft(result: NotPassed<PolicyResult>): FindingDraft {
  const { level, status } = result;
  const isUndecided = UNDECIDED_STATUSES.includes(status) || level === 'unknown';
  return {
    kind: isUndecided && status !== 'overridden' ? 'undecided' : 'policy',
    policySet: result.policySet,
    policy: result.policy,
    level,
    status,
    severity: policySeverity(result, isUndecided),
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
  };
}

const UNDECIDED_STATUSES: readonly PolicyResult['status'][] = [
  'unknown',
  'not-evaluated',
  'known-after-apply',
];

function policySeverity(result: PolicyResult, isUndecided: boolean): Finding['severity'] {
  if (isAccepted(result)) return 'notes';
  if (isUndecided) return 'blocks';
  if (result.level === 'advisory') return 'warns';
  return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}

function runTaskDraft(task: NotPassed<RunTaskResult>): FindingDraft {
  const { name, level, status, message, overridable = false } = task;
  const closing = overridable ? 'needs-override' : 'blocks';
  return {
    kind: 'run-task',
    policySet: '',
    policy: name,
    level,
    status,
    severity: level === 'advisory' ? 'warns' : closing,
    overridable,
    message,
    output: [],
    resources: [],
  };
}

function diagnosticDraft(diagnostic: PlanDiagnostic): FindingDraft {
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

function compareSeverity(one: Finding, other: Finding): number {
  return (
    SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
    KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
    compareCodeUnits(one.policySet, other.policySet) ||
    compareCodeUnits(one.policy, other.policy) ||
    compareCodeUnits(one.address ?? '', other.address ?? '') ||
    compareCodeUnits(one.message, other.message) ||
    compareCodeUnits(one.fingerprint, other.fingerprint)
  );
}

/**
 * The fingerprint by which the next push recognises a finding: 12 hex digits over its subject. Numbers, letter case and white
 * space of the message do not count, because counts and ids change from run to run.
 */
export function fingerprintOf(
  finding: Record<'kind' | 'policySet' | 'policy' | 'message', string> & {
    address?: string | undefined;
  },
): string {
  const { kind, policySet, policy, address = '', message } = finding;
  const text = message.slice(0, 400).toLowerCase().replace(/\d+/g, '0').replace(/\s+/g, ' ');
  return hash(JSON.stringify([kind, policySet, policy, address, text.trim().slice(0, 200)]));
}

/**
 * The location, if it is a line of a file inside the repository; otherwise undefined. Hosts refuse a whole batch of
 * annotations because of one bad path.
 */
export function showableLocation(location: Location | undefined): Location | undefined {
  if (location === undefined) return undefined;
  const { path, startLine } = location;
  const isAbsolute = /^[/~]|^[A-Za-z]:/.test(path);
  const hasOddCharacter = /[\\\p{Cc}\p{Cs}]/u.test(path);
  const parts = path.split('/');
  const leadsElsewhere = parts.some((part) => part === '' || part === '.' || part === '..');
  const isLine = Number.isSafeInteger(startLine) && startLine >= 1;
  const canBeShown =
    path.length <= 1_000 && !isAbsolute && !hasOddCharacter && !leadsElsewhere && isLine;
  return canBeShown ? location : undefined;
}

export function closesGate({ severity }: { severity: Finding['severity'] }): boolean {
  return severity === 'blocks' || severity === 'needs-override';
}

/** The findings that must be fixed or overridden, or would have to be if the gate were enforced. */
export function mustFixFindings(view: ReportView): Finding[] {
  const closing = view.findings.filter(closesGate);
  // With `fail-on: advisory`, advisory failures alone close the gate.
  const isClosedByAdvisory = closing.length === 0 && !view.green && view.verdict === 'advisory';
  return isClosedByAdvisory
    ? view.findings.filter(({ severity }) => severity === 'warns')
    : closing;
}

/**
 * The findings of `mustFixFindings`, by what can be done about them. No section is empty. Where the gate is not enforced,
 * all are in one section. No service overrides what own policies (`own`) and the guard find.
 */
export function mustFixSections(view: ReportView) {
  const { isLocal = false } = view.context;
  const mustFix = mustFixFindings(view);
  const overridable = view.green
    ? []
    : mustFix.filter(({ severity }) => severity === 'needs-override');
  const notOverridable = mustFix.filter((finding) => !overridable.includes(finding));
  const areAllUndecided = notOverridable.every(({ kind }) => kind === 'undecided');
  const enforcedTitle = areAllUndecided
    ? literal`Undecided: Plangate could not verify them`
    : literal`Must be fixed`;
  const sections = [
    {
      id: 'must-fix',
      title: view.green ? literal`Failed, but not enforced` : enforcedTitle,
      findings: notOverridable,
    },
    {
      id: 'overridable',
      title: literal`Must be fixed, or overridden by those who manage policy overrides`,
      findings: overridable.filter(({ guard, own }) => !guard && !own),
    },
    {
      id: 'own-policies',
      // Without a service nothing can seal an approval.
      title: isLocal
        ? literal`Must be fixed, or excepted for a time`
        : literal`Must be fixed, or overridden by a comment, or excepted for a time`,
      findings: overridable.filter(({ own }) => own),
    },
    {
      id: 'guarded',
      title: isLocal
        ? literal`Guarded: must be fixed`
        : literal`Guarded: needs approval by a comment`,
      findings: overridable.filter(({ guard }) => guard),
    },
  ];
  return sections.filter(({ findings }) => findings.length > 0);
}

/**
 * All other findings: advisory failures; failures that a person, the file of exceptions or the default branch lets pass;
 * and what Terraform warns of, failed `check` blocks too. A section may be empty.
 *
 * @returns `noun`: what one of the findings is called; `words`: what they are called together, with their number;
 *   `omitted`: what one is called if there is no room for it
 */
export function otherSections(view: ReportView) {
  const mustFix = mustFixFindings(view);
  const advisory = view.findings.filter(
    (finding) => finding.severity === 'warns' && !mustFix.includes(finding),
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
      words: countWords(warnings.length, 'warning of the plan', 'warnings of the plan'),
      omitted: 'note',
    },
  ] as const;
}

/** Whether a workspace is closed and no finding says why. */
export function isUnexplained({ name, verdict }: WorkspaceView, view: ReportView): boolean {
  if (isGreen(verdict)) return false;
  if (verdict !== 'blocked' && verdict !== 'needs-override') return true;
  return !mustFixFindings(view).some((finding) => finding.workspaces.includes(name));
}

/** What a finding says about one of its resources, with the place in a file, for all surfaces. */
export interface Occurrence extends Omit<FindingResource, 'address' | 'message'> {
  address?: string;
  /** The message without the address; empty if only the whole finding has a message. */
  message: string;
}

/** One for each resource, or one for a finding without resources; and one for each further message of an own policy. */
export function occurrencesOf(finding: Finding): [Occurrence, ...Occurrence[]] {
  const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
  const hasOneResource = finding.resources.length === 1;
  const [first, ...others] = finding.resources.map((resource): Occurrence => {
    const findingMessage = hasOneResource ? withoutAddress(finding.message, resource.address) : '';
    return { ...resource, message: resource.message ?? findingMessage };
  });
  const message = finding.message.trim() || STATUS_WORDS[finding.status];
  const whole = { message, fingerprint, location, permalink, age, baseline, excerpt, workspaces };
  const ofMessages = messagesWithoutResource(finding).map((text) => ({
    ...whole,
    message: text,
    fingerprint: hash(`${fingerprint} ${text}`),
    excerpt: undefined,
  }));
  return first ? [first, ...others, ...ofMessages] : [whole, ...ofMessages];
}

/** What the occurrences of a finding are called where they are counted. */
export function occurrenceNoun({ resources }: Finding): 'resource' | 'message' {
  return resources.length > 0 ? 'resource' : 'message';
}

/**
 * The messages of an own policy that are about no resource, and are not the message of the whole finding. Each line that
 * such a policy prints is a message. None for other policies.
 */
function messagesWithoutResource({ own, output, message, resources }: Finding): string[] {
  if (own !== true) return [];
  const messages = new Set(
    resources.flatMap((resource) => [
      resource.message ?? '',
      ...splitMessage(resource.message ?? ''),
    ]),
  );
  const isOfResource = (line: string): boolean =>
    messages.has(line) ||
    resources.some(
      ({ address, message: text = '' }) =>
        line.startsWith(address) && text.includes(withoutAddress(line, address)),
    );
  const lines = output.filter(
    (line) => line.trim() !== '' && line !== message && !isOfResource(line),
  );
  return [...new Set(lines)];
}

/** Several messages about one resource are one text, with semicolons between them. */
function splitMessage(message: string): string[] {
  return message.split('; ');
}

/** The message about all resources together; empty if the occurrences show it already. */
export function generalMessage(finding: Finding): string {
  const { message, resources } = finding;
  const [first, ...others] = resources;
  const isShownWithResource = others.length === 0 && first?.message === undefined;
  if (first === undefined || isShownWithResource) return '';
  const isRepeated = resources.some(
    (resource) =>
      resource.message !== undefined &&
      (message.includes(resource.message) ||
        resource.message.includes(withoutAddress(message, resource.address))),
  );
  return isRepeated ? '' : message;
}

/** `encrypted is false` of `aws_ebs_volume.data: encrypted is false`. */
function withoutAddress(message: string, address: string): string {
  const prefix = `${address}: `;
  return message.startsWith(prefix) ? message.slice(prefix.length) : message;
}

/** The address, unless the first `limit` characters of the message name it; empty without one. */
export function unmentionedAddress(
  { address = '', message }: Occurrence,
  limit = Infinity,
): string {
  return message.slice(0, limit).includes(address) ? '' : address;
}

/** The baseline of a resource, if it differs from that of the finding. */
export function ownBaseline(occurrence: Occurrence, finding: Finding): Occurrence['baseline'] {
  return occurrence.baseline === finding.baseline ? undefined : occurrence.baseline;
}

/** Printed lines that the occurrences do not show, and lines that are longer than `limit`. */
export function unshownOutput(finding: Finding, limit: number): readonly string[] {
  const { message, output, resources } = finding;
  const shown = new Set(['', message, ...messagesWithoutResource(finding)]);
  for (const { address, message = '' } of resources) {
    shown.add(address);
    for (const part of [message, ...splitMessage(message)])
      shown.add(part).add(`${address}: ${part}`);
  }
  const unshown = output.filter((line) => line.length > limit || !shown.has(line));
  // Policies of the service print headings above the lines of several resources: no line is shown without its heading.
  const hasHeadings = resources.length > 1 && finding.own !== true;
  return unshown.length > 0 && hasHeadings ? output : unshown;
}
