/** The writer of HTML: lists of causes, each with the lines of the files around it. */
import { clip } from '../../../model/clip.ts';
import { formatNumber, toPlainText, type Sentence } from '../../../model/sentence.ts';
import {
  closingLists,
  otherLists,
  textsBeyond,
  type CauseItem,
  type CauseList,
  type ToldPlace,
  type PlaceGroup,
  type Room,
} from '../../../report/document.ts';
import { messageText } from '../../../report/message-text.ts';
import { allowedOrigins } from '../../../report/links.ts';
import { groupBy, listText } from '../../../report/text.ts';
import type { Excerpt } from '../../../model/policy-result.ts';
import type { Cause, ReportView } from '../../../report/view.ts';
import { anchor, breakable, html, sentenceToHtml, type Content, type Html } from './html.ts';
import type { PageLimits } from './limits.ts';

/** Cause → the `id` of its element; a cause that the page does not show has none. */
export type CauseIds = ReadonlyMap<Cause, string>;

/** Gives each cause an id of its own: several may have the same fingerprint. */
export function idsOfCauses(causes: readonly Cause[]): CauseIds {
  const ids = new Map<Cause, string>();
  for (const alike of groupBy(causes, ({ fingerprint }) => fingerprint)) {
    for (const [index, cause] of alike.entries()) {
      const suffix = index > 0 ? `-${index + 1}` : '';
      ids.set(cause, `cause-${cause.fingerprint}${suffix}`);
    }
  }
  return ids;
}

/** What keeps the gate closed. A cause without an id in `ids` is only counted. */
export function renderClosing(view: ReportView, ids: CauseIds, limits: PageLimits): Content {
  const medium = mediumOf(view, limits);
  return closingLists(view, medium.room).map((list) => writeList(list, ids, medium));
}

/** All other causes. */
export function renderOthers(view: ReportView, ids: CauseIds, limits: PageLimits): Content {
  const hidden = view.causes.length - ids.size;
  const medium = mediumOf(view, limits);
  return [
    ...otherLists(view, medium.room).map((list) => writeList(list, ids, medium)),
    hidden > 0 &&
      html`<p class="soft">${formatNumber(hidden)} more causes are not on this page.</p>`,
  ];
}

/** How much is written of a text, how much of a cause, and where links may lead. */
interface Medium {
  room: Room;
  text: number;
  origins: readonly string[];
}

function mediumOf({ context }: ReportView, { text, occurrences }: PageLimits): Medium {
  const room = { occurrences, others: occurrences, text: { characters: text, lines: Infinity } };
  return { room, text, origins: allowedOrigins(context) };
}

function writeList({ id, title, items }: CauseList, ids: CauseIds, medium: Medium): Content {
  if (items.length === 0) return undefined;
  const articles = items.map((item): Content => {
    const ownId = ids.get(item.cause);
    return ownId !== undefined && writeItem(item, ownId, medium);
  });
  const heading = sentenceToHtml(title, medium.text, medium.origins);
  // Warnings of the plan are folded: no policy depends on them.
  if (id === 'warnings')
    return html`<details id="${id}">
      <summary>${heading}</summary>
      ${articles}
    </details>`;
  return html`<h2 id="${id}">${heading}</h2>
    ${articles}`;
}

/** Longer messages are shown below the finding once more, as they were printed. */
const SHORT_TEXT = { characters: 400, lines: 20 };

function writeItem(item: CauseItem, id: string, medium: Medium): Html {
  const { kind, title, name, facts, description, notes, messages, help, tone } = item;
  const { text } = medium;
  const write = (sentence: Sentence): Content => sentenceToHtml(sentence, text, medium.origins);
  const told = notes.map((note) => html`<p>${write(note)}</p>`);
  if (kind === 'said') {
    const page = help !== undefined && anchor('What to do', help, [help]);
    return html`<article class="${CLASSES[tone]}" id="${id}">
      <p><strong>${plain(title, text)}:</strong> ${write(item.says)} ${page}</p>
      ${told} ${item.places.map((group) => writeGroup(group, medium))} ${hiddenWords(item)}
      ${runLinks(item, medium)}
    </article>`;
  }
  const output = textsBeyond(item, SHORT_TEXT);
  const soft = facts.map((fact, index) => [index > 0 && ' · ', write(fact)]);
  return html`<article class="${CLASSES[tone]}" id="${id}">
    <h3>${name === '' ? '' : breakable(clip(toPlainText(title), text))}</h3>
    <p class="soft">${soft}</p>
    ${description !== '' && html`<p>${clip(description, text)}</p>`} ${told}
    ${messages.length > 0 && html`<p>${saidText(messages, text)}</p>`}
    ${item.places.map((group) => writeGroup(group, medium))} ${hiddenWords(item)}
    ${
      output.length > 0 &&
      html`<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${messageText(output, text)}</pre>
      </details>`
    }
    ${runLinks(item, medium)}
  </article>`;
}

