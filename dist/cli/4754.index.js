"use strict";
exports.id = 4754;
exports.ids = [4754,9760];
exports.modules = {

/***/ 94754:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PAGE_BUDGET_BYTES: function() { return /* binding */ PAGE_BUDGET_BYTES; },
  renderPage: function() { return /* binding */ renderPage; }
});

// EXTERNAL MODULE: ./build/src/model/clip.js
var clip = __webpack_require__(94993);
// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var model_sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/features/report-files/page/html.js
/**
 * HTML with every hole escaped: text and quoted attributes. What came from outside is cleaned of
 * everything that shows nothing, reorders text or talks to a terminal.
 */



/** Markup that was made here. Only this class is put into a page as it is. */
class Html {
    #markup;
    constructor(markup) {
        this.#markup = markup;
    }
    /** @param markup a constant of this program, never text from outside */
    static trusted(markup) {
        return new Html(markup);
    }
    toString() {
        return this.#markup;
    }
}
/**
 * Markup of this program, with content from anywhere in its holes.
 *
 * @throws Error where a hole is an attribute without quotes: a space in the text would end the attribute
 */
function html(strings, ...holes) {
    let markup = strings[0] ?? '';
    for (const [index, hole] of holes.entries()) {
        if (/=\s*$/.test(strings[index] ?? ''))
            throw new Error('An attribute needs quotes.');
        markup += renderContent(hole) + (strings[index + 1] ?? '');
    }
    return Html.trusted(markup);
}
function renderContent(content) {
    if (content === undefined || content === false)
        return '';
    if (content instanceof Html)
        return content.toString();
    if (typeof content === 'object')
        return content.map(renderContent).join('');
    return (0,markdown/* escapeEntities */.JK)((0,markdown/* cleanText */.X5)(String(content)), /[&<>"'`]/g);
}
/** The content as a link if the address leads to one of `origins`; otherwise the content alone. */
function html_anchor(content, url, origins) {
    const href = url === undefined ? undefined : (0,markdown/* safeHref */.v7)(url, origins);
    return href === undefined
        ? content
        : html `<a href="${href}" rel="noopener noreferrer">${content}</a>`;
}
/** A text in which what is between backticks becomes code, and addresses that lead to one of `origins` become links. */
function withLinks(text, origins) {
    return text.split(/(`[^`]+`|https:\/\/[^\s`]*[^\s`.,;:!?()])/).map((part, index) => {
        // The parts at odd positions are what the group of the expression matched.
        if (index % 2 === 0)
            return part;
        return part.startsWith('`')
            ? html `<code>${part.slice(1, -1)}</code>`
            : html_anchor(part, part, origins);
    });
}
const LONGEST_NAME = 200;
/**
 * @param limit the most characters of a name or of foreign text in the sentence
 * @param origins where links inside of foreign text may lead
 */
function sentenceToHtml(sentence, limit, origins) {
    if (typeof sentence === 'string')
        return Html.trusted((0,markdown/* escapeEntities */.JK)(sentence, /[&<>]/g));
    if (!('kind' in sentence))
        return sentence.map((part) => sentenceToHtml(part, limit, origins));
    const { kind, text, words } = sentence;
    const shown = (show) => (0,model_sentence/* shownParts */.IF)(sentence).map((part) => ('subject' in part ? show(part.subject) : part.words));
    if (kind === 'link')
        return html_anchor(sentenceToHtml(words, limit, origins), text, [text]);
    if (kind === 'sign')
        return sentenceToHtml(words, limit, origins);
    if (kind === 'text' || kind === 'foreign')
        return withLinks((0,clip/* clip */.$)(text, limit), origins);
    if (kind === 'number')
        return shown((each) => each);
    return kind === 'name'
        ? (0,clip/* clip */.$)(text, Math.min(LONGEST_NAME, limit))
        : shown((each) => html `<code>${each}</code>`);
}
/** A name that a browser may wrap behind its separators (`-_./:@`), and not within its words. */
function breakable(name) {
    return name
        .split(/(?<=[-_./:@])(?=[^-_./:@])/)
        .map((part, index) => (index > 0 ? [WRAP_HERE, part] : part));
}
const WRAP_HERE = Html.trusted('<wbr>');
//# sourceMappingURL=html.js.map
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(67713);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/report/values.js
var values = __webpack_require__(39760);
;// CONCATENATED MODULE: ./build/src/features/report-files/page/values.js
/** What changes, with its values, as a fold for each entry; nothing where no report shows values. */






/** A longer text is not on the page. */
const LONGEST_ENTRY = 20_000;
function renderValues(view, limits) {
    const { items, unread } = (0,values.valuesOf)(view);
    if (items.length + unread.length === 0)
        return undefined;
    const origins = (0,links/* allowedOrigins */.qL)(view.context);
    const shown = limits.attributes ? items.slice(0, limits.changes) : [];
    const folds = shown.map(({ title, head, lines, workspaces }) => {
        const where = html `<span class="soft"
      >${sentenceToHtml(workspaces, limits.text, origins)}</span
    >`;
        const summary = html `${title} <code>${(0,clip/* clip */.$)(head, limits.text)}</code> ${where}`;
        return lines.length === 0
            ? html `<p>${summary}</p>`
            : html `<details>
          <summary>${summary}</summary>
          <pre>${(0,clip/* clip */.$)(lines.join('\n'), LONGEST_ENTRY)}</pre>
        </details>`;
    });
    const left = items.length - shown.length;
    return html `<h2 id="values">${(0,report_text/* countWords */.rj)(items.length, 'change')} with values</h2>
    ${folds}
    ${left > 0 && html `<p class="soft">${(0,model_sentence/* formatNumber */.ZV)(left)} more are not on this page.</p>`}
    ${unread.map((words) => html `<p class="soft">${sentenceToHtml(words, limits.text, origins)}</p>`)}`;
}
//# sourceMappingURL=values.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/report/leftovers.js
var leftovers = __webpack_require__(2384);
;// CONCATENATED MODULE: ./build/src/features/report-files/page/limits.js
/** How much is on a page: what is left out of a large report, and in which order. */
const MOST = {
    attributes: true,
    wholeResources: true,
    changes: 20_000,
    causes: 2_000,
    text: 20_000,
    occurrences: 200,
    cells: 20_000,
    rows: 1_000,
};
const BARE = { ...MOST, attributes: false };
/**
 * From all content to the least: the first with which the page fits is used. The names of attributes are left out first, then
 * changes, then long texts and rows.
 */
const PAGE_LIMITS = [
    MOST,
    { ...MOST, wholeResources: false },
    BARE,
    { ...BARE, changes: 5_000, text: 4_000 },
    { ...BARE, changes: 500, causes: 500, text: 1_000, cells: 4_000 },
    { ...BARE, changes: 100, causes: 100, text: 300, occurrences: 20, cells: 500, rows: 300 },
    { ...BARE, changes: 20, causes: 20, text: 100, occurrences: 3, cells: 100, rows: 20 },
];
//# sourceMappingURL=limits.js.map
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/features/report-files/page/signs.js


/** The `d` of an SVG path in a square of 16 units. */
const SHAPES = {
    '✓': 'M6.2 13 1.6 8.4 3 7l3.2 3.2 6.8-6.8 1.4 1.4z',
    '✗': 'm8 6.6 4-4L13.4 4l-4 4 4 4-1.4 1.4-4-4-4 4L2.6 12l4-4-4-4L4 2.6z',
    '!': 'M6.8 1.8h2.4l-.4 8.2H7.2zM6.9 11.8h2.2V14H6.9z',
    '?': 'M4.4 5.6a3.6 3.6 0 1 1 5.5 3c-.8.5-1 .8-1 1.5v.4H7.1v-.6c0-1.4.6-2.1 1.6-2.7a1.9 1.9 0 1 0-2.6-1.6zM7 12h2v2H7z',
    '✋': 'M4 7.6V4a.9.9 0 0 1 1.8 0v3.2h.5V2.3a.9.9 0 0 1 1.8 0v4.9h.5V3a.9.9 0 0 1 1.8 0v4.2h.5V4.7a.9.9 0 0 1 1.8 0V11a4 4 0 0 1-4 4h-.6a4.4 4.4 0 0 1-3.6-1.9L1.9 9.6a1 1 0 0 1 1.5-1.3l.6.6z',
};
function drawSign(sign) {
    return Html.trusted(`<svg class="sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${SHAPES[sign]}"></path></svg>`);
}
/** @param green whether the job succeeds under `fail-on` */
function drawVerdict(verdict, green) {
    const isHand = verdict === 'needs-override' && !green;
    return drawSign(isHand ? '✋' : (0,report_words/* signsOf */.Oi)(verdict, green).sign);
}
//# sourceMappingURL=signs.js.map
// EXTERNAL MODULE: ./build/src/model/uncommitted-words.js
var uncommitted_words = __webpack_require__(88596);
// EXTERNAL MODULE: ./build/src/report/changes.js
var report_changes = __webpack_require__(30445);
;// CONCATENATED MODULE: ./build/src/features/report-files/page/changes.js
/**
 * What the plans do, grouped by action, destroyed resources first; each change once for all workspaces, as a fold with its
 * attributes.
 */






/** The order of the groups. */
const ACTION_ORDER = [
    'delete',
    'replace',
    'forget',
    'invoke',
    'update',
    'create',
    'none',
];
const numberOf = (items) => (0,report_text/* sumOf */.XN)(items, ({ number }) => number);
/** The two lists of changes of a page: what nobody should have to look for, and everything. */
function renderChanges(view, limits) {
    const changes = (0,report_changes/* toldChanges */.jX)(view);
    const write = (sentence) => sentenceToHtml(sentence, limits.text, (0,links/* allowedOrigins */.qL)(view.context));
    return {
        destroyed: writeDestroyed(changes, limits, write),
        all: writeAll(changes, limits, write),
    };
}
function writeAll({ items, leftOut, doubts, unreadAttributes }, limits, write) {
    const number = numberOf(items) + leftOut;
    if (number === 0)
        return undefined;
    const sorted = ACTION_ORDER.flatMap((action) => items.filter((item) => item.action === action));
    const shown = sorted.slice(0, limits.changes);
    // Of a very large plan, only the first changes are kept.
    const hidden = number - numberOf(shown);
    const groups = (0,report_text/* groupBy */.$z)(shown, ({ action }) => action);
    return html `<h2 id="changes">${(0,report_text/* countWords */.rj)(number, 'change')}</h2>
    ${doubts.map((doubt) => html `<p>${write(doubt)}</p>`)}
    ${groups.map((group) => writeGroup(group, limits, write))}
    ${hidden > 0 && html `<p class="soft">${(0,model_sentence/* formatNumber */.ZV)(hidden)} more are not on this page; the runs have them.</p>`}
    ${hiddenAttributesNote(shown, limits)}
    ${unreadAttributes.map((words) => html `<p class="soft">${write(words)}</p>`)}`;
}
/** What the plans destroy, replace, forget or invoke. */
function writeDestroyed({ items, destroys, unread }, { text, rows }, write) {
    const prominent = items.filter(({ isProminent }) => isProminent);
    if (destroys === '')
        return undefined;
    const shown = prominent.slice(0, Math.min(rows, MOST_DESTROYED)).map(({ sign, address, workspaces, fileLine }) => html `<li>
        ${sign}
        <code>${(0,clip/* clip */.$)(address, text)}</code
        >${fileLine !== '' && html ` · <code>${(0,clip/* clip */.$)(fileLine, text)}</code>`}
        <span class="soft">${write(workspaces)}</span>
      </li>`);
    const left = numberOf(prominent.slice(shown.length));
    return html `<h2 id="destroyed">${destroys}</h2>
    <ul>
      ${shown} ${unread.slice(0, MOST_DESTROYED).map((words) => html `<li>${write(words)}</li>`)}
      ${left > 0 && html `<li class="soft">… and ${(0,report_text/* countWords */.rj)(left, 'more change')}.</li>`}
    </ul>`;
}
const MOST_DESTROYED = 20;
/** For how many of the shown changes the attributes are left out, so that the page does not become too large. */
function hiddenAttributesNote(shown, limits) {
    const without = shown.filter((item) => item.areAttributesKnown && !showsAttributesOf(item, limits));
    if (without.length === 0)
        return undefined;
    const number = (0,report_text/* countWords */.rj)(numberOf(without), 'change');
    return html `<p class="soft">This page would be too large with the attributes of ${number}.</p>`;
}
function showsAttributesOf({ action }, limits) {
    const isOfWholeResource = action === 'create' || action === 'delete';
    return limits.attributes && (limits.wholeResources || !isOfWholeResource);
}
function writeGroup(group, limits, write) {
    const [{ action, sign, isProminent }] = group;
    return html `<details ${isProminent && OPEN_ATTRIBUTE}>
    <summary>${sign} ${(0,report_changes/* actionCountWords */.D6)(action, numberOf(group))}</summary>
    <ul>
      ${group.map((item) => writeChange(item, limits, write))}
    </ul>
  </details>`;
}
/** The attribute of HTML with which a `<details>` element is shown unfolded. */
const OPEN_ATTRIBUTE = html `open`;
/** One item of the list. Where its attributes are shown, they are folded below its first line. */
function writeChange(item, limits, write) {
    const { fileLine, address, workspaces } = item;
    const href = item.href();
    const place = fileLine !== '' && html `<code>${(0,clip/* clip */.$)(fileLine, limits.text)}</code>`;
    const placeWithLink = place && html_anchor(place, href, href === undefined ? [] : [href]);
    const where = workspaces !== '' && html ` <span class="soft">${write(workspaces)}</span>`;
    const reason = (0,model_sentence/* toPlainText */.bo)(item.bareReason());
    const reasonPart = reason !== '' && html `: ${(0,clip/* clip */.$)(reason, limits.text)}`;
    const firstLine = (shownPlace) => html `<code>${(0,clip/* clip */.$)(address, limits.text)}</code
      >${shownPlace && [' · ', shownPlace]}${where}${reasonPart}`;
    const attributes = showsAttributesOf(item, limits) ? item.attributes() : '';
    if (attributes === '')
        return html `<li>${firstLine(placeWithLink)}</li>`;
    // A link inside of a `<summary>` cannot be reached with a keyboard or a screen reader.
    const linkBelow = placeWithLink !== place && html `<p>${placeWithLink}</p>`;
    return html `<li>
    <details>
      <summary>${firstLine(place)}</summary>
      ${linkBelow}${html `<p>${sentenceToHtml(attributes, Infinity, [])}</p>`}
    </details>
  </li>`;
}
//# sourceMappingURL=changes.js.map
// EXTERNAL MODULE: ./build/src/report/document.js
var report_document = __webpack_require__(47187);
// EXTERNAL MODULE: ./build/src/report/message-text.js
var message_text = __webpack_require__(34707);
;// CONCATENATED MODULE: ./build/src/features/report-files/page/causes.js
/** The writer of HTML: lists of causes, each with the lines of the files around it. */







/** Gives each cause an id of its own: several may have the same fingerprint. */
function idsOfCauses(causes) {
    const ids = new Map();
    for (const alike of (0,report_text/* groupBy */.$z)(causes, ({ fingerprint }) => fingerprint)) {
        for (const [index, cause] of alike.entries()) {
            const suffix = index > 0 ? `-${index + 1}` : '';
            ids.set(cause, `cause-${cause.fingerprint}${suffix}`);
        }
    }
    return ids;
}
/** What keeps the gate closed. A cause without an id in `ids` is only counted. */
function renderClosing(view, ids, limits) {
    const medium = mediumOf(view, limits);
    return (0,report_document/* closingLists */.x4)(view, medium.room).map((list) => writeList(list, ids, medium));
}
/** All other causes. */
function renderOthers(view, ids, limits) {
    const hidden = view.causes.length - ids.size;
    const medium = mediumOf(view, limits);
    return [
        ...(0,report_document/* otherLists */.mH)(view, medium.room).map((list) => writeList(list, ids, medium)),
        hidden > 0 &&
            html `<p class="soft">${(0,model_sentence/* formatNumber */.ZV)(hidden)} more causes are not on this page.</p>`,
    ];
}
function mediumOf({ context }, { text, occurrences }) {
    const room = { occurrences, others: occurrences, text: { characters: text, lines: Infinity } };
    return { room, text, origins: (0,links/* allowedOrigins */.qL)(context) };
}
function writeList({ id, title, items }, ids, medium) {
    if (items.length === 0)
        return undefined;
    const articles = items.map((item) => {
        const ownId = ids.get(item.cause);
        return ownId !== undefined && writeItem(item, ownId, medium);
    });
    const heading = sentenceToHtml(title, medium.text, medium.origins);
    // Warnings of the plan are folded: no policy depends on them.
    if (id === 'warnings')
        return html `<details id="${id}">
      <summary>${heading}</summary>
      ${articles}
    </details>`;
    return html `<h2 id="${id}">${heading}</h2>
    ${articles}`;
}
/** Longer messages are shown below the finding once more, as they were printed. */
const SHORT_TEXT = { characters: 400, lines: 20 };
function writeItem(item, id, medium) {
    const { kind, title, name, facts, description, notes, messages, help, tone } = item;
    const { text } = medium;
    const write = (sentence) => sentenceToHtml(sentence, text, medium.origins);
    const told = notes.map((note) => html `<p>${write(note)}</p>`);
    if (kind === 'said') {
        const page = help !== undefined && html_anchor('What to do', help, [help]);
        return html `<article class="${CLASSES[tone]}" id="${id}">
      <p><strong>${plain(title, text)}:</strong> ${write(item.says)} ${page}</p>
      ${told} ${item.places.map((group) => causes_writeGroup(group, medium))} ${hiddenWords(item)}
      ${runLinks(item, medium)}
    </article>`;
    }
    const output = (0,report_document/* textsBeyond */.EP)(item, SHORT_TEXT);
    const soft = facts.map((fact, index) => [index > 0 && ' · ', write(fact)]);
    return html `<article class="${CLASSES[tone]}" id="${id}">
    <h3>${name === '' ? '' : breakable((0,clip/* clip */.$)((0,model_sentence/* toPlainText */.bo)(title), text))}</h3>
    <p class="soft">${soft}</p>
    ${description !== '' && html `<p>${(0,clip/* clip */.$)(description, text)}</p>`} ${told}
    ${messages.length > 0 && html `<p>${saidText(messages, text)}</p>`}
    ${item.places.map((group) => causes_writeGroup(group, medium))} ${hiddenWords(item)}
    ${output.length > 0 &&
        html `<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${(0,message_text/* messageText */.Lo)(output, text)}</pre>
      </details>`}
    ${runLinks(item, medium)}
  </article>`;
}
const CLASSES = {
    bad: 'finding',
    asked: 'finding is-asked',
    unknown: 'finding is-unknown',
    soft: 'finding is-soft',
    quiet: 'finding is-quiet',
};
/** Without markup and links. */
function plain(sentence, limit) {
    return (0,clip/* clip */.$)((0,model_sentence/* toPlainText */.bo)(sentence).replaceAll(/ \(https?:[^)]*\)/g, ''), limit);
}
function hiddenWords({ furtherWords }) {
    return furtherWords !== '' && html `<p>… and ${furtherWords}.</p>`;
}
/** How many runs of one cause are linked. */
const MOST_RUNS = 12;
/** The runs of a cause that keeps the gate closed; the table has those of all workspaces. */
function runLinks({ runs, cause }, { origins }) {
    const linked = cause.workspaces.length > MOST_RUNS ? [] : runs();
    if (linked.length === 0)
        return undefined;
    const links = linked.map(({ workspace, href }, index) => [
        index > 0 && ', ',
        html_anchor(breakable((0,clip/* clip */.$)(workspace, 100)), href, origins),
    ]);
    return html `<p class="soft">${linked.length === 1 ? 'Run: ' : 'Runs: '}${links}</p>`;
}
/** The place, the address and the message, and below them the lines of the file; of several places, the message once. */
function causes_writeGroup({ places, messages, facts }, medium) {
    const about = facts.map((fact) => sentenceToHtml(fact, medium.text, medium.origins));
    const aboutWords = about.length > 0 && html ` <span class="soft">${about.map((fact) => [' · ', fact])}</span>`;
    const message = saidText(messages, medium.text);
    const [first, ...others] = places;
    if (others.length === 0)
        return html `<p>${placeWords(first, medium, messages.length > 0)}${message}${aboutWords}</p>
      ${excerptOf(first, medium)}`;
    return html `<p>${message}${aboutWords}</p>
    ${places.map((place) => html `<p>${placeWords(place, medium, false)}</p>
          ${excerptOf(place, medium)}`)}`;
}
/** The place and the address, which both lead to the line. @param isBefore whether a message follows */
function placeWords({ fileLine, addresses, href, facts }, { text, origins }, isBefore) {
    const place = html `<code>${(0,clip/* clip */.$)(fileLine, text)}</code>`;
    const named = html `<code>${(0,report_text/* listText */.so)(addresses, 20, (one) => (0,clip/* clip */.$)(one, text))}</code>`;
    return [
        fileLine !== '' && html `${html_anchor(place, href, origins)} `,
        addresses.length > 0 && html `${html_anchor(named, href, origins)}${isBefore && ': '}`,
        facts.map((fact) => html ` <span class="soft">· ${sentenceToHtml(fact, text, origins)}</span>`),
    ];
}
function excerptOf({ excerpt, line }, { text }) {
    return excerpt && renderExcerpt(excerpt, text, line);
}
/** Messages with their lines. No space of the template is inside of the element, because it would be shown. */
function saidText(messages, textLimit) {
    return html `<span class="said">${(0,message_text/* messageText */.Lo)(messages, textLimit)}</span>`;
}
/** @param startLine the number of the line at fault; 1 if its place in the file is not known */
function renderExcerpt({ lines, at }, textLimit, startLine = 1) {
    const first = startLine - at;
    const width = String(first + lines.length - 1).length;
    const rows = lines.map((line, index) => {
        const isAtFault = index === at;
        const number = String(first + index).padStart(width);
        const text = `${isAtFault ? '▶' : ' '} ${number}  ${(0,clip/* clip */.$)(line, textLimit)}\n`;
        return html `<span class="${isAtFault ? 'at-fault' : 'near'}">${text}</span>`;
    });
    return html `<pre class="source" tabindex="0">${rows}</pre>`;
}
//# sourceMappingURL=causes.js.map
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/features/report-files/page/timeline.js
/** When each run was in which state, by its own timestamps: a drawing, and the same in words. */





