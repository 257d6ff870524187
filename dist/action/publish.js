export const id = 326;
export const ids = [326];
export const modules = {

/***/ 326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishOnGitHub: () => (/* binding */ publishOnGitHub)
});

// EXTERNAL MODULE: ./build/src/report/annotations.js
var report_annotations = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/src/report/comment.js + 3 modules
var comment = __webpack_require__(2650);
// EXTERNAL MODULE: ./build/src/report/marker.js
var marker = __webpack_require__(4340);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __webpack_require__(1554);
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 6 modules
var calls = __webpack_require__(2344);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(3538);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(3452);
;// CONCATENATED MODULE: ./build/src/hosts/github/checks.js



/** Annotations in one request. */
const BATCH = 50;
/** Bytes of a summary after GitHub refused a longer one. */
const SMALL_SUMMARY = 15_000;
const WHAT = 'The annotations are not on the check run';
const NEEDS = 'checks: write';
/**
 * What a check run of the gate itself concludes. GitHub lets a required check pass with `success` and
 * `neutral`, and with no other word that is used here.
 */
function conclusionOf({ green, verdict, }) {
    if (green)
        return (0,model_verdict/* isGreen */.gf)(verdict) ? 'success' : 'neutral';
    return verdict === 'needs-override' ? 'action_required' : 'failure';
}
/** Writes the annotations. Those in `left` are on no check run: print them as workflow commands. */
async function publishCheck(api, { checkRunId, fork, render, annotations, ...about }) {
    let sent = 0;
    let content = render();
    const batch = () => ({ ...content, annotations: annotations.slice(sent, sent + BATCH) });
    try {
        // Without annotations the title and the summary are still worth a request.
        const id = await begin().catch((0,host_error/* onHostError */.yg)(() => {
            content = render(SMALL_SUMMARY);
            return begin();
        }, 'too-long'));
        for (sent = BATCH; sent < annotations.length; sent += BATCH)
            await append(id);
        return { left: [], problems: [] };
    }
    catch (error) {
        if (!(error instanceof host_error/* HostError */.dh))
            throw error;
        const problems = [(0,calls/* explainProblem */.F)(WHAT, NEEDS, error, fork)];
        return { left: annotations.slice(sent), problems };
    }
    async function begin() {
        // The check run does not exist, or belongs to another app. Creating one of our own may still work.
        const elsewhere = (0,host_error/* onHostError */.yg)((problem) => {
            if (problem.kind === 'permission' && !/app_id/.test(problem.message))
                throw problem;
            return create();
        }, 'not-found', 'permission');
        return checkRunId === undefined ? create() : append(checkRunId).catch(elsewhere);
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
/** Repeats a request without an answer, unless `look` finds that it arrived. */
async function sure(send, look) {
    for (let tries = 1;; tries++) {
        try {
            return await send();
        }
        catch (error) {
            const unsure = error instanceof host_error/* HostError */.dh && error.kind === 'unsure';
            if (!unsure || tries === 3)
                throw error;
            const id = await look();
            if (id !== undefined)
                return id;
        }
    }
}
//# sourceMappingURL=checks.js.map
// EXTERNAL MODULE: ./build/src/hosts/comment.js
var hosts_comment = __webpack_require__(3208);
// EXTERNAL MODULE: ./build/src/hosts/decide-comment.js
var decide_comment = __webpack_require__(9369);
;// CONCATENATED MODULE: ./build/src/hosts/github/publish.js
/**
 * A report on GitHub: the comment on the pull request and the annotations on the check run. What
 * could not be done becomes a problem in the result; the verdict does not change.
 */









const publish_WHAT = 'The comment on the pull request was not written';
const publish_NEEDS = 'pull-requests: write';
async function publishOnGitHub(about, { files: changedFiles, snapshot: looked } = {}) {
    const one = { ...about, problems: [] };
    const { view, target, ports, problems } = one;
    let snapshot;
    let started;
    const filesWanted = changedFiles === undefined && needsFiles(view, target);
    await writeToPullRequest(one, async (api, number) => {
        if (target.comment === 'off' && !filesWanted)
            return;
        const isEnough = looked !== undefined && (!filesWanted || looked.files !== undefined);
        snapshot = isEnough ? looked : await api.snapshot(number, { files: filesWanted });
        if (target.comment === 'off')
            return;
        const { headSha, comment: when, commentMode: mode } = target;
        const wish = { number, headSha, green: view.green, when, mode, snapshot };
        started = await (0,hosts_comment/* startComment */.e2)(api, (0,decide_comment/* toCommentContent */.G)(view), wish, ports);
    });
    const asOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
    const left = await annotate(one, changedFiles ?? asOfHead);
    let result = started?.result;
    await writeToPullRequest(one, async () => {
        if (started !== undefined && ports.skipVerify?.() !== true)
            result = await started.settle();
    });
    problems.push(...(0,hosts_comment/* commentProblems */.AA)(result));
    return { left, problems, commentUrl: result?.url };
}
/** Does the work if there is a pull request and a token for it. A failure of the host becomes a problem. */
async function writeToPullRequest({ target, github: { comments }, problems }, work) {
    const { pullRequest } = target;
    if (pullRequest === undefined)
        return;
    if (comments === undefined) {
        if (target.comment !== 'off' && problems.length === 0) {
            problems.push(`${publish_WHAT}: there is no token for it. Leave \`github-token\` at its default.`);
        }
        return;
    }
    const explain = (0,host_error/* onHostError */.yg)((problem) => {
        problems.push((0,calls/* explainProblem */.F)(publish_WHAT, publish_NEEDS, problem, pullRequest.fork));
    });
    await work(comments, pullRequest.number).catch(explain);
}
/** Resolves to the annotations that are on no check run: the caller prints them as commands. */
async function annotate({ view, target, github: { checks }, problems }, changedFiles) {
    if (target.annotate === 'off')
        return [];
    const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
    const scope = target.annotate === 'all' ? 'all' : 'changed';
    const only = target.annotate === 'changed' ? changed : undefined;
    const annotations = (0,report_annotations/* renderAnnotations */.H)(view, { annotate: scope, changedFiles: changed }).filter(({ path }) => only?.has(path) !== false);
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
        conclusion: conclusionOf(view),
        render: (summaryBytes) => (0,comment/* renderCheck */.d3)(view, summaryBytes),
        annotations,
        fork: target.pullRequest?.fork === true,
    });
    problems.push(...result.problems);
    return result.left;
}
/** Jobs that share a key have a status each, so that a green one cannot replace a red one. */
async function setStatus(view, name, headSha, api) {
    const names = view.context.section ?? (0,marker/* namesOf */.eZ)(view).join(', ');
    const which = names.length > 150 ? (0,comment/* toSection */.z4)(view).state.id : names;
    const what = 'The commit has no status of this gate';
    const set = api.setStatus(headSha, {
        state: view.green ? 'success' : 'failure',
        context: which === '' ? name : `${name}: ${which}`,
        description: (0,comment/* renderCheck */.d3)(view).title,
        target_url: view.context.job?.url,
    });
    return set.then(() => [], (0,host_error/* onHostError */.yg)((problem) => [(0,calls/* explainProblem */.F)(what, '', problem)]));
}
/** Whether the list of changed files decides about an annotation. Findings that close the gate are always shown. */
function needsFiles(view, { annotate }) {
    if (annotate === 'off' || annotate === 'all')
        return false;
    return view.findings.some(({ location, severity }) => location !== undefined &&
        (annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
//# sourceMappingURL=publish.js.map

/***/ })

};
