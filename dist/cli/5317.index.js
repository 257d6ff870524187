"use strict";
exports.id = 5317;
exports.ids = [5317];
exports.modules = {

/***/ 34707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: function() { return /* binding */ messageText; },
/* harmony export */   VL: function() { return /* binding */ messageLines; },
/* harmony export */   g6: function() { return /* binding */ fitsIn; }
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/** The texts of messages, as far as a surface has room for them. What is left out is counted. */


/**
 * The lines of messages that are not empty, without the space around them, cleaned. Hostile until the surface escapes them.
 *
 * @returns `rest` counts what is left out: `… 3 more lines`; empty if nothing is
 */
function messageLines(messages, limits) {
    const lines = [];
    let left = limits.characters;
    let hidden = 0;
    for (const message of messages) {
        for (const line of (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(message).split('\n')) {
            const text = line.trim();
            if (text === '')
                continue;
            const cut = text.length - left;
            if (left <= 0 || lines.length >= limits.lines)
                hidden += 1;
            else if (cut <= 0)
                lines.push(text);
            else
                lines.push(`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, left)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(cut, 'more character')})`);
            left -= text.length;
        }
    }
    return { lines, rest: hidden > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(hidden, 'more line')}` : '' };
}
/** Whether `messageLines` leaves nothing out. */
function fitsIn(messages, limits) {
    const length = messages.reduce((sum, message) => sum + message.length, 0);
    return length <= limits.characters && messageLines(messages, limits).rest === '';
}
/** All lines of messages as they were written, up to a number of UTF-16 units; a last line counts the others. */
function messageText(messages, limit) {
    const text = messages.join('\n');
    const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, limit)).trim();
    const cut = text.length - limit;
    return cut > 0 ? `${shown}\n… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(cut, 'more character')}` : shown;
}
//# sourceMappingURL=message-text.js.map

/***/ }),

/***/ 83123:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ sectionTitle; },
/* harmony export */   z: function() { return /* binding */ sectionWords; }
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42251);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43629);




/** The title of a list of causes that keep the gate closed: what can be done about them, and by whom. */
function sectionTitle({ id, causes }, view) {
    const { isLocal = false } = view.context;
    switch (id) {
        case 'overridable': {
            const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
            const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .firstParts */ .J4)(teams.map((team) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', team, 80)), 4);
            return teams.length === 0
                ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or overridden by those who manage policy overrides`
                : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or overridden by ${teams.length === 1 ? 'team' : 'teams'} ${names}`;
        }
        case 'own-policies':
            // Without a service nothing can seal an approval.
            return isLocal
                ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or excepted for a time`
                : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or overridden by a comment, or excepted for a time`;
        case 'guarded':
            return isLocal
                ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Guarded: must be fixed`
                : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Guarded: needs approval by a comment`;
        case 'unjudged':
            return causes.every(({ status }) => status === 'errored')
                ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be evaluated`
                : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be judged`;
        default:
            return view.green ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Failed, but not enforced` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed`;
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
            const failures = causes
                .flatMap(({ occurrences }) => occurrences)
                .reduce((sum, { workspaces }) => sum + workspaces.length, 0);
            const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countPolicies */ .kC)(causes), 'advisory policy', 'advisory policies');
            return failures === length
                ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'advisory failure')
                : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${policies}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(failures, 'failure')}`;
        }
        default:
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'cause');
    }
}
//# sourceMappingURL=section-words.js.map

/***/ })

};
;