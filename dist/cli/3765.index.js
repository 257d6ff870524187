"use strict";
exports.id = 3765;
exports.ids = [3765];
exports.modules = {

/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: function() { return /* binding */ parseExactly; },
/* harmony export */   Ez: function() { return /* binding */ MOST_LEVELS; },
/* harmony export */   H3: function() { return /* binding */ repeatedNames; },
/* harmony export */   ZI: function() { return /* binding */ isJsonDeeperThan; },
/* harmony export */   fg: function() { return /* binding */ repeatedKeys; },
/* harmony export */   hz: function() { return /* binding */ isDeeperThan; },
/* harmony export */   lS: function() { return /* binding */ membersOf; },
/* harmony export */   q4: function() { return /* binding */ keepLongNumbers; },
/* harmony export */   xO: function() { return /* binding */ rewriteExactly; },
/* harmony export */   zY: function() { return /* binding */ restoreLongNumbers; }
/* harmony export */ });
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/** Looks at the text of JSON for what is lost when it is parsed. The text has to be well formed. */


/**
 * What one object names more than once, each name once, in the order of the text. `JSON.parse` keeps only the last of two
 * values, so the first one would be hidden.
 *
 * @param levels of objects and lists, the outermost first, in which it is looked for; all when left out
 */
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
    const repeated = new Set();
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
                // An escape is another spelling of the same name.
                const name = String(JSON.parse(text.slice(at, end + 1)));
                if (names.has(name))
                    repeated.add(name);
                names.add(name);
            }
            at = end;
        }
    }
    return [...repeated];
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
/** Whether JSON that is not parsed yet has more levels than this: to parse far deeper JSON takes seconds. */
function isJsonDeeperThan(text, levels) {
    let depth = 0;
    let inString = false;
    for (let index = 0; index < text.length; index++) {
        const character = text[index];
        if (inString) {
            // The next character is escaped.
            if (character === '\\')
                index++;
            else if (character === '"')
                inString = false;
        }
        else if (character === '"')
            inString = true;
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
/* harmony export */   Do: function() { return /* binding */ parseKey; },
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
/** Parses the texts of inputs. Each function returns the value, or a sentence that says what to write instead. */



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
/** Reads `comment-key`: the key by which a later job finds its comment. */
function parseKey(text) {
    return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
        ? { value: text }
        : { problem: 'is longer than 100 characters or has control characters in it.' };
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

/***/ 79486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MS: function() { return /* binding */ namesTypeOrModule; },
/* harmony export */   Pt: function() { return /* binding */ isPattern; },
/* harmony export */   he: function() { return /* binding */ readFromRoot; },
/* harmony export */   kt: function() { return /* binding */ matchesGlob; },
/* harmony export */   pV: function() { return /* binding */ readGlob; },
/* harmony export */   tg: function() { return /* binding */ readProtected; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/**
 * Patterns of addresses, `aws_db_instance.*` or `action.aws_lambda_invoke.*`, against addresses that a plan
 * names. Both are taken apart into their steps; no RegExp is made of either.
 */

/** Whether a text is a pattern: `TYPE.NAME`, `action.TYPE.NAME`, `module.NAME`, each name with `*` for any text. */
function isPattern(text) {
    const block = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(text)?.block;
    if (block?.type === 'action' || block?.type === 'module')
        return true;
    // `action.*` reads as a resource of the type `action`, which there is not: it lacks the type of the action.
    return block?.type === 'resource' && block.labels[0] !== 'action';
}
/**
 * Reads the patterns of resources that are protected. A pattern fits the address of a resource, or a module that is around
 * it; the modules of the pattern may themselves be in any module.
 *
 * @returns undefined for an address that cannot be read: then it could be that of any resource
 */
function readProtected(patterns) {
    const tree = new PatternTree();
    for (const [pattern, value] of patterns) {
        const parts = partsOf((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern));
        if (parts !== undefined)
            tree.add([...resourceParts(parts), ...parts.modules], value);
    }
    return (address) => {
        const target = partsOf(readWholeAddress(address));
        if (target?.resource === undefined)
            return undefined;
        const { modules } = target;
        const found = new Set();
        const nodes = [tree.root, ...tree.follow(tree.root, resourceParts(target), 0, found)];
        for (let outside = 0; outside < modules.length; outside += 1) {
            for (const node of nodes)
                tree.follow(node, modules, outside, found);
        }
        return inOrder(found);
    };
}
/**
 * Reads patterns that begin at the root module, so that a pattern of the root fits nothing in a module. Each fits this very
 * address, an instance of it, and something in it.
 */
function readFromRoot(patterns) {
    const tree = new PatternTree();
    for (const [pattern, value] of patterns) {
        const parts = partsOf((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern));
        if (parts !== undefined)
            tree.add([...parts.modules, ...resourceParts(parts)], value);
    }
    return (address) => {
        const target = partsOf(readWholeAddress(address));
        const found = new Set();
        if (target !== undefined) {
            tree.follow(tree.root, [...target.modules, ...resourceParts(target)], 0, found);
        }
        return inOrder(found);
    };
}
function inOrder(found) {
    const sorted = [...found].sort((one, other) => one.order - other.order);
    return sorted.map(({ value }) => value);
}
/** Patterns by their parts, so that an address is compared with those alone whose first parts it has. */
class PatternTree {
    root = newNode();
    #size = 0;
    add(parts, value) {
        let node = this.root;
        for (const part of parts) {
            const text = plainText(part);
            if (!text.includes('*')) {
                const next = node.plain.get(text) ?? newNode();
                node.plain.set(text, next);
                node = next;
                continue;
            }
            const next = node.globs.get(text) ?? { fits: fitsPart(part), node: newNode() };
            node.globs.set(text, next);
            node = next.node;
        }
        node.entries.push({ order: this.#size, value });
        this.#size += 1;
    }
    /**
     * Goes on from a node by the parts of an address.
     *
     * @param found gets the patterns that end on the way
     * @returns the nodes behind the last part
     */
    follow(from, parts, at, found) {
        let nodes = [from];
        for (const part of parts.slice(at)) {
            const withoutKey = part.name;
            const withKey = plainText({ name: part.name, key: part.key ?? '' });
            nodes = nodes.flatMap(({ plain, globs }) => {
                const next = [plain.get(withoutKey), plain.get(withKey)].filter((node) => node !== undefined);
                for (const { fits, node } of globs.values())
                    if (fits(part))
                        next.push(node);
                return next;
            });
            if (nodes.length === 0)
                break;
            for (const { entries } of nodes)
                for (const entry of entries)
                    found.add(entry);
        }
        return nodes;
    }
}
function newNode() {
    return { entries: [], plain: new Map(), globs: new Map() };
}
/** No name has a bracket. */
function plainText({ name, key }) {
    return key === undefined ? name : `${name}[${key}`;
}
function fitsPart({ name, key }) {
    const fitsName = readGlob(name);
    const fitsKey = key === undefined ? undefined : readGlob(key);
    return (part) => fitsName(part.name) && fitsKey?.(part.key ?? '') !== false;
}
/** Whether a pattern writes out a resource type or the name of a module, so that it cannot fit everything. */
function namesTypeOrModule(pattern) {
    const address = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern);
    if (address === undefined)
        return false;
    const { modules, block } = address;
    return [...modules.map(({ name }) => name), block.labels[0] ?? ''].some(_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isIdentifier */ ._5);
}
/** Whether a text fits a pattern, in which `*` matches any text, also none. */
function matchesGlob(pattern, text) {
    return readGlob(pattern)(text);
}
/** Reads a pattern in which `*` matches any text, also none. */
function readGlob(pattern) {
    const [first = '', ...others] = pattern.split('*');
    const last = others.pop();
    if (last === undefined)
        return (text) => first === text;
    return (text) => {
        if (!text.startsWith(first))
            return false;
        let at = first.length;
        for (const part of others) {
            const index = text.indexOf(part, at);
            if (index < 0)
                return false;
            at = index + part.length;
        }
        return text.length - last.length >= at && text.endsWith(last);
    };
}
/** Undefined unless the whole text is an address, without an attribute after it. */
function readWholeAddress(text) {
    const address = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readAddress */ .zq)(text);
    return address?.text === text ? address : undefined;
}
function resourceParts({ resource }) {
    return resource === undefined ? [] : [resource.type, resource.name];
}
function partsOf(address) {
    if (address === undefined)
        return undefined;
    const { block, key } = address;
    const [first = '', name = ''] = block.labels;
    const isModule = block.type === 'module';
    const modules = [...address.modules, ...(isModule ? [{ name: first, key }] : [])].map((step) => ({
        ...step,
        name: `module.${step.name}`,
    }));
    if (isModule)
        return { modules, resource: undefined };
    const type = { name: `${block.type} ${first}`, key: undefined };
    return { modules, resource: { type, name: { name, key } } };
}
//# sourceMappingURL=address-patterns.js.map

/***/ }),

/***/ 79925:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: function() { return /* binding */ toApprovers; },
/* harmony export */   K2: function() { return /* binding */ ownersOf; },
/* harmony export */   h7: function() { return /* binding */ WRITE_NAMES; },
/* harmony export */   oQ: function() { return /* binding */ NOBODY; },
/* harmony export */   y$: function() { return /* binding */ hasPolicyName; }
/* harmony export */ });
/* unused harmony export ownersByLine */
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79486);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22941);
/**
 * Who owns a policy, by patterns of policies. As in CODEOWNERS, the last line that fits counts. Names come
 * from the service, and are compared as they are.
 */


