/** What the plans do, grouped by action, destroyed resources first; each change is a fold with its attributes. */
import { anchor, html, sentenceToHtml, type Content, type Html } from './html.ts';
import type { PageLimits } from './limits.ts';
import {
  isProminent,
  type ChangeAction,
  type PlannedChange,
} from '../../../policy/planned-changes.ts';
import {
  changeItems,
  changeReason,
  changesOf,
  actionCountWords,
  forcingWords,
  attributeWords,
  prominentChanges,
  prominentWords,
  ACTION_SIGNS,
  type WorkspaceChange,
} from '../../../report/changes.ts';
import { clip } from '../../../model/clip.ts';
import { allowedOrigins, permalink } from '../../../report/links.ts';
import { toPlainText, formatNumber } from '../../../model/sentence.ts';
import { countWords, groupBy, sumOf } from '../../../report/text.ts';
import type { ReportView } from '../../../report/view.ts';
import { fileAndLine } from '../../../report/words.ts';

/** The order of the groups. */
const ACTION_ORDER: readonly ChangeAction[] = [
  'delete',
  'replace',
  'forget',
  'invoke',
  'update',
  'create',
  'none',
];

export function renderChanges(view: ReportView, limits: PageLimits): Html | undefined {
  const listed = changesOf(view);
  // Of a very large plan, only the first changes are kept.
  const unlisted = sumOf(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
  if (listed.length + unlisted === 0) return undefined;
  const sorted = ACTION_ORDER.flatMap((action) =>
    listed.filter((change) => change.action === action),
  );
  const shown = sorted.slice(0, limits.changes);
  const hidden = sorted.length - shown.length + unlisted;
  const groups = groupBy(shown, ({ action }) => action);
  return html`<h2 id="changes">${countWords(listed.length + unlisted, 'change')}</h2>
    ${view.workspaces.map(
      ({ name, changes }) =>
        changes?.doubt !== undefined &&
        html`<p>
          <strong>${clip(name, limits.text)}: this list of changes may be incomplete.</strong>
          ${clip(changes.doubt, limits.text)}
        </p>`,
    )}
    ${groups.map((group) => renderGroup(group, view, limits))}
    ${hidden > 0 && html`<p class="soft">${formatNumber(hidden)} more are not on this page; the runs have them.</p>`}
    ${hiddenAttributesNote(shown, limits)}
    ${view.workspaces.map(
      ({ name, changes }) =>
        changes?.unread !== undefined &&
        html`<p class="soft">${clip(name, limits.text)}: ${clip(changes.unread, limits.text)}</p>`,
    )}`;
}

/** What the plans destroy, replace, forget or invoke, each once for all workspaces: nobody should have to look for it. */
export function renderDestroyed(view: ReportView, { text, rows }: PageLimits): Html | undefined {
  const prominent = changeItems(view).filter(({ isProminent: isShown }) => isShown);
  if (prominent.length === 0) return undefined;
  const origins = allowedOrigins(view.context);
  const items = prominent.slice(0, Math.min(rows, MOST_DESTROYED)).map(
    ({ sign, address, workspaces, fileLine }) =>
      html`<li>
        ${sign}
        <code>${clip(address, text)}</code
        >${fileLine !== '' && html` · <code>${clip(fileLine, text)}</code>`}
        <span class="soft">${sentenceToHtml(workspaces, text, origins)}</span>
      </li>`,
  );
  const left = sumOf(prominent.slice(items.length), ({ number }) => number);
  return html`<h2 id="destroyed">${prominentWords(prominentChanges(view), view)}</h2>
    <ul>
      ${items} ${left > 0 && html`<li class="soft">… and ${countWords(left, 'more change')}.</li>`}
    </ul>`;
}

const MOST_DESTROYED = 20;

/** For how many of the shown changes the attributes are left out, so that the page does not become too large. */
function hiddenAttributesNote(shown: readonly PlannedChange[], limits: PageLimits): Content {
  const withoutAttributes = shown.filter(
    (change) => (change.differs ?? []).length > 0 && !showsAttributesOf(change, limits),
  );
  if (withoutAttributes.length === 0) return undefined;
  const number = countWords(withoutAttributes.length, 'change');
  return html`<p class="soft">This page would be too large with the attributes of ${number}.</p>`;
}

function showsAttributesOf({ action }: PlannedChange, limits: PageLimits): boolean {
  const isOfWholeResource = action === 'create' || action === 'delete';
  return limits.attributes && (limits.wholeResources || !isOfWholeResource);
}

function renderGroup(
  group: readonly [WorkspaceChange, ...WorkspaceChange[]],
  view: ReportView,
  limits: PageLimits,
): Html {
  const [{ action }] = group;
  const title = `${ACTION_SIGNS[action]} ${actionCountWords(action, group.length)}`;
  const lines = group.map((change) => renderChange(change, view, limits));
  return html`<details ${isProminent(action) && OPEN_ATTRIBUTE}>
    <summary>${title}</summary>
    <ul>
      ${lines}
    </ul>
  </details>`;
}

/** The attribute of HTML with which a `<details>` element is shown unfolded. */
const OPEN_ATTRIBUTE = html`open`;

/** One item of the list. Where its attributes are shown, they are folded below its first line. */
function renderChange(change: WorkspaceChange, view: ReportView, limits: PageLimits): Html {
  const fileLine = fileAndLine(change);
  const url = change.location && permalink(change.location, view.context);
  const place = fileLine !== '' && html`<code>${clip(fileLine, limits.text)}</code>`;
  const placeWithLink = place && anchor(place, url, allowedOrigins(view.context));
  const inWorkspace =
    view.workspaces.length > 1 &&
    html` <span class="soft">in ${clip(change.workspace, limits.text)}</span>`;
  const reason = toPlainText(changeReason({ ...change, attributes: [] }));
  const reasonPart = reason !== '' && html`: ${clip(reason, limits.text)}`;
  const firstLine = (shownPlace: Content): Html =>
    html`<code>${clip(change.address, limits.text)}</code
      >${shownPlace && [' · ', shownPlace]}${inWorkspace}${reasonPart}`;
  const attributes = attributeWords(change, Infinity) || forcingWords(change.attributes);
  if (attributes === '' || !showsAttributesOf(change, limits))
    return html`<li>${firstLine(placeWithLink)}</li>`;
  // A link inside of a `<summary>` cannot be reached with a keyboard or a screen reader.
  const linkBelow = placeWithLink !== place && html`<p>${placeWithLink}</p>`;
  return html`<li>
    <details>
      <summary>${firstLine(place)}</summary>
      ${linkBelow}${html`<p>${sentenceToHtml(attributes, Infinity, [])}</p>`}
    </details>
  </li>`;
}
