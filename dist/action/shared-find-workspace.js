export const id = 7170;
export const ids = [7170];
export const modules = {
/***/ 7170:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$b: () => ( currentConfigurationOf),
BG: () => ( isConnectedTo),
Q1: () => ( readIngress),
SS: () => ( uploadRoot),
VA: () => ( showWorkspace),
bh: () => ( versionControlOf),
bq: () => ( readWorkingDirectory),
i_: () => ( isReady),
pl: () => ( findWorkspace)
});
var node_path_0_ = __webpack_require__(6760);
var _client_errors_js_1_ = __webpack_require__(486);
var _client_wire_resource_js_2_ = __webpack_require__(8235);
var _machine_files_here_js_3_ = __webpack_require__(467);
var _model_repository_address_js_4_ = __webpack_require__(7866);
var _policy_commit_under_review_js_5_ = __webpack_require__(6077);
var _failure_of_js_6_ = __webpack_require__(6281);
var _listed_runs_js_7_ = __webpack_require__(8039);
function isReady(workspace) {
return 'workspaceId' in workspace;
}
async function findWorkspace(requested, job, listed) {
const { client, plan, versionControl } = job;
const { name, directory, repository } = requested;
const workspace = listed ?? (await showWorkspace(client, plan.organization, name));
const { attributes } = workspace;
if (attributes['execution-mode'] === 'local') {
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-116',
text: `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`,
});
}
const connection = versionControl && readConnection(workspace, versionControl, requested);
if (!connection && attributes.permissions?.['can-queue-run'] === false) {
throw new _failure_of_js_6_ .K$('refused', {
code: 'PG-117',
text: `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`,
});
}
if (plan.mode === 'provisional')
refuseProvisional(name, workspace, plan);
const working = readWorkingDirectory(attributes['working-directory']);
if ('problem' in working) {
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-118',
text: `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`,
});
}
const { path: workingDirectory } = working;
const root = connection ? directory : uploadRoot(directory, workingDirectory);
if (repository !== undefined && root.length < repository.length) {
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-118',
text: `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`,
});
}
const terraformVersion = attributes['terraform-version'] ?? undefined;
const current = currentConfigurationOf(workspace);
return {
name,
workspaceId: workspace.id,
workingDirectory,
root,
repository,
terraformVersion,
current,
settings: settingsOf(workspace),
connection,
...(await assignedOptions(name, (0,node_path_0_.join)(root, workingDirectory), plan)),
notices: [],
mayHaveRun: false,
};
}
const SETTINGS = {
attributes: ['terraform-version', 'working-directory', 'execution-mode', 'tag-names'],
relationships: ['project', 'agent-pool'],
};
function settingsOf(workspace) {
const tags = [...(workspace.attributes['tag-names'] ?? [])].sort();
const values = { ...workspace.attributes, 'tag-names': tags };
return JSON.stringify([
...SETTINGS.attributes.map((name) => values[name] ?? null),
...SETTINGS.relationships.map((name) => (0,_client_wire_resource_js_2_ .Dl)(workspace, name) ?? null),
]);
}
async function assignedOptions(name, module, { runOptions }) {
if (runOptions.variables === undefined)
return {};
const { readAssigned } = await __webpack_require__.e( 1597).then(__webpack_require__.bind(__webpack_require__, 1597));
const read = await readAssigned(runOptions.variables, _machine_files_here_js_3_ .zK, module);
if ('value' in read)
return { runOptions: { ...runOptions, variables: read.value } };
throw new _failure_of_js_6_ .K$('input', {
text: `Workspace "${name}" cannot be planned with these \`variables\`: ${read.problems.join('; ')}. They are read as \`terraform plan -var\` reads them, by the declarations in ${module}.`,
});
}
function currentConfigurationOf(workspace) {
const { named: states } = (0,_client_wire_resource_js_2_ ._2)(workspace, 'current-state-version');
return {
versionId: (0,_client_wire_resource_js_2_ .Dl)(workspace, 'current-configuration-version'),
runId: (0,_client_wire_resource_js_2_ .Dl)(workspace, 'current-run'),
stateId: states && (states[0]?.id ?? ''),
};
}
function refuseProvisional(name, { attributes }, plan) {
if (plan.autoQueueRuns) {
throw new _failure_of_js_6_ .K$('input', {
text: '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Remove `auto-queue-runs`.',
});
}
if (plan.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
throw new _failure_of_js_6_ .K$('refused', {
code: 'PG-137',
text: `A provisional run of workspace "${name}" could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`,
});
}
}
async function showWorkspace(client, organization, name) {
try {
const workspace = await client.workspaces.showByName(organization, name);
const { name: answered } = workspace.attributes;
if (answered.toLowerCase() === name.toLowerCase())
return workspace;
throw new _failure_of_js_6_ .K$('service', {
code: 'PG-154',
text: `Workspace "${name}" was asked for, and the service answered with "${answered}". Nothing is known about the first one. Ask the administrator of the service.`,
});
}
catch (error) {
if (error instanceof _client_errors_js_1_ ._ && error.code === 'not-found') {
throw new _failure_of_js_6_ .K$('refused', {
code: 'PG-109',
text: `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`,
});
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
const separator = directory.includes('/') ? '/' : '\\';
const parts = directory.split(separator);
while (parts.at(-1) === '')
parts.pop();
const expected = workingDirectory.split('/');
const tail = parts.slice(-expected.length);
if (expected.some((part, index) => part !== tail[index]))
return directory;
const root = parts.slice(0, -expected.length).join(separator);
return root === '' || root.endsWith(':') ? `${root}${separator}` : root;
}
function readConnection(workspace, versionControl, { unaffected = false }) {
const { attributes } = workspace;
const name = `Workspace "${attributes.name}"`;
if (!isConnectedTo(workspace, versionControl.change)) {
const identifier = attributes['vcs-repo']?.identifier;
const how = identifier
? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}`
: 'is not connected to version control';
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-143',
text: `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`,
});
}
if (attributes['speculative-enabled'] === false) {
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-143',
text: `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`,
});
}
return {
unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
};
}
function isConnectedTo({ attributes }, { slug, repository }) {
const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
return (0,_policy_commit_under_review_js_5_ .wb)(identifier, slug) && (!address || (0,_model_repository_address_js_4_ .ve)(address, repository));
}
async function readIngress(versionId, client) {
const versions = client.configurationVersions;
try {
const version = await versions.show(versionId, { include: ['ingress_attributes'] });
return { answer: version.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
}
catch (error) {
if (!(error instanceof _client_errors_js_1_ ._) || error.code !== 'not-found')
throw error;
const doubt = `The commit of configuration version ${versionId} is not known: ${error.message}`;
return { doubt, code: error.helpCode };
}
}
const SKEW_MS = 60_000;
function versionControlOf({ repository, commit, pullRequest, }, { since = '' }, now) {
if (repository === undefined || commit === undefined || pullRequest === undefined) {
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-143',
text: '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.',
});
}
const { serverUrl, slug } = repository;
const oldestMs = now.getTime() - _listed_runs_js_7_ .FG;
const askedMs = Date.parse(since);
const sinceMs = Number.isNaN(askedMs) ? oldestMs : Math.max(oldestMs, askedMs - SKEW_MS);
return {
change: {
commit: commit.sha,
pullRequest: pullRequest.number,
repository: `${serverUrl}/${slug}`,
slug,
sinceMs,
},
};
}
/***/ }),
/***/ 8039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CT: () => ( createdAt),
FG: () => ( MOST_PLAN_AGE_MS),
o1: () => ( UnreadError),
oS: () => ( createListedRuns)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _model_parse_js_2_ = __webpack_require__(2340);
class UnreadError extends Error {
}
const MOST_PLAN_AGE_MS = 24 * 60 * 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
const LIST_BUDGET_MS = 15_000;
function createListedRuns(client, clock, search, query) {
const open = (listing) => createBackwardReader(() => {
const deadline = clock.now() + LIST_BUDGET_MS;
return listing(client.with({ deadline }));
});
const ofOrganization = query && open(({ runs }) => runs.listPlanned(query.organization, query.mode, search));
const readers = new Map();
async function ofWorkspace(workspaceId, sinceMs, text) {
const name = `${workspaceId} ${text}`;
const listing = ({ runs }) => runs.list(workspaceId, text === undefined ? {} : { search: text });
const reader = readers.get(name) ?? open(listing);
readers.set(name, reader);
try {
return ofOnly(workspaceId, await reader(sinceMs));
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
throw new UnreadError(`The runs of the workspace could not be listed: ${error.message}`);
}
}
return {
async since(workspaceId, sinceMs) {
try {
const runs = await ofOrganization?.(sinceMs);
if (runs)
return ofOnly(workspaceId, runs);
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'aborted')
throw error;
}
return ofWorkspace(workspaceId, sinceMs, search);
},
allSince: (workspaceId, sinceMs) => ofWorkspace(workspaceId, sinceMs),
};
}
function ofOnly(workspaceId, runs) {
return runs.filter((run) => (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') === workspaceId);
}
function createBackwardReader(open) {
const read = [];
let pages = 0;
let isAtEnd = false;
let reading = Promise.resolve();
async function readUntil(sinceMs) {
while (!isAtEnd && !(createdAt(read.at(-1)) < sinceMs)) {
if (pages === MOST_PAGES)
throw new UnreadError('The list of runs is too long to be read.');
const { items } = await open().page({ number: pages + 1, size: PAGE_SIZE });
pages += 1;
read.push(...items);
isAtEnd = items.length < PAGE_SIZE;
}
return read;
}
return (sinceMs) => {
const next = reading.catch(() => undefined).then(() => readUntil(sinceMs));
reading = next;
return next;
};
}
function createdAt(run) {
return (0,_model_parse_js_2_ .nR)(run?.attributes['created-at']);
}
/***/ }),
/***/ 6077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
cO: () => ( differencesFromCommit),
d0: () => ( differencesInTime),
wb: () => ( isSameSlug)
});
var _model_repository_address_js_0_ = __webpack_require__(7866);
var _model_parse_js_1_ = __webpack_require__(2340);
function differencesFromCommit({ attributes }, change) {
const { commit, pullRequest, repository, slug } = change;
const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
const clone = attributes['clone-url'];
const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
const differences = [];
if (attributes['commit-sha'] !== commit) {
differences.push(`is of commit ${quoteValue(attributes['commit-sha'])}`);
}
if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
differences.push(`has the address of commit ${quoteValue(linkedCommit)}`);
}
differences.push(...differencesFromPullRequest(attributes, pullRequest));
if (!isSameSlug(attributes.identifier, slug)) {
differences.push(`is of repository ${quoteValue(attributes.identifier)}`);
}
if (clone && !(0,_model_repository_address_js_0_ .ve)(clone, repository)) {
differences.push(`was cloned from ${quoteValue(clone)}, not from ${repository}`);
}
if (!addresses.every((address) => (0,_model_repository_address_js_0_ .vO)(address, repository))) {
differences.push(`has addresses outside of ${repository}`);
}
if (addresses.length === 0 && !clone) {
differences.push('does not say on which server its repository is');
}
return differences;
}
function differencesFromPullRequest(attributes, expected) {
const isOfPullRequest = attributes['is-pull-request'] === true;
if (expected === undefined)
return isOfPullRequest ? ['is of a pull request'] : [];
const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
const differences = [];
if (!isOfPullRequest)
differences.push('is not of a pull request');
if (number !== expected)
differences.push(`is of pull request ${quoteValue(number)}`);
if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
differences.push(`has the address of pull request ${quoteValue(linkedNumber)}`);
}
return differences;
}
const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
function isSameSlug(identifier, slug) {
const plain = (name) => name?.toLowerCase().replace('/_git/', '/');
return plain(identifier) === plain(slug);
}
function differencesInTime({ attributes }, { sinceMs }) {
const since = new Date(sinceMs).toISOString();
const createdAt = (0,_model_parse_js_1_ .nR)(attributes['created-at']);
if (Number.isNaN(createdAt))
return ['does not say when it was created'];
const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(_model_parse_js_1_ .nR);
const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
const isTooEarly = latestTimes.some((time) => time < sinceMs);
return isTooEarly ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function quoteValue(value) {
return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
/***/ })
};
