"use strict";
exports.id = 7896;
exports.ids = [7896];
exports.modules = {

/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: function() { return /* binding */ parseExactly; },
/* harmony export */   Ez: function() { return /* binding */ MOST_LEVELS; },
/* harmony export */   H3: function() { return /* binding */ repeatedNames; },
/* harmony export */   ZI: function() { return /* binding */ isJsonDeeperThan; },
/* harmony export */   aE: function() { return /* binding */ firstRepeatedName; },
/* harmony export */   fg: function() { return /* binding */ repeatedKeys; },
/* harmony export */   hz: function() { return /* binding */ isDeeperThan; },
/* harmony export */   lS: function() { return /* binding */ membersOf; },
/* harmony export */   q4: function() { return /* binding */ keepLongNumbers; },
/* harmony export */   xO: function() { return /* binding */ rewriteExactly; },
/* harmony export */   zY: function() { return /* binding */ restoreLongNumbers; }
/* harmony export */ });
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/**
 * Looks at the text of JSON for what is lost when it is parsed: repeated names, digits of numbers. Unless a function says
 * otherwise, the text has to be well formed.
 */


/**
 * What one object names more than once, each name once, in the order of the text. `JSON.parse` keeps only the last of two
 * values, so the first one would be hidden.
 *
 * @param levels of objects and lists, the outermost first, in which it is looked for; all when left out
 */
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
    return [...new Set(Array.from(repeatsIn(text, levels), ({ name }) => name))];
}
/** The first name that an object has once more, and the index at which it begins; undefined if there is none. */
function firstRepeatedName(text) {
    const [first] = repeatsIn(text, Number.POSITIVE_INFINITY);
    return first;
}
function* repeatsIn(text, levels) {
    /** The names in each open object, the outermost first. */
    const namesByDepth = [];
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '{' || character === '[') {
            if (depth < levels)
                namesByDepth[depth] = new Set();
            depth += 1;
        }
        else if (character === '}' || character === ']')
            depth -= 1;
        else if (character === '"') {
            const end = endOfString(text, at);
            const names = depth <= levels && isName(text, end) ? namesByDepth[depth - 1] : undefined;
            if (names !== undefined) {
                const written = text.slice(at + 1, end);
                // An escape is another spelling of the same name.
                const name = written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
                if (names.has(name))
                    yield { name, at };
                names.add(name);
            }
            at = end;
        }
    }
}
/** A problem for each name that one object of a file that decides has more than once. @param json well formed */
function repeatedKeys(json, where) {
    return repeatedNames(json).map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
    }));
}
function isName(text, end) {
    let at = end + 1;
    while (/\s/.test(text[at] ?? ''))
        at++;
    return text[at] === ':';
}
/** The members of an object: the names, each with the text of its value, in the order of the text. */
function membersOf(text) {
    const members = [];
    /** The name of the member that is being read; undefined between two members. */
    let name;
    let valueStart = 0;
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"') {
            const end = endOfString(text, at);
            if (depth === 1 && name === undefined)
                name = String(JSON.parse(text.slice(at, end + 1)));
            at = end;
        }
        else if (character === '{' || character === '[')
            depth += 1;
        else if (character === ':' && depth === 1)
            valueStart = at + 1;
        else if (depth === 1 && (character === ',' || character === '}') && name !== undefined) {
            members.push([name, text.slice(valueStart, at).trim()]);
            name = undefined;
        }
        if (character === '}' || character === ']')
            depth -= 1;
    }
    return members;
}
/**
 * Makes strings of long numbers in JSON, and of `-0`: as numbers, two that differ in the last digits would be equal.
 *
 * @param mark begins these strings; no string of Terraform begins with the default one
 */
