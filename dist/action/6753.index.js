"use strict";
exports.id = 6753;
exports.ids = [6753];
exports.modules = {

/***/ 16753:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   azure: function() { return /* binding */ azure; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(66238);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _report_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35594);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22195);
/* harmony import */ var _report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48129);
/* harmony import */ var _hosts_host_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93452);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31755);
/* harmony import */ var _hosts_outputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75483);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2340);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24610);
/* harmony import */ var _model_unfilled_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(84824);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74132);
/**
 * Azure Pipelines, and one thread on a pull request of Azure Repos: `active` while its report says that the gate is closed, else
 * `closed`. So "all comments must be resolved" keeps the change from being merged, too.
 */















const SERVICE = 'Azure DevOps';
/**
 * The newest version of the API that Azure DevOps Server 2019 knows; later servers accept it too:
 * https://learn.microsoft.com/en-us/azure/devops/integrate/concepts/rest-api-versioning
 */
const VERSION = 'api-version=5.0';
const STYLE = {
    line: '?path={path-in-query}&version=GC{commit}&line={line}',
    job: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu) `build`,
    change: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu) `pull request #`,
};
/** How the pipeline hands over the token of the job. */
const MAPPING = 'env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }';
const MAP_TOKEN = `Map the token of the job in the step: \`${MAPPING}\`.`;
/** Reasons of builds that are about commits of the repository itself. */
const REASONS_OF_REPOSITORY = 'Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger'.split(' ');
const azure = {
    server: {
        address: ({ BUILD_REPOSITORY_URI }) => (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .parseLink */ .Ap)(BUILD_REPOSITORY_URI),
        authorization(environment) {
            // The token is one of Azure DevOps. It is not sent to another host whose repository is built there.
            const token = isOnAzureRepos(environment)
                ? (0,_model_unfilled_js__WEBPACK_IMPORTED_MODULE_11__/* .filledIn */ .A)(environment['SYSTEM_ACCESSTOKEN'])
                : undefined;
            return token && `Bearer ${token}`;
        },
        isNew: ({ AGENT_ISSELFHOSTED }) => AGENT_ISSELFHOSTED === '0',
        remedy: MAP_TOKEN,
    },
    facts(environment) {
        const collection = collectionOf(environment);
        const project = environment['SYSTEM_TEAMPROJECT'];
        const build = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .parsePositiveNumber */ .uH)(environment['BUILD_BUILDID']);
        const page = isOnAzureRepos(environment)
            ? (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .parseLink */ .Ap)(environment['BUILD_REPOSITORY_URI'])
            : undefined;
        const number = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .parsePositiveNumber */ .uH)(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
        const built = number === undefined ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_12__/* .readCommitId */ .f)(environment['BUILD_SOURCEVERSION']) : undefined;
        const results = project && `${encodeURIComponent(project)}/_build/results?buildId=${build}`;
        return {
            commit: (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_12__/* .readCommitId */ .f)(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ?? built,
            pullRequest: isOnAzureRepos(environment)
                ? (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .toNumberedRequest */ .xu)(number, page && `${page}/pullrequest/${number}`)
                : undefined,
            jobUrl: collection && results && build ? `${collection}/${results}` : undefined,
            runNumber: build,
            attempt: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .parsePositiveNumber */ .uH)(environment['SYSTEM_JOBATTEMPT']),
            repository: page === undefined ? undefined : toHostRepository(page),
        };
    },
    requestBase(environment) {
        const { SYSTEM_PULLREQUEST_TARGETBRANCH: target, BUILD_REPOSITORY_PROVIDER } = environment;
        // The name without `refs/heads/` is written for repositories of other hosts.
        const isFullRef = (BUILD_REPOSITORY_PROVIDER ?? 'TfsGit') === 'TfsGit';
        const branch = isFullRef ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_13__/* .branchOf */ .W0)(target) : target;
        return branch || isPullRequest(environment) ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_13__/* .toRequestBase */ .U7)(branch) : undefined;
    },
    repositoryId: (environment) => isOnAzureRepos(environment)
        ? (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .toRepositoryId */ .XL)(collectionOf(environment), (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .parseGuid */ .J)(environment['BUILD_REPOSITORY_ID']))
        : undefined,
    pushedBranch: ({ BUILD_REASON: reason = '', BUILD_SOURCEBRANCH: ref = '' }) => ['IndividualCI', 'BatchedCI'].includes(reason) && ref.startsWith('refs/heads/')
        ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_13__/* .branchOf */ .W0)(ref)
        : undefined,
    jobOrigin(environment) {
        const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
        const reason = environment['BUILD_REASON'] ?? '';
        const number = environment['SYSTEM_PULLREQUEST_PULLREQUESTID'];
        if (isPullRequest(environment)) {
            const fork = environment['SYSTEM_PULLREQUEST_ISFORK']?.toLowerCase();
            // A build without a pull request has "False" here, too.
            const origin = number && fork === 'false' ? 'own' : 'unknown';
            return { proposed: true, changeOrigin: fork === 'true' ? 'foreign' : origin };
        }
        const isOwnBranch = /^refs\/(?:heads|tags)\//.test(branch);
        return {
            proposed: !REASONS_OF_REPOSITORY.includes(reason),
            changeOrigin: isOwnBranch ? 'own' : 'unknown',
        };
    },
    comments({ environment, pullRequest, commit = '' }, ports) {
        const baseUrl = collectionOf(environment);
        const projectId = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .parseGuid */ .J)(environment['SYSTEM_TEAMPROJECTID']);
        const repositoryId = isOnAzureRepos(environment)
            ? (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .parseGuid */ .J)(environment['BUILD_REPOSITORY_ID'])
            : undefined;
        const token = (0,_model_unfilled_js__WEBPACK_IMPORTED_MODULE_11__/* .filledIn */ .A)(environment['SYSTEM_ACCESSTOKEN']);
        if (!baseUrl || !projectId || !repositoryId || !pullRequest)
            return undefined;
        if (!token)
            return NO_TOKEN;
        const { number, url = '' } = pullRequest;
        const threads = `/${projectId}/_apis/git/repositories/${repositoryId}/pullRequests/${number}/threads`;
        const addressOf = (id, thread) => `${threads}/${id}/comments/${thread?.commentId ?? 1}?${VERSION}`;
        const host = {
            service: SERVICE,
            baseUrl,
            headers: { authorization: `Bearer ${token}` },
            badTokenRemedy: `SYSTEM_ACCESSTOKEN was not accepted. ${MAP_TOKEN} A personal access token is not accepted, nor is the token of an earlier job.`,
            refusedRemedy: 'The build service of this project needs "Contribute to pull requests" on the repository (Project settings → Repositories → Security).',
            list: `${threads}?${VERSION}`,
            itemsOf: (json) => (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .valueAt */ .fK)(json, 'value'),
            toRequestBody: (content) => ({
                comments: [{ parentCommentId: 0, content, commentType: 1 }],
                status: statusFor(content),
            }),
            readNote: toThread,
            pageUrlOf: (id) => `${url}?discussionId=${id}`,
            whoAmI,
            addressOf,
            contradicts: ({ body, status }) => body !== '' && !statusFits(status, body),
            async update(ask, id, content, thread) {
                const status = statusFor(content);
                const setStatus = async () => {
                    if (thread === undefined || !statusFits(thread.status, content)) {
                        await ask('PATCH', `${threads}/${id}?${VERSION}`, { status });
                    }
                };
                // If the job ends between the request for the status and that for the text, the merge stays blocked.
                if (status === 'active')
                    await setStatus();
                if (thread?.body !== content)
                    await ask('PATCH', addressOf(id, thread), { content });
                if (status === 'closed')
                    await setStatus();
            },
        };
        return (0,_notes_js__WEBPACK_IMPORTED_MODULE_6__/* .createNotes */ .a)(host, commit, ports);
    },
    async publish(_, view, { reports }, ports) {
        for (const line of loggingCommands(view, reports))
            ports.command(line);
        return { doubts: [] };
    },
};
const NO_TOKEN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .CODES */ .Lp.lacksHostRight, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `No comment: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .setting */ .Pe)('SYSTEM_ACCESSTOKEN')} is empty.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `Map the token of the job in the step: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .typed */ .nE)(MAPPING)}.`, actor: 'operators' });
function isPullRequest(environment) {
    const { SYSTEM_PULLREQUEST_PULLREQUESTID: number, BUILD_REASON: reason } = environment;
    const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
    return Boolean(number) || reason === 'PullRequest' || branch.startsWith('refs/pull/');
}
function collectionOf(environment) {
    // The second one is that of older servers.
    const { SYSTEM_COLLECTIONURI, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI } = environment;
    return (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .parseLink */ .Ap)(SYSTEM_COLLECTIONURI ?? SYSTEM_TEAMFOUNDATIONCOLLECTIONURI);
}
/** Azure Pipelines also builds repositories of GitHub and Bitbucket: those have no thread here. */
function isOnAzureRepos(environment) {
    return environment['BUILD_REPOSITORY_PROVIDER'] === 'TfsGit';
}
/** The address encodes the names of projects and repositories, which may have spaces and other characters. */
function toHostRepository(address) {
    const { origin: serverUrl, pathname } = new URL(address);
    try {
        return { serverUrl, slug: decodeURIComponent(pathname.slice(1)), style: STYLE };
    }
    catch {
        return undefined;
    }
}
async function whoAmI(ask) {
    const { json } = await ask('GET', '/_apis/connectionData');
    const id = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .valueAt */ .fK)(json, 'authenticatedUser', 'id');
    if (typeof id !== 'string')
        throw (0,_hosts_host_error_js__WEBPACK_IMPORTED_MODULE_5__/* .unreadableAnswer */ .Cw)(SERVICE);
    return id;
}
/** The status of the thread follows the report in the text. */
function statusFor(content) {
    return (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .saysGateIsOpen */ .sQ)(content) ? 'closed' : 'active';
}
/** The statuses of a thread that does not block a merge. People choose among them. */
const RESOLVED = ['closed', 'fixed', 'wontFix', 'byDesign'];
function statusFits(status, content) {
    return RESOLVED.includes(status) === (0,_report_gate_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .saysGateIsOpen */ .sQ)(content);
}
/** The report is the first comment; answers of people follow it. What was deleted is still listed. */
function toThread(json) {
    const { status, isDeleted, comments } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_14__/* .fieldsOf */ .Pf)(json);
    const first = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_14__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_14__/* .listOf */ .c3)(comments)[0]);
    const wasDeleted = isDeleted === true || first['isDeleted'] === true;
    const authorId = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_10__/* .valueAt */ .fK)(first, 'author', 'id');
    return {
        id: (0,_hosts_host_error_js__WEBPACK_IMPORTED_MODULE_5__/* .readId */ .wh)(json, SERVICE),
        body: !wasDeleted && typeof first['content'] === 'string' ? first['content'] : '',
        author: typeof authorId === 'string' ? authorId : undefined,
        status: String(status),
        commentId: typeof first['id'] === 'number' ? first['id'] : 1,
    };
}
function loggingCommands(view, directory) {
    const issues = (0,_report_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .renderAnnotations */ .H)(view, { annotate: 'all' }).map((each) => (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLoggingCommand */ .f)('task.logissue', {
        type: each.annotation_level === 'failure' ? 'error' : 'warning',
        sourcepath: each.path,
        linenumber: each.start_line,
    }, `${each.title}: ${each.message}`));
    const { verdict, green, 'run-id': runId, 'run-url': runUrl } = (0,_hosts_outputs_js__WEBPACK_IMPORTED_MODULE_7__/* .toOutputs */ .I)(view);
    // Other steps read them with the name of this step before them: $(plangate.verdict).
    const variables = Object.entries({ verdict, green, runId, runUrl }).map(([variable, value]) => (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLoggingCommand */ .f)('task.setvariable', { variable, isOutput: 'true' }, value));
    const summary = directory && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(directory, 'summary.md');
    const upload = summary ? [(0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_3__/* .renderLoggingCommand */ .f)('task.uploadsummary', {}, summary)] : [];
    return [...issues, ...variables, ...upload];
}
//# sourceMappingURL=azure.js.map

/***/ }),

/***/ 31755:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ createNotes; }
/* harmony export */ });
/* harmony import */ var _hosts_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18536);
/* harmony import */ var _hosts_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19696);
/* harmony import */ var _hosts_read_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42328);
/** The one comment of a gate on hosts with a plain list of them. */



/** @param headSha the head of the change */
function createNotes(host, headSha, ports) {
    const ask = (0,_hosts_ask_js__WEBPACK_IMPORTED_MODULE_0__/* .createAsk */ .cY)({ ...ports, ...host });
    const notes = new Map();
    let me;
    const read = (json) => {
        const note = host.readNote(json);
        const { id, body, author } = note;
        notes.set(id, note);
        const isOwn = author !== undefined && author === me;
        const contradicted = host.contradicts?.(note) ?? false;
        return { id, body, url: host.pageUrlOf(id), isOwn, author, contradicted };
    };
    return {
        neutralise: _hosts_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .neutraliseNote */ .Fn,
        async snapshot() {
            me ??= await host.whoAmI(ask);
            const { items, whole } = await (0,_hosts_read_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(ask, host.list, read, host.itemsOf);
            const comments = items.filter(({ body }) => (0,_hosts_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .hasMarker */ .xY)(body, _hosts_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_MARKER */ .G2));
            return { headSha, comments, whole };
        },
        createComment: async (_, body) => read((await ask('POST', host.list, host.toRequestBody(body))).json),
        updateComment: async (id, body) => void (await host.update(ask, id, body, notes.get(id))),
        deleteComment: async (id) => void (await ask('DELETE', host.addressOf(id, notes.get(id)), undefined, { accept: [404] })),
    };
}
//# sourceMappingURL=notes.js.map

/***/ }),

/***/ 75483:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ toOutputs; },
/* harmony export */   q: function() { return /* binding */ emptyOutputs; }
/* harmony export */ });
/* harmony import */ var _report_approval_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70521);
/* harmony import */ var _report_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
/* harmony import */ var _policy_count_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50276);
/** Outputs of the gate: small texts, nothing secret, the same names in every case. */



/** @param written outputs that are left out of it are empty */
function toOutputs(view, written = {}) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
        verdict: view.verdict,
        green: String(view.green),
        'run-id': first?.runId ?? '',
        'run-url': first?.runUrl ?? '',
        'run-ids': JSON.stringify(Object.fromEntries(runs)),
        'configuration-version-id': first?.configurationVersionId ?? '',
        passed: String(counts.passed),
        'advisory-failed': String(counts.advisoryFailed),
        'mandatory-failed': String(counts.mandatoryFailed),
        overridden: String(counts.overridden),
        ...(0,_report_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeTotals */ .QI)(workspaces),
        'no-changes': noChangesOf(view),
        'needs-approval': JSON.stringify((0,_report_approval_words_js__WEBPACK_IMPORTED_MODULE_0__/* .neededApprovals */ .ac)(view.results)),
        'comment-url': '',
        'report-json': '',
        'report-html': '',
        'report-sarif': '',
        'plan-json': '{}',
        ...written,
    };
}
/** Empty where it is not known of one workspace, and nothing is known to change in another. */
function noChangesOf({ workspaces, unaffected, }) {
    const known = workspaces.map(({ plan }) => plan?.noChanges);
    if (known.includes(false))
        return 'false';
    const areAllKnown = known.every((each) => each === true);
    return areAllKnown && workspaces.length + unaffected.length > 0 ? 'true' : '';
}
/** The outputs if nothing could be judged: every name is set, too. */
function emptyOutputs(verdict = 'undecided') {
    const counts = (0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_2__/* .countResults */ .a)([]);
    const totals = { adds: '', changes: '', destroys: '', replaces: '' };
    return {
        ...toOutputs({ verdict, green: false, counts, workspaces: [], unaffected: [], results: [] }),
        ...totals,
    };
}
//# sourceMappingURL=outputs.js.map

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

/***/ }),

/***/ 48129:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: function() { return /* binding */ holdsReport; },
/* harmony export */   Sq: function() { return /* binding */ composeComment; },
/* harmony export */   e5: function() { return /* binding */ holdsCommand; },
/* harmony export */   fI: function() { return /* binding */ reportToKeep; },
/* harmony export */   np: function() { return /* binding */ addCommand; },
/* harmony export */   sQ: function() { return /* binding */ saysGateIsOpen; }
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54340);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74913);




/** In UTF-16 units; GitHub's own limit is 65,536. */
const COMMENT_BUDGET = 60_000;
/** A comment with a smaller budget has no seals of runs, no texts that people approve, and no record of what the plans show. */
const LEAST_WITH_SEALS = 30_000;
/** Of a comment in which fewer UTF-16 units would be left for the report, the record of what the plans show is left out. */
const LEAST_FOR_REPORT = 12_000;
/**
 * The comment with this report.
 *
 * @param existing the body of the gate's comment, whose commands are kept; any other text counts as no comment
 * @param budget in UTF-16 units
 * @returns `existing` itself if it has this report already
 */
function composeComment(existing, report, budget = COMMENT_BUDGET) {
    const { key, state, asked = [], approvable = [], shown, againAt } = report;
    const body = existing ?? '';
    if (holdsReport(body, report))
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(body);
    const kept = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(body, key);
    const commands = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .currentCommands */ .m6)(kept?.commands ?? [], state.headSha);
    const isOfHead = kept?.report?.headSha === state.headSha;
    const earlier = isOfHead ? (kept?.approvable ?? []) : [];
    const takesTexts = budget >= LEAST_WITH_SEALS;
    const belowWith = (record) => {
        const marker = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeMarker */ .$N)({
            key,
            report: takesTexts ? state : { ...state, seals: {} },
            commands,
            ended: kept?.ended,
            asked: [...new Set([...(kept?.asked ?? []), ...asked])].slice(-_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ASKED */ .V6),
            approvable: takesTexts ? [...new Set([...approvable, ...earlier])] : [],
            shown: record,
            againAt: (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .newestTime */ .AA)([kept?.againAt, againAt]),
        }, Math.min(4_096, Math.floor(budget / 8)));
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)('\n\n', renderCommands(commands), marker);
    };
    const withRecord = takesTexts && shown !== undefined ? belowWith(shown) : undefined;
    const isRoom = withRecord !== undefined && withRecord.length <= budget - LEAST_FOR_REPORT;
    const below = isRoom ? withRecord : belowWith(undefined);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)('\n\n', report.render(budget - below.length - 2), below);
}
/**
 * Adds one command to a comment of ours and changes nothing else. A comment with another key is returned as it was.
 */
function addCommand(body, command, key) {
    const comment = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(body, key);
    if (comment === undefined || holdsCommand(body, command, key))
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(body);
    const { commands: earlier = [], report } = comment;
    // The command may be for a commit before the one of the report, whose commands are kept all the same.
    const reported = report === undefined ? [] : [report.headSha];
    const kept = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .currentCommands */ .m6)([...earlier, command], command.commit, ...reported);
    const refused = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedCommands */ .x_)([...earlier, command]);
    const isAmong = kept.includes(command) || refused.includes(command);
    const commands = [...kept, ...refused, ...(isAmong ? [] : [command])];
    // The marker is the last line.
    const text = removeCommands(body).trimEnd();
    const above = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(text.slice(0, text.lastIndexOf('\n')).trimEnd());
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)('\n\n', above, renderCommands(commands), (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeMarker */ .$N)({ ...comment, commands, ended: addEnded(comment, command) }));
}
function addEnded({ ended = [] }, command) {
    return [...new Set([...ended, ...(command.ended ?? [])])].slice(-_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_ENDED */ .TR);
}
/** Whether `body` is a comment with this key that stores this very command. */
function holdsCommand(body, command, key) {
    const { commands: stored = [], ended = [] } = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(body, key) ?? {};
    const encode = (given) => JSON.stringify((0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .encodeCommands */ .XT)([given]));
    const holdsEnded = (command.ended ?? []).every((id) => ended.includes(id));
    return holdsEnded && stored.some((given) => encode(given) === encode(command));
}
/** Whether `body` holds exactly this report. After writing, it shows that no other job wrote over it. */
function holdsReport(body, { state, key }) {
    const there = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(body, key)?.report;
    const names = ['owner', 'digest', 'runId', 'attempt'];
    return there !== undefined && names.every((name) => there[name] === state[name]);
}
/** Whether a comment of ours says that the gate is open. A comment that cannot be read does not say so. */
function saysGateIsOpen(body) {
    return (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(body)?.report?.green === true;
}
/**
 * Whose report `body` holds, if it has to stay: that of a later `run`, or that of another `job` on the same commit. Everybody who
 * may write in the comment can write any number and time there: a report that says that it began in the future keeps none away.
 */
function reportToKeep(body, { state, key, now = Number.POSITIVE_INFINITY }) {
    const there = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMarker */ .rH)(body, key)?.report;
    if (there === undefined || there.startedAt > now + SKEW_S)
        return undefined;
    if (there.owner !== state.owner && there.headSha === state.headSha)
        return 'job';
    return isLater(there, state) ? 'run' : undefined;
}
/** How far the clocks of two machines may differ. */
const SKEW_S = 60;
/**
 * Whether the first report is the later one. Attempts of one run are compared by their number, runs for two commits by theirs, and
 * all others by their start, as on hosts that count no attempts. A job that began earlier is never the later one, whatever its
 * numbers say: anybody who may write in the comment can make them up, and then keeps no report away but those of jobs that are
 * running.
 */
function isLater(one, other) {
    if (one.startedAt < other.startedAt)
        return false;
    // A run id of 0 is not known.
    const areKnown = one.runId !== 0 && other.runId !== 0;
    if (areKnown && one.runId !== other.runId && one.headSha !== other.headSha)
        return one.runId > other.runId;
    if (areKnown && one.runId === other.runId && one.attempt !== other.attempt)
        return one.attempt > other.attempt;
    if (one.startedAt !== other.startedAt)
        return one.startedAt > other.startedAt;
    // Of two that began in the same second either may stay, but both jobs have to choose the same one.
    if (one.runId !== other.runId)
        return one.runId > other.runId;
    return one.digest > other.digest;
}
/** Where the commands of people begin and end in the comment. */
const BEGIN_COMMANDS = '<!-- plangate:acts -->';
const END_COMMANDS = '<!-- /plangate:acts -->';
/** The commands as a list, between the lines by which `removeCommands` finds them. Empty if no command was given. */
function renderCommands(commands) {
    if (commands.length === 0)
        return '';
    const lines = commands.map(({ verb, by, at, reason }) => {
        const why = reason === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(reason, 500)}`;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(by, 100)} ${COMMAND_WORDS[verb]}${why} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMinute */ .Yi)(at)})`;
    });
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${BEGIN_COMMANDS}\n\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)('\n', ...lines)}\n\n${END_COMMANDS}`;
}
const COMMAND_WORDS = {
    help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate rerun`, `/plangate again`',
    rerun: 'started the gate again',
    again: 'asked for new plans',
    override: 'overrode the failed policies',
    'not-owner': 'may not override what belongs to others: the log of the job says of whom',
    refused: 'gave a command that was refused: the log of its job says why',
    unclear: 'wrote a command that cannot be followed',
};
/** A comment without the lines that `renderCommands` wrote into it. */
function removeCommands(body) {
    const from = body.lastIndexOf(BEGIN_COMMANDS);
    const to = body.lastIndexOf(END_COMMANDS);
    return from < 0 || to < from ? body : body.slice(0, from) + body.slice(to + END_COMMANDS.length);
}
//# sourceMappingURL=gate-comment.js.map

/***/ })

};
;