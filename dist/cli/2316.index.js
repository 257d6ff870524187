"use strict";
exports.id = 2316;
exports.ids = [2316,6702];
exports.modules = {

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

/***/ 6621:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: function() { return /* binding */ renderEvent; },
/* harmony export */   gM: function() { return /* binding */ renderVerdict; },
/* harmony export */   mf: function() { return /* binding */ createProgress; },
/* harmony export */   pd: function() { return /* binding */ renderHead; }
/* harmony export */ });
/* harmony import */ var _policy_count_results_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(50276);
/* harmony import */ var _archive_describe_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(82591);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30445);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43629);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36850);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70075);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2314);
/* harmony import */ var _message_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34707);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67713);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10000);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74913);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(58087);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(88832);
/**
 * The job's log: one line per change while it runs, the verdict at the end; and the state of a job that goes on, for a status
 * line and for a log that was quiet.
 */
















/** `Plangate 1.0.0 · acme on app.terraform.io · pull request #42 at 6f1cb40`, or `Plangate 1.0.0 · without a service` */
function renderHead(context) {
    const { madeWhere, areOfCommit, options } = context.plans;
    const { commit } = context.ci;
    const { judgedBy } = context.judges;
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)(' ', (0,_links_js__WEBPACK_IMPORTED_MODULE_8__/* .pullRequestWords */ .wH)(context), commit && areOfCommit ? `at ${commit.sha.slice(0, 7)}` : '');
    const judge = judgedBy && `judged by ${judgedBy}`;
    return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)((0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)(' · ', `Plangate ${context.gate.version}`, madeWhere, judge, what), ...(options.length > 0 ? [`Planned with ${options.join(' · ')}`] : []));
}
/** What the log says about an event, ready to print; no lines for some events. None of them can act on the host. */
function renderEvent(event, options = {}) {
    const name = 'workspace' in event && options.areSeveral === true ? `${event.workspace}: ` : '';
    const stamp = `  ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .formatElapsed */ .C7)(event.atMs)} ${name}`;
    switch (event.kind) {
        case 'archive':
            return archiveLines(event.archive, options.repositoryRoot);
        case 'version-created':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)(`${stamp}configuration version ${event.versionId} created`);
        case 'planning':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)(`▸ ${event.workspace}   planned by ${event.by}`);
        case 'uploaded':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)(`${stamp}uploaded`);
        case 'run-created':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
        case 'run-found':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}   (not started here)`);
        case 'run-overridden':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
        case 'run-reused':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} planned these very files for ${event.commit.slice(0, 7)}; no new run`);
        case 'progress':
            // A run that a policy stopped is `errored`, too: the verdict, which is printed next, says what it was.
            return event.words === _model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_STATUSES */ .LV.errored.says ? [] : (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)(`${stamp}${event.words}`);
        case 'canceling':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)(`${stamp}canceling ${event.runId}: ${event.why}`);
        case 'workspace-decided': {
            // The reasons are printed at the end of the log, where people look for them.
            const { workspace, verdict, plan, results } = event.result;
            const { sign } = _words_js__WEBPACK_IMPORTED_MODULE_3__/* .VERDICT_WORDS */ ._G[verdict.word];
            const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWords */ .L2)(verdict.word, (0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_14__/* .countResults */ .a)(results).advisoryFailed);
            const changes = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .hasNoChanges */ .hE)(plan) ? ', no changes' : '';
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)(`${sign} ${workspace}   ${words}${changes}   ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .formatElapsed */ .C7)(event.atMs)}`);
        }
    }
}
function archiveLines(archive, repositoryRoot) {
    const listed = archive.excluded.filter(({ reason }) => reason !== 'ignored');
    const ignored = archive.excluded.length - listed.length;
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const words = listed.map(({ path, reason }) => `${path} ${reason}`);
    const notSent = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)(', ', ignored > 0 ? `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .formatNumber */ .ZV)(ignored)} ignored` : '', listed.length > 0 ? `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .formatNumber */ .ZV)(listed.length)} excluded: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .listText */ .so)(words, 4)}` : '');
    // Uploads grow by accident: people see what makes this one large before it is sent.
    const largest = (0,_archive_describe_js__WEBPACK_IMPORTED_MODULE_15__/* .describeLargest */ .cz)(archive);
    const { uncommitted = [] } = archive;
    return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .countWords */ .rj)(files, 'file')}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .formatSize */ .Xq)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${notSent && `  (${notSent})`}`, ...(uncommitted.length > 0 ? [`  not committed: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .listText */ .so)(uncommitted, 4)}`] : []), ...(largest.length > 0 ? ['  The largest files:'] : []), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
function shownDirectory(root, repositoryRoot) {
    if (repositoryRoot === undefined || !root.startsWith(repositoryRoot))
        return root;
    const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, '');
    return rest === '' ? './' : `${rest}/`;
}
/** How many of each are printed in the log at most; the job summary has all of them. */
const SHOWN_IN_LOG = { closing: 50, others: 10, resources: 10, workspaces: 20, changes: 20 };
/** How much of the messages about one resource is printed in the log. */
const LOGGED_TEXT = { characters: 600, lines: 10 };
/** The end of the log: the workspaces' verdicts, what failed where and why, the next steps. */
function renderVerdict(view) {
    const closing = (0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .closingSections */ .Yv)(view.causes, view.green).flatMap(({ causes }) => causes);
    const causes = [
        ...firstLines(closing, SHOWN_IN_LOG.closing, ({ length }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .countWords */ .rj)(length, 'more cause'), (cause) => causeLines('✗', cause, view)),
        // Notices were printed when they were found.
        ...(0,_causes_js__WEBPACK_IMPORTED_MODULE_4__/* .otherSections */ .jf)(view.causes)
            .filter(({ id }) => id !== 'notices')
            .flatMap(({ id, noun, causes: some }) => firstLines(some, SHOWN_IN_LOG.others, ({ length }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .countWords */ .rj)(length, `more ${noun}`), (cause) => causeLines(OTHER_SIGNS[id] ?? '!', cause, view))),
    ];
    return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLines */ .Bv)('', ...workspaceLines(view), ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .prominentLines */ .e6)(view, SHOWN_IN_LOG.changes), ...(causes.length > 0 ? ['', ...causes] : []), '', `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .signsOf */ .Oi)(view.shownVerdict, view.green).sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
}
const OTHER_SIGNS = { accepted: '✓' };
/** The lines of the first `limit` items, and a last line for the others. */
function firstLines(items, limit, restWords, toLines) {
    const rest = items.slice(limit);
    const shown = items.slice(0, limit).flatMap(toLines);
    return rest.length > 0 ? [...shown, `  … and ${restWords(rest)}`] : shown;
}
/** The worst workspaces first; further ones are only counted. */
function workspaceLines(view) {
    const shown = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .sortWorstFirst */ .Qi)(view.workspaces).slice(0, SHOWN_IN_LOG.workspaces);
    const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
    const lines = shown.map((workspace) => workspaceLine(workspace, view, width));
    const hidden = view.workspaces.length - shown.length;
    const green = view.workspaces.filter(({ verdict }) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict)).length;
    if (hidden > 0)
        lines.push(`  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .countWords */ .rj)(hidden, 'more workspace')}, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .formatNumber */ .ZV)(Math.min(hidden, green))} of them green`);
    return lines;
}
function workspaceLine(workspace, view, width) {
    const { verdict, name, runUrl } = workspace;
    const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWords */ .L2)(verdict, workspace.counts.advisoryFailed);
    const { sign } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .signsOf */ .Oi)(verdict, (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict, view.context.gate.failOn));
    const plan = (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .planWords */ .DO)(workspace);
    const changes = plan === '–' ? '' : `   ${plan}`;
    const url = runUrl === undefined ? '' : `   ${runUrl}`;
    return `${sign} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)(name, 90).padEnd(width)}   ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .resultCountWords */ .Gw)(workspace) || words}${changes}${url}`;
}
/** What a cause says, and its resources below it. */
function causeLines(sign, cause, view) {
    const { kind, policy, policySet, code } = cause;
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .toPlainText */ .bo)((0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_13__/* .workspaceNames */ .c2)(cause.workspaces, view));
    const where = view.workspaces.length > 1 ? `in ${names}` : '';
    const ended = (cause.ended ?? []).map((each) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .toPlainText */ .bo)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .endedWords */ .E5)(each, view.context.judges.exceptionsFile)), 400));
    if (kind === 'reason' || kind === 'notice') {
        const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .withPage */ .M8)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .saidText */ .Rz)(cause), 900), code);
        const { generalMessages, occurrences } = cause;
        const stopped = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .toPlainText */ .bo)((0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_13__/* .stoppedWords */ .HO)(cause.stopped, view)), 400);
        const places = generalMessages.length === 0 ? [] : occurrences;
        return [
            `  ${sign} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)(': ', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)(names, 300), text)}`,
            ...(stopped === '' ? [] : [`      ${stopped}`]),
            ...firstLines(places, SHOWN_IN_LOG.resources, _occurrences_js__WEBPACK_IMPORTED_MODULE_6__/* .hiddenWords */ .cK, (place) => [
                `      ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .fileAndLine */ .CP)(place), 400)}`,
            ]),
        ];
    }
    const baseline = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .toPlainText */ .bo)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineWords */ .v8)(cause.baseline, view.context));
    const name = policy === '' ? `policy set ${policySet}` : policy;
    const level = policy === '' ? 'could not be evaluated' : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .levelOrProblem */ .je)(cause);
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isAccepted */ .oB)(cause)) {
        const addresses = cause.occurrences.flatMap((occurrence) => occurrence.addresses);
        const named = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .listText */ .so)([...new Set(addresses)], 3);
        return [`  ${sign} ${inColumns([name, level, where, named, (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptedText */ .zs)(cause)], 300)}`];
    }
    const occurrenceLines = (occurrence) => {
        const ownWords = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .toPlainText */ .bo)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .baselineWords */ .v8)((0,_occurrences_js__WEBPACK_IMPORTED_MODULE_6__/* .ownBaseline */ .SU)(occurrence, cause), view.context));
        const addresses = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .listText */ .so)((0,_occurrences_js__WEBPACK_IMPORTED_MODULE_6__/* .unmentionedAddresses */ .TY)(occurrence), 5, (one) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)(one, 400));
        const { lines, rest } = (0,_message_text_js__WEBPACK_IMPORTED_MODULE_7__/* .messageLines */ .VL)(occurrence.messages, LOGGED_TEXT);
        const [first = '', ...others] = lines;
        // The limit of the messages leaves space for the other columns in a line of the log.
        const parts = [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .fileAndLine */ .CP)(occurrence), addresses, first, ownWords];
        return [
            `  ${inColumns(parts, 2_000)}`,
            ...[...others, rest].filter(Boolean).map((line) => `      ${line}`),
        ];
    };
    const lines = firstLines(cause.occurrences, SHOWN_IN_LOG.resources, _occurrences_js__WEBPACK_IMPORTED_MODULE_6__/* .hiddenWords */ .cK, occurrenceLines);
    const newWord = cause.age === 'new' ? 'new' : '';
    const facts = [name, level, where, baseline, newWord, (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .overrideWords */ .mF)(cause), cause.messageOfAll];
    return [
        `  ${sign} ${inColumns(facts, 300)}`,
        ...ended.map((text) => `      ${text}`),
        ...lines.map((text) => `    ${text}`),
    ];
}
/** The parts that are not empty, with three spaces between them. @param limit the most UTF-16 units of each */
function inColumns(parts, limit) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinNonEmpty */ .JO)('   ', ...parts.map((part = '') => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)(part, limit)));
}
const FIRST = 'finding the workspace';
/** Collects the events of a job. `record` takes each, and `statusLine` says what goes on. */
function createProgress() {
    /** `endsMs`: when it may be over, if that is known, in ms since the gate started. */
    const undecided = new Map();
    let decided = 0;
    return {
        record(event) {
            if (event.kind === 'workspace-decided') {
                decided++;
                undecided.delete(event.result.workspace);
            }
            const words = event.kind === 'progress' ? event.words : PROGRESS_WORDS[event.kind];
            const workspace = 'workspace' in event ? event.workspace : undefined;
            if (workspace === undefined || words === undefined)
                return;
            let endsMs = event.kind === 'progress' ? undecided.get(workspace)?.endsMs : undefined;
            if (event.kind === 'run-created' && event.lastDurationMs !== undefined) {
                endsMs = event.atMs + event.lastDurationMs;
            }
            undecided.set(workspace, { words, endsMs });
        },
        /** One line, ready to print. @param nowMs since the gate started */
        statusLine(nowMs) {
            const [only, ...others] = undecided.values();
            if (only === undefined)
                return decided > 0 ? 'reporting' : FIRST;
            if (others.length === 0 && decided === 0) {
                const leftMs = only.endsMs === undefined ? 0 : only.endsMs - nowMs;
                const left = leftMs > 0 ? ` · about ${(0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .formatElapsed */ .C7)(leftMs)} left` : '';
                return `${plain(only.words)}${left}`;
            }
            const workspaces = [...undecided].map(([name, { words }]) => ({ name, words }));
            const parts = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .groupBy */ .$z)(workspaces, ({ words }) => words).map((group) => {
                // A few workspaces are named, more of them are counted.
                const names = (0,_text_js__WEBPACK_IMPORTED_MODULE_11__/* .listText */ .so)(group.map(({ name }) => plain(name)));
                const which = group.length > MOST_NAMES ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_9__/* .formatNumber */ .ZV)(group.length) : names;
                return `${which} ${plain(group[0].words)}`;
            });
            return [`${decided} of ${decided + undecided.size} decided`, ...parts].join(', ');
        },
    };
}
const MOST_NAMES = 2;
/** On one line, and unable to act on the host. */
function plain(words) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)((0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLine */ .om)(words), 60);
}
/** What a workspace does from such an event on. No other event says it. */
const PROGRESS_WORDS = {
    planning: 'planning',
    'version-created': 'uploading',
    uploaded: 'starting the run',
    'run-created': 'pending',
    canceling: 'canceling',
};
//# sourceMappingURL=console.js.map

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

// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/model/comment-commands.js
/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */
/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
const VERBS = ['help', 'rerun', 'override', 'except', 'again'];
/** The commands that change nothing: they are answered in the comment of the gate. */
const QUESTIONS = ['help', 'except'];
//# sourceMappingURL=comment-commands.js.map
// EXTERNAL MODULE: ./build/src/report/kept-texts.js
var kept_texts = __webpack_require__(86535);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
/**
 * The last line of a comment: which job reported, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Three things in it are more,
 * and are proved elsewhere: texts that people approve, seals of runs, and which runs a command ended.
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
const STATE_LIMIT = 4_096;
/** How the marker of a comment with this key begins. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/**
 * The marker as one line, with as many fingerprints, durations and runs as fit.
 *
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs, what was asked and what is approved: these are always kept
 */
function encodeMarker(state, limit = STATE_LIMIT) {
    let hints = MOST_FINGERPRINTS;
    let encoded = encodeState(state, hints);
    const alwaysKept = [
        encodeCommands(state.commands ?? []),
        state.report?.seals,
        state.ended,
        state.asked,
        (0,kept_texts/* packTexts */.yk)(state.approvable ?? []),
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
function encodeState({ report, commands = [], ended = [], asked = [], approvable = [] }, hints) {
    const encoded = {
        r: report && encodeReport(report, hints),
        a: commands.length > 0 ? encodeCommands(commands) : undefined,
        e: ended.length > 0 ? ended : undefined,
        n: asked.join('') || undefined,
        t: (0,kept_texts/* packTexts */.yk)(approvable) || undefined,
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
    const { r: encoded, a: acts, e: ended, n: asked, t: texts } = parsed;
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
/** How many commands are kept: the newest ones. */
const MOST_KEPT = 8;
/** The most UTF-16 units of all kept commands. */
const COMMANDS_BUDGET = 32_000;
/** The commands as lists of plain values, for the state at the end of the comment. */
function encodeCommands(commands) {
    return commands.map(({ verb, by, at, commit, reason }) => [
        isRefusal(verb) ? verb : VERBS.indexOf(verb),
        by,
        at,
        commit,
        reason,
    ]);
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
    return limitCommands(commands);
}
function decodeVerb(word) {
    if (isRefusal(word))
        return word;
    return typeof word === 'number' ? VERBS[word] : undefined;
}
/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
function currentCommands(commands, ...commits) {
    return limitCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
/** Limits the list to what fits into the comment, in its order. */
function limitCommands(commands) {
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

/***/ 24834:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ renderTerminal; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83538);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69166);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30445);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36850);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70075);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2314);
/* harmony import */ var _section_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83123);
/* harmony import */ var _message_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34707);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22195);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74913);
/* harmony import */ var _width_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(80204);
/* harmony import */ var _leftovers_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2384);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(58087);
/* harmony import */ var _workspace_table_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(96544);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(88832);
/**
 * The report on one screen of a terminal: what blocks, where, who may override it. Text from outside
 * is cleaned to one line; colour is only there where the caller says that it works.
 */


















