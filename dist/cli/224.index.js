"use strict";
exports.id = 224;
exports.ids = [224];
exports.modules = {

/***/ 10224:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PAGE_BUDGET_BYTES: function() { return /* binding */ PAGE_BUDGET_BYTES; },
  renderPage: function() { return /* binding */ renderPage; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/report/leftovers.js
var leftovers = __webpack_require__(2384);
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
// EXTERNAL MODULE: ./build/src/report/links.js
var report_links = __webpack_require__(67713);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/model/uncommitted-words.js
var uncommitted_words = __webpack_require__(88596);
// EXTERNAL MODULE: ./build/src/policy/planned-changes.js
var planned_changes = __webpack_require__(69166);
// EXTERNAL MODULE: ./build/src/report/changes.js
var report_changes = __webpack_require__(30445);
;// CONCATENATED MODULE: ./build/src/features/report-files/page/changes.js
/** What the plans do, grouped by action, destroyed resources first; each change is a fold with its attributes. */








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
function renderChanges(view, limits) {
    const listed = (0,report_changes/* changesOf */.fs)(view);
    // Of a very large plan, only the first changes are kept.
    const unlisted = (0,report_text/* sumOf */.XN)(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
    if (listed.length + unlisted === 0)
        return undefined;
    const sorted = ACTION_ORDER.flatMap((action) => listed.filter((change) => change.action === action));
    const shown = sorted.slice(0, limits.changes);
    const hidden = sorted.length - shown.length + unlisted;
    const groups = (0,report_text/* groupBy */.$z)(shown, ({ action }) => action);
    return html `<h2 id="changes">${(0,report_text/* countWords */.rj)(listed.length + unlisted, 'change')}</h2>
    ${view.workspaces.map(({ name, changes }) => changes?.doubt !== undefined &&
        html `<p>
          <strong>${(0,clip/* clip */.$)(name, limits.text)}: this list of changes may be incomplete.</strong>
          ${(0,clip/* clip */.$)(changes.doubt, limits.text)}
        </p>`)}
    ${groups.map((group) => renderGroup(group, view, limits))}
    ${hidden > 0 && html `<p class="soft">${(0,model_sentence/* formatNumber */.ZV)(hidden)} more are not on this page; the runs have them.</p>`}
    ${hiddenAttributesNote(shown, limits)}
    ${view.workspaces.map(({ name, changes }) => changes?.unread !== undefined &&
        html `<p class="soft">${(0,clip/* clip */.$)(name, limits.text)}: ${(0,clip/* clip */.$)(changes.unread, limits.text)}</p>`)}`;
}
/** What the plans destroy, replace, forget or invoke, by workspace: nobody should have to look for it. */
function renderDestroyed(view, { text, rows }) {
    const prominent = (0,report_changes/* prominentChanges */.KP)(view);
    if (prominent.length === 0)
        return undefined;
    const groups = (0,report_text/* groupBy */.$z)(prominent, ({ workspace }) => workspace);
    const items = groups.slice(0, rows).map((group) => {
        const [{ workspace }] = group;
        const changes = group
            .slice(0, MOST_DESTROYED)
            .map(({ action, address }, index) => [
            index > 0 && ', ',
            `${report_changes/* ACTION_SIGNS */.mX[action]} `,
            html `<code>${(0,clip/* clip */.$)(address, text)}</code>`,
        ]);
        const hidden = group.length - MOST_DESTROYED;
        const more = hidden > 0 && ` and ${(0,model_sentence/* formatNumber */.ZV)(hidden)} more`;
        return html `<li><strong>${(0,clip/* clip */.$)(workspace, text)}</strong>: ${changes}${more}</li>`;
    });
    const left = groups.length - items.length;
    return html `<h2 id="destroyed">What is destroyed, replaced or invoked</h2>
    <ul>
      ${items}
      ${left > 0 && html `<li class="soft">… and in ${(0,report_text/* countWords */.rj)(left, 'more workspace')}.</li>`}
    </ul>`;
}
const MOST_DESTROYED = 20;
/** For how many of the shown changes the attributes are left out, so that the page does not become too large. */
function hiddenAttributesNote(shown, limits) {
    const withoutAttributes = shown.filter((change) => (change.differs ?? []).length > 0 && !showsAttributesOf(change, limits));
    if (withoutAttributes.length === 0)
        return undefined;
    const number = (0,report_text/* countWords */.rj)(withoutAttributes.length, 'change');
    return html `<p class="soft">This page would be too large with the attributes of ${number}.</p>`;
}
function showsAttributesOf({ action }, limits) {
    const isOfWholeResource = action === 'create' || action === 'delete';
    return limits.attributes && (limits.wholeResources || !isOfWholeResource);
}
function renderGroup(group, view, limits) {
    const [{ action }] = group;
    const title = `${report_changes/* ACTION_SIGNS */.mX[action]} ${(0,report_changes/* actionCountWords */.D6)(action, group.length)}`;
    const lines = group.map((change) => renderChange(change, view, limits));
    return html `<details ${(0,planned_changes/* isProminent */.jR)(action) && OPEN_ATTRIBUTE}>
    <summary>${title}</summary>
    <ul>
      ${lines}
    </ul>
  </details>`;
}
/** The attribute of HTML with which a `<details>` element is shown unfolded. */
const OPEN_ATTRIBUTE = html `open`;
/** One item of the list. Where its attributes are shown, they are folded below its first line. */
function renderChange(change, view, limits) {
    const fileLine = (0,report_words/* fileAndLine */.CP)(change);
    const url = change.location && (0,report_links/* permalink */.eL)(change.location, view.context);
    const place = fileLine !== '' && html `<code>${(0,clip/* clip */.$)(fileLine, limits.text)}</code>`;
    const placeWithLink = place && html_anchor(place, url, (0,report_links/* allowedOrigins */.qL)(view.context));
    const inWorkspace = view.workspaces.length > 1 &&
        html ` <span class="soft">in ${(0,clip/* clip */.$)(change.workspace, limits.text)}</span>`;
    const reason = (0,model_sentence/* toPlainText */.bo)((0,report_changes/* changeReason */.ff)({ ...change, attributes: [] }));
    const reasonPart = reason !== '' && html `: ${(0,clip/* clip */.$)(reason, limits.text)}`;
    const firstLine = (shownPlace) => html `<code>${(0,clip/* clip */.$)(change.address, limits.text)}</code
      >${shownPlace && [' · ', shownPlace]}${inWorkspace}${reasonPart}`;
    const attributes = (0,report_changes/* attributeWords */.qO)(change, Infinity) || (0,report_changes/* forcingWords */.ii)(change.attributes);
    if (attributes === '' || !showsAttributesOf(change, limits))
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
// EXTERNAL MODULE: ./build/src/report/causes.js
var causes = __webpack_require__(36850);
// EXTERNAL MODULE: ./build/src/report/cause-sections.js
var cause_sections = __webpack_require__(53296);
// EXTERNAL MODULE: ./build/src/report/occurrences.js
var report_occurrences = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/src/report/message-text.js
var message_text = __webpack_require__(34707);
// EXTERNAL MODULE: ./build/src/report/workspace-names.js
var workspace_names = __webpack_require__(88832);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/features/report-files/page/causes.js
/** The causes, each with the lines of the files around it. */












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
    return (0,cause_sections/* closingSections */.Yv)(view.causes, view.green).map((section) => renderSection(section, (0,model_sentence/* toPlainText */.bo)((0,cause_sections/* sectionTitle */.Gf)(section, view)), { view, ids, limits }));
}
/** All other causes. */
function renderOthers(view, ids, limits) {
    const hidden = view.causes.length - ids.size;
    return [
        ...(0,cause_sections/* otherSections */.jf)(view.causes).map((section) => {
            const title = (0,cause_sections/* otherTitle */.Fs)(section);
            return renderSection(section, title, { view, ids, limits });
        }),
        hidden > 0 &&
            html `<p class="soft">${(0,model_sentence/* formatNumber */.ZV)(hidden)} more causes are not on this page.</p>`,
    ];
}
function renderSection({ id, causes }, title, { view, ids, limits }) {
    if (causes.length === 0)
        return undefined;
    const articles = causes.map((cause) => {
        const ownId = ids.get(cause);
        return ownId !== undefined && renderCause(cause, ownId, view, limits);
    });
    // Warnings of the plan are folded: no policy depends on them.
    if (id === 'warnings')
        return html `<details id="${id}">
      <summary>${title}</summary>
      ${articles}
    </details>`;
    return html `<h2 id="${id}">${title}</h2>
    ${articles}`;
}
/** Longer messages are shown below the finding once more, as they were printed. */
const SHORT_TEXT = { characters: 400, lines: 20 };
function renderCause(cause, id, view, { text: textLimit, occurrences: occurrenceLimit }) {
    const { kind, description, message, policy, policySet } = cause;
    const { occurrences, messageOfAll, says = (0,model_sentence/* sentencePart */.vn)('text', message, textLimit) } = cause;
    const origins = (0,report_links/* allowedOrigins */.qL)(view.context);
    const classes = (0,causes/* isNotJudged */.J5)(cause) ? 'finding is-unknown' : CLASSES[cause.severity];
    if (kind === 'reason' || kind === 'notice') {
        return html `<article class="${classes}" id="${id}">
      <p>
        <strong>${whereWords(cause, view, textLimit)}:</strong>
        ${sentenceToHtml(says, textLimit, origins)} ${remedyLink(cause)}
      </p>
      ${runLinks(cause, view)}
    </article>`;
    }
    const hidden = (0,report_occurrences/* hiddenWords */.cK)(occurrences.slice(occurrenceLimit));
    const output = (0,report_occurrences/* unshownOutput */.c0)(cause, (messages) => (0,message_text/* fitsIn */.g6)(messages, SHORT_TEXT));
    const name = policy === '' ? `Policy set ${policySet}` : policy;
    const ended = (cause.ended ?? []).map((each) => {
        const words = (0,model_sentence/* toPlainText */.bo)((0,report_words/* endedWords */.E5)(each, view.context.judges.exceptionsFile));
        return html `<p>${(0,clip/* clip */.$)(words, textLimit)}</p>`;
    });
    return html `<article class="${classes}" id="${id}">
    <h3>${breakable((0,clip/* clip */.$)(name, textLimit))}</h3>
    <p class="soft">${factsLine(cause, view, textLimit)}</p>
    ${description !== undefined && description !== message && html `<p>${(0,clip/* clip */.$)(description, textLimit)}</p>`}
    ${ended} ${messageOfAll !== '' && html `<p>${saidText([messageOfAll], textLimit)}</p>`}
    ${occurrences.slice(0, occurrenceLimit).map((occurrence) => renderOccurrence(occurrence, cause, view, textLimit))}
    ${hidden !== '' && html `<p>… and ${hidden}.</p>`}
    ${output.length > 0 &&
        html `<details>
        <summary>What the policy printed</summary>
        <pre class="source printed">${(0,message_text/* messageText */.Lo)(output, textLimit)}</pre>
      </details>`}
    ${runLinks(cause, view)}
  </article>`;
}
const CLASSES = {
    blocks: 'finding',
    'needs-override': 'finding is-asked',
    warns: 'finding is-soft',
    notes: 'finding is-quiet',
};
function remedyLink({ code }) {
    if (code === undefined)
        return undefined;
    const url = (0,errors/* pageOfError */.Nn)(code);
    return html_anchor('What to do', url, [url]);
}
/** How many runs of one cause are linked. */
const MOST_RUNS = 12;
/** The runs of a cause that keeps the gate closed; the table has those of all workspaces. */
function runLinks({ runs, blocks, workspaces }, { context }) {
    if (!blocks || runs.length === 0 || workspaces.length > MOST_RUNS)
        return undefined;
    const origins = (0,report_links/* allowedOrigins */.qL)(context);
    const links = runs.map(({ workspace, runUrl }, index) => [
        index > 0 && ', ',
        html_anchor(breakable((0,clip/* clip */.$)(workspace, 100)), runUrl, origins),
    ]);
    return html `<p class="soft">${runs.length === 1 ? 'Run: ' : 'Runs: '}${links}</p>`;
}
function whereWords({ workspaces }, view, textLimit) {
    return (0,clip/* clip */.$)((0,model_sentence/* toPlainText */.bo)((0,workspace_names/* workspaceNames */.c2)(workspaces, view)), textLimit);
}
function factsLine(cause, view, textLimit) {
    const { policySet, status, age, policy } = cause;
    return (0,report_text/* joinNonEmpty */.JO)(' · ', policy === '' ? '' : (0,clip/* clip */.$)(policySet, textLimit), policy === '' ? '' : (0,report_words/* levelOrProblem */.je)(cause), (0,report_words/* isAccepted */.oB)(cause) ? (0,clip/* clip */.$)((0,report_words/* acceptedText */.zs)(cause), textLimit) : report_words/* STATUS_WORDS */.ly[status], whereWords(cause, view, textLimit), (0,model_sentence/* toPlainText */.bo)((0,report_words/* baselineWords */.v8)(cause.baseline, view.context)), age === 'new' ? 'new since the last report' : '', (0,report_words/* overrideWords */.mF)(cause));
}
/** The place, the address and the message, and below them the lines of the file. Both lead to the line. */
function renderOccurrence(occurrence, cause, view, textLimit) {
    const origins = (0,report_links/* allowedOrigins */.qL)(view.context);
    const { permalink, messages, excerpt, location, workspaces } = occurrence;
    const addresses = (0,report_text/* listText */.so)((0,report_occurrences/* unmentionedAddresses */.TY)(occurrence), 20, (one) => (0,clip/* clip */.$)(one, textLimit));
    const fileLine = (0,report_words/* fileAndLine */.CP)(occurrence);
    const place = html `<code>${(0,clip/* clip */.$)(fileLine, textLimit)}</code>`;
    const named = html `<code>${addresses}</code>`;
    const isInFewer = workspaces.length < cause.workspaces.length;
    const where = isInFewer ? (0,model_sentence/* toPlainText */.bo)((0,workspace_names/* workspaceNames */.c2)(workspaces, view)) : '';
    return html `<p>
      ${fileLine !== '' && html `${html_anchor(place, permalink, origins)} `}${addresses !== '' && html `${html_anchor(named, permalink, origins)}: `}${saidText(messages, textLimit)}${where !== '' && html ` <span class="soft">in ${(0,clip/* clip */.$)(where, textLimit)}</span>`}
    </p>
    ${excerpt && renderExcerpt(excerpt, textLimit, location?.startLine)}`;
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
    const words = html_anchor((0,report_words/* verdictWords */.L2)(verdict, workspace.counts), runUrl, (0,report_links/* allowedOrigins */.qL)(context));
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
/** In the order of the comment, after what is destroyed: the causes, what to do next, the workspaces, and then the rest. */
function renderParts(view, limits) {
    const ids = idsOfCauses(view.causes.slice(0, limits.causes));
    return html `${renderOverview(view)} ${renderDestroyed(view, limits)}
  ${renderClosing(view, ids, limits)} ${nextSteps(view, limits)}
  ${renderWorkspaces(view, ids, limits)} ${renderOthers(view, ids, limits)}
  ${renderChanges(view, limits)} ${renderTimeline(view.workspaces.slice(0, limits.rows))}`;
}
/** Where the report is from: the organization, the commit, the job and its time. */
function jobLine({ context, durationMs }) {
    const { commit, pullRequest, job } = context.ci;
    const { startedAt, version } = context.gate;
    const { madeWhere, uncommittedFiles } = context.plans;
    const origins = (0,report_links/* allowedOrigins */.qL)(context);
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
/** Runs that a person has to end come first, then the steps. */
function nextSteps(view, { text: textLimit, rows: rowLimit }) {
    if (view.nextSteps.length === 0)
        return undefined;
    const steps = [...(0,leftovers/* leftoversOf */.K)(view.workspaces), ...view.steps];
    const shown = steps.slice(0, rowLimit);
    const origins = (0,report_links/* allowedOrigins */.qL)(view.context);
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
    const shares = [...closing, ...green].map((verdict) => ({
        verdict,
        workspaces: workspaces.filter((workspace) => workspace.verdict === verdict).length,
        colour: COLOURS[verdict],
    }));
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
      ${shares.map(({ verdict, workspaces, colour }) => html `<li class="${colour}">
            <strong>${(0,model_sentence/* formatNumber */.ZV)(workspaces)}</strong> ${(0,report_words/* verdictWordsFor */.U_)(verdict, workspaces)}
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

/***/ 53296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: function() { return /* binding */ otherTitle; },
/* harmony export */   Gf: function() { return /* binding */ sectionTitle; },
/* harmony export */   KG: function() { return /* binding */ policyTotals; },
/* harmony export */   Yv: function() { return /* binding */ closingSections; },
/* harmony export */   jf: function() { return /* binding */ otherSections; },
/* harmony export */   zj: function() { return /* binding */ sectionWords; }
/* harmony export */ });
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36850);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43629);
/** The lists in which a report tells its causes, and what they are called: the same on all surfaces. */




/** What keeps the gate closed, or would if it were enforced; no section is empty. */
function closingSections(causes, green) {
    const closing = causes.filter((cause) => cause.blocks || (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(cause));
    const sections = [
        { id: 'must-fix', noun: 'failure', causes: [] },
        { id: 'overridable', noun: 'failure', causes: [] },
        { id: 'approvable', noun: 'failure', causes: [] },
        { id: 'guarded', noun: 'failure', causes: [] },
        { id: 'known-later', noun: 'cause', causes: [] },
        { id: 'unjudged', noun: 'cause', causes: [] },
    ];
    for (const cause of closing) {
        const id = closingSectionOf(cause, green);
        sections.find((section) => section.id === id)?.causes.push(cause);
    }
    return sections.filter((section) => section.causes.length > 0);
}
function closingSectionOf(cause, green) {
    if (cause.status === 'known-after-apply')
        return 'known-later';
    if ((0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotJudged */ .J5)(cause))
        return 'unjudged';
    // Where the gate is not enforced, all failures are in one section.
    if (green || cause.severity !== 'needs-override')
        return 'must-fix';
    if (cause.guard === true)
        return 'guarded';
    return cause.own === true ? 'approvable' : 'overridable';
}
/** All other causes; a section may be empty. */
function otherSections(causes) {
    const others = causes.filter((cause) => !cause.blocks && !(0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(cause));
    const accepted = others.filter(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB);
    return [
        {
            id: 'advisory',
            noun: 'advisory failure',
            causes: others.filter(({ severity }) => severity === 'warns'),
        },
        { id: 'accepted', noun: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptedNoun */ .uI)(accepted), causes: accepted },
        {
            id: 'warnings',
            noun: 'warning',
            causes: others.filter(({ kind, severity }) => kind === 'diagnostic' && severity === 'notes'),
        },
        { id: 'notices', noun: 'notice', causes: others.filter(({ kind }) => kind === 'notice') },
    ];
}
/** The title of a list of causes that keep the gate closed: what can be done about them, and by whom. */
function sectionTitle({ id, causes }, view) {
    const isApprovable = (view.context.actors.approvals?.toWrite ?? []).length > 0;
    switch (id) {
        case 'overridable': {
            const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
            const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .firstParts */ .J4)(teams.map((team) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', team, 80)), 4);
            return teams.length === 0
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or overridden by those who manage policy overrides`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or overridden by ${teams.length === 1 ? 'team' : 'teams'} ${names}`;
        }
        case 'approvable':
            return isApprovable
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or approved by a comment, or excepted for a time`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or excepted for a time`;
        case 'guarded':
            return isApprovable
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Guarded: needs approval by a comment`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Guarded: must be fixed`;
        case 'known-later':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be judged before the apply`;
        case 'unjudged':
            return causes.every(({ status }) => status === 'errored')
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be evaluated`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be judged`;
        default:
            return view.green ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Failed, but not enforced` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed`;
    }
}
/** What the other causes are called together, with their number: `2 advisory policies`. */
function sectionWords({ id, causes }) {
    const { length } = causes;
    switch (id) {
        case 'accepted':
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptedNoun */ .uI)(causes));
        case 'warnings':
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'warning of the plan', 'warnings of the plan');
        case 'notices':
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'notice');
        case 'advisory': {
            const occurrences = causes.flatMap((cause) => cause.occurrences);
            const failures = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sumOf */ .XN)(occurrences, ({ workspaces }) => workspaces.length);
            const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countPolicies */ .kC)(causes), 'advisory policy', 'advisory policies');
            return failures === length
                ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'advisory failure')
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${policies}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(failures, 'failure')}`;
        }
        default:
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'cause');
    }
}
/** The title above the other causes where they are listed one by one. */
function otherTitle(section) {
    if (section.id === 'advisory')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Advisory failures`;
    return section.id === 'notices' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Notices` : sectionWords(section);
}
/** `2 to fix, 1 to override, 2 advisory`: how many policies there are of each; empty if all passed. */
function policyTotals(view) {
    const sections = closingSections(view.causes, view.green);
    const numberIn = (...ids) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countPolicies */ .kC)(sections
        .filter(({ id }) => ids.includes(id))
        .flatMap(({ causes }) => causes)
        .filter(({ kind }) => kind !== 'reason' && kind !== 'diagnostic'));
    const advisory = otherSections(view.causes).find(({ id }) => id === 'advisory');
    const counts = [
        [numberIn('must-fix'), view.green ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `failed` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `to fix`],
        [numberIn('overridable', 'approvable'), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `to override`],
        [numberIn('guarded'), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `to approve`],
        [numberIn('unjudged'), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `not judged`],
        [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countPolicies */ .kC)(advisory?.causes ?? []), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `advisory`],
    ];
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(', ', ...counts.map(([number, words]) => number > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(number)} ${words}` : ''));
}
//# sourceMappingURL=cause-sections.js.map

