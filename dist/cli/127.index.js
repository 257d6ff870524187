"use strict";
exports.id = 127;
exports.ids = [127,5317];
exports.modules = {

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