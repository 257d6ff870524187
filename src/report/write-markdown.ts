/** The writer of Markdown: lists of causes with a line for each message and its places, and the rest folded. */
import {
  createBudget,
  renderFold,
  renderWhileFits,
  type Budget,
  type BudgetedBlock,
} from './budget.ts';
import {
  textsBeyond,
  type CauseItem,
  type CauseList,
  type ToldPlace,
  type PlaceGroup,
} from './document.ts';
import { codeSpan, fence, htmlCode, link, prose } from './markdown.ts';
import {
  joinSentences,
  linkPart,
  listParts,
  literal,
  phrase,
  type Markdown,
  type Sentence,
} from '../model/sentence.ts';
import { messageLines, messageText, type TextLimits } from './message-text.ts';
import { itemToMarkdown, toMarkdown } from './render-sentence.ts';
import { countWords, joinNonEmpty, policyCountWords, sumOf, unchanged } from './text.ts';
import type { ChangeItem, ToldChanges } from './changes.ts';
import type { ValuesOfReport } from './values.ts';

/** What is shown of the messages about a resource in its line of the list: longer ones are whole in a fold. */
export const LISTED_TEXT: TextLimits = { characters: 240, lines: 6 };

/** Lists of what keeps the gate closed; only names where the causes do not fit. */
export function writeClosing(lists: readonly CauseList[], budget: Budget): BudgetedBlock {
  const blocks = lists.map((list, index) => {
    const below = sumOf(lists.slice(index + 1), ({ items }) => items.length);
    // Half of the proportional share of the lists below is reserved for them; this one may use the rest.
    const shareBelow = below / (below + list.items.length);
    return writeList(list, budget.part(1 - shareBelow / 2));
  });
  return {
    text: joinNonEmpty('\n\n', ...blocks.map(({ text }) => text)),
    missing: sumOf(blocks, ({ missing }) => missing),
  };
}

/** Whether all items of some lists fit. */
export function fitAll(lists: readonly CauseList[], budget: Budget): boolean {
  const items = lists.flatMap((list) => list.items);
  return renderWhileFits(budget.unpaidCopy(), items, writeItem).length === items.length;
}

function writeList({ title, items: all }: CauseList, budget: Budget): BudgetedBlock {
  const heading = literal`#### ${toMarkdown(title)}`;
  if (!budget.tryTake(heading)) return { text: otherNamesLine(all, budget), missing: all.length };
  // The last third of the budget is for the names of causes that do not fit, unless all fit.
  const items = renderWhileFits(budget.part(0.7), all, writeItem);
  const others = all.slice(items.length);
  const otherItems = renderWhileFits(budget.unpaidCopy(), others, writeItem);
  if (otherItems.length === others.length) {
    items.push(...renderWhileFits(budget, otherItems, unchanged));
  }
  const unnamed = all.slice(items.length);
  const names = unnamed.length > 0 ? otherNamesLine(unnamed, budget) : '';
  const text = joinNonEmpty('\n\n', heading, joinNonEmpty('\n', ...items), names);
  return { text, missing: all.length - items.length };
}

/** As many names as fit and the number of others; only the number if no name fits. */
function otherNamesLine(items: readonly CauseItem[], budget: Budget): Markdown {
  const names = [...new Set(items.map(({ name }) => name))].filter(Boolean);
  const othersWords = (number: number): Markdown =>
    literal`${policyCountWords(number)} more, named in the summary`;
  if (names.length === 0) return '';
  if (!budget.tryTake(literal`Also failed: and ${othersWords(names.length)}.`)) return '';
  const shown = renderWhileFits(budget, names, (name) => codeSpan(name, 80));
  const missing = names.length - shown.length;
  const others = missing > 0 ? othersWords(missing) : '';
  return literal`Also failed: ${joinNonEmpty(' and ', joinNonEmpty(', ', ...shown), others)}.`;
}

/** Lists of what does not close the gate: a fold for each. `noun`: what one that does not fit is called. */
export function writeFolds(lists: readonly CauseList[], budget: Budget) {
  return lists.map(({ id, noun, folded, items }) => {
    const title = literal`${FOLD_ICONS[id] ?? '⚠️'} ${folded}`;
    return { ...renderFold(budget, { title }, items, writeItem), id, noun };
  });
}

const FOLD_ICONS: Partial<Record<CauseList['id'], '☑️' | 'ℹ️'>> = {
  accepted: '☑️',
  notices: 'ℹ️',
};

/** A cause with its places below it. */
function writeItem(item: CauseItem): Markdown {
  const { hidden, places, notes } = item;
  const below = [
    ...places.map((group) => ({ words: groupWords(group) })),
    ...(hidden === '' ? [] : [{ words: phrase`and ${hidden}` }]),
  ];
  if (item.kind === 'said') return itemToMarkdown({ words: saidWords(item), children: below });
  const { title, isStrong, description, facts, messages, importance } = item;
  const name = isStrong ? literal`**${toMarkdown(title)}**` : title;
  const described = joinSentences(literal` — `, name, prose(description, 160));
  const head = joinSentences(literal` · `, described, ...facts);
  const between = importance === 'is-accepted' ? literal` · ` : literal`: `;
  return itemToMarkdown({
    words: joinSentences(between, head, messageWords(messages)),
    children: [...notes.map((words) => ({ words })), ...below],
  });
}

