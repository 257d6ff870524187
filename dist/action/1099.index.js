"use strict";
exports.id = 1099;
exports.ids = [1099,8450];
exports.modules = {

/***/ 81099:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishOnGitHub: function() { return /* binding */ publishOnGitHub; }
});

// UNUSED EXPORTS: conclusionOf

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var report_annotations = __webpack_require__(35594);
// EXTERNAL MODULE: ./build/src/report/markdown-report.js + 1 modules
var markdown_report = __webpack_require__(69543);
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
/** Which reviews are requested, so that those who may approve a failure hear of it. */





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
// EXTERNAL MODULE: ./build/src/hosts/write-comment.js
var write_comment = __webpack_require__(8450);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __webpack_require__(51554);
// EXTERNAL MODULE: ./build/src/hosts/github/explain-problem.js
var explain_problem = __webpack_require__(10580);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/hosts/github/publish.js
/**
 * A report on GitHub: the comment on the pull request and the annotations on the check run. What
 * could not be done becomes a problem in the result; the verdict does not change.
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
        const report = (0,write_comment/* toDatedReport */.eP)(view, ports.clock.date());
        const asked = isKept(report, snapshot)
            ? await askForReview(publishing, api, snapshot, doubts)
            : [];
        const commentTarget = { number, headSha, green: view.green, when, snapshot };
        const content = (0,write_comment/* contentOfReport */.NO)({ ...report, asked });
        started = await (0,write_comment/* startComment */.e2)(api, content, commentTarget, ports);
    });
    const filesOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
    const unplaced = await annotate(publishing, doubts, changedFiles ?? filesOfHead);
    let result = started?.result;
    await withPullRequestApi(publishing, doubts, async () => {
        if (started !== undefined && ports.skipVerify?.() !== true)
            result = await started.settle();
    });
    doubts.push(...(0,write_comment/* commentDoubts */.Tx)(result));
    return { unplaced, doubts, commentUrl: result?.url };
}
/** Whether the comment will have this report: the job whose report it keeps asks for reviews, and remembers it there. */
function isKept(report, snapshot) {
    const { comment } = (0,own_comments/* findOwnComment */.rA)(snapshot, report.key);
    return comment === undefined || (0,write_comment/* supersededIn */._9)(comment, (0,write_comment/* contentOfReport */.NO)(report)) === undefined;
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
        doubts.push((0,explain_problem/* explainProblem */.F)(NOT_NOTIFIED, NEEDED_PERMISSION, problem));
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
        doubts.push((0,explain_problem/* explainProblem */.F)(NOT_WRITTEN, NEEDED_PERMISSION, problem, pullRequest.fork));
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
        render: (summaryBytes) => (0,markdown_report.renderCheck)(view, summaryBytes),
        annotations,
        fork: target.pullRequest?.fork === true,
    });
    doubts.push(...result.doubts);
    return result.left;
}
/** Whether the list of changed files decides about an annotation. With `auto`, findings that close the gate are shown in any file. */
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
        const doubts = [(0,explain_problem/* explainProblem */.F)(NOT_ON_CHECK, 'checks: write', error, fork)];
        return { left: annotations.slice(sent), doubts };
    }
}
const NOT_ON_CHECK = (0,sentence/* literal */.eu) `The annotations are not on the check run`;
//# sourceMappingURL=publish.js.map

/***/ }),

/***/ 8450:
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
/* harmony import */ var _report_markdown_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69543);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54340);
/* harmony import */ var _report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48129);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19696);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93452);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74132);
/**
 * One comment on the pull request, even if several jobs write it at the same time. No host has a
 * conditional write, so every job reads, writes, waits a moment and reads again. If a late write
 * removed its report, it writes again, up to `MOST_ROUNDS` times. The newest run wins; of two jobs of
 * one commit, the first one that is seen there. A job never creates a second comment, even if the
 * host's list lacks the first: the list may lag, or not name the author.
 */