/** What a run does for a time, in words for people. */
const PHASES = {
    queued: 'queued',
    planning: 'planning',
    policies: 'policies',
    waiting: 'waiting for a person',
    other: 'other',
};
const PHASE_NAMES = (0,model_status/* statusWords */.o7)(PHASES);
/** Statuses whose phase does not follow from their kind. `end`: no phase follows, although the run can still be applied. */
const SPECIAL_PHASES = {
    policy_soft_failed: 'waiting',
    planned_and_saved: 'end',
    planning: 'planning',
};
/**
 * The phase that begins with a timestamp of a run; `end`: the run is over. Each is called after the status that begins
 * then, as `plan-queued-at` after `plan_queued`; only that of `fetching_completed` is called `fetched-at`.
 */
function phaseBegunAt(timestampName) {
    const word = timestampName.replace(/-at$/, '').replaceAll('-', '_');
    const statusWord = word === 'fetched' ? 'fetching_completed' : word;
    const inOrder = (0,model_status/* statusWords */.o7)(model_status/* RUN_STATUSES */.LV);
    const status = inOrder.find((known) => known === statusWord);
    if (status === undefined)
        return 'other';
    const special = SPECIAL_PHASES[status];
    if (special !== undefined)
        return special;
    if ((0,model_status/* isRunOver */.Ck)(status))
        return 'end';
    const { kind } = model_status/* RUN_STATUSES */.LV[status];
    if (kind === 'person')
        return 'waiting';
    if (kind !== 'moving')
        return 'other';
    return inOrder.indexOf(status) < inOrder.indexOf('planning') ? 'queued' : 'policies';
}
/**
 * The phases of a run, in their order. Neighbouring phases of one name become one. Empty if fewer than two timestamps can
 * be read.
 *
 * @param timestamps `plan-queued-at` → ISO 8601
 */
