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
var _gate_requested_workspaces_js_4_ = __webpack_require__(9373);
var _machine_find_repository_js_5_ = __webpack_require__(6609);
var _model_ended_by_js_6_ = __webpack_require__(7953);
var _model_job_time_js_9_ = __webpack_require__(1680);
var _judging_options_js_7_ = __webpack_require__(6241);
var _limits_js_8_ = __webpack_require__(2696);
async function judgeRuns(request, ports) {
const { subject, conceals: secrets } = request;
const { service, plan, report, job } = request.settings;
const { clock, signal, alarms, endsAt, log } = ports;
const startedAt = clock.now();
const deadline = endsAt - (0,_model_job_time_js_9_ .L5)(job.timeoutMs);
const end = alarms.in(deadline - startedAt + _limits_js_8_ .M0);
const endSignal = alarms.any(end, alarms.after(signal, _limits_js_8_ .M0));
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
const options = (0,_judging_options_js_7_ .Ds)(request, deadline);
const isRead = plan.group !== undefined || options.sealing?.searched !== undefined;
const gateRequest = {
...options,
...knownOfChange(request),
sealing: isRead ? options.sealing : undefined,
workspaces: requested,
versionControl,
};
const pack = (root) => packRoot(root, request, { ...ports, signal: endSignal });
const result = await gate(gateRequest, { ...ports, client, pack });
const overriders = report.overrideBy === undefined
? await findOverriders(result, plan.organization, { client, clock, signal, deadline })
: undefined;
return { ...result, overriders, unaffected: skipped.length > 0 ? skipped : result.unaffected };
}
catch (error) {
const failure = (0,_gate_failure_of_js_3_ .g5)(error, (0,_gate_failure_of_js_3_ .dL)(deadline, ports));
return await (0,_judging_options_js_7_ .Vp)(plan, failure, clock.now() - startedAt);
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
const { mayBeRepeated, leavesBase, changedFiles, textsAtMergeBase } = subject;
return {
message: settings.plan.message ?? subject.message,
jobNumber: context.job?.runId || undefined,
lastDurationMs: hints?.lastDurationMs,
namedRuns: hints?.namedRuns,
mayBeRepeated,
leavesBase,
proposal: subject.proposed ? { repository, changedFiles, textsAtMergeBase } : undefined,
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
/***/ 9373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
St: () => ( chooseWorkspaces),
gt: () => ( findWorkspaces),
fc: () => ( logSkipped)
});
var external_node_path_ = __webpack_require__(6760);
var pack = __webpack_require__(847);
var place = __webpack_require__(4043);
var errors = __webpack_require__(486);
var quote = __webpack_require__(8187);
;// CONCATENATED MODULE: ./build/src/configuration/argument-files.js
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];
function filesInArguments(variables) {
const names = [];
for (const { key, value, category } of variables) {
if (!ARGUMENTS.includes(key) || category === 'terraform')
continue;
const words = typeof value === 'string' ? splitWords(value) : undefined;
if (words === undefined || 'problem' in words)
return undefined;
for (const [at, word] of words.value.entries()) {
const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
if (equals !== undefined)
names.push(name ?? '');
else if (/^--?var-file$/.test(word))
names.push(words.value[at + 1] ?? '');
}
}
return names;
}
function splitWords(text) {
const words = [];
const problem = (what) => ({
problem: `has ${what}. Releases of the program read that in different ways: write it otherwise.`,
});
let word = '';
let isBegun = false;
let quoteMark = '';
for (let at = 0; at < text.length; at++) {
const character = text.charAt(at);
if (character === '\\' && quoteMark !== "'") {
at += 1;
const escaped = text.charAt(at);
if (!isBegun || !/^["'\\ $]$/.test(escaped))
return problem('a `\\`');
word += escaped;
}
else if (quoteMark !== '' && character === quoteMark)
quoteMark = '';
else if (quoteMark !== '') {
word += character;
isBegun ||= !isSpace(character);
}
else if (character === '"' || character === "'") {
if (text.charAt(at + 1) === character && !isBegun)
return problem('an empty word in quotes');
quoteMark = character;
}
else if (isSpace(character)) {
if (!isBegun && word !== '')
return problem('a word of spaces');
if (isBegun)
words.push(word);
word = '';
isBegun = false;
}
else if (/^[`()$;&|<>]$/.test(character))
return problem(`${(0,quote.hD)(character)} outside of quotes`);
else {
word += character;
isBegun = true;
}
}
if (quoteMark !== '')
return { problem: `has no end of its quotes (${quoteMark}).` };
if (!isBegun && word !== '')
return problem('a word of spaces');
if (isBegun)
words.push(word);
return { value: words };
}
function isSpace(character) {
return /^[ \t\r\n]$/.test(character);
}
var file_names = __webpack_require__(6817);
var find_repository = __webpack_require__(6609);
var workspace_selectors = __webpack_require__(589);
var files_here = __webpack_require__(467);
var take_turn = __webpack_require__(4990);
var relative_path = __webpack_require__(319);
var affected = __webpack_require__(1818);
var failure_of = __webpack_require__(6281);
var find_workspace = __webpack_require__(7170);
var hidden_files = __webpack_require__(7707);
;// CONCATENATED MODULE: ./build/src/gate/requested-workspaces.js
const MOST_AT_ONCE = 20;
const MOST_NAMED = 5;
const CHANGES_NOT_KNOWN = '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected.';
function logSkipped(found, log) {
const { skipped } = found;
logDoubts(found, log);
if (skipped.length > 0) {
log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
}
}
function logDoubts({ unread, unlisted }, log) {
if (unlisted)
log.info(CHANGES_NOT_KNOWN);
if (unread.length > 0) {
log.warning(`${(0,quote.Kf)(unread, MOST_NAMED)}: planned, although no changed file is among those that the configuration names. TF_CLI_ARGS or TF_CLI_ARGS_plan may name others, and this token may not read all variables that apply there. Give its team the permission to read variables.`);
}
}
async function findWorkspaces(client, options) {
const { organization } = options.plan;
const lookup = {
query: async (selector) => (await queryWorkspaces(client, organization, selector)).map(placed),
show: async (name) => placed(await (0,find_workspace.VA)(client, organization, name)),
argumentFiles: argumentFilesOf(client),
};
return chooseWorkspaces(lookup, options);
}
async function chooseWorkspaces({ query, show, argumentFiles }, options) {
const { plan, workingDirectory, repositoryRoot } = options;
const isVersionControl = plan.source === 'vcs';
const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
const selected = plan.workspaces.map((selector) => {
const directory = (selector.kind === 'name' ? selector.directory : undefined) ?? plan.directory;
const directories = isVersionControl
? wholeRepository
: (0,place.D)(directory, workingDirectory);
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
const text = `${(0,workspace_selectors.r5)(selector)} was not found in organization "${plan.organization}". Either no workspace has it, or the token may not see those that do.`;
throw new failure_of.K$('input', { text, code: 'PG-109' });
}
for (const { name, ...place } of workspaces) {
if (!all.has(name))
all.set(name, { name, ...directories, place });
}
}
const changed = plan.affectedOnly || isVersionControl ? await options.changedFiles?.() : undefined;
if (changed === undefined || changed.length === 0) {
return { requested: [...all.values()], skipped: [], unread: [], unlisted: plan.affectedOnly };
}
const isAffectedWorkspace = affectedTest(changed, repositoryRoot, plan.varFile);
const requested = [];
const skipped = [];
const unread = [];
const doubtful = new Map();
for (const workspace of all.values()) {
const place = workspace.place ?? (await show(workspace.name));
if (isConfigured(workspace, place) && !(await isAffectedWorkspace(workspace, place, []))) {
doubtful.set(workspace.name, place);
}
}
const named = await (0,take_turn.G)(Array.from(doubtful, ([name, place]) => async () => {
const files = argumentFiles === undefined ? [] : await argumentFiles(place);
return [name, { place, files }];
}), MOST_AT_ONCE);
const asked = new Map(named);
for (const workspace of all.values()) {
const { place, files } = asked.get(workspace.name) ?? {};
if (place !== undefined && files === undefined)
unread.push(workspace.name);
if (place === undefined ||
files === undefined ||
(await isAffectedWorkspace(workspace, place, files))) {
requested.push(workspace);
}
else if (isVersionControl)
requested.push({ ...workspace, unaffected: true });
else
skipped.push(workspace.name);
}
return { requested, skipped, unread, unlisted: false };
}
async function queryWorkspaces(client, organization, selector) {
const query = await toQuery(client, organization, selector);
return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
if (project === undefined)
return { tags };
const named = await client.names.project(organization, project);
const id = named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
return id === undefined ? undefined : { tags, project: id };
}
function configurationOf(directory, { 'working-directory': text }) {
const working = (0,find_workspace.bq)(text);
const inside = 'path' in working ? working.path : '';
const root = (0,find_workspace.SS)(directory, inside);
return { root, module: (0,external_node_path_.join)(root, inside) };
}
function placed({ id, attributes }) {
return { ...attributes, id };
}
function argumentFilesOf(client) {
const ofSets = new Map();
const read = async (listing) => (await listing.all()).map(({ attributes }) => attributes);
const readOnce = (id) => {
const reading = ofSets.get(id) ?? read(client.workspaces.variablesOfSet(id));
ofSets.set(id, reading);
return reading;
};
return async ({ id = '' }) => {
try {
const sets = await client.workspaces.variableSets(id).all();
const inherited = await Promise.all(sets.map(async (set) => readOnce(set.id)));
const own = await read(client.workspaces.variables(id));
return filesInArguments([...own, ...inherited.flat()]);
}
catch (error) {
if (error instanceof errors._ && UNREADABLE.includes(error.code))
return undefined;
throw error;
}
};
}
const UNREADABLE = ['not-found', 'forbidden'];
function isConfigured({ directory, repository }, attributes) {
if (!('path' in (0,find_workspace.bq)(attributes['working-directory'])))
return false;
const { module } = configurationOf(directory, attributes);
const real = (0,find_repository.eF)(module);
if (repository !== undefined && !(0,find_repository.Yw)(real, repository))
return false;
const names = (0,external_node_path_.relative)(directory, module).split(external_node_path_.sep);
if (names.includes('.git') || names.includes('.terraform'))
return false;
const isThere = (name) => files_here.Jd.readFile((0,external_node_path_.join)(real, name)) !== undefined;
const entries = files_here.Jd.readDirectory(real);
return !entries.includes('terragrunt.hcl') && entries.filter(file_names.ZC).some(isThere);
}
function affectedTest(changed, repositoryRoot, varFile = []) {
const modulesElsewhere = new Map();
return async ({ directory, repository }, attributes, argumentFiles) => {
if (repository !== repositoryRoot)
return true;
const { root, module } = configurationOf(directory, attributes);
const given = [...varFile, ...argumentFiles].flatMap((file) => (0,files_here.n1)((0,external_node_path_.resolve)(module, file)));
const places = [(0,find_repository.eF)(module), ...given].flatMap((path) => (0,relative_path._)(repositoryRoot, path) ?? []);
const watched = {
directory: (0,relative_path._)(repositoryRoot, module) ?? '',
patterns: attributes['trigger-patterns'] ?? [],
prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
};
if ((0,affected.fH)(changed, watched))
return true;
const reading = modulesElsewhere.get(module) ?? readFilesElsewhere(module, root, repositoryRoot);
modulesElsewhere.set(module, reading);
const elsewhere = await reading;
return elsewhere === undefined || (0,affected.fH)(changed, { ...watched, ...elsewhere });
};
}
async function readFilesElsewhere(module, root, repositoryRoot) {
const isElsewhere = (path) => !(0,find_repository.Yw)(path, module);
const { modules, files, directories, computed } = await (0,hidden_files.vP)(module, isElsewhere);
if (computed.length > 0)
return undefined;
const namedDirectories = [...directories.values()];
const places = [module, ...modules.flatMap((called) => called.places), ...files.keys()];
const linkTargets = modules.flatMap((called) => called.linked);
for (const place of new Set([...places, ...namedDirectories.map(({ path }) => path)])) {
const targets = (0,files_here.Gf)(place);
if (targets === undefined)
return undefined;
linkTargets.push(...targets);
}
const rules = (0,files_here.n1)((0,external_node_path_.join)(root, pack.On));
const readPaths = [...rules, ...linkTargets, ...places.flatMap((path) => (0,files_here.n1)(path))];
return {
reads: readPaths.flatMap((path) => (0,relative_path._)(repositoryRoot, path) ?? []),
readPatterns: namedDirectories.flatMap(({ path, endings }) => {
const from = (0,relative_path._)(repositoryRoot, path);
if (from === undefined)
return [];
const prefix = from === '' ? '' : `${from}/`;
return Array.from(endings.keys(), (suffix) => ({ prefix, suffix }));
}),
};
}
/***/ })
};
