/** What to do about a closed gate: one line each, the exact command or setting, who may, and who is asked. */
import type { VerdictWord } from '../model/verdict.ts';
import { commandAt, commandTo } from '../model/command-line.ts';
import { failureWords } from './counts.ts';
import { ownPage } from '../model/own-pages.ts';
import { link, mention, safeHref } from './escape-markdown.ts';
import { closesGate } from './findings.ts';
import { originsOf } from './links.ts';
import type { Finding, ReportContext, ReportFacts, ReportView, WorkspaceView } from './view.ts';
import { isRunOver } from '../model/status.ts';
import { inMarkdown, leaf, linked, say, type Leaf, type Sentence } from './sentence.ts';
import { count, grouped, listed } from './text.ts';

const name = (text: string): Leaf => leaf('name', text, 60);
const typed = (text: string): Leaf => leaf('typed', text, 700);

/**
 * What to do again, after "and": after a change of the files, and after anything else. People at a terminal have no job
 * to start and nothing to push.
 */
function againWords({ byPerson }: ReportContext): { changed: Sentence; repeat: Sentence } {
  return byPerson === true
    ? { changed: say`check again`, repeat: say`run the command again` }
    : { changed: say`push again`, repeat: say`re-run this job` };
}

/** More runs than this are a count: nobody copies a command with so many ids. */
const MOST_RUNS = 5;
const MOST_NAMES = 5;

/** The most useful first; empty when the gate is open. */
export function stepsOf(view: ReportFacts): Sentence[] {
  if (view.green) return [];
  const steps = [fixSteps, overrideSteps, guardSteps, ownSteps, recoverSteps].flatMap((of) =>
    of(view),
  );
  const { repeat } = againWords(view.context);
  return steps.length > 0 ? steps : [say`Fix the cause above, then ${repeat}.`];
}

function different(names: readonly string[]): Sentence {
  return listed([...new Set(names)].map(name), MOST_NAMES);
}

function policiesOf(findings: readonly Finding[]): Sentence {
  return different(findings.map(({ policy }) => policy));
}

function fixSteps({ findings, verdict, context }: ReportFacts): Sentence[] {
  const { changed } = againWords(context);
  const closing = findings.filter(
    ({ severity, kind }) => severity === 'blocks' && kind !== 'undecided',
  );
  const advisory = findings.filter(({ severity }) => severity === 'warns');
  if (closing.length > 0) {
    const what = findings.some(({ severity }) => severity === 'needs-override')
      ? policiesOf(closing)
      : closing.length === 1
        ? say`the finding`
        : say`the ${count(closing.length, 'finding')}`;
    const isFinal = closing.every(({ kind, status }) => kind === 'policy' && status === 'failed');
    const fix = say`Fix ${what}${isFinal ? ', which cannot be overridden,' : ''} and ${changed}.`;
    // The service says that it cannot be overridden because its run has ended.
    const isTooLate = closing.some(
      ({ kind, level, status }) =>
        kind === 'policy' && status === 'failed' && level === 'soft-mandatory',
    );
    const or = say`Or set ${typed('mode: provisional')}: such a run waits for an override, and this one only planned and has ended.`;
    return isTooLate ? [fix, or] : [fix];
  }
  if (verdict !== 'advisory') return [];
  const or = context.byPerson
    ? 'or pass `--fail-on mandatory`'
    : 'or those who write the workflow set fail-on to mandatory';
  return [say`Fix the ${failureWords(advisory, 'advisory failure')} and ${changed}; ${or}.`];
}