function phasesOf(timestamps = {}) {
    const begins = Object.entries(timestamps)
        .map(([name, time]) => ({ phase: phaseBegunAt(name), atMs: (0,parse/* timeOf */.nR)(time) }))
        .filter(({ atMs }) => Number.isFinite(atMs))
        // At the same moment, the end is the last.
        .sort((one, other) => one.atMs - other.atMs || Number(one.phase === 'end') - Number(other.phase === 'end'));
    const startMs = begins[0]?.atMs ?? 0;
    const phases = [];
    for (const [index, { phase, atMs }] of begins.entries()) {
        const next = begins[index + 1];
        if (next === undefined || phase === 'end' || next.atMs === atMs)
            continue;
        const fromMs = atMs - startMs;
        const toMs = next.atMs - startMs;
        const last = phases.at(-1);
        if (last?.name === phase && last.toMs === fromMs)
            last.toMs = toMs;
        else
            phases.push({ name: phase, fromMs, toMs });
    }
    return phases;
}
// In units of the drawing: where the bars begin, behind the names of the workspaces; sizes of bars, rows and keys.
const BARS_X = 190;
const BARS_WIDTH = 760;
const ROW_HEIGHT = 24;
const KEY_WIDTH = 140;
/** The drawing is left out for more rows than this; the words are of all. */
const MOST_ROWS = 60;
/** The runs side by side; undefined if there is nothing to compare. */
function renderTimeline(workspaces) {
    const rows = workspaces
        .map(({ name, timestamps }) => ({ name, phases: phasesOf(timestamps) }))
        .filter(({ phases }) => phases.length > 0);
    const lengths = rows.map(({ phases }) => phases.at(-1)?.toMs ?? 0);
    const longestMs = Math.max(...lengths, 1);
    // Bars that are all alike tell nothing.
    if (rows.length < 2 || longestMs < 1.5 * Math.min(...lengths))
        return undefined;
    return html `<h2 id="timeline">Timeline</h2>
    ${drawing(rows.slice(0, MOST_ROWS), longestMs)}
    <details>
      <summary>The same in words</summary>
      <ul>
        ${rows.map(({ name, phases }) => html `<li><strong>${breakable(name)}</strong>: ${durationWords(phases).join(', ')}</li>`)}
      </ul>
    </details>`;
}
/** How long the phases of each name took together, as in `planning 12 s`. */
function durationWords(phases) {
    return PHASE_NAMES.flatMap((name) => {
        const ms = phases
            .filter((phase) => phase.name === name)
            .reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
        return ms === 0 ? [] : [`${PHASES[name]} ${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`];
    });
}
/** A bar for each run and, below them, a key for each colour. The longest run is as wide as the drawing. */
function drawing(rows, longestMs) {
    const unitsPerMs = BARS_WIDTH / longestMs;
    const bars = rows.map(({ name, phases }, index) => {
        const y = index * ROW_HEIGHT;
        return html `<text x="0" y="${y + 15}">${(0,clip/* clip */.$)(name, 26)}</text>${phases.map((phase) => html `<rect
            class="${phase.name}"
            x="${BARS_X + Math.round(phase.fromMs * unitsPerMs)}"
            y="${y + 4}"
            width="${Math.max(2, Math.round((phase.toMs - phase.fromMs) * unitsPerMs))}"
            height="14"
            rx="2"
            ><title>${durationWords([phase])}</title></rect
          >`)}`;
    });
    const shownNames = new Set(rows.flatMap(({ phases }) => phases.map(({ name }) => name)));
    const keysTop = rows.length * ROW_HEIGHT + 8;
    const keys = PHASE_NAMES.filter((name) => shownNames.has(name)).map((name, index) => html `<rect
          class="${name}"
          x="${BARS_X + index * KEY_WIDTH}"
          y="${keysTop}"
          width="12"
          height="12"
        /><text x="${BARS_X + index * KEY_WIDTH + 18}" y="${keysTop + 11}">${PHASES[name]}</text>`);
    return html `<svg
    class="timeline"
    viewBox="0 0 ${BARS_X + BARS_WIDTH} ${keysTop + 20}"
    role="img"
    aria-label="Timeline of the runs, ${(0,report_text/* formatElapsed */.C7)(longestMs)} from left to right; the words below say the same"
  >
    ${bars}${keys}
  </svg>`;
}
//# sourceMappingURL=timeline.js.map
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/report/verdict-sentence.js
var verdict_sentence = __webpack_require__(58087);
;// CONCATENATED MODULE: ./build/src/features/report-files/page/workspaces.js
/**
 * One table of the whole report: workspaces as rows, the worst first, and the policies that did not pass everywhere as
 * columns. Policies for which there is no room beside the others are in further tables, with the workspaces where they fail.
 */










