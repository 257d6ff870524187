"use strict";
exports.id = 6338;
exports.ids = [6338];
exports.modules = {

/***/ 26338:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ renderTerminal; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83538);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69166);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30445);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);
/* harmony import */ var _cause_sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53296);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70075);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2314);
/* harmony import */ var _message_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34707);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22195);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74913);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(80204);
/* harmony import */ var _leftovers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2384);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58087);
/* harmony import */ var _workspace_table_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(96544);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(88832);
/**
 * The report on one screen of a terminal: what blocks, where, who may override it. Text from outside
 * is cleaned to one line; colour is only there where the caller says that it works.
 */

















/** A screen scrolls: up to so many workspaces and causes, nothing is left out. */
const FEW = 12;
const WHOLE = {
    causes: FEW,
    others: FEW,
    occurrences: 100,
    excerpt: true,
    workspaces: FEW,
    changes: 100,
    text: 2_000,
};
/**
 * From the most detailed to the shortest: the first that fits is shown. The table of workspaces goes first, then what does not
 * close the gate; causes keep their places as long as one of them fits.
 */
const SCREEN_LIMITS = [
    { causes: 12, others: 6, occurrences: 4, excerpt: true, workspaces: 8, changes: 6, text: 600 },
    { causes: 12, others: 3, occurrences: 2, excerpt: true, workspaces: 3, changes: 4, text: 600 },
    { causes: 12, others: 0, occurrences: 1, excerpt: true, workspaces: 0, changes: 3, text: 600 },
    { causes: 8, others: 0, occurrences: 1, excerpt: false, workspaces: 0, changes: 2, text: 400 },
    { causes: 5, others: 0, occurrences: 1, excerpt: false, workspaces: 0, changes: 1, text: 300 },
    { causes: 3, others: 0, occurrences: 1, excerpt: false, workspaces: 0, changes: 1, text: 200 },
    { causes: 1, others: 0, occurrences: 1, excerpt: false, workspaces: 0, changes: 0, text: 160 },
];
/** Lines ready to print: all of a small report, else at most `screen.rows` of them. */
function renderTerminal(view, screen) {
    if (view.workspaces.length <= FEW && view.causes.length <= FEW) {
        return Object.values(screenParts(view, WHOLE, screen)).flat();
    }
    let parts = { workspaces: [], verdict: [], why: [], steps: [] };
    for (const limits of SCREEN_LIMITS) {
        parts = screenParts(view, limits, screen);
        const lines = Object.values(parts).flat();
        if (lines.length <= screen.rows)
            return lines;
    }
    return cutToScreen(parts, screen);
}
const BLANK = { indent: 0, parts: [] };
function screenParts(view, limits, screen) {
    const wrapped = (...rows) => rows.flatMap((row) => wrap(row, screen));
    // Notices were printed when they were found.
    const others = (0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .otherSections */ .jf)(view.causes).filter(({ id, causes }) => causes.length > 0 && id !== 'notices');
    return {
        workspaces: wrapped(...workspaceRows(view, limits), BLANK),
        verdict: wrapped(verdictRow(view)),
        why: wrapped(...closingRows(view, limits, screen), ...prominentRows(view, limits), ...others.flatMap((section) => sectionRows((0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .otherTitle */ .Fs)(section), section, limits.others, (cause) => causeBlock(cause, view, limits, { screen }))), ...unshownRows(view, others, limits)),
        steps: wrapped(...stepRows(view, screen)),
    };
}
/** The verdict gets its lines first, then what to do, then why, and the workspaces what is left. */
function cutToScreen(parts, { rows }) {
    const verdict = cutLines(parts.verdict, rows);
    let left = rows - verdict.length;
    const steps = cutLines(parts.steps, Math.min(left, Math.ceil(rows / 3)));
    left -= steps.length;
    const why = cutLines(parts.why, left);
    left -= why.length;
    return [...cutLines(parts.workspaces, left), ...verdict, ...why, ...steps];
}
/** At most `most` lines: if there are more, the last one counts the others. */
function cutLines(lines, most) {
    if (lines.length <= most)
        return [...lines];
    if (most <= 0)
        return [];
    const shown = lines.slice(0, most - 1);
    return [...shown, `  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .countWords */ .rj)(lines.length - shown.length, 'more line')}`];
}
/** What was sent first, then one line per workspace, the worst first: the plan, the policies, the duration. */
function workspaceRows(view, limits) {
    const { workspaces, archives, context } = view;
    const shown = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .sortWorstFirst */ .Qi)(workspaces).slice(0, limits.workspaces);
    const width = Math.min(32, Math.max(0, ...shown.map(({ name }) => (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .widthOf */ .qz)(name))));
    const plans = shown.map((workspace) => {
        const words = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .planWords */ .DO)(workspace);
        // A dash: nothing is known of the plan.
        if (words === '–')
            return '';
        return words === 'no changes' ? words : `plan ${words}`;
    });
    const planWidth = Math.max(0, ...plans.map(_width_js__WEBPACK_IMPORTED_MODULE_16__/* .widthOf */ .qz));
    const rows = shown.map((workspace, index) => {
        const { name, verdict, durationMs } = workspace;
        const policies = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .resultCountWords */ .Gw)(workspace) || (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictWords */ .L2)(verdict, workspace.counts);
        const time = durationMs === undefined ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .formatElapsed */ .C7)(durationMs);
        const green = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isGreen */ .gf)(verdict, context.gate.failOn);
        const { sign } = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .signsOf */ .Oi)(verdict, green);
        const parts = [
            { text: sign, style: green ? 'green' : 'red' },
            {
                text: ` ${(0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .padToColumns */ .UG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(name, 60), width)}  ${(0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .padToColumns */ .UG)(plans[index] ?? '', planWidth)}  `,
            },
            { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)('  ', policies, time) },
        ];
        return { indent: 2, parts };
    });
    const [archive] = archives;
    const sent = archive
        ? [rowOf(2, soft(`${archive.directory} → ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .countWords */ .rj)(archive.files, 'file')} sent`))]
        : [];
    const hidden = workspaces.length - shown.length;
    if (shown.length === 0 && hidden > 0) {
        const totals = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .countWords */ .rj)(hidden, 'workspace')}: ${(0,_workspace_table_js__WEBPACK_IMPORTED_MODULE_14__/* .verdictTotals */ .$T)((0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .sortWorstFirst */ .Qi)(workspaces))}`;
        return [...sent, rowOf(2, soft(totals))];
    }
    return [...sent, ...rows, ...hiddenRows(2, (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .countWordsIfAny */ .eQ)(hidden, 'more workspace'))];
}
function verdictRow(view) {
    // A name keeps its small letter.
    const headline = beginsWithWords(view.heading)
        ? view.headline.charAt(0).toUpperCase() + view.headline.slice(1)
        : view.headline;
    const style = view.green ? 'green' : 'red';
    return rowOf(0, { text: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .signsOf */ .Oi)(view.shownVerdict, view.green).sign} `, style }, bold((0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(headline, 400)));
}
function beginsWithWords(sentence) {
    if (typeof sentence === 'string')
        return true;
    if ('kind' in sentence)
        return false;
    const first = sentence.find((part) => part !== '');
    return first === undefined || beginsWithWords(first);
}
/** Causes in full below their title, and the others by name; nothing if none is in full. */
function sectionRows(title, { causes }, most, blockOf) {
    const shown = causes.slice(0, most);
    if (shown.length === 0)
        return [];
    return [
        BLANK,
        rowOf(2, bold(title)),
        ...shown.flatMap(blockOf),
        ...hiddenCauseRows(causes, shown),
    ];
}
function closingRows(view, limits, screen) {
    const sections = (0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .closingSections */ .Yv)(view.causes, view.green);
    // Only one cause is shown with its excerpt: the first that has one.
    const withExcerpt = limits.excerpt
        ? sections
            .flatMap(({ causes }) => causes)
            .find(({ occurrences: [first] }) => first.excerpt !== undefined)
        : undefined;
    return sections.flatMap((section) => {
        const title = plainLine((0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .sectionTitle */ .Gf)(section, view), 300);
        const rows = sectionRows(title, section, limits.causes, (cause) => causeBlock(cause, view, limits, { screen, showsExcerpt: cause === withExcerpt }));
        return rows.length > 0
            ? rows
            : [rowOf(2, bold(title), { text: `: ${causeNames(section.causes)}` })];
    });
}
/** How many causes are not shown, and their names, so that every policy that failed has its name in the log. */
function hiddenCauseRows(causes, shown) {
    const hidden = causes.slice(shown.length);
    if (hidden.length === 0)
        return [];
    const more = soft(`… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .countWords */ .rj)(hidden.length, 'more cause')}`);
    const names = causeNames(hidden);
    return [rowOf(2, more, { text: names && `: ${names}` })];
}
function causeNames(causes) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .listText */ .so)([...new Set(causes.map((cause) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .causeWords */ .pQ)(cause), 120)))]);
}
function causeBlock(cause, view, limits, { screen, showsExcerpt = false }) {
    const { kind, policy, policySet, code } = cause;
    const where = view.workspaces.length > 1 ? plainLine((0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_15__/* .workspaceNames */ .c2)(cause.workspaces, view), 300) : '';
    if (kind === 'reason' || kind === 'notice') {
        const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .withPage */ .M8)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .saidText */ .Rz)(cause), limits.text), code);
        const name = where || (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .listText */ .so)(cause.workspaces, 2, (one) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(one, 60));
        const { generalMessages, occurrences } = cause;
        const places = generalMessages.length === 0 ? [] : occurrences.slice(0, limits.occurrences);
        const hiddenPlaces = generalMessages.length - places.length;
        const stopped = plainLine((0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_15__/* .stoppedWords */ .HO)(cause.stopped, view), 400);
        return [
            rowOf(2, signOf(cause), { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)(': ', name, text) }),
            ...(stopped === '' ? [] : [rowOf(6, { text: stopped })]),
            ...places.map((place) => rowOf(6, { text: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)(place), 200), isWhole: true })),
            ...hiddenRows(6, hiddenPlaces > 0 ? `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(hiddenPlaces)} more` : ''),
        ];
    }
    const facts = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)(' · ', policy === '' ? 'could not be evaluated' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(policySet, 60), where, plainLine((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineWords */ .v8)(cause.baseline, view.context), 80), cause.age === 'new' ? 'new' : '', cause.todo?.kind === 'fix-policies' && cause.own !== true ? NOT_OF_THE_CHANGE : '', (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .isAccepted */ .oB)(cause) ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedText */ .zs)(cause), 200) : '', 
    // Whom the service names is in the title.
    cause.overrideBy === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .overrideWords */ .mF)(cause), 300));
    // Of what is accepted the resources are named: why it is accepted follows the name.
    const told = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .isAccepted */ .oB)(cause)
        ? cause.occurrences.filter(({ addresses }) => addresses.length > 0)
        : cause.occurrences;
    const shown = told.slice(0, limits.occurrences);
    const hidden = told.slice(limits.occurrences);
    const rows = shown.flatMap((occurrence, index) => occurrenceRows(occurrence, limits.text, screen, showsExcerpt && index === 0));
    const name = policy === '' ? `policy set ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(policySet, 80)}` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(policy, 80);
    const ofAll = (0,_message_text_js__WEBPACK_IMPORTED_MODULE_8__/* .messageLines */ .VL)([cause.messageOfAll], textLimits(limits.text)).lines;
    const ended = (cause.ended ?? []).map((each) => plainLine((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .endedWords */ .E5)(each, view.context.judges.exceptionsFile), 300));
    return [
        rowOf(2, signOf(cause), bold(name), soft(`  ${facts}`)),
        ...[...ended, ...ofAll].map((text) => rowOf(6, { text })),
        ...rows,
        ...hiddenRows(6, (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_7__/* .hiddenWords */ .cK)(hidden)),
    ];
}
const NOT_OF_THE_CHANGE = 'nothing in this change is at fault';
function signOf({ severity, blocks }) {
    if (blocks || severity === 'blocks' || severity === 'needs-override')
        return { text: '✗ ', style: 'red' };
    return severity === 'warns' ? { text: '! ', style: 'yellow' } : { text: '· ', style: 'dim' };
}
function plainLine(sentence, limit) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .toPlainText */ .bo)(sentence), limit);
}
/** @param text characters of one reason or message */
const textLimits = (text) => ({ characters: text, lines: Math.ceil(text / 40) });
/**
 * The messages are below the line at fault if its excerpt is shown, else after the address. Where the screen is too narrow
 * for place and address, each has a line of its own.
 */