function saidWords({ icon, title, says, help, notes }: CauseItem): Sentence {
  const head = icon === '' ? title : phrase`${icon} ${title}`;
  const page = help === undefined ? '' : linkPart(phrase`What to do`, help);
  return joinSentences(literal` `, phrase`${head}:`, says, page, ...notes);
}

/** Messages, each of their lines on a line of its own. */
function messageWords(messages: readonly string[]): Markdown {
  const { lines, rest } = messageLines(messages, LISTED_TEXT);
  return joinNonEmpty('<br>', ...lines.map((line) => prose(line, Infinity)), rest);
}

/** How many addresses of one message are written in front of it. */
const MOST_ADDRESSES = 4;

/** `place address: message` of one, or `message: place address, place address` of several. */
function groupWords({ messages, places, facts }: PlaceGroup): Sentence {
  const message = messageWords(messages);
  const [first, ...others] = places;
  if (others.length === 0) {
    const said = joinNonEmpty(': ', addressWords(first), message);
    const what = joinNonEmpty(' ', placeLink(first), said) || literal`–`;
    return joinSentences(literal` · `, what, ...facts);
  }
  const list = places.map((place, index) => {
    const before = places[index - 1];
    const what = joinNonEmpty(' ', placeLink(place, before), addressWords(place)) || literal`–`;
    const inBrackets = joinSentences(literal`, `, ...place.facts);
    return inBrackets === '' ? what : phrase`${what} (${inBrackets})`;
  });
  const where = joinSentences(literal`, `, ...list);
  return joinSentences(literal`, `, joinSentences(literal`: `, message, where), ...facts);
}

function addressWords({ addresses }: ToldPlace): Markdown {
  const codes = addresses.map((address) => codeSpan(address, 200));
  return joinNonEmpty('', ...listParts(codes, MOST_ADDRESSES));
}

/** `infra/main.tf:12`; of a place in the file of the one before it, the line alone. */
function placeLink({ fileLine, path, line, href }: ToldPlace, before?: ToldPlace): Markdown {
  if (fileLine === '') return '';
  const isInSameFile = path !== undefined && path === before?.path;
  const shown = codeSpan(isInSameFile ? `:${line}` : fileLine);
  return link(shown, href, href === undefined ? [] : [href]);
}

/** A fold for each item of which the list does not show all places and text. `missing` counts items. @param messageLimit the most UTF-16 units of the messages of one */
export function writeMessageFolds(
  lists: readonly CauseList[],
  budget: Budget,
  messageLimit: number,
): BudgetedBlock {
  const notWhole = lists
    .flatMap(({ items }) => items)
    .filter((item) => item.furtherWords !== '' || textsBeyond(item, LISTED_TEXT).length > 0)
    .filter(({ name }) => name !== '');
  const folds = renderWhileFits(budget, notWhole, (item) => messageFold(item, messageLimit));
  return { text: joinNonEmpty('\n\n', ...folds), missing: notWhole.length - folds.length };
}

/** The places that the list does not show, then the text. */
function messageFold(item: CauseItem, messageLimit: number): Markdown {
  const { further, furtherWords, name } = item;
  const texts = textsBeyond(item, LISTED_TEXT);
  const content = joinNonEmpty(' and ', furtherWords, texts.length > 0 ? 'what it printed' : '');
  // Half of a line is the URL of its link.
  const budget = createBudget(messageLimit * 2, (line) => line.length);
  const lines = renderWhileFits(budget, further(), (group) =>
    itemToMarkdown({ words: groupWords(group) }),
  );
  const left = item.furtherAfter(lines.length);
  if (left !== '') lines.push(literal`- … and ${left}`);
  return joinNonEmpty(
    '\n\n',
    literal`<details><summary>${htmlCode(name, 120)}: ${content}</summary>`,
    joinNonEmpty('\n', ...lines),
    texts.length === 0 ? '' : fence(messageText(texts, messageLimit)),
    '</details>',
  );
}

/** Room is kept for a line with a number of this length. */
const LARGE_NUMBER = 1_000_000;

/**
 * What the plans destroy, replace, forget or invoke: a heading, why the list may be incomplete, and as many changes as fit,
 * at most `most` different ones. `missing` counts changes that no line mentions.
 */
