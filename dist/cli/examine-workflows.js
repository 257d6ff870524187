export const id = 9930;
export const ids = [9930];
export const modules = {
/***/ 79930:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
examineWorkflows: () => ( examineWorkflows)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var finding = __webpack_require__(74423);
var features = __webpack_require__(15478);
var dist = __webpack_require__(45808);
var convert = __webpack_require__(55323);
var template_context = __webpack_require__(60377);
var types = __webpack_require__(63070);
var workflow_schema = __webpack_require__(6531);
;// CONCATENATED MODULE: ./build/src/cli/doctor/parse-as-github.js
const featureFlags = new features.g({ allowBackgroundSteps: true });
async function parseAsGitHub(path, text, textOf) {
const context = new template_context.m(new template_context.R(), (0,workflow_schema.L)(), new dist.P0());
context.state['featureFlags'] = featureFlags;
const { value: root } = (0,dist.hM)({ name: path, content: text }, context);
const parseErrors = context.errors.getErrors().map(toWorkflowError);
const otherErrors = root === undefined ? [] : await conversionErrors(context, root, path, textOf);
const accepted = root === undefined ? [] : acceptedPositions(root);
const errors = new Map();
for (const error of [...parseErrors, ...otherErrors]) {
const position = positionOf(error);
if (errors.has(position) || accepted.includes(position))
continue;
const [firstLine = ''] = error.message.split('\n', 1);
const sentence = firstLine.replace(/ at line \d+, column \d+:$/, '');
errors.set(position, { ...error, message: sentence });
}
return [...errors.values()].sort((one, other) => one.line - other.line || one.column - other.column);
}
function toWorkflowError({ rawMessage, range }) {
return { ...(range?.start ?? { line: 1, column: 1 }), message: rawMessage };
}
async function conversionErrors(context, root, path, textOf) {
const parseErrorCount = context.errors.count;
const files = {
async getFileContent(file) {
if ('repository' in file)
return { name: file.path, content: '[' };
const content = textOf(file.path);
if (content === undefined)
throw new Error(`${file.path} is not there`);
return { name: file.path, content };
},
};
const converted = await (0,dist.DE)(context, root, files, {
errorPolicy: convert.t.TryConversion,
fetchReusableWorkflowDepth: 1,
featureFlags,
});
const jobs = childOf(root, 'jobs');
const jobIds = jobs !== undefined && (0,dist.pi)(jobs) ? [...jobs].map(({ key }) => String(key)) : [];
const hasLostJobs = (converted.jobs?.length ?? 0) < jobIds.length;
return (context.errors
.getErrors()
.slice(parseErrorCount)
.filter(({ prefix }) => prefix?.startsWith(`${path} `))
.map(toWorkflowError)
.filter(({ message }) => !isOfConversion(message, jobIds, hasLostJobs)));
}
function isOfConversion(message, jobIds, hasLostJobs) {
if (/^Unexpected type '\w+' encountered while reading /.test(message))
return true;
if (!hasLostJobs)
return false;
const [, neededId] = /^Job '.*' depends on unknown job '(.*)'\.$/.exec(message) ?? [];
if (neededId !== undefined)
return jobIds.includes(neededId);
return (message === 'The workflow must contain at least one job with no dependencies.' ||
message.endsWith('creates a cycle in the dependency graph.'));
}
function acceptedPositions(root) {
const on = childOf(root, 'on');
const events = on !== undefined && (0,dist.wZ)(on) ? [...on] : [on];
const inputs = childOf(childOf(on, 'workflow_dispatch'), 'inputs');
const inputPairs = inputs !== undefined && (0,dist.pi)(inputs) ? [...inputs] : [];
const mayBeEmpty = [inputs, ...inputPairs.map(({ value }) => value)];
const accepted = [
...events.filter((event) => event && (0,dist.Kg)(event) && event.value === 'repository_dispatch'),
...mayBeEmpty.filter((token) => token?.templateTokenType === types.k.Null),
];
return accepted.flatMap((token) => token?.range === undefined ? [] : [positionOf(token.range.start)]);
}
function childOf(token, key) {
return token !== undefined && (0,dist.pi)(token) ? token.find(key) : undefined;
}
function positionOf({ line, column }) {
return `${line}:${column}`;
}
var parse = __webpack_require__(2340);
var yaml_dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/src/cli/doctor/read-workflow.js
const MAX_LENGTH = 500_000;
function readWorkflow(path, text) {
if (text.length > MAX_LENGTH)
return { place: path, problem: 'is too large for a workflow' };
const lineCounter = new yaml_dist.HN();
const document = (0,yaml_dist.Tp)(text, { lineCounter, prettyErrors: false, logLevel: 'silent' });
const [error] = document.errors;
if (error !== undefined) {
const { line } = lineCounter.linePos(error.pos[0]);
return { place: `${path}:${line}`, problem: `is not valid YAML: ${firstLine(error.message)}` };
}
const lineOf = (...keys) => {
const node = document.getIn(keys, true);
const start = (0,yaml_dist.Ll)(node) ? node.range?.[0] : undefined;
return start === undefined ? path : `${path}:${lineCounter.linePos(start).line}`;
};
let content;
try {
content = document.toJS();
JSON.stringify(content);
}
catch {
const problem = 'has an alias that contains itself, or more aliases than are read';
return { place: path, problem };
}
if (!(0,parse.u4)(content))
return { place: path, problem: 'is not a workflow: it has no keys' };
const triggers = readTriggers(content['on']);
const jobs = readJobs(content, lineOf);
return { workflow: { path, text, body: content, lineOf, triggers, jobs } };
}
function scalarText(value) {
if (typeof value === 'string')
return value;
return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
function readTriggers(on) {
if (typeof on === 'string')
return new Map([[on, {}]]);
if (Array.isArray(on))
return new Map(on.map((event) => [String(event), {}]));
const events = Object.entries((0,parse.zv)(on));
return new Map(events.map(([event, filters]) => [event, (0,parse.zv)(filters)]));
}
function readJobs(body, lineOf) {
return Object.entries((0,parse.zv)(body['jobs'])).map(([name, value]) => {
const job = (0,parse.zv)(value);
const steps = [];
for (const [index, written] of (0,parse.c3)(job['steps']).entries()) {
const path = ['jobs', name, 'steps', index];
const step = (0,parse.zv)(written);
steps.push({ body: step, place: lineOf(...path) });
for (const [innerIndex, inner] of (0,parse.c3)(step['parallel']).entries()) {
const place = lineOf(...path, 'parallel', innerIndex);
steps.push({ body: (0,parse.zv)(inner), place });
}
}
return { name, body: job, steps };
});
}
function firstLine(message) {
return message.split('\n', 1)[0] ?? message;
}
function callsOf(workflow) {
return workflow.jobs.flatMap((job) => {
const [, called] = /^[.$]\/(\.github\/workflows\/[^@]+)$/.exec(scalarText(job.body['uses'])) ?? [];
return called === undefined ? [] : [{ workflow, job, called }];
});
}
var read_regular = __webpack_require__(43962);
var quote = __webpack_require__(28187);
var settings_inputs = __webpack_require__(40198);
var settings = __webpack_require__(33674);
var render_workflow = __webpack_require__(95641);
;// CONCATENATED MODULE: ./build/src/cli/doctor/examine-workflows.js
const WORKFLOW_DIRECTORY = '.github/workflows';
const ACTION_NAME = /plangate\/plangate/i;
const THIS_ACTION = /^(?:https:\/\/github\.com\/)?plangate\/plangate(?:\/([^@]*))?(?:@(.*))?$/i;
async function examineWorkflows(root, version) {
const texts = await readWorkflowTexts(root);
const files = Array.from(texts, ([path, text]) => ({ path, text, ...readWorkflow(path, text) }));
const calls = files.flatMap((file) => ('problem' in file ? [] : callsOf(file.workflow)));
const findings = [];
const gates = [];
for (const file of files) {
if ('problem' in file) {
if (ACTION_NAME.test(file.text))
findings.push((0,finding.CC)(file.place, file.problem, FIX_FILE));
continue;
}
const { workflow } = file;
const namesAction = ACTION_NAME.test(JSON.stringify(workflow.body));
const steps = gateStepsOf(workflow);
const callers = calls.filter(({ called }) => called === file.path);
const ofFile = [];
if (steps.length > 0 || namesAction) {
for (const read of [workflow, ...callers.map((call) => call.workflow)]) {
ofFile.push(...(await examineStructure(read, texts)));
}
}
for (const step of steps)
ofFile.push(...examineStep(step, callers, version));
if (steps.length > 0 && ofFile.every(({ state }) => state === 'ok' || state === 'unknown')) {
findings.push((0,finding.ok)(file.path, `starts on ${[...workflow.triggers.keys()].join(', ')}`));
}
findings.push(...ofFile);
gates.push(...steps.filter(({ folder }) => folder === ''));
}
const distinct = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
return { findings: [...distinct.values()], gates: gates.map(examinedGate) };
}
async function readWorkflowTexts(root) {
const names = await (0,promises_.readdir)((0,external_node_path_.join)(root, WORKFLOW_DIRECTORY)).catch(() => []);
const texts = new Map();
for (const name of names.filter((file) => /\.ya?ml$/.test(file)).sort()) {
const path = `${WORKFLOW_DIRECTORY}/${name}`;
texts.set(path, await (0,read_regular.VX)((0,external_node_path_.join)(root, path)).catch(() => ''));
}
return texts;
}
const FIX_FILE = 'Correct it: GitHub starts nothing of this file before that.';
async function examineStructure({ path, text }, texts) {
const refusals = await parseAsGitHub(path, text, (called) => texts.get(called));
return refusals.map(({ line, message }) => (0,finding.CC)(`${path}:${line}`, `GitHub refuses it: ${message}`, FIX_FILE));
}
function examineStep(step, callers, version) {
const judgesOrReports = ['', 'combine', 'report-apply'].includes(step.folder);
return [
...examineVersion(step, version),
...examineToken(step),
...(judgesOrReports ? examineJob(step, callers) : []),
];
}
function examinedGate({ workflow, step, inputs }) {
const writesDigest = workflow.jobs.some(({ steps }) => steps.some(({ body }) => /\bplangate digest\b/.test(scalarText(body['run']))));
const { literal, unknown } = inputs;
return { place: step.place, inputs: literal, setByExpression: [...unknown], writesDigest };
}
function gateStepsOf(workflow) {
return workflow.jobs.flatMap((job) => job.steps.flatMap((step) => {
const match = THIS_ACTION.exec(scalarText(step.body['uses']).trim());
if (match === null)
return [];
const [, folder = '', ref] = match;
const inputs = readStepInputs({ workflow, job }, step, folder);
return [{ workflow, job, step, inputs, folder, ref }];
}));
}
function examineVersion({ step, ref = '' }, version) {
if (ref.includes('${{') || /^[0-9a-f]{40}$/.test(ref))
return [];
const fix = `Name the commit of the release; this prints it: ${(0,render_workflow.VO)(version)}`;
if (ref.includes('<')) {
return [(0,finding.CC)(step.place, `still has ${(0,quote.hD)(ref)} in place of the version`, fix)];
}
return [(0,finding.N4)(step.place, `uses ${(0,quote.hD)(ref)}, which is no whole commit and can be moved`, fix)];
}
function readStepInputs({ workflow, job }, step, folder) {
const inputs = { literal: {}, unknown: new Set() };
for (const [name, value] of Object.entries((0,parse.zv)(step.body['with']))) {
if (value === null || value === undefined)
continue;
const text = scalarText(value);
if (typeof value === 'object' || text.includes('${{'))
inputs.unknown.add(name);
else
inputs.literal[name] = text;
}
for (const { env } of [workflow.body, job.body, step.body]) {
for (const [name, value] of Object.entries((0,parse.zv)(env))) {
if (!scalarText(value).includes('${{'))
continue;
for (const spec of settings_inputs.mc) {
if (spec.environment?.includes(name))
inputs.unknown.add(spec.name);
}
}
}
const isLocalImplied = settings.EA.some((name) => inputs.unknown.has(name));
if (folder === '' && (isLocalImplied || (0,settings.FD)(inputs.literal))) {
inputs.literal['local'] = 'true';
}
return inputs;
}
function examineToken({ step, inputs }) {
if ((inputs.literal['token'] ?? '').trim() === '')
return [];
const seen = 'has the token written into it, for everybody who reads the repository';
const fix = 'Revoke that token, keep a new one as a secret, and pass `token: ${{ secrets.TF_API_TOKEN }}`.';
return [(0,finding.CC)(step.place, seen, fix)];
}
function examineJob(gate, callers) {
const { workflow, job, step, inputs, folder } = gate;
const startedBy = folder === '' ? [gate, ...callers] : [];
const ignoringFailures = [
{ body: job.body, what: 'job', place: workflow.lineOf('jobs', job.name) },
{ body: step.body, what: 'step', place: step.place },
].filter(({ body }) => body['continue-on-error'] === true);
return [
...startedBy.flatMap((starter) => examineTriggers(starter, inputs)),
...ignoringFailures.map(({ what, place }) => {
const seen = `has \`continue-on-error\` on the ${what}: the job passes although the gate fails`;
return (0,finding.N4)(place, seen, 'Take it out, or use `fail-on: never`.');
}),
];
}
const ALWAYS = /^(?:\$\{\{)?\s*(?:always\(\)|!\s*cancelled\(\))\s*(?:\}\})?$/;
function examineTriggers({ workflow, job }, { literal, unknown: setByExpression }) {
const { triggers, lineOf } = workflow;
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
const judgesPlan = literal['plan'] !== undefined || setByExpression.has('plan');
const hasEnvironment = job.body['environment'] !== undefined;
if (triggers.has('pull_request_target') && !judgesPlan && !hasEnvironment) {
const fix = 'Use `on: pull_request`: a plan runs code, and here it would run with your secrets.';
findings.push((0,finding.N4)(lineOf('on'), 'runs on pull_request_target', fix));
}
findings.push(...examineMergeQueue({ workflow, job }));
const condition = job.body['if'];
if (condition !== undefined && !ALWAYS.test(scalarText(condition).trim())) {
const seen = `skips the job ${(0,quote.hD)(job.name)} unless its \`if\` is met, and a required check that is skipped counts as passed`;
findings.push((0,finding.L5)(lineOf('jobs', job.name), seen));
}
return findings;
}
function examineMergeQueue({ workflow, job }) {
if (!workflow.triggers.has('merge_group'))
return [];
const blocks = [
{ body: workflow.body['concurrency'], place: workflow.lineOf('concurrency') },
{ body: job.body['concurrency'], place: workflow.lineOf('jobs', job.name, 'concurrency') },
];
return blocks.flatMap(({ body, place }) => {
const concurrency = (0,parse.zv)(body);
const group = scalarText(concurrency['group']);
const isOfOneEntry = /github\.(?:ref|sha|run_id|event\.merge_group)\b/.test(group);
if (concurrency['cancel-in-progress'] !== true || isOfOneEntry)
return [];
const seen = `cancels every entry of the merge queue but the newest: all of them have the group ${(0,quote.hD)(group)}`;
const fix = 'Write `${{ github.event.pull_request.number || github.ref }}` in the group.';
return [(0,finding.N4)(place, seen, fix)];
});
}
/***/ })
};
