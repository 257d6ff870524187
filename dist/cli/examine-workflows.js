export const id = 2521;
export const ids = [2521];
export const modules = {
/***/ 62521:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
examineWorkflows: () => ( examineWorkflows)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var own_pages = __webpack_require__(37694);
var did_you_mean = __webpack_require__(90440);
var quote = __webpack_require__(28187);
var settings_inputs = __webpack_require__(40198);
var local_names = __webpack_require__(45233);
var load_settings = __webpack_require__(72906);
var settings_settings = __webpack_require__(75182);
var team_workspace = __webpack_require__(99114);
var parse = __webpack_require__(2340);
var read_guard = __webpack_require__(71055);
;// CONCATENATED MODULE: ./build/src/settings/sub-actions.js
const OF_STARTS = 'source message on-failure cancel-superseded reuse auto-queue-runs rules secret-scan include-untracked-secrets';
const NOT_COMBINED = [...settings_inputs.tw, ...OF_STARTS.split(' ')];
const CONNECTION = {
hostname: (0,settings_inputs.hF)('Host of the service.', {
kind: 'string',
default: 'app.terraform.io',
environment: ['TF_CLOUD_HOSTNAME'],
}),
token: (0,settings_inputs.hF)('API token. It is sent to `hostname` and nowhere else.', {
kind: 'secret',
environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'],
}),
'ca-file': (0,settings_inputs.hF)('PEM file with additional certificate authorities to trust.', { kind: 'path' }),
};
const OVERRIDE = {
name: 'override',
title: 'Plangate override',
description: 'Overrides the failed policies of a run, with a reason. Policies that cannot be overridden still fail.',
inputs: (0,settings_inputs.B1)({
run: (0,settings_inputs.hF)('Id of the run, as in `run-CZcmD7eagjhyX0vN`. Without it, on `issue_comment`, the command of the comment is carried out: see docs/commands.md.', { kind: 'string' }),
reason: (0,settings_inputs.hF)('Reason of the override. A command in a comment has its own. Everybody who can read the run sees it, with the person who started the job and a link.', { kind: 'string' }),
'override-by': (0,settings_inputs.hF)('Who may override by a comment: people (`octocat`), `role:maintain`, `role:admin`, teams (`acme/platform`). A line like `security/*: acme/security` names the owners of some policies. Required for comments. The default is nobody.', { kind: 'list', parse: read_guard.L6 }),
'allow-self-override': (0,settings_inputs.hF)('Also allow people to override who opened the pull request or pushed its last commit.', { kind: 'flag', default: 'false' }),
'members-token': (0,settings_inputs.hF)('Token that reads the members of teams in `override-by`. It needs to read the members of the organization; the token of a workflow cannot.', { kind: 'secret' }),
'gate-token': (0,settings_inputs.hF)('The `token` of the gate, when this action has a different one. Approvals by `allow-destroys` are sealed with it.', { kind: 'secret' }),
'comment-key': (0,settings_inputs.hF)('The `comment-key` of the gate.', { kind: 'string', default: 'default' }),
policies: (0,settings_inputs.hF)('The `policies` of the gate. Then a command overrides failures of your own soft-mandatory policies as well. The job needs a checkout and `opa`.', { kind: 'list' }),
exceptions: (0,settings_inputs.hF)('Path of the file of exceptions on the default branch, or its pinned address. `/plangate except` answers with an entry for it.', { kind: 'string' }),
organization: (0,settings_inputs.hF)('Organization of the workspaces.', {
kind: 'string',
required: true,
environment: ['TF_CLOUD_ORGANIZATION'],
}),
workspaces: (0,settings_inputs.hF)('Names of the workspaces whose runs may be overridden here. Runs of other workspaces are refused.', { kind: 'list', required: true, environment: ['TF_WORKSPACE'] }),
'github-token': (0,settings_inputs.hF)('Asks GitHub whether the person who started the job may write in the repository. Only then can they override.', { kind: 'secret', expression: '${{ github.token }}' }),
...CONNECTION,
}),
outputs: (0,settings_inputs.WY)({
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
...(0,settings_inputs.B1)({
'github-token': (0,settings_inputs.hF)('Reads the comment and what its author may do, reacts to it, and answers `/plangate help` and `/plangate except`.', { kind: 'secret', expression: '${{ github.token }}' }),
}),
],
outputs: (0,settings_inputs.WY)({
command: 'The command: override, allow-destroys, rerun or again. Empty when there is none. The job that acts checks the members of teams in `override-by`.',
}),
post: false,
};
const AGENT_TOKEN = {
name: 'agent-token',
title: 'Plangate agent token',
description: 'Creates a token for an HCP agent and revokes it when the job ends.',
inputs: (0,settings_inputs.B1)({
'agent-pool': (0,settings_inputs.hF)('Name of the agent pool, or its id as in `apool-4wT7q…`.', {
kind: 'string',
required: true,
}),
organization: (0,settings_inputs.hF)('Organization of the pool. Required when the pool is given by name.', {
kind: 'string',
environment: ['TF_CLOUD_ORGANIZATION'],
}),
description: (0,settings_inputs.hF)('Shown beside the token. By default it names the workflow run.', {
kind: 'string',
}),
'expired-at': (0,settings_inputs.hF)('Expiry date of the token, in case the job cannot revoke it, as in `2027-01-31T12:00:00Z`.', { kind: 'string' }),
...CONNECTION,
}),
outputs: (0,settings_inputs.WY)({
token: 'The token, masked in the log. Revoked at the end of the job.',
id: 'Its id.',
}),
post: true,
};
const CUSTOM = Object.fromEntries(Object.entries(team_workspace.ky).map(([name, values]) => {
const choices = values.map(String);
const description = `With the access level \`custom\` only: ${choices.join(', ')}.`;
return [name, (0,settings_inputs.hF)(description, { kind: 'choice', choices })];
}));
const TEAM_ACCESS = {
name: 'team-access',
title: 'Plangate team access',
description: 'Makes sure that a team has the given access to a workspace. Organizations of HCP Europe have groups in place of teams.',
inputs: (0,settings_inputs.B1)({
workspace: (0,settings_inputs.hF)('Name of the workspace, or its id as in `ws-6fHMCom98SDXSQUv`.', {
kind: 'string',
required: true,
environment: ['TF_WORKSPACE'],
}),
team: (0,settings_inputs.hF)('Name of the team, or its id as in `team-BUHBEM97xboT8TVz`.', {
kind: 'string',
required: true,
}),
access: (0,settings_inputs.hF)('Access level.', { kind: 'choice', required: true, choices: team_workspace.FF }),
...CUSTOM,
organization: (0,settings_inputs.hF)('Organization of the workspace. Required when the workspace is given by name.', { kind: 'string', environment: ['TF_CLOUD_ORGANIZATION'] }),
...CONNECTION,
}),
outputs: (0,settings_inputs.WY)({
id: 'Id of the team access.',
change: 'created, updated or none.',
}),
post: false,
};
function ofGate(isTaken) {
return settings_inputs.mc.filter((each) => (0,settings_inputs.Sw)(each, 'action') && isTaken(each.name));
}
const AT_APPLIES = 'token hostname organization workspace workspaces directory ca-file trusted-branch timeout comment comment-key github-token';
const REPORT_APPLY = {
name: 'report-apply',
title: 'Plangate report-apply',
description: 'On `push`: waits for the apply of the commit and reports its result on the merged pull request.',
inputs: [
...(0,settings_inputs.B1)({
run: (0,settings_inputs.hF)('Run whose apply is reported, as in `run-…`. Name one workspace with it. The default is the run that version control started for the commit. For a provisional run of the gate, pass its id.', { kind: 'string' }),
}),
...ofGate((name) => AT_APPLIES.split(' ').includes(name)),
],
outputs: [
...(0,settings_inputs.WY)({
applied: 'applied, nothing, failed, against-policy (a policy failed that was evaluated with the apply), waits (for a person), unfinished or none. Of several workspaces, the worst.',
green: 'Whether the apply ended well: true or false.',
}),
...settings_inputs.py.filter(({ name }) => /^(?:run-|comment-url$)/.test(name)),
],
post: false,
};
const COMBINE = {
name: 'combine',
title: 'Plangate combine',
description: 'Judges the runs of all groups of a matrix again: one verdict, one comment, one required check. For large organizations.',
inputs: [
...(0,settings_inputs.B1)({
groups: (0,settings_inputs.hF)('The output of `plangate matrix`, taken from its job and never from an artifact.', { kind: 'string', required: true }),
from: (0,settings_inputs.hF)('Directory with the reports of the groups: every *.json below it.', {
kind: 'path',
default: settings_inputs.Sk,
}),
}),
...ofGate((name) => !NOT_COMBINED.includes(name)),
],
outputs: settings_inputs.py,
post: false,
};
const SUB_ACTIONS = [OVERRIDE, COMMAND, REPORT_APPLY, AGENT_TOKEN, TEAM_ACCESS, COMBINE].map((action) => ({
...action,
ofGate: action.inputs.flatMap((each) => settings_inputs.mc.some((one) => one === each) ? [each.name] : []),
}));
function readSubInputs(action, inputs, environment) {
const problems = (0,settings_settings.qs)(inputs, action.inputs);
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
const chosen = choices === undefined ? { value: text } : (0,parse.HU)(text, choices);
if ('value' in chosen)
values[name] = chosen.value;
else
problems.push({ where: name, message: chosen.problem });
}
return { values, problems };
}
var trust_tree = __webpack_require__(80734);
var render_workflow = __webpack_require__(95641);
var finding = __webpack_require__(74423);
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/src/cli/doctor/read-workflow.js
const MAX_LENGTH = 500_000;
function readWorkflow(path, text) {
if (text.length > MAX_LENGTH)
return { at: path, problem: 'is too large for a workflow' };
const lineCounter = new dist.HN();
const document = (0,dist.Tp)(text, { lineCounter, prettyErrors: false, logLevel: 'silent' });
const [error] = document.errors;
if (error !== undefined) {
const { line } = lineCounter.linePos(error.pos[0]);
return { at: `${path}:${line}`, problem: `is not valid YAML: ${firstLine(error.message)}` };
}
const lineOf = (...keys) => {
const node = document.getIn(keys, true);
const start = (0,dist.Ll)(node) ? node.range?.[0] : undefined;
return start === undefined ? path : `${path}:${lineCounter.linePos(start).line}`;
};
let content;
try {
content = document.toJS();
}
catch (thrown) {
return { at: path, problem: `is not valid YAML: ${firstLine(String(thrown))}` };
}
if (!(0,parse.u4)(content))
return { at: path, problem: 'is not a workflow: it has no keys' };
const triggers = readTriggers(content['on']);
const jobs = readJobs(content, lineOf);
return { workflow: { path, text, body: content, lineOf, triggers, jobs } };
}
function mappingIn(value) {
return (0,parse.u4)(value) ? value : {};
}
function scalarText(value) {
if (typeof value === 'string')
return value;
return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
function isCheckout({ body }) {
return scalarText(body['uses']).startsWith('actions/checkout@');
}
function readTriggers(on) {
if (typeof on === 'string')
return new Map([[on, {}]]);
if (Array.isArray(on))
return new Map(on.map((event) => [String(event), {}]));
const events = Object.entries(mappingIn(on));
return new Map(events.map(([event, filters]) => [event, mappingIn(filters)]));
}
function readJobs(body, lineOf) {
return Object.entries(mappingIn(body['jobs'])).map(([name, value]) => {
const job = mappingIn(value);
const steps = (0,parse.c3)(job['steps']).flatMap((each, nth) => {
const path = ['jobs', name, 'steps', nth];
const step = mappingIn(each);
const inside = (0,parse.c3)(step['parallel']).map((one, at) => ({
body: mappingIn(one),
at: lineOf(...path, 'parallel', at),
nth,
}));
return [{ body: step, at: lineOf(...path), nth }, ...inside];
});
return { name, body: job, steps };
});
}
function firstLine(message) {
return message.split('\n', 1)[0] ?? message;
}
function permissionLevel(workflow, job, scope) {
const written = job.body['permissions'] ?? workflow.body['permissions'];
if (written === undefined || written === null)
return undefined;
if (written === 'write-all')
return 'write';
if (written === 'read-all')
return 'read';
const level = (0,parse._F)(written, scope);
return typeof level === 'string' ? level : 'none';
}
function callsOf(workflow) {
return workflow.jobs.flatMap((job) => {
const [, called] = /^[.$]\/(\.github\/workflows\/[^@]+)$/.exec(scalarText(job.body['uses'])) ?? [];
return called === undefined ? [] : [{ workflow, job, called }];
});
}
var read_regular = __webpack_require__(43962);
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-step.js
const FOLDERS = ['', ...SUB_ACTIONS.map(({ name }) => name)];
const SECRET_PLACEHOLDER = 'known-to-github-only';
function gateStepsOf(workflow) {
return workflow.jobs.flatMap((job) => job.steps.flatMap((step) => {
const written = scalarText(step.body['uses']).trim();
const uses = THIS_ACTION.exec(written);
return uses === null ? [] : [{ workflow, job, step, folder: uses[1] ?? '', ref: uses[2] }];
}));
}
const THIS_ACTION = /^(?:https:\/\/github\.com\/)?plangate\/plangate(?:\/([^@]*))?(?:@(.*))?$/i;
function examineVersion({ step, folder, ref }, version) {
const pin = `Name the commit of the release; this prints it: ${(0,render_workflow.VO)(version)}`;
if (!FOLDERS.some((name) => name === folder)) {
const seen = `uses ${(0,quote.hD)(`plangate/plangate/${folder}`)}, which is not there`;
const fix = `There are ${FOLDERS.slice(1).join(', ')}, and the gate itself: \`plangate/plangate@…\`.`;
return [(0,finding.CC)(step.at, seen, fix)];
}
if (ref === undefined || ref === '')
return [(0,finding.CC)(step.at, 'uses plangate/plangate without a version', pin)];
if (ref.includes('<'))
return [(0,finding.CC)(step.at, `still has ${(0,quote.hD)(ref)} in place of the version`, pin)];
if (ref.includes('${{') || /^[0-9a-f]{40}$/.test(ref))
return [];
if (/^[0-9a-f]{7,39}$/.test(ref)) {
const seen = `names the commit by ${(0,quote.hD)(ref)}, and GitHub takes it whole only`;
return [(0,finding.CC)(step.at, seen, pin)];
}
return [(0,finding.N4)(step.at, `uses ${(0,quote.hD)(ref)}, a tag or a branch that can be moved`, pin)];
}
function readStepInputs({ workflow, job, step, folder }, specs = settings_inputs.mc) {
const known = { literal: {}, unknown: new Set(), environment: {} };
for (const [name, value] of Object.entries(mappingIn(step.body['with']))) {
if (value === null || value === undefined)
continue;
const text = scalarText(value);
if (typeof value === 'object' || text.includes('${{'))
known.unknown.add(name);
else
known.literal[name] = text;
}
for (const { env } of [workflow.body, job.body, step.body]) {
for (const [name, value] of Object.entries(mappingIn(env))) {
if (!name.startsWith('TF_'))
continue;
const text = scalarText(value);
if (!text.includes('${{'))
known.environment[name] = text;
else if (/TOKEN/.test(name))
known.environment[name] = SECRET_PLACEHOLDER;
else
specs
.filter((spec) => spec.environment?.includes(name))
.forEach((spec) => known.unknown.add(spec.name));
}
}
if (writesEnvironment(job, step)) {
specs.filter((spec) => spec.environment).forEach((spec) => known.unknown.add(spec.name));
}
const isImplied = local_names.EA.some((name) => known.unknown.has(name));
if (folder === '' && (isImplied || (0,settings_settings.FD)(known.literal)))
known.literal['local'] = 'true';
return known;
}
function writesEnvironment(job, step) {
return stepsBefore({ job, step }).some(({ body }) => scalarText(body['run']).includes('GITHUB_ENV'));
}
async function examineInputs(gate, root) {
const { at } = gate.step;
const inputs = readStepInputs(gate);
const { literal, unknown } = inputs;
const names = (0,settings_settings.qs)(Object.fromEntries([...Object.keys(literal), ...unknown].map((name) => [name, ''])), settings_inputs.mc.filter((spec) => (0,settings_inputs.Sw)(spec, 'action')));
const misspelt = names.flatMap(({ where }) => meantInputs(where));
const settings = await examineSettings(gate, inputs, root);
const isUnnamed = (0,settings_settings.FD)(literal) && !unknown.has('policies') && !literal['policies']?.trim();
if (isUnnamed)
settings.push({ where: 'policies', message: UNNAMED, mayAppear: false });
return [
...names.map((wrong) => ofInput(wrong, at)),
...((0,settings_settings.FD)(literal) ? [] : examineToken(gate, literal)),
...settings
.filter(({ where }) => !misspelt.includes(where))
.map((wrong) => {
const finding = ofInput(wrong, at);
return wrong.mayAppear ? { ...finding, state: 'unknown' } : finding;
}),
...(unknown.has('source') || literal['source'] === 'vcs' ? [] : examineFiles(gate)),
];
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address.';
function meantInputs(written) {
const near = (0,did_you_mean.a)(written, settings_inputs.mc.map(({ name }) => name));
return near === undefined ? [written] : [written, near];
}
async function examineSettings(gate, { literal, unknown, environment }, root) {
const runs = stepsBefore(gate).filter(({ body }) => typeof body['run'] === 'string');
const checkout = mappingIn(stepsBefore(gate).find(isCheckout)?.body['with']);
if (checkout['path'] !== undefined || checkout['repository'] !== undefined) {
unknown.add('directory');
}
if (runs.length > 0)
unknown.add('ca-file');
if (writesEnvironment(gate.job, gate.step))
unknown.add('workspaces');
if (unknown.has('directory')) {
['hostname', 'organization', 'workspace', 'workspaces'].forEach((name) => unknown.add(name));
}
if (unknown.has('workspace') || unknown.has('workspaces'))
unknown.add('workspace').add('workspaces');
const hidden = unknown.has('plan') ? 'plan' : 'token';
const isHidden = unknown.has('plan') || !(0,settings_settings.FD)(literal);
const inputs = isHidden ? { ...literal, [hidden]: SECRET_PLACEHOLDER } : literal;
const files = (0,trust_tree.O2)({
names: (directory) => (0,promises_.readdir)((0,external_node_path_.join)(root, directory)).catch(() => undefined),
read: (path) => (0,read_regular.VX)((0,external_node_path_.join)(root, path)).catch(() => undefined),
});
const tree = (0,trust_tree.g7)(true, { workspace: root, trusted: async () => files });
const loaded = await (0,load_settings.M5)({ inputs, environment, entryPoint: 'action' }, root, tree);
const problems = 'problems' in loaded ? loaded.problems : [];
return (problems
.filter(({ where: input }) => !unknown.has(input))
.map((wrong) => ({ ...wrong, mayAppear: wrong.where === 'directory' && runs.length > 0 })));
}
function examineFiles(gate) {
if (stepsBefore(gate).some(({ body }) => body['uses'] !== undefined))
return [];
const seen = 'has no checkout before it, so there are no files to plan';
const fix = 'Add a step with `uses: actions/checkout@…` before it.';
return [(0,finding.CC)(gate.step.at, seen, fix)];
}
function stepsBefore({ job, step }) {
return job.steps.filter(({ nth }) => nth < step.nth);
}
function examineToken({ step, workflow, job }, literal) {
const fix = 'Pass `token: ${{ secrets.TF_API_TOKEN }}`.';
if ((literal['token'] ?? '').trim() !== '') {
const seen = 'has the token written into it, for everybody who reads the repository';
const revoke = `Revoke that token, keep a new one as a secret, and p${fix.slice(1)}`;
return [(0,finding.CC)(step.at, seen, revoke)];
}
const written = mappingIn(step.body['with'])['token'];
const token = typeof written === 'string' ? written.trim() : '';
if (/^\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}$/i.test(token)) {
const seen = 'passes the token of GitHub as `token`, which is for the service that plans';
return [(0,finding.CC)(step.at, seen, fix)];
}
const isInEnvironment = [workflow.body, job.body, step.body]
.flatMap(({ env }) => Object.keys(mappingIn(env)))
.some((name) => /^TF_(?:API_TOKEN|TOKEN_.+)$/.test(name));
if (token !== '' || isInEnvironment || writesEnvironment(job, step))
return [];
return [(0,finding.CC)(step.at, 'has no `token`', fix)];
}
function ofInput({ where, message }, at) {
const [seen = message, ...rest] = `\`${where}\` ${message}`.split(/(?<=\.) /);
const fix = rest.length > 0 ? rest.join(' ') : `See ${(0,own_pages.S)('docs/inputs.md')} for what it takes.`;
return { ...(0,finding.CC)(at, seen.replace(/\.$/, ''), fix), input: where };
}
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-job.js
function examineJob(gate, calls) {
const { workflow, job, step, folder } = gate;
const inputs = readStepInputs(gate);
const isGate = folder === '';
const swallowing = [
{ body: job.body, what: 'job', at: workflow.lineOf('jobs', job.name) },
{ body: step.body, what: 'step', at: step.at },
].filter(({ body }) => body['continue-on-error'] === true);
return [
...(isGate ? [gate, ...calls].flatMap((starts) => examineTriggers(starts, inputs)) : []),
...examinePermissions(gate, inputs, calls),
...(isGate ? examineTime(gate, inputs) : []),
...swallowing.map(({ what, at }) => {
const seen = `has \`continue-on-error\` on the ${what}: the job passes although the gate fails`;
return (0,finding.N4)(at, seen, 'Take it out, or use `fail-on: never`.');
}),
];
}
function examineTime({ workflow, job, step }, { literal, unknown }) {
if (unknown.has('timeout'))
return [];
const timeoutMs = (0,settings_settings.OW)(literal['timeout']);
const limits = [
{
limit: job.body['timeout-minutes'],
at: workflow.lineOf('jobs', job.name, 'timeout-minutes'),
},
{ limit: step.body['timeout-minutes'], at: step.at },
];
return limits.flatMap(({ limit, at }) => {
if (typeof limit !== 'number' || limit * 60_000 >= timeoutMs)
return [];
const own = literal['timeout'] ?? settings_inputs.g$.timeout.default;
const seen = `has \`timeout-minutes: ${limit}\`, which is less than the gate's \`timeout\` of ${own}: GitHub ends the job, and no comment says why`;
return [(0,finding.N4)(at, seen, `Set \`timeout\` below ${limit}m, or raise \`timeout-minutes\`.`)];
});
}
function examinePermissions(gate, inputs, calls) {
const { workflow, job } = gate;
const listsPermissions = permissionLevel(workflow, job, 'checks') !== undefined;
const jobs = listsPermissions || calls.length === 0 ? [gate, ...calls] : [...calls];
const isCalled = workflow.triggers.has('workflow_call') && workflow.triggers.size === 1;
return jobs.flatMap((granting) => {
const at = granting.workflow.lineOf('jobs', granting.job.name);
const named = `the job ${(0,quote.hD)(granting.job.name)}`;
if (permissionLevel(granting.workflow, granting.job, 'checks') === undefined) {
const decides = isCalled && calls.length === 0 ? 'the job that calls it' : 'the settings of the repository';
const seen = `says no \`permissions\` for ${named}: what it may do depends on ${decides}`;
return [(0,finding.L5)(at, seen)];
}
return neededBy(gate, inputs).flatMap(({ scope, level, lack, isNeeded }) => {
const has = permissionLevel(granting.workflow, granting.job, scope);
if (!isNeeded || has === 'write' || has === level)
return [];
const fix = `Add \`${scope}: ${level}\` under \`permissions:\` of that job.`;
return [(0,finding.N4)(at, `has no permission to ${lack} in ${named}`, fix)];
});
});
}
function neededBy(gate, { literal, unknown }) {
const isComment = literal['comment'] !== 'off' && !unknown.has('github-token');
const isAnnotated = literal['annotate'] !== 'off' &&
!unknown.has('checks-token') &&
gate.folder !== 'report-apply' &&
literal['group'] === undefined &&
!unknown.has('group');
return [
{ scope: 'pull-requests', level: 'write', lack: 'comment', isNeeded: isComment },
{ scope: 'checks', level: 'write', lack: 'annotate', isNeeded: isAnnotated },
{
scope: 'contents',
level: 'read',
lack: 'check out a private repository',
isNeeded: stepsBefore(gate).some(isCheckout),
},
];
}
const ALWAYS = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\))\s*(?:\}\})?$/;
function examineTriggers({ workflow, job }, { literal, unknown: unread }) {
const { triggers, lineOf } = workflow;
const at = lineOf('jobs', job.name);
const findings = [];
for (const event of ['pull_request', 'pull_request_target']) {
const filters = triggers.get(event);
if (filters === undefined)
continue;
const types = [filters['types'] ?? []].flat().map(String);
if (types.length > 0 && !types.includes('synchronize')) {
const seen = `does not run when a pull request gets new commits (\`types\` of ${event})`;
findings.push((0,finding.N4)(lineOf('on', event), seen, 'Add `synchronize`, or leave `types` out.'));
}
if (filters['paths'] !== undefined || filters['paths-ignore'] !== undefined) {
const seen = `runs for some paths only: where the check is required, other pull requests wait for it without end`;
const fix = 'Where it is required, let it run on all of them; `affected-only` leaves out what no file touches.';
findings.push((0,finding.L5)(lineOf('on', event), seen, fix));
}
}
const judgesPlan = literal['plan'] !== undefined || unread.has('plan');
const isReleased = job.body['environment'] !== undefined;
if (triggers.has('pull_request_target') && !judgesPlan && !isReleased) {
const fix = 'Use `on: pull_request`: a plan runs code, and here it would run with your secrets.';
findings.push((0,finding.N4)(lineOf('on'), 'runs on pull_request_target', fix));
}
findings.push(...examineQueue({ workflow, job }));
const condition = job.body['if'];
if (condition !== undefined && !ALWAYS.test(scalarText(condition).trim())) {
const seen = `skips the job ${(0,quote.hD)(job.name)} unless its \`if\` is met, and a required check that is skipped counts as passed`;
findings.push((0,finding.L5)(at, seen));
}
const onPullRequests = [
'pull_request',
'pull_request_target',
'merge_group',
'workflow_call',
'workflow_run',
'issue_comment',
];
const elsewhere = literal['mode'] === 'provisional';
if (triggers.size > 0 && !elsewhere && !onPullRequests.some((event) => triggers.has(event))) {
const seen = `is started by no pull request: ${[...triggers.keys()].join(', ')}`;
findings.push((0,finding.L5)(lineOf('on'), seen));
}
return findings;
}
function examineQueue({ workflow, job }) {
if (!workflow.triggers.has('merge_group'))
return [];
const blocks = [
{ body: workflow.body['concurrency'], at: workflow.lineOf('concurrency') },
{ body: job.body['concurrency'], at: workflow.lineOf('jobs', job.name, 'concurrency') },
];
return blocks.flatMap(({ body, at }) => {
const { group: written, 'cancel-in-progress': cancels } = mappingIn(body);
const group = scalarText(written);
const isOfEach = /github\.(?:ref|sha|run_id|event\.merge_group)\b/.test(group);
if (cancels !== true || isOfEach)
return [];
const seen = `cancels every entry of the merge queue but the newest: all of them have the group ${(0,quote.hD)(group)}`;
const fix = 'Write `${{ github.event.pull_request.number || github.ref }}` in the group.';
return [(0,finding.N4)(at, seen, fix)];
});
}
var features = __webpack_require__(15478);
var workflow_parser_dist = __webpack_require__(22657);
var convert = __webpack_require__(74225);
var mapping_definition = __webpack_require__(64129);
var one_of_definition = __webpack_require__(57621);
var string_definition = __webpack_require__(768);
var template_context = __webpack_require__(15071);
var template_token = __webpack_require__(2645);
var types = __webpack_require__(53709);
var workflow_schema = __webpack_require__(53289);
;// CONCATENATED MODULE: ./build/src/cli/doctor/parse-as-github.js
const featureFlags = new features.g({ allowBackgroundSteps: true });
async function parseAsGitHub(path, text, read) {
const context = new template_context.m(new template_context.R(), (0,workflow_schema.L)(), new workflow_parser_dist.P0());
context.state['featureFlags'] = featureFlags;
const { value: root } = (0,workflow_parser_dist.hM)({ name: path, content: text }, context);
const shape = context.errors.getErrors().map(toError);
const meaning = root === undefined ? [] : await errorsOfMeaning(context, root, path, read);
const accepted = root === undefined ? [] : acceptedPlaces(root);
const places = new Map();
for (const { message, start, known } of [...shape, ...meaning]) {
const place = positionOf(start);
if (places.has(place) || accepted.includes(place))
continue;
const words = known ?? (root === undefined ? [] : knownAt(root, start, context));
const line = (message.split('\n', 1)[0] ?? '').replace(/ at line \d+, column \d+:$/, '');
places.set(place, { ...start, message: line, known: words });
}
return [...places.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}
function toError({ rawMessage, range }) {
return { message: rawMessage, start: range?.start ?? { line: 1, column: 1 } };
}
async function errorsOfMeaning(context, root, path, read) {
const before = context.errors.count;
const files = {
async getFileContent(file) {
if ('repository' in file)
return { name: file.path, content: '[' };
const content = await read(file.path);
if (content === undefined)
throw new Error(`${file.path} is not there`);
return { name: file.path, content };
},
};
const converted = await (0,workflow_parser_dist.DE)(context, root, files, {
errorPolicy: convert.t.TryConversion,
fetchReusableWorkflowDepth: 1,
featureFlags,
});
const jobs = below(root, 'jobs');
const ids = jobs !== undefined && (0,workflow_parser_dist.pi)(jobs) ? [...jobs].map(({ key }) => String(key)) : [];
const isIncomplete = (converted.jobs?.length ?? 0) < ids.length;
return (context.errors
.getErrors()
.slice(before)
.filter(({ prefix }) => prefix?.startsWith(`${path} `))
.map(toError)
.filter(({ message }) => !isOfConversion(message, ids, isIncomplete))
.map((error) => {
if (!UNKNOWN_JOB.test(error.message))
return error;
const known = ids.filter((id) => !error.message.startsWith(`Job '${id}' `));
return { ...error, known };
}));
}
const UNKNOWN_JOB = /^Job '.*' depends on unknown job '(.*)'\.$/;
function isOfConversion(message, ids, isIncomplete) {
if (/^Unexpected type '\w+' encountered while reading /.test(message))
return true;
if (!isIncomplete)
return false;
const [, needed] = UNKNOWN_JOB.exec(message) ?? [];
if (needed !== undefined)
return ids.includes(needed);
return (message === 'The workflow must contain at least one job with no dependencies.' ||
message.endsWith('creates a cycle in the dependency graph.'));
}
function acceptedPlaces(root) {
const on = below(root, 'on');
const events = on !== undefined && (0,workflow_parser_dist.wZ)(on) ? [...on] : [on];
const inputs = below(below(on, 'workflow_dispatch'), 'inputs');
const named = inputs !== undefined && (0,workflow_parser_dist.pi)(inputs) ? [...inputs] : [];
const empty = [inputs, ...named.map(({ value }) => value)];
const accepted = [
...events.filter((event) => event && (0,workflow_parser_dist.Kg)(event) && event.value === 'repository_dispatch'),
...empty.filter((token) => token?.templateTokenType === types.k.Null),
];
return accepted.flatMap((token) => token?.range === undefined ? [] : [positionOf(token.range.start)]);
}
function below(token, key) {
return token !== undefined && (0,workflow_parser_dist.pi)(token) ? token.find(key) : undefined;
}
function positionOf({ line, column }) {
return `${line}:${column}`;
}
function knownAt(root, place, { schema }) {
let inner;
for (const [, token, key] of template_token.s.traverse(root)) {
if (!holds(token, place))
continue;
inner = token.definition ?? key?.definition ?? inner;
}
return wordsOf(inner, schema);
}
function holds({ range }, { line, column }) {
if (range === undefined)
return false;
const { start, end } = range;
const isAfterStart = start.line < line || (start.line === line && start.column <= column);
return isAfterStart && (line < end.line || (line === end.line && column < end.column));
}
function wordsOf(definition, schema) {
if (definition instanceof mapping_definition.c)
return Object.keys(definition.properties);
if (definition instanceof string_definition.J) {
return definition.constant === '' ? [] : [definition.constant];
}
if (!(definition instanceof one_of_definition.N))
return [];
return definition.oneOf.flatMap((name) => wordsOf(schema.getDefinition(name), schema));
}
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-structure.js
async function examineStructure({ path, text }, texts) {
const refusals = await parseAsGitHub(path, text, async (called) => texts.get(called));
const misspelt = refusals.flatMap((refusal) => nearOf(refusal) ?? []);
return refusals
.filter(({ message }) => !missingKeys(message).some((key) => misspelt.includes(key)))
.map((refusal) => ofRefusal(path, refusal));
}
function ofRefusal(path, refusal) {
const { line, message } = refusal;
const near = nearOf(refusal);
const missing = missingKeys(message);
let fix = 'Correct it: GitHub starts nothing of this file before that.';
if (near !== undefined)
fix = `Did you mean \`${near}\`?`;
else if (missing.length === 1)
fix = `Add \`${EXAMPLES[message] ?? missing.join('')}\`.`;
else if (missing.includes('runs-on'))
fix = 'Add `runs-on` and `steps`, or `uses`.';
else if (unexpected(message) !== undefined)
fix = 'Take it out, or put it where it belongs.';
const said = message.replace(/ Add one of these .*/, '');
return (0,finding.CC)(`${path}:${line}`, `GitHub refuses it: ${said}`, fix);
}
const EXAMPLES = {
'Required property is missing: on': 'on: pull_request',
'Required property is missing: runs-on': 'runs-on: ubuntu-latest',
};
function nearOf({ message, known }) {
const word = unexpected(message) ?? /depends on unknown job '(.*)'/.exec(message)?.[1];
return word === undefined ? undefined : (0,did_you_mean.a)(word, known);
}
function unexpected(message) {
return /^Unexpected value '(.*)'$/.exec(message)?.[1];
}
function missingKeys(message) {
const [, keys] = /^Required property is missing: (.*)$|/.exec(message) ?? [];
const [, choice] = / Add one of these properties: (.*)$/.exec(message) ?? [];
return (keys ?? choice)?.split(', ') ?? [];
}
var trust_target = __webpack_require__(37351);
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-sub-action.js
async function examineSubAction(gate, root) {
const action = SUB_ACTIONS.find(({ name }) => name === gate.folder);
if (action === undefined)
return [];
const inputs = readStepInputs(gate, action.inputs);
const { literal, unknown, environment } = inputs;
const later = Object.fromEntries(Array.from(unknown, (name) => [name, SECRET_PLACEHOLDER]));
const { problems } = readSubInputs(action, { ...later, ...literal }, environment);
const inputNames = new Set(action.inputs.map(({ name }) => name));
for (const spec of action.inputs) {
const text = literal[spec.name]?.trim() ?? '';
if (text === '' || spec.choices !== undefined)
continue;
const parsed = (0,settings_settings.CU)(spec, text);
if ('problem' in parsed)
problems.push({ where: spec.name, message: parsed.problem });
}
const reported = new Set(problems.map(({ where }) => where));
const token = SECRET_PLACEHOLDER;
const target = { hostname: literal['hostname'], token, environment, missingToken: () => '' };
const asksHost = inputNames.has('hostname') && !unknown.has('hostname');
const more = [
...(asksHost ? (0,trust_target.b)(target).problems : []),
...(gate.folder === 'combine' ? await examineCombined(gate, inputs, root) : []),
];
problems.push(...more.filter(({ where }) => inputNames.has(where) && !reported.has(where)));
const wrong = problems.filter(({ where }) => !inputNames.has(where) || !unknown.has(where));
return [
...(inputNames.has('token') ? examineToken(gate, literal) : []),
...wrong.map((each) => ofInput(each, gate.step.at)),
];
}
async function examineCombined(gate, inputs, root) {
const { groups: _, from: __, ...literal } = inputs.literal;
const unknown = new Set([...inputs.unknown, 'workspace', 'workspaces']);
const problems = await examineSettings(gate, { ...inputs, literal, unknown }, root);
const isNamed = literal['directory'] !== undefined;
return problems.filter(({ where }) => where !== 'directory' || isNamed);
}
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-workflows.js
const FOLDER = '.github/workflows';
const MENTION = /plangate\/plangate/i;
async function examineWorkflows(root, version) {
const names = await (0,promises_.readdir)((0,external_node_path_.join)(root, FOLDER)).catch(() => []);
const texts = new Map();
for (const name of names.filter((each) => /\.ya?ml$/.test(each)).sort()) {
const path = `${FOLDER}/${name}`;
texts.set(path, await (0,read_regular.VX)((0,external_node_path_.join)(root, path)).catch(() => ''));
}
const files = Array.from(texts, ([path, text]) => ({ path, text, ...readWorkflow(path, text) }));
const calls = files.flatMap((file) => ('problem' in file ? [] : callsOf(file.workflow)));
const findings = [];
const gates = [];
for (const file of files) {
if ('problem' in file) {
const fix = 'Correct it: GitHub starts nothing of this file before that.';
if (MENTION.test(file.text))
findings.push((0,finding.CC)(file.at, file.problem, fix));
continue;
}
const { workflow } = file;
const isNamed = MENTION.test(JSON.stringify(workflow.body));
const steps = gateStepsOf(workflow);
const callers = calls.filter(({ called }) => called === file.path);
const found = [];
for (const one of [workflow, ...callers.map((call) => call.workflow)]) {
if (steps.length > 0 || isNamed)
found.push(...(await examineStructure(one, texts)));
}
for (const step of steps)
found.push(...(await examineStep(step, callers, { root, version })));
if (steps.length > 0 && found.every(({ state }) => state === 'ok' || state === 'unknown')) {
findings.push((0,finding.ok)(file.path, `starts on ${eventsOf(workflow, callers).join(', ')}`));
}
findings.push(...found);
gates.push(...steps.filter(({ folder }) => folder === ''));
}
return {
findings: [...new Map(findings.map((each) => [JSON.stringify(each), each])).values()],
gates: gates.map((gate) => examinedGate(gate, findings)),
};
}
async function examineStep(step, callers, { root, version }) {
const isGate = step.folder === '';
const judgesOrReports = isGate || ['combine', 'report-apply'].includes(step.folder);
return [
...examineVersion(step, version),
...(await (isGate ? examineInputs(step, root) : examineSubAction(step, root))),
...(judgesOrReports ? examineJob(step, callers) : []),
];
}
function eventsOf(workflow, callers) {
const starting = [workflow, ...callers.map((call) => call.workflow)];
const events = new Set(starting.flatMap(({ triggers }) => [...triggers.keys()]));
if (callers.length > 0)
events.delete('workflow_call');
return [...events];
}
function examinedGate(gate, findings) {
const { at } = gate.step;
const { literal, unknown } = readStepInputs(gate);
const refused = findings.flatMap(({ subject, state, input }) => subject === at && state === 'problem' && input !== undefined ? meantInputs(input) : []);
const sound = Object.entries(literal).filter(([name]) => !refused.includes(name));
const steps = gate.workflow.jobs.flatMap((job) => job.steps);
const writesDigest = steps.some(({ body }) => /\bplangate digest\b/.test(scalarText(body['run'])));
return { at, inputs: Object.fromEntries(sound), elsewhere: [...unknown], refused, writesDigest };
}
/***/ })
};
