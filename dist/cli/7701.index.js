"use strict";
exports.id = 7701;
exports.ids = [7701];
exports.modules = {

/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: function() { return /* binding */ parseNumber; },
/* harmony export */   E1: function() { return /* binding */ parseList; },
/* harmony export */   E9: function() { return /* binding */ parseDuration; },
/* harmony export */   HU: function() { return /* binding */ parseChoice; },
/* harmony export */   Pf: function() { return /* binding */ fieldsOf; },
/* harmony export */   _F: function() { return /* binding */ fieldOf; },
/* harmony export */   b2: function() { return /* binding */ collectValues; },
/* harmony export */   c3: function() { return /* binding */ listOf; },
/* harmony export */   cj: function() { return /* binding */ sentencesOf; },
/* harmony export */   hb: function() { return /* binding */ parseGroup; },
/* harmony export */   nR: function() { return /* binding */ timeOf; },
/* harmony export */   og: function() { return /* binding */ parseFlag; },
/* harmony export */   qF: function() { return /* binding */ parseJson; },
/* harmony export */   r7: function() { return /* binding */ textIn; },
/* harmony export */   u4: function() { return /* binding */ isRecord; },
/* harmony export */   vX: function() { return /* binding */ unknownKeys; },
/* harmony export */   zv: function() { return /* binding */ recordOf; }
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17026);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90440);
/**
 * Parses the texts of inputs, and looks into values whose form nobody has checked. A function that parses returns the value,
 * or a sentence that says what to write instead.
 */



/** The problems as whole sentences, one a line. */
function sentencesOf(problems) {
    return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
/**
 * Keys of a file that decides and that this version does not know.
 * @param restricted what such a key may restrict, as in `the exception`
 */
function unknownKeys(record, known, where, restricted) {
    return Object.keys(record)
        .filter((key) => !known.includes(key))
        .map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}, which this version does not know. It may restrict ${restricted}, so nothing of the file counts.`,
    }));
}
/** Whether a value of JSON or YAML has names and values: no list, and not null. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The fields of an object or of a list; none of anything else. */
function fieldsOf(value) {
    const isObject = typeof value === 'object' && value !== null;
    return isObject ? value : {};
}
/** The fields of an object; none of anything else, and of a list. */
function recordOf(value) {
    return isRecord(value) ? value : {};
}
/** A member of an object; undefined of anything else, and of a list. */
function fieldOf(value, key) {
    return isRecord(value) ? value[key] : undefined;
}
/** A text; undefined of anything else. */
function textIn(value) {
    return typeof value === 'string' ? value : undefined;
}
/** The entries of a list; none of anything else. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** Milliseconds of a day, an hour, a minute and a second: the units of a duration, in their order. */
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
/** Reads `90m`, `1h30m` or `5400s` as milliseconds: whole numbers, each with its unit, the largest unit first. */
function parseDuration(text) {
    const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
    const [, ...counts] = parts ?? [];
    let durationMs = 0;
    for (const [index, unitMs] of UNITS_MS.entries())
        durationMs += unitMs * Number(counts[index] ?? 0);
    return durationMs > 0
        ? { value: durationMs }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
/** Reads the spellings of true and false that YAML, shells and the runner produce. */
function parseFlag(text) {
    const word = text.trim().toLowerCase();
    if (TRUE.includes(word))
        return { value: true };
    if (FALSE.includes(word))
        return { value: false };
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is neither true nor false. Write true or false.` };
}
/** Reads a positive whole number, as ids and pull requests have. */
function parseNumber(text) {
    const trimmed = text.trim();
    const value = Number(trimmed);
    return /^[0-9]{1,15}$/.test(trimmed) && value > 0
        ? { value }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a number. Write digits only.` };
}
/** Reads one of these words; a problem names all of them. */
function parseChoice(text, choices) {
    const value = choices.find((choice) => choice === text.trim().toLowerCase());
    if (value !== undefined)
        return { value };
    const near = (0,_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(text, choices);
    const meant = near === undefined ? '' : ` Did you mean ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}?`;
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a choice. Write ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(choices)}.${meant}` };
}
/** Reads the name of a group as `plangate matrix` prints it. */
function parseGroup(text) {
    return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
        ? { value: text }
        : { problem: 'is not the name of a group that `plangate matrix` printed.' };
}
/**
 * Reads a list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. A mixed or broken form is a problem: it is not guessed.
 */
