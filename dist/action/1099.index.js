"use strict";
exports.id = 1099;
exports.ids = [1099,3208];
exports.modules = {

/***/ 33208:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: function() { return /* binding */ contentOfReport; },
/* harmony export */   Tx: function() { return /* binding */ commentDoubts; },
/* harmony export */   _9: function() { return /* binding */ supersededIn; },
/* harmony export */   e2: function() { return /* binding */ startComment; },
/* harmony export */   eP: function() { return /* binding */ toDatedReport; },
/* harmony export */   toCommentContent: function() { return /* binding */ toCommentContent; },
/* harmony export */   writeComment: function() { return /* binding */ writeComment; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77077);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54340);
/* harmony import */ var _report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48129);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19696);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93452);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74132);
/**
 * One comment on the pull request, even if several jobs write it at the same time. No host has a
 * conditional write, so every job reads, writes, waits a moment and reads again. If a late write
 * removed its report, it writes once more, and the newest run wins; of two jobs of one commit, the
 * first one that is seen there. A job never creates a second comment, even if the host's list lacks
 * the first: the list may lag, or not name the author.
 */








/** The most UTF-16 units of a comment. GitHub's limit is near 65,536 of a unit that is not documented. */
const LARGEST_BUDGET = 60_000;
/** For a host that finds that too long. */
const SMALLER_BUDGETS = [10_000, 2_000];
/** How often the comment is read again, and written again if it is lost. */
const MOST_ROUNDS = 12;
/** How often the list is read again while it lacks the comment that was created. */
const MOST_LOOKS = 3;
/** One job deletes no more copies than this that earlier jobs left. */
const MOST_DELETED = 20;
/**
 * Reads the pull request and writes the comment once. With a `snapshot` that was read just now, it is not read again.
 * Resolves to the result so far: `settle` makes sure that the comment stays.
 *
 * @throws HostError if the host refuses or does not answer
 */
