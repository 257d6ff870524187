/**
 * Findings: the results that need a reader. A result that is the same in several workspaces is one finding, and it has an
 * occurrence for each of its resources.
 */
import type { GateResult, PlanDiagnostic, WorkspaceResult } from '../gate/gate.ts';
import { findAddresses, isAddress } from '../model/address.ts';
import { commonBaseline } from '../policy/compare.ts';
import { hasPolicyName, ownersOf } from '../policy/policy-owners.ts';
import type {
  GeneralMessage,
  Location,
  NamedResource,
  PolicyResult,
  RunTaskResult,
} from '../model/policy-result.ts';
import { resourcesAlone, withoutAddress } from '../policy/named-resources.ts';
import { isGreen } from '../model/verdict.ts';
import { failureWords, acceptedNoun, fileAndLine, isAccepted, STATUS_WORDS } from './words.ts';
import { helpUrl, permalink } from './links.ts';
import type {
  Finding,
  FindingMessage,
  FindingName,
  FindingResource,
  Occurrence,
  ReportContext,
  ReportView,
  WorkspaceView,
} from './view.ts';
import { literal, type Markdown } from './markdown.ts';
import {
  compareCodeUnits,
  countWords,
  countWordsIfAny,
  groupBy,
  hash,
  joinNonEmpty,
} from './text.ts';

/** Most severe first; within a severity by kind, policy set, policy and address. */
export function collectFindings(result: GateResult, context: ReportContext): Finding[] {
  const groups = groupBy(result.workspaces.flatMap(findingsOf), (finding) => {
    const { fingerprint, status, level, severity } = finding;
    return [fingerprint, status, level, severity, fileAndLine(finding)];
  });
  const { fingerprints, resources } = context.previous ?? {};
  const previous = {
    findings: fingerprints && new Set(fingerprints),
    resources: resources && new Set(resources),
  };
  return groups.map((group) => mergeAlike(group, context, previous)).sort(compareSeverity);
}

/** Fingerprints of the previous report; undefined where they are not known. */
type PreviousFingerprints = Record<'findings' | 'resources', ReadonlySet<string> | undefined>;

/** One finding of those that are the same in several workspaces, with what the report context says of it. */
function mergeAlike(
  group: [WorkspaceFinding, ...WorkspaceFinding[]],
  context: ReportContext,
  previous: PreviousFingerprints,
): Finding {
  const [finding] = group;
  const groupsOfResources = groupBy(
    group.flatMap(({ resources }) => resources),
    ({ address, messages, location }) => [address, messages, fileAndLine({ location })],
  );
  const hasOneResource = groupsOfResources.length === 1;
  const resources = groupsOfResources.map((alike): FindingResource => {
    const [resource] = alike;
    const ownFingerprint = resourceFingerprint(finding, resource);
    return {
      ...resource,
      fingerprint: hasOneResource ? finding.fingerprint : ownFingerprint,
      permalink: resource.location && permalink(resource.location, context),
      age: ageOf(ownFingerprint, previous.resources),
      baseline: commonBaseline(alike),
      workspaces: distinctWorkspaces(alike),
    };
  });
  const groupsOfMessages = groupBy(
    group.flatMap(({ generalMessages }) => generalMessages),
    ({ text, addresses, location }) => [text, addresses, fileAndLine({ location })],
  );
  const generalMessages = groupsOfMessages.map((alike): FindingMessage => {
    const [message] = alike;
    return {
      ...message,
      fingerprint: hash(`${finding.fingerprint} ${message.text}`),
      permalink: message.location && permalink(message.location, context),
      workspaces: distinctWorkspaces(alike),
    };
  });
  const age = resources.some((resource) => resource.age === 'persisting')
    ? 'persisting'
    : ageOf(finding.fingerprint, previous.findings);
  return withOccurrences({
    ...finding,
    output:
      group.length === 1 ? finding.output : [...new Set(group.flatMap(({ output }) => output))],
    approval: leastApproved(group),
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
    generalMessages,
  });
}

/** @param previous fingerprints of the previous report; undefined if they are not known */
function ageOf(fingerprint: string, previous: ReadonlySet<string> | undefined): Finding['age'] {
  if (previous === undefined) return undefined;
  return previous.has(fingerprint) ? 'persisting' : 'new';
}

