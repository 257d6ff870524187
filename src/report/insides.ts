/** What changes inside of a resource, attribute by attribute. Names and values are hostile until escaped. */
import type { ChangedAttribute } from '../policy/changed-attributes.ts';
import type { ValueChange } from '../policy/changed-values.ts';
import type { PlannedChange } from '../policy/planned-changes.ts';
import { cleanLine } from './escape-markdown.ts';
import { written, type Markdown, type Together } from './markdown.ts';
import { grouped, joined, type Mark } from './text.ts';
import type { ReportView } from './view.ts';

/** How much a report says about attributes. Most first: a report that is too long goes down this list. */
export const DEPTHS = ['values', 'names', 'none'] as const;
export type Depth = (typeof DEPTHS)[number];

/** The most that there is to say of any change. */
export function depthOf({ workspaces }: ReportView): Depth {
  const all = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
  if (all.some(({ differs = [] }) => differs.some(({ values }) => values !== undefined)))
    return 'values';
  return all.some(({ differs = [] }) => differs.length > 0) ? 'names' : 'none';
}

/** How many attributes are named for a resource that is created or destroyed. */
const MOST_OF_WHOLE = 6;
const MOST_NAMES = 16;

/** `ami forces replacement; size, tags`: the names in one line. Empty if nothing is known. */
export function nameWords<Marked extends string>(
  change: PlannedChange,
  mark: Mark<Marked>,
): Together<Marked>;
export function nameWords({ differs = [], action }: PlannedChange, mark: Mark<Markdown>): Markdown {
  const most = action === 'create' || action === 'delete' ? MOST_OF_WHOLE : MOST_NAMES;
  const shown = differs.slice(0, most);
  const names = (some: readonly ChangedAttribute[]): Markdown =>
    joined(', ', ...some.map(({ name }) => mark(name)));
  const forcing = shown.filter(({ forces }) => forces);
  const more = differs.length - shown.length;
  const verb = forcing.length === 1 ? 'forces' : 'force';
  const others = joined(
    ' ',
    names(shown.filter(({ forces }) => !forces)),
    more > 0 ? written`and ${grouped(more)} more` : '',
  );
  return joined(
    '; ',
    forcing.length > 0 ? written`${names(forcing)} ${verb} replacement` : '',
    others,
  );
}

/** `"t3.small" → "t3.large"`; one side alone for what is created or destroyed. */
export function valueWords<Marked extends string>(
  { before, after }: ValueChange,
  mark: Mark<Marked>,
): Together<Marked> {
  return joined(' → ', ...[before, after].flatMap((side) => (side === '' ? [] : mark(side))));
}

/** Values in a text are shorter than on the page. */
const LONGEST_VALUE = 100;
const MOST_VALUES = 12;

/** One line of Markdown for each value that differs. */
export function valueLines({ differs = [] }: PlannedChange, mark: Mark<Markdown>): Markdown[] {
  const lines = differs.flatMap(({ name, forces, values = [], moreValues = 0 }) => [
    ...values.map((value) => {
      const what = valueWords(value, (text) => mark(cleanLine(text, LONGEST_VALUE)));
      const force = forces ? ' · forces replacement' : '';
      return written`${joined(': ', mark(`${name}${value.path}`), what)}${force}`;
    }),
    ...(moreValues > 0 ? [written`${mark(name)}: ${grouped(moreValues)} more`] : []),
  ]);
  const more = lines.length - MOST_VALUES;
  return more > 0 ? [...lines.slice(0, MOST_VALUES), written`… and ${grouped(more)} more`] : lines;
}
