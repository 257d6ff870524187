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

/***/ 45830:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ OTHER_GROUPS; }
/* harmony export */ });
/** What a result about reports of other groups has in the place of a workspace: a name that no workspace has. */
const OTHER_GROUPS = 'reports of other groups';
//# sourceMappingURL=other-groups.js.map

/***/ }),

/***/ 62051:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V6: function() { return /* binding */ MOST_ASKED; },
  m6: function() { return /* binding */ currentCommands; },
  rH: function() { return /* binding */ decodeMarker; },
  $N: function() { return /* binding */ encodeMarker; },
  tP: function() { return /* binding */ fromBase64Url; },
  Rs: function() { return /* binding */ markerStart; },
  C_: function() { return /* binding */ namesOfWorkspaces; },
  F2: function() { return /* binding */ sectionId; },
  _e: function() { return /* binding */ toBase64Url; }
});

// UNUSED EXPORTS: MOST_ENDED, encodeCommands, refusedCommands

// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/other-groups.js
var other_groups = __webpack_require__(45830);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(83538);
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
// EXTERNAL MODULE: ./build/src/report/verdict-sentence.js
var verdict_sentence = __webpack_require__(58087);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
/**
 * The last line of a comment: which job it belongs to, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Three things in it are more,
 * and are proved elsewhere: signed approvals, seals of runs, and which runs a command ended.
 */








const MOST_FINGERPRINTS = 200;
/** UTF-16 units of the first cause. */
const LONGEST_CAUSE = 160;
const MOST_ASKED = 100;
/** Older ones are older than a day, which ends the use of a run as well. */
const MOST_ENDED = 200;
/** Each seal takes about 300 UTF-16 units of a comment. */
const MOST_SEALS = 60;
/** UTF-16 units of the encoded state. What identifies the sections is kept even if it exceeds them. */
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
        state.sections.map(({ seals }) => seals),
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
 * The state as JSON in base64url. Names have one letter, and sections are lists, because the marker takes room from the
 * comment.
 *
 * @param hints how many fingerprints are kept in all sections together, and how many durations and runs, but at most 100
 */
