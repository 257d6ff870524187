"use strict";
exports.id = 3994;
exports.ids = [3994];
exports.modules = {

/***/ 53296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: function() { return /* binding */ otherTitle; },
/* harmony export */   Gf: function() { return /* binding */ sectionTitle; },
/* harmony export */   KG: function() { return /* binding */ policyTotals; },
/* harmony export */   Yv: function() { return /* binding */ closingSections; },
/* harmony export */   jf: function() { return /* binding */ otherSections; },
/* harmony export */   zj: function() { return /* binding */ sectionWords; }
/* harmony export */ });
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36850);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43629);
/** The lists in which a report tells its causes, and what they are called: the same on all surfaces. */




/** What keeps the gate closed, or would if it were enforced; no section is empty. */
function closingSections(causes, green) {
    const closing = causes.filter((cause) => cause.blocks || (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(cause));
    const sections = [
        { id: 'must-fix', noun: 'failure', causes: [] },
        { id: 'overridable', noun: 'failure', causes: [] },
        { id: 'approvable', noun: 'failure', causes: [] },
        { id: 'guarded', noun: 'failure', causes: [] },
        { id: 'known-later', noun: 'cause', causes: [] },
        { id: 'unjudged', noun: 'cause', causes: [] },
    ];
    for (const cause of closing) {
        const id = closingSectionOf(cause, green);
        sections.find((section) => section.id === id)?.causes.push(cause);
    }
    return sections.filter((section) => section.causes.length > 0);
}
function closingSectionOf(cause, green) {
    if (cause.status === 'known-after-apply')
        return 'known-later';
    if ((0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotJudged */ .J5)(cause))
        return 'unjudged';
    // Where the gate is not enforced, all failures are in one section.
    if (green || cause.severity !== 'needs-override')
        return 'must-fix';
    if (cause.guard === true)
        return 'guarded';
    return cause.own === true ? 'approvable' : 'overridable';
}
/** All other causes; a section may be empty. */
function otherSections(causes) {
    const others = causes.filter((cause) => !cause.blocks && !(0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(cause));
    const accepted = others.filter(_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB);
    return [
        {
            id: 'advisory',
            noun: 'advisory failure',
            causes: others.filter(({ severity }) => severity === 'warns'),
        },
        { id: 'accepted', noun: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptedNoun */ .uI)(accepted), causes: accepted },
        {
            id: 'warnings',
            noun: 'warning',
            causes: others.filter(({ kind, severity }) => kind === 'diagnostic' && severity === 'notes'),
        },
        { id: 'notices', noun: 'notice', causes: others.filter(({ kind }) => kind === 'notice') },
    ];
}
/** The title of a list of causes that keep the gate closed: what can be done about them, and by whom. */
function sectionTitle({ id, causes }, view) {
    const isApprovable = (view.context.actors.approvals?.toWrite ?? []).length > 0;
    switch (id) {
        case 'overridable': {
            const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
            const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .firstParts */ .J4)(teams.map((team) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', team, 80)), 4);
            return teams.length === 0
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or overridden by those who manage policy overrides`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or overridden by ${teams.length === 1 ? 'team' : 'teams'} ${names}`;
        }
        case 'approvable':
            return isApprovable
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or approved by a comment, or excepted for a time`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed, or excepted for a time`;
        case 'guarded':
            return isApprovable
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Guarded: needs approval by a comment`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Guarded: must be fixed`;
        case 'known-later':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be judged before the apply`;
        case 'unjudged':
            return causes.every(({ status }) => status === 'errored')
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be evaluated`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Could not be judged`;
        default:
            return view.green ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Failed, but not enforced` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Must be fixed`;
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
            const occurrences = causes.flatMap((cause) => cause.occurrences);
            const failures = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sumOf */ .XN)(occurrences, ({ workspaces }) => workspaces.length);
            const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countPolicies */ .kC)(causes), 'advisory policy', 'advisory policies');
            return failures === length
                ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'advisory failure')
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${policies}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(failures, 'failure')}`;
        }
        default:
            return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(length, 'cause');
    }
}
/** The title above the other causes where they are listed one by one. */
function otherTitle(section) {
    if (section.id === 'advisory')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Advisory failures`;
    return section.id === 'notices' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Notices` : sectionWords(section);
}
/** `2 to fix, 1 to override, 2 advisory`: how many policies there are of each; empty if all passed. */
function policyTotals(view) {
    const sections = closingSections(view.causes, view.green);
    const numberIn = (...ids) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countPolicies */ .kC)(sections
        .filter(({ id }) => ids.includes(id))
        .flatMap(({ causes }) => causes)
        .filter(({ kind }) => kind !== 'reason' && kind !== 'diagnostic'));
    const advisory = otherSections(view.causes).find(({ id }) => id === 'advisory');
    const counts = [
        [numberIn('must-fix'), view.green ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `failed` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `to fix`],
        [numberIn('overridable', 'approvable'), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `to override`],
        [numberIn('guarded'), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `to approve`],
        [numberIn('unjudged'), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `not judged`],
        [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .countPolicies */ .kC)(advisory?.causes ?? []), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `advisory`],
    ];
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(', ', ...counts.map(([number, words]) => number > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(number)} ${words}` : ''));
}
//# sourceMappingURL=cause-sections.js.map

/***/ }),

/***/ 2384:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ leftoversOf; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44254);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);



function leftoversOf(workspaces) {
    const all = workspaces.flatMap(({ leftover }) => leftover ?? []);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(all.map(_render_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sayWhole */ .BX), (sentence) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .shapeOf */ .F5)(sentence)).map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeSentences */ .r2);
}
//# sourceMappingURL=leftovers.js.map

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
  AA: function() { return /* binding */ newestTime; },
  fj: function() { return /* binding */ ownerId; }
});

// UNUSED EXPORTS: MOST_ENDED, encodeCommands, refusedCommands

// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/model/comment-commands.js
/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */
/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
const VERBS = ['help', 'rerun', 'override', 'again'];
//# sourceMappingURL=comment-commands.js.map
// EXTERNAL MODULE: ./build/src/report/kept-texts.js
var kept_texts = __webpack_require__(86535);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
/**
 * The last line of a comment: which job reported, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Four things in it are more,
 * and are proved elsewhere: texts that people approve, seals of runs, which runs a command ended, and a sealed record of what the
 * plans showed.
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
/** Older ones are of earlier commits, or older than a day, which ends the use of a run as well unless people approved it. */
const MOST_ENDED = 200;
/** Each seal takes about 300 UTF-16 units of a comment. */
const MOST_SEALS = 60;
/** UTF-16 units of the encoded state. What identifies the report is kept even if it exceeds them. */
const LONGEST_STATE = 4_096;
/** How the marker of a comment with this key begins. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/**
 * The marker as one line, with as many fingerprints, durations and runs as fit.
 *
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs, what was asked, what is approved and what was shown: these are always kept
 */
function encodeMarker(state, limit = LONGEST_STATE) {
    let hints = MOST_FINGERPRINTS;
    let encoded = encodeState(state, hints);
    const alwaysKept = [
        encodeCommands(state.commands ?? []),
        state.report?.seals,
        state.ended,
        state.asked,
        (0,kept_texts/* packTexts */.yk)(state.approvable ?? []),
        packShown(state.shown),
    ];
    // Base64 of ASCII takes 4/3 of its length; twice the length leaves room for some other letters.
    const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
    while (encoded.length > mostUnits && hints > 0) {
        hints = Math.floor(hints * 0.75);
        encoded = encodeState(state, hints);
    }
    return (0,sentence/* asMarkdown */.g5)(`${markerStart(state.key)}s=${encoded} -->`);
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
function encodeState({ report, commands = [], ended = [], asked = [], approvable = [], shown, againAt }, hints) {
    const encoded = {
        r: report && encodeReport(report, hints),
        a: commands.length > 0 ? encodeCommands(commands) : undefined,
        e: ended.length > 0 ? ended : undefined,
        n: asked.join('') || undefined,
        t: (0,kept_texts/* packTexts */.yk)(approvable) || undefined,
        s: packShown(shown) || undefined,
        g: againAt,
    };
    return toBase64Url(JSON.stringify(encoded));
}
function packShown(shown) {
    return (0,kept_texts/* packTexts */.yk)(shown === undefined ? [] : [shown]);
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
    const { r: encoded, a: acts, e: ended, n: asked, t: texts, s: shown, g: againAt } = parsed;
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
        approvable: typeof texts === 'string' ? (0,kept_texts/* unpackTexts */.nZ)(texts) : undefined,
        shown: typeof shown === 'string' ? (0,kept_texts/* unpackTexts */.nZ)(shown)[0] : undefined,
        againAt: newestTime([againAt, ...commands.map(timeOfAgain)]),
    };
}
function timeOfAgain({ verb, at }) {
    return verb === 'again' ? at : undefined;
}
/** The newest of these times; undefined where none of them is one. */
function newestTime(times) {
    const known = times.flatMap((time) => typeof time === 'string' && !Number.isNaN((0,parse/* timeOf */.nR)(time)) ? time : []);
    return known.sort((one, other) => (0,parse/* timeOf */.nR)(other) - (0,parse/* timeOf */.nR)(one))[0];
}
/** Commands that only get an answer. The next report leaves them out. */
const REFUSALS = ['not-owner', 'refused', 'unclear'];
const ONLY_ANSWERED = ['help', ...REFUSALS];
/** More answers to refused commands are not shown: the newest stay. */
const MOST_REFUSED = 5;
function isRefusal(verb) {
    return typeof verb === 'string' && REFUSALS.includes(verb);
}
/** How many commands are kept: the newest ones. */
const MOST_KEPT = 8;
/** The most UTF-16 units of all kept commands. */
const COMMANDS_BUDGET = 32_000;
/** The commands as lists of plain values, for the state at the end of the comment. */
function encodeCommands(commands) {
    return commands.map(({ verb, by, at, commit, reason }) => [verb, by, at, commit, reason]);
}
/** The commands that `encodeCommands` wrote. Entries in a wrong form are left out. */
function decodeCommands(value) {
    const commands = (0,parse/* listOf */.c3)(value).flatMap((encoded) => {
        const [word, by, at, commit, reason] = (0,parse/* listOf */.c3)(encoded);
        const verb = decodeVerb(word);
        if (verb === undefined || typeof by !== 'string' || typeof at !== 'string')
            return [];
        if (typeof commit !== 'string' || typeof reason !== 'string')
            return [];
        return [{ verb, by, at, commit, reason }];
    });
    return fittingCommands(commands);
}
function decodeVerb(word) {
    if (isRefusal(word))
        return word;
    return VERBS.find((verb) => verb === word);
}
/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
function currentCommands(commands, ...commits) {
    return fittingCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
/** The commands that fit into the comment, in their order. */
function fittingCommands(commands) {
    // What was refused takes the place of no other command.
    const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
    const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
    const kept = new Set();
    let left = COMMANDS_BUDGET;
    for (const command of newestFirst.slice(0, MOST_KEPT)) {
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

/***/ 58087:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: function() { return /* binding */ verdictSentence; },
/* harmony export */   Mb: function() { return /* binding */ headlineIcon; },
/* harmony export */   NF: function() { return /* binding */ CLOSING_VERDICTS; },
/* harmony export */   Qi: function() { return /* binding */ sortWorstFirst; },
/* harmony export */   t7: function() { return /* binding */ verdictNamedFirst; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);



/**
 * The verdicts that can close the gate, in the order in which a reader needs them; with the count of the workspaces that
 * have it, and what is said of them in a headline with several verdicts.
 */
const CLOSING_VERDICTS = [
    { verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
    { verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
    { verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
    { verdict: 'errored', countName: 'brokenIn', closedWords: 'policies could not be evaluated' },
    { verdict: 'undecided', countName: 'undecidedIn', closedWords: 'undecided' },
    { verdict: 'canceled', countName: 'canceledIn', closedWords: 'canceled' },
];
/**
 * The whole verdict in one sentence: `blocked by 2 policies in 1 of 3 workspaces`, `undecided in 3 workspaces: …`.
 *
 * @param atCommit as in " at `6f1cb40`", with its space; empty if the commit is not named
 */
function verdictSentence(counts, atCommit = '') {
    if (counts.workspaces === 0) {
        const none = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `no workspace is affected by this change${atCommit}`;
        return counts.green
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed · ${none}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `undecided: ${none}, and policies are required`;
    }
    const where = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
    const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
    const approved = approvedWords(counts);
    const andApproved = approved && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, ${approved}`;
    if (closingVerdicts(counts).length > 1)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
    const advisory = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(counts.advisoryFailures, 'advisory failure');
    switch (counts.verdict) {
        case 'passed':
            return counts.policies === 0
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed · no policy applies to ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}${atCommit}`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed · ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .policyCountWords */ .xZ)(counts.policies)} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
        case 'advisory':
            if (counts.advisoryFailures === 0) {
                // Such a verdict is that of a plan that may be of a part, with `allow-partial`.
                const { passed, closed } = partOf(counts) ?? PARTS.partIn;
                return counts.green
                    ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed ${passed} ${where}${acceptedCountWords(counts)}`
                    : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `closed because ${closed}, ${where} (fail-on: advisory)`;
            }
            return counts.green
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed with ${advisory} ${where}${partWords(counts)}${acceptedCountWords(counts)}`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `blocked by ${advisory} ${where} (fail-on: advisory)`;
        case 'overridden': {
            const isApprovedAlone = counts.overridden === 0 && approved !== '';
            const overridden = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .policyCountWords */ .xZ)(counts.overridden)} overridden`;
            const accepted = acceptedCountWords({ ...counts, approvedGuards: 0, approvedConditions: 0 });
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `passed, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(', ', isApprovedAlone ? '' : overridden, approved)} ${where}${partWords(counts)}${accepted}`;
        }
        case 'needs-override':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
        case 'blocked':
            return counts.cause === ''
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `blocked${byWhat(counts)} ${where}${andApproved}${notEnforced}`
                : withCause((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `blocked ${where}`, counts);
        case 'errored':
            if (areBroken(counts)) {
                const cause = counts.cause === '' ? notEvaluated : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('text', counts.cause, 160);
                const areAll = counts.affected === counts.workspaces && counts.workspaces > 1;
                const inAny = counts.workspaces === 2
                    ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in either workspace${atCommit}`
                    : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in any of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}${atCommit}`;
                return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `${cause} ${areAll ? inAny : where}`;
            }
            return withCause((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${runFailedWords(counts)} ${where}`, counts);
        case 'undecided':
            return withCause((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `undecided ${where}`, counts);
        case 'canceled':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `canceled ${where}`;
    }
}
const notEvaluated = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `policies could not be evaluated`;
/** Whether it is the policies that could not be evaluated wherever the verdict is `errored`. */
function areBroken({ brokenIn, erroredIn }) {
    return brokenIn > 0 && erroredIn === 0;
}
function runFailedWords({ planFailed }) {
    return planFailed ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `the plan failed` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `the run failed`;
}
/** What is said, and why. */
function withCause(words, { cause }) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `: `, words, cause === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('text', cause, 160));
}
/** ` by 2 policies`, beside what can be overridden; empty if no policy is the reason. */
function byWhatToFix({ policiesToFix }) {
    const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(policiesToFix, 'policy', 'policies');
    return policies && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` by ${policies}`;
}
/** ` by 2 policies and 1 guard`; empty if nothing that is counted keeps the gate closed. */
function byWhat(counts) {
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', failedPoliciesAndTasks(counts), openApprovals(counts));
    return what && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` by ${what}`;
}
/** What is said of a plan that may not be of everything, the least known last. */
const PARTS = {
    partIn: {
        passed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `for a part of the configuration`,
        closed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `only a part was planned`,
    },
    unprovenIn: {
        passed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `for what may be a part of the configuration`,
        closed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `nothing says that the plan is whole`,
    },
};
/** More are counted. */
const MOST_FIELDS = 5;
/** What is said of the plans that may not be of everything, with the numbers of fields that are not known; undefined if all are. */
function partOf(counts) {
    const [name] = ['partIn', 'unprovenIn'].filter((each) => counts[each] > 0);
    const parts = [...(name ? [PARTS[name]] : []), ...sayFields(counts.acceptedFields)];
    if (parts.length === 0)
        return undefined;
    return {
        passed: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', ...parts.map(({ passed }) => passed)),
        closed: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', ...parts.map(({ closed }) => closed)),
    };
}
function sayFields(fields) {
    if (fields.length === 0)
        return [];
    const numbers = fields.map((field) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(String(field)));
    const noun = fields.length === 1 ? 'field' : 'fields';
    const named = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${noun} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('', ...(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(numbers, MOST_FIELDS))} of the saved plan`;
    return [
        {
            passed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `with the unknown ${named}`,
            closed: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `the ${named} ${fields.length === 1 ? 'is' : 'are'} not known`,
        },
    ];
}
/** `, for a part of the configuration`; empty if all plans are of everything. */
function partWords(counts) {
    const part = partOf(counts);
    return part === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, ${part.passed}`;
}
/** `, 1 guard approved, 2 excepted failures`; empty if there is none of these. */
function acceptedCountWords(counts) {
    const { excepted, existing } = counts;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(', ', approvedWords(counts), (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(excepted, 'excepted failure'), (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(existing, 'existing failure'));
    return words && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, ${words}`;
}
/** `2 policies and 1 run task`; empty if none keeps the gate closed. */
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }) {
    const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(policiesAtFault, 'policy', 'policies');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' and ', policies, (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWordsIfAny */ .eQ)(runTasksAtFault, 'run task'));
}
const openApprovals = ({ guardsAtFault, openConditions }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .approvalCountWords */ .Yc)(guardsAtFault, openConditions);
/** `1 policy needs an override, 1 guard an approval` */
function overrideNeededWords(counts) {
    const { policiesAtFault, runTasksAtFault, guardsAtFault, openConditions } = counts;
    const failures = failedPoliciesAndTasks(counts);
    const approvals = openApprovals(counts);
    const needs = (number) => (number > 1 ? 'need' : 'needs');
    if (failures === '' && approvals !== '')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${approvals} ${needs(guardsAtFault + openConditions)} an approval`;
    const number = policiesAtFault + runTasksAtFault;
    const override = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${failures || 'a failure'} ${needs(number)} an override`;
    return approvals === '' ? override : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${override}, ${approvals} an approval`;
}
/** `1 guard approved by ann`; names that are not those of a host's people are left out. */
function approvedWords(counts) {
    const { approvedGuards, approvedConditions, approvedBy } = counts;
    const approved = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .approvalCountWords */ .Yc)(approvedGuards, approvedConditions);
    if (approved === '')
        return '';
    const names = approvedBy.filter((name) => /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name));
    const by = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('', ...(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(names.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5), 3));
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${approved} approved${by && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` by ${by}`}`;
}
/** The verdicts that close the gate in some workspace, the worst for a reader first. */
function closingVerdicts(counts) {
    return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}
