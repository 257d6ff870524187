export const id = 7170;
export const ids = [7170];
export const modules = {
/***/ 8285:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BG: () => ( isConnectedTo),
Q1: () => ( readIngress),
bh: () => ( versionControlOf),
dC: () => ( readConnection),
xN: () => ( LIFETIME_MS)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _policy_commit_under_review_js_2_ = __webpack_require__(6077);
var _model_repository_address_js_3_ = __webpack_require__(7866);
var _failure_of_js_4_ = __webpack_require__(6281);
function readConnection(workspace, versionControl, { unaffected = false, missing }) {
const { attributes } = workspace;
const name = `Workspace "${attributes.name}"`;
if (!isConnectedTo(workspace, versionControl.change)) {
const identifier = attributes['vcs-repo']?.identifier;
const how = identifier
? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}`
: 'is not connected to version control';
throw new _failure_of_js_4_ .K$('input', `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`);
}
if (attributes['speculative-enabled'] === false) {
throw new _failure_of_js_4_ .K$('input', `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`);
}
return {
unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
whyNone: missing === undefined
? whyNone(workspace, versionControl)
: `The workspace runs in ${JSON.stringify(missing)}, and the checkout has no Terraform configuration there: correct the working directory in the workspace's settings, or check out the head of the pull request.`,
};
}
function isConnectedTo({ attributes }, { slug, repository }) {
const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
return (0,_policy_commit_under_review_js_2_ .ev)(identifier, slug) && (!address || (0,_model_repository_address_js_3_ .ve)(address, repository));
}
function whyNone(workspace, { fork, target, defaultBranch }) {
if (fork === true) {
return 'The pull request comes from a fork, and the service plans none of those unless its organization allows it.';
}
const branch = workspace.attributes['vcs-repo']?.branch || defaultBranch;
if (branch !== undefined && target !== undefined && branch !== target) {
return `The workspace follows the branch ${JSON.stringify(branch)}, the pull request goes to ${JSON.stringify(target)}, and the service plans none of those.`;
}
const { named, hinted } = (0,_client_wire_resource_js_1_ ._2)(workspace, 'latest-run');
if (named?.length === 0 && !hinted) {
return 'The workspace never had a run, and before the first one version control starts none: start that one by hand.';
}
return undefined;
}
async function readIngress(versionId, client) {
const versions = client.configurationVersions;
try {
const shown = await versions.show(versionId, { include: ['ingress_attributes'] });
return { answer: shown.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code !== 'not-found')
throw error;
const doubt = `The commit of configuration version ${versionId} is not known: ${error.message}`;
return { doubt };
}
}
const SKEW_MS = 60_000;
const LIFETIME_MS = 24 * 60 * 60_000;
function versionControlOf({ repository, commit, pullRequest, }, { fork, target, since = '' }, now) {
if (repository === undefined || commit === undefined || pullRequest === undefined) {
throw new _failure_of_js_4_ .K$('input', '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.');
}
const { serverUrl, slug, defaultBranch } = repository;
const oldestMs = now.getTime() - LIFETIME_MS;
const sinceMs = Math.max(oldestMs, Date.parse(since) - SKEW_MS || oldestMs);
return {
change: {
commit: commit.sha,
pullRequest: pullRequest.number,
repository: `${serverUrl}/${slug}`,
slug,
sinceMs,
},
fork,
target,
defaultBranch,
};
}
/***/ }),
/***/ 6281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
K$: () => ( GateStop),
N3: () => ( noneIfNotFound),
ak: () => ( forgivesFailedLook),
g5: () => ( failureOf),
vu: () => ( isRefusal),
wS: () => ( CANCELED)
});
var _archive_pack_js_0_ = __webpack_require__(847);
var _client_errors_js_1_ = __webpack_require__(486);
var _model_error_message_js_2_ = __webpack_require__(4271);
class GateStop extends Error {
name = 'GateStop';
kind;
errored;
constructor(kind, message, options = {}) {
super(message);
this.kind = kind;
this.errored = options.errored ?? false;
}
}
const CANCELED = 'The check was canceled.';
function failureOf(error, ended) {
const message = (0,_model_error_message_js_2_ .g)(error);
if (ended === 'aborted')
return { kind: 'canceled', message: CANCELED };
if (error instanceof GateStop)
return { kind: error.kind, message };
if (error instanceof _archive_pack_js_0_ .ql)
return { kind: 'archive', message };
if (!(error instanceof _client_errors_js_1_ ._))
return { kind: ended ?? 'archive', message };
return { kind: ended ?? SERVICE_FAILURES[error.code] ?? 'service', message };
}
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
function noneIfNotFound(error) {
if (!(error instanceof _client_errors_js_1_ ._) || error.code !== 'not-found')
throw error;
}
function isRefusal(error) {
return (error instanceof _client_errors_js_1_ ._ && (error.code === 'not-found' || error.code === 'forbidden'));
}
function forgivesFailedLook(error, inARow) {
if (!(error instanceof _client_errors_js_1_ ._))
return false;
if (error.code === 'unreadable')
return inARow < 3;
return ['network', 'timeout', 'server-error'].includes(error.code);
}
/***/ }),
/***/ 7170:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$c: () => ( currentOf),
SS: () => ( uploadRoot),
VA: () => ( showWorkspace),
bq: () => ( readWorkingDirectory),
i_: () => ( isReady),
pl: () => ( findWorkspace)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _connection_js_2_ = __webpack_require__(8285);
var _failure_of_js_3_ = __webpack_require__(6281);
function isReady(looked) {
return 'workspaceId' in looked;
}
async function findWorkspace(requested, job, listed) {
const { client, plan, versionControl } = job;
const { name, directory, repository } = requested;
const workspace = listed ?? (await showWorkspace(client, plan.organization, name));
const { attributes } = workspace;
if (attributes['execution-mode'] === 'local') {
throw new _failure_of_js_3_ .K$('input', `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`);
}
const connection = versionControl && (0,_connection_js_2_ .dC)(workspace, versionControl, requested);
if (!connection && attributes.permissions?.['can-queue-run'] === false) {
throw new _failure_of_js_3_ .K$('refused', `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`);
}
if (plan.mode === 'provisional')
refuseProvisional(name, workspace, plan);
const working = readWorkingDirectory(attributes['working-directory']);
if ('problem' in working) {
throw new _failure_of_js_3_ .K$('input', `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`);
}
const { path: workingDirectory } = working;
const root = connection ? directory : uploadRoot(directory, workingDirectory);
if (repository !== undefined && root.length < repository.length) {
throw new _failure_of_js_3_ .K$('input', `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`);
}
const notices = attributes.locked === true ? [LOCKED[plan.mode]] : [];
const terraformVersion = attributes['terraform-version'] ?? undefined;
const current = currentOf(workspace);
return {
name,
workspaceId: workspace.id,
workingDirectory,
root,
repository,
terraformVersion,
current,
connection,
notices,
mayHaveRun: false,
};
}
function currentOf(workspace) {
const { named: states } = (0,_client_wire_resource_js_1_ ._2)(workspace, 'current-state-version');
return {
versionId: (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-configuration-version'),
runId: (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-run'),
stateId: states && (states[0]?.id ?? ''),
};
}
const LOCKED = {
speculative: 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.',
provisional: 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
};
function refuseProvisional(name, { attributes }, plan) {
if (plan.autoQueueRuns) {
throw new _failure_of_js_3_ .K$('input', '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Remove `auto-queue-runs`.');
}
if (plan.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
throw new _failure_of_js_3_ .K$('refused', `A provisional run of workspace "${name}" could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`);
}
}
async function showWorkspace(client, organization, name) {
try {
const workspace = await client.workspaces.showByName(organization, name);
const { name: answered } = workspace.attributes;
if (answered.toLowerCase() === name.toLowerCase())
return workspace;
throw new _failure_of_js_3_ .K$('service', `Workspace "${name}" was asked for, and the service answered with "${answered}". Nothing is known about the first one. Ask the administrator of the service.`);
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'not-found') {
throw new _failure_of_js_3_ .K$('refused', `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`);
}
throw error;
}
}
function readWorkingDirectory(text) {
const parts = (text ?? '')
.replaceAll('\\', '/')
.split('/')
.filter((part) => part !== '' && part !== '.');
return parts.includes('..')
? { problem: `its working directory "${text}" leads out of what is uploaded` }
: { path: parts.join('/') };
}
function uploadRoot(directory, workingDirectory) {
if (workingDirectory === '')
return directory;
const separator = directory.includes('\\') && !directory.includes('/') ? '\\' : '/';
const parts = directory.split(separator);
while (parts.length > 1 && parts.at(-1) === '')
parts.pop();
const expected = workingDirectory.split('/');
const tail = parts.slice(-expected.length);
if (tail.length < expected.length || tail.some((part, index) => part !== expected[index])) {
return directory;
}
const root = parts.slice(0, -expected.length).join(separator);
return root === '' ? separator : root.endsWith(':') ? `${root}${separator}` : root;
}
/***/ }),
/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ny: () => ( isPinnedAddress),
vO: () => ( isPageOf),
ve: () => ( isSameRepository)
});
var _or_else_js_0_ = __webpack_require__(7026);
function isPinnedAddress(text) {
return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
function isSameRepository(one, other) {
const repository = repositoryAt(one);
return repository !== undefined && repository === repositoryAt(other);
}
function isPageOf(address, repository) {
const page = repositoryAt(address);
const whole = repositoryAt(repository);
return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
function repositoryAt(address) {
const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
const url = short && !isUrl ? `ssh://${short[1]}/${short[2]}` : address.trim();
if (!URL.canParse(url))
return undefined;
const { protocol, hostname, pathname } = new URL(url);
if (hostname === '' && protocol !== 'file:')
return undefined;
const path = (0,_or_else_js_0_ .N)(() => decodeURI(pathname), pathname)
.replace(/\/+/g, '/')
.replace(/\/$/, '')
.replace(/\.git$/, '');
if (path === '' || path === '/')
return undefined;
const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
const PAGE_HOSTS = {
'ssh.github.com': 'github.com',
'altssh.gitlab.com': 'gitlab.com',
'altssh.bitbucket.org': 'bitbucket.org',
'ssh.dev.azure.com': 'dev.azure.com',
};
function pathOnPages(path, host) {
if (host !== 'dev.azure.com')
return path;
return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
/***/ }),
/***/ 6077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Yo: () => ( tooOld),
cO: () => ( differencesFromCommit),
ev: () => ( isNamed)
});
var _model_repository_address_js_0_ = __webpack_require__(7866);
function differencesFromCommit({ attributes }, change) {
const { commit, pullRequest, repository, slug } = change;
const addresses = ADDRESSES.flatMap((name) => attributes[name] || []);
const clone = attributes['clone-url'];
const linked = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
const claims = [
[attributes['commit-sha'] === commit, `is of commit ${show(attributes['commit-sha'])}`],
[
linked === undefined || commit.startsWith(linked),
`has the address of commit ${show(linked)}`,
],
...ofPull(attributes, pullRequest),
[isNamed(attributes.identifier, slug), `is of repository ${show(attributes.identifier)}`],
[
!clone || (0,_model_repository_address_js_0_ .ve)(clone, repository),
`was cloned from ${show(clone)}, not from ${repository}`,
],
[
addresses.every((address) => (0,_model_repository_address_js_0_ .vO)(address, repository)),
`has addresses outside of ${repository}`,
],
[addresses.length > 0 || Boolean(clone), `does not say on which server its repository is`],
];
return claims.filter(([isTrue]) => !isTrue).map(([, otherwise]) => otherwise);
}
function ofPull(attributes, expected) {
const isPull = attributes['is-pull-request'] === true;
if (expected === undefined)
return [[!isPull, 'is of a pull request']];
const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
const linked = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part)) ?? String(expected);
return [
[isPull, 'is not of a pull request'],
[number === expected, `is of pull request ${show(number)}`],
[linked === String(expected), `has the address of pull request ${show(linked)}`],
];
}
const ADDRESSES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
function isNamed(identifier, slug) {
const plain = (name) => name.toLowerCase().replace('/_git/', '/');
return plain(identifier ?? '') === plain(slug);
}
function tooOld({ attributes }, { sinceMs }) {
const since = new Date(sinceMs).toISOString();
const createdAt = Date.parse(attributes['created-at'] ?? '');
if (Number.isNaN(createdAt))
return ['does not say when it was created'];
const stamps = Object.values(attributes['status-timestamps'] ?? {}).map((at) => at ?? '');
const early = [createdAt, ...stamps.map((at) => Date.parse(at) + 999)].some((time) => time < sinceMs);
return early ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function show(value) {
return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
/***/ })
};
