"use strict";
exports.id = 6010;
exports.ids = [6010];
exports.modules = {

/***/ 99753:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: function() { return /* binding */ withPlaceOptions; },
/* harmony export */   QW: function() { return /* binding */ withHostOption; },
/* harmony export */   lG: function() { return /* binding */ quotedWord; },
/* harmony export */   vR: function() { return /* binding */ overrideOfCommit; }
/* harmony export */ });
/**
 * Commands that people copy from a message. Each has the options that decide which host gets the
 * token, unless the command would choose that host by default.
 */
const DEFAULT_ORIGIN = 'https://app.terraform.io';
/**
 * Adds the host to a command that has no `--directory`: without it, the command would read the
 * `cloud` block of the directory in which a person types it.
 */
function withHostOption(command, { serviceOrigin, directory = '.' }) {
    const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
    // `tfe.acme.example:8443`; plain http, which only loopback has, keeps its scheme.
    const hostname = pathWord(serviceOrigin.replace(/^https:\/\//, ''));
    return isDefault ? command : `${command} --hostname ${hostname}`;
}
/** Adds the host and the directory, for a command that reads the files. */
function withPlaceOptions(command, service) {
    const { directory = '.', serviceOrigin } = service;
    const option = directory === '.' ? '' : ` --directory ${pathWord(directory)}`;
    return `${withHostOption(command, { serviceOrigin })}${option}`;
}
/**
 * The command that overrides the runs of a commit that wait in these workspaces. People add the reason.
 *
 * @param commit the whole hash
 */
function overrideOfCommit(named, place) {
    const { commit, organization, workspaces } = named;
    const list = quotedWord(workspaces.join(','));
    const command = `plangate override --commit ${commit} --organization ${quotedWord(organization)} --workspaces ${list}`;
    return withHostOption(command, place);
}
/** A path as one word on one line. */
function pathWord(text) {
    const line = text.replace(/\p{Cc}+/gu, ' ');
    return quotedWord(line.startsWith('-') ? `./${line}` : line);
}
/** Quotes a text so that any shell takes it for one word. */
function quotedWord(text) {
    return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
//# sourceMappingURL=command-line.js.map

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

/***/ 60065:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: function() { return /* binding */ compareWithBaseline; },
/* harmony export */   Ad: function() { return /* binding */ findSame; },
/* harmony export */   DE: function() { return /* binding */ commonBaseline; },
/* harmony export */   Pc: function() { return /* binding */ keyOfPolicy; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72588);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22941);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10988);
/**
 * Whether a failure was there before the change, by the policy results of the workspace's present configuration: the baseline
 * that reports show. It changes no verdict; which failures do not count is in `existing-failures.ts`.
 */




/**
 * The results with their baseline. Policy system, policy set, policy and address say which failures are the same. A
 * failure of a policy that is not among `current`, or has no clear result there, gets none.
 */
function compareWithBaseline(results, current) {
    const failuresOfSame = findSame(current);
    return results.map((result) => {
        const failures = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFailed */ .WN)(result) ? failuresOfSame(result) : undefined;
        if (failures === undefined)
            return result;
        const baselineOf = readBaseline(failures);
        if (result.resources.length === 0)
            return { ...result, baseline: baselineOf(undefined) };
        const resources = result.resources.map((resource) => {
            return { ...resource, baseline: baselineOf(resource.address) };
        });
        return { ...result, resources, baseline: commonBaseline(resources) };
    });
}
/**
 * Makes the function that finds the failures of the same policy among other results. It returns undefined if the policy has
 * no name, is not among them, or has a result that is neither passed nor failed.
 */
function findSame(others) {
    const byPolicy = new Map();
    for (const other of others)
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byPolicy, keyOfPolicy(other), other);
    return (result) => {
        if (result.policy === '' || result.policy === _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .UNNAMED */ .rY)
            return undefined;
        const same = byPolicy.get(keyOfPolicy(result)) ?? [];
        const isClear = same.every((other) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFailed */ .WN)(other) || other.status === 'passed');
        return same.length > 0 && isClear ? same.filter(_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFailed */ .WN) : undefined;
    };
}
/** The baseline of several resources, if all have the same one. */
function commonBaseline(resources) {
    const [first] = resources;
    const areAlike = resources.every(({ baseline }) => baseline === first?.baseline);
    return areAlike ? first?.baseline : undefined;
}
/** One policy of one set, in all runs. */
function keyOfPolicy({ judge, policySet, policy }) {
    return JSON.stringify([judge.name, policySet, policy]);
}
/**
 * @param failures of the same policy before
 * @returns a function of the address of a resource that fails now, or of undefined if the failure names none
 */
function readBaseline(failures) {
    const numbers = failures.map(({ resources }) => resources.length);
    const before = new Set(failures.flatMap(({ resources }) => resources.map(({ address }) => address)));
    // If an earlier failure may not name all its resources, this one may be among them.
    const areComplete = numbers.every((number) => number > 0 && number < _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ADDRESSES */ .ps);
    return (address) => {
        if (failures.length === 0)
            return 'new';
        if (address === undefined)
            return numbers.includes(0) ? 'existing' : undefined;
        if (before.has(address))
            return 'existing';
        return areComplete ? 'new' : undefined;
    };
}
//# sourceMappingURL=baseline.js.map

/***/ }),

/***/ 345:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L3: function() { return /* binding */ unusedScannerExceptions; },
/* harmony export */   _8: function() { return /* binding */ endOfScannerException; },
/* harmony export */   j2: function() { return /* binding */ exceptionNotices; },
/* harmony export */   ku: function() { return /* binding */ findEnded; },
/* harmony export */   pJ: function() { return /* binding */ endOf; }
/* harmony export */ });
/* harmony import */ var _model_judge_traits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50152);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72588);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79486);
/* harmony import */ var _exceptions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29272);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92046);
/** What a report says of exceptions besides what they take out: that they end, fit nothing, or change no verdict. */







/** A report warns this many days before an exception ends. */
const WARNING_DAYS = 30;
/**
 * Notices for each workspace. An exception that fits nothing is named
 * once, in the first workspace that it is about, and not if none of them was judged.
 *
 * @param judged each workspace with every result of its run, but for those that were not judged to their end
 * @returns workspace → notices
 */
function exceptionNotices(judged, { entries, today }) {
    const notices = new Map();
    const say = (workspace, notice) => (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .D)(notices, workspace, notice);
    const uses = findUses(judged, entries);
    const judgedPolicies = policiesByPattern(judged);
    for (const entry of entries) {
        const fitting = uses.get(entry) ?? new Map();
        const { first, named, shown } = judgedPolicies(entry.workspace);
        if (first !== undefined && fitting.size === 0) {
            const why = whyUnused(entry, named, shown);
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${describeException(entry)} ${why} Its owner is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(entry.owner)}.`;
            say(first, (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('exception-unused', says, { about: aboutOf(entry) }));
        }
        const ending = endOf(entry, today);
        for (const [workspace, ofWorkspace] of fitting) {
            if (ending !== undefined)
                say(workspace, ending);
            const why = (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_3__/* .daysLeft */ .H)(entry, today) < 0 ? undefined : whyWithoutEffect(ofWorkspace);
            if (why !== undefined) {
                const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${describeException(entry)} changes no verdict, because ${why}`;
                say(workspace, (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('exception-without-effect', says, { about: aboutOf(entry) }));
            }
        }
    }
    return notices;
}
/** Entry → workspace → what the entry fits there. One pass over the results, whatever the number of entries. */
function findUses(judged, entries) {
    const uses = new Map();
    const findEntries = (0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__/* .indexEntries */ .nL)(entries);
    for (const { workspace, results } of judged) {
        for (const result of results) {
            if (result.status === 'passed')
                continue;
            const fitting = findEntries((0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__/* .namesInFile */ .sw)(result), workspace);
            const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
            const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
            const ofMessages = new Set(result.status === 'failed' ? result.printedFor?.flat().flatMap(fitting.at) : ofResources);
            for (const entry of new Set([...ofWholePolicy, ...ofResources])) {
                const isOnlyInText = entry.address !== undefined && !ofMessages.has(entry);
                const ofEntry = uses.get(entry) ?? new Map();
                const ofWorkspace = ofEntry.get(workspace) ?? [];
                ofWorkspace.push({ result, isOnlyInText });
                uses.set(entry, ofEntry.set(workspace, ofWorkspace));
            }
        }
    }
    return uses;
}
/** Why a failure counts although an exception fits it, as the end of a sentence; undefined if it does not count. */
function whyWithoutEffect(uses) {
    // Own policies are asked again without the excepted resources. Those of a service have to be advisory.
    const ofService = uses.filter(({ result }) => (0,_model_judge_traits_js__WEBPACK_IMPORTED_MODULE_6__/* .judgesAtService */ .T)(result.judge));
    if (ofService.some(({ result }) => result.level !== 'advisory')) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the policy is not advisory: the failure counts.`;
    }
    return ofService.some(({ isOnlyInText }) => isOnlyInText) ? ONLY_IN_TEXT : undefined;
}
/**
 * Makes the function that says of a pattern of workspaces which is the first that it fits, and which policies were judged in
 * those that it fits: `named` as an exception may name them, `shown` by their names alone.
 */
function policiesByPattern(judged) {
    const read = (pattern) => {
        const fits = (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .readGlob */ .pV)(pattern);
        const inWorkspaces = judged.filter(({ workspace }) => fits(workspace));
        const named = new Set();
        const shown = new Set();
        for (const result of inWorkspaces.flatMap(({ results }) => results)) {
            const names = (0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__/* .namesInFile */ .sw)(result);
            for (const name of names)
                named.add(name);
            if (names.length > 0)
                shown.add(result.policy);
        }
        return { first: inWorkspaces[0]?.workspace, named, shown };
    };
    const known = new Map();
    return (pattern) => {
        const policies = known.get(pattern) ?? read(pattern);
        known.set(pattern, policies);
        return policies;
    };
}
/** Why nothing fits an exception in the workspaces that it names, and what to do: the rest of a sentence. */
function whyUnused({ policy }, named, shown) {
    if (named.has(policy) || shown.size === 0) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.`;
    }
    const longer = [...shown].filter((name) => name.includes(policy));
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .firstParts */ .J4)([...new Set([...longer, ...shown])].map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL), MOST_NAMED);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `fits no policy by its name. Judged were ${names}: write one of these names, or remove it.`;
}
const MOST_NAMED = 6;
/** Makes the function that finds the exceptions that have ended and that fit a failure; none for what did not fail. */
function findEnded({ entries, today, }) {
    const findEntries = (0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__/* .indexEntries */ .nL)(entries.filter((entry) => (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_3__/* .daysLeft */ .H)(entry, today) < 0));
    return (result, workspace) => {
        if (result.status !== 'failed')
            return [];
        const fitting = findEntries((0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__/* .namesInFile */ .sw)(result), workspace);
        const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
        const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
        return [...new Set([...ofWholePolicy, ...ofResources])].map((entry) => {
            const { until, owner } = entry;
            return { until, owner, finding: hasEnded(entry) };
        });
    };
}
/** That an exception for a scanner has ended, or ends soon; undefined if its end is far away. */
function endOfScannerException(entry, today) {
    return endOf(asPolicyException(entry), today);
}
/**
 * That exceptions for scanners fit no finding: nothing was found of the rule, in the file of the exception or at all.
 *
 * @param found in the whole check
 */
