export const id = 7803;
export const ids = [7803];
export const modules = {

/***/ 87803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  azure: () => (/* binding */ azure)
});

// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/report/causes.js
var causes = __webpack_require__(36850);
// EXTERNAL MODULE: ./build/src/model/clip.js
var clip = __webpack_require__(94993);
// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/report/occurrences.js
var occurrences = __webpack_require__(2314);
// EXTERNAL MODULE: ./build/src/report/message-text.js
var message_text = __webpack_require__(34707);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/report/annotations.js
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
    const groups = (0,report_text/* groupBy */.$z)(placed, ({ cause, location }) => {
        return [(0,words/* fileAndLine */.CP)({ location }), cause.policySet, cause.policy, cause.severity];
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
        last.message += `\n${(0,report_text/* countWords */.rj)(rest, 'more place')}: see the job summary.`;
    return annotations;
}
/** One annotation for each place, and not one from each scanner: what scanners say is below what is said there first. */
function withScanned(groups) {
    const first = new Map();
    return groups.flatMap((group) => {
        const [{ cause, location }] = group;
        const place = (0,words/* fileAndLine */.CP)({ location }) ?? '';
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
    const level = cause.kind === 'diagnostic' ? 'plan' : (0,words/* levelWords */.s2)(cause.level);
    const here = group.map(({ cause: of, occurrence }) => {
        const said = (0,occurrences/* occurrenceText */.hr)(occurrence);
        const isSame = of.policySet === cause.policySet && of.policy === cause.policy;
        return isSame ? said : `${(0,markdown/* cleanLine */.Ow)(of.policySet, 100)} ${(0,markdown/* cleanLine */.Ow)(of.policy, 200)}: ${said}`;
    });
    const ofAll = group.map((placed) => placed.cause.messageOfAll);
    const elsewhere = toTell
        .flatMap(({ occurrences }) => occurrences)
        .filter(({ noun, location: place }) => noun === 'message' && place === undefined)
        .map((occurrence) => `The policy says as well: ${(0,occurrences/* occurrenceText */.hr)(occurrence)}`);
    const messages = [...new Set([...ofAll, ...here, ...elsewhere])].filter(Boolean);
    const workspaces = group.flatMap(({ occurrence }) => occurrence.workspaces);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(cause),
        title: (0,clip/* clip */.$)(`${(0,markdown/* cleanLine */.Ow)(cause.policy || cause.policySet, 200)} (${level})`, 250),
        message: `${(0,message_text/* messageText */.Lo)(messages, LONGEST_ANNOTATION)}\n${lastLine(cause, [...new Set(workspaces)])}`,
    };
}
/** The last line of an annotation: where the policy is from, what it concerns, who may override it. */
function lastLine(cause, workspaces) {
    const { policySet } = cause;
    const cleaned = workspaces.map((name) => (0,markdown/* cleanLine */.Ow)(name, 100));
    const names = (0,sentence/* firstParts */.J4)(cleaned, 10).join('');
    return (0,report_text/* joinNonEmpty */.JO)(' · ', policySet === '' ? '' : `Policy set ${(0,markdown/* cleanLine */.Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, (0,words/* isAccepted */.oB)(cause) ? (0,markdown/* cleanLine */.Ow)((0,words/* acceptedText */.zs)(cause), 400) : (0,words/* overrideWords */.mF)(cause));
}
function levelOf(cause) {
    if (isFailureLevel(cause))
        return 'failure';
    return cause.severity === 'warns' || cause.kind === 'diagnostic' ? 'warning' : 'notice';
}
/** Whether it keeps the gate closed, or would if it were enforced. */
function isFailureLevel(cause) {
    return cause.blocks || (0,causes/* closesGate */.HE)(cause);
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
// EXTERNAL MODULE: ./build/src/report/gate-comment.js
var gate_comment = __webpack_require__(48129);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/features/other-hosts/notes.js
var notes = __webpack_require__(31755);
// EXTERNAL MODULE: ./build/src/report/approval-words.js
var approval_words = __webpack_require__(70521);
// EXTERNAL MODULE: ./build/src/report/changes.js
var changes = __webpack_require__(30445);
;// CONCATENATED MODULE: ./build/src/hosts/outputs.js
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
        ...(0,changes/* changeTotals */.QI)(workspaces),
        'no-changes': noChangesOf(view),
        'needs-approval': JSON.stringify((0,approval_words/* neededApprovals */.ac)(view.results)),
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
    const counts = countResults([]);
    const totals = { adds: '', changes: '', destroys: '', replaces: '' };
    return {
        ...toOutputs({ verdict, green: false, counts, workspaces: [], unaffected: [], results: [] }),
        ...totals,
    };
}
//# sourceMappingURL=outputs.js.map
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(65639);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/request-base.js
var request_base = __webpack_require__(24610);
// EXTERNAL MODULE: ./build/src/model/unfilled.js
var unfilled = __webpack_require__(84824);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/features/other-hosts/azure.js
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
    job: (0,sentence/* literal */.eu) `build`,
    change: (0,sentence/* literal */.eu) `pull request #`,
};
/** How the pipeline hands over the token of the job. */
const MAPPING = 'env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }';
const MAP_TOKEN = `Map the token of the job in the step: \`${MAPPING}\`.`;
/** Reasons of builds that are about commits of the repository itself. */
const REASONS_OF_REPOSITORY = 'Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger'.split(' ');
const azure = {
    server: {
        address: ({ BUILD_REPOSITORY_URI }) => (0,shapes/* parseLink */.Ap)(BUILD_REPOSITORY_URI),
        authorization(environment) {
            // The token is one of Azure DevOps. It is not sent to another host whose repository is built there.
            const token = isOnAzureRepos(environment)
                ? (0,unfilled/* filledIn */.A)(environment['SYSTEM_ACCESSTOKEN'])
                : undefined;
            return token && `Bearer ${token}`;
        },
        isNew: ({ AGENT_ISSELFHOSTED }) => AGENT_ISSELFHOSTED === '0',
        remedy: MAP_TOKEN,
    },
    facts(environment) {
        const collection = collectionOf(environment);
        const project = environment['SYSTEM_TEAMPROJECT'];
        const build = (0,shapes/* parsePositiveNumber */.uH)(environment['BUILD_BUILDID']);
        const page = isOnAzureRepos(environment)
            ? (0,shapes/* parseLink */.Ap)(environment['BUILD_REPOSITORY_URI'])
            : undefined;
        const number = (0,shapes/* parsePositiveNumber */.uH)(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
        const built = number === undefined ? (0,commit_id/* readCommitId */.f)(environment['BUILD_SOURCEVERSION']) : undefined;
        const results = project && `${encodeURIComponent(project)}/_build/results?buildId=${build}`;
        return {
            commit: (0,commit_id/* readCommitId */.f)(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ?? built,
            pullRequest: isOnAzureRepos(environment)
                ? (0,shapes/* toNumberedRequest */.xu)(number, page && `${page}/pullrequest/${number}`)
                : undefined,
            jobUrl: collection && results && build ? `${collection}/${results}` : undefined,
            runNumber: build,
            attempt: (0,shapes/* parsePositiveNumber */.uH)(environment['SYSTEM_JOBATTEMPT']),
            repository: page === undefined ? undefined : toHostRepository(page),
        };
    },
    requestBase(environment) {
        const { SYSTEM_PULLREQUEST_TARGETBRANCH: target, BUILD_REPOSITORY_PROVIDER } = environment;
        // The name without `refs/heads/` is written for repositories of other hosts.
        const isFullRef = (BUILD_REPOSITORY_PROVIDER ?? 'TfsGit') === 'TfsGit';
        const branch = isFullRef ? (0,request_base/* branchOf */.W0)(target) : target;
        return branch || isPullRequest(environment) ? (0,request_base/* toRequestBase */.U7)(branch) : undefined;
    },
    repositoryId: (environment) => isOnAzureRepos(environment)
        ? (0,shapes/* toRepositoryId */.XL)(collectionOf(environment), (0,shapes/* parseGuid */.J)(environment['BUILD_REPOSITORY_ID']))
        : undefined,
    pushedBranch: ({ BUILD_REASON: reason = '', BUILD_SOURCEBRANCH: ref = '' }) => ['IndividualCI', 'BatchedCI'].includes(reason) && ref.startsWith('refs/heads/')
        ? (0,request_base/* branchOf */.W0)(ref)
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
        const projectId = (0,shapes/* parseGuid */.J)(environment['SYSTEM_TEAMPROJECTID']);
        const repositoryId = isOnAzureRepos(environment)
            ? (0,shapes/* parseGuid */.J)(environment['BUILD_REPOSITORY_ID'])
            : undefined;
        const token = (0,unfilled/* filledIn */.A)(environment['SYSTEM_ACCESSTOKEN']);
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
            itemsOf: (json) => (0,shapes/* valueAt */.fK)(json, 'value'),
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
        return (0,notes/* createNotes */.a)(host, commit, ports);
    },
    async publish(_, view, { reports }, ports) {
        for (const line of loggingCommands(view, reports))
            ports.command(line);
        return { doubts: [] };
    },
};
const NO_TOKEN = (0,finding/* finding */.gk)(errors/* CODES */.Lp.lacksHostRight, (0,sentence/* phrase */.MZ) `No comment: ${(0,sentence/* setting */.Pe)('SYSTEM_ACCESSTOKEN')} is empty.`, { remedy: (0,sentence/* phrase */.MZ) `Map the token of the job in the step: ${(0,sentence/* typed */.nE)(MAPPING)}.`, actor: 'operators' });
function isPullRequest(environment) {
    const { SYSTEM_PULLREQUEST_PULLREQUESTID: number, BUILD_REASON: reason } = environment;
    const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
    return Boolean(number) || reason === 'PullRequest' || branch.startsWith('refs/pull/');
}
function collectionOf(environment) {
    // The second one is that of older servers.
    const { SYSTEM_COLLECTIONURI, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI } = environment;
    return (0,shapes/* parseLink */.Ap)(SYSTEM_COLLECTIONURI ?? SYSTEM_TEAMFOUNDATIONCOLLECTIONURI);
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
    const id = (0,shapes/* valueAt */.fK)(json, 'authenticatedUser', 'id');
    if (typeof id !== 'string')
        throw (0,host_error/* unreadableAnswer */.Cw)(SERVICE);
    return id;
}
/** The status of the thread follows the report in the text. */
function statusFor(content) {
    return (0,gate_comment/* saysGateIsOpen */.sQ)(content) ? 'closed' : 'active';
}
/** The statuses of a thread that does not block a merge. People choose among them. */
const RESOLVED = ['closed', 'fixed', 'wontFix', 'byDesign'];
function statusFits(status, content) {
    return RESOLVED.includes(status) === (0,gate_comment/* saysGateIsOpen */.sQ)(content);
}
/** The report is the first comment; answers of people follow it. What was deleted is still listed. */
function toThread(json) {
    const { status, isDeleted, comments } = (0,parse/* fieldsOf */.Pf)(json);
    const first = (0,parse/* fieldsOf */.Pf)((0,parse/* listOf */.c3)(comments)[0]);
    const wasDeleted = isDeleted === true || first['isDeleted'] === true;
    const authorId = (0,shapes/* valueAt */.fK)(first, 'author', 'id');
    return {
        id: (0,host_error/* readId */.wh)(json, SERVICE),
        body: !wasDeleted && typeof first['content'] === 'string' ? first['content'] : '',
        author: typeof authorId === 'string' ? authorId : undefined,
        status: String(status),
        commentId: typeof first['id'] === 'number' ? first['id'] : 1,
    };
}
function loggingCommands(view, directory) {
    const issues = renderAnnotations(view, { annotate: 'all' }).map((each) => (0,neutralise_log/* renderLoggingCommand */.f)('task.logissue', {
        type: each.annotation_level === 'failure' ? 'error' : 'warning',
        sourcepath: each.path,
        linenumber: each.start_line,
    }, `${each.title}: ${each.message}`));
    const { verdict, green, 'run-id': runId, 'run-url': runUrl } = toOutputs(view);
    // Other steps read them with the name of this step before them: $(plangate.verdict).
    const variables = Object.entries({ verdict, green, runId, runUrl }).map(([variable, value]) => (0,neutralise_log/* renderLoggingCommand */.f)('task.setvariable', { variable, isOutput: 'true' }, value));
    const summary = directory && (0,external_node_path_.join)(directory, 'summary.md');
    const upload = summary ? [(0,neutralise_log/* renderLoggingCommand */.f)('task.uploadsummary', {}, summary)] : [];
    return [...issues, ...variables, ...upload];
}
//# sourceMappingURL=azure.js.map

/***/ }),

/***/ 31755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createNotes)
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

/***/ 18536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: () => (/* binding */ createAsk),
/* harmony export */   dy: () => (/* binding */ createHostSend)
/* harmony export */ });
/* unused harmony export refusalSentence */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_is_html_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92085);
/* harmony import */ var _model_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18471);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);
/* harmony import */ var _model_retry_after_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2906);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70075);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93452);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65639);
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
    const { clock, deadline, service, signal } = options;
    return async (outgoing, rules = {}) => {
        const { accept = [], sendOnce = outgoing.method === 'POST' } = rules;
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
            if (!(outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w) && isAnswer(outcome.status, accept)) {
                return { ...outcome, json: parseAnswer(outcome, service, what) };
            }
            const failure = outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w ? outcome.failure : undefined;
            if (failure === 'aborted')
                throw abortedError('was given up');
            // What ended the attempt was the deadline, and not the time that one attempt may take. Of a request that must not arrive
            // twice, the caller has to hear that it may have arrived.
            const wasEndedByDeadline = failure === 'timeout' && leftMs < TIMEOUT_MS;
            if (wasEndedByDeadline && !sendOnce)
                throw abortedError(outOfTime, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.publishingTooSlow);
            const refusedRemedy = rules.refusedRemedy ?? options.refusedRemedy;
            const problem = toHostError({ ...options, refusedRemedy }, { method, what, sendOnce }, outcome);
            const waitMs = attempt < MOST_ATTEMPTS ? waitBeforeRepeatMs(outcome, attempt, options) : undefined;
            if (waitMs === undefined || waitedMs + waitMs > MOST_PAUSE_MS || waitMs >= leftMs) {
                throw problem;
            }
            await clock.sleep(waitMs, signal).catch(() => {
                throw abortedError('was given up');
            });
            // The caller checks whether the request arrived before it repeats it.
            if (problem.kind === 'unsure')
                throw problem;
            waitedMs += waitMs;
        }
    };
}
function isAnswer(status, accept) {
    // Azure DevOps answers 203 and a sign-in page where others answer 401.
    const isSuccess = status >= 200 && status < 300 && status !== 203;
    return isSuccess || accept.includes(status);
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
    // What is read or added to is there, so a 404 means that the host hides it from this token. What is changed or deleted may
    // be gone.
    const mayBeHidden = refusedRemedy !== undefined && (method === 'GET' || method === 'POST');
    const isLimited = isRateLimit(outcome);
    const kind = isLimited
        ? 'rate-limited'
        : errorKindOf(status, sentence, { mayBeHidden, sendOnce });
    const isTokenRefused = TOKEN_KINDS.includes(kind) && isAboutToken(sentence) && !(0,_model_is_html_js__WEBPACK_IMPORTED_MODULE_5__/* .isHtml */ ._)(outcome);
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
    const page = (0,_model_is_html_js__WEBPACK_IMPORTED_MODULE_5__/* .isHtml */ ._)(outcome) ? ` and a page${who}` : '';
    return `${service} answered ${what} with ${status}${page}.`;
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
    const json = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(new TextDecoder().decode(body));
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
    const json = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(new TextDecoder().decode(body));
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
    const error = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'error');
    const message = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'message');
    const aboutFields = Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(message)).map(([field, why]) => {
        const reasons = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(why).filter((reason) => (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .readNonEmptyText */ .gc)(reason) !== undefined);
        return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
    });
    const errors = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'errors'));
    const ofErrors = errors.flatMap((listed) => [listed, (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(listed, 'message')]);
    return [
        message,
        ...aboutFields,
        ...ofErrors,
        error,
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'error_description'),
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(error, 'message'),
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(error, 'detail'),
    ].flatMap((sentence) => firstLine((0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .readNonEmptyText */ .gc)(sentence) ?? '') || []);
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

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Xh: () => (/* binding */ nextOf),
/* harmony export */   n4: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93452);

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
/** The path and query of the next page; undefined if this was the last one. `here` is the path and the query of this page. */
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
//# sourceMappingURL=read-pages.js.map

