export const id = 447;
export const ids = [447];
export const modules = {
/***/ 7189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
QR: () => ( targetsOf),
c$: () => ( toPullRequest),
j_: () => ( readEvent),
ou: () => ( requestBaseOf)
});
var _model_request_base_js_4_ = __webpack_require__(4610);
var _trust_change_origin_js_2_ = __webpack_require__(8245);
var _shapes_js_1_ = __webpack_require__(5639);
var _model_parse_js_3_ = __webpack_require__(2340);
var _server_js_0_ = __webpack_require__(1554);
function readEvent(options) {
const { environment, payload, pullRequestNumber } = options;
const [owner, repository] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
const workflowSha = (0,_shapes_js_1_ .Si)(environment['GITHUB_SHA']);
const name = environment['GITHUB_EVENT_NAME'] ?? '';
if (!owner || !repository || workflowSha === undefined)
return undefined;
const job = jobOf(options, `${owner}/${repository}`);
const subject = subjectOf(name, payload, workflowSha);
if (subject.pullRequest === undefined) {
const [, numberInRef] = /^refs\/pull\/(\d+)\//.exec(environment['GITHUB_REF'] ?? '') ?? [];
const number = pullRequestNumber ??
(subject.pullRequestQuery ? undefined : (0,_shapes_js_1_ .uH)(numberInRef));
if (number !== undefined)
subject.pullRequestQuery = { by: 'number', number };
}
const isPullNamed = pullRequestNumber !== undefined;
return {
name,
owner,
repository,
defaultBranch: (0,_shapes_js_1_ .$6)(payload, 'repository', 'default_branch') ??
(0,_shapes_js_1_ .$6)(payload, 'pull_request', 'base', 'repo', 'default_branch'),
workflowSha,
headSha: workflowSha,
...subject,
jobOrigin: jobOriginOnGitHub(name, payload, environment, isPullNamed),
tokenHint: tokenHintOf(name, subject.pullRequest, environment),
job,
};
}
function tokenHintOf(name, pullRequest, environment) {
if (environment['GITHUB_ACTOR'] === DEPENDABOT)
return DEPENDABOT_SECRETS;
const isOfPullRequest = name.startsWith('pull_request') && name !== 'pull_request_target';
if (!isOfPullRequest || pullRequest?.fork !== true)
return undefined;
const isReviewed = (0,_server_js_0_ .FN)(environment).ignoresEnvironments !== true;
return isReviewed ? `${FORK_SECRETS} ${(0,_trust_change_origin_js_2_ .pQ)()}` : FORK_SECRETS;
}
function subjectOf(name, payload, workflowSha) {
const pullRequest = toPullRequest((0,_shapes_js_1_ .fK)(payload, 'pull_request'));
if (pullRequest !== undefined)
return { pullRequest, headSha: pullRequest.headSha };
switch (name) {
case 'issue_comment': {
const issue = (0,_model_parse_js_3_ .Pf)((0,_shapes_js_1_ .fK)(payload, 'issue'));
const number = (0,_shapes_js_1_ .dR)(issue['number']);
const isPull = Boolean(issue['pull_request']) && number !== undefined;
return isPull ? { pullRequestQuery: { by: 'number', number } } : {};
}
case 'merge_group':
return { headSha: (0,_shapes_js_1_ .Si)((0,_shapes_js_1_ .fK)(payload, 'merge_group', 'head_sha')) ?? workflowSha };
case 'workflow_run':
return triggeringRun((0,_shapes_js_1_ .fK)(payload, 'workflow_run'));
case 'push':
return { pullRequestQuery: { by: 'commit', sha: workflowSha } };
default:
return {};
}
}
function triggeringRun(run) {
const headSha = (0,_shapes_js_1_ .Si)((0,_shapes_js_1_ .fK)(run, 'head_sha'));
if (headSha === undefined)
return {};
const number = (0,_shapes_js_1_ .dR)((0,_shapes_js_1_ .fK)(ownPullOf(run), 'number'));
if (number !== undefined)
return { headSha, pullRequestQuery: { by: 'number', number } };
const owner = (0,_shapes_js_1_ .$6)(run, 'head_repository', 'owner', 'login');
const branch = (0,_shapes_js_1_ .$6)(run, 'head_branch');
if (owner === undefined || branch === undefined)
return { headSha };
return { headSha, pullRequestQuery: { by: 'branch', label: `${owner}:${branch}`, sha: headSha } };
}
function ownPullOf(run) {
return (0,_model_parse_js_3_ .c3)((0,_shapes_js_1_ .fK)(run, 'pull_requests')).find((pull) => {
const id = (0,_shapes_js_1_ .fK)(pull, 'base', 'repo', 'id');
return id === undefined || id === (0,_shapes_js_1_ .fK)(run, 'repository', 'id');
});
}
function toPullRequest(pull) {
const number = (0,_shapes_js_1_ .dR)((0,_shapes_js_1_ .fK)(pull, 'number'));
const headSha = (0,_shapes_js_1_ .Si)((0,_shapes_js_1_ .fK)(pull, 'head', 'sha'));
if (number === undefined || headSha === undefined)
return undefined;
const from = (0,_shapes_js_1_ .fK)(pull, 'head', 'repo', 'full_name');
const to = (0,_shapes_js_1_ .fK)(pull, 'base', 'repo', 'full_name');
const fork = (0,_shapes_js_1_ .gc)(from) === undefined || from !== to || isWithoutBranch(pull);
return { number, headSha, fork, input: toInput(number, pull) };
}
function toInput(number, pull) {
const labels = (0,_shapes_js_1_ .fK)(pull, 'labels');
const draft = (0,_shapes_js_1_ .fK)(pull, 'draft');
return {
number,
author: (0,_shapes_js_1_ .$6)(pull, 'user', 'login'),
labels: Array.isArray(labels)
? labels.flatMap((label) => (0,_shapes_js_1_ .$6)(label, 'name') ?? [])
: undefined,
base: (0,_shapes_js_1_ .$6)(pull, 'base', 'ref'),
head: (0,_shapes_js_1_ .$6)(pull, 'head', 'ref'),
draft: typeof draft === 'boolean' ? draft : undefined,
};
}
function isWithoutBranch(pull) {
const { label, ref } = (0,_model_parse_js_3_ .Pf)((0,_shapes_js_1_ .fK)(pull, 'head'));
return label === '' || (typeof ref === 'string' && ref.startsWith('refs/'));
}
const REPOSITORY_EVENTS = 'push schedule create release workflow_dispatch'.split(' ');
function jobOriginOnGitHub(name, payload, environment, isPullNamed) {
const isOfRepository = REPOSITORY_EVENTS.includes(name) && !isPullNamed;
const isOwn = isOfRepository || name === 'merge_group';
const origin = isOwn ? 'own' : originByPayload(name, payload, environment);
const isOfOther = name === 'workflow_run' && isPullNamed && origin === 'own';
return {
proposed: !isOfRepository || (0,_trust_change_origin_js_2_ .KX)(environment['GITHUB_REF']),
changeOrigin: isOfOther ? 'unknown' : origin,
};
}
function requestBaseOf({ name, defaultBranch, pullRequestQuery, ...event }, { payload, environment }, pullRequest) {
const ofPayload = (0,_shapes_js_1_ .$6)(payload, 'pull_request', 'base', 'ref');
if (event.pullRequest !== undefined || ofPayload !== undefined) {
return (0,_model_request_base_js_4_ .VT)(ofPayload, defaultBranch);
}
const queue = environment['GITHUB_REF'];
if (name === 'merge_group' || (0,_trust_change_origin_js_2_ .KX)(queue)) {
const branch = (0,_model_request_base_js_4_ .W0)((0,_shapes_js_1_ .$6)(payload, 'merge_group', 'base_ref')) ?? (0,_model_request_base_js_4_ .eu)(queue);
return (0,_model_request_base_js_4_ .VT)(branch, defaultBranch);
}
const startedBy = (0,_shapes_js_1_ .$6)(payload, 'workflow_run', 'event') ?? '';
const followsRequest = name === 'workflow_run' && !REPOSITORY_EVENTS.includes(startedBy);
const isNamed = pullRequestQuery?.by === 'number' && (name !== 'workflow_run' || followsRequest);
if (isNamed || followsRequest || name.startsWith('pull_request')) {
const ofRun = ownPullOf((0,_shapes_js_1_ .fK)(payload, 'workflow_run'));
const named = (0,_shapes_js_1_ .$6)(ofRun, 'base', 'ref') ?? (0,_shapes_js_1_ .gc)(environment['GITHUB_BASE_REF']);
return (0,_model_request_base_js_4_ .VT)(pullRequest?.input?.base ?? named, defaultBranch);
}
return undefined;
}
function originByPayload(name, payload, environment) {
const isPull = 'pull_request' in (0,_model_parse_js_3_ .Pf)(payload);
if (!isPull && name !== 'workflow_run')
return 'unknown';
const where = isPull ? ['pull_request', 'head', 'repo'] : ['workflow_run', 'head_repository'];
const from = (0,_shapes_js_1_ .fK)(payload, ...where);
if (from === null || (isPull && isWithoutBranch((0,_shapes_js_1_ .fK)(payload, 'pull_request')))) {
return 'foreign';
}
const id = (0,_shapes_js_1_ .dR)((0,_shapes_js_1_ .fK)(from, 'id'));
if (id !== undefined && String(id) === environment['GITHUB_REPOSITORY_ID'])
return 'own';
return (0,_trust_change_origin_js_2_ .EB)((0,_shapes_js_1_ .$6)(from, 'full_name'), environment['GITHUB_REPOSITORY']);
}
async function targetsOf({ name, headSha, workflowSha }, payload, tipOf) {
const branch = (0,_shapes_js_1_ .$6)(payload, 'pull_request', 'base', 'ref');
const tip = branch === undefined ? undefined : await tipOf(branch);
const targets = [
(0,_shapes_js_1_ .Si)((0,_shapes_js_1_ .fK)(payload, 'pull_request', 'base', 'sha')),
(0,_shapes_js_1_ .Si)((0,_shapes_js_1_ .fK)(payload, 'merge_group', 'base_sha')),
name === 'pull_request_target' ? (0,_shapes_js_1_ .Si)(workflowSha) : undefined,
tip === workflowSha ? undefined : tip,
];
return targets.filter((commit) => commit !== undefined).filter((commit) => commit !== headSha);
}
const DEPENDABOT = 'dependabot[bot]';
const FORK_SECRETS = 'pull requests from forks get no secrets.';
const DEPENDABOT_SECRETS = "Dependabot's jobs get Dependabot secrets only: add it in the repository's settings under Secrets and variables, Dependabot.";
function jobOf({ environment, checkRunId }, slug) {
const runId = (0,_shapes_js_1_ .uH)(environment['GITHUB_RUN_ID']);
const attempt = (0,_shapes_js_1_ .uH)(environment['GITHUB_RUN_ATTEMPT'] ?? '1');
if (runId === undefined || attempt === undefined)
return undefined;
const server = (0,_server_js_0_ .FN)(environment);
const number = (0,_shapes_js_1_ .uH)(environment[server.runVariable]) ?? runId;
let url = `${(0,_server_js_0_ .Gh)(environment)}/${slug}/actions/runs/${number}`;
if (server.name === 'github') {
if (checkRunId !== undefined)
url += `/job/${checkRunId}`;
else if (attempt > 1)
url += `/attempts/${attempt}`;
}
return { url, runId, attempt };
}
/***/ }),
/***/ 2447:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
github: () => ( github),
readPayload: () => ( readPayload)
});
var _model_error_message_js_7_ = __webpack_require__(4271);
var _machine_read_regular_js_0_ = __webpack_require__(3962);
var _host_js_5_ = __webpack_require__(95);
var _shapes_js_4_ = __webpack_require__(5639);
var _model_parse_js_6_ = __webpack_require__(2340);
var _event_js_1_ = __webpack_require__(7189);
var _server_js_2_ = __webpack_require__(1554);
var _model_errors_js_3_ = __webpack_require__(4132);
const github = {
server: {
address(environment) {
const server = (0,_shapes_js_4_ .Ap)(environment['GITHUB_SERVER_URL']);
const slug = (0,_shapes_js_4_ .W3)(environment['GITHUB_REPOSITORY']);
return server && slug && `${server}/${slug}.git`;
},
authorization: ({ GITHUB_TOKEN }) => (0,_host_js_5_ .a)('x-access-token', GITHUB_TOKEN),
isNew: ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === 'github-hosted',
remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`, with `permissions: contents: read`.',
},
facts(environment) {
const { pullPath, runVariable, style } = (0,_server_js_2_ .FN)(environment);
const serverUrl = (0,_shapes_js_4_ .Ap)(environment['GITHUB_SERVER_URL']);
const slug = (0,_shapes_js_4_ .W3)(environment['GITHUB_REPOSITORY']);
const page = serverUrl && slug && `${serverUrl}/${slug}`;
const [, pull, side] = /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
const run = (0,_shapes_js_4_ .uH)(environment[runVariable]);
return {
commit: side === 'merge' ? undefined : (0,_shapes_js_4_ .Si)(environment['GITHUB_SHA']),
pullRequest: (0,_shapes_js_4_ .jG)((0,_shapes_js_4_ .uH)(pull), page && `${page}/${pullPath}/${pull}`),
jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
runNumber: (0,_shapes_js_4_ .uH)(environment['GITHUB_RUN_ID']),
repository: serverUrl && slug ? { serverUrl, slug, style } : undefined,
};
},
async targetCommits(environment, tipOf) {
const { payload } = await readPayload(environment);
const event = (0,_event_js_1_ .j_)({ environment, payload });
return event === undefined ? [] : (0,_event_js_1_ .QR)(event, payload, tipOf);
},
checksOutTarget: (environment) => environment['GITHUB_EVENT_NAME'] === 'pull_request_target',
async requestBase(environment) {
const { payload } = await readPayload(environment);
const event = (0,_event_js_1_ .j_)({ environment, payload });
return event && (0,_event_js_1_ .ou)(event, { environment, payload }, undefined);
},
async jobOrigin(environment) {
const { payload } = await readPayload(environment);
const event = (0,_event_js_1_ .j_)({ environment, payload });
return event?.jobOrigin ?? { proposed: true, changeOrigin: 'unknown' };
},
};
async function readPayload(environment) {
const path = environment['GITHUB_EVENT_PATH'] ?? '';
if (path === '')
return {};
const problemOf = (why) => ({
problem: {
text: `The event of this job, which GITHUB_EVENT_PATH names, cannot be read: ${why}`,
code: _model_errors_js_3_ .Lp.noEvent,
},
});
try {
const payload = (0,_model_parse_js_6_ .qF)(await (0,_machine_read_regular_js_0_ .VX)(path));
return (0,_model_parse_js_6_ .u4)(payload) ? { payload } : problemOf(`${path} holds no JSON object.`);
}
catch (error) {
return problemOf(`${(0,_model_error_message_js_7_ .g)(error)}.`);
}
}
/***/ }),
/***/ 1554:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Dr: () => ( UNREACHABLE),
FN: () => ( serverOf),
Gh: () => ( serverUrlOf),
J: () => ( mayWrite),
U0: () => ( GITHUB),
xG: () => ( apiTokenOf)
});
var _report_markdown_js_0_ = __webpack_require__(75);
var _shapes_js_1_ = __webpack_require__(5639);
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
job: (0,_report_markdown_js_0_ .eu) `workflow run`,
change: (0,_report_markdown_js_0_ .eu) `pull request #`,
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
const UNREACHABLE = 'Check GITHUB_API_URL, the proxy (HTTPS_PROXY, NO_PROXY) and, for a private certificate, `ca-file`.';
const SERVERS = [FORGEJO, GITEA, GITHUB];
function serverOf(environment) {
return SERVERS.find(({ variable }) => environment[variable]) ?? GITHUB;
}
function serverUrlOf(environment) {
return (0,_shapes_js_1_ .Ap)(environment['GITHUB_SERVER_URL']) ?? 'https://github.com';
}
function mayWrite(permission) {
return permission === 'owner' || permission === 'admin' || permission === 'write';
}
function apiTokenOf(environment) {
const own = serverOf(environment) === GITHUB ? undefined : environment['GITEA_TOKEN']?.trim();
return own || environment['GITHUB_TOKEN']?.trim() || undefined;
}
/***/ })
};