const NOBODY = { people: [], roles: [], teams: [], names: [] };
/** Roles of GitHub in a repository; each may do what those before it may. */
const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;
/** What a list of names takes, as a sentence for people. */
const WRITE_NAMES = 'Write people (octocat), role:maintain, role:admin or teams (acme/platform).';
/**
 * Reads names of people, roles and teams, with or without `@`.
 *
 * @returns `unreadable`: the items that are none of them
 */
function toApprovers(items) {
    const approvers = { people: [], roles: [], teams: [], names: [] };
    const unreadable = [];
    for (const item of items) {
        const [, person] = LOGIN.exec(item) ?? [];
        const [, organization, team] = TEAM.exec(item) ?? [];
        const roleIndex = item.startsWith('role:') ? ROLES.indexOf(item.slice('role:'.length)) : -1;
        approvers.names.push(item.replace(/^@/, ''));
        if (roleIndex >= 0)
            approvers.roles.push(...ROLES.slice(roleIndex));
        else if (organization !== undefined && team !== undefined)
            approvers.teams.push({ organization, team });
        else if (person !== undefined)
            approvers.people.push(person.toLowerCase());
        else
            unreadable.push(item);
    }
    return { approvers, unreadable };
}
/** The owners of one policy. */
function ownersOf({ lines, others }, policy) {
    return lines.findLast(({ pattern }) => fitsPolicy(pattern, policy))?.owners ?? others;
}
/**
 * Those whom a line about this policy or its set names, where the policy says itself who must agree. The list for all policies
 * names nobody for it, and neither does a line whose pattern fits every policy.
 */
function ownersByLine({ lines }, policy) {
    const line = lines.findLast(({ pattern }) => fitsPolicy(pattern, policy));
    return line !== undefined && /[^*/]/.test(line.pattern) ? line.owners : undefined;
}
/** Whether the service, or the log of a policy check, names the policy. Without a name its owners are unknown. */
function hasPolicyName({ policy }) {
    return policy !== '' && policy !== _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .UNNAMED */ .rY;
}
/**
 * A pattern with a slash needs a policy set. It does not fit a policy without one, even if its name has a slash. Both names
 * may have slashes, so each slash of the pattern may be the one between them.
 */
function fitsPolicy(pattern, { policySet, policy }) {
    const parts = pattern.split('/');
    if (parts.length === 1)
        return (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(pattern, policy);
    if (policySet === '')
        return false;
    return parts.some((_, at) => {
        const set = parts.slice(0, at).join('/');
        return (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(set, policySet) && (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(parts.slice(at).join('/'), policy);
    });
}
//# sourceMappingURL=policy-owners.js.map

/***/ })

};
;