export const id = 7758;
export const ids = [7758];
export const modules = {

/***/ 87189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   c$: () => (/* binding */ toPullRequest),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   ou: () => (/* binding */ requestBaseOf)
/* harmony export */ });
/* unused harmony exports jobOriginOnGitHub, leavesBase, repositoryIdOf */
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66238);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24610);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58245);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2340);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51554);






/** What the event says; undefined outside of Actions, where no repository and no commit are named. */
function readEvent(options) {
    const { environment, payload, pullRequestNumber } = options;
    const [owner, repository] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
    const workflowSha = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)(environment['GITHUB_SHA']);
    const name = environment['GITHUB_EVENT_NAME'] ?? '';
    if (!owner || !repository || workflowSha === undefined)
        return undefined;
    const job = jobOf(options, `${owner}/${repository}`);
    const subject = subjectOf(name, payload, workflowSha);
    if (subject.pullRequest === undefined) {
        // If the payload cannot be read, the ref has the number: `refs/pull/7/merge`.
        const [, numberInRef] = /^refs\/pull\/(\d+)\//.exec(environment['GITHUB_REF'] ?? '') ?? [];
        const number = pullRequestNumber ??
            (subject.pullRequestQuery ? undefined : (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePositiveNumber */ .uH)(numberInRef));
        if (number !== undefined)
            subject.pullRequestQuery = { by: 'number', number };
    }
    const isPullNamed = pullRequestNumber !== undefined;
    return {
        name,
        owner,
        repository,
        defaultBranch: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'repository', 'default_branch') ??
            (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'pull_request', 'base', 'repo', 'default_branch'),
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
    const isReviewed = (0,_server_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(environment).ignoresEnvironments !== true;
    return isReviewed ? `${FORK_SECRETS} ${(0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeForks */ .pQ)()}` : FORK_SECRETS;
}
/** The pull request, or how to find it, and the head; what is left out is not of this event. */
function subjectOf(name, payload, workflowSha) {
    const pullRequest = toPullRequest((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'pull_request'));
    if (pullRequest !== undefined)
        return { pullRequest, headSha: pullRequest.headSha };
    switch (name) {
        case 'issue_comment': {
            const issue = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'issue'));
            const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readPositiveNumber */ .dR)(issue['number']);
            // Gitea has the field on every issue.
            const isPull = Boolean(issue['pull_request']) && number !== undefined;
            return isPull ? { pullRequestQuery: { by: 'number', number } } : {};
        }
        case 'merge_group':
            return { headSha: (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'merge_group', 'head_sha')) ?? workflowSha };
        case 'workflow_run':
            return triggeringRun((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'workflow_run'));
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
    const headSha = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(run, 'head_sha'));
    if (headSha === undefined)
        return {};
    const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readPositiveNumber */ .dR)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(ownPullOf(run), 'number'));
    if (number !== undefined)
        return { headSha, pullRequestQuery: { by: 'number', number } };
    const owner = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(run, 'head_repository', 'owner', 'login');
    const branch = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(run, 'head_branch');
    if (owner === undefined || branch === undefined)
        return { headSha };
    return { headSha, pullRequestQuery: { by: 'branch', label: `${owner}:${branch}`, sha: headSha } };
}
/** The first pull request that a run lists. One into a fork, by which somebody keeps it up to date, is listed, too. */
function ownPullOf(run) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(run, 'pull_requests')).find((pull) => {
        const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'base', 'repo', 'id');
        return id === undefined || id === (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(run, 'repository', 'id');
    });
}
/** @param pull as the API and the payloads of events have it; undefined if it is not whole */
function toPullRequest(pull) {
    const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readPositiveNumber */ .dR)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'number'));
    const headSha = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'head', 'sha'));
    if (number === undefined || headSha === undefined)
        return undefined;
    const from = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'head', 'repo', 'full_name');
    const to = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'base', 'repo', 'full_name');
    // A fork that was deleted has no repository any more, and is a fork.
    const fork = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readNonEmptyText */ .gc)(from) === undefined || from !== to || isWithoutBranch(pull);
    return { number, headSha, fork, input: toInput(number, pull) };
}
function toInput(number, pull) {
    const labels = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'labels');
    const draft = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'draft');
    return {
        number,
        author: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(pull, 'user', 'login'),
        labels: Array.isArray(labels)
            ? labels.flatMap((label) => (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(label, 'name') ?? [])
            : undefined,
        base: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(pull, 'base', 'ref'),
        head: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(pull, 'head', 'ref'),
        draft: typeof draft === 'boolean' ? draft : undefined,
    };
}
/**
 * On Gitea, everyone who may read a repository may push `refs/for/main` to it. The pull request then
 * names the repository itself as its origin, but it has no branch there.
 */
