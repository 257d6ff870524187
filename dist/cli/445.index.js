"use strict";
exports.id = 445;
exports.ids = [445];
exports.modules = {

/***/ 69166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: function() { return /* binding */ entryOf; },
/* harmony export */   Uq: function() { return /* binding */ rememberEntry; },
/* harmony export */   gb: function() { return /* binding */ describeTrigger; },
/* harmony export */   jR: function() { return /* binding */ isProminent; },
/* harmony export */   qs: function() { return /* binding */ severityRank; },
/* harmony export */   tf: function() { return /* binding */ asAddress; },
/* harmony export */   xS: function() { return /* binding */ asWord; }
/* harmony export */ });
/* unused harmony export digestOfText */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3543);
/** What a plan does, resource by resource. */


/** The worst first. If a plan names one address twice, the worse action counts. */
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
/** How bad a change is: the worst is 0. */
function severityRank(action) {
    return ACTIONS.indexOf(action);
}
/** Whether a reviewer sees the change without opening anything, and a guard may need an approval for it. */
function isProminent(action) {
    return severityRank(action) <= severityRank('forget');
}
/**
 * By change: the digest of its entry in the plan, and the entry where a report may have to show it. They are no fields of a
 * change, as who reads it could guess hidden values.
 */
const ENTRIES = new WeakMap();
/**
 * @param entry what the JSON of the plan says of the change
 * @param keepsText whether a report may have to show the entry, to be approved by a command that has no plan
 */
function rememberEntry(change, entry, keepsText) {
    const text = JSON.stringify(entry);
    const digest = digestOfText(text);
    ENTRIES.set(change, keepsText ? { digest, entry: text } : { digest });
}
/** What the plan says of a change that may need an approval; no digest of one that was not read from a plan. */
function entryOf(change) {
    return ENTRIES.get(change) ?? { digest: '' };
}
function digestOfText(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
/** `after_create of aws_instance.web, on_failure = continue`. Hostile until escaped. */
function describeTrigger({ event, resource, onFailure = 'halt' }) {
    const when = resource === undefined ? event : `${event} of ${resource}`;
    return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}
/** The text if it can be the address of a resource; undefined otherwise. */
function asAddress(value) {
    const fits = typeof value === 'string' && value !== '' && value.length <= _model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_MESSAGE */ .bX;
    return fits ? value : undefined;
}
/** A word that a table may know; anything else is none. */
function asWord(value) {
    return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
//# sourceMappingURL=planned-changes.js.map

/***/ }),

