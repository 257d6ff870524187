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
import { written, type Markdown, type Together } from './markdown.ts';
import { count, grouped, list, type Mark } from './text.ts';

/** How a surface writes names of policies and workspaces, and what is to be typed. */
interface Marks<Marked extends string = string> {
  name: Mark<Marked>;
  code: Mark<Marked>;
  /** @param href an address that is ours or was examined */
  link: (text: Marked, href: string) => Marked;
}

/**
 * What to do again, after "and": after a change of the files, and after anything else. People at a terminal have no job
 * to start and nothing to push.
 */
function againWords({ byPerson }: ReportContext): { changed: Markdown; repeat: Markdown } {
  return byPerson === true
    ? { changed: written`check again`, repeat: written`run the command again` }
    : { changed: written`push again`, repeat: written`re-run this job` };
}

/** More runs than this are a count: nobody copies a command with so many ids. */
const MOST_RUNS = 5;
const MOST_NAMES = 5;

/** The most useful first; empty when the gate is open. */
export function stepsOf<Marked extends string>(
  view: ReportFacts,
  mark: Marks<Marked>,
): Together<Marked>[];
export function stepsOf(view: ReportFacts, mark: Marks<Markdown>): Markdown[] {
  if (view.green) return [];
  const steps = [
    ...fixSteps(view, mark),
    ...overrideSteps(view, mark),
    ...guardSteps(view, mark),
    ...ownSteps(view, mark),
    ...recoverSteps(view, mark),
  ];
  const { repeat } = againWords(view.context);
  return steps.length > 0 ? steps : [written`Fix the cause above, then ${repeat}.`];
}

function fixSteps(
  { findings, verdict, context }: ReportFacts,
  { code, name }: Marks<Markdown>,
): Markdown[] {
  const { changed } = againWords(context);
  const closing = findings.filter(
    ({ severity, kind }) => severity === 'blocks' && kind !== 'undecided',
  );
  const advisory = findings.filter(({ severity }) => severity === 'warns');
  if (closing.length > 0) {
    const names = [...new Set(closing.map(({ policy }) => policy))];
    const what = findings.some(({ severity }) => severity === 'needs-override')
      ? list(names, MOST_NAMES, name)
      : closing.length === 1
        ? written`the finding`
        : written`the ${count(closing.length, 'finding')}`;
    const isFinal = closing.every(({ kind, status }) => kind === 'policy' && status === 'failed');
    const fix = written`Fix ${what}${isFinal ? ', which cannot be overridden,' : ''} and ${changed}.`;
    // The service says that it cannot be overridden because its run has ended.
    const isTooLate = closing.some(
      ({ kind, level, status }) =>
        kind === 'policy' && status === 'failed' && level === 'soft-mandatory',
    );
    const or = written`Or set ${code('mode: provisional')}: such a run waits for an override, and this one only planned and has ended.`;
    return isTooLate ? [fix, or] : [fix];
  }
  if (verdict !== 'advisory') return [];
  const or = context.byPerson
    ? 'or pass `--fail-on mandatory`'
    : 'or those who write the workflow set fail-on to mandatory';
  return [written`Fix the ${failureWords(advisory, 'advisory failure')} and ${changed}; ${or}.`];
}

/** The ways to override: the page of the run first, because a reviewer is in a browser. */
function overrideSteps(
  { overrides, workspaces, context }: ReportFacts,
  mark: Marks<Markdown>,
): Markdown[] {
  const { name, code, link } = mark;
  // The runs of a local service have ended with it.
  if (overrides.length === 0 || context.isLocal === true) return [];
  const policies = [...new Set(overrides.flatMap((each) => each.policies))];
  const isMany = overrides.length > MOST_RUNS;
  const runs = isMany ? ['RUN'] : overrides.map(({ runId }) => runId);
  const each = isMany ? written` for each of ${count(overrides.length, 'run')}` : '';
  const haveEnded = workspaces.some(
    ({ runId = '', runStatus = '' }) =>
      overrides.some((each) => each.runId === runId) && isRunOver(runStatus),
  );
  const refused = written`If the service refuses the override, because a run that only plans has ended by now: set ${code('mode: provisional')}, whose runs wait for one, or fix it.`;
  const { repeat, changed } = againWords(context);
  const again = context.adoptsOverridden === true ? written` Then ${repeat}.` : '';
  const command = code(`${commandTo(`plangate override ${runs.join(' ')}`, context)} --reason "…"`);
  const comment = commandOf('override', context);
  const typed = written`run ${command}${each}, with the ${link(
    written`command line`,
    COMMAND_LINE,
  )}`;
  return [
    written`${overridePages(overrides, context, mark)} if you manage policy overrides.${again}`,
    comment === undefined
      ? written`Or ${typed}.`
      : written`Or comment ${code(comment)}, if the workflow names you. Or ${typed}.`,
    written`Or fix ${list(policies, MOST_NAMES, name)} and ${changed}.`,
    ...(haveEnded ? [refused] : []),
  ];
}

const COMMAND_LINE = ownPage('docs/cli.md#install');