function unusedScannerExceptions(scanners, found) {
    const rules = new Set();
    const places = new Set();
    for (const { tool, rule, path, elsewhere = '' } of found) {
        rules.add((0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__/* .keyOfRule */ .LQ)(tool, rule));
        places.add(`${(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__/* .keyOfRule */ .LQ)(tool, rule)} ${path ?? elsewhere}`);
    }
    const unused = scanners.filter((entry) => {
        const rule = (0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleOfEntry */ .Ek)(entry);
        return entry.path === undefined ? !rules.has(rule) : !places.has(`${rule} ${entry.path}`);
    });
    return unused.map((entry) => {
        const about = asPolicyException(entry);
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${describeException(about)} fits no finding. If it is not needed any more, remove it. Its owner is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(entry.owner)}.`;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('exception-unused', says, { about: aboutOf(about) });
    });
}
/** As the sentences about exceptions name it. */
function asPolicyException({ scanner, path, address, workspace = '', ...rest }) {
    return { policy: scanner, address: path ?? address, workspace, ...rest };
}
/** That an exception has ended, or ends soon, and who owns it; undefined if its end is far away. */
function endOf(entry, today) {
    const days = (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_3__/* .daysLeft */ .H)(entry, today);
    const { until, owner } = entry;
    if (days > WARNING_DAYS)
        return undefined;
    if (days < 0)
        return hasEnded(entry);
    const words = [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `today`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `tomorrow`];
    const when = words[days] ?? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(days)} days`;
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${describeException(entry)} ends ${when}, after ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(until)}. Its owner is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(owner)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('exception-ends', says, { about: aboutOf(entry) });
}
function hasEnded(entry) {
    const { until, owner } = entry;
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${describeException(entry)} ended on ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)(until)}, so the failure counts again. Its owner is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(owner)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('exception-ended', says, { about: aboutOf(entry) });
}
function aboutOf({ policy, address, workspace }) {
    return { policy, resource: address, workspace };
}
const ONLY_IN_TEXT = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('address')}, or leave ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('address')} out of the entry to except the whole policy.`;
function describeException({ policy, address, workspace }) {
    const what = address === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(workspace)}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `for ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(address)}`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The exception from policy ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(policy)} ${what}`;
}
//# sourceMappingURL=exception-notices.js.map

/***/ }),

/***/ 29272:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ daysLeft; },
/* harmony export */   parseExceptions: function() { return /* binding */ parseExceptions; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28187);
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79486);
/**
 * The file of exceptions: which failures of a policy do not count, of which resource, until when, and who answers for it.
 * One problem refuses the whole file, and all problems are reported at once. What its entries take out is in
 * `fitting-exceptions.ts`.
 */





/** The longest time for which an exception counts, in days after the day of the check. */
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
/** Of an entry about a scanner, with an address or with a path. */
const OF_ADDRESS = ['scanner', 'address', 'workspace', 'reason', 'owner', 'until'];
const OF_PATH = ['scanner', 'path', 'reason', 'owner', 'until'];
/** The most characters of each field. */
const MOST_CHARACTERS_OF = {
    policy: 300,
    scanner: 300,
    path: 1_000,
    address: _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX,
    workspace: 100,
    reason: 500,
    owner: 100,
    until: 10,
};
/**
 * Reads the text of the file.
 *
 * @param text JSON: `{"exceptions": [{"policy", "address", "workspace", "reason", "owner", "until"}]}`
 * @param today the UTC day of the check, as in `2026-11-23`
 * @returns also those that have ended, so that a report can name them; or every problem
 */
