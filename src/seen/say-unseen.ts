/** The finding about a change that nobody has seen. */
import { finding, type Finding } from '../model/finding.ts';
import {
  firstParts,
  joinSentences,
  literal,
  phrase,
  requestPart,
  resourcePart,
  sentencePart,
  setting,
  type Sentence,
} from '../model/sentence.ts';
import type { Origin, UnseenEntry } from './compare-seen.ts';
import type { Differing } from './differing-values.ts';
import type { NotCompared } from './planned-entries.ts';

/** What is unseen, why, where it comes from if that is known, and which values are not as they were shown. */
export function sayUnseen(
  { entry, why, from }: UnseenEntry,
  { names, madeOf }: Differing = { names: [] },
): Finding {
  const change = phrase`${resourcePart(entry.name)} (${sentencePart('name', entry.words.join(', '), 80)})`;
  const about = { resource: entry.name };
  if (why === 'not-compared') {
    const { notCompared = 'request' } = entry;
    const { says, remedy } = WHY_NOT_COMPARED[notCompared];
    return finding(
      'unseen-change',
      phrase`${change} cannot be compared with what was shown: ${says}.`,
      { about, remedy },
    );
  }
  const how =
    why === 'new'
      ? phrase`no merged request showed it`
      : phrase`no merged request showed it as it is now`;
  const says = joinSentences(
    literal` `,
    phrase`${change} is unseen: ${how}.`,
    names.length > 0
      ? phrase`Not as it was shown: ${firstParts(names.map(setting), MOST_NAMED)}.`
      : '',
    madeOf === undefined ? '' : ANEW[madeOf].says,
    from === undefined ? '' : sayOrigin(from),
  );
  const remedy = madeOf && ANEW[madeOf].remedy;
  return finding('unseen-change', says, { about, ...(remedy && { remedy }) });
}

const SHOW_HIDDEN = phrase`Set ${setting('record-key')}, and give a token that may read the whole plan.`;
/** Of values that the next plan does not have again. */
const ANEW: Readonly<
  Record<NonNullable<Differing['madeOf']>, { says: Sentence; remedy: Sentence }>
> = {
  time: {
    says: phrase`It differs from plan to plan: it has the time of the plan.`,
    remedy: phrase`No request can show it. Take the time from the state, by ${setting('time_static')} in place of ${setting('plantimestamp()')}, or leave the attribute out of updates by ${setting('ignore_changes')}.`,
  },
  commit: {
    says: phrase`It differs from plan to plan: it has the commit.`,
    remedy: phrase`No request can show it. Give the gate and this job one value that does not change with each commit, or leave the attribute out of updates by ${setting('ignore_changes')}.`,
  },
};

const WHY_NOT_COMPARED: Readonly<
  Record<NotCompared | 'request', { says: Sentence; remedy?: Sentence }>
> = {
  sensitive: {
    says: phrase`it has a sensitive value, and the plan does not show it or no key was given`,
    remedy: SHOW_HIDDEN,
  },
  variable: {
    says: phrase`it may depend on a sensitive variable, and the plan does not show that or no key was given`,
    remedy: SHOW_HIDDEN,
  },
  configuration: {
    says: phrase`the plan does not show how its provider is configured`,
    remedy: phrase`Give a token that may read the whole plan.`,
  },
  form: { says: phrase`it has a form that this version does not know, or the plan has it twice` },
  request: { says: phrase`the request did not show enough of it` },
};

function sayOrigin(from: Origin): Sentence {
  switch (from.kind) {
    case 'provider':
      return phrase`The configuration of its provider is not as it was.`;
    case 'drift':
      return phrase`It was changed since by something else than this repository.`;
    case 'requests':
      return phrase`Several requests changed it (${firstParts(from.requests.map(requestPart), MOST_NAMED)}), and none of them showed what they make together.`;
    case 'files':
      return phrase`A request showed it, and files that no request showed may decide about it.`;
    case 'variables': {
      const names = from.names.map((name) => sentencePart('name', name, 80));
      const values = from.names.length === 1 ? literal`A variable has` : literal`Variables have`;
      return phrase`${values} another value than was shown (${firstParts(names, MOST_NAMED)}).`;
    }
  }
}

const MOST_NAMED = 3;
