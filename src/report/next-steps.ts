/** What to do about a closed gate: one line each, the exact command or setting, who may, and who is asked. */
import { approvalStep } from './approval-words.ts';
import type { VerdictWord } from '../model/verdict.ts';
import { withPlaceOptions, withHostOption } from '../model/command-line.ts';
import { failureWords } from './words.ts';
import { ownPage } from '../model/own-pages.ts';
import { link, mention, safeHref } from './markdown.ts';
import { closesGate, findingsByWorkspace } from './findings.ts';
import { allowedOrigins } from './links.ts';
import type { Finding, ReportContext, ReportFacts, ReportView, WorkspaceView } from './view.ts';
import { isRunOver } from '../model/status.ts';
import {
  toMarkdown,
  sentencePart,
  linkPart,
  phrase,
  type SentencePart,
  type Sentence,
} from './sentence.ts';
import { countWords, formatNumber, listParts } from './text.ts';

const namePart = (text: string): SentencePart => sentencePart('name', text, 60);
const typedPart = (text: string): SentencePart => sentencePart('typed', text, 700);

/** How to judge again after a change of the files; people at a terminal have nothing to push. */
function howToCheckAgain({ byPerson }: ReportContext): Sentence {
  return byPerson === true ? phrase`check again` : phrase`push again`;
}

/** How to judge the same files again; people at a terminal have no job to start. */
function checkAgain({ byPerson }: ReportContext): Sentence {
  return byPerson === true ? phrase`run the command again` : phrase`re-run this job`;
}

/** With more runs than this, the command names none of them: nobody copies a command with so many ids. */
const MOST_RUNS = 5;
const MOST_NAMES = 5;

/** The most useful first; empty when the gate is open. */
export function nextStepsFor(view: ReportFacts): Sentence[] {
  if (view.green) return [];
  const steps = [
    ...fixSteps(view),
    ...overrideSteps(view),
    ...approvalSteps(view),
    ...emptyPlanSteps(view),
    ...guardSteps(view),
    ...ownPolicySteps(view),
    ...unexplainedSteps(view),
  ];
  return steps.length > 0
    ? steps
    : [phrase`Fix the cause above, then ${checkAgain(view.context)}.`];
}

function distinctNames(names: readonly string[]): Sentence {
  return listParts([...new Set(names)].map(namePart), MOST_NAMES);
}

function policyNames(findings: readonly Finding[]): Sentence {
  return distinctNames(findings.map(({ policy }) => policy));
}

/** How to fix what nobody can override; or, if advisory failures close the gate, those. */
function fixSteps({ findings, verdict, context }: ReportFacts): Sentence[] {
  const closing = findings.filter(
    ({ severity, kind }) => severity === 'blocks' && kind !== 'undecided',
  );
  if (closing.length > 0) {
    const areOthersOverridable = findings.some(({ severity }) => severity === 'needs-override');
    const counted =
      closing.length === 1
        ? phrase`the finding`
        : phrase`the ${countWords(closing.length, 'finding')}`;
    const what = areOthersOverridable ? policyNames(closing) : counted;
    const failed = closing.filter(({ kind, status }) => kind === 'policy' && status === 'failed');
    const final = failed.length === closing.length ? ', which cannot be overridden,' : '';
    const fix = phrase`Fix ${what}${final} and ${howToCheckAgain(context)}.`;
    // The service takes no override of such a failure any more, because its run has ended.
    const isTooLate = failed.some(({ level }) => level === 'soft-mandatory');
    const wait = phrase`Or set ${typedPart('mode: provisional')}: such a run waits for an override, and this one only planned and has ended.`;
    return isTooLate ? [fix, wait] : [fix];
  }
  if (verdict !== 'advisory') return [];
  const advisory = findings.filter(({ severity }) => severity === 'warns');
  const failures = failureWords(advisory, 'advisory failure');
  const enforceLess = context.byPerson
    ? 'or pass `--fail-on mandatory`'
    : 'or those who write the workflow set fail-on to mandatory';
  const what =
    advisory.length > 0 ? phrase`Fix the ${failures}` : phrase`Plan the whole configuration`;
  return [phrase`${what} and ${howToCheckAgain(context)}; ${enforceLess}.`];
}

