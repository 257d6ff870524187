export const id = 8113;
export const ids = [8113,190,8717];
export const modules = {
/***/ 36093:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
E: () => ( MOST_LEVELS),
t: () => ( isDeep)
});
const MOST_LEVELS = 200;
function isDeep(value, left) {
if (typeof value !== 'object' || value === null)
return false;
return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
/***/ }),
/***/ 35379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
g: () => ( PlanJson)
});
var _json_text_js_0_ = __webpack_require__(62177);
var _parse_js_1_ = __webpack_require__(2340);
const LISTS = {
resource_changes: 3,
deferred_changes: 1,
action_invocations: 7,
deferred_action_invocations: 7,
};
const isList = (name) => Object.hasOwn(LISTS, name);
class PlanJson {
text;
document;
isWhole;
members;
exact;
twice;
constructor(text, document, isWhole) {
this.text = text;
this.document = document;
this.isWhole = isWhole;
}
static of(document, isWhole) {
const json = new PlanJson(JSON.stringify(document), { ...document }, isWhole);
json.twice = [];
return json;
}
get isErrored() {
const { errored } = this.document;
return errored !== undefined && errored !== false;
}
texts() {
return (this.members ??= (0,_json_text_js_0_ .lS)(this.text));
}
exactChanges() {
return (this.exact ??= { changes: this.readExactly() }).changes;
}
repeated() {
return (this.twice ??= this.findRepeated());
}
readExactly() {
const text = this.texts().findLast(([name]) => name === 'resource_changes')?.[1] ?? '';
const exact = (0,_json_text_js_0_ .q4)(text);
return exact === text ? this.document['resource_changes'] : (0,_parse_js_1_ .qF)(exact);
}
findRepeated() {
const names = this.texts().map(([name]) => name);
const twice = names.filter((name, at) => names.indexOf(name) !== at);
const inside = this.texts()
.filter(([name, text]) => isList(name) && (0,_json_text_js_0_ .H3)(text, LISTS[name]).length > 0)
.map(([name]) => `something in ${name}`);
return [...new Set([...twice, ...inside])];
}
}
/***/ }),
/***/ 38717:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( sha256Of),
W: () => ( compareDigest),
digestPath: () => ( digestPath),
nameOfDigest: () => ( nameOfDigest),
writeDigest: () => ( writeDigest)
});
var node_crypto_0_ = __webpack_require__(77598);
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_parse_js_2_ = __webpack_require__(2340);
var _model_quote_js_3_ = __webpack_require__(28187);
const HEX = /^[0-9a-f]{64}$/;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const sha256 = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .yGV(HEX));
const KINDS = ['variables', 'generated', 'lock file'];
const digestSchema = _client_wire_schema_js_1_ .rej({
format: _client_wire_schema_js_1_ .euz(1),
plan: sha256,
commit: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .yGV(COMMIT)),
directory: _client_wire_schema_js_1_ .YjP(),
workspace: _client_wire_schema_js_1_ .YjP(),
run: _client_wire_schema_js_1_ .mee(_client_wire_schema_js_1_ .YjP()),
files: _client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .rej({ kind: _client_wire_schema_js_1_ .KIO(KINDS), sha256 })),
});
function digestPath(plan) {
return `${plan}.digest`;
}
function writeDigest(plan, { files, ...madeOf }) {
const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
const digest = { format: 1, plan: sha256Of(plan), ...madeOf, files: sorted };
return `${JSON.stringify(digest, undefined, 1)}\n`;
}
function nameOfDigest(text) {
return `sha256:${sha256Of(text)}`;
}
function compareDigest(text, demands) {
const { planDigest, inJob } = demands;
if (text === undefined) {
const words = 'no digest: nothing says which files it is of';
const isNeeded = inJob || planDigest !== undefined;
const [objections, notes] = isNeeded ? [[MISSING], []] : [[], [MISSING]];
return { objections, notes, words };
}
const checked = _client_wire_schema_js_1_ .xLC(digestSchema, (0,_model_parse_js_2_ .qF)(text));
if (!checked.success) {
const objection = `The digest beside the plan is not what \`plangate digest\` writes. ${AGAIN}`;
return { objections: [objection], notes: [], words: 'its digest cannot be read' };
}
const digest = checked.output;
const objections = [];
if (planDigest !== undefined && planDigest !== nameOfDigest(text)) {
objections.push('The digest beside the plan is not the one that `plan-digest` names. Take both from the same run of the job that plans.');
}
if (digest.plan !== sha256Of(demands.plan)) {
objections.push(`The digest beside the plan is that of another plan. ${AGAIN}`);
}
objections.push(...differencesOf(digest, demands));
const notes = inJob ? [sayCommit(digest.commit, demands)] : [];
const others = Object.entries(digest.files);
if (others.length > 0)
notes.push(sayFiles(others));
const isThat = objections.length === 0;
const words = isThat ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
return { objections, notes, words };
}
const AGAIN = 'Write it again with `plangate digest`.';
const MISSING = 'There is no digest beside the plan, so it may be the plan of other files. Run `plangate digest plan.json` in the job that plans, and keep the digest beside the plan.';
function differencesOf(digest, demands) {
const { head, merge, directory, workspace, run, inJob, planDigest } = demands;
const found = [];
if (head === undefined) {
found.push('It is not known which commit is judged, so the plan may be of another one.');
}
else if (digest.commit !== head && digest.commit !== merge) {
found.push(`The plan is of commit ${short(digest.commit)}, and ${short(head)} is judged. Make the plan of the commit that is judged.`);
}
if (digest.directory !== directory) {
found.push(`The plan is of the directory ${(0,_model_quote_js_3_ .hD)(digest.directory)}, and ${(0,_model_quote_js_3_ .hD)(directory)} is judged. Name with \`--directory\` what was planned.`);
}
if (digest.workspace !== workspace) {
found.push(`The plan is of the workspace ${(0,_model_quote_js_3_ .hD)(digest.workspace)}, and ${(0,_model_quote_js_3_ .hD)(workspace)} is judged. Name it with \`--workspace\` where you run \`plangate digest\`.`);
}
if (!inJob)
return found;
if (run === null) {
if (planDigest === undefined)
found.push(NO_RUN);
}
else if (digest.run !== run) {
const other = digest.run === null ? 'of no run' : `of ${(0,_model_quote_js_3_ .hD)(digest.run)}`;
found.push(`The plan is ${other} of the CI host, and this is ${(0,_model_quote_js_3_ .hD)(run)}. Take the plan of the same run, never from a cache.`);
}
return found;
}
const NO_RUN = 'This CI host does not say which run this is, so the plan may be of another one. Hand what `plangate digest` prints to this job as `plan-digest`.';
function sayCommit(commit, { head, merge }) {
return commit === merge && commit !== head
? `The plan is of ${short(commit)}, the merge that the CI host made of ${short(head ?? '')}.`
: `The plan is of commit ${short(commit)}.`;
}
const MOST = 5;
function sayFiles(files) {
const named = files
.slice(0, MOST)
.map(([path, { kind, sha256: of }]) => `${(0,_model_quote_js_3_ .hD)(path)} (${kind}, SHA-256 ${short(of)})`);
const rest = files.length - MOST;
return `The plan was also made of ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}, as they were in the job that planned.`;
}
function short(id) {
return id.slice(0, 12);
}
function sha256Of(content) {
return (0,node_crypto_0_.createHash)('sha256').update(content).digest('hex');
}
/***/ }),
/***/ 738:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => ( failedPlan)
});
function failedPlan(terraformVersion, problems) {
return {
document: {
format_version: '1.2',
terraform_version: terraformVersion,
variables: {},
planned_values: { root_module: {} },
resource_changes: [],
configuration: { root_module: {} },
},
problems,
counts: { additions: 0, changes: 0, destructions: 0 },
limits: [],
};
}
/***/ }),
/***/ 18113:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PLAN_RECIPE: () => ( PLAN_RECIPE),
A: () => ( openPlanFile)
});
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var ask_git = __webpack_require__(29796);
var find_repository = __webpack_require__(6609);
var git_objects = __webpack_require__(71650);
var read_regular = __webpack_require__(43962);
var commit_id = __webpack_require__(66238);
var ended_by = __webpack_require__(17953);
var quote = __webpack_require__(28187);
var plan_digest = __webpack_require__(38717);
var read_plan = __webpack_require__(90190);
var error_message = __webpack_require__(34271);
var failed_plan = __webpack_require__(738);
;// CONCATENATED MODULE: ./build/src/plan/plan-file.js
async function planFromFile({ reading, objections, notes }, { whenPartial, now }) {
try {
const { json, document, counts } = await reading;
const noted = [...notes, ...sayAge(document, now)];
const limits = [
...objections.map((message) => ({ kind: 'not-certain', message })),
...noted.map((message) => ({ kind: 'noted', message })),
];
const partial = sayPartial(document);
if (partial !== undefined)
limits.push({ kind: PARTIAL[whenPartial], message: partial });
return { document, json, counts, problems: [], limits };
}
catch (error) {
if (!(error instanceof read_plan.X))
throw error;
const summary = 'The plan cannot be used';
return (0,failed_plan.n)('', [{ severity: 'error', summary, detail: (0,error_message.g)(error) }]);
}
}
const PARTIAL = { undecided: 'not-certain', advisory: 'partial', note: 'noted' };
function sayPartial(document) {
if (Object.hasOwn(document, 'complete') && document.complete !== true) {
return 'The plan says that it is not complete, so the rest of the configuration was not judged. Set allow-partial to true where that may pass.';
}
if (document.resource_changes.length > 0 || !hasResources(document.configuration.root_module)) {
return undefined;
}
return 'The plan has no changes of resources, not even none, although its configuration has resources, as with `-refresh-only`: there was nothing to judge. Set allow-partial to true where that may pass.';
}
function hasResources(module) {
if (module === undefined)
return true;
const { resources = [], module_calls: calls = {} } = module;
return (resources.some(({ mode }) => mode === 'managed') ||
Object.values(calls).some((call) => call.module !== undefined && hasResources(call.module)));
}
const HOUR_MS = 3_600_000;
function sayAge(document, now) {
const timestamp = Reflect.get(document, 'timestamp');
const made = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN;
const hours = Math.floor((now.getTime() - made) / HOUR_MS);
if (!(now.getTime() - made > HOUR_MS))
return [];
const age = hours < 48 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : `${Math.floor(hours / 24)} days`;
return [`The plan was made ${age} ago. What exists may have changed since.`];
}
var tree = __webpack_require__(80734);
;// CONCATENATED MODULE: ./build/src/plan/open-plan-file.js
const PLAN_RECIPE = 'https://github.com/plangate/plangate/blob/main/docs/plan-files.md#a-plan-of-another-job';
const LONGEST_DIGEST = 4 * 1024 * 1024;
async function openPlanFile(written, settings, context, ports) {
const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
const { workingDirectory, jobTree, inJob } = context;
const path = (0,external_node_path_.resolve)(workingDirectory, written);
const stats = await (0,promises_.stat)(path).catch(() => undefined);
if (stats === undefined && inJob) {
const missing = `There is no plan: ${(0,quote.hD)(written)} is not there. The job that makes it did not run, failed, or handed it to another place.`;
return { undecided: `${missing} The recipe: ${PLAN_RECIPE}` };
}
if (stats?.isFile() !== true) {
return refuse(`is ${(0,quote.hD)(written)}, and there is no such file. Write it with \`terraform show -json\`.`);
}
if (stats.size > read_plan.LONGEST_PLAN) {
return refuse(`is ${(0,quote.hD)(written)}, which has more than ${read_plan.LONGEST_PLAN} bytes.`);
}
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
if (inJob) {
for (const name of [written, (0,plan_digest.digestPath)(written)]) {
const file = (0,external_node_path_.resolve)(workingDirectory, name);
if (await isInRepository(file, workspace, ports))
return refuse(committed(name));
}
}
const plan = (0,read_regular.js)(path, read_plan.LONGEST_PLAN);
const digest = await (0,read_regular.VX)((0,find_repository.eF)((0,plan_digest.digestPath)(path)), LONGEST_DIGEST).catch(() => undefined);
const whenPartial = settings.allowPartial ? 'advisory' : inJob ? 'undecided' : 'note';
const text = plan.toString('utf8');
const reading = (0,read_plan.readPlan)(text, ports.signal);
reading.catch(() => undefined);
const read = async (name, { root, workingDirectory: inside }, signal) => {
const demands = {
...(await reviewedCommits((0,external_node_path_.join)(root, inside), workspace, context, ports)),
directory: directoryIn((0,external_node_path_.join)(root, inside), workspace),
workspace: name,
run: context.hostRun ?? null,
plan,
planDigest: settings.planDigest,
inJob,
};
const compared = (0,plan_digest.W)(digest, demands);
const file = { reading, ...compared };
const options = { whenPartial, now: ports.clock.date() };
const planned = await (0,ended_by.m)(signal, planFromFile(file, options));
return { ...planned, madeBy: `${sayPlan(planned)}: ${written}   ${compared.words}` };
};
return { plan: read };
}
function sayPlan({ document, counts }) {
const ofTofu = document.resource_changes.some(({ provider_name: provider }) => provider.startsWith('registry.opentofu.org/'));
const numbers = [
['+', counts.additions],
['~', counts.changes],
['−', counts.destructions],
];
const changed = numbers.flatMap(([sign, number]) => (number > 0 ? `${sign}${number}` : []));
const program = `${ofTofu ? 'OpenTofu' : 'Terraform'} ${document.terraform_version}`;
return `${program} ${changed.join(' ') || 'no changes'}`;
}
function directoryIn(directory, workspace) {
const root = (0,find_repository.Di)(directory, workspace).repository?.root ?? directory;
return (0,external_node_path_.relative)(root, (0,find_repository.eF)(directory)).split(external_node_path_.sep).join('/') || '.';
}
async function reviewedCommits(directory, workspace, { reviewed }, ports) {
const { head, built } = (await reviewed?.(directory)) ?? { head: undefined, built: undefined };
const { repository } = (0,find_repository.Di)(directory, workspace);
if (head === undefined || built === undefined || repository === undefined) {
return { head, merge: undefined };
}
const id = (0,commit_id.f)(built);
const commit = id && (await (0,git_objects.kN)(id, repository, ports));
const parents = commit?.parents ?? [];
return { head, merge: parents.length > 1 && parents.includes(head) ? built : undefined };
}
async function isInRepository(file, workspace, ports) {
if (!(0,external_node_fs_.existsSync)(file))
return false;
const places = [
(0,external_node_path_.join)((0,find_repository.eF)((0,external_node_path_.dirname)(file)), file.slice((0,external_node_path_.dirname)(file).length)),
(0,find_repository.eF)(file),
];
for (const place of new Set([file, ...places])) {
const root = (0,find_repository.W1)((0,external_node_path_.dirname)(place));
if (root === undefined)
continue;
const tracked = await (0,ask_git.sp)((0,find_repository.eF)(root), workspace, ports);
if (!(tracked instanceof Set))
return true;
for (let at = place; at !== root && (0,find_repository.Yw)(at, root); at = (0,external_node_path_.dirname)(at)) {
if (tracked.has((0,external_node_path_.relative)(root, at).split(external_node_path_.sep).join('/')))
return true;
}
}
return false;
}
function committed(written) {
return `is ${(0,quote.hD)(written)}, which is a file of a repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}
/***/ }),
/***/ 90190:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
X: () => ( ErroredPlan),
LONGEST_PLAN: () => ( LONGEST_PLAN),
UnreadablePlan: () => ( UnreadablePlan),
UW: () => ( checkWhole),
qF: () => ( misnamedIn),
readPlan: () => ( readPlan),
c7: () => ( readPlanJson),
Ay: () => ( refuseUnusable)
});
var external_node_util_ = __webpack_require__(57975);
var dist = __webpack_require__(77934);
var take_turn = __webpack_require__(44990);
var model_address = __webpack_require__(3543);
var json_depth = __webpack_require__(36093);
;// CONCATENATED MODULE: ./build/src/plan/no-plan.js
const AGAIN = 'Write the plan with `terraform show -json saved.plan > plan.json`.';
const BEGINNINGS = [
[
/^\s*$/,
`It is empty, as it is where the command that writes it failed. Look at what that command said. ${AGAIN}`,
],
[
/^PK\P{L}\P{L}/u,
'It is a saved plan, which is binary. Show it as JSON: `terraform show -json saved.plan > plan.json`, in the directory that was planned.',
],
[
/^[^\ufffd\w]\ufffd/,
'It is compressed. Write it out first: `gunzip -c plan.json.gz > plan.json`.',
],
[
/^\ufffd\ufffd?.\0|^.\0.\0/s,
'It is in UTF-16, as PowerShell writes it. Write it in UTF-8: `terraform show -json saved.plan | Out-File -Encoding utf8 plan.json`.',
],
[
/^\s*\{"@level"/,
'It is the log of `terraform plan -json`, which has no values. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
],
[/^\s*\{/, `It is not complete, or not JSON from some place on. ${AGAIN}`],
[
/^[^{]*\n\{\s*"format_version"/,
'It begins with a line that is no JSON, as the wrapper of hashicorp/setup-terraform prints one. Set `terraform_wrapper: false` there, and keep only what the command prints on standard output.',
],
[
/Terraform|OpenTofu|# \S+ will be |Plan: \d|No changes/,
'It is what `terraform plan` or `terraform show` prints for people. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
],
];
const BEGINNING = 16_384;
function sayNoJson(text) {
const start = text.slice(0, BEGINNING);
return BEGINNINGS.find(([begins]) => begins.test(start))?.[1] ?? AGAIN;
}
function sayOtherDocument(document) {
const has = (name) => Object.hasOwn(document, name);
if (has('resource_changes') || has('planned_values'))
return undefined;
if (has('plan_format_version')) {
return 'It is a redacted plan of a service. A check that has a service reads it there: leave `plan` out.';
}
if (has('lineage') || has('serial'))
return `It is a state file, which has no changes. ${AGAIN}`;
if (has('provider_schemas'))
return `It has the schemas of providers. ${AGAIN}`;
if (has('@level'))
return sayNoJson('{"@level"');
if (!has('format_version'))
return undefined;
return 'It is a state, as `terraform show -json` prints it where no plan is named. Name the saved plan: `terraform show -json saved.plan > plan.json`.';
}
var parse = __webpack_require__(2340);
var plan_json = __webpack_require__(35379);
;// CONCATENATED MODULE: ./build/src/plan/read-plan.js
const LONGEST_PLAN = 64 * 1024 * 1024;
const MOST_CHANGES = 200_000;
const map = dist.g1P(dist.YjP(), dist.L5J());
const marks = dist.KCZ([dist.zMY(), map]);
const actionSchema = dist.KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget']);
const changeSchema = dist._H3({
address: dist.YjP(),
module_address: dist.lqM(dist.YjP()),
mode: dist.KIO(['managed', 'data']),
type: dist.YjP(),
name: dist.YjP(),
index: dist.lqM(dist.KCZ([dist.YjP(), dist.aig()])),
provider_name: dist.YjP(),
deposed: dist.lqM(dist.YjP()),
previous_address: dist.lqM(dist.FsL(dist.YjP(), dist.Ru6(model_address.bX))),
change: dist._H3({
actions: dist.FsL(dist.YOg(actionSchema), dist.BpQ(1), dist.Ru6(2)),
before: dist.mee(map),
after: dist.mee(map),
after_unknown: dist.lqM(marks, {}),
before_sensitive: dist.lqM(marks, false),
after_sensitive: dist.lqM(marks, false),
importing: dist.lqM(dist.mee(map)),
}),
});
const invocationSchema = dist._H3({
address: dist.FsL(dist.YjP(), dist.Ru6(model_address.bX)),
type: dist.YjP(),
name: dist.YjP(),
provider_name: dist.YjP(),
lifecycle_action_trigger: dist.lqM(dist._H3({
triggering_resource_address: dist.YjP(),
action_trigger_event: dist.YjP(),
action_trigger_block_index: dist.aig(),
actions_list_index: dist.aig(),
on_failure: dist.lqM(dist.YjP(), 'ActionOnFailureHalt'),
})),
invoke_action_trigger: dist.lqM(map),
});
const invocations = dist.FsL(dist.YOg(invocationSchema), dist.Ru6(MOST_CHANGES));
const documentSchema = dist._H3({
format_version: dist.YjP(),
terraform_version: dist.YjP(),
variables: dist.lqM(dist.g1P(dist.YjP(), dist._H3({ value: dist.L5J() }))),
planned_values: dist._H3({ root_module: dist.lqM(map) }),
resource_changes: dist.lqM(dist.FsL(dist.YOg(changeSchema), dist.Ru6(MOST_CHANGES))),
output_changes: dist.lqM(map),
action_invocations: dist.lqM(invocations),
deferred_changes: dist.lqM(dist.YOg(map)),
deferred_action_invocations: dist.lqM(dist.YOg(dist._H3({ action_invocation: invocationSchema }))),
configuration: dist._H3({ root_module: dist.lqM(map) }),
errored: dist.lqM(dist.zMY()),
complete: dist.lqM(dist.zMY()),
});
class UnreadablePlan extends Error {
name = 'UnreadablePlan';
}
class ErroredPlan extends UnreadablePlan {
}
async function readPlanJson(written, isWhole, signal) {
const text = written.startsWith('\ufeff') ? written.slice(1) : written;
if (text.length > LONGEST_PLAN) {
throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
}
let parsed;
await (0,take_turn.Vm)(signal);
try {
parsed = JSON.parse(text);
}
catch {
throw new UnreadablePlan(`The plan is not JSON. ${sayNoJson(text)}`);
}
await (0,take_turn.Vm)(signal);
if ((0,json_depth.t)(parsed, json_depth.E))
throw new UnreadablePlan('The plan is nested too deeply.');
await (0,take_turn.Vm)(signal);
if (!(0,parse.u4)(parsed))
throw new UnreadablePlan('The plan is not an object of JSON.');
const document = parsed;
const version = document['format_version'] ?? document['plan_format_version'];
if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
throw new UnreadablePlan(`The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`);
}
if (isWhole && String(version).startsWith('0.'))
markUnmarked(document);
return new plan_json.g(text, document, isWhole);
}
async function readPlan(text, signal) {
const plan = await checkWhole(await readPlanJson(text, true, signal), signal);
return { ...plan, counts: countsOf(plan.document.resource_changes) };
}
async function checkWhole(json, signal) {
const checked = dist.xLC(documentSchema, json.document);
if (!checked.success) {
const [issue] = checked.issues;
const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
const other = sayOtherDocument(json.document) ?? `${quoted(path)} has another form.`;
throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes of one. ${other}`);
}
const document = dist.qgA(asPlan, { resource_changes: [], variables: {}, ...json.document });
refuseUnusable(json);
const keys = new Set();
for (const change of document.resource_changes) {
await (0,take_turn.Vm)(signal);
const problem = forgedIn(change);
if (problem !== undefined)
throw new UnreadablePlan(problem);
const key = JSON.stringify([change.address, Reflect.get(change, 'deposed')]);
if (keys.has(key))
throw new UnreadablePlan(`The plan names ${quoted(change.address)} twice.`);
keys.add(key);
}
const { action_invocations: invoked = [], deferred_action_invocations: deferred = [] } = document;
for (const one of [...invoked, ...deferred.map((each) => each.action_invocation)]) {
if (isAddressOf(one))
continue;
throw new UnreadablePlan(`The plan calls ${quoted(`action.${one.type}.${one.name}`)} by another address, ${quoted(one.address)}.`);
}
const different = await differenceOf(document, signal);
if (different !== undefined) {
throw new UnreadablePlan(`The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`);
}
return { json, document, text: json.text };
}
function refuseUnusable(json) {
if (json.isErrored) {
throw new ErroredPlan('The plan says that it errored, so it may lack changes.');
}
const [twice] = json.repeated();
if (twice !== undefined)
throw new UnreadablePlan(`The plan names ${quoted(twice)} twice.`);
}
function markUnmarked(plan) {
const changes = [
...(0,parse.c3)((0,parse._F)(plan, 'resource_changes')).map((one) => (0,parse._F)(one, 'change')),
...Object.values((0,parse.Pf)((0,parse._F)(plan, 'output_changes'))),
];
for (const change of changes.filter(parse.u4)) {
change['before_sensitive'] ??= true;
change['after_sensitive'] ??= true;
}
const markIn = (module) => {
for (const one of (0,parse.c3)((0,parse._F)(module, 'resources')).filter(parse.u4)) {
one['sensitive_values'] ??= true;
}
for (const inner of (0,parse.c3)((0,parse._F)(module, 'child_modules')))
markIn(inner);
};
const states = [(0,parse._F)(plan, 'planned_values'), (0,parse._F)((0,parse._F)(plan, 'prior_state'), 'values')];
for (const state of states)
markIn((0,parse._F)(state, 'root_module'));
}
const asPlan = dist.IeY(() => true);
function misnamedIn(change) {
const { address, module_address: module, mode, type, name, index } = change;
const prefix = module === undefined || module === '' ? '' : `${module}.`;
const local = `${mode === 'data' ? 'data.' : ''}${type}.${name}${(0,model_address._M)(index)}`;
if (address !== prefix + local) {
return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
}
return (0,model_address._5)(type) && (0,model_address._5)(name)
? undefined
: `The plan has no possible name: ${quoted(address)}.`;
}
function forgedIn(resource) {
const { address, mode, change } = resource;
const misnamed = misnamedIn(resource);
if (misnamed !== undefined)
return misnamed;
const [first, second] = change.actions;
const creates = first === 'create' || second === 'create';
const removes = ['delete', 'forget'];
const deletes = removes.includes(first ?? '') || removes.includes(second ?? '');
const isPair = second === undefined || (creates && deletes);
const isEmpty = { before: change.before === null, after: change.after === null };
const fits = second !== undefined
? !isEmpty.before && !isEmpty.after
: isEmpty.before === (creates || (first === 'read' && isEmpty.before)) &&
isEmpty.after === (deletes || (first === 'no-op' && isEmpty.after));
const isRead = first === 'read' && mode !== 'data';
const isSame = first !== 'no-op' || (0,external_node_util_.isDeepStrictEqual)(change.before, change.after);
return isPair && fits && isSame && !isRead
? undefined
: `The plan says ${change.actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`;
}
function isAddressOf({ address, type, name }) {
const { block } = (0,model_address.zq)(address) ?? {};
return block?.type === 'action' && (0,external_node_util_.isDeepStrictEqual)(block.labels, [type, name]);
}
async function differenceOf({ planned_values: planned, resource_changes: changes }, signal) {
const values = new Map();
const walk = ({ resources = [], child_modules: inner = [] }, depth) => {
if (depth > 100)
throw new UnreadablePlan('The plan has modules nested too deeply.');
for (const { address, mode, values: attributes } of resources) {
if (mode === 'managed')
values.set(address, attributes);
}
for (const module of inner)
walk(module, depth + 1);
};
try {
walk(planned.root_module ?? {}, 0);
}
catch (error) {
if (error instanceof TypeError) {
throw new UnreadablePlan('The plan has planned_values of another form.');
}
throw error;
}
const managed = changes.filter(({ mode, change, ...each }) => mode === 'managed' && change.after !== null && Reflect.get(each, 'deposed') === undefined);
for (const { address, change } of managed) {
await (0,take_turn.Vm)(signal);
if (!(0,external_node_util_.isDeepStrictEqual)(values.get(address), change.after))
return address;
}
const forgotten = changes.filter(({ change }) => change.actions.includes('forget'));
const addresses = new Set([...managed, ...forgotten].map(({ address }) => address));
return [...values.keys()].find((address) => !addresses.has(address));
}
function countsOf(changes) {
const managed = changes.filter(({ mode }) => mode === 'managed');
const count = (action) => managed.filter(({ change }) => change.actions.some((one) => one === action)).length;
const imports = managed.filter(({ change }) => typeof Reflect.get(change, 'importing') === 'object');
return {
additions: count('create'),
changes: count('update'),
destructions: count('delete'),
imports: imports.length,
};
}
function quoted(text) {
return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
/***/ })
};
