"use strict";
exports.id = 8541;
exports.ids = [8541];
exports.modules = {

/***/ 3543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: function() { return /* binding */ isAddress; },
/* harmony export */   Pe: function() { return /* binding */ withoutKeys; },
/* harmony export */   WX: function() { return /* binding */ findAddresses; },
/* harmony export */   ZS: function() { return /* binding */ readPattern; },
/* harmony export */   _5: function() { return /* binding */ isIdentifier; },
/* harmony export */   _M: function() { return /* binding */ writeIndex; },
/* harmony export */   bX: function() { return /* binding */ LONGEST_MESSAGE; },
/* harmony export */   lS: function() { return /* binding */ splitAddress; },
/* harmony export */   ps: function() { return /* binding */ MOST_ADDRESSES; },
/* harmony export */   zq: function() { return /* binding */ readAddress; }
/* harmony export */ });
/* harmony import */ var _go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/**
 * Addresses of resources: `module.net["a.b"].data.aws_subnet.this[0]`. Only this file reads them, finds them in texts
 * and writes them, so that all parts of the program understand one text in one way.
 */

const ONE_IDENTIFIER = new RegExp(`^${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS}$`, 'u');
/** How much of a text is searched for addresses, in UTF-16 units. Nothing longer is an address. */
const LONGEST_MESSAGE = 4_000;
/** How many addresses of one text are kept. A text with more lists resources, and is no finding about them. */
const MOST_ADDRESSES = 100;
/** `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, and `\` escapes. */
const KEY = String.raw `\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^\n\r])*")\]`;
/** A dot, a name, and the keys behind it: the groups are the name and the first key. */
const stepSource = (name) => String.raw `\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepSource(_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS), 'guy');
/** With `*` for any text in the name. */
const PATTERN_STEP = new RegExp(stepSource(`[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}*][${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}*]*`), 'guy');
/** Words and keys that are joined by dots. The first word may begin with a character that no name begins with. */
const CHAIN = new RegExp(String.raw `(?<![${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}])[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}]+(?:${KEY})*(?:\.${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS}(?:${KEY})*)+`, 'gu');
const NAME_BEHIND_DOT = new RegExp(String.raw `\.[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}]`, 'u');
const LETTER = new RegExp(`(?!_)[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}]`, 'u');
/** After one of these, an address may be the rest of a path, of a host or of another name. */
const BEFORE_REST = ['.', '/', '\\', '$', '@'];
/** Where a name may go on: releases of Terraform differ. */
const GOES_ON_BEFORE = new RegExp(`[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PERHAPS */ .Qp}]$`, 'u');
const GOES_ON_BEHIND = new RegExp(`^[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PERHAPS */ .Qp}]`, 'u');
/** The words that stand before the type if the block is no managed resource. */
const PREFIXES = ['data', 'ephemeral', 'action'];
/** Outside of modules, the type of a resource has an underscore; `example.com` is no address. */
const TYPE = /^[^_]+_/;
/** Whether HCL takes the text for a name. */
function isIdentifier(text) {
    return ONE_IDENTIFIER.test(text);
}
/** Reads a text that is an address, with or without attributes after it; undefined for any other text. */
function readAddress(text) {
    return readWhole(text, STEP)?.address;
}
/** Whether the text is an address, and nothing else that has dots. */
function isAddress(text) {
    const address = readAddress(text);
    return address?.text === text && isUnmistakable(address);
}
/** Reads an address in which `*` stands for any text; undefined if anything follows it. */
function readPattern(text) {
    const read = readWhole(text, PATTERN_STEP);
    return read?.rest.length === 0 ? read.address : undefined;
}
/**
 * Every address in the beginning of a text that a policy wrote. The author of the change may have chosen parts of the text.
 * A key is text, also if it looks like an address: none is looked for in it.
 */
function findAddresses(wholeText) {
    // The sign of the cut is a part of the text, so that no address ends there.
    const isLong = wholeText.length > LONGEST_MESSAGE;
    const text = isLong ? `${wholeText.slice(0, LONGEST_MESSAGE)}…` : wholeText;
    const addresses = new Set();
    let isCertain = true;
    // Most texts have no address, which this finds at once.
    if (!NAME_BEHIND_DOT.test(text))
        return { addresses: [], isCertain };
    for (const { 0: chain, index } of (0,_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesOf */ .th)(CHAIN, text)) {
        // The chain may begin with characters that no name begins with, as in `2aws_vpc.main`.
        const named = chain.slice(Math.max(0, chain.search(LETTER)));
        const { steps } = stepsIn(named, STEP);
        const read = readSteps(named, steps);
        if (read === undefined || !isUnmistakable(read.address)) {
            // A word of the sentence may be joined to an address, as in `see.aws_vpc.main`.
            if (steps.some((_, at) => at > 0 && mayBeginAddress(steps, at)))
                isCertain = false;
            continue;
        }
        const preceding = text.slice(Math.max(0, index - 2), index);
        const isJoined = named !== chain ||
            BEFORE_REST.includes(preceding.slice(-1)) ||
            GOES_ON_BEFORE.test(preceding);
        // A key that does not end is in no chain, nor is one whose quotes are escaped as in JSON. A quote behind a key may be
        // the end of a longer key.
        const following = text.slice(index + chain.length, index + chain.length + 2);
        const isInLongerKey = chain.endsWith(']') && following.startsWith('"');
        const isCut = /^(?:…|\["|\[\\)/.test(following) || isInLongerKey || GOES_ON_BEHIND.test(following);
        if (isJoined || isCut || mayNameAnother(read))
            isCertain = false;
        if (isJoined || isCut)
            continue;
        if (addresses.size === MOST_ADDRESSES && !addresses.has(read.address.text)) {
            return { addresses: [...addresses], isCertain: false };
        }
        addresses.add(read.address.text);
    }
    return { addresses: [...addresses], isCertain };
}
/**
 * Divides a text into steps.
 *
 * @param step the expression for one of them, which matches only where the last match ended
 * @returns the steps with which the text begins, and where they end
 */
function stepsIn(text, step) {
    const steps = [];
    let end = 0;
    // Each step begins with a dot, so positions are those in the text plus one.
    for (const { 0: whole, 1: name = '', 2: key, index } of (0,_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesOf */ .th)(step, `.${text}`)) {
        steps.push({ name, key: key?.slice(1, -1), end: index + name.length + (key?.length ?? 0) });
        end = index + whole.length - 1;
    }
    return { steps, end };
}
function readWhole(text, step) {
    if (text.length > LONGEST_MESSAGE)
        return undefined;
    const { steps, end } = stepsIn(text, step);
    return end === text.length ? readSteps(text, steps) : undefined;
}
function mayBeginAddress(steps, index) {
    const { name, key } = steps[index] ?? { name: '', key: '' };
    const isPrefix = PREFIXES.some((prefix) => prefix === name);
    const lastOfAddress = index + (isPrefix ? 2 : 1);
    if (key !== undefined || lastOfAddress >= steps.length)
        return false;
    return isPrefix || name === 'module' || TYPE.test(name);
}
function readSteps(text, steps) {
    const modules = [];
    let next = 0;
    while (isWord(steps[next], 'module') && steps[next + 1] !== undefined) {
        modules.push(...steps.slice(next + 1, next + 2));
        next += 2;
    }
    const prefix = PREFIXES.find((word) => isWord(steps[next], word));
    // A resource may have the type `action`, and then two names and no more.
    const isResource = prefix === undefined || (prefix === 'action' && steps.length === next + 2);
    const first = isResource ? next : next + 1;
    const [type, name] = steps.slice(first, first + 2);
    if (type !== undefined && name !== undefined && type.key === undefined) {
        const blockType = isResource ? 'resource' : prefix;
        const block = { type: blockType, labels: [type.name, name.name] };
        const address = { text: text.slice(0, name.end), modules, block, key: name.key };
        return { address, rest: steps.slice(first + 2) };
    }
    const lastCall = modules.pop();
    if (lastCall === undefined)
        return undefined;
    const block = { type: 'module', labels: [lastCall.name] };
    const address = { text: text.slice(0, lastCall.end), modules, block, key: lastCall.key };
    return { address, rest: steps.slice(next) };
}
/** Whether a step is this word, without a key. */
function isWord(step, word) {
    return step?.name === word && step.key === undefined;
}
/** Whether a text with dots in this form can only be an address, and not a host or a file. */
function isUnmistakable({ modules, block: { type, labels } }) {
    return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}
/** Whether what follows an address may be another one. */
function mayNameAnother({ address: { block }, rest }) {
    const [provider] = (block.labels[0] ?? '').split('_', 1);
    // No attribute begins like a type of the same provider, as `aws_`. Such a step begins another address.
    return rest.slice(0, -1).some(({ name }) => name === 'module' || name.startsWith(`${provider}_`));
}
/** The parts of an address between its dots; a dot inside a key does not separate. */
function splitAddress(address) {
    return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/gs) ?? [];
}
/** The address without keys, as the configuration names the resource. */
function withoutKeys(address) {
    return splitAddress(address)
        .map((part) => part.split('[', 1)[0] ?? '')
        .join('.');
}
/** A key in brackets, as in `[0]` or `["a"]`; empty without a key. */
function writeIndex(key) {
    if (key === undefined)
        return '';
    return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}
const ESCAPES = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '"': '\\"',
    '\\': '\\\\',
};
/** A key as Terraform writes it: template signs and characters that cannot be printed are escaped. */
function writeKey(key) {
    const text = key
        .replaceAll(/["\\]|[^ -~]/gu, (sign) => ESCAPES[sign] ?? ((0,_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrinted */ .h2)(sign) ? sign : unicodeEscape(sign)))
        // HCL writes `${` and `%{` as `$${` and `%%{` where they begin no template.
        .replaceAll(/([$%])(?=\{)/g, '$1$1');
    return `"${text}"`;
}
/** `\u00a0`, or with eight digits for a character beyond the first plane. */
function unicodeEscape(character) {
    const digits = (character.codePointAt(0) ?? 0).toString(16);
    return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
//# sourceMappingURL=address.js.map

/***/ }),

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

/***/ })

};
;