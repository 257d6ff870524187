export const id = 7989;
export const ids = [7989];
export const modules = {
/***/ 51659:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C8: () => ( callOf),
Vw: () => ( loadModule),
ae: () => ( toProblemRange),
gZ: () => ( calledModule),
sU: () => ( parseModuleFile),
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
return {
files,
workingDirectory,
problems: [],
parsed: new Map(),
modules: new Map(),
budget: { bytes: MOST_CONFIGURATION },
records: recordsIn(files, workingDirectory),
};
}
function recordsIn(files, workingDirectory) {
const bytes = files.get(node_path_0_.posix.join(workingDirectory, _module_manifest_js_2_ .dp));
const records = bytes === undefined ? [] : (0,_module_manifest_js_2_ .WI)(new TextDecoder().decode(bytes));
return 'problem' in records ? [] : records;
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
const inDirectory = (name) => node_path_0_.posix.join(directory, name);
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
for (const content of (0,_module_files_js_1_ .yW)(names, inDirectory, textsOf(sources))) {
const { name, path, isOverride } = content;
const file = node_path_0_.posix.relative(sources.workingDirectory, path);
addProblems(sources, content, 'file');
const { blocks } = (0,_file_names_js_6_ .i)(name) ? asBlocks(content.body) : content.body;
for (const block of blocks) {
const placed = { block, file };
if (!isOverride || !applyOverride(module, placed))
place(module, placed, sources.problems);
}
}
return module;
}
function applyOverride(module, { block }) {
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
const isReplaced = ({ name }) => attributes.some((other) => other.name === name);
const types = new Set(blocks.map(({ type }) => type));
before.block = {
...before.block,
body: {
attributes: [
...before.block.body.attributes.filter((one) => !isReplaced(one)),
...attributes,
],
blocks: [...before.block.body.blocks.filter(({ type }) => !types.has(type)), ...blocks],
},
};
return true;
}
function parseModuleFile(sources, path, what) {
const file = (0,_module_files_js_1_ .LI)(node_path_0_.posix.basename(path), path, textsOf(sources));
addProblems(sources, file, what);
return file.body;
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
function addProblems(sources, { path, problems }, what) {
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
function asBlocks({ attributes: outer, blocks: all }) {
const blocks = all.map((block) => ({
...block,
body: {
...block.body,
attributes: block.body.attributes.map((one) => block.type === 'resource' && /^(?:object|tuple)$/.test(one.value.kind) && !isMeta(one.name)
? {
...one,
value: { kind: 'other', text: '', inside: [one.value], range: one.range },
}
: one),
},
}));
return { attributes: outer, blocks };
}
function isMeta(name) {
return name === 'count' || name === 'for_each';
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
switch (block.type) {
case 'resource':
case 'data': {
const key = `${block.type}.${first}.${second}`;
const twin = module.named.get(key);
if (twin !== undefined) {
problems.push({
severity: 'error',
summary: `Duplicate ${block.type} "${first}" "${second}"`,
detail: `It was declared before, in ${twin.file} line ${String(twin.block.range.startLine)}.`,
range: toProblemRange(placed.file, block.range),
});
}
else {
module.named.set(key, placed);
if (block.type === 'resource')
module.resources.push(placed);
}
break;
}
case 'module':
module.calls.push(placed);
break;
case 'moved':
module.moved.push(placed);
break;
case 'output':
module.outputs.set(first, placed);
break;
case 'terraform':
for (const inner of block.body.blocks.filter(({ type }) => type === 'required_providers')) {
for (const attribute of inner.body.attributes) {
module.providers.set(attribute.name, attribute);
}
}
break;
default:
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
/***/ 13536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
J: () => ( NOWHERE),
u: () => ( mostBytesTo)
});
const NOWHERE = 'http://127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;
function mostBytesTo(path) {
return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
}
/***/ }),
/***/ 11784:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Gq: () => ( invalid),
JT: () => ( respondEmpty),
P_: () => ( Refusal),
UQ: () => ( respondResource),
V2: () => ( redirect),
WF: () => ( respondOne),
d8: () => ( included),
fJ: () => ( fail),
hj: () => ( conflict),
lU: () => ( respondText),
li: () => ( badRequest),
mX: () => ( notFound),
nc: () => ( unauthorized),
uf: () => ( respond),
zf: () => ( respondPage)
});
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
function respondResource(status, resource) {
return respond(status, { data: resource });
}
function respondOne(call, kept, render, includes = {}) {
return respond(200, { data: render(call, kept), included: included(call, [kept], includes) });
}
const MAX_PAGE_SIZE = 100;
function respondPage(call, items, render, options = {}) {
const { query, request, domain } = call;
const page = readPage(query);
const kept = sorted(query, items, options.sorts);
const whole = options.whole === true && !page.isPaged;
const from = (page.number - 1) * page.size;
const shown = whole ? kept : kept.slice(from, from + page.size);
const body = {
data: shown.map((one) => render(call, one)),
included: included(call, shown, options.includes ?? {}),
};
if (whole)
return respond(200, body);
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
return respond(200, {
...body,
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
function sorted(query, items, sorts = {}) {
const sort = query.get('sort');
if (sort === null || sort === '')
return items;
const word = sort.replace(/^-/, '');
const by = Object.hasOwn(sorts, word) ? sorts[word] : undefined;
if (by === undefined) {
const names = Object.keys(sorts).join(', ') || 'none';
throw new Refusal(badRequest('sort', `Invalid sort parameter: ${word}. Supported: ${names}.`));
}
const rising = [...items].sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));
return word === sort ? rising : rising.toReversed();
}
function readPage(query) {
const read = (name, fallback) => {
const text = query.get(`page[${name}]`);
if (text === null || text === '')
return fallback;
const value = Number(text);
if (!Number.isSafeInteger(value) || value < 1 || !/^\d+$/.test(text)) {
throw new Refusal(fail(400, {
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
function included(call, kept, includes) {
const words = (call.query.get('include') ?? '')
.split(',')
.map((word) => word.trim().replaceAll('-', '_'))
.filter((word) => word !== '');
if (words.length === 0)
return undefined;
const stranger = words.find((word) => !Object.hasOwn(includes, word));
if (stranger !== undefined) {
throw new Refusal(badRequest('include', `Invalid include parameter: ${stranger}. Supported: ${Object.keys(includes).join(', ') || 'none'}.`));
}
const chosen = Object.entries(includes).filter(([word]) => words.includes(word));
const resources = kept.flatMap((one) => chosen.flatMap(([, along]) => along(call, one)));
return withoutRings(new Map(resources.map((one) => [keyOf(one), one])));
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
/***/ }),
/***/ 27989:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
createService: () => ( createService),
startService: () => ( startService)
});
var hcl = __webpack_require__(93984);
var error_message = __webpack_require__(34271);
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
function mayFollow(machine, from, to) {
return machine[from].includes(to);
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
function advance(machine, thing, to, at) {
if (!mayFollow(machine, thing.status, to)) {
throw new Error(`${thing.status} cannot be followed by ${to}`);
}
thing.status = to;
const name = STAMPS.get(machine)?.[to] ?? `${to.replaceAll('_', '-')}-at`;
thing.stamps[name] = toStamp(at);
}
function moveAll(machine, things, to, at) {
for (const thing of things)
advance(machine, thing, to, at);
}
function moveIfPossible(machine, thing, to, at) {
if (mayFollow(machine, thing.status, to))
advance(machine, thing, to, at);
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
var external_node_path_ = __webpack_require__(76760);
var file_names = __webpack_require__(96817);
var load_module = __webpack_require__(51659);
var literal = __webpack_require__(2443);
var module_source = __webpack_require__(58230);
var hcl_syntax = __webpack_require__(56949);
var failed_plan = __webpack_require__(738);
var external_node_util_ = __webpack_require__(57975);
var model_address = __webpack_require__(3543);
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
(0,load_module.sU)(sources, external_node_path_.posix.join(input.workingDirectory, name), 'variables file');
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
var courses = __webpack_require__(84995);
;// CONCATENATED MODULE: ./build/src/service/store.js
function createStore(clock, random) {
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
plans: new Map(),
applies: new Map(),
stateVersions: new Map(),
checks: new Map(),
stages: new Map(),
taskResults: new Map(),
evaluations: new Map(),
tfEvaluations: new Map(),
costEstimates: new Map(),
moving: { runs: new Set(), versions: new Set() },
clock,
courses: (0,courses.Lf)(),
hcl: undefined,
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
var tree = __webpack_require__(46073);
;// CONCATENATED MODULE: ./build/src/service/plan-run.js
function planFor(store, run, workspace) {
const listed = listBlocks(inputOf(store, run, workspace));
const { recordedPlan } = workspace;
const { targets, replace, refreshOnly } = run.options;
const asksForOther = run.isDestroy || refreshOnly || targets.length + replace.length > 0;
const isReadable = listed.problems.every(({ severity }) => severity !== 'error');
return recordedPlan === null || asksForOther || !isReadable ? listed : recordedPlan;
}
function requestOf(store, run, workspace) {
return {
...inputOf(store, run, workspace),
archive: must(store.versions, run.versionId).archive,
environment: Object.fromEntries(workspace.variables
.filter(({ category }) => category === 'env')
.map(({ key, value }) => [key, value])),
refresh: run.refresh,
};
}
function inputOf({ versions }, { versionId, variables, isDestroy, options }, workspace) {
return {
files: must(versions, versionId).files ?? (0,tree.b)(new Map()),
workingDirectory: workspace.workingDirectory ?? '',
workspaceName: workspace.name,
terraformVersion: workspace.terraformVersion,
variables: { ...valuesOf(workspace), ...variables },
state: workspace.state,
marks: workspace.marks,
outputs: workspace.outputs,
isDestroy,
options,
};
}
function valuesOf({ variables }) {
const terraform = variables.filter(({ category }) => category === 'terraform');
return Object.fromEntries(terraform.map(({ key, known }) => [key, known]));
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
;// CONCATENATED MODULE: ./build/src/service/engines/start-plan.js
function startPlan(store, engine, { run, workspace }, take) {
const planning = new AbortController();
const plan = must(store.plans, run.planId);
const request = {
...requestOf(store, run, workspace),
signal: planning.signal,
log: (lines) => {
plan.partialLog += lines;
},
};
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
var dist = __webpack_require__(77934);
var respond = __webpack_require__(11784);
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
pointer: `/${(issue.path ?? []).map(({ key }) => pointerPart(String(key))).join('/')}`,
detail: sayProblem(issue),
}))));
}
function pointerPart(key) {
return key.replaceAll('~', '~0').replaceAll('/', '~1');
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
;// CONCATENATED MODULE: ./build/src/service/router.js
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
;// CONCATENATED MODULE: ./build/src/service/routes/route.js
function routeBy(method) {
return (path, handler) => ({ method, path, handler });
}
const get = routeBy('GET');
const post = routeBy('POST');
const patch = routeBy('PATCH');
const remove = routeBy('DELETE');
;// CONCATENATED MODULE: ./build/src/service/domain.js
function parameter(call, name) {
const value = call.parameters[name];
if (value === undefined)
throw new Error(`the route has no :${name}`);
return value;
}
;// CONCATENATED MODULE: ./build/src/service/documents/account.js
const SERVICE_USER = 'user-';
function userIdOf({ kind, subjectId }) {
return kind === 'user' ? subjectId : `${SERVICE_USER}${subjectId}`;
}
function toAuthor(userId) {
return userId === null ? undefined : { data: { id: userId, type: 'users' } };
}
function toAuthors({ domain: { store } }, userId) {
const user = userId === null ? undefined : findUser(store, userId);
return user === undefined ? [] : [user];
}
function findUser(store, id) {
const person = store.users.get(id);
if (person !== undefined)
return toUser(id, person.username, person.email);
const subjectId = id.startsWith(SERVICE_USER) ? id.slice(SERVICE_USER.length) : '';
const kind = store.teams.has(subjectId) ? 'team' : 'organization';
const exists = kind === 'team' || store.organizations.has(subjectId);
return exists ? toUser(id, serviceName(store, { kind, subjectId }), null) : undefined;
}
function toUser(id, username, email) {
return {
id,
type: 'users',
attributes: { username, email, 'is-service-account': email === null, 'avatar-url': null },
links: { self: `/api/v2/users/${id}` },
};
}
function serviceName(store, { kind, subjectId }) {
return `api-${kind}-${ownerName(store, { kind, subjectId })}`;
}
function ownerName(store, { kind, subjectId }) {
if (kind === 'organization')
return must(store.organizations, subjectId).name;
return store.teams.get(subjectId)?.name ?? subjectId;
}
function toAccount({ domain: { store }, token }) {
const user = token.kind === 'user' ? must(store.users, token.subjectId) : undefined;
return {
id: userIdOf(token),
type: 'users',
attributes: {
username: user?.username ?? serviceName(store, token),
email: user?.email ?? null,
'is-service-account': user === undefined,
},
relationships: {
'authenticated-resource': {
data: {
id: token.kind === 'organization' ? ownerName(store, token) : token.subjectId,
type: `${token.kind}s`,
},
},
},
links: { self: '/api/v2/account/details' },
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
return [...store.teams.values()].filter((team) => team.organizationId === organizationId &&
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
const { organizationId } = workspace;
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
if (grant.workspaceId === workspace.id && teams.some(({ id }) => id === grant.teamId)) {
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
const workspace = must(store.workspaces, grant.workspaceId);
const rights = rightsOn(store, token, workspace);
if (rights.admin)
return true;
const team = must(store.teams, grant.teamId);
const isInTeam = teamsOf(store, token, workspace.organizationId).includes(team);
return isInTeam || (rights.readRuns && team.visibility === 'organization');
}
var external_node_crypto_ = __webpack_require__(77598);
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
if (record === undefined || isOver(record, now))
return undefined;
record.lastUsedAt = now;
return record;
}
function isOver({ expiredAt }, now) {
return expiredAt !== null && expiredAt <= now;
}
;// CONCATENATED MODULE: ./build/src/service/state-versions.js
function recordState(store, workspace, runId, providers = new Map()) {
const before = currentState(store, workspace.id);
const { state, marks, outputs, terraformVersion } = workspace;
const serial = (before?.serial ?? 0) + 1;
const lineage = before?.file.lineage ?? store.newUuid();
const byDefault = providersOf(undefined);
const version = addStateVersion(store, workspace.id, { runId, serial, md5: null });
version.file = writeStateFile({ state, marks }, outputs, { terraform_version: terraformVersion, serial, lineage }, (type) => providers.get(type) ?? byDefault(type));
version.outputs = withIds(store, outputs);
}
function addStateVersion(store, workspaceId, made) {
const id = store.newId('sv');
const version = {
id,
workspaceId,
...made,
file: null,
outputs: [],
objectId: newObjectId(),
createdAt: nowAt(store.clock),
};
store.stateVersions.set(id, version);
return version;
}
function adoptState(store, version, file) {
const workspace = must(store.workspaces, version.workspaceId);
Object.assign(workspace, contentOf(file));
version.file = file;
version.outputs = withIds(store, workspace.outputs);
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
adoptState(store, version, file);
return (0,respond.JT)(200);
}
function withIds(store, outputs) {
return Object.entries(outputs).map(([name, output]) => ({
...output,
name,
id: store.newId('wsout'),
}));
}
function currentState(store, workspaceId) {
for (const version of [...store.stateVersions.values()].toReversed()) {
const { file } = version;
if (version.workspaceId === workspaceId && file !== null)
return { ...version, file };
}
return undefined;
}
;// CONCATENATED MODULE: ./build/src/service/run-parts.js
function hasChanges({ counts, document }) {
const { additions, changes, destructions } = counts;
const outputs = Object.values(document?.output_changes ?? {});
return (additions + changes + destructions > 0 ||
outputs.some(({ actions }) => !actions.includes('no-op')));
}
function partsOfRun(store, run) {
const version = must(store.versions, run.versionId);
const stages = run.stageIds.map((id) => must(store.stages, id));
const stageParts = (stage) => {
const taskStage = stages.find((one) => one.stage === stage);
return (taskStage && {
stage: taskStage,
tasks: taskStage.taskResultIds.map((id) => must(store.taskResults, id)),
evaluations: taskStage.evaluationIds.map((id) => must(store.evaluations, id)),
});
};
return {
run,
plan: must(store.plans, run.planId),
apply: must(store.applies, run.applyId),
prePlan: stageParts('pre_plan'),
postPlan: stageParts('post_plan'),
preApply: stageParts('pre_apply'),
postApply: stageParts('post_apply'),
checks: run.checkIds.map((id) => must(store.checks, id)),
cost: run.costEstimateId === null ? undefined : must(store.costEstimates, run.costEstimateId),
tfEvaluations: run.tfPolicyEvaluationIds.map((id) => must(store.tfEvaluations, id)),
version,
};
}
function closeAll(parts, to, at) {
const close = (machine, things, word) => {
for (const thing of things)
moveIfPossible(machine, thing, word, at);
};
close(PLAN_MACHINE, [parts.plan, parts.apply], to);
close(POLICY_CHECK_MACHINE, parts.checks, to);
for (const part of [parts.prePlan, parts.postPlan, parts.preApply, parts.postApply]) {
if (part === undefined)
continue;
close(TASK_STAGE_MACHINE, [part.stage], to);
close(TASK_RESULT_MACHINE, part.tasks, to);
if (parts.run.script.evaluationStuck !== true || to === 'canceled') {
close(POLICY_EVALUATION_MACHINE, part.evaluations, to);
}
}
close(TF_POLICY_EVALUATION_MACHINE, parts.tfEvaluations, to);
if (parts.cost !== undefined)
close(COST_ESTIMATE_MACHINE, [parts.cost], to);
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
;// CONCATENATED MODULE: ./build/src/service/add-judgements.js
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
const SCRIPTED = { opa: '1.22.2', sentinel: '0.40.0' };
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
const id = store.newId('poleval');
stage.evaluationIds.push(id);
store.evaluations.set(id, {
id,
runId: run.id,
stageId: stage.id,
kind: language,
outcomes: sets.map((set) => ({ id: store.newId('psout'), set })),
toolVersion: version,
status: 'pending',
stamps: {},
});
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
runId: run.id,
stage,
taskResultIds: [],
evaluationIds: [],
createdAt: run.createdAt,
status: 'pending',
stamps: {},
};
for (const task of tasks) {
const id = store.newId('taskrs');
record.taskResultIds.push(id);
store.taskResults.set(id, {
id,
stageId: record.id,
name: task.name,
level: task.level,
outcome: task.status,
message: task.message,
url: task.url ?? null,
status: 'pending',
stamps: {},
});
}
run.stageIds.push(record.id);
store.stages.set(record.id, record);
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
const id = store.newId('polchk');
run.checkIds.push(id);
store.checks.set(id, {
id,
runId: run.id,
scope,
errored,
policies: sets.flatMap((set) => set.policies.map((policy) => ({
...policy,
set: set.name,
level: checkLevel(policy.level === 'mandatory' && set.overridable ? 'soft-mandatory' : policy.level),
}))),
durationMs: 0,
status: 'pending',
stamps: {},
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
const id = store.newId('tfpoleval');
run.tfPolicyEvaluationIds.push(id);
store.tfEvaluations.set(id, {
id,
runId: run.id,
stage,
outcomes: judged.map((set) => ({ id: store.newId('tfpsout'), set })),
status: 'pending',
stamps: {},
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
;// CONCATENATED MODULE: ./build/src/service/judge-run.js
function setsToJudge({ policySets }, { id, organizationId }, { script }) {
const scripted = {
'policy-check': script.policyChecks,
'policy-evaluation': script.policySets,
'terraform-policy': script.terraformPolicySets,
};
return [...policySets.values()]
.filter((each) => each.organizationId === organizationId)
.filter(({ global, workspaceIds }) => global || workspaceIds.includes(id))
.map(({ set }) => set)
.filter(({ system }) => scripted[system] === undefined);
}
async function judgePlanned(store, { run, workspace, planned }, signal) {
const isPlan = planned.problems.every(({ severity }) => severity !== 'error');
const { document: plan } = planned;
const addresses = new Set(plan.resource_changes.map(({ address }) => address));
const input = { plan, planText: planned.json?.text, run: toRunInput(store, run, workspace) };
const judging = setsToJudge(store, workspace, run).map(async (set) => {
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
function toRunInput(store, run, workspace) {
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
organization: { name: must(store.organizations, workspace.organizationId).name },
workspace: {
id: workspace.id,
name: workspace.name,
auto_apply: workspace.autoApply,
working_directory: workspace.workingDirectory,
tags: workspace.tags,
},
};
}
var model_parse = __webpack_require__(2340);
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
;// CONCATENATED MODULE: ./build/src/service/apply-plan.js
function applyPlan(store, run) {
const workspace = must(store.workspaces, run.workspaceId);
const apply = must(store.applies, run.applyId);
const { document, counts } = must(store.plans, run.planId);
if (document !== null) {
applyChanges(workspace, document.resource_changes);
workspace.outputs = outputsOf(workspace, document);
apply.counts = counts;
const version = workspace.terraformVersion;
const at = store.clock.date();
apply.log = writeApplyLog({ document, counts }, workspace.outputs, version, at);
const providers = new Map(document.resource_changes.map(({ type, provider_name: name }) => [type, name]));
recordState(store, workspace, run.id, providers);
}
makeCurrent(store, run, workspace);
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
function makeCurrent(store, run, workspace) {
const version = must(store.versions, run.versionId);
const order = [...store.versions.keys()];
const current = workspace.currentVersionId ?? '';
if (version.provisional && order.indexOf(current) < order.indexOf(version.id)) {
workspace.currentVersionId = version.id;
}
}
;// CONCATENATED MODULE: ./build/src/service/run-steps.js
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
advance(RUN_MACHINE, run, next, at);
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
;// CONCATENATED MODULE: ./build/src/service/timeline.js
function layOut(store, run) {
const parts = partsOfRun(store, run);
const steps = startSteps(run, 'pending');
queue(steps, parts);
const phases = [prePlan, plan, terraformPolicy, postPlan, cost, policyChecks];
if (phases.every((phase) => phase(steps, parts, store) === 'goes-on')) {
end(steps, parts, store);
}
return finish(steps, run);
}
function layOutPlanning(store, run, begin) {
const parts = partsOfRun(store, run);
const steps = startSteps(run, 'pending');
queue(steps, parts);
if (prePlan(steps, parts, store) === 'goes-on') {
beginPlan(steps, parts);
steps.add(begin);
}
return finish(steps, { script: { ...run.script, durationMs: 0 } });
}
function layOutPlanned(store, run) {
const parts = partsOfRun(store, run);
const steps = startSteps(run, 'planning');
const phases = [endPlan, terraformPolicy, postPlan, cost, policyChecks];
if (phases.every((phase) => phase(steps, parts, store) === 'goes-on')) {
end(steps, parts, store);
}
return finish(steps, run);
}
function layOutApply(store, run) {
const steps = startSteps(run, 'confirmed');
steps.enter('confirmed');
apply(steps, partsOfRun(store, run), store);
return finish(steps, run);
}
function queue(steps, { run, version }) {
steps.enter('pending');
for (let ahead = run.position; ahead > 0; ahead -= 1) {
steps.add(() => (run.position = ahead - 1));
}
if (version.status === 'archived') {
steps.enter('fetching', (at) => moveIfPossible(VERSION_MACHINE, version, 'fetching', at));
steps.enter('fetching_completed', (at) => moveIfPossible(VERSION_MACHINE, version, 'uploaded', at));
}
}
function prePlan(steps, parts, { courses }) {
const { prePlan: inStage } = parts;
if (inStage === undefined)
return 'goes-on';
const { stage, tasks } = inStage;
steps.enter('pre_plan_running', (at) => startTasks(inStage, at));
const failed = tasks.some(isBlocking);
steps.add((at) => endTasks(inStage, at));
if (failed && courses['failed-task'] === 'waits') {
const wait = (at) => advance(TASK_STAGE_MACHINE, stage, 'awaiting_override', at);
steps.enter('pre_plan_awaiting_decision', wait, true);
}
else if (failed) {
steps.enter('errored', (at) => {
advance(TASK_STAGE_MACHINE, stage, 'failed', at);
closeAll(parts, 'unreachable', at);
});
return 'over';
}
steps.enter('pre_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
steps.enter('queuing');
return 'goes-on';
}
function plan(steps, parts) {
beginPlan(steps, parts);
return endPlan(steps, parts);
}
function beginPlan(steps, parts) {
steps.enter('plan_queued', (at) => advance(PLAN_MACHINE, parts.plan, 'queued', at));
steps.enter('planning', (at) => advance(PLAN_MACHINE, parts.plan, 'running', at));
}
function endPlan(steps, parts) {
if (parts.plan.problems.some(({ severity }) => severity === 'error')) {
steps.enter('errored', (at) => {
advance(PLAN_MACHINE, parts.plan, 'errored', at);
closeAll(parts, 'unreachable', at);
});
return 'over';
}
steps.enter('planned', (at) => {
advance(PLAN_MACHINE, parts.plan, 'finished', at);
if (parts.cost?.script.status === 'skipped_due_to_targeting') {
advance(COST_ESTIMATE_MACHINE, parts.cost, 'skipped_due_to_targeting', at);
}
});
return 'goes-on';
}
function terraformPolicy(steps, parts) {
const evaluations = parts.tfEvaluations.filter(({ stage }) => stage === 'Plan');
if (evaluations.length === 0)
return 'goes-on';
const machine = TF_POLICY_EVALUATION_MACHINE;
steps.add((at) => moveAll(machine, evaluations, 'queued', at));
steps.add((at) => moveAll(machine, evaluations, 'running', at));
const sets = evaluations.flatMap(setsOf);
const count = countOutcomes(sets);
if (count.mandatoryFailed > 0 || isBroken(count)) {
const overridable = !isBroken(count) && failuresOverridable(sets);
const result = isBroken(count) ? 'errored' : overridable ? 'awaiting_override' : 'failed';
if (!overridable) {
steps.enter('errored', (at) => {
moveAll(machine, evaluations, result, at);
closeAll(parts, 'unreachable', at);
});
return 'over';
}
const wait = (at) => moveAll(machine, evaluations, result, at);
steps.enter('tf_policy_override', wait, true);
steps.enter('tf_policy_checked');
return 'goes-on';
}
steps.enter('tf_policy_checked', (at) => moveAll(machine, evaluations, 'passed', at));
return 'goes-on';
}
function postPlan(steps, parts, store) {
const { postPlan: inStage } = parts;
if (inStage === undefined)
return 'goes-on';
const { stage, tasks, evaluations } = inStage;
const machine = POLICY_EVALUATION_MACHINE;
const { script } = parts.run;
steps.enter('post_plan_running', (at) => startTasks(inStage, at));
if (tasks.length > 0)
steps.add((at) => endTasks(inStage, at));
const tasksWait = tasks.some(isBlocking) && store.courses['failed-task'] === 'waits';
if (tasks.some(isBlocking) && !tasksWait) {
steps.enter('errored', (at) => {
advance(TASK_STAGE_MACHINE, stage, 'failed', at);
if (script.evaluationStuck !== true)
moveAll(machine, evaluations, 'unreachable', at);
closeAll(parts, 'unreachable', at);
});
return 'over';
}
if (evaluations.length > 0 && script.evaluationStuck !== true) {
steps.add((at) => moveAll(machine, evaluations, 'queued', at));
steps.add((at) => moveAll(machine, evaluations, 'running', at));
}
const judged = script.evaluationStuck === true ? [] : evaluations;
const sets = judged.flatMap(setsOf);
const count = countOutcomes(sets);
const judge = (at) => {
for (const evaluation of judged) {
advance(machine, evaluation, evaluationStatus(setsOf(evaluation)), at);
}
};
if (count.mandatoryFailed === 0 && !isBroken(count) && !tasksWait) {
steps.enter('post_plan_completed', (at) => {
judge(at);
advance(TASK_STAGE_MACHINE, stage, 'passed', at);
});
return 'goes-on';
}
return failPostPlan(steps, parts, store, { stage, sets, judge });
}
function failPostPlan(steps, parts, { courses }, { stage, sets, judge }) {
const { script, planOnly } = parts.run;
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
advance(TASK_STAGE_MACHINE, stage, stageStatus, at);
};
const ending = planOnly
? (script.planOnlyFailure ?? endingOf(courses, overridable && count.mandatoryFailed > 0))
: undefined;
if (overridable && (ending === undefined || ending === 'post_plan_awaiting_decision')) {
steps.enter('post_plan_awaiting_decision', conclude, true);
steps.enter('post_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
return 'goes-on';
}
if (waitsInVain) {
steps.enter('post_plan_awaiting_decision', conclude, true);
return 'over';
}
steps.enter(ending ?? 'errored', (at) => {
conclude(at);
closeAll(parts, 'unreachable', at);
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
steps.enter('cost_estimating', (at) => advance(COST_ESTIMATE_MACHINE, estimate, 'queued', at));
steps.enter('cost_estimated', (at) => advance(COST_ESTIMATE_MACHINE, estimate, result, at));
return 'goes-on';
}
function policyChecks(steps, parts, { courses }) {
const { checks, run } = parts;
if (checks.length === 0)
return 'goes-on';
const results = checks.map(checkStatus);
const judge = (at) => {
for (const check of checks)
advance(POLICY_CHECK_MACHINE, check, checkStatus(check), at);
};
steps.enter('policy_checking', (at) => moveAll(POLICY_CHECK_MACHINE, checks, 'queued', at));
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
function end(steps, parts, store) {
const { run, plan } = parts;
const idle = !hasChanges(plan) && !run.options.allowEmptyApply;
if (run.planOnly || idle)
steps.enter('planned_and_finished');
else if (run.savePlan && !restsChecked(parts, store)) {
steps.enter('planned_and_saved', undefined, true);
}
else if (run.autoApply && !run.savePlan) {
steps.enter('confirmed');
apply(steps, parts, store);
}
else {
const last = steps.drafts.at(-1);
if (last !== undefined)
last.pause = true;
}
}
function restsChecked({ checks }, { courses }) {
const isRest = courses['overridden-saved-plan'] === 'policy_checked';
return isRest && checks.some((check) => checkStatus(check) === 'soft_failed');
}
function apply(steps, parts, store) {
const { preApply, postApply } = parts;
if (preApply !== undefined) {
const { stage, tasks } = preApply;
steps.enter('pre_apply_running', (at) => startTasks(preApply, at));
steps.add((at) => endTasks(preApply, at));
if (tasks.some(isBlocking)) {
steps.enter('errored', (at) => advance(TASK_STAGE_MACHINE, stage, 'failed', at));
return;
}
steps.enter('pre_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
}
const { apply: work } = parts;
steps.enter('queuing_apply');
steps.enter('apply_queued', (at) => advance(PLAN_MACHINE, work, 'queued', at));
steps.enter('applying', (at) => advance(PLAN_MACHINE, work, 'running', at));
const finishApply = (at) => {
applyPlan(store, parts.run);
advance(PLAN_MACHINE, work, 'finished', at);
judgeApply(parts, at);
};
if (postApply !== undefined) {
const { stage, tasks } = postApply;
const result = tasks.some(isBlocking) ? 'failed' : 'passed';
steps.enter('post_apply_running', (at) => {
finishApply(at);
startTasks(postApply, at);
});
steps.add((at) => endTasks(postApply, at));
steps.enter('post_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, result, at));
}
steps.enter('applied', postApply === undefined ? finishApply : undefined);
}
function judgeApply({ tfEvaluations }, at) {
const machine = TF_POLICY_EVALUATION_MACHINE;
for (const evaluation of tfEvaluations.filter(({ stage }) => stage === 'Apply')) {
advance(machine, evaluation, 'queued', at);
advance(machine, evaluation, 'running', at);
advance(machine, evaluation, evaluationStatus(setsOf(evaluation)), at);
}
}
function setsOf({ outcomes }) {
return outcomes.map(({ set }) => set);
}
function startTasks({ stage, tasks }, at) {
advance(TASK_STAGE_MACHINE, stage, 'running', at);
moveAll(TASK_RESULT_MACHINE, tasks, 'running', at);
}
function endTasks({ tasks }, at) {
for (const task of tasks)
advance(TASK_RESULT_MACHINE, task, task.outcome, at);
}
;// CONCATENATED MODULE: ./build/src/service/create-run.js
const EVERYTHING = {
refreshOnly: false,
targets: [],
replace: [],
allowEmptyApply: false,
};
function addRun(store, workspace, version, request) {
const { script } = workspace;
const { requested = {}, id = store.newId('run'), ...attributes } = request;
const events = script.runEvents ?? [];
const createdAt = nowAt(store.clock);
const run = {
...attributes,
id,
workspaceId: workspace.id,
versionId: version.id,
options: { ...EVERYTHING, ...request.options },
requested,
createdAt,
planId: store.newId('plan'),
applyId: store.newId('apply'),
stageIds: [],
checkIds: [],
tfPolicyEvaluationIds: [],
costEstimateId: null,
events: [{ action: 'created', description: '' }, ...events].map((event) => ({
...event,
id: store.newId('re'),
createdAt,
})),
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
status: 'pending',
stamps: { 'plan-queueable-at': toStamp(store.clock.date()) },
};
store.runs.set(run.id, run);
addRecords(store, run);
addPrePlan(store, run);
create_run_plan(store, { run, workspace });
return run;
}
function create_run_plan(store, { run, workspace }) {
const judging = setsToJudge(store, workspace, run);
const takesTime = judging.some(({ judge }) => judge.takesTime);
const engine = store.engine ?? (takesTime ? withoutProgram(store, run, workspace) : undefined);
if (engine !== undefined) {
run.steps = layOutPlanning(store, run, () => {
startPlan(store, engine, { run, workspace }, (planned, signal) => judgePlan(store, { run, workspace, planned }, signal));
});
return;
}
const planned = planFor(store, run, workspace);
if (judging.length > 0)
judgeFirst(store, { run, workspace, planned });
else {
takePlan(store, { run, planned, workspace, judgements: new Map() });
run.steps = layOut(store, run);
}
}
function withoutProgram(store, run, workspace) {
return {
name: 'listing',
plan: async () => planFor(store, run, workspace),
};
}
function judgeFirst(store, of) {
const { run } = of;
const ending = new AbortController();
const judge = async () => {
const judgements = await judgePlanned(store, of, ending.signal);
run.planning = null;
run.judging = null;
if (isFinalRun(run.status))
return;
takePlan(store, { ...of, judgements });
run.steps = layOut(store, run);
};
const judging = judge().finally(() => store.judging.delete(judging));
run.planning = { abort: () => ending.abort(), done: judging };
run.judging = judging;
store.judging.add(judging);
}
async function judgePlan(store, of, signal) {
const judgements = await judgePlanned(store, of, signal);
if (isFinalRun(of.run.status))
return;
takePlan(store, { ...of, judgements });
of.run.steps = layOutPlanned(store, of.run);
}
function takePlan(store, { run, workspace, planned: answer, judgements }) {
const { script } = run;
const planned = toScripted(answer, script);
const { document, problems, counts, limits, log } = planned;
const written = log ?? writePlanLog(planned, workspace.terraformVersion, store.clock.date());
const plan = must(store.plans, run.planId);
Object.assign(plan, { document, problems, counts, limits, log: written });
addJudgements({ store, run, judgements });
if (script.costEstimate !== undefined) {
run.costEstimateId = store.newId('ce');
store.costEstimates.set(run.costEstimateId, {
id: run.costEstimateId,
runId: run.id,
script: script.costEstimate,
status: 'pending',
stamps: {},
});
}
}
function addRecords(store, run) {
store.plans.set(run.planId, {
id: run.planId,
runId: run.id,
document: null,
problems: [],
limits: [],
counts: { additions: 0, changes: 0, destructions: 0 },
objectId: newObjectId(),
log: '',
partialLog: '',
status: 'pending',
stamps: { 'pending-at': toStamp(store.clock.date()) },
});
store.applies.set(run.applyId, {
id: run.applyId,
runId: run.id,
counts: { additions: 0, changes: 0, destructions: 0 },
objectId: newObjectId(),
log: '',
partialLog: '',
status: 'pending',
stamps: {},
});
}
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
advance(VERSION_MACHINE, version, 'errored', at);
return;
}
advance(VERSION_MACHINE, version, 'uploaded', at);
if (!version.autoQueueRuns)
return;
const workspace = must(store.workspaces, version.workspaceId);
const run = addRun(store, workspace, version, {
message: 'Triggered via API upload',
source: 'tfe-configuration-version',
planOnly: version.speculative || store.engine !== undefined,
savePlan: false,
autoApply: workspace.autoApply,
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
const workspace = must(store.workspaces, run.workspaceId);
if (workspace.script.workspace?.locked ?? workspace.locked)
return true;
for (const other of store.runs.values()) {
if (other === run)
return false;
const holds = !other.planOnly && !other.savePlan && !isFinalRun(other.status);
if (other.workspaceId === run.workspaceId && holds)
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
const version = must(store.versions, run.versionId);
const busy = [...store.runs.values()].some((other) => other.versionId === version.id && needsFiles(other.status));
if (version.ingress !== null && version.status === 'uploaded' && !busy) {
advance(VERSION_MACHINE, version, 'archived', dateAt(store.clock, atMs));
}
startWaiting(store, run.workspaceId, atMs);
}
function startWaiting(store, workspaceId, atMs = store.clock.now()) {
for (const waiting of store.moving.runs) {
if (waiting.waiting && waiting.workspaceId === workspaceId)
beginRun(store, waiting, atMs);
}
}
function stopRun(store, run, word, at) {
advance(RUN_MACHINE, run, word, at);
closeAll(partsOfRun(store, run), 'canceled', at);
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
if (!mayFollow(POLICY_CHECK_MACHINE, check.status, 'overridden'))
return false;
const run = must(store.runs, check.runId);
if (isEndedForGood(store, run))
return false;
advance(POLICY_CHECK_MACHINE, check, 'overridden', store.clock.date());
const left = run.checkIds.some((id) => must(store.checks, id).status === 'soft_failed');
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
if (!isStageOverridable(store, stage))
return false;
const at = store.clock.date();
advance(TASK_STAGE_MACHINE, stage, 'running', at);
for (const id of stage.evaluationIds) {
const evaluation = must(store.evaluations, id);
if (evaluation.status === 'failed') {
advance(POLICY_EVALUATION_MACHINE, evaluation, 'overridden', at);
}
}
const run = must(store.runs, stage.runId);
const steps = store.courses['overridden-stage'];
const waits = WAITING_FOR_STAGE.includes(run.status) && run.steps.length > 0;
if (waits && steps !== 'stays')
goOn(store, run, steps === 'goes-on-later' ? LATER_MS : 0);
else
advance(TASK_STAGE_MACHINE, stage, 'passed', at);
return true;
}
const WAITING_FOR_STAGE = [
'pre_plan_awaiting_decision',
'post_plan_awaiting_decision',
];
function isStageOverridable(store, stage) {
const sets = stage.evaluationIds.flatMap((id) => must(store.evaluations, id).outcomes.map(({ set }) => set));
return stage.status === 'awaiting_override' && failuresOverridable(sets);
}
function overrideTfEvaluation(store, evaluation) {
if (evaluation.status !== 'awaiting_override')
return false;
advance(TF_POLICY_EVALUATION_MACHINE, evaluation, 'overridden', store.clock.date());
goOn(store, must(store.runs, evaluation.runId));
return true;
}
;// CONCATENATED MODULE: ./build/src/service/documents/run.js
const LOG_URL_MS = 25 * 60 * 60 * 1000;
function identifiers(type, ids) {
return ids.map((id) => ({ id, type }));
}
function mayOverride({ domain: { store }, token }, run) {
return rightsOn(store, token, must(store.workspaces, run.workspaceId)).managePolicyOverrides;
}
function shown(run, word) {
const disguise = run.script.disguise ?? {};
return Object.hasOwn(disguise, word) ? (disguise[word] ?? word) : word;
}
function toRun(call, run) {
const { store } = call.domain;
const workspace = must(store.workspaces, run.workspaceId);
const plan = must(store.plans, run.planId);
const idsOf = (list) => list.map(({ id }) => id);
const related = (name, ids) => ({
data: identifiers(name, ids),
links: { related: `/api/v2/runs/${run.id}/${name}` },
});
return {
id: run.id,
type: 'runs',
attributes: {
actions: actionsOf(store, run),
'allow-empty-apply': run.options.allowEmptyApply,
'auto-apply': run.autoApply,
'canceled-at': run.canceledAt,
'created-at': run.createdAt,
'force-cancel-available-at': forceCancelAt(store, run),
'has-changes': plan.status === 'finished' && hasChanges(plan),
'is-destroy': run.isDestroy,
message: run.message,
permissions: permissionsOn(call, run),
'plan-only': run.planOnly,
'position-in-queue': isFinalRun(run.status) ? 0 : run.position,
refresh: run.refresh,
'refresh-only': run.options.refreshOnly,
'replace-addrs': orNull(run.options.replace),
'save-plan': run.savePlan,
source: run.source,
status: shown(run, run.status),
'status-timestamps': run.stamps,
'target-addrs': orNull(run.options.targets),
'terraform-version': workspace.terraformVersion,
'trigger-reason': 'manual',
variables: [],
...run.requested,
},
relationships: {
workspace: { data: { id: workspace.id, type: 'workspaces' } },
'configuration-version': { data: { id: run.versionId, type: 'configuration-versions' } },
plan: {
data: { id: run.planId, type: 'plans' },
links: { related: `/api/v2/runs/${run.id}/plan` },
},
apply: { data: { id: run.applyId, type: 'applies' } },
'cost-estimate': run.costEstimateId === null
? undefined
: { data: { id: run.costEstimateId, type: 'cost-estimates' } },
'policy-checks': related('policy-checks', run.checkIds),
'task-stages': related('task-stages', run.stageIds),
'tf-policy-evaluations': related('tf-policy-evaluations', run.tfPolicyEvaluationIds),
'run-events': related('run-events', idsOf(run.events)),
comments: related('comments', idsOf(run.comments)),
'created-by': toAuthor(run.createdBy),
},
links: { self: `/api/v2/runs/${run.id}` },
};
}
function permissionsOn(call, run) {
const { store } = call.domain;
const rights = rightsOn(store, call.token, must(store.workspaces, run.workspaceId));
return {
'can-apply': rights.applyRuns,
'can-cancel': rights.applyRuns,
'can-comment': rights.readRuns,
'can-discard': rights.applyRuns,
'can-force-cancel': rights.admin,
'can-force-execute': rights.applyRuns,
'can-override-policy-check': mayOverride(call, run),
};
}
function forceCancelAt({ clock }, { forceCancelAtMs: at }) {
return at === null ? undefined : dateAt(clock, at).toISOString();
}
function orNull(addresses) {
return addresses.length === 0 ? null : addresses;
}
function toWork({ domain }, work) {
const { store, signer, origin } = domain;
const expires = store.clock.date().getTime() + LOG_URL_MS;
const logUrl = origin + signer.signInPath(`/v1/log/${work.objectId}`, expires);
const done = work.status === 'finished';
const { additions, changes, destructions } = work.counts;
return {
status: shown(must(store.runs, work.runId), work.status),
'resource-additions': done ? additions : null,
'resource-changes': done ? changes : null,
'resource-destructions': done ? destructions : null,
'resource-imports': done ? (work.counts.imports ?? 0) : null,
'log-read-url': work.status === 'unreachable' ? null : logUrl,
'status-timestamps': work.stamps,
};
}
function toApply(call, apply) {
return {
id: apply.id,
type: 'applies',
attributes: toWork(call, apply),
links: { self: `/api/v2/applies/${apply.id}` },
};
}
function toPlan(call, plan) {
return {
id: plan.id,
type: 'plans',
attributes: {
...toWork(call, plan),
'has-changes': plan.status === 'finished' && hasChanges(plan),
permissions: { 'can-export': false },
actions: { 'is-exportable': false },
'plan-limits': plan.limits.length > 0 ? plan.limits : undefined,
},
links: {
self: `/api/v2/plans/${plan.id}`,
'json-output': `/api/v2/plans/${plan.id}/json-output`,
'json-output-redacted': `/api/v2/plans/${plan.id}/json-output-redacted`,
},
};
}
function toCostEstimate({ domain }, estimate) {
const { runId, script, status } = estimate;
const done = status === 'finished';
return {
id: estimate.id,
type: 'cost-estimates',
attributes: {
status: shown(must(domain.store.runs, runId), status),
'status-timestamps': estimate.stamps,
'prior-monthly-cost': done ? script.prior : null,
'proposed-monthly-cost': done ? script.proposed : null,
'delta-monthly-cost': done ? script.delta : null,
'resources-count': done ? script.resources : 0,
'matched-resources-count': done ? script.resources : 0,
'unmatched-resources-count': 0,
'error-message': status === 'errored' ? 'prices could not be looked up' : null,
},
links: { self: `/api/v2/cost-estimates/${estimate.id}` },
};
}
function toRunEvent(event) {
return {
id: event.id,
type: 'run-events',
attributes: {
action: event.action,
description: event.description,
'created-at': event.createdAt,
},
relationships: {
actor: event.actor && { data: { id: event.actor.id, type: 'users' } },
comment: event.commentId === undefined
? undefined
: { data: { id: event.commentId, type: 'comments' } },
},
};
}
function commentDocument({ id, body, createdAt }) {
return { id, type: 'comments', attributes: { body, 'created-at': createdAt } };
}
;// CONCATENATED MODULE: ./build/src/service/documents/state.js
const STATE_URL_MS = 60 * 60 * 1000;
function toStateVersion({ domain }, version) {
const { store, signer, origin } = domain;
const expires = store.clock.date().getTime() + STATE_URL_MS;
const self = `/api/v2/state-versions/${version.id}`;
return {
id: version.id,
type: 'state-versions',
attributes: {
'created-at': version.createdAt,
serial: version.serial,
lineage: version.file?.lineage ?? null,
size: version.file === null ? 0 : Buffer.byteLength(JSON.stringify(version.file)),
status: version.file === null ? 'pending' : 'finalized',
intermediate: false,
'resources-processed': version.file !== null,
'state-version': version.file?.version ?? null,
'terraform-version': version.file?.terraform_version ?? null,
'hosted-state-download-url': origin + signer.sign(`/v1/state/${version.objectId}`, expires),
'hosted-json-state-download-url': null,
},
relationships: {
run: { data: version.runId === null ? null : { id: version.runId, type: 'runs' } },
workspace: { data: { id: version.workspaceId, type: 'workspaces' } },
outputs: {
data: identifiers('state-version-outputs', version.outputs.map(({ id }) => id)),
links: { related: `${self}/outputs` },
},
},
links: { self },
};
}
function toStateOutput(output, alone) {
const { id, name, value, sensitive } = output;
const type = typeOf(value);
return {
id,
type: 'state-version-outputs',
attributes: {
name,
sensitive,
type: Array.isArray(type) ? (type[0] === 'tuple' ? 'array' : 'object') : type,
'detailed-type': type,
value: sensitive && !alone ? null : value,
},
links: { self: `/api/v2/state-version-outputs/${id}` },
};
}
;// CONCATENATED MODULE: ./build/src/service/documents/tag.js
function hashedId(prefix, text) {
return `${prefix}-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16)}`;
}
function bindingsOf({ tags, tagBindings }, type) {
const named = tags.map((name) => [name, '']);
return [...named, ...Object.entries(tagBindings)].map(([key, value]) => ({
id: hashedId('tb', `${key}=${value}`),
type,
attributes: { key, value },
}));
}
var without_trailing = __webpack_require__(21804);
;// CONCATENATED MODULE: ./build/src/service/documents/workspace.js
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
function toWorkspace(call, workspace) {
const { domain, token } = call;
const { store } = domain;
const rights = rightsOn(store, token, workspace);
const organization = must(store.organizations, workspace.organizationId);
const shown = workspace.script.workspace;
const executionMode = shown?.executionMode ?? workspace.executionMode;
return {
id: workspace.id,
type: 'workspaces',
attributes: {
name: workspace.name,
...DEFAULTS,
'structured-run-output-enabled': workspace.structuredRunOutput,
'allow-destroy-plan': true,
'can-queue-destroy-plan': rights.applyRuns,
'resource-count': Object.keys(workspace.state).length,
'auto-apply': shown?.autoApply ?? workspace.autoApply,
'created-at': workspace.createdAt,
'updated-at': workspace.updatedAt,
actions: { 'is-destroyable': rights.admin },
'execution-mode': executionMode,
operations: executionMode !== 'local',
locked: shown?.locked ?? workspace.locked,
'speculative-enabled': workspace.speculativeEnabled,
'terraform-version': workspace.terraformVersion,
'working-directory': workspace.workingDirectory,
'tag-names': workspace.tags,
'trigger-patterns': workspace.triggerPatterns,
'trigger-prefixes': workspace.triggerPrefixes,
'vcs-repo': workspace.vcsRepository === null ? null : { identifier: workspace.vcsRepository },
'policy-check-failures': 0,
permissions: workspace_toPermissions(rights),
},
relationships: relationsOf(call, workspace, organization),
links: { self: `/api/v2/organizations/${organization.name}/workspaces/${workspace.name}` },
};
}
function relationsOf(call, workspace, organization) {
const { store } = call.domain;
const { id: workspaceId, projectId, currentVersionId, lockedBy } = workspace;
const runs = [...store.runs.values()].filter((run) => run.workspaceId === workspaceId);
const all = (resources) => ({
data: resources.map(({ id, type }) => ({ id, type })),
});
const one = (type, id) => ({
data: id === null || id === undefined ? null : { id, type },
});
return {
organization: one('organizations', organization.name),
project: one('projects', projectId),
'current-configuration-version': one('configuration-versions', currentVersionId),
'current-run': one('runs', currentRunOf(store, workspace)?.id),
'latest-run': one('runs', runs.at(-1)?.id),
'locked-by': one('users', lockedBy),
'agent-pool': { data: null },
outputs: all(workspace_outputsOf(call, workspace).map(toWorkspaceOutput)),
'tag-bindings': all(bindingsOf(workspace, 'tag-bindings')),
'effective-tag-bindings': all(bindingsOf(workspace, 'effective-tag-bindings')),
readme: one('workspace-readme', readmeOf(store, workspace)?.id),
};
}
function readmeOf({ versions }, { id, currentVersionId, workingDirectory }) {
const { files } = versions.get(currentVersionId ?? '') ?? { files: null };
const directory = workingDirectory === null ? '' : `${(0,without_trailing.h)(workingDirectory, '/')}/`;
const bytes = files?.get(`${directory}README.md`);
if (bytes === undefined)
return undefined;
const text = new TextDecoder().decode(bytes);
return { id, type: 'workspace-readme', attributes: { 'raw-markdown': text } };
}
function workspace_outputsOf({ domain: { store }, token }, workspace) {
if (!rightsOn(store, token, workspace).readOutputs)
return [];
return currentState(store, workspace.id)?.outputs ?? [];
}
function toWorkspaceOutput(output) {
const { attributes = {}, id } = toStateOutput(output, false);
const { type, ...others } = attributes;
return { id, type: 'workspace-outputs', attributes: { ...others, 'output-type': type } };
}
function toVariable({ id: workspaceId }, { id, key, category, value, description, hcl, sensitive }) {
return {
id,
type: 'vars',
attributes: { key, category, description, hcl, sensitive, value: sensitive ? null : value },
relationships: { configurable: { data: { id: workspaceId, type: 'workspaces' } } },
links: { self: `/api/v2/workspaces/${workspaceId}/vars/${id}` },
};
}
function currentRunOf(store, { id }) {
const runs = [...store.runs.values()].filter(({ workspaceId, planOnly, savePlan }) => workspaceId === id && !planOnly && !savePlan);
return runs.find(({ status }) => !isFinalRun(status)) ?? runs.at(-1);
}
function workspace_toPermissions(rights) {
return {
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
};
}
function toTeamAccess(_call, grant) {
const { 'engine-mocks': mocks, ...others } = grant.permissions;
return {
id: grant.id,
type: 'team-workspaces',
attributes: {
access: grant.access,
...others,
'engine-mocks': mocks,
'sentinel-mocks': mocks,
},
relationships: {
team: {
data: { id: grant.teamId, type: 'teams' },
links: { related: `/api/v2/teams/${grant.teamId}` },
},
workspace: {
data: { id: grant.workspaceId, type: 'workspaces' },
links: { related: `/api/v2/workspaces/${grant.workspaceId}` },
},
},
links: { self: `/api/v2/team-workspaces/${grant.id}` },
};
}
function toAgentToken(_call, token) {
return {
id: token.id,
type: 'authentication-tokens',
attributes: {
'created-at': token.createdAt,
'last-used-at': token.lastUsedAt?.toISOString() ?? null,
'expired-at': token.expiredAt?.toISOString() ?? null,
description: token.description,
token: null,
},
relationships: { 'created-by': toAuthor(token.createdBy), team: { data: null } },
};
}
function toOrganization({ domain, token }, organization) {
const owner = isOwner(domain.store, token, organization.id);
return {
id: organization.name,
type: 'organizations',
attributes: {
name: organization.name,
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
data: [...domain.store.projects.values()]
.filter((one) => one.organizationId === organization.id)
.slice(0, 1)
.map(({ id }) => ({ id, type: 'projects' }))[0],
},
},
links: { self: `/api/v2/organizations/${organization.name}` },
};
}
;// CONCATENATED MODULE: ./build/src/service/routes/find.js
function found(value) {
if (value === undefined)
throw new respond.P_((0,respond.mX)());
return value;
}
function allow(allowed) {
if (!allowed)
throw new respond.P_((0,respond.mX)());
}
function workspaceById(call, right = 'readRuns', id = parameter(call, 'workspace')) {
const { store } = call.domain;
const workspace = found(store.workspaces.get(id));
allow(rightsOn(store, call.token, workspace)[right]);
return workspace;
}
function workspaceByName(call, right = 'readRuns') {
const { id } = findOrganization(call);
const name = parameter(call, 'name');
const named = [...call.domain.store.workspaces.values()].find((one) => one.organizationId === id && one.name === name);
return workspaceById(call, right, found(named).id);
}
function ownedBy(name, mapOf, findOwner, ownerOf) {
return (call, right = 'readRuns', id = parameter(call, name)) => {
const kept = found(mapOf(call.domain.store).get(id));
findOwner(call, right, ownerOf(kept));
return kept;
};
}
const workspaceOf = ({ workspaceId }) => workspaceId;
const runOf = ({ runId }) => runId;
const findVersion = ownedBy('version', (s) => s.versions, workspaceById, workspaceOf);
const findState = ownedBy('state', (s) => s.stateVersions, workspaceById, workspaceOf);
const findRun = ownedBy('run', (s) => s.runs, workspaceById, workspaceOf);
const findPlan = ownedBy('plan', (s) => s.plans, findRun, runOf);
const findApply = ownedBy('apply', (s) => s.applies, findRun, runOf);
const findEstimate = ownedBy('estimate', (s) => s.costEstimates, findRun, runOf);
const findCheck = ownedBy('check', (s) => s.checks, findRun, runOf);
const findStage = ownedBy('stage', (s) => s.stages, findRun, runOf);
const findTaskResult = ownedBy('result', (s) => s.taskResults, findStage, ({ stageId }) => stageId);
const findEvaluation = ownedBy('evaluation', (s) => s.evaluations, findRun, runOf);
const findTfEvaluation = ownedBy('evaluation', (s) => s.tfEvaluations, findRun, runOf);
function findOrganization(call) {
const { store } = call.domain;
const name = parameter(call, 'organization');
const organization = found([...store.organizations.values()].find((one) => one.name === name));
allow(isMember(store, call.token, organization.id));
return organization;
}
function findGrant(call) {
const { store } = call.domain;
const grant = found(store.teamAccess.get(parameter(call, 'grant')));
allow(mayReadGrant(store, call.token, grant));
return grant;
}
function findPool(call, id = parameter(call, 'pool')) {
const { store } = call.domain;
const pool = found(store.pools.get(id));
allow(hasOrganizationRight(store, call.token, pool.organizationId, 'manageAgentPools'));
return pool;
}
;// CONCATENATED MODULE: ./build/src/service/routes/agent-tokens.js
const creationSchema = dist._H3({
data: dist._H3({
type: dist.KIO(['authentication-tokens', 'agent-tokens']),
attributes: dist._H3({
description: dist.YjP(),
'expired-at': dist.lqM(dist.mee(dist.FsL(dist.YjP(), dist.yhX()))),
}),
}),
});
const AGENT_TOKEN_ROUTES = [
get('/agent-pools/:pool/authentication-tokens', (call) => {
const pool = findPool(call);
const tokens = [...call.domain.store.tokens.values()].filter(({ kind, subjectId }) => kind === 'agent' && subjectId === pool.id);
return (0,respond.zf)(call, tokens, toAgentToken);
}),
get('/authentication-tokens/:token', (call) => (0,respond.WF)(call, findAgentToken(call), toAgentToken)),
post('/agent-pools/:pool/authentication-tokens', (call) => {
const pool = findPool(call);
const { description, 'expired-at': expiredAt } = readDocument(call.request, creationSchema).data
.attributes;
const { token, secret } = issueToken(call.domain.store, {
kind: 'agent',
subjectId: pool.id,
description,
createdBy: userIdOf(call.token),
expiredAt: expiredAt ? new Date(expiredAt) : null,
});
const shown = toAgentToken(call, token);
return (0,respond.UQ)(201, { ...shown, attributes: { ...shown.attributes, token: secret } });
}),
remove('/authentication-tokens/:token', (call) => {
call.domain.store.tokens.delete(findAgentToken(call).id);
return (0,respond.JT)(204);
}),
];
function findAgentToken(call) {
const token = found(call.domain.store.tokens.get(parameter(call, 'token')));
allow(token.kind === 'agent');
findPool(call, token.subjectId);
return token;
}
var external_node_fs_ = __webpack_require__(73024);
var read_plan = __webpack_require__(33597);
var load_policies = __webpack_require__(73356);
var tar = __webpack_require__(74802);
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
const ours = (map) => [...map.values()]
.filter(({ organizationId }) => organizationId === first?.id)
.map(({ id, name }) => ({ id, name }));
return {
token,
organization: first?.name ?? '',
workspaces: ours(store.workspaces),
teams: ours(new Map([...store.teams].filter(([, { owners }]) => !owners))),
agentPools: ours(store.pools),
};
}
function seedOrganization(store, seeded, durationMs) {
const organization = addOrganization(store, seeded.name);
for (const team of seeded.teams) {
const id = team.id ?? store.newId('team');
store.teams.set(id, {
id,
name: team.name,
organizationId: organization.id,
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
const facts = { name: pool.name, organizationId: organization.id };
store.pools.set(id, { id, ...facts, createdAt: nowAt(store.clock) });
for (const { description } of pool.tokens) {
issueToken(store, { kind: 'agent', subjectId: id, description, createdBy: null });
}
}
seedWorkspaces(store, organization.id, seeded.workspaces, durationMs);
}
function seedWorkspaces(store, organizationId, workspaces, durationMs) {
for (const workspace of workspaces) {
const { id } = addWorkspace(store, organizationId, workspace, durationMs);
for (const { team: teamName, access: level, ...custom } of workspace.access) {
const team = [...store.teams.values()].find((one) => one.organizationId === organizationId && one.name === teamName);
const grantId = store.newId('tws');
store.teamAccess.set(grantId, {
id: grantId,
teamId: team?.id ?? '',
workspaceId: id,
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
addProject(store, organization.id, 'default');
return organization;
}
function addProject(store, organizationId, name) {
const id = store.newId('prj');
store.projects.set(id, { id, name, organizationId });
return id;
}
function addWorkspace(store, organizationId, seeded, durationMs) {
const { versions: _, access: _access, plan: _plan, script, project, variables, ...plain } = seeded;
const existing = [...store.projects.values()].find((one) => one.organizationId === organizationId && one.name === project);
const workspace = {
...plain,
id: seeded.id ?? store.newId('ws'),
organizationId,
projectId: existing?.id ?? addProject(store, organizationId, project),
currentVersionId: null,
lockedBy: null,
tagBindings: {},
variables: Object.entries(variables).map(([key, known]) => ({
id: store.newId('var'),
key,
category: 'terraform',
value: typeof known === 'string' ? known : JSON.stringify(known),
known,
description: '',
hcl: typeof known !== 'string',
sensitive: false,
})),
marks: {},
outputs: {},
recordedPlan: null,
script: (0,service_seed.o1)(script, durationMs),
createdAt: nowAt(store.clock),
updatedAt: nowAt(store.clock),
};
store.workspaces.set(workspace.id, workspace);
return workspace;
}
function addOwners(store, organization, userId) {
const id = store.newId('team');
const owners = {
id,
name: 'owners',
organizationId: organization.id,
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
const named = (map) => [...map.values()].find((one) => one.name === of && one.organizationId === org?.id)?.id;
const owners = [...store.teams.values()].find((team) => team.owners && team.organizationId === org?.id);
const subjects = {
user: [...store.users.values()].find(({ username }) => username === of)?.id,
team: named(store.teams),
organization: org?.id,
owners: owners?.id,
agent: named(store.pools),
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
async function seedContent(store, hcl, seed, { directory, openJudge }) {
for (const seeded of seed.organizations) {
const organization = [...store.organizations.values()].find(({ name }) => name === seeded.name);
const workspaces = [...store.workspaces.values()].filter(({ organizationId }) => organizationId === organization?.id);
for (const { workspaces: names, ...set } of seeded.policySets) {
const id = store.newId('polset');
const loaded = await (0,load_policies.ti)({ ...set, directory: set.directory && (0,external_node_path_.resolve)(directory, set.directory) }, hcl, openJudge);
store.policySets.set(id, {
id,
organizationId: organization?.id ?? '',
global: names.length === 0,
workspaceIds: workspaces.filter(({ name }) => names.includes(name)).map((one) => one.id),
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
workspaceId: workspace.id,
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
ingress: seeded.ingress === undefined
? null
: {
id: store.newId('ia'),
createdBy: store.users.keys().next().value ?? null,
attributes: dist.qgA(service_seed.XC, seeded.ingress),
},
readyAtMs: null,
createdBy: null,
status: seeded.status,
stamps: {},
};
store.versions.set(id, version);
if (!version.speculative && !version.provisional)
workspace.currentVersionId = id;
return seeded.run && seedRun(store, { ...workspace, recordedPlan }, version, seeded.run);
}
function seedRun(store, workspace, version, seeded) {
const run = addRun(store, 
{ ...workspace, script: (0,service_seed.o1)(seeded.script, 0) }, version, {
message: seeded.message,
source: version.ingress === null ? 'tfe-api' : 'tfe-configuration-version',
planOnly: seeded.planOnly ?? version.speculative,
savePlan: seeded.savePlan,
autoApply: workspace.autoApply,
isDestroy: false,
refresh: true,
variables: {},
createdBy: null,
id: seeded.id,
});
beginRun(store, run);
return run.id;
}
;// CONCATENATED MODULE: ./build/src/service/remove.js
function removeWorkspace(store, workspaceId) {
const { stages, taskResults, moving } = store;
const isGone = (one) => one.workspaceId === workspaceId;
for (const run of store.runs.values()) {
if (!isGone(run))
continue;
moving.runs.delete(run);
store.runs.delete(run.id);
}
for (const version of store.versions.values())
if (isGone(version))
moving.versions.delete(version);
drop(store.versions, isGone);
drop(store.stateVersions, isGone);
drop(store.teamAccess, isGone);
const isLost = ({ runId }) => !store.runs.has(runId);
drop(store.plans, isLost);
drop(store.applies, isLost);
drop(store.checks, isLost);
drop(store.evaluations, isLost);
drop(store.tfEvaluations, isLost);
drop(store.costEstimates, isLost);
drop(stages, isLost);
drop(taskResults, ({ stageId }) => !stages.has(stageId));
for (const { workspaceIds } of store.policySets.values()) {
if (workspaceIds.includes(workspaceId))
workspaceIds.splice(workspaceIds.indexOf(workspaceId), 1);
}
store.workspaces.delete(workspaceId);
}
function drop(map, isGone) {
for (const [id, kept] of map)
if (isGone(kept))
map.delete(id);
}
;// CONCATENATED MODULE: ./build/src/service/routes/cloud-block.js
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
const CLOUD_BLOCK_ROUTES = [
post('/organizations/:organization/workspaces', createWorkspace),
patch('/workspaces/:workspace', (call) => {
const workspace = workspaceById(call, 'admin');
const { attributes } = readDocument(call.request, changeBody).data;
workspace.terraformVersion = attributes['terraform-version'];
workspace.updatedAt = call.domain.store.clock.date().toISOString();
return (0,respond.UQ)(200, toWorkspace(call, workspace));
}),
post('/workspaces/:workspace/relationships/tags', (call) => {
const workspace = workspaceById(call, 'admin');
const tags = readItems(call.request, tagSchema);
bindTags(workspace, tags.map(bindingOf));
return (0,respond.JT)(204);
}),
get('/workspaces/:workspace/tag-bindings', (call) => listBindings(call, 'tag-bindings')),
get('/workspaces/:workspace/effective-tag-bindings', (call) => listBindings(call, 'effective-tag-bindings')),
patch('/workspaces/:workspace/tag-bindings', (call) => {
const workspace = workspaceById(call, 'admin');
const bindings = readItems(call.request, bindingSchema);
bindTags(workspace, bindings.map(({ attributes }) => attributes));
return listBindings(call, 'tag-bindings');
}),
remove('/workspaces/:workspace', (call) => destroy(call, workspaceById(call, 'admin'))),
post('/workspaces/:workspace/actions/safe-delete', (call) => destroySafely(call, workspaceById(call, 'admin'))),
];
function bindingOf({ attributes }) {
return { key: attributes.name };
}
function createWorkspace(call) {
const { store, runDurationMs } = call.domain;
const { id } = findOrganization(call);
allow(hasOrganizationRight(store, call.token, id, 'manageWorkspaces'));
const { attributes, relationships } = readDocument(call.request, creationBody).data;
const named = [...store.workspaces.values()].find((one) => one.name === attributes.name);
if (named?.organizationId === id) {
const detail = 'Name has already been taken';
throw new respond.P_((0,respond.Gq)({ pointer: '/data/attributes/name', detail }));
}
const projectId = relationships.project?.data.id;
allow(projectId === undefined || store.projects.get(projectId)?.organizationId === id);
const seeded = dist.qgA(service_seed.md, { name: attributes.name });
const workspace = addWorkspace(store, id, seeded, runDurationMs);
workspace.projectId = projectId ?? workspace.projectId;
const { tags, 'tag-bindings': bindings } = relationships;
bindTags(workspace, [
...(tags?.data ?? []).map(bindingOf),
...(bindings?.data ?? []).map((one) => one.attributes),
]);
return (0,respond.UQ)(201, toWorkspace(call, workspace));
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
function listBindings(call, type) {
return (0,respond.zf)(call, bindingsOf(workspaceById(call), type), (_, one) => one, { whole: true });
}
function destroy(call, { id }) {
removeWorkspace(call.domain.store, id);
return (0,respond.JT)(204);
}
function destroySafely(call, workspace) {
const left = Object.keys(workspace.state).length;
if (left > 0) {
return (0,respond.hj)(`${workspace.name} still manages ${String(left)} resource${left === 1 ? '' : 's'}: destroy them first.`);
}
if (workspace.locked)
return (0,respond.hj)(`${workspace.name} is locked: unlock it first.`);
return destroy(call, workspace);
}
;// CONCATENATED MODULE: ./build/src/service/documents/task-stage.js
function toTaskStage(call, stage) {
const run = must(call.domain.store.runs, stage.runId);
const may = mayOverride(call, run);
return {
id: stage.id,
type: 'task-stages',
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
actions: { 'is-overridable': isStageOverridable(call.domain.store, stage) },
},
relationships: {
run: { data: { id: run.id, type: 'runs' } },
'task-results': { data: identifiers('task-results', stage.taskResultIds) },
'policy-evaluations': { data: identifiers('policy-evaluations', stage.evaluationIds) },
},
links: { self: `/api/v2/task-stages/${stage.id}` },
};
}
function toTaskResult({ domain: { store } }, result) {
const stage = must(store.stages, result.stageId);
const run = must(store.runs, stage.runId);
const over = result.status === result.outcome;
return {
id: result.id,
type: 'task-results',
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
relationships: { 'task-stage': { data: { id: stage.id, type: 'task-stages' } } },
links: { self: `/api/v2/task-results/${result.id}` },
};
}
function toPolicyEvaluation({ domain }, evaluation) {
const run = must(domain.store.runs, evaluation.runId);
return {
id: evaluation.id,
type: 'policy-evaluations',
attributes: {
status: shown(run, evaluation.status),
'policy-kind': evaluation.kind,
'policy-tool-version': evaluation.toolVersion,
'result-count': toResultCount(knownOutcomes(evaluation).map(({ set }) => set)),
'status-timestamps': evaluation.stamps,
},
relationships: {
'policy-attachable': { data: { id: evaluation.stageId, type: 'task-stages' } },
'policy-set-outcomes': {
links: { related: `/api/v2/policy-evaluations/${evaluation.id}/policy-set-outcomes` },
},
},
links: { self: `/api/v2/policy-evaluations/${evaluation.id}` },
};
}
function knownOutcomes({ status, outcomes }) {
return ['passed', 'failed', 'overridden', 'errored'].includes(status) ? outcomes : [];
}
function hasFailed({ policies }) {
return policies.some(({ status, level }) => status === 'failed' && level !== 'advisory');
}
function toResultCount(sets) {
const count = countOutcomes(sets);
return {
'advisory-failed': count.advisoryFailed,
'mandatory-failed': count.mandatoryFailed,
passed: count.passed,
errored: count.errored,
};
}
function toPolicySetOutcome({ domain }, { evaluation, outcome: { id, set } }) {
const run = must(domain.store.runs, evaluation.runId);
return {
id,
type: 'policy-set-outcomes',
attributes: {
outcomes: set.error === null ? set.policies.map((one) => toOutcome(run, one)) : null,
error: set.error,
warnings: [],
overridable: set.overridable || (hasFailed(set) && failuresOverridable([set])),
'policy-set-name': set.name,
'policy-set-description': set.description,
'result-count': toResultCount([set]),
'policy-tool-version': evaluation.toolVersion,
},
relationships: {
'policy-evaluation': { data: { id: evaluation.id, type: 'policy-evaluations' } },
},
links: { self: `/api/v2/policy-set-outcomes/${id}` },
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
;// CONCATENATED MODULE: ./build/src/service/documents/tf-policy.js
const EVALUATED = ['passed', 'failed', 'awaiting_override', 'overridden', 'errored'];
function toTfPolicyEvaluation(call, evaluation) {
const run = must(call.domain.store.runs, evaluation.runId);
const policies = knownTfOutcomes(evaluation).flatMap(({ set }) => set.policies.map((policy) => ({
status: policy.status,
level: terraformPolicyLevel(policy.level, set.overridable),
})));
const failed = (level) => policies.filter((one) => one.status === 'failed' && one.level === level).length;
return {
id: evaluation.id,
type: 'tf-policy-evaluations',
attributes: {
status: shown(run, evaluation.status),
'stage-type': evaluation.stage,
'result-count': {
'advisory-failed': failed('advisory'),
'mandatory-failed': failed('mandatory'),
'mandatory-overridable-failed': failed('mandatory_overridable'),
passed: policies.filter(({ status }) => status === 'passed').length,
errored: policies.filter(({ status }) => status === 'errored').length,
unknown: policies.filter(({ status }) => status === 'unknown').length,
},
'status-timestamps': evaluation.stamps,
error: null,
permissions: { 'can-override': mayOverride(call, run) },
actions: { 'is-overridable': evaluation.status === 'awaiting_override' },
},
relationships: {
run: { data: { id: run.id, type: 'runs' } },
'tf-policy-set-outcomes': {
links: {
related: `/api/v2/tf-policy-evaluations/${evaluation.id}/tf-policy-set-outcomes`,
},
},
},
links: { self: `/api/v2/tf-policy-evaluations/${evaluation.id}` },
};
}
function knownTfOutcomes({ status, outcomes }) {
return EVALUATED.includes(status) ? outcomes : [];
}
function toTfPolicySetOutcome(_call, { id, set }) {
return {
id,
type: 'tf-policy-set-outcomes',
attributes: {
'policy-set-name': set.name,
'policy-set-description': set.description,
error: set.error === null ? null : { type: 'setup_error', summary: set.error, detail: set.error },
outcomes: set.policies.map((policy) => tf_policy_toOutcome(policy, set.overridable)),
},
};
}
function tf_policy_toOutcome(policy, overridable) {
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
;// CONCATENATED MODULE: ./build/src/service/routes/run-events.js
const INCLUDES = {
actor: (_, { events }) => events.flatMap(({ actor }) => actor === undefined
? []
: [{ id: actor.id, type: 'users', attributes: { username: actor.username } }]),
comment: (_, { events, comments }) => {
const commentIds = new Set(events.map(({ commentId }) => commentId));
return comments.filter(({ id }) => commentIds.has(id)).map(commentDocument);
},
};
const RUN_EVENT_ROUTES = [
get('/runs/:run/run-events', (call) => {
const run = findRun(call);
return (0,respond.uf)(200, {
data: run.events.map(toRunEvent),
included: (0,respond.d8)(call, [run], INCLUDES),
});
}),
get('/run-events/:event', (call) => {
const id = parameter(call, 'event');
const isAsked = (event) => event.id === id;
const run = found([...call.domain.store.runs.values()].find((one) => one.events.some(isAsked)));
const { comments } = findRun(call, 'readRuns', run.id);
const events = run.events.filter(isAsked);
const [event] = events;
return (0,respond.uf)(200, {
data: toRunEvent(found(event)),
included: (0,respond.d8)(call, [{ events, comments }], INCLUDES),
});
}),
get('/comments/:comment', (call) => {
const id = parameter(call, 'comment');
for (const run of call.domain.store.runs.values()) {
const comment = run.comments.find((one) => one.id === id);
if (comment === undefined)
continue;
findRun(call, 'readRuns', run.id);
return (0,respond.UQ)(200, commentDocument(comment));
}
return (0,respond.mX)();
}),
get('/runs/:run/comments', (call) => (0,respond.uf)(200, { data: findRun(call).comments.map(commentDocument) })),
post('/runs/:run/comments', (call) => {
const run = findRun(call);
const { body } = readDocument(call.request, bodySchema).data.attributes;
const comment = pushComment(call, run, body);
pushEvent(call, run, 'commented', comment);
return (0,respond.UQ)(201, commentDocument(comment));
}),
];
function overrideBy(path, find, act, render) {
return post(`${path}/actions/override`, (call) => {
const kept = find(call, 'managePolicyOverrides');
const comment = readComment(call.request);
if (!act(call.domain.store, kept)) {
return (0,respond.hj)(`its status is ${kept.status}: that cannot be overridden`);
}
recordEvent(call, kept.runId, 'overridden', comment);
return (0,respond.UQ)(200, render(call, kept));
});
}
const bodySchema = dist._H3({
data: dist._H3({
type: dist.euz('comments'),
attributes: dist._H3({ body: dist.YjP() }),
}),
});
function recordEvent(call, runId, action, words) {
const run = must(call.domain.store.runs, runId);
pushEvent(call, run, action, words === undefined ? undefined : pushComment(call, run, words));
}
function pushComment({ domain: { store } }, run, body) {
const comment = { id: store.newId('wsc'), body, createdAt: store.clock.date().toISOString() };
run.comments.push(comment);
return comment;
}
function pushEvent(call, run, action, comment) {
const { id, attributes } = toAccount(call);
const { store } = call.domain;
run.events.push({
id: store.newId('re'),
action,
description: '',
createdAt: store.clock.date().toISOString(),
actor: { id, username: String(attributes?.['username']) },
commentId: comment?.id,
});
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
;// CONCATENATED MODULE: ./build/src/service/documents/version.js
function toVersion(_call, version) {
const self = `/api/v2/configuration-versions/${version.id}`;
return {
id: version.id,
type: 'configuration-versions',
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
data: version.ingress === null ? null : { id: version.ingress.id, type: 'ingress-attributes' },
links: { related: `${self}/ingress-attributes` },
},
},
links: { self, download: `${self}/download` },
};
}
function toIngress(_call, { ingress }) {
if (ingress === null)
return [];
const createdBy = ingress.createdBy === null ? null : { id: ingress.createdBy, type: 'users' };
return [
{
id: ingress.id,
type: 'ingress-attributes',
attributes: ingress.attributes,
relationships: {
'created-by': {
data: createdBy,
links: createdBy === null ? undefined : { related: `/api/v2/users/${createdBy.id}` },
},
},
links: { self: `/api/v2/ingress-attributes/${ingress.id}` },
},
];
}
;// CONCATENATED MODULE: ./build/src/service/routes/create-from-request.js
const flag = dist.lqM(dist.mee(dist.zMY()));
const addresses = dist.lqM(dist.mee(dist.YOg(dist.YjP())));
const SHOWN = {
'terraform-version': dist.lqM(dist.mee(dist.YjP())),
variables: dist.lqM(dist.YOg(dist._H3({ key: dist.YjP(), value: dist.YjP() }))),
};
const identifier = dist._H3({ type: dist.YjP(), id: dist.YjP() });
const reference = dist._H3({ data: identifier });
const create_from_request_creationSchema = dist._H3({
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
const { data } = readDocument(call.request, create_from_request_creationSchema);
const { store } = call.domain;
const workspace = workspaceById(call, 'queuePlans', data.relationships.workspace.data.id);
const versionId = data.relationships['configuration-version']?.data?.id;
const version = versionId === undefined ? latestUsable(call, workspace) : store.versions.get(versionId);
if (version === undefined || version.workspaceId !== workspace.id) {
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
if (store.engine !== undefined && !planOnly)
return neverApplied(store.engine.name);
const run = addRun(store, workspace, version, {
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
variables: Object.fromEntries((attributes.variables ?? []).map(({ key, value }) => [key, (0,literal.U1)(value, store.hcl)])),
createdBy: userIdOf(call.token),
});
beginRun(store, run);
return (0,respond.UQ)(201, toRun(call, run));
}
function neverApplied(engine) {
return (0,respond.Gq)({
pointer: '/data/attributes/plan-only',
detail: `This service plans with the engine "${engine}" and applies nothing. Set plan-only to true.`,
});
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
return [...call.domain.store.versions.values()].findLast((version) => version.workspaceId === workspace.id &&
!version.speculative &&
!version.provisional &&
version.status === 'uploaded');
}
function shownOf(attributes) {
const entries = Object.entries(attributes).filter(([name, value]) => Object.hasOwn(SHOWN, name) && value !== null && value !== undefined);
return Object.fromEntries(entries);
}
;// CONCATENATED MODULE: ./build/src/service/routes/runs.js
const PLAN_URL_MS = 60 * 1000;
function withRun(call, { runId }) {
return [toRun(call, must(call.domain.store.runs, runId))];
}
function withWorkspace(call, { runId }) {
const { runs, workspaces } = call.domain.store;
const run = must(runs, runId);
return [toRun(call, run), toWorkspace(call, must(workspaces, run.workspaceId))];
}
const runs_INCLUDES = {
plan: (call, run) => [toPlan(call, must(call.domain.store.plans, run.planId))],
apply: (call, run) => [toApply(call, must(call.domain.store.applies, run.applyId))],
created_by: (call, { createdBy }) => toAuthors(call, createdBy),
cost_estimate: (call, { costEstimateId: id }) => id === null ? [] : [toCostEstimate(call, must(call.domain.store.costEstimates, id))],
configuration_version: (call, run) => [
toVersion(call, must(call.domain.store.versions, run.versionId)),
],
'configuration_version.ingress_attributes': (call, run) => {
const version = must(call.domain.store.versions, run.versionId);
return [toVersion(call, version), ...toIngress(call, version)];
},
workspace: (call, run) => [
toWorkspace(call, must(call.domain.store.workspaces, run.workspaceId)),
],
task_stages: (call, run) => run.stageIds.map((id) => toTaskStage(call, must(call.domain.store.stages, id))),
tf_policy_evaluations: (call, run) => run.tfPolicyEvaluationIds.map((id) => toTfPolicyEvaluation(call, must(call.domain.store.tfEvaluations, id))),
};
const RUN_ROUTES = [
post('/runs', createFromRequest),
get('/runs/:run', (call) => (0,respond.WF)(call, findRun(call), toRun, runs_INCLUDES)),
get('/workspaces/:workspace/runs', (call) => {
const workspace = workspaceById(call);
return listRuns(call, (run) => run.workspaceId === workspace.id, false);
}),
get('/organizations/:organization/runs', (call) => {
const workspaceIds = readableIn(call);
return listRuns(call, (run) => workspaceIds.has(run.workspaceId), true);
}),
action('apply', 'applyRuns', confirmRun),
action('discard', 'applyRuns', discardRun),
action('cancel', 'applyRuns', cancelRun),
action('force-cancel', 'admin', forceCancelRun),
get('/runs/:run/plan', (call) => (0,respond.UQ)(200, toPlan(call, must(call.domain.store.plans, findRun(call).planId)))),
get('/plans/:plan', (call) => (0,respond.WF)(call, findPlan(call), toPlan)),
get('/plans/:plan/json-output', (call) => {
const plan = findPlan(call, 'admin');
if (plan.status !== 'finished')
return (0,respond.JT)(204);
const { origin, signer, store } = call.domain;
const expires = store.clock.date().getTime() + PLAN_URL_MS;
return (0,respond.V2)(307, origin + signer.sign(`/v1/plan/${plan.objectId}`, expires));
}),
get('/plans/:plan/json-output-redacted', (call) => {
const { status, document, counts } = findPlan(call);
if (status !== 'finished' || document === null)
return (0,respond.JT)(204);
const shown = redactPlan(countedDocument(document, counts));
return (0,respond.uf)(200, shown, { 'content-type': 'application/json' });
}),
get('/runs/:run/apply', (call) => (0,respond.UQ)(200, toApply(call, must(call.domain.store.applies, findRun(call).applyId)))),
get('/applies/:apply', (call) => (0,respond.WF)(call, findApply(call), toApply)),
get('/organizations/:organization/runs/queue', (call) => (0,respond.zf)(call, queueOf(call), toRun)),
get('/organizations/:organization/capacity', (call) => {
const queue = queueOf(call);
const pending = queue.filter(({ status }) => status === 'pending').length;
return (0,respond.UQ)(200, {
id: parameter(call, 'organization'),
type: 'organization-capacity',
attributes: { pending, running: queue.length - pending },
});
}),
get('/cost-estimates/:estimate', (call) => (0,respond.WF)(call, findEstimate(call), toCostEstimate)),
];
function readableIn(call) {
const { store } = call.domain;
const organization = findOrganization(call);
const readable = [...store.workspaces.values()].filter((workspace) => workspace.organizationId === organization.id &&
rightsOn(store, call.token, workspace).readRuns);
return new Set(readable.map(({ id }) => id));
}
function queueOf(call) {
const workspaceIds = readableIn(call);
return [...call.domain.store.moving.runs].filter((run) => workspaceIds.has(run.workspaceId) && !run.paused && !isFinalRun(run.status));
}
const PAST = {
apply: 'applied',
discard: 'discarded',
cancel: 'canceled',
'force-cancel': 'force_canceled',
};
function action(name, right, act) {
return post(`/runs/:run/actions/${name}`, (call) => {
const run = findRun(call, right);
const comment = readComment(call.request);
if (!act(call.domain.store, run)) {
return (0,respond.hj)(`a run that is ${run.status} does not allow ${name}`);
}
recordEvent(call, run.id, PAST[name], comment);
return (0,respond.JT)(202);
});
}
const OPERATIONS = ['plan_only', 'plan_and_apply', 'save_plan', 'destroy'];
function listRuns(call, belongs, uncounted) {
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
const runs = [...domain.store.runs.values()].filter((run) => belongs(run) &&
operations.includes(operationOf(run)) &&
(statuses?.includes(run.status) ?? true) &&
(sources?.includes(run.source) ?? true) &&
(names?.includes(must(domain.store.workspaces, run.workspaceId).name) ?? true) &&
(user === '' || toAuthors(call, run.createdBy).some((one) => isCalled(one, user))) &&
run.createdAt.startsWith(since.year) &&
run.createdAt >= since.from &&
(group === null || isInGroup(run, group)) &&
(search === '' || run.id === search || run.message.includes(search)) &&
(commit === '' || isOfCommit(must(domain.store.versions, run.versionId), commit)));
return (0,respond.zf)(call, runs.toReversed(), toRun, { uncounted, includes: runs_INCLUDES });
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
function isCalled({ attributes }, username) {
return attributes?.['username'] === username;
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
;// CONCATENATED MODULE: ./build/src/service/routes/evaluations.js
const evaluations_INCLUDES = {
task_results: (call, { taskResultIds }) => taskResultIds.map((id) => toTaskResult(call, must(call.domain.store.taskResults, id))),
policy_evaluations: (call, { evaluationIds }) => evaluationIds.map((id) => toPolicyEvaluation(call, must(call.domain.store.evaluations, id))),
run: withRun,
'run.workspace': withWorkspace,
cost_estimate: () => [],
};
const EVALUATION_ROUTES = [
get('/runs/:run/task-stages', (call) => {
const stages = findRun(call).stageIds.map((id) => must(call.domain.store.stages, id));
return (0,respond.zf)(call, stages, toTaskStage, { includes: evaluations_INCLUDES });
}),
get('/task-stages/:stage', (call) => (0,respond.WF)(call, findStage(call), toTaskStage, evaluations_INCLUDES)),
overrideBy('/task-stages/:stage', findStage, overrideStage, toTaskStage),
get('/task-stages/:stage/policy-evaluations', (call) => {
const { evaluations } = call.domain.store;
const judging = findStage(call).evaluationIds.map((id) => must(evaluations, id));
return (0,respond.zf)(call, judging, toPolicyEvaluation);
}),
get('/task-results/:result', (call) => (0,respond.WF)(call, findTaskResult(call), toTaskResult)),
get('/policy-evaluations/:evaluation', (call) => (0,respond.WF)(call, findEvaluation(call), toPolicyEvaluation)),
get('/policy-evaluations/:evaluation/policy-set-outcomes', listOutcomes),
get('/policy-set-outcomes/:outcome', (call) => {
const id = parameter(call, 'outcome');
for (const evaluation of call.domain.store.evaluations.values()) {
const outcome = knownOutcomes(evaluation).find((one) => one.id === id);
if (outcome === undefined)
continue;
findRun(call, 'readRuns', evaluation.runId);
return (0,respond.UQ)(200, toPolicySetOutcome(call, { evaluation, outcome }));
}
return (0,respond.mX)();
}),
get('/runs/:run/tf-policy-evaluations', (call) => {
const { tfEvaluations } = call.domain.store;
const judging = findRun(call).tfPolicyEvaluationIds.map((id) => must(tfEvaluations, id));
return (0,respond.zf)(call, judging, toTfPolicyEvaluation);
}),
get('/tf-policy-evaluations/:evaluation', (call) => (0,respond.WF)(call, findTfEvaluation(call), toTfPolicyEvaluation)),
get('/tf-policy-evaluations/:evaluation/tf-policy-set-outcomes', (call) => (0,respond.zf)(call, knownTfOutcomes(findTfEvaluation(call)), toTfPolicySetOutcome)),
overrideBy('/tf-policy-evaluations/:evaluation', findTfEvaluation, overrideTfEvaluation, toTfPolicyEvaluation),
];
function listOutcomes(call) {
const evaluation = findEvaluation(call);
const filters = readFilters(call);
if (filters === undefined) {
return (0,respond.li)('filter', 'filter[n][status] takes passed, failed or errored; filter[n][enforcement_level] takes advisory or mandatory.');
}
const outcomes = knownOutcomes(evaluation).filter((outcome) => filters.length === 0 || filters.some((filter) => matchesFilter(outcome, filter)));
return (0,respond.zf)(call, outcomes.map((outcome) => ({ evaluation, outcome })), toPolicySetOutcome);
}
function readFilters({ query }) {
const filters = new Map();
for (const name of query.keys()) {
const match = /^filter\[(\d{1,3})\]\[(status|enforcement_level|enforcementLevel)\]$/.exec(name);
if (match === null) {
if (name.startsWith('filter'))
return undefined;
continue;
}
const value = query.get(name) ?? '';
const [, number = '', what] = match;
const filter = filters.get(number) ?? {};
const status = what === 'status';
if (!(status ? ['passed', 'failed', 'errored'] : ['advisory', 'mandatory']).includes(value)) {
return undefined;
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
;// CONCATENATED MODULE: ./build/src/service/routes/objects.js
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
const { versions, plans, applies, stateVersions } = domain.store;
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
const plan = [...plans.values()].find(isAsked);
if (kind === 'log') {
const work = plan ?? [...applies.values()].find(isAsked);
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
const { script } = must(store.workspaces, version.workspaceId);
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
const { workspaceId } = must(store.runs, work.runId);
const { structuredRunOutput } = must(store.workspaces, workspaceId);
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
;// CONCATENATED MODULE: ./build/src/service/documents/organization.js
function organizationOf({ domain }, id) {
const { name } = must(domain.store.organizations, id);
return { data: { id: name, type: 'organizations' } };
}
function toTeam(call, team) {
const { readWorkspaces, manageWorkspaces, managePolicyOverrides, manageAgentPools } = team.permissions;
const may = isOwner(call.domain.store, call.token, team.organizationId);
return {
id: team.id,
type: 'teams',
attributes: {
name: team.name,
visibility: team.visibility,
'users-count': team.memberIds.length,
'allow-member-token-management': true,
'sso-team-id': null,
'organization-access': {
'read-workspaces': readWorkspaces,
'manage-workspaces': manageWorkspaces,
'manage-policy-overrides': managePolicyOverrides,
'manage-agent-pools': manageAgentPools,
},
permissions: { 'can-destroy': may && !team.owners, 'can-update-membership': may },
},
relationships: {
organization: organizationOf(call, team.organizationId),
users: { data: identifiers('users', team.memberIds) },
},
links: { self: `/api/v2/teams/${team.id}` },
};
}
function toProject(call, { id, name, organizationId }) {
return {
id,
type: 'projects',
attributes: {
name,
description: '',
'default-execution-mode': 'remote',
'auto-destroy-activity-duration': null,
},
relationships: { organization: organizationOf(call, organizationId) },
links: { self: `/api/v2/projects/${id}` },
};
}
function toPool(call, pool) {
const { id, name, organizationId, createdAt } = pool;
return {
id,
type: 'agent-pools',
attributes: {
name,
'agent-count': 0,
'organization-scoped': true,
'created-at': createdAt,
},
relationships: {
organization: organizationOf(call, organizationId),
workspaces: { data: [] },
'allowed-workspaces': { data: [] },
'allowed-projects': { data: [] },
'excluded-workspaces': { data: [] },
'authentication-tokens': {
links: { related: `/api/v2/agent-pools/${id}/authentication-tokens` },
},
},
links: { self: `/api/v2/agent-pools/${id}` },
};
}
;// CONCATENATED MODULE: ./build/src/service/routes/organizations.js
const ORGANIZATION_ROUTES = [
get('/organizations', (call) => {
const { store } = call.domain;
const visible = [...store.organizations.values()].filter(({ id }) => isMember(store, call.token, id));
return (0,respond.zf)(call, visible, toOrganization);
}),
get('/organizations/:organization', (call) => {
const organization = findOrganization(call);
return (0,respond.WF)(call, organization, toOrganization, {
default_project: (_, { id }) => [...call.domain.store.projects.values()]
.filter(({ organizationId }) => organizationId === id)
.slice(0, 1)
.map((project) => toProject(call, project)),
});
}),
get('/organizations/:organization/entitlement-set', (call) => {
const { id } = findOrganization(call);
return (0,respond.UQ)(200, {
id,
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
});
}),
get('/organizations/:organization/projects', listProjects),
get('/projects/:project', (call) => (0,respond.WF)(call, findProject(call), toProject)),
get('/projects/:project/tag-bindings', noTags),
get('/projects/:project/effective-tag-bindings', noTags),
get('/organizations/:organization/teams', (call) => {
const { id } = findOrganization(call);
const teams = [...call.domain.store.teams.values()].filter((team) => team.organizationId === id && seesTeam(call, team));
return respondNamed(call, teams, toTeam);
}),
get('/teams/:id', (call) => {
const team = found(call.domain.store.teams.get(parameter(call, 'id')));
allow(seesTeam(call, team));
return (0,respond.WF)(call, team, toTeam);
}),
get('/organizations/:organization/agent-pools', (call) => {
const { store } = call.domain;
const { id } = findOrganization(call);
const maySee = hasOrganizationRight(store, call.token, id, 'manageAgentPools');
const pools = [...store.pools.values()].filter(({ organizationId }) => organizationId === id && maySee);
return respondNamed(call, pools, toPool);
}),
get('/agent-pools/:pool', (call) => (0,respond.WF)(call, findPool(call), toPool)),
get('/users/:user', (call) => {
const user = found(findUser(call.domain.store, parameter(call, 'user')));
return (0,respond.WF)(call, user, (_, one) => one);
}),
];
function seesTeam({ domain: { store }, token }, team) {
const { id, organizationId, visibility } = team;
if (isOwner(store, token, organizationId))
return true;
const isShown = visibility === 'organization' || token.subjectId === id;
return isShown && isMember(store, token, organizationId);
}
function respondNamed(call, kept, render) {
const q = call.query.get('q') ?? call.query.get('search[name]') ?? '';
const names = call.query.get('filter[names]')?.split(',');
const fitting = kept.filter(({ name }) => name.includes(q) && (names?.includes(name) ?? true));
return (0,respond.zf)(call, fitting, render, { sorts: { name: ({ name }) => name } });
}
function listProjects(call) {
const { domain, token, query } = call;
const organization = findOrganization(call);
const names = query.get('filter[names]')?.split(',');
const projectIds = new Set([...domain.store.workspaces.values()]
.filter((workspace) => rightsOn(domain.store, token, workspace).readRuns)
.map(({ projectId }) => projectId));
const projects = [...domain.store.projects.values()].filter(({ id, name, organizationId }) => organizationId === organization.id &&
projectIds.has(id) &&
(names === undefined || names.includes(name)));
return (0,respond.zf)(call, projects, toProject, { sorts: { name: ({ name }) => name } });
}
function findProject(call) {
const { store } = call.domain;
const project = found(store.projects.get(parameter(call, 'project')));
allow(isMember(store, call.token, project.organizationId));
return project;
}
function noTags(call) {
findProject(call);
return (0,respond.uf)(200, { data: [] });
}
;// CONCATENATED MODULE: ./build/src/service/documents/policy-check.js
const UNFINISHED = ['pending', 'queued', 'unreachable', 'canceled'];
function toPolicyCheck(call, check) {
const run = must(call.domain.store.runs, check.runId);
const { store } = call.domain;
const isOffered = store.courses['overridden-plan-only-run'] !== 'not-offered' || !isEndedForGood(store, run);
const overridable = check.status === 'soft_failed' && isOffered;
const self = `/api/v2/policy-checks/${check.id}`;
return {
id: check.id,
type: 'policy-checks',
attributes: {
result: hasResult(check) ? toCheckResult(check) : null,
scope: check.scope,
status: shown(run, check.status),
'status-timestamps': check.stamps,
actions: { 'is-overridable': overridable },
permissions: { 'can-override': mayOverride(call, run) },
},
relationships: { run: { data: { id: run.id, type: 'runs' } } },
links: {
output: `${self}/output`,
override: overridable ? `${self}/actions/override` : undefined,
},
};
}
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
;// CONCATENATED MODULE: ./build/src/service/routes/policy-checks.js
const policy_checks_INCLUDES = { run: withRun, 'run.workspace': withWorkspace };
const POLICY_CHECK_ROUTES = [
get('/runs/:run/policy-checks', (call) => {
const checks = findRun(call).checkIds.map((id) => must(call.domain.store.checks, id));
return (0,respond.zf)(call, checks, toPolicyCheck, { whole: true, includes: policy_checks_INCLUDES });
}),
get('/policy-checks/:check', (call) => (0,respond.WF)(call, findCheck(call), toPolicyCheck, policy_checks_INCLUDES)),
overrideBy('/policy-checks/:check', findCheck, overrideCheck, (call, check) => ({
...toPolicyCheck(call, check),
relationships: undefined,
})),
get('/policy-checks/:check/output', (call) => {
const check = findCheck(call);
return hasResult(check) ? (0,respond.lU)(200, toCheckOutput(check)) : (0,respond.JT)(204);
}),
];
;// CONCATENATED MODULE: ./build/src/service/routes/workspaces.js
const workspaces_INCLUDES = {
organization: (call, { organizationId: id }) => [
toOrganization(call, must(call.domain.store.organizations, id)),
],
project: (call, { projectId }) => [toProject(call, must(call.domain.store.projects, projectId))],
current_run: (call, workspace) => currentRun(call, workspace).map((run) => toRun(call, run)),
'current_run.plan': (call, workspace) => currentRun(call, workspace).flatMap((run) => [
toRun(call, run),
toPlan(call, must(call.domain.store.plans, run.planId)),
]),
current_configuration_version: (call, workspace) => currentVersion(call, workspace).map((version) => toVersion(call, version)),
'current_configuration_version.ingress_attributes': (call, workspace) => currentVersion(call, workspace).flatMap((version) => [
toVersion(call, version),
...toIngress(call, version),
]),
tag_bindings: (_, workspace) => bindingsOf(workspace, 'tag-bindings'),
effective_tag_bindings: (_, workspace) => bindingsOf(workspace, 'effective-tag-bindings'),
locked_by: (call, { lockedBy }) => toAuthors(call, lockedBy),
outputs: (call, workspace) => workspace_outputsOf(call, workspace).map((output) => toWorkspaceOutput(output)),
readme: (call, workspace) => {
const readme = readmeOf(call.domain.store, workspace);
return readme === undefined ? [] : [readme];
},
};
function currentRun({ domain }, workspace) {
const run = currentRunOf(domain.store, workspace);
return run === undefined ? [] : [run];
}
function currentVersion({ domain }, { currentVersionId: id }) {
return id === null ? [] : [must(domain.store.versions, id)];
}
function fitsWildcard(name, pattern) {
const core = pattern.replaceAll('*', '');
if (pattern.startsWith('*'))
return pattern.endsWith('*') ? name.includes(core) : name.endsWith(core);
return pattern.endsWith('*') ? name.startsWith(core) : name === core;
}
const WORKSPACE_ROUTES = [
get('/ping', () => (0,respond.JT)(204)),
get('/account/details', (call) => {
allow(call.token.kind !== 'agent');
return (0,respond.UQ)(200, toAccount(call));
}),
get('/organizations/:organization/workspaces', listWorkspaces),
get('/organizations/:organization/workspaces/:name', (call) => (0,respond.WF)(call, workspaceByName(call), toWorkspace, workspaces_INCLUDES)),
lockAction('lock'),
lockAction('unlock'),
lockAction('force-unlock'),
get('/workspaces/:workspace', (call) => (0,respond.WF)(call, workspaceById(call), toWorkspace, workspaces_INCLUDES)),
];
function listWorkspaces(call) {
const { domain, token, query } = call;
const { store } = domain;
const organization = findOrganization(call);
const words = (...names) => names.flatMap((one) => (query.get(one) ?? '').split(',')).filter((word) => word !== '');
const name = query.get('search[name]') ?? '';
const wildcard = query.get('search[wildcard-name]') ?? '*';
const tags = words('search[tags]');
const excluded = words('search[exclude-tags]', 'search[exclude_tags]');
const project = query.get('filter[project][id]');
const statuses = words('filter[current-run][status]', 'filter[current_run][status]');
const tagged = readTagged(query);
const workspaces = [...store.workspaces.values()].filter((one) => one.organizationId === organization.id &&
rightsOn(store, token, one).readRuns &&
one.name.includes(name) &&
fitsWildcard(one.name, wildcard) &&
tags.every((tag) => isTagged(one, tag)) &&
!excluded.some((tag) => isTagged(one, tag)) &&
tagged.every(({ key, value }) => isTagged(one, key, value)) &&
(project === null || one.projectId === project) &&
(statuses.length === 0 ||
currentRun(call, one).some(({ status }) => statuses.includes(status))));
return (0,respond.zf)(call, workspaces, toWorkspace, {
includes: workspaces_INCLUDES,
sorts: {
name: (one) => one.name,
'current-run.created-at': (one) => currentRun(call, one)[0]?.createdAt ?? '',
'latest-change-at': (one) => one.updatedAt,
},
});
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
function isLockedByOther({ token }, { lockedBy }) {
return lockedBy !== null && lockedBy !== userIdOf(token);
}
const OF_OTHER = 'the workspace is locked by another user: an administrator can force it open';
function lockAction(name) {
return post(`/workspaces/:workspace/actions/${name}`, (call) => {
const workspace = workspaceById(call, name === 'force-unlock' ? 'admin' : 'lock');
const locks = name === 'lock';
if (workspace.locked === locks) {
return (0,respond.hj)(locks ? 'the workspace is locked already' : 'the workspace is not locked');
}
if (name === 'unlock' && isLockedByOther(call, workspace))
return (0,respond.hj)(OF_OTHER);
workspace.locked = locks;
workspace.lockedBy = locks ? userIdOf(call.token) : null;
if (!locks)
startWaiting(call.domain.store, workspace.id);
return (0,respond.UQ)(200, toWorkspace(call, workspace));
});
}
;// CONCATENATED MODULE: ./build/src/service/routes/states.js
const UPLOAD_URL_MS = 60 * 60 * 1000;
const states_INCLUDES = {
outputs: (_, { outputs }) => outputs.map((one) => toStateOutput(one, false)),
run: (call, { runId }) => (runId === null ? [] : withRun(call, { runId })),
};
const STATE_ROUTES = [
get('/workspaces/:workspace/current-state-version', (call) => (0,respond.WF)(call, findCurrent(call), toStateVersion, states_INCLUDES)),
get('/workspaces/:workspace/current-state-version-outputs', (call) => states_listOutputs(call, findCurrent(call, 'readOutputs'))),
post('/workspaces/:workspace/state-versions', createState),
get('/state-versions', (call) => {
const { store } = call.domain;
const name = call.query.get('filter[workspace][name]');
const organization = call.query.get('filter[organization][name]');
if (name === null || organization === null) {
return (0,respond.li)('filter', 'filter[workspace][name] and filter[organization][name] are required.');
}
const workspace = [...store.workspaces.values()].find((one) => one.name === name && store.organizations.get(one.organizationId)?.name === organization);
const { id } = workspaceById(call, 'readStates', found(workspace).id);
const versions = [...store.stateVersions.values()].filter((one) => one.workspaceId === id);
return (0,respond.zf)(call, versions.toReversed(), toStateVersion, { includes: states_INCLUDES });
}),
get('/state-versions/:state', (call) => (0,respond.WF)(call, findState(call, 'readStates'), toStateVersion, states_INCLUDES)),
get('/state-versions/:state/outputs', (call) => states_listOutputs(call, findState(call, 'readOutputs'))),
get('/state-version-outputs/:output', (call) => {
const id = parameter(call, 'output');
const { stateVersions } = call.domain.store;
for (const version of stateVersions.values()) {
const output = version.outputs.find((one) => one.id === id);
if (output === undefined)
continue;
workspaceById(call, 'readOutputs', version.workspaceId);
return (0,respond.UQ)(200, toStateOutput(output, true));
}
return (0,respond.mX)();
}),
];
function findCurrent(call, right = 'readStates') {
const workspace = workspaceById(call, right);
return found(currentState(call.domain.store, workspace.id));
}
function states_listOutputs(call, { outputs }) {
return (0,respond.zf)(call, outputs, (_, output) => toStateOutput(output, false), { whole: true });
}
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
const workspace = workspaceById(call, 'writeStates');
const { serial, md5, lineage, state, force } = readDocument(call.request, states_creationSchema).data
.attributes;
if (!workspace.locked || isLockedByOther(call, workspace))
return (0,respond.hj)('The workspace has to be locked by the user who writes its state.');
const before = currentState(store, workspace.id);
if (before !== undefined && force !== true) {
if (lineage !== undefined && lineage !== null && lineage !== before.file.lineage) {
return (0,respond.hj)('The state has another lineage than the one of the workspace.');
}
if (serial <= before.serial) {
return (0,respond.hj)(`The serial ${String(serial)} is not newer than ${String(before.serial)}.`);
}
}
const version = addStateVersion(store, workspace.id, { runId: null, serial, md5 });
if (state !== undefined && state !== null) {
const taken = uploadState(call.domain, version, Buffer.from(state, 'base64'));
if (taken.status !== 200) {
store.stateVersions.delete(version.id);
return taken;
}
return (0,respond.UQ)(201, toStateVersion(call, version));
}
const expires = store.clock.date().getTime() + UPLOAD_URL_MS;
const urlOf = (kind) => origin + signer.sign(`/v1/${kind}/${version.objectId}`, expires);
const shown = toStateVersion(call, version);
return (0,respond.UQ)(201, {
...shown,
attributes: {
...shown.attributes,
'hosted-state-upload-url': urlOf('state-upload'),
'hosted-json-state-upload-url': urlOf('json-state-upload'),
},
});
}
;// CONCATENATED MODULE: ./build/src/service/routes/team-access.js
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
const TEAM_ACCESS_ROUTES = [
get('/team-workspaces', (call) => {
const { store } = call.domain;
const workspaceId = call.query.get('filter[workspace][id]');
if (workspaceId === null || workspaceId === '') {
return (0,respond.li)('filter[workspace][id]', 'filter[workspace][id] is required.');
}
const workspace = found(store.workspaces.get(workspaceId));
allow(isMember(store, call.token, workspace.organizationId));
const teamId = call.query.get('filter[team][id]');
const grants = [...store.teamAccess.values()].filter((grant) => grant.workspaceId === workspace.id &&
(teamId === null || grant.teamId === teamId) &&
mayReadGrant(store, call.token, grant));
allow(grants.length > 0 || rightsOn(store, call.token, workspace).readRuns);
return (0,respond.zf)(call, grants, toTeamAccess, { whole: true });
}),
get('/team-workspaces/:grant', (call) => (0,respond.WF)(call, findGrant(call), toTeamAccess)),
post('/team-workspaces', addAccess),
patch('/team-workspaces/:grant', (call) => {
const grant = findModifiable(call);
const { access, ...attributes } = readDocument(call.request, changeSchema).data.attributes;
const next = access ?? grant.access;
grant.permissions = toPermissions(next, readCustom(next, attributes), grant.permissions);
grant.access = next;
return (0,respond.UQ)(200, toTeamAccess(call, grant));
}),
remove('/team-workspaces/:grant', (call) => {
const grant = findModifiable(call);
call.domain.store.teamAccess.delete(grant.id);
return (0,respond.JT)(204);
}),
];
function addAccess(call) {
const { store, identity } = call.domain;
const { attributes, relationships } = readDocument(call.request, additionSchema).data;
const workspace = workspaceById(call, 'admin', relationships.workspace.data.id);
const team = found(store.teams.get(relationships.team.data.id));
allow(team.organizationId === workspace.organizationId);
const { access, ...customAttributes } = attributes;
const custom = readCustom(access, customAttributes);
for (const other of store.teamAccess.values()) {
if (other.teamId === team.id && other.workspaceId === workspace.id) {
return (0,respond.Gq)({
pointer: '/data/relationships/team',
detail: 'Team has already been taken',
});
}
}
const grant = {
id: store.newId('tws'),
teamId: team.id,
workspaceId: workspace.id,
access,
permissions: toPermissions(access, custom, CUSTOM_DEFAULTS),
};
store.teamAccess.set(grant.id, grant);
return (0,respond.UQ)(identity === 'neutral' ? 200 : 201, toTeamAccess(call, grant));
}
function findModifiable(call) {
const grant = findGrant(call);
const workspace = must(call.domain.store.workspaces, grant.workspaceId);
allow(rightsOn(call.domain.store, call.token, workspace).admin);
return grant;
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
;// CONCATENATED MODULE: ./build/src/service/routes/versions.js
const versions_UPLOAD_URL_MS = 25 * 60 * 60 * 1000;
const DOWNLOAD_URL_MS = 60 * 1000;
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
const versions_INCLUDES = {
ingress_attributes: toIngress,
run: (call, version) => runsOf(call, version).map((run) => toRun(call, run)),
};
const VERSION_ROUTES = [
get('/workspaces/:workspace/configuration-versions', (call) => {
const workspace = workspaceById(call);
const versions = [...call.domain.store.versions.values()].filter(({ workspaceId }) => workspaceId === workspace.id);
return (0,respond.zf)(call, versions.toReversed(), toVersion, { includes: versions_INCLUDES });
}),
get('/configuration-versions/:version', (call) => (0,respond.WF)(call, findReadable(call), toVersion, versions_INCLUDES)),
get('/configuration-versions/:version/ingress-attributes', (call) => {
const [ingress] = toIngress(call, findReadable(call));
return (0,respond.UQ)(200, found(ingress));
}),
get('/ingress-attributes/:ingress', (call) => {
const id = parameter(call, 'ingress');
const version = [...call.domain.store.versions.values()].find(({ ingress }) => ingress?.id === id);
const [shown] = toIngress(call, findReadable(call, found(version).id));
return (0,respond.UQ)(200, found(shown));
}),
post('/workspaces/:workspace/configuration-versions', createVersion),
post('/configuration-versions/:version/actions/archive', archive),
get('/configuration-versions/:version/download', (call) => download(call, findVersion(call))),
get('/runs/:run/configuration-version/download', (call) => download(call, versionOfRun(call))),
get('/runs/:run/configuration-version', (call) => (0,respond.UQ)(200, toVersion(call, versionOfRun(call)))),
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
advance(VERSION_MACHINE, version, 'uploaded', store.clock.date());
return (0,respond.JT)(200);
}),
post('/configuration-versions/:version/actions/permanently_delete_backing_data', (call) => moveData(call, findManaged(call), 'backing_data_permanently_deleted')),
];
function versionOfRun(call) {
return must(call.domain.store.versions, findRun(call).versionId);
}
function archive(call) {
const version = findVersion(call, 'queuePlans');
const refuse = (why) => (0,respond.hj)(`configuration could not be archived because ${why}`);
if (version.ingress !== null)
return refuse('it came from version control');
if (isCurrent(call, version))
return refuse('it is current');
if (runsOf(call, version).some(({ status }) => needsFiles(status))) {
return refuse('a run is using it');
}
if (!mayFollow(VERSION_MACHINE, version.status, 'archived')) {
return refuse(`its status is ${version.status}`);
}
advance(VERSION_MACHINE, version, 'archived', call.domain.store.clock.date());
dropData(version);
return (0,respond.JT)(202);
}
function createVersion(call) {
const workspace = workspaceById(call, 'queuePlans');
const { attributes } = readDocument(call.request, versions_creationSchema).data;
const { store, signer, origin } = call.domain;
const version = {
id: store.newId('cv'),
workspaceId: workspace.id,
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
createdBy: userIdOf(call.token),
status: 'pending',
stamps: {},
};
store.versions.set(version.id, version);
if (!version.speculative && !version.provisional)
workspace.currentVersionId = version.id;
const path = `/v1/object/${version.objectId}`;
const uploadUrl = origin + signer.sign(path, store.clock.date().getTime() + versions_UPLOAD_URL_MS);
const shown = toVersion(call, version);
return (0,respond.UQ)(201, {
...shown,
attributes: { ...shown.attributes, 'upload-url': uploadUrl },
links: { self: `/api/v2/configuration-versions/${version.id}` },
});
}
function findReadable(call, id) {
const version = findVersion(call, 'readRuns', id);
allow(version.status !== 'backing_data_soft_deleted');
return version;
}
function findManaged(call) {
allow(call.domain.edition === 'self-managed');
return findVersion(call, 'admin');
}
function moveData(call, version, to) {
const allowed = version.ingress === null &&
!isCurrent(call, version) &&
!runsOf(call, version).some(({ status, planOnly }) => !planOnly && needsFiles(status)) &&
mayFollow(VERSION_MACHINE, version.status, to);
if (!allowed)
return refuseMove(to);
advance(VERSION_MACHINE, version, to, call.domain.store.clock.date());
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
function isCurrent(call, version) {
for (const { currentVersionId } of call.domain.store.workspaces.values()) {
if (currentVersionId === version.id)
return true;
}
return false;
}
function runsOf(call, version) {
return [...call.domain.store.runs.values()].filter(({ versionId }) => versionId === version.id);
}
function dropData(version) {
version.archive = null;
version.files = null;
}
;// CONCATENATED MODULE: ./build/src/service/routes/variables.js
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
const VARIABLE_ROUTES = [
get('/workspaces/:workspace/vars', (call) => {
const workspace = workspaceById(call, 'readVariables');
return (0,respond.zf)(call, workspace.variables, (_, one) => toVariable(workspace, one), {
whole: true,
});
}),
get('/workspaces/:workspace/vars/:variable', (call) => {
const workspace = workspaceById(call, 'readVariables');
return (0,respond.WF)(call, findVariable(call), (_, one) => toVariable(workspace, one));
}),
post('/workspaces/:workspace/vars', (call) => {
const workspace = workspaceById(call, 'writeVariables');
const { attributes } = readDocument(call.request, variables_creationBody).data;
const empty = { value: '', description: '', hcl: false, sensitive: false };
const made = toRecord(call, { id: call.domain.store.newId('var'), ...empty }, attributes);
const twin = workspace.variables.some((one) => one.key === made.key && one.category === made.category);
if (twin)
return taken();
workspace.variables.push(made);
return (0,respond.UQ)(201, toVariable(workspace, made));
}),
patch('/workspaces/:workspace/vars/:variable', update),
remove('/workspaces/:workspace/vars/:variable', (call) => {
const workspace = workspaceById(call, 'writeVariables');
const gone = findVariable(call);
workspace.variables = workspace.variables.filter((one) => one !== gone);
return (0,respond.JT)(204);
}),
];
function update(call) {
const workspace = workspaceById(call, 'writeVariables');
const before = findVariable(call);
const { attributes } = readDocument(call.request, variables_changeBody).data;
if (before.sensitive && attributes.sensitive === false) {
return (0,respond.Gq)({
pointer: '/data/attributes/sensitive',
detail: 'A sensitive variable stays sensitive. Remove it and make a new one.',
});
}
const after = toRecord(call, before, attributes);
const twin = workspace.variables.some((one) => one !== before && one.key === after.key && one.category === after.category);
if (twin)
return taken();
Object.assign(before, after);
return (0,respond.UQ)(200, toVariable(workspace, before));
}
function taken() {
return (0,respond.Gq)({ pointer: '/data/attributes/key', detail: 'Key has already been taken' });
}
function findVariable(call) {
const id = parameter(call, 'variable');
return found(workspaceById(call).variables.find((one) => one.id === id));
}
function toRecord(call, before, attributes) {
const value = attributes.value ?? before.value;
const hcl = attributes.hcl ?? before.hcl;
return {
...before,
key: attributes.key ?? before.key ?? '',
category: attributes.category ?? before.category ?? 'terraform',
value,
known: hcl ? (0,literal.U1)(value, call.domain.store.hcl) : value,
description: attributes.description ?? before.description,
hcl,
sensitive: attributes.sensitive ?? before.sensitive,
};
}
;// CONCATENATED MODULE: ./build/src/service/dispatch.js
const PREFIX = '/api/v2';
const ROUTES = [
...VERSION_ROUTES,
...POLICY_CHECK_ROUTES,
...TEAM_ACCESS_ROUTES,
...AGENT_TOKEN_ROUTES,
...RUN_ROUTES,
...RUN_EVENT_ROUTES,
...EVALUATION_ROUTES,
...ORGANIZATION_ROUTES,
...WORKSPACE_ROUTES,
...CLOUD_BLOCK_ROUTES,
...VARIABLE_ROUTES,
...STATE_ROUTES,
];
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
if (request.path === '/.well-known/terraform.json')
return discovery();
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
const response = await answerRoute(domain, request, matched, token);
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
(0,respond.d8)(call, [], {});
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
function discovery() {
const places = ['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => [name, `${PREFIX}/`]);
return (0,respond.uf)(200, Object.fromEntries(places), { 'content-type': 'application/json' });
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
var exchange = __webpack_require__(13536);
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
return build(options, exchange.J).service;
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
store.hcl = await (0,hcl.loadHcl)();
const { openJudge } = options;
await seedContent(store, store.hcl, seed, { directory: seedDirectory, openJudge });
const { policySets = [] } = options;
const sets = [...policySets];
if (policies !== undefined) {
const directory = typeof policies === 'string' ? policies : undefined;
const about = { name: 'guardrails', system: 'policy-evaluation', overridable: false };
sets.push(await (0,load_policies.ti)({ ...about, directory }, store.hcl, openJudge));
}
for (const set of sets)
addToAll(store, set);
await Promise.all(store.judging);
settle(store);
store.engine = options.engine;
}
function addToAll(store, set) {
for (const { id: organizationId } of store.organizations.values()) {
const id = store.newId('polset');
store.policySets.set(id, {
id,
organizationId,
global: true,
workspaceIds: [],
set,
});
}
}
function createControls(store) {
const nameOf = (workspaceId) => must(store.workspaces, workspaceId).name;
return {
runs: () => {
settle(store);
return [...store.runs.values()].map(({ id, status, versionId, workspaceId, message }) => ({
id,
status,
versionId,
message,
workspace: nameOf(workspaceId),
}));
},
toDecide: () => {
settle(store);
return [...store.runs.values()].flatMap(({ id, status, workspaceId }) => {
const what = DECISIONS.get(status);
return what === undefined ? [] : [{ id, workspace: nameOf(workspaceId), what }];
});
},
versions: () => {
settle(store);
return [...store.versions.values()].map(({ id, status, workspaceId }) => ({
id,
status,
workspace: nameOf(workspaceId),
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
const directory = directoryOf(path);
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
function directoryOf(path) {
const directory = node_path_0_.posix.dirname(path);
return directory === '.' ? '' : directory;
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
