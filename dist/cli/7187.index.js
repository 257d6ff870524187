"use strict";
exports.id = 7187;
exports.ids = [7187];
exports.modules = {

/***/ 95439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: function() { return /* binding */ renderFold; },
/* harmony export */   oW: function() { return /* binding */ renderWhileFits; },
/* harmony export */   yK: function() { return /* binding */ createBudget; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/** How much of a text fits: blocks are taken by their importance, and what is left out is counted. */


/** The size of the empty line between two blocks. */
const SIZE_OF_BREAKS = 2;
/**
 * @param measure the size of a text in the unit of the budget
 * @param outer the budget that this one is a part of
 */
function createBudget(size, measure, outer) {
    let spent = 0;
    const budget = {
        left: () => Math.min(Math.floor(size) - spent, outer?.left() ?? Infinity),
        tryReserve(cost) {
            if (cost > budget.left() || outer?.tryReserve(cost) === false)
                return false;
            spent += cost;
            return true;
        },
        tryTake: (text) => budget.tryReserve(measure(text) + SIZE_OF_BREAKS),
        textIfFits: (text) => (text !== '' && budget.tryTake(text) ? text : ''),
        part: (share) => createBudget(budget.left() * share, measure, budget),
        unpaidCopy: () => createBudget(budget.left(), measure),
    };
    return budget;
}
/** As many of `items` as fit, in order; stops at the first that does not. */
function renderWhileFits(budget, items, render) {
    const taken = [];
    for (const item of items) {
        const text = render(item);
        if (!budget.tryTake(text))
            break;
        taken.push(text);
    }
    return taken;
}
/**
 * A fold, a `<details>` element, with as many rows as fit. The text is empty without items, or if not even the title fits.
 *
 * @param head the first two lines of a table
 */
function renderFold(budget, { title, head = '' }, items, row) {
    const summary = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `<details><summary>${title}</summary>`;
    if (items.length === 0)
        return { text: '', missing: 0 };
    if (!budget.tryTake((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
        return { text: '', missing: items.length };
    const rows = renderWhileFits(budget, items, row);
    const missing = items.length - rows.length;
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('\n\n', summary, rows.length > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('\n', head, ...rows) : '', missing > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `… and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(missing)} more.` : '', '</details>');
    return { text, missing };
}
//# sourceMappingURL=budget.js.map

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

/***/ 47187:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: function() { return /* binding */ makeDocument; },
/* harmony export */   EP: function() { return /* binding */ textsBeyond; },
/* harmony export */   mH: function() { return /* binding */ otherLists; },
/* harmony export */   x4: function() { return /* binding */ closingLists; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _approval_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70521);
/* harmony import */ var _cause_sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53296);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36850);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67713);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70075);
/* harmony import */ var _message_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34707);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2314);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74913);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58087);
/* harmony import */ var _workspace_table_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96544);
/* harmony import */ var _leftovers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2384);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(30445);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(83538);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(43629);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(88832);

















