"use strict";
exports.id = 763;
exports.ids = [763];
exports.modules = {

/***/ 90763:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitlab: function() { return /* binding */ gitlab; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66238);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24610);
/* harmony import */ var _model_unfilled_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84824);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58245);
/* harmony import */ var _hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1228);
/* harmony import */ var _hosts_host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93452);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31755);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/** GitLab CI, and one note on a merge request. The files that GitLab shows by itself are written by `features/report-files/`. */












const SERVICE = 'GitLab';
const STYLE = {
    line: '/-/blob/{commit}/{path}#L{line}',
    job: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `job`,
    change: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `merge request !`,
};
/** Sources of pipelines that are about commits of the repository itself. */
const SOURCES_OF_REPOSITORY = 'push schedule web api trigger pipeline webide chat'.split(' ');
const gitlab = {
    server: {
        address(environment) {
            const project = projectOf(environment);
            return project && `${project}.git`;
        },
        authorization: ({ CI_JOB_TOKEN }) => (0,_hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('gitlab-ci-token', CI_JOB_TOKEN),
        remedy: 'The job token must be able to read the project: Settings → CI/CD → Job token permissions.',
    },
    facts(environment) {
        const serverUrl = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLinkOrigin */ .M6)(environment['CI_SERVER_URL']);
        const slug = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseSlug */ .dF)(environment['CI_PROJECT_PATH']);
        const project = projectOf(environment);
        const number = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePositiveNumber */ .uH)(environment['CI_MERGE_REQUEST_IID']);
        return {
            commit: (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommitId */ .f)(environment['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ??
                (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommitId */ .f)(environment['CI_COMMIT_SHA']),
            pullRequest: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .toNumberedRequest */ .xu)(number, project && `${project}/-/merge_requests/${number}`),
            jobUrl: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(environment['CI_JOB_URL']),
            runNumber: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePositiveNumber */ .uH)(environment['CI_PIPELINE_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style: STYLE } : undefined,
        };
    },
    isPrivate(environment) {
        // In a fork the variable is about the fork, and the comment is in the project that the request goes to.
        const target = environment['CI_MERGE_REQUEST_PROJECT_ID'];
        const isHere = target === undefined || target === environment['CI_PROJECT_ID'];
        const visibility = environment['CI_PROJECT_VISIBILITY'];
        return isHere && visibility !== undefined ? visibility === 'private' : undefined;
    },
    requestBase(environment) {
        const { CI_MERGE_REQUEST_IID: number, CI_PIPELINE_SOURCE: source } = environment;
        const { CI_DEFAULT_BRANCH, CI_PROJECT_ID } = environment;
        if (number) {
            // A pipeline in a fork names the default branch of the fork.
            const target = environment['CI_MERGE_REQUEST_PROJECT_ID'];
            const projects = [CI_PROJECT_ID, environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID']];
            const isHere = Boolean(target) && projects.includes(target);
            const branch = environment['CI_MERGE_REQUEST_TARGET_BRANCH_NAME'];
            return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_9__/* .toRequestBase */ .U7)(branch, isHere ? CI_DEFAULT_BRANCH : undefined);
        }
        if (source !== 'external_pull_request_event')
            return undefined;
        const branch = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'];
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_9__/* .toRequestBase */ .U7)(branch, CI_DEFAULT_BRANCH);
    },
    repositoryId: (environment) => (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .toRepositoryId */ .XL)((0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLinkOrigin */ .M6)(environment['CI_SERVER_URL']), projectIdOf(environment)),
    pushedBranch: ({ CI_PIPELINE_SOURCE: source, CI_COMMIT_BRANCH: branch }) => source === 'push' ? branch || undefined : undefined,
    jobOrigin(environment) {
        if (environment['CI_MERGE_REQUEST_IID']) {
            const from = environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID'];
            return {
                proposed: true,
                changeOrigin: (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .compareOwners */ .EB)(from, environment['CI_MERGE_REQUEST_PROJECT_ID']),
            };
        }
        const source = environment['CI_PIPELINE_SOURCE'] ?? '';
        if (source === 'external_pull_request_event') {
            const from = environment['CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY'];
            const to = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'];
            return { proposed: true, changeOrigin: (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .compareOwners */ .EB)(from, to) };
        }
        const branchOrTag = environment['CI_COMMIT_BRANCH'] || environment['CI_COMMIT_TAG'];
        return {
            proposed: !SOURCES_OF_REPOSITORY.includes(source),
            changeOrigin: branchOrTag ? 'own' : 'unknown',
        };
    },
    comments({ environment, pullRequest, commit = '' }, ports) {
        const apiUrl = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(environment['CI_API_V4_URL']);
        // A merge request from a fork runs in the fork unless a member starts it in the target project.
        const projectId = projectIdOf(environment);
        const token = (0,_model_unfilled_js__WEBPACK_IMPORTED_MODULE_10__/* .filledIn */ .A)(environment['GITLAB_TOKEN']);
        if (!apiUrl || !projectId || !pullRequest)
            return undefined;
        if (!token)
            return NO_TOKEN;
        const { number, url = '' } = pullRequest;
        const notes = `/projects/${projectId}/merge_requests/${number}/notes`;
        const host = {
            service: SERVICE,
            baseUrl: apiUrl,
            headers: { 'private-token': token },
            refusedRemedy: 'GITLAB_TOKEN needs the scope "api" and at least the role Reporter in this project, and must not have expired.',
            list: `${notes}?per_page=100&sort=asc&order_by=created_at`,
            toRequestBody: (body) => ({ body }),
            readNote: toNote,
            pageUrlOf: (id) => `${url}#note_${id}`,
            whoAmI: async (ask) => String((0,_hosts_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readId */ .wh)((await ask('GET', '/user')).json, SERVICE)),
            addressOf: (id) => `${notes}/${id}`,
            update: (ask, id, body) => ask('PUT', `${notes}/${id}`, { body }),
        };
        return (0,_notes_js__WEBPACK_IMPORTED_MODULE_3__/* .createNotes */ .a)(host, commit, ports);
    },
};
function projectIdOf(environment) {
    return (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePositiveNumber */ .uH)(environment['CI_MERGE_REQUEST_PROJECT_ID'] ?? environment['CI_PROJECT_ID']);
}
/** A merge request of a fork may run in the fork. */
function projectOf(environment) {
    const { CI_MERGE_REQUEST_PROJECT_URL: target, CI_PROJECT_URL: project } = environment;
    return (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(target ?? project);
}
const NO_TOKEN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.lacksHostRight, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `No comment: there is no token for the GitLab API.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Create a project access token with the role Reporter and the scope ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)('api')} and hand it to the job as the masked variable ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('GITLAB_TOKEN')} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('CI_JOB_TOKEN')} may not write notes).`,
    actor: 'operators',
});
/** System notes ("changed the description") cannot be ours. */
function toNote(json) {
    const { body, system } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .fieldsOf */ .Pf)(json);
    const who = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'author', 'id');
    return {
        id: (0,_hosts_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readId */ .wh)(json, SERVICE),
        body: system !== true && typeof body === 'string' ? body : '',
        author: typeof who === 'number' ? String(who) : undefined,
    };
}
//# sourceMappingURL=gitlab.js.map

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

/***/ })

};
;