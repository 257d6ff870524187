export const id = 2357;
export const ids = [2357];
export const modules = {
/***/ 27327:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
V: () => ( examineService),
a: () => ( ofError)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _command_js_1_ = __webpack_require__(24953);
var _run_program_js_2_ = __webpack_require__(31300);
var _finding_js_3_ = __webpack_require__(74423);
async function examineService(client, hostname) {
const findings = [];
try {
const { appName, apiVersion, version } = await client.ping();
const facts = [appName, version, apiVersion && `API ${apiVersion}`].filter(Boolean);
const seen = facts.length > 0 ? `answers: ${facts.join(', ')}` : 'answers';
findings.push((0,_finding_js_3_.ok)('host', `${hostname} ${seen}`));
}
catch (error) {
const finding = ofError('host', error, hostname);
const code = error instanceof _client_errors_js_0_ ._ ? error.code : undefined;
if (code === 'network' || code === 'timeout' || code === 'tls')
return [finding];
if (isNoOperation(error) &&
isNoOperation(await client.account().catch((thrown) => thrown))) {
const seen = `${hostname} has no such API: it knows neither ping nor account/details`;
return [(0,_finding_js_3_ .CC)('host', seen, 'Check --hostname.', _command_js_1_ .dc.network)];
}
if (code !== 'unauthorized')
findings.push((0,_finding_js_3_ .L5)('host', finding.seen));
}
findings.push(await examineToken(client));
return findings;
}
async function examineToken(client) {
try {
const { account, tokenKind } = await client.account();
const name = account.attributes.username ?? account.id;
if (tokenKind === 'organization') {
return (0,_finding_js_3_ .CC)('token', `belongs to the organization (${name})`, 'Organization tokens may not create configuration versions. Use the token of a team or a user.', _command_js_1_ .dc.refused);
}
return (0,_finding_js_3_.ok)('token', `${tokenKind === 'unknown' ? 'accepted' : `${tokenKind} token`} of ${name}`);
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'not-found') {
return (0,_finding_js_3_ .L5)('token', 'the service does not say whose it is (404 on account details)');
}
return ofError('token', error, 'the service');
}
}
function ofError(subject, error, what) {
if (!(error instanceof _client_errors_js_0_ ._))
throw error;
if (error.code === 'aborted')
throw error;
const fix = error.remedy ?? 'Try again with --verbose.';
const [line = what] = error.message.split('\n', 1);
return (0,_finding_js_3_ .CC)(subject, line.replace(fix, '').trim(), fix, _run_program_js_2_ .J[error.code]);
}
function isNoOperation(error) {
return error instanceof _client_errors_js_0_ ._ && error.status === 404 && error.errors.length === 0;
}
/***/ }),
/***/ 72357:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
findMissing: () => ( findMissing),
i: () => ( examineWorkspaces)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _client_errors_js_2_ = __webpack_require__(20486);
var _settings_workspace_selectors_js_3_ = __webpack_require__(30589);
var _model_did_you_mean_js_9_ = __webpack_require__(90440);
var _gate_find_workspace_js_4_ = __webpack_require__(87170);
var _gate_requested_workspaces_js_5_ = __webpack_require__(15724);
var _command_js_6_ = __webpack_require__(24953);
var _examine_service_js_7_ = __webpack_require__(27327);
var _finding_js_8_ = __webpack_require__(74423);
var _model_without_trailing_js_10_ = __webpack_require__(21804);
async function examineWorkspaces(client, settings, workingDirectory, isPersonal) {
const { organization, mode, source } = settings;
const findings = [];
const sent = new Map();
for (const selector of settings.workspaces) {
if (selector.kind === 'query') {
findings.push(await examineQuery(client, organization, selector));
continue;
}
const subject = `workspace ${selector.name}`;
const found = await lookUpWorkspace(client, organization, selector.name);
if ('missing' in found) {
findings.push(found.missing);
continue;
}
const { workspace } = found;
const directory = (0,node_path_1_.resolve)(workingDirectory, selector.directory ?? settings.directory);
const working = (0,_gate_find_workspace_js_4_ .bq)(workspace.attributes['working-directory']);
const inside = 'path' in working ? working.path : '';
sent.set((0,_gate_find_workspace_js_4_ .SS)(directory, inside), inside);
findings.push((0,_finding_js_8_.ok)(subject, `is ${workspace.id} in ${organization}`), ...examineConnection(subject, workspace, source), ...(source === 'upload' ? examinePermissions(subject, workspace) : []), ...(mode === 'speculative' ? await examinePower(subject, workspace, client, isPersonal) : []), ...examineExecution(subject, workspace, settings), ...(await examineDirectory(subject, workspace, directory)));
}
return { findings, sent };
}
async function lookUpWorkspace(client, organization, name) {
try {
return { workspace: await client.workspaces.showByName(organization, name) };
}
catch (error) {
const isMissing = error instanceof _client_errors_js_2_ ._ && error.code === 'not-found';
const missing = isMissing ? await findMissing(client, organization, name) : undefined;
return { missing: missing ?? (0,_examine_service_js_7_ .a)(`workspace ${name}`, error, name) };
}
}
async function examineQuery(client, organization, selector) {
const subject = (0,_settings_workspace_selectors_js_3_ .r5)(selector);
try {
const workspaces = await (0,_gate_requested_workspaces_js_5_ .VU)(client, organization, selector);
const names = workspaces.map(({ attributes }) => attributes.name).join(', ');
if (workspaces.length > 0)
return (0,_finding_js_8_.ok)(subject, `${workspaces.length} workspaces: ${names}`);
const fix = 'Check the words, and that the team of this token has access to the workspaces.';
return (0,_finding_js_8_ .CC)(subject, 'names no workspace that this token sees', fix, _command_js_6_ .dc.refused);
}
catch (error) {
return (0,_examine_service_js_7_ .a)(subject, error, subject);
}
}
async function findMissing(client, organization, name) {
const subject = `workspace ${name}`;
try {
const visibleNames = [];
for await (const { attributes } of client.workspaces.list(organization)) {
if (attributes.name === name)
return undefined;
visibleNames.push(attributes.name);
if (visibleNames.length >= 500)
break;
}
const near = (0,_model_did_you_mean_js_9_ .a)(name, visibleNames);
const fix = visibleNames.length === 0
? `Give the team of this token access to "${name}": it sees no workspace at all.`
: near !== undefined
? `Did you mean "${near}"?`
: `Give the team of this token access to "${name}", or name one that it sees: ${visibleNames.slice(0, 5).join(', ')}${visibleNames.length > 5 ? ', …' : ''}.`;
const why = `is not among those in ${organization} that this token sees`;
return (0,_finding_js_8_ .CC)(subject, why, fix, _command_js_6_ .dc.refused);
}
catch (error) {
if (error instanceof _client_errors_js_2_ ._ && error.code === 'not-found') {
const fix = 'Check the spelling of the organization, and that the token belongs to it.';
const why = `${organization} is not there for this token`;
return (0,_finding_js_8_ .CC)('organization', why, fix, _command_js_6_ .dc.refused);
}
return (0,_examine_service_js_7_ .a)('organization', error, organization);
}
}
function examinePermissions(subject, { attributes }) {
const permissions = attributes.permissions ?? {};
if (permissions['can-queue-run'] === false) {
const fix = 'Give the team of this token at least the plan level on the workspace. A token of an organization has no team: use one of a team or of a user.';
return [(0,_finding_js_8_ .CC)(subject, 'does not let this token queue plans', fix, _command_js_6_ .dc.refused)];
}
return permissions['can-queue-run'] === true ? [(0,_finding_js_8_.ok)(subject, 'lets this token queue plans')] : [];
}
function examineConnection(subject, { attributes }, source) {
const repository = attributes['vcs-repo']?.identifier;
const plans = attributes['speculative-enabled'] !== false;
if (source === 'upload') {
if (!repository || !plans)
return [];
const seen = `is connected to ${repository}, and version control plans every pull request there`;
const fix = '`source: vcs` judges that run instead of uploading the files for a second one. Or turn off speculative plans in its version control settings.';
return [(0,_finding_js_8_ .N4)(subject, seen, fix)];
}
if (repository && plans)
return [(0,_finding_js_8_.ok)(subject, `is connected to ${repository}`)];
const seen = repository
? 'has speculative plans from version control turned off, so no pull request starts a run'
: 'is not connected to version control, so no pull request starts a run';
const fix = 'Change that in its version control settings, or use `source: upload`.';
return [(0,_finding_js_8_ .CC)(subject, seen, fix)];
}
async function examinePower(subject, { id, attributes }, client, isPersonal) {
const page = client.runs.list(id).page({ size: 1 });
const [newest] = await page.then(({ items }) => items, () => []);
const powers = [
attributes.permissions?.['can-queue-apply'] === true && 'apply runs',
newest?.attributes.permissions?.['can-override-policy-check'] === true && 'override policies',
].filter((power) => typeof power === 'string');
if (powers.length === 0)
return [];
const fix = 'Use a token of a team with plan access only. Under pull_request, everybody who can push a branch can use all its permissions.';
const seen = `lets this token ${powers.join(' and ')}; plan access is enough`;
const kind = isPersonal ? await client.account().catch(() => undefined) : undefined;
return [(kind?.tokenKind === 'user' ? _finding_js_8_ .L5 : _finding_js_8_ .N4)(subject, seen, fix)];
}
function examineExecution(subject, { attributes }, { source, mode }) {
const findings = [];
if (attributes['execution-mode'] === 'local') {
const seen = 'plans on the machine of its users (execution mode local)';
const fix = 'Set the execution mode of the workspace to remote or agent: policies are evaluated there only.';
findings.push((0,_finding_js_8_ .CC)(subject, seen, fix));
}
if (attributes['speculative-enabled'] === false && source === 'upload') {
const seen = 'has speculative plans from version control turned off, which uploads do not need';
findings.push((0,_finding_js_8_.ok)(subject, seen));
}
if (attributes.locked === true) {
const seen = mode === 'speculative' ? 'is locked, and speculative runs pass' : 'is locked';
const fix = 'Unlock it: provisional runs wait until then.';
findings.push(mode === 'speculative' ? (0,_finding_js_8_.ok)(subject, seen) : (0,_finding_js_8_ .N4)(subject, seen, fix));
}
return findings;
}
async function examineDirectory(subject, { attributes }, directory) {
const inside = attributes['working-directory'];
if (!inside)
return [];
const trimmed = (0,_model_without_trailing_js_10_ .h)(inside.replace(/^\/+/, ''), '/');
if (directory.replaceAll('\\', '/').endsWith(`/${trimmed}`)) {
const seen = `works in ${trimmed}, which the directory ends with: the directory above it is sent`;
return [(0,_finding_js_8_.ok)(subject, seen)];
}
const there = await (0,node_fs_promises_0_.stat)((0,node_path_1_.join)(directory, trimmed)).catch(() => undefined);
if (there?.isDirectory())
return [(0,_finding_js_8_.ok)(subject, `works in ${trimmed}, which is in the directory`)];
const seen = `works in ${trimmed}, which is neither in ${directory} nor its end`;
const fix = `Pass the directory that ends in ${trimmed} or the one it is in, or change the workspace's working directory.`;
return [(0,_finding_js_8_ .CC)(subject, seen, fix)];
}
/***/ }),
/***/ 74423:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CC: () => ( problem),
DA: () => ( withoutDetails),
L5: () => ( unknown),
N4: () => ( note),
ok: () => ( ok)
});
var _command_js_0_ = __webpack_require__(24953);
function ok(subject, seen) {
return { state: 'ok', subject, seen };
}
function unknown(subject, seen, fix) {
return { state: 'unknown', subject, seen, fix };
}
function note(subject, seen, fix) {
return { state: 'note', subject, seen, fix };
}
function problem(subject, seen, fix, exitCode = _command_js_0_ .dc.badInput) {
return { state: 'problem', subject, seen, fix, exitCode };
}
const GROUPS = [
['service', /^(?:host|token|service)$/],
['workspaces', /^(?:workspaces? |tag:|project:)/],
['files', /^(?:archive|modules)$/],
['workflows', /^\.github\//],
];
function withoutDetails(findings) {
const isAmiss = ({ state }) => state === 'note' || state === 'problem';
const amiss = new Set(findings.filter(isAmiss).map(({ subject }) => subject));
const isWell = ({ state, subject }) => state === 'ok' && !amiss.has(subject);
const groups = new Map();
for (const finding of findings.filter(isWell)) {
const { subject } = finding;
const group = GROUPS.find(([, pattern]) => pattern.test(subject))?.[0] ?? subject;
groups.set(group, [...(groups.get(group) ?? []), finding]);
}
const lines = Array.from(groups, ([group, well]) => {
const subjects = [...new Set(well.map(({ subject }) => subject.replace(/^workspace /, '')))];
const seen = group === 'workspaces'
? [`${subjects.join(', ')}: as a check needs ${subjects.length === 1 ? 'it' : 'them'}`]
: well.map((each) => each.seen);
return ok(group, seen.join('; '));
});
return [...lines, ...findings.filter((finding) => finding.state !== 'ok')];
}
/***/ })
};
