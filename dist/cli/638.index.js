export const id = 638;
export const ids = [638];
export const modules = {

/***/ 6638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/check.js + 2 modules
var check = __webpack_require__(3280);
// EXTERNAL MODULE: ./build/src/client/create-client.js + 49 modules
var create_client = __webpack_require__(244);
// EXTERNAL MODULE: ./build/src/client/send.js + 2 modules
var client_send = __webpack_require__(6880);
// EXTERNAL MODULE: ./build/src/embedded/service.js + 67 modules
var embedded_service = __webpack_require__(9262);
// EXTERNAL MODULE: ./build/src/gate/override-run.js
var override_run = __webpack_require__(9337);
// EXTERNAL MODULE: ./build/src/policy/exit-code.js
var exit_code = __webpack_require__(7770);
// EXTERNAL MODULE: ./build/src/publish/host-problem.js
var host_problem = __webpack_require__(9645);
;// CONCATENATED MODULE: ./build/src/publish/github-problem.js
/** What GitHub refused, and what somebody has to change so that it does not. */

class GitHubProblem extends host_problem/* HostProblem */.M {
    name = 'GitHubProblem';
    status;
    /** `issues=write; pull_requests=write`, from the server. */
    accepted;
    constructor(kind, message, facts = {}) {
        super(kind, message);
        this.status = facts.status;
        this.accepted = facts.accepted;
    }
}
/** `what` is method and path, without a query. */
function toProblem(what, failure, create) {
    const { status, message } = failure;
    const said = message.split('\n')[0]?.slice(0, 200) ?? '';
    if (failure.aborted)
        return new GitHubProblem('aborted', `${what} was given up.`);
    if (status === undefined) {
        return new GitHubProblem(create ? 'unsure' : 'unreachable', `GitHub could not be reached: ${what} (${said}).`);
    }
    const text = `GitHub answered ${what} with ${status} (${said}).`;
    const accepted = failure.headers['x-accepted-github-permissions'];
    const facts = { status, ...(accepted !== undefined && { accepted }) };
    if (isRateLimit(failure))
        return new GitHubProblem('rate-limited', text, facts);
    if (status === 401)
        return new GitHubProblem('bad-token', text, facts);
    if (status === 403)
        return new GitHubProblem('permission', text, facts);
    if (status === 404 || status === 410)
        return new GitHubProblem('not-found', text, facts);
    if (status === 422 && /too long|exceeds a maximum/i.test(message)) {
        return new GitHubProblem('too-long', text, facts);
    }
    if (status >= 500)
        return new GitHubProblem(create ? 'unsure' : 'unreachable', text, facts);
    return new GitHubProblem('invalid', text, facts);
}
/** 429, or a 403 that says so in its headers or its words. */
function isRateLimit({ status, headers, message }) {
    if (status === 429)
        return true;
    return (status === 403 &&
        (headers['retry-after'] !== undefined ||
            headers['x-ratelimit-remaining'] === '0' ||
            /secondary rate limit|abuse detection/i.test(message)));
}
/**
 * One sentence for people: what was not done, why, and what to change.
 * @param needs the permission as it is written in a workflow: `pull-requests: write`.
 */
function explainProblem(what, needs, problem, fork) {
    switch (problem.kind) {
        case 'permission': {
            const server = problem.accepted === undefined ? '' : `, the server says: ${problem.accepted}`;
            const why = fork
                ? 'Pull requests from forks get a token that may only read; the summary of the job has the whole report.'
                : `Give the job \`permissions: ${needs}\`.`;
            return `${what}: the token needs \`${needs}\`${server}. ${why}`;
        }
        case 'bad-token':
            return `${what}: GitHub does not know the token (401). Pass \`\${{ github.token }}\` or leave the input out.`;
        case 'rate-limited':
            return `${what}: GitHub's rate limit is used up. ${problem.message}`;
        case 'not-found':
            return `${what}: it is not there, or the token must not see it (needs \`${needs}\`). ${problem.message}`;
        case 'too-long':
        case 'invalid':
        case 'unreachable':
        case 'unsure':
        case 'aborted':
            return `${what}: ${problem.message}`;
    }
}
//# sourceMappingURL=github-problem.js.map
;// CONCATENATED MODULE: ./build/src/publish/github-retry.js

/** How long one request may be waited for altogether. */
const PATIENCE_MS = 60_000;
const ATTEMPTS = 4;
/**
 * Milliseconds to wait before the next attempt; undefined: there is none.
 * @param attempt 1 after the first failure.
 * @param waitedMs what earlier waits of this request came to.
 * @param nowMs wall clock time, to compare with the reset that GitHub names.
 */
function retryDelayMs(failure, attempt, waitedMs, nowMs, random) {
    if (failure.aborted || attempt >= ATTEMPTS)
        return undefined;
    const delay = isRateLimit(failure)
        ? limitDelayMs(failure, attempt, nowMs)
        : failure.status === undefined || failure.status >= 500
            ? 1_000 * 2 ** (attempt - 1) * (0.5 + random())
            : undefined;
    return delay !== undefined && waitedMs + delay <= PATIENCE_MS ? delay : undefined;
}
function limitDelayMs({ headers }, attempt, nowMs) {
    const after = Number(headers['retry-after']);
    if (Number.isFinite(after) && after >= 0)
        return after * 1_000;
    if (headers['x-ratelimit-remaining'] === '0') {
        const reset = Number(headers['x-ratelimit-reset']) * 1_000 - nowMs;
        return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
    }
    // A secondary limit without a hint: GitHub asks for a minute, once.
    return attempt === 1 ? PATIENCE_MS : undefined;
}
//# sourceMappingURL=github-retry.js.map
;// CONCATENATED MODULE: ./build/src/publish/github-api.js


const TIMEOUT_MS = 15_000;
function createAttempt(access, ports) {
    let loading;
    return async (what, create, call) => {
        const client = await (loading ??= load(access));
        let waitedMs = 0;
        for (let tries = 1;; tries++) {
            const timeout = AbortSignal.timeout(TIMEOUT_MS);
            const signal = ports.signal ? AbortSignal.any([ports.signal, timeout]) : timeout;
            try {
                return await call(client, { signal });
            }
            catch (error) {
                const failure = toFailure(error, ports.signal?.aborted === true);
                const now = ports.clock.date().getTime();
                const delay = retryDelayMs(failure, tries, waitedMs, now, ports.random);
                if (delay === undefined)
                    throw toProblem(what, failure, create);
                await ports.clock.sleep(delay, ports.signal).catch(() => {
                    throw new GitHubProblem('aborted', `${what} was given up.`);
                });
                if (create)
                    throw new GitHubProblem('unsure', toProblem(what, failure, create).message);
                waitedMs += delay;
            }
        }
    };
}
async function load({ apiUrl, token }) {
    const { getOctokit: make } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(218)]).then(__webpack_require__.bind(__webpack_require__, 2218));
    const loopback = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]/.test(`${apiUrl}/`);
    return make(token, {
        baseUrl: apiUrl,
        userAgent: 'plangate',
        log: { debug() { }, info() { }, warn() { }, error() { } },
        // The toolkit chooses its proxy by the host of GITHUB_API_URL; loopback never has one.
        ...(loopback && { request: { fetch: globalThis.fetch } }),
    });
}
function toFailure(error, aborted) {
    const facts = typeof error === 'object' && error !== null ? error : {};
    const response = 'response' in facts ? facts.response : undefined;
    const answered = typeof response === 'object' && response !== null;
    const status = 'status' in facts && typeof facts.status === 'number' ? facts.status : undefined;
    const message = error instanceof Error ? error.message : String(error);
    const headers = answered && 'headers' in response ? response.headers : {};
    // GraphQL answers 200 and says in the body what is wrong: nothing to try again.
    const refused = 'errors' in facts ? 400 : undefined;
    const code = answered ? (refused ?? status) : refused;
    return { headers, message, aborted, ...(code !== undefined && { status: code }) };
}
//# sourceMappingURL=github-api.js.map
;// CONCATENATED MODULE: ./build/src/publish/github-snapshot.js

