/** What the lists of causes are called, the same on all surfaces. */
import type { CauseSection } from './causes.ts';
import {
  literal,
  type Markdown,
  phrase,
  sentencePart,
  type Sentence,
  firstParts,
} from '../model/sentence.ts';
import { countWords } from './text.ts';
import type { ReportView } from './view.ts';
import { acceptedNoun, countPolicies } from './words.ts';

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
    case 'own-policies':
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
      const failures = causes
        .flatMap(({ occurrences }) => occurrences)
        .reduce((sum, { workspaces }) => sum + workspaces.length, 0);
      const policies = countWords(countPolicies(causes), 'advisory policy', 'advisory policies');
      return failures === length
        ? countWords(length, 'advisory failure')
        : literal`${policies}, ${countWords(failures, 'failure')}`;
    }
    default:
      return countWords(length, 'cause');
  }
}
