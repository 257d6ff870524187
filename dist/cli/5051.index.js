"use strict";
exports.id = 5051;
exports.ids = [5051,8450];
exports.modules = {

/***/ 51554:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: function() { return /* binding */ UNREACHABLE; },
/* harmony export */   FN: function() { return /* binding */ serverOf; },
/* harmony export */   Gh: function() { return /* binding */ serverUrlOf; },
/* harmony export */   J: function() { return /* binding */ mayWrite; },
/* harmony export */   U0: function() { return /* binding */ GITHUB; },
/* harmony export */   Vp: function() { return /* binding */ SERVERS; },
/* harmony export */   xG: function() { return /* binding */ apiTokenOf; }
/* harmony export */ });
/* unused harmony exports GITEA, withoutReviewer */
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);


const GITHUB = {
    name: 'github',
    variable: 'GITHUB_ACTIONS',
    service: 'GitHub',
    pullPath: 'pull',
    runVariable: 'GITHUB_RUN_ID',
};
const GITEA = {
    name: 'gitea',
    variable: 'GITEA_ACTIONS',
    service: 'Gitea',
    style: {
        line: '/src/commit/{commit}/{path}#L{line}',
        job: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `workflow run`,
        change: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `pull request #`,
    },
    pullPath: 'pulls',
    runVariable: 'GITHUB_RUN_ID',
    ignoresEnvironments: true,
    refusedRemedy: "The job's own token needs `permissions: contents: read` and `pull-requests: write` in the workflow, and no less in the repository's Settings → Actions; a person's token needs the scopes read:user, read:repository and write:issue.",
    permissionRemedy: 'It shows permissions in a repository to administrators only. Pass the token of one, with the scopes read:repository, read:user and read:organization (for teams), as `github-token` (`GITHUB_TOKEN` for the command line).',
};
const FORGEJO = {
    ...GITEA,
    name: 'forgejo',
    variable: 'FORGEJO_ACTIONS',
    service: 'Forgejo',
    runVariable: 'GITHUB_RUN_NUMBER',
};
/** The remedy if the server does not answer. */
const UNREACHABLE = 'Check GITHUB_API_URL, the proxy (HTTPS_PROXY, NO_PROXY) and, for a private certificate, NODE_EXTRA_CA_CERTS.';
/** All servers. GitHub is the last, because the others set its variable, too. */
const SERVERS = [FORGEJO, GITEA, GITHUB];
function serverOf(environment) {
    return SERVERS.find(({ variable }) => environment[variable]) ?? GITHUB;
}
/** The address of the pages for people, without the slash that Gitea puts at its end. */
function serverUrlOf(environment) {
    return (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']) ?? 'https://github.com';
}
/** Whether a permission in the repository, or in its code, lets somebody push. `owner` is Gitea's word. */
function mayWrite(permission) {
    return permission === 'owner' || permission === 'admin' || permission === 'write';
}
function withoutReviewer({ service }) {
    return `${service} ignores \`environment:\`: no reviewer releases a job there, and every job of the repository can read its secrets.`;
}
/** The token for the API that the environment of a job has; `GITEA_TOKEN` comes first on Gitea and Forgejo. */
function apiTokenOf(environment) {
    const own = serverOf(environment) === GITHUB ? undefined : environment['GITEA_TOKEN']?.trim();
    return own || environment['GITHUB_TOKEN']?.trim() || undefined;
}
//# sourceMappingURL=server.js.map

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
/* harmony export */   H: function() { return /* binding */ renderAnnotations; }
/* harmony export */ });
/* unused harmony export annotationCommands */
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
        const commands = shown.map(({ path, start_line, title, message }) => renderCommand(command, { file: path, line: start_line, endLine: start_line, title }, message));
        const rest = ofLevel.length - shown.length;
        const more = `${countWords(rest, 'more place')} of this kind: see the job summary.`;
        if (rest > 0)
            commands.push(renderCommand(command, { title: 'Policy gate' }, more));
        return commands;
    });
}
//# sourceMappingURL=annotations.js.map

/***/ }),