function parseList(text) {
    const trimmed = text.trim();
    const inBrackets = trimmed.startsWith('[');
    if (inBrackets !== trimmed.endsWith(']')) {
        const mismatch = inBrackets
            ? 'begins with "[" but does not end with "]"'
            : 'ends with "]" but does not begin with "["';
        return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
    }
    if (inBrackets)
        return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
    const lines = trimmed
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const isDashed = (line) => line === '-' || line.startsWith('- ');
    if (!lines.some(isDashed)) {
        const parsed = collectValues(lines.map((line) => parseItems(line.replace(/,$/, ''))));
        return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
    }
    const undashed = lines.find((line) => !isDashed(line));
    if (undashed === undefined)
        return collectValues(lines.map((line) => parseItem(line.slice(1))));
    return {
        problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(undashed)}). Write all of them the same way.`,
    };
}
function parseItems(text) {
    if (text.trim() === '')
        return { value: [] };
    return collectValues(text.split(',').map(parseItem));
}
function parseItem(text) {
    const item = text.trim();
    if (item === '')
        return { problem: 'has an empty item. Take out the extra comma or dash.' };
    const [, quotationMark = '', quoted = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
    if (quotationMark !== '' && !quoted.includes(quotationMark))
        return { value: quoted.trim() };
    if (/^["']|["']$/.test(item))
        return { problem: `has a quote that is not closed: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item)}.` };
    if (/[[\]{}]/.test(item)) {
        return {
            problem: `has a bracket in the wrong place: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item)}. Write \`[a, b]\` or one per line.`,
        };
    }
    return { value: item };
}
/** The values of all items in one list, or the first problem. */
function collectValues(items) {
    const values = [];
    for (const item of items) {
        if ('problem' in item)
            return item;
        values.push(item.value);
    }
    return { value: values };
}
/** The value of a JSON text; undefined if the text is not JSON. */
function parseJson(text) {
    return (0,_or_else_js__WEBPACK_IMPORTED_MODULE_2__/* .orElse */ .N)(() => JSON.parse(text), undefined);
}
/** The milliseconds since 1970 of a time such as `2026-11-20T14:00:00Z`; NaN if there is none. */
function timeOf(text) {
    return Date.parse(text ?? '');
}
//# sourceMappingURL=parse.js.map

/***/ }),

/***/ 88596:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ uncommittedWords; }
/* harmony export */ });
/** How texts for people say that the files are not those of the commit that they name. */
/** ` + uncommitted changes (2 files)`; empty if there are none, or if it is not known. */
function uncommittedWords(fileCount = 0) {
    if (fileCount === 0)
        return '';
    return ` + uncommitted changes (${fileCount} ${fileCount === 1 ? 'file' : 'files'})`;
}
//# sourceMappingURL=uncommitted-words.js.map

/***/ }),

/***/ 69166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gb: function() { return /* binding */ describeTrigger; },
/* harmony export */   jR: function() { return /* binding */ isProminent; },
/* harmony export */   qs: function() { return /* binding */ severityRank; },
/* harmony export */   tf: function() { return /* binding */ asAddress; },
/* harmony export */   xS: function() { return /* binding */ asWord; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
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
/** `after_create of aws_instance.web, on_failure = continue`. Hostile until escaped. */
function describeTrigger({ event, resource, onFailure = 'halt' }) {
    const when = resource === undefined ? event : `${event} of ${resource}`;
    return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}
/** The text if it can be the address of a resource; undefined otherwise. */
function asAddress(value) {
    const fits = typeof value === 'string' && value !== '' && value.length <= _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX;
    return fits ? value : undefined;
}
/** A word that a table may know; anything else is none. */
function asWord(value) {
    return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
//# sourceMappingURL=planned-changes.js.map

/***/ }),