/** `blocked by 2 policies in 20 of 60 workspaces, override needed in 40`: the numbers add up to all workspaces. */
function mixedVerdictWords(counts) {
    const closing = closingVerdicts(counts);
    const parts = closing.map(({ countName, closedWords, verdict }, index) => {
        const number = counts[countName];
        const by = verdict === 'blocked' ? byWhatToFix(counts) : '';
        const inWords = index === 0
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(number)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(counts.workspaces)}`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(number);
        const words = countName === 'erroredIn' ? runFailedWords(counts) : closedWords;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${words}${by} in ${inWords}`;
    });
    const closed = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)(closing, ({ countName }) => counts[countName]);
    const green = counts.workspaces - closed;
    const passed = green > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(green)} passed)` : '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(', ', ...parts)}${passed}`;
}
/** The verdict that the sentence names first. */
function verdictNamedFirst(counts) {
    const [first, ...others] = closingVerdicts(counts);
    return first && others.length > 0 ? first.verdict : counts.verdict;
}
/** The icon of the verdict that the sentence names first. */
function headlineIcon(counts) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .signsOf */ .Oi)(verdictNamedFirst(counts), counts.green).icon;
}
/** `in 2 of 3 workspaces` */
function inWorkspaces(affected, all) {
    if (all === 1)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in 1 workspace`;
    if (all === 2 && affected === 2)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in both workspaces`;
    return affected === all
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(all)}`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(affected)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(all)}`;
}
/** Verdicts that close the gate come first, and those with an answer before those without. */
const WORST_FIRST = [
    ...CLOSING_VERDICTS.map(({ verdict }) => verdict),
    'advisory',
    'overridden',
    'passed',
];
/** Those with the same verdict stay in their order. */
function sortWorstFirst(workspaces) {
    return [...workspaces].sort((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
}
//# sourceMappingURL=verdict-sentence.js.map

/***/ }),