function occurrenceRows(occurrence, textLimit, screen, showsExcerpt) {
    const addresses = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .listText */ .so)((0,_occurrences_js__WEBPACK_IMPORTED_MODULE_7__/* .unmentionedAddresses */ .TY)(occurrence), 3, (one) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(one, 200));
    const { lines, rest } = (0,_message_text_js__WEBPACK_IMPORTED_MODULE_8__/* .messageLines */ .VL)(occurrence.messages, textLimits(Math.min(600, textLimit)));
    const [message = '', ...below] = [...lines, rest].filter(Boolean);
    const place = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)(occurrence), 200);
    const { excerpt, location } = occurrence;
    const whole = (text) => ({ text, isWhole: true });
    if (!showsExcerpt || excerpt === undefined || location === undefined) {
        const said = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)(': ', addresses, message);
        const named = whole(addresses !== '' && message !== '' ? `${addresses}: ` : addresses);
        const isNarrow = place !== '' && (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .widthOf */ .qz)(place) + (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .widthOf */ .qz)(said) + 8 > screen.columns;
        const first = isNarrow
            ? [rowOf(6, whole(place)), rowOf(6, named, { text: message })]
            : [rowOf(6, whole(place && `${place}  `), named, { text: message })];
        return [...first, ...below.map((text) => rowOf(8, { text }))];
    }
    const shown = excerptRows(excerpt, location.startLine, screen);
    const marked = [`▲ ${message}`, ...below.map((text) => `  ${text}`)];
    const isNarrow = (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .widthOf */ .qz)(place) + (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .widthOf */ .qz)(addresses) + 8 > screen.columns;
    const head = isNarrow
        ? [rowOf(6, whole(place)), rowOf(6, whole(addresses))]
        : [rowOf(6, whole(`${place}  `), whole(addresses))];
    return [
        ...head,
        ...shown.rows,
        ...marked.map((text) => rowOf(8, soft(shown.gutter), { text, style: 'red' })),
    ];
}
/** The line at fault and the one before it, with their numbers; `gutter` is as wide as those, for a row below. */
function excerptRows({ lines, at }, startLine, screen) {
    const width = String(startLine - at + lines.length).length;
    const columns = Math.max(20, screen.columns - width - 12);
    const rows = lines.slice(Math.max(0, at - 1), at + 1).map((line, index, shown) => {
        const isAtFault = index === shown.length - 1;
        const number = isAtFault ? startLine : startLine - 1;
        const code = (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .clipToColumns */ .ZU)(line.replaceAll('\t', '  '), columns);
        const gutter = `${String(number).padStart(width)} │ `;
        return rowOf(8, soft(gutter), isAtFault ? bold(code) : { text: code });
    });
    return { rows, gutter: `${' '.repeat(width)} │ ` };
}
/** What is destroyed, replaced, forgotten or invoked. */
function prominentRows(view, limits) {
    const prominent = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .prominentChanges */ .KP)(view);
    if (prominent.length === 0)
        return [];
    const numbersOf = (actions) => {
        const words = actions.map((action) => {
            const number = prominent.filter((change) => change.action === action).length;
            return number > 0 ? (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .actionCountWords */ .D6)(action, number) : '';
        });
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)(', ', ...words);
    };
    const destroyed = numbersOf(['delete', 'replace']);
    const title = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)('; ', destroyed && `Destroyed or replaced: ${destroyed}`, numbersOf(['forget', 'invoke']));
    const shown = prominent.slice(0, limits.changes).map((change) => {
        const fileLine = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)(change);
        const reason = change.action === 'replace' ? (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonAndAttributes */ .NL)(change) : (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changeReason */ .ff)(change);
        const why = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .toPlainText */ .bo)(reason), 160);
        const parts = [
            { text: `${_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .ACTION_SIGNS */ .mX[change.action]} `, style: 'red' },
            { text: `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(change.address, 200)}  `, isWhole: true },
            soft(view.workspaces.length > 1 ? `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(change.workspace, 60)}  ` : ''),
            { text: fileLine && `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(fileLine, 200)}  `, isWhole: true },
            soft(why),
        ];
        return rowOf(2, ...parts);
    });
    const hidden = prominent.length - shown.length;
    const more = hiddenRows(2, hidden > 0 ? `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(hidden)} more` : '');
    return [BLANK, rowOf(2, bold(title)), ...shown, ...more];
}
/** One row for what is folded on other surfaces: the other changes by their number, the other causes by their names. */
function unshownRows(view, others, limits) {
    const changes = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changesOf */ .fs)(view);
    const ordinary = changes.filter(({ action }) => !(0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .isProminent */ .jR)(action)).length;
    const noun = ordinary === changes.length ? 'change' : 'other change';
    const unshown = limits.others === 0 ? others : [];
    const parts = unshown.map((section) => `▸ ${(0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .sectionWords */ .zj)(section)}: ${causeNames(section.causes)}`);
    if (ordinary > 0)
        parts.unshift(`▸ ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .countWords */ .rj)(ordinary, noun)}`);
    return parts.length === 0 ? [] : [BLANK, rowOf(2, soft(parts.join('   ')))];
}
function stepRows(view, { columns }) {
    const steps = [...(0,_leftovers_js__WEBPACK_IMPORTED_MODULE_12__/* .leftoversOf */ .K)(view.workspaces), ...view.steps].slice(0, 5);
    if (steps.length === 0)
        return [];
    return [BLANK, ...steps.map((step) => rowOf(2, ...stepParts(step, columns)))];
}
/** A step in pieces: what a person types is one that is never wrapped. */
function stepParts(step, columns) {
    if (typeof step === 'string')
        return [{ text: step }];
    if (!('kind' in step))
        return step.flatMap((inner) => stepParts(inner, columns));
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .toPlainText */ .bo)(step), 10_000);
    if (step.kind === 'typed')
        return [{ text, isTyped: true }];
    return [{ text: columns < NARROW ? withoutLongAddresses(text, columns - 4) : text }];
}
/** A screen on which an address of a run is two lines or more. */
const NARROW = 60;
/** Without addresses that are wider than a line: the command in the next step does the same. */
function withoutLongAddresses(step, width) {
    return step.replaceAll(/ \(https?:\/\/[^\s()]+\)/g, (address) => (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .widthOf */ .qz)(address) > width ? '' : address);
}
/** A row that counts what is not shown; none without words. @param indent in columns */
function hiddenRows(indent, words) {
    return words === '' ? [] : [rowOf(indent, soft(`… and ${words}`))];
}
/** @param indent in columns */
function rowOf(indent, ...parts) {
    return { indent, parts };
}
function bold(text) {
    return { text, style: 'bold' };
}
function soft(text) {
    return { text, style: 'dim' };
}
/** Wraps a row at words, and applies its styles. A word that is longer than the line is cut. */
function wrap({ indent, parts }, screen) {
    // Escaped before it is cut, because escaping makes a text longer.
    const words = parts.flatMap(({ text, style, isWhole, isTyped = false }) => (isTyped ? [(0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_9__/* .safeLine */ .om)(text)] : (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_9__/* .safeLine */ .om)(text).split(/(?<= )(?=[^ ])/)).map((word) => ({ text: word, style, isWhole: isWhole === true || isTyped })));
    const lines = [[]];
    let used = indent;
    for (const word of words) {
        const isFirst = lines.at(-1)?.length === 0;
        if (!isFirst && used + (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .widthOf */ .qz)(word.text.trimEnd()) > screen.columns) {
            lines.push([]);
            used = indent + 2;
            // At the start of a line, another text is a command.
            word.text = (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_9__/* .safeLine */ .om)(word.text);
        }
        const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .widthOf */ .qz)(word.text.trimEnd());
        // A URL is not cut, because it would lead elsewhere: the terminal wraps it.
        const isWhole = word.isWhole === true || word.text.includes('://') || width <= screen.columns - used;
        const text = isWhole ? word.text : (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .clipToColumns */ .ZU)(word.text, screen.columns - used);
        lines.at(-1)?.push({ ...word, text });
        used += (0,_width_js__WEBPACK_IMPORTED_MODULE_16__/* .widthOf */ .qz)(text);
    }
    return lines.map((pieces, index) => {
        const start = pieces.length === 0 ? '' : ' '.repeat(indent + (index > 0 ? 2 : 0));
        return start + applyStyles(pieces, screen).trimEnd();
    });
}
/** Joins neighbouring pieces of the same style. */
function applyStyles(pieces, screen) {
    const runs = [];
    for (const piece of pieces) {
        const last = runs.at(-1);
        if (last !== undefined && last.style === piece.style)
            last.text += piece.text;
        else
            runs.push({ ...piece });
    }
    return runs
        .map(({ text, style }) => {
        const safe = (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_9__/* .safeLine */ .om)(text);
        if (!screen.colour || style === undefined)
            return safe;
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, safe, { validateStream: false });
    })
        .join('');
}
//# sourceMappingURL=screen.js.map