/** As many as can be read beside one another at a width of 1280 pixels. */
const COLUMNS_PER_TABLE = 8;
/** With more workspaces than these, those that passed are folded. */
const VISIBLE_ROWS = 10;
function renderWorkspaces(view, ids, limits) {
    const { rows: rowLimit, text: textLimit, cells: cellLimit } = limits;
    const { workspaces, context } = view;
    const unaffected = unaffectedParagraph(view, limits);
    if (workspaces.length === 0)
        return unaffected;
    const rows = (0,verdict_sentence/* sortWorstFirst */.Qi)(workspaces).slice(0, rowLimit);
    const policies = (0,report_words/* groupByPolicy */.px)(view.results);
    const failing = policies.filter((results) => results.some(({ status }) => status !== 'passed'));
    const passing = policies.filter((results) => results.every(({ status }) => status === 'passed'));
    const columns = columnsOf(failing, view, textLimit);
    const shownColumns = columns.slice(0, Math.max(1, Math.floor(cellLimit / rows.length)));
    const hiddenColumns = columns.length - shownColumns.length;
    const hiddenRows = workspaces.length - rows.length;
    const failsIn = ({ name }, some) => some.some(({ cells }) => isFailure(cells.get(name)));
    const canBeFolded = (row) => row.verdict === 'passed' && !failsIn(row, shownColumns);
    const folded = rows.length > VISIBLE_ROWS ? rows.filter(canBeFolded) : [];
    const isFolded = new Set(folded);
    const visible = rows.filter((row) => !isFolded.has(row));
    const numbers = new Map(view.causes.map((cause) => [cause, resourcesByWorkspace(cause)]));
    const shared = { context, columns, ids, numbers, textLimit };
    const [firstColumns = [], ...furtherColumns] = splitIntoTables(shownColumns);
    const first = visible.length > 0 && workspaceTable(visible, firstColumns, shared);
    const further = furtherColumns.map((tableColumns) => {
        const concerned = rows.filter((row) => failsIn(row, tableColumns));
        return workspaceTable(concerned, tableColumns, shared);
    });
    return html `<h2 id="workspaces">Workspaces</h2>
    ${legend(shownColumns, textLimit)} ${first} ${further}
    ${hiddenColumns > 0 && html `<p class="soft">${(0,report_text/* countWords */.rj)(hiddenColumns, 'more policy', 'more policies')} not shown.</p>`}
    ${hiddenRows > 0 && html `<p class="soft">${(0,report_text/* countWords */.rj)(hiddenRows, 'more workspace')} not shown.</p>`}
    ${folded.length > 0 && collapsible(`${(0,report_text/* workspaceCountWords */.jK)(folded.length)} passed`, workspaceTable(folded, [], shared))}
    ${passedEverywhere(passing, limits)} ${unaffected}`;
}
function resourcesByWorkspace({ resources }) {
    const numbers = new Map();
    for (const name of resources.flatMap(({ workspaces }) => workspaces)) {
        numbers.set(name, (numbers.get(name) ?? 0) + 1);
    }
    return numbers;
}
function unaffectedParagraph({ unaffected }, { rows: rowLimit, text: textLimit }) {
    if (unaffected.length === 0)
        return undefined;
    return html `<p>
    Not affected by this change, and not planned:
    ${(0,report_text/* listText */.so)(unaffected, rowLimit, (name) => (0,clip/* clip */.$)(name, textLimit))}.
  </p>`;
}
function splitIntoTables(columns) {
    const tables = [];
    for (let from = 0; from < columns.length; from += COLUMNS_PER_TABLE) {
        tables.push(columns.slice(from, from + COLUMNS_PER_TABLE));
    }
    return tables;
}
function collapsible(title, content) {
    return html `<details>
    <summary>${title}</summary>
    ${content}
  </details>`;
}
function workspaceTable(rows, columns, shared) {
    const isNumbered = areNumbered(columns);
    return html `<table class="workspaces">
    <thead>
      <tr>
        <th scope="col">Workspace</th>
        <th scope="col">Verdict</th>
        <th scope="col">Plan</th>
        ${columns.map(({ id, name, number }) => html `<th scope="col">
              <a href="#${id}">${isNumbered ? number : breakable(name)}</a>
            </th>`)}
        <th scope="col">Passed</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((workspace) => workspaceRow(workspace, columns, shared))}
    </tbody>
  </table>`;
}
function workspaceRow(workspace, columns, shared) {
    const { context, columns: allColumns, textLimit } = shared;
    const { name, verdict, runId, runUrl, policies } = workspace;
    const green = (0,model_verdict/* isGreen */.gf)(verdict, context.gate.failOn);
    const className = green ? 'passed' : (CLOSED_CLASSES[verdict] ?? 'failed');
    const words = html_anchor((0,report_words/* verdictWords */.L2)(verdict, workspace), runUrl, (0,links/* allowedOrigins */.qL)(context));
    const isLinked = typeof words !== 'string';
    const failed = allColumns.filter(({ cells }) => isFailure(cells.get(name))).length;
    return html `<tr>
    <th scope="row">
      <span class="${verdict === 'advisory' && green ? 'warns' : SIGN_CLASSES[className]}"
        >${drawVerdict(verdict, green)}</span
      >
      ${breakable((0,clip/* clip */.$)(name, textLimit))}
    </th>
    <td class="${className}">
      ${words}${!isLinked && runId !== undefined && html `<br /><code>${(0,clip/* clip */.$)(runId, textLimit)}</code>`}
    </td>
    <td>${(0,report_changes/* planWords */.DO)(workspace)}</td>
    ${columns.map((column) => resultCell(column, name, shared))}
    <td>
      <span class="short">policies passed: </span
      >${policies === 0 ? '–' : (0,model_sentence/* formatNumber */.ZV)(policies - failed)}
    </td>
  </tr>`;
}
/** The colours of the signs in the comment. */
const SIGN_CLASSES = {
    passed: 'passes',
    failed: 'blocks',
    asked: 'asks',
    warned: 'warns',
    unknown: 'unknown',
};
const CLOSED_CLASSES = {
    'needs-override': 'asked',
    undecided: 'unknown',
    canceled: 'unknown',
};
function resultCell({ name, cells }, workspace, { ids, numbers }) {
    const result = cells.get(workspace);
    if (result === undefined || !isFailure(result)) {
        const [sign, words] = result === undefined ? ['', 'no result'] : ['·', 'passed'];
        return html `<td class="quiet">${sign}<span class="hidden">${words}</span></td>`;
    }
    const { sign, words, className, cause } = result;
    const resources = cause === undefined ? 0 : (numbers.get(cause)?.get(workspace) ?? 0);
    const number = resources > 0 &&
        html ` ${(0,model_sentence/* formatNumber */.ZV)(resources)}<span class="hidden"
        >${resources === 1 ? ' resource' : ' resources'}</span
      >`;
    const content = html `<span class="short">${name}: </span>${drawSign(sign)}<span class="hidden"
      >${words}</span
    >${number}`;
    const id = cause && ids.get(cause);
    return html `<td class="${className}">
    ${id === undefined ? content : html `<a href="#${id}">${content}</a>`}
  </td>`;
}
/** The whole name of the policy of each column, with its policy set and level, and how often it failed in which way. */
function legend(columns, textLimit) {
    if (columns.length === 0)
        return undefined;
    const isNumbered = areNumbered(columns);
    const lines = columns.map(({ id, number, name, policy, cells }) => {
        const facts = [(0,clip/* clip */.$)(policy.policySet, textLimit), (0,report_words/* levelWords */.s2)(policy.level)].filter(Boolean);
        return html `<li id="${id}">
      ${isNumbered && html `<strong>${number}</strong> `}<code>${breakable(name)}</code>
      <span class="soft">${facts.map((fact) => [breakable(fact), ' · '])}</span>${failureCounts([
            ...cells.values(),
        ])}
    </li>`;
    });
    const entries = html `<ul class="legend">
    ${lines}
  </ul>`;
    return columns.length > COLUMNS_PER_TABLE && !isNumbered
        ? collapsible(`The ${(0,report_text/* policyCountWords */.xZ)(columns.length)} of the columns`, entries)
        : entries;
}
/** `failed in 9, overridden in 1` */
function failureCounts(results) {
    const alike = (0,report_text/* groupBy */.$z)(results.filter(isFailure), ({ words }) => words);
    return alike.map((group) => `${group[0].words} in ${(0,model_sentence/* formatNumber */.ZV)(group.length)}`).join(', ');
}
function passedEverywhere(passing, { rows: rowLimit, text: textLimit }) {
    if (passing.length === 0)
        return undefined;
    const lines = passing.slice(0, rowLimit).map((results) => {
        const [{ policy, policySet, level }] = results;
        const facts = (0,report_text/* joinNonEmpty */.JO)(' · ', (0,clip/* clip */.$)(policySet, textLimit), (0,report_words/* levelWords */.s2)(level));
        return html `<li>
      <code>${breakable((0,clip/* clip */.$)(policy, textLimit))}</code>
      <span class="soft">${breakable(facts)} · ${(0,report_text/* workspaceCountWords */.jK)(results.length)}</span>
    </li>`;
    });
    const hidden = passing.length - lines.length;
    return collapsible(`${(0,report_text/* policyCountWords */.xZ)(passing.length)} passed everywhere`, html `<ul>
      ${lines} ${hidden > 0 && html `<li class="soft">… and ${(0,model_sentence/* formatNumber */.ZV)(hidden)} more.</li>`}
    </ul>`);
}
/** A column for each policy, the one with the worst result first. */
function columnsOf(failing, view, textLimit) {
    const toCellResult = cellResults(view.causes, textLimit);
    const worstFirst = failing
        .map((results) => {
        const sorted = results.map(toCellResult).sort((one, other) => one.rank - other.rank);
        return { policy: results[0], sorted, failures: sorted.filter(isFailure).length };
    })
        .sort((one, other) => (one.sorted[0]?.rank ?? 0) - (other.sorted[0]?.rank ?? 0) ||
        other.failures - one.failures ||
        (0,report_text/* compareCodeUnits */.UF)(one.policy.policy, other.policy.policy));
    const nameOf = ({ policy, policySet }) => policy || policySet;
    const names = new Map();
    for (const { policy } of worstFirst) {
        names.set(nameOf(policy), (names.get(nameOf(policy)) ?? 0) + 1);
    }
    return worstFirst.map(({ policy, sorted }, index) => {
        const name = nameOf(policy);
        // The same name in two policy sets is two policies.
        const isAlone = names.get(name) === 1 || policy.policySet === '';
        return {
            id: `policy-${index + 1}`,
            name: (0,clip/* clip */.$)(isAlone ? name : `${policy.policySet}/${name}`, textLimit),
            number: index + 1,
            policy,
            // Of several results of a workspace, the last one stays in the map: that is the worst.
            cells: new Map(sorted.toReversed().map((result) => [result.workspace, result])),
        };
    });
}
/** With a longer word in a name, a column would be wider than the others or break the word. */
const LONGEST_WORD = 13;
/** Letters of the longest words of all columns beside one another. */
const LONGEST_WORDS = 56;
/** Whether the columns are numbered, and the legend says which is which: a name is never cut or broken within a word. */
function areNumbered(columns) {
    const longest = columns.map(({ name }) => Math.max(...name.split(/(?<=[-_./:@ ])/).map(({ length }) => length)));
    const all = (0,report_text/* sumOf */.XN)(longest, (length) => length);
    return all > LONGEST_WORDS || longest.some((length) => length > LONGEST_WORD);
}
function isFailure(result) {
    return result !== undefined && result.className !== 'passed';
}
/** Makes the function that finds the cause of a result, and says how both look in a cell. */
function cellResults(causes, textLimit) {
    const keyOf = (item) => JSON.stringify((0,report_words/* policyKey */.s4)(item));
    const named = causes.filter(({ kind }) => kind !== 'reason' && kind !== 'notice');
    const causesByPolicy = new Map((0,report_words/* groupByPolicy */.px)(named).map((group) => [
        keyOf(group[0]),
        group.map((cause) => ({ cause, names: new Set(cause.workspaces) })),
    ]));
    return (result) => {
        const { workspace, status } = result;
        const ofPolicy = status === 'passed' ? [] : (causesByPolicy.get(keyOf(result)) ?? []);
        const cause = ofPolicy.find(({ names }) => names.has(workspace))?.cause;
        return { workspace, cause, ...appearanceOf(result, cause, textLimit) };
    };
}
function appearanceOf({ status, level, word, override }, cause, textLimit) {
    switch (status) {
        case 'passed':
            return { sign: '✓', words: 'passed', className: 'passed', rank: 4 };
        case 'overridden':
        case 'excepted':
        case 'existing': {
            const words = override?.condition ? 'condition approved' : status;
            return { sign: '✓', words, className: 'warned', rank: 3 };
        }
        case 'failed':
            if (level === 'advisory')
                return { sign: '!', words: 'advisory failure', className: 'warned', rank: 2 };
            return cause?.severity === 'needs-override'
                ? { sign: '✋', words: 'override needed', className: 'asked', rank: 1 }
                : { sign: '✗', words: 'failed', className: 'failed', rank: 0 };
        case 'errored':
            return { sign: '✗', words: 'could not be evaluated', className: 'failed', rank: 0 };
        case 'not-evaluated':
            return { sign: '?', words: 'not evaluated', className: 'unknown', rank: 0 };
        case 'known-after-apply':
            return { sign: '?', words: 'known after the apply', className: 'unknown', rank: 0 };
        case 'unknown': {
            const words = `unrecognized status ${(0,clip/* clip */.$)(word ?? '', textLimit)}`.trim();
            return { sign: '?', words, className: 'unknown', rank: 0 };
        }
    }
}
//# sourceMappingURL=workspaces.js.map
;// CONCATENATED MODULE: ./build/src/features/report-files/page/style.js
/** The style sheet of the page. */
const STYLE = `
:root{color-scheme:light dark;--text:#1f2328;--soft:#59636e;--line:#d1d9e0;--back:#fff;--shade:#f6f8fa;--red:#b3261e;--amber:#7a5200;--green:#116329;--violet:#6639ba;--blue:#0969da;--red-shade:#ffebe9;--amber-shade:#fff8c5;--green-shade:#dafbe1}
@media (prefers-color-scheme:dark){:root{--text:#e6edf3;--soft:#9ca6b1;--line:#3d444d;--back:#0d1117;--shade:#151b23;--red:#ff8a80;--amber:#e3b341;--green:#56d364;--violet:#c297ff;--blue:#58a6ff;--red-shade:#3c1618;--amber-shade:#2e2a1f;--green-shade:#12261e}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:100rem;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--text);background:var(--back);overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .25rem}
h2{font-size:1.15rem;margin:2.25rem 0 .75rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:1.25rem 0 .25rem}
a{color:var(--blue)}
p{margin:.5rem 0}
code,pre,.code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.soft{color:var(--soft)}
.blocks{color:var(--red)}.warns{color:var(--amber)}.asks{color:var(--violet)}.passes{color:var(--green)}h1 .unknown,th .unknown{color:var(--soft)}
.finding{border:1px solid var(--line);border-left:4px solid var(--red);border-radius:6px;padding:.5rem 1rem;margin:.75rem 0}
.finding.is-soft{border-left-color:var(--amber)}.finding.is-asked{border-left-color:var(--violet)}.finding.is-unknown{border-left-color:var(--soft)}.finding.is-quiet{border-left-color:var(--line)}
.source{margin:.5rem 0;padding:.5rem 0;background:var(--shade);border-radius:6px;white-space:pre-wrap}
.said{white-space:pre-wrap}
.source span{padding:0 .75rem}
.source .at-fault{background:var(--red-shade);font-weight:600}
pre.source{padding:.5rem 0}pre.printed{padding:.5rem .75rem;white-space:pre-wrap}
table{border-collapse:collapse;margin:.5rem 0;font-size:.9rem}
th,td{padding:.3rem .6rem;border:1px solid var(--line);text-align:left;vertical-align:top}
th .soft,th code{font-weight:400}
th,td{overflow-wrap:break-word}
tbody th{overflow-wrap:anywhere;min-width:7rem}
.sign{width:1em;height:1em;vertical-align:-.12em;fill:currentColor}
.workspaces{width:100%}
.workspaces thead th{vertical-align:bottom;min-width:3rem;overflow-wrap:normal}
.workspaces th:first-child{min-width:9rem;max-width:none}
.workspaces td:nth-child(3),.workspaces td.failed,.workspaces td.asked,.workspaces td.warned,.workspaces td.unknown{white-space:nowrap}
.workspaces td.failed .sign{color:var(--red)}.workspaces td.asked .sign{color:var(--violet)}.workspaces td.warned .sign{color:var(--amber)}.workspaces td.unknown .sign{color:var(--soft)}
.workspaces .quiet{color:var(--soft);text-align:center}
.short{display:none}
.legend{font-size:.9rem}
@media (min-width:60rem){.legend{columns:2;column-gap:3rem}}
@media screen and (max-width:48rem){.workspaces thead,.workspaces .quiet{display:none}.workspaces,.workspaces tbody,.workspaces tr,.workspaces th{display:block}.workspaces td{display:inline-block}.workspaces tr{border:1px solid var(--line);border-radius:6px;margin:.4rem 0;padding:.1rem .25rem}.workspaces th,.workspaces td{border:0}.workspaces tr td{padding:.05rem .4rem;border-radius:4px;white-space:normal}.short{display:inline}}
.bar{display:block;width:100%;height:1rem;border-radius:4px}
.bar rect{stroke:var(--back);stroke-width:2;vector-effect:non-scaling-stroke}
.bar .failed{fill:#cf222e}.bar .asked{fill:#8250df}.bar .warned{fill:#bf8700}.bar .unknown{fill:#818b98}.bar .passed{fill:#2da44e}
.shares{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.5rem 0;padding:0;list-style:none}
.shares li::before{content:"";display:inline-block;width:.7em;height:.7em;margin-right:.4em;border-radius:2px}
.shares .failed::before{background:#cf222e}.shares .unknown::before{background:#818b98}.shares .asked::before{background:#8250df}.shares .warned::before{background:#bf8700}.shares .passed::before{background:#2da44e}
.figures{font-weight:600}
p,li{max-width:75rem}
@media (max-width:40rem){h1{font-size:1.3rem}th,td{padding:.3rem .3rem;font-size:.8rem}tbody th{min-width:4.5rem}}
@media (max-width:22rem){th,td{padding:.2rem;font-size:.7rem}tbody th{min-width:3.5rem}}
thead th{background:var(--shade)}
td.unknown{background:var(--shade)}td.failed{background:var(--red-shade)}td.warned{background:var(--amber-shade)}td.passed{background:var(--green-shade)}
details{margin:.25rem 0}
summary{cursor:pointer}
ul,ol{padding-left:1.25rem;margin:.25rem 0}
.timeline{width:100%;height:auto}
@media (max-width:48rem){.timeline{display:none}}
.timeline text{font:12px system-ui,sans-serif;fill:var(--text)}
.queued{fill:#8c959f}.planning{fill:#0969da}.policies{fill:#8250df}.waiting{fill:#bf8700}.other{fill:#afb8c1}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@page{size:landscape;margin:1cm}
@media print{html{font-size:11px}body{max-width:none;padding:0;font-size:1rem;color:#000;background:#fff}table{font-size:.8rem}tr{break-inside:avoid}}
`;
//# sourceMappingURL=style.js.map
;// CONCATENATED MODULE: ./build/src/features/report-files/page/page.js
/**
 * The report as one self-contained page: readable without a script, a style sheet or a network.
 * Its Content-Security-Policy allows its own style sheet and nothing else.
 */



