/** Of the workspace in which the most approvals are missing. */
function leastApproved(group: readonly WorkspaceFinding[]): WorkspaceFinding['approval'] {
  const approvals = group.flatMap(({ approval }) => approval ?? []);
  return approvals.toSorted((one, other) => other.missing - one.missing)[0];
}

/** Who may override a finding by a comment; undefined where the workflow does not say. */
function overridersByComment(
  finding: WorkspaceFinding,
  { overrideBy: owners, isLocal }: ReportContext,
): readonly string[] | undefined {
  if (finding.severity !== 'needs-override') return undefined;
  if (finding.approval !== undefined) return finding.approval.approvers;
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
  finding: FindingName,
  { address, messages }: NamedResource,
): string {
  const kind = `${finding.kind} of a resource`;
  return fingerprintOf({ ...finding, kind, address, message: messages.join('\n') });
}

/** What a finding is before those of several workspaces are merged. */
type WorkspaceFinding = Omit<
  Finding,
  'occurrences' | 'messageOfAll' | 'resources' | 'generalMessages'
> & {
  resources: (NamedResource & InWorkspaces)[];
  generalMessages: (GeneralMessage & InWorkspaces)[];
};

interface InWorkspaces {
  workspaces: readonly string[];
}

/** A finding of one workspace, without what is the same for all findings of the workspace. */
type FindingDraft = Omit<
  WorkspaceFinding,
  'fingerprint' | 'workspaces' | 'resources' | 'generalMessages'
> & {
  resources: NamedResource[];
  generalMessages: GeneralMessage[];
};

