"use strict";
exports.id = 5212;
exports.ids = [5212];
exports.modules = {

/***/ 33999:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitea: function() { return /* binding */ gitea; }
/* harmony export */ });
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70095);
/* harmony import */ var _github_calls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9355);
/* harmony import */ var _github_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52447);
/* harmony import */ var _github_server_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51554);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65639);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74132);






const gitea = {
    ..._github_host_js__WEBPACK_IMPORTED_MODULE_1__.github,
    server: {
        ..._github_host_js__WEBPACK_IMPORTED_MODULE_1__.github.server,
        authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) => (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .basicAuthorization */ .a)('x-access-token', GITEA_TOKEN) ??
            (0,_host_js__WEBPACK_IMPORTED_MODULE_4__/* .basicAuthorization */ .a)('x-access-token', GITHUB_TOKEN),
        isNew: () => false,
        remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`.',
    },
    comments({ environment, pullRequest, repository }, ports) {
        const apiUrl = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_5__/* .parseLink */ .Ap)(environment['GITHUB_API_URL']);
        const [owner, name] = repository?.slug.split('/') ?? [];
        if (!pullRequest || !apiUrl || !owner || !name)
            return undefined;
        const githubToken = (0,_github_server_js__WEBPACK_IMPORTED_MODULE_2__/* .apiTokenOf */ .xG)(environment);
        const access = { apiUrl, owner, name, githubToken, server: (0,_github_server_js__WEBPACK_IMPORTED_MODULE_2__/* .serverOf */ .FN)(environment) };
        return (0,_github_calls_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .U)(access, ports).comments ?? NO_TOKEN;
    },
};
const NO_TOKEN = {
    code: _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CODES */ .Lp.lacksHostRight,
    text: 'No comment: there is no token for the API. Hand the job its own as GITHUB_TOKEN (`${{ github.token }}`).',
};
//# sourceMappingURL=gitea.js.map

/***/ }),

/***/ 52447:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: function() { return /* binding */ github; },
/* harmony export */   readPayload: function() { return /* binding */ readPayload; }
/* harmony export */ });
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34271);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43962);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70095);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87189);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51554);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74132);








const github = {
    server: {
        address(environment) {
            const server = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']);
            const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .readSlug */ .W3)(environment['GITHUB_REPOSITORY']);
            return server && slug && `${server}/${slug}.git`;
        },
        authorization: ({ GITHUB_TOKEN }) => (0,_host_js__WEBPACK_IMPORTED_MODULE_5__/* .basicAuthorization */ .a)('x-access-token', GITHUB_TOKEN),
        isNew: ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === 'github-hosted',
        remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`, with `permissions: contents: read`.',
    },
    facts(environment) {
        const { pullPath, runVariable, style } = (0,_server_js__WEBPACK_IMPORTED_MODULE_2__/* .serverOf */ .FN)(environment);
        const serverUrl = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']);
        const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .readSlug */ .W3)(environment['GITHUB_REPOSITORY']);
        const page = serverUrl && slug && `${serverUrl}/${slug}`;
        const [, pull, side] = /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
        const run = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePositiveNumber */ .uH)(environment[runVariable]);
        return {
            // For a pull request, GitHub names a merge commit, which people do not review.
            commit: side === 'merge' ? undefined : (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .toCommitId */ .Si)(environment['GITHUB_SHA']),
            pullRequest: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .toPullRequestFacts */ .jG)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePositiveNumber */ .uH)(pull), page && `${page}/${pullPath}/${pull}`),
            jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
            runNumber: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style } : undefined,
        };
    },
    async targetCommits(environment, tipOf) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j_)({ environment, payload });
        return event === undefined ? [] : (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(event, payload, tipOf);
    },
    checksOutTarget: (environment) => environment['GITHUB_EVENT_NAME'] === 'pull_request_target',
    async requestBase(environment) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j_)({ environment, payload });
        return event && (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .requestBaseOf */ .ou)(event, { environment, payload }, undefined);
    },
    async jobOrigin(environment) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j_)({ environment, payload });
        return event?.jobOrigin ?? { proposed: true, changeOrigin: 'unknown' };
    },
};
/** The event's payload; undefined when there is none or it cannot be read, and then why, as a sentence. */
async function readPayload(environment) {
    const path = environment['GITHUB_EVENT_PATH'] ?? '';
    if (path === '')
        return {};
    const problemOf = (why) => ({
        problem: {
            text: `The event of this job, which GITHUB_EVENT_PATH names, cannot be read: ${why}`,
            code: _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CODES */ .Lp.noEvent,
        },
    });
    try {
        const payload = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(await (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_0__/* .readRegular */ .VX)(path));
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(payload) ? { payload } : problemOf(`${path} holds no JSON object.`);
    }
    catch (error) {
        return problemOf(`${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error)}.`);
    }
}
//# sourceMappingURL=host.js.map

