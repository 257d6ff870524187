"use strict";
exports.id = 8450;
exports.ids = [8450];
exports.modules = {

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

/***/ })

};
;