export const id = 1228;
export const ids = [1228,8717];
export const modules = {
/***/ 44990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Vm: () => ( takeTurn),
gG: () => ( inTurns),
tJ: () => ( node_timers_promises_0_.setImmediate)
});
var node_timers_promises_0_ = __webpack_require__(58500);
const TURN_MS = 100;
let began = 0;
async function takeTurn(signal) {
signal?.throwIfAborted();
if (performance.now() - began < TURN_MS)
return;
await (0,node_timers_promises_0_.setImmediate)();
began = performance.now();
signal?.throwIfAborted();
}
async function inTurns(steps, signal) {
for (;;) {
const step = steps.next();
if (step.done === true)
return step.value;
await takeTurn(signal);
}
}
/***/ }),
/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ab: () => ( parseExactly),
H3: () => ( repeatedNames),
lS: () => ( membersOf),
q4: () => ( keepLongNumbers)
});
var _parse_js_0_ = __webpack_require__(2340);
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
const repeated = new Set();
const named = [];
let depth = 0;
for (let at = 0; at < text.length; at++) {
const sign = text[at];
if (sign === '{' || sign === '[') {
if (depth < levels)
named[depth] = new Set();
depth += 1;
}
else if (sign === '}' || sign === ']')
depth -= 1;
else if (sign === '"') {
const end = endOfText(text, at);
const names = depth <= levels && isName(text, end) ? named[depth - 1] : undefined;
if (names !== undefined) {
const name = String(JSON.parse(text.slice(at, end + 1)));
if (names.has(name))
repeated.add(name);
names.add(name);
}
at = end;
}
}
return [...repeated];
}
function isName(text, end) {
let at = end + 1;
while (/\s/.test(text[at] ?? ''))
at++;
return text[at] === ':';
}
function membersOf(text) {
const members = [];
let key;
let from = 0;
let depth = 0;
for (let at = 0; at < text.length; at += 1) {
const sign = text[at];
if (sign === '"') {
const end = endOfText(text, at);
if (depth === 1 && key === undefined)
key = String(JSON.parse(text.slice(at, end + 1)));
at = end;
}
else if (sign === '{' || sign === '[')
depth += 1;
else if (sign === ':' && depth === 1)
from = at + 1;
else if (depth === 1 && (sign === ',' || sign === '}') && key !== undefined) {
members.push([key, text.slice(from, at).trim()]);
key = undefined;
}
if (sign === '}' || sign === ']')
depth -= 1;
}
return members;
}
const NUMBER = '\u0000#';
function keepLongNumbers(text) {
if (!/[\d.]{16}|\d[eE][+-]?\d/.test(text))
return text;
let kept = '';
let from = 0;
for (let at = 0; at < text.length; at++) {
if (text[at] === '"')
at = endOfText(text, at);
else if (/[-\d]/.test(text[at] ?? '')) {
let end = at + 1;
while (/[-+.\deE]/.test(text[end] ?? ''))
end += 1;
const number = text.slice(at, end);
if (number.length > 15 || /[eE]/.test(number)) {
kept += `${text.slice(from, at)}${JSON.stringify(NUMBER + number)}`;
from = end;
}
at = end - 1;
}
}
return kept + text.slice(from);
}
function endOfText(text, from) {
for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
let marks = 0;
while (text[at - 1 - marks] === '\\')
marks += 1;
if (marks % 2 === 0)
return at;
}
return text.length;
}
function parseExactly(text) {
const exact = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) => {
const isExact = token.length < 16 || String(Number(token)) === token;
return token.startsWith('"') || isExact ? token : `"${token}"`;
});
return (0,_parse_js_0_ .qF)(exact);
}
/***/ }),
/***/ 65917:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
K: () => ( nameSome)
});
function nameSome(names, most) {
const rest = names.length - most;
return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
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
var _model_name_some_js_4_ = __webpack_require__(65917);
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
if (planDigest !== undefined && !planDigest.includes(nameOfDigest(text))) {
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
const named = files.map(([path, { kind, sha256: of }]) => `${(0,_model_quote_js_3_ .hD)(path)} (${kind}, SHA-256 ${short(of)})`);
return `The plan was also made of ${(0,_model_name_some_js_4_ .K)(named, MOST)}, as they were in the job that planned.`;
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
A: () => ( openPlanFile),
j: () => ( openPlanFiles)
});
var own_pages = __webpack_require__(37694);
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
var parse = __webpack_require__(2340);
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
return { document, json, counts, problems: failedChecks(document), limits };
}
catch (error) {
if (!(error instanceof read_plan.X))
throw error;
const summary = 'The plan cannot be used';
return (0,failed_plan.n)('', [{ severity: 'error', summary, detail: (0,error_message.g)(error) }]);
}
}
function failedChecks(document) {
return (0,parse.c3)(Reflect.get(document, 'checks')).flatMap((check) => {
const { kind, to_display: address } = (0,parse.Pf)((0,parse.Pf)(check)['address']);
if (kind !== 'check' || (0,parse.Pf)(check)['status'] !== 'fail')
return [];
const messages = (0,parse.c3)((0,parse.Pf)(check)['instances'])
.flatMap((instance) => (0,parse.c3)((0,parse.Pf)(instance)['problems']))
.map((problem) => (0,parse.Pf)(problem)['message'])
.filter((message) => typeof message === 'string');
const name = typeof address === 'string' ? address : 'check';
const all = messages.length > 0 ? messages : [''];
return all.map((message) => ({
severity: 'warning',
summary: 'Check block assertion failed',
detail: [name, message].filter(Boolean).join(': '),
}));
});
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
const PLAN_RECIPE = (0,own_pages.S)('docs/plan-files.md#a-plan-of-another-job');
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
return refuse(`is ${(0,quote.hD)(name)}, which is a file of a repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`);
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
function openPlanFiles(plans, settings, context, ports) {
const plan = async (name, place, signal) => {
const own = plans.filter(({ workspace }) => workspace === name);
const [only, second] = own;
if (only === undefined) {
throw new read_plan.UnreadablePlan(`There is no plan of ${(0,quote.hD)(name)}. The job that makes it did not run, failed, or left it out. To name those that are planned, write \`workspaces\`. The recipe: ${PLAN_RECIPE}`);
}
if (second !== undefined) {
const files = own.map(({ file }) => (0,quote.hD)(file)).join(', ');
throw new read_plan.UnreadablePlan(`There is more than one plan of ${(0,quote.hD)(name)}: ${files}. Keep one.`);
}
if (only.refused !== undefined)
throw new read_plan.UnreadablePlan(only.refused);
const opened = await openPlanFile(only.file, settings, context, ports);
if ('plan' in opened)
return opened.plan(name, place, signal);
throw new read_plan.UnreadablePlan('undecided' in opened
? opened.undecided
: opened.problems.map(({ message }) => `The plan ${message}`).join('\n'));
};
return { plan };
}
function sayPlan({ document, counts }) {
const ofTofu = document.resource_changes.some(({ provider_name: provider }) => provider.startsWith('registry.opentofu.org/'));
const numbers = [
['+', counts.additions],
['~', counts.changes],
['−', counts.destructions],
];
const changed = numbers.flatMap(([sign, number]) => (number > 0 ? `${sign}${number}` : []));
const program = [ofTofu ? 'OpenTofu' : 'Terraform', document.terraform_version ?? []].flat();
return [...program, changed.join(' ') || 'no changes'].join(' ');
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
/***/ })
};
