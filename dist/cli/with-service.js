export const id = 6951;
export const ids = [6951];
export const modules = {
/***/ 19446:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
openSource: () => ( openSource)
});
var node_path_0_ = __webpack_require__(76760);
var _client_client_js_1_ = __webpack_require__(68622);
var _gate_find_workspace_js_2_ = __webpack_require__(87170);
var _gate_requested_workspaces_js_3_ = __webpack_require__(15724);
var _machine_find_repository_js_4_ = __webpack_require__(6609);
var _limits_js_5_ = __webpack_require__(52696);
const SOURCES = {
upload: openUploads,
async vcs(asked) {
const { openVersionControl } = await Promise.all([__webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8854), __webpack_require__.e(961), __webpack_require__.e(3485), __webpack_require__.e(8328)]).then(__webpack_require__.bind(__webpack_require__, 79280));
return openVersionControl(asked.gateRequest, servicePorts(asked), versionControlFor(asked));
},
groups: openGroups,
};
async function openSource(asked) {
const { groups, settings } = asked.request;
return SOURCES[groups === undefined ? settings.plan.source : 'groups'](asked);
}
async function openUploads(asked) {
const { request, gateRequest, ports } = asked;
const { clock, signal, alarms } = ports;
const end = alarms.in(gateRequest.deadline - clock.now() + _limits_js_5_ .M0);
const endSignal = alarms.any(end, alarms.after(signal, _limits_js_5_ .M0));
const pack = (root) => packRoot(root, request, { ...ports, signal: endSignal });
const { openUpload } = await Promise.all([__webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8854), __webpack_require__.e(961), __webpack_require__.e(3485), __webpack_require__.e(8669)]).then(__webpack_require__.bind(__webpack_require__, 3485));
return openUpload(gateRequest, { ...servicePorts(asked), pack });
}
async function openGroups(asked) {
const { request, gateRequest } = asked;
const { groups, from } = request.groups ?? { groups: [], from: '' };
const { openMatrixGroup } = await Promise.all([__webpack_require__.e(3597), __webpack_require__.e(2940), __webpack_require__.e(2701), __webpack_require__.e(370), __webpack_require__.e(5213)]).then(__webpack_require__.bind(__webpack_require__, 95213));
const { readReports } = await __webpack_require__.e( 2308).then(__webpack_require__.bind(__webpack_require__, 22308));
const directories = new Map(groups.flatMap(({ selectors }) => selectors.map(({ name, directory = gateRequest.plan.directory }) => [name, directory])));
return openMatrixGroup(gateRequest, {
client: clientOf(asked),
groups,
readReports: () => readReports(from),
commit: request.context.commit?.sha,
directoryOf(name) {
const directory = directories.get(name);
return directory === undefined ? undefined : (0,node_path_0_.resolve)(request.workingDirectory, directory);
},
});
}
function clientOf({ request, gateRequest, ports }) {
const { service } = request.settings;
const { deadline } = gateRequest;
const secrets = request.conceals;
return (0,_client_client_js_1_ .U)({ ...service, ...ports, deadline, secrets, discovers: true });
}
function servicePorts(asked) {
const { request, gateRequest, ports } = asked;
const { workingDirectory, repositoryRoot, subject, settings } = request;
const { plan } = gateRequest;
const { changedFiles } = subject;
const client = clientOf(asked);
return {
client,
async choose() {
const { parsed } = ports;
const choice = { plan, workingDirectory, repositoryRoot, changedFiles, parsed };
const found = await (0,_gate_requested_workspaces_js_3_.findWorkspaces)(client, choice);
(0,_gate_requested_workspaces_js_3_ .fc)(found, ports.log);
if (plan.source !== 'vcs') {
reportMissingRepository(found.requested, subject.proposed, ports.log);
}
return found;
},
namesOverriders: settings.report.overrideBy === undefined,
};
}
function versionControlFor({ request, ports }) {
const { context, subject, repositoryRoot, workspace = repositoryRoot } = request;
const repository = (0,_machine_find_repository_js_4_ .bp)(repositoryRoot, workspace);
const { sha = '' } = context.commit ?? {};
return {
...(0,_gate_find_workspace_js_2_ .bh)(context, subject.change ?? {}, ports.clock.date()),
committed: async () => {
const { listCommitted } = await Promise.all([__webpack_require__.e(1650), __webpack_require__.e(167)]).then(__webpack_require__.bind(__webpack_require__, 40167));
return repository && listCommitted(sha, repository, ports);
},
};
}
async function packRoot(root, request, ports) {
const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = request;
const { rules, secretScan, includeUntrackedSecrets } = settings.plan;
const { packDirectory } = await Promise.all([__webpack_require__.e(5940), __webpack_require__.e(3551), __webpack_require__.e(9796)]).then(__webpack_require__.bind(__webpack_require__, 53551));
const { findUncommitted } = await Promise.all([__webpack_require__.e(1650), __webpack_require__.e(5940), __webpack_require__.e(9535)]).then(__webpack_require__.bind(__webpack_require__, 29535));
const workspace = request.workspace ?? repositoryRoot;
const archive = await packDirectory({
root,
workspace,
rules,
secretScan,
includeUntrackedSecrets,
secrets: [settings.service.token, ...secrets],
never: never.map((path) => (0,node_path_0_.resolve)(workingDirectory, path)),
}, ports);
if (request.context.commit === undefined)
return archive;
return { ...archive, uncommitted: await findUncommitted(archive, { rules, workspace }, ports) };
}
function reportMissingRepository(requested, isProposed, log) {
const outside = requested.filter(({ repository }) => repository === undefined);
for (const directory of new Set(outside.map((workspace) => workspace.directory))) {
const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
if (isProposed)
log.warning(sentence);
else
log.debug(sentence);
}
}
/***/ }),
/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( readRetryAfter),
U: () => ( readSeconds)
});
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const TOO_MANY_SECONDS = 100_000_000;
function readRetryAfter(headers, now) {
const after = headers['retry-after'];
return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
function readSeconds(value) {
const trimmed = value?.trim() ?? '';
if (!DECIMAL.test(trimmed))
return undefined;
const seconds = Number(trimmed);
return seconds < TOO_MANY_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
const retryAt = value?.trim() ?? '';
const since = now?.trim() ?? '';
if (!HTTP_DATE.test(retryAt) || !HTTP_DATE.test(since))
return undefined;
const waitMs = Date.parse(retryAt) - Date.parse(since);
return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
/***/ })
};