function encodeState(state, hints) {
    const sectionCount = Math.max(1, state.sections.length);
    const mostFingerprints = Math.floor(hints / sectionCount);
    const mostEntries = Math.floor(Math.min(hints, 100) / sectionCount);
    const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
    const sections = state.sections.map((section) => encodeSection(section, {
        shas,
        mostFingerprints,
        mostEntries,
        keepsPlaces: hints === MOST_FINGERPRINTS,
    }));
    const { previousSha, commands = [], ended = [], asked = [] } = state;
    const encoded = {
        p: previousSha,
        h: shas,
        s: sections,
        a: commands.length > 0 ? encodeCommands(commands) : undefined,
        e: ended.length > 0 ? ended : undefined,
        n: asked.join('') || undefined,
    };
    return toBase64Url(JSON.stringify(encoded));
}
/** As many seals of a section as the comment takes, in the order of its runs. */
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
    const { p: previousSha, h: shas, s: encoded, a: acts, e: ended, n: asked } = parsed;
    if (!Array.isArray(encoded) || !Array.isArray(shas))
        return undefined;
    const sections = encoded.map((each) => decodeSection(each, shas));
    if (!sections.every((section) => section !== undefined))
        return undefined;
    const previous = isLike(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : undefined;
    const commands = decodeCommands(acts);
    return {
        key,
        sections,
        previousSha: previous,
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
/** The counts in the order of their names. From `excepted` on, zeros at the end are left out, because most gates have only those. */
function encodeCounts(counts) {
    const numbers = verdict_sentence/* HEADLINE_COUNTS */.ax.map((name) => counts[name]);
    return numbers.slice(0, Math.max(LEAST_COUNTS, numbers.findLastIndex((number) => number > 0) + 1));
}
const LEAST_COUNTS = verdict_sentence/* HEADLINE_COUNTS */.ax.indexOf('excepted');
/**
 * A section as a list. `decodeSection` reads its members in the same order.
 *
 * @param limits.shas the commits of the comment, which a section names by their position
 */
function encodeSection(section, limits) {
    const { shas, mostFingerprints, mostEntries } = limits;
    const firstEntries = (record) => Object.fromEntries(Object.entries(record).slice(0, mostEntries));
    // A run with a seal is kept: nothing else says where the seal belongs.
    const sealed = Object.keys(keptSeals(section)).map((name) => [name, section.runs[name] ?? '']);
    const runs = { ...firstEntries(section.runs), ...Object.fromEntries(sealed) };
    const parts = [
        section.id,
        section.runId,
        section.attempt,
        shas.indexOf(section.headSha),
        section.startedAt,
        section.digest,
        model_verdict/* VERDICTS */.bk.indexOf(section.counts.verdict),
        section.counts.green ? 1 : 0,
        encodeCounts(section.counts),
        section.fingerprints.slice(0, mostFingerprints).join(''),
        firstEntries(section.durations),
    ];
    const { fingerprints, resources = [] } = section;
    const fitsAll = fingerprints.length + resources.length <= mostFingerprints;
    const resourceFingerprints = (fitsAll && resources.join('')) || 0;
    const approvers = section.counts.approvedBy.slice(0, 4);
    const cause = (0,markdown/* clip */.$Q)(section.counts.cause, LONGEST_CAUSE);
    const keepsPlaces = limits.keepsPlaces && fingerprints.length <= mostFingerprints;
    const places = (keepsPlaces && section.places) || [];
    const others = [runs, resourceFingerprints, approvers, keptSeals(section), cause, places];
    // Members at the end that are empty are left out.
    const last = others.findLastIndex((part) => Object.keys(part).length > 0);
    return [...parts, ...others.slice(0, last + 1)];
}
/**
 * The members in the order of `encodeSection`. What identifies a section and counts in it must be valid, or the marker counts as
 * unreadable; hints that are invalid are left out.
 *
 * @param shas the commits of the comment, which a section names by their position
 */
function decodeSection(value, shas) {
    if (!Array.isArray(value))
        return undefined;
    const [id, runId, attempt, shaIndex, startedAt, digest, verdictIndex, green, ...more] = value;
    const [numbers, fingerprints, durations, runs, resources, approvers, seals, cause, places] = more;
    const headSha = isCount(shaIndex) ? shas[shaIndex] : undefined;
    const verdict = isCount(verdictIndex) ? model_verdict/* VERDICTS */.bk[verdictIndex] : undefined;
    if (!isLike(id, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
        return undefined;
    if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
        return undefined;
    if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
        return undefined;
    if (verdict === undefined || !Array.isArray(numbers) || !numbers.every(isCount))
        return undefined;
    if (numbers.length < LEAST_COUNTS || numbers.length > verdict_sentence/* HEADLINE_COUNTS */.ax.length)
        return undefined;
    const countOf = (name) => numbers[verdict_sentence/* HEADLINE_COUNTS */.ax.indexOf(name)] ?? 0;
    const approvedBy = (0,parse/* listOf */.c3)(approvers).filter((name) => typeof name === 'string');
    return {
        id,
        runId,
        attempt,
        headSha,
        startedAt,
        digest,
        counts: (0,verdict_sentence/* toHeadlineCounts */.I9)(verdict, green === 1, { approvedBy, cause: typeof cause === 'string' ? (0,markdown/* clip */.$Q)(cause, LONGEST_CAUSE) : '' }, countOf),
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
/** The id of this job's section: the same for every report of the job. */
function sectionId(job) {
    return (0,report_text/* hash */.tW)(JSON.stringify(job.context.section ?? namesOfWorkspaces(job).sort()));
}
/**
 * All workspaces of a job, affected by the change or not: so a job has one section, whatever a push changes. The entry for
 * reports of other groups is no workspace.
 */
function namesOfWorkspaces({ workspaces, unaffected = [] }) {
    const names = workspaces.map(({ name }) => name).filter((name) => name !== other_groups/* OTHER_GROUPS */.g);
    return [...names, ...unaffected];
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