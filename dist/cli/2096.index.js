"use strict";
exports.id = 2096;
exports.ids = [2096];
exports.modules = {

/***/ 32096:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jenkins: function() { return /* binding */ jenkins; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66238);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24610);
/* harmony import */ var _hosts_authorization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1228);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);
/** Jenkins: what its multibranch plugins say. Reports appear as files. */




/**
 * Variables of other plugins that build pull requests, each with the one that names the base. They do not say where a change
 * comes from.
 */
const PLUGINS = {
    ghprbPullId: 'ghprbTargetBranch',
    gitlabMergeRequestIid: 'gitlabTargetBranch',
    GITHUB_PR_NUMBER: 'GITHUB_PR_TARGET_BRANCH',
    GERRIT_CHANGE_NUMBER: 'GERRIT_BRANCH',
    GERRIT_REFSPEC: 'GERRIT_BRANCH',
    GERRIT_PATCHSET_REVISION: 'GERRIT_BRANCH',
};
/** Set where a multibranch job builds a branch or a tag. */
const OF_A_BRANCH = ['BRANCH_NAME', 'TAG_NAME'];
const jenkins = {
    server: {
        authorization: _hosts_authorization_js__WEBPACK_IMPORTED_MODULE_0__/* .gitPassword */ .e,
        address: ({ GIT_URL }) => GIT_URL,
        remedy: "Wrap the step: `withCredentials([usernamePassword(credentialsId: 'ID', usernameVariable: 'GIT_USERNAME', passwordVariable: 'GIT_PASSWORD')])`.",
    },
    facts(environment) {
        const number = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveNumber */ .uH)(environment['CHANGE_ID']);
        return {
            commit: (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)(environment['GIT_COMMIT']),
            pullRequest: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toNumberedRequest */ .xu)(number, (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLink */ .Ap)(environment['CHANGE_URL'])),
            jobUrl: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLink */ .Ap)(environment['BUILD_URL']),
            runNumber: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveNumber */ .uH)(environment['BUILD_NUMBER']),
        };
    },
    // The plugins merge the branch anew for each build, so each build has another commit.
    mergedBranch: ({ CHANGE_ID, CHANGE_BRANCH }) => (CHANGE_ID ? CHANGE_BRANCH : undefined),
    requestBase(environment) {
        if (environment['CHANGE_ID'])
            return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_3__/* .toRequestBase */ .U7)(environment['CHANGE_TARGET']);
        const plugin = pluginOf(environment);
        return plugin === undefined ? undefined : (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_3__/* .toRequestBase */ .U7)(environment[PLUGINS[plugin] ?? '']);
    },
    pushedBranch: (environment) => environment['CHANGE_ID'] || pluginOf(environment) !== undefined
        ? undefined
        : environment['BRANCH_NAME'] || undefined,
    jobOrigin(environment) {
        if (environment['CHANGE_ID']) {
            return { proposed: true, changeOrigin: environment['CHANGE_FORK'] ? 'foreign' : 'own' };
        }
        if (pluginOf(environment) !== undefined)
            return { proposed: true, changeOrigin: 'unknown' };
        // A webhook can make a job build any commit, and no variable says which one it was.
        return { proposed: !OF_A_BRANCH.some((name) => environment[name]), changeOrigin: 'own' };
    },
};
function pluginOf(environment) {
    return Object.keys(PLUGINS).find((name) => environment[name]);
}
//# sourceMappingURL=jenkins.js.map

/***/ }),

/***/ 65639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: function() { return /* binding */ textAt; },
/* harmony export */   Ap: function() { return /* binding */ parseLink; },
/* harmony export */   J: function() { return /* binding */ parseGuid; },
/* harmony export */   M6: function() { return /* binding */ parseLinkOrigin; },
/* harmony export */   XL: function() { return /* binding */ toRepositoryId; },
/* harmony export */   dF: function() { return /* binding */ parseSlug; },
/* harmony export */   dR: function() { return /* binding */ readPositiveNumber; },
/* harmony export */   fK: function() { return /* binding */ valueAt; },
/* harmony export */   gc: function() { return /* binding */ readNonEmptyText; },
/* harmony export */   uH: function() { return /* binding */ parsePositiveNumber; },
/* harmony export */   xu: function() { return /* binding */ toNumberedRequest; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/**
 * Reads what others say: `parse` takes a text, `read` a value of an answer, `to` makes one value of several parts. What has not
 * the expected shape is undefined.
 */

/** A positive whole number; anything else, also 0, counts as missing. */
function parsePositiveNumber(text) {
    if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
        return undefined;
    return Number(text);
}
/** A value that is a positive whole number; anything else counts as missing. */
function readPositiveNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
/** A GUID; undefined for any other text. */
function parseGuid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function parseSlug(text) {
    if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
        return undefined;
    return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
/** An http(s) address, without credentials and without a slash at its end. */
function parseLink(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href.replace(/\/$/, '');
}
/** The origin of an http(s) address; undefined for any other text. */
function parseLinkOrigin(text) {
    const address = parseLink(text);
    return address && new URL(address).origin;
}
/** A pull or merge request: no address without a number. */
function toNumberedRequest(number, url) {
    return number === undefined ? undefined : { number, url };
}
/** The value at this path of names. */
function valueAt(value, ...names) {
    return names.reduce((inner, name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(inner)[name], value);
}
/** A text that is not empty. */
function readNonEmptyText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The text at this path of names, if it is not empty. */
function textAt(value, ...names) {
    return readNonEmptyText(valueAt(value, ...names));
}
/** The id of a repository with the server that gave it; undefined unless both are known. */
function toRepositoryId(host, id) {
    return host === undefined || id === undefined ? undefined : { host, id: String(id) };
}
//# sourceMappingURL=shapes.js.map

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

/***/ })

};
;