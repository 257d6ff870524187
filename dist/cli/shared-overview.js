export const id = 4080;
export const ids = [4080,7183];
export const modules = {
/***/ 76337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b5: () => ( readGroups),
cg: () => ( workspacesOfGroups),
dm: () => ( splitIntoGroups),
mX: () => ( jobCountOf),
xL: () => ( MOST_GROUPS)
});
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_parse_js_2_ = __webpack_require__(2340);
var _settings_workspace_selectors_js_0_ = __webpack_require__(30589);
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
const MATRIX_LETTERS = 12;
function splitIntoGroups(names, mostGroups, random) {
const wanted = mostGroups ?? Math.ceil(names.length / DEFAULT_SIZE);
const count = Math.min(names.length, wanted, MOST_GROUPS);
const letters = Array.from({ length: MATRIX_LETTERS }, () => Math.floor(random() * 36).toString(36));
const groups = Array.from({ length: count }, (_, index) => {
return { group: `${letters.join('')}-${index + 1}-of-${count}`, workspaces: [] };
});
for (const [index, name] of names.entries())
groups[index % count]?.workspaces.push(name);
return groups;
}
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobCountOf(group = '') {
return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js_1_ .Ikc({ group: _client_wire_schema_js_1_ .YjP(), workspaces: _client_wire_schema_js_1_ .YjP() });
const matrix = _client_wire_schema_js_1_ .KCZ([_client_wire_schema_js_1_ .Ikc({ include: _client_wire_schema_js_1_ .YOg(entry) }), _client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), entry)]);
function readGroups(text) {
if (text.trim() === '')
return {
problem: 'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
};
const value = (0,_model_parse_js_2_ .qF)(text);
if (value === undefined)
return { problem: 'is no matrix as it was printed: it is no JSON.' };
const parsed = _client_wire_schema_js_1_ .xLC(matrix, value, { abortEarly: true });
if (!parsed.success)
return { problem: 'is no matrix as it was printed.' };
const entries = Array.isArray(parsed.output['include'])
? parsed.output['include']
: Object.values(parsed.output);
let isReadable = true;
const groups = entries.map(({ group, workspaces }) => {
const selectors = (0,_settings_workspace_selectors_js_0_ .Ak)(workspaces, () => {
isReadable = false;
});
const named = selectors.filter((selector) => selector.kind === 'name');
if (named.length < selectors.length)
isReadable = false;
return { group, selectors: named, workspaces: named.map(({ name }) => name) };
});
if (!isReadable || !isWholeMatrix(groups.map(({ group }) => group))) {
return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
}
const names = groups.flatMap(({ workspaces }) => workspaces);
return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
function workspacesOfGroups(groups) {
return (0,_settings_workspace_selectors_js_0_ .TZ)(groups.flatMap(({ selectors }) => selectors)) || 'none';
}
function isWholeMatrix(groups) {
const numbers = new Set(groups.map((group) => GROUP_NAME.exec(group)?.[1]));
const matrices = new Set(groups.map((group) => group.slice(0, MATRIX_LETTERS)));
return (numbers.size === groups.length &&
matrices.size <= 1 &&
groups.every((group) => GROUP_NAME.exec(group)?.[2] === String(groups.length)));
}
/***/ }),
/***/ 78039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CT: () => ( createdAt),
FG: () => ( MOST_PLAN_AGE_MS),
o1: () => ( UnreadError),
oS: () => ( createListedRuns)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
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
/***/ 75030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FF: () => ( listWorkspaces),
Iw: () => ( createOverview),
Zm: () => ( MANY_RUNS)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _model_status_js_1_ = __webpack_require__(62373);
var _groups_js_2_ = __webpack_require__(76337);
const MANY_RUNS = 10;
const LIST_EVERY_MS = 10_000;
const LIST_EVERY_MS_PER_JOB = 2_500;
const LIST_BUDGET_MS = 15_000;
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;
function createOverview({ change: { changeRequest }, plan: { organization, mode, group } }, client, clock) {
const watched = new Map();
const stagedAt = new Map();
let nextAt = Number.NEGATIVE_INFINITY;
let requestedAt = nextAt;
let listing;
let searchText = group ?? changeRequest;
const everyMs = Math.max(LIST_EVERY_MS, (0,_groups_js_2_ .mX)(group) * LIST_EVERY_MS_PER_JOB);
const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
async function list(search) {
try {
const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
const runs = await soon.runs.listMoving(organization, mode, search).all();
return new Map(runs.map((run) => [run.id, run]));
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return undefined;
}
}
async function latestList() {
if (clock.now() >= nextAt) {
requestedAt = clock.now();
nextAt = Number.POSITIVE_INFINITY;
listing = list(searchText).then((runs) => {
nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
if (runs?.size === 0)
searchText = undefined;
return runs;
});
}
return await listing;
}
function isStageRecent(runId) {
const nowMs = clock.now();
const sinceMs = stagedAt.get(runId) ?? nowMs;
const isRecent = nowMs - sinceMs < stageMs;
stagedAt.set(runId, isRecent ? sinceMs : nowMs);
return isRecent;
}
return {
listOfChange: () => list(changeRequest),
watch: (runId) => watched.set(runId, clock.now()),
forget: (runId) => watched.delete(runId),
async movingRun(last) {
if (watched.size < MANY_RUNS)
return undefined;
const listed = await latestList();
if (listed === undefined)
return undefined;
const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
const status = run?.attributes.status ?? '';
if ((0,_model_status_js_1_ .Il)(mode, status) !== 'moving')
return undefined;
const isInStage = /^(?:pre|post)_/.test(status);
return isInStage && !isStageRecent(last.id) ? undefined : run;
},
};
}
async function listWorkspaces(client, organization, names) {
const byName = new Map();
if (names.length < MANY_RUNS)
return byName;
const listing = client.workspaces.list(organization);
try {
const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
const isWorthAll = pages > 1 && pages <= names.length / 2;
const workspaces = isWorthAll ? await listing.all() : items;
for (const workspace of workspaces)
byName.set(workspace.attributes.name, workspace);
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._))
throw error;
}
return byName;
}
/***/ }),
/***/ 56077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
cO: () => ( differencesFromCommit),
d0: () => ( differencesInTime),
wb: () => ( isSameSlug)
});
var _model_repository_address_js_0_ = __webpack_require__(17866);
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