function parseExceptions(text, today) {
    const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
    if (text.length > MOST_CHARACTERS) {
        return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
    }
    const file = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(file))
        return refused(`is not a JSON object. ${SHAPE}`);
    const list = file['exceptions'];
    if (!Array.isArray(list))
        return refused(`has no list "exceptions". ${SHAPE}`);
    if (list.length > MOST_EXCEPTIONS) {
        return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
    }
    const entries = list;
    const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
    const problems = [
        ...(0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .repeatedKeys */ .fg)(text, 'exceptions'),
        ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownKeys */ .vX)(file, ['$schema', 'exceptions'], 'exceptions', RESTRICTED),
        ...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
        ...duplicateProblems(readings),
    ];
    if (problems.length > 0)
        return { problems };
    const values = readings.flatMap((each) => ('value' in each ? [each.value] : []));
    return {
        exceptions: values.filter((value) => 'policy' in value),
        scanners: values.filter((value) => 'scanner' in value),
    };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(entry))
        return { problems: [{ where, message: 'is not an object.' }] };
    const isOfScanner = Object.hasOwn(entry, 'scanner') && !Object.hasOwn(entry, 'policy');
    const ofScanner = Object.hasOwn(entry, 'path') ? OF_PATH : OF_ADDRESS;
    const fields = isOfScanner ? ofScanner : FIELDS;
    const problems = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownKeys */ .vX)(entry, fields, where, RESTRICTED);
    for (const field of fields) {
        const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
        if (field === 'address' && !isOfScanner && !Object.hasOwn(entry, field))
            continue;
        const problem = fieldProblem(field, text, today);
        if (problem !== undefined)
            problems.push({ where: `${where}.${field}`, message: problem });
    }
    if (problems.length > 0)
        return { problems };
    const textOf = (field) => String(entry[field]);
    const until = { reason: textOf('reason'), owner: textOf('owner'), until: textOf('until') };
    if (isOfScanner) {
        const scanner = textOf('scanner');
        if (ofScanner === OF_PATH)
            return { value: { scanner, path: textOf('path'), ...until } };
        const about = { address: textOf('address'), workspace: textOf('workspace') };
        return { value: { scanner, ...about, ...until } };
    }
    return {
        value: {
            policy: textOf('policy'),
            address: Object.hasOwn(entry, 'address') ? textOf('address') : undefined,
            workspace: textOf('workspace'),
            ...until,
        },
    };
}
const RESTRICTED = 'the exception';
/** What is wrong with a field, as a sentence without its subject; undefined if nothing is. */
function fieldProblem(field, text, today) {
    if (text === undefined)
        return 'is missing.';
    if (typeof text !== 'string')
        return 'is not a text.';
    if (text.length > MOST_CHARACTERS_OF[field])
        return `has more than ${MOST_CHARACTERS_OF[field]} characters.`;
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
        return 'has control or invisible characters in it.';
    if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*'))
        return 'is empty.';
    if (text !== text.trim())
        return 'begins or ends with a space.';
    return PROBLEM_OF_FIELD[field](text, today);
}
const PROBLEM_OF_FIELD = {
    policy: (text) => /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
    scanner: (text) => {
        if (/[*?]/.test(text))
            return 'is a pattern. Write the whole name of one rule.';
        return /^[^/]*[\p{L}\p{N}][^/]*\/[^/].*$/u.test(text)
            ? undefined
            : `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is not a tool and its rule. Write it as in trivy/AVD-AWS-0089.`;
    },
    path: (text) => {
        // The place of a finding in another repository is an address, as the report shows it.
        const isAddressElsewhere = /^[A-Za-z][A-Za-z0-9+.-]+:/.test(text) && !/[*\\]/.test(text);
        const isNone = /[*?\\]|^~|^[A-Za-z]:|(?:^|\/)\.{0,2}(?:\/|$)/.test(text.replace(/^\//, ''));
        return isNone && !isAddressElsewhere
            ? `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is not the path of a file. Write it from the root of the repository, or as the report shows the place, without \`*\`.`
            : undefined;
    },
    address: addressProblem,
    workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
        ? undefined
        : 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
    reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
    owner: (text) => /[\p{L}\p{N}]/u.test(text) && !MEANS_NO_OWNER.test(text)
        ? undefined
        : `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is not an owner. Name a person or a team that answers for it.`,
    until: untilProblem,
};
function addressProblem(text) {
    const isOneAddress = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW)(text);
    if (!isOneAddress && !(0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt)(text)) {
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
    }
    return isOneAddress || (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .namesTypeOrModule */ .MS)(text)
        ? undefined
        : `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
/** Words that people write where they mean that there is no owner. */
const MEANS_NO_OWNER = /^(?:nobody|no ?one|none|n\/a|na|null|unknown|tbd|todo|x)$/i;
function untilProblem(text, today) {
    const days = daysLeft({ until: text }, today);
    if (Number.isNaN(days)) {
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
    }
    return days > MOST_DAYS
        ? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
        : undefined;
}
/** The milliseconds at which a day begins; NaN if the calendar has no such day. */
function readDay(text) {
    const at = Date.parse(`${text}T00:00:00Z`);
    const isDay = !Number.isNaN(at) && new Date(at).toISOString() === `${text}T00:00:00.000Z`;
    return isDay ? at : Number.NaN;
}
/** Days from the day of the check to the last day that counts; negative after it. */
function daysLeft({ until }, today) {
    return (readDay(until) - readDay(today)) / DAY_MS;
}
/** Two entries for the same failure would leave open which end counts. */
function duplicateProblems(readings) {
    const problems = [];
    const firstIndexes = new Map();
    for (const [index, reading] of readings.entries()) {
        if (!('value' in reading))
            continue;
        const { address, workspace, ...value } = reading.value;
        const about = 'scanner' in value ? [value.scanner.toLowerCase(), value.path] : [value.policy];
        const key = JSON.stringify([...about, address, workspace]);
        const first = firstIndexes.get(key);
        if (first === undefined)
            firstIndexes.set(key, index);
        else {
            const message = `is about the same failure as exceptions[${first}]. Remove one.`;
            problems.push({ where: `exceptions[${index}]`, message });
        }
    }
    return problems;
}
//# sourceMappingURL=exceptions.js.map

/***/ }),

/***/ 92046:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: function() { return /* binding */ ruleOfEntry; },
/* harmony export */   LQ: function() { return /* binding */ keyOfRule; },
/* harmony export */   N$: function() { return /* binding */ acceptanceBy; },
/* harmony export */   dq: function() { return /* binding */ exceptionsOfScanners; },
/* harmony export */   nL: function() { return /* binding */ indexEntries; },
/* harmony export */   sw: function() { return /* binding */ namesInFile; },
/* harmony export */   we: function() { return /* binding */ exceptionsFor; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72588);
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79486);
/* harmony import */ var _exceptions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29272);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22941);
/** Which entries of the file of exceptions fit a failure of a policy or a finding of a scanner, and what they take out. */




/**
 * Makes the function that finds entries by the names that a policy may have in the file. Each pattern is read once, however
 * many workspaces, policies and addresses it is compared with.
 */
function indexEntries(entries) {
    const read = entries.map((entry, order) => {
        return { entry, order, fitsWorkspace: (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .readGlob */ .pV)(entry.workspace) };
    });
    const byPolicy = new Map();
    for (const each of read)
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byPolicy, each.entry.policy, each);
    const patternsByPolicy = new Map();
    const readPatterns = (name, ofPolicy) => {
        const patterns = patternsByPolicy.get(name) ??
            (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .readFromRoot */ .he)(ofPolicy.flatMap((each) => each.entry.address === undefined ? [] : [[each.entry.address, each]]));
        patternsByPolicy.set(name, patterns);
        return patterns;
    };
    return (names, workspace) => {
        const found = names.flatMap((name) => {
            const ofPolicy = byPolicy.get(name);
            return ofPolicy === undefined ? [] : [{ name, ofPolicy }];
        });
        const fitting = (some) => some
            .filter(({ fitsWorkspace }) => fitsWorkspace(workspace))
            .sort((one, other) => one.order - other.order)
            .map(({ entry }) => entry);
        return {
            entries: fitting(found.flatMap(({ ofPolicy }) => ofPolicy)),
            at: (address) => fitting(found.flatMap(({ name, ofPolicy }) => readPatterns(name, ofPolicy)(address))),
        };
    };
}
/** Makes the function that finds the exceptions that have not ended for the policy of a failure. */
function exceptionsFor({ workspace, exceptions, servicePolicies, }) {
    if (exceptions === undefined)
        return () => ({ entries: [], at: () => [] });
    const { entries, today } = exceptions;
    const findEntries = indexEntries(entries.filter((entry) => (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .daysLeft */ .H)(entry, today) >= 0));
    return (result) => {
        const isOther = (name) => name === result.policy && servicePolicies?.has(name) === true;
        return findEntries(namesInFile(result).filter((name) => !isOther(name)), workspace);
    };
}
/** What becomes of a failure that an entry accepts. */
function acceptanceBy({ until, owner, reason, }) {
    return { status: 'excepted', excepted: { until, owner, reason } };
}
/** The names under which the file may have a policy; none where its judge takes no exception, or one of another kind. */
function namesInFile({ policy, policySet, judge }) {
    if (policy === _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .UNNAMED */ .rY)
        return [];
    switch (judge.excepted) {
        case 'by-policy':
            return [policy];
        case 'by-directory-and-policy':
            return [policy, `${policySet}/${policy}`];
        case 'by-finding':
        case 'never':
            return [];
    }
}
/**
 * Makes the function that finds the exceptions that fit a finding, and the first of them that has not ended.
 *
 * @param workspace undefined for the check as a whole
 */
function exceptionsOfScanners({ scanners = [], today }, workspace) {
    const byRule = new Map();
    for (const entry of scanners) {
        const { path, address = '', workspace: named = '' } = entry;
        const isHere = workspace !== undefined && (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .readGlob */ .pV)(named)(workspace);
        let pattern;
        const atAddress = (at) => (pattern ??= (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .readFromRoot */ .he)([[address, entry]]))(at);
        const fits = (of) => path === undefined
            ? isHere &&
                of.addresses.length > 0 &&
                of.addresses.every((each) => atAddress(each).length > 0)
            : (of.path ?? of.elsewhere) === path;
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byRule, ruleOfEntry(entry), { entry, fits });
    }
    return (of) => {
        const ofRule = byRule.get(keyOfRule(of.tool, of.rule)) ?? [];
        const fitting = ofRule.flatMap(({ entry, fits }) => (fits(of) ? entry : []));
        return { fitting, accepting: fitting.find((entry) => (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .daysLeft */ .H)(entry, today) >= 0) };
    };
}
const keyOfRule = (tool, rule) => `${tool.toLowerCase()}/${rule}`;
function ruleOfEntry({ scanner }) {
    const slash = scanner.indexOf('/');
    return keyOfRule(scanner.slice(0, slash), scanner.slice(slash + 1));
}
//# sourceMappingURL=fitting-exceptions.js.map

/***/ }),

/***/ 79925:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: function() { return /* binding */ toApprovers; },
/* harmony export */   K2: function() { return /* binding */ ownersOf; },
/* harmony export */   h7: function() { return /* binding */ WRITE_NAMES; },
/* harmony export */   kK: function() { return /* binding */ ownersByLine; },
/* harmony export */   oQ: function() { return /* binding */ NOBODY; },
/* harmony export */   y$: function() { return /* binding */ hasPolicyName; }
/* harmony export */ });
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

/***/ }),

/***/ 36850:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: function() { return /* binding */ causesByWorkspace; },
/* harmony export */   HE: function() { return /* binding */ closesGate; },
/* harmony export */   J5: function() { return /* binding */ isNotJudged; },
/* harmony export */   VR: function() { return /* binding */ resourceFingerprint; },
/* harmony export */   cZ: function() { return /* binding */ causesOf; },
/* harmony export */   z: function() { return /* binding */ shownAt; }
/* harmony export */ });
/* unused harmony export fingerprintOf */
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(72588);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83538);
/* harmony import */ var _policy_claim_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34504);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60065);
/* harmony import */ var _policy_exception_notices_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(345);
/* harmony import */ var _policy_may_be_approved_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(65567);
/* harmony import */ var _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79925);
/* harmony import */ var _to_do_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11553);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67713);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2314);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43629);















/** What keeps the gate closed first, then by severity, kind, policy set and policy. */
function causesOf(result, context) {
    const { exceptions } = context.judges;
    const ended = exceptions === undefined ? () => [] : (0,_policy_exception_notices_js__WEBPACK_IMPORTED_MODULE_6__/* .findEnded */ .ku)(exceptions);
    const found = result.workspaces.flatMap((workspace) => foundIn(workspace, context, ended));
    const { fingerprints, resources } = context.previous ?? {};
    const previous = {
        causes: fingerprints && new Set(fingerprints),
        resources: resources && new Set(resources),
    };
    const causes = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$z)(found, identityOf).map((alike) => mergeAlike(alike, context, previous, result.workspaces.length));
    return withoutEffects(causes)
        .map((cause) => (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_10__/* .withOccurrences */ .tI)((0,_to_do_js__WEBPACK_IMPORTED_MODULE_8__/* .withToDo */ .Dz)(cause, context)))
        .sort(compareCauses);
}
/** What leaves no time for the requests of other workspaces. */
const OUTAGES = [
    _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.serviceFailed,
    _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreachable,
    _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.tooManyRequests,
];
/** What another cause of this check has brought about is counted there, and is no cause of its own. */
function withoutEffects(causes) {
    const causedBy = new Map();
    for (const cause of causes) {
        const { because } = cause;
        const isUnsent = cause.findingCode === 'not-sent';
        if (because === undefined && !isUnsent)
            continue;
        const first = causes.find(({ findingCode, workspaces, because: earlier }) => (isUnsent && OUTAGES.includes(findingCode)) ||
            (because !== undefined &&
                earlier === undefined &&
                findingCode === because.code &&
                workspaces.some((name) => because.workspaces.includes(name))));
        if (first !== undefined)
            causedBy.set(cause, first);
    }
    const stoppedBy = new Map();
    for (const [effect, cause] of causedBy) {
        for (const name of effect.workspaces)
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_13__/* .addTo */ .D)(stoppedBy, cause, name);
    }
    return causes
        .filter((cause) => !causedBy.has(cause))
        .map((cause) => {
        const stopped = stoppedBy.get(cause);
        return stopped === undefined ? cause : { ...cause, stopped: [...new Set(stopped)] };
    });
}
/**
 * What two that are one cause have in common. Policies are known by their names; what has no name of its own is known by its
 * code and by what it says, but for what varies in it.
 */
function identityOf(found) {
    const { kind, policySet, policy, level, status, severity, guard, shape } = found;
    const { override, excepted } = found;
    const accepted = [override?.by, override?.reason, excepted];
    return [kind, policySet, policy, level, status, severity, guard, shape, accepted];
}
function foundIn(workspace, { gate: { failOn } }, findEndedOf) {
    const green = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isGreen */ .gf)(workspace.verdict.word);
    const ofResults = [
        ...workspace.results.filter(hasNotPassed).map((each) => ofPolicy(each, workspace, findEndedOf)),
        ...workspace.runTasks.filter(hasNotPassed).map((each) => ofRunTask(each, workspace)),
        ...workspace.diagnostics.map((each) => ofDiagnostic(each, workspace)),
    ].map((found) => {
        // The gate is open already, so no result can keep it closed.
        return green && closesGate(found) ? { ...found, severity: 'warns' } : found;
    });
    const reasons = otherReasons(workspace, ofResults, failOn);
    const ended = ofResults.flatMap((found) => found.ended ?? []);
    const told = new Set(ended.map(({ finding: { about } }) => JSON.stringify(about)));
    const notices = workspace.notices.filter(({ code, about }) => code !== 'exception-ended' || !told.has(JSON.stringify(about)));
    return [
        ...ofResults,
        ...reasons.map((found) => ofFinding('reason', found, workspace)),
        ...notices.map((found) => ofFinding('notice', found, workspace)),
    ];
}
function hasNotPassed(result) {
    return result.status !== 'passed';
}
function ofPolicy(result, workspace, findEndedOf) {
    const { level, status, message, output } = result;
    const isUndecided = UNDECIDED_STATUSES.includes(status) || isOfUnknownLevel(result);
    const isAlone = result.resources.length + result.generalMessages.length === 0;
    const { location, excerpt } = result;
    const said = message.trim() || (location && _words_js__WEBPACK_IMPORTED_MODULE_12__/* .STATUS_WORDS */ .ly[status]) || '';
    const alone = said === '' ? [] : [{ text: said, addresses: [], location, excerpt }];
    const ended = findEndedOf(result, workspace.workspace);
    return {
        workspace,
        kind: isUndecided && status !== 'overridden' ? 'undecided' : 'policy',
        policySet: result.policySet,
        policy: result.policy,
        level,
        status,
        severity: policySeverity(result, isUndecided),
        overridable: result.overridable,
        guard: isGuard(result) ? true : undefined,
        own: (0,_policy_may_be_approved_js__WEBPACK_IMPORTED_MODULE_14__/* .isApprovedHere */ .ik)(result) && !isGuard(result) ? true : undefined,
        scanned: result.judge.counted === 'finding' ? true : undefined,
        remedy: result.remedy,
        code: isGuard(result) && status === 'not-evaluated' ? _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unknownDestroys : undefined,
        message,
        output,
        description: result.description,
        resources: result.resources,
        generalMessages: isAlone ? alone : result.generalMessages,
        approval: result.approval,
        override: result.override,
        excepted: result.excepted,
        baseline: result.baseline,
        ended: ended.length > 0 ? ended : undefined,
        shape: result.policy === '' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .shapeOf */ .F5)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(message), workspace.workspace) : undefined,
    };
}
function isGuard({ judge }) {
    return judge.counted === 'rule';
}
/** A policy set that breaks says no level: that is no doubt about what it means. */
function isOfUnknownLevel({ level, status, policy }) {
    return level === 'unknown' && !(status === 'errored' && policy === '');
}
const UNDECIDED_STATUSES = [
    'unknown',
    'not-evaluated',
    'known-after-apply',
];
function policySeverity(result, isUndecided) {
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_12__/* .isAccepted */ .oB)(result))
        return 'notes';
    if (isUndecided && result.status !== 'known-after-apply')
        return 'blocks';
    if (result.level === 'advisory')
        return 'warns';
    return (0,_policy_may_be_approved_js__WEBPACK_IMPORTED_MODULE_14__/* .mayBeApproved */ .eG)(result) ? 'needs-override' : 'blocks';
}
function ofRunTask(task, workspace) {
    const { name, level, status, message, overridable = false } = task;
    const closing = overridable ? 'needs-override' : 'blocks';
    return {
        workspace,
        kind: 'run-task',
        policySet: '',
        policy: name,
        level,
        status,
        severity: level === 'advisory' ? 'warns' : closing,
        overridable,
        message,
        output: (task.outcomes ?? []).map(({ title, status: found, body, url }) => {
            const head = found === undefined ? title : `${title} (${found})`;
            return [head, body, url].filter(Boolean).join('\n');
        }),
        resources: [],
        generalMessages: message.trim() === '' ? [] : [{ text: message.trim(), addresses: [] }],
        shape: undefined,
    };
}
function ofDiagnostic(diagnostic, workspace) {
    const { severity, summary, detail, address, file, line, commit, excerpt, found } = diagnostic;
    const location = file !== undefined && line !== undefined
        ? { path: file, startLine: line, endLine: line, source: 'diagnostic', commit }
        : undefined;
    const text = detail?.trim() || summary;
    return {
        workspace,
        kind: 'diagnostic',
        policySet: '',
        policy: summary,
        level: 'unknown',
        status: 'errored',
        severity: severity === 'error' ? 'blocks' : 'notes',
        overridable: false,
        message: text,
        output: [],
        findingCode: found?.code,
        remedy: found?.remedy,
        actor: found?.actor,
        resources: address === undefined ? [] : [{ address, messages: [text], location, excerpt }],
        generalMessages: address === undefined ? [{ text, addresses: [], location, excerpt }] : [],
        shape: undefined,
    };
}
/** Why the gate is closed in a workspace, as far as no policy, run task or problem of the plan says it. */
function otherReasons(workspace, found, failOn) {
    const { verdict, results } = workspace;
    const { word } = verdict;
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isGreen */ .gf)(word, failOn === 'never' ? 'mandatory' : failOn))
        return [];
    const isSaid = found.some(closesGate) || (word === 'advisory' && found.some(warns));
    if (isSaid && ['blocked', 'needs-override', 'advisory'].includes(word))
        return [];
    const isOfGuard = results.some((result) => isGuard(result) && result.status === 'not-evaluated');
    const isSaidAlready = (reason) => (0,_policy_claim_result_js__WEBPACK_IMPORTED_MODULE_4__/* .isSaidByResult */ .CY)(reason) || (isOfGuard && reason.code === _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unknownDestroys);
    const hasPlanError = found.some((each) => each.kind === 'diagnostic' && closesGate(each));
    const planFailed = ({ code }) => word === 'errored' && hasPlanError && (code === undefined || code === _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.planFailed);
    const reasons = verdict.reasons.filter((reason) => !isSaidAlready(reason) && !planFailed(reason));
    if (reasons.length > 0 || isSaid)
        return reasons;
    return verdict.reasons.length > 0 ? verdict.reasons : [NO_REASON];
}
const NO_REASON = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('no-reason', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The service gives no reason.`);
function warns({ severity }) {
    return severity === 'warns';
}
function ofFinding(kind, found, workspace) {
    const { code, says, remedy, actor, because, places = [] } = found;
    return {
        workspace,
        kind,
        policySet: '',
        policy: '',
        level: 'unknown',
        status: workspace.verdict.word === 'errored' && kind === 'reason' ? 'errored' : 'not-evaluated',
        severity: kind === 'reason' ? 'blocks' : 'notes',
        overridable: false,
        message: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(found),
        finding: found,
        output: [],
        resources: [],
        generalMessages: places.map(({ path, line = 1 }) => ({
            text: '',
            addresses: [],
            location: { path, startLine: line, endLine: line, source: 'block' },
        })),
        code: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isErrorCode */ .We)(code) ? code : undefined,
        findingCode: code,
        remedy,
        actor,
        because,
        failure: kind === 'reason' ? (workspace.failure?.kind ?? workspace.verdict.word) : undefined,
        missedBy: kind === 'reason' ? workspace.missedBy : undefined,
        shape: [
            workspace.verdict.word,
            code,
            (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .shapeOf */ .F5)(says, workspace.workspace),
            remedy && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .shapeOf */ .F5)(remedy, workspace.workspace),
            because,
        ],
    };
}
/** One cause of those that are alike, with what the context of the report says of it. */
function mergeAlike(alike, context, previous, numberOfAll) {
    const [{ workspace: _, shape, finding: first, ...found }] = alike;
    const workspaces = [...new Set(alike.map(({ workspace }) => workspace.workspace))];
    const fingerprint = fingerprintOf(found, shape);
    const resources = mergeResources(alike, found, context, previous.resources);
    const isKnown = resources.some((resource) => resource.age === 'persisting');
    const findings = alike.flatMap((each) => each.finding ?? []);
    const says = first && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSentences */ .r2)([first.says, ...findings.map((each) => each.says)]);
    const remedies = findings.flatMap((each) => each.remedy ?? []);
    const remedy = first?.remedy && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeSentences */ .r2)([first.remedy, ...remedies]);
    return {
        ...found,
        ...(says !== undefined && { says, remedy, message: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)({ says, remedy }) }),
        fingerprint,
        blocks: isBlocking(found, context.gate.failOn),
        output: [...new Set(alike.flatMap(({ output }) => output))],
        workspaces,
        isOfAll: workspaces.length === numberOfAll,
        runs: runsOf(alike),
        approval: leastApproved(alike),
        overrideBy: overridersByComment(found, context),
        overriders: found.severity === 'needs-override' && !found.guard && !found.own
            ? context.actors.overriders
            : undefined,
        age: isKnown ? 'persisting' : ageOf(fingerprint, previous.causes),
        baseline: (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .commonBaseline */ .DE)(alike),
        withoutOverride: alike.flatMap(({ workspace }) => workspace.takesNoOverride === true ? [workspace.workspace] : []),
        ended: mergeEnded(alike),
        resources,
        generalMessages: mergeMessages(alike, fingerprint, context),
    };
}
/** Of the workspace in which the most approvals are missing. */
function leastApproved(alike) {
    const approvals = alike.flatMap(({ approval }) => approval ?? []);
    return approvals.toSorted((one, other) => other.missing - one.missing)[0];
}
function mergeEnded(alike) {
    const ended = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$z)(alike.flatMap((each) => each.ended ?? []), ({ until, owner }) => [until, owner]);
    return ended.length > 0 ? ended.map(([one]) => one) : undefined;
}
function runsOf(alike) {
    const runs = new Map();
    for (const { workspace } of alike) {
        const { workspace: name, runId, runUrl } = workspace;
        if (runId !== undefined)
            runs.set(name, { workspace: name, runId, runUrl });
    }
    return [...runs.values()];
}
function mergeResources(alike, name, context, previous) {
    const all = alike.flatMap(({ resources, workspace }) => resources.map((resource) => ({ ...shownAt(resource), in: workspace.workspace })));
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$z)(all, ({ address, messages, location }) => [
        address,
        messages,
        (0,_words_js__WEBPACK_IMPORTED_MODULE_12__/* .fileAndLine */ .CP)({ location }),
    ]);
    return groups.map((group) => {
        const [{ in: _, ...resource }] = group;
        const fingerprint = resourceFingerprint(name, resource);
        return {
            ...resource,
            excerpt: group.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
            fingerprint,
            permalink: resource.location && (0,_links_js__WEBPACK_IMPORTED_MODULE_9__/* .permalink */ .eL)(resource.location, context),
            age: ageOf(fingerprint, previous),
            baseline: (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_5__/* .commonBaseline */ .DE)(group),
            workspaces: [...new Set(group.map((each) => each.in))],
        };
    });
}
function mergeMessages(alike, fingerprint, context) {
    const all = alike.flatMap(({ generalMessages, workspace }) => generalMessages.map((general) => ({ ...shownAt(general), in: workspace })));
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$z)(all, ({ text, addresses, location, in: { workspace } }) => [
        addresses.length === 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .shapeOf */ .F5)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(text), workspace) : text,
        addresses,
        (0,_words_js__WEBPACK_IMPORTED_MODULE_12__/* .fileAndLine */ .CP)({ location }),
    ]);
    return groups.map((group) => {
        const [{ in: _, ...message }] = group;
        return {
            ...message,
            excerpt: group.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
            fingerprint: (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .hash */ .tW)(`${fingerprint} ${message.text}`),
            permalink: message.location && (0,_links_js__WEBPACK_IMPORTED_MODULE_9__/* .permalink */ .eL)(message.location, context),
            workspaces: [...new Set(group.map((each) => each.in.workspace))],
        };
    });
}
/** The same without a location that no host could show. */
function shownAt(named) {
    return { ...named, location: showableLocation(named.location) };
}
/** @param previous fingerprints of the previous report; undefined if they are not known */
function ageOf(fingerprint, previous) {
    if (previous === undefined)
        return undefined;
    return previous.has(fingerprint) ? 'persisting' : 'new';
}
/** Who may override by a comment; undefined where the workflow does not say. */
function overridersByComment(found, { actors: { overrideBy: owners, overrideRuns, approvals }, ci: { takesCommands } }) {
    if (found.severity !== 'needs-override')
        return undefined;
    if (found.approval !== undefined)
        return found.approval.approvers;
    // Where no run is overridden, a comment is the only way.
    const isApproved = found.guard === true || found.own === true;
    if (isApproved && approvals === undefined)
        return [];
    if (owners === undefined)
        return isApproved || overrideRuns || takesCommands === true ? undefined : [];
    // The patterns of `override-by` are for names of policies, and a guard is none.
    if (found.guard === true)
        return owners.others.names;
    return owners.lines.length > 0 && !(0,_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_7__/* .hasPolicyName */ .y$)(found) ? [] : (0,_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_7__/* .ownersOf */ .K2)(owners, found).names;
}
/** The fingerprint of one resource of a policy, independent of the policy's other resources. */
function resourceFingerprint({ kind, policySet, policy }, { address, messages }) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .hash */ .tW)(JSON.stringify([kind, policySet, policy, address, comparableMessage(messages)]));
}
/** Numbers, letter case and white space do not count, because counts and ids change from run to run. */
function comparableMessage(messages) {
    const text = messages.join('\n').slice(0, 400).toLowerCase();
    return text.replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}