/** A screen scrolls: up to so many workspaces and causes, nothing is left out. */
const FEW = 12;
const WHOLE = {
    causes: FEW,
    others: FEW,
    occurrences: 100,
    source: true,
    workspaces: FEW,
    changes: 100,
    text: 2_000,
};
/**
 * From the most detailed to the shortest: the first that fits is drawn. The table of workspaces goes first, then what does not
 * close the gate; causes keep their places as long as one of them fits.
 */
const SCREEN_LIMITS = [
    { causes: 12, others: 6, occurrences: 4, source: true, workspaces: 8, changes: 6, text: 600 },
    { causes: 12, others: 3, occurrences: 2, source: true, workspaces: 3, changes: 4, text: 600 },
    { causes: 12, others: 0, occurrences: 1, source: true, workspaces: 0, changes: 3, text: 600 },
    { causes: 8, others: 0, occurrences: 1, source: false, workspaces: 0, changes: 2, text: 400 },
    { causes: 5, others: 0, occurrences: 1, source: false, workspaces: 0, changes: 1, text: 300 },
    { causes: 3, others: 0, occurrences: 1, source: false, workspaces: 0, changes: 1, text: 200 },
    { causes: 1, others: 0, occurrences: 1, source: false, workspaces: 0, changes: 0, text: 160 },
];
/** Lines ready to print: all of a small report, else at most `screen.rows` of them. */
function renderTerminal(view, screen) {
    if (view.workspaces.length <= FEW && view.causes.length <= FEW) {
        return Object.values(screenParts(view, WHOLE, screen)).flat();
    }
    let parts = { workspaces: [], verdict: [], why: [], steps: [] };
    for (const limits of SCREEN_LIMITS) {
        parts = screenParts(view, limits, screen);
        const lines = Object.values(parts).flat();
        if (lines.length <= screen.rows)
            return lines;
    }
    return cutToScreen(parts, screen);
}
const BLANK = { indent: 0, parts: [] };
function screenParts(view, limits, screen) {
    const wrapped = (...rows) => rows.flatMap((row) => wrap(row, screen));
    // Notices were printed when they were found.
    const others = (0,_causes_js__WEBPACK_IMPORTED_MODULE_5__/* .otherSections */ .jf)(view.causes).filter(({ id, causes }) => causes.length > 0 && id !== 'notices');
    return {
        workspaces: wrapped(...workspaceRows(view, limits), BLANK),
        verdict: wrapped(verdictRow(view)),
        why: wrapped(...closingRows(view, limits, screen), ...prominentRows(view, limits), ...others.flatMap((section) => sectionRows(OTHER_TITLES[section.id] ?? (0,_section_words_js__WEBPACK_IMPORTED_MODULE_8__/* .sectionWords */ .z)(section), section, limits.others, (cause) => causeBlock(cause, view, limits, { screen }))), ...unshownRows(view, others, limits)),
        steps: wrapped(...stepRows(view, screen)),
    };
}
const OTHER_TITLES = {
    advisory: 'Advisory failures',
};
/** The verdict gets its lines first, then what to do, then why, and the workspaces what is left. */
function cutToScreen(parts, { rows }) {
    const verdict = cutLines(parts.verdict, rows);
    let left = rows - verdict.length;
    const steps = cutLines(parts.steps, Math.min(left, Math.ceil(rows / 3)));
    left -= steps.length;
    const why = cutLines(parts.why, left);
    left -= why.length;
    return [...cutLines(parts.workspaces, left), ...verdict, ...why, ...steps];
}
/** At most `most` lines: if there are more, the last one counts the others. */
function cutLines(lines, most) {
    if (lines.length <= most)
        return [...lines];
    if (most <= 0)
        return [];
    const shown = lines.slice(0, most - 1);
    return [...shown, `  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .countWords */ .rj)(lines.length - shown.length, 'more line')}`];
}
/** What was sent first, then one line per workspace, the worst first: the plan, the policies, the duration. */
function workspaceRows(view, limits) {
    const { workspaces, archives, context } = view;
    const shown = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .sortWorstFirst */ .Qi)(workspaces).slice(0, limits.workspaces);
    const width = Math.min(32, Math.max(0, ...shown.map(({ name }) => (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz)(name))));
    const plans = shown.map((workspace) => {
        const words = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .planWords */ .DO)(workspace);
        // A dash: nothing is known of the plan.
        if (words === '–')
            return '';
        return words === 'no changes' ? words : `plan ${words}`;
    });
    const planWidth = Math.max(0, ...plans.map(_width_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz));
    const rows = shown.map((workspace, index) => {
        const { name, verdict, durationMs } = workspace;
        const policies = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .resultCountWords */ .Gw)(workspace) || (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictWords */ .L2)(verdict, workspace.counts.advisoryFailed);
        const time = durationMs === undefined ? '' : (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .formatElapsed */ .C7)(durationMs);
        const green = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isGreen */ .gf)(verdict, context.gate.failOn);
        const { sign } = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .signsOf */ .Oi)(verdict, green);
        const parts = [
            { text: sign, style: green ? 'green' : 'red' },
            {
                text: ` ${(0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .padToColumns */ .UG)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(name, 60), width)}  ${(0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .padToColumns */ .UG)(plans[index] ?? '', planWidth)}  `,
            },
            { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)('  ', policies, time) },
        ];
        return { indent: 2, parts };
    });
    const [archive] = archives;
    const sent = archive
        ? [rowOf(2, soft(`${archive.directory} → ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .countWords */ .rj)(archive.files, 'file')} sent`))]
        : [];
    const hidden = workspaces.length - shown.length;
    if (shown.length === 0 && hidden > 0) {
        const totals = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .countWords */ .rj)(hidden, 'workspace')}: ${(0,_workspace_table_js__WEBPACK_IMPORTED_MODULE_15__/* .verdictTotals */ .$T)((0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .sortWorstFirst */ .Qi)(workspaces))}`;
        return [...sent, rowOf(2, soft(totals))];
    }
    return [...sent, ...rows, ...hiddenRows(2, (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .countWordsIfAny */ .eQ)(hidden, 'more workspace'))];
}
function verdictRow(view) {
    // A name keeps its small letter.
    const headline = beginsWithWords(view.heading)
        ? view.headline.charAt(0).toUpperCase() + view.headline.slice(1)
        : view.headline;
    const style = view.green ? 'green' : 'red';
    return rowOf(0, { text: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .signsOf */ .Oi)(view.shownVerdict, view.green).sign} `, style }, bold((0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(headline, 400)));
}
function beginsWithWords(sentence) {
    if (typeof sentence === 'string')
        return true;
    if ('kind' in sentence)
        return false;
    const first = sentence.find((part) => part !== '');
    return first === undefined || beginsWithWords(first);
}
/** Causes in full below their title, and the others by name; nothing if none is in full. */
function sectionRows(title, { causes }, most, blockOf) {
    const shown = causes.slice(0, most);
    if (shown.length === 0)
        return [];
    return [
        BLANK,
        rowOf(2, bold(title)),
        ...shown.flatMap(blockOf),
        ...hiddenCauseRows(causes, shown),
    ];
}
function closingRows(view, limits, screen) {
    const sections = (0,_causes_js__WEBPACK_IMPORTED_MODULE_5__/* .closingSections */ .Yv)(view.causes, view.green);
    // Only one cause is shown with source lines: the first that has any.
    const withSource = limits.source
        ? sections
            .flatMap(({ causes }) => causes)
            .find(({ occurrences: [first] }) => first.excerpt !== undefined)
        : undefined;
    return sections.flatMap((section) => {
        const title = plainLine((0,_section_words_js__WEBPACK_IMPORTED_MODULE_8__/* .sectionTitle */ .G)(section, view), 300);
        const rows = sectionRows(title, section, limits.causes, (cause) => causeBlock(cause, view, limits, { screen, showsSource: cause === withSource }));
        return rows.length > 0
            ? rows
            : [rowOf(2, bold(title), { text: `: ${causeNames(section.causes)}` })];
    });
}
/** How many causes are not shown, and their names, so that every policy that failed has its name in the log. */
function hiddenCauseRows(causes, shown) {
    const hidden = causes.slice(shown.length);
    if (hidden.length === 0)
        return [];
    const more = soft(`… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .countWords */ .rj)(hidden.length, 'more cause')}`);
    const names = causeNames(hidden);
    return [rowOf(2, more, { text: names && `: ${names}` })];
}
function causeNames(causes) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .listText */ .so)([...new Set(causes.map((cause) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .causeWords */ .pQ)(cause), 120)))]);
}
function causeBlock(cause, view, limits, { screen, showsSource = false }) {
    const { kind, policy, policySet, code } = cause;
    const where = view.workspaces.length > 1 ? plainLine((0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_16__/* .workspaceNames */ .c2)(cause.workspaces, view), 300) : '';
    if (kind === 'reason' || kind === 'notice') {
        const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .withPage */ .M8)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .saidText */ .Rz)(cause), limits.text), code);
        const name = where || (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .listText */ .so)(cause.workspaces, 2, (one) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(one, 60));
        const { generalMessages, occurrences } = cause;
        const places = generalMessages.length === 0 ? [] : occurrences.slice(0, limits.occurrences);
        const hiddenPlaces = generalMessages.length - places.length;
        const stopped = plainLine((0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_16__/* .stoppedWords */ .HO)(cause.stopped, view), 400);
        return [
            rowOf(2, signOf(cause), { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)(': ', name, text) }),
            ...(stopped === '' ? [] : [rowOf(6, { text: stopped })]),
            ...places.map((place) => rowOf(6, { text: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)(place), 200), isWhole: true })),
            ...hiddenRows(6, hiddenPlaces > 0 ? `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .formatNumber */ .ZV)(hiddenPlaces)} more` : ''),
        ];
    }
    const facts = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)(' · ', policy === '' ? 'could not be evaluated' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(policySet, 60), where, plainLine((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineWords */ .v8)(cause.baseline, view.context), 80), cause.age === 'new' ? 'new' : '', cause.todo?.kind === 'fix-policies' && cause.own !== true ? NOT_OF_THE_CHANGE : '', (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .isAccepted */ .oB)(cause) ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedText */ .zs)(cause), 200) : '', 
    // Whom the service names is in the title.
    cause.overrideBy === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .overrideWords */ .mF)(cause), 300));
    // Of what is accepted the resources are named: why it is accepted follows the name.
    const told = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .isAccepted */ .oB)(cause)
        ? cause.occurrences.filter(({ addresses }) => addresses.length > 0)
        : cause.occurrences;
    const shown = told.slice(0, limits.occurrences);
    const hidden = told.slice(limits.occurrences);
    const rows = shown.flatMap((occurrence, index) => occurrenceRows(occurrence, limits.text, screen, showsSource && index === 0));
    const name = policy === '' ? `policy set ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(policySet, 80)}` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(policy, 80);
    const ofAll = (0,_message_text_js__WEBPACK_IMPORTED_MODULE_9__/* .messageLines */ .VL)([cause.messageOfAll], textLimits(limits.text)).lines;
    const ended = (cause.ended ?? []).map((each) => plainLine((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .endedWords */ .E5)(each, view.context.judges.exceptionsFile), 300));
    return [
        rowOf(2, signOf(cause), bold(name), soft(`  ${facts}`)),
        ...[...ended, ...ofAll].map((text) => rowOf(6, { text })),
        ...rows,
        ...hiddenRows(6, (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_7__/* .hiddenWords */ .cK)(hidden)),
    ];
}
const NOT_OF_THE_CHANGE = 'nothing in this change is at fault';
function signOf({ severity, blocks }) {
    if (blocks || severity === 'blocks' || severity === 'needs-override')
        return { text: '✗ ', style: 'red' };
    return severity === 'warns' ? { text: '! ', style: 'yellow' } : { text: '· ', style: 'dim' };
}
function plainLine(sentence, limit) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .toPlainText */ .bo)(sentence), limit);
}
/** @param text characters of one reason or message */
const textLimits = (text) => ({ characters: text, lines: Math.ceil(text / 40) });
/**
 * The messages are below the line at fault if source lines are shown, else after the address. Where the screen is too narrow
 * for place and address, each has a line of its own.
 */