async function startComment(api, content, { snapshot, ...target }, ports) {
    const { neutralise = (body) => body } = api;
    const compose = (...asked) => neutralise(content.compose(...asked));
    const writer = { api, content: { ...content, compose }, target, ports };
    const began = ports.clock.now();
    const result = await writeRound(writer, snapshot);
    const roundMs = ports.clock.now() - began;
    return {
        result,
        /** Waits, reads again, and writes again if another job removed the report. Resolves to the final result. */
        settle: async () => (result.written ? settle(writer, result, roundMs) : result),
    };
}
/** Writes the comment and makes sure that it stays. Takes and rejects what `startComment` does. */
async function writeComment(...asked) {
    const started = await startComment(...asked);
    const result = await started.settle();
    const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
    return { commentUrl, doubts: commentDoubts(result) };
}
/** What the log says about a comment that is not as the job wanted it. */
function commentDoubts(result) {
    if (result === undefined)
        return [];
    const doubts = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .describeForeign */ .eQ)(result.foreign);
    if (result.superseded !== undefined)
        doubts.unshift(SUPERSEDED[result.superseded]);
    if (result.lost)
        doubts.push(LOST);
    return doubts;
}
const SUPERSEDED = {
    commit: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The pull request has a newer commit: its comment is left to the run of that commit.`),
    run: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `A later run has reported or begun on this pull request: its comment was left as it is.`),
    job: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Another job of this commit has reported in the comment of this gate, and a gate has one comment: this report is in the summary of its job alone.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Give each gate a settings file of its own, which ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('settings')} names, or make one verdict of the jobs of one gate with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('combine')}.`,
        actor: 'operators',
    }),
};
const LOST = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Other jobs kept writing to the comment: look for this report in the summary of the job.`);
/** Reads the pull request, decides, and does it; again if the comment was deleted in between. @param first in place of the first reading */
async function writeRound(writer, first) {
    const { api, content, target } = writer;
    for (let tries = 1;; tries++) {
        const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(target.number));
        const action = chooseAction(snapshot, content, target, writer.created);
        const foreign = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .foreignComments */ .Rg)(snapshot.comments, content.marker, writer.created);
        try {
            return { ...(await perform(writer, action, snapshot)), foreign, lost: false };
        }
        catch (error) {
            // The comment was deleted after it was read.
            const isGone = error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh && error.kind === 'not-found';
            if (!isGone || tries === 3)
                throw error;
        }
    }
}
/** Does what was decided. */
async function perform(writer, action, snapshot) {
    const { api, content } = writer;
    switch (action.kind) {
        case 'unknown':
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.", { helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .CODES */ .Lp.tooManyComments });
        case 'keep':
            return { written: false, url: action.comment?.url, superseded: action.superseded };
        case 'delete':
            await api.deleteComment(action.comment.id);
            return { written: true };
        case 'create': {
            const { url } = await createOwnComment(writer, snapshot, action.hidden);
            return { written: true, url };
        }
        case 'update': {
            const { id, body: existing, url, contradicted } = action.comment;
            const isUnchanged = content.compose(existing, LARGEST_BUDGET) === existing;
            if (isUnchanged && contradicted !== true)
                return { written: false, url };
            await writeFitting(content, existing, (body) => api.updateComment(id, body));
            return { written: true, url };
        }
    }
}
/**
 * Creates the comment. If the answer is lost, it looks for the comment twice, with a pause between,
 * before it creates it a second and last time.
 */
async function createOwnComment(writer, { comments }, hidden) {
    const { api, content, target, ports } = writer;
    const before = new Set(comments.map(({ id }) => id));
    const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .hasMarker */ .xY)(body, content.marker) && content.holds(body);
    for (let tries = 1;; tries++) {
        try {
            const send = (body) => api.createComment(target.number, body);
            return (writer.created = await writeFitting(content, hidden?.body, send));
        }
        catch (error) {
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh) || error.kind !== 'unsure' || tries === 2)
                throw error;
            for (let looks = 0; looks < 2; looks++) {
                if (looks > 0 && !(await pause(ports, 2_000)))
                    throw error;
                const created = (await api.snapshot(target.number)).comments.find(isNew);
                if (created === undefined)
                    continue;
                // Another user may have copied the text: only the token's own comment proves who the author is.
                const { id, url, isOwn, author } = created;
                return (writer.created = isOwn ? { id, url, author } : { id, url });
            }
        }
    }
}
/** Writes the comment, and writes it shorter each time the host answers that it is too long. */
async function writeFitting(content, existing, write) {
    let budget = LARGEST_BUDGET;
    for (const smaller of SMALLER_BUDGETS) {
        try {
            return await write(content.compose(existing, budget));
        }
        catch (error) {
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh) || error.kind !== 'too-long')
                throw error;
            budget = smaller;
        }
    }
    return write(content.compose(existing, budget));
}
/**
 * Makes sure that the comment stays, although other jobs may write it at the same time.
 *
 * @param first the result of the first round
 * @param firstRoundMs how long that round took
 */
async function settle(writer, first, firstRoundMs) {
    const { api, content, target, ports } = writer;
    let result = first;
    let longestRoundMs = firstRoundMs;
    for (let round = 1, missing = 0; round <= MOST_ROUNDS; round++) {
        // Longer than a job takes from reading to writing, so that every write based on an older state has arrived before we
        // read again. The random part grows each round, so that jobs that write at the same time drift apart.
        const leastMs = Math.max(800, Math.min(3 * longestRoundMs, 10_000));
        if (!(await pause(ports, leastMs + ports.random() * 850 * (1 + round))))
            return result;
        const began = ports.clock.now();
        const snapshot = await api.snapshot(target.number);
        const foreign = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .foreignComments */ .Rg)(snapshot.comments, content.marker, writer.created);
        const [comment, ...copies] = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .ownComments */ .D5)(snapshot.comments, content.marker, writer.created);
        if (comment === undefined && writer.created !== undefined) {
            result = { ...result, foreign };
            // The host confirmed that the comment was created. A person may have deleted it since, on purpose.
            if (++missing === MOST_LOOKS)
                return result;
            continue;
        }
        const isWritten = comment?.contradicted !== true && content.holds(comment?.body ?? '');
        if (comment !== undefined && isWritten) {
            for (const { id } of copies.slice(0, MOST_DELETED))
                await api.deleteComment(id);
            return { written: true, lost: false, foreign, url: comment.url };
        }
        result = await writeRound(writer, snapshot);
        if (!result.written) {
            // The first of two comments stays, also where the job that wrote it is over.
            const copy = copies.find(({ id }) => id === writer.created?.id);
            if (copy !== undefined)
                await api.deleteComment(copy.id);
            return result;
        }
        longestRoundMs = Math.max(longestRoundMs, ports.clock.now() - began);
    }
    return { ...result, lost: true };
}
/** Sleeps. @returns false, without sleeping, if the deadline would pass in between */
async function pause({ clock, signal, deadline }, ms) {
    if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
        return false;
    await clock.sleep(ms, signal);
    return true;
}
/** A report view as the content of the gate's comment. @param date when it is published */
function toCommentContent(view, date) {
    return contentOfReport(toDatedReport(view, date));
}
/** A report view as it is published on this date. */
function toDatedReport(view, date) {
    return { ...(0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .toOwnReport */ .CX)(view), now: date && Math.floor(date.getTime() / 1_000) };
}
function contentOfReport(report) {
    return {
        marker: (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .markerStart */ .Rs)(report.key),
        compose: (existing, budget) => (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .composeComment */ .Sq)(existing, report, budget),
        holds: (body) => (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsReport */ .$8)(body, report),
        toKeep: (body) => (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .reportToKeep */ .fI)(body, report),
    };
}
/** @param created what this job created before: there is never a second one. */
function chooseAction(snapshot, content, target, created) {
    const comment = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .ownComments */ .D5)(snapshot.comments, content.marker, created)[0];
    if (snapshot.headSha !== target.headSha)
        return { kind: 'keep', superseded: 'commit', comment };
    if (comment === undefined) {
        if (created !== undefined)
            return { kind: 'keep', comment: created };
        const { when, green } = target;
        if (green && when !== 'always')
            return { kind: 'keep' };
        const hidden = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .lastHiddenComment */ .AC)(snapshot.comments, content.marker);
        const superseded = hidden && supersededIn(hidden, content);
        if (superseded !== undefined)
            return { kind: 'keep', superseded, comment: hidden };
        return snapshot.whole ? { kind: 'create', hidden } : { kind: 'unknown' };
    }
    const superseded = supersededIn(comment, content);
    if (superseded !== undefined)
        return { kind: 'keep', superseded, comment };
    const isUnwanted = target.when === 'on-failure' && target.green;
    return { kind: isUnwanted ? 'delete' : 'update', comment };
}
/** Whose report a comment of ours keeps, if this one is not written into it. */
function supersededIn({ body, isOwnText }, { toKeep }) {
    const superseded = toKeep(body);
    // Whose report an edited comment says to have is the word of whoever edited it.
    return superseded === 'job' && isOwnText === false ? undefined : superseded;
}
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 81099:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: function() { return /* binding */ publishApplied; },
  publishOnGitHub: function() { return /* binding */ publishOnGitHub; }
});

// UNUSED EXPORTS: conclusionOf

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var report_annotations = __webpack_require__(35594);
// EXTERNAL MODULE: ./build/src/report/comment.js + 2 modules
var comment = __webpack_require__(77077);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(67713);
// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/report/render-sentence.js
var render_sentence = __webpack_require__(44254);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/review-request.js
/** Whom to ask about the failures that wait for an approval. */





/** GitHub takes at most 15 people and teams in one request. */
const MOST_REVIEWERS = 15;
/**
 * Whom to ask about the failures that wait for an approval.
 *
 * @param asked fingerprints of causes about which a person was asked before
 * @returns fingerprints of the causes, logins of people, names of teams within the organization, and one line for a
 *   comment where no review can be requested; undefined if nobody has to be asked
 */
function reviewRequestOf({ causes, context }, asked, { author, url }) {
    const isAuthor = (name) => name.toLowerCase() === author?.toLowerCase();
    const waiting = causes.flatMap(({ severity, fingerprint, approval }) => {
        const names = (approval?.approvers ?? []).filter((name) => !isAuthor(name));
        const isNew = severity === 'needs-override' && !asked.includes(fingerprint);
        return isNew && names.length > 0 ? [{ fingerprint, names }] : [];
    });
    if (waiting.length === 0)
        return undefined;
    const names = [...new Set(waiting.flatMap((cause) => cause.names))].slice(0, MOST_REVIEWERS);
    const what = (0,report_text/* countWords */.rj)(waiting.length, 'failure');
    const report = (0,markdown/* link */.nf)('Report', url, (0,links/* allowedOrigins */.qL)(context));
    return {
        fingerprints: waiting.map(({ fingerprint }) => fingerprint),
        people: names.filter((name) => !/[/:]/.test(name)),
        teams: names.flatMap((name) => /^[^/]+\/(.+)$/.exec(name)?.[1] ?? []),
        line: (0,render_sentence/* toMarkdown */.l6)((0,sentence/* phrase */.MZ) `${(0,sentence/* listParts */.Z)(names.map(markdown/* mention */.lE))} can approve ${what} of the policy gate. ${report}`),
    };
}
//# sourceMappingURL=review-request.js.map
// EXTERNAL MODULE: ./build/src/model/default-gate.js
var default_gate = __webpack_require__(636);
// EXTERNAL MODULE: ./build/src/hosts/own-comments.js
var own_comments = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/src/hosts/comment.js
var hosts_comment = __webpack_require__(33208);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/report/applied.js
var applied = __webpack_require__(66010);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __webpack_require__(51554);
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 5 modules
var calls = __webpack_require__(34891);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/hosts/github/publish.js
/**
 * A report on GitHub: the comment on the pull request and the annotations on the check run. What
 * could not be done becomes a problem in the result; the verdict does not change. At the end, how an apply ended, in
 * comments on the pull requests that were merged.
 */














const NOT_WRITTEN = (0,sentence/* literal */.eu) `The comment on the pull request was not written`;
const NEEDED_PERMISSION = 'pull-requests: write';
/** @param known what was read just now: all paths that the pull request changes, and the pull request */
async function publishOnGitHub(publishing, known = {}) {
    const { files: changedFiles, snapshot: knownSnapshot } = known;
    const { view, target, ports } = publishing;
    const doubts = [];
    let snapshot;
    let started;
    const filesWanted = changedFiles === undefined && needsFiles(view, target);
    // The comment is written first and verified last, so that jobs that write at the same time have come to their end.
    await withPullRequestApi(publishing, doubts, async (api, number) => {
        if (target.comment === 'off' && !filesWanted)
            return;
        const hasAll = knownSnapshot !== undefined && (!filesWanted || knownSnapshot.files !== undefined);
        snapshot = hasAll ? knownSnapshot : await api.snapshot(number, { files: filesWanted });
        if (target.comment === 'off')
            return;
        const { headSha, comment: when } = target;
        const report = (0,hosts_comment/* toDatedReport */.eP)(view, ports.clock.date());
        const asked = isKept(report, snapshot)
            ? await askForReview(publishing, api, snapshot, doubts)
            : [];
        const commentTarget = { number, headSha, green: view.green, when, snapshot };
        const content = (0,hosts_comment/* contentOfReport */.NO)({ ...report, asked });
        started = await (0,hosts_comment/* startComment */.e2)(api, content, commentTarget, ports);
    });
    const filesOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
    const unplaced = await annotate(publishing, doubts, changedFiles ?? filesOfHead);
    let result = started?.result;
    await withPullRequestApi(publishing, doubts, async () => {
        if (started !== undefined && ports.skipVerify?.() !== true)
            result = await started.settle();
    });
    doubts.push(...(0,hosts_comment/* commentDoubts */.Tx)(result));
    return { unplaced, doubts, commentUrl: result?.url };
}
/** Whether the comment will have this report: the job whose report it keeps asks for reviews, and remembers it there. */
function isKept(report, snapshot) {
    const { comment } = (0,own_comments/* findOwnComment */.rA)(snapshot, report.key);
    return comment === undefined || (0,hosts_comment/* supersededIn */._9)(comment, (0,hosts_comment/* contentOfReport */.NO)(report)) === undefined;
}
/**
 * Asks the people and teams that may approve the findings of this report for a review. Where GitHub refuses that, a
 * comment of one line names them.
 *
 * @returns the fingerprints of the findings about which it asked; the comment of the gate keeps them
 */
async function askForReview({ view, target: { pullRequest, headSha } }, api, snapshot, doubts) {
    // The job of the newer commit asks.
    if (pullRequest === undefined || snapshot.headSha !== headSha)
        return [];
    const { comment, kept } = (0,own_comments/* findOwnComment */.rA)(snapshot, view.context.gate.name);
    const { asked = [] } = kept ?? {};
    const url = comment?.url ?? view.context.ci.job?.url;
    const { author } = pullRequest.input ?? {};
    const request = reviewRequestOf(view, asked, { author, url });
    if (request === undefined)
        return [];
    const { people, teams, line, fingerprints } = request;
    const { number } = pullRequest;
    if (api.requestReview !== undefined && people.length + teams.length > 0) {
        const refused = (0,host_error/* onHostError */.yg)(() => false);
        const isAsked = await api.requestReview(number, people, teams).then(() => true, refused);
        if (isAsked)
            return fingerprints;
    }
    const explain = (0,host_error/* onHostError */.yg)((problem) => {
        doubts.push((0,calls/* explainProblem */.F)(NOT_NOTIFIED, NEEDED_PERMISSION, problem));
        return [];
    });
    return await api.createComment(number, line).then(() => fingerprints, explain);
}
const NOT_NOTIFIED = (0,sentence/* literal */.eu) `Who can approve was not notified`;
/** Does the work if there is a pull request and a token for it. A failure of the host becomes a doubt. */
async function withPullRequestApi({ target, github: { comments: api } }, doubts, work) {
    const { pullRequest } = target;
    if (pullRequest === undefined)
        return;
    if (api === undefined) {
        // Called twice: it is said once.
        if (target.comment !== 'off' && doubts.length === 0) {
            doubts.push((0,finding/* finding */.gk)(errors/* CODES */.Lp.lacksHostRight, (0,sentence/* phrase */.MZ) `${NOT_WRITTEN}: there is no token for it.`, {
                remedy: (0,sentence/* phrase */.MZ) `Leave ${(0,sentence/* setting */.Pe)('github-token')} at its default.`,
                actor: 'operators',
            }));
        }
        return;
    }
    const explain = (0,host_error/* onHostError */.yg)((problem) => {
        doubts.push((0,calls/* explainProblem */.F)(NOT_WRITTEN, NEEDED_PERMISSION, problem, pullRequest.fork));
    });
    await work(api, pullRequest.number).catch(explain);
}
/** Writes the annotations on the check run. @returns those that are on none: the caller prints them as commands */
async function annotate({ view, target, github: { checks } }, doubts, changedFiles) {
    if (target.annotate === 'off')
        return [];
    const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
    const scope = target.annotate === 'all' ? 'all' : 'changed';
    const rendered = (0,report_annotations/* renderAnnotations */.H)(view, { annotate: scope, changedFiles: changed });
    // With `changed`, findings that close the gate are not annotated elsewhere either, if the changed files are known.
    const annotations = target.annotate === 'changed' && changed !== undefined
        ? rendered.filter(({ path }) => changed.has(path))
        : rendered;
    if (checks?.server !== server/* GITHUB */.U0)
        return annotations;
    const { name: gate } = view.context.gate;
    const result = await publishCheck(checks, {
        checkRunId: target.checkRunId,
        name: gate === default_gate/* DEFAULT_GATE */.s ? 'Plangate' : `Plangate (${gate})`,
        headSha: target.headSha,
        conclusion: conclusionOf(view),
        render: (summaryBytes) => (0,comment/* renderCheck */.d3)(view, summaryBytes),
        annotations,
        fork: target.pullRequest?.fork === true,
    });
    doubts.push(...result.doubts);
    return result.left;
}
/** Whether the list of changed files decides about an annotation. Findings that close the gate are always shown. */
function needsFiles(view, { annotate }) {
    if (annotate === 'off' || annotate === 'all')
        return false;
    return view.causes.some(({ occurrences, severity }) => occurrences.some(({ location }) => location !== undefined) &&
        (annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
/** 50 annotations go in a request, and only an app writes check runs: https://docs.github.com/en/rest/checks/runs. */
const ANNOTATIONS_PER_REQUEST = 50;
const SMALL_SUMMARY_BYTES = 15_000;
/**
 * What a check run of the gate itself concludes. GitHub lets a required check pass with `success` and
 * `neutral`, and with no other word that is used here.
 */
function conclusionOf({ green, verdict, }) {
    if (green)
        return (0,model_verdict/* isGreen */.gf)(verdict) ? 'success' : 'neutral';
    return verdict === 'needs-override' ? 'action_required' : 'failure';
}
/**
 * Writes the annotations on the check run of the job, otherwise on a completed one that is created for them. Those in
 * `left` are on none, or GitHub did not answer: print them as workflow commands.
 */
async function publishCheck(api, report) {
    const { checkRunId, fork, render, annotations, ...checkRun } = report;
    let sent = 0;
    let content = render();
    const batch = () => ({
        ...content,
        annotations: annotations.slice(sent, sent + ANNOTATIONS_PER_REQUEST),
    });
    const create = () => api.createCheckRun({ ...checkRun, output: batch() });
    // The check run does not exist, or belongs to another app. Creating one of our own may still work.
    const createInstead = (0,host_error/* onHostError */.yg)((problem) => create().catch((0,host_error/* onHostError */.yg)(() => Promise.reject(problem), 'permission')), 'not-found', 'permission');
    const begin = () => checkRunId === undefined
        ? create()
        : api.updateCheckRun(checkRunId, batch()).catch(createInstead);
    try {
        // Without annotations the title and the summary are still worth a request.
        const id = await begin().catch((0,host_error/* onHostError */.yg)(() => {
            content = render(SMALL_SUMMARY_BYTES);
            return begin();
        }, 'too-long'));
        for (sent = ANNOTATIONS_PER_REQUEST; sent < annotations.length; sent += ANNOTATIONS_PER_REQUEST) {
            await api.updateCheckRun(id, batch());
        }
        return { left: [], doubts: [] };
    }
    catch (error) {
        if (!(error instanceof host_error/* HostError */.dh))
            throw error;
        const doubts = [(0,calls/* explainProblem */.F)(NOT_ON_CHECK, 'checks: write', error, fork)];
        return { left: annotations.slice(sent), doubts };
    }
}
const NOT_ON_CHECK = (0,sentence/* literal */.eu) `The annotations are not on the check run`;
const NOT_UPDATED = (0,sentence/* literal */.eu) `The merged pull request was not updated with the result of the apply`;
/** On more requests, GitHub is not asked to write: the newest have the comment. */
const MOST_COMMENTED = 20;
/**
 * Writes how an apply ended as a comment on each pull request that was merged; with `auto` where it did not end well, or the gate
 * has a comment there. Does not reject for a failure of the host: the failure is in `doubts`.
 *
 * @param settings.until monotonic: when nothing more is sent to GitHub
 * @param job.merged finds the requests, oldest first; left out: the one that was merged as the commit of the job
 */
async function publishApplied(view, settings, job, { clock, random, signal }) {
    const { until, comment, gate } = settings;
    const { event, github, sendUntil } = job;
    const api = github.comments;
    if (comment === 'off' || event === undefined)
        return { doubts: [] };
    if (api === undefined)
        return notUpdated((0,sentence/* phrase */.MZ) `there is no ${(0,sentence/* setting */.Pe)('github-token')}.`);
    sendUntil(until);
    const ports = { clock, random, signal, deadline: () => until };
    const explain = (0,host_error/* onHostError */.yg)((problem) => ({
        doubts: [(0,calls/* explainProblem */.F)(NOT_UPDATED, 'pull-requests: write', problem)],
    }));
    const mergedAs = async () => (await api.pullRequestsMergedAs(event.workflowSha)).map(({ number, headSha }) => ({
        number,
        head: headSha,
    }));
    const merged = await job.merged?.().catch(explain);
    if (merged !== undefined && 'doubts' in merged)
        return merged;
    // Where the history of the branch is not known, the commit of the job may still be that of a request.
    const isKnown = merged !== undefined && !('says' in merged);
    const found = isKnown ? merged : await mergedAs().catch(explain);
    if ('doubts' in found)
        return found;
    if (found.length === 0 && merged !== undefined && 'says' in merged)
        return notUpdated(merged.says);
    if (found.length === 0) {
        const commit = (0,sentence/* sentencePart */.vn)('name', event.workflowSha.slice(0, 7), 40);
        return notUpdated((0,sentence/* phrase */.MZ) `none was merged as ${commit}. The summary has it.`);
    }
    const now = Math.floor(clock.date().getTime() / 1_000);
    const published = { doubts: [] };
    for (const { number, head: headSha } of found.slice(-MOST_COMMENTED)) {
        const content = (0,hosts_comment/* contentOfReport */.NO)({ ...(0,applied/* ownReportOfApply */.UN)(view, headSha), now });
        const publish = async () => {
            const snapshot = await api.snapshot(number);
            const hasComment = (0,own_comments/* findOwnComment */.rA)(snapshot, gate).comment !== undefined;
            const when = comment === 'auto' && hasComment ? 'always' : comment;
            const target = { number, headSha, green: view.green, when, snapshot };
            return (0,hosts_comment.writeComment)(api, content, target, ports);
        };
        const one = await publish().catch(explain);
        published.commentUrl = one.commentUrl ?? published.commentUrl;
        published.doubts.push(...one.doubts);
    }
    return published;
}
function notUpdated(why) {
    const says = (0,sentence/* phrase */.MZ) `${NOT_UPDATED}: ${why}`;
    return { doubts: [(0,finding/* finding */.gk)(errors/* CODES */.Lp.notApplied, says, { actor: 'operators' })] };
}
//# sourceMappingURL=publish.js.map

/***/ }),

/***/ 88798:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: function() { return /* binding */ stopOf; },
/* harmony export */   eK: function() { return /* binding */ wordOfApply; }
/* harmony export */ });
/* unused harmony export exitCodeOfApply */
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83538);

/** The verdict in one word on a workspace; undefined where that on its plan says it. */
const WORD_OF_OUTCOME = {
    applied: 'passed',
    nothing: 'passed',
    'against-policy': 'blocked',
    failed: 'errored',
    unknown: 'undecided',
    'not-green': undefined,
    unseen: 'needs-override',
    refused: 'undecided',
    declined: 'needs-override',
    'not-reached': 'undecided',
};
/** The first workspace that was not applied, which stopped the others. */
function stopOf(applied) {
    return applied.find(({ outcome }) => WORD_OF_OUTCOME[outcome] !== 'passed');
}
/** The verdict in one word on an apply that got as far as this. */
function wordOfApply(applied, result) {
    const stop = stopOf(applied);
    if (stop === undefined)
        return applied.length === 0 ? result.verdict.word : 'passed';
    const judged = result.workspaces.find(({ workspace }) => workspace === stop.workspace);
    return WORD_OF_OUTCOME[stop.outcome] ?? judged?.verdict.word ?? 'undecided';
}
/** The exit code: that of a check with this verdict. @param signal with which the job was canceled, if it was */
function exitCodeOfApply(applied, { result, failOn }, signal) {
    const stop = stopOf(applied);
    const word = wordOfApply(applied, result);
    const isOfPlan = stop === undefined || stop.outcome === 'not-green';
    const isCut = signal !== undefined && ['unknown', 'not-reached'].includes(stop?.outcome ?? '');
    const verdict = { word: isCut ? 'canceled' : word };
    const workspaces = isOfPlan
        ? result.workspaces.filter(({ workspace }) => stop === undefined || workspace === stop.workspace)
        : [];
    return exitCodeOf({ verdict, workspaces }, failOn, signal);
}
//# sourceMappingURL=applied.js.map

/***/ }),

/***/ 66010:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: function() { return /* binding */ renderApplied; },
/* harmony export */   Ci: function() { return /* binding */ appliedJson; },
/* harmony export */   UN: function() { return /* binding */ ownReportOfApply; },
/* harmony export */   aG: function() { return /* binding */ headlineOfApply; },
/* harmony export */   lu: function() { return /* binding */ appliedLines; }
/* harmony export */ });
/* harmony import */ var _model_applied_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88798);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47912);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54340);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70075);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22195);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44254);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74913);
/** How an apply ended: as Markdown for the job summary and for a comment of its own, as lines for a terminal, as JSON. */









const SIGNS = {
    applied: '✅',
    nothing: '✅',
    'against-policy': '❌',
    failed: '❌',
    unknown: '❔',
    'not-green': '⛔',
    unseen: '✋',
    refused: '❌',
    declined: '✋',
    'not-reached': '➖',
};
/** What stopped the apply, and else all workspaces, as the end of the first line. */
function shownFirst(applies) {
    const stop = (0,_model_applied_js__WEBPACK_IMPORTED_MODULE_0__/* .stopOf */ .EV)(applies);
    return stop === undefined ? applies : [stop];
}
/** `Applied: 3 of 3 changes, nothing else` */
function headlineOfApply(applies) {
    const shown = shownFirst(applies);
    const [first] = shown;
    if (first === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Nothing to apply`;
    const sum = (count) => shown.reduce((total, one) => total + count(one), 0);
    const changes = sum((one) => one.changes ?? 0);
    const unseen = sum((one) => one.unseen.length);
    switch (first.outcome) {
        case 'applied':
        case 'nothing':
            return appliedWords(shown, { changes, unseen });
        case 'against-policy':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Applied, against policy: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(changes, 'change')}`;
        case 'failed':
            return first.made === undefined || first.notMade === undefined
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `The apply failed`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `The apply failed: ${first.made.length} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(first.made.length + first.notMade.length, 'change')} made`;
        case 'unknown':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not known whether it was applied`;
        case 'not-green':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: the gate is closed`;
        case 'unseen':
            if (unseen === 0)
                return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: the plan is not all that there is to do`;
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(unseen, 'change')} that nobody has seen`;
        case 'refused':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: it could not be begun`;
        case 'declined':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: the person who was asked declined`;
        case 'not-reached':
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Not applied: a workspace before it was not`;
    }
}
function appliedWords(shown, { changes, unseen }) {
    const count = (of) => shown.reduce((total, one) => total + one[of].length, 0);
    const seen = changes - unseen + count('done');
    const all = seen + count('less');
    if (shown.every(({ outcome }) => outcome === 'nothing') && all === 0) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Nothing to apply`;
    }
    if (unseen === 0) {
        const less = count('less');
        const end = less === 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `nothing else` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `and ${less} less than was seen`;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Applied: ${seen} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(all, 'change')}, ${end}`;
    }
    const which = unseen === changes
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `none of which was seen`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${unseen} of which nobody has seen`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `Applied: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(changes, 'change')}, ${which}`;
}
const MOST_NAMED = 20;
/** @param run how the run is shown, where there is one */
function itemOf(one, run) {
    const { counts, durationMs } = one;
    const { additions = 0, changes = 0, destructions = 0, imports = 0 } = counts ?? {};
    const words = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `, `, headlineOfApply([one]), counts === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${additions} created, ${changes} changed, ${destructions} destroyed`, imports > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(imports, 'imported', 'imported') : '', durationMs === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `after ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .formatElapsed */ .C7)(durationMs)}`);
    const named = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` · `, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('code', one.workspace, 90), run);
    return { words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${SIGNS[one.outcome]} ${named}: ${words}`, children: childrenOf(one) };
}
function childrenOf(one) {
    const { workspace, unseen, less, why, later, neverWhole, made = [], notMade = [] } = one;
    const isStopped = one.outcome === 'unseen' || one.outcome === 'declined';
    const named = (title, names) => names.length === 0
        ? []
        : [
            {
                words: title,
                children: (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(names, MOST_NAMED, (name) => ({ words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .resourcePart */ ._8)(name) })),
            },
        ];
    return [
        ...(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(why, MOST_NAMED, ({ says, remedy = '' }) => ({
            words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` `, says, remedy),
        })),
        ...(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(unseen, MOST_NAMED, unseenItem),
        ...(isStopped ? [{ words: whatToType(workspace) }] : []),
        ...named((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Made:`, made),
        ...named((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Not made:`, notMade),
        ...named((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Seen, and not planned any more:`, less),
        ...(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(later, MOST_NAMED, laterItem),
        ...(neverWhole.length === 0
            ? []
            : [
                {
                    words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Never judged with all values: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `, `, ...neverWhole.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL))}.`,
                },
            ]),
    ];
}
function unseenItem({ says: { says, remedy = '' } }) {
    return { words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` `, says, remedy) };
}
/** A plan is seen where it is shown: on the next request, or by the person who applies it. */
function whatToType(workspace) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `To apply it, check this commit out and look at each change at a terminal: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)(`plangate apply --workspace ${workspace}`)}. Or show it: open a request that plans this workspace, and merge that.`;
}
function laterItem({ policy, level, messages, resources }) {
    return {
        words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Policy ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(policy)} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', level, 20)}) fails by what is known now:`,
        children: [
            ...(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(messages, MOST_NAMED, (message) => ({ words: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(message) })),
            ...(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(resources.filter(({ attribute }) => attribute !== undefined), MOST_NAMED, ({ address, attribute = '', value }) => ({
                words: value === undefined
                    ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .resourcePart */ ._8)(address)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(attribute)} is not shown`
                    : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .resourcePart */ ._8)(address)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)(attribute)} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('code', value, 200)}`,
            })),
        ],
    };
}
const MOST_WORKSPACES = 50;
function itemsOf({ applies }, runOf) {
    return (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstItems */ .J9)(applies, MOST_WORKSPACES, (one) => itemOf(one, one.runId === undefined ? '' : runOf(one.runId, one.runUrl)), (number) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .countWords */ .rj)(number, 'more workspace')}`);
}
function signOf({ applies }) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${SIGNS[shownFirst(applies)[0]?.outcome ?? 'nothing']}`;
}
function renderApplied(report) {
    const { applies, origins } = report;
    const items = itemsOf(report, (id, url) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .codeSpan */ .SS)(id, 40), url, origins));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .joinNonEmpty */ .JO)('\n\n', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `#### ${signOf(report)} ${headlineOfApply(applies)}`, (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .joinNonEmpty */ .JO)('\n', ...items.map((item) => (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .itemToMarkdown */ .SP)(item))));
}
/** In a log, what a person types is not cut. */
const LONGEST_LINE = 2_000;
/** For a terminal and for the log of a job. */
function appliedLines(report) {
    const items = itemsOf(report, (id) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('run', id, 40));
    const lines = items.flatMap((item) => (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .itemToPlainLines */ .cV)(item, '  '));
    const head = `${signOf(report)} ${headlineOfApply(report.applies)}`;
    return ['', head, ...lines].map((line) => {
        const [indent = ''] = /^ */.exec(line) ?? [];
        return (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_6__/* .safeLine */ .om)(indent + (0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanLine */ .Ow)(line, LONGEST_LINE));
    });
}
function appliedJson(report) {
    const { applies, origins: _origins, ...fields } = report;
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_3__/* .printableJson */ .et)({
        schemaVersion: 1,
        headline: headlineOfApply(applies),
        ...fields,
        workspaces: applies.map(({ why, unseen, ...one }) => ({
            ...one,
            why: why.map(_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6),
            unseen: unseen.map(({ says, ...change }) => ({ ...change, says: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(says) })),
        })),
    });
}
/**
 * The report of an apply as a comment of its own, which a later report of the same workspaces replaces.
 *
 * @param headSha the commit of the request that was merged
 */
function ownReportOfApply(report, headSha) {
    const { applies, gate, jobId: runId, attempt, startedAt, green } = report;
    const text = renderApplied(report);
    const owner = (0,_marker_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerId */ .fj)(JSON.stringify(applies.map(({ workspace }) => workspace).sort()));
    const job = { owner, runId, attempt, headSha, startedAt };
    return {
        // No name of a gate has a line end.
        key: `${gate}\napply\n${owner}`,
        state: { ...job, green, digest: (0,_text_js__WEBPACK_IMPORTED_MODULE_8__/* .hash */ .tW)(text), fingerprints: [], durations: {}, runs: {} },
        render: () => text,
    };
}
//# sourceMappingURL=applied.js.map

/***/ })

};
;