/***/ 84995:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: function() { return /* binding */ documentedCourses; },
/* harmony export */   Xt: function() { return /* binding */ COURSES; },
/* harmony export */   eE: function() { return /* binding */ readCourse; }
/* harmony export */ });
/* unused harmony export COURSE_NAMES */
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
/**
 * Courses: what this service does where no source says what the real one does, or where two sources
 * disagree. Each has a name and the behaviours that a service could have. The first is the documented
 * one, or the likeliest where nothing is documented. `docs/assumptions.md` says what would settle it.
 */

const COURSES = {
    /**
     * What a plan-only run does once its soft-failed policy check is overridden: it keeps its status, ends as other
     * runs do, waits after its checks, or ends some seconds later. `refused`: the override is answered with 409.
     * `not-offered`: the check says that it cannot be overridden, too.
     */
    'overridden-plan-only-run': [
        'stays',
        'goes-on',
        'rests-checked',
        'goes-on-later',
        'refused',
        'not-offered',
    ],
    /** How a plan-only run ends, or waits, when an evaluation failed that can be overridden. */
    'failed-evaluation': ['waits', 'errored', 'policy_soft_failed', 'planned_and_finished'],
    /** What a run that waits for its task stage does, once the stage is overridden. */
    'overridden-stage': ['goes-on', 'stays', 'goes-on-later'],
    /** Where a run with a saved plan rests that had an override of a policy check. */
    'overridden-saved-plan': ['planned_and_saved', 'policy_checked'],
    /** What a run does whose failed policy set cannot be overridden. */
    'final-evaluation': ['errored', 'waits'],
    /** What a plan-only run does when a policy check could not be judged at all. */
    'broken-check': ['errored', 'planned_and_finished'],
    /**
     * How a run ends that a policy stops at Init for good. The first three say what its plan becomes; `plan-running`: the run
     * is `errored`, and everything else stays as it was. `waits`: in vain.
     */
    'final-init': [
        'plan-errored',
        'plan-unreachable',
        'plan-canceled',
        'plan-running',
        'waits',
        'planned_and_finished',
    ],
    /**
     * What a run does when a policy failed at Init that can be overridden. `stays-planning`: only its evaluation shows that it
     * waits. `errored`: it has ended, and takes no override.
     */
    'overridable-init': ['waits', 'stays-planning', 'errored'],
    /** What a run does when a mandatory run task failed. */
    'failed-task': ['errored', 'waits'],
    /** Whether a token that may plan reads and writes comments on runs; the others are the answers where it may not. */
    'comments-on-runs': ['allowed', 'forbidden', 'not-found'],
    /** What becomes of the message of a run that is longer than the service keeps. */
    'long-message': ['kept', 'cut'],
};
const COURSE_NAMES = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .statusWords */ .o7)(COURSES);
function documentedCourses() {
    return Object.fromEntries(Object.entries(COURSES).map(([name, [first]]) => [name, first]));
}
/** Reads `NAME=VALUE`. @returns as `problem` a sentence */
function readCourse(text) {
    const [name = '', value = '', ...rest] = text.split('=').map((part) => part.trim());
    const course = COURSE_NAMES.find((courseName) => courseName === name);
    if (course === undefined || rest.length > 0) {
        return { problem: `"${text}" names no course. The courses: ${COURSE_NAMES.join(', ')}.` };
    }
    const values = COURSES[course];
    if (values.includes(value))
        return { name: course, value };
    return { problem: `${course} is one of ${values.join(', ')}, not "${value}".` };
}
//# sourceMappingURL=courses.js.map

/***/ }),

/***/ 49998:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ Unusable; }
/* harmony export */ });
/** What the service is started with cannot be used. It has everything that is wrong at once. */
class Unusable extends Error {
    name = 'Unusable';
    of;
    /** A line for each. */
    problems;
    /** @param what the first line of the message */
    constructor(of, what, problems) {
        const lines = problems.flatMap((problem) => problem.split('\n')).map((line) => line.trim());
        super([what, ...lines.map((line) => `  ${line}`)].join('\n'));
        this.of = of;
        this.problems = lines;
    }
}
//# sourceMappingURL=unusable.js.map

/***/ }),

