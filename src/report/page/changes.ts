/**
 * What the plans do, grouped by action, destroyed resources first; each change is a fold with its
 * attributes.
 */
import type { PageLimits } from './limits.ts';
import {
  isProminent,
  type ChangeAction,
  type PlannedChange,
} from '../../policy/planned-changes.ts';
import {
  changeReason,
  changesOf,
  actionCountWords,
  forcingWords,
  attributeWords,
  ACTION_SIGNS,
  type WorkspaceChange,
} from '../changes.ts';
import { clip } from '../escape-markdown.ts';
import { allowedOrigins, permalink } from '../links.ts';
import { toPlainText } from '../sentence.ts';
import { countWords, groupBy, formatNumber } from '../text.ts';
import type { ReportView } from '../view.ts';
import { fileAndLine } from '../words.ts';
import { anchor, html, sentenceToHtml, type Content, type Html } from './html.ts';

const ORDER: readonly ChangeAction[] = [
  'delete',
  'replace',
  'forget',
  'invoke',
  'update',
  'create',
  'none',
];

export function renderChanges(view: ReportView, detail: PageLimits): Html | undefined {
  const all = changesOf(view);
  const unlisted = view.workspaces.reduce((sum, { changes }) => sum + (changes?.leftOut ?? 0), 0);
  if (all.length + unlisted === 0) return undefined;
  const sorted = ORDER.flatMap((action) => all.filter((change) => change.action === action));
  const shown = sorted.slice(0, detail.changeLimit);
  const hidden = sorted.length - shown.length + unlisted;
  const groups = groupBy(shown, ({ action }) => action);
  return html`<h2 id="changes">${countWords(all.length + unlisted, 'change')}</h2>
    ${view.workspaces.map(
      ({ name, changes }) =>
        changes?.doubt !== undefined &&
        html`<p>
          <strong>${clip(name, detail.textLimit)}: this list of changes may be incomplete.</strong>
          ${clip(changes.doubt, detail.textLimit)}
        </p>`,
    )}
    ${groups.map((group) => renderGroup(group, view, detail))}
    ${hidden > 0 && html`<p class="soft">${formatNumber(hidden)} more are not on this page; the runs have them.</p>`}
    ${leftOutWords(shown, detail)}
    ${view.workspaces.map(
      ({ name, changes }) =>
        changes?.unread !== undefined &&
        html`<p class="soft">
          ${clip(name, detail.textLimit)}: ${clip(changes.unread, detail.textLimit)}
        </p>`,
    )}`;
}

/** What was left out for the size of the page, with the number of changes. */
function leftOutWords(shown: readonly PlannedChange[], detail: PageLimits): Content {
  const without = shown.filter(
    (change) => (change.differs ?? []).length > 0 && !hasAttributes(change, detail),
  );
  if (without.length === 0) return undefined;
  return html`<p class="soft">
    This page would be too large with the attributes of ${countWords(without.length, 'change')}.
  </p>`;
}

function hasAttributes(
  { action }: PlannedChange,
  { showsAttributes: attributes, showsWholeResources: whole }: PageLimits,
): boolean {
  return attributes && (whole || (action !== 'create' && action !== 'delete'));
}

function renderGroup(
  group: readonly [WorkspaceChange, ...WorkspaceChange[]],
  view: ReportView,
  detail: PageLimits,
): Html {
  const [{ action }] = group;
  const title = `${ACTION_SIGNS[action]} ${actionCountWords(action, group.length)}`;
  const lines = group.map((change) => renderChange(change, view, detail));
  return html`<details ${isProminent(action) && UNFOLDED}>
    <summary>${title}</summary>
    <ul>
      ${lines}
    </ul>
  </details>`;
}

const UNFOLDED = html`open`;

function renderChange(change: WorkspaceChange, view: ReportView, detail: PageLimits): Html {
  const fileLine = fileAndLine(change);
  const url = change.location && permalink(change.location, view.context);
  const named = fileLine !== '' && html`<code>${clip(fileLine, detail.textLimit)}</code>`;
  const linked = named && anchor(named, url, allowedOrigins(view.context));
  const inWorkspace =
    view.workspaces.length > 1 &&
    html` <span class="soft">in ${clip(change.workspace, detail.textLimit)}</span>`;
  const why = toPlainText(changeReason({ ...change, attributes: [] }));
  const reason = why !== '' && html`: ${clip(why, detail.textLimit)}`;
  const head = (where: Content): Html =>
    html`<code>${clip(change.address, detail.textLimit)}</code
      >${where && [' · ', where]}${inWorkspace}${reason}`;
  const names = attributeWords(change, Infinity) || forcingWords(change.attributes);
  if (names === '' || !hasAttributes(change, detail)) return html`<li>${head(linked)}</li>`;
  // A link inside of what opens a fold is out of reach for those who use neither mouse nor sight.
  const link = linked !== named && html`<p>${linked}</p>`;
  return html`<li>
    <details>
      <summary>${head(named)}</summary>
      ${link}${html`<p>${sentenceToHtml(names, Infinity, [])}</p>`}
    </details>
  </li>`;
}