/***/ }),

/***/ 2384:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ leftoversOf; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44254);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);



function leftoversOf(workspaces) {
    const all = workspaces.flatMap(({ leftover }) => leftover ?? []);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(all.map(_render_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sayWhole */ .BX), (sentence) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .shapeOf */ .F5)(sentence)).map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeSentences */ .r2);
}
//# sourceMappingURL=leftovers.js.map

/***/ }),

/***/ 58087:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: function() { return /* binding */ verdictSentence; },
/* harmony export */   Mb: function() { return /* binding */ headlineIcon; },
/* harmony export */   NF: function() { return /* binding */ CLOSING_VERDICTS; },
/* harmony export */   Qi: function() { return /* binding */ sortWorstFirst; },
/* harmony export */   t7: function() { return /* binding */ verdictNamedFirst; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);



/**
 * The verdicts that can close the gate, in the order in which a reader needs them; with the count of the workspaces that
 * have it, and what is said of them in a headline with several verdicts.
 */
const CLOSING_VERDICTS = [
    { verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
    { verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
    { verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
    { verdict: 'errored', countName: 'brokenIn', closedWords: 'policies could not be evaluated' },
    { verdict: 'undecided', countName: 'undecidedIn', closedWords: 'undecided' },
    { verdict: 'canceled', countName: 'canceledIn', closedWords: 'canceled' },
];
/**
 * The whole verdict in one sentence: `blocked by 2 policies in 1 of 3 workspaces`, `undecided in 3 workspaces: …`.
 *
 * @param atCommit as in " at `6f1cb40`", with its space; empty if the commit is not named
 */
function verdictSentence(counts, atCommit = '') {
    if (counts.workspaces === 0) {
        const none = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `no workspace is affected by this change${atCommit}`;
        return counts.green
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed · ${none}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `undecided: ${none}, and policies are required`;
    }
    const where = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
    const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
    const approved = approvedWords(counts);
    const andApproved = approved && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, ${approved}`;
    if (closingVerdicts(counts).length > 1)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
    const advisory = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(counts.advisoryFailures, 'advisory failure');
    switch (counts.verdict) {
        case 'passed':
            return counts.policies === 0
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed · no policy applies to ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}${atCommit}`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed · ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .policyCountWords */ .xZ)(counts.policies)} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
        case 'advisory':
            if (counts.advisoryFailures === 0) {
                // Such a verdict is that of a plan that may be of a part, with `allow-partial`.
                const { passed, closed } = partOf(counts) ?? PARTS.partIn;
                return counts.green
                    ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed ${passed} ${where}${acceptedCountWords(counts)}`
                    : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `closed because ${closed}, ${where} (fail-on: advisory)`;
            }
            return counts.green
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed with ${advisory} ${where}${partWords(counts)}${acceptedCountWords(counts)}`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `blocked by ${advisory} ${where} (fail-on: advisory)`;
        case 'overridden': {
            const isApprovedAlone = counts.overridden === 0 && approved !== '';
            const overridden = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .policyCountWords */ .xZ)(counts.overridden)} overridden`;
            const accepted = acceptedCountWords({ ...counts, approvedGuards: 0, approvedConditions: 0 });
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(', ', isApprovedAlone ? '' : overridden, approved)} ${where}${partWords(counts)}${accepted}`;
        }
        case 'needs-override':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
        case 'blocked':
            return counts.cause === ''
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `blocked${byWhat(counts)} ${where}${andApproved}${notEnforced}`
                : withCause((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `blocked ${where}`, counts);
        case 'errored':
            if (areBroken(counts)) {
                const cause = counts.cause === '' ? notEvaluated : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('text', counts.cause, 160);
                const areAll = counts.affected === counts.workspaces && counts.workspaces > 1;
                const inAny = counts.workspaces === 2
                    ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in either workspace${atCommit}`
                    : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in any of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}${atCommit}`;
                return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `${cause} ${areAll ? inAny : where}`;
            }
            return withCause((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${runFailedWords(counts)} ${where}`, counts);
        case 'undecided':
            return withCause((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `undecided ${where}`, counts);
        case 'canceled':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `canceled ${where}`;
    }
}
const notEvaluated = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `policies could not be evaluated`;
/** Whether it is the policies that could not be evaluated wherever the verdict is `errored`. */
function areBroken({ brokenIn, erroredIn }) {
    return brokenIn > 0 && erroredIn === 0;
}
function runFailedWords({ planFailed }) {
    return planFailed ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `the plan failed` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `the run failed`;
}
/** What is said, and why. */
function withCause(words, { cause }) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `: `, words, cause === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('text', cause, 160));
}
/** ` by 2 policies`, beside what can be overridden; empty if no policy is the reason. */
function byWhatToFix({ policiesToFix }) {
    const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(policiesToFix, 'policy', 'policies');
    return policies && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` by ${policies}`;
}
/** ` by 2 policies and 1 guard`; empty if nothing that is counted keeps the gate closed. */
function byWhat(counts) {
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', failedPoliciesAndTasks(counts), openApprovals(counts));
    return what && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` by ${what}`;
}
/** What is said of a plan that may not be of everything, the least known last. */
const PARTS = {
    partIn: {
        passed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `for a part of the configuration`,
        closed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `only a part was planned`,
    },
    unprovenIn: {
        passed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `for what may be a part of the configuration`,
        closed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `nothing says that the plan is whole`,
    },
};
/** More are counted. */
const MOST_FIELDS = 5;
/** What is said of the plans that may not be of everything, with the numbers of fields that are not known; undefined if all are. */
function partOf(counts) {
    const [name] = ['partIn', 'unprovenIn'].filter((each) => counts[each] > 0);
    const parts = [...(name ? [PARTS[name]] : []), ...sayFields(counts.acceptedFields)];
    if (parts.length === 0)
        return undefined;
    return {
        passed: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', ...parts.map(({ passed }) => passed)),
        closed: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', ...parts.map(({ closed }) => closed)),
    };
}
function sayFields(fields) {
    if (fields.length === 0)
        return [];
    const numbers = fields.map((field) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(String(field)));
    const noun = fields.length === 1 ? 'field' : 'fields';
    const named = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${noun} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('', ...(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(numbers, MOST_FIELDS))} of the saved plan`;
    return [
        {
            passed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `with the unknown ${named}`,
            closed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `the ${named} ${fields.length === 1 ? 'is' : 'are'} not known`,
        },
    ];
}
/** `, for a part of the configuration`; empty if all plans are of everything. */
function partWords(counts) {
    const part = partOf(counts);
    return part === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, ${part.passed}`;
}
/** `, 1 guard approved, 2 excepted failures`; empty if there is none of these. */
function acceptedCountWords(counts) {
    const { excepted, existing } = counts;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(', ', approvedWords(counts), (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(excepted, 'excepted failure'), (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(existing, 'existing failure'));
    return words && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, ${words}`;
}
/** `2 policies and 1 run task`; empty if none keeps the gate closed. */
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }) {
    const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(policiesAtFault, 'policy', 'policies');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', policies, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(runTasksAtFault, 'run task'));
}
const openApprovals = ({ guardsAtFault, openConditions }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .approvalCountWords */ .Yc)(guardsAtFault, openConditions);
/** `1 policy needs an override, 1 guard an approval` */
function overrideNeededWords(counts) {
    const { policiesAtFault, runTasksAtFault, guardsAtFault, openConditions } = counts;
    const failures = failedPoliciesAndTasks(counts);
    const approvals = openApprovals(counts);
    const needs = (number) => (number > 1 ? 'need' : 'needs');
    if (failures === '' && approvals !== '')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${approvals} ${needs(guardsAtFault + openConditions)} an approval`;
    const number = policiesAtFault + runTasksAtFault;
    const override = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${failures || 'a failure'} ${needs(number)} an override`;
    return approvals === '' ? override : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${override}, ${approvals} an approval`;
}
/** `1 guard approved by ann`; names that are not those of a host's people are left out. */
function approvedWords(counts) {
    const { approvedGuards, approvedConditions, approvedBy } = counts;
    const approved = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .approvalCountWords */ .Yc)(approvedGuards, approvedConditions);
    if (approved === '')
        return '';
    const names = approvedBy.filter((name) => /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name));
    const by = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('', ...(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(names.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5), 3));
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${approved} approved${by && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` by ${by}`}`;
}
/** The verdicts that close the gate in some workspace, the worst for a reader first. */
function closingVerdicts(counts) {
    return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}
/** `blocked by 2 policies in 20 of 60 workspaces, override needed in 40`: the numbers add up to all workspaces. */
function mixedVerdictWords(counts) {
    const closing = closingVerdicts(counts);
    const parts = closing.map(({ countName, closedWords, verdict }, index) => {
        const number = counts[countName];
        const by = verdict === 'blocked' ? byWhatToFix(counts) : '';
        const inWords = index === 0
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(number)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(number);
        const words = countName === 'erroredIn' ? runFailedWords(counts) : closedWords;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${words}${by} in ${inWords}`;
    });
    const closed = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)(closing, ({ countName }) => counts[countName]);
    const green = counts.workspaces - closed;
    const passed = green > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(green)} passed)` : '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(', ', ...parts)}${passed}`;
}
/** The verdict that the sentence names first. */
function verdictNamedFirst(counts) {
    const [first, ...others] = closingVerdicts(counts);
    return first && others.length > 0 ? first.verdict : counts.verdict;
}
/** The icon of the verdict that the sentence names first. */
function headlineIcon(counts) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .signsOf */ .Oi)(verdictNamedFirst(counts), counts.green).icon;
}
/** `in 2 of 3 workspaces` */
function inWorkspaces(affected, all) {
    if (all === 1)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in 1 workspace`;
    if (all === 2 && affected === 2)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in both workspaces`;
    return affected === all
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(all)}`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(affected)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(all)}`;
}
/** Verdicts that close the gate come first, and those with an answer before those without. */
const WORST_FIRST = [
    ...CLOSING_VERDICTS.map(({ verdict }) => verdict),
    'advisory',
    'overridden',
    'passed',
];
/** Those with the same verdict stay in their order. */
function sortWorstFirst(workspaces) {
    return [...workspaces].sort((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
}
//# sourceMappingURL=verdict-sentence.js.map

/***/ })

};
;