/***/ 6802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: function() { return /* binding */ runDemo; }
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/archive/ignore-rules.js + 3 modules
var ignore_rules = __webpack_require__(35940);
// EXTERNAL MODULE: ./build/src/check/check.js + 5 modules
var check = __webpack_require__(23048);
// EXTERNAL MODULE: ./build/src/check/report-context.js
var report_context = __webpack_require__(90252);
// EXTERNAL MODULE: ./build/src/check/where-plans-come-from.js
var where_plans_come_from = __webpack_require__(61157);
// EXTERNAL MODULE: ./build/src/client/client.js + 27 modules
var client_client = __webpack_require__(1307);
// EXTERNAL MODULE: ./build/src/client/http/send.js
var http_send = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/service/service.js + 32 modules
var service_service = __webpack_require__(754);
// EXTERNAL MODULE: ./build/src/overrides/override-run.js
var override_run = __webpack_require__(92875);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/model/request-base.js
var request_base = __webpack_require__(24610);
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
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __webpack_require__(51554);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/hosts/github/explain-problem.js
/** What GitHub refused, as a finding: what was not done, why, and which permission helps. */



/**
 * What was not done, why, and what to change.
 *
 * @param what was not done: the beginning of a sentence
 * @param needs the permission as it is written in a workflow: `pull-requests: write`.
 */
function explainProblem(what, needs, problem, fork = false) {
    const failure = (0,sentence/* phrase */.MZ) `${what}: ${(0,sentence/* foreign */.V$)(problem.message)}`;
    const code = problem.helpCode ?? 'host-refused';
    const { acceptedPermissions, isAboutToken = false } = problem.facts;
    if (!isAboutToken)
        return (0,finding/* finding */.gk)(code, failure);
    const actor = 'operators';
    switch (problem.kind) {
        case 'permission': {
            const server = acceptedPermissions === undefined
                ? ''
                : (0,sentence/* phrase */.MZ) `, the server says: ${(0,sentence/* foreign */.V$)(acceptedPermissions)}`;
            const lacks = (0,sentence/* phrase */.MZ) `${failure} The token needs ${(0,sentence/* typed */.nE)(needs)}${server}.`;
            return fork
                ? (0,finding/* finding */.gk)(errors/* CODES */.Lp.lacksHostRight, (0,sentence/* phrase */.MZ) `${lacks} Pull requests from forks get a token that may only read; the summary of the job has the whole report.`)
                : (0,finding/* finding */.gk)(errors/* CODES */.Lp.lacksHostRight, lacks, {
                    remedy: (0,sentence/* phrase */.MZ) `Give the job ${(0,sentence/* typed */.nE)(`permissions: ${needs}`)}.`,
                    actor,
                });
        }
        case 'bad-token':
            return (0,finding/* finding */.gk)(errors/* CODES */.Lp.tokenRefused, (0,sentence/* phrase */.MZ) `${failure} It does not know the token.`, {
                remedy: (0,sentence/* phrase */.MZ) `Pass ${(0,sentence/* typed */.nE)('${{ github.token }}')} or leave the input out.`,
                actor,
            });
        case 'not-found':
            return (0,finding/* finding */.gk)(code, (0,sentence/* phrase */.MZ) `${failure} It is not there, or the token must not see it (needs ${(0,sentence/* typed */.nE)(needs)}).`);
        default:
            return (0,finding/* finding */.gk)(code, failure);
    }
}
//# sourceMappingURL=explain-problem.js.map
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
        doubts.push(explainProblem(NOT_NOTIFIED, NEEDED_PERMISSION, problem));
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
        doubts.push(explainProblem(NOT_WRITTEN, NEEDED_PERMISSION, problem, pullRequest.fork));
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
        const doubts = [explainProblem(NOT_ON_CHECK, 'checks: write', error, fork)];
        return { left: annotations.slice(sent), doubts };
    }
}
const NOT_ON_CHECK = (0,sentence/* literal */.eu) `The annotations are not on the check run`;
//# sourceMappingURL=publish.js.map
// EXTERNAL MODULE: ./build/src/report/job-log.js
var job_log = __webpack_require__(8600);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 1 modules
var settings = __webpack_require__(81908);
// EXTERNAL MODULE: ./build/src/settings/settings-file/read-settings-file.js
var read_settings_file = __webpack_require__(70955);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/tools/demo/stand-ins.js