/***/ }),

/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: function() { return /* binding */ ownComments; },
/* harmony export */   Fn: function() { return /* binding */ neutraliseNote; },
/* harmony export */   G2: function() { return /* binding */ ANY_MARKER; },
/* harmony export */   Rg: function() { return /* binding */ foreignComments; },
/* harmony export */   eQ: function() { return /* binding */ describeForeign; },
/* harmony export */   rA: function() { return /* binding */ findOwnComment; },
/* harmony export */   xY: function() { return /* binding */ hasMarker; }
/* harmony export */ });
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62051);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);



/** The beginning of the marker of every gate of this program. */
const ANY_MARKER = '<!-- plangate:';
/**
 * Our comments by marker and author, oldest first; the first one is the comment. The comment that this
 * job `created` is ours whatever author the host names, and so are others of that author.
 */
function ownComments(comments, marker, created) {
    return comments
        .filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
        .sort((one, other) => one.id - other.id);
}
/** The comment of the gate with this key, and what it keeps of earlier reports. */
function findOwnComment({ comments }, key) {
    const [comment] = ownComments(comments, (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerStart */ .Rs)(key));
    return { comment, kept: comment && (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(comment.body, key) };
}
/** Whether the gate wrote the comment: this job created it, or its author is the token's own user. */
function isOurs({ id, isOwn, author }, created) {
    if (isOwn || created === undefined)
        return isOwn;
    return id === created.id || (author !== undefined && author === created.author);
}
/**
 * Comments with the marker of this gate that another author wrote: a person who copied it, or this gate itself
 * with an earlier token. Such a comment decides nothing, and the log names it.
 */
function foreignComments(comments, marker, created) {
    return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
/** What the log says about the comments that `foreignComments` found. Only the first ones are named. */
function describeForeign(comments) {
    return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
        const of = author === undefined ? 'another author' : `another author (${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(author)})`;
        const text = `A comment of ${of} carries this gate's marker and was left as it is: ${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
        return { text, code: _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CODES */ .Lp.commentOfAnotherJob };
    });
}
/** Whether the last line that is not empty, or the first, begins with the marker. */
function hasMarker(body, marker) {
    const end = body.trimEnd();
    const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
    return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const ZERO_WIDTH_SPACE = '\u200b';
/**
 * The text as readers see it, without an effect on the host. The renderer has made harmless what GitHub acts on; other hosts
 * act on more: a line that starts with a slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there,
 * on Azure DevOps and on Gitea. The marker's line and escapes in addresses stay as they are.
 */
function neutraliseNote(body) {
    return (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const withoutCommand = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
    return withoutCommand
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
}
//# sourceMappingURL=own-comments.js.map

/***/ }),

/***/ 33583:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: function() { return /* binding */ marksIn; },
/* harmony export */   kn: function() { return /* binding */ MOST_APPROVED; },
/* harmony export */   mN: function() { return /* binding */ MARK_LETTERS; }
/* harmony export */ });
/** The marks of an approval, as the comment of the gate keeps them. */
/** The most acts that one comment can approve. */
const MOST_APPROVED = 300;
/** 132 bits: nobody finds two acts with one mark, also not with the key. */
const MARK_LETTERS = 22;
/** The marks of an approval, one for each act. */
function marksIn({ marks }) {
    return Array.from(marks.matchAll(new RegExp(`.{${MARK_LETTERS}}`, 'g')), ([mark]) => mark);
}
//# sourceMappingURL=approval-marks.js.map

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

/***/ 62051:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V6: function() { return /* binding */ MOST_ASKED; },
  m6: function() { return /* binding */ currentCommands; },
  rH: function() { return /* binding */ decodeMarker; },
  $N: function() { return /* binding */ encodeMarker; },
  Rs: function() { return /* binding */ markerStart; },
  fj: function() { return /* binding */ ownerId; }
});

// UNUSED EXPORTS: MOST_ENDED, encodeCommands, refusedCommands

// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/approval-marks.js
var approval_marks = __webpack_require__(33583);
;// CONCATENATED MODULE: ./build/src/model/comment-commands.js
/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */
/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
const VERBS = [
    'help',
    'rerun',
    'override',
    'allow-destroys',
    'except',
    'again',
    'approve',
];
/** The commands that change nothing: they are answered in the comment of the gate. */
const QUESTIONS = ['help', 'except'];
//# sourceMappingURL=comment-commands.js.map
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
/**
 * The last line of a comment: which job reported, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Three things in it are more,
 * and are proved elsewhere: signed approvals, seals of runs, and which runs a command ended.
 */





/**
 * What the jobs of a gate are known by in its comment: a job that is run again, or for another commit, has the same id.
 *
 * @param selected what the job was asked to judge, in words
 */
function ownerId(selected) {
    return (0,report_text/* hash */.tW)(selected);
}
const MOST_FINGERPRINTS = 200;
const MOST_ASKED = 100;
/** Older ones are older than a day, which ends the use of a run as well. */
const MOST_ENDED = 200;
/** Each seal takes about 300 UTF-16 units of a comment. */
const MOST_SEALS = 60;
/** UTF-16 units of the encoded state. What identifies the report is kept even if it exceeds them. */
const STATE_LIMIT = 4_096;
/** How the marker of a comment with this key begins. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/**
 * The marker as one line, with as many fingerprints, durations and runs as fit.
 *
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs and what was asked: these are always kept
 */
function encodeMarker(state, limit = STATE_LIMIT) {
    let hints = MOST_FINGERPRINTS;
    let encoded = encodeState(state, hints);
    const alwaysKept = [
        encodeCommands(state.commands ?? []),
        state.report?.seals,
        state.ended,
        state.asked,
    ];
    // Base64 of ASCII takes 4/3 of its length; twice the length leaves room for some other letters.
    const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
    while (encoded.length > mostUnits && hints > 0) {
        hints = Math.floor(hints * 0.75);
        encoded = encodeState(state, hints);
    }
    return (0,markdown/* asMarkdown */.g5)(`${markerStart(state.key)}s=${encoded} -->`);
}
/**
 * The state in the last line that is not empty, or else in the first. Undefined if neither is a marker that can be read.
 *
 * @param key of the marker; left out: any
 */
function decodeMarker(body, key) {
    const text = body.trim();
    const last = text.slice(text.lastIndexOf('\n') + 1);
    // If another program has added text to the end of our comment, the marker may be its first line.
    const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
    return decodeMarkerLine(last, key) ?? decodeMarkerLine(first, key);
}
function decodeMarkerLine(text, key) {
    const line = text.trim();
    const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
    if (!match)
        return undefined;
    const keyInMarker = fromBase64Url(match[1] ?? '');
    if (key !== undefined && (keyInMarker !== key || toBase64Url(key) !== match[1]))
        return undefined;
    return decodeState(keyInMarker, fromBase64Url(match[2] ?? ''));
}
/**
 * The state as JSON in base64url. Names have one letter, and the report is a list, because the marker takes room from the comment.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeState({ report, commands = [], ended = [], asked = [] }, hints) {
    const encoded = {
        r: report && encodeReport(report, hints),
        a: commands.length > 0 ? encodeCommands(commands) : undefined,
        e: ended.length > 0 ? ended : undefined,
        n: asked.join('') || undefined,
    };
    return toBase64Url(JSON.stringify(encoded));
}
/** As many seals of a report as the comment takes, in the order of its runs. */
function keptSeals({ seals = {}, runs }) {
    const entries = Object.keys(runs).flatMap((name) => {
        const ofRun = Object.hasOwn(seals, name) ? seals[name] : undefined;
        return ofRun === undefined ? [] : [[name, ofRun]];
    });
    return Object.fromEntries(entries.slice(0, MOST_SEALS));
}
function decodeState(key, json) {
    const parsed = (0,parse/* parseJson */.qF)(json);
    if (!(0,parse/* isRecord */.u4)(parsed))
        return undefined;
    const { r: encoded, a: acts, e: ended, n: asked } = parsed;
    const report = decodeReport(encoded);
    if (encoded !== undefined && report === undefined)
        return undefined;
    const commands = decodeCommands(acts);
    return {
        key,
        report,
        commands: commands.length > 0 ? commands : undefined,
        ended: Array.isArray(ended)
            ? ended.filter((id) => isLike(id, RUN_ID)).slice(-MOST_ENDED)
            : undefined,
        asked: typeof asked === 'string' ? readFingerprints(asked).slice(-MOST_ASKED) : undefined,
    };
}
/** Commands that only get an answer. The next report leaves them out. */
const REFUSALS = ['not-owner', 'refused', 'unclear'];
const ONLY_ANSWERED = [...QUESTIONS, ...REFUSALS];
/** More answers to refused commands are not shown: the newest stay. */
const MOST_REFUSED = 5;
function isRefusal(verb) {
    return typeof verb === 'string' && REFUSALS.includes(verb);
}
/** How many commands are kept besides valid approvals: the newest ones. */
const MOST_OTHERS = 8;
/** The most UTF-16 units of all kept commands: four with as many approvals as possible fit. */
const COMMANDS_BUDGET = 32_000;
/** The commands as lists of plain values, for the state at the end of the comment. */
function encodeCommands(commands) {
    return commands.map(({ verb, by, at, commit, reason, approvals }) => [
        isRefusal(verb) ? verb : VERBS.indexOf(verb),
        by,
        at,
        commit,
        reason,
        approvals.map(({ workspaceId, marks, signature, appPushed }) => [
            workspaceId,
            marks,
            signature,
            Number(appPushed),
        ]),
    ]);
}
/** The commands that `encodeCommands` wrote. Entries in a wrong form are left out. */
function decodeCommands(value) {
    const commands = (0,parse/* listOf */.c3)(value).flatMap((encoded) => {
        const [word, by, at, commit, reason, approvals] = (0,parse/* listOf */.c3)(encoded);
        const verb = decodeVerb(word);
        if (verb === undefined || typeof by !== 'string' || typeof at !== 'string')
            return [];
        if (typeof commit !== 'string' || typeof reason !== 'string')
            return [];
        return [{ verb, by, at, commit, reason, approvals: (0,parse/* listOf */.c3)(approvals).flatMap(decodeApproval) }];
    });
    return limitCommands(commands);
}
function decodeVerb(word) {
    if (isRefusal(word))
        return word;
    return typeof word === 'number' ? VERBS[word] : undefined;
}
function decodeApproval(value) {
    const [workspaceId, marks, signature, appPushed] = (0,parse/* listOf */.c3)(value);
    const isValid = typeof workspaceId === 'string' &&
        typeof marks === 'string' &&
        typeof signature === 'string' &&
        marks.length % approval_marks/* MARK_LETTERS */.mN === 0 &&
        marks.length <= approval_marks/* MOST_APPROVED */.kn * approval_marks/* MARK_LETTERS */.mN &&
        /^[A-Za-z0-9_-]+$/.test(marks);
    return isValid ? [{ workspaceId, marks, signature, appPushed: appPushed === 1 }] : [];
}
/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
function currentCommands(commands, ...commits) {
    return limitCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
/**
 * Limits the list to what fits into the comment, in its order. An approval is dropped only for a later one by which the same
 * person approves the same, or if later approvals need its place, never for another command.
 */
function limitCommands(commands) {
    // What was refused takes the place of no other command.
    const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
    const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
    const approvedLater = new Set();
    const approving = newestFirst.filter((command) => {
        // Each person counts.
        const who = `${command.commit} ${command.by.toLowerCase()}`;
        const marks = command.approvals.flatMap((approval) => (0,approval_marks/* marksIn */.MC)(approval).map((mark) => `${who} ${approval.workspaceId} ${mark}`));
        const approvesMore = marks.some((mark) => !approvedLater.has(mark));
        for (const mark of marks)
            approvedLater.add(mark);
        return approvesMore;
    });
    const others = newestFirst.filter((command) => !approving.includes(command));
    const kept = new Set();
    let left = COMMANDS_BUDGET;
    for (const command of [...approving, ...others.slice(0, MOST_OTHERS)]) {
        left -= JSON.stringify(encodeCommands([command])).length;
        if (left < 0)
            break;
        kept.add(command);
    }
    return commands.filter((command) => kept.has(command) || refused.has(command));
}
/** The answers to refused commands that a comment shows until its next report. */
function refusedCommands(commands) {
    return commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED);
}
/**
 * A report as a list. `decodeReport` reads its members in the same order.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeReport(report, hints) {
    const firstEntries = (record) => Object.fromEntries(Object.entries(record).slice(0, Math.min(hints, 100)));
    // A run with a seal is kept: nothing else says where the seal belongs.
    const sealed = Object.keys(keptSeals(report)).map((name) => [name, report.runs[name] ?? '']);
    const runs = { ...firstEntries(report.runs), ...Object.fromEntries(sealed) };
    const { fingerprints, resources = [] } = report;
    const parts = [
        report.owner,
        report.runId,
        report.attempt,
        report.headSha,
        report.startedAt,
        report.digest,
        Number(report.green),
        fingerprints.slice(0, hints).join(''),
        firstEntries(report.durations),
    ];
    const fitsAll = fingerprints.length + resources.length <= hints;
    const resourceFingerprints = (fitsAll && resources.join('')) || 0;
    const keepsPlaces = hints === MOST_FINGERPRINTS && fingerprints.length <= hints;
    const places = (keepsPlaces && report.places) || [];
    const others = [runs, resourceFingerprints, keptSeals(report), places];
    // Members at the end that are empty are left out.
    const last = others.findLastIndex((part) => Object.keys(part).length > 0);
    return [...parts, ...others.slice(0, last + 1)];
}
/**
 * The members in the order of `encodeReport`. What identifies a report must be valid, or the marker counts as unreadable; hints
 * that are invalid are left out.
 */
function decodeReport(value) {
    if (!Array.isArray(value))
        return undefined;
    const [owner, runId, attempt, headSha, startedAt, digest, green, ...hints] = value;
    const [fingerprints, durations, runs, resources, seals, places] = hints;
    if (!isLike(owner, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
        return undefined;
    if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
        return undefined;
    if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
        return undefined;
    return {
        owner,
        runId,
        attempt,
        headSha,
        startedAt,
        digest,
        green: green === 1,
        fingerprints: readFingerprints(fingerprints),
        places: (0,parse/* listOf */.c3)(places).filter((text) => isLike(text, /^[0-9a-f]{1,500}$/)),
        resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
        durations: recordOf(durations, isCount),
        runs: recordOf(runs, (runOfWorkspace) => isLike(runOfWorkspace, RUN_ID)),
        seals: recordOf(seals, (each) => Array.isArray(each) && each.every(isText)),
    };
}
/** Fingerprints that follow each other without anything between. */
function readFingerprints(text) {
    return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, MOST_FINGERPRINTS);
}
/** The members of a record that are as expected; none if it is no record. */
function recordOf(value, isExpected) {
    const entries = (0,parse/* isRecord */.u4)(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isText(value) {
    return typeof value === 'string';
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
const RUN_ID = /^run-[A-Za-z0-9]{1,64}$/;
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike(value, pattern) {
    return typeof value === 'string' && pattern.test(value);
}
function toBase64Url(text) {
    return Buffer.from(text, 'utf8').toString('base64url');
}
/** Decodes a text; wrong characters are left out. */
function fromBase64Url(text) {
    return Buffer.from(text, 'base64url').toString('utf8');
}
//# sourceMappingURL=marker.js.map

/***/ }),

/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: function() { return /* binding */ compareOwners; },
/* harmony export */   KX: function() { return /* binding */ isMergeQueueBranch; },
/* harmony export */   pQ: function() { return /* binding */ judgeForks; },
/* harmony export */   re: function() { return /* binding */ refuseForeign; },
/* harmony export */   yX: function() { return /* binding */ mayReadWholePlan; }
/* harmony export */ });
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37694);
/** Where the code of a change comes from. A plan runs that code in a job that has a token. */

/**
 * Whether a change comes from the repository that it goes to.
 *
 * @param from the repository or project that it comes from, as its host names it
 * @param to the one that it goes to
 */
function compareOwners(from, to) {
    if (!from || !to)
        return 'unknown';
    return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
/** Whether a merge queue made this branch: its files are still under judgement. */
function isMergeQueueBranch(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
/**
 * A sentence that says why these files must not be planned; undefined if they may be planned.
 *
 * @param origin.checkedOut the commit of the checkout; undefined if it is not known
 */
function refuseForeign(origin) {
    const { changeOrigin, event, checkedOut, trouble } = origin;
    if (changeOrigin === 'own')
        return undefined;
    const handsOutSecrets = event !== undefined && event !== 'pull_request';
    const because = handsOutSecrets ? `The event ${event} hands out secrets` : 'This job has a token';
    const isEventWrong = changeOrigin === 'unknown' && handsOutSecrets;
    const onGitHub = isEventWrong ? 'Use the event pull_request.' : judgeForks();
    // No environment, and so no recipe, is for a job of another host.
    const remedy = event === undefined
        ? 'Pass `allow-untrusted-head` to a job that a person starts after a review.'
        : onGitHub;
    const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
    const what = changeOrigin === 'foreign'
        ? `the checkout (${files}) is of a fork's pull request`
        : `it is unknown whose code the checkout (${files}) is`;
    const why = trouble === undefined ? '' : ` ${trouble}`;
    return `${because}, and ${what}.${why} A plan runs code from those files. ${remedy}`;
}
/** Names the recipe by which pull requests of forks are judged on GitHub, as a sentence. */
function judgeForks() {
    return `Judge it in a job behind an environment with required reviewers: ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .ownPage */ .SO)('examples/workflows/forks.yml')}.`;
}
/**
 * Whether the plan may be read with every value: only where the workflow asks for it (`full-plan`), and never where the
 * change may come from a fork, because whoever proposes it chooses what its plan holds.
 *
 * @param subject what the job judges; undefined if that is no change
 */
function mayReadWholePlan({ fullPlan }, subject) {
    const isOwnChange = subject === undefined || !subject.proposed || subject.change?.fork === false;
    return fullPlan && isOwnChange;
}
//# sourceMappingURL=change-origin.js.map

/***/ })

};
;