/***/ 95439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: function() { return /* binding */ renderFold; },
/* harmony export */   oW: function() { return /* binding */ renderWhileFits; },
/* harmony export */   yK: function() { return /* binding */ createBudget; }
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
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
    const summary = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `<details><summary>${title}</summary>`;
    if (items.length === 0)
        return { text: '', missing: 0 };
    if (!budget.tryTake((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
        return { text: '', missing: items.length };
    const rows = renderWhileFits(budget, items, row);
    const missing = items.length - rows.length;
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('\n\n', summary, rows.length > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('\n', head, ...rows) : '', missing > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(missing)} more.` : '', '</details>');
    return { text, missing };
}
//# sourceMappingURL=budget.js.map

/***/ }),

/***/ 30445:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: function() { return /* binding */ actionCountWords; },
/* harmony export */   DO: function() { return /* binding */ planWords; },
/* harmony export */   HX: function() { return /* binding */ planTotals; },
/* harmony export */   KP: function() { return /* binding */ prominentChanges; },
/* harmony export */   NL: function() { return /* binding */ reasonAndAttributes; },
/* harmony export */   QI: function() { return /* binding */ changeTotals; },
/* harmony export */   b$: function() { return /* binding */ changesFold; },
/* harmony export */   e6: function() { return /* binding */ prominentLines; },
/* harmony export */   eH: function() { return /* binding */ prominentBlock; },
/* harmony export */   ff: function() { return /* binding */ changeReason; },
/* harmony export */   fs: function() { return /* binding */ changesOf; },
/* harmony export */   ii: function() { return /* binding */ forcingWords; },
/* harmony export */   jO: function() { return /* binding */ countByAction; },
/* harmony export */   mX: function() { return /* binding */ ACTION_SIGNS; },
/* harmony export */   qO: function() { return /* binding */ attributeWords; }
/* harmony export */ });
/* unused harmony export changeCountsOf */
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69166);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67713);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95439);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42251);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43629);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88832);
/**
 * What the plans do: what they destroy, replace or forget and the actions that they invoke are always visible,
 * all others folded, and in the fold each has what changes inside. Every text is hostile until escaped.
 */








const ACTION_SIGNS = {
    delete: '−',
    replace: '±',
    invoke: '»',
    forget: '∅',
    update: '~',
    create: '+',
    none: '→',
};
const ACTION_WORDS = {
    delete: 'destroyed',
    replace: 'replaced',
    invoke: 'invoked',
    forget: 'no longer managed',
    update: 'updated in place',
    create: 'created',
    none: 'moved or imported',
};
/** `3 resources destroyed`, `1 action invoked` */
function actionCountWords(action, number) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(number, action === 'invoke' ? 'action' : 'resource')} ${ACTION_WORDS[action]}`;
}
/** Terraform's reasons in words; a reason that is not listed here is left out. */
const REASONS = {
    tainted: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `is marked as damaged (tainted)`,
    requested: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `its replacement was asked for`,
    replace_triggered_by: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `something changes that replaces it (replace_triggered_by)`,
    cannot_update: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `cannot be updated in place`,
    delete_because_no_resource_config: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `is no longer in the configuration`,
    delete_because_wrong_repetition: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `does not fit the count or for_each of its block`,
    delete_because_count_index: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `its number is beyond count`,
    delete_because_each_key: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `its key is no longer in for_each`,
    delete_because_no_module: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `its module is no longer called`,
    delete_because_no_move_target: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `was moved to where nothing is configured`,
};
/** The service's counts, with the replacements that the list of changes shows. Undefined for a plan that did not finish. */
function changeCountsOf({ plan, changes, }) {
    if (plan?.status !== 'finished')
        return undefined;
    const { additions, changes: updates, destructions } = plan;
    // The service counts a replacement twice: as one that is added, and one that is destroyed.
    const replaces = countReplacements(plan, changes);
    const countedTwice = Math.min(replaces ?? 0, additions, destructions);
    return {
        adds: additions - countedTwice,
        changes: updates,
        destroys: destructions - countedTwice,
        replaces,
    };
}
/** By the list of changes where it is whole; else 0 where the service's counts leave room for none. */
function countReplacements({ additions, destructions }, changes) {
    if (changes !== undefined && changes.doubt === undefined) {
        return changes.changes.filter(({ action }) => action === 'replace').length;
    }
    return additions === 0 || destructions === 0 ? 0 : undefined;
}
/** For how many resources a plan has the action, or how many actions it invokes; undefined if no source says it. */
function countByAction(workspace, action) {
    const { changes } = workspace;
    if (action === 'delete')
        return changeCountsOf(workspace)?.destroys;
    if (action === 'replace')
        return changeCountsOf(workspace)?.replaces;
    return changes?.changes.filter((change) => change.action === action).length;
}
/** `+12 ~3 −1` and what else a plan comes to; `strong` marks what destroys. A dash where nothing is known. */
function planWords(workspace, strong = _text_js__WEBPACK_IMPORTED_MODULE_5__/* .unchanged */ .Cv) {
    const { plan, changes } = workspace;
    const counts = changeCountsOf(workspace);
    if (plan?.status === 'errored')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `failed`;
    if (plan === undefined || counts === undefined)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `–`;
    const listed = changes?.changes ?? [];
    const numberOf = (word) => listed.filter(({ action }) => action === word).length;
    const forgotten = numberOf('forget');
    const invoked = numberOf('invoke');
    const moved = listed.filter(({ previousAddress: before, address }) => before !== undefined && before !== address).length;
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .hasNoChanges */ .hE)(plan) && forgotten + invoked + moved === 0)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `no changes`;
    const { adds, changes: updates, destroys, replaces = 0 } = counts;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', adds > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `+${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(adds)}` : '', updates > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `~${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(updates)}` : '', destroys > 0 ? strong((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `−${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(destroys)}`) : '', replaces > 0 ? strong((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `±${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(replaces)}`) : '', forgotten > 0 ? strong((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(forgotten)} forgotten`) : '', plan.imports > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(plan.imports)} imported` : '', moved > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(moved)} moved` : '', invoked > 0 ? strong((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(invoked, 'action')) : '');
    return words || (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `changes outputs only`;
}
/** `+180 −1 in 60 workspaces`: what all plans come to; empty where no plan is known. */
function planTotals({ workspaces }) {
    const counts = workspaces.map(changeCountsOf).filter((each) => each !== undefined);
    if (counts.length === 0)
        return '';
    const total = (name) => sum(counts, (each) => each[name] ?? 0);
    const part = (sign, number) => number > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${sign}${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(number)}` : '';
    const strong = (words) => words && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `**${words}**`;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', part((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `+`, total('adds')), part((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `~`, total('changes')), strong(part((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `−`, total('destroys'))), strong(part((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `±`, total('replaces'))));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${words || 'no changes'} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .workspaceCountWords */ .jK)(counts.length)}`;
}
/** The sum over all workspaces, for outputs; empty if one of them is unknown. */
function changeTotals(workspaces) {
    const countsOfAll = workspaces.map(changeCountsOf);
    const total = (name) => {
        if (countsOfAll.some((counts) => counts?.[name] === undefined))
            return '';
        return String(sum(countsOfAll, (counts) => counts?.[name] ?? 0));
    };
    return {
        adds: total('adds'),
        changes: total('changes'),
        destroys: total('destroys'),
        replaces: total('replaces'),
    };
}
/** Room is kept for a line with a number of this length. */
const LARGE_NUMBER = 1_000_000;
/**
 * What the plans destroy, replace, forget or invoke: a heading, why the list may be incomplete, and as many changes as fit,
 * at most `most` different ones. `missing` counts changes that no line mentions.
 */
function prominentBlock(view, budget, most) {
    const prominent = prominentChanges(view);
    const heading = prominentHeading(prominent, view);
    const doubts = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhileFits */ .oW)(budget, linesOf(view, doubtLine), _text_js__WEBPACK_IMPORTED_MODULE_5__/* .unchanged */ .Cv);
    if (heading === '' ||
        !budget.tryTake((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${heading}\n\n${hiddenChangesLine(LARGE_NUMBER, view)}`))
        return { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n>\n', ...doubts), missing: prominent.length };
    const groups = groupSameChanges(prominent).slice(0, most);
    const unlistedLines = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhileFits */ .oW)(budget, linesOf(view, unreadChangesLine), _text_js__WEBPACK_IMPORTED_MODULE_5__/* .unchanged */ .Cv);
    const lines = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhileFits */ .oW)(budget, groups, (group) => changeLine(group, view, changeReason));
    const missing = prominent.length - groups.slice(0, lines.length).flat().length;
    const list = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n', ...lines, ...unlistedLines);
    const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
    return {
        text: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n\n', heading, (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n>\n', ...doubts), list, more),
        missing: 0,
    };
}
/**
 * The first `most` changes with what changes inside, those that destroy first. Where nothing is known
 * of that, or there is no room for it: all other changes.
 */
function changesFold(view, budget, most) {
    const withAttributes = isAnyAttributeKnown(view) &&
        tryChangesFold(view, budget.unpaidCopy(), { most, withAttributes: true }).isWhole;
    return tryChangesFold(view, budget, { most, withAttributes }).block;
}
/** @param withAttributes whether all changes are listed with their attributes, or those that are not prominent without */
function tryChangesFold(view, budget, { most, withAttributes }) {
    const allChanges = changesOf(view);
    const others = allChanges.filter(({ action }) => !(0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isProminent */ .jR)(action));
    const listed = withAttributes ? [...prominentChanges(view), ...others] : others;
    const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
    if (number === 0)
        return { block: { text: '', missing: 0 }, isWhole: true };
    const attributes = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, with ${number === 1 ? 'its' : 'their'} attributes`;
    const noun = withAttributes || allChanges.length === listed.length ? 'change' : 'other change';
    const groups = groupSameChanges(listed).slice(0, most);
    const ofResources = view.workspaces.length > 1 && groups.length < listed.length
        ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(groups.length, 'resource')}`
        : '';
    const title = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `<details><summary>${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(number, noun)}${ofResources}${withAttributes ? attributes : ''}</summary>`;
    const end = hiddenChangesLine(LARGE_NUMBER, view);
    if (!budget.tryTake((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
        return { block: { text: '', missing: number }, isWhole: false };
    const sentences = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhileFits */ .oW)(budget, linesOf(view, unreadAttributesLine), _text_js__WEBPACK_IMPORTED_MODULE_5__/* .unchanged */ .Cv);
    const reasonOf = withAttributes ? reasonAndAttributes : changeReason;
    const lines = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhileFits */ .oW)(budget, groups, (group) => changeLine(group, view, reasonOf));
    const missing = number - groups.slice(0, lines.length).flat().length;
    const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
    const omission = withAttributes || !isAnyAttributeKnown(view) ? '' : ATTRIBUTES_OMITTED;
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n\n', title, (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n', ...lines), more, omission, (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n>\n', ...sentences), '</details>');
    return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}
const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';
function unreadAttributesLine({ name, changes }, view) {
    if (changes?.unread === undefined)
        return '';
    const which = view.workspaces.length > 1 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name, 60)}: ` : '';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `> ${which}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(changes.unread)}`;
}
/** The first `most` changes that are prominent, for the job's log. */
function prominentLines(view, most) {
    const groups = groupSameChanges(prominentChanges(view));
    const lines = groups.slice(0, most).map((group) => {
        const [change] = group;
        const parts = [
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(change.address, 200),
            (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .fileAndLine */ .CP)({ location: commonPlace(group) }),
            (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(workspacesWords(group, view)),
            (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(changeReason(change)),
        ];
        return `  ${ACTION_SIGNS[change.action]} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('   ', ...parts)}`;
    });
    const more = groups.length - lines.length;
    const doubts = view.workspaces.flatMap(({ name, changes }) => changes?.doubt === undefined
        ? []
        : [`  ? ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(name, 60)}: ${MAY_BE_INCOMPLETE} ${changes.doubt}`]);
    const rest = more > 0 ? [`  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(more)} more of these`] : [];
    return [...lines, ...rest, ...doubts.slice(0, most)];
}
const MAY_BE_INCOMPLETE = 'the list of changes may not be whole.';
/** What all plans do, each with its workspace. */
function changesOf({ workspaces }) {
    return workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
}
function prominentChanges(view) {
    return changesOf(view).filter(({ action }) => (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isProminent */ .jR)(action));
}
/** The lines of all workspaces, without the empty ones. */
function linesOf(view, lineOf) {
    return view.workspaces.map((workspace) => lineOf(workspace, view)).filter(Boolean);
}
/** Groups of a change that is the same in several workspaces, whatever its file: it is listed once. */
function groupSameChanges(changes) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(changes, (change) => ({ ...change, workspace: '', location: undefined }));
}
function prominentHeading(prominent, view) {
    const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
    const numberOf = (word) => prominent.filter(({ action }) => action === word).length;
    const isOnePlan = view.workspaces.length === 1;
    const verbEnd = isOnePlan ? 's' : '';
    const destroyed = numberOf('delete') + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
    const ofResources = [
        ['destroy', destroyed],
        ['replace', numberOf('replace')],
        ['forget', numberOf('forget')],
    ];
    const invoked = numberOf('invoke');
    const what = ofResources
        .filter(([, number]) => number > 0)
        .map(([verb, number], at) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${verb}${verbEnd} ${at === 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(number, 'resource') : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(number)}`);
    if (invoked > 0)
        what.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `invoke${verbEnd} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(invoked, 'action')}`);
    if (what.length === 0)
        return '';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `#### ${isOnePlan ? 'This plan' : 'These plans'} ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)(what))}`;
}
function unreadChangesLine(workspace, view) {
    const { name, plan, changes } = workspace;
    const destroyed = plan?.destructions ?? 0;
    if (changes !== undefined || destroyed === 0)
        return '';
    const which = view.workspaces.length > 1 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name, 60)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(destroyed)}. ` : '';
    const run = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .runLink */ .ut)(workspace, view.context) || (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `the run`;
    const see = view.context.isLocal === true ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `: see ${run}`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `- ${which}Which ones could not be read${see}.`;
}
function doubtLine(workspace, view) {
    const { name, changes } = workspace;
    if (changes?.doubt === undefined)
        return '';
    const run = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .runLink */ .ut)(workspace, view.context) || (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `the run`;
    const see = view.context.isLocal === true ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` See ${run}.`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `> ⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name, 60)}: ${MAY_BE_INCOMPLETE} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(changes.doubt)}${see}`;
}
function changeLine(group, view, reasonOf) {
    const [change] = group;
    const { address, action } = change;
    const location = commonPlace(group);
    const fileLine = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .fileAndLine */ .CP)({ location });
    const url = location && (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .permalink */ .eL)(location, view.context);
    const where = fileLine && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(fileLine), url, (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .allowedOrigins */ .qL)(view.context));
    const names = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(workspacesWords(group, view));
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', where, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(address, 200), names);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `- **${ACTION_SIGNS[action]}** ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(': ', what, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(reasonOf(change)))}`;
}
/** The place of a change; undefined where it is in several files. */
function commonPlace(group) {
    const [first, ...others] = group.map((change) => (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .fileAndLine */ .CP)(change));
    return others.every((place) => place === first) ? group[0].location : undefined;
}
/** The workspaces of a change, if the report has several workspaces. */
function workspacesWords(group, view) {
    const names = [...new Set(group.map(({ workspace }) => workspace))];
    return view.workspaces.length < 2 ? '' : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `in ${(0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_7__/* .workspaceNames */ .c)(names, view)}`;
}
/** The reason for a change and its special features; empty if there are none. */
function changeReason(change) {
    const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
    const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, `, deposed ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `what an earlier replacement left behind` : '', previousAddress === undefined
        ? ''
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `moved from ${codePart((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(previousAddress, 200))}`, imported ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `imported` : '', action === 'forget' ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `stays, but is no longer managed` : '', change.recreated === true ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `and a new one is created` : '', trigger === undefined ? '' : codePart((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)((0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTrigger */ .gb)(trigger), 300)), (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` `, isKnown ? (REASONS[reason] ?? '') : '', attributes.length > 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `(${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)(attributes.map(codePart), 4)})` : ''));
}
const codePart = (text) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('code', text, 200);
const codeParts = (names) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, `, ...names.map(codePart));
/** The reason, and the first attributes; what forces a replacement is named once. */
function reasonAndAttributes(change) {
    const isOfWholeResource = change.action === 'create' || change.action === 'delete';
    const attributes = attributeWords(change, isOfWholeResource ? 6 : 16);
    // The reason names the attributes that force a replacement, and so do the words of the attributes.
    const reason = changeReason(attributes === '' ? change : { ...change, attributes: [] });
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `; `, reason, attributes);
}
/** `ami forces replacement; size, tags`: the first `most` attributes that change. Empty if none is known. */
function attributeWords({ differs = [] }, most) {
    const shown = differs.slice(0, most);
    const forcing = shown.filter(({ forces }) => forces === true).map(({ name }) => name);
    const others = shown.filter(({ forces }) => forces !== true).map(({ name }) => name);
    const more = differs.length - shown.length;
    const otherWords = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` `, codeParts(others), more > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(more)} more` : '');
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `; `, forcingWords(forcing), otherWords);
}
/** `ami forces replacement`; empty without a name. */
function forcingWords(names) {
    if (names.length === 0)
        return '';
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${codeParts(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
/** Whether there is anything to say of the attributes of any change. */
function isAnyAttributeKnown({ workspaces }) {
    const allChanges = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
    return allChanges.some(({ differs = [] }) => differs.length > 0);
}
function hiddenChangesLine(number, { workspaces, context }) {
    if (context.isLocal === true)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(number)} more.`;
    const runs = workspaces
        .filter(({ changes }) => changes !== undefined)
        .map((workspace) => (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .runLink */ .ut)(workspace, context))
        .filter(Boolean);
    const see = runs.length > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(runs, 3) : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the run`;
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(number)} more: see ${see}.`);
}
function sum(items, numberOf) {
    return items.reduce((total, item) => total + numberOf(item), 0);
}
//# sourceMappingURL=changes.js.map

/***/ }),

/***/ 88832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ someNames; },
/* harmony export */   c: function() { return /* binding */ workspaceNames; }
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42251);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/** How a report names the workspaces of a cause or a change: a few by their names, many by their number and a pattern. */



/** More names in a row are not read. */
const MOST_NAMES = 4;
/** `a`, `b` and `c`; `all 60 workspaces`; `10 workspaces (network-*)`; or the number with the first names. */
function workspaceNames(names, view) {
    const { workspaces } = view;
    const { length } = names;
    if (length <= MOST_NAMES && !(length === workspaces.length && length > 2))
        return someNames(names);
    if (length === workspaces.length)
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(length)}`;
    const patterns = patternsOf(names, view);
    const shown = patterns === undefined
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(names.map((name) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', name, 60)), 3)
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, `, ...patterns.map((name) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', name, 60)));
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(length)} (${shown})`;
}
/** At most `most` names, and the number of the others. */
function someNames(names, most = MOST_NAMES) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(names.map((name) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', name, 60)), most);
}
/** Patterns that fit exactly these names, and no other workspace of the report; undefined without at most `MOST_NAMES` of them. */
function patternsOf(names, view) {
    const counts = beginnings(view);
    const found = [];
    let left = names;
    while (left.length > 0) {
        const [first = ''] = left;
        if (found.length === MOST_NAMES)
            return undefined;
        // The shortest beginning whose workspaces are all among these.
        const fitting = beginningsOf(first).find((beginning) => {
            const number = left.filter((name) => name.startsWith(beginning)).length;
            return number > 1 && number === counts.get(beginning);
        });
        if (fitting === undefined)
            return undefined;
        found.push(`${fitting}*`);
        left = left.filter((name) => !name.startsWith(fitting));
    }
    return found;
}
/** `network-`, `network-prod-` of `network-prod-eu`: the name up to each of its separators. */
function beginningsOf(name) {
    return Array.from(name.matchAll(/[-_./:]+/g), ({ index, 0: { length } }) => name.slice(0, index + length));
}
const known = new WeakMap();
/** How many workspaces begin with each beginning; counted once for a report. */
function beginnings(report) {
    const counted = known.get(report);
    if (counted !== undefined)
        return counted;
    const { workspaces, unaffected } = report;
    const counts = new Map();
    const names = [...workspaces.map(({ name }) => name), ...unaffected];
    for (const beginning of names.flatMap(beginningsOf)) {
        counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
    }
    known.set(report, counts);
    return counts;
}
//# sourceMappingURL=workspace-names.js.map

/***/ })

};
;