const PAGE = 100;
const SNAPSHOT = (files) => `query($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      headRefOid
      comments(first: 100, after: $after) {
        nodes { fullDatabaseId body url viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }${files ? ' files(first: 100) { nodes { path } pageInfo { hasNextPage } }' : ''}
    }
  }
}`;
/**
 * By GraphQL in one request per hundred comments, which also says who wrote each; by REST where
 * GraphQL is refused, as on some servers and with some tokens.
 */
function createSnapshot(access, attempt) {
    const { owner, name: repo } = access;
    let withoutGraphql = false;
    return async (number, { files }) => {
        if (!withoutGraphql) {
            try {
                return await snapshotByGraphql(number, files);
            }
            catch (error) {
                if (!(error instanceof GitHubProblem) || error.kind === 'aborted')
                    throw error;
                withoutGraphql = true;
            }
        }
        return snapshotByRest(number, files);
    };
    async function snapshotByGraphql(number, files) {
        const comments = [];
        const paths = [];
        let after = null;
        for (let wanted = files;; wanted = false) {
            const variables = { owner, name: repo, number, after };
            const answer = await attempt('POST /graphql', false, (client, request) => client.graphql(SNAPSHOT(wanted), { ...variables, request }));
            const pull = answer.repository?.pullRequest;
            if (pull === null || pull === undefined) {
                throw new GitHubProblem('not-found', `GitHub has no pull request ${number}.`);
            }
            for (const { fullDatabaseId, body, url, viewerDidAuthor } of pull.comments.nodes) {
                comments.push({ id: Number(fullDatabaseId), body, url, mine: viewerDidAuthor });
            }
            paths.push(...(pull.files?.nodes.map(({ path }) => path) ?? []));
            if (pull.files?.pageInfo.hasNextPage === true)
                paths.push(...(await listFiles(number, 2)));
            const { hasNextPage, endCursor } = pull.comments.pageInfo;
            if (!hasNextPage)
                return { headSha: pull.headRefOid, comments, ...(files && { files: paths }) };
            after = endCursor;
        }
    }
    async function snapshotByRest(number, files) {
        const isMine = await authorTest();
        const comments = [];
        for (let page = 1;; page++) {
            const { data } = await attempt(`GET /repos/${owner}/${repo}/issues/${number}/comments`, false, (client, request) => client.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
                owner,
                repo,
                issue_number: number,
                per_page: PAGE,
                page,
                request,
            }));
            for (const one of data) {
                comments.push({
                    id: Number(one.id),
                    body: one.body ?? '',
                    url: one.html_url,
                    mine: isMine(one.user?.login, one.user?.type, Boolean(one.performed_via_github_app)),
                });
            }
            if (data.length < PAGE)
                break;
        }
        const { data: pull } = await attempt(`GET /repos/${owner}/${repo}/pulls/${number}`, false, (client, request) => client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
            owner,
            repo,
            pull_number: number,
            request,
        }));
        const headSha = pull.head.sha;
        return { headSha, comments, ...(files && { files: await listFiles(number, 1) }) };
    }
    /** Who the token is: a person's says so itself; an app's own comments are recognised by kind. */
    async function authorTest() {
        const person = /^(?:ghp|gho|ghu|github_pat)_/.test(access.token)
            ? await attempt('GET /user', false, (client, request) => client.request('GET /user', { request }))
            : undefined;
        return (login, type, viaApp) => person === undefined
            ? type === 'Bot' && (login === 'github-actions[bot]' || viaApp)
            : login === person.data.login;
    }
    async function listFiles(number, from) {
        const files = [];
        for (let page = from;; page++) {
            const { data } = await attempt(`GET /repos/${owner}/${repo}/pulls/${number}/files`, false, (client, request) => client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
                owner,
                repo,
                pull_number: number,
                per_page: PAGE,
                page,
                request,
            }));
            files.push(...data.map(({ filename }) => filename));
            if (data.length < PAGE)
                return files;
        }
    }
}
//# sourceMappingURL=github-snapshot.js.map
;// CONCATENATED MODULE: ./build/src/publish/github-calls.js



const github_calls_PAGE = 100;
function createGitHubApi(access, ports) {
    const { owner, name: repo } = access;
    const attempt = createAttempt(access, ports);
    return {
        snapshot: createSnapshot(access, attempt),
        async createComment(number, body) {
            const what = `POST /repos/${owner}/${repo}/issues/${number}/comments`;
            const { data } = await attempt(what, true, (client, request) => client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
                owner,
                repo,
                issue_number: number,
                body,
                request,
            }));
            return { id: Number(data.id), url: data.html_url };
        },
        async updateComment(id, body) {
            const what = `PATCH /repos/${owner}/${repo}/issues/comments/${id}`;
            await attempt(what, false, (client, request) => client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
                owner,
                repo,
                comment_id: id,
                body,
                request,
            }));
        },
        async deleteComment(id) {
            const what = `DELETE /repos/${owner}/${repo}/issues/comments/${id}`;
            try {
                await attempt(what, false, (client, request) => client.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
                    owner,
                    repo,
                    comment_id: id,
                    request,
                }));
            }
            catch (error) {
                if (!(error instanceof GitHubProblem) || error.kind !== 'not-found')
                    throw error;
            }
        },
        async updateCheckRun(id, output) {
            const what = `PATCH /repos/${owner}/${repo}/check-runs/${id}`;
            // Sending annotations twice shows them twice: as delicate as a creation.
            await attempt(what, output.annotations.length > 0, (client, request) => client.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
                owner,
                repo,
                check_run_id: id,
                output,
                request,
            }));
        },
        async createCheckRun({ name, headSha, externalId, conclusion, output }) {
            const what = `POST /repos/${owner}/${repo}/check-runs`;
            const { data } = await attempt(what, true, (client, request) => client.request('POST /repos/{owner}/{repo}/check-runs', {
                owner,
                repo,
                name,
                head_sha: headSha,
                external_id: externalId,
                status: 'completed',
                conclusion,
                output,
                request,
            }));
            return Number(data.id);
        },
        async findCheckRun({ name, headSha, externalId }) {
            const what = `GET /repos/${owner}/${repo}/commits/${headSha}/check-runs`;
            const { data } = await attempt(what, false, (client, request) => client.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
                owner,
                repo,
                ref: headSha,
                check_name: name,
                per_page: github_calls_PAGE,
                request,
            }));
            const found = data.check_runs.find((run) => run.external_id === externalId);
            return found === undefined ? undefined : Number(found.id);
        },
        async countAnnotations(id) {
            const what = `GET /repos/${owner}/${repo}/check-runs/${id}`;
            const { data } = await attempt(what, false, (client, request) => client.request('GET /repos/{owner}/{repo}/check-runs/{check_run_id}', {
                owner,
                repo,
                check_run_id: id,
                request,
            }));
            return data.output.annotations_count;
        },
        async pullRequest(number) {
            const what = `GET /repos/${owner}/${repo}/pulls/${number}`;
            const { data } = await attempt(what, false, (client, request) => client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
                owner,
                repo,
                pull_number: number,
                request,
            }));
            return toFacts(data);
        },
        async pullRequestsOfCommit(sha) {
            const what = `GET /repos/${owner}/${repo}/commits/${sha}/pulls`;
            const { data } = await attempt(what, false, (client, request) => client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
                owner,
                repo,
                commit_sha: sha,
                per_page: github_calls_PAGE,
                request,
            }));
            return data.map(toFacts).filter((pull) => pull.open && pull.headSha === sha);
        },
        async pullRequestsOfBranch(label) {
            const what = `GET /repos/${owner}/${repo}/pulls`;
            const { data } = await attempt(what, false, (client, request) => client.request('GET /repos/{owner}/{repo}/pulls', {
                owner,
                repo,
                head: label,
                state: 'open',
                per_page: github_calls_PAGE,
                request,
            }));
            return data.map(toFacts);
        },
    };
}
function toFacts(pull) {
    return {
        number: pull.number,
        headSha: pull.head.sha,
        baseSha: pull.base.sha,
        // A fork that was deleted is a fork.
        fork: pull.head.repo === null || pull.head.repo.full_name !== pull.base.repo?.full_name,
        open: pull.state === 'open',
    };
}
//# sourceMappingURL=github-calls.js.map
;// CONCATENATED MODULE: ./build/src/publish/github-connection.js

