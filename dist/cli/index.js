#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = ({
/***/ 29:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( askOpa)
});
var _model_error_message_js_2_ = __webpack_require__(34271);
var _model_parse_js_1_ = __webpack_require__(2340);
var _execute_js_0_ = __webpack_require__(45048);
const BOUNDS = {
timeoutMs: 5 * 60_000,
maxBytes: 256 * 1024 * 1024,
maxResidentBytes: 2 * 1024 * 1024 * 1024,
};
async function askOpa({ executeBounded, environment, signal: signalOfPorts }, command) {
const { args, cwd, stdin, bounds } = command;
const signal = command.signal ?? signalOfPorts ?? new AbortController().signal;
const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
try {
const options = { stdin, signal, endsWithUs: true, ...BOUNDS, ...bounds };
const variables = { ...(0,_execute_js_0_ .hY)(environment), ...memorySettings(options) };
const run = (at) => executeBounded('opa', args, { ...options, variables, cwd: at });
const answer = await (cwd === undefined ? (0,_execute_js_0_ .AY)(run, signal) : run(cwd));
const { exitCode = -1, ended, ...output } = answer;
if (ended === undefined)
return { exitCode, ...output };
return { ...failed(`opa ${_execute_js_0_ .QG[ended]} and was ended.`), ended };
}
catch (error) {
if ((0,_model_parse_js_1_ .Pf)(error)['code'] === 'ENOENT')
return undefined;
return failed(`opa could not be started: ${(0,_model_error_message_js_2_ .g)(error)}`);
}
}
function memorySettings({ maxResidentBytes }) {
return { GOGC: '400', GOMEMLIMIT: `${Math.round(maxResidentBytes * 0.75)}B` };
}
/***/ }),
/***/ 506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( createLineFilter),
_: () => ( problemsIn)
});
var _model_parse_js_0_ = __webpack_require__(2340);
const LONGEST_LINE = 256 * 1024;
function createLineFilter(pass, only) {
const lines = [];
let rest = '';
const take = (text) => {
rest += text;
for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
const line = rest.slice(0, end);
rest = rest.slice(end + 1);
const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
if (type === undefined || (only !== undefined && type !== only))
continue;
lines.push(line);
pass(`${line}\n`);
}
if (rest.length > LONGEST_LINE)
rest = ' '.repeat(LONGEST_LINE + 1);
};
return { take, log: () => lines.map((line) => `${line}\n`).join('') };
}
function typeOf(line) {
const { type, '@level': level, '@message': message } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(line));
const isOfLog = typeof level === 'string' && typeof message === 'string';
return isOfLog && typeof type === 'string' ? type : undefined;
}
const MOST_PROBLEMS = 100;
const LONGEST_TEXT = 4_000;
function problemsIn(log) {
const problems = log.split('\n').flatMap((line) => problemsInLine(line));
const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
return [...distinct.values()].slice(0, MOST_PROBLEMS);
}
function problemsInLine(text) {
const { severity, range, ...texts } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(text))['diagnostic']);
const summary = asText(texts['summary']);
if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
return [];
const { start, filename } = (0,_model_parse_js_0_ .Pf)(range);
const { line } = (0,_model_parse_js_0_ .Pf)(start);
return [
{
severity,
summary: summary.slice(0, LONGEST_TEXT),
detail: asText(texts['detail'])?.slice(0, LONGEST_TEXT),
address: asText(texts['address']),
file: asText(filename),
line: Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : undefined,
},
];
}
function asText(value) {
return typeof value === 'string' && value !== '' ? value : undefined;
}
/***/ }),
/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$J: () => ( parseNumber),
Do: () => ( parseKey),
E1: () => ( parseList),
E9: () => ( parseDuration),
HU: () => ( parseChoice),
Pf: () => ( fieldsOf),
_F: () => ( fieldOf),
b2: () => ( collectValues),
c3: () => ( listOf),
cj: () => ( sentencesOf),
hb: () => ( parseGroup),
nR: () => ( timeOf),
og: () => ( parseFlag),
qF: () => ( parseJson),
r7: () => ( textIn),
u4: () => ( isRecord),
zv: () => ( recordOf)
});
var _or_else_js_2_ = __webpack_require__(17026);
var _quote_js_0_ = __webpack_require__(28187);
var _did_you_mean_js_1_ = __webpack_require__(90440);
function sentencesOf(problems) {
return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
function isRecord(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fieldsOf(value) {
const isObject = typeof value === 'object' && value !== null;
return isObject ? value : {};
}
function recordOf(value) {
return isRecord(value) ? value : {};
}
function fieldOf(value, key) {
return isRecord(value) ? value[key] : undefined;
}
function textIn(value) {
return typeof value === 'string' ? value : undefined;
}
function listOf(value) {
return Array.isArray(value) ? value : [];
}
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];
function parseDuration(text) {
const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
const [, ...counts] = parts ?? [];
let durationMs = 0;
for (const [index, unitMs] of UNITS_MS.entries())
durationMs += unitMs * Number(counts[index] ?? 0);
return durationMs > 0
? { value: durationMs }
: { problem: `${(0,_quote_js_0_ .hD)(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}
const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];
function parseFlag(text) {
const word = text.trim().toLowerCase();
if (TRUE.includes(word))
return { value: true };
if (FALSE.includes(word))
return { value: false };
return { problem: `${(0,_quote_js_0_ .hD)(text)} is neither true nor false. Write true or false.` };
}
function parseNumber(text) {
const trimmed = text.trim();
const value = Number(trimmed);
return /^[0-9]{1,15}$/.test(trimmed) && value > 0
? { value }
: { problem: `${(0,_quote_js_0_ .hD)(text)} is not a number. Write digits only.` };
}
function parseChoice(text, choices) {
const value = choices.find((choice) => choice === text.trim().toLowerCase());
if (value !== undefined)
return { value };
const near = (0,_did_you_mean_js_1_ .a)(text, choices);
const meant = near === undefined ? '' : ` Did you mean ${(0,_quote_js_0_ .hD)(near)}?`;
return { problem: `${(0,_quote_js_0_ .hD)(text)} is not a choice. Write ${(0,_quote_js_0_ .Vo)(choices)}.${meant}` };
}
function parseKey(text) {
return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
? { value: text }
: { problem: 'is longer than 100 characters or has control characters in it.' };
}
function parseGroup(text) {
return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
? { value: text }
: { problem: 'is not the name of a group that `plangate matrix` printed.' };
}
function parseList(text) {
const trimmed = text.trim();
const inBrackets = trimmed.startsWith('[');
if (inBrackets !== trimmed.endsWith(']')) {
const mismatch = inBrackets
? 'begins with "[" but does not end with "]"'
: 'ends with "]" but does not begin with "["';
return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
}
if (inBrackets)
return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
const lines = trimmed
.split(/\r\n|\n|\r/)
.map((line) => line.trim())
.filter((line) => line !== '' && !line.startsWith('#'));
const isDashed = (line) => line === '-' || line.startsWith('- ');
if (!lines.some(isDashed)) {
const parsed = collectValues(lines.map((line) => parseItems(line.replace(/,$/, ''))));
return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
}
const undashed = lines.find((line) => !isDashed(line));
if (undashed === undefined)
return collectValues(lines.map((line) => parseItem(line.slice(1))));
return {
problem: `mixes lines that begin with "- " and lines that do not (${(0,_quote_js_0_ .hD)(undashed)}). Write all of them the same way.`,
};
}
function parseItems(text) {
if (text.trim() === '')
return { value: [] };
return collectValues(text.split(',').map(parseItem));
}
function parseItem(text) {
const item = text.trim();
if (item === '')
return { problem: 'has an empty item. Take out the extra comma or dash.' };
const [, quotationMark = '', quoted = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
if (quotationMark !== '' && !quoted.includes(quotationMark))
return { value: quoted.trim() };
if (/^["']|["']$/.test(item))
return { problem: `has a quote that is not closed: ${(0,_quote_js_0_ .hD)(item)}.` };
if (/[[\]{}]/.test(item)) {
return {
problem: `has a bracket in the wrong place: ${(0,_quote_js_0_ .hD)(item)}. Write \`[a, b]\` or one per line.`,
};
}
return { value: item };
}
function collectValues(items) {
const values = [];
for (const item of items) {
if ('problem' in item)
return item;
values.push(item.value);
}
return { value: values };
}
function parseJson(text) {
return (0,_or_else_js_2_ .N)(() => JSON.parse(text), undefined);
}
function timeOf(text) {
return Date.parse(text ?? '');
}
/***/ }),
/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DK: () => ( isPathValue),
DS: () => ( isWrittenAsPath),
Ki: () => ( writtenTexts),
U1: () => ( readLiteral),
eB: () => ( asObject),
ww: () => ( literalsIn)
});
var _syntax_parse_hcl_js_0_ = __webpack_require__(50351);
const UNKNOWN = { value: undefined, unknown: true };
function literalsIn(expression) {
switch (expression.kind) {
case 'literal': {
const { value, digits } = expression;
return digits === undefined || digits === String(value) ? known(value) : UNKNOWN;
}
case 'template': {
const parts = expression.parts.map(literalsIn);
const isText = parts.every(({ value }) => typeof value === 'string');
return isText ? known(parts.map(({ value }) => value).join('')) : UNKNOWN;
}
case 'operation': {
const { operator, operands } = expression;
const [operand, ...others] = operands.map(literalsIn);
const isNegative = operator === '-' && others.length === 0;
return isNegative && typeof operand?.value === 'number' ? known(-operand.value) : UNKNOWN;
}
case 'tuple': {
const items = expression.items.map(literalsIn);
return {
value: items.map(({ value }) => value ?? null),
unknown: items.some(isUnknown) ? items.map(({ unknown }) => unknown ?? false) : undefined,
};
}
case 'object':
return literalsInObject(expression.entries);
default:
return UNKNOWN;
}
}
function known(value) {
return { value, unknown: undefined };
}
function literalsInObject(entries) {
const members = new Map();
for (const entry of entries) {
const { value: key, unknown } = literalsIn(entry.key);
const name = String(key);
if (unknown !== undefined || key === null || typeof key === 'object' || members.has(name)) {
return UNKNOWN;
}
members.set(name, literalsIn(entry.value));
}
return asObject(members);
}
function asObject(members) {
const withValue = [...members].filter(([, { value }]) => value !== undefined);
const withUnknown = [...members].filter(([, member]) => isUnknown(member));
const unknown = Object.fromEntries(withUnknown.map(([name, member]) => [name, member.unknown]));
return {
value: Object.fromEntries(withValue.map(([name, { value }]) => [name, value])),
unknown: withUnknown.length > 0 ? unknown : undefined,
};
}
function isUnknown({ unknown }) {
return unknown !== undefined;
}
function readLiteral(text) {
const { body, problems } = (0,_syntax_parse_hcl_js_0_.parseHcl)(`value = ${text}\n`);
const [attribute] = body.attributes;
if (attribute === undefined || problems.length > 0)
return text;
const { value, unknown } = literalsIn(attribute.value);
return unknown === undefined ? value : text;
}
const COMPUTED = '\0';
const PATH = '\0path';
function writtenTexts(expression) {
const textWithMarks = joined(expression);
if (textWithMarks === undefined)
return [];
return textWithMarks.split('\n').map((line) => {
const trimmed = line.trim().normalize('NFC');
const afterPath = trimmed.startsWith(PATH);
const rest = afterPath ? trimmed.slice(PATH.length) : trimmed;
const isOtherName = afterPath && /^[^/\\]/.test(rest);
const withoutSlash = afterPath ? rest.replace(/^[/\\]+/, '') : rest;
const [text = '', ...afterComputed] = withoutSlash.split(COMPUTED);
return { text, afterPath, isComputed: isOtherName || afterComputed.length > 0 };
});
}
function joined(expression) {
switch (expression.kind) {
case 'literal':
return typeof expression.value === 'string' ? expression.value : undefined;
case 'traversal':
return isPathValue(expression) ? PATH : undefined;
case 'template':
return expression.parts
.map((part) => (part.kind === 'literal' ? String(part.value) : (joined(part) ?? COMPUTED)))
.join('');
default:
return undefined;
}
}
function isPathValue(expression) {
if (expression.kind !== 'traversal' || expression.root !== 'path')
return false;
const [step, ...more] = expression.steps;
if (step?.kind !== 'literal' || more.length > 0)
return false;
return step.value === 'module' || step.value === 'root' || step.value === 'cwd';
}
function isWrittenAsPath(text) {
return text !== '.' && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
}
/***/ }),
/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( readRetryAfter),
U: () => ( readSeconds)
});
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const TOO_MANY_SECONDS = 100_000_000;
function readRetryAfter(headers, now) {
const after = headers['retry-after'];
return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
function readSeconds(value) {
const trimmed = value?.trim() ?? '';
if (!DECIMAL.test(trimmed))
return undefined;
const seconds = Number(trimmed);
return seconds < TOO_MANY_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
const retryAt = value?.trim() ?? '';
const since = now?.trim() ?? '';
if (!HTTP_DATE.test(retryAt) || !HTTP_DATE.test(since))
return undefined;
const waitMs = Date.parse(retryAt) - Date.parse(since);
return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
/***/ }),
/***/ 2975:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( withoutSensitiveValues),
s: () => ( withoutResources)
});
var node_util_0_ = __webpack_require__(57975);
var _model_parse_js_1_ = __webpack_require__(2340);
function withoutResources(plan, isLeftOut) {
const copy = structuredClone(plan);
const members = Object.fromEntries(Object.entries(copy));
removeFromList(copy, 'resource_changes', isLeftOut);
removeFromList(copy, 'resource_drift', isLeftOut);
removeFromList(copy, 'deferred_changes', isLeftOut, ({ resource_change: change }) => [
(0,_model_parse_js_1_ ._F)(change, 'address'),
]);
removeFromList(copy, 'relevant_attributes', isLeftOut, ({ resource }) => [resource]);
removeFromList(copy, 'action_invocations', isLeftOut, invokedFor);
removeFromList(copy, 'deferred_action_invocations', isLeftOut, ({ action_invocation: invocation }) => invokedFor(invocation));
const { prior_state: state, planned_values: planned, proposed_unknown: unknown } = members;
for (const part of [copy, state].filter(_model_parse_js_1_ .u4)) {
removeFromList(part, 'checks', isLeftOut, checkedIn);
const { checks } = part;
for (const check of (0,_model_parse_js_1_ .c3)(checks))
removeFromList(check, 'instances', isLeftOut, checkedIn);
}
for (const values of [planned, unknown, (0,_model_parse_js_1_ ._F)(state, 'values')]) {
removeFromModule((0,_model_parse_js_1_ ._F)(values, 'root_module'), isLeftOut);
}
removeFromConfiguration((0,_model_parse_js_1_ ._F)(members['configuration'], 'root_module'), '', isLeftOut);
return copy;
}
function removeFromList(part, key, isLeftOut, addressesOf = ({ address }) => [address]) {
const list = (0,_model_parse_js_1_ ._F)(part, key);
if (!(0,_model_parse_js_1_ .u4)(part) || !Array.isArray(list))
return;
const isAbout = (entry) => (0,_model_parse_js_1_ .u4)(entry) &&
addressesOf(entry).some((address) => typeof address === 'string' && isLeftOut(address));
part[key] = list.filter((entry) => !isAbout(entry));
}
function invokedFor(invocation) {
const trigger = (0,_model_parse_js_1_ ._F)(invocation, 'lifecycle_action_trigger');
return [(0,_model_parse_js_1_ ._F)(invocation, 'address'), (0,_model_parse_js_1_ ._F)(trigger, 'triggering_resource_address')];
}
function checkedIn({ address }) {
return [(0,_model_parse_js_1_ ._F)(address, 'to_display')];
}
function removeFromModule(module, isLeftOut) {
removeFromList(module, 'resources', isLeftOut);
removeFromList(module, 'child_modules', isLeftOut);
const children = (0,_model_parse_js_1_ ._F)(module, 'child_modules');
for (const child of (0,_model_parse_js_1_ .c3)(children))
removeFromModule(child, isLeftOut);
}
function removeFromConfiguration(module, prefix, isLeftOut) {
for (const key of ['resources', 'actions'])
removeFromList(module, key, (address) => isLeftOut(`${prefix}${address}`));
const calls = (0,_model_parse_js_1_ ._F)(module, 'module_calls');
if (!(0,_model_parse_js_1_ .u4)(calls))
return;
for (const [name, call] of Object.entries(calls)) {
const address = `${prefix}module.${name}`;
if (isLeftOut(address))
delete calls[name];
else
removeFromConfiguration((0,_model_parse_js_1_ ._F)(call, 'module'), `${address}.`, isLeftOut);
}
}
function withoutSensitiveValues(document) {
const changes = document.resource_changes.map((resource) => ({
...resource,
change: redact(resource.change),
}));
return {
plan_format_version: document.format_version,
output_changes: Object.fromEntries(Object.entries(document.output_changes ?? {}).map(([name, output]) => [name, redact(output)])),
resource_changes: changes,
action_invocations: document.action_invocations?.map(withoutValues),
deferred_changes: document.deferred_changes?.map(() => ({})),
deferred_action_invocations: document.deferred_action_invocations?.map((entry) => ({
action_invocation: withoutValues(entry.action_invocation),
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
const { before, after, before_sensitive: beforeMarks, after_sensitive: afterMarks } = change;
return {
...change,
before: hide(before, beforeMarks, after, `${HIDDEN} BEFORE`),
after: hide(after, afterMarks, before, HIDDEN),
};
}
function hide(value, marks, other, replacement) {
if (value === null || value === undefined)
return value;
if (marks === true)
return (0,node_util_0_.isDeepStrictEqual)(value, other) ? HIDDEN : replacement;
if (typeof value !== 'object' || typeof marks !== 'object')
return value;
const hideMember = (key, member) => hide(member, (0,_model_parse_js_1_ .Pf)(marks)[key], (0,_model_parse_js_1_ .Pf)(other)[key], replacement);
if (Array.isArray(value))
return value.map((item, index) => hideMember(String(index), item));
return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, hideMember(key, member)]));
}
/***/ }),
/***/ 3790:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( filesAt),
trustedCommit: () => ( trustedCommit),
trustedInGit: () => ( trustedInGit)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_ask_git_js_1_ = __webpack_require__(29796);
var _model_quote_js_4_ = __webpack_require__(28187);
var _machine_git_objects_js_2_ = __webpack_require__(71650);
var _tree_js_3_ = __webpack_require__(80734);
async function trustedInGit(branch, ports) {
const { commit, repository } = await trustedCommit(branch, ports);
return (0,_tree_js_3_ .O2)(filesAt(commit, repository, ports));
}
async function trustedCommit({ repository, branch, server }, ports) {
if (repository === undefined) {
throw new _tree_js_3_ .lI('these files are in no git repository. Run it in a clone.');
}
const commitOfClone = () => branch === undefined
? (0,_machine_ask_git_js_1_ .Oh)(repository, ports)
: (0,_machine_ask_git_js_1_ .hZ)(branch, repository, ports);
if (server === undefined) {
const commit = (await commitOfClone()) ?? (await fetchFromOrigin(branch, repository, ports));
return { commit, repository };
}
const isCloneEnough = server.isNew && server.authorization === undefined;
const known = isCloneEnough ? await commitOfClone() : undefined;
return { commit: known ?? (await askServer(server, branch, repository, ports)), repository };
}
async function askServer({ address, authorization, remedy }, branch, repository, ports) {
const branchWords = describeBranch(branch);
if (address === undefined) {
throw new _tree_js_3_ .lI(`this job does not say where ${branchWords} of its repository is. ${remedy}`);
}
const remote = { address, authorization };
const reference = referenceOf(branch);
const answer = await (0,_machine_ask_git_js_1_ .k6)(remote, reference, ports);
if ('why' in answer) {
throw new _tree_js_3_ .lI(`the server did not say which commit is the last of ${branchWords}${inBrackets(answer.why)}. ${remedy}`);
}
const { commit } = answer;
const why = await (0,_machine_git_objects_js_2_ .s5)(commit, repository, ports, { remote, reference });
if (why === undefined)
return commit;
throw new _tree_js_3_ .lI(`the last commit of ${branchWords} could not be fetched${inBrackets(why)}. ${remedy}`);
}
function referenceOf(branch) {
return branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
}
function describeBranch(branch) {
return branch === undefined ? 'the default branch' : `the branch "${branch}"`;
}
async function fetchFromOrigin(branch, repository, ports) {
const origin = await (0,_machine_ask_git_js_1_ .yv)(repository, ports);
if ('why' in origin) {
throw new _tree_js_3_ .lI(`git knows no remote "origin" here${inBrackets(origin.why)}. Add it: \`git remote add origin URL\`.`);
}
const from = { remote: { address: origin.text.trim() }, reference: referenceOf(branch) };
const answer = await (0,_machine_ask_git_js_1_ .k6)(from.remote, from.reference, ports);
const why = 'why' in answer ? answer.why : await (0,_machine_git_objects_js_2_ .s5)(answer.commit, repository, ports, from);
if ('commit' in answer && why === undefined)
return answer.commit;
throw new _tree_js_3_ .lI(`git does not have ${describeBranch(branch)} and could not fetch it${inBrackets(why)}.`);
}
function filesAt(commit, repository, ports) {
const files = (0,_machine_git_objects_js_2_ .Cg)(commit, repository, ports);
const modeAt = async (path) => {
const entry = await files.entry(path);
return typeof entry === 'object' ? entry.mode : undefined;
};
const readBehindLinks = async (path, mostLinks) => {
const text = (await files.bytes(path))?.toString('utf8');
if (text === undefined || (await modeAt(path)) !== MODE.link)
return text;
const isOutside = node_path_0_.posix.isAbsolute(text);
if (isOutside || mostLinks === 0)
return undefined;
return readBehindLinks(node_path_0_.posix.join(node_path_0_.posix.dirname(path), text), mostLinks - 1);
};
const read = (path) => readBehindLinks(path, MOST_LINKS);
return {
async obstacleAt(path) {
const names = path.split('/');
for (const count of names.keys()) {
const upToHere = names.slice(0, count + 1).join('/');
const mode = await modeAt(upToHere);
if (mode === MODE.submodule)
return 'submodule';
if (mode !== MODE.link)
continue;
const isFile = upToHere === path && (await read(path)) !== undefined;
return isFile ? undefined : 'link';
}
return undefined;
},
isNoFile: async (path) => !['100644', '100755'].includes((await modeAt(path)) ?? ''),
async names(directory) {
const entries = await files.list(directory);
if (entries !== undefined)
return entries.map(({ name }) => name);
const entry = await files.entry(directory);
if (entry === 'missing')
return undefined;
if (entry === undefined || entry.mode === MODE.directory) {
throw new _tree_js_3_ .lI(`git does not have the directory ${(0,_model_quote_js_4_ .hD)(directory)} of that commit. Check out the whole history, without \`filter\`.`);
}
return undefined;
},
read,
};
}
const MOST_LINKS = 40;
const MODE = { directory: '040000', link: '120000', submodule: '160000' };
function inBrackets(printed = '') {
const why = (0,_machine_ask_git_js_1_ .TM)(printed);
return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
/***/ }),
/***/ 17866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ny: () => ( isPinnedAddress),
vO: () => ( isPageOf),
ve: () => ( isSameRepository)
});
var _or_else_js_0_ = __webpack_require__(17026);
function isPinnedAddress(text) {
return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
function isSameRepository(one, other) {
const repository = repositoryAt(one);
return repository !== undefined && repository === repositoryAt(other);
}
function isPageOf(address, repository) {
const page = repositoryAt(address);
const whole = repositoryAt(repository);
return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
function repositoryAt(address) {
const trimmed = address.trim();
const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
const scpForm = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(trimmed);
const url = scpForm && !isUrl ? `ssh://${scpForm[1]}/${scpForm[2]}` : trimmed;
if (!URL.canParse(url))
return undefined;
const { protocol, hostname, pathname } = new URL(url);
if (hostname === '' && protocol !== 'file:')
return undefined;
const path = (0,_or_else_js_0_ .N)(() => decodeURI(pathname), pathname)
.replace(/\/+/g, '/')
.replace(/\/$/, '')
.replace(/\.git$/, '');
if (path === '' || path === '/')
return undefined;
const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
const PAGE_HOSTS = {
'ssh.github.com': 'github.com',
'altssh.gitlab.com': 'gitlab.com',
'altssh.bitbucket.org': 'bitbucket.org',
'ssh.dev.azure.com': 'dev.azure.com',
};
function pathOnPages(path, host) {
if (host !== 'dev.azure.com')
return path;
return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
/***/ }),
/***/ 18536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
cY: () => ( createAsk),
dy: () => ( createHostSend)
});
var _model_ports_js_0_ = __webpack_require__(18471);
var _model_parse_js_4_ = __webpack_require__(2340);
var _model_retry_after_js_3_ = __webpack_require__(2906);
var _report_markdown_js_1_ = __webpack_require__(70075);
var _host_error_js_2_ = __webpack_require__(93452);
var _shapes_js_5_ = __webpack_require__(65639);
const MOST_ATTEMPTS = 4;
const MOST_PAUSE_MS = 60_000;
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 40_000_000;
function createAsk(options) {
const { baseUrl, clock, service } = options;
const send = createHostSend(options);
const ask = (method, path, content, rules) => {
const url = new URL(baseUrl + path);
const body = JSON.stringify(content);
const type = body === undefined ? {} : { 'content-type': 'application/json' };
const headers = { accept: 'application/json', ...type, ...options.headers };
return send({ method, url, headers, body }, rules);
};
return Object.assign(ask, { service, clock });
}
function createHostSend(options) {
const { clock, deadline, service } = options;
return async (outgoing, rules = {}) => {
const { accept = [], sendOnce = outgoing.method === 'POST' } = rules;
const { signal } = options;
const { method, url } = outgoing;
const what = `${method} ${url.pathname}`;
const abortedError = (why, helpCode) => new _host_error_js_2_ .dh('aborted', `${service}: ${what} ${why}.`, { helpCode });
const outOfTime = 'was not answered before the time for publishing was over';
let waitedMs = 0;
for (let attempt = 1;; attempt++) {
const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
if (leftMs <= 0)
throw abortedError(outOfTime, 'PG-157');
const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
const request = { ...outgoing, timeoutMs, maxBytes: MAX_BYTES, fresh: sendOnce, signal };
const outcome = await options.send(request).catch((error) => {
if (error instanceof _model_ports_js_0_ .w)
return error;
throw error;
});
const status = 'headers' in outcome ? outcome.status : 0;
const isAnswer = status >= 200 && status < 300 && status !== 203;
if ('headers' in outcome && (isAnswer || accept.includes(status))) {
return { ...outcome, json: parseAnswer(outcome, service, what) };
}
const failure = outcome instanceof _model_ports_js_0_ .w ? outcome.failure : undefined;
if (failure === 'aborted')
throw abortedError('was given up');
if (failure === 'timeout' && leftMs < TIMEOUT_MS && !sendOnce)
throw abortedError(outOfTime, 'PG-157');
const refusedRemedy = rules.refusedRemedy ?? options.refusedRemedy;
const problem = toHostError({ ...options, refusedRemedy }, { method, what, sendOnce }, outcome);
const waitMs = attempt < MOST_ATTEMPTS ? waitBeforeRepeatMs(outcome, attempt, options) : undefined;
if (waitMs === undefined || waitedMs + waitMs > MOST_PAUSE_MS || waitMs >= leftMs) {
throw problem;
}
await clock.sleep(waitMs, options.signal).catch(() => {
throw abortedError('was given up');
});
if (problem.kind === 'unsure')
throw problem;
waitedMs += waitMs;
}
};
}
function isRateLimit(answer) {
const { status, headers } = answer;
if (status !== 403)
return status === 429;
const saysSo = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
return saysSo || /secondary rate limit|abuse detection/i.test(refusalSentence(answer));
}
function waitBeforeRepeatMs(outcome, attempt, { clock, random }) {
const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
if (outcome instanceof _model_ports_js_0_ .w) {
return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
}
const { status, headers } = outcome;
const afterMs = announcedWaitMs(outcome, clock);
if (isRateLimit(outcome)) {
if (afterMs !== undefined || headers['x-ratelimit-remaining'] === '0')
return afterMs;
return attempt === 1 ? MOST_PAUSE_MS : undefined;
}
if (status < 500)
return undefined;
return afterMs ?? backoff;
}
function announcedWaitMs({ headers }, clock) {
const afterMs = (0,_model_retry_after_js_3_ .D)(headers, clock.date());
if (afterMs !== undefined || headers['x-ratelimit-remaining'] !== '0')
return afterMs;
const nowMs = Date.parse(headers['date'] ?? '') || clock.date().getTime();
const reset = Number(headers['x-ratelimit-reset']) * 1_000 - nowMs;
return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
}
function toHostError(options, { method, what, sendOnce }, outcome) {
const { service, refusedRemedy, unreachableRemedy } = options;
if (outcome instanceof _model_ports_js_0_ .w) {
const { failure, message } = outcome;
const remedy = outcome.remedy ?? unreachableRemedy;
const mayHaveArrived = failure !== 'not-sent' && failure !== 'tls';
const kind = sendOnce && mayHaveArrived ? 'unsure' : 'unreachable';
const why = message.replace(/\.$/, '');
const text = `${service} could not be reached: ${what} (${why}). ${remedy ?? ''}`;
return new _host_error_js_2_ .dh(kind, text.trimEnd(), { helpCode: outcome.helpCode ?? 'PG-124' });
}
const { status, headers } = outcome;
const sentence = refusalSentence(outcome);
const mayBeHidden = refusedRemedy !== undefined && (method === 'GET' || method === 'POST');
const isLimited = isRateLimit(outcome);
const kind = isLimited
? 'rate-limited'
: errorKindOf(status, sentence, { mayBeHidden, sendOnce });
const isTokenRefused = TOKEN_KINDS.includes(kind) && isAboutToken(sentence) && !isPage(outcome);
const text = answeredSentence(outcome, service, what, sentence);
const facts = { status, acceptedPermissions: headers['x-accepted-github-permissions'] };
if (isTokenRefused && refusedRemedy !== undefined) {
return new _host_error_js_2_ .dh(kind, `${text} ${refusedRemedy}`, { ...facts, isAboutToken: false });
}
if (isLimited) {
const ms = announcedWaitMs(outcome, options.clock);
const when = ms === undefined ? 'later' : `in ${Math.ceil(ms / 60_000)} min`;
const helpCode = 'PG-122';
return new _host_error_js_2_ .dh(kind, `${text} Run the job again ${when}.`, { ...facts, helpCode });
}
return new _host_error_js_2_ .dh(kind, text, { ...facts, isAboutToken: isTokenRefused });
}
function answeredSentence(outcome, service, what, sentence) {
const { status, proxy } = outcome;
if (sentence !== '')
return `${service} says "${sentence}" (${status} to ${what}).`;
const who = proxy === undefined ? '' : `: the proxy ${proxy} may have answered in its place`;
const page = isPage(outcome) ? ` and a page${who}` : '';
return `${service} answered ${what} with ${status}${page}.`;
}
function isPage({ headers }) {
return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
const TOKEN_KINDS = ['permission', 'bad-token', 'not-found'];
function errorKindOf(status, message, { mayBeHidden, sendOnce }) {
if (status === 401 || status === 203 || status === 302)
return 'bad-token';
if (status === 403 || (status === 404 && mayBeHidden))
return 'permission';
if (status === 404 || status === 410)
return 'not-found';
if (status === 413)
return 'too-long';
if (status === 400 || status === 422) {
return /too long|exceeds a maximum/i.test(message) ? 'too-long' : 'invalid';
}
if (status >= 500)
return sendOnce ? 'unsure' : 'unreachable';
return 'invalid';
}
function parseAnswer(answer, service, what) {
const { status, body, proxy } = answer;
const json = (0,_model_parse_js_4_ .qF)(new TextDecoder().decode(body));
if (body.length === 0 || json !== undefined)
return json;
const who = proxy === undefined ? 'a proxy or a sign-in page' : `the proxy ${proxy}`;
const text = `${service} answered ${what} with ${status} and something that is not JSON: ${who} is in between.`;
throw new _host_error_js_2_ .dh('invalid', text, { helpCode: 'PG-129' });
}
const LONGEST = 300;
const LONGEST_TEXT = 2_000;
function refusalSentence({ headers, body }) {
const json = (0,_model_parse_js_4_ .qF)(new TextDecoder().decode(body));
if (json !== undefined)
return (0,_report_markdown_js_1_ .Ow)([...new Set(sentencesOf(json))].join(': '), LONGEST);
const isText = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
const text = isText ? new TextDecoder().decode(body.subarray(0, LONGEST_TEXT)) : '';
return (0,_report_markdown_js_1_ .Ow)(firstLine(text), LONGEST);
}
function sentencesOf(json) {
const error = (0,_shapes_js_5_ .fK)(json, 'error');
const message = (0,_shapes_js_5_ .fK)(json, 'message');
const aboutFields = Object.entries((0,_model_parse_js_4_ .Pf)(message)).map(([field, why]) => {
const reasons = (0,_model_parse_js_4_ .c3)(why).filter((reason) => (0,_shapes_js_5_ .gc)(reason) !== undefined);
return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
});
const errors = (0,_model_parse_js_4_ .c3)((0,_shapes_js_5_ .fK)(json, 'errors'));
const ofErrors = errors.flatMap((listed) => [listed, (0,_shapes_js_5_ .fK)(listed, 'message')]);
return [
message,
...aboutFields,
...ofErrors,
error,
(0,_shapes_js_5_ .fK)(json, 'error_description'),
(0,_shapes_js_5_ .fK)(error, 'message'),
(0,_shapes_js_5_ .fK)(error, 'detail'),
].flatMap((sentence) => firstLine((0,_shapes_js_5_ .gc)(sentence) ?? '') || []);
}
function firstLine(text) {
const [first = ''] = text.trim().split(/[\r\n]/, 1);
return first.trimEnd();
}
const ABOUT_PERMISSIONS = /not accessible by|\b(?:permissions?|privileges?|rights|scopes?|unauthori[sz]ed|credentials|(?:push|write|read|admin) access)\b|^(?:[45]\d\d )?(?:forbidden|access denied|(?:\w+ )?not found)\.?$/i;
const ABOUT_STATE = /\b(?:locked|archived|read-only|limit(?:ed|s)?|restrict(?:ed|ions?)?|rules?|rulesets?|protected|suspended|blocked|disabled|closed|saml|sso|ip|quota|upgrade|billing)\b/i;
function isAboutToken(sentence) {
return sentence === '' || (ABOUT_PERMISSIONS.test(sentence) && !ABOUT_STATE.test(sentence));
}
/***/ }),
/***/ 19983:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ch: () => ( findPlaces),
D0: () => ( findRoots),
RL: () => ( nameRoots),
findPlans: () => ( findPlans),
zH: () => ( concernedUnits)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _configuration_affected_js_7_ = __webpack_require__(21818);
var _configuration_backends_js_2_ = __webpack_require__(38987);
var _configuration_file_names_js_8_ = __webpack_require__(96817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _model_quote_js_6_ = __webpack_require__(28187);
var _settings_load_settings_js_4_ = __webpack_require__(72906);
var _settings_workspace_selectors_js_5_ = __webpack_require__(30589);
function findPlans({ directory, plan = [], workspaces, }, workingDirectory) {
if (plan.length === 0 || (0,_settings_load_settings_js_4_ .EN)(plan, workingDirectory))
return undefined;
const namedWorkspaces = workspaces.filter((selector) => selector.kind === 'name');
const plans = [];
for (const item of plan) {
const [, workspace, written = item] = /^([\w-]+)=(.+)$/.exec(item) ?? [];
const files = filesOf(written, workingDirectory);
if (files.length === 0 && workspace === undefined)
return { unmatched: item };
const planFiles = files.length === 0 ? [{ file: written, inside: written }] : files;
for (const { file, inside } of planFiles) {
const planned = findPlannedDirectory(inside, directory, workingDirectory);
plans.push(workspace === undefined
? planOfDirectory(file, planned, { directory, namedWorkspaces, workingDirectory })
: planOfWorkspace(file, workspace, planned ?? directory, namedWorkspaces));
}
}
return plans;
}
function planOfWorkspace(file, workspace, planned, namedWorkspaces) {
const selector = namedWorkspaces.find(({ name }) => name === workspace);
if (selector !== undefined)
return { file, workspace, directory: selector.directory };
const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
return { file, workspace, directory: planned, refused };
}
function planOfDirectory(file, planned, context) {
const { directory, namedWorkspaces, workingDirectory } = context;
if (planned === undefined) {
const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
const refused = `${(0,_model_quote_js_6_ .hD)(file)} is called after no directory that is there. Call it like the directory that was planned, as in live/app/plan.json, or write workspace=${file}.`;
return { file, workspace, directory: undefined, refused };
}
const realPath = (path) => (0,_machine_find_repository_js_3_ .eF)((0,node_path_1_.resolve)(workingDirectory, path));
const ofDirectory = namedWorkspaces.filter((selector) => realPath(selector.directory ?? directory) === realPath(planned));
const [selector, second] = ofDirectory;
if (selector === undefined) {
const workspace = nameOfPlace(planned, directory);
const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
return { file, workspace, directory: planned, refused };
}
const refused = second === undefined
? undefined
: `${(0,_model_quote_js_6_ .hD)(file)} is of one of ${ofDirectory.map(({ name }) => (0,_model_quote_js_6_ .hD)(name)).join(', ')}, which have the same directory. Write workspace=${file}.`;
return { file, workspace: selector.name, directory: selector.directory, refused };
}
function describeUnnamed(file, workspace) {
return `${(0,_model_quote_js_6_ .hD)(file)} is the plan of ${(0,_model_quote_js_6_ .hD)(workspace)}, which \`workspaces\` does not name. Name it there, or take the plan out.`;
}
function nameOfPlace(place, directory) {
const inside = node_path_1_.posix.relative((0,_machine_find_repository_js_3_ .df)(directory), place);
return (0,_settings_workspace_selectors_js_5_ .yJ)((0,node_path_1_.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
}
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];
function findPlannedDirectory(inside, directory, workingDirectory) {
const candidates = [inside.replace(/\.json$/, '')];
const parent = node_path_1_.posix.dirname(inside);
if (parent !== '.' || PLAIN_NAMES.includes(inside))
candidates.push(parent);
return candidates
.map((candidate) => node_path_1_.posix.join((0,_machine_find_repository_js_3_ .df)(directory), candidate))
.find((path) => (0,_machine_find_repository_js_3_ .wd)((0,node_path_1_.resolve)(workingDirectory, path)));
}
function filesOf(written, workingDirectory) {
const path = (0,_machine_find_repository_js_3_ .df)(written);
const segments = path.split('/');
const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
let base = path;
let pattern = '**/*.json';
if (firstPattern >= 0) {
base = segments.slice(0, firstPattern).join('/') || (firstPattern > 0 ? '/' : '.');
pattern = segments.slice(firstPattern).join('/');
}
else if (!(0,_machine_find_repository_js_3_ .wd)((0,node_path_1_.resolve)(workingDirectory, path))) {
const stats = (0,node_fs_0_.statSync)((0,node_path_1_.resolve)(workingDirectory, path), { throwIfNoEntry: false });
return stats?.isFile() ? [{ file: written, inside: node_path_1_.posix.normalize(path) }] : [];
}
const top = (0,node_path_1_.resolve)(workingDirectory, base);
if (!(0,_machine_find_repository_js_3_ .wd)(top))
return [];
return (0,node_fs_0_.readdirSync)(top, { recursive: true, withFileTypes: true })
.filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
.map((entry) => (0,_machine_find_repository_js_3_ .df)((0,node_path_1_.relative)(top, (0,node_path_1_.join)(entry.parentPath, entry.name))))
.filter((inside) => (0,_configuration_affected_js_7_ .uv)(pattern, inside))
.sort()
.map((inside) => ({ file: node_path_1_.posix.join(base, inside), inside }));
}
const MAX_DEPTH = 8;
async function findRoots(directory, workingDirectory) {
const places = [];
const visit = async (place, depth) => {
const path = (0,node_path_1_.resolve)(workingDirectory, place);
const entries = (0,node_fs_0_.readdirSync)(path, { withFileTypes: true });
const names = entries.map(({ name }) => name);
let isAboveUnits = false;
for (const entry of depth < MAX_DEPTH ? entries : []) {
const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
if (isSearched && (await visit(node_path_1_.posix.join(place, entry.name), depth + 1)))
isAboveUnits = true;
}
const isUnit = names.includes('terragrunt.hcl');
const isModule = names.includes('.terraform.lock.hcl') ||
(names.some(_configuration_file_names_js_8_ .ZC) && (await (0,_configuration_backends_js_2_ .k)((0,_settings_load_settings_js_4_ .nG)(path), '')).blocks.length > 0);
if (isModule || (isUnit && !isAboveUnits))
places.push({ directory: place, isUnit });
return isUnit || isAboveUnits;
};
await visit((0,_machine_find_repository_js_3_ .df)(directory), 0);
return nameRoots(places, directory);
}
function nameRoots(places, directory) {
const taken = new Set();
return places.map((place) => {
const usualName = nameOfPlace(place.directory, directory);
let name = usualName;
for (let count = 2; taken.has(name); count++)
name = `${usualName}-${count}`;
taken.add(name);
return { kind: 'name', name, ...place };
});
}
function concernedUnits(roots, changed, nameInRepository, textOf) {
const units = roots.filter(({ isUnit }) => isUnit);
if (changed === undefined)
return units;
const innermostFirst = roots
.map((root) => ({ root, prefix: `${nameInRepository(root.directory)}/` }))
.toSorted((one, other) => other.prefix.length - one.prefix.length);
const changedRoots = changed.flatMap((path) => innermostFirst.find(({ prefix }) => path.startsWith(prefix))?.root ?? []);
if (changedRoots.length < changed.length)
return units;
const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
return units.filter((unit) => {
const text = textOf(unit);
const names = (directory) => ['"', '/'].some((end) => text.includes(`/${node_path_1_.posix.basename(directory)}${end}`));
return [...changedDirectories].some((directory) => `${unit.directory}/`.startsWith(`${directory}/`) || names(directory));
});
}
function findPlaces(planned, workingDirectory) {
const placeAt = (written) => {
const directory = (0,_machine_find_repository_js_3_ .eF)((0,node_path_1_.resolve)(workingDirectory, written));
const root = (0,_machine_find_repository_js_3_ .I8)(directory) ?? directory;
return { root, workingDirectory: (0,_machine_find_repository_js_3_ .df)((0,node_path_1_.relative)(root, directory)) };
};
const placesByName = new Map();
for (const selector of planned.workspaces) {
if (selector.kind === 'name' && selector.directory !== undefined)
placesByName.set(selector.name, placeAt(selector.directory));
}
const placeOfOthers = placeAt(planned.directory);
return (workspace) => placesByName.get(workspace) ?? placeOfOthers;
}
/***/ }),
/***/ 20854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Op: () => ( HclScanner),
gZ: () => ( TOO_DEEP),
sG: () => ( Malformed),
wB: () => ( TextRanges)
});
var _model_address_js_0_ = __webpack_require__(3543);
const DEEPEST = 200;
const TOO_DEEP = 'nested too deeply to be read';
const WORD = new RegExp(_model_address_js_0_ .cS, 'uy');
class Malformed extends Error {
at;
constructor(message, at) {
super(message);
this.at = at;
}
}
class TextRanges {
lines = [0];
constructor(text) {
for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
this.lines.push(at + 1);
}
}
between(start, end) {
const first = this.lineAt(start);
const last = this.lineAt(end);
return {
startLine: first + 1,
startColumn: start - (this.lines[first] ?? 0) + 1,
endLine: last + 1,
endColumn: end - (this.lines[last] ?? 0) + 1,
};
}
lineAt(offset) {
let low = 0;
let high = this.lines.length - 1;
while (low < high) {
const middle = Math.ceil((low + high) / 2);
if ((this.lines[middle] ?? 0) <= offset)
low = middle;
else
high = middle - 1;
}
return low;
}
}
class HclScanner {
text;
ranges;
fixedRange;
at;
depth = 0;
skipsLineEnds = false;
constructor(text, around) {
this.text = text;
this.at = text.startsWith('\uFEFF') ? 1 : 0;
this.ranges = new TextRanges(text);
this.fixedRange = around;
}
skip() {
for (;;) {
const character = this.text[this.at];
const next = this.text[this.at + 1];
if (character === ' ' || character === '\t')
this.at++;
else if (this.skipsLineEnds && character === '\n')
this.at++;
else if (this.skipsLineEnds && character === '\r' && next === '\n')
this.at += 2;
else if (character === '#' || (character === '/' && next === '/')) {
const end = this.text.indexOf('\n', this.at);
this.at = end < 0 ? this.text.length : end;
}
else if (character === '/' && next === '*') {
const end = this.text.indexOf('*/', this.at + 2);
if (end < 0)
throw new Malformed('a comment does not end', this.at);
this.at = end + 2;
}
else
return;
}
}
take(characters) {
if (!this.text.startsWith(characters, this.at))
return false;
this.at += characters.length;
return true;
}
expect(characters) {
this.skip();
if (!this.take(characters))
throw this.unexpected();
}
match(pattern) {
pattern.lastIndex = this.at;
const matched = pattern.exec(this.text);
if (matched === null)
return undefined;
this.at = pattern.lastIndex;
return matched;
}
identifier() {
return this.match(WORD)?.[0];
}
deeper(read) {
if (++this.depth > DEEPEST)
throw new Malformed(TOO_DEEP, this.at);
const result = read();
this.depth--;
return result;
}
inBrackets(skipsLineEnds, read) {
const before = this.skipsLineEnds;
this.skipsLineEnds = skipsLineEnds;
const result = this.deeper(read);
this.skipsLineEnds = before;
return result;
}
lineHere() {
const lineEnd = this.text.indexOf('\n', this.at);
const end = lineEnd < 0 ? this.text.length : lineEnd;
const next = this.text[end - 1] === '\r' ? end - 1 : end;
return { line: this.text.slice(this.at, end), next };
}
unexpected() {
const line = this.lineHere().line.trimEnd();
const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
const message = shown === '' ? 'something is missing here' : `"${shown}" was not expected here`;
return new Malformed(message, this.at);
}
range(start, end = this.at) {
return this.fixedRange ?? this.ranges.between(start, end);
}
}
/***/ }),
/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$S: () => ( localPath),
Ts: () => ( directoriesFor),
WI: () => ( readManifest),
dp: () => ( MODULE_MANIFEST),
wK: () => ( findMisled)
});
var node_path_0_ = __webpack_require__(76760);
var _syntax_read_json_js_1_ = __webpack_require__(59611);
const MODULE_MANIFEST = '.terraform/modules/modules.json';
const FETCHED = '.terraform/modules';
function readManifest(text) {
if (text === '')
return [];
let json;
try {
json = (0,_syntax_read_json_js_1_ .X)(text);
}
catch {
return { problem: 'is no JSON' };
}
const [modules, ...others] = membersOf(json);
if (modules?.name !== 'Modules' || others.length > 0)
return { problem: OTHER_FORM };
const list = modules.value;
const isOther = list.kind === 'literal' && list.value !== null;
if (list.kind === 'object' || isOther)
return { problem: OTHER_FORM };
const records = [];
const keys = new Set();
for (const item of list.kind === 'list' ? list.items : []) {
const record = toRecord(item);
if (record === undefined)
return { problem: OTHER_FORM };
if (keys.has(record.key))
return { problem: `has ${describeRecord(record)} twice` };
keys.add(record.key);
records.push(record);
}
return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
const fields = new Map();
for (const { name, value } of membersOf(json)) {
const text = value.kind === 'literal' ? value.value : undefined;
const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
if (!isKnown || typeof text !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(text))
return undefined;
fields.set(name, text);
}
const key = fields.get('Key');
const directory = fields.get('Dir');
if (key === undefined || directory === undefined)
return undefined;
return { key, source: fields.get('Source') ?? '', directory };
}
function findMisled(records, directories) {
const places = directoriesByKey(records);
for (const record of records) {
const problem = misledProblem(record, places, directories);
if (problem !== undefined)
return problem;
}
return undefined;
}
function directoriesByKey(records) {
return new Map(records.map(({ key, directory }) => [key, directory]));
}
function misledProblem(record, places, directories) {
const { key, source, directory } = record;
const leadsTo = (why) => `leads ${describeRecord(record)} to ${JSON.stringify(directory)}, and ${why}`;
if (key === '') {
if (directory === '.')
return undefined;
return `says that the root module is in ${JSON.stringify(directory)}`;
}
if (directory !== cleaned(directory))
return leadsTo('Terraform writes such a path differently');
if (!isLocal(source)) {
const fetchedTo = `${FETCHED}/${key}`;
const isThere = directory === fetchedTo || directory.startsWith(`${fetchedTo}/`);
if (isThere && !directories.isBehindLink(directory))
return undefined;
const links = isThere ? ', with no link on the way' : '';
return leadsTo(`it belongs in ${JSON.stringify(fetchedTo)}${links}`);
}
const expected = directoryOfSource(record, places);
if (expected === undefined)
return leadsTo('has no record of the module that calls it');
if (directory === expected || directories.isSame(directory, expected))
return undefined;
return leadsTo(`its source is ${JSON.stringify(source)}`);
}
function directoryOfSource({ key, source }, places) {
const callerKey = key.slice(0, Math.max(0, key.lastIndexOf('.')));
let caller = callerKey === '' ? '.' : places.get(callerKey);
if (caller === undefined && key.startsWith('test.'))
caller = '.';
return caller === undefined ? undefined : cleaned(`${caller}/${source.replaceAll('\\', '/')}`);
}
function describeRecord({ key }) {
return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
function cleaned(path) {
return node_path_0_.posix.normalize(path).replace(/(.)\/$/, '$1');
}
function directoriesFor(records, label) {
const places = directoriesByKey(records);
const elsewhere = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
(!isLocal(record.source) || record.directory !== directoryOfSource(record, places)));
return [...new Set(elsewhere.map(({ directory }) => directory))];
}
function localPath(source) {
if (source === undefined || !isLocal(source))
return undefined;
return source.replaceAll('\\', '/');
}
function isLocal(source) {
return /^\.{1,2}[/\\]/.test(source);
}
/***/ }),
/***/ 29272:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H_: () => ( daysLeft),
N$: () => ( acceptanceBy),
RH: () => ( fitsAddress),
WY: () => ( ruleOfExceptions),
_v: () => ( endSentence),
j2: () => ( exceptionNotices),
parseExceptions: () => ( parseExceptions)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_json_text_js_4_ = __webpack_require__(62177);
var _model_parse_js_3_ = __webpack_require__(2340);
var _model_quote_js_5_ = __webpack_require__(28187);
var _address_patterns_js_1_ = __webpack_require__(79486);
var _systems_policy_checks_js_2_ = __webpack_require__(22941);
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
const MOST_CHARACTERS_OF = {
policy: 300,
address: _model_address_js_0_ .bX,
workspace: 100,
reason: 500,
owner: 100,
until: 10,
};
function parseExceptions(text, today) {
const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
if (text.length > MOST_CHARACTERS) {
return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
}
const json = text.replace(/^\uFEFF/, '');
const file = (0,_model_parse_js_3_ .qF)(json);
if (!(0,_model_parse_js_3_ .u4)(file))
return refused(`is not a JSON object. ${SHAPE}`);
const list = file['exceptions'];
if (!Array.isArray(list))
return refused(`has no list "exceptions". ${SHAPE}`);
if (list.length > MOST_EXCEPTIONS) {
return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
}
const entries = list;
const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
const problems = [
...(0,_model_json_text_js_4_ .H3)(json).map((key) => ({
where: 'exceptions',
message: `has the key ${(0,_model_quote_js_5_ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
})),
...unknownKeys(file, ['$schema', 'exceptions'], 'exceptions'),
...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
...duplicateProblems(readings),
];
if (problems.length > 0)
return { problems };
return { exceptions: readings.flatMap((each) => ('value' in each ? [each.value] : [])) };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
if (!(0,_model_parse_js_3_ .u4)(entry))
return { problems: [{ where, message: 'is not an object.' }] };
const problems = unknownKeys(entry, FIELDS, where);
for (const field of FIELDS) {
const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
if (field === 'address' && !Object.hasOwn(entry, field))
continue;
const problem = fieldProblem(field, text, today);
if (problem !== undefined)
problems.push({ where: `${where}.${field}`, message: problem });
}
if (problems.length > 0)
return { problems };
const textOf = (field) => String(entry[field]);
return {
value: {
policy: textOf('policy'),
address: Object.hasOwn(entry, 'address') ? textOf('address') : undefined,
workspace: textOf('workspace'),
reason: textOf('reason'),
owner: textOf('owner'),
until: textOf('until'),
},
};
}
function unknownKeys(record, known, where) {
return Object.keys(record)
.filter((key) => !known.includes(key))
.map((key) => ({
where,
message: `has the key ${(0,_model_quote_js_5_ .hD)(key)}, which this version does not know. It may restrict the exception, so nothing of the file counts.`,
}));
}
function fieldProblem(field, text, today) {
if (text === undefined)
return 'is missing.';
if (typeof text !== 'string')
return 'is not a text.';
if (text.length > MOST_CHARACTERS_OF[field])
return `has more than ${MOST_CHARACTERS_OF[field]} characters.`;
if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
return 'has control or invisible characters in it.';
if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*'))
return 'is empty.';
if (text !== text.trim())
return 'begins or ends with a space.';
return PROBLEM_OF_FIELD[field](text, today);
}
const PROBLEM_OF_FIELD = {
policy: (text) => /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
address: addressProblem,
workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
? undefined
: 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
owner: (text) => /[\p{L}\p{N}]/u.test(text) && !MEANS_NO_OWNER.test(text)
? undefined
: `${(0,_model_quote_js_5_ .hD)(text)} is not an owner. Name a person or a team that answers for it.`,
until: untilProblem,
};
function addressProblem(text) {
const isOneAddress = (0,_model_address_js_0_ .PW)(text);
if (!isOneAddress && !(0,_address_patterns_js_1_ .Pt)(text)) {
return `${(0,_model_quote_js_5_ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
}
return isOneAddress || (0,_address_patterns_js_1_ .MS)(text)
? undefined
: `${(0,_model_quote_js_5_ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
const MEANS_NO_OWNER = /^(?:nobody|no ?one|none|n\/a|na|null|unknown|tbd|todo|x)$/i;
function untilProblem(text, today) {
const days = daysLeft({ until: text }, today);
if (Number.isNaN(days)) {
return `${(0,_model_quote_js_5_ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
}
return days > MOST_DAYS
? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
: undefined;
}
function readDay(text) {
const at = Date.parse(`${text}T00:00:00Z`);
const isDay = !Number.isNaN(at) && new Date(at).toISOString() === `${text}T00:00:00.000Z`;
return isDay ? at : Number.NaN;
}
function daysLeft({ until }, today) {
return (readDay(until) - readDay(today)) / DAY_MS;
}
function duplicateProblems(readings) {
const problems = [];
const firstIndexes = new Map();
for (const [index, reading] of readings.entries()) {
if (!('value' in reading))
continue;
const { policy, address, workspace } = reading.value;
const key = JSON.stringify([policy, address, workspace]);
const first = firstIndexes.get(key);
if (first === undefined)
firstIndexes.set(key, index);
else {
const message = `is about the same failure as exceptions[${first}]. Remove one.`;
problems.push({ where: `exceptions[${index}]`, message });
}
}
return problems;
}
function ruleOfExceptions(workspace, { entries, today }) {
const acceptances = entries
.filter((entry) => daysLeft(entry, today) >= 0)
.map((entry) => ({ entry, acceptance: acceptanceBy(entry) }));
return (result) => {
const fitting = acceptances.filter(({ entry }) => fitsPolicy(entry, result, workspace));
const ofWholePolicy = fitting.find(({ entry }) => entry.address === undefined);
if (ofWholePolicy !== undefined)
return ofWholePolicy.acceptance;
return (address) => fitting.find(({ entry }) => fitsAddress(entry, address))?.acceptance;
};
}
function acceptanceBy({ until, owner, reason }) {
return { status: 'excepted', excepted: { until, owner, reason } };
}
function exceptionsFor(result, workspace, entries) {
if (result.status === 'passed')
return [];
return entries.filter((entry) => fitsPolicy(entry, result, workspace) &&
(entry.address === undefined ||
result.resources.some(({ address }) => fitsAddress(entry, address))));
}
function fitsAddress({ address: pattern }, address) {
return pattern !== undefined && (0,_address_patterns_js_1_ .XP)(pattern, address);
}
function isNamedInText(entry, result) {
const { status, resources, printedFor } = result;
if (status !== 'failed')
return false;
const fits = (address) => fitsAddress(entry, address);
return resources.some(({ address }) => fits(address)) && printedFor?.flat().some(fits) !== true;
}
function fitsPolicy(entry, { policy, policySet, system }, workspace) {
const names = system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
const isNamed = names.includes(entry.policy) && policy !== _systems_policy_checks_js_2_ .rY && system !== 'guard';
return isNamed && (0,_address_patterns_js_1_ .kt)(entry.workspace, workspace);
}
const WARNING_DAYS = 30;
function exceptionNotices(judged, { entries, today }) {
const notices = new Map();
const say = (workspace, sentence) => {
const sentences = notices.get(workspace) ?? [];
sentences.push(sentence);
notices.set(workspace, sentences);
};
for (const entry of entries) {
const inWorkspaces = judged.filter(({ workspace }) => (0,_address_patterns_js_1_ .kt)(entry.workspace, workspace));
const fitting = inWorkspaces.filter(({ workspace, results }) => results.some((result) => exceptionsFor(result, workspace, [entry]).length > 0));
const [first] = inWorkspaces;
if (first !== undefined && fitting.length === 0) {
const why = whyUnused(entry, inWorkspaces);
say(first.workspace, `${describeException(entry)} ${why} Its owner is ${(0,_model_quote_js_5_ .hD)(entry.owner)}.`);
}
const ending = endSentence(entry, today);
for (const { workspace, results } of fitting) {
if (ending !== undefined)
say(workspace, ending);
const why = daysLeft(entry, today) < 0 ? undefined : whyWithoutEffect(entry, workspace, results);
if (why !== undefined) {
say(workspace, `${describeException(entry)} changes no verdict, because ${why}`);
}
}
}
return notices;
}
function whyWithoutEffect(entry, workspace, results) {
const ofService = results.filter(({ system }) => system !== 'own-policies');
const isMandatory = ofService.some((result) => result.level !== 'advisory' && exceptionsFor(result, workspace, [entry]).length > 0);
if (isMandatory)
return 'the policy is not advisory: the failure counts.';
const isOnlyInText = ofService.some((result) => fitsPolicy(entry, result, workspace) && isNamedInText(entry, result));
return isOnlyInText ? ONLY_IN_TEXT : undefined;
}
function whyUnused(entry, workspaces) {
const names = new Set();
let isNamed = false;
for (const { workspace, results } of workspaces) {
for (const result of results) {
isNamed ||= fitsPolicy(entry, result, workspace);
const { policy } = result;
if (fitsPolicy({ ...entry, policy }, result, workspace))
names.add(policy);
}
}
if (isNamed || names.size === 0) {
return 'fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.';
}
const longer = [...names].filter((name) => name.includes(entry.policy));
const shown = (0,_model_quote_js_5_ .Kf)([...new Set([...longer, ...names])].map(_model_quote_js_5_ .hD), MOST_NAMED);
return `fits no policy by its name. Judged were ${shown}: write one of these names, or remove it.`;
}
const MOST_NAMED = 6;
function endSentence(entry, today) {
const days = daysLeft(entry, today);
const { until, owner } = entry;
if (days > WARNING_DAYS)
return undefined;
if (days < 0) {
return `${describeException(entry)} ended on ${until}, so the failure counts again. Its owner is ${(0,_model_quote_js_5_ .hD)(owner)}.`;
}
const when = ['today', 'tomorrow'][days] ?? `in ${days} days`;
return `${describeException(entry)} ends ${when}, after ${until}. Its owner is ${(0,_model_quote_js_5_ .hD)(owner)}.`;
}
const ONLY_IN_TEXT = 'the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field `address`, or leave `address` out of the entry to except the whole policy.';
function describeException({ policy, address, workspace }) {
const what = address === undefined ? `in ${(0,_model_quote_js_5_ .hD)(workspace)}` : `for ${(0,_model_quote_js_5_ .hD)(address)}`;
return `The exception from policy ${(0,_model_quote_js_5_ .hD)(policy)} ${what}`;
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
const sortedFiles = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
const digest = { format: 1, plan: sha256Of(plan), ...madeOf, files: sortedFiles };
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
if (isNeeded)
return { objections: [MISSING], notes: [], words };
return { objections: [], notes: [MISSING], words };
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
const notes = inJob ? [describeCommit(digest.commit, demands)] : [];
const otherFiles = Object.entries(digest.files);
if (otherFiles.length > 0)
notes.push(describeOtherFiles(otherFiles));
const fits = objections.length === 0;
const words = fits ? `digest of ${short(digest.commit)}` : 'its digest is of something else';
return { objections, notes, words };
}
const AGAIN = 'Write it again with `plangate digest`.';
const MISSING = 'There is no digest beside the plan, so it may be the plan of other files. Run `plangate digest plan.json` in the job that plans, and keep the digest beside the plan.';
function differencesOf(digest, demands) {
const { head, merge, directory, workspace, run, inJob, planDigest } = demands;
const differences = [];
if (head === undefined) {
differences.push('It is not known which commit is judged, so the plan may be of another one.');
}
else if (digest.commit !== head && digest.commit !== merge) {
differences.push(`The plan is of commit ${short(digest.commit)}, and ${short(head)} is judged. Make the plan of the commit that is judged.`);
}
if (digest.directory !== directory) {
differences.push(`The plan is of the directory ${(0,_model_quote_js_3_ .hD)(digest.directory)}, and ${(0,_model_quote_js_3_ .hD)(directory)} is judged. Name with \`--directory\` what was planned.`);
}
if (digest.workspace !== workspace) {
differences.push(`The plan is of the workspace ${(0,_model_quote_js_3_ .hD)(digest.workspace)}, and ${(0,_model_quote_js_3_ .hD)(workspace)} is judged. Name it with \`--workspace\` where you run \`plangate digest\`.`);
}
if (!inJob)
return differences;
if (run === null) {
if (planDigest === undefined)
differences.push(NO_RUN);
}
else if (digest.run !== run) {
const otherRun = digest.run === null ? 'of no run' : `of ${(0,_model_quote_js_3_ .hD)(digest.run)}`;
differences.push(`The plan is ${otherRun} of the CI host, and this is ${(0,_model_quote_js_3_ .hD)(run)}. Take the plan of the same run, never from a cache.`);
}
return differences;
}
const NO_RUN = 'This CI host does not say which run this is, so the plan may be of another one. Hand what `plangate digest` prints to this job as `plan-digest`.';
function describeCommit(commit, { head, merge }) {
return commit === merge && commit !== head
? `The plan is of ${short(commit)}, the merge that the CI host made of ${short(head ?? '')}.`
: `The plan is of commit ${short(commit)}.`;
}
const MOST_NAMED = 5;
function describeOtherFiles(files) {
const described = files.map(([path, { kind, sha256: digest }]) => `${(0,_model_quote_js_3_ .hD)(path)} (${kind}, SHA-256 ${short(digest)})`);
return `The plan was also made of ${(0,_model_quote_js_3_ .Kf)(described, MOST_NAMED)}, as they were in the job that planned.`;
}
function short(id) {
return id.slice(0, 12);
}
function sha256Of(content) {
return (0,node_crypto_0_.createHash)('sha256').update(content).digest('hex');
}
/***/ }),
/***/ 38987:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
k: () => ( readBackends)
});
var node_path_0_ = __webpack_require__(76760);
var _file_names_js_2_ = __webpack_require__(96817);
var _module_files_js_1_ = __webpack_require__(60868);
async function readBackends(files, directory) {
const names = (0,_file_names_js_2_ .AM)((await files.names(directory)) ?? []);
const moduleFiles = await (0,_module_files_js_1_ ._n)(names.map((name) => node_path_0_.posix.join(directory, name)), (path) => files.read(path), (text) => /backend|cloud|state_store|\\u/.test(text));
const backends = moduleFiles.flatMap(({ name, body }) => body.blocks
.filter(({ type }) => type === 'terraform')
.flatMap((block) => block.body.blocks)
.filter(({ type }) => STATE_BLOCKS.includes(type))
.map((block) => ({ block, file: name })));
const written = JSON.stringify(backends.map(({ block }) => block), (key, value) => (key === 'range' ? undefined : value));
return {
blocks: backends.map(({ block: { type, labels }, file }) => ({
kind: type === 'cloud' ? type : (labels[0] ?? ''),
file,
})),
written,
isCertain: moduleFiles.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
isLiteral: !EVALUATED.test(written),
};
}
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
const STATE_BLOCKS = ['cloud', 'backend', 'state_store'];
/***/ }),
/***/ 44990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( runConcurrently),
Vm: () => ( takeTurn),
hp: () => ( runInTurns),
tJ: () => ( node_timers_promises_0_.setImmediate)
});
var node_timers_promises_0_ = __webpack_require__(58500);
const TURN_MS = 100;
let turnBeganAt = 0;
async function takeTurn(signal) {
signal?.throwIfAborted();
if (performance.now() - turnBeganAt < TURN_MS)
return;
await (0,node_timers_promises_0_.setImmediate)();
turnBeganAt = performance.now();
signal?.throwIfAborted();
}
async function runInTurns(steps, signal) {
for (;;) {
const step = steps.next();
if (step.done === true)
return step.value;
await takeTurn(signal);
}
}
async function runConcurrently(tasks, most) {
const results = [];
const waiting = tasks.entries();
const work = async () => {
for (const [index, task] of waiting)
results[index] = await task();
};
await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
return results;
}
/***/ }),
/***/ 47928:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
parseFile: () => ( parseFile)
});
var _file_names_js_4_ = __webpack_require__(96817);
var _model_error_message_js_5_ = __webpack_require__(34271);
var _hcl_syntax_js_0_ = __webpack_require__(56949);
var _parse_hcl_js_1_ = __webpack_require__(50351);
var _hcl_scanner_js_2_ = __webpack_require__(20854);
var _read_json_js_3_ = __webpack_require__(59611);
function parseFile(name, text) {
return (0,_file_names_js_4_ .i)(name) ? readJsonBody(text) : (0,_parse_hcl_js_1_.parseHcl)(text);
}
const LABELS = new Map([
['resource', 2],
['data', 2],
['ephemeral', 2],
['action', 2],
['module', 1],
['provider', 1],
['variable', 1],
['output', 1],
['check', 1],
['locals', 0],
['terraform', 0],
]);
const INSIDE_TERRAFORM = new Map([
['backend', 1],
['cloud', 0],
['state_store', 1],
]);
function readJsonBody(text) {
const { body, problems } = new BodyReader(text);
return { body, problems };
}
class BodyReader {
problems = [];
body = { attributes: [], blocks: [] };
ranges;
constructor(written) {
const text = written.replace(/^\uFEFF/, '');
this.ranges = new _hcl_scanner_js_2_ .wB(text);
try {
this.addTo(this.body, entriesOf((0,_read_json_js_3_ .X)(text)), LABELS);
}
catch (error) {
const message = (0,_model_error_message_js_5_ .g)(error).replace(/ \(line \d+ column \d+\)$/, '');
this.problems.push({ message, range: _hcl_syntax_js_0_ .wv });
this.body = { attributes: [], blocks: [] };
}
}
addTo(body, entries, types) {
for (const entry of entries) {
const labelCount = types.get(entry.name);
if (labelCount === undefined) {
body.attributes.push(this.attribute(entry));
continue;
}
const blocks = this.blocks(entry, entry.name, [], labelCount);
for (const block of blocks)
body.blocks.push(block);
}
}
blocks(entry, type, labels, labelCount) {
if (labels.length < labelCount) {
return entriesOf(entry.value).flatMap((inner) => this.blocks(inner, type, [...labels, inner.name], labelCount));
}
return objectsOf(entry.value).map((entries) => {
const body = { attributes: [], blocks: [] };
this.addTo(body, entries, type === 'terraform' ? INSIDE_TERRAFORM : new Map());
return { type, labels, body, range: this.rangeOf(entry) };
});
}
attribute(entry) {
return { name: entry.name, value: this.expression(entry.value), range: this.rangeOf(entry) };
}
expression(json) {
const range = this.ranges.between(json.from, json.to);
if (json.kind === 'list') {
return { kind: 'tuple', items: json.items.map((item) => this.expression(item)), range };
}
if (json.kind === 'object') {
const entries = json.entries.map(({ name, from, to, value }) => {
const key = this.template(name, this.ranges.between(from, to));
return { key, value: this.expression(value) };
});
return { kind: 'object', entries, range };
}
const { value } = json;
if (typeof value === 'string')
return this.template(value, range);
return { kind: 'literal', value, range };
}
template(text, range) {
const { value, problems } = (0,_parse_hcl_js_1_ .Q)(text, range);
for (const { message } of problems)
this.problems.push({ message, range });
return value;
}
rangeOf({ from, value }) {
return this.ranges.between(from, value.to);
}
}
function entriesOf(json) {
return objectsOf(json).flat();
}
function objectsOf(json) {
if (json.kind === 'list')
return json.items.flatMap(objectsOf);
return [json.kind === 'object' ? json.entries : []];
}
/***/ }),
/***/ 48391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BL: () => ( POLICY_DIRECTORIES),
Y2: () => ( MissingJudge),
cq: () => ( PolicyProblem)
});
const POLICY_DIRECTORIES = ['policies', 'policy'];
class PolicyProblem extends Error {
name = 'PolicyProblem';
helpCode;
constructor(message, helpCode) {
super(message);
this.helpCode = helpCode;
}
}
class MissingJudge extends PolicyProblem {
name = 'MissingJudge';
}
/***/ }),
/***/ 50276:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( countResults)
});
function countResults(results) {
const counts = {
passed: 0,
advisoryFailed: 0,
mandatoryFailed: 0,
overridden: 0,
errored: 0,
undecided: 0,
};
for (const result of results) {
const name = nameOfCount(result);
counts[name] = (counts[name] ?? 0) + 1;
}
return counts;
}
function nameOfCount({ status, level }) {
if (status === 'passed' || status === 'errored' || status === 'overridden')
return status;
if (status === 'excepted' || status === 'existing')
return status;
if (status !== 'failed' || level === 'unknown')
return 'undecided';
return level === 'advisory' ? 'advisoryFailed' : 'mandatoryFailed';
}
/***/ }),
/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DT: () => ( valuesOfArgument),
readConfiguration: () => ( readConfiguration),
searchedFiles: () => ( searchedFiles),
xV: () => ( readTemplate),
yR: () => ( readText)
});
var node_path_0_ = __webpack_require__(76760);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
var _file_names_js_5_ = __webpack_require__(96817);
var _module_files_js_2_ = __webpack_require__(60868);
var _module_manifest_js_3_ = __webpack_require__(27126);
var _syntax_parse_hcl_js_4_ = __webpack_require__(50351);
const MODULE_LIMIT = 1_000;
function searchedFiles(files, check = () => undefined) {
return { files, budget: { characters: 10_000_000, check }, parsed: new Map() };
}
function readConfiguration(directory, sources) {
const root = emptyModule(directory);
const recordedDirectories = readRecordedDirectories(directory, sources);
const configuration = { modules: [], unclear: [], sources: [] };
const modules = new Map([[directory, root]]);
for (const module of modules.values()) {
if (configuration.modules.length >= MODULE_LIMIT) {
configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
break;
}
configuration.modules.push(module);
const toPath = (name) => (0,node_path_0_.join)(module.directory, name);
const names = sources.files.readDirectory(module.directory);
const parsedNames = (0,_file_names_js_5_ .AM)(names);
if (module === root)
parsedNames.push(...(0,_file_names_js_5_ .DF)(names));
const readNames = module === root ? names.filter(_file_names_js_5_ .H9) : parsedNames;
module.paths = readNames.map(toPath);
for (const path of parsedNames.map(toPath)) {
const file = (0,_module_files_js_2_ .sU)(path, readText(path, sources), sources.parsed);
addFile(file, module, configuration);
}
for (const call of module.calls.values()) {
const targets = [...directoriesOf(call, configuration), ...recordedDirectories(call.label)];
for (const target of new Set(targets)) {
const callee = modules.get(target) ?? emptyModule(target);
modules.set(target, callee);
callee.callers.push(call);
}
}
}
return configuration;
}
function readRecordedDirectories(directory, sources) {
const text = readText((0,node_path_0_.join)(directory, ..._module_manifest_js_3_ .dp.split('/')), sources);
const records = typeof text === 'string' ? (0,_module_manifest_js_3_ .WI)(text) : [];
if ('problem' in records)
return () => [];
return (label) => (0,_module_manifest_js_3_ .Ts)(records, label).map((inner) => (0,node_path_0_.resolve)(directory, inner));
}
function emptyModule(directory) {
return { directory, paths: [], blocks: [], topAttributes: [], calls: new Map(), callers: [] };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
const [first] = problems;
const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
if (why !== undefined)
unclear.push({ path, why, range: first?.range });
for (const { name, value, range } of body.attributes) {
const key = { kind: 'literal', value: name, range };
const entry = { kind: 'object', entries: [{ key, value }], range };
module.topAttributes.push({ module, block: undefined, path, value: entry });
}
for (const block of body.blocks) {
module.blocks.push({ block, path });
if (block.type !== 'module')
continue;
const [label = ''] = block.labels;
const call = module.calls.get(label) ?? { module, label, blocks: [] };
module.calls.set(label, call);
call.blocks.push({ module, block, path });
}
}
function valuesOfArgument({ blocks }, argument) {
return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
function directoriesOf(call, configuration) {
return valuesOfArgument(call, 'source').flatMap((source) => {
const { value } = source;
const text = value.kind === 'literal' ? String(value.value).normalize('NFC') : undefined;
const path = (0,_module_manifest_js_3_ .$S)(text);
if (path !== undefined)
return [(0,node_path_0_.resolve)(call.module.directory, path)];
const isRemote = text !== undefined && !/^(?:\.|\/|[a-z]+::[./]|(?:\w+::)?file:)/i.test(text);
if (!isRemote)
configuration.sources.push(source);
return [];
});
}
function readText(path, { files, budget }) {
budget.check();
const text = files.readFile(path);
if (text === undefined)
return { why: _module_files_js_2_ .v8 };
if (text.length > _syntax_hcl_syntax_js_1_ .h1)
return { why: _module_files_js_2_ .ch };
budget.characters -= text.length;
if (budget.characters < 0)
return { why: 'the configuration is too large to be read here' };
return text;
}
function readTemplate(text, { budget }) {
budget.check();
budget.characters -= text.length;
if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js_1_ .h1)
return undefined;
const { value, problems } = (0,_syntax_parse_hcl_js_4_ .Q)(text);
return problems.length === 0 ? value : undefined;
}
/***/ }),
/***/ 56949:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CI: () => ( partsOf),
bK: () => ( literalText),
h1: () => ( FILE_LIMIT),
wv: () => ( TOP),
yo: () => ( attributeIn)
});
const TOP = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
const FILE_LIMIT = 4_000_000;
function partsOf(expression) {
switch (expression.kind) {
case 'tuple':
return expression.items;
case 'object':
return expression.entries.flatMap(({ key, value }) => [key, value]);
case 'access':
return [expression.of, ...expression.steps];
case 'conditional':
return [expression.condition, expression.yes, expression.no];
case 'operation':
return expression.operands;
case 'other':
return expression.inside ?? [];
}
}
function literalText(value) {
return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}
function attributeIn(body, name) {
return body?.attributes.find((attribute) => attribute.name === name)?.value;
}
/***/ }),
/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
EB: () => ( compareOwners),
KX: () => ( isMergeQueueBranch),
re: () => ( refuseForeign),
yX: () => ( mayReadWholePlan)
});
function compareOwners(from, to) {
if (!from || !to)
return 'unknown';
return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
function isMergeQueueBranch(ref) {
return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
function refuseForeign(origin) {
const { changeOrigin, event, checkedOut, trouble } = origin;
if (changeOrigin === 'own')
return undefined;
const handsOutSecrets = event !== undefined && event !== 'pull_request';
const because = handsOutSecrets ? `The event ${event} hands out secrets` : 'This job has a token';
const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
const what = changeOrigin === 'foreign'
? `the checkout (${files}) is of a fork's pull request`
: `it is unknown whose code the checkout (${files}) is`;
const why = trouble === undefined ? '' : ` ${trouble}`;
const remedy = handsOutSecrets ? 'Use the event pull_request' : 'Give the job no token';
const otherRemedy = event === undefined
? 'pass `allow-untrusted-head` to a job that starts after a review'
: 'set `allow-untrusted-head: true` on a job behind an environment with required reviewers';
return `${because}, and ${what}.${why} A plan runs code from those files. ${remedy}, or ${otherRemedy}.`;
}
function mayReadWholePlan({ fullPlan }, subject) {
const isOwnChange = subject === undefined || !subject.proposed || subject.change?.fork === false;
return fullPlan && isOwnChange;
}
/***/ }),
/***/ 59611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
X: () => ( readRepeatedJson),
Y: () => ( hasExactDigits)
});
var _hcl_scanner_js_0_ = __webpack_require__(20854);
const BLANK = /[ \t\r\n]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
['true', true],
['false', false],
['null', null],
]);
function readRepeatedJson(text) {
return new JsonReader(text).whole();
}
class JsonReader extends _hcl_scanner_js_0_ .Op {
whole() {
this.at = 0;
const value = this.value();
this.skip();
if (this.at < this.text.length)
throw this.unexpected();
return value;
}
value() {
this.skip();
const from = this.at;
const value = this.deeper(() => this.read());
return { ...value, from, to: this.at };
}
read() {
if (this.take('{'))
return { kind: 'object', entries: this.items('}', () => this.entry()) };
if (this.take('['))
return { kind: 'list', items: this.items(']', () => this.value()) };
return { kind: 'literal', value: this.literal() };
}
literal() {
if (this.text[this.at] === '"')
return this.string();
const number = this.match(NUMBER)?.[0];
if (number !== undefined)
return exactNumber(number) ?? Number.NaN;
for (const [word, value] of WORDS)
if (this.take(word))
return value;
throw this.unexpected();
}
items(end, read) {
const items = [];
this.skip();
if (this.take(end))
return items;
for (;;) {
items.push(read());
this.skip();
if (this.take(end))
return items;
if (!this.take(','))
throw this.unexpected();
}
}
entry() {
this.skip();
const from = this.at;
const name = this.string();
const to = this.at;
this.expect(':');
return { name, from, to, value: this.value() };
}
string() {
const written = this.match(TEXT)?.[0];
if (written === undefined)
throw this.unexpected();
return String(JSON.parse(written));
}
skip() {
this.match(BLANK);
}
unexpected() {
return new _hcl_scanner_js_0_ .sG(`it is no JSON at character ${this.at + 1}`, this.at);
}
}
function exactNumber(text) {
const value = Number(text);
const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
return isWhole || (hasExactDigits(text) && Number.isFinite(value)) ? value : undefined;
}
function hasExactDigits(number) {
const significant = number
.replace(/[eE].*$/, '')
.replace(/\D/g, '')
.replace(/^0+/, '');
return significant.length <= 15;
}
/***/ }),
/***/ 60868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_n: () => ( fetchModuleFiles),
ch: () => ( TOO_LONG),
sU: () => ( parseModuleFile),
v8: () => ( CANNOT_BE_READ)
});
var node_path_0_ = __webpack_require__(76760);
var _file_names_js_3_ = __webpack_require__(96817);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
var _syntax_parse_file_js_2_ = __webpack_require__(47928);
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js_1_ .h1} characters`;
async function fetchModuleFiles(paths, read, isWorth = () => true) {
const files = await Promise.all(paths.map(async (path) => {
const text = await read(path);
if (text !== undefined && !isWorth(text))
return [];
return [parseModuleFile(path, text ?? { why: CANNOT_BE_READ }, new Map())];
}));
return files.flat();
}
function parseModuleFile(path, text, parsed) {
const name = (0,node_path_0_.basename)(path);
const identity = { name, path, isOverride: (0,_file_names_js_3_ .jn)(name) };
const withoutText = (unread) => ({
...identity,
text: '',
body: { attributes: [], blocks: [] },
problems: [],
unread,
});
if (typeof text !== 'string')
return withoutText(text.why);
if (text.length > _syntax_hcl_syntax_js_1_ .h1)
return withoutText(TOO_LONG);
const key = `${(0,_file_names_js_3_ .i)(name) ? 'json' : 'hcl'} ${text}`;
const file = parsed.get(key) ?? (0,_syntax_parse_file_js_2_.parseFile)(name, text);
parsed.set(key, file);
return { ...identity, ...file, text, unread: undefined };
}
/***/ }),
/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ab: () => ( parseExactly),
Ez: () => ( MOST_LEVELS),
H3: () => ( repeatedNames),
ZI: () => ( isJsonDeeperThan),
hz: () => ( isDeeperThan),
lS: () => ( membersOf),
q4: () => ( keepLongNumbers),
zY: () => ( restoreLongNumbers)
});
var _parse_js_0_ = __webpack_require__(2340);
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
const repeated = new Set();
const namesByDepth = [];
let depth = 0;
for (let at = 0; at < text.length; at++) {
const character = text[at];
if (character === '{' || character === '[') {
if (depth < levels)
namesByDepth[depth] = new Set();
depth += 1;
}
else if (character === '}' || character === ']')
depth -= 1;
else if (character === '"') {
const end = endOfString(text, at);
const names = depth <= levels && isName(text, end) ? namesByDepth[depth - 1] : undefined;
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
let name;
let valueStart = 0;
let depth = 0;
for (let at = 0; at < text.length; at += 1) {
const character = text[at];
if (character === '"') {
const end = endOfString(text, at);
if (depth === 1 && name === undefined)
name = String(JSON.parse(text.slice(at, end + 1)));
at = end;
}
else if (character === '{' || character === '[')
depth += 1;
else if (character === ':' && depth === 1)
valueStart = at + 1;
else if (depth === 1 && (character === ',' || character === '}') && name !== undefined) {
members.push([name, text.slice(valueStart, at).trim()]);
name = undefined;
}
if (character === '}' || character === ']')
depth -= 1;
}
return members;
}
function keepLongNumbers(text, mark = '\u0000#') {
if (!/[\d.]{16}|\d[eE][+-]?\d|-0(?:\.0*)?\s*[,\]}]/.test(text))
return text;
let changed = '';
let copiedUntil = 0;
for (let at = 0; at < text.length; at++) {
if (text[at] === '"')
at = endOfString(text, at);
else if (/[-\d]/.test(text[at] ?? '')) {
let end = at + 1;
while (/[-+.\deE]/.test(text[end] ?? ''))
end += 1;
const number = text.slice(at, end);
if (number.length > 15 || /[eE]|^-[0.]+$/.test(number)) {
changed += `${text.slice(copiedUntil, at)}${JSON.stringify(mark + number)}`;
copiedUntil = end;
}
at = end - 1;
}
}
return changed + text.slice(copiedUntil);
}
function restoreLongNumbers(text, mark) {
const [first, ...others] = text.split(`"${mark}`);
return [first, ...others.map((part) => part.replace('"', ''))].join('');
}
function endOfString(text, from) {
for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
let backslashes = 0;
while (text[at - 1 - backslashes] === '\\')
backslashes += 1;
if (backslashes % 2 === 0)
return at;
}
return text.length;
}
function parseExactly(text) {
return (0,_parse_js_0_ .qF)(keepLongNumbers(text, ''));
}
const MOST_LEVELS = 200;
function isDeeperThan(value, levels) {
if (typeof value !== 'object' || value === null)
return false;
return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
function isJsonDeeperThan(text, levels) {
let depth = 0;
let inString = false;
for (let index = 0; index < text.length; index++) {
const character = text[index];
if (inString) {
if (character === '\\')
index++;
else if (character === '"')
inString = false;
}
else if (character === '"')
inString = true;
else if (character === '[' || character === '{') {
depth++;
if (depth > levels)
return true;
}
else if (character === ']' || character === '}')
depth--;
}
return false;
}
/***/ }),
/***/ 65639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$6: () => ( textAt),
Ap: () => ( parseLink),
P2: () => ( readOrigin),
Si: () => ( toCommitId),
W3: () => ( readSlug),
dR: () => ( readPositiveNumber),
fK: () => ( valueAt),
gc: () => ( readNonEmptyText),
jG: () => ( toPullRequestFacts),
kF: () => ( readGuid),
uH: () => ( parsePositiveNumber)
});
var _model_commit_id_js_0_ = __webpack_require__(66238);
var _model_parse_js_1_ = __webpack_require__(2340);
function parsePositiveNumber(text) {
if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
return undefined;
return Number(text);
}
function readPositiveNumber(value) {
return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
function toCommitId(text) {
return typeof text === 'string' ? (0,_model_commit_id_js_0_ .f)(text) : undefined;
}
function readGuid(text) {
const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
return text !== undefined && shape.test(text) ? text : undefined;
}
function readSlug(text) {
if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
return undefined;
return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
function parseLink(text) {
if (text === undefined || !URL.canParse(text))
return undefined;
const url = new URL(text);
if (url.protocol !== 'https:' && url.protocol !== 'http:')
return undefined;
url.username = '';
url.password = '';
return url.href.replace(/\/$/, '');
}
function readOrigin(text) {
const address = parseLink(text);
return address && new URL(address).origin;
}
function toPullRequestFacts(number, url) {
return number === undefined ? undefined : { number, url };
}
function valueAt(value, ...names) {
return names.reduce((inner, name) => (0,_model_parse_js_1_ .Pf)(inner)[name], value);
}
function readNonEmptyText(value) {
return typeof value === 'string' && value !== '' ? value : undefined;
}
function textAt(value, ...names) {
return readNonEmptyText(valueAt(value, ...names));
}
/***/ }),
/***/ 66485:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LD: () => ( readList),
Xh: () => ( nextOf),
n4: () => ( readPages)
});
var _host_error_js_0_ = __webpack_require__(93452);
const MOST_PAGES = 200;
const LONGEST_MS = 60_000;
async function readPages(read, clock) {
const items = new Map();
const visited = new Set();
const until = clock.now() + LONGEST_MS;
for (let next;;) {
const page = await read(next);
const sizeBefore = items.size;
for (const item of page.items)
if (!items.has(item.id))
items.set(item.id, item);
const isRepeated = page.items.length > 0 && items.size === sizeBefore;
next = page.next;
const isAtLimit = visited.size >= MOST_PAGES - 1 || clock.now() >= until;
if (next === undefined || isRepeated || isAtLimit || visited.has(next)) {
return { items: [...items.values()], whole: next === undefined };
}
visited.add(next);
}
}
function readList(ask, path, read, itemsOf = (json) => json) {
return readPages(async (next = path) => {
const answer = await ask('GET', next);
const items = itemsOf(answer.json);
if (!Array.isArray(items))
throw (0,_host_error_js_0_ .Cw)(ask.service);
return { items: items.map(read), next: nextOf(answer, next, items.length) };
}, ask.clock);
}
function nextOf({ headers }, here, count) {
const [path = '', search = ''] = here.split('?', 2);
const query = new URLSearchParams(search);
const withParameter = (name, value) => {
query.set(name, value);
return `${path}?${query.toString()}`;
};
const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
const target = linkTo('next', link);
if (target !== undefined) {
if (!URL.canParse(target, 'http://host'))
return here;
return `${path}${new URL(target, 'http://host').search}`;
}
if (next !== undefined)
return next === '' ? undefined : withParameter('page', next);
if (token !== undefined)
return token === '' ? undefined : withParameter('continuationToken', token);
if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined))
return undefined;
const number = Number(query.get('page') ?? 1);
const total = Number(headers['x-total-count'] ?? 0);
const full = count === Number(query.get('per_page') ?? Number.NaN);
return full || (count > 0 && number * count < total)
? withParameter('page', String(number + 1))
: undefined;
}
function linkTo(name, header) {
for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<>]*)/g)) {
const [, relation] = /;\s*rel\s*=\s*"?([a-z]+)"?\s*(?:[;,]|$)/i.exec(parameters) ?? [];
if (relation?.toLowerCase() === name)
return target;
}
return undefined;
}
/***/ }),
/***/ 92189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
M: () => ( nextStepsFor),
h: () => ( reviewRequestOf)
});
var _model_command_line_js_8_ = __webpack_require__(99753);
var _words_js_0_ = __webpack_require__(43629);
var _model_own_pages_js_1_ = __webpack_require__(37694);
var _markdown_js_2_ = __webpack_require__(70075);
var _findings_js_3_ = __webpack_require__(85636);
var _links_js_4_ = __webpack_require__(67713);
var _model_status_js_5_ = __webpack_require__(62373);
var _sentence_js_6_ = __webpack_require__(42251);
var _text_js_7_ = __webpack_require__(74913);
const namePart = (text) => (0,_sentence_js_6_ .vn)('name', text, 60);
const typedPart = (text) => (0,_sentence_js_6_ .vn)('typed', text, 700);
function howToCheckAgain({ byPerson }) {
return byPerson === true ? (0,_sentence_js_6_ .MZ) `check again` : (0,_sentence_js_6_ .MZ) `push again`;
}
function checkAgain({ byPerson }) {
return byPerson === true ? (0,_sentence_js_6_ .MZ) `run the command again` : (0,_sentence_js_6_ .MZ) `re-run this job`;
}
const MOST_RUNS = 5;
const MOST_NAMES = 5;
function nextStepsFor(view) {
if (view.green)
return [];
const steps = [
...fixSteps(view),
...overrideSteps(view),
...guardSteps(view),
...ownPolicySteps(view),
...unexplainedSteps(view),
];
return steps.length > 0
? steps
: [(0,_sentence_js_6_ .MZ) `Fix the cause above, then ${checkAgain(view.context)}.`];
}
function distinctNames(names) {
return (0,_text_js_7_ .Z)([...new Set(names)].map(namePart), MOST_NAMES);
}
function policyNames(findings) {
return distinctNames(findings.map(({ policy }) => policy));
}
function fixSteps({ findings, verdict, context }) {
const closing = findings.filter(({ severity, kind }) => severity === 'blocks' && kind !== 'undecided');
if (closing.length > 0) {
const areOthersOverridable = findings.some(({ severity }) => severity === 'needs-override');
const counted = closing.length === 1
? (0,_sentence_js_6_ .MZ) `the finding`
: (0,_sentence_js_6_ .MZ) `the ${(0,_text_js_7_ .rj)(closing.length, 'finding')}`;
const what = areOthersOverridable ? policyNames(closing) : counted;
const failed = closing.filter(({ kind, status }) => kind === 'policy' && status === 'failed');
const final = failed.length === closing.length ? ', which cannot be overridden,' : '';
const fix = (0,_sentence_js_6_ .MZ) `Fix ${what}${final} and ${howToCheckAgain(context)}.`;
const isTooLate = failed.some(({ level }) => level === 'soft-mandatory');
const wait = (0,_sentence_js_6_ .MZ) `Or set ${typedPart('mode: provisional')}: such a run waits for an override, and this one only planned and has ended.`;
return isTooLate ? [fix, wait] : [fix];
}
if (verdict !== 'advisory')
return [];
const advisory = findings.filter(({ severity }) => severity === 'warns');
const failures = (0,_words_js_0_ .AC)(advisory, 'advisory failure');
const enforceLess = context.byPerson
? 'or pass `--fail-on mandatory`'
: 'or those who write the workflow set fail-on to mandatory';
const what = advisory.length > 0 ? (0,_sentence_js_6_ .MZ) `Fix the ${failures}` : (0,_sentence_js_6_ .MZ) `Plan the whole configuration`;
return [(0,_sentence_js_6_ .MZ) `${what} and ${howToCheckAgain(context)}; ${enforceLess}.`];
}
function overrideSteps({ overrides, workspaces, context }) {
if (overrides.length === 0 || context.isLocal === true)
return [];
const runIds = overrides.map(({ runId }) => runId);
const isMany = runIds.length > MOST_RUNS;
const command = (0,_model_command_line_js_8_ .QW)(`plangate override ${isMany ? 'RUN' : runIds.join(' ')}`, context);
const eachRun = isMany ? (0,_sentence_js_6_ .MZ) ` for each of ${(0,_text_js_7_ .rj)(runIds.length, 'run')}` : '';
const commandLine = (0,_sentence_js_6_ .uQ)((0,_sentence_js_6_ .MZ) `command line`, COMMAND_LINE);
const run = (0,_sentence_js_6_ .MZ) `run ${typedPart(`${command} --reason "…"`)}${eachRun}, with the ${commandLine}`;
const comment = commandForComment('override', context);
const rerun = context.adoptsOverridden === true ? (0,_sentence_js_6_ .MZ) ` Then ${checkAgain(context)}.` : '';
const policies = overrides.flatMap((step) => step.policies);
const steps = [
(0,_sentence_js_6_ .MZ) `${overridePages(overrides, context)} if you manage policy overrides.${rerun}`,
comment === undefined
? (0,_sentence_js_6_ .MZ) `Or ${run}.`
: (0,_sentence_js_6_ .MZ) `Or comment ${typedPart(comment)}, if the workflow names you. Or ${run}.`,
(0,_sentence_js_6_ .MZ) `Or fix ${distinctNames(policies)} and ${howToCheckAgain(context)}.`,
];
const hasEnded = workspaces.some(({ runId = '', runStatus = '' }) => runIds.includes(runId) && (0,_model_status_js_5_ .Ck)(runStatus));
if (hasEnded) {
steps.push((0,_sentence_js_6_ .MZ) `If the service refuses the override, because a run that only plans has ended by now: set ${typedPart('mode: provisional')}, whose runs wait for one, or fix it.`);
}
return steps;
}
const COMMAND_LINE = (0,_model_own_pages_js_1_ .S)('docs/cli.md#install');
function overridePages(overrides, { serviceOrigin }) {
const pages = overrides.flatMap(({ workspace, runUrl = '' }) => {
const href = (0,_markdown_js_2_ .v7)(runUrl, [serviceOrigin]);
return href === undefined ? [] : [{ workspace, href }];
});
const [first] = pages;
if (first === undefined)
return (0,_sentence_js_6_ .MZ) `Override the run`;
if (overrides.length === 1)
return (0,_sentence_js_6_ .uQ)((0,_sentence_js_6_ .MZ) `Override on the run's page`, first.href);
const links = pages
.slice(0, MOST_NAMES)
.map(({ workspace, href }) => (0,_sentence_js_6_ .uQ)(namePart(workspace), href));
const hidden = overrides.length - links.length;
return (0,_sentence_js_6_ .MZ) `Override on the runs' pages, ${(0,_text_js_7_ .Z)(hidden > 0 ? [...links, (0,_sentence_js_6_ .MZ) `${(0,_text_js_7_ .ZV)(hidden)} more`] : links)},`;
}
function commandForComment(word, { takesCommands, commit, pullRequest }) {
const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
function guardSteps({ findings, context }) {
const guards = findings.filter(({ guard, severity }) => guard && severity === 'needs-override');
if (guards.length === 0)
return [];
const rules = policyNames(guards);
if (context.isLocal === true)
return [(0,_sentence_js_6_ .MZ) `Keep to ${rules} and ${howToCheckAgain(context)}.`];
const command = commandForComment('allow-destroys', context);
const way = command === undefined
? (0,_sentence_js_6_ .MZ) `${context.byPerson ? 'on a pull request, ' : ''}where a workflow takes ${(0,_sentence_js_6_ .uQ)((0,_sentence_js_6_ .MZ) `commands`, (0,_model_own_pages_js_1_ .S)('docs/commands.md'))}, a comment can approve it`
: (0,_sentence_js_6_ .MZ) `people named in the workflow can approve it with the comment ${typedPart(command)}`;
return [(0,_sentence_js_6_ .MZ) `Keep to ${rules} and ${howToCheckAgain(context)}; or ${way}.`];
}
function ownPolicySteps({ findings, context }) {
const closing = findings.filter((finding) => finding.own && (0,_findings_js_3_ .HE)(finding));
if (closing.length === 0)
return [];
const sources = (0,_text_js_7_ .Z)((context.ownPolicies ?? []).map(typedPart), MOST_NAMES);
const overridable = closing.filter(({ severity }) => severity === 'needs-override');
const undecided = closing.filter(({ kind }) => kind === 'undecided');
const command = context.isLocal === true ? undefined : commandForComment('override', context);
const way = command === undefined
? (0,_sentence_js_6_ .MZ) `ask its owners for ${(0,_sentence_js_6_ .uQ)((0,_sentence_js_6_ .MZ) `an exception`, (0,_model_own_pages_js_1_ .S)('docs/exceptions.md'))}`
: (0,_sentence_js_6_ .MZ) `people named in the workflow can override it with the comment ${typedPart(command)}`;
const steps = [];
if (overridable.length > 0) {
steps.push((0,_sentence_js_6_ .MZ) `Fix ${policyNames(overridable)} and ${howToCheckAgain(context)}; or ${way}.`);
}
if (undecided.length > 0) {
const address = context.isLocal === true ? WHAT_LOCAL_POLICIES_READ : WHAT_POLICIES_READ;
const page = (0,_sentence_js_6_ .uQ)((0,_sentence_js_6_ .MZ) `what a policy reads`, address);
steps.push((0,_sentence_js_6_ .MZ) `Correct ${policyNames(undecided)} in ${sources} (${page}), then ${checkAgain(context)}. This cannot be overridden.`);
}
if (undecided.length < closing.length && context.isLocal !== true) {
steps.push((0,_sentence_js_6_ .MZ) `${typedPart(context.hostname)} does not know the policies of ${sources}: an override there changes nothing here.`);
}
return steps;
}
const WHAT_POLICIES_READ = (0,_model_own_pages_js_1_ .S)('docs/own-policies.md#what-a-policy-reads');
const WHAT_LOCAL_POLICIES_READ = (0,_model_own_pages_js_1_ .S)('docs/local-policies.md#how-it-judges');
function doctorOptions({ organization }, { name = '' } = {}) {
const areNames = [organization, name].every((text) => /^(?!run-\w{14,}$)[A-Za-z0-9][\w-]*$/.test(text));
return areNames ? ` --organization ${organization} --workspace ${name}` : '';
}
function unexplainedSteps({ findings, workspaces, context }) {
const again = checkAgain(context);
const isLocal = context.isLocal === true;
const withVerdict = (verdict) => workspaces.filter((workspace) => workspace.verdict === verdict);
const closingFindings = findings.filter(_findings_js_3_ .HE);
const errored = withVerdict('errored').filter((workspace) => !closingFindings.some((finding) => finding.workspaces.includes(workspace.name)));
const isExplained = ({ name, reasons }) => {
const itsFindings = closingFindings.filter((finding) => finding.workspaces.includes(name));
const isOwn = itsFindings.some((finding) => finding.own && finding.kind === 'undecided');
return isOwn && reasons.length <= itsFindings.length;
};
const undecided = withVerdict('undecided').filter((workspace) => !isExplained(workspace));
const missed = undecided.filter(({ missedBy }) => missedBy !== undefined);
const others = undecided.filter(({ missedBy }) => missedBy === undefined);
const planned = others.filter(({ runId, plan }) => (runId ?? plan) !== undefined);
const unplanned = others.filter(({ runId, plan }) => (runId ?? plan) === undefined);
const canceled = withVerdict('canceled');
const steps = [];
if (errored.length > 0) {
const names = workspaceNames(errored);
steps.push(isLocal
? (0,_sentence_js_6_ .MZ) `Fix the failure of ${names}, then ${again}.`
: (0,_sentence_js_6_ .MZ) `Open the run of ${names}, fix the failure, then ${again}.`);
}
if (planned.length > 0) {
steps.push((0,_sentence_js_6_ .MZ) `Plangate could not verify the plan of ${workspaceNames(planned)}. This cannot be overridden. Fix the cause above, then ${again}.`);
}
if (unplanned.length > 0) {
const were = unplanned.length === 1 ? 'was' : 'were';
const doctor = (0,_model_command_line_js_8_ .ON)(`plangate doctor${doctorOptions(context, unplanned[0])}`, context);
const help = isLocal ? '' : (0,_sentence_js_6_ .MZ) ` (${typedPart(doctor)} helps)`;
steps.push((0,_sentence_js_6_ .MZ) `${workspaceNames(unplanned)} ${were} not judged. This cannot be overridden. Fix the cause above${help}, then ${again}.`);
}
if (missed.length > 0) {
const isOne = missed.length === 1;
const were = isOne ? 'was' : 'were';
const failedJobs = isOne ? 'job of its group' : 'jobs of their groups';
steps.push((0,_sentence_js_6_ .MZ) `${workspaceNames(missed)} ${were} not judged. This cannot be overridden. Re-run the failed ${failedJobs}, then this one. This job alone cannot judge what no group has planned.`);
}
if (canceled.length > 0) {
const repeat = context.byPerson ? (0,_sentence_js_6_ .MZ) `Run the command again` : (0,_sentence_js_6_ .MZ) `Re-run this job`;
steps.push((0,_sentence_js_6_ .MZ) `${repeat} for a verdict on ${workspaceNames(canceled)}.`);
}
return steps;
}
function workspaceNames(workspaces) {
return distinctNames(workspaces.map(({ name }) => name));
}
const MOST_REVIEWERS = 15;
function reviewRequestOf({ findings, context }, asked, author, url) {
const isAuthor = (name) => name.toLowerCase() === author?.toLowerCase();
const waiting = findings.flatMap(({ severity, fingerprint, overrideBy = [] }) => {
const names = overrideBy.filter((name) => !isAuthor(name));
const isNew = severity === 'needs-override' && !asked.includes(fingerprint);
return isNew && names.length > 0 ? [{ fingerprint, names }] : [];
});
if (waiting.length === 0)
return undefined;
const names = [...new Set(waiting.flatMap((finding) => finding.names))].slice(0, MOST_REVIEWERS);
const what = (0,_text_js_7_ .rj)(waiting.length, 'finding');
const report = (0,_markdown_js_2_ .nf)('Report', url, (0,_links_js_4_ .qL)(context));
return {
fingerprints: waiting.map(({ fingerprint }) => fingerprint),
people: names.filter((name) => !/[/:]/.test(name)),
teams: names.flatMap((name) => /^[^/]+\/(.+)$/.exec(name)?.[1] ?? []),
line: (0,_sentence_js_6_ .l6)((0,_sentence_js_6_ .MZ) `${(0,_text_js_7_ .Z)(names.map(_markdown_js_2_ .lE))} can approve ${what} of the policy gate. ${report}`),
};
}
/***/ }),
/***/ 95809:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
COMPILE_OPA: () => ( COMPILE_OPA),
FORBIDDEN: () => ( FORBIDDEN),
RELEASE: () => ( RELEASE),
findOpa: () => ( findOpa),
howToGetOpa: () => ( howToGetOpa)
});
var node_os_0_ = __webpack_require__(48161);
var _machine_ask_opa_js_1_ = __webpack_require__(29);
var _model_parse_js_3_ = __webpack_require__(2340);
var _client_wire_schema_js_2_ = __webpack_require__(77934);
const OLDEST = '1.0.0';
const FORBIDDEN = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
async function findOpa(ports, askedVersion) {
const ask = (args) => (0,_machine_ask_opa_js_1_ .a)(ports, { args });
const [listed, known] = await Promise.all([ask(['capabilities', '--current']), askedVersion]);
if (listed === undefined)
return undefined;
const answer = known === undefined ? await ask(['version']) : undefined;
const version = known ?? /^Version: (\d+\.\d+\.\S+)/m.exec(answer?.stdout ?? '')?.[1];
if (version === undefined) {
return {
problem: `The \`opa\` on the PATH does not say its version: ${messageOf(answer ?? listed)}`,
};
}
if (Number(version.split('.')[0]) < 1) {
return { problem: `The \`opa\` on the PATH is ${version}. Install ${OLDEST} or newer.` };
}
if (/^1\.(?:21\.|22\.0(?:-|$))/.test(version)) {
const problem = `The \`opa\` on the PATH is ${version}. 1.21.0 to 1.22.0 overlook denials: \`input.x in {"a", input.y}\` never holds there. Install ${RELEASE.slice(1)}.`;
return { problem };
}
const parsed = _client_wire_schema_js_2_ .xLC(capabilitiesSchema, (0,_model_parse_js_3_ .qF)(listed.stdout));
if (!parsed.success) {
const problem = `The \`opa\` on the PATH does not say which functions it has (\`opa capabilities --current\`): ${messageOf(listed)}`;
return { problem };
}
const builtins = parsed.output.builtins.filter(({ name }) => !FORBIDDEN.includes(name));
const functions = builtins.map(({ name }) => name);
const capabilities = JSON.stringify({ ...parsed.output, builtins, allow_net: [] });
return { version, capabilities, functions };
}
const capabilitiesSchema = _client_wire_schema_js_2_ ._H3({
builtins: _client_wire_schema_js_2_ .YOg(_client_wire_schema_js_2_ ._H3({ name: _client_wire_schema_js_2_ .YjP() })),
});
function messageOf({ stdout, stderr }) {
return (stderr || stdout).trim().slice(0, 200);
}
const RELEASE = 'v1.22.3';
const OPA = `https://openpolicyagent.org/downloads/${RELEASE}`;
const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;
const PROGRAMS = {
'linux x64': 'opa_linux_amd64_static',
'linux arm64': 'opa_linux_arm64_static',
'darwin x64': 'opa_darwin_amd64',
'darwin arm64': 'opa_darwin_arm64_static',
'win32 x64': 'opa_windows_amd64.exe',
};
function howToGetOpa(here = `${(0,node_os_0_.platform)()} ${(0,node_os_0_.arch)()}`) {
const program = PROGRAMS[here];
if (program === undefined)
return 'For `opa` on this system see https://openpolicyagent.org.';
const download = here.startsWith('win32')
? `curl.exe -Lo opa.exe ${OPA}/${program}`
: `curl -Lo opa ${OPA}/${program} && chmod +x opa`;
return `To get opa: \`${download}\`. Move it to a directory on the PATH. With Go, \`${COMPILE_OPA}\` does all of that.`;
}
/***/ }),
/***/ 42613:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
/***/ }),
/***/ 20181:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
/***/ }),
/***/ 35317:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
/***/ }),
/***/ 24434:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
/***/ }),
/***/ 79896:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
/***/ }),
/***/ 58611:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
/***/ }),
/***/ 65692:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
/***/ }),
/***/ 69278:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
/***/ }),
/***/ 34589:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
/***/ }),
/***/ 16698:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
/***/ }),
/***/ 4573:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
/***/ }),
/***/ 31421:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
/***/ }),
/***/ 37540:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
/***/ }),
/***/ 77598:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
/***/ }),
/***/ 53053:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
/***/ }),
/***/ 40610:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
/***/ }),
/***/ 78474:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
/***/ }),
/***/ 73024:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
/***/ }),
/***/ 51455:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
/***/ }),
/***/ 37067:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
/***/ }),
/***/ 32467:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
/***/ }),
/***/ 77030:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
/***/ }),
/***/ 48161:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
/***/ }),
/***/ 76760:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
/***/ }),
/***/ 643:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
/***/ }),
/***/ 1708:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
/***/ }),
/***/ 41792:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
/***/ }),
/***/ 80099:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
/***/ }),
/***/ 57075:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
/***/ }),
/***/ 46466:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
/***/ }),
/***/ 46193:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
/***/ }),
/***/ 87997:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");
/***/ }),
/***/ 58500:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
/***/ }),
/***/ 41692:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
/***/ }),
/***/ 73136:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
/***/ }),
/***/ 57975:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
/***/ }),
/***/ 73429:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
/***/ }),
/***/ 75919:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
/***/ }),
/***/ 38522:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
/***/ }),
/***/ 70857:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
/***/ }),
/***/ 16928:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
/***/ }),
/***/ 932:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
/***/ }),
/***/ 13193:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
/***/ }),
/***/ 53557:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
/***/ }),
/***/ 64756:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
/***/ }),
/***/ 39023:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
/***/ }),
/***/ 43106:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
/***/ }),
/***/ 18909:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {
const { Argument } = __nccwpck_require__(49154);
const { Command } = __nccwpck_require__(34348);
const { CommanderError, InvalidArgumentError } = __nccwpck_require__(41135);
const { Help } = __nccwpck_require__(79754);
const { Option } = __nccwpck_require__(45240);
exports.DM = new Command();
exports.gu = (name) => new Command(name);
exports.Ww = (flags, description) => new Option(flags, description);
exports.er = (name, description) => new Argument(name, description);
exports.uB = Command;
exports.c$ = Option;
exports.ef = Argument;
exports._V = Help;
exports.b7 = CommanderError;
exports.Di = InvalidArgumentError;
exports.a2 = InvalidArgumentError; 
/***/ }),
/***/ 49154:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {
const { InvalidArgumentError } = __nccwpck_require__(41135);
class Argument {
constructor(name, description) {
this.description = description || '';
this.variadic = false;
this.parseArg = undefined;
this.defaultValue = undefined;
this.defaultValueDescription = undefined;
this.argChoices = undefined;
switch (name[0]) {
case '<': 
this.required = true;
this._name = name.slice(1, -1);
break;
case '[': 
this.required = false;
this._name = name.slice(1, -1);
break;
default:
this.required = true;
this._name = name;
break;
}
if (this._name.endsWith('...')) {
this.variadic = true;
this._name = this._name.slice(0, -3);
}
}
name() {
return this._name;
}
_collectValue(value, previous) {
if (previous === this.defaultValue || !Array.isArray(previous)) {
return [value];
}
previous.push(value);
return previous;
}
default(value, description) {
this.defaultValue = value;
this.defaultValueDescription = description;
return this;
}
argParser(fn) {
this.parseArg = fn;
return this;
}
choices(values) {
this.argChoices = values.slice();
this.parseArg = (arg, previous) => {
if (!this.argChoices.includes(arg)) {
throw new InvalidArgumentError(
`Allowed choices are ${this.argChoices.join(', ')}.`,
);
}
if (this.variadic) {
return this._collectValue(arg, previous);
}
return arg;
};
return this;
}
argRequired() {
this.required = true;
return this;
}
argOptional() {
this.required = false;
return this;
}
}
function humanReadableArgName(arg) {
const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');
return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}
exports.Argument = Argument;
exports.humanReadableArgName = humanReadableArgName;
/***/ }),
/***/ 34348:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {
const EventEmitter = (__nccwpck_require__(78474).EventEmitter);
const childProcess = __nccwpck_require__(31421);
const path = __nccwpck_require__(76760);
const fs = __nccwpck_require__(73024);
const process = __nccwpck_require__(1708);
const { Argument, humanReadableArgName } = __nccwpck_require__(49154);
const { CommanderError } = __nccwpck_require__(41135);
const { Help, stripColor } = __nccwpck_require__(79754);
const { Option, DualOptions } = __nccwpck_require__(45240);
const { suggestSimilar } = __nccwpck_require__(65030);
class Command extends EventEmitter {
constructor(name) {
super();
this.commands = [];
this.options = [];
this.parent = null;
this._allowUnknownOption = false;
this._allowExcessArguments = false;
this.registeredArguments = [];
this._args = this.registeredArguments; 
this.args = []; 
this.rawArgs = [];
this.processedArgs = []; 
this._scriptPath = null;
this._name = name || '';
this._optionValues = {};
this._optionValueSources = {}; 
this._storeOptionsAsProperties = false;
this._actionHandler = null;
this._executableHandler = false;
this._executableFile = null; 
this._executableDir = null; 
this._defaultCommandName = null;
this._exitCallback = null;
this._aliases = [];
this._combineFlagAndOptionalValue = true;
this._description = '';
this._summary = '';
this._argsDescription = undefined; 
this._enablePositionalOptions = false;
this._passThroughOptions = false;
this._lifeCycleHooks = {}; 
this._showHelpAfterError = false;
this._showSuggestionAfterError = true;
this._savedState = null; 
this._outputConfiguration = {
writeOut: (str) => process.stdout.write(str),
writeErr: (str) => process.stderr.write(str),
outputError: (str, write) => write(str),
getOutHelpWidth: () =>
process.stdout.isTTY ? process.stdout.columns : undefined,
getErrHelpWidth: () =>
process.stderr.isTTY ? process.stderr.columns : undefined,
getOutHasColors: () =>
useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
getErrHasColors: () =>
useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
stripColor: (str) => stripColor(str),
};
this._hidden = false;
this._helpOption = undefined; 
this._addImplicitHelpCommand = undefined; 
this._helpCommand = undefined; 
this._helpConfiguration = {};
this._helpGroupHeading = undefined; 
this._defaultCommandGroup = undefined;
this._defaultOptionGroup = undefined;
}
copyInheritedSettings(sourceCommand) {
this._outputConfiguration = sourceCommand._outputConfiguration;
this._helpOption = sourceCommand._helpOption;
this._helpCommand = sourceCommand._helpCommand;
this._helpConfiguration = sourceCommand._helpConfiguration;
this._exitCallback = sourceCommand._exitCallback;
this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
this._combineFlagAndOptionalValue =
sourceCommand._combineFlagAndOptionalValue;
this._allowExcessArguments = sourceCommand._allowExcessArguments;
this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
this._showHelpAfterError = sourceCommand._showHelpAfterError;
this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
return this;
}
_getCommandAndAncestors() {
const result = [];
for (let command = this; command; command = command.parent) {
result.push(command);
}
return result;
}
command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
let desc = actionOptsOrExecDesc;
let opts = execOpts;
if (typeof desc === 'object' && desc !== null) {
opts = desc;
desc = null;
}
opts = opts || {};
const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
const cmd = this.createCommand(name);
if (desc) {
cmd.description(desc);
cmd._executableHandler = true;
}
if (opts.isDefault) this._defaultCommandName = cmd._name;
cmd._hidden = !!(opts.noHelp || opts.hidden); 
cmd._executableFile = opts.executableFile || null; 
if (args) cmd.arguments(args);
this._registerCommand(cmd);
cmd.parent = this;
cmd.copyInheritedSettings(this);
if (desc) return this;
return cmd;
}
createCommand(name) {
return new Command(name);
}
createHelp() {
return Object.assign(new Help(), this.configureHelp());
}
configureHelp(configuration) {
if (configuration === undefined) return this._helpConfiguration;
this._helpConfiguration = configuration;
return this;
}
configureOutput(configuration) {
if (configuration === undefined) return this._outputConfiguration;
this._outputConfiguration = {
...this._outputConfiguration,
...configuration,
};
return this;
}
showHelpAfterError(displayHelp = true) {
if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
this._showHelpAfterError = displayHelp;
return this;
}
showSuggestionAfterError(displaySuggestion = true) {
this._showSuggestionAfterError = !!displaySuggestion;
return this;
}
addCommand(cmd, opts) {
if (!cmd._name) {
throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
}
opts = opts || {};
if (opts.isDefault) this._defaultCommandName = cmd._name;
if (opts.noHelp || opts.hidden) cmd._hidden = true; 
this._registerCommand(cmd);
cmd.parent = this;
cmd._checkForBrokenPassThrough();
return this;
}
createArgument(name, description) {
return new Argument(name, description);
}
argument(name, description, parseArg, defaultValue) {
const argument = this.createArgument(name, description);
if (typeof parseArg === 'function') {
argument.default(defaultValue).argParser(parseArg);
} else {
argument.default(parseArg);
}
this.addArgument(argument);
return this;
}
arguments(names) {
names
.trim()
.split(/ +/)
.forEach((detail) => {
this.argument(detail);
});
return this;
}
addArgument(argument) {
const previousArgument = this.registeredArguments.slice(-1)[0];
if (previousArgument?.variadic) {
throw new Error(
`only the last argument can be variadic '${previousArgument.name()}'`,
);
}
if (
argument.required &&
argument.defaultValue !== undefined &&
argument.parseArg === undefined
) {
throw new Error(
`a default value for a required argument is never used: '${argument.name()}'`,
);
}
this.registeredArguments.push(argument);
return this;
}
helpCommand(enableOrNameAndArgs, description) {
if (typeof enableOrNameAndArgs === 'boolean') {
this._addImplicitHelpCommand = enableOrNameAndArgs;
if (enableOrNameAndArgs && this._defaultCommandGroup) {
this._initCommandGroup(this._getHelpCommand());
}
return this;
}
const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
const helpDescription = description ?? 'display help for command';
const helpCommand = this.createCommand(helpName);
helpCommand.helpOption(false);
if (helpArgs) helpCommand.arguments(helpArgs);
if (helpDescription) helpCommand.description(helpDescription);
this._addImplicitHelpCommand = true;
this._helpCommand = helpCommand;
if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
return this;
}
addHelpCommand(helpCommand, deprecatedDescription) {
if (typeof helpCommand !== 'object') {
this.helpCommand(helpCommand, deprecatedDescription);
return this;
}
this._addImplicitHelpCommand = true;
this._helpCommand = helpCommand;
this._initCommandGroup(helpCommand);
return this;
}
_getHelpCommand() {
const hasImplicitHelpCommand =
this._addImplicitHelpCommand ??
(this.commands.length &&
!this._actionHandler &&
!this._findCommand('help'));
if (hasImplicitHelpCommand) {
if (this._helpCommand === undefined) {
this.helpCommand(undefined, undefined); 
}
return this._helpCommand;
}
return null;
}
hook(event, listener) {
const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
if (!allowedValues.includes(event)) {
throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
}
if (this._lifeCycleHooks[event]) {
this._lifeCycleHooks[event].push(listener);
} else {
this._lifeCycleHooks[event] = [listener];
}
return this;
}
exitOverride(fn) {
if (fn) {
this._exitCallback = fn;
} else {
this._exitCallback = (err) => {
if (err.code !== 'commander.executeSubCommandAsync') {
throw err;
} else {
}
};
}
return this;
}
_exit(exitCode, code, message) {
if (this._exitCallback) {
this._exitCallback(new CommanderError(exitCode, code, message));
}
process.exit(exitCode);
}
action(fn) {
const listener = (args) => {
const expectedArgsCount = this.registeredArguments.length;
const actionArgs = args.slice(0, expectedArgsCount);
if (this._storeOptionsAsProperties) {
actionArgs[expectedArgsCount] = this; 
} else {
actionArgs[expectedArgsCount] = this.opts();
}
actionArgs.push(this);
return fn.apply(this, actionArgs);
};
this._actionHandler = listener;
return this;
}
createOption(flags, description) {
return new Option(flags, description);
}
_callParseArg(target, value, previous, invalidArgumentMessage) {
try {
return target.parseArg(value, previous);
} catch (err) {
if (err.code === 'commander.invalidArgument') {
const message = `${invalidArgumentMessage} ${err.message}`;
this.error(message, { exitCode: err.exitCode, code: err.code });
}
throw err;
}
}
_registerOption(option) {
const matchingOption =
(option.short && this._findOption(option.short)) ||
(option.long && this._findOption(option.long));
if (matchingOption) {
const matchingFlag =
option.long && this._findOption(option.long)
? option.long
: option.short;
throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
}
this._initOptionGroup(option);
this.options.push(option);
}
_registerCommand(command) {
const knownBy = (cmd) => {
return [cmd.name()].concat(cmd.aliases());
};
const alreadyUsed = knownBy(command).find((name) =>
this._findCommand(name),
);
if (alreadyUsed) {
const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
const newCmd = knownBy(command).join('|');
throw new Error(
`cannot add command '${newCmd}' as already have command '${existingCmd}'`,
);
}
this._initCommandGroup(command);
this.commands.push(command);
}
addOption(option) {
this._registerOption(option);
const oname = option.name();
const name = option.attributeName();
if (option.negate) {
const positiveLongFlag = option.long.replace(/^--no-/, '--');
if (!this._findOption(positiveLongFlag)) {
this.setOptionValueWithSource(
name,
option.defaultValue === undefined ? true : option.defaultValue,
'default',
);
}
} else if (option.defaultValue !== undefined) {
this.setOptionValueWithSource(name, option.defaultValue, 'default');
}
const handleOptionValue = (val, invalidValueMessage, valueSource) => {
if (val == null && option.presetArg !== undefined) {
val = option.presetArg;
}
const oldValue = this.getOptionValue(name);
if (val !== null && option.parseArg) {
val = this._callParseArg(option, val, oldValue, invalidValueMessage);
} else if (val !== null && option.variadic) {
val = option._collectValue(val, oldValue);
}
if (val == null) {
if (option.negate) {
val = false;
} else if (option.isBoolean() || option.optional) {
val = true;
} else {
val = ''; 
}
}
this.setOptionValueWithSource(name, val, valueSource);
};
this.on('option:' + oname, (val) => {
const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
handleOptionValue(val, invalidValueMessage, 'cli');
});
if (option.envVar) {
this.on('optionEnv:' + oname, (val) => {
const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
handleOptionValue(val, invalidValueMessage, 'env');
});
}
return this;
}
_optionEx(config, flags, description, fn, defaultValue) {
if (typeof flags === 'object' && flags instanceof Option) {
throw new Error(
'To add an Option object use addOption() instead of option() or requiredOption()',
);
}
const option = this.createOption(flags, description);
option.makeOptionMandatory(!!config.mandatory);
if (typeof fn === 'function') {
option.default(defaultValue).argParser(fn);
} else if (fn instanceof RegExp) {
const regex = fn;
fn = (val, def) => {
const m = regex.exec(val);
return m ? m[0] : def;
};
option.default(defaultValue).argParser(fn);
} else {
option.default(fn);
}
return this.addOption(option);
}
option(flags, description, parseArg, defaultValue) {
return this._optionEx({}, flags, description, parseArg, defaultValue);
}
requiredOption(flags, description, parseArg, defaultValue) {
return this._optionEx(
{ mandatory: true },
flags,
description,
parseArg,
defaultValue,
);
}
combineFlagAndOptionalValue(combine = true) {
this._combineFlagAndOptionalValue = !!combine;
return this;
}
allowUnknownOption(allowUnknown = true) {
this._allowUnknownOption = !!allowUnknown;
return this;
}
allowExcessArguments(allowExcess = true) {
this._allowExcessArguments = !!allowExcess;
return this;
}
enablePositionalOptions(positional = true) {
this._enablePositionalOptions = !!positional;
return this;
}
passThroughOptions(passThrough = true) {
this._passThroughOptions = !!passThrough;
this._checkForBrokenPassThrough();
return this;
}
_checkForBrokenPassThrough() {
if (
this.parent &&
this._passThroughOptions &&
!this.parent._enablePositionalOptions
) {
throw new Error(
`passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
);
}
}
storeOptionsAsProperties(storeAsProperties = true) {
if (this.options.length) {
throw new Error('call .storeOptionsAsProperties() before adding options');
}
if (Object.keys(this._optionValues).length) {
throw new Error(
'call .storeOptionsAsProperties() before setting option values',
);
}
this._storeOptionsAsProperties = !!storeAsProperties;
return this;
}
getOptionValue(key) {
if (this._storeOptionsAsProperties) {
return this[key];
}
return this._optionValues[key];
}
setOptionValue(key, value) {
return this.setOptionValueWithSource(key, value, undefined);
}
setOptionValueWithSource(key, value, source) {
if (this._storeOptionsAsProperties) {
this[key] = value;
} else {
this._optionValues[key] = value;
}
this._optionValueSources[key] = source;
return this;
}
getOptionValueSource(key) {
return this._optionValueSources[key];
}
getOptionValueSourceWithGlobals(key) {
let source;
this._getCommandAndAncestors().forEach((cmd) => {
if (cmd.getOptionValueSource(key) !== undefined) {
source = cmd.getOptionValueSource(key);
}
});
return source;
}
_prepareUserArgs(argv, parseOptions) {
if (argv !== undefined && !Array.isArray(argv)) {
throw new Error('first parameter to parse must be array or undefined');
}
parseOptions = parseOptions || {};
if (argv === undefined && parseOptions.from === undefined) {
if (process.versions?.electron) {
parseOptions.from = 'electron';
}
const execArgv = process.execArgv ?? [];
if (
execArgv.includes('-e') ||
execArgv.includes('--eval') ||
execArgv.includes('-p') ||
execArgv.includes('--print')
) {
parseOptions.from = 'eval'; 
}
}
if (argv === undefined) {
argv = process.argv;
}
this.rawArgs = argv.slice();
let userArgs;
switch (parseOptions.from) {
case undefined:
case 'node':
this._scriptPath = argv[1];
userArgs = argv.slice(2);
break;
case 'electron':
if (process.defaultApp) {
this._scriptPath = argv[1];
userArgs = argv.slice(2);
} else {
userArgs = argv.slice(1);
}
break;
case 'user':
userArgs = argv.slice(0);
break;
case 'eval':
userArgs = argv.slice(1);
break;
default:
throw new Error(
`unexpected parse option { from: '${parseOptions.from}' }`,
);
}
if (!this._name && this._scriptPath)
this.nameFromFilename(this._scriptPath);
this._name = this._name || 'program';
return userArgs;
}
parse(argv, parseOptions) {
this._prepareForParse();
const userArgs = this._prepareUserArgs(argv, parseOptions);
this._parseCommand([], userArgs);
return this;
}
async parseAsync(argv, parseOptions) {
this._prepareForParse();
const userArgs = this._prepareUserArgs(argv, parseOptions);
await this._parseCommand([], userArgs);
return this;
}
_prepareForParse() {
if (this._savedState === null) {
this.saveStateBeforeParse();
} else {
this.restoreStateBeforeParse();
}
}
saveStateBeforeParse() {
this._savedState = {
_name: this._name,
_optionValues: { ...this._optionValues },
_optionValueSources: { ...this._optionValueSources },
};
}
restoreStateBeforeParse() {
if (this._storeOptionsAsProperties)
throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
this._name = this._savedState._name;
this._scriptPath = null;
this.rawArgs = [];
this._optionValues = { ...this._savedState._optionValues };
this._optionValueSources = { ...this._savedState._optionValueSources };
this.args = [];
this.processedArgs = [];
}
_checkForMissingExecutable(executableFile, executableDir, subcommandName) {
if (fs.existsSync(executableFile)) return;
const executableDirMessage = executableDir
? `searched for local subcommand relative to directory '${executableDir}'`
: 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
throw new Error(executableMissing);
}
_executeSubCommand(subcommand, args) {
args = args.slice();
let launchWithNode = false; 
const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];
function findFile(baseDir, baseName) {
const localBin = path.resolve(baseDir, baseName);
if (fs.existsSync(localBin)) return localBin;
if (sourceExt.includes(path.extname(baseName))) return undefined;
const foundExt = sourceExt.find((ext) =>
fs.existsSync(`${localBin}${ext}`),
);
if (foundExt) return `${localBin}${foundExt}`;
return undefined;
}
this._checkForMissingMandatoryOptions();
this._checkForConflictingOptions();
let executableFile =
subcommand._executableFile || `${this._name}-${subcommand._name}`;
let executableDir = this._executableDir || '';
if (this._scriptPath) {
let resolvedScriptPath; 
try {
resolvedScriptPath = fs.realpathSync(this._scriptPath);
} catch {
resolvedScriptPath = this._scriptPath;
}
executableDir = path.resolve(
path.dirname(resolvedScriptPath),
executableDir,
);
}
if (executableDir) {
let localFile = findFile(executableDir, executableFile);
if (!localFile && !subcommand._executableFile && this._scriptPath) {
const legacyName = path.basename(
this._scriptPath,
path.extname(this._scriptPath),
);
if (legacyName !== this._name) {
localFile = findFile(
executableDir,
`${legacyName}-${subcommand._name}`,
);
}
}
executableFile = localFile || executableFile;
}
launchWithNode = sourceExt.includes(path.extname(executableFile));
let proc;
if (process.platform !== 'win32') {
if (launchWithNode) {
args.unshift(executableFile);
args = incrementNodeInspectorPort(process.execArgv).concat(args);
proc = childProcess.spawn(process.argv[0], args, { stdio: 'inherit' });
} else {
proc = childProcess.spawn(executableFile, args, { stdio: 'inherit' });
}
} else {
this._checkForMissingExecutable(
executableFile,
executableDir,
subcommand._name,
);
args.unshift(executableFile);
args = incrementNodeInspectorPort(process.execArgv).concat(args);
proc = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
}
if (!proc.killed) {
const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
signals.forEach((signal) => {
process.on(signal, () => {
if (proc.killed === false && proc.exitCode === null) {
proc.kill(signal);
}
});
});
}
const exitCallback = this._exitCallback;
proc.on('close', (code) => {
code = code ?? 1; 
if (!exitCallback) {
process.exit(code);
} else {
exitCallback(
new CommanderError(
code,
'commander.executeSubCommandAsync',
'(close)',
),
);
}
});
proc.on('error', (err) => {
if (err.code === 'ENOENT') {
this._checkForMissingExecutable(
executableFile,
executableDir,
subcommand._name,
);
} else if (err.code === 'EACCES') {
throw new Error(`'${executableFile}' not executable`);
}
if (!exitCallback) {
process.exit(1);
} else {
const wrappedError = new CommanderError(
1,
'commander.executeSubCommandAsync',
'(error)',
);
wrappedError.nestedError = err;
exitCallback(wrappedError);
}
});
this.runningCommand = proc;
}
_dispatchSubcommand(commandName, operands, unknown) {
const subCommand = this._findCommand(commandName);
if (!subCommand) this.help({ error: true });
subCommand._prepareForParse();
let promiseChain;
promiseChain = this._chainOrCallSubCommandHook(
promiseChain,
subCommand,
'preSubcommand',
);
promiseChain = this._chainOrCall(promiseChain, () => {
if (subCommand._executableHandler) {
this._executeSubCommand(subCommand, operands.concat(unknown));
} else {
return subCommand._parseCommand(operands, unknown);
}
});
return promiseChain;
}
_dispatchHelpCommand(subcommandName) {
if (!subcommandName) {
this.help();
}
const subCommand = this._findCommand(subcommandName);
if (subCommand && !subCommand._executableHandler) {
subCommand.help();
}
return this._dispatchSubcommand(
subcommandName,
[],
[this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
);
}
_checkNumberOfArguments() {
this.registeredArguments.forEach((arg, i) => {
if (arg.required && this.args[i] == null) {
this.missingArgument(arg.name());
}
});
if (
this.registeredArguments.length > 0 &&
this.registeredArguments[this.registeredArguments.length - 1].variadic
) {
return;
}
if (this.args.length > this.registeredArguments.length) {
this._excessArguments(this.args);
}
}
_processArguments() {
const myParseArg = (argument, value, previous) => {
let parsedValue = value;
if (value !== null && argument.parseArg) {
const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
parsedValue = this._callParseArg(
argument,
value,
previous,
invalidValueMessage,
);
}
return parsedValue;
};
this._checkNumberOfArguments();
const processedArgs = [];
this.registeredArguments.forEach((declaredArg, index) => {
let value = declaredArg.defaultValue;
if (declaredArg.variadic) {
if (index < this.args.length) {
value = this.args.slice(index);
if (declaredArg.parseArg) {
value = value.reduce((processed, v) => {
return myParseArg(declaredArg, v, processed);
}, declaredArg.defaultValue);
}
} else if (value === undefined) {
value = [];
}
} else if (index < this.args.length) {
value = this.args[index];
if (declaredArg.parseArg) {
value = myParseArg(declaredArg, value, declaredArg.defaultValue);
}
}
processedArgs[index] = value;
});
this.processedArgs = processedArgs;
}
_chainOrCall(promise, fn) {
if (promise?.then && typeof promise.then === 'function') {
return promise.then(() => fn());
}
return fn();
}
_chainOrCallHooks(promise, event) {
let result = promise;
const hooks = [];
this._getCommandAndAncestors()
.reverse()
.filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
.forEach((hookedCommand) => {
hookedCommand._lifeCycleHooks[event].forEach((callback) => {
hooks.push({ hookedCommand, callback });
});
});
if (event === 'postAction') {
hooks.reverse();
}
hooks.forEach((hookDetail) => {
result = this._chainOrCall(result, () => {
return hookDetail.callback(hookDetail.hookedCommand, this);
});
});
return result;
}
_chainOrCallSubCommandHook(promise, subCommand, event) {
let result = promise;
if (this._lifeCycleHooks[event] !== undefined) {
this._lifeCycleHooks[event].forEach((hook) => {
result = this._chainOrCall(result, () => {
return hook(this, subCommand);
});
});
}
return result;
}
_parseCommand(operands, unknown) {
const parsed = this.parseOptions(unknown);
this._parseOptionsEnv(); 
this._parseOptionsImplied();
operands = operands.concat(parsed.operands);
unknown = parsed.unknown;
this.args = operands.concat(unknown);
if (operands && this._findCommand(operands[0])) {
return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
}
if (
this._getHelpCommand() &&
operands[0] === this._getHelpCommand().name()
) {
return this._dispatchHelpCommand(operands[1]);
}
if (this._defaultCommandName) {
this._outputHelpIfRequested(unknown); 
return this._dispatchSubcommand(
this._defaultCommandName,
operands,
unknown,
);
}
if (
this.commands.length &&
this.args.length === 0 &&
!this._actionHandler &&
!this._defaultCommandName
) {
this.help({ error: true });
}
this._outputHelpIfRequested(parsed.unknown);
this._checkForMissingMandatoryOptions();
this._checkForConflictingOptions();
const checkForUnknownOptions = () => {
if (parsed.unknown.length > 0) {
this.unknownOption(parsed.unknown[0]);
}
};
const commandEvent = `command:${this.name()}`;
if (this._actionHandler) {
checkForUnknownOptions();
this._processArguments();
let promiseChain;
promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
promiseChain = this._chainOrCall(promiseChain, () =>
this._actionHandler(this.processedArgs),
);
if (this.parent) {
promiseChain = this._chainOrCall(promiseChain, () => {
this.parent.emit(commandEvent, operands, unknown); 
});
}
promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
return promiseChain;
}
if (this.parent?.listenerCount(commandEvent)) {
checkForUnknownOptions();
this._processArguments();
this.parent.emit(commandEvent, operands, unknown); 
} else if (operands.length) {
if (this._findCommand('*')) {
return this._dispatchSubcommand('*', operands, unknown);
}
if (this.listenerCount('command:*')) {
this.emit('command:*', operands, unknown);
} else if (this.commands.length) {
this.unknownCommand();
} else {
checkForUnknownOptions();
this._processArguments();
}
} else if (this.commands.length) {
checkForUnknownOptions();
this.help({ error: true });
} else {
checkForUnknownOptions();
this._processArguments();
}
}
_findCommand(name) {
if (!name) return undefined;
return this.commands.find(
(cmd) => cmd._name === name || cmd._aliases.includes(name),
);
}
_findOption(arg) {
return this.options.find((option) => option.is(arg));
}
_checkForMissingMandatoryOptions() {
this._getCommandAndAncestors().forEach((cmd) => {
cmd.options.forEach((anOption) => {
if (
anOption.mandatory &&
cmd.getOptionValue(anOption.attributeName()) === undefined
) {
cmd.missingMandatoryOptionValue(anOption);
}
});
});
}
_checkForConflictingLocalOptions() {
const definedNonDefaultOptions = this.options.filter((option) => {
const optionKey = option.attributeName();
if (this.getOptionValue(optionKey) === undefined) {
return false;
}
return this.getOptionValueSource(optionKey) !== 'default';
});
const optionsWithConflicting = definedNonDefaultOptions.filter(
(option) => option.conflictsWith.length > 0,
);
optionsWithConflicting.forEach((option) => {
const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
option.conflictsWith.includes(defined.attributeName()),
);
if (conflictingAndDefined) {
this._conflictingOption(option, conflictingAndDefined);
}
});
}
_checkForConflictingOptions() {
this._getCommandAndAncestors().forEach((cmd) => {
cmd._checkForConflictingLocalOptions();
});
}
parseOptions(args) {
const operands = []; 
const unknown = []; 
let dest = operands;
function maybeOption(arg) {
return arg.length > 1 && arg[0] === '-';
}
const negativeNumberArg = (arg) => {
if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
return !this._getCommandAndAncestors().some((cmd) =>
cmd.options
.map((opt) => opt.short)
.some((short) => /^-\d$/.test(short)),
);
};
let activeVariadicOption = null;
let activeGroup = null; 
let i = 0;
while (i < args.length || activeGroup) {
const arg = activeGroup ?? args[i++];
activeGroup = null;
if (arg === '--') {
if (dest === unknown) dest.push(arg);
dest.push(...args.slice(i));
break;
}
if (
activeVariadicOption &&
(!maybeOption(arg) || negativeNumberArg(arg))
) {
this.emit(`option:${activeVariadicOption.name()}`, arg);
continue;
}
activeVariadicOption = null;
if (maybeOption(arg)) {
const option = this._findOption(arg);
if (option) {
if (option.required) {
const value = args[i++];
if (value === undefined) this.optionMissingArgument(option);
this.emit(`option:${option.name()}`, value);
} else if (option.optional) {
let value = null;
if (
i < args.length &&
(!maybeOption(args[i]) || negativeNumberArg(args[i]))
) {
value = args[i++];
}
this.emit(`option:${option.name()}`, value);
} else {
this.emit(`option:${option.name()}`);
}
activeVariadicOption = option.variadic ? option : null;
continue;
}
}
if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
const option = this._findOption(`-${arg[1]}`);
if (option) {
if (
option.required ||
(option.optional && this._combineFlagAndOptionalValue)
) {
this.emit(`option:${option.name()}`, arg.slice(2));
} else {
this.emit(`option:${option.name()}`);
activeGroup = `-${arg.slice(2)}`;
}
continue;
}
}
if (/^--[^=]+=/.test(arg)) {
const index = arg.indexOf('=');
const option = this._findOption(arg.slice(0, index));
if (option && (option.required || option.optional)) {
this.emit(`option:${option.name()}`, arg.slice(index + 1));
continue;
}
}
if (
dest === operands &&
maybeOption(arg) &&
!(this.commands.length === 0 && negativeNumberArg(arg))
) {
dest = unknown;
}
if (
(this._enablePositionalOptions || this._passThroughOptions) &&
operands.length === 0 &&
unknown.length === 0
) {
if (this._findCommand(arg)) {
operands.push(arg);
unknown.push(...args.slice(i));
break;
} else if (
this._getHelpCommand() &&
arg === this._getHelpCommand().name()
) {
operands.push(arg, ...args.slice(i));
break;
} else if (this._defaultCommandName) {
unknown.push(arg, ...args.slice(i));
break;
}
}
if (this._passThroughOptions) {
dest.push(arg, ...args.slice(i));
break;
}
dest.push(arg);
}
return { operands, unknown };
}
opts() {
if (this._storeOptionsAsProperties) {
const result = {};
const len = this.options.length;
for (let i = 0; i < len; i++) {
const key = this.options[i].attributeName();
result[key] =
key === this._versionOptionName ? this._version : this[key];
}
return result;
}
return this._optionValues;
}
optsWithGlobals() {
return this._getCommandAndAncestors().reduce(
(combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
{},
);
}
error(message, errorOptions) {
this._outputConfiguration.outputError(
`${message}\n`,
this._outputConfiguration.writeErr,
);
if (typeof this._showHelpAfterError === 'string') {
this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
} else if (this._showHelpAfterError) {
this._outputConfiguration.writeErr('\n');
this.outputHelp({ error: true });
}
const config = errorOptions || {};
const exitCode = config.exitCode || 1;
const code = config.code || 'commander.error';
this._exit(exitCode, code, message);
}
_parseOptionsEnv() {
this.options.forEach((option) => {
if (option.envVar && option.envVar in process.env) {
const optionKey = option.attributeName();
if (
this.getOptionValue(optionKey) === undefined ||
['default', 'config', 'env'].includes(
this.getOptionValueSource(optionKey),
)
) {
if (option.required || option.optional) {
this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
} else {
this.emit(`optionEnv:${option.name()}`);
}
}
}
});
}
_parseOptionsImplied() {
const dualHelper = new DualOptions(this.options);
const hasCustomOptionValue = (optionKey) => {
return (
this.getOptionValue(optionKey) !== undefined &&
!['default', 'implied'].includes(this.getOptionValueSource(optionKey))
);
};
this.options
.filter(
(option) =>
option.implied !== undefined &&
hasCustomOptionValue(option.attributeName()) &&
dualHelper.valueFromOption(
this.getOptionValue(option.attributeName()),
option,
),
)
.forEach((option) => {
Object.keys(option.implied)
.filter((impliedKey) => !hasCustomOptionValue(impliedKey))
.forEach((impliedKey) => {
this.setOptionValueWithSource(
impliedKey,
option.implied[impliedKey],
'implied',
);
});
});
}
missingArgument(name) {
const message = `error: missing required argument '${name}'`;
this.error(message, { code: 'commander.missingArgument' });
}
optionMissingArgument(option) {
const message = `error: option '${option.flags}' argument missing`;
this.error(message, { code: 'commander.optionMissingArgument' });
}
missingMandatoryOptionValue(option) {
const message = `error: required option '${option.flags}' not specified`;
this.error(message, { code: 'commander.missingMandatoryOptionValue' });
}
_conflictingOption(option, conflictingOption) {
const findBestOptionFromValue = (option) => {
const optionKey = option.attributeName();
const optionValue = this.getOptionValue(optionKey);
const negativeOption = this.options.find(
(target) => target.negate && optionKey === target.attributeName(),
);
const positiveOption = this.options.find(
(target) => !target.negate && optionKey === target.attributeName(),
);
if (
negativeOption &&
((negativeOption.presetArg === undefined && optionValue === false) ||
(negativeOption.presetArg !== undefined &&
optionValue === negativeOption.presetArg))
) {
return negativeOption;
}
return positiveOption || option;
};
const getErrorMessage = (option) => {
const bestOption = findBestOptionFromValue(option);
const optionKey = bestOption.attributeName();
const source = this.getOptionValueSource(optionKey);
if (source === 'env') {
return `environment variable '${bestOption.envVar}'`;
}
return `option '${bestOption.flags}'`;
};
const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
this.error(message, { code: 'commander.conflictingOption' });
}
unknownOption(flag) {
if (this._allowUnknownOption) return;
let suggestion = '';
if (flag.startsWith('--') && this._showSuggestionAfterError) {
let candidateFlags = [];
let command = this;
do {
const moreFlags = command
.createHelp()
.visibleOptions(command)
.filter((option) => option.long)
.map((option) => option.long);
candidateFlags = candidateFlags.concat(moreFlags);
command = command.parent;
} while (command && !command._enablePositionalOptions);
suggestion = suggestSimilar(flag, candidateFlags);
}
const message = `error: unknown option '${flag}'${suggestion}`;
this.error(message, { code: 'commander.unknownOption' });
}
_excessArguments(receivedArgs) {
if (this._allowExcessArguments) return;
const expected = this.registeredArguments.length;
const s = expected === 1 ? '' : 's';
const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
this.error(message, { code: 'commander.excessArguments' });
}
unknownCommand() {
const unknownName = this.args[0];
let suggestion = '';
if (this._showSuggestionAfterError) {
const candidateNames = [];
this.createHelp()
.visibleCommands(this)
.forEach((command) => {
candidateNames.push(command.name());
if (command.alias()) candidateNames.push(command.alias());
});
suggestion = suggestSimilar(unknownName, candidateNames);
}
const message = `error: unknown command '${unknownName}'${suggestion}`;
this.error(message, { code: 'commander.unknownCommand' });
}
version(str, flags, description) {
if (str === undefined) return this._version;
this._version = str;
flags = flags || '-V, --version';
description = description || 'output the version number';
const versionOption = this.createOption(flags, description);
this._versionOptionName = versionOption.attributeName();
this._registerOption(versionOption);
this.on('option:' + versionOption.name(), () => {
this._outputConfiguration.writeOut(`${str}\n`);
this._exit(0, 'commander.version', str);
});
return this;
}
description(str, argsDescription) {
if (str === undefined && argsDescription === undefined)
return this._description;
this._description = str;
if (argsDescription) {
this._argsDescription = argsDescription;
}
return this;
}
summary(str) {
if (str === undefined) return this._summary;
this._summary = str;
return this;
}
alias(alias) {
if (alias === undefined) return this._aliases[0]; 
let command = this;
if (
this.commands.length !== 0 &&
this.commands[this.commands.length - 1]._executableHandler
) {
command = this.commands[this.commands.length - 1];
}
if (alias === command._name)
throw new Error("Command alias can't be the same as its name");
const matchingCommand = this.parent?._findCommand(alias);
if (matchingCommand) {
const existingCmd = [matchingCommand.name()]
.concat(matchingCommand.aliases())
.join('|');
throw new Error(
`cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
);
}
command._aliases.push(alias);
return this;
}
aliases(aliases) {
if (aliases === undefined) return this._aliases;
aliases.forEach((alias) => this.alias(alias));
return this;
}
usage(str) {
if (str === undefined) {
if (this._usage) return this._usage;
const args = this.registeredArguments.map((arg) => {
return humanReadableArgName(arg);
});
return []
.concat(
this.options.length || this._helpOption !== null ? '[options]' : [],
this.commands.length ? '[command]' : [],
this.registeredArguments.length ? args : [],
)
.join(' ');
}
this._usage = str;
return this;
}
name(str) {
if (str === undefined) return this._name;
this._name = str;
return this;
}
helpGroup(heading) {
if (heading === undefined) return this._helpGroupHeading ?? '';
this._helpGroupHeading = heading;
return this;
}
commandsGroup(heading) {
if (heading === undefined) return this._defaultCommandGroup ?? '';
this._defaultCommandGroup = heading;
return this;
}
optionsGroup(heading) {
if (heading === undefined) return this._defaultOptionGroup ?? '';
this._defaultOptionGroup = heading;
return this;
}
_initOptionGroup(option) {
if (this._defaultOptionGroup && !option.helpGroupHeading)
option.helpGroup(this._defaultOptionGroup);
}
_initCommandGroup(cmd) {
if (this._defaultCommandGroup && !cmd.helpGroup())
cmd.helpGroup(this._defaultCommandGroup);
}
nameFromFilename(filename) {
this._name = path.basename(filename, path.extname(filename));
return this;
}
executableDir(path) {
if (path === undefined) return this._executableDir;
this._executableDir = path;
return this;
}
helpInformation(contextOptions) {
const helper = this.createHelp();
const context = this._getOutputContext(contextOptions);
helper.prepareContext({
error: context.error,
helpWidth: context.helpWidth,
outputHasColors: context.hasColors,
});
const text = helper.formatHelp(this, helper);
if (context.hasColors) return text;
return this._outputConfiguration.stripColor(text);
}
_getOutputContext(contextOptions) {
contextOptions = contextOptions || {};
const error = !!contextOptions.error;
let baseWrite;
let hasColors;
let helpWidth;
if (error) {
baseWrite = (str) => this._outputConfiguration.writeErr(str);
hasColors = this._outputConfiguration.getErrHasColors();
helpWidth = this._outputConfiguration.getErrHelpWidth();
} else {
baseWrite = (str) => this._outputConfiguration.writeOut(str);
hasColors = this._outputConfiguration.getOutHasColors();
helpWidth = this._outputConfiguration.getOutHelpWidth();
}
const write = (str) => {
if (!hasColors) str = this._outputConfiguration.stripColor(str);
return baseWrite(str);
};
return { error, write, hasColors, helpWidth };
}
outputHelp(contextOptions) {
let deprecatedCallback;
if (typeof contextOptions === 'function') {
deprecatedCallback = contextOptions;
contextOptions = undefined;
}
const outputContext = this._getOutputContext(contextOptions);
const eventContext = {
error: outputContext.error,
write: outputContext.write,
command: this,
};
this._getCommandAndAncestors()
.reverse()
.forEach((command) => command.emit('beforeAllHelp', eventContext));
this.emit('beforeHelp', eventContext);
let helpInformation = this.helpInformation({ error: outputContext.error });
if (deprecatedCallback) {
helpInformation = deprecatedCallback(helpInformation);
if (
typeof helpInformation !== 'string' &&
!Buffer.isBuffer(helpInformation)
) {
throw new Error('outputHelp callback must return a string or a Buffer');
}
}
outputContext.write(helpInformation);
if (this._getHelpOption()?.long) {
this.emit(this._getHelpOption().long); 
}
this.emit('afterHelp', eventContext);
this._getCommandAndAncestors().forEach((command) =>
command.emit('afterAllHelp', eventContext),
);
}
helpOption(flags, description) {
if (typeof flags === 'boolean') {
if (flags) {
if (this._helpOption === null) this._helpOption = undefined; 
if (this._defaultOptionGroup) {
this._initOptionGroup(this._getHelpOption());
}
} else {
this._helpOption = null; 
}
return this;
}
this._helpOption = this.createOption(
flags ?? '-h, --help',
description ?? 'display help for command',
);
if (flags || description) this._initOptionGroup(this._helpOption);
return this;
}
_getHelpOption() {
if (this._helpOption === undefined) {
this.helpOption(undefined, undefined);
}
return this._helpOption;
}
addHelpOption(option) {
this._helpOption = option;
this._initOptionGroup(option);
return this;
}
help(contextOptions) {
this.outputHelp(contextOptions);
let exitCode = Number(process.exitCode ?? 0); 
if (
exitCode === 0 &&
contextOptions &&
typeof contextOptions !== 'function' &&
contextOptions.error
) {
exitCode = 1;
}
this._exit(exitCode, 'commander.help', '(outputHelp)');
}
addHelpText(position, text) {
const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
if (!allowedValues.includes(position)) {
throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
}
const helpEvent = `${position}Help`;
this.on(helpEvent, ( context) => {
let helpStr;
if (typeof text === 'function') {
helpStr = text({ error: context.error, command: context.command });
} else {
helpStr = text;
}
if (helpStr) {
context.write(`${helpStr}\n`);
}
});
return this;
}
_outputHelpIfRequested(args) {
const helpOption = this._getHelpOption();
const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
if (helpRequested) {
this.outputHelp();
this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
}
}
}
function incrementNodeInspectorPort(args) {
return args.map((arg) => {
if (!arg.startsWith('--inspect')) {
return arg;
}
let debugOption;
let debugHost = '127.0.0.1';
let debugPort = '9229';
let match;
if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
debugOption = match[1];
} else if (
(match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null
) {
debugOption = match[1];
if (/^\d+$/.test(match[3])) {
debugPort = match[3];
} else {
debugHost = match[3];
}
} else if (
(match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null
) {
debugOption = match[1];
debugHost = match[3];
debugPort = match[4];
}
if (debugOption && debugPort !== '0') {
return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
}
return arg;
});
}
function useColor() {
if (
process.env.NO_COLOR ||
process.env.FORCE_COLOR === '0' ||
process.env.FORCE_COLOR === 'false'
)
return false;
if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== undefined)
return true;
return undefined;
}
exports.Command = Command;
exports.useColor = useColor; 
/***/ }),
/***/ 41135:
/***/ (function(__unused_webpack_module, exports) {
class CommanderError extends Error {
constructor(exitCode, code, message) {
super(message);
Error.captureStackTrace(this, this.constructor);
this.name = this.constructor.name;
this.code = code;
this.exitCode = exitCode;
this.nestedError = undefined;
}
}
class InvalidArgumentError extends CommanderError {
constructor(message) {
super(1, 'commander.invalidArgument', message);
Error.captureStackTrace(this, this.constructor);
this.name = this.constructor.name;
}
}
exports.CommanderError = CommanderError;
exports.InvalidArgumentError = InvalidArgumentError;
/***/ }),
/***/ 79754:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {
const { humanReadableArgName } = __nccwpck_require__(49154);
class Help {
constructor() {
this.helpWidth = undefined;
this.minWidthToWrap = 40;
this.sortSubcommands = false;
this.sortOptions = false;
this.showGlobalOptions = false;
}
prepareContext(contextOptions) {
this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
}
visibleCommands(cmd) {
const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
const helpCommand = cmd._getHelpCommand();
if (helpCommand && !helpCommand._hidden) {
visibleCommands.push(helpCommand);
}
if (this.sortSubcommands) {
visibleCommands.sort((a, b) => {
return a.name().localeCompare(b.name());
});
}
return visibleCommands;
}
compareOptions(a, b) {
const getSortKey = (option) => {
return option.short
? option.short.replace(/^-/, '')
: option.long.replace(/^--/, '');
};
return getSortKey(a).localeCompare(getSortKey(b));
}
visibleOptions(cmd) {
const visibleOptions = cmd.options.filter((option) => !option.hidden);
const helpOption = cmd._getHelpOption();
if (helpOption && !helpOption.hidden) {
const removeShort = helpOption.short && cmd._findOption(helpOption.short);
const removeLong = helpOption.long && cmd._findOption(helpOption.long);
if (!removeShort && !removeLong) {
visibleOptions.push(helpOption); 
} else if (helpOption.long && !removeLong) {
visibleOptions.push(
cmd.createOption(helpOption.long, helpOption.description),
);
} else if (helpOption.short && !removeShort) {
visibleOptions.push(
cmd.createOption(helpOption.short, helpOption.description),
);
}
}
if (this.sortOptions) {
visibleOptions.sort(this.compareOptions);
}
return visibleOptions;
}
visibleGlobalOptions(cmd) {
if (!this.showGlobalOptions) return [];
const globalOptions = [];
for (
let ancestorCmd = cmd.parent;
ancestorCmd;
ancestorCmd = ancestorCmd.parent
) {
const visibleOptions = ancestorCmd.options.filter(
(option) => !option.hidden,
);
globalOptions.push(...visibleOptions);
}
if (this.sortOptions) {
globalOptions.sort(this.compareOptions);
}
return globalOptions;
}
visibleArguments(cmd) {
if (cmd._argsDescription) {
cmd.registeredArguments.forEach((argument) => {
argument.description =
argument.description || cmd._argsDescription[argument.name()] || '';
});
}
if (cmd.registeredArguments.find((argument) => argument.description)) {
return cmd.registeredArguments;
}
return [];
}
subcommandTerm(cmd) {
const args = cmd.registeredArguments
.map((arg) => humanReadableArgName(arg))
.join(' ');
return (
cmd._name +
(cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
(cmd.options.length ? ' [options]' : '') + 
(args ? ' ' + args : '')
);
}
optionTerm(option) {
return option.flags;
}
argumentTerm(argument) {
return argument.name();
}
longestSubcommandTermLength(cmd, helper) {
return helper.visibleCommands(cmd).reduce((max, command) => {
return Math.max(
max,
this.displayWidth(
helper.styleSubcommandTerm(helper.subcommandTerm(command)),
),
);
}, 0);
}
longestOptionTermLength(cmd, helper) {
return helper.visibleOptions(cmd).reduce((max, option) => {
return Math.max(
max,
this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
);
}, 0);
}
longestGlobalOptionTermLength(cmd, helper) {
return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
return Math.max(
max,
this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
);
}, 0);
}
longestArgumentTermLength(cmd, helper) {
return helper.visibleArguments(cmd).reduce((max, argument) => {
return Math.max(
max,
this.displayWidth(
helper.styleArgumentTerm(helper.argumentTerm(argument)),
),
);
}, 0);
}
commandUsage(cmd) {
let cmdName = cmd._name;
if (cmd._aliases[0]) {
cmdName = cmdName + '|' + cmd._aliases[0];
}
let ancestorCmdNames = '';
for (
let ancestorCmd = cmd.parent;
ancestorCmd;
ancestorCmd = ancestorCmd.parent
) {
ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
}
return ancestorCmdNames + cmdName + ' ' + cmd.usage();
}
commandDescription(cmd) {
return cmd.description();
}
subcommandDescription(cmd) {
return cmd.summary() || cmd.description();
}
optionDescription(option) {
const extraInfo = [];
if (option.argChoices) {
extraInfo.push(
`choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
);
}
if (option.defaultValue !== undefined) {
const showDefault =
option.required ||
option.optional ||
(option.isBoolean() && typeof option.defaultValue === 'boolean');
if (showDefault) {
extraInfo.push(
`default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
);
}
}
if (option.presetArg !== undefined && option.optional) {
extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
}
if (option.envVar !== undefined) {
extraInfo.push(`env: ${option.envVar}`);
}
if (extraInfo.length > 0) {
const extraDescription = `(${extraInfo.join(', ')})`;
if (option.description) {
return `${option.description} ${extraDescription}`;
}
return extraDescription;
}
return option.description;
}
argumentDescription(argument) {
const extraInfo = [];
if (argument.argChoices) {
extraInfo.push(
`choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
);
}
if (argument.defaultValue !== undefined) {
extraInfo.push(
`default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
);
}
if (extraInfo.length > 0) {
const extraDescription = `(${extraInfo.join(', ')})`;
if (argument.description) {
return `${argument.description} ${extraDescription}`;
}
return extraDescription;
}
return argument.description;
}
formatItemList(heading, items, helper) {
if (items.length === 0) return [];
return [helper.styleTitle(heading), ...items, ''];
}
groupItems(unsortedItems, visibleItems, getGroup) {
const result = new Map();
unsortedItems.forEach((item) => {
const group = getGroup(item);
if (!result.has(group)) result.set(group, []);
});
visibleItems.forEach((item) => {
const group = getGroup(item);
if (!result.has(group)) {
result.set(group, []);
}
result.get(group).push(item);
});
return result;
}
formatHelp(cmd, helper) {
const termWidth = helper.padWidth(cmd, helper);
const helpWidth = helper.helpWidth ?? 80; 
function callFormatItem(term, description) {
return helper.formatItem(term, termWidth, description, helper);
}
let output = [
`${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
'',
];
const commandDescription = helper.commandDescription(cmd);
if (commandDescription.length > 0) {
output = output.concat([
helper.boxWrap(
helper.styleCommandDescription(commandDescription),
helpWidth,
),
'',
]);
}
const argumentList = helper.visibleArguments(cmd).map((argument) => {
return callFormatItem(
helper.styleArgumentTerm(helper.argumentTerm(argument)),
helper.styleArgumentDescription(helper.argumentDescription(argument)),
);
});
output = output.concat(
this.formatItemList('Arguments:', argumentList, helper),
);
const optionGroups = this.groupItems(
cmd.options,
helper.visibleOptions(cmd),
(option) => option.helpGroupHeading ?? 'Options:',
);
optionGroups.forEach((options, group) => {
const optionList = options.map((option) => {
return callFormatItem(
helper.styleOptionTerm(helper.optionTerm(option)),
helper.styleOptionDescription(helper.optionDescription(option)),
);
});
output = output.concat(this.formatItemList(group, optionList, helper));
});
if (helper.showGlobalOptions) {
const globalOptionList = helper
.visibleGlobalOptions(cmd)
.map((option) => {
return callFormatItem(
helper.styleOptionTerm(helper.optionTerm(option)),
helper.styleOptionDescription(helper.optionDescription(option)),
);
});
output = output.concat(
this.formatItemList('Global Options:', globalOptionList, helper),
);
}
const commandGroups = this.groupItems(
cmd.commands,
helper.visibleCommands(cmd),
(sub) => sub.helpGroup() || 'Commands:',
);
commandGroups.forEach((commands, group) => {
const commandList = commands.map((sub) => {
return callFormatItem(
helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
);
});
output = output.concat(this.formatItemList(group, commandList, helper));
});
return output.join('\n');
}
displayWidth(str) {
return stripColor(str).length;
}
styleTitle(str) {
return str;
}
styleUsage(str) {
return str
.split(' ')
.map((word) => {
if (word === '[options]') return this.styleOptionText(word);
if (word === '[command]') return this.styleSubcommandText(word);
if (word[0] === '[' || word[0] === '<')
return this.styleArgumentText(word);
return this.styleCommandText(word); 
})
.join(' ');
}
styleCommandDescription(str) {
return this.styleDescriptionText(str);
}
styleOptionDescription(str) {
return this.styleDescriptionText(str);
}
styleSubcommandDescription(str) {
return this.styleDescriptionText(str);
}
styleArgumentDescription(str) {
return this.styleDescriptionText(str);
}
styleDescriptionText(str) {
return str;
}
styleOptionTerm(str) {
return this.styleOptionText(str);
}
styleSubcommandTerm(str) {
return str
.split(' ')
.map((word) => {
if (word === '[options]') return this.styleOptionText(word);
if (word[0] === '[' || word[0] === '<')
return this.styleArgumentText(word);
return this.styleSubcommandText(word); 
})
.join(' ');
}
styleArgumentTerm(str) {
return this.styleArgumentText(str);
}
styleOptionText(str) {
return str;
}
styleArgumentText(str) {
return str;
}
styleSubcommandText(str) {
return str;
}
styleCommandText(str) {
return str;
}
padWidth(cmd, helper) {
return Math.max(
helper.longestOptionTermLength(cmd, helper),
helper.longestGlobalOptionTermLength(cmd, helper),
helper.longestSubcommandTermLength(cmd, helper),
helper.longestArgumentTermLength(cmd, helper),
);
}
preformatted(str) {
return /\n[^\S\r\n]/.test(str);
}
formatItem(term, termWidth, description, helper) {
const itemIndent = 2;
const itemIndentStr = ' '.repeat(itemIndent);
if (!description) return itemIndentStr + term;
const paddedTerm = term.padEnd(
termWidth + term.length - helper.displayWidth(term),
);
const spacerWidth = 2; 
const helpWidth = this.helpWidth ?? 80; 
const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
let formattedDescription;
if (
remainingWidth < this.minWidthToWrap ||
helper.preformatted(description)
) {
formattedDescription = description;
} else {
const wrappedDescription = helper.boxWrap(description, remainingWidth);
formattedDescription = wrappedDescription.replace(
/\n/g,
'\n' + ' '.repeat(termWidth + spacerWidth),
);
}
return (
itemIndentStr +
paddedTerm +
' '.repeat(spacerWidth) +
formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
);
}
boxWrap(str, width) {
if (width < this.minWidthToWrap) return str;
const rawLines = str.split(/\r\n|\n/);
const chunkPattern = /[\s]*[^\s]+/g;
const wrappedLines = [];
rawLines.forEach((line) => {
const chunks = line.match(chunkPattern);
if (chunks === null) {
wrappedLines.push('');
return;
}
let sumChunks = [chunks.shift()];
let sumWidth = this.displayWidth(sumChunks[0]);
chunks.forEach((chunk) => {
const visibleWidth = this.displayWidth(chunk);
if (sumWidth + visibleWidth <= width) {
sumChunks.push(chunk);
sumWidth += visibleWidth;
return;
}
wrappedLines.push(sumChunks.join(''));
const nextChunk = chunk.trimStart(); 
sumChunks = [nextChunk];
sumWidth = this.displayWidth(nextChunk);
});
wrappedLines.push(sumChunks.join(''));
});
return wrappedLines.join('\n');
}
}
function stripColor(str) {
const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
return str.replace(sgrPattern, '');
}
exports.Help = Help;
exports.stripColor = stripColor;
/***/ }),
/***/ 45240:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {
const { InvalidArgumentError } = __nccwpck_require__(41135);
class Option {
constructor(flags, description) {
this.flags = flags;
this.description = description || '';
this.required = flags.includes('<'); 
this.optional = flags.includes('['); 
this.variadic = /\w\.\.\.[>\]]$/.test(flags); 
this.mandatory = false; 
const optionFlags = splitOptionFlags(flags);
this.short = optionFlags.shortFlag; 
this.long = optionFlags.longFlag;
this.negate = false;
if (this.long) {
this.negate = this.long.startsWith('--no-');
}
this.defaultValue = undefined;
this.defaultValueDescription = undefined;
this.presetArg = undefined;
this.envVar = undefined;
this.parseArg = undefined;
this.hidden = false;
this.argChoices = undefined;
this.conflictsWith = [];
this.implied = undefined;
this.helpGroupHeading = undefined; 
}
default(value, description) {
this.defaultValue = value;
this.defaultValueDescription = description;
return this;
}
preset(arg) {
this.presetArg = arg;
return this;
}
conflicts(names) {
this.conflictsWith = this.conflictsWith.concat(names);
return this;
}
implies(impliedOptionValues) {
let newImplied = impliedOptionValues;
if (typeof impliedOptionValues === 'string') {
newImplied = { [impliedOptionValues]: true };
}
this.implied = Object.assign(this.implied || {}, newImplied);
return this;
}
env(name) {
this.envVar = name;
return this;
}
argParser(fn) {
this.parseArg = fn;
return this;
}
makeOptionMandatory(mandatory = true) {
this.mandatory = !!mandatory;
return this;
}
hideHelp(hide = true) {
this.hidden = !!hide;
return this;
}
_collectValue(value, previous) {
if (previous === this.defaultValue || !Array.isArray(previous)) {
return [value];
}
previous.push(value);
return previous;
}
choices(values) {
this.argChoices = values.slice();
this.parseArg = (arg, previous) => {
if (!this.argChoices.includes(arg)) {
throw new InvalidArgumentError(
`Allowed choices are ${this.argChoices.join(', ')}.`,
);
}
if (this.variadic) {
return this._collectValue(arg, previous);
}
return arg;
};
return this;
}
name() {
if (this.long) {
return this.long.replace(/^--/, '');
}
return this.short.replace(/^-/, '');
}
attributeName() {
if (this.negate) {
return camelcase(this.name().replace(/^no-/, ''));
}
return camelcase(this.name());
}
helpGroup(heading) {
this.helpGroupHeading = heading;
return this;
}
is(arg) {
return this.short === arg || this.long === arg;
}
isBoolean() {
return !this.required && !this.optional && !this.negate;
}
}
class DualOptions {
constructor(options) {
this.positiveOptions = new Map();
this.negativeOptions = new Map();
this.dualOptions = new Set();
options.forEach((option) => {
if (option.negate) {
this.negativeOptions.set(option.attributeName(), option);
} else {
this.positiveOptions.set(option.attributeName(), option);
}
});
this.negativeOptions.forEach((value, key) => {
if (this.positiveOptions.has(key)) {
this.dualOptions.add(key);
}
});
}
valueFromOption(value, option) {
const optionKey = option.attributeName();
if (!this.dualOptions.has(optionKey)) return true;
const preset = this.negativeOptions.get(optionKey).presetArg;
const negativeValue = preset !== undefined ? preset : false;
return option.negate === (negativeValue === value);
}
}
function camelcase(str) {
return str.split('-').reduce((str, word) => {
return str + word[0].toUpperCase() + word.slice(1);
});
}
function splitOptionFlags(flags) {
let shortFlag;
let longFlag;
const shortFlagExp = /^-[^-]$/;
const longFlagExp = /^--[^-]/;
const flagParts = flags.split(/[ |,]+/).concat('guard');
if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
if (!shortFlag && shortFlagExp.test(flagParts[0]))
shortFlag = flagParts.shift();
if (!shortFlag && longFlagExp.test(flagParts[0])) {
shortFlag = longFlag;
longFlag = flagParts.shift();
}
if (flagParts[0].startsWith('-')) {
const unsupportedFlag = flagParts[0];
const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
if (/^-[^-][^-]/.test(unsupportedFlag))
throw new Error(
`${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
);
if (shortFlagExp.test(unsupportedFlag))
throw new Error(`${baseError}
- too many short flags`);
if (longFlagExp.test(unsupportedFlag))
throw new Error(`${baseError}
- too many long flags`);
throw new Error(`${baseError}
- unrecognised flag format`);
}
if (shortFlag === undefined && longFlag === undefined)
throw new Error(
`option creation failed due to no flags found in '${flags}'.`,
);
return { shortFlag, longFlag };
}
exports.Option = Option;
exports.DualOptions = DualOptions;
/***/ }),
/***/ 65030:
/***/ (function(__unused_webpack_module, exports) {
const maxDistance = 3;
function editDistance(a, b) {
if (Math.abs(a.length - b.length) > maxDistance)
return Math.max(a.length, b.length);
const d = [];
for (let i = 0; i <= a.length; i++) {
d[i] = [i];
}
for (let j = 0; j <= b.length; j++) {
d[0][j] = j;
}
for (let j = 1; j <= b.length; j++) {
for (let i = 1; i <= a.length; i++) {
let cost = 1;
if (a[i - 1] === b[j - 1]) {
cost = 0;
} else {
cost = 1;
}
d[i][j] = Math.min(
d[i - 1][j] + 1, 
d[i][j - 1] + 1, 
d[i - 1][j - 1] + cost, 
);
if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
}
}
}
return d[a.length][b.length];
}
function suggestSimilar(word, candidates) {
if (!candidates || candidates.length === 0) return '';
candidates = Array.from(new Set(candidates));
const searchingOptions = word.startsWith('--');
if (searchingOptions) {
word = word.slice(2);
candidates = candidates.map((candidate) => candidate.slice(2));
}
let similar = [];
let bestDistance = maxDistance;
const minSimilarity = 0.4;
candidates.forEach((candidate) => {
if (candidate.length <= 1) return; 
const distance = editDistance(word, candidate);
const length = Math.max(word.length, candidate.length);
const similarity = (length - distance) / length;
if (similarity > minSimilarity) {
if (distance < bestDistance) {
bestDistance = distance;
similar = [candidate];
} else if (distance === bestDistance) {
similar.push(candidate);
}
}
});
similar.sort((a, b) => a.localeCompare(b));
if (searchingOptions) {
similar = similar.map((candidate) => `--${candidate}`);
}
if (similar.length > 1) {
return `\n(Did you mean one of ${similar.join(', ')}?)`;
}
if (similar.length === 1) {
return `\n(Did you mean ${similar[0]}?)`;
}
return '';
}
exports.suggestSimilar = suggestSimilar;
/***/ }),
/***/ 82591:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
SH: () => ( describeArchive),
Sd: () => ( largestFiles),
cz: () => ( describeLargest),
z3: () => ( formatBytes)
});
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
function describeArchive({ bytes, sha256, entries, withheld, }) {
const files = entries.filter(({ type }) => type === 'file').length;
const ignored = withheld.filter(({ reason }) => reason === 'ignored');
const excluded = withheld.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
const names = excluded.length > 4 ? [...excluded.slice(0, 3), `${excluded.length - 3} more`] : excluded;
const omitted = [];
if (ignored.length > 0)
omitted.push(`${ignored.length} ignored`);
if (excluded.length > 0)
omitted.push(`${excluded.length} excluded: ${names.join(', ')}`);
const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
const archive = `${size}, sha256 ${sha256.slice(0, 12)}…`;
return omitted.length > 0 ? `${archive} (${omitted.join(', ')})` : archive;
}
function describeLargest({ bytes, entries }) {
if (bytes <= LARGE_BYTES)
return [];
return findLargest(entries, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}
function largestFiles(entries) {
return findLargest(entries, 5).map(({ path, size }) => `${path} (${formatBytes(size)})`);
}
function findLargest(entries, count) {
return entries
.filter(({ type }) => type === 'file')
.sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
.slice(0, count);
}
function formatBytes(bytes) {
if (bytes < 1000)
return `${bytes} B`;
const units = ['kB', 'MB', 'GB', 'TB'];
let value = bytes / 1000;
while (value >= 999.5 && units.length > 1) {
value /= 1000;
units.shift();
}
return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[0]}`;
}
/***/ }),
/***/ 70847:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$h: () => ( IGNORED),
AX: () => ( MANIFEST_DOUBTED),
NG: () => ( RULE_SETS),
NM: () => ( MANIFEST_TRACKED),
On: () => ( RULE_FILE),
PW: () => ( EMPTY_SUBMODULE),
iC: () => ( UNTRACKED),
kK: () => ( MANIFEST_MISLEADING),
pL: () => ( NOT_CHECKED_OUT),
ql: () => ( PackError),
vp: () => ( TRACKING_UNKNOWN)
});
const RULE_SETS = ['terraform', 'exact', 'gitignore'];
const RULE_FILE = '.terraformignore';
const IGNORED = 'ignored';
const UNTRACKED = 'looks like a credential and is not tracked by git';
const TRACKING_UNKNOWN = 'looks like a credential, and git cannot say whether it is tracked';
const MANIFEST_TRACKED = 'says where modules are, and git tracks it';
const MANIFEST_DOUBTED = 'says where modules are, and git cannot say whether it is tracked';
const MANIFEST_MISLEADING = 'says where modules are, and not what their calls say';
const EMPTY_SUBMODULE = 'is a submodule that is not checked out';
const NOT_CHECKED_OUT = 'is in the commit, and not in this checkout';
class PackError extends Error {
name = 'PackError';
problems;
helpCode;
constructor(problems) {
super(problems.map(({ where, message }) => `${where}: ${message}`).join(';\n'));
this.problems = problems;
this.helpCode = problems.find(({ code }) => code !== undefined)?.code;
}
}
/***/ }),
/***/ 24953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
I1: () => ( withGroup),
J5: () => ( TRUST_OPTION),
Md: () => ( DIRECTORY),
dc: () => ( EXIT),
uK: () => ( option)
});
function option(flags, description, more = {}) {
const [, short, name = flags, value] = /^(?:-(\w), )?--([\w-]+)(?: <(.+)>)?$/.exec(flags) ?? [];
return { name, short, value, description, ...more };
}
const TRUST_OPTION = option('--trust-checkout', 'the files here are your own: hooks, editors, pipes');
function withGroup(group, options) {
return options.map((ungrouped) => ({ ...ungrouped, group }));
}
const DIRECTORY = {
name: 'directory',
description: 'the same as --directory',
required: false,
};
const EXIT = {
green: 0,
blocked: 1,
badInput: 2,
needsOverride: 3,
errored: 4,
undecided: 5,
refused: 6,
network: 7,
tooLarge: 8,
interrupted: 130,
terminated: 143,
};
/***/ }),
/***/ 11438:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$: () => ( neutralise),
h: () => ( createLog)
});
var _model_job_secrets_js_0_ = __nccwpck_require__(62056);
var _report_neutralise_log_js_1_ = __nccwpck_require__(22195);
var _model_secrets_js_2_ = __nccwpck_require__(72166);
var _terminal_js_3_ = __nccwpck_require__(49342);
function createLog(io, options = {}) {
const { verbose = false, printTo = 'err' } = options;
const secrets = (0,_model_secrets_js_2_ .gE)((0,_model_job_secrets_js_0_ .w)(io.environment));
let lastWrite = Promise.resolve();
const write = (stream, text) => {
lastWrite = lastWrite.then(() => io[stream](`${text}\n`));
};
const print = (stream, line) => {
const text = secrets.conceal(neutralise(line));
const width = stream === 'out' && io.screen !== undefined ? io.lineWidth?.() : undefined;
write(stream, width === undefined ? text : (0,_terminal_js_3_ .MT)(text, width));
};
const printToError = (line) => print('err', line);
return {
debug: (line) => {
if (verbose)
printToError(line);
},
info: printToError,
warning: (line) => printToError(`warning: ${line}`),
error: (line) => printToError(`error: ${line}`),
foreign: printToError,
print: (line) => print(printTo, line),
command: (line) => write(printTo, secrets.conceal(line)),
secret: (value) => void secrets.keep(value),
secrets,
flush: () => lastWrite,
};
}
function neutralise(text) {
return text
.split(/\r\n|\n/)
.map(_report_neutralise_log_js_1_ .om)
.join('\n');
}
/***/ }),
/***/ 47847:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BK: () => ( helpText),
qg: () => ( parse),
em: () => ( sentence),
ml: () => ( shorten)
});
var commander = __nccwpck_require__(18909);
;// CONCATENATED MODULE: ./node_modules/commander/esm.mjs
const {
"DM": program,
"gu": createCommand,
"er": createArgument,
"Ww": createOption,
"b7": CommanderError,
"Di": InvalidArgumentError,
"a2": InvalidOptionArgumentError, 
"uB": Command,
"ef": Argument,
"c$": Option,
"_V": Help,
} = commander;
var conftest = __nccwpck_require__(36433);
var did_you_mean = __nccwpck_require__(90440);
;// CONCATENATED MODULE: ./build/src/cli/program.js
function parse(root, argv) {
let spec = root;
let path = root.name;
let words = [...argv];
if (words[0] === 'help')
words = [...words.slice(1), '--help'];
for (;;) {
const child = spec.commands?.find(({ name }) => name === words[0]);
if (!child)
break;
spec = child;
path = `${path} ${child.name}`;
words = words.slice(1);
}
const [first] = words;
if (spec === root && (first === '--version' || first === '-V'))
return { kind: 'version', path };
if (spec.run)
return parseCommand(spec, spec.run, path, words);
if (first === undefined || first.startsWith('-')) {
const asked = { help: words.includes('--help'), h: words.includes('-h') };
const text = requestedHelp(spec, path, asked);
if (text !== undefined)
return { kind: 'help', path, text };
}
return { kind: 'problems', path, problems: [unknownCommand(spec, path, first)] };
}
function requestedHelp(spec, path, { help, h }) {
if (help === true)
return helpText(spec, path);
if (h !== true)
return undefined;
return spec.help ?? `${helpText(toShort(spec), path)}\nEverything: ${path} --help\n`;
}
function helpText(spec, path) {
if (spec.help !== undefined)
return spec.help;
const options = buildCommand(spec, path).helpInformation();
const list = Object.entries(spec.examples ?? {})
.map(([command, what]) => `  # ${what}\n  ${command}\n`)
.join('');
const examples = list === '' ? '' : `\nExamples:\n${list}`;
const more = spec.more === undefined ? '' : `\nA <list> may be repeated. All: ${spec.more}\n`;
return options + examples + more;
}
function unknownCommand(spec, path, word) {
const names = (spec.commands ?? []).map(({ name }) => name);
if (word === undefined) {
return { where: path, message: `needs a command: ${names.join(', ')}.` };
}
if (word.startsWith('-')) {
const options = path.includes(' ') ? ['--help'] : ['--help', '--version'];
const message = `is not an option of ${path}, which needs a command.`;
return { where: word, message: message + suggestion(word, options) };
}
return { where: word || '""', message: `is not a command.${suggestion(word, names)}` };
}
function parseCommand(spec, run, path, words) {
const problems = [];
const { values, operands, unknown } = readOptions(spec, path, words, problems);
const text = requestedHelp(spec, path, values);
if (text !== undefined)
return { kind: 'help', path, text };
const end = unknown.includes('--') ? unknown.indexOf('--') : unknown.length;
const unknownOptions = unknown.slice(0, end).filter((word) => word.startsWith('-'));
for (const word of unknownOptions)
problems.push(unknownOption(spec, path, word));
const areArgumentsClear = unknownOptions.length === 0;
const remaining = areArgumentsClear ? [...operands, ...unknown] : [...operands];
const input = { arguments: {}, options: {} };
for (const { name, description, required, variadic, check } of spec.arguments ?? []) {
const taken = remaining.splice(0, variadic ? remaining.length : 1);
for (const message of taken.flatMap((word) => check?.(word) ?? []))
problems.push({ where: name.toUpperCase(), message });
const [word] = taken;
const sameOption = spec.options?.find((option) => option.name === name);
if (sameOption === undefined) {
input.arguments[name] = variadic ? taken : word;
if (word === undefined && required && areArgumentsClear) {
problems.push({ where: name.toUpperCase(), message: `is needed: ${description}.` });
}
}
else if (word !== undefined) {
const key = keyOf(sameOption);
const message = `is given twice: once as an argument and once as --${name}.`;
if (values[key] === undefined)
values[key] = [word];
else
problems.push({ where: word, message });
}
}
for (const option of spec.options ?? []) {
input.options[option.name] = readValues(option, values[keyOf(option)], problems);
}
for (const word of areArgumentsClear ? remaining : []) {
problems.push({ where: word, message: 'is an unexpected argument.' });
}
if (problems.length === 0)
return { kind: 'run', path, run, tidiesUpMs: spec.tidiesUpMs, input };
return { kind: 'problems', path, problems, ...(areArgumentsClear && { spec, input }) };
}
function readOptions(spec, path, words, problems) {
const remaining = [...words];
for (;;) {
const command = buildCommand(spec, path);
try {
const { operands, unknown } = command.parseOptions([...remaining]);
return { values: command.opts(), operands, unknown };
}
catch (error) {
if (!(error instanceof CommanderError))
throw error;
problems.push({ where: remaining.pop() ?? '', message: 'needs a value.' });
}
}
}
function readValues(option, parsed, problems) {
const where = `--${option.name}`;
if (option.value === undefined) {
const whenGiven = !option.name.startsWith('no-');
return parsed === whenGiven ? true : undefined;
}
const values = Array.isArray(parsed) ? parsed : [];
for (const value of values) {
if (option.choices && !option.choices.includes(value)) {
const message = `"${value}" is not one of ${option.choices.join(', ')}.`;
problems.push({ where, message: message + suggestion(value, option.choices) });
}
const wrong = option.check?.(value);
if (wrong !== undefined)
problems.push({ where, message: `"${value}" ${wrong}` });
}
const isReported = problems.some((problem) => problem.where === where);
if (values.length === 0 && option.required && !isReported) {
problems.push({ where, message: `is needed: ${option.description}.` });
}
if (option.repeatable)
return values.length > 0 ? values : undefined;
if (values.length > 1)
problems.push({ where, message: 'was given more than once.' });
return values[0] ?? option.default;
}
function unknownOption(spec, path, written) {
const where = written.split('=', 1)[0] ?? written;
if (spec.options?.some((option) => `--${option.name}` === where && !option.value)) {
return { where, message: 'takes no value.' };
}
const names = (spec.options ?? []).map((option) => `--${option.name}`);
const word = where.replace(/^-+/, '');
const insteadOfConftest = names.includes('--policies')
? conftest.w[conftest.p[word] ?? word]
: undefined;
const remedy = insteadOfConftest === undefined ? suggestion(where, names) : ` ${insteadOfConftest}`;
return { where, message: `is not an option of ${path}.${remedy}` };
}
function suggestion(word, names) {
const near = (0,did_you_mean.a)(word, names);
return near === undefined ? '' : ` Did you mean ${near}?`;
}
function keyOf({ name }) {
return new Option(`--${name}`).attributeName();
}
function buildCommand(spec, path) {
const command = new Command(path)
.exitOverride()
.configureOutput({ writeOut: () => { }, writeErr: () => { }, getOutHelpWidth: () => 80 })
.helpOption(false)
.helpCommand(false);
command.description([sentence(spec.summary), spec.description].filter(Boolean).join('\n\n'));
for (const argument of spec.arguments ?? []) {
const name = `${argument.name.toUpperCase()}${argument.variadic ? '...' : ''}`;
const isOption = spec.options?.some((option) => option.name === argument.name);
const description = isOption ? '' : argument.description;
command.argument(argument.required ? `<${name}>` : `[${name}]`, description);
}
for (const option of spec.options ?? []) {
const short = option.short === undefined ? '' : `-${option.short}, `;
const value = option.value === undefined ? '' : ` <${option.value}>`;
const built = new Option(`${short}--${option.name}${value}`, describeOption(option));
if (option.group !== undefined)
built.helpGroup(`${option.group}:`);
if (option.value !== undefined) {
built.argParser((value, earlier) => (earlier ?? []).concat(value));
}
command.addOption(built);
}
for (const child of spec.commands ?? [])
command.command(child.name).description(child.summary);
return command.option('-h', 'show what is used most').option('--help', 'show this');
}
function describeOption(spec) {
const facts = [
spec.choices && !spec.description.includes(spec.choices.join('|')) && spec.choices.join(', '),
spec.default !== undefined && `default: ${spec.default}`,
spec.repeatable && spec.value !== 'list' && 'may be repeated',
spec.required && 'required',
].filter((fact) => typeof fact === 'string');
return facts.length > 0 ? `${spec.description} (${facts.join('; ')})` : spec.description;
}
function sentence(summary) {
return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}
const MAX_OPTIONS = 8;
const MAX_DESCRIPTION_LENGTH = 50;
function toShort(spec) {
const firstExample = Object.entries(spec.examples ?? {}).slice(0, 1);
return {
...spec,
description: undefined,
more: undefined,
arguments: spec.arguments?.map((argument) => argument.required ? argument : { ...argument, description: '' }),
options: mostUsed(spec).map((option) => ({
...option,
description: shorten(option.description, MAX_DESCRIPTION_LENGTH),
group: undefined,
})),
examples: Object.fromEntries(firstExample),
};
}
function mostUsed({ options = [], often }) {
const required = options.filter((option) => option.required === true);
const others = often
? often.flatMap((name) => options.filter((option) => option.name === name))
: options.filter(({ group }) => group === undefined);
return [...new Set([...required, ...others])].slice(0, MAX_OPTIONS);
}
function shorten(text, maxLength) {
const [sentence = ''] = text.split(/\.(?= |$)/);
if (sentence.length <= maxLength)
return sentence;
const [start = ''] = sentence.split(/[:;](?= )| (?=\()/);
if (start.length <= maxLength)
return start;
const commas = Array.from(start.matchAll(/,(?= )/g), ({ index }) => index);
return start.slice(0, commas.findLast((comma) => comma <= maxLength) ?? commas[0]);
}
/***/ }),
/***/ 73815:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Nf: () => ( argumentOf),
Wp: () => ( usageError),
XD: () => ( optionOf),
aX: () => ( argumentsOf),
cz: () => ( optionsOf),
eb: () => ( UsageError),
iP: () => ( flagOf),
k0: () => ( wantsJson),
rD: () => ( wholeNumber),
rl: () => ( numberOf)
});
function argumentOf(input, name) {
const value = input.arguments[name];
return typeof value === 'string' ? value : '';
}
function argumentsOf(input, name) {
return [input.arguments[name] ?? []].flat();
}
function optionOf(input, name) {
const value = input.options[name];
return typeof value === 'string' ? value : undefined;
}
function optionsOf(input, name) {
const value = input.options[name];
return Array.isArray(value) ? value : [];
}
function flagOf(input, name) {
return input.options[name] === true;
}
function wantsJson(input) {
return flagOf(input, 'json') || optionOf(input, 'format') === 'json';
}
function numberOf(input, name) {
const text = optionOf(input, name);
return text === undefined ? undefined : Number(text);
}
function wholeNumber(least, most) {
return (value) => {
const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
return number >= least && number <= most
? undefined
: `is not a whole number from ${least} to ${most}.`;
};
}
class UsageError extends Error {
name = 'UsageError';
problems;
constructor(problems) {
super(problems.map(({ where, message }) => `${where} ${message}`).join('\n'));
this.problems = problems;
}
}
function usageError(where, message) {
return new UsageError([{ where, message }]);
}
/***/ }),
/***/ 31300:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
J: () => ( EXIT_CODE_OF),
m: () => ( runProgram)
});
var _archive_pack_js_0_ = __nccwpck_require__(70847);
var _client_errors_js_1_ = __nccwpck_require__(20486);
var _gate_failure_of_js_2_ = __nccwpck_require__(46281);
var _hosts_workspace_js_3_ = __nccwpck_require__(31956);
var _report_json_js_16_ = __nccwpck_require__(47912);
var _report_neutralise_log_js_4_ = __nccwpck_require__(22195);
var _report_text_js_5_ = __nccwpck_require__(74913);
var _command_js_6_ = __nccwpck_require__(24953);
var _log_js_7_ = __nccwpck_require__(11438);
var _program_js_8_ = __nccwpck_require__(47847);
var _read_input_js_9_ = __nccwpck_require__(73815);
var _model_ended_by_js_10_ = __nccwpck_require__(17953);
var _model_job_secrets_js_11_ = __nccwpck_require__(62056);
var _model_secrets_js_12_ = __nccwpck_require__(72166);
var _model_error_message_js_17_ = __nccwpck_require__(34271);
var _model_message_js_13_ = __nccwpck_require__(62980);
var _model_verdict_js_14_ = __nccwpck_require__(83538);
var _terminal_js_15_ = __nccwpck_require__(49342);
const TIDYING_UP_MS = 700;
async function runProgram(root, argv, io) {
const parsed = (0,_program_js_8_ .qg)(root, argv);
switch (parsed.kind) {
case 'version':
await io.out(`${io.version}\n`);
return _command_js_6_ .dc.green;
case 'help':
await io.out(io.screen ? (0,_terminal_js_15_ .MT)(parsed.text, io.screen.columns()) : parsed.text);
return _command_js_6_ .dc.green;
case 'problems':
if (argv.length > 0)
return printFailure(new _read_input_js_9_ .eb(await allProblems(parsed, io)), parsed.path, argv, io);
await io.err((0,_program_js_8_ .BK)(root, root.name));
return _command_js_6_ .dc.badInput;
case 'run':
try {
const timeIsUp = io.alarms.after(io.signal, parsed.tidiesUpMs ?? TIDYING_UP_MS);
return await (0,_model_ended_by_js_10_ .m)(timeIsUp, parsed.run(parsed.input, await withSafePath(io)));
}
catch (error) {
return printFailure(error, parsed.path, argv, io);
}
}
}
async function allProblems({ problems, spec, input }, io) {
const finding = input && spec?.problems?.(input, await withSafePath(io)).catch(() => []);
const others = (await finding) ?? [];
const isNew = ({ where }) => problems.every((known) => known.where !== where);
return [...problems, ...others.filter(isNew)];
}
async function withSafePath(io) {
const sentences = [];
const environment = (0,_hosts_workspace_js_3_ .by)(io.environment, io.workingDirectory, (sentence) => void sentences.push(sentence));
for (const sentence of sentences)
await io.err(`${(0,_log_js_7_ .$)(`warning: ${sentence}`)}\n`);
return { ...io, environment };
}
async function printFailure(error, command, argv, io) {
const failure = explainFailure(error, command, io.signal);
const { exitCode } = failure;
const tokens = argv.filter((_, index) => argv[index - 1] === '--token');
const secrets = (0,_model_secrets_js_12_ .gE)([...tokens, ...(0,_model_job_secrets_js_11_ .w)(io.environment)]);
const text = secrets.conceal(failure.text);
if (/(?:^| )--(?:json|format[ =]json)(?: |$)/.test(argv.join(' '))) {
const { code, status, remedy } = error instanceof _client_errors_js_1_ ._ ? error : {};
const problems = error instanceof _read_input_js_9_ .eb ? error.problems : undefined;
const document = { exitCode, code, status, message: text.trimEnd(), remedy, problems };
await io.out((0,_report_json_js_16_ .et)({ error: secrets.concealAll(document) }));
}
await io.err(text);
return exitCode;
}
function explainFailure(error, command, signal) {
if (error instanceof _read_input_js_9_ .eb) {
return { text: renderProblems(command, error.problems), exitCode: _command_js_6_ .dc.badInput };
}
if (signal.aborted) {
const exitCode = signal.reason === 'SIGTERM' ? _command_js_6_ .dc.terminated : _command_js_6_ .dc.interrupted;
return { text: `${command} was canceled.\n`, exitCode };
}
if (error instanceof _archive_pack_js_0_ .ql) {
const lines = error.problems.map(({ where, message }) => `  ${where}: ${message}`);
const text = ['The directory cannot be packed:', ...lines, ''].join('\n');
return { text: (0,_log_js_7_ .$)(text), exitCode: _command_js_6_ .dc.badInput };
}
if (error instanceof _client_errors_js_1_ ._) {
return { text: `${(0,_log_js_7_ .$)(error.message)}\n`, exitCode: EXIT_CODE_OF[error.code] };
}
if (error instanceof _gate_failure_of_js_2_.GateStop) {
const text = `${(0,_log_js_7_ .$)((0,_report_text_js_5_ ._7)((0,_model_message_js_13_ .bD)(error)))}\n`;
return { text, exitCode: (0,_model_verdict_js_14_ .LH)([error.kind]) };
}
const message = (0,_model_error_message_js_17_ .g)(error);
return { text: `${command} stopped: ${(0,_log_js_7_ .$)(message)}\n`, exitCode: _command_js_6_ .dc.undecided };
}
const EXIT_CODE_OF = {
invalid: _command_js_6_ .dc.badInput,
local: _command_js_6_ .dc.badInput,
unauthorized: _command_js_6_ .dc.refused,
forbidden: _command_js_6_ .dc.refused,
'not-found': _command_js_6_ .dc.refused,
'bad-request': _command_js_6_ .dc.refused,
conflict: _command_js_6_ .dc.refused,
'too-large': _command_js_6_ .dc.tooLarge,
unprocessable: _command_js_6_ .dc.refused,
'upload-refused': _command_js_6_ .dc.refused,
'rate-limited': _command_js_6_ .dc.network,
'server-error': _command_js_6_ .dc.network,
redirected: _command_js_6_ .dc.network,
unreadable: _command_js_6_ .dc.network,
network: _command_js_6_ .dc.network,
timeout: _command_js_6_ .dc.network,
tls: _command_js_6_ .dc.network,
aborted: _command_js_6_ .dc.interrupted,
};
function renderProblems(command, problems) {
const width = Math.max(0, ...problems.map(({ where }) => where.length));
const separator = problems.length === 1 ? ' ' : '  ';
const lines = problems.map(({ where, message }) => (0,_report_neutralise_log_js_4_ .om)(`  ${where.padEnd(width)}${separator}${message}`));
return [
`${command} cannot start: ${(0,_report_text_js_5_ .rj)(problems.length, 'problem')}.`,
...lines,
`See \`${command} --help\`.`,
'',
].join('\n');
}
/***/ }),
/***/ 49342:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
MT: () => ( wrapLines),
Ml: () => ( wantsColour),
PL: () => ( columnsOf),
RO: () => ( rowsOf),
od: () => ( shareTerminal)
});
var _report_width_js_0_ = __nccwpck_require__(80204);
var _model_without_trailing_js_1_ = __nccwpck_require__(21804);
const ERASE_LINE = '\r\x1b[K';
function shareTerminal(streams) {
const { out, err, columns } = streams;
let statusLine = '';
let lastWrite = Promise.resolve();
const inTurn = (write) => (lastWrite = lastWrite.then(write));
const aboveStatus = (write) => (text) => inTurn(async () => {
if (statusLine !== '')
await err(ERASE_LINE);
await write(paint(text));
if (text.endsWith('\n'))
await err(statusLine);
else
statusLine = '';
});
return {
erasing: () => (statusLine === '' ? '' : ERASE_LINE),
out: aboveStatus(out),
err: aboveStatus(err),
status: (line = '') => inTurn(async () => {
const fitted = (0,_report_width_js_0_ .ZU)(line, columns() - 1);
if (fitted === statusLine)
return;
await err(`${statusLine === '' ? '' : ERASE_LINE}${fitted}`);
statusLine = fitted;
}),
};
}
function columnsOf({ columns }) {
return columns || 80;
}
function rowsOf({ rows }) {
return rows || 24;
}
const COLOURS = { '✓': 32, '✗': 31, '!': 33, '?': 33 };
function paint(text) {
return text.replaceAll(/^( *)([✓✗!?])(?= )/gmu, (_, indent, sign) => `${indent}\x1b[${COLOURS[sign]}m${sign}\x1b[39m`);
}
function wantsColour({ NO_COLOR = '', TERM, CI = '', }) {
return NO_COLOR === '' && TERM !== 'dumb' && CI === '';
}
const MIN_COLUMNS = 20;
function wrapLines(text, columns) {
if (columns < MIN_COLUMNS)
return text;
return text
.split('\n')
.map((line) => line.includes('\x1b') || (0,_report_width_js_0_ .qz)(line) <= columns ? line : wrapLine(line, columns))
.join('\n');
}
function wrapLine(line, columns) {
const [ownIndent = ''] = /^ */.exec(line) ?? [];
const indent = ' '.repeat(Math.min(ownIndent.length + 2, Math.floor(columns / 3)));
const finished = [];
let current = ownIndent;
const words = (0,_model_without_trailing_js_1_ .h)(line.slice(ownIndent.length), ' ');
for (const [, space = '', piece = ''] of words.matchAll(/( *)((?:`[^`]*`|[^ ])+)/g)) {
const isEmpty = current.trim() === '';
if (!isEmpty && (0,_report_width_js_0_ .qz)(current + space + piece) > columns) {
finished.push(current);
current = indent + piece;
}
else
current += space + piece;
}
return [...finished, current].join('\n');
}
/***/ }),
/***/ 20486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
_: () => ( ServiceError),
p: () => ( plain)
});
const HELP_CODES = {
unauthorized: 'PG-107',
forbidden: 'PG-108',
'not-found': 'PG-109',
'rate-limited': 'PG-122',
'server-error': 'PG-123',
timeout: 'PG-123',
network: 'PG-124',
tls: 'PG-124',
};
class ServiceError extends Error {
name = 'ServiceError';
code;
method;
path;
status;
errors;
remedy;
retryAfterMs;
helpCode;
constructor(message, facts, options) {
super(message, options);
this.code = facts.code;
this.method = facts.method;
this.path = facts.path;
this.status = facts.status;
this.errors = facts.errors ?? [];
this.remedy = facts.remedy;
this.retryAfterMs = facts.retryAfterMs;
this.helpCode = facts.helpCode ?? HELP_CODES[facts.code];
}
}
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
function plain(text, longest) {
const line = text
.slice(0, longest * 2)
.replace(CONTROLS, ' ')
.replace(QUERY, '$1')
.trim();
return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
/***/ }),
/***/ 46281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
GateStop: () => ( GateStop),
N3: () => ( noneIfNotFound),
Zk: () => ( isForgiven),
dL: () => ( endReasonAt),
g5: () => ( failureOf),
vu: () => ( isRefusal),
wS: () => ( CANCELED)
});
var _archive_pack_js_0_ = __nccwpck_require__(70847);
var _client_errors_js_1_ = __nccwpck_require__(20486);
var _model_message_js_2_ = __nccwpck_require__(62980);
class GateStop extends Error {
name = 'GateStop';
kind;
errored;
helpCode;
constructor(kind, { text, code }, options = {}) {
super(text);
this.helpCode = code;
this.kind = kind;
this.errored = options.errored ?? false;
}
}
const CANCELED = { code: 'PG-132', text: 'The check was canceled.' };
function endReasonAt(deadline, { clock, signal }) {
if (signal.aborted)
return 'aborted';
return clock.now() >= deadline ? 'timeout' : undefined;
}
function failureOf(error, ended) {
const isAborted = ended === 'aborted';
const { text: message, code } = isAborted ? CANCELED : (0,_model_message_js_2_ .bD)(error);
return { kind: isAborted ? 'canceled' : failureKindOf(error, ended), message, code };
}
function failureKindOf(error, ended) {
if (error instanceof GateStop)
return error.kind;
if (error instanceof _archive_pack_js_0_ .ql)
return 'archive';
if (ended !== undefined)
return ended;
return error instanceof _client_errors_js_1_ ._ ? (SERVICE_FAILURES[error.code] ?? 'service') : 'archive';
}
const SERVICE_FAILURES = {
unauthorized: 'refused',
forbidden: 'refused',
'not-found': 'refused',
'too-large': 'too-large',
local: 'archive',
network: 'network',
timeout: 'network',
tls: 'network',
aborted: 'canceled',
invalid: 'input',
};
function noneIfNotFound(error) {
if (!(error instanceof _client_errors_js_1_ ._) || error.code !== 'not-found')
throw error;
}
function isRefusal(error) {
return (error instanceof _client_errors_js_1_ ._ && (error.code === 'not-found' || error.code === 'forbidden'));
}
function isForgiven(error, failures) {
if (!(error instanceof _client_errors_js_1_ ._))
return false;
if (error.code === 'unreadable')
return failures < 3;
return ['network', 'timeout', 'server-error'].includes(error.code);
}
/***/ }),
/***/ 30585:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
o5: () => ( checkoutOf),
lw: () => ( detectJob),
SU: () => ( hostRowOf),
RW: () => ( hostRunOf),
Hx: () => ( isAnyCi),
cr: () => ( isTargetSet),
W0: () => ( serverToAsk),
wl: () => ( startersOf),
nj: () => ( valuesOfHostVariables)
});
var external_node_path_ = __nccwpck_require__(76760);
var origin = __nccwpck_require__(13861);
var own_pages = __nccwpck_require__(37694);
var host = __nccwpck_require__(70095);
var registry = __nccwpck_require__(77006);
;// CONCATENATED MODULE: ./node_modules/ci-info/vendors.json
const vendors_namespaceObject = JSON.parse('[{"name":"Agola CI","constant":"AGOLA","env":"AGOLA_GIT_REF","pr":"AGOLA_PULL_REQUEST_ID"},{"name":"Alpic","constant":"ALPIC","env":"ALPIC_HOST"},{"name":"Appcircle","constant":"APPCIRCLE","env":"AC_APPCIRCLE","pr":{"env":"AC_GIT_PR","ne":"false"}},{"name":"AppVeyor","constant":"APPVEYOR","env":"APPVEYOR","pr":"APPVEYOR_PULL_REQUEST_NUMBER"},{"name":"AWS CodeBuild","constant":"CODEBUILD","env":"CODEBUILD_BUILD_ARN","pr":{"env":"CODEBUILD_WEBHOOK_EVENT","any":["PULL_REQUEST_CREATED","PULL_REQUEST_UPDATED","PULL_REQUEST_REOPENED"]}},{"name":"Azure Pipelines","constant":"AZURE_PIPELINES","env":"TF_BUILD","pr":{"BUILD_REASON":"PullRequest"}},{"name":"Bamboo","constant":"BAMBOO","env":"bamboo_planKey"},{"name":"Bitbucket Pipelines","constant":"BITBUCKET","env":"BITBUCKET_COMMIT","pr":"BITBUCKET_PR_ID"},{"name":"Bitrise","constant":"BITRISE","env":"BITRISE_IO","pr":"BITRISE_PULL_REQUEST"},{"name":"Buddy","constant":"BUDDY","env":"BUDDY_WORKSPACE_ID","pr":"BUDDY_EXECUTION_PULL_REQUEST_ID"},{"name":"Buildkite","constant":"BUILDKITE","env":"BUILDKITE","pr":{"env":"BUILDKITE_PULL_REQUEST","ne":"false"}},{"name":"Capawesome Cloud","constant":"CAPAWESOME_CLOUD","env":"CAPAWESOME_CLOUD"},{"name":"CircleCI","constant":"CIRCLE","env":"CIRCLECI","pr":"CIRCLE_PULL_REQUEST"},{"name":"Cirrus CI","constant":"CIRRUS","env":"CIRRUS_CI","pr":"CIRRUS_PR"},{"name":"Cloudflare Pages","constant":"CLOUDFLARE_PAGES","env":"CF_PAGES"},{"name":"Cloudflare Workers","constant":"CLOUDFLARE_WORKERS","env":"WORKERS_CI"},{"name":"Codefresh","constant":"CODEFRESH","env":"CF_BUILD_ID","pr":{"any":["CF_PULL_REQUEST_NUMBER","CF_PULL_REQUEST_ID"]}},{"name":"Codemagic","constant":"CODEMAGIC","env":"CM_BUILD_ID","pr":"CM_PULL_REQUEST"},{"name":"Codeship","constant":"CODESHIP","env":{"CI_NAME":"codeship"}},{"name":"Drone","constant":"DRONE","env":"DRONE","pr":{"DRONE_BUILD_EVENT":"pull_request"}},{"name":"dsari","constant":"DSARI","env":"DSARI"},{"name":"Earthly","constant":"EARTHLY","env":"EARTHLY_CI"},{"name":"Expo Application Services","constant":"EAS","env":"EAS_BUILD"},{"name":"Gerrit","constant":"GERRIT","env":"GERRIT_PROJECT"},{"name":"Gitea Actions","constant":"GITEA_ACTIONS","env":"GITEA_ACTIONS"},{"name":"GitHub Actions","constant":"GITHUB_ACTIONS","env":"GITHUB_ACTIONS","pr":{"GITHUB_EVENT_NAME":"pull_request"}},{"name":"GitLab CI","constant":"GITLAB","env":"GITLAB_CI","pr":"CI_MERGE_REQUEST_ID"},{"name":"GoCD","constant":"GOCD","env":"GO_PIPELINE_LABEL"},{"name":"Google Cloud Build","constant":"GOOGLE_CLOUD_BUILD","env":"BUILDER_OUTPUT"},{"name":"Harness CI","constant":"HARNESS","env":"HARNESS_BUILD_ID"},{"name":"Heroku","constant":"HEROKU","env":{"env":"NODE","includes":"/app/.heroku/node/bin/node"}},{"name":"Hudson","constant":"HUDSON","env":"HUDSON_URL"},{"name":"Jenkins","constant":"JENKINS","env":["JENKINS_URL","BUILD_ID"],"pr":{"any":["ghprbPullId","CHANGE_ID"]}},{"name":"LayerCI","constant":"LAYERCI","env":"LAYERCI","pr":"LAYERCI_PULL_REQUEST"},{"name":"Magnum CI","constant":"MAGNUM","env":"MAGNUM"},{"name":"Netlify CI","constant":"NETLIFY","env":"NETLIFY","pr":{"env":"PULL_REQUEST","ne":"false"}},{"name":"Nevercode","constant":"NEVERCODE","env":"NEVERCODE","pr":{"env":"NEVERCODE_PULL_REQUEST","ne":"false"}},{"name":"Prow","constant":"PROW","env":"PROW_JOB_ID"},{"name":"ReleaseHub","constant":"RELEASEHUB","env":"RELEASE_BUILD_ID"},{"name":"Render","constant":"RENDER","env":"RENDER","pr":{"IS_PULL_REQUEST":"true"}},{"name":"RWX","constant":"RWX","env":"RWX"},{"name":"Sail CI","constant":"SAIL","env":"SAILCI","pr":"SAIL_PULL_REQUEST_NUMBER"},{"name":"Screwdriver","constant":"SCREWDRIVER","env":"SCREWDRIVER","pr":{"env":"SD_PULL_REQUEST","ne":"false"}},{"name":"Semaphore","constant":"SEMAPHORE","env":"SEMAPHORE","pr":"PULL_REQUEST_NUMBER"},{"name":"Sourcehut","constant":"SOURCEHUT","env":{"CI_NAME":"sourcehut"}},{"name":"Strider CD","constant":"STRIDER","env":"STRIDER"},{"name":"TaskCluster","constant":"TASKCLUSTER","env":["TASK_ID","RUN_ID"]},{"name":"TeamCity","constant":"TEAMCITY","env":"TEAMCITY_VERSION"},{"name":"Travis CI","constant":"TRAVIS","env":"TRAVIS","pr":{"env":"TRAVIS_PULL_REQUEST","ne":"false"}},{"name":"Vela","constant":"VELA","env":"VELA","pr":{"VELA_PULL_REQUEST":"1"}},{"name":"Vercel","constant":"VERCEL","env":{"any":["NOW_BUILDER","VERCEL"]},"pr":"VERCEL_GIT_PULL_REQUEST_ID"},{"name":"Visual Studio App Center","constant":"APPCENTER","env":"APPCENTER_BUILD_ID"},{"name":"Woodpecker","constant":"WOODPECKER","env":{"CI":"woodpecker"},"pr":{"CI_BUILD_EVENT":"pull_request"}},{"name":"Xcode Cloud","constant":"XCODE_CLOUD","env":"CI_XCODE_PROJECT","pr":"CI_PULL_REQUEST_NUMBER"},{"name":"Xcode Server","constant":"XCODE_SERVER","env":"XCS"}]');
;// CONCATENATED MODULE: ./build/src/hosts/detect.js
async function detectJob(environment, given) {
const host = given ?? (await loadHost(environment));
const name = hostRowOf(environment)?.name ?? 'none';
const root = checkoutOf(environment);
return { ...host.facts(environment), name, host, environment, root };
}
async function loadHost(environment) {
return (await hostRowOf(environment)?.load()) ?? unknownHost;
}
function valuesOfHostVariables(environment, which) {
const row = hostRowOf(environment);
return readVariables(row === undefined ? registry.TR : [row], which, environment);
}
function isTargetSet(environment) {
return readVariables(registry.TR, 'target', environment).some((value) => value !== '');
}
function readVariables(rows, which, environment) {
const names = rows.flatMap((row) => row[which] ?? []);
return names.flatMap((name) => environment[name] ?? []);
}
function startersOf(environment) {
const names = hostRowOf(environment)?.actor ?? [];
return [...new Set(names.flatMap((name) => environment[name]?.trim() || []))];
}
function serverToAsk({ name, host, environment }) {
const { server } = host;
const address = gitAddress(server.address(environment) ?? '');
if (name === 'none' && address === undefined && !isAnyCi(environment))
return undefined;
return {
address,
authorization: server.authorization?.(environment),
isNew: server.isNew?.(environment) ?? false,
remedy: address === undefined && name !== 'none' ? WITHOUT_ADDRESS : server.remedy,
};
}
const WITHOUT_ADDRESS = `Set the variable that holds its address, to one of https or SSH: see ${(0,own_pages.S)('docs/networks.md#where-the-default-branch-is')}.`;
function gitAddress(text) {
const [, user = '', host, inner] = /^([\w.-]+@)?([\w.-]+):(?!\/)([\w./~-]+)$/.exec(text) ?? [];
if (host !== undefined)
return `ssh://${user}${host}/${inner}`;
if (!URL.canParse(text))
return undefined;
const url = new URL(text);
url.password = '';
if (url.protocol === 'ssh:')
return url.href;
url.username = '';
const isHere = url.protocol === 'http:' && (0,origin.U)(url.hostname);
return url.protocol === 'https:' || isHere ? url.href : undefined;
}
const unknownHost = {
server: {
authorization: host.e,
address: ({ PLANGATE_REPOSITORY_URL }) => PLANGATE_REPOSITORY_URL,
remedy: 'Set PLANGATE_REPOSITORY_URL to the https address of the repository in the settings of the pipeline, with GIT_USERNAME and GIT_PASSWORD where it is private.',
},
facts: () => ({}),
jobOrigin: (environment, isPersonThere) => ({
proposed: !isPersonThere || isAnyCi(environment),
changeOrigin: 'own',
}),
};
function hostRowOf(environment) {
return registry.TR.find(({ variable }) => environment[variable]);
}
function checkoutOf(environment) {
const variable = Object.keys(OTHER_ROOTS).find((name) => environment[name]) ?? '';
const root = hostRowOf(environment)?.root ?? OTHER_ROOTS[variable] ?? '';
const path = environment[root] ?? '';
return (0,external_node_path_.isAbsolute)(path) ? path : undefined;
}
function hostRunOf(environment) {
const host = hostRowOf(environment);
const run = host && environment[host.run];
return run ? `${host.name} ${run}` : undefined;
}
const OTHER_ROOTS = {
CODEBUILD_BUILD_ARN: 'CODEBUILD_SRC_DIR',
CODEBUILD_BUILD_ID: 'CODEBUILD_SRC_DIR',
bamboo_agentId: 'bamboo_build_working_directory',
bamboo_buildKey: 'bamboo_build_working_directory',
bamboo_planKey: 'bamboo_build_working_directory',
BUILD_TAG: 'WORKSPACE',
HUDSON_URL: 'WORKSPACE',
JENKINS_HOME: 'WORKSPACE',
TRAVIS: 'TRAVIS_BUILD_DIR',
APPVEYOR: 'APPVEYOR_BUILD_FOLDER',
DRONE: 'DRONE_WORKSPACE',
CI_WORKSPACE: 'CI_WORKSPACE',
HARNESS_BUILD_ID: 'HARNESS_WORKSPACE',
BITRISE_IO: 'BITRISE_SOURCE_DIR',
CIRRUS_CI: 'CIRRUS_WORKING_DIR',
};
const MORE_VARIABLES = [
'BUILD_NUMBER CI_APP_ID CI_BUILD_ID CI_BUILD_NUMBER CI_JOB_ID CONTINUOUS_INTEGRATION',
'ATLANTIS_TERRAFORM_VERSION PULL_NUM BASE_REPO_NAME',
'BUILD_PIPELINE_NAME CLOUD_BUILD_ID TASKCLUSTER_ROOT_URL TEAMCITY_BUILD_PROPERTIES_FILE',
'TEKTON_RESOURCE_NAME TEKTON_PIPELINE_RUN',
'ENV0_DEPLOYMENT_ID SCALR_RUN_ID SPACELIFT TFC_RUN_ID',
].flatMap((line) => line.split(' '));
const CI_VARIABLES = [
...registry.TR.flatMap(({ variable, run }) => [variable, run]),
...Object.keys(OTHER_ROOTS),
...MORE_VARIABLES,
...vendors_namespaceObject.flatMap(({ env }) => {
if (typeof env === 'string' || Array.isArray(env))
return env;
if (env.env !== undefined)
return { name: env.env, text: env.includes };
return env.any ?? Object.keys(env).filter((name) => name !== 'CI');
}),
].map((sign) => (typeof sign === 'string' ? { name: sign, text: '' } : sign));
function isAnyCi(environment) {
const { CI = '' } = environment;
if (!/^(?:|0|false)$/i.test(CI))
return true;
return CI_VARIABLES.some(({ name, text }) => {
const value = environment[name] ?? '';
return value !== '' && value.includes(text);
});
}
/***/ }),
/***/ 70095:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
a: () => ( basicAuthorization),
e: () => ( gitPassword)
});
var _model_unfilled_js_0_ = __nccwpck_require__(84824);
function gitPassword({ GIT_USERNAME, GIT_PASSWORD }) {
return basicAuthorization(GIT_USERNAME ?? '', GIT_PASSWORD);
}
function basicAuthorization(user, text) {
const password = (0,_model_unfilled_js_0_ .A)(text);
return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
/***/ }),
/***/ 77006:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
TR: () => ( CI_HOSTS),
qX: () => ( HOSTS_WITH_PAGES),
sG: () => ( isSecretOfCiHost)
});
const ON_GITHUB = {
root: 'GITHUB_WORKSPACE',
run: 'GITHUB_RUN_ID',
actor: ['GITHUB_TRIGGERING_ACTOR', 'GITHUB_ACTOR'],
target: ['GITHUB_BASE_REF'],
built: ['GITHUB_SHA'],
};
const CI_HOSTS = [
{
name: 'forgejo',
title: 'Forgejo',
variable: 'FORGEJO_ACTIONS',
...ON_GITHUB,
secrets: ['FORGEJO_*'],
load: async () => (await Promise.all([__nccwpck_require__.e(5375), __nccwpck_require__.e(4573), __nccwpck_require__.e(586)]).then(__nccwpck_require__.bind(__nccwpck_require__, 33999))).gitea,
},
{
name: 'gitea',
title: 'Gitea',
variable: 'GITEA_ACTIONS',
...ON_GITHUB,
secrets: ['GITEA_*'],
page: {
title: 'Gitea and Forgejo',
file: '.gitea/workflows/plangate.yml; on Forgejo it is .forgejo/workflows/plangate.yml.',
},
load: async () => (await Promise.all([__nccwpck_require__.e(5375), __nccwpck_require__.e(4573), __nccwpck_require__.e(586)]).then(__nccwpck_require__.bind(__nccwpck_require__, 33999))).gitea,
},
{
name: 'github',
title: 'GitHub Actions',
variable: 'GITHUB_ACTIONS',
...ON_GITHUB,
secrets: ['GITHUB_*', 'GH_*', 'ACTIONS_*', 'RUNNER_*', 'INPUT_*'],
load: async () => (await __nccwpck_require__.e( 2447).then(__nccwpck_require__.bind(__nccwpck_require__, 52447))).github,
},
{
name: 'gitlab',
title: 'GitLab',
variable: 'GITLAB_CI',
root: 'CI_PROJECT_DIR',
run: 'CI_PIPELINE_ID',
actor: ['GITLAB_USER_LOGIN'],
target: ['CI_MERGE_REQUEST_TARGET_BRANCH_SHA', 'CI_MERGE_REQUEST_DIFF_BASE_SHA'],
built: ['CI_COMMIT_SHA'],
defaultBranch: ['CI_DEFAULT_BRANCH'],
secrets: ['GITLAB_*', 'CI_JOB_TOKEN'],
page: {
file: '.gitlab-ci.yml',
secrets: 'Settings → CI/CD → Variables, both masked: TF_API_TOKEN, and GITLAB_TOKEN for the note.',
template: `plangate:
  image: IMAGE
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  script:
    - |
      SCRIPT
  artifacts:
    when: always
    paths: [plangate-reports]
    reports:
      junit: plangate-reports/junit.xml
      codequality: plangate-reports/code-quality.json
      dotenv: plangate-reports/verdict.env
`,
},
load: async () => (await Promise.all([__nccwpck_require__.e(5375), __nccwpck_require__.e(6846)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86846))).gitlab,
},
{
name: 'azure',
title: 'Azure Pipelines',
variable: 'TF_BUILD',
root: 'BUILD_SOURCESDIRECTORY',
run: 'BUILD_BUILDID',
actor: ['BUILD_REQUESTEDFOR'],
target: ['SYSTEM_PULLREQUEST_TARGETBRANCH'],
built: ['BUILD_SOURCEVERSION'],
secrets: ['SYSTEM_ACCESSTOKEN'],
page: {
file: 'azure-pipelines.yml',
secrets: 'Secret variable: TF_API_TOKEN. The build service needs "Contribute to pull requests" for the thread.',
template: `pool: { vmImage: ubuntu-latest }
container: IMAGE
steps:
  - checkout: self
    persistCredentials: false
  - script: |
      SCRIPT
    name: plangate
    displayName: Policy gate
    env:
      TF_API_TOKEN: $(TF_API_TOKEN)
      SYSTEM_ACCESSTOKEN: $(System.AccessToken)
  - task: PublishTestResults@2
    condition: always()
    inputs:
      testResultsFormat: JUnit
      testResultsFiles: plangate-reports/junit.xml
      testRunTitle: Policies
`,
},
load: async () => (await Promise.all([__nccwpck_require__.e(5375), __nccwpck_require__.e(5483), __nccwpck_require__.e(2482)]).then(__nccwpck_require__.bind(__nccwpck_require__, 92482))).azure,
},
{
name: 'bitbucket',
title: 'Bitbucket',
variable: 'BITBUCKET_BUILD_NUMBER',
root: 'BITBUCKET_CLONE_DIR',
run: 'BITBUCKET_PIPELINE_UUID',
actor: ['BITBUCKET_STEP_TRIGGERER_UUID'],
target: ['BITBUCKET_PR_DESTINATION_BRANCH'],
secrets: ['BITBUCKET_*'],
page: {
file: 'bitbucket-pipelines.yml',
secrets: 'Repository settings → Repository variables, secured: TF_API_TOKEN.',
reports: 'test-results',
template: `image: IMAGE
pipelines:
  pull-requests:
    '**':
      - step:
          name: Policy gate
          script:
            - |
              SCRIPT
`,
},
load: async () => (await Promise.all([__nccwpck_require__.e(2721), __nccwpck_require__.e(5016)]).then(__nccwpck_require__.bind(__nccwpck_require__, 35016))).bitbucket,
},
{
name: 'circleci',
title: 'CircleCI',
variable: 'CIRCLECI',
root: 'CIRCLE_WORKING_DIRECTORY',
run: 'CIRCLE_WORKFLOW_ID',
actor: ['CIRCLE_USERNAME'],
secrets: ['CIRCLE_TOKEN', 'CIRCLE_OIDC_*'],
page: {
file: '.circleci/config.yml',
secrets: 'Organization settings → Contexts, "hcp-terraform": TF_API_TOKEN.',
template: `version: 2.1
jobs:
  policy-gate:
    docker:
      - image: IMAGE
    steps:
      - checkout
      - run: |
          SCRIPT
      - store_test_results: { path: plangate-reports/junit.xml }
      - store_artifacts: { path: plangate-reports }
workflows:
  pull-requests:
    jobs:
      - policy-gate: { context: hcp-terraform }
`,
},
load: async () => (await __nccwpck_require__.e( 4397).then(__nccwpck_require__.bind(__nccwpck_require__, 34397))).circleci,
},
{
name: 'buildkite',
title: 'Buildkite',
variable: 'BUILDKITE',
root: 'BUILDKITE_BUILD_CHECKOUT_PATH',
run: 'BUILDKITE_BUILD_ID',
actor: ['BUILDKITE_UNBLOCKER', 'BUILDKITE_BUILD_CREATOR'],
target: ['BUILDKITE_PULL_REQUEST_BASE_BRANCH'],
defaultBranch: ['BUILDKITE_PIPELINE_DEFAULT_BRANCH'],
secrets: ['BUILDKITE_AGENT_*'],
load: async () => (await __nccwpck_require__.e( 8806).then(__nccwpck_require__.bind(__nccwpck_require__, 18806))).buildkite,
},
{
name: 'jenkins',
title: 'Jenkins',
variable: 'JENKINS_URL',
root: 'WORKSPACE',
run: 'BUILD_TAG',
actor: ['BUILD_USER_ID'],
target: ['CHANGE_TARGET'],
secrets: ['JENKINS_*'],
page: {
file: 'Jenkinsfile',
language: 'groovy',
secrets: 'Credentials: secret text "tf-api-token". The agent needs Docker, Jenkins the plugin Docker Pipeline.',
template: `pipeline {
  agent { docker { image 'IMAGE' } }
  options { skipDefaultCheckout(false) }
  stages {
    stage('Policy gate') {
      when { changeRequest() }
      environment { TF_API_TOKEN = credentials('tf-api-token') }
      steps {
        sh 'SCRIPT'
      }
      post {
        always {
          junit 'plangate-reports/junit.xml'
          recordIssues tool: sarif(pattern: 'plangate-reports/report.sarif')
          archiveArtifacts 'plangate-reports/*'
        }
      }
    }
  }
}
`,
},
load: async () => (await __nccwpck_require__.e( 7751).then(__nccwpck_require__.bind(__nccwpck_require__, 67751))).jenkins,
},
];
const HOSTS_WITH_PAGES = CI_HOSTS.flatMap((row) => row.page === undefined ? [] : [{ ...row, page: row.page }]);
function isSecretOfCiHost(variable) {
const name = variable.toUpperCase();
return CI_HOSTS.flatMap(({ secrets }) => secrets).some((secret) => secret.endsWith('*') ? name.startsWith(secret.slice(0, -1)) : name === secret);
}
/***/ }),
/***/ 31956:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
B3: () => ( workspaceOf),
PO: () => ( isTerminalMissing),
QK: () => ( trustsCheckout),
by: () => ( withProgramsFromOutside),
f_: () => ( NO_TERMINAL),
o5: () => ( isJob),
qg: () => ( REFUSED_IN_CI)
});
var node_path_0_ = __nccwpck_require__(76760);
var _machine_find_repository_js_1_ = __nccwpck_require__(6609);
var _machine_program_path_js_2_ = __nccwpck_require__(60439);
var _detect_js_3_ = __nccwpck_require__(30585);
function workspaceOf(environment, workingDirectory) {
const root = (0,_detect_js_3_ .o5)(environment);
if (root !== undefined && (0,_machine_find_repository_js_1_ .wd)(root))
return root;
if (isJob(environment))
return (0,node_path_0_.parse)(workingDirectory).root;
return (0,_machine_find_repository_js_1_ .I8)(workingDirectory) ?? workingDirectory;
}
function isJob(environment) {
return (0,_detect_js_3_ .SU)(environment) !== undefined || (0,_detect_js_3_ .Hx)(environment);
}
function withProgramsFromOutside(environment, workingDirectory, onSkipped) {
const workspace = workspaceOf(environment, workingDirectory);
const { repository } = (0,_machine_find_repository_js_1_ .Di)(workingDirectory, workspace);
const around = repository?.root ?? (0,_machine_find_repository_js_1_ .I8)(workingDirectory);
const inJob = isJob(environment);
const proposed = [];
if (inJob)
proposed.push(workspace, around ?? workingDirectory);
else if (around !== undefined)
proposed.push(around);
return (0,_machine_program_path_js_2_ .Ej)(environment, { proposed, workingDirectory, isJob: inJob }, onSkipped);
}
const TRUST_CHECKOUT = 'PLANGATE_TRUST_CHECKOUT';
function trustsCheckout(isGiven, environment) {
return isGiven || /^(?:1|true)$/i.test(environment[TRUST_CHECKOUT]?.trim() ?? '');
}
const REFUSED_IN_CI = {
where: '--trust-checkout',
message: `(or ${TRUST_CHECKOUT}) is refused: variables of a CI are set, and no host says that this job is about a push, a schedule or a tag. Its files are those of a change under review. Take it out.`,
};
const NEEDS_TRUSTED_FILES = /^(?:-*)(?:organization|workspaces?|hostname|token|policies|engine|plan|allow-untrusted-head)$/;
const NO_TERMINAL = {
seen: 'Standard input or standard error is no terminal, so this counts as a job, and its files choose nothing',
fix: `If they are your own, add --trust-checkout, or set ${TRUST_CHECKOUT}=true.`,
};
function isTerminalMissing(problems, { environment, isPersonThere }) {
if (isPersonThere || isJob(environment))
return false;
return problems.every(({ where }) => NEEDS_TRUSTED_FILES.test(where));
}
/***/ }),
/***/ 45048:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
AY: () => ( inEmptyDirectory),
Fo: () => ( executeBounded),
QG: () => ( WHY_ENDED),
Vo: () => ( programsEndedBy),
g7: () => ( execute),
hY: () => ( pickVariables),
vs: () => ( endPrograms)
});
var node_child_process_0_ = __nccwpck_require__(31421);
var node_events_1_ = __nccwpck_require__(78474);
var node_fs_2_ = __nccwpck_require__(73024);
var node_os_3_ = __nccwpck_require__(48161);
var node_path_4_ = __nccwpck_require__(76760);
var node_fs_promises_5_ = __nccwpck_require__(51455);
var _system_clock_js_6_ = __nccwpck_require__(69233);
var _model_ended_by_js_7_ = __nccwpck_require__(17953);
var _program_path_js_8_ = __nccwpck_require__(60439);
const PASSED_VARIABLES = [
'PATH',
'HOME',
'USER',
'LOGNAME',
'LANG',
'LC_ALL',
'LC_CTYPE',
'TZ',
'TMPDIR',
'TEMP',
'TMP',
'PATHEXT',
'SYSTEMROOT',
'SYSTEMDRIVE',
'WINDIR',
'COMSPEC',
'USERPROFILE',
'USERNAME',
];
const TIMEOUT_MS = 5 * 60_000;
const execute = async (program, args, options) => {
const { cwd, stdin, environment = {}, variables = {}, take } = options;
const { timeoutMs = TIMEOUT_MS, signal = new AbortController().signal } = options;
const safeEnvironment = (0,_program_path_js_8_ .DD)(environment, cwd);
const path = findProgram(program, safeEnvironment);
const passed = { ...pickVariables(safeEnvironment), ...variables };
if (options.goesOn === true)
return await startDetached(path, args, { cwd, env: passed });
if (node_path_4_.sep !== '/')
return await executeOnWindows(path, args, { ...options, variables: passed });
const limits = { signal, timeoutMs, maxBytes: Number.POSITIVE_INFINITY };
const run = { cwd, stdin, variables: passed, take, ...limits };
const { ended, exitCode = -1, ...output } = await runProgram(path, args, run);
if (ended !== undefined)
throw new Error(`${program} ${WHY_ENDED[ended]} and was ended.`);
return { exitCode, ...output };
};
async function executeOnWindows(path, args, options) {
const { cwd, stdin, variables = {}, take, timeoutMs = TIMEOUT_MS, signal } = options;
const { getExecOutput } = await __nccwpck_require__.e( 1260).then(__nccwpck_require__.bind(__nccwpck_require__, 81260));
const timeUp = AbortSignal.timeout(timeoutMs);
const endSignal = signal === undefined ? timeUp : AbortSignal.any([signal, timeUp]);
const command = `"${path.replaceAll('"', '\\"')}"`;
const running = getExecOutput(command, [...args], {
cwd,
env: { ...variables },
silent: true,
ignoreReturnCode: true,
input: stdin === undefined ? undefined : Buffer.from(stdin),
listeners: take && { stdout: take },
});
return await (0,_model_ended_by_js_7_ .m)(endSignal, running);
}
async function startDetached(path, args, where) {
const child = (0,node_child_process_0_.spawn)(path, [...args], { ...where, detached: true, stdio: 'ignore' });
child.unref();
await (0,node_events_1_.once)(child, 'spawn');
return { exitCode: 0, stdout: '', stderr: '' };
}
const WHY_ENDED = {
timeout: 'took too long',
flood: 'printed too much',
memory: 'took too much memory',
aborted: 'was no longer needed',
};
const executeBounded = async (program, args, { take, ...options }) => {
const decoder = new TextDecoder();
const takeBytes = take && ((bytes) => take(decoder.decode(bytes, { stream: true })));
const variables = (0,_program_path_js_8_ .DD)(options.variables, options.cwd);
const run = { ...options, variables, take: takeBytes };
return runProgram(findProgram(program, variables), args, run);
};
const SHELL = '/bin/sh';
const GROUP_ENDING_SCRIPT = 'read -r group; read -r ended || kill -9 -"$group"';
function endGroupWithThisProcess({ pid }) {
if (pid === undefined || !(0,node_fs_2_.existsSync)(SHELL))
return () => undefined;
const guard = (0,node_child_process_0_.spawn)(SHELL, ['-c', GROUP_ENDING_SCRIPT], {
cwd: '/',
env: {},
detached: true,
stdio: ['pipe', 'ignore', 'ignore'],
});
guard.on('error', () => undefined).unref();
guard.stdin?.on('error', () => undefined).write(`${pid}\n`);
return () => void guard.stdin?.end('\n');
}
async function runProgram(path, args, options) {
const { cwd, stdin, variables, signal, timeoutMs, maxBytes, maxResidentBytes, take } = options;
const { endsWithUs } = options;
const child = (0,node_child_process_0_.spawn)(path, [...args], {
cwd,
env: variables,
detached: node_path_4_.sep === '/',
stdio: [stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
});
running.add(child);
const tellGuardOfEnd = endsWithUs === true ? endGroupWithThisProcess(child) : undefined;
child.stdin?.on('error', () => undefined).end(stdin);
const output = { stdout: [], stderr: [] };
let ended;
const end = (why) => {
ended ??= why;
endGroup(child);
};
let bytes = 0;
for (const name of ['stdout', 'stderr']) {
child[name]?.on('data', (chunk) => {
if (ended !== undefined)
return;
bytes += chunk.length;
if (bytes > maxBytes)
return end('flood');
output[name].push(chunk);
if (name === 'stdout')
take?.(chunk);
});
}
const watched = { pid: child.pid, maxBytes: maxResidentBytes };
const ask = (pid) => residentBytes(pid, (0,node_os_3_.platform)(), askPs);
const stopWatching = watchMemory(watched, ask, () => end('memory'));
const timer = setTimeout(() => end('timeout'), Math.min(timeoutMs, _system_clock_js_6_ .Mv));
const abort = () => end('aborted');
signal.addEventListener('abort', abort);
try {
if (signal.aborted)
abort();
const exitCode = await exitCodeOf(child);
return { exitCode, stdout: textOf(output.stdout), stderr: textOf(output.stderr), ended };
}
finally {
running.delete(child);
tellGuardOfEnd?.();
clearTimeout(timer);
stopWatching();
signal.removeEventListener('abort', abort);
}
}
async function askPs(pid) {
const { signal } = new AbortController();
const bounds = { signal, timeoutMs: 5_000, maxBytes: 1_000 };
const args = ['-o', 'rss=', '-p', String(pid)];
const { stdout } = await executeBounded('/bin/ps', args, { cwd: '/', variables: {}, ...bounds });
return stdout;
}
function programsEndedBy(endSignal, programs) {
const withEndSignal = (own) => own === undefined ? endSignal : AbortSignal.any([own, endSignal]);
const { execute: run, executeBounded: runBounded } = programs;
return {
execute: (program, args, options) => run(program, args, { ...options, signal: withEndSignal(options.signal) }),
executeBounded: (program, args, options) => runBounded(program, args, { ...options, signal: withEndSignal(options.signal) }),
};
}
const running = new Set();
function endPrograms() {
running.forEach(endGroup);
}
const textOf = (chunks) => Buffer.concat(chunks).toString('utf8');
const OUTPUT_WAIT_MS = 1_000;
const MOST_OUTPUT_WAITS = 10;
function exitCodeOf(child) {
return new Promise((resolve, reject) => {
child.once('error', reject);
child.once('exit', (code) => {
endGroup(child);
let timer;
let waitsLeft = MOST_OUTPUT_WAITS;
let hasMoreOutput = false;
const onOutput = () => {
hasMoreOutput = true;
};
child.stdout?.on('data', onOutput);
child.stderr?.on('data', onOutput);
const finish = () => {
waitsLeft = 0;
clearTimeout(timer);
child.stdout?.destroy();
child.stderr?.destroy();
resolve(code ?? undefined);
};
const waitForOutput = () => {
hasMoreOutput = false;
const look = () => {
waitsLeft -= 1;
if (hasMoreOutput && waitsLeft > 0)
waitForOutput();
else
finish();
};
timer = setTimeout(() => setImmediate(look), OUTPUT_WAIT_MS);
};
waitForOutput();
child.once('close', finish);
});
});
}
function endGroup(child) {
if (child.pid === undefined)
return;
try {
if (node_path_4_.sep === '/')
process.kill(-child.pid, 'SIGKILL');
else
child.kill('SIGKILL');
}
catch {
}
}
function pickVariables(environment, names = PASSED_VARIABLES) {
const variables = {};
for (const [name, value] of Object.entries(environment)) {
const comparedName = node_path_4_.sep === '/' ? name : name.toUpperCase();
if (value !== undefined && names.includes(comparedName))
variables[name] = value;
}
return variables;
}
function findProgram(program, environment) {
if (program.includes(node_path_4_.sep))
return program;
const executable = (0,_program_path_js_8_ .aY)(program, environment);
if (executable === undefined) {
throw Object.assign(new Error(`${program} was not found in PATH`), { code: 'ENOENT' });
}
return executable;
}
const PAUSE_MS = 100;
function watchMemory({ pid, maxBytes }, ask, exceeded) {
if (pid === undefined || maxBytes === undefined)
return () => undefined;
let isAsking = false;
const look = async () => {
if (isAsking)
return;
isAsking = true;
const bytes = await ask(pid).catch(() => undefined);
isAsking = false;
if (bytes !== undefined && bytes > maxBytes)
exceeded();
};
const timer = setInterval(() => void look(), PAUSE_MS);
return () => clearInterval(timer);
}
async function residentBytes(pid, system, askPs) {
if (system === 'win32')
return undefined;
const kilobytes = system === 'linux'
? /^VmRSS:\s*(\d+) kB$/m.exec(await (0,node_fs_promises_5_.readFile)(`/proc/${pid}/status`, 'utf8'))?.[1]
: /\d+/.exec(await askPs(pid))?.[0];
return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
async function inEmptyDirectory(use, signal) {
const directory = (0,node_fs_2_.mkdtempSync)((0,node_path_4_.join)((0,node_os_3_.tmpdir)(), 'plangate-empty-'));
const remove = () => (0,node_fs_2_.rmSync)(directory, { recursive: true, force: true });
try {
const using = use(directory);
if (signal?.aborted === true)
remove();
signal?.addEventListener('abort', remove, { once: true });
return await using;
}
finally {
signal?.removeEventListener('abort', remove);
remove();
}
}
/***/ }),
/***/ 80467:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Gf: () => ( followLinksIn),
Jd: () => ( localFiles),
n1: () => ( followLinks)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _read_regular_js_2_ = __nccwpck_require__(43962);
var _model_or_else_js_3_ = __nccwpck_require__(17026);
const localFiles = {
readDirectory: (path) => (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readdirSync)(path), []),
readFile: (path) => (0,_model_or_else_js_3_ .N)(() => (0,_read_regular_js_2_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
follow: followLinks,
};
function followLinksIn(directory, limit = 100_000) {
const places = [];
const queue = [directory];
let entryCount = 0;
for (const folder of queue) {
const entries = (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readdirSync)(folder, { withFileTypes: true }), []);
entryCount += entries.length;
if (entryCount > limit)
return undefined;
for (const entry of entries) {
const path = (0,node_path_1_.join)(folder, entry.name);
if (entry.isSymbolicLink())
places.push(...followLinks(path));
else if (entry.isDirectory() && entry.name !== '.git')
queue.push(path);
}
}
return places;
}
function followLinks(path) {
const real = (0,_model_or_else_js_3_ .N)(() => node_fs_0_.realpathSync.native(path), path);
const places = [path];
for (const at of places) {
const next = at === real ? undefined : followFirstLink(at);
if (next !== undefined)
places.push(next);
}
return places;
}
function followFirstLink(path) {
const parts = path.split(node_path_1_.sep);
for (let count = 2; count <= parts.length; count++) {
const link = parts.slice(0, count).join(node_path_1_.sep);
const target = (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readlinkSync)(link), undefined);
if (target !== undefined)
return (0,node_path_1_.join)((0,node_path_1_.resolve)((0,node_path_1_.dirname)(link), target), ...parts.slice(count));
}
return undefined;
}
/***/ }),
/***/ 6609:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Di: () => ( findAround),
I8: () => ( findCheckout),
Mn: () => ( isNamedSubmodule),
Uo: () => ( headOf),
W1: () => ( findRepository),
Xg: () => ( checkedOutCommit),
Yw: () => ( isBelow),
_8: () => ( openAt),
bp: () => ( findKnownRepository),
df: () => ( slashed),
eF: () => ( realOrSame),
hH: () => ( commonDirectory),
wd: () => ( isDirectory)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _model_or_else_js_4_ = __nccwpck_require__(17026);
var _model_relative_path_js_2_ = __nccwpck_require__(20319);
var _read_regular_js_3_ = __nccwpck_require__(43962);
var _model_commit_id_js_5_ = __nccwpck_require__(66238);
function findAround(directory, workspace) {
const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
const outermost = levels.find(hasGit) ?? findCheckout(levels[0] ?? directory);
const others = [];
let repository = outermost === undefined ? undefined : openAt(outermost);
const levelsInside = levels.slice(levels.indexOf(outermost ?? '') + 1);
for (const level of levelsInside) {
if (!hasGit(level))
continue;
const part = repository && others.length === 0 ? openSubmoduleOrWorktree(repository, level) : undefined;
if (part === undefined)
others.push(level);
else if (part.isWorktree)
repository = part.repository;
}
return { repository, others };
}
function findKnownRepository(path, workspace) {
const real = realOrSame(path);
const { repository, others } = findAround(real, workspace);
if (repository === undefined || others.length > 0)
return undefined;
let nearest = repository;
for (const level of levelsDown(repository.root, real).slice(1)) {
if (nearest && hasGit(level))
nearest = openSubmoduleOrWorktree(nearest, level)?.repository;
}
return nearest?.root === real ? nearest : undefined;
}
function levelsDown(top, path) {
const levels = [path];
for (let at = path; at !== top && (0,node_path_1_.dirname)(at) !== at; at = (0,node_path_1_.dirname)(at)) {
const parent = (0,node_path_1_.dirname)(at);
const isAboveTop = parent !== top && isBelow(top, parent);
if (isAboveTop)
break;
levels.unshift(parent);
}
return levels;
}
function isBelow(path, directory) {
return (0,_model_relative_path_js_2_ ._)(directory, path) !== undefined;
}
function openSubmoduleOrWorktree({ gitDirectory: outer }, level) {
const isFile = (0,node_fs_0_.lstatSync)((0,node_path_1_.join)(level, '.git'), { throwIfNoEntry: false })?.isFile() === true;
const inner = isFile ? gitDirectory(level) : undefined;
if (inner === undefined)
return undefined;
const isSubmodule = inner.startsWith((0,node_path_1_.join)(outer, 'modules') + node_path_1_.sep);
const isWorktree = inner.startsWith((0,node_path_1_.join)(commonDirectory(outer), 'worktrees') + node_path_1_.sep);
let back;
if (isSubmodule) {
const settings = readTextFileSync((0,node_path_1_.join)(inner, 'config')) ?? '';
back = /^\s*worktree\s*=\s*(.+?)\s*$/m.exec(settings)?.[1];
}
else if (isWorktree) {
const file = readTextFileSync((0,node_path_1_.join)(inner, 'gitdir'))?.trim();
back = file === undefined ? undefined : (0,node_path_1_.dirname)(file);
}
if (back === undefined || realOrSame((0,node_path_1_.resolve)(inner, back)) !== level)
return undefined;
return { repository: { root: level, gitDirectory: inner }, isWorktree: !isSubmodule };
}
function openAt(root) {
const directory = gitDirectory(root);
return directory === undefined ? undefined : { root: realOrSame(root), gitDirectory: directory };
}
function findRepository(path) {
for (let at = path;; at = (0,node_path_1_.dirname)(at)) {
if (hasGit(at))
return at;
if ((0,node_path_1_.dirname)(at) === at)
return undefined;
}
}
function hasGit(path) {
return (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.lstatSync)((0,node_path_1_.join)(path, '.git')), undefined) !== undefined;
}
function findCheckout(path) {
const nearest = findRepository(path);
if (nearest === undefined || (0,node_path_1_.dirname)(nearest) === nearest)
return nearest;
const outer = findCheckout((0,node_path_1_.dirname)(nearest));
if (outer === undefined)
return nearest;
const innerGit = gitDirectory(nearest);
const outerGit = gitDirectory(outer);
const isSubmodule = innerGit && outerGit && innerGit.startsWith((0,node_path_1_.join)(outerGit, 'modules') + node_path_1_.sep);
return isSubmodule ? outer : nearest;
}
function gitDirectory(repository) {
const path = (0,node_path_1_.join)(repository, '.git');
const read = () => {
if ((0,node_fs_0_.statSync)(path).isDirectory())
return node_fs_0_.realpathSync.native(path);
const named = /^gitdir: (.+)$/m.exec((0,_read_regular_js_3_ .Wy)(path))?.[1];
return named && node_fs_0_.realpathSync.native((0,node_path_1_.resolve)(repository, named.trim()));
};
return (0,_model_or_else_js_4_ .N)(read, undefined);
}
function commonDirectory(gitDirectory) {
const common = readTextFileSync((0,node_path_1_.join)(gitDirectory, 'commondir'))?.trim();
return common === undefined ? gitDirectory : (0,node_path_1_.resolve)(gitDirectory, common);
}
function isNamedSubmodule(path) {
const around = (0,node_path_1_.dirname)(path) === path ? undefined : findRepository((0,node_path_1_.dirname)(path));
const text = around && readTextFileSync((0,node_path_1_.join)(around, '.gitmodules'));
if (around === undefined || text === undefined)
return false;
const inner = slashed((0,node_path_1_.relative)(around, path));
const settings = [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*(.*?)[ \t]*\r?$/gm)];
return settings.some(([, value]) => value?.replace(/^"(.*)"$/, '$1') === inner);
}
function readTextFileSync(path) {
return (0,_model_or_else_js_4_ .N)(() => (0,_read_regular_js_3_ .Wy)(path), undefined);
}
function isDirectory(path) {
return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
return path.split(node_path_1_.sep).join('/');
}
function realOrSame(path) {
return (0,_model_or_else_js_4_ .N)(() => node_fs_0_.realpathSync.native(path), undefined) ?? (0,node_path_1_.resolve)(path);
}
async function checkedOutCommit(directory, workspace, name = 'HEAD') {
const { repository, others } = findAround((0,node_path_1_.resolve)(directory), workspace);
return repository && others.length === 0 ? headOf(repository, name) : undefined;
}
async function headOf({ gitDirectory }, name = 'HEAD') {
const readTextFile = (path) => (0,_read_regular_js_3_ .VX)(path).catch(() => undefined);
const head = name === 'HEAD' ? (await readTextFile((0,node_path_1_.join)(gitDirectory, name)))?.trim() : `ref: ${name}`;
const reference = /^ref: (refs\/[^\s]+)$/.exec(head ?? '')?.[1];
if (reference === undefined)
return (0,_model_commit_id_js_5_ .f)(head);
if (reference.split('/').includes('..'))
return undefined;
const shared = commonDirectory(gitDirectory);
const loose = (await readTextFile((0,node_path_1_.join)(shared, reference)))?.trim();
if (loose !== undefined)
return (0,_model_commit_id_js_5_ .f)(loose);
const packed = (await readTextFile((0,node_path_1_.join)(shared, 'packed-refs'))) ?? '';
const line = packed.split('\n').find((entry) => entry.endsWith(` ${reference}`));
return (0,_model_commit_id_js_5_ .f)(line?.split(' ')[0]);
}
/***/ }),
/***/ 60439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DD: () => ( environmentFor),
Ej: () => ( withoutProposedPrograms),
aY: () => ( findOnPath)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_path_1_ = __nccwpck_require__(76760);
var _model_or_else_js_5_ = __nccwpck_require__(17026);
var _model_relative_path_js_2_ = __nccwpck_require__(20319);
var _find_repository_js_3_ = __nccwpck_require__(6609);
var _files_here_js_4_ = __nccwpck_require__(80467);
const PROGRAMS = ['git', 'opa', 'terraform', 'tofu', 'unshare'];
const NO_SCRIPTS = ['git', 'opa'];
const THIS_SYSTEM = { path: node_path_1_, follow: _files_here_js_4_ .n1, isProgram, isScript };
function readPath(environment, places, system = THIS_SYSTEM) {
const defaultPath = isWindows(system) ? '' : '/usr/local/bin:/usr/bin:/bin';
const written = environment[nameOfPath(environment, system)] ?? defaultPath;
const directories = [];
const skipped = [];
const isRoot = (path) => system.path.parse(path).root === path;
const proposed = places.proposed
.flatMap((path) => system.follow(path))
.filter((path) => !isRoot(path));
const limits = { proposed, noScripts: places.isJob === true ? NO_SCRIPTS : [] };
for (const entry of written.split(system.path.delimiter)) {
const directory = isWindows(system) ? entry.replace(/^"(.*)"$/, '$1') : entry;
const at = system.path.resolve(places.workingDirectory, directory);
const programs = PROGRAMS.flatMap((name) => {
const path = firstInDirectories([at], name, environment, system);
return path === undefined ? [] : [{ name, path }];
});
const why = whyEntryIsSkipped(directory, programs, limits, system);
if (why === undefined)
directories.push(directory);
else
skipped.push({ entry, why, holds: programs.map(({ name }) => name) });
}
return { directories, skipped };
}
function withoutProposedPrograms(environment, places, onSkipped, system = THIS_SYSTEM) {
const { directories, skipped } = readPath(environment, places, system);
if (skipped.length === 0)
return environment;
for (const entry of skipped)
if (entry.holds.length > 0)
onSkipped(saySkipped(entry));
const path = directories.join(system.path.delimiter);
return { ...environment, [nameOfPath(environment, system)]: path };
}
function environmentFor(environment, cwd) {
const places = { proposed: [(0,_find_repository_js_3_ .I8)(cwd) ?? cwd], workingDirectory: cwd };
return withoutProposedPrograms(environment, places, () => undefined);
}
function findOnPath(program, environment) {
const { directories } = readPath(environment, { proposed: [], workingDirectory: node_path_1_.sep });
return firstInDirectories(directories, program, environment, THIS_SYSTEM);
}
function innermostAround(path, directories, { path: pathModule }) {
const around = directories.filter((directory) => (0,_model_relative_path_js_2_ ._)(directory, path, pathModule) !== undefined);
return around.toSorted((one, other) => other.length - one.length)[0];
}
function whyEntryIsSkipped(directory, programs, { proposed, noScripts }, system) {
if (!system.path.isAbsolute(directory))
return 'only absolute entries count';
if (/^\/+(?:proc|dev)(?:\/|$)/.test(system.path.normalize(directory))) {
return 'each process finds another directory there';
}
const examined = [
{ what: 'it', path: directory },
...programs.map((program) => ({ what: `its ${program.name}`, path: program.path })),
];
for (const { what, path } of examined) {
for (const place of system.follow(path)) {
const around = innermostAround(place, proposed, system);
if (around === undefined)
continue;
const leads = place === directory ? 'it is' : `${what} leads to ${JSON.stringify(place)},`;
return `${leads} inside of ${JSON.stringify(around)}, whose files are judged`;
}
}
const script = programs.find(({ name, path }) => noScripts.includes(name) && system.isScript(path));
return script && `its ${script.name} is a script, which may run what judged files name`;
}
function saySkipped({ entry, holds, why }) {
const shown = entry === '' ? 'an empty entry' : JSON.stringify(entry);
const programs = holds.join(', ').replace(/, (?=[^,]*$)/, ' and ');
return `PATH: ${shown} is skipped, so its ${programs} ${holds.length > 1 ? 'are' : 'is'} not run: ${why}. Install programs outside of it.`;
}
function firstInDirectories(directories, program, environment, system) {
const { PATHEXT = '.COM;.EXE;.BAT;.CMD' } = environment;
const endings = isWindows(system) ? ['', ...PATHEXT.split(';').filter(Boolean)] : [''];
for (const directory of directories) {
for (const ending of endings) {
const path = system.path.join(directory, program + ending);
if (system.isProgram(path))
return path;
}
}
return undefined;
}
function nameOfPath(environment, system) {
if (!isWindows(system))
return 'PATH';
return Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}
const isWindows = ({ path: { sep } }) => sep === '\\';
function isProgram(path) {
return (0,_model_or_else_js_5_ .N)(() => {
if ((0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
return false;
(0,node_fs_0_.accessSync)(path, node_fs_0_.constants.X_OK);
return true;
}, false);
}
const PROGRAM_BYTES = /^(?:7f454c46|feedface|feedfacf|cefaedfe|cffaedfe|cafebabe|4d5a)/;
function isScript(path) {
let file;
try {
file = (0,node_fs_0_.openSync)(path, node_fs_0_.constants.O_RDONLY | node_fs_0_.constants.O_NONBLOCK);
}
catch {
return false;
}
try {
const bytes = Buffer.alloc(4);
(0,node_fs_0_.readSync)(file, bytes);
return !PROGRAM_BYTES.test(bytes.toString('hex'));
}
finally {
(0,node_fs_0_.closeSync)(file);
}
}
/***/ }),
/***/ 43962:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ue: () => ( readDeciding),
VX: () => ( readRegular),
Wy: () => ( readRegularSync),
js: () => ( readBytesSync),
wh: () => ( readNamedFile)
});
var node_fs_0_ = __nccwpck_require__(73024);
var node_fs_promises_1_ = __nccwpck_require__(51455);
var _model_ended_by_js_2_ = __nccwpck_require__(17953);
var _model_unreadable_file_js_3_ = __nccwpck_require__(13491);
const LONGEST_BYTES = 64 * 1024 * 1024;
const FLAGS = node_fs_0_.constants.O_RDONLY | node_fs_0_.constants.O_NONBLOCK;
async function readRegular(path, maxBytes = LONGEST_BYTES) {
const file = await (0,node_fs_promises_1_.open)(path, FLAGS);
try {
refuseOthers(await file.stat(), path, maxBytes);
return await file.readFile('utf8');
}
finally {
await file.close();
}
}
async function readDeciding(path, maxBytes = LONGEST_BYTES) {
try {
return (0,_model_unreadable_file_js_3_ .r)(readRegularSync(path, maxBytes));
}
catch (error) {
if (!(error instanceof Error && 'code' in error))
throw error;
const code = String(error.code);
const leadsNowhere = code === 'ENOENT' || code === 'ENOTDIR';
if (leadsNowhere && !(0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false }))
return undefined;
if (leadsNowhere || code === 'ELOOP') {
throw new _model_unreadable_file_js_3_ .i(`is a link that leads to no file (${code})`);
}
if (code === 'EINVAL')
throw new _model_unreadable_file_js_3_ .i('is not a file');
if (code === 'EFBIG')
throw new _model_unreadable_file_js_3_ .i(`is longer than ${maxBytes} bytes`);
throw new _model_unreadable_file_js_3_ .i(`cannot be read (${code})`);
}
}
async function readNamedFile(path, signal) {
return await (0,_model_ended_by_js_2_ .m)(signal, openAndRead(path));
}
async function openAndRead(path) {
const file = await (0,node_fs_promises_1_.open)(path);
try {
return await file.readFile('utf8');
}
finally {
await file.close();
}
}
function readRegularSync(path, maxBytes = LONGEST_BYTES) {
return readBytesSync(path, maxBytes).toString('utf8');
}
function readBytesSync(path, maxBytes = LONGEST_BYTES) {
const file = (0,node_fs_0_.openSync)(path, FLAGS);
try {
refuseOthers((0,node_fs_0_.fstatSync)(file), path, maxBytes);
return (0,node_fs_0_.readFileSync)(file);
}
finally {
(0,node_fs_0_.closeSync)(file);
}
}
function refuseOthers(stats, path, maxBytes) {
if (!stats.isFile())
throw errorWithCode('EINVAL', `${path} is no regular file`);
if (stats.size > maxBytes)
throw errorWithCode('EFBIG', `${path} has more than ${maxBytes} bytes`);
}
function errorWithCode(code, message) {
return Object.assign(new Error(message), { code });
}
/***/ }),
/***/ 69233:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Mv: () => ( LONGEST_TIMER_MS),
bq: () => ( alarms),
ml: () => ( systemClock)
});
var node_timers_promises_0_ = __nccwpck_require__(58500);
var node_events_1_ = __nccwpck_require__(78474);
var _model_ended_by_js_2_ = __nccwpck_require__(17953);
function systemClock() {
return {
now: () => performance.now(),
date: () => new Date(),
sleep: async (ms, signal) => {
try {
await (0,node_timers_promises_0_.setTimeout)(Math.max(0, ms), undefined, signal ? { signal } : {});
}
catch (error) {
throw signal?.aborted ? signal.reason : error;
}
},
};
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const alarms = {
in(ms) {
const alarm = new AbortController();
startTimer(alarm, ms);
return withoutListenerLimit(alarm.signal);
},
after(signal, ms) {
const alarm = new AbortController();
if (signal.aborted)
startTimer(alarm, ms);
else
signal.addEventListener('abort', () => startTimer(alarm, ms), { once: true });
return withoutListenerLimit(alarm.signal);
},
any: (...signals) => withoutListenerLimit(AbortSignal.any(signals)),
};
function startTimer(alarm, ms) {
const abort = () => alarm.abort(new _model_ended_by_js_2_ .D());
setTimeout(abort, Math.min(Math.max(0, ms), LONGEST_TIMER_MS)).unref();
}
function withoutListenerLimit(signal) {
(0,node_events_1_.setMaxListeners)(0, signal);
return signal;
}
/***/ }),
/***/ 72588:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( addTo)
});
function addTo(map, key, item) {
const items = map.get(key);
if (items)
items.push(item);
else
map.set(key, [item]);
}
/***/ }),
/***/ 66238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
f: () => ( readCommitId)
});
function readCommitId(text) {
return text !== undefined && isCommitId(text) ? text : undefined;
}
function isCommitId(text) {
return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
/***/ }),
/***/ 36433:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
p: () => ( LETTERS_OF_CONFTEST),
w: () => ( INSTEAD_OF_CONFTEST)
});
const INSTEAD_OF_CONFTEST = {
policy: 'Write `--policies DIRECTORY`.',
namespace: 'Write `namespace = ["NAME"]` in conftest.toml.',
'all-namespaces': 'Write `all-namespaces = true` in conftest.toml.',
data: 'Write `data = ["DIRECTORY"]` in conftest.toml.',
update: 'Nothing is fetched that can change unseen. Name a commit: `--policies git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`.',
combine: 'Each plan is judged by itself.',
'fail-on-warn': 'Write `--fail-on advisory`.',
'no-fail': 'Write `--fail-on never`.',
output: 'Write `--format json`, or name a file with `--junit`, `--sarif` or `--report-json`.',
parser: 'A plan is JSON. Leave it out.',
'rego-version': 'Each file is judged in the version that it is written in. Leave it out.',
};
const LETTERS_OF_CONFTEST = {
p: 'policy',
n: 'namespace',
d: 'data',
u: 'update',
o: 'output',
};
/***/ }),
/***/ 90440:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
a: () => ( didYouMean)
});
function didYouMean(word, names) {
let best;
let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
for (const name of names) {
const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
if (distance >= bestDistance)
continue;
best = name;
bestDistance = distance;
}
return best;
}
function editDistance(a, b) {
const rows = [];
const distanceAt = (row, column) => rows[row]?.[column] ?? Infinity;
for (let row = 0; row <= a.length; row++) {
rows.push([row]);
for (let column = 1; column <= b.length; column++) {
const same = a[row - 1] === b[column - 1];
const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
const cost = Math.min(distanceAt(row - 1, column) + 1, distanceAt(row, column - 1) + 1, distanceAt(row - 1, column - 1) + (same ? 0 : 1), swapped ? distanceAt(row - 2, column - 2) + 1 : Infinity);
rows[row]?.push(cost);
}
}
return distanceAt(a.length, b.length);
}
/***/ }),
/***/ 17953:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( TimeIsUp),
m: () => ( endedBy)
});
class TimeIsUp extends Error {
name = 'TimeIsUp';
constructor() {
super('The time for this was over, and something on this machine had not ended: git, another program, or the reading of a file.');
}
}
async function endedBy(signal, work) {
work.catch(() => undefined);
signal.throwIfAborted();
let onAbort = () => undefined;
const ended = new Promise((resolve) => {
onAbort = resolve;
signal.addEventListener('abort', onAbort, { once: true });
}).then(() => {
throw signal.reason;
});
try {
return await Promise.race([work, ended]);
}
finally {
signal.removeEventListener('abort', onAbort);
}
}
/***/ }),
/***/ 34271:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
g: () => ( errorMessage),
v: () => ( systemErrorCode)
});
function errorMessage(error) {
const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
return String(hasMessage ? error.message : error);
}
function systemErrorCode(error) {
const hasCode = typeof error === 'object' && error !== null && 'code' in error;
return hasCode && typeof error.code === 'string' ? error.code : undefined;
}
/***/ }),
/***/ 62056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
P: () => ( environmentSecrets),
w: () => ( concealedIn)
});
var _secrets_js_0_ = __nccwpck_require__(72166);
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY)$/;
const SHORTEST_IN_FILES = 16;
function environmentSecrets(environment, secretName = SECRET_NAME) {
return valuesOf(environment, secretName, SHORTEST_IN_FILES);
}
const CONCEALED_NAME = /^(?!STATE_)(?:.*[_-])?(?:[A-Z]*(?:TOKEN|PASSWORD)|SECRET(?:[_-]ID)?|PASSWD|(?<=[_-])(?:PWD|PASS)|PASSPHRASE|PAT|JWT|AUTH|BEARER|WEBHOOK(?:[_-]URL)?|CREDENTIALS?|(?:API|APP|ACCESS|ACCOUNT|AUTH|MASTER|LICENSE|STORAGE|PRIVATE|SEAL|SECRET|SIGNING|ENCRYPTION|DEPLOY)[_-]?KEY)(?:[_-]?(?:V?\d+|RO|RW))?$/i;
const SHORTEST_IN_REPORTS = 8;
const COMMON_WORD = /^[a-z]{1,12}$/;
function concealedIn(environment) {
const values = new Set(valuesOf(environment, CONCEALED_NAME, SHORTEST_IN_REPORTS));
for (const [name, value = ''] of Object.entries(environment)) {
const text = PROXY.test(name) && !value.includes('://') ? `http://${value}` : value;
for (const secret of [...loginsIn(text), ...passwordsIn(value)]) {
for (const form of [secret, (0,_secrets_js_0_ .DH)(secret)]) {
if (form.length >= SHORTEST_IN_REPORTS)
values.add(form);
}
}
}
return [...values].filter((value) => !COMMON_WORD.test(value));
}
const PROXY = /^(?:https?|all)_proxy$/i;
function loginsIn(text) {
const logins = [];
for (const [, login = ''] of text.matchAll(/:\/\/([^\s/?#"']*)@/g)) {
const [user = '', ...rest] = login.split(':');
const password = rest.join(':');
if (password !== '')
logins.push(password);
else if (/\d/.test(user))
logins.push(user);
}
return logins;
}
const PASSWORD_FORMS = [
/\bauthorization:\s*\w+\s+([^\s'"]+)/gi,
/\bpassword\s+(\S+)/g,
/\b(?:auth|(?:identity_?)?token|pass(?:word|phrase)|(?:access|api|secret)_key)["']?\s*[:=]\s*"([^"]+)"/gi,
];
function passwordsIn(text) {
return PASSWORD_FORMS.flatMap((form) => Array.from(text.matchAll(form), ([, password = '']) => password));
}
function valuesOf(environment, secretName, shortest) {
return Object.entries(environment)
.filter(([name]) => secretName.test(name) || name.startsWith('TF_TOKEN_'))
.map(([, value]) => value?.trim() ?? '')
.filter(({ length }) => length >= shortest);
}
/***/ }),
/***/ 62980:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Fg: () => ( reworded),
SM: () => ( remedyOf),
bD: () => ( messageOf)
});
var _error_message_js_1_ = __nccwpck_require__(34271);
var _own_pages_js_0_ = __nccwpck_require__(37694);
const CODES = {
'docs/troubleshooting.md': {
'Start, token, origin': ['PG-101', 'PG-102', 'PG-103', 'PG-104', 'PG-105', 'PG-106'],
'Answers of the service': ['PG-107', 'PG-108', 'PG-109', 'PG-110', 'PG-111', 'PG-112'],
'Permissions and workspace': ['PG-113', 'PG-114', 'PG-115', 'PG-116', 'PG-117', 'PG-118'],
'The run': ['PG-119', 'PG-120', 'PG-121', 'PG-122', 'PG-123', 'PG-124'],
'The report and the files': [
'PG-125',
'PG-126',
'PG-127',
'PG-128',
'PG-129',
'PG-130',
'PG-131',
'PG-132',
],
},
'docs/troubleshooting-runs.md': {
'Verdicts and provisional runs': [
'PG-133',
'PG-134',
'PG-135',
'PG-136',
'PG-137',
'PG-138',
'PG-139',
],
'Matrix, existing runs, version control': [
'PG-141',
'PG-142',
'PG-143',
'PG-144',
'PG-145',
'PG-146',
'PG-147',
'PG-148',
'PG-149',
],
'Archive and changes': [
'PG-150',
'PG-151',
'PG-152',
'PG-153',
'PG-154',
'PG-155',
'PG-156',
'PG-157',
],
},
};
function messageOf(error) {
const code = error?.helpCode;
return { text: (0,_error_message_js_1_ .g)(error), code };
}
function reworded({ text, code }, reword) {
return { text: reword(text), code };
}
function remedyOf(code) {
const isOn = (areas) => Object.values(areas).some((codes) => codes.includes(code));
const page = Object.entries(CODES).find(([, areas]) => isOn(areas))?.[0] ?? '';
return `${(0,_own_pages_js_0_ .S)(page)}#${code.toLowerCase()}`;
}
/***/ }),
/***/ 17026:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
N: () => ( orElse)
});
function orElse(read, otherwise) {
try {
return read();
}
catch {
return otherwise;
}
}
/***/ }),
/***/ 13861:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
U: () => ( isLoopback),
e: () => ( parseOrigin)
});
function isLoopback(hostname) {
return (hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname));
}
function parseOrigin(origin) {
if (!URL.canParse(origin))
return `"${origin.slice(0, 80)}" is not an origin such as https://app.terraform.io.`;
const url = new URL(origin);
if (url.username !== '' || url.password !== '')
return 'An origin holds no user name or password.';
if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
return `An origin ends after its host: write ${url.origin}.`;
}
if (url.protocol === 'https:')
return url;
if (url.protocol === 'http:' && isLoopback(url.hostname))
return url;
return `The token is sent over https only (plain http to this machine alone): write https://${url.host}.`;
}
/***/ }),
/***/ 37694:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( PLAN_RECIPE),
S: () => ( ownPage)
});
var _version_js_0_ = __nccwpck_require__(55603);
function ownPage(page) {
return `https://github.com/plangate/plangate/blob/v${_version_js_0_ .x}/${page}`;
}
const PLAN_RECIPE = ownPage('docs/plan-files.md#a-plan-of-another-job');
/***/ }),
/***/ 28187:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
FI: () => ( escapeUnits),
Kf: () => ( nameSome),
Vo: () => ( alternatives),
hD: () => ( quote)
});
function quote(text) {
const line = text.replace(/\s+/g, ' ').trim();
return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}
function escapeUnits(text) {
return text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function alternatives(words) {
if (words.length < 2)
return words.join('');
return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
function nameSome(names, mostNamed) {
const others = names.length - mostNamed;
const named = names.slice(0, mostNamed).join(', ');
return others > 0 ? `${named} and ${others} more` : named;
}
/***/ }),
/***/ 20319:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
_: () => ( relativePathInside)
});
var node_path_0_ = __nccwpck_require__(76760);
function relativePathInside(root, path, system = node_path_0_) {
const inner = system.relative(root, path);
const above = inner === '..' || inner.startsWith(`..${system.sep}`);
return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
}
/***/ }),
/***/ 72166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BF: () => ( secretsOfLog),
DH: () => ( decoded),
gE: () => ( createSecrets),
ju: () => ( base64Of),
mb: () => ( searchablePieces)
});
var _add_to_js_1_ = __nccwpck_require__(72588);
var _or_else_js_2_ = __nccwpck_require__(17026);
var _verdict_js_0_ = __nccwpck_require__(83538);
const SHORTEST = 6;
const VERDICT_WORDS = new Set(_verdict_js_0_ .bk);
const PART = 12;
function createSecrets(values = []) {
const kept = new Set();
const shortForms = [];
const formsByPart = new Map();
const search = createSearch();
const secrets = {
keep(value) {
if (value.length < SHORTEST || VERDICT_WORDS.has(value))
return false;
if (kept.has(value))
return true;
kept.add(value);
for (const form of formsOf(value)) {
const part = form.text.slice(form.anchor, form.anchor + PART);
if (part.length < PART)
shortForms.push(form.text);
else {
(0,_add_to_js_1_ .D)(formsByPart, part, form);
search.add(part);
}
}
return true;
},
conceal(text) {
if (kept.size === 0)
return text;
const spans = [];
for (let at = search.next(text, 0); at >= 0; at = search.next(text, at + 1)) {
for (const form of formsByPart.get(text.slice(at, at + PART)) ?? []) {
const span = matchAround(text, at, form);
const missingCount = form.text.length - (span[1] - span[0]);
const areCommonWords = missingCount >= SHORTEST && areFewWords(text, span);
if (missingCount === 0 || (!form.onlyWhole && !areCommonWords))
spans.push(span);
}
}
let concealed = replaceSpans(text, spans);
for (const form of shortForms)
concealed = concealed.replaceAll(form, '***');
return concealed;
},
concealAll: (value) => mapStrings(value, (text) => secrets.conceal(text)),
};
for (const value of values)
secrets.keep(value);
return secrets;
}
function secretsOfLog(log, values) {
for (const value of values)
log.secret(value);
return createSecrets(values);
}
const BLOCK_LENGTH = 3;
function createSearch() {
const stepAfter = new Uint8Array(2 ** 16).fill(PART - BLOCK_LENGTH + 1);
const hashAt = (text, end) => (text.charCodeAt(end - 1) ^
(text.charCodeAt(end - 2) << 5) ^
(text.charCodeAt(end - 3) << 10)) &
0xffff;
return {
add(part) {
for (let end = BLOCK_LENGTH; end <= PART; end++) {
const hash = hashAt(part, end);
stepAfter[hash] = Math.min(stepAfter[hash] ?? 0, PART - end);
}
},
next(text, from) {
for (let end = from + PART; end <= text.length;) {
const step = stepAfter[hashAt(text, end)] ?? 0;
if (step === 0)
return end - PART;
end += step;
}
return -1;
},
};
}
function matchAround(text, at, { text: form, anchor }) {
let before = 0;
while (before < Math.min(at, anchor) && text[at - before - 1] === form[anchor - before - 1]) {
before++;
}
let length = PART;
while (anchor + length < form.length && text[at + length] === form[anchor + length])
length++;
return [at - before, at + length];
}
const WORD_CHARACTER = /^[A-Za-z0-9]$/;
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/;
const PLAIN_WORD = /^[a-z]{1,16}$/;
const MOST_WORDS = 2;
function areFewWords(text, [from, to]) {
const isInWord = (index) => WORD_CHARACTER.test(text[index - 1] ?? '') && WORD_CHARACTER.test(text[index] ?? '');
let start = from;
let end = to;
while (isInWord(start))
start--;
while (isInWord(end))
end++;
const words = text.slice(start, end).split(BETWEEN_WORDS).filter(Boolean);
return words.length <= MOST_WORDS && words.every((word) => PLAIN_WORD.test(word));
}
function replaceSpans(text, spans) {
let concealed = '';
let copiedUntil = 0;
for (const [from, to] of spans.sort(([one], [other]) => one - other)) {
const isFirst = concealed === '';
if (isFirst || from > copiedUntil)
concealed += `${text.slice(copiedUntil, from)}***`;
copiedUntil = Math.max(copiedUntil, to);
}
return concealed + text.slice(copiedUntil);
}
const MOST_ANCHORS = 48;
const MOST_ANCHORS_OF_ADDRESS = 8;
function formsOf(value) {
const address = toAddress(value);
if (address === undefined) {
const texts = [...spellingsOf(value), ...base64Of(value)];
return texts.flatMap((text) => anchoredForms(text, text, MOST_ANCHORS));
}
const { pathname, search } = address;
const path = pathname + search;
const pieces = piecesOf(value);
const spellings = [value, encodeURIComponent(value), value.replaceAll('/', '\\/')];
const secretTexts = [...pieces.flatMap(spellingsOf), ...base64Of(path)];
const wholeTexts = [value, path, pathname, search].filter(({ length }) => length >= PART);
return [
...spellings.flatMap((text) => pieces.flatMap((piece) => anchoredForms(text, piece, MOST_ANCHORS_OF_ADDRESS))),
...secretTexts.flatMap((text) => anchoredForms(text, text, MOST_ANCHORS_OF_ADDRESS)),
...wholeTexts.map((text) => ({ text, anchor: 0, onlyWhole: true })),
];
}
function anchoredForms(text, piece, mostAnchors) {
const first = text.indexOf(piece);
if (first < 0)
return [];
const last = first + Math.max(0, piece.length - PART);
const distance = Math.ceil(piece.length / mostAnchors);
const anchors = [];
for (let anchor = first; anchor < last; anchor += distance)
anchors.push(anchor);
anchors.push(last);
return anchors.map((anchor) => ({ text, anchor, onlyWhole: false }));
}
function toAddress(value) {
const isAddress = /^(?:https?:\/)?\//i.test(value) && URL.canParse(value, 'http://host');
return isAddress ? new URL(value, 'http://host') : undefined;
}
function searchablePieces(value) {
const pieces = [...new Set(piecesOf(value))];
return pieces.length === 0 ? [value] : pieces;
}
function piecesOf(value) {
const { pathname, search } = toAddress(value) ?? new URL('http://host');
const values = search.split('&').map((pair) => pair.slice(pair.indexOf('=') + 1));
return [...pathname.split('/'), ...values].filter(isOpaque);
}
function isOpaque(text) {
if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text))
return false;
if (/^[0-9a-f-]{32,}$/i.test(text))
return true;
const countKinds = (part) => [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(part)).length;
const longRuns = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART);
return countKinds(text) === 3 || longRuns.some((run) => countKinds(run) > 1);
}
function spellingsOf(text) {
const encoded = encodeURIComponent(text);
const encodedInLowerCase = encoded.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
const inJson = JSON.stringify(text).slice(1, -1);
return [...new Set([text, decoded(text), encoded, encodedInLowerCase, inJson])];
}
function decoded(text) {
return (0,_or_else_js_2_ .N)(() => decodeURIComponent(text), text);
}
function base64Of(text) {
const bytes = Buffer.from(text);
return [0, 1, 2].flatMap((bytesBefore) => {
const from = Math.ceil((8 * bytesBefore) / 6);
const to = Math.floor((8 * (bytesBefore + bytes.length)) / 6);
const shifted = Buffer.concat([Buffer.alloc(bytesBefore), bytes]);
const inBothAlphabets = [shifted.toString('base64'), shifted.toString('base64url')];
return [...new Set(inBothAlphabets.map((encoded) => encoded.slice(from, to)))];
});
}
function mapStrings(value, change) {
if (typeof value === 'string')
return change(value);
if (Array.isArray(value))
return value.map((item) => mapStrings(item, change));
if (typeof value !== 'object' || value === null || !isPlainObject(value))
return value;
return Object.fromEntries(Object.entries(value).map(([key, item]) => [
OWN_FIELD.test(key) ? key : change(key),
mapStrings(item, change),
]));
}
const OWN_FIELD = /^[a-z]+(?:[A-Z][a-z]+)*$/;
function isPlainObject(value) {
const prototype = Object.getPrototypeOf(value);
return prototype === Object.prototype || prototype === null;
}
/***/ }),
/***/ 84824:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
A: () => ( filledIn),
h: () => ( isUnfilled)
});
const UNFILLED = /^(?:\$\([^()]{1,100}\)|\$\{\{?[^{}]{1,200}\}\}?|\$\[[^[\]]{1,200}\]|\$[A-Z_][A-Z0-9_]{0,99}|%[A-Z_][A-Z0-9_]{0,99}%)$/;
function isUnfilled(value) {
return UNFILLED.test(value.trim());
}
function filledIn(value) {
const text = value?.trim() ?? '';
return text === '' || isUnfilled(text) ? undefined : text;
}
/***/ }),
/***/ 13491:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
i: () => ( UnreadableFile),
r: () => ( wholeText)
});
class UnreadableFile extends Error {
name = 'UnreadableFile';
}
function wholeText(text) {
if (!/[\0\uFFFD]/.test(text))
return text;
throw new UnreadableFile('is no text in UTF-8. Save it as UTF-8');
}
/***/ }),
/***/ 83538:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
FO: () => ( exitCodeOf),
LH: () => ( exitCodeOfCauses),
bk: () => ( VERDICTS),
gf: () => ( isGreen),
zP: () => ( worstVerdict)
});
const VERDICTS = [
'passed',
'advisory',
'overridden',
'needs-override',
'blocked',
'errored',
'undecided',
'canceled',
];
function worstVerdict(words) {
return VERDICTS.findLast((word) => words.includes(word)) ?? 'passed';
}
function isGreen(word, failOn = 'mandatory') {
switch (word) {
case 'passed':
case 'overridden':
return true;
case 'advisory':
return failOn !== 'advisory';
case 'needs-override':
case 'blocked':
return failOn === 'never';
case 'errored':
case 'undecided':
case 'canceled':
return false;
}
}
function exitCodeOf({ verdict, workspaces }, failOn, signal = 'SIGINT') {
const { word } = verdict;
if (isGreen(word, failOn))
return 0;
if (word === 'canceled' && signal === 'SIGTERM')
return 143;
if (word !== 'undecided')
return EXIT_CODES[word];
const undecided = workspaces.filter((workspace) => workspace.verdict.word === word);
return exitCodeOfCauses(undecided.map(({ failure }) => failure?.kind));
}
function exitCodeOfCauses(causes) {
if (causes.includes('input') || causes.includes('archive'))
return 2;
if (causes.includes('refused'))
return 6;
if (causes.includes('too-large'))
return 8;
return causes.includes('network') ? 7 : EXIT_CODES.undecided;
}
const EXIT_CODES = {
passed: 1,
advisory: 1,
overridden: 1,
'needs-override': 3,
blocked: 1,
errored: 4,
undecided: 5,
canceled: 130,
};
/***/ }),
/***/ 55603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
x: () => ( VERSION)
});
const VERSION = '0.9.0';
const ON_NPM = false;
/***/ }),
/***/ 21804:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
h: () => ( withoutTrailing)
});
function withoutTrailing(text, characters) {
let end = text.length;
while (end > 0 && characters.includes(text.charAt(end - 1)))
end -= 1;
return text.slice(0, end);
}
/***/ }),
/***/ 47912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
et: () => ( printableJson),
hF: () => ( renderJson)
});
var _model_quote_js_0_ = __nccwpck_require__(28187);
function renderJson(view) {
return printableJson(reportFields(view));
}
function reportFields(view) {
const { context, audit, unaffected } = view;
const { runOptions = [], uncommittedFiles } = context;
return {
schemaVersion: view.schemaVersion,
tool: { name: 'plangate', version: context.version },
verdict: view.verdict,
green: view.green,
failOn: context.failOn,
runOptions: runOptions.length > 0 ? runOptions : undefined,
headline: view.headline,
nextSteps: view.nextSteps,
overrides: view.overrides,
counts: view.counts,
workspaces: view.workspaces.map((workspace) => ({
...workspace,
reasons: workspace.reasons.map(({ text }) => text),
timestamps: undefined,
})),
unaffected: unaffected.length > 0 ? unaffected : undefined,
findings: view.findings.map(forPrograms),
resolved: view.resolved,
results: view.results.map(forPrograms),
runTasks: view.runTasks,
audit: audit.length > 0 ? audit : undefined,
archives: view.archives,
organization: context.organization || undefined,
hostname: context.isLocal === true ? undefined : context.hostname,
group: context.group,
commit: context.commit,
dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
pullRequest: context.pullRequest,
job: context.job,
startedAt: context.startedAt,
durationMs: view.durationMs,
};
}
function forPrograms(result) {
const resources = result.resources.map((resource) => ({
...resource,
attribute: undefined,
excerpt: undefined,
}));
return { ...result, resources, excerpt: undefined, printedFor: undefined };
}
function printableJson(value) {
const escaped = JSON.stringify(value, undefined, 2)
.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, _model_quote_js_0_ .FI)
.replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
return `${escaped}\n`;
}
/***/ }),
/***/ 70075:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$Q: () => ( clip),
CS: () => ( prose),
EU: () => ( fence),
JK: () => ( escapeEntities),
Ow: () => ( cleanLine),
SS: () => ( codeSpan),
X5: () => ( cleanText),
eu: () => ( literal),
g5: () => ( asMarkdown),
h8: () => ( htmlCode),
lE: () => ( mention),
nf: () => ( link),
sF: () => ( linkToRemedy),
v7: () => ( safeHref)
});
var _model_message_js_0_ = __nccwpck_require__(62980);
var _model_without_trailing_js_1_ = __nccwpck_require__(21804);
function literal(strings, ...holes) {
return strings.map((text, at) => (at === 0 ? text : `${String(holes[at - 1])}${text}`)).join('');
}
function asMarkdown(text) {
return text;
}
const INLINE_LIMIT = 160;
const TERMINAL_SEQUENCES = 
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
const INVISIBLE = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u17b4\u17b5\u034f\u115f\u1160\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;
function cleanText(text) {
return text
.replace(TERMINAL_SEQUENCES, '')
.replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n')
.replace(/\p{Cs}/gu, '\ufffd')
.replace(INVISIBLE, '');
}
function cleanLine(text, limit = INLINE_LIMIT) {
const cleaned = cleanText(clipUnits(text, limit * 4));
return clip(cleaned.replace(/\s+/g, ' ').trim(), limit);
}
function clip(text, limit) {
return text.length <= limit ? text : `${clipUnits(text, Math.max(0, limit - 1))}…`;
}
function clipUnits(text, limit) {
if (text.length <= limit)
return text;
const last = text.charCodeAt(limit - 1);
return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
function codeSpan(text, limit = INLINE_LIMIT) {
const line = cleanLine(text, limit);
return line === '' ? literal `–` : inBackticks(line);
}
function mention(name) {
const isAccount = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,38})(?:\/[a-z0-9][a-z0-9._-]{0,99})?$/.test(name);
return isAccount ? asMarkdown(`@${name}`) : codeSpan(name, 80);
}
function inBackticks(line) {
const runs = new Set(Array.from(line.matchAll(/`+/g), ([run]) => run.length));
let length = 1;
while (runs.has(length))
length += 1;
const ticks = '`'.repeat(length);
const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
return asMarkdown(`${ticks}${pad}${escapePipes(breakMarkers(line))}${pad}${ticks}`);
}
function breakMarkers(text) {
return text.replace(/<!(?=--\s{0,9}\/?plangate)/gi, '<\\!');
}
function escapePipes(line) {
return line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|');
}
function prose(text, limit = 600) {
const parts = [];
let code = [];
const endCode = (before, after) => {
if (code.length === 0)
return;
parts.push(before + inBackticks(code.join(' ')) + after);
code = [];
};
for (const { word, isWholeCode: isMarked, before, after } of splitWords(cleanLine(text, limit))) {
const whole = before + word + after;
const isFirst = parts.length === 0 && code.length === 0;
const isListNumber = isFirst && /^\d{1,9}[.)]$/.test(whole);
const isSign = !isFirst && /^[=+-]$/.test(whole);
if (!isMarked && !isListNumber && (isPlain(whole) || isSign)) {
endCode('', '');
parts.push(whole);
continue;
}
const isSpanOfItsOwn = isMarked || before !== '' || word.startsWith('https://');
if (isSpanOfItsOwn)
endCode('', '');
code.push(word);
if (isSpanOfItsOwn || after !== '')
endCode(before, after);
}
endCode('', '');
return asMarkdown(parts.join(' '));
}
const WORD = /(?<!\S)(\(?)(?:`([^`]+)`|"([^"]+)")([).,;:!?…]*)(?!\S)|\S+/gu;
function splitWords(line) {
return Array.from(line.matchAll(WORD)).flatMap(([whole, before = '', code, quoted, after = '']) => {
const inside = (code ?? quoted ?? '').trim();
const isPlainQuote = quoted !== undefined && quoted.split(' ').every(isPlain);
if (inside !== '' && !isPlainQuote)
return { word: inside, before, after, isWholeCode: true };
return whole.split(' ').map(splitWord);
});
}
function splitWord(text) {
if (!/[\p{L}\p{N}]/u.test(text))
return { word: text, before: '', after: '', isWholeCode: false };
const before = text.startsWith('(') ? '(' : '';
const withoutStops = (0,_model_without_trailing_js_1_ .h)(text, '.,;:!?…').slice(before.length);
const closesBracket = withoutStops.length > 1 && withoutStops.endsWith(')') && !withoutStops.includes('(');
const word = closesBracket ? withoutStops.slice(0, -1) : withoutStops;
return { word, before, after: text.slice(before.length + word.length), isWholeCode: false };
}
const PLAIN_WORD = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;
function isPlain(word) {
return (PLAIN_WORD.test(word) &&
/[\p{L}\p{N}–—…·]/u.test(word) &&
!/:./u.test(word) &&
!/www\./iu.test(word) &&
!/[A-Z]-\d/iu.test(word) &&
!word.split(/[^0-9A-Za-z]+/u).some((part) => /^[0-9a-f]{7,64}$/iu.test(part)));
}
function fence(text) {
const body = breakMarkers(cleanText(text).replace(/^\n+|(?<!\n)\n+$/g, ''));
const runs = Array.from(body.matchAll(/`+/g), ([run]) => run.length);
const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
return asMarkdown(`${ticks}text\n${body}\n${ticks}`);
}
function htmlCode(text, limit = INLINE_LIMIT) {
const line = cleanLine(text, limit);
return line === '' ? literal `–` : asMarkdown(`<code>${escapeEntities(line, /[&<>"']/g)}</code>`);
}
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
function escapeEntities(text, signs) {
return text.replace(signs, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);
}
function link(text, url, origins) {
const href = url === undefined ? undefined : safeHref(url, origins);
return asMarkdown(href === undefined ? text : `[${text}](${href})`);
}
function safeHref(url, origins) {
if (!URL.canParse(url))
return undefined;
const parsed = new URL(url);
if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')
return undefined;
if (parsed.username !== '' || parsed.password !== '')
return undefined;
if (!origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === parsed.origin))
return undefined;
return parsed.href.replace(/[()|\\`<>"'*_~[\]{}^$]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
function linkToRemedy(code) {
if (code === undefined)
return '';
const url = (0,_model_message_js_0_ .SM)(code);
return link('What to do', url, [url]);
}
/***/ }),
/***/ 22195:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Bv: () => ( safeLines),
Z$: () => ( neutraliseLog),
f: () => ( renderLoggingCommand),
om: () => ( safeLine)
});
var _markdown_js_0_ = __nccwpck_require__(70075);
function asLogLine(text) {
return text;
}
const GUTTER = '│ ';
function neutraliseLog(text) {
return splitLines(text).map((line) => asLogLine(GUTTER + breakHashCommands(cleanLogLine(line))));
}
function safeLine(line) {
const cleaned = breakHashCommands(cleanLogLine(splitLines(line).join(' ')));
return asLogLine(cleaned.replace(/^(\s*)(?=::)/u, '$1\\'));
}
function safeLines(...lines) {
return lines.map((line) => asLogLine((0,_markdown_js_0_ .$Q)(safeLine((0,_markdown_js_0_ .$Q)(line, 4_000)), 1_000).trimEnd()));
}
function splitLines(text) {
return text.split(/\r\n|[\n\r\u0085\u2028\u2029\v\f]/);
}
function cleanLogLine(line) {
return (0,_markdown_js_0_ .X5)(line)
.replaceAll('\n', ' ')
.replace(/\p{Default_Ignorable_Code_Point}|\p{Cn}/gu, '');
}
function breakHashCommands(line) {
return line.replace(/##(?=[A-Za-z]{0,32}\[)/g, '##\\');
}
const MESSAGE_LIMIT = 4_000;
const PROPERTY_LIMIT = 1_000;
const IN_MESSAGE = { '%': '%25', '\r': '%0D', '\n': '%0A' };
const IN_PROPERTY = { ...IN_MESSAGE, ':': '%3A', ',': '%2C' };
const ON_AZURE = { ...IN_MESSAGE, '%': '%AZP25', ';': '%3B', ']': '%5D' };
function renderLoggingCommand(name, properties, message) {
const list = propertyList(properties, ';', ON_AZURE);
return asLogLine(`##vso[${name}${list}]${escapeWith(ON_AZURE, message)}`);
}
function propertyList(properties, between, escapes) {
const list = Object.entries(properties)
.filter(([, value]) => value !== undefined && value !== '')
.map(([key, value]) => `${key}=${escapeWith(escapes, (0,_markdown_js_0_ .$Q)(String(value), PROPERTY_LIMIT))}`);
return list.length > 0 ? ` ${list.join(between)}` : '';
}
function escapeWith(escapes, text) {
const cut = (0,_markdown_js_0_ .$Q)((0,_markdown_js_0_ .X5)(text), MESSAGE_LIMIT);
return cut.replace(/[%\r\n:,;\]]/g, (sign) => escapes[sign] ?? sign);
}
/***/ }),
/***/ 74913:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$z: () => ( groupBy),
C7: () => ( formatElapsed),
Cv: () => ( unchanged),
J4: () => ( firstParts),
JO: () => ( joinNonEmpty),
UF: () => ( compareCodeUnits),
Xq: () => ( formatSize),
Yi: () => ( formatMinute),
Z: () => ( listParts),
ZV: () => ( formatNumber),
_7: () => ( textWithRemedy),
eQ: () => ( countWordsIfAny),
jK: () => ( workspaceCountWords),
rj: () => ( countWords),
so: () => ( listText),
tW: () => ( hash),
xZ: () => ( policyCountWords)
});
var node_crypto_0_ = __nccwpck_require__(77598);
var _archive_describe_js_3_ = __nccwpck_require__(82591);
var _model_message_js_1_ = __nccwpck_require__(62980);
var _markdown_js_2_ = __nccwpck_require__(70075);
function countWords(number, one, many) {
return (0,_markdown_js_2_ .g5)(`${formatNumber(number)} ${number === 1 ? one : (many ?? `${one}s`)}`);
}
function countWordsIfAny(number, one, many) {
return number > 0 ? countWords(number, one, many) : '';
}
const policyCountWords = (number) => countWords(number, 'policy', 'policies');
const workspaceCountWords = (number) => countWords(number, 'workspace');
function formatNumber(number) {
return (0,_markdown_js_2_ .g5)(String(number).replace(/\B(?=(?:\d{3})+$)/g, ','));
}
const unchanged = (text) => text;
function listParts(parts, limit = Infinity) {
const shown = parts.length > limit ? parts.slice(0, limit - 1) : parts;
const rest = parts.length - shown.length;
return withSeparators(rest > 0 ? [...shown, (0,_markdown_js_2_ .g5)(`${formatNumber(rest)} more`)] : shown);
}
function firstParts(parts, limit, others = formatNumber) {
const rest = parts.length - limit;
const shown = withSeparators(parts.slice(0, limit));
return rest > 0 ? [...shown, (0,_markdown_js_2_ .g5)(` and ${others(rest)} more`)] : shown;
}
function withSeparators(parts) {
return parts.flatMap((part, index) => {
const between = index === parts.length - 1 ? ' and ' : ', ';
return index === 0 ? [part] : [(0,_markdown_js_2_ .g5)(between), part];
});
}
function listText(items, limit = Infinity, toShown = unchanged) {
return listParts(items.map(toShown), limit).join('');
}
function joinNonEmpty(between, ...parts) {
return parts.filter(Boolean).join(between);
}
function compareCodeUnits(one, other) {
return one < other ? -1 : one > other ? 1 : 0;
}
function groupBy(items, keyOf) {
const groups = new Map();
for (const item of items) {
const key = JSON.stringify(keyOf(item));
const group = groups.get(key);
if (group)
group.push(item);
else
groups.set(key, [item]);
}
return [...groups.values()];
}
function formatMinute(iso) {
const date = new Date(iso);
return Number.isNaN(date.getTime())
? ''
: (0,_markdown_js_2_ .g5)(`${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
}
function formatSize(bytes) {
return bytes < 1000 ? countWords(bytes, 'byte') : (0,_archive_describe_js_3_ .z3)(bytes);
}
function formatElapsed(ms) {
const seconds = Math.max(0, Math.floor(ms / 1000));
const two = (number) => String(number).padStart(2, '0');
const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : '';
return (0,_markdown_js_2_ .g5)(`${hours}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`);
}
function textWithRemedy({ text, code }) {
if (code === undefined)
return text;
const end = /[.!?…]$/.test(text) ? '' : '.';
return `${text}${end} See ${(0,_model_message_js_1_ .SM)(code)}`;
}
function hash(text, digits = 12) {
return (0,node_crypto_0_.createHash)('sha256').update(text).digest('hex').slice(0, digits);
}
/***/ }),
/***/ 80204:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
UG: () => ( padToColumns),
ZU: () => ( clipToColumns),
qz: () => ( widthOf)
});
const WIDE = /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6])$/u;
function widthOf(text) {
if (/^[ -~]*$/.test(text))
return text.length;
let width = 0;
for (const character of text) {
if (/^\p{M}$/u.test(character))
continue;
width += WIDE.test(character) ? 2 : 1;
}
return width;
}
function clipToColumns(text, columns) {
if (widthOf(text) <= columns)
return text;
let kept = '';
for (const character of text) {
if (widthOf(kept) + widthOf(character) > columns - 1)
break;
kept += character;
}
return `${kept}…`;
}
function padToColumns(text, columns) {
return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
/***/ })
});
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
var module = __webpack_module_cache__[moduleId] = {
id: moduleId,
loaded: false,
exports: {}
};
var threw = true;
try {
__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
threw = false;
} finally {
if(threw) delete __webpack_module_cache__[moduleId];
}
module.loaded = true;
return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
var leafPrototypes;
__nccwpck_require__.t = function(value, mode) {
if(mode & 1) value = this(value);
if(mode & 8) return value;
if(typeof value === 'object' && value) {
if((mode & 4) && value.__esModule) return value;
if((mode & 16) && typeof value.then === 'function') return value;
}
var ns = Object.create(null);
__nccwpck_require__.r(ns);
var def = {};
leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
}
def['default'] = () => (value);
__nccwpck_require__.d(ns, def);
return ns;
};
})();
(() => {
__nccwpck_require__.d = (exports, definition) => {
for(var key in definition) {
if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
}
}
};
})();
(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = (chunkId) => {
return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
__nccwpck_require__.f[key](chunkId, promises);
return promises;
}, []));
};
})();
(() => {
__nccwpck_require__.u = (chunkId) => {
return ({
  "21": "shared-guard.js",
  "44": "judge-locally.js",
  "123": "pack.js",
  "197": "examine-run.js",
  "259": "shared-run.js",
  "276": "count-results.js",
  "351": "parse-hcl.js",
  "419": "page.js",
  "586": "gitea.js",
  "1046": "read-audit.js",
  "1056": "read-policies.js",
  "1105": "to-view.js",
  "1126": "find-exceptions.js",
  "1238": "open-served.js",
  "1251": "shared-json-text.js",
  "1260": "exec.js",
  "1372": "combine-groups.js",
  "1375": "run-demo.js",
  "1669": "comment.js",
  "1724": "shared-take-over.js",
  "1741": "read-configuration.js",
  "1767": "open-own-policies.js",
  "2184": "github.js",
  "2309": "trial.js",
  "2399": "open-local.js",
  "2447": "host.js",
  "2482": "azure.js",
  "2579": "named-files.js",
  "2721": "shared-send.js",
  "2856": "re2js.js",
  "2937": "shared-systems.js",
  "2940": "result.js",
  "3076": "made-of.js",
  "3276": "shared-open-policies.js",
  "3292": "smol-toml.js",
  "3356": "junit.js",
  "3486": "to-view.2.js",
  "3551": "pack-directory.js",
  "3597": "read-plan.js",
  "3683": "comment.2.js",
  "3790": "git-files.js",
  "3929": "redacted-plan.js",
  "4052": "gate.js",
  "4120": "seed.js",
  "4122": "read-configuration.2.js",
  "4397": "circleci.js",
  "4573": "shared-calls.js",
  "5016": "bitbucket.js",
  "5375": "shared-findings.js",
  "5480": "judge-runs.js",
  "5483": "shared-changes.js",
  "5673": "shared-policy-files.js",
  "5789": "sarif.js",
  "5808": "shared-workflow-parser.js",
  "5809": "find-opa.js",
  "6136": "check.js",
  "6327": "engine.js",
  "6617": "read-changes.js",
  "6752": "undici.js",
  "6806": "pinned-policies.js",
  "6846": "gitlab.js",
  "7183": "shared-resource.js",
  "7751": "jenkins.js",
  "7786": "shared-exceptions.js",
  "7928": "parse-file.js",
  "7934": "valibot.js",
  "8190": "find-opa.2.js",
  "8314": "shared-ignore-rules.js",
  "8415": "init-local.js",
  "8502": "server.js",
  "8571": "examine-local.js",
  "8677": "shared-default-branch.js",
  "8697": "tar.js",
  "8717": "digest.js",
  "8731": "commands.js",
  "8745": "find-exceptions.2.js",
  "8763": "isolate-program.js",
  "8795": "service.js",
  "8806": "buildkite.js",
  "8854": "look-at-commit.js",
  "9002": "shared-hidden-files.js",
  "9223": "locate-results.js",
  "9272": "exceptions.js",
  "9535": "uncommitted.js",
  "9598": "shared-ask-git.js",
  "9611": "shared-hcl-scanner.js",
  "9828": "shared-client.js",
  "9930": "examine-workflows.js",
  "9982": "repository-contents.js",
  "9983": "find-plans.js"
})[chunkId];
};
})();
(() => {
__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
(() => {
__nccwpck_require__.r = (exports) => {
if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
}
Object.defineProperty(exports, '__esModule', { value: true });
};
})();
(() => {
__nccwpck_require__.nmd = (module) => {
module.paths = [];
if (!module.children) module.children = [];
return module;
};
})();
(() => {
var installedChunks = {
8792: 0
};
var installChunk = (data) => {
var {ids, modules, runtime} = data;
var moduleId, chunkId, i = 0;
for(moduleId in modules) {
if(__nccwpck_require__.o(modules, moduleId)) {
__nccwpck_require__.m[moduleId] = modules[moduleId];
}
}
if(runtime) runtime(__nccwpck_require__);
for(;i < ids.length; i++) {
chunkId = ids[i];
if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
installedChunks[chunkId][0]();
}
installedChunks[ids[i]] = 0;
}
}
__nccwpck_require__.f.j = (chunkId, promises) => {
var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
if(installedChunkData !== 0) { 
if(installedChunkData) {
promises.push(installedChunkData[1]);
} else {
if(true) { 
var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
throw e;
});
var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
promises.push(installedChunkData[1] = promise);
}
}
}
};
})();
var __webpack_exports__ = {};
var external_node_process_ = __nccwpck_require__(1708);
;// CONCATENATED MODULE: external "node:readline/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");
;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
var version = __nccwpck_require__(55603);
var promises_ = __nccwpck_require__(58500);
var execute = __nccwpck_require__(45048);
;// CONCATENATED MODULE: ./build/src/machine/end-process.js
const THREADS_MS = 100;
const LOOK_MS = 10;
async function endProcess(exitCode) {
(0,execute.vs)();
for (let waitedMs = 0; isThreadBusy() && waitedMs < THREADS_MS; waitedMs += LOOK_MS) {
await (0,promises_.setTimeout)(LOOK_MS);
}
return endProcessNow(exitCode);
}
function endProcessNow(exitCode) {
(0,execute.vs)();
if (isThreadBusy())
endByForce(exitCode);
external_node_process_.exit(exitCode);
}
function isThreadBusy() {
return external_node_process_.getActiveResourcesInfo()
.some((kind) => kind.startsWith('FSReq') || kind.startsWith('GetAddrInfo'));
}
const SIGNALS = { 130: 'SIGINT', 143: 'SIGTERM' };
function endByForce(exitCode) {
const execve = Reflect.get(external_node_process_, 'execve');
try {
if (typeof execve === 'function') {
Reflect.apply(execve, external_node_process_, ['/bin/sh', ['sh', '-c', `exit ${exitCode}`], {}]);
}
}
catch {
}
const signal = SIGNALS[exitCode] ?? 'SIGKILL';
external_node_process_.removeAllListeners(signal);
external_node_process_.kill(external_node_process_.pid, signal);
}
var system_clock = __nccwpck_require__(69233);
var command = __nccwpck_require__(24953);
var run_program = __nccwpck_require__(31300);
var terminal = __nccwpck_require__(49342);
;// CONCATENATED MODULE: ./build/src/cli/main.js
(0,external_node_v8_namespaceObject.setFlagsFromString)('--heap-growing-percent=15');
const environment = { ...external_node_process_.env };
delete external_node_process_.env['GITHUB_EVENT_PATH'];
const canceling = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
external_node_process_.on(name, () => {
if (canceling.signal.aborted) {
external_node_process_.stderr.write(sharedTerminal?.erasing() ?? '');
endProcessNow(exitCodeOf(canceling.signal));
}
canceling.abort(name === 'SIGINT' ? name : 'SIGTERM');
});
}
const canceled = system_clock.bq.any(canceling.signal);
const READER_MS = 400;
const readerIsLate = system_clock.bq.after(canceled, READER_MS);
let writeError;
for (const stream of [external_node_process_.stdout, external_node_process_.stderr]) {
stream.on('error', (error) => {
if (error.code !== 'EPIPE')
writeError ??= error;
});
}
const streams = {
out: (text) => write(external_node_process_.stdout, text),
err: (text) => write(external_node_process_.stderr, text),
};
const areTerminals = external_node_process_.stdout.isTTY && external_node_process_.stderr.isTTY;
const sharedTerminal = areTerminals && (0,terminal.Ml)(environment)
? (0,terminal.od)({ ...streams, columns: () => (0,terminal.PL)(external_node_process_.stderr) })
: undefined;
const outputs = sharedTerminal ?? streams;
const isForPerson = external_node_process_.stderr.isTTY && (environment['CI'] ?? '') === '';
const lineWidth = isForPerson ? () => (0,terminal.PL)(external_node_process_.stderr) : undefined;
const screen = {
columns: () => (0,terminal.PL)(external_node_process_.stdout),
rows: () => (0,terminal.RO)(external_node_process_.stdout),
colour: (0,terminal.Ml)(environment),
};
const io = {
...outputs,
err: (text) => outputs.err(lineWidth ? (0,terminal.MT)(text, lineWidth()) : text),
lineWidth,
environment,
workingDirectory: findWorkingDirectory(),
canAnswer: external_node_process_.stdout.isTTY && external_node_process_.stdin.isTTY,
isPersonThere: external_node_process_.stdin.isTTY && external_node_process_.stderr.isTTY,
screen: external_node_process_.stdout.isTTY ? screen : undefined,
ask,
clock: (0,system_clock.ml)(),
alarms: system_clock.bq,
random: Math.random,
...(0,execute.Vo)(canceled, { execute: execute.g7, executeBounded: execute.Fo }),
signal: canceled,
version: version.x,
};
external_node_process_.exitCode = command.dc.undecided;
void main();
async function main() {
const words = external_node_process_.argv.slice(2);
const exitCode = await (0,run_program.m)(await commandsFor(words[0]), words, io);
if (writeError !== undefined) {
await io.err(`Not all of it could be written: ${writeError.message}\n`);
}
const isGreenUnread = exitCode === command.dc.green && writeError !== undefined;
const codeOfUnread = canceled.aborted ? exitCodeOf(canceling.signal) : command.dc.undecided;
await endProcess(isGreenUnread ? codeOfUnread : exitCode);
}
function findWorkingDirectory() {
try {
return external_node_process_.cwd();
}
catch {
external_node_process_.stderr.write('The working directory is not there any more: change to one that is.\n');
return endProcessNow(command.dc.badInput);
}
}
async function commandsFor(word) {
const root = { name: 'plangate', summary: '' };
if (word === 'pack')
return { ...root, commands: [(await Promise.all([__nccwpck_require__.e(8314), __nccwpck_require__.e(3551), __nccwpck_require__.e(9598), __nccwpck_require__.e(123)]).then(__nccwpck_require__.bind(__nccwpck_require__, 69011))).pack] };
if (word === 'check')
return { ...root, commands: [(await Promise.all([__nccwpck_require__.e(7934), __nccwpck_require__.e(5375), __nccwpck_require__.e(2721), __nccwpck_require__.e(5483), __nccwpck_require__.e(9598), __nccwpck_require__.e(6136)]).then(__nccwpck_require__.bind(__nccwpck_require__, 36136))).check] };
return (await Promise.all([__nccwpck_require__.e(7934), __nccwpck_require__.e(351), __nccwpck_require__.e(8314), __nccwpck_require__.e(5375), __nccwpck_require__.e(2937), __nccwpck_require__.e(3551), __nccwpck_require__.e(259), __nccwpck_require__.e(9002), __nccwpck_require__.e(3683), __nccwpck_require__.e(2721), __nccwpck_require__.e(5483), __nccwpck_require__.e(9598), __nccwpck_require__.e(6136), __nccwpck_require__.e(9828), __nccwpck_require__.e(4573), __nccwpck_require__.e(419), __nccwpck_require__.e(8731)]).then(__nccwpck_require__.bind(__nccwpck_require__, 78731))).plangate;
}
function exitCodeOf({ reason }) {
return reason === 'SIGTERM' ? command.dc.terminated : command.dc.interrupted;
}
function write(stream, text) {
return new Promise((resolve) => {
const giveUp = () => {
writeError ??= new Error('its reader takes no more.');
resolve();
};
readerIsLate.addEventListener('abort', giveUp, { once: true });
stream.write(text, () => {
readerIsLate.removeEventListener('abort', giveUp);
resolve();
});
});
}
async function ask(question) {
const lines = (0,promises_namespaceObject.createInterface)({ input: external_node_process_.stdin, output: external_node_process_.stderr });
lines.on('SIGINT', () => canceling.abort('SIGINT'));
try {
return await lines.question(question, { signal: canceling.signal });
}
catch (error) {
external_node_process_.stderr.write('\n');
if (canceling.signal.aborted)
throw error;
return undefined;
}
finally {
lines.close();
}
}
