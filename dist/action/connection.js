export const id = 8285;
export const ids = [8285];
export const modules = {
/***/ 8285:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BG: () => ( isConnectedTo),
Q1: () => ( readIngress),
dC: () => ( readConnection),
versionControlOf: () => ( versionControlOf),
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
