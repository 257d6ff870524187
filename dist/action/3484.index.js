"use strict";
exports.id = 3484;
exports.ids = [3484];
exports.modules = {

/***/ 1299:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ decodeState; },
/* harmony export */   x: function() { return /* binding */ trackJob; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7934);
/**
 * What the post step needs after a kill: the configuration versions and runs that are under way. It is
 * saved as soon as an id is known, and removed once the run is judged. No secret is in it.
 */

const stateSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    mode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .picklist */ .KIO(['speculative', 'provisional']),
    /** Where the runs are; the post step asks there only if its own settings say the same. */
    origin: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    organization: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    runs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        workspaceId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        versionId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        runId: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    })),
});
/** Follows the gate's events; `save` is called with each new state, as text. */
function trackJob({ service, plan }, save) {
    const { origin } = service;
    const { mode, organization } = plan;
    const runs = new Map();
    const saveState = () => {
        save(JSON.stringify({ mode, origin, organization, runs: [...runs.values()] }));
    };
    return (event) => {
        switch (event.kind) {
            case 'version-created': {
                const { workspace, workspaceId, versionId } = event;
                runs.set(workspace, { workspace, workspaceId, versionId });
                return saveState();
            }
            case 'run-created': {
                const run = runs.get(event.workspace);
                if (run === undefined)
                    return;
                runs.set(event.workspace, { ...run, runId: event.runId });
                return saveState();
            }
            case 'workspace-decided':
                // A run that could not be judged may still be going on: the post step looks again.
                if (event.result.failure === undefined && runs.delete(event.result.workspace))
                    saveState();
                return;
            default:
                return;
        }
    };
}
/** Undefined when nothing was saved or the text does not have the form of a state. */
function decodeState(text) {
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qFJ(), stateSchema), text);
    return parsed.success ? parsed.output : undefined;
}
//# sourceMappingURL=job-state.js.map

/***/ }),

/***/ 7777:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pH: function() { return /* binding */ SECRET_INPUTS; },
  Iv: function() { return /* binding */ openJob; },
  Ui: function() { return /* binding */ readActionInputs; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/check/limits.js
var limits = __webpack_require__(2696);
// EXTERNAL MODULE: ./build/src/hosts/github/calls.js + 6 modules
var calls = __webpack_require__(5025);
// EXTERNAL MODULE: ./build/src/hosts/github/event.js
var github_event = __webpack_require__(7189);
// EXTERNAL MODULE: ./build/src/model/doubt.js
var doubt = __webpack_require__(9733);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js + 1 modules
var ask_git = __webpack_require__(9796);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/compare-with-commit.js
var compare_with_commit = __webpack_require__(167);
// EXTERNAL MODULE: ./build/src/machine/git-objects.js
var git_objects = __webpack_require__(1650);
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(6238);
// EXTERNAL MODULE: ./build/src/model/request-base.js
var request_base = __webpack_require__(4610);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: ./build/src/trust/change-origin.js
var change_origin = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/src/trust/merge-base-texts.js
var merge_base_texts = __webpack_require__(3569);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var tree = __webpack_require__(734);
// EXTERNAL MODULE: ./build/src/hosts/detect.js
var detect = __webpack_require__(2914);
// EXTERNAL MODULE: ./build/src/hosts/earlier-reports.js
var earlier_reports = __webpack_require__(8739);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(3452);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(5639);
// EXTERNAL MODULE: ./build/src/hosts/workspace.js
var hosts_workspace = __webpack_require__(1956);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(4132);
;// CONCATENATED MODULE: ./build/src/hosts/ci-job.js
/**
 * The job of a CI host as `check` uses it, for every entry point. This file decides whether the job's files are judged,
 * where they come from, and which files can be trusted instead of them, and it publishes the report.
 */



















/**
 * Reads which CI job this is, where its files come from, and which files can be trusted instead of them. No request is
 * sent to any service.
 */
async function describeCiJob(io) {
    const { environment, workingDirectory, isPersonThere = false } = io;
    const job = await (0,detect/* detectJob */.lw)(environment, io.host);
    const { host, defaultBranch: branchByHost } = job;
    const workspace = (0,hosts_workspace/* workspaceOf */.B3)(environment, workingDirectory);
    const jobOrigin = await host.jobOrigin(environment, isPersonThere);
    const [defaultBranch] = branchByHost === undefined
        ? (0,detect/* valuesOfHostVariables */.nj)(environment, 'defaultBranch')
        : [branchByHost];
    const server = (0,detect/* serverToAsk */.W0)(job);
    const jobTree = (0,tree/* treeOf */.PJ)(jobOrigin.proposed, {
        workspace,
        async trusted(root) {
            if (host.trusted !== undefined)
                return host.trusted();
            const { trustedInGit } = await __webpack_require__.e(/* import() */ 3790).then(__webpack_require__.bind(__webpack_require__, 3790));
            return trustedInGit({ repository: (0,find_repository/* openAt */._8)(root), branch: undefined, server }, io);
        },
        async trustedCommit(root) {
            const { trustedCommit } = await __webpack_require__.e(/* import() */ 3790).then(__webpack_require__.bind(__webpack_require__, 3790));
            return trustedCommit({ repository: (0,find_repository/* openAt */._8)(root), branch: branchByHost, server }, io);
        },
    });
    return {
        job,
        jobOrigin,
        /** Whether the checked-out files are judged, and which files can be trusted instead. */
        jobTree,
        defaultBranch,
        server,
        /** Absolute: the directory in which the job works. Git is asked about the repository there. */
        workspace,
    };
}
/** @param output left out where nothing is published */
async function openCiJob(ports, output) {
    const described = await describeCiJob(ports);
    const { job, jobOrigin, workspace } = described;
    // With these, a canceled job still says so in its comment.
    const commentPorts = { ...ports, ...withTimeAfterCancel(ports, ports.signal) };
    return {
        ...described,
        /** Absolute path of the checkout, used if the files are in no repository. */
        root: job.root,
        /**
         * The commit under review, and the one that the host checked out for the job; undefined where they are not known yet.
         * `directory` is the absolute path of one that is planned.
         */
        reviewed: async (directory) => ({
            head: job.commit ??
                (job.isCommitAsked ? undefined : await (0,find_repository/* checkedOutCommit */.Xg)(directory, workspace)),
            built: (0,shapes/* toCommitId */.Si)((0,detect/* valuesOfHostVariables */.nj)(ports.environment, 'built').find(Boolean)),
        }),
        /** What the job is about, or the reason why its files must not be planned. Sends nothing to the service. */
        async subject(settings, at) {
            const place = { ...at, workspace, jobOrigin };
            const refused = await refusalOf(job, settings, place, ports);
            if (refused !== undefined)
                return { refused };
            const change = job.host.change
                ? await job.host.change(settings, place, ports)
                : await changeByGit(described, settings, place, { git: ports, comments: commentPorts });
            const { comment } = settings.report;
            return {
                ...change,
                base: await requestBaseOf(described),
                checkedOutTarget: await findCheckedOutTarget(job, settings, place, ports),
                async publish(view, until) {
                    if (output === undefined)
                        return { doubts: [] };
                    const publishing = { comment, reports: output.reports };
                    return publishOn(job, view, publishing, {
                        ...commentPorts,
                        ...output,
                        deadline: () => until,
                    });
                },
            };
        },
    };
}
/** Why the files must not be planned; undefined if they may be. */
async function refusalOf(job, settings, place, ports) {
    const { jobOrigin } = place;
    if (jobOrigin.changeOrigin === 'own' || settings.job.allowUntrustedHead)
        return undefined;
    const answer = (await job.host.askChangeOrigin?.(job, place, ports)) ?? jobOrigin;
    const [planned = ''] = (0,workspace_selectors/* plannedDirectories */.s7)(settings.plan);
    const directory = (0,external_node_path_.resolve)(ports.workingDirectory, planned);
    const checkedOut = await (0,find_repository/* checkedOutCommit */.Xg)(directory, place.workspace);
    return (0,change_origin/* refuseForeign */.re)({ ...answer, checkedOut });
}
/** Looks in each directory that is planned, and there in the nearest checkout, too: a job can have several. */
async function findCheckedOutTarget({ host }, { plan }, { directory, workspace }, { environment, workingDirectory }) {
    const tipOf = (branch) => (0,find_repository/* checkedOutCommit */.Xg)(directory, workspace, `refs/remotes/origin/${branch}`);
    const targets = (await host.targetCommits?.(environment, tipOf)) ?? [];
    const checksOutTarget = host.checksOutTarget?.(environment) === true;
    if (targets.length === 0 && !checksOutTarget)
        return undefined;
    for (const planned of (0,workspace_selectors/* plannedDirectories */.s7)(plan)) {
        const path = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, planned));
        const nearest = (0,find_repository/* openAt */._8)((0,find_repository/* findRepository */.W1)(path) ?? path);
        const commits = [
            await (0,find_repository/* checkedOutCommit */.Xg)(path, workspace),
            nearest && (await (0,find_repository/* headOf */.Uo)(nearest)),
        ].filter((commit) => commit !== undefined);
        const commit = commits.find((one) => targets.includes(one));
        const mayBeTarget = commits.length === 0 && checksOutTarget;
        if (commit !== undefined || mayBeTarget)
            return { commit };
    }
    return undefined;
}
/** What the environment and git say of the change, and the comment where the host has one. */
async function changeByGit(described, { plan, report }, { directory, root, workspace, deadline }, ports) {
    const { job } = described;
    const commit = job.commit ?? (await (0,find_repository/* checkedOutCommit */.Xg)(directory, workspace));
    const commentPorts = { ...ports.comments, deadline: () => deadline };
    const api = report.comment === 'off' ? undefined : job.host.comments?.(job, commentPorts);
    // A message says which token is missing. Publishing reports it.
    const comments = api === undefined || 'text' in api ? undefined : api;
    const { repository, others } = (0,find_repository/* findAround */.Di)(root, workspace);
    // With another repository between the root and the workspace, git does not know all changes.
    const knowsAllChanges = repository?.root === root && others.length === 0;
    const { fork, proposed } = proposalOf(described);
    const number = job.pullRequest?.number;
    let reports;
    const names = reportedNames(described, plan.group, {
        root,
        commit,
        hasComments: comments !== undefined,
    });
    return {
        ...names,
        sealed: sealedJobOf(described, await headOfOwnMerge(commit, described, repository, ports.git), names.changeRequest, report.commentKey),
        change: { fork, pullRequest: number === undefined ? undefined : { number } },
        proposed,
        ...changeReaders(described, knowsAllChanges ? repository : undefined, ports.git),
        async earlierReports() {
            if (comments === undefined || number === undefined)
                return undefined;
            // A request that fails because the job was canceled counts as no answer. Other failures reject.
            reports ??= (0,earlier_reports/* readEarlierReports */.QY)(comments, number, report.commentKey);
            return reports.catch((error) => {
                if (ports.git.signal.aborted)
                    return undefined;
                throw error;
            });
        },
    };
}
/** Whether a change is judged, whether it is from a fork, and the branch or commit that it goes to. */
function proposalOf({ job, jobOrigin }) {
    const { changeOrigin, proposed } = jobOrigin;
    return {
        fork: changeOrigin === 'unknown' ? undefined : changeOrigin === 'foreign',
        proposed: proposed || job.pullRequest !== undefined || (0,detect/* isTargetSet */.cr)(job.environment),
        target: (0,detect/* valuesOfHostVariables */.nj)(job.environment, 'target').find(Boolean),
    };
}
/**
 * The head of the request, where the job has merged it into its target by itself: the second parent of the merge. A commit of
 * the author can have any parents, so the server has to say that this parent is the last commit of the branch.
 */
async function headOfOwnMerge(commit, described, repository, ports) {
    const { host, environment } = described.job;
    const branch = host.mergedBranch?.(environment);
    const merge = (0,commit_id/* readCommitId */.f)(commit);
    if (branch === undefined || merge === undefined || repository === undefined)
        return commit;
    const read = await (0,git_objects/* readCommit */.kN)(merge, repository, ports).catch(() => undefined);
    const [, head, ...others] = read?.parents ?? [];
    if (head === undefined || others.length > 0)
        return commit;
    const tip = await askForTarget(branch, described, repository, ports);
    return tip === head ? head : commit;
}
/** What runs are sealed for; undefined if no commit is known. */
function sealedJobOf({ job, server }, head, changeRequest, commentKey) {
    const address = server?.address;
    const byAddress = address === undefined ? undefined : { host: new URL(address).host, id: address };
    // Where nothing names the repository, the groups of one matrix still know each other by commit, group and version.
    const unnamed = { host: '', id: '' };
    const identity = job.host.repositoryId?.(job.environment) ?? byAddress ?? unnamed;
    if (head === undefined)
        return undefined;
    const { host, id: repository } = identity;
    const key = commentKey === 'default' ? '' : `/${commentKey}`;
    const number = job.pullRequest?.number;
    return {
        change: { host, repository, number },
        head,
        searched: changeRequest && `${changeRequest}${key}`,
    };
}
/**
 * The base as the host says it. Where it says none of a job whose files are judged, and something names a request, the base
 * is not known.
 */
async function requestBaseOf({ job, jobOrigin }) {
    const { host, environment, pullRequest } = job;
    const base = await host.requestBase(environment);
    const isNamed = pullRequest !== undefined || (0,detect/* isTargetSet */.cr)(environment);
    return base ?? (isNamed && jobOrigin.proposed ? (0,request_base/* requestBase */.VT)(undefined) : undefined);
}
/** How the report and the runs at the service name the job. */
function reportedNames({ job, defaultBranch, server }, group, { root, commit, hasComments }) {
    const { repository, pullRequest, jobUrl, runNumber, attempt } = job;
    const slug = repository?.slug ?? slugOf(server?.address);
    const change = `${slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
    const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`;
    const changeRequest = slug && pullRequest ? change : undefined;
    return {
        reportedJob: {
            repository: repository && { ...repository, root, defaultBranch: defaultBranch || undefined },
            commit: commit === undefined ? undefined : { sha: commit },
            pullRequest,
            job: jobUrl === undefined
                ? undefined
                : { url: jobUrl, runId: runNumber ?? 0, attempt: attempt ?? 1 },
            actor: (0,detect/* startersOf */.wl)(job.environment)[0],
            adoptsOverridden: hasComments || changeRequest !== undefined,
        },
        message: `${change || 'plangate check'}${at}`,
        changeRequest,
        // Where the host counts no attempts, a comment names the runs of earlier ones; a group has no comment of its own.
        mayBeRepeated: attempt === undefined ? group !== undefined || !hasComments : attempt > 1,
    };
}
/** `acme/infra` for `https://git.acme.example/acme/infra.git`. */
function slugOf(address) {
    if (address === undefined)
        return undefined;
    return new URL(address).pathname.replace(/^\/+/, '').replace(/\.git$/, '') || undefined;
}
/** What git can say of the change. Without a repository or a target, it says nothing. */
function changeReaders(ciJob, repository, ports) {
    if (repository === undefined)
        return { changedFiles: async () => undefined };
    const { target, proposed } = proposalOf(ciJob);
    let targetCommit;
    const findTarget = () => (targetCommit ??= askForTarget(target, ciJob, repository, ports));
    const findTargets = async () => [await findTarget()].filter((commit) => commit !== undefined);
    return {
        changedFiles: async () => {
            // The target of a pull request is never guessed.
            const isPush = target === undefined && !proposed;
            const from = isPush ? await (0,ask_git/* commitOfDefaultBranch */.Oh)(repository, ports) : await findTarget();
            return from ? (0,compare_with_commit/* changedSince */.$A)(from, repository, ports) : undefined;
        },
        textsAtMergeBase: target === undefined ? undefined : (0,merge_base_texts/* textsAtMergeBase */.$)(findTargets, repository, ports),
    };
}
/**
 * @param target the branch or commit as the host names it
 * @returns undefined if nothing answers, and then every file has to count as changed
 */
async function askForTarget(target, { server }, repository, ports) {
    const commit = (0,commit_id/* readCommitId */.f)(target);
    if (target === undefined || commit !== undefined)
        return commit;
    const branch = target.replace(/^refs\/heads\//, '');
    try {
        const { trustedCommit } = await __webpack_require__.e(/* import() */ 3790).then(__webpack_require__.bind(__webpack_require__, 3790));
        const found = await trustedCommit({ repository, branch, server }, ports);
        return found.commit;
    }
    catch (error) {
        if (!(error instanceof tree/* UntrustedError */.lI))
            throw error;
        return undefined;
    }
}
/**
 * Writes a report as files, and publishes it on the host. It never rejects, and changes no verdict: a sentence says what
 * failed. On a host that cannot `publish` or has no `comments`, the files are all.
 */
async function publishOn(job, view, settings, ports) {
    const doubts = [];
    const { reports, comment: when } = settings;
    if (reports !== undefined) {
        await ports.writeReports?.(view, reports).catch((error) => {
            const text = `Not all reports were written to ${reports}: ${(0,error_message/* errorMessage */.g)(error)}`;
            doubts.push({ text, code: errors/* CODES */.Lp.reportsNotWritten });
        });
    }
    try {
        const publishing = job.host.publish?.(job, view, settings, ports);
        const onHost = (await publishing) ?? { doubts: [] };
        doubts.push(...onHost.doubts);
        const { pullRequest, commit: headSha = '' } = job;
        const api = job.host.comments?.(job, ports);
        if (pullRequest === undefined || api === undefined || when === 'off') {
            return { ...onHost, doubts };
        }
        if ('text' in api)
            return { doubts: [...doubts, api] };
        const { toCommentContent, writeComment } = await Promise.all(/* import() */[__webpack_require__.e(7077), __webpack_require__.e(3208)]).then(__webpack_require__.bind(__webpack_require__, 3208));
        const target = { number: pullRequest.number, headSha, green: view.green, when };
        const toPublished = (0,host_error/* onHostError */.yg)((error) => ({
            doubts: [(0,doubt/* reworded */.F)((0,doubt/* doubtOf */.k)(error), (why) => `No comment: ${why}`)],
        }));
        const writing = writeComment(api, toCommentContent(view, ports.clock.date()), target, ports);
        const written = await writing.catch(toPublished);
        return { ...written, doubts: [...doubts, ...written.doubts] };
    }
    catch (error) {
        const message = ports.signal?.aborted ? { text: 'the check was canceled.' } : (0,doubt/* doubtOf */.k)(error);
        const problem = (0,doubt/* reworded */.F)(message, (why) => `The report was not published: ${why}`);
        return { doubts: [...doubts, problem] };
    }
}
/** All that is left of a canceled job. The runner of GitHub kills the step 7.5 s after the signal. */
const MOST_MS = 5_500;
const SILENT_MS = 700;
/**
 * Makes the network and the signal for requests to a CI host. The signal is aborted later than `signal`, that of the job:
 * when the host stops answering, or when the job has no time left.
 */
function withTimeAfterCancel({ send, clock }, signal) {
    const late = new AbortController();
    /** Since the beginning. */
    let answers = 0;
    /** Requests without an answer. */
    let waiting = 0;
    let endsAt;
    let watching;
    /** Aborts at the end of the time, or once no answer has come for a while although one is waited for. */
    const watch = async () => {
        endsAt ??= clock.now() + MOST_MS;
        for (let before = answers; clock.now() < endsAt; before = answers) {
            await clock.sleep(SILENT_MS);
            if (waiting > 0 && answers === before)
                break;
        }
        late.abort();
    };
    /** A host that is not asked needs no time. */
    const watchIfAsked = () => {
        if (signal.aborted && waiting > 0)
            watching ??= watch();
    };
    const onAbort = () => {
        endsAt = clock.now() + MOST_MS;
        watchIfAsked();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    return {
        signal: late.signal,
        async send(request) {
            waiting += 1;
            watchIfAsked();
            try {
                const answer = await send(request);
                answers += 1;
                return answer;
            }
            finally {
                waiting -= 1;
            }
        },
    };
}
//# sourceMappingURL=ci-job.js.map
// EXTERNAL MODULE: ./build/src/hosts/github/host.js
var github_host = __webpack_require__(2447);
// EXTERNAL MODULE: ./build/src/hosts/github/job.js
var job = __webpack_require__(3090);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var server = __webpack_require__(1554);
// EXTERNAL MODULE: ./build/src/machine/network.js + 1 modules
var machine_network = __webpack_require__(787);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/settings/inputs.js
var settings_inputs = __webpack_require__(198);
// EXTERNAL MODULE: ./build/src/settings/load-settings.js
var load_settings = __webpack_require__(2097);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 2 modules
var settings_settings = __webpack_require__(325);
// EXTERNAL MODULE: ./build/src/action/actions-runner.js
var actions_runner = __webpack_require__(8786);
;// CONCATENATED MODULE: ./build/src/action/open-job.js
/** Opens the job of GitHub Actions: reads its inputs, its event and its settings, and connects to GitHub. */

















/** `with:` as the runner hands it over: input name → text, names that are no input, too. */
function readActionInputs(environment) {
    const inputs = {};
    for (const [name, value] of Object.entries(environment)) {
        if (name.startsWith('INPUT_') && value !== undefined) {
            inputs[name.slice('INPUT_'.length).toLowerCase()] = value;
        }
    }
    return inputs;
}
const SECRET_INPUTS = [
    'token',
    'gate-token',
    'record-key',
    'approval-private-key',
    'github-token',
    'checks-token',
    'members-token',
];
/**
 * Reads the inputs and the event, and opens the connections. Requests to GitHub are aborted a little
 * later than the job, so that the comment can say that the job was canceled.
 *
 * @param names of inputs that the gate does not have
 * @param combines whether the groups of a matrix are combined instead of running the gate
 * @returns settings as a function, because reading them needs the trusted files of the host
 */
async function openJob(io, names = [], combines = false) {
    const { environment, clock, random, signal, workingDirectory } = io;
    const inputs = readActionInputs(environment);
    const log = (0,actions_runner/* createActionLog */.r)(io.runner, io.makeToken);
    for (const name of SECRET_INPUTS)
        log.secret(inputs[name] ?? '');
    const ownInputs = Object.fromEntries(names.map((name) => [name, inputs[name]?.trim() || undefined]));
    for (const name of names)
        delete inputs[name];
    const combined = combines ? await readGroupsToCombine(inputs, workingDirectory) : undefined;
    const { payload, problem } = await (0,github_host.readPayload)(environment);
    if (problem !== undefined)
        log.warning((0,report_text/* textWithRemedy */._7)(problem));
    const event = (0,github_event/* readEvent */.j_)({
        environment,
        payload,
        pullRequestNumber: optionalNumber(inputs['pr-number']),
        checkRunId: optionalNumber(inputs['check-run-id']),
    });
    const network = (0,machine_network/* openNetwork */.X)(inputs['ca-file'], io);
    const { send } = network;
    let deadline = Number.POSITIVE_INFINITY;
    const sendUntil = (end) => void (deadline = end);
    const ports = (0,limits/* limitPorts */.wP)((0,settings_settings/* readTimeout */.OW)(inputs['timeout']), { ...io, ...network });
    const settings = async (jobTree, parsed) => combined && 'problems' in combined
        ? combined
        : (0,load_settings/* loadSettings */.M5)({ inputs, environment, entryPoint: 'action', tokenHint: event?.tokenHint }, workingDirectory, jobTree, parsed);
    const groups = combined && 'groups' in combined ? combined : undefined;
    const github = event === undefined
        ? {}
        : (0,calls/* connectGitHub */.U)({
            apiUrl: environment['GITHUB_API_URL'] ?? 'https://api.github.com',
            owner: event.owner,
            name: event.repository,
            server: (0,server/* serverOf */.FN)(environment),
            githubToken: inputs['github-token']?.trim(),
            // A sub-action writes no checks. It uses this connection to read the members of teams.
            checksToken: (inputs['checks-token'] ?? inputs['members-token'])?.trim(),
        }, {
            ...withTimeAfterCancel({ send, clock }, signal),
            clock,
            random,
            deadline: () => deadline,
        });
    const step = { event, payload, inputs, sendUntil, github };
    const host = (0,job/* gitHubHost */.E5)(step, await (0,detect/* loadHost */.B1)(environment));
    const output = { command: (line) => io.runner.print(line) };
    const ciJob = await openCiJob({ ...ports, host }, output);
    const jobOfStep = { ...step, jobTree: ciJob.jobTree };
    return { settings, ports, log, combined: groups, ownInputs, ciJob, job: jobOfStep };
}
/** Replaces the input `workspaces` by those of the groups. Only the combine action has these inputs. */
async function readGroupsToCombine(inputs, workingDirectory) {
    const { readGroups, workspacesOfGroups } = await __webpack_require__.e(/* import() */ 6337).then(__webpack_require__.bind(__webpack_require__, 6337));
    const { groups: groupsText = '', from } = inputs;
    for (const name of ['groups', 'from'])
        delete inputs[name];
    const groups = readGroups(groupsText);
    if ('problem' in groups) {
        return { problems: [{ where: 'groups', message: groups.problem, code: errors/* CODES */.Lp.wrongGroup }] };
    }
    inputs['workspaces'] = workspacesOfGroups(groups);
    return { groups, from: (0,external_node_path_.resolve)(workingDirectory, from || settings_inputs/* DEFAULT_REPORTS_DIRECTORY */.mP) };
}
function optionalNumber(text = '') {
    const parsed = (0,parse/* parseNumber */.$J)(text);
    return 'value' in parsed ? parsed.value : undefined;
}
//# sourceMappingURL=open-job.js.map

/***/ }),

/***/ 3484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runStep: function() { return /* binding */ runStep; }
});

// UNUSED EXPORTS: roleOf

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/hosts/workspace.js
var workspace = __webpack_require__(1956);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(2195);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
// EXTERNAL MODULE: ./build/src/settings/settings.js + 2 modules
var settings = __webpack_require__(325);
// EXTERNAL MODULE: ./build/src/action/open-job.js + 1 modules
var open_job = __webpack_require__(7777);
// EXTERNAL MODULE: ./build/src/archive/place.js
var archive_place = __webpack_require__(6424);
// EXTERNAL MODULE: ./build/src/configuration/parsed-files.js + 1 modules
var parsed_files = __webpack_require__(7025);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(4990);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(439);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(1680);
// EXTERNAL MODULE: ./build/src/settings/load-settings.js
var load_settings = __webpack_require__(2097);
// EXTERNAL MODULE: ./build/src/model/doubt.js
var doubt = __webpack_require__(9733);
// EXTERNAL MODULE: ./build/src/archive/describe.js
var describe = __webpack_require__(2591);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(3538);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/src/report/changes.js
var report_changes = __webpack_require__(445);
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __webpack_require__(3629);
// EXTERNAL MODULE: ./build/src/report/causes.js + 1 modules
var report_causes = __webpack_require__(3008);
// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(75);
// EXTERNAL MODULE: ./build/src/report/occurrences.js
var occurrences = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/src/report/message-text.js
var message_text = __webpack_require__(4707);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/report/sentence.js
var sentence = __webpack_require__(2251);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/report/verdict-sentence.js
var verdict_sentence = __webpack_require__(8087);
// EXTERNAL MODULE: ./build/src/report/workspace-names.js
var workspace_names = __webpack_require__(8832);
;// CONCATENATED MODULE: ./build/src/report/console.js
/**
 * The job's log: one line per change while it runs, the verdict at the end; and the state of a job that goes on, for a status
 * line and for a log that was quiet.
 */
















/** `Plangate 1.0.0 · acme on app.terraform.io · pull request #42 at 6f1cb40`, or `Plangate 1.0.0 · without a service` */
function renderHead(context) {
    const { commit, runOptions = [], judgedBy } = context;
    const { isLocal = false, byPerson = false } = context;
    const where = isLocal ? 'without a service' : `${context.organization} on ${context.hostname}`;
    // What a person plans here are the files as they lie there, and not those of the commit.
    const isOfCommit = !(isLocal && byPerson);
    const what = (0,report_text/* joinNonEmpty */.JO)(' ', (0,links/* pullRequestWords */.wH)(context), commit && isOfCommit ? `at ${commit.sha.slice(0, 7)}` : '');
    const judge = judgedBy && `judged by ${judgedBy}`;
    return (0,neutralise_log/* safeLines */.Bv)((0,report_text/* joinNonEmpty */.JO)(' · ', `Plangate ${context.version}`, where, judge, what), ...(runOptions.length > 0 ? [`Planned with ${runOptions.join(' · ')}`] : []));
}
/** What the log says about an event, ready to print; no lines for some events. None of them can act on the host. */
function renderEvent(event, options = {}) {
    const name = 'workspace' in event && options.areSeveral === true ? `${event.workspace}: ` : '';
    const stamp = `  ${(0,report_text/* formatElapsed */.C7)(event.atMs)} ${name}`;
    switch (event.kind) {
        case 'archive':
            return archiveLines(event.archive, options.repositoryRoot);
        case 'version-created':
            return (0,neutralise_log/* safeLines */.Bv)(`${stamp}configuration version ${event.versionId} created`);
        case 'planning':
            return (0,neutralise_log/* safeLines */.Bv)(`▸ ${event.workspace}   planned by ${event.by}`);
        case 'uploaded':
            return (0,neutralise_log/* safeLines */.Bv)(`${stamp}uploaded`);
        case 'run-created':
            return (0,neutralise_log/* safeLines */.Bv)(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
        case 'run-found':
            return (0,neutralise_log/* safeLines */.Bv)(`▸ ${event.workspace}   ${event.runUrl}   (not started here)`);
        case 'run-overridden':
            return (0,neutralise_log/* safeLines */.Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
        case 'run-reused':
            return (0,neutralise_log/* safeLines */.Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} planned these very files for ${event.commit.slice(0, 7)}; no new run`);
        case 'progress':
            // A run that a policy stopped is `errored`, too: the verdict, which is printed next, says what it was.
            return event.words === model_status/* RUN_STATUSES */.LV.errored.says ? [] : (0,neutralise_log/* safeLines */.Bv)(`${stamp}${event.words}`);
        case 'canceling':
            return (0,neutralise_log/* safeLines */.Bv)(`${stamp}canceling ${event.runId}: ${event.why}`);
        case 'workspace-decided': {
            // The reasons are printed at the end of the log, where people look for them.
            const { workspace, verdict, plan } = event.result;
            const { sign, words } = report_words/* VERDICT_WORDS */._G[verdict.word];
            const changes = (0,report_words/* hasNoChanges */.hE)(plan) ? ', no changes' : '';
            return (0,neutralise_log/* safeLines */.Bv)(`${sign} ${workspace}   ${words}${changes}   ${(0,report_text/* formatElapsed */.C7)(event.atMs)}`);
        }
    }
}
function archiveLines(archive, repositoryRoot) {
    const listed = archive.excluded.filter(({ reason }) => reason !== 'ignored');
    const ignored = archive.excluded.length - listed.length;
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const words = listed.map(({ path, reason }) => `${path} ${reason}`);
    const notSent = (0,report_text/* joinNonEmpty */.JO)(', ', ignored > 0 ? `${(0,report_text/* formatNumber */.ZV)(ignored)} ignored` : '', listed.length > 0 ? `${(0,report_text/* formatNumber */.ZV)(listed.length)} excluded: ${(0,report_text/* listText */.so)(words, 4)}` : '');
    // Uploads grow by accident: people see what makes this one large before it is sent.
    const largest = (0,describe/* describeLargest */.cz)(archive);
    const { uncommitted = [] } = archive;
    return (0,neutralise_log/* safeLines */.Bv)('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,report_text/* countWords */.rj)(files, 'file')}, ${(0,report_text/* formatSize */.Xq)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${notSent && `  (${notSent})`}`, ...(uncommitted.length > 0 ? [`  not committed: ${(0,report_text/* listText */.so)(uncommitted, 4)}`] : []), ...(largest.length > 0 ? ['  The largest files:'] : []), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
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
    const closing = (0,report_causes/* closingSections */.Yv)(view.causes, view.green).flatMap(({ causes }) => causes);
    const causes = [
        ...firstLines(closing, SHOWN_IN_LOG.closing, ({ length }) => (0,report_text/* countWords */.rj)(length, 'more cause'), (cause) => causeLines('✗', cause, view)),
        // Notices were printed when they were found.
        ...(0,report_causes/* otherSections */.jf)(view.causes)
            .filter(({ id }) => id !== 'notices')
            .flatMap(({ id, noun, causes: some }) => firstLines(some, SHOWN_IN_LOG.others, ({ length }) => (0,report_text/* countWords */.rj)(length, `more ${noun}`), (cause) => causeLines(OTHER_SIGNS[id] ?? '!', cause, view))),
    ];
    return (0,neutralise_log/* safeLines */.Bv)('', ...workspaceLines(view), ...(0,report_changes/* prominentLines */.e6)(view, SHOWN_IN_LOG.changes), ...(causes.length > 0 ? ['', ...causes] : []), '', `${(0,report_words/* signsOf */.Oi)(view.shownVerdict, view.green).sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
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
    const shown = (0,verdict_sentence/* sortWorstFirst */.Qi)(view.workspaces).slice(0, SHOWN_IN_LOG.workspaces);
    const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
    const lines = shown.map((workspace) => workspaceLine(workspace, view, width));
    const hidden = view.workspaces.length - shown.length;
    const green = view.workspaces.filter(({ verdict }) => (0,model_verdict/* isGreen */.gf)(verdict)).length;
    if (hidden > 0)
        lines.push(`  … and ${(0,report_text/* countWords */.rj)(hidden, 'more workspace')}, ${(0,report_text/* formatNumber */.ZV)(Math.min(hidden, green))} of them green`);
    return lines;
}
function workspaceLine(workspace, view, width) {
    const { verdict, name, runUrl } = workspace;
    const { words } = report_words/* VERDICT_WORDS */._G[verdict];
    const { sign } = (0,report_words/* signsOf */.Oi)(verdict, (0,model_verdict/* isGreen */.gf)(verdict, view.context.failOn));
    const plan = (0,report_changes/* planWords */.DO)(workspace);
    const changes = plan === '–' ? '' : `   ${plan}`;
    const url = runUrl === undefined ? '' : `   ${runUrl}`;
    return `${sign} ${(0,markdown/* cleanLine */.Ow)(name, 90).padEnd(width)}   ${(0,report_words/* resultCountWords */.Gw)(workspace) || words}${changes}${url}`;
}
/** What a cause says, and its resources below it. */
function causeLines(sign, cause, view) {
    const { kind, policy, policySet, message, code } = cause;
    const names = (0,sentence/* toPlainText */.bo)((0,workspace_names/* workspaceNames */.c)(cause.workspaces, view));
    const where = view.workspaces.length > 1 ? `in ${names}` : '';
    const ended = (cause.ended ?? []).map((each) => (0,markdown/* cleanLine */.Ow)((0,sentence/* toPlainText */.bo)((0,report_words/* endedWords */.E5)(each, view.context.exceptionsFile)), 400));
    if (kind === 'reason' || kind === 'notice') {
        const text = (0,report_text/* textWithRemedy */._7)((0,doubt/* reworded */.F)({ text: message, code }, (words) => (0,markdown/* cleanLine */.Ow)(words, 900)));
        return [`  ${sign} ${(0,report_text/* joinNonEmpty */.JO)(': ', (0,markdown/* cleanLine */.Ow)(names, 300), text)}`];
    }
    const baseline = (0,sentence/* toPlainText */.bo)((0,report_words/* baselineWords */.v8)(cause.baseline, view.context));
    const name = policy === '' ? `policy set ${policySet}` : policy;
    const level = policy === '' ? 'could not be evaluated' : (0,report_words/* levelOrProblem */.je)(cause);
    if ((0,report_words/* isAccepted */.oB)(cause)) {
        const addresses = cause.occurrences.flatMap((occurrence) => occurrence.addresses);
        const named = (0,report_text/* listText */.so)([...new Set(addresses)], 3);
        return [`  ${sign} ${inColumns([name, level, where, named, (0,report_words/* acceptedText */.zs)(cause)], 300)}`];
    }
    const occurrenceLines = (occurrence) => {
        const ownWords = (0,sentence/* toPlainText */.bo)((0,report_words/* baselineWords */.v8)((0,occurrences/* ownBaseline */.SU)(occurrence, cause), view.context));
        const addresses = (0,report_text/* listText */.so)((0,occurrences/* unmentionedAddresses */.TY)(occurrence), 5, (one) => (0,markdown/* cleanLine */.Ow)(one, 400));
        const { lines, rest } = (0,message_text/* messageLines */.VL)(occurrence.messages, LOGGED_TEXT);
        const [first = '', ...others] = lines;
        // The limit of the messages leaves space for the other columns in a line of the log.
        const parts = [(0,report_words/* fileAndLine */.CP)(occurrence), addresses, first, ownWords];
        return [
            `  ${inColumns(parts, 2_000)}`,
            ...[...others, rest].filter(Boolean).map((line) => `      ${line}`),
        ];
    };
    const lines = firstLines(cause.occurrences, SHOWN_IN_LOG.resources, occurrences/* hiddenWords */.cK, occurrenceLines);
    const newWord = cause.age === 'new' ? 'new' : '';
    const facts = [name, level, where, baseline, newWord, (0,report_words/* overrideWords */.mF)(cause), cause.messageOfAll];
    return [
        `  ${sign} ${inColumns(facts, 300)}`,
        ...ended.map((text) => `      ${text}`),
        ...lines.map((text) => `    ${text}`),
    ];
}
/** The parts that are not empty, with three spaces between them. @param limit the most UTF-16 units of each */
function inColumns(parts, limit) {
    return (0,report_text/* joinNonEmpty */.JO)('   ', ...parts.map((part = '') => (0,markdown/* cleanLine */.Ow)(part, limit)));
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
                const left = leftMs > 0 ? ` · about ${(0,report_text/* formatElapsed */.C7)(leftMs)} left` : '';
                return `${plain(only.words)}${left}`;
            }
            const workspaces = [...undecided].map(([name, { words }]) => ({ name, words }));
            const parts = (0,report_text/* groupBy */.$z)(workspaces, ({ words }) => words).map((group) => {
                // A few workspaces are named, more of them are counted.
                const names = (0,report_text/* listText */.so)(group.map(({ name }) => plain(name)));
                const which = group.length > MOST_NAMES ? (0,report_text/* formatNumber */.ZV)(group.length) : names;
                return `${which} ${plain(group[0].words)}`;
            });
            return [`${decided} of ${decided + undecided.size} decided`, ...parts].join(', ');
        },
    };
}
const MOST_NAMES = 2;
/** On one line, and unable to act on the host. */
function plain(words) {
    return (0,markdown/* cleanLine */.Ow)((0,neutralise_log/* safeLine */.om)(words), 60);
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
;// CONCATENATED MODULE: ./build/src/check/check-log.js




/** Prints the first lines, and makes what prints the others. */
function openCheckLog({ request, ports }, entryPoint) {
    const { settings, repositoryRoot, context, subject, notices = [] } = request;
    const { workspaces, plan } = settings.plan;
    renderHead(context).forEach(entryPoint.print);
    // What the settings and the host could not use.
    notices.forEach((notice) => entryPoint.log.warning(notice));
    for (const doubt of subject.doubts ?? [])
        entryPoint.log.warning((0,report_text/* textWithRemedy */._7)(doubt));
    const follow = entryPoint.follow?.(settings);
    const liveLog = startLiveLog(entryPoint, ports.clock);
    // A tag, a project and a pattern of plans may stand for several.
    const isOne = workspaces.length === 1 && workspaces[0]?.kind === 'name';
    const areSeveral = !isOne || (plan !== undefined && !(0,load_settings/* isOnePlan */.EN)(plan, request.workingDirectory));
    const eventContext = { areSeveral, repositoryRoot };
    const byWorkspace = printByWorkspace((line) => liveLog.print(line), areSeveral && entryPoint.folds === true);
    return {
        /** Says what an event of the gate means to a reader, and hands it to the entry point. */
        onEvent(event) {
            follow?.(event);
            liveLog.onEvent(event);
            byWorkspace.print(event, renderEvent(event, eventContext));
        },
        during: (work) => liveLog.runWhile(work),
        end(view) {
            byWorkspace.end();
            // A runner that folds all that an action prints would hide the causes.
            if (entryPoint.isFolded)
                entryPoint.print(neutralise_log/* END_OF_FOLD */.Wk);
            if (entryPoint.printEnd)
                entryPoint.printEnd(view);
            else
                renderVerdict(view).forEach(entryPoint.print);
        },
    };
}
/** With more workspaces than these, each has a fold of its own. */
const MOST_UNFOLDED = 3;
/**
 * Prints the lines of each workspace together, once it is decided, and as a fold where there are many: runs that go on at the
 * same time would mix them.
 *
 * @param areKept false: each line is printed at once
 */
function printByWorkspace(print, areKept) {
    const kept = new Map();
    const seen = new Set();
    const printAll = (lines) => lines.forEach(print);
    return {
        print(event, lines) {
            const isDecided = event.kind === 'workspace-decided';
            const name = isDecided ? event.result.workspace : 'workspace' in event && event.workspace;
            if (!areKept || name === false)
                return printAll(lines);
            seen.add(name);
            const earlier = kept.get(name) ?? [];
            kept.set(name, [...earlier, ...lines]);
            if (!isDecided)
                return undefined;
            kept.delete(name);
            if (seen.size <= MOST_UNFOLDED)
                return printAll([...earlier, ...lines]);
            const { begin, end } = (0,neutralise_log/* foldOf */.Lc)(lines[0] ?? name);
            return printAll([begin, ...earlier, end]);
        },
        /** Prints what is kept of workspaces that were not decided. */
        end() {
            for (const lines of kept.values())
                printAll(lines);
            kept.clear();
        },
    };
}
/** The time between two drawings of the status line. */
const FRAME_MS = 500;
/** A heartbeat is printed when no line was printed for this long. */
const QUIET_MS = 30_000;
/** Starts the status line, or the heartbeats where there is none. */
function startLiveLog({ print, status }, clock) {
    const progress = createProgress();
    const startedAt = clock.now();
    let lastPrintedAt = startedAt;
    const settled = new AbortController();
    const statusText = (prefix = '') => {
        const elapsedMs = clock.now() - startedAt;
        return `${(0,report_text/* formatElapsed */.C7)(elapsedMs)} ${prefix}${progress.statusLine(elapsedMs)}`;
    };
    const isUnsettledAfter = async (ms) => {
        await clock.sleep(ms, settled.signal).catch(() => undefined);
        return !settled.signal.aborted;
    };
    const animateStatusLine = async () => {
        do
            await status?.(statusText());
        while (await isUnsettledAfter(FRAME_MS));
        await status?.();
    };
    const printHeartbeats = async () => {
        while (await isUnsettledAfter(lastPrintedAt + QUIET_MS - clock.now())) {
            if (clock.now() - lastPrintedAt < QUIET_MS)
                continue;
            lastPrintedAt = clock.now();
            print((0,neutralise_log/* safeLine */.om)(`  ${statusText('still ')}`));
        }
    };
    /** Resolves when nothing more is shown. */
    const showing = status ? animateStatusLine() : printHeartbeats();
    return {
        /** Takes the event into account for the status line. */
        onEvent: (event) => progress.record(event),
        print(line) {
            lastPrintedAt = clock.now();
            print(line);
        },
        /** Shows the status line or heartbeats until the work is settled. */
        async runWhile(work) {
            try {
                return await work;
            }
            finally {
                settled.abort();
                await showing;
            }
        },
    };
}
//# sourceMappingURL=check-log.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/hosts/earlier-reports.js
var earlier_reports = __webpack_require__(8739);
// EXTERNAL MODULE: ./build/src/model/own-pages.js
var own_pages = __webpack_require__(7694);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(319);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/src/model/secrets.js
var model_secrets = __webpack_require__(2166);
// EXTERNAL MODULE: ./build/src/trust/change-origin.js
var change_origin = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/src/check/check-request.js
var check_request = __webpack_require__(2342);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(4132);
;// CONCATENATED MODULE: ./build/src/check/prepare-request.js
/** What a check asks git, the CI host and files before anything is judged. */












/**
 * Makes the request of a check: what is judged, with which settings, policies and exceptions.
 *
 * @returns the problems, if it must not be judged
 */
async function prepareRequest(host, { log, workingDirectory, never, ...entryPoint }, { settings, notices: settingsNotices, local, undecided: missingProgram, ports }) {
    const { plan, policy, job } = settings;
    const { recordKey } = settings.service;
    const secrets = [recordKey, job.githubToken, job.checksToken, ...entryPoint.secrets].filter((secret) => secret !== undefined);
    const conceals = (0,check_request/* secretsOfJob */.I)(settings, [...entryPoint.secrets, ...entryPoint.concealed], log);
    const problems = secretVariableProblems(settings, secrets);
    if (problems.length > 0)
        return { problems };
    const directory = (0,external_node_path_.resolve)(workingDirectory, plan.directory);
    const repositoryRoot = (0,archive_place/* repositoryOf */._)(directory) ?? (0,external_node_path_.resolve)(host.root ?? external_node_fs_.realpathSync.native(directory));
    const place = { directory, root: repositoryRoot, deadline: ports.endsAt };
    const found = await findSubject(host, settings, place);
    const isElsewhere = otherCheckout(found.subject, plan);
    if (isElsewhere !== undefined)
        return { problems: [isElsewhere] };
    if ('refused' in found) {
        const message = `is false. ${found.refused}`;
        const problem = { where: 'allow-untrusted-head', message, code: errors/* CODES */.Lp.foreignCode };
        return { refused: found.refused, problems: [problem] };
    }
    const { subject, undecided = missingProgram } = found;
    const { workspace, jobTree } = host;
    const excepted = await readExceptions(policy, { directory, workingDirectory, jobTree }, ports);
    if ('problems' in excepted)
        return excepted;
    const own = await openOwnBesideService(settings, { subject, workingDirectory, jobTree }, ports);
    if (own !== undefined && 'problems' in own)
        return own;
    const sources = await openAllowedSources(settings, { subject, directory, workingDirectory, jobTree }, ports, local);
    if (sources !== undefined && 'problems' in sources) {
        await own?.close();
        return sources;
    }
    const isReuseWithoutEffect = plan.reuse === 'upload' &&
        subject.sealed?.searched === undefined &&
        subject.reportedJob.pullRequest !== undefined;
    const ownPolicies = local?.own ?? own;
    const written = pathsInRepository({ repositoryRoot, workspace });
    const context = {
        ...(0,check_request/* reportContext */.g)(settings, subject, ports.clock),
        byPerson: !jobTree.proposed,
        judgedBy: ownPolicies?.judgedBy,
        ownPolicies: ownPolicies?.sources.map(written),
    };
    return {
        subject,
        settings,
        context,
        // The earlier reports are read while the service is asked.
        hints: (0,earlier_reports/* createEarlierHints */.hR)(subject, context, ports),
        workingDirectory,
        repositoryRoot,
        workspace,
        never,
        secrets,
        conceals,
        proposed: jobTree.proposed,
        notices: settingsNotices
            .concat(excepted.notices, own?.notices ?? [], isReuseWithoutEffect ? [NO_REUSE] : [])
            .map(written),
        own,
        exceptions: excepted.exceptions,
        sources,
        groups: entryPoint.groups,
        undecided,
    };
}
/**
 * What writes the paths of the checkout in texts as they are in the repository.
 *
 * @param copies temporary directories, and of which directory of the checkout each is a copy
 */
function pathsInRepository({ repositoryRoot, workspace = repositoryRoot, }, copies = []) {
    const named = [repositoryRoot, workspace];
    // Programs that follow links name what these lead to.
    const paths = new Set([...named, ...named.map(find_repository/* realOrSame */.eF)]);
    const ofCopies = (0,relative_path/* pathWriter */.X)(copies);
    const inRepository = (0,relative_path/* pathWriter */.X)([...paths].map((path) => ({ path, writtenAs: '' })));
    return (text) => inRepository(ofCopies(text));
}
/** The problem where the target branch is checked out, whose files are not those of the change; undefined where none is. */
function otherCheckout(subject, { source, plan }) {
    // Version control plans the commit of the change, and a plan file has a digest of what was planned.
    if (subject?.checkedOutTarget === undefined || source === 'vcs' || plan !== undefined) {
        return undefined;
    }
    const { commit } = subject.checkedOutTarget;
    const message = commit === undefined
        ? 'has no git, so it is not known whether it is of the target branch, as this event checks out by itself. Install git before the checkout step, and check the head of the pull request out there.'
        : `is of commit ${commit.slice(0, 7)} of the target branch, and not of the change, which would not be judged. Check the head out: \`ref: \${{ github.event.pull_request.head.sha }}\` in the checkout step.`;
    return { where: 'The checkout', message, code: errors/* CODES */.Lp.otherCommit };
}
const NO_REUSE = '`reuse: upload` takes nothing over here, because the CI host does not say which repository this is.';
/** The team's own policies, where a check with a service has some. Each has to be readable before anything starts. */
async function openOwnBesideService(settings, where, ports) {
    const { plan, policy, job } = settings;
    const { policies } = policy;
    if (plan.local || policies === undefined)
        return undefined;
    const { openOwnPolicies } = await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(3597), __webpack_require__.e(6806), __webpack_require__.e(5835), __webpack_require__.e(1176)]).then(__webpack_require__.bind(__webpack_require__, 5835));
    const { subject } = where;
    const place = { ...where, pullRequest: subject.change?.pullRequest };
    const ownSettings = { policies, directory: plan.directory, timeoutMs: job.timeoutMs };
    return openOwnPolicies(ownSettings, place, ports, (0,change_origin/* mayReadWholePlan */.yX)(policy, subject));
}
/** The exceptions of the file that the settings name. One problem refuses the whole file. */
async function readExceptions({ exceptionsFile: written }, where, ports) {
    if (written === undefined)
        return { exceptions: undefined, notices: [] };
    const { findExceptions } = await __webpack_require__.e(/* import() */ 1126).then(__webpack_require__.bind(__webpack_require__, 1126));
    const found = await findExceptions({ written, ...where }, ports);
    if ('problems' in found)
        return found;
    if ('notice' in found)
        return { exceptions: undefined, notices: [found.notice] };
    const { parseExceptions } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 9272));
    const today = ports.clock.date().toISOString().slice(0, 10);
    const parsed = parseExceptions(found.text, today);
    if ('problems' in parsed) {
        // The entry alone does not say which file is meant.
        const inFile = ({ where: entry, ...problem }) => {
            return { ...problem, where: `${written}: ${entry}` };
        };
        return { problems: parsed.problems.map(inFile) };
    }
    return { exceptions: { entries: parsed.exceptions, today }, notices: [] };
}
/** The list of allowed sources, which has to be readable before anything starts. */
async function openAllowedSources({ plan, policy }, where, ports, local) {
    const { allowedSourcesFile: written } = policy;
    if (written === undefined)
        return undefined;
    const { subject, ...place } = where;
    const { repository, commit } = subject.reportedJob;
    const { openAllowedSources } = await Promise.all(/* import() */[__webpack_require__.e(3721), __webpack_require__.e(3209)]).then(__webpack_require__.bind(__webpack_require__, 3209));
    const address = repository && `${repository.serverUrl}/${repository.slug}`;
    return openAllowedSources({
        written,
        ...place,
        repositoryAddress: address,
        today: ports.clock.date().toISOString().slice(0, 10),
        program: local?.planner.program ?? plan.engine,
        commit: plan.source === 'vcs' && !plan.local ? commit?.sha : undefined,
    }, ports);
}
/**
 * What is judged, or why its files must not be planned, with what would be judged. A check without a service reports the
 * refusal as an undecided verdict (`undecided`), which says that a plan file of another job would be judged.
 */
async function findSubject(host, { plan, report, job }, place) {
    const allowingAnyHead = { plan, report, job: { ...job, allowUntrustedHead: true } };
    // The plan is read from a file, so no program runs code of the change.
    const hasPlanFile = plan.local && plan.plan !== undefined;
    const subject = await host.subject(hasPlanFile ? allowingAnyHead : { plan, report, job }, place);
    if (!('refused' in subject))
        return { subject };
    const { refused } = subject;
    // Whose code it is does not matter where the change is not even checked out.
    const reported = await host.subject(allowingAnyHead, place);
    if ('refused' in reported) {
        return { refused: plan.local ? reported.refused : refused, subject: undefined };
    }
    if (!plan.local)
        return { refused, subject: reported };
    const text = `Nothing was planned. ${refused} Or judge a plan that such a job has made: ${(0,own_pages/* planRecipe */.kX)()}`;
    return { subject: reported, undecided: { text, code: errors/* CODES */.Lp.foreignCode } };
}
/**
 * A problem for each variable that holds a secret: who may read a run may read it, and a service cannot take it back.
 *
 * @param others further secrets of the job
 */
function secretVariableProblems({ service, plan: { variables = [] } }, others) {
    const secrets = (0,model_secrets/* createSecrets */.gE)([service.token, ...others]);
    return variables
        .filter((line) => secrets.conceal(line) !== line)
        .map((line) => ({
        where: 'variables',
        message: `would show a secret of this check to everybody who can read the run: the value of ${(0,quote/* quote */.hD)(line.slice(0, line.indexOf('=')).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`,
    }));
}
//# sourceMappingURL=prepare-request.js.map
// EXTERNAL MODULE: ./build/src/check/limits.js
var limits = __webpack_require__(2696);
;// CONCATENATED MODULE: ./build/src/policy/bounded-texts.js
/** Characters that all messages and outputs of a result have together. */
const MOST_CHARACTERS = 8_000_000;
/** Characters that all questions of a report have together. */
const MOST_IN_QUESTIONS = 16_000_000;
/** What is left of a message for which there is no room. */
const SHORT_MESSAGE = 200;
/**
 * Cuts the texts of policy results, in their order, once they are longer than a report can have. A
 * workspace in which something is cut says so. No verdict depends on these texts.
 */
function withBoundedTexts(workspaces, most = MOST_CHARACTERS, mostInQuestions = MOST_IN_QUESTIONS) {
    let charactersLeft = most;
    let leftForQuestions = mostInQuestions;
    const bounded = [];
    for (const workspace of workspaces) {
        let cutResults = 0;
        let withoutQuestions = 0;
        const results = [];
        for (const { questions, ...rest } of workspace.results) {
            for (const { answer, changes } of questions ?? []) {
                leftForQuestions -= [answer, ...changes].reduce((sum, { length }) => sum + length, 0);
            }
            if (leftForQuestions < 0 && questions !== undefined)
                withoutQuestions += 1;
            const isKept = leftForQuestions >= 0 && questions !== undefined;
            const result = isKept ? { ...rest, questions } : rest;
            for (const text of textsOf(result))
                charactersLeft -= text.length;
            if (charactersLeft < 0)
                cutResults += 1;
            results.push(charactersLeft < 0 ? withShortTexts(result) : result);
        }
        const notice = `The texts of ${cutResults} policy results are cut, because a report has room for ${most} characters of them. The run has all of them.`;
        const notShown = `${withoutQuestions} failures cannot be approved: what they change is longer than a report can show. Split the change, or fix them.`;
        const notices = [
            ...(cutResults > 0 ? [notice] : []),
            ...(withoutQuestions > 0 ? [notShown] : []),
        ];
        bounded.push(notices.length > 0
            ? { ...workspace, results, notices: [...workspace.notices, ...notices] }
            : workspace);
    }
    return bounded;
}
function textsOf({ message, description = '', output, ...named }) {
    const ofResources = named.resources.flatMap(({ messages }) => messages);
    const general = named.generalMessages.map(({ text }) => text);
    return [message, description, output, ofResources, general].flat();
}
function withShortTexts(result) {
    const { message, resources } = result;
    return {
        ...result,
        message: message.length <= SHORT_MESSAGE ? message : `${message.slice(0, SHORT_MESSAGE - 1)}…`,
        description: undefined,
        output: [],
        resources: resources.map((each) => ({ ...each, messages: [] })),
        generalMessages: [],
    };
}
//# sourceMappingURL=bounded-texts.js.map
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(3962);
;// CONCATENATED MODULE: ./build/src/report/relative-paths.js
/**
 * The result with all of its sentences written anew. Names, addresses and places stay: those have ways of their own.
 *
 * @param write as `pathWriter` makes it
 */
function withRelativePaths(result, write) {
    const verdict = ofVerdict(result.verdict, write);
    return {
        ...result,
        verdict,
        workspaces: result.workspaces.map((each) => ofWorkspace(each, write)),
    };
}
function ofWorkspace(workspace, write) {
    const { failure, leftover } = workspace;
    return {
        ...workspace,
        verdict: ofVerdict(workspace.verdict, write),
        notices: workspace.notices.map(write),
        results: workspace.results.map((each) => ofResult(each, write)),
        runTasks: workspace.runTasks.map((each) => ({ ...each, message: write(each.message) })),
        diagnostics: workspace.diagnostics.map(({ detail, ...rest }) => ({
            ...rest,
            summary: write(rest.summary),
            ...(detail !== undefined && { detail: write(detail) }),
        })),
        ...(failure && { failure: { ...failure, text: write(failure.text) } }),
        ...(leftover !== undefined && { leftover: write(leftover) }),
    };
}
function ofVerdict(verdict, write) {
    const reasons = verdict.reasons.map((reason) => ({ ...reason, text: write(reason.text) }));
    return { ...verdict, reasons };
}
function ofResult(result, write) {
    const { policySet, message, output, resources, generalMessages } = result;
    return {
        ...result,
        // A set of own policies is called as its directory was written.
        policySet: write(policySet),
        message: write(message),
        output: output.map(write),
        resources: resources.map((each) => ({ ...each, messages: each.messages.map(write) })),
        generalMessages: generalMessages.map((each) => ({ ...each, text: write(each.text) })),
    };
}
//# sourceMappingURL=relative-paths.js.map
// EXTERNAL MODULE: ./build/src/overrides/approvals.js
var approvals = __webpack_require__(139);
// EXTERNAL MODULE: ./build/src/trust/run-seals.js
var run_seals = __webpack_require__(4226);
// EXTERNAL MODULE: ./build/src/trust/approval-key.js
var approval_key = __webpack_require__(2383);
// EXTERNAL MODULE: ./build/src/trust/seals.js
var seals = __webpack_require__(8138);
;// CONCATENATED MODULE: ./build/src/check/gate-request.js






/**
 * What a check asks of the gate, whatever the source of its plans.
 *
 * @param endsAt monotonic: when the check is over
 * @param local what judges in a check without a service
 */
function gateRequestOf(request, endsAt, local) {
    const { settings, subject, exceptions, context, hints, repositoryRoot: repository } = request;
    const { plan, policy, job } = settings;
    const { changedFiles, textsAtMergeBase, mayBeRepeated, leavesBase } = subject;
    const { targetBranches = [] } = policy;
    const sealing = sealingOf(request);
    // A job about no request, and of no matrix, has no later reader.
    const isRead = plan.group !== undefined || sealing?.searched !== undefined || request.groups !== undefined;
    const keys = approvalKeysOf(request);
    const { noPolicies } = local ?? {};
    // Where plans are made here, they are judged here: what the request opened beside a service is not there then.
    const own = local === undefined ? request.own : noPolicies === undefined ? local.own : undefined;
    return {
        plan,
        policy,
        judging: {
            exceptions,
            sources: request.sources,
            own: own && (0,approvals/* withApprovals */.Dk)(own, (0,approvals/* approvalsFor */.u$)(subject, keys), keys?.secret ?? ''),
            noPolicies,
            guard: guardOfSettings(policy, subject, keys),
            showsChanges: true,
        },
        change: {
            base: subject.base && { ...subject.base, targetBranches },
            message: plan.message ?? subject.message,
            changeRequest: subject.changeRequest,
            pullRequest: subject.change?.pullRequest,
            sealing: isRead ? sealing : undefined,
            // A host that counts no runs has 0.
            jobNumber: context.job?.runId || undefined,
            lastDurationMs: hints?.lastDurationMs,
            namedRuns: hints?.namedRuns,
            mayBeRepeated,
            leavesBase,
            proposal: subject.proposed ? { repository, changedFiles, textsAtMergeBase } : undefined,
        },
        deadline: endsAt - (0,job_time/* keptForPublishing */.L5)(job.timeoutMs),
        timeoutMs: job.timeoutMs,
    };
}
/** The keys by which approvals are opened; undefined without `approval-key`: then nothing can be approved. */
function approvalKeysOf({ settings }) {
    const { plan, service, policy } = settings;
    const key = policy.approvalKey === undefined ? undefined : (0,approval_key/* readPublicKey */.RR)(policy.approvalKey);
    if (key === undefined || 'problem' in key)
        return undefined;
    // Without a service there is no token that only the gate has.
    const secret = plan.local ? (service.recordKey ?? '') : (0,seals/* secretOfSeals */.Aw)(service);
    return { secret, publicKey: key.value };
}
/** How the runs of this job are sealed, and those of earlier jobs are known; undefined if the host names no repository. */
function sealingOf({ settings: { service, policy, report }, subject, hints, }) {
    if (subject.sealed === undefined)
        return undefined;
    const { change, head, searched } = subject.sealed;
    return {
        seals: (0,run_seals/* createRunSeals */.wz)((0,seals/* secretOfSeals */.Aw)(service), {
            ...change,
            base: change.base ?? subject.base?.branch,
        }),
        head,
        searched,
        commentKey: report.commentKey,
        form: (0,change_origin/* mayReadWholePlan */.yX)(policy, subject) ? 'whole' : 'redacted',
        endedByComment: subject.sealed.earlier && hints?.ended,
    };
}
/**
 * The guard over destroys that the settings ask for.
 *
 * @param subject has the approvals that comments on the change give; left out for a run that a command names:
 *   then nothing is approved
 * @param keys open approvals; left out where nothing can be approved
 * @returns undefined when the settings ask for no guard
 */
function guardOfSettings(policy, subject, keys) {
    const { protect = [], maxDestroys } = policy;
    if (protect.length === 0 && maxDestroys === undefined)
        return undefined;
    return {
        protect,
        maxDestroys,
        fullPlan: (0,change_origin/* mayReadWholePlan */.yX)(policy, subject),
        approvals: (0,approvals/* approvalsFor */.u$)(subject, keys),
    };
}
//# sourceMappingURL=gate-request.js.map
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
;// CONCATENATED MODULE: ./build/src/check/check.js
/**
 * What every entry point does: reads the settings and what is to be judged, opens the source of the plans, has
 * the gate judge them, finds the places of the findings in the files, prints the report and publishes it. What
 * differs between CI hosts is behind `CiHost`, what differs between entry points behind `CheckEntryPoint`. No verdict is made here.
 */




















/**
 * Checks what the host describes with the settings that the entry point reads, and publishes the report.
 *
 * @param host the CI host, or the machine of a person
 * @param entryPoint where the settings come from and where the log goes
 * @param ports `send` is closed at the end
 * @returns the result, or the problems of the settings. It never rejects for anything that the service,
 *   the network or the files do: that is in the result.
 */
function check(host, entryPoint, ports) {
    const work = async (allowMoreTime) => {
        let prepared;
        try {
            const preparing = await prepareInTime(host, entryPoint, ports);
            if ('problems' in preparing)
                return inRepository(preparing, host, entryPoint);
            prepared = preparing;
            const { request, local } = prepared;
            const checkLog = openCheckLog(prepared, entryPoint);
            const onEvent = (event) => {
                // The service may have a run of this check from here on, which takes time to end.
                if (event.kind === 'version-created')
                    allowMoreTime();
                checkLog.onEvent(event);
            };
            const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent };
            const judging = planAndJudge(request, local, judgePorts);
            const { result, view } = await checkLog.during(judging);
            checkLog.end(view);
            if (local !== undefined)
                await entryPoint.afterLocal?.(local);
            await entryPoint.beforePublishing?.(view, request);
            allowMoreTime();
            const published = await publishInTime(view, request.subject, ports);
            return { settings: request.settings, result, view, published };
        }
        finally {
            await ports.send.close();
            await prepared?.local?.stop();
            await prepared?.request.own?.close();
        }
    };
    return (0,limits/* endInTime */._K)(ports, work, () => notInTime(ports));
}
/** The problems with paths as they are in the repository; people at a terminal named files by the paths that they see. */
function inRepository({ problems, ...rest }, { jobTree, workspace, root }, { workingDirectory }) {
    if (!jobTree.proposed)
        return { problems, ...rest };
    const write = pathsInRepository({ repositoryRoot: root ?? workingDirectory, workspace });
    const written = problems.map((each) => ({ ...each, message: write(each.message) }));
    return { problems: written, ...rest };
}
/** How long a check that could not begin waits until the temporary files and programs that it opened are closed. */
const CLOSING_MS = 500;
/** Reads the settings, and from git, the CI host and files what is to be judged. None of these waits is longer than the job. */
async function prepareInTime(host, entryPoint, jobPorts) {
    const { endSignal } = jobPorts;
    const loading = readSettingsAndOpen(host, entryPoint, jobPorts);
    let preparing;
    let isPrepared = false;
    try {
        const loaded = await (0,ended_by/* endedBy */.m)(endSignal, loading);
        if ('problems' in loaded)
            return loaded;
        const { local, ports } = loaded;
        preparing = prepareRequest(host, entryPoint, loaded);
        const request = await (0,ended_by/* endedBy */.m)(endSignal, preparing);
        if ('problems' in request)
            return request;
        isPrepared = true;
        return { request, local, ports };
    }
    catch (error) {
        if (!endSignal.aborted)
            throw error;
        return notInTime(jobPorts, 'git and the CI host had said what is to be judged');
    }
    finally {
        const close = async () => {
            const loaded = await loading;
            if ('local' in loaded)
                await loaded.local?.stop();
            const request = await preparing;
            if (request !== undefined && 'own' in request)
                await request.own?.close();
        };
        if (!isPrepared) {
            // Temporary files are removed too, unless that takes too long.
            const closing = close().catch(() => undefined);
            await (0,ended_by/* endedBy */.m)(jobPorts.alarms.in(CLOSING_MS), closing).catch(() => undefined);
        }
    }
}
/** Why a check ended before it had a verdict. @param what had not happened yet, as the end of "was over before" */
function notInTime({ signal }, what = 'this check was') {
    if (signal.aborted) {
        const canceled = {
            where: 'The check',
            message: 'was canceled.',
            code: errors/* CODES */.Lp.canceled,
        };
        return { problems: [canceled], ended: 'canceled' };
    }
    const message = `was over before ${what}. Look in the lines above for what took so long, or raise \`timeout\`.`;
    return { problems: [{ where: 'timeout', message, code: errors/* CODES */.Lp.outOfTime }], ended: 'timeout' };
}
/** Reads the settings and, for a check without a service, opens what plans and what judges. */
async function readSettingsAndOpen({ jobTree, reviewed }, entryPoint, jobPorts) {
    const parsed = new parsed_files/* ParsedFiles */.p();
    const loaded = await entryPoint.settings(jobTree, parsed);
    if ('problems' in loaded)
        return loaded;
    const { workingDirectory, log } = entryPoint;
    // What is planned may be in other repositories than that of the job.
    const proposed = (0,workspace_selectors/* plannedDirectories */.s7)(loaded.settings.plan).map((path) => {
        const directory = (0,external_node_path_.resolve)(workingDirectory, path);
        return (0,archive_place/* repositoryOf */._)(directory) ?? directory;
    });
    const places = { proposed, workingDirectory };
    const environment = (0,program_path/* withoutProposedPrograms */.Ej)(jobPorts.environment, places, (sentence) => log.warning(sentence));
    const ports = { ...jobPorts, environment, parsed };
    if (!loaded.settings.plan.local)
        return { ...loaded, ports };
    const { openLocal } = await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(3597), __webpack_require__.e(6806), __webpack_require__.e(5835), __webpack_require__.e(5724), __webpack_require__.e(3721), __webpack_require__.e(8610)]).then(__webpack_require__.bind(__webpack_require__, 1070));
    const opening = openLocal(loaded.settings, { workingDirectory, jobTree, reviewed }, ports);
    // What judges is loaded while programs read the policies.
    const [local] = await Promise.all([opening, Promise.all(/* import() */[__webpack_require__.e(9441), __webpack_require__.e(2940), __webpack_require__.e(3597), __webpack_require__.e(7749), __webpack_require__.e(9268), __webpack_require__.e(5474), __webpack_require__.e(5875)]).then(__webpack_require__.bind(__webpack_require__, 6748))]);
    if ('problems' in local)
        return local;
    if ('undecided' in local)
        return { ...loaded, undecided: { text: local.undecided }, ports };
    const refused = entryPoint.refuseLocal?.(local);
    if (refused !== undefined) {
        await local.stop();
        return { problems: [refused] };
    }
    const { planner, own } = local;
    if (planner.notIsolated !== undefined)
        log.info(planner.notIsolated);
    const plan = { ...loaded.settings.plan, engine: planner.program };
    const settings = { ...loaded.settings, plan };
    return { settings, notices: [...loaded.notices, ...own.notices], local, ports };
}
/**
 * Opens the source of the plans, and has the gate judge them. It never rejects.
 *
 * @param limit takes from the source what must not be done
 * @returns with the paths of files as they are in the repository
 */
async function runGate(request, local, ports, limit = (source) => source) {
    const { undecided } = request;
    const startedAt = ports.clock.now();
    const gateRequest = gateRequestOf(request, ports.endsAt, local);
    const withPaths = (result) => withRelativePaths(result, pathsInRepository(request, local?.planner.copies()));
    const explain = async (failure) => {
        const { unjudgedResult } = await Promise.all(/* import() */[__webpack_require__.e(9441), __webpack_require__.e(2940), __webpack_require__.e(7183)]).then(__webpack_require__.bind(__webpack_require__, 2940));
        const named = (0,workspace_selectors/* describeSelected */.Ht)(gateRequest.plan);
        const failures = named.map((workspace) => ({ workspace, failure }));
        return withPaths(unjudgedResult(failures, ports.clock.now() - startedAt));
    };
    if (undecided !== undefined) {
        return explain({ kind: 'unplanned', ...undecided });
    }
    try {
        const asked = { request, gateRequest, ports };
        const source = local === undefined
            ? await (await Promise.all(/* import() */[__webpack_require__.e(4441), __webpack_require__.e(5724), __webpack_require__.e(9446)]).then(__webpack_require__.bind(__webpack_require__, 9446))).openSource(asked)
            : await (await Promise.all(/* import() */[__webpack_require__.e(3292), __webpack_require__.e(3597), __webpack_require__.e(6806), __webpack_require__.e(5835), __webpack_require__.e(5724), __webpack_require__.e(3721), __webpack_require__.e(8610)]).then(__webpack_require__.bind(__webpack_require__, 1070))).openHere(asked, local);
        const { gate } = await Promise.all(/* import() */[__webpack_require__.e(9441), __webpack_require__.e(2940), __webpack_require__.e(3597), __webpack_require__.e(7749), __webpack_require__.e(9268), __webpack_require__.e(5474), __webpack_require__.e(5875)]).then(__webpack_require__.bind(__webpack_require__, 6748));
        return withPaths(await gate(limit(source), gateRequest, ports));
    }
    catch (error) {
        return explain((0,failure_of/* failureOf */.g5)(error, (0,failure_of/* endReasonAt */.dL)(gateRequest.deadline, ports)));
    }
}
/**
 * Runs the gate and makes the report of its result. Nothing is published.
 *
 * @param local what plans and judges in a check without a service
 * @returns the result with places in the files, and the report without any secret. It never rejects
 *   for anything that the service, the network or the files do: that is in the result.
 */
async function planAndJudge(request, local, ports) {
    const { context, hints, repositoryRoot, conceals: secrets } = request;
    // Loaded while the service plans, so that a stuck disk at the end cannot prevent the report.
    const renderer = __webpack_require__.e(/* import() */ 1105).then(__webpack_require__.bind(__webpack_require__, 1105));
    const judged = await runGate(request, local, ports);
    if (local !== undefined)
        sayNotices(judged, ports.log);
    const { toReportView } = await renderer;
    // Without what follows the report says less, and the verdict is the same.
    const inTime = (0,limits/* whileTimeLasts */.Ce)(ports);
    // Each step may compute for long where a plan has many thousand findings: between them a signal ends the check.
    await (0,take_turn/* takeTurn */.Vm)();
    const bounded = { ...judged, workspaces: withBoundedTexts(judged.workspaces) };
    await (0,take_turn/* takeTurn */.Vm)();
    const isElsewhere = await inTime(isOtherCommit(request), () => true);
    const noticed = addNotices(bounded, request, isElsewhere);
    // The files of this checkout say nothing about a plan of another commit.
    const files = isElsewhere ? NO_FILES : FILES;
    const places = { repositoryRoot, parsed: ports.parsed };
    const located = await inTime(locate(noticed, { ...places, ...files }), () => locate(noticed, { ...places, ...NO_FILES }));
    const moved = await inTime(moveToHead(located, request), () => located);
    // A service may repeat a secret in its answers; no part of a result or a report shows one.
    await (0,take_turn/* takeTurn */.Vm)();
    const result = secrets.concealAll(moved);
    await (0,take_turn/* takeTurn */.Vm)();
    const earlier = hints?.previous();
    const previous = earlier && (await inTime(earlier, () => undefined));
    const uncommittedFiles = uncommittedOf(result)?.length;
    const { overriders } = result;
    const { exceptions } = request;
    const { exceptionsFile: file } = request.settings.policy;
    const exceptionsFile = file && pathsInRepository(request)(file);
    const ofResult = { previous, uncommittedFiles, overriders, exceptions, exceptionsFile };
    const viewContext = { ...context, ...ofResult };
    const shown = toReportView(result, viewContext);
    await (0,take_turn/* takeTurn */.Vm)();
    const view = secrets.concealAll(shown);
    await (0,take_turn/* takeTurn */.Vm)();
    return { result, view };
}
/** Says once what several workspaces have in common. */
function sayNotices({ workspaces }, log) {
    const said = workspaces.flatMap(({ workspace, notices }) => notices.map((notice) => ({ workspace, notice })));
    for (const alike of (0,report_text/* groupBy */.$z)(said, ({ notice }) => notice)) {
        const names = alike.map(({ workspace }) => workspace);
        log.info(`${(0,report_text/* listText */.so)(names, 4)}: ${alike[0].notice}`);
    }
}
/** @param isElsewhere whether the checkout is another commit than the one that was planned */
function addNotices(result, { notices: requestNotices = [], proposed }, isElsewhere) {
    const lacksLines = isElsewhere && result.workspaces.some(({ runId }) => runId !== undefined);
    // Not for people who judge their own files: they know what they changed, and the log begins with it.
    const byRun = result.uncommitted === undefined;
    const uncommitted = proposed ? (uncommittedOf(result) ?? []) : [];
    const notices = [
        ...requestNotices,
        ...(lacksLines ? [OTHER_COMMIT] : []),
        ...(uncommitted.length > 0
            ? [sayUncommitted(uncommitted, byRun ? 'the run planned' : 'the plan is of')]
            : []),
    ];
    const workspaces = result.workspaces.map((workspace) => ({
        ...workspace,
        // The results of a group may hold the same notices already.
        notices: [...new Set([...notices, ...workspace.notices])],
    }));
    return { ...result, workspaces };
}
/** The planned files that are not as the commit has them; undefined if that is not known. */
function uncommittedOf({ archives, uncommitted }) {
    if (uncommitted !== undefined)
        return uncommitted;
    const pathsByArchive = archives.flatMap(({ uncommitted }) => (uncommitted ? [uncommitted] : []));
    return pathsByArchive.length === 0 ? undefined : [...new Set(pathsByArchive.flat())];
}
/** @param planned who planned them, with its verb */
function sayUncommitted(paths, planned) {
    const verb = paths.length === 1 ? 'differs' : 'differ';
    return `Uncommitted changes: ${(0,report_text/* firstParts */.J4)(paths, 3).join('')} ${verb} from the commit that is checked out, and ${planned} the changed files.`;
}
/**
 * Moves the places of findings from the files of the checkout to the commit that the report names, if that is another one
 * and the CI host can say what the files are there.
 */
async function moveToHead(result, request) {
    const { repositoryRoot, workspace = repositoryRoot } = request;
    const { textsAtHead } = request.subject;
    const { commit } = request.context;
    if (textsAtHead === undefined || commit === undefined)
        return result;
    const checkedOut = await (0,find_repository/* checkedOutCommit */.Xg)(repositoryRoot, workspace);
    if (checkedOut === commit.sha)
        return result;
    const { carryPlaces } = await __webpack_require__.e(/* import() */ 9223).then(__webpack_require__.bind(__webpack_require__, 9223));
    return carryPlaces(result, { repositoryRoot, ...FILES, checkedOut, textsAtHead });
}
const OTHER_COMMIT = 'The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.';
/** Whether version control planned a commit that is not the one checked out here. */
async function isOtherCommit(request) {
    const { settings, context, repositoryRoot, workspace = repositoryRoot } = request;
    if (settings.plan.source !== 'vcs')
        return false;
    const checkedOut = await (0,find_repository/* checkedOutCommit */.Xg)(repositoryRoot, workspace);
    return checkedOut === undefined || checkedOut !== context.commit?.sha;
}
const FILES = {
    readFile: (path) => (0,read_regular/* readRegular */.VX)(path).catch(() => undefined),
    readDirectory: (path) => (0,promises_.readdir)(path).catch(() => []),
};
const NO_FILES = { readFile: async () => undefined, readDirectory: async () => [] };
/**
 * Adds places in the files of the repository to what a result found. The parser is loaded only when
 * there is something to locate.
 */
async function locate(result, options) {
    const hasAnythingToLocate = result.workspaces.some(({ results, diagnostics, changes }) => diagnostics.length > 0 ||
        changes !== undefined ||
        results.some(({ status }) => status !== 'passed'));
    if (!hasAnythingToLocate)
        return result;
    const { locateResults } = await __webpack_require__.e(/* import() */ 9223).then(__webpack_require__.bind(__webpack_require__, 9223));
    return locateResults(result, options);
}
/** When the time for publishing is over, its last request has this long to stop. */
const GIVE_UP_MS = 1_000;
async function publishInTime(view, subject, { endsAt, clock, alarms }) {
    const until = (0,job_time/* publishUntil */.S2)(endsAt, clock.now());
    const late = alarms.in(until + GIVE_UP_MS - clock.now());
    const publishing = subject.publish?.(view, until) ?? Promise.resolve({ doubts: [] });
    try {
        return await (0,ended_by/* endedBy */.m)(late, publishing);
    }
    catch (error) {
        if (!late.aborted)
            throw error;
        return {
            doubts: [
                { text: 'The time was over before the report was published.', code: errors/* CODES */.Lp.outOfTime },
            ],
        };
    }
}
//# sourceMappingURL=check.js.map
// EXTERNAL MODULE: ./build/src/model/job-secrets.js
var job_secrets = __webpack_require__(2056);
// EXTERNAL MODULE: ./build/src/action/job-state.js
var job_state = __webpack_require__(1299);
;// CONCATENATED MODULE: ./build/src/action/run-step.js
/**
 * Starts the action that the runner asked for: one bundle serves several, and the folder and the file that the runner
 * starts say which one. The code of the others is not loaded.
 */











/** The roles that have the name of their folder. */
const IN_FOLDERS = ['override', 'command', 'report-apply', 'combine'];
/** @param script what the runner started: `dist/action/index.js`, `dist/post/index.js`, `override/index.js`… */
function roleOf(script) {
    const folder = (0,external_node_path_.basename)((0,external_node_path_.dirname)(script));
    if (folder === 'post')
        return 'gate-post';
    return IN_FOLDERS.find((name) => name === folder) ?? 'gate';
}
/** How long a step may take that is not the gate. The gate ends by its input `timeout`. */
const LONGEST_MS = 10 * 60_000;
/** Resolves to the exit code, and never rejects: an internal error is printed and closes the gate. */
async function runStep(script, io) {
    const role = roleOf(script);
    const limitsItself = role === 'gate' || role === 'combine';
    // What `report-apply` waits for ends by its input `timeout`, before this step is given up.
    const timeoutMs = role === 'report-apply' ? (0,settings/* readTimeout */.OW)((0,open_job/* readActionInputs */.Ui)(io.environment)['timeout']) : 0;
    const late = io.alarms.in(LONGEST_MS + timeoutMs);
    try {
        const environment = (0,workspace/* withProgramsFromOutside */.by)(io.environment, io.workingDirectory, (sentence) => io.runner.warning((0,neutralise_log/* safeLine */.om)(sentence)));
        const unusable = role === 'gate-post' ? undefined : await findUnusableFile(environment);
        if (unusable !== undefined) {
            io.runner.error((0,neutralise_log/* safeLine */.om)(unusable));
            return 1;
        }
        const running = runRole(role, { ...io, environment });
        return await (limitsItself ? running : (0,ended_by/* endedBy */.m)(late, running));
    }
    catch (error) {
        if (late.aborted) {
            io.runner.error((0,neutralise_log/* safeLine */.om)('This step did not end in time, and was given up.'));
            return 1;
        }
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        for (const line of text.split('\n'))
            io.runner.print((0,neutralise_log/* safeLine */.om)(line));
        io.runner.error((0,neutralise_log/* safeLine */.om)('Plangate failed by an internal error. The lines above show where.'));
        return 1;
    }
}
async function runRole(role, io) {
    if (role === 'gate' || role === 'combine')
        return runAction(io, role === 'combine');
    if (role === 'gate-post')
        return (await Promise.all(/* import() */[__webpack_require__.e(9441), __webpack_require__.e(2940), __webpack_require__.e(4441), __webpack_require__.e(112)]).then(__webpack_require__.bind(__webpack_require__, 476))).finishAction(io);
    return (await Promise.all(/* import() */[__webpack_require__.e(9441), __webpack_require__.e(2940), __webpack_require__.e(3597), __webpack_require__.e(7749), __webpack_require__.e(5940), __webpack_require__.e(9268), __webpack_require__.e(5474), __webpack_require__.e(4441), __webpack_require__.e(7077), __webpack_require__.e(8854), __webpack_require__.e(5724), __webpack_require__.e(5354), __webpack_require__.e(1099), __webpack_require__.e(2901)]).then(__webpack_require__.bind(__webpack_require__, 5282))).runSubAction(role, io);
}
/** The gate as a step of a workflow: reads the inputs, checks, sets the outputs. @returns 0 only if the gate is open */
async function runAction(io, combines = false) {
    const { runner, environment, workingDirectory } = io;
    const { ciJob, settings, ports, log, combined } = await (0,open_job/* openJob */.Iv)(io, [], combines);
    // The report files and the summary are written before anything is sent to GitHub.
    let written = {};
    let wantedFiles = [];
    let planProblems = [];
    const checked = await check(ciJob, {
        settings,
        groups: combined,
        workingDirectory,
        secrets: (0,job_secrets/* environmentSecrets */.P)(environment),
        concealed: (0,job_secrets/* concealedIn */.w)(environment),
        never: [],
        log,
        print: (line) => runner.print(line),
        folds: true,
        isFolded: environment['GITEA_ACTIONS'] === 'true',
        follow: (chosen) => {
            wantedFiles = chosen.report.reports ?? [];
            return (0,job_state/* trackJob */.x)(chosen, (state) => runner.save('job', state));
        },
        async beforePublishing(view, request) {
            const { writeReport } = await Promise.all(/* import() */[__webpack_require__.e(9441), __webpack_require__.e(3597), __webpack_require__.e(7749), __webpack_require__.e(4441), __webpack_require__.e(7077), __webpack_require__.e(754)]).then(__webpack_require__.bind(__webpack_require__, 754));
            written = await writeReport(view, wantedFiles, log, io);
            if (request.settings.job.planJson === 'off' || ports.signal.aborted)
                return;
            const { savePlans } = await Promise.all(/* import() */[__webpack_require__.e(9441), __webpack_require__.e(3597), __webpack_require__.e(7749), __webpack_require__.e(4441), __webpack_require__.e(7077), __webpack_require__.e(754)]).then(__webpack_require__.bind(__webpack_require__, 754));
            const saved = await savePlans(view, request, { ...ports, log }).catch((error) => ({
                paths: {},
                problems: [(0,error_message/* errorMessage */.g)(error)],
            }));
            written = { ...written, 'plan-json': JSON.stringify(saved.paths) };
            planProblems = saved.problems;
        },
    }, ports);
    const { publishNothing, publishReport } = await Promise.all(/* import() */[__webpack_require__.e(9441), __webpack_require__.e(3597), __webpack_require__.e(7749), __webpack_require__.e(4441), __webpack_require__.e(7077), __webpack_require__.e(754)]).then(__webpack_require__.bind(__webpack_require__, 754));
    if ('problems' in checked) {
        await publishNothing(checked, io);
        return 1;
    }
    publishReport(checked, written, log, io);
    runner.save('reported', 'true');
    for (const problem of planProblems)
        runner.error((0,neutralise_log/* safeLine */.om)(`plan-json: ${problem}`));
    return checked.view.green && planProblems.length === 0 ? 0 : 1;
}
/** GitHub's toolkit writes these. If one were a pipe that nobody reads, the toolkit would wait forever. */
const BY_TOOLKIT = ['GITHUB_OUTPUT', 'GITHUB_STATE'];
/** Why outputs or state could not be handed over, as a sentence; undefined if they can be. */
async function findUnusableFile(environment) {
    for (const name of BY_TOOLKIT) {
        const path = environment[name] ?? '';
        if (path === '')
            continue;
        const why = await (0,promises_.stat)(path).then((stats) => (stats.isFile() ? undefined : `${path} is no regular file`), error_message/* errorMessage */.g);
        if (why === undefined)
            continue;
        return `${name} names no file that this step can write: ${why}. Nothing was started. Look at what the steps before this one do with it.`;
    }
    return undefined;
}
//# sourceMappingURL=run-step.js.map

/***/ }),

/***/ 2591:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sd: function() { return /* binding */ largestFiles; },
/* harmony export */   cz: function() { return /* binding */ describeLargest; },
/* harmony export */   z3: function() { return /* binding */ formatBytes; }
/* harmony export */ });
/* unused harmony export describeArchive */
/** The largest files of an archive with more bytes are shown. */
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
/** `212 files, 1.3 MB, sha256 9a4f… (38 ignored, 2 excluded: .env, prod.tfvars)` */
function describeArchive({ bytes, sha256, entries, excluded, }) {
    const files = entries.filter(({ type }) => type === 'file').length;
    const ignored = excluded.filter(({ reason }) => reason === 'ignored');
    const listed = excluded.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
    const names = listed.length > 4 ? [...listed.slice(0, 3), `${listed.length - 3} more`] : listed;
    const omitted = [];
    if (ignored.length > 0)
        omitted.push(`${ignored.length} ignored`);
    if (listed.length > 0)
        omitted.push(`${listed.length} excluded: ${names.join(', ')}`);
    const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
    const archive = `${size}, sha256 ${sha256.slice(0, 12)}…`;
    return omitted.length > 0 ? `${archive} (${omitted.join(', ')})` : archive;
}
/** `140 MB  data/lake.zip`: a line for each of the largest files of a large archive; empty for any other archive. */
function describeLargest({ bytes, entries }) {
    if (bytes <= LARGE_BYTES)
        return [];
    return findLargest(entries, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
/** `data/lake.zip (140 MB)`: what to look at where a service refuses an archive for its size. */
function largestFiles(entries) {
    return findLargest(entries, 5).map(({ path, size }) => `${path} (${formatBytes(size)})`);
}
function findLargest(entries, count) {
    return entries
        .filter(({ type }) => type === 'file')
        .sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
        .slice(0, count);
}
/** `1.3 MB`: decimal units, as services bill and limit; one digit after the point below ten. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    // From these limits on, rounding would give 1000 of a unit, or two digits before the point.
    while (value >= 999.5 && units.length > 1) {
        value /= 1000;
        units.shift();
    }
    return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[0]}`;
}
//# sourceMappingURL=describe.js.map

/***/ }),

/***/ 847:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: function() { return /* binding */ IGNORED; },
/* harmony export */   AX: function() { return /* binding */ MANIFEST_DOUBTED; },
/* harmony export */   NM: function() { return /* binding */ MANIFEST_TRACKED; },
/* harmony export */   On: function() { return /* binding */ RULE_FILE; },
/* harmony export */   PW: function() { return /* binding */ EMPTY_SUBMODULE; },
/* harmony export */   iC: function() { return /* binding */ UNTRACKED; },
/* harmony export */   kK: function() { return /* binding */ MANIFEST_MISLEADING; },
/* harmony export */   pL: function() { return /* binding */ NOT_CHECKED_OUT; },
/* harmony export */   ql: function() { return /* binding */ PackError; },
/* harmony export */   vp: function() { return /* binding */ TRACKING_UNKNOWN; }
/* harmony export */ });
/* unused harmony export RULE_SETS */
const RULE_SETS = (/* unused pure expression or super */ null && (['terraform', 'exact', 'gitignore']));
/** Name of the rule file at the top of the packed directory. */
const RULE_FILE = '.terraformignore';
/** Reasons for excluding an entry that the gate treats in a special way. */
const IGNORED = 'ignored';
const UNTRACKED = 'looks like a credential and is not tracked by git';
const TRACKING_UNKNOWN = 'looks like a credential, and git cannot say whether it is tracked';
/** Reasons for excluding the file that leads Terraform to modules. */
const MANIFEST_TRACKED = 'says where modules are, and git tracks it';
const MANIFEST_DOUBTED = 'says where modules are, and git cannot say whether it is tracked';
const MANIFEST_MISLEADING = 'says where modules are, and not what their calls say';
/** The reason for a submodule that is sent as an empty directory. Terraform finds nothing in it. */
const EMPTY_SUBMODULE = 'is a submodule that is not checked out';
/** The reason for a file of the commit that is not there: a sparse checkout left it out, or a step removed it. */
const NOT_CHECKED_OUT = 'is in the commit, and not in this checkout';
/** The directory cannot be packed; `problems` lists every reason, each with its path in `where`. */
class PackError extends Error {
    name = 'PackError';
    problems;
    helpCode;
    constructor(problems) {
        super(problems.map(({ where, message }) => `${where}: ${message}`).join(';\n'));
        this.problems = problems;
        this.helpCode = problems.find(({ code }) => code !== undefined)?.code;
    }
}
//# sourceMappingURL=pack.js.map

/***/ }),

/***/ 6424:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ resolvePackDirectory; },
/* harmony export */   _: function() { return /* binding */ repositoryOf; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(847);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4132);
/** Checks the directory that is packed: it is inside one repository, and no link leads to it. */





/**
 * Resolves the directory to pack. It must not be a link of the repository, because the author of a
 * pull request could choose its target. Links above the repository and above `base` are allowed.
 *
 * @param directory as given, relative to `base`
 * @param base the directory in which the job works
 * @returns the real paths of the directory and of the repository that holds it, if any. A file of a submodule is in
 *   the repository that has the submodule.
 * @throws PackError naming the link
 */
function resolvePackDirectory(directory, base) {
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, directory);
    const realBase = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(base);
    for (let path = absolute; (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path) !== path; path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
            continue;
        const parent = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
        if (!(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(parent, realBase) && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(parent) === undefined)
            continue;
        const message = `is a link to ${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)}, and files that are judged must not choose what is packed; name what it leads to`;
        throw new _pack_js__WEBPACK_IMPORTED_MODULE_3__/* .PackError */ .ql([{ where: path, message, code: _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.linkedDirectory }]);
    }
    const real = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(absolute);
    return { directory: real, repository: (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)(real) };
}
/** Absolute path of the repository that holds the directory, or undefined. */
function repositoryOf(directory) {
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findCheckout */ .I8)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .realOrSame */ .eF)(directory));
}
//# sourceMappingURL=place.js.map

/***/ }),

/***/ 2342:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ secretsOfJob; },
/* harmony export */   g: function() { return /* binding */ reportContext; }
/* harmony export */ });
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(325);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5603);
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2166);
/** What is handed from an entry point to the check, and from the check to the gate. */



/** Conceals the secrets of a job. Its log conceals them too, from this call on. */
function secretsOfJob({ service, job: { githubToken = '', checksToken = '' } }, others, log) {
    const { token, recordKey = '' } = service;
    return (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsOfLog */ .BF)(log, [token, recordKey, githubToken, checksToken, ...others]);
}
/** What the report says of the job and of the settings. */
function reportContext(settings, { reportedJob }, clock) {
    const startedAt = clock.date().toISOString();
    const reported = (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedSettings */ .f8)(settings);
    return { ...reported, ...reportedJob, startedAt, version: _model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .xv };
}
//# sourceMappingURL=check-request.js.map

/***/ }),

/***/ 2696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: function() { return /* binding */ whileTimeLasts; },
/* harmony export */   M0: function() { return /* binding */ LAST_MS; },
/* harmony export */   _K: function() { return /* binding */ endInTime; },
/* harmony export */   wP: function() { return /* binding */ limitPorts; }
/* harmony export */ });
/* unused harmony export LAST_AFTER_SIGNAL_MS */
/* harmony import */ var _machine_execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4023);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/** The time of one check: every wait of it ends with this time, or when the job is canceled. */


/** Starts the time of a check. Every program that is started through the ports ends with it. */
function limitPorts(timeoutMs, ports) {
    const { clock, alarms, signal } = ports;
    const endSignal = alarms.any(signal, alarms.in(timeoutMs));
    return {
        ...ports,
        ...(0,_machine_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .programsEndedBy */ .Vo)(endSignal, ports),
        endsAt: clock.now() + timeoutMs,
        endSignal,
    };
}
/** How long after its time a check may end: a report that is late has a few seconds for itself. */
const LATEST_MS = 7_000;
/** How long after a signal a check may end that has started nothing at the service. */
const SOON_MS = 700;
/** The time that a canceled check has to end its runs and to report. A runner of GitHub kills it 7.5 s after the signal. */
const LAST_AFTER_SIGNAL_MS = 6_200;
/**
 * Ends a check in time. Every step of it ends in time by itself. If one does not, the check ends all the same.
 *
 * @param work calls `allowMoreTime` when it needs more than a moment after a signal: the service may have a
 *   run of this check, or the report is on its way to the CI host. Both have limits for that.
 */
async function endInTime({ alarms, signal, clock, endsAt }, work, otherwise) {
    let mayTakeLonger = false;
    const working = work(() => (mayTakeLonger = true));
    const end = alarms.in(endsAt + LATEST_MS - clock.now());
    const soonSignal = alarms.any(end, alarms.after(signal, SOON_MS));
    const lastSignal = alarms.any(end, alarms.after(signal, LAST_AFTER_SIGNAL_MS));
    try {
        return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .m)(soonSignal, working);
    }
    catch (error) {
        if (!soonSignal.aborted)
            throw error;
    }
    try {
        if (mayTakeLonger)
            return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .m)(lastSignal, working);
    }
    catch (error) {
        if (!lastSignal.aborted)
            throw error;
    }
    return otherwise();
}
/** How long work that only improves a report may go on after the end of the job. */
const LAST_MS = 300;
/**
 * Makes a function for work that a report can do without: its result, or `otherwise` if there is no time
 * left for it.
 */
function whileTimeLasts({ clock, alarms, signal, endsAt }) {
    const late = alarms.any(alarms.in(endsAt - clock.now()), alarms.after(signal, LAST_MS));
    return async (work, otherwise) => {
        try {
            return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_1__/* .endedBy */ .m)(late, work);
        }
        catch (error) {
            if (late.aborted)
                return await otherwise();
            throw error;
        }
    };
}
//# sourceMappingURL=limits.js.map

/***/ }),

/***/ 486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ ServiceError; },
/* harmony export */   p: function() { return /* binding */ plain; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4132);
/** Every failure between this program and the service: one class with a closed list of codes. */

const HELP_CODES = {
    unauthorized: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.tokenRefused,
    forbidden: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.lacksRight,
    'not-found': _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.notFound,
    'rate-limited': _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.tooManyRequests,
    'server-error': _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.serviceFailed,
    timeout: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.serviceFailed,
    network: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreachable,
    tls: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreachable,
};
/** A request that failed. The message says what was requested, what came back, and what to do next. */
class ServiceError extends Error {
    name = 'ServiceError';
    code;
    method;
    path;
    /** What was requested and what came back: the message without its remedy. */
    seen;
    status;
    errors;
    remedy;
    retryAfterMs;
    /** Of the section of docs/troubleshooting.md that says what to do. */
    helpCode;
    /** @param facts.path the pathname of the request only, never a query or a signed URL */
    constructor(message, facts, options) {
        super(message, options);
        this.code = facts.code;
        this.method = facts.method;
        this.path = facts.path;
        this.seen = facts.seen ?? message;
        this.status = facts.status;
        this.errors = facts.errors ?? [];
        this.remedy = facts.remedy;
        this.retryAfterMs = facts.retryAfterMs;
        this.helpCode = facts.helpCode ?? HELP_CODES[facts.code];
    }
}
/** Control characters, line and paragraph separators, and what turns the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
/** Removes the query of a URL, which may be secret. */
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
/** Makes text from a service safe for one line of a message: bounded, without control characters. */
function plain(text, longest) {
    // Twice the length that can be shown is enough to clean, however long a hostile text is.
    const line = text
        .slice(0, longest * 2)
        .replace(CONTROLS, ' ')
        .replace(QUERY, '$1')
        .trim();
    return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h$: function() { return /* binding */ readCloudBlock; },
/* harmony export */   kd: function() { return /* binding */ readBackends; },
/* harmony export */   u0: function() { return /* binding */ tagWords; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6817);
/* harmony import */ var _literal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2443);
/* harmony import */ var _module_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(868);
/**
 * Finds the block that says where the state of a root module is, and what a `cloud` block says. Everything that has to know
 * asks here, so that all agree with the program that plans. Held against `terraform init` in
 * `__tests__/data/state-blocks.txt`.
 */




/** `net`, or `env=prod` of a tag with a value. */
function tagWords(tags) {
    if (Array.isArray(tags))
        return tags;
    return Object.entries(tags).map(([key, value]) => `${key}=${value}`);
}
/**
 * Reads the `cloud` block of a directory: that of the last override with any such block, else the only one.
 *
 * @param directory as messages name it, and as `files` takes it; '' or '.' for where they begin
 * @param program the one that plans, if that is known
 * @param parsed what this check has parsed before
 */
async function readCloudBlock(files, directory, program, parsed) {
    const names = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)((await files.names(directory)) ?? []);
    const moduleFiles = await readStateFiles(files, directory, names, parsed);
    const readAs = (reader) => {
        const read = new Set((0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .readBy */ .as)(reader, names));
        return chooseBlock(moduleFiles.filter(({ name }) => read.has(name)));
    };
    if (program !== undefined || !names.some(_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isForTofuAlone */ .d3)) {
        return describe(readAs(program ?? 'terraform'));
    }
    const [ofTerraform, ofTofu] = [readAs('terraform'), readAs('tofu')];
    const [first, second] = [describe(ofTerraform), describe(ofTofu)];
    const possible = [...first.possible, ...second.possible];
    const problem = first.problem ?? second.problem;
    if (problem !== undefined)
        return { possible, problem };
    if (writtenIn(ofTerraform) === writtenIn(ofTofu))
        return first;
    return { possible, difference: differenceOf(ofTerraform, ofTofu) };
}
/** Reads each of these files that may have such a block. */
function readStateFiles(files, directory, names, parsed) {
    return (0,_module_files_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchModuleFiles */ ._n)(names.map((name) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name)), (path) => files.read(path), parsed, (text) => MAY_HAVE_BLOCK.test(text));
}
/** JSON may write any letter as an escape. */
const MAY_HAVE_BLOCK = /backend|cloud|state_store|\\u/;
/** Chooses the block as both programs do: the last override with one replaces what is there, of whatever kind. */
function chooseBlock(moduleFiles) {
    const problems = moduleFiles.flatMap(problemsOfFile);
    const declared = moduleFiles.filter(({ isOverride }) => !isOverride).flatMap(blocksOf);
    problems.push(...severalProblems(declared, true));
    let counting = lastOf(declared);
    for (const file of moduleFiles.filter(({ isOverride }) => isOverride)) {
        const blocks = blocksOf(file);
        problems.push(...severalProblems(blocks, false));
        counting = lastOf(blocks) ?? counting;
    }
    return { counting, problem: problems[0] };
}
/** The block that counts among those of a file: a `cloud` block goes before a backend. */
function lastOf(blocks) {
    return blocks.findLast(isCloud) ?? blocks.at(-1);
}
function isCloud({ kind, block }) {
    return block.type === 'cloud' && kind === 'cloud';
}
const STATE_BLOCKS = ['cloud', 'backend', 'state_store'];
/** The blocks of a file, in their order. */
function blocksOf({ name, path, body }) {
    return body.blocks
        .filter(({ type }) => type === 'terraform')
        .flatMap((block) => block.body.blocks)
        .filter(({ type }) => STATE_BLOCKS.includes(type))
        .map((block) => ({
        kind: block.type === 'cloud' ? 'cloud' : (block.labels[0] ?? ''),
        file: name,
        at: placeOf(path, block),
        block,
    }));
}
function placeOf(path, { range }) {
    return `${path}:${range.startLine}`;
}
/** What is wrong with a file for every reader of it: its syntax, and such blocks where none can be. */
function problemsOfFile({ path, body, problems, unread }) {
    if (unread !== undefined) {
        return [{ where: path, message: `says nothing of a \`cloud\` block: ${unread}.` }];
    }
    const [syntax] = problems;
    if (syntax !== undefined) {
        const message = `cannot be read, and a \`cloud\` block in it says nothing: ${syntax.message}. Correct that line.`;
        return [{ where: placeOf(path, syntax), message }];
    }
    const terraform = body.blocks.filter(({ type }) => type === 'terraform');
    const inside = terraform.flatMap((block) => block.body.blocks);
    const misplaced = [
        ...body.blocks.filter(({ type }) => STATE_BLOCKS.includes(type)),
        ...[body, ...terraform.map((block) => block.body)].flatMap(({ attributes }) => attributes.filter(({ name }) => ['terraform', ...STATE_BLOCKS].includes(name))),
    ].map((item) => ({
        where: placeOf(path, item),
        message: `is no place for \`${'type' in item ? item.type : item.name}\`: it is a block inside of \`terraform\`. Move it there.`,
    }));
    const labeled = [...terraform, ...inside].flatMap((block) => {
        const wanted = LABELS[block.type];
        if (wanted === undefined || block.labels.length === wanted)
            return [];
        const rule = wanted === 0 ? 'no label' : 'one label';
        return {
            where: placeOf(path, block),
            message: `has another number of labels than its block \`${block.type}\` can have: ${rule}. Correct that line.`,
        };
    });
    return [...misplaced, ...labeled];
}
const LABELS = {
    terraform: 0,
    cloud: 0,
    backend: 1,
    state_store: 1,
};
/**
 * The problem of more blocks than one.
 *
 * @param isExclusive whether there may be no backend beside a `cloud` block, as it may in an override
 */
function severalProblems(blocks, isExclusive) {
    const clouds = blocks.filter(isCloud);
    const backends = blocks.filter((block) => !isCloud(block));
    const pairs = [clouds, backends];
    if (isExclusive)
        pairs.push([...clouds.slice(0, 1), ...backends.slice(0, 1)]);
    const tooMany = pairs.find(({ length }) => length > 1);
    const [first, second] = tooMany ?? [];
    if (first === undefined || second === undefined)
        return [];
    return [
        {
            where: second.at,
            message: `has a \`${second.block.type}\` block, and ${first.at} has a \`${first.block.type}\` block: a configuration has one of them. Remove the other.`,
        },
    ];
}
/** What is written in the block, without its place; '' if there is none. */
function writtenIn({ counting }) {
    return counting === undefined ? '' : writtenOut(counting.block);
}
/** JSON of blocks without their positions in the files: equal if the same is written. */
function writtenOut(blocks) {
    return JSON.stringify(blocks, (key, value) => (key === 'range' ? undefined : value));
}
function differenceOf(ofTerraform, ofTofu) {
    const words = ({ counting }) => counting === undefined
        ? 'no block that says where the state is'
        : `the \`${counting.block.type}\` block at ${counting.at}`;
    const [, path = '', line = ''] = /^(.*):(\d+)$/s.exec((ofTofu.counting ?? ofTerraform.counting)?.at ?? '') ?? [];
    return {
        where: `${path}:${line}`,
        message: `is read by one program alone: Terraform reads ${words(ofTerraform)}, and OpenTofu ${words(ofTofu)}. Write the same block for both, or name host, organization and workspace by inputs.`,
    };
}
/** What the block that counts says of its workspaces; nothing if it is another backend. */
function describe({ counting, problem }) {
    const isOfService = counting !== undefined && (isCloud(counting) || isRemote(counting));
    if (problem !== undefined && !isOfService)
        return { possible: [], problem };
    if (counting === undefined)
        return { possible: [] };
    if (!isOfService) {
        return { possible: [], backend: `the backend "${counting.kind}" at ${counting.at}` };
    }
    const path = counting.at.replace(/:\d+$/, '');
    const { block, problem: ownProblem } = readBlock(path, counting);
    const found = problem ?? ownProblem;
    if (found !== undefined)
        return { possible: [block], problem: found };
    return { block, possible: [block] };
}
function isRemote({ kind, block }) {
    return block.type === 'backend' && kind === 'remote';
}
const ARGUMENTS = ['hostname', 'organization', 'token'];
/** Reads a block, and finds why a program refuses it. */
function readBlock(path, { at, block: { type, body } }) {
    const inside = body.blocks.filter((block) => block.type === 'workspaces');
    const [workspaces] = inside;
    const names = type === 'cloud' ? ['name', 'project', 'tags'] : ['name', 'prefix'];
    const unread = {};
    const textOf = (setting, from, name) => {
        const attribute = from?.attributes.find((each) => each.name === name);
        const text = attribute === undefined ? { value: undefined } : textIn(attribute.value);
        if (text === undefined)
            unread[setting] ??= notWrittenOut(path, attribute);
        // An empty text is the same as none.
        return text?.value || undefined;
    };
    const found = {
        at,
        hostname: textOf('hostname', body, 'hostname'),
        organization: textOf('organization', body, 'organization'),
        workspaces: workspaces && {
            name: textOf('workspaces', workspaces.body, 'name'),
            prefix: textOf('workspaces', workspaces.body, 'prefix'),
            project: textOf('workspaces', workspaces.body, 'project'),
        },
    };
    const tags = workspaces?.body.attributes.find(({ name }) => name === 'tags');
    if (tags !== undefined && found.workspaces !== undefined) {
        const read = tagsIn(tags.value);
        if (read === undefined)
            unread.workspaces ??= notWrittenOut(path, tags);
        else if (Object.keys(read).length > 0)
            found.workspaces.tags = read;
    }
    if (Object.keys(unread).length > 0)
        found.unread = unread;
    const others = body.blocks.filter((block) => block.type !== 'workspaces');
    const problem = refusedIn(path, body, ARGUMENTS) ??
        (workspaces && refusedIn(path, workspaces.body, names)) ??
        refusedBlock(path, [...others, ...inside.slice(1), ...(workspaces?.body.blocks ?? [])]) ??
        inside.filter(({ labels }) => labels.length > 0).map((block) => refusedLabel(path, block))[0] ??
        contradiction(at, found);
    return { block: found, problem };
}
function notWrittenOut(path, attribute) {
    return (attribute && {
        where: placeOf(path, attribute),
        message: `says "${attribute.name}" in a way that is not evaluated here, and Terraform takes no variable and no function there. Write it out as a text, or name it by an input.`,
    });
}
/** The first argument that a block cannot have, or has twice. */
function refusedIn(path, { attributes }, names) {
    const seen = new Set();
    for (const attribute of attributes) {
        const isKnown = names.includes(attribute.name);
        if (!isKnown || seen.has(attribute.name)) {
            const why = isKnown ? ' a second time' : ', which is no argument of this block';
            const message = `says "${attribute.name}"${why}, so Terraform refuses it. Take it out.`;
            return { where: placeOf(path, attribute), message };
        }
        seen.add(attribute.name);
    }
    return undefined;
}
function refusedBlock(path, [block]) {
    if (block === undefined)
        return undefined;
    const message = `has a block \`${block.type}\` that cannot be there, or is there already, so Terraform refuses it. Take it out.`;
    return { where: placeOf(path, block), message };
}
function refusedLabel(path, block) {
    const message = `has a label at its block \`${block.type}\`, which has none, so Terraform refuses it. Take it out.`;
    return { where: placeOf(path, block), message };
}
/** A name beside what chooses among several workspaces. */
function contradiction(at, { workspaces }) {
    const { name, prefix, tags } = workspaces ?? {};
    const other = prefix === undefined ? tags && 'tags' : 'prefix';
    if (name === undefined || other === undefined)
        return undefined;
    const message = `names its workspace by \`name\` and by \`${other}\`: a block has one of them. Remove the other.`;
    return { where: at, message };
}
/** A text that is written out, or undefined in it for null; undefined if it has to be evaluated. */
function textIn(expression) {
    // Terraform evaluates no text of JSON here, and OpenTofu all of them.
    if (expression.template !== undefined)
        return undefined;
    const { value, unknown } = (0,_literal_js__WEBPACK_IMPORTED_MODULE_1__/* .literalsIn */ .ww)(expression);
    if (unknown !== undefined || (typeof value === 'object' && value !== null))
        return undefined;
    return { value: value === null ? undefined : `${value}` };
}
/** The names of a list, or the names and values of an object; undefined if a part is no text that is written out. */
function tagsIn(expression) {
    if (expression.kind === 'literal' && expression.value === null)
        return [];
    if (expression.kind === 'tuple') {
        const names = expression.items.map(tagIn);
        return names.every((name) => name !== undefined) ? names : undefined;
    }
    if (expression.kind !== 'object')
        return undefined;
    const pairs = expression.entries.map(({ key, value }) => [textIn(key)?.value, tagIn(value)]);
    const isWhole = pairs.every((pair) => !pair.includes(undefined));
    return isWhole ? Object.fromEntries(pairs) : undefined;
}
/** Numbers and truth values are no tags. */
function tagIn(expression) {
    if (expression.template !== undefined)
        return undefined;
    const { value } = (0,_literal_js__WEBPACK_IMPORTED_MODULE_1__/* .literalsIn */ .ww)(expression);
    return typeof value === 'string' ? value : undefined;
}
/** Reads which blocks say where the state is, for a program that plans on this machine. */
async function readBackends(files, directory, parsed) {
    const names = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .configurationIn */ .AM)((await files.names(directory)) ?? []);
    const moduleFiles = await readStateFiles(files, directory, names, parsed);
    const blocks = moduleFiles.flatMap(blocksOf);
    const written = writtenOut(blocks.map(({ block }) => block));
    return {
        /** `cloud`, or the type of the backend, with the name of the file; overrides last. */
        blocks: blocks.map(({ kind, file }) => ({ kind, file })),
        /** JSON of the blocks without their positions in the files: equal if the same is written. */
        written,
        /** Whether each file that may have one could be read completely. */
        isCertain: moduleFiles.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
        /** Whether the blocks use no variables, which other files could set. */
        isLiteral: !EVALUATED.test(written),
    };
}
/** In `written`: an expression that has to be evaluated. */
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
//# sourceMappingURL=cloud-block.js.map

/***/ }),

/***/ 6817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: function() { return /* binding */ configurationIn; },
/* harmony export */   BJ: function() { return /* binding */ mayBeRead; },
/* harmony export */   DF: function() { return /* binding */ variablesIn; },
/* harmony export */   H9: function() { return /* binding */ isRead; },
/* harmony export */   Vc: function() { return /* binding */ stemOf; },
/* harmony export */   Xo: function() { return /* binding */ compareBytes; },
/* harmony export */   ZC: function() { return /* binding */ isConfiguration; },
/* harmony export */   as: function() { return /* binding */ readBy; },
/* harmony export */   d3: function() { return /* binding */ isForTofuAlone; },
/* harmony export */   i: function() { return /* binding */ isJsonSyntax; },
/* harmony export */   jn: function() { return /* binding */ isOverride; }
/* harmony export */ });
/* unused harmony export declaresBlocks */
/**
 * Which names of files count: the only place that knows. Source: `internal/configs/parser_config_dir.go` and
 * `internal/command/meta_vars.go` of Terraform 1.11.4; OpenTofu adds `.tofu`.
 */
/** The name without the ending of a configuration file, and that ending. */
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;
/** A file of variables under any name, also on file systems without case: a program can be given it. */
const VARIABLES = /\.tfvars(?:\.json)?$/i;
/** Whether Terraform or OpenTofu reads a file of this name in the directory of a module. They skip `.old.tf`. */
function isConfiguration(name) {
    return CONFIGURATION.test(name) && !name.startsWith('.');
}
/** Whether a configuration file only changes blocks that other files declare. */
function isOverride(name) {
    return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}
/** Whether a file of this name declares blocks of its module. */
function declaresBlocks(name) {
    return isConfiguration(name) && !isOverride(name);
}
/** The configuration files among the entries of a directory, in the order in which they are read: overrides last. */
function configurationIn(names) {
    const sorted = names.toSorted(compareBytes);
    return [...sorted.filter(declaresBlocks), ...sorted.filter(isOverride)];
}
const SURROGATE = /[\ud800-\udfff]/;
/** Orders two names as their UTF-8 bytes are ordered, which is how both programs read files. */
function compareBytes(a, b) {
    const hasSurrogate = SURROGATE.test(a) || SURROGATE.test(b);
    if (hasSurrogate)
        return Buffer.compare(Buffer.from(a), Buffer.from(b));
    // Without surrogates, the code units of UTF-16 have the same order.
    return a < b ? -1 : Number(a > b);
}
/**
 * The configuration files that a program reads, of those in `names`: Terraform none of OpenTofu alone, and OpenTofu none
 * of Terraform that has one of its own beside it.
 */
function readBy(program, names) {
    if (program === 'terraform')
        return names.filter((name) => !isForTofuAlone(name));
    const all = new Set(names);
    return names.filter((name) => !all.has(name.replace(/\.tf((?:\.json)?)$/, '.tofu$1')) || isForTofuAlone(name));
}
/** Whether OpenTofu reads a configuration file, and Terraform does not. */
function isForTofuAlone(name) {
    return CONFIGURATION.exec(name)?.[2] === 'tofu';
}
/** The name of a configuration file without its ending; other names are unchanged. */
function stemOf(name) {
    return CONFIGURATION.exec(name)?.[1] ?? name;
}
/** Whether a file has the syntax of JSON. */
function isJsonSyntax(name) {
    return name.endsWith('.json');
}
/** The files of variables among these names, in the order in which Terraform reads them: the last one wins. */
function variablesIn(names) {
    const main = names.filter((name) => /^terraform\.tfvars(?:\.json)?$/.test(name)).sort();
    return [...main, ...names.filter((name) => /\.auto\.tfvars(?:\.json)?$/.test(name)).sort()];
}
/** Whether Terraform reads a file of this name in the directory that it runs in. */
function isRead(name) {
    return isConfiguration(name) || variablesIn([name]).length > 0 || name === '.terraform.lock.hcl';
}
/** Whether Terraform reads a file at this path in some directory, or a person can pass it as variables. */
function mayBeRead(path) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return isConfiguration(name) || VARIABLES.test(name);
}
//# sourceMappingURL=file-names.js.map

/***/ }),

/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: function() { return /* binding */ isPathValue; },
/* harmony export */   DS: function() { return /* binding */ isWrittenAsPath; },
/* harmony export */   Ki: function() { return /* binding */ writtenTexts; },
/* harmony export */   ww: function() { return /* binding */ literalsIn; }
/* harmony export */ });
/* unused harmony exports asObject, readLiteral */
/* harmony import */ var _syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(351);
/** What an expression says without being evaluated: its literals, and the texts that are written out. */

const UNKNOWN = { value: undefined, unknown: true };
/** The literal parts of an expression. */
function literalsIn(expression) {
    switch (expression.kind) {
        case 'literal': {
            const { value, digits } = expression;
            // A number that JavaScript rounds is another one.
            return digits === undefined || digits === String(value) ? known(value) : UNKNOWN;
        }
        case 'template': {
            const parts = expression.parts.map(literalsIn);
            const isText = parts.every(({ value }) => typeof value === 'string');
            return isText ? known(parts.map(({ value }) => value).join('')) : UNKNOWN;
        }
        case 'operation': {
            const { operator, operands } = expression;
            const [operand, ...others] = operands.map(literalsIn);
            const isNegative = operator === '-' && others.length === 0;
            return isNegative && typeof operand?.value === 'number' ? known(-operand.value) : UNKNOWN;
        }
        case 'tuple': {
            const items = expression.items.map(literalsIn);
            return {
                value: items.map(({ value }) => value ?? null),
                unknown: items.some(isUnknown) ? items.map(({ unknown }) => unknown ?? false) : undefined,
            };
        }
        case 'object':
            return literalsInObject(expression.entries);
        default:
            return UNKNOWN;
    }
}
function known(value) {
    return { value, unknown: undefined };
}
/** The literal parts of an object; unknown as a whole if one of its names is not known, or comes twice. */
function literalsInObject(entries) {
    const members = new Map();
    for (const entry of entries) {
        const { value: key, unknown } = literalsIn(entry.key);
        const name = String(key);
        if (unknown !== undefined || key === null || typeof key === 'object' || members.has(name)) {
            return UNKNOWN;
        }
        members.set(name, literalsIn(entry.value));
    }
    return asObject(members);
}
/** Makes an object of members, each with its own literal and unknown parts. */
function asObject(members) {
    const withValue = [...members].filter(([, { value }]) => value !== undefined);
    const withUnknown = [...members].filter(([, member]) => isUnknown(member));
    const unknown = Object.fromEntries(withUnknown.map(([name, member]) => [name, member.unknown]));
    return {
        value: Object.fromEntries(withValue.map(([name, { value }]) => [name, value])),
        unknown: withUnknown.length > 0 ? unknown : undefined,
    };
}
function isUnknown({ unknown }) {
    return unknown !== undefined;
}
/** Reads the text of a variable that a person sets: the value of a literal in HCL, or else the text itself. */
function readLiteral(text) {
    const { body, problems } = parseHcl(`value = ${text}\n`);
    const [attribute] = body.attributes;
    if (attribute === undefined || problems.length > 0)
        return text;
    const { value, unknown } = literalsIn(attribute.value);
    return unknown === undefined ? value : text;
}
/** Stands for a part that has to be computed. No name of a file has such a character. */
const COMPUTED = '\0';
const PATH = '\0path';
/**
 * The texts that an expression is, one for each line: a heredoc may list names. None if the expression is
 * neither a text nor a `path` value.
 */
function writtenTexts(expression) {
    const textWithMarks = joined(expression);
    if (textWithMarks === undefined)
        return [];
    return textWithMarks.split('\n').map((line) => {
        const trimmed = line.trim().normalize('NFC');
        const afterPath = trimmed.startsWith(PATH);
        const rest = afterPath ? trimmed.slice(PATH.length) : trimmed;
        // `${path.module}x` is another name than that of a file in the module.
        const isOtherName = afterPath && /^[^/\\]/.test(rest);
        const withoutSlash = afterPath ? rest.replace(/^[/\\]+/, '') : rest;
        const [text = '', ...afterComputed] = withoutSlash.split(COMPUTED);
        return { text, afterPath, isComputed: isOtherName || afterComputed.length > 0 };
    });
}
/** The text of an expression, with a mark in the place of each part that is none; undefined if it is no text. */
function joined(expression) {
    switch (expression.kind) {
        case 'literal':
            return typeof expression.value === 'string' ? expression.value : undefined;
        case 'traversal':
            return isPathValue(expression) ? PATH : undefined;
        case 'template':
            return expression.parts
                .map((part) => (part.kind === 'literal' ? String(part.value) : (joined(part) ?? COMPUTED)))
                .join('');
        default:
            return undefined;
    }
}
/** Whether an expression is `path.module`, `path.root` or `path.cwd`. */
function isPathValue(expression) {
    if (expression.kind !== 'traversal' || expression.root !== 'path')
        return false;
    const [step, ...more] = expression.steps;
    if (step?.kind !== 'literal' || more.length > 0)
        return false;
    return step.value === 'module' || step.value === 'root' || step.value === 'cwd';
}
/** Whether a text is written as a path, with a step that stays in its directory or leads up. */
function isWrittenAsPath(text) {
    return text !== '.' && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
}
//# sourceMappingURL=literal.js.map

/***/ }),

/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _n: function() { return /* binding */ fetchModuleFiles; },
/* harmony export */   ch: function() { return /* binding */ TOO_LONG; },
/* harmony export */   sU: function() { return /* binding */ parseModuleFile; },
/* harmony export */   v8: function() { return /* binding */ CANNOT_BE_READ; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6817);
/* harmony import */ var _parsed_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7025);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6949);
/**
 * Reads and parses the files of one directory. Every reader of a configuration gets them from here, so that all
 * agree on which files count, in which order, and what they say.
 */




const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1} characters`;
/**
 * Reads files that a request may have to fetch.
 *
 * @param parsed what this check has parsed before
 * @param isWorth decides which texts are parsed; the files of the others are left out
 */
async function fetchModuleFiles(paths, read, parsed = new _parsed_files_js__WEBPACK_IMPORTED_MODULE_1__/* .ParsedFiles */ .p(), isWorth = () => true) {
    const files = await Promise.all(paths.map(async (path) => {
        const text = await read(path);
        if (text !== undefined && !isWorth(text))
            return [];
        return [parseModuleFile(path, text ?? { why: CANNOT_BE_READ }, parsed)];
    }));
    return files.flat();
}
/**
 * Parses one file of a module, or of variables.
 *
 * @param text what it says, or why that is not known, as the end of a sentence
 */
function parseModuleFile(path, text, parsed) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path);
    const identity = { name, path, isOverride: (0,_file_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isOverride */ .jn)(name) };
    const withoutText = (unread) => ({
        ...identity,
        text: '',
        body: { attributes: [], blocks: [] },
        problems: [],
        unread,
    });
    if (typeof text !== 'string')
        return withoutText(text.why);
    if (text.length > _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_LIMIT */ .h1)
        return withoutText(TOO_LONG);
    return { ...identity, ...parsed.parse(name, text), text, unread: undefined };
}
//# sourceMappingURL=module-files.js.map

/***/ }),

/***/ 7025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: function() { return /* binding */ ParsedFiles; }
});

// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(6817);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(6949);
// EXTERNAL MODULE: ./build/src/configuration/syntax/parse-hcl.js + 1 modules
var parse_hcl = __webpack_require__(351);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-scanner.js
var hcl_scanner = __webpack_require__(854);
// EXTERNAL MODULE: ./build/src/configuration/syntax/read-json.js
var read_json = __webpack_require__(9611);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/parse-file.js
/**
 * Parses files of a configuration. JSON becomes the same tree as HCL, as Terraform reads it: names may repeat, and every
 * text is a template.
 */






/** Parses a file of a configuration, or of variables, by its name: HCL, or JSON as the same tree. Never throws either. */
function parseFile(name, text) {
    return (0,file_names/* isJsonSyntax */.i)(name) ? readJsonBody(text) : (0,parse_hcl/* parseHcl */.z)(text);
}
/** How many labels a block of this type has. */
const LABELS = new Map([
    ['resource', 2],
    ['data', 2],
    ['ephemeral', 2],
    ['action', 2],
    ['module', 1],
    ['provider', 1],
    ['variable', 1],
    ['output', 1],
    ['check', 1],
    ['locals', 0],
    ['terraform', 0],
]);
/** The number of labels of each block inside `terraform` whose arguments a person chooses. */
const INSIDE_TERRAFORM = new Map([
    ['backend', 1],
    ['cloud', 0],
    ['state_store', 1],
]);
/** The same of what is inside a `cloud` block, or of the backend `remote`, which looks alike. */
const INSIDE_CLOUD = new Map([['workspaces', 0]]);
/** The blocks inside of a block. Of other types than these, all that is inside is read as arguments. */
function typesInside(type) {
    if (type === 'terraform')
        return INSIDE_TERRAFORM;
    return type === 'cloud' || type === 'backend' ? INSIDE_CLOUD : new Map();
}
/** The name of an entry that is a comment, where names of arguments and blocks stand. */
const COMMENT = '//';
/** Reads a configuration file in JSON. Never throws: what is wrong is listed in `problems`. */
function readJsonBody(text) {
    const { body, problems } = new BodyReader(text);
    return { body, problems };
}
class BodyReader {
    problems = [];
    body = { attributes: [], blocks: [] };
    ranges;
    constructor(written) {
        const text = written.replace(/^\uFEFF/, '');
        this.ranges = new hcl_scanner/* TextRanges */.wB(text);
        try {
            this.addTo(this.body, entriesOf((0,read_json/* readRepeatedJson */.X)(text)), LABELS);
        }
        catch (error) {
            // Newer releases of Node.js add the line and the column once more.
            const message = (0,error_message/* errorMessage */.g)(error).replace(/ \(line \d+ column \d+\)$/, '');
            this.problems.push({ message, range: hcl_syntax/* TOP */.wv });
            this.body = { attributes: [], blocks: [] };
        }
    }
    /**
     * Adds entries to a body as attributes or blocks.
     *
     * @param types the types of blocks, each with how many labels it has
     */
    addTo(body, entries, types) {
        for (const entry of entries) {
            if (entry.name === COMMENT)
                continue;
            const labelCount = types.get(entry.name);
            if (labelCount === undefined) {
                body.attributes.push(this.attribute(entry));
                continue;
            }
            // Not spread into one call of `push`: a call may not have as many arguments as there can be blocks.
            const blocks = this.blocks(entry, entry.name, [], labelCount);
            for (const block of blocks)
                body.blocks.push(block);
        }
    }
    /**
     * The blocks that an entry is.
     *
     * @param labels the names of the entries around it
     * @param labelCount how many labels a block of the type has; those that are missing are names inside of the entry
     */
    blocks(entry, type, labels, labelCount) {
        if (labels.length < labelCount) {
            const named = this.objects(entry).flat();
            if (named.length === 0 && holdsBlocks(entry.value)) {
                const message = `"${entry.name}" holds blocks by their names, and no name is there`;
                this.problems.push({ message, range: this.rangeOf(entry) });
            }
            return named.flatMap((inner) => this.blocks(inner, type, [...labels, inner.name], labelCount));
        }
        return this.objects(entry).map((entries) => {
            const body = { attributes: [], blocks: [] };
            this.addTo(body, entries, typesInside(type));
            return { type, labels, body, range: this.rangeOf(entry) };
        });
    }
    /** The entries of each object that an entry has, where blocks are expected; of null there are none. */
    objects(entry) {
        const { value } = entry;
        if (!holdsBlocks(value)) {
            const message = `"${entry.name}" holds blocks, and this is no object and no list of objects`;
            this.problems.push({ message, range: this.rangeOf(entry) });
        }
        return objectsOf(value);
    }
    attribute(entry) {
        return { name: entry.name, value: this.expression(entry.value), range: this.rangeOf(entry) };
    }
    /** Turns JSON into an expression. Names of entries are templates, too. */
    expression(json) {
        const range = this.ranges.between(json.from, json.to);
        if (json.kind === 'list') {
            return { kind: 'tuple', items: json.items.map((item) => this.expression(item)), range };
        }
        if (json.kind === 'object') {
            const entries = json.entries.map(({ name, from, to, value }) => {
                const key = this.template(name, this.ranges.between(from, to));
                return { key, value: this.expression(value) };
            });
            return { kind: 'object', entries, range };
        }
        const { value } = json;
        if (typeof value === 'string')
            return this.template(value, range);
        return { kind: 'literal', value, range };
    }
    template(text, range) {
        const { value, problems } = (0,parse_hcl/* parseTemplate */.Q)(text, range);
        for (const { message } of problems)
            this.problems.push({ message, range });
        // Where nothing is evaluated, such a text stands for itself.
        return /[$%]\{/.test(text) ? { ...value, template: text } : value;
    }
    rangeOf({ from, value }) {
        return this.ranges.between(from, value.to);
    }
}
/** The entries of an object, or of all objects in a list. */
function entriesOf(json) {
    return objectsOf(json).flat();
}
/** The entries of each object: each object of a list is a separate block. Of null, a list makes an empty one. */
function objectsOf(json) {
    if (json.kind === 'list') {
        return json.items.flatMap((item) => (item.kind === 'literal' ? [[]] : objectsOf(item)));
    }
    return json.kind === 'object' ? [json.entries] : [];
}
/** Whether a value can be blocks. */
function holdsBlocks(json) {
    if (json.kind === 'list')
        return json.items.every(holdsBlocks);
    return json.kind === 'object' || json.value === null;
}
//# sourceMappingURL=parse-file.js.map
;// CONCATENATED MODULE: ./build/src/configuration/parsed-files.js
/** What is parsed of the files of a configuration, for all that read it: each text is parsed once, whoever asks first. */


/** A tree takes about 26 bytes for each character of its text. */
const MOST_CHARACTERS = 5_000_000;
/**
 * Parsed files, by syntax and text. What a file is called, and where it is, says whoever reads it: so the files of the
 * checkout, those of the default branch and those that are sent are one to it where they say the same. A check opens one,
 * and hands it to all that read a configuration.
 */
class ParsedFiles {
    files = new Map();
    characters = 0;
    /** The tree of a text, by the name of its file. Nobody changes it. */
    parse(name, text) {
        const key = `${(0,file_names/* isJsonSyntax */.i)(name) ? 'json' : 'hcl'} ${text}`;
        const known = this.files.get(key);
        if (known !== undefined)
            return known;
        const file = parseFile(name, text);
        this.files.set(key, file);
        this.characters += key.length;
        // The oldest go first: a large repository has more than a process can hold.
        for (const oldest of this.files.keys()) {
            if (this.characters <= MOST_CHARACTERS)
                break;
            this.files.delete(oldest);
            this.characters -= oldest.length;
        }
        return file;
    }
}
//# sourceMappingURL=parsed-files.js.map

/***/ }),

/***/ 854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Op: function() { return /* binding */ HclScanner; },
/* harmony export */   gZ: function() { return /* binding */ TOO_DEEP; },
/* harmony export */   sG: function() { return /* binding */ Malformed; },
/* harmony export */   wB: function() { return /* binding */ TextRanges; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);

/** The most levels of nesting: each one takes a few frames of the stack. */
const DEEPEST = 200;
/** The message of a text with more levels. */
const TOO_DEEP = 'nested too deeply to be read';
const WORD = new RegExp(_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS, 'uy');
/** The text is not HCL, or it is not certain how Terraform reads it. The message is for people. */
class Malformed extends Error {
    /** The offset in the text. */
    at;
    constructor(message, at) {
        super(message);
        this.at = at;
    }
}
/** Where parts of a text are, as lines and columns. */
class TextRanges {
    /** The offset at which each line begins. */
    lines = [0];
    constructor(text) {
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            this.lines.push(at + 1);
        }
    }
    between(start, end) {
        const first = this.lineAt(start);
        const last = this.lineAt(end);
        return {
            startLine: first + 1,
            startColumn: start - (this.lines[first] ?? 0) + 1,
            endLine: last + 1,
            endColumn: end - (this.lines[last] ?? 0) + 1,
        };
    }
    /** @returns the index of the line that holds this offset */
    lineAt(offset) {
        let low = 0;
        let high = this.lines.length - 1;
        while (low < high) {
            const middle = Math.ceil((low + high) / 2);
            if ((this.lines[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return low;
    }
}
/** A text and a position in it. The methods move the position behind what they read. */
class HclScanner {
    text;
    ranges;
    fixedRange;
    /** The offset of the next character to read. */
    at;
    depth = 0;
    /** Whether line ends count as white space, as they do between brackets. */
    skipsLineEnds = false;
    /** @param around the range of everything in the text, where that is a part of another text */
    constructor(text, around) {
        this.text = text;
        this.at = text.startsWith('\uFEFF') ? 1 : 0;
        this.ranges = new TextRanges(text);
        this.fixedRange = around;
    }
    /** Skips white space and comments, and line ends between brackets. */
    skip() {
        for (;;) {
            const character = this.text[this.at];
            const next = this.text[this.at + 1];
            if (character === ' ' || character === '\t')
                this.at++;
            else if (this.skipsLineEnds && character === '\n')
                this.at++;
            else if (this.skipsLineEnds && character === '\r' && next === '\n')
                this.at += 2;
            else if (character === '#' || (character === '/' && next === '/')) {
                const end = this.text.indexOf('\n', this.at);
                this.at = end < 0 ? this.text.length : end;
            }
            else if (character === '/' && next === '*') {
                const end = this.text.indexOf('*/', this.at + 2);
                if (end < 0)
                    throw new Malformed('a comment does not end', this.at);
                this.at = end + 2;
            }
            else
                return;
        }
    }
    /** Whether these characters come next; if so, reads them. */
    take(characters) {
        if (!this.text.startsWith(characters, this.at))
            return false;
        this.at += characters.length;
        return true;
    }
    /** Reads these characters, and white space before them. Throws `Malformed` if they do not come next. */
    expect(characters) {
        this.skip();
        if (!this.take(characters))
            throw this.unexpected();
    }
    /** Reads what a sticky expression matches here; undefined if it matches nothing. */
    match(pattern) {
        pattern.lastIndex = this.at;
        const matched = pattern.exec(this.text);
        if (matched === null)
            return undefined;
        this.at = pattern.lastIndex;
        return matched;
    }
    identifier() {
        return this.match(WORD)?.[0];
    }
    /** Reads something that may be nested. Throws `Malformed` at too many levels, so that no text uses up the stack. */
    deeper(read) {
        if (++this.depth > DEEPEST)
            throw new Malformed(TOO_DEEP, this.at);
        const result = read();
        this.depth--;
        return result;
    }
    /** Reads something between brackets, where line ends may count as white space. */
    inBrackets(skipsLineEnds, read) {
        const before = this.skipsLineEnds;
        this.skipsLineEnds = skipsLineEnds;
        const result = this.deeper(read);
        this.skipsLineEnds = before;
        return result;
    }
    /** The rest of this line, and the offset where the line ends. */
    lineHere() {
        const lineEnd = this.text.indexOf('\n', this.at);
        const end = lineEnd < 0 ? this.text.length : lineEnd;
        const next = this.text[end - 1] === '\r' ? end - 1 : end;
        return { line: this.text.slice(this.at, end), next };
    }
    unexpected() {
        const line = this.lineHere().line.trimEnd();
        const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
        const message = shown === '' ? 'something is missing here' : `"${shown}" was not expected here`;
        return new Malformed(message, this.at);
    }
    range(start, end = this.at) {
        return this.fixedRange ?? this.ranges.between(start, end);
    }
}
//# sourceMappingURL=hcl-scanner.js.map

/***/ }),

/***/ 6949:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: function() { return /* binding */ partsOf; },
/* harmony export */   bK: function() { return /* binding */ literalText; },
/* harmony export */   h1: function() { return /* binding */ FILE_LIMIT; },
/* harmony export */   wv: function() { return /* binding */ TOP; },
/* harmony export */   yo: function() { return /* binding */ attributeIn; }
/* harmony export */ });
/** HCL as plain data: expressions with their ranges. Nothing is evaluated. */
/** Where a file begins. */
const TOP = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
/** The most characters of a text that is parsed. */
const FILE_LIMIT = 4_000_000;
/** The expressions inside another one, in order. */
function partsOf(expression) {
    switch (expression.kind) {
        case 'tuple':
            return expression.items;
        case 'object':
            return expression.entries.flatMap(({ key, value }) => [key, value]);
        case 'access':
            return [expression.of, ...expression.steps];
        case 'conditional':
            return [expression.condition, expression.yes, expression.no];
        case 'operation':
            return expression.operands;
        case 'other':
            return expression.inside ?? [];
    }
}
/** The value of a text; undefined if it is no text, or has to be evaluated. */
function literalText(value) {
    return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}
/** The value of the attribute with this name; undefined if the body has none. */
function attributeIn(body, name) {
    return body?.attributes.find((attribute) => attribute.name === name)?.value;
}
//# sourceMappingURL=hcl-syntax.js.map

/***/ }),

/***/ 351:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: function() { return /* binding */ parseHcl; },
  Q: function() { return /* binding */ parseTemplate; }
});

// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-scanner.js
var hcl_scanner = __webpack_require__(854);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(6949);
// EXTERNAL MODULE: ./build/src/configuration/syntax/read-json.js
var read_json = __webpack_require__(9611);
// EXTERNAL MODULE: ./build/src/model/address.js
var address = __webpack_require__(3543);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/template-parser.js
/** Parses templates: quoted texts, heredocs and whole files, with their interpolations and directives. */


const ESCAPE = /\\(?:[nrt"\\]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/y;
const HEREDOC = new RegExp(`<<(-?)(${address/* IDENTIFIER */.cS})\\r?\\n`, 'uy');
class TemplateParser extends hcl_scanner/* HclScanner */.Op {
    wholeTemplate() {
        const pieces = this.readPieces({ kind: 'file' }, []);
        return this.joinPieces(pieces, pieces.texts.map(unescapeTemplate), 0);
    }
    quotedTemplate() {
        const start = this.at++;
        const pieces = this.deeper(() => this.readPieces({ kind: 'quote' }, []));
        return this.joinPieces(pieces, pieces.texts.map(decodeQuoted), start);
    }
    heredoc() {
        const start = this.at;
        const heredoc = this.match(HEREDOC);
        if (heredoc === undefined)
            throw this.unexpected();
        const marker = String(heredoc[2]);
        const pieces = this.deeper(() => this.readPieces({ kind: 'heredoc', marker }, []));
        return this.joinPieces(pieces, decodeHeredoc(pieces.texts, heredoc[1] === '-'), start);
    }
    /** Reads a text and its holes, up to its end or to a directive with one of these words. */
    readPieces(end, until) {
        const pieces = { texts: [], holes: [], stripped: false };
        let from = this.at;
        for (;;) {
            if (this.at >= this.text.length) {
                if (end.kind !== 'file' || until.length > 0)
                    throw new hcl_scanner/* Malformed */.sG('a text does not end', from);
                pieces.texts.push(this.text.slice(from));
                return pieces;
            }
            if (this.endsHere(end, from, pieces)) {
                if (until.length > 0)
                    throw this.unexpected();
                return pieces;
            }
            const character = this.text.charAt(this.at);
            if (character === '\\' && end.kind === 'quote') {
                if (this.match(ESCAPE) === undefined)
                    throw this.unexpected();
            }
            else if ((character === '$' || character === '%') && this.opensHole(character)) {
                pieces.texts.push(this.text.slice(from, this.at));
                this.at += 2;
                if (this.take('~'))
                    pieces.stripped = true;
                if (character === '$')
                    this.interpolation(pieces);
                else if (this.directive(end, until, pieces))
                    return pieces;
                from = this.at;
                if (end.kind === 'heredoc')
                    this.checkLine(end.marker);
            }
            else
                this.at++;
        }
    }
    /** Whether the text ends here; if so, adds what was read from `from` on to the pieces, and skips the closing mark. */
    endsHere(end, from, pieces) {
        const character = this.text[this.at];
        if (end.kind === 'quote') {
            if (character === '\n' || character === '\r')
                throw this.unexpected();
            if (character !== '"')
                return false;
            pieces.texts.push(this.text.slice(from, this.at++));
            return true;
        }
        if (end.kind === 'file' || this.text[this.at - 1] !== '\n')
            return false;
        const { line, next } = this.lineHere();
        if (line.trim() !== end.marker)
            return false;
        pieces.texts.push(this.text.slice(from, this.at));
        this.at = next;
        return true;
    }
    /** Refuses the closing word right after a hole: Terraform ends the text there, a reader would not. */
    checkLine(marker) {
        let afterBlanks = this.at;
        while (/[^\S\n]/.test(this.text.charAt(afterBlanks)))
            afterBlanks++;
        // The whole line is read only where it begins like that.
        const mayEnd = this.text.startsWith(marker, afterBlanks);
        if (mayEnd && this.lineHere().line.trim() === marker) {
            throw new hcl_scanner/* Malformed */.sG('where this text ends is not clear', this.at);
        }
    }
    /**
     * Whether a hole begins here. Two signs are an escape for one; three or more are ambiguous. If none begins, the position
     * moves to the last sign.
     */
    opensHole(sign) {
        let end = this.at;
        while (this.text[end] === sign)
            end++;
        const count = end - this.at;
        if (this.text[end] !== '{') {
            this.at = end - 1;
            return false;
        }
        if (count > 2)
            throw new hcl_scanner/* Malformed */.sG(`"${sign.repeat(3)}{" is not clear`, this.at);
        if (count === 2)
            this.at = end;
        return count === 1;
    }
    interpolation(pieces) {
        this.inBrackets(true, () => {
            pieces.holes.push(this.expression());
            this.closeHole(pieces);
        });
    }
    /**
     * Reads `%{…}` after its beginning, with all that belongs to it.
     *
     * @returns whether the directive ends the part that is being read: its word is one of `until`
     */
    directive(end, until, pieces) {
        const start = this.at;
        return this.inBrackets(true, () => {
            this.skip();
            const word = this.identifier() ?? '';
            if (until.includes(word)) {
                pieces.keyword = word;
                this.closeHole(pieces);
                return true;
            }
            if (word !== 'if' && word !== 'for')
                throw this.unexpected();
            const hole = word === 'if' ? this.ifHole(end, pieces) : this.forHole(end, pieces);
            const text = this.text.slice(start, Math.min(this.at, start + 200));
            pieces.holes.push({ kind: 'other', text, inside: hole, range: this.range(start) });
            return false;
        });
    }
    ifHole(end, pieces) {
        const condition = this.expression();
        this.closeHole(pieces);
        const yes = this.readPieces(end, ['else', 'endif']);
        const parts = yes.keyword === 'else' ? [yes, this.readPieces(end, ['endif'])] : [yes];
        return [condition, ...parts.map((part) => this.undecoded(part))];
    }
    forHole(end, pieces) {
        const start = this.at;
        const intro = this.forIntro();
        this.closeHole(pieces);
        const value = this.undecoded(this.readPieces(end, ['endfor']));
        const rest = { key: undefined, condition: undefined, grouped: false };
        return [{ kind: 'for', ...intro, ...rest, value, range: this.range(start) }];
    }
    forIntro() {
        this.skip();
        const first = this.identifier();
        this.skip();
        let second;
        if (this.take(',')) {
            this.skip();
            second = this.identifier();
        }
        this.skip();
        if (first === undefined || this.identifier() !== 'in')
            throw this.unexpected();
        const collection = this.expression();
        return second === undefined
            ? { keyName: undefined, valueName: first, collection }
            : { keyName: first, valueName: second, collection };
    }
    closeHole(pieces) {
        this.skip();
        if (this.take('~'))
            pieces.stripped = true;
        if (!this.take('}'))
            throw this.unexpected();
    }
    /** The body of an `if` or `for` directive as an expression that only lists its holes. Its text is not decoded, and its range is empty. */
    undecoded({ texts, holes }) {
        const text = texts.join('');
        return { kind: 'other', text, inside: holes, range: this.range(this.at) };
    }
    /** The expression that a template is: its texts, decoded, with the holes between them. */
    joinPieces({ holes, stripped }, texts, start) {
        const range = this.range(start);
        if (stripped) {
            return { kind: 'other', text: this.text.slice(start, this.at), inside: holes, range };
        }
        const parts = texts.flatMap((text, index) => {
            const hole = holes[index];
            const literal = { kind: 'literal', value: text, range };
            return [text === '' ? undefined : literal, hole].filter((part) => part !== undefined);
        });
        // One interpolation and nothing else keeps the type of what it holds, as in Terraform.
        if (parts.length > 1)
            return { kind: 'template', parts, range };
        return parts[0] ?? { kind: 'literal', value: '', range };
    }
}
const SIMPLE_ESCAPES = { n: '\n', r: '\r', t: '\t' };
/** Decodes the text between quotation marks. An unknown escape stays as written. */
function decodeQuoted(text) {
    return text.replace(/([$%])\1\{|\\(?:u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|([nrt"\\]))/g, (written, templateSign, simple) => {
        if (templateSign !== undefined)
            return `${templateSign}{`;
        if (simple !== undefined)
            return SIMPLE_ESCAPES[simple] ?? simple;
        const codePoint = parseInt(written.slice(2), 16);
        return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : written;
    });
}
/**
 * Decodes the literal parts of a heredoc, which are between its interpolations.
 *
 * @param isIndented whether it begins with `<<-`, which removes the smallest indentation from every line
 */
function decodeHeredoc(texts, isIndented) {
    if (!isIndented)
        return texts.map(unescapeTemplate);
    const linesOfTexts = texts.map((text) => text.split('\n'));
    const isIndentedLine = (line, at, textAt) => {
        // After an interpolation, a text continues in the middle of a line.
        if (textAt > 0 && at === 0)
            return false;
        const isBeforeHole = textAt < texts.length - 1 && at + 1 === linesOfTexts[textAt]?.length;
        return isBeforeHole || line.trim() !== '';
    };
    const indentations = linesOfTexts.flatMap((lines, textAt) => lines
        .filter((line, at) => isIndentedLine(line, at, textAt))
        .map((line) => line.length - line.trimStart().length));
    // A hostile text can have more lines than a call takes arguments.
    const removed = indentations.reduce((least, width) => Math.min(least, width), Infinity);
    return linesOfTexts.map((lines, textAt) => {
        const left = lines.map((line, at) => isIndentedLine(line, at, textAt) ? line.slice(removed) : line);
        return unescapeTemplate(left.join('\n'));
    });
}
/** Outside of quotation marks only `$${` and `%%{` are escapes. */
function unescapeTemplate(text) {
    return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
//# sourceMappingURL=template-parser.js.map
;// CONCATENATED MODULE: ./build/src/configuration/syntax/parse-hcl.js
/**
 * Parses HCL as Terraform's own scanner and parser do, in one pass: each character is read a bounded
 * number of times. If it is not certain how Terraform reads a text, the result has a problem that says so.
 * Templates are read by `template-parser.ts`.
 */




/** After so many problems the rest of the file is not read. */
const MOST_PROBLEMS = 20;
/** Parses one `.tf` or `.tfvars` file. Never throws: what is wrong is listed in `problems`. */
function parseHcl(text) {
    const parser = new HclParser(text);
    return { body: parser.file(), problems: parser.problems };
}
/**
 * Parses a text that is a template as a whole: a template file, or a string in JSON.
 *
 * @param around the range of a string in JSON; every part of it gets the same
 */
function parseTemplate(text, around) {
    const parser = new HclParser(text, around);
    try {
        return { value: parser.wholeTemplate(), problems: parser.problems };
    }
    catch (error) {
        parser.addProblem(error);
        return { value: { kind: 'other', text, range: around ?? hcl_syntax/* TOP */.wv }, problems: parser.problems };
    }
}
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ONE_LINE = 'a block on one line has one argument at most, and no block in it';
const NOT_CLOSED = 'the block that begins here has no "}"';
/** Operators, from those that bind least. */
const LEVELS = [['||'], ['&&'], ['==', '!='], ['<=', '>=', '<', '>'], ['+', '-'], ['*', '/', '%']];
/** Reads a file, or a part of one. Each method reads one form, and throws `Malformed` if the text has another one. */
class HclParser extends TemplateParser {
    problems = [];
    file() {
        const loneReturn = /\r(?!\n)/.exec(this.text);
        if (loneReturn) {
            this.addProblem(new hcl_scanner/* Malformed */.sG('a line ends in a way that is not clear', loneReturn.index));
        }
        return this.body();
    }
    /** Adds what was thrown to the problems. Anything but `Malformed` means that the stack was used up. */
    addProblem(error) {
        const isMalformed = error instanceof hcl_scanner/* Malformed */.sG;
        const range = isMalformed ? this.range(error.at, error.at) : hcl_syntax/* TOP */.wv;
        this.problems.push({ message: isMalformed ? error.message : hcl_scanner/* TOO_DEEP */.gZ, range });
    }
    /**
     * Reads attributes and blocks. After a problem, it goes on at the next line.
     *
     * @param blockStart where the block begins that a brace ends; undefined if the end of the text ends the body
     */
    body(blockStart) {
        const body = { attributes: [], blocks: [] };
        const { depth } = this;
        for (;;) {
            try {
                this.skipsLineEnds = true;
                this.skip();
                this.skipsLineEnds = false;
                if (this.at >= this.text.length) {
                    if (blockStart !== undefined)
                        this.addProblem(new hcl_scanner/* Malformed */.sG(NOT_CLOSED, blockStart));
                    return body;
                }
                if (blockStart !== undefined && this.take('}'))
                    return body;
                this.item(body);
                this.skip();
                if (!this.isAtLineEnd())
                    throw this.unexpected();
            }
            catch (error) {
                this.addProblem(error);
                this.depth = depth;
                const end = this.text.indexOf('\n', this.at);
                const stops = end < 0 || this.problems.length >= MOST_PROBLEMS;
                if (stops || !(error instanceof hcl_scanner/* Malformed */.sG)) {
                    this.at = this.text.length;
                    return body;
                }
                this.at = end;
            }
        }
    }
    item(body) {
        const start = this.at;
        const name = this.identifier();
        if (name === undefined)
            throw this.unexpected();
        this.skip();
        if (this.text[this.at] === '=' && this.text[this.at + 1] !== '=') {
            this.at++;
            const value = this.expression();
            body.attributes.push({ name, value, range: this.range(start) });
            return;
        }
        const labels = [];
        while (!this.take('{')) {
            labels.push(this.label());
            this.skip();
        }
        this.skip();
        const inner = this.deeper(() => (this.isAtLineEnd() ? this.body(start) : this.oneLine()));
        body.blocks.push({ type: name, labels, body: inner, range: this.range(start) });
    }
    isAtLineEnd() {
        return this.at >= this.text.length || /[\r\n]/.test(this.text.charAt(this.at));
    }
    /** Reads the rest of a block that is on the line of its brace: an argument, or nothing. */
    oneLine() {
        const body = { attributes: [], blocks: [] };
        const start = this.at;
        if (this.take('}'))
            return body;
        this.item(body);
        this.skip();
        if (body.blocks.length > 0)
            throw new hcl_scanner/* Malformed */.sG(ONE_LINE, start);
        if (!this.take('}'))
            throw this.unexpected();
        return body;
    }
    label() {
        const word = this.identifier();
        if (word !== undefined)
            return word;
        if (this.text[this.at] !== '"')
            throw this.unexpected();
        const value = this.quotedTemplate();
        if (value.kind !== 'literal')
            throw this.unexpected();
        return String(value.value);
    }
    expression() {
        return this.deeper(() => {
            this.skip();
            const start = this.at;
            const condition = this.binary(0);
            this.skip();
            if (this.text[this.at] !== '?')
                return condition;
            this.at++;
            const yes = this.expression();
            this.expect(':');
            const no = this.expression();
            return { kind: 'conditional', condition, yes, no, range: this.range(start) };
        });
    }
    /** Reads operands between operators of this level, the index of `LEVELS`, and of those that bind more. */
    binary(level) {
        const operators = LEVELS[level];
        if (operators === undefined)
            return this.unary();
        this.skip();
        const start = this.at;
        let left = this.binary(level + 1);
        for (;;) {
            this.skip();
            const operator = operators.find((candidate) => this.text.startsWith(candidate, this.at));
            if (operator === undefined)
                return left;
            this.at += operator.length;
            const right = this.binary(level + 1);
            left = { kind: 'operation', operator, operands: [left, right], range: this.range(start) };
        }
    }
    unary() {
        this.skip();
        const start = this.at;
        const operator = this.text[start];
        if (operator !== '-' && operator !== '!')
            return this.withSteps();
        this.at++;
        const operand = this.deeper(() => this.unary());
        return { kind: 'operation', operator, operands: [operand], range: this.range(start) };
    }
    /** Reads a term with the steps behind it: `.name`, `[index]`, and the splats `.*` and `[*]`. */
    withSteps() {
        const start = this.at;
        let of = this.term();
        let steps = [];
        let isSplat = false;
        // Every step after the first splat applies to each member of what is before it.
        const beginSplat = () => {
            if (isSplat)
                return;
            of = this.withStepsOn(of, steps, start);
            steps = [];
            isSplat = true;
        };
        for (;;) {
            const before = this.at;
            this.skip();
            if (this.text[this.at] === '.' && this.text[this.at + 1] !== '.') {
                this.at++;
                this.skip();
                if (this.take('*'))
                    beginSplat();
                else
                    this.readStep(steps);
            }
            else if (this.take('[')) {
                const index = this.inBrackets(true, () => {
                    this.skip();
                    const key = this.take('*') ? undefined : this.expression();
                    this.expect(']');
                    return key;
                });
                if (index === undefined)
                    beginSplat();
                else
                    steps.push(index);
            }
            else {
                this.at = before;
                break;
            }
        }
        if (!isSplat)
            return this.withStepsOn(of, steps, start);
        const text = this.text.slice(start, this.at);
        return { kind: 'other', text, inside: [of, ...steps], range: this.range(start) };
    }
    withStepsOn(of, steps, start) {
        if (steps.length === 0)
            return of;
        const range = this.range(start);
        if (of.kind === 'traversal')
            return { ...of, steps: [...of.steps, ...steps], range };
        return { kind: 'access', of, steps, range };
    }
    /** Reads a name after a dot, or indexes: `list.0` is the old way to write `list[0]`. They are added to `steps`. */
    readStep(steps) {
        const start = this.at;
        const name = this.identifier();
        const indexes = name === undefined ? this.match(/\d+(?:\.\d+)*/y)?.[0] : undefined;
        const values = name === undefined ? indexes?.split('.').map(Number) : [name];
        if (values === undefined)
            throw this.unexpected();
        const range = this.range(start);
        steps.push(...values.map((value) => ({ kind: 'literal', value, range })));
    }
    term() {
        const start = this.at;
        switch (this.text[start]) {
            case '(': {
                this.at++;
                return this.inBrackets(true, () => {
                    const value = this.expression();
                    this.expect(')');
                    return value;
                });
            }
            case '"':
                return this.quotedTemplate();
            case '<':
                return this.heredoc();
            case '[':
                this.at++;
                return this.inBrackets(true, () => this.tuple(start));
            case '{':
                this.at++;
                return this.inBrackets(false, () => this.object(start));
            default:
        }
        const number = this.match(NUMBER)?.[0];
        if (number !== undefined) {
            const literal = this.literal(Number(number), start);
            return (0,read_json/* hasExactDigits */.Y)(number) ? literal : { ...literal, digits: number };
        }
        const name = this.identifier();
        if (name === undefined)
            throw this.unexpected();
        return this.nameOrCall(name, start);
    }
    /** Reads what follows a name: its namespace, as in `provider::aws::arn_parse`, and arguments. */
    nameOrCall(first, start) {
        let name = first;
        let end = this.at;
        for (;;) {
            this.skip();
            if (!this.take('::'))
                break;
            this.skip();
            const part = this.identifier();
            if (part === undefined)
                throw this.unexpected();
            name += `::${part}`;
            end = this.at;
        }
        if (this.take('('))
            return this.inBrackets(true, () => this.call(name, start));
        this.at = end;
        if (name !== first)
            throw this.unexpected();
        if (name === 'true' || name === 'false')
            return this.literal(name === 'true', start);
        if (name === 'null')
            return this.literal(null, start);
        return { kind: 'traversal', root: name, steps: [], range: this.range(start) };
    }
    call(name, start) {
        const values = [];
        let expand = false;
        for (;;) {
            this.skip();
            if (this.take(')'))
                break;
            if (expand)
                throw this.unexpected();
            values.push(this.expression());
            this.skip();
            if (this.take('...'))
                expand = true;
            else if (!this.take(',') && this.text[this.at] !== ')')
                throw this.unexpected();
        }
        return { kind: 'call', name, arguments: values, expand, range: this.range(start) };
    }
    tuple(start) {
        if (this.isFor())
            return this.forExpression(start, ']');
        const items = [];
        for (;;) {
            this.skip();
            if (this.take(']'))
                break;
            items.push(this.expression());
            this.skip();
            if (!this.take(',') && this.text[this.at] !== ']')
                throw this.unexpected();
        }
        return { kind: 'tuple', items, range: this.range(start) };
    }
    object(start) {
        const isFor = this.inBrackets(true, () => this.isFor());
        if (isFor)
            return this.inBrackets(true, () => this.forExpression(start, '}'));
        const entries = [];
        for (;;) {
            this.inBrackets(true, () => this.skip());
            if (this.take('}'))
                break;
            const key = this.objectKey();
            this.skip();
            if (!this.take('=') && !this.take(':'))
                throw this.unexpected();
            entries.push({ key, value: this.expression() });
            this.skip();
            const isEnd = this.take(',') || /[\r\n}]/.test(this.text.charAt(this.at));
            if (!isEnd)
                throw this.unexpected();
        }
        return { kind: 'object', entries, range: this.range(start) };
    }
    /** Reads the key of an entry: a bare word is a text. */
    objectKey() {
        const start = this.at;
        const isInParentheses = this.text[start] === '(';
        const key = this.expression();
        if (key.kind !== 'traversal' || isInParentheses)
            return key;
        const { range } = key;
        if (key.steps.length === 0)
            return { kind: 'literal', value: key.root, range };
        // A name with steps needs parentheses to be a key.
        const text = this.text.slice(start, this.at).trimEnd();
        return { kind: 'other', text, inside: [key], range };
    }
    /** Whether the word `for` comes next; if so, skips it. */
    isFor() {
        this.skip();
        const before = this.at;
        if (this.identifier() === 'for') {
            this.skip();
            // `{ for = 1 }` is an entry of that name.
            if (!/[=:,}\]]/.test(this.text.charAt(this.at)))
                return true;
        }
        this.at = before;
        return false;
    }
    forExpression(start, end) {
        const intro = this.forIntro();
        this.expect(':');
        const first = this.expression();
        this.skip();
        const second = this.take('=>') ? this.expression() : undefined;
        this.skip();
        const grouped = this.take('...');
        this.skip();
        const condition = this.text.startsWith('if', this.at) && this.identifier() === 'if'
            ? this.expression()
            : undefined;
        this.expect(end);
        const [key, value] = second === undefined ? [undefined, first] : [first, second];
        return { kind: 'for', ...intro, key, value, condition, grouped, range: this.range(start) };
    }
    literal(value, start) {
        return { kind: 'literal', value, range: this.range(start) };
    }
}
//# sourceMappingURL=parse-hcl.js.map

/***/ }),

/***/ 9611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ readRepeatedJson; },
/* harmony export */   Y: function() { return /* binding */ hasExactDigits; }
/* harmony export */ });
/* harmony import */ var _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(854);
/** Reads JSON with its names as often as they are written: programs differ in which of them counts. */

const BLANK = /[ \t\r\n]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/**
 * Reads a text of JSON.
 *
 * @throws Malformed if it is none, or is nested too deeply
 */
function readRepeatedJson(text) {
    return new JsonReader(text).whole();
}
class JsonReader extends _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .HclScanner */ .Op {
    whole() {
        // A byte order mark is no part of JSON.
        this.at = 0;
        const value = this.value();
        this.skip();
        if (this.at < this.text.length)
            throw this.unexpected();
        return value;
    }
    value() {
        this.skip();
        const from = this.at;
        const value = this.deeper(() => this.read());
        return { ...value, from, to: this.at };
    }
    read() {
        if (this.take('{'))
            return { kind: 'object', entries: this.items('}', () => this.entry()) };
        if (this.take('['))
            return { kind: 'list', items: this.items(']', () => this.value()) };
        return { kind: 'literal', value: this.literal() };
    }
    literal() {
        if (this.text[this.at] === '"')
            return this.string();
        const number = this.match(NUMBER)?.[0];
        // A number that this program cannot hold is read as no number.
        if (number !== undefined)
            return exactNumber(number) ?? Number.NaN;
        for (const [word, value] of WORDS)
            if (this.take(word))
                return value;
        throw this.unexpected();
    }
    items(end, read) {
        const items = [];
        this.skip();
        if (this.take(end))
            return items;
        for (;;) {
            items.push(read());
            this.skip();
            if (this.take(end))
                return items;
            if (!this.take(','))
                throw this.unexpected();
        }
    }
    entry() {
        this.skip();
        const from = this.at;
        const name = this.string();
        const to = this.at;
        this.expect(':');
        return { name, from, to, value: this.value() };
    }
    string() {
        const written = this.match(TEXT)?.[0];
        if (written === undefined)
            throw this.unexpected();
        return String(JSON.parse(written));
    }
    skip() {
        this.match(BLANK);
    }
    unexpected() {
        return new _hcl_scanner_js__WEBPACK_IMPORTED_MODULE_0__/* .Malformed */ .sG(`it is no JSON at character ${this.at + 1}`, this.at);
    }
}
/** The number that a text is; undefined where Terraform, which counts with 512 bits, has another one. */
function exactNumber(text) {
    const value = Number(text);
    const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
    return isWhole || (hasExactDigits(text) && Number.isFinite(value)) ? value : undefined;
}
/** Whether a number has so few digits that it has a double of its own, as every decimal number of 15 digits. */
function hasExactDigits(number) {
    const significant = number
        .replace(/[eE].*$/, '')
        .replace(/\D/g, '')
        .replace(/^0+/, '');
    return significant.length <= 15;
}
//# sourceMappingURL=read-json.js.map

/***/ }),

/***/ 6281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: function() { return /* binding */ GateStop; },
/* harmony export */   N3: function() { return /* binding */ noneIfNotFound; },
/* harmony export */   Zk: function() { return /* binding */ isForgiven; },
/* harmony export */   dL: function() { return /* binding */ endReasonAt; },
/* harmony export */   g5: function() { return /* binding */ failureOf; },
/* harmony export */   vu: function() { return /* binding */ isRefusal; },
/* harmony export */   wS: function() { return /* binding */ CANCELED; }
/* harmony export */ });
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(847);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(486);
/* harmony import */ var _model_doubt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9733);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4132);
/** What a thrown value means for the job: whether it is forgiven, and what to call it. */




/** A step that cannot go on, with a whole sentence for people. */
class GateStop extends Error {
    name = 'GateStop';
    kind;
    /** Whether the service itself ended the run or the upload with an error. Then the outcome is certain. */
    errored;
    helpCode;
    constructor(kind, { text, code }, options = {}) {
        super(text);
        this.helpCode = code;
        this.kind = kind;
        this.errored = options.errored ?? false;
    }
}
/** A person or the CI host ended the check. */
const CANCELED = { code: _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CODES */ .Lp.canceled, text: 'The check was canceled.' };
/** Why a job has ended that has time until then; undefined while it goes on. */
function endReasonAt(deadline, { clock, signal }) {
    if (signal.aborted)
        return 'aborted';
    return clock.now() >= deadline ? 'timeout' : undefined;
}
/** Why a step failed. @param ended why the job has ended, if it has: then this is the cause of the error */
function failureOf(error, ended) {
    if (ended === 'aborted')
        return { kind: 'canceled', ...CANCELED };
    return { kind: failureKindOf(error, ended), ...(0,_model_doubt_js__WEBPACK_IMPORTED_MODULE_3__/* .doubtOf */ .k)(error) };
}
function failureKindOf(error, ended) {
    if (error instanceof GateStop)
        return error.kind;
    if (error instanceof _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .PackError */ .ql)
        return 'archive';
    if (ended !== undefined)
        return ended;
    // Besides requests, a step only works with files.
    return error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ ? (SERVICE_FAILURES[error.code] ?? 'service') : 'archive';
}
/** The other codes are `service`. */
const SERVICE_FAILURES = {
    unauthorized: 'refused',
    forbidden: 'refused',
    'not-found': 'refused',
    'too-large': 'too-large',
    local: 'archive',
    network: 'network',
    timeout: 'network',
    tls: 'network',
    aborted: 'canceled',
    invalid: 'input',
};
/** For a `catch`: undefined for an object that does not exist. Every other error is thrown again. */
function noneIfNotFound(error) {
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) || error.code !== 'not-found')
        throw error;
}
/** A service answers 404 as well for something that exists and that the token may not use. */
function isRefusal(error) {
    return (error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && (error.code === 'not-found' || error.code === 'forbidden'));
}
/**
 * Whether polling goes on after a failed request. During an outage it goes on until the deadline, because
 * the run goes on as well. After three answers in a row that cannot be read it stops: they will not change.
 *
 * @param failures how many requests have failed one after the other, this one included
 */
function isForgiven(error, failures) {
    if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
        return false;
    if (error.code === 'unreadable')
        return failures < 3;
    return ['network', 'timeout', 'server-error'].includes(error.code);
}
//# sourceMappingURL=failure-of.js.map

/***/ }),

/***/ 8536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: function() { return /* binding */ createAsk; },
/* harmony export */   dy: function() { return /* binding */ createHostSend; }
/* harmony export */ });
/* unused harmony export refusalSentence */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4132);
/* harmony import */ var _model_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8471);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_retry_after_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2906);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3452);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5639);
/**
 * Sends JSON requests to the API of a CI host, and turns refusals into errors for people. A request that
 * failed for a moment is repeated, unless it may have arrived and must not arrive twice. This rule is the
 * same for every host: GitHub's own client sends through `createHostSend`, too.
 */







const MOST_ATTEMPTS = 4;
/** The sum of all pauses between the attempts of one request. */
const MOST_PAUSE_MS = 60_000;
const TIMEOUT_MS = 30_000;
/** Of one answer: a hundred comments of the greatest length. */
const MAX_BYTES = 40_000_000;
function createAsk(options) {
    const { baseUrl, clock, service } = options;
    const send = createHostSend(options);
    const ask = (method, path, content, rules) => {
        const url = new URL(baseUrl + path);
        const body = JSON.stringify(content);
        const type = body === undefined ? {} : { 'content-type': 'application/json' };
        const headers = { accept: 'application/json', ...type, ...options.headers };
        return send({ method, url, headers, body }, rules);
    };
    return Object.assign(ask, { service, clock });
}
/**
 * Sends requests, and repeats those that can be repeated.
 *
 * @throws HostError for everything that is not an answer; a redirect is not an answer
 */
function createHostSend(options) {
    const { clock, deadline, service } = options;
    return async (outgoing, rules = {}) => {
        const { accept = [], sendOnce = outgoing.method === 'POST' } = rules;
        const { signal } = options;
        const { method, url } = outgoing;
        const what = `${method} ${url.pathname}`;
        const abortedError = (why, helpCode) => new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh('aborted', `${service}: ${what} ${why}.`, { helpCode });
        const outOfTime = 'was not answered before the time for publishing was over';
        let waitedMs = 0;
        for (let attempt = 1;; attempt++) {
            const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
            if (leftMs <= 0)
                throw abortedError(outOfTime, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.publishingTooSlow);
            const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
            // A connection that was closed meanwhile would leave it unknown whether the request arrived.
            const request = { ...outgoing, timeoutMs, maxBytes: MAX_BYTES, fresh: sendOnce, signal };
            const outcome = await options.send(request).catch((error) => {
                if (error instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w)
                    return error;
                throw error;
            });
            const status = 'headers' in outcome ? outcome.status : 0;
            // Azure DevOps answers 203 and a sign-in page where others answer 401.
            const isAnswer = status >= 200 && status < 300 && status !== 203;
            if ('headers' in outcome && (isAnswer || accept.includes(status))) {
                return { ...outcome, json: parseAnswer(outcome, service, what) };
            }
            const failure = outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w ? outcome.failure : undefined;
            if (failure === 'aborted')
                throw abortedError('was given up');
            if (failure === 'timeout' && leftMs < TIMEOUT_MS && !sendOnce)
                throw abortedError(outOfTime, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.publishingTooSlow);
            const refusedRemedy = rules.refusedRemedy ?? options.refusedRemedy;
            const problem = toHostError({ ...options, refusedRemedy }, { method, what, sendOnce }, outcome);
            const waitMs = attempt < MOST_ATTEMPTS ? waitBeforeRepeatMs(outcome, attempt, options) : undefined;
            if (waitMs === undefined || waitedMs + waitMs > MOST_PAUSE_MS || waitMs >= leftMs) {
                throw problem;
            }
            await clock.sleep(waitMs, options.signal).catch(() => {
                throw abortedError('was given up');
            });
            // The caller checks whether the request arrived before it repeats it.
            if (problem.kind === 'unsure')
                throw problem;
            waitedMs += waitMs;
        }
    };
}
/** Whether the host refused because of a rate limit: 429, or 403 with headers or a text that say so. */
function isRateLimit(answer) {
    const { status, headers } = answer;
    if (status !== 403)
        return status === 429;
    const saysSo = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
    return saysSo || /secondary rate limit|abuse detection/i.test(refusalSentence(answer));
}
/** How long to wait before the request is repeated; undefined if it is not. */
function waitBeforeRepeatMs(outcome, attempt, { clock, random }) {
    // 1 s, 2 s, 4 s, each by chance up to half of it shorter or longer.
    const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
    if (outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w) {
        return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
    }
    const { status, headers } = outcome;
    const afterMs = announcedWaitMs(outcome, clock);
    if (isRateLimit(outcome)) {
        if (afterMs !== undefined || headers['x-ratelimit-remaining'] === '0')
            return afterMs;
        // A limit without a hint: hosts ask for a minute, once.
        return attempt === 1 ? MOST_PAUSE_MS : undefined;
    }
    if (status < 500)
        return undefined;
    return afterMs ?? backoff;
}
/** How long the host asks to wait; undefined if it does not say. */
function announcedWaitMs({ headers }, clock) {
    const afterMs = (0,_model_retry_after_js__WEBPACK_IMPORTED_MODULE_4__/* .readRetryAfter */ .D)(headers, clock.date());
    if (afterMs !== undefined || headers['x-ratelimit-remaining'] !== '0')
        return afterMs;
    // By the host's own clock, if it says what time it is: that of this machine may be wrong.
    const nowMs = Date.parse(headers['date'] ?? '') || clock.date().getTime();
    const reset = Number(headers['x-ratelimit-reset']) * 1_000 - nowMs;
    return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
}
/**
 * The error for a request that got no answer, or a refusal.
 *
 * @param request.what method and path, for messages
 */
function toHostError(options, { method, what, sendOnce }, outcome) {
    const { service, refusedRemedy, badTokenRemedy, unreachableRemedy } = options;
    if (outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w) {
        const { failure, message } = outcome;
        const remedy = outcome.remedy ?? unreachableRemedy;
        const mayHaveArrived = failure !== 'not-sent' && failure !== 'tls';
        const kind = sendOnce && mayHaveArrived ? 'unsure' : 'unreachable';
        const why = message.replace(/\.$/, '');
        const text = `${service} could not be reached: ${what} (${why}). ${remedy ?? ''}`;
        return new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(kind, text.trimEnd(), { helpCode: outcome.helpCode ?? _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreachable });
    }
    const { status, headers } = outcome;
    const sentence = refusalSentence(outcome);
    // Lists always exist, so a 404 for one means that the host hides it from this token.
    const mayBeHidden = refusedRemedy !== undefined && (method === 'GET' || method === 'POST');
    const isLimited = isRateLimit(outcome);
    const kind = isLimited
        ? 'rate-limited'
        : errorKindOf(status, sentence, { mayBeHidden, sendOnce });
    const isTokenRefused = TOKEN_KINDS.includes(kind) && isAboutToken(sentence) && !isPage(outcome);
    const text = answeredSentence(outcome, service, what, sentence);
    const facts = { status, acceptedPermissions: headers['x-accepted-github-permissions'] };
    const aboutToken = kind === 'bad-token' ? badTokenRemedy : undefined;
    const remedy = aboutToken ?? (isTokenRefused ? refusedRemedy : undefined);
    if (remedy !== undefined) {
        return new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(kind, `${text} ${remedy}`, { ...facts, isAboutToken: false });
    }
    if (isLimited) {
        const ms = announcedWaitMs(outcome, options.clock);
        const when = ms === undefined ? 'later' : `in ${Math.ceil(ms / 60_000)} min`;
        const helpCode = _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.tooManyRequests;
        return new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(kind, `${text} Run the job again ${when}.`, { ...facts, helpCode });
    }
    return new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(kind, text, { ...facts, isAboutToken: isTokenRefused });
}
/** What the host answered, for people: its own sentence, if it has one. */
function answeredSentence(outcome, service, what, sentence) {
    const { status, proxy } = outcome;
    if (sentence !== '')
        return `${service} says "${sentence}" (${status} to ${what}).`;
    const who = proxy === undefined ? '' : `: the proxy ${proxy} may have answered in its place`;
    const page = isPage(outcome) ? ` and a page${who}` : '';
    return `${service} answered ${what} with ${status}${page}.`;
}
function isPage({ headers }) {
    return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
const TOKEN_KINDS = ['permission', 'bad-token', 'not-found'];
/** @param mayBeHidden whether a 404 may mean that the host hides something from this token */
function errorKindOf(status, message, { mayBeHidden, sendOnce }) {
    if (status === 401 || status === 203 || status === 302)
        return 'bad-token';
    if (status === 403 || (status === 404 && mayBeHidden))
        return 'permission';
    if (status === 404 || status === 410)
        return 'not-found';
    if (status === 413)
        return 'too-long';
    if (status === 400 || status === 422) {
        return /too long|exceeds a maximum/i.test(message) ? 'too-long' : 'invalid';
    }
    if (status >= 500)
        return sendOnce ? 'unsure' : 'unreachable';
    return 'invalid';
}
/** The JSON of an answer; undefined if its body is empty. @throws HostError for anything else */
function parseAnswer(answer, service, what) {
    const { status, body, proxy } = answer;
    const json = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(new TextDecoder().decode(body));
    if (body.length === 0 || json !== undefined)
        return json;
    const who = proxy === undefined ? 'a proxy or a sign-in page' : `the proxy ${proxy}`;
    const text = `${service} answered ${what} with ${status} and something that is not JSON: ${who} is in between.`;
    throw new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh('invalid', text, { helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreadableAnswer });
}
/** Longer than any sentence that hosts are known to answer with. */
const LONGEST = 300;
const LONGEST_TEXT = 2_000;
/**
 * What the host says about a request that it refused. The host's sentence comes before ours. Our sentence about permissions
 * is added only if the host speaks of permissions, because a locked conversation needs another remedy.
 *
 * @returns one line for people, without control characters; empty if the host gives no reason
 */
function refusalSentence({ headers, body }) {
    const json = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(new TextDecoder().decode(body));
    if (json !== undefined)
        return (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)([...new Set(sentencesOf(json))].join(': '), LONGEST);
    const isText = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
    const text = isText ? new TextDecoder().decode(body.subarray(0, LONGEST_TEXT)) : '';
    return (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(firstLine(text), LONGEST);
}
/**
 * GitHub, Gitea and Azure: `message`, and `errors` about single fields; GraphQL: `errors`. GitLab: `message`
 * as a text or with a list for each field, or `error` with `error_description`. Bitbucket: `error.message`.
 */
function sentencesOf(json) {
    const error = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(json, 'error');
    const message = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(json, 'message');
    const aboutFields = Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(message)).map(([field, why]) => {
        const reasons = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(why).filter((reason) => (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .readNonEmptyText */ .gc)(reason) !== undefined);
        return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
    });
    const errors = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(json, 'errors'));
    const ofErrors = errors.flatMap((listed) => [listed, (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(listed, 'message')]);
    return [
        message,
        ...aboutFields,
        ...ofErrors,
        error,
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(json, 'error_description'),
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(error, 'message'),
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(error, 'detail'),
    ].flatMap((sentence) => firstLine((0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .readNonEmptyText */ .gc)(sentence) ?? '') || []);
}
function firstLine(text) {
    const [first = ''] = text.trim().split(/[\r\n]/, 1);
    return first.trimEnd();
}
/** Words about the token. */
const ABOUT_PERMISSIONS = /not accessible by|\b(?:permissions?|privileges?|rights|scopes?|unauthori[sz]ed|credentials|(?:push|write|read|admin) access)\b|^(?:[45]\d\d )?(?:forbidden|access denied|(?:\w+ )?not found)\.?$/i;
/** Words about something that no permission changes. */
const ABOUT_STATE = /\b(?:locked|archived|read-only|limit(?:ed|s)?|restrict(?:ed|ions?)?|rules?|rulesets?|protected|suspended|blocked|disabled|closed|saml|sso|ip|quota|upgrade|billing)\b/i;
/** Whether the permissions of the token may be the reason: the host says so, or it gives no reason. */
function isAboutToken(sentence) {
    return sentence === '' || (ABOUT_PERMISSIONS.test(sentence) && !ABOUT_STATE.test(sentence));
}
//# sourceMappingURL=ask.js.map

/***/ }),

/***/ 2914:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: function() { return /* binding */ loadHost; },
/* harmony export */   Hx: function() { return /* binding */ isAnyCi; },
/* harmony export */   RW: function() { return /* binding */ hostRunOf; },
/* harmony export */   SU: function() { return /* binding */ hostRowOf; },
/* harmony export */   W0: function() { return /* binding */ serverToAsk; },
/* harmony export */   cr: function() { return /* binding */ isTargetSet; },
/* harmony export */   lw: function() { return /* binding */ detectJob; },
/* harmony export */   nj: function() { return /* binding */ valuesOfHostVariables; },
/* harmony export */   o5: function() { return /* binding */ checkoutOf; },
/* harmony export */   wl: function() { return /* binding */ startersOf; }
/* harmony export */ });
/* unused harmony export unknownHost */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _model_origin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3861);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7694);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6238);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4610);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7006);
/* harmony import */ var ci_info_vendors_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2040);
/**
 * Recognises the CI host of a job by variables alone, and reads what they say that its row in the registry names. The hosts
 * themselves are loaded when they are asked, because that takes longer than packing a small repository.
 */








/**
 * The CI host of this job, with what the environment alone says of the job. Its `name` is always that of the variables, or
 * `none`.
 *
 * @param given answers in place of the host that the variables name
 */
async function detectJob(environment, given) {
    const host = given ?? (await loadHost(environment));
    const name = hostRowOf(environment)?.name ?? 'none';
    const root = checkoutOf(environment);
    return { ...host.facts(environment), name, host, environment, root };
}
/** The CI host that the variables of this job name, without reading anything else of the job; `none` if they name none. */
async function loadHost(environment) {
    return (await hostRowOf(environment)?.load()) ?? unknownHost;
}
/**
 * The values of these variables that are set, in the order of their names. Only variables of the
 * job's own host are read. If the host is not known, those of every host are: a container may have
 * been given some of them without the one that names the host.
 */
function valuesOfHostVariables(environment, which) {
    const row = hostRowOf(environment);
    return readVariables(row === undefined ? _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_HOSTS */ .TR : [row], which, environment);
}
/** Whether a target branch is set for any host. Then the job may be about a change, on whichever host it runs. */
function isTargetSet(environment) {
    return readVariables(_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_HOSTS */ .TR, 'target', environment).some((value) => value !== '');
}
function readVariables(rows, which, environment) {
    const names = rows.flatMap((row) => row[which] ?? []);
    return names.flatMap((name) => environment[name] ?? []);
}
/** Everybody who took part in starting the job, as its host names them; empty if the host does not say. */
function startersOf(environment) {
    const names = hostRowOf(environment)?.actor ?? [];
    return [...new Set(names.flatMap((name) => environment[name]?.trim() || []))];
}
/**
 * The server that is asked for the default branch. A clone is not asked: a machine that keeps its workspaces may have an
 * old branch, or one that an earlier job has changed. The address comes from the variables of the host, never from the
 * clone. Undefined where nothing shows a CI: then the clone of this machine is its user's own.
 */
function serverToAsk({ name, host, environment }) {
    const { server } = host;
    const address = gitAddress(server.address(environment) ?? '');
    if (name === 'none' && address === undefined && !isAnyCi(environment))
        return undefined;
    return {
        address,
        authorization: server.authorization?.(environment),
        isNew: server.isNew?.(environment) ?? false,
        remedy: address === undefined && name !== 'none' ? withoutAddress() : server.remedy,
    };
}
const withoutAddress = () => `Set the variable that holds its address, to one of https or SSH: see ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('docs/networks.md#where-the-default-branch-is')}.`;
/** An address of https or SSH, or of http on this machine, without a password; undefined for any other text. */
function gitAddress(text) {
    const [, user = '', host, inner] = /^([\w.-]+@)?([\w.-]+):(?!\/)([\w./~-]+)$/.exec(text) ?? [];
    if (host !== undefined)
        return `ssh://${user}${host}/${inner}`;
    if (!URL.canParse(text))
        return undefined;
    const url = new URL(text);
    url.password = '';
    if (url.protocol === 'ssh:')
        return url.href;
    url.username = '';
    const isHere = url.protocol === 'http:' && (0,_model_origin_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U)(url.hostname);
    return url.protocol === 'https:' || isHere ? url.href : undefined;
}
/** A CI host that this program does not know, or a person's machine. */
const unknownHost = {
    server: {
        authorization: _host_js__WEBPACK_IMPORTED_MODULE_5__/* .gitPassword */ .e,
        address: ({ PLANGATE_REPOSITORY_URL }) => PLANGATE_REPOSITORY_URL,
        remedy: 'Set PLANGATE_REPOSITORY_URL to the https address of the repository in the settings of the pipeline, with GIT_USERNAME and GIT_PASSWORD where it is private.',
    },
    facts: () => ({}),
    requestBase(environment) {
        // A container may have been given a part of the variables of its host.
        const branches = valuesOfHostVariables(environment, 'target').filter((value) => value !== '');
        const [branch, ...others] = new Set(branches);
        if (branch === undefined)
            return isAnyRequest(environment) ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_6__/* .requestBase */ .VT)(undefined) : undefined;
        const isName = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_7__/* .readCommitId */ .f)(branch) === undefined && !branch.startsWith('refs/');
        const isCertain = others.length === 0 && isName;
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_6__/* .requestBase */ .VT)(isCertain ? branch : undefined);
    },
    /** A person is there only where no CI shows. Else a program started this job, and what it checks out is unknown. */
    jobOrigin: (environment, isPersonThere) => ({
        proposed: !isPersonThere || isAnyCi(environment),
        changeOrigin: 'own',
    }),
};
/** The host that this job runs on; undefined if no variable names one. */
function hostRowOf(environment) {
    return _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_HOSTS */ .TR.find(({ variable }) => environment[variable]);
}
/** Absolute path of the checkout, as the job's host names it. */
function checkoutOf(environment) {
    const variable = Object.keys(OTHER_ROOTS).find((name) => environment[name]) ?? '';
    const root = hostRowOf(environment)?.root ?? OTHER_ROOTS[variable] ?? '';
    const path = environment[root] ?? '';
    // CircleCI may say `~/project`.
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? path : undefined;
}
/** The run of the CI host that this job is a part of, as in `github 4711`; undefined if its host is not known. */
function hostRunOf(environment) {
    const host = hostRowOf(environment);
    const run = host && environment[host.run];
    return run ? `${host.name} ${run}` : undefined;
}
/** Where other CI systems have the checkout, by a variable of their jobs. */
const OTHER_ROOTS = {
    CODEBUILD_BUILD_ARN: 'CODEBUILD_SRC_DIR',
    CODEBUILD_BUILD_ID: 'CODEBUILD_SRC_DIR',
    bamboo_agentId: 'bamboo_build_working_directory',
    bamboo_buildKey: 'bamboo_build_working_directory',
    bamboo_planKey: 'bamboo_build_working_directory',
    BUILD_TAG: 'WORKSPACE',
    HUDSON_URL: 'WORKSPACE',
    JENKINS_HOME: 'WORKSPACE',
    TRAVIS: 'TRAVIS_BUILD_DIR',
    APPVEYOR: 'APPVEYOR_BUILD_FOLDER',
    DRONE: 'DRONE_WORKSPACE',
    CI_WORKSPACE: 'CI_WORKSPACE',
    HARNESS_BUILD_ID: 'HARNESS_WORKSPACE',
    BITRISE_IO: 'BITRISE_SOURCE_DIR',
    CIRRUS_CI: 'CIRRUS_WORKING_DIR',
};
/** Variables of jobs that the package does not name in its list: each is one of a CI by itself. */
const MORE_VARIABLES = [
    'BUILD_NUMBER CI_APP_ID CI_BUILD_ID CI_BUILD_NUMBER CI_JOB_ID CONTINUOUS_INTEGRATION',
    'ATLANTIS_TERRAFORM_VERSION PULL_NUM BASE_REPO_NAME',
    'BUILD_PIPELINE_NAME CLOUD_BUILD_ID TASKCLUSTER_ROOT_URL TEAMCITY_BUILD_PROPERTIES_FILE',
    'TEKTON_RESOURCE_NAME TEKTON_PIPELINE_RUN',
    'ENV0_DEPLOYMENT_ID SCALR_RUN_ID SPACELIFT TFC_RUN_ID',
].flatMap((line) => line.split(' '));
/** What shows a CI: each of these variables by itself, if it is set and its value contains the text. */
const CI_VARIABLES = [
    ..._registry_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_HOSTS */ .TR.flatMap(({ variable, run }) => [variable, run]),
    ...Object.keys(OTHER_ROOTS),
    ...MORE_VARIABLES,
    ...ci_info_vendors_json__WEBPACK_IMPORTED_MODULE_2__.flatMap(({ env }) => {
        if (typeof env === 'string' || Array.isArray(env))
            return env;
        if (env.env !== undefined)
            return { name: env.env, text: env.includes };
        return env.any ?? Object.keys(env).filter((name) => name !== 'CI');
    }),
].map((sign) => (typeof sign === 'string' ? { name: sign, text: '' } : sign));
/** Whether a variable of some CI system, which this program does not know, says that the job is about a request. */
function isAnyRequest(environment) {
    return ci_info_vendors_json__WEBPACK_IMPORTED_MODULE_2__.some(({ pr }) => {
        if (pr === undefined)
            return false;
        if (typeof pr === 'string')
            return Boolean(environment[pr]);
        const { env, any, ne, ...values } = pr;
        if (env !== undefined) {
            const value = environment[env] ?? '';
            return any === undefined ? value !== '' && value !== ne : any.includes(value);
        }
        if (any !== undefined)
            return any.some((name) => Boolean(environment[name]));
        return Object.entries(values).some(([name, value]) => environment[name] === value);
    });
}
/**
 * Whether a variable says that this is a job of some CI system. Unlike in `ci-info` itself, one variable of
 * several is enough, and `CI=false` takes back none of the others.
 */
function isAnyCi(environment) {
    const { CI = '' } = environment;
    if (!/^(?:|0|false)$/i.test(CI))
        return true;
    return CI_VARIABLES.some(({ name, text }) => {
        const value = environment[name] ?? '';
        return value !== '' && value.includes(text);
    });
}
//# sourceMappingURL=detect.js.map

/***/ }),

/***/ 8739:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: function() { return /* binding */ earlierReportsIn; },
/* harmony export */   QY: function() { return /* binding */ readEarlierReports; },
/* harmony export */   hR: function() { return /* binding */ createEarlierHints; }
/* harmony export */ });
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4340);
/* harmony import */ var _own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9696);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3452);



/**
 * @param filesAt read the changed files as of this commit, too; left out: no files are read
 * @returns undefined if the host does not answer
 */
async function readEarlierReports(comments, number, key, filesAt) {
    const reading = comments.snapshot(number, { files: filesAt !== undefined });
    const snapshot = await reading.catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .onHostError */ .yg)(() => undefined));
    if (snapshot === undefined)
        return undefined;
    const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
    return { ...earlierReportsIn(snapshot, key), files };
}
/** What earlier reports stored in the comment with this key. */
function earlierReportsIn(snapshot, key) {
    const { comment, kept } = (0,_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .findOwnComment */ .rA)(snapshot, key);
    const isRead = comment === undefined ? snapshot.whole : kept !== undefined;
    const { report, commands = [], ended = [] } = kept ?? {};
    const { headSha: head = '', durations = {}, runs = {}, seals = {} } = report ?? {};
    return {
        durations,
        runs: Object.entries(runs).map(([workspace, runId]) => {
            return { workspace, runId, head, seals: seals[workspace] };
        }),
        ended: isRead ? new Set(ended) : undefined,
        findingsOf: (selected) => (report?.owner === (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerId */ .fj)(selected) ? report : undefined),
        commands,
    };
}
/**
 * What the gate uses of earlier reports: durations as soon as they were read, runs if they were read
 * soon, and the findings of the last report.
 */
function createEarlierHints(subject, context, { clock, signal }) {
    let durations = {};
    const earlier = subject.earlierReports?.() ?? Promise.resolve(undefined);
    // A failure rejects what is asked below; without durations the gate polls as if it knew none.
    const keepDurations = (reports) => void (durations = reports?.durations ?? {});
    void earlier.then(keepDurations, () => undefined);
    const readSoon = async () => {
        const read = subject.sealed?.earlier?.() ?? earlier;
        return withinLimit(read, clock);
    };
    return {
        /** How long the last run of a workspace took; undefined until the earlier reports are read. */
        lastDurationMs: (workspace) => Object.hasOwn(durations, workspace) ? durations[workspace] : undefined,
        /** Runs that the comment names; undefined if it was not read soon. */
        namedRuns: async () => (await readSoon())?.runs,
        /** Runs whose use was ended; undefined if the comment was not read. */
        ended: async () => (await readSoon())?.ended,
        previous: async () => {
            if (signal.aborted)
                return undefined;
            const last = await (subject.waitsForEarlierReports ? earlier : withinLimit(earlier, clock));
            return last?.findingsOf(context.selected);
        },
    };
}
/** How long the gate waits for what earlier reports say. */
const EARLIER_MS = 3_000;
/** The answer; undefined if it does not come in time. */
async function withinLimit(answer, clock) {
    const ended = new AbortController();
    const toUndefined = () => undefined;
    const limit = clock.sleep(EARLIER_MS, ended.signal).then(toUndefined, toUndefined);
    return Promise.race([answer, limit]).finally(() => ended.abort());
}
//# sourceMappingURL=earlier-reports.js.map

/***/ }),

/***/ 5025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: function() { return /* binding */ connectGitHub; },
  F: function() { return /* binding */ explainProblem; }
});

// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(3452);
// EXTERNAL MODULE: ./build/src/hosts/own-comments.js
var own_comments = __webpack_require__(9696);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(5639);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/trust/change-origin.js
var change_origin = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/src/model/without-trailing.js
var without_trailing = __webpack_require__(1804);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/src/model/ports.js
var ports = __webpack_require__(8471);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/src/hosts/github/read-zip.js
/**
 * Reads the one file of a zip that a host made of an artifact. What is in it was written by a job that anybody may have changed:
 * no name of it is used, and nothing is written. The format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT.
 */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const FILE_BYTES = 30;
/** How a file is packed. */
const STORED = 0;
const DEFLATED = 8;
/**
 * @param most bytes of the file
 * @returns its bytes; or why it cannot be read, as the end of a sentence
 */
function readSingleFile(zip, most) {
    try {
        return readFile(zip, most);
    }
    catch (error) {
        // An address outside of the zip, or something that cannot be unpacked.
        if (error instanceof RangeError || (error instanceof Error && 'code' in error)) {
            return { problem: 'is damaged, or longer than it says' };
        }
        throw error;
    }
}
function readFile(zip, most) {
    // A comment behind the end would let two readers find two ends: hosts write none.
    const end = zip.length - END_BYTES;
    if (zip.readUInt32LE(end) !== END)
        return { problem: 'is no zip as hosts write it' };
    const count = zip.readUInt16LE(end + 10);
    if (count !== 1)
        return { problem: `has ${count} files, and must have the report alone` };
    const at = zip.readUInt32LE(end + 16);
    if (zip.readUInt32LE(at) !== ENTRY)
        return { problem: 'has no list of its files' };
    const isEncrypted = (zip.readUInt16LE(at + 8) & 1) === 1;
    const method = zip.readUInt16LE(at + 10);
    if (isEncrypted || (method !== STORED && method !== DEFLATED)) {
        return { problem: 'is packed in an unrecognized way' };
    }
    const checksum = zip.readUInt32LE(at + 16);
    const packedBytes = zip.readUInt32LE(at + 20);
    const fileBytes = zip.readUInt32LE(at + 24);
    if (fileBytes > most)
        return { problem: `is longer than ${most} bytes` };
    const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const isOnlyEntry = at + lengths.reduce((sum, length) => sum + length, ENTRY_BYTES) === end;
    const file = zip.readUInt32LE(at + 42);
    if (!isOnlyEntry || file !== 0 || zip.readUInt32LE(file) !== FILE) {
        return { problem: 'has something beside its one file' };
    }
    const start = FILE_BYTES + zip.readUInt16LE(26) + zip.readUInt16LE(28);
    if (start + packedBytes > at)
        return { problem: 'is damaged, or longer than it says' };
    const packed = zip.subarray(start, start + packedBytes);
    // One byte more than it says is enough to be refused.
    const limit = { maxOutputLength: fileBytes + 1 };
    const bytes = method === STORED ? packed : (0,external_node_zlib_.inflateRawSync)(packed, limit);
    const isWhole = bytes.length === fileBytes && (0,external_node_zlib_.crc32)(bytes) === checksum;
    return isWhole ? { bytes } : { problem: 'is damaged, or longer than it says' };
}
//# sourceMappingURL=read-zip.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/artifacts.js
/** Runs of a workflow as GitHub names them, and the files that they left. */






const MOST_LISTED = 100;
/** Of an artifact, and of the file in it. */
const MOST_BYTES = 48 * 1024 * 1024;
const DOWNLOAD_MS = 60_000;
function artifactCalls(source, ports) {
    const { call, service } = source;
    /** The first page, which must have everything. */
    const wholeList = (json, name) => {
        const items = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(json, name));
        if ((0,shapes/* valueAt */.fK)(json, 'total_count') === items.length)
            return items;
        throw new host_error/* HostError */.dh('invalid', `${service} lists more ${name.replace('_', ' ')} than are read.`);
    };
    return {
        /** All runs of a workflow for a commit. @param workflow name of its file */
        async runsOfWorkflow(workflow, headSha) {
            const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
            const query = { workflow_id: workflow, head_sha: headSha, per_page: MOST_LISTED };
            const { json } = await call(route, query);
            return wholeList(json, 'workflow_runs').map((run) => toWorkflowRun(run, service));
        },
        /**
         * The file in the artifact of this name that the newest attempt of a run left.
         *
         * @returns or why there is no such file, as a sentence
         */
        async readReport(run, name) {
            const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
            const { json } = await call(route, { run_id: run.id, name, per_page: MOST_LISTED });
            const left = wholeList(json, 'artifacts').filter((artifact) => isOf(artifact, run, name));
            const [artifact, other] = left;
            const which = `The workflow run ${run.id} left ${left.length} artifacts called ${name}`;
            if (artifact === undefined || other !== undefined) {
                return { problem: `${which} in its newest attempt, and must have left one.` };
            }
            const zip = await download(source, (0,host_error/* readId */.wh)(artifact, service), ports);
            const digest = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(zip).digest('hex')}`;
            const file = ((0,shapes/* textAt */.$6)(artifact, 'digest') ?? digest) === digest
                ? readSingleFile(zip, MOST_BYTES)
                : { problem: 'is not what was uploaded' };
            return 'bytes' in file
                ? file
                : { problem: `The artifact ${name} of the workflow run ${run.id} ${file.problem}.` };
        },
    };
}
function toWorkflowRun(run, service) {
    const startedMs = Date.parse((0,shapes/* textAt */.$6)(run, 'run_started_at') ?? '');
    const attempt = (0,shapes/* readPositiveNumber */.dR)((0,shapes/* valueAt */.fK)(run, 'run_attempt'));
    const texts = {
        // Where a ruleset requires the workflow, its branch is behind an @.
        path: (0,shapes/* textAt */.$6)(run, 'path')?.replace(/@.*$/s, ''),
        event: (0,shapes/* textAt */.$6)(run, 'event'),
        status: (0,shapes/* textAt */.$6)(run, 'status'),
        headSha: (0,shapes/* textAt */.$6)(run, 'head_sha'),
    };
    const { path, event, status, headSha } = texts;
    const isKnown = attempt !== undefined && !Number.isNaN(startedMs);
    if (!isKnown || path === undefined || event === undefined || status === undefined)
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    return {
        id: (0,host_error/* readId */.wh)(run, service),
        attempt,
        path,
        event,
        status,
        headSha: headSha ?? '',
        // That of a fork may be gone.
        headBranch: (0,shapes/* textAt */.$6)(run, 'head_branch') ?? '',
        headRepository: (0,shapes/* textAt */.$6)(run, 'head_repository', 'full_name') ?? '',
        startedMs,
    };
}
/** Whether the run itself left this artifact, in its newest attempt. */
function isOf(artifact, run, name) {
    const of = (0,shapes/* valueAt */.fK)(artifact, 'workflow_run');
    const repository = (0,shapes/* readPositiveNumber */.dR)((0,shapes/* valueAt */.fK)(of, 'repository_id'));
    return ((0,shapes/* textAt */.$6)(artifact, 'name') === name &&
        (0,shapes/* valueAt */.fK)(artifact, 'expired') === false &&
        Date.parse((0,shapes/* textAt */.$6)(artifact, 'created_at') ?? '') >= run.startedMs &&
        (0,shapes/* valueAt */.fK)(of, 'id') === run.id &&
        (0,shapes/* textAt */.$6)(of, 'head_sha') === run.headSha &&
        repository !== undefined &&
        repository === (0,shapes/* valueAt */.fK)(of, 'head_repository_id'));
}
/** GitHub answers with an address of its storage, which whoever has it may read: it gets no token, and no message has it. */
async function download({ call, service, access: { apiUrl } }, artifact_id, { send, signal }) {
    const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
    const asked = { artifact_id, archive_format: 'zip' };
    const { status, headers } = await call(route, asked, { accept: [302] });
    const { location = '' } = headers;
    const url = URL.canParse(location) ? new URL(location) : undefined;
    const isSafe = url?.protocol === 'https:' || url?.protocol === new URL(apiUrl).protocol;
    if (status !== 302 || url === undefined || !isSafe || url.username + url.password !== '') {
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    }
    const where = `The storage of ${service} (${url.hostname})`;
    const request = { method: 'GET', url, headers: {}, maxBytes: MOST_BYTES, signal };
    try {
        const answer = await send({ ...request, timeoutMs: DOWNLOAD_MS });
        if (answer.status === 200)
            return Buffer.from(answer.body);
        throw new host_error/* HostError */.dh('unreachable', `${where} answered ${answer.status}. Comment again.`);
    }
    catch (error) {
        if (!(error instanceof ports/* TransportError */.w))
            throw error;
        throw new host_error/* HostError */.dh('unreachable', `${where} could not be read (${error.failure}).`);
    }
}
//# sourceMappingURL=artifacts.js.map
// EXTERNAL MODULE: ./build/src/hosts/github/event.js
var github_event = __webpack_require__(7189);
// EXTERNAL MODULE: ./build/src/hosts/pages.js
var pages = __webpack_require__(6485);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var github_server = __webpack_require__(1554);
// EXTERNAL MODULE: ./build/src/model/errors.js
var model_errors = __webpack_require__(4132);
;// CONCATENATED MODULE: ./build/src/hosts/github/snapshot.js
/**
 * Reads from GitHub: a snapshot of a pull request (its head, its comments, the files that it changes), and files of a branch or
 * a commit, as a part of the same query or by REST.
 */







/** The most files of a pull request that GitHub lists. */
const MOST_FILES = 3_000;
const snapshotQuery = ({ files, tree }, blobs) => `query($owner: String!, $name: String!, $number: Int!, $after: String${tree ? ', $tree: String!' : ''}${blobs.declared}) {
  repository(owner: $owner, name: $name) {${tree ? `\n    ${TREE_QUERY}` : ''}${blobs.query}
    pullRequest(number: $number) {
      headRefOid
      comments(first: 100, after: $after) {
        nodes { fullDatabaseId body url viewerDidAuthor editor { login } author { __typename login } }
        pageInfo { hasNextPage endCursor }
      }${files ? ' changedFiles files(first: 100) { nodes { path changeType } pageInfo { hasNextPage } }' : ''}
    }
  }
}`;
/**
 * Reads it by GraphQL, with one request per hundred comments that also says who wrote each; by REST if
 * GraphQL is refused or repeats its pages, as on some servers and with some tokens.
 */
function createSnapshot(source, files) {
    const authorTest = createAuthorTest(source);
    let skipsGraphql = false;
    return async (number, options = {}) => {
        const { tree } = options;
        if (!skipsGraphql) {
            try {
                return await snapshotByGraphql(source, number, options);
            }
            catch (error) {
                if (!(error instanceof host_error/* HostError */.dh))
                    throw error;
                const { kind, facts } = error;
                const isUnanswered = kind === 'unreachable' && facts.status === undefined;
                if (isUnanswered || ['aborted', 'bad-token', 'rate-limited'].includes(kind))
                    throw error;
                // A token that may not read files may still read the comments in one request.
                skipsGraphql = tree === undefined;
            }
        }
        const entries = tree === undefined ? undefined : await files.listDirectory(tree);
        const comments = await listComments(source, number, await authorTest());
        return { ...(await snapshotByRest(source, number, options, comments)), tree: entries };
    };
}
/** Reads the comments page by page, and everything else together with the first page. */
async function snapshotByGraphql(source, number, { files = false, tree, blobs: blobNames = [] }) {
    const { graphql, access, clock, service } = source;
    const { owner, name } = access;
    let firstPull;
    let entries;
    let blobs;
    const { items, whole } = await (0,pages/* readPages */.n4)(async (after) => {
        const isFirst = after === undefined;
        const treeToRead = isFirst ? tree : undefined;
        const blobsQuery = filesQuery(isFirst ? blobNames : [], 'oid');
        const queryParts = { files: files && isFirst, tree: treeToRead !== undefined };
        const variables = { owner, name, number, after: after ?? null, tree: treeToRead };
        const query = snapshotQuery(queryParts, blobsQuery);
        const json = await graphql(query, { ...variables, ...blobsQuery.variables });
        // GraphQL answers 200 and says in the body what is wrong.
        const errors = (0,shapes/* valueAt */.fK)(json, 'errors');
        const failed = errors !== undefined && !(0,parse/* listOf */.c3)(errors).every(blobsQuery.isAbout);
        const repository = (0,parse/* fieldsOf */.Pf)((0,shapes/* valueAt */.fK)(json, 'data', 'repository'));
        const { pullRequest: pull, object } = repository;
        if (failed || !pull) {
            throw new host_error/* HostError */.dh('not-found', `GitHub shows no pull request ${number} by GraphQL.`, {
                helpCode: model_errors/* CODES */.Lp.unreadableAnswer,
            });
        }
        if (isFirst) {
            firstPull = pull;
            blobs = blobsQuery.read(repository).map(({ oid }) => (0,shapes/* readNonEmptyText */.gc)(oid));
            entries = toEntries(object);
        }
        const { hasNextPage, endCursor } = (0,parse/* fieldsOf */.Pf)((0,shapes/* valueAt */.fK)(pull, 'comments', 'pageInfo'));
        const nodes = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(pull, 'comments', 'nodes'));
        const items = nodes.map((node) => commentOf(node, service));
        return { items, next: hasNextPage ? ((0,shapes/* readNonEmptyText */.gc)(endCursor) ?? '') : undefined };
    }, clock);
    const headSha = (0,shapes/* textAt */.$6)(firstPull, 'headRefOid');
    if (headSha === undefined)
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    if (!whole) {
        throw new host_error/* HostError */.dh('invalid', 'The comments could not be read to their end.', {
            helpCode: model_errors/* CODES */.Lp.tooManyComments,
        });
    }
    const paths = files ? await readChangedFiles(source, number, headSha, firstPull) : undefined;
    return { headSha, whole, comments: withMarker(items), files: paths, tree: entries, blobs };
}
function commentOf(node, service) {
    const { fullDatabaseId, body, url, viewerDidAuthor, author, editor } = (0,parse/* fieldsOf */.Pf)(node);
    const id = Number(fullDatabaseId);
    const login = (0,shapes/* textAt */.$6)(author, 'login');
    if (!Number.isSafeInteger(id) || typeof body !== 'string')
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    // In the form of REST, because a user may have the same name as an app.
    const name = login && (0,shapes/* valueAt */.fK)(author, '__typename') === 'Bot' ? `${login}[bot]` : login;
    const isOwn = viewerDidAuthor === true;
    const isOwnText = editor === null || (login !== undefined && (0,shapes/* valueAt */.fK)(editor, 'login') === login);
    return { id, body, url: String(url), isOwn, author: name, isOwnText };
}
const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
/** Without a known user of the token, no comment is known to be its own. */
function toComment(comment, service) {
    const author = (0,shapes/* textAt */.$6)(comment, 'user', 'login');
    const url = String((0,shapes/* valueAt */.fK)(comment, 'html_url'));
    const body = (0,shapes/* textAt */.$6)(comment, 'body') ?? '';
    return { id: (0,host_error/* readId */.wh)(comment, service), body, url, author };
}
/** Comments without a marker are not needed here, and may be many and long. */
function withMarker(comments) {
    return comments.filter(({ body }) => (0,own_comments/* hasMarker */.xY)(body, own_comments/* ANY_MARKER */.G2));
}
/** The kinds of changes that leave a file its name, so that the list has all names of it. */
const WITH_ONE_NAME = ['ADDED', 'CHANGED', 'COPIED', 'DELETED', 'MODIFIED'];
/** All names of the changed files; undefined if the list is not whole, or not that of this head. */
async function readChangedFiles(source, number, head, pull) {
    const count = Number((0,shapes/* valueAt */.fK)(pull, 'changedFiles') ?? Number.NaN);
    if (count > MOST_FILES)
        return undefined;
    const nodes = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(pull, 'files', 'nodes')).map(parse/* fieldsOf */.Pf);
    const notRenamed = nodes.flatMap(({ path, changeType }) => typeof path === 'string' && WITH_ONE_NAME.includes(String(changeType)) ? [path] : []);
    const isLastPage = (0,shapes/* valueAt */.fK)(pull, 'files', 'pageInfo', 'hasNextPage') === false;
    if (isLastPage && nodes.length === count && notRenamed.length === count)
        return notRenamed;
    // Only REST says what the name of a file was before.
    const listed = await listFiles(source, number);
    const { headSha, changed } = await readHead(source, number);
    return headSha === head ? completeList(listed, changed) : undefined;
}
/** The changed files, each with its name and the one before, which is the same unless it was renamed. */
function listFiles({ list, service }, pull_number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
    return list(route, { pull_number, per_page: 100 }, (item) => {
        const id = (0,shapes/* valueAt */.fK)(item, 'filename');
        if (typeof id !== 'string')
            throw (0,host_error/* unreadableAnswer */.Cw)(service);
        return { id, names: [id, (0,shapes/* textAt */.$6)(item, 'previous_filename') ?? id] };
    });
}
/** The changed paths, with both names of a moved file; undefined unless their number is the one that the host states. */
function completeList({ items, whole }, count) {
    if (!whole || items.length !== count)
        return undefined;
    return [...new Set(items.flatMap(({ names }) => names))];
}
async function readHead({ call, service }, pull_number) {
    const pull = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number });
    const headSha = (0,shapes/* valueAt */.fK)(pull.json, 'head', 'sha');
    if (typeof headSha !== 'string')
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    return { headSha, changed: (0,shapes/* valueAt */.fK)(pull.json, 'changed_files') };
}
async function snapshotByRest(source, issue_number, { files = false }, { items, whole }) {
    const listed = files ? await listFiles(source, issue_number) : undefined;
    // The head is read last, so that the lists belong to this commit or to an earlier one.
    const { headSha, changed } = await readHead(source, issue_number);
    const paths = listed && completeList(listed, changed);
    return { headSha, whole, comments: items, files: paths };
}
async function listComments({ list, service }, issue_number, isOwnComment) {
    const { items, whole } = await list(COMMENTS, { issue_number, per_page: 100 }, (item) => ({
        ...toComment(item, service),
        isOwn: isOwnComment(item),
    }));
    return { items: withMarker(items), whole };
}
/** Finds our own comments: by the token's user, or by the kind of author if the token is an app's. */
function createAuthorTest({ call, access }) {
    let cached;
    const whoAmI = async () => {
        if (access.token.startsWith('ghs_'))
            return undefined;
        // On GitHub, an app's token may not ask this. On other servers a refusal is a failure, so that
        // another user's comment is never taken for ours.
        const accept = access.server.name === 'github' ? [403, 404] : [];
        const user = await call('GET /user', {}, { accept });
        return user.status < 300 ? (0,shapes/* textAt */.$6)(user.json, 'login') : undefined;
    };
    return async () => {
        const { me } = (cached ??= { me: await whoAmI() });
        return (comment) => {
            const login = (0,shapes/* valueAt */.fK)(comment, 'user', 'login');
            if (me !== undefined)
                return login === me;
            const byApp = Boolean((0,shapes/* valueAt */.fK)(comment, 'performed_via_github_app'));
            const isBot = (0,shapes/* valueAt */.fK)(comment, 'user', 'type') === 'Bot';
            return isBot && (login === 'github-actions[bot]' || byApp);
        };
    };
}
/** Part of a query on a repository, with the variable `$tree`. */
const TREE_QUERY = 'object(expression: $tree) { ... on Tree { entries { name mode object { ... on Blob { text isTruncated } } } } }';
const MODE_OF_LINK = 0o120000;
/** The most entries of a directory that GitHub lists by REST. */
const snapshot_MOST_LISTED = 1_000;
/** Reads the answer to `TREE_QUERY`; undefined if the directory does not exist. */
function toEntries(answer) {
    const entries = (0,shapes/* valueAt */.fK)(answer, 'entries');
    if (!Array.isArray(entries))
        return undefined;
    return entries.map((entry) => {
        const { name, mode } = (0,parse/* fieldsOf */.Pf)(entry);
        const { text, isTruncated } = (0,parse/* fieldsOf */.Pf)((0,parse/* fieldsOf */.Pf)(entry)['object']);
        const whole = mode !== MODE_OF_LINK && isTruncated === false && typeof text === 'string';
        const isNoFile = ![0o100644, 0o100755].includes(Number(mode));
        return { name: String(name), isNoFile, text: whole ? text : undefined };
    });
}
/** The part of a query that reads these files, with the variables `$f0`, `$f1`, …. */
function filesQuery(expressions, fields) {
    const names = expressions.map((_, index) => `f${index}`);
    return {
        declared: names.map((name) => `, $${name}: String!`).join(''),
        query: names
            .map((name) => `\n    ${name}: object(expression: $${name}) { ... on Blob { ${fields} } }`)
            .join(''),
        variables: Object.fromEntries(names.map((name, index) => [name, expressions[index]])),
        /** The fields of each file, in their order. */
        read: (answer) => names.map((name) => (0,parse/* fieldsOf */.Pf)((0,shapes/* valueAt */.fK)(answer, name))),
        /**
         * Whether an error of the answer is about one of these files: its path is `repository` and the name of the file. Where the
         * token may not see a file, the other files are in the answer all the same.
         */
        isAbout: (error) => names.includes(String((0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(error, 'path'))[1])),
    };
}
function createFileApi(source) {
    const { call, service, access: { server }, } = source;
    const commits = new Map();
    return {
        /** The entries of a directory, as in `HEAD:infra` or `refs/heads/main:`; undefined if there is no such directory. */
        async listDirectory(expression) {
            const listed = await contents(expression);
            if (!Array.isArray(listed))
                return undefined;
            if (server === github_server/* GITHUB */.U0 && listed.length >= snapshot_MOST_LISTED) {
                const what = `${service} lists ${snapshot_MOST_LISTED} entries of a directory, and there may be more`;
                throw new host_error/* HostError */.dh('invalid', `${what}: move some to another directory.`);
            }
            return listed.map((entry) => ({
                name: String((0,shapes/* valueAt */.fK)(entry, 'name')),
                isNoFile: (0,shapes/* valueAt */.fK)(entry, 'type') !== 'file',
            }));
        },
        /** The text of a file. A link is followed if it stays in the repository. */
        async readFile(expression) {
            const { content, size, sha } = (0,parse/* fieldsOf */.Pf)(await contents(expression));
            if (typeof content !== 'string')
                return undefined;
            const isWhole = content !== '' || size === 0;
            const text = isWhole ? content : await contentOfBlob(String(sha));
            return Buffer.from(text, 'base64').toString('utf8');
        },
        /** A link that leads to a file is answered as that file. */
        async obstacleAt(expression) {
            const type = (0,shapes/* valueAt */.fK)(await contents(expression), 'type');
            if (type === 'symlink')
                return 'link';
            return type === 'submodule' ? type : undefined;
        },
        /**
         * The texts of files of a commit, by one query; empty on a server that is not GitHub. A text is undefined if the file
         * is missing, hidden from the token, too large or binary.
         */
        textsAt: (commit, paths) => textsAt(source, commit, paths),
    };
    /** In base64. GitHub leaves the content of a file of more than a megabyte out of the answer that names the blob. */
    async function contentOfBlob(file_sha) {
        const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
        const content = (0,shapes/* textAt */.$6)((await call(route, { file_sha })).json, 'content');
        if (content === undefined)
            throw (0,host_error/* unreadableAnswer */.Cw)(service);
        return content;
    }
    async function contents(expression) {
        const colon = expression.indexOf(':');
        const ref = expression.slice(0, colon);
        const path = expression.slice(colon + 1);
        const at = server === github_server/* GITHUB */.U0 ? ref : await commitOf(ref);
        if (at === undefined)
            return undefined;
        // Without `ref` the server reads the default branch.
        const where = at === 'HEAD' ? { path } : { path, ref: at };
        const route = 'GET /repos/{owner}/{repo}/contents/{path}';
        return jsonIfFound(await call(route, where, { accept: [404] }));
    }
    /** The commit of a branch. Gitea does not accept `refs/heads/main`; for `main`, older versions take a tag of that name. */
    async function commitOf(ref) {
        if (ref === 'HEAD' || commits.has(ref))
            return ref === 'HEAD' ? ref : commits.get(ref);
        const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
        const branch = ref.replace(/^refs\/heads\//, '');
        const json = jsonIfFound(await call(route, { branch }, { accept: [404] }));
        // Gitea's `id` of a commit is its hash.
        commits.set(ref, (0,shapes/* toCommitId */.Si)((0,shapes/* valueAt */.fK)(json, 'commit', 'id')));
        return commits.get(ref);
    }
}
function jsonIfFound({ status, json }) {
    return status === 404 ? undefined : json;
}
async function textsAt({ graphql, access: { owner, name, server } }, commit, paths) {
    if (server !== github_server/* GITHUB */.U0)
        return [];
    const part = filesQuery(paths.map((path) => `${commit}:${path}`), 'text isTruncated');
    const query = `query($owner: String!, $name: String!${part.declared}) {
  repository(owner: $owner, name: $name) {${part.query}
  }
}`;
    const json = await graphql(query, { owner, name, ...part.variables });
    return part
        .read((0,shapes/* valueAt */.fK)(json, 'data', 'repository'))
        .map(({ text, isTruncated }) => (isTruncated === false ? (0,shapes/* readNonEmptyText */.gc)(text) : undefined));
}
//# sourceMappingURL=snapshot.js.map
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
;// CONCATENATED MODULE: ./build/src/hosts/github/gitea-rights.js
/**
 * Whether somebody may write in a repository of Gitea or Forgejo by a team. There, a team has a right for each part of a
 * repository (`units_map`), and the answer about a person's permission leaves these rights out: it says `read` or `none` of
 * somebody who pushes and merges by a team whose `repo.code` is `write`.
 */





const SCOPE = 'Pass the token of a member of the organization who administers the repository, with the scopes read:repository, read:user and read:organization, as `github-token` (`GITHUB_TOKEN` for the command line).';
/**
 * Asked about a person whose own permission is not enough.
 *
 * @throws HostError if a team may write, and the token may not see who is in it
 */
async function mayWriteByTeam(source, username) {
    if (await isOwnToken(source, username)) {
        // Of the token's own person, the repository itself says what it may.
        const { json } = await source.call('GET /repos/{owner}/{repo}', {});
        if ((0,shapes/* valueAt */.fK)(json, 'permissions', 'push') === true)
            return true;
    }
    const unread = [];
    for (const { id, name } of await writingTeams(source)) {
        const membership = await readMembership(source, id, username);
        if (membership === 'member')
            return true;
        if (membership === 'unknown')
            unread.push((0,quote/* quote */.hD)(name));
    }
    if (unread.length === 0)
        return false;
    const teams = `${unread.length === 1 ? 'the team' : 'the teams'} ${unread.join(', ')}`;
    const text = `${source.service} does not show this token who is in ${teams}, which may write here. ${SCOPE}`;
    throw new host_error/* HostError */.dh('permission', text);
}
async function isOwnToken({ call }, username) {
    // A token without the scope read:user cannot ask whose it is.
    const answer = await call('GET /user', {}, { accept: [401, 403, 404] });
    const login = (0,shapes/* textAt */.$6)(answer.json, 'login');
    return answer.status === 200 && login?.toLowerCase() === username.toLowerCase();
}
/** The teams of the organization that may write the code of this repository; none in a person's repository. */
async function writingTeams({ call, service }) {
    // The list has no pages. In a repository of a person there is none: 405.
    const rules = { accept: [405], refusedRemedy: SCOPE };
    const { json, status } = await call('GET /repos/{owner}/{repo}/teams', {}, rules);
    if (status === 405)
        return [];
    if (!Array.isArray(json))
        throw new host_error/* HostError */.dh('invalid', `${service} listed no teams.`);
    return json
        .filter((team) => (0,github_server/* mayWrite */.J)((0,parse/* fieldsOf */.Pf)((0,shapes/* valueAt */.fK)(team, 'units_map'))['repo.code']))
        .map((team) => ({ id: (0,host_error/* readId */.wh)(team, service), name: (0,shapes/* textAt */.$6)(team, 'name') ?? '' }));
}
async function readMembership({ call }, team_id, username) {
    const of = 'GET /teams/{team_id}/members/{username}';
    const accept = [401, 403, 404];
    const { status } = await call(of, { team_id, username }, { accept });
    if (status === 200)
        return 'member';
    // 404 says as well that the team must not be seen. Whoever may list its members sees it.
    const listed = await call('GET /teams/{team_id}/members', { team_id, per_page: 1 }, { accept });
    return listed.status === 200 ? 'none' : 'unknown';
}
//# sourceMappingURL=gitea-rights.js.map
// EXTERNAL MODULE: ./build/src/hosts/ask.js
var hosts_ask = __webpack_require__(8536);
;// CONCATENATED MODULE: ./build/src/hosts/github/requests.js






/** GitHub's API, or that of a server which speaks it, for one repository. */
function createRequests({ owner, name: repo }, carrier) {
    const inRepository = (route, parameters) => route.includes('/repos/{owner}/{repo}') ? { ...parameters, owner, repo } : parameters;
    return {
        ...carrier,
        call: (route, parameters, rules) => carrier.call(route, inRepository(route, parameters), rules),
        list: (route, parameters, read) => carrier.list(route, inRepository(route, parameters), read),
    };
}
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Parameters of lists: the largest page, and an order that does not change during the reading. */
const OWN_WORDS = { per_page: 'limit=50', sort: 'sort=recentupdate' };
/** Parameters of a path that keep their slashes. */
const PATHS = ['path', 'branch'];
function createGiteaRequests(access, ports) {
    const { apiUrl, token, server } = access;
    const headers = {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'user-agent': 'plangate',
    };
    const { service, refusedRemedy } = server;
    const baseUrl = (0,without_trailing/* withoutTrailing */.h)(apiUrl, '/');
    const ask = (0,hosts_ask/* createAsk */.cY)({
        ...ports,
        baseUrl,
        headers,
        service,
        refusedRemedy,
        unreachableRemedy: github_server/* UNREACHABLE */.Dr,
    });
    return createRequests(access, {
        service,
        clock: ports.clock,
        async call(route, parameters, rules) {
            const { method, path, query, body } = toRequest(route, parameters);
            return ask(method, `${path}${query}`, body, rules);
        },
        list(route, parameters, read) {
            const { path, query } = toRequest(route, parameters);
            return (0,pages/* readList */.LD)(ask, `${path}${query}`, read);
        },
        async graphql() {
            throw new host_error/* HostError */.dh('invalid', `${service} has no GraphQL.`);
        },
    });
}
/** Puts the parameters of a route into its path; the others become the query or the body. */
function toRequest(route, parameters) {
    const [verb, template = ''] = route.split(' ', 2);
    const method = METHODS.find((known) => known === verb) ?? 'GET';
    const rest = { ...(0,parse/* fieldsOf */.Pf)(parameters) };
    const path = template.replace(/\{(\w+)\}/g, (_, name) => {
        const value = String(rest[name]);
        delete rest[name];
        const parts = PATHS.includes(name) ? value.split('/') : [value];
        return parts.map(encodeURIComponent).join('/');
    });
    const words = Object.entries(rest).map(([name, value]) => OWN_WORDS[name] ?? `${name}=${encodeURIComponent(String(value))}`);
    const hasNoBody = method === 'GET' || method === 'DELETE';
    const query = hasNoBody && words.length > 0 ? `?${words.join('&')}` : '';
    return { method, path, query, body: hasNoBody || words.length === 0 ? undefined : rest };
}
//# sourceMappingURL=requests.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/octokit.js
/**
 * Requests to GitHub and GitHub Enterprise Server. GitHub's own toolkit makes the address, the headers and the body of
 * each; no other file uses it. It is sent, repeated and read like one to any other host, so that all have the same
 * deadline, proxy and rule for repeating.
 */






/** Loads the toolkit with the first request. */
function createOctokitRequests(access, ports) {
    const { service } = access.server;
    const send = (0,hosts_ask/* createHostSend */.dy)({ ...ports, service, unreachableRemedy: github_server/* UNREACHABLE */.Dr });
    let opened;
    /** @param query replaces the one that the toolkit makes */
    async function ask(route, parameters, rules, query) {
        const base = baseOf(access);
        const toRequest = await (opened ??= openToolkit(base, access.token));
        const authorization = `token ${access.token}`;
        const given = { ...parameters, headers: { ...HEADERS, authorization } };
        const { method, url: address, headers, body } = toRequest(route, given);
        const url = belowBase(address, base, service);
        if (query !== undefined)
            url.search = query;
        // The toolkit's own JSON loses characters of a text like `"0n`.
        const request = { method, url, headers, body: JSON.stringify(body) };
        return { ...(await send(request, rules)), query: url.search };
    }
    return createRequests(access, {
        service,
        clock: ports.clock,
        call: (route, parameters, rules) => ask(route, parameters, rules),
        list: (route, parameters, read) => (0,pages/* readPages */.n4)(async (query) => {
            const answer = await ask(route, parameters, undefined, query);
            const { json } = answer;
            if (!Array.isArray(json))
                throw (0,host_error/* unreadableAnswer */.Cw)(service);
            return { items: json.map(read), next: (0,pages/* nextOf */.Xh)(answer, answer.query, json.length) };
        }, ports.clock),
        async graphql(query, variables) {
            const parameters = { query, variables, baseUrl: graphqlBase(baseOf(access)) };
            return (await ask('POST /graphql', parameters, { sendOnce: false })).json;
        },
    });
}
/** Without a version, answers change when GitHub retires the one that it takes by default. */
const HEADERS = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
};
function baseOf({ apiUrl, server }) {
    if (URL.canParse(apiUrl))
        return new URL((0,without_trailing/* withoutTrailing */.h)(apiUrl, '/'));
    const what = `${server.service} cannot be asked: GITHUB_API_URL is no address`;
    throw new host_error/* HostError */.dh('invalid', `${what}. Set it to one like https://api.github.com.`);
}
/** GitHub Enterprise Server has its GraphQL beside `/api/v3`. */
function graphqlBase(base) {
    return base.href.replace(/\/$/, '').replace(/\/api\/v3$/, '/api');
}
async function openToolkit(base, token) {
    const { getOctokit } = await __webpack_require__.e(/* import() */ 157).then(__webpack_require__.bind(__webpack_require__, 157)).catch((cause) => {
        // The toolkit reads these variables when it is loaded.
        const what = 'The client of GitHub does not start with GITHUB_API_URL, HTTPS_PROXY or';
        throw new host_error/* HostError */.dh('invalid', `${what} HTTP_PROXY as they are. Check their form.`, {}, cause);
    });
    const options = { baseUrl: base.href.replace(/\/$/, ''), userAgent: 'plangate' };
    return getOctokit(token, options).request.endpoint;
}
/** Refuses a request if a parameter leads to another host, or out of the API. */
function belowBase(address, base, service) {
    const path = base.pathname.replace(/\/$/, '');
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isGraphql = address === `${graphqlBase(base)}/graphql`;
    const below = isGraphql || url?.pathname.startsWith(`${path}/`) === true;
    if (url?.origin === base.origin && below && url.href === address)
        return url;
    const what = 'A request was not sent: its address is not below';
    throw new host_error/* HostError */.dh('invalid', `${service}: ${what} ${base.origin}${path}.`);
}
//# sourceMappingURL=octokit.js.map
// EXTERNAL MODULE: ./build/src/hosts/github/teams.js
var teams = __webpack_require__(859);
;// CONCATENATED MODULE: ./build/src/hosts/github/calls.js















function createGitHubApi(access, ports) {
    const { server } = access;
    const isGitHub = server === github_server/* GITHUB */.U0;
    const create = isGitHub ? createOctokitRequests : createGiteaRequests;
    const source = { ...create(access, ports), access };
    const files = createFileApi(source);
    const requestReview = async (pull_number, people, teams) => {
        const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
        await source.call(route, { pull_number, reviewers: people, team_reviewers: teams });
    };
    return {
        server,
        neutralise: isGitHub ? undefined : own_comments/* neutraliseNote */.Fn,
        ...files,
        snapshot: createSnapshot(source, files),
        ...commentCalls(source),
        ...checkCalls(source),
        ...compareCalls(source),
        ...ruleCalls(source),
        ...pullCalls(source),
        async permissionOf(login) {
            const permission = (0,shapes/* textAt */.$6)(await readPermission(source, login), 'permission');
            if (permission === undefined)
                throw (0,host_error/* unreadableAnswer */.Cw)(source.service);
            if (isGitHub || (0,github_server/* mayWrite */.J)(permission))
                return permission;
            return (await mayWriteByTeam(source, login)) ? 'write' : permission;
        },
        artifacts: isGitHub ? artifactCalls(source, ports) : undefined,
        commands: isGitHub ? commandCalls(source) : undefined,
        requestReview: isGitHub ? requestReview : undefined,
        listTeams: isGitHub ? (login) => (0,teams/* listTeams */.d)(source, login) : undefined,
    };
}
function commentCalls({ call, service }) {
    const comments = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
    return {
        async createComment(issue_number, body) {
            const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
            return toComment((await call(route, { issue_number, body })).json, service);
        },
        updateComment: async (comment_id, body) => void (await call(`PATCH ${comments}`, { comment_id, body })),
        deleteComment: async (comment_id) => void (await call(`DELETE ${comments}`, { comment_id }, { accept: [404, 410] })),
    };
}
function checkCalls({ call, service }) {
    return {
        /** Adds annotations to a check run, and changes neither its status nor its conclusion. */
        async updateCheckRun(check_run_id, output) {
            // GitHub shows annotations twice that were sent twice, so the request is not repeated.
            const sendOnce = output.annotations.length > 0;
            const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
            await call(route, { check_run_id, output }, { sendOnce });
            return check_run_id;
        },
        async createCheckRun(checkRun) {
            const { headSha: head_sha, ...rest } = checkRun;
            const check = { ...rest, head_sha, status: 'completed' };
            return (0,host_error/* readId */.wh)((await call('POST /repos/{owner}/{repo}/check-runs', check)).json, service);
        },
    };
}
/** The checks that the rules of the default branch require. Those of an older branch protection are not in them. */
function ruleCalls({ call }) {
    return {
        async requiredChecks() {
            const { json } = await call('GET /repos/{owner}/{repo}', {});
            const branch = (0,shapes/* textAt */.$6)(json, 'default_branch') ?? 'main';
            const route = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
            const rules = await call(route, { branch, per_page: 100 });
            const checks = (0,parse/* listOf */.c3)(rules.json).flatMap((rule) => (0,shapes/* valueAt */.fK)(rule, 'type') === 'required_status_checks'
                ? (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(rule, 'parameters', 'required_status_checks'))
                : []);
            return { branch, names: checks.flatMap((check) => (0,shapes/* textAt */.$6)(check, 'context') ?? []) };
        },
    };
}
/** How many files a comparison lists at most. */
const MOST_COMPARED = 300;
function compareCalls({ call }) {
    return {
        /**
         * The paths that differ between two commits, with both names of a moved file; undefined unless the list is certainly
         * whole and `base` is an ancestor of `head`. https://docs.github.com/en/rest/commits/commits#compare-two-commits lists
         * 300 files at most, and says nowhere how many there are.
         */
        async changedBetween(base, head) {
            const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
            const { json } = await call(route, { basehead: `${base}...${head}` });
            if ((0,shapes/* valueAt */.fK)(json, 'merge_base_commit', 'sha') !== base)
                return undefined;
            const files = (0,shapes/* valueAt */.fK)(json, 'files');
            if (!Array.isArray(files) || files.length >= MOST_COMPARED)
                return undefined;
            const names = files.map((file) => [
                (0,shapes/* textAt */.$6)(file, 'filename'),
                // A file that was renamed has another name before; all others leave this out.
                (0,shapes/* textAt */.$6)(file, 'previous_filename') ?? (0,shapes/* textAt */.$6)(file, 'filename'),
            ]);
            const paths = names.flat().filter((name) => name !== undefined);
            return paths.length === 2 * names.length ? [...new Set(paths)] : undefined;
        },
    };
}
function pullCalls({ call, list, service, access: { server, owner, name } }) {
    const isGitHub = server === github_server/* GITHUB */.U0;
    const here = `${owner}/${name}`;
    const read = (item) => {
        const facts = toFacts(item, service);
        return { ...facts, id: `${facts.target}#${facts.number}` };
    };
    const mustBeWhole = ({ items, whole, }) => {
        if (whole)
            return items;
        const what = `${service} lists more pull requests here than can be read.`;
        throw new host_error/* HostError */.dh('invalid', what, { helpCode: model_errors/* CODES */.Lp.tooManyComments });
    };
    const pulls = 'GET /repos/{owner}/{repo}/pulls';
    const listed = async (state) => mustBeWhole(await list(pulls, { state, sort: 'updated', per_page: 100 }, read));
    const pullsOf = async (commit_sha) => {
        const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
        const pullsOfCommit = mustBeWhole(await list(route, { commit_sha, per_page: 100 }, read));
        // In a fork, those that go to the original repository are listed, too.
        return pullsOfCommit.filter(({ target }) => (0,change_origin/* compareOwners */.EB)(target, here) !== 'foreign');
    };
    const pullRequest = async (pull_number) => toFacts((await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number })).json, service);
    return {
        pullRequest,
        /** The pull request with this number, the open ones with this head commit, or those from this branch. */
        async pullRequests(query) {
            if (query.by === 'number')
                return [await pullRequest(query.number)];
            if (query.by === 'branch') {
                if (!isGitHub)
                    return listed('open');
                return mustBeWhole(await list(pulls, { head: query.label, state: 'open', per_page: 100 }, read));
            }
            // Gitea finds the pull request of a commit only after it was merged.
            const candidates = await (isGitHub ? pullsOf(query.sha) : listed('open'));
            return candidates.filter(({ isOpen, headSha }) => isOpen && headSha === query.sha);
        },
        /** The pull requests that were merged as this commit. */
        async pullRequestsMergedAs(commit) {
            const candidates = await (isGitHub ? pullsOf(commit) : listed('closed'));
            return candidates.filter(({ mergedAs }) => mergedAs === commit);
        },
    };
}
function toFacts(json, service) {
    const pull = (0,github_event/* toPullRequest */.c$)(json);
    if (pull === undefined)
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    const merged = typeof (0,shapes/* valueAt */.fK)(json, 'merged_at') === 'string';
    return {
        ...pull,
        isOpen: (0,shapes/* valueAt */.fK)(json, 'state') === 'open',
        mergedAs: merged ? (0,shapes/* toCommitId */.Si)((0,shapes/* valueAt */.fK)(json, 'merge_commit_sha')) : undefined,
        branch: (0,shapes/* textAt */.$6)(json, 'head', 'ref'),
        author: (0,shapes/* textAt */.$6)(json, 'user', 'login'),
        target: (0,shapes/* textAt */.$6)(json, 'base', 'repo', 'full_name'),
    };
}
/** Makes the requests to GitHub. It sends nothing by itself. */
function connectGitHub({ githubToken, checksToken, server = github_server/* GITHUB */.U0, ...where }, ports) {
    const apiWith = (token) => token ? createGitHubApi({ ...where, server, token }, ports) : undefined;
    const comments = apiWith(githubToken);
    return { comments, checks: checksToken === githubToken ? comments : apiWith(checksToken) };
}
/**
 * One sentence for people: what was not done, why, and what to change.
 * @param needs the permission as it is written in a workflow: `pull-requests: write`.
 */
function explainProblem(what, needs, problem, fork = false) {
    const failure = `${what}: ${problem.message}`;
    const withoutRemedy = { text: failure, code: problem.helpCode };
    const { acceptedPermissions, isAboutToken = false } = problem.facts;
    if (!isAboutToken)
        return withoutRemedy;
    switch (problem.kind) {
        case 'permission': {
            const server = acceptedPermissions === undefined ? '' : `, the server says: ${acceptedPermissions}`;
            const why = fork
                ? 'Pull requests from forks get a token that may only read; the summary of the job has the whole report.'
                : `Give the job \`permissions: ${needs}\`.`;
            const text = `${failure} The token needs \`${needs}\`${server}. ${why}`;
            return { text, code: model_errors/* CODES */.Lp.lacksHostRight };
        }
        case 'bad-token':
            return {
                text: `${failure} It does not know the token: pass \`\${{ github.token }}\` or leave the input out.`,
                code: model_errors/* CODES */.Lp.tokenRefused,
            };
        case 'not-found':
            return {
                text: `${failure} It is not there, or the token must not see it (needs \`${needs}\`).`,
            };
        default:
            return withoutRemedy;
    }
}
const QUEUE = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100) {
        nodes { headCommit { oid } baseCommit { oid } pullRequest { number headRefOid } }
      }
    }
  }
}`;
/** What a person may do in the repository. */
async function readPermission({ call, access }, username) {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    return (await call(route, { username }, { refusedRemedy: access.server.permissionRemedy })).json;
}
/**
 * Requests for a command in a comment: the comment and its author, the workflow runs that are started again for it, and the
 * merge queue.
 */
function commandCalls(source) {
    const { call, list, access: { apiUrl, owner, name }, } = source;
    const repositoryUrl = `${(0,without_trailing/* withoutTrailing */.h)(apiUrl, '/')}/repos/${owner}/${name}`;
    return {
        async readComment(comment_id) {
            const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
            const { json: comment } = await call(route, { comment_id });
            const created = (0,shapes/* valueAt */.fK)(comment, 'created_at');
            const app = (0,shapes/* valueAt */.fK)(comment, 'performed_via_github_app') ?? null;
            return {
                body: (0,shapes/* textAt */.$6)(comment, 'body') ?? '',
                author: (0,shapes/* textAt */.$6)(comment, 'user', 'login'),
                /** A person wrote it on a page of GitHub: not an app, and not an app in a person's name. */
                byPerson: (0,shapes/* valueAt */.fK)(comment, 'user', 'type') === 'User' && app === null,
                edited: (0,shapes/* readNonEmptyText */.gc)(created) === undefined || created !== (0,shapes/* valueAt */.fK)(comment, 'updated_at'),
                /** The number of the issue or pull request that the comment is on. */
                number: issueNumberIn((0,shapes/* textAt */.$6)(comment, 'issue_url') ?? '', repositoryUrl),
            };
        },
        /**
         * All pushes to this branch since it was made, the last one first.
         *
         * @param commit its head
         * @returns undefined if its activity cannot be read to the end, does not name the head, or does not say who pushed
         */
        async pushesTo(branch, commit) {
            const where = { ref: `refs/heads/${branch}`, per_page: 100 };
            const route = 'GET /repos/{owner}/{repo}/activity';
            const { items, whole } = await list(route, where, toActivity);
            // An earlier branch of this name has another story.
            const createdAt = items.findIndex(({ type }) => type === 'branch_creation');
            const entries = createdAt < 0 ? items : items.slice(0, createdAt + 1);
            const isKnown = (whole || createdAt >= 0) && entries.some(({ after }) => after === commit);
            const pushes = entries.flatMap(({ by, before, after }) => by === undefined ? [] : [{ by, before, after }]);
            return isKnown && pushes.length === entries.length ? pushes : undefined;
        },
        /** The commit at the head of a branch: a tag of the same name is not asked. */
        async headOfBranch(branch) {
            const route = 'GET /repos/{owner}/{repo}/git/ref/{ref}';
            const { json } = await call(route, { ref: `heads/${branch}` });
            const isIt = (0,shapes/* textAt */.$6)(json, 'ref') === `refs/heads/${branch}`;
            return isIt ? (0,shapes/* toCommitId */.Si)((0,shapes/* valueAt */.fK)(json, 'object', 'sha')) : undefined;
        },
        async isAncestor(commit, of) {
            const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
            const { json } = await call(route, { basehead: `${commit}...${of}`, per_page: 1 });
            return (0,shapes/* valueAt */.fK)(json, 'merge_base_commit', 'sha') === commit;
        },
        /**
         * The commits of the pull request, each with the accounts whose addresses it names as author or committer. A name without
         * an account is nobody's.
         *
         * @param head its last commit
         * @returns undefined if the commits cannot be read to the end, or do not say that
         */
        async committersOf(pull_number, head) {
            const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits';
            const { items, whole } = await list(route, { pull_number, per_page: 100 }, toCommitters);
            const isWhole = whole && items.length < MOST_LISTED_COMMITS;
            if (!isWhole || !items.some(({ id }) => id === head))
                return undefined;
            if (items.some(({ by }) => by.includes(undefined)))
                return undefined;
            return items.map(({ id, by, parents }) => ({
                id,
                parents,
                by: by.filter((account) => typeof account === 'string'),
            }));
        },
        /** `maintain`, `admin`, or a name that an organization gave. */
        async roleOf(login) {
            return (0,shapes/* textAt */.$6)(await readPermission(source, login), 'role_name');
        },
        /** Needs a token that may read members. A membership that the token may not see counts as none. */
        async isMember(org, team_slug, username) {
            const route = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
            const membership = await call(route, { org, team_slug, username }, { accept: [404] });
            return membership.status === 200 && (0,shapes/* valueAt */.fK)(membership.json, 'state') === 'active';
        },
        /**
         * Everybody in a team. Needs a token that may read members.
         *
         * @throws HostError if they cannot be listed to the end
         */
        async membersOf(org, team_slug) {
            const route = 'GET /orgs/{org}/teams/{team_slug}/members';
            const { items, whole } = await list(route, { org, team_slug, per_page: 100 }, (member) => {
                const login = (0,shapes/* textAt */.$6)(member, 'login');
                return { id: login ?? '', login };
            });
            const logins = items.map(({ login }) => login);
            if (whole && logins.every((login) => login !== undefined))
                return logins;
            throw new host_error/* HostError */.dh('invalid', 'the list of its members is not whole.');
        },
        async react(comment_id, content) {
            const route = 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
            await call(route, { comment_id, content }, { sendOnce: false });
        },
        ...queueCalls(source),
        ...runCalls(source),
    };
}
/** The host lists no more commits of a pull request, however many it has. */
const MOST_LISTED_COMMITS = 250;
/** Of each of both: null without an account, undefined if that is not said. */
function toCommitters(commit) {
    const accountOf = (role) => {
        const account = (0,shapes/* valueAt */.fK)(commit, role);
        // The host answers with an empty object, too, where there is no account.
        const isNone = account === null || JSON.stringify(account) === '{}';
        return isNone ? null : (0,shapes/* textAt */.$6)(account, 'login');
    };
    const id = (0,shapes/* textAt */.$6)(commit, 'sha');
    if (id === undefined)
        return { id: '', by: [undefined], parents: [] };
    const parents = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(commit, 'parents')).map((parent) => (0,shapes/* textAt */.$6)(parent, 'sha') ?? '');
    return { id, by: [accountOf('author'), accountOf('committer')], parents };
}
/** An entry of the activity of a branch. */
function toActivity(entry) {
    const [before, after] = [(0,shapes/* textAt */.$6)(entry, 'before'), (0,shapes/* textAt */.$6)(entry, 'after')];
    const { id, timestamp } = (0,parse/* fieldsOf */.Pf)(entry);
    return {
        id: JSON.stringify([id, before, after, timestamp]),
        before,
        after,
        type: (0,shapes/* textAt */.$6)(entry, 'activity_type'),
        by: nameOfActor((0,shapes/* valueAt */.fK)(entry, 'actor')),
    };
}
/** The login; that of an app ends in `[bot]`. */
function nameOfActor(actor) {
    const login = (0,shapes/* textAt */.$6)(actor, 'login');
    const isApp = (0,shapes/* valueAt */.fK)(actor, 'type') === 'Bot';
    return isApp && login?.endsWith('[bot]') === false ? `${login}[bot]` : login;
}
/** The number at the end of an issue's address, if the issue is of this repository. Case does not matter in its name. */
function issueNumberIn(issueUrl, repositoryUrl) {
    const [, before = '', number] = /^(.*)\/issues\/([1-9]\d{0,14})$/.exec(issueUrl) ?? [];
    const isHere = before.toLowerCase() === repositoryUrl.toLowerCase();
    return isHere && number !== undefined ? Number(number) : undefined;
}
function queueCalls({ graphql, access: { owner, name } }) {
    return {
        /**
         * The pull requests whose merges lead from commit `base` to commit `head` in the merge queue of a branch, the last
         * one first. Each `commit` is the head of the pull request itself.
         *
         * @returns undefined if the queue does not have each of these merges
         */
        async queuedPullRequests(branch, head, base) {
            const json = await graphql(QUEUE, { owner, name, branch });
            const entries = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(json, 'data', 'repository', 'mergeQueue', 'entries', 'nodes'));
            const members = [];
            let merge = head;
            while (merge !== base) {
                const entry = entries.find((node) => (0,shapes/* valueAt */.fK)(node, 'headCommit', 'oid') === merge);
                const number = Number((0,shapes/* valueAt */.fK)(entry, 'pullRequest', 'number'));
                const commit = (0,shapes/* toCommitId */.Si)((0,shapes/* valueAt */.fK)(entry, 'pullRequest', 'headRefOid'));
                if (commit === undefined || !(number > 0))
                    return undefined;
                // An entry that is met again would never lead to `base`.
                if (members.length >= entries.length)
                    return undefined;
                members.push({ number, commit });
                merge = (0,shapes/* valueAt */.fK)(entry, 'baseCommit', 'oid');
            }
            return members;
        },
    };
}
function runCalls({ call }) {
    const path = '/repos/{owner}/{repo}/actions/runs/{run_id}';
    return {
        /** Who released jobs of this workflow run, the newest last. Rejections are left out. */
        async approvals(run_id) {
            const { json } = await call(`GET ${path}/approvals`, { run_id });
            return (0,parse/* listOf */.c3)(json)
                .filter((review) => (0,shapes/* valueAt */.fK)(review, 'state') === 'approved')
                .map((review) => ({
                environments: (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(review, 'environments')).flatMap((environment) => (0,shapes/* textAt */.$6)(environment, 'name') ?? []),
                // Undefined for an app, and if GitHub does not say who it was.
                person: (0,shapes/* valueAt */.fK)(review, 'user', 'type') === 'User'
                    ? (0,shapes/* textAt */.$6)(review, 'user', 'login')
                    : undefined,
            }));
        },
        /**
         * The refusal if the token may not start workflow runs. It asks to start the run that this job is part of. GitHub
         * never does, because that run is still going on, and answers with this reason or with the missing permission.
         */
        async refusedToStart(run_id) {
            const starting = call(`POST ${path}/rerun-failed-jobs`, { run_id }, { accept: [404] });
            const refusal = await starting.then(() => undefined, (0,host_error/* onHostError */.yg)((error) => error));
            return refusal?.facts.isAboutToken === true ? refusal : undefined;
        },
        /** Why no job of a workflow run can be started again now, as a sentence; undefined if one can. Nothing is started. */
        whyNotStartable: async (run_id, commit) => whyStartedNot(await call(`GET ${path}`, { run_id }, { accept: [404] }), run_id, commit),
        /** Starts the failed jobs of a workflow run again, or `all` of them. @returns why not, as a sentence */
        async startAgain(run_id, commit, all) {
            const run = await call(`GET ${path}`, { run_id }, { accept: [404] });
            const why = whyStartedNot(run, run_id, commit);
            if (why !== undefined)
                return why;
            const which = `The workflow run ${run_id}`;
            if ((0,shapes/* valueAt */.fK)(run.json, 'conclusion') === 'success' && !all)
                return undefined;
            const accept = [403, 404, 409, 422];
            const route = all
                ? `POST ${path}/rerun`
                : `POST ${path}/rerun-failed-jobs`;
            const again = await call(route, { run_id }, { accept });
            if (again.status < 300)
                return undefined;
            const reason = (0,shapes/* textAt */.$6)(again.json, 'message') ?? String(again.status);
            return `${which} could not be started again: ${reason} It may be too old (GitHub keeps a month), or the job lacks \`actions: write\`. Push a commit to have the gate run.`;
        },
    };
}
/** Why no job of a workflow run can be started again, by the answer about it. */
function whyStartedNot(run, id, commit) {
    const which = `The workflow run ${id}`;
    if (run.status === 404 || (0,shapes/* valueAt */.fK)(run.json, 'head_sha') !== commit) {
        return `${which} is not one of this commit.`;
    }
    return (0,shapes/* valueAt */.fK)(run.json, 'status') === 'completed'
        ? undefined
        : `${which} is still going: start it again once it is over.`;
}
//# sourceMappingURL=calls.js.map

/***/ }),

/***/ 7189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QR: function() { return /* binding */ targetsOf; },
/* harmony export */   c$: function() { return /* binding */ toPullRequest; },
/* harmony export */   j_: function() { return /* binding */ readEvent; },
/* harmony export */   oT: function() { return /* binding */ leavesBase; },
/* harmony export */   ou: function() { return /* binding */ requestBaseOf; }
/* harmony export */ });
/* unused harmony export jobOriginOnGitHub */
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4610);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8245);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1554);





/** What the event says; undefined outside of Actions, where no repository and no commit are named. */
function readEvent(options) {
    const { environment, payload, pullRequestNumber } = options;
    const [owner, repository] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
    const workflowSha = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toCommitId */ .Si)(environment['GITHUB_SHA']);
    const name = environment['GITHUB_EVENT_NAME'] ?? '';
    if (!owner || !repository || workflowSha === undefined)
        return undefined;
    const job = jobOf(options, `${owner}/${repository}`);
    const subject = subjectOf(name, payload, workflowSha);
    if (subject.pullRequest === undefined) {
        // If the payload cannot be read, the ref has the number: `refs/pull/7/merge`.
        const [, numberInRef] = /^refs\/pull\/(\d+)\//.exec(environment['GITHUB_REF'] ?? '') ?? [];
        const number = pullRequestNumber ??
            (subject.pullRequestQuery ? undefined : (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveNumber */ .uH)(numberInRef));
        if (number !== undefined)
            subject.pullRequestQuery = { by: 'number', number };
    }
    const isPullNamed = pullRequestNumber !== undefined;
    return {
        name,
        owner,
        repository,
        defaultBranch: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(payload, 'repository', 'default_branch') ??
            (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(payload, 'pull_request', 'base', 'repo', 'default_branch'),
        workflowSha,
        headSha: workflowSha,
        ...subject,
        jobOrigin: jobOriginOnGitHub(name, payload, environment, isPullNamed),
        tokenHint: tokenHintOf(name, subject.pullRequest, environment),
        job,
    };
}
/** Why a job of this event has no secrets, if that is known. */
function tokenHintOf(name, pullRequest, environment) {
    if (environment['GITHUB_ACTOR'] === DEPENDABOT)
        return DEPENDABOT_SECRETS;
    // A fork's pull request gets no secrets, unless the event runs in the name of the target.
    const isOfPullRequest = name.startsWith('pull_request') && name !== 'pull_request_target';
    if (!isOfPullRequest || pullRequest?.fork !== true)
        return undefined;
    // Where no reviewer releases jobs, there is no recipe.
    const isReviewed = (0,_server_js__WEBPACK_IMPORTED_MODULE_0__/* .serverOf */ .FN)(environment).ignoresEnvironments !== true;
    return isReviewed ? `${FORK_SECRETS} ${(0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .judgeForks */ .pQ)()}` : FORK_SECRETS;
}
/** The pull request, or how to find it, and the head; what is left out is not of this event. */
function subjectOf(name, payload, workflowSha) {
    const pullRequest = toPullRequest((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, 'pull_request'));
    if (pullRequest !== undefined)
        return { pullRequest, headSha: pullRequest.headSha };
    switch (name) {
        case 'issue_comment': {
            const issue = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, 'issue'));
            const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .readPositiveNumber */ .dR)(issue['number']);
            // Gitea has the field on every issue.
            const isPull = Boolean(issue['pull_request']) && number !== undefined;
            return isPull ? { pullRequestQuery: { by: 'number', number } } : {};
        }
        case 'merge_group':
            return { headSha: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, 'merge_group', 'head_sha')) ?? workflowSha };
        case 'workflow_run':
            return triggeringRun((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, 'workflow_run'));
        case 'push':
            return { pullRequestQuery: { by: 'commit', sha: workflowSha } };
        default:
            return {};
    }
}
/**
 * What a `workflow_run` event is about: the run that started it. Its list of pull requests is empty if the head is in a fork;
 * then the branch of the head says which one it is.
 */
function triggeringRun(run) {
    const headSha = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(run, 'head_sha'));
    if (headSha === undefined)
        return {};
    const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .readPositiveNumber */ .dR)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(ownPullOf(run), 'number'));
    if (number !== undefined)
        return { headSha, pullRequestQuery: { by: 'number', number } };
    const owner = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(run, 'head_repository', 'owner', 'login');
    const branch = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(run, 'head_branch');
    if (owner === undefined || branch === undefined)
        return { headSha };
    return { headSha, pullRequestQuery: { by: 'branch', label: `${owner}:${branch}`, sha: headSha } };
}
/** The first pull request that a run lists. One into a fork, by which somebody keeps it up to date, is listed, too. */
function ownPullOf(run) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(run, 'pull_requests')).find((pull) => {
        const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(pull, 'base', 'repo', 'id');
        return id === undefined || id === (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(run, 'repository', 'id');
    });
}
/** @param pull as the API and the payloads of events have it; undefined if it is not whole */
function toPullRequest(pull) {
    const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .readPositiveNumber */ .dR)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(pull, 'number'));
    const headSha = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(pull, 'head', 'sha'));
    if (number === undefined || headSha === undefined)
        return undefined;
    const from = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(pull, 'head', 'repo', 'full_name');
    const to = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(pull, 'base', 'repo', 'full_name');
    // A fork that was deleted has no repository any more, and is a fork.
    const fork = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .readNonEmptyText */ .gc)(from) === undefined || from !== to || isWithoutBranch(pull);
    return { number, headSha, fork, input: toInput(number, pull) };
}
function toInput(number, pull) {
    const labels = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(pull, 'labels');
    const draft = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(pull, 'draft');
    return {
        number,
        author: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(pull, 'user', 'login'),
        labels: Array.isArray(labels)
            ? labels.flatMap((label) => (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(label, 'name') ?? [])
            : undefined,
        base: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(pull, 'base', 'ref'),
        head: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(pull, 'head', 'ref'),
        draft: typeof draft === 'boolean' ? draft : undefined,
    };
}
/**
 * On Gitea, everyone who may read a repository may push `refs/for/main` to it. The pull request then
 * names the repository itself as its origin, but it has no branch there.
 */
function isWithoutBranch(pull) {
    const { label, ref } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(pull, 'head'));
    return label === '' || (typeof ref === 'string' && ref.startsWith('refs/'));
}
/** Events that only people of the repository can start, about commits that it has already. */
const REPOSITORY_EVENTS = 'push schedule create release workflow_dispatch'.split(' ');
/** @param isPullNamed whether the workflow names a pull request by `pr-number` */
function jobOriginOnGitHub(name, payload, environment, isPullNamed) {
    const isOfRepository = REPOSITORY_EVENTS.includes(name) && !isPullNamed;
    // Only people with write access can queue a pull request.
    const isOwn = isOfRepository || name === 'merge_group';
    const origin = isOwn ? 'own' : originByPayload(name, payload, environment);
    // The run before need not be about the pull request that the workflow names.
    const isOfOther = name === 'workflow_run' && isPullNamed && origin === 'own';
    return {
        proposed: !isOfRepository || (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .isMergeQueueBranch */ .KX)(environment['GITHUB_REF']),
        changeOrigin: isOfOther ? 'unknown' : origin,
    };
}
/**
 * The base of the request that the event is about; undefined if it is about none: a push, also of a branch that has a pull
 * request, a schedule, and what follows a push.
 *
 * @param pullRequest the one that was looked up where the event only names it
 */
function requestBaseOf({ name, defaultBranch, pullRequestQuery, ...event }, { payload, environment }, pullRequest) {
    const ofPayload = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(payload, 'pull_request', 'base', 'ref');
    if (event.pullRequest !== undefined || ofPayload !== undefined) {
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_4__/* .requestBase */ .VT)(ofPayload, defaultBranch);
    }
    const queue = environment['GITHUB_REF'];
    if (name === 'merge_group' || (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .isMergeQueueBranch */ .KX)(queue)) {
        const branch = (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_4__/* .branchOf */ .W0)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(payload, 'merge_group', 'base_ref')) ?? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOfQueue */ .eu)(queue);
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_4__/* .requestBase */ .VT)(branch, defaultBranch);
    }
    const startedBy = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(payload, 'workflow_run', 'event') ?? '';
    const followsRequest = name === 'workflow_run' && !REPOSITORY_EVENTS.includes(startedBy);
    const isNamed = pullRequestQuery?.by === 'number' && (name !== 'workflow_run' || followsRequest);
    if (isNamed || followsRequest || name.startsWith('pull_request')) {
        const ofRun = ownPullOf((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, 'workflow_run'));
        const named = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(ofRun, 'base', 'ref') ?? (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .readNonEmptyText */ .gc)(environment['GITHUB_BASE_REF']);
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_4__/* .requestBase */ .VT)(pullRequest?.input?.base ?? named, defaultBranch);
    }
    return undefined;
}
/** Whether the event is an edit of the pull request that says what it changed, and that this is not the base. */
function leavesBase({ name }, payload) {
    const changes = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, 'changes');
    const isEdit = name.startsWith('pull_request') && (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(payload, 'action') === 'edited';
    return isEdit && (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(changes) && !Object.hasOwn(changes, 'base');
}
/** Where the head of the event's pull request or run comes from. */
function originByPayload(name, payload, environment) {
    const isPull = 'pull_request' in (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(payload);
    if (!isPull && name !== 'workflow_run')
        return 'unknown';
    const where = isPull ? ['pull_request', 'head', 'repo'] : ['workflow_run', 'head_repository'];
    const from = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, ...where);
    // The fork was deleted.
    if (from === null || (isPull && isWithoutBranch((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, 'pull_request')))) {
        return 'foreign';
    }
    // A repository keeps its id when it is renamed. The event of a job that is run again may have the old name.
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .readPositiveNumber */ .dR)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(from, 'id'));
    if (id !== undefined && String(id) === environment['GITHUB_REPOSITORY_ID'])
        return 'own';
    return (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .compareOwners */ .EB)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(from, 'full_name'), environment['GITHUB_REPOSITORY']);
}
/** The commits that the pull request or the queue of this event would be merged into, as far as they are known. */
async function targetsOf({ name, headSha, workflowSha }, payload, tipOf) {
    const branch = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(payload, 'pull_request', 'base', 'ref');
    const tip = branch === undefined ? undefined : await tipOf(branch);
    const targets = [
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, 'pull_request', 'base', 'sha')),
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(payload, 'merge_group', 'base_sha')),
        // The workflow of this event runs at the target; that of the others at a merge of the change.
        name === 'pull_request_target' ? (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toCommitId */ .Si)(workflowSha) : undefined,
        // The branch may have grown since the event. Once the change is merged, the workflow runs at the tip, which holds the
        // change and is no target of it.
        tip === workflowSha ? undefined : tip,
    ];
    return targets.filter((commit) => commit !== undefined).filter((commit) => commit !== headSha);
}
const DEPENDABOT = 'dependabot[bot]';
const FORK_SECRETS = 'pull requests from forks get no secrets.';
const DEPENDABOT_SECRETS = "Dependabot's jobs get Dependabot secrets only: add it in the repository's settings under Secrets and variables, Dependabot.";
function jobOf({ environment, checkRunId }, slug) {
    const runId = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ID']);
    const attempt = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ATTEMPT'] ?? '1');
    if (runId === undefined || attempt === undefined)
        return undefined;
    const server = (0,_server_js__WEBPACK_IMPORTED_MODULE_0__/* .serverOf */ .FN)(environment);
    const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveNumber */ .uH)(environment[server.runVariable]) ?? runId;
    let url = `${(0,_server_js__WEBPACK_IMPORTED_MODULE_0__/* .serverUrlOf */ .Gh)(environment)}/${slug}/actions/runs/${number}`;
    if (server.name === 'github') {
        if (checkRunId !== undefined)
            url += `/job/${checkRunId}`;
        else if (attempt > 1)
            url += `/attempts/${attempt}`;
    }
    return { url, runId, attempt };
}
//# sourceMappingURL=event.js.map

/***/ }),

/***/ 2447:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: function() { return /* binding */ github; },
/* harmony export */   readPayload: function() { return /* binding */ readPayload; }
/* harmony export */ });
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4271);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3962);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7189);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1554);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4132);








const github = {
    server: {
        address(environment) {
            const server = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']);
            const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .readSlug */ .W3)(environment['GITHUB_REPOSITORY']);
            return server && slug && `${server}/${slug}.git`;
        },
        authorization: ({ GITHUB_TOKEN }) => (0,_host_js__WEBPACK_IMPORTED_MODULE_5__/* .basicAuthorization */ .a)('x-access-token', GITHUB_TOKEN),
        isNew: ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === 'github-hosted',
        remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`, with `permissions: contents: read`.',
    },
    facts(environment) {
        const { pullPath, runVariable, style } = (0,_server_js__WEBPACK_IMPORTED_MODULE_2__/* .serverOf */ .FN)(environment);
        const serverUrl = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']);
        const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .readSlug */ .W3)(environment['GITHUB_REPOSITORY']);
        const page = serverUrl && slug && `${serverUrl}/${slug}`;
        const [, pull, side] = /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
        const run = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePositiveNumber */ .uH)(environment[runVariable]);
        return {
            // For a pull request, GitHub names a merge commit, which people do not review.
            commit: side === 'merge' ? undefined : (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .toCommitId */ .Si)(environment['GITHUB_SHA']),
            pullRequest: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .toPullRequestFacts */ .jG)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePositiveNumber */ .uH)(pull), page && `${page}/${pullPath}/${pull}`),
            jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
            runNumber: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style } : undefined,
        };
    },
    async targetCommits(environment, tipOf) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j_)({ environment, payload });
        return event === undefined ? [] : (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .targetsOf */ .QR)(event, payload, tipOf);
    },
    checksOutTarget: (environment) => environment['GITHUB_EVENT_NAME'] === 'pull_request_target',
    async requestBase(environment) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j_)({ environment, payload });
        return event && (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .requestBaseOf */ .ou)(event, { environment, payload }, undefined);
    },
    async jobOrigin(environment) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvent */ .j_)({ environment, payload });
        return event?.jobOrigin ?? { proposed: true, changeOrigin: 'unknown' };
    },
};
/** The event's payload; undefined when there is none or it cannot be read, and then why, as a sentence. */
async function readPayload(environment) {
    const path = environment['GITHUB_EVENT_PATH'] ?? '';
    if (path === '')
        return {};
    const problemOf = (why) => ({
        problem: {
            text: `The event of this job, which GITHUB_EVENT_PATH names, cannot be read: ${why}`,
            code: _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CODES */ .Lp.noEvent,
        },
    });
    try {
        const payload = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(await (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_0__/* .readRegular */ .VX)(path));
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .isRecord */ .u4)(payload) ? { payload } : problemOf(`${path} holds no JSON object.`);
    }
    catch (error) {
        return problemOf(`${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error)}.`);
    }
}
//# sourceMappingURL=host.js.map

/***/ }),

/***/ 3090:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: function() { return /* binding */ repositoryIdOf; },
/* harmony export */   E5: function() { return /* binding */ gitHubHost; }
/* harmony export */ });
/* unused harmony exports findPullRequest, headToReport */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(167);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1650);
/* harmony import */ var _settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(589);
/* harmony import */ var _trust_merge_base_texts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3569);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(734);
/* harmony import */ var _earlier_reports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8739);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3452);
/* harmony import */ var _detect_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2914);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5639);
/* harmony import */ var _calls_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5025);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7189);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1554);
/* harmony import */ var _teams_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(859);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4132);
/**
 * GitHub as a step of Actions has it, with its event and its tokens: which pull request the job is about, where its
 * checked-out files come from, what GitHub knows of them, and where the report appears.
 */
















/**
 * The host of one job. What GitHub does not answer is in `doubts` of the change.
 *
 * @param base GitHub, or a server with its API, as the environment alone has it
 */
function gitHubHost(step, base) {
    const { event, github, inputs } = step;
    const named = event?.pullRequestQuery?.by === 'number' ? event.pullRequestQuery.number : undefined;
    const number = event?.pullRequest?.number ?? named;
    // Which head a pull request has that is named by its number is asked later.
    const isCommitAsked = event === undefined || named !== undefined;
    const isHeadAsked = ['number', 'branch'].includes(event?.pullRequestQuery?.by ?? '');
    const api = github.comments ?? github.checks;
    const lookedUp = createLazy(() => lookUpPull(step));
    // `trusted` and `change` set these two for what is called after them.
    let snapshot;
    let publish;
    return {
        server: {
            ...base.server,
            authorization: (environment) => base.server.authorization?.({
                ...environment,
                GITHUB_TOKEN: inputs['github-token']?.trim() ?? '',
            }),
            remedy: 'Leave `github-token` at its default, with `permissions: contents: read`.',
        },
        facts: (environment) => ({
            ...base.facts(environment),
            commit: isCommitAsked ? undefined : event.headSha,
            isCommitAsked,
            defaultBranch: event?.defaultBranch,
        }),
        targetCommits: async (_, tipOf) => event === undefined ? [] : (0,_event_js__WEBPACK_IMPORTED_MODULE_11__/* .targetsOf */ .QR)(event, step.payload, tipOf),
        // An event that only names its pull request runs on a branch.
        checksOutTarget: (environment) => base.checksOutTarget?.(environment) === true ||
            (isHeadAsked && !environment['GITHUB_REF']?.startsWith('refs/pull/')),
        async requestBase(environment) {
            if (event === undefined)
                return undefined;
            const { pullRequestQuery: query } = event;
            // A push is about no request, also where the comment of its branch's request takes the report.
            const isAsked = query !== undefined && query.by !== 'commit';
            const pullRequest = isAsked ? (await lookedUp.get()).pullRequest : event.pullRequest;
            return (0,_event_js__WEBPACK_IMPORTED_MODULE_11__/* .requestBaseOf */ .ou)(event, { environment, payload: step.payload }, pullRequest);
        },
        // Without an event, nothing says that the files can be trusted; no token of GitHub is at stake then.
        jobOrigin: () => event?.jobOrigin ?? { proposed: true, changeOrigin: 'own' },
        async askChangeOrigin({ environment }, { jobOrigin, deadline }) {
            step.sendUntil(deadline);
            const { pullRequest, doubts } = await lookedUp.get();
            const originByPull = pullRequest && (pullRequest.fork ? 'foreign' : 'own');
            const originByEvent = jobOrigin.changeOrigin;
            const changeOrigin = originByEvent === 'unknown' ? (originByPull ?? 'unknown') : originByEvent;
            // Where no reviewer releases jobs, no event is better than another.
            const isReviewed = (0,_server_js__WEBPACK_IMPORTED_MODULE_12__/* .serverOf */ .FN)(environment).ignoresEnvironments !== true;
            return {
                changeOrigin,
                trouble: doubts[0]?.text,
                event: isReviewed ? event?.name : undefined,
            };
        },
        trusted: api &&
            (async () => {
                const { trustedOnGitHub } = await __webpack_require__.e(/* import() */ 15).then(__webpack_require__.bind(__webpack_require__, 15));
                return (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .asTrusted */ .O2)(trustedOnGitHub(api, number, (read) => void (snapshot = read)));
            }),
        async change(settings, { root, workspace, deadline }, ports) {
            step.sendUntil(deadline);
            // A push is looked up only if the comment or the list of changed files needs its pull request.
            const isNeeded = event?.pullRequestQuery?.by !== 'commit' ||
                settings.report.comment !== 'off' ||
                settings.plan.affectedOnly;
            const { pullRequest, doubts: lookUpDoubts } = isNeeded
                ? await lookedUp.get()
                : { pullRequest: event?.pullRequest, doubts: [] };
            const doubts = [...lookUpDoubts];
            const [planned = ''] = (0,_settings_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_4__/* .plannedDirectories */ .s7)(settings.plan);
            const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(ports.workingDirectory, planned);
            const checkedOut = await (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedOutCommit */ .Xg)(directory, workspace);
            const repository = repositoryAt({ root: directory, workspace });
            // The parents are read only if the commit is neither the head nor what the workflow ran for.
            const isKnown = [event?.workflowSha, pullRequest?.headSha].includes(checkedOut);
            const unknown = event?.pullRequestQuery === undefined || isKnown ? undefined : checkedOut;
            const commit = unknown && repository && (await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommit */ .kN)(unknown, repository, ports));
            const parents = commit ? commit.parents : undefined;
            const headSha = event === undefined ? '' : headToReport(event, pullRequest, checkedOut, parents);
            const isElsewhere = pullRequest !== undefined && !event?.pullRequest && headSha !== pullRequest.headSha;
            if (isElsewhere && settings.report.comment !== 'off') {
                const text = `The checked-out commit ${headSha.slice(0, 7)} is not the head of #${pullRequest.number}, so no comment is written there. Check the head out: \`ref: refs/pull/${pullRequest.number}/head\`.`;
                doubts.push({ text, code: _model_errors_js__WEBPACK_IMPORTED_MODULE_14__/* .CODES */ .Lp.otherCommit });
            }
            const place = { settings, root, workspace, ports, snapshot };
            const described = describeChange({
                ...step,
                ...place,
                headSha,
                isElsewhere,
                pullRequest,
                doubts,
            });
            ({ publish } = described);
            return described.change;
        },
        publish: async (_, view, __, { deadline }) => (await publish?.(view, deadline?.() ?? Number.POSITIVE_INFINITY)) ?? { doubts: [] },
    };
}
/** The pull request of the job, if it is known, or why it is not. */
async function lookUpPull({ event, github }) {
    const doubts = [];
    const api = github.comments ?? github.checks;
    if (event === undefined || api === undefined) {
        return { pullRequest: event?.pullRequest, doubts };
    }
    const explain = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_8__/* .onHostError */ .yg)((problem) => {
        const what = 'The pull request of this job was not found';
        doubts.push((0,_calls_js__WEBPACK_IMPORTED_MODULE_10__/* .explainProblem */ .F)(what, 'pull-requests: read', problem));
        return event.pullRequest;
    });
    return { pullRequest: await findPullRequest(event, api).catch(explain), doubts };
}
function describeChange(job) {
    const { event, pullRequest, headSha, isElsewhere, doubts, github, settings, ports } = job;
    const reports = createLazy(() => readEarlierOnce(job));
    const earlier = reports.get;
    const filesIfRead = async () => (await reports.ifBegun())?.files;
    const head = openHead(job, filesIfRead);
    const repository = repositoryAt(job);
    // Without a pull request, and on other servers, the commit itself is checked out.
    const headIsElsewhere = pullRequest !== undefined && (0,_server_js__WEBPACK_IMPORTED_MODULE_12__/* .serverOf */ .FN)(ports.environment) === _server_js__WEBPACK_IMPORTED_MODULE_12__/* .GITHUB */ .U0;
    const change = {
        ...jobDetails(job),
        proposed: event?.jobOrigin.proposed !== false || pullRequest !== undefined,
        change: changeOf(job),
        doubts,
        earlierReports: earlier,
        approvals: createLazy(() => findApprovals(job, earlier)).get,
        sealed: sealedJobOf(job, earlier),
        waitsForEarlierReports: true,
        changedFiles: () => findChangedFiles(job, earlier),
        textsAtMergeBase: repository && (0,_trust_merge_base_texts_js__WEBPACK_IMPORTED_MODULE_5__/* .textsAtMergeBase */ .$)(() => findTargets(job, repository), repository, ports),
        textsAtHead: headIsElsewhere ? head.texts : undefined,
    };
    const publish = async (view, until) => {
        const { clock, random, signal } = ports;
        const files = signal.aborted ? undefined : await filesIfRead();
        if (event === undefined)
            return { unplaced: [], doubts: [] };
        job.sendUntil(until);
        const { publishOnGitHub } = await Promise.all(/* import() */[__webpack_require__.e(7077), __webpack_require__.e(1099)]).then(__webpack_require__.bind(__webpack_require__, 1099));
        const target = { ...settings.report, pullRequest, headSha };
        if (isElsewhere)
            target.comment = 'off';
        const how = { clock, random, deadline: () => until, skipVerify: () => signal.aborted };
        const known = { files, snapshot: head.snapshot() };
        return publishOnGitHub({ view, target, github, ports: how }, known);
    };
    return { change, publish };
}
/** Work that begins when its result is asked for first. `begun` gives the result only if it was asked for. */
function createLazy(work) {
    let promise;
    return { get: () => (promise ??= work()), ifBegun: () => promise };
}
/**
 * Reads files at the head of the pull request: `texts` from git if it has that commit, otherwise through the API. The look at
 * the pull request that this took, if any, is in `snapshot`.
 */
function openHead(job, filesIfRead) {
    const { headSha, github, pullRequest, settings, ports } = job;
    let snapshot;
    const texts = async (checkedOut) => {
        const { readByApi, readByGit } = await __webpack_require__.e(/* import() */ 15).then(__webpack_require__.bind(__webpack_require__, 15));
        const repository = repositoryAt(job);
        const byGit = repository && (await readByGit(checkedOut, headSha, { repository, ports }));
        if (byGit !== undefined)
            return byGit;
        const api = github.comments ?? github.checks;
        if (api === undefined)
            return new Map();
        return readByApi(checkedOut, headSha, api, async (blobs) => {
            if (pullRequest === undefined || api !== github.comments)
                return undefined;
            // After the first reading, because that one knows which lists have no end.
            const known = await filesIfRead();
            const files = settings.report.annotate === 'changed' && known === undefined;
            snapshot = await api
                .snapshot(pullRequest.number, { blobs, files })
                .catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_8__/* .onHostError */ .yg)(() => undefined));
            return snapshot;
        });
    };
    return { texts, snapshot: () => snapshot };
}
/** Actions of an event that come with a new head of the pull request. */
const NEW_HEAD_ACTIONS = ['opened', 'synchronize', 'synchronized'];
function changeOf(job) {
    const { payload, pullRequest, ports, github } = job;
    const askTeams = pullRequest && createLazy(() => (0,_teams_js__WEBPACK_IMPORTED_MODULE_13__/* .teamsOfAuthor */ .f)(github.comments, pullRequest.number)).get;
    const isNew = NEW_HEAD_ACTIONS.includes((0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .textAt */ .$6)(payload, 'action') ?? '');
    const pull = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .valueAt */ .fK)(payload, 'pull_request');
    return {
        fork: pullRequest?.fork,
        pullRequest: pullRequest?.input && { ...pullRequest.input, askTeams },
        target: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .textAt */ .$6)(pull, 'base', 'ref') ?? (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .readNonEmptyText */ .gc)(ports.environment['GITHUB_BASE_REF']),
        since: isNew ? (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .textAt */ .$6)(pull, 'updated_at') : undefined,
    };
}
/** How the report and the runs at the service name the job. */
function jobDetails(job) {
    const { event, pullRequest, headSha, settings, root } = job;
    if (event === undefined)
        return { reportedJob: {}, message: 'plangate' };
    const { commentKey, commentCommands } = settings.report;
    const { environment } = job.ports;
    const serverUrl = (0,_server_js__WEBPACK_IMPORTED_MODULE_12__/* .serverUrlOf */ .Gh)(environment);
    const { pullPath, style } = (0,_server_js__WEBPACK_IMPORTED_MODULE_12__/* .serverOf */ .FN)(environment);
    const slug = `${event.owner}/${event.repository}`;
    const page = `${serverUrl}/${slug}`;
    const number = pullRequest?.number;
    const key = commentKey === 'default' ? '' : `/${commentKey}`;
    return {
        reportedJob: {
            repository: { serverUrl, slug, root, style, defaultBranch: event.defaultBranch },
            commit: { sha: headSha, url: `${page}/commit/${headSha}` },
            pullRequest: number === undefined ? undefined : { number, url: `${page}/${pullPath}/${number}` },
            job: event.job,
            actor: (0,_detect_js__WEBPACK_IMPORTED_MODULE_9__/* .startersOf */ .wl)(environment)[0],
            takesCommands: commentCommands && (0,_server_js__WEBPACK_IMPORTED_MODULE_12__/* .serverOf */ .FN)(environment).name === 'github',
            adoptsOverridden: number !== undefined,
        },
        message: `${slug}${number === undefined ? '' : ` #${number}`} at ${headSha.slice(0, 7)}`,
        // Runs with the same text are superseded by a newer push to the pull request.
        changeRequest: number === undefined ? undefined : `${slug}#${number}${key}`,
        mayBeRepeated: (event.job?.attempt ?? 1) > 1,
        leavesBase: (0,_server_js__WEBPACK_IMPORTED_MODULE_12__/* .serverOf */ .FN)(environment) === _server_js__WEBPACK_IMPORTED_MODULE_12__/* .GITHUB */ .U0 && (0,_event_js__WEBPACK_IMPORTED_MODULE_11__/* .leavesBase */ .oT)(event, job.payload),
    };
}
/** A merge queue is about the one pull request that its branch names. */
const QUEUED = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,14})-[0-9a-f]+$/;
/** What runs are sealed for: the pull request or what it is queued as, else the commit alone. */
function sealedJobOf(job, earlier) {
    const { event, payload, pullRequest, headSha, github, settings, ports } = job;
    if (event === undefined)
        return undefined;
    const { environment } = ports;
    const { commentKey, comment } = settings.report;
    const repository = repositoryIdOf(event, payload, environment);
    const key = commentKey === 'default' ? '' : `/${commentKey}`;
    const textOf = (number) => `${event.owner}/${event.repository}#${number}${key}`;
    const { comments } = github;
    if (pullRequest !== undefined) {
        const { number, input } = pullRequest;
        return {
            change: { ...repository, number, base: input?.base },
            head: headSha,
            searched: textOf(number),
            earlier: comments && comment !== 'off' ? earlier : undefined,
        };
    }
    const ref = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .textAt */ .$6)(payload, 'merge_group', 'head_ref') ?? '';
    const [, base, named] = QUEUED.exec(ref) ?? [];
    if (base === undefined)
        return { change: repository, head: headSha };
    const number = Number(named);
    const read = comments && createLazy(() => (0,_earlier_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .readEarlierReports */ .QY)(comments, number, commentKey));
    return {
        change: { ...repository, number, base },
        head: headSha,
        searched: textOf(number),
        earlier: comment === 'off' ? undefined : read?.get,
    };
}
/** The name and the id of the repository, and the origin of its host. */
function repositoryIdOf({ owner, repository }, payload, environment) {
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .readPositiveNumber */ .dR)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .valueAt */ .fK)(payload, 'repository', 'id')) ??
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .parsePositiveNumber */ .uH)(environment['GITHUB_REPOSITORY_ID']);
    return {
        host: (0,_server_js__WEBPACK_IMPORTED_MODULE_12__/* .serverUrlOf */ .Gh)(environment),
        repository: `${owner}/${repository}`.toLowerCase(),
        repositoryId: id === undefined ? undefined : String(id),
    };
}
/** Waits for the next turn of the event loop, so that the gate begins before this request is made. */
async function readEarlierOnce(job) {
    const { pullRequest, github, snapshot, headSha, settings } = job;
    await new Promise((next) => setImmediate(next));
    if (pullRequest === undefined || github.comments === undefined)
        return undefined;
    const comments = snapshot === undefined ? github.comments : { snapshot: async () => snapshot };
    return (0,_earlier_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .readEarlierReports */ .QY)(comments, pullRequest.number, settings.report.commentKey, headSha);
}
/** Approvals given by comment on the pull request; for a merge queue, on every pull request in its group. */
async function findApprovals({ event, payload, pullRequest, headSha, github, settings }, earlier) {
    if (event === undefined)
        return [];
    const repository = `${event.owner}/${event.repository}`;
    if (pullRequest !== undefined) {
        const { number } = pullRequest;
        return [{ repository, number, commit: headSha, commands: (await earlier())?.commands ?? [] }];
    }
    const api = github.comments;
    const members = (await queuedPullRequestsOf(payload, api?.commands)) ?? [];
    return Promise.all(members.map(async ({ number, commit }) => {
        const reports = api && (await (0,_earlier_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .readEarlierReports */ .QY)(api, number, settings.report.commentKey));
        return { repository, number, commit, commands: reports?.commands ?? [] };
    }));
}
/** The pull requests in the group of a merge queue, from the group's head to its base. Undefined if unknown. */
async function queuedPullRequestsOf(payload, api) {
    const group = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .valueAt */ .fK)(payload, 'merge_group');
    const head = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .valueAt */ .fK)(group, 'head_sha'));
    const base = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .valueAt */ .fK)(group, 'base_sha'));
    const branch = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .textAt */ .$6)(group, 'base_ref')?.replace(/^refs\/heads\//, '');
    if (head === undefined || base === undefined || branch === undefined)
        return undefined;
    return api?.queuedPullRequests(branch, head, base).catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_8__/* .onHostError */ .yg)(() => undefined));
}
/** The job's repository; undefined if another repository lies between it and the judged files. */
function repositoryAt({ root, workspace }) {
    const { repository, others } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(root, workspace);
    return others.length === 0 ? repository : undefined;
}
async function findTargets({ event, payload, ports }, repository) {
    const base = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .valueAt */ .fK)(payload, 'pull_request', 'base', 'sha'));
    const queued = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .valueAt */ .fK)(payload, 'merge_group', 'base_sha'));
    const merged = event?.name === 'pull_request' ? await targetOfMerge(event, repository, ports) : undefined;
    return [base, queued, merged].filter((commit) => commit !== undefined);
}
/**
 * The first parent of what is checked out, if it is the merge of the pull request into its target that GitHub made for
 * this event. The first parent of any other commit is a commit of the author.
 */
async function targetOfMerge({ workflowSha, headSha }, repository, ports) {
    const checkedOut = await (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .headOf */ .Uo)(repository);
    if (checkedOut === undefined || checkedOut !== workflowSha)
        return undefined;
    const commit = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommit */ .kN)(checkedOut, repository, ports);
    const [target, head, ...others] = commit?.parents ?? [];
    return head === headSha && others.length === 0 ? target : undefined;
}
/** The changed paths; undefined if the list may lack a file, or belongs to another commit than the one that is checked out. */
async function findChangedFiles({ event, payload, pullRequest, root, workspace, github, ports }, earlier) {
    const checkedOut = await (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .checkedOutCommit */ .Xg)(root, workspace);
    if (checkedOut === undefined || event === undefined)
        return undefined;
    const { name, workflowSha } = event;
    // In these events the workflow's commit is a merge of the pull request into its target.
    const isOfMerge = /^(?:pull_request|pull_request_review.*|merge_group)$/.test(name);
    const { headSha } = event.pullRequest ?? pullRequest ?? {};
    if (checkedOut !== headSha && !(isOfMerge && checkedOut === workflowSha))
        return undefined;
    if (name !== 'merge_group')
        return (await earlier())?.files;
    // The branch of a merge queue belongs to no pull request. Its payload names its base.
    const base = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .valueAt */ .fK)(payload, 'merge_group', 'base_sha'));
    const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(root, workspace);
    if (base === undefined || repository === undefined)
        return undefined;
    const bySelf = await (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .changedSince */ .$A)(base, repository, ports);
    // A checkout without history lacks the base.
    const head = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .toCommitId */ .Si)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_15__/* .valueAt */ .fK)(payload, 'merge_group', 'head_sha'));
    if (bySelf !== undefined || head !== checkedOut)
        return bySelf;
    const compared = await github.comments
        ?.changedBetween(base, head)
        .catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_8__/* .onHostError */ .yg)(() => undefined));
    const uncommitted = compared && (await (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_2__/* .uncommittedPaths */ .mS)(repository, ports));
    return uncommitted && [...new Set([...compared, ...uncommitted])];
}
/**
 * The pull request of the event, looked up if the event does not name it; undefined if there is none.
 *
 * @throws HostError if GitHub does not answer
 */
async function findPullRequest(event, api) {
    const { pullRequestQuery: query } = event;
    if (event.pullRequest !== undefined || query === undefined)
        return event.pullRequest;
    const pulls = await api.pullRequests(query);
    const [lowest] = pulls
        .filter(({ headSha }) => query.by !== 'branch' || headSha === query.sha)
        // A branch of the repository was pushed. Anybody can push its head to a fork as well.
        .filter(({ fork }) => query.by !== 'commit' || !fork)
        .sort((left, right) => left.number - right.number);
    return lowest;
}
/**
 * The commit to report on. A job that looked its pull request up may have checked out another
 * commit than its head. Then the report is about the checked-out commit, and no comment is written.
 */
function headToReport(event, pullRequest, checkedOut, parents) {
    if (event.pullRequest !== undefined)
        return event.headSha;
    if (checkedOut === event.workflowSha)
        return event.workflowSha;
    if (pullRequest === undefined)
        return event.headSha;
    // A merge of the head is about the head. Any other commit was its head before, or never.
    const isOfHead = parents?.includes(pullRequest.headSha) === true;
    return (isOfHead ? undefined : checkedOut) ?? pullRequest.headSha;
}
//# sourceMappingURL=job.js.map

/***/ }),

/***/ 1554:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: function() { return /* binding */ UNREACHABLE; },
/* harmony export */   FN: function() { return /* binding */ serverOf; },
/* harmony export */   Gh: function() { return /* binding */ serverUrlOf; },
/* harmony export */   J: function() { return /* binding */ mayWrite; },
/* harmony export */   Ko: function() { return /* binding */ withoutReviewer; },
/* harmony export */   U0: function() { return /* binding */ GITHUB; },
/* harmony export */   xG: function() { return /* binding */ apiTokenOf; }
/* harmony export */ });
/* unused harmony exports GITEA, SERVERS */
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5639);


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
        job: (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `workflow run`,
        change: (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `pull request #`,
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
const UNREACHABLE = 'Check GITHUB_API_URL, the proxy (HTTPS_PROXY, NO_PROXY) and, for a private certificate, `ca-file`.';
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

/***/ 859:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ listTeams; },
/* harmony export */   f: function() { return /* binding */ teamsOfAuthor; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8187);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3452);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6485);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5639);





const TEAMS = `query($organization: String!, $logins: [String!], $after: String) {
  organization(login: $organization) {
    seen: teams(first: 1) { totalCount }
    teams(first: 100, userLogins: $logins, after: $after) {
      totalCount
      nodes { slug }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
/**
 * The slugs of the teams that somebody is in, in the organization of the repository. GitHub leaves out secret teams that
 * the token does not see, and does not say so.
 *
 * @throws HostError if the token may not list teams or the list is not whole
 */
async function listTeams(source, login) {
    const { graphql, clock, access, service } = source;
    const organization = access.owner;
    let total;
    const { items, whole } = await (0,_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .readPages */ .n4)(async (after) => {
        const json = await graphql(TEAMS, { organization, logins: [login], after: after ?? null });
        // GraphQL answers 200 and says in the body what is wrong.
        const errors = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(json, 'errors');
        const organizationData = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(json, 'data', 'organization'));
        // To somebody outside of the organization, it can look as if there were no team.
        const isRefused = errors !== undefined || !(Number((0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(organizationData, 'seen', 'totalCount')) > 0);
        if (isRefused) {
            const serverMessage = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(errors)[0], 'message');
            const why = serverMessage === undefined ? 'this token sees none' : `it says ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(serverMessage)}`;
            throw new _host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh('permission', `${service} lists no teams of ${organization}: ${why}`);
        }
        const { totalCount, nodes, pageInfo } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(organizationData['teams']);
        total = totalCount;
        const { hasNextPage, endCursor } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(pageInfo);
        return {
            items: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(nodes).flatMap((node) => {
                const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(node, 'slug');
                return slug === undefined ? [] : { id: slug };
            }),
            next: hasNextPage === false ? undefined : ((0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .readNonEmptyText */ .gc)(endCursor) ?? ''),
        };
    }, clock);
    if (!whole || items.length !== total) {
        const what = `${service} did not list all teams of ${organization} that ${login} is in: run the job again`;
        throw new _host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .HostError */ .dh('invalid', what);
    }
    return items.map(({ id }) => id);
}
const WHO_MAY = 'Pass the token of an app or a person with _Members: read_ in the organization (`read:org`) as `github-token`, and to a job that follows commands as `members-token`: the token of a workflow cannot list teams';
/** Who opened the pull request is asked, too. @param api of the token that may list teams */
async function teamsOfAuthor(api, number) {
    if (api === undefined)
        return { unknown: WHO_MAY };
    if (api.listTeams === undefined)
        return { unknown: `${api.server.service} is not asked for them` };
    try {
        const { author } = await api.pullRequest(number);
        if (author === undefined)
            return { unknown: 'GitHub does not say who opened the pull request' };
        // An app is in no team, and its name is no login by which teams are found.
        return { teams: author.endsWith('[bot]') ? [] : await api.listTeams(author) };
    }
    catch (error) {
        return (0,_host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .onHostError */ .yg)(({ kind, message }) => {
            const isAboutToken = ['permission', 'bad-token', 'not-found'].includes(kind);
            const reason = message.replace(/\.$/, '');
            return { unknown: isAboutToken ? `${reason}. ${WHO_MAY}` : reason };
        })(error);
    }
}
//# sourceMappingURL=teams.js.map

/***/ }),

/***/ 3452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: function() { return /* binding */ unreadableAnswer; },
/* harmony export */   dh: function() { return /* binding */ HostError; },
/* harmony export */   wh: function() { return /* binding */ readId; },
/* harmony export */   yg: function() { return /* binding */ onHostError; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4132);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5639);
/** The error of a CI host that refused a request or did not answer it. Its kinds differ in what can be done about it. */


/** The message is a whole sentence; it never shows a token or a query. */
class HostError extends Error {
    name = 'HostError';
    kind;
    /**
     * `accepted`: as in `issues=write; pull_requests=write`, from a server that says so. `aboutToken`: the host refused
     * because of the token, by its own words, and the message does not say what the token needs.
     */
    facts;
    helpCode;
    constructor(kind, message, { helpCode, ...facts } = {}, cause) {
        super(message, { cause });
        this.kind = kind;
        this.facts = facts;
        this.helpCode = helpCode;
    }
}
/**
 * For a `catch`: handles an error of the host, of these kinds or of any if none is named. Every other error is thrown again.
 */
function onHostError(handle, ...kinds) {
    return (error) => {
        if (!(error instanceof HostError))
            throw error;
        if (kinds.length > 0 && !kinds.includes(error.kind))
            throw error;
        return handle(error);
    };
}
function unreadableAnswer(service) {
    return new HostError('invalid', `${service} answered in an unrecognized form.`, {
        helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreadableAnswer,
    });
}
/** The numeric `id` of something that `service` answered; throws `HostError` when it has none. */
function readId(json, service) {
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(json, 'id');
    if (typeof id !== 'number')
        throw unreadableAnswer(service);
    return id;
}
//# sourceMappingURL=host-error.js.map

/***/ }),

/***/ 95:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ basicAuthorization; },
/* harmony export */   e: function() { return /* binding */ gitPassword; }
/* harmony export */ });
/* harmony import */ var _model_unfilled_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4824);

/** The credentials that a team sets for its jobs, for hosts that hand no token of their own to a job. */
function gitPassword({ GIT_USERNAME, GIT_PASSWORD }) {
    return basicAuthorization(GIT_USERNAME ?? '', GIT_PASSWORD);
}
/** The value of the header `Authorization`; undefined if the variable of the password is empty or was not filled in. */
function basicAuthorization(user, text) {
    const password = (0,_model_unfilled_js__WEBPACK_IMPORTED_MODULE_0__/* .filledIn */ .A)(text);
    return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
//# sourceMappingURL=host.js.map

/***/ }),

/***/ 9696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D5: function() { return /* binding */ ownComments; },
/* harmony export */   Fn: function() { return /* binding */ neutraliseNote; },
/* harmony export */   G2: function() { return /* binding */ ANY_MARKER; },
/* harmony export */   Rg: function() { return /* binding */ foreignComments; },
/* harmony export */   eQ: function() { return /* binding */ describeForeign; },
/* harmony export */   rA: function() { return /* binding */ findOwnComment; },
/* harmony export */   xY: function() { return /* binding */ hasMarker; }
/* harmony export */ });
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4340);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4132);



/** The beginning of the marker of every gate of this program. */
const ANY_MARKER = '<!-- plangate:';
/**
 * Our comments by marker and author, oldest first; the first one is the comment. The comment that this
 * job `created` is ours whatever author the host names, and so are others of that author.
 */
function ownComments(comments, marker, created) {
    return comments
        .filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
        .sort((one, other) => one.id - other.id);
}
/** The comment of the gate with this key, and what it keeps of earlier reports. */
function findOwnComment({ comments }, key) {
    const [comment] = ownComments(comments, (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .markerStart */ .Rs)(key));
    return { comment, kept: comment && (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeMarker */ .rH)(comment.body, key) };
}
/** Whether the gate wrote the comment: this job created it, or its author is the token's own user. */
function isOurs({ id, isOwn, author }, created) {
    if (isOwn || created === undefined)
        return isOwn;
    return id === created.id || (author !== undefined && author === created.author);
}
/**
 * Comments with the marker of this gate that another author wrote: a person who copied it, or this gate itself
 * with an earlier token. Such a comment decides nothing, and the log names it.
 */
function foreignComments(comments, marker, created) {
    return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
/** What the log says about the comments that `foreignComments` found. Only the first ones are named. */
function describeForeign(comments) {
    return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
        const of = author === undefined ? 'another author' : `another author (${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(author)})`;
        const text = `A comment of ${of} carries this gate's marker and was left as it is: ${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
        return { text, code: _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CODES */ .Lp.commentOfAnotherJob };
    });
}
/** Whether the last line that is not empty, or the first, begins with the marker. */
function hasMarker(body, marker) {
    const end = body.trimEnd();
    const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
    return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const ZERO_WIDTH_SPACE = '\u200b';
/**
 * The text as readers see it, without an effect on the host. The renderer has made harmless what GitHub acts on; other hosts
 * act on more: a line that starts with a slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there,
 * on Azure DevOps and on Gitea. The marker's line and escapes in addresses stay as they are.
 */
function neutraliseNote(body) {
    return (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const withoutCommand = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
    return withoutCommand
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
}
//# sourceMappingURL=own-comments.js.map

/***/ }),

/***/ 6485:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: function() { return /* binding */ readList; },
/* harmony export */   Xh: function() { return /* binding */ nextOf; },
/* harmony export */   n4: function() { return /* binding */ readPages; }
/* harmony export */ });
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3452);

/** 20,000 entries: more than a pull request has. */
const MOST_PAGES = 200;
const LONGEST_MS = 60_000;
/**
 * Reads a list page by page: `read(undefined)` fetches the first page, `read(page.next)` each later one. If pages repeat
 * or there are too many of them, `whole` is false.
 */
async function readPages(read, clock) {
    const items = new Map();
    const visited = new Set();
    const until = clock.now() + LONGEST_MS;
    for (let next;;) {
        const page = await read(next);
        const sizeBefore = items.size;
        for (const item of page.items)
            if (!items.has(item.id))
                items.set(item.id, item);
        const isRepeated = page.items.length > 0 && items.size === sizeBefore;
        next = page.next;
        const isAtLimit = visited.size >= MOST_PAGES - 1 || clock.now() >= until;
        if (next === undefined || isRepeated || isAtLimit || visited.has(next)) {
            return { items: [...items.values()], whole: next === undefined };
        }
        visited.add(next);
    }
}
/**
 * A list of a REST API. Every request goes to `path`. Only the query of the host's next address is used, so that no
 * answer can lead a token to another place.
 * @param itemsOf what an answer holds; undefined when it is no list.
 */
function readList(ask, path, read, itemsOf = (json) => json) {
    return readPages(async (next = path) => {
        const answer = await ask('GET', next);
        const items = itemsOf(answer.json);
        if (!Array.isArray(items))
            throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadableAnswer */ .Cw)(ask.service);
        return { items: items.map(read), next: nextOf(answer, next, items.length) };
    }, ask.clock);
}
/** The query of the next page; undefined if this was the last one. `here` is the path and the query of this page. */
function nextOf({ headers }, here, count) {
    const [path = '', search = ''] = here.split('?', 2);
    const query = new URLSearchParams(search);
    const withParameter = (name, value) => {
        query.set(name, value);
        return `${path}?${query.toString()}`;
    };
    const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
    const target = linkTo('next', link);
    if (target !== undefined) {
        // An address that cannot be read leads to the same page again, which ends the reading as one that is not whole.
        if (!URL.canParse(target, 'http://host'))
            return here;
        return `${path}${new URL(target, 'http://host').search}`;
    }
    if (next !== undefined)
        return next === '' ? undefined : withParameter('page', next);
    if (token !== undefined)
        return token === '' ? undefined : withParameter('continuationToken', token);
    if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined))
        return undefined;
    // The host does not say whether there is more. A full page may have a next one; a page with
    // more entries than were asked for is the whole list.
    const number = Number(query.get('page') ?? 1);
    const total = Number(headers['x-total-count'] ?? 0);
    const full = count === Number(query.get('per_page') ?? Number.NaN);
    return full || (count > 0 && number * count < total)
        ? withParameter('page', String(number + 1))
        : undefined;
}
/** `<https://host/path?page=2>; rel="next", <…>; rel="last"` */
function linkTo(name, header) {
    for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<>]*)/g)) {
        const [, relation] = /;\s*rel\s*=\s*"?([a-z]+)"?\s*(?:[;,]|$)/i.exec(parameters) ?? [];
        if (relation?.toLowerCase() === name)
            return target;
    }
    return undefined;
}
//# sourceMappingURL=pages.js.map

/***/ }),

/***/ 7006:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TR: function() { return /* binding */ CI_HOSTS; },
/* harmony export */   sG: function() { return /* binding */ isSecretOfCiHost; }
/* harmony export */ });
/* unused harmony export HOSTS_WITH_PAGES */
/** Servers with GitHub's API set GitHub's variables. */
const ON_GITHUB = {
    root: 'GITHUB_WORKSPACE',
    run: 'GITHUB_RUN_ID',
    actor: ['GITHUB_TRIGGERING_ACTOR', 'GITHUB_ACTOR'],
    target: ['GITHUB_BASE_REF'],
    built: ['GITHUB_SHA'],
};
/** The first host with a variable that is set counts. Gitea and Forgejo set GitHub's variable, too, so they come first. */
const CI_HOSTS = [
    {
        name: 'forgejo',
        title: 'Forgejo',
        variable: 'FORGEJO_ACTIONS',
        ...ON_GITHUB,
        secrets: ['FORGEJO_*'],
        load: async () => (await __webpack_require__.e(/* import() */ 3999).then(__webpack_require__.bind(__webpack_require__, 3999))).gitea,
    },
    {
        name: 'gitea',
        title: 'Gitea',
        variable: 'GITEA_ACTIONS',
        ...ON_GITHUB,
        secrets: ['GITEA_*'],
        page: {
            title: 'Gitea and Forgejo',
            file: '.gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.',
        },
        load: async () => (await __webpack_require__.e(/* import() */ 3999).then(__webpack_require__.bind(__webpack_require__, 3999))).gitea,
    },
    {
        name: 'github',
        title: 'GitHub Actions',
        variable: 'GITHUB_ACTIONS',
        ...ON_GITHUB,
        secrets: ['GITHUB_*', 'GH_*', 'ACTIONS_*', 'RUNNER_*', 'INPUT_*'],
        load: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2447))).github,
    },
    {
        name: 'gitlab',
        title: 'GitLab',
        variable: 'GITLAB_CI',
        root: 'CI_PROJECT_DIR',
        run: 'CI_PIPELINE_ID',
        actor: ['GITLAB_USER_LOGIN'],
        // The first one is set if GitLab merged the target into the change before the pipeline.
        target: ['CI_MERGE_REQUEST_TARGET_BRANCH_SHA', 'CI_MERGE_REQUEST_DIFF_BASE_SHA'],
        built: ['CI_COMMIT_SHA'],
        defaultBranch: ['CI_DEFAULT_BRANCH'],
        secrets: ['GITLAB_*', 'CI_JOB_TOKEN'],
        page: {
            file: '.gitlab-ci.yml',
            secrets: 'Settings → CI/CD → Variables, both masked: TF_API_TOKEN, and GITLAB_TOKEN for the note.',
            template: `plangate:
  image: IMAGE
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - |
      SCRIPT
  artifacts:
    when: always
    paths: [plangate-reports]
    reports:
      junit: plangate-reports/junit.xml
      codequality: plangate-reports/code-quality.json
      dotenv: plangate-reports/verdict.env
`,
        },
        load: async () => (await __webpack_require__.e(/* import() */ 6846).then(__webpack_require__.bind(__webpack_require__, 6846))).gitlab,
    },
    {
        name: 'azure',
        title: 'Azure Pipelines',
        variable: 'TF_BUILD',
        root: 'BUILD_SOURCESDIRECTORY',
        run: 'BUILD_BUILDID',
        actor: ['BUILD_REQUESTEDFOR'],
        target: ['SYSTEM_PULLREQUEST_TARGETBRANCH'],
        built: ['BUILD_SOURCEVERSION'],
        secrets: ['SYSTEM_ACCESSTOKEN'],
        page: {
            file: 'azure-pipelines.yml',
            targetBranches: 'main',
            secrets: 'Secret variable: TF_API_TOKEN. The build service needs "Contribute to pull requests" for the thread.',
            template: `pool: { vmImage: ubuntu-latest }
container: { image: IMAGE, options: --user 0 } # Azure Pipelines adds a user of its own to it
steps:
  - checkout: self
    persistCredentials: false
  - script: |
      SCRIPT
    name: plangate
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs:
      testResultsFormat: JUnit
      testResultsFiles: plangate-reports/junit.xml
      testRunTitle: Policies
`,
        },
        load: async () => (await __webpack_require__.e(/* import() */ 2482).then(__webpack_require__.bind(__webpack_require__, 2482))).azure,
    },
    {
        name: 'bitbucket',
        title: 'Bitbucket',
        variable: 'BITBUCKET_BUILD_NUMBER',
        root: 'BITBUCKET_CLONE_DIR',
        run: 'BITBUCKET_PIPELINE_UUID',
        actor: ['BITBUCKET_STEP_TRIGGERER_UUID'],
        target: ['BITBUCKET_PR_DESTINATION_BRANCH'],
        secrets: ['BITBUCKET_*'],
        page: {
            file: 'bitbucket-pipelines.yml',
            targetBranches: 'main',
            secrets: 'Repository settings → Repository variables, secured: TF_API_TOKEN.',
            reports: 'test-results',
            template: `image: IMAGE
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          script:
            - |
              SCRIPT
`,
        },
        load: async () => (await __webpack_require__.e(/* import() */ 5016).then(__webpack_require__.bind(__webpack_require__, 5016))).bitbucket,
    },
    {
        name: 'circleci',
        title: 'CircleCI',
        variable: 'CIRCLECI',
        root: 'CIRCLE_WORKING_DIRECTORY',
        run: 'CIRCLE_WORKFLOW_ID',
        actor: ['CIRCLE_USERNAME'],
        secrets: ['CIRCLE_TOKEN', 'CIRCLE_OIDC_*'],
        page: {
            file: '.circleci/config.yml',
            // It does not name the base either.
            targetBranches: '"*"',
            secrets: 'Organization settings → Contexts, "hcp-terraform": TF_API_TOKEN.',
            template: `version: 2.1
jobs:
  policy-gate:
    docker:
      - image: IMAGE
    steps:
      - checkout
      - run: |
          SCRIPT
      - store_test_results: { path: plangate-reports/junit.xml }
      - store_artifacts: { path: plangate-reports }
workflows:
  pull-requests:
    jobs:
      - policy-gate: { context: hcp-terraform }
`,
        },
        load: async () => (await __webpack_require__.e(/* import() */ 4397).then(__webpack_require__.bind(__webpack_require__, 4397))).circleci,
    },
    {
        name: 'buildkite',
        title: 'Buildkite',
        variable: 'BUILDKITE',
        root: 'BUILDKITE_BUILD_CHECKOUT_PATH',
        run: 'BUILDKITE_BUILD_ID',
        actor: ['BUILDKITE_UNBLOCKER', 'BUILDKITE_BUILD_CREATOR'],
        target: ['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
        defaultBranch: ['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
        secrets: ['BUILDKITE_AGENT_*'],
        load: async () => (await __webpack_require__.e(/* import() */ 8806).then(__webpack_require__.bind(__webpack_require__, 8806))).buildkite,
    },
    {
        name: 'jenkins',
        title: 'Jenkins',
        variable: 'JENKINS_URL',
        root: 'WORKSPACE',
        run: 'BUILD_TAG',
        actor: ['BUILD_USER_ID'],
        target: ['CHANGE_TARGET'],
        secrets: ['JENKINS_*'],
        page: {
            file: 'Jenkinsfile',
            targetBranches: 'main',
            language: 'groovy',
            secrets: 'Credentials: secret text "tf-api-token". The agent needs Docker, Jenkins the plugin Docker Pipeline.',
            template: `pipeline {
  agent { docker { image 'IMAGE' } }
  options { skipDefaultCheckout(false) }
  stages {
    stage('Policy gate') {
      when { changeRequest() }
      environment { TF_API_TOKEN = credentials('tf-api-token') }
      steps {
        sh 'SCRIPT'
      }
      post {
        always {
          junit 'plangate-reports/junit.xml'
          recordIssues tool: sarif(pattern: 'plangate-reports/report.sarif')
          archiveArtifacts 'plangate-reports/*'
        }
      }
    }
  }
}
`,
        },
        load: async () => (await __webpack_require__.e(/* import() */ 7751).then(__webpack_require__.bind(__webpack_require__, 7751))).jenkins,
    },
];
/** Hosts with a page of their own: docs/ci/NAME.md. */
const HOSTS_WITH_PAGES = CI_HOSTS.flatMap((row) => row.page === undefined ? [] : [{ ...row, page: row.page }]);
/** Whether a variable is one that a program of what is judged must not get. */
function isSecretOfCiHost(variable) {
    const name = variable.toUpperCase();
    return CI_HOSTS.flatMap(({ secrets }) => secrets).some((secret) => secret.endsWith('*') ? name.startsWith(secret.slice(0, -1)) : name === secret);
}
//# sourceMappingURL=registry.js.map

/***/ }),

/***/ 5639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: function() { return /* binding */ textAt; },
/* harmony export */   Ap: function() { return /* binding */ parseLink; },
/* harmony export */   P2: function() { return /* binding */ readOrigin; },
/* harmony export */   Si: function() { return /* binding */ toCommitId; },
/* harmony export */   W3: function() { return /* binding */ readSlug; },
/* harmony export */   XL: function() { return /* binding */ toRepositoryId; },
/* harmony export */   dR: function() { return /* binding */ readPositiveNumber; },
/* harmony export */   fK: function() { return /* binding */ valueAt; },
/* harmony export */   gc: function() { return /* binding */ readNonEmptyText; },
/* harmony export */   jG: function() { return /* binding */ toPullRequestFacts; },
/* harmony export */   kF: function() { return /* binding */ readGuid; },
/* harmony export */   uH: function() { return /* binding */ parsePositiveNumber; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6238);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** Reads texts and answers of others. A value without the expected shape is undefined. */


/** A positive whole number; anything else, also 0, counts as missing. */
function parsePositiveNumber(text) {
    if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
        return undefined;
    return Number(text);
}
/** A value that is a positive whole number; anything else counts as missing. */
function readPositiveNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
/** A whole commit id, SHA-1 or SHA-256: "HEAD" and short ones name no commit. */
function toCommitId(text) {
    return typeof text === 'string' ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommitId */ .f)(text) : undefined;
}
/** A GUID; undefined for any other text. */
function readGuid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function readSlug(text) {
    if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
        return undefined;
    return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
/** An http(s) address, without credentials and without a slash at its end. */
function parseLink(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href.replace(/\/$/, '');
}
/** The origin of an http(s) address; undefined for any other text. */
function readOrigin(text) {
    const address = parseLink(text);
    return address && new URL(address).origin;
}
/** A pull or merge request: no address without a number. */
function toPullRequestFacts(number, url) {
    return number === undefined ? undefined : { number, url };
}
/** The value at this path of names. */
function valueAt(value, ...names) {
    return names.reduce((inner, name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(inner)[name], value);
}
/** A text that is not empty. */
function readNonEmptyText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The text at this path of names, if it is not empty. */
function textAt(value, ...names) {
    return readNonEmptyText(valueAt(value, ...names));
}
/** The id of a repository with the server that gave it; undefined unless both are known. */
function toRepositoryId(host, id) {
    return host === undefined || id === undefined ? undefined : { host, id: String(id) };
}
//# sourceMappingURL=shapes.js.map

/***/ }),

/***/ 1956:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: function() { return /* binding */ workspaceOf; },
/* harmony export */   by: function() { return /* binding */ withProgramsFromOutside; },
/* harmony export */   o5: function() { return /* binding */ isJob; }
/* harmony export */ });
/* unused harmony exports trustsCheckout, REFUSED_IN_CI, NO_TERMINAL, isTerminalMissing */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _machine_program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(439);
/* harmony import */ var _detect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2914);
/**
 * The directory in which a job works, and whether a person says that its files are their own. Git is asked about the repository
 * there, and about no deeper one.
 */




/**
 * The directory that the CI host names. If a person works here, the checkout around their directory;
 * in a job of a host that names none, the root of the file system.
 */
function workspaceOf(environment, workingDirectory) {
    const root = (0,_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .checkoutOf */ .o5)(environment);
    if (root !== undefined && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isDirectory */ .wd)(root))
        return root;
    // The working directory of such a job may lie inside the judged files.
    if (isJob(environment))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(workingDirectory).root;
    return (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findCheckout */ .I8)(workingDirectory) ?? workingDirectory;
}
/** Whether the environment is that of a job of some CI host. */
function isJob(environment) {
    return (0,_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .hostRowOf */ .SU)(environment) !== undefined || (0,_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .isAnyCi */ .Hx)(environment);
}
/**
 * The environment without those directories of PATH that are in the checkout, or in the directory that the CI host names.
 * No program is asked for it, because git is the first that is looked for. `onSkipped` gets a sentence for each of them that
 * holds a program which would be run.
 */
function withProgramsFromOutside(environment, workingDirectory, onSkipped) {
    const workspace = workspaceOf(environment, workingDirectory);
    const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(workingDirectory, workspace);
    const around = repository?.root ?? (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findCheckout */ .I8)(workingDirectory);
    const inJob = isJob(environment);
    const proposed = [];
    if (inJob)
        proposed.push(workspace, around ?? workingDirectory);
    else if (around !== undefined)
        proposed.push(around);
    return (0,_machine_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutProposedPrograms */ .Ej)(environment, { proposed, workingDirectory, isJob: inJob }, onSkipped);
}
const TRUST_CHECKOUT = 'PLANGATE_TRUST_CHECKOUT';
/**
 * Whether the files on the disk belong to the person who starts the check, although there is no terminal: from a hook, an
 * editor, a pipe. Only the process that starts the check can say so, by an option or by a variable.
 *
 * @param isGiven whether the option is there
 */
function trustsCheckout(isGiven, environment) {
    return isGiven || /^(?:1|true)$/i.test(environment[TRUST_CHECKOUT]?.trim() ?? '');
}
/** The problem of `--trust-checkout` in a job of a CI, unless its host says that the files are the repository's own. */
const REFUSED_IN_CI = {
    where: '--trust-checkout',
    message: `(or ${TRUST_CHECKOUT}) is refused: variables of a CI are set, and no host says that this job is about a push, a schedule or a tag. Its files are those of a change under review. Take it out.`,
};
/** Settings that are missing or refused because the files may not choose them. */
const NEEDS_TRUSTED_FILES = /^(?:-*)(?:organization|workspaces?|hostname|token|policies|engine|plan|allow-untrusted-head)$/;
const NO_TERMINAL = {
    seen: 'Standard input or standard error is no terminal, as in a CI job, so the files here are not trusted to say what is planned and by which policies',
    fix: `If they are your own, add --trust-checkout, or set ${TRUST_CHECKOUT}=true.`,
};
/** Whether these problems come from a missing terminal alone: there is no CI, and nobody said that the files are theirs. */
function isTerminalMissing(problems, { environment, isPersonThere }) {
    if (isPersonThere || isJob(environment))
        return false;
    // A directory that is misspelt, or another mistake, is a cause by itself.
    return problems.every(({ where }) => NEEDS_TRUSTED_FILES.test(where));
}
//# sourceMappingURL=workspace.js.map

/***/ }),

/***/ 9796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NZ: function() { return /* binding */ NO_REPOSITORY; },
  gG: function() { return /* binding */ askGit; },
  kO: function() { return /* binding */ askObjects; },
  Oh: function() { return /* binding */ commitOfDefaultBranch; },
  hZ: function() { return /* binding */ commitOfRemoteBranch; },
  k6: function() { return /* binding */ commitOnServer; },
  Ny: function() { return /* binding */ fetchHistory; },
  rt: function() { return /* binding */ fetchObjects; },
  TM: function() { return /* binding */ firstLine; },
  sp: function() { return /* binding */ listTrackedFiles; },
  yv: function() { return /* binding */ originOf; },
  Mr: function() { return /* binding */ pathsIn; },
  qz: function() { return /* binding */ remakeMerge; }
});

// UNUSED EXPORTS: listRemote

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./build/src/model/proxies.js
var proxies = __webpack_require__(4091);
// EXTERNAL MODULE: ./build/src/machine/execute.js + 1 modules
var machine_execute = __webpack_require__(4023);
// EXTERNAL MODULE: ./build/src/machine/read-regular.js
var read_regular = __webpack_require__(3962);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __webpack_require__(3776);
;// CONCATENATED MODULE: ./build/src/machine/network-of-git.js
/**
 * What git gets to reach a server: the proxy and the authorities that this program's own requests have, so that
 * one setting holds for both. Releases of git and curl read `NO_PROXY` in several ways, so it is decided here.
 */








/** Passed on as they are: where this machine keeps its authorities, and the keys of an SSH agent. */
const PASSED_VARIABLES = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAPATH', 'SSH_AUTH_SOCK'];
/** The files in which systems keep their authorities; one that the environment names comes first. */
const SYSTEM_AUTHORITIES = [
    '/etc/ssl/certs/ca-certificates.crt',
    '/etc/pki/tls/certs/ca-bundle.crt',
    '/etc/ssl/ca-bundle.pem',
    '/etc/ssl/cert.pem',
];
/**
 * Calls `run` with the variables with which git reaches the server. A file with authorities is
 * there until `run` has ended.
 */
async function withNetwork({ address, authorization }, { environment, caFile }, run) {
    const variables = {
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
        ...proxyVariables(address, environment),
        ...settingsFor(address, authorization),
        ...(0,machine_execute/* pickVariables */.hY)(environment, PASSED_VARIABLES),
    };
    const added = [caFile, environment['NODE_EXTRA_CA_CERTS']].filter(isNamed);
    const fileOfGit = environment['GIT_SSL_CAINFO'];
    if (added.length === 0) {
        return run(isNamed(fileOfGit) ? { ...variables, GIT_SSL_CAINFO: fileOfGit } : variables);
    }
    const folder = (0,temporary/* makeTemporary */.ww)('plangate-authorities-');
    try {
        const file = (0,external_node_path_.join)(folder, 'authorities.pem');
        await (0,promises_.writeFile)(file, await readAuthorities(environment, added));
        return await run({ ...variables, GIT_SSL_CAINFO: file });
    }
    finally {
        (0,temporary/* removeTemporary */.cF)(folder);
    }
}
/** Settings of git, as variables (https://git-scm.com/docs/git-config): every process can read those of a command line. */
function settingsFor(address, authorization) {
    const variables = {
        GIT_CONFIG_COUNT: '1',
        // A server that was named has no reason to send git elsewhere.
        GIT_CONFIG_KEY_0: 'http.followRedirects',
        GIT_CONFIG_VALUE_0: 'false',
    };
    if (authorization === undefined)
        return variables;
    return {
        ...variables,
        GIT_CONFIG_COUNT: '2',
        GIT_CONFIG_KEY_1: `http.${address}.extraHeader`,
        GIT_CONFIG_VALUE_1: `Authorization: ${authorization}`,
    };
}
function isNamed(path) {
    return path !== undefined && path.trim() !== '';
}
function proxyVariables(address, environment) {
    const proxy = URL.canParse(address) ? (0,proxies/* proxyFor */.iJ)(new URL(address), environment) : undefined;
    if (proxy === undefined)
        return { NO_PROXY: '*', no_proxy: '*' };
    const value = (0,proxies/* isSocks */.oS)(proxy) ? proxy.value : (proxy.url?.href ?? proxy.value);
    return { https_proxy: value, http_proxy: value, NO_PROXY: '', no_proxy: '' };
}
/** Git replaces its own list by the file that it gets, so everything that is trusted without it is in there. */
async function readAuthorities(environment, added) {
    const named = ['GIT_SSL_CAINFO', 'SSL_CERT_FILE'].map((name) => environment[name]);
    const ofSystem = [...named.filter(isNamed), ...SYSTEM_AUTHORITIES].find((path) => (0,external_node_fs_.existsSync)(path));
    const files = ofSystem === undefined ? added : [ofSystem, ...added];
    const texts = await Promise.all(files.map(async (path) => (0,read_regular/* readRegular */.VX)(path).catch(() => '')));
    return [...external_node_tls_.rootCertificates, ...texts.map((text) => text.trim())].join('\n') + '\n';
}
//# sourceMappingURL=network-of-git.js.map
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(6238);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(439);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
;// CONCATENATED MODULE: ./build/src/machine/ask-git.js
/**
 * Questions to git about a repository. Only this file starts git. Each command names the repository
 * and the work tree, so git never searches for one, and git runs no program that a repository names.
 * A name such as `origin/main` can mean a branch or a tag, and a pull request can add both. So names of
 * references are compared whole, here alone, and every other question to git is about ids.
 */










/** Keeps git from running what a configuration can name: hooks, monitors, helpers, background jobs. */
const SAFE_SETTINGS = [
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.alternateRefsCommand=:',
    'core.gitProxy=none',
    'core.askPass=',
    'core.quotePath=false',
    'safe.bareRepository=explicit',
    'submodule.recurse=false',
    'fetch.recurseSubmodules=false',
    'maintenance.auto=false',
    'gc.auto=0',
    'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting]);
/** Turns off the configuration of machine and user, replacement objects, and prompts. */
const VARIABLES = {
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // The output of git is parsed here, so it must not be translated.
    LC_ALL: 'C',
};
/** Old releases of git ignore GIT_NO_LAZY_FETCH: without any protocol they cannot fetch either. */
const OFFLINE_VARIABLES = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };
/**
 * Runs a git command about a repository.
 *
 * @returns what git printed; `why` if git failed or the repository belongs to another user
 */
async function askGit(ports, repository, args, input = {}) {
    const { root, gitDirectory } = repository;
    const refusal = await refuseForeignOwner(ports, repository);
    if (refusal !== undefined)
        return refusal;
    const location = ['-C', root, `--git-dir=${gitDirectory}`, `--work-tree=${root}`];
    const environment = (0,program_path/* environmentFor */.DD)(ports.environment, root);
    const words = [...location, ...SAFE_SETTINGS, ...args];
    return runGit({ ...ports, environment }, words, { variables: OFFLINE_VARIABLES, ...input });
}
/**
 * Runs a git command about the objects of a repository, from a directory that has nothing else of it: no configuration,
 * no references, and no files in which git keeps what it found out earlier.
 *
 * @param sample the id of a commit: its length says which hash the repository uses
 */
async function askObjects(ports, repository, sample, { args, variables = OFFLINE_VARIABLES, makes = false, ...input }) {
    const refusal = await refuseForeignOwner(ports, repository);
    if (refusal !== undefined)
        return refusal;
    const shared = (0,find_repository/* commonDirectory */.hH)(repository.gitDirectory);
    let directory;
    try {
        directory = makeBareDirectory(shared, sample);
    }
    catch (error) {
        // The disk of the temporary files may be full: the check goes on without an answer of git.
        return { why: (0,error_message/* errorMessage */.g)(error), exitCode: undefined };
    }
    try {
        const words = [
            `--git-dir=${directory}`,
            ...SAFE_SETTINGS,
            '-c',
            'core.commitGraph=false',
            ...args,
        ];
        const objects = (0,external_node_path_.join)(shared, 'objects');
        const places = makes
            ? {
                GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(directory, 'objects'),
                GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
            }
            : { GIT_OBJECT_DIRECTORY: objects };
        return await runGit(ports, words, { ...input, variables: { ...variables, ...places } });
    }
    finally {
        (0,temporary/* removeTemporary */.cF)(directory);
    }
}
/**
 * Merges two commits as git does by itself: without attributes, drivers or settings of the repository, and without its files.
 *
 * @returns the id of the tree; undefined where they do not merge cleanly, the clone lacks a commit, or git is older than 2.38
 */
async function remakeMerge([first, second], repository, ports) {
    const args = ['merge-tree', '--write-tree', '--no-messages', first, second];
    const answer = await askObjects(ports, repository, first, { args, makes: true });
    return 'text' in answer ? answer.text.trim() : undefined;
}
/** Makes a repository without objects, with the hash and the end of the history of another one. */
function makeBareDirectory(shared, sample) {
    const directory = (0,temporary/* makeTemporary */.ww)('plangate-objects-');
    try {
        const extension = sample.length === 64 ? '[extensions]\n\tobjectFormat = sha256\n' : '';
        const version = extension === '' ? 0 : 1;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'config'), `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
        for (const name of ['objects', 'refs'])
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, name));
        const shallow = (0,external_node_path_.join)(shared, 'shallow');
        if ((0,external_node_fs_.existsSync)(shallow))
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'shallow'), (0,read_regular/* readRegularSync */.Wy)(shallow));
        return directory;
    }
    catch (error) {
        (0,temporary/* removeTemporary */.cF)(directory);
        throw error;
    }
}
/** Stops waiting for a server that sends nothing. */
const STOP_WHEN_SILENT = [
    '-c',
    'http.lowSpeedLimit=1',
    '-c',
    'http.lowSpeedTime=30',
];
/** The server's program is git's own, even if the configuration of the remote names another. */
const FETCH_OPTIONS = [
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--upload-pack=git-upload-pack',
];
/**
 * Fetches one commit from a server, so that `askObjects` finds it. No setting and no branch of the clone counts.
 *
 * @param wanted.reference leads to the commit, for servers that send branches only; every reference is asked for if it is
 *   left out
 * @param wanted.here a commit that the clone has
 * @returns what git printed if it failed
 */
async function fetchObjects(ports, repository, remote, wanted) {
    const { commit, reference = 'refs/*', here } = wanted;
    const isShallow = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,find_repository/* commonDirectory */.hH)(repository.gitDirectory), 'shallow'));
    const depth = isShallow || here === undefined ? '--depth=1' : `--negotiation-tip=${here}`;
    const fetch = (...words) => withNetwork(remote, ports, (network) => askObjects(ports, repository, commit, {
        args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
        variables: { ...VARIABLES, ...network },
    }));
    const byCommit = await fetch(depth, remote.address, commit);
    if (!('why' in byCommit))
        return undefined;
    const ownReference = reference.endsWith('*') ? 'refs/plangate/*' : 'refs/plangate/asked';
    const byReference = await fetch(remote.address, `+${reference}:${ownReference}`);
    return 'why' in byReference ? byReference.why : undefined;
}
/**
 * Fetches the commits of the default branch of a repository, without their files, so that `askObjects` finds them.
 *
 * @param sample the id of a commit: its length says which hash the repository uses
 * @returns what git printed if it failed
 */
async function fetchHistory(ports, repository, remote, sample) {
    const words = ['--filter=tree:0', remote.address, '+HEAD:refs/plangate/asked'];
    const fetched = await withNetwork(remote, ports, (network) => askObjects(ports, repository, sample, {
        args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
        variables: { ...VARIABLES, ...network },
    }));
    return 'why' in fetched ? fetched.why : undefined;
}
/** Asks a server for one reference of a repository, without a local clone. */
async function listRemote(ports, remote, reference) {
    // Git must not read the repository in which the job works.
    const noRepository = ['--git-dir=/dev/null', '-c', 'credential.helper='];
    const args = [...noRepository, ...SAFE_SETTINGS, 'ls-remote', remote.address, reference];
    return withNetwork(remote, ports, (network) => runGit(ports, args, { variables: { ...VARIABLES, ...network } }));
}
async function runGit({ execute, environment }, args, input) {
    try {
        const { exitCode, stdout, stderr } = await (0,machine_execute/* inEmptyDirectory */.AY)((cwd) => execute('git', args, { ...input, cwd, environment }));
        return exitCode === 0 ? { text: stdout } : { why: stderr.trim(), exitCode };
    }
    catch (error) {
        return { why: (0,error_message/* errorMessage */.g)(error), exitCode: undefined };
    }
}
/**
 * Git skips its check of the owner when a command names the repository, so the check is done here:
 * a repository of another user is refused unless the user's own `safe.directory` lists it.
 *
 * @returns the error that git would give; undefined if the repository may be used
 */
async function refuseForeignOwner(ports, { root, gitDirectory }) {
    const user = process.geteuid?.();
    if (user === undefined)
        return undefined;
    // As in git, whoever became root with sudo may use their own repositories.
    const sudoer = user === 0 ? Number(ports.environment['SUDO_UID'] || 0) : user;
    const isMine = (path) => {
        const owner = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.uid ?? user;
        return owner === user || owner === sudoer;
    };
    if ([root, (0,external_node_path_.join)(root, '.git'), gitDirectory].every(isMine))
        return undefined;
    const safeDirectories = await runGit(ports, ['config', '--null', '--get-all', 'safe.directory'], 
    // Only the configuration of the user and of the machine is read, not that of the repository.
    { variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } });
    const values = 'text' in safeDirectories ? safeDirectories.text.split('\0').slice(0, -1) : [];
    // As in git, an empty value clears the values before it.
    const trusted = values.slice(values.lastIndexOf('') + 1);
    const isTrusted = trusted.some((path) => path === '*' || path === root || (path.endsWith('/*') && root.startsWith(path.slice(0, -1))));
    const why = `fatal: detected dubious ownership in repository at '${root}'`;
    return isTrusted ? undefined : { why, exitCode: undefined, isOfAnotherUser: true };
}
const firstLine = (text) => text.replace(/\n[^]*/, '');
/** The value of `unknown` outside of any repository, which is no failure. */
const NO_REPOSITORY = 'there is no git repository';
/**
 * Lists the files that git tracks in the repository at `path`, an absolute path. Files of a submodule
 * belong to the submodule's own repository. A repository that is neither the checkout nor one of its
 * submodules is not asked.
 *
 * @param workspace the directory in which the job works
 * @returns the paths, or why git could not list them
 */
async function listTrackedFiles(path, workspace, ports) {
    const repository = (0,find_repository/* findKnownRepository */.bp)(path, workspace);
    if (repository === undefined) {
        if ((0,find_repository/* findRepository */.W1)(path) === undefined)
            return { unknown: NO_REPOSITORY };
        return {
            unknown: `${path} holds a repository of its own, and only the repository checked out by the job is read`,
        };
    }
    const listed = await askGit(ports, repository, ['ls-files', '-z']);
    if ('why' in listed) {
        const { why, exitCode, isOfAnotherUser } = listed;
        return { unknown: firstLine(why) || `exit code ${exitCode}`, isOfAnotherUser };
    }
    const tracked = new Set(pathsIn(listed.text));
    const head = tracked.size === 0 ? await (0,find_repository/* headOf */.Uo)(repository) : undefined;
    if (head === undefined)
        return tracked;
    // A missing index lists no files either, so an empty list proves nothing if the commit has files.
    const inCommit = await askGit(ports, repository, ['ls-tree', '--name-only', '-z', head]);
    return 'text' in inCommit && inCommit.text !== ''
        ? { unknown: `its index is missing or empty; \`git reset\` in ${path} creates it` }
        : tracked;
}
/** The address of the remote `origin`; `why` if there is none. */
async function originOf(repository, ports) {
    return askGit(ports, repository, ['config', '--get', 'remote.origin.url']);
}
/** Splits the output of a command with `-z`. */
function pathsIn(output) {
    return output.split('\0').filter((path) => path !== '');
}
const REMOTE = 'refs/remotes/origin/';
/**
 * The last commit of the default branch that the clone knows. A branch of the remote that is called `HEAD` is no
 * default branch: only a symbolic reference names one.
 */
async function commitOfDefaultBranch(repository, ports) {
    const named = await askGit(ports, repository, ['symbolic-ref', '--quiet', `${REMOTE}HEAD`]);
    const reference = 'text' in named ? named.text.trim() : '';
    if (!reference.startsWith(REMOTE))
        return undefined;
    return commitOfRemoteBranch(reference.slice(REMOTE.length), repository, ports);
}
/** The last commit of a branch of the remote, as far as the clone knows a reference of exactly this name. */
async function commitOfRemoteBranch(branch, repository, ports) {
    const args = ['show-ref', '--verify', '--hash', `${REMOTE}${branch}`];
    const answer = await askGit(ports, repository, args);
    return 'text' in answer ? (0,commit_id/* readCommitId */.f)(answer.text.trim()) : undefined;
}
/**
 * What a server says that a reference leads to.
 *
 * @param reference `HEAD` is the default branch
 * @returns the id; or why there is none, which may be empty
 */
async function commitOnServer(remote, reference, ports) {
    const listed = await listRemote(ports, remote, reference);
    if ('why' in listed)
        return { why: listed.why };
    // The server lists every name that ends like this one.
    const line = listed.text.split('\n').find((entry) => entry.endsWith(`\t${reference}`));
    const [id, name] = line?.split('\t') ?? [];
    const commit = name === reference ? (0,commit_id/* readCommitId */.f)(id) : undefined;
    return commit === undefined ? { why: `the server has no ${reference}` } : { commit };
}
//# sourceMappingURL=ask-git.js.map

/***/ }),

/***/ 167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: function() { return /* binding */ changedSince; },
/* harmony export */   TD: function() { return /* binding */ compareWithCommit; },
/* harmony export */   listCommitted: function() { return /* binding */ listCommitted; },
/* harmony export */   mS: function() { return /* binding */ uncommittedPaths; },
/* harmony export */   wu: function() { return /* binding */ mergeBase; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9796);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6238);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7026);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1650);
/**
 * Finds the files of a work tree that differ from the commit that is checked out, and those that this commit changes since
 * the last one that it has in common with a target. Each file is read and compared in the form in which git would store
 * it. No program that an attribute or a configuration names is run.
 */








/**
 * Compares the work tree with the commit that is checked out. Paths are relative to it, with slashes.
 *
 * @returns undefined if git does not answer
 */
async function compareWithCommit(repository, ports, compared = {}) {
    const { files, isNeeded = () => false } = compared;
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const entries = head && (await readTree(head, repository, ports));
    const staged = await readIndex(repository, ports);
    const present = files ?? (await listPresent(repository, ports));
    if (entries === undefined || staged === undefined || present === undefined)
        return undefined;
    const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
    const committed = new Map();
    const differences = [];
    const submodules = new Set();
    const unequal = [];
    const isLinkFree = linkFreeTest(repository.root);
    for (const entry of entries) {
        const { path, mode, id } = entry;
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
        const isReached = isLinkFree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute));
        const stats = isReached ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false }) : undefined;
        if (mode === '160000') {
            submodules.add(path);
            if (stats === undefined)
                continue;
            const inside = await compareSubmodule(entry, repository, ports, compared);
            inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
            for (const difference of inside.differences)
                differences.push(difference);
            continue;
        }
        committed.set(path, id);
        if (stats === undefined) {
            // A sparse checkout leaves files out, and its index marks them. A link in their way leads to other files.
            const isLeftOut = skipped.has(path) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(absolute);
            if (!isLeftOut)
                differences.push({ path, how: 'missing' });
            else if (isNeeded(path))
                differences.push({ path, how: 'missing', isLeftOut });
        }
        else if (files?.has(path) !== false && !isEqual(entry, absolute, stats))
            unequal.push(entry);
    }
    for (const difference of await explainDifferences(unequal, repository, ports))
        differences.push(difference);
    for (const path of present) {
        if (!committed.has(path) && !isInOneOf(submodules, path)) {
            differences.push({ path, how: 'added' });
        }
    }
    return { committed, differences };
}
/** Whether the path is one of the directories, or in one of them. */
function isInOneOf(directories, path) {
    const steps = path.replace(/\/$/, '').split('/');
    return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}
/** The files that git tracks, and all others; undefined if git does not answer. */
async function listPresent(repository, ports) {
    const listed = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '--cached', '--others']);
    return 'text' in listed ? new Set((0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(listed.text)) : undefined;
}
/** The entries of a commit; undefined if git does not answer. */
async function readTree(commit, repository, ports) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
    const tree = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, args);
    if ('why' in tree)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(tree.text).map((line) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
        return { mode, id, path };
    });
}
/** The entries of the index; `tag` is `S` for a file that a sparse checkout leaves out. Undefined if git does not answer. */
async function readIndex(repository, ports) {
    const index = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['ls-files', '-z', '-s', '-t']);
    if ('why' in index)
        return undefined;
    return (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(index.text).map((line) => {
        const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
        return { tag, mode, id, path };
    });
}
/**
 * What a commit has, as path → mode: `160000` is a submodule, `120000` a link. If the commit is not here, that
 * is what is checked out.
 *
 * @returns undefined if git does not answer
 */
async function listCommitted(commit, repository, ports) {
    const id = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(commit);
    const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
    return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function linkFreeTest(root) {
    const answers = new Map([[root, true]]);
    return (directory) => {
        const isLinkFree = answers.get(directory) ?? (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_7__/* .orElse */ .N)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(directory) === directory, false);
        answers.set(directory, isLinkFree);
        return isLinkFree;
    };
}
/** Whether a file or a link is byte for byte what the commit has. @param path absolute */
function isEqual({ mode, id }, path, stats) {
    const isLink = mode === '120000';
    if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
        return false;
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', isLink ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path, 'buffer') : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), id) === id;
}
/**
 * Compares a submodule with the commit that the repository names for it. One that was not checked out is an empty
 * directory, which is no difference. Paths are relative to the submodule in `committed`, to the repository in `differences`.
 */
async function compareSubmodule({ path, id }, repository, ports, { files, isNeeded = () => false }) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const differs = (...differences) => ({ committed: new Map(), differences });
    const filesInside = files && Array.from(files).filter((file) => file.startsWith(`${path}/`));
    if (filesInside?.length === 0)
        return differs();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(root).isDirectory())
        return differs({ path, how: 'changed' });
    const module = (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findKnownRepository */ .bp)(root, repository.root);
    // Files in a directory that is no repository did not come from git.
    const isEmpty = module === undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root).length === 0;
    if (isEmpty)
        return differs();
    if (module === undefined || (await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(module)) !== id)
        return differs({ path, how: 'changed' });
    const inside = await compareWithCommit(module, ports, {
        files: filesInside && new Set(filesInside.map((file) => file.slice(path.length + 1))),
        isNeeded: (file) => isNeeded(`${path}/${file}`),
    });
    if (inside === undefined)
        return differs({ path, how: 'unknown', why: 'git gave no answer' });
    const { committed, differences } = inside;
    const inRepository = differences.map((inner) => ({ ...inner, path: `${path}/${inner.path}` }));
    return { committed, differences: inRepository };
}
/** Attributes with which a file in the work tree may differ from what git stores. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
/** Which of the files that are not byte for byte what git stores differ all the same, once their attributes are applied. */
async function explainDifferences(entries, repository, ports) {
    if (entries.length === 0)
        return [];
    const paths = entries.map(({ path }) => path).join('\0');
    // The attributes come from the index, because `.gitattributes` in the work tree may have changed.
    const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
    const reading = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ask, { stdin: `${paths}\0` });
    if ('why' in reading)
        return entries.map(({ path }) => ({ path, how: 'changed' }));
    const values = new Map();
    const words = reading.text.split('\0');
    for (let at = 0; at + 2 < words.length; at += 3) {
        values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
    }
    const differences = [];
    for (const entry of entries) {
        const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
        const difference = await compareAsStored(entry, attribute, repository, ports);
        if (difference !== undefined)
            differences.push(difference);
    }
    return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
/** Compares a file in the form in which git would store it, which its attributes say. Undefined if it is the same. */
async function compareAsStored(entry, attribute, repository, ports) {
    const { path, id, mode } = entry;
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.root, path);
    const changed = { path, how: 'changed' };
    if (mode === '120000' || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
        return changed;
    }
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(absolute);
    const filter = attribute('filter');
    if (filter === 'lfs') {
        const stored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, ['cat-file', 'blob', id]);
        return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
    }
    const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
    if (converting !== undefined) {
        const value = attribute(converting);
        const named = value === 'set' ? converting : `${converting}=${value}`;
        return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
    }
    let text = bytes.toString('latin1');
    // The line ends that git stores.
    if (attribute('text') !== 'unset')
        text = text.replaceAll('\r\n', '\n');
    // Git adds the id of the blob.
    if (!isUnset(attribute('ident')))
        text = text.replaceAll(`$Id: ${id} $`, '$Id$');
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .idOf */ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}
/** Whether this pointer, which Git LFS stores in place of a file, has the digest and size of the bytes. */
function isPointerTo(pointer, bytes) {
    const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
    return size === String(bytes.length) && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex') === oid;
}
/** Which of these paths the `.gitignore` files in the work tree ignore. */
async function findIgnored(paths, repository, ports) {
    if (paths.length === 0)
        return new Set();
    const command = ['check-ignore', '--no-index', '-z', '--stdin'];
    const input = { stdin: `${paths.join('\0')}\0` };
    const ignored = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askGit */ .gG)(ports, repository, command, input);
    return new Set('text' in ignored ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .pathsIn */ .Mr)(ignored.text) : []);
}
/** More commits than these on both sides are not read. */
const MOST_COMMITS = 50_000;
/**
 * The merge base of the commit that is checked out and the target. Git proposes it. It counts if commits that
 * were hashed here lead to it from both sides.
 *
 * @returns undefined if the clone does not have all commits down to it
 */
async function mergeBase(target, repository, ports) {
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    if (head === undefined)
        return undefined;
    const ask = (...args) => (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askObjects */ .kO)(ports, repository, head, { args });
    const proposed = await ask('merge-base', head, target);
    const base = 'text' in proposed ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(proposed.text.trim()) : undefined;
    if (base === undefined)
        return undefined;
    const most = `--max-count=${MOST_COMMITS + 1}`;
    const listed = await ask('rev-list', '--boundary', most, `${head}...${target}`);
    if ('why' in listed)
        return undefined;
    const between = listed.text
        .split('\n')
        .flatMap((line) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(line.replace('-', '')) ?? []);
    if (between.length > MOST_COMMITS)
        return undefined;
    const commits = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommits */ .Fe)([...new Set([head, target, ...between])], repository, ports);
    const leadsToBase = (from) => {
        const seen = new Set([from]);
        for (const commit of seen) {
            for (const parent of commits.get(commit)?.parents ?? [])
                seen.add(parent);
        }
        return seen.has(base);
    };
    const areAllRead = between.every((commit) => commits.has(commit));
    return areAllRead && leadsToBase(head) && leadsToBase(target) ? base : undefined;
}
/**
 * Lists the files that changed since the merge base of `target` and the commit that is checked out.
 * Changes that are not committed count, too, except in files that git ignores.
 *
 * @returns paths relative to the repository, with slashes, both the old and the new path of a moved
 *   file; undefined if git does not know `target` or the merge base
 */
async function changedSince(target, repository, ports) {
    const head = await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository);
    const base = await mergeBase(target, repository, ports);
    if (head === undefined || base === undefined)
        return undefined;
    const committed = await pathsThatDiffer({ old: base, now: head }, repository, ports);
    const uncommitted = await uncommittedPaths(repository, ports);
    if (committed === undefined || uncommitted === undefined)
        return undefined;
    return [...new Set([...committed, ...uncommitted])];
}
/** The files that differ from the commit that is checked out, except in files that git ignores; undefined if git does not answer. */
async function uncommittedPaths(repository, ports) {
    const compared = await compareWithCommit(repository, ports);
    if (compared === undefined)
        return undefined;
    const { differences } = compared;
    const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
    const ignored = await findIgnored(added, repository, ports);
    return differences.map(({ path }) => path).filter((path) => !ignored.has(path));
}
/** The paths of files that differ between two commits; undefined if the clone does not have all of their directories. */
async function pathsThatDiffer({ old, now }, repository, ports) {
    const commits = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommits */ .Fe)([old, now], repository, ports);
    const oldTree = commits.get(old)?.tree;
    const newTree = commits.get(now)?.tree;
    if (oldTree === undefined || newTree === undefined)
        return undefined;
    const top = (id) => ({ mode: '040000', name: '', id });
    const paths = [];
    // One level of directories after the other, so that each level is one question to git.
    let pairs = [{ path: '', before: top(oldTree), after: top(newTree) }];
    while (pairs.length > 0) {
        const entries = pairs.flatMap(({ before, after }) => [before, after]);
        const ids = new Set(entries.flatMap((entry) => treeOf(entry) ?? []));
        const trees = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readTrees */ .i9)([...ids], repository, ports);
        if ([...ids].some((id) => !trees.has(id)))
            return undefined;
        const deeper = [];
        for (const { path, before, after } of pairs) {
            if (isFile(before) || isFile(after))
                paths.push(path);
            const oldEntries = entriesByName(trees.get(treeOf(before) ?? ''));
            const newEntries = entriesByName(trees.get(treeOf(after) ?? ''));
            for (const name of new Set([...oldEntries.keys(), ...newEntries.keys()])) {
                const innerBefore = oldEntries.get(name);
                const innerAfter = newEntries.get(name);
                const isSame = innerBefore?.id === innerAfter?.id && innerBefore?.mode === innerAfter?.mode;
                if (isSame)
                    continue;
                const inner = path === '' ? name : `${path}/${name}`;
                deeper.push({ path: inner, before: innerBefore, after: innerAfter });
            }
        }
        pairs = deeper;
    }
    return paths;
}
/** Also true for a link and a submodule. */
function isFile(entry) {
    return entry !== undefined && treeOf(entry) === undefined;
}
/** The id of a directory's tree; undefined for a file, a link or a submodule. */
function treeOf(entry) {
    return entry?.mode === '040000' ? entry.id : undefined;
}
function entriesByName(entries = []) {
    return new Map(entries.map((entry) => [entry.name, entry]));
}
//# sourceMappingURL=compare-with-commit.js.map

/***/ }),

/***/ 1650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ readObjects; },
/* harmony export */   Cg: function() { return /* binding */ openCommit; },
/* harmony export */   Fe: function() { return /* binding */ readCommits; },
/* harmony export */   TH: function() { return /* binding */ idOf; },
/* harmony export */   i9: function() { return /* binding */ readTrees; },
/* harmony export */   kN: function() { return /* binding */ readCommit; },
/* harmony export */   rV: function() { return /* binding */ writeCommit; },
/* harmony export */   s5: function() { return /* binding */ fetchIfMissing; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _ask_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9796);
/* harmony import */ var _find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6238);
/**
 * Commits, trees and files of git, read by their ids alone. What decides is hashed here: a clone that a machine keeps
 * from job to job may return other bytes under an old id.
 */






/** Objects by their ids. One is left out if the clone does not have it, or has other bytes than its id says. */
async function readObjects(ids, repository, ports) {
    const [sample] = ids;
    if (sample === undefined)
        return new Map();
    const pieces = [];
    const answer = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .askObjects */ .kO)(ports, repository, sample, {
        args: ['cat-file', '--batch'],
        stdin: `${ids.join('\n')}\n`,
        take: (bytes) => void pieces.push(bytes),
    });
    return 'why' in answer ? new Map() : parseBatch(Buffer.concat(pieces));
}
/** Parses what `git cat-file --batch` prints: a line of id, type and size, then the object and a line break. */
function parseBatch(printed) {
    const objects = new Map();
    for (let at = 0; at < printed.length;) {
        const end = printed.indexOf(0x0a, at);
        if (end < 0)
            break;
        const [id = '', type = '', size] = printed.toString('latin1', at, end).split(' ');
        at = end + 1;
        if (size === undefined)
            continue;
        const bytes = printed.subarray(at, at + Number(size));
        at += bytes.length + 1;
        if (idOf(type, bytes, id) === id)
            objects.set(id, { type, bytes });
    }
    return objects;
}
/** The id that git gives to an object, made with the same hash as the id `sample`. */
function idOf(type, bytes, sample) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(sample.length === 64 ? 'sha256' : 'sha1');
    return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
/** Undefined if the clone does not have the commit. */
async function readCommit(commit, repository, ports) {
    return (await readCommits([commit], repository, ports)).get(commit);
}
/** By id, without those that the clone does not have. */
async function readCommits(commits, repository, ports) {
    return parseEach('commit', await readObjects(commits, repository, ports), parseCommit);
}
/** The objects of one type, each parsed. */
function parseEach(type, objects, parse) {
    const ofType = [...objects].filter(([, object]) => object.type === type);
    return new Map(ofType.map(([id, { bytes }]) => [id, parse(bytes, id)]));
}
/** The lines before the first empty one; what follows is the message. */
function parseCommit(bytes) {
    const lines = (bytes.toString('latin1').split('\n\n', 1)[0] ?? '').split('\n');
    const valuesOf = (name) => lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
    return {
        tree: valuesOf('tree')[0] ?? '',
        parents: valuesOf('parent').flatMap((text) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommitId */ .f)(text) ?? []),
    };
}
/** The entries of directories by the ids of their trees, without those that the clone does not have. */
async function readTrees(ids, repository, ports) {
    return parseEach('tree', await readObjects(ids, repository, ports), parseTree);
}
/** Parses a tree: for each entry the mode, a blank, the name, a zero byte, and an id as long as that of the tree. */
function parseTree(bytes, id) {
    const entries = [];
    for (let at = 0; at < bytes.length;) {
        const blank = bytes.indexOf(0x20, at);
        const zero = bytes.indexOf(0, blank);
        const end = zero + 1 + id.length / 2;
        entries.push({
            mode: bytes.toString('latin1', at, blank).padStart(6, '0'),
            name: bytes.toString('utf8', blank + 1, zero),
            id: bytes.toString('hex', zero + 1, end),
        });
        at = end;
    }
    return entries;
}
/**
 * Fetches a commit from a server if the clone does not have it.
 *
 * @param reference leads to it; any reference may if left out
 * @returns why it is not here afterwards
 */
async function fetchIfMissing(commit, repository, ports, { remote, reference }) {
    const isHere = async () => (await readCommit(commit, repository, ports)) !== undefined;
    if (await isHere())
        return undefined;
    const wanted = { commit, reference, here: await (0,_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .headOf */ .Uo)(repository) };
    const why = await (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchObjects */ .rt)(ports, repository, remote, wanted);
    if (await isHere())
        return undefined;
    return why ? (0,_ask_git_js__WEBPACK_IMPORTED_MODULE_3__/* .firstLine */ .TM)(why) : `the repository has no commit ${commit}.`;
}
const FILES_AT_ONCE = 200;
/** Names that git gives to no entry of a directory. */
const IMPOSSIBLE_NAME = /^(?:\.{0,2}|\.git)$|[/\\]/i;
/**
 * Writes the files of a commit into an empty directory, each with the bytes that its id says. A submodule is an empty
 * directory there.
 *
 * @returns false if the clone does not have all of them
 */
async function writeCommit(commit, repository, root, ports) {
    const top = await readCommit(commit, repository, ports);
    const files = [];
    // One level of directories after the other, so that each level is one question to git.
    let level = [{ path: root, id: top?.tree ?? '' }];
    while (level.length > 0) {
        const trees = await readTrees([...new Set(level.map(({ id }) => id))], repository, ports);
        const nextLevel = [];
        for (const { path: directory, id: tree } of level) {
            const entries = trees.get(tree);
            if (entries === undefined || entries.some(({ name }) => IMPOSSIBLE_NAME.test(name)))
                return false;
            for (const entry of entries) {
                const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, entry.name);
                const isFile = entry.mode.startsWith('1') && entry.mode !== '160000';
                if (isFile)
                    files.push({ ...entry, path });
                else
                    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(path);
                if (entry.mode === '040000')
                    nextLevel.push({ path, id: entry.id });
            }
        }
        level = nextLevel;
    }
    for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
        const batch = files.slice(at, at + FILES_AT_ONCE);
        const objects = await readObjects([...new Set(batch.map(({ id }) => id))], repository, ports);
        for (const { path, mode, id } of batch) {
            const bytes = objects.get(id)?.bytes;
            if (bytes === undefined)
                return false;
            if (mode === '120000')
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync)(bytes, path);
            else
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path, bytes, { flag: 'wx', mode: mode === '100755' ? 0o755 : 0o644 });
        }
    }
    return true;
}
/** Opens the files of a commit. Every directory is read once. */
function openCommit(commit, repository, ports) {
    const trees = new Map();
    const readTree = async (id) => {
        const entries = (await readTrees([id], repository, ports)).get(id);
        return entries && new Map(entries.map((each) => [each.name, each]));
    };
    const treeAt = (id) => {
        const reading = trees.get(id) ?? readTree(id);
        trees.set(id, reading);
        return reading;
    };
    let rootTree;
    const entry = async (path) => {
        rootTree ??= readCommit(commit, repository, ports).then((read) => read?.tree);
        const root = await rootTree;
        if (root === undefined)
            return undefined;
        let found = { mode: '040000', name: '', id: root };
        for (const name of path === '' ? [] : path.split('/')) {
            if (found.mode !== '040000')
                return 'missing';
            const entries = await treeAt(found.id);
            if (entries === undefined)
                return undefined;
            const next = entries.get(name);
            if (next === undefined)
                return 'missing';
            found = next;
        }
        return found;
    };
    return {
        entry,
        async list(directory) {
            const found = await entry(directory);
            if (typeof found !== 'object' || found.mode !== '040000')
                return undefined;
            const tree = await treeAt(found.id);
            return tree && [...tree.values()];
        },
        async bytes(path) {
            const found = await entry(path);
            if (typeof found !== 'object' || !found.mode.startsWith('1'))
                return undefined;
            const object = (await readObjects([found.id], repository, ports)).get(found.id);
            return object?.type === 'blob' ? object.bytes : undefined;
        },
    };
}
//# sourceMappingURL=git-objects.js.map

/***/ }),

/***/ 787:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: function() { return /* binding */ openForwarded; },
  X: function() { return /* binding */ openNetwork; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./build/src/model/ports.js
var ports = __webpack_require__(8471);
// EXTERNAL MODULE: ./build/src/model/ended-by.js
var ended_by = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/src/model/proxies.js
var proxies = __webpack_require__(4091);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(4132);
;// CONCATENATED MODULE: ./build/src/client/http/send.js
/**
 * HTTP over undici, without any decision: redirects are not followed, nothing is retried. Every failure is
 * a TransportError that says whether the request can have arrived.
 */















/**
 * Makes the network port of a client: HTTP over this machine's connections, through the proxy that
 * the environment names.
 *
 * @returns the port, with a function that closes its connections
 * @throws TransportError if `caFile` cannot be used
 */
function createSend(options) {
    const dispatchers = createDispatchers(options);
    const send = async (request) => sendOnce(dispatchers, request);
    return Object.assign(send, { close: () => dispatchers.close() });
}
/** One connection pool for each combination of proxy and reuse, made when it is first needed. */
function createDispatchers({ environment, caFile, tunnels: proxyTunnel = true }) {
    const fileOfNode = environment['NODE_EXTRA_CA_CERTS'] ?? '';
    /** The settings that name further authorities, for people. */
    const trustSettings = fileOfNode === '' ? [] : ['NODE_EXTRA_CA_CERTS'];
    const tlsOptions = {};
    if (caFile !== undefined) {
        trustSettings.unshift('`ca-file`');
        const files = fileOfNode === '' ? [caFile] : [caFile, fileOfNode];
        // Naming an authority replaces all default ones, so the default ones are added again.
        tlsOptions.ca = [...external_node_tls_.rootCertificates, ...files.map(readPem)];
    }
    const dispatchers = new Map();
    return {
        /** What is known of the route to a URL. */
        routeTo(url) {
            const { host: proxy = '' } = (0,proxies/* proxyFor */.iJ)(url, environment) ?? {};
            return { host: url.host, proxy, trusted: trustSettings };
        },
        proxyFor: (url) => (0,proxies/* proxyFor */.iJ)(url, environment),
        async choose({ url, fresh }) {
            // Loaded with the first request, because most commands send none.
            const { Agent, buildConnector, Pool, ProxyAgent } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 6752, 19));
            const proxy = (0,proxies/* proxyFor */.iJ)(url, environment);
            if (proxy !== undefined && proxy.url === undefined)
                throw unusableProxy(proxy);
            const key = `${proxy?.url?.href ?? ''} ${fresh === true}`;
            const existing = dispatchers.get(key);
            if (existing !== undefined)
                return existing;
            // Without pipelining, no connection is used twice.
            const options = { connect: tlsOptions, pipelining: fresh === true ? 0 : 1 };
            let dispatcher;
            if (proxy?.url === undefined)
                dispatcher = new Agent(options);
            else {
                dispatcher = new ProxyAgent({
                    ...options,
                    uri: proxy.url.href,
                    proxyTunnel,
                    requestTls: tlsOptions,
                    clientFactory: (to, settings) => {
                        const connect = withoutNameOfAddress(buildConnector(tlsOptions));
                        return watchTunnels(new Pool(to, { ...settings, connect }));
                    },
                });
            }
            dispatchers.set(key, dispatcher);
            return dispatcher;
        },
        /** Ends what is still going on: to wait for it could take as long as a proxy is silent. */
        async close() {
            await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
            dispatchers.clear();
        },
    };
}
/** undici names a proxy to TLS by its address too. Only a name may stand there, and Node.js 26 refuses an address. */
function withoutNameOfAddress(connect) {
    return ({ servername = '', ...options }, callback) => connect({ ...options, servername: (0,external_node_net_.isIP)(servername) === 0 ? servername : undefined }, callback);
}
/** The message leaves the value out, because it may hold a password. */
function unusableProxy(proxy) {
    const { variable } = proxy;
    const why = (0,proxies/* isSocks */.oS)(proxy)
        ? 'names a SOCKS proxy, and only HTTP proxies are used'
        : 'is not the address of a proxy';
    return new ports/* TransportError */.w('tls', `${variable} ${why}`, {
        remedy: `Write an HTTP proxy into ${variable}, as in http://HOST:PORT, or the hosts that need none into NO_PROXY.`,
    });
}
function readPem(file) {
    try {
        const pem = (0,external_node_fs_.readFileSync)(file, 'utf8');
        if (pem.includes('-----BEGIN CERTIFICATE-----'))
            return pem;
        throw new Error(`${file} holds no certificate in PEM form`);
    }
    catch (error) {
        throw toLocalFailure(error);
    }
}
/** Reads an answer to its end, into memory, into the file of the request, or into what takes its pieces. */
async function toHttpResponse(answer, request) {
    const { statusCode: status } = answer;
    const headers = {};
    for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && name !== '__proto__') {
            headers[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
        }
    }
    const isHtml = /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
    const hasFile = status >= 200 && status <= 299 && status !== 204 && !isHtml;
    if (request.file !== undefined && hasFile) {
        const { 'content-length': length, 'transfer-encoding': coding = '' } = answer.headers;
        // Without a length or chunks, a file that was cut short would look complete.
        if (length === undefined && !String(coding).includes('chunked')) {
            answer.body.on('error', () => undefined).destroy();
            throw new ports/* TransportError */.w('broken', 'the answer does not say how long it is');
        }
        const bytes = await writeWhole(request.file, readAnswer(answer, request));
        return { status, headers, body: new Uint8Array(), bytes };
    }
    const chunks = [];
    const take = status === 200 || status === 206 ? request.take : undefined;
    let offset = 0;
    for await (const chunk of readAnswer(answer, request)) {
        if (take === undefined)
            chunks.push(chunk);
        else
            take(chunk, offset);
        offset += chunk.length;
    }
    return { status, headers, body: Buffer.concat(chunks) };
}
async function sendOnce(dispatchers, request) {
    const stop = new AbortController();
    const onAbort = () => stop.abort(new ports/* TransportError */.w('aborted', 'canceled'));
    const onTimeout = () => {
        const why = `nothing complete within ${Math.round(request.timeoutMs)} ms`;
        const proxy = answer === undefined ? dispatchers.proxyFor(request.url) : undefined;
        // If nothing answers, it may be the proxy or the host behind it.
        const remedy = proxy &&
            `The proxy ${proxy.host} of ${proxy.variable} is between: check that it opens connections to ${request.url.host}, or write that host into NO_PROXY.`;
        stop.abort(new ports/* TransportError */.w('timeout', why, { remedy }));
    };
    const timer = setTimeout(onTimeout, Math.min(request.timeoutMs, LONGEST_TIMER_MS));
    request.signal?.addEventListener('abort', onAbort, { once: true });
    if (request.signal?.aborted === true)
        onAbort();
    let file;
    let answer;
    try {
        stop.signal.throwIfAborted();
        file = isFile(request.body) ? await openBody(request.body) : undefined;
        const length = isFile(request.body) ? { 'Content-Length': String(request.body.bytes) } : {};
        const { origin, pathname, search } = request.url;
        const dispatcher = await dispatchers.choose(request);
        const requesting = dispatcher.request({
            origin,
            path: `${pathname}${search}`,
            method: request.method,
            headers: { 'accept-encoding': 'identity', ...request.headers, ...length },
            body: isFile(request.body) ? streamFile(file, request.body.sent) : (request.body ?? null),
            signal: stop.signal,
            // Both begin anew with each piece that is sent or received.
            headersTimeout: request.silenceMs ?? request.timeoutMs,
            bodyTimeout: request.silenceMs ?? request.timeoutMs,
        });
        // The library looks at the signal only once it is connected, through a proxy or directly. A request
        // that was given up before is never sent.
        answer = await (0,ended_by/* endedBy */.m)(stop.signal, requesting);
        const received = await toHttpResponse(answer, request);
        const { proxy } = dispatchers.routeTo(request.url);
        return proxy === '' ? received : { ...received, proxy };
    }
    catch (error) {
        // The reason for the abort says more than the error that the socket made of it.
        throw stop.signal.aborted && stop.signal.reason instanceof ports/* TransportError */.w
            ? stop.signal.reason
            : toTransportError(error, dispatchers.routeTo(request.url));
    }
    finally {
        clearTimeout(timer);
        request.signal?.removeEventListener('abort', onAbort);
        await file?.close().catch(() => undefined);
    }
}
/** The largest value that setTimeout accepts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function isFile(body) {
    return typeof body === 'object' && 'path' in body;
}
/** Opens a file to send. @throws TransportError if it does not have as many bytes as were announced */
async function openBody(body) {
    try {
        const file = await (0,promises_.open)(body.path, 'r');
        const { size } = await file.stat();
        if (size === body.bytes)
            return file;
        await file.close();
        throw new Error(`${body.path} has ${size} bytes where ${body.bytes} were announced`);
    }
    catch (error) {
        throw toLocalFailure(error);
    }
}
/** @param sent is called with how many bytes have been read so far */
function streamFile(file, sent) {
    if (file === undefined)
        return null;
    const chunks = file.createReadStream({ autoClose: false });
    async function* withProgress() {
        let bytes = 0;
        for await (const chunk of chunks) {
            yield chunk;
            sent?.((bytes += chunk.length));
        }
    }
    return external_node_stream_.Readable.from(withProgress(), { objectMode: false });
}
async function* readAnswer(answer, { maxBytes }) {
    const coding = answer.headers['content-encoding']?.toString().trim() || 'identity';
    let bytes = 0;
    try {
        for await (const chunk of answer.body) {
            bytes += chunk.length;
            // Nothing here unfolds what a server sends. An empty body is the same in every coding.
            if (coding.toLowerCase() !== 'identity' && bytes > 0) {
                const what = `the answer is compressed as ${(0,quote/* quote */.hD)(coding.slice(0, 40))}, which was not asked for`;
                throw new ports/* TransportError */.w('broken', what);
            }
            if (bytes > maxBytes)
                throw new ports/* TransportError */.w('too-large', `more than ${maxBytes} bytes`);
            yield chunk;
        }
    }
    catch (error) {
        throw toTransportError(error);
    }
}
/** Writes to a second file and renames it at the end, so the file is complete or absent. */
async function writeWhole(file, chunks) {
    const part = (0,external_node_path_.join)((0,external_node_path_.dirname)(file), `.${(0,external_node_path_.basename)(file)}.${(0,external_node_crypto_.randomUUID)()}.part`);
    const stream = (0,external_node_fs_.createWriteStream)(part, { flags: 'wx' });
    try {
        await (0,external_node_stream_promises_.pipeline)(chunks, stream);
        await (0,promises_.rename)(part, file);
        return stream.bytesWritten;
    }
    catch (error) {
        await (0,promises_.rm)(part, { force: true }).catch(() => undefined);
        throw toLocalFailure(error);
    }
}
/** No authority that is trusted here has made the certificate. */
const UNKNOWN_AUTHORITY = 'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_UNTRUSTED INVALID_CA';
/** The certificate is not for this name, or not for this time. */
const WRONG_CERTIFICATE = 'CERT_HAS_EXPIRED CERT_NOT_YET_VALID ERR_TLS_CERT_ALTNAME_INVALID HOSTNAME_MISMATCH';
/** The codes of node and undici, by what they mean. */
const FAILURES = [
    ['not-sent', 'ENOTFOUND EAI_AGAIN EAI_FAIL EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN'],
    ['not-sent', 'EADDRNOTAVAIL ECONNREFUSED UND_ERR_CONNECT_TIMEOUT'],
    ['timeout', 'UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT'],
    ['too-large', 'UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_EXCEEDED_MAX_SIZE'],
    ['local', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'],
    ['tls', 'UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED EPROTO CERT_REJECTED CERT_REVOKED'],
    ['tls', `${WRONG_CERTIFICATE} ${UNKNOWN_AUTHORITY}`],
];
/**
 * No connection to the proxy itself, or no answer of HTTP; the cause says why. Undici takes a closed socket for one that
 * can be opened again, and would do so without an end, if the cause were thrown.
 */
class ProxyUnreachable extends Error {
    name = 'NoProxy';
}
/**
 * Tells a proxy that opens no tunnel from a host that cannot be reached through one.
 *
 * @param client opens the tunnels; it is changed
 */
function watchTunnels(client) {
    const connect = client.connect.bind(client);
    client.connect = async (wanted) => connect(wanted).catch((error) => {
        throw new ProxyUnreachable('no connection to the proxy', { cause: error });
    });
    return client;
}
/** What an error of node or undici means. An unknown failure counts as `broken`: the service may have acted. */
function toTransportError(error, route = { host: '', proxy: '', trusted: [] }) {
    if (error instanceof ports/* TransportError */.w)
        return error;
    if (error instanceof ProxyUnreachable)
        return failureOfProxy(error, route);
    // Several addresses were tried: the first failure is reported.
    const [first = error] = error instanceof AggregateError ? error.errors : [];
    const code = textFieldOf(first, 'code');
    const text = (0,error_message/* errorMessage */.g)(first);
    // What comes before only says where in a library the failure was noticed.
    const [, tlsReason] = /\bSSL routines:[^:]*:([^:]+):/.exec(text) ?? [];
    // Node.js 24 adds advice of its own. What to do here is in the remedy.
    const words = tlsReason ?? text.replace(/^Error: |; if the root CA is installed .*/g, '');
    const tunnel = failureOfTunnel(error, words, route);
    if (tunnel !== undefined)
        return tunnel;
    const message = code === '' || words.includes(code) ? words : `${words} (${code})`;
    let [failure] = FAILURES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
    if (/^ERR_(?:TLS|SSL)_/.test(code))
        failure ??= 'tls';
    failure ??= textFieldOf(first, 'syscall') === 'connect' ? 'not-sent' : 'broken';
    let remedy = failure === 'tls' ? remedyForCode(code, route) : undefined;
    if (remedy !== undefined && route.proxy !== '') {
        remedy += ` The proxy ${route.proxy} is between: if it opens TLS to look inside, the certificate is its own.`;
    }
    return new ports/* TransportError */.w(failure, message, {
        cause: error,
        remedy,
        code: words === NO_TLS ? 'NO_TLS' : code,
        helpCode: hasUnknownAuthority(code) ? errors/* CODES */.Lp.privateCertificate : undefined,
    });
}
/** The proxy is to blame, and not the host behind it: nothing can have arrived there. */
function failureOfProxy({ cause }, { proxy, ...route }) {
    const answered = toTransportError(cause, { ...route, proxy: '', isProxy: true });
    const { failure, message, remedy, code, helpCode } = answered;
    const what = failure === 'tls' ? 'its certificate or TLS' : 'no connection to it';
    return new ports/* TransportError */.w(failure === 'tls' || failure === 'aborted' ? failure : 'not-sent', `the proxy ${proxy} cannot be used: ${what}: ${message}`, { cause, remedy, code, helpCode });
}
/** What a proxy did to the tunnel that it was asked for; undefined for any other failure. */
function failureOfTunnel(error, words, { host, proxy }) {
    const options = { cause: error };
    const [, refused] = /^Proxy response \((\d{3})\)/.exec(words) ?? [];
    if (refused !== undefined) {
        // A proxy that asks for a login or forbids the request will do so again.
        const remedies = {
            407: 'The proxy wants to know who asks: write a user and a password into HTTPS_PROXY, as in http://USER:PASSWORD@HOST:PORT.',
            403: `The proxy does not allow this. Allow ${host} there, or name it in NO_PROXY.`,
        };
        const remedy = remedies[refused];
        const failure = remedy === undefined ? 'not-sent' : 'tls';
        return new ports/* TransportError */.w(failure, `the proxy ${proxy} answered ${refused}`, {
            ...options,
            remedy,
        });
    }
    if (proxy === '')
        return undefined;
    if (words.includes('before secure TLS connection')) {
        const message = `the tunnel through the proxy ${proxy} was closed before TLS began`;
        return new ports/* TransportError */.w('not-sent', message, options);
    }
    const remedy = `Either the host does not speak TLS on this port (the default is 443), or the proxy ${proxy} answered in its place: check the port in the hostname, and allow the host at the proxy.`;
    return words === NO_TLS ? new ports/* TransportError */.w('tls', words, { ...options, remedy }) : undefined;
}
/** What OpenSSL says of bytes that are not TLS. */
const NO_TLS = 'wrong version number';
/** What to do about the certificate; undefined for other failures. */
function remedyForCode(code, { trusted, isProxy = false }) {
    if (WRONG_CERTIFICATE.split(' ').includes(code)) {
        return `Check the name of that ${isProxy ? 'proxy' : 'host'} and the clock of this machine. If both are right, those who run it have to renew its certificate; no setting here passes over it.`;
    }
    if (!hasUnknownAuthority(code))
        return undefined;
    return trusted.length === 0
        ? 'If the certificate is private, pass its authority with `ca-file`.'
        : `The authority of this certificate is not in ${trusted.join(' or ')}: put it there, with every intermediate one that the host does not send itself.`;
}
function hasUnknownAuthority(code) {
    return UNKNOWN_AUTHORITY.split(' ').includes(code);
}
/** The fields that node adds to an error: `code`, `syscall`. */
function textFieldOf(error, name) {
    const fact = (0,parse/* fieldsOf */.Pf)(error)[name];
    return typeof fact === 'string' ? fact : '';
}
/** A failure of this machine, which no retry solves; what is a TransportError already stays what it is. */
function toLocalFailure(error) {
    if (error instanceof ports/* TransportError */.w)
        return error;
    return new ports/* TransportError */.w('local', (0,error_message/* errorMessage */.g)(error), { cause: error });
}
//# sourceMappingURL=send.js.map
;// CONCATENATED MODULE: ./build/src/machine/network.js
/** The network of a job. */


/**
 * Requests to plain http through a proxy that forwards them whole: Bitbucket Pipelines has such a one on this machine, for
 * its own API.
 *
 * @param proxy `http://localhost:29418`
 */
function openForwarded(proxy) {
    return createSend({ environment: { HTTP_PROXY: proxy }, tunnels: false });
}
/**
 * Makes a network whose connections open with the first request. It does not check `caFile`: the
 * settings report a file that cannot be read together with all other problems.
 *
 * @returns the network of this program, and `caFile` for programs: an absolute path
 */
function openNetwork(caFile, { environment, workingDirectory }) {
    const named = caFile?.trim() || undefined;
    const path = named && (0,external_node_path_.resolve)(workingDirectory, named);
    let opened;
    const send = async (request) => {
        opened ??= createSend({ environment, caFile: path });
        return opened(request);
    };
    return { send: Object.assign(send, { close: async () => opened?.close() }), caFile: path };
}
//# sourceMappingURL=network.js.map

/***/ }),

/***/ 4990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ runConcurrently; },
/* harmony export */   Vm: function() { return /* binding */ takeTurn; },
/* harmony export */   hp: function() { return /* binding */ runInTurns; },
/* harmony export */   tJ: function() { return /* reexport safe */ node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate; }
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/** How much goes on at the same time: what is computed for long lets signals, timers and answers have their turn. */


/** How long a computation goes on before it lets others act. A signal ends a command within a second. */
const TURN_MS = 100;
let turnBeganAt = 0;
/**
 * To be called again and again by whatever may compute for long.
 *
 * @throws the reason of the signal once it is aborted
 */
async function takeTurn(signal) {
    signal?.throwIfAborted();
    if (performance.now() - turnBeganAt < TURN_MS)
        return;
    // After what was read or a program that ended, the first turn comes before signals are looked at.
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    turnBeganAt = performance.now();
    signal?.throwIfAborted();
}
/** Runs a computation that yields again and again to its end. @throws the reason of the signal once it is aborted */
async function runInTurns(steps, signal) {
    for (;;) {
        const step = steps.next();
        if (step.done === true)
            return step.value;
        await takeTurn(signal);
    }
}
/**
 * Runs tasks side by side, no more than `most` at the same time: what has begun has to end after a signal, and
 * thousands that end together take longer than a second.
 *
 * @returns what the tasks gave, in their order. It rejects with the first failure.
 */
async function runConcurrently(tasks, most) {
    const results = [];
    const waiting = tasks.entries();
    // All workers take from one iterator, so that each task is run once.
    const work = async () => {
        for (const [index, task] of waiting)
            results[index] = await task();
    };
    await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
    return results;
}
//# sourceMappingURL=take-turn.js.map

/***/ }),

/***/ 3543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: function() { return /* binding */ isAddress; },
/* harmony export */   Pe: function() { return /* binding */ withoutKeys; },
/* harmony export */   WX: function() { return /* binding */ findAddresses; },
/* harmony export */   ZS: function() { return /* binding */ readPattern; },
/* harmony export */   _5: function() { return /* binding */ isIdentifier; },
/* harmony export */   _M: function() { return /* binding */ writeIndex; },
/* harmony export */   bX: function() { return /* binding */ LONGEST_MESSAGE; },
/* harmony export */   cS: function() { return /* binding */ IDENTIFIER; },
/* harmony export */   lS: function() { return /* binding */ splitAddress; },
/* harmony export */   ps: function() { return /* binding */ MOST_ADDRESSES; },
/* harmony export */   zq: function() { return /* binding */ readAddress; }
/* harmony export */ });
/**
 * Addresses of resources: `module.net["a.b"].data.aws_subnet.this[0]`. Only this file reads them, finds them in texts
 * and writes them, so that all parts of the program understand one text in one way.
 */
/** A name as HCL has it, for a RegExp with the flag `u`: marks, `·`, `‿` and `-` belong to it. */
const IDENTIFIER = String.raw `[\p{ID_Start}_][\p{ID_Continue}-]*`;
const ONE_IDENTIFIER = new RegExp(`^${IDENTIFIER}$`, 'u');
/** How much of a text is searched for addresses, in UTF-16 units. Nothing longer is an address. */
const LONGEST_MESSAGE = 4_000;
/** How many addresses of one text are kept. A text with more lists resources, and is no finding about them. */
const MOST_ADDRESSES = 100;
/** `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, and `\` escapes. */
const KEY = String.raw `\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^\n\r])*")\]`;
/** A dot, a name, and the keys behind it: the groups are the name and the first key. */
const stepSource = (name) => String.raw `\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepSource(IDENTIFIER), 'guy');
/** With `*` for any text in the name. */
const PATTERN_STEP = new RegExp(stepSource(String.raw `[\p{ID_Start}_*][\p{ID_Continue}*-]*`), 'guy');
/** Words and keys that are joined by dots. The first word may begin with a character that no name begins with. */
const CHAIN = new RegExp(String.raw `(?<![\p{ID_Continue}-])[\p{ID_Continue}-]+(?:${KEY})*(?:\.${IDENTIFIER}(?:${KEY})*)+`, 'gu');
/** After one of these, an address may be the rest of a path, of a host or of another name. */
const BEFORE_REST = ['.', '/', '\\', '$', '@'];
/** The words that stand before the type if the block is no managed resource. */
const PREFIXES = ['data', 'ephemeral', 'action'];
/** Outside of modules, the type of a resource has an underscore; `example.com` is no address. */
const TYPE = /^[^_]+_/;
/** Whether HCL takes the text for a name. */
function isIdentifier(text) {
    return ONE_IDENTIFIER.test(text);
}
/** Reads a text that is an address, with or without attributes after it; undefined for any other text. */
function readAddress(text) {
    return readWhole(text, STEP)?.address;
}
/** Whether the text is an address, and nothing else that has dots. */
function isAddress(text) {
    const address = readAddress(text);
    return address?.text === text && isUnmistakable(address);
}
/** Reads an address in which `*` stands for any text; undefined if anything follows it. */
function readPattern(text) {
    const read = readWhole(text, PATTERN_STEP);
    return read?.rest.length === 0 ? read.address : undefined;
}
/**
 * Every address in the beginning of a text that a policy wrote. The author of the change may have chosen parts of the text.
 * A key is text, also if it looks like an address: none is looked for in it.
 */
function findAddresses(wholeText) {
    // The sign of the cut is a part of the text, so that no address ends there.
    const isLong = wholeText.length > LONGEST_MESSAGE;
    const text = isLong ? `${wholeText.slice(0, LONGEST_MESSAGE)}…` : wholeText;
    const addresses = new Set();
    let isCertain = true;
    // Most texts have no address, which this finds at once.
    if (!/\.[\p{ID_Start}_]/u.test(text))
        return { addresses: [], isCertain };
    for (const { 0: chain, index } of text.matchAll(CHAIN)) {
        // The chain may begin with characters that no name begins with, as in `2aws_vpc.main`.
        const named = chain.slice(Math.max(0, chain.search(/\p{ID_Start}/u)));
        const { steps } = stepsIn(named, STEP);
        const read = readSteps(named, steps);
        if (read === undefined || !isUnmistakable(read.address)) {
            // A word of the sentence may be joined to an address, as in `see.aws_vpc.main`.
            if (steps.some((_, at) => at > 0 && mayBeginAddress(steps, at)))
                isCertain = false;
            continue;
        }
        const isJoined = named !== chain || BEFORE_REST.includes(text.charAt(index - 1));
        // A key that does not end is in no chain, nor is one whose quotes are escaped as in JSON. A quote behind a key may be
        // the end of a longer key.
        const following = text.slice(index + chain.length, index + chain.length + 2);
        const isInLongerKey = chain.endsWith(']') && following.startsWith('"');
        const isCut = /^(?:…|\["|\[\\)/.test(following) || isInLongerKey;
        if (isJoined || isCut || mayNameAnother(read))
            isCertain = false;
        if (isJoined || isCut)
            continue;
        if (addresses.size === MOST_ADDRESSES && !addresses.has(read.address.text)) {
            return { addresses: [...addresses], isCertain: false };
        }
        addresses.add(read.address.text);
    }
    return { addresses: [...addresses], isCertain };
}
/**
 * Divides a text into steps.
 *
 * @param step the expression for one of them, which matches only where the last match ended
 * @returns the steps with which the text begins, and where they end
 */
function stepsIn(text, step) {
    const steps = [];
    let end = 0;
    // Each step begins with a dot, so positions are those in the text plus one.
    for (const { 0: whole, 1: name = '', 2: key, index } of `.${text}`.matchAll(step)) {
        steps.push({ name, key: key?.slice(1, -1), end: index + name.length + (key?.length ?? 0) });
        end = index + whole.length - 1;
    }
    return { steps, end };
}
function readWhole(text, step) {
    if (text.length > LONGEST_MESSAGE)
        return undefined;
    const { steps, end } = stepsIn(text, step);
    return end === text.length ? readSteps(text, steps) : undefined;
}
function mayBeginAddress(steps, index) {
    const { name, key } = steps[index] ?? { name: '', key: '' };
    const isPrefix = PREFIXES.some((prefix) => prefix === name);
    const lastOfAddress = index + (isPrefix ? 2 : 1);
    if (key !== undefined || lastOfAddress >= steps.length)
        return false;
    return isPrefix || name === 'module' || TYPE.test(name);
}
function readSteps(text, steps) {
    const modules = [];
    let next = 0;
    while (isWord(steps[next], 'module') && steps[next + 1] !== undefined) {
        modules.push(...steps.slice(next + 1, next + 2));
        next += 2;
    }
    const prefix = PREFIXES.find((word) => isWord(steps[next], word));
    // A resource may have the type `action`, and then two names and no more.
    const isResource = prefix === undefined || (prefix === 'action' && steps.length === next + 2);
    const first = isResource ? next : next + 1;
    const [type, name] = steps.slice(first, first + 2);
    if (type !== undefined && name !== undefined && type.key === undefined) {
        const blockType = isResource ? 'resource' : prefix;
        const block = { type: blockType, labels: [type.name, name.name] };
        const address = { text: text.slice(0, name.end), modules, block, key: name.key };
        return { address, rest: steps.slice(first + 2) };
    }
    const lastCall = modules.pop();
    if (lastCall === undefined)
        return undefined;
    const block = { type: 'module', labels: [lastCall.name] };
    const address = { text: text.slice(0, lastCall.end), modules, block, key: lastCall.key };
    return { address, rest: steps.slice(next) };
}
/** Whether a step is this word, without a key. */
function isWord(step, word) {
    return step?.name === word && step.key === undefined;
}
/** Whether a text with dots in this form can only be an address, and not a host or a file. */
function isUnmistakable({ modules, block: { type, labels } }) {
    return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}
/** Whether what follows an address may be another one. */
function mayNameAnother({ address: { block }, rest }) {
    const [provider] = (block.labels[0] ?? '').split('_', 1);
    // No attribute begins like a type of the same provider, as `aws_`. Such a step begins another address.
    return rest.slice(0, -1).some(({ name }) => name === 'module' || name.startsWith(`${provider}_`));
}
/** The parts of an address between its dots; a dot inside a key does not separate. */
function splitAddress(address) {
    return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}
/** The address without keys, as the configuration names the resource. */
function withoutKeys(address) {
    return splitAddress(address)
        .map((part) => part.split('[', 1)[0] ?? '')
        .join('.');
}
/** A key in brackets, as in `[0]` or `["a"]`; empty without a key. */
function writeIndex(key) {
    if (key === undefined)
        return '';
    return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}
const ESCAPES = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '"': '\\"',
    '\\': '\\\\',
};
/** A key as Terraform writes it: template signs and characters that cannot be printed are escaped. */
function writeKey(key) {
    const text = key
        .replaceAll(/["\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => ESCAPES[sign] ?? unicodeEscape(sign))
        // HCL writes `${` and `%{` as `$${` and `%%{` where they begin no template.
        .replaceAll(/([$%])(?=\{)/g, '$1$1');
    return `"${text}"`;
}
/** `\u00a0`, or with eight digits for a character beyond the first plane. */
function unicodeEscape(character) {
    const digits = (character.codePointAt(0) ?? 0).toString(16);
    return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
//# sourceMappingURL=address.js.map

/***/ }),

/***/ 3583:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MC: function() { return /* binding */ marksIn; },
/* harmony export */   kn: function() { return /* binding */ MOST_APPROVED; },
/* harmony export */   mN: function() { return /* binding */ MARK_LETTERS; }
/* harmony export */ });
/** The marks of an approval, as the comment of the gate keeps them. */
/** The most acts that one comment can approve. */
const MOST_APPROVED = 300;
/** 132 bits: nobody finds two acts with one mark, also not with the key. */
const MARK_LETTERS = 22;
/** The marks of an approval, one for each act. */
function marksIn({ marks }) {
    return Array.from(marks.matchAll(new RegExp(`.{${MARK_LETTERS}}`, 'g')), ([mark]) => mark);
}
//# sourceMappingURL=approval-marks.js.map

/***/ }),

/***/ 5663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ readAttributePath; }
/* harmony export */ });
/** The path of an argument inside the block of a resource, as `ingress[1].from_port`: names and indexes. */
/** One step of a path: `.name`, `.1`, `[1]`, `[*]` or `["key"]`. */
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
/** A longer text, or one with more steps, is not a path. */
const LONGEST = 500;
const DEEPEST = 20;
/** Reads what a rule names: a path as a text, or a list of names and indexes; undefined if it is neither. */
function readAttributePath(value) {
    if (typeof value === 'string')
        return parsePath(value);
    if (!Array.isArray(value) || value.length > DEEPEST)
        return undefined;
    const steps = value.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
    const isWhole = steps.length === value.length && typeof steps[0] === 'string';
    return isWhole ? steps : undefined;
}
function parsePath(text) {
    if (text.length > LONGEST || !/^[A-Za-z_]/.test(text))
        return undefined;
    const steps = [];
    let end = 0;
    while (end < text.length && steps.length < DEEPEST) {
        STEP.lastIndex = end;
        const found = STEP.exec(text);
        if (found === null)
            return undefined;
        const [whole, name, indexAfterDot, index, key] = found;
        // Only the first name has no dot before it.
        const isFirst = end === 0;
        if (name !== undefined && whole.startsWith('.') === isFirst)
            return undefined;
        end += whole.length;
        // Of all elements of a list, the path is that of the list.
        if (index === '*')
            continue;
        steps.push(name ?? key ?? Number(indexAfterDot ?? index));
    }
    return end === text.length ? steps : undefined;
}
//# sourceMappingURL=attribute-path.js.map

/***/ }),

/***/ 9753:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: function() { return /* binding */ withPlaceOptions; },
/* harmony export */   QW: function() { return /* binding */ withHostOption; },
/* harmony export */   vR: function() { return /* binding */ overrideOfCommit; }
/* harmony export */ });
/* unused harmony export quotedWord */
/**
 * Commands that people copy from a message. Each has the options that decide which host gets the
 * token, unless the command would choose that host by default.
 */
const DEFAULT_ORIGIN = 'https://app.terraform.io';
/**
 * Adds the host to a command that has no `--directory`: without it, the command would read the
 * `cloud` block of the directory in which a person types it.
 */
function withHostOption(command, { serviceOrigin, directory = '.' }) {
    const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
    // `tfe.acme.example:8443`; plain http, which only loopback has, keeps its scheme.
    const hostname = pathWord(serviceOrigin.replace(/^https:\/\//, ''));
    return isDefault ? command : `${command} --hostname ${hostname}`;
}
/** Adds the host, the directory and the file of certificate authorities, for a command that reads the files. */
function withPlaceOptions(command, service) {
    const { directory = '.', caFile, serviceOrigin } = service;
    const files = [
        directory === '.' ? '' : ` --directory ${pathWord(directory)}`,
        caFile === undefined ? '' : ` --ca-file ${pathWord(caFile)}`,
    ];
    return `${withHostOption(command, { serviceOrigin })}${files.join('')}`;
}
/**
 * The command that overrides the runs of a commit that wait in these workspaces. People add the reason.
 *
 * @param commit the whole hash
 */
function overrideOfCommit(named, place) {
    const { commit, organization, workspaces } = named;
    const list = quotedWord(workspaces.join(','));
    const command = `plangate override --commit ${commit} --organization ${quotedWord(organization)} --workspaces ${list}`;
    return withHostOption(command, place);
}
/** A path as one word on one line. */
function pathWord(text) {
    const line = text.replace(/\p{Cc}+/gu, ' ');
    return quotedWord(line.startsWith('-') ? `./${line}` : line);
}
/** Quotes a text so that any shell takes it for one word. */
function quotedWord(text) {
    return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
//# sourceMappingURL=command-line.js.map

/***/ }),

/***/ 4073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ QUESTIONS; },
/* harmony export */   h: function() { return /* binding */ VERBS; }
/* harmony export */ });
/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */
/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
const VERBS = [
    'help',
    'rerun',
    'override',
    'allow-destroys',
    'except',
    'again',
    'approve',
];
/** The commands that change nothing: they are answered in the comment of the gate. */
const QUESTIONS = ['help', 'except'];
//# sourceMappingURL=comment-commands.js.map

/***/ }),

/***/ 440:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ didYouMean; }
/* harmony export */ });
/** The name that is most similar to a misspelt word; undefined if none is similar enough. */
function didYouMean(word, names) {
    let best;
    // A third of the letters may be wrong, and always one.
    let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
    for (const name of names) {
        const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
        if (distance >= bestDistance)
            continue;
        best = name;
        bestDistance = distance;
    }
    return best;
}
/** Counts insertions, deletions, replacements and swaps of neighbouring letters. */
function editDistance(a, b) {
    /** `rows[row][column]`: distance from the first `row` letters of `a` to the first `column` letters of `b`. */
    const rows = [];
    const distanceAt = (row, column) => rows[row]?.[column] ?? Infinity;
    for (let row = 0; row <= a.length; row++) {
        rows.push([row]);
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            const cost = Math.min(distanceAt(row - 1, column) + 1, distanceAt(row, column - 1) + 1, distanceAt(row - 1, column - 1) + (same ? 0 : 1), swapped ? distanceAt(row - 2, column - 2) + 1 : Infinity);
            rows[row]?.push(cost);
        }
    }
    return distanceAt(a.length, b.length);
}
//# sourceMappingURL=did-you-mean.js.map

/***/ }),

/***/ 9733:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ reworded; },
/* harmony export */   k: function() { return /* binding */ doubtOf; }
/* harmony export */ });
/* harmony import */ var _error_message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4271);
/** Why something is not known, or was not done. What is wrong with an input is a `Problem` instead. */

/** Why something failed, by whatever was thrown. An error that knows its code has it as `helpCode`. */
function doubtOf(error) {
    const code = error?.helpCode;
    return { text: (0,_error_message_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .g)(error), code };
}
/** The same doubt with other words around it. */
function reworded({ text, code }, reword) {
    return { text: reword(text), code };
}
//# sourceMappingURL=doubt.js.map

/***/ }),

/***/ 4271:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ errorMessage; },
/* harmony export */   v: function() { return /* binding */ systemErrorCode; }
/* harmony export */ });
/**
 * The message of whatever was thrown, for people.
 *
 * @param error any value: an error of another realm is no instance of this realm's `Error`
 */
function errorMessage(error) {
    const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
    return String(hasMessage ? error.message : error);
}
/** The code of a system error, such as `ENOENT`; undefined for any other error. */
function systemErrorCode(error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    return hasCode && typeof error.code === 'string' ? error.code : undefined;
}
//# sourceMappingURL=error-message.js.map

/***/ }),

/***/ 2056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ environmentSecrets; },
/* harmony export */   w: function() { return /* binding */ concealedIn; }
/* harmony export */ });
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2166);

const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|RECORD_KEY)$/;
/** In a text, shorter values would be found by chance. */
const SHORTEST_IN_FILES = 16;
/**
 * Values that must not be inside a file that is sent: of variables whose names match the expression, and of `TF_TOKEN_…`.
 */
function environmentSecrets(environment, secretName = SECRET_NAME) {
    return valuesOf(environment, secretName, SHORTEST_IN_FILES);
}
/** Names of variables whose values are not shown. `PWD` alone is a directory. */
const CONCEALED_NAME = /^(?:.*[_-])?(?:[A-Z]*(?:TOKEN|PASSWORD)|SECRET(?:[_-]ID)?|PASSWD|(?<=[_-])(?:PWD|PASS)|PASSPHRASE|PAT|JWT|AUTH|BEARER|WEBHOOK(?:[_-]URL)?|CREDENTIALS?|(?:API|APP|ACCESS|ACCOUNT|AUTH|MASTER|LICENSE|STORAGE|PRIVATE|RECORD|SECRET|SIGNING|ENCRYPTION|DEPLOY)[_-]?KEY)(?:[_-]?(?:V?\d+|RO|RW))?$/i;
const SHORTEST_IN_REPORTS = 8;
/** As the password `postgres`: a report in which such a word is concealed could not be read. */
const COMMON_WORD = /^[a-z]{1,12}$/;
/**
 * Values that no report and no log shows, although a service or a plan may repeat them: those of variables
 * with such a name, logins in addresses, and what a text calls a password. A short value of letters alone is shown: it
 * reads like a common word.
 */
function concealedIn(environment) {
    const values = new Set(valuesOf(environment, CONCEALED_NAME, SHORTEST_IN_REPORTS));
    for (const [name, value = ''] of Object.entries(environment)) {
        // The address of a proxy may be written without a scheme.
        const text = PROXY.test(name) && !value.includes('://') ? `http://${value}` : value;
        for (const secret of [...loginsIn(text), ...passwordsIn(value)]) {
            for (const form of [secret, (0,_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .decoded */ .DH)(secret)]) {
                if (form.length >= SHORTEST_IN_REPORTS)
                    values.add(form);
            }
        }
    }
    return [...values].filter((value) => !COMMON_WORD.test(value));
}
const PROXY = /^(?:https?|all)_proxy$/i;
/** The passwords in the addresses of a text. A user without a password may be a token: then it has a digit. */
function loginsIn(text) {
    const logins = [];
    for (const [, login = ''] of text.matchAll(/:\/\/([^\s/?#"']*)@/g)) {
        const [user = '', ...rest] = login.split(':');
        const password = rest.join(':');
        if (password !== '')
            logins.push(password);
        else if (/\d/.test(user))
            logins.push(user);
    }
    return logins;
}
/** As git's settings, the file of logins of curl, Docker's registries and HCL write them. */
const PASSWORD_FORMS = [
    /\bauthorization:\s*\w+\s+([^\s'"]+)/gi,
    /\bpassword\s+(\S+)/g,
    /\b(?:auth|(?:identity_?)?token|pass(?:word|phrase)|(?:access|api|secret)_key)["']?\s*[:=]\s*"([^"]+)"/gi,
];
function passwordsIn(text) {
    return PASSWORD_FORMS.flatMap((form) => Array.from(text.matchAll(form), ([, password = '']) => password));
}
/** The values of at least `shortest` characters of variables with such a name, or one as `TF_TOKEN_…`. */
function valuesOf(environment, secretName, shortest) {
    return Object.entries(environment)
        .filter(([name]) => secretName.test(name) || name.startsWith('TF_TOKEN_'))
        .map(([, value]) => value?.trim() ?? '')
        .filter(({ length }) => length >= shortest);
}
//# sourceMappingURL=job-secrets.js.map

/***/ }),

/***/ 1680:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: function() { return /* binding */ keptAfterJudging; },
/* harmony export */   L5: function() { return /* binding */ keptForPublishing; },
/* harmony export */   S2: function() { return /* binding */ publishUntil; },
/* harmony export */   t4: function() { return /* binding */ keptForEndingRuns; }
/* harmony export */ });
/**
 * Divides the time of a job: for judging, for the gate to read the results, for ending runs, for publishing. All times
 * are in milliseconds.
 */
/** The part of a job's timeout that the gate leaves for publishing. */
function keptForPublishing(timeoutMs) {
    return Math.min(30_000, timeoutMs / 10);
}
/** The part of a job's timeout that is kept for ending runs. */
function keptForEndingRuns(timeoutMs) {
    return Math.min(5_000, timeoutMs / 10);
}
/** In a local check: what is kept after planning and judging, in which the gate still reads all results. */
function keptAfterJudging(timeoutMs) {
    const keptForReading = Math.min(5_000, timeoutMs / 4);
    return keptForPublishing(timeoutMs) + keptForEndingRuns(timeoutMs) + keptForReading;
}
const LONGEST_PUBLISHING_MS = 120_000;
/** A gate that took too long still publishes for at least this time. */
const SHORTEST_PUBLISHING_MS = 5_000;
/** When publishing that begins now has to end. All times are monotonic. */
function publishUntil(jobDeadlineMs, nowMs) {
    const latestMs = Math.min(jobDeadlineMs, nowMs + LONGEST_PUBLISHING_MS);
    return Math.max(latestMs, nowMs + SHORTEST_PUBLISHING_MS);
}
//# sourceMappingURL=job-time.js.map

/***/ }),

/***/ 2177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: function() { return /* binding */ parseExactly; },
/* harmony export */   Ez: function() { return /* binding */ MOST_LEVELS; },
/* harmony export */   H3: function() { return /* binding */ repeatedNames; },
/* harmony export */   ZI: function() { return /* binding */ isJsonDeeperThan; },
/* harmony export */   hz: function() { return /* binding */ isDeeperThan; },
/* harmony export */   lS: function() { return /* binding */ membersOf; },
/* harmony export */   q4: function() { return /* binding */ keepLongNumbers; },
/* harmony export */   xO: function() { return /* binding */ rewriteExactly; },
/* harmony export */   zY: function() { return /* binding */ restoreLongNumbers; }
/* harmony export */ });
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/** Looks at the text of JSON for what is lost when it is parsed. The text has to be well formed. */

/**
 * What one object names more than once, each name once, in the order of the text. `JSON.parse` keeps only the last of two
 * values, so the first one would be hidden.
 *
 * @param levels of objects and lists, the outermost first, in which it is looked for; all when left out
 */
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
    const repeated = new Set();
    /** The names in each open object, the outermost first. */
    const namesByDepth = [];
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '{' || character === '[') {
            if (depth < levels)
                namesByDepth[depth] = new Set();
            depth += 1;
        }
        else if (character === '}' || character === ']')
            depth -= 1;
        else if (character === '"') {
            const end = endOfString(text, at);
            const names = depth <= levels && isName(text, end) ? namesByDepth[depth - 1] : undefined;
            if (names !== undefined) {
                // An escape is another spelling of the same name.
                const name = String(JSON.parse(text.slice(at, end + 1)));
                if (names.has(name))
                    repeated.add(name);
                names.add(name);
            }
            at = end;
        }
    }
    return [...repeated];
}
function isName(text, end) {
    let at = end + 1;
    while (/\s/.test(text[at] ?? ''))
        at++;
    return text[at] === ':';
}
/** The members of an object: the names, each with the text of its value, in the order of the text. */
function membersOf(text) {
    const members = [];
    /** The name of the member that is being read; undefined between two members. */
    let name;
    let valueStart = 0;
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"') {
            const end = endOfString(text, at);
            if (depth === 1 && name === undefined)
                name = String(JSON.parse(text.slice(at, end + 1)));
            at = end;
        }
        else if (character === '{' || character === '[')
            depth += 1;
        else if (character === ':' && depth === 1)
            valueStart = at + 1;
        else if (depth === 1 && (character === ',' || character === '}') && name !== undefined) {
            members.push([name, text.slice(valueStart, at).trim()]);
            name = undefined;
        }
        if (character === '}' || character === ']')
            depth -= 1;
    }
    return members;
}
/**
 * Makes strings of long numbers in JSON, and of `-0`: as numbers, two that differ in the last digits would be equal.
 *
 * @param mark begins these strings; no string of Terraform begins with the default one
 */
function keepLongNumbers(text, mark = '\u0000#') {
    // Numbers with at most 15 digits stay exact.
    if (!/[\d.]{16}|\d[eE][+-]?\d|-0(?:\.0*)?\s*[,\]}]/.test(text))
        return text;
    let changed = '';
    let copiedUntil = 0;
    for (let at = 0; at < text.length; at++) {
        if (text[at] === '"')
            at = endOfString(text, at);
        else if (/[-\d]/.test(text[at] ?? '')) {
            let end = at + 1;
            while (/[-+.\deE]/.test(text[end] ?? ''))
                end += 1;
            const number = text.slice(at, end);
            // JavaScript writes zero without its sign.
            if (number.length > 15 || /[eE]|^-[0.]+$/.test(number)) {
                changed += `${text.slice(copiedUntil, at)}${JSON.stringify(mark + number)}`;
                copiedUntil = end;
            }
            at = end - 1;
        }
    }
    return changed + text.slice(copiedUntil);
}
/**
 * Makes numbers again of the strings that `keepLongNumbers` made of them, in JSON that `JSON.stringify` wrote.
 *
 * @param mark letters and digits that are in no other string
 */
function restoreLongNumbers(text, mark) {
    const [first, ...others] = text.split(`"${mark}`);
    // Each other part begins with a number and the quotation mark after it.
    return [first, ...others.map((part) => part.replace('"', ''))].join('');
}
/**
 * Changes what a JSON text says, and keeps all digits of its numbers.
 *
 * @param mark letters and digits that nobody can guess: they stand before the digits of long numbers meanwhile
 * @param rewrite gets the value, in which strings stand for long numbers, and may change it
 * @throws SyntaxError for a text that is no JSON
 */
function rewriteExactly(text, mark, rewrite) {
    const value = JSON.parse(keepLongNumbers(text, mark));
    return restoreLongNumbers(JSON.stringify(rewrite(value)), mark);
}
function endOfString(text, from) {
    for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text[at - 1 - backslashes] === '\\')
            backslashes += 1;
        // An even number of them are backslashes of the string itself, and escape nothing.
        if (backslashes % 2 === 0)
            return at;
    }
    return text.length;
}
/**
 * The value of a JSON text, with a string in place of each number that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
function parseExactly(text) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(keepLongNumbers(text, ''));
}
/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
const MOST_LEVELS = 200;
/** Whether a value has more levels of objects and lists than this. */
function isDeeperThan(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
/** Whether JSON that is not parsed yet has more levels than this: to parse far deeper JSON takes seconds. */
function isJsonDeeperThan(text, levels) {
    let depth = 0;
    let inString = false;
    for (let index = 0; index < text.length; index++) {
        const character = text[index];
        if (inString) {
            // The next character is escaped.
            if (character === '\\')
                index++;
            else if (character === '"')
                inString = false;
        }
        else if (character === '"')
            inString = true;
        else if (character === '[' || character === '{') {
            depth++;
            if (depth > levels)
                return true;
        }
        else if (character === ']' || character === '}')
            depth--;
    }
    return false;
}
//# sourceMappingURL=json-text.js.map

/***/ }),

/***/ 3861:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ isLoopback; },
/* harmony export */   e: function() { return /* binding */ parseOrigin; }
/* harmony export */ });
/** Where a token may go: to one origin, over TLS unless the origin is this machine itself. */
/** Whether a host name, as `URL` writes it, means this machine itself: `localhost`, `127.0.0.1`, `[::1]`. */
function isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname));
}
/** Parses the origin of a service; if no token may go there, returns a sentence that says why. */
function parseOrigin(origin) {
    if (!URL.canParse(origin))
        return `"${origin.slice(0, 80)}" is not an origin such as https://app.terraform.io.`;
    const url = new URL(origin);
    if (url.username !== '' || url.password !== '')
        return 'An origin holds no user name or password.';
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
        return `An origin ends after its host: write ${url.origin}.`;
    }
    if (url.protocol === 'https:')
        return url;
    if (url.protocol === 'http:' && isLoopback(url.hostname))
        return url;
    return `The token is sent over https only (plain http to this machine alone): write https://${url.host}.`;
}
//# sourceMappingURL=origin.js.map

/***/ }),

/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: function() { return /* binding */ parseNumber; },
/* harmony export */   Do: function() { return /* binding */ parseKey; },
/* harmony export */   E1: function() { return /* binding */ parseList; },
/* harmony export */   E9: function() { return /* binding */ parseDuration; },
/* harmony export */   HU: function() { return /* binding */ parseChoice; },
/* harmony export */   Pf: function() { return /* binding */ fieldsOf; },
/* harmony export */   _F: function() { return /* binding */ fieldOf; },
/* harmony export */   b2: function() { return /* binding */ collectValues; },
/* harmony export */   c3: function() { return /* binding */ listOf; },
/* harmony export */   cj: function() { return /* binding */ sentencesOf; },
/* harmony export */   hb: function() { return /* binding */ parseGroup; },
/* harmony export */   nR: function() { return /* binding */ timeOf; },
/* harmony export */   og: function() { return /* binding */ parseFlag; },
/* harmony export */   qF: function() { return /* binding */ parseJson; },
/* harmony export */   r7: function() { return /* binding */ textIn; },
/* harmony export */   u4: function() { return /* binding */ isRecord; },
/* harmony export */   vX: function() { return /* binding */ unknownKeys; },
/* harmony export */   zv: function() { return /* binding */ recordOf; }
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7026);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8187);
/* harmony import */ var _did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(440);
/** Parses the texts of inputs. Each function returns the value, or a sentence that says what to write instead. */



/** The problems as whole sentences, one a line. */
function sentencesOf(problems) {
    return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
/**
 * Keys of a file that decides and that this version does not know.
 * @param restricted what such a key may restrict, as in `the exception`
 */
function unknownKeys(record, known, where, restricted) {
    return Object.keys(record)
        .filter((key) => !known.includes(key))
        .map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}, which this version does not know. It may restrict ${restricted}, so nothing of the file counts.`,
    }));
}
/** Whether a value of JSON or YAML has names and values: no list, and not null. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The fields of an object or of a list; none of anything else. */
function fieldsOf(value) {
    const isObject = typeof value === 'object' && value !== null;
    return isObject ? value : {};
}
/** The fields of an object; none of anything else, and of a list. */
function recordOf(value) {
    return isRecord(value) ? value : {};
}
/** A member of an object; undefined of anything else, and of a list. */
function fieldOf(value, key) {
    return isRecord(value) ? value[key] : undefined;
}
/** A text; undefined of anything else. */
function textIn(value) {
    return typeof value === 'string' ? value : undefined;
}
/** The entries of a list; none of anything else. */
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
/** Milliseconds of a day, an hour, a minute and a second: the units of a duration, in their order. */
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
/** Reads `90m`, `1h30m` or `5400s` as milliseconds: whole numbers, each with its unit, the largest unit first. */
function parseDuration(text) {
    const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
    const [, ...counts] = parts ?? [];
    let durationMs = 0;
    for (const [index, unitMs] of UNITS_MS.entries())
        durationMs += unitMs * Number(counts[index] ?? 0);
    return durationMs > 0
        ? { value: durationMs }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
/** Reads the spellings of true and false that YAML, shells and the runner produce. */
function parseFlag(text) {
    const word = text.trim().toLowerCase();
    if (TRUE.includes(word))
        return { value: true };
    if (FALSE.includes(word))
        return { value: false };
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is neither true nor false. Write true or false.` };
}
/** Reads a positive whole number, as ids and pull requests have. */
function parseNumber(text) {
    const trimmed = text.trim();
    const value = Number(trimmed);
    return /^[0-9]{1,15}$/.test(trimmed) && value > 0
        ? { value }
        : { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a number. Write digits only.` };
}
/** Reads one of these words; a problem names all of them. */
function parseChoice(text, choices) {
    const value = choices.find((choice) => choice === text.trim().toLowerCase());
    if (value !== undefined)
        return { value };
    const near = (0,_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(text, choices);
    const meant = near === undefined ? '' : ` Did you mean ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(near)}?`;
    return { problem: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a choice. Write ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(choices)}.${meant}` };
}
/** Reads `comment-key`: the key by which a later job finds its comment. */
function parseKey(text) {
    return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
        ? { value: text }
        : { problem: 'is longer than 100 characters or has control characters in it.' };
}
/** Reads the name of a group as `plangate matrix` prints it. */
function parseGroup(text) {
    return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
        ? { value: text }
        : { problem: 'is not the name of a group that `plangate matrix` printed.' };
}
/**
 * Reads a list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. A mixed or broken form is a problem: it is not guessed.
 */
function parseList(text) {
    const trimmed = text.trim();
    const inBrackets = trimmed.startsWith('[');
    if (inBrackets !== trimmed.endsWith(']')) {
        const mismatch = inBrackets
            ? 'begins with "[" but does not end with "]"'
            : 'ends with "]" but does not begin with "["';
        return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
    }
    if (inBrackets)
        return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
    const lines = trimmed
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const isDashed = (line) => line === '-' || line.startsWith('- ');
    if (!lines.some(isDashed)) {
        const parsed = collectValues(lines.map((line) => parseItems(line.replace(/,$/, ''))));
        return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
    }
    const undashed = lines.find((line) => !isDashed(line));
    if (undashed === undefined)
        return collectValues(lines.map((line) => parseItem(line.slice(1))));
    return {
        problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(undashed)}). Write all of them the same way.`,
    };
}
function parseItems(text) {
    if (text.trim() === '')
        return { value: [] };
    return collectValues(text.split(',').map(parseItem));
}
function parseItem(text) {
    const item = text.trim();
    if (item === '')
        return { problem: 'has an empty item. Take out the extra comma or dash.' };
    const [, quotationMark = '', quoted = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
    if (quotationMark !== '' && !quoted.includes(quotationMark))
        return { value: quoted.trim() };
    if (/^["']|["']$/.test(item))
        return { problem: `has a quote that is not closed: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item)}.` };
    if (/[[\]{}]/.test(item)) {
        return {
            problem: `has a bracket in the wrong place: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item)}. Write \`[a, b]\` or one per line.`,
        };
    }
    return { value: item };
}
/** The values of all items in one list, or the first problem. */
function collectValues(items) {
    const values = [];
    for (const item of items) {
        if ('problem' in item)
            return item;
        values.push(item.value);
    }
    return { value: values };
}
/** The value of a JSON text; undefined if the text is not JSON. */
function parseJson(text) {
    return (0,_or_else_js__WEBPACK_IMPORTED_MODULE_2__/* .orElse */ .N)(() => JSON.parse(text), undefined);
}
/** The milliseconds since 1970 of a time such as `2026-11-20T14:00:00Z`; NaN if there is none. */
function timeOf(text) {
    return Date.parse(text ?? '');
}
//# sourceMappingURL=parse.js.map

/***/ }),

/***/ 8471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ TransportError; }
/* harmony export */ });
/** An exchange without a complete answer. */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    /** A sentence that says what to do about it, if the failure itself makes that clear. */
    remedy;
    /** The word of the system or the library for it, as `ENOTFOUND`; `NO_TLS` for bytes that are not TLS. */
    code;
    helpCode;
    constructor(failure, message, options = {}) {
        super(message, options);
        this.failure = failure;
        this.remedy = options.remedy;
        this.code = options.code;
        this.helpCode = options.helpCode;
    }
}
//# sourceMappingURL=ports.js.map

/***/ }),

/***/ 4091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: function() { return /* binding */ proxiesIn; },
/* harmony export */   iJ: function() { return /* binding */ proxyFor; },
/* harmony export */   oS: function() { return /* binding */ isSocks; }
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
/**
 * The proxy of each request: one rule for this program's own requests and for git. `NO_PROXY` is read as
 * Terraform reads it, by the rules of Go's `golang.org/x/net/http/httpproxy`; a table made by Go holds that. Blanks
 * between entries and `[fd00::5]` without a port, which mean nothing to Go, are read as other programs read them.
 */

/**
 * By protocol of the URL: the variables, of which the first that is set counts. The last one is for those who set
 * `HTTP_PROXY` alone.
 */
const VARIABLES = {
    'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
    'http:': ['http_proxy', 'all_proxy'],
};
/** The proxy through which a URL is asked for; undefined if it is asked for directly. */
function proxyFor(url, environment) {
    const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
    if (proxy === undefined)
        return undefined;
    return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
/** All proxies that the environment names, also by values that are no addresses. */
function proxiesIn(environment) {
    return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
/** The value of a variable: the name in lower case counts first, as for curl and git, and an empty value is none. */
function valueOf(name, environment) {
    return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
/** The proxy of the first of these variables that is set; the names are in lower case. */
function namedProxy(names, environment) {
    const name = names.find((candidate) => valueOf(candidate, environment) !== '');
    if (name === undefined)
        return undefined;
    const value = valueOf(name, environment);
    const url = parseProxy(value);
    const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
    return {
        variable: name.toUpperCase(),
        value,
        url: isUsable ? url : undefined,
        host: url?.host ?? '',
    };
}
/** Without a scheme, as in `proxy:3128`, it is asked over http, as curl and Go do. */
function parseProxy(value) {
    const address = value.includes('://') ? value : `http://${value}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.hostname === '' ? undefined : url;
}
/** Whether a proxy speaks SOCKS, which git can use and this program cannot. */
function isSocks({ value }) {
    return /^socks\w*:\/\//i.test(value);
}
const LOOPBACK = ['127.0.0.0/8', '::1'];
/**
 * Whether a URL is asked for without a proxy.
 *
 * @param noProxy names, addresses and ranges in CIDR form, separated by commas or blanks; names and addresses can have a
 *   port
 */
function isExempt({ hostname, port, protocol }, noProxy) {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    if (host === 'localhost' || LOOPBACK.some((range) => isInRange(range, host) === true))
        return true;
    const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => entry !== '' && matches(entry, host, portOfUrl));
}
/** Whether an entry of `NO_PROXY` stands for the host: as a range or address, else as a name, with its port if it has one. */
function matches(entry, host, port) {
    if (entry === '*')
        return true;
    const isInEntry = isInRange(entry, host);
    if (isInEntry !== undefined)
        return isInEntry;
    const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
    if (onlyPort !== '' && onlyPort !== port)
        return false;
    // A range has no port.
    const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
    if (isAddressOfEntry !== undefined)
        return isAddressOfEntry;
    if (name === '' || (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return false;
    // `*.acme.example` and `.acme.example` stand for names below that domain, `acme.example` for the domain as well.
    const isBelowOnly = /^\*?\./.test(name);
    const domain = toAscii(name.replace(/^\*?\./, ''));
    return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}
/** `host:port`, `[host]:port` or `[host]`; undefined for everything else, such as IPv6 without brackets. */
function splitPort(entry) {
    const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
    const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
    return host === undefined ? undefined : [host, port];
}
/** Names in other scripts are compared in the form in which `URL` has them. */
function toAscii(name) {
    // eslint-disable-next-line no-control-regex -- All of ASCII.
    if (/^[\x00-\x7f]*$/.test(name))
        return name;
    return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
/**
 * Whether a host is the address, or in the range, that a text names.
 *
 * @param text as in `10.0.0.1`, `fd00::5` or `10.0.0.0/8`
 * @returns undefined if the text is neither an address nor a range
 */
function isInRange(text, host) {
    const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
    const addressBits = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 32 : 128;
    const prefixBits = Number(writtenLength ?? addressBits);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 || prefixBits > addressBits)
        return undefined;
    // No range of IPv6 has the addresses of IPv4, in either spelling, unless it is in `::ffff:0:0/96`, which is IPv4.
    const isIpv4 = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 || host.startsWith('::ffff:');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96))
        return false;
    const range = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    range.addSubnet(address, prefixBits, familyOf(address));
    return range.check(host, familyOf(host));
}
function familyOf(address) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
}
//# sourceMappingURL=proxies.js.map

/***/ }),

/***/ 8187:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: function() { return /* binding */ escapeUnits; },
/* harmony export */   Kf: function() { return /* binding */ nameSome; },
/* harmony export */   Vo: function() { return /* binding */ alternatives; },
/* harmony export */   hD: function() { return /* binding */ quote; }
/* harmony export */ });
/** Quotes a text for a message: line breaks become spaces, and more than 60 characters are cut. */
function quote(text) {
    const line = text.replace(/\s+/g, ' ').trim();
    return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}
/** Each UTF-16 unit as an escape of JSON: `\u00e9`; two of them for a character beyond the first plane. */
function escapeUnits(text) {
    return text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
/** `a, b or c` */
function alternatives(words) {
    if (words.length < 2)
        return words.join('');
    return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
/** At most this many of the names, as in `a, b and 3 more`. */
function nameSome(names, mostNamed) {
    const others = names.length - mostNamed;
    const named = names.slice(0, mostNamed).join(', ');
    return others > 0 ? `${named} and ${others} more` : named;
}
//# sourceMappingURL=quote.js.map

/***/ }),

/***/ 4610:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VT: function() { return /* binding */ requestBase; },
/* harmony export */   W0: function() { return /* binding */ branchOf; },
/* harmony export */   eu: function() { return /* binding */ baseOfQueue; }
/* harmony export */ });
/** The branch that a request goes to: a verdict on the request is for that branch alone. */
/**
 * The branch that a full ref names; undefined without one. Only for hosts that write the full ref: on others a branch can be
 * called `refs/heads/main`, and is not `main`.
 */
function branchOf(ref) {
    return ref?.replace(/^refs\/heads\//, '') || undefined;
}
/** @param branch as the host names it, without `refs/heads/` */
function requestBase(branch, defaultBranch) {
    return { branch: branch || undefined, defaultBranch: defaultBranch || undefined };
}
/** The branch that a merge queue of GitHub merges into, by the name of the branch that the queue made; else undefined. */
function baseOfQueue(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-[1-9]\d{0,14}-[0-9a-f]+$/.exec(ref ?? '')?.[1];
}
//# sourceMappingURL=request-base.js.map

/***/ }),

/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readRetryAfter; },
/* harmony export */   U: function() { return /* binding */ readSeconds; }
/* harmony export */ });
/** `Retry-After`, in both of its forms: seconds, or a date. */
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** Three years. A larger number would be a point in time, in seconds since 1970, and not a duration. */
const TOO_MANY_SECONDS = 100_000_000;
/**
 * How many milliseconds to wait before the next request; undefined if there is no such header, or a malformed one. A date
 * is compared with the answer's own `Date`, so that this machine's clock does not matter.
 *
 * @param headers with names in lower case
 * @param now what a date is compared with if the answer has no `Date`; if left out, such a date is ignored
 */
function readRetryAfter(headers, now) {
    const after = headers['retry-after'];
    return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
/** Seconds with or without a fraction, in milliseconds. */
function readSeconds(value) {
    const trimmed = value?.trim() ?? '';
    if (!DECIMAL.test(trimmed))
        return undefined;
    const seconds = Number(trimmed);
    return seconds < TOO_MANY_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
    const retryAt = value?.trim() ?? '';
    const since = now?.trim() ?? '';
    if (!HTTP_DATE.test(retryAt) || !HTTP_DATE.test(since))
        return undefined;
    const waitMs = Date.parse(retryAt) - Date.parse(since);
    return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
//# sourceMappingURL=retry-after.js.map

/***/ }),

/***/ 2373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: function() { return /* binding */ waitsForConfirmation; },
/* harmony export */   Ck: function() { return /* binding */ isRunOver; },
/* harmony export */   HE: function() { return /* binding */ TASK_RESULT_STATUSES; },
/* harmony export */   I: function() { return /* binding */ kindOf; },
/* harmony export */   Il: function() { return /* binding */ runKind; },
/* harmony export */   Is: function() { return /* binding */ isSettled; },
/* harmony export */   LG: function() { return /* binding */ POLICY_CHECK_STATUSES; },
/* harmony export */   LV: function() { return /* binding */ RUN_STATUSES; },
/* harmony export */   Nv: function() { return /* binding */ isApplyStage; },
/* harmony export */   Ou: function() { return /* binding */ TASK_STAGE_STATUSES; },
/* harmony export */   P9: function() { return /* binding */ PLAN_STATUSES; },
/* harmony export */   RJ: function() { return /* binding */ mayWaitForConfirmation; },
/* harmony export */   S0: function() { return /* binding */ TF_POLICY_EVALUATION_STATUSES; },
/* harmony export */   "do": function() { return /* binding */ POLICY_EVALUATION_STATUSES; },
/* harmony export */   hs: function() { return /* binding */ hasNoResult; },
/* harmony export */   iD: function() { return /* binding */ awaitsOverride; },
/* harmony export */   mO: function() { return /* binding */ TF_POLICY_OUTCOME_STATUSES; },
/* harmony export */   o7: function() { return /* binding */ statusWords; },
/* harmony export */   rM: function() { return /* binding */ describeRunStatus; },
/* harmony export */   t8: function() { return /* binding */ CONFIGURATION_VERSION_STATUSES; },
/* harmony export */   uv: function() { return /* binding */ OUTCOME_STATUSES; }
/* harmony export */ });
/* unused harmony exports COST_ESTIMATE_STATUSES, ordinal */
/**
 * Every status word of the service, once. There is one table for each kind of object. A word that is
 * in no table is `unknown`: the gate keeps waiting and never takes it for a pass.
 *
 * Source: https://developer.hashicorp.com/terraform/cloud-docs/api-docs/run, and the enums of
 * https://github.com/hashicorp/go-tfe/blob/0fa6b099/v2/openapi/spec.json.
 */
const RUN_STATUSES = {
    pending: { kind: 'moving', says: 'pending' },
    fetching: { kind: 'moving', says: 'fetching the configuration' },
    fetching_completed: { kind: 'moving', says: 'configuration fetched' },
    pre_plan_running: { kind: 'moving', says: 'pre-plan stage running' },
    pre_plan_completed: { kind: 'moving', says: 'pre-plan stage completed' },
    pre_plan_awaiting_decision: { kind: 'person', says: 'pre-plan stage awaits a decision' },
    queuing: { kind: 'moving', says: 'queuing' },
    plan_queueable: { kind: 'moving', says: 'plan can be queued' },
    plan_queued: { kind: 'moving', says: 'plan queued' },
    planning: { kind: 'moving', says: 'planning' },
    planned: { kind: 'moving', says: 'planned' },
    tf_policy_checked: { kind: 'moving', says: 'Terraform policy checked' },
    tf_policy_override: { kind: 'person', says: 'Terraform policy awaits an override' },
    post_plan_running: { kind: 'moving', says: 'post-plan stage running' },
    post_plan_completed: { kind: 'moving', says: 'post-plan stage completed' },
    post_plan_awaiting_decision: { kind: 'person', says: 'post-plan stage awaits a decision' },
    cost_estimating: { kind: 'moving', says: 'estimating cost' },
    cost_estimated: { kind: 'moving', says: 'cost estimated' },
    policy_checking: { kind: 'moving', says: 'checking policies' },
    policy_override: { kind: 'person', says: 'policy check awaits an override' },
    policy_soft_failed: { kind: 'bad', over: true, says: 'policy check soft-failed' },
    policy_checked: { kind: 'moving', says: 'policies checked' },
    confirmed: { kind: 'foreign', says: 'confirmed' },
    queuing_apply: { kind: 'foreign', says: 'queuing to apply' },
    pre_apply_running: { kind: 'foreign', says: 'pre-apply stage running' },
    pre_apply_completed: { kind: 'foreign', says: 'pre-apply stage completed' },
    pre_apply_awaiting_decision: { kind: 'foreign', says: 'pre-apply stage awaits a decision' },
    apply_queued: { kind: 'foreign', says: 'apply queued' },
    applying: { kind: 'foreign', says: 'applying' },
    post_apply_running: { kind: 'foreign', says: 'post-apply stage running' },
    post_apply_completed: { kind: 'foreign', says: 'post-apply stage completed' },
    applied: { kind: 'foreign', over: true, says: 'applied' },
    /** A saved plan also ends like this if there is nothing to apply. */
    planned_and_finished: { kind: 'good', over: true, says: 'planned and finished' },
    /** Good in provisional mode, see `runKind`; never over, because it can still be applied. */
    planned_and_saved: { kind: 'foreign', says: 'planned and saved' },
    discarded: { kind: 'stopped', over: true, says: 'discarded' },
    errored: { kind: 'bad', over: true, says: 'errored' },
    canceled: { kind: 'stopped', over: true, says: 'canceled' },
    force_canceled: { kind: 'stopped', over: true, says: 'force-canceled' },
    assessing: { kind: 'foreign', says: 'assessing' },
    assessed: { kind: 'foreign', says: 'assessed' },
};
const PLAN_STATUSES = {
    created: 'moving',
    pending: 'moving',
    managed_queued: 'moving',
    queued: 'moving',
    mfa_waiting: 'moving',
    running: 'moving',
    errored: 'bad',
    canceled: 'stopped',
    finished: 'good',
    unreachable: 'skipped',
};
const POLICY_CHECK_STATUSES = {
    pending: 'moving',
    queued: 'moving',
    passed: 'good',
    soft_failed: 'bad',
    hard_failed: 'bad',
    /** A word of another service; the counts say which level failed. */
    failed: 'bad',
    overridden: 'good',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TASK_RESULT_STATUSES = {
    pending: 'moving',
    running: 'moving',
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    canceled: 'stopped',
    unreachable: 'skipped',
};
const TASK_STAGE_STATUSES = {
    ...TASK_RESULT_STATUSES,
    awaiting_override: 'person',
};
const POLICY_EVALUATION_STATUSES = {
    ...TASK_RESULT_STATUSES,
    queued: 'moving',
    overridden: 'good',
};
/** Terraform policy waits for a person in its own evaluation, not in a task stage. */
const TF_POLICY_EVALUATION_STATUSES = {
    ...POLICY_EVALUATION_STATUSES,
    awaiting_override: 'person',
};
/** One policy of a policy set outcome. */
const OUTCOME_STATUSES = {
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    /** A word of the local service: this policy could not be judged here. */
    not_evaluated: 'skipped',
};
/** Terraform policy has its own outcome `unknown`: its rule asks for values that are known after the apply. */
const TF_POLICY_OUTCOME_STATUSES = { ...OUTCOME_STATUSES, unknown: 'skipped' };
const COST_ESTIMATE_STATUSES = {
    pending: 'moving',
    queued: 'moving',
    finished: 'good',
    canceled: 'stopped',
    errored: 'bad',
    unreachable: 'skipped',
    skipped_due_to_targeting: 'skipped',
};
const CONFIGURATION_VERSION_STATUSES = {
    pending: 'moving',
    fetching: 'moving',
    uploaded: 'good',
    archived: 'bad',
    errored: 'bad',
    backing_data_soft_deleted: 'bad',
    backing_data_permanently_deleted: 'bad',
};
/** The words of a table, in the order of the table. */
function statusWords(table) {
    return Object.keys(table);
}
/** What a word means by the table of its kind of object; `unknown` if it is not in it. */
function kindOf(table, word) {
    // The words `constructor` and the like are members of every object.
    return (Object.hasOwn(table, word) ? table[word] : undefined) ?? 'unknown';
}
/** Whether an object of this kind has no result, and gets none once its run is over. */
function hasNoResult(kind) {
    return kind === 'moving' || kind === 'skipped' || kind === 'stopped';
}
function meaningOf(status) {
    const table = RUN_STATUSES;
    return Object.hasOwn(table, status) ? table[status] : undefined;
}
/** What a status of a run means in this mode; `unknown` for a word that is not in the table. */
function runKind(mode, status) {
    if (mode === 'provisional' && status === 'planned_and_saved')
        return 'good';
    return meaningOf(status)?.kind ?? 'unknown';
}
/** Whether a run with this status has ended for good. */
function isRunOver(status) {
    return meaningOf(status)?.over === true;
}
/** Whether the run waits to be confirmed. Terraform asks for this, too, and not for the status of a saved plan. */
function waitsForConfirmation({ attributes }) {
    return attributes.actions?.['is-confirmable'] === true;
}
/**
 * Whether a saved plan may wait to be confirmed although its status says that it goes on: a service may leave it in that
 * status after an override. Without an override the run has that status only for a moment, so the caller has to look a
 * second time.
 */
function mayWaitForConfirmation(mode, run) {
    const isChecked = run.attributes.status === 'policy_checked';
    return mode === 'provisional' && isChecked && waitsForConfirmation(run);
}
/** What a run is doing, in words for people. */
function describeRunStatus({ attributes }) {
    const { status } = attributes;
    const position = attributes['position-in-queue'] ?? 0;
    const meaning = meaningOf(status);
    if (meaning === undefined)
        return `"${status}", an unrecognized status: waiting on`;
    const isQueued = status === 'pending' || status === 'plan_queued' || status === 'queuing';
    return isQueued && position > 0
        ? `${meaning.says} · ${ordinal(position)} in the queue`
        : meaning.says;
}
/** `1st`, `2nd`, `3rd`, `11th`. */
function ordinal(n) {
    const isTeen = n % 100 >= 11 && n % 100 <= 13;
    const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
    return `${n}${ending}`;
}
/** Whether a stage belongs to the apply phase, which no run of the gate reaches. */
function isApplyStage(stage) {
    return stage === 'pre_apply' || stage === 'post_apply';
}
/** Whether the gate can stop waiting for the run: it ended, or it waits for a person. */
function isSettled(mode, status, stages) {
    const kind = runKind(mode, status);
    if (kind === 'unknown')
        return false;
    return kind !== 'moving' || awaitsOverride(stages);
}
/** Whether a stage waits for an override. That ends the wait, because the decision may never come. */
function awaitsOverride(stages) {
    return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE_STATUSES, status) === 'person');
}
//# sourceMappingURL=status.js.map

/***/ }),

/***/ 1880:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ uncommittedWords; }
/* harmony export */ });
/** How texts for people say that the files are not those of the commit that they name. */
/** ` + uncommitted changes (2 files)`; empty if there are none, or if it is not known. */
function uncommittedWords(fileCount = 0) {
    if (fileCount === 0)
        return '';
    return ` + uncommitted changes (${fileCount} ${fileCount === 1 ? 'file' : 'files'})`;
}
//# sourceMappingURL=uncommitted.js.map

/***/ }),

/***/ 4824:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ filledIn; },
/* harmony export */   h: function() { return /* binding */ isUnfilled; }
/* harmony export */ });
/**
 * Values that CI hosts leave as they are written where a variable does not exist or was not mapped: Azure
 * Pipelines hands over `$(NAME)`, others `${NAME}`, `$NAME`, `%NAME%` or the whole expression.
 */
const UNFILLED = /^(?:\$\([^()]{1,100}\)|\$\{\{?[^{}]{1,200}\}\}?|\$\[[^[\]]{1,200}\]|\$[A-Z_][A-Z0-9_]{0,99}|%[A-Z_][A-Z0-9_]{0,99}%)$/;
/** Whether a value is the name of a variable, and not what it holds. No token has such a form. */
function isUnfilled(value) {
    return UNFILLED.test(value.trim());
}
/** The value of a variable of the environment; undefined if nothing was filled in. */
function filledIn(value) {
    const text = value?.trim() ?? '';
    return text === '' || isUnfilled(text) ? undefined : text;
}
//# sourceMappingURL=unfilled.js.map

/***/ }),

/***/ 139:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: function() { return /* binding */ withApprovals; },
/* harmony export */   s$: function() { return /* binding */ signApprovals; },
/* harmony export */   u$: function() { return /* binding */ approvalsFor; }
/* harmony export */ });
/* unused harmony export applyApprovals */
/* harmony import */ var _policy_given_approvals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6972);
/* harmony import */ var _policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var _trust_approval_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2383);
/* harmony import */ var _model_approval_marks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3583);
/* harmony import */ var _trust_seals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8138);
/* harmony import */ var _command_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2062);
/* harmony import */ var _questions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3018);







/**
 * Signs an approval for each run with something to approve. The signature has who gave the command, for which commit of which
 * change, and why; a mark of each thing that is approved covers all that the plan and the policy say of it.
 *
 * @throws CommandRefused where this job has no key to sign with
 */
function signApprovals(found, { verb, by, at, reason, commit, number, base = '', event, appPushed }, { values }) {
    const approved = found.filter(({ acts }) => acts.length > 0);
    if (approved.length === 0)
        return { approvals: [], approved: [], audit: [] };
    const privateKey = (0,_trust_approval_key_js__WEBPACK_IMPORTED_MODULE_1__/* .readPrivateKey */ .$k)(values['approval-private-key'] ?? '');
    if ('problem' in privateKey) {
        const isMissing = (values['approval-private-key'] ?? '') === '';
        throw new _command_work_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandRefused */ .W1(isMissing ? NO_KEY : `\`approval-private-key\` ${privateKey.problem}`);
    }
    const keys = { secret: (0,_command_work_js__WEBPACK_IMPORTED_MODULE_3__/* .secretOf */ .OM)(values), privateKey: privateKey.value };
    if (keys.secret === '')
        throw new _command_work_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandRefused */ .W1(NO_SECRET);
    const repository = `${event.owner}/${event.repository}`;
    const signed = { by, at, reason, commit, number, base, repository, appPushed };
    const actCount = approved.flatMap(({ acts }) => acts).length;
    if (actCount > _model_approval_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_APPROVED */ .kn) {
        throw new _command_work_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandRefused */ .W1(`${actCount} exceed the limit: a comment approves at most ${_model_approval_marks_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_APPROVED */ .kn} at once.`);
    }
    const action = verb === 'override' || verb === 'approve' ? verb : 'allow-destroys';
    const job = event.job?.url;
    return {
        approvals: approved.map(({ workspaceId, acts }) => (0,_trust_seals_js__WEBPACK_IMPORTED_MODULE_2__/* .signApproval */ .NX)(keys, { ...signed, workspaceId }, acts)),
        approved: approved.map(({ workspace, approved: what }) => `${workspace}: ${what.join(', ')}`),
        audit: approved.map(({ runId, workspace }) => {
            return { action, run: runId, workspace, by, at, job, reason };
        }),
    };
}
const NO_KEY = 'Approvals are signed, and this job has no key for it: `plangate approval-key` makes one and says where its halves go (`approval-private-key`).';
const NO_SECRET = 'What is approved is digested with the secret of the gate, and this job has none: set `record-key`.';
/**
 * How a job finds the approvals again that comments on its change give. Those count that are unaltered, and given for the
 * present commit.
 *
 * @param subject left out for a run that a command names: then nothing is approved
 * @param keys left out where nothing can be approved
 */
function approvalsFor(subject, keys) {
    if (keys === undefined || keys.secret === '')
        return undefined;
    return async (workspaceId) => {
        const changes = (await subject?.approvals?.()) ?? [];
        const base = subject?.base?.branch ?? '';
        const opened = changes.map((change) => openAll({ ...change, base, workspaceId }, keys));
        return {
            approvals: opened.flatMap(({ approvals }) => approvals),
            requests: changes.map(({ number, commit }) => ({ number, commit })),
            notCounted: [...new Set(opened.flatMap(({ notCounted }) => notCounted))],
        };
    };
}
function openAll(scope, keys) {
    const approvals = [];
    const notCounted = [];
    for (const command of scope.commands) {
        const { by, at, reason, verb, commit } = command;
        for (const approval of command.approvals) {
            if (approval.workspaceId !== scope.workspaceId)
                continue;
            const approves = (0,_trust_seals_js__WEBPACK_IMPORTED_MODULE_2__/* .openApproval */ .Yo)(keys, { scope, command, approval });
            const { number } = scope;
            const { appPushed } = approval;
            const isOfDestroys = verb === 'allow-destroys';
            if (approves !== undefined) {
                approvals.push({ approves, by, at, reason, number, appPushed, isOfDestroys });
            }
            else if (commit !== scope.commit) {
                notCounted.push(`${by} approved an earlier commit (${commit.slice(0, 7)}). Approve again: the head is newer.`);
            }
            else {
                notCounted.push(`The approval of ${by} (${at}) is for another base branch, or not signed with the key of \`approval-key\`. Approve again.`);
            }
        }
    }
    return { approvals, notCounted };
}
/** Own policies with the function by which their judge learns what people approved. */
function withApprovals(ownPolicies, read, secret) {
    if (read === undefined)
        return ownPolicies;
    return {
        ...ownPolicies,
        async approve(results, { json, workspace }) {
            if (!results.some(_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeApproved */ .eG))
                return [...results];
            const given = await read((0,_policy_given_approvals_js__WEBPACK_IMPORTED_MODULE_6__/* .scopeOfApprovals */ .az)(workspace));
            const applied = applyApprovals(results, given, (0,_questions_js__WEBPACK_IMPORTED_MODULE_4__/* .questionsAbout */ .T)(json, secret));
            // A command judges the plan of a service again.
            return workspace.id === undefined
                ? applied
                : applied.map(({ questions: _questions, ...result }) => result);
        },
    };
}
/** The results. A failure is overridden if each of its messages is approved by as many people as it asks for. */
function applyApprovals(results, given, questionsOf) {
    const asked = new Map(results.flatMap((result) => (0,_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeApproved */ .eG)(result) ? [[result, questionsOf(result)]] : []));
    const outdated = (0,_policy_given_approvals_js__WEBPACK_IMPORTED_MODULE_6__/* .sayOutdated */ .qg)(given, [...asked.values()].flat());
    const known = { ...given, notCounted: [...outdated, ...given.notCounted] };
    return results.map((result) => {
        const questions = asked.get(result);
        if (questions === undefined)
            return result;
        const rule = result.approval ?? { approvers: [], needed: 1 };
        const { isComplete, approval } = (0,_policy_given_approvals_js__WEBPACK_IMPORTED_MODULE_6__/* .countApprovals */ .wr)(questions, known, rule);
        const named = result.approval === undefined ? {} : { approval };
        if (!isComplete)
            return { ...result, ...named, ...(0,_policy_given_approvals_js__WEBPACK_IMPORTED_MODULE_6__/* .openQuestions */ .qd)(questions) };
        const override = overrideOf(questions, known, approval);
        return { ...result, ...named, status: 'overridden', override };
    });
}
/** Who approved, as a report names it: those who approved every message, else those of the first one. */
function overrideOf([first], given, approval) {
    const ofFirst = first === undefined ? [] : (0,_policy_given_approvals_js__WEBPACK_IMPORTED_MODULE_6__/* .answersTo */ .to)(first, given).approvals;
    const { given: ofAll, needed } = approval;
    const people = (ofAll.length >= needed ? ofAll : ofFirst).slice(-needed);
    return {
        by: people.map(({ by }) => by).join(' and '),
        at: people.at(-1)?.at,
        reason: people.map(({ reason }) => reason).join('; '),
    };
}
//# sourceMappingURL=approvals.js.map

/***/ }),

/***/ 2062:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OM: function() { return /* binding */ secretOf; },
/* harmony export */   W1: function() { return /* binding */ CommandRefused; },
/* harmony export */   y8: function() { return /* binding */ MOST_IN_MESSAGE; }
/* harmony export */ });
/* harmony import */ var _trust_seals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8138);

/** The command is refused; the message is a sentence that says why. */
class CommandRefused extends Error {
    reaction;
    /** Whether the comment of the gate says so already. */
    isAnswered;
    constructor(message, { reaction = '-1', isAnswered = false } = {}) {
        super(message);
        this.reaction = reaction;
        this.isAnswered = isAnswered;
    }
}
/** How many runs or failures a message names. */
const MOST_IN_MESSAGE = 20;
/** The secret of the seals, as the inputs of a sub-action have it. Without a service no token is one. */
function secretOf(values) {
    const { 'record-key': recordKey, 'gate-token': gateToken, token } = values;
    if (values['gate-workflow'] !== undefined)
        return recordKey ?? '';
    return (0,_trust_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .secretOfSeals */ .Aw)({ recordKey, gateToken, token });
}
//# sourceMappingURL=command-work.js.map

/***/ }),

/***/ 3018:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ questionsAbout; },
/* harmony export */   y: function() { return /* binding */ actOf; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3543);
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2588);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2340);
/* harmony import */ var _policy_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3749);
/* harmony import */ var _trust_seals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8138);
/**
 * The questions that people answer by an approval. Of a failing own policy, a question for each of its messages. A question is
 * the whole answer of the policy, with every member and every line, and the planned change of the resources that it names, or of
 * all where it names none. So two plans of one commit that differ there ask two questions, also where their messages read the same.
 *
 * A question has no sensitive value: a keyed digest is in its place, so that a report can show the question, and a command can
 * make its act again from what is shown.
 */






/**
 * Makes the function that puts the questions about a plan. The plan is read when the first one is put.
 *
 * @param secret of the gate: who does not have it guesses no hidden value by its digest
 */
function questionsAbout(json, secret) {
    const key = (0,_trust_seals_js__WEBPACK_IMPORTED_MODULE_3__/* .keyFrom */ .S)(secret);
    const hide = (place, value) => `hidden:${(0,_trust_seals_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOf */ .ol)(key, `hidden ${JSON.stringify([place, value])}`).toString('base64url')}`;
    let planned;
    return (result) => {
        const { output, message, answers = [] } = result;
        const question = (exact, answer) => {
            const { changes, namesResources } = (planned ??= readPlanned(json, hide)).of(exact);
            const shown = { answer, changes };
            return { act: ownActOf(result, shown), namesResources, shown };
        };
        if (answers.length > 0) {
            return answers.map((answer) => {
                const { lines } = answer;
                const hidden = (exact) => JSON.stringify({ lines, answer: hide('answer', exact) });
                const shown = answer.shownOr(hidden);
                return answer.digested((exact) => question(exact, shown));
            });
        }
        // A rule that is true or false gives no message of its own.
        return (output.length > 0 ? output : [message]).map((text) => {
            const answer = JSON.stringify(text);
            return question(answer, answer);
        });
    };
}
/** What a question asks, as its approval covers it: made anew wherever a question is read. */
function actOf(result, question) {
    return result.system === 'guard' ? (0,_policy_guard_js__WEBPACK_IMPORTED_MODULE_2__/* .guardActOf */ .Hi)(result, question) : ownActOf(result, question);
}
function ownActOf({ policySet, policy, approval }, { answer, changes }) {
    const who = approval?.approvers.map((name) => name.toLowerCase()).sort() ?? [];
    return `override ${JSON.stringify([policySet, policy, who, answer, digestOfTexts(changes)])}`;
}
/** Those of all changes are one list, which each message without a resource is about. */
const DIGESTS = new WeakMap();
function digestOfTexts(texts) {
    const known = DIGESTS.get(texts);
    if (known !== undefined)
        return known;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const text of texts)
        hash.update(`${text.length} `).update(text);
    const digest = hash.digest('hex');
    DIGESTS.set(texts, digest);
    return digest;
}
function readPlanned(json, hide) {
    const entries = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)(json.exactChanges());
    const texts = [];
    const textAt = (index) => (texts[index] ??= JSON.stringify(withHidden(entries[index], hide)));
    /** The changes of each address, and of all instances of a resource at its address without a key. */
    const byAddress = new Map();
    for (const [index, entry] of entries.entries()) {
        const address = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldOf */ ._F)(entry, 'address');
        if (typeof address !== 'string')
            continue;
        for (const name of new Set([address, (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutKeys */ .Pe)(address)]))
            (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_5__/* .addTo */ .D)(byAddress, name, index);
    }
    let all;
    return {
        /** The changes that an answer names, in its order; all of the plan if it names none. */
        of(answer) {
            const named = addressesIn((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(answer)).flatMap((name) => byAddress.get(name) ?? []);
            if (named.length > 0) {
                return { changes: [...new Set(named)].map(textAt), namesResources: true };
            }
            all ??= [...entries.keys()].map(textAt).concat(outputsIn(json, hide));
            return { changes: all, namesResources: false };
        },
    };
}
function outputsIn({ document }, hide) {
    const outputs = Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(document['output_changes']));
    return outputs.map(([name, change]) => JSON.stringify({ output: name, change: withHiddenValues(change, `output ${name}`, hide) }));
}
/** Members that have no value of a resource. What else a plan says is hidden like a sensitive value. */
const PLAIN_OF_ENTRY = new Set('address module_address mode type name index provider_name previous_address deposed action_reason'.split(' '));
const PLAIN_OF_CHANGE = new Set('actions after_unknown before_sensitive after_sensitive replace_paths'.split(' '));
function withHidden(entry, hide) {
    const address = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldOf */ ._F)(entry, 'address');
    const place = typeof address === 'string' ? address : '';
    return mapMembers(entry, place, hide, (name, value) => {
        if (PLAIN_OF_ENTRY.has(name))
            return value;
        return name === 'change' ? withHiddenValues(value, place, hide) : hide(place, value);
    });
}
/** What is sensitive on one side is hidden on both. */
function withHiddenValues(change, place, hide) {
    const marks = [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldOf */ ._F)(change, 'before_sensitive'), (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldOf */ ._F)(change, 'after_sensitive')];
    const areKnown = marks.some(_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4) || marks.some((mark) => typeof mark === 'boolean');
    return mapMembers(change, place, hide, (name, value) => {
        if (PLAIN_OF_CHANGE.has(name))
            return value;
        const isValue = name === 'before' || name === 'after';
        if (value === null)
            return value;
        if (!isValue || !areKnown)
            return hide(place, value);
        return hideMarked(value, marks, (hidden) => hide(place, hidden));
    });
}
function mapMembers(value, place, hide, change) {
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value))
        return hide(place, value);
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(name, member)]));
}
/** No value of a plan has so many levels. */
const DEEPEST = 100;
function hideMarked(value, marks, hide, depth = 0) {
    if (marks.includes(true) || depth > DEEPEST)
        return hide(value);
    const trees = marks.filter((mark) => typeof mark === 'object' && mark !== null);
    if (trees.length === 0 || typeof value !== 'object' || value === null)
        return value;
    const inner = (name, member) => hideMarked(member, trees.map((mark) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(mark)[name]), hide, depth + 1);
    if (Array.isArray(value))
        return value.map((item, index) => inner(String(index), item));
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inner(name, member)]));
}
/** The addresses in all texts of an answer, also in members that no report shows. */
function addressesIn(answer) {
    const addresses = new Set();
    const values = [answer];
    for (let value = values.pop(); value !== undefined; value = values.pop()) {
        if (typeof value === 'string') {
            for (const address of (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .findAddresses */ .WX)(value).addresses)
                addresses.add(address);
        }
        else if (typeof value === 'object' && value !== null) {
            for (const [name, inner] of Object.entries(value)) {
                values.push(name);
                if (inner !== undefined && inner !== null)
                    values.push(inner);
            }
        }
    }
    return [...addresses].sort();
}
//# sourceMappingURL=questions.js.map

/***/ }),

/***/ 9486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MS: function() { return /* binding */ namesTypeOrModule; },
/* harmony export */   Pt: function() { return /* binding */ isPattern; },
/* harmony export */   he: function() { return /* binding */ readFromRoot; },
/* harmony export */   kt: function() { return /* binding */ matchesGlob; },
/* harmony export */   pV: function() { return /* binding */ readGlob; },
/* harmony export */   tg: function() { return /* binding */ readProtected; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/**
 * Patterns of addresses, `aws_db_instance.*` or `action.aws_lambda_invoke.*`, against addresses that a plan
 * names. Both are taken apart into their steps; no RegExp is made of either.
 */

/** Whether a text is a pattern: `TYPE.NAME`, `action.TYPE.NAME`, `module.NAME`, each name with `*` for any text. */
function isPattern(text) {
    const block = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(text)?.block;
    if (block?.type === 'action' || block?.type === 'module')
        return true;
    // `action.*` reads as a resource of the type `action`, which there is not: it lacks the type of the action.
    return block?.type === 'resource' && block.labels[0] !== 'action';
}
/**
 * Reads the patterns of resources that are protected. A pattern fits the address of a resource, or a module that is around
 * it; the modules of the pattern may themselves be in any module.
 *
 * @returns undefined for an address that cannot be read: then it could be that of any resource
 */
function readProtected(patterns) {
    const tree = new PatternTree();
    for (const [pattern, value] of patterns) {
        const parts = partsOf((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern));
        if (parts !== undefined)
            tree.add([...resourceParts(parts), ...parts.modules], value);
    }
    return (address) => {
        const target = partsOf(readWholeAddress(address));
        if (target?.resource === undefined)
            return undefined;
        const { modules } = target;
        const found = new Set();
        const nodes = [tree.root, ...tree.follow(tree.root, resourceParts(target), 0, found)];
        for (let outside = 0; outside < modules.length; outside += 1) {
            for (const node of nodes)
                tree.follow(node, modules, outside, found);
        }
        return inOrder(found);
    };
}
/**
 * Reads patterns that begin at the root module, so that a pattern of the root fits nothing in a module. Each fits this very
 * address, an instance of it, and something in it.
 */
function readFromRoot(patterns) {
    const tree = new PatternTree();
    for (const [pattern, value] of patterns) {
        const parts = partsOf((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern));
        if (parts !== undefined)
            tree.add([...parts.modules, ...resourceParts(parts)], value);
    }
    return (address) => {
        const target = partsOf(readWholeAddress(address));
        const found = new Set();
        if (target !== undefined) {
            tree.follow(tree.root, [...target.modules, ...resourceParts(target)], 0, found);
        }
        return inOrder(found);
    };
}
function inOrder(found) {
    const sorted = [...found].sort((one, other) => one.order - other.order);
    return sorted.map(({ value }) => value);
}
/** Patterns by their parts, so that an address is compared with those alone whose first parts it has. */
class PatternTree {
    root = newNode();
    #size = 0;
    add(parts, value) {
        let node = this.root;
        for (const part of parts) {
            const text = plainText(part);
            if (!text.includes('*')) {
                const next = node.plain.get(text) ?? newNode();
                node.plain.set(text, next);
                node = next;
                continue;
            }
            const next = node.globs.get(text) ?? { fits: fitsPart(part), node: newNode() };
            node.globs.set(text, next);
            node = next.node;
        }
        node.entries.push({ order: this.#size, value });
        this.#size += 1;
    }
    /**
     * Goes on from a node by the parts of an address.
     *
     * @param found gets the patterns that end on the way
     * @returns the nodes behind the last part
     */
    follow(from, parts, at, found) {
        let nodes = [from];
        for (const part of parts.slice(at)) {
            const withoutKey = part.name;
            const withKey = plainText({ name: part.name, key: part.key ?? '' });
            nodes = nodes.flatMap(({ plain, globs }) => {
                const next = [plain.get(withoutKey), plain.get(withKey)].filter((node) => node !== undefined);
                for (const { fits, node } of globs.values())
                    if (fits(part))
                        next.push(node);
                return next;
            });
            if (nodes.length === 0)
                break;
            for (const { entries } of nodes)
                for (const entry of entries)
                    found.add(entry);
        }
        return nodes;
    }
}
function newNode() {
    return { entries: [], plain: new Map(), globs: new Map() };
}
/** No name has a bracket. */
function plainText({ name, key }) {
    return key === undefined ? name : `${name}[${key}`;
}
function fitsPart({ name, key }) {
    const fitsName = readGlob(name);
    const fitsKey = key === undefined ? undefined : readGlob(key);
    return (part) => fitsName(part.name) && fitsKey?.(part.key ?? '') !== false;
}
/** Whether a pattern writes out a resource type or the name of a module, so that it cannot fit everything. */
function namesTypeOrModule(pattern) {
    const address = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern);
    if (address === undefined)
        return false;
    const { modules, block } = address;
    return [...modules.map(({ name }) => name), block.labels[0] ?? ''].some(_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isIdentifier */ ._5);
}
/** Whether a text fits a pattern, in which `*` matches any text, also none. */
function matchesGlob(pattern, text) {
    return readGlob(pattern)(text);
}
/** Reads a pattern in which `*` matches any text, also none. */
function readGlob(pattern) {
    const [first = '', ...others] = pattern.split('*');
    const last = others.pop();
    if (last === undefined)
        return (text) => first === text;
    return (text) => {
        if (!text.startsWith(first))
            return false;
        let at = first.length;
        for (const part of others) {
            const index = text.indexOf(part, at);
            if (index < 0)
                return false;
            at = index + part.length;
        }
        return text.length - last.length >= at && text.endsWith(last);
    };
}
/** Undefined unless the whole text is an address, without an attribute after it. */
function readWholeAddress(text) {
    const address = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readAddress */ .zq)(text);
    return address?.text === text ? address : undefined;
}
function resourceParts({ resource }) {
    return resource === undefined ? [] : [resource.type, resource.name];
}
function partsOf(address) {
    if (address === undefined)
        return undefined;
    const { block, key } = address;
    const [first = '', name = ''] = block.labels;
    const isModule = block.type === 'module';
    const modules = [...address.modules, ...(isModule ? [{ name: first, key }] : [])].map((step) => ({
        ...step,
        name: `module.${step.name}`,
    }));
    if (isModule)
        return { modules, resource: undefined };
    const type = { name: `${block.type} ${first}`, key: undefined };
    return { modules, resource: { type, name: { name, key } } };
}
//# sourceMappingURL=address-patterns.js.map

/***/ }),

/***/ 4504:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: function() { return /* binding */ saidOfRunTask; },
/* harmony export */   $h: function() { return /* binding */ fromDoubt; },
/* harmony export */   AD: function() { return /* binding */ PLAN_NOT_MADE; },
/* harmony export */   bM: function() { return /* binding */ saidOfPolicy; },
/* harmony export */   cU: function() { return /* binding */ PLAN_FAILED; },
/* harmony export */   hY: function() { return /* binding */ policyClaim; },
/* harmony export */   kp: function() { return /* binding */ doesNotHold; },
/* harmony export */   oo: function() { return /* binding */ undecided; },
/* harmony export */   t: function() { return /* binding */ HOLDS; },
/* harmony export */   tK: function() { return /* binding */ runTaskClaim; },
/* harmony export */   vb: function() { return /* binding */ needsApproval; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4132);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8187);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2941);



const HOLDS = { green: 'passed' };
const PLAN_FAILED = doesNotHold('errored', 'The plan failed, so no policy could be evaluated.', {
    code: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.planFailed,
});
/** The plan of a run that a policy stopped before. It is no reason of its own where that policy closes the gate. */
const PLAN_NOT_MADE = doesNotHold('errored', 'The run was stopped before its plan.', {
    omitIf: 'runAlreadyBlocked',
});
/** A claim that is not certain to hold. */
function undecided(text, details) {
    return doesNotHold('undecided', text, details);
}
/** A claim that cannot be checked. */
function fromDoubt({ text, code }, omitIf) {
    return undecided(text, { omitIf, code });
}
/** A claim that does not hold, with the verdict that it gives. */
function doesNotHold(word, text, details = {}) {
    return { red: { word, text, ...details } };
}
/** The claim about one policy result. @param unknownValues how values count that no plan can know */
function policyClaim(result, unknownValues) {
    const { level, status, word, overridable, approval } = result;
    const name = policyName(result);
    if (status === 'unknown')
        return undecided(`${name} is "${word ?? ''}", an unrecognized status.`);
    if (word !== undefined) {
        return undecided(`${name} has the unrecognized enforcement level "${word}".`);
    }
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'overridden':
            return { green: 'overridden', text: `${name} failed and was overridden.` };
        case 'excepted':
        case 'existing': {
            // Own policies have judged the plan again without the accepted resources; for others an address in a text decides.
            const canBeAccepted = result.system === 'own-policies' ? level !== 'unknown' : level === 'advisory';
            return canBeAccepted
                ? HOLDS
                : undecided(`${name} failed, and at that level no failure can be accepted.`);
        }
        case 'not-evaluated': {
            const text = `${name} was not evaluated.`;
            return level === 'advisory' ? { green: 'advisory', text } : undecided(text);
        }
        case 'known-after-apply': {
            const text = `${name} cannot be judged before the apply: it asks for values that are known only then.`;
            if (level === 'advisory' || (unknownValues === 'advisory' && level !== 'unknown')) {
                return { green: 'advisory', text };
            }
            return undecided(`${text} If it may be judged by then, set allow-unknown to true.`);
        }
        case 'errored': {
            const text = `${name} could not be evaluated.`;
            return level === 'advisory' ? { green: 'advisory', text } : doesNotHold('errored', text);
        }
        case 'failed':
            if (level === 'advisory')
                return { green: 'advisory', text: `${name} failed.` };
            if (level === 'unknown') {
                return undecided(`${name} failed, and the service does not say at which level.`);
            }
            if (overridable && approval !== undefined) {
                return doesNotHold('needs-override', `${name} failed and ${needsApproval(approval)}.`);
            }
            return overridable
                ? doesNotHold('needs-override', `${name} failed and needs an override.`)
                : doesNotHold('blocked', `${name} failed and cannot be overridden.`);
    }
}
/** `needs approval by acme/security, ann (1 of 2)`: how many people have given theirs, of how many. */
function needsApproval({ approvers, needed, missing, }) {
    const who = (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSome */ .Kf)([...approvers], MOST_NAMED);
    return `needs approval by ${who}${needed > 1 ? ` (${needed - missing} of ${needed})` : ''}`;
}
const MOST_NAMED = 5;
/** The sentence with which the claim about this result does not hold or is remarked; undefined if it says nothing. */
function saidOfPolicy(result) {
    // What may be done about values that are not known is said in the sentence alone.
    return result.status === 'known-after-apply' ? undefined : sentenceOf(policyClaim(result));
}
/** As `saidOfPolicy`; undefined for a run task without a result, of which another claim says why. */
function saidOfRunTask(task) {
    return sentenceOf(runTaskClaim(task, HOLDS));
}
function sentenceOf(claim) {
    if ('red' in claim)
        return claim.red.text;
    return 'text' in claim ? claim.text : undefined;
}
function policyName({ policy, policySet, level, system }) {
    if (policy === '')
        return `Policy set "${policySet}"`;
    const levelPart = level === 'unknown' ? '' : ` (${level})`;
    if (system === 'policy-check' && policy === _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .UNNAMED */ .rY) {
        return `A policy${levelPart} that the log does not name`;
    }
    const setPart = policySet === '' ? '' : ` of policy set "${policySet}"`;
    return `Policy "${policy}"${levelPart}${setPart}`;
}
/** The claim about one run task. @param unanswered the claim about a mandatory one that never got a result */
function runTaskClaim(task, unanswered) {
    const name = `Run task "${task.name}"`;
    const { level, status, word = '' } = task;
    if (status === 'unknown')
        return undecided(`${name} is "${word}", an unrecognized status.`);
    if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
        return undecided(`${name} is ${status} at an unrecognized enforcement level.`);
    }
    const advisory = (sentence) => ({
        green: 'advisory',
        text: `${name} (advisory) ${sentence}.`,
    });
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'not-evaluated':
            return level === 'advisory' ? advisory(`never answered: "${word}"`) : unanswered;
        case 'failed':
            if (level === 'advisory')
                return advisory('failed');
            return task.overridable === true
                ? doesNotHold('needs-override', `${name} (mandatory) failed; it needs an override.`)
                : doesNotHold('blocked', `${name} (mandatory) failed.`);
        case 'errored':
            return level === 'advisory'
                ? advisory('errored')
                : doesNotHold('errored', `${name} (mandatory) errored.`);
    }
}
//# sourceMappingURL=claim-result.js.map

/***/ }),

/***/ 663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: function() { return /* binding */ compareWithBaseline; },
/* harmony export */   Ad: function() { return /* binding */ findSame; },
/* harmony export */   DE: function() { return /* binding */ commonBaseline; },
/* harmony export */   Pc: function() { return /* binding */ keyOfPolicy; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2941);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(988);
/** Compares failures with the policy results of the workspace's present configuration. It decides nothing. */



/**
 * The results with their baseline. Policy system, policy set, policy and address say which failures are the same. A
 * failure of a policy that is not among `current`, or has no clear result there, gets none.
 */
function compareWithBaseline(results, current) {
    const failuresOfSame = findSame(current);
    return results.map((result) => {
        const failures = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFailed */ .WN)(result) ? failuresOfSame(result) : undefined;
        if (failures === undefined)
            return result;
        const baselineOf = readBaseline(failures);
        if (result.resources.length === 0)
            return { ...result, baseline: baselineOf(undefined) };
        const resources = result.resources.map((resource) => {
            return { ...resource, baseline: baselineOf(resource.address) };
        });
        return { ...result, resources, baseline: commonBaseline(resources) };
    });
}
/**
 * Makes the function that finds the failures of the same policy among other results. It returns undefined if the policy has
 * no name, is not among them, or has a result that is neither passed nor failed.
 */
function findSame(others) {
    const byPolicy = new Map();
    for (const other of others) {
        const key = keyOfPolicy(other);
        const same = byPolicy.get(key);
        if (same === undefined)
            byPolicy.set(key, [other]);
        else
            same.push(other);
    }
    return (result) => {
        if (result.policy === '' || result.policy === _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .UNNAMED */ .rY)
            return undefined;
        const same = byPolicy.get(keyOfPolicy(result)) ?? [];
        const isClear = same.every((other) => (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFailed */ .WN)(other) || other.status === 'passed');
        return same.length > 0 && isClear ? same.filter(_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .hasFailed */ .WN) : undefined;
    };
}
/** The baseline of several resources, if all have the same one. */
function commonBaseline(resources) {
    const [first] = resources;
    const areAlike = resources.every(({ baseline }) => baseline === first?.baseline);
    return areAlike ? first?.baseline : undefined;
}
/** One policy of one set, in all runs. */
function keyOfPolicy({ system, policySet, policy }) {
    return JSON.stringify([system, policySet, policy]);
}
/**
 * @param failures of the same policy before
 * @returns a function of the address of a resource that fails now, or of undefined if the failure names none
 */
function readBaseline(failures) {
    const numbers = failures.map(({ resources }) => resources.length);
    const before = new Set(failures.flatMap(({ resources }) => resources.map(({ address }) => address)));
    // If an earlier failure may not name all its resources, this one may be among them.
    const areComplete = numbers.every((number) => number > 0 && number < _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ADDRESSES */ .ps);
    return (address) => {
        if (failures.length === 0)
            return 'new';
        if (address === undefined)
            return numbers.includes(0) ? 'existing' : undefined;
        if (before.has(address))
            return 'existing';
        return areComplete ? 'new' : undefined;
    };
}
//# sourceMappingURL=compare.js.map

/***/ }),

/***/ 9272:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: function() { return /* binding */ daysLeft; },
/* harmony export */   N$: function() { return /* binding */ acceptanceBy; },
/* harmony export */   WY: function() { return /* binding */ ruleOfExceptions; },
/* harmony export */   j2: function() { return /* binding */ exceptionNotices; },
/* harmony export */   ku: function() { return /* binding */ findEnded; },
/* harmony export */   nL: function() { return /* binding */ indexEntries; },
/* harmony export */   parseExceptions: function() { return /* binding */ parseExceptions; }
/* harmony export */ });
/* unused harmony export endSentence */
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8187);
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9486);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2941);
/**
 * The file of exceptions: which failures of a policy do not count, of which resource, until when, and who answers for it.
 * One problem refuses the whole file, and all problems are reported at once. Then which failures its entries take out, and
 * what a report says besides: their ends, and those without use.
 */






/** The longest time for which an exception counts, in days after the day of the check. */
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
/** The most characters of each field. */
const MOST_CHARACTERS_OF = {
    policy: 300,
    address: _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX,
    workspace: 100,
    reason: 500,
    owner: 100,
    until: 10,
};
/**
 * Reads the text of the file.
 *
 * @param text JSON: `{"exceptions": [{"policy", "address", "workspace", "reason", "owner", "until"}]}`
 * @param today the UTC day of the check, as in `2026-11-23`
 * @returns also those that have ended, so that a report can name them; or every problem
 */
function parseExceptions(text, today) {
    const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
    if (text.length > MOST_CHARACTERS) {
        return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
    }
    const json = text.replace(/^\uFEFF/, '');
    const file = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(json);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(file))
        return refused(`is not a JSON object. ${SHAPE}`);
    const list = file['exceptions'];
    if (!Array.isArray(list))
        return refused(`has no list "exceptions". ${SHAPE}`);
    if (list.length > MOST_EXCEPTIONS) {
        return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
    }
    const entries = list;
    const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
    const problems = [
        ...(0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .repeatedNames */ .H3)(json).map((key) => ({
            where: 'exceptions',
            message: `has the key ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
        })),
        ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownKeys */ .vX)(file, ['$schema', 'exceptions'], 'exceptions', RESTRICTED),
        ...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
        ...duplicateProblems(readings),
    ];
    if (problems.length > 0)
        return { problems };
    return { exceptions: readings.flatMap((each) => ('value' in each ? [each.value] : [])) };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(entry))
        return { problems: [{ where, message: 'is not an object.' }] };
    const problems = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownKeys */ .vX)(entry, FIELDS, where, RESTRICTED);
    for (const field of FIELDS) {
        const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
        if (field === 'address' && !Object.hasOwn(entry, field))
            continue;
        const problem = fieldProblem(field, text, today);
        if (problem !== undefined)
            problems.push({ where: `${where}.${field}`, message: problem });
    }
    if (problems.length > 0)
        return { problems };
    const textOf = (field) => String(entry[field]);
    return {
        value: {
            policy: textOf('policy'),
            address: Object.hasOwn(entry, 'address') ? textOf('address') : undefined,
            workspace: textOf('workspace'),
            reason: textOf('reason'),
            owner: textOf('owner'),
            until: textOf('until'),
        },
    };
}
const RESTRICTED = 'the exception';
/** What is wrong with a field, as a sentence without its subject; undefined if nothing is. */
function fieldProblem(field, text, today) {
    if (text === undefined)
        return 'is missing.';
    if (typeof text !== 'string')
        return 'is not a text.';
    if (text.length > MOST_CHARACTERS_OF[field])
        return `has more than ${MOST_CHARACTERS_OF[field]} characters.`;
    if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
        return 'has control or invisible characters in it.';
    if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*'))
        return 'is empty.';
    if (text !== text.trim())
        return 'begins or ends with a space.';
    return PROBLEM_OF_FIELD[field](text, today);
}
const PROBLEM_OF_FIELD = {
    policy: (text) => /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
    address: addressProblem,
    workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
        ? undefined
        : 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
    reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
    owner: (text) => /[\p{L}\p{N}]/u.test(text) && !MEANS_NO_OWNER.test(text)
        ? undefined
        : `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)} is not an owner. Name a person or a team that answers for it.`,
    until: untilProblem,
};
function addressProblem(text) {
    const isOneAddress = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW)(text);
    if (!isOneAddress && !(0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt)(text)) {
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
    }
    return isOneAddress || (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .namesTypeOrModule */ .MS)(text)
        ? undefined
        : `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
/** Words that people write where they mean that there is no owner. */
const MEANS_NO_OWNER = /^(?:nobody|no ?one|none|n\/a|na|null|unknown|tbd|todo|x)$/i;
function untilProblem(text, today) {
    const days = daysLeft({ until: text }, today);
    if (Number.isNaN(days)) {
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
    }
    return days > MOST_DAYS
        ? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
        : undefined;
}
/** The milliseconds at which a day begins; NaN if the calendar has no such day. */
function readDay(text) {
    const at = Date.parse(`${text}T00:00:00Z`);
    const isDay = !Number.isNaN(at) && new Date(at).toISOString() === `${text}T00:00:00.000Z`;
    return isDay ? at : Number.NaN;
}
/** Days from the day of the check to the last day that counts; negative after it. */
function daysLeft({ until }, today) {
    return (readDay(until) - readDay(today)) / DAY_MS;
}
/** Two entries for the same failure would leave open which end counts. */
function duplicateProblems(readings) {
    const problems = [];
    const firstIndexes = new Map();
    for (const [index, reading] of readings.entries()) {
        if (!('value' in reading))
            continue;
        const { policy, address, workspace } = reading.value;
        const key = JSON.stringify([policy, address, workspace]);
        const first = firstIndexes.get(key);
        if (first === undefined)
            firstIndexes.set(key, index);
        else {
            const message = `is about the same failure as exceptions[${first}]. Remove one.`;
            problems.push({ where: `exceptions[${index}]`, message });
        }
    }
    return problems;
}
/**
 * Makes the function that finds entries by the names that a policy may have in the file. Each pattern is read once, however
 * many workspaces, policies and addresses it is compared with.
 */
function indexEntries(entries) {
    const read = entries.map((entry, order) => {
        return { entry, order, fitsWorkspace: (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .readGlob */ .pV)(entry.workspace) };
    });
    const byPolicy = new Map();
    for (const each of read) {
        const ofPolicy = byPolicy.get(each.entry.policy);
        if (ofPolicy === undefined)
            byPolicy.set(each.entry.policy, [each]);
        else
            ofPolicy.push(each);
    }
    const patternsByPolicy = new Map();
    const readPatterns = (name, ofPolicy) => {
        const patterns = patternsByPolicy.get(name) ??
            (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .readFromRoot */ .he)(ofPolicy.flatMap((each) => each.entry.address === undefined ? [] : [[each.entry.address, each]]));
        patternsByPolicy.set(name, patterns);
        return patterns;
    };
    return (names, workspace) => {
        const found = names.flatMap((name) => {
            const ofPolicy = byPolicy.get(name);
            return ofPolicy === undefined ? [] : [{ name, ofPolicy }];
        });
        const fitting = (some) => some
            .filter(({ fitsWorkspace }) => fitsWorkspace(workspace))
            .sort((one, other) => one.order - other.order)
            .map(({ entry }) => entry);
        return {
            entries: fitting(found.flatMap(({ ofPolicy }) => ofPolicy)),
            at: (address) => fitting(found.flatMap(({ name, ofPolicy }) => readPatterns(name, ofPolicy)(address))),
        };
    };
}
/**
 * Makes the function that says which addresses of a failure are excepted. Only exceptions that have not ended count. If
 * several fit, the first in the file does.
 */
function ruleOfExceptions(workspace, { entries, today }) {
    const acceptances = new Map(entries
        .filter((entry) => daysLeft(entry, today) >= 0)
        .map((entry) => [entry, acceptanceBy(entry)]));
    const findEntries = indexEntries([...acceptances.keys()]);
    return (result) => {
        const fitting = findEntries(namesOf(result), workspace);
        const ofWholePolicy = fitting.entries.find(({ address }) => address === undefined);
        if (ofWholePolicy !== undefined)
            return acceptances.get(ofWholePolicy);
        return (address) => {
            const [first] = fitting.at(address);
            return first && acceptances.get(first);
        };
    };
}
/** What becomes of a failure that an entry accepts. */
function acceptanceBy({ until, owner, reason }) {
    return { status: 'excepted', excepted: { until, owner, reason } };
}
/**
 * The names under which the file may have a policy; none for a result of the guard, which comments approve. An own policy may
 * be named with its directory.
 */
function namesOf({ policy, policySet, system }) {
    if (policy === _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .UNNAMED */ .rY || system === 'guard')
        return [];
    return system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
}
/** A report warns this many days before an exception ends. */
const WARNING_DAYS = 30;
/**
 * Sentences for each workspace; their texts are hostile until escaped. An exception that fits nothing is named
 * once, in the first workspace that it is about, and not if none of them was judged.
 *
 * @param judged each workspace with every result of its run, but for those that were not judged to their end
 * @returns workspace → sentences
 */
function exceptionNotices(judged, { entries, today }) {
    const notices = new Map();
    const say = (workspace, sentence) => {
        const sentences = notices.get(workspace) ?? [];
        sentences.push(sentence);
        notices.set(workspace, sentences);
    };
    const uses = findUses(judged, entries);
    const judgedPolicies = policiesByPattern(judged);
    for (const entry of entries) {
        const fitting = uses.get(entry) ?? new Map();
        const { first, named, shown } = judgedPolicies(entry.workspace);
        if (first !== undefined && fitting.size === 0) {
            const why = whyUnused(entry, named, shown);
            say(first, `${describeException(entry)} ${why} Its owner is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(entry.owner)}.`);
        }
        const ending = endSentence(entry, today);
        for (const [workspace, ofWorkspace] of fitting) {
            if (ending !== undefined)
                say(workspace, ending);
            const why = daysLeft(entry, today) < 0 ? undefined : whyWithoutEffect(ofWorkspace);
            if (why !== undefined) {
                say(workspace, `${describeException(entry)} changes no verdict, because ${why}`);
            }
        }
    }
    return notices;
}
/** Entry → workspace → what the entry fits there. One pass over the results, whatever the number of entries. */
function findUses(judged, entries) {
    const uses = new Map();
    const findEntries = indexEntries(entries);
    for (const { workspace, results } of judged) {
        for (const result of results) {
            if (result.status === 'passed')
                continue;
            const fitting = findEntries(namesOf(result), workspace);
            const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
            const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
            const ofMessages = new Set(result.status === 'failed' ? result.printedFor?.flat().flatMap(fitting.at) : ofResources);
            for (const entry of new Set([...ofWholePolicy, ...ofResources])) {
                const isOnlyInText = entry.address !== undefined && !ofMessages.has(entry);
                const ofEntry = uses.get(entry) ?? new Map();
                const ofWorkspace = ofEntry.get(workspace) ?? [];
                ofWorkspace.push({ result, isOnlyInText });
                uses.set(entry, ofEntry.set(workspace, ofWorkspace));
            }
        }
    }
    return uses;
}
/** Why a failure counts although an exception fits it, as the end of a sentence; undefined if it does not count. */
function whyWithoutEffect(uses) {
    // Own policies are asked again without the excepted resources. Those of a service have to be advisory.
    const ofService = uses.filter(({ result }) => result.system !== 'own-policies');
    if (ofService.some(({ result }) => result.level !== 'advisory')) {
        return 'the policy is not advisory: the failure counts.';
    }
    return ofService.some(({ isOnlyInText }) => isOnlyInText) ? ONLY_IN_TEXT : undefined;
}
/**
 * Makes the function that says of a pattern of workspaces which is the first that it fits, and which policies were judged in
 * those that it fits: `named` as an exception may name them, `shown` by their names alone.
 */
function policiesByPattern(judged) {
    const read = (pattern) => {
        const fits = (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .readGlob */ .pV)(pattern);
        const inWorkspaces = judged.filter(({ workspace }) => fits(workspace));
        const named = new Set();
        const shown = new Set();
        for (const result of inWorkspaces.flatMap(({ results }) => results)) {
            const names = namesOf(result);
            for (const name of names)
                named.add(name);
            if (names.length > 0)
                shown.add(result.policy);
        }
        return { first: inWorkspaces[0]?.workspace, named, shown };
    };
    const known = new Map();
    return (pattern) => {
        const policies = known.get(pattern) ?? read(pattern);
        known.set(pattern, policies);
        return policies;
    };
}
/** Why nothing fits an exception in the workspaces that it names, and what to do: the rest of a sentence. */
function whyUnused({ policy }, named, shown) {
    if (named.has(policy) || shown.size === 0) {
        return 'fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.';
    }
    const longer = [...shown].filter((name) => name.includes(policy));
    const names = (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .nameSome */ .Kf)([...new Set([...longer, ...shown])].map(_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD), MOST_NAMED);
    return `fits no policy by its name. Judged were ${names}: write one of these names, or remove it.`;
}
const MOST_NAMED = 6;
/** Makes the function that finds the exceptions that have ended and that fit a failure; none for what did not fail. */
function findEnded({ entries, today, }) {
    const findEntries = indexEntries(entries.filter((entry) => daysLeft(entry, today) < 0));
    return (result, workspace) => {
        if (result.status !== 'failed')
            return [];
        const fitting = findEntries(namesOf(result), workspace);
        const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
        const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
        return [...new Set([...ofWholePolicy, ...ofResources])].map((entry) => {
            const { until, owner } = entry;
            return { until, owner, said: endSentence(entry, today) ?? '' };
        });
    };
}
/** That an exception has ended, or ends soon, and who owns it; undefined if its end is far away. */
function endSentence(entry, today) {
    const days = daysLeft(entry, today);
    const { until, owner } = entry;
    if (days > WARNING_DAYS)
        return undefined;
    if (days < 0) {
        return `${describeException(entry)} ended on ${until}, so the failure counts again. Its owner is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(owner)}.`;
    }
    const when = ['today', 'tomorrow'][days] ?? `in ${days} days`;
    return `${describeException(entry)} ends ${when}, after ${until}. Its owner is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(owner)}.`;
}
const ONLY_IN_TEXT = 'the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field `address`, or leave `address` out of the entry to except the whole policy.';
function describeException({ policy, address, workspace }) {
    const what = address === undefined ? `in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(workspace)}` : `for ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(address)}`;
    return `The exception from policy ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(policy)} ${what}`;
}
//# sourceMappingURL=exceptions.js.map

/***/ }),

/***/ 6972:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   az: function() { return /* binding */ scopeOfApprovals; },
/* harmony export */   qd: function() { return /* binding */ openQuestions; },
/* harmony export */   qg: function() { return /* binding */ sayOutdated; },
/* harmony export */   to: function() { return /* binding */ answersTo; },
/* harmony export */   wr: function() { return /* binding */ countApprovals; }
/* harmony export */ });
/**
 * For which workspace an approval counts: its id at the service, or its name where there is none. No id has a space in it.
 */
function scopeOfApprovals({ id, name }) {
    return id ?? `named ${name}`;
}
/** The questions as a result has them, so that a command can read them in its report. */
function openQuestions(questions) {
    const shown = questions.flatMap((question) => question.shown ?? []);
    return shown.length === questions.length && shown.length > 0 ? { questions: shown } : {};
}
/**
 * The approvals of a question that count together. Those of two pull requests of a merge queue never do: each is of what its
 * own request changes.
 */
function answersTo({ act, namesResources }, { approvals, requests }) {
    const given = approvals.filter(({ approves }) => approves(act));
    const numbers = new Set(given.map(({ number }) => number));
    if (requests.length > 1 && given.length > 0 && !namesResources) {
        return { approvals: [], why: `It names no resource, so ${QUEUE_ALONE}` };
    }
    if (numbers.size > 1) {
        return {
            approvals: [],
            why: `More than one of these pull requests changes it, so ${QUEUE_ALONE}`,
        };
    }
    const byPerson = new Map(given.map((approval) => [approval.by.toLowerCase(), approval]));
    return { approvals: [...byPerson.values()] };
}
const QUEUE_ALONE = 'it can be approved only where the entry of the merge queue is one pull request: queue it alone.';
/**
 * Counts the approvals of a failure.
 *
 * @param questions one for each of its messages, or of what it stops; each has to be approved by as many people
 * @param rule.approvers names, for people
 */
function countApprovals(questions, given, { approvers, needed: asked }) {
    const answers = questions.map((question) => answersTo(question, given));
    const appPushed = given.approvals.some((approval) => approval.appPushed);
    const needed = approvers.length > 0 && appPushed ? asked + 1 : asked;
    const least = Math.min(...answers.map(({ approvals }) => approvals.length));
    const fewest = Number.isFinite(least) ? least : 0;
    const [first = { approvals: [] }] = answers;
    const ofAll = first.approvals.filter(({ by }) => answers.every(({ approvals }) => approvals.some((other) => other.by.toLowerCase() === by.toLowerCase())));
    const missing = Math.max(0, needed - fewest);
    const notCounted = missing === 0 ? [] : whyNotCounted(answers, given);
    return {
        isComplete: missing === 0,
        approval: {
            approvers,
            needed,
            missing,
            given: ofAll.map(({ by, at, reason }) => ({ by, at, reason })),
            ...(notCounted.length > 0 && { notCounted }),
        },
    };
}
function whyNotCounted(answers, { requests, notCounted }) {
    const sentences = answers.flatMap(({ why = [] }) => why);
    if (requests.length > 1 && sentences.length === 0) {
        const names = requests.map(({ number }) => `#${number}`).join(', ');
        sentences.push(`The approvals of ${names} were looked at: update the branch of the one that changes it, and approve again.`);
    }
    return [...new Set([...sentences, ...notCounted])];
}
/** Sentences about people who approved what this plan does not ask any more. */
function sayOutdated({ approvals }, questions) {
    const outdated = approvals.filter(({ isOfDestroys, approves }) => !isOfDestroys && !questions.some(({ act }) => approves(act)));
    return outdated.map(({ by, at }) => `${by} approved another plan (${at}). Approve again: the plan is newer.`);
}
//# sourceMappingURL=given-approvals.js.map

/***/ }),

/***/ 3749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: function() { return /* binding */ actsOf; },
/* harmony export */   Hi: function() { return /* binding */ guardActOf; },
/* harmony export */   YB: function() { return /* binding */ NOT_COMPLETE; },
/* harmony export */   ah: function() { return /* binding */ guard; },
/* harmony export */   uz: function() { return /* binding */ actsUnder; }
/* harmony export */ });
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9486);
/* harmony import */ var _given_approvals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6972);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9925);
/* harmony import */ var _protect_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8874);
/* harmony import */ var _planned_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9166);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(988);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);







/**
 * Judges a plan by the rules.
 *
 * @param changes undefined when nothing is known but the plan's own counts
 * @param unseen why it cannot be seen what would be destroyed, in whole sentences
 */
function guard(rules, attributes, changes, unseen = []) {
    const reading = (0,_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyReading */ .iz)();
    const guarded = changes === undefined ? [] : guardedChanges(changes);
    const protect = readRules(rules.protect);
    const patterns = protect.rules.map(({ pattern }) => pattern);
    const { caughtBy, unreadable } = protectedChanges(patterns, guarded);
    for (const problem of protect.problems) {
        reading.doubts.push(`The guard cannot determine what this plan destroys. protect ${problem}`);
    }
    for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, unreadable)]) {
        reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
    }
    for (const rule of protect.rules) {
        const { pattern } = rule;
        const caught = caughtBy.get(pattern) ?? [];
        const policy = `protect ${pattern}`;
        const message = protectionMessage(pattern, caught);
        const failed = caught.length > 0;
        reading.results.push(guardResult({ policy, message, caught, failed, rule }, rules));
    }
    const { destroyed } = splitByKind(guarded);
    const { maxDestroys } = rules;
    if (maxDestroys !== undefined) {
        const forgotten = destroyed.filter(({ action }) => action === 'forget').length;
        // `destroyed` has an address once, even if several objects of it were left behind. The plan counts each object.
        const counted = ((0,_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .asCount */ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten;
        const number = Math.max(counted, destroyed.length);
        const message = `${numbered(number, 'resource')} would be destroyed, and no more than ${maxDestroys} may be.`;
        const failed = number > maxDestroys;
        const policy = `max-destroys ${maxDestroys}`;
        const caught = failed ? destroyed : [];
        reading.results.push(guardResult({ policy, message, caught, failed }, rules));
    }
    const [doubt] = reading.doubts;
    if (doubt === undefined)
        return reading;
    // With a doubt, a rule that no known change breaks has not passed. A failure stays a failure.
    const results = reading.results.map((result) => result.status === 'passed' ? { ...result, status: 'not-evaluated', message: doubt } : result);
    return { ...reading, results };
}
/** Settings refuse what is no rule: here it is a doubt. */
function readRules(lines) {
    const read = lines.map(_protect_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .readProtectRule */ .GP);
    return {
        rules: read.flatMap((rule) => ('problem' in rule ? [] : rule)),
        problems: read.flatMap((rule) => ('problem' in rule ? rule.problem : [])),
    };
}
/**
 * What each pattern protects.
 *
 * @returns `unreadable`: a change whose address no pattern can be compared with
 */
function protectedChanges(patterns, guarded) {
    const caughtBy = new Map();
    let unreadable;
    const fitting = (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .readProtected */ .tg)([...new Set(patterns)].map((pattern) => [pattern, pattern]));
    for (const change of guarded) {
        const found = change.addresses.map(fitting);
        if (found.includes(undefined))
            unreadable ??= change;
        for (const pattern of new Set(found.flatMap((fits) => fits ?? []))) {
            const caught = caughtBy.get(pattern);
            if (caught === undefined)
                caughtBy.set(pattern, [change]);
            else
                caught.push(change);
        }
    }
    return { caughtBy, unreadable };
}
function splitByKind(changes) {
    return {
        destroyed: changes.filter(({ action }) => action !== 'invoke'),
        invoked: changes.filter(({ action }) => action === 'invoke'),
    };
}
function protectionMessage(pattern, caught) {
    const sentence = ({ length }, noun, verb) => `${numbered(length, noun)} that ${length === 1 ? 'is' : 'are'} protected by ${pattern} would be ${verb}.`;
    const { destroyed, invoked } = splitByKind(caught);
    const sentences = [];
    if (destroyed.length > 0)
        sentences.push(sentence(destroyed, 'resource', 'destroyed'));
    if (invoked.length > 0)
        sentences.push(sentence(invoked, 'action', 'invoked'));
    return sentences.join(' ');
}
/** Everything in a plan that a person can approve: `delete ADDRESS DIGEST`, `invoke ADDRESS after_create of ADDRESS DIGEST`. */
function actsOf(changes) {
    return guardedChanges(changes).flatMap(({ acts }) => acts.map(({ act }) => act));
}
/** What can be approved of the resources that this rule protects, by those alone whom it names. */
function actsUnder(rule, changes) {
    const guarded = guardedChanges(changes);
    const caught = protectedChanges([rule.pattern], guarded).caughtBy.get(rule.pattern) ?? [];
    return caught.flatMap(({ acts }) => acts.map(({ act }) => (0,_protect_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .actUnder */ .lR)(rule, act)));
}
/** One entry for each address. The resource itself counts more than an object that an earlier replacement left behind. */
function guardedChanges({ changes }) {
    const gathered = new Map();
    for (const planned of changes) {
        const { previousAddress, action, trigger, ...change } = planned;
        const { address, deposed } = change;
        if (action === 'update' || action === 'create' || action === 'none')
            continue;
        const earlier = gathered.get(address);
        const addresses = [address, previousAddress ?? address];
        const triggers = trigger === undefined ? [] : [(0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .describeTrigger */ .gb)(trigger)];
        const words = [action, deposed ? 'deposed' : '', address, ...triggers];
        const text = words.filter(Boolean).join(' ');
        const { entry, digest } = (0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .entryOf */ .Ms)(planned);
        const act = [text, digest].filter(Boolean).join(' ');
        const shown = entry === undefined ? undefined : { answer: JSON.stringify(text), changes: [entry] };
        if (earlier === undefined || earlier.deposed) {
            const { until = [], after = [] } = earlier ?? {};
            until.push({ act, shown, addresses });
            gathered.set(address, { ...change, action, triggers, until, after });
        }
        else {
            for (const each of triggers)
                earlier.triggers.push(each);
            earlier.after.push({ act, shown, addresses });
        }
    }
    return Array.from(gathered.values(), ({ until, after, ...change }) => {
        const all = [...until.toReversed(), ...after];
        const acts = all.map(({ act, shown }) => ({ act, shown }));
        const addresses = [...new Set(all.flatMap((each) => each.addresses))];
        return { ...change, acts, addresses, resource: toResource({ ...change, addresses }) };
    });
}
/** Why the rules cannot be judged on this plan, in whole sentences. */
function doubtsOf({ protect, maxDestroys, partial = false, fullPlan = false }, attributes, changes, unreadable) {
    const doubts = [];
    if (maxDestroys !== undefined && (0,_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .asCount */ .Wg)(maxDestroys) === undefined) {
        doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
    }
    const { additions, changes: updates, destructions } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .countsOf */ .mQ)(attributes);
    // The list of a whole plan can be counted, unless several objects in it may have one address.
    const isListed = changes !== undefined && changes.unlisted !== true;
    const canBeCounted = fullPlan && isListed && changes.changes.every(({ deposed }) => !deposed);
    if ((0,_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .asCount */ .Wg)(destructions) === undefined && !canBeCounted) {
        doubts.push('The plan does not say how many resources it destroys.');
    }
    if (changes === undefined) {
        // The counts leave out forgotten resources, and for a service they may be no changes. Actions are not left out:
        // a run of this gate invokes one only with a change of a resource.
        const changesNothing = attributes['has-changes'] === false &&
            [destructions, additions, updates].every((count) => count === 0);
        doubts.push(changesNothing ? MAY_FORGET : ONLY_COUNTS_KNOWN);
        return doubts;
    }
    if (changes.doubt !== undefined)
        doubts.push(changes.doubt);
    if (changes.partial === true && !partial) {
        doubts.push(NOT_COMPLETE);
    }
    if (changes.leftOut > 0)
        doubts.push(`${changes.leftOut} more changes exceed the limit.`);
    if (unreadable !== undefined && protect.length > 0) {
        doubts.push(`"${unreadable.address}" is not an address that a pattern can match.`);
    }
    return doubts;
}
const NOT_COMPLETE = 'The plan says of itself that it is not complete: another one has to follow.';
const REMEDY = "Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
const ONLY_COUNTS_KNOWN = `Which ones it changes could not be read, only how many. ${REMEDY}`;
const MAY_FORGET = `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. ${REMEDY}`;
/**
 * @param finding.caught what breaks the rule. An approval of all that is done to each of them overrides the failure
 * @param finding.rule of `protect`; left out for `max-destroys`
 */
function guardResult(finding, { approvals = NO_APPROVALS }) {
    const { policy, message, caught, failed, rule } = finding;
    const resources = caught.map(({ resource }) => resource);
    const questions = failed ? caught.flatMap((change) => questionsOf(change, rule)) : [];
    const asked = { approvers: rule?.approvers?.names ?? [], needed: 1 };
    const { isComplete, approval } = (0,_given_approvals_js__WEBPACK_IMPORTED_MODULE_5__/* .countApprovals */ .wr)(questions, approvals, asked);
    const isApproved = questions.length > 0 && isComplete;
    const failure = isApproved ? 'overridden' : 'failed';
    const [first] = approval.given.length > 0 ? approval.given : approversOfFirst(questions, approvals);
    return {
        system: 'guard',
        policySet: '',
        policy,
        level: 'mandatory-overridable',
        status: failed ? failure : 'passed',
        overridable: failed && !isApproved,
        message: failed ? message : '',
        output: [],
        address: resources[0]?.address,
        resources,
        generalMessages: [],
        ...(failed && rule?.approvers && { approval }),
        ...(failure === 'failed' && (0,_given_approvals_js__WEBPACK_IMPORTED_MODULE_5__/* .openQuestions */ .qd)(questions)),
        override: isApproved && first !== undefined
            ? { by: first.by, at: first.at, reason: first.reason }
            : undefined,
    };
}
const NO_APPROVALS = { approvals: [], requests: [], notCounted: [] };
function questionsOf({ acts }, rule) {
    return acts.map(({ act, shown }) => ({
        act: rule === undefined ? act : (0,_protect_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .actUnder */ .lR)(rule, act),
        namesResources: true,
        shown,
    }));
}
/** The act of a question about a result of the guard, as a report shows both. */
function guardActOf({ policy, approval }, { answer, changes: [entry = ''] }) {
    const act = `${(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(answer)) ?? ''} ${(0,_planned_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .digestOfText */ .Nv)(entry)}`;
    if (approval === undefined)
        return act;
    const { approvers } = (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .toApprovers */ .Cx)(approval.approvers);
    return (0,_protect_rule_js__WEBPACK_IMPORTED_MODULE_2__/* .actUnder */ .lR)({ pattern: policy.replace(/^protect /, ''), approvers }, act);
}
function approversOfFirst(questions, { approvals }) {
    const [first] = questions;
    return first === undefined ? [] : approvals.filter(({ approves }) => approves(first.act));
}
function toResource(change) {
    const { address, action, deposed, reason, triggers, attributes, recreated } = change;
    const shownTriggers = triggers.slice(0, 3);
    if (triggers.length > 3)
        shownTriggers.push(`${triggers.length - 3} more`);
    const why = action === 'invoke'
        ? shownTriggers.join(', ')
        : [reason?.replaceAll('_', ' '), attributes.join(', ')].filter(Boolean).join(': ');
    const earlierAddresses = new Set(change.addresses);
    earlierAddresses.delete(address);
    const parts = [
        deposed ? 'what an earlier replacement left behind would be destroyed' : ACTION_WORDS[action],
        recreated === true ? ', and a new one created' : '',
        why === '' ? '' : ` (${why})`,
        earlierAddresses.size > 0 ? `; before, it was ${[...earlierAddresses].join(', ')}` : '',
    ];
    return { address, messages: [parts.join('')] };
}
const ACTION_WORDS = {
    delete: 'would be destroyed',
    replace: 'would be replaced',
    forget: 'would be removed from the state and no longer managed',
    invoke: 'would be invoked',
};
/** `1 resource`, `2 resources` */
function numbered(number, noun) {
    return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
//# sourceMappingURL=guard.js.map

/***/ }),

/***/ 8397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: function() { return /* binding */ namedIn; },
/* harmony export */   Dn: function() { return /* binding */ printedMessages; },
/* harmony export */   L1: function() { return /* binding */ withoutAddress; },
/* harmony export */   Wy: function() { return /* binding */ printedForOne; },
/* harmony export */   e_: function() { return /* binding */ NOTHING_NAMED; },
/* harmony export */   ko: function() { return /* binding */ mergeByAddress; },
/* harmony export */   nh: function() { return /* binding */ resourcesAlone; }
/* harmony export */ });
/* harmony import */ var _model_attribute_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5663);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7026);
/** What a policy printed, as messages; which resources each of them is about, and what is said of each resource. */



const NOTHING_NAMED = {
    address: undefined,
    resources: [],
    generalMessages: [],
};
/**
 * Gives each message to the one resource that it was printed for, or that its text names. A message about none or about
 * several is a general one. Each is kept once.
 */
function namedIn(printed) {
    const found = [];
    const generalMessages = new Map();
    for (const { text: rawText, addresses: given = [], attribute } of printed) {
        const text = rawText.trim();
        if (text === '')
            continue;
        const { addresses, isCertain } = given.length > 0 ? certainly(given) : (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(text);
        const [subject, ...others] = addresses;
        const isOnly = subject !== undefined && others.length === 0;
        if (isOnly && (isCertain || isInFront(subject, text))) {
            const message = withoutAddress(text, subject);
            found.push({ address: subject, messages: message === '' ? [] : [message], attribute });
            continue;
        }
        found.push(...addresses.map((address) => ({ address, messages: [] })));
        generalMessages.set(JSON.stringify([text, addresses]), { text, addresses });
    }
    const resources = mergeByAddress(found);
    const general = [...generalMessages.values()];
    const [first] = resourcesAlone({ resources, generalMessages: general });
    return { address: first?.address, resources, generalMessages: general };
}
/** The resource that a message was printed for, as a list; with several, it is not certain which one it is about. */
function printedForOne({ addresses = [] }) {
    return addresses.length === 1 ? addresses : [];
}
function certainly(addresses) {
    return { addresses: [...new Set(addresses)], isCertain: true };
}
/** Each resource once, with all that is said of it. It keeps an attribute only if all messages are about the same one. */
function mergeByAddress(named) {
    const merged = new Map();
    const said = new Map();
    for (const resource of named) {
        const { address, messages, location, attribute } = resource;
        const earlier = merged.get(address);
        const known = said.get(address) ?? new Set();
        const fresh = [...new Set(messages)].filter((message) => !known.has(message));
        for (const message of fresh)
            known.add(message);
        said.set(address, known);
        if (earlier === undefined) {
            merged.set(address, { ...resource, messages: fresh });
            continue;
        }
        earlier.location ??= location;
        if (messages.length === 0)
            continue;
        if (earlier.messages.length === 0)
            earlier.attribute = attribute;
        // Messages about different attributes have only the block as their common place, which an empty path means.
        else if (JSON.stringify(earlier.attribute) !== JSON.stringify(attribute))
            earlier.attribute = [];
        earlier.messages.push(...fresh);
    }
    return [...merged.values()];
}
/** The resources that stand for themselves: the others are only named in general messages. */
function resourcesAlone({ resources, generalMessages, }) {
    const shared = new Set(generalMessages.flatMap(({ addresses }) => addresses));
    return resources.filter(({ address, messages }) => messages.length > 0 || !shared.has(address));
}
/** The message of a text `ADDRESS: message`, or the whole text if it has another form; empty if nothing is left. */
function withoutAddress(text, address) {
    if (text === address)
        return '';
    return isInFront(address, text) ? text.slice(address.length + 1).trim() : text;
}
function isInFront(address, text) {
    return text.startsWith(`${address}:`) && /^\s?$/.test(text.charAt(address.length + 1));
}
const DEEPEST = 6;
const MESSAGE_KEYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
/**
 * What a policy printed, as messages. Sentinel answers `[{"print": "…"}]`, OPA what its rule returned:
 * strings, objects with a message, sets, anything that is JSON.
 */
function printedMessages(output) {
    const messages = [];
    gatherMessages(output, messages, 0);
    return messages;
}
/**
 * Adds the messages of a value to `messages`.
 *
 * @param depth in how many lists and objects the value is
 * @param about what the value was printed for, as the objects around it say
 */
function gatherMessages(value, messages, depth, about = {}) {
    if (value === null || value === undefined)
        return;
    if (typeof value === 'string') {
        if (value.trim() !== '')
            messages.push({ text: value.trim(), ...about });
        return;
    }
    if (depth < DEEPEST && Array.isArray(value)) {
        for (const item of value)
            gatherMessages(item, messages, depth + 1, about);
        return;
    }
    const asJson = () => (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .N)(() => JSON.stringify(value), '(an output too deep to show)');
    if (depth >= DEEPEST || typeof value !== 'object') {
        messages.push({ text: asJson(), ...about });
        return;
    }
    const fields = new Map(Object.entries(value));
    const subjects = [...new Set([fields.get('address'), fields.get('resource')].filter(isText))];
    const addresses = subjects.filter(_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW);
    const attribute = (0,_model_attribute_path_js__WEBPACK_IMPORTED_MODULE_2__/* .readAttributePath */ .w)(fields.get('attribute')) ?? about.attribute;
    // What an object inside of another one does not say, the outer one says.
    const aboutObject = { addresses: addresses.length > 0 ? addresses : about.addresses, attribute };
    const messageKey = MESSAGE_KEYS.find((key) => fields.has(key));
    const message = messageKey === undefined ? asJson() : fields.get(messageKey);
    if (typeof message !== 'string') {
        gatherMessages(message, messages, depth + 1, aboutObject);
        return;
    }
    const isStream = messageKey === 'print' && addresses.length === 0;
    for (const text of isStream ? splitPrint(message) : [message]) {
        const unnamed = subjects.filter((subject) => !isNamedIn(text, subject)).join(', ');
        const told = [unnamed, text.trim()].filter(Boolean).join(': ');
        gatherMessages(told, messages, depth + 1, aboutObject);
    }
}
/** Whether a text has the address of a resource, or another name of what it is about. */
function isNamedIn(text, subject) {
    return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW)(subject)
        ? (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(text).addresses.includes(subject)
        : text.includes(subject);
}
/**
 * The messages of a text that Sentinel printed. It is one message, unless several lines name a resource: then each of these
 * begins a message, and the lines below it belong to it, up to an empty one.
 */
function splitPrint(text) {
    const lines = text.split(/\r\n|[\n\r]/);
    const names = lines.map((line) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(line).addresses.length > 0);
    if (names.filter(Boolean).length <= 1)
        return [text];
    const messages = [];
    let isOpen = false;
    for (const [at, line] of lines.entries()) {
        const isEmpty = line.trim() === '';
        if (isOpen && !isEmpty && names[at] !== true)
            messages.push(`${messages.pop() ?? ''}\n${line}`);
        else if (!isEmpty)
            messages.push(line);
        isOpen = !isEmpty;
    }
    return messages;
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}
//# sourceMappingURL=named-resources.js.map

/***/ }),

/***/ 9166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: function() { return /* binding */ entryOf; },
/* harmony export */   Nv: function() { return /* binding */ digestOfText; },
/* harmony export */   Uq: function() { return /* binding */ rememberEntry; },
/* harmony export */   gb: function() { return /* binding */ describeTrigger; },
/* harmony export */   jR: function() { return /* binding */ isProminent; },
/* harmony export */   qs: function() { return /* binding */ severityRank; },
/* harmony export */   tf: function() { return /* binding */ asAddress; },
/* harmony export */   xS: function() { return /* binding */ asWord; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3543);
/** What a plan does, resource by resource. */


/** The worst first. If a plan names one address twice, the worse action counts. */
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
/** How bad a change is: the worst is 0. */
function severityRank(action) {
    return ACTIONS.indexOf(action);
}
/** Whether a reviewer sees the change without opening anything, and a guard may need an approval for it. */
function isProminent(action) {
    return severityRank(action) <= severityRank('forget');
}
/**
 * By change: the digest of its entry in the plan, and the entry where a report may have to show it. They are no fields of a
 * change, as who reads it could guess hidden values.
 */
const ENTRIES = new WeakMap();
/**
 * @param entry what the JSON of the plan says of the change
 * @param keepsText whether a report may have to show the entry, to be approved by a command that has no plan
 */
function rememberEntry(change, entry, keepsText) {
    const text = JSON.stringify(entry);
    const digest = digestOfText(text);
    ENTRIES.set(change, keepsText ? { digest, entry: text } : { digest });
}
/** What the plan says of a change that may need an approval; no digest of one that was not read from a plan. */
function entryOf(change) {
    return ENTRIES.get(change) ?? { digest: '' };
}
function digestOfText(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex');
}
/** `after_create of aws_instance.web, on_failure = continue`. Hostile until escaped. */
function describeTrigger({ event, resource, onFailure = 'halt' }) {
    const when = resource === undefined ? event : `${event} of ${resource}`;
    return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}
/** The text if it can be the address of a resource; undefined otherwise. */
function asAddress(value) {
    const fits = typeof value === 'string' && value !== '' && value.length <= _model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_MESSAGE */ .bX;
    return fits ? value : undefined;
}
/** A word that a table may know; anything else is none. */
function asWord(value) {
    return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
//# sourceMappingURL=planned-changes.js.map

/***/ }),

/***/ 9925:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: function() { return /* binding */ toApprovers; },
/* harmony export */   K2: function() { return /* binding */ ownersOf; },
/* harmony export */   h7: function() { return /* binding */ WRITE_NAMES; },
/* harmony export */   kK: function() { return /* binding */ ownersByLine; },
/* harmony export */   oQ: function() { return /* binding */ NOBODY; },
/* harmony export */   y$: function() { return /* binding */ hasPolicyName; }
/* harmony export */ });
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9486);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2941);
/**
 * Who owns a policy, by patterns of policies. As in CODEOWNERS, the last line that fits counts. Names come
 * from the service, and are compared as they are.
 */


const NOBODY = { people: [], roles: [], teams: [], names: [] };
/** Roles of GitHub in a repository; each may do what those before it may. */
const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;
/** What a list of names takes, as a sentence for people. */
const WRITE_NAMES = 'Write people (octocat), role:maintain, role:admin or teams (acme/platform).';
/**
 * Reads names of people, roles and teams, with or without `@`.
 *
 * @returns `unreadable`: the items that are none of them
 */
function toApprovers(items) {
    const approvers = { people: [], roles: [], teams: [], names: [] };
    const unreadable = [];
    for (const item of items) {
        const [, person] = LOGIN.exec(item) ?? [];
        const [, organization, team] = TEAM.exec(item) ?? [];
        const roleIndex = item.startsWith('role:') ? ROLES.indexOf(item.slice('role:'.length)) : -1;
        approvers.names.push(item.replace(/^@/, ''));
        if (roleIndex >= 0)
            approvers.roles.push(...ROLES.slice(roleIndex));
        else if (organization !== undefined && team !== undefined)
            approvers.teams.push({ organization, team });
        else if (person !== undefined)
            approvers.people.push(person.toLowerCase());
        else
            unreadable.push(item);
    }
    return { approvers, unreadable };
}
/** The owners of one policy. */
function ownersOf({ lines, others }, policy) {
    return lines.findLast(({ pattern }) => fitsPolicy(pattern, policy))?.owners ?? others;
}
/**
 * Those whom a line about this policy or its set names, where the policy says itself who must agree. The list for all policies
 * names nobody for it, and neither does a line whose pattern fits every policy.
 */
function ownersByLine({ lines }, policy) {
    const line = lines.findLast(({ pattern }) => fitsPolicy(pattern, policy));
    return line !== undefined && /[^*/]/.test(line.pattern) ? line.owners : undefined;
}
/** Whether the service, or the log of a policy check, names the policy. Without a name its owners are unknown. */
function hasPolicyName({ policy }) {
    return policy !== '' && policy !== _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .UNNAMED */ .rY;
}
/**
 * A pattern with a slash needs a policy set. It does not fit a policy without one, even if its name has a slash. Both names
 * may have slashes, so each slash of the pattern may be the one between them.
 */
function fitsPolicy(pattern, { policySet, policy }) {
    const parts = pattern.split('/');
    if (parts.length === 1)
        return (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(pattern, policy);
    if (policySet === '')
        return false;
    return parts.some((_, at) => {
        const set = parts.slice(0, at).join('/');
        return (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(set, policySet) && (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(parts.slice(at).join('/'), policy);
    });
}
//# sourceMappingURL=policy-owners.js.map

/***/ }),

/***/ 8874:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GP: function() { return /* binding */ readProtectRule; },
/* harmony export */   LL: function() { return /* binding */ wordsOfLine; },
/* harmony export */   lR: function() { return /* binding */ actUnder; }
/* harmony export */ });
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9486);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9925);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8187);
/** A rule of `protect`: a pattern of addresses, and who must agree where it names somebody. */



/** One pattern: what is between white space and commas, where a key in quotes may hold any character. */
const PATTERN = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;
/** The words of a line, without the `-` of a list of YAML. */
function wordsOfLine(line) {
    const words = Array.from(line.matchAll(PATTERN), ([word]) => word);
    return words.filter((word) => word !== '-');
}
/** Reads `aws_db_instance.*` or `aws_db_instance.* by @acme/data`. */
function readProtectRule(line) {
    const [pattern = '', by, ...names] = wordsOfLine(line);
    if (!(0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .isPattern */ .Pt)(pattern))
        return { problem: notAPattern(pattern) };
    if (by === undefined)
        return { pattern };
    const { approvers, unreadable } = (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .toApprovers */ .Cx)(names);
    if (by !== 'by')
        return { problem: notAPattern(by) };
    if (names.length === 0)
        return { problem: `names nobody in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(line)}. ${_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .WRITE_NAMES */ .h7}` };
    const [wrong] = unreadable;
    if (wrong === undefined)
        return { pattern, approvers };
    return {
        problem: `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(wrong)} in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(line)}, which names no person or team. ${_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .WRITE_NAMES */ .h7}`,
    };
}
function notAPattern(text) {
    return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text)} is not a pattern of addresses. Write aws_db_instance.*, module.data, module.data.aws_db_instance.main or action.aws_lambda_invoke.*.`;
}
/** What is approved of a resource under a rule that names people: so no approval under another rule counts for it. */
function actUnder({ pattern, approvers }, act) {
    if (approvers === undefined)
        return act;
    const names = approvers.names.map((name) => name.toLowerCase()).sort();
    return `protected ${JSON.stringify([pattern, names, act])}`;
}
//# sourceMappingURL=protect-rule.js.map

/***/ }),

/***/ 988:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: function() { return /* binding */ timestampDoubts; },
/* harmony export */   H4: function() { return /* binding */ BROKEN_SET; },
/* harmony export */   WN: function() { return /* binding */ hasFailed; },
/* harmony export */   Wg: function() { return /* binding */ asCount; },
/* harmony export */   _0: function() { return /* binding */ readCount; },
/* harmony export */   e3: function() { return /* binding */ toLevel; },
/* harmony export */   gK: function() { return /* binding */ mergeReadings; },
/* harmony export */   iz: function() { return /* binding */ emptyReading; },
/* harmony export */   mQ: function() { return /* binding */ countsOf; },
/* harmony export */   mf: function() { return /* binding */ toStatus; },
/* harmony export */   ns: function() { return /* binding */ readOutcome; },
/* harmony export */   rk: function() { return /* binding */ readStatus; },
/* harmony export */   vM: function() { return /* binding */ contradictions; },
/* harmony export */   x7: function() { return /* binding */ countByStatus; }
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
/** A reading: what one policy system says of a run, before anything is decided. */

/** Joins the readings of several systems. */
function mergeReadings(readings) {
    const answers = readings.flatMap(({ canOverride }) => canOverride ?? []);
    return {
        results: readings.flatMap(({ results }) => results),
        runTasks: readings.flatMap(({ runTasks }) => runTasks),
        unfinished: readings.flatMap(({ unfinished }) => unfinished),
        doubts: readings.flatMap(({ doubts }) => doubts),
        errors: readings.flatMap(({ errors }) => errors),
        canOverride: answers.length > 0 ? answers.includes(true) : undefined,
        ...(readings.some(({ stoppedBeforePlan }) => stoppedBeforePlan === true) && {
            stoppedBeforePlan: true,
        }),
    };
}
/** A reading without any result. */
function emptyReading() {
    return { results: [], runTasks: [], unfinished: [], doubts: [], errors: [] };
}
/**
 * Begins the reading of one object with its status. An object that is unfinished has nothing more to read.
 *
 * @param table of the statuses of such an object
 */
function readStatus(table, object) {
    const { what, word } = object;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, word);
    const isUnfinished = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNoResult */ .hs)(kind);
    const reading = emptyReading();
    if (isUnfinished)
        reading.unfinished.push(object);
    if (kind === 'unknown')
        reading.doubts.push(`The ${what} is "${word}", an unrecognized status.`);
    return { reading, kind, isUnfinished };
}
const END_KINDS = ['good', 'bad', 'stopped', 'skipped'];
const OVERRIDABLE_WORDS = ['failed', 'soft_failed'];
/**
 * A status that the object's own timestamps contradict does not count.
 *
 * @param what the object, as in `run run-1`
 * @returns a whole sentence about an end that has a timestamp and is not the status, if there is one
 */
function timestampDoubts(what, object, table) {
    const { status, 'status-timestamps': stamps } = object;
    const contrary = Object.entries(stamps ?? {})
        .filter(([key, at]) => key.endsWith('-at') && (at ?? '') !== '')
        .map(([key]) => key.slice(0, -'-at'.length).replaceAll('-', '_'))
        .filter((word) => word !== status && END_KINDS.includes((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, word)))
        // What was overridden had failed before.
        .find((word) => status !== 'overridden' || !OVERRIDABLE_WORDS.includes(word));
    return contrary === undefined
        ? []
        : [`The ${what} is "${status}", but by its own timestamps it was "${contrary}".`];
}
/** A whole number that a service gave, or undefined: a count is never negative nor fractional. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
/** How much a plan changes, as the service counts it. */
function countsOf(attributes) {
    return {
        additions: attributes['resource-additions'],
        changes: attributes['resource-changes'],
        destructions: attributes['resource-destructions'],
        imports: attributes['resource-imports'],
    };
}
/** A count by its name with hyphens. Some services write these names with underscores. */
function readCount(counts, name) {
    return asCount(counts[name] ?? counts[name.replaceAll('-', '_')]);
}
/**
 * The level of a service's word; underscores and hyphens are one. Anything else is `unknown`.
 *
 * @param levels those that the policy system has
 */
function toLevel(word, levels) {
    return levels.find((level) => level === word?.replaceAll('_', '-')) ?? 'unknown';
}
/** The status of a policy or a run task that has ended. @param kind of the word in its table */
function toStatus(kind, word) {
    if (kind === 'good')
        return 'passed';
    if (word === 'not_evaluated')
        return 'not-evaluated';
    return word === 'failed' || word === 'errored' ? word : 'unknown';
}
/**
 * Reads level and status of an outcome.
 *
 * @returns as `word`, the word of the status that the table does not have; else that of the level if it is none of `levels`
 */
function readOutcome(table, levels, outcome) {
    const { status: statusWord, enforcement_level: levelWord } = outcome;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, statusWord);
    const level = toLevel(levelWord, levels);
    const status = toStatus(kind, statusWord);
    let word;
    if (kind === 'unknown')
        word = statusWord;
    else if (level === 'unknown')
        word = levelWord || undefined;
    return { isGood: kind === 'good', level, status, word };
}
/** The result of a policy set that could not be evaluated at all, so that none of its policies has a result. */
const BROKEN_SET = {
    policy: '',
    level: 'unknown',
    status: 'errored',
    overridable: false,
};
/** Whether it failed, even if a person has overridden it. */
function hasFailed({ status }) {
    return status === 'failed' || status === 'overridden';
}
/** Counts the results by status. `advisory` and `mandatory` failed at that level, overridden ones included. */
function countByStatus(results) {
    const failures = results.filter(hasFailed);
    const mandatory = failures.filter(({ level }) => level !== 'advisory').length;
    const count = (counted) => results.filter(({ status }) => status === counted).length;
    return {
        passed: count('passed'),
        advisory: failures.length - mandatory,
        mandatory,
        overridden: count('overridden'),
        errored: count('errored'),
        knownAfterApply: count('known-after-apply'),
        unknown: count('unknown'),
    };
}
/**
 * How the status of an evaluation contradicts its results, as a sentence.
 *
 * @param what the evaluation, as in `policy evaluation poleval-1`
 * @param how.unknownFails whether the evaluation also fails by policies that cannot be judged yet
 */
function contradictions(what, status, results, how) {
    const { mandatory, overridden, errored, knownAfterApply, unknown } = countByStatus(results);
    const undecided = how.unknownFails ? knownAfterApply + unknown : 0;
    const explaining = mandatory + errored + undecided;
    const is = `The ${what} is "${status}" but`;
    if (status === 'passed' && mandatory > 0) {
        return [`${is} lists ${mandatory} failed mandatory policies.`];
    }
    if ((status === 'failed' || status === 'awaiting_override') && explaining === 0) {
        return [`${is} none of its outcomes says why.`];
    }
    return status === 'overridden' && overridden === 0 ? [`${is} none of its outcomes failed.`] : [];
}
//# sourceMappingURL=reading.js.map

/***/ }),

/***/ 2484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c4: function() { return /* binding */ describeOptions; },
/* harmony export */   ku: function() { return /* binding */ unusualOptions; },
/* harmony export */   lp: function() { return /* binding */ partialInputs; },
/* harmony export */   pZ: function() { return /* binding */ differencesFromOptions; },
/* harmony export */   rA: function() { return /* binding */ differencesOfForeignRun; },
/* harmony export */   w3: function() { return /* binding */ differencesFromRequest; }
/* harmony export */ });
/* unused harmony export reportedOptions */
/** The name and the value of each option that was requested. */
function givenOptions(options) {
    return Object.entries(options).filter(([, value]) => value !== undefined);
}
/** The names of the inputs that set the options. */
function describeOptions(options) {
    return givenOptions(options).map(([name, value]) => {
        const shown = name === 'variables' ? namesOfVariables(value) : value;
        return `${inputNameOf(name)}: ${[shown].flat().join(', ')}`;
    });
}
/** The names of variables without their values, because a comment has more readers than a run; `?` for what has no name. */
function namesOfVariables(variables) {
    if (!Array.isArray(variables))
        return variables === undefined ? undefined : '?';
    return variables.map((each) => each?.key ?? '?');
}
/** The options with which a run planned only a part, by the names of their inputs. */
function partialInputs(options) {
    const names = ['refresh-only', 'target-addrs'];
    return names.filter((name) => options[name] !== undefined).map(inputNameOf);
}
function inputNameOf(attribute) {
    return INPUT_OF_ATTRIBUTE[attribute] ?? attribute;
}
const INPUT_OF_ATTRIBUTE = {
    'is-destroy': 'destroy',
    'target-addrs': 'target',
    'replace-addrs': 'replace',
};
/** The attributes of every run of this gate, unless the options ask for others. A service may leave them out. */
const USUAL_FLAGS = {
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
};
/** As `USUAL_FLAGS`, for what not every service knows: a run that does not say it has the usual value. */
const USUAL_NEWER_FLAGS = { 'minimal-refresh': false };
/** As `USUAL_FLAGS`, for what does not change the plan. */
const USUAL_FLAGS_OF_APPLY = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LIST_OPTIONS = [
    'target-addrs',
    'replace-addrs',
    'variables',
    'invoke-action-addrs',
    'policy-paths',
];
/** A run whose answer lacks one of these, or a flag, may have more options than it shows. */
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
/** Names of the options with which a run does not plan the whole configuration as it is. */
function unusualOptions(attributes) {
    const nonEmptyLists = LIST_OPTIONS.filter((name) => {
        const value = attributes[name] ?? [];
        return !Array.isArray(value) || value.length > 0;
    });
    const flags = { ...USUAL_FLAGS, ...USUAL_NEWER_FLAGS };
    return [...unusualFlags(attributes, flags), ...nonEmptyLists];
}
/** The options that a run says it has, for a caller that accepts the run with any options. */
function reportedOptions({ attributes }) {
    const names = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
    return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
/** Each finishes "Run run-1 …"; empty when it has every option that was asked for and no other. */
function differencesFromOptions({ attributes }, options) {
    const requested = givenOptions(options);
    const named = new Set(requested.map(([name]) => name));
    const others = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
    return [
        ...requested
            .filter(([name, value]) => comparable(attributes[name]) !== comparable(value))
            .map(([name, value]) => {
            const shown = quoteValue(name, attributes[name]);
            return `has "${name}": ${shown}, and ${quoteValue(name, value)} was asked for`;
        }),
        ...others
            .filter((name) => !named.has(name))
            .map((name) => `has "${name}": ${quoteValue(name, attributes[name])}, which was not requested`),
    ];
}
/** Each finishes "Run run-1 …"; empty when it planned what was asked for and nothing else. */
function differencesFromRequest(run, mode, options = {}) {
    const { attributes } = run;
    const differences = differencesFromOptions(run, options);
    if (mode === 'speculative') {
        if (attributes['plan-only'] !== true)
            differences.push('is not speculative: it could be applied');
        if (attributes.actions?.['is-confirmable'] === true)
            differences.push('can be confirmed and applied');
        return differences;
    }
    if (attributes['save-plan'] !== true)
        differences.push('does not only save its plan: it is an ordinary run');
    if (attributes['auto-apply'] !== false)
        differences.push('does not say that nothing applies it by itself');
    return differences;
}
/**
 * As `differencesFromRequest`, for a run that this job did not start: a missing attribute is a difference as well, and
 * so is another version of Terraform.
 *
 * @param terraformVersion that of the workspace; undefined if the workspace does not say it
 */
function differencesOfForeignRun(run, terraformVersion, options = {}, mode = 'speculative') {
    const { attributes } = run;
    const unreported = [
        ...Object.keys(USUAL_FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
        ...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
    ];
    const differences = [
        ...differencesFromRequest(run, mode, options),
        ...unreported.map((name) => `does not say what its "${name}" is`),
    ];
    const version = attributes['terraform-version'];
    const isVersionOfWorkspace = version !== undefined && version === terraformVersion;
    if (options['terraform-version'] === undefined && !isVersionOfWorkspace) {
        differences.push(`planned with Terraform ${quoteValue('', version)}, the workspace has ${quoteValue('', terraformVersion)}`);
    }
    return differences;
}
/** The names of the flags that do not have the usual value. A flag that is left out has it. */
function unusualFlags(attributes, flags) {
    return Object.entries(flags)
        .filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
        .map(([name]) => name);
}
/** A value as a text that is the same for equal values. The order of a list, or of the parts of a variable, does not count. */
function comparable(value) {
    if (!Array.isArray(value))
        return JSON.stringify(value);
    const entries = value.map((each) => {
        if (typeof each === 'string')
            return each;
        const parts = Object.entries(each ?? {}).map((part) => JSON.stringify(part));
        return parts.sort().join();
    });
    return JSON.stringify(entries.sort());
}
/** A value for people; of variables only the names. @param name of the attribute */
function quoteValue(name, value) {
    const shown = name === 'variables' ? namesOfVariables(value) : value;
    return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
//# sourceMappingURL=run-differences.js.map

/***/ }),

/***/ 8532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: function() { return /* binding */ notJudgedByOwn; },
/* harmony export */   an: function() { return /* binding */ OWN_POLICIES; },
/* harmony export */   eG: function() { return /* binding */ mayBeApproved; },
/* harmony export */   eh: function() { return /* binding */ ownEvidence; }
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(988);

const OWN_POLICIES = { name: 'own-policies', title: 'own policies' };
/** Whether a person may approve this failure. Nobody may if its level is advisory or cannot be overridden. */
function mayBeApproved({ status, overridable }) {
    return status === 'failed' && overridable;
}
/** The results of own policies that could judge the plan. */
function ownEvidence(results) {
    const how = { complete: true };
    return { system: 'own-policies', how, reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyReading */ .iz)(), results } };
}
/**
 * The doubt that own policies could not judge the plan.
 *
 * @param sources of the policies, as they were written
 * @param why the end of a sentence
 */
function notJudgedByOwn(sources, why) {
    const sentence = `The plan was not judged by ${sources.map((source) => `\`${source}\``).join(', ')}: ${why.replace(/\.$/, '')}.`;
    return { ...ownEvidence([]), reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyReading */ .iz)(), doubts: [sentence] } };
}
//# sourceMappingURL=own-policies.js.map

/***/ }),

/***/ 2941:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rY: function() { return /* binding */ UNNAMED; },
/* harmony export */   tG: function() { return /* binding */ POLICY_CHECKS; }
/* harmony export */ });
/* unused harmony exports fromPolicyCheck, parsePolicyLog */
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
/* harmony import */ var _named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8397);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(988);
/* harmony import */ var _policy_system_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2901);
/**
 * Policy checks: the counts decide, and the log only adds the names of the policies.
 *
 * Source of its form: the logs in https://github.com/hashicorp/terraform/tree/v1.16.4/internal/cloud/testdata.
 */




/** The name of a policy that was counted, and that the log does not name. */
const UNNAMED = 'unnamed policy';
const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'];
const POLICY_CHECKS = {
    name: 'policy-check',
    title: 'policy check',
    levels: LEVELS,
    relation: 'policy-checks',
    emptyIsFinal: false,
    override: {
        object: 'policy-check',
        title: 'policy check',
        waitingStatus: 'soft_failed',
        finalStatus: 'hard_failed',
    },
    list: ({ policyChecks }, runId) => policyChecks.list(runId),
    objectOf: (check) => check,
    isOfApply: () => false,
    isUnfinished: ({ attributes }) => (0,_policy_system_js__WEBPACK_IMPORTED_MODULE_3__/* .statusMayChange */ .U)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG, attributes.status),
    async readDetails(check, { isFrugal, readOptional }) {
        const { status, result } = check.attributes;
        const allPassed = status === 'passed' && result?.['advisory-failed'] === 0;
        // The log would only add names to what the counts say already.
        if ((isFrugal && allPassed) || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNoResult */ .hs)((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG, status)))
            return { check };
        return { check, log: await readOptional(({ policyChecks }) => policyChecks.output(check.id)) };
    },
    read: ({ check, log }) => fromPolicyCheck(check, log),
    // A log holds printed lines of a plan, too. Its names count only if there is no header too many or too few.
    readCertain: ({ check, log }) => fromPolicyCheck(check, isLogWhole(check, log) ? log : undefined),
    sendOverride: ({ policyChecks }, id, comment) => policyChecks.override(id, { comment }),
};
/** @param log what the check printed; undefined when it could not be read. */
function fromPolicyCheck(check, log) {
    const { status, result, permissions } = check.attributes;
    const what = `policy check ${check.id}`;
    const object = { system: 'policy-check', what, word: status };
    const { reading, isUnfinished } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .rk)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG, object);
    reading.canOverride = permissions?.['can-override'] ?? undefined;
    if (isUnfinished)
        return reading;
    if (status === 'errored') {
        const firstLine = log?.split('\n').find((line) => line.trim() !== '');
        const why = firstLine === undefined ? '' : `: ${firstLine.trim().slice(0, 300)}`;
        reading.errors.push(`The ${what} could not be evaluated${why}.`);
    }
    const counts = readCounts(result ?? {});
    if (counts === undefined) {
        if (status !== 'errored') {
            reading.doubts.push(`The ${what} is "${status}" but does not say how many policies passed.`);
        }
        return reading;
    }
    reading.doubts.push(...countDoubts(what, check.attributes, counts), ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .timestampDoubts */ .EP)(what, check.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG));
    reading.results.push(...namedResults(counts, log ?? '', check.attributes));
    return reading;
}
/**
 * Whether the log has a header for every policy that was counted, and none besides. Then no line that a policy
 * printed can pass for the name of another one.
 */
function isLogWhole({ attributes }, log = '') {
    const counts = readCounts(attributes.result ?? {});
    const headers = parsePolicyLog(log).length;
    return headers < MOST_POLICIES && headers === (counts?.passed ?? 0) + (counts?.total ?? 0);
}
/** A result for each policy that was counted: the failures by level, and then what passed. */
function namedResults(counts, log, { status, actions, 'status-timestamps': stamps }) {
    const logged = parsePolicyLog(log);
    const groups = [
        ['hard-mandatory', counts.hard],
        ['soft-mandatory', counts.soft],
        ['advisory', counts.advisory],
    ];
    const failures = groups.flatMap(([level, count]) => {
        const isSoft = level === 'soft-mandatory';
        const isOverridden = isSoft && status === 'overridden';
        const at = isOverridden ? (stamps?.['overridden-at'] ?? undefined) : undefined;
        const loggedFailures = logged.filter((policy) => policy.level === level && policy.passed !== true);
        return namesFor(loggedFailures, count, level).map((policy) => ({
            ...fromLoggedPolicy(policy, isOverridden ? 'overridden' : 'failed'),
            overridable: isSoft && (isOverridden || actions?.['is-overridable'] !== false),
            override: at === undefined ? undefined : { at },
        }));
    });
    const passed = logged.filter((policy) => policy.passed === true);
    const passes = namesFor(passed, counts.passed, 'unknown').map((policy) => fromLoggedPolicy(policy, 'passed'));
    return [...failures, ...passes];
}
/** The counts of a check. `hard`, `soft` and `advisory` failed at that level. Undefined if the service leaves one out. */
function readCounts(result) {
    const passed = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'passed');
    const hard = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'hard-failed');
    const soft = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'soft-failed');
    const advisory = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'advisory-failed');
    const failed = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'total-failed');
    if (passed === undefined || hard === undefined || soft === undefined)
        return undefined;
    if (advisory === undefined || failed === undefined)
        return undefined;
    return { passed, hard, soft, advisory, total: failed };
}
/** Whether a check with this status can have these failures. A status that is not listed can have none. */
function fitsCounts(status, { hard, soft, advisory }) {
    if (status === 'passed')
        return hard === 0 && soft === 0;
    if (status === 'soft_failed' || status === 'overridden')
        return hard === 0 && soft > 0;
    if (status === 'failed')
        return soft === 0 && hard + advisory > 0;
    if (status === 'hard_failed')
        return hard > 0;
    return status === 'errored';
}
function countDoubts(what, { status, result }, counts) {
    const { passed, total, hard, soft, advisory } = counts;
    const doubts = [];
    if (total !== hard + soft + advisory) {
        doubts.push(`The ${what} counts ${total} failed policies in all, but ${hard} hard-mandatory, ${soft} soft-mandatory and ${advisory} advisory ones.`);
    }
    if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG, status) !== 'unknown' && !fitsCounts(status, counts)) {
        doubts.push(`The ${what} is "${status}" but counts ${hard} hard-mandatory and ${soft} soft-mandatory failures.`);
    }
    if (status === 'passed' && result?.result === false && advisory === 0) {
        doubts.push(`The ${what} is "passed" but its result is false.`);
    }
    if (status === 'passed' && passed + total === 0 && result?.result !== true) {
        doubts.push(`The ${what} is "passed" but names no policy and no result.`);
    }
    return doubts;
}
/**
 * As many policies as the service counted: those of the log, and unnamed ones for the rest. If the log has too many, it is
 * not known which of them count, and none is named.
 */
function namesFor(logged, count, level) {
    const kept = logged.length <= count ? logged : [];
    // The limit only keeps an absurd count of the service from filling the memory.
    const missing = Math.min(count - kept.length, 10_000);
    const unnamed = { policySet: '', policy: UNNAMED, level, description: '', output: [] };
    return [...kept, ...Array.from({ length: missing }, () => unnamed)];
}
function fromLoggedPolicy(policy, status) {
    const { policySet, policy: name, level, description, output } = policy;
    const messages = messagesInLog(output);
    const message = name === UNNAMED && output.length === 0
        ? 'The log of the policy check does not name this policy.'
        : (messages[0] ?? description);
    return {
        system: 'policy-check',
        policySet,
        policy: name,
        level,
        status,
        overridable: false,
        message: status === 'passed' ? '' : message,
        description: description || undefined,
        output,
        ...(status === 'passed' ? _named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_NAMED */ .e_ : (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .namedIn */ .$P)(messages.map((text) => ({ text })))),
    };
}
/** `FALSE - name.sentinel:1:1 - Rule "main"`: the trace, not a message. */
const VERDICT_LINE = /^\s*(?:(?:FALSE|TRUE) - |Print messages:$)/;
/** What a policy printed: a line and the indented ones below it are one message. What is below a line of the trace is trace. */
function messagesInLog(lines) {
    const messages = [];
    let isInTrace = false;
    for (const line of lines) {
        const isBelow = /^\s/.test(line);
        if (VERDICT_LINE.test(line))
            isInTrace = true;
        else if (isBelow && isInTrace)
            continue;
        else {
            isInTrace = false;
            const above = isBelow ? messages.pop() : undefined;
            messages.push(above === undefined ? line.trim() : `${above}\n${line}`);
        }
    }
    return messages;
}
const HEADER = '## Policy ';
const MOST_POLICIES = 2_000;
const LONGEST_DESCRIPTION = 2_000;
/**
 * Reads the policies that a log names; the counts name none. The log is written for people and may hold lines of a
 * plan, so it explains results and never makes one pass.
 */
function parsePolicyLog(log) {
    const policies = [];
    let current;
    let isInDescription = false;
    for (const wholeLine of log.split('\n')) {
        const line = wholeLine.trimEnd();
        const header = policies.length < MOST_POLICIES ? parseHeader(line) : undefined;
        if (header !== undefined) {
            current = header;
            policies.push(header);
            isInDescription = false;
            continue;
        }
        if (current === undefined)
            continue;
        if (line === '') {
            // An empty line ends a description that has begun.
            isInDescription &&= current.description === '';
            continue;
        }
        if (line.startsWith('Result: ')) {
            const word = line.slice('Result: '.length).trim().toLowerCase();
            if (current.passed === undefined && (word === 'true' || word === 'false')) {
                current.passed = word === 'true';
            }
        }
        else if (line.startsWith('Description:')) {
            isInDescription = true;
            current.description = line.slice('Description:'.length).trim();
        }
        else if (isInDescription) {
            current.description = `${current.description} ${line.trim()}`
                .trim()
                .slice(0, LONGEST_DESCRIPTION);
        }
        else
            current.output.push(line);
    }
    return policies;
}
/** `## Policy 1: set/name.sentinel (soft-mandatory)` */
function parseHeader(line) {
    if (!line.startsWith(HEADER) || !line.endsWith(')'))
        return undefined;
    const colon = line.indexOf(': ');
    const bracket = line.lastIndexOf(' (');
    if (colon === -1 || bracket <= colon + 1)
        return undefined;
    const path = line.slice(colon + 2, bracket).trim();
    const slash = path.lastIndexOf('/');
    const file = path.slice(slash + 1);
    return {
        policySet: slash === -1 ? '' : path.slice(0, slash),
        policy: file.endsWith('.sentinel') ? file.slice(0, -'.sentinel'.length) : file,
        level: (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .toLevel */ .e3)(line.slice(bracket + 2, -1).trim(), LEVELS),
        description: '',
        output: [],
    };
}
//# sourceMappingURL=policy-checks.js.map

/***/ }),

/***/ 2901:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ readOutcomes; },
/* harmony export */   U: function() { return /* binding */ statusMayChange; }
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);

/** Reads the outcomes of an evaluation; there are none to request if it has no result. */
async function readOutcomes(evaluation, table, resource, { readAll }) {
    const isEmpty = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNoResult */ .hs)((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, evaluation.attributes.status));
    return {
        evaluation,
        sets: isEmpty ? undefined : await readAll(resource.outcomes(evaluation.id)),
    };
}
/** Whether an object with this status goes on by itself, or may. */
function statusMayChange(table, status) {
    return ['moving', 'unknown'].includes((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, status));
}
//# sourceMappingURL=policy-system.js.map

/***/ }),

/***/ 521:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Un: function() { return /* binding */ approvalStep; },
/* harmony export */   ac: function() { return /* binding */ neededApprovals; },
/* harmony export */   e4: function() { return /* binding */ approvalFact; }
/* harmony export */ });
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7694);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2251);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);




const MOST_NAMES = 4;
/** `needs approval by acme/security (1 of 2)`, who agreed, and why an approval does not count. */
function approvalFact({ approvers, needed, missing, given, notCounted = [], }) {
    const who = namesOf(approvers);
    const count = needed > 1 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(needed - missing)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(needed)})` : '';
    const needs = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `needs approval by ${who}${count}`;
    const agreed = given.map(({ by, at, reason }) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `approved by ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', by, 60)} at ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(at)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(reason, 200)}`);
    const why = notCounted.slice(0, MOST_NAMES).map((sentence) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(sentence, 300)}`);
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` · `, needs, ...agreed, ...why);
}
/** Names are code, so that the host notifies nobody. */
function namesOf(names) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(names.map((name) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', name, 60)), MOST_NAMES);
}
/** Who has to type which command. @param command undefined if no workflow reads comments */
function approvalStep(approvals, command, { hasApprovalKey = false, lacksRecordKey = false }) {
    const names = [...new Set(approvals.flatMap(({ approvers }) => approvers))];
    const who = namesOf(names);
    if (lacksRecordKey) {
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Nothing can be approved yet: without a service that needs ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('typed', 'record-key', 60)}, here and in the workflow of commands (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .linkPart */ .uQ)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `approvals`, APPROVALS)}).`;
    }
    if (!hasApprovalKey) {
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Nothing can be approved yet: ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('typed', 'plangate approval-key', 60)} makes the key and says where its halves go (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .linkPart */ .uQ)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `approvals`, APPROVALS)}).`;
    }
    const most = Math.max(...approvals.map(({ missing }) => missing));
    const isOnePerson = names.length === 1 && names.every((name) => /^[^/:]+$/.test(name));
    const several = most > 1 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(most, 'person', 'different people') : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Somebody`;
    const people = isOnePerson ? who : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${several} of ${who}`;
    if (command === undefined) {
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${people} must agree, and no workflow here takes ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .linkPart */ .uQ)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `commands`, COMMANDS)}: ask for ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .linkPart */ .uQ)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `an exception`, EXCEPTIONS)}.`;
    }
    const comments = most > 1 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `comment` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `comments`;
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${people} ${comments} ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('typed', command, 700)}. The author and everybody who pushed to this branch cannot.`;
}
const APPROVALS = (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('docs/approvals.md');
const COMMANDS = (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('docs/commands.md');
const EXCEPTIONS = (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('docs/exceptions.md');
/** What waits for whom, as the output `needs-approval` has it: one entry for each policy, with the most that are missing. */
function neededApprovals(results) {
    const byPolicy = new Map();
    for (const { policySet, policy, status, approval } of results) {
        if (status !== 'failed' || approval === undefined)
            continue;
        const name = policySet === '' ? policy : `${policySet}/${policy}`;
        const { approvers, needed, missing } = approval;
        const earlier = byPolicy.get(name);
        if (earlier !== undefined && earlier.missing >= missing)
            continue;
        byPolicy.set(name, { policy: name, approvers, needed, missing });
    }
    return [...byPolicy.values()];
}
//# sourceMappingURL=approval-words.js.map

/***/ }),

/***/ 5439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: function() { return /* binding */ renderFold; },
/* harmony export */   oW: function() { return /* binding */ renderWhileFits; },
/* harmony export */   yK: function() { return /* binding */ createBudget; }
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);
/** How much of a text fits: blocks are taken by their importance, and what is left out is counted. */


/** The size of the empty line between two blocks. */
const SIZE_OF_BREAKS = 2;
/**
 * @param measure the size of a text in the unit of the budget
 * @param outer the budget that this one is a part of
 */
function createBudget(size, measure, outer) {
    let spent = 0;
    const budget = {
        left: () => Math.min(Math.floor(size) - spent, outer?.left() ?? Infinity),
        tryReserve(cost) {
            if (cost > budget.left() || outer?.tryReserve(cost) === false)
                return false;
            spent += cost;
            return true;
        },
        tryTake: (text) => budget.tryReserve(measure(text) + SIZE_OF_BREAKS),
        textIfFits: (text) => (text !== '' && budget.tryTake(text) ? text : ''),
        part: (share) => createBudget(budget.left() * share, measure, budget),
        unpaidCopy: () => createBudget(budget.left(), measure),
    };
    return budget;
}
/** As many of `items` as fit, in order; stops at the first that does not. */
function renderWhileFits(budget, items, render) {
    const taken = [];
    for (const item of items) {
        const text = render(item);
        if (!budget.tryTake(text))
            break;
        taken.push(text);
    }
    return taken;
}
/**
 * A fold, a `<details>` element, with as many rows as fit. The text is empty without items, or if not even the title fits.
 *
 * @param head the first two lines of a table
 */
function renderFold(budget, { title, head = '' }, items, row) {
    const summary = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `<details><summary>${title}</summary>`;
    if (items.length === 0)
        return { text: '', missing: 0 };
    if (!budget.tryTake((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
        return { text: '', missing: items.length };
    const rows = renderWhileFits(budget, items, row);
    const missing = items.length - rows.length;
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('\n\n', summary, rows.length > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('\n', head, ...rows) : '', missing > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(missing)} more.` : '', '</details>');
    return { text, missing };
}
//# sourceMappingURL=budget.js.map

/***/ }),

/***/ 3008:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H1: function() { return /* binding */ causesByWorkspace; },
  cZ: function() { return /* binding */ causesOf; },
  HE: function() { return /* binding */ closesGate; },
  Yv: function() { return /* binding */ closingSections; },
  J5: function() { return /* binding */ isNotJudged; },
  jf: function() { return /* binding */ otherSections; },
  VR: function() { return /* binding */ resourceFingerprint; },
  R1: function() { return /* binding */ showableLocation; }
});

// UNUSED EXPORTS: fingerprintOf

;// CONCATENATED MODULE: ./build/src/model/ids.js
/** Ids of the service's objects in texts: a prefix, a hyphen, and at least 16 letters and digits. */
const ID = /(\s?)\b[a-z]{2,16}-(?=[A-Za-z0-9]*[A-Z])[A-Za-z0-9]{16,24}\b/g;
/** The text without ids of the service, so that texts that differ in ids alone are the same. */
function withoutIds(text) {
    return text.replaceAll(ID, (_, space) => (space === '' ? '…' : ''));
}
//# sourceMappingURL=ids.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(4132);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var model_verdict = __webpack_require__(3538);
// EXTERNAL MODULE: ./build/src/policy/claim-result.js
var claim_result = __webpack_require__(4504);
// EXTERNAL MODULE: ./build/src/policy/compare.js
var compare = __webpack_require__(663);
// EXTERNAL MODULE: ./build/src/policy/exceptions.js
var exceptions = __webpack_require__(9272);
// EXTERNAL MODULE: ./build/src/policy/policy-owners.js
var policy_owners = __webpack_require__(9925);
// EXTERNAL MODULE: ./build/src/report/to-do.js
var to_do = __webpack_require__(1553);
// EXTERNAL MODULE: ./build/src/report/links.js
var links = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/report/occurrences.js
var occurrences = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/causes.js












/** What keeps the gate closed first, then by severity, kind, policy set and policy. */
function causesOf(result, context) {
    const ended = context.exceptions === undefined ? () => [] : (0,exceptions/* findEnded */.ku)(context.exceptions);
    const found = result.workspaces.flatMap((workspace) => foundIn(workspace, context, ended));
    const { fingerprints, resources } = context.previous ?? {};
    const previous = {
        causes: fingerprints && new Set(fingerprints),
        resources: resources && new Set(resources),
    };
    return (0,report_text/* groupBy */.$z)(found, identityOf)
        .map((alike) => (0,occurrences/* withOccurrences */.tI)((0,to_do/* withToDo */.D)(mergeAlike(alike, context, previous), context)))
        .sort(compareCauses);
}
/**
 * What two that are one cause have in common. Policies are known by their names; what has no name of its own is known by its
 * text, without ids, addresses of runs and names of workspaces.
 */
function identityOf(found) {
    const { kind, policySet, policy, level, status, severity, guard, text } = found;
    const { override, excepted, code } = found;
    const accepted = [override?.by, override?.reason, excepted];
    return [kind, policySet, policy, level, status, severity, guard, text, code, accepted];
}
function foundIn(workspace, { failOn }, findEndedOf) {
    const green = (0,model_verdict/* isGreen */.gf)(workspace.verdict.word);
    const ofResults = [
        ...workspace.results.filter(hasNotPassed).map((each) => ofPolicy(each, workspace, findEndedOf)),
        ...workspace.runTasks.filter(hasNotPassed).map((each) => ofRunTask(each, workspace)),
        ...workspace.diagnostics.map((each) => ofDiagnostic(each, workspace)),
    ].map((found) => {
        // The gate is open already, so no result can keep it closed.
        return green && closesGate(found) ? { ...found, severity: 'warns' } : found;
    });
    const reasons = unsaidReasons(workspace, ofResults, failOn);
    const codes = new Map(workspace.verdict.reasons.map(({ text, code }) => [text, code]));
    const told = ofResults.flatMap((found) => [
        ...(found.ended ?? []).map(({ said }) => said),
        found.remedy,
    ]);
    const ended = new Set(told);
    const notices = workspace.notices.filter((text) => !ended.has(text)).map((text) => ({ text }));
    return [
        // What a policy says itself is no reason beside it, and keeps the page that says what to do.
        ...ofResults.map((found) => ({ ...found, code: found.code ?? codes.get(found.message) })),
        ...reasons.map((message) => ofSentence('reason', message, workspace)),
        ...notices.map((message) => ofSentence('notice', message, workspace)),
    ];
}
function hasNotPassed(result) {
    return result.status !== 'passed';
}
function ofPolicy(result, workspace, findEndedOf) {
    const { level, status, message, output } = result;
    const isUndecided = UNDECIDED_STATUSES.includes(status) || isOfUnknownLevel(result);
    const isAlone = result.resources.length + result.generalMessages.length === 0;
    const { location, excerpt } = result;
    const said = message.trim() || (location && words/* STATUS_WORDS */.ly[status]) || '';
    const alone = said === '' ? [] : [{ text: said, addresses: [], location, excerpt }];
    const ended = findEndedOf(result, workspace.workspace);
    return {
        workspace,
        kind: isUndecided && status !== 'overridden' ? 'undecided' : 'policy',
        policySet: result.policySet,
        policy: result.policy,
        level,
        status,
        severity: policySeverity(result, isUndecided),
        overridable: result.overridable,
        guard: result.system === 'guard' ? true : undefined,
        own: result.system === 'own-policies' ? true : undefined,
        // The list of allowed sources says in the first notice what to use, or to add to it.
        remedy: result.system === 'allowed-sources' ? workspace.notices[0] : undefined,
        message,
        output,
        description: result.description,
        resources: result.resources,
        generalMessages: isAlone ? alone : result.generalMessages,
        approval: result.approval,
        override: result.override,
        excepted: result.excepted,
        baseline: result.baseline,
        ended: ended.length > 0 ? ended : undefined,
        text: result.policy === '' ? comparable(message, workspace) : '',
    };
}
/** A policy set that breaks says no level: that is no doubt about what it means. */
function isOfUnknownLevel({ level, status, policy }) {
    return level === 'unknown' && !(status === 'errored' && policy === '');
}
const UNDECIDED_STATUSES = [
    'unknown',
    'not-evaluated',
    'known-after-apply',
];
function policySeverity(result, isUndecided) {
    if ((0,words/* isAccepted */.oB)(result))
        return 'notes';
    if (isUndecided)
        return 'blocks';
    if (result.level === 'advisory')
        return 'warns';
    return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}
function ofRunTask(task, workspace) {
    const { name, level, status, message, overridable = false } = task;
    const closing = overridable ? 'needs-override' : 'blocks';
    return {
        workspace,
        kind: 'run-task',
        policySet: '',
        policy: name,
        level,
        status,
        severity: level === 'advisory' ? 'warns' : closing,
        overridable,
        message,
        output: (task.outcomes ?? []).map(({ title, status: found, body, url }) => {
            const head = found === undefined ? title : `${title} (${found})`;
            return [head, body, url].filter(Boolean).join('\n');
        }),
        resources: [],
        generalMessages: message.trim() === '' ? [] : [{ text: message.trim(), addresses: [] }],
        text: '',
    };
}
function ofDiagnostic(diagnostic, workspace) {
    const { severity, summary, detail, address, file, line, commit, excerpt } = diagnostic;
    const location = file !== undefined && line !== undefined
        ? { path: file, startLine: line, endLine: line, source: 'diagnostic', commit }
        : undefined;
    const text = detail?.trim() || summary;
    return {
        workspace,
        kind: 'diagnostic',
        policySet: '',
        policy: summary,
        level: 'unknown',
        status: 'errored',
        severity: severity === 'error' ? 'blocks' : 'notes',
        overridable: false,
        message: text,
        output: [],
        resources: address === undefined ? [] : [{ address, messages: [text], location, excerpt }],
        generalMessages: address === undefined ? [{ text, addresses: [], location, excerpt }] : [],
        text: '',
    };
}
/** Why the gate is closed in a workspace, as far as no policy, run task or problem of the plan says it. */
function unsaidReasons(workspace, found, failOn) {
    const { verdict, results, runTasks } = workspace;
    const { word } = verdict;
    if ((0,model_verdict/* isGreen */.gf)(word, failOn === 'never' ? 'mandatory' : failOn))
        return [];
    const isSaid = found.some(closesGate) || (word === 'advisory' && found.some(warns));
    if (isSaid && ['blocked', 'needs-override', 'advisory'].includes(word))
        return [];
    const said = new Set([
        ...results.map(claim_result/* saidOfPolicy */.bM),
        ...runTasks.map(claim_result/* saidOfRunTask */.$K),
        ...found.map(({ message }) => message),
    ]);
    const hasPlanError = found.some((each) => each.kind === 'diagnostic' && closesGate(each));
    const planFailed = ({ code }) => word === 'errored' && hasPlanError && (code === undefined || code === errors/* CODES */.Lp.planFailed);
    const reasons = verdict.reasons.filter((reason) => !said.has(reason.text) && !planFailed(reason));
    if (reasons.length > 0 || isSaid)
        return reasons;
    return verdict.reasons.length > 0 ? verdict.reasons : [{ text: NO_REASON }];
}
const NO_REASON = 'The service gives no reason.';
function warns({ severity }) {
    return severity === 'warns';
}
function ofSentence(kind, { text, code }, workspace) {
    return {
        workspace,
        kind,
        policySet: '',
        policy: '',
        level: 'unknown',
        status: workspace.verdict.word === 'errored' && kind === 'reason' ? 'errored' : 'not-evaluated',
        severity: kind === 'reason' ? 'blocks' : 'notes',
        overridable: false,
        message: text,
        output: [],
        resources: [],
        generalMessages: [],
        code,
        failure: kind === 'reason' ? (workspace.failure?.kind ?? workspace.verdict.word) : undefined,
        missedBy: kind === 'reason' ? workspace.missedBy : undefined,
        text: `${workspace.verdict.word} ${comparable(text, workspace, code)}`,
    };
}
/** Of several workspaces in a queue, each has another place and has waited for another time. */
const QUEUE = errors/* CODES */.Lp.runTooSlow;
/** A text without what differs from run to run: ids, addresses of runs, and the name of the workspace. */
function comparable(text, workspace, code) {
    const bare = withoutIds(withoutName(text, workspace));
    return code === QUEUE ? bare.replaceAll(/\d+/g, '0') : bare;
}
/** A text without the name of its workspace where that stands for the workspace: in quotes, in a path, or in front. */
function withoutName(text, { workspace: name }) {
    const bare = text
        .replaceAll(` "${name}"`, '')
        .replaceAll(`"${name}"`, '')
        .replaceAll(`/${name}/`, '/…/')
        .replaceAll(`/${name} `, '/… ');
    return bare.startsWith(`${name}: `) ? bare.slice(name.length + 2) : bare;
}
/** One cause of those that are alike, with what the context of the report says of it. */
function mergeAlike(alike, context, previous) {
    const [{ workspace: first, text: _, ...found }] = alike;
    const workspaces = [...new Set(alike.map(({ workspace }) => workspace.workspace))];
    const fingerprint = fingerprintOf(found);
    const resources = mergeResources(alike, found, context, previous.resources);
    const isKnown = resources.some((resource) => resource.age === 'persisting');
    const isSentence = found.kind === 'reason' || found.kind === 'notice';
    const isOfOne = workspaces.length === 1;
    return {
        ...found,
        fingerprint,
        blocks: isBlocking(found, context.failOn),
        message: isSentence && !isOfOne ? withoutIds(withoutName(found.message, first)).trim() : found.message,
        output: [...new Set(alike.flatMap(({ output }) => output))],
        workspaces,
        runs: runsOf(alike),
        approval: leastApproved(alike),
        overrideBy: overridersByComment(found, context),
        overriders: found.severity === 'needs-override' && !found.guard && !found.own
            ? context.overriders
            : undefined,
        age: isKnown ? 'persisting' : ageOf(fingerprint, previous.causes),
        baseline: (0,compare/* commonBaseline */.DE)(alike),
        withoutOverride: alike.flatMap(({ workspace }) => workspace.takesNoOverride === true ? [workspace.workspace] : []),
        ended: mergeEnded(alike),
        resources,
        generalMessages: mergeMessages(alike, fingerprint, context),
    };
}
/** Of the workspace in which the most approvals are missing. */
function leastApproved(alike) {
    const approvals = alike.flatMap(({ approval }) => approval ?? []);
    return approvals.toSorted((one, other) => other.missing - one.missing)[0];
}
function mergeEnded(alike) {
    const ended = (0,report_text/* groupBy */.$z)(alike.flatMap((each) => each.ended ?? []), ({ until, owner }) => [until, owner]);
    return ended.length > 0 ? ended.map(([one]) => one) : undefined;
}
function runsOf(alike) {
    const runs = new Map();
    for (const { workspace } of alike) {
        const { workspace: name, runId, runUrl } = workspace;
        if (runId !== undefined)
            runs.set(name, { workspace: name, runId, runUrl });
    }
    return [...runs.values()];
}
function mergeResources(alike, name, context, previous) {
    const all = alike.flatMap(({ resources, workspace }) => resources.map((resource) => ({ ...shownAt(resource), in: workspace.workspace })));
    const groups = (0,report_text/* groupBy */.$z)(all, ({ address, messages, location }) => [
        address,
        messages,
        (0,words/* fileAndLine */.CP)({ location }),
    ]);
    return groups.map((group) => {
        const [{ in: _, ...resource }] = group;
        const fingerprint = resourceFingerprint(name, resource);
        return {
            ...resource,
            excerpt: group.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
            fingerprint,
            permalink: resource.location && (0,links/* permalink */.eL)(resource.location, context),
            age: ageOf(fingerprint, previous),
            baseline: (0,compare/* commonBaseline */.DE)(group),
            workspaces: [...new Set(group.map((each) => each.in))],
        };
    });
}
function mergeMessages(alike, fingerprint, context) {
    const all = alike.flatMap(({ generalMessages, workspace }) => generalMessages.map((general) => ({ ...shownAt(general), in: workspace })));
    const groups = (0,report_text/* groupBy */.$z)(all, ({ text, addresses, location, in: workspace }) => [
        addresses.length === 0 ? comparable(text, workspace) : text,
        addresses,
        (0,words/* fileAndLine */.CP)({ location }),
    ]);
    return groups.map((group) => {
        const [{ in: _, ...message }] = group;
        return {
            ...message,
            excerpt: group.find(({ excerpt }) => excerpt !== undefined)?.excerpt,
            fingerprint: (0,report_text/* hash */.tW)(`${fingerprint} ${message.text}`),
            permalink: message.location && (0,links/* permalink */.eL)(message.location, context),
            workspaces: [...new Set(group.map((each) => each.in.workspace))],
        };
    });
}
function shownAt(named) {
    return { ...named, location: showableLocation(named.location) };
}
/** @param previous fingerprints of the previous report; undefined if they are not known */
function ageOf(fingerprint, previous) {
    if (previous === undefined)
        return undefined;
    return previous.has(fingerprint) ? 'persisting' : 'new';
}
/** Who may override by a comment; undefined where the workflow does not say. */
function overridersByComment(found, { overrideBy: owners, isLocal, takesCommands }) {
    if (found.severity !== 'needs-override')
        return undefined;
    if (found.approval !== undefined)
        return found.approval.approvers;
    // Without a service a comment is the only way.
    if (owners === undefined)
        return isLocal === true && takesCommands !== true ? [] : undefined;
    // The patterns of `override-by` are for names of policies, and a guard is none.
    if (found.guard === true)
        return owners.others.names;
    return owners.lines.length > 0 && !(0,policy_owners/* hasPolicyName */.y$)(found) ? [] : (0,policy_owners/* ownersOf */.K2)(owners, found).names;
}
/** The fingerprint of one resource of a policy, independent of the policy's other resources. */
function resourceFingerprint({ kind, policySet, policy }, { address, messages }) {
    return (0,report_text/* hash */.tW)(JSON.stringify([kind, policySet, policy, address, comparableMessage(messages)]));
}
/** Numbers, letter case and white space do not count, because counts and ids change from run to run. */
function comparableMessage(messages) {
    const text = messages.join('\n').slice(0, 400).toLowerCase();
    return text.replaceAll(/\d+/g, '0').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}
/**
 * The fingerprint by which the next push recognises a cause: 12 hex digits over the name of its policy, or over its text where
 * it has no name.
 */
function fingerprintOf(cause) {
    const { kind, policySet, policy, message } = cause;
    const text = policy === '' ? comparableMessage([withoutIds(message)]) : '';
    return (0,report_text/* hash */.tW)(JSON.stringify([kind, policySet, policy, text]));
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = [
    'diagnostic',
    'policy',
    'run-task',
    'undecided',
    'reason',
    'notice',
];
/** What nobody can override first, then what can be overridden, then why something was not judged. */
function compareCauses(one, other) {
    return (rankOf(one) - rankOf(other) ||
        KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
        other.workspaces.length - one.workspaces.length ||
        (0,report_text/* compareCodeUnits */.UF)(one.policySet, other.policySet) ||
        (0,report_text/* compareCodeUnits */.UF)(one.policy, other.policy) ||
        (0,report_text/* compareCodeUnits */.UF)(one.message, other.message) ||
        (0,report_text/* compareCodeUnits */.UF)(one.fingerprint, other.fingerprint));
}
function rankOf(cause) {
    const isLast = isNotJudged(cause) ? 0.5 : 0;
    return SEVERITIES.indexOf(isNotJudged(cause) ? 'needs-override' : cause.severity) + isLast;
}
/** Whether it is why something could not be judged: the change itself is not at fault. */
function isNotJudged({ kind, status, severity }) {
    if (severity !== 'blocks')
        return false;
    if (kind === 'undecided' || kind === 'reason')
        return true;
    return (kind === 'policy' || kind === 'run-task') && status === 'errored';
}
/**
 * The location, if it is a line of a file inside the repository; otherwise undefined. Hosts refuse a whole batch of
 * annotations because of one bad path.
 */
function showableLocation(location) {
    if (location === undefined)
        return undefined;
    const { path, startLine } = location;
    const isAbsolute = /^(?:[/~]|[A-Za-z]:\/)/.test(path);
    const hasOddCharacter = /[\\\p{Cc}\p{Cs}]/u.test(path);
    const parts = path.split('/');
    const leadsElsewhere = parts.some((part) => part === '' || part === '.' || part === '..');
    const isLine = Number.isSafeInteger(startLine) && startLine >= 1;
    const canBeShown = path.length <= 1_000 && !isAbsolute && !hasOddCharacter && !leadsElsewhere && isLine;
    return canBeShown ? location : undefined;
}
function closesGate({ severity }) {
    return severity === 'blocks' || severity === 'needs-override';
}
/** Whether a cause keeps the gate closed under `fail-on`, which changes nothing of what could not be judged. */
function isBlocking(found, failOn) {
    const isFailure = (found.kind === 'policy' || found.kind === 'run-task') && found.status === 'failed';
    if (failOn === 'never' && isFailure)
        return false;
    return closesGate(found) || (failOn === 'advisory' && found.severity === 'warns');
}
/** The causes of each workspace that has some, in their order. */
function causesByWorkspace(causes) {
    const byWorkspace = new Map();
    for (const cause of causes) {
        for (const name of cause.workspaces) {
            const known = byWorkspace.get(name);
            if (known === undefined)
                byWorkspace.set(name, [cause]);
            else
                known.push(cause);
        }
    }
    return byWorkspace;
}
/** What keeps the gate closed, or would if it were enforced; no section is empty. */
function closingSections(causes, green) {
    const closing = causes.filter((cause) => cause.blocks || closesGate(cause));
    const sections = [
        { id: 'must-fix', noun: 'failure', causes: [] },
        { id: 'overridable', noun: 'failure', causes: [] },
        { id: 'own-policies', noun: 'failure', causes: [] },
        { id: 'guarded', noun: 'failure', causes: [] },
        { id: 'unjudged', noun: 'cause', causes: [] },
    ];
    for (const cause of closing) {
        const id = closingSectionOf(cause, green);
        sections.find((section) => section.id === id)?.causes.push(cause);
    }
    return sections.filter((section) => section.causes.length > 0);
}
function closingSectionOf(cause, green) {
    if (isNotJudged(cause))
        return 'unjudged';
    // Where the gate is not enforced, all failures are in one section.
    if (green || cause.severity !== 'needs-override')
        return 'must-fix';
    if (cause.guard === true)
        return 'guarded';
    return cause.own === true ? 'own-policies' : 'overridable';
}
/** All other causes; a section may be empty. */
function otherSections(causes) {
    const others = causes.filter((cause) => !cause.blocks && !closesGate(cause));
    const accepted = others.filter(words/* isAccepted */.oB);
    return [
        {
            id: 'advisory',
            noun: 'advisory failure',
            causes: others.filter(({ severity }) => severity === 'warns'),
        },
        { id: 'accepted', noun: (0,words/* acceptedNoun */.uI)(accepted), causes: accepted },
        {
            id: 'warnings',
            noun: 'warning',
            causes: others.filter(({ kind, severity }) => kind === 'diagnostic' && severity === 'notes'),
        },
        { id: 'notices', noun: 'notice', causes: others.filter(({ kind }) => kind === 'notice') },
    ];
}
//# sourceMappingURL=causes.js.map

/***/ }),

/***/ 445:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: function() { return /* binding */ actionCountWords; },
/* harmony export */   DO: function() { return /* binding */ planWords; },
/* harmony export */   HX: function() { return /* binding */ planTotals; },
/* harmony export */   QI: function() { return /* binding */ changeTotals; },
/* harmony export */   b$: function() { return /* binding */ changesFold; },
/* harmony export */   e6: function() { return /* binding */ prominentLines; },
/* harmony export */   eH: function() { return /* binding */ prominentBlock; },
/* harmony export */   ff: function() { return /* binding */ changeReason; },
/* harmony export */   fs: function() { return /* binding */ changesOf; },
/* harmony export */   ii: function() { return /* binding */ forcingWords; },
/* harmony export */   jO: function() { return /* binding */ countByAction; },
/* harmony export */   mX: function() { return /* binding */ ACTION_SIGNS; },
/* harmony export */   qO: function() { return /* binding */ attributeWords; }
/* harmony export */ });
/* unused harmony exports changeCountsOf, prominentChanges, reasonAndAttributes */
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9166);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7713);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5439);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2251);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3629);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8832);
/**
 * What the plans do: what they destroy, replace or forget and the actions that they invoke are always visible,
 * all others folded, and in the fold each has what changes inside. Every text is hostile until escaped.
 */








const ACTION_SIGNS = {
    delete: '−',
    replace: '±',
    invoke: '»',
    forget: '∅',
    update: '~',
    create: '+',
    none: '→',
};
const ACTION_WORDS = {
    delete: 'destroyed',
    replace: 'replaced',
    invoke: 'invoked',
    forget: 'no longer managed',
    update: 'updated in place',
    create: 'created',
    none: 'moved or imported',
};
/** `3 resources destroyed`, `1 action invoked` */
function actionCountWords(action, number) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(number, action === 'invoke' ? 'action' : 'resource')} ${ACTION_WORDS[action]}`;
}
/** Terraform's reasons in words; a reason that is not listed here is left out. */
const REASONS = {
    tainted: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `is marked as damaged (tainted)`,
    requested: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `its replacement was asked for`,
    replace_triggered_by: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `something changes that replaces it (replace_triggered_by)`,
    cannot_update: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `cannot be updated in place`,
    delete_because_no_resource_config: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `is no longer in the configuration`,
    delete_because_wrong_repetition: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `does not fit the count or for_each of its block`,
    delete_because_count_index: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `its number is beyond count`,
    delete_because_each_key: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `its key is no longer in for_each`,
    delete_because_no_module: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `its module is no longer called`,
    delete_because_no_move_target: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `was moved to where nothing is configured`,
};
/** The service's counts, with the replacements that the list of changes shows. Undefined for a plan that did not finish. */
function changeCountsOf({ plan, changes, }) {
    if (plan?.status !== 'finished')
        return undefined;
    const { additions, changes: updates, destructions } = plan;
    // The service counts a replacement twice: as one that is added, and one that is destroyed.
    const replaces = countReplacements(plan, changes);
    const countedTwice = Math.min(replaces ?? 0, additions, destructions);
    return {
        adds: additions - countedTwice,
        changes: updates,
        destroys: destructions - countedTwice,
        replaces,
    };
}
/** By the list of changes where it is whole; else 0 where the service's counts leave room for none. */
function countReplacements({ additions, destructions }, changes) {
    if (changes !== undefined && changes.doubt === undefined) {
        return changes.changes.filter(({ action }) => action === 'replace').length;
    }
    return additions === 0 || destructions === 0 ? 0 : undefined;
}
/** For how many resources a plan has the action, or how many actions it invokes; undefined if no source says it. */
function countByAction(workspace, action) {
    const { changes } = workspace;
    if (action === 'delete')
        return changeCountsOf(workspace)?.destroys;
    if (action === 'replace')
        return changeCountsOf(workspace)?.replaces;
    return changes?.changes.filter((change) => change.action === action).length;
}
/** `+12 ~3 −1` and what else a plan comes to; `strong` marks what destroys. A dash where nothing is known. */
function planWords(workspace, strong = _text_js__WEBPACK_IMPORTED_MODULE_5__/* .unchanged */ .Cv) {
    const { plan, changes } = workspace;
    const counts = changeCountsOf(workspace);
    if (plan?.status === 'errored')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `failed`;
    if (plan === undefined || counts === undefined)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `–`;
    const listed = changes?.changes ?? [];
    const numberOf = (word) => listed.filter(({ action }) => action === word).length;
    const forgotten = numberOf('forget');
    const invoked = numberOf('invoke');
    const moved = listed.filter(({ previousAddress: before, address }) => before !== undefined && before !== address).length;
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .hasNoChanges */ .hE)(plan) && forgotten + invoked + moved === 0)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `no changes`;
    const { adds, changes: updates, destroys, replaces = 0 } = counts;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', adds > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `+${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(adds)}` : '', updates > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `~${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(updates)}` : '', destroys > 0 ? strong((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `−${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(destroys)}`) : '', replaces > 0 ? strong((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `±${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(replaces)}`) : '', forgotten > 0 ? strong((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(forgotten)} forgotten`) : '', plan.imports > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(plan.imports)} imported` : '', moved > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(moved)} moved` : '', invoked > 0 ? strong((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(invoked, 'action')) : '');
    return words || (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `changes outputs only`;
}
/** `+180 −1 in 60 workspaces`: what all plans come to; empty where no plan is known. */
function planTotals({ workspaces }) {
    const counts = workspaces.map(changeCountsOf).filter((each) => each !== undefined);
    if (counts.length === 0)
        return '';
    const total = (name) => sum(counts, (each) => each[name] ?? 0);
    const part = (sign, number) => number > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${sign}${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(number)}` : '';
    const strong = (words) => words && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `**${words}**`;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', part((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `+`, total('adds')), part((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `~`, total('changes')), strong(part((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `−`, total('destroys'))), strong(part((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `±`, total('replaces'))));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${words || 'no changes'} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .workspaceCountWords */ .jK)(counts.length)}`;
}
/** The sum over all workspaces, for outputs; empty if one of them is unknown. */
function changeTotals(workspaces) {
    const countsOfAll = workspaces.map(changeCountsOf);
    const total = (name) => {
        if (countsOfAll.some((counts) => counts?.[name] === undefined))
            return '';
        return String(sum(countsOfAll, (counts) => counts?.[name] ?? 0));
    };
    return {
        adds: total('adds'),
        changes: total('changes'),
        destroys: total('destroys'),
        replaces: total('replaces'),
    };
}
/** Room is kept for a line with a number of this length. */
const LARGE_NUMBER = 1_000_000;
/**
 * What the plans destroy, replace, forget or invoke: a heading, why the list may be incomplete, and as many changes as fit,
 * at most `most` different ones. `missing` counts changes that no line mentions.
 */
function prominentBlock(view, budget, most) {
    const prominent = prominentChanges(view);
    const heading = prominentHeading(prominent, view);
    const doubts = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhileFits */ .oW)(budget, linesOf(view, doubtLine), _text_js__WEBPACK_IMPORTED_MODULE_5__/* .unchanged */ .Cv);
    if (heading === '' ||
        !budget.tryTake((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${heading}\n\n${hiddenChangesLine(LARGE_NUMBER, view)}`))
        return { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n>\n', ...doubts), missing: prominent.length };
    const groups = groupSameChanges(prominent).slice(0, most);
    const unlistedLines = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhileFits */ .oW)(budget, linesOf(view, unreadChangesLine), _text_js__WEBPACK_IMPORTED_MODULE_5__/* .unchanged */ .Cv);
    const lines = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhileFits */ .oW)(budget, groups, (group) => changeLine(group, view, changeReason));
    const missing = prominent.length - groups.slice(0, lines.length).flat().length;
    const list = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n', ...lines, ...unlistedLines);
    const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
    return {
        text: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n\n', heading, (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n>\n', ...doubts), list, more),
        missing: 0,
    };
}
/**
 * The first `most` changes with what changes inside, those that destroy first. Where nothing is known
 * of that, or there is no room for it: all other changes.
 */
function changesFold(view, budget, most) {
    const withAttributes = isAnyAttributeKnown(view) &&
        tryChangesFold(view, budget.unpaidCopy(), { most, withAttributes: true }).isWhole;
    return tryChangesFold(view, budget, { most, withAttributes }).block;
}
/** @param withAttributes whether all changes are listed with their attributes, or those that are not prominent without */
function tryChangesFold(view, budget, { most, withAttributes }) {
    const allChanges = changesOf(view);
    const others = allChanges.filter(({ action }) => !(0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isProminent */ .jR)(action));
    const listed = withAttributes ? [...prominentChanges(view), ...others] : others;
    const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
    if (number === 0)
        return { block: { text: '', missing: 0 }, isWhole: true };
    const attributes = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, with ${number === 1 ? 'its' : 'their'} attributes`;
    const noun = withAttributes || allChanges.length === listed.length ? 'change' : 'other change';
    const groups = groupSameChanges(listed).slice(0, most);
    const ofResources = view.workspaces.length > 1 && groups.length < listed.length
        ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(groups.length, 'resource')}`
        : '';
    const title = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `<details><summary>${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(number, noun)}${ofResources}${withAttributes ? attributes : ''}</summary>`;
    const end = hiddenChangesLine(LARGE_NUMBER, view);
    if (!budget.tryTake((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
        return { block: { text: '', missing: number }, isWhole: false };
    const sentences = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhileFits */ .oW)(budget, linesOf(view, unreadAttributesLine), _text_js__WEBPACK_IMPORTED_MODULE_5__/* .unchanged */ .Cv);
    const reasonOf = withAttributes ? reasonAndAttributes : changeReason;
    const lines = (0,_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .renderWhileFits */ .oW)(budget, groups, (group) => changeLine(group, view, reasonOf));
    const missing = number - groups.slice(0, lines.length).flat().length;
    const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
    const omission = withAttributes || !isAnyAttributeKnown(view) ? '' : ATTRIBUTES_OMITTED;
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n\n', title, (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n', ...lines), more, omission, (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('\n>\n', ...sentences), '</details>');
    return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}
const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';
function unreadAttributesLine({ name, changes }, view) {
    if (changes?.unread === undefined)
        return '';
    const which = view.workspaces.length > 1 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name, 60)}: ` : '';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `> ${which}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(changes.unread)}`;
}
/** The first `most` changes that are prominent, for the job's log. */
function prominentLines(view, most) {
    const groups = groupSameChanges(prominentChanges(view));
    const lines = groups.slice(0, most).map((group) => {
        const [change] = group;
        const parts = [
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(change.address, 200),
            (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .fileAndLine */ .CP)({ location: commonPlace(group) }),
            (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(workspacesWords(group, view)),
            (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(changeReason(change)),
        ];
        return `  ${ACTION_SIGNS[change.action]} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)('   ', ...parts)}`;
    });
    const more = groups.length - lines.length;
    const doubts = view.workspaces.flatMap(({ name, changes }) => changes?.doubt === undefined
        ? []
        : [`  ? ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(name, 60)}: ${MAY_BE_INCOMPLETE} ${changes.doubt}`]);
    const rest = more > 0 ? [`  … and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(more)} more of these`] : [];
    return [...lines, ...rest, ...doubts.slice(0, most)];
}
const MAY_BE_INCOMPLETE = 'the list of changes may not be whole.';
/** What all plans do, each with its workspace. */
function changesOf({ workspaces }) {
    return workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
}
function prominentChanges(view) {
    return changesOf(view).filter(({ action }) => (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isProminent */ .jR)(action));
}
/** The lines of all workspaces, without the empty ones. */
function linesOf(view, lineOf) {
    return view.workspaces.map((workspace) => lineOf(workspace, view)).filter(Boolean);
}
/** Groups of a change that is the same in several workspaces, whatever its file: it is listed once. */
function groupSameChanges(changes) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(changes, (change) => ({ ...change, workspace: '', location: undefined }));
}
function prominentHeading(prominent, view) {
    const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
    const numberOf = (word) => prominent.filter(({ action }) => action === word).length;
    const isOnePlan = view.workspaces.length === 1;
    const verbEnd = isOnePlan ? 's' : '';
    const destroyed = numberOf('delete') + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
    const ofResources = [
        ['destroy', destroyed],
        ['replace', numberOf('replace')],
        ['forget', numberOf('forget')],
    ];
    const invoked = numberOf('invoke');
    const what = ofResources
        .filter(([, number]) => number > 0)
        .map(([verb, number], at) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${verb}${verbEnd} ${at === 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(number, 'resource') : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(number)}`);
    if (invoked > 0)
        what.push((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `invoke${verbEnd} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(invoked, 'action')}`);
    if (what.length === 0)
        return '';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `#### ${isOnePlan ? 'This plan' : 'These plans'} ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)((0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)(what))}`;
}
function unreadChangesLine(workspace, view) {
    const { name, plan, changes } = workspace;
    const destroyed = plan?.destructions ?? 0;
    if (changes !== undefined || destroyed === 0)
        return '';
    const which = view.workspaces.length > 1 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name, 60)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(destroyed)}. ` : '';
    const run = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .runLink */ .ut)(workspace, view.context) || (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `the run`;
    const see = view.context.isLocal === true ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `: see ${run}`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `- ${which}Which ones could not be read${see}.`;
}
function doubtLine(workspace, view) {
    const { name, changes } = workspace;
    if (changes?.doubt === undefined)
        return '';
    const run = (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .runLink */ .ut)(workspace, view.context) || (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `the run`;
    const see = view.context.isLocal === true ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` See ${run}.`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `> ⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name, 60)}: ${MAY_BE_INCOMPLETE} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(changes.doubt)}${see}`;
}
function changeLine(group, view, reasonOf) {
    const [change] = group;
    const { address, action } = change;
    const location = commonPlace(group);
    const fileLine = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .fileAndLine */ .CP)({ location });
    const url = location && (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .permalink */ .eL)(location, view.context);
    const where = fileLine && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(fileLine), url, (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .allowedOrigins */ .qL)(view.context));
    const names = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(workspacesWords(group, view));
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', where, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(address, 200), names);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `- **${ACTION_SIGNS[action]}** ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(': ', what, (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)(reasonOf(change)))}`;
}
/** The place of a change; undefined where it is in several files. */
function commonPlace(group) {
    const [first, ...others] = group.map((change) => (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .fileAndLine */ .CP)(change));
    return others.every((place) => place === first) ? group[0].location : undefined;
}
/** The workspaces of a change, if the report has several workspaces. */
function workspacesWords(group, view) {
    const names = [...new Set(group.map(({ workspace }) => workspace))];
    return view.workspaces.length < 2 ? '' : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `in ${(0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_7__/* .workspaceNames */ .c)(names, view)}`;
}
/** The reason for a change and its special features; empty if there are none. */
function changeReason(change) {
    const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
    const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, `, deposed ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `what an earlier replacement left behind` : '', previousAddress === undefined
        ? ''
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `moved from ${codePart((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(previousAddress, 200))}`, imported ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `imported` : '', action === 'forget' ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `stays, but is no longer managed` : '', change.recreated === true ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `and a new one is created` : '', trigger === undefined ? '' : codePart((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)((0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTrigger */ .gb)(trigger), 300)), (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` `, isKnown ? (REASONS[reason] ?? '') : '', attributes.length > 0 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `(${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)(attributes.map(codePart), 4)})` : ''));
}
const codePart = (text) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('code', text, 200);
const codeParts = (names) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, `, ...names.map(codePart));
/** The reason, and the first attributes; what forces a replacement is named once. */
function reasonAndAttributes(change) {
    const isOfWholeResource = change.action === 'create' || change.action === 'delete';
    const attributes = attributeWords(change, isOfWholeResource ? 6 : 16);
    // The reason names the attributes that force a replacement, and so do the words of the attributes.
    const reason = changeReason(attributes === '' ? change : { ...change, attributes: [] });
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `; `, reason, attributes);
}
/** `ami forces replacement; size, tags`: the first `most` attributes that change. Empty if none is known. */
function attributeWords({ differs = [] }, most) {
    const shown = differs.slice(0, most);
    const forcing = shown.filter(({ forces }) => forces === true).map(({ name }) => name);
    const others = shown.filter(({ forces }) => forces !== true).map(({ name }) => name);
    const more = differs.length - shown.length;
    const otherWords = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` `, codeParts(others), more > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(more)} more` : '');
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `; `, forcingWords(forcing), otherWords);
}
/** `ami forces replacement`; empty without a name. */
function forcingWords(names) {
    if (names.length === 0)
        return '';
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${codeParts(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
/** Whether there is anything to say of the attributes of any change. */
function isAnyAttributeKnown({ workspaces }) {
    const allChanges = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
    return allChanges.some(({ differs = [] }) => differs.length > 0);
}
function hiddenChangesLine(number, { workspaces, context }) {
    if (context.isLocal === true)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(number)} more.`;
    const runs = workspaces
        .filter(({ changes }) => changes !== undefined)
        .map((workspace) => (0,_links_js__WEBPACK_IMPORTED_MODULE_2__/* .runLink */ .ut)(workspace, context))
        .filter(Boolean);
    const see = runs.length > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(runs, 3) : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the run`;
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .toMarkdown */ .l6)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `… and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(number)} more: see ${see}.`);
}
function sum(items, numberOf) {
    return items.reduce((total, item) => total + numberOf(item), 0);
}
//# sourceMappingURL=changes.js.map

/***/ }),

/***/ 7713:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: function() { return /* binding */ footerLine; },
/* harmony export */   O0: function() { return /* binding */ encodePath; },
/* harmony export */   eL: function() { return /* binding */ permalink; },
/* harmony export */   qL: function() { return /* binding */ allowedOrigins; },
/* harmony export */   ut: function() { return /* binding */ runLink; },
/* harmony export */   wH: function() { return /* binding */ pullRequestWords; }
/* harmony export */ });
/* harmony import */ var _model_uncommitted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1880);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1804);




/** The only origins that links of the report may lead to. */
function allowedOrigins({ serviceOrigin, repository, job }) {
    return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
/** The id of the run, with a link to its page; empty without a run. */
function runLink({ runId, runUrl }, context) {
    return runId === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(runId, 40), runUrl, allowedOrigins(context));
}
/** The last line of a report: the commit, the job, the time and the version. */
function footerLine(context) {
    const { commit, job, version, startedAt, uncommittedFiles } = context;
    const origins = allowedOrigins(context);
    const attempt = job && job.attempt > 1 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` attempt ${job.attempt}` : '';
    const facts = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)(' · ', commit &&
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `Commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)((0,_model_uncommitted_js__WEBPACK_IMPORTED_MODULE_2__/* .uncommittedWords */ .D)(uncommittedFiles))}`, job && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(hostStyle(context).job, job.url, origins)}${attempt}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `evaluated ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMinute */ .Yi)(startedAt) || 'at an unknown time'}`, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(version) : ''}`);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `<sub>${facts}</sub>`;
}
const GITHUB_STYLE = {
    line: '/blob/{commit}/{path}#L{line}',
    job: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `workflow run`,
    change: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `pull request #`,
};
function hostStyle({ repository }) {
    return repository?.style ?? GITHUB_STYLE;
}
/** `pull request #42`, as the host calls it. */
function pullRequestWords(context) {
    const { pullRequest } = context;
    return pullRequest && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${hostStyle(context).change}${pullRequest.number}`;
}
/** The URL of a file's line at the commit; undefined if one of the two is unknown. */
function permalink(location, context) {
    const { repository, commit } = context;
    if (!repository || !commit)
        return undefined;
    const base = `${(0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutTrailing */ .h)(repository.serverUrl, '/')}/${encodePath(repository.slug)}`;
    const sha = encodeURIComponent(location.commit ?? commit.sha);
    const path = encodePath(location.path);
    const values = {
        '{commit}': sha,
        '{path}': path,
        '{path-in-query}': encodeURIComponent(`/${wellFormed(location.path)}`),
        '{line}': String(location.startLine),
    };
    const { line } = hostStyle(context);
    return (base + line.replaceAll(/\{[a-z-]+\}/g, (placeholder) => values[placeholder] ?? placeholder));
}
/** A path for an address: its slashes stay. */
function encodePath(path) {
    return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
/** Half a surrogate pair cannot be encoded, and becomes U+FFFD. */
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd');
}
//# sourceMappingURL=links.js.map

/***/ }),

/***/ 4340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: function() { return /* binding */ encodeMarker; },
/* harmony export */   Rs: function() { return /* binding */ markerStart; },
/* harmony export */   TR: function() { return /* binding */ MOST_ENDED; },
/* harmony export */   V6: function() { return /* binding */ MOST_ASKED; },
/* harmony export */   XT: function() { return /* binding */ encodeCommands; },
/* harmony export */   fj: function() { return /* binding */ ownerId; },
/* harmony export */   m6: function() { return /* binding */ currentCommands; },
/* harmony export */   rH: function() { return /* binding */ decodeMarker; },
/* harmony export */   x_: function() { return /* binding */ refusedCommands; }
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _model_approval_marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3583);
/* harmony import */ var _model_comment_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4073);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);
/**
 * The last line of a comment: which job reported, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Three things in it are more,
 * and are proved elsewhere: signed approvals, seals of runs, and which runs a command ended.
 */





/**
 * What the jobs of a gate are known by in its comment: a job that is run again, or for another commit, has the same id.
 *
 * @param selected what the job was asked to judge, in words
 */
function ownerId(selected) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hash */ .tW)(selected);
}
const MOST_FINGERPRINTS = 200;
const MOST_ASKED = 100;
/** Older ones are older than a day, which ends the use of a run as well. */
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
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs and what was asked: these are always kept
 */
function encodeMarker(state, limit = STATE_LIMIT) {
    let hints = MOST_FINGERPRINTS;
    let encoded = encodeState(state, hints);
    const alwaysKept = [
        encodeCommands(state.commands ?? []),
        state.report?.seals,
        state.ended,
        state.asked,
    ];
    // Base64 of ASCII takes 4/3 of its length; twice the length leaves room for some other letters.
    const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
    while (encoded.length > mostUnits && hints > 0) {
        hints = Math.floor(hints * 0.75);
        encoded = encodeState(state, hints);
    }
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(`${markerStart(state.key)}s=${encoded} -->`);
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
function encodeState({ report, commands = [], ended = [], asked = [] }, hints) {
    const encoded = {
        r: report && encodeReport(report, hints),
        a: commands.length > 0 ? encodeCommands(commands) : undefined,
        e: ended.length > 0 ? ended : undefined,
        n: asked.join('') || undefined,
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
    const parsed = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(json);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(parsed))
        return undefined;
    const { r: encoded, a: acts, e: ended, n: asked } = parsed;
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
    };
}
/** Commands that only get an answer. The next report leaves them out. */
const REFUSALS = ['not-owner', 'refused', 'unclear'];
const ONLY_ANSWERED = [..._model_comment_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .QUESTIONS */ .c, ...REFUSALS];
/** More answers to refused commands are not shown: the newest stay. */
const MOST_REFUSED = 5;
function isRefusal(verb) {
    return typeof verb === 'string' && REFUSALS.includes(verb);
}
/** How many commands are kept besides valid approvals: the newest ones. */
const MOST_OTHERS = 8;
/** The most UTF-16 units of all kept commands: four with as many approvals as possible fit. */
const COMMANDS_BUDGET = 32_000;
/** The commands as lists of plain values, for the state at the end of the comment. */
function encodeCommands(commands) {
    return commands.map(({ verb, by, at, commit, reason, approvals }) => [
        isRefusal(verb) ? verb : _model_comment_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .VERBS */ .h.indexOf(verb),
        by,
        at,
        commit,
        reason,
        approvals.map(({ workspaceId, marks, signature, appPushed }) => [
            workspaceId,
            marks,
            signature,
            Number(appPushed),
        ]),
    ]);
}
/** The commands that `encodeCommands` wrote. Entries in a wrong form are left out. */
function decodeCommands(value) {
    const commands = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(value).flatMap((encoded) => {
        const [word, by, at, commit, reason, approvals] = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(encoded);
        const verb = decodeVerb(word);
        if (verb === undefined || typeof by !== 'string' || typeof at !== 'string')
            return [];
        if (typeof commit !== 'string' || typeof reason !== 'string')
            return [];
        return [{ verb, by, at, commit, reason, approvals: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(approvals).flatMap(decodeApproval) }];
    });
    return limitCommands(commands);
}
function decodeVerb(word) {
    if (isRefusal(word))
        return word;
    return typeof word === 'number' ? _model_comment_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .VERBS */ .h[word] : undefined;
}
function decodeApproval(value) {
    const [workspaceId, marks, signature, appPushed] = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(value);
    const isValid = typeof workspaceId === 'string' &&
        typeof marks === 'string' &&
        typeof signature === 'string' &&
        marks.length % _model_approval_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .MARK_LETTERS */ .mN === 0 &&
        marks.length <= _model_approval_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_APPROVED */ .kn * _model_approval_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .MARK_LETTERS */ .mN &&
        /^[A-Za-z0-9_-]+$/.test(marks);
    return isValid ? [{ workspaceId, marks, signature, appPushed: appPushed === 1 }] : [];
}
/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
function currentCommands(commands, ...commits) {
    return limitCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
/**
 * Limits the list to what fits into the comment, in its order. An approval is dropped only for a later one by which the same
 * person approves the same, or if later approvals need its place, never for another command.
 */
function limitCommands(commands) {
    // What was refused takes the place of no other command.
    const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
    const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
    const approvedLater = new Set();
    const approving = newestFirst.filter((command) => {
        // Each person counts.
        const who = `${command.commit} ${command.by.toLowerCase()}`;
        const marks = command.approvals.flatMap((approval) => (0,_model_approval_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .marksIn */ .MC)(approval).map((mark) => `${who} ${approval.workspaceId} ${mark}`));
        const approvesMore = marks.some((mark) => !approvedLater.has(mark));
        for (const mark of marks)
            approvedLater.add(mark);
        return approvesMore;
    });
    const others = newestFirst.filter((command) => !approving.includes(command));
    const kept = new Set();
    let left = COMMANDS_BUDGET;
    for (const command of [...approving, ...others.slice(0, MOST_OTHERS)]) {
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
        places: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(places).filter((text) => isLike(text, /^[0-9a-f]{1,500}$/)),
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
    const entries = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(value) ? Object.entries(value) : [];
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

/***/ 4707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: function() { return /* binding */ messageText; },
/* harmony export */   VL: function() { return /* binding */ messageLines; },
/* harmony export */   g6: function() { return /* binding */ fitsIn; }
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);
/** The texts of messages, as far as a surface has room for them. What is left out is counted. */


/**
 * The lines of messages that are not empty, without the space around them, cleaned. Hostile until the surface escapes them.
 *
 * @returns `rest` counts what is left out: `… 3 more lines`; empty if nothing is
 */
function messageLines(messages, limits) {
    const lines = [];
    let left = limits.characters;
    let hidden = 0;
    for (const message of messages) {
        for (const line of (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(message).split('\n')) {
            const text = line.trim();
            if (text === '')
                continue;
            const cut = text.length - left;
            if (left <= 0 || lines.length >= limits.lines)
                hidden += 1;
            else if (cut <= 0)
                lines.push(text);
            else
                lines.push(`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, left)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(cut, 'more character')})`);
            left -= text.length;
        }
    }
    return { lines, rest: hidden > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(hidden, 'more line')}` : '' };
}
/** Whether `messageLines` leaves nothing out. */
function fitsIn(messages, limits) {
    const length = messages.reduce((sum, message) => sum + message.length, 0);
    return length <= limits.characters && messageLines(messages, limits).rest === '';
}
/** All lines of messages as they were written, up to a number of UTF-16 units; a last line counts the others. */
function messageText(messages, limit) {
    const text = messages.join('\n');
    const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, limit)).trim();
    const cut = text.length - limit;
    return cut > 0 ? `${shown}\n… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .countWords */ .rj)(cut, 'more character')}` : shown;
}
//# sourceMappingURL=message-text.js.map

/***/ }),

/***/ 2314:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SU: function() { return /* binding */ ownBaseline; },
/* harmony export */   TY: function() { return /* binding */ unmentionedAddresses; },
/* harmony export */   c0: function() { return /* binding */ unshownOutput; },
/* harmony export */   cK: function() { return /* binding */ hiddenWords; },
/* harmony export */   tI: function() { return /* binding */ withOccurrences; }
/* harmony export */ });
/* unused harmony export unsaidOutput */
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8397);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3629);
/** What a cause says of one resource, of several or of none: each message with its place, the same on all surfaces. */




/** The draft with each resource and what is said of it, and then each general message; the whole cause if there are none of both. */
function withOccurrences(draft) {
    const { fingerprint, age, baseline, workspaces } = draft;
    const resources = (0,_policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .resourcesAlone */ .nh)(draft);
    const message = draft.message.trim();
    const ofResources = resources.map(({ address, messages, ...resource }) => {
        const about = { noun: 'resource', addresses: [address] };
        return { ...resource, ...about, ...mentionedIn(messages, [address]) };
    });
    const general = draft.generalMessages.map(({ text, addresses, ...rest }) => {
        const about = { noun: 'message', age, baseline, addresses };
        return { ...rest, ...about, ...mentionedIn([text], addresses) };
    });
    const [first, ...others] = [...ofResources, ...general];
    if (first === undefined) {
        const messages = [message || _words_js__WEBPACK_IMPORTED_MODULE_3__/* .STATUS_WORDS */ .ly[draft.status]];
        const facts = { fingerprint, age, baseline, workspaces };
        const whole = { ...facts, noun: 'message', addresses: [], mentioned: [], messages };
        return { ...draft, occurrences: [whole], messageOfAll: '' };
    }
    const [address = ''] = first.addresses;
    if (others.length === 0 && first.messages.length === 0) {
        const messages = [(0,_policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutAddress */ .L1)(message, address)].filter(Boolean);
        const only = { ...first, ...mentionedIn(messages, [address]) };
        return { ...draft, occurrences: [only], messageOfAll: '' };
    }
    const occurrences = [first, ...others];
    const said = occurrences.flatMap(({ addresses: [one = ''], messages }) => messages.flatMap((text) => [text, `${one}: ${text}`]));
    // Whatever was printed is a message of an occurrence.
    const isSaid = new Set([...said, ...draft.output].map((text) => text.trim())).has(message);
    return { ...draft, occurrences, messageOfAll: isSaid ? '' : message };
}
function mentionedIn(messages, addresses) {
    const named = new Set(messages.flatMap((message) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(message).addresses));
    // A service may name a resource by something that is no address.
    const isNamed = (name) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW)(name) ? named.has(name) : messages.some((message) => message.includes(name));
    return { messages, mentioned: addresses.filter(isNamed) };
}
/** `2 more resources`, `1 more message`, or both: what the occurrences are that a list does not show; empty if none is. */
function hiddenWords(hidden) {
    const resources = hidden.filter(({ noun }) => noun === 'resource').length;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' and ', (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(resources, 'more resource'), (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(hidden.length - resources, 'more message'));
}
/** The resources of an occurrence that the first `limit` characters of its messages do not name. */
function unmentionedAddresses({ addresses, mentioned, messages }, limit = Infinity) {
    const shown = messages.join('\n').slice(0, limit);
    return addresses.filter((address) => !mentioned.includes(address) || !shown.includes(address));
}
/** The baseline of an occurrence, if it differs from that of its cause. */
function ownBaseline(occurrence, cause) {
    return occurrence.baseline === cause.baseline ? undefined : occurrence.baseline;
}
/** What was printed and is in no message, or in one for which `isWhole` is false. */
function unsaidOutput({ message, output, resources, generalMessages }, isWhole = () => true) {
    const said = new Set(['']);
    const add = (text) => {
        for (const line of [text, ...text.split('\n')])
            said.add(line.trim());
    };
    if (isWhole([message]))
        add(message);
    for (const { address, messages } of resources) {
        said.add(address);
        if (!isWhole(messages))
            continue;
        for (const each of messages) {
            add(each);
            add(`${address}: ${each}`);
        }
    }
    for (const { text } of generalMessages)
        if (isWhole([text]))
            add(text);
    const isSaid = (entry) => said.has(entry.trim()) || entry.split('\n').every((line) => said.has(line.trim()));
    return output.filter((entry) => !isSaid(entry));
}
/** Printed messages and lines that the occurrences do not show whole. */
function unshownOutput(cause, isWhole) {
    const { output, resources, own } = cause;
    const unshown = unsaidOutput(cause, isWhole);
    // Policies of the service print headings above the lines of several resources: no line is shown without its heading.
    const hasHeadings = resources.length > 1 && own !== true;
    return unshown.length > 0 && hasHeadings ? output : unshown;
}
//# sourceMappingURL=occurrences.js.map

/***/ }),

/***/ 2251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DP: function() { return /* binding */ joinSentences; },
/* harmony export */   J9: function() { return /* binding */ firstItems; },
/* harmony export */   MZ: function() { return /* binding */ phrase; },
/* harmony export */   SP: function() { return /* binding */ itemToMarkdown; },
/* harmony export */   bo: function() { return /* binding */ toPlainText; },
/* harmony export */   l6: function() { return /* binding */ toMarkdown; },
/* harmony export */   uQ: function() { return /* binding */ linkPart; },
/* harmony export */   vn: function() { return /* binding */ sentencePart; }
/* harmony export */ });
/* unused harmony exports signPart, itemToPlainLines */
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);
/**
 * A sentence that several surfaces show: a tree of words of this program and of parts that hold text from outside. It is
 * made once, and each surface makes its own text of it: only there, text from outside is escaped. An item of a list is a
 * sentence with items below it.
 */


/** @param limit the most UTF-16 units of `text` in Markdown */
function sentencePart(kind, text, limit) {
    return { kind, text, limit, words: '' };
}
/** @param href an address of this project, or one that `safeHref` returned: it is not examined again */
function linkPart(words, href) {
    return { kind: 'link', text: href, limit: Infinity, words };
}
/** @param text in Markdown, such as `✅` @param words in its place in plain text, such as `✓` */
function signPart(text, words) {
    return { kind: 'sign', text, limit: Infinity, words };
}
function phrase(strings, ...holes) {
    return strings.flatMap((text, at) => (at === 0 ? [text] : [holes[at - 1], text]));
}
/** The parts that are not empty, with `between` between them; empty if all are. */
function joinSentences(between, ...parts) {
    const [first, ...others] = parts.filter((part) => part !== '');
    return first === undefined ? '' : [first, ...others.flatMap((part) => [between, part])];
}
function renderSentence(sentence, renderPart) {
    if (typeof sentence === 'string')
        return sentence;
    if ('kind' in sentence)
        return renderPart(sentence);
    return sentence.map((inner) => renderSentence(inner, renderPart)).join('');
}
function toMarkdown(sentence) {
    const renderPart = ({ kind, text, limit, words }) => {
        if (kind === 'link')
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(`[${toMarkdown(words)}](${text})`);
        if (kind === 'sign')
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(text);
        return kind === 'text' ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(text, limit) : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(text, limit);
    };
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(renderSentence(sentence, renderPart));
}
/** Without markup; only what a person types is between backticks. Hostile until escaped. */
function toPlainText(sentence) {
    return renderSentence(sentence, ({ kind, text, words }) => {
        if (kind === 'link')
            return `${toPlainText(words)} (${text})`;
        if (kind === 'sign')
            return toPlainText(words);
        return kind === 'typed' ? `\`${text}\`` : text;
    });
}
/**
 * Items for the first `most` things, and one that counts the others.
 *
 * @param restWords what the last item says about the others, and how many these are
 */
function firstItems(all, most, toItem, restWords = (number, _rest) => phrase `and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(number)} more`) {
    const rest = all.slice(most);
    const last = rest.length > 0 ? [{ words: restWords(rest.length, rest) }] : [];
    return [...all.slice(0, most).map(toItem), ...last];
}
function itemToMarkdown({ words, children = [] }, indent = '') {
    const below = children.map((child) => itemToMarkdown(child, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${indent}  `));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('\n', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${indent}- ${toMarkdown(words)}`, ...below);
}
/** Lines without markup, two spaces deeper at each level. Hostile until escaped. */
function itemToPlainLines({ words, children = [] }, indent) {
    const below = children.flatMap((child) => itemToPlainLines(child, `${indent}  `));
    return [indent + toPlainText(words), ...below];
}
//# sourceMappingURL=sentence.js.map

/***/ }),

/***/ 4913:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: function() { return /* binding */ groupBy; },
/* harmony export */   C7: function() { return /* binding */ formatElapsed; },
/* harmony export */   Cv: function() { return /* binding */ unchanged; },
/* harmony export */   J4: function() { return /* binding */ firstParts; },
/* harmony export */   JO: function() { return /* binding */ joinNonEmpty; },
/* harmony export */   Tq: function() { return /* binding */ verbFor; },
/* harmony export */   UF: function() { return /* binding */ compareCodeUnits; },
/* harmony export */   Xq: function() { return /* binding */ formatSize; },
/* harmony export */   Yi: function() { return /* binding */ formatMinute; },
/* harmony export */   Z: function() { return /* binding */ listParts; },
/* harmony export */   ZV: function() { return /* binding */ formatNumber; },
/* harmony export */   _7: function() { return /* binding */ textWithRemedy; },
/* harmony export */   eQ: function() { return /* binding */ countWordsIfAny; },
/* harmony export */   jK: function() { return /* binding */ workspaceCountWords; },
/* harmony export */   rj: function() { return /* binding */ countWords; },
/* harmony export */   so: function() { return /* binding */ listText; },
/* harmony export */   tW: function() { return /* binding */ hash; },
/* harmony export */   xZ: function() { return /* binding */ policyCountWords; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _archive_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2591);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4132);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75);
/** How figures, times and lists are written and put in order. */





/** `1 policy`, `2 policies`; large numbers with separators. @param many left out: `one` with an `s` */
function countWords(number, one, many) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(`${formatNumber(number)} ${number === 1 ? one : (many ?? `${one}s`)}`);
}
/** As `countWords`, and empty for 0. */
function countWordsIfAny(number, one, many) {
    return number > 0 ? countWords(number, one, many) : '';
}
/** The form of a verb that fits a number: `1 policy needs`, `2 policies need`. */
function verbFor(number, one, many) {
    return number === 1 ? one : many;
}
/** `2 policies` */
const policyCountWords = (number) => countWords(number, 'policy', 'policies');
/** `2 workspaces` */
const workspaceCountWords = (number) => countWords(number, 'workspace');
/** `12345` as `12,345`, the same in every locale. */
function formatNumber(number) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(String(number).replace(/\B(?=(?:\d{3})+$)/g, ','));
}
/** In place of a function that marks a text, where the text is not marked. */
const unchanged = (text) => text;
/**
 * `a`, `a and b`, `a, b and c`. Of more parts than `limit`, the words for the others take the last place: `a, b and 7 more`.
 * The parts and the words between them are returned one by one, because parts may be sentences.
 */
function listParts(parts, limit = Infinity) {
    const shown = parts.length > limit ? parts.slice(0, limit - 1) : parts;
    const rest = parts.length - shown.length;
    return withSeparators(rest > 0 ? [...shown, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(`${formatNumber(rest)} more`)] : shown);
}
/** As `listParts`, but the words for the others come after `limit` parts: `a, b, c and 7 more workspaces`. */
function firstParts(parts, limit, others = (number) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(`${formatNumber(number)} more`)) {
    const rest = parts.length - limit;
    return rest > 0
        ? withSeparators([...parts.slice(0, limit), others(rest)])
        : withSeparators(parts);
}
/** The parts with what stands between them: `a, b and c`. */
function withSeparators(parts) {
    return parts.flatMap((part, index) => {
        const between = index === parts.length - 1 ? ' and ' : ', ';
        return index === 0 ? [part] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(between), part];
    });
}
/** `listParts` as one text. @param toShown what is shown of an item */
function listText(items, limit = Infinity, toShown = unchanged) {
    return listParts(items.map(toShown), limit).join('');
}
function joinNonEmpty(between, ...parts) {
    return parts.filter(Boolean).join(between);
}
/** Compares by UTF-16 units, for `sort`: the order is the same on every machine. */
function compareCodeUnits(one, other) {
    return one < other ? -1 : one > other ? 1 : 0;
}
/**
 * Groups of items with the same key, in the order of their first items.
 *
 * @param keyOf makes any value; two are the same if their JSON is
 */
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = JSON.stringify(keyOf(item));
        const group = groups.get(key);
        if (group)
            group.push(item);
        else
            groups.set(key, [item]);
    }
    return [...groups.values()];
}
/** `2026-11-20 14:02 UTC` of an ISO date; empty for what is no date. */
function formatMinute(iso) {
    const date = new Date(iso);
    return Number.isNaN(date.getTime())
        ? ''
        : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(`${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
}
/** `1.3 MB`, `999 bytes` */
function formatSize(bytes) {
    return bytes < 1000 ? countWords(bytes, 'byte') : (0,_archive_describe_js__WEBPACK_IMPORTED_MODULE_3__/* .formatBytes */ .z3)(bytes);
}
/** `00:43`, `1:02:03`: minutes and seconds, with hours from one on. */
function formatElapsed(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const two = (number) => String(number).padStart(2, '0');
    const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : '';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(`${hours}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`);
}
/** The text of a message, with the address of the page that says what to do about it. */
function textWithRemedy({ text, code }) {
    if (code === undefined)
        return text;
    const end = /[.!?…]$/.test(text) ? '' : '.';
    return `${text}${end} See ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .remedyOf */ .SM)(code)}`;
}
/** The first hex digits of the SHA-256 of a text. */
function hash(text, digits = 12) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, digits);
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 1553:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ stepsOf; },
/* harmony export */   D: function() { return /* binding */ withToDo; }
/* harmony export */ });
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9753);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7694);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
/* harmony import */ var _approval_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(521);
/* harmony import */ var _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9925);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2251);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4913);
/**
 * What has to be done about a cause, and by whom: the author of the change, those who may override, those who keep the policies,
 * or whoever runs the service and holds the token.
 */








const namePart = (text) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('name', text, 60);
const typedPart = (text) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('typed', text, 10_000);
const MOST_NAMES = 5;
function distinctNames(names) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)([...new Set(names)].map(namePart), MOST_NAMES);
}
/** How to judge again after a change of the files; people at a terminal have nothing to push. */
function andPush({ byPerson }) {
    return byPerson === true ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `check again` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `push`;
}
/** How to judge the same files again; people at a terminal have no job to start. */
function thenCheckAgain({ byPerson }) {
    return byPerson === true
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Then run the command again.`
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Then re-run this job; no push is needed.`;
}
/** The workflow that reads the comment starts the job. */
const BY_COMMENT = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The comment starts this job again.`;
/** Who starts the job after an override by the command line, where that counts for a job that is repeated. */
function afterCommand(context) {
    if (context.adoptsOverridden !== true)
        return '';
    return context.byPerson === true
        ? thenCheckAgain(context)
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Then re-run this job by hand; no push is needed.`;
}
function withToDo(cause, context) {
    if (!cause.blocks)
        return cause;
    const { kind, role, names } = whoActs(cause, context);
    const todo = { kind, role, names, step: '' };
    const { words, again } = stepFor(kind, [{ ...cause, todo }], context);
    return { ...cause, todo: { ...todo, step: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` `, words, again) } };
}
function stepFor(kind, causes, context) {
    if (kind === 'override')
        return overrideStep(causes, context);
    if (kind === 'approve')
        return approveStep(causes, context);
    const isSame = kind === 'fix-policies' || kind === 'repair';
    return { words: STEPS[kind](causes, context), again: isSame ? thenCheckAgain(context) : '' };
}
const NOT_OF_POLICY = ['not-evaluated', 'unknown'];
/** By whose job it is, and not by the verdict: a policy set that breaks is not the author's fault. */
function whoActs(cause, context) {
    const { kind, status, severity, guard, own, overrideBy, overriders } = cause;
    if (kind === 'reason')
        return whoRepairs(cause);
    if (severity === 'needs-override') {
        const names = overrideBy ?? overriders ?? [];
        return { kind: guard === true ? 'approve' : 'override', role: 'overriders', names };
    }
    // A result that never came is no fault of the policy.
    const isOfService = guard === true || (own !== true && NOT_OF_POLICY.includes(status));
    if (kind === 'undecided' && isOfService)
        return { kind: 'repair', role: 'operators', names: [] };
    if (kind === 'undecided' || (kind === 'policy' && status === 'errored')) {
        const { overrideBy: owners } = context;
        const names = owners === undefined ? [] : (0,_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .ownersOf */ .K2)(owners, cause).names;
        return { kind: 'fix-policies', role: 'policy-owners', names };
    }
    return { kind: 'fix', role: 'author', names: [] };
}
function whoRepairs({ failure = '', missedBy }) {
    if (missedBy !== undefined)
        return { kind: 'rerun-groups', role: 'author', names: [] };
    const [kind, role] = REPAIRS[failure] ?? REPAIRS['undecided'] ?? ['repair', 'operators'];
    return { kind, role, names: [] };
}
/** Why a workspace could not be judged → what helps, and who can do it. */
const REPAIRS = {
    input: ['correct', 'author'],
    archive: ['correct', 'author'],
    'too-large': ['correct', 'author'],
    unseen: ['correct', 'author'],
    errored: ['correct', 'author'],
    advisory: ['correct', 'author'],
    canceled: ['rerun', 'author'],
    timeout: ['wait', 'operators'],
    refused: ['repair', 'operators'],
    network: ['repair', 'operators'],
    service: ['repair', 'operators'],
    unplanned: ['repair', 'operators'],
    undecided: ['repair', 'operators'],
};
/** One sentence about all causes of a kind. */
const STEPS = {
    fix: fixStep,
    correct: correctStep,
    'fix-policies': fixPoliciesStep,
    repair: repairStep,
    wait: (_, context) => context.byPerson === true
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Run the command again later, or with a longer ${typedPart('--timeout')}.`
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Re-run this job later, or set a longer ${typedPart('timeout')}; no push is needed.`,
    'rerun-groups': ([{ workspaces }]) => {
        const groups = workspaces.length === 1 ? 'job of its group' : 'jobs of their groups';
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Re-run the failed ${groups}, then this one, which alone cannot judge ${distinctNames(workspaces)}.`;
    },
    rerun: (causes, { byPerson }) => {
        const names = distinctNames(causes.flatMap(({ workspaces }) => workspaces));
        const again = byPerson === true ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Run the command again` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Re-run this job`;
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${again} for a verdict on ${names}.`;
    },
};
/** What helps, where the judge says it; and which policies are to be fixed. */
function fixStep(causes, context) {
    const remedies = [...new Set(causes.flatMap(({ remedy }) => remedy ?? []))];
    const others = causes.filter(({ remedy }) => remedy === undefined);
    const policies = others.filter(({ kind }) => kind !== 'diagnostic');
    const errors = others.length - policies.length;
    // The summary of a plan error is no name: the list above has it.
    const named = errors === 1 ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the plan error` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(errors)} plan errors`;
    const what = [policies.length > 0 ? whatOf(policies) : '', errors > 0 ? named : ''];
    const fix = others.length > 0
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Fix ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` and `, ...what)} and ${andPush(context)}.`
        : '';
    const texts = remedies.map((remedy) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('text', remedy, 1_500));
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` `, fix, ...texts);
}
function whatOf(causes) {
    return distinctNames(causes.map(({ policy }) => policy));
}
/** The files are to be changed, and what is said above is all that is known of them. */
function correctStep(causes, context) {
    const runs = causes.flatMap((cause) => (cause.failure === 'errored' ? cause.runs : []));
    const where = runs.length > 0 && context.isLocal !== true ? runLinks(runs, context) : '';
    const [{ failure }] = causes;
    if (causes.every((cause) => cause.failure === 'too-large')) {
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Exclude what the plan does not need, which ${typedPart('plangate pack')} lists by its size, and ${andPush(context)}.`;
    }
    const what = failure === 'advisory'
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Plan the whole configuration`
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Correct what is said above`;
    return where === ''
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${what}, and ${andPush(context)}.`
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Open ${where}, fix the failure, and ${andPush(context)}.`;
}
/** `the run of net-prod`, or the runs of several: each name leads to the page of its run. */
function runLinks(runs, context) {
    const links = runs.map(({ workspace, runUrl = '' }) => {
        const href = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .safeHref */ .v7)(runUrl, [context.serviceOrigin]);
        return href === undefined ? namePart(workspace) : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .linkPart */ .uQ)(namePart(workspace), href);
    });
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the ${runs.length === 1 ? 'run' : 'runs'} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listParts */ .Z)(links, MOST_NAMES)}`;
}
/** The command to write in a comment; undefined if no workflow reads comments. */
function commandForComment(word, { takesCommands, commit, pullRequest }) {
    const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
    return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
const anException = () => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .linkPart */ .uQ)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `an exception`, (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .ownPage */ .SO)('docs/exceptions.md'));
/** A shell takes as many ids, and nobody reads them. */
const MOST_RUNS = 100;
/** `Team security`, `One of ann or bob`, `Those who manage policy overrides`. @param isFirst whether they begin the sentence */
function overridersOf(causes, isFirst = true) {
    const byComment = [...new Set(causes.flatMap(({ overrideBy = [] }) => overrideBy))];
    const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
    const isOfService = causes.some(({ own, guard }) => own !== true && guard !== true);
    const names = [...byComment, ...teams];
    if (names.length === 0) {
        const who = isOfService ? 'who manage policy overrides' : 'whom the workflow names';
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${isFirst ? 'Those' : 'those'} ${who}`;
    }
    const parts = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(names.map((name) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('code', name, 80)), 4);
    if (byComment.length > 0) {
        return names.length === 1 ? parts : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${isFirst ? 'One' : 'one'} of ${parts}`;
    }
    const noun = names.length === 1 ? 'eam' : 'eams';
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${isFirst ? 'T' : 't'}${noun} ${parts}`;
}
const makeKey = ({ lacksRecordKey }) => {
    const approvals = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .linkPart */ .uQ)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `approvals`, (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .ownPage */ .SO)('docs/approvals.md'));
    return lacksRecordKey === true
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `those who write the workflow set ${typedPart('record-key')}, which ${approvals} need without a service`
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `those who write the workflow make the key of ${approvals} (${typedPart('plangate approval-key')})`;
};
/** The step about policies that name who must agree, and the one about all others. */
function withoutNamed(stepOf, word, causes, context) {
    const approvals = causes.flatMap(({ approval = [] }) => approval);
    const command = commandForComment(word, context);
    const step = (0,_approval_words_js__WEBPACK_IMPORTED_MODULE_1__/* .approvalStep */ .Un)(approvals, command, context);
    const again = context.hasApprovalKey === true && command !== undefined ? BY_COMMENT : '';
    const [first, ...rest] = causes.filter(({ approval }) => approval === undefined);
    if (first === undefined)
        return { words: step, again };
    const others = stepOf([first, ...rest], context);
    return { words: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${step} ${others.words}`, again: others.again || again };
}
/** Who can override, the page or the number of the runs, and what to type. */
function overrideStep(causes, context) {
    const named = causes.flatMap(({ approval = [] }) => approval);
    if (named.length > 0)
        return withoutNamed(overrideStep, 'approve', causes, context);
    const ofService = causes.filter(({ own }) => own !== true);
    const empty = new Set(ofService.flatMap(({ withoutOverride = [] }) => withoutOverride));
    const all = context.isLocal === true ? [] : distinctRuns(ofService);
    const runs = all.filter(({ workspace }) => !empty.has(workspace));
    // Of a plan that changes nothing there is nothing to override: another step says what helps.
    if (all.length > 0 && runs.length === 0) {
        return { words: emptyPlanStep(ofService, context), again: '' };
    }
    const comment = commandForComment(context.isLocal === true ? 'approve' : 'override', context);
    const fix = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Fix ${whatOf(causes)} and ${andPush(context)}`;
    if (comment !== undefined && runs.length === 0 && context.hasApprovalKey !== true) {
        const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${fix}; or ${makeKey(context)}, and ${overridersOf(causes, false)} can override it by a comment.`;
        return { words, again: '' };
    }
    if (runs.length === 0) {
        if (comment === undefined) {
            const rerun = context.byPerson === true ? '' : ', and re-run this job once it is merged';
            return { words: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${fix}; or ask for ${anException()}${rerun}.`, again: '' };
        }
        const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${overridersOf(causes)} can override ${whatOf(causes)} by the comment ${typedPart(comment)}, or the owner of the file of exceptions adds ${anException()}.`;
        return { words, again: BY_COMMENT };
    }
    const areMany = runs.length > MOST_NAMES;
    const which = areMany ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(runs.length, 'run')}` : runLinks(runs, context);
    const who = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${overridersOf(causes)} can override ${which}`;
    const command = overrideCommand(runs, context);
    const typed = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `type ${typedPart(`${command} --reason "…"`)} with the ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .linkPart */ .uQ)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `command line`, (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .ownPage */ .SO)('docs/cli.md#install'))}`;
    if (comment === undefined)
        return { words: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${who}: ${typed}.`, again: afterCommand(context) };
    const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${who}: comment ${typedPart(comment)}${areMany ? '' : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `, or ${typed}`}.`;
    const again = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The comment starts this job again; after the command, re-run it by hand.`;
    return { words, again: areMany ? BY_COMMENT : again };
}
/** What to do about policies that may be overridden elsewhere, and not in a run whose plan changes nothing. */
function emptyPlanStep(causes, context) {
    const empty = causes.filter(({ withoutOverride = [] }) => withoutOverride.length > 0);
    const names = distinctNames(empty.flatMap(({ withoutOverride = [] }) => withoutOverride));
    const option = context.byPerson === true
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `pass ${typedPart('--allow-empty-apply')}`
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `set ${typedPart('allow-empty-apply: true')} in ${typedPart('run-options')}`;
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The plan of ${names} changes nothing, and the service takes no override of such a run. Fix ${whatOf(empty)} and ${andPush(context)}; or ${option}, and the next run takes one.`;
}
/** Names a few runs, and many by the commit that the message of each names where a job starts it. */
function overrideCommand(runs, context) {
    const isNamed = context.onlyPlans === true && context.byPerson !== true;
    const commit = isNamed ? context.commit?.sha : undefined;
    if (runs.length > MOST_NAMES && commit !== undefined) {
        const workspaces = [...new Set(runs.map(({ workspace }) => workspace))];
        return (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_7__/* .overrideOfCommit */ .vR)({ ...context, commit, workspaces }, context);
    }
    const ids = runs.slice(0, MOST_RUNS).map(({ runId }) => runId);
    return (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_7__/* .withHostOption */ .QW)(`plangate override ${ids.join(' ')}`, context);
}
function distinctRuns(causes) {
    const runs = new Map(causes.flatMap((cause) => cause.runs).map((run) => [run.runId, run]));
    // The id becomes part of a command line: text that is not a plain word is no id.
    return [...runs.values()].filter(({ runId }) => /^[\w-]+$/.test(runId));
}
/** How to fix, or let people approve, what a guard stops. */
function approveStep(causes, context) {
    const named = causes.flatMap(({ approval = [] }) => approval);
    if (named.length > 0)
        return withoutNamed(approveStep, 'allow-destroys', causes, context);
    const change = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Take out of the change what is stopped by ${whatOf(causes)}, and ${andPush(context)}`;
    const command = commandForComment('allow-destroys', context);
    if (context.isLocal === true && command === undefined)
        return { words: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${change}.`, again: '' };
    if (command !== undefined && context.hasApprovalKey !== true) {
        const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${change}; or ${makeKey(context)}, and ${overridersOf(causes, false)} can approve it by a comment.`;
        return { words, again: '' };
    }
    if (command !== undefined) {
        const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${change}; or ${overridersOf(causes, false)} can approve it by the comment ${typedPart(command)}.`;
        return { words, again: BY_COMMENT };
    }
    const onRequest = context.byPerson === true ? 'on a pull request, ' : '';
    const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${change}; or ${onRequest}where a workflow takes ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .linkPart */ .uQ)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `commands`, (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .ownPage */ .SO)('docs/commands.md'))}, a comment can approve it.`;
    return { words, again: '' };
}
/** The keepers of a policy set that could not be evaluated fix it: no change of the pull request helps. */
function fixPoliciesStep(causes, context) {
    const names = [...new Set(causes.flatMap(({ todo }) => todo?.names ?? []))];
    const what = distinctNames(causes.map(({ policy, policySet }) => policy || policySet));
    const isOwn = causes.every(({ own }) => own === true);
    const unknown = causes.some(({ status }) => status === 'known-after-apply');
    // Nothing is left out of a plan that was made without a service.
    const address = (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .ownPage */ .SO)(context.isLocal === true
        ? 'docs/local-policies.md#how-it-judges'
        : 'docs/own-policies.md#what-a-policy-reads');
    const page = isOwn ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) ` (${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .linkPart */ .uQ)((0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `what a policy reads`, address)})` : '';
    const who = names.length === 0
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Those who keep ${what}`
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstParts */ .J4)(names.map((name) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('code', name, 80)), 4)}, who keep ${what},`;
    const how = unknown
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `fix it, or those who write the workflow set ${typedPart('allow-unknown: true')}`
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `fix it`;
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${who} ${how}${page}.`;
}
/** Options of `plangate doctor`, for people to copy into a shell: empty if a value is not a plain name. */
function doctorOptions({ organization }, name) {
    // A run whose workspace is not known is called by its id.
    const areNames = [organization, name].every((text) => /^(?!run-\w{14,}$)[A-Za-z0-9][\w-]*$/.test(text));
    return areNames ? ` --organization ${organization} --workspace ${name}` : '';
}
/** What `plangate doctor` finds is the service, the token, the network and the rights. */
function repairStep(causes, context) {
    const [first] = causes;
    const who = REPAIRERS[first.failure ?? ''] ?? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Those who run the service and the workflow`;
    if (context.isLocal === true) {
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${who} correct what is said above.`;
    }
    const options = doctorOptions(context, first.workspaces[0] ?? '');
    const doctor = (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_7__/* .withPlaceOptions */ .ON)(`plangate doctor${options}`, context);
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${who} correct it: ${typedPart(doctor)} says how.`;
}
const REPAIRERS = {
    refused: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Those who hold the token of this job`,
    network: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Those who run the network of this job`,
    service: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Those who run the service`,
    unplanned: (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Those who write the workflow`,
};
/** What is first done is first. */
const ORDER = [
    'fix',
    'correct',
    'override',
    'approve',
    'fix-policies',
    'repair',
    'wait',
    'rerun-groups',
    'rerun',
];
/** More of them nobody reads. */
const MOST_STEPS = 4;
/**
 * What can be overridden or approved where something has to be pushed first: a command is for the commit that it names, and
 * runs are of its files, so that of this report would be refused.
 */
function stepAfterPush(kind, causes, context) {
    if (kind !== 'override' && kind !== 'approve')
        return undefined;
    const hasRuns = context.isLocal !== true && causes.some(({ own, runs }) => !own && runs.length > 0);
    if (!hasRuns && commandForComment(kind, context) === undefined)
        return undefined;
    const isNamed = causes.some(({ approval }) => approval !== undefined);
    const who = isNamed ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `those whom the policies name` : overridersOf(causes, false);
    const verb = kind === 'override' && !isNamed ? 'override' : 'approve';
    const words = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `That push is judged again. The new report has the command with which ${who} can ${verb} ${whatOf(causes)}, unless the push fixes that, too.`;
    return { words, again: '' };
}
/** At most four sentences for all causes that keep the gate closed, each about all of one kind. */
function stepsOf(view) {
    const { causes, context, green } = view;
    if (green)
        return [];
    const blocking = causes.filter(({ blocks }) => blocks);
    const isPushed = context.byPerson !== true &&
        blocking.some(({ todo }) => todo?.kind === 'fix' || todo?.kind === 'correct');
    const byKind = ORDER.flatMap((kind) => {
        const [first, ...others] = blocking.filter(({ todo }) => todo?.kind === kind);
        if (first === undefined)
            return [];
        const those = [first, ...others];
        const later = isPushed ? stepAfterPush(kind, those, context) : undefined;
        return [{ kind, ...(later ?? stepFor(kind, those, context)) }];
    });
    // How the same files are judged again is said once, behind the last step after which they are.
    const last = byKind.findLast(({ again }) => again !== '');
    const steps = byKind.map((each) => each === last ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` `, each.words, each.again) : each.words);
    const shown = [
        ...steps,
        ...(isPushed ? [] : emptyPlanSteps(blocking, context)),
        ...provisionalStep(blocking, view, isPushed),
    ];
    if (shown.length <= MOST_STEPS)
        return shown;
    const left = shown.length - MOST_STEPS + 1;
    const rest = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .ZV)(left)} more: see the causes above.`;
    return [...shown.slice(0, MOST_STEPS - 1), rest];
}
/** Beside runs that can be overridden, those that cannot because their plans change nothing. */
function emptyPlanSteps(blocking, context) {
    const ofService = blocking.filter(({ todo, own }) => todo?.kind === 'override' && own !== true);
    const empty = new Set(ofService.flatMap(({ withoutOverride = [] }) => withoutOverride));
    const hasOthers = distinctRuns(ofService).some(({ workspace }) => !empty.has(workspace));
    const isBeside = empty.size > 0 && hasOthers && context.isLocal !== true;
    return isBeside ? [emptyPlanStep(ofService, context)] : [];
}
/** What helps where the service takes no override, because the run of this job only planned and has ended. */
function provisionalStep(blocking, { workspaces, context }, isPushed) {
    if (context.onlyPlans !== true)
        return [];
    const tooLate = blocking.filter(({ severity, level, own }) => severity === 'blocks' && level === 'soft-mandatory' && own !== true);
    const set = context.byPerson === true
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `pass ${typedPart('--mode provisional')}`
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `those who write the workflow set ${typedPart('mode: provisional')}`;
    if (tooLate.length > 0) {
        return [
            (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Or ${set}: such a run waits for an override of ${whatOf(tooLate)}, and this one only planned and has ended.`,
        ];
    }
    if (isPushed)
        return [];
    const overridden = blocking.filter(({ todo, own }) => todo?.kind === 'override' && own !== true);
    const runIds = new Set(overridden.flatMap(({ runs }) => runs.map(({ runId }) => runId)));
    const hasEnded = workspaces.some(({ runId = '', runStatus = '' }) => runIds.has(runId) && (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isRunOver */ .Ck)(runStatus));
    if (!hasEnded)
        return [];
    return [
        (0,_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `If the service refuses the override because the run has ended: ${set}, and the next run waits for one.`,
    ];
}
//# sourceMappingURL=to-do.js.map

/***/ }),

/***/ 8087:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BT: function() { return /* binding */ verdictSentence; },
/* harmony export */   Mb: function() { return /* binding */ headlineIcon; },
/* harmony export */   NF: function() { return /* binding */ CLOSING_VERDICTS; },
/* harmony export */   Qi: function() { return /* binding */ sortWorstFirst; },
/* harmony export */   q2: function() { return /* binding */ headlineCountsOf; },
/* harmony export */   t7: function() { return /* binding */ verdictNamedFirst; }
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3538);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2251);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3629);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3008);






/**
 * The verdicts that can close the gate, in the order in which a reader needs them; with the count of the workspaces that
 * have it, and what is said of them in a headline with several verdicts.
 */
const CLOSING_VERDICTS = [
    { verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
    { verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
    { verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
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
        const none = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `no workspace is affected by this change${atCommit}`;
        return counts.green
            ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `passed · ${none}`
            : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `undecided: ${none}, and policies are required`;
    }
    const where = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
    const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
    const approved = approvedGuardWords(counts);
    const andApproved = approved && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, ${approved}`;
    if (closingVerdicts(counts).length > 1)
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
    const advisory = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(counts.advisoryFailures, 'advisory failure');
    switch (counts.verdict) {
        case 'passed':
            return counts.policies === 0
                ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `passed · no policy applies to ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(counts.workspaces)}${atCommit}`
                : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `passed · ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .policyCountWords */ .xZ)(counts.policies)} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
        case 'advisory':
            if (counts.advisoryFailures === 0) {
                // Such a verdict is that of a plan that may be of a part, with `allow-partial`.
                const { passed, closed } = partOf(counts) ?? PARTS.partIn;
                return counts.green
                    ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `passed ${passed} ${where}${acceptedCountWords(counts)}`
                    : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `closed because ${closed}, ${where} (fail-on: advisory)`;
            }
            return counts.green
                ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `passed with ${advisory} ${where}${partWords(counts)}${acceptedCountWords(counts)}`
                : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `blocked by ${advisory} ${where} (fail-on: advisory)`;
        case 'overridden': {
            const isOfGuardsAlone = counts.overridden === 0 && approved !== '';
            const overridden = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .policyCountWords */ .xZ)(counts.overridden)} overridden`;
            const accepted = acceptedCountWords({ ...counts, approvedGuards: 0 });
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `passed, ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(', ', isOfGuardsAlone ? '' : overridden, approved)} ${where}${partWords(counts)}${accepted}`;
        }
        case 'needs-override':
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
        case 'blocked':
            return counts.cause === ''
                ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `blocked${byWhat(counts)} ${where}${andApproved}${notEnforced}`
                : withCause((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `blocked ${where}`, counts);
        case 'errored':
            if (areBroken(counts)) {
                const cause = counts.cause === '' ? notEvaluated : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('text', counts.cause, 160);
                const areAll = counts.affected === counts.workspaces && counts.workspaces > 1;
                const inAny = counts.workspaces === 2
                    ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `in either workspace${atCommit}`
                    : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `in any of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(counts.workspaces)}${atCommit}`;
                return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${cause} ${areAll ? inAny : where}`;
            }
            return withCause((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `the run failed ${where}`, counts);
        case 'undecided':
            return withCause((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `undecided ${where}`, counts);
        case 'canceled':
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `canceled ${where}`;
    }
}
const notEvaluated = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `policies could not be evaluated`;
/** Whether it is the policies that could not be evaluated wherever the verdict is `errored`. */
function areBroken({ brokenIn, erroredIn }) {
    return brokenIn > 0 && brokenIn >= erroredIn;
}
/** What is said, and why. */
function withCause(words, { cause }) {
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `: `, words, cause === '' ? '' : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('text', cause, 160));
}
/** ` by 2 policies`, beside what can be overridden; empty if no policy is the reason. */
function byWhatToFix({ policiesToFix }) {
    const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(policiesToFix, 'policy', 'policies');
    return policies && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` by ${policies}`;
}
/** ` by 2 policies and 1 guard`; empty if nothing that is counted keeps the gate closed. */
function byWhat(counts) {
    const guards = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(counts.guardsAtFault, 'guard');
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' and ', failedPoliciesAndTasks(counts), guards);
    return what && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` by ${what}`;
}
/** What is said of a plan that may not be of everything, the least known last. */
const PARTS = {
    partIn: {
        passed: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `for a part of the configuration`,
        closed: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `only a part was planned`,
    },
    unprovenIn: {
        passed: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `for what may be a part of the configuration`,
        closed: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `nothing says that the plan is whole`,
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
        passed: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' and ', ...parts.map(({ passed }) => passed)),
        closed: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' and ', ...parts.map(({ closed }) => closed)),
    };
}
function sayFields(fields) {
    if (fields.length === 0)
        return [];
    const numbers = fields.map((field) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)(String(field)));
    const noun = fields.length === 1 ? 'field' : 'fields';
    const named = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${noun} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)('', ...(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(numbers, MOST_FIELDS))} of the saved plan`;
    return [
        {
            passed: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `with the unknown ${named}`,
            closed: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `the ${named} ${fields.length === 1 ? 'is' : 'are'} not known`,
        },
    ];
}
/** `, for a part of the configuration`; empty if all plans are of everything. */
function partWords(counts) {
    const part = partOf(counts);
    return part === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, ${part.passed}`;
}
/** `, 1 guard approved, 2 excepted failures`; empty if there is none of these. */
function acceptedCountWords(counts) {
    const { excepted, existing } = counts;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(', ', approvedGuardWords(counts), (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(excepted, 'excepted failure'), (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(existing, 'existing failure'));
    return words && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, ${words}`;
}
/** `2 policies and 1 run task`; empty if none keeps the gate closed. */
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }) {
    const policies = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(policiesAtFault, 'policy', 'policies');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' and ', policies, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(runTasksAtFault, 'run task'));
}
/** `1 policy needs an override, 1 guard an approval` */
function overrideNeededWords(counts) {
    const { policiesAtFault, runTasksAtFault, guardsAtFault } = counts;
    const failures = failedPoliciesAndTasks(counts);
    const guards = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(guardsAtFault, 'guard');
    const needs = (number) => (number > 1 ? 'need' : 'needs');
    if (failures === '' && guards !== '')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${guards} ${needs(guardsAtFault)} an approval`;
    const number = policiesAtFault + runTasksAtFault;
    const override = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${failures || 'a failure'} ${needs(number)} an override`;
    return guards === '' ? override : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${override}, ${guards} an approval`;
}
/** `1 guard approved by ann`; names that are not those of a host's people are left out. */
function approvedGuardWords({ approvedGuards, approvedBy }) {
    if (approvedGuards === 0)
        return '';
    const names = approvedBy.filter((name) => /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name));
    const by = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)('', ...(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(names.map(_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5), 3));
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(approvedGuards, 'guard')} approved${by && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` by ${by}`}`;
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
            ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(counts.workspaces)}`
            : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number);
        const words = verdict === 'errored' && areBroken(counts) ? notEvaluated : closedWords;
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${words}${by} in ${inWords}`;
    });
    const closed = closing.reduce((sum, { countName }) => sum + counts[countName], 0);
    const green = counts.workspaces - closed;
    const passed = green > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(green)} passed)` : '';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(', ', ...parts)}${passed}`;
}
/** The verdict that the sentence names first. */
function verdictNamedFirst(counts) {
    const [first, ...others] = closingVerdicts(counts);
    return first && others.length > 0 ? first.verdict : counts.verdict;
}
/** The icon of the verdict that the sentence names first. */
function headlineIcon(counts) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .signsOf */ .Oi)(verdictNamedFirst(counts), counts.green).icon;
}
/** `in 2 of 3 workspaces` */
function inWorkspaces(affected, all) {
    if (all === 1)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `in 1 workspace`;
    if (all === 2 && affected === 2)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `in both workspaces`;
    return affected === all
        ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `in all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(all)}`
        : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(affected)} of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(all)}`;
}
function headlineCountsOf(view) {
    const { verdict, green, workspaces, causes, results } = view;
    const closing = causes.filter(_causes_js__WEBPACK_IMPORTED_MODULE_5__/* .closesGate */ .HE);
    const atFault = closing.filter(({ kind }) => kind === 'policy' || kind === 'undecided');
    const overridden = causes.filter(({ status }) => status === 'overridden');
    const approved = overridden.filter(({ guard }) => guard);
    // The number of causes, as in the lists below the headline.
    const causesWith = (isCounted) => causes.filter(isCounted).length;
    // An advisory failure that closes the gate counts as blocked.
    const verdicts = workspaces.map(({ verdict: word }) => word === 'advisory' && !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(word, view.context.failOn) ? 'blocked' : word);
    const closedWith = (word) => verdicts.filter((each) => each === word).length;
    const acceptedIn = (limit) => workspaces.filter(({ plan }) => plan?.accepted?.includes(limit)).length;
    return {
        verdict,
        green,
        workspaces: workspaces.length,
        affected: workspaces.filter((workspace) => countsTowards(workspace.verdict, verdict)).length,
        policiesAtFault: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countPolicies */ .kC)(atFault.filter(({ guard }) => !guard)),
        runTasksAtFault: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countPolicies */ .kC)(closing.filter(({ kind }) => kind === 'run-task')),
        advisoryFailures: causesWith(({ severity }) => severity === 'warns'),
        overridden: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countPolicies */ .kC)(overridden.filter(({ guard }) => !guard)),
        excepted: causesWith(({ status }) => status === 'excepted'),
        existing: causesWith(({ status }) => status === 'existing'),
        guardsAtFault: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countPolicies */ .kC)(closing.filter(({ guard }) => guard)),
        approvedGuards: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countPolicies */ .kC)(approved),
        approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
        acceptedFields: acceptedFieldsOf(workspaces.map(({ plan }) => plan?.acceptedFields)),
        cause: firstCauseWords(view),
        policies: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countPolicies */ .kC)(results),
        blockedIn: closedWith('blocked'),
        overrideIn: closedWith('needs-override'),
        erroredIn: closedWith('errored'),
        undecidedIn: closedWith('undecided'),
        canceledIn: closedWith('canceled'),
        partIn: acceptedIn('partial'),
        unprovenIn: acceptedIn('unproven'),
        brokenIn: brokenIn(view),
        policiesToFix: (0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countPolicies */ .kC)(atFault.filter((cause) => cause.severity === 'blocks' && !(0,_causes_js__WEBPACK_IMPORTED_MODULE_5__/* .isNotJudged */ .J5)(cause))),
    };
}
/** Each number once, ascending. */
function acceptedFieldsOf(lists) {
    return [...new Set(lists.flatMap((list) => list ?? []))].sort((one, other) => one - other);
}
function brokenIn({ causes, workspaces }) {
    const broken = new Set(causes
        .filter(({ kind, status, blocks }) => blocks && kind === 'policy' && status === 'errored')
        .flatMap((cause) => cause.workspaces));
    return workspaces.filter(({ name, verdict }) => verdict === 'errored' && broken.has(name)).length;
}
/** What keeps the gate closed where no policy does, and how many other such causes there are. */
function firstCauseWords({ causes, green, workspaces }) {
    const [first, ...others] = green ? [] : causes.filter(({ blocks }) => blocks);
    // Readers look for a plan where sources that are not allowed kept everything from being started.
    const isStarted = workspaces.some(({ plan, runId }) => plan !== undefined || runId !== undefined);
    if (first?.remedy !== undefined && !isStarted) {
        const [{ messages }, ...rest] = first.occurrences;
        const number = rest.length + others.length;
        const more = number > 0 ? ` (and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number)} more)` : '';
        return `nothing was planned, because ${messages[0] ?? first.message}${more}`;
    }
    if (first === undefined || (!(0,_causes_js__WEBPACK_IMPORTED_MODULE_5__/* .isNotJudged */ .J5)(first) && first.kind !== 'diagnostic'))
        return '';
    const isBroken = first.status === 'errored' && first.kind === 'policy';
    const more = others.length > 0 && !isBroken ? ` (and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(others.length, 'other cause')})` : '';
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_4__/* .causeWords */ .pQ)(first)}${more}`;
}
/** Whether the headline counts a workspace with this verdict: those with the worst one, and beside blocked ones those that need an override. */
function countsTowards(verdict, worst) {
    return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
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

/***/ }),

/***/ 3629:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: function() { return /* binding */ fileAndLine; },
/* harmony export */   E5: function() { return /* binding */ endedWords; },
/* harmony export */   Gw: function() { return /* binding */ resultCountWords; },
/* harmony export */   He: function() { return /* binding */ verdictOfReason; },
/* harmony export */   Oi: function() { return /* binding */ signsOf; },
/* harmony export */   U_: function() { return /* binding */ verdictWordsFor; },
/* harmony export */   Vk: function() { return /* binding */ acceptedWords; },
/* harmony export */   _G: function() { return /* binding */ VERDICT_WORDS; },
/* harmony export */   en: function() { return /* binding */ firstCauseLine; },
/* harmony export */   hE: function() { return /* binding */ hasNoChanges; },
/* harmony export */   je: function() { return /* binding */ levelOrProblem; },
/* harmony export */   kC: function() { return /* binding */ countPolicies; },
/* harmony export */   ly: function() { return /* binding */ STATUS_WORDS; },
/* harmony export */   mF: function() { return /* binding */ overrideWords; },
/* harmony export */   oB: function() { return /* binding */ isAccepted; },
/* harmony export */   pQ: function() { return /* binding */ causeWords; },
/* harmony export */   px: function() { return /* binding */ groupByPolicy; },
/* harmony export */   s2: function() { return /* binding */ levelWords; },
/* harmony export */   s4: function() { return /* binding */ policyKey; },
/* harmony export */   uB: function() { return /* binding */ diagnosticNoun; },
/* harmony export */   uI: function() { return /* binding */ acceptedNoun; },
/* harmony export */   v8: function() { return /* binding */ baselineWords; },
/* harmony export */   zs: function() { return /* binding */ acceptedText; }
/* harmony export */ });
/* harmony import */ var _policy_claim_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4504);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8187);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2251);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4913);
/**
 * The wording of all surfaces, and how they count policies: each counts once, however many workspaces have a result of it, so
 * that the headline, the tables and their rows agree. Text from outside is hostile until escaped.
 */





/** Only for a plan that finished: one that failed or was stopped may change anything. */
function hasNoChanges(plan) {
    if (plan?.status !== 'finished' || plan.hasChanges)
        return false;
    return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
/** How a verdict of a workspace is shown: `icon` in Markdown, `sign` in texts, where it is one column wide. */
const VERDICT_WORDS = {
    passed: { words: 'passed', icon: '✅', sign: '✓' },
    advisory: { words: 'passed with advisory failures', icon: '⚠️', sign: '!' },
    overridden: { words: 'passed, overridden', icon: '☑️', sign: '✓' },
    'needs-override': { words: 'needs an override', icon: '✋', sign: '✗' },
    blocked: { words: 'blocked', icon: '❌', sign: '✗' },
    errored: { words: 'run failed', icon: '💥', sign: '✗' },
    undecided: { words: 'undecided', icon: '❔', sign: '?' },
    canceled: { words: 'canceled', icon: '🚫', sign: '✗' },
};
/** `blocked`, `needs an override`, `need an override`: what is said of so many workspaces, behind their number. */
function verdictWordsFor(verdict, number) {
    return verdict === 'needs-override'
        ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .verbFor */ .Tq)(number, 'needs', 'need')} an override`
        : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${VERDICTS_OF_SEVERAL[verdict]}`;
}
const VERDICTS_OF_SEVERAL = {
    passed: 'passed',
    advisory: 'passed with advisory failures',
    overridden: 'overridden',
    blocked: 'blocked',
    errored: 'failed',
    undecided: 'undecided',
    canceled: 'canceled',
};
/**
 * The icon and the sign of a verdict. Where `fail-on` closes the gate for an advisory failure, they are those of a failure;
 * where `fail-on` opens the gate in spite of a failure, they are those of a warning.
 *
 * @param green whether the job succeeds under `fail-on`
 */
function signsOf(verdict, green) {
    if (verdict === 'advisory' && !green)
        return VERDICT_WORDS.blocked;
    const isNotEnforced = green && (verdict === 'blocked' || verdict === 'needs-override');
    return VERDICT_WORDS[isNotEnforced ? 'advisory' : verdict];
}
/** The level of the policy, or what a diagnostic of the plan is. */
function levelOrProblem(cause) {
    return cause.kind === 'diagnostic' ? diagnosticNoun(cause) : levelWords(cause.level);
}
function diagnosticNoun({ severity }) {
    return severity === 'notes' ? 'plan warning' : 'plan error';
}
function levelWords(level) {
    return level === 'unknown' ? 'unknown level' : level;
}
const STATUS_WORDS = {
    failed: 'failed',
    errored: 'could not be evaluated',
    overridden: 'overridden',
    excepted: 'excepted',
    existing: 'existing',
    'not-evaluated': 'never evaluated',
    'known-after-apply': 'known after the apply',
    unknown: 'in an unrecognized state',
};
/** `infra/storage.tf:42`; empty if unknown. */
function fileAndLine({ location }) {
    return location ? `${location.path}:${location.startLine}` : '';
}
/** `already on main`: whether the change caused a failure; empty if that is unknown. */
function baselineWords(baseline, { repository }) {
    if (baseline === undefined)
        return '';
    const branch = repository?.defaultBranch;
    const where = branch === undefined
        ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `in the current configuration`
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `on ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', branch, 160)}`;
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${baseline === 'existing' ? 'already' : 'not'} ${where}`;
}
/** Whether a finding can be overridden, and by whom; empty if it does not close the gate. */
function overrideWords(cause) {
    const { severity, kind, status, guard, own, overrideBy, approval } = cause;
    if (severity !== 'needs-override') {
        const isFinal = severity === 'blocks' && kind === 'policy' && status === 'failed';
        return isFinal ? 'cannot be overridden' : '';
    }
    if (approval !== undefined)
        return (0,_policy_claim_result_js__WEBPACK_IMPORTED_MODULE_0__/* .needsApproval */ .vb)(approval);
    const isNobodyNamed = overrideBy?.length === 0;
    const byWhom = overriderWords(cause);
    if (guard)
        return `can be approved ${byWhom}${isNobodyNamed ? '' : ', see `allow-destroys`'}`;
    if (!own)
        return `can be overridden ${byWhom}`;
    return isNobodyNamed
        ? 'can be excepted for a time'
        : `can be overridden ${byWhom}, or excepted for a time`;
}
/** `by a comment of ann or bob`, `by the team policy-owners` */
function overriderWords({ guard, own, overrideBy, overriders = [] }) {
    if (overrideBy?.length === 0)
        return 'by nobody here';
    if (overrideBy !== undefined) {
        const names = overrideBy.slice(0, 4);
        if (overrideBy.length > names.length)
            names.push('others');
        return `by a comment of ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .alternatives */ .Vo)(names)}`;
    }
    // The service knows neither guards nor own policies.
    if (guard || own)
        return 'by a comment';
    if (overriders.length === 0)
        return 'by those who manage policy overrides';
    return `by the team ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .alternatives */ .Vo)(overriders.slice(0, 4))}`;
}
/** Whether a failure does not count, because a person overrode it, or the file of exceptions or the default branch has it. */
function isAccepted({ status }) {
    return status === 'overridden' || status === 'excepted' || status === 'existing';
}
/** What accepted failures are called together. */
function acceptedNoun(causes) {
    const nouns = causes.map(({ status, guard }) => {
        if (status === 'excepted' || status === 'existing')
            return `${status} failure`;
        return guard === true ? 'approved guard' : 'overridden failure';
    });
    const [noun = 'overridden failure', ...others] = new Set(nouns);
    return others.length > 0 ? 'accepted failure' : noun;
}
/**
 * `overridden by ann, 2026-11-20 13:55 UTC: agreed`, with what the service says of it; `excepted until 2027-01-31,
 * team-network: moves in January`; or `existing: the default branch fails in the same way`.
 */
function acceptedWords({ status, guard, override = {}, excepted, }) {
    if (status === 'existing')
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `existing: the default branch fails in the same way`;
    const name = (text) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', text, 60);
    const textPart = (text) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('text', text, 240);
    if (excepted !== undefined) {
        const { until, owner, reason } = excepted;
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `excepted until ${textPart(until)}, ${name(owner)}: ${textPart(reason)}`;
    }
    const { by, at = '', reason } = override;
    const verb = guard === true ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `approved` : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `overridden`;
    const byWhom = by ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${verb} by ${name(by)}` : verb;
    const byWhomAndWhen = (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, `, byWhom, (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMinute */ .Yi)(at));
    return reason ? (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${byWhomAndWhen}: ${textPart(reason)}` : byWhomAndWhen;
}
/** Why a failure is accepted, not escaped: for an output that escapes whole lines. */
function acceptedText(cause) {
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(acceptedWords(cause));
}
/** `excepted until 2026-01-31 by team-network, in exceptions.json: it counts again` */
function endedWords({ until, owner }, file) {
    const name = (text) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', text, 60);
    const inFile = file === undefined ? '' : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `, in ${(0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('code', file, 200)}`;
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `the exception of ${name(owner)} ended on ${name(until)}${inFile}: the failure counts again`;
}
/** What identifies a policy in a report: its set and its name. */
function policyKey({ policySet, policy }) {
    return [policySet, policy];
}
function groupByPolicy(items) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$z)(items, policyKey);
}
/** Of how many policies the items are. */
function countPolicies(items) {
    return groupByPolicy(items).length;
}
/** The most important first. */
const RESULT_COUNTS = [
    { name: 'mandatoryFailed', words: 'mandatory failed', isStrong: true },
    { name: 'errored', words: 'errored', isStrong: true },
    { name: 'undecided', words: 'undecided', isStrong: true },
    { name: 'advisoryFailed', words: 'advisory failed', isStrong: false },
    { name: 'overridden', words: 'overridden', isStrong: false },
    { name: 'excepted', words: 'excepted', isStrong: false },
    { name: 'existing', words: 'existing', isStrong: false },
    { name: 'passed', words: 'passed', isStrong: false },
];
/**
 * `2 mandatory failed, 1 advisory failed, 14 passed`: the results of one workspace; empty without any. Where a policy has
 * several results, it also says of how many policies they are.
 *
 * @param strong emphasises failures; left out: nothing is emphasised
 */
function resultCountWords({ counts, policies, approvedGuards }, strong = _text_js__WEBPACK_IMPORTED_MODULE_3__/* .unchanged */ .Cv) {
    const numberOf = (name) => counts[name] ?? 0;
    const parts = RESULT_COUNTS.map(({ name, words, isStrong }) => {
        // A guard is approved and not overridden: the two are counted apart.
        const number = numberOf(name) - (name === 'overridden' ? approvedGuards : 0);
        if (number === 0)
            return '';
        const part = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(number)} ${words}`;
        return isStrong ? strong(part) : part;
    });
    const results = RESULT_COUNTS.reduce((total, { name }) => total + numberOf(name), 0);
    const ofPolicies = policies === results ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` (of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .policyCountWords */ .xZ)(policies)})`;
    const approved = approvedGuards > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countWords */ .rj)(approvedGuards, 'guard')} approved` : '';
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)(', ', ...parts, approved)}${ofPolicies}`;
}
/** The verdict of the workspaces that could not be judged for this reason. */
function verdictOfReason({ failure, status }) {
    if (failure === 'canceled')
        return 'canceled';
    return status === 'errored' ? 'errored' : 'undecided';
}
/** What a cause is, in a few words and without a full stop: the name of the policy, the title of a problem of the plan, or the first sentence of a text. */
function causeWords(cause) {
    const { kind, policy, policySet, status, message } = cause;
    if (kind === 'reason' || kind === 'notice')
        return firstSentence(message);
    if (policy === '')
        return `policy set ${policySet} could not be evaluated`;
    if (kind === 'undecided' || status === 'errored') {
        return kind === 'diagnostic'
            ? policy
            : `${policy} ${UNDECIDED_WORDS[status] ?? STATUS_WORDS[status]}`;
    }
    return policy;
}
/** What is said behind the name of a policy. */
const UNDECIDED_WORDS = {
    'not-evaluated': 'was never evaluated',
    'known-after-apply': 'cannot be judged before the apply',
    unknown: 'is in an unrecognized state',
    failed: 'failed at an unknown level',
};
function firstSentence(text) {
    const [first = ''] = text.split(/(?<=[.!?])\s/, 1);
    return first.replace(/\.$/, '');
}
/** Whether its words are a name and what became of it, and no sentence. */
function isInWorkspaces({ kind }) {
    return kind !== 'reason' && kind !== 'diagnostic';
}
/** The kinds of failures that a name of a policy says. */
function isFailure({ kind, status }) {
    return (kind === 'policy' || kind === 'run-task') && status === 'failed';
}
/**
 * The first cause and the number of the others, in one line: `no-public-ingress blocks net-prod and 9 more
 * (live/main.tf:12); 2 more policies`. Hostile until escaped.
 *
 * @param isShort with the number of the workspaces, and without a place
 */
function firstCauseLine(causes, isShort = false) {
    const [first, ...others] = causes.filter(({ blocks }) => blocks);
    if (first === undefined)
        return '';
    const { workspaces, severity, code, occurrences } = first;
    const names = isShort && workspaces.length > 1
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceCountWords */ .jK)(workspaces.length)
        : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .firstParts */ .J4)(workspaces, 1).join('');
    const verb = severity === 'needs-override' ? 'needs an override in' : 'blocks';
    const what = isFailure(first)
        ? `${causeWords(first)} ${verb} ${names}`
        : `${causeWords(first)}${isInWorkspaces(first) ? ' in ' : ': '}${names}`;
    const place = isShort ? '' : fileAndLine(occurrences.find(({ location }) => location) ?? {});
    const facts = [place, code ?? ''].filter(Boolean).map((fact) => ` (${fact})`);
    const arePolicies = others.every(({ policy, kind }) => policy !== '' && kind !== 'diagnostic');
    const more = arePolicies
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countWordsIfAny */ .eQ)(others.length, 'more policy', 'more policies')
        : (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countWordsIfAny */ .eQ)(others.length, 'more cause');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)(isShort ? ' · ' : '; ', `${what}${facts.join('')}`, more);
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 8832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ someNames; },
/* harmony export */   c: function() { return /* binding */ workspaceNames; }
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75);
/* harmony import */ var _sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2251);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4913);
/** How a report names the workspaces of a cause or a change: a few by their names, many by their number and a pattern. */



/** More names in a row are not read. */
const MOST_NAMES = 4;
/** `a`, `b` and `c`; `all 60 workspaces`; `10 workspaces (network-*)`; or the number with the first names. */
function workspaceNames(names, view) {
    const { workspaces } = view;
    const { length } = names;
    if (length <= MOST_NAMES && !(length === workspaces.length && length > 2))
        return someNames(names);
    if (length === workspaces.length)
        return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(length)}`;
    const patterns = patternsOf(names, view);
    const shown = patterns === undefined
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(names.map((name) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', name, 60)), 3)
        : (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, `, ...patterns.map((name) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', name, 60)));
    return (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(length)} (${shown})`;
}
/** At most `most` names, and the number of the others. */
function someNames(names, most = MOST_NAMES) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(names.map((name) => (0,_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', name, 60)), most);
}
/** Patterns that fit exactly these names, and no other workspace of the report; undefined without at most `MOST_NAMES` of them. */
function patternsOf(names, view) {
    const counts = beginnings(view);
    const found = [];
    let left = names;
    while (left.length > 0) {
        const [first = ''] = left;
        if (found.length === MOST_NAMES)
            return undefined;
        // The shortest beginning whose workspaces are all among these.
        const fitting = beginningsOf(first).find((beginning) => {
            const number = left.filter((name) => name.startsWith(beginning)).length;
            return number > 1 && number === counts.get(beginning);
        });
        if (fitting === undefined)
            return undefined;
        found.push(`${fitting}*`);
        left = left.filter((name) => !name.startsWith(fitting));
    }
    return found;
}
/** `network-`, `network-prod-` of `network-prod-eu`: the name up to each of its separators. */
function beginningsOf(name) {
    return Array.from(name.matchAll(/[-_./:]+/g), ({ index, 0: { length } }) => name.slice(0, index + length));
}
const known = new WeakMap();
/** How many workspaces begin with each beginning; counted once for a report. */
function beginnings(report) {
    const counted = known.get(report);
    if (counted !== undefined)
        return counted;
    const { workspaces, unaffected } = report;
    const counts = new Map();
    const names = [...workspaces.map(({ name }) => name), ...unaffected];
    for (const beginning of names.flatMap(beginningsOf)) {
        counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
    }
    known.set(report, counts);
    return counts;
}
//# sourceMappingURL=workspace-names.js.map

/***/ }),

/***/ 198:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: function() { return /* binding */ withNames; },
/* harmony export */   CI: function() { return /* binding */ NOT_FOR_COMBINE; },
/* harmony export */   Sw: function() { return /* binding */ existsAt; },
/* harmony export */   WY: function() { return /* binding */ described; },
/* harmony export */   g$: function() { return /* binding */ INPUT_TABLE; },
/* harmony export */   hF: function() { return /* binding */ input; },
/* harmony export */   mP: function() { return /* binding */ DEFAULT_REPORTS_DIRECTORY; },
/* harmony export */   mc: function() { return /* binding */ INPUTS; },
/* harmony export */   py: function() { return /* binding */ OUTPUTS; }
/* harmony export */ });
/* unused harmony exports INPUT_HEADINGS, FIRST_INPUTS */
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _trust_approval_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2383);
/* harmony import */ var _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8608);
/**
 * The one table of inputs and outputs. action.yml, the README's tables, docs/inputs.md, the options of
 * `plangate check`, the settings with their types, and the search for misspelt names are all made from it.
 * This directory turns what people write into settings. It never asks the service.
 */



/** Headings of the help of `plangate check`, in their order. */
const INPUT_HEADINGS = (/* unused pure expression or super */ null && ([
    'What to gate',
    'Without a service',
    'What fails the gate',
    'The run',
    'What the run plans',
    'Who may choose what',
    'What is sent',
    'The comment, on CI hosts that have one',
]));
const ACTION = ['action'];
/** For inputs about publishing, which the library does not do. */
const PUBLISHING = ['action', 'cli'];
const OF_COMMENT = {
    group: 'report',
    heading: 'The comment, on CI hosts that have one',
    entryPoints: PUBLISHING,
};
/** The action has `run-options` instead of them. */
const OF_PLAN = {
    group: 'plan',
    heading: 'What the run plans',
    entryPoints: ['cli', 'library'],
    ways: ['service', 'program'],
};
const SERVICE = { group: 'service', heading: 'What to gate' };
const OF_RUNS = { ways: ['service'] };
const OF_PROGRAMS = { ways: ['program'] };
const GATED = { group: 'plan', heading: 'What to gate' };
const LOCALLY = { group: 'plan', heading: 'Without a service' };
const RUN = { group: 'plan', heading: 'The run' };
const SENT = { group: 'plan', heading: 'What is sent', ...OF_RUNS };
const JUDGED = { group: 'policy', heading: 'What fails the gate' };
const TRUST = { group: 'job', heading: 'Who may choose what' };
/** The directory that `combine` reads if the input `from` is empty. */
const DEFAULT_REPORTS_DIRECTORY = 'plangate-reports';
/** For inputs about the runs: when groups are combined, their reports name the runs. */
const NOT_FOR_COMBINE = [
    'workspace',
    'workspaces',
    'group',
    'affected-only',
    'local',
    'engine',
    'plan',
    'plan-digest',
    'engine-env',
];
/** Makes a row of a table. Its literals stay types, because the types of the settings are made from them. */
function input(description, row) {
    return { description, ...row };
}
/** The rows of a table as a list, each with its name. */
function withNames(table) {
    return Object.entries(table).map(([name, row]) => ({ ...row, name }));
}
const INPUT_TABLE = {
    hostname: input('Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it, so set it for another host.', {
        kind: 'string',
        default: 'app.terraform.io',
        environment: ['TF_CLOUD_HOSTNAME'],
        cloudBlock: 'hostname',
        ...SERVICE,
        ...OF_RUNS,
    }),
    token: input('API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else.', { kind: 'secret', environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'], ...SERVICE, ...OF_RUNS }),
    'record-key': input('Key that seals runs. 32 random characters or more, the same in all jobs of the gate and of commands. With it, overrides outlive the token, which seals where it is missing. See docs/security/same-upload.md.', {
        kind: 'secret',
        environment: ['PLANGATE_RECORD_KEY'],
        parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .checkRecordKey */ .Dt,
        ...TRUST,
        group: 'service',
    }),
    organization: input('Organization that the workspaces belong to.', {
        kind: 'string',
        environment: ['TF_CLOUD_ORGANIZATION'],
        cloudBlock: 'organization',
        ...GATED,
    }),
    workspace: input('Name of the workspace to plan in. For several, use `workspaces`.', {
        kind: 'string',
        environment: ['TF_WORKSPACE'],
        cloudBlock: 'workspaces',
        ...GATED,
    }),
    workspaces: input('Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. Separate them by lines or commas. JSON takes any name, `[{"name": "a,b"}]`, and tags with values, `[{"tags": {"env": "prod"}}]`.', { kind: 'list', ...GATED }),
    directory: input('Directory of the configuration. When the workspace has a working directory, the directory above it is sent, as the service expects.', { kind: 'path', default: '.', ...GATED }),
    local: input('Plan on this machine, or judge a plan file, without a service and without a token. Nothing is sent. `plan` and `engine` imply it.', { ...LOCALLY, kind: 'flag', default: 'false' }),
    engine: input('The program on the PATH that plans without a service. It also runs the code of the configuration. The default is the one that is there.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'choice', choices: ['terraform', 'tofu'] }),
    plan: input('A plan made elsewhere, as JSON (`plangate digest` writes it of a saved plan, with a digest next to it). It is judged, and nothing is planned. In a job it is undecided without a digest of the same commit, directory, workspace and run, or if it is not whole. For several: a directory, a pattern such as `plans/**/*.json`, or `workspace=FILE`, by lines or commas. In a pattern, `*` is any part of a name, `?` one character, `**` any directories.', { ...LOCALLY, kind: 'list' }),
    'plan-digest': input('With `plan`: what `plangate digest` printed in the job that plans, as in `sha256:…`, for each plan. A plan with another digest is undecided.', { ...LOCALLY, ways: ['file'], kind: 'list', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlanDigests */ .hd }),
    'var-file': input('With `local`: files of values for variables, as in `terraform plan -var-file`. Paths are relative to `directory`.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'list' }),
    'engine-env': input('Names of environment variables to pass to the program that plans with `local`. It gets no others. Examples: read-only cloud credentials, `TF_PLUGIN_CACHE_DIR`.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'list' }),
    'affected-only': input('Plan only in workspaces whose directory or trigger patterns match files of the pull request.', { ...RUN, kind: 'flag', default: 'false' }),
    source: input('`upload` sends the files and plans them. `vcs` sends nothing: it judges the run that version control started for the head of the pull request. The workspaces must be connected to the repository.', { ...RUN, ...OF_RUNS, kind: 'choice', default: 'upload', choices: ['upload', 'vcs'] }),
    group: input('For large organizations: the group of `plangate matrix` that this job checks, as printed. See docs/matrix.md.', { ...RUN, ...OF_RUNS, kind: 'string', parse: _model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGroup */ .hb }),
    mode: input('`speculative` plans and never applies. `provisional` leaves a saved plan that can be applied later. It needs a token that may apply runs: a run whose gate closes is discarded, unless it needs an override.', {
        ...RUN,
        ...OF_RUNS,
        kind: 'choice',
        default: 'speculative',
        choices: ['speculative', 'provisional'],
    }),
    message: input('Message of the run, for example with the number of a change that people look for in the list of runs. By default it names the pull request and the commit.', { ...RUN, kind: 'string', library: 'Message of the run. The default is `plangate`.' }),
    timeout: input('Maximum duration of the whole job, as in `90m` or `1h30m`. After it the verdict is undecided.', {
        kind: 'duration',
        default: '1h',
        library: 'Maximum duration of the whole check in milliseconds, rounded up to whole seconds. After it the verdict is undecided. The default is an hour.',
        group: 'job',
        heading: 'What fails the gate',
        setting: 'timeoutMs',
    }),
    policies: input('Your own Rego policies: directories, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`. Separate them by lines or commas. `opa` judges the plan by them, besides the policies of the service. In a job, a directory is read from the default branch. With `local` on your machine, the default is `policies` and `policy`.', { ...JUDGED, kind: 'list' }),
    'fail-on': input('Which policy failures fail the gate. `never` only reports them. Errors and unrecognized answers fail it in any case.', {
        ...JUDGED,
        kind: 'choice',
        default: 'mandatory',
        choices: ['mandatory', 'advisory', 'never'],
    }),
    exceptions: input('File of failures that do not count for a time, of advisory policies and of your own, each with an owner and an end. In a job, a path is read from the default branch. See docs/exceptions.md.', { ...JUDGED, kind: 'string', setting: 'exceptionsFile' }),
    'allowed-sources': input('File of the sources that may be installed: providers, modules, and what else may run. What is judged is held to it before anything is uploaded or started. In a job, a path is read from the default branch. See docs/allowed-sources.md.', { ...JUDGED, kind: 'string', setting: 'allowedSourcesFile' }),
    'only-new': input('Failures that the default branch has in the same way do not count: of advisory policies and of your own. What cannot be compared counts. See docs/only-new.md.', { ...JUDGED, kind: 'flag', default: 'false' }),
    'require-policies': input('Fail the gate when no policy was evaluated.', {
        ...JUDGED,
        kind: 'flag',
        default: 'false',
    }),
    'allow-unknown': input('A policy whose outcome is `unknown`, because it asks for values of the apply, makes the verdict advisory, not undecided. Such a rule can pass without effect.', { ...JUDGED, kind: 'flag', default: 'false' }),
    protect: input('What a plan must not destroy or invoke without approval, as patterns like `aws_db_instance.*`, `module.data` or `action.*.*`, by lines or commas. They match in every module. A line `aws_db_instance.* by @acme/data` says who alone may approve it.', { ...JUDGED, kind: 'list', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readPatterns */ .ce }),
    'approval-key': input('Public half of the pair that `plangate approval-key` makes, written out in the workflow: approvals of your own policies and of the guard count if they are signed with the other half. Without it nothing can be approved. See docs/approvals.md.', { ...JUDGED, kind: 'string', parse: _trust_approval_key_js__WEBPACK_IMPORTED_MODULE_0__/* .checkPublicKey */ .$z }),
    'max-destroys': input('Maximum resources a plan may destroy or replace without approval. 0 allows none.', { ...JUDGED, kind: 'number', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readLimit */ .i2 }),
    'full-plan': input('Let own policies read the whole plan (`json-output`), and the guard where the service has no redacted form of it. The whole plan has every value, and no sensitive one is shown. The plan of a fork is never read so.', { ...JUDGED, kind: 'flag', default: 'false' }),
    reuse: input('Which earlier runs count instead of a new one. `commit`: of the same commit, overridden since. `upload`: also of an earlier commit with the same files. See docs/security/same-upload.md.', { ...RUN, kind: 'choice', default: 'commit', choices: ['commit', 'upload'] }),
    'auto-queue-runs': input('Start the run with the upload instead of a separate request. Such a run has no `message`, is not canceled by a later push, and cannot be provisional.', { ...RUN, kind: 'flag', default: 'false' }),
    'run-options': input('Planning options, one per line, as in `target: module.network`. The names are `destroy`, `refresh-only`, `refresh`, `target`, `replace`, `variables`, `terraform-version`, `allow-destroy-apply` and `allow-empty-apply`. See docs/run-options.md.', {
        kind: 'string',
        group: 'plan',
        heading: OF_PLAN.heading,
        setting: 'runOptionsText',
        entryPoints: ACTION,
    }),
    destroy: input('Plan to destroy all that the workspace manages; or expect such a plan of another job. With `mode: provisional` it needs `allow-destroy-apply`.', { ...OF_PLAN, ways: ['service', 'program', 'file'], kind: 'flag', default: 'false' }),
    'allow-destroy-apply': input('Allow `mode: provisional` to leave a saved plan that destroys everything.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
    'refresh-only': input('Plan only changes made outside of Terraform. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
    refresh: input('Read the real resources before planning. `false` trusts the state.', {
        ...OF_PLAN,
        kind: 'flag',
        default: 'true',
        off: 'Plan from the state, without reading resources.',
    }),
    target: input('Addresses of resources and modules, one per line. Only these are planned. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'list', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se }),
    'allow-partial': input('Accept plans of only a part of the configuration (`target`, `refresh-only`), made by a run, by a program here or by another job. Also those of which nothing says that they are whole, and saved plans with a field that Plangate does not know: the verdict names its number. The rest is not judged, and without a run the verdict is at best advisory.', { kind: 'flag', default: 'false', group: 'plan', heading: OF_PLAN.heading }),
    replace: input('Addresses of resources to replace, one per line.', {
        ...OF_PLAN,
        kind: 'list',
        parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readLines */ .Se,
    }),
    variables: input('Variables of this run, one `name=value` per line, read as `terraform plan -var` reads them: as text where the type is `string`, `number`, `bool` or not declared, else as an expression in HCL. Everybody who can read the run can see them, so secrets of this job are rejected.', { ...OF_PLAN, kind: 'list', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readVariables */ .Ch }),
    'terraform-version': input("Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.", { ...OF_PLAN, ...OF_RUNS, kind: 'string', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readTerraformVersion */ .nn }),
    'allow-empty-apply': input('Request a run that can be applied although it changes nothing, for example to upgrade the state.', { ...OF_PLAN, ...OF_RUNS, kind: 'flag', default: 'false' }),
    'secret-scan': input('What to do with files that appear to contain credentials.', {
        ...SENT,
        kind: 'choice',
        default: 'warn',
        choices: ['warn', 'fail'],
    }),
    'ca-file': input('PEM file with additional certificate authorities to trust. `NODE_EXTRA_CA_CERTS` works too.', { kind: 'path', ...SERVICE }),
    comment: input('When to comment on the pull request. `auto`: from the first result that is not green on. `on-failure`: while the result is not green.', {
        ...OF_COMMENT,
        kind: 'choice',
        default: 'auto',
        choices: ['auto', 'always', 'on-failure', 'off'],
    }),
    'comment-key': input("The key of the gate's one comment: two gates on one pull request need a key each. Several jobs of one gate are `combine`.", { ...OF_COMMENT, kind: 'string', default: 'default', parse: _model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseKey */ .Do }),
    'comment-commands': input('Show in the comment the command that overrides a failure. For repositories with a workflow on `issue_comment`, see docs/commands.md.', { ...OF_COMMENT, kind: 'flag', default: 'false', entryPoints: ACTION }),
    'override-by': input('The same as `override-by` of `plangate/override`. The report then says of each failure who may override it by a comment.', { ...OF_COMMENT, kind: 'string', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .checkApprovers */ .L6, entryPoints: ACTION }),
    annotate: input('Which findings become annotations. `auto`: all that fail the gate, and advisory ones in changed files. `changed`: in changed files only.', {
        group: 'report',
        kind: 'choice',
        default: 'auto',
        choices: ['auto', 'all', 'changed', 'off'],
        entryPoints: ACTION,
    }),
    'github-token': input('Token for the comment. It needs `pull-requests: write`.', {
        group: 'job',
        kind: 'secret',
        expression: '${{ github.token }}',
        entryPoints: ACTION,
    }),
    'checks-token': input("Token for annotations. It needs `checks: write` and must be the workflow's own: only that token can edit the check run of the job.", { group: 'job', kind: 'secret', expression: '${{ github.token }}', entryPoints: ACTION }),
    'check-run-id': input('Check run of this job, which gets the annotations.', {
        group: 'report',
        kind: 'number',
        expression: '${{ job.check_run_id }}',
        entryPoints: ACTION,
    }),
    'pr-number': input('Pull request to report on when the event names none: workflow_dispatch, schedule, push.', { group: 'job', kind: 'number', setting: 'pullRequestNumber', entryPoints: ACTION }),
    reports: input('Files to write besides the report as JSON: `page`, one self-contained HTML page to keep as an artifact, and `sarif`, for code scanning.', {
        group: 'report',
        kind: 'list',
        parse: (text) => {
            const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseList */ .E1)(text);
            if ('problem' in list)
                return list;
            return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .collectValues */ .b2)(list.value.map((item) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseChoice */ .HU)(item, ['page', 'sarif'])));
        },
        entryPoints: ACTION,
    }),
    'plan-json': input('Write the JSON of each plan to a file for later steps, which the end of the job deletes: `redacted`, without sensitive values, or `full`, with every value in clear text. What the token may not read is an error. The plan of a fork is never written in full.', {
        group: 'job',
        ...OF_RUNS,
        kind: 'choice',
        default: 'off',
        choices: ['off', 'redacted', 'full'],
        entryPoints: ACTION,
    }),
    'allow-untrusted-head': input('Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code: allow it only behind an environment with reviewers.', { ...TRUST, kind: 'flag', default: 'false' }),
    'target-branches': input('Branches for which a verdict counts, besides the default branch: whole names, or patterns like `release/*`, by lines or commas. A pull request into any other branch is undecided, with its results. `*` is every branch. See docs/target-branches.md.', { group: 'policy', heading: TRUST.heading, kind: 'list', parse: _parse_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readBranches */ .Lr }),
};
/** What most people set, most of them first: the pages and action.yml begin with these. */
const FIRST_INPUTS = (/* unused pure expression or super */ null && ([
    'token',
    'hostname',
    'organization',
    'workspace',
    'workspaces',
    'directory',
    'affected-only',
    'fail-on',
    'require-policies',
    'protect',
    'comment',
    'timeout',
]));
const INPUTS = withNames(INPUT_TABLE);
function existsAt({ entryPoints }, entryPoint) {
    return entryPoints === undefined || entryPoints.includes(entryPoint);
}
const OUTPUT_TABLE = {
    verdict: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
    green: 'Whether the gate passes: true or false.',
    'run-id': 'Id of the run, of the first workspace when there are several.',
    'run-url': 'URL of that run.',
    'run-ids': 'All runs as JSON: `{"workspace": "run-…"}`.',
    'configuration-version-id': 'Configuration version of that run.',
    passed: 'Number of policy results that passed. This and the next three count a policy once for each workspace.',
    'advisory-failed': 'Number of results of advisory policies that failed.',
    'mandatory-failed': 'Number of results of mandatory policies that failed and were not overridden.',
    overridden: 'Number of results that failed and were overridden.',
    adds: 'Number of resources the plans create. This and the next three are empty when a plan did not finish.',
    changes: 'Number of resources they update in place.',
    destroys: 'Number of resources they destroy.',
    replaces: 'Number of resources they replace, not counted above. Empty when replacements are not known; then they are counted above.',
    'needs-approval': 'Which policies wait for people, as JSON: `[{"policy", "approvers", "needed", "missing"}]`. `[]` if none does.',
    'comment-url': 'URL of the comment on the pull request. Empty when there is none.',
    'report-json': 'Path of the report as JSON.',
    'report-html': 'Path of the report as one HTML page. Empty without `page` in `reports`.',
    'report-sarif': 'Path of the findings as SARIF. Empty without `sarif` in `reports`.',
    'plan-json': 'Paths of the plans as JSON: `{"workspace": "/path"}`. `{}` without `plan-json`.',
};
const OUTPUTS = described(OUTPUT_TABLE);
/** @param table name → description */
function described(table) {
    return Object.entries(table).map(([name, description]) => ({ name, description }));
}
//# sourceMappingURL=inputs.js.map

/***/ }),

/***/ 2097:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: function() { return /* binding */ isOnePlan; },
/* harmony export */   M5: function() { return /* binding */ loadSettings; },
/* harmony export */   nG: function() { return /* binding */ filesIn; }
/* harmony export */ });
/* unused harmony exports readBlocks, environmentProblems */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6424);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3962);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(177);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6817);
/* harmony import */ var _trust_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7351);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(734);
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(440);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8187);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(325);
/* harmony import */ var _workspace_selectors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(589);
/* harmony import */ var _model_proxies_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4091);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4271);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4132);
/**
 * Loads the settings with what the file system adds: the `cloud` block of the configuration, or the
 * that of the default branch if the files are under judgement, and whether each directory exists and holds a
 * configuration. This happens before any request to the service.
 */

















/**
 * Reads the settings, and checks what they name on the disk.
 *
 * @param workingDirectory absolute: from which relative paths start
 * @param jobTree whether the files of the checkout may choose settings
 * @param parsed what this check has parsed before
 */
async function loadSettings(sources, workingDirectory, jobTree, parsed) {
    const { inputs, environment } = sources;
    const unanswered = (0,_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .unansweredSettings */ .uI)(sources);
    const { isLocal } = unanswered;
    const blocks = await readBlocks(inputs, unanswered, { workingDirectory, jobTree, parsed });
    const { written, directory, ownBlock, trusted, forHost, proposed, backend } = blocks;
    const names = isLocal ? (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .asTrusted */ .O2)((0,_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_10__/* .withLocalNames */ ._G)(blocks.names, directory)) : blocks.names;
    const reading = (0,_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .readSettings */ .sb)({ ...sources, names, backend, forHost, proposed });
    const settings = 'settings' in reading ? reading.settings : undefined;
    const problems = [];
    // Version control has the files of `source: vcs`, and this machine need not have them.
    const readsFiles = settings === undefined || settings.plan.source === 'upload';
    const planned = settings === undefined ? [written] : (0,_workspace_selectors_js__WEBPACK_IMPORTED_MODULE_10__/* .plannedDirectories */ .s7)(settings.plan);
    for (const text of readsFiles ? planned : []) {
        const isOfWorkspace = text !== written;
        const input = isOfWorkspace ? 'workspaces' : 'directory';
        let problem = outsideProblem(input, text, directory, workingDirectory) ??
            (await directoryProblem(input, text, workingDirectory, { plan: inputs['plan'], jobTree }));
        // `readSettings` has compared the host with that of the block in `directory`.
        if (problem === undefined && settings !== undefined && isOfWorkspace && proposed && !isLocal) {
            const { possible } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_6__/* .readCloudBlock */ .h$)(filesIn(workingDirectory), text, undefined, parsed);
            for (const block of possible)
                problem ??= (0,_trust_target_js__WEBPACK_IMPORTED_MODULE_7__/* .otherHostProblem */ .k0)(settings.service, block);
        }
        if (problem !== undefined)
            problems.push(problem);
    }
    if (blocks.problem !== undefined)
        problems.push(blocks.problem);
    // These come last: what is missing may only be missing because the directory is, or because its block cannot be read.
    if ('problems' in reading) {
        const isExplained = blocks.problem !== undefined;
        problems.push(...reading.problems.filter(({ isMissing }) => !(isExplained && isMissing)));
    }
    const caFile = inputs['ca-file']?.trim() || undefined;
    problems.push(...(await environmentProblems(caFile, environment, workingDirectory)));
    const missing = problems.findIndex(({ isMissing }) => isMissing);
    const firstMissing = problems[missing];
    if (firstMissing !== undefined && sources.entryPoint === 'action') {
        const { blocksSentence } = await __webpack_require__.e(/* import() */ 7094).then(__webpack_require__.bind(__webpack_require__, 7094));
        const hint = await blocksSentence({ directory, shownAs: written }, jobTree.proposed, '');
        problems[missing] = { ...firstMissing, message: firstMissing.message + hint };
    }
    if (problems.length > 0 || settings === undefined)
        return { problems };
    const notices = [
        ...(trusted.block ? (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .describeDifferences */ .g7)(ownBlock, trusted.block, unanswered) : []),
        ...(proposed ? authorityNotices(settings.service, directory, workingDirectory) : []),
    ];
    const { plan } = settings;
    // Each of several plans is of a workspace of its own.
    const plansNameWorkspaces = plan.plan !== undefined && unanswered.workspaces && !isOnePlan(plan.plan, workingDirectory);
    if (plansNameWorkspaces)
        plan.workspaces = [];
    return { settings, notices };
}
/**
 * Whether the input `plan` names one file that is one plan. A directory, a pattern, a pair `workspace=FILE` and a list may
 * stand for several plans.
 */
function isOnePlan([first = '', ...others], workingDirectory) {
    const isPatternOrPair = /[*?]|^[\w-]+=/.test(first);
    if (others.length > 0 || isPatternOrPair)
        return false;
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, first), { throwIfNoEntry: false });
    return stats === undefined || !stats.isDirectory();
}
/**
 * Reads the `cloud` blocks that may answer open settings, and those that must not name another host.
 *
 * @param unanswered settings that neither an input nor the environment answers
 */
async function readBlocks(inputs, unanswered, { workingDirectory, jobTree, parsed, }) {
    const written = inputs['directory']?.trim() || '.';
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, written);
    const needsNames = unanswered.organization || unanswered.workspaces;
    const isNeeded = jobTree.proposed || needsNames || unanswered.hostname;
    const checkedOut = isNeeded
        ? await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_6__/* .readCloudBlock */ .h$)(filesIn(workingDirectory), written, programOf(inputs), parsed)
        : { possible: [] };
    const trusted = jobTree.proposed && needsNames
        ? await findTrustedBlock({
            program: programOf(inputs),
            directory,
            workingDirectory,
            jobTree,
            parsed,
        })
        : { why: '' };
    const forHost = !jobTree.proposed && checkedOut.block ? (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .asOwn */ .dd)(jobTree, checkedOut.block) : undefined;
    return {
        written,
        directory,
        ownBlock: checkedOut.block,
        backend: checkedOut.backend,
        trusted,
        names: jobTree.proposed ? trusted.block : forHost,
        forHost,
        // The block of a pull request chooses nothing; it is read because it must not name another host.
        proposed: jobTree.proposed
            ? { blocks: [...checkedOut.possible, trusted.block], why: trusted.why }
            : undefined,
        /** Why a block cannot be read: what it would say is not missing. */
        problem: trusted.problem ??
            checkedOut.problem ??
            (jobTree.proposed ? undefined : checkedOut.difference),
    };
}
/** The program that plans, where the inputs name one of the two. */
function programOf(inputs) {
    const engine = inputs['engine']?.trim();
    return engine === 'terraform' || engine === 'tofu' ? engine : undefined;
}
/** Warns of certificate authorities inside the checkout: a pull request could add one and read the traffic. */
function authorityNotices({ caFile }, directory, workingDirectory) {
    const root = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findCheckout */ .I8)(directory) ?? workingDirectory;
    if (caFile === undefined || !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, caFile), root))
        return [];
    return [
        `The certificate authorities in ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_13__/* .quote */ .hD)(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
    ];
}
async function findTrustedBlock(query) {
    const { directory, workingDirectory, jobTree, program, parsed } = query;
    const { trusted, workspace } = jobTree;
    try {
        const root = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .findAround */ .Di)(directory, workspace).repository?.root ?? workingDirectory;
        const path = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(directory)));
        const files = await trusted(root);
        const { block, ...reading } = await (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_6__/* .readCloudBlock */ .h$)(files, path, program, parsed);
        const problem = reading.problem ?? reading.difference;
        if (problem !== undefined) {
            return { why: '', problem: { ...problem, where: `${problem.where} of the default branch` } };
        }
        if (block !== undefined) {
            const at = `${block.at} of the default branch`;
            return {
                block: (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .asTrusted */ .O2)({ ...block, at }),
                why: `The block at ${at} does not name it.`,
            };
        }
        const where = path === '' ? 'the repository' : (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_13__/* .quote */ .hD)(path);
        return {
            why: `There is no \`cloud\` block in ${where} on the default branch that this job may read, and one that a pull request adds does not count.`,
        };
    }
    catch (error) {
        if (!(error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .UntrustedError */ .lI))
            throw error;
        return { why: `The \`cloud\` block of the default branch could not be read: ${error.message}` };
    }
}
/**
 * Finds a directory that contains the whole checkout, or one outside of it that is in no repository.
 * This runs before anything walks through the directory, which may be as large as the disk.
 *
 * @param input the name of the input that names it
 * @param text the directory to check, as written
 * @param directory absolute: the directory of all workspaces that name none
 */
function outsideProblem(input, text, directory, workingDirectory) {
    const path = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, text));
    const repository = (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._)(directory);
    // Without a repository, `directory` sets the bound for the others.
    if (repository === undefined && input === 'directory')
        return undefined;
    const bound = repository ?? (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .realOrSame */ .eF)(workingDirectory);
    const isAbove = path !== bound && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(bound, path);
    const isInNoRepository = repository !== undefined &&
        !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .isBelow */ .Yw)(path, bound) &&
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) &&
        (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryOf */ ._)(path) === undefined;
    if (!isAbove && !isInNoRepository)
        return undefined;
    const message = `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_13__/* .quote */ .hD)(text)}, which leads out of ${bound}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
    return { where: input, message };
}
/**
 * The problem of a directory that does not exist or holds no configuration; undefined if there is none.
 *
 * @param input the name of the input that names it
 * @param text the directory as written
 * @param plan the text of the input `plan`
 */
async function directoryProblem(input, text, workingDirectory, { plan = '', jobTree }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, text);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).catch(() => undefined);
    if (stats === undefined) {
        const near = await nearDirectory(text, workingDirectory);
        let hint = text === '.' ? '' : ' Is the checkout step there, and the name right?';
        if (input === 'workspaces') {
            hint = ' The path is relative to the current directory and ignores `directory`.';
        }
        if (near !== undefined)
            hint = ` Did you mean ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_13__/* .quote */ .hD)(near)}?`;
        return { where: input, message: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_13__/* .quote */ .hD)(text)} does not exist.${hint}` };
    }
    if (!stats.isDirectory()) {
        const hint = text.endsWith('.json') ? ' Name a plan with `plan`.' : '';
        return { where: input, message: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_13__/* .quote */ .hD)(text)} is not a directory.${hint}` };
    }
    const otherNames = new Set();
    const found = await hasConfiguration(path, otherNames).catch((error) => error);
    if (found === true)
        return undefined;
    // A person's plan can lie anywhere, and Terragrunt plans a unit, which has no configuration of its own.
    const needsNone = !jobTree.proposed || otherNames.has('terragrunt.hcl');
    if (plan.trim() !== '' && needsNone)
        return undefined;
    if (found !== false) {
        const { code, path: errorPath = path } = found;
        const inner = errorPath === path ? '' : `: ${errorPath}`;
        const message = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_13__/* .quote */ .hD)(text)} cannot be read (${code}${inner}). Is it the right directory?`;
        return { where: input, message };
    }
    const message = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_13__/* .quote */ .hD)(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
    return { where: input, message, code: _model_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .CODES */ .Lp.noConfiguration };
}
/** A sibling directory with nearly the same name, as a person would write it. */
async function nearDirectory(text, workingDirectory) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(text);
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, parent), { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const visible = names.filter((name) => !name.startsWith('.'));
    const near = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_14__/* .didYouMean */ .a)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(text), visible);
    return near === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, near);
}
/**
 * Whether a directory or one below holds a file of a configuration; hidden directories and `node_modules` do not count.
 *
 * @param otherNames gets the names of all other files that are met
 */
async function hasConfiguration(path, otherNames) {
    const subdirectories = [];
    for await (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.opendir)(path)) {
        if (entry.isFile() && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_15__/* .isConfiguration */ .ZC)(entry.name))
            return true;
        if (entry.isFile())
            otherNames.add(entry.name);
        if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
            subdirectories.push((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, entry.name));
        }
    }
    for (const directory of subdirectories) {
        if (await hasConfiguration(directory, otherNames))
            return true;
    }
    return false;
}
/** Larger files are not read: no person writes such a configuration file. */
const MAX_BYTES = 5_000_000;
/** The files of this machine below a directory; what cannot be read counts as absent. */
function filesIn(root) {
    return {
        async names(directory) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, directory);
            const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(path, { withFileTypes: true }).catch(() => undefined);
            return entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
        },
        read: (path) => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegular */ .VX)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path), MAX_BYTES).catch(() => undefined),
    };
}
/**
 * The problems of certificate files and proxies.
 *
 * @param caFile the input `ca-file` as written; relative to `workingDirectory`
 */
async function environmentProblems(caFile, environment, workingDirectory) {
    const problems = [];
    // The file of NODE_EXTRA_CA_CERTS is read here only to be added to `ca-file`; else Node.js reads it by itself.
    const certificateFiles = caFile === undefined
        ? {}
        : { 'ca-file': caFile, NODE_EXTRA_CA_CERTS: environment['NODE_EXTRA_CA_CERTS'] ?? '' };
    for (const [where, path] of Object.entries(certificateFiles)) {
        const message = path === '' ? undefined : await certificateProblem(path, workingDirectory);
        if (message !== undefined)
            problems.push({ where, message });
    }
    for (const proxy of (0,_model_proxies_js__WEBPACK_IMPORTED_MODULE_11__/* .proxiesIn */ .Iz)(environment)) {
        // A SOCKS proxy carries no request of this program, but NO_PROXY may name all hosts that it asks.
        if (proxy.url !== undefined || (0,_model_proxies_js__WEBPACK_IMPORTED_MODULE_11__/* .isSocks */ .oS)(proxy))
            continue;
        // The message leaves the value out, because it may hold a password.
        const message = 'is not the address of a proxy. Write http://HOST:PORT.';
        problems.push({ where: proxy.variable, message });
    }
    return problems;
}
/** The end of a sentence about the file; undefined if it holds a certificate. */
async function certificateProblem(path, workingDirectory) {
    try {
        const text = await (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegular */ .VX)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workingDirectory, path));
        if (text.includes('-----BEGIN CERTIFICATE-----'))
            return undefined;
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_13__/* .quote */ .hD)(path)} holds no certificate in PEM form.`;
    }
    catch (error) {
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_13__/* .quote */ .hD)(path)} cannot be read (${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_16__/* .systemErrorCode */ .v)(error) ?? 'unknown error'}).`;
    }
}
//# sourceMappingURL=load-settings.js.map

/***/ }),

/***/ 8608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: function() { return /* binding */ readVariables; },
/* harmony export */   Dt: function() { return /* binding */ checkRecordKey; },
/* harmony export */   L6: function() { return /* binding */ checkApprovers; },
/* harmony export */   Lr: function() { return /* binding */ readBranches; },
/* harmony export */   Se: function() { return /* binding */ readLines; },
/* harmony export */   ce: function() { return /* binding */ readPatterns; },
/* harmony export */   hI: function() { return /* binding */ readApprovers; },
/* harmony export */   hd: function() { return /* binding */ readPlanDigests; },
/* harmony export */   i2: function() { return /* binding */ readLimit; },
/* harmony export */   nn: function() { return /* binding */ readTerraformVersion; },
/* harmony export */   uO: function() { return /* binding */ checkPatterns; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _policy_protect_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8874);
/* harmony import */ var _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9925);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8187);
/** Parses single inputs: what a plan may change, its variables and version of Terraform, and the people who may override. */





/**
 * Reads address patterns, one per line or separated by commas. Lines that begin with `#` are comments. A line
 * `PATTERN by NAMES` names who must agree, and stays one item.
 */
function readPatterns(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const items = lines.flatMap((line) => {
        if (line.startsWith('#'))
            return [];
        const words = (0,_policy_protect_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOfLine */ .LL)(line);
        return words[1] === 'by' ? [words.join(' ')] : words;
    });
    for (const item of items) {
        const rule = (0,_policy_protect_rule_js__WEBPACK_IMPORTED_MODULE_1__/* .readProtectRule */ .GP)(item);
        if ('problem' in rule)
            return rule;
    }
    return { value: [...new Set(items)] };
}
/** Checks address patterns and keeps their text. Who needs them calls `readPatterns` with it. */
function checkPatterns(text) {
    const reading = readPatterns(text);
    return 'problem' in reading ? reading : { value: text };
}
/** Reads a limit, which may be zero. */
function readLimit(text) {
    return /^\s*\d{1,9}\s*$/.test(text)
        ? { value: Number(text) }
        : { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)} is not a number. Write digits only.` };
}
/** Reads the input `plan-digest`: a list of digests, as in `sha256:` and 64 hexadecimal digits. */
function readPlanDigests(text) {
    const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseList */ .E1)(text);
    if ('problem' in list)
        return list;
    const invalid = list.value.find((digest) => !/^sha256:[0-9a-f]{64}$/.test(digest));
    if (invalid === undefined)
        return list;
    return { problem: `is ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(invalid)}, which is not what \`plangate digest\` prints.` };
}
/**
 * Reads one item per line, unchanged, because addresses and values hold commas and brackets. Lines that begin with `#`
 * are comments.
 */
function readLines(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const value = lines.filter((line) => line !== '' && !line.startsWith('#'));
    return value.some((line) => /\p{Cc}/u.test(line))
        ? { problem: 'has control characters in it.' }
        : { value };
}
const VARIABLE = new RegExp(`^(${_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS})\\s*=`, 'u');
/** Reads lines of the form `name = value`. */
function readVariables(text) {
    const lines = readLines(text);
    if ('problem' in lines)
        return lines;
    const names = lines.value.map((line) => VARIABLE.exec(line)?.[1]);
    const invalidIndex = names.indexOf(undefined);
    // The message leaves the line out, because its value may be secret.
    if (invalidIndex >= 0)
        return { problem: `has no \`name=value\` in its line ${invalidIndex + 1}. One a line.` };
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    return repeated === undefined ? lines : { problem: `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(repeated)} twice.` };
}
/** What no name of a branch has (git-check-ref-format), but for `*`, which makes it a pattern. */
const NOT_OF_A_BRANCH = /[\s~^:?[\\\p{Cc}\p{Cf}]|\.\.|@\{|\/\/|^[/!-]|[/.]$|\*\*/u;
/** Reads names of branches and patterns of them, with or without `refs/heads/` before them. */
function readBranches(text) {
    const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseList */ .E1)(text);
    if ('problem' in list)
        return list;
    const branches = list.value.map((item) => item.replace(/^refs\/heads\//, ''));
    const invalid = branches.find((branch) => branch === '' || branch.startsWith('refs/') || NOT_OF_A_BRANCH.test(branch));
    if (invalid === undefined)
        return { value: [...new Set(branches)] };
    return {
        problem: `has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(invalid)}, which is no branch. Write main, release/* (each \`*\` matches within one part between slashes) or, for every branch, \`*\` alone.`,
    };
}
/** Reads a whole version, as in `1.11.4` or `1.12.0-beta1`. */
function readTerraformVersion(text) {
    return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text)
        ? { value: text }
        : { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text)} is not a version of Terraform. Write one as in 1.11.4.` };
}
/** A line about policies: their pattern, in quotes if need be, a colon, a space and the owners. */
const OWNERS_LINE = /^("(?:[^"\\]|\\.)*"|[^\s"',:#[\]{}]+):(?:\s+(.*))?$/;
/**
 * Reads the owners of policies. `octocat`, `role:maintain` and `acme/platform` own all policies; a line as in
 * `security/*: acme/security` gives some policies owners of their own. The problem names everything that is wrong.
 */
function readApprovers(text) {
    const problems = [];
    const lines = [];
    const linesWithoutPattern = [];
    for (const line of text.split(/\r\n|\n|\r/)) {
        const [, writtenPattern, names = ''] = OWNERS_LINE.exec(line.trim()) ?? [];
        if (writtenPattern === undefined) {
            linesWithoutPattern.push(line);
            continue;
        }
        const pattern = unquoted(writtenPattern) ?? writtenPattern;
        const problem = patternProblem(writtenPattern);
        if (problem !== undefined)
            problems.push(problem);
        if (lines.some((earlier) => earlier.pattern === pattern))
            problems.push(`has the pattern ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(pattern)} twice.`);
        const owners = readOwners(names, problems);
        if (owners?.names.length === 0)
            problems.push(`names nobody for ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(pattern)}.`);
        lines.push({ pattern, owners: owners ?? _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .NOBODY */ .oQ });
    }
    const others = readOwners(linesWithoutPattern.join('\n'), problems) ?? _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .NOBODY */ .oQ;
    if (problems.length === 0 && lines.length === 0 && others.names.length === 0) {
        problems.push('is missing: name people, role:maintain, role:admin or teams. The default is nobody.');
    }
    return problems.length > 0 ? { problem: problems.join(' It ') } : { value: { lines, others } };
}
/** Checks a list of owners and keeps its text. Who needs the owners calls `readApprovers` with it. */
function checkApprovers(text) {
    const reading = readApprovers(text);
    return 'problem' in reading ? reading : { value: text };
}
function unquoted(written) {
    return written.startsWith('"') ? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(written)) : written;
}
function patternProblem(written) {
    if (written === 'role') {
        return 'has the pattern "role", which may be meant as a role. Write role:admin without a space, or the pattern in quotes.';
    }
    const pattern = unquoted(written);
    const mayFit = pattern !== undefined &&
        /[\p{L}\p{N}*]/u.test(pattern) &&
        !/^[/\s]|[/\s]$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(pattern);
    if (mayFit)
        return undefined;
    return `has the pattern ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(pattern ?? written)}, which fits no policy. Write deny_public, security/* (a policy set) or "deny public".`;
}
/**
 * Reads a list of people, roles and teams.
 *
 * @param problems gets a sentence for each item that is none of them
 * @returns undefined if the list as such cannot be read
 */
function readOwners(text, problems) {
    const list = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseList */ .E1)(text);
    if ('problem' in list) {
        problems.push(list.problem);
        return undefined;
    }
    const { approvers, unreadable } = (0,_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .toApprovers */ .Cx)(list.value);
    for (const item of unreadable) {
        const hint = item.includes(':')
            ? ' The owners of a policy are a line of their own, as in `deny_*: ann`: with a space behind the colon, and a name with spaces in quotes.'
            : '';
        problems.push(`has ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(item)}, which names no person or team. ${_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .WRITE_NAMES */ .h7}${hint}`);
    }
    return approvers;
}
const LEAST_KEY_LETTERS = 32;
/** A key that could be guessed would open the gate. */
function checkRecordKey(text) {
    return text.length < LEAST_KEY_LETTERS
        ? {
            problem: `has fewer than ${LEAST_KEY_LETTERS} characters. Make one: \`openssl rand -hex 32\`.`,
        }
        : { value: text };
}
//# sourceMappingURL=parse-inputs.js.map

/***/ }),

/***/ 325:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sb: function() { return /* binding */ readSettings; },
  OW: function() { return /* binding */ readTimeout; },
  f8: function() { return /* binding */ reportedSettings; },
  uI: function() { return /* binding */ unansweredSettings; },
  qs: function() { return /* binding */ unknownInputs; }
});

// UNUSED EXPORTS: IMPLY_LOCAL, readIndependentSettings, settingName, wantsLocal

// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(440);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/src/settings/inputs.js
var settings_inputs = __webpack_require__(198);
// EXTERNAL MODULE: ./build/src/policy/run-differences.js
var run_differences = __webpack_require__(2484);
// EXTERNAL MODULE: ./build/src/trust/target.js
var target = __webpack_require__(7351);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: ./build/src/settings/parse-inputs.js
var parse_inputs = __webpack_require__(8608);
;// CONCATENATED MODULE: ./build/src/settings/removed-inputs.js
/** This table goes before the first release. Inputs that were taken out, each with what to do instead, in whole sentences. */
const REMOVED_INPUTS = new Map([
    ['max-actions', 'Write `protect: action.*.*`: each action that it names needs an approval.'],
    ['policy-link', 'Write the link into the description of the policy.'],
    [
        'plan-diff',
        'Take it out: reports show the names of changed attributes, and never their values.',
    ],
    [
        'notify',
        'Take it out: those whom a policy or a line of `protect` names are asked for a review, once.',
    ],
    [
        'trusted-branch',
        'Set `organization` and `workspace`, or name them in the `cloud` block of the default branch.',
    ],
    [
        'cancel-superseded',
        'Take it out: unfinished speculative runs of earlier pushes are canceled where the token may.',
    ],
    [
        'on-failure',
        'Take it out: a provisional run is discarded if the gate fails, and kept if it needs an override.',
    ],
    [
        'include-untracked-secrets',
        'Take it out: a file that looks like a secret is sent only if git tracks it. Pass its values as variables of the workspace.',
    ],
    [
        'rules',
        "Take it out: `.terraformignore` is read by Terraform's rules without their known leaks. `plangate pack --rules` shows other readings.",
    ],
    [
        'plan-fields',
        'Set `allow-partial` to true where a plan with unknown fields may pass: the verdict names their numbers, and is at best advisory.',
    ],
]);
//# sourceMappingURL=removed-inputs.js.map
;// CONCATENATED MODULE: ./build/src/settings/run-options.js
/** Turns the inputs about the plan into options of the run, and finds inputs that contradict each other. */





/** The inputs that the action has as lines of its one input `run-options`. */
const RUN_OPTION_SPECS = new Map(settings_inputs/* INPUTS */.mc.filter((spec) => !(0,settings_inputs/* existsAt */.Sw)(spec, 'action')).map((spec) => [spec.name, spec]));
const RUN_OPTIONS = 'run-options';
/**
 * Splits the action's input `run-options` into the inputs that the other entry points have, so that all entry points
 * check them in the same way.
 */
function splitRunOptions(inputs) {
    const { [RUN_OPTIONS]: text = '', ...others } = inputs;
    const lines = (0,parse_inputs/* readLines */.Se)(text);
    if ('problem' in lines) {
        return { inputs: others, problems: [{ where: RUN_OPTIONS, message: lines.problem }] };
    }
    const values = new Map();
    const problems = [];
    for (const [index, line] of lines.value.entries()) {
        const [, name = '', value = ''] = /^([a-z-]+):\s*(.*)$/.exec(line) ?? [];
        const earlier = values.get(name) ?? [];
        const message = lineProblem({ name, value, isRepeated: earlier.length > 0 }, index + 1);
        if (message === undefined)
            values.set(name, [...earlier, value]);
        else
            problems.push({ where: RUN_OPTIONS, message });
    }
    const texts = Array.from(values, ([name, valuesOfName]) => [name, valuesOfName.join('\n')]);
    return { inputs: { ...others, ...Object.fromEntries(texts) }, problems };
}
/**
 * The problem of a line of `run-options`; undefined if there is none. The message leaves the line out, because its value
 * may be secret.
 *
 * @param line its parts; `name` is '' if the line has not the form `name: value`
 */
function lineProblem({ name, value, isRepeated }, lineNumber) {
    if (name === '')
        return `has no \`name: value\` in its line ${lineNumber}. One a line.`;
    if (!RUN_OPTION_SPECS.has(name)) {
        const near = (0,did_you_mean/* didYouMean */.a)(name, RUN_OPTION_SPECS.keys());
        const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
        return `has ${(0,quote/* quote */.hD)(name)}, which is no option of a run. ${remedy}`;
    }
    if (value === '')
        return `has no value for \`${name}\` in its line ${lineNumber}.`;
    const takesSeveral = RUN_OPTION_SPECS.get(name)?.kind === 'list';
    return isRepeated && !takesSeveral ? `names \`${name}\` twice.` : undefined;
}
/** Names `run-options` in the problem of an input that the workflow has written there. */
function toRunOptionProblem(problem) {
    const { where, message } = problem;
    if (!RUN_OPTION_SPECS.has(where))
        return problem;
    return { where: RUN_OPTIONS, message: `\`${where}\`: ${message}` };
}
/** The options that differ from the service's defaults. Values of variables are as written: `readAssigned` reads them. */
function run_options_runOptionsOf(inputs) {
    const { target = [], replace = [], variables = [], terraformVersion } = inputs;
    const assigned = variables.map((line) => {
        const equals = line.indexOf('=');
        const name = line.slice(0, equals);
        const text = line.slice(equals + 1);
        // `-var` takes what follows the sign, and no space before it.
        return { key: name.trim(), value: name === name.trim() ? text : text.trim() };
    });
    return {
        'is-destroy': inputs.destroy || undefined,
        'refresh-only': inputs.refreshOnly || undefined,
        refresh: inputs.refresh ? undefined : false,
        'target-addrs': target.length > 0 ? target : undefined,
        'replace-addrs': replace.length > 0 ? replace : undefined,
        variables: assigned.length > 0 ? assigned : undefined,
        'terraform-version': terraformVersion,
        'allow-empty-apply': inputs.allowEmptyApply || undefined,
    };
}
/** Inputs that contradict each other, each with what to do. */
function run_options_conflictsOf(plan) {
    const { destroy, refreshOnly, replace = [], autoQueueRuns } = plan;
    const isProvisional = plan.mode === 'provisional';
    const isVcs = plan.source === 'vcs';
    const options = (0,run_differences/* describeOptions */.c4)(run_options_runOptionsOf(plan));
    const conflicts = [
        [
            autoQueueRuns && (isProvisional || isVcs || options.length > 0),
            'auto-queue-runs',
            'cannot be true with `mode: provisional`, with `source: vcs` or with options of the run: an upload starts an ordinary run, which a workspace may apply by itself. Leave it out.',
        ],
        [
            isVcs && (isProvisional || options.length > 0),
            'source',
            'cannot be "vcs" with `mode: provisional` or with options of the run: version control starts a speculative run without any. Take one of them out.',
        ],
        [
            isProvisional && plan.terraformVersion !== undefined,
            'terraform-version',
            'cannot go with `mode: provisional`: only a run that is never applied may plan with another version.',
        ],
        [
            isProvisional && destroy && !plan.allowDestroyApply,
            'destroy',
            'with `mode: provisional` leaves a saved plan that destroys everything. Set `allow-destroy-apply` to true if you mean that.',
        ],
        [
            refreshOnly && (destroy || !plan.refresh || replace.length > 0),
            'refresh-only',
            'cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.',
        ],
        [
            destroy && replace.length > 0,
            'replace',
            'cannot be combined with `destroy`: destroyed resources are not replaced.',
        ],
    ];
    return conflicts.flatMap(([isThere, where, message]) => (isThere ? [{ where, message }] : []));
}
//# sourceMappingURL=run-options.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(4132);
;// CONCATENATED MODULE: ./build/src/settings/settings.js
/**
 * Reads the settings from four sources, in this order: inputs or options, environment, `cloud` block,
 * defaults. The result has all settings, or every problem at once. It never takes a
 * value from a file that a pull request may have written.
 */











/** The inputs that depend on each other or on the `cloud` block. Each other input is parsed alone. */
const DEPENDENT_INPUTS = ['hostname', 'token', 'organization', 'workspace', 'workspaces'];
/** The duration in ms that the input `timeout` names; that of its default if it names none that can be read. */
function readTimeout(text = '') {
    const parsed = (0,parse/* parseDuration */.E9)(text);
    return 'value' in parsed ? parsed.value : readTimeout(settings_inputs/* INPUT_TABLE */.g$.timeout.default);
}
/** The settings that reports show, or that tell one report from another. */
function reportedSettings({ service, plan, policy, report }) {
    const owners = (0,parse_inputs/* readApprovers */.hI)(report.overrideBy ?? '');
    const lacksRecordKey = plan.local && policy.approvalKey !== undefined && !service.recordKey;
    return {
        key: report.commentKey,
        failOn: policy.failOn,
        organization: (0,workspace_selectors/* namedOrganization */.JK)(plan) ?? '',
        hostname: service.hostname,
        isLocal: plan.local,
        onlyPlans: !plan.local && plan.source === 'upload' && plan.mode === 'speculative',
        serviceOrigin: service.origin,
        directory: plan.directory,
        caFile: service.caFile,
        runOptions: [
            ...(0,run_differences/* describeOptions */.c4)(plan.runOptions),
            ...(plan.varFile ?? []).map((file) => `var-file: ${file}`),
        ],
        group: plan.group,
        selected: (0,workspace_selectors/* describeSelected */.Ht)(plan).sort().join(', '),
        overrideBy: 'value' in owners ? owners.value : undefined,
        hasApprovalKey: policy.approvalKey !== undefined && !lacksRecordKey,
        lacksRecordKey,
    };
}
const SPECS = new Map(settings_inputs/* INPUTS */.mc.map((spec) => [spec.name, spec]));
/**
 * Which settings neither an input nor the environment answers, so that a `cloud` block may, or names of a local check.
 * Files are parsed only if there are any.
 */
function unansweredSettings(sources) {
    return {
        isLocal: wantsLocal(sources.inputs),
        hostname: settingText('hostname', sources) === undefined,
        organization: settingText('organization', sources) === undefined,
        // TF_WORKSPACE is appended to the prefix of a block, so the block is needed even if it is set.
        workspaces: inputText('workspace', sources) === undefined &&
            inputText('workspaces', sources) === undefined,
    };
}
/** Reads all settings, or finds every problem of the inputs. */
function readSettings(sources) {
    const specs = settings_inputs/* INPUTS */.mc.filter((spec) => (0,settings_inputs/* existsAt */.Sw)(spec, sources.entryPoint));
    const unknown = unknownInputs(sources.inputs, specs);
    if (sources.entryPoint !== 'action')
        return readKnownInputs(sources, unknown);
    const { inputs, problems } = splitRunOptions(sources.inputs);
    const reading = readKnownInputs({ ...sources, inputs }, [...unknown, ...problems]);
    if (!('problems' in reading))
        return reading;
    return {
        problems: reading.problems.map((problem) => 
        // The action has no input `target`, so one that is written there is unknown, and no line of `run-options`.
        unknown.includes(problem) ? problem : toRunOptionProblem(problem)),
    };
}
/** @param earlierProblems those that were found already, which come first in the result */
function readKnownInputs(sources, earlierProblems) {
    const problems = [...earlierProblems];
    const addProblem = (where, message, facts) => {
        problems.push({ where, message, ...facts });
    };
    const { proposed, names: cloud } = sources;
    const { serviceHost, token, problems: targetProblems } = readTarget(sources);
    problems.push(...targetProblems);
    const block = cloud === undefined ? 'the `cloud` block' : `the block at ${cloud.at}`;
    const byBlock = sources.backend === undefined
        ? `, or name it in ${block}.`
        : `: ${sources.backend} says where the state is, so no \`cloud\` block counts.`;
    const hint = proposed === undefined ? byBlock : `. ${proposed.why}`.trimEnd();
    const organization = settingText('organization', sources) ?? cloud?.organization;
    const unread = cloud?.unread?.organization;
    if (organization === undefined && unread !== undefined)
        problems.push(unread);
    else if (organization === undefined) {
        addProblem('organization', `is missing. Pass \`organization\`${hint}`, {
            isMissing: true,
            code: errors/* CODES */.Lp.noOrganization,
        });
    }
    else if (!workspace_selectors/* NAME */.o_.test(organization)) {
        addProblem('organization', `${(0,quote/* quote */.hD)(organization)} is not a name. ${workspace_selectors/* NAME_RULE */.$h}`);
    }
    const workspaceTexts = {
        workspace: settingText('workspace', sources),
        isFromEnvironment: inputText('workspace', sources) === undefined,
        list: inputText('workspaces', sources),
        cloud,
        hint,
    };
    const workspaces = (0,workspace_selectors/* selectWorkspaces */.Vj)(workspaceTexts, addProblem);
    const { service, plan, policy, report, job } = readIndependentInputs(sources, addProblem);
    plan.local = wantsLocal(sources.inputs);
    problems.push(...run_options_conflictsOf(plan));
    const runOptions = run_options_runOptionsOf(plan);
    const localWay = plan.plan === undefined ? 'program' : 'file';
    addUnusedInputs(sources, plan.local ? localWay : 'service', addProblem);
    if (problems.length > 0 || !serviceHost || token === undefined || organization === undefined) {
        return { problems };
    }
    return {
        settings: {
            service: { ...service, ...serviceHost, token },
            plan: { ...plan, organization, workspaces, runOptions },
            policy,
            report,
            job,
        },
    };
}
/** Stands for the host and the token where no service is asked. */
const LOCAL_TARGET = {
    serviceHost: { hostname: 'localhost', origin: 'http://localhost' },
    token: 'local',
    problems: [],
};
/** The host and its token; without a service, what stands for them. */
function readTarget(sources) {
    if (wantsLocal(sources.inputs))
        return LOCAL_TARGET;
    return (0,target/* chooseTarget */.bx)({
        hostname: inputText('hostname', sources),
        token: inputText('token', sources),
        environment: sources.environment,
        storedToken: sources.storedToken,
        block: sources.forHost,
        otherBlocks: sources.proposed?.blocks,
        missingToken: (hostname) => missingToken(sources, hostname),
    });
}
/** Inputs that ask for a check without a service by themselves. */
const IMPLY_LOCAL = ['plan', 'engine'];
/**
 * Whether the inputs ask for a check without a service, by `local` or by what plans there. A text of `local` that is
 * neither true nor false does not.
 */
function wantsLocal(inputs) {
    const parsed = (0,parse/* parseFlag */.og)(inputs['local']?.trim() || 'false');
    const isImplied = IMPLY_LOCAL.some((name) => (inputs[name] ?? '').trim() !== '');
    return isImplied || ('value' in parsed && parsed.value);
}
/** Reads the inputs that are parsed alone, for a command that judges an existing run. */
function readIndependentSettings(sources) {
    const problems = [];
    const groups = readIndependentInputs(sources, (where, message) => {
        problems.push({ where, message });
    });
    problems.push(...conflictsOf(groups.plan));
    return problems.length > 0 ? { problems } : { ...groups, runOptions: runOptionsOf(groups.plan) };
}
const WAY_WORDS = {
    service: 'a run of a service',
    program: 'a program that plans here (`local`)',
    file: 'a plan that is made already (`plan`)',
};
/** Each input that this way of planning does not use is a problem, so that none is ignored. */
function addUnusedInputs(sources, way, addProblem) {
    for (const { name, ways, default: defaultText } of SPECS.values()) {
        if (ways === undefined || ways.includes(way))
            continue;
        const text = inputText(name, sources);
        if (text === undefined || text === defaultText)
            continue;
        const used = ways.map((usedWay) => WAY_WORDS[usedWay]).join(' or ');
        addProblem(name, `is for ${used}, and this check has ${WAY_WORDS[way]}. Change one of them.`);
    }
}
const asWritten = (value) => ({ value });
const PARSERS = {
    flag: parse/* parseFlag */.og,
    number: parse/* parseNumber */.$J,
    duration: parse/* parseDuration */.E9,
    list: parse/* parseList */.E1,
    choice: (text, { choices = [] }) => (0,parse/* parseChoice */.HU)(text, choices),
    string: asWritten,
    secret: asWritten,
    path: asWritten,
};
/** The values of the independent inputs; the result is complete if no problem was added. */
function readIndependentInputs(sources, addProblem) {
    const dependent = DEPENDENT_INPUTS;
    const groups = {
        service: {},
        plan: {},
        policy: {},
        report: {},
        job: {},
    };
    for (const spec of SPECS.values()) {
        const text = settingText(spec.name, sources) ?? spec.default;
        if (dependent.includes(spec.name) || text === undefined)
            continue;
        const parse = spec.parse ?? PARSERS[spec.kind];
        const parsed = parse(text, spec);
        if ('problem' in parsed)
            addProblem(spec.name, parsed.problem);
        else
            groups[spec.group][settingName(spec)] = parsed.value;
    }
    return groups;
}
/** The name of an input in a program. */
function settingName({ name, setting }) {
    return setting ?? name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
/** The text of the input, else of its environment variable; neither of the `cloud` block nor of a default. */
function settingText(name, sources) {
    const ofInput = inputText(name, sources);
    if (ofInput !== undefined)
        return ofInput;
    // The input `workspaces` counts more than TF_WORKSPACE.
    if (name === 'workspace' && inputText('workspaces', sources) !== undefined)
        return undefined;
    const variables = SPECS.get(name)?.environment ?? [];
    return variables.map((variable) => sources.environment[variable]?.trim()).find(Boolean);
}
function inputText(name, sources) {
    return sources.inputs[name]?.trim() || undefined;
}
/** A problem for each name that is none of an input: what to do in place of one that was taken out, or a name that may be meant. */
function unknownInputs(inputs, specs) {
    const names = new Set(specs.map(({ name }) => name));
    return Object.keys(inputs)
        .filter((name) => !names.has(name))
        .map((name) => {
        const near = (0,did_you_mean/* didYouMean */.a)(name, names);
        const guess = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
        const remedy = REMOVED_INPUTS.get(name) ?? guess;
        return { where: name, message: `is not an input. ${remedy}`, code: errors/* CODES */.Lp.unknownInput };
    });
}
const TOKEN_REMEDY = {
    action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
    cli: 'Run `terraform login HOST`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`',
    job: 'Set TF_API_TOKEN or TF_TOKEN_<host> in this job, or pass `--token`',
    library: 'Pass `token`, or an `environment` with TF_API_TOKEN or TF_TOKEN_<host>',
};
/** The problem of a missing token: its message continues a sentence that begins with `token`. */
function missingToken({ entryPoint, tokenHint, proposed }, hostname) {
    const isCommandLine = entryPoint === 'cli';
    const place = isCommandLine && proposed !== undefined ? 'job' : entryPoint;
    const remedy = TOKEN_REMEDY[place].replace('HOST', () => hostname);
    const how = tokenHint === undefined ? `. ${remedy}.` : `: ${tokenHint}`;
    const message = `is ${isCommandLine ? 'missing' : 'empty'}${how}`;
    return { message, code: place === 'cli' ? undefined : errors/* CODES */.Lp.noToken };
}
//# sourceMappingURL=settings.js.map

/***/ }),

/***/ 589:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: function() { return /* binding */ NAME_RULE; },
/* harmony export */   Ak: function() { return /* binding */ readWorkspaceList; },
/* harmony export */   Ht: function() { return /* binding */ describeSelected; },
/* harmony export */   JK: function() { return /* binding */ namedOrganization; },
/* harmony export */   TZ: function() { return /* binding */ writeWorkspaceList; },
/* harmony export */   Vj: function() { return /* binding */ selectWorkspaces; },
/* harmony export */   _G: function() { return /* binding */ withLocalNames; },
/* harmony export */   o_: function() { return /* binding */ NAME; },
/* harmony export */   r5: function() { return /* binding */ describeSelector; },
/* harmony export */   s7: function() { return /* binding */ plannedDirectories; },
/* harmony export */   yJ: function() { return /* binding */ nameOfDirectory; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7934);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8187);
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(177);
/**
 * Which workspaces the gate plans: names, pairs of name and directory, or queries; and the names that replace those
 * that nobody gives where no service is asked.
 */





/** The names of organizations and workspaces. */
const NAME = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';
/** Selects the workspaces; the result is empty only if a problem was added. */
function selectWorkspaces({ workspace, isFromEnvironment, list, cloud, hint }, addProblem) {
    if (workspace !== undefined && list !== undefined) {
        addProblem('workspaces', 'and `workspace` are both given. Keep one of them.');
        return [];
    }
    if (list !== undefined)
        return readWorkspaceList(list, addProblem);
    const unread = cloud?.unread?.workspaces;
    if (unread !== undefined && (workspace === undefined || isFromEnvironment)) {
        addProblem(unread.where, unread.message);
        return [];
    }
    if (workspace !== undefined) {
        const prefix = isFromEnvironment ? (cloud?.workspaces?.prefix ?? '') : '';
        const name = `${prefix}${workspace}`;
        if (NAME.test(name))
            return [{ kind: 'name', name }];
        // What separates the items of a list, in one of the forms in which people write them.
        const hintOfList = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
        addProblem('workspace', `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(name)} is not a name. ${NAME_RULE}${hintOfList}`);
        return [];
    }
    const block = cloud?.workspaces;
    if (cloud !== undefined && block?.name !== undefined) {
        if (NAME.test(block.name))
            return [{ kind: 'name', name: block.name }];
        addProblem(cloud.at, `says ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(block.name)}, which is not a name. ${NAME_RULE}`);
        return [];
    }
    if (block?.tags !== undefined) {
        const { tags, project } = block;
        return [{ kind: 'query', tags, project }];
    }
    if (cloud !== undefined && block?.prefix !== undefined) {
        addProblem('workspace', `is missing: ${cloud.at} has only the prefix ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(block.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
    }
    else {
        addProblem('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`, {
            isMissing: true,
        });
    }
    return [];
}
/** Writes a selector as people do: a name, or `tag:net,prod project:Platform`. */
function describeSelector(selector) {
    if (selector.kind === 'name')
        return selector.name;
    const { tags, project } = selector;
    const words = (0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_1__/* .tagWords */ .u0)(tags);
    const parts = [
        words.length > 0 ? `tag:${words.join(',')}` : '',
        project === undefined ? '' : `project:${project}`,
    ];
    return parts.filter((part) => part !== '').join(' ');
}
/** What was asked for, in words: the workspaces, or the plans that name them. */
function describeSelected({ workspaces, plan = [] }) {
    return workspaces.length > 0 ? workspaces.map(describeSelector) : [...plan];
}
/** The directories of the configurations to plan, as written, each once. */
function plannedDirectories({ directory, workspaces }) {
    const ownDirectories = workspaces.map((selector) => selector.kind === 'name' ? selector.directory : undefined);
    return [...new Set(ownDirectories.map((path) => path ?? directory))];
}
/** What a person reads at once, and what no shell, list or pipeline takes for anything else. */
const PLAIN_PATH = /^[\w./-]+$/;
const PLAIN_TAG = /^[\w.:/-]+$/;
/**
 * Writes the input `workspaces`: a list as people write it; or, where a name could be read as something else, JSON
 * whose only signs are those of JSON. Neither means anything to a shell in quotes, nor to a pipeline.
 *
 * @param separator a comma, or a line end where one selector a line is wanted
 */
function writeWorkspaceList(selectors, separator = ',') {
    const plainItems = selectors.map(plainItem);
    if (plainItems.every((item) => item !== undefined))
        return plainItems.join(separator);
    return `[${selectors.map(jsonObject).join(',')}]`;
}
/** A selector as an item of a list of words; undefined if only JSON can say it. */
function plainItem(selector) {
    if (selector.kind === 'query') {
        const { tags, project } = selector;
        if (!Array.isArray(tags))
            return undefined;
        // An item can name one tag or one project, and not both.
        const [word = '', ...others] = project === undefined ? tags : [...tags, project];
        if (others.length > 0 || !PLAIN_TAG.test(word))
            return undefined;
        return `${project === undefined ? 'tag' : 'project'}:${word}`;
    }
    const { name, directory } = selector;
    if (!NAME.test(name))
        return undefined;
    if (directory === undefined)
        return name;
    return PLAIN_PATH.test(directory) ? `${name}=${directory}` : undefined;
}
function jsonObject(selector) {
    const fields = selector.kind === 'name'
        ? { name: selector.name, directory: selector.directory }
        : { tags: selector.tags, project: selector.project };
    const members = [];
    for (const [name, value] of Object.entries(fields)) {
        if (value !== undefined)
            members.push(`"${name}":${jsonValue(value)}`);
    }
    return `{${members.join(',')}}`;
}
function jsonValue(value) {
    if (typeof value === 'string')
        return jsonText(value);
    if (Array.isArray(value))
        return `[${value.map(jsonText).join(',')}]`;
    const members = Object.entries(value).map((pair) => pair.map(jsonText).join(':'));
    return `{${members.join(',')}}`;
}
/** A text in JSON that has nothing but letters, digits, a few harmless signs and escapes. */
function jsonText(text) {
    return `"${text.replaceAll(/[^\w ./:-]/g, _model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeUnits */ .FI)}"`;
}
const shortText = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .minLength */ .BpQ(1), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(1_000));
const selectorObjects = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ name: shortText, directory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(shortText) }),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        tags: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(shortText), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .minLength */ .BpQ(1)),
        project: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(shortText),
    }),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        tags: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(shortText, _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .maxLength */ .Ru6(1_000))), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .minEntries */ .bPf(1)),
        project: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(shortText),
    }),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ tags: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(shortText), []), project: shortText }),
]));
function readObjects(text) {
    const items = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text);
    if (!Array.isArray(items) || !items.some(_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4))
        return undefined;
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .safeParse */ .xLC(selectorObjects, items);
    if (!parsed.success) {
        return {
            problem: 'is a list of objects of another form. Write [{"name": "…", "directory": "…"}] [{"tags": ["…"], "project": "…"}] or [{"tags": {"…": "…"}}].',
        };
    }
    const value = parsed.output.map((object) => 'name' in object ? { kind: 'name', ...object } : { kind: 'query', ...object });
    return { value };
}
/** Reads the input `workspaces`; an item that comes twice is a problem. */
function readWorkspaceList(text, addProblem) {
    const list = readObjects(text) ?? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseList */ .E1)(text);
    if ('problem' in list) {
        addProblem('workspaces', list.problem);
        return [];
    }
    if (list.value.length === 0)
        addProblem('workspaces', 'is an empty list. Name at least one workspace.');
    const selectors = [];
    const selectorTexts = new Set();
    for (const item of list.value) {
        const selector = typeof item === 'string' ? readSelector(item) : { value: item };
        if ('problem' in selector)
            addProblem('workspaces', selector.problem);
        else if (selectorTexts.has(JSON.stringify(selector.value))) {
            const shown = typeof item === 'string' ? item : describeSelector(item);
            addProblem('workspaces', `names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(shown)} twice. Take one out.`);
        }
        else {
            selectorTexts.add(JSON.stringify(selector.value));
            selectors.push(selector.value);
        }
    }
    return selectors;
}
/** Reads an item of a list: `tag:NAME`, `project:NAME`, a name, or a pair `name=directory`. */
function readSelector(item) {
    const [, kind, afterColon = ''] = /^(tag|project):(.*)$/s.exec(item) ?? [];
    if (kind !== undefined) {
        const name = afterColon.trim();
        if (name === '')
            return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(item)} says nothing after the colon.` };
        if (kind === 'tag')
            return { value: { kind: 'query', tags: [name] } };
        return { value: { kind: 'query', tags: [], project: name } };
    }
    const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
    if (rest.length > 0 || directory === '' || name === '') {
        return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(item)} is not a pair. Write name=directory.` };
    }
    if (!NAME.test(name)) {
        const [, hint = ''] = HINTS.find(([sign]) => name.includes(sign)) ?? [];
        return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(item)} is not a name. ${NAME_RULE}${hint}` };
    }
    return { value: { kind: 'name', name, directory } };
}
/** What people write, and what they may mean by it. */
const HINTS = [
    [':', ' For a directory, write name=directory.'],
    ['*', ' For several, write tag:NAME or project:NAME.'],
    [' ', ' Write each on a line of its own, or commas between them.'],
];
/** Stands for the organization where no service is asked and none is named. */
const UNNAMED_ORGANIZATION = 'local';
/** The organization of the settings of a plan; undefined if nobody named one. */
function namedOrganization({ local, organization }) {
    return local && organization === UNNAMED_ORGANIZATION ? undefined : organization;
}
/**
 * Adds the names that a configuration leaves open: what stands for the organization, and a workspace that is
 * called like the directory.
 *
 * @param block the `cloud` block of the configuration, if it has one
 * @param directory absolute path of the configuration
 */
function withLocalNames(block, directory) {
    // What a block leaves open needs no answer here.
    const { workspaces, organization = UNNAMED_ORGANIZATION, unread: _, ...rest } = block ?? { at: 'no block' };
    const isUnnamed = workspaces?.name === undefined &&
        workspaces?.prefix === undefined &&
        workspaces?.tags === undefined;
    const withName = isUnnamed ? { ...workspaces, name: nameOfDirectory(directory) } : workspaces;
    return { ...rest, organization, workspaces: withName };
}
/** The name of the workspace that plans a directory: a service allows these characters, and 90 of them. */
function nameOfDirectory(directory) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(directory).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
    return name.replaceAll('-', '') === '' ? 'default' : name.slice(0, 90);
}
//# sourceMappingURL=workspace-selectors.js.map

/***/ }),

/***/ 2383:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: function() { return /* binding */ readPrivateKey; },
/* harmony export */   $z: function() { return /* binding */ checkPublicKey; },
/* harmony export */   RR: function() { return /* binding */ readPublicKey; },
/* harmony export */   X8: function() { return /* binding */ signText; },
/* harmony export */   s3: function() { return /* binding */ isSignedBy; }
/* harmony export */ });
/* unused harmony export makeApprovalKey */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * The pair of keys by which approvals are signed (Ed25519). Only the job of commands has the private half, in an environment
 * that the default branch alone may use; the workflow of the gate has the public half written out. So somebody who has every secret
 * of the gate, as a workflow of any branch can, approves nothing.
 */

/** What stands before the 32 bytes of a private key (RFC 8410), in DER. */
const PRIVATE_START = Buffer.from('302e020100300506032b657004220420', 'hex');
/** What stands before the 32 bytes of a public key (RFC 8410), in DER. */
const PUBLIC_START = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;
const MAKE_ONE = 'Make a pair: `plangate approval-key`.';
/** @param seed 32 random bytes @returns both halves, as the inputs take them */
function makeApprovalKey(seed) {
    const privateDer = Buffer.concat([PRIVATE_START, seed]);
    const key = createPrivateKey({ key: privateDer, format: 'der', type: 'pkcs8' });
    const publicDer = createPublicKey(key).export({ format: 'der', type: 'spki' });
    return { privateKey: privateDer.toString('base64'), publicKey: publicDer.toString('base64') };
}
/** Reads the private half. No problem quotes it. */
function readPrivateKey(text) {
    const der = readDer(text, PRIVATE_START);
    if (der !== undefined) {
        return { value: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPrivateKey)({ key: der, format: 'der', type: 'pkcs8' }) };
    }
    const isPublic = readDer(text, PUBLIC_START) !== undefined;
    return {
        problem: `${isPublic ? 'is the public half of a pair' : 'is no private key'}. ${MAKE_ONE}`,
    };
}
/** Reads the public half. No problem quotes the text: it may be the private half. */
function readPublicKey(text) {
    const der = readDer(text, PUBLIC_START);
    // Of these bytes some are no point of the curve.
    if (der !== undefined) {
        return { value: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)({ key: der, format: 'der', type: 'spki' }) };
    }
    const isPrivate = readDer(text, PRIVATE_START) !== undefined;
    return {
        problem: isPrivate
            ? 'is the private half of a pair. Everybody who has read it can approve everything: make a new pair with `plangate approval-key`, and give the gate the public half.'
            : `is no public key. ${MAKE_ONE}`,
    };
}
/** Checks the public half and keeps its text. */
function checkPublicKey(text) {
    const key = readPublicKey(text);
    return 'problem' in key ? key : { value: text };
}
/** One spelling of each key: a text that decodes alike, and is written in another way, is none. */
function readDer(text, start) {
    const der = Buffer.from(text, 'base64');
    const isWhole = der.length === start.length + KEY_BYTES && der.toString('base64') === text;
    return isWhole && der.subarray(0, start.length).equals(start) ? der : undefined;
}
/** @returns base64url */
function signText(key, text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.sign)(null, Buffer.from(text), key).toString('base64url');
}
function isSignedBy(key, text, signature) {
    const bytes = Buffer.from(signature, 'base64url');
    if (bytes.toString('base64url') !== signature)
        return false;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.verify)(null, Buffer.from(text), key, bytes);
}
//# sourceMappingURL=approval-key.js.map

/***/ }),

/***/ 8245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: function() { return /* binding */ compareOwners; },
/* harmony export */   KX: function() { return /* binding */ isMergeQueueBranch; },
/* harmony export */   pQ: function() { return /* binding */ judgeForks; },
/* harmony export */   re: function() { return /* binding */ refuseForeign; },
/* harmony export */   yX: function() { return /* binding */ mayReadWholePlan; }
/* harmony export */ });
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7694);
/** Where the code of a change comes from. A plan runs that code in a job that has a token. */

/**
 * Whether a change comes from the repository that it goes to.
 *
 * @param from the repository or project that it comes from, as its host names it
 * @param to the one that it goes to
 */
function compareOwners(from, to) {
    if (!from || !to)
        return 'unknown';
    return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
/** Whether a merge queue made this branch: its files are still under judgement. */
function isMergeQueueBranch(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
/**
 * A sentence that says why these files must not be planned; undefined if they may be planned.
 *
 * @param origin.checkedOut the commit of the checkout; undefined if it is not known
 */
function refuseForeign(origin) {
    const { changeOrigin, event, checkedOut, trouble } = origin;
    if (changeOrigin === 'own')
        return undefined;
    const handsOutSecrets = event !== undefined && event !== 'pull_request';
    const because = handsOutSecrets ? `The event ${event} hands out secrets` : 'This job has a token';
    const isEventWrong = changeOrigin === 'unknown' && handsOutSecrets;
    const onGitHub = isEventWrong ? 'Use the event pull_request.' : judgeForks();
    // No environment, and so no recipe, is for a job of another host.
    const remedy = event === undefined
        ? 'Pass `allow-untrusted-head` to a job that a person starts after a review.'
        : onGitHub;
    const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
    const what = changeOrigin === 'foreign'
        ? `the checkout (${files}) is of a fork's pull request`
        : `it is unknown whose code the checkout (${files}) is`;
    const why = trouble === undefined ? '' : ` ${trouble}`;
    return `${because}, and ${what}.${why} A plan runs code from those files. ${remedy}`;
}
/** Names the recipe by which pull requests of forks are judged on GitHub, as a sentence. */
function judgeForks() {
    return `Judge it in a job behind an environment with required reviewers: ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .ownPage */ .SO)('examples/workflows/forks.yml')}.`;
}
/**
 * Whether the plan may be read with every value: only where the workflow asks for it (`full-plan`), and never where the
 * change may come from a fork, because whoever proposes it chooses what its plan holds.
 *
 * @param subject what the job judges; undefined if that is no change
 */
function mayReadWholePlan({ fullPlan }, subject) {
    const isOwnChange = subject === undefined || !subject.proposed || subject.change?.fork === false;
    return fullPlan && isOwnChange;
}
//# sourceMappingURL=change-origin.js.map

/***/ }),

/***/ 3569:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ textsAtMergeBase; }
/* harmony export */ });
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(167);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1650);


/** Of more files than this, none is read. */
const MOST_FILES = 1_000;
/**
 * Makes the function that reads texts at the merge base, which it finds when it is called first.
 *
 * @param findTargets finds commits that may be the target of the change; the first with a merge base counts
 */
function textsAtMergeBase(findTargets, repository, ports) {
    let base;
    const openBase = async () => {
        for (const target of await findTargets()) {
            const commit = await (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .mergeBase */ .wu)(target, repository, ports);
            if (commit !== undefined)
                return (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .openCommit */ .Cg)(commit, repository, ports);
        }
        return undefined;
    };
    return async (paths) => {
        const files = await (base ??= openBase());
        if (files === undefined || paths.length > MOST_FILES)
            return undefined;
        const ids = new Map();
        for (const path of paths) {
            const entry = await files.entry(path);
            if (entry === undefined)
                return undefined;
            // Git has this mode for files, and others for links and directories.
            if (entry !== 'missing' && entry.mode.startsWith('100'))
                ids.set(path, entry.id);
        }
        const blobs = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)([...new Set(ids.values())], repository, ports);
        const texts = new Map();
        for (const [path, id] of ids) {
            const blob = blobs.get(id);
            if (blob === undefined)
                return undefined;
            texts.set(path, blob.bytes.toString('utf8'));
        }
        return texts;
    };
}
//# sourceMappingURL=merge-base-texts.js.map

/***/ }),

/***/ 4226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m1: function() { return /* binding */ NO_SEAL; },
/* harmony export */   mN: function() { return /* binding */ splitSeal; },
/* harmony export */   ny: function() { return /* binding */ sealIn; },
/* harmony export */   wz: function() { return /* binding */ createRunSeals; }
/* harmony export */ });
/* harmony import */ var _seals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8138);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * The seals of runs. A run belongs to this gate only if a seal binds its configuration version to this repository, pull
 * request, commit and workspace: the message of a run, a comment and a report can be written by others, and the service does
 * not say who made a version. The seal is the end of the run's message. Where the service does not keep it there, the
 * same seal counts in the comment of the gate or in the report of a group.
 */


/** Whether a text ends in a seal, and which facts are beside it: only `open` says whether they are true. */
const SEAL_AT_END = / ?\[sealed ([0-9a-f]{8})\.([A-Za-z0-9_-]{1,2000})\.([A-Za-z0-9_-]{43})\]$/;
const NO_SEAL = { why: 'no-seal', text: 'has no seal of this gate' };
const OTHER_KEY = {
    why: 'other-key',
    text: "is sealed with another key: override it again, or set `record-key`, in Dependabot's secrets too",
};
const OF_OTHERS = {
    why: 'seal-of-others',
    text: 'has a seal of another run, workspace or change',
};
/** Makes the seals of a change. @param secret of `secretOfSeals` */
function createRunSeals(secret, change) {
    const key = (0,_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .keyFrom */ .S)(secret);
    const keyName = (0,_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(key, 'name').toString('hex').slice(0, 8);
    const textOf = (version, encoded) => {
        const { host, repository, number = 0 } = change;
        const { service, workspaceId, versionId } = version;
        const fields = [service, host, repository, number, workspaceId, versionId, encoded];
        return `run ${JSON.stringify(fields)}`;
    };
    return {
        change,
        digest: (text) => (0,_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)(key, `digest ${text}`).toString('base64url').slice(0, DIGEST_LETTERS),
        seal(version, facts) {
            const encoded = encodeFacts(facts, change.repositoryId ?? '');
            return `[sealed ${keyName}.${encoded}.${(0,_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .sealOf */ .Ru)(key, textOf(version, encoded))}]`;
        },
        open(text, version) {
            const [, name, encoded = '', seal = ''] = SEAL_AT_END.exec(text) ?? [];
            if (name === undefined)
                return NO_SEAL;
            if (name !== keyName)
                return OTHER_KEY;
            const decoded = decodeFacts(encoded);
            if (decoded === undefined || !(0,_seals_js__WEBPACK_IMPORTED_MODULE_0__/* .isSealed */ .dy)(key, textOf(version, encoded), seal))
                return OF_OTHERS;
            const { repositoryId, ...facts } = decoded;
            const ids = new Set([repositoryId, change.repositoryId ?? ''].filter(Boolean));
            return ids.size > 1 ? OF_OTHERS : facts;
        },
    };
}
/** A text without the seal at its end, and the facts beside that seal, which nothing proves. */
function splitSeal(text) {
    const match = SEAL_AT_END.exec(text);
    if (match === null)
        return { text };
    const { repositoryId: _id, ...claimed } = decodeFacts(match[2] ?? '') ?? {};
    return { text: text.slice(0, match.index), claimed: 'kind' in claimed ? claimed : undefined };
}
/** The seal at the end of a text; undefined if it ends in none. */
function sealIn(text) {
    return SEAL_AT_END.exec(text)?.[0].trimStart();
}
const DIGEST_LETTERS = 22;
const KINDS = ['run', 'taken-over'];
const MODES = ['speculative', 'provisional'];
const FORMS = ['redacted', 'whole'];
function encodeFacts(facts, repositoryId) {
    const { kind, head, base, commentKey, group, mode, form, options, upload, conditions } = facts;
    const words = [KINDS.indexOf(kind), MODES.indexOf(mode), FORMS.indexOf(form)];
    const fields = [
        ...words,
        head,
        base,
        commentKey,
        group,
        options,
        upload,
        conditions,
        repositoryId,
    ];
    return Buffer.from(JSON.stringify(fields), 'utf8').toString('base64url');
}
function decodeFacts(encoded) {
    const fields = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(Buffer.from(encoded, 'base64url').toString('utf8')));
    const [kindAt, modeAt, formAt, ...texts] = fields;
    const kind = typeof kindAt === 'number' ? KINDS[kindAt] : undefined;
    const mode = typeof modeAt === 'number' ? MODES[modeAt] : undefined;
    const form = typeof formAt === 'number' ? FORMS[formAt] : undefined;
    if (kind === undefined || mode === undefined || form === undefined)
        return undefined;
    if (texts.length !== 8 || !texts.every((text) => typeof text === 'string'))
        return undefined;
    const [head = '', base = '', commentKey = '', group = '', options = '', upload = ''] = texts;
    const [conditions = '', repositoryId = ''] = texts.slice(6);
    const sealed = { kind, mode, form, head, base, commentKey, group, options, upload, conditions };
    return { ...sealed, repositoryId };
}
//# sourceMappingURL=run-seals.js.map

/***/ }),

/***/ 8138:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: function() { return /* binding */ secretOfSeals; },
/* harmony export */   NX: function() { return /* binding */ signApproval; },
/* harmony export */   Ru: function() { return /* binding */ sealOf; },
/* harmony export */   S: function() { return /* binding */ keyFrom; },
/* harmony export */   Yo: function() { return /* binding */ openApproval; },
/* harmony export */   dy: function() { return /* binding */ isSealed; },
/* harmony export */   ol: function() { return /* binding */ digestOf; }
/* harmony export */ });
/* unused harmony export APPROVAL_CLAIMS */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _model_approval_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3583);
/* harmony import */ var _approval_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2383);
/**
 * Approvals of what a plan destroys and of failures of policies, for later jobs of the gate. They are kept in the gate's
 * comment, where other people may write, so each is signed with a key that the gate does not have (`approval-key.ts`): an
 * approval counts only unchanged, for one change, one base, one commit and one workspace. What it approves is digested with the
 * key of the gate, so that nobody who reads the comment can guess it. Runs are sealed with that key (`run-seals.ts`).
 *
 * An act is a text for one thing that is approved: a resource that the plan destroys, or a question about a failure.
 */



/**
 * Signs the approval of these acts.
 *
 * @param keys.secret of the gate, for the marks, which do not reveal it
 * @param signing who approves, when, why, and for what
 */
function signApproval({ secret, privateKey }, signing, acts) {
    const key = keyFrom(secret);
    const { workspaceId, appPushed } = signing;
    const marks = acts
        .map((act) => markOf(key, signing, act))
        .sort()
        .join('');
    const signature = (0,_approval_key_js__WEBPACK_IMPORTED_MODULE_1__/* .signText */ .X8)(privateKey, approvalText(signing, marks));
    return { workspaceId, marks, appPushed, signature };
}
/** Every claim that holds of a valid approval. `coversAct` is checked for each act of a plan. */
const APPROVAL_CLAIMS = {
    isSigned: ({ publicKey, scope, command, approval }) => {
        const { by, at, reason, commit } = command;
        const { marks, appPushed, signature, workspaceId } = approval;
        // What is beside a signature for something else is not what was signed.
        if (commit !== scope.commit || workspaceId !== scope.workspaceId)
            return false;
        const text = approvalText({ ...scope, by, at, reason, appPushed }, marks);
        return (0,_approval_key_js__WEBPACK_IMPORTED_MODULE_1__/* .isSignedBy */ .s3)(publicKey, text, signature);
    },
    coversAct: ({ key, scope, approval }, act = '') => (0,_model_approval_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .marksIn */ .MC)(approval).includes(markOf(key, scope, act)),
};
/**
 * Opens an approval.
 *
 * @param claims all of them; a test leaves one out
 * @returns a function that answers whether the approval covers an act; undefined if the approval is changed, or is for another
 *   commit or workspace
 */
function openApproval({ secret, publicKey }, { scope, command, approval }, claims = APPROVAL_CLAIMS) {
    const { coversAct, ...ofAll } = claims;
    const facts = { key: keyFrom(secret), publicKey, scope, command, approval };
    const isValid = Object.values(ofAll).every((holds) => holds(facts));
    return isValid ? (act) => coversAct(facts, act) : undefined;
}
/** What stands for an act in an approval: only who has the key can tell which act it is. */
function markOf(key, scope, act) {
    const text = JSON.stringify([...changeOf(scope), scope.workspaceId, act]);
    return digestOf(key, `act ${text}`).toString('base64url').slice(0, _model_approval_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .MARK_LETTERS */ .mN);
}
function changeOf({ repository, number, base, commit }) {
    return [repository.toLowerCase(), number, base, commit];
}
function approvalText(signing, marks) {
    const { workspaceId, by, at, reason, appPushed } = signing;
    const fields = [...changeOf(signing), workspaceId, by, at, reason, appPushed, marks];
    return `plangate approval v1 ${JSON.stringify(fields)}`;
}
/**
 * The secret that the key of every seal is made of: `record-key`, which stays when tokens change and which several tokens can
 * share; without it the token of the gate.
 *
 * @param values.gateToken of a job of commands that has another token than the gate
 */
function secretOfSeals(values) {
    return values.recordKey || values.gateToken || values.token || '';
}
/** A key for seals: neither a key nor a seal reveals the secret. */
function keyFrom(secret) {
    return digestOf(secret, 'plangate release v1');
}
function digestOf(key, text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(text).digest();
}
/** The seal of a text: only who has the key can make it. */
function sealOf(key, text) {
    return digestOf(key, text).toString('base64url');
}
/** Whether the seal is that of the text, compared in constant time. */
function isSealed(key, text, seal) {
    const actual = Buffer.from(seal);
    const expected = Buffer.from(sealOf(key, text));
    return actual.length === expected.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(actual, expected);
}
//# sourceMappingURL=seals.js.map

/***/ }),

/***/ 7351:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bx: function() { return /* binding */ chooseTarget; },
/* harmony export */   k0: function() { return /* binding */ otherHostProblem; }
/* harmony export */ });
/* unused harmony exports readHostname, tokenFor */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4132);
/* harmony import */ var _model_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3861);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8187);
/* harmony import */ var _model_unfilled_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4824);
/** Decides which host gets which token, for the action, the command line and the library. */




const DEFAULT_HOST = 'app.terraform.io';
/**
 * Chooses the host and its token; where one is missing in the result, a problem says why. A token that is bound to a host, by the name of its variable or by
 * the file in which it is stored, goes to that host only.
 */
function chooseTarget(sources) {
    const { environment, storedToken, block, otherBlocks = [] } = sources;
    const answeredHost = nonEmpty(sources.hostname) ?? nonEmpty(environment['TF_CLOUD_HOSTNAME']);
    const writtenHost = answeredHost ?? block?.hostname;
    const reading = readHostname(writtenHost ?? DEFAULT_HOST);
    const serviceHost = 'value' in reading ? reading.value : undefined;
    const problems = 'problem' in reading ? [{ where: 'hostname', message: reading.problem }] : [];
    // A host that a block says in another way than as a text is not the default one.
    const unread = [block, ...otherBlocks].flatMap((one) => one?.unread?.hostname ?? []);
    if (answeredHost === undefined)
        problems.push(...unread);
    const tokenOfHost = serviceHost &&
        (tokenFor(serviceHost.hostname, environment) ?? storedToken?.(serviceHost.hostname));
    const token = nonEmpty(sources.token) ?? nonEmpty(environment['TF_API_TOKEN']) ?? tokenOfHost;
    if (token === undefined) {
        const missing = sources.missingToken(serviceHost?.hostname ?? DEFAULT_HOST);
        problems.push({ where: 'token', ...missing });
    }
    else if ((0,_model_unfilled_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnfilled */ .h)(token)) {
        const message = 'is the name of a variable, as in $(NAME), and not what it holds: there is no such variable, or it is a secret that this step does not get. Nothing was sent.';
        problems.push({ where: 'token', message });
    }
    else if (/[^\x21-\x7e]/.test(token)) {
        const message = 'contains a space, a line break or another character that no token has.';
        problems.push({ where: 'token', message });
    }
    // tfci reads this variable: who moves from there has named a host by it.
    const ofTfci = { at: 'TF_HOSTNAME', hostname: nonEmpty(environment['TF_HOSTNAME']) };
    for (const otherBlock of writtenHost === undefined ? [...otherBlocks, ofTfci] : otherBlocks) {
        const problem = serviceHost && otherHostProblem(serviceHost, otherBlock);
        if (problem !== undefined)
            problems.push(problem);
    }
    return { serviceHost, token, problems };
}
/** The problem of a `cloud` block that names another host than the chosen one; undefined if there is none. */
function otherHostProblem({ hostname }, block) {
    if (block?.hostname === undefined)
        return undefined;
    const reading = readHostname(block.hostname);
    if ('value' in reading && reading.value.hostname === hostname)
        return undefined;
    return {
        where: 'hostname',
        code: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unnamedHost,
        message: `is ${hostname}, and ${block.at} names the host ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one (on a command line \`--hostname HOST\`): the files of a pull request do not choose it. Without a terminal, all files count as such.`,
    };
}
function nonEmpty(text) {
    const trimmed = text?.trim();
    return trimmed === '' ? undefined : trimmed;
}
/**
 * Reads `app.terraform.io`, `tfe.acme.example:8443`, or one of them with `https://`. `http://` is for
 * loopback only, because no token may cross a network unencrypted.
 */
function readHostname(text) {
    const written = text.trim();
    // What is before an `@` may be a password.
    const problem = `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(written.replace(/^.*@/s, '…@'))} is not a host. Write ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .alternatives */ .Vo)(['app.terraform.io', 'tfe.example.com:8443'])}.`;
    if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written))
        return { problem };
    const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`;
    if (!URL.canParse(address))
        return { problem };
    const url = new URL(address);
    if (url.pathname !== '/')
        return { problem };
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { problem };
    if (url.protocol === 'http:' && !(0,_model_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U)(url.hostname)) {
        return { problem: `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(written)} would send the token unencrypted. Write https.` };
    }
    return { value: { hostname: url.host, origin: url.origin } };
}
/**
 * Finds the token of a host in the variable that Terraform reads: `TF_TOKEN_app_terraform_io`. Dots
 * become underscores, hyphens stay or become two underscores. A host with a port has no such variable.
 */
function tokenFor(hostname, environment) {
    for (const [name, value] of Object.entries(environment)) {
        if (!name.startsWith('TF_TOKEN_') || value === undefined || value.trim() === '')
            continue;
        const host = name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.');
        if (host.toLowerCase() === hostname.toLowerCase())
            return value.trim();
    }
    return undefined;
}
//# sourceMappingURL=target.js.map

/***/ }),

/***/ 734:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: function() { return /* binding */ asTrusted; },
/* harmony export */   PJ: function() { return /* binding */ treeOf; },
/* harmony export */   Yc: function() { return /* binding */ jobDirectoryOf; },
/* harmony export */   dd: function() { return /* binding */ asOwn; },
/* harmony export */   g7: function() { return /* binding */ describeDifferences; },
/* harmony export */   lI: function() { return /* binding */ UntrustedError; }
/* harmony export */ });
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(177);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8187);
/**
 * Which files may choose what. A checkout that a pull request may have written chooses no host, no names, no backend
 * and no policy: what is read of it lacks these marks, and what chooses accepts only marked values.
 */


/** The directory in which the job works; that of the process if its files are its own. */
function jobDirectoryOf(tree, workingDirectory) {
    return tree.proposed ? tree.workspace : workingDirectory;
}
/**
 * The tree of a job.
 *
 * @param proposed whether a pull request may have written the checkout, as its host says
 * @param trustedFiles what counts then in place of the checkout
 */
function treeOf(proposed, trustedFiles) {
    return proposed ? { ...trustedFiles, proposed } : OWN;
}
const OWN = markAsOwn({ proposed: false });
/** The one place in which a mark is made. */
function markAsOwn(value) {
    return value;
}
/** Marks what was read of the checkout, which no pull request has written: the tree is the evidence. */
function asOwn(_tree, value) {
    return markAsOwn(value);
}
/**
 * Marks what was read of a branch to which no pull request has written, of a pinned commit, or from outside of the
 * checkout.
 */
function asTrusted(value) {
    return markAsOwn(value);
}
/** The message is a sentence that says why the default branch cannot be read. */
class UntrustedError extends Error {
    name = 'UntrustedError';
    helpCode;
    constructor(message, helpCode) {
        super(message);
        this.helpCode = helpCode;
    }
}
/**
 * Sentences that say what the pull request's own block would have chosen; it does not count.
 *
 * @param ownBlock the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
function describeDifferences(ownBlock, trusted, chosen) {
    const sentences = [];
    const compare = (what, ownName, name) => {
        if (name === undefined || ownName === name)
            return;
        const says = ownName === undefined ? 'names none' : `says ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ownName)}`;
        const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
        sentences.push(`The ${what} comes from ${trusted.at}, ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}: ${where} ${says}, which does not count before it is merged.`);
    };
    if (chosen.organization)
        compare('organization', ownBlock?.organization, trusted.organization);
    if (chosen.workspaces) {
        compare('workspace', describeWorkspaces(ownBlock), describeWorkspaces(trusted));
    }
    return sentences;
}
/** `net-prod`, or `tags net, prod, project Platform`; undefined if the block selects no workspace. */
function describeWorkspaces(block) {
    const { name, prefix, tags, project } = block?.workspaces ?? {};
    const parts = [
        name,
        prefix && `${prefix}…`,
        tags && `tags ${(0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__/* .tagWords */ .u0)(tags).join(', ')}`,
        project && `project ${project}`,
    ].filter((part) => typeof part === 'string');
    return parts.length > 0 ? parts.join(', ') : undefined;
}
//# sourceMappingURL=tree.js.map

/***/ })

};
;