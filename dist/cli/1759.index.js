"use strict";
exports.id = 1759;
exports.ids = [1759,4340];
exports.modules = {

/***/ 74073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ VERBS; }
/* harmony export */ });
/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */
/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
const VERBS = ['help', 'rerun', 'override', 'again'];
//# sourceMappingURL=comment-commands.js.map

/***/ }),

/***/ 50276:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ countResults; }
/* harmony export */ });
/** Counts policy results by what became of them. */
function countResults(results) {
    const counts = {
        passed: 0,
        advisoryFailed: 0,
        mandatoryFailed: 0,
        overridden: 0,
        errored: 0,
        undecided: 0,
    };
    for (const result of results) {
        const name = nameOfCount(result);
        counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
}
/** Which count a result is part of. */
function nameOfCount({ status, level }) {
    if (status === 'passed' || status === 'errored' || status === 'overridden')
        return status;
    if (status === 'excepted' || status === 'existing')
        return status;
    if (status !== 'failed' || level === 'unknown')
        return 'undecided';
    return level === 'advisory' ? 'advisoryFailed' : 'mandatoryFailed';
}
//# sourceMappingURL=count-results.js.map

/***/ }),

/***/ 8600:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: function() { return /* binding */ renderEvent; },
/* harmony export */   gM: function() { return /* binding */ renderVerdict; },
/* harmony export */   pd: function() { return /* binding */ renderHead; }
/* harmony export */ });
/* harmony import */ var _policy_may_be_approved_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65567);
/* harmony import */ var _policy_count_results_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50276);
/* harmony import */ var _archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82988);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20319);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47187);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43629);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67713);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10000);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74913);
/* harmony import */ var _write_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23907);
/** The job's log: one line per change while it runs, and the verdict at the end. */