/***/ 96544:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: function() { return /* binding */ verdictTotals; },
/* harmony export */   CZ: function() { return /* binding */ resultsFold; },
/* harmony export */   cI: function() { return /* binding */ workspaceTable; }
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83538);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58087);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67713);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44254);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95439);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74913);
/** Tables of the workspaces (verdict, plan, policies) and of all policy results. */










/**
 * The policies of the service and the team's own have a column each, which says whose they are. Without a service there
 * are only the latter, and no run.
 */
function tableHead({ context }) {
    const { ownPolicies } = context.judges;
    const { hostname } = context.plans;
    const own = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(', ', ...ownPolicies.map((written) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(written, 60)));
    if (hostname === undefined) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | ${own || 'Policies'} |\n|---|---|---|---|`;
    }
    if (ownPolicies.length === 0) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | Policies | Run |\n|---|---|---|---|---|`;
    }
    const service = hostname === HCP_TERRAFORM_HOST ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `HCP Terraform` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(hostname, 60);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| | Workspace | Plan | ${service} | ${own} | Run |\n|---|---|---|---|---|---|`;
}
const HCP_TERRAFORM_HOST = 'app.terraform.io';
/** With more rows than this, what must be fixed would not be on the first screen. */
const OPEN_ROWS = 12;
/** The workspaces, the worst first: open where they are few, else folded, with how many have which verdict as its title. */
function workspaceTable(view, budget) {
    const byName = [...view.workspaces].sort((one, other) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodeUnits */ .UF)(one.name, other.name));
    const sorted = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .sortWorstFirst */ .Qi)(byName);
    const head = tableHead(view);
    const toRow = (workspace) => workspaceRow(workspace, view);
    if (sorted.length > OPEN_ROWS) {
        const title = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceCountWords */ .jK)(sorted.length)}: ${verdictTotals(sorted)}`;
        return (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderFold */ .I2)(budget, { title, head }, sorted, toRow);
    }
    if (sorted.length === 0 || !budget.tryTake(head))
        return { text: '', missing: sorted.length };
    const rows = (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderWhileFits */ .oW)(budget, sorted, toRow);
    return { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('\n', head, ...rows), missing: sorted.length - rows.length };
}
/** `20 blocked, 40 need an override`, the worst first. */
function verdictTotals(sorted) {
    const totals = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(sorted, ({ verdict }) => verdict).map((alike) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(alike.length)} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWordsFor */ .U_)(alike[0].verdict, alike.length)}`);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(', ', ...totals);
}
function workspaceRow(workspace, view) {
    const { verdict } = workspace;
    // The icon is about what fails the job, the words are about the policies alone.
    const none = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict) ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `no policies` : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)(verdict, workspace.counts);
    const plan = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .planWords */ .DO)(workspace, (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `**${text}**`);
    return tableRow((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .signsOf */ .Oi)(verdict, (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict, view.context.gate.failOn)).icon}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(workspace.name, 90), (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('<br>', plan, costWords(workspace.cost?.deltaMonthly)), ...policyCells(workspace, view, none), ...(view.context.plans.runsAt === undefined
        ? []
        : [(0,_links_js__WEBPACK_IMPORTED_MODULE_6__/* .runLink */ .ut)(workspace, view.context) || (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `–`]));
}
function tableRow(...cells) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| ${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(' | ', ...cells)} |`;
}
/**
 * How many policies have which result: one cell, or one for the service's policies and one for the team's own.
 *
 * @param none what a cell without policies says
 */