/** Nothing is sent before something is asked. */
function connectGitHub(access, ports) {
    const { githubToken, checksToken, ...where } = access;
    const comments = githubToken && createGitHubApi({ ...where, token: githubToken }, ports);
    const checks = checksToken === githubToken
        ? comments
        : checksToken && createGitHubApi({ ...where, token: checksToken }, ports);
    return { ...(comments && { comments }), ...(checks && { checks }) };
}
//# sourceMappingURL=github-connection.js.map
// EXTERNAL MODULE: ./build/src/report/annotations.js
var report_annotations = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/src/report/body.js + 4 modules
var body = __webpack_require__(4985);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(7713);
;// CONCATENATED MODULE: ./build/src/report/check.js
/** What a check run shows above its annotations. */



/** The service takes 65,535 characters. */
const SUMMARY_BUDGET = 60_000;
function renderCheck(view, budget = SUMMARY_BUDGET) {
    const { job } = view.context;
    const elsewhere = job
        ? `the ${(0,escape_markdown/* link */.nf)('job summary', job.url, (0,links/* originsOf */.TZ)(view.context))}`
        : 'the job summary';
    return {
        title: (0,escape_markdown/* clip */.$Q)(sentence(view.headline), 250),
        summary: (0,body/* renderBody */.l)(view, {
            budget,
            measure: (text) => text.length,
            elsewhere,
            messageLimit: 4_000,
            results: false,
        }),
    };
}
function sentence(words) {
    return words.charAt(0).toUpperCase() + words.slice(1);
}
//# sourceMappingURL=check.js.map
;// CONCATENATED MODULE: ./build/src/publish/github-checks.js

const BATCH = 50;
const WHAT = 'The annotations are not on the check run';
const NEEDS = 'checks: write';
async function publishCheck(api, report) {
    const batches = batchesOf(report.annotations);
    let sent = 0;
    try {
        let id = report.checkRunId;
        if (id !== undefined) {
            try {
                await append(api, id, outputOf(report, batches[0] ?? []), 0);
                sent = 1;
            }
            catch (error) {
                if (!isElsewhere(error))
                    throw error;
                id = undefined;
            }
        }
        if (id === undefined) {
            id = await create(api, report, outputOf(report, batches[0] ?? []));
            sent = 1;
        }
        for (; sent < batches.length; sent++) {
            await append(api, id, outputOf(report, batches[sent] ?? []), sent * BATCH);
        }
        return { left: [], problems: [] };
    }
    catch (error) {
        if (!(error instanceof GitHubProblem))
            throw error;
        const left = report.annotations.slice(sent * BATCH);
        return { left, problems: [explainProblem(WHAT, NEEDS, error, report.fork)] };
    }
}
/** At least one batch: the title and the summary are worth a request of their own. */
function batchesOf(annotations) {
    const batches = [];
    for (let from = 0; from < annotations.length; from += BATCH) {
        batches.push(annotations.slice(from, from + BATCH));
    }
    return batches.length > 0 ? batches : [[]];
}
function outputOf({ title, summary }, annotations) {
    return { title, summary, annotations };
}
/** `before`: how many annotations of ours are there already. */
async function append(api, id, output, before) {
    for (let tries = 1;; tries++) {
        try {
            return await api.updateCheckRun(id, output);
        }
        catch (error) {
            if (!isUnsure(error) || tries === 3)
                throw error;
            if ((await api.countAnnotations(id)) >= before + output.annotations.length)
                return;
        }
    }
}
async function create(api, report, output) {
    const { name, headSha, externalId, conclusion } = report;
    const run = { name, headSha, externalId, conclusion, output };
    for (let tries = 1;; tries++) {
        try {
            return await api.createCheckRun(run);
        }
        catch (error) {
            if (!isUnsure(error) || tries === 3)
                throw error;
            const found = await api.findCheckRun(run);
            if (found !== undefined)
                return found;
        }
    }
}
function isUnsure(error) {
    return error instanceof GitHubProblem && error.kind === 'unsure';
}
/** The check run is not there or belongs to another app: one of our own may still be possible. */
function isElsewhere(error) {
    return (error instanceof GitHubProblem &&
        (error.kind === 'not-found' || (error.kind === 'permission' && /app_id/.test(error.message))));
}
//# sourceMappingURL=github-checks.js.map
// EXTERNAL MODULE: ./build/src/publish/github-comment.js
var github_comment = __webpack_require__(322);
// EXTERNAL MODULE: ./build/src/publish/github-content.js
var github_content = __webpack_require__(2770);
;// CONCATENATED MODULE: ./build/src/publish/github.js