/** `Plangate 1.0.0 · acme on app.terraform.io · pull request #42 at 6f1cb40`, or `Plangate 1.0.0 · without a service` */
function renderHead(context) {
    const { madeWhere, areOfCommit, options } = context.plans;
    const { commit } = context.ci;
    const { judgedBy } = context.judges;
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joinNonEmpty */ .JO)(' ', (0,_links_js__WEBPACK_IMPORTED_MODULE_4__/* .pullRequestWords */ .wH)(context), commit && areOfCommit ? `at ${commit.sha.slice(0, 7)}` : '');
    const judge = judgedBy && `judged by ${judgedBy}`;
    return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)((0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joinNonEmpty */ .JO)(' · ', `Plangate ${context.gate.version}`, madeWhere, judge, what), ...(options.length > 0 ? [`Planned with ${options.join(' · ')}`] : []));
}
/** What the log says about an event, ready to print; no lines for some events. None of them can act on the host. */
function renderEvent(event, options = {}) {
    const name = 'workspace' in event && options.areSeveral === true ? `${event.workspace}: ` : '';
    const stamp = `  ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatElapsed */ .C7)(event.atMs)} ${name}`;
    switch (event.kind) {
        case 'archive':
            return archiveLines(event.archive, options.repositoryRoot);
        case 'version-created':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)(`${stamp}configuration version ${event.versionId} created`);
        case 'planning':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)(`▸ ${event.workspace}   planned by ${event.by}`);
        case 'uploaded':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)(`${stamp}uploaded`);
        case 'run-created':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
        case 'run-found':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}   (not started here)`);
        case 'run-overridden':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
        case 'run-reused':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} planned these very files for ${event.commit.slice(0, 7)}; no new run`);
        case 'progress':
            // A run that a policy stopped is `errored`, too: the verdict, which is printed next, says what it was.
            return event.words === _model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_STATUSES */ .LV.errored.says ? [] : (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)(`${stamp}${event.words}`);
        case 'canceling':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)(`${stamp}canceling ${event.runId}: ${event.why}`);
        case 'workspace-decided': {
            // The reasons are printed at the end of the log, where people look for them.
            const { workspace, verdict, plan, results, runTasks } = event.result;
            const { sign } = _words_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICT_WORDS */ ._G[verdict.word];
            const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWords */ .L2)(verdict.word, {
                counts: (0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_9__/* .countResults */ .a)(results),
                waitsForApproval: (0,_policy_may_be_approved_js__WEBPACK_IMPORTED_MODULE_10__/* .waitsForApproval */ .XM)(results, runTasks),
            });
            const changes = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .hasNoChanges */ .hE)(plan) ? ', no changes' : '';
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)(`${sign} ${workspace}   ${words}${changes}   ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatElapsed */ .C7)(event.atMs)}`);
        }
    }
}
function archiveLines(archive, repositoryRoot) {
    const listed = archive.excluded.filter(({ reason }) => reason !== 'ignored');
    const ignored = archive.excluded.length - listed.length;
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const words = listed.map(({ path, reason }) => `${path} ${reason}`);
    const notSent = (0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joinNonEmpty */ .JO)(', ', ignored > 0 ? `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(ignored)} ignored` : '', listed.length > 0 ? `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(listed.length)} excluded: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listText */ .so)(words, 4)}` : '');
    // Uploads grow by accident: people see what makes this one large before it is sent.
    const largest = (0,_archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_11__/* .describeLargest */ .cz)(archive);
    const { uncommitted = [] } = archive;
    return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .countWords */ .rj)(files, 'file')}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSize */ .Xq)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${notSent && `  (${notSent})`}`, ...(uncommitted.length > 0 ? [`  not committed: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listText */ .so)(uncommitted, 4)}`] : []), ...(largest.length > 0 ? ['  The largest files:'] : []), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
function shownDirectory(root, repositoryRoot) {
    const inside = repositoryRoot === undefined ? undefined : (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathInside */ ._)(repositoryRoot, root);
    if (inside === undefined)
        return root;
    return inside === '' ? './' : `${inside}/`;
}
/** How much is printed in the log at most; the job summary has all of it. A line for each workspace, and for each change. */
const LOG_ROOM = {
    causes: 50,
    otherCauses: 10,
    occurrences: 10,
    others: 10,
    excerpt: false,
    descriptions: true,
    workspaces: 200,
    changes: 50,
    otherChanges: 50,
    text: { characters: 600, lines: 10 },
};
/** The end of the log: the workspaces' verdicts, what failed where and why, the next steps. */
function renderVerdict(view) {
    const medium = { columns: Infinity, colour: false };
    // What was sent, and when each workspace was decided, is in the lines above.
    const made = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .makeDocument */ .EG)(view);
    const rows = made.workspaces.map((workspace) => ({ ...workspace, elapsed: '' }));
    const document = { ...made, sent: '', workspaces: rows };
    const { workspaces, verdict, why, steps } = (0,_write_text_js__WEBPACK_IMPORTED_MODULE_8__/* .writeAsText */ .x)(document, LOG_ROOM, medium, 'Policy gate: ');
    return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLines */ .Bv)('', ...workspaces.slice(0, -1), ...why, '', ...verdict, ...steps.slice(1));
}
//# sourceMappingURL=job-log.js.map

/***/ }),

/***/ 54340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: function() { return /* binding */ encodeMarker; },
/* harmony export */   AA: function() { return /* binding */ newestTime; },
/* harmony export */   Rs: function() { return /* binding */ markerStart; },
/* harmony export */   V6: function() { return /* binding */ MOST_ASKED; },
/* harmony export */   fj: function() { return /* binding */ ownerId; },
/* harmony export */   m6: function() { return /* binding */ currentCommands; },
/* harmony export */   rH: function() { return /* binding */ decodeMarker; }
/* harmony export */ });
/* unused harmony exports MOST_ENDED, encodeCommands, refusedCommands */
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/* harmony import */ var _model_comment_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74073);
/* harmony import */ var _kept_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86535);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
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
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hash */ .tW)(selected);
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
        (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .packTexts */ .yk)(state.approvable ?? []),
        packShown(state.shown),
    ];
    // Base64 of ASCII takes 4/3 of its length; twice the length leaves room for some other letters.
    const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
    while (encoded.length > mostUnits && hints > 0) {
        hints = Math.floor(hints * 0.75);
        encoded = encodeState(state, hints);
    }
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(`${markerStart(state.key)}s=${encoded} -->`);
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
        t: (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .packTexts */ .yk)(approvable) || undefined,
        s: packShown(shown) || undefined,
        g: againAt,
    };
    return toBase64Url(JSON.stringify(encoded));
}
function packShown(shown) {
    return (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .packTexts */ .yk)(shown === undefined ? [] : [shown]);
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
    const parsed = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(json);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(parsed))
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
        approvable: typeof texts === 'string' ? (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .unpackTexts */ .nZ)(texts) : undefined,
        shown: typeof shown === 'string' ? (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .unpackTexts */ .nZ)(shown)[0] : undefined,
        againAt: newestTime([againAt, ...commands.map(timeOfAgain)]),
    };
}
function timeOfAgain({ verb, at }) {
    return verb === 'again' ? at : undefined;
}
/** The newest of these times; undefined where none of them is one. */
function newestTime(times) {
    const known = times.flatMap((time) => typeof time === 'string' && !Number.isNaN((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .timeOf */ .nR)(time)) ? time : []);
    return known.sort((one, other) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .timeOf */ .nR)(other) - (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .timeOf */ .nR)(one))[0];
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
    const commands = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(value).flatMap((encoded) => {
        const [word, by, at, commit, reason] = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(encoded);
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
    return _model_comment_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .VERBS */ .h.find((verb) => verb === word);
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
        places: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(places).filter((text) => isLike(text, /^[0-9a-f]{1,500}$/)),
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
    const entries = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value) ? Object.entries(value) : [];
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

/***/ 23907:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ writeItems; },
/* harmony export */   x: function() { return /* binding */ writeAsText; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70075);
/* harmony import */ var _message_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34707);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74913);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80204);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43629);
/**
 * The writer of text: for a terminal of any width, with or without colour, and for a log. Text from outside is cleaned to one
 * line. What a person types stands alone on its line and is never broken; no line begins with a stop.
 */








/** @param title what stands before the verdict */
function writeAsText(document, room, medium, title = '') {
    const written = (...rows) => rows.flatMap((row) => wrap(row, medium));
    const { workspaces } = document;
    const areSeveral = workspaces.length > 1;
    // Notices were printed when they were found.
    const others = document
        .others(room)
        .filter(({ id, items }) => items.length > 0 && id !== 'notices');
    return {
        workspaces: written(...workspaceRows(document, room, medium), BLANK),
        verdict: written(verdictRow(document, title)),
        why: written(...closingRows(document.closing(room), room, medium), ...changeRows(document, room, areSeveral), ...others.flatMap((list) => listRows(list, room.otherCauses, { room, medium })), ...unshownRows(document, others, room)),
        steps: written(...stepRows(document, medium)),
    };
}
const BLANK = { indent: 0, parts: [] };
/** What was sent first, then one line per workspace, the worst first: the plan, the policies, the duration. */
function workspaceRows({ sent, workspaces, verdictTotals }, room, { columns }) {
    const shown = workspaces.slice(0, room.workspaces);
    const width = Math.min(40, Math.max(0, ...shown.map(({ name }) => (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(name))));
    const plans = shown.map(planOf);
    const planWidth = Math.max(0, ...plans.map(_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz));
    const rows = shown.map((workspace, at) => {
        const { name, verdict, isGreen, policies, elapsed, run } = workspace;
        const plan = planWidth > 0 ? (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .padToColumns */ .UG)(plans[at] ?? '', planWidth) : '';
        const named = ` ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('  ', (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .padToColumns */ .UG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(name, 90), width), plan, policies)}`;
        const hasRoom = 3 + (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(named) + 2 + (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(elapsed) <= columns;
        const address = columns === Infinity ? (run() ?? '') : '';
        return rowOf(2, { text: (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .signsOf */ .Oi)(verdict, isGreen).sign, style: isGreen ? 'green' : 'red' }, { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('  ', named, hasRoom ? elapsed : '', address) });
    });
    const first = sent === '' ? [] : [rowOf(2, soft(plainLine(sent, 300)))];
    const hidden = workspaces.slice(shown.length);
    if (shown.length === 0 && hidden.length > 0) {
        return [
            ...first,
            rowOf(2, soft(`${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(hidden.length, 'workspace')}: ${verdictTotals}`)),
        ];
    }
    const green = hidden.filter(({ isGreen }) => isGreen).length;
    const ofGreen = green > 0 ? `, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(green)} of them green` : '';
    const more = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWordsIfAny */ .eQ)(hidden.length, 'more workspace');
    return [...first, ...rows, ...hiddenRows(2, more && `${more}${ofGreen}`)];
}
function planOf({ plan }) {
    return plan === '' || plan === 'no changes' ? plan : `plan ${plan}`;
}
function verdictRow({ headline, verdict, isGreen }, title) {
    const said = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(headline), 400);
    // A name keeps its small letter.
    const begins = beginsWithWords(headline);
    const alone = begins ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    const words = title === '' ? alone : `${title}${said}.`;
    const style = isGreen ? 'green' : 'red';
    return rowOf(0, { text: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .signsOf */ .Oi)(verdict, isGreen).sign} `, style }, bold(words));
}
function beginsWithWords(sentence) {
    if (typeof sentence === 'string')
        return true;
    if ('kind' in sentence)
        return false;
    const first = sentence.find((part) => part !== '');
    return first === undefined || beginsWithWords(first);
}
/** Only one cause is shown with its excerpt: the first that has one. */
function closingRows(lists, room, medium) {
    const hasExcerpt = ({ places: [group] }) => group?.places[0].excerpt !== undefined;
    const withExcerpt = room.excerpt
        ? lists.flatMap(({ items }) => items).find(hasExcerpt)
        : undefined;
    return lists.flatMap((list) => {
        const rows = listRows(list, room.causes, { room, medium, withExcerpt });
        if (rows.length > 0)
            return rows;
        return [rowOf(2, bold(plainLine(list.title, 300)), { text: `: ${namesOf(list.items)}` })];
    });
}
/** Items in full below their title, and the others by name; nothing if none is in full. */
function listRows({ title, items }, most, { room, medium, withExcerpt, }) {
    const shown = items.slice(0, most);
    if (shown.length === 0)
        return [];
    const hidden = items.slice(shown.length);
    const more = soft(`… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(hidden.length, 'more cause')}`);
    return [
        BLANK,
        rowOf(2, bold(plainLine(title, 300))),
        ...shown.flatMap((item) => itemRows(item, room, medium, item === withExcerpt)),
        ...(hidden.length > 0 ? [rowOf(2, more, { text: `: ${namesOf(hidden)}` })] : []),
    ];
}
function namesOf(items) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listText */ .so)([...new Set(items.map(({ short }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(short, 120)))]);
}
const SIGN_STYLES = { '✗': 'red', '!': 'yellow', '✓': 'dim', '·': 'dim' };
function itemRows(item, room, medium, showsExcerpt) {
    const { kind, title, facts, notes, messages, description, places, furtherWords } = item;
    const sign = { text: `${item.sign} `, style: SIGN_STYLES[item.sign] };
    const told = [...notes.map((note) => plainLine(note, 400)), ...shownLines(messages, room)];
    const purpose = room.descriptions ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(description, 160) : '';
    const head = kind === 'said'
        ? rowOf(2, sign, { text: saidText(item, room) })
        : rowOf(2, sign, bold(plainWords(title, 130)), soft(factsAfter(facts)));
    return [
        head,
        ...(purpose === '' ? [] : [rowOf(6, soft(purpose))]),
        ...told.map((text) => rowOf(6, { text })),
        ...places.flatMap((group, at) => groupRows(group, room, medium, showsExcerpt && at === 0)),
        ...hiddenRows(6, furtherWords),
    ];
}
/** `net-prod: the service refused. See https://…` */
function saidText({ title, says, help }, { text: { characters } }) {
    const said = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(': ', plainWords(title, 300), plainLine(says, characters));
    if (help === undefined)
        return said;
    return `${said}${/[.!?…]$/.test(said) ? '' : '.'} See ${help}`;
}
/** Two columns, and what is true of a cause. */
function factsAfter(facts) {
    const words = facts.map((fact) => plainWords(fact, 300));
    return words.length === 0 ? '' : `  ${words.join(' · ')}`;
}
function shownLines(messages, { text }) {
    const { lines, rest } = (0,_message_text_js__WEBPACK_IMPORTED_MODULE_3__/* .messageLines */ .VL)(messages, text);
    return rest === '' ? lines : [...lines, rest];
}
/** Places of which the same is said: one with its message behind it, or the message with the places below. */
function groupRows(group, room, medium, showsExcerpt) {
    const { places, messages, facts } = group;
    const [first, ...others] = places;
    const lines = shownLines(messages, room);
    const about = facts.map((fact) => plainWords(fact, 300)).join(' · ');
    const aboutRows = about === '' ? [] : [rowOf(8, soft(about))];
    const { excerpt, line } = first;
    if (showsExcerpt && excerpt !== undefined && line !== undefined) {
        const shown = excerptRows(excerpt, line, medium);
        const marked = lines.map((text, at) => `${at === 0 ? '▲' : ' '} ${text}`);
        return [
            placeRow(6, first, medium),
            ...shown.rows,
            ...marked.map((text) => rowOf(8, soft(shown.gutter), { text, style: 'red' })),
            ...(others.length > 0 ? [rowOf(6, { text: 'the same at:' })] : []),
            ...others.map((place) => placeRow(8, place, medium)),
            ...aboutRows,
        ].flat();
    }
    if (others.length > 0) {
        const above = lines.map((text, at) => rowOf(6, { text: at === lines.length - 1 && !text.includes(':') ? `${text}:` : text }));
        const indent = above.length > 0 ? 8 : 6;
        return [...above, ...places.flatMap((place) => placeRow(indent, place, medium)), ...aboutRows];
    }
    const [message = '', ...below] = lines;
    const addresses = addressText(first);
    const named = addresses !== '' && message !== '' ? `${addresses}: ` : addresses;
    const said = [whole(named), { text: message }];
    if (about !== '' && below.length === 0)
        said.push(soft(` · ${about}`));
    const place = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(first.fileLine, 400);
    const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(place) + (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(named) + (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(message) + 8;
    const hasWords = named !== '' || message !== '';
    // Where the line is too narrow for place and address, each has a line of its own.
    const head = place !== '' && hasWords && width > medium.columns
        ? [rowOf(6, whole(place)), rowOf(6, ...said)]
        : [rowOf(6, whole(place && hasWords ? `${place}  ` : place), ...said)];
    const rest = below.length > 0 ? aboutRows : [];
    return [...head, ...below.map((text) => rowOf(8, { text })), ...rest];
}
function addressText({ addresses }) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listText */ .so)(addresses, MOST_ADDRESSES, (one) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(one, 200));
}
const MOST_ADDRESSES = 4;
function placeRow(indent, place, { columns }) {
    const { fileLine, facts } = place;
    const at = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(fileLine, 400);
    const addresses = addressText(place);
    const about = facts.length === 0 ? [] : [soft(factsAfter(facts))];
    if (at === '' && addresses === '')
        return [rowOf(indent, { text: '–' }, ...about)];
    const isNarrow = at !== '' && (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(at) + (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(addresses) + indent + 2 > columns;
    if (isNarrow && addresses !== '') {
        return [rowOf(indent, whole(at)), rowOf(indent, whole(addresses), ...about)];
    }
    return [rowOf(indent, whole((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('  ', at, addresses)), ...about)];
}
/** The line at fault and the one before it, with their numbers; `gutter` is as wide as those, for a row below. */
function excerptRows({ lines, at }, startLine, medium) {
    const width = String(startLine - at + lines.length).length;
    const columns = Math.max(20, medium.columns - width - 12);
    const rows = lines.slice(Math.max(0, at - 1), at + 1).map((line, index, shown) => {
        const isAtFault = index === shown.length - 1;
        const number = isAtFault ? startLine : startLine - 1;
        const code = (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .clipToColumns */ .ZU)(line.replaceAll('\t', '  '), columns);
        const gutter = `${String(number).padStart(width)} │ `;
        return rowOf(8, soft(gutter), isAtFault ? bold(code) : { text: code });
    });
    return { rows, gutter: `${' '.repeat(width)} │ ` };
}
/** What is destroyed, replaced, forgotten or invoked, and all other changes where there is room for them. */
function changeRows({ changes: { items: changes, destroys, doubts, unread } }, room, areSeveral) {
    const prominent = changes.filter(({ isProminent }) => isProminent);
    const others = room.otherChanges === 0 ? [] : changes.filter((each) => !each.isProminent);
    const doubtful = [...doubts, ...unread]
        .slice(0, room.changes)
        .map((doubt) => rowOf(2, { text: `? ${plainLine(doubt, 600)}` }));
    const rows = firstChanges(prominent, room.changes, areSeveral);
    const otherRows = firstChanges(others, room.otherChanges, areSeveral);
    const noun = prominent.length > 0 ? 'other change' : 'change';
    const counted = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sumOf */ .XN)(others, ({ number }) => number), noun);
    return [
        ...belowTitle(destroys, [...doubtful, ...rows]),
        ...belowTitle(otherRows.length > 0 ? counted : '', otherRows),
    ];
}
/** Nothing without rows. */
function belowTitle(title, rows) {
    if (rows.length === 0)
        return [];
    return [BLANK, ...(title === '' ? [] : [rowOf(2, bold(title))]), ...rows];
}
function firstChanges(all, most, areSeveral) {
    const shown = all.slice(0, most).map((change) => {
        const { sign, address, workspaces, fileLine, isProminent } = change;
        const why = change.action === 'replace' ? change.reasonAndAttributes() : change.reason;
        const where = areSeveral ? plainWords(workspaces, 300) : '';
        return rowOf(2, { text: `${sign} `, style: isProminent ? 'red' : 'dim' }, whole((0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(address, 200)), soft(where && `  ${where}`), whole(fileLine && `  ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(fileLine, 200)}`), soft(factsAfter(why === '' ? [] : [why])));
    });
    const hidden = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sumOf */ .XN)(all.slice(shown.length), ({ number }) => number);
    return [...shown, ...hiddenRows(2, (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWordsIfAny */ .eQ)(hidden, 'more change'))];
}
/** One row for what is folded on other surfaces: the other changes by their number, the other causes by their names. */
function unshownRows({ changes: { items: changes } }, others, room) {
    const ordinary = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .sumOf */ .XN)(changes.filter(({ isProminent }) => !isProminent), ({ number }) => number);
    const noun = changes.some(({ isProminent }) => isProminent) ? 'other change' : 'change';
    const unshown = room.otherCauses === 0 ? others : [];
    const parts = unshown.map(({ folded, items }) => `▸ ${folded}: ${namesOf(items)}`);
    if (ordinary > 0 && room.otherChanges === 0)
        parts.unshift(`▸ ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(ordinary, noun)}`);
    return parts.length === 0 ? [] : [BLANK, rowOf(2, soft(parts.join('   ')))];
}
/** What is left over, and at most four steps. */
const MOST_STEPS = 5;
function stepRows({ steps, workspaces }, medium) {
    const shown = steps.slice(0, MOST_STEPS);
    if (shown.length === 0)
        return [];
    // Without workspaces they are the reasons of the verdict. A step alone has no number.
    const isNumbered = workspaces.length > 0 && shown.length > 1;
    return [
        BLANK,
        ...shown.flatMap((step, at) => rowsOfSentence(step, isNumbered ? `${at + 1}. ` : '', medium)),
    ];
}
/** Items with those below them, two columns deeper at each level. */
function writeItems(items, medium, indent = 0) {
    return items.flatMap(({ words, children = [] }) => [
        ...rowsOfSentence(words, '', medium, indent).flatMap((row) => wrap(row, medium)),
        ...writeItems(children, medium, indent + 2),
    ]);
}
/** A command stands alone on its line, and the words behind it begin another one. @param start columns before the first line */
function rowsOfSentence(sentence, number, { columns }, start = 2) {
    const rows = [];
    const indent = start + Math.max(2, number.length);
    let words = number;
    const endRow = () => {
        const isFirst = rows.length === 0;
        // Behind a command, the stop of its sentence has nothing to end.
        const text = isFirst ? words : words.replace(/^[.,;:)]*\s+|^[.,;:)]+$/, '');
        const row = { ...rowOf(isFirst ? start : indent, { text }), furtherIndent: indent };
        if (text.trim() !== '')
            rows.push(row);
        words = '';
    };
    const take = (part) => {
        if (typeof part === 'string')
            words += part;
        else if (!('kind' in part))
            part.forEach(take);
        else if (part.kind === 'typed' && isLong(part.text)) {
            endRow();
            const command = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(part.text, 10_000);
            rows.push({ indent: indent + 2, parts: [whole(command)], isOnePiece: true });
        }
        else {
            const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(part), 10_000);
            words += columns < NARROW ? withoutLongAddresses(text, columns - 4) : text;
        }
    };
    take(sentence);
    endRow();
    return rows;
}
/** Whether it is a command with what it is given: shorter texts, such as a setting, stay in their sentence. */
const isLong = (command) => command.trim().split(' ').length > 2;
/** A screen on which an address of a run is two lines or more. */
const NARROW = 60;
/** Without addresses that are wider than a line: the command in the next step does the same. */
function withoutLongAddresses(step, width) {
    return step.replaceAll(/ \(https?:\/\/[^\s()]+\)/g, (address) => (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(address) > width ? '' : address);
}
/** Without markup, and without the addresses of links. */
function plainWords(sentence, limit) {
    const text = (part) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSentence */ .iQ)(part, (each) => (each.kind === 'link' ? text(each.words) : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(each)));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(text(sentence), limit);
}
function plainLine(sentence, limit) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(sentence), limit);
}
/** A row that counts what is not shown; none without words. @param indent in columns */
function hiddenRows(indent, words) {
    return words === '' ? [] : [rowOf(indent, soft(`… and ${words}`))];
}
/** @param indent in columns */
function rowOf(indent, ...parts) {
    return { indent, parts };
}
function bold(text) {
    return { text, style: 'bold' };
}
function soft(text) {
    return { text, style: 'dim' };
}
function whole(text) {
    return { text, isWhole: true };
}
/** The pieces of a row. A sign that ends or divides sentences stays with the word before it. */
function piecesOf({ parts, isOnePiece = false }) {
    const pieces = [];
    let isOpen = false;
    for (const { text, style, isWhole } of parts) {
        // Escaped before it is cut, because escaping makes a text longer.
        const safe = (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__/* .safeLine */ .om)(text);
        const words = isOnePiece ? [safe] : safe.split(/(?<= )(?=[^ ·])/);
        for (const word of words) {
            if (word === '')
                continue;
            const part = { text: word, style, isWhole };
            const last = pieces.at(-1);
            const isGlued = isOpen && last !== undefined && !word.startsWith(' ');
            if (isGlued || (last !== undefined && /^ ?[·.,;:!?)] ?$/.test(word)))
                last?.parts.push(part);
            else
                pieces.push({ parts: [part], width: 0 });
            isOpen = !word.endsWith(' ');
        }
    }
    for (const piece of pieces) {
        piece.width = (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(piece.parts
            .map(({ text }) => text)
            .join('')
            .trimEnd());
    }
    return pieces;
}
/** Wraps a row at words, and applies its styles. A word that is longer than the line is cut. */
function wrap(row, medium) {
    const { indent, furtherIndent = indent + 2 } = row;
    const lines = [[]];
    let used = indent;
    for (const { parts, width } of piecesOf(row)) {
        const isFirst = lines.at(-1)?.length === 0;
        const isBroken = !isFirst && used + width > medium.columns;
        if (isBroken) {
            lines.push([]);
            used = furtherIndent;
        }
        for (const [at, part] of parts.entries()) {
            // At the start of a line, another text is a command.
            const text = isBroken && at === 0 ? (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__/* .safeLine */ .om)(part.text.trimStart()) : part.text;
            const left = medium.columns - used;
            // A URL is not cut, because it would lead elsewhere: the terminal wraps it.
            const isWhole = part.isWhole === true || text.includes('://') || (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(text.trimEnd()) <= left;
            const shown = isWhole ? text : (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .clipToColumns */ .ZU)(text, Math.max(1, left));
            lines.at(-1)?.push({ ...part, text: shown });
            used += (0,_width_js__WEBPACK_IMPORTED_MODULE_7__/* .widthOf */ .qz)(shown);
        }
    }
    return lines.map((pieces, index) => {
        const start = pieces.length === 0 ? '' : ' '.repeat(index > 0 ? furtherIndent : indent);
        return start + applyStyles(pieces, medium).trimEnd();
    });
}
/** Joins neighbouring pieces of the same style. */
function applyStyles(pieces, { colour }) {
    const runs = [];
    for (const piece of pieces) {
        const last = runs.at(-1);
        if (last !== undefined && last.style === piece.style)
            last.text += piece.text;
        else
            runs.push({ ...piece });
    }
    return runs
        .map(({ text, style }) => {
        const safe = (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__/* .safeLine */ .om)(text);
        if (!colour || style === undefined)
            return safe;
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, safe, { validateStream: false });
    })
        .join('');
}
//# sourceMappingURL=write-text.js.map

/***/ })

};
;