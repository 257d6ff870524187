export const id = 326;
export const ids = [326];
export const modules = {

/***/ 3208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ startComment),
/* harmony export */   l: () => (/* binding */ tellComment)
/* harmony export */ });
/* harmony import */ var _decide_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9369);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9696);
/* harmony import */ var _host_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8241);



/** GitHub's limit is near 65,536 of a unit that is not documented. */
const BUDGETS = [60_000, 30_000, 2_000];
const ROUNDS = 12;
/** How often a list is asked for a comment that was created and is not in it. */
const LOOKS_FOR_CREATED = 3;
/** Of copies that earlier jobs left, as many go in one job. */
const MOST_DELETED = 20;
/**
 * Looks and writes. Rejects with a HostProblem when the host refuses.
 * @param first a snapshot just taken; looked anew when left out.
 */
async function startComment(api, content, wish, ports, first) {
    const writer = { api, content, wish, ports };
    const began = ports.clock.now();
    const result = await look(writer, first);
    const slowness = ports.clock.now() - began;
    return {
        result,
        settle: async () => (result.written ? settle(writer, result, slowness) : result),
    };
}
/** What people should know of how it went. */
function tellComment(result) {
    if (result === undefined)
        return [];
    const { superseded, foreign, lost } = result;
    return [
        ...(superseded === undefined ? [] : [SUPERSEDED[superseded]]),
        ...(foreign ? [FOREIGN] : []),
        ...(lost ? [LOST] : []),
    ];
}
const SUPERSEDED = {
    commit: 'The pull request has a newer commit: its comment is left to the run of that commit.',
    run: 'A later run has reported on this pull request: its comment was left as it is.',
};
const FOREIGN = "A comment of somebody else carries this gate's marker. It was left alone and means nothing.";
const LOST = 'Other jobs kept writing to the comment: look for this report in the summary of the job.';
/** One round: look, decide, write. */
async function look(writer, first) {
    const { api, content, wish } = writer;
    for (let tries = 1;; tries++) {
        const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(wish.number));
        const action = (0,_decide_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .decideComment */ .O)(snapshot, content, wish, writer.created);
        try {
            const done = await act(writer, action, snapshot);
            return { ...done, foreign: hasForeign(writer, snapshot), lost: false };
        }
        catch (error) {
            // Somebody deleted it in between.
            const again = error instanceof _host_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .HostProblem */ .MY && error.kind === 'not-found';
            if (!again || tries === 3)
                throw error;
        }
    }
}
function hasForeign({ content, created }, { comments }) {
    const marked = comments.filter(({ body }) => (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .hasMarker */ .xY)(body, content.marker));
    return marked.some((comment) => !(0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .isOurs */ .MU)(comment, created));
}
async function act(writer, action, snapshot) {
    const { api, content } = writer;
    switch (action.kind) {
        case 'unknown':
            throw new _host_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .HostProblem */ .MY('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.");
        case 'keep':
            return { written: false, url: action.comment?.url };
        case 'superseded':
            return { written: false, url: action.comment?.url, superseded: action.by };
        case 'delete':
            await api.deleteComment(action.comment.id);
            return { written: true };
        case 'create':
        case 'replace': {
            const before = action.kind === 'replace' ? action.comment : undefined;
            const { url } = await create(writer, before?.body, snapshot);
            if (before !== undefined)
                await api.deleteComment(before.id);
            return { written: true, url };
        }
        case 'update': {
            const { id, body: existing, url } = action.comment;
            if (content.compose(existing, BUDGETS[0]) === existing)
                return { written: false, url };
            await fitting(content, existing, (body) => api.updateComment(id, body));
            return { written: true, url };
        }
    }
}
/**
 * Creates the one comment. When the answer is lost, the comment is looked for, twice and not at once,
 * before it is taken for not created and sent a last time.
 */
async function create(writer, existing, { comments }) {
    const { api, content, wish, ports } = writer;
    const before = new Set(comments.map(({ id }) => id));
    const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .hasMarker */ .xY)(body, content.marker) && content.holds(body);
    for (let tries = 1;; tries++) {
        try {
            const send = (body) => api.createComment(wish.number, body);
            return (writer.created = await fitting(content, existing, send));
        }
        catch (error) {
            if (!(error instanceof _host_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .HostProblem */ .MY) || error.kind !== 'unsure' || tries === 2)
                throw error;
            for (let looks = 0; looks < 2; looks++) {
                if (looks > 0 && !(await pause(ports, 2_000)))
                    throw error;
                const found = (await api.snapshot(wish.number)).comments.find(isNew);
                if (found === undefined)
                    continue;
                // Whoever wrote the same words is not thereby the author of everything of ours.
                const { id, url, mine, author } = found;
                return (writer.created = mine ? { id, url, author } : { id, url });
            }
        }
    }
}
/** Writes the largest body that the host takes. */
async function fitting(content, existing, write) {
    for (const [index, budget] of BUDGETS.entries()) {
        try {
            return await write(content.compose(existing, budget));
        }
        catch (error) {
            const tooLong = error instanceof _host_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .HostProblem */ .MY && error.kind === 'too-long';
            if (!tooLong || index === BUDGETS.length - 1)
                throw error;
        }
    }
    throw new Error('no budget');
}
/** What was written is looked at again until it stands, or until there is no time left for it. */
async function settle(writer, written, slowness) {
    const { api, content, wish, ports } = writer;
    let result = written;
    for (let round = 1, missing = 0; round <= ROUNDS; round++) {
        if (!(await pause(ports, pauseMs(round, slowness, ports.random))))
            return result;
        const began = ports.clock.now();
        const snapshot = await api.snapshot(wish.number);
        const foreign = hasForeign(writer, snapshot);
        const [comment, ...copies] = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .ownComments */ .D5)(snapshot.comments, content.marker, writer.created);
        if (comment === undefined && writer.created !== undefined) {
            result = { ...result, foreign };
            // It stands, as far as the host said; or a person has deleted it since, and meant it.
            if (++missing === LOOKS_FOR_CREATED)
                return result;
            continue;
        }
        if (comment !== undefined && content.holds(comment.body)) {
            for (const { id } of copies.slice(0, MOST_DELETED))
                await api.deleteComment(id);
            return { written: true, lost: false, foreign, url: comment.url };
        }
        result = await look(writer, snapshot);
        if (!result.written)
            return result;
        slowness = Math.max(slowness, ports.clock.now() - began);
    }
    return { ...result, lost: true };
}
/** Whether there was time for it. */
async function pause({ clock, signal, deadline }, ms) {
    if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
        return false;
    await clock.sleep(ms, signal);
    return true;
}
/**
 * Longer than anybody's way from looking to writing takes, so that a write based on an older look
 * has landed before we look again; spread wider each round, so that writers come apart.
 */
