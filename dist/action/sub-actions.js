export const id = 8587;
export const ids = [8587];
export const modules = {
/***/ 8235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AP: () => ( timestamps),
Dl: () => ( relatedId),
Ik: () => ( object),
Jt: () => ( flag),
Mv: () => ( flags),
Qq: () => ( text),
Zc: () => ( resource),
_2: () => ( related),
gC: () => ( paginationSchema),
iC: () => ( spare),
kG: () => ( anyResourceSchema),
vK: () => ( countSchema)
});
var _schema_js_0_ = __webpack_require__(7934);
const id = _schema_js_0_ .FsL(_schema_js_0_ .YjP(), _schema_js_0_ .BpQ(1));
const identifierSchema = _schema_js_0_ ._H3({ id, type: _schema_js_0_ .YjP() });
const relationshipSchema = _schema_js_0_ ._H3({
data: _schema_js_0_ .lqM(_schema_js_0_ .mee(_schema_js_0_ .KCZ([_schema_js_0_ .YOg(identifierSchema), identifierSchema]))),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
const anyResourceSchema = _schema_js_0_ ._H3({
...identifierSchema.entries,
attributes: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema)),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
function related({ relationships = {} }, name) {
const spellings = [...new Set([name, name.replaceAll('-', '_')])]
.filter((spelling) => Object.hasOwn(relationships, spelling))
.map((spelling) => relationships[spelling]);
const [first, second] = spellings;
const parsed = _schema_js_0_ .xLC(relationshipSchema, first);
const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
if (first === undefined)
return { named: undefined, hinted: false, many: false };
if (differ || !parsed.success || parsed.output.data === undefined) {
return { named: undefined, hinted: true, many: false };
}
const { data } = parsed.output;
const many = Array.isArray(data);
return { named: data === null ? [] : many ? data : [data], hinted: false, many };
}
function relatedId(resource, name) {
const { named = [], many } = related(resource, name);
return many ? undefined : named[0]?.id;
}
function resource(type, attributes) {
return _schema_js_0_ ._H3({
id,
type: _schema_js_0_ .euz(type),
attributes: _schema_js_0_ ._H3(attributes),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema), {}),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J()), {}),
});
}
const text = _schema_js_0_ .cl6(_schema_js_0_ .YjP());
const flag = _schema_js_0_ .cl6(_schema_js_0_ .zMY());
const countSchema = _schema_js_0_ .cl6(_schema_js_0_ .aig());
const timestamps = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .YjP())));
const flags = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .zMY())));
function spare(schema) {
return _schema_js_0_ .cl6(_schema_js_0_ .NpB(_schema_js_0_ .mee(schema), null));
}
function object(entries) {
return _schema_js_0_ .cl6(_schema_js_0_ ._H3(entries));
}
const paginationSchema = _schema_js_0_ ._H3({
'current-page': _schema_js_0_ .aig(),
'page-size': _schema_js_0_ .lqM(_schema_js_0_ .aig()),
'prev-page': countSchema,
'next-page': countSchema,
'total-pages': countSchema,
'total-count': countSchema,
});
/***/ }),
/***/ 9114:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FF: () => ( ACCESS_LEVELS),
Fh: () => ( engineMocksOf),
ky: () => ( CUSTOM_ATTRIBUTES),
o: () => ( teamWorkspaceSchema)
});
var _schema_js_1_ = __webpack_require__(7934);
var _resource_js_0_ = __webpack_require__(8235);
const ACCESS_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
const CUSTOM_ATTRIBUTES = {
runs: ['read', 'plan', 'apply'],
variables: ['none', 'read', 'write'],
'state-versions': ['none', 'read-outputs', 'read', 'write'],
'engine-mocks': ['none', 'read'],
'workspace-locking': [true, false],
'run-tasks': [true, false],
'policy-overrides': [true, false],
};
const teamWorkspaceSchema = (0,_resource_js_0_ .Zc)('team-workspaces', {
access: _schema_js_1_ .YjP(),
runs: _resource_js_0_ .Qq,
variables: _resource_js_0_ .Qq,
'state-versions': _resource_js_0_ .Qq,
'engine-mocks': _resource_js_0_ .Qq,
'sentinel-mocks': _resource_js_0_ .Qq,
'workspace-locking': _resource_js_0_ .Jt,
'run-tasks': _resource_js_0_ .Jt,
'policy-overrides': _resource_js_0_ .Jt,
});
function engineMocksOf({ attributes }) {
return attributes['engine-mocks'] ?? attributes['sentinel-mocks'] ?? undefined;
}
/***/ }),
/***/ 8587:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A1: () => ( readSubInputs),
REPORTS: () => ( REPORTS),
Wr: () => ( COMMAND),
X5: () => ( OVERRIDE),
_M: () => ( AGENT_TOKEN),
c9: () => ( REPORT_APPLY),
jA: () => ( TEAM_ACCESS)
});
var _client_wire_team_workspace_js_0_ = __webpack_require__(9114);
var _model_parse_js_4_ = __webpack_require__(2340);
var _inputs_js_1_ = __webpack_require__(198);
var _read_guard_js_2_ = __webpack_require__(1055);
var _settings_js_3_ = __webpack_require__(5182);
const REPORTS = 'plangate-reports';
const OF_STARTS = 'source message on-failure cancel-superseded reuse auto-queue-runs rules secret-scan include-untracked-secrets';
const NOT_COMBINED = [..._inputs_js_1_ .tw, ...OF_STARTS.split(' ')];
const CONNECTION = {
hostname: (0,_inputs_js_1_ .hF)('Host of the service.', {
kind: 'string',
default: 'app.terraform.io',
environment: ['TF_CLOUD_HOSTNAME'],
}),
token: (0,_inputs_js_1_ .hF)('API token. It is sent to `hostname` and nowhere else.', {
kind: 'secret',
environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
}),
'ca-file': (0,_inputs_js_1_ .hF)('PEM file with additional certificate authorities to trust.', { kind: 'path' }),
};
const OVERRIDE = {
name: 'override',
title: 'Plangate override',
description: 'Overrides the failed policies of a run, with a reason. Policies that cannot be overridden still fail.',
inputs: (0,_inputs_js_1_ .B1)({
run: (0,_inputs_js_1_ .hF)('Id of the run, as in `run-CZcmD7eagjhyX0vN`. Without it, on `issue_comment`, the command of the comment is carried out: see docs/commands.md.', { kind: 'string' }),
reason: (0,_inputs_js_1_ .hF)('Reason of the override. A command in a comment has its own. Everybody who can read the run sees it, with the person who started the job and a link.', { kind: 'string' }),
'override-by': (0,_inputs_js_1_ .hF)('Who may override by a comment: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`). A line like `security/*: acme/security` names the owners of some policies. Required for comments. The default is nobody.', { kind: 'list', parse: _read_guard_js_2_ .L6 }),
'allow-self-override': (0,_inputs_js_1_ .hF)('Also allow people to override who opened the pull request or pushed its last commit.', { kind: 'flag', default: 'false' }),
'members-token': (0,_inputs_js_1_ .hF)('Token that reads the members of teams in `override-by`. It needs to read the members of the organization; the token of a workflow cannot.', { kind: 'secret' }),
'gate-token': (0,_inputs_js_1_ .hF)('The `token` of the gate, when this action has a different one. Approvals by `allow-destroys` are sealed with it.', { kind: 'secret' }),
'comment-key': (0,_inputs_js_1_ .hF)('The `comment-key` of the gate.', { kind: 'string', default: 'default' }),
policies: (0,_inputs_js_1_ .hF)('The `policies` of the gate. Then a command overrides failures of your own soft-mandatory policies as well. The job needs a checkout and `opa`.', { kind: 'list' }),
exceptions: (0,_inputs_js_1_ .hF)('Path of the file of exceptions on the default branch, or its pinned address. `/plangate except` answers with an entry for it.', { kind: 'string' }),
organization: (0,_inputs_js_1_ .hF)('Organization of the workspaces.', {
kind: 'string',
required: true,
environment: ['TF_CLOUD_ORGANIZATION'],
}),
workspaces: (0,_inputs_js_1_ .hF)('Names of the workspaces whose runs may be overridden here. Runs of other workspaces are refused.', { kind: 'list', required: true, environment: ['TF_WORKSPACE'] }),
'github-token': (0,_inputs_js_1_ .hF)('Asks GitHub whether the person who started the job may write in the repository. Only then can they override.', { kind: 'secret', expression: '${{ github.token }}' }),
...CONNECTION,
}),
outputs: (0,_inputs_js_1_ .WY)({
overridden: 'Number of policies that were overridden.',
refused: 'Number of policies that this token may not override.',
final: 'Number of failed policies that cannot be overridden.',
next: 'Number of policies that failed after the override and wait for a further one.',
audit: 'Who overrode what, when, why and in which job, as a JSON list of one record or none.',
}),
post: false,
};
const OF_COMMANDS = ['override-by', 'allow-self-override', 'comment-key', 'exceptions'];
const COMMAND = {
name: 'command',
title: 'Plangate command',
description: 'Checks whether a comment is a command that its author may give. It needs no secret: use it in a job before the one that acts.',
inputs: [
...OVERRIDE.inputs.filter(({ name }) => OF_COMMANDS.includes(name)),
...(0,_inputs_js_1_ .B1)({
'github-token': (0,_inputs_js_1_ .hF)('Reads the comment and what its author may do, reacts to it, and answers `/plangate help` and `/plangate except`.', { kind: 'secret', expression: '${{ github.token }}' }),
}),
],
outputs: (0,_inputs_js_1_ .WY)({
command: 'The command: override, allow-destroys, rerun or again. Empty when there is none. The job that acts checks the members of teams in `override-by`.',
}),
post: false,
};
const AGENT_TOKEN = {
name: 'agent-token',
title: 'Plangate agent token',
description: 'Creates a token for an HCP agent and revokes it when the job ends.',
inputs: (0,_inputs_js_1_ .B1)({
'agent-pool': (0,_inputs_js_1_ .hF)('Name of the agent pool, or its id as in `apool-4wT7q…`.', {
kind: 'string',
required: true,
}),
organization: (0,_inputs_js_1_ .hF)('Organization of the pool. Required when the pool is given by name.', {
kind: 'string',
environment: ['TF_CLOUD_ORGANIZATION'],
}),
description: (0,_inputs_js_1_ .hF)('Shown beside the token. By default it names the workflow run.', {
kind: 'string',
}),
'expired-at': (0,_inputs_js_1_ .hF)('Expiry date of the token, in case the job cannot revoke it, as in `2027-01-31T12:00:00Z`.', { kind: 'string' }),
...CONNECTION,
}),
outputs: (0,_inputs_js_1_ .WY)({
token: 'The token, masked in the log. Revoked at the end of the job.',
id: 'Its id.',
}),
post: true,
};
const CUSTOM = Object.fromEntries(Object.entries(_client_wire_team_workspace_js_0_ .ky).map(([name, values]) => {
const choices = values.map(String);
const description = `With the access level \`custom\` only: ${choices.join(', ')}.`;
return [name, (0,_inputs_js_1_ .hF)(description, { kind: 'choice', choices })];
}));
const TEAM_ACCESS = {
name: 'team-access',
title: 'Plangate team access',
description: 'Makes sure that a team has the given access to a workspace. Organizations of HCP Europe have groups in place of teams.',
inputs: (0,_inputs_js_1_ .B1)({
workspace: (0,_inputs_js_1_ .hF)('Name of the workspace, or its id as in `ws-6fHMCom98SDXSQUv`.', {
kind: 'string',
required: true,
environment: ['TF_WORKSPACE'],
}),
team: (0,_inputs_js_1_ .hF)('Name of the team, or its id as in `team-BUHBEM97xboT8TVz`.', {
kind: 'string',
required: true,
}),
access: (0,_inputs_js_1_ .hF)('Access level.', { kind: 'choice', required: true, choices: _client_wire_team_workspace_js_0_ .FF }),
...CUSTOM,
organization: (0,_inputs_js_1_ .hF)('Organization of the workspace. Required when the workspace is given by name.', { kind: 'string', environment: ['TF_CLOUD_ORGANIZATION'] }),
...CONNECTION,
}),
outputs: (0,_inputs_js_1_ .WY)({
id: 'Id of the team access.',
change: 'created, updated or none.',
}),
post: false,
};
function ofGate(isTaken) {
return _inputs_js_1_ .mc.filter((each) => (0,_inputs_js_1_ .Sw)(each, 'action') && isTaken(each.name));
}
const AT_APPLIES = 'token hostname organization workspace workspaces directory ca-file trusted-branch timeout comment comment-key github-token';
const REPORT_APPLY = {
name: 'report-apply',
title: 'Plangate report-apply',
description: 'On `push`: waits for the apply of the commit and reports its result on the merged pull request.',
inputs: [
...(0,_inputs_js_1_ .B1)({
run: (0,_inputs_js_1_ .hF)('Run whose apply is reported, as in `run-…`. Name one workspace with it. The default is the run that version control started for the commit. For a provisional run of the gate, pass its id.', { kind: 'string' }),
}),
...ofGate((name) => AT_APPLIES.split(' ').includes(name)),
],
outputs: [
...(0,_inputs_js_1_ .WY)({
applied: 'applied, nothing, failed, against-policy (a policy failed that was evaluated with the apply), waits (for a person), unfinished or none. Of several workspaces, the worst.',
green: 'Whether the apply ended well: true or false.',
}),
..._inputs_js_1_ .py.filter(({ name }) => /^(?:run-|comment-url$)/.test(name)),
],
post: false,
};
const COMBINE = {
name: 'combine',
title: 'Plangate combine',
description: 'Judges the runs of all groups of a matrix again: one verdict, one comment, one required check. For large organizations.',
inputs: [
...(0,_inputs_js_1_ .B1)({
groups: (0,_inputs_js_1_ .hF)('The output of `plangate matrix`, taken from its job and never from an artifact.', { kind: 'string', required: true }),
from: (0,_inputs_js_1_ .hF)('Directory with the reports of the groups: every *.json below it.', {
kind: 'path',
default: REPORTS,
}),
}),
...ofGate((name) => !NOT_COMBINED.includes(name)),
],
outputs: _inputs_js_1_ .py,
post: false,
};
const SUB_ACTIONS = [OVERRIDE, COMMAND, REPORT_APPLY, AGENT_TOKEN, TEAM_ACCESS, COMBINE].map((action) => ({
...action,
ofGate: action.inputs.flatMap((each) => _inputs_js_1_ .mc.some((one) => one === each) ? [each.name] : []),
}));
function readSubInputs(action, inputs, environment) {
const problems = (0,_settings_js_3_ .qs)(inputs, action.inputs);
const values = {};
for (const spec of action.inputs) {
const { name, choices, required } = spec;
const texts = [
inputs[name],
...(spec.environment ?? []).map((variable) => environment[variable]),
spec.default,
];
const text = texts.find((one) => one !== undefined && one.trim() !== '')?.trim();
if (text === undefined) {
if (required === true)
problems.push({ where: name, message: 'is missing.' });
continue;
}
const chosen = choices === undefined ? { value: text } : (0,_model_parse_js_4_ .HU)(text, choices);
if ('value' in chosen)
values[name] = chosen.value;
else
problems.push({ where: name, message: chosen.problem });
}
return { values, problems };
}
/***/ })
};