const github_WHAT = 'The comment on the pull request was not written';
const github_NEEDS = 'pull-requests: write';
function createGitHubPublisher(target, { comments, checks }, ports) {
    const { pullRequest } = target;
    return { publish };
    async function publish(view, changedFiles) {
        const problems = [];
        let snapshot;
        let started;
        const filesWanted = changedFiles === undefined && needsFiles(view, target);
        await telling(problems, async (api, number) => {
            if (target.comment === 'off' && !filesWanted)
                return;
            snapshot = await api.snapshot(number, { files: filesWanted });
            if (target.comment === 'off')
                return;
            started = await (0,github_comment/* startComment */.e2)(api, (0,github_content/* toCommentContent */.G)(view), {
                number,
                headSha: target.headSha,
                green: view.green,
                when: target.comment,
                mode: target.commentMode,
            }, ports, snapshot);
        });
        const left = await annotate(view, changedFiles ?? snapshot?.files, problems);
        let result = started?.result;
        await telling(problems, async () => {
            if (started !== undefined && ports.hurry?.() !== true)
                result = await started.settle();
        });
        problems.push(...(0,github_comment/* tellComment */.lB)(result));
        return { left, problems, ...(result?.url !== undefined && { commentUrl: result.url }) };
    }
    async function telling(problems, work) {
        if (pullRequest === undefined)
            return;
        if (comments === undefined) {
            if (target.comment !== 'off' && problems.length === 0) {
                problems.push(`${github_WHAT}: there is no token for it. Leave \`github-token\` at its default.`);
            }
            return;
        }
        try {
            await work(comments, pullRequest.number);
        }
        catch (error) {
            if (!(error instanceof GitHubProblem))
                throw error;
            problems.push(explainProblem(github_WHAT, github_NEEDS, error, pullRequest.fork));
        }
    }
    async function annotate(view, changedFiles, problems) {
        if (target.annotate === 'off')
            return [];
        const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
        const all = (0,report_annotations/* renderAnnotations */.Hp)(view, {
            annotate: target.annotate === 'all' ? 'all' : 'changed',
            ...(changed !== undefined && { changedFiles: changed }),
        });
        const annotations = target.annotate === 'changed' && changed !== undefined
            ? all.filter(({ path }) => changed.has(path))
            : all;
        if (checks === undefined)
            return annotations;
        const { job } = view.context;
        const result = await publishCheck(checks, {
            ...(target.checkRunId !== undefined && { checkRunId: target.checkRunId }),
            name: view.key === 'default' ? 'Plangate' : `Plangate (${view.key})`,
            headSha: target.headSha,
            externalId: `${job?.runId ?? 0}.${job?.attempt ?? 0}.${view.key}`,
            conclusion: view.green ? 'success' : 'failure',
            ...renderCheck(view),
            annotations,
            fork: pullRequest?.fork === true,
        });
        problems.push(...result.problems);
        return result.left;
    }
}
/** Only findings that do not keep the gate closed depend on which files changed. */
function needsFiles(view, { annotate }) {
    if (annotate === 'off' || annotate === 'all')
        return false;
    return view.findings.some(({ location, severity }) => location !== undefined &&
        (annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
//# sourceMappingURL=github.js.map
// EXTERNAL MODULE: ./build/src/report/console.js
var console = __webpack_require__(6621);
// EXTERNAL MODULE: ./build/src/settings/reported-settings.js
var reported_settings = __webpack_require__(3820);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 1 modules
var settings = __webpack_require__(1374);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./build/src/demo/copy-examples.js
/** The examples as a checkout of its own, with what the pull request changes in it. */



async function copyExamples(examples, edits) {
    const root = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-demo-')));
    const remove = () => (0,promises_.rm)(root, { recursive: true, force: true });
    try {
        await (0,promises_.cp)((0,external_node_path_.join)(examples, 'infra'), (0,external_node_path_.join)(root, 'infra'), { recursive: true });
        for (const edit of edits)
            await apply(edit, (0,external_node_path_.join)(root, 'infra'));
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
async function apply({ file, find, replace }, folder) {
    const path = (0,external_node_path_.join)(folder, file);
    const text = await (0,promises_.readFile)(path, 'utf8');
    if (!text.includes(find))
        throw new Error(`${file} of the examples has no ${JSON.stringify(find)}`);
    await (0,promises_.writeFile)(path, text.replaceAll(find, replace));
}
//# sourceMappingURL=copy-examples.js.map
;// CONCATENATED MODULE: ./build/src/demo/demo-clock.js
/** 2026-11-20, 14:00. */
const START = Date.UTC(2026, 10, 20, 14);
function createDemoClock() {
    let nowMs = 0;
    let underWay = 0;
    let ticking = false;
    const sleepers = new Set();
    /** A few turns of the event loop: whoever was woken gets to say what comes next. */
    async function tick() {
        if (ticking)
            return;
        ticking = true;
        while (sleepers.size > 0) {
            for (let turn = 0; turn < 4; turn += 1) {
                await new Promise((resolve) => setImmediate(resolve));
                if (underWay > 0)
                    turn = 0;
            }
            const next = [...sleepers].reduce((first, one) => (first === undefined || one.at < first.at ? one : first), undefined);
            if (next === undefined)
                break;
            sleepers.delete(next);
            nowMs = Math.max(nowMs, next.at);
            next.wake();
        }
        ticking = false;
    }
    return {
        now: () => nowMs,
        date: () => new Date(START + nowMs),
        sleep: (ms, signal) => new Promise((resolve, reject) => {
            if (signal?.aborted) {
                reject(signal.reason);
                return;
            }
            const sleeper = {
                at: nowMs + ms,
                wake() {
                    signal?.removeEventListener('abort', abort);
                    resolve();
                },
            };
            const abort = () => {
                sleepers.delete(sleeper);
                reject(signal?.reason);
            };
            signal?.addEventListener('abort', abort, { once: true });
            sleepers.add(sleeper);
            void tick();
        }),
        async during(work) {
            underWay += 1;
            try {
                return await work();
            }
            finally {
                underWay -= 1;
            }
        },
    };
}
//# sourceMappingURL=demo-clock.js.map
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./build/src/demo/github/state.js
/** GitHub's own wording of a refusal, thrown by a route. */
class Refusal extends Error {
    answer;
    constructor(status, message, rest = {}, headers = {}) {
        super(message);
        this.answer = { status, body: { message, ...rest, status: String(status) }, headers };
    }
}
function notFound() {
    return new Refusal(404, 'Not Found', { documentation_url: 'https://docs.github.com/rest' });
}
function invalid(resource, field, code, message) {
    const errors = [{ resource, code, field, message }];
    return new Refusal(422, 'Validation Failed', { errors });
}
function now({ clock }) {
    return clock
        .date()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z');
}
function user(login) {
    const api = `https://api.github.com/users/${encodeURIComponent(login)}`;
    return {
        login,
        id: 41_898_282,
        node_id: 'U_1',
        avatar_url: '',
        gravatar_id: '',
        url: api,
        html_url: `https://github.com/${login}`,
        followers_url: `${api}/followers`,
        following_url: `${api}/following`,
        gists_url: `${api}/gists`,
        starred_url: `${api}/starred`,
        subscriptions_url: `${api}/subscriptions`,
        organizations_url: `${api}/orgs`,
        repos_url: `${api}/repos`,
        events_url: `${api}/events`,
        received_events_url: `${api}/received_events`,
        type: login.endsWith('[bot]') ? 'Bot' : 'User',
        site_admin: false,
    };
}
function app(slug) {
    return {
        id: slug === 'github-actions' ? 15_368 : 1,
        slug,
        node_id: 'A_1',
        owner: user('github'),
        name: slug,
        description: null,
        external_url: '',
        html_url: `https://github.com/apps/${slug}`,
        created_at: '2018-07-30T09:30:17Z',
        updated_at: '2018-07-30T09:30:17Z',
        permissions: {},
        events: [],
    };
}
/** One page of a list, with GitHub's Link header. */
function page(items, request, state) {
    const read = (name, fallback) => {
        const text = request.query.get(name);
        return text !== null && /^[1-9][0-9]{0,6}$/.test(text) ? Number(text) : fallback;
    };
    const size = Math.min(100, read('per_page', 30));
    const number = read('page', 1);
    const last = Math.max(1, Math.ceil(items.length / size));
    const link = (to, rel) => {
        const query = new URLSearchParams(request.query);
        query.set('page', String(to));
        return `<${state.apiUrl}${request.path}?${query.toString()}>; rel="${rel}"`;
    };
    const links = [
        ...(number > 1 ? [link(number - 1, 'prev')] : []),
        ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
        ...(number > 1 ? [link(1, 'first')] : []),
    ];
    return {
        status: 200,
        items: items.slice((number - 1) * size, number * size),
        ...(links.length > 0 && { headers: { link: links.join(', ') } }),
    };
}
/** What GitHub counts: characters, with a pair of surrogates as one. */
function characters(text) {
    let count = 0;
    for (const _ of text)
        count++;
    return count;
}
function record(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : {};
}
//# sourceMappingURL=state.js.map
;// CONCATENATED MODULE: ./build/src/demo/github/comments.js

const BODY_CHARACTERS = 65_536;
function listComments(request, state) {
    const { number } = pullRequestOf(request, state);
    const all = state.comments.filter((comment) => comment.number === number);
    const { items, ...answer } = page(all, request, state);
    return { ...answer, body: items.map((comment) => toWire(comment, state)) };
}
function createComment(request, state) {
    const { number } = pullRequestOf(request, state);
    const body = bodyOf(request);
    const at = now(state);
    const { login, app: slug } = request.identity;
    const author = slug === undefined ? { login } : { login, app: slug };
    const comment = { id: state.nextId++, number, body, author, createdAt: at, updatedAt: at };
    state.comments.push(comment);
    return { status: 201, body: toWire(comment, state) };
}
function showComment(request, state) {
    return { status: 200, body: toWire(commentOf(request, state), state) };
}
/** Whoever may write in the repository may edit anybody's comment, as on GitHub. */
function updateComment(request, state) {
    const comment = commentOf(request, state);
    comment.body = bodyOf(request);
    comment.updatedAt = now(state);
    return { status: 200, body: toWire(comment, state) };
}
function deleteComment(request, state) {
    const comment = commentOf(request, state);
    state.comments.splice(state.comments.indexOf(comment), 1);
    return { status: 204 };
}
function commentUrl(comment, { serverUrl, owner, name }) {
    return `${serverUrl}/${owner}/${name}/pull/${comment.number}#issuecomment-${comment.id}`;
}
function bodyOf(request) {
    const { body } = record(request.body);
    if (typeof body !== 'string' || body.trim() === '') {
        throw invalid('IssueComment', 'body', 'missing_field', "Body can't be blank");
    }
    if (characters(body) > BODY_CHARACTERS) {
        const message = `Body is too long (maximum is ${BODY_CHARACTERS} characters)`;
        throw invalid('IssueComment', 'data', 'unprocessable', message);
    }
    return body;
}
function pullRequestOf(request, state) {
    const number = Number(request.parameters['number']);
    const found = state.pullRequests.find((one) => one.number === number);
    if (found === undefined)
        throw notFound();
    return found;
}
function commentOf(request, state) {
    const id = Number(request.parameters['id']);
    const found = state.comments.find((one) => one.id === id);
    if (found === undefined)
        throw notFound();
    return found;
}
function toWire(comment, state) {
    const repository = `${state.apiUrl}/repos/${state.owner}/${state.name}`;
    return {
        id: comment.id,
        node_id: `IC_${comment.id}`,
        url: `${repository}/issues/comments/${comment.id}`,
        html_url: commentUrl(comment, state),
        issue_url: `${repository}/issues/${comment.number}`,
        body: comment.body,
        user: user(comment.author.login),
        created_at: comment.createdAt,
        updated_at: comment.updatedAt,
        author_association: comment.author.app === undefined ? 'CONTRIBUTOR' : 'NONE',
        performed_via_github_app: comment.author.app === undefined ? null : app(comment.author.app),
    };
}
//# sourceMappingURL=comments.js.map
;// CONCATENATED MODULE: ./build/src/demo/github/check-runs.js

const ACTIONS = 'github-actions';
const TEXT_CHARACTERS = 65_535;
const ANNOTATIONS = 50;
const MESSAGE_BYTES = 64 * 1024;
const CONCLUSIONS = [
    'action_required',
    'cancelled',
    'failure',
    'neutral',
    'success',
    'skipped',
    'timed_out',
];
function createCheckRun(request, state) {
    const body = record(request.body);
    const slug = appOf(request);
    const { name, head_sha: headSha, external_id: externalId, conclusion, status } = body;
    if (typeof name !== 'string' || name === '')
        throw missing('name');
    if (typeof headSha !== 'string' || !/^[0-9a-f]{40}$/.test(headSha))
        throw missing('head_sha');
    const known = CONCLUSIONS.find((word) => word === conclusion);
    if (conclusion !== undefined && known === undefined)
        throw missing('conclusion');
    if (status === 'completed' && known === undefined)
        throw missing('conclusion');
    const run = {
        id: state.nextId++,
        name,
        headSha,
        externalId: typeof externalId === 'string' ? externalId : null,
        app: slug,
        status: known === undefined ? 'queued' : 'completed',
        conclusion: known ?? null,
        title: null,
        summary: null,
        annotations: [],
    };
    applyOutput(run, body['output'], true);
    state.checkRuns.push(run);
    return { status: 201, body: check_runs_toWire(run, state) };
}
function updateCheckRun(request, state) {
    const run = checkRunOf(request, state);
    const slug = appOf(request);
    if (slug !== run.app) {
        const message = `Invalid app_id ${appId(run.app)} - check run can only be modified by the GitHub App that created it.`;
        throw new Refusal(403, message);
    }
    const body = record(request.body);
    if (run.app === ACTIONS && ('status' in body || 'conclusion' in body)) {
        const message = 'Check run status and conclusions can only be updated internally by GitHub Actions';
        throw new Refusal(422, message);
    }
    applyOutput(run, body['output'], false);
    return { status: 200, body: check_runs_toWire(run, state) };
}
function showCheckRun(request, state) {
    return { status: 200, body: check_runs_toWire(checkRunOf(request, state), state) };
}
function listCheckRuns(request, state) {
    const name = request.query.get('check_name');
    const all = state.checkRuns.filter((run) => run.headSha === request.parameters['ref'] && (name === null || run.name === name));
    const { items, ...answer } = page(all, request, state);
    const runs = items.map((run) => check_runs_toWire(run, state));
    return { ...answer, body: { total_count: all.length, check_runs: runs } };
}
function applyOutput(run, output, creating) {
    if (output === undefined)
        return;
    const { title, summary, text, annotations } = record(output);
    if (typeof summary !== 'string')
        throw missing('summary');
    if (typeof title !== 'string' && (creating || run.title === null))
        throw missing('title');
    for (const [field, value] of Object.entries({ summary, text })) {
        if (typeof value === 'string' && characters(value) > TEXT_CHARACTERS) {
            throw invalid('CheckRun', field, 'invalid', `${field} exceeds a maximum bytesize of 65535`);
        }
    }
    const list = Array.isArray(annotations) ? annotations : [];
    if (list.length > ANNOTATIONS) {
        const message = `Invalid request.\n\nNo more than ${ANNOTATIONS} items are allowed; ${list.length} were supplied.`;
        throw new Refusal(422, message);
    }
    const checked = list.map(checkAnnotation);
    if (typeof title === 'string')
        run.title = title;
    run.summary = summary;
    run.annotations.push(...checked);
}
function checkAnnotation(value) {
    const one = record(value);
    const refuse = (field) => invalid('CheckAnnotation', field, 'invalid', `${field} is invalid`);
    const { path, start_line: start, end_line: end, annotation_level: level, message } = one;
    if (typeof path !== 'string' || path === '' || /^\.{0,2}\/|\\/.test(path))
        throw refuse('path');
    if (!isLine(start))
        throw refuse('start_line');
    if (!isLine(end) || end < start)
        throw refuse('end_line');
    if (level !== 'notice' && level !== 'warning' && level !== 'failure') {
        throw refuse('annotation_level');
    }
    if (typeof message !== 'string' || message === '' || Buffer.byteLength(message) > MESSAGE_BYTES) {
        throw refuse('message');
    }
    const annotation = {
        path,
        start_line: start,
        end_line: end,
        annotation_level: level,
        message,
    };
    const { title, raw_details: details, start_column: from, end_column: to } = one;
    if (title !== undefined) {
        if (typeof title !== 'string' || characters(title) > 255)
            throw refuse('title');
        annotation.title = title;
    }
    if (details !== undefined) {
        if (typeof details !== 'string' || Buffer.byteLength(details) > MESSAGE_BYTES) {
            throw refuse('raw_details');
        }
        annotation.raw_details = details;
    }
    if (from !== undefined || to !== undefined) {
        if (!isLine(from) || !isLine(to) || start !== end)
            throw refuse('start_column');
        annotation.start_column = from;
        annotation.end_column = to;
    }
    return annotation;
}
function appId(slug) {
    return slug === ACTIONS ? 15_368 : 1;
}
function isLine(value) {
    return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}
function missing(field) {
    return invalid('CheckRun', field, 'missing_field', `${field} is missing or wrong`);
}
function appOf({ identity }) {
    if (identity.app === undefined) {
        throw new Refusal(403, 'You must authenticate via a GitHub App.');
    }
    return identity.app;
}
function checkRunOf(request, state) {
    const id = Number(request.parameters['id']);
    const found = state.checkRuns.find((one) => one.id === id);
    if (found === undefined)
        throw notFound();
    return found;
}
function check_runs_toWire(run, state) {
    const url = `${state.apiUrl}/repos/${state.owner}/${state.name}/check-runs/${run.id}`;
    return {
        id: run.id,
        node_id: `CR_${run.id}`,
        head_sha: run.headSha,
        external_id: run.externalId,
        url,
        html_url: `${state.serverUrl}/${state.owner}/${state.name}/runs/${run.id}`,
        details_url: null,
        status: run.status,
        conclusion: run.conclusion,
        started_at: null,
        completed_at: null,
        output: {
            title: run.title,
            summary: run.summary,
            text: null,
            annotations_count: run.annotations.length,
            annotations_url: `${url}/annotations`,
        },
        name: run.name,
        check_suite: { id: 1 },
        app: app(run.app),
        pull_requests: [],
    };
}
//# sourceMappingURL=check-runs.js.map
;// CONCATENATED MODULE: ./build/src/demo/github/graphql.js
/**
 * As much GraphQL as a query of fields needs: variables, arguments, nesting, `... on Type`.
 * A field that the types below do not have is refused in GitHub's words.
 */


function answerGraphql(request, state) {
    const { query, variables } = record(request.body);
    if (typeof query !== 'string')
        return { status: 400, body: { message: 'Problems parsing JSON' } };
    try {
        const fields = parse(query, record(variables));
        const errors = [];
        const data = graphql_select(root(request, state), fields, errors, []);
        return { status: 200, body: errors.length > 0 ? { data, errors } : { data } };
    }
    catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return { status: 200, body: { errors: [{ message }] } };
    }
}
function root({ identity }, state) {
    const mayRead = identity.permissions.pull_requests !== 'none';
    return {
        __typename: 'Query',
        viewer: { __typename: 'User', login: identity.login },
        repository: ({ owner, name }) => owner === state.owner && name === state.name ? repository(state, identity, mayRead) : null,
        node: ({ id }) => {
            const found = state.comments.find((comment) => `IC_${comment.id}` === id);
            return found === undefined
                ? null
                : {
                    __typename: 'IssueComment',
                    id,
                    body: found.body,
                    url: commentUrl(found, state),
                    author: { __typename: 'Bot', login: found.author.login.replace('[bot]', '') },
                };
        },
    };
}
function repository(state, identity, mayRead) {
    return {
        __typename: 'Repository',
        nameWithOwner: `${state.owner}/${state.name}`,
        pullRequest: ({ number }) => {
            const one = state.pullRequests.find((request) => request.number === number);
            if (one === undefined || !mayRead)
                return null;
            return {
                __typename: 'PullRequest',
                number: one.number,
                headRefOid: one.headSha,
                baseRefOid: one.baseSha,
                isCrossRepository: one.headRepository !== `${state.owner}/${state.name}`,
                comments: (page) => commentPage(state.comments.filter((comment) => comment.number === number), page, identity, state),
                files: ({ first }) => {
                    const size = typeof first === 'number' ? Math.min(first, 100) : 0;
                    return {
                        __typename: 'PullRequestChangedFileConnection',
                        totalCount: one.files.length,
                        nodes: one.files
                            .slice(0, size)
                            .map((path) => ({ __typename: 'PullRequestChangedFile', path })),
                        pageInfo: { __typename: 'PageInfo', hasNextPage: one.files.length > size },
                    };
                },
            };
        },
    };
}
function commentPage(all, { first, after }, identity, state) {
    if (typeof first !== 'number' || first < 1 || first > 100) {
        throw new Error('`first` on the `comments` connection must be between 1 and 100');
    }
    const from = typeof after === 'string' ? Number(after.replace('cursor:', '')) : 0;
    const nodes = all.slice(from, from + first);
    const end = from + nodes.length;
    return {
        __typename: 'IssueCommentConnection',
        totalCount: all.length,
        nodes: nodes.map((comment) => ({
            __typename: 'IssueComment',
            fullDatabaseId: String(comment.id),
            body: comment.body,
            url: commentUrl(comment, state),
            viewerDidAuthor: comment.author.login === identity.login,
            author: { __typename: 'Actor', login: comment.author.login.replace('[bot]', '') },
        })),
        pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: end < all.length,
            endCursor: nodes.length > 0 ? `cursor:${end}` : null,
        },
    };
}
function graphql_select(from, fields, errors, path) {
    const answer = {};
    for (const { name, arguments: given, fields: inner, type } of fields) {
        if (type !== undefined) {
            if (type === from.__typename)
                Object.assign(answer, graphql_select(from, inner, errors, path));
            continue;
        }
        if (!(name in from)) {
            throw new Error(`Field '${name}' doesn't exist on type '${from.__typename}'`);
        }
        const field = from[name];
        const value = typeof field === 'function' ? field(given) : field;
        const here = [...path, name];
        if (value === null && (name === 'repository' || name === 'pullRequest' || name === 'node')) {
            errors.push({ type: 'NOT_FOUND', path: here, message: 'Could not resolve to a node.' });
        }
        answer[name] = descend(value, inner, errors, here);
    }
    return answer;
}
function descend(value, inner, errors, path) {
    if (Array.isArray(value))
        return value.map((one) => descend(one, inner, errors, path));
    if (typeof value !== 'object' || value === null)
        return value;
    if (inner.length === 0)
        throw new Error(`Field must have selections (field '${path.join('.')}')`);
    return graphql_select(value, inner, errors, path);
}
function parse(query, variables) {
    const tokens = query.match(/\.\.\.|[A-Za-z_$][A-Za-z0-9_]*!?|-?\d+|"[^"\\\n]*"|[{}():,!=[\]]/g) ?? [];
    let at = 0;
    const peek = () => tokens[at];
    const next = () => {
        const token = tokens[at++];
        if (token === undefined)
            throw new Error('Unexpected end of document');
        return token;
    };
    const expect = (wanted) => {
        const token = next();
        if (token !== wanted)
            throw new Error(`Expected "${wanted}", actual: "${token}"`);
    };
    const value = () => {
        const token = next();
        if (token.startsWith('$')) {
            const name = token.slice(1);
            if (!(name in variables))
                throw new Error(`Variable $${name} was not provided a value`);
            return variables[name];
        }
        if (token === 'null')
            return null;
        return token.startsWith('"') ? token.slice(1, -1) : Number(token);
    };
    const selections = () => {
        expect('{');
        const found = [];
        while (peek() !== '}') {
            const name = next();
            if (name === '...') {
                expect('on');
                found.push({ name, type: next(), arguments: {}, fields: selections() });
                continue;
            }
            const given = {};
            if (peek() === '(') {
                next();
                while (peek() !== ')') {
                    const argument = next();
                    expect(':');
                    given[argument] = value();
                    if (peek() === ',')
                        next();
                }
                next();
            }
            found.push({ name, arguments: given, fields: peek() === '{' ? selections() : [] });
        }
        next();
        return found;
    };
    if (peek() !== '{') {
        expect('query');
        while (peek() !== '{')
            next();
    }
    const found = selections();
    if (at < tokens.length)
        throw new Error(`Unexpected "${peek()}"`);
    return found;
}
//# sourceMappingURL=graphql.js.map
;// CONCATENATED MODULE: ./build/src/demo/github/pull-requests.js

function showPullRequest(request, state) {
    return { status: 200, body: pull_requests_toWire(pull_requests_pullRequestOf(request, state), state) };
}
function listPullRequests(request, state) {
    const head = request.query.get('head');
    const wanted = request.query.get('state') ?? 'open';
    const all = state.pullRequests.filter((one) => (wanted === 'all' || one.state === wanted) && (head === null || labelOf(one) === head));
    const { items, ...answer } = page(all, request, state);
    return { ...answer, body: items.map((one) => pull_requests_toWire(one, state)) };
}
function listPullRequestsOfCommit(request, state) {
    const all = state.pullRequests.filter((one) => one.headSha === request.parameters['sha']);
    const { items, ...answer } = page(all, request, state);
    return { ...answer, body: items.map((one) => pull_requests_toWire(one, state)) };
}
function listFiles(request, state) {
    const { files } = pull_requests_pullRequestOf(request, state);
    const { items, ...answer } = page(files, request, state);
    const body = items.map((filename) => ({
        sha: null,
        filename,
        status: 'modified',
        additions: 1,
        deletions: 0,
        changes: 1,
        blob_url: '',
        raw_url: '',
        contents_url: '',
    }));
    return { ...answer, body };
}
function pull_requests_pullRequestOf(request, state) {
    const number = Number(request.parameters['number']);
    const found = state.pullRequests.find((one) => one.number === number);
    if (found === undefined)
        throw notFound();
    return found;
}
function labelOf(one) {
    return `${one.headRepository.split('/')[0]}:${one.headRef}`;
}
function pull_requests_toWire(one, { serverUrl, owner, name }) {
    return {
        number: one.number,
        state: one.state,
        html_url: `${serverUrl}/${owner}/${name}/pull/${one.number}`,
        head: {
            ref: one.headRef,
            sha: one.headSha,
            label: labelOf(one),
            repo: { full_name: one.headRepository },
        },
        base: {
            ref: 'main',
            sha: one.baseSha,
            label: `${owner}:main`,
            repo: { full_name: `${owner}/${name}` },
        },
    };
}
//# sourceMappingURL=pull-requests.js.map
;// CONCATENATED MODULE: ./build/src/demo/github/routes.js
/** Which requests there are, what they need, and who answers them. */





const REPOSITORY = '/repos/:owner/:name';
const PAGES = ['per_page', 'page'];
const READ_PULLS = [
    ['pull_requests', 'read'],
    ['issues', 'read'],
];
const WRITE_PULLS = [
    ['issues', 'write'],
    ['pull_requests', 'write'],
];
const ROUTES = [
    {
        method: 'GET',
        path: `${REPOSITORY}/issues/:number/comments`,
        needs: READ_PULLS,
        query: [...PAGES, 'since'],
        answer: listComments,
    },
    {
        method: 'POST',
        path: `${REPOSITORY}/issues/:number/comments`,
        needs: WRITE_PULLS,
        answer: createComment,
    },
    {
        method: 'GET',
        path: `${REPOSITORY}/issues/comments/:id`,
        needs: READ_PULLS,
        answer: showComment,
    },
    {
        method: 'PATCH',
        path: `${REPOSITORY}/issues/comments/:id`,
        needs: WRITE_PULLS,
        answer: updateComment,
    },
    {
        method: 'DELETE',
        path: `${REPOSITORY}/issues/comments/:id`,
        needs: WRITE_PULLS,
        answer: deleteComment,
    },
    {
        method: 'GET',
        path: `${REPOSITORY}/pulls`,
        needs: [['pull_requests', 'read']],
        query: [...PAGES, 'head', 'base', 'state', 'sort', 'direction'],
        answer: listPullRequests,
    },
    {
        method: 'GET',
        path: `${REPOSITORY}/pulls/:number`,
        needs: [['pull_requests', 'read']],
        answer: showPullRequest,
    },
    {
        method: 'GET',
        path: `${REPOSITORY}/pulls/:number/files`,
        needs: [['pull_requests', 'read']],
        query: PAGES,
        answer: listFiles,
    },
    {
        method: 'GET',
        path: `${REPOSITORY}/commits/:sha/pulls`,
        needs: [['pull_requests', 'read']],
        query: PAGES,
        answer: listPullRequestsOfCommit,
    },
    {
        method: 'GET',
        path: `${REPOSITORY}/commits/:ref/check-runs`,
        needs: [['checks', 'read']],
        query: [...PAGES, 'check_name', 'status', 'filter', 'app_id'],
        answer: listCheckRuns,
    },
    {
        method: 'POST',
        path: `${REPOSITORY}/check-runs`,
        needs: [['checks', 'write']],
        answer: createCheckRun,
    },
    {
        method: 'GET',
        path: `${REPOSITORY}/check-runs/:id`,
        needs: [['checks', 'read']],
        answer: showCheckRun,
    },
    {
        method: 'PATCH',
        path: `${REPOSITORY}/check-runs/:id`,
        needs: [['checks', 'write']],
        answer: updateCheckRun,
    },
    { method: 'GET', path: '/user', needs: [], answer: showUser },
    { method: 'POST', path: '/graphql', needs: [], answer: answerGraphql },
];
/** A person's token says who it is; an app's does not. */
function showUser({ identity }) {
    if (identity.app !== undefined)
        throw new Refusal(403, 'Resource not accessible by integration');
    return { status: 200, body: user(identity.login) };
}
/** The route of a request and the segments that stood for names, or neither. */
function findRoute(method, path) {
    const segments = path.split('/');
    for (const route of ROUTES) {
        const pattern = route.path.split('/');
        if (route.method !== method || pattern.length !== segments.length)
            continue;
        const parameters = {};
        const fits = pattern.every((part, index) => {
            const segment = segments[index] ?? '';
            if (!part.startsWith(':'))
                return part === segment;
            parameters[part.slice(1)] = decodeURIComponent(segment);
            return part === ':number' || part === ':id' ? /^[1-9][0-9]*$/.test(segment) : segment !== '';
        });
        if (fits)
            return { route, parameters };
    }
    return undefined;
}
//# sourceMappingURL=routes.js.map
;// CONCATENATED MODULE: ./build/src/demo/github.js




const EVERYTHING = {
    contents: 'read',
    pull_requests: 'write',
    issues: 'none',
    checks: 'write',
};
async function startGitHub(options) {
    const tokens = options.tokens ?? {
        [`ghs_${'0'.repeat(36)}`]: {
            login: 'github-actions[bot]',
            app: 'github-actions',
            permissions: { ...EVERYTHING },
        },
    };
    const [owner = 'acme', name = 'infra'] = (options.repository ?? 'acme/infra').split('/');
    const state = {
        clock: options.clock,
        apiUrl: '',
        serverUrl: '',
        owner,
        name,
        nextId: 1001,
        identities: new Map(Object.entries(tokens)),
        comments: [],
        checkRuns: (options.jobs ?? []).map((job) => ({
            ...job,
            externalId: null,
            app: 'github-actions',
            status: 'in_progress',
            conclusion: null,
            title: null,
            summary: null,
            annotations: [],
        })),
        pullRequests: (options.pullRequests ?? []).map((one) => ({
            headRef: 'change',
            headRepository: `${owner}/${name}`,
            baseSha: 'b'.repeat(40),
            state: 'open',
            files: [],
            ...one,
        })),
    };
    const running = { requests: [], violations: [] };
    const prefix = options.enterprise === true ? '/api' : '';
    const server = (0,external_node_http_.createServer)((request, response) => {
        void serve(request, response, state, running, prefix, options.interfere);
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(options.port ?? 0, '127.0.0.1', resolve);
    });
    const origin = `http://127.0.0.1:${server.address().port}`;
    state.serverUrl = origin;
    state.apiUrl = prefix === '' ? origin : `${origin}/api/v3`;
    return {
        ...running,
        apiUrl: state.apiUrl,
        graphqlUrl: `${origin}${prefix}/graphql`,
        serverUrl: origin,
        token: Object.keys(tokens)[0] ?? '',
        comments: (number) => state.comments
            .filter((comment) => comment.number === number)
            .map((comment) => ({
            id: comment.id,
            author: comment.author.login,
            body: comment.body,
            url: commentUrl(comment, state),
        })),
        addComment(number, author, body) {
            const id = state.nextId++;
            const at = now(state);
            state.comments.push({ id, number, body, author, createdAt: at, updatedAt: at });
            return id;
        },
        removeComment(id) {
            state.comments = state.comments.filter((comment) => comment.id !== id);
        },
        push(number, headSha) {
            const one = state.pullRequests.find((request) => request.number === number);
            if (one !== undefined)
                one.headSha = headSha;
        },
        checkRuns: () => state.checkRuns.map(({ id, name: called, headSha, status, conclusion, title, summary, annotations }) => ({
            id,
            name: called,
            headSha,
            status,
            conclusion,
            title,
            summary,
            annotations: [...annotations],
        })),
        stop: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}
async function serve(request, response, state, running, prefix, interfere) {
    const method = request.method ?? 'GET';
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const path = stripPrefix(url.pathname, prefix);
    const chunks = [];
    for await (const chunk of request)
        chunks.push(chunk);
    const asked = { method, path: `${path}${url.search}` };
    let answer = await interfere?.('before', asked);
    if (answer === undefined) {
        const text = Buffer.concat(chunks).toString();
        answer = handle(method, path, url.searchParams, request, text, state, running.violations);
        answer = (await interfere?.('after', asked)) ?? answer;
    }
    running.requests.push({ ...asked, status: answer.status });
    const body = answer.body === undefined ? '' : JSON.stringify(answer.body);
    response.writeHead(answer.status, {
        'content-type': 'application/json; charset=utf-8',
        'x-github-request-id': '0',
        ...answer.headers,
    });
    response.end(body);
}
function stripPrefix(path, prefix) {
    if (prefix === '')
        return path;
    if (path.startsWith(`${prefix}/v3/`))
        return path.slice(`${prefix}/v3`.length);
    return path === `${prefix}/graphql` ? '/graphql' : `(outside the API) ${path}`;
}
function handle(method, path, query, request, text, state, violations) {
    const found = findRoute(method, path);
    try {
        if (found === undefined) {
            violations.push(`${method} ${path} is not a route`);
            throw notFound();
        }
        const { route, parameters } = found;
        for (const name of query.keys()) {
            if (route.query?.includes(name) !== true) {
                violations.push(`${method} ${path} has no parameter ${name}`);
            }
        }
        if ((request.headers['user-agent'] ?? '') === '') {
            violations.push(`${method} ${path} has no User-Agent`);
            throw new Refusal(403, 'Request forbidden by administrative rules.');
        }
        const [scheme, token] = (request.headers.authorization ?? '').split(' ');
        const identity = state.identities.get(token ?? '');
        if (identity === undefined || !/^(?:token|bearer)$/i.test(scheme ?? '')) {
            throw new Refusal(401, 'Bad credentials');
        }
        const { owner, name } = parameters;
        if (owner !== undefined && (owner !== state.owner || name !== state.name))
            throw notFound();
        const allowed = route.needs.some(([permission, level]) => {
            const has = identity.permissions[permission];
            return has === 'write' || has === level;
        });
        if (route.needs.length > 0 && !allowed) {
            const needed = route.needs.map(([permission, level]) => `${permission}=${level}`).join('; ');
            throw new Refusal(403, 'Resource not accessible by integration', { documentation_url: 'https://docs.github.com/rest' }, { 'x-accepted-github-permissions': needed });
        }
        const answer = route.answer({ method, path, query, parameters, body: parseBody(text), identity }, state);
        const { errors } = record(answer.body);
        if (path === '/graphql' && errors !== undefined && record(answer.body)['data'] === undefined) {
            violations.push(`POST /graphql: ${JSON.stringify(errors)}`);
        }
        return answer;
    }
    catch (error) {
        if (!(error instanceof Refusal)) {
            violations.push(`${method} ${path}: ${String(error)}`);
            return { status: 500, body: { message: 'Server Error' } };
        }
        if (error.answer.status === 422)
            violations.push(`${method} ${path}: 422 ${error.message}`);
        return error.answer;
    }
}
function parseBody(text) {
    if (text === '')
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        throw new Refusal(400, 'Problems parsing JSON');
    }
}
//# sourceMappingURL=github.js.map
;// CONCATENATED MODULE: ./build/src/demo/one-at-a-time.js
/** `before` may do something of its own before a request is sent. */
function oneAtATime(send, clock, before = async () => { }) {
    let last = Promise.resolve();
    return (request) => {
        const turn = last.then(async () => {
            await before(request);
            return clock.during(() => send(request));
        });
        last = turn.catch(() => undefined);
        return turn;
    };
}
//# sourceMappingURL=one-at-a-time.js.map
// EXTERNAL MODULE: ./build/src/demo/scenarios.js
var scenarios = __webpack_require__(7422);
;// CONCATENATED MODULE: ./build/src/demo/seeded-random.js
function seededRandom(seed) {
    let state = seed;
    return () => {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}
//# sourceMappingURL=seeded-random.js.map
;// CONCATENATED MODULE: ./build/src/demo/run-demo.js
/**
 * A pull request through everything: the embedded service plans and judges the examples, the real
 * gate decides, the real publisher writes to a stand-in for GitHub. All of it on loopback.
 */



















const PULL_REQUEST = 42;
const CHECK_RUN = 7001;
const SHA = '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77';
const RUN_DURATION_MS = 41_000;
/** What the pull request changes, for annotations of advisory failures. */
const CHANGED = [
    'network/flow-logs.tf',
    'network/main.tf',
    'storage/shared.tf',
    'storage/volumes.tf',
];
async function runDemo(options) {
    const { scenario, examples } = options;
    const clock = createDemoClock();
    const random = seededRandom(2026);
    const cleanUp = [];
    try {
        const checkout = await copyExamples(examples, scenarios/* SCENARIOS */.U[scenario].edits);
        cleanUp.push(() => checkout.remove());
        const seed = JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(examples, 'seed.json'), 'utf8'));
        const service = await (0,embedded_service.startService)({
            seed,
            seedDirectory: examples,
            clock,
            random,
            runDurationMs: RUN_DURATION_MS,
        });
        cleanUp.push(() => service.stop());
        const github = await startGitHub({
            clock,
            pullRequests: [
                { number: PULL_REQUEST, headSha: SHA, files: CHANGED.map((path) => `infra/${path}`) },
            ],
            jobs: [{ id: CHECK_RUN, name: 'gate', headSha: SHA }],
        });
        cleanUp.push(() => github.stop());
        const send = (0,client_send/* createSend */.R)({ environment: {} });
        cleanUp.push(() => send.close());
        return await playOut(options, { clock, random, checkout, service, github, send, seed });
    }
    finally {
        for (const step of cleanUp.toReversed())
            await step();
    }
}
async function playOut(options, stage) {
    const { scenario, log, signal } = options;
    const { clock, random, checkout, service, github } = stage;
    const { script, colleague } = scenarios/* SCENARIOS */.U[scenario];
    if (script)
        service.setScript(script.workspace, script.reference);
    const settings = settingsFor(service.origin, secretOf('pull-requests', stage.seed));
    const context = contextFor(settings, options, stage);
    const watch = colleague === true ? overrideAtOnce(stage, options) : undefined;
    const tell = (lines) => options.onLines(lines.map((line) => line.replaceAll(service.origin, scenarios/* SHOWN */.k.service)));
    tell((0,console/* renderOpening */.lZ)({ ...context, hostname: new URL(scenarios/* SHOWN */.k.service).host }));
    const { result, view: seen } = await (0,check/* check */.z)({
        settings,
        context,
        workingDirectory: checkout.root,
        repositoryRoot: checkout.root,
        message: `acme/infra #${PULL_REQUEST} at ${SHA.slice(0, 7)}`,
        changeRequest: `acme/infra#${PULL_REQUEST}`,
        secrets: [],
    }, {
        send: oneAtATime(stage.send, clock, watch),
        clock,
        random,
        execute: everythingIsCommitted(checkout),
        environment: {},
        log,
        signal,
        onEvent: (event) => tell((0,console/* renderEvent */.N1)(event, { workspaces: 2, repositoryRoot: checkout.root })),
    });
    const view = withShownAddresses(seen, service.origin);
    const { token, apiUrl } = github;
    const access = { apiUrl, owner: 'acme', name: 'infra', githubToken: token, checksToken: token };
    const ports = { clock, random, signal };
    const { comment, commentMode, annotate } = settings;
    const { publish } = createGitHubPublisher({
        headSha: SHA,
        checkRunId: CHECK_RUN,
        pullRequest: { number: PULL_REQUEST, fork: false },
        comment,
        commentMode,
        annotate,
    }, connectGitHub(access, ports), ports);
    const { problems } = await publish(view);
    return {
        view,
        exitCode: (0,exit_code/* exitCodeOf */.F)(result, settings.failOn),
        comments: github.comments(PULL_REQUEST).map(({ author, body }) => ({ author, body })),
        annotations: github.checkRuns().flatMap((run) => run.annotations),
        problems: [...problems, ...github.violations],
    };
}
/** Before anything is rendered, so that what is published says the same on every machine. */
function withShownAddresses(view, origin) {
    const text = JSON.stringify(view)
        .replaceAll(origin, scenarios/* SHOWN */.k.service)
        .replaceAll(new URL(origin).host, new URL(scenarios/* SHOWN */.k.service).host);
    return JSON.parse(text);
}
function settingsFor(origin, token) {
    const given = {
        hostname: origin,
        token,
        organization: 'acme',
        workspaces: 'net-prod=infra/network, storage-prod=infra/storage',
        comment: 'always',
    };
    const read = (0,settings/* readSettings */.s)({ given, environment: {}, door: 'action' });
    if ('problems' in read)
        throw new Error(read.problems.map(({ message }) => message).join(' '));
    return read.settings;
}
function contextFor(settings, options, stage) {
    const { checkout, clock } = stage;
    const page = `${scenarios/* SHOWN */.k.github}/acme/infra`;
    return {
        ...(0,reported_settings/* reportedSettings */.f)(settings),
        repository: { serverUrl: scenarios/* SHOWN */.k.github, slug: 'acme/infra', root: checkout.root },
        commit: { sha: SHA, url: `${page}/commit/${SHA}` },
        pullRequest: { number: PULL_REQUEST, url: `${page}/pull/${PULL_REQUEST}` },
        job: { url: `${page}/actions/runs/1`, runId: 1, attempt: 1 },
        startedAt: clock.date().toISOString(),
        version: options.version,
        adoptsOverridden: true,
    };
}
function secretOf(team, { tokens }) {
    const token = tokens?.find(({ of }) => of === team);
    if (token === undefined)
        throw new Error(`the examples have no token of the team ${team}`);
    return token.secret;
}
/** Before each look of the gate at a run, somebody of the security team overrides what waits. */
function overrideAtOnce(stage, options) {
    const { service, clock, random, seed } = stage;
    const { log, signal } = options;
    const { origin } = service;
    const token = secretOf('security', seed);
    const send = (request) => clock.during(() => stage.send(request));
    const client = (0,create_client/* createClient */.U)({ origin, token, send, clock, random, log, signal });
    return async ({ url }) => {
        const [, runId] = /^\/api\/v2\/runs\/(run-\w+)$/.exec(url.pathname) ?? [];
        if (runId === undefined)
            return;
        const reason = 'Flow logs of all accounts are kept in one region: agreed on in SEC-217.';
        await (0,override_run/* overrideRun */.s)(client, runId, reason);
    };
}
/** No git is needed: every file of this checkout is committed, and nothing else can be asked. */
function everythingIsCommitted({ files }) {
    return async (program, args) => {
        const listing = program === 'git' && args.includes('ls-files');
        const stdout = listing ? files.map((path) => `${path}\0`).join('') : '';
        return { exitCode: listing ? 0 : 1, stdout, stderr: '' };
    };
}
//# sourceMappingURL=run-demo.js.map

/***/ })

};