function pauseMs(round, slowness, random) {
    const least = Math.max(800, Math.min(3 * slowness, 10_000));
    return least + random() * 850 * (1 + round);
}
//# sourceMappingURL=comment.js.map

/***/ }),

/***/ 9369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ toCommentContent),
/* harmony export */   O: () => (/* binding */ decideComment)
/* harmony export */ });
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2650);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4340);
/* harmony import */ var _report_own_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1320);
/* harmony import */ var _report_sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6286);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9696);
/** What has to happen with the one comment of a gate, given what stands on the pull request. Pure. */






/** A report view as the content of a comment that several jobs may share. */
function toCommentContent(view) {
    const { key } = view;
    const section = (0,_report_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .toSection */ .z4)(view);
    const origins = (0,_report_links_js__WEBPACK_IMPORTED_MODULE_1__/* .originsOf */ .TZ)(view.context);
    const words = (0,_report_own_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ownWordsOf */ .N)(view.context);
    const ours = (body) => (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(body, key)?.sections.find(({ id }) => id === section.state.id);
    return {
        marker: (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .markerStart */ .Rs)(key),
        compose: (existing, budget) => (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeSections */ .X0)(existing, section, { key, budget, origins, words }),
        holds: (body) => (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSection */ .ek)(body, section, key),
        isSuperseded(body) {
            const state = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(body, key);
            return state !== undefined && (0,_report_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .isSuperseded */ .pe)(section.state, state);
        },
        isOtherVerdict: (body) => (ours(body)?.tally.verdict ?? view.verdict) !== view.verdict,
        isAlone: (body) => (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeMarker */ .rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
    };
}
/** @param created what this job created before: there is never a second one. */
function decideComment(snapshot, content, wish, created) {
    const comment = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_5__/* .ownComments */ .D5)(snapshot.comments, content.marker, created)[0];
    if (snapshot.headSha !== wish.headSha)
        return { kind: 'superseded', by: 'commit', comment };
    if (comment === undefined) {
        if (created !== undefined)
            return { kind: 'keep', comment: created };
        const wanted = wish.when === 'always' || (wish.when !== 'off' && !wish.green);
        if (!wanted)
            return { kind: 'keep' };
        return { kind: snapshot.whole ? 'create' : 'unknown' };
    }
    if (content.isSuperseded(comment.body))
        return { kind: 'superseded', by: 'run', comment };
    if (wish.when === 'off')
        return { kind: 'keep', comment };
    if (wish.when === 'on-failure' && wish.green && content.isAlone(comment.body)) {
        return { kind: 'delete', comment };
    }
    const anew = wish.mode === 'recreate-on-change' && created === undefined;
    if (anew && content.isOtherVerdict(comment.body))
        return { kind: 'replace', comment };
    return { kind: 'update', comment };
}
//# sourceMappingURL=decide-comment.js.map

/***/ }),

