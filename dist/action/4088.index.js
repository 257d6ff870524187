"use strict";
exports.id = 4088;
exports.ids = [4088];
exports.modules = {

/***/ 4088:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bitbucket: function() { return /* binding */ bitbucket; }
});

// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: ./build/src/client/http/send.js
var send = __webpack_require__(5226);
;// CONCATENATED MODULE: ./build/src/machine/network.js
/** The network of a job. */

/**
 * Requests to plain http through a proxy that forwards them whole: Bitbucket Pipelines has such a one on this machine, for
 * its own API.
 *
 * @param proxy `http://localhost:29418`
 */
function openForwarded(proxy) {
    return (0,send/* createSend */.R)({ environment: { HTTP_PROXY: proxy }, tunnels: false });
}
//# sourceMappingURL=network.js.map
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/unfilled.js
var unfilled = __webpack_require__(84824);
// EXTERNAL MODULE: ./build/src/model/request-base.js
var request_base = __webpack_require__(24610);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/trust/change-origin.js
var change_origin = __webpack_require__(58245);
// EXTERNAL MODULE: ./build/src/hosts/ask.js
var hosts_ask = __webpack_require__(18536);
// EXTERNAL MODULE: ./build/src/hosts/authorization.js
var authorization = __webpack_require__(1228);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(65639);
;// CONCATENATED MODULE: ./build/src/features/other-hosts/bitbucket.js
/** Bitbucket Pipelines. Reports appear as files, of which Bitbucket shows the test results. */











const SERVER = 'https://bitbucket.org';
const STYLE = {
    line: '/src/{commit}/{path}#lines-{line}',
    job: (0,sentence/* literal */.eu) `pipeline`,
    change: (0,sentence/* literal */.eu) `pull request #`,
};
/** As in `{6f1cb408-…}`. */
function readUuid(text) {
    return (0,shapes/* parseGuid */.J)(text?.replace(/^\{(.*)\}$/, '$1'));
}
const bitbucket = {
    server: {
        address({ BITBUCKET_REPO_FULL_NAME }) {
            const slug = (0,shapes/* parseSlug */.dF)(BITBUCKET_REPO_FULL_NAME);
            return slug && `${SERVER}/${slug}.git`;
        },
        authorization: ({ BITBUCKET_TOKEN }) => (0,authorization/* basicAuthorization */.a)('x-token-auth', BITBUCKET_TOKEN),
        remedy: 'Create a repository access token with the scope `repository`, and hand it to the job as the secured variable BITBUCKET_TOKEN.',
    },
    facts(environment) {
        const slug = (0,shapes/* parseSlug */.dF)(environment['BITBUCKET_REPO_FULL_NAME']);
        const build = (0,shapes/* parsePositiveNumber */.uH)(environment['BITBUCKET_BUILD_NUMBER']);
        const number = (0,shapes/* parsePositiveNumber */.uH)(environment['BITBUCKET_PR_ID']);
        const page = slug && `${SERVER}/${slug}`;
        return {
            commit: (0,commit_id/* readCommitId */.f)(environment['BITBUCKET_COMMIT']),
            pullRequest: (0,shapes/* toNumberedRequest */.xu)(number, page && `${page}/pull-requests/${number}`),
            jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
            runNumber: build,
            repository: slug ? { serverUrl: SERVER, slug, style: STYLE } : undefined,
        };
    },
    requestBase: ({ BITBUCKET_PR_ID: number, BITBUCKET_PR_DESTINATION_BRANCH: branch }) => number || branch ? (0,request_base/* toRequestBase */.U7)(branch) : undefined,
    repositoryId: ({ BITBUCKET_REPO_UUID: id }) => (0,shapes/* toRepositoryId */.XL)(SERVER, readUuid(id)),
    pushedBranch: ({ BITBUCKET_PR_ID: number, BITBUCKET_BRANCH: branch }) => number ? undefined : branch || undefined,
    /** The environment does not say where a pull request comes from. */
    jobOrigin: ({ BITBUCKET_PR_ID: number }) => number ? { proposed: true, changeOrigin: 'unknown' } : { proposed: false, changeOrigin: 'own' },
    async askChangeOrigin({ environment, pullRequest }, { jobOrigin: { changeOrigin } }, ports) {
        const slug = (0,shapes/* parseSlug */.dF)(environment['BITBUCKET_REPO_FULL_NAME']);
        if (!slug || !pullRequest)
            return { changeOrigin };
        // Inside a pipeline a proxy adds the credentials; elsewhere a token is needed.
        const token = (0,unfilled/* filledIn */.A)(environment['BITBUCKET_TOKEN']);
        const proxied = token === undefined;
        const withToken = 'Set BITBUCKET_TOKEN to a repository access token with the scope "pullrequest".';
        const ask = (0,hosts_ask/* createAsk */.cY)({
            ...ports,
            send: proxied ? openForwarded('http://localhost:29418') : ports.send,
            baseUrl: `${proxied ? 'http' : 'https'}://api.bitbucket.org/2.0`,
            headers: proxied ? {} : { authorization: `Bearer ${token}` },
            service: 'Bitbucket',
            refusedRemedy: proxied
                ? `The proxy of the pipeline did not authenticate it. ${withToken}`
                : 'BITBUCKET_TOKEN needs the scope "pullrequest" on this repository and must not have expired.',
            unreachableRemedy: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
        });
        const asking = ask('GET', `/repositories/${slug}/pullrequests/${pullRequest.number}`);
        const answer = await asking.catch((0,host_error/* onHostError */.yg)((problem) => problem));
        if (answer instanceof host_error/* HostError */.dh)
            return { changeOrigin, trouble: (0,finding/* findingOf */.hD)(answer) };
        const from = (0,shapes/* textAt */.$6)(answer.json, 'source', 'repository', 'full_name');
        // The repository of a fork that is gone has no name.
        return { changeOrigin: from ? (0,change_origin/* compareOwners */.EB)(from, slug) : 'foreign' };
    },
};
//# sourceMappingURL=bitbucket.js.map

/***/ })

};
;