/** Browsers are slow with a larger page. */
const PAGE_BUDGET_BYTES = 3_000_000;
/** The page with as much content as fits into `budget`, in bytes; with the least content if nothing fits. */
function renderPage(view, budget = PAGE_BUDGET_BYTES) {
    let page = '';
    for (const limits of PAGE_LIMITS) {
        page = renderWithin(limits, view);
        if (Buffer.byteLength(page) <= budget)
            break;
    }
    return page;
}
function renderWithin(limits, view) {
    const title = `Policy gate: ${view.headline}`;
    const className = view.green ? 'passes' : (TITLE_CLASSES[view.shownVerdict] ?? 'blocks');
    const sign = drawVerdict(view.shownVerdict, view.green);
    return renderDocument(title, html `<h1><span class="${className}">${sign}</span> ${title}</h1>
      <p class="soft">${jobLine(view)}</p>
      ${renderParts(view, limits)}`);
}
/** Red must be fixed, violet waits for people, grey is not known, amber is advisory. */
const TITLE_CLASSES = {
    'needs-override': 'asks',
    undecided: 'unknown',
    canceled: 'unknown',
};
/** In the order of the comment: the causes, what to do next, what is destroyed, the workspaces, and then the rest. */
function renderParts(view, limits) {
    const ids = idsOfCauses(view.causes.slice(0, limits.causes));
    const changes = renderChanges(view, limits);
    const allChanges = [changes.all, renderValues(view, limits)];
    return html `${renderOverview(view)} ${renderClosing(view, ids, limits)} ${nextSteps(view, limits)}
  ${changes.destroyed} ${renderWorkspaces(view, ids, limits)} ${renderOthers(view, ids, limits)}
  ${allChanges} ${renderTimeline(view.workspaces.slice(0, limits.rows))}`;
}
/** Where the report is from: the organization, the commit, the job and its time. */
function jobLine({ context, durationMs }) {
    const { commit, pullRequest, job } = context.ci;
    const { startedAt, version } = context.gate;
    const { madeWhere, uncommittedFiles } = context.plans;
    const origins = (0,links/* allowedOrigins */.qL)(context);
    const parts = [
        madeWhere,
        pullRequest && html_anchor(`pull request #${pullRequest.number}`, pullRequest.url, origins),
        commit && [
            'commit ',
            html_anchor(html `<code>${commit.sha.slice(0, 7)}</code>`, commit.url, origins),
            (0,uncommitted_words/* uncommittedWords */.D)(uncommittedFiles),
        ],
        job && html_anchor('job', job.url, origins),
        (0,report_text/* formatMinute */.Yi)(startedAt),
        `took ${(0,report_text/* formatElapsed */.C7)(durationMs)}`,
        `Plangate ${version}`,
    ];
    return parts
        .filter((part) => part !== undefined && part !== '')
        .map((part, index) => (index > 0 ? [' · ', part] : part));
}
/** The steps, and then the runs that a person has to end. */
function nextSteps(view, { text: textLimit, rows: rowLimit }) {
    if (view.nextSteps.length === 0)
        return undefined;
    const steps = [...view.steps, ...(0,leftovers/* leftoversOf */.K)(view.workspaces)];
    const shown = steps.slice(0, rowLimit);
    const origins = (0,links/* allowedOrigins */.qL)(view.context);
    const items = shown.map((step) => html `<li>${sentenceToHtml(step, textLimit, origins)}</li>`);
    return html `<h2 id="next">What to do next</h2>
    <ol>
      ${items} ${hiddenItem(steps.length - shown.length)}
    </ol>`;
}
/** The last item of a list: how many items are not shown; nothing for 0. */
function hiddenItem(hidden) {
    return hidden > 0 && html `<li class="soft">… and ${(0,model_sentence/* formatNumber */.ZV)(hidden)} more.</li>`;
}
/** The actions that are counted here: what a reader should see without searching for it. */
const COUNTED_ACTIONS = ['delete', 'replace', 'forget', 'invoke'];
/** The figures below the title, to be seen at a glance: workspaces by verdict, failures, and what the plans do. */
function renderOverview(view) {
    return html `${verdictBar(view)} ${failuresAndChanges(view)}`;
}
const COLOURS = {
    blocked: 'failed',
    'needs-override': 'asked',
    errored: 'failed',
    undecided: 'unknown',
    canceled: 'unknown',
    advisory: 'warned',
    overridden: 'passed',
    passed: 'passed',
};
/** The verdicts that some workspace has, in the order of the headline. */
function verdictShares({ workspaces }) {
    const closing = [...new Set(verdict_sentence/* CLOSING_VERDICTS */.NF.map(({ verdict }) => verdict))];
    const green = model_verdict/* VERDICTS */.bk.toReversed().filter((verdict) => !closing.includes(verdict));
    const shares = [...closing, ...green].map((verdict) => {
        const alike = workspaces.filter((workspace) => workspace.verdict === verdict);
        return {
            verdict,
            workspaces: alike.length,
            waitsForApproval: alike.every(({ waitsForApproval }) => waitsForApproval),
            colour: COLOURS[verdict],
        };
    });
    return shares.filter((share) => share.workspaces > 0);
}
/** A bar with a part for each verdict, hidden from screen readers, and the same as a list. */
function verdictBar(view) {
    const all = view.workspaces.length;
    if (all < 2)
        return undefined;
    const shares = verdictShares(view);
    let left = 0;
    const parts = shares.map(({ workspaces, colour }) => {
        const x = left;
        left += workspaces;
        return html `<rect class="${colour}" x="${x}" y="0" width="${workspaces}" height="1" />`;
    });
    return html `<svg class="bar" viewBox="0 0 ${all} 1" preserveAspectRatio="none" aria-hidden="true">
      ${parts}
    </svg>
    <ul class="shares" aria-label="${(0,report_text/* workspaceCountWords */.jK)(all)} by verdict">
      ${shares.map(({ verdict, workspaces, waitsForApproval, colour }) => html `<li class="${colour}">
            <strong>${(0,model_sentence/* formatNumber */.ZV)(workspaces)}</strong>
            ${(0,report_words/* verdictWordsFor */.U_)(verdict, workspaces, { waitsForApproval })}
          </li>`)}
    </ul>`;
}
/** `2 policies failed (1 new since the last report) · 3 resources destroyed`; nothing if there is neither. */
function failuresAndChanges({ causes, workspaces }) {
    const failed = causes.filter(({ kind, severity, guard }) => kind === 'policy' && guard !== true && severity !== 'notes');
    const newPolicies = (0,report_words/* countPolicies */.kC)(failed.filter(({ age }) => age === 'new'));
    const newWords = newPolicies > 0 ? ` (${(0,model_sentence/* formatNumber */.ZV)(newPolicies)} new since the last report)` : '';
    const actions = COUNTED_ACTIONS.map((action) => {
        const number = (0,report_text/* sumOf */.XN)(workspaces, (each) => (0,report_changes/* countByAction */.jO)(each, action) ?? 0);
        return number > 0 ? (0,report_changes/* actionCountWords */.D6)(action, number) : '';
    });
    const facts = (0,report_text/* joinNonEmpty */.JO)(' · ', failed.length > 0 ? `${(0,report_text/* policyCountWords */.xZ)((0,report_words/* countPolicies */.kC)(failed))} failed${newWords}` : '', ...actions, unknownPlansWords(workspaces));
    return facts !== '' && html `<p class="figures">${facts}</p>`;
}
/** In which workspaces no source says how often the plan has one of these actions; empty if all are known. */
function unknownPlansWords(workspaces) {
    const unknown = workspaces.filter((workspace) => COUNTED_ACTIONS.some((action) => (0,report_changes/* countByAction */.jO)(workspace, action) === undefined));
    if (unknown.length === 0)
        return '';
    if (workspaces.length === 1)
        return 'what the plan does is not wholly known';
    const areAll = unknown.length === workspaces.length;
    const which = areAll ? 'all workspaces' : (0,report_text/* countWords */.rj)(unknown.length, 'workspace');
    return `what the plans of ${which} do is not wholly known`;
}
/** No space may be added inside: the digest in the Content-Security-Policy is of every byte between the tags. */
const STYLE_SHEET = Html.trusted(`<style>${STYLE}</style>`);
const DIGEST = (0,external_node_crypto_.createHash)('sha256').update(STYLE).digest('base64');
const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${DIGEST}'; base-uri 'none'; form-action 'none'`;
function renderDocument(title, content) {
    const page = html `<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}" />
      <meta name="referrer" content="no-referrer" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${STYLE_SHEET}
    </head>
    <body>
      <main>${content}</main>
    </body>
  </html>`;
    return `<!doctype html>\n${page.toString()}\n`;
}
//# sourceMappingURL=page.js.map