/***/ }),

/***/ 96544:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: function() { return /* binding */ verdictTotals; },
/* harmony export */   CZ: function() { return /* binding */ resultsFold; },
/* harmony export */   cI: function() { return /* binding */ workspaceTable; }
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83538);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58087);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67713);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44254);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95439);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74913);
/** Tables of the workspaces (verdict, plan, policies) and of all policy results. */










/**
 * The policies of the service and the team's own have a column each, which says whose they are. Without a service there
 * are only the latter, and no run.
 */
function tableHead({ context }) {
    const { ownPolicies } = context.judges;
    const { hostname } = context.plans;
    const own = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(', ', ...ownPolicies.map((written) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(written, 60)));
    if (hostname === undefined) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | ${own || 'Policies'} |\n|---|---|---|---|`;
    }
    if (ownPolicies.length === 0) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|`;
    }
    const service = hostname === HCP_TERRAFORM_HOST ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `HCP Terraform` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(hostname, 60);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | ${service} | ${own} | Run |\n|---|---|---|---|---|---|`;
}
const HCP_TERRAFORM_HOST = 'app.terraform.io';
/** With more rows than this, what must be fixed would not be on the first screen. */
const OPEN_ROWS = 12;
/** The workspaces, the worst first: open where they are few, else folded, with how many have which verdict as its title. */
function workspaceTable(view, budget) {
    const byName = [...view.workspaces].sort((one, other) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodeUnits */ .UF)(one.name, other.name));
    const sorted = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sortWorstFirst */ .Qi)(byName);
    const head = tableHead(view);
    const toRow = (workspace) => workspaceRow(workspace, view);
    if (sorted.length > OPEN_ROWS) {
        const title = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceCountWords */ .jK)(sorted.length)}: ${verdictTotals(sorted)}`;
        return (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderFold */ .I2)(budget, { title, head }, sorted, toRow);
    }
    if (sorted.length === 0 || !budget.tryTake(head))
        return { text: '', missing: sorted.length };
    const rows = (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderWhileFits */ .oW)(budget, sorted, toRow);
    return { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('\n', head, ...rows), missing: sorted.length - rows.length };
}
/** `20 blocked, 40 need an override`, the worst first. */
function verdictTotals(sorted) {
    const totals = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(sorted, ({ verdict }) => verdict).map((alike) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(alike.length)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWordsFor */ .U_)(alike[0].verdict, alike.length)}`);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(', ', ...totals);
}
function workspaceRow(workspace, view) {
    const { verdict } = workspace;
    // The icon is about what fails the job, the words are about the policies alone.
    const none = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict) ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `no policies` : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)(verdict, workspace.counts);
    const plan = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .planWords */ .DO)(workspace, (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `**${text}**`);
    return tableRow((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .signsOf */ .Oi)(verdict, (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict, view.context.gate.failOn)).icon}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(workspace.name, 90), (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('<br>', plan, costWords(workspace.cost?.deltaMonthly)), ...policyCells(workspace, view, none), ...(view.context.plans.runsAt === undefined
        ? []
        : [(0,_links_js__WEBPACK_IMPORTED_MODULE_6__/* .runLink */ .ut)(workspace, view.context) || (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `–`]));
}
function tableRow(...cells) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| ${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(' | ', ...cells)} |`;
}
/**
 * How many policies have which result: one cell, or one for the service's policies and one for the team's own.
 *
 * @param none what a cell without policies says
 */