/***/ 326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubPublisher: () => (/* binding */ createGitHubPublisher)
});

// EXTERNAL MODULE: ./build/src/report/annotations.js
var report_annotations = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/src/report/comment.js + 3 modules
var comment = __webpack_require__(2650);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __webpack_require__(1554);
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 3 modules
var calls = __webpack_require__(9878);
// EXTERNAL MODULE: ./build/src/hosts/host-problem.js
var host_problem = __webpack_require__(8241);
;// CONCATENATED MODULE: ./build/src/hosts/github/checks.js


/** In one request. */
const BATCH = 50;
/** Bytes of a summary where the usual ones were too many. */
const SMALL_SUMMARY = 15_000;
const WHAT = 'The annotations are not on the check run';
const NEEDS = 'checks: write';
/** `left` is on no check run: to be printed as workflow commands. */
async function publishCheck(api, { checkRunId, fork, render, annotations, ...about }) {
    let sent = 0;
    let said = render();
    const batch = () => ({ ...said, annotations: annotations.slice(sent, sent + BATCH) });
    try {
        // Without annotations the title and the summary are still worth a request.
        const id = await begin().catch((error) => {
            if (!(error instanceof host_problem/* HostProblem */.MY) || error.kind !== 'too-long')
                throw error;
            said = render(SMALL_SUMMARY);
            return begin();
        });
        for (sent = BATCH; sent < annotations.length; sent += BATCH)
            await append(id);
        return { left: [], problems: [] };
    }
    catch (error) {
        if (!(error instanceof host_problem/* HostProblem */.MY))
            throw error;
        const problems = [(0,calls/* explainProblem */.F)(WHAT, NEEDS, error, fork)];
        return { left: annotations.slice(sent), problems };
    }
    async function begin() {
        return (await appendToOwn()) ?? (await create());
    }
    async function appendToOwn() {
        try {
            return checkRunId === undefined ? undefined : await append(checkRunId);
        }
        catch (error) {
            if (isElsewhere(error))
                return undefined;
            throw error;
        }
    }
    function append(id) {
        const output = batch();
        return sure(() => api.updateCheckRun(id, output).then(() => id), async () => {
            const there = await api.countAnnotations(id);
            return there >= sent + output.annotations.length ? id : undefined;
        });
    }
    function create() {
        const run = { ...about, output: batch() };
        return sure(() => api.createCheckRun(run), () => api.findCheckRun(run));
    }
}
/** Sends again what was not answered, unless a look finds that it has happened. */
async function sure(send, look) {
    for (let tries = 1;; tries++) {
        try {
            return await send();
        }
        catch (error) {
            const unsure = error instanceof host_problem/* HostProblem */.MY && error.kind === 'unsure';
            if (!unsure || tries === 3)
                throw error;
            const found = await look();
            if (found !== undefined)
                return found;
        }
    }
}
/** The check run is not there or belongs to another app: one of our own may still be possible. */
function isElsewhere(error) {
    return (error instanceof host_problem/* HostProblem */.MY &&
        (error.kind === 'not-found' || (error.kind === 'permission' && /app_id/.test(error.message))));
}
//# sourceMappingURL=checks.js.map
// EXTERNAL MODULE: ./build/src/hosts/comment.js
var hosts_comment = __webpack_require__(3208);
// EXTERNAL MODULE: ./build/src/hosts/decide-comment.js
var decide_comment = __webpack_require__(9369);
// EXTERNAL MODULE: ./build/src/hosts/notes.js
var notes = __webpack_require__(8528);
;// CONCATENATED MODULE: ./build/src/hosts/github/publish.js
/**
 * A report on GitHub: the comment on the pull request and the annotations on the check run. What
 * could not be done is told; the verdict stays what it is.
 */