function policyCells(workspace, { context }, none) {
    const strong = (words) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `**${words}**`;
    if (context.plans.hostname === undefined || context.judges.ownPolicies.length === 0) {
        return [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .resultCountWords */ .Gw)(workspace, strong) || none];
    }
    const { own, others } = workspace.countsByJudge;
    return [others, own].map((counts) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .resultCountWords */ .Gw)(counts, strong) || none);
}
/** `+12.40 a month` of a decimal number as text; empty for nothing, zero and what is no number. */
function costWords(delta) {
    if (delta === undefined || !/^-?\d{1,15}(?:\.\d{1,10})?$/.test(delta))
        return '';
    const value = Number(delta);
    if (value === 0)
        return '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${value > 0 ? '+' : '−'}${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .asMarkdown */ .g5)(Math.abs(value).toFixed(2))} USD a month`;
}
/** For `sort`: results that all passed come last. */
function comparePassed(one, other) {
    const hasPassed = (results) => results.every(({ status }) => status === 'passed');
    return Number(hasPassed(one)) - Number(hasPassed(other));
}
/** Every policy once, with all its results, passed ones too, folded: for the job summary. */
function resultsFold(view, budget) {
    const name = ({ policySet, policy }) => `${policySet}\n${policy}`;
    const rows = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .groupByPolicy */ .px)(view.results).sort((one, other) => comparePassed(one, other) || (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .compareCodeUnits */ .UF)(name(one[0]), name(other[0])));
    const head = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `| Policy | Level | Result | Workspaces |\n|---|---|---|---|`;
    const title = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${rows.length > 1 ? 'All ' : ''}${(0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .policyCountWords */ .xZ)(rows.length)}`;
    return (0,_budget_js__WEBPACK_IMPORTED_MODULE_8__/* .renderFold */ .I2)(budget, { title, head }, rows, policyRow);
}
/** One line in each cell for every level and status of this policy, passed ones last. */
function policyRow(results) {
    const [{ policySet, policy }] = results;
    const set = policySet === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `<br><sub>${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(policySet, 80)}</sub>`;
    const alike = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(results, ({ level, status, word, override }) => [
        level,
        status,
        status === 'unknown' && word,
        override?.condition,
    ]);
    alike.sort(comparePassed);
    const lines = (lineOf) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('<br>', ...alike.map(lineOf));
    return tableRow((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(policy, 120)}${set}`, lines(([{ level }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .levelWords */ .s2)(level)}`), lines(([{ status, word = '', override }]) => {
        if (override?.condition)
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `condition approved`;
        return status === 'unknown' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `unknown ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(word, 40)}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${status}`;
    }), lines((group) => {
        const workspaceNames = [...new Set(group.map(({ workspace }) => workspace))];
        const names = workspaceNames.slice(0, 3).map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(name, 60));
        const rest = workspaceNames.length - names.length;
        return (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .toMarkdown */ .l6)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .listParts */ .Z)(rest > 0 ? [...names, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(rest)} more`] : names));
    }));
}
//# sourceMappingURL=workspace-table.js.map

/***/ })

};
;