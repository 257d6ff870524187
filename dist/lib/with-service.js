export const id = 809;
export const ids = [809];
export const modules = {
/***/ 9446:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
openSource: () => ( openSource)
});
var node_path_0_ = __webpack_require__(6760);
var _client_client_js_1_ = __webpack_require__(4441);
var _gate_find_workspace_js_2_ = __webpack_require__(7170);
var _gate_requested_workspaces_js_3_ = __webpack_require__(5724);
var _machine_find_repository_js_4_ = __webpack_require__(6609);
var _limits_js_5_ = __webpack_require__(2696);
const SOURCES = {
upload: openUploads,
async vcs(asked) {
const { openVersionControl } = await Promise.all([__webpack_require__.e(978), __webpack_require__.e(940), __webpack_require__.e(701), __webpack_require__.e(559), __webpack_require__.e(474), __webpack_require__.e(854), __webpack_require__.e(302), __webpack_require__.e(280)]).then(__webpack_require__.bind(__webpack_require__, 9280));
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
const { openUpload } = await Promise.all([__webpack_require__.e(978), __webpack_require__.e(940), __webpack_require__.e(701), __webpack_require__.e(559), __webpack_require__.e(474), __webpack_require__.e(854), __webpack_require__.e(302)]).then(__webpack_require__.bind(__webpack_require__, 461));
return openUpload(gateRequest, { ...servicePorts(asked), pack });
}
async function openGroups(asked) {
const { request, gateRequest } = asked;
const { groups, from } = request.groups ?? { groups: [], from: '' };
const { openMatrixGroup } = await Promise.all([__webpack_require__.e(978), __webpack_require__.e(940), __webpack_require__.e(701), __webpack_require__.e(474), __webpack_require__.e(213)]).then(__webpack_require__.bind(__webpack_require__, 5213));
const { readReports } = await __webpack_require__.e( 308).then(__webpack_require__.bind(__webpack_require__, 2308));
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
const found = await (0,_gate_requested_workspaces_js_3_ .gt)(client, choice);
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
const { listCommitted } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 167));
return repository && listCommitted(sha, repository, ports);
},
};
}
async function packRoot(root, request, ports) {
const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = request;
const { rules, secretScan, includeUntrackedSecrets } = settings.plan;
const { packDirectory } = await Promise.all([__webpack_require__.e(559), __webpack_require__.e(551)]).then(__webpack_require__.bind(__webpack_require__, 3551));
const { findUncommitted } = await Promise.all([__webpack_require__.e(559), __webpack_require__.e(535)]).then(__webpack_require__.bind(__webpack_require__, 9535));
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
};