function keepLongNumbers(text, mark = '\u0000#') {
    // Numbers with at most 15 digits stay exact.
    if (!/[\d.]{16}|\d[eE][+-]?\d|-0(?:\.0*)?\s*[,\]}]/.test(text))
        return text;
    let changed = '';
    let copiedUntil = 0;
    for (let at = 0; at < text.length; at++) {
        if (text[at] === '"')
            at = endOfString(text, at);
        else if (/[-\d]/.test(text[at] ?? '')) {
            let end = at + 1;
            while (/[-+.\deE]/.test(text[end] ?? ''))
                end += 1;
            const number = text.slice(at, end);
            // JavaScript writes zero without its sign.
            if (number.length > 15 || /[eE]|^-[0.]+$/.test(number)) {
                changed += `${text.slice(copiedUntil, at)}${JSON.stringify(mark + number)}`;
                copiedUntil = end;
            }
            at = end - 1;
        }
    }
    return changed + text.slice(copiedUntil);
}
/**
 * Makes numbers again of the strings that `keepLongNumbers` made of them, in JSON that `JSON.stringify` wrote.
 *
 * @param mark letters and digits that are in no other string
 */
function restoreLongNumbers(text, mark) {
    const [first, ...others] = text.split(`"${mark}`);
    // Each other part begins with a number and the quotation mark after it.
    return [first, ...others.map((part) => part.replace('"', ''))].join('');
}
/**
 * Changes what a JSON text says, and keeps all digits of its numbers.
 *
 * @param mark letters and digits that nobody can guess: they stand before the digits of long numbers meanwhile
 * @param rewrite gets the value, in which strings stand for long numbers, and may change it
 * @throws SyntaxError for a text that is no JSON
 */
function rewriteExactly(text, mark, rewrite) {
    const value = JSON.parse(keepLongNumbers(text, mark));
    return restoreLongNumbers(JSON.stringify(rewrite(value)), mark);
}
/** Where the string ends whose first quotation mark is at `from`: at its last one, or with the text if there is none. */
function endOfString(text, from) {
    for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text[at - 1 - backslashes] === '\\')
            backslashes += 1;
        // An even number of them are backslashes of the string itself, and escape nothing.
        if (backslashes % 2 === 0)
            return at;
    }
    return text.length;
}
/**
 * The value of a JSON text, with a string in place of each number that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
function parseExactly(text) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(keepLongNumbers(text, ''));
}
/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
const MOST_LEVELS = 200;
/** Whether a value has more levels of objects and lists than this. */
function isDeeperThan(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
/** Whether a text, which may be no JSON, has more levels than this: to parse far deeper JSON takes seconds. */
function isJsonDeeperThan(text, levels) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '"')
            at = endOfString(text, at);
        else if (character === '[' || character === '{') {
            depth++;
            if (depth > levels)
                return true;
        }
        else if (character === ']' || character === '}')
            depth--;
    }
    return false;
}
//# sourceMappingURL=json-text.js.map

/***/ }),

/***/ 7896:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ isLongNumber; },
/* harmony export */   a: function() { return /* binding */ toJson; },
/* harmony export */   parseKept: function() { return /* binding */ parseKept; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62177);
/**
 * Values of states and seeds with all digits of their numbers: while the service keeps them, strings stand for numbers that
 * JavaScript would round. Whatever leaves the service is written by `toJson`.
 */


/** Begins these strings, and no other string of anybody. */
const MARK = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(24).toString('hex');
/** @throws SyntaxError for a text that is no JSON */
function parseKept(text) {
    // The message of an error is about the text as it was written.
    const value = JSON.parse(text);
    const kept = (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .keepLongNumbers */ .q4)(text, MARK);
    return kept === text ? value : JSON.parse(kept);
}
function toJson(value) {
    return (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .restoreLongNumbers */ .zY)(JSON.stringify(value), MARK);
}
/** Whether a string stands for a number. */
function isLongNumber(value) {
    return typeof value === 'string' && value.startsWith(MARK);
}
//# sourceMappingURL=long-numbers.js.map

/***/ })

};
;