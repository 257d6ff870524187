/**
 * What the plans do, grouped by action, destroyed resources first; each change once for all workspaces, as a fold with its
 * attributes.
 */
import { anchor, html, sentenceToHtml, type Content, type Html } from './html.ts';
import type { PageLimits } from './limits.ts';
import type { ChangeAction } from '../../../policy/planned-changes.ts';
import {
  actionCountWords,
  toldChanges,
  type ChangeItem,
  type ToldChanges,
} from '../../../report/changes.ts';
import { clip } from '../../../model/clip.ts';
import { allowedOrigins } from '../../../report/links.ts';
import { formatNumber, toPlainText, type Sentence } from '../../../model/sentence.ts';
import { countWords, groupBy, sumOf } from '../../../report/text.ts';
import type { ReportView } from '../../../report/view.ts';

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

const numberOf = (items: readonly ChangeItem[]): number => sumOf(items, ({ number }) => number);

/** The two lists of changes of a page: what nobody should have to look for, and everything. */
export function renderChanges(view: ReportView, limits: PageLimits) {
  const changes = toldChanges(view);
  const write = (sentence: Sentence): Content =>
    sentenceToHtml(sentence, limits.text, allowedOrigins(view.context));
  return {
    destroyed: writeDestroyed(changes, limits, write),
    all: writeAll(changes, limits, write),
  };
}

type WriteSentence = (sentence: Sentence) => Content;

function writeAll(
  { items, leftOut, doubts, unreadAttributes }: ToldChanges,
  limits: PageLimits,
  write: WriteSentence,
): Html | undefined {
  const number = numberOf(items) + leftOut;
  if (number === 0) return undefined;
  const sorted = ACTION_ORDER.flatMap((action) => items.filter((item) => item.action === action));
  const shown = sorted.slice(0, limits.changes);
  // Of a very large plan, only the first changes are kept.
  const hidden = number - numberOf(shown);
  const groups = groupBy(shown, ({ action }) => action);
  return html`<h2 id="changes">${countWords(number, 'change')}</h2>
    ${doubts.map((doubt) => html`<p>${write(doubt)}</p>`)}
    ${groups.map((group) => writeGroup(group, limits, write))}
    ${hidden > 0 && html`<p class="soft">${formatNumber(hidden)} more are not on this page; the runs have them.</p>`}
    ${hiddenAttributesNote(shown, limits)}
    ${unreadAttributes.map((words) => html`<p class="soft">${write(words)}</p>`)}`;
}

/** What the plans destroy, replace, forget or invoke. */
function writeDestroyed(
  { items, destroys, unread }: ToldChanges,
  { text, rows }: PageLimits,
  write: WriteSentence,
): Html | undefined {
  const prominent = items.filter(({ isProminent }) => isProminent);
  if (destroys === '') return undefined;
  const shown = prominent.slice(0, Math.min(rows, MOST_DESTROYED)).map(
    ({ sign, address, workspaces, fileLine }) =>
      html`<li>
        ${sign}
        <code>${clip(address, text)}</code
        >${fileLine !== '' && html` · <code>${clip(fileLine, text)}</code>`}
        <span class="soft">${write(workspaces)}</span>
      </li>`,
  );
  const left = numberOf(prominent.slice(shown.length));
  return html`<h2 id="destroyed">${destroys}</h2>
    <ul>
      ${shown} ${unread.slice(0, MOST_DESTROYED).map((words) => html`<li>${write(words)}</li>`)}
      ${left > 0 && html`<li class="soft">… and ${countWords(left, 'more change')}.</li>`}
    </ul>`;
}

const MOST_DESTROYED = 20;

/** For how many of the shown changes the attributes are left out, so that the page does not become too large. */
function hiddenAttributesNote(shown: readonly ChangeItem[], limits: PageLimits): Content {
  const without = shown.filter(
    (item) => item.areAttributesKnown && !showsAttributesOf(item, limits),
  );
  if (without.length === 0) return undefined;
  const number = countWords(numberOf(without), 'change');
  return html`<p class="soft">This page would be too large with the attributes of ${number}.</p>`;
}

function showsAttributesOf({ action }: ChangeItem, limits: PageLimits): boolean {
  const isOfWholeResource = action === 'create' || action === 'delete';
  return limits.attributes && (limits.wholeResources || !isOfWholeResource);
}

function writeGroup(
  group: readonly [ChangeItem, ...ChangeItem[]],
  limits: PageLimits,
  write: WriteSentence,
): Html {
  const [{ action, sign, isProminent }] = group;
  return html`<details ${isProminent && OPEN_ATTRIBUTE}>
    <summary>${sign} ${actionCountWords(action, numberOf(group))}</summary>
    <ul>
      ${group.map((item) => writeChange(item, limits, write))}
    </ul>
  </details>`;
}

/** The attribute of HTML with which a `<details>` element is shown unfolded. */
const OPEN_ATTRIBUTE = html`open`;

/** One item of the list. Where its attributes are shown, they are folded below its first line. */
function writeChange(item: ChangeItem, limits: PageLimits, write: WriteSentence): Html {
  const { fileLine, address, workspaces } = item;
  const href = item.href();
  const place = fileLine !== '' && html`<code>${clip(fileLine, limits.text)}</code>`;
  const placeWithLink = place && anchor(place, href, href === undefined ? [] : [href]);
  const where = workspaces !== '' && html` <span class="soft">${write(workspaces)}</span>`;
  const reason = toPlainText(item.bareReason());
  const reasonPart = reason !== '' && html`: ${clip(reason, limits.text)}`;
  const firstLine = (shownPlace: Content): Html =>
    html`<code>${clip(address, limits.text)}</code
      >${shownPlace && [' · ', shownPlace]}${where}${reasonPart}`;
  const attributes = showsAttributesOf(item, limits) ? item.attributes() : '';
  if (attributes === '') return html`<li>${firstLine(placeWithLink)}</li>`;
  // A link inside of a `<summary>` cannot be reached with a keyboard or a screen reader.
  const linkBelow = placeWithLink !== place && html`<p>${placeWithLink}</p>`;
  return html`<li>
    <details>
      <summary>${firstLine(place)}</summary>
      ${linkBelow}${html`<p>${sentenceToHtml(attributes, Infinity, [])}</p>`}
    </details>
  </li>`;
}