/***/ 70521:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Un: function() { return /* binding */ approvalStep; },
/* harmony export */   ac: function() { return /* binding */ neededApprovals; },
/* harmony export */   e4: function() { return /* binding */ approvalFact; },
/* harmony export */   sv: function() { return /* binding */ notesAfter; }
/* harmony export */ });
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37694);
/* harmony import */ var _kept_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86535);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44254);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74913);






const MOST_NAMES = 4;
const APPROVALS = (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .ownPage */ .SO)('docs/approvals.md');
/** `needs approval by acme/security (1 of 2)`, who agreed, and why an approval does not count. */
function approvalFact({ approvers, needed, missing, given, notCounted = [], }) {
    const who = namesOf(approvers);
    const count = needed > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(needed - missing)} of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(needed)})` : '';
    const needs = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `needs approval by ${who}${count}`;
    const agreed = given.map(({ by, at, reason }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `approved by ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('code', by, 60)} at ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMinute */ .Yi)(at)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(reason, 200)}`);
    const why = notCounted.slice(0, MOST_NAMES).map((sentence) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(sentence, 300)}`);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` · `, needs, ...agreed, ...why);
}
/** Names are code, so that the host notifies nobody. */
function namesOf(names) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .listParts */ .Z)(names.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('code', name, 60)), MOST_NAMES);
}
/** Who has to write which line. */
function approvalStep({ toWrite, texts, notes }, approvals) {
    // No line counts before this is done.
    const before = notes.filter(({ code }) => code === 'approval-not-compared');
    const others = notes.filter((note) => !before.includes(note));
    const steps = toWrite.map(({ approvers, line }, index) => {
        const article = index === 0 && before.length > 0 ? 'a' : 'A';
        const alike = approvals.filter((each) => approvers.some((name) => each.approvers.includes(name)));
        const most = Math.max(1, ...alike.map(({ missing }) => missing));
        if (line === undefined)
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `What ${peopleOf(approvers, most, 'a')} would approve is too much for one line: divide the change.`;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${peopleOf(approvers, most, article)} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .verbFor */ .Tq)(most, 'comments', 'comment')} this line, with a reason in the place of REASON: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('typed', line, 10_000)}`;
    });
    const isKept = (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingTexts */ .Oc)(texts).length === texts.length;
    const kept = isKept ? '' : ` ${NOT_ALL_KEPT}`;
    const first = before.length === 0 ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` `, ...before.map(_render_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sayWhole */ .BX))} Then `;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${first}${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` `, ...steps)} It stands alone in the comment: see ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .linkPart */ .uQ)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `approvals`, APPROVALS)}. The author and everybody who pushed to this branch cannot.${kept}${notesAfter(others)}`;
}
/**
 * `ann or a member of acme/platform`; where more of them are needed, `2 different people out of ann and the members of acme/platform`.
 *
 * @param article with which the first words begin, where they are no name
 */
function peopleOf(approvers, needed, article) {
    const several = (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .countWords */ .rj)(needed, 'person', 'different people');
    if (approvers.length === 0)
        return needed > 1
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${several} who may write here`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${article} person who may write here`;
    const rankOf = (name) => (name.includes(':') ? 2 : name.includes('/') ? 1 : 0);
    const parts = approvers
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((name, index) => {
        const shown = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('code', name, 60);
        const a = index === 0 ? article : 'a';
        if (rankOf(name) === 0)
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${shown}`;
        if (rankOf(name) === 1)
            return needed > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `the members of ${shown}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${a} member of ${shown}`;
        return needed > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `those with ${shown}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${a} person with ${shown}`;
    });
    const left = parts.length - MOST_NAMES;
    const named = left > 0 ? [...parts.slice(0, MOST_NAMES), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(left)} more`] : parts;
    const [last = '', ...others] = named.toReversed();
    const first = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) `, `, ...others.toReversed());
    const list = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSentences */ .DP)(needed > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` and ` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` or `, first, last);
    return needed > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${several} out of ${list}` : list;
}
/** What is said of lines that people wrote, behind a sentence. */
function notesAfter(notes) {
    if (notes.length === 0)
        return '';
    const shown = notes.slice(0, MOST_NOTES).map(_render_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sayWhole */ .BX);
    const left = notes.length - shown.length;
    const more = left > 0 ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(left)} more lines do not count.`] : [];
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) ` ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` `, ...shown, ...more)}`;
}
const MOST_NOTES = 5;
const NOT_ALL_KEPT = 'The comment cannot hold all that is approved: what it leaves out counts only while the plan is the same.';
/** What waits for whom, as the output `needs-approval` has it: one entry for each policy, with the most that are missing. */
function neededApprovals(results) {
    const byPolicy = new Map();
    for (const { policySet, policy, status, approval } of results) {
        const isAsked = status === 'failed' || status === 'known-after-apply';
        if (!isAsked || approval === undefined)
            continue;
        const name = policySet === '' ? policy : `${policySet}/${policy}`;
        const { approvers, needed, missing } = approval;
        const earlier = byPolicy.get(name);
        if (earlier !== undefined && earlier.missing >= missing)
            continue;
        byPolicy.set(name, { policy: name, approvers, needed, missing });
    }
    return [...byPolicy.values()];
}
//# sourceMappingURL=approval-words.js.map

/***/ }),

/***/ 30445:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: function() { return /* binding */ actionCountWords; },
/* harmony export */   DO: function() { return /* binding */ planWords; },
/* harmony export */   HX: function() { return /* binding */ planTotals; },
/* harmony export */   QI: function() { return /* binding */ changeTotals; },
/* harmony export */   jO: function() { return /* binding */ countByAction; },
/* harmony export */   jX: function() { return /* binding */ toldChanges; }
/* harmony export */ });
/* unused harmony export changeCountsOf */
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69166);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67713);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44254);
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
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(number, action === 'invoke' ? 'action' : 'resource')} ${ACTION_WORDS[action]}`;
}
/** Terraform's reasons in words; a reason that is not listed here is left out. */
const REASONS = {
    tainted: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `is marked as damaged (tainted)`,
    requested: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `its replacement was asked for`,
    replace_triggered_by: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `something changes that replaces it (replace_triggered_by)`,
    cannot_update: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `cannot be updated in place`,
    delete_because_no_resource_config: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `is no longer in the configuration`,
    delete_because_wrong_repetition: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `does not fit the count or for_each of its block`,
    delete_because_count_index: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `its number is beyond count`,
    delete_because_each_key: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `its key is no longer in for_each`,
    delete_because_no_module: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `its module is no longer called`,
    delete_because_no_move_target: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `was moved to where nothing is configured`,
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
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `failed`;
    if (plan === undefined || counts === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `–`;
    const listed = changes?.changes ?? [];
    const numberOf = (word) => listed.filter(({ action }) => action === word).length;
    const forgotten = numberOf('forget');
    const invoked = numberOf('invoke');
    const moved = listed.filter(({ previousAddress: before, address }) => before !== undefined && before !== address).length;
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .hasNoChanges */ .hE)(plan) && forgotten + invoked + moved === 0)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `no changes`;
    const { adds, changes: updates, destroys, replaces = 0 } = counts;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', adds > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `+${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(adds)}` : '', updates > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `~${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(updates)}` : '', destroys > 0 ? strong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `−${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(destroys)}`) : '', replaces > 0 ? strong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `±${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(replaces)}`) : '', forgotten > 0 ? strong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(forgotten)} forgotten`) : '', plan.imports > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(plan.imports)} imported` : '', moved > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(moved)} moved` : '', invoked > 0 ? strong((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(invoked, 'action')) : '');
    return words || (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `changes outputs only`;
}
/** `+180 −1 in 60 workspaces`: what all plans come to; empty where no plan is known. */
function planTotals({ workspaces }) {
    const counts = workspaces.map(changeCountsOf).filter((each) => each !== undefined);
    if (counts.length === 0)
        return '';
    const total = (name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sumOf */ .XN)(counts, (each) => each[name] ?? 0);
    const part = (sign, number) => number > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${sign}${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number)}` : '';
    const strong = (words) => words && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `**${words}**`;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', part((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `+`, total('adds')), part((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `~`, total('changes')), strong(part((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `−`, total('destroys'))), strong(part((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `±`, total('replaces'))));
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${words || 'no changes'} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .workspaceCountWords */ .jK)(counts.length)}`;
}
/** The sum over all workspaces, for outputs; empty if one of them is unknown. */
function changeTotals(workspaces) {
    const countsOfAll = workspaces.map(changeCountsOf);
    const total = (name) => {
        if (countsOfAll.some((counts) => counts?.[name] === undefined))
            return '';
        return String((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sumOf */ .XN)(countsOfAll, (counts) => counts?.[name] ?? 0));
    };
    return {
        adds: total('adds'),
        changes: total('changes'),
        destroys: total('destroys'),
        replaces: total('replaces'),
    };
}
function toldChanges(view) {
    const { workspaces, context } = view;
    const all = workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
    const prominent = all.filter(({ action }) => (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isProminent */ .jR)(action));
    const others = all.filter(({ action }) => !(0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isProminent */ .jR)(action));
    return {
        items: groupSameChanges([...prominent, ...others]).map((group) => changeItem(group, view)),
        leftOut: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sumOf */ .XN)(workspaces, ({ changes }) => changes?.leftOut ?? 0),
        destroys: prominentWords(prominent, view),
        doubts: saidOf(view, ({ changes }) => changes?.doubt, (doubt, runs) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${MAY_BE_INCOMPLETE} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(doubt)}${runs === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` See ${runs}.`}`),
        unread: workspaces.flatMap((workspace) => unreadChanges(workspace, view)),
        unreadAttributes: saidOf(view, ({ changes }) => changes?.unread, (unread) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(unread), view.workspaces.length > 1),
        areAttributesKnown: all.some(({ differs = [] }) => differs.length > 0),
        more: (number) => moreChanges(number, workspaces, context),
    };
}
function changeItem(group, view) {
    const [change] = group;
    const { action, address } = change;
    const location = commonPlace(group);
    return {
        action,
        sign: ACTION_SIGNS[action],
        isProminent: (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isProminent */ .jR)(action),
        number: group.length,
        address,
        fileLine: (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .fileAndLine */ .CP)({ location }),
        href: () => {
            const url = location && (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .permalink */ .eL)(location, view.context);
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .safeHref */ .v7)(url ?? '', (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .allowedOrigins */ .qL)(view.context));
        },
        workspaces: workspacesWords(group, view),
        reason: changeReason(change),
        areAttributesKnown: (change.differs ?? []).length > 0,
        reasonAndAttributes: () => reasonAndAttributes(change),
        bareReason: () => changeReason({ ...change, attributes: [] }),
        attributes: () => attributeWords(change, Infinity) || forcingWords(change.attributes),
    };
}
/** Each text that is said of some workspaces, once for all of them. @param isNamed whether the workspaces are named */
function saidOf(view, textOf, say, isNamed = true) {
    const said = view.workspaces.filter((workspace) => textOf(workspace) !== undefined);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(said, textOf).map((alike) => {
        const names = (0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_7__/* .workspaceNames */ .c2)(alike.map(({ name }) => name), view);
        const runs = view.context.plans.runsAt === undefined ? '' : runsOfThem(alike, view.context);
        const words = say(textOf(alike[0]) ?? '', runs);
        return isNamed ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${names}: ${words}` : words;
    });
}
/** Links to the first runs. */
function runsOfThem(workspaces, context) {
    const links = workspaces.map((workspace) => (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .runLink */ .ut)(workspace, context)).filter(Boolean);
    return links.length > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .firstParts */ .J4)(links, 3) : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `the run`;
}
const MAY_BE_INCOMPLETE = 'the list of changes may not be whole.';
/** Groups of a change that is the same in several workspaces, whatever its file: it is listed once. */
function groupSameChanges(changes) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(changes, (change) => ({ ...change, workspace: '', location: undefined }));
}
/** `These plans destroy 1 resource and replace 2`; empty where they do nothing of the kind. */
function prominentWords(prominent, view) {
    const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
    const numberOf = (word) => prominent.filter(({ action }) => action === word).length;
    const isOnePlan = view.workspaces.length === 1;
    const verbEnd = isOnePlan ? 's' : '';
    const destroyed = numberOf('delete') + (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sumOf */ .XN)(unlisted, ({ plan }) => plan?.destructions ?? 0);
    const ofResources = [
        ['destroy', destroyed],
        ['replace', numberOf('replace')],
        ['forget', numberOf('forget')],
    ];
    const invoked = numberOf('invoke');
    const what = ofResources
        .filter(([, number]) => number > 0)
        .map(([verb, number], at) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${verb}${verbEnd} ${at === 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(number, 'resource') : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number)}`);
    if (invoked > 0)
        what.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `invoke${verbEnd} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(invoked, 'action')}`);
    if (what.length === 0)
        return '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${isOnePlan ? 'This plan' : 'These plans'} ${(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(what))}`;
}
function unreadChanges(workspace, view) {
    const { name, plan, changes } = workspace;
    const destroyed = plan?.destructions ?? 0;
    if (changes !== undefined || destroyed === 0)
        return [];
    const code = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('code', name, 60);
    const which = view.workspaces.length > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${code}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(destroyed)}. ` : '';
    const isRun = view.context.plans.runsAt !== undefined;
    const see = isRun ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `: see ${runsOfThem([workspace], view.context)}` : '';
    return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${which}Which ones could not be read${see}.`];
}
function moreChanges(number, workspaces, context) {
    const words = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `… and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number)} more`;
    if (context.plans.runsAt === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${words}.`;
    const read = workspaces.filter(({ changes }) => changes !== undefined);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${words}: see ${runsOfThem(read, context)}.`;
}
/** The place of a change; undefined where it is in several files. */
function commonPlace(group) {
    const [first, ...others] = group.map((change) => (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .fileAndLine */ .CP)(change));
    return others.every((place) => place === first) ? group[0].location : undefined;
}
/** The workspaces of a change, if the report has several workspaces. */
function workspacesWords(group, view) {
    const names = [...new Set(group.map(({ workspace }) => workspace))];
    return view.workspaces.length < 2 ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `in ${(0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_7__/* .workspaceNames */ .c2)(names, view)}`;
}
/** The reason for a change and its special features; empty if there are none. */
function changeReason(change) {
    const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
    const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
    const facts = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `, `, deposed ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `what an earlier replacement left behind` : '', previousAddress === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `moved from ${codePart((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(previousAddress, 200))}`, imported ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `imported` : '', action === 'forget' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `stays, but is no longer managed` : '', change.recreated === true ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `and a new one is created` : '', trigger === undefined ? '' : codePart((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)((0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTrigger */ .gb)(trigger), 300)), isKnown ? (REASONS[reason] ?? '') : '');
    const named = attributes.length > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `(${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(attributes.map(codePart), 4)})` : '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` `, facts, named);
}
const codePart = (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('code', text, 200);
const codeParts = (names) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `, `, ...names.map(codePart));
/** The reason, and the first attributes; what forces a replacement is named once. */
function reasonAndAttributes(change) {
    const isOfWholeResource = change.action === 'create' || change.action === 'delete';
    const attributes = attributeWords(change, isOfWholeResource ? 6 : 16);
    // The reason names the attributes that force a replacement, and so do the words of the attributes.
    const reason = changeReason(attributes === '' ? change : { ...change, attributes: [] });
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `; `, reason, attributes);
}
/** `ami forces replacement; size, tags`: the first `most` attributes that change. Empty if none is known. */
function attributeWords({ differs = [] }, most) {
    const shown = differs.slice(0, most);
    const forcing = shown.filter(({ forces }) => forces === true).map(({ name }) => name);
    const others = shown.filter(({ forces }) => forces !== true).map(({ name }) => name);
    const more = differs.length - shown.length;
    const otherWords = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` `, codeParts(others), more > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(more)} more` : '');
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `; `, forcingWords(forcing), otherWords);
}
/** `ami forces replacement`; empty without a name. */
function forcingWords(names) {
    if (names.length === 0)
        return '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${codeParts(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
//# sourceMappingURL=changes.js.map

/***/ }),

/***/ 86535:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oc: function() { return /* binding */ fittingTexts; },
/* harmony export */   nZ: function() { return /* binding */ unpackTexts; },
/* harmony export */   yk: function() { return /* binding */ packTexts; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** The texts that people approve, as the comment of the gate keeps them: compressed, as many as fit. */


/** In letters of base64url. The marker has them in base64url once more, and the comment has its report beside them. */
const MOST_LETTERS = 18_000;
/** Longer ones are not unpacked: whoever may write in the comment can put anything there. */
const MOST_BYTES = 2_000_000;
/** The first texts that fit together. */
function fittingTexts(texts) {
    const fitting = [];
    for (const text of texts) {
        if (pack([...fitting, text]).length <= MOST_LETTERS)
            fitting.push(text);
    }
    return fitting;
}
/** As many of them as fit, as letters of base64url; '' if there are none. */
function packTexts(texts) {
    const fitting = fittingTexts(texts);
    return fitting.length === 0 ? '' : pack(fitting);
}
function pack(texts) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.deflateRawSync)(JSON.stringify(texts), { level: 9 }).toString('base64url');
}
/** The texts that `packTexts` packed; none where that cannot be read. */
function unpackTexts(packed) {
    try {
        const bytes = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.inflateRawSync)(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(bytes.toString())).filter((text) => typeof text === 'string');
    }
    catch {
        return [];
    }
}
//# sourceMappingURL=kept-texts.js.map

/***/ }),

/***/ 67713:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: function() { return /* binding */ footerLine; },
/* harmony export */   O0: function() { return /* binding */ encodePath; },
/* harmony export */   eL: function() { return /* binding */ permalink; },
/* harmony export */   qL: function() { return /* binding */ allowedOrigins; },
/* harmony export */   ut: function() { return /* binding */ runLink; },
/* harmony export */   wH: function() { return /* binding */ pullRequestWords; }
/* harmony export */ });
/* harmony import */ var _model_uncommitted_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88596);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21804);





/** The only origins that links of the report may lead to. */
function allowedOrigins({ plans, ci: { repository, job } }) {
    return [plans.runsAt, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
/** The id of the run, with a link to its page; empty without a run. */
function runLink({ runId, runUrl }, context) {
    return runId === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(runId, 40), runUrl, allowedOrigins(context));
}
/** The last line of a report: the commit, the job, the time and the version. */
function footerLine(context) {
    const { commit, job } = context.ci;
    const { version, startedAt } = context.gate;
    const { uncommittedFiles } = context.plans;
    const origins = allowedOrigins(context);
    const attempt = job && job.attempt > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` attempt ${job.attempt}` : '';
    const facts = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' · ', commit &&
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)((0,_model_uncommitted_words_js__WEBPACK_IMPORTED_MODULE_3__/* .uncommittedWords */ .D)(uncommittedFiles))}`, job && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(hostStyle(context).job, job.url, origins)}${attempt}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `evaluated ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(startedAt) || 'at an unknown time'}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)(version) : ''}`);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `<sub>${facts}</sub>`;
}
const GITHUB_STYLE = {
    line: '/blob/{commit}/{path}#L{line}',
    job: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `workflow run`,
    change: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `pull request #`,
};
function hostStyle({ ci: { repository } }) {
    return repository?.style ?? GITHUB_STYLE;
}
/** `pull request #42`, as the host calls it. */
function pullRequestWords(context) {
    const { pullRequest } = context.ci;
    return pullRequest && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${hostStyle(context).change}${pullRequest.number}`;
}
/** The URL of a file's line at the commit; undefined if one of the two is unknown. */
function permalink(location, context) {
    const { repository, commit } = context.ci;
    if (!repository || !commit)
        return undefined;
    const base = `${(0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTrailing */ .h)(repository.serverUrl, '/')}/${encodePath(repository.slug)}`;
    const sha = encodeURIComponent(location.commit ?? commit.sha);
    const path = encodePath(location.path);
    const values = {
        '{commit}': sha,
        '{path}': path,
        '{path-in-query}': encodeURIComponent(`/${wellFormed(location.path)}`),
        '{line}': String(location.startLine),
    };
    const { line } = hostStyle(context);
    return (base + line.replaceAll(/\{[a-z-]+\}/g, (placeholder) => values[placeholder] ?? placeholder));
}
/** A path for an address: its slashes stay. */
function encodePath(path) {
    return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
/** Half a surrogate pair cannot be encoded, and becomes U+FFFD. */
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd');
}
//# sourceMappingURL=links.js.map

/***/ }),

/***/ 44254:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: function() { return /* binding */ sayWhole; },
/* harmony export */   J9: function() { return /* binding */ firstItems; },
/* harmony export */   SP: function() { return /* binding */ itemToMarkdown; },
/* harmony export */   l6: function() { return /* binding */ toMarkdown; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);



function toMarkdown(sentence) {
    const renderPart = (part) => {
        const { kind, text, lengthLimit, words } = part;
        if (kind === 'link')
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(`[${toMarkdown(words)}](${text})`);
        if (kind === 'sign')
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(text);
        if (kind === 'text' || kind === 'foreign')
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(text, lengthLimit);
        if (kind === 'number')
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(part, (each) => each));
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(part, (each) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(each, lengthLimit)));
    };
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSentence */ .iQ)(sentence, renderPart));
}
/** What a finding says and what to do about it, one behind the other. */
function sayWhole({ says, remedy = '' }) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` `, says, remedy);
}
/**
 * Items for the first `most` things, and one that counts the others.
 *
 * @param restWords what the last item says about the others, of which there are so many
 */
function firstItems(all, most, toItem, restWords = (number) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(number)} more`) {
    const rest = all.length - most;
    const last = rest > 0 ? [{ words: restWords(rest) }] : [];
    return [...all.slice(0, most).map(toItem), ...last];
}
function itemToMarkdown({ words, children = [] }, indent = '') {
    const below = children.map((child) => itemToMarkdown(child, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${indent}  `));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)('\n', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${indent}- ${toMarkdown(words)}`, ...below);
}
//# sourceMappingURL=render-sentence.js.map

/***/ }),

/***/ 88832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HO: function() { return /* binding */ stoppedWords; },
/* harmony export */   Xq: function() { return /* binding */ someNames; },
/* harmony export */   c2: function() { return /* binding */ workspaceNames; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
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
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(length)}`;
    const patterns = patternsOf(names, view);
    const shown = patterns === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(names.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', name, 60)), 3)
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, `, ...patterns.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', name, 60)));
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(length)} (${shown})`;
}
/** What a cause keeps from being started in other workspaces; empty if it is nothing. */
function stoppedWords(stopped, view) {
    return stopped === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Nothing was started for ${workspaceNames(stopped, view)} because of this.`;
}
/** At most `most` names, and the number of the others. */
function someNames(names, most = MOST_NAMES) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(names.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', name, 60)), most);
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