/***/ }),

/***/ 48129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $8: () => (/* binding */ holdsReport),
/* harmony export */   Sq: () => (/* binding */ composeComment),
/* harmony export */   fI: () => (/* binding */ reportToKeep),
/* harmony export */   sQ: () => (/* binding */ saysGateIsOpen)
/* harmony export */ });
/* unused harmony exports addCommand, holdsCommand */
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
    const comment = decodeMarker(body, key);
    if (comment === undefined || holdsCommand(body, command, key))
        return asMarkdown(body);
    const { commands: earlier = [], report } = comment;
    // The command may be for a commit before the one of the report, whose commands are kept all the same.
    const reported = report === undefined ? [] : [report.headSha];
    const kept = currentCommands([...earlier, command], command.commit, ...reported);
    const refused = refusedCommands([...earlier, command]);
    const isAmong = kept.includes(command) || refused.includes(command);
    const commands = [...kept, ...refused, ...(isAmong ? [] : [command])];
    // The marker is the last line.
    const text = removeCommands(body).trimEnd();
    const above = asMarkdown(text.slice(0, text.lastIndexOf('\n')).trimEnd());
    return joinNonEmpty('\n\n', above, renderCommands(commands), encodeMarker({ ...comment, commands, ended: addEnded(comment, command) }));
}
function addEnded({ ended = [] }, command) {
    return [...new Set([...ended, ...(command.ended ?? [])])].slice(-MOST_ENDED);
}
/** Whether `body` is a comment with this key that stores this very command. */
function holdsCommand(body, command, key) {
    const { commands: stored = [], ended = [] } = decodeMarker(body, key) ?? {};
    const encode = (given) => JSON.stringify(encodeCommands([given]));
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