/**
 * The fingerprint by which the next push recognises a cause: 12 hex digits over the name of its policy, or over what it says
 * where it has no name.
 *
 * @param shape of what it says, as `shapeOf` makes it
 */
function fingerprintOf(cause, shape) {
    const { kind, policySet, policy, message } = cause;
    const text = policy === '' ? (shape ?? comparableMessage([message])) : '';
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .hash */ .tW)(JSON.stringify([kind, policySet, policy, text]));
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = [
    'diagnostic',
    'policy',
    'run-task',
    'undecided',
    'reason',
    'notice',
];
/** What nobody can override first, then what can be overridden, then why something was not judged. */
function compareCauses(one, other) {
    return (rankOf(one) - rankOf(other) ||
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
        other.workspaces.length - one.workspaces.length ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .compareCodeUnits */ .UF)(one.policySet, other.policySet) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .compareCodeUnits */ .UF)(one.policy, other.policy) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .compareCodeUnits */ .UF)(one.message, other.message) ||
        (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .compareCodeUnits */ .UF)(one.fingerprint, other.fingerprint));
}
function rankOf(cause) {
    const isLast = isNotJudged(cause) ? 0.5 : 0;
    return SEVERITIES.indexOf(isNotJudged(cause) ? 'needs-override' : cause.severity) + isLast;
}
/** Whether it is why something could not be judged: the change itself is not at fault. */
function isNotJudged({ kind, status, severity }) {
    if (severity !== 'blocks')
        return false;
    if (kind === 'undecided' || kind === 'reason')
        return true;
    return (kind === 'policy' || kind === 'run-task') && status === 'errored';
}
/**
 * The location, if it is a line of a file inside the repository; otherwise undefined. Hosts refuse a whole batch of
 * annotations because of one bad path.
 */