const CLASSES: Readonly<Record<CauseItem['tone'], string>> = {
  bad: 'finding',
  asked: 'finding is-asked',
  unknown: 'finding is-unknown',
  soft: 'finding is-soft',
  quiet: 'finding is-quiet',
};

/** Without markup and links. */
function plain(sentence: Sentence, limit: number): string {
  return clip(toPlainText(sentence).replaceAll(/ \(https?:[^)]*\)/g, ''), limit);
}

function hiddenWords({ furtherWords }: CauseItem): Content {
  return furtherWords !== '' && html`<p>… and ${furtherWords}.</p>`;
}

/** How many runs of one cause are linked. */
const MOST_RUNS = 12;

/** The runs of a cause that keeps the gate closed; the table has those of all workspaces. */
function runLinks({ runs, cause }: CauseItem, { origins }: Medium): Content {
  const linked = cause.workspaces.length > MOST_RUNS ? [] : runs();
  if (linked.length === 0) return undefined;
  const links = linked.map(({ workspace, href }, index) => [
    index > 0 && ', ',
    anchor(breakable(clip(workspace, 100)), href, origins),
  ]);
  return html`<p class="soft">${linked.length === 1 ? 'Run: ' : 'Runs: '}${links}</p>`;
}

/** The place, the address and the message, and below them the lines of the file; of several places, the message once. */
function writeGroup({ places, messages, facts }: PlaceGroup, medium: Medium): Html {
  const about = facts.map((fact) => sentenceToHtml(fact, medium.text, medium.origins));
  const aboutWords =
    about.length > 0 && html` <span class="soft">${about.map((fact) => [' · ', fact])}</span>`;
  const message = saidText(messages, medium.text);
  const [first, ...others] = places;
  if (others.length === 0)
    return html`<p>${placeWords(first, medium, messages.length > 0)}${message}${aboutWords}</p>
      ${excerptOf(first, medium)}`;
  return html`<p>${message}${aboutWords}</p>
    ${places.map(
      (place) =>
        html`<p>${placeWords(place, medium, false)}</p>
          ${excerptOf(place, medium)}`,
    )}`;
}

/** The place and the address, which both lead to the line. @param isBefore whether a message follows */
function placeWords(
  { fileLine, addresses, href, facts }: ToldPlace,
  { text, origins }: Medium,
  isBefore: boolean,
): Content {
  const place = html`<code>${clip(fileLine, text)}</code>`;
  const named = html`<code>${listText(addresses, 20, (one) => clip(one, text))}</code>`;
  return [
    fileLine !== '' && html`${anchor(place, href, origins)} `,
    addresses.length > 0 && html`${anchor(named, href, origins)}${isBefore && ': '}`,
    facts.map((fact) => html` <span class="soft">· ${sentenceToHtml(fact, text, origins)}</span>`),
  ];
}

function excerptOf({ excerpt, line }: ToldPlace, { text }: Medium): Content {
  return excerpt && renderExcerpt(excerpt, text, line);
}

/** Messages with their lines. No space of the template is inside of the element, because it would be shown. */
function saidText(messages: readonly string[], textLimit: number): Html {
  return html`<span class="said">${messageText(messages, textLimit)}</span>`;
}

/** @param startLine the number of the line at fault; 1 if its place in the file is not known */
function renderExcerpt({ lines, at }: Excerpt, textLimit: number, startLine = 1): Html {
  const first = startLine - at;
  const width = String(first + lines.length - 1).length;
  const rows = lines.map((line, index) => {
    const isAtFault = index === at;
    const number = String(first + index).padStart(width);
    const text = `${isAtFault ? '▶' : ' '} ${number}  ${clip(line, textLimit)}\n`;
    return html`<span class="${isAtFault ? 'at-fault' : 'near'}">${text}</span>`;
  });
  return html`<pre class="source" tabindex="0">${rows}</pre>`;
}