/** The most UTF-16 units of a comment. GitHub's limit is near 65,536 of a unit that is not documented. */
const LARGEST_BUDGET = 60_000;
/** For a host that finds that too long. */
const SMALLER_BUDGETS = [10_000, 2_000];
/** How often the comment is read again, and written again if it is lost. */
const MOST_ROUNDS = 12;
/** How often the list is read again while it lacks the comment that was created. */
const MOST_LOOKS = 3;
/** How often a round begins again because the comment was deleted after it was read. */
const MOST_ROUND_TRIES = 3;
/** How often the comment is created, where the answer to the first creation is lost. */
const MOST_CREATIONS = 2;
/** How often the comment is looked for after such a creation, and the pause before each later look. */
const MOST_SEARCHES = 2;
const SEARCH_PAUSE_MS = 2_000;
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
        settle: async () => (result.written ? makeSureItStays(writer, result, roundMs) : result),
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
            if (!isGone || tries === MOST_ROUND_TRIES)
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
/** Creates the comment. If the answer is lost, it looks for the comment before it creates it a second and last time. */
async function createOwnComment(writer, { comments }, hidden) {
    const { api, content, target } = writer;
    const before = new Set(comments.map(({ id }) => id));
    for (let tries = 1;; tries++) {
        try {
            const send = (body) => api.createComment(target.number, body);
            return (writer.created = await writeFitting(content, hidden?.body, send));
        }
        catch (error) {
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_6__/* .HostError */ .dh) || error.kind !== 'unsure')
                throw error;
            if (tries === MOST_CREATIONS)
                throw error;
            const created = await findCreated(writer, before, error);
            if (created !== undefined)
                return (writer.created = created);
        }
    }
}
/**
 * The comment that a creation without an answer made; undefined if the list does not have it.
 *
 * @throws HostError the one of the creation, if no time is left to look for the comment
 */
async function findCreated({ api, content, target, ports }, before, creation) {
    const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .hasMarker */ .xY)(body, content.marker) && content.holds(body);
    for (let searches = 0; searches < MOST_SEARCHES; searches++) {
        if (searches > 0 && !(await pause(ports, SEARCH_PAUSE_MS)))
            throw creation;
        const found = (await api.snapshot(target.number)).comments.find(isNew);
        if (found === undefined)
            continue;
        // Another user may have copied the text: only the token's own comment proves who the author is.
        const { id, url, isOwn, author } = found;
        return isOwn ? { id, url, author } : { id, url };
    }
    return undefined;
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
async function makeSureItStays(writer, first, firstRoundMs) {
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
    return { ...(0,_report_markdown_report_js__WEBPACK_IMPORTED_MODULE_2__.toOwnReport)(view), now: date && Math.floor(date.getTime() / 1_000) };
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
//# sourceMappingURL=write-comment.js.map

/***/ }),

/***/ 35594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ renderAnnotations; },
/* harmony export */   s: function() { return /* binding */ annotationCommands; }
/* harmony export */ });
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36850);
/* harmony import */ var _model_clip_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94993);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2314);
/* harmony import */ var _message_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34707);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74913);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10000);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43629);
/** Causes as annotations on the lines at fault, in the shape that GitHub's check runs take. */









/** Four requests of fifty annotations. People do not read more. */
const MOST_ANNOTATIONS = 200;
/** GitHub accepts 64 KB, and a UTF-16 unit takes three bytes at most. */
const LONGEST_ANNOTATION = 16_000;
/**
 * Annotations in order of severity. The first place of every cause comes before the second place of any; there is one
 * annotation per line and policy, for any number of workspaces. What a policy says without a place is below its first one.
 * The last one says how many are left out.
 */