/** What to do about policies that may be overridden elsewhere, and not in a run whose plan changes nothing. */
function emptyPlanSteps({ findings, workspaces, context }: ReportFacts): Sentence[] {
  const waiting = findings.filter(
    ({ severity, guard, own }) => severity === 'needs-override' && !guard && !own,
  );
  const byWorkspace = findingsByWorkspace(waiting);
  const empty = workspaces.filter(
    ({ name, takesNoOverride }) => takesNoOverride === true && byWorkspace.has(name),
  );
  if (empty.length === 0 || context.isLocal === true) return [];
  const policies = policyNames(empty.flatMap(({ name }) => byWorkspace.get(name) ?? []));
  const option =
    context.byPerson === true
      ? phrase`pass ${typedPart('--allow-empty-apply')}`
      : phrase`set ${typedPart('allow-empty-apply: true')} in ${typedPart('run-options')}`;
  const what = phrase`The plan of ${workspaceNames(empty)} changes nothing, and the service takes no override of such a run`;
  return [
    phrase`${what}. Fix ${policies} and ${howToCheckAgain(context)}; or ${option}, and the next run takes one.`,
  ];
}

/** The ways to override: the page of the run first, because a reviewer is in a browser. */
function overrideSteps({ overrides, workspaces, context }: ReportFacts): Sentence[] {
  // The runs of a local service have ended with it.
  if (overrides.length === 0 || context.isLocal === true) return [];
  const runIds = overrides.map(({ runId }) => runId);
  const isMany = runIds.length > MOST_RUNS;
  const command = withHostOption(`plangate override ${isMany ? 'RUN' : runIds.join(' ')}`, context);
  const eachRun = isMany ? phrase` for each of ${countWords(runIds.length, 'run')}` : '';
  const commandLine = linkPart(phrase`command line`, COMMAND_LINE);
  const run = phrase`run ${typedPart(`${command} --reason "…"`)}${eachRun}, with the ${commandLine}`;
  const comment = commandForComment('override', context);
  const rerun = context.adoptsOverridden === true ? phrase` Then ${checkAgain(context)}.` : '';
  const policies = overrides.flatMap((step) => step.policies);
  const steps = [
    phrase`${overridePages(overrides, context)} if you manage policy overrides.${rerun}`,
    comment === undefined
      ? phrase`Or ${run}.`
      : phrase`Or comment ${typedPart(comment)}, if the workflow names you. Or ${run}.`,
    phrase`Or fix ${distinctNames(policies)} and ${howToCheckAgain(context)}.`,
  ];
  const hasEnded = workspaces.some(
    ({ runId = '', runStatus = '' }) => runIds.includes(runId) && isRunOver(runStatus),
  );
  if (hasEnded) {
    steps.push(
      phrase`This run only plans and has ended, so the service may refuse the override. Then fix what failed, or set ${typedPart('mode: provisional')}: such a run waits for it.`,
    );
  }
  return steps;
}

const COMMAND_LINE = ownPage('docs/cli.md#install');

/** One link where there is one run, else one for each of the first workspaces. */
function overridePages(
  overrides: ReportFacts['overrides'],
  { serviceOrigin }: ReportContext,
): Sentence {
  const pages = overrides.flatMap(({ workspace, runUrl = '' }) => {
    const href = safeHref(runUrl, [serviceOrigin]);
    return href === undefined ? [] : [{ workspace, href }];
  });
  const [first] = pages;
  if (first === undefined) return phrase`Override the run`;
  if (overrides.length === 1) return linkPart(phrase`Override on the run's page`, first.href);
  const links = pages
    .slice(0, MOST_NAMES)
    .map(({ workspace, href }) => linkPart(namePart(workspace), href));
  const hidden = overrides.length - links.length;
  return phrase`Override on the runs' pages, ${listParts(hidden > 0 ? [...links, phrase`${formatNumber(hidden)} more`] : links)},`;
}

/** The command to write in a comment; undefined if no workflow reads comments. */
function commandForComment(word: string, { takesCommands, commit, pullRequest }: ReportContext) {
  const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
  return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}

/** Whom policies and rules of the guard name, and what they type. */
function approvalSteps({ findings, context }: ReportFacts): Sentence[] {
  const waiting = findings.filter(({ severity }) => severity === 'needs-override');
  return [true, false].flatMap((ofGuard) => {
    const approvals = waiting.flatMap(({ guard, approval = [] }) =>
      (guard === true) === ofGuard ? approval : [],
    );
    const command = commandForComment(ofGuard ? 'allow-destroys' : 'approve', context);
    const hasKey = context.hasApprovalKey === true;
    return approvals.length === 0 ? [] : [approvalStep(approvals, command, hasKey)];
  });
}