/** 2026-11-20, 14:00 UTC: the demonstration shows this date. */
const START = Date.UTC(2026, 10, 20, 14);
/** How many turns of the event loop code that was woken gets to go on, before time moves again. */
const QUIET_TURNS = 4;
function createDemoClock() {
    let nowMs = 0;
    let workInProgress = 0;
    let isWaking = false;
    const sleepers = new Set();
    /** Resolves when no work was in progress for some turns of the event loop. */
    async function waitForQuiet() {
        for (let quietTurns = 0; quietTurns < QUIET_TURNS;) {
            await new Promise((resolve) => setImmediate(resolve));
            quietTurns = workInProgress > 0 ? 0 : quietTurns + 1;
        }
    }
    /** Wakes one sleeper after the other, and sets the time to when each of them wanted to wake. */
    async function wakeSleepers() {
        if (isWaking)
            return;
        isWaking = true;
        while (sleepers.size > 0) {
            await waitForQuiet();
            const [next] = [...sleepers].sort((one, other) => one.wakesAt - other.wakesAt);
            if (next === undefined)
                break;
            sleepers.delete(next);
            nowMs = Math.max(nowMs, next.wakesAt);
            next.wake();
        }
        isWaking = false;
    }
    /** Sleeping takes no time, so it ends before an abort could end it. */
    function sleep(ms, signal) {
        return new Promise((resolve) => {
            signal?.throwIfAborted();
            sleepers.add({ wakesAt: nowMs + ms, wake: resolve });
            void wakeSleepers();
        });
    }
    return {
        now: () => nowMs,
        date: () => new Date(START + nowMs),
        sleep,
        async during(work) {
            workInProgress += 1;
            try {
                return await work();
            }
            finally {
                workInProgress -= 1;
            }
        },
    };
}
/** Sends requests in order, one at a time, while the time does not move. Before each one, `before` is awaited. */
function oneAtATime(send, clock, before = async () => { }) {
    let lastSending = Promise.resolve();
    return (request) => {
        const sending = lastSending.then(async () => {
            await before(request);
            return clock.during(() => send(request));
        });
        lastSending = sending.catch(() => undefined);
        return sending;
    };
}
/**
 * Delays the requests that create configuration versions until there is one for each workspace, and
 * sends them in the order in which the workspaces were read. How long the disk takes to read the
 * files of a workspace then changes nothing that is shown.
 *
 * @param workspaceCount how many workspaces are gated
 */
function createVersionsInOrder(send, workspaceCount) {
    const workspaceIds = [];
    /** Id of a workspace → what lets its request go. */
    const delayed = new Map();
    return async (request) => {
        const { method, url } = request;
        const [, workspaceId] = /^\/api\/v2\/workspaces\/([^/]+)\/configuration-versions$/.exec(url.pathname) ?? [];
        if (method === 'POST' && workspaceId !== undefined) {
            const mayGo = new Promise((resolve) => delayed.set(workspaceId, resolve));
            if (delayed.size === workspaceCount) {
                // Later, so that the last request waits as the others do and keeps its place in the order.
                queueMicrotask(() => workspaceIds.forEach((id) => delayed.get(id)?.()));
            }
            await mayGo;
        }
        const response = await send(request);
        if (method === 'GET' && /\/organizations\/[^/]+\/workspaces\/[^/]+$/.test(url.pathname)) {
            workspaceIds.push(JSON.parse(Buffer.from(response.body).toString()).data.id);
        }
        return response;
    };
}
/**
 * Keeps comments and annotations in memory. Calls that the demonstration does not need are errors.
 *
 * @param pullRequest its newest commit, the paths that it changes, and the address of its page
 */
