"use strict";
exports.id = 3822;
exports.ids = [3822,3208];
exports.modules = {

/***/ 88382:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: function() { return /* binding */ runDemo; }
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/check/check.js + 2 modules
var check = __webpack_require__(71394);
// EXTERNAL MODULE: ./build/src/check/report-context.js
var report_context = __webpack_require__(90252);
// EXTERNAL MODULE: ./build/src/check/where-plans-come-from.js
var where_plans_come_from = __webpack_require__(61157);
// EXTERNAL MODULE: ./build/src/client/client.js + 24 modules
var client_client = __webpack_require__(69828);
// EXTERNAL MODULE: ./build/src/client/http/send.js
var http_send = __webpack_require__(5226);
// EXTERNAL MODULE: ./build/src/service/service.js + 28 modules
var service_service = __webpack_require__(28795);
// EXTERNAL MODULE: ./build/src/overrides/override-run.js
var override_run = __webpack_require__(92875);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/model/request-base.js
var request_base = __webpack_require__(24610);
// EXTERNAL MODULE: ./build/src/model/finding.js
var model_finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var report_annotations = __webpack_require__(35594);
// EXTERNAL MODULE: ./build/src/report/comment.js + 1 modules
var comment = __webpack_require__(58481);
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
// EXTERNAL MODULE: ./build/src/report/applied.js
var applied = __webpack_require__(66010);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __webpack_require__(51554);
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 7 modules
var calls = __webpack_require__(26460);
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
            doubts.push((0,model_finding/* finding */.gk)(errors/* CODES */.Lp.lacksHostRight, (0,sentence/* phrase */.MZ) `${NOT_WRITTEN}: there is no token for it.`, {
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
        render: (summaryBytes) => (0,comment.renderCheck)(view, summaryBytes),
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
        return notUpdated(phrase `there is no ${setting('github-token')}.`);
    sendUntil(until);
    const ports = { clock, random, signal, deadline: () => until };
    const explain = onHostError((problem) => ({
        doubts: [explainProblem(NOT_UPDATED, 'pull-requests: write', problem)],
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
        const commit = sentencePart('name', event.workflowSha.slice(0, 7), 40);
        return notUpdated(phrase `none was merged as ${commit}. The summary has it.`);
    }
    const now = Math.floor(clock.date().getTime() / 1_000);
    const published = { doubts: [] };
    for (const { number, head: headSha } of found.slice(-MOST_COMMENTED)) {
        const content = contentOfReport({ ...ownReportOfApply(view, headSha), now });
        const publish = async () => {
            const snapshot = await api.snapshot(number);
            const hasComment = findOwnComment(snapshot, gate).comment !== undefined;
            const when = comment === 'auto' && hasComment ? 'always' : comment;
            const target = { number, headSha, green: view.green, when, snapshot };
            return writeComment(api, content, target, ports);
        };
        const one = await publish().catch(explain);
        published.commentUrl = one.commentUrl ?? published.commentUrl;
        published.doubts.push(...one.doubts);
    }
    return published;
}
function notUpdated(why) {
    const says = phrase `${NOT_UPDATED}: ${why}`;
    return { doubts: [finding(CODES.notApplied, says, { actor: 'operators' })] };
}
//# sourceMappingURL=publish.js.map
// EXTERNAL MODULE: ./build/src/report/console.js
var console = __webpack_require__(6621);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 1 modules
var settings = __webpack_require__(81908);
// EXTERNAL MODULE: ./build/src/settings/settings-file/read-settings-file.js
var read_settings_file = __webpack_require__(70955);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/cli/demo/stand-ins.js


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
// EXTERNAL MODULE: ./build/src/cli/demo/scenarios.js
var scenarios = __webpack_require__(1397);
// EXTERNAL MODULE: ./build/src/model/secrets.js
var model_secrets = __webpack_require__(72166);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/cli/demo/run-demo.js
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
    base: (0,request_base/* requestBase */.VT)('main', 'main'),
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
    print((0,console/* renderHead */.pd)({ ...context, plans: { ...context.plans, madeWhere } }));
    return (0,check/* planAndJudge */.gY)({
        settings,
        context,
        workingDirectory: checkout.root,
        repositoryRoot: checkout.root,
        subject: SUBJECT,
        secrets: [],
        conceals: secrets,
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
        onEvent: (event) => print((0,console/* renderEvent */.N1)(event, { areSeveral: true, repositoryRoot: checkout.root })),
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

/***/ }),

/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: function() { return /* binding */ localPath; },
/* harmony export */   Ts: function() { return /* binding */ directoriesFor; },
/* harmony export */   WI: function() { return /* binding */ readManifest; },
/* harmony export */   dp: function() { return /* binding */ MODULE_MANIFEST; },
/* harmony export */   wK: function() { return /* binding */ findMisled; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59611);
/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */


/** Where it is in the directory that Terraform runs in. */
const MODULE_MANIFEST = '.terraform/modules/modules.json';
/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';
/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
function readManifest(text) {
    // Terraform takes an empty file as one without records.
    if (text === '')
        return [];
    let json;
    try {
        json = (0,_syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
    }
    catch {
        return { problem: 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.name !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const list = modules.value;
    const isOther = list.kind === 'literal' && list.value !== null;
    if (list.kind === 'object' || isOther)
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list.kind === 'list' ? list.items : []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${describeRecord(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const { name, value } of membersOf(json)) {
        const text = value.kind === 'literal' ? value.value : undefined;
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof text !== 'string' || /[\uFFFD\0]/.test(text))
            return undefined;
        fields.set(name, text);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    return { key, source: fields.get('Source') ?? '', directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const places = directoriesByKey(records);
    for (const record of records) {
        const problem = misledProblem(record, places, directories);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function directoriesByKey(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, places, directories) {
    const { key, source, directory } = record;
    const leadsTo = (why) => `leads ${describeRecord(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return leadsTo('Terraform writes such a path differently');
    if (!isLocal(source)) {
        const fetchedTo = `${FETCHED}/${key}`;
        const isThere = directory === fetchedTo || directory.startsWith(`${fetchedTo}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return leadsTo(`it belongs in ${JSON.stringify(fetchedTo)}${links}`);
    }
    const expected = directoryOfSource(record, places);
    if (expected === undefined)
        return leadsTo('has no record of the module that calls it');
    if (directory === expected || directories.isSame(directory, expected))
        return undefined;
    return leadsTo(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names; undefined if no record says where its caller is. */
function directoryOfSource({ key, source }, places) {
    const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    let caller = callerKey === '' ? '.' : places.get(callerKey);
    // A module of `terraform test` is called by a file of tests, which has no record.
    if (caller === undefined && key.startsWith('test.'))
        caller = '.';
    return caller === undefined ? undefined : cleaned(`${caller}/${source.replaceAll('\\', '/')}`);
}
function describeRecord({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
/** The path as Terraform writes it: without steps that lead nowhere, and without a slash at the end. */
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/s, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const places = directoriesByKey(records);
    const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== directoryOfSource(record, places)));
    return [...new Set(elsewhere.map(({ directory }) => directory))];
}
/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
function localPath(source) {
    if (source === undefined || !isLocal(source))
        return undefined;
    return source.replaceAll('\\', '/');
}
/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 30968:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ followRun; }
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69268);


/** The pauses between two looks. */
const PAUSE_MS = { first: 250, longest: 2_000 };
/** How long a run may have a status that says that it waits, although no part of it waits, until that is believed. */
const SETTLING_MS = 10_000;
/**
 * Follows a run that was overridden until nothing more happens to it by itself: it has ended, or it waits
 * for people. A service may need a while until a run goes on after an override.
 *
 * @param first the run as it is now, read with `WATCHED`
 * @returns the run as it was seen last, with what belongs to it
 * @throws ServiceError when the run cannot be read
 */
async function followRun(first, { client, clock, deadline, before }) {
    let watched = first;
    const settling = Math.min(deadline, clock.now() + SETTLING_MS);
    for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
        if (isAtRest(watched, before))
            return watched;
        const { status } = watched.run.attributes;
        // By its status it goes no further by itself, although no part of it says so.
        const seemsAtRest = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .runKind */ .Il)('speculative', status) !== 'moving' || status === 'policy_checked';
        if (clock.now() + pauseMs > (seemsAtRest ? settling : deadline))
            return watched;
        await clock.sleep(pauseMs);
        watched = await client.runs.show(first.run.id, { include: _run_js__WEBPACK_IMPORTED_MODULE_1__/* .WATCHED */ .tC });
    }
}
/**
 * Whether a run has ended, or certainly waits for a person.
 *
 * @param before its status when it was overridden, if that was just now
 */
function isAtRest(watched, before) {
    const { run } = watched;
    const { status } = run.attributes;
    const isOfAnotherSystem = status === 'policy_override' || status === 'tf_policy_override';
    return ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunOver */ .Ck)(status) ||
        (isOfAnotherSystem && status !== before) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .awaitsOverride */ .iD)((0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .partsThatMayWait */ .QD)(watched)) ||
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .waitsForConfirmation */ .BS)(run));
}
//# sourceMappingURL=follow-run.js.map

/***/ }),

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
/* harmony import */ var _report_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58481);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62051);
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
    return { ...(0,_report_comment_js__WEBPACK_IMPORTED_MODULE_2__.toOwnReport)(view), now: date && Math.floor(date.getTime() / 1_000) };
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