/** One link where there is one run, else one for each of the first workspaces. */
function overridePages(
  overrides: ReportFacts['overrides'],
  { serviceOrigin }: ReportContext,
  { name, link }: Marks<Markdown>,
): Markdown {
  const pages = overrides.flatMap(({ workspace, runUrl = '' }) => {
    const href = safeHref(runUrl, [serviceOrigin]);
    return href === undefined ? [] : [{ workspace, href }];
  });
  const [first] = pages;
  if (first === undefined) return written`Override the run`;
  if (overrides.length === 1) return link(written`Override on the run's page`, first.href);
  const links = pages
    .slice(0, MOST_NAMES)
    .map(({ workspace, href }) => link(name(workspace), href));
  const hidden = overrides.length - links.length;
  return written`Override on the runs' pages, ${list(hidden > 0 ? [...links, written`${grouped(hidden)} more`] : links)},`;
}

/** The command to write in a comment; undefined if no workflow reads comments. */
function commandOf(word: string, { takesCommands, commit, pullRequest }: ReportContext) {
  const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
  return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}

function guardSteps(
  { findings, context }: ReportFacts,
  { name, code, link }: Marks<Markdown>,
): Markdown[] {
  const guards = findings.filter(({ guard, severity }) => guard && severity === 'needs-override');
  if (guards.length === 0) return [];
  const rules = list([...new Set(guards.map(({ policy }) => policy))], MOST_NAMES, name);
  if (context.isLocal === true)
    return [written`Keep to ${rules} and ${againWords(context).changed}.`];
  const command = commandOf('allow-destroys', context);
  const way =
    command === undefined
      ? written`${context.byPerson ? 'on a pull request, ' : ''}where a workflow takes ${link(written`commands`, ownPage('docs/commands.md'))}, a comment can approve it`
      : written`people named in the workflow can approve it with the comment ${code(command)}`;
  return [written`Keep to ${rules} and ${againWords(context).changed}; or ${way}.`];
}

/** The service knows nothing of the team's own policies: a comment overrides, or an exception takes a failure out. */
function ownSteps(
  { findings, context }: ReportFacts,
  { name, code, link }: Marks<Markdown>,
): Markdown[] {
  const closing = findings.filter((each) => each.own && closesGate(each));
  if (closing.length === 0) return [];
  const sources = list(context.ownPolicies ?? [], MOST_NAMES, code);
  const namesOf = (some: readonly Finding[]): Markdown =>
    list([...new Set(some.map(({ policy }) => policy))], MOST_NAMES, name);
  const { changed, repeat } = againWords(context);
  const lenient = closing.filter(({ severity }) => severity === 'needs-override');
  const unjudged = closing.filter(({ kind }) => kind === 'undecided');
  // Without a service nothing can seal an approval.
  const command = context.isLocal === true ? undefined : commandOf('override', context);
  const way =
    command === undefined
      ? written`ask its owners for ${link(written`an exception`, ownPage('docs/exceptions.md'))}`
      : written`people named in the workflow can override it with the comment ${code(command)}`;
  return [
    ...(lenient.length === 0 ? [] : [written`Fix ${namesOf(lenient)} and ${changed}; or ${way}.`]),
    ...(unjudged.length === 0
      ? []
      : [
          written`Correct ${namesOf(unjudged)} in ${sources} (${link(written`what a policy reads`, WHAT_POLICIES_READ)}), then ${repeat}.`,
        ]),
    ...(unjudged.length === closing.length || context.isLocal === true
      ? []
      : [
          written`${code(context.hostname)} does not know the policies of ${sources}: an override there changes nothing here.`,
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
function recoverSteps(view: ReportFacts, mark: Marks<Markdown>): Markdown[] {
  const { findings, workspaces, context } = view;
  const { repeat } = againWords(context);
  const those = (verdict: VerdictWord) => workspaces.filter((each) => each.verdict === verdict);
  const named = (all: WorkspaceView[]) => {
    const names = all.map(({ name }) => name);
    return list(names, MOST_NAMES, mark.name);
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
  const steps: [WorkspaceView[] | undefined, (names: Markdown) => Markdown][] = [
    [
      errored,
      (names) =>
        isLocal
          ? written`Fix the failure of ${names}, then ${repeat}.`
          : written`Open the run of ${names}, fix the failure, then ${repeat}.`,
    ],
    [
      judged,
      (names) =>
        written`Plangate could not verify the plan of ${names}. This cannot be overridden. Fix the cause above, then ${repeat}.`,
    ],
    [
      unjudged,
      (names) =>
        written`${names} ${(unjudged?.length ?? 0) > 1 ? 'were' : 'was'} not judged. This cannot be overridden. Fix the cause above${isLocal ? '' : written` (${mark.code(doctor)} helps)`}, then ${repeat}.`,
    ],
    [
      missed,
      (names) =>
        missed.length === 1
          ? written`${names} was not judged. This cannot be overridden. Re-run the failed job of its group, then this one. ${ALONE}`
          : written`${names} were not judged. This cannot be overridden. Re-run the failed jobs of their groups, then this one. ${ALONE}`,
    ],
    [
      those('canceled'),
      (names) =>
        context.byPerson
          ? written`Run the command again for a verdict on ${names}.`
          : written`Re-run this job for a verdict on ${names}.`,
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
    line: written`${list(names, MOST_REVIEWERS, mention)} can approve ${what} of the policy gate. ${report}`,
  };
}