function createInMemoryGitHub({ headSha, files, url, }) {
    const comments = [];
    const annotations = [];
    let nextId = 1001;
    const api = {
        server: server/* GITHUB */.U0,
        snapshot: async () => ({
            headSha,
            files,
            comments: comments.map((comment) => ({ ...comment })),
            whole: true,
            request: { problem: (0,sentence/* literal */.eu) `Nothing is approved in the demonstration.` },
        }),
        async createComment(_number, body) {
            const id = nextId++;
            const author = 'github-actions[bot]';
            const comment = { id, body, url: `${url}#issuecomment-${id}`, isOwn: true, author };
            comments.push(comment);
            return comment;
        },
        updateComment: notInTheDemo,
        deleteComment: notInTheDemo,
        async updateCheckRun(id, output) {
            annotations.push(...output.annotations);
            return id;
        },
        createCheckRun: notInTheDemo,
        pullRequest: notInTheDemo,
        pullRequestsMergedAs: notInTheDemo,
        pullRequests: notInTheDemo,
        look: notInTheDemo,
        textsAt: notInTheDemo,
        changedBetween: notInTheDemo,
        requiredChecks: notInTheDemo,
        permissionOf: notInTheDemo,
    };
    return { api, comments, annotations };
}
async function notInTheDemo() {
    throw new Error('Publishing asked GitHub for something that the demonstration does not have.');
}
//# sourceMappingURL=stand-ins.js.map
// EXTERNAL MODULE: ./build/src/tools/demo/scenarios.js
var scenarios = __webpack_require__(7298);
// EXTERNAL MODULE: ./build/src/model/secrets.js
var model_secrets = __webpack_require__(72166);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/tools/demo/run-demo.js
/**
 * A pull request through everything: the local service plans and judges the examples, the real gate
 * decides, the real publisher writes to a GitHub in memory.
 */





