/** How to fix, or let people approve, what a guard stops. */
function guardSteps({ findings, context }: ReportFacts): Sentence[] {
  const guards = findings.filter(
    ({ guard, severity, approval }) =>
      guard && severity === 'needs-override' && approval === undefined,
  );
  if (guards.length === 0) return [];
  const rules = policyNames(guards);
  const change = phrase`Take out of the change what is stopped by ${rules}, and ${howToCheckAgain(context)}`;
  if (context.isLocal === true) return [phrase`${change}.`];
  const command = commandForComment('allow-destroys', context);
  const way =
    command !== undefined && context.hasApprovalKey !== true
      ? phrase`once ${typedPart('plangate approval-key')} made a key for the gate, people named in the workflow can approve it by a comment`
      : command === undefined
        ? phrase`${context.byPerson ? 'on a pull request, ' : ''}where a workflow takes ${linkPart(phrase`commands`, ownPage('docs/commands.md'))}, a comment can approve it`
        : phrase`people named in the workflow can approve it with the comment ${typedPart(command)}`;
  return [phrase`${change}; or ${way}.`];
}

/** The service knows nothing of the team's own policies: a comment overrides, or an exception takes a failure out. */
function ownPolicySteps({ findings, context }: ReportFacts): Sentence[] {
  const closing = findings.filter(
    (finding) => finding.own && finding.approval === undefined && closesGate(finding),
  );
  if (closing.length === 0) return [];
  const sources = listParts((context.ownPolicies ?? []).map(typedPart), MOST_NAMES);
  const overridable = closing.filter(({ severity }) => severity === 'needs-override');
  const undecided = closing.filter(({ kind }) => kind === 'undecided');
  // Without a service nothing can seal an approval.
  const command = context.isLocal === true ? undefined : commandForComment('override', context);
  const way =
    command !== undefined && context.hasApprovalKey !== true
      ? phrase`once ${typedPart('plangate approval-key')} made a key for the gate, people named in the workflow can override it by a comment`
      : command === undefined
        ? phrase`ask its owners for ${linkPart(phrase`an exception`, ownPage('docs/exceptions.md'))}`
        : phrase`people named in the workflow can override it with the comment ${typedPart(command)}`;
  const steps: Sentence[] = [];
  if (overridable.length > 0) {
    steps.push(phrase`Fix ${policyNames(overridable)} and ${howToCheckAgain(context)}; or ${way}.`);
  }
  if (undecided.length > 0) {
    const address = context.isLocal === true ? WHAT_LOCAL_POLICIES_READ : WHAT_POLICIES_READ;
    const page = linkPart(phrase`what a policy reads`, address);
    steps.push(
      phrase`Correct ${policyNames(undecided)} in ${sources} (${page}), then ${checkAgain(context)}. This cannot be overridden.`,
    );
  }
  if (undecided.length < closing.length && context.isLocal !== true) {
    steps.push(
      phrase`${typedPart(context.hostname)} does not know the policies of ${sources}: an override there changes nothing here.`,
    );
  }
  return steps;
}

const WHAT_POLICIES_READ = ownPage('docs/own-policies.md#what-a-policy-reads');
/** Nothing is left out of a plan that was made without a service. */
const WHAT_LOCAL_POLICIES_READ = ownPage('docs/local-policies.md#how-it-judges');

/** Options of `plangate doctor`, for people to copy into a shell: empty if a value is not a plain name. */
function doctorOptions(
  { organization }: ReportContext,
  { name = '' }: Partial<WorkspaceView> = {},
) {
  // A run whose workspace is not known is called by its id.
  const areNames = [organization, name].every((text) =>
    /^(?!run-\w{14,}$)[A-Za-z0-9][\w-]*$/.test(text),
  );
  return areNames ? ` --organization ${organization} --workspace ${name}` : '';
}