function occurrenceRows(occurrence, textLimit, screen, showsSource) {
    const addresses = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .listText */ .so)((0,_occurrences_js__WEBPACK_IMPORTED_MODULE_7__/* .unmentionedAddresses */ .TY)(occurrence), 3, (one) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(one, 200));
    const { lines, rest } = (0,_message_text_js__WEBPACK_IMPORTED_MODULE_9__/* .messageLines */ .VL)(occurrence.messages, textLimits(Math.min(600, textLimit)));
    const [message = '', ...below] = [...lines, rest].filter(Boolean);
    const place = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)(occurrence), 200);
    const { excerpt, location } = occurrence;
    const whole = (text) => ({ text, isWhole: true });
    if (!showsSource || excerpt === undefined || location === undefined) {
        const said = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)(': ', addresses, message);
        const named = whole(addresses !== '' && message !== '' ? `${addresses}: ` : addresses);
        const isNarrow = place !== '' && (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz)(place) + (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz)(said) + 8 > screen.columns;
        const first = isNarrow
            ? [rowOf(6, whole(place)), rowOf(6, named, { text: message })]
            : [rowOf(6, whole(place && `${place}  `), named, { text: message })];
        return [...first, ...below.map((text) => rowOf(8, { text }))];
    }
    const source = sourceRows(excerpt, location.startLine, screen);
    const marked = [`▲ ${message}`, ...below.map((text) => `  ${text}`)];
    const isNarrow = (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz)(place) + (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz)(addresses) + 8 > screen.columns;
    const head = isNarrow
        ? [rowOf(6, whole(place)), rowOf(6, whole(addresses))]
        : [rowOf(6, whole(`${place}  `), whole(addresses))];
    return [
        ...head,
        ...source.rows,
        ...marked.map((text) => rowOf(8, soft(source.gutter), { text, style: 'red' })),
    ];
}
/** The line at fault and the one before it, with their numbers; `gutter` is as wide as those, for a row below. */
function sourceRows({ lines, at }, startLine, screen) {
    const width = String(startLine - at + lines.length).length;
    const columns = Math.max(20, screen.columns - width - 12);
    const rows = lines.slice(Math.max(0, at - 1), at + 1).map((line, index, shown) => {
        const isAtFault = index === shown.length - 1;
        const number = isAtFault ? startLine : startLine - 1;
        const code = (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .clipToColumns */ .ZU)(line.replaceAll('\t', '  '), columns);
        const gutter = `${String(number).padStart(width)} │ `;
        return rowOf(8, soft(gutter), isAtFault ? bold(code) : { text: code });
    });
    return { rows, gutter: `${' '.repeat(width)} │ ` };
}
/** What is destroyed, replaced, forgotten or invoked. */
function prominentRows(view, limits) {
    const prominent = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .prominentChanges */ .KP)(view);
    if (prominent.length === 0)
        return [];
    const numbersOf = (actions) => {
        const words = actions.map((action) => {
            const number = prominent.filter((change) => change.action === action).length;
            return number > 0 ? (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .actionCountWords */ .D6)(action, number) : '';
        });
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)(', ', ...words);
    };
    const destroyed = numbersOf(['delete', 'replace']);
    const title = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)('; ', destroyed && `Destroyed or replaced: ${destroyed}`, numbersOf(['forget', 'invoke']));
    const shown = prominent.slice(0, limits.changes).map((change) => {
        const fileLine = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)(change);
        const reason = change.action === 'replace' ? (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonAndAttributes */ .NL)(change) : (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changeReason */ .ff)(change);
        const why = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .toPlainText */ .bo)(reason), 160);
        const parts = [
            { text: `${_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .ACTION_SIGNS */ .mX[change.action]} `, style: 'red' },
            { text: `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(change.address, 200)}  `, isWhole: true },
            soft(view.workspaces.length > 1 ? `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(change.workspace, 60)}  ` : ''),
            { text: fileLine && `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(fileLine, 200)}  `, isWhole: true },
            soft(why),
        ];
        return rowOf(2, ...parts);
    });
    const hidden = prominent.length - shown.length;
    const more = hiddenRows(2, hidden > 0 ? `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .formatNumber */ .ZV)(hidden)} more` : '');
    return [BLANK, rowOf(2, bold(title)), ...shown, ...more];
}
/** One row for what is folded on other surfaces: the other changes by their number, the other causes by their names. */
function unshownRows(view, others, limits) {
    const changes = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changesOf */ .fs)(view);
    const ordinary = changes.filter(({ action }) => !(0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .isProminent */ .jR)(action)).length;
    const noun = ordinary === changes.length ? 'change' : 'other change';
    const unshown = limits.others === 0 ? others : [];
    const parts = unshown.map((section) => `▸ ${(0,_section_words_js__WEBPACK_IMPORTED_MODULE_8__/* .sectionWords */ .z)(section)}: ${causeNames(section.causes)}`);
    if (ordinary > 0)
        parts.unshift(`▸ ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .countWords */ .rj)(ordinary, noun)}`);
    return parts.length === 0 ? [] : [BLANK, rowOf(2, soft(parts.join('   ')))];
}
function stepRows(view, { columns }) {
    const steps = [...(0,_leftovers_js__WEBPACK_IMPORTED_MODULE_13__/* .leftoversOf */ .K)(view.workspaces), ...view.steps].slice(0, 5);
    if (steps.length === 0)
        return [];
    return [BLANK, ...steps.map((step) => rowOf(2, ...stepParts(step, columns)))];
}
/** A step in pieces: what a person types is one that is never wrapped. */
function stepParts(step, columns) {
    if (typeof step === 'string')
        return [{ text: step }];
    if (!('kind' in step))
        return step.flatMap((inner) => stepParts(inner, columns));
    const text = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .toPlainText */ .bo)(step), 10_000);
    if (step.kind === 'typed')
        return [{ text, isTyped: true }];
    return [{ text: columns < NARROW ? withoutLongAddresses(text, columns - 4) : text }];
}
/** A screen on which an address of a run is two lines or more. */
const NARROW = 60;
/** Without addresses that are wider than a line: the command in the next step does the same. */
function withoutLongAddresses(step, width) {
    return step.replaceAll(/ \(https?:\/\/[^\s()]+\)/g, (address) => (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz)(address) > width ? '' : address);
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
/** Wraps a row at words, and applies its styles. A word that is longer than the line is cut. */
function wrap({ indent, parts }, screen) {
    // Escaped before it is cut, because escaping makes a text longer.
    const words = parts.flatMap(({ text, style, isWhole, isTyped = false }) => (isTyped ? [(0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLine */ .om)(text)] : (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLine */ .om)(text).split(/(?<= )(?=[^ ])/)).map((word) => ({ text: word, style, isWhole: isWhole === true || isTyped })));
    const lines = [[]];
    let used = indent;
    for (const word of words) {
        const isFirst = lines.at(-1)?.length === 0;
        if (!isFirst && used + (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz)(word.text.trimEnd()) > screen.columns) {
            lines.push([]);
            used = indent + 2;
            // At the start of a line, another text is a command.
            word.text = (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLine */ .om)(word.text);
        }
        const width = (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz)(word.text.trimEnd());
        // A URL is not cut, because it would lead elsewhere: the terminal wraps it.
        const isWhole = word.isWhole === true || word.text.includes('://') || width <= screen.columns - used;
        const text = isWhole ? word.text : (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .clipToColumns */ .ZU)(word.text, screen.columns - used);
        lines.at(-1)?.push({ ...word, text });
        used += (0,_width_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz)(text);
    }
    return lines.map((pieces, index) => {
        const start = pieces.length === 0 ? '' : ' '.repeat(indent + (index > 0 ? 2 : 0));
        return start + applyStyles(pieces, screen).trimEnd();
    });
}
/** Joins neighbouring pieces of the same style. */
function applyStyles(pieces, screen) {
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
        const safe = (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_10__/* .safeLine */ .om)(text);
        if (!screen.colour || style === undefined)
            return safe;
        return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, safe, { validateStream: false });
    })
        .join('');
}
//# sourceMappingURL=terminal.js.map

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
    const own = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)(', ', ...ownPolicies.map((source) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(source, 60)));
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
    const none = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(verdict)
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `no policies`
        : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictWords */ .L2)(verdict, workspace.counts.advisoryFailed);
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
    const { own, others } = workspace.countsBySource;
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
    const alike = (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .groupBy */ .$z)(results, ({ level, status, word }) => [
        level,
        status,
        status === 'unknown' && word,
    ]);
    alike.sort(comparePassed);
    const lines = (lineOf) => (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .joinNonEmpty */ .JO)('<br>', ...alike.map(lineOf));
    return tableRow((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(policy, 120)}${set}`, lines(([{ level }]) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .levelWords */ .s2)(level)}`), lines(([{ status, word = '' }]) => status === 'unknown' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `unknown ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeSpan */ .SS)(word, 40)}` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `${status}`), lines((group) => {
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