const publish_WHAT = 'The comment on the pull request was not written';
const publish_NEEDS = 'pull-requests: write';
function createGitHubPublisher(target, github, ports) {
    return {
        publish: (view, changedFiles) => publish({ view, target, github, ports, problems: [] }, changedFiles),
    };
}
async function publish(one, changedFiles) {
    const { view, target, ports, problems } = one;
    let snapshot;
    let started;
    const filesWanted = changedFiles === undefined && needsFiles(view, target);
    await telling(one, async (api, number) => {
        if (target.comment === 'off' && !filesWanted)
            return;
        snapshot = await api.snapshot(number, { files: filesWanted });
        if (target.comment === 'off')
            return;
        const { headSha, comment: when, commentMode: mode } = target;
        const wish = { number, headSha, green: view.green, when, mode };
        const said = (0,decide_comment/* toCommentContent */.G)(view);
        const content = api.server === server/* GITHUB */.U0 ? said : (0,notes/* defused */.t0)(said);
        started = await (0,hosts_comment/* startComment */.e)(api, content, wish, ports, snapshot);
    });
    const asOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
    const left = await annotate(one, changedFiles ?? asOfHead);
    let result = started?.result;
    await telling(one, async () => {
        if (started !== undefined && ports.hurry?.() !== true)
            result = await started.settle();
    });
    problems.push(...(0,hosts_comment/* tellComment */.l)(result));
    return { left, problems, commentUrl: result?.url };
}
async function telling({ target, github: { comments }, problems }, work) {
    const { pullRequest } = target;
    if (pullRequest === undefined)
        return;
    if (comments === undefined) {
        if (target.comment !== 'off' && problems.length === 0) {
            problems.push(`${publish_WHAT}: there is no token for it. Leave \`github-token\` at its default.`);
        }
        return;
    }
    try {
        await work(comments, pullRequest.number);
    }
    catch (error) {
        if (!(error instanceof host_problem/* HostProblem */.MY))
            throw error;
        problems.push((0,calls/* explainProblem */.F)(publish_WHAT, publish_NEEDS, error, pullRequest.fork));
    }
}
/** Resolves to the annotations that no check run took. */
async function annotate({ view, target, github: { checks }, problems }, changedFiles) {
    if (target.annotate === 'off')
        return [];
    const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
    const wanted = target.annotate === 'all' ? 'all' : 'changed';
    const only = target.annotate === 'changed' ? changed : undefined;
    const annotations = (0,report_annotations/* renderAnnotations */.H)(view, { annotate: wanted, changedFiles: changed }).filter(({ path }) => only?.has(path) !== false);
    if (checks === undefined)
        return annotations;
    const { job } = view.context;
    const name = view.key === 'default' ? 'Plangate' : `Plangate (${view.key})`;
    if (checks.server !== server/* GITHUB */.U0) {
        problems.push(...(await setStatus(view, name, target.headSha, checks)));
        return annotations;
    }
    const result = await publishCheck(checks, {
        checkRunId: target.checkRunId,
        name,
        headSha: target.headSha,
        externalId: `${job?.runId ?? 0}.${job?.attempt ?? 0}.${view.key}`,
        conclusion: view.green ? 'success' : 'failure',
        render: (summaryBytes) => (0,comment/* renderCheck */.d3)(view, summaryBytes),
        annotations,
        fork: target.pullRequest?.fork === true,
    });
    problems.push(...result.problems);
    return result.left;
}
/** Jobs that share a key have a status each: one that is green must not cover one that is not. */
async function setStatus(view, name, headSha, api) {
    const names = view.workspaces.map((workspace) => workspace.name).join(', ');
    const which = names.length > 150 ? (0,comment/* toSection */.z4)(view).state.id : names;
    try {
        await api.setStatus(headSha, {
            state: view.green ? 'success' : 'failure',
            context: which === '' ? name : `${name}: ${which}`,
            description: (0,comment/* renderCheck */.d3)(view).title,
            target_url: view.context.job?.url,
        });
        return [];
    }
    catch (error) {
        if (!(error instanceof host_problem/* HostProblem */.MY))
            throw error;
        return [(0,calls/* explainProblem */.F)('The commit has no status of this gate', '', error)];
    }
}
/** Only findings that do not keep the gate closed depend on which files changed. */
function needsFiles(view, { annotate }) {
    if (annotate === 'off' || annotate === 'all')
        return false;
    return view.findings.some(({ location, severity }) => location !== undefined &&
        (annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
//# sourceMappingURL=publish.js.map

/***/ }),

/***/ 8528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t0: () => (/* binding */ defused)
/* harmony export */ });
/* unused harmony exports createNotes, publishNote, writeNote, defuseNote */
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8536);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3208);
/* harmony import */ var _decide_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9369);
/* harmony import */ var _host_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8241);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6485);