function isWithoutBranch(pull) {
    const { label, ref } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'head'));
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
        proposed: !isOfRepository || (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .isMergeQueueBranch */ .KX)(environment['GITHUB_REF']),
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
    const ofPayload = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'pull_request', 'base', 'ref');
    if (event.pullRequest !== undefined || ofPayload !== undefined) {
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_5__/* .toRequestBase */ .U7)(ofPayload, defaultBranch);
    }
    const queue = environment['GITHUB_REF'];
    if (name === 'merge_group' || (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .isMergeQueueBranch */ .KX)(queue)) {
        const branch = (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'merge_group', 'base_ref')) ?? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_5__/* .baseOfQueue */ .eu)(queue);
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_5__/* .toRequestBase */ .U7)(branch, defaultBranch);
    }
    const startedBy = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'workflow_run', 'event') ?? '';
    const followsRequest = name === 'workflow_run' && !REPOSITORY_EVENTS.includes(startedBy);
    const isNamed = pullRequestQuery?.by === 'number' && (name !== 'workflow_run' || followsRequest);
    if (isNamed || followsRequest || name.startsWith('pull_request')) {
        const ofRun = ownPullOf((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'workflow_run'));
        const named = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(ofRun, 'base', 'ref') ?? (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readNonEmptyText */ .gc)(environment['GITHUB_BASE_REF']);
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_5__/* .toRequestBase */ .U7)(pullRequest?.input?.base ?? named, defaultBranch);
    }
    return undefined;
}
/** Whether the event is an edit of the pull request that says what it changed, and that this is not the base. */
function leavesBase({ name }, payload) {
    const changes = valueAt(payload, 'changes');
    const isEdit = name.startsWith('pull_request') && textAt(payload, 'action') === 'edited';
    return isEdit && isRecord(changes) && !Object.hasOwn(changes, 'base');
}
/** Where the head of the event's pull request or run comes from. */
function originByPayload(name, payload, environment) {
    const isPull = 'pull_request' in (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(payload);
    if (!isPull && name !== 'workflow_run')
        return 'unknown';
    const where = isPull ? ['pull_request', 'head', 'repo'] : ['workflow_run', 'head_repository'];
    const from = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, ...where);
    // The fork was deleted.
    if (from === null || (isPull && isWithoutBranch((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'pull_request')))) {
        return 'foreign';
    }
    // A repository keeps its id when it is renamed. The event of a job that is run again may have the old name.
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readPositiveNumber */ .dR)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(from, 'id'));
    if (id !== undefined && String(id) === environment['GITHUB_REPOSITORY_ID'])
        return 'own';
    return (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .compareOwners */ .EB)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(from, 'full_name'), environment['GITHUB_REPOSITORY']);
}
/** The commits that the pull request or the queue of this event would be merged into, as far as they are known. */
async function targetsOf({ name, headSha, workflowSha }, payload, tipOf) {
    const branch = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'pull_request', 'base', 'ref');
    const tip = branch === undefined ? undefined : await tipOf(branch);
    const targets = [
        (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'pull_request', 'base', 'sha')),
        (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'merge_group', 'base_sha')),
        // The workflow of this event runs at the target; that of the others at a merge of the change.
        name === 'pull_request_target' ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)(workflowSha) : undefined,
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
    const runId = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ID']);
    const attempt = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ATTEMPT'] ?? '1');
    if (runId === undefined || attempt === undefined)
        return undefined;
    const server = (0,_server_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(environment);
    const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePositiveNumber */ .uH)(environment[server.runVariable]) ?? runId;
    let url = `${(0,_server_js__WEBPACK_IMPORTED_MODULE_1__/* .serverUrlOf */ .Gh)(environment)}/${slug}/actions/runs/${number}`;
    if (server.name === 'github') {
        if (checkRunId !== undefined)
            url += `/job/${checkRunId}`;
        else if (attempt > 1)
            url += `/attempts/${attempt}`;
    }
    return { url, runId, attempt };
}
/** The name and the id of the repository, and the origin of its host. */
function repositoryIdOf({ owner, repository }, payload, environment) {
    const id = readPositiveNumber(valueAt(payload, 'repository', 'id')) ??
        parsePositiveNumber(environment['GITHUB_REPOSITORY_ID']);
    return {
        host: serverUrlOf(environment),
        repository: `${owner}/${repository}`.toLowerCase(),
        repositoryId: id === undefined ? undefined : String(id),
    };
}
//# sourceMappingURL=event.js.map