/** What keeps the gate closed, by what can be done about it. No list is empty. */
function closingLists(view, room) {
    return (0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .closingSections */ .Yv)(view.causes, view.green).map((section) => ({
        id: section.id,
        noun: section.noun,
        importance: 'closes-the-gate',
        title: (0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionTitle */ .Gf)(section, view),
        folded: (0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionWords */ .zj)(section),
        items: section.causes.map((cause) => causeItem(cause, view, 'closes-the-gate', room)),
    }));
}
/** All other causes. A list may be empty. */
function otherLists(view, room) {
    return (0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .otherSections */ .jf)(view.causes).map((section) => {
        const importance = IMPORTANCE[section.id] ?? 'is-worth-knowing';
        return {
            id: section.id,
            noun: section.noun,
            importance,
            title: (0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .otherTitle */ .Fs)(section),
            folded: (0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .sectionWords */ .zj)(section),
            items: section.causes.map((cause) => causeItem(cause, view, importance, room)),
        };
    });
}
const IMPORTANCE = {
    advisory: 'fails',
    accepted: 'is-accepted',
};
function causeItem(cause, view, importance, room) {
    const isClosing = importance === 'closes-the-gate';
    const { kind, occurrences, generalMessages } = cause;
    const isSaid = kind === 'reason' || kind === 'notice';
    const ofList = isClosing ? room.occurrences : room.others;
    const most = isSaid ? Math.max(ofList, MOST_PLACES) : ofList;
    const isUntold = isSaid ? generalMessages.length === 0 : (0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .isAccepted */ .oB)(cause) && saysNothing(cause);
    const told = isUntold ? [] : occurrences;
    const further = told.slice(most);
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(told.slice(0, most), ({ messages, noun }) => [noun, messages]);
    return {
        cause,
        importance,
        sign: signOf(cause),
        tone: (0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .isNotJudged */ .J5)(cause) ? 'unknown' : TONES[cause.severity],
        short: (0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .causeWords */ .pQ)(cause),
        ...ownParts(cause, view, isClosing),
        places: groups.map((alike) => placeGroup(alike, cause, view, room)),
        hidden: moreWords(further, cause),
        further: () => further.map((occurrence) => placeGroup([occurrence], cause, view, room)),
        furtherWords: (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_8__/* .hiddenWords */ .cK)(further),
        furtherAfter: (number) => moreWords(further.slice(number), cause),
        runs: () => (cause.blocks ? runsOf(cause, view) : []),
    };
}
/** Whether nothing is said of a failure but its status, which is one of its facts where it is accepted. */
function saysNothing({ occurrences: [first, ...others], status }) {
    const { addresses, location, messages } = first;
    const isBare = others.length + addresses.length === 0 && location === undefined;
    return isBare && messages.every((message) => message === _words_js__WEBPACK_IMPORTED_MODULE_15__/* .STATUS_WORDS */ .ly[status]);
}
/** How many places of a reason or a notice are listed at least. */
const MOST_PLACES = 10;
const known = new WeakMap();
/** What does not depend on how much room there is, found once for each cause of a report. */
function ownParts(cause, view, isClosing) {
    const ofView = known.get(view) ?? new Map();
    known.set(view, ofView);
    const isSaid = cause.kind === 'reason' || cause.kind === 'notice';
    const parts = ofView.get(cause) ?? (isSaid ? saidParts(cause, view) : namedParts(cause, view, isClosing));
    ofView.set(cause, parts);
    return parts;
}
/** A policy, a policy set, a run task or a problem of the plan. */
function namedParts(cause, view, isClosing) {
    const { policy, policySet, description = '', message, ended = [] } = cause;
    const name = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', policy || policySet, 120);
    return {
        kind: 'named',
        icon: '',
        title: policy === '' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Policy set ${name}` : name,
        name: policy || policySet,
        isStrong: isClosing || policy === '',
        description: description === message ? '' : description,
        facts: causeFacts(cause, view, isClosing).filter((fact) => fact !== ''),
        says: '',
        messages: cause.messageOfAll === '' ? [] : [cause.messageOfAll],
        // An exception that has ended stands with the failure that counts again.
        notes: ended.map((each) => (0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .endedWords */ .E5)(each, view.context.judges.exceptionsFile)),
        help: undefined,
    };
}
/** A reason or a notice: which workspaces, with their runs, and what is said of them. */
function saidParts(cause, view) {
    const { kind, message, code, blocks, remedy = '' } = cause;
    const { says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('text', message, 900) } = cause;
    const stopped = (0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_16__/* .stoppedWords */ .HO)(cause.stopped, view);
    return {
        kind: 'said',
        icon: kind === 'notice' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${_words_js__WEBPACK_IMPORTED_MODULE_15__/* .VERDICT_WORDS */ ._G[(0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .verdictOfReason */ .He)(cause)].icon}`,
        title: kind === 'notice' ? (0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_16__/* .workspaceNames */ .c2)(cause.workspaces, view) : workspacesWithRuns(cause, view),
        name: '',
        isStrong: false,
        description: '',
        facts: [],
        // What has to be done is one of the steps, unless the gate is open.
        says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` `, says, blocks ? '' : remedy),
        messages: [],
        notes: stopped === '' ? [] : [stopped],
        help: code && (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .pageOfError */ .Nn)(code),
    };
}
function signOf({ severity, blocks, status, kind }) {
    if (blocks || severity === 'blocks' || severity === 'needs-override')
        return '✗';
    if (severity === 'warns')
        return '!';
    return kind !== 'notice' && (0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .isAccepted */ .oB)({ status }) ? '✓' : '·';
}
const TONES = {
    blocks: 'bad',
    'needs-override': 'asked',
    warns: 'soft',
    notes: 'quiet',
};
/** How many runs of one cause are linked. */
const MOST_RUNS = 5;
/** The workspaces of a cause; where they are few, each leads to its run. */
function workspacesWithRuns(cause, view) {
    if (cause.workspaces.length > MOST_RUNS)
        return (0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_16__/* .workspaceNames */ .c2)(cause.workspaces, view);
    const hrefs = new Map(runsOf(cause, view).map(({ workspace, href }) => [workspace, href]));
    const links = cause.workspaces.map((name) => {
        const code = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', name, 60);
        const href = hrefs.get(name);
        return href === undefined ? code : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .linkPart */ .uQ)(code, href);
    });
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .listParts */ .Z)(links);
}
function runsOf({ runs }, view) {
    const origins = (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .allowedOrigins */ .qL)(view.context);
    return runs.map(({ workspace, runUrl = '' }) => ({ workspace, href: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .safeHref */ .v7)(runUrl, origins) }));
}
/** Where it comes from, where it fails and who may override it; some are empty. */
function causeFacts(cause, view, isClosing) {
    const { kind, policySet, policy, level } = cause;
    return [
        policySet === '' || policy === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', policySet, 80),
        kind === 'run-task' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `run task` : '',
        kind === 'diagnostic' && isClosing ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .diagnosticNoun */ .uB)(cause)}` : '',
        level === 'advisory' && isClosing ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `advisory` : '',
        level === 'unknown' && kind === 'undecided' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `unknown level` : '',
        statusUnlessObvious(cause),
        view.workspaces.length > 1 ? (0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_16__/* .workspaceNames */ .c2)(cause.workspaces, view) : '',
        (0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .baselineWords */ .v8)(cause.baseline, view.context),
        cause.age === 'new' ? NEW : '',
        isClosing ? overridersFact(cause) : '',
        cause.todo?.kind === 'fix-policies' && cause.own !== true
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `nothing in this pull request is at fault`
            : '',
    ];
}
const NEW = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .signPart */ .j3)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `🆕`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `new`);
/** The status; empty for a failure, and for an error or a warning of the plan, because the title of the list says so. */
function statusUnlessObvious(cause) {
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .isAccepted */ .oB)(cause))
        return (0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .acceptedWords */ .Vk)(cause);
    const isOfWholeSet = cause.policy === '';
    if (cause.status === 'failed' || cause.kind === 'diagnostic' || isOfWholeSet)
        return '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${_words_js__WEBPACK_IMPORTED_MODULE_15__/* .STATUS_WORDS */ .ly[cause.status]}`;
}
/** Who may override by a comment; empty if that is not known. Teams of the service are in the title. */
function overridersFact({ overrideBy, guard, own, approval }) {
    if (approval !== undefined)
        return (0,_approval_words_js__WEBPACK_IMPORTED_MODULE_2__/* .approvalFact */ .e4)(approval);
    const isApproved = guard === true || own === true;
    if (overrideBy === undefined || (isApproved && overrideBy.length === 0))
        return '';
    const names = overrideBy.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', name, 80));
    const who = names.length > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .firstParts */ .J4)(names, 4) : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `nobody`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `who may ${isApproved ? 'approve' : 'override'}: ${who}`;
}
function placeGroup(alike, cause, view, room) {
    const [first] = alike;
    const placeOf = (occurrence, facts) => ({
        fileLine: (0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .fileAndLine */ .CP)(occurrence),
        path: occurrence.location?.path,
        line: occurrence.location?.startLine,
        href: hrefOf(occurrence, view),
        addresses: (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_8__/* .unmentionedAddresses */ .TY)(occurrence, room.text.characters),
        facts: facts.filter((fact) => fact !== ''),
        excerpt: occurrence.excerpt,
    });
    // A warning of the plan may say no more than its title.
    const isSaid = (message) => cause.kind === 'diagnostic' && message === cause.policy;
    const messages = first.messages.filter((message) => !isSaid(message));
    if (alike.length === 1) {
        const facts = occurrenceFacts(first, cause, view);
        return {
            messages,
            places: [placeOf(first, [])],
            facts: facts.filter((fact) => fact !== ''),
        };
    }
    const numbers = new Set(alike.map(({ workspaces }) => workspaces.length));
    const [one, ...others] = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(alike, ({ location }) => location?.path)
        .flat()
        .map((each) => placeOf(each, occurrenceFacts(each, cause, view, numbers.size === 1)));
    const each = inEach(alike, cause, view);
    const firstPlace = one ?? placeOf(first, []);
    return {
        messages,
        places: [firstPlace, ...others],
        facts: each === '' ? [] : [each],
    };
}
function hrefOf({ permalink = '' }, view) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .safeHref */ .v7)(permalink, (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .allowedOrigins */ .qL)(view.context));
}
/** `3 more`, or what they are where the cause has resources and messages beside them. */
function moreWords(hidden, { occurrences }) {
    if (hidden.length === 0)
        return '';
    const isMixed = new Set(occurrences.map(({ noun }) => noun)).size > 1;
    return isMixed ? (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_8__/* .hiddenWords */ .cK)(hidden) : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(hidden.length)} more`;
}
/** `each in 10 workspaces`, where each of several is in as many, and in fewer than its cause. */
function inEach(alike, { workspaces }, view) {
    const [first, ...others] = alike.map((occurrence) => occurrence.workspaces.length);
    const areAlike = others.every((number) => number === first);
    if (first === undefined || !areAlike || view.workspaces.length < 2)
        return '';
    return first < workspaces.length ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `each in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceCountWords */ .jK)(first)}` : '';
}
/** Which causes above say something of the same resource: the finding of a scanner is shown with what a policy says. */
function alsoWords(occurrence, cause, { causes }) {
    const [address] = occurrence.addresses;
    if (cause.scanned !== true || address === undefined)
        return '';
    const above = causes
        .slice(0, causes.indexOf(cause))
        .filter(({ kind, occurrences }) => kind === 'policy' &&
        occurrences.some(({ addresses, workspaces }) => addresses.includes(address) &&
            workspaces.some((name) => occurrence.workspaces.includes(name))));
    const names = [...new Set(above.map(({ policy }) => policy))].map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', name, 120));
    return names.length === 0 ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `also ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .listParts */ .Z)(names, MOST_ALSO)}, above`;
}
const MOST_ALSO = 3;
/** What is true of one occurrence and not of its whole cause. */
function occurrenceFacts(occurrence, cause, view, areWorkspacesSaid = false) {
    const isNew = occurrence.age === 'new' && cause.age !== 'new';
    const isInFewerWorkspaces = occurrence.workspaces.length < cause.workspaces.length;
    const isWithoutResource = occurrence.addresses.length === 0 &&
        occurrence.location === undefined &&
        cause.kind === 'policy' &&
        cause.policy !== '' &&
        // What may be installed is no resource.
        cause.remedy === undefined;
    return [
        alsoWords(occurrence, cause, view),
        isWithoutResource ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `names no resource` : '',
        isInFewerWorkspaces && !areWorkspacesSaid ? (0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_16__/* .workspaceNames */ .c2)(occurrence.workspaces, view) : '',
        (0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .baselineWords */ .v8)((0,_occurrences_js__WEBPACK_IMPORTED_MODULE_8__/* .ownBaseline */ .SU)(occurrence, cause), view.context),
        isNew ? NEW : '',
    ];
}
/** The message and the output of a policy, as far as a list with room for such texts does not show them whole. */
function textsBeyond({ cause, kind }, limits) {
    if (kind === 'said')
        return [];
    const isWhole = (messages) => (0,_message_text_js__WEBPACK_IMPORTED_MODULE_7__/* .fitsIn */ .g6)(messages, limits);
    const output = (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_8__/* .unshownOutput */ .c0)(cause, isWhole);
    const isInOutput = output.some((text) => text.includes(cause.message));
    return isWhole([cause.message]) || isInOutput ? output : [cause.message, ...output];
}
/** What a report tells, once for all that is written of it. */
function makeDocument(view) {
    const { workspaces, archives, context } = view;
    const sorted = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .sortWorstFirst */ .Qi)(workspaces);
    const [archive] = archives;
    return {
        headline: view.heading,
        verdict: view.shownVerdict,
        isGreen: view.green,
        sent: archive === undefined
            ? ''
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', archive.directory, 160)} → ${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .countWords */ .rj)(archive.files, 'file')} sent`,
        workspaces: sorted.map((workspace) => {
            const { name, verdict, durationMs, runUrl } = workspace;
            const plan = (0,_changes_js__WEBPACK_IMPORTED_MODULE_13__/* .planWords */ .DO)(workspace);
            return {
                name,
                verdict,
                isGreen: (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_14__/* .isGreen */ .gf)(verdict, context.gate.failOn),
                policies: (0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .resultCountWords */ .Gw)(workspace) || (0,_words_js__WEBPACK_IMPORTED_MODULE_15__/* .verdictWords */ .L2)(verdict, workspace),
                // A dash: nothing is known of the plan.
                plan: plan === '–' ? '' : plan,
                elapsed: durationMs === undefined ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .formatElapsed */ .C7)(durationMs),
                run: () => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .safeHref */ .v7)(runUrl ?? '', (0,_links_js__WEBPACK_IMPORTED_MODULE_5__/* .allowedOrigins */ .qL)(context)),
            };
        }),
        verdictTotals: (0,_workspace_table_js__WEBPACK_IMPORTED_MODULE_11__/* .verdictTotals */ .$T)(sorted),
        closing: (room) => closingLists(view, room),
        others: (room) => otherLists(view, room),
        changes: (0,_changes_js__WEBPACK_IMPORTED_MODULE_13__/* .toldChanges */ .jX)(view),
        steps: [...view.steps, ...(view.green ? [] : (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_12__/* .leftoversOf */ .K)(workspaces))],
    };
}
//# sourceMappingURL=document.js.map

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
/** What is said of the plans that may not be of everything; undefined if all are. */
function partOf(counts) {
    const [name] = ['partIn', 'unprovenIn'].filter((each) => counts[each] > 0);
    return name && PARTS[name];
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
    const totals = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(sorted, ({ verdict, waitsForApproval }) => [
        verdict,
        verdict === 'needs-override' && waitsForApproval,
    ]).map((alike) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(alike.length)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWordsFor */ .U_)(alike[0].verdict, alike.length, alike[0])}`);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(', ', ...totals);
}
function workspaceRow(workspace, view) {
    const { verdict } = workspace;
    // The icon is about what fails the job, the words are about the policies alone.
    const none = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict) ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `no policies` : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)(verdict, workspace);
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