function showableLocation(location) {
    if (location === undefined)
        return undefined;
    const { path, startLine } = location;
    const isAbsolute = /^(?:[/~]|[A-Za-z]:\/)/.test(path);
    const hasOddCharacter = /[\\\p{Cc}\p{Cs}]/u.test(path);
    const parts = path.split('/');
    const leadsElsewhere = parts.some((part) => part === '' || part === '.' || part === '..');
    const isLine = Number.isSafeInteger(startLine) && startLine >= 1;
    const canBeShown = path.length <= 1_000 && !isAbsolute && !hasOddCharacter && !leadsElsewhere && isLine;
    return canBeShown ? location : undefined;
}
function closesGate({ severity }) {
    return severity === 'blocks' || severity === 'needs-override';
}
/** Whether a cause keeps the gate closed under `fail-on`, which changes nothing of what could not be judged. */
function isBlocking(found, failOn) {
    const isFailure = (found.kind === 'policy' || found.kind === 'run-task') && found.status === 'failed';
    if (failOn === 'never' && isFailure)
        return false;
    return closesGate(found) || (failOn === 'advisory' && found.severity === 'warns');
}
/** The causes of each workspace that has some, in their order. */
function causesByWorkspace(causes) {
    const byWorkspace = new Map();
    for (const cause of causes) {
        for (const name of cause.workspaces)
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_13__/* .addTo */ .D)(byWorkspace, name, cause);
    }
    return byWorkspace;
}
//# sourceMappingURL=causes.js.map

/***/ }),

