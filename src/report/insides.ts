/** What changes inside of a resource, attribute by attribute. Names are hostile until escaped. */
import type { ChangedAttribute } from '../policy/changed-attributes.ts';
import type { PlannedChange } from '../policy/planned-changes.ts';
import { written, type Markdown, type Together } from './markdown.ts';
import { grouped, joined, type Mark } from './text.ts';
import type { ReportView } from './view.ts';

/** Whether there is anything to say of the attributes of any change. */
export function areAttributesKnown({ workspaces }: ReportView): boolean {
  const all = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
  return all.some(({ differs = [] }) => differs.length > 0);
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