/** The ways to override: the page of the run first, because a reviewer is in a browser. */
function overrideSteps({ overrides, workspaces, context }: ReportFacts): Sentence[] {
  // The runs of a local service have ended with it.
  if (overrides.length === 0 || context.isLocal === true) return [];
  const policies = overrides.flatMap((each) => each.policies);
  const isMany = overrides.length > MOST_RUNS;
  const runs = isMany ? ['RUN'] : overrides.map(({ runId }) => runId);
  const each = isMany ? say` for each of ${count(overrides.length, 'run')}` : '';
  const haveEnded = workspaces.some(
    ({ runId = '', runStatus = '' }) =>
      overrides.some((each) => each.runId === runId) && isRunOver(runStatus),
  );
  const refused = say`If the service refuses the override, because a run that only plans has ended by now: set ${typed('mode: provisional')}, whose runs wait for one, or fix it.`;
  const { repeat, changed } = againWords(context);
  const again = context.adoptsOverridden === true ? say` Then ${repeat}.` : '';
  const command = typed(
    `${commandTo(`plangate override ${runs.join(' ')}`, context)} --reason "…"`,
  );
  const comment = commandOf('override', context);
  const run = say`run ${command}${each}, with the ${linked(say`command line`, COMMAND_LINE)}`;
  return [
    say`${overridePages(overrides, context)} if you manage policy overrides.${again}`,
    comment === undefined
      ? say`Or ${run}.`
      : say`Or comment ${typed(comment)}, if the workflow names you. Or ${run}.`,
    say`Or fix ${different(policies)} and ${changed}.`,
    ...(haveEnded ? [refused] : []),
  ];
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
  if (first === undefined) return say`Override the run`;
  if (overrides.length === 1) return linked(say`Override on the run's page`, first.href);
  const links = pages
    .slice(0, MOST_NAMES)
    .map(({ workspace, href }) => linked(name(workspace), href));
  const hidden = overrides.length - links.length;
  return say`Override on the runs' pages, ${listed(hidden > 0 ? [...links, say`${grouped(hidden)} more`] : links)},`;
}

/** The command to write in a comment; undefined if no workflow reads comments. */
function commandOf(word: string, { takesCommands, commit, pullRequest }: ReportContext) {
  const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
  return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}

function guardSteps({ findings, context }: ReportFacts): Sentence[] {
  const guards = findings.filter(({ guard, severity }) => guard && severity === 'needs-override');
  if (guards.length === 0) return [];
  const rules = policiesOf(guards);
  if (context.isLocal === true) return [say`Keep to ${rules} and ${againWords(context).changed}.`];
  const command = commandOf('allow-destroys', context);
  const way =
    command === undefined
      ? say`${context.byPerson ? 'on a pull request, ' : ''}where a workflow takes ${linked(say`commands`, ownPage('docs/commands.md'))}, a comment can approve it`
      : say`people named in the workflow can approve it with the comment ${typed(command)}`;
  return [say`Keep to ${rules} and ${againWords(context).changed}; or ${way}.`];
}

/** The service knows nothing of the team's own policies: a comment overrides, or an exception takes a failure out. */
function ownSteps({ findings, context }: ReportFacts): Sentence[] {
  const closing = findings.filter((each) => each.own && closesGate(each));
  if (closing.length === 0) return [];
  const sources = listed((context.ownPolicies ?? []).map(typed), MOST_NAMES);
  const { changed, repeat } = againWords(context);
  const lenient = closing.filter(({ severity }) => severity === 'needs-override');
  const unjudged = closing.filter(({ kind }) => kind === 'undecided');
  // Without a service nothing can seal an approval.
  const command = context.isLocal === true ? undefined : commandOf('override', context);
  const way =
    command === undefined
      ? say`ask its owners for ${linked(say`an exception`, ownPage('docs/exceptions.md'))}`
      : say`people named in the workflow can override it with the comment ${typed(command)}`;
  return [
    ...(lenient.length === 0 ? [] : [say`Fix ${policiesOf(lenient)} and ${changed}; or ${way}.`]),
    ...(unjudged.length === 0
      ? []
      : [
          say`Correct ${policiesOf(unjudged)} in ${sources} (${linked(say`what a policy reads`, WHAT_POLICIES_READ)}), then ${repeat}.`,
        ]),
    ...(unjudged.length === closing.length || context.isLocal === true
      ? []
      : [
          say`${typed(context.hostname)} does not know the policies of ${sources}: an override there changes nothing here.`,
        ]),
  ];
}

const WHAT_POLICIES_READ = ownPage('docs/own-policies.md#what-a-policy-reads');

/** Options for people to copy into a shell: empty if a value is not a plain name. */
function optionsFor({ organization }: ReportContext, { name = '' }: Partial<WorkspaceView> = {}) {
  const areNames = [organization, name].every((each) => /^[A-Za-z0-9][\w-]*$/.test(each));
  return areNames ? ` --organization ${organization} --workspace ${name}` : '';
}