/***/ 34707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: function() { return /* binding */ messageText; },
/* harmony export */   VL: function() { return /* binding */ messageLines; },
/* harmony export */   g6: function() { return /* binding */ fitsIn; }
/* harmony export */ });
/* harmony import */ var _model_clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94993);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
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
                lines.push(`${(0,_model_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)(text, left)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(cut, 'more character')})`);
            left -= text.length;
        }
    }
    return { lines, rest: hidden > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(hidden, 'more line')}` : '' };
}
/** Whether `messageLines` leaves nothing out. */
function fitsIn(messages, limits) {
    const length = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sumOf */ .XN)(messages, (message) => message.length);
    return length <= limits.characters && messageLines(messages, limits).rest === '';
}
/** All lines of messages as they were written, up to a number of UTF-16 units; a last line counts the others. */
function messageText(messages, limit) {
    const text = messages.join('\n');
    const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)((0,_model_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)(text, limit)).trim();
    const cut = text.length - limit;
    return cut > 0 ? `${shown}\n… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(cut, 'more character')}` : shown;
}
//# sourceMappingURL=message-text.js.map

/***/ }),

/***/ 2314:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: function() { return /* binding */ unsaidOutput; },
/* harmony export */   SU: function() { return /* binding */ ownBaseline; },
/* harmony export */   TY: function() { return /* binding */ unmentionedAddresses; },
/* harmony export */   c0: function() { return /* binding */ unshownOutput; },
/* harmony export */   cK: function() { return /* binding */ hiddenWords; },
/* harmony export */   hr: function() { return /* binding */ occurrenceText; },
/* harmony export */   tI: function() { return /* binding */ withOccurrences; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68397);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70075);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);
/** What a cause says of one resource, of several or of none: each message with its place, the same on all surfaces. */





/** The draft with each resource and what is said of it, and then each general message; the whole cause if there are none of both. */
function withOccurrences(draft) {
    const { fingerprint, age, baseline, workspaces } = draft;
    const resources = (0,_policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .resourcesAlone */ .nh)(draft);
    const message = draft.message.trim();
    const ofResources = resources.map(({ address, messages, ...resource }) => {
        const about = { noun: 'resource', addresses: [address] };
        return { ...resource, ...about, ...mentionedIn(messages, [address]) };
    });
    const general = draft.generalMessages.map(({ text, addresses, ...rest }) => {
        const about = { noun: 'message', age, baseline, addresses };
        return { ...rest, ...about, ...mentionedIn([text], addresses) };
    });
    const [first, ...others] = [...ofResources, ...general];
    if (first === undefined) {
        const messages = [message || _words_js__WEBPACK_IMPORTED_MODULE_4__/* .STATUS_WORDS */ .ly[draft.status]];
        const facts = { fingerprint, age, baseline, workspaces };
        const whole = { ...facts, noun: 'message', addresses: [], mentioned: [], messages };
        return { ...draft, occurrences: [whole], messageOfAll: '' };
    }
    const [address = ''] = first.addresses;
    if (others.length === 0 && first.messages.length === 0) {
        const messages = [(0,_policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutAddress */ .L1)(message, address)].filter(Boolean);
        const only = { ...first, ...mentionedIn(messages, [address]) };
        return { ...draft, occurrences: [only], messageOfAll: '' };
    }
    const occurrences = [first, ...others];
    const said = occurrences.flatMap(({ addresses: [one = ''], messages }) => messages.flatMap((text) => [text, `${one}: ${text}`]));
    // Whatever was printed is a message of an occurrence.
    const isSaid = new Set([...said, ...draft.output].map((text) => text.trim())).has(message);
    return { ...draft, occurrences, messageOfAll: isSaid ? '' : message };
}
function mentionedIn(messages, addresses) {
    const named = new Set(messages.flatMap((message) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(message).addresses));
    // A service may name a resource by something that is no address.
    const isNamed = (name) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW)(name) ? named.has(name) : messages.some((message) => message.includes(name));
    return { messages, mentioned: addresses.filter(isNamed) };
}
/** `2 more resources`, `1 more message`, or both: what the occurrences are that a list does not show; empty if none is. */
function hiddenWords(hidden) {
    const resources = hidden.filter(({ noun }) => noun === 'resource').length;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)(' and ', (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countWordsIfAny */ .eQ)(resources, 'more resource'), (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countWordsIfAny */ .eQ)(hidden.length - resources, 'more message'));
}
/** The resources of an occurrence that the first `limit` characters of its messages do not name. */
function unmentionedAddresses({ addresses, mentioned, messages }, limit = Infinity) {
    const shown = messages.join('\n').slice(0, limit);
    return addresses.filter((address) => !mentioned.includes(address) || !shown.includes(address));
}
/** What an occurrence says, for surfaces without markup: the addresses that its messages do not name, and its messages. */
function occurrenceText(occurrence) {
    const addresses = unmentionedAddresses(occurrence);
    const named = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listText */ .so)(addresses, 5, (address) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(address, 300));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)(': ', named, occurrence.messages.join('\n'));
}
/** The baseline of an occurrence, if it differs from that of its cause. */
function ownBaseline(occurrence, cause) {
    return occurrence.baseline === cause.baseline ? undefined : occurrence.baseline;
}
/** What was printed and is in no message, or in one for which `isWhole` is false. */
function unsaidOutput({ message, output, resources, generalMessages }, isWhole = () => true) {
    const said = new Set(['']);
    const add = (text) => {
        for (const line of [text, ...text.split('\n')])
            said.add(line.trim());
    };
    if (isWhole([message]))
        add(message);
    for (const { address, messages } of resources) {
        said.add(address);
        if (!isWhole(messages))
            continue;
        for (const each of messages) {
            add(each);
            add(`${address}: ${each}`);
        }
    }
    for (const { text } of generalMessages)
        if (isWhole([text]))
            add(text);
    const isSaid = (entry) => said.has(entry.trim()) || entry.split('\n').every((line) => said.has(line.trim()));
    return output.filter((entry) => !isSaid(entry));
}
/** Printed messages and lines that the occurrences do not show whole. */
function unshownOutput(cause, isWhole) {
    const { output, resources, own } = cause;
    const unshown = unsaidOutput(cause, isWhole);
    // Policies of the service print headings above the lines of several resources: no line is shown without its heading.
    const hasHeadings = resources.length > 1 && own !== true;
    return unshown.length > 0 && hasHeadings ? output : unshown;
}
//# sourceMappingURL=occurrences.js.map

/***/ }),

/***/ 11553:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: function() { return /* binding */ stepsOf; },
/* harmony export */   Dz: function() { return /* binding */ withToDo; },
/* harmony export */   cx: function() { return /* binding */ canBeTyped; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99753);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37694);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _approval_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70521);
/* harmony import */ var _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79925);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74913);









const namePart = (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentencePart */ .vn)('name', text, 60);
const typedPart = (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentencePart */ .vn)('typed', text, 10_000);
const MOST_NAMES = 5;
function distinctNames(names) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)([...new Set(names)].map(namePart), MOST_NAMES);
}
/** How to judge again after a change of the files; people at a terminal have nothing to push. */
function andPush({ actors }) {
    return actors.byPerson ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `check again` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `push`;
}
/** How to judge the same files again; people at a terminal have no job to start. */
function thenCheckAgain({ actors }) {
    return actors.byPerson
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Then run the command again.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Then re-run this job; no push is needed.`;
}
/** The workflow that reads the comment starts the job. */
const BY_COMMENT = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `The comment starts this job again.`;
/** Who starts the job after an override by the command line, where that counts for a job that is repeated. */
function afterCommand(context) {
    if (context.ci.adoptsOverridden !== true)
        return '';
    return context.actors.byPerson
        ? thenCheckAgain(context)
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Then re-run this job by hand; no push is needed.`;
}
function withToDo(cause, context) {
    if (!cause.blocks)
        return cause;
    const { kind, role, names } = whoActs(cause, context);
    const todo = { kind, role, names, step: '' };
    const { words, again } = stepFor(kind, [{ ...cause, todo }], context);
    return { ...cause, todo: { ...todo, step: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` `, words, again) } };
}
function stepFor(kind, causes, context) {
    if (kind === 'override')
        return overrideStep(causes, context);
    if (kind === 'approve')
        return approveStep(causes, context);
    const isSame = kind === 'fix-policies' || kind === 'repair';
    return { words: STEPS[kind](causes, context), again: isSame ? thenCheckAgain(context) : '' };
}
const NOT_OF_POLICY = ['not-evaluated', 'unknown'];
/** By whose job it is, and not by the verdict: a policy set that breaks is not the author's fault. */
function whoActs(cause, context) {
    const { kind, status, severity, guard, own, overrideBy, overriders } = cause;
    if (kind === 'reason')
        return whoRepairs(cause);
    if (severity === 'needs-override') {
        const names = overrideBy ?? overriders ?? [];
        const isApprovedHere = guard === true || own === true;
        return { kind: isApprovedHere ? 'approve' : 'override', role: 'overriders', names };
    }
    // A result that never came is no fault of the policy.
    const isOfService = guard === true || (own !== true && NOT_OF_POLICY.includes(status));
    if (kind === 'undecided' && isOfService)
        return { kind: 'repair', role: 'operators', names: [] };
    if (kind === 'undecided' || (kind === 'policy' && status === 'errored')) {
        const { overrideBy: owners } = context.actors;
        const names = owners === undefined ? [] : (0,_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .ownersOf */ .K2)(owners, cause).names;
        return { kind: 'fix-policies', role: 'policy-owners', names };
    }
    // A person at a terminal has the workflow and the files.
    const isOfJob = cause.actor === 'operators' && !context.actors.byPerson;
    if (isOfJob)
        return { kind: 'repair', role: 'operators', names: [] };
    return { kind: 'fix', role: 'author', names: [] };
}
function whoRepairs({ failure = '', missedBy, actor, findingCode }) {
    if (missedBy !== undefined)
        return { kind: 'rerun-groups', role: 'author', names: [] };
    if (findingCode === 'settings-not-merged')
        return { kind: 'merge', role: 'operators', names: [] };
    if (failure === 'timeout')
        return { kind: 'wait', role: 'operators', names: [] };
    if (actor === 'author')
        return { kind: 'correct', role: actor, names: [] };
    if (actor !== undefined)
        return { kind: 'repair', role: actor, names: [] };
    const [kind, role] = BY_FAILURE[failure] ?? ['repair', 'operators'];
    return { kind, role, names: [] };
}
/** Why a workspace could not be judged → what helps, and who can do it. All else is repaired by the operators. */
const BY_FAILURE = {
    input: ['correct', 'author'],
    archive: ['correct', 'author'],
    'too-large': ['correct', 'author'],
    unseen: ['correct', 'author'],
    errored: ['correct', 'author'],
    advisory: ['correct', 'author'],
    canceled: ['rerun', 'author'],
    timeout: ['wait', 'operators'],
};
/** One sentence about all causes of a kind. */
const STEPS = {
    fix: fixStep,
    correct: correctStep,
    'fix-policies': fixPoliciesStep,
    repair: repairStep,
    // Nothing is judged again: the request ends with it.
    merge: (causes) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` `, ...remediesOf(causes)),
    wait: waitStep,
    'rerun-groups': ([{ workspaces }]) => {
        const groups = workspaces.length === 1 ? 'job of its group' : 'jobs of their groups';
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Re-run the failed ${groups}, then this one, which alone cannot judge ${distinctNames(workspaces)}.`;
    },
    rerun: (causes, { actors }) => {
        const names = distinctNames(causes.flatMap(({ workspaces }) => workspaces));
        const again = actors.byPerson ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Run the command again` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Re-run this job`;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${again} for a verdict on ${names}.`;
    },
};
/** What was too slow may be done in time later, unless whoever found it says what helps. */
function waitStep(causes, { actors }) {
    const isTooSlow = ({ findingCode, remedy }) => remedy === undefined || findingCode === _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.runTooSlow || findingCode === _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.outOfTime;
    const hasRun = causes.some(({ runs }) => runs.length > 0);
    const page = hasRun ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) ` The page of a run says what it waits for.` : '';
    const again = actors.byPerson
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Run the command again later, or with a longer ${typedPart('--timeout')}.${page}`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Re-run this job later, or let those who write the workflow set a longer ${typedPart('timeout')}; no push is needed.${page}`;
    const others = causes.filter((cause) => !isTooSlow(cause));
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` `, ...remediesOf(others), others.length < causes.length ? again : '');
}
/** What helps, where the judge says it; and which policies are to be fixed. */
function fixStep(causes, context) {
    const remedies = remediesOf(causes);
    const others = causes.filter(({ remedy }) => remedy === undefined);
    const policies = others.filter(({ kind }) => kind !== 'diagnostic');
    const errors = others.length - policies.length;
    // The summary of a plan error is no name: the list above has it.
    const named = errors === 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `the plan error` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `the ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(errors)} plan errors`;
    const what = [policies.length > 0 ? whatOf(policies) : '', errors > 0 ? named : ''];
    const fix = others.length > 0
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Fix ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` and `, ...what)} and ${andPush(context)}.`
        : '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` `, fix, ...remedies);
}
/** What those who found the causes say that helps: what several have in common is one step, with the workspaces at fault. */
function remediesOf(causes) {
    const told = causes.flatMap(({ remedy, workspaces, isOfAll }) => remedy === undefined ? [] : { remedy, workspaces, isOfAll });
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(told, ({ remedy }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .shapeOf */ .F5)(remedy)).map((alike) => {
        const [first, ...others] = alike;
        const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeSentences */ .r2)([first.remedy, ...others.map((each) => each.remedy)]);
        const names = distinctNames(alike.flatMap(({ workspaces }) => workspaces));
        return alike.some(({ isOfAll }) => isOfAll) ? remedy : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${names}: ${remedy}`;
    });
}
function whatOf(causes) {
    return distinctNames(causes.map(({ policy }) => policy));
}
/** The files are to be changed, and what is said above is all that is known of them. */
function correctStep(causes, context) {
    // That the gate is closed for a part that may pass is corrected by a plan of the whole.
    const isSaid = ({ remedy, failure }) => remedy !== undefined && failure !== 'advisory';
    const [first, ...others] = causes.filter((cause) => !isSaid(cause));
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` `, ...remediesOf(causes.filter(isSaid)), first === undefined ? '' : correctUnsaid([first, ...others], context));
}
/** @param causes of which nobody says what helps */
function correctUnsaid(causes, context) {
    const runs = causes.flatMap((cause) => (cause.failure === 'errored' ? cause.runs : []));
    const where = runs.length > 0 ? runLinks(runs, context) : '';
    const [{ failure }] = causes;
    if (causes.every((cause) => cause.failure === 'too-large')) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Exclude what the plan does not need, which ${typedPart('plangate pack')} lists by its size, and ${andPush(context)}.`;
    }
    const what = failure === 'advisory'
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Plan the whole configuration`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Correct what is said above`;
    return where === ''
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${what}, and ${andPush(context)}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Open ${where}, fix the failure, and ${andPush(context)}.`;
}
/** `the run of net-prod`, or the runs of several: each name leads to the page of its run. */
function runLinks(runs, { plans: { runsAt } }) {
    const links = runs.map(({ workspace, runUrl = '' }) => {
        const href = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .safeHref */ .v7)(runUrl, runsAt === undefined ? [] : [runsAt]);
        return href === undefined ? namePart(workspace) : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPart */ .uQ)(namePart(workspace), href);
    });
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `the ${runs.length === 1 ? 'run' : 'runs'} of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)(links, MOST_NAMES)}`;
}
/** The command to write in a comment; undefined if no workflow reads comments. */
function commandForComment(word, { ci }) {
    const { takesCommands, commit, pullRequest } = ci;
    const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
    return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
const anException = () => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPart */ .uQ)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `an exception`, (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .ownPage */ .SO)('docs/exceptions.md'));
/** A shell takes as many ids, and nobody reads them. */
const MOST_RUNS = 100;
/** `Team security`, `One of ann or bob`, `Those who manage policy overrides`. @param isFirst whether they begin the sentence */
function overridersOf(causes, isFirst = true) {
    const byComment = [...new Set(causes.flatMap(({ overrideBy = [] }) => overrideBy))];
    const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
    const isOfService = causes.some(({ own, guard }) => own !== true && guard !== true);
    const names = [...byComment, ...teams];
    if (names.length === 0) {
        const who = isOfService ? 'who manage policy overrides' : 'whom the workflow names';
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${isFirst ? 'Those' : 'those'} ${who}`;
    }
    const parts = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(names.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentencePart */ .vn)('code', name, 80)), 4);
    if (byComment.length > 0) {
        return names.length === 1 ? parts : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${isFirst ? 'One' : 'one'} of ${parts}`;
    }
    const [team, several] = isFirst ? ['Team', 'Teams'] : ['team', 'teams'];
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${names.length === 1 ? team : several} ${parts}`;
}
/** Who can override, the page or the number of the runs, and what to type. */
function overrideStep(causes, context) {
    const empty = new Set(causes.flatMap(({ withoutOverride = [] }) => withoutOverride));
    const all = distinctRuns(causes);
    const runs = all.filter(({ workspace }) => !empty.has(workspace));
    // Of a plan that changes nothing there is nothing to override: another step says what helps.
    if (all.length > 0 && runs.length === 0) {
        return { words: emptyPlanStep(causes, context), again: '' };
    }
    const { byPerson, commands } = context.actors;
    const comment = commandForComment('override', context);
    const fix = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Fix ${whatOf(causes)} and ${andPush(context)}`;
    if (runs.length === 0 || commands === undefined) {
        if (comment === undefined) {
            const rerun = byPerson ? '' : ', and re-run this job once it is merged';
            return { words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${fix}; or ask for ${anException()}${rerun}.`, again: '' };
        }
        const words = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${overridersOf(causes)} can override ${whatOf(causes)} by the comment ${typedPart(comment)}, or the owner of the file of exceptions adds ${anException()}.`;
        return { words, again: BY_COMMENT };
    }
    const areMany = runs.length > MOST_NAMES;
    const which = areMany ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .countWords */ .rj)(runs.length, 'run')}` : runLinks(runs, context);
    const who = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${overridersOf(causes)} can override ${which}`;
    const command = overrideCommand(runs, commands, context);
    const typed = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `type ${typedPart(`${command} --reason "…"`)} with the ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPart */ .uQ)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `command line`, (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .ownPage */ .SO)('docs/cli.md#install'))}`;
    if (comment === undefined)
        return { words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${who}: ${typed}.`, again: afterCommand(context) };
    const words = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${who}: comment ${typedPart(comment)}${areMany ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `, or ${typed}`}.`;
    const again = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `The comment starts this job again; after the command, re-run it by hand.`;
    return { words, again: areMany ? BY_COMMENT : again };
}
/** What to do about policies that may be overridden elsewhere, and not in a run whose plan changes nothing. */
function emptyPlanStep(causes, context) {
    const empty = causes.filter(({ withoutOverride = [] }) => withoutOverride.length > 0);
    const names = distinctNames(empty.flatMap(({ withoutOverride = [] }) => withoutOverride));
    const option = context.actors.byPerson
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `pass ${typedPart('--allow-empty-apply')}`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `set ${typedPart('allow-empty-apply: true')}`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `The plan of ${names} changes nothing, and the service takes no override of such a run. Fix ${whatOf(empty)} and ${andPush(context)}; or ${option}, and the next run takes one.`;
}
/** Names a few runs, and many by the commit that the message of each names where a job starts it. */
function overrideCommand(runs, place, { actors, ci, plans: { organization = '' } }) {
    const commit = actors.onlyPlans && !actors.byPerson ? ci.commit?.sha : undefined;
    if (runs.length > MOST_NAMES && commit !== undefined) {
        const workspaces = [...new Set(runs.map(({ workspace }) => workspace))];
        return (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_8__/* .overrideOfCommit */ .vR)({ commit, organization, workspaces }, place);
    }
    const ids = runs.slice(0, MOST_RUNS).map(({ runId }) => runId);
    return (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_8__/* .withHostOption */ .QW)(`plangate override ${ids.join(' ')}`, place);
}
function distinctRuns(causes) {
    const runs = new Map(causes.flatMap((cause) => cause.runs).map((run) => [run.runId, run]));
    return [...runs.values()].filter(({ runId }) => canBeTyped(runId));
}
/** The id becomes part of a command line: text that is not a plain word is no id. */
function canBeTyped(runId) {
    return /^[\w-]+$/.test(runId);
}
/** How to fix, or let people approve, what own policies or a guard stop. */
function approveStep(causes, context) {
    const { approvals, byPerson } = context.actors;
    if (approvals !== undefined && approvals.toWrite.length > 0) {
        const words = (0,_approval_words_js__WEBPACK_IMPORTED_MODULE_2__/* .approvalStep */ .Un)(approvals, causes.flatMap(({ approval = [] }) => approval));
        const again = context.ci.takesCommands === true ? BY_COMMENT : thenCheckAgain(context);
        return { words, again };
    }
    // A value that is not known yet is no failure: no exception accepts it.
    const later = causes.filter(({ status }) => status === 'known-after-apply');
    const own = causes.filter((cause) => cause.guard !== true && !later.includes(cause));
    const guards = causes.filter((cause) => cause.guard === true);
    const fix = own.length > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Fix ${whatOf(own)}` : '';
    const take = own.length > 0 ? 'take' : 'Take';
    const out = guards.length > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${take} out of the change what is stopped by ${whatOf(guards)}` : '';
    const write = own.length + guards.length > 0 ? 'write' : 'Write';
    const known = later.length > 0
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${write} out what ${whatOf(later)} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .verbFor */ .Tq)(later.length, 'asks', 'ask')} for`
        : '';
    const change = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` and `, fix, out, known);
    const rerun = byPerson ? '' : ', and re-run this job once it is merged';
    const exception = own.length > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `; or ask for ${anException()}${rerun}` : '';
    const comma = guards.length > 0 ? ',' : '';
    const notes = (0,_approval_words_js__WEBPACK_IMPORTED_MODULE_2__/* .notesAfter */ .sv)(approvals?.notes ?? []);
    const words = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${change}${comma} and ${andPush(context)}${exception}.${notes}`;
    return { words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` `, words, ...remediesOf(own)), again: '' };
}
/** The keepers of a policy set that could not be evaluated repair it: no change of the pull request helps. */
function fixPoliciesStep(causes, context) {
    const names = [...new Set(causes.flatMap(({ todo }) => todo?.names ?? []))];
    const what = distinctNames(causes.map(({ policy, policySet }) => policy || policySet));
    const isOwn = causes.every(({ own }) => own === true);
    const unknown = causes.some(({ status }) => status === 'known-after-apply');
    const { pageOfReads } = context.judges;
    const [title, address] = unknown
        ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `four ways out`, (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .ownPage */ .SO)('docs/known-after-apply.md#four-ways-out')]
        : [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `what a policy reads`, pageOfReads];
    const page = isOwn ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `. See ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .linkPart */ .uQ)(title, address)}` : '';
    const who = names.length === 0
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who keep ${what}`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(names.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sentencePart */ .vn)('code', name, 80)), 4)}, who keep ${what},`;
    const how = unknown
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `say how it counts while values are not known, or those who write the workflow set ${typedPart('allow-unknown: true')}`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `repair it`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${who} ${how}${page}.`;
}
/** Options of `plangate doctor`, for people to copy into a shell: empty if a value is not a plain name. */
function doctorOptions({ plans: { organization = '' } }, name) {
    // A run whose workspace is not known is called by its id.
    const isName = (text) => /^(?!run-\w{14,}$)[A-Za-z0-9][\w-]*$/.test(text);
    if (!isName(organization))
        return '';
    // What tags or a directory stand for is in the file of the settings.
    return isName(name)
        ? ` --organization ${organization} --workspace ${name}`
        : ` --organization ${organization}`;
}
/** What `plangate doctor` finds is the service, the token, the network and the rights. */
function repairStep(causes, context) {
    const said = causes.filter(({ remedy }) => remedy !== undefined);
    const [unsaid] = causes.filter(({ remedy }) => remedy === undefined);
    const remedies = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(said, (cause) => whoOf(cause, context)).map((alike) => {
        const told = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` `, ...remediesOf(alike));
        const who = whoOf(alike[0], context);
        return isReader(who, context) ? told : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${who}: ${told}`;
    });
    const last = unsaid === undefined ? checkRepair(causes[0], context) : repairUnsaid(unsaid, context);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` `, ...remedies, last);
}
/** How to see whether a repair that is said was enough; empty where no command helps. */
function checkRepair(cause, context) {
    const doctor = doctorFor(cause, context);
    const where = context.actors.byPerson ? '' : ', where this job runs,';
    return doctor === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Then ${typedPart(doctor)}${where} says whether it is right.`;
}
/** @param cause the first of which nobody says what helps */
function repairUnsaid(cause, context) {
    const who = whoOf(cause, context);
    const doctor = doctorFor(cause, context);
    if (isReader(who, context)) {
        return doctor === undefined
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Correct what is said above.`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${typedPart(doctor)} says how to correct it.`;
    }
    return doctor === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${who} correct what is said above.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${who} correct it: ${typedPart(doctor)} says how.`;
}
/** The command that examines a workspace at fault; undefined where no command helps. */
function doctorFor({ workspaces, failure }, context) {
    // Nothing of the job explains a mistake of Plangate.
    if (failure === 'internal')
        return undefined;
    const { commands } = context.actors;
    const options = doctorOptions(context, workspaces[0] ?? '');
    return commands && (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_8__/* .withPlaceOptions */ .ON)(`plangate doctor${options}`, commands);
}
/** Who can correct it, as the subject of a sentence. */
function whoOf({ failure = '', actor, findingCode }, context) {
    const byCode = findingCode && WHO_BY_CODE[findingCode];
    if (byCode !== undefined)
        return byCode;
    if (actor === 'policy-owners')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who keep the policies`;
    if (actor === 'overriders')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who may override or approve`;
    const { overrideRuns: hasService } = context.actors;
    const all = hasService ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who run the service and the workflow` : OF_WORKFLOW;
    return REPAIRERS[failure] ?? all;
}
/** Whether that is who reads it: a person at a terminal, where there is neither a workflow nor a service. */
function isReader(who, { actors }) {
    return who === OF_WORKFLOW && actors.byPerson;
}
const OF_WORKFLOW = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who write the workflow`;
/** Who can correct what is found, where the kind of the finding says it. */
const WHO_BY_CODE = {
    'no-opa': (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who write the workflow`,
    'no-credentials': (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who write the workflow`,
    'credentials-refused': (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who write the workflow`,
    'backend-not-whole': (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who write the workflow`,
    'state-locked': (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who plan and apply`,
    'version-unfit': (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who write the workflow or the change`,
    'not-downloaded': (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who write the workflow`,
    [_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.noConfiguration]: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who write the workflow or the change`,
    [_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.localExecution]: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who may change the settings of the workspace`,
};
const REPAIRERS = {
    internal: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who write the workflow`,
    refused: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who hold the token of this job`,
    network: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who run the network of this job`,
    service: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who run the service`,
    unplanned: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Those who write the workflow`,
};
/** What is first done is first. */
const ORDER = [
    'fix',
    'correct',
    'override',
    'approve',
    'fix-policies',
    'merge',
    'repair',
    'wait',
    'rerun-groups',
    'rerun',
];
/** More of them nobody reads. */
const MOST_STEPS = 4;
/**
 * What can be overridden or approved where something has to be pushed first: a command is for the commit that it names, and
 * runs are of its files, so that of this report would be refused.
 */
function stepAfterPush(kind, causes, context) {
    if (kind !== 'override' && kind !== 'approve')
        return undefined;
    const hasRuns = kind === 'override' && causes.some(({ runs }) => runs.length > 0);
    const hasLine = kind === 'approve' && (context.actors.approvals?.toWrite ?? []).length > 0;
    const hasCommand = kind === 'override' && commandForComment('override', context) !== undefined;
    if (!hasRuns && !hasLine && !hasCommand)
        return undefined;
    const isNamed = causes.some(({ approval }) => approval !== undefined);
    const who = isNamed ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `those whom the policies name` : overridersOf(causes, false);
    const verb = kind;
    const by = kind === 'override' ? 'command' : 'line';
    const words = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `That push is judged again. The new report has the ${by} with which ${who} can ${verb} ${whatOf(causes)}, unless the push fixes that, too.`;
    return { words, again: '' };
}
/** At most four sentences for all causes that keep the gate closed, each about all of one kind. */
function stepsOf(view) {
    const { causes, context, green } = view;
    if (green)
        return [];
    const blocking = causes.filter(({ blocks }) => blocks);
    const isPushed = !context.actors.byPerson &&
        blocking.some(({ todo }) => todo?.kind === 'fix' || todo?.kind === 'correct');
    const byKind = ORDER.flatMap((kind) => {
        const [first, ...others] = blocking.filter(({ todo }) => todo?.kind === kind);
        if (first === undefined)
            return [];
        const those = [first, ...others];
        const later = isPushed ? stepAfterPush(kind, those, context) : undefined;
        return [{ kind, ...(later ?? stepFor(kind, those, context)) }];
    });
    // How the same files are judged again is said once, behind the last step after which they are.
    const last = byKind.findLast(({ again }) => again !== '');
    const steps = byKind.map((each) => each === last ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .eu) ` `, each.words, each.again) : each.words);
    const shown = [
        ...steps,
        ...(isPushed ? [] : emptyPlanSteps(blocking, context)),
        ...provisionalStep(blocking, view, isPushed),
    ];
    if (shown.length <= MOST_STEPS)
        return shown;
    const left = shown.length - MOST_STEPS + 1;
    const rest = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(left)} more: see the causes above.`;
    return [...shown.slice(0, MOST_STEPS - 1), rest];
}
/** Beside runs that can be overridden, those that cannot because their plans change nothing. */
function emptyPlanSteps(blocking, context) {
    const ofService = blocking.filter(({ todo }) => todo?.kind === 'override');
    const empty = new Set(ofService.flatMap(({ withoutOverride = [] }) => withoutOverride));
    const hasOthers = distinctRuns(ofService).some(({ workspace }) => !empty.has(workspace));
    const isBeside = empty.size > 0 && hasOthers;
    return isBeside ? [emptyPlanStep(ofService, context)] : [];
}
/** What helps where the service takes no override, because the run of this job only planned and has ended. */
function provisionalStep(blocking, { workspaces, context }, isPushed) {
    if (!context.actors.onlyPlans)
        return [];
    const tooLate = blocking.filter(({ severity, level, own }) => severity === 'blocks' && level === 'soft-mandatory' && own !== true);
    const set = context.actors.byPerson
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `pass ${typedPart('--mode provisional')}`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `those who write the workflow set ${typedPart('mode: provisional')}`;
    if (tooLate.length > 0) {
        return [
            (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `Or ${set}: such a run waits for an override of ${whatOf(tooLate)}, and this one only planned and has ended.`,
        ];
    }
    if (isPushed)
        return [];
    const overridden = blocking.filter(({ todo }) => todo?.kind === 'override');
    const runIds = new Set(overridden.flatMap(({ runs }) => runs.map(({ runId }) => runId)));
    const hasEnded = workspaces.some(({ runId = '', runStatus = '' }) => runIds.has(runId) && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isRunOver */ .Ck)(runStatus));
    if (!hasEnded)
        return [];
    return [
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .phrase */ .MZ) `If the service refuses the override because the run has ended: ${set}, and the next run waits for one.`,
    ];
}
//# sourceMappingURL=to-do.js.map

/***/ })

};
;