/** As many as the settings below name. */
const WORKSPACE_COUNT = 2;
const CHECK_RUN_ID = 7001;
const HEAD_SHA = '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77';
const REPOSITORY_URL = `${scenarios/* SHOWN */.kC.github}/acme/infra`;
const PULL_REQUEST = { number: 42, url: `${REPOSITORY_URL}/pull/42` };
const RUN_DURATION_MS = 41_000;
/** What the pull request changes: advisory failures get annotations in changed files only. */
const CHANGED_FILES = [
    'infra/network/flow-logs.tf',
    'infra/network/main.tf',
    'infra/storage/shared.tf',
    'infra/storage/volumes.tf',
];
const NEVER_ABORTED = new AbortController().signal;
/** A scenario has no limit of time: the clock of the demonstration runs as fast as it can. */
const UNLIMITED = {
    endsAt: Number.POSITIVE_INFINITY,
    endSignal: NEVER_ABORTED,
    alarms: { in: () => NEVER_ABORTED, after: () => NEVER_ABORTED, any: () => NEVER_ABORTED },
};
const SUBJECT = {
    reportedJob: {},
    base: (0,request_base/* toRequestBase */.U7)('main', 'main'),
    proposed: true,
    message: `acme/infra #${PULL_REQUEST.number} at ${HEAD_SHA.slice(0, 7)}`,
    changeRequest: `acme/infra#${PULL_REQUEST.number}`,
    changedFiles: async () => undefined,
};
/** Plays one scenario, and deletes what it made. @throws if the demonstration itself is broken */
async function runDemo(options) {
    const { scenario, examples } = options;
    const clock = createDemoClock();
    const random = seededRandom(2026);
    const cleanUps = [];
    try {
        const checkout = await copyExamples(examples, scenarios/* SCENARIOS */.U9[scenario].edits);
        cleanUps.push(() => checkout.remove());
        const exampleSeed = JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(examples, 'seed.json'), 'utf8'));
        const seed = withPlans(exampleSeed, scenarios/* SCENARIOS */.U9[scenario].plans);
        const service = await (0,service_service.startService)({
            seed,
            seedDirectory: examples,
            clock,
            random,
            runDurationMs: RUN_DURATION_MS,
            openJudge: options.openJudge,
        });
        cleanUps.push(() => service.stop());
        const send = (0,http_send/* createSend */.R)({ environment: {} });
        cleanUps.push(() => send.close());
        return await runScenario(options, { clock, random, checkout, service, send, seed });
    }
    finally {
        for (const cleanUp of cleanUps.toReversed())
            await cleanUp();
    }
}
/** The seed with the plans that were recorded of the scenario's files. @param directory below `examples/plans` */
function withPlans(seed, directory) {
    const organizations = seed.organizations?.map((organization) => ({
        ...organization,
        workspaces: organization.workspaces?.map((workspace) => ({
            ...workspace,
            plan: `plans/${directory}/${workspace.name}.json`,
        })),
    }));
    return { ...seed, organizations };
}
/** Judges the change, and publishes the report to a GitHub in memory. */
async function runScenario(options, parts) {
    const { scenario, signal } = options;
    const { clock, random, service } = parts;
    const { script } = scenarios/* SCENARIOS */.U9[scenario];
    if (script)
        service.setScript(script.workspace, script.reference);
    const settings = settingsFor(service.origin, secretOf('pull-requests', parts.seed));
    const secrets = (0,model_secrets/* createSecrets */.gE)();
    const { result, view: judgedView } = await judgeScenario(settings, secrets, options, parts);
    const { host } = new URL(service.origin);
    const shownView = JSON.parse(withShownAddress(JSON.stringify(judgedView), service.origin).replaceAll(host, SHOWN_HOST));
    const view = secrets.concealAll(shownView);
    const { api, comments, annotations } = createInMemoryGitHub({
        headSha: HEAD_SHA,
        files: CHANGED_FILES,
        url: PULL_REQUEST.url,
    });
    const { comment, annotate } = settings.report;
    await publishOnGitHub({
        view,
        target: {
            headSha: HEAD_SHA,
            checkRunId: CHECK_RUN_ID,
            pullRequest: { number: PULL_REQUEST.number, fork: false },
            comment,
            annotate,
        },
        github: { comments: api, checks: api },
        ports: { clock, random, signal },
    });
    const exitCode = (0,model_verdict/* exitCodeOf */.FO)(result, settings.policy.failOn);
    return { view, exitCode, comments, annotations };
}
/** The real gate over the local service, with what happens in the scenario. Its log goes to `onLines`. */
async function judgeScenario(settings, secrets, options, parts) {
    const { plans } = settings;
    if (plans.from !== 'service')
        throw new Error('the demo uploads files');
    const { scenario, log, signal } = options;
    const { clock, random, checkout, service } = parts;
    const beforeRequest = scenarios/* SCENARIOS */.U9[scenario].isOverridden
        ? overrideBeforeRequests(parts, options)
        : undefined;
    const context = contextFor(settings, options, parts);
    const print = (lines) => options.onLines(lines.map((line) => withShownAddress(line, service.origin)));
    const madeWhere = `acme on ${SHOWN_HOST}`;
    print((0,job_log/* renderHead */.pd)({ ...context, plans: { ...context.plans, madeWhere } }));
    return (0,check/* planAndJudge */.gY)({
        settings,
        context,
        workingDirectory: checkout.root,
        repositoryRoot: checkout.root,
        subject: SUBJECT,
        secrets: [],
        conceals: secrets,
        sent: async () => ({
            at: async (root) => ({ rules: await (0,ignore_rules/* readRuleFile */.RQ)(root, root) }),
            textOnBranch: async () => undefined,
        }),
        proposed: true,
    }, (0,where_plans_come_from/* uploadedFiles */.k)(plans, settings), {
        send: createVersionsInOrder(oneAtATime(parts.send, clock, beforeRequest), WORKSPACE_COUNT),
        clock,
        random,
        execute: everythingIsCommitted(checkout),
        environment: {},
        log,
        signal,
        ...UNLIMITED,
        onEvent: (event) => print((0,job_log/* renderEvent */.N1)(event, { areSeveral: true, repositoryRoot: checkout.root })),
    });
}
const SHOWN_HOST = new URL(scenarios/* SHOWN */.kC.service).host;
/**
 * Replaces local addresses before anything is rendered, so that the output is the same on every machine. `--hostname`
 * names a host without its scheme if that is https, as for the shown host.
 */