const ALONE = 'This job alone cannot judge what no group has planned.';

/** What to do about failures that are not findings. */
function recoverSteps(view: ReportFacts): Sentence[] {
  const { findings, workspaces, context } = view;
  const { repeat } = againWords(context);
  const those = (verdict: VerdictWord) => workspaces.filter((each) => each.verdict === verdict);
  const named = (all: WorkspaceView[]) => {
    return listed(
      all.map((each) => name(each.name)),
      MOST_NAMES,
    );
  };
  const explained = (each: WorkspaceView) =>
    findings.some((one) => closesGate(one) && one.workspaces.includes(each.name));
  const errored = those('errored').filter((each) => !explained(each));
  const undecided = those('undecided');
  const missed = undecided.filter(({ missedBy }) => missedBy !== undefined);
  const [judged, unjudged] = [true, false].map((has) =>
    undecided.filter(
      ({ runId, plan, missedBy }) =>
        ((runId ?? plan) !== undefined) === has && missedBy === undefined,
    ),
  );
  const isLocal = context.isLocal === true;
  const doctor = commandAt(`plangate doctor${optionsFor(context, unjudged?.[0])}`, context);
  const steps: [WorkspaceView[] | undefined, (names: Sentence) => Sentence][] = [
    [
      errored,
      (names) =>
        isLocal
          ? say`Fix the failure of ${names}, then ${repeat}.`
          : say`Open the run of ${names}, fix the failure, then ${repeat}.`,
    ],
    [
      judged,
      (names) =>
        say`Plangate could not verify the plan of ${names}. This cannot be overridden. Fix the cause above, then ${repeat}.`,
    ],
    [
      unjudged,
      (names) =>
        say`${names} ${(unjudged?.length ?? 0) > 1 ? 'were' : 'was'} not judged. This cannot be overridden. Fix the cause above${isLocal ? '' : say` (${typed(doctor)} helps)`}, then ${repeat}.`,
    ],
    [
      missed,
      (names) =>
        missed.length === 1
          ? say`${names} was not judged. This cannot be overridden. Re-run the failed job of its group, then this one. ${ALONE}`
          : say`${names} were not judged. This cannot be overridden. Re-run the failed jobs of their groups, then this one. ${ALONE}`,
    ],
    [
      those('canceled'),
      (names) =>
        context.byPerson
          ? say`Run the command again for a verdict on ${names}.`
          : say`Re-run this job for a verdict on ${names}.`,
    ],
  ];
  return steps.flatMap(([all = [], say]) => (all.length > 0 ? [say(named(all))] : []));
}

/** GitHub takes at most 15 people and teams in one request. */
const MOST_REVIEWERS = 15;

/**
 * Whom to ask about the findings that wait for an approval.
 *
 * @param asked fingerprints of findings about which a person was asked before
 * @param author of the pull request, who cannot be asked to review it
 * @param url where people read the report
 * @returns fingerprints of the findings, logins of people, names of teams within the organization, and one line for a
 *   comment where no review can be requested; undefined if nobody has to be asked
 */
export function reviewRequestOf(
  { findings, context }: ReportView,
  asked: readonly string[],
  author: string | undefined,
  url: string | undefined,
) {
  const isAuthor = (name: string) => name.toLowerCase() === author?.toLowerCase();
  const waiting = findings.flatMap(({ severity, fingerprint, overrideBy = [] }) => {
    const names = overrideBy.filter((name) => !isAuthor(name));
    const isNew = severity === 'needs-override' && !asked.includes(fingerprint);
    return isNew && names.length > 0 ? [{ fingerprint, names }] : [];
  });
  if (waiting.length === 0) return undefined;
  const names = [...new Set(waiting.flatMap((each) => each.names))].slice(0, MOST_REVIEWERS);
  const what = count(waiting.length, 'finding');
  const report = link('Report', url, originsOf(context));
  return {
    fingerprints: waiting.map(({ fingerprint }) => fingerprint),
    people: names.filter((name) => !/[/:]/.test(name)),
    teams: names.flatMap((name) => /^[^/]+\/(.+)$/.exec(name)?.[1] ?? []),
    line: inMarkdown(
      say`${listed(names.map(mention))} can approve ${what} of the policy gate. ${report}`,
    ),
  };
}