export function writeProminent(changes: ToldChanges, budget: Budget, most: number): BudgetedBlock {
  const { items, destroys, doubts, unread } = changes;
  const prominent = items.filter(({ isProminent }) => isProminent);
  const number = sumOf(prominent, (item) => item.number);
  const heading = destroys && literal`#### ${destroys}`;
  const doubtLines = renderWhileFits(budget, doubts, (doubt) => literal`> ⚠️ ${toMarkdown(doubt)}`);
  const end = toMarkdown(changes.more(LARGE_NUMBER));
  if (heading === '' || !budget.tryTake(literal`${heading}\n\n${end}`))
    return { text: joinNonEmpty('\n>\n', ...doubtLines), missing: number };
  const unreadLines = renderWhileFits(budget, unread, (words) => literal`- ${toMarkdown(words)}`);
  const lines = renderWhileFits(budget, prominent.slice(0, most), (item) =>
    changeLine(item, item.reason),
  );
  const missing = number - sumOf(prominent.slice(0, lines.length), (item) => item.number);
  const list = joinNonEmpty('\n', ...lines, ...unreadLines);
  const more = missing > 0 ? toMarkdown(changes.more(missing)) : '';
  return {
    text: joinNonEmpty('\n\n', heading, joinNonEmpty('\n>\n', ...doubtLines), list, more),
    missing: 0,
  };
}

/**
 * The first `most` changes with what changes inside, those that destroy first. Where nothing is known
 * of that, or there is no room for it: all other changes.
 */
export function writeChanges(changes: ToldChanges, budget: Budget, most: number): BudgetedBlock {
  const withAttributes =
    changes.areAttributesKnown &&
    tryChanges(changes, budget.unpaidCopy(), { most, withAttributes: true }).isWhole;
  return tryChanges(changes, budget, { most, withAttributes }).block;
}

/** @param withAttributes whether all changes are listed with their attributes, or those that are not prominent without */
function tryChanges(
  changes: ToldChanges,
  budget: Budget,
  { most, withAttributes }: { most: number; withAttributes: boolean },
): { block: BudgetedBlock; isWhole: boolean } {
  const { items, leftOut, areAttributesKnown } = changes;
  const listed = withAttributes ? items : items.filter(({ isProminent }) => !isProminent);
  const ofItems = sumOf(listed, (item) => item.number);
  const number = ofItems + leftOut;
  if (number === 0) return { block: { text: '', missing: 0 }, isWhole: true };
  const attributes = literal`, with ${number === 1 ? 'its' : 'their'} attributes`;
  const noun = listed.length === items.length ? 'change' : 'other change';
  const shown = listed.slice(0, most);
  const ofResources =
    items.some(({ workspaces }) => workspaces !== '') && shown.length < ofItems
      ? literal` of ${countWords(shown.length, 'resource')}`
      : '';
  const title = literal`<details><summary>${countWords(number, noun)}${ofResources}${withAttributes ? attributes : ''}</summary>`;
  const end = toMarkdown(changes.more(LARGE_NUMBER));
  if (!budget.tryTake(literal`${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
    return { block: { text: '', missing: number }, isWhole: false };
  const sentences = renderWhileFits(
    budget,
    changes.unreadAttributes,
    (words) => literal`> ${toMarkdown(words)}`,
  );
  const lines = renderWhileFits(budget, shown, (item) =>
    changeLine(item, withAttributes ? item.reasonAndAttributes() : item.reason),
  );
  const missing = number - sumOf(shown.slice(0, lines.length), (item) => item.number);
  const more = missing > 0 ? toMarkdown(changes.more(missing)) : '';
  const omission = withAttributes || !areAttributesKnown ? '' : ATTRIBUTES_OMITTED;
  const text = joinNonEmpty(
    '\n\n',
    title,
    joinNonEmpty('\n', ...lines),
    more,
    omission,
    joinNonEmpty('\n>\n', ...sentences),
    '</details>',
  );
  return { block: { text, missing: 0 }, isWhole: lines.length === shown.length };
}

/** A fold with one for each entry, whose values are in it. */
export function writeValues({ items, unread }: ValuesOfReport, budget: Budget): BudgetedBlock {
  const title = literal`${countWords(items.length, 'change')} with values`;
  const fold = renderFold(budget, { title }, items, ({ title: part, head, lines, workspaces }) => {
    const what = joinNonEmpty(' ', part && htmlCode(part, 60), htmlCode(head, 300));
    const where = workspaces === '' ? '' : literal` ${toMarkdown(workspaces)}`;
    return lines.length === 0
      ? literal`<p>${what}${where}</p>`
      : literal`<details><summary>${what}${where}</summary>\n\n${fence(lines.join('\n'))}\n\n</details>`;
  });
  const sentences = renderWhileFits(budget, unread, (words) => literal`> ${toMarkdown(words)}`);
  return {
    text: joinNonEmpty('\n\n', fold.text, joinNonEmpty('\n>\n', ...sentences)),
    missing: fold.missing,
  };
}

const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';

function changeLine(
  { sign, address, fileLine, href: hrefOf, workspaces }: ChangeItem,
  why: Sentence,
): Markdown {
  const href = hrefOf();
  const place = fileLine && link(codeSpan(fileLine), href, href === undefined ? [] : [href]);
  const what = joinNonEmpty(' ', place, codeSpan(address, 200), toMarkdown(workspaces));
  return literal`- **${sign}** ${joinNonEmpty(': ', what, toMarkdown(why))}`;
}
