/** The lists in which a report tells its causes, and what they are called: the same on all surfaces. */
import { closesGate, isNotJudged } from './causes.ts';
import {
  literal,
  type Markdown,
  phrase,
  sentencePart,
  type Sentence,
  firstParts,
  formatNumber,
} from '../model/sentence.ts';
import { countWords, joinNonEmpty, sumOf } from './text.ts';
import type { Cause, ReportView } from './view.ts';
import { acceptedNoun, countPolicies, isAccepted, type AcceptedNoun } from './words.ts';

/** The lists that a report tells its causes in: what keeps the gate closed by what can be done about it, and then the rest. */
export interface CauseSection {
  id:
    | 'must-fix'
    | 'overridable'
    | 'approvable'
    | 'guarded'
    | 'known-later'
    | 'unjudged'
    | 'advisory'
    | 'accepted'
    | 'warnings'
    | 'notices';
  /** What one of the causes is called. */
  noun: 'failure' | 'cause' | 'advisory failure' | 'warning' | 'notice' | AcceptedNoun;
  causes: Cause[];
}

/** What keeps the gate closed, or would if it were enforced; no section is empty. */
export function closingSections(causes: readonly Cause[], green: boolean): CauseSection[] {
  const closing = causes.filter((cause) => cause.blocks || closesGate(cause));
  const sections: CauseSection[] = [
    { id: 'must-fix', noun: 'failure', causes: [] },
    { id: 'overridable', noun: 'failure', causes: [] },
    { id: 'approvable', noun: 'failure', causes: [] },
    { id: 'guarded', noun: 'failure', causes: [] },
    { id: 'known-later', noun: 'cause', causes: [] },
    { id: 'unjudged', noun: 'cause', causes: [] },
  ];
  for (const cause of closing) {
    const id = closingSectionOf(cause, green);
    sections.find((section) => section.id === id)?.causes.push(cause);
  }
  return sections.filter((section) => section.causes.length > 0);
}

function closingSectionOf(cause: Cause, green: boolean): CauseSection['id'] {
  if (cause.status === 'known-after-apply') return 'known-later';
  if (isNotJudged(cause)) return 'unjudged';
  // Where the gate is not enforced, all failures are in one section.
  if (green || cause.severity !== 'needs-override') return 'must-fix';
  if (cause.guard === true) return 'guarded';
  return cause.own === true ? 'approvable' : 'overridable';
}

/** All other causes; a section may be empty. */
export function otherSections(causes: readonly Cause[]): CauseSection[] {
  const others = causes.filter((cause) => !cause.blocks && !closesGate(cause));
  const accepted = others.filter(isAccepted);
  return [
    {
      id: 'advisory',
      noun: 'advisory failure',
      causes: others.filter(({ severity }) => severity === 'warns'),
    },
    { id: 'accepted', noun: acceptedNoun(accepted), causes: accepted },
    {
      id: 'warnings',
      noun: 'warning',
      causes: others.filter(({ kind, severity }) => kind === 'diagnostic' && severity === 'notes'),
    },
    { id: 'notices', noun: 'notice', causes: others.filter(({ kind }) => kind === 'notice') },
  ];
}

/** The title of a list of causes that keep the gate closed: what can be done about them, and by whom. */
export function sectionTitle({ id, causes }: CauseSection, view: ReportView): Sentence {
  const isApprovable = (view.context.actors.approvals?.toWrite ?? []).length > 0;
  switch (id) {
    case 'overridable': {
      const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
      const names = firstParts(
        teams.map((team) => sentencePart('code', team, 80)),
        4,
      );
      return teams.length === 0
        ? phrase`Must be fixed, or overridden by those who manage policy overrides`
        : phrase`Must be fixed, or overridden by ${teams.length === 1 ? 'team' : 'teams'} ${names}`;
    }
    case 'approvable':
      return isApprovable
        ? phrase`Must be fixed, or approved by a comment, or excepted for a time`
        : phrase`Must be fixed, or excepted for a time`;
    case 'guarded':
      return isApprovable
        ? phrase`Guarded: needs approval by a comment`
        : phrase`Guarded: must be fixed`;
    case 'known-later':
      return phrase`Could not be judged before the apply`;
    case 'unjudged':
      return causes.every(({ status }) => status === 'errored')
        ? phrase`Could not be evaluated`
        : phrase`Could not be judged`;
    default:
      return view.green ? phrase`Failed, but not enforced` : phrase`Must be fixed`;
  }
}

/** What the other causes are called together, with their number: `2 advisory policies`. */
export function sectionWords({ id, causes }: CauseSection): Markdown {
  const { length } = causes;
  switch (id) {
    case 'accepted':
      return countWords(length, acceptedNoun(causes));
    case 'warnings':
      return countWords(length, 'warning of the plan', 'warnings of the plan');
    case 'notices':
      return countWords(length, 'notice');
    case 'advisory': {
      const occurrences = causes.flatMap((cause) => cause.occurrences);
      const failures = sumOf(occurrences, ({ workspaces }) => workspaces.length);
      const policies = countWords(countPolicies(causes), 'advisory policy', 'advisory policies');
      return failures === length
        ? countWords(length, 'advisory failure')
        : literal`${policies}, ${countWords(failures, 'failure')}`;
    }
    default:
      return countWords(length, 'cause');
  }
}

/** The title above the other causes where they are listed one by one. */
export function otherTitle(section: CauseSection): Markdown {
  if (section.id === 'advisory') return literal`Advisory failures`;
  return section.id === 'notices' ? literal`Notices` : sectionWords(section);
}

/** `2 to fix, 1 to override, 2 advisory`: how many policies there are of each; empty if all passed. */
export function policyTotals(view: ReportView): Markdown {
  const sections = closingSections(view.causes, view.green);
  const numberIn = (...ids: CauseSection['id'][]): number =>
    countPolicies(
      sections
        .filter(({ id }) => ids.includes(id))
        .flatMap(({ causes }) => causes)
        .filter(({ kind }) => kind !== 'reason' && kind !== 'diagnostic'),
    );
  const advisory = otherSections(view.causes).find(({ id }) => id === 'advisory');
  const counts: [number, Markdown][] = [
    [numberIn('must-fix'), view.green ? literal`failed` : literal`to fix`],
    [numberIn('overridable', 'approvable'), literal`to override`],
    [numberIn('guarded'), literal`to approve`],
    [numberIn('unjudged'), literal`not judged`],
    [countPolicies(advisory?.causes ?? []), literal`advisory`],
  ];
  return joinNonEmpty(
    ', ',
    ...counts.map(([number, words]) =>
      number > 0 ? literal`${formatNumber(number)} ${words}` : '',
    ),
  );
}
