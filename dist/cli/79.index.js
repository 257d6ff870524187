"use strict";
exports.id = 79;
exports.ids = [79];
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

/***/ 8600:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N1: function() { return /* binding */ renderEvent; },
/* harmony export */   gM: function() { return /* binding */ renderVerdict; },
/* harmony export */   pd: function() { return /* binding */ renderHead; }
/* harmony export */ });
/* harmony import */ var _policy_count_results_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(50276);
/* harmony import */ var _archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(82988);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20319);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62373);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30445);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);
/* harmony import */ var _cause_sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53296);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70075);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2314);
/* harmony import */ var _message_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34707);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67713);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10000);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74913);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(58087);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(88832);
/** The job's log: one line per change while it runs, and the verdict at the end. */

















/** `Plangate 1.0.0 · acme on app.terraform.io · pull request #42 at 6f1cb40`, or `Plangate 1.0.0 · without a service` */
function renderHead(context) {
    const { madeWhere, areOfCommit, options } = context.plans;
    const { commit } = context.ci;
    const { judgedBy } = context.judges;
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)(' ', (0,_links_js__WEBPACK_IMPORTED_MODULE_9__/* .pullRequestWords */ .wH)(context), commit && areOfCommit ? `at ${commit.sha.slice(0, 7)}` : '');
    const judge = judgedBy && `judged by ${judgedBy}`;
    return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)((0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)(' · ', `Plangate ${context.gate.version}`, madeWhere, judge, what), ...(options.length > 0 ? [`Planned with ${options.join(' · ')}`] : []));
}
/** What the log says about an event, ready to print; no lines for some events. None of them can act on the host. */
function renderEvent(event, options = {}) {
    const name = 'workspace' in event && options.areSeveral === true ? `${event.workspace}: ` : '';
    const stamp = `  ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .formatElapsed */ .C7)(event.atMs)} ${name}`;
    switch (event.kind) {
        case 'archive':
            return archiveLines(event.archive, options.repositoryRoot);
        case 'version-created':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)(`${stamp}configuration version ${event.versionId} created`);
        case 'planning':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)(`▸ ${event.workspace}   planned by ${event.by}`);
        case 'uploaded':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)(`${stamp}uploaded`);
        case 'run-created':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
        case 'run-found':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}   (not started here)`);
        case 'run-overridden':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
        case 'run-reused':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} planned these very files for ${event.commit.slice(0, 7)}; no new run`);
        case 'progress':
            // A run that a policy stopped is `errored`, too: the verdict, which is printed next, says what it was.
            return event.words === _model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_STATUSES */ .LV.errored.says ? [] : (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)(`${stamp}${event.words}`);
        case 'canceling':
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)(`${stamp}canceling ${event.runId}: ${event.why}`);
        case 'workspace-decided': {
            // The reasons are printed at the end of the log, where people look for them.
            const { workspace, verdict, plan, results } = event.result;
            const { sign } = _words_js__WEBPACK_IMPORTED_MODULE_4__/* .VERDICT_WORDS */ ._G[verdict.word];
            const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictWords */ .L2)(verdict.word, (0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_15__/* .countResults */ .a)(results));
            const changes = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNoChanges */ .hE)(plan) ? ', no changes' : '';
            return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)(`${sign} ${workspace}   ${words}${changes}   ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .formatElapsed */ .C7)(event.atMs)}`);
        }
    }
}
function archiveLines(archive, repositoryRoot) {
    const listed = archive.excluded.filter(({ reason }) => reason !== 'ignored');
    const ignored = archive.excluded.length - listed.length;
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const words = listed.map(({ path, reason }) => `${path} ${reason}`);
    const notSent = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)(', ', ignored > 0 ? `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(ignored)} ignored` : '', listed.length > 0 ? `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(listed.length)} excluded: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .listText */ .so)(words, 4)}` : '');
    // Uploads grow by accident: people see what makes this one large before it is sent.
    const largest = (0,_archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_16__/* .describeLargest */ .cz)(archive);
    const { uncommitted = [] } = archive;
    return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .countWords */ .rj)(files, 'file')}, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .formatSize */ .Xq)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${notSent && `  (${notSent})`}`, ...(uncommitted.length > 0 ? [`  not committed: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .listText */ .so)(uncommitted, 4)}`] : []), ...(largest.length > 0 ? ['  The largest files:'] : []), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
function shownDirectory(root, repositoryRoot) {
    const inside = repositoryRoot === undefined ? undefined : (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_0__/* .relativePathInside */ ._)(repositoryRoot, root);
    if (inside === undefined)
        return root;
    return inside === '' ? './' : `${inside}/`;
}
/** How many of each are printed in the log at most; the job summary has all of them. */
const SHOWN_IN_LOG = { closing: 50, others: 10, resources: 10, workspaces: 20, changes: 20 };
/** How much of the messages about one resource is printed in the log. */
const LOGGED_TEXT = { characters: 600, lines: 10 };
/** The end of the log: the workspaces' verdicts, what failed where and why, the next steps. */
function renderVerdict(view) {
    const closing = (0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .closingSections */ .Yv)(view.causes, view.green).flatMap(({ causes }) => causes);
    const causes = [
        ...firstLines(closing, SHOWN_IN_LOG.closing, ({ length }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .countWords */ .rj)(length, 'more cause'), (cause) => causeLines('✗', cause, view)),
        // Notices were printed when they were found.
        ...(0,_cause_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .otherSections */ .jf)(view.causes)
            .filter(({ id }) => id !== 'notices')
            .flatMap(({ id, noun, causes: some }) => firstLines(some, SHOWN_IN_LOG.others, ({ length }) => (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .countWords */ .rj)(length, `more ${noun}`), (cause) => causeLines(OTHER_SIGNS[id] ?? '!', cause, view))),
    ];
    return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_11__/* .safeLines */ .Bv)('', ...workspaceLines(view), ...(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .prominentLines */ .e6)(view, SHOWN_IN_LOG.changes), ...(causes.length > 0 ? ['', ...causes] : []), '', `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .signsOf */ .Oi)(view.shownVerdict, view.green).sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
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
    const shown = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .sortWorstFirst */ .Qi)(view.workspaces).slice(0, SHOWN_IN_LOG.workspaces);
    const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
    const lines = shown.map((workspace) => workspaceLine(workspace, view, width));
    const hidden = view.workspaces.length - shown.length;
    const green = view.workspaces.filter(({ verdict }) => (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isGreen */ .gf)(verdict)).length;
    if (hidden > 0)
        lines.push(`  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .countWords */ .rj)(hidden, 'more workspace')}, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .formatNumber */ .ZV)(Math.min(hidden, green))} of them green`);
    return lines;
}
function workspaceLine(workspace, view, width) {
    const { verdict, name, runUrl } = workspace;
    const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .verdictWords */ .L2)(verdict, workspace.counts);
    const { sign } = (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .signsOf */ .Oi)(verdict, (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isGreen */ .gf)(verdict, view.context.gate.failOn));
    const plan = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .planWords */ .DO)(workspace);
    const changes = plan === '–' ? '' : `   ${plan}`;
    const url = runUrl === undefined ? '' : `   ${runUrl}`;
    return `${sign} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(name, 90).padEnd(width)}   ${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .resultCountWords */ .Gw)(workspace) || words}${changes}${url}`;
}
/** What a cause says, and its resources below it. */
function causeLines(sign, cause, view) {
    const { kind, policy, policySet, code } = cause;
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .toPlainText */ .bo)((0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_14__/* .workspaceNames */ .c2)(cause.workspaces, view));
    const where = view.workspaces.length > 1 ? `in ${names}` : '';
    const ended = (cause.ended ?? []).map((each) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .toPlainText */ .bo)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .endedWords */ .E5)(each, view.context.judges.exceptionsFile)), 400));
    if (kind === 'reason' || kind === 'notice') {
        const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .withPage */ .M8)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .saidText */ .Rz)(cause), 900), code);
        const { generalMessages, occurrences } = cause;
        const stopped = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .toPlainText */ .bo)((0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_14__/* .stoppedWords */ .HO)(cause.stopped, view)), 400);
        const places = generalMessages.length === 0 ? [] : occurrences;
        return [
            `  ${sign} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)(': ', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(names, 300), text)}`,
            ...(stopped === '' ? [] : [`      ${stopped}`]),
            ...firstLines(places, SHOWN_IN_LOG.resources, _occurrences_js__WEBPACK_IMPORTED_MODULE_7__/* .hiddenWords */ .cK, (place) => [
                `      ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)(place), 400)}`,
            ]),
        ];
    }
    const baseline = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .toPlainText */ .bo)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineWords */ .v8)(cause.baseline, view.context));
    const name = policy === '' ? `policy set ${policySet}` : policy;
    const level = policy === '' ? 'could not be evaluated' : (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .levelOrProblem */ .je)(cause);
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .isAccepted */ .oB)(cause)) {
        const addresses = cause.occurrences.flatMap((occurrence) => occurrence.addresses);
        const named = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .listText */ .so)([...new Set(addresses)], 3);
        return [`  ${sign} ${inColumns([name, level, where, named, (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedText */ .zs)(cause)], 300)}`];
    }
    const occurrenceLines = (occurrence) => {
        const ownWords = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .toPlainText */ .bo)((0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineWords */ .v8)((0,_occurrences_js__WEBPACK_IMPORTED_MODULE_7__/* .ownBaseline */ .SU)(occurrence, cause), view.context));
        const addresses = (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .listText */ .so)((0,_occurrences_js__WEBPACK_IMPORTED_MODULE_7__/* .unmentionedAddresses */ .TY)(occurrence), 5, (one) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(one, 400));
        const { lines, rest } = (0,_message_text_js__WEBPACK_IMPORTED_MODULE_8__/* .messageLines */ .VL)(occurrence.messages, LOGGED_TEXT);
        const [first = '', ...others] = lines;
        // The limit of the messages leaves space for the other columns in a line of the log.
        const parts = [(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .fileAndLine */ .CP)(occurrence), addresses, first, ownWords];
        return [
            `  ${inColumns(parts, 2_000)}`,
            ...[...others, rest].filter(Boolean).map((line) => `      ${line}`),
        ];
    };
    const lines = firstLines(cause.occurrences, SHOWN_IN_LOG.resources, _occurrences_js__WEBPACK_IMPORTED_MODULE_7__/* .hiddenWords */ .cK, occurrenceLines);
    const newWord = cause.age === 'new' ? 'new' : '';
    const facts = [name, level, where, baseline, newWord, (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .overrideWords */ .mF)(cause), cause.messageOfAll];
    return [
        `  ${sign} ${inColumns(facts, 300)}`,
        ...ended.map((text) => `      ${text}`),
        ...lines.map((text) => `    ${text}`),
    ];
}
/** The parts that are not empty, with three spaces between them. @param limit the most UTF-16 units of each */
function inColumns(parts, limit) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_12__/* .joinNonEmpty */ .JO)('   ', ...parts.map((part = '') => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .cleanLine */ .Ow)(part, limit)));
}
//# sourceMappingURL=job-log.js.map

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

/***/ })

};
;