function withShownAddress(text, origin) {
    return text
        .replaceAll(`--hostname ${origin}`, `--hostname ${SHOWN_HOST}`)
        .replaceAll(origin, scenarios/* SHOWN */.kC.service);
}
/** What says how the repository is gated, as `plangate.yml` on its default branch. */
const SETTINGS_FILE = `organization: acme
workspaces:
  - { name: net-prod, directory: infra/network }
  - { name: storage-prod, directory: infra/storage }
comment: always
`;
function settingsFor(origin, token) {
    const read = (0,read_settings_file.readSettingsFile)(SETTINGS_FILE, 'plangate.yml');
    if ('problems' in read)
        throw new Error((0,parse/* sentencesOf */.cj)(read.problems));
    const { file: own } = read;
    const loaded = (0,settings/* readSettings */.sb)({
        inputs: { hostname: origin, token },
        environment: {},
        files: { own },
        selectors: namedBy(own),
        entryPoint: 'action',
    });
    if ('problems' in loaded)
        throw new Error((0,parse/* sentencesOf */.cj)(loaded.problems));
    return loaded.settings;
}
/** The workspaces that a file names without patterns. */
function namedBy({ values }) {
    const entries = (values.get('workspaces')?.value ?? []);
    return entries.flatMap((entry) => (entry.kind === 'directories' ? [] : entry));
}
function contextFor(settings, options, parts) {
    const { checkout, clock } = parts;
    const reportedJob = {
        repository: {
            serverUrl: scenarios/* SHOWN */.kC.github,
            slug: 'acme/infra',
            root: checkout.root,
            defaultBranch: 'main',
        },
        commit: { sha: HEAD_SHA, url: `${REPOSITORY_URL}/commit/${HEAD_SHA}` },
        pullRequest: PULL_REQUEST,
        job: { url: `${REPOSITORY_URL}/actions/runs/1`, runId: 1, attempt: 1 },
        adoptsOverridden: true,
    };
    const context = (0,report_context/* reportContext */.g)(settings, { reportedJob }, clock, { byPerson: false });
    return { ...context, gate: { ...context.gate, version: options.version } };
}
function secretOf(team, { tokens }) {
    const token = tokens?.find(({ of }) => of === team);
    if (token === undefined)
        throw new Error(`the examples have no token of the team ${team}`);
    return token.secret;
}
/** What overrides, as the security team, what waits for an override, each time before the gate asks for a run. */
function overrideBeforeRequests(parts, options) {
    const { service, clock, random, seed } = parts;
    const { log, signal } = options;
    const { origin } = service;
    const token = secretOf('security', seed);
    const send = (request) => clock.during(() => parts.send(request));
    const client = (0,client_client/* createClient */.U)({ origin, token, send, clock, random, log, signal });
    return async ({ url }) => {
        const [, runId] = /^\/api\/v2\/runs\/(run-\w+)$/.exec(url.pathname) ?? [];
        if (runId === undefined)
            return;
        const reason = 'Flow logs of all accounts are kept in one region: agreed on in SEC-217.';
        await (0,override_run/* overrideRun */.sw)(client, clock, { runId, reason, actor: {} });
    };
}
/** Answers in place of git: every file of this checkout is committed, and any other command fails. */
function everythingIsCommitted({ files }) {
    return async (program, args) => {
        if (program !== 'git' || !args.includes('ls-files')) {
            return { exitCode: 1, stdout: '', stderr: '' };
        }
        return { exitCode: 0, stdout: files.map((path) => `${path}\0`).join(''), stderr: '' };
    };
}
/** A temporary directory with the configuration of the examples as the pull request changes it. */
async function copyExamples(examples, edits) {
    const root = (0,temporary/* makeTemporary */.ww)('plangate-demo-');
    const remove = async () => (0,temporary/* removeTemporary */.cF)(root);
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(root, '.git'));
        await (0,promises_.cp)((0,external_node_path_.join)(examples, 'infra'), (0,external_node_path_.join)(root, 'infra'), { recursive: true });
        for (const [file, search, replacement] of edits) {
            const path = (0,external_node_path_.join)(root, 'infra', file);
            const text = await (0,promises_.readFile)(path, 'utf8');
            if (!text.includes(search))
                throw new Error(`${file} of the examples has no ${JSON.stringify(search)}`);
            await (0,promises_.writeFile)(path, text.replaceAll(search, replacement));
        }
        const entries = await (0,promises_.readdir)(root, { recursive: true, withFileTypes: true });
        const files = entries
            .filter((entry) => entry.isFile())
            .map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name).slice(root.length + 1))
            .map((path) => path.replaceAll('\\', '/'));
        return { root, files: files.sort(), remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}
/** Random numbers that are the same every time: mulberry32. */
function seededRandom(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}
//# sourceMappingURL=run-demo.js.map

/***/ })

};
;