function renderAnnotations(view, options) {
    const { annotate, changedFiles } = options;
    if (annotate === 'off')
        return [];
    const placed = view.causes.flatMap((cause) => {
        const isWantedEverywhere = annotate === 'all' || isFailureLevel(cause);
        return cause.occurrences.flatMap((occurrence, index) => {
            const { location } = occurrence;
            // The same line number at another commit may be another line.
            if (!location || location.commit !== undefined)
                return [];
            if (!isWantedEverywhere && changedFiles?.has(location.path) !== true)
                return [];
            return [{ cause, occurrence, location, index }];
        });
    });
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(placed, ({ cause, location }) => {
        return [(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .fileAndLine */ .CP)({ location }), cause.policySet, cause.policy, cause.severity];
    });
    groups.sort(([one], [other]) => levelRank(one) - levelRank(other) || one.index - other.index);
    const together = withScanned(groups);
    const told = new Set();
    const annotations = together
        .slice(0, MOST_ANNOTATIONS)
        .map((group) => toAnnotation(group, causesToTell(group, told)));
    const [last] = annotations.slice(-1);
    const rest = together.length - annotations.length;
    if (last && rest > 0)
        last.message += `\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(rest, 'more place')}: see the job summary.`;
    return annotations;
}
/** One annotation for each place, and not one from each scanner: what scanners say is below what is said there first. */
function withScanned(groups) {
    const first = new Map();
    return groups.flatMap((group) => {
        const [{ cause, location }] = group;
        const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .fileAndLine */ .CP)({ location }) ?? '';
        const known = first.get(place);
        if (known !== undefined && cause.scanned === true) {
            known.push(...group);
            return [];
        }
        const own = [...group];
        if (known === undefined)
            first.set(place, own);
        return [own];
    });
}
/** The lowest for the most severe level. */
function levelRank({ cause }) {
    return ['failure', 'warning', 'notice'].indexOf(levelOf(cause));
}
/** The causes of this group that no earlier annotation has reported. @param told those that one has; these are added */
function causesToTell(group, told) {
    const causes = new Set(group.map(({ cause }) => cause));
    const untold = [...causes].filter((cause) => !told.has(cause));
    for (const cause of untold)
        told.add(cause);
    return untold;
}
/** @param toTell causes of which it says what has no place */
function toAnnotation(group, toTell) {
    const [{ cause, location }] = group;
    const { path, startLine } = location;
    const level = cause.kind === 'diagnostic' ? 'plan' : (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .levelWords */ .s2)(cause.level);
    const here = group.map(({ cause: of, occurrence }) => {
        const said = (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .occurrenceText */ .hr)(occurrence);
        const isSame = of.policySet === cause.policySet && of.policy === cause.policy;
        return isSame ? said : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(of.policySet, 100)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(of.policy, 200)}: ${said}`;
    });
    const ofAll = group.map((placed) => placed.cause.messageOfAll);
    const elsewhere = toTell
        .flatMap(({ occurrences }) => occurrences)
        .filter(({ noun, location: place }) => noun === 'message' && place === undefined)
        .map((occurrence) => `The policy says as well: ${(0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .occurrenceText */ .hr)(occurrence)}`);
    const messages = [...new Set([...ofAll, ...here, ...elsewhere])].filter(Boolean);
    const workspaces = group.flatMap(({ occurrence }) => occurrence.workspaces);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(cause),
        title: (0,_model_clip_js__WEBPACK_IMPORTED_MODULE_8__/* .clip */ .$)(`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(cause.policy || cause.policySet, 200)} (${level})`, 250),
        message: `${(0,_message_text_js__WEBPACK_IMPORTED_MODULE_3__/* .messageText */ .Lo)(messages, LONGEST_ANNOTATION)}\n${lastLine(cause, [...new Set(workspaces)])}`,
    };
}
/** The last line of an annotation: where the policy is from, what it concerns, who may override it. */
function lastLine(cause, workspaces) {
    const { policySet } = cause;
    const cleaned = workspaces.map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(name, 100));
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .firstParts */ .J4)(cleaned, 10).join('');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' · ', policySet === '' ? '' : `Policy set ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isAccepted */ .oB)(cause) ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedText */ .zs)(cause), 400) : (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .overrideWords */ .mF)(cause));
}
function levelOf(cause) {
    if (isFailureLevel(cause))
        return 'failure';
    return cause.severity === 'warns' || cause.kind === 'diagnostic' ? 'warning' : 'notice';
}
/** Whether it keeps the gate closed, or would if it were enforced. */
function isFailureLevel(cause) {
    return cause.blocks || (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(cause);
}
/** What the runner shows for one step and kind; it drops further commands silently. */
const MOST_COMMANDS = 10;
/** Annotations as workflow commands, if the check run cannot be written. The last of each kind says how many are left out. */
function annotationCommands(annotations) {
    return ['failure', 'warning', 'notice'].flatMap((level) => {
        const command = level === 'failure' ? 'error' : level;
        const ofLevel = annotations.filter(({ annotation_level }) => annotation_level === level);
        const shown = ofLevel.length > MOST_COMMANDS ? ofLevel.slice(0, MOST_COMMANDS - 1) : ofLevel;
        const commands = shown.map(({ path, start_line, title, message }) => (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCommand */ .CB)(command, { file: path, line: start_line, endLine: start_line, title }, message));
        const rest = ofLevel.length - shown.length;
        const more = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(rest, 'more place')} of this kind: see the job summary.`;
        if (rest > 0)
            commands.push((0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCommand */ .CB)(command, { title: 'Policy gate' }, more));
        return commands;
    });
}
//# sourceMappingURL=annotations.js.map

/***/ })

};
;