/***/ }),

/***/ 39760:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderValuesAsJson: function() { return /* binding */ renderValuesAsJson; },
/* harmony export */   valuesOf: function() { return /* binding */ valuesOf; }
/* harmony export */ });
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44254);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88832);
/** What the plans change, with their values, for reports that show them. Every text is hostile until escaped. */




/** The worst entries of each workspace first; nothing where no report shows values. */
function valuesOf(view) {
    const entries = view.workspaces.flatMap(({ name, values }) => values !== undefined && 'entries' in values
        ? values.entries.map((entry) => ({ entry, name }))
        : []);
    const items = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(entries, ({ entry }) => entry).map((alike) => {
        const names = alike.map(({ name }) => name);
        const workspaces = view.workspaces.length > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `in ${(0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceNames */ .c2)(names, view)}` : '';
        return { ...alike[0].entry, workspaces };
    });
    const unread = view.workspaces.flatMap(({ name, values }) => {
        if (values === undefined || !('unread' in values))
            return [];
        const who = (0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceNames */ .c2)([name], view);
        return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The values of ${who} are not known: ${(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sayWhole */ .BX)(values.unread)}`];
    });
    return { items, unread };
}
/** The same as JSON; undefined where no report shows values. */
function renderValuesAsJson({ workspaces }) {
    const told = workspaces.flatMap(({ name, values }) => values === undefined ? [] : { workspace: name, values });
    if (told.length === 0)
        return undefined;
    const changes = told.map(({ workspace, values }) => 'entries' in values ? { workspace, changes: values.entries } : { workspace });
    return `${JSON.stringify({ schemaVersion: 1, workspaces: changes }, undefined, 2)}\n`;
}
//# sourceMappingURL=values.js.map

/***/ })

};
;