/***/ }),

/***/ 27758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: () => (/* binding */ github),
/* harmony export */   readPayload: () => (/* binding */ readPayload)
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66238);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34271);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43962);
/* harmony import */ var _authorization_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1228);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2340);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24610);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87189);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51554);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/** GitHub Actions: what its environment says of a job. `event.ts` reads more from the event's payload. */












const github = {
    server: {
        address(environment) {
            const server = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']);
            const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSlug */ .dF)(environment['GITHUB_REPOSITORY']);
            return server && slug && `${server}/${slug}.git`;
        },
        authorization: ({ GITHUB_TOKEN }) => (0,_authorization_js__WEBPACK_IMPORTED_MODULE_7__/* .basicAuthorization */ .a)('x-access-token', GITHUB_TOKEN),
        isNew: ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === 'github-hosted',
        remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`, with `permissions: contents: read`.',
    },
    facts(environment) {
        const { pullPath, runVariable, style } = (0,_server_js__WEBPACK_IMPORTED_MODULE_4__/* .serverOf */ .FN)(environment);
        const serverUrl = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']);
        const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSlug */ .dF)(environment['GITHUB_REPOSITORY']);
        const page = serverUrl && slug && `${serverUrl}/${slug}`;
        const [, pull, side] = /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
        const run = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(environment[runVariable]);
        return {
            // For a pull request, GitHub names a merge commit, which people do not review.
            commit: side === 'merge' ? undefined : (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommitId */ .f)(environment['GITHUB_SHA']),
            pullRequest: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .toNumberedRequest */ .xu)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(pull), page && `${page}/${pullPath}/${pull}`),
            jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
            runNumber: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style } : undefined,
        };
    },
    pushedBranch: ({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref = '' }) => event === 'push' && ref.startsWith('refs/heads/') ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_9__/* .branchOf */ .W0)(ref) : undefined,
    async targetCommits(environment, tipOf) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)({ environment, payload });
        return event === undefined ? [] : (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .targetsOf */ .QR)(event, payload, tipOf);
    },
    checksOutTarget: (environment) => environment['GITHUB_EVENT_NAME'] === 'pull_request_target',
    async requestBase(environment) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)({ environment, payload });
        return event && (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .requestBaseOf */ .ou)(event, { environment, payload }, undefined);
    },
    async jobOrigin(environment) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)({ environment, payload });
        return event?.jobOrigin ?? { proposed: true, changeOrigin: 'unknown' };
    },
};
/** The event's payload; undefined when there is none or it cannot be read, and then why. */
async function readPayload(environment) {
    const path = environment['GITHUB_EVENT_PATH'] ?? '';
    if (path === '')
        return {};
    const problemOf = (why) => ({
        problem: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.noEvent, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The event of this job, which ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('GITHUB_EVENT_PATH')} names, cannot be read: ${why}`, { actor: 'operators' }),
    });
    try {
        const payload = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .parseJson */ .qF)(await (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(path));
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .isRecord */ .u4)(payload)
            ? { payload }
            : problemOf((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(path)} holds no JSON object.`);
    }
    catch (error) {
        return problemOf((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .foreign */ .V$)((0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_11__/* .errorMessage */ .g)(error))}.`);
    }
}
//# sourceMappingURL=github.js.map

/***/ }),

/***/ 51554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ UNREACHABLE),
/* harmony export */   FN: () => (/* binding */ serverOf),
/* harmony export */   Gh: () => (/* binding */ serverUrlOf),
/* harmony export */   J: () => (/* binding */ mayWrite),
/* harmony export */   U0: () => (/* binding */ GITHUB),
/* harmony export */   xG: () => (/* binding */ apiTokenOf)
/* harmony export */ });
/* unused harmony exports GITEA, SERVERS, withoutReviewer */
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

/***/ })

};