/***/ 88798:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EV: function() { return /* binding */ stopOf; },
/* harmony export */   eK: function() { return /* binding */ wordOfApply; },
/* harmony export */   tT: function() { return /* binding */ exitCodeOfApply; }
/* harmony export */ });
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
    return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOf */ .FO)({ verdict, workspaces }, failOn, signal);
}
//# sourceMappingURL=applied.js.map

/***/ }),

/***/ 92875:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HE: function() { return /* binding */ previewOverride; },
/* harmony export */   X0: function() { return /* binding */ overrideRuns; },
/* harmony export */   sw: function() { return /* binding */ overrideRun; }
/* harmony export */ });
/* unused harmony exports describeOverrideItem, readOverridable */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85382);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62373);
/* harmony import */ var _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79925);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10988);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19441);
/* harmony import */ var _gate_follow_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30968);
/* harmony import */ var _gate_plan_of_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40370);
/* harmony import */ var _gate_read_changes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76617);
/* harmony import */ var _gate_read_policies_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(11056);
/* harmony import */ var _gate_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34469);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(69268);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(30589);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79239);
/* harmony import */ var _read_command_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(31523);


















/** How long a run is followed after an override. */
const FOLLOWED_MS = 2 * 60_000;
/** What a person can do if an override of a run that only planned opens nothing. */
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`. Such a run waits for the override; if its plan changes nothing, only with `allow-empty-apply: true` in `run-options`.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;
/**
 * Overrides every failed policy of one run that can be overridden.
 *
 * @param request the run, the reason, who asks for it, and where runs may be overridden
 * @returns what was overridden, what was refused, what cannot be overridden, and what waits next
 * @throws ServiceError with the code `invalid` if the reason is blank or the run is of another workspace
 *   than those named, and with another code if the run or its policies cannot be read
 */
async function overrideRun(client, clock, { runId, reason, actor, onlyIn, onlyIds }) {
    if (!(0,_read_command_js__WEBPACK_IMPORTED_MODULE_15__/* .saysSomething */ .X)(reason)) {
        const needed = 'An override needs a reason, with a letter or a digit in it.';
        throw cannotOverride(needed, 'POST', runId, 'Say why the failures may pass.');
    }
    const { run, workspace, plan } = await client.runs.show(runId, {
        include: ['workspace', 'plan'],
    });
    if (onlyIn !== undefined)
        await refuseOtherWorkspaces({ run, workspace }, onlyIn, client);
    const objects = await readObjects(client, runId);
    const answer = await client.account().catch(() => undefined);
    const by = answer?.account.attributes.username ?? undefined;
    const name = workspace?.attributes.name;
    const { status } = run.attributes;
    const lists = {
        overridden: [],
        refused: [],
        final: [],
        next: [],
        unjudged: [],
        audit: [],
        nextSteps: [],
    };
    const result = { runId, workspace: name, by, reason, status, ...lists };
    const comment = (0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_16__/* .signReason */ .S)(reason, actor);
    for (const { item, state, override } of objects) {
        if (state === undefined)
            continue;
        if (state === 'final')
            result.final.push(item);
        else if (onlyIds !== undefined && !onlyIds.has(item.id))
            result.next.push(item);
        else if (state === 'not-permitted')
            result.refused.push({ ...item, problem: NOT_PERMITTED });
        else {
            const problem = await tryOverride(() => override(comment));
            if (problem === undefined)
                result.overridden.push(item);
            else
                result.refused.push({ ...item, problem });
        }
    }
    if (result.overridden.length > 0) {
        result.audit.push({
            action: 'override',
            run: runId,
            workspace: name ?? '',
            by: actor.by ?? by,
            job: actor.job,
            at: clock.date().toISOString(),
            reason,
        });
        await followAfterOverride(result, client, clock);
    }
    const isEmpty = (0,_gate_plan_of_run_js__WEBPACK_IMPORTED_MODULE_9__/* .takesNoOverride */ .oj)(run, plan && (0,_gate_read_changes_js__WEBPACK_IMPORTED_MODULE_10__/* .summarizePlan */ .PN)(plan)) === true;
    result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true, isEmpty));
    return result;
}
/**
 * Overrides runs one after the other. An error ends it: what was overridden before stays so, and is in the results.
 *
 * @returns how many items each list of the results has together, the records of all, and the error that ended it
 */
async function overrideRuns(client, clock, requests) {
    const results = [];
    let failure;
    for (const request of requests) {
        try {
            results.push(await overrideRun(client, clock, request));
        }
        catch (error) {
            failure = { error };
            break;
        }
    }
    const count = (list) => results.flatMap((result) => result[list]).length;
    return {
        results,
        overridden: count('overridden'),
        refused: count('refused'),
        final: count('final'),
        next: count('next'),
        audit: results.flatMap(({ audit }) => audit),
        failure,
    };
}
/** What an override of a run would do, asked before it acts. */
async function previewOverride(client, runId, onlyIds) {
    const counts = { overridable: 0, refused: 0, final: 0 };
    for (const { item, state } of await readObjects(client, runId)) {
        if (state === undefined)
            continue;
        if (state === 'final')
            counts.final += 1;
        else if (onlyIds !== undefined && !onlyIds.has(item.id))
            continue;
        else if (state === 'not-permitted')
            counts.refused += 1;
        else
            counts.overridable += 1;
    }
    return counts;
}
/** Follows the overridden run, and adds to `result` what waits for a further override. */
async function followAfterOverride(result, client, clock) {
    const deadline = clock.now() + FOLLOWED_MS;
    const ports = { client, clock, deadline, before: result.status };
    try {
        const seen = await client.runs.show(result.runId, { include: _gate_run_js__WEBPACK_IMPORTED_MODULE_13__/* .WATCHED */ .tC });
        const { run } = await (0,_gate_follow_run_js__WEBPACK_IMPORTED_MODULE_8__/* .followRun */ .R)(seen, ports);
        result.status = run.attributes.status;
        const { overridden, refused, final, next, unjudged } = result;
        const knownIds = new Set([overridden, refused, final, next].flat().map(({ id }) => id));
        const objects = await readObjects(client, result.runId);
        const goesOn = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .runKind */ .Il)('provisional', result.status) === 'moving';
        // A run that only planned stays "policy_checked".
        const isOver = !goesOn || result.status === 'policy_checked';
        for (const { item, state } of objects) {
            if (isOver && NEVER_ASKED.includes(item.status))
                unjudged.push(item);
            if (state === undefined || knownIds.has(item.id))
                continue;
            if (state === 'final')
                final.push(item);
            else
                next.push(item);
        }
    }
    catch (error) {
        // The override is done. That the run could not be read afterwards does not undo it.
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7))
            throw error;
        result.nextSteps.push(`The run could not be read after the override: ${error.message}`);
    }
}
/**
 * What to do after an override, as whole sentences.
 *
 * @param planOnly whether the run is speculative
 * @param isEmpty whether its plan changes nothing, and was not asked to be applied then
 */
function stepsAfter({ runId, status, overridden, refused, final, next, unjudged }, planOnly, isEmpty) {
    const steps = [];
    const names = (items) => items.map(describeOverrideItem).join(', ');
    if (next.length > 0) {
        steps.push(`Run ${runId} waits for a further override: ${names(next)}. Read it, then override the run once more.`);
    }
    const isEnded = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .isRunOver */ .Ck)(status) && planOnly;
    if (final.length > 0) {
        // A soft failure could have been overridden before the run ended.
        const isTooLate = isEnded && final.some(({ status: word }) => word === 'soft_failed');
        steps.push(isTooLate ? REFUSED_FOR_GOOD : `Fix what failed: ${names(final)}.`);
    }
    if (refused.length > 0 && isEmpty) {
        steps.push(`The plan of run ${runId} changes nothing, and the service takes no override of such a run. Fix what failed: ${names(refused)}. Or set \`allow-empty-apply: true\` in \`run-options\`, and the next run takes one.`);
    }
    else if (refused.length > 0 && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .isRunOver */ .Ck)(status)) {
        const fix = `The run has ended as "${status}", so the service takes no override. Fix what failed: ${names(refused)}.`;
        steps.push(planOnly ? REFUSED_FOR_GOOD : fix);
    }
    if (unjudged.length > 0 && next.length === 0) {
        const ways = planOnly ? TWO_WAYS : 'Fix what failed instead.';
        steps.push(`The run stays "${status}" after the override, and ${names(unjudged)} was never judged, so the gate does not open. ${ways}`);
    }
    if (overridden.length === 0 || steps.length > 0)
        return steps;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .runKind */ .Il)('provisional', status);
    const isStopped = kind === 'stopped' || status === 'errored';
    return isStopped
        ? [`Run ${runId} is "${status}" now, so the override opens nothing: start the gate again.`]
        : [
            `Run the job of the gate again: it takes this run, if the files are the same and the host says which pull request the job is about. Elsewhere \`plangate runs show ${runId} --workspace NAME --version CV\` judges it, with the workspace and the configuration version in the gate's report.`,
        ];
}
/** As in `task stage ts-1`. */
function describeOverrideItem({ system, id }) {
    const itsSystem = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__/* .SERVICE_SYSTEMS */ .P.find(({ override }) => override.object === system);
    return `${itsSystem?.override.title ?? system} ${id}`;
}
/** The error that a request for an override is not valid. @param remedy what to do, as a sentence */
function cannotOverride(message, method, runId, remedy) {
    return new _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(message, {
        code: 'invalid',
        method,
        path: `/runs/${runId}`,
        remedy: `Nothing was overridden. ${remedy}`,
    });
}
/** @returns why the service refused it; undefined if it did not */
async function tryOverride(override) {
    try {
        await override();
        return undefined;
    }
    catch (error) {
        if (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code !== 'aborted')
            return error.message;
        throw error;
    }
}
/** How many workspaces a message names. */
const MOST_NAMED = 10;
/** @throws ServiceError if the run is of none of these workspaces */
async function refuseOtherWorkspaces(seen, onlyIn, client) {
    if ((await (0,_gate_requested_workspaces_js__WEBPACK_IMPORTED_MODULE_12__/* .selectedWorkspaceOf */ .ED)(seen, onlyIn, client)) !== undefined)
        return;
    const { run } = seen;
    const named = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_17__/* .nameSome */ .Kf)(onlyIn.selectors.map(_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_14__/* .describeSelector */ .r5), MOST_NAMED)} of ${onlyIn.organization}`;
    const remedy = 'Name the workspace of the run, if it is one to override in.';
    throw cannotOverride(`Run ${run.id} is of none of these workspaces: ${named}.`, 'GET', run.id, remedy);
}
const NOT_PERMITTED = 'this token may not override it: its team needs the permission to override policies, in the organization, the project or the workspace';
/** The objects of all policy systems of a run, without those of its apply. */
async function readObjects(client, runId) {
    const objects = [];
    for (const system of _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__/* .SERVICE_SYSTEMS */ .P) {
        for (const item of await system.list(client, runId).all()) {
            const { id, attributes } = system.objectOf(item);
            if (system.isOfApply(item))
                continue;
            objects.push({
                item: { system: system.override.object, id, status: attributes.status },
                state: overrideStateOf(system.override, attributes),
                override: (comment) => system.sendOverride(client, id, comment),
            });
        }
    }
    return objects;
}
/** The status words of an object of which its policy system was never asked. */
const NEVER_ASKED = ['pending', 'queued', 'unreachable'];
function overrideStateOf({ waitingStatus, finalStatus }, { status, actions, permissions }) {
    if (status === finalStatus)
        return 'final';
    if (status !== waitingStatus)
        return undefined;
    if (actions?.['is-overridable'] === false)
        return 'final';
    const isPermitted = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
    return isPermitted === false ? 'not-permitted' : 'overridable';
}
/**
 * Reads which failures an override of a run would accept, before anything is overridden. An override of a policy
 * check, a task stage or an evaluation accepts every failure in it, so all of them have to be known.
 *
 * @returns the ids of what waits for an override now, the failures in it, and as doubts why it is not known what would be
 *   accepted: with one of these, nothing may be overridden
 * @throws ServiceError when the service did not answer
 */
async function readOverridable(run, ports) {
    const observed = await readPolicies(run, ports, { waitsForPerson: true });
    const waiting = observed.flatMap(({ system, objects }) => objects
        .filter(({ object }) => overrideStateOf(system.override, object.attributes) === 'overridable')
        .map(({ object, contents }) => ({ object, system, contents })));
    const { results, runTasks, unfinished, doubts, errors } = mergeReadings(waiting.map(({ system, contents }) => 
    // An override is for failures that are known: without names that may be wrong, where a system has such.
    system.readCertain === undefined ? system.read(contents) : system.readCertain(contents)));
    const policies = results.filter(isAcceptedByOverride);
    const failures = [
        ...policies,
        ...runTasks
            .filter(({ status, level }) => status !== 'passed' && level !== 'advisory')
            .map(({ name }) => ({ runTask: name })),
    ];
    return {
        ids: waiting.map(({ object }) => object.id),
        failures,
        doubts: [
            ...observed.flatMap(({ how }) => ('doubt' in how ? how.doubt : [])),
            ...doubts,
            ...errors,
            ...unfinished.map(({ what, word }) => finding(CODES.noResult, phrase `The ${runPart(what)} is ${quoted(word)}.`)),
            ...(policies.every(hasPolicyName)
                ? []
                : [finding('policies-broken', phrase `A policy that failed has no name.`)]),
        ],
    };
}
/** Whether an override accepts this result. The failure of an advisory policy closes nothing, so it needs none. */
function isAcceptedByOverride({ status, level }) {
    if (status === 'passed' || status === 'overridden')
        return false;
    return level !== 'advisory' || (status !== 'failed' && status !== 'known-after-apply');
}
//# sourceMappingURL=override-run.js.map

/***/ }),

/***/ 31523:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ saysSomething; }
/* harmony export */ });
/* unused harmony export readCommand */
/* harmony import */ var _approvals_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91802);
/** Reads a command in a comment on a pull request. Anything unclear is refused. */



const LONGEST_REASON = 500;
/** The word after `/plangate`, the next word, and the rest of the line. */
const COMMAND_LINE = /^\/plangate(?: +([^ ]+))?(?: +([^ ]+))?(?: +(.+))?$/;
/** A line of `approvals/`, or what is meant as one: the next report says of it whether it counts. */
const APPROVE = { verb: 'approve', commit: '', reason: '' };
/**
 * Reads a comment that is a command. The whole comment must be that one line: a command in a quotation, in a code block or
 * with other text does not count.
 *
 * @returns `unclear` if it is meant as a command and cannot be followed; undefined for any other comment
 */
function readCommand(body) {
    const approval = readLine(body);
    const isForService = approval?.kind === 'misread' && approval.why === 'old-override';
    if (approval !== undefined && approval.kind !== 'again' && !isForService)
        return APPROVE;
    const line = withoutTrailing(body, ' \t\r\n');
    const parts = COMMAND_LINE.exec(line);
    if (parts === null || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(line))
        return undefined;
    const [, word, commit = '', reason = ''] = parts;
    const verb = VERBS.find((name) => name === word);
    if (verb === undefined)
        return 'unclear';
    if (verb === 'except') {
        const exceptionText = line.slice(line.indexOf(verb) + verb.length).trim();
        return { verb, commit: '', reason: '', exceptionText };
    }
    if (verb === 'help' || verb === 'rerun' || verb === 'again') {
        return commit === '' ? { verb, commit, reason } : 'unclear';
    }
    const isCommit = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
    const isReason = saysSomething(reason) && reason.length <= LONGEST_REASON;
    return isCommit && isReason ? { verb, commit, reason } : 'unclear';
}
/** Whether a reason has a letter or a digit in it. */
function saysSomething(reason) {
    return /[\p{L}\p{N}]/u.test(reason);
}
//# sourceMappingURL=read-command.js.map

/***/ }),

/***/ 35594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ renderAnnotations; }
/* harmony export */ });
/* unused harmony export annotationCommands */
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36850);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2314);
/* harmony import */ var _message_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34707);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74913);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10000);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43629);
/** Causes as annotations on the lines at fault, in the shape that GitHub's check runs take. */








/** Four requests of fifty annotations. People do not read more. */
const ANNOTATION_LIMIT = 200;
/** The service accepts 64 KB, and a UTF-16 unit takes three bytes at most. */
const MESSAGE_LIMIT = 16_000;
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
        .slice(0, ANNOTATION_LIMIT)
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
/** The causes of this group that no earlier annotation has reported. @param told those that one has */
function causesToTell(group, told) {
    const causes = [...new Set(group.map(({ cause }) => cause))];
    return causes.filter((cause) => !told.has(cause) && told.add(cause));
}
/** @param toTell causes of which it says what has no place */
function toAnnotation(group, toTell) {
    const [{ cause, location }] = group;
    const { path, startLine } = location;
    const level = cause.kind === 'diagnostic' ? 'plan' : (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .levelWords */ .s2)(cause.level);
    const here = group.map(({ cause: of, occurrence }) => {
        const said = occurrenceText(occurrence);
        const isSame = of.policySet === cause.policySet && of.policy === cause.policy;
        return isSame ? said : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(of.policySet, 100)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(of.policy, 200)}: ${said}`;
    });
    const ofAll = group.map((placed) => placed.cause.messageOfAll);
    const elsewhere = toTell
        .flatMap(({ occurrences }) => occurrences)
        .filter(({ noun, location: place }) => noun === 'message' && place === undefined)
        .map((occurrence) => `The policy says as well: ${occurrenceText(occurrence)}`);
    const messages = [...new Set([...ofAll, ...here, ...elsewhere])].filter(Boolean);
    const workspaces = group.flatMap(({ occurrence }) => occurrence.workspaces);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(cause),
        title: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(cause.policy || cause.policySet, 200)} (${level})`, 250),
        message: `${(0,_message_text_js__WEBPACK_IMPORTED_MODULE_3__/* .messageText */ .Lo)(messages, MESSAGE_LIMIT)}\n${lastLine(cause, [...new Set(workspaces)])}`,
    };
}
function occurrenceText(occurrence) {
    const addresses = (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .unmentionedAddresses */ .TY)(occurrence);
    const named = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listText */ .so)(addresses, 5, (address) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(address, 300));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(': ', named, occurrence.messages.join('\n'));
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
const COMMAND_LIMIT = 10;
/** Annotations as workflow commands, if the check run cannot be written. The last of each kind says how many are left out. */
function annotationCommands(annotations) {
    return ['failure', 'warning', 'notice'].flatMap((level) => {
        const command = level === 'failure' ? 'error' : level;
        const ofLevel = annotations.filter(({ annotation_level }) => annotation_level === level);
        const shown = ofLevel.length > COMMAND_LIMIT ? ofLevel.slice(0, COMMAND_LIMIT - 1) : ofLevel;
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

/***/ 66010:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: function() { return /* binding */ appliedJson; },
/* harmony export */   aG: function() { return /* binding */ headlineOfApply; },
/* harmony export */   lu: function() { return /* binding */ appliedLines; }
/* harmony export */ });
/* unused harmony exports renderApplied, ownReportOfApply */
/* harmony import */ var _model_applied_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88798);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47912);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62051);
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
    const items = itemsOf(report, (id, url) => link(codeSpan(id, 40), url, origins));
    return joinNonEmpty('\n\n', literal `#### ${signOf(report)} ${headlineOfApply(applies)}`, joinNonEmpty('\n', ...items.map((item) => itemToMarkdown(item))));
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
    const owner = ownerId(JSON.stringify(applies.map(({ workspace }) => workspace).sort()));
    const job = { owner, runId, attempt, headSha, startedAt };
    return {
        // No name of a gate has a line end.
        key: `${gate}\napply\n${owner}`,
        state: { ...job, green, digest: hash(text), fingerprints: [], durations: {}, runs: {} },
        render: () => text,
    };
}
//# sourceMappingURL=applied.js.map

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

/***/ 79239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ signReason; },
/* harmony export */   W: function() { return /* binding */ recordDiscard; }
/* harmony export */ });
/** Appends the person and the job to a reason, because the run keeps only this text. */
function signReason(reason, { by, job }) {
    const signed = [by, job].filter((part) => part !== undefined).join(', ');
    return signed === '' ? reason : `${reason} (${signed})`;
}
/**
 * The record of a discard as a field of a result; no field if the run did not end as discarded.
 *
 * @param ended how the run was ended, and its status now
 */
function recordDiscard(ended, reason, at) {
    if (ended.outcome !== 'ended' || ended.status !== 'discarded')
        return {};
    return { discarded: { at: at.toISOString(), reason } };
}
//# sourceMappingURL=audit.js.map

/***/ })

};
;