/** What to do about workspaces that are closed without a finding that says why. */
function unexplainedSteps({ findings, workspaces, context }: ReportFacts): Sentence[] {
  const again = checkAgain(context);
  const isLocal = context.isLocal === true;
  const withVerdict = (verdict: VerdictWord): WorkspaceView[] =>
    workspaces.filter((workspace) => workspace.verdict === verdict);
  const closingFindings = findingsByWorkspace(findings.filter(closesGate));
  const errored = withVerdict('errored').filter(({ name }) => !closingFindings.has(name));
  // The step about own policies says which are to be corrected.
  const isExplained = ({ name, reasons }: WorkspaceView): boolean => {
    const itsFindings = closingFindings.get(name) ?? [];
    const isOwn = itsFindings.some((finding) => finding.own && finding.kind === 'undecided');
    return isOwn && reasons.length <= itsFindings.length;
  };
  const undecided = withVerdict('undecided').filter((workspace) => !isExplained(workspace));
  const missed = undecided.filter(({ missedBy }) => missedBy !== undefined);
  const others = undecided.filter(({ missedBy }) => missedBy === undefined);
  const planned = others.filter(({ runId, plan }) => (runId ?? plan) !== undefined);
  const unplanned = others.filter(({ runId, plan }) => (runId ?? plan) === undefined);
  const canceled = withVerdict('canceled');
  const steps: Sentence[] = [];
  if (errored.length > 0) {
    const names = workspaceNames(errored);
    steps.push(
      isLocal
        ? phrase`Fix the failure of ${names}, then ${again}.`
        : phrase`Open the run of ${names}, fix the failure, then ${again}.`,
    );
  }
  if (planned.length > 0) {
    steps.push(
      phrase`Plangate could not verify the plan of ${workspaceNames(planned)}. This cannot be overridden. Fix the cause above, then ${again}.`,
    );
  }
  if (unplanned.length > 0) {
    const were = unplanned.length === 1 ? 'was' : 'were';
    const doctor = withPlaceOptions(
      `plangate doctor${doctorOptions(context, unplanned[0])}`,
      context,
    );
    const help = isLocal ? '' : phrase` (${typedPart(doctor)} helps)`;
    steps.push(
      phrase`${workspaceNames(unplanned)} ${were} not judged. This cannot be overridden. Fix the cause above${help}, then ${again}.`,
    );
  }
  if (missed.length > 0) {
    const isOne = missed.length === 1;
    const were = isOne ? 'was' : 'were';
    const failedJobs = isOne ? 'job of its group' : 'jobs of their groups';
    steps.push(
      phrase`${workspaceNames(missed)} ${were} not judged. This cannot be overridden. Re-run the failed ${failedJobs}, then this one. This job alone cannot judge what no group has planned.`,
    );
  }
  if (canceled.length > 0) {
    const repeat = context.byPerson ? phrase`Run the command again` : phrase`Re-run this job`;
    steps.push(phrase`${repeat} for a verdict on ${workspaceNames(canceled)}.`);
  }
  return steps;
}

function workspaceNames(workspaces: readonly WorkspaceView[]): Sentence {
  return distinctNames(workspaces.map(({ name }) => name));
}

/** GitHub takes at most 15 people and teams in one request. */
const MOST_REVIEWERS = 15;

interface ReviewQuestion {
  /** Of the pull request, who cannot be asked to review it. */
  author: string | undefined;
  /** Where people read the report. */
  url: string | undefined;
  /** Whether only those are asked whom a policy names. */
  onlyApprovals: boolean;
}

/**
 * Whom to ask about the findings that wait for an approval.
 *
 * @param asked fingerprints of findings about which a person was asked before
 * @returns fingerprints of the findings, logins of people, names of teams within the organization, and one line for a
 *   comment where no review can be requested; undefined if nobody has to be asked
 */
export function reviewRequestOf(
  { findings, context }: ReportView,
  asked: readonly string[],
  { author, url, onlyApprovals }: ReviewQuestion,
) {
  const isAuthor = (name: string) => name.toLowerCase() === author?.toLowerCase();
  const waiting = findings.flatMap(({ severity, fingerprint, overrideBy = [], approval }) => {
    const names = overrideBy.filter((name) => !isAuthor(name));
    const isMeant = !onlyApprovals || approval !== undefined;
    const isNew = severity === 'needs-override' && isMeant && !asked.includes(fingerprint);
    return isNew && names.length > 0 ? [{ fingerprint, names }] : [];
  });
  if (waiting.length === 0) return undefined;
  const names = [...new Set(waiting.flatMap((finding) => finding.names))].slice(0, MOST_REVIEWERS);
  const what = countWords(waiting.length, 'finding');
  const report = link('Report', url, allowedOrigins(context));
  return {
    fingerprints: waiting.map(({ fingerprint }) => fingerprint),
    people: names.filter((name) => !/[/:]/.test(name)),
    teams: names.flatMap((name) => /^[^/]+\/(.+)$/.exec(name)?.[1] ?? []),
    line: toMarkdown(
      phrase`${listParts(names.map(mention))} can approve ${what} of the policy gate. ${report}`,
    ),
  };
}