function policyCells(workspace, { context }, none) {
    const strong = (words) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `**${words}**`;
    if (context.plans.hostname === undefined || context.judges.ownPolicies.length === 0) {
        return [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .resultCountWords */ .Gw)(workspace, strong) || none];
    }
    const { own, others } = workspace.countsByJudge;
    return [others, own].map((counts) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .resultCountWords */ .Gw)(counts, strong) || none);
}
/** `+12.40 a month` of a decimal number as text; empty for nothing, zero and what is no number. */
function costWords(delta) {
    if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
        return '';
    const value = Number(delta);
    if (value === 0)
        return '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${value > 0 ? '+' : '−'}${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .asMarkdown */ .g5)(Math.abs(value).toFixed(2))} USD a month`;
}
/** For `sort`: results that all passed come last. */
function comparePassed(one, other) {
    const hasPassed = (results) => results.every(({ status }) => status === 'passed');
    return Number(hasPassed(one)) - Number(hasPassed(other));
}
/** Every policy once, with all its results, passed ones too, folded: for the job summary. */
function resultsFold(view, budget) {
    const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
    const rows = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .groupByPolicy */ .px)(view.results).sort((one, other) => comparePassed(one, other) || (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodeUnits */ .UF)(name(one[0]), name(other[0])));
    const head = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| Policy | Level | Result | Workspaces |\n|---|---|---|---|`;
    const title = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${rows.length > 1 ? 'All ' : ''}${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .policyCountWords */ .xZ)(rows.length)}`;
    return (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderFold */ .I2)(budget, { title, head }, rows, policyRow);
}
/** One line in each cell for every level and status of this policy, passed ones last. */
function policyRow(results) {
    const [{ policySet, policy }] = results;
    const set = policySet === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `<br><sub>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(policySet, 80)}</sub>`;
    const alike = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(results, ({ level, status, word, override }) => [
        level,
        status,
        status === 'unknown' && word,
        override?.condition,
    ]);
    alike.sort(comparePassed);
    const lines = (lineOf) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('<br>', ...alike.map(lineOf));
    return tableRow((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(policy, 120)}${set}`, lines(([{ level }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .levelWords */ .s2)(level)}`), lines(([{ status, word = '', override }]) => {
        if (override?.condition)
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `condition approved`;
        return status === 'unknown' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `unknown ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(word, 40)}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${status}`;
    }), lines((group) => {
        const workspaceNames = [...new Set(group.map(({ workspace }) => workspace))];
        const names = workspaceNames.slice(0, 3).map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(name, 60));
        const rest = workspaceNames.length - names.length;
        return (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .listParts */ .Z)(rest > 0 ? [...names, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(rest)} more`] : names));
    }));
}
//# sourceMappingURL=workspace-table.js.map

/***/ })

};
;