/** @param headSha where the change is */
function createNotes(host, headSha, ports) {
    const ask = createAsk({ ...ports, ...host });
    const known = new Map();
    let me;
    const read = (json) => {
        const note = host.read(json);
        const { id, body, author } = note;
        known.set(id, note);
        return { id, body, url: host.urlOf(id), mine: author !== undefined && author === me, author };
    };
    return {
        async snapshot() {
            me ??= await host.whoAmI(ask);
            const pages = restPages(ask, host.service, host.list, read, host.itemsOf);
            const { items, whole } = await readPages(pages, ports.clock);
            const comments = items.filter(({ body }) => hasMarker(body, ANY_MARKER));
            return { headSha, comments, whole };
        },
        createComment: async (_, body) => read((await ask('POST', host.list, host.draft(body))).json),
        updateComment: async (id, body) => void (await host.update(ask, id, body, known.get(id))),
        deleteComment: async (id) => void (await ask('DELETE', host.addressOf(id, known.get(id)), undefined, { accept: [404] })),
    };
}
/** Nothing where no note is wanted, or where there is nothing to write it on. */
async function publishNote(job, view, { comment: when, commentMode: mode }, ports) {
    const { host, pullRequest, commit: headSha = '' } = job;
    const api = when === 'off' ? undefined : host.comments?.(job, ports, view.green);
    if (pullRequest === undefined || api === undefined)
        return { problems: [] };
    if (typeof api === 'string')
        return { problems: [api] };
    const wish = { headSha, green: view.green, when, mode, content: toCommentContent(view) };
    return writeNote(api, pullRequest.number, wish, ports);
}
/** Never rejects because of the host: what could not be done is a problem to tell. */
async function writeNote(api, number, { content, ...wish }, ports) {
    try {
        const started = await startComment(api, defused(content), { ...wish, number }, ports);
        const result = await started.settle();
        const problems = tellComment(result);
        const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
        return { commentUrl, problems };
    }
    catch (error) {
        if (error instanceof HostProblem)
            return { problems: [`No comment: ${error.message}`] };
        throw error;
    }
}
function defused(content) {
    const compose = (existing, budget) => defuseNote(content.compose(existing, budget));
    return { ...content, compose };
}
const BREAK = '\u200b';
/** Looks the same, does nothing. The marker's line and escapes in addresses stay as they are. */
function defuseNote(body) {
    return body.split('\n').map(defuseLine).join('\n');
}
function defuseLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
    return still
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
//# sourceMappingURL=notes.js.map

/***/ })

};
