export const id = 480;
export const ids = [480];
export const modules = {
/***/ 5480:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
judgeRuns: () => ( judgeRuns)
});
var node_path_0_ = __webpack_require__(6760);
var _client_client_js_1_ = __webpack_require__(4441);
var _gate_find_workspace_js_2_ = __webpack_require__(7170);
var _gate_failure_of_js_3_ = __webpack_require__(6281);
var _gate_requested_workspaces_js_4_ = __webpack_require__(5724);
var _machine_find_repository_js_5_ = __webpack_require__(6609);
var _model_ended_by_js_6_ = __webpack_require__(7953);
var _model_job_time_js_10_ = __webpack_require__(1680);
var _trust_seals_js_7_ = __webpack_require__(8138);
var _judging_options_js_8_ = __webpack_require__(6241);
var _limits_js_9_ = __webpack_require__(2696);
async function judgeRuns(request, ports) {
const { subject, conceals: secrets } = request;
const { service, plan, report, job } = request.settings;
const { clock, signal, alarms, endsAt, log } = ports;
const startedAt = clock.now();
const deadline = endsAt - (0,_model_job_time_js_10_ .L5)(job.timeoutMs);
const end = alarms.in(deadline - startedAt + _limits_js_9_ .M0);
const endSignal = alarms.any(end, alarms.after(signal, _limits_js_9_ .M0));
try {
const versionControl = await versionControlFor(request, ports);
const client = (0,_client_client_js_1_ .U)({ ...service, ...ports, deadline, secrets, discovers: true });
const { workingDirectory, repositoryRoot } = request;
const { changedFiles } = subject;
const choice = { plan, workingDirectory, repositoryRoot, changedFiles };
const found = await (0,_model_ended_by_js_6_ .m)(endSignal, (0,_gate_requested_workspaces_js_4_ .gt)(client, choice));
(0,_gate_requested_workspaces_js_4_ .fc)(found, log);
const { requested, skipped } = found;
if (!versionControl)
reportMissingRepository(requested, subject.proposed, log);
const { gate } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 6375));
const gateRequest = {
...(0,_judging_options_js_8_ .Ds)(request, deadline),
...knownOfChange(request),
workspaces: requested,
versionControl,
};
const pack = (root) => packRoot(root, request, ports);
const result = await gate(gateRequest, { ...ports, client, pack });
const overriders = report.overrideBy === undefined
? await findOverriders(result, plan.organization, { client, clock, signal, deadline })
: undefined;
return { ...result, overriders, unaffected: skipped.length > 0 ? skipped : result.unaffected };
}
catch (error) {
const failure = (0,_gate_failure_of_js_3_ .g5)(error, (0,_gate_failure_of_js_3_ .dL)(deadline, ports));
return await (0,_judging_options_js_8_ .Vp)(plan, failure, clock.now() - startedAt);
}
}
async function findOverriders({ workspaces }, organization, ports) {
const isOverriddenAtService = ({ system, overridable }) => overridable && system !== 'guard' && system !== 'own-policies';
const waitsForOverride = workspaces.some(({ verdict, results }) => verdict.word === 'needs-override' && results.some(isOverriddenAtService));
if (!waitsForOverride)
return undefined;
const { readIfPossible } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 1056));
const reading = readIfPossible(ports, undefined, (client) => client.workspaces.overriders(organization));
return reading.catch(() => undefined);
}
function knownOfChange(request) {
const { settings, subject, context, hints, repositoryRoot: repository } = request;
const { changeRequest, mayBeRepeated, changedFiles, textsAtMergeBase } = subject;
return {
message: settings.plan.message ?? subject.message,
commit: changeRequest && context.commit?.sha,
jobNumber: context.job?.runId || undefined,
lastDurationMs: hints?.lastDurationMs,
earlierRuns: hints?.earlierRuns,
knownUploads: knownUploads(request),
askedAnewAt: hints?.newPlansAskedAt,
mayBeRepeated,
proposal: subject.proposed ? { repository, changedFiles, textsAtMergeBase } : undefined,
};
}
function knownUploads(request) {
const { settings, subject, context, hints } = request;
const { reuse, group } = settings.plan;
const { token } = settings.service;
const head = context.commit?.sha;
if (reuse !== 'upload' || group !== undefined || subject.uploads === undefined)
return undefined;
if (head === undefined || hints === undefined)
return undefined;
const { repositoryId, number, target } = subject.uploads;
const change = { repositoryId, number, target };
return {
records: hints.uploads,
seal: (upload, runId) => (0,_trust_seals_js_7_ .Rm)(token, { ...upload, ...change }, { runId, head }),
isOf: (upload, record) => (0,_trust_seals_js_7_ .vJ)(token, { ...upload, ...change }, record),
};
}
async function versionControlFor(request, ports) {
const { settings, context, subject, repositoryRoot, workspace = repositoryRoot } = request;
if (settings.plan.source !== 'vcs')
return undefined;
const repository = (0,_machine_find_repository_js_5_ .bp)(repositoryRoot, workspace);
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
const { packDirectory } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 3551));
const { findUncommitted } = await __webpack_require__.e( 535).then(__webpack_require__.bind(__webpack_require__, 9535));
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
/***/ 5724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
St: () => ( chooseWorkspaces),
fc: () => ( logSkipped),
gt: () => ( findWorkspaces)
});
var node_path_0_ = __webpack_require__(6760);
var _archive_pack_js_1_ = __webpack_require__(847);
var _archive_place_js_2_ = __webpack_require__(4043);
var _configuration_file_names_js_10_ = __webpack_require__(6817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _settings_workspace_selectors_js_4_ = __webpack_require__(589);
var _machine_files_here_js_5_ = __webpack_require__(467);
var _model_relative_path_js_6_ = __webpack_require__(319);
var _configuration_affected_js_11_ = __webpack_require__(1818);
var _failure_of_js_7_ = __webpack_require__(6281);
var _find_workspace_js_8_ = __webpack_require__(7170);
var _hidden_files_js_9_ = __webpack_require__(7707);
const CHANGES_NOT_KNOWN = '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected.';
function logSkipped({ skipped, unlisted }, log) {
if (unlisted)
log.info(CHANGES_NOT_KNOWN);
if (skipped.length > 0) {
log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
}
}
async function findWorkspaces(client, options) {
const { organization } = options.plan;
const lookup = {
query: async (selector) => (await queryWorkspaces(client, organization, selector)).map(({ attributes }) => attributes),
show: async (name) => (await (0,_find_workspace_js_8_ .VA)(client, organization, name)).attributes,
};
return chooseWorkspaces(lookup, options);
}
async function chooseWorkspaces({ query, show }, options) {
const { plan, workingDirectory, repositoryRoot } = options;
const isVersionControl = plan.source === 'vcs';
const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
const selected = plan.workspaces.map((selector) => {
const directory = (selector.kind === 'name' ? selector.directory : undefined) ?? plan.directory;
const directories = isVersionControl
? wholeRepository
: (0,_archive_place_js_2_ .D)(directory, workingDirectory);
return { selector, directories };
});
const all = new Map();
for (const { selector, directories } of selected) {
if (selector.kind === 'name') {
all.set(selector.name, { name: selector.name, ...directories });
continue;
}
const workspaces = await query(selector);
if (workspaces.length === 0) {
const text = `${(0,_settings_workspace_selectors_js_4_ .r5)(selector)} was not found in organization "${plan.organization}". Either no workspace has it, or the token may not see those that do.`;
throw new _failure_of_js_7_ .K$('input', { text, code: 'PG-109' });
}
for (const { name, ...place } of workspaces) {
if (!all.has(name))
all.set(name, { name, ...directories, place });
}
}
const changed = plan.affectedOnly || isVersionControl ? await options.changedFiles?.() : undefined;
if (changed === undefined || changed.length === 0) {
return { requested: [...all.values()], skipped: [], unlisted: plan.affectedOnly };
}
const isAffectedWorkspace = affectedTest(changed, repositoryRoot, plan.varFile);
const requested = [];
const skipped = [];
for (const workspace of all.values()) {
const place = workspace.place ?? (await show(workspace.name));
if (!isConfigured(workspace, place) || (await isAffectedWorkspace(workspace, place))) {
requested.push(workspace);
}
else if (isVersionControl)
requested.push({ ...workspace, unaffected: true });
else
skipped.push(workspace.name);
}
return { requested, skipped, unlisted: false };
}
async function queryWorkspaces(client, organization, selector) {
const query = await toQuery(client, organization, selector);
return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
const isName = project !== undefined && !/^prj-[A-Za-z0-9]+$/.test(project);
const id = isName ? await client.names.project(organization, project) : project;
if (isName && id === undefined)
return undefined;
return { tags: tags.length > 0 ? tags : undefined, project: id };
}
function configurationOf(directory, { 'working-directory': text }) {
const working = (0,_find_workspace_js_8_ .bq)(text);
const inside = 'path' in working ? working.path : '';
const root = (0,_find_workspace_js_8_ .SS)(directory, inside);
return { root, module: (0,node_path_0_.join)(root, inside) };
}
function isConfigured({ directory, repository }, attributes) {
if (!('path' in (0,_find_workspace_js_8_ .bq)(attributes['working-directory'])))
return false;
const { module } = configurationOf(directory, attributes);
const real = (0,_machine_find_repository_js_3_ .eF)(module);
if (repository !== undefined && !(0,_machine_find_repository_js_3_ .Yw)(real, repository))
return false;
const names = (0,node_path_0_.relative)(directory, module).split(node_path_0_.sep);
if (names.includes('.git') || names.includes('.terraform'))
return false;
const isThere = (name) => _machine_files_here_js_5_ .Jd.readFile((0,node_path_0_.join)(real, name)) !== undefined;
const entries = _machine_files_here_js_5_ .Jd.readDirectory(real);
return !entries.includes('terragrunt.hcl') && entries.filter(_configuration_file_names_js_10_ .ZC).some(isThere);
}
function affectedTest(changed, repositoryRoot, varFile = []) {
const modulesElsewhere = new Map();
return async ({ directory, repository }, attributes) => {
if (repository !== repositoryRoot)
return true;
const { root, module } = configurationOf(directory, attributes);
const given = varFile.flatMap((file) => (0,_machine_files_here_js_5_ .n1)((0,node_path_0_.resolve)(module, file)));
const places = [(0,_machine_find_repository_js_3_ .eF)(module), ...given].flatMap((path) => (0,_model_relative_path_js_6_ ._)(repositoryRoot, path) ?? []);
const watched = {
directory: (0,_model_relative_path_js_6_ ._)(repositoryRoot, module) ?? '',
patterns: attributes['trigger-patterns'] ?? [],
prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
};
if ((0,_configuration_affected_js_11_ .fH)(changed, watched))
return true;
const reading = modulesElsewhere.get(module) ?? readFilesElsewhere(module, root, repositoryRoot);
modulesElsewhere.set(module, reading);
const elsewhere = await reading;
return elsewhere === undefined || (0,_configuration_affected_js_11_ .fH)(changed, { ...watched, ...elsewhere });
};
}
async function readFilesElsewhere(module, root, repositoryRoot) {
const isElsewhere = (path) => !(0,_machine_find_repository_js_3_ .Yw)(path, module);
const { modules, files, directories, computed } = await (0,_hidden_files_js_9_ .vP)(module, isElsewhere);
if (computed.length > 0)
return undefined;
const namedDirectories = [...directories.values()];
const places = [module, ...modules.flatMap((called) => called.places), ...files.keys()];
const linkTargets = modules.flatMap((called) => called.linked);
for (const place of new Set([...places, ...namedDirectories.map(({ path }) => path)])) {
const targets = (0,_machine_files_here_js_5_ .Gf)(place);
if (targets === undefined)
return undefined;
linkTargets.push(...targets);
}
const rules = (0,_machine_files_here_js_5_ .n1)((0,node_path_0_.join)(root, _archive_pack_js_1_ .On));
const readPaths = [...rules, ...linkTargets, ...places.flatMap((path) => (0,_machine_files_here_js_5_ .n1)(path))];
return {
reads: readPaths.flatMap((path) => (0,_model_relative_path_js_6_ ._)(repositoryRoot, path) ?? []),
readPatterns: namedDirectories.flatMap(({ path, endings }) => {
const from = (0,_model_relative_path_js_6_ ._)(repositoryRoot, path);
if (from === undefined)
return [];
const prefix = from === '' ? '' : `${from}/`;
return Array.from(endings.keys(), (suffix) => ({ prefix, suffix }));
}),
};
}
/***/ })
};
