export const id = 8066;
export const ids = [8066];
export const modules = {
/***/ 51659:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C8: () => ( callOf),
Vw: () => ( loadModule),
ae: () => ( toProblemRange),
gZ: () => ( calledModule),
kL: () => ( checkVariables),
u0: () => ( sourcesOf)
});
var node_path_0_ = __webpack_require__(76760);
var _file_names_js_6_ = __webpack_require__(96817);
var _module_files_js_1_ = __webpack_require__(60868);
var _module_manifest_js_2_ = __webpack_require__(27126);
var _module_source_js_5_ = __webpack_require__(58230);
var _syntax_hcl_syntax_js_3_ = __webpack_require__(56949);
var _model_address_js_4_ = __webpack_require__(3543);
const MOST_CONFIGURATION = 320 * 1024;
const MOST_PROBLEMS = 100;
function sourcesOf({ files, workingDirectory }) {
const manifest = files.get(node_path_0_.posix.join(workingDirectory, _module_manifest_js_2_ .dp));
const records = (0,_module_manifest_js_2_ .WI)(new TextDecoder().decode(manifest));
return {
files,
workingDirectory,
problems: [],
parsed: new Map(),
modules: new Map(),
budget: { bytes: MOST_CONFIGURATION },
records: 'problem' in records ? [] : records,
};
}
function calledModule(sources, caller, call) {
const record = (0,_module_manifest_js_2_ .zv)(sources.records, call);
const there = record && directoryIn(sources.workingDirectory, record.directory);
const isRead = there !== undefined && ((0,_module_source_js_5_ .I)(call.source) || hasRoomFor(there, sources));
const recorded = isRead ? loadModule(sources, there) : undefined;
const path = (0,_module_source_js_5_ .$)(call.source);
if (recorded !== undefined || path === undefined)
return recorded;
const own = directoryIn(caller.directory, path);
return own === undefined ? undefined : loadModule(sources, own);
}
function directoryIn(from, path) {
const directory = node_path_0_.posix.join(from, path).replace(/\/$/, '');
if (node_path_0_.posix.isAbsolute(path) || directory.startsWith('..'))
return undefined;
return directory === '.' ? '' : directory;
}
function hasRoomFor(directory, { files, modules, budget }) {
if (modules.has(directory))
return true;
const sizes = files
.list(directory)
.map((path) => ((0,_file_names_js_6_ .ZC)(node_path_0_.posix.basename(path)) ? (files.get(path)?.length ?? 0) : 0));
return sizes.reduce((sum, size) => sum + size, 0) <= budget.bytes;
}
function callOf({ block }, address, source) {
const version = block.body.attributes.find(({ name }) => name === 'version')?.value;
return {
key: [...(0,_model_address_js_4_ .PC)(address), block.labels[0] ?? ''].join('.'),
source,
version: version && ((0,_syntax_hcl_syntax_js_3_ .bK)(version) ?? ''),
};
}
function loadModule(sources, directory) {
const loaded = sources.modules.get(directory);
if (loaded !== undefined)
return loaded;
const all = (0,_file_names_js_6_ .AM)(sources.files.list(directory).map((path) => node_path_0_.posix.basename(path)));
const names = all.filter((name) => !(0,_file_names_js_6_ .d3)(name));
if (names.length === 0)
return undefined;
const module = {
directory,
resources: [],
named: new Map(),
calls: [],
outputs: new Map(),
providers: new Map(),
moved: [],
};
sources.modules.set(directory, module);
const texts = textsOf(sources);
const contents = names.map((name) => (0,_module_files_js_1_ .LI)(node_path_0_.posix.join(directory, name), texts));
for (const { name, path, isOverride, body, problems } of contents) {
addProblems(sources, path, problems, 'file');
const file = node_path_0_.posix.relative(sources.workingDirectory, path);
for (const block of (0,_file_names_js_6_ .i)(name) ? body.blocks.map(asBlock) : body.blocks) {
const placed = { block, file };
if (!isOverride || !applyOverride(module, block))
place(module, placed, sources.problems);
}
}
return module;
}
function applyOverride(module, block) {
const [first = '', second = ''] = block.labels;
const existing = {
resource: module.named.get(`resource.${first}.${second}`),
data: module.named.get(`data.${first}.${second}`),
module: module.calls.find(({ block: call }) => call.labels[0] === first),
output: module.outputs.get(first),
};
const before = Object.entries(existing).find(([type]) => type === block.type)?.[1];
if (before === undefined)
return false;
const { attributes, blocks } = block.body;
const names = new Set(attributes.map(({ name }) => name));
const types = new Set(blocks.map(({ type }) => type));
const { body } = before.block;
before.block = {
...before.block,
body: {
attributes: [...body.attributes.filter(({ name }) => !names.has(name)), ...attributes],
blocks: [...body.blocks.filter(({ type }) => !types.has(type)), ...blocks],
},
};
return true;
}
function checkVariables(sources, path) {
const { problems } = (0,_module_files_js_1_ .LI)(path, textsOf(sources));
addProblems(sources, path, problems, 'variables file');
}
function textsOf({ files, workingDirectory, budget, problems, parsed }) {
const text = (path) => {
const bytes = files.get(path);
if (bytes === undefined)
return { why: _module_files_js_1_ .v8 };
const before = budget.bytes;
budget.bytes -= bytes.length;
if (budget.bytes >= 0)
return new TextDecoder().decode(bytes);
if (before >= 0)
problems.push(tooMuch(node_path_0_.posix.relative(workingDirectory, path)));
return { why: 'the configuration is too large to be read here' };
};
return { text, parsed };
}
function addProblems(sources, path, problems, what) {
const file = node_path_0_.posix.relative(sources.workingDirectory, path);
for (const { message, range } of problems.slice(0, MOST_PROBLEMS)) {
sources.problems.push({
severity: 'error',
summary: 'Invalid HCL',
detail: `The ${what} could not be read: ${message}.`,
range: toProblemRange(file, range),
});
}
}
function asBlock(block) {
if (block.type !== 'resource')
return block;
const attributes = block.body.attributes.map((one) => {
const isClear = one.name === 'count' || one.name === 'for_each';
if (isClear || !/^(?:object|tuple)$/.test(one.value.kind))
return one;
return { ...one, value: { kind: 'other', text: '', inside: [one.value], range: one.range } };
});
return { ...block, body: { ...block.body, attributes } };
}
function tooMuch(filename) {
const position = { line: 1, column: 1 };
return {
severity: 'error',
summary: 'Too much configuration',
detail: `This service plans ${String(MOST_CONFIGURATION)} bytes of configuration at most.`,
range: { filename, start: position, end: position },
};
}
function toProblemRange(filename, range) {
return {
filename,
start: { line: range.startLine, column: range.startColumn },
end: { line: range.endLine, column: range.endColumn },
};
}
function place(module, placed, problems) {
const { block } = placed;
const [first = '', second = ''] = block.labels;
if (block.type === 'module')
module.calls.push(placed);
else if (block.type === 'moved')
module.moved.push(placed);
else if (block.type === 'output')
module.outputs.set(first, placed);
else if (block.type === 'terraform') {
const required = block.body.blocks.filter(({ type }) => type === 'required_providers');
for (const attribute of required.flatMap(({ body }) => body.attributes)) {
module.providers.set(attribute.name, attribute);
}
}
else if (block.type === 'resource' || block.type === 'data') {
const key = `${block.type}.${first}.${second}`;
const twin = module.named.get(key);
if (twin === undefined) {
module.named.set(key, placed);
if (block.type === 'resource')
module.resources.push(placed);
return;
}
problems.push({
severity: 'error',
summary: `Duplicate ${block.type} "${first}" "${second}"`,
detail: `It was declared before, in ${twin.file} line ${String(twin.block.range.startLine)}.`,
range: toProblemRange(placed.file, block.range),
});
}
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
/***/ 57868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( withoutSensitiveValues)
});
var node_util_0_ = __webpack_require__(57975);
function withoutSensitiveValues(document) {
const changes = document.resource_changes.map((one) => ({ ...one, change: redact(one.change) }));
return {
plan_format_version: document.format_version,
output_changes: Object.fromEntries(Object.entries(document.output_changes ?? {}).map(([name, one]) => [name, redact(one)])),
resource_changes: changes,
action_invocations: document.action_invocations?.map(withoutValues),
deferred_changes: document.deferred_changes?.map(() => ({})),
deferred_action_invocations: document.deferred_action_invocations?.map((one) => ({
action_invocation: withoutValues(one.action_invocation),
})),
complete: document.complete,
};
}
function withoutValues(action) {
const { address, type, name, provider_name, ...others } = action;
const { lifecycle_action_trigger, invoke_action_trigger } = others;
return { address, type, name, provider_name, lifecycle_action_trigger, invoke_action_trigger };
}
const HIDDEN = 'REDACTED';
function redact(change) {
const { before, after, before_sensitive: was, after_sensitive: becomes } = change;
return {
...change,
before: hide(before, was, after, `${HIDDEN} BEFORE`),
after: hide(after, becomes, before, HIDDEN),
};
}
function hide(value, sensitive, other, word) {
if (value === null || value === undefined)
return value;
if (sensitive === true)
return (0,node_util_0_.isDeepStrictEqual)(value, other) ? HIDDEN : word;
if (typeof value !== 'object' || typeof sensitive !== 'object')
return value;
const part = (key, one) => hide(one, memberOf(sensitive, key), memberOf(other, key), word);
if (Array.isArray(value))
return value.map((one, index) => part(String(index), one));
return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(key, one)]));
}
function memberOf(value, key) {
return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
? Reflect.get(value, key)
: undefined;
}
/***/ }),
/***/ 11784:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Gq: () => ( invalid),
JT: () => ( respondEmpty),
JW: () => ( NOWHERE),
P_: () => ( Refusal),
V2: () => ( redirect),
fJ: () => ( fail),
hj: () => ( conflict),
lU: () => ( respondText),
li: () => ( badRequest),
mX: () => ( notFound),
nc: () => ( unauthorized),
uI: () => ( mostBytesTo),
uf: () => ( respond)
});
const NOWHERE = 'http://127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;
function mostBytesTo(path) {
return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
}
const DOCUMENT_TYPE = 'application/vnd.api+json; charset=utf-8';
const NOTHING = new Uint8Array();
class Refusal extends Error {
name = 'Refusal';
response;
constructor(response) {
super(`refused with ${String(response.status)}`);
this.response = response;
}
}
function respond(status, document, headers = {}) {
return {
status,
headers: { 'content-type': DOCUMENT_TYPE, ...headers },
body: Buffer.from(JSON.stringify(document)),
};
}
function respondText(status, text, type = 'text/plain') {
return {
status,
headers: { 'content-type': `${type}; charset=utf-8` },
body: Buffer.from(text),
};
}
function respondEmpty(status, headers = {}) {
return { status, headers, body: NOTHING };
}
function redirect(status, location) {
return respondEmpty(status, { location });
}
function fail(status, ...errors) {
return respond(status, {
errors: errors.map((error) => ({ status: String(status), ...error })),
});
}
function badRequest(parameter, detail) {
return fail(400, { title: 'bad request', detail, source: { parameter } });
}
function notFound(detail) {
return fail(404, { title: 'not found', detail });
}
function unauthorized() {
return fail(401, { title: 'unauthorized' });
}
function conflict(detail) {
return fail(409, { title: 'transition not allowed', detail });
}
function invalid(...problems) {
return fail(422, ...problems.map(({ pointer, detail }) => ({
title: 'invalid attribute',
detail,
source: { pointer },
})));
}
/***/ }),
/***/ 28066:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
createService: () => ( createService),
startService: () => ( startService)
});
var respond = __webpack_require__(11784);
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./build/src/service/body.js
const JSON_API = 'application/vnd.api+json';
function readDocument(request, schema) {
const document = parseDocument(request);
refuseLists(document);
return checkBody(document, schema);
}
function parseDocument(request) {
const type = mediaType(request);
if (type !== JSON_API) {
throw new respond.P_((0,respond.fJ)(415, {
title: 'unsupported media type',
detail: `The body must be sent as ${JSON_API}, not as ${type === '' ? 'something unnamed' : type}.`,
}));
}
return parse(request.body);
}
function resourceBody(attributes) {
return dist._H3({ data: dist._H3({ attributes: dist._H3(attributes) }) });
}
function readItems(request, item) {
return checkBody(parseDocument(request), dist._H3({ data: dist.YOg(item) })).data;
}
function refuseLists(document) {
const data = memberOf(document, 'data');
const attributes = memberOf(data, 'attributes');
for (const [pointer, value] of [
['/data', data],
['/data/attributes', attributes],
]) {
if (Array.isArray(value)) {
throw new respond.P_((0,respond.Gq)({ pointer, detail: 'One object is expected here, not a list.' }));
}
}
}
function memberOf(value, name) {
return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
function readComment(request) {
if (request.body.length === 0)
return undefined;
const type = mediaType(request);
if (type !== JSON_API && type !== 'application/json') {
throw new respond.P_((0,respond.fJ)(415, {
title: 'unsupported media type',
detail: `An action's body must be sent as ${JSON_API} or application/json.`,
}));
}
return checkBody(parse(request.body), actionSchema)?.comment ?? undefined;
}
const actionSchema = dist.mee(dist._H3({ comment: dist.lqM(dist.mee(dist.YjP())) }));
function mediaType(request) {
return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
function parse(body) {
try {
return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
}
catch {
throw new respond.P_((0,respond.Gq)({ pointer: '', detail: 'The body is not JSON in UTF-8.' }));
}
}
function checkBody(value, schema) {
const parsed = dist.xLC(schema, value);
if (parsed.success)
return parsed.output;
throw new respond.P_((0,respond.Gq)(...parsed.issues.map((issue) => ({
pointer: `/${(issue.path ?? []).map(({ key }) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`,
detail: sayProblem(issue),
}))));
}
function sayProblem(issue) {
const key = issue.path?.at(-1)?.key;
const name = typeof key === 'string' || typeof key === 'number' ? String(key) : 'The body';
if (issue.received === 'undefined') {
return `${name} is required${issue.expected === null ? '' : `: ${issue.expected}`}.`;
}
return `${name} must be ${issue.expected ?? 'something else'}, not ${issue.received}.`;
}
;// CONCATENATED MODULE: ./build/src/service/faults.js
const amount = dist.FsL(dist.aig(), dist.Wwf(0));
const faultSchema = dist.Oxt('kind', [
dist.rej({
kind: dist.euz('status'),
status: dist.FsL(dist.aig(), dist.ndf(), dist.Wwf(200), dist.cGV(599)),
headers: dist.lqM(dist.g1P(dist.YjP(), dist.YjP()), {}),
body: dist.lqM(dist.YjP(), ''),
}),
dist.rej({ kind: dist.euz('reset') }),
dist.rej({ kind: dist.euz('hang') }),
dist.rej({ kind: dist.euz('delay'), delayMs: amount }),
dist.rej({ kind: dist.euz('drip'), pauseMs: amount }),
dist.rej({ kind: dist.euz('truncate'), bytes: amount }),
dist.rej({ kind: dist.euz('html'), status: dist.lqM(dist.aig(), 200) }),
dist.rej({ kind: dist.euz('empty'), status: dist.lqM(dist.aig(), 200) }),
dist.rej({
kind: dist.euz('rate-limited'),
hint: dist.KIO(['x-ratelimit-reset', 'retry-after-seconds', 'retry-after-date', 'none']),
seconds: dist.lqM(amount, 1),
}),
]);
const faultRuleSchema = dist.rej({
route: dist.lqM(dist.YjP()),
fault: faultSchema,
when: dist.lqM(dist.KIO(['before', 'after']), 'before'),
skip: dist.lqM(amount, 0),
times: dist.lqM(amount, 1),
});
function createFaults() {
let rules = [];
return {
add: (rule) => {
rules.push(dist.qgA(faultRuleSchema, rule));
},
clear: () => {
rules = [];
},
list: () => rules,
take(route) {
const rule = rules.find((one) => one.route === undefined || one.route === route);
if (rule === undefined)
return undefined;
if (rule.skip > 0) {
rule.skip -= 1;
return undefined;
}
rule.times -= 1;
if (rule.times <= 0)
rules = rules.filter((one) => one !== rule);
return rule;
},
};
}
function applyFault(fault, answer, now) {
switch (fault.kind) {
case 'status':
return {
status: fault.status,
headers: { 'content-type': 'text/plain', ...fault.headers },
body: new TextEncoder().encode(fault.body),
};
case 'html':
return (0,respond.lU)(fault.status, '<!DOCTYPE html><html><body><h1>Bad gateway</h1></body></html>', 'text/html');
case 'empty':
return { status: fault.status, headers: {}, body: new Uint8Array() };
case 'rate-limited':
return rateLimited(fault.hint, fault.seconds, now);
case 'reset':
case 'hang':
case 'delay':
case 'drip':
case 'truncate':
return { ...answer, fault };
}
}
function reachesHandler({ when, fault }) {
return when === 'after' || ['delay', 'drip', 'truncate'].includes(fault.kind);
}
function rateLimited(hint, seconds, now) {
const headers = { 'content-type': 'application/vnd.api+json' };
if (hint === 'x-ratelimit-reset')
headers['x-ratelimit-reset'] = seconds.toFixed(3);
if (hint === 'retry-after-seconds')
headers['retry-after'] = String(Math.ceil(seconds));
if (hint === 'retry-after-date') {
headers['retry-after'] = new Date(now.getTime() + seconds * 1000).toUTCString();
headers['date'] = now.toUTCString();
}
const error = {
detail: "You have exceeded the API's rate limit.",
status: 429,
title: 'Too many requests',
};
return {
status: 429,
headers,
body: new TextEncoder().encode(JSON.stringify({ errors: [error] })),
};
}
var scripts = __webpack_require__(26417);
var service_seed = __webpack_require__(88712);
;// CONCATENATED MODULE: ./build/src/service/administer.js
const faultsSchema = dist.KCZ([faultRuleSchema, dist.YOg(faultRuleSchema)]);
const scriptSchema = dist.rej({ workspace: dist.YjP(), script: service_seed.KI });
function administer(dispatcher, request) {
const { faults } = dispatcher;
switch (`${request.method} ${request.path}`) {
case 'GET /admin/faults':
return (0,respond.uf)(200, { faults: faults.list() });
case 'DELETE /admin/faults':
faults.clear();
return (0,respond.JT)(204);
case 'POST /admin/faults': {
const rules = checkBody(readJson(request), faultsSchema);
for (const rule of Array.isArray(rules) ? rules : [rules])
faults.add(rule);
return (0,respond.JT)(204);
}
case 'GET /admin/scripts':
return (0,respond.uf)(200, { scripts: scripts.D });
case 'POST /admin/scripts': {
const { workspace, script } = checkBody(readJson(request), scriptSchema);
return inWorkspace(() => dispatcher.setScript(workspace, script));
}
case 'POST /admin/pushes': {
const push = checkBody(readJson(request), service_seed.WV);
return inWorkspace(() => void dispatcher.push(push));
}
default:
return (0,respond.mX)();
}
}
function inWorkspace(act) {
try {
act();
}
catch (error) {
const detail = error instanceof Error ? error.message : 'no such workspace';
return (0,respond.Gq)({ pointer: '/workspace', detail });
}
return (0,respond.JT)(204);
}
function readJson({ body }) {
try {
return JSON.parse(new TextDecoder().decode(body));
}
catch {
throw new respond.P_((0,respond.Gq)({ pointer: '', detail: 'The body is not JSON.' }));
}
}
;// CONCATENATED MODULE: ./build/src/service/evaluated.js
function toEvaluatedSet(set, kind) {
return {
name: set.name,
description: set.description ?? null,
overridable: set.overridable,
error: set.error ?? null,
policies: set.policies.map((policy) => ({
name: policy.name,
level: policy.level,
status: policy.status,
atApply: 'atApply' in policy ? policy.atApply : undefined,
description: policy.description ?? '',
query: kind === 'opa' ? `data.terraform.policies.${policy.name}.deny` : null,
output: kind === 'opa' ? withAddress(policy) : policy.messages,
resources: policy.resources,
})),
};
}
function withAddress({ messages, resources }) {
const [only, ...others] = resources;
if (only === undefined || others.length > 0)
return messages;
return messages.map((msg) => ({ msg, address: only.address }));
}
function evaluationLevel(level) {
return level === 'advisory' ? 'advisory' : 'mandatory';
}
function checkLevel(level) {
switch (level) {
case 'advisory':
return 'advisory';
case 'soft-mandatory':
case 'mandatory-overridable':
return 'soft-mandatory';
case 'hard-mandatory':
case 'mandatory':
return 'hard-mandatory';
}
}
function terraformPolicyLevel(level, overridable) {
switch (level) {
case 'advisory':
return 'advisory';
case 'soft-mandatory':
case 'mandatory-overridable':
return 'mandatory_overridable';
case 'hard-mandatory':
return 'mandatory';
case 'mandatory':
return overridable ? 'mandatory_overridable' : 'mandatory';
}
}
function countOutcomes(sets) {
const count = {
passed: 0,
advisoryFailed: 0,
mandatoryFailed: 0,
errored: 0,
notEvaluated: 0,
};
for (const set of sets) {
if (set.error !== null)
count.errored += 1;
for (const policy of set.policies) {
if (policy.status === 'passed')
count.passed += 1;
else if (policy.status === 'errored')
count.errored += 1;
else if (isUnknown(policy))
count.notEvaluated += 1;
else if (policy.status === 'failed') {
if (policy.level === 'advisory')
count.advisoryFailed += 1;
else
count.mandatoryFailed += 1;
}
}
}
return count;
}
function atApply(set) {
const policies = set.policies.map((policy) => ({
...policy,
status: policy.status === 'unknown' ? (policy.atApply ?? 'passed') : policy.status,
}));
return { ...set, policies };
}
function isUnknown({ status, level }) {
return status === 'not_evaluated' && level !== 'advisory';
}
function isBlocking({ level, outcome }) {
return level === 'mandatory' && outcome !== 'passed';
}
function checkStatus({ policies, errored, }) {
const isBroken = policies.some((policy) => policy.status === 'errored' || isUnknown(policy));
if (errored || isBroken)
return 'errored';
const failed = policies.filter(({ status }) => status === 'failed');
if (failed.some(({ level }) => checkLevel(level) === 'hard-mandatory'))
return 'hard_failed';
return failed.some(({ level }) => level !== 'advisory') ? 'soft_failed' : 'passed';
}
function evaluationStatus(sets) {
const count = countOutcomes(sets);
if (count.mandatoryFailed > 0)
return 'failed';
return isBroken(count) ? 'errored' : 'passed';
}
function isBroken({ errored, notEvaluated }) {
return errored + notEvaluated > 0;
}
function failuresOverridable(sets) {
return sets.every(({ overridable, policies }) => overridable ||
policies.every(({ status, level }) => status === 'passed' || status === 'unknown' || checkLevel(level) !== 'hard-mandatory'));
}
;// CONCATENATED MODULE: ./build/src/service/machines.js
const CUT_SHORT = { errored: [], canceled: [], unreachable: [] };
const ENDED = { passed: [], ...CUT_SHORT };
const VERSION_MACHINE = {
pending: ['fetching', 'uploaded', 'errored'],
fetching: ['uploaded', 'errored'],
uploaded: ['archived', 'backing_data_soft_deleted', 'uploaded'],
archived: ['fetching', 'uploaded'],
errored: ['uploaded'],
backing_data_soft_deleted: ['uploaded', 'backing_data_permanently_deleted'],
backing_data_permanently_deleted: [],
};
const STOPPED = ['errored', 'canceled', 'force_canceled', 'discarded'];
const AFTER_POLICY_CHECKS = ['planned_and_finished', 'planned_and_saved', 'confirmed'];
const AFTER_COST = ['policy_checking', ...AFTER_POLICY_CHECKS];
const AFTER_STAGE = ['cost_estimating', ...AFTER_COST];
const AFTER_TERRAFORM_POLICY = ['post_plan_running', ...AFTER_STAGE];
const RUN_MACHINE = {
pending: ['fetching', 'pre_plan_running', 'queuing', 'plan_queued', 'planning', ...STOPPED],
fetching: ['fetching_completed', ...STOPPED],
fetching_completed: ['pre_plan_running', 'queuing', 'plan_queued', 'planning', ...STOPPED],
pre_plan_running: ['pre_plan_completed', 'pre_plan_awaiting_decision', ...STOPPED],
pre_plan_awaiting_decision: ['pre_plan_completed', ...STOPPED],
pre_plan_completed: ['queuing', 'plan_queued', 'planning', ...STOPPED],
queuing: ['plan_queued', 'planning', ...STOPPED],
plan_queued: ['planning', ...STOPPED],
planning: ['planned', ...STOPPED],
planned: ['tf_policy_checked', 'tf_policy_override', ...AFTER_TERRAFORM_POLICY, ...STOPPED],
tf_policy_checked: [...AFTER_TERRAFORM_POLICY, ...STOPPED],
tf_policy_override: ['tf_policy_checked', ...STOPPED],
post_plan_running: [
'post_plan_completed',
'post_plan_awaiting_decision',
'policy_soft_failed',
'planned_and_finished',
...STOPPED,
],
post_plan_awaiting_decision: ['post_plan_completed', ...STOPPED],
post_plan_completed: [...AFTER_STAGE, ...STOPPED],
cost_estimating: ['cost_estimated', ...STOPPED],
cost_estimated: [...AFTER_COST, ...STOPPED],
policy_checking: [
'policy_checked',
'policy_override',
'policy_soft_failed',
'planned_and_finished',
...STOPPED,
],
policy_override: ['policy_checked', ...STOPPED],
policy_soft_failed: ['policy_checked'],
policy_checked: [...AFTER_POLICY_CHECKS, ...STOPPED],
planned_and_saved: ['confirmed', 'discarded'],
confirmed: ['queuing_apply', 'pre_apply_running', 'apply_queued', 'applying', ...STOPPED],
pre_apply_running: ['pre_apply_completed', ...STOPPED],
pre_apply_completed: ['queuing_apply', 'apply_queued', 'applying', ...STOPPED],
queuing_apply: ['apply_queued', ...STOPPED],
apply_queued: ['applying', ...STOPPED],
applying: ['applied', 'post_apply_running', ...STOPPED],
post_apply_running: ['post_apply_completed', ...STOPPED],
post_apply_completed: ['applied', ...STOPPED],
applied: [],
planned_and_finished: [],
discarded: [],
errored: [],
canceled: [],
force_canceled: [],
};
const PLAN_MACHINE = {
pending: ['queued', 'running', 'canceled', 'unreachable'],
queued: ['running', 'canceled', 'unreachable'],
running: ['finished', 'errored', 'canceled'],
finished: [],
...CUT_SHORT,
};
const POLICY_CHECK_MACHINE = {
pending: ['queued', 'unreachable', 'canceled'],
queued: ['passed', 'soft_failed', 'hard_failed', 'errored', 'canceled'],
soft_failed: ['overridden'],
hard_failed: [],
overridden: [],
...ENDED,
};
const TASK_STAGE_MACHINE = {
pending: ['running', 'canceled', 'unreachable'],
running: ['passed', 'failed', 'awaiting_override', 'errored', 'canceled'],
awaiting_override: ['running', 'canceled'],
failed: [],
...ENDED,
};
const TASK_RESULT_MACHINE = {
pending: ['running', 'canceled', 'unreachable'],
running: ['passed', 'failed', 'errored', 'canceled'],
failed: [],
...ENDED,
};
const POLICY_EVALUATION_MACHINE = {
pending: ['queued', 'canceled', 'unreachable'],
queued: ['running', 'canceled'],
running: ['passed', 'failed', 'errored', 'canceled'],
failed: ['overridden'],
overridden: [],
...ENDED,
};
const TF_POLICY_EVALUATION_MACHINE = {
pending: ['queued', 'canceled', 'unreachable'],
queued: ['running', 'canceled'],
running: ['passed', 'failed', 'awaiting_override', 'errored', 'canceled'],
awaiting_override: ['overridden', 'canceled'],
failed: [],
overridden: [],
...ENDED,
};
const COST_ESTIMATE_MACHINE = {
pending: ['queued', 'skipped_due_to_targeting', 'canceled', 'unreachable'],
queued: ['finished', 'errored', 'canceled'],
finished: [],
skipped_due_to_targeting: [],
...CUT_SHORT,
};
function mayFollow({ machine, status }, to) {
return machine[status].includes(to);
}
function begin(machine, status) {
return { machine, status, stamps: {} };
}
const STAMPS = new Map([
[PLAN_MACHINE, { running: 'started-at' }],
[
VERSION_MACHINE,
{
backing_data_soft_deleted: 'soft-delete-backing-data-at',
backing_data_permanently_deleted: 'permanently-delete-backing-data-at',
},
],
]);
function advance(thing, to, at) {
if (!mayFollow(thing, to)) {
throw new Error(`${thing.status} cannot be followed by ${to}`);
}
thing.status = to;
const name = STAMPS.get(thing.machine)?.[to] ?? `${to.replaceAll('_', '-')}-at`;
thing.stamps[name] = toStamp(at);
}
function moveAll(things, to, at) {
for (const thing of things)
advance(thing, to, at);
}
function moveIfPossible(thing, to, at) {
if (mayFollow(thing, to))
advance(thing, to, at);
}
function toStamp(at) {
return `${at.toISOString().slice(0, 19)}+00:00`;
}
function isFinalRun(status) {
return (RUN_MACHINE[status].length === 0 ||
status === 'planned_and_saved' ||
status === 'policy_soft_failed');
}
function needsFiles(status) {
return !isFinalRun(status) || status === 'planned_and_saved';
}
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/service/judge-run.js
function setsToJudge({ policySets }, { workspace, script }) {
const scripted = {
'policy-check': script.policyChecks,
'policy-evaluation': script.policySets,
'terraform-policy': script.terraformPolicySets,
};
return [...policySets.values()]
.filter(({ organization }) => organization === workspace.organization)
.filter(({ workspaces }) => workspaces?.includes(workspace) ?? true)
.map(({ set }) => set)
.filter(({ system }) => scripted[system] === undefined);
}
async function judgePlanned(store, run, planned, signal) {
const isPlan = planned.problems.every(({ severity }) => severity !== 'error');
const { document: plan } = planned;
const addresses = new Set(plan.resource_changes.map(({ address }) => address));
const input = { plan, planText: planned.json?.text, run: toRunInput(run) };
const judging = setsToJudge(store, run).map(async (set) => {
const judged = isPlan
? await set.judge.judge(input, signal).catch((error) => (0,error_message.g)(error))
: [];
const policies = set.policies.map((policy) => resultOf(policy, judged, addresses));
const { name, description, overridable } = set;
return [set, { name, description, overridable, error: null, policies }];
});
return new Map(await Promise.all(judging));
}
function resultOf({ name, level, description, query }, judged, addresses) {
const result = typeof judged === 'string' ? undefined : judged.find((each) => each.name === name);
const message = typeof judged === 'string' ? judged : 'This policy was not judged.';
const { status, output } = result ?? { status: 'errored', output: [message] };
const common = { name, level, description, query: query || null };
return { ...common, status, output, resources: findResources(output, addresses) };
}
function findResources(output, addresses) {
return output.flatMap((one) => {
const address = typeof one === 'string' ? (one.split(': ', 1)[0] ?? '') : '';
return addresses.has(address) ? [{ address }] : [];
});
}
function toRunInput(run) {
const { workspace } = run;
return {
id: run.id,
created_at: run.createdAt,
message: run.message,
is_destroy: run.isDestroy,
refresh: run.refresh,
refresh_only: run.options.refreshOnly,
replace_addrs: run.options.replace,
target_addrs: run.options.targets,
source: run.source,
speculative: run.planOnly,
organization: { name: workspace.organization.name },
workspace: {
id: workspace.id,
name: workspace.name,
auto_apply: workspace.autoApply,
working_directory: workspace.workingDirectory,
tags: workspace.tags,
},
};
}
function addJudgements(judged) {
addStages(judged);
addChecks(judged);
addTerraformPolicy(judged);
}
function addPrePlan(store, run) {
const { prePlanTasks: tasks } = run.script;
if (tasks !== undefined)
addStage(store, run, 'pre_plan', tasks);
}
const SCRIPTED = { opa: '1.22.3', sentinel: '0.40.0' };
function evaluationsOf({ judgements }) {
const kind = 'opa';
const evaluations = new Map();
for (const [{ system, judge }, evaluated] of judgements) {
if (system !== 'policy-evaluation')
continue;
const { version } = judge;
const evaluation = evaluations.get(version) ?? { kind, version, sets: [] };
evaluation.sets.push(evaluated);
evaluations.set(version, evaluation);
}
return [...evaluations.values()];
}
function addStages(judged) {
const { store, run } = judged;
const { script } = run;
const kind = script.policyKind ?? 'opa';
const scripted = script.policySets?.map((set) => toEvaluatedSet(set, kind));
const evaluations = scripted !== undefined
? [{ kind, version: SCRIPTED[kind], sets: scripted }]
: evaluationsOf(judged);
const filled = evaluations.filter(({ sets }) => sets.length > 0);
if (script.postPlanTasks !== undefined || filled.length > 0) {
const stage = addStage(store, run, 'post_plan', script.postPlanTasks ?? []);
for (const { kind: language, version, sets } of filled) {
const evaluation = {
id: store.newId('poleval'),
run,
stage,
kind: language,
outcomes: [],
toolVersion: version,
...begin(POLICY_EVALUATION_MACHINE, 'pending'),
};
for (const set of sets) {
evaluation.outcomes.push({ id: store.newId('psout'), set, evaluation });
}
stage.evaluations.push(evaluation);
}
}
if (script.preApplyTasks !== undefined)
addStage(store, run, 'pre_apply', script.preApplyTasks);
if (script.postApplyTasks !== undefined) {
addStage(store, run, 'post_apply', script.postApplyTasks);
}
}
function addStage(store, run, stage, tasks) {
const record = {
id: store.newId('ts'),
run,
stage,
tasks: [],
evaluations: [],
createdAt: run.createdAt,
...begin(TASK_STAGE_MACHINE, 'pending'),
};
for (const task of tasks) {
record.tasks.push({
id: store.newId('taskrs'),
stage: record,
name: task.name,
level: task.level,
outcome: task.status,
message: task.message,
url: task.url ?? null,
...begin(TASK_RESULT_MACHINE, 'pending'),
});
}
run.stages.push(record);
return record;
}
function addChecks(judged) {
const { store, run } = judged;
const scripted = run.script.policyChecks?.map(({ scope, policies, errored }) => ({
scope,
errored,
sets: [toEvaluatedSet({ name: '', overridable: false, policies }, 'sentinel')],
}));
const evaluated = evaluateSets(judged, 'policy-check');
const checks = scripted ??
(evaluated.length > 0
? [{ scope: 'organization', errored: false, sets: evaluated }]
: []);
for (const { scope, errored, sets } of checks) {
run.checks.push({
id: store.newId('polchk'),
run,
scope,
errored,
policies: sets.flatMap((set) => set.policies.map((policy) => ({
...policy,
set: set.name,
level: checkLevel(policy.level === 'mandatory' && set.overridable ? 'soft-mandatory' : policy.level),
}))),
durationMs: 0,
...begin(POLICY_CHECK_MACHINE, 'pending'),
});
}
}
function addTerraformPolicy(judging) {
const { store, run } = judging;
const sets = run.script.terraformPolicySets?.map((set) => toEvaluatedSet(set, 'sentinel')) ??
evaluateSets(judging, 'terraform-policy');
if (sets.length === 0)
return;
const add = (stage, judged) => {
run.tfEvaluations.push({
id: store.newId('tfpoleval'),
run,
stage,
outcomes: judged.map((set) => ({ id: store.newId('tfpsout'), set })),
...begin(TF_POLICY_EVALUATION_MACHINE, 'pending'),
});
};
add('Plan', sets);
const isLater = sets.some(({ policies }) => policies.some(({ status }) => status === 'unknown'));
if (isLater)
add('Apply', sets.map(atApply));
}
function evaluateSets({ judgements }, system) {
return [...judgements].flatMap(([set, evaluated]) => (set.system === system ? [evaluated] : []));
}
var external_node_path_ = __webpack_require__(76760);
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/service/plan/providers.js
const TERRAFORM_DATA = 'terraform_data';
function providersOf(module) {
return (type, block) => {
if (type === TERRAFORM_DATA)
return 'terraform.io/builtin/terraform';
const chosen = block?.body.attributes.find(({ name }) => name === 'provider')?.value;
const local = chosen?.kind === 'traversal' ? chosen.root : (type.split('_', 1)[0] ?? type);
const source = sourceOf(module, local) ?? `hashicorp/${local}`;
return source.split('/').length > 2 ? source : `registry.terraform.io/${source}`;
};
}
function sourceOf(module, local) {
const written = module?.providers.get(local)?.value;
if (written?.kind !== 'object')
return undefined;
const source = written.entries.find(({ key }) => key.kind === 'literal' && key.value === 'source')?.value;
return source?.kind === 'literal' && typeof source.value === 'string'
? source.value.toLowerCase()
: undefined;
}
var model_address = __webpack_require__(3543);
;// CONCATENATED MODULE: ./build/src/service/plan/listed-plan.js
const LISTED = 'No program planned this. The blocks of the files are listed: their literals are known, all other values are not, and `count` and `for_each` are not counted. `plangate serve --engine terraform` plans.';
function toListedPlan(input, { blocks, outputs, problems }) {
const { targets, refreshOnly } = input.options;
const declared = input.isDestroy ? [] : blocks;
const changes = [
...declared.map((block) => toChange(block, input)),
...deletions(declared, input),
];
const inScope = ({ address }) => targets.length === 0 || targets.some((target) => (0,model_address.UO)(address, target));
const shown = refreshOnly ? [] : changes.filter(inScope).sort(byAddress);
const counts = countChanges(shown);
const changed = targets.length > 0
? NONE
: compareOutputs(input.isDestroy ? new Map() : outputs, input, counts);
return {
document: {
format_version: '1.2',
terraform_version: input.terraformVersion,
variables: {},
planned_values: { outputs: changed.planned, root_module: plannedModules(shown) },
resource_changes: shown,
output_changes: changed.changes,
configuration: { root_module: {} },
},
problems: targets.length > 0 ? [...problems, TARGETED] : problems,
counts,
limits: [],
notice: LISTED,
};
}
const NONE = { planned: undefined, changes: undefined };
const TARGETED = {
severity: 'warning',
summary: 'Resource targeting is in effect',
detail: 'Only the targets are listed. Other changes that the configuration asks for are left out.',
};
function byAddress(one, other) {
return one.address < other.address ? -1 : 1;
}
function toChange(block, { state, marks = {}, options }) {
const { module, type, name, provider, values } = block;
const address = addressOfBlock(block);
const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
const after = { ...values.value };
const asked = options.replace.includes(address);
const replaced = before !== null && (asked || marks[address]?.tainted === true);
const exists = before !== null || Object.keys(state).some((one) => (0,model_address.Pe)(one) === (0,model_address.Pe)(address));
const change = !exists ? 'create' : (0,external_node_util_.isDeepStrictEqual)(before, after) ? 'no-op' : 'update';
const reason = asked ? 'replace_by_request' : 'replace_because_tainted';
return {
address,
module_address: module === '' ? undefined : module,
mode: 'managed',
type,
name,
provider_name: provider,
action_reason: replaced ? reason : undefined,
change: {
actions: replaced ? ['delete', 'create'] : [change],
before,
after,
after_unknown: (values.unknown ?? {}),
before_sensitive: before === null ? false : (marks[address]?.sensitive ?? {}),
after_sensitive: {},
},
};
}
function deletions(blocks, { state, marks = {} }) {
const declared = new Set(blocks.map(addressOfBlock));
const providerOf = providersOf(undefined);
return Object.entries(state)
.filter(([address]) => !declared.has((0,model_address.Pe)(address)))
.map(([address, before]) => {
const { module, type, name, index } = (0,model_address.kD)(address);
return {
address,
module_address: module === '' ? undefined : module,
mode: 'managed',
type,
name,
index,
provider_name: providerOf(type),
change: {
actions: ['delete'],
before,
after: null,
after_unknown: {},
before_sensitive: marks[address]?.sensitive ?? {},
after_sensitive: false,
},
};
});
}
function compareOutputs(outputs, { outputs: before }, { additions, changes: updates, destructions }) {
const planned = {};
const changes = {};
const settled = additions + updates + destructions === 0;
for (const [name, { value, unknown, sensitive }] of outputs) {
const prior = before[name];
if (unknown !== undefined && settled)
continue;
const same = unknown === undefined && (0,external_node_util_.isDeepStrictEqual)(prior?.value, value);
planned[name] = { sensitive, value };
changes[name] = {
actions: [prior === undefined ? 'create' : same ? 'no-op' : 'update'],
before: prior?.value ?? null,
after: value,
after_unknown: unknown ?? false,
before_sensitive: prior?.sensitive ?? false,
after_sensitive: sensitive,
};
}
for (const [name, { value, sensitive }] of Object.entries(before)) {
if (outputs.has(name))
continue;
changes[name] = {
actions: ['delete'],
before: value,
after: null,
after_unknown: false,
before_sensitive: sensitive,
after_sensitive: false,
};
}
const none = Object.keys(changes).length === 0;
return { planned: none ? undefined : planned, changes: none ? undefined : changes };
}
function addressOfBlock({ module, type, name }) {
return `${module === '' ? '' : `${module}.`}${type}.${name}`;
}
function countChanges(changes) {
const count = (action) => changes.filter(({ change }) => change.actions.includes(action)).length;
return { additions: count('create'), changes: count('update'), destructions: count('delete') };
}
function plannedModules(changes) {
const root = { resources: [] };
const modules = new Map([['', root]]);
const moduleAt = (address) => {
const before = modules.get(address);
if (before !== undefined)
return before;
const module = { address };
modules.set(address, module);
const parent = moduleAt((0,model_address.lS)(address).slice(0, -2).join('.'));
parent.child_modules ??= [];
parent.child_modules.push(module);
return module;
};
for (const { address, module_address: at = '', mode, type, name, index, ...rest } of changes) {
const { provider_name: provider, change } = rest;
if (change.after === null)
continue;
const module = moduleAt(at);
module.resources ??= [];
module.resources.push({
address,
mode,
type,
name,
index,
provider_name: provider,
values: change.after,
sensitive_values: change.after_sensitive || {},
});
}
return root;
}
var file_names = __webpack_require__(96817);
var literal = __webpack_require__(2443);
var load_module = __webpack_require__(51659);
var module_source = __webpack_require__(58230);
var hcl_syntax = __webpack_require__(56949);
var failed_plan = __webpack_require__(738);
;// CONCATENATED MODULE: ./build/src/service/plan/list-blocks.js
const MAX_DEPTH = 20;
const MAX_MODULES = 1_000;
const MAX_RESOURCES = 10_000;
const MAX_PROBLEMS = 100;
const MAX_VALUES = 60_000;
function listBlocks(input) {
const sources = (0,load_module.u0)(input);
const { problems } = sources;
const root = (0,load_module.Vw)(sources, input.workingDirectory);
if (root === undefined) {
const where = input.workingDirectory || 'its root directory';
const detail = `The upload has no .tf file in ${where}. They are expected in the working directory of the workspace.`;
return (0,failed_plan.n)(input.terraformVersion, [fault('No Terraform configuration files', detail)]);
}
for (const name of (0,file_names.DF)(sources.files.list(input.workingDirectory).map((path) => external_node_path_.posix.basename(path)))) {
(0,load_module.kL)(sources, external_node_path_.posix.join(input.workingDirectory, name));
}
const listing = { sources, blocks: [], modules: 0, values: MAX_VALUES };
listModule(listing, root, '', 0);
if (isTooLarge(listing)) {
const detail = `Modules are called more than ${String(MAX_MODULES)} times, or have more than ${String(MAX_RESOURCES)} resource blocks.`;
problems.push(fault('Too many blocks', detail));
}
if (problems.some(({ severity }) => severity === 'error')) {
return (0,failed_plan.n)(input.terraformVersion, problems);
}
return toListedPlan(input, { blocks: listing.blocks, outputs: listOutputs(root), problems });
}
function isTooLarge({ modules, blocks }) {
return modules > MAX_MODULES || blocks.length > MAX_RESOURCES;
}
function fault(summary, detail) {
return { severity: 'error', summary, detail };
}
function listModule(listing, module, address, depth) {
const providerOf = providersOf(module);
listing.modules += 1;
for (const { block } of module.resources) {
const [type = '', name = ''] = block.labels;
const provider = providerOf(type, block);
listing.blocks.push({
module: address,
type,
name,
provider,
values: listValues(block.body, listing),
});
}
for (const call of module.calls) {
if (isTooLarge(listing) || listing.sources.problems.length >= MAX_PROBLEMS)
return;
const called = moduleOf(listing.sources, module, call, { address, depth });
const name = `module.${call.block.labels[0] ?? ''}`;
const inside = address === '' ? name : `${address}.${name}`;
if (called !== undefined)
listModule(listing, called, inside, depth + 1);
}
}
function moduleOf(sources, caller, call, { address, depth }) {
const { block, file } = call;
const source = (0,hcl_syntax.bK)(block.body.attributes.find(({ name }) => name === 'source')?.value);
const called = depth < MAX_DEPTH
? (0,load_module.gZ)(sources, caller, (0,load_module.C8)(call, address, source ?? ''))
: undefined;
if (called === undefined && source !== undefined && (0,module_source.I)(source)) {
const detail = `Module "${block.labels[0] ?? ''}" is said to be at ${source}, but the upload has no .tf file there.`;
const range = (0,load_module.ae)(file, block.range);
sources.problems.push({ ...fault('Unreadable module directory', detail), range });
}
return called;
}
const META = new Set([
'count',
'for_each',
'provider',
'depends_on',
'lifecycle',
'provisioner',
'connection',
]);
function listValues(body, listing) {
const attributes = body.attributes.filter(({ name }) => !META.has(name));
const blocks = body.blocks.filter(({ type }) => !META.has(type));
if (listing.values < 0)
return NOTHING;
const known = literalsOf({ attributes, blocks });
listing.values -= sizeOf(known.value) + sizeOf(known.unknown);
return listing.values < 0 ? NOTHING : known;
}
const NOTHING = { value: {}, unknown: undefined };
function literalsOf(body) {
const members = new Map(body.attributes.map(({ name, value }) => [name, (0,literal.ww)(value)]));
const types = new Set(body.blocks.map(({ type, labels }) => blockName(type, labels)));
for (const name of types) {
const ofType = body.blocks.filter(({ type, labels }) => blockName(type, labels) === name);
const items = ofType.map((block) => literalsOf(block.body));
const isDynamic = ofType.some(({ type }) => type === 'dynamic');
const unknown = items.map((one) => one.unknown ?? false);
members.set(name, isDynamic
? { value: undefined, unknown: true }
: {
value: items.map(({ value }) => value),
unknown: unknown.every((one) => one === false) ? undefined : unknown,
});
}
return (0,literal.eB)(members);
}
function blockName(type, [label = '']) {
return type === 'dynamic' ? label : type;
}
function sizeOf(value) {
if (typeof value !== 'object' || value === null)
return 1;
return Object.values(value).reduce((sum, one) => sum + sizeOf(one), 1);
}
function listOutputs(root) {
return new Map([...root.outputs].map(([name, { block }]) => {
const { attributes } = block.body;
const value = attributes.find((one) => one.name === 'value')?.value;
const sensitive = attributes.find((one) => one.name === 'sensitive')?.value;
const known = value === undefined ? { value: undefined, unknown: true } : (0,literal.ww)(value);
const isOpen = sensitive === undefined || (0,literal.ww)(sensitive).value === false;
return [name, { ...known, sensitive: !isOpen }];
}));
}
;// CONCATENATED MODULE: ./build/src/service/plan/counted-changes.js
function countedChanges(document, counts) {
const planned = document.resource_changes;
const numbers = {
create: counts.additions,
update: counts.changes,
delete: counts.destructions,
};
const actions = ['create', 'update', 'delete'];
const having = (action) => planned.filter(({ change }) => change.actions.includes(action)).length;
if (actions.every((action) => having(action) === numbers[action]))
return planned;
return actions.flatMap((action) => Array.from({ length: numbers[action] }, (_, index) => madeUpChange(action, index)));
}
function countedDocument(document, counts) {
return { ...document, resource_changes: countedChanges(document, counts) };
}
function madeUpChange(action, index) {
const id = `${action}-${String(index)}`;
return {
address: `null_resource.${action}[${String(index)}]`,
mode: 'managed',
type: 'null_resource',
name: action,
index,
provider_name: 'registry.terraform.io/hashicorp/null',
change: {
actions: [action],
before: action === 'create' ? null : { id, triggers: null },
after: action === 'delete' ? null : { id, triggers: action === 'update' ? {} : null },
after_unknown: {},
before_sensitive: {},
after_sensitive: {},
},
};
}
var json_depth = __webpack_require__(36093);
;// CONCATENATED MODULE: ./build/src/service/plan/state-file.js
const stepSchema = dist._H3({ type: dist.KIO(['get_attr', 'index']), value: dist.L5J() });
const instanceSchema = dist._H3({
index_key: dist.lqM(dist.KCZ([dist.YjP(), dist.aig()])),
status: dist.lqM(dist.YjP()),
attributes: dist.lqM(dist.mee(dist.g1P(dist.YjP(), dist.L5J()))),
sensitive_attributes: dist.lqM(dist.YOg(dist.YOg(stepSchema))),
});
const outputSchema = dist._H3({
value: dist.L5J(),
sensitive: dist.lqM(dist.zMY(), false),
});
const stateSchema = dist._H3({
version: dist.euz(4),
terraform_version: dist.YjP(),
serial: dist.FsL(dist.aig(), dist.ndf()),
lineage: dist.YjP(),
outputs: dist.lqM(dist.g1P(dist.YjP(), outputSchema), {}),
resources: dist.lqM(dist.YOg(dist._H3({
module: dist.lqM(dist.YjP()),
mode: dist.YjP(),
type: dist.YjP(),
name: dist.YjP(),
provider: dist.YjP(),
instances: dist.YOg(instanceSchema),
})), []),
});
function writeStateFile({ state, marks }, outputs, head, providerOf) {
const resources = new Map();
for (const [address, attributes] of Object.entries(state)) {
const { module, type, name, index } = (0,model_address.kD)(address);
const key = `${module} ${type} ${name}`;
const resource = resources.get(key) ?? {
module: module === '' ? undefined : module,
mode: 'managed',
type,
name,
provider: `provider["${providerOf(type)}"]`,
instances: [],
};
resource.instances.push({
index_key: index,
status: marks[address]?.tainted === true ? 'tainted' : undefined,
schema_version: 0,
attributes: type === 'terraform_data' ? withTypes(attributes) : attributes,
sensitive_attributes: pathsOf(marks[address]?.sensitive ?? {}, []),
});
resources.set(key, resource);
}
return {
version: 4,
...head,
outputs: Object.fromEntries(Object.entries(outputs).map(([name, output]) => [
name,
{ ...output, type: typeOf(output.value) },
])),
resources: [...resources.values()],
check_results: null,
};
}
function pathsOf(tree, way) {
if (tree === true)
return [way];
if (typeof tree !== 'object' || tree === null)
return [];
return Object.entries(tree).flatMap(([key, part]) => pathsOf(part, [...way, toStep(key, Array.isArray(tree), way.length === 0)]));
}
function toStep(key, inList, isAttribute) {
if (isAttribute)
return { type: 'get_attr', value: key };
const value = inList ? { value: Number(key), type: 'number' } : { value: key, type: 'string' };
return { type: 'index', value };
}
function readStateFile(bytes) {
try {
const document = JSON.parse(new TextDecoder().decode(bytes));
const parsed = (0,json_depth.t)(document, json_depth.E) ? undefined : dist.xLC(stateSchema, document);
return parsed?.success === true ? parsed.output : undefined;
}
catch (error) {
if (error instanceof SyntaxError)
return undefined;
throw error;
}
}
function contentOf({ resources, outputs }) {
const instances = resources.flatMap((resource) => resource.mode === 'managed' ? resource.instances.map((one) => instanceOf(resource, one)) : []);
return {
state: Object.fromEntries(instances.map(({ address, values }) => [address, values])),
marks: Object.fromEntries(instances.map(({ address, marks }) => [address, marks])),
outputs: Object.fromEntries(Object.entries(outputs).map(([name, { value, sensitive }]) => [name, { value, sensitive }])),
};
}
function instanceOf({ module, type, name }, { index_key: index, status, attributes, sensitive_attributes: paths = [], }) {
const values = attributes ?? {};
return {
address: `${module === undefined ? '' : `${module}.`}${type}.${name}${(0,model_address._M)(index)}`,
values: type === 'terraform_data' ? withoutTypes(values) : values,
marks: { tainted: status === 'tainted', sensitive: treeOf(paths) },
};
}
function treeOf(paths) {
return Object.fromEntries(paths.map(([first]) => [String(first?.value), true]));
}
function withoutTypes(attributes) {
const plain = Object.entries(attributes).map(([name, value]) => [
name,
name !== 'id' && typeof value === 'object' && value !== null && 'value' in value
? value.value
: value,
]);
return Object.fromEntries(plain);
}
function withTypes(attributes) {
const written = Object.entries(attributes).map(([name, value]) => [
name,
name === 'id' || value === null ? value : { value, type: typeOf(value) },
]);
return Object.fromEntries(written);
}
function typeOf(value) {
if (value === null || value === undefined)
return 'dynamic';
if (Array.isArray(value))
return ['tuple', value.map(typeOf)];
if (typeof value !== 'object')
return typeof value === 'boolean' ? 'bool' : typeof value;
const members = Object.entries(value).map(([name, member]) => [name, typeOf(member)]);
return ['object', Object.fromEntries(members)];
}
var model_parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/service/plan/plan-log.js
const LOG_START = '\u0002';
const LOG_END = '\u0003';
function writePlanLog(planned, terraformVersion, at) {
const line = writerAt(at);
const lines = [toVersionLine(line, terraformVersion)];
if (planned.notice !== undefined)
lines.push(line('info', planned.notice, { type: 'log' }));
const failed = planned.problems.some(({ severity }) => severity === 'error');
for (const problem of planned.problems) {
const word = problem.severity === 'error' ? 'Error' : 'Warning';
lines.push(line(problem.severity === 'error' ? 'error' : 'warn', `${word}: ${problem.summary}`, {
diagnostic: toDiagnostic(problem),
type: 'diagnostic',
}));
}
if (!failed) {
for (const change of countedChanges(planned.document, planned.counts)) {
const action = actionOf(change);
if (action === 'no-op')
continue;
const { previous_address: before, change: planned } = change;
const more = {
previous_resource: before === undefined ? before : toResource(ofAddress(before)),
importing: planned.importing,
};
lines.push(line('info', `${change.address}: Plan to ${action}`, {
change: { resource: toResource(change), action, ...more },
type: 'planned_change',
}));
}
const { action_invocations: invocations = [] } = planned.document;
for (const invocation of invocations) {
const fields = { invocation: toInvocation(invocation), type: 'planned_action_invocation' };
lines.push(line('info', `planned action invocation: ${invocation.address}`, fields));
}
const { additions, changes, destructions } = planned.counts;
const invoked = invocations.length > 0 ? ` Actions: ${String(invocations.length)} to invoke.` : '';
const summary = `Plan: ${String(additions)} to add, ${String(changes)} to change, ${String(destructions)} to destroy.${invoked}`;
lines.push(line('info', summary, {
changes: {
add: additions,
change: changes,
import: planned.counts.imports ?? 0,
remove: destructions,
action_invocation: invocations.length,
operation: 'plan',
},
type: 'change_summary',
}));
}
return `${lines.join('\n')}\n`;
}
const lineSchema = dist._H3({
'@message': dist.YjP(),
diagnostic: dist.lqM(dist._H3({ detail: dist.lqM(dist.YjP(), '') })),
});
function asText(log) {
return log
.split('\n')
.map((line) => {
const parsed = dist.xLC(lineSchema, (0,model_parse.qF)(line));
if (!parsed.success)
return line;
const { '@message': message, diagnostic } = parsed.output;
return diagnostic?.detail ? `${message}\n\n${diagnostic.detail}` : message;
})
.join('\n');
}
function actionOf({ previous_address: before, change }) {
const [first = 'no-op', second] = change.actions;
if (second !== undefined)
return 'replace';
if (first === 'forget')
return 'remove';
if (first !== 'no-op')
return first;
if (change.importing !== undefined)
return 'import';
return before === undefined ? first : 'move';
}
function toDiagnostic(problem) {
const { severity, summary, detail, address, range } = problem;
return {
severity,
summary,
detail,
address,
range: range && {
filename: range.filename,
start: { ...range.start, byte: 0 },
end: { ...range.end, byte: 0 },
},
};
}
function toInvocation({ address, lifecycle_action_trigger: trigger }) {
const steps = (0,model_address.lS)(address);
const module = steps.slice(0, -3).join('.');
const { type, name, index } = (0,model_address.kD)(steps.slice(-2).join('.'));
return {
action_addr: {
addr: address,
module,
action: steps.slice(-3).join('.'),
implied_provider: type.split('_', 1)[0],
action_type: type,
action_name: name,
action_key: index ?? null,
},
lifecycle_trigger: trigger && {
triggering_resource: toResource(ofAddress(trigger.triggering_resource_address)),
triggering_event: trigger.action_trigger_event,
action_trigger_block_index: trigger.action_trigger_block_index,
actions_list_index: trigger.actions_list_index,
on_failure: trigger.on_failure,
},
action_trigger: trigger === undefined ? {} : undefined,
};
}
function ofAddress(address) {
const { module, type, name, index } = (0,model_address.kD)(address);
return { address, module_address: module, type, name, index };
}
function toResource({ address, module_address: module = '', type, name, index, }) {
return {
addr: address,
module,
resource: module === '' ? address : address.slice(module.length + 1),
implied_provider: type.split('_', 1)[0],
resource_type: type,
resource_name: name,
resource_key: index ?? null,
};
}
function writerAt(at) {
return (level, message, more) => JSON.stringify({
'@level': level,
'@message': message,
'@module': 'terraform.ui',
'@timestamp': at.toISOString(),
...more,
});
}
function toVersionLine(line, terraform) {
return line('info', `Terraform ${terraform}`, { terraform, type: 'version', ui: '1.2' });
}
const DONE = { create: 'Creation', update: 'Modifications', delete: 'Destruction' };
function writeApplyLog({ document, counts }, outputs, terraformVersion, at) {
const line = writerAt(at);
const lines = [`Terraform v${terraformVersion}`, 'on linux_amd64', 'Nothing is really changed.'];
lines.push(toVersionLine(line, terraformVersion));
for (const each of document.resource_changes) {
for (const action of each.change.actions) {
if (action === 'no-op' || action === 'read' || action === 'forget')
continue;
const hook = { resource: toResource(each), action, elapsed_seconds: 0 };
const done = `${each.address}: ${DONE[action]} complete after 0s`;
lines.push(line('info', done, { hook, type: 'apply_complete' }));
}
}
const { additions: add, changes: change, destructions: remove } = counts;
lines.push(line('info', `Apply complete! Resources: ${String(add)} added, ${String(change)} changed, ${String(remove)} destroyed.`, { changes: { add, change, import: 0, remove, operation: 'apply' }, type: 'change_summary' }));
const shown = Object.entries(outputs).map(([name, { value, sensitive }]) => [
name,
{ sensitive, type: typeOf(value), value: sensitive ? undefined : value },
]);
const message = `Outputs: ${String(shown.length)}`;
lines.push(line('info', message, { outputs: Object.fromEntries(shown), type: 'outputs' }));
return `${lines.join('\n')}\n`;
}
var external_node_crypto_ = __webpack_require__(77598);
var courses = __webpack_require__(84995);
;// CONCATENATED MODULE: ./build/src/service/store.js
function emptyMaps() {
return {
organizations: new Map(),
users: new Map(),
teams: new Map(),
pools: new Map(),
tokens: new Map(),
projects: new Map(),
workspaces: new Map(),
teamAccess: new Map(),
policySets: new Map(),
versions: new Map(),
runs: new Map(),
stateVersions: new Map(),
};
}
function createStore(clock, random) {
return {
...emptyMaps(),
moving: { runs: new Set(), versions: new Set() },
clock,
courses: (0,courses.Lf)(),
engine: undefined,
planning: new Set(),
judging: new Set(),
newId: (prefix) => newId(prefix, random),
newUuid: () => newUuid(random),
};
}
function dateAt(clock, atMs) {
return new Date(clock.date().getTime() - (clock.now() - atMs));
}
function nowAt(clock) {
return clock.date().toISOString();
}
function must(map, id) {
const value = map.get(id);
if (value === undefined)
throw new Error(`the service lost ${id}`);
return value;
}
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
function newId(prefix, random) {
let id = `${prefix}-`;
for (let length = 0; length < 16; length += 1) {
id += ALPHABET.charAt(Math.floor(random() * ALPHABET.length));
}
return id;
}
function newUuid(random) {
const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
;// CONCATENATED MODULE: ./build/src/service/secrets.js
function newSecret() {
const bytes = (0,external_node_crypto_.randomBytes)(43).toString('base64url');
return `${bytes.slice(0, 14)}.atlasv1.${bytes.slice(14)}`;
}
function secretDigest(secret) {
return (0,external_node_crypto_.hash)('sha256', secret, 'buffer');
}
function sameDigest(one, other) {
return one.length === other.length && (0,external_node_crypto_.timingSafeEqual)(one, other);
}
function newObjectId() {
return (0,external_node_crypto_.randomBytes)(32).toString('base64url');
}
function createSigner() {
const key = (0,external_node_crypto_.randomBytes)(32);
const signatureOf = (path, expires) => (0,external_node_crypto_.createHmac)('sha256', key).update(`${path}\n${expires}`).digest();
const signed = (path, expiresAtMs) => {
const expires = String(Math.floor(expiresAtMs));
return [expires, signatureOf(path, expires).toString('base64url')];
};
return {
sign(path, expiresAtMs) {
const [expires, signature] = signed(path, expiresAtMs);
return `${path}?expires=${expires}&signature=${signature}`;
},
signInPath: (path, expiresAtMs) => [path, ...signed(path, expiresAtMs)].join('/'),
verify(path, query, nowMs) {
const [, kind, purpose, objectId, inPath, signature] = path.split('/');
const bare = inPath === undefined ? path : `/${kind}/${purpose}/${objectId}`;
const expires = inPath ?? query.get('expires') ?? '';
const signatureBytes = Buffer.from(signature ?? query.get('signature') ?? '', 'base64url');
if (!sameDigest(signatureBytes, signatureOf(bare, expires)))
return 'bad';
return Number(expires) >= nowMs ? 'good' : 'expired';
},
};
}
function issueToken(store, made, secret = newSecret()) {
const token = {
id: store.newId('at'),
...made,
expiredAt: made.expiredAt ?? null,
digest: secretDigest(secret),
createdAt: nowAt(store.clock),
lastUsedAt: null,
};
store.tokens.set(token.id, token);
return { token, secret };
}
function findToken(store, authorization) {
const [scheme, secret] = (authorization ?? '').split(' ', 2);
if (scheme?.toLowerCase() !== 'bearer' || secret === undefined || secret === '')
return undefined;
const digest = secretDigest(secret);
let record;
for (const token of store.tokens.values()) {
if (sameDigest(token.digest, digest))
record = token;
}
const now = store.clock.date();
const { expiredAt = null } = record ?? {};
if (record === undefined || (expiredAt !== null && expiredAt <= now))
return undefined;
record.lastUsedAt = now;
return record;
}
;// CONCATENATED MODULE: ./build/src/service/state-versions.js
function recordState(store, run, providers) {
const { workspace } = run;
const before = currentState(store, workspace);
const { state, marks, outputs, terraformVersion } = workspace;
const serial = (before?.serial ?? 0) + 1;
const lineage = before?.file.lineage ?? store.newUuid();
const byDefault = providersOf(undefined);
const version = addStateVersion(store, workspace, { run, serial, md5: null });
version.file = writeStateFile({ state, marks }, outputs, { terraform_version: terraformVersion, serial, lineage }, (type) => providers.get(type) ?? byDefault(type));
version.outputs = withIds(store, version, outputs);
}
function addStateVersion(store, workspace, made) {
const id = store.newId('sv');
const version = {
id,
workspace,
...made,
file: null,
outputs: [],
objectId: newObjectId(),
createdAt: nowAt(store.clock),
};
store.stateVersions.set(id, version);
return version;
}
function uploadState({ store }, version, bytes) {
const refuse = (detail) => (0,respond.Gq)({ pointer: '/data/attributes/state', detail });
if (version.file !== null)
return refuse('This state was uploaded already.');
if (version.md5 !== (0,external_node_crypto_.hash)('md5', bytes, 'hex')) {
return refuse('The MD5 of the state is not the one that was announced.');
}
const file = readStateFile(bytes);
if (file === undefined)
return refuse('This is no Terraform state of version 4.');
Object.assign(version.workspace, contentOf(file));
version.file = file;
version.outputs = withIds(store, version, version.workspace.outputs);
return (0,respond.JT)(200);
}
function attributesOfOutput({ name, value, sensitive }, alone) {
const type = typeOf(value);
return {
name,
sensitive,
type: Array.isArray(type) ? (type[0] === 'tuple' ? 'array' : 'object') : type,
'detailed-type': type,
value: sensitive && !alone ? null : value,
};
}
function withIds(store, version, outputs) {
return Object.entries(outputs).map(([name, output]) => ({
...output,
name,
version,
id: store.newId('wsout'),
}));
}
function currentState(store, workspace) {
for (const version of [...store.stateVersions.values()].toReversed()) {
const { file } = version;
if (version.workspace === workspace && file !== null)
return { ...version, file };
}
return undefined;
}
;// CONCATENATED MODULE: ./build/src/service/apply-plan.js
function applyPlan(store, run) {
const { workspace, apply } = run;
const { document, counts } = run.plan;
if (document !== null) {
applyChanges(workspace, document.resource_changes);
workspace.outputs = outputsOf(workspace, document);
apply.counts = counts;
const version = workspace.terraformVersion;
const at = store.clock.date();
apply.log = writeApplyLog({ document, counts }, workspace.outputs, version, at);
const providers = new Map(document.resource_changes.map(({ type, provider_name: name }) => [type, name]));
recordState(store, run, providers);
}
makeCurrent(store, run);
}
function applyChanges(workspace, changes) {
const state = new Map(Object.entries(workspace.state));
const marks = { ...workspace.marks };
for (const { address, change } of changes) {
const { after, after_sensitive: sensitive } = change;
delete marks[address];
if (after === null)
state.delete(address);
else {
state.set(address, after);
if (typeof sensitive === 'object')
marks[address] = { sensitive };
}
}
workspace.marks = marks;
workspace.state = Object.fromEntries([...state].sort(([a], [b]) => (a < b ? -1 : 1)));
}
function outputsOf(workspace, { output_changes: changes = {} }) {
const outputs = new Map(Object.entries(workspace.outputs));
for (const [name, change] of Object.entries(changes)) {
if (change.actions.includes('delete'))
outputs.delete(name);
else if (change.after_unknown !== false)
outputs.delete(name);
else
outputs.set(name, { value: change.after ?? null, sensitive: change.after_sensitive });
}
return Object.fromEntries(outputs);
}
function makeCurrent(store, { version, workspace }) {
const order = [...store.versions.values()];
const current = order.indexOf(workspace.currentVersion);
if (version.provisional && current < order.indexOf(version)) {
workspace.currentVersion = version;
}
}
;// CONCATENATED MODULE: ./build/src/service/timeline.js
function layOut(store, run) {
const steps = startSteps(run, 'pending');
queue(steps, run);
const phases = [prePlan, plan, terraformPolicy, postPlan, cost, policyChecks];
if (phases.every((phase) => phase(steps, run, store) === 'goes-on')) {
end(steps, run, store);
}
return finish(steps, run);
}
function layOutPlanning(store, run, begin) {
const steps = startSteps(run, 'pending');
queue(steps, run);
if (prePlan(steps, run, store) === 'goes-on') {
beginPlan(steps, run);
steps.add(begin);
}
return finish(steps, { script: { ...run.script, durationMs: 0 } });
}
function layOutPlanned(store, run) {
const steps = startSteps(run, 'planning');
const phases = [endPlan, terraformPolicy, postPlan, cost, policyChecks];
if (phases.every((phase) => phase(steps, run, store) === 'goes-on')) {
end(steps, run, store);
}
return finish(steps, run);
}
function layOutApply(store, run) {
const steps = startSteps(run, 'confirmed');
steps.enter('confirmed');
apply(steps, run, store);
return finish(steps, run);
}
function queue(steps, run) {
steps.enter('pending');
for (let ahead = run.position; ahead > 0; ahead -= 1) {
steps.add(() => (run.position = ahead - 1));
}
const { version } = run;
if (version.status === 'archived') {
steps.enter('fetching', (at) => moveIfPossible(version, 'fetching', at));
steps.enter('fetching_completed', (at) => moveIfPossible(version, 'uploaded', at));
}
}
function prePlan(steps, run, { courses }) {
const stage = stageOf(run, 'pre_plan');
if (stage === undefined)
return 'goes-on';
steps.enter('pre_plan_running', (at) => startTasks(stage, at));
const failed = stage.tasks.some(isBlocking);
steps.add((at) => endTasks(stage, at));
if (failed && courses['failed-task'] === 'waits') {
const wait = (at) => advance(stage, 'awaiting_override', at);
steps.enter('pre_plan_awaiting_decision', wait, true);
}
else if (failed) {
steps.enter('errored', (at) => {
advance(stage, 'failed', at);
closeAll(run, 'unreachable', at);
});
return 'over';
}
steps.enter('pre_plan_completed', (at) => advance(stage, 'passed', at));
steps.enter('queuing');
return 'goes-on';
}
function plan(steps, run) {
beginPlan(steps, run);
return endPlan(steps, run);
}
function beginPlan(steps, run) {
steps.enter('plan_queued', (at) => advance(run.plan, 'queued', at));
steps.enter('planning', (at) => advance(run.plan, 'running', at));
}
function endPlan(steps, run) {
if (run.plan.problems.some(({ severity }) => severity === 'error')) {
steps.enter('errored', (at) => {
advance(run.plan, 'errored', at);
closeAll(run, 'unreachable', at);
});
return 'over';
}
steps.enter('planned', (at) => {
advance(run.plan, 'finished', at);
if (run.cost?.script.status === 'skipped_due_to_targeting') {
advance(run.cost, 'skipped_due_to_targeting', at);
}
});
return 'goes-on';
}
function terraformPolicy(steps, run) {
const evaluations = run.tfEvaluations.filter(({ stage }) => stage === 'Plan');
if (evaluations.length === 0)
return 'goes-on';
steps.add((at) => moveAll(evaluations, 'queued', at));
steps.add((at) => moveAll(evaluations, 'running', at));
const sets = evaluations.flatMap(setsOf);
const count = countOutcomes(sets);
if (count.mandatoryFailed > 0 || isBroken(count)) {
const overridable = !isBroken(count) && failuresOverridable(sets);
const result = isBroken(count) ? 'errored' : overridable ? 'awaiting_override' : 'failed';
if (!overridable) {
steps.enter('errored', (at) => {
moveAll(evaluations, result, at);
closeAll(run, 'unreachable', at);
});
return 'over';
}
const wait = (at) => moveAll(evaluations, result, at);
steps.enter('tf_policy_override', wait, true);
steps.enter('tf_policy_checked');
return 'goes-on';
}
steps.enter('tf_policy_checked', (at) => moveAll(evaluations, 'passed', at));
return 'goes-on';
}
function postPlan(steps, run, store) {
const stage = stageOf(run, 'post_plan');
if (stage === undefined)
return 'goes-on';
const { tasks, evaluations } = stage;
const { script } = run;
steps.enter('post_plan_running', (at) => startTasks(stage, at));
if (tasks.length > 0)
steps.add((at) => endTasks(stage, at));
const tasksWait = tasks.some(isBlocking) && store.courses['failed-task'] === 'waits';
if (tasks.some(isBlocking) && !tasksWait) {
steps.enter('errored', (at) => {
advance(stage, 'failed', at);
if (script.evaluationStuck !== true)
moveAll(evaluations, 'unreachable', at);
closeAll(run, 'unreachable', at);
});
return 'over';
}
if (evaluations.length > 0 && script.evaluationStuck !== true) {
steps.add((at) => moveAll(evaluations, 'queued', at));
steps.add((at) => moveAll(evaluations, 'running', at));
}
const judged = script.evaluationStuck === true ? [] : evaluations;
const sets = judged.flatMap(setsOf);
const count = countOutcomes(sets);
const judge = (at) => {
for (const evaluation of judged) {
advance(evaluation, evaluationStatus(setsOf(evaluation)), at);
}
};
if (count.mandatoryFailed === 0 && !isBroken(count) && !tasksWait) {
steps.enter('post_plan_completed', (at) => {
judge(at);
advance(stage, 'passed', at);
});
return 'goes-on';
}
return failPostPlan(steps, run, store, { stage, sets, judge });
}
function failPostPlan(steps, run, { courses }, { stage, sets, judge }) {
const { script, planOnly } = run;
const count = countOutcomes(sets);
const overridable = !isBroken(count) && failuresOverridable(sets);
const waitsInVain = !isBroken(count) && !overridable && courses['final-evaluation'] === 'waits';
const stageStatus = isBroken(count)
? 'errored'
: overridable || waitsInVain
? 'awaiting_override'
: 'failed';
const conclude = (at) => {
judge(at);
advance(stage, stageStatus, at);
};
const ending = planOnly
? (script.planOnlyFailure ?? endingOf(courses, overridable && count.mandatoryFailed > 0))
: undefined;
if (overridable && (ending === undefined || ending === 'post_plan_awaiting_decision')) {
steps.enter('post_plan_awaiting_decision', conclude, true);
steps.enter('post_plan_completed', (at) => advance(stage, 'passed', at));
return 'goes-on';
}
if (waitsInVain) {
steps.enter('post_plan_awaiting_decision', conclude, true);
return 'over';
}
steps.enter(ending ?? 'errored', (at) => {
conclude(at);
closeAll(run, 'unreachable', at);
}, ending === 'post_plan_awaiting_decision');
return 'over';
}
function endingOf(courses, overridable) {
const ending = courses['failed-evaluation'];
return ending === 'waits' || !overridable ? undefined : ending;
}
function cost(steps, { cost: estimate }) {
if (estimate === undefined || estimate.script.status === 'skipped_due_to_targeting') {
return 'goes-on';
}
const result = estimate.script.status;
steps.enter('cost_estimating', (at) => advance(estimate, 'queued', at));
steps.enter('cost_estimated', (at) => advance(estimate, result, at));
return 'goes-on';
}
function policyChecks(steps, run, { courses }) {
const { checks } = run;
if (checks.length === 0)
return 'goes-on';
const results = checks.map(checkStatus);
const judge = (at) => {
for (const check of checks)
advance(check, checkStatus(check), at);
};
steps.enter('policy_checking', (at) => moveAll(checks, 'queued', at));
if (results.includes('hard_failed') || results.includes('errored')) {
const isBroken = run.planOnly && !results.includes('hard_failed');
steps.enter(isBroken ? courses['broken-check'] : 'errored', judge);
return 'over';
}
if (results.includes('soft_failed')) {
steps.enter(run.planOnly ? 'policy_soft_failed' : 'policy_override', judge, true);
const after = run.planOnly ? courses['overridden-plan-only-run'] : 'goes-on';
if (after !== 'goes-on' && after !== 'goes-on-later' && after !== 'rests-checked')
return 'over';
steps.enter('policy_checked', undefined, after === 'rests-checked');
return after === 'rests-checked' ? 'over' : 'goes-on';
}
steps.enter('policy_checked', judge);
return 'goes-on';
}
function end(steps, run, store) {
const restsChecked = store.courses['overridden-saved-plan'] === 'policy_checked' &&
run.checks.some((check) => checkStatus(check) === 'soft_failed');
const idle = !hasChanges(run.plan) && !run.options.allowEmptyApply;
if (run.planOnly || idle)
steps.enter('planned_and_finished');
else if (run.savePlan && !restsChecked) {
steps.enter('planned_and_saved', undefined, true);
}
else if (run.autoApply && !run.savePlan) {
steps.enter('confirmed');
apply(steps, run, store);
}
else {
const last = steps.drafts.at(-1);
if (last !== undefined)
last.pause = true;
}
}
function apply(steps, run, store) {
const preApply = stageOf(run, 'pre_apply');
const postApply = stageOf(run, 'post_apply');
if (preApply !== undefined) {
steps.enter('pre_apply_running', (at) => startTasks(preApply, at));
steps.add((at) => endTasks(preApply, at));
if (preApply.tasks.some(isBlocking)) {
steps.enter('errored', (at) => advance(preApply, 'failed', at));
return;
}
steps.enter('pre_apply_completed', (at) => advance(preApply, 'passed', at));
}
const { apply: work } = run;
steps.enter('queuing_apply');
steps.enter('apply_queued', (at) => advance(work, 'queued', at));
steps.enter('applying', (at) => advance(work, 'running', at));
const finishApply = (at) => {
applyPlan(store, run);
advance(work, 'finished', at);
judgeApply(run, at);
};
if (postApply !== undefined) {
const result = postApply.tasks.some(isBlocking) ? 'failed' : 'passed';
steps.enter('post_apply_running', (at) => {
finishApply(at);
startTasks(postApply, at);
});
steps.add((at) => endTasks(postApply, at));
steps.enter('post_apply_completed', (at) => advance(postApply, result, at));
}
steps.enter('applied', postApply === undefined ? finishApply : undefined);
}
function judgeApply({ tfEvaluations }, at) {
for (const evaluation of tfEvaluations.filter(({ stage }) => stage === 'Apply')) {
advance(evaluation, 'queued', at);
advance(evaluation, 'running', at);
advance(evaluation, evaluationStatus(setsOf(evaluation)), at);
}
}
function setsOf({ outcomes }) {
return outcomes.map(({ set }) => set);
}
function stageOf({ stages }, stage) {
return stages.find((one) => one.stage === stage);
}
function startTasks(stage, at) {
advance(stage, 'running', at);
moveAll(stage.tasks, 'running', at);
}
function endTasks({ tasks }, at) {
for (const task of tasks)
advance(task, task.outcome, at);
}
const WEIGHTS = {
pending: 2,
fetching: 2,
pre_plan_running: 3,
plan_queued: 2,
planning: 10,
post_plan_running: 4,
cost_estimating: 2,
policy_checking: 3,
apply_queued: 2,
applying: 10,
};
const MOMENT = 0.5;
function startSteps(run, first) {
const drafts = [];
let status = first;
return {
drafts,
enter(next, act, pause = false) {
status = next;
drafts.push({
status,
pause,
act: (at) => {
if (run.status !== next)
advance(run, next, at);
act?.(at);
},
});
},
add(act) {
drafts.push({ status, pause: false, act });
},
};
}
function finish(steps, { script }) {
const { drafts } = steps;
const skipped = new Set(script.skip ?? []);
const timings = script.timings ?? {};
const parts = new Map();
for (const { status } of drafts)
parts.set(status, (parts.get(status) ?? 0) + 1);
const timed = (status) => skipped.has(status) || timings[status] !== undefined;
const weightOf = (status) => WEIGHTS[status] ?? MOMENT;
const passed = new Set(drafts.map(({ status }) => status));
passed.delete(drafts.at(-1)?.status ?? 'pending');
const whole = [...passed]
.filter((status) => !timed(status))
.reduce((sum, status) => sum + weightOf(status), 0);
const durationMs = script.durationMs ?? 0;
return drafts.map(({ status, act, pause }) => {
const stayMs = skipped.has(status)
? 0
: (timings[status] ?? (passed.has(status) ? (durationMs * weightOf(status)) / whole : 0));
return { act, pause, stayMs: stayMs / (parts.get(status) ?? 1) };
});
}
function hasChanges({ counts, document }) {
const { additions, changes, destructions } = counts;
const outputs = Object.values(document?.output_changes ?? {});
return (additions + changes + destructions > 0 ||
outputs.some(({ actions }) => !actions.includes('no-op')));
}
function closeAll(run, to, at) {
moveIfPossible(run.plan, to, at);
moveIfPossible(run.apply, to, at);
for (const check of run.checks)
moveIfPossible(check, to, at);
for (const stage of run.stages) {
moveIfPossible(stage, to, at);
for (const task of stage.tasks)
moveIfPossible(task, to, at);
if (run.script.evaluationStuck === true && to !== 'canceled')
continue;
for (const evaluation of stage.evaluations)
moveIfPossible(evaluation, to, at);
}
for (const evaluation of run.tfEvaluations)
moveIfPossible(evaluation, to, at);
if (run.cost !== undefined)
moveIfPossible(run.cost, to, at);
}
var tree = __webpack_require__(46073);
;// CONCATENATED MODULE: ./build/src/service/create-run.js
const EVERYTHING = {
refreshOnly: false,
targets: [],
replace: [],
allowEmptyApply: false,
};
function addRun(store, version, request) {
const { workspace } = version;
const { requested = {}, id = store.newId('run'), script = workspace.script, recordedPlan = workspace.recordedPlan, ...attributes } = request;
const createdAt = nowAt(store.clock);
const now = toStamp(store.clock.date());
const run = {
...attributes,
id,
workspace,
version,
options: { ...EVERYTHING, ...request.options },
requested,
createdAt,
plan: {
...newWork(store.newId('plan'), id),
document: null,
problems: [],
limits: [],
stamps: { 'pending-at': now },
},
apply: newWork(store.newId('apply'), id),
stages: [],
checks: [],
tfEvaluations: [],
cost: undefined,
events: [],
comments: [],
script,
steps: [],
dueAtMs: null,
position: script.queuePosition ?? 0,
waiting: false,
canceledAt: null,
forceCancelAtMs: null,
paused: false,
planning: null,
judging: null,
...begin(RUN_MACHINE, 'pending'),
stamps: { 'plan-queueable-at': now },
};
for (const event of [{ action: 'created', description: '' }, ...(script.runEvents ?? [])]) {
run.events.push({ ...event, id: store.newId('re'), run, createdAt });
}
store.runs.set(run.id, run);
addPrePlan(store, run);
create_run_plan(store, run, recordedPlan);
return run;
}
function create_run_plan(store, run, recordedPlan) {
const judging = setsToJudge(store, run);
const takesTime = judging.some(({ judge }) => judge.takesTime);
const listing = { name: 'listing', plan: async () => planFor(run, recordedPlan) };
const engine = store.engine ?? (takesTime ? listing : undefined);
if (engine !== undefined) {
run.steps = layOutPlanning(store, run, () => {
startPlan(store, engine, run, async (planned, signal) => {
const judgements = await judgePlanned(store, run, planned, signal);
if (isFinalRun(run.status))
return;
takePlan(store, run, planned, judgements);
run.steps = layOutPlanned(store, run);
});
});
return;
}
const planned = planFor(run, recordedPlan);
if (judging.length > 0)
judgeFirst(store, run, planned);
else {
takePlan(store, run, planned, new Map());
run.steps = layOut(store, run);
}
}
function judgeFirst(store, run, planned) {
const ending = new AbortController();
const judge = async () => {
const judgements = await judgePlanned(store, run, planned, ending.signal);
run.planning = null;
run.judging = null;
if (isFinalRun(run.status))
return;
takePlan(store, run, planned, judgements);
run.steps = layOut(store, run);
};
const judging = judge().finally(() => store.judging.delete(judging));
run.planning = { abort: () => ending.abort(), done: judging };
run.judging = judging;
store.judging.add(judging);
}
function takePlan(store, run, answer, judgements) {
const { script, workspace } = run;
const planned = toScripted(answer, script);
const { document, problems, counts, limits, log } = planned;
const written = log ?? writePlanLog(planned, workspace.terraformVersion, store.clock.date());
Object.assign(run.plan, { document, problems, counts, limits, log: written });
addJudgements({ store, run, judgements });
if (script.costEstimate !== undefined) {
const { costEstimate } = script;
const id = store.newId('ce');
run.cost = { id, run, script: costEstimate, ...begin(COST_ESTIMATE_MACHINE, 'pending') };
}
}
function newWork(id, runId) {
return {
id,
runId,
counts: { additions: 0, changes: 0, destructions: 0 },
objectId: newObjectId(),
log: '',
partialLog: '',
...begin(PLAN_MACHINE, 'pending'),
};
}
function startPlan(store, engine, run, take) {
const planning = new AbortController();
const { plan, workspace } = run;
const log = (lines) => {
plan.partialLog += lines;
};
const request = requestOf(run, planning.signal, log);
const follow = async () => {
const planned = await planOf(engine, request, workspace.terraformVersion);
if (isFinalRun(run.status))
return;
try {
await take(planned, planning.signal);
}
catch (error) {
const why = 'The plan could not be judged';
await take(failure(workspace.terraformVersion, why, error), planning.signal);
}
if (isFinalRun(run.status))
return;
store.moving.runs.add(run);
run.dueAtMs = store.clock.now();
};
const done = follow()
.catch((error) => {
plan.partialLog += `${(0,error_message.g)(error)}\n`;
})
.finally(() => {
run.planning = null;
store.planning.delete(done);
});
run.planning = { abort: () => planning.abort(), done };
store.planning.add(done);
}
async function planOf(engine, request, terraformVersion) {
try {
return await engine.plan(request);
}
catch (error) {
return failure(terraformVersion, 'The plan could not be made', error);
}
}
function failure(terraformVersion, summary, error) {
const detail = (0,error_message.g)(error);
return (0,failed_plan.n)(terraformVersion, [{ severity: 'error', summary, detail }]);
}
async function stopPlanning({ runs, planning, judging }) {
for (const run of runs.values())
run.planning?.abort();
await Promise.allSettled([...planning, ...judging]);
}
function planFor(run, recordedPlan) {
const listed = listBlocks(inputOf(run));
const { targets, replace, refreshOnly } = run.options;
const asksForOther = run.isDestroy || refreshOnly || targets.length + replace.length > 0;
const isReadable = listed.problems.every(({ severity }) => severity !== 'error');
return recordedPlan === null || asksForOther || !isReadable ? listed : recordedPlan;
}
function requestOf(run, signal, log) {
return {
...inputOf(run),
archive: run.version.archive,
environment: Object.fromEntries(run.workspace.variables
.filter(({ category }) => category === 'env')
.map(({ key, value }) => [key, value])),
refresh: run.refresh,
signal,
log,
};
}
function inputOf({ version, workspace, variables, isDestroy, options }) {
const ofWorkspace = workspace.variables
.filter(({ category }) => category === 'terraform')
.map(({ key, known }) => [key, known]);
return {
files: version.files ?? (0,tree.b)(new Map()),
workingDirectory: workspace.workingDirectory ?? '',
workspaceName: workspace.name,
terraformVersion: workspace.terraformVersion,
variables: { ...Object.fromEntries(ofWorkspace), ...variables },
state: workspace.state,
marks: workspace.marks,
outputs: workspace.outputs,
isDestroy,
options,
};
}
function toScripted(planned, script) {
if (script.plan === undefined)
return planned;
const { diagnostics, ...counts } = script.plan;
const problems = diagnostics.map(({ file, line = 1, ...rest }) => {
const position = { line, column: 1 };
return {
...rest,
range: file === undefined ? file : { filename: file, start: position, end: position },
};
});
return { ...planned, problems, counts };
}
var tar = __webpack_require__(74802);
;// CONCATENATED MODULE: ./build/src/service/objects.js
const LIMITS = {
maxBytes: 512 * 1024 * 1024,
maxEntries: 100_000,
wanted: (path) => (0,file_names.BJ)(path) || /(^|\/)README\.md$/.test(path),
maxKept: 16 * 1024 * 1024,
};
async function answerObject(domain, request) {
const query = new URLSearchParams(request.query);
const verdict = domain.signer.verify(request.path, query, domain.store.clock.date().getTime());
if (verdict === 'bad')
return (0,respond.fJ)(403, { title: 'forbidden', detail: 'The URL is not signed.' });
if (verdict === 'expired') {
return (0,respond.fJ)(403, { title: 'forbidden', detail: 'The URL has expired.' });
}
const [, , kind, objectId] = request.path.split('/');
const { versions, runs, stateVersions } = domain.store;
if (kind === 'object' || kind === 'archive') {
const version = [...versions.values()].find((one) => one.objectId === objectId);
if (version === undefined)
return (0,respond.mX)();
if (kind === 'object' && request.method === 'PUT') {
return await upload(domain, version, request.body);
}
return kind === 'archive' && request.method === 'GET' ? sendArchive(version) : (0,respond.mX)();
}
if (kind === 'state-upload' && request.method === 'PUT') {
const version = [...stateVersions.values()].find((one) => one.objectId === objectId);
return version === undefined ? (0,respond.mX)() : uploadState(domain, version, request.body);
}
if (kind === 'json-state-upload' && request.method === 'PUT')
return (0,respond.JT)(200);
if (request.method !== 'GET')
return (0,respond.mX)();
const isAsked = (one) => one.objectId === objectId;
const plan = [...runs.values()].map((run) => run.plan).find(isAsked);
if (kind === 'log') {
const work = plan ?? [...runs.values()].map((run) => run.apply).find(isAsked);
return work === undefined ? (0,respond.mX)() : sendLog(domain, work, query);
}
const document = kind === 'plan'
? plan?.document && countedDocument(plan.document, plan.counts)
: [...stateVersions.values()].find(isAsked)?.file;
return document === undefined || document === null
? (0,respond.mX)()
: (0,respond.uf)(200, document, { 'content-type': 'application/json' });
}
async function upload(domain, version, body) {
const { store } = domain;
if (version.status !== 'pending' || version.archive !== null || version.readyAtMs !== null) {
return (0,respond.JT)(200);
}
version.archive = body;
const { script } = version.workspace;
try {
version.files = await (0,tar.sB)(body, LIMITS);
if (script.versionError !== undefined)
refuse(version, script.versionError);
}
catch (error) {
if (!(error instanceof tar.YF))
throw error;
refuse(version, error.message);
}
version.readyAtMs = store.clock.now() + (script.processingMs ?? 0);
store.moving.versions.add(version);
return (0,respond.JT)(200);
}
function refuse(version, message) {
version.error = 'invalid-archive';
version.errorMessage = message;
version.files = null;
}
function sendArchive(version) {
if (version.status !== 'uploaded')
return (0,respond.mX)();
return {
status: 200,
headers: { 'content-type': 'application/octet-stream' },
body: version.archive ?? tar.JL,
};
}
function sendLog({ store }, work, query) {
const started = work.status !== 'pending' && work.status !== 'queued';
const over = started && work.status !== 'running';
const { structuredRunOutput } = must(store.runs, work.runId).workspace;
const written = over ? work.log : work.partialLog;
const lines = structuredRunOutput ? written : asText(written);
const log = started ? LOG_START + lines + (over ? LOG_END : '') : '';
const bytes = new TextEncoder().encode(log);
const offset = Number(query.get('offset') ?? 0);
const limit = Number(query.get('limit') ?? bytes.length);
return {
status: 200,
headers: { 'content-type': 'text/plain; charset=utf-8' },
body: bytes.subarray(offset, offset + limit),
};
}
var team_workspace = __webpack_require__(99114);
;// CONCATENATED MODULE: ./build/src/service/permissions.js
const READ_LEVEL = {
runs: 'read',
variables: 'read',
'state-versions': 'read',
'engine-mocks': 'none',
'workspace-locking': false,
'run-tasks': false,
'policy-overrides': false,
};
const WRITE = {
...READ_LEVEL,
runs: 'apply',
variables: 'write',
'state-versions': 'write',
'engine-mocks': 'read',
'workspace-locking': true,
};
const IMPLIED = {
read: READ_LEVEL,
plan: { ...READ_LEVEL, runs: 'plan' },
write: WRITE,
admin: { ...WRITE, 'run-tasks': true },
};
const CUSTOM_DEFAULTS = {
...READ_LEVEL,
variables: 'none',
'state-versions': 'none',
};
function toPermissions(access, attributes, before) {
if (access !== 'custom')
return { ...IMPLIED[access] };
const entries = Object.entries(attributes).filter(([name, value]) => value !== undefined && Object.hasOwn(team_workspace.ky, name));
return { ...before, ...Object.fromEntries(entries) };
}
function allRights(allowed) {
return {
readRuns: allowed,
queuePlans: allowed,
applyRuns: allowed,
admin: allowed,
lock: allowed,
manageRunTasks: allowed,
managePolicyOverrides: allowed,
readOutputs: allowed,
readStates: allowed,
writeStates: allowed,
readVariables: allowed,
writeVariables: allowed,
};
}
function teamsOf(store, token, organizationId) {
return [...store.teams.values()].filter((team) => team.organization.id === organizationId &&
(token.kind === 'team'
? team.id === token.subjectId
: token.kind === 'user' && team.memberIds.includes(token.subjectId)));
}
function isOwner(store, token, organizationId) {
if (token.kind === 'organization')
return token.subjectId === organizationId;
return teamsOf(store, token, organizationId).some(({ owners }) => owners);
}
function isMember(store, token, organizationId) {
return isOwner(store, token, organizationId) || teamsOf(store, token, organizationId).length > 0;
}
function hasOrganizationRight(store, token, organizationId, right) {
return (isOwner(store, token, organizationId) ||
teamsOf(store, token, organizationId).some(({ permissions }) => permissions[right]));
}
function rightsOn(store, token, workspace) {
const organizationId = workspace.organization.id;
if (isOwner(store, token, organizationId)) {
const starts = token.kind !== 'organization';
return { ...allRights(true), queuePlans: starts, applyRuns: starts };
}
const teams = teamsOf(store, token, organizationId);
const rights = allRights(false);
const may = (right) => teams.some(({ permissions }) => permissions[right]);
if (may('readWorkspaces'))
rights.readRuns = true;
if (may('managePolicyOverrides')) {
rights.readRuns = true;
rights.managePolicyOverrides = true;
}
if (may('manageWorkspaces')) {
const { managePolicyOverrides } = rights;
Object.assign(rights, allRights(true), { managePolicyOverrides });
}
for (const grant of store.teamAccess.values()) {
if (grant.workspace === workspace && teams.includes(grant.team)) {
addGrant(rights, grant);
}
}
return rights;
}
function addGrant(rights, grant) {
const { access, permissions } = grant;
rights.readRuns = true;
if (permissions.runs !== 'read')
rights.queuePlans = true;
if (permissions.runs === 'apply')
rights.applyRuns = true;
if (permissions['workspace-locking'])
rights.lock = true;
if (permissions['policy-overrides'])
rights.managePolicyOverrides = true;
if (permissions['run-tasks'])
rights.manageRunTasks = true;
const { variables, 'state-versions': states } = permissions;
if (states !== 'none')
rights.readOutputs = true;
if (states === 'read' || states === 'write')
rights.readStates = true;
if (states === 'write')
rights.writeStates = true;
if (variables !== 'none')
rights.readVariables = true;
if (variables === 'write')
rights.writeVariables = true;
if (access === 'admin')
rights.admin = true;
}
function mayReadGrant(store, token, grant) {
const { workspace, team } = grant;
const rights = rightsOn(store, token, workspace);
if (rights.admin)
return true;
const isInTeam = teamsOf(store, token, workspace.organization.id).includes(team);
return isInTeam || (rights.readRuns && team.visibility === 'organization');
}
;// CONCATENATED MODULE: ./build/src/service/resource.js
const routeBy = (method) => (path, handler) => ({ method, path, handler });
const get = routeBy('GET');
const post = routeBy('POST');
const patch = routeBy('PATCH');
function listAt(path, of, items, { right, ...options } = {}) {
return { path, items: (call) => items(find(call, of, right), call), ...options };
}
function routesOf(row) {
const { shown, lists = [], deleted } = row;
const routes = lists.map((list) => get(list.path, (call) => respondPage(call, row, list.items(call), list)));
if (shown !== undefined) {
routes.push(get(shown, (call) => respondOne(call, row, find(call, row, row.shownTo))));
}
if (deleted !== undefined) {
const handler = (call) => {
deleted.act(call.domain.store, find(call, row, deleted.right));
return (0,respond.JT)(204);
};
routes.push({ method: 'DELETE', path: deleted.path, handler });
}
return routes;
}
function parameter(call, name) {
const value = call.parameters[name];
if (value === undefined)
throw new Error(`the route has no :${name}`);
return value;
}
function found(value) {
if (value === undefined)
throw new respond.P_((0,respond.mX)());
return value;
}
function allow(allowed) {
if (!allowed)
throw new respond.P_((0,respond.mX)());
}
function find(call, row, right = 'readRuns', id = Object.values(call.parameters).at(-1) ?? '') {
const kept = found(row.get(call.domain.store, id));
allow(row.may(call, kept, right));
return kept;
}
function mayIn(call, workspace, right) {
return rightsOn(call.domain.store, call.token, workspace)[right];
}
function amongRuns(partsOf) {
return ({ runs }, id) => {
for (const run of runs.values()) {
const kept = partsOf(run).find((one) => one.id === id);
if (kept !== undefined)
return kept;
}
return undefined;
};
}
function toOne(type, one) {
return { data: one ? { id: one.id, type } : null };
}
function toMany(type, all) {
return { data: all.map(({ id }) => ({ id, type })) };
}
function toAuthor(id) {
return id === null ? undefined : { data: { id, type: 'users' } };
}
function show(call, row, kept) {
const { type } = row;
const { id = kept.id, links, ...written } = row.write(call, kept);
const self = { self: `/api/v2/${type}/${id}`, ...links };
return { id, type, ...written, links: row.unlinked ? links : self };
}
function sent(resource) {
const { relationships } = resource;
if (relationships === undefined)
return resource;
const entries = Object.entries(relationships).map(([name, relationship]) => {
if (relationship === undefined || relationship.hidden)
return [name, undefined];
const { data, links } = relationship;
const identifiers = Array.isArray(data) ? data.map(toIdentifier) : data && toIdentifier(data);
return [name, { data: identifiers, links }];
});
return { ...resource, relationships: Object.fromEntries(entries) };
}
function toIdentifier({ id, type }) {
return { id, type };
}
function respondResource(status, resource) {
return (0,respond.uf)(status, { data: sent(resource) });
}
function respondOne(call, row, kept) {
const resource = show(call, row, kept);
return (0,respond.uf)(200, { data: sent(resource), included: included(call, [resource], row.includes) });
}
const MAX_PAGE_SIZE = 100;
function respondPage(call, row, items, options = {}) {
const { query, request, domain } = call;
const answer = (page) => {
const shown = page.map((one) => show(call, row, one));
const words = options.includes ?? row.includes;
return { data: shown.map(sent), included: included(call, shown, words) };
};
if (options.unpaged)
return (0,respond.uf)(200, answer(items));
const page = readPage(query);
const kept = sorted(call, items, options.sorts);
if (options.whole && !page.isPaged)
return (0,respond.uf)(200, answer(kept));
const from = (page.number - 1) * page.size;
const last = Math.max(1, Math.ceil(kept.length / page.size));
const previous = page.number > 1 ? page.number - 1 : null;
const next = page.number < last ? page.number + 1 : null;
const link = (number) => {
if (number === null)
return null;
const others = new URLSearchParams(query);
others.set('page[number]', String(number));
others.set('page[size]', String(page.size));
return `${domain.origin}${request.path}?${others.toString()}`;
};
const counted = options.uncounted !== true;
return (0,respond.uf)(200, {
...answer(kept.slice(from, from + page.size)),
links: {
self: link(page.number),
first: link(1),
prev: link(previous),
next: link(next),
last: counted ? link(last) : undefined,
},
meta: {
pagination: {
'current-page': page.number,
'page-size': page.size,
'prev-page': previous,
'next-page': next,
'total-pages': counted ? last : undefined,
'total-count': counted ? kept.length : undefined,
},
},
});
}
function sorted(call, items, sorts = []) {
const sort = call.query.get('sort');
if (sort === null || sort === '')
return items;
const word = sort.replace(/^-/, '');
const by = sorts.find((one) => one.word === word);
if (by === undefined) {
const names = sorts.map((one) => one.word).join(', ') || 'none';
throw new respond.P_((0,respond.li)('sort', `Invalid sort parameter: ${word}. Supported: ${names}.`));
}
const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const rising = [...items].sort((a, b) => order(by.textOf(a, call), by.textOf(b, call)));
return word === sort ? rising : rising.toReversed();
}
function readPage(query) {
const read = (name, fallback) => {
const text = query.get(`page[${name}]`);
if (text === null || text === '')
return fallback;
const value = Number(text);
if (!Number.isSafeInteger(value) || value < 1 || !/^\d+$/.test(text)) {
throw new respond.P_((0,respond.fJ)(400, {
title: 'invalid parameter',
detail: `page[${name}] must be a whole number from 1.`,
source: { parameter: `page[${name}]` },
}));
}
return value;
};
return {
number: read('number', 1),
size: Math.min(read('size', 20), MAX_PAGE_SIZE),
isPaged: query.has('page[number]') || query.has('page[size]'),
};
}
function included(call, resources, words = []) {
const asked = (call.query.get('include') ?? '')
.split(',')
.map((word) => word.trim().replaceAll('-', '_'))
.filter((word) => word !== '');
if (asked.length === 0)
return undefined;
const stranger = asked.find((word) => !words.includes(word));
if (stranger !== undefined) {
const supported = words.join(', ') || 'none';
const detail = `Invalid include parameter: ${stranger}. Supported: ${supported}.`;
throw new respond.P_((0,respond.li)('include', detail));
}
const ways = words.filter((word) => asked.includes(word)).map((word) => word.split('.'));
const reached = resources.flatMap((one) => ways.flatMap((way) => follow(call, one, way)));
return withoutRings(new Map(reached.map((one) => [keyOf(one), sent(one)])));
}
function follow(call, from, [step, ...way]) {
if (step === undefined)
return [];
const { data, hidden } = from.relationships?.[step.replaceAll('_', '-')] ?? {};
return [hidden?.() ?? data ?? []].flat().flatMap((target) => {
const row = call.domain.types.get(target.type);
const kept = row?.get(call.domain.store, target.id);
const whole = 'attributes' in target ? target : row && kept && show(call, row, kept);
return whole ? [whole, ...follow(call, whole, way)] : [];
});
}
function keyOf({ type, id }) {
return `${type}/${id}`;
}
function withoutRings(resources) {
const kept = new Map();
const onTheWay = new Set();
const visit = (key, resource) => {
onTheWay.add(key);
const relationships = { ...resource.relationships };
for (const [name, relationship] of Object.entries(relationships)) {
const targets = [relationship?.data ?? []].flat().map(keyOf);
if (targets.some((target) => onTheWay.has(target))) {
relationships[name] = { ...relationship, data: undefined };
continue;
}
for (const target of targets) {
const next = resources.get(target);
if (next !== undefined && !kept.has(target))
visit(target, next);
}
}
onTheWay.delete(key);
kept.set(key, { ...resource, relationships });
};
for (const [key, resource] of resources)
if (!kept.has(key))
visit(key, resource);
return [...resources.keys()].flatMap((key) => kept.get(key) ?? []);
}
;// CONCATENATED MODULE: ./build/src/service/resources/organizations.js
const ORGANIZATIONS = {
type: 'organizations',
get: ({ organizations }, name) => [...organizations.values()].find((one) => one.name === name),
may: ({ domain, token }, { id }) => isMember(domain.store, token, id),
shown: '/organizations/:organization',
includes: ['default_project'],
lists: [
{
path: '/organizations',
includes: [],
items: ({ domain: { store }, token }) => [...store.organizations.values()].filter(({ id }) => isMember(store, token, id)),
},
],
write({ domain, token }, organization) {
const owner = isOwner(domain.store, token, organization.id);
const { name } = organization;
return {
id: name,
attributes: {
name,
'external-id': organization.id,
email: organization.email,
'created-at': organization.createdAt,
'cost-estimation-enabled': true,
'collaborator-auth-policy': 'password',
permissions: {
'can-update': owner,
'can-destroy': owner,
'can-create-team': owner,
'can-create-workspace': owner,
},
},
relationships: {
'default-project': {
data: ownedBy(organization, domain.store.projects)
.slice(0, 1)
.map(({ id }) => ({ id, type: 'projects' }))[0],
},
},
};
},
};
function ownedBy(organization, all) {
return [...all.values()].filter((one) => one.organization === organization);
}
function findOrganization(call) {
return find(call, ORGANIZATIONS, 'readRuns', parameter(call, 'organization'));
}
function toOrganization({ organization }) {
return { data: { id: organization.name, type: 'organizations' } };
}
const BY_NAME = { sorts: [{ word: 'name', textOf: ({ name }) => name }] };
function namedIn(call, row, all) {
const names = call.query.get('filter[names]')?.split(',');
return all.filter((one) => row.may(call, one, 'readRuns') && (names?.includes(one.name) ?? true));
}
function searched({ query }, all) {
const q = query.get('q') ?? query.get('search[name]') ?? '';
return all.filter(({ name }) => name.includes(q));
}
const TEAMS = {
type: 'teams',
get: ({ teams }, id) => teams.get(id),
may: ({ domain: { store }, token }, { id, organization, visibility }) => {
if (isOwner(store, token, organization.id))
return true;
const isShown = visibility === 'organization' || token.subjectId === id;
return isShown && isMember(store, token, organization.id);
},
shown: '/teams/:id',
lists: [
listAt('/organizations/:organization/teams', ORGANIZATIONS, (organization, call) => searched(call, namedIn(call, TEAMS, ownedBy(organization, call.domain.store.teams))), BY_NAME),
],
write({ domain: { store }, token }, team) {
const { permissions } = team;
const may = isOwner(store, token, team.organization.id);
return {
attributes: {
name: team.name,
visibility: team.visibility,
'users-count': team.memberIds.length,
'allow-member-token-management': true,
'sso-team-id': null,
'organization-access': {
'read-workspaces': permissions.readWorkspaces,
'manage-workspaces': permissions.manageWorkspaces,
'manage-policy-overrides': permissions.managePolicyOverrides,
'manage-agent-pools': permissions.manageAgentPools,
},
permissions: { 'can-destroy': may && !team.owners, 'can-update-membership': may },
},
relationships: {
organization: toOrganization(team),
users: { data: team.memberIds.map((id) => ({ id, type: 'users' })) },
},
};
},
};
const PROJECTS = {
type: 'projects',
get: ({ projects }, id) => projects.get(id),
may: ({ domain, token }, { organization }) => isMember(domain.store, token, organization.id),
shown: '/projects/:project',
lists: [
listAt('/organizations/:organization/projects', ORGANIZATIONS, (organization, call) => {
const { store } = call.domain;
const readable = [...store.workspaces.values()].filter((workspace) => rightsOn(store, call.token, workspace).readRuns);
const projects = new Set(readable.map(({ project }) => project));
const shown = ownedBy(organization, store.projects).filter((one) => projects.has(one));
return namedIn(call, PROJECTS, shown);
}, BY_NAME),
],
write: (_, project) => ({
attributes: {
name: project.name,
description: '',
'default-execution-mode': 'remote',
'auto-destroy-activity-duration': null,
},
relationships: { organization: toOrganization(project) },
}),
};
const POOLS = {
type: 'agent-pools',
get: ({ pools }, id) => pools.get(id),
may: ({ domain, token }, { organization }) => hasOrganizationRight(domain.store, token, organization.id, 'manageAgentPools'),
shown: '/agent-pools/:pool',
lists: [
listAt('/organizations/:organization/agent-pools', ORGANIZATIONS, (organization, call) => searched(call, namedIn(call, POOLS, ownedBy(organization, call.domain.store.pools))), BY_NAME),
],
write: (_, pool) => ({
attributes: {
name: pool.name,
'agent-count': 0,
'organization-scoped': true,
'created-at': pool.createdAt,
},
relationships: {
organization: toOrganization(pool),
workspaces: { data: [] },
'allowed-workspaces': { data: [] },
'allowed-projects': { data: [] },
'excluded-workspaces': { data: [] },
'authentication-tokens': {
links: { related: `/api/v2/agent-pools/${pool.id}/authentication-tokens` },
},
},
}),
};
const SERVICE_USER = 'user-';
function userIdOf({ token: { kind, subjectId } }) {
return kind === 'user' ? subjectId : `${SERVICE_USER}${subjectId}`;
}
const USERS = {
type: 'users',
get: (store, id) => {
const person = store.users.get(id);
if (person !== undefined)
return person;
const subjectId = id.startsWith(SERVICE_USER) ? id.slice(SERVICE_USER.length) : '';
const team = store.teams.get(subjectId);
const owner = team ?? store.organizations.get(subjectId);
const kind = team === undefined ? 'organization' : 'team';
return owner && { id, username: `api-${kind}-${owner.name}`, email: null };
},
may: () => true,
shown: '/users/:user',
write: (_, { username, email }) => ({
attributes: { username, email, 'is-service-account': email === null, 'avatar-url': null },
}),
};
function callerOf(call) {
return found(USERS.get(call.domain.store, userIdOf(call)));
}
const ORGANIZATION_AREA = {
types: [ORGANIZATIONS, PROJECTS, TEAMS, POOLS, USERS],
routes: [
get('/organizations/:organization/entitlement-set', (call) => respondResource(200, {
id: findOrganization(call).id,
type: 'entitlement-sets',
attributes: {
agents: true,
'cost-estimation': true,
operations: true,
'policy-enforcement': true,
'run-tasks': true,
sentinel: true,
'state-storage': true,
'private-module-registry': false,
'policy-limit': null,
teams: true,
'vcs-integrations': false,
},
})),
...['tag-bindings', 'effective-tag-bindings'].map((bindings) => get(`/projects/:project/${bindings}`, (call) => {
find(call, PROJECTS);
return (0,respond.uf)(200, { data: [] });
})),
get('/account/details', (call) => {
const { kind, subjectId } = call.token;
allow(kind !== 'agent');
const { id, username, email } = callerOf(call);
const organization = call.domain.store.organizations.get(subjectId);
return respondResource(200, {
id,
type: 'users',
attributes: { username, email, 'is-service-account': email === null },
relationships: {
'authenticated-resource': {
data: { id: organization?.name ?? subjectId, type: `${kind}s` },
},
},
links: { self: '/api/v2/account/details' },
});
}),
],
};
;// CONCATENATED MODULE: ./build/src/service/resources/agent-tokens.js
const creationSchema = dist._H3({
data: dist._H3({
type: dist.KIO(['authentication-tokens', 'agent-tokens']),
attributes: dist._H3({
description: dist.YjP(),
'expired-at': dist.lqM(dist.mee(dist.FsL(dist.YjP(), dist.yhX()))),
}),
}),
});
const AGENT_TOKENS = {
type: 'authentication-tokens',
get: ({ tokens }, id) => tokens.get(id),
may: (call, { kind, subjectId }, right) => {
const pool = call.domain.store.pools.get(subjectId);
return kind === 'agent' && pool !== undefined && POOLS.may(call, pool, right);
},
unlinked: true,
shown: '/authentication-tokens/:token',
lists: [
listAt('/agent-pools/:pool/authentication-tokens', POOLS, (pool, { domain }) => [...domain.store.tokens.values()].filter(({ kind, subjectId }) => kind === 'agent' && subjectId === pool.id)),
],
deleted: {
path: '/authentication-tokens/:token',
act: ({ tokens }, { id }) => tokens.delete(id),
},
write: (_, token) => ({
attributes: {
'created-at': token.createdAt,
'last-used-at': token.lastUsedAt?.toISOString() ?? null,
'expired-at': token.expiredAt?.toISOString() ?? null,
description: token.description,
token: null,
},
relationships: { 'created-by': toAuthor(token.createdBy), team: { data: null } },
}),
};
const AGENT_TOKEN_AREA = {
types: [AGENT_TOKENS],
routes: [
post('/agent-pools/:pool/authentication-tokens', (call) => {
const pool = find(call, POOLS);
const { description, 'expired-at': expiredAt } = readDocument(call.request, creationSchema)
.data.attributes;
const { token, secret } = issueToken(call.domain.store, {
kind: 'agent',
subjectId: pool.id,
description,
createdBy: userIdOf(call),
expiredAt: expiredAt ? new Date(expiredAt) : null,
});
const shown = show(call, AGENT_TOKENS, token);
return respondResource(201, { ...shown, attributes: { ...shown.attributes, token: secret } });
}),
],
};
var without_trailing = __webpack_require__(21804);
var external_node_fs_ = __webpack_require__(73024);
var load_policies = __webpack_require__(73356);
;// CONCATENATED MODULE: ./build/src/service/run-life.js
function settle(store) {
const { runs, versions } = store.moving;
if (runs.size === 0 && versions.size === 0)
return;
const now = store.clock.now();
for (;;) {
let due;
for (const version of versions) {
const atMs = version.readyAtMs ?? now;
if (atMs <= now && (due === undefined || atMs < due.atMs)) {
due = { atMs, happen: () => finishProcessing(store, version, atMs) };
}
}
for (const run of runs) {
const atMs = run.dueAtMs;
if (atMs !== null && atMs <= now && (due === undefined || atMs < due.atMs)) {
due = { atMs, happen: () => takeStep(store, run, atMs) };
}
}
if (due === undefined)
return;
due.happen();
}
}
function finishProcessing(store, version, atMs) {
store.moving.versions.delete(version);
version.readyAtMs = null;
const at = dateAt(store.clock, atMs);
if (version.status !== 'pending')
return;
if (version.errorMessage !== null) {
advance(version, 'errored', at);
return;
}
advance(version, 'uploaded', at);
if (!version.autoQueueRuns)
return;
const run = addRun(store, version, {
message: 'Triggered via API upload',
source: 'tfe-configuration-version',
planOnly: version.speculative || store.engine !== undefined,
savePlan: false,
autoApply: version.workspace.autoApply,
isDestroy: false,
refresh: true,
variables: {},
createdBy: version.createdBy,
});
beginRun(store, run, atMs);
}
function beginRun(store, run, atMs = store.clock.now()) {
if (run.judging !== null) {
void run.judging.then(() => beginRun(store, run, atMs));
return;
}
store.moving.runs.add(run);
run.waiting = mustWait(store, run);
if (run.waiting)
return;
const first = run.steps.shift();
if (first === undefined)
return;
first.act(dateAt(store.clock, atMs));
enterStatus(store, run, { ...first, pause: false }, atMs);
}
function mustWait(store, run) {
if (run.planOnly || run.savePlan)
return false;
const { workspace } = run;
if (workspace.script.workspace?.locked ?? workspace.locked)
return true;
for (const other of store.runs.values()) {
if (other === run)
return false;
const holds = !other.planOnly && !other.savePlan && !isFinalRun(other.status);
if (other.workspace === workspace && holds)
return true;
}
return false;
}
function takeStep(store, run, atMs) {
const step = run.steps.shift();
if (step === undefined) {
run.dueAtMs = null;
return;
}
const before = run.status;
step.act(dateAt(store.clock, atMs));
enterStatus(store, run, { ...step, before }, atMs);
}
const ENDED_BY = {
cancel: 'canceled',
discard: 'discarded',
'force-cancel': 'force_canceled',
};
function enterStatus(store, run, { stayMs, pause, before }, atMs) {
const { script, status } = run;
run.paused = pause;
run.dueAtMs = pause || run.steps.length === 0 ? null : atMs + stayMs;
if (status === script.stuckIn)
run.dueAtMs = null;
if (status === script.interruption?.at && status !== before) {
const word = ENDED_BY[script.interruption.action];
run.steps = [{ act: (at) => stopRun(store, run, word, at), stayMs: 0, pause: false }];
run.dueAtMs = atMs + stayMs / 2;
}
if (isFinalRun(status) && run.canceledAt === null)
ended(store, run, atMs);
}
function ended(store, run, atMs) {
if (run.steps.length === 0)
store.moving.runs.delete(run);
const { version } = run;
const busy = [...store.runs.values()].some((other) => other.version === version && needsFiles(other.status));
if (version.ingress !== null && version.status === 'uploaded' && !busy) {
advance(version, 'archived', dateAt(store.clock, atMs));
}
startWaiting(store, run.workspace, atMs);
}
function startWaiting(store, workspace, atMs = store.clock.now()) {
for (const waiting of store.moving.runs) {
if (waiting.waiting && waiting.workspace === workspace)
beginRun(store, waiting, atMs);
}
}
function stopRun(store, run, word, at) {
advance(run, word, at);
closeAll(run, 'canceled', at);
run.planning?.abort();
run.canceledAt ??= word === 'discarded' ? null : at.toISOString();
run.steps = [];
run.dueAtMs = null;
run.paused = false;
ended(store, run, store.clock.now());
}
function goOn(store, run, afterMs = 0) {
run.paused = false;
store.moving.runs.add(run);
run.dueAtMs = run.steps.length > 0 ? store.clock.now() + afterMs : null;
}
var read_plan = __webpack_require__(90190);
;// CONCATENATED MODULE: ./build/src/service/load-seed.js
function seedStore(store, seed, durationMs) {
for (const { username, email } of seed.users) {
const id = store.newId('user');
store.users.set(id, { id, username, email: email ?? `${username}@example.com` });
}
for (const organization of seed.organizations)
seedOrganization(store, organization, durationMs);
const token = seedTokens(store, seed);
const [author = null] = store.users.keys();
for (const made of store.tokens.values())
made.createdBy ??= author;
const [first] = store.organizations.values();
const ours = (all) => [...all]
.filter(({ organization }) => organization === first)
.map(({ id, name }) => ({ id, name }));
return {
token,
organization: first?.name ?? '',
workspaces: ours(store.workspaces.values()),
teams: ours([...store.teams.values()].filter(({ owners }) => !owners)),
agentPools: ours(store.pools.values()),
};
}
function named(map, organization, name) {
return [...map.values()].find((one) => one.organization === organization && one.name === name);
}
function seedOrganization(store, seeded, durationMs) {
const organization = addOrganization(store, seeded.name);
for (const team of seeded.teams) {
const id = team.id ?? store.newId('team');
store.teams.set(id, {
id,
name: team.name,
organization,
visibility: team.visibility,
owners: team.owners,
memberIds: [...store.users.values()]
.filter(({ username }) => team.members.includes(username))
.map((user) => user.id),
permissions: team.permissions,
});
}
if (!seeded.teams.some(({ owners }) => owners)) {
const members = new Set(seeded.teams.flatMap((team) => team.members));
const free = [...store.users.values()].find(({ username }) => !members.has(username));
addOwners(store, organization, free?.id);
}
for (const pool of seeded.agentPools) {
const id = pool.id ?? store.newId('apool');
const createdAt = nowAt(store.clock);
store.pools.set(id, { id, name: pool.name, organization, createdAt });
for (const { description } of pool.tokens) {
issueToken(store, { kind: 'agent', subjectId: id, description, createdBy: null });
}
}
seedWorkspaces(store, organization, seeded.workspaces, durationMs);
}
function seedWorkspaces(store, organization, workspaces, durationMs) {
for (const workspace of workspaces) {
const added = addWorkspace(store, organization, workspace, durationMs);
for (const { team: teamName, access: level, ...custom } of workspace.access) {
const team = named(store.teams, organization, teamName);
if (team === undefined)
continue;
const grantId = store.newId('tws');
store.teamAccess.set(grantId, {
id: grantId,
team,
workspace: added,
access: level,
permissions: toPermissions(level, custom, CUSTOM_DEFAULTS),
});
}
}
}
function addOrganization(store, name) {
const organization = {
id: store.newId('org'),
name,
email: `owners@${name}.example`,
createdAt: nowAt(store.clock),
};
store.organizations.set(organization.id, organization);
addProject(store, organization, 'default');
return organization;
}
function addProject(store, organization, name) {
const project = { id: store.newId('prj'), name, organization };
store.projects.set(project.id, project);
return project;
}
function addWorkspace(store, organization, seeded, durationMs) {
const { versions: _, access: _access, plan: _plan, script, project, variables, ...plain } = seeded;
const workspace = {
...plain,
id: seeded.id ?? store.newId('ws'),
organization,
project: named(store.projects, organization, project) ?? addProject(store, organization, project),
currentVersion: null,
lockedBy: null,
tagBindings: {},
variables: [],
marks: {},
outputs: {},
recordedPlan: null,
script: (0,service_seed.o1)(script, durationMs),
createdAt: nowAt(store.clock),
updatedAt: nowAt(store.clock),
};
for (const [key, known] of Object.entries(variables)) {
workspace.variables.push({
id: store.newId('var'),
version: store.newId('varver'),
workspace,
key,
category: 'terraform',
value: typeof known === 'string' ? known : JSON.stringify(known),
known,
description: '',
hcl: typeof known !== 'string',
sensitive: false,
});
}
store.workspaces.set(workspace.id, workspace);
return workspace;
}
function addOwners(store, organization, userId) {
const id = store.newId('team');
const owners = {
id,
name: 'owners',
organization,
visibility: 'secret',
owners: true,
memberIds: userId === undefined ? [] : [userId],
permissions: {
readWorkspaces: true,
manageWorkspaces: true,
managePolicyOverrides: true,
manageAgentPools: true,
},
};
store.teams.set(id, owners);
}
function seedTokens(store, seed) {
let first;
for (const { kind, of, organization, secret, description } of seed.tokens) {
const org = [...store.organizations.values()].find((one) => one.name === organization);
const owners = [...store.teams.values()].find((team) => team.owners && team.organization === org);
const subjects = {
user: [...store.users.values()].find(({ username }) => username === of)?.id,
team: named(store.teams, org, of)?.id,
organization: org?.id,
owners: owners?.id,
agent: named(store.pools, org, of)?.id,
};
issueToken(store, {
kind: kind === 'owners' ? 'team' : kind,
subjectId: subjects[kind] ?? '',
description,
createdBy: null,
}, secret);
if (kind === 'user')
first ??= secret;
}
if (first !== undefined)
return first;
const owners = [...store.teams.values()].find((team) => team.owners);
let [userId] = owners?.memberIds ?? [];
if (userId === undefined) {
userId = store.newId('user');
store.users.set(userId, { id: userId, username: 'owner', email: 'owner@example.com' });
owners?.memberIds.push(userId);
}
const made = { kind: 'user', subjectId: userId, description: 'made at start' };
return issueToken(store, { ...made, createdBy: null }).secret;
}
async function seedContent(store, seed, { directory, openJudge }) {
for (const seeded of seed.organizations) {
const organization = [...store.organizations.values()].find(({ name }) => name === seeded.name);
const workspaces = [...store.workspaces.values()].filter((one) => one.organization === organization);
if (organization === undefined)
continue;
for (const { workspaces: names, ...set } of seeded.policySets) {
const id = store.newId('polset');
const loaded = await (0,load_policies.ti)({ ...set, directory: set.directory && (0,external_node_path_.resolve)(directory, set.directory) }, openJudge);
store.policySets.set(id, {
id,
organization,
workspaces: names.length === 0 ? null : workspaces.filter(({ name }) => names.includes(name)),
set: loaded,
});
}
for (const { name, plan, versions } of seeded.workspaces) {
const workspace = workspaces.find((one) => one.name === name);
if (workspace === undefined)
continue;
const planIn = async (path) => path === undefined ? null : readRecordedPlan((0,external_node_path_.resolve)(directory, path), name);
for (const version of versions) {
seedVersion(store, workspace, version, await planIn(version.run?.plan));
}
workspace.recordedPlan = await planIn(plan);
}
}
}
const RECORDED = 'This plan was recorded before: nothing planned the files of this upload.';
async function readRecordedPlan(path, workspaceName) {
try {
if (!(0,external_node_fs_.statSync)(path).isFile())
throw new Error('it is no regular file');
const text = (0,external_node_fs_.readFileSync)(path, 'utf8');
return {
...(await (0,read_plan.readPlan)(text)),
problems: [],
limits: [],
notice: RECORDED,
};
}
catch (error) {
const problem = `${path}: ${(0,error_message.g)(error)}`;
throw new Error(`The seed cannot be used: one problem.\n  the plan of the workspace ${workspaceName}: ${problem}`, { cause: error });
}
}
function takePush(store, workspace, push, durationMs) {
const { ingress, files, message, script } = dist.qgA(service_seed.WV, push);
const ownScript = script === undefined ? workspace.script : (0,service_seed.o1)(script, durationMs);
const speculative = ingress['is-pull-request'];
const run = { message, planOnly: speculative, savePlan: false, script: ownScript };
const version = { status: 'uploaded', speculative, provisional: false, files };
const seeded = { ...version, ingress, run };
return seedVersion(store, workspace, seeded, workspace.recordedPlan) ?? '';
}
function seedVersion(store, workspace, seeded, recordedPlan) {
const files = new Map(Object.entries(seeded.files).map(([path, text]) => [path, Buffer.from(text)]));
const gone = ['pending', 'fetching', 'errored', 'backing_data_permanently_deleted'];
const kept = !gone.includes(seeded.status);
const id = seeded.id ?? store.newId('cv');
const version = {
id,
workspace,
source: seeded.source ?? (seeded.ingress === undefined ? 'tfe-api' : 'github'),
speculative: seeded.speculative,
provisional: seeded.provisional,
autoQueueRuns: false,
error: seeded.errorMessage === undefined ? null : 'invalid-archive',
errorMessage: seeded.errorMessage ?? null,
createdAt: nowAt(store.clock),
objectId: newObjectId(),
archive: kept ? (0,tar.FJ)(files) : null,
files: kept ? (0,tree.b)(files) : null,
ingress: null,
readyAtMs: null,
createdBy: null,
...begin(VERSION_MACHINE, seeded.status),
};
if (seeded.ingress !== undefined) {
version.ingress = {
id: store.newId('ia'),
version,
createdBy: store.users.keys().next().value ?? null,
attributes: dist.qgA(service_seed.XC, seeded.ingress),
};
}
store.versions.set(id, version);
if (!version.speculative && !version.provisional)
workspace.currentVersion = version;
return seeded.run && seedRun(store, version, seeded.run, recordedPlan);
}
function seedRun(store, version, seeded, recordedPlan) {
const run = addRun(store, version, {
message: seeded.message,
source: version.ingress === null ? 'tfe-api' : 'tfe-configuration-version',
planOnly: seeded.planOnly ?? version.speculative,
savePlan: seeded.savePlan,
autoApply: version.workspace.autoApply,
isDestroy: false,
refresh: true,
variables: {},
createdBy: null,
id: seeded.id,
script: (0,service_seed.o1)(seeded.script, 0),
recordedPlan,
});
beginRun(store, run);
return run.id;
}
;// CONCATENATED MODULE: ./build/src/service/resources/workspaces.js
const DEFAULTS = {
description: null,
'file-triggers-enabled': true,
'queue-all-runs': false,
'assessments-enabled': false,
'auto-apply-run-trigger': false,
'global-remote-state': false,
'project-remote-state': false,
'inherits-project-auto-destroy': true,
'auto-destroy-at': null,
'auto-destroy-activity-duration': null,
'source-name': null,
'source-url': null,
source: 'tfe-api',
'setting-overwrites': { 'execution-mode': true, 'agent-pool': true },
};
const WORKSPACES = {
type: 'workspaces',
get: ({ workspaces }, id) => workspaces.get(id),
may: mayIn,
shown: '/workspaces/:workspace',
includes: [
'organization',
'project',
'current_run',
'current_run.plan',
'current_configuration_version',
'current_configuration_version.ingress_attributes',
'tag_bindings',
'effective_tag_bindings',
'locked_by',
'outputs',
'readme',
],
lists: [
listAt('/organizations/:organization/workspaces', ORGANIZATIONS, listWorkspaces, {
sorts: [
{ word: 'name', textOf: (one) => one.name },
{
word: 'current-run.created-at',
textOf: (one, { domain }) => currentRunOf(domain.store, one)?.createdAt ?? '',
},
{ word: 'latest-change-at', textOf: (one) => one.updatedAt },
],
}),
],
deleted: { path: '/workspaces/:workspace', right: 'admin', act: removeWorkspace },
write: (call, workspace) => ({
attributes: attributesOfWorkspace(call, workspace),
relationships: relationsOf(call, workspace),
links: {
self: `/api/v2/organizations/${workspace.organization.name}/workspaces/${workspace.name}`,
},
}),
};
function attributesOfWorkspace(call, workspace) {
const rights = rightsOn(call.domain.store, call.token, workspace);
const scripted = workspace.script.workspace;
const executionMode = scripted?.executionMode ?? workspace.executionMode;
return {
name: workspace.name,
...DEFAULTS,
'structured-run-output-enabled': workspace.structuredRunOutput,
'allow-destroy-plan': true,
'can-queue-destroy-plan': rights.applyRuns,
'resource-count': Object.keys(workspace.state).length,
'auto-apply': scripted?.autoApply ?? workspace.autoApply,
'created-at': workspace.createdAt,
'updated-at': workspace.updatedAt,
actions: { 'is-destroyable': rights.admin },
'execution-mode': executionMode,
operations: executionMode !== 'local',
locked: scripted?.locked ?? workspace.locked,
'speculative-enabled': workspace.speculativeEnabled,
'terraform-version': workspace.terraformVersion,
'working-directory': workspace.workingDirectory,
'tag-names': workspace.tags,
'trigger-patterns': workspace.triggerPatterns,
'trigger-prefixes': workspace.triggerPrefixes,
'vcs-repo': workspace.vcsRepository === null ? null : { identifier: workspace.vcsRepository },
'policy-check-failures': 0,
permissions: {
'can-read-run': rights.readRuns,
'can-queue-run': rights.queuePlans,
'can-queue-apply': rights.applyRuns,
'can-lock': rights.lock,
'can-unlock': rights.lock,
'can-force-unlock': rights.admin,
'can-update': rights.admin,
'can-destroy': rights.admin,
'can-force-delete': rights.admin,
'can-queue-destroy': rights.applyRuns,
'can-read-settings': rights.readRuns,
'can-read-state-versions': rights.readStates,
'can-read-state-outputs': rights.readOutputs,
'can-create-state-versions': rights.writeStates,
'can-read-variable': rights.readVariables,
'can-update-variable': rights.writeVariables,
'can-read-assessment-result': rights.readRuns,
'can-manage-run-tasks': rights.manageRunTasks,
},
};
}
function relationsOf(call, workspace) {
const { store } = call.domain;
const runs = [...store.runs.values()].filter((run) => run.workspace === workspace);
const { lockedBy } = workspace;
return {
organization: toOrganization(workspace),
project: toOne('projects', workspace.project),
'current-configuration-version': toOne('configuration-versions', workspace.currentVersion),
'current-run': toOne('runs', currentRunOf(store, workspace)),
'current-state-version': toOne('state-versions', currentState(store, workspace)),
'latest-run': toOne('runs', runs.at(-1)),
'locked-by': { data: lockedBy === null ? null : { id: lockedBy, type: 'users' } },
'agent-pool': { data: null },
outputs: { data: workspaces_outputsOf(call, workspace) },
'tag-bindings': { data: bindingsOf(workspace, 'tag-bindings') },
'effective-tag-bindings': { data: bindingsOf(workspace, 'effective-tag-bindings') },
readme: { data: readmeOf(workspace) },
};
}
function currentRunOf(store, workspace) {
const runs = [...store.runs.values()].filter((run) => run.workspace === workspace && !run.planOnly && !run.savePlan);
return runs.find(({ status }) => !isFinalRun(status)) ?? runs.at(-1);
}
function readmeOf({ id, currentVersion, workingDirectory }) {
const directory = workingDirectory === null ? '' : `${(0,without_trailing.h)(workingDirectory, '/')}/`;
const bytes = currentVersion?.files?.get(`${directory}README.md`);
if (bytes === undefined)
return null;
const text = new TextDecoder().decode(bytes);
return { id, type: 'workspace-readme', attributes: { 'raw-markdown': text } };
}
function workspaces_outputsOf(call, workspace) {
if (!mayIn(call, workspace, 'readOutputs'))
return [];
const { outputs = [] } = currentState(call.domain.store, workspace) ?? {};
return outputs.map((output) => {
const { type, ...others } = attributesOfOutput(output, false);
return {
id: output.id,
type: 'workspace-outputs',
attributes: { ...others, 'output-type': type },
};
});
}
function bindingsOf({ tags, tagBindings }, type) {
const named = tags.map((tag) => [tag, '']);
return [...named, ...Object.entries(tagBindings)].map(([key, value]) => {
const hash = (0,external_node_crypto_.createHash)('sha256').update(`${key}=${value}`).digest('hex').slice(0, 16);
return { id: `tb-${hash}`, type, attributes: { key, value } };
});
}
function bindingType(type) {
return {
type,
get: () => undefined,
may: () => true,
unlinked: true,
lists: [
listAt(`/workspaces/:workspace/${type}`, WORKSPACES, (workspace) => bindingsOf(workspace, type), { whole: true }),
],
write: (_, { attributes }) => ({ attributes }),
};
}
const TAG_BINDINGS = bindingType('tag-bindings');
const EFFECTIVE_TAG_BINDINGS = bindingType('effective-tag-bindings');
function fitsWildcard(text, pattern) {
const core = pattern.replaceAll('*', '');
if (pattern.startsWith('*'))
return pattern.endsWith('*') ? text.includes(core) : text.endsWith(core);
return pattern.endsWith('*') ? text.startsWith(core) : text === core;
}
function listWorkspaces(organization, call) {
const { query } = call;
const { store } = call.domain;
const words = (...names) => names.flatMap((one) => (query.get(one) ?? '').split(',')).filter((word) => word !== '');
const search = query.get('search[name]') ?? '';
const wildcard = query.get('search[wildcard-name]') ?? '*';
const tags = words('search[tags]');
const excluded = words('search[exclude-tags]', 'search[exclude_tags]');
const project = query.get('filter[project][id]');
const statuses = words('filter[current-run][status]', 'filter[current_run][status]');
const tagged = readTagged(query);
return [...store.workspaces.values()].filter((one) => one.organization === organization &&
mayIn(call, one, 'readRuns') &&
one.name.includes(search) &&
fitsWildcard(one.name, wildcard) &&
tags.every((tag) => isTagged(one, tag)) &&
!excluded.some((tag) => isTagged(one, tag)) &&
tagged.every(({ key, value }) => isTagged(one, key, value)) &&
(project === null || one.project.id === project) &&
(statuses.length === 0 || statuses.includes(currentRunOf(store, one)?.status ?? '')));
}
function readTagged(query) {
const tagged = [];
for (let index = 0; query.has(`filter[tagged][${String(index)}][key]`); index += 1) {
const read = (part) => query.get(`filter[tagged][${String(index)}][${part}]`);
tagged.push({ key: read('key') ?? '', value: read('value') });
}
return tagged;
}
function isTagged({ tags, tagBindings }, key, value) {
const text = value === undefined || value === '' ? null : value;
if (text !== null)
return Object.hasOwn(tagBindings, key) && tagBindings[key] === text;
return tags.includes(key) || Object.hasOwn(tagBindings, key);
}
function isLockedByOther(call, { lockedBy }) {
return lockedBy !== null && lockedBy !== userIdOf(call);
}
const OF_OTHER = 'the workspace is locked by another user: an administrator can force it open';
function lockAction(action) {
return post(`/workspaces/:workspace/actions/${action}`, (call) => {
const workspace = find(call, WORKSPACES, action === 'force-unlock' ? 'admin' : 'lock');
const locks = action === 'lock';
if (workspace.locked === locks) {
return (0,respond.hj)(locks ? 'the workspace is locked already' : 'the workspace is not locked');
}
if (action === 'unlock' && isLockedByOther(call, workspace))
return (0,respond.hj)(OF_OTHER);
workspace.locked = locks;
workspace.lockedBy = locks ? userIdOf(call) : null;
if (!locks)
startWaiting(call.domain.store, workspace);
return respondResource(200, show(call, WORKSPACES, workspace));
});
}
const key = dist.FsL(dist.YjP(), dist.BpQ(1));
const tagSchema = dist._H3({
type: dist.euz('tags'),
attributes: dist._H3({ name: key }),
});
const bindingSchema = dist._H3({
type: dist.euz('tag-bindings'),
attributes: dist._H3({ key, value: dist.lqM(dist.mee(dist.YjP())) }),
});
const creationBody = dist._H3({
data: dist._H3({
attributes: dist.rej({ name: service_seed.UU }),
relationships: dist.lqM(dist._H3({
project: dist.lqM(dist._H3({ data: dist._H3({ id: dist.YjP() }) })),
tags: dist.lqM(dist._H3({ data: dist.YOg(tagSchema) })),
'tag-bindings': dist.lqM(dist._H3({ data: dist.YOg(bindingSchema) })),
}), {}),
}),
});
const changeBody = dist._H3({
data: dist._H3({
type: dist.lqM(dist.euz('workspaces')),
attributes: dist.rej({ 'terraform-version': dist.YjP() }),
}),
});
const WORKSPACE_AREA = {
types: [WORKSPACES, TAG_BINDINGS, EFFECTIVE_TAG_BINDINGS],
routes: [
get('/organizations/:organization/workspaces/:name', (call) => {
const organization = findOrganization(call);
const called = parameter(call, 'name');
const workspace = [...call.domain.store.workspaces.values()].find((one) => one.organization === organization && one.name === called);
return respondOne(call, WORKSPACES, find(call, WORKSPACES, 'readRuns', found(workspace).id));
}),
lockAction('lock'),
lockAction('unlock'),
lockAction('force-unlock'),
post('/organizations/:organization/workspaces', createWorkspace),
patch('/workspaces/:workspace', (call) => {
const workspace = find(call, WORKSPACES, 'admin');
const { attributes } = readDocument(call.request, changeBody).data;
workspace.terraformVersion = attributes['terraform-version'];
workspace.updatedAt = call.domain.store.clock.date().toISOString();
return respondResource(200, show(call, WORKSPACES, workspace));
}),
post('/workspaces/:workspace/relationships/tags', (call) => {
const workspace = find(call, WORKSPACES, 'admin');
bindTags(workspace, readItems(call.request, tagSchema).map(bindingOf));
return (0,respond.JT)(204);
}),
patch('/workspaces/:workspace/tag-bindings', (call) => {
const workspace = find(call, WORKSPACES, 'admin');
const bindings = readItems(call.request, bindingSchema);
bindTags(workspace, bindings.map(({ attributes }) => attributes));
return respondPage(call, TAG_BINDINGS, bindingsOf(workspace, 'tag-bindings'), {
whole: true,
});
}),
post('/workspaces/:workspace/actions/safe-delete', destroySafely),
],
};
function bindingOf({ attributes }) {
return { key: attributes.name };
}
function createWorkspace(call) {
const { store, runDurationMs } = call.domain;
const organization = findOrganization(call);
allow(hasOrganizationRight(store, call.token, organization.id, 'manageWorkspaces'));
const { attributes, relationships } = readDocument(call.request, creationBody).data;
const named = [...store.workspaces.values()].find((one) => one.name === attributes.name);
if (named?.organization === organization) {
const detail = 'Name has already been taken';
throw new respond.P_((0,respond.Gq)({ pointer: '/data/attributes/name', detail }));
}
const projectId = relationships.project?.data.id;
const project = projectId === undefined ? undefined : found(store.projects.get(projectId));
allow(project === undefined || project.organization === organization);
const seeded = dist.qgA(service_seed.md, { name: attributes.name });
const workspace = addWorkspace(store, organization, seeded, runDurationMs);
workspace.project = project ?? workspace.project;
const { tags, 'tag-bindings': bindings } = relationships;
bindTags(workspace, [
...(tags?.data ?? []).map(bindingOf),
...(bindings?.data ?? []).map((one) => one.attributes),
]);
return respondResource(201, show(call, WORKSPACES, workspace));
}
function bindTags(workspace, tags) {
const bindings = new Map(Object.entries(workspace.tagBindings));
const names = new Set(workspace.tags);
for (const { key: tag, value } of tags) {
names.delete(tag);
bindings.delete(tag);
if (value === undefined || value === null || value === '')
names.add(tag);
else
bindings.set(tag, value);
}
workspace.tags = [...names];
workspace.tagBindings = Object.fromEntries(bindings);
}
function destroySafely(call) {
const workspace = find(call, WORKSPACES, 'admin');
const left = Object.keys(workspace.state).length;
if (left > 0) {
return (0,respond.hj)(`${workspace.name} still manages ${String(left)} resource${left === 1 ? '' : 's'}: destroy them first.`);
}
if (workspace.locked)
return (0,respond.hj)(`${workspace.name} is locked: unlock it first.`);
removeWorkspace(call.domain.store, workspace);
return (0,respond.JT)(204);
}
function removeWorkspace(store, workspace) {
const { moving } = store;
for (const run of moving.runs)
if (run.workspace === workspace)
moving.runs.delete(run);
for (const version of moving.versions) {
if (version.workspace === workspace)
moving.versions.delete(version);
}
for (const map of [store.runs, store.versions, store.stateVersions, store.teamAccess]) {
for (const [id, one] of map)
if (one.workspace === workspace)
map.delete(id);
}
for (const set of store.policySets.values()) {
set.workspaces = set.workspaces?.filter((one) => one !== workspace) ?? null;
}
store.workspaces.delete(workspace.id);
}
var without_sensitive = __webpack_require__(57868);
;// CONCATENATED MODULE: ./build/src/service/plan/redacted-plan.js
function redactPlan(document) {
return {
...(0,without_sensitive.N)(document),
resource_drift: [],
relevant_attributes: [],
provider_format_version: '1.0',
provider_schemas: schemasOf(document.resource_changes, document.action_invocations),
};
}
function schemasOf(changes, actions = []) {
const providers = new Map();
for (const { provider_name: provider, type, change } of changes) {
const types = providers.get(provider) ?? new Map();
const names = types.get(type) ?? new Set();
for (const values of [change.before, change.after, change.after_unknown]) {
for (const name of Object.keys(values ?? {}))
names.add(name);
}
types.set(type, names);
providers.set(provider, types);
}
for (const { provider_name: provider } of actions) {
if (!providers.has(provider))
providers.set(provider, new Map());
}
const actionsOf = (provider) => Object.fromEntries(actions
.filter((one) => one.provider_name === provider)
.map(({ type }) => [type, { block: {} }]));
return Object.fromEntries([...providers].map(([provider, types]) => [
provider,
{
provider: EMPTY,
resource_schemas: fromMap(types, toSchema),
data_source_schemas: {},
action_schemas: actionsOf(provider),
},
]));
}
const EMPTY = { version: 0, block: {} };
function toSchema(names, type) {
const attributes = [...names].map((name) => [
name,
{
type: type === TERRAFORM_DATA && name === 'id' ? 'string' : 'dynamic',
optional: true,
computed: true,
},
]);
return { version: 0, block: { attributes: Object.fromEntries(attributes) } };
}
function fromMap(map, render) {
return Object.fromEntries([...map].map(([key, value]) => [key, render(value, key)]));
}
;// CONCATENATED MODULE: ./build/src/service/run-actions.js
const COOL_OFF_MS = 60_000;
const DISCARDABLE = [
'pending',
'planned',
'planned_and_saved',
'cost_estimated',
'policy_checked',
'policy_override',
'post_plan_running',
'post_plan_completed',
'pre_plan_awaiting_decision',
'post_plan_awaiting_decision',
'tf_policy_override',
'tf_policy_checked',
];
const CONFIRMABLE = [
'planned',
'planned_and_saved',
'cost_estimated',
'policy_checked',
'post_plan_completed',
'tf_policy_checked',
];
function actionsOf(store, run) {
const over = isFinalRun(run.status);
return {
'is-cancelable': !over && !run.paused && run.canceledAt === null,
'is-confirmable': !run.planOnly &&
run.paused &&
CONFIRMABLE.includes(run.status) &&
run.steps.length === 0,
'is-discardable': DISCARDABLE.includes(run.status) && (!over || run.status === 'planned_and_saved'),
'is-force-cancelable': !over && run.forceCancelAtMs !== null && run.forceCancelAtMs <= store.clock.now(),
};
}
function cancelRun(store, run) {
if (!actionsOf(store, run)['is-cancelable'])
return false;
const now = store.clock.now();
const at = dateAt(store.clock, now);
const cancelMs = run.script.cancelMs;
if (cancelMs === 0 || cancelMs === undefined) {
stopRun(store, run, 'canceled', at);
return true;
}
run.canceledAt = at.toISOString();
run.forceCancelAtMs = now + COOL_OFF_MS;
run.steps = [
{ act: (moment) => stopRun(store, run, 'canceled', moment), stayMs: 0, pause: false },
];
run.dueAtMs = cancelMs === null ? null : now + cancelMs;
return true;
}
function discardRun(store, run) {
if (!actionsOf(store, run)['is-discardable'])
return false;
stopRun(store, run, 'discarded', store.clock.date());
return true;
}
function forceCancelRun(store, run) {
if (!actionsOf(store, run)['is-force-cancelable'])
return false;
stopRun(store, run, 'force_canceled', store.clock.date());
return true;
}
function confirmRun(store, run) {
if (!actionsOf(store, run)['is-confirmable'])
return false;
run.steps = layOutApply(store, run);
goOn(store, run);
return true;
}
function overrideCheck(store, check) {
if (!mayFollow(check, 'overridden'))
return false;
const { run } = check;
if (isEndedForGood(store, run))
return false;
advance(check, 'overridden', store.clock.date());
const left = run.checks.some(({ status }) => status === 'soft_failed');
if (!left && (run.status === 'policy_override' || run.status === 'policy_soft_failed')) {
const isLate = run.planOnly && store.courses['overridden-plan-only-run'] === 'goes-on-later';
if (run.steps.length > 0)
goOn(store, run, isLate ? LATER_MS : 0);
}
return true;
}
function isEndedForGood({ courses }, run) {
const steps = courses['overridden-plan-only-run'];
const isFinal = steps === 'refused' || steps === 'not-offered';
return isFinal && run.status === 'policy_soft_failed';
}
const LATER_MS = 5_000;
function overrideStage(store, stage) {
if (!isStageOverridable(stage))
return false;
const at = store.clock.date();
advance(stage, 'running', at);
for (const evaluation of stage.evaluations) {
if (evaluation.status === 'failed') {
advance(evaluation, 'overridden', at);
}
}
const { run } = stage;
const steps = store.courses['overridden-stage'];
const waits = WAITING_FOR_STAGE.includes(run.status) && run.steps.length > 0;
if (waits && steps !== 'stays')
goOn(store, run, steps === 'goes-on-later' ? LATER_MS : 0);
else
advance(stage, 'passed', at);
return true;
}
const WAITING_FOR_STAGE = [
'pre_plan_awaiting_decision',
'post_plan_awaiting_decision',
];
function isStageOverridable(stage) {
const sets = stage.evaluations.flatMap(({ outcomes }) => outcomes.map(({ set }) => set));
return stage.status === 'awaiting_override' && failuresOverridable(sets);
}
function overrideTfEvaluation(store, evaluation) {
if (evaluation.status !== 'awaiting_override')
return false;
advance(evaluation, 'overridden', store.clock.date());
goOn(store, evaluation.run);
return true;
}
;// CONCATENATED MODULE: ./build/src/service/resources/runs.js
const LOG_URL_MS = 25 * 60 * 60 * 1000;
const PLAN_URL_MS = 60 * 1000;
function shown({ script: { disguise = {} } }, word) {
return Object.hasOwn(disguise, word) ? (disguise[word] ?? word) : word;
}
const RUNS = {
type: 'runs',
get: ({ runs }, id) => runs.get(id),
may: (call, { workspace }, right) => mayIn(call, workspace, right),
shown: '/runs/:run',
includes: [
'plan',
'apply',
'created_by',
'cost_estimate',
'configuration_version',
'configuration_version.ingress_attributes',
'workspace',
'task_stages',
'tf_policy_evaluations',
],
lists: [
listAt('/workspaces/:workspace/runs', WORKSPACES, (workspace, call) => listRuns(call, (one) => one === workspace)),
listAt('/organizations/:organization/runs', ORGANIZATIONS, (organization, call) => listRuns(call, (one) => isReadableIn(call, organization, one)), { uncounted: true }),
listAt('/organizations/:organization/runs/queue', ORGANIZATIONS, queueOf, { includes: [] }),
],
write: (call, run) => {
const related = (name, all) => ({
...toMany(name, all),
links: { related: `/api/v2/runs/${run.id}/${name}` },
});
return {
attributes: attributesOfRun(call, run),
relationships: {
workspace: toOne('workspaces', run.workspace),
'configuration-version': toOne('configuration-versions', run.version),
plan: { ...toOne('plans', run.plan), links: { related: `/api/v2/runs/${run.id}/plan` } },
apply: toOne('applies', run.apply),
'cost-estimate': run.cost && toOne('cost-estimates', run.cost),
'policy-checks': related('policy-checks', run.checks),
'task-stages': related('task-stages', run.stages),
'tf-policy-evaluations': related('tf-policy-evaluations', run.tfEvaluations),
'run-events': related('run-events', run.events),
comments: related('comments', run.comments),
'created-by': toAuthor(run.createdBy),
},
};
},
};
function attributesOfRun(call, run) {
const { store } = call.domain;
const { options, plan, forceCancelAtMs: forceAtMs } = run;
const rights = rightsOn(store, call.token, run.workspace);
const orNull = (addresses) => (addresses.length === 0 ? null : addresses);
return {
actions: actionsOf(store, run),
'allow-empty-apply': options.allowEmptyApply,
'auto-apply': run.autoApply,
'canceled-at': run.canceledAt,
'created-at': run.createdAt,
'force-cancel-available-at': forceAtMs === null ? undefined : dateAt(store.clock, forceAtMs).toISOString(),
'has-changes': plan.status === 'finished' && hasChanges(plan),
'is-destroy': run.isDestroy,
message: run.message,
permissions: {
'can-apply': rights.applyRuns,
'can-cancel': rights.applyRuns,
'can-comment': rights.readRuns,
'can-discard': rights.applyRuns,
'can-force-cancel': rights.admin,
'can-force-execute': rights.applyRuns,
'can-override-policy-check': rights.managePolicyOverrides,
},
'plan-only': run.planOnly,
'position-in-queue': isFinalRun(run.status) ? 0 : run.position,
refresh: run.refresh,
'refresh-only': options.refreshOnly,
'replace-addrs': orNull(options.replace),
'save-plan': run.savePlan,
source: run.source,
status: shown(run, run.status),
'status-timestamps': run.stamps,
'target-addrs': orNull(options.targets),
'terraform-version': run.workspace.terraformVersion,
'trigger-reason': 'manual',
variables: [],
...run.requested,
};
}
function mayInRun(call, { runId }, right) {
return RUNS.may(call, must(call.domain.store.runs, runId), right);
}
function attributesOfWork({ domain }, work) {
const { store, signer, origin } = domain;
const expires = store.clock.date().getTime() + LOG_URL_MS;
const logUrl = origin + signer.signInPath(`/v1/log/${work.objectId}`, expires);
const done = work.status === 'finished';
const { additions, changes, destructions, imports = 0 } = work.counts;
return {
status: shown(must(store.runs, work.runId), work.status),
'resource-additions': done ? additions : null,
'resource-changes': done ? changes : null,
'resource-destructions': done ? destructions : null,
'resource-imports': done ? imports : null,
'log-read-url': work.status === 'unreachable' ? null : logUrl,
'status-timestamps': work.stamps,
};
}
const APPLIES = {
type: 'applies',
get: amongRuns(({ apply }) => [apply]),
may: mayInRun,
shown: '/applies/:apply',
write: (call, apply) => ({ attributes: attributesOfWork(call, apply) }),
};
const PLANS = {
type: 'plans',
get: amongRuns(({ plan }) => [plan]),
may: mayInRun,
shown: '/plans/:plan',
write: (call, plan) => ({
attributes: {
...attributesOfWork(call, plan),
'has-changes': plan.status === 'finished' && hasChanges(plan),
permissions: { 'can-export': false },
actions: { 'is-exportable': false },
'plan-limits': plan.limits.length > 0 ? plan.limits : undefined,
},
links: {
'json-output': `/api/v2/plans/${plan.id}/json-output`,
'json-output-redacted': `/api/v2/plans/${plan.id}/json-output-redacted`,
},
}),
};
const COST_ESTIMATES = {
type: 'cost-estimates',
get: amongRuns(({ cost }) => (cost === undefined ? [] : [cost])),
may: (call, { run }, right) => RUNS.may(call, run, right),
shown: '/cost-estimates/:estimate',
write: (_, { run, script, status, stamps }) => {
const done = status === 'finished';
return {
attributes: {
status: shown(run, status),
'status-timestamps': stamps,
'prior-monthly-cost': done ? script.prior : null,
'proposed-monthly-cost': done ? script.proposed : null,
'delta-monthly-cost': done ? script.delta : null,
'resources-count': done ? script.resources : 0,
'matched-resources-count': done ? script.resources : 0,
'unmatched-resources-count': 0,
'error-message': status === 'errored' ? 'prices could not be looked up' : null,
},
};
},
};
const RUN_EVENTS = {
type: 'run-events',
get: amongRuns(({ events }) => events),
may: (call, { run }, right) => RUNS.may(call, run, right),
unlinked: true,
shown: '/run-events/:event',
includes: ['actor', 'comment'],
lists: [listAt('/runs/:run/run-events', RUNS, ({ events }) => events, { unpaged: true })],
write: (_, { action, description, createdAt, actor, comment }) => ({
attributes: { action, description, 'created-at': createdAt },
relationships: {
actor: actor && {
data: { id: actor.id, type: 'users', attributes: { username: actor.username } },
},
comment: comment && toOne('comments', comment),
},
}),
};
const COMMENTS = {
type: 'comments',
get: amongRuns(({ comments }) => comments),
may: (call, { run }, right) => RUNS.may(call, run, right),
unlinked: true,
shown: '/comments/:comment',
lists: [listAt('/runs/:run/comments', RUNS, ({ comments }) => comments, { unpaged: true })],
write: (_, { body, createdAt }) => ({ attributes: { body, 'created-at': createdAt } }),
};
const RUN_AREA = {
types: [RUNS, PLANS, APPLIES, COST_ESTIMATES, RUN_EVENTS, COMMENTS],
routes: [
action('apply', 'applyRuns', confirmRun),
action('discard', 'applyRuns', discardRun),
action('cancel', 'applyRuns', cancelRun),
action('force-cancel', 'admin', forceCancelRun),
get('/runs/:run/plan', (call) => respondResource(200, show(call, PLANS, find(call, RUNS).plan))),
get('/runs/:run/apply', (call) => respondResource(200, show(call, APPLIES, find(call, RUNS).apply))),
get('/plans/:plan/json-output', (call) => {
const plan = find(call, PLANS, 'admin');
if (plan.status !== 'finished')
return (0,respond.JT)(204);
const { origin, signer, store } = call.domain;
const expires = store.clock.date().getTime() + PLAN_URL_MS;
return (0,respond.V2)(307, origin + signer.sign(`/v1/plan/${plan.objectId}`, expires));
}),
get('/plans/:plan/json-output-redacted', (call) => {
const { status, document, counts } = find(call, PLANS);
if (status !== 'finished' || document === null)
return (0,respond.JT)(204);
const redacted = redactPlan(countedDocument(document, counts));
return (0,respond.uf)(200, redacted, { 'content-type': 'application/json' });
}),
get('/organizations/:organization/capacity', (call) => {
const queue = queueOf(find(call, ORGANIZATIONS), call);
const pending = queue.filter(({ status }) => status === 'pending').length;
return respondResource(200, {
id: parameter(call, 'organization'),
type: 'organization-capacity',
attributes: { pending, running: queue.length - pending },
});
}),
post('/runs/:run/comments', (call) => {
const run = find(call, RUNS);
const { body } = readDocument(call.request, bodySchema).data.attributes;
const comment = pushComment(call, run, body);
pushEvent(call, run, 'commented', comment);
return respondResource(201, show(call, COMMENTS, comment));
}),
],
};
function isReadableIn(call, organization, workspace) {
return workspace.organization === organization && mayIn(call, workspace, 'readRuns');
}
function queueOf(organization, call) {
return [...call.domain.store.moving.runs].filter((run) => isReadableIn(call, organization, run.workspace) && !run.paused && !isFinalRun(run.status));
}
const PAST = {
apply: 'applied',
discard: 'discarded',
cancel: 'canceled',
'force-cancel': 'force_canceled',
};
function action(name, right, act) {
return post(`/runs/:run/actions/${name}`, (call) => {
const run = find(call, RUNS, right);
const comment = readComment(call.request);
if (!act(call.domain.store, run)) {
return (0,respond.hj)(`a run that is ${run.status} does not allow ${name}`);
}
recordEvent(call, run, PAST[name], comment);
return (0,respond.JT)(202);
});
}
function overrideBy(path, row, act, answerOf = (resource) => resource) {
return post(`${path}/actions/override`, (call) => {
const kept = find(call, row, 'managePolicyOverrides');
const comment = readComment(call.request);
if (!act(call.domain.store, kept)) {
return (0,respond.hj)(`its status is ${kept.status}: that cannot be overridden`);
}
recordEvent(call, kept.run, 'overridden', comment);
return respondResource(200, answerOf(show(call, row, kept)));
});
}
const bodySchema = dist._H3({
data: dist._H3({
type: dist.euz('comments'),
attributes: dist._H3({ body: dist.YjP() }),
}),
});
function recordEvent(call, run, action, words) {
pushEvent(call, run, action, words === undefined ? undefined : pushComment(call, run, words));
}
function pushComment({ domain: { store } }, run, body) {
const comment = {
id: store.newId('wsc'),
run,
body,
createdAt: store.clock.date().toISOString(),
};
run.comments.push(comment);
return comment;
}
function pushEvent(call, run, action, comment) {
const { id, username } = callerOf(call);
const { store } = call.domain;
run.events.push({
id: store.newId('re'),
run,
action,
description: '',
createdAt: store.clock.date().toISOString(),
actor: { id, username },
comment,
});
}
const OPERATIONS = ['plan_only', 'plan_and_apply', 'save_plan', 'destroy'];
function listRuns(call, belongs) {
const { query, domain } = call;
const words = (name) => query
.get(name)
?.split(',')
.map((word) => word.trim());
const operations = words('filter[operation]') ?? OPERATIONS.slice(1);
const statuses = words('filter[status]');
const sources = words('filter[source]');
const names = words('filter[workspace_names]');
const user = query.get('search[user]') ?? '';
const since = startOf(call, query.get('filter[timeframe]'));
const group = query.get('filter[status_group]');
const search = query.get('search[basic]') ?? '';
const commit = query.get('search[commit]') ?? '';
return [...domain.store.runs.values()]
.filter((run) => belongs(run.workspace) &&
operations.includes(operationOf(run)) &&
(statuses?.includes(run.status) ?? true) &&
(sources?.includes(run.source) ?? true) &&
(names?.includes(run.workspace.name) ?? true) &&
(user === '' || USERS.get(domain.store, run.createdBy ?? '')?.username === user) &&
run.createdAt.startsWith(since.year) &&
run.createdAt >= since.from &&
(group === null || isInGroup(run, group)) &&
(search === '' || run.id === search || run.message.includes(search)) &&
(commit === '' || isOfCommit(run.version, commit)))
.toReversed();
}
function startOf(call, timeframe) {
if (timeframe === null || timeframe === '')
return { from: '', year: '' };
if (/^\d{4}$/.test(timeframe))
return { from: '', year: `${timeframe}-` };
if (timeframe !== 'year') {
throw new respond.P_((0,respond.li)('filter[timeframe]', 'It takes year or a number of four digits.'));
}
const from = call.domain.store.clock.date();
from.setUTCFullYear(from.getUTCFullYear() - 1);
return { from: from.toISOString(), year: '' };
}
function isOfCommit({ ingress }, commit) {
const sha = ingress?.attributes['commit-sha'];
return typeof sha === 'string' && sha.startsWith(commit);
}
function operationOf(run) {
if (run.planOnly)
return 'plan_only';
if (run.savePlan)
return 'save_plan';
return run.isDestroy ? 'destroy' : 'plan_and_apply';
}
function isInGroup(run, group) {
switch (group) {
case 'final':
return isFinalRun(run.status);
case 'non_final':
return !isFinalRun(run.status);
case 'discardable':
return run.paused;
default:
return false;
}
}
;// CONCATENATED MODULE: ./build/src/service/resources/new-run.js
const flag = dist.lqM(dist.mee(dist.zMY()));
const addresses = dist.lqM(dist.mee(dist.YOg(dist.YjP())));
const SHOWN = {
'terraform-version': dist.lqM(dist.mee(dist.YjP())),
variables: dist.lqM(dist.YOg(dist._H3({ key: dist.YjP(), value: dist.YjP() }))),
};
const identifier = dist._H3({ type: dist.YjP(), id: dist.YjP() });
const reference = dist._H3({ data: identifier });
const new_run_creationSchema = dist._H3({
data: dist._H3({
type: dist.euz('runs'),
attributes: dist.lqM(dist._H3({
message: dist.lqM(dist.mee(dist.YjP())),
'plan-only': flag,
'save-plan': flag,
'auto-apply': flag,
'is-destroy': flag,
refresh: flag,
'target-addrs': addresses,
'replace-addrs': addresses,
'refresh-only': flag,
'allow-empty-apply': flag,
...SHOWN,
}), {}),
relationships: dist._H3({
workspace: reference,
'configuration-version': dist.lqM(dist.mee(dist._H3({ data: dist.mee(identifier) }))),
}),
}),
});
function createFromRequest(call) {
const { data } = readDocument(call.request, new_run_creationSchema);
const { store } = call.domain;
const workspace = find(call, WORKSPACES, 'queuePlans', data.relationships.workspace.data.id);
const versionId = data.relationships['configuration-version']?.data?.id;
const version = versionId === undefined ? latestUsable(call, workspace) : store.versions.get(versionId);
if (version === undefined || version.workspace !== workspace) {
return (0,respond.Gq)({
pointer: '/data/relationships/configuration-version',
detail: versionId === undefined
? 'The workspace has no configuration version that can be used.'
: 'The configuration version is not one of this workspace.',
});
}
const problem = refusal(workspace, version);
if (problem !== undefined)
return problem;
const { attributes } = data;
const refreshOnly = attributes['refresh-only'] ?? false;
if (refreshOnly && attributes['is-destroy'] === true) {
return (0,respond.Gq)({
pointer: '/data/attributes/refresh-only',
detail: 'A run that only refreshes cannot destroy. Ask for one of the two.',
});
}
const planOnly = (attributes['plan-only'] ?? false) || version.speculative;
if (store.engine !== undefined && !planOnly) {
return (0,respond.Gq)({
pointer: '/data/attributes/plan-only',
detail: `This service plans with the engine "${store.engine.name}" and applies nothing. Set plan-only to true.`,
});
}
const run = addRun(store, version, {
message: attributes.message ?? 'Queued manually via the Terraform Enterprise API',
source: 'tfe-api',
planOnly,
savePlan: attributes['save-plan'] ?? false,
autoApply: attributes['auto-apply'] ?? workspace.script.workspace?.autoApply ?? workspace.autoApply,
isDestroy: attributes['is-destroy'] ?? false,
refresh: attributes.refresh ?? true,
options: {
refreshOnly,
targets: attributes['target-addrs'] ?? [],
replace: attributes['replace-addrs'] ?? [],
allowEmptyApply: attributes['allow-empty-apply'] ?? false,
},
requested: shownOf(attributes),
variables: Object.fromEntries((attributes.variables ?? []).map(({ key, value }) => [key, (0,literal.U1)(value)])),
createdBy: userIdOf(call),
});
beginRun(store, run);
return respondResource(201, show(call, RUNS, run));
}
function refusal(workspace, version) {
const mode = workspace.script.workspace?.executionMode ?? workspace.executionMode;
if (mode === 'local') {
return (0,respond.fJ)(422, {
title: 'invalid attribute',
detail: 'The workspace is in local execution mode: runs happen on the machine that starts them.',
source: { pointer: '/data/relationships/workspace' },
});
}
const usable = version.status === 'uploaded' || (version.status === 'archived' && version.ingress !== null);
if (usable)
return undefined;
const processing = version.status === 'pending' || version.status === 'fetching';
return (0,respond.fJ)(422, {
title: 'invalid attribute',
detail: processing
? 'Configuration version is still being processed.'
: `Configuration version cannot be used: its status is ${version.status}.`,
source: { pointer: '/data/relationships/configuration-version' },
});
}
function latestUsable(call, workspace) {
return [...call.domain.store.versions.values()].findLast((version) => version.workspace === workspace &&
!version.speculative &&
!version.provisional &&
version.status === 'uploaded');
}
function shownOf(attributes) {
const entries = Object.entries(attributes).filter(([name, value]) => Object.hasOwn(SHOWN, name) && value !== null && value !== undefined);
return Object.fromEntries(entries);
}
;// CONCATENATED MODULE: ./build/src/service/resources/policies.js
const POLICY_SETS = {
type: 'policy-sets',
get: ({ policySets }, id) => policySets.get(id),
may: (call, { organization }, right) => ORGANIZATIONS.may(call, organization, right),
lists: [
listAt('/organizations/:organization/policy-sets', ORGANIZATIONS, (organization, call) => [...call.domain.store.policySets.values()].filter((one) => one.organization === organization)),
],
write: (_, { organization, workspaces, set }) => ({
attributes: {
name: set.name,
description: set.description,
global: workspaces === null,
overridable: set.overridable,
'policy-count': set.policies.length,
},
relationships: {
organization: toOne('organizations', organization),
workspaces: toMany('workspaces', workspaces ?? []),
},
}),
};
const TASK_STAGES = {
type: 'task-stages',
get: amongRuns(({ stages }) => stages),
may: (call, { run }, right) => RUNS.may(call, run, right),
shown: '/task-stages/:stage',
includes: ['task_results', 'policy_evaluations', 'run', 'run.workspace', 'cost_estimate'],
lists: [listAt('/runs/:run/task-stages', RUNS, ({ stages }) => stages)],
write: (call, stage) => {
const { run } = stage;
const may = mayIn(call, run.workspace, 'managePolicyOverrides');
return {
attributes: {
status: shown(run, stage.status),
stage: stage.stage,
'status-timestamps': stage.stamps,
'created-at': stage.createdAt,
'updated-at': stage.createdAt,
permissions: {
'can-override-policy': may,
'can-override-tasks': may,
'can-override': may,
},
actions: { 'is-overridable': isStageOverridable(stage) },
},
relationships: {
run: toOne('runs', run),
'task-results': toMany('task-results', stage.tasks),
'policy-evaluations': toMany('policy-evaluations', stage.evaluations),
},
};
},
};
const TASK_RESULTS = {
type: 'task-results',
get: amongRuns(({ stages }) => stages.flatMap(({ tasks }) => tasks)),
may: (call, { stage }, right) => RUNS.may(call, stage.run, right),
shown: '/task-results/:result',
write: (_, result) => {
const { stage } = result;
const { run } = stage;
const over = result.status === result.outcome;
return {
attributes: {
status: shown(run, result.status),
message: over ? result.message : null,
url: over ? result.url : null,
'status-timestamps': result.stamps,
'task-name': result.name,
stage: stage.stage,
'is-speculative': run.planOnly,
'workspace-task-enforcement-level': shown(run, result.level),
'task-result-outcomes-count': 0,
},
relationships: { 'task-stage': toOne('task-stages', stage) },
};
},
};
const POLICY_EVALUATIONS = {
type: 'policy-evaluations',
get: amongRuns(({ stages }) => stages.flatMap(({ evaluations }) => evaluations)),
may: (call, { run }, right) => RUNS.may(call, run, right),
shown: '/policy-evaluations/:evaluation',
lists: [
listAt('/task-stages/:stage/policy-evaluations', TASK_STAGES, ({ evaluations }) => evaluations),
],
write: (_, evaluation) => ({
attributes: {
status: shown(evaluation.run, evaluation.status),
'policy-kind': evaluation.kind,
'policy-tool-version': evaluation.toolVersion,
'result-count': toResultCount(knownOutcomes(evaluation).map(({ set }) => set)),
'status-timestamps': evaluation.stamps,
},
relationships: {
'policy-attachable': toOne('task-stages', evaluation.stage),
'policy-set-outcomes': {
links: { related: `/api/v2/policy-evaluations/${evaluation.id}/policy-set-outcomes` },
},
},
}),
};
function knownOutcomes({ status, outcomes }) {
return ['passed', 'failed', 'overridden', 'errored'].includes(status) ? outcomes : [];
}
const POLICY_SET_OUTCOMES = {
type: 'policy-set-outcomes',
get: amongRuns(({ stages }) => stages.flatMap(({ evaluations }) => evaluations.flatMap(knownOutcomes))),
may: (call, { evaluation }, right) => RUNS.may(call, evaluation.run, right),
shown: '/policy-set-outcomes/:outcome',
lists: [
listAt('/policy-evaluations/:evaluation/policy-set-outcomes', POLICY_EVALUATIONS, (evaluation, call) => {
const filters = readFilters(call);
return knownOutcomes(evaluation).filter((one) => filters.length === 0 || filters.some((filter) => matchesFilter(one, filter)));
}),
],
write: (_, { evaluation, set }) => ({
attributes: {
outcomes: set.error === null ? set.policies.map((one) => toOutcome(evaluation.run, one)) : null,
error: set.error,
warnings: [],
overridable: set.overridable ||
(set.policies.some(({ status, level }) => status === 'failed' && level !== 'advisory') &&
failuresOverridable([set])),
'policy-set-name': set.name,
'policy-set-description': set.description,
'result-count': toResultCount([set]),
'policy-tool-version': evaluation.toolVersion,
},
relationships: { 'policy-evaluation': toOne('policy-evaluations', evaluation) },
}),
};
const POLICY_AREA = {
types: [POLICY_SETS, TASK_STAGES, TASK_RESULTS, POLICY_EVALUATIONS, POLICY_SET_OUTCOMES],
routes: [overrideBy('/task-stages/:stage', TASK_STAGES, overrideStage)],
};
function toResultCount(sets) {
const count = countOutcomes(sets);
return {
'advisory-failed': count.advisoryFailed,
'mandatory-failed': count.mandatoryFailed,
passed: count.passed,
errored: count.errored,
};
}
function toOutcome(run, policy) {
return {
enforcement_level: policy.status === 'errored' ? null : shown(run, evaluationLevel(policy.level)),
query: policy.query,
status: shown(run, policy.status),
policy_name: policy.name,
description: policy.description,
output: policy.output.length === 0 ? null : policy.output,
};
}
const MALFORMED = new respond.P_((0,respond.li)('filter', 'filter[n][status] takes passed, failed or errored; filter[n][enforcement_level] takes advisory or mandatory.'));
function readFilters({ query }) {
const filters = new Map();
for (const name of query.keys()) {
const match = /^filter\[(\d{1,3})\]\[(status|enforcement_level|enforcementLevel)\]$/.exec(name);
if (match === null) {
if (name.startsWith('filter'))
throw MALFORMED;
continue;
}
const value = query.get(name) ?? '';
const [, number = '', what] = match;
const filter = filters.get(number) ?? {};
const status = what === 'status';
if (!(status ? ['passed', 'failed', 'errored'] : ['advisory', 'mandatory']).includes(value)) {
throw MALFORMED;
}
if (status)
filter.status = value;
else
filter.level = value;
filters.set(number, filter);
}
return [...filters.values()];
}
function matchesFilter({ set }, { status, level }) {
return set.policies.some((policy) => (status === undefined || policy.status === status) &&
(level === undefined || (policy.level === 'advisory') === (level === 'advisory')));
}
const UNFINISHED = ['pending', 'queued', 'unreachable', 'canceled'];
const POLICY_CHECKS = {
type: 'policy-checks',
get: amongRuns(({ checks }) => checks),
may: (call, { run }, right) => RUNS.may(call, run, right),
unlinked: true,
shown: '/policy-checks/:check',
includes: ['run', 'run.workspace'],
lists: [listAt('/runs/:run/policy-checks', RUNS, ({ checks }) => checks, { whole: true })],
write: (call, check) => {
const { run } = check;
const { store } = call.domain;
const isOffered = store.courses['overridden-plan-only-run'] !== 'not-offered' || !isEndedForGood(store, run);
const overridable = check.status === 'soft_failed' && isOffered;
const self = `/api/v2/policy-checks/${check.id}`;
return {
attributes: {
result: hasResult(check) ? toCheckResult(check) : null,
scope: check.scope,
status: shown(run, check.status),
'status-timestamps': check.stamps,
actions: { 'is-overridable': overridable },
permissions: { 'can-override': mayIn(call, run.workspace, 'managePolicyOverrides') },
},
relationships: { run: toOne('runs', run) },
links: {
output: `${self}/output`,
override: overridable ? `${self}/actions/override` : undefined,
},
};
},
};
const POLICY_CHECK_AREA = {
types: [POLICY_CHECKS],
routes: [
overrideBy('/policy-checks/:check', POLICY_CHECKS, overrideCheck, (check) => ({
...check,
relationships: undefined,
})),
get('/policy-checks/:check/output', (call) => {
const check = find(call, POLICY_CHECKS);
return hasResult(check) ? (0,respond.lU)(200, toCheckOutput(check)) : (0,respond.JT)(204);
}),
],
};
function hasResult({ status, errored }) {
return !UNFINISHED.includes(status) && !errored;
}
function toCheckResult(check) {
const failed = check.policies.filter(({ status }) => status !== 'passed');
const count = (level) => failed.filter((policy) => checkLevel(policy.level) === level).length;
const detail = {
'schema-version': 1,
policies: check.policies.map(({ name, level, status }) => ({
policy: name,
'enforcement-level': checkLevel(level),
result: status === 'passed',
})),
};
return {
result: failed.every(({ level }) => level === 'advisory'),
passed: check.policies.length - failed.length,
'total-failed': failed.length,
'hard-failed': count('hard-mandatory'),
'soft-failed': count('soft-mandatory'),
'advisory-failed': count('advisory'),
'duration-ms': check.durationMs,
engine: detail,
sentinel: detail,
};
}
function toCheckOutput(check) {
const passed = check.policies.every(({ status }) => status === 'passed');
const lines = [`Sentinel Result: ${String(passed)}`, ''];
lines.push(...(passed
? ['This result means that all policies passed, and the run may go on.', '']
: [
'Sentinel evaluated to false because one or more Sentinel policies evaluated',
'to false. This false was not due to an undefined value or runtime error.',
'',
]), `${String(check.policies.length)} policies evaluated.`, '');
for (const [index, policy] of check.policies.entries()) {
lines.push(...toPolicySection(index + 1, policy), '');
}
return lines.join('\n');
}
function toPolicySection(number, policy) {
const passed = policy.status === 'passed';
const printed = policy.output.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
return [
`## Policy ${String(number)}: ${policy.set === '' ? '' : `${policy.set}/`}${policy.name}.sentinel (${checkLevel(policy.level)})`,
'',
`Result: ${String(passed)}`,
'',
...(policy.description === '' ? [] : ['Description:', `  ${policy.description}`, '']),
...(printed.length === 0 ? [] : [...printed, '']),
`${passed ? 'TRUE' : 'FALSE'} - ${policy.name}.sentinel:1:1 - Rule "main"`,
];
}
;// CONCATENATED MODULE: ./build/src/service/resources/states.js
const STATE_URL_MS = 60 * 60 * 1000;
const UPLOAD_URL_MS = 60 * 60 * 1000;
const STATES = {
type: 'state-versions',
get: ({ stateVersions }, id) => stateVersions.get(id),
may: (call, { workspace }, right) => mayIn(call, workspace, right),
includes: ['outputs', 'run'],
shown: '/state-versions/:state',
shownTo: 'readStates',
lists: [{ path: '/state-versions', items: listStates }],
write({ domain }, version) {
const { store, signer, origin } = domain;
const { file, outputs } = version;
const expires = store.clock.date().getTime() + STATE_URL_MS;
return {
attributes: {
'created-at': version.createdAt,
serial: version.serial,
lineage: file?.lineage ?? null,
size: file === null ? 0 : Buffer.byteLength(JSON.stringify(file)),
status: file === null ? 'pending' : 'finalized',
intermediate: false,
'resources-processed': file !== null,
'state-version': file?.version ?? null,
'terraform-version': file?.terraform_version ?? null,
'hosted-state-download-url': origin + signer.sign(`/v1/state/${version.objectId}`, expires),
'hosted-json-state-download-url': null,
},
relationships: {
run: toOne('runs', version.run),
workspace: toOne('workspaces', version.workspace),
outputs: {
data: outputs.map((output) => toOutput(output, false)),
links: { related: `/api/v2/state-versions/${version.id}/outputs` },
},
},
};
},
};
function toOutput(output, alone) {
return {
id: output.id,
type: 'state-version-outputs',
attributes: attributesOfOutput(output, alone),
links: { self: `/api/v2/state-version-outputs/${output.id}` },
};
}
const STATE_OUTPUTS = {
type: 'state-version-outputs',
get: ({ stateVersions }, id) => [...stateVersions.values()].flatMap(({ outputs }) => outputs).find((one) => one.id === id),
may: (call, { version }, right) => mayIn(call, version.workspace, right),
lists: [
listAt('/state-versions/:state/outputs', STATES, ({ outputs }) => outputs, {
right: 'readOutputs',
whole: true,
}),
listAt('/workspaces/:workspace/current-state-version-outputs', WORKSPACES, (workspace, call) => currentOf(call, workspace).outputs, { right: 'readOutputs', whole: true }),
],
write: (_, output) => ({ attributes: attributesOfOutput(output, false) }),
};
function currentOf(call, workspace) {
return found(currentState(call.domain.store, workspace));
}
function listStates(call) {
const { store } = call.domain;
const name = call.query.get('filter[workspace][name]');
const organization = call.query.get('filter[organization][name]');
if (name === null || organization === null) {
const detail = 'filter[workspace][name] and filter[organization][name] are required.';
throw new respond.P_((0,respond.li)('filter', detail));
}
const named = [...store.workspaces.values()].find((one) => one.name === name && one.organization.name === organization);
const workspace = find(call, WORKSPACES, 'readStates', found(named).id);
return [...store.stateVersions.values()]
.filter((one) => one.workspace === workspace)
.toReversed();
}
const STATE_AREA = {
types: [STATES, STATE_OUTPUTS],
routes: [
get('/workspaces/:workspace/current-state-version', (call) => respondOne(call, STATES, currentOf(call, find(call, WORKSPACES, 'readStates')))),
post('/workspaces/:workspace/state-versions', createState),
get('/state-version-outputs/:output', (call) => respondResource(200, toOutput(find(call, STATE_OUTPUTS, 'readOutputs'), true))),
],
};
const states_creationSchema = dist._H3({
data: dist._H3({
type: dist.euz('state-versions'),
attributes: dist._H3({
serial: dist.FsL(dist.aig(), dist.ndf(), dist.Wwf(0)),
md5: dist.YjP(),
lineage: dist.lqM(dist.mee(dist.YjP())),
state: dist.lqM(dist.mee(dist.YjP())),
force: dist.lqM(dist.mee(dist.zMY())),
}),
}),
});
function createState(call) {
const { store, signer, origin } = call.domain;
const workspace = find(call, WORKSPACES, 'writeStates');
const { serial, md5, lineage, state, force } = readDocument(call.request, states_creationSchema).data
.attributes;
if (!workspace.locked || isLockedByOther(call, workspace))
return (0,respond.hj)('The workspace has to be locked by the user who writes its state.');
const before = currentState(store, workspace);
if (before !== undefined && force !== true) {
if (lineage !== undefined && lineage !== null && lineage !== before.file.lineage) {
return (0,respond.hj)('The state has another lineage than the one of the workspace.');
}
if (serial <= before.serial) {
return (0,respond.hj)(`The serial ${String(serial)} is not newer than ${String(before.serial)}.`);
}
}
const version = addStateVersion(store, workspace, { run: null, serial, md5 });
if (state !== undefined && state !== null) {
const taken = uploadState(call.domain, version, Buffer.from(state, 'base64'));
if (taken.status !== 200) {
store.stateVersions.delete(version.id);
return taken;
}
return respondResource(201, show(call, STATES, version));
}
const expires = store.clock.date().getTime() + UPLOAD_URL_MS;
const urlOf = (kind) => origin + signer.sign(`/v1/${kind}/${version.objectId}`, expires);
const shown = show(call, STATES, version);
return respondResource(201, {
...shown,
attributes: {
...shown.attributes,
'hosted-state-upload-url': urlOf('state-upload'),
'hosted-json-state-upload-url': urlOf('json-state-upload'),
},
});
}
;// CONCATENATED MODULE: ./build/src/service/resources/team-access.js
const TEAM_ACCESS = {
type: 'team-workspaces',
get: ({ teamAccess }, id) => teamAccess.get(id),
may: (call, grant, right) => mayReadGrant(call.domain.store, call.token, grant) &&
(right === 'readRuns' || mayIn(call, grant.workspace, right)),
shown: '/team-workspaces/:grant',
lists: [{ path: '/team-workspaces', items: listAccess, whole: true }],
deleted: {
path: '/team-workspaces/:grant',
right: 'admin',
act: ({ teamAccess }, { id }) => teamAccess.delete(id),
},
write: (_, { access, team, workspace, permissions }) => {
const { 'engine-mocks': mocks, ...others } = permissions;
const related = (type, id) => ({
data: { id, type },
links: { related: `/api/v2/${type}/${id}` },
});
return {
attributes: {
access,
...others,
'engine-mocks': mocks,
'sentinel-mocks': mocks,
},
relationships: {
team: related('teams', team.id),
workspace: related('workspaces', workspace.id),
},
};
},
};
function listAccess(call) {
const { store } = call.domain;
const workspaceId = call.query.get('filter[workspace][id]');
if (workspaceId === null || workspaceId === '') {
const detail = 'filter[workspace][id] is required.';
throw new respond.P_((0,respond.li)('filter[workspace][id]', detail));
}
const workspace = found(store.workspaces.get(workspaceId));
allow(isMember(store, call.token, workspace.organization.id));
const teamId = call.query.get('filter[team][id]');
const grants = [...store.teamAccess.values()].filter((grant) => grant.workspace === workspace &&
(teamId === null || grant.team.id === teamId) &&
mayReadGrant(store, call.token, grant));
allow(grants.length > 0 || mayIn(call, workspace, 'readRuns'));
return grants;
}
const customSchemas = {
...service_seed.kG,
'sentinel-mocks': dist.lqM(dist.KIO(team_workspace.ky['engine-mocks'])),
};
const team_access_reference = (type) => dist._H3({
data: dist._H3({ type: dist.euz(type), id: dist.FsL(dist.YjP(), dist.BpQ(1)) }),
});
const additionSchema = dist._H3({
data: dist._H3({
type: dist.euz('team-workspaces'),
attributes: dist._H3({ access: dist.KIO(team_workspace.FF), ...customSchemas }),
relationships: dist._H3({
workspace: team_access_reference('workspaces'),
team: team_access_reference('teams'),
}),
}),
});
const changeSchema = dist._H3({
data: dist._H3({
type: dist.lqM(dist.euz('team-workspaces')),
attributes: dist.lqM(dist._H3({ access: dist.lqM(dist.KIO(team_workspace.FF)), ...customSchemas }), {}),
}),
});
const TEAM_ACCESS_AREA = {
types: [TEAM_ACCESS],
routes: [
post('/team-workspaces', addAccess),
patch('/team-workspaces/:grant', (call) => {
const grant = find(call, TEAM_ACCESS, 'admin');
const { access, ...attributes } = readDocument(call.request, changeSchema).data.attributes;
const next = access ?? grant.access;
grant.permissions = toPermissions(next, readCustom(next, attributes), grant.permissions);
grant.access = next;
return respondResource(200, show(call, TEAM_ACCESS, grant));
}),
],
};
function addAccess(call) {
const { store, identity } = call.domain;
const { attributes, relationships } = readDocument(call.request, additionSchema).data;
const workspace = find(call, WORKSPACES, 'admin', relationships.workspace.data.id);
const team = found(store.teams.get(relationships.team.data.id));
allow(team.organization === workspace.organization);
const { access, ...customAttributes } = attributes;
const custom = readCustom(access, customAttributes);
for (const other of store.teamAccess.values()) {
if (other.team === team && other.workspace === workspace) {
return (0,respond.Gq)({
pointer: '/data/relationships/team',
detail: 'Team has already been taken',
});
}
}
const grant = {
id: store.newId('tws'),
team,
workspace,
access,
permissions: toPermissions(access, custom, CUSTOM_DEFAULTS),
};
store.teamAccess.set(grant.id, grant);
return respondResource(identity === 'neutral' ? 200 : 201, show(call, TEAM_ACCESS, grant));
}
function readCustom(access, attributes) {
const { 'sentinel-mocks': sentinel, ...rest } = attributes;
const values = new Map(Object.entries(rest));
const named = Object.keys(team_workspace.ky).filter((name) => values.get(name) !== undefined);
if (sentinel !== undefined)
named.push('sentinel-mocks');
if (access !== 'custom' && named.length > 0) {
throw new respond.P_((0,respond.Gq)(...named.map((name) => ({
pointer: `/data/attributes/${name}`,
detail: `${sayName(name)} is read-only when access level is '${access}'; use the 'custom' access level to set this attribute.`,
}))));
}
const engine = rest['engine-mocks'];
if (sentinel !== undefined && engine !== undefined && sentinel !== engine) {
throw new respond.P_((0,respond.Gq)({
pointer: '/data/attributes/sentinel-mocks',
detail: 'engine-mocks and sentinel-mocks are two names of one attribute and must agree.',
}));
}
return { ...rest, 'engine-mocks': engine ?? sentinel };
}
function sayName(name) {
const words = name.replaceAll('-', ' ');
return words.charAt(0).toUpperCase() + words.slice(1);
}
;// CONCATENATED MODULE: ./build/src/service/resources/tf-policies.js
const EVALUATED = ['passed', 'failed', 'awaiting_override', 'overridden', 'errored'];
const TF_POLICY_EVALUATIONS = {
type: 'tf-policy-evaluations',
get: amongRuns(({ tfEvaluations }) => tfEvaluations),
may: (call, { run }, right) => RUNS.may(call, run, right),
shown: '/tf-policy-evaluations/:evaluation',
lists: [listAt('/runs/:run/tf-policy-evaluations', RUNS, ({ tfEvaluations }) => tfEvaluations)],
write: (call, evaluation) => {
const { run } = evaluation;
const policies = tf_policies_knownOutcomes(evaluation).flatMap(({ set }) => set.policies.map(({ status, level }) => ({
status,
level: terraformPolicyLevel(level, set.overridable),
})));
const count = (status, level) => policies.filter((one) => one.status === status && (level ?? one.level) === one.level).length;
return {
attributes: {
status: shown(run, evaluation.status),
'stage-type': evaluation.stage,
'result-count': {
'advisory-failed': count('failed', 'advisory'),
'mandatory-failed': count('failed', 'mandatory'),
'mandatory-overridable-failed': count('failed', 'mandatory_overridable'),
passed: count('passed'),
errored: count('errored'),
unknown: count('unknown'),
},
'status-timestamps': evaluation.stamps,
error: null,
permissions: { 'can-override': mayIn(call, run.workspace, 'managePolicyOverrides') },
actions: { 'is-overridable': evaluation.status === 'awaiting_override' },
},
relationships: {
run: toOne('runs', run),
'tf-policy-set-outcomes': {
links: {
related: `/api/v2/tf-policy-evaluations/${evaluation.id}/tf-policy-set-outcomes`,
},
},
},
};
},
};
function tf_policies_knownOutcomes({ status, outcomes }) {
return EVALUATED.includes(status) ? outcomes : [];
}
const TF_POLICY_SET_OUTCOMES = {
type: 'tf-policy-set-outcomes',
get: () => undefined,
may: () => true,
unlinked: true,
lists: [
listAt('/tf-policy-evaluations/:evaluation/tf-policy-set-outcomes', TF_POLICY_EVALUATIONS, tf_policies_knownOutcomes),
],
write: (_, { set }) => ({
attributes: {
'policy-set-name': set.name,
'policy-set-description': set.description,
error: set.error === null ? null : { type: 'setup_error', summary: set.error, detail: set.error },
outcomes: set.policies.map((policy) => tf_policies_toOutcome(policy, set.overridable)),
},
}),
};
const TF_POLICY_AREA = {
types: [TF_POLICY_EVALUATIONS, TF_POLICY_SET_OUTCOMES],
routes: [
overrideBy('/tf-policy-evaluations/:evaluation', TF_POLICY_EVALUATIONS, overrideTfEvaluation),
],
};
function tf_policies_toOutcome(policy, overridable) {
const messages = policy.output.map((one) => typeof one === 'string' ? one : JSON.stringify(one));
return {
policy_name: policy.name,
file_name: `${policy.name}.policy.hcl`,
enforcement_level: terraformPolicyLevel(policy.level, overridable),
status: policy.status,
diagnostics: policy.status === 'passed'
? []
: [
{
code: null,
context: null,
start_line: 1,
summary: policy.description === '' ? policy.name : policy.description,
error_message: messages.join('\n'),
resources: policy.resources.map((resource) => ({
resource_name: resource.address,
error_message: messages.find((message) => message.startsWith(`${resource.address}:`)) ??
messages[0] ??
'',
info_message: null,
file_name: resource.file ?? null,
code: null,
start_line: resource.line ?? null,
values: [],
})),
},
],
passed_resources: [],
};
}
;// CONCATENATED MODULE: ./build/src/service/resources/variables.js
const VARIABLES = {
type: 'vars',
get: ({ workspaces }, id) => [...workspaces.values()].flatMap(({ variables }) => variables).find((one) => one.id === id),
may: (call, { workspace }, right) => workspace.id === call.parameters['workspace'] && mayIn(call, workspace, right),
shown: '/workspaces/:workspace/vars/:variable',
shownTo: 'readVariables',
lists: [
listAt('/workspaces/:workspace/vars', WORKSPACES, ({ variables }) => variables, {
right: 'readVariables',
whole: true,
}),
],
deleted: {
path: '/workspaces/:workspace/vars/:variable',
right: 'writeVariables',
act: (_, gone) => {
const { workspace } = gone;
workspace.variables = workspace.variables.filter((one) => one !== gone);
},
},
write: (_, { workspace, id, version, key, category, value, description, hcl, sensitive }) => ({
attributes: {
key,
category,
description,
hcl,
sensitive,
value: sensitive ? null : value,
'version-id': version,
},
relationships: { configurable: toOne('workspaces', workspace) },
links: { self: `/api/v2/workspaces/${workspace.id}/vars/${id}` },
}),
};
const variables_key = dist.FsL(dist.YjP(), dist.BpQ(1));
const optional = {
value: dist.lqM(dist.mee(dist.YjP())),
description: dist.lqM(dist.mee(dist.YjP())),
hcl: dist.lqM(dist.mee(dist.zMY())),
sensitive: dist.lqM(dist.mee(dist.zMY())),
};
const category = dist.KIO(['terraform', 'env']);
const variables_creationBody = resourceBody({ key: variables_key, category, ...optional });
const variables_changeBody = resourceBody({
key: dist.lqM(variables_key),
category: dist.lqM(category),
...optional,
});
const VARIABLE_AREA = {
types: [VARIABLES],
routes: [
post('/workspaces/:workspace/vars', (call) => {
const workspace = find(call, WORKSPACES, 'writeVariables');
const { attributes } = readDocument(call.request, variables_creationBody).data;
const made = {
id: call.domain.store.newId('var'),
version: '',
workspace,
key: attributes.key,
category: attributes.category,
value: '',
known: '',
description: '',
hcl: false,
sensitive: false,
};
const refused = change(call, made, attributes);
if (refused !== undefined)
return refused;
workspace.variables.push(made);
return respondResource(201, show(call, VARIABLES, made));
}),
patch('/workspaces/:workspace/vars/:variable', (call) => {
const variable = find(call, VARIABLES, 'writeVariables');
const { attributes } = readDocument(call.request, variables_changeBody).data;
if (variable.sensitive && attributes.sensitive === false) {
return (0,respond.Gq)({
pointer: '/data/attributes/sensitive',
detail: 'A sensitive variable stays sensitive. Remove it and make a new one.',
});
}
const refused = change(call, variable, attributes);
return refused ?? respondResource(200, show(call, VARIABLES, variable));
}),
],
};
function change(call, before, given) {
const value = given.value ?? before.value;
const hcl = given.hcl ?? before.hcl;
const after = {
version: call.domain.store.newId('varver'),
key: given.key ?? before.key,
category: given.category ?? before.category,
value,
known: hcl ? (0,literal.U1)(value) : value,
description: given.description ?? before.description,
hcl,
sensitive: given.sensitive ?? before.sensitive,
};
const isTaken = before.workspace.variables.some((one) => one !== before && one.key === after.key && one.category === after.category);
if (isTaken)
return (0,respond.Gq)({ pointer: '/data/attributes/key', detail: 'Key has already been taken' });
Object.assign(before, after);
return undefined;
}
;// CONCATENATED MODULE: ./build/src/service/resources/versions.js
const versions_UPLOAD_URL_MS = 25 * 60 * 60 * 1000;
const DOWNLOAD_URL_MS = 60 * 1000;
const VERSIONS = {
type: 'configuration-versions',
get: ({ versions }, id) => versions.get(id),
may: (call, { workspace }, right) => mayIn(call, workspace, right),
includes: ['ingress_attributes', 'run'],
lists: [
listAt('/workspaces/:workspace/configuration-versions', WORKSPACES, (workspace, { domain }) => [...domain.store.versions.values()]
.filter((one) => one.workspace === workspace)
.toReversed()),
],
write(call, version) {
const self = `/api/v2/configuration-versions/${version.id}`;
return {
attributes: {
'auto-queue-runs': version.autoQueueRuns,
error: version.status === 'errored' ? version.error : null,
'error-message': version.status === 'errored' ? version.errorMessage : null,
source: version.source,
speculative: version.speculative,
provisional: version.provisional,
status: version.status,
'status-timestamps': version.stamps,
},
relationships: {
'ingress-attributes': {
...toOne('ingress-attributes', version.ingress),
links: { related: `${self}/ingress-attributes` },
},
run: { hidden: () => runsOf(call, version).map(({ id }) => ({ id, type: 'runs' })) },
},
links: { download: `${self}/download` },
};
},
};
const INGRESS = {
type: 'ingress-attributes',
get: ({ versions }, id) => [...versions.values()].map(({ ingress }) => ingress).find((one) => one?.id === id) ?? undefined,
may: (call, { version }, right) => isReadable(version) && VERSIONS.may(call, version, right),
shown: '/ingress-attributes/:ingress',
write: (_, { attributes, createdBy }) => ({
attributes,
relationships: {
'created-by': {
data: null,
...toAuthor(createdBy),
links: createdBy === null ? undefined : { related: `/api/v2/users/${createdBy}` },
},
},
}),
};
const versions_creationSchema = dist._H3({
data: dist._H3({
type: dist.euz('configuration-versions'),
attributes: dist.lqM(dist._H3({
'auto-queue-runs': dist.lqM(dist.zMY(), true),
speculative: dist.lqM(dist.zMY(), false),
provisional: dist.lqM(dist.zMY(), false),
}), {}),
}),
});
const deletionSchema = dist._H3({
data: dist.lqM(dist._H3({
attributes: dist.lqM(dist._H3({
'delete-older-than-n-days': dist.lqM(dist.FsL(dist.aig(), dist.ndf())),
})),
})),
});
const VERSION_AREA = {
types: [VERSIONS, INGRESS],
routes: [
get('/configuration-versions/:version', (call) => respondOne(call, VERSIONS, findReadable(call))),
get('/configuration-versions/:version/ingress-attributes', (call) => {
const { ingress } = findReadable(call);
return respondResource(200, show(call, INGRESS, found(ingress ?? undefined)));
}),
post('/workspaces/:workspace/configuration-versions', createVersion),
post('/configuration-versions/:version/actions/archive', archive),
get('/configuration-versions/:version/download', (call) => download(call, find(call, VERSIONS))),
get('/runs/:run/configuration-version', (call) => respondResource(200, show(call, VERSIONS, find(call, RUNS).version))),
get('/runs/:run/configuration-version/download', (call) => download(call, find(call, RUNS).version)),
post('/configuration-versions/:version/actions/soft_delete_backing_data', (call) => {
const version = findManaged(call);
if (call.request.body.length > 0)
readDocument(call.request, deletionSchema);
return moveData(call, version, 'backing_data_soft_deleted');
}),
post('/configuration-versions/:version/actions/restore_backing_data', (call) => {
const version = findManaged(call);
if (version.status === 'backing_data_permanently_deleted')
return refuseMove('uploaded');
const { store } = call.domain;
store.moving.versions.delete(version);
advance(version, 'uploaded', store.clock.date());
return (0,respond.JT)(200);
}),
post('/configuration-versions/:version/actions/permanently_delete_backing_data', (call) => moveData(call, findManaged(call), 'backing_data_permanently_deleted')),
],
};
function archive(call) {
const version = find(call, VERSIONS, 'queuePlans');
const refuse = (why) => (0,respond.hj)(`configuration could not be archived because ${why}`);
if (version.ingress !== null)
return refuse('it came from version control');
if (version.workspace.currentVersion === version)
return refuse('it is current');
if (runsOf(call, version).some(({ status }) => needsFiles(status))) {
return refuse('a run is using it');
}
if (!mayFollow(version, 'archived')) {
return refuse(`its status is ${version.status}`);
}
advance(version, 'archived', call.domain.store.clock.date());
dropData(version);
return (0,respond.JT)(202);
}
function createVersion(call) {
const workspace = find(call, WORKSPACES, 'queuePlans');
const { attributes } = readDocument(call.request, versions_creationSchema).data;
const { store, signer, origin } = call.domain;
const version = {
id: store.newId('cv'),
workspace,
source: 'tfe-api',
speculative: attributes.speculative,
provisional: attributes.provisional,
autoQueueRuns: attributes['auto-queue-runs'],
error: null,
errorMessage: null,
createdAt: nowAt(store.clock),
objectId: newObjectId(),
archive: null,
files: null,
ingress: null,
readyAtMs: null,
createdBy: userIdOf(call),
...begin(VERSION_MACHINE, 'pending'),
};
store.versions.set(version.id, version);
if (!version.speculative && !version.provisional)
workspace.currentVersion = version;
const path = `/v1/object/${version.objectId}`;
const uploadUrl = origin + signer.sign(path, store.clock.date().getTime() + versions_UPLOAD_URL_MS);
const shown = show(call, VERSIONS, version);
return respondResource(201, {
...shown,
attributes: { ...shown.attributes, 'upload-url': uploadUrl },
links: { self: `/api/v2/configuration-versions/${version.id}` },
});
}
function isReadable({ status }) {
return status !== 'backing_data_soft_deleted';
}
function findReadable(call) {
const version = find(call, VERSIONS);
allow(isReadable(version));
return version;
}
function findManaged(call) {
allow(call.domain.edition === 'self-managed');
return find(call, VERSIONS, 'admin');
}
function moveData(call, version, to) {
const allowed = version.ingress === null &&
version.workspace.currentVersion !== version &&
!runsOf(call, version).some(({ status, planOnly }) => !planOnly && needsFiles(status)) &&
mayFollow(version, to);
if (!allowed)
return refuseMove(to);
advance(version, to, call.domain.store.clock.date());
if (to === 'backing_data_permanently_deleted')
dropData(version);
return (0,respond.JT)(200);
}
function refuseMove(to) {
return (0,respond.fJ)(400, {
title: 'transition not allowed',
detail: `Transition to ${to} failed.`,
});
}
function download(call, version) {
if (version.status !== 'uploaded')
return (0,respond.mX)();
const { signer, origin, store } = call.domain;
const path = `/v1/archive/${version.objectId}`;
return (0,respond.V2)(302, origin + signer.sign(path, store.clock.date().getTime() + DOWNLOAD_URL_MS));
}
function runsOf(call, version) {
return [...call.domain.store.runs.values()].filter((run) => run.version === version);
}
function dropData(version) {
version.archive = null;
version.files = null;
}
;// CONCATENATED MODULE: ./build/src/service/resources.js
const AREAS = [
ORGANIZATION_AREA,
WORKSPACE_AREA,
VARIABLE_AREA,
TEAM_ACCESS_AREA,
AGENT_TOKEN_AREA,
VERSION_AREA,
RUN_AREA,
POLICY_CHECK_AREA,
POLICY_AREA,
TF_POLICY_AREA,
STATE_AREA,
];
const ROWS = AREAS.flatMap(({ types }) => types);
const TYPES = new Map(ROWS.map((row) => [row.type, row]));
const ROUTES = [
get('/ping', () => (0,respond.JT)(204)),
post('/runs', createFromRequest),
...ROWS.flatMap(routesOf),
...AREAS.flatMap(({ routes }) => routes),
];
;// CONCATENATED MODULE: ./build/src/service/dispatch.js
const PREFIX = '/api/v2';
const NOT_SERVED = 'This method and path are not part of the local service. docs/service.md says what is.';
const route = createRouter(PREFIX, ROUTES);
async function dispatch(dispatcher, request) {
const { judging } = dispatcher.domain.store;
await Promise.all(judging);
const response = await answerNow(dispatcher, request);
await Promise.all(judging);
return response;
}
async function answerNow(dispatcher, request) {
const { domain, administer } = dispatcher;
settle(domain.store);
if (request.path === '/.well-known/terraform.json') {
const places = ['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => [name, `${PREFIX}/`]);
return (0,respond.uf)(200, Object.fromEntries(places), { 'content-type': 'application/json' });
}
if (request.path.startsWith('/app/'))
return answerRunLink(request);
if (request.path.startsWith('/admin/')) {
return administer === undefined ? (0,respond.mX)() : guarded(() => administer(dispatcher, request));
}
if (request.path.startsWith('/v1/')) {
const kind = request.path.split('/')[2] ?? '';
return withFaults(dispatcher, `${request.method} /v1/${kind}/:object`, () => answerObject(domain, request));
}
const matched = route(request.method, request.path);
const label = `${request.method} ${matched?.route.path ?? request.path}`;
return withFaults(dispatcher, label, async () => {
const token = findToken(domain.store, request.headers['authorization']);
if (token === undefined)
return identify(domain, (0,respond.nc)());
const limit = dispatcher.rateLimit?.count(token.subjectId, isRunList(matched?.route));
if (limit?.waitMs !== undefined) {
const refused = rateLimited('none', 0, domain.store.clock.date());
return { ...refused, headers: { ...refused.headers, ...limit.headers } };
}
const response = await guarded(() => answerRoute(domain, request, matched, token));
if (limit === undefined)
return identify(domain, response);
return identify(domain, { ...response, headers: { ...response.headers, ...limit.headers } });
});
}
async function answerRoute(domain, request, matched, token) {
if (matched === undefined)
return (0,respond.mX)(NOT_SERVED);
const { parameters } = matched;
const query = new ReadQuery(request.query);
const call = { domain, request, query, parameters, token };
const response = await matched.route.handler(call);
if (request.method === 'GET' && response.status === 200)
refuseUnread(query);
const asks = request.method === 'GET' && response.status === 200 && query.has('include');
if (asks && !Buffer.from(response.body).includes('"included":'))
included(call, []);
return response;
}
class ReadQuery extends URLSearchParams {
looked = new Set();
get(name) {
this.looked.add(name);
return super.get(name);
}
has(name) {
this.looked.add(name);
return super.has(name);
}
}
function refuseUnread(query) {
for (const name of query.keys()) {
if (query.looked.has(name) || !/^(filter|search)\[|^(q|sort)$/.test(name))
continue;
const detail = `The local service has no ${name} here. docs/service.md says which filters it has.`;
throw new respond.P_((0,respond.li)(name, detail));
}
}
async function withFaults({ faults, domain }, label, answer) {
const rule = faults.take(label);
if (rule === undefined)
return guarded(answer);
const nothing = { status: 502, headers: {}, body: new Uint8Array() };
const real = reachesHandler(rule) ? await guarded(answer) : nothing;
return applyFault(rule.fault, real, domain.store.clock.date());
}
async function guarded(answer) {
try {
return await answer();
}
catch (error) {
if (error instanceof respond.P_)
return error.response;
return (0,respond.fJ)(500, {
title: 'internal server error',
detail: error instanceof Error ? error.message : 'something went wrong in the service',
});
}
}
function isRunList(matched) {
const path = matched?.method === 'GET' ? matched.path : '';
return /^\/(workspaces|organizations)\/:\w+\/runs$/.test(path);
}
const RUN_LINK = /^\/app\/[^/]+\/(?:workspaces\/)?[^/]+\/runs\/([\w-]{1,64})$/;
function answerRunLink({ method, path }) {
const [, id] = RUN_LINK.exec(path) ?? [];
if (method !== 'GET' || id === undefined)
return (0,respond.mX)();
return (0,respond.lU)(200, `To decide about this run: plangate override ${id} --reason TEXT, or plangate runs apply ${id}\n`);
}
function identify({ identity }, response) {
if (identity === 'neutral')
return response;
const headers = { 'tfp-api-version': '2.6' };
if (identity === 'hcp-terraform')
headers['tfp-appname'] = 'HCP Terraform';
else {
headers['tfp-appname'] = 'Terraform Enterprise';
headers['x-tfe-version'] = 'v202507-1';
}
return { ...response, headers: { ...response.headers, ...headers } };
}
const RUN_LISTS_PER_MINUTE = 30;
function createRateLimit(clock, perSecond) {
const windows = new Map();
const use = (key, lengthMs, most) => {
const now = clock.now();
let window = windows.get(key);
if (window === undefined || now - window.started >= lengthMs) {
window = { started: now, used: 0 };
windows.set(key, window);
}
window.used += 1;
return { left: most - window.used, resetMs: window.started + lengthMs - now };
};
return {
count(who, isRunList) {
const all = use(`second ${who}`, 1000, perSecond);
const lists = isRunList ? use(`minute ${who}`, 60_000, RUN_LISTS_PER_MINUTE) : undefined;
const tight = lists !== undefined && lists.left < 0 ? lists : all;
const headers = {
'x-ratelimit-limit': String(tight === all ? perSecond : RUN_LISTS_PER_MINUTE),
'x-ratelimit-remaining': String(Math.max(0, tight.left)),
'x-ratelimit-reset': (tight.resetMs / 1000).toFixed(3),
};
return tight.left < 0 ? { headers, waitMs: tight.resetMs } : { headers };
},
};
}
function createRouter(prefix, routes) {
const table = new Map();
for (const route of routes) {
const parts = route.path.slice(1).split('/');
const key = `${route.method} ${String(parts.length)} ${parts[0] ?? ''}`;
const others = table.get(key);
if (others === undefined)
table.set(key, [{ route, parts }]);
else
others.push({ route, parts });
}
return (method, path) => {
if (!path.startsWith(`${prefix}/`))
return undefined;
const segments = path.slice(prefix.length + 1).split('/');
const candidates = table.get(`${method} ${String(segments.length)} ${segments[0] ?? ''}`) ?? [];
for (const { route, parts } of candidates) {
const parameters = match(parts, segments);
if (parameters !== undefined)
return { route, parameters };
}
return undefined;
};
}
function match(parts, segments) {
const parameters = {};
for (const [index, part] of parts.entries()) {
const word = segments[index] ?? '';
if (!part.startsWith(':')) {
if (part !== word)
return undefined;
continue;
}
try {
parameters[part.slice(1)] = decodeURIComponent(word);
}
catch {
return undefined;
}
if (word === '')
return undefined;
}
return parameters;
}
;// CONCATENATED MODULE: ./build/src/service/first-seed.js
const SOFT_FAILURE = {
files: { 'main.tf': 'resource "aws_s3_bucket" "logs" {\n  bucket = "acme-logs"\n}\n' },
run: {
message: 'A soft failure to override',
planOnly: true,
script: { name: 'policy-check-soft-failed', policySets: [] },
},
};
const UNTAGGED = {
files: { 'main.tf': 'resource "aws_ebs_volume" "data" {\n  encrypted = true\n}\n' },
run: { message: 'Three policy systems, and one of them objects', savePlan: true },
};
const DEFAULT_SEED = toSeed({ name: 'network', tags: ['prod'] }, []);
const FIRST_SEED = toSeed({ name: 'network', tags: ['prod'], versions: [UNTAGGED] }, [
{ name: 'guardrails' },
{
name: 'organization-rules',
system: 'policy-check',
only: ['required-tags'],
levels: { 'required-tags': 'soft-mandatory' },
workspaces: ['network'],
},
{
name: 'terraform-rules',
system: 'terraform-policy',
only: ['require-encrypted-volumes'],
workspaces: ['network'],
levels: { 'require-encrypted-volumes': 'advisory' },
},
]);
function toSeed(network, policySets) {
return {
users: [{ username: 'owner', email: 'owner@acme.example' }],
organizations: [
{
name: 'acme',
teams: [
{ name: 'platform' },
{ name: 'security', permissions: { managePolicyOverrides: true } },
],
agentPools: [{ name: 'private-network' }],
workspaces: [
network,
{
name: 'storage',
tags: ['prod'],
access: [{ team: 'security', access: 'read' }],
versions: [SOFT_FAILURE],
},
],
policySets,
},
],
};
}
;// CONCATENATED MODULE: ./build/src/service/service.js
const DEFAULT_DURATION_MS = 400;
const MOST_REQUESTS = 10_000;
const DECISIONS = new Map([
['policy_override', 'a policy check to override'],
['policy_soft_failed', 'a policy check to override'],
['post_plan_awaiting_decision', 'a policy evaluation to override'],
['tf_policy_override', 'a Terraform policy to override'],
['pre_plan_awaiting_decision', 'a run task to override'],
['planned_and_saved', 'a saved plan to apply'],
]);
function createService(options) {
return build(options, respond.JW).service;
}
async function startService(options) {
const { listen } = await __webpack_require__.e( 8502).then(__webpack_require__.bind(__webpack_require__, 78502));
const { service, domain } = build(options, '');
await service.ready();
const server = await listen(service.handle, options.port ?? 0);
domain.origin = server.origin;
const stop = async () => {
await service.endPlanning();
await server.stop();
};
return Object.assign(service, { origin: server.origin, stop });
}
function build(options, origin) {
const { clock, random, runDurationMs: durationMs = DEFAULT_DURATION_MS, rateLimit } = options;
const seed = (0,service_seed.readSeed)(options.seed ?? (isFirst(options) ? FIRST_SEED : DEFAULT_SEED));
const store = createStore(clock, random);
Object.assign(store.courses, seed.courses, options.courses);
const seeded = seedStore(store, seed, durationMs);
const domain = {
store,
signer: createSigner(),
origin,
edition: options.edition ?? 'hosted',
identity: options.identity ?? 'neutral',
runDurationMs: durationMs,
types: TYPES,
};
const faults = createFaults();
const find = (workspace) => {
const workspaces = [...store.workspaces.values()];
const record = workspaces.find(({ id, name }) => id === workspace || name === workspace);
if (record === undefined)
throw new Error(`there is no workspace ${workspace}`);
return record;
};
const setScript = (workspace, script) => {
find(workspace).script = (0,service_seed.o1)(script, durationMs);
};
const push = (pushed) => takePush(store, find(pushed.workspace), pushed, durationMs);
const dispatcher = {
domain,
faults,
rateLimit: rateLimit === undefined ? undefined : createRateLimit(clock, rateLimit),
administer: options.faults === true ? administer : undefined,
setScript,
push,
};
const requests = [];
let prepared;
const ready = () => (prepared ??= prepare(store, seed, options));
const service = {
...seeded,
...createControls(store),
requests,
ready,
handle: async (request) => {
await ready();
const response = await dispatch(dispatcher, request);
if (requests.length === MOST_REQUESTS)
requests.splice(0, MOST_REQUESTS / 2);
requests.push({ method: request.method, path: request.path, status: response.status });
return response;
},
addFault: faults.add,
clearFaults: faults.clear,
setScript,
push,
};
return { service, domain };
}
function isFirst({ seed, policies }) {
return seed === undefined && typeof policies === 'object';
}
async function prepare(store, seed, options) {
const { seedDirectory = '.' } = options;
const policies = isFirst(options) ? undefined : options.policies;
const { openJudge } = options;
await seedContent(store, seed, { directory: seedDirectory, openJudge });
const { policySets = [] } = options;
const sets = [...policySets];
if (policies !== undefined) {
const directory = typeof policies === 'string' ? policies : undefined;
const about = { name: 'guardrails', system: 'policy-evaluation', overridable: false };
sets.push(await (0,load_policies.ti)({ ...about, directory }, openJudge));
}
for (const set of sets) {
for (const organization of store.organizations.values()) {
const id = store.newId('polset');
store.policySets.set(id, { id, organization, workspaces: null, set });
}
}
await Promise.all(store.judging);
settle(store);
store.engine = options.engine;
}
function createControls(store) {
return {
runs: () => {
settle(store);
return [...store.runs.values()].map(({ id, status, version, workspace, message }) => ({
id,
status,
versionId: version.id,
message,
workspace: workspace.name,
}));
},
toDecide: () => {
settle(store);
return [...store.runs.values()].flatMap(({ id, status, workspace }) => {
const what = DECISIONS.get(status);
return what === undefined ? [] : [{ id, workspace: workspace.name, what }];
});
},
versions: () => {
settle(store);
return [...store.versions.values()].map(({ id, status, workspace }) => ({
id,
status,
workspace: workspace.name,
}));
},
endPlanning: () => stopPlanning(store),
interfere: (runId, action) => {
settle(store);
const act = { cancel: cancelRun, discard: discardRun, 'force-cancel': forceCancelRun };
return act[action](store, must(store.runs, runId));
},
};
}
/***/ }),
/***/ 74802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$2: () => ( readEntries),
FJ: () => ( writeTar),
JL: () => ( EMPTY_ARCHIVE),
YF: () => ( UnreadableArchive),
sB: () => ( readTar)
});
var node_zlib_0_ = __webpack_require__(38522);
var tar_1_ = __webpack_require__(98697);
var _tree_js_2_ = __webpack_require__(46073);
class UnreadableArchive extends Error {
name = 'UnreadableArchive';
}
const SMALL = 32 * 1024 * 1024;
async function readTar(archive, limits) {
const { files, links } = await readEntries(archive, limits);
const targets = [...links.keys()].filter(limits.wanted).map((path) => (0,_tree_js_2_ .n)(path, links));
const missing = new Set(targets.filter((path) => path !== undefined && !files.has(path)));
if (missing.size === 0)
return (0,_tree_js_2_ .b)(files, links);
const wanted = (path) => limits.wanted(path) || missing.has(path);
return (0,_tree_js_2_ .b)((await readEntries(archive, { ...limits, wanted })).files, links);
}
async function readEntries(archive, limits) {
const reader = createReader(limits);
const small = archive.length < SMALL ? unzip(archive, SMALL) : undefined;
if (small !== undefined) {
reader.take(small);
return reader.end();
}
const gunzip = (0,node_zlib_0_.createGunzip)();
gunzip.end(archive);
try {
for await (const piece of gunzip)
reader.take(piece);
}
catch (error) {
throw error instanceof UnreadableArchive ? error : damaged();
}
return reader.end();
}
function unzip(archive, most) {
if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
}
try {
return (0,node_zlib_0_.gunzipSync)(archive, { maxOutputLength: most });
}
catch (error) {
if (error.code === 'ERR_BUFFER_TOO_LARGE')
return undefined;
throw damaged();
}
}
function damaged() {
return new UnreadableArchive('the gzip file is damaged or cut short');
}
function tooLarge({ maxBytes }) {
return new UnreadableArchive(`the archive unpacks to more than ${String(maxBytes)} bytes`);
}
function createReader(limits) {
const all = { files: new Map(), links: new Map(), programs: new Set() };
let problem;
let bytes = 0;
let entries = 0;
let kept = 0;
let over = false;
function onReadEntry(entry) {
entries += 1;
const member = lookAt(entry, limits);
if ('target' in member)
all.links.set(member.path, member.target);
kept += 'wanted' in member ? entry.size : 0;
if (entries > limits.maxEntries) {
problem ??= `the archive has more than ${String(limits.maxEntries)} entries`;
}
else if (kept > limits.maxKept) {
problem ??= `the archive has more than ${String(limits.maxKept)} bytes of configuration`;
}
else if ('problem' in member) {
problem ??= `the archive has ${member.problem}: ${shown(entry.path)}`;
}
else if ('wanted' in member) {
const parts = [];
if (((entry.mode ?? 0) & 0o100) !== 0)
all.programs.add(member.path);
entry.on('data', (part) => parts.push(part));
entry.on('end', () => all.files.set(member.path, Buffer.concat(parts)));
return;
}
entry.resume();
}
const parser = new tar_1_ .iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
parser.on('error', (error) => {
problem ??= `the tar archive is damaged: ${error.message}`;
});
parser.on('eof', () => {
over = true;
});
const refuse = () => {
if (problem !== undefined)
throw new UnreadableArchive(problem);
};
return {
take(piece) {
bytes += piece.length;
if (bytes > limits.maxBytes)
throw tooLarge(limits);
for (let at = 0; at < piece.length; at += STEP) {
if (over)
return;
parser.write(Buffer.from(piece.subarray(at, at + STEP)));
refuse();
}
},
end() {
const tar = bytes >= BLOCK && bytes % BLOCK === 0;
if (!tar)
throw new UnreadableArchive('the upload holds no tar archive');
if (!over)
parser.end();
refuse();
if (entries === 0)
throw new UnreadableArchive('the archive is empty');
return all;
},
};
}
function lookAt({ path: name, type, linkpath = '' }, limits) {
const path = toSafePath(name);
if (path === undefined)
return { problem: 'an entry outside of itself' };
switch (type) {
case 'SymbolicLink': {
const target = linkpath.startsWith('/') ? undefined : toSafePath(`${path}/../${linkpath}`);
return target === undefined ? { problem: 'a link that leaves it' } : { path, target };
}
case 'File':
case 'OldFile':
return limits.wanted(path) ? { path, wanted: true } : { path };
case 'Directory':
case 'GNUDumpDir':
return { path };
default:
return { problem: 'an entry that is neither file, directory nor link' };
}
}
const BLOCK = 512;
const STEP = 64 * 1024;
function shown(path) {
return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}
function toSafePath(path) {
if (path.startsWith('/') || path.includes('\0') || path.includes('\\'))
return undefined;
const parts = [];
for (const part of path.split('/')) {
if (part === '..') {
if (parts.pop() === undefined)
return undefined;
}
else if (part !== '' && part !== '.') {
parts.push(part);
}
}
return parts.join('/');
}
function writeTar(files) {
const parts = [];
for (const [path, content] of files) {
const header = new tar_1_ .Y9({
path,
size: content.length,
mode: 0o644,
mtime: new Date(0),
type: 'File',
});
header.encode();
if (header.block === undefined)
throw new Error('a tar header without its block');
parts.push(header.block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
}
parts.push(new Uint8Array(2 * BLOCK));
return (0,node_zlib_0_.gzipSync)(Buffer.concat(parts));
}
const EMPTY_ARCHIVE = writeTar(new Map());
/***/ }),
/***/ 46073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b: () => ( createTree),
n: () => ( followLinks)
});
var node_path_0_ = __webpack_require__(76760);
const MOST_HOPS = 40;
function createTree(files, links = new Map()) {
const names = new Map();
for (const path of [...files.keys(), ...links.keys()]) {
const directory = node_path_0_.posix.dirname(path).replace(/^\.$/, '');
const others = names.get(directory);
if (others === undefined)
names.set(directory, [node_path_0_.posix.basename(path)]);
else
others.push(node_path_0_.posix.basename(path));
}
const listings = new Map();
const get = (path) => {
const real = followLinks(path, links);
return real === undefined ? undefined : files.get(real);
};
return {
get,
list(directory) {
const real = followLinks(directory, links);
if (real === undefined)
return [];
let listed = listings.get(real);
if (listed === undefined) {
listed = (names.get(real) ?? [])
.filter((name) => get(join(real, name)) !== undefined)
.sort();
listings.set(real, listed);
}
return listed.map((name) => join(directory, name));
},
};
}
function join(directory, name) {
return directory === '' ? name : `${directory}/${name}`;
}
function followLinks(path, links) {
if (links.size === 0 || path === '')
return path;
let rest = path.split('/');
let reached = '';
let hops = 0;
for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
reached = reached === '' ? part : `${reached}/${part}`;
const target = links.get(reached);
if (target === undefined)
continue;
hops += 1;
if (hops > MOST_HOPS)
return undefined;
rest = [...(target === '' ? [] : target.split('/')), ...rest];
reached = '';
}
return reached;
}
/***/ })
};