/** The findings of one workspace, before those of several workspaces are merged. */
function findingsOf(workspace: WorkspaceResult): WorkspaceFinding[] {
  const green = isGreen(workspace.verdict.word);
  const workspaces = [workspace.workspace];
  const drafts: FindingDraft[] = [
    ...workspace.results.filter(hasNotPassed).map(policyDraft),
    ...workspace.runTasks.filter(hasNotPassed).map(runTaskDraft),
    ...workspace.diagnostics.map(diagnosticDraft),
  ];
  const placed = <T extends { location?: Location | undefined }>(named: T) => ({
    ...named,
    location: showableLocation(named.location),
    workspaces,
  });
  return drafts.map((draft) => ({
    ...placed(draft),
    // The gate is open already, so no result can keep it closed.
    severity: green && closesGate(draft) ? 'warns' : draft.severity,
    fingerprint: fingerprintOf(draft),
    resources: draft.resources.map(placed),
    generalMessages: draft.generalMessages.map(placed),
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
    generalMessages: result.generalMessages,
    approval: result.approval,
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
    generalMessages: [],
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
    resources: address === undefined ? [] : [{ address, messages: [], location, excerpt }],
    generalMessages: [],
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
  const isAbsolute = /^(?:[/~]|[A-Za-z]:\/)/.test(path);
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
  const isOverridable = new Set(overridable);
  const notOverridable = mustFix.filter((finding) => !isOverridable.has(finding));
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
  const mustFix = new Set(mustFixFindings(view));
  const advisory = view.findings.filter(
    (finding) => finding.severity === 'warns' && !mustFix.has(finding),
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

/** The workspaces that are closed and of which no finding says why. */
export function unexplainedWorkspaces(view: ReportView): WorkspaceView[] {
  const explained = new Set(mustFixFindings(view).flatMap(({ workspaces }) => workspaces));
  return view.workspaces.filter(({ name, verdict }) => {
    if (isGreen(verdict)) return false;
    if (verdict !== 'blocked' && verdict !== 'needs-override') return true;
    return !explained.has(name);
  });
}

/** The finding with what it says of its resources, and beside them. */
export function withOccurrences(finding: Omit<Finding, 'occurrences' | 'messageOfAll'>): Finding {
  const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
  const resources = resourcesAlone(finding);
  const message = finding.message.trim();
  const ofResources = resources.map(({ address, messages, ...resource }): Occurrence => {
    const about = { noun: 'resource', addresses: [address] } as const;
    return { ...resource, ...about, ...mentionedIn(messages, [address]) };
  });
  const general = finding.generalMessages.map(({ text, addresses, ...rest }): Occurrence => {
    const about = { noun: 'message', age, baseline, addresses } as const;
    return { ...rest, ...about, ...mentionedIn([text], addresses) };
  });
  const [first, ...others] = [...ofResources, ...general];
  if (first === undefined) {
    const messages = [message || STATUS_WORDS[finding.status]];
    const place = { fingerprint, location, permalink, age, baseline, excerpt, workspaces };
    const whole = { ...place, noun: 'message', addresses: [], mentioned: [], messages } as const;
    return { ...finding, occurrences: [whole], messageOfAll: '' };
  }
  const [address = ''] = first.addresses;
  if (others.length === 0 && first.messages.length === 0) {
    const messages = [withoutAddress(message, address)].filter(Boolean);
    const only = { ...first, ...mentionedIn(messages, [address]) };
    return { ...finding, occurrences: [only], messageOfAll: '' };
  }
  const occurrences = [first, ...others] as const;
  const said = occurrences.flatMap(({ addresses: [one = ''], messages }) =>
    messages.flatMap((text) => [text, `${one}: ${text}`]),
  );
  // Whatever was printed is a message of an occurrence.
  const isSaid = new Set([...said, ...finding.output].map((text) => text.trim())).has(message);
  return { ...finding, occurrences, messageOfAll: isSaid ? '' : message };
}

function mentionedIn(messages: readonly string[], addresses: readonly string[]) {
  const named = new Set(messages.flatMap((message) => findAddresses(message).addresses));
  // A service may name a resource by something that is no address.
  const isNamed = (name: string): boolean =>
    isAddress(name) ? named.has(name) : messages.some((message) => message.includes(name));
  return { messages, mentioned: addresses.filter(isNamed) };
}

/** `2 more resources`, `1 more message`, or both: what the occurrences are that a list does not show; empty if none is. */
export function hiddenWords(hidden: readonly Occurrence[]): Markdown {
  const resources = hidden.filter(({ noun }) => noun === 'resource').length;
  return joinNonEmpty(
    ' and ',
    countWordsIfAny(resources, 'more resource'),
    countWordsIfAny(hidden.length - resources, 'more message'),
  );
}

/** The resources of an occurrence that the first `limit` characters of its messages do not name. */
export function unmentionedAddresses(
  { addresses, mentioned, messages }: Occurrence,
  limit = Infinity,
): readonly string[] {
  const shown = messages.join('\n').slice(0, limit);
  return addresses.filter((address) => !mentioned.includes(address) || !shown.includes(address));
}

/** The baseline of a resource, if it differs from that of the finding. */
export function ownBaseline(occurrence: Occurrence, finding: Finding): Occurrence['baseline'] {
  return occurrence.baseline === finding.baseline ? undefined : occurrence.baseline;
}

interface Said {
  message: string;
  output: readonly string[];
  resources: readonly NamedResource[];
  generalMessages: readonly GeneralMessage[];
}

/** What was printed and is in no message, or in one for which `isWhole` is false. */
export function unsaidOutput(
  { message, output, resources, generalMessages }: Said,
  isWhole: (messages: readonly string[]) => boolean = () => true,
): readonly string[] {
  const said = new Set(['']);
  const add = (text: string): void => {
    for (const line of [text, ...text.split('\n')]) said.add(line.trim());
  };
  if (isWhole([message])) add(message);
  for (const { address, messages } of resources) {
    said.add(address);
    if (!isWhole(messages)) continue;
    for (const each of messages) {
      add(each);
      add(`${address}: ${each}`);
    }
  }
  for (const { text } of generalMessages) if (isWhole([text])) add(text);
  const isSaid = (entry: string): boolean =>
    said.has(entry.trim()) || entry.split('\n').every((line) => said.has(line.trim()));
  return output.filter((entry) => !isSaid(entry));
}

/** Printed messages and lines that the occurrences do not show whole. */
export function unshownOutput(
  finding: Finding,
  isWhole: (messages: readonly string[]) => boolean,
): readonly string[] {
  const { output, resources, own } = finding;
  const unshown = unsaidOutput(finding, isWhole);
  // Policies of the service print headings above the lines of several resources: no line is shown without its heading.
  const hasHeadings = resources.length > 1 && own !== true;
  return unshown.length > 0 && hasHeadings ? output : unshown;
}

/** The findings of each workspace that has some, in their order. */
export function findingsByWorkspace(findings: readonly Finding[]): Map<string, Finding[]> {
  const byWorkspace = new Map<string, Finding[]>();
  for (const finding of findings) {
    for (const name of new Set(finding.workspaces)) {
      const known = byWorkspace.get(name);
      if (known === undefined) byWorkspace.set(name, [finding]);
      else known.push(finding);
    }
  }
  return byWorkspace;
}
