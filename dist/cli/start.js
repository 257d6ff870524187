export const id = 3654;
export const ids = [3654];
export const modules = {
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
const signal = command.signal ?? signalOfPorts;
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
/***/ 1864:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ad: () => ( readEngineEnvironment),
EngineFailure: () => ( EngineFailure),
Oh: () => ( makeDirectory),
Yt: () => ( runInJob),
k9: () => ( Programs),
q: () => ( removeDirectory)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _configuration_file_names_js_5_ = __webpack_require__(96817);
var _configuration_module_manifest_js_2_ = __webpack_require__(27126);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _model_error_message_js_6_ = __webpack_require__(34271);
var _machine_temporary_js_4_ = __webpack_require__(53776);
const CLI_CONFIGURATION = 'disable_checkpoint = true\nprovider_installation {\n  direct {}\n}\n';
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG_BYTES = 64 * 1024 * 1024;
class EngineFailure extends Error {
name = 'EngineFailure';
}
function makeDirectory(inside) {
return (0,_machine_temporary_js_4_ .ww)('', inside);
}
async function removeDirectory(path) {
await (0,node_fs_promises_0_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
(0,_machine_temporary_js_4_ .aC)(path);
}
async function makePlaces({ files, workingDirectory }, root) {
const places = {
files,
root,
work: (0,node_path_1_.join)(files, workingDirectory),
stateFile: (0,node_path_1_.join)(root, 'state', 'terraform.tfstate'),
states: (0,node_path_1_.join)(root, 'states'),
data: (0,node_path_1_.join)(root, 'data'),
};
for (const name of ['home', 'temporary', 'data', 'state'])
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.join)(root, name));
await copyManifest(places);
await (0,node_fs_promises_0_.writeFile)((0,node_path_1_.join)(root, 'cli.tfrc'), CLI_CONFIGURATION);
const names = await (0,node_fs_promises_0_.readdir)(places.work).catch(() => []);
if (!names.some(_configuration_file_names_js_5_ .ZC)) {
const where = workingDirectory === '' ? 'directly in this directory' : `in ${workingDirectory}`;
throw new EngineFailure(`There is no Terraform configuration to plan: no .tf or .tofu file is ${where}.`);
}
return places;
}
async function copyManifest({ files, root, work }) {
const path = (0,node_path_1_.join)(work, ..._configuration_module_manifest_js_2_ .dp.split('/'));
const text = await (0,node_fs_promises_0_.readFile)(path, 'utf8').catch(() => undefined);
if (text === undefined)
return;
const records = (0,_configuration_module_manifest_js_2_ .WI)(text);
if ('problem' in records)
throw new EngineFailure(`${_configuration_module_manifest_js_2_ .dp} ${records.problem}.`);
const outside = records.find(({ directory }) => !(0,_machine_find_repository_js_3_ .Yw)((0,node_path_1_.resolve)(work, directory), files));
if (outside !== undefined) {
const { key, directory } = outside;
throw new EngineFailure(`${_configuration_module_manifest_js_2_ .dp} leads module ${JSON.stringify(key)} to ${JSON.stringify(directory)}, out of the upload.`);
}
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.join)(root, 'data', 'modules'));
await (0,node_fs_promises_0_.writeFile)((0,node_path_1_.join)(root, 'data', 'modules', (0,node_path_1_.basename)(path)), text);
}
class Programs {
places;
options;
constructor(options, places) {
this.options = options;
this.places = places;
}
static async open(options, files) {
const root = makeDirectory(options.temporaryDirectory);
try {
return new Programs(options, await makePlaces(files, root));
}
catch (error) {
await removeDirectory(root);
throw error;
}
}
deadline() {
const { clock, timeoutMs = TIMEOUT_MS } = this.options;
return clock.now() + timeoutMs;
}
async run(args, options) {
const { program, execute, clock, maxLogBytes = MOST_LOG_BYTES } = this.options;
const { root, work } = this.places;
const { signal, deadline, take, variables, maxBytes = maxLogBytes } = options;
const end = await execute(program, args, {
cwd: work,
variables: { ...this.#variables(root), ...variables },
signal,
timeoutMs: Math.max(1, deadline - clock.now()),
maxBytes,
take,
}).catch((error) => {
throw new EngineFailure(`${program} could not be started: ${(0,_model_error_message_js_6_ .g)(error)}. Install it, or choose another engine.`);
});
if (end.ended === undefined)
return end;
throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY_ENDED[end.ended](maxBytes)}`);
}
#variables(root) {
return {
...this.options.variables,
HOME: (0,node_path_1_.join)(root, 'home'),
USERPROFILE: (0,node_path_1_.join)(root, 'home'),
TMPDIR: (0,node_path_1_.join)(root, 'temporary'),
TEMP: (0,node_path_1_.join)(root, 'temporary'),
TMP: (0,node_path_1_.join)(root, 'temporary'),
TF_CLI_CONFIG_FILE: (0,node_path_1_.join)(root, 'cli.tfrc'),
TF_DATA_DIR: this.places.data,
TF_IN_AUTOMATION: '1',
TF_INPUT: '0',
CHECKPOINT_DISABLE: '1',
};
}
stateOf(workspaceName) {
return (0,node_path_1_.join)(this.places.states, workspaceName, 'terraform.tfstate');
}
async filesOf(assigned) {
const directory = await (0,node_fs_promises_0_.mkdtemp)((0,node_path_1_.join)(this.places.root, 'plan-'));
const variables = (0,node_path_1_.join)(directory, 'variables.tfvars');
const last = new Map(assigned.map(({ key, value }) => [key, value]));
await (0,node_fs_promises_0_.writeFile)(variables, Array.from(last, ([key, value]) => `${key} = ${value}\n`).join(''));
return { plan: (0,node_path_1_.join)(directory, 'plan'), variables };
}
withoutPaths(text) {
const { work, files, root } = this.places;
return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
}
}
async function runInJob(program, args, options, { executeBounded, signal }) {
const end = await executeBounded(program, args, options).catch((error) => {
throw new EngineFailure(`${program} could not be started: ${(0,_model_error_message_js_6_ .g)(error)}.`);
});
signal.throwIfAborted();
if (end.ended === undefined)
return end;
const why = WHY_ENDED[end.ended](options.maxBytes);
throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${why}`);
}
const WHY_ENDED = {
timeout: () => 'took too long and was ended with everything that it had started.',
flood: (bytes) => `printed more than ${bytes} bytes and was ended.`,
memory: () => 'took too much memory and was ended.',
aborted: () => 'was ended, because the run was canceled.',
};
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
function readEngineEnvironment(names, environment, isSecretOfHost, secrets = []) {
const variables = {};
for (const name of names) {
if (!/^[A-Za-z_]\w*$/.test(name)) {
return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
}
if (OF_THE_GATE.test(name) || isSecretOfHost(name)) {
return {
problem: `${name} belongs to the job, and the configuration that is planned could read it. Pass credentials of your cloud that may only read.`,
};
}
if (OF_THE_ENGINE.test(name)) {
return { problem: `${name} is set by the engine itself. Leave it out.` };
}
const value = environment[name];
if (value === undefined)
continue;
if (secrets.some((secret) => secret !== '' && value.includes(secret))) {
return { problem: `${name} holds a token of this job. Leave it out.` };
}
variables[name] = value;
}
for (const name of NEEDED) {
const value = environment[name];
if (value !== undefined)
variables[name] = value;
}
return { value: variables };
}
/***/ }),
/***/ 2314:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
ST: () => ( unsaidOutput),
SU: () => ( ownBaseline),
TY: () => ( unmentionedAddresses),
c0: () => ( unshownOutput),
cK: () => ( hiddenWords),
tI: () => ( withOccurrences)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _policy_named_resources_js_1_ = __webpack_require__(68397);
var _text_js_2_ = __webpack_require__(74913);
var _words_js_3_ = __webpack_require__(43629);
function withOccurrences(draft) {
const { fingerprint, age, baseline, workspaces } = draft;
const resources = (0,_policy_named_resources_js_1_ .nh)(draft);
const message = draft.message.trim();
const ofResources = resources.map(({ address, messages, ...resource }) => {
const about = { noun: 'resource', addresses: [address] };
return { ...resource, ...about, ...mentionedIn(messages, [address]) };
});
const general = draft.generalMessages.map(({ text, addresses, ...rest }) => {
const about = { noun: 'message', age, baseline, addresses };
return { ...rest, ...about, ...mentionedIn([text], addresses) };
});
const [first, ...others] = [...ofResources, ...general];
if (first === undefined) {
const messages = [message || _words_js_3_ .ly[draft.status]];
const facts = { fingerprint, age, baseline, workspaces };
const whole = { ...facts, noun: 'message', addresses: [], mentioned: [], messages };
return { ...draft, occurrences: [whole], messageOfAll: '' };
}
const [address = ''] = first.addresses;
if (others.length === 0 && first.messages.length === 0) {
const messages = [(0,_policy_named_resources_js_1_ .L1)(message, address)].filter(Boolean);
const only = { ...first, ...mentionedIn(messages, [address]) };
return { ...draft, occurrences: [only], messageOfAll: '' };
}
const occurrences = [first, ...others];
const said = occurrences.flatMap(({ addresses: [one = ''], messages }) => messages.flatMap((text) => [text, `${one}: ${text}`]));
const isSaid = new Set([...said, ...draft.output].map((text) => text.trim())).has(message);
return { ...draft, occurrences, messageOfAll: isSaid ? '' : message };
}
function mentionedIn(messages, addresses) {
const named = new Set(messages.flatMap((message) => (0,_model_address_js_0_ .WX)(message).addresses));
const isNamed = (name) => (0,_model_address_js_0_ .PW)(name) ? named.has(name) : messages.some((message) => message.includes(name));
return { messages, mentioned: addresses.filter(isNamed) };
}
function hiddenWords(hidden) {
const resources = hidden.filter(({ noun }) => noun === 'resource').length;
return (0,_text_js_2_ .JO)(' and ', (0,_text_js_2_ .eQ)(resources, 'more resource'), (0,_text_js_2_ .eQ)(hidden.length - resources, 'more message'));
}
function unmentionedAddresses({ addresses, mentioned, messages }, limit = Infinity) {
const shown = messages.join('\n').slice(0, limit);
return addresses.filter((address) => !mentioned.includes(address) || !shown.includes(address));
}
function ownBaseline(occurrence, cause) {
return occurrence.baseline === cause.baseline ? undefined : occurrence.baseline;
}
function unsaidOutput({ message, output, resources, generalMessages }, isWhole = () => true) {
const said = new Set(['']);
const add = (text) => {
for (const line of [text, ...text.split('\n')])
said.add(line.trim());
};
if (isWhole([message]))
add(message);
for (const { address, messages } of resources) {
said.add(address);
if (!isWhole(messages))
continue;
for (const each of messages) {
add(each);
add(`${address}: ${each}`);
}
}
for (const { text } of generalMessages)
if (isWhole([text]))
add(text);
const isSaid = (entry) => said.has(entry.trim()) || entry.split('\n').every((line) => said.has(line.trim()));
return output.filter((entry) => !isSaid(entry));
}
function unshownOutput(cause, isWhole) {
const { output, resources, own } = cause;
const unshown = unsaidOutput(cause, isWhole);
const hasHeadings = resources.length > 1 && own !== true;
return unshown.length > 0 && hasHeadings ? output : unshown;
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
vX: () => ( unknownKeys),
zv: () => ( recordOf)
});
var _or_else_js_2_ = __webpack_require__(17026);
var _quote_js_0_ = __webpack_require__(28187);
var _did_you_mean_js_1_ = __webpack_require__(90440);
function sentencesOf(problems) {
return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}
function unknownKeys(record, known, where, restricted) {
return Object.keys(record)
.filter((key) => !known.includes(key))
.map((key) => ({
where,
message: `has the key ${(0,_quote_js_0_ .hD)(key)}, which this version does not know. It may restrict ${restricted}, so nothing of the file counts.`,
}));
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
const { body, problems } = (0,_syntax_parse_hcl_js_0_ .z)(`value = ${text}\n`);
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
/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D5: () => ( ownComments),
Fn: () => ( neutraliseNote),
G2: () => ( ANY_MARKER),
Rg: () => ( foreignComments),
eQ: () => ( describeForeign),
rA: () => ( findOwnComment),
xY: () => ( hasMarker)
});
var _report_markdown_js_0_ = __webpack_require__(70075);
var _report_marker_js_1_ = __webpack_require__(62051);
var _model_errors_js_2_ = __webpack_require__(74132);
const ANY_MARKER = '<!-- plangate:';
function ownComments(comments, marker, created) {
return comments
.filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
.sort((one, other) => one.id - other.id);
}
function findOwnComment({ comments }, key) {
const [comment] = ownComments(comments, (0,_report_marker_js_1_ .Rs)(key));
return { comment, kept: comment && (0,_report_marker_js_1_ .rH)(comment.body, key) };
}
function isOurs({ id, isOwn, author }, created) {
if (isOwn || created === undefined)
return isOwn;
return id === created.id || (author !== undefined && author === created.author);
}
function foreignComments(comments, marker, created) {
return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
function describeForeign(comments) {
return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
const of = author === undefined ? 'another author' : `another author (${(0,_report_markdown_js_0_ .Ow)(author)})`;
const text = `A comment of ${of} carries this gate's marker and was left as it is: ${(0,_report_markdown_js_0_ .Ow)(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
return { text, code: _model_errors_js_2_ .Lp.commentOfAnotherJob };
});
}
function hasMarker(body, marker) {
const end = body.trimEnd();
const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const ZERO_WIDTH_SPACE = '\u200b';
function neutraliseNote(body) {
return (0,_report_markdown_js_0_ .g5)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
if (line.startsWith('<!-- '))
return line;
const start = line.search(/\S/);
const withoutCommand = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
return withoutCommand
.replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
.replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
}
/***/ }),
/***/ 19983:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ch: () => ( findPlaces),
D0: () => ( findRoots),
QC: () => ( findPlans),
RL: () => ( nameRoots),
findPlansToDigest: () => ( findPlansToDigest),
zH: () => ( concernedUnits)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _configuration_affected_js_10_ = __webpack_require__(21818);
var _configuration_cloud_block_js_2_ = __webpack_require__(80177);
var _configuration_file_names_js_11_ = __webpack_require__(96817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _machine_read_regular_js_4_ = __webpack_require__(43962);
var _model_or_else_js_9_ = __webpack_require__(17026);
var _model_quote_js_8_ = __webpack_require__(28187);
var _settings_load_settings_js_5_ = __webpack_require__(12097);
var _settings_workspace_selectors_js_6_ = __webpack_require__(30589);
var _saved_plan_js_7_ = __webpack_require__(85852);
function findPlans({ directory, plan = [], workspaces, }, workingDirectory) {
if (plan.length === 0 || (0,_settings_load_settings_js_5_ .EN)(plan, workingDirectory))
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
const refused = `${(0,_model_quote_js_8_ .hD)(file)} is called after no directory that is there. Call it like the directory that was planned, as in live/app/plan.json, or write workspace=${file}.`;
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
: `${(0,_model_quote_js_8_ .hD)(file)} is of one of ${ofDirectory.map(({ name }) => (0,_model_quote_js_8_ .hD)(name)).join(', ')}, which have the same directory. Write workspace=${file}.`;
return { file, workspace: selector.name, directory: selector.directory, refused };
}
function describeUnnamed(file, workspace) {
return `${(0,_model_quote_js_8_ .hD)(file)} is the plan of ${(0,_model_quote_js_8_ .hD)(workspace)}, which \`workspaces\` does not name. Name it there, or take the plan out.`;
}
function nameOfPlace(place, directory) {
const inside = node_path_1_.posix.relative((0,_machine_find_repository_js_3_ .df)(directory), place);
return (0,_settings_workspace_selectors_js_6_ .yJ)((0,node_path_1_.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
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
function findPlansToDigest(written, directory, workingDirectory) {
const known = new Map();
const isSaved = (file) => {
const answer = known.get(file) ?? looksSaved((0,node_path_1_.resolve)(workingDirectory, file));
known.set(file, answer);
return answer;
};
const jsonOf = (file) => (isSaved(file) ? jsonOfSaved(file) : file);
if ((0,_settings_load_settings_js_5_ .EN)([written], workingDirectory)) {
return [{ file: written, directory, workspace: undefined, json: jsonOf(written) }];
}
const files = filesOf(written, workingDirectory, '**/*');
const isNamedDirectory = !/[*?]/.test(written);
const shown = new Set(files.filter(({ file }) => isSaved(file)).map(({ file }) => jsonOf(file)));
const isPlan = (file) => isSaved(file) || (!shown.has(file) && (!isNamedDirectory || file.endsWith('.json')));
const plans = files.filter(({ file }) => isPlan(file));
if (plans.length === 0)
return { unmatched: written };
const context = { directory, namedWorkspaces: [], workingDirectory };
const fileOf = new Map();
return plans.map(({ file, inside }) => {
const json = jsonOf(file);
const named = file === json ? inside : jsonOfSaved(inside);
const planned = findPlannedDirectory(named, directory, workingDirectory);
const plan = { ...planOfDirectory(json, planned, context), file, json };
const other = fileOf.get(json);
fileOf.set(json, file);
if (other === undefined)
return plan;
const refused = `${(0,_model_quote_js_8_ .hD)(other)} and ${(0,_model_quote_js_8_ .hD)(file)} would both be shown in ${(0,_model_quote_js_8_ .hD)(json)}. Rename one.`;
return { ...plan, refused };
});
}
function jsonOfSaved(file) {
return `${file.replace(/\.(?:tfplan|plan|out|bin)$/, '')}.json`;
}
function looksSaved(path) {
const beginning = (0,_model_or_else_js_9_ .N)(() => (0,_machine_read_regular_js_4_ .i4)(path, 2), '');
if (!beginning.startsWith('{'))
return beginning === 'PK';
return (0,_model_or_else_js_9_ .N)(() => (0,_saved_plan_js_7_ .$Y)((0,_machine_read_regular_js_4_ .js)(path, _saved_plan_js_7_ .pm)) !== 'other', false);
}
function filesOf(written, workingDirectory, ofDirectory = '**/*.json') {
const path = (0,_machine_find_repository_js_3_ .df)(written);
const segments = path.split('/');
const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
let base = path;
let pattern = ofDirectory;
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
.filter((inside) => (0,_configuration_affected_js_10_ .uv)(pattern, inside))
.sort()
.map((inside) => ({ file: node_path_1_.posix.join(base, inside), inside }));
}
const MAX_DEPTH = 8;
async function findRoots(directory, workingDirectory, parsed) {
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
(names.some(_configuration_file_names_js_11_ .ZC) &&
(await (0,_configuration_cloud_block_js_2_ .kd)((0,_settings_load_settings_js_5_ .nG)(path), '', parsed)).blocks.length > 0);
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
const byDirectory = new Map();
for (const root of roots) {
const name = nameInRepository(root.directory);
if (!byDirectory.has(name))
byDirectory.set(name, root);
}
const changedRoots = changed.flatMap((path) => {
const innermost = (0,_configuration_affected_js_10_ .jH)(path).findLast((directory) => byDirectory.has(directory));
return innermost === undefined ? [] : (byDirectory.get(innermost) ?? []);
});
if (changedRoots.length < changed.length)
return units;
const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
const changedNames = new Set(Array.from(changedDirectories, (path) => node_path_1_.posix.basename(path)));
if ([...changedNames].some((name) => name.includes('"')))
return units;
return units.filter((unit) => [unit.directory, ...(0,_configuration_affected_js_10_ .jH)(unit.directory)].some((directory) => changedDirectories.has(directory)) || namesIn(textOf(unit)).some((name) => changedNames.has(name)));
}
function namesIn(text) {
const [, ...parts] = text.split('/');
return parts.flatMap((part, at) => {
const end = part.indexOf('"');
return [...(at < parts.length - 1 ? [part] : []), ...(end >= 0 ? [part.slice(0, end)] : [])];
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
/***/ 29796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
NZ: () => ( NO_REPOSITORY),
gG: () => ( askGit),
kO: () => ( askObjects),
Oh: () => ( commitOfDefaultBranch),
hZ: () => ( commitOfRemoteBranch),
k6: () => ( commitOnServer),
Ny: () => ( fetchHistory),
rt: () => ( fetchObjects),
TM: () => ( firstLine),
VX: () => ( listRemote),
sp: () => ( listTrackedFiles),
yv: () => ( originOf),
Mr: () => ( pathsIn)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(51455);
var external_node_tls_ = __webpack_require__(41692);
var proxies = __webpack_require__(84091);
var machine_execute = __webpack_require__(45048);
var read_regular = __webpack_require__(43962);
var temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/machine/network-of-git.js
const PASSED_VARIABLES = ['SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAPATH', 'SSH_AUTH_SOCK'];
const SYSTEM_AUTHORITIES = [
'/etc/ssl/certs/ca-certificates.crt',
'/etc/pki/tls/certs/ca-bundle.crt',
'/etc/ssl/ca-bundle.pem',
'/etc/ssl/cert.pem',
];
async function withNetwork({ address, authorization }, { environment, caFile }, run) {
const variables = {
GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
...proxyVariables(address, environment),
...settingsFor(address, authorization),
...(0,machine_execute.hY)(environment, PASSED_VARIABLES),
};
const added = [caFile, environment['NODE_EXTRA_CA_CERTS']].filter(isNamed);
const fileOfGit = environment['GIT_SSL_CAINFO'];
if (added.length === 0) {
return run(isNamed(fileOfGit) ? { ...variables, GIT_SSL_CAINFO: fileOfGit } : variables);
}
const folder = (0,temporary.ww)('plangate-authorities-');
try {
const file = (0,external_node_path_.join)(folder, 'authorities.pem');
await (0,promises_.writeFile)(file, await readAuthorities(environment, added));
return await run({ ...variables, GIT_SSL_CAINFO: file });
}
finally {
(0,temporary.cF)(folder);
}
}
function settingsFor(address, authorization) {
const variables = {
GIT_CONFIG_COUNT: '1',
GIT_CONFIG_KEY_0: 'http.followRedirects',
GIT_CONFIG_VALUE_0: 'false',
};
if (authorization === undefined)
return variables;
return {
...variables,
GIT_CONFIG_COUNT: '2',
GIT_CONFIG_KEY_1: `http.${address}.extraHeader`,
GIT_CONFIG_VALUE_1: `Authorization: ${authorization}`,
};
}
function isNamed(path) {
return path !== undefined && path.trim() !== '';
}
function proxyVariables(address, environment) {
const proxy = URL.canParse(address) ? (0,proxies.iJ)(new URL(address), environment) : undefined;
if (proxy === undefined)
return { NO_PROXY: '*', no_proxy: '*' };
const value = (0,proxies.oS)(proxy) ? proxy.value : (proxy.url?.href ?? proxy.value);
return { https_proxy: value, http_proxy: value, NO_PROXY: '', no_proxy: '' };
}
async function readAuthorities(environment, added) {
const named = ['GIT_SSL_CAINFO', 'SSL_CERT_FILE'].map((name) => environment[name]);
const ofSystem = [...named.filter(isNamed), ...SYSTEM_AUTHORITIES].find((path) => (0,external_node_fs_.existsSync)(path));
const files = ofSystem === undefined ? added : [ofSystem, ...added];
const texts = await Promise.all(files.map(async (path) => (0,read_regular.VX)(path).catch(() => '')));
return [...external_node_tls_.rootCertificates, ...texts.map((text) => text.trim())].join('\n') + '\n';
}
var find_repository = __webpack_require__(6609);
var commit_id = __webpack_require__(66238);
var program_path = __webpack_require__(60439);
var error_message = __webpack_require__(34271);
;// CONCATENATED MODULE: ./build/src/machine/ask-git.js
const SAFE_SETTINGS = [
'core.hooksPath=/dev/null',
'core.fsmonitor=false',
'core.untrackedCache=false',
'core.alternateRefsCommand=:',
'core.gitProxy=none',
'core.askPass=',
'core.quotePath=false',
'safe.bareRepository=explicit',
'submodule.recurse=false',
'fetch.recurseSubmodules=false',
'maintenance.auto=false',
'gc.auto=0',
'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting]);
const VARIABLES = {
GIT_CONFIG_NOSYSTEM: '1',
GIT_CONFIG_SYSTEM: '/dev/null',
GIT_CONFIG_GLOBAL: '/dev/null',
GIT_ATTR_NOSYSTEM: '1',
GIT_NO_REPLACE_OBJECTS: '1',
GIT_NO_LAZY_FETCH: '1',
GIT_OPTIONAL_LOCKS: '0',
GIT_TERMINAL_PROMPT: '0',
LC_ALL: 'C',
};
const OFFLINE_VARIABLES = { ...VARIABLES, GIT_ALLOW_PROTOCOL: '' };
async function askGit(ports, repository, args, input = {}) {
const { root, gitDirectory } = repository;
const refusal = await refuseForeignOwner(ports, repository);
if (refusal !== undefined)
return refusal;
const location = ['-C', root, `--git-dir=${gitDirectory}`, `--work-tree=${root}`];
const environment = (0,program_path.DD)(ports.environment, root);
const words = [...location, ...SAFE_SETTINGS, ...args];
return runGit({ ...ports, environment }, words, { variables: OFFLINE_VARIABLES, ...input });
}
async function askObjects(ports, repository, sample, { args, variables = OFFLINE_VARIABLES, makes = false, ...input }) {
const refusal = await refuseForeignOwner(ports, repository);
if (refusal !== undefined)
return refusal;
const shared = (0,find_repository.hH)(repository.gitDirectory);
let directory;
try {
directory = makeBareDirectory(shared, sample);
}
catch (error) {
return { why: (0,error_message.g)(error), exitCode: undefined };
}
try {
const words = [
`--git-dir=${directory}`,
...SAFE_SETTINGS,
'-c',
'core.commitGraph=false',
...args,
];
const objects = (0,external_node_path_.join)(shared, 'objects');
const places = makes
? {
GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(directory, 'objects'),
GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
}
: { GIT_OBJECT_DIRECTORY: objects };
return await runGit(ports, words, { ...input, variables: { ...variables, ...places } });
}
finally {
(0,temporary.cF)(directory);
}
}
function makeBareDirectory(shared, sample) {
const directory = (0,temporary.ww)('plangate-objects-');
try {
const extension = sample.length === 64 ? '[extensions]\n\tobjectFormat = sha256\n' : '';
const version = extension === '' ? 0 : 1;
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'config'), `[core]\n\trepositoryFormatVersion = ${version}\n\tbare = true\n${extension}`);
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'HEAD'), 'ref: refs/heads/none\n');
for (const name of ['objects', 'refs'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(directory, name));
const shallow = (0,external_node_path_.join)(shared, 'shallow');
if ((0,external_node_fs_.existsSync)(shallow))
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(directory, 'shallow'), (0,read_regular.Wy)(shallow));
return directory;
}
catch (error) {
(0,temporary.cF)(directory);
throw error;
}
}
const STOP_WHEN_SILENT = [
'-c',
'http.lowSpeedLimit=1',
'-c',
'http.lowSpeedTime=30',
];
const FETCH_OPTIONS = [
'--quiet',
'--no-tags',
'--no-recurse-submodules',
'--upload-pack=git-upload-pack',
];
async function fetchObjects(ports, repository, remote, wanted) {
const { commit, reference = 'refs/*', here } = wanted;
const isShallow = (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,find_repository.hH)(repository.gitDirectory), 'shallow'));
const depth = isShallow || here === undefined ? '--depth=1' : `--negotiation-tip=${here}`;
const fetch = (...words) => withNetwork(remote, ports, (network) => askObjects(ports, repository, commit, {
args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
variables: { ...VARIABLES, ...network },
}));
const byCommit = await fetch(depth, remote.address, commit);
if (!('why' in byCommit))
return undefined;
const ownReference = reference.endsWith('*') ? 'refs/plangate/*' : 'refs/plangate/asked';
const byReference = await fetch(remote.address, `+${reference}:${ownReference}`);
return 'why' in byReference ? byReference.why : undefined;
}
async function fetchHistory(ports, repository, remote, sample) {
const words = ['--filter=tree:0', remote.address, '+HEAD:refs/plangate/asked'];
const fetched = await withNetwork(remote, ports, (network) => askObjects(ports, repository, sample, {
args: [...STOP_WHEN_SILENT, 'fetch', ...FETCH_OPTIONS, ...words],
variables: { ...VARIABLES, ...network },
}));
return 'why' in fetched ? fetched.why : undefined;
}
async function listRemote(ports, remote, reference) {
const noRepository = ['--git-dir=/dev/null', '-c', 'credential.helper='];
const args = [...noRepository, ...SAFE_SETTINGS, 'ls-remote', remote.address, reference];
return withNetwork(remote, ports, (network) => runGit(ports, args, { variables: { ...VARIABLES, ...network } }));
}
async function runGit({ execute, environment }, args, input) {
try {
const { exitCode, stdout, stderr } = await (0,machine_execute.AY)((cwd) => execute('git', args, { ...input, cwd, environment }));
return exitCode === 0 ? { text: stdout } : { why: stderr.trim(), exitCode };
}
catch (error) {
return { why: (0,error_message.g)(error), exitCode: undefined };
}
}
async function refuseForeignOwner(ports, { root, gitDirectory }) {
const user = process.geteuid?.();
if (user === undefined)
return undefined;
const sudoer = user === 0 ? Number(ports.environment['SUDO_UID'] || 0) : user;
const isMine = (path) => {
const owner = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.uid ?? user;
return owner === user || owner === sudoer;
};
if ([root, (0,external_node_path_.join)(root, '.git'), gitDirectory].every(isMine))
return undefined;
const safeDirectories = await runGit(ports, ['config', '--null', '--get-all', 'safe.directory'], 
{ variables: { GIT_DIR: '/dev/null', LC_ALL: 'C' } });
const values = 'text' in safeDirectories ? safeDirectories.text.split('\0').slice(0, -1) : [];
const trusted = values.slice(values.lastIndexOf('') + 1);
const isTrusted = trusted.some((path) => path === '*' || path === root || (path.endsWith('/*') && root.startsWith(path.slice(0, -1))));
const why = `fatal: detected dubious ownership in repository at '${root}'`;
return isTrusted ? undefined : { why, exitCode: undefined, isOfAnotherUser: true };
}
const firstLine = (text) => text.replace(/\n[^]*/, '');
const NO_REPOSITORY = 'there is no git repository';
async function listTrackedFiles(path, workspace, ports) {
const repository = (0,find_repository.bp)(path, workspace);
if (repository === undefined) {
if ((0,find_repository.W1)(path) === undefined)
return { unknown: NO_REPOSITORY };
return {
unknown: `${path} holds a repository of its own, and only the repository checked out by the job is read`,
};
}
const listed = await askGit(ports, repository, ['ls-files', '-z']);
if ('why' in listed) {
const { why, exitCode, isOfAnotherUser } = listed;
return { unknown: firstLine(why) || `exit code ${exitCode}`, isOfAnotherUser };
}
const tracked = new Set(pathsIn(listed.text));
const head = tracked.size === 0 ? await (0,find_repository.Uo)(repository) : undefined;
if (head === undefined)
return tracked;
const inCommit = await askGit(ports, repository, ['ls-tree', '--name-only', '-z', head]);
return 'text' in inCommit && inCommit.text !== ''
? { unknown: `its index is missing or empty; \`git reset\` in ${path} creates it` }
: tracked;
}
async function originOf(repository, ports) {
return askGit(ports, repository, ['config', '--get', 'remote.origin.url']);
}
function pathsIn(output) {
return output.split('\0').filter((path) => path !== '');
}
const REMOTE = 'refs/remotes/origin/';
async function commitOfDefaultBranch(repository, ports) {
const named = await askGit(ports, repository, ['symbolic-ref', '--quiet', `${REMOTE}HEAD`]);
const reference = 'text' in named ? named.text.trim() : '';
if (!reference.startsWith(REMOTE))
return undefined;
return commitOfRemoteBranch(reference.slice(REMOTE.length), repository, ports);
}
async function commitOfRemoteBranch(branch, repository, ports) {
const args = ['show-ref', '--verify', '--hash', `${REMOTE}${branch}`];
const answer = await askGit(ports, repository, args);
return 'text' in answer ? (0,commit_id.f)(answer.text.trim()) : undefined;
}
async function commitOnServer(remote, reference, ports) {
const listed = await listRemote(ports, remote, reference);
if ('why' in listed)
return { why: listed.why };
const line = listed.text.split('\n').find((entry) => entry.endsWith(`\t${reference}`));
const [id, name] = line?.split('\t') ?? [];
const commit = name === reference ? (0,commit_id.f)(id) : undefined;
return commit === undefined ? { why: `the server has no ${reference}` } : { commit };
}
/***/ }),
/***/ 30968:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( followRun)
});
var _model_status_js_0_ = __webpack_require__(62373);
var _run_js_1_ = __webpack_require__(69268);
const PAUSE_MS = { first: 250, longest: 2_000 };
const SETTLING_MS = 10_000;
async function followRun(first, { client, clock, deadline, before }) {
let watched = first;
const settling = Math.min(deadline, clock.now() + SETTLING_MS);
for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
if (isAtRest(watched, before))
return watched;
const { status } = watched.run.attributes;
const seemsAtRest = (0,_model_status_js_0_ .Il)('speculative', status) !== 'moving' || status === 'policy_checked';
if (clock.now() + pauseMs > (seemsAtRest ? settling : deadline))
return watched;
await clock.sleep(pauseMs);
watched = await client.runs.show(first.run.id, { include: _run_js_1_ .tC });
}
}
function isAtRest(watched, before) {
const { run } = watched;
const { status } = run.attributes;
const isOfAnotherSystem = status === 'policy_override' || status === 'tf_policy_override';
return ((0,_model_status_js_0_ .Ck)(status) ||
(isOfAnotherSystem && status !== before) ||
(0,_model_status_js_0_ .iD)((0,_run_js_1_ .QD)(watched)) ||
(0,_model_status_js_0_ .BS)(run));
}
/***/ }),
/***/ 33583:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
MC: () => ( marksIn),
kn: () => ( MOST_APPROVED),
mN: () => ( MARK_LETTERS)
});
const MOST_APPROVED = 300;
const MARK_LETTERS = 22;
function marksIn({ marks }) {
return Array.from(marks.matchAll(new RegExp(`.{${MARK_LETTERS}}`, 'g')), ([mark]) => mark);
}
/***/ }),
/***/ 33721:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lc: () => ( defaultBranchCommit),
Ry: () => ( findMoved),
ub: () => ( openDefaultBranchTree)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _machine_find_repository_js_2_ = __webpack_require__(6609);
var _machine_git_objects_js_3_ = __webpack_require__(71650);
var _trust_git_files_js_4_ = __webpack_require__(3790);
var _trust_tree_js_5_ = __webpack_require__(80734);
var _configuration_read_configuration_js_6_ = __webpack_require__(51741);
var _configuration_syntax_hcl_syntax_js_7_ = __webpack_require__(56949);
var _machine_files_here_js_8_ = __webpack_require__(80467);
var _model_address_js_9_ = __webpack_require__(3543);
var _machine_temporary_js_10_ = __webpack_require__(53776);
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
const workspace = (0,_trust_tree_js_5_ .Yc)(jobTree, workingDirectory);
const directories = new Map();
const temporaryDirectories = [];
const writeFiles = async (repositoryRoot) => {
const { commit, repository } = await defaultBranchCommit(repositoryRoot, jobTree, ports);
const root = (0,_machine_temporary_js_10_ .ww)('plangate-default-branch-');
temporaryDirectories.push(root);
if (!(await (0,_machine_git_objects_js_3_ .rV)(commit, repository, root, ports))) {
throw new Error('git has not all of its files, or has other ones in their place');
}
return root;
};
return {
async rootOf(root) {
const repository = (0,_machine_find_repository_js_2_ .Di)(root, workspace).repository?.root;
if (repository === undefined)
throw new Error('its files are in no git repository');
const writing = directories.get(repository) ?? writeFiles(repository);
directories.set(repository, writing);
const rootOnBranch = (0,node_path_1_.join)(await writing, (0,node_path_1_.relative)(repository, root));
(0,node_fs_0_.mkdirSync)(rootOnBranch, { recursive: true });
return rootOnBranch;
},
close: () => {
for (const root of temporaryDirectories)
(0,_machine_temporary_js_10_ .cF)(root);
},
};
}
async function defaultBranchCommit(root, jobTree, ports) {
return jobTree.proposed
? jobTree.trustedCommit(root)
: (0,_trust_git_files_js_4_.trustedCommit)({ repository: (0,_machine_find_repository_js_2_ ._8)(root), branch: undefined }, ports);
}
const MOST_MOVES = 1_000;
const MOST_CALLS = 1_000;
const DEEPEST = 40;
function findMoved({ root, workingDirectory }, before, parsed) {
const files = (0,_configuration_read_configuration_js_6_.searchedFiles)(_machine_files_here_js_8_ .Jd, parsed);
const { modules } = (0,_configuration_read_configuration_js_6_.readConfiguration)((0,node_path_1_.join)(root, workingDirectory), files);
const addresses = before.document.resource_changes.map(({ address }) => address);
return relocate(addresses, movesIn(modules));
}
function movesIn(modules) {
const moves = [];
let calls = 0;
const callees = new Map();
for (const module of modules) {
for (const call of new Set(module.callers)) {
callees.set(call, [...(callees.get(call) ?? []), module]);
}
}
const addMovesOf = (module, address) => {
for (const { block } of module.blocks) {
if (block.type !== 'moved' || moves.length >= MOST_MOVES)
continue;
const from = addressIn((0,_configuration_syntax_hcl_syntax_js_7_ .yo)(block.body, 'from'));
const to = addressIn((0,_configuration_syntax_hcl_syntax_js_7_ .yo)(block.body, 'to'));
if (from !== undefined && to !== undefined)
moves.push({ module: address, from, to });
}
if (address.length >= DEEPEST)
return;
for (const call of module.calls.values()) {
calls += 1;
if (calls > MOST_CALLS)
return;
for (const callee of callees.get(call) ?? []) {
addMovesOf(callee, [...address, 'module', call.label]);
}
}
};
const [root] = modules;
if (root !== undefined)
addMovesOf(root, []);
return moves;
}
function addressIn(expression) {
if (expression?.kind !== 'traversal')
return undefined;
let address = expression.root;
for (const step of expression.steps) {
const value = step.kind === 'literal' ? step.value : undefined;
if (typeof value !== 'string' && typeof value !== 'number')
return undefined;
const { startColumn, endColumn } = step.range;
const isName = typeof value === 'string' && endColumn - startColumn === value.length;
address += isName ? `.${value}` : (0,_model_address_js_9_ ._M)(value);
}
return (0,_model_address_js_9_ .lS)(address);
}
function relocate(addresses, moves) {
const taken = new Set(addresses);
const findMoves = indexMoves(moves);
const previous = new Map();
for (const before of addresses) {
const address = followMoves(before, findMoves, taken);
if (address === before)
continue;
taken.delete(before);
taken.add(address);
previous.set(address, before);
}
return previous;
}
function indexMoves(moves) {
const byObject = new Map();
const lengths = new Set();
for (const [at, { module, from }] of moves.entries()) {
const parts = [...module, ...from].map(_model_address_js_9_ .Pe);
lengths.add(parts.length);
const key = parts.join('.');
const known = byObject.get(key);
if (known === undefined)
byObject.set(key, [at]);
else
known.push(at);
}
return (address) => {
const parts = (0,_model_address_js_9_ .lS)((0,_model_address_js_9_ .Pe)(address));
return [...lengths]
.flatMap((length) => byObject.get(parts.slice(0, length).join('.')) ?? [])
.sort((one, other) => one - other)
.flatMap((at) => moves[at] ?? []);
};
}
const LONGEST_CHAIN = 100;
function followMoves(start, findMoves, taken) {
const followed = new Set();
let address = start;
while (followed.size < LONGEST_CHAIN) {
let next;
for (const move of findMoves(address)) {
next = followed.has(move) ? undefined : movedBy(move, address);
if (next === undefined || taken.has(next))
continue;
followed.add(move);
break;
}
if (next === undefined || taken.has(next))
return address;
address = next;
}
return start;
}
function movedBy({ module, from, to }, address) {
const parts = (0,_model_address_js_9_ .lS)(address);
const prefix = parts.slice(0, module.length);
if (prefix.map(_model_address_js_9_ .Pe).join('.') !== module.join('.'))
return undefined;
const partsOfObject = parts.slice(module.length, module.length + from.length);
const [lastPart, lastOfFrom, lastOfTo] = [partsOfObject[from.length - 1], from.at(-1), to.at(-1)];
if (lastPart === undefined || lastOfFrom === undefined || lastOfTo === undefined)
return undefined;
if (partsOfObject.slice(0, -1).join('.') !== from.slice(0, -1).join('.'))
return undefined;
if (lastPart !== lastOfFrom && (0,_model_address_js_9_ .Pe)(lastPart) !== lastOfFrom)
return undefined;
const key = lastPart.slice(lastOfFrom.length);
if (key !== '' && lastOfTo.includes('['))
return undefined;
const rest = parts.slice(module.length + from.length);
return [...prefix, ...to.slice(0, -1), lastOfTo + key, ...rest].join('.');
}
/***/ }),
/***/ 34707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lo: () => ( messageText),
VL: () => ( messageLines),
g6: () => ( fitsIn)
});
var _markdown_js_0_ = __webpack_require__(70075);
var _text_js_1_ = __webpack_require__(74913);
function messageLines(messages, limits) {
const lines = [];
let left = limits.characters;
let hidden = 0;
for (const message of messages) {
for (const line of (0,_markdown_js_0_ .X5)(message).split('\n')) {
const text = line.trim();
if (text === '')
continue;
const cut = text.length - left;
if (left <= 0 || lines.length >= limits.lines)
hidden += 1;
else if (cut <= 0)
lines.push(text);
else
lines.push(`${(0,_markdown_js_0_ .$Q)(text, left)} (${(0,_text_js_1_ .rj)(cut, 'more character')})`);
left -= text.length;
}
}
return { lines, rest: hidden > 0 ? (0,_markdown_js_0_ .eu) `… ${(0,_text_js_1_ .rj)(hidden, 'more line')}` : '' };
}
function fitsIn(messages, limits) {
const length = messages.reduce((sum, message) => sum + message.length, 0);
return length <= limits.characters && messageLines(messages, limits).rest === '';
}
function messageText(messages, limit) {
const text = messages.join('\n');
const shown = (0,_markdown_js_0_ .X5)((0,_markdown_js_0_ .$Q)(text, limit)).trim();
const cut = text.length - limit;
return cut > 0 ? `${shown}\n… ${(0,_text_js_1_ .rj)(cut, 'more character')}` : shown;
}
/***/ }),
/***/ 40167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$A: () => ( changedSince),
TD: () => ( compareWithCommit),
listCommitted: () => ( listCommitted),
wu: () => ( mergeBase)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
var node_path_2_ = __webpack_require__(76760);
var _ask_git_js_3_ = __webpack_require__(29796);
var _model_commit_id_js_6_ = __webpack_require__(66238);
var _model_or_else_js_7_ = __webpack_require__(17026);
var _find_repository_js_4_ = __webpack_require__(6609);
var _git_objects_js_5_ = __webpack_require__(71650);
async function compareWithCommit(repository, ports, compared = {}) {
const { files, isNeeded = () => false } = compared;
const head = await (0,_find_repository_js_4_ .Uo)(repository);
const entries = head && (await readTree(head, repository, ports));
const staged = await readIndex(repository, ports);
const present = files ?? (await listPresent(repository, ports));
if (entries === undefined || staged === undefined || present === undefined)
return undefined;
const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
const committed = new Map();
const differences = [];
const submodules = new Set();
const unequal = [];
const isLinkFree = linkFreeTest(repository.root);
for (const entry of entries) {
const { path, mode, id } = entry;
const absolute = (0,node_path_2_.join)(repository.root, path);
const isReached = isLinkFree((0,node_path_2_.dirname)(absolute));
const stats = isReached ? (0,node_fs_1_.lstatSync)(absolute, { throwIfNoEntry: false }) : undefined;
if (mode === '160000') {
submodules.add(path);
if (stats === undefined)
continue;
const inside = await compareSubmodule(entry, repository, ports, compared);
inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
for (const difference of inside.differences)
differences.push(difference);
continue;
}
committed.set(path, id);
if (stats === undefined) {
const isLeftOut = skipped.has(path) && !(0,node_fs_1_.existsSync)(absolute);
if (!isLeftOut)
differences.push({ path, how: 'missing' });
else if (isNeeded(path))
differences.push({ path, how: 'missing', isLeftOut });
}
else if (files?.has(path) !== false && !isEqual(entry, absolute, stats))
unequal.push(entry);
}
for (const difference of await explainDifferences(unequal, repository, ports))
differences.push(difference);
for (const path of present) {
if (!committed.has(path) && !isInOneOf(submodules, path)) {
differences.push({ path, how: 'added' });
}
}
return { committed, differences };
}
function isInOneOf(directories, path) {
const steps = path.replace(/\/$/, '').split('/');
return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}
async function listPresent(repository, ports) {
const listed = await (0,_ask_git_js_3_ .gG)(ports, repository, ['ls-files', '-z', '--cached', '--others']);
return 'text' in listed ? new Set((0,_ask_git_js_3_ .Mr)(listed.text)) : undefined;
}
async function readTree(commit, repository, ports) {
const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
const tree = await (0,_ask_git_js_3_ .gG)(ports, repository, args);
if ('why' in tree)
return undefined;
return (0,_ask_git_js_3_ .Mr)(tree.text).map((line) => {
const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
return { mode, id, path };
});
}
async function readIndex(repository, ports) {
const index = await (0,_ask_git_js_3_ .gG)(ports, repository, ['ls-files', '-z', '-s', '-t']);
if ('why' in index)
return undefined;
return (0,_ask_git_js_3_ .Mr)(index.text).map((line) => {
const [, tag = '', mode = '', id = '', path = ''] = /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
return { tag, mode, id, path };
});
}
async function listCommitted(commit, repository, ports) {
const id = (0,_model_commit_id_js_6_ .f)(commit);
const entries = (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}
function linkFreeTest(root) {
const answers = new Map([[root, true]]);
return (directory) => {
const isLinkFree = answers.get(directory) ?? (0,_model_or_else_js_7_ .N)(() => node_fs_1_.realpathSync.native(directory) === directory, false);
answers.set(directory, isLinkFree);
return isLinkFree;
};
}
function isEqual({ mode, id }, path, stats) {
const isLink = mode === '120000';
if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile()))
return false;
return (0,_git_objects_js_5_ .TH)('blob', isLink ? (0,node_fs_1_.readlinkSync)(path, 'buffer') : (0,node_fs_1_.readFileSync)(path), id) === id;
}
async function compareSubmodule({ path, id }, repository, ports, { files, isNeeded = () => false }) {
const root = (0,node_path_2_.join)(repository.root, path);
const differs = (...differences) => ({ committed: new Map(), differences });
const filesInside = files && Array.from(files).filter((file) => file.startsWith(`${path}/`));
if (filesInside?.length === 0)
return differs();
if (!(0,node_fs_1_.lstatSync)(root).isDirectory())
return differs({ path, how: 'changed' });
const module = (0,_find_repository_js_4_ .bp)(root, repository.root);
const isEmpty = module === undefined && (0,node_fs_1_.readdirSync)(root).length === 0;
if (isEmpty)
return differs();
if (module === undefined || (await (0,_find_repository_js_4_ .Uo)(module)) !== id)
return differs({ path, how: 'changed' });
const inside = await compareWithCommit(module, ports, {
files: filesInside && new Set(filesInside.map((file) => file.slice(path.length + 1))),
isNeeded: (file) => isNeeded(`${path}/${file}`),
});
if (inside === undefined)
return differs({ path, how: 'unknown', why: 'git gave no answer' });
const { committed, differences } = inside;
const inRepository = differences.map((inner) => ({ ...inner, path: `${path}/${inner.path}` }));
return { committed, differences: inRepository };
}
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];
async function explainDifferences(entries, repository, ports) {
if (entries.length === 0)
return [];
const paths = entries.map(({ path }) => path).join('\0');
const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
const reading = await (0,_ask_git_js_3_ .gG)(ports, repository, ask, { stdin: `${paths}\0` });
if ('why' in reading)
return entries.map(({ path }) => ({ path, how: 'changed' }));
const values = new Map();
const words = reading.text.split('\0');
for (let at = 0; at + 2 < words.length; at += 3) {
values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
}
const differences = [];
for (const entry of entries) {
const attribute = (name) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
const difference = await compareAsStored(entry, attribute, repository, ports);
if (difference !== undefined)
differences.push(difference);
}
return differences;
}
const isUnset = (value) => value === 'unspecified' || value === 'unset';
async function compareAsStored(entry, attribute, repository, ports) {
const { path, id, mode } = entry;
const absolute = (0,node_path_2_.join)(repository.root, path);
const changed = { path, how: 'changed' };
if (mode === '120000' || (0,node_fs_1_.lstatSync)(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
return changed;
}
const bytes = (0,node_fs_1_.readFileSync)(absolute);
const filter = attribute('filter');
if (filter === 'lfs') {
const stored = await (0,_ask_git_js_3_ .gG)(ports, repository, ['cat-file', 'blob', id]);
return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
}
const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
if (converting !== undefined) {
const value = attribute(converting);
const named = value === 'set' ? converting : `${converting}=${value}`;
return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
}
let text = bytes.toString('latin1');
if (attribute('text') !== 'unset')
text = text.replaceAll('\r\n', '\n');
if (!isUnset(attribute('ident')))
text = text.replaceAll(`$Id: ${id} $`, '$Id$');
return (0,_git_objects_js_5_ .TH)('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}
function isPointerTo(pointer, bytes) {
const [, oid, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(pointer) ?? [];
return size === String(bytes.length) && (0,node_crypto_0_.createHash)('sha256').update(bytes).digest('hex') === oid;
}
async function findIgnored(paths, repository, ports) {
if (paths.length === 0)
return new Set();
const command = ['check-ignore', '--no-index', '-z', '--stdin'];
const input = { stdin: `${paths.join('\0')}\0` };
const ignored = await (0,_ask_git_js_3_ .gG)(ports, repository, command, input);
return new Set('text' in ignored ? (0,_ask_git_js_3_ .Mr)(ignored.text) : []);
}
const MOST_COMMITS = 50_000;
async function mergeBase(target, repository, ports) {
const head = await (0,_find_repository_js_4_ .Uo)(repository);
if (head === undefined)
return undefined;
const ask = (...args) => (0,_ask_git_js_3_ .kO)(ports, repository, head, { args });
const proposed = await ask('merge-base', head, target);
const base = 'text' in proposed ? (0,_model_commit_id_js_6_ .f)(proposed.text.trim()) : undefined;
if (base === undefined)
return undefined;
const most = `--max-count=${MOST_COMMITS + 1}`;
const listed = await ask('rev-list', '--boundary', most, `${head}...${target}`);
if ('why' in listed)
return undefined;
const between = listed.text
.split('\n')
.flatMap((line) => (0,_model_commit_id_js_6_ .f)(line.replace('-', '')) ?? []);
if (between.length > MOST_COMMITS)
return undefined;
const commits = await (0,_git_objects_js_5_ .Fe)([...new Set([head, target, ...between])], repository, ports);
const leadsToBase = (from) => {
const seen = new Set([from]);
for (const commit of seen) {
for (const parent of commits.get(commit)?.parents ?? [])
seen.add(parent);
}
return seen.has(base);
};
const areAllRead = between.every((commit) => commits.has(commit));
return areAllRead && leadsToBase(head) && leadsToBase(target) ? base : undefined;
}
async function changedSince(target, repository, ports) {
const head = await (0,_find_repository_js_4_ .Uo)(repository);
const base = await mergeBase(target, repository, ports);
if (head === undefined || base === undefined)
return undefined;
const committed = await pathsThatDiffer({ old: base, now: head }, repository, ports);
const uncommitted = await uncommittedPaths(repository, ports);
if (committed === undefined || uncommitted === undefined)
return undefined;
return [...new Set([...committed, ...uncommitted])];
}
async function uncommittedPaths(repository, ports) {
const compared = await compareWithCommit(repository, ports);
if (compared === undefined)
return undefined;
const { differences } = compared;
const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
const ignored = await findIgnored(added, repository, ports);
return differences.map(({ path }) => path).filter((path) => !ignored.has(path));
}
async function pathsThatDiffer({ old, now }, repository, ports) {
const commits = await (0,_git_objects_js_5_ .Fe)([old, now], repository, ports);
const oldTree = commits.get(old)?.tree;
const newTree = commits.get(now)?.tree;
if (oldTree === undefined || newTree === undefined)
return undefined;
const top = (id) => ({ mode: '040000', name: '', id });
const paths = [];
let pairs = [{ path: '', before: top(oldTree), after: top(newTree) }];
while (pairs.length > 0) {
const entries = pairs.flatMap(({ before, after }) => [before, after]);
const ids = new Set(entries.flatMap((entry) => treeOf(entry) ?? []));
const trees = await (0,_git_objects_js_5_ .i9)([...ids], repository, ports);
if ([...ids].some((id) => !trees.has(id)))
return undefined;
const deeper = [];
for (const { path, before, after } of pairs) {
if (isFile(before) || isFile(after))
paths.push(path);
const oldEntries = entriesByName(trees.get(treeOf(before) ?? ''));
const newEntries = entriesByName(trees.get(treeOf(after) ?? ''));
for (const name of new Set([...oldEntries.keys(), ...newEntries.keys()])) {
const innerBefore = oldEntries.get(name);
const innerAfter = newEntries.get(name);
const isSame = innerBefore?.id === innerAfter?.id && innerBefore?.mode === innerAfter?.mode;
if (isSame)
continue;
const inner = path === '' ? name : `${path}/${name}`;
deeper.push({ path: inner, before: innerBefore, after: innerAfter });
}
}
pairs = deeper;
}
return paths;
}
function isFile(entry) {
return entry !== undefined && treeOf(entry) === undefined;
}
function treeOf(entry) {
return entry?.mode === '040000' ? entry.id : undefined;
}
function entriesByName(entries = []) {
return new Map(entries.map((entry) => [entry.name, entry]));
}
/***/ }),
/***/ 41597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( asExpression),
Y: () => ( jsonAsHcl),
readAssigned: () => ( readAssigned)
});
var node_path_0_ = __webpack_require__(76760);
var _model_quote_js_5_ = __webpack_require__(28187);
var _file_names_js_4_ = __webpack_require__(96817);
var _module_files_js_1_ = __webpack_require__(60868);
var _syntax_hcl_syntax_js_2_ = __webpack_require__(56949);
var _syntax_parse_hcl_js_3_ = __webpack_require__(50351);
async function readAssigned(assigned, files, directory, { program, parsed, } = {}) {
const names = (0,_file_names_js_4_ .AM)((await files.names(directory)) ?? []);
const moduleFiles = await (0,_module_files_js_1_ ._n)(names.map((name) => node_path_0_.posix.join(directory, name)), (path) => files.read(path), parsed);
const programs = names.some(_file_names_js_4_ .d3)
? ['terraform', 'tofu']
: ['terraform'];
const readings = (program === undefined ? programs : [program]).map((reader) => {
const read = new Set((0,_file_names_js_4_ .as)(reader, names));
return readingsIn(moduleFiles.filter(({ name }) => read.has(name)));
});
const problems = [];
const value = assigned.map(({ key, value: text }) => {
const [reading, ...others] = readings.map((found) => found.get(key));
if (others.some((other) => other !== reading)) {
problems.push(`"${key}" is declared in one way for Terraform, and in another for OpenTofu`);
}
else if (reading === undefined)
problems.push(notDeclared(key, moduleFiles));
else if (reading === 'text')
return { key, value: asLiteral(text) };
else if (isConstant(text))
return { key, value: text };
else
problems.push(`"${key}" takes an expression: write lists, maps and texts as in HCL`);
return { key, value: '' };
});
return problems.length > 0 ? { problems } : { value };
}
function notDeclared(key, moduleFiles) {
const unclear = moduleFiles.filter(({ problems, unread }) => problems.length > 0 || unread !== undefined);
if (unclear.length === 0)
return `"${key}" is not declared`;
const paths = unclear.map(({ path }) => path);
return `"${key}" is not declared, or in a file that cannot be read: ${(0,_model_quote_js_5_ .Kf)(paths, 3)}`;
}
function readingsIn(moduleFiles) {
const readings = new Map();
for (const { body, isOverride } of moduleFiles) {
for (const block of body.blocks) {
const [name = ''] = block.labels;
if (block.type !== 'variable' || (isOverride && !readings.has(name)))
continue;
const reading = readingOf(block);
if (reading !== undefined)
readings.set(name, reading);
else if (!isOverride)
readings.set(name, 'text');
}
}
return readings;
}
function readingOf({ body }) {
const type = (0,_syntax_hcl_syntax_js_2_ .yo)(body, 'type');
if (type === undefined)
return undefined;
const name = type.kind === 'traversal' && type.steps.length === 0
? type.root
: type.kind === 'literal' && String(type.value).trim();
return PRIMITIVE.includes(String(name)) ? 'text' : 'expression';
}
const PRIMITIVE = ['string', 'number', 'bool'];
function asExpression(text) {
return isConstant(text) ? text : asLiteral(text);
}
function asLiteral(text) {
return jsonAsHcl(JSON.stringify(text));
}
function jsonAsHcl(json) {
return json.replaceAll(/(([$%])\2*)\{/g, (_, signs, sign) => signs === sign ? `${sign}${sign}{` : `${signs}\\u007b`);
}
function isConstant(text) {
const { body, problems } = (0,_syntax_parse_hcl_js_3_ .z)(`value = ${text}\n`);
const [first, ...others] = body.attributes;
const isOne = problems.length === 0 && others.length === 0 && body.blocks.length === 0;
return isOne && first !== undefined && needsNothing(first.value);
}
function needsNothing(expression) {
switch (expression.kind) {
case 'literal':
return true;
case 'template':
return expression.parts.every(needsNothing);
case 'access':
return (['tuple', 'object'].includes(expression.of.kind) && (0,_syntax_hcl_syntax_js_2_ .CI)(expression).every(needsNothing));
case 'tuple':
case 'object':
case 'conditional':
case 'operation':
return (0,_syntax_hcl_syntax_js_2_ .CI)(expression).every(needsNothing);
default:
return false;
}
}
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
/***/ 45830:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
g: () => ( OTHER_GROUPS)
});
const OTHER_GROUPS = 'reports of other groups';
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
sentences;
helpCode;
constructor(reasons, helpCode) {
const sentences = [reasons].flat();
super(sentences.join('\n'));
this.sentences = sentences;
this.helpCode = helpCode;
}
problems(where) {
return this.sentences.map((message) => ({ where, message, code: this.helpCode }));
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
/***/ 50564:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Bh: () => ( DIGEST_COMMAND),
Es: () => ( plannedAsSchema),
pj: () => ( firstAddresses),
s7: () => ( plannedAsSaved)
});
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _saved_plan_js_0_ = __webpack_require__(85852);
const DIGEST_COMMAND = '`plangate digest SAVED-PLAN -o plan.json`';
const MOST_ADDRESSES = 20;
const LONGEST_ADDRESS = 200;
const LONGEST_VERSION = 60;
const text = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .Ru6(LONGEST_ADDRESS));
const addresses = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YOg(text), _client_wire_schema_js_1_ .Ru6(MOST_ADDRESSES));
const plannedAsSchema = _client_wire_schema_js_1_ .rej({
by: _client_wire_schema_js_1_ .KIO(['saved plan', 'arguments']),
program: _client_wire_schema_js_1_ .KIO(['terraform', 'tofu']),
version: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .Ru6(LONGEST_VERSION)),
mode: _client_wire_schema_js_1_ .KIO(['normal', 'destroy', 'refresh-only']),
targets: addresses,
excludes: addresses,
actions: addresses,
deferred: _client_wire_schema_js_1_ .zMY(),
refreshed: _client_wire_schema_js_1_ .mee(_client_wire_schema_js_1_ .zMY()),
unknown: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .KCZ([_client_wire_schema_js_1_ .aig(), text])), _client_wire_schema_js_1_ .Ru6(_saved_plan_js_0_ .a3)),
});
function firstAddresses(all) {
return all.slice(0, MOST_ADDRESSES).map((address) => address.slice(0, LONGEST_ADDRESS));
}
function plannedAsSaved(program, saved) {
const { version, mode, fields } = saved;
const isTofu = program === 'tofu';
return {
by: 'saved plan',
program,
version: version.slice(0, LONGEST_VERSION),
mode,
targets: firstAddresses(saved.targets),
excludes: isTofu ? firstAddresses(saved.excludes) : [],
actions: isTofu ? [] : firstAddresses(saved.actions),
deferred: !isTofu && saved.deferred,
refreshed: null,
unknown: (0,_saved_plan_js_0_ ._6)(program, fields),
};
}
/***/ }),
/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DT: () => ( valuesOfArgument),
cH: () => ( placesOfModule),
readConfiguration: () => ( readConfiguration),
searchedFiles: () => ( searchedFiles),
xV: () => ( readTemplate),
yR: () => ( readText)
});
var node_path_0_ = __webpack_require__(76760);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
var _file_names_js_6_ = __webpack_require__(96817);
var _module_files_js_2_ = __webpack_require__(60868);
var _module_manifest_js_3_ = __webpack_require__(27126);
var _parsed_files_js_4_ = __webpack_require__(67025);
var _syntax_parse_hcl_js_5_ = __webpack_require__(50351);
const MODULE_LIMIT = 1_000;
function searchedFiles(files, parsed = new _parsed_files_js_4_ .p(), check = () => undefined) {
return { files, budget: { characters: 10_000_000, check }, parsed };
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
const parsedNames = (0,_file_names_js_6_ .AM)(names);
if (module === root)
parsedNames.push(...(0,_file_names_js_6_ .DF)(names));
const readNames = module === root ? names.filter(_file_names_js_6_ .H9) : parsedNames;
module.paths = readNames.map(toPath);
for (const path of parsedNames.map(toPath)) {
const file = (0,_module_files_js_2_ .sU)(path, readText(path, sources), sources.parsed);
addFile(file, module, configuration);
}
for (const call of module.calls.values()) {
const targets = [
...directoriesOf(call, configuration, sources.files),
...recordedDirectories(call.label),
];
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
function directoriesOf(call, configuration, files) {
return valuesOfArgument(call, 'source').flatMap((source) => {
const { value } = source;
const text = value.kind === 'literal' ? String(value.value).normalize('NFC') : undefined;
const path = (0,_module_manifest_js_3_ .$S)(text);
if (path !== undefined)
return placesOfModule(call.module.directory, path, files);
const isRemote = text !== undefined && !/^(?:\.|\/|[a-z]+::[./]|(?:\w+::)?file:)/i.test(text);
if (!isRemote)
configuration.sources.push(source);
return [];
});
}
function placesOfModule(directory, path, files) {
return [...new Set(files.follow(directory).map((place) => (0,node_path_0_.resolve)(place, path)))];
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
const { value, problems } = (0,_syntax_parse_hcl_js_5_ .Q)(text);
return problems.length === 0 ? value : undefined;
}
/***/ }),
/***/ 52447:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
github: () => ( github),
readPayload: () => ( readPayload)
});
var _model_error_message_js_7_ = __webpack_require__(34271);
var _machine_read_regular_js_0_ = __webpack_require__(43962);
var _host_js_5_ = __webpack_require__(70095);
var _shapes_js_4_ = __webpack_require__(65639);
var _model_parse_js_6_ = __webpack_require__(2340);
var _event_js_1_ = __webpack_require__(87189);
var _server_js_2_ = __webpack_require__(51554);
var _model_errors_js_3_ = __webpack_require__(74132);
const github = {
server: {
address(environment) {
const server = (0,_shapes_js_4_ .Ap)(environment['GITHUB_SERVER_URL']);
const slug = (0,_shapes_js_4_ .W3)(environment['GITHUB_REPOSITORY']);
return server && slug && `${server}/${slug}.git`;
},
authorization: ({ GITHUB_TOKEN }) => (0,_host_js_5_ .a)('x-access-token', GITHUB_TOKEN),
isNew: ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === 'github-hosted',
remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`, with `permissions: contents: read`.',
},
facts(environment) {
const { pullPath, runVariable, style } = (0,_server_js_2_ .FN)(environment);
const serverUrl = (0,_shapes_js_4_ .Ap)(environment['GITHUB_SERVER_URL']);
const slug = (0,_shapes_js_4_ .W3)(environment['GITHUB_REPOSITORY']);
const page = serverUrl && slug && `${serverUrl}/${slug}`;
const [, pull, side] = /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
const run = (0,_shapes_js_4_ .uH)(environment[runVariable]);
return {
commit: side === 'merge' ? undefined : (0,_shapes_js_4_ .Si)(environment['GITHUB_SHA']),
pullRequest: (0,_shapes_js_4_ .jG)((0,_shapes_js_4_ .uH)(pull), page && `${page}/${pullPath}/${pull}`),
jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
runNumber: (0,_shapes_js_4_ .uH)(environment['GITHUB_RUN_ID']),
repository: serverUrl && slug ? { serverUrl, slug, style } : undefined,
};
},
async targetCommits(environment, tipOf) {
const { payload } = await readPayload(environment);
const event = (0,_event_js_1_ .j_)({ environment, payload });
return event === undefined ? [] : (0,_event_js_1_ .QR)(event, payload, tipOf);
},
checksOutTarget: (environment) => environment['GITHUB_EVENT_NAME'] === 'pull_request_target',
async requestBase(environment) {
const { payload } = await readPayload(environment);
const event = (0,_event_js_1_ .j_)({ environment, payload });
return event && (0,_event_js_1_ .ou)(event, { environment, payload }, undefined);
},
async jobOrigin(environment) {
const { payload } = await readPayload(environment);
const event = (0,_event_js_1_ .j_)({ environment, payload });
return event?.jobOrigin ?? { proposed: true, changeOrigin: 'unknown' };
},
};
async function readPayload(environment) {
const path = environment['GITHUB_EVENT_PATH'] ?? '';
if (path === '')
return {};
const problemOf = (why) => ({
problem: {
text: `The event of this job, which GITHUB_EVENT_PATH names, cannot be read: ${why}`,
code: _model_errors_js_3_ .Lp.noEvent,
},
});
try {
const payload = (0,_model_parse_js_6_ .qF)(await (0,_machine_read_regular_js_0_ .VX)(path));
return (0,_model_parse_js_6_ .u4)(payload) ? { payload } : problemOf(`${path} holds no JSON object.`);
}
catch (error) {
return problemOf(`${(0,_model_error_message_js_7_ .g)(error)}.`);
}
}
/***/ }),
/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
EB: () => ( compareOwners),
KX: () => ( isMergeQueueBranch),
pQ: () => ( judgeForks),
re: () => ( refuseForeign),
yX: () => ( mayReadWholePlan)
});
var _model_own_pages_js_0_ = __webpack_require__(37694);
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
const isEventWrong = changeOrigin === 'unknown' && handsOutSecrets;
const onGitHub = isEventWrong ? 'Use the event pull_request.' : judgeForks();
const remedy = event === undefined
? 'Pass `allow-untrusted-head` to a job that a person starts after a review.'
: onGitHub;
const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
const what = changeOrigin === 'foreign'
? `the checkout (${files}) is of a fork's pull request`
: `it is unknown whose code the checkout (${files}) is`;
const why = trouble === undefined ? '' : ` ${trouble}`;
return `${because}, and ${what}.${why} A plan runs code from those files. ${remedy}`;
}
function judgeForks() {
return `Judge it in a job behind an environment with required reviewers: ${(0,_model_own_pages_js_0_ .SO)('examples/workflows/forks.yml')}.`;
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
var _parsed_files_js_1_ = __webpack_require__(67025);
var _syntax_hcl_syntax_js_2_ = __webpack_require__(56949);
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js_2_ .h1} characters`;
async function fetchModuleFiles(paths, read, parsed = new _parsed_files_js_1_ .p(), isWorth = () => true) {
const files = await Promise.all(paths.map(async (path) => {
const text = await read(path);
if (text !== undefined && !isWorth(text))
return [];
return [parseModuleFile(path, text ?? { why: CANNOT_BE_READ }, parsed)];
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
if (text.length > _syntax_hcl_syntax_js_2_ .h1)
return withoutText(TOO_LONG);
return { ...identity, ...parsed.parse(name, text), text, unread: undefined };
}
/***/ }),
/***/ 62051:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
V6: () => ( MOST_ASKED),
m6: () => ( currentCommands),
rH: () => ( decodeMarker),
$N: () => ( encodeMarker),
tP: () => ( fromBase64Url),
Rs: () => ( markerStart),
C_: () => ( namesOfWorkspaces),
F2: () => ( sectionId),
_e: () => ( toBase64Url)
});
var markdown = __webpack_require__(70075);
var parse = __webpack_require__(2340);
var other_groups = __webpack_require__(45830);
var model_verdict = __webpack_require__(83538);
var approval_marks = __webpack_require__(33583);
;// CONCATENATED MODULE: ./build/src/model/comment-commands.js
const VERBS = [
'help',
'rerun',
'override',
'allow-destroys',
'except',
'again',
'approve',
];
const QUESTIONS = ['help', 'except'];
var verdict_sentence = __webpack_require__(58087);
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
const MOST_FINGERPRINTS = 200;
const LONGEST_CAUSE = 160;
const MOST_ASKED = 100;
const MOST_ENDED = 200;
const MOST_SEALS = 60;
const STATE_LIMIT = 4_096;
function markerStart(key) {
return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
function encodeMarker(state, limit = STATE_LIMIT) {
let hints = MOST_FINGERPRINTS;
let encoded = encodeState(state, hints);
const alwaysKept = [
encodeCommands(state.commands ?? []),
state.sections.map(({ seals }) => seals),
state.ended,
state.asked,
];
const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
while (encoded.length > mostUnits && hints > 0) {
hints = Math.floor(hints * 0.75);
encoded = encodeState(state, hints);
}
return (0,markdown.g5)(`${markerStart(state.key)}s=${encoded} -->`);
}
function decodeMarker(body, key) {
const text = body.trim();
const last = text.slice(text.lastIndexOf('\n') + 1);
const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
return decodeMarkerLine(last, key) ?? decodeMarkerLine(first, key);
}
function decodeMarkerLine(text, key) {
const line = text.trim();
const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
if (!match)
return undefined;
const keyInMarker = fromBase64Url(match[1] ?? '');
if (key !== undefined && (keyInMarker !== key || toBase64Url(key) !== match[1]))
return undefined;
return decodeState(keyInMarker, fromBase64Url(match[2] ?? ''));
}
function encodeState(state, hints) {
const sectionCount = Math.max(1, state.sections.length);
const mostFingerprints = Math.floor(hints / sectionCount);
const mostEntries = Math.floor(Math.min(hints, 100) / sectionCount);
const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
const sections = state.sections.map((section) => encodeSection(section, {
shas,
mostFingerprints,
mostEntries,
keepsPlaces: hints === MOST_FINGERPRINTS,
}));
const { previousSha, commands = [], ended = [], asked = [] } = state;
const encoded = {
p: previousSha,
h: shas,
s: sections,
a: commands.length > 0 ? encodeCommands(commands) : undefined,
e: ended.length > 0 ? ended : undefined,
n: asked.join('') || undefined,
};
return toBase64Url(JSON.stringify(encoded));
}
function keptSeals({ seals = {}, runs }) {
const entries = Object.keys(runs).flatMap((name) => {
const ofRun = Object.hasOwn(seals, name) ? seals[name] : undefined;
return ofRun === undefined ? [] : [[name, ofRun]];
});
return Object.fromEntries(entries.slice(0, MOST_SEALS));
}
function decodeState(key, json) {
const parsed = (0,parse.qF)(json);
if (!(0,parse.u4)(parsed))
return undefined;
const { p: previousSha, h: shas, s: encoded, a: acts, e: ended, n: asked } = parsed;
if (!Array.isArray(encoded) || !Array.isArray(shas))
return undefined;
const sections = encoded.map((each) => decodeSection(each, shas));
if (!sections.every((section) => section !== undefined))
return undefined;
const previous = isLike(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : undefined;
const commands = decodeCommands(acts);
return {
key,
sections,
previousSha: previous,
commands: commands.length > 0 ? commands : undefined,
ended: Array.isArray(ended)
? ended.filter((id) => isLike(id, RUN_ID)).slice(-MOST_ENDED)
: undefined,
asked: typeof asked === 'string' ? readFingerprints(asked).slice(-MOST_ASKED) : undefined,
};
}
const REFUSALS = ['not-owner', 'refused', 'unclear'];
const ONLY_ANSWERED = [...QUESTIONS, ...REFUSALS];
const MOST_REFUSED = 5;
function isRefusal(verb) {
return typeof verb === 'string' && REFUSALS.includes(verb);
}
const MOST_OTHERS = 8;
const COMMANDS_BUDGET = 32_000;
function encodeCommands(commands) {
return commands.map(({ verb, by, at, commit, reason, approvals }) => [
isRefusal(verb) ? verb : VERBS.indexOf(verb),
by,
at,
commit,
reason,
approvals.map(({ workspaceId, marks, signature, appPushed }) => [
workspaceId,
marks,
signature,
Number(appPushed),
]),
]);
}
function decodeCommands(value) {
const commands = (0,parse.c3)(value).flatMap((encoded) => {
const [word, by, at, commit, reason, approvals] = (0,parse.c3)(encoded);
const verb = decodeVerb(word);
if (verb === undefined || typeof by !== 'string' || typeof at !== 'string')
return [];
if (typeof commit !== 'string' || typeof reason !== 'string')
return [];
return [{ verb, by, at, commit, reason, approvals: (0,parse.c3)(approvals).flatMap(decodeApproval) }];
});
return limitCommands(commands);
}
function decodeVerb(word) {
if (isRefusal(word))
return word;
return typeof word === 'number' ? VERBS[word] : undefined;
}
function decodeApproval(value) {
const [workspaceId, marks, signature, appPushed] = (0,parse.c3)(value);
const isValid = typeof workspaceId === 'string' &&
typeof marks === 'string' &&
typeof signature === 'string' &&
marks.length % approval_marks.mN === 0 &&
marks.length <= approval_marks.kn * approval_marks.mN &&
/^[A-Za-z0-9_-]+$/.test(marks);
return isValid ? [{ workspaceId, marks, signature, appPushed: appPushed === 1 }] : [];
}
function currentCommands(commands, ...commits) {
return limitCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
function limitCommands(commands) {
const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
const approvedLater = new Set();
const approving = newestFirst.filter((command) => {
const who = `${command.commit} ${command.by.toLowerCase()}`;
const marks = command.approvals.flatMap((approval) => (0,approval_marks.MC)(approval).map((mark) => `${who} ${approval.workspaceId} ${mark}`));
const approvesMore = marks.some((mark) => !approvedLater.has(mark));
for (const mark of marks)
approvedLater.add(mark);
return approvesMore;
});
const others = newestFirst.filter((command) => !approving.includes(command));
const kept = new Set();
let left = COMMANDS_BUDGET;
for (const command of [...approving, ...others.slice(0, MOST_OTHERS)]) {
left -= JSON.stringify(encodeCommands([command])).length;
if (left < 0)
break;
kept.add(command);
}
return commands.filter((command) => kept.has(command) || refused.has(command));
}
function encodeCounts(counts) {
const numbers = verdict_sentence.ax.map((name) => counts[name]);
return numbers.slice(0, Math.max(LEAST_COUNTS, numbers.findLastIndex((number) => number > 0) + 1));
}
const LEAST_COUNTS = verdict_sentence.ax.indexOf('excepted');
function encodeSection(section, limits) {
const { shas, mostFingerprints, mostEntries } = limits;
const firstEntries = (record) => Object.fromEntries(Object.entries(record).slice(0, mostEntries));
const sealed = Object.keys(keptSeals(section)).map((name) => [name, section.runs[name] ?? '']);
const runs = { ...firstEntries(section.runs), ...Object.fromEntries(sealed) };
const parts = [
section.id,
section.runId,
section.attempt,
shas.indexOf(section.headSha),
section.startedAt,
section.digest,
model_verdict.bk.indexOf(section.counts.verdict),
section.counts.green ? 1 : 0,
encodeCounts(section.counts),
section.fingerprints.slice(0, mostFingerprints).join(''),
firstEntries(section.durations),
];
const { fingerprints, resources = [] } = section;
const fitsAll = fingerprints.length + resources.length <= mostFingerprints;
const resourceFingerprints = (fitsAll && resources.join('')) || 0;
const approvers = section.counts.approvedBy.slice(0, 4);
const cause = (0,markdown.$Q)(section.counts.cause, LONGEST_CAUSE);
const keepsPlaces = limits.keepsPlaces && fingerprints.length <= mostFingerprints;
const places = (keepsPlaces && section.places) || [];
const others = [runs, resourceFingerprints, approvers, keptSeals(section), cause, places];
const last = others.findLastIndex((part) => Object.keys(part).length > 0);
return [...parts, ...others.slice(0, last + 1)];
}
function decodeSection(value, shas) {
if (!Array.isArray(value))
return undefined;
const [id, runId, attempt, shaIndex, startedAt, digest, verdictIndex, green, ...more] = value;
const [numbers, fingerprints, durations, runs, resources, approvers, seals, cause, places] = more;
const headSha = isCount(shaIndex) ? shas[shaIndex] : undefined;
const verdict = isCount(verdictIndex) ? model_verdict.bk[verdictIndex] : undefined;
if (!isLike(id, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
return undefined;
if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
return undefined;
if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
return undefined;
if (verdict === undefined || !Array.isArray(numbers) || !numbers.every(isCount))
return undefined;
if (numbers.length < LEAST_COUNTS || numbers.length > verdict_sentence.ax.length)
return undefined;
const countOf = (name) => numbers[verdict_sentence.ax.indexOf(name)] ?? 0;
const approvedBy = (0,parse.c3)(approvers).filter((name) => typeof name === 'string');
return {
id,
runId,
attempt,
headSha,
startedAt,
digest,
counts: (0,verdict_sentence.I9)(verdict, green === 1, { approvedBy, cause: typeof cause === 'string' ? (0,markdown.$Q)(cause, LONGEST_CAUSE) : '' }, countOf),
fingerprints: readFingerprints(fingerprints),
places: (0,parse.c3)(places).filter((text) => isLike(text, /^[0-9a-f]{1,500}$/)),
resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
durations: recordOf(durations, isCount),
runs: recordOf(runs, (runOfWorkspace) => isLike(runOfWorkspace, RUN_ID)),
seals: recordOf(seals, (each) => Array.isArray(each) && each.every(isText)),
};
}
function readFingerprints(text) {
return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, MOST_FINGERPRINTS);
}
function recordOf(value, isExpected) {
const entries = (0,parse.u4)(value) ? Object.entries(value) : [];
return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isText(value) {
return typeof value === 'string';
}
function isCount(value) {
return Number.isSafeInteger(value) && Number(value) >= 0;
}
const RUN_ID = /^run-[A-Za-z0-9]{1,64}$/;
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike(value, pattern) {
return typeof value === 'string' && pattern.test(value);
}
function toBase64Url(text) {
return Buffer.from(text, 'utf8').toString('base64url');
}
function fromBase64Url(text) {
return Buffer.from(text, 'base64url').toString('utf8');
}
function sectionId(job) {
return (0,report_text.tW)(JSON.stringify(job.context.section ?? namesOfWorkspaces(job).sort()));
}
function namesOfWorkspaces({ workspaces, unaffected = [] }) {
const names = workspaces.map(({ name }) => name).filter((name) => name !== other_groups.g);
return [...names, ...unaffected];
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
xO: () => ( rewriteExactly),
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
function rewriteExactly(text, mark, rewrite) {
const value = JSON.parse(keepLongNumbers(text, mark));
return restoreLongNumbers(JSON.stringify(rewrite(value)), mark);
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
/***/ 65608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B6: () => ( isCertainFailure),
Bu: () => ( acceptAdvisoryFailures),
F6: () => ( addressedLines)
});
var _model_address_js_0_ = __webpack_require__(3543);
function divideFailure(result, rule) {
const undivided = { left: result, accepted: [] };
if (!isFailure(result))
return undivided;
const lines = addressedLines(result);
const answer = rule(result, lines);
if (typeof answer === 'object')
return { left: undefined, accepted: [{ ...result, ...answer }] };
if (answer === undefined || !isCertainFailure(result))
return undivided;
const isUnclear = lines.some(({ addresses: { length } }) => length === 0 || length >= _model_address_js_0_ .ps);
if (isUnclear)
return undivided;
const acceptances = acceptedAddresses(result, lines, answer);
const accepted = [...new Set(acceptances.values())]
.map((acceptance) => {
const isAccepted = (address) => acceptances.get(address) === acceptance;
return { ...partAbout(result, lines, isAccepted), ...acceptance };
})
.filter(({ resources }) => resources.length > 0);
if (accepted.length === 0)
return undivided;
const stillFails = (address) => !acceptances.has(address);
const isLeft = result.resources.some(({ address }) => stillFails(address)) ||
lines.some(({ addresses }) => addresses.some(stillFails));
return { left: isLeft ? partAbout(result, lines, stillFails) : undefined, accepted };
}
function acceptAdvisoryFailures(reading, rule) {
const results = reading.results.flatMap((result) => {
if (result.level !== 'advisory')
return [result];
const { left, accepted } = divideFailure(result, rule);
return left === undefined ? accepted : [left, ...accepted];
});
return { ...reading, results };
}
function acceptedAddresses({ resources }, lines, acceptanceOf) {
const resourceAddresses = new Set(resources.map(({ address }) => address));
const accepted = new Map();
for (const address of new Set(lines.flatMap(({ addresses }) => addresses))) {
const acceptance = acceptanceOf(address);
if (acceptance !== undefined)
accepted.set(address, acceptance);
}
let sizeBefore;
do {
sizeBefore = accepted.size;
for (const { addresses } of lines) {
const isAccepted = addresses.every((address) => accepted.has(address));
const namesResource = addresses.some((address) => resourceAddresses.has(address));
if (isAccepted && namesResource)
continue;
for (const address of addresses)
accepted.delete(address);
}
} while (accepted.size < sizeBefore);
return accepted;
}
const MOST_ENTRIES = 1_000;
function isFailure({ status, word, level }) {
return status === 'failed' && word === undefined && level !== 'unknown';
}
function isCertainFailure(result) {
const { resources } = result;
const lines = addressedLines(result);
return (isFailure(result) &&
lines.length < MOST_ENTRIES &&
lines.every(({ text }) => text.length < _model_address_js_0_ .bX) &&
resources.length < MOST_ENTRIES);
}
function addressedLines({ output, message, printedFor }) {
return (output.length > 0 ? output : [message]).flatMap((entry, at) => entry
.split(/\r\n|[\n\r\u0085\u2028\u2029]/u)
.filter((text) => text.trim() !== '')
.map((text) => ({ text, addresses: printedFor?.[at] ?? [] })));
}
function partAbout(result, lines, isPart) {
const linesOfPart = lines.filter(({ addresses }) => addresses.some(isPart));
const texts = linesOfPart.map(({ text }) => text);
const resources = result.resources.filter(({ address }) => isPart(address));
const generalMessages = result.generalMessages.filter(({ addresses }) => addresses.some(isPart));
return {
...result,
message: texts[0] ?? result.message,
output: result.output.length > 0 ? texts : [],
printedFor: linesOfPart.map(({ addresses }) => addresses),
address: resources[0]?.address,
location: resources[0]?.location,
resources,
generalMessages,
};
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
XL: () => ( toRepositoryId),
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
function toRepositoryId(host, id) {
return host === undefined || id === undefined ? undefined : { host, id: String(id) };
}
/***/ }),
/***/ 67025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
p: () => ( ParsedFiles)
});
var file_names = __webpack_require__(96817);
var error_message = __webpack_require__(34271);
var hcl_syntax = __webpack_require__(56949);
var parse_hcl = __webpack_require__(50351);
var hcl_scanner = __webpack_require__(20854);
var read_json = __webpack_require__(59611);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/parse-file.js
function parseFile(name, text) {
return (0,file_names.i)(name) ? readJsonBody(text) : (0,parse_hcl.z)(text);
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
const INSIDE_CLOUD = new Map([['workspaces', 0]]);
function typesInside(type) {
if (type === 'terraform')
return INSIDE_TERRAFORM;
return type === 'cloud' || type === 'backend' ? INSIDE_CLOUD : new Map();
}
const COMMENT = '//';
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
this.ranges = new hcl_scanner.wB(text);
try {
this.addTo(this.body, entriesOf((0,read_json.X)(text)), LABELS);
}
catch (error) {
const message = (0,error_message.g)(error).replace(/ \(line \d+ column \d+\)$/, '');
this.problems.push({ message, range: hcl_syntax.wv });
this.body = { attributes: [], blocks: [] };
}
}
addTo(body, entries, types) {
for (const entry of entries) {
if (entry.name === COMMENT)
continue;
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
const named = this.objects(entry).flat();
if (named.length === 0 && holdsBlocks(entry.value)) {
const message = `"${entry.name}" holds blocks by their names, and no name is there`;
this.problems.push({ message, range: this.rangeOf(entry) });
}
return named.flatMap((inner) => this.blocks(inner, type, [...labels, inner.name], labelCount));
}
return this.objects(entry).map((entries) => {
const body = { attributes: [], blocks: [] };
this.addTo(body, entries, typesInside(type));
return { type, labels, body, range: this.rangeOf(entry) };
});
}
objects(entry) {
const { value } = entry;
if (!holdsBlocks(value)) {
const message = `"${entry.name}" holds blocks, and this is no object and no list of objects`;
this.problems.push({ message, range: this.rangeOf(entry) });
}
return objectsOf(value);
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
const { value, problems } = (0,parse_hcl.Q)(text, range);
for (const { message } of problems)
this.problems.push({ message, range });
return /[$%]\{/.test(text) ? { ...value, template: text } : value;
}
rangeOf({ from, value }) {
return this.ranges.between(from, value.to);
}
}
function entriesOf(json) {
return objectsOf(json).flat();
}
function objectsOf(json) {
if (json.kind === 'list') {
return json.items.flatMap((item) => (item.kind === 'literal' ? [[]] : objectsOf(item)));
}
return json.kind === 'object' ? [json.entries] : [];
}
function holdsBlocks(json) {
if (json.kind === 'list')
return json.items.every(holdsBlocks);
return json.kind === 'object' || json.value === null;
}
;// CONCATENATED MODULE: ./build/src/configuration/parsed-files.js
const MOST_CHARACTERS = 5_000_000;
class ParsedFiles {
files = new Map();
characters = 0;
parse(name, text) {
const key = `${(0,file_names.i)(name) ? 'json' : 'hcl'} ${text}`;
const known = this.files.get(key);
if (known !== undefined)
return known;
const file = parseFile(name, text);
this.files.set(key, file);
this.characters += key.length;
for (const oldest of this.files.keys()) {
if (this.characters <= MOST_CHARACTERS)
break;
this.files.delete(oldest);
this.characters -= oldest.length;
}
return file;
}
}
/***/ }),
/***/ 70189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$p: () => ( baseRunFinder),
G2: () => ( findCurrentRun),
P_: () => ( readExistingFailures),
rV: () => ( compareWithCurrent)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _model_error_message_js_11_ = __webpack_require__(34271);
var _model_status_js_1_ = __webpack_require__(62373);
var _policy_accept_failures_js_2_ = __webpack_require__(65608);
var _policy_compare_js_3_ = __webpack_require__(80663);
var _policy_reading_js_4_ = __webpack_require__(10988);
var _policy_existing_failures_js_5_ = __webpack_require__(96747);
var _policy_observed_js_6_ = __webpack_require__(51894);
var _policy_run_differences_js_7_ = __webpack_require__(22484);
var _policy_systems_systems_js_8_ = __webpack_require__(19441);
var _read_changes_js_9_ = __webpack_require__(76617);
var _read_policies_js_10_ = __webpack_require__(11056);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, service) {
const { clock, signal } = service;
const failures = result.results.filter(_policy_reading_js_4_ .WN);
const countFailures = ({ name: system }) => failures.filter((failure) => failure.system === system).length;
const [system] = _policy_systems_systems_js_8_ .P.toSorted((one, other) => countFailures(other) - countFailures(one));
if (system === undefined || countFailures(system) === 0)
return result;
const hasOptions = (0,_policy_run_differences_js_7_ .c4)(service.plan.runOptions).length > 0;
if (current.versionId === undefined || hasOptions)
return result;
const deadline = Math.min(service.deadline, clock.now() + BUDGET_MS);
const client = service.client.with({ signal, deadline });
try {
const run = await findCurrentRun(workspaceId, current, client);
if (run === undefined)
return result;
const results = await readResults(run, { ...service, client, deadline }, [system]);
return { ...result, results: (0,_policy_compare_js_3_ .$_)(result.results, results) };
}
catch (error) {
service.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_11_ .g)(error)}`);
return result;
}
}
async function readResults(run, ports, systems = _policy_systems_systems_js_8_ .P) {
const evidence = (0,_policy_observed_js_6_ .zR)(run, await (0,_read_policies_js_10_ .h9)(run, ports, { waitsForPerson: true, systems }));
if (evidence.some(({ how, reading }) => 'doubt' in how || reading.doubts.length > 0)) {
throw new Error(`not all results of its run ${run.id} could be read`);
}
return evidence.flatMap(({ reading }) => reading.results);
}
async function findCurrentRun(workspaceId, { versionId, runId }, client, knownRun) {
const runs = runId === undefined
? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
: [knownRun ?? (await client.runs.show(runId)).run];
return runs.find((run) => (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') === workspaceId &&
(0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') === versionId &&
run.attributes['plan-only'] === false &&
(0,_policy_run_differences_js_7_ .ku)(run.attributes).length === 0 &&
(0,_model_status_js_1_ .Ck)(run.attributes.status));
}
function baseRunFinder(workspace, { policy, client }) {
if (!policy.onlyNew)
return undefined;
return async () => {
const { workspaceId, current } = workspace;
const run = current?.versionId === undefined
? undefined
: await findCurrentRun(workspaceId, current, client);
const planId = run && (0,_client_wire_resource_js_0_ .Dl)(run, 'plan');
if (run === undefined || planId === undefined) {
throw new Error('no finished run planned all of the present configuration of the workspace');
}
return { run, planId };
};
}
async function readExistingFailures(readings, { plan, findBaseRun }, ports) {
const addresses = readings
.flatMap(({ results }) => results)
.filter((result) => result.level === 'advisory' && (0,_policy_accept_failures_js_2_ .B6)(result))
.flatMap((result) => (0,_policy_accept_failures_js_2_ .F6)(result).flatMap((line) => line.addresses));
if (addresses.length === 0)
return undefined;
try {
const planned = await readValues(plan.id, new Set(addresses), ports);
const base = await findBaseRun();
const baseAddresses = new Set(addresses.map((address) => (0,_policy_existing_failures_js_5_ .QF)(address, planned)));
const [baseResults, basePlanned] = await Promise.all([
readResults(base.run, ports),
readValues(base.planId, baseAddresses, ports),
]);
return { existing: (0,_policy_existing_failures_js_5_ .pj)(planned, { results: baseResults, planned: basePlanned }) };
}
catch (error) {
if (ports.signal.aborted)
throw error;
return { notice: (0,_policy_existing_failures_js_5_ .PY)(error) };
}
}
async function readValues(planId, addresses, ports) {
const json = await (0,_read_changes_js_9_.fetchPlanJson)(planId, false, ports);
const planned = json && (0,_policy_existing_failures_js_5_ .DE)(json, addresses);
if (planned === undefined)
throw new Error(`the JSON of plan ${planId} could not be read`);
return planned;
}
/***/ }),
/***/ 71126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_: () => ( readDecidingFile),
findExceptions: () => ( findExceptions)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_find_repository_js_1_ = __webpack_require__(6609);
var _machine_read_regular_js_2_ = __webpack_require__(43962);
var _model_policy_files_js_3_ = __webpack_require__(48391);
var _model_quote_js_7_ = __webpack_require__(28187);
var _model_relative_path_js_4_ = __webpack_require__(20319);
var _model_unreadable_file_js_8_ = __webpack_require__(13491);
var _trust_tree_js_5_ = __webpack_require__(80734);
var _model_repository_address_js_6_ = __webpack_require__(17866);
const MOST_BYTES = 4 * 1024 * 1024;
async function findExceptions(request, ports) {
const read = await readDecidingFile('exceptions', request, ports);
if ('problems' in read)
return read;
const { text } = read;
if (text !== undefined)
return { text };
const notice = `Nothing is excepted: ${(0,_model_quote_js_7_ .hD)(request.written)} is not on the default branch. Merge the file first: one that a pull request brings along does not count.`;
return { notice };
}
async function readDecidingFile(setting, request, ports) {
try {
return { text: await readWhereBelieved(request, ports) };
}
catch (error) {
if (!(error instanceof _model_policy_files_js_3_ .cq || error instanceof _trust_tree_js_5_ .lI))
throw error;
return { problems: [{ where: setting, message: error.message }] };
}
}
async function readWhereBelieved(request, ports) {
const { written, directory, workingDirectory, jobTree } = request;
if ((0,_model_repository_address_js_6_ .Ny)(written))
return readPinnedFile(written, ports);
const path = (0,node_path_0_.resolve)((0,_machine_find_repository_js_1_ .eF)(workingDirectory), written);
if (!jobTree.proposed) {
const text = await refuseUnreadable(written, () => (0,_machine_read_regular_js_2_ .Ue)(path, MOST_BYTES));
if (text !== undefined)
return text;
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(written)}, which does not exist.`);
}
const { repository } = (0,_machine_find_repository_js_1_ .Di)(directory, jobTree.workspace);
const inRepository = repository && (0,_model_relative_path_js_4_ ._)(repository.root, path);
if (repository === undefined || inRepository === undefined) {
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(written)}, which is not in the repository of this job. Name a file of its default branch, or a pinned URL.`);
}
return await readTrusted(inRepository, await jobTree.trusted(repository.root, undefined));
}
async function readTrusted(path, files) {
const text = await files.read(path);
if (text !== undefined)
return refuseUnreadable(path, async () => (0,_model_unreadable_file_js_8_ .r)(text));
const directory = node_path_0_.posix.dirname(path);
const names = await files.names(directory === '.' ? '' : directory);
if (names?.includes(node_path_0_.posix.basename(path)) !== true)
return undefined;
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(path)}, and no file could be read there from the commit.`);
}
async function refuseUnreadable(shownAs, read) {
return read().catch((error) => {
if (!(error instanceof _model_unreadable_file_js_8_ .i))
throw error;
throw new _model_policy_files_js_3_ .cq(`names ${(0,_model_quote_js_7_ .hD)(shownAs)}, which ${error.message}.`);
});
}
async function readPinnedFile(written, ports) {
const { readPinned, readPinnedAddress } = await Promise.all([__webpack_require__.e(1650), __webpack_require__.e(5673), __webpack_require__.e(6806)]).then(__webpack_require__.bind(__webpack_require__, 56806));
const address = readPinnedAddress(written);
const text = await readPinned(address, ports, (files) => readTrusted(address.directory, files));
if (text !== undefined)
return text;
throw new _model_policy_files_js_3_ .cq('has an address with a commit that has no such file.');
}
/***/ }),
/***/ 75483:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
I: () => ( toOutputs)
});
var _report_approval_words_js_0_ = __webpack_require__(70521);
var _report_changes_js_1_ = __webpack_require__(30445);
function toOutputs(view, written = {}) {
const { counts, workspaces } = view;
const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
return {
verdict: view.verdict,
green: String(view.green),
'run-id': first?.runId ?? '',
'run-url': first?.runUrl ?? '',
'run-ids': JSON.stringify(Object.fromEntries(runs)),
'configuration-version-id': first?.configurationVersionId ?? '',
passed: String(counts.passed),
'advisory-failed': String(counts.advisoryFailed),
'mandatory-failed': String(counts.mandatoryFailed),
overridden: String(counts.overridden),
...(0,_report_changes_js_1_ .QI)(workspaces),
'needs-approval': JSON.stringify((0,_report_approval_words_js_0_ .ac)(view.results)),
'comment-url': '',
'report-json': '',
'report-html': '',
'report-sarif': '',
'plan-json': '{}',
...written,
};
}
/***/ }),
/***/ 78235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AP: () => ( timestamps),
B_: () => ( ignoredIfInvalid),
C5: () => ( resourceSchema),
Dl: () => ( relatedId),
Jt: () => ( flag),
Mv: () => ( flags),
Qq: () => ( text),
_2: () => ( related),
gC: () => ( paginationSchema),
kG: () => ( anyResourceSchema),
u9: () => ( optionalObject),
vK: () => ( countSchema)
});
var _schema_js_0_ = __webpack_require__(77934);
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
const parsed = _schema_js_0_ .xLC(relationshipSchema, first, { abortEarly: true });
const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
if (first === undefined)
return { named: undefined, unreadable: false, many: false };
if (differ || !parsed.success || parsed.output.data === undefined) {
return { named: undefined, unreadable: true, many: false };
}
const { data } = parsed.output;
const many = Array.isArray(data);
const named = data === null ? [] : [data].flat();
return { named, unreadable: false, many };
}
function relatedId(resource, name) {
const { named = [], many } = related(resource, name);
return many ? undefined : named[0]?.id;
}
function resourceSchema(type, attributes) {
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
function ignoredIfInvalid(schema) {
return _schema_js_0_ .cl6(_schema_js_0_ .NpB(_schema_js_0_ .mee(schema), null));
}
function optionalObject(entries) {
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
/***/ 79239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
S: () => ( signReason),
W: () => ( recordDiscard)
});
function signReason(reason, { by, job }) {
const signed = [by, job].filter((part) => part !== undefined).join(', ');
return signed === '' ? reason : `${reason} (${signed})`;
}
function recordDiscard(ended, reason, at) {
if (ended.outcome !== 'ended' || ended.status !== 'discarded')
return {};
return { discarded: { at: at.toISOString(), reason } };
}
/***/ }),
/***/ 83123:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( sectionTitle),
z: () => ( sectionWords)
});
var _markdown_js_0_ = __webpack_require__(70075);
var _sentence_js_1_ = __webpack_require__(42251);
var _text_js_2_ = __webpack_require__(74913);
var _words_js_3_ = __webpack_require__(43629);
function sectionTitle({ id, causes }, view) {
const { isLocal = false } = view.context;
switch (id) {
case 'overridable': {
const teams = [...new Set(causes.flatMap(({ overriders = [] }) => overriders))];
const names = (0,_text_js_2_ .J4)(teams.map((team) => (0,_sentence_js_1_ .vn)('code', team, 80)), 4);
return teams.length === 0
? (0,_sentence_js_1_ .MZ) `Must be fixed, or overridden by those who manage policy overrides`
: (0,_sentence_js_1_ .MZ) `Must be fixed, or overridden by ${teams.length === 1 ? 'team' : 'teams'} ${names}`;
}
case 'own-policies':
return isLocal
? (0,_sentence_js_1_ .MZ) `Must be fixed, or excepted for a time`
: (0,_sentence_js_1_ .MZ) `Must be fixed, or overridden by a comment, or excepted for a time`;
case 'guarded':
return isLocal
? (0,_sentence_js_1_ .MZ) `Guarded: must be fixed`
: (0,_sentence_js_1_ .MZ) `Guarded: needs approval by a comment`;
case 'unjudged':
return causes.every(({ status }) => status === 'errored')
? (0,_sentence_js_1_ .MZ) `Could not be evaluated`
: (0,_sentence_js_1_ .MZ) `Could not be judged`;
default:
return view.green ? (0,_sentence_js_1_ .MZ) `Failed, but not enforced` : (0,_sentence_js_1_ .MZ) `Must be fixed`;
}
}
function sectionWords({ id, causes }) {
const { length } = causes;
switch (id) {
case 'accepted':
return (0,_text_js_2_ .rj)(length, (0,_words_js_3_ .uI)(causes));
case 'warnings':
return (0,_text_js_2_ .rj)(length, 'warning of the plan', 'warnings of the plan');
case 'notices':
return (0,_text_js_2_ .rj)(length, 'notice');
case 'advisory': {
const failures = causes
.flatMap(({ occurrences }) => occurrences)
.reduce((sum, { workspaces }) => sum + workspaces.length, 0);
const policies = (0,_text_js_2_ .rj)((0,_words_js_3_ .kC)(causes), 'advisory policy', 'advisory policies');
return failures === length
? (0,_text_js_2_ .rj)(length, 'advisory failure')
: (0,_markdown_js_0_ .eu) `${policies}, ${(0,_text_js_2_ .rj)(failures, 'failure')}`;
}
default:
return (0,_text_js_2_ .rj)(length, 'cause');
}
}
/***/ }),
/***/ 85852:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$Y: () => ( kindOfPlanFile),
LW: () => ( readSavedPlan),
_6: () => ( unknownFields),
a3: () => ( MOST_FIELDS),
pm: () => ( LONGEST_SAVED_PLAN),
tl: () => ( runOfBookmark)
});
var node_zlib_0_ = __webpack_require__(38522);
var _model_parse_js_1_ = __webpack_require__(2340);
var _model_or_else_js_2_ = __webpack_require__(17026);
var _model_unreadable_file_js_3_ = __webpack_require__(13491);
const LONGEST_SAVED_PLAN = 512 * 1024 * 1024;
const LONGEST_ENTRY = 256 * 1024 * 1024;
const MOST_FIELDS = 64;
const BRACE = 0x7b;
const KEYS_OF_OTHERS = ['encrypted_data', 'remote_plan_format'];
function kindOfPlanFile(bytes) {
if (bytes.subarray(0, 4).equals(LOCAL_HEADER))
return 'saved';
if (bytes[0] !== BRACE || !KEYS_OF_OTHERS.some((name) => bytes.includes(`"${name}"`)))
return 'other';
const members = (0,_model_parse_js_1_ .Pf)((0,_model_or_else_js_2_ .N)(() => (0,_model_parse_js_1_ .qF)(bytes.toString('utf8')), undefined));
if (typeof members['encrypted_data'] === 'string')
return 'encrypted';
return 'remote_plan_format' in members ? 'bookmark' : 'other';
}
function runOfBookmark(bytes) {
const { run_id: id } = (0,_model_parse_js_1_ .Pf)((0,_model_or_else_js_2_ .N)(() => (0,_model_parse_js_1_ .qF)(bytes.toString('utf8')), undefined));
return typeof id === 'string' && /^run-[A-Za-z0-9]{1,60}$/.test(id) ? id : undefined;
}
function readSavedPlan(bytes) {
const message = readMessage(unpackEntry(bytes, 'tfplan'));
const { fields } = message;
const format = message.number(FIELD.format);
if (format !== FORMAT) {
throw new _model_unreadable_file_js_3_ .i(`has the format ${format ?? 'none'} of saved plans, and Plangate reads ${FORMAT}. Use the newest release of Plangate`);
}
const modeNumber = message.number(FIELD.mode) ?? 0;
const mode = MODES[modeNumber];
if (mode === undefined) {
throw new _model_unreadable_file_js_3_ .i(`has the mode ${modeNumber}, which Plangate does not know. Use the newest release of Plangate`);
}
const deferred = [FIELD.deferredChanges, FIELD.deferredActions].some((one) => fields.has(one));
return {
version: message.texts(FIELD.version)[0] ?? '',
mode,
targets: message.texts(FIELD.targets),
excludes: message.texts(FIELD.excludes),
actions: message.texts(FIELD.actionTargets),
deferred,
fields: [...fields.keys()].sort((one, other) => one - other),
};
}
const FORMAT = 3;
const MODES = ['normal', 'destroy', 'refresh-only'];
const FIELD = {
format: 1,
targets: 5,
excludes: 6,
version: 14,
mode: 17,
deferredChanges: 27,
deferredActions: 31,
actionTargets: 32,
};
const SHARED_FIELDS = [1, 2, 3, 4, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
const KNOWN_FIELDS = {
terraform: new Set([...SHARED_FIELDS, 25, 26, 27, 28, 29, 30, 31, 32]),
tofu: new Set([...SHARED_FIELDS, 6, 500_000_000]),
};
function unknownFields(program, fields) {
return fields.filter((field) => !KNOWN_FIELDS[program].has(field));
}
const NUMBERS = new Set([1, 17, 20, 25, 26]);
const SINGLE = new Set([...NUMBERS, 13, 14, 21, 29]);
const KNOWN_BY_SOME = new Set([...KNOWN_FIELDS.terraform, ...KNOWN_FIELDS.tofu]);
const WIRE = { varint: 0, eightBytes: 1, lengthPrefixed: 2, fourBytes: 5 };
const LARGEST_FIELD = 2 ** 29 - 1;
function readMessage(bytes) {
const fields = new Map();
let at = 0;
const take = (length) => {
if (length > bytes.length - at)
throw damaged('a field ends after the end of the entry');
at += length;
return bytes.subarray(at - length, at);
};
const takeVarint = () => {
let value = 0;
for (let index = 0; index < 10; index++) {
const [byte = 0] = take(1);
if (index === 9 && byte > 1)
break;
value += (byte & 0x7f) * 2 ** (7 * index);
if (byte < 0x80)
return value;
}
throw damaged('a number in it is too long');
};
while (at < bytes.length) {
const tag = takeVarint();
const field = Math.floor(tag / 8);
const wire = tag % 8;
if (field < 1 || field > LARGEST_FIELD)
throw damaged(`it has a field of the number ${field}`);
const value = takeValue(wire, field, { take, takeVarint });
if (KNOWN_BY_SOME.has(field) && NUMBERS.has(field) !== (typeof value === 'number')) {
throw damaged(`its field ${field} has another form than the programs write`);
}
const values = fields.get(field) ?? [];
if (fields.size >= MOST_FIELDS && values.length === 0)
throw damaged(`it has more than ${MOST_FIELDS} different fields`);
if (SINGLE.has(field) && values.length > 0)
throw damaged(`its field ${field} is there twice`);
if (values.length === 0 || ADDRESSES.has(field))
values.push(value);
fields.set(field, values);
}
return {
fields,
number: (field) => fields.get(field)?.find((value) => typeof value === 'number'),
texts: (field) => (fields.get(field) ?? []).flatMap((value) => typeof value === 'number' ? [] : readText(value, field)),
};
}
const ADDRESSES = new Set([
FIELD.targets,
FIELD.excludes,
FIELD.actionTargets,
]);
function takeValue(wire, field, { take, takeVarint }) {
switch (wire) {
case WIRE.varint:
return takeVarint();
case WIRE.eightBytes:
return take(8);
case WIRE.lengthPrefixed:
return take(takeVarint());
case WIRE.fourBytes:
return take(4);
default:
throw damaged(`its field ${field} has a form that no program writes`);
}
}
function readText(bytes, field) {
return ((0,_model_or_else_js_2_ .N)(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), undefined) ?? damagedText(field));
}
function damagedText(field) {
throw damaged(`its field ${field} is no text`);
}
function damaged(what) {
return new _model_unreadable_file_js_3_ .i(`is damaged, or is no saved plan of Terraform or OpenTofu: ${what}`);
}
const LOCAL_HEADER = Buffer.from('504b0304', 'hex');
const CENTRAL_HEADER = Buffer.from('504b0102', 'hex');
const END_RECORD = Buffer.from('504b0506', 'hex');
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
function unpackEntry(bytes, name) {
const end = bytes.length - END_LENGTH;
if (end < 0 || !bytes.subarray(end, end + 4).equals(END_RECORD)) {
throw damaged('it does not end as an archive does');
}
const count = bytes.readUInt16LE(end + 10);
const size = bytes.readUInt32LE(end + 12);
const start = bytes.readUInt32LE(end + 16);
const isOnePart = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count;
if (!isOnePart || start + size !== end || bytes.readUInt16LE(end + 20) !== 0) {
throw damaged('the directory of the archive is not where it says');
}
const entries = [];
let at = start;
for (let index = 0; index < count; index++) {
const entry = readCentralHeader(bytes, at, end);
if (entry.name === name)
entries.push(entry);
at = entry.next;
}
if (at !== end)
throw damaged('the directory of the archive has more than its entries');
const [entry, second] = entries;
if (entry === undefined)
throw damaged(`it has no entry \`${name}\``);
if (second !== undefined)
throw damaged(`it has more than one entry \`${name}\``);
return unpack(bytes.subarray(0, start), entry);
}
function readCentralHeader(bytes, at, end) {
const isHeader = at + CENTRAL_LENGTH <= end && bytes.subarray(at, at + 4).equals(CENTRAL_HEADER);
if (!isHeader)
throw damaged('the directory of the archive is cut');
const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28);
const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
if (next > end)
throw damaged('the directory of the archive is cut');
return {
name: bytes.toString('latin1', at + CENTRAL_LENGTH, nameEnd),
flags: bytes.readUInt16LE(at + 8),
method: bytes.readUInt16LE(at + 10),
crc: bytes.readUInt32LE(at + 16),
packedSize: bytes.readUInt32LE(at + 20),
size: bytes.readUInt32LE(at + 24),
offset: bytes.readUInt32LE(at + 42),
next,
};
}
function unpack(bytes, { name, flags, method, crc, ...entry }) {
const { offset, packedSize, size } = entry;
const nameEnd = offset + LOCAL_LENGTH + name.length;
const isThere = nameEnd <= bytes.length &&
bytes.subarray(offset, offset + 4).equals(LOCAL_HEADER) &&
bytes.readUInt16LE(offset + 26) === name.length &&
bytes.toString('latin1', offset + LOCAL_LENGTH, nameEnd) === name &&
bytes.readUInt16LE(offset + 8) === method;
const start = isThere ? nameEnd + bytes.readUInt16LE(offset + 28) : 0;
if (!isThere || start + packedSize > bytes.length) {
throw damaged(`\`${name}\` is not where the archive says`);
}
if ((flags & 1) !== 0)
throw damaged(`\`${name}\` is encrypted as no program does`);
if (size > LONGEST_ENTRY) {
throw new _model_unreadable_file_js_3_ .i(`has more than ${LONGEST_ENTRY} bytes in \`${name}\``);
}
const packed = bytes.subarray(start, start + packedSize);
const content = method === STORED ? packed : method === DEFLATED ? inflate(packed, size) : null;
if (content?.length !== size || (0,node_zlib_0_.crc32)(content) !== crc) {
throw damaged(`\`${name}\` cannot be unpacked`);
}
return content;
}
function inflate(packed, size) {
return (0,_model_or_else_js_2_ .N)(() => (0,node_zlib_0_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) }), null);
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
const RELEASE = 'v1.22.4';
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
/***/ 96747:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$H: () => ( textBefore),
DE: () => ( readPlannedValues),
PY: () => ( notComparedNotice),
QF: () => ( addressBefore),
_5: () => ( isUnchanged),
pj: () => ( ruleOfExisting)
});
var _model_error_message_js_4_ = __webpack_require__(34271);
var _accept_failures_js_0_ = __webpack_require__(65608);
var _compare_js_1_ = __webpack_require__(80663);
var _model_parse_js_5_ = __webpack_require__(2340);
var _model_plan_json_js_2_ = __webpack_require__(35379);
var _planned_changes_js_3_ = __webpack_require__(69166);
const EXISTING = { status: 'existing' };
function notComparedNotice(error, ofWhat = '') {
const why = (0,_model_error_message_js_4_ .g)(error).replace(/\.$/, '');
return `Every failure${ofWhat} counts: only-new could not compare with the default branch, because ${why}.`;
}
function ruleOfExisting(planned, base) {
const failuresOfSame = (0,_compare_js_1_ .Ad)(base.results);
return (result, lines) => {
const baseFailures = (failuresOfSame(result) ?? []).map((failure) => {
return { ...failure, status: 'failed' };
});
if (baseFailures.length === 0 || !baseFailures.every(_accept_failures_js_0_ .B6))
return undefined;
const countsBefore = countTexts(baseFailures.flatMap(_accept_failures_js_0_ .F6).map(({ text }) => text));
const countsNow = countTexts(lines.map((line) => textBefore(line, planned)));
const isOld = (line) => {
const text = textBefore(line, planned);
return ((countsNow.get(text) ?? 0) <= (countsBefore.get(text) ?? 0) &&
line.addresses.every((address) => isUnchanged(address, planned, base.planned)));
};
const newAddresses = new Set(lines.filter((line) => !isOld(line)).flatMap((line) => line.addresses));
return (address) => (newAddresses.has(address) ? undefined : EXISTING);
};
}
function addressBefore(address, { movedFrom }) {
return movedFrom.get(address) ?? address;
}
function textBefore({ text, addresses }, planned) {
const moved = addresses.filter((address) => planned.movedFrom.has(address));
const isPartOfOther = (address) => addresses.some((other) => other !== address && other.includes(address));
if (moved.some(isPartOfOther))
return undefined;
return moved.reduce((before, address) => before.replaceAll(address, () => addressBefore(address, planned)), text);
}
function isUnchanged(address, now, before) {
const values = now.values.get(address);
return values !== undefined && values === before.values.get(addressBefore(address, now));
}
function countTexts(texts) {
const counts = new Map();
for (const text of texts)
counts.set(text, (counts.get(text) ?? 0) + 1);
return counts;
}
function readPlannedValues(plan, addresses) {
const changes = plan.exactChanges();
if (!Array.isArray(changes) || plan.isErrored || plan.repeated().length > 0)
return undefined;
const seen = new Set();
const values = new Map();
const movedFrom = new Map();
for (const entry of changes) {
const fields = (0,_model_parse_js_5_ .Pf)(entry);
const address = (0,_planned_changes_js_3_ .tf)(fields['address']);
if (address === undefined)
return undefined;
if (!addresses.has(address))
continue;
const previous = (0,_planned_changes_js_3_ .tf)(fields['previous_address']);
if (previous !== undefined)
movedFrom.set(address, previous);
const value = valuesAfter(fields['change']);
if (seen.has(address) || value === undefined)
values.delete(address);
else
values.set(address, value);
seen.add(address);
}
return { values, movedFrom };
}
function valuesAfter(change) {
const { after, after_unknown: unknown, after_sensitive: sensitive } = (0,_model_parse_js_5_ .Pf)(change);
if (typeof after !== 'object' || after === null)
return undefined;
if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js_2_ .rZ)(sensitive))
return undefined;
return JSON.stringify([after, unknown]);
}
/***/ }),
/***/ 96817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AM: () => ( configurationIn),
BJ: () => ( mayBeRead),
DF: () => ( variablesIn),
H9: () => ( isRead),
Vc: () => ( stemOf),
Xo: () => ( compareBytes),
ZC: () => ( isConfiguration),
as: () => ( readBy),
d3: () => ( isForTofuAlone),
i: () => ( isJsonSyntax),
jn: () => ( isOverride)
});
const CONFIGURATION = /^(.*)\.(tf|tofu)(?:\.json)?$/s;
const VARIABLES = /\.tfvars(?:\.json)?$/i;
function isConfiguration(name) {
return CONFIGURATION.test(name) && !name.startsWith('.');
}
function isOverride(name) {
return isConfiguration(name) && /(?:^|_)override$/.test(stemOf(name));
}
function declaresBlocks(name) {
return isConfiguration(name) && !isOverride(name);
}
function configurationIn(names) {
const sorted = names.toSorted(compareBytes);
return [...sorted.filter(declaresBlocks), ...sorted.filter(isOverride)];
}
const SURROGATE = /[\ud800-\udfff]/;
function compareBytes(a, b) {
const hasSurrogate = SURROGATE.test(a) || SURROGATE.test(b);
if (hasSurrogate)
return Buffer.compare(Buffer.from(a), Buffer.from(b));
return a < b ? -1 : Number(a > b);
}
function readBy(program, names) {
if (program === 'terraform')
return names.filter((name) => !isForTofuAlone(name));
const all = new Set(names);
return names.filter((name) => !all.has(name.replace(/\.tf((?:\.json)?)$/, '.tofu$1')) || isForTofuAlone(name));
}
function isForTofuAlone(name) {
return CONFIGURATION.exec(name)?.[2] === 'tofu';
}
function stemOf(name) {
return CONFIGURATION.exec(name)?.[1] ?? name;
}
function isJsonSyntax(name) {
return name.endsWith('.json');
}
function variablesIn(names) {
const main = names.filter((name) => /^terraform\.tfvars(?:\.json)?$/.test(name)).sort();
return [...main, ...names.filter((name) => /\.auto\.tfvars(?:\.json)?$/.test(name)).sort()];
}
function isRead(name) {
return isConfiguration(name) || variablesIn([name]).length > 0 || name === '.terraform.lock.hcl';
}
function mayBeRead(path) {
const name = path.slice(path.lastIndexOf('/') + 1);
return isConfiguration(name) || VARIABLES.test(name);
}
/***/ }),
/***/ 99114:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FF: () => ( ACCESS_LEVELS),
Fh: () => ( engineMocksOf),
ky: () => ( CUSTOM_ATTRIBUTES),
o: () => ( teamWorkspaceSchema)
});
var _schema_js_1_ = __webpack_require__(77934);
var _resource_js_0_ = __webpack_require__(78235);
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
const teamWorkspaceSchema = (0,_resource_js_0_ .C5)('team-workspaces', {
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
/***/ 82591:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
SH: () => ( describeArchive),
Sd: () => ( largestFiles),
cz: () => ( describeLargest),
z3: () => ( formatBytes)
});
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
function describeArchive({ bytes, sha256, entries, excluded, }) {
const files = entries.filter(({ type }) => type === 'file').length;
const ignored = excluded.filter(({ reason }) => reason === 'ignored');
const listed = excluded.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
const names = listed.length > 4 ? [...listed.slice(0, 3), `${listed.length - 3} more`] : listed;
const omitted = [];
if (ignored.length > 0)
omitted.push(`${ignored.length} ignored`);
if (listed.length > 0)
omitted.push(`${listed.length} excluded: ${names.join(', ')}`);
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ 11438:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => ( neutralise),
h: () => ( createLog)
});
var _model_job_secrets_js_0_ = __webpack_require__(62056);
var _report_neutralise_log_js_1_ = __webpack_require__(22195);
var _model_secrets_js_2_ = __webpack_require__(72166);
var _terminal_js_3_ = __webpack_require__(49342);
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
/***/ 6180:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BK: () => ( helpText),
em: () => ( sentence),
ml: () => ( shorten),
qg: () => ( parse)
});
var commander_0_ = __webpack_require__(48179);
var _model_conftest_js_1_ = __webpack_require__(36433);
var _model_did_you_mean_js_2_ = __webpack_require__(90440);
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
const commandAt = spec.takesCommand === true ? words.indexOf('--') : -1;
const ofSpec = commandAt < 0 ? words : words.slice(0, commandAt);
const { values, operands, unknown } = readOptions(spec, path, ofSpec, problems);
const text = requestedHelp(spec, path, values);
if (text !== undefined)
return { kind: 'help', path, text };
const end = unknown.includes('--') ? unknown.indexOf('--') : unknown.length;
const unknownOptions = unknown.slice(0, end).filter((word) => word.startsWith('-'));
for (const word of unknownOptions)
problems.push(unknownOption(spec, path, word));
const areArgumentsClear = unknownOptions.length === 0;
const given = areArgumentsClear ? [...operands, ...unknown] : operands;
const { taken, rest } = takeArguments(spec, given, values, problems);
const input = { arguments: taken, options: {} };
if (commandAt >= 0)
input.arguments['command'] = words.slice(commandAt + 1);
if (areArgumentsClear)
problems.push(...missingArguments(spec, taken));
for (const option of spec.options ?? []) {
input.options[option.name] = readValues(option, values[keyOf(option)], problems);
}
for (const word of areArgumentsClear ? rest : []) {
problems.push({ where: word, message: 'is an unexpected argument.' });
}
if (problems.length === 0)
return { kind: 'run', path, run, tidiesUpMs: spec.tidiesUpMs, input };
return { kind: 'problems', path, problems, ...(areArgumentsClear && { spec, input }) };
}
function takeArguments(spec, words, values, problems) {
const taken = {};
const rest = [...words];
for (const { name, variadic, check } of spec.arguments ?? []) {
const given = rest.splice(0, variadic ? rest.length : 1);
for (const message of given.flatMap((word) => check?.(word) ?? []))
problems.push({ where: name.toUpperCase(), message });
const [word] = given;
const sameOption = spec.options?.find((option) => option.name === name);
if (sameOption === undefined)
taken[name] = variadic ? given : word;
else if (word !== undefined) {
const key = keyOf(sameOption);
const message = `is given twice: once as an argument and once as --${name}.`;
if (values[key] === undefined)
values[key] = [word];
else
problems.push({ where: word, message });
}
}
return { taken, rest };
}
function missingArguments(spec, taken) {
return (spec.arguments ?? [])
.filter(({ name, required }) => required && name in taken && [taken[name]].flat()[0] === undefined)
.map(({ name, description }) => {
return { where: name.toUpperCase(), message: `is needed: ${description}.` };
});
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
if (!(error instanceof commander_0_ .b7))
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
? _model_conftest_js_1_ .w[_model_conftest_js_1_ .p[word] ?? word]
: undefined;
const remedy = insteadOfConftest === undefined ? suggestion(where, names) : ` ${insteadOfConftest}`;
return { where, message: `is not an option of ${path}.${remedy}` };
}
function suggestion(word, names) {
const near = (0,_model_did_you_mean_js_2_ .a)(word, names);
return near === undefined ? '' : ` Did you mean ${near}?`;
}
function keyOf({ name }) {
return new commander_0_ .c$(`--${name}`).attributeName();
}
function buildCommand(spec, path) {
const command = new commander_0_ .uB(path)
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
const built = new commander_0_ .c$(`${short}--${option.name}${value}`, describeOption(option));
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
JA: () => ( EXIT_CODE_OF),
SP: () => ( explainFailure),
mB: () => ( runProgram)
});
var _archive_pack_js_0_ = __webpack_require__(70847);
var _client_errors_js_1_ = __webpack_require__(20486);
var _gate_failure_of_js_2_ = __webpack_require__(46281);
var _hosts_workspace_js_3_ = __webpack_require__(31956);
var _report_json_js_4_ = __webpack_require__(47912);
var _report_neutralise_log_js_5_ = __webpack_require__(22195);
var _report_text_js_6_ = __webpack_require__(74913);
var _command_js_7_ = __webpack_require__(24953);
var _log_js_8_ = __webpack_require__(11438);
var _program_js_9_ = __webpack_require__(6180);
var _read_input_js_10_ = __webpack_require__(73815);
var _model_ended_by_js_11_ = __webpack_require__(17953);
var _model_job_secrets_js_12_ = __webpack_require__(62056);
var _model_secrets_js_13_ = __webpack_require__(72166);
var _model_error_message_js_17_ = __webpack_require__(34271);
var _model_doubt_js_16_ = __webpack_require__(49733);
var _model_verdict_js_14_ = __webpack_require__(83538);
var _terminal_js_15_ = __webpack_require__(49342);
const TIDYING_UP_MS = 700;
async function runProgram(root, argv, io) {
const parsed = (0,_program_js_9_ .qg)(root, argv);
switch (parsed.kind) {
case 'help':
await io.out(io.screen ? (0,_terminal_js_15_ .MT)(parsed.text, io.screen.columns()) : parsed.text);
return _command_js_7_ .dc.green;
case 'problems':
if (argv.length > 0)
return printFailure(new _read_input_js_10_ .eb(await allProblems(parsed, io)), parsed.path, argv, io);
await io.err((0,_program_js_9_ .BK)(root, root.name));
return _command_js_7_ .dc.badInput;
case 'run':
try {
const timeIsUp = io.alarms.after(io.signal, parsed.tidiesUpMs ?? TIDYING_UP_MS);
return await (0,_model_ended_by_js_11_ .m)(timeIsUp, parsed.run(parsed.input, await withSafePath(io)));
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
await io.err(`${(0,_log_js_8_ .$)(`warning: ${sentence}`)}\n`);
return { ...io, environment };
}
async function printFailure(error, command, argv, io) {
const failure = explainFailure(error, command, io.signal);
const { exitCode } = failure;
const tokens = argv.filter((_, index) => argv[index - 1] === '--token');
const secrets = (0,_model_secrets_js_13_ .gE)([...tokens, ...(0,_model_job_secrets_js_12_ .w)(io.environment)]);
const text = secrets.conceal(failure.text);
if (/(?:^| )--(?:json|format[ =]json)(?: |$)/.test(argv.join(' '))) {
const { code, status, remedy } = error instanceof _client_errors_js_1_ ._ ? error : {};
const problems = error instanceof _read_input_js_10_ .eb ? error.problems : undefined;
const document = { exitCode, code, status, message: text.trimEnd(), remedy, problems };
await io.out((0,_report_json_js_4_ .et)({ error: secrets.concealAll(document) }));
}
await io.err(text);
return exitCode;
}
function explainFailure(error, command, signal) {
if (error instanceof _read_input_js_10_ .eb) {
return { text: renderProblems(command, error.problems), exitCode: _command_js_7_ .dc.badInput };
}
if (signal.aborted) {
const exitCode = signal.reason === 'SIGTERM' ? _command_js_7_ .dc.terminated : _command_js_7_ .dc.interrupted;
return { text: `${command} was canceled.\n`, exitCode };
}
if (error instanceof _archive_pack_js_0_ .ql) {
const lines = error.problems.map(({ where, message }) => `  ${where}: ${message}`);
const text = ['The directory cannot be packed:', ...lines, ''].join('\n');
return { text: (0,_log_js_8_ .$)(text), exitCode: _command_js_7_ .dc.badInput };
}
if (error instanceof _client_errors_js_1_ ._) {
return { text: `${(0,_log_js_8_ .$)(error.message)}\n`, exitCode: EXIT_CODE_OF[error.code] };
}
if (error instanceof _gate_failure_of_js_2_.GateStop) {
const text = `${(0,_log_js_8_ .$)((0,_report_text_js_6_ ._7)((0,_model_doubt_js_16_ .k)(error)))}\n`;
return { text, exitCode: (0,_model_verdict_js_14_ .LH)([error.kind]) };
}
const message = (0,_model_error_message_js_17_ .g)(error);
return { text: `${command} stopped: ${(0,_log_js_8_ .$)(message)}\n`, exitCode: _command_js_7_ .dc.undecided };
}
const EXIT_CODE_OF = {
invalid: _command_js_7_ .dc.badInput,
local: _command_js_7_ .dc.badInput,
unauthorized: _command_js_7_ .dc.refused,
forbidden: _command_js_7_ .dc.refused,
'not-found': _command_js_7_ .dc.refused,
'bad-request': _command_js_7_ .dc.refused,
conflict: _command_js_7_ .dc.refused,
'too-large': _command_js_7_ .dc.tooLarge,
unprocessable: _command_js_7_ .dc.refused,
'upload-refused': _command_js_7_ .dc.refused,
'rate-limited': _command_js_7_ .dc.network,
'server-error': _command_js_7_ .dc.network,
redirected: _command_js_7_ .dc.network,
unreadable: _command_js_7_ .dc.network,
network: _command_js_7_ .dc.network,
timeout: _command_js_7_ .dc.network,
tls: _command_js_7_ .dc.network,
aborted: _command_js_7_ .dc.interrupted,
};
function renderProblems(command, problems) {
const width = Math.max(0, ...problems.map(({ where }) => where.length));
const separator = problems.length === 1 ? ' ' : '  ';
const lines = problems.map(({ where, message }) => (0,_report_neutralise_log_js_5_ .om)(`  ${where.padEnd(width)}${separator}${message}`));
return [
`${command} cannot start: ${(0,_report_text_js_6_ .rj)(problems.length, 'problem')}.`,
...lines,
`See \`${command} --help\`.`,
'',
].join('\n');
}
/***/ }),
/***/ 23654:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
start: () => ( start)
});
;// CONCATENATED MODULE: ./build/src/cli/commands.js
const firstCommands = [
{
name: 'check',
summary: 'pack, plan, read the policies, decide',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(1650), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(2316), __webpack_require__.e(6136), __webpack_require__.e(8396)]).then(__webpack_require__.bind(__webpack_require__, 36136))).check,
},
{
name: 'demo',
summary: 'see all of it in ten seconds, no account, no network',
load: async () => (await Promise.all([__webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(445), __webpack_require__.e(6286), __webpack_require__.e(2316), __webpack_require__.e(7077), __webpack_require__.e(558), __webpack_require__.e(426)]).then(__webpack_require__.bind(__webpack_require__, 30426))).demo,
},
{
name: 'doctor',
summary: 'diagnose setup problems',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).doctor,
},
{
name: 'init',
summary: 'write the workflow for this repository',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).init,
},
];
const otherCommands = [
{
name: 'pack',
summary: 'what would leave this machine, and why',
load: async () => (await Promise.all([__webpack_require__.e(5940), __webpack_require__.e(3551), __webpack_require__.e(4393)]).then(__webpack_require__.bind(__webpack_require__, 69011))).pack,
},
{
name: 'approval-key',
summary: 'make the pair of keys by which approvals are signed',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).approvalKey,
},
{
name: 'digest',
summary: 'show a saved plan as JSON, with a digest of how it was made',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).digest,
},
{
name: 'matrix',
summary: 'print the affected workspaces as groups, one for each job',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).matrix,
},
{
name: 'combine',
summary: 'judge the groups of a matrix again, as one verdict',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).combine,
},
{
name: 'audit',
summary: 'report what each policy would block in the newest finished runs',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).audit,
},
{
name: 'policies',
summary: 'try policies before they are merged',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).policyTrials,
},
{
name: 'override',
summary: 'override a failed policy, with a reason',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).override,
},
{
name: 'runs',
summary: 'list and manage existing runs',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).runs,
},
{
name: 'serve',
summary: 'a local service with the same API',
load: async () => (await Promise.all([__webpack_require__.e(9541), __webpack_require__.e(445), __webpack_require__.e(9519)]).then(__webpack_require__.bind(__webpack_require__, 79519))).serve,
},
];
const operationCommands = [
{
name: 'configuration-versions',
summary: 'the uploaded files that runs work on',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).configurationVersions,
},
{
name: 'policy-checks',
summary: 'results of the policy checks of a run',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).policyChecks,
},
{
name: 'team-access',
summary: 'which teams may do what in a workspace',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).teamAccess,
},
{
name: 'agent-tokens',
summary: 'tokens with which HCP agents of a pool sign in',
load: async () => (await Promise.all([__webpack_require__.e(7934), __webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(2940), __webpack_require__.e(351), __webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(2701), __webpack_require__.e(5940), __webpack_require__.e(370), __webpack_require__.e(8536), __webpack_require__.e(9630), __webpack_require__.e(445), __webpack_require__.e(4080), __webpack_require__.e(6436), __webpack_require__.e(1816), __webpack_require__.e(8622), __webpack_require__.e(3551), __webpack_require__.e(9355), __webpack_require__.e(2316), __webpack_require__.e(5724), __webpack_require__.e(6136), __webpack_require__.e(1593)]).then(__webpack_require__.bind(__webpack_require__, 81593))).agentTokens,
},
];
const allCommands = [...firstCommands, ...otherCommands, ...operationCommands];
const SUMMARY = 'Gate infrastructure changes on policy, before anything is applied.';
async function loadCommand([first, second]) {
const word = first === 'help' ? second : first;
return withCommands(await Promise.all(allCommands.map(async ({ name, summary, load }) => name === word ? load() : { name, summary })));
}
function withCommands(commands) {
return { name: 'plangate', summary: SUMMARY, commands, help: renderHelp() };
}
function renderHelp() {
const width = Math.max(...allCommands.map(({ name }) => name.length));
const lineOf = ({ name, summary }) => `  plangate ${name.padEnd(width)}   ${summary}`;
return [
SUMMARY,
'',
...firstCommands.map(lineOf),
'',
...otherCommands.map(lineOf),
'',
'Every operation of the service:',
...operationCommands.map(lineOf),
'',
'Each has -h (what is used most) and --help (everything).',
'`plangate --version` prints the version.',
'',
'Exit codes: 0 passed · 1 blocked · 2 bad input · 3 needs override ·',
'            4 run errored · 5 undecided · 6 refused · 7 network · 8 too large ·',
'            130, 143 canceled',
'',
].join('\n');
}
var run_program = __webpack_require__(31300);
;// CONCATENATED MODULE: ./build/src/cli/start.js
async function start(words, io) {
return (0,run_program.mB)(await loadCommand(words), words, io);
}
/***/ }),
/***/ 20486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_: () => ( ServiceError),
p: () => ( plain)
});
var _model_errors_js_0_ = __webpack_require__(74132);
const HELP_CODES = {
unauthorized: _model_errors_js_0_ .Lp.tokenRefused,
forbidden: _model_errors_js_0_ .Lp.lacksRight,
'not-found': _model_errors_js_0_ .Lp.notFound,
'rate-limited': _model_errors_js_0_ .Lp.tooManyRequests,
'server-error': _model_errors_js_0_ .Lp.serviceFailed,
timeout: _model_errors_js_0_ .Lp.serviceFailed,
network: _model_errors_js_0_ .Lp.unreachable,
tls: _model_errors_js_0_ .Lp.unreachable,
};
class ServiceError extends Error {
name = 'ServiceError';
code;
method;
path;
seen;
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
this.seen = facts.seen ?? message;
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
GateStop: () => ( GateStop),
N3: () => ( noneIfNotFound),
Zk: () => ( isForgiven),
dL: () => ( endReasonAt),
g5: () => ( failureOf),
vu: () => ( isRefusal),
wS: () => ( CANCELED)
});
var _archive_pack_js_0_ = __webpack_require__(70847);
var _client_errors_js_1_ = __webpack_require__(20486);
var _model_doubt_js_3_ = __webpack_require__(49733);
var _model_errors_js_2_ = __webpack_require__(74132);
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
const CANCELED = { code: _model_errors_js_2_ .Lp.canceled, text: 'The check was canceled.' };
function endReasonAt(deadline, { clock, signal }) {
if (signal.aborted)
return 'aborted';
return clock.now() >= deadline ? 'timeout' : undefined;
}
function failureOf(error, ended) {
if (ended === 'aborted')
return { kind: 'canceled', ...CANCELED };
return { kind: failureKindOf(error, ended), ...(0,_model_doubt_js_3_ .k)(error) };
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
/***/ 2914:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Hx: () => ( isAnyCi),
RW: () => ( hostRunOf),
SU: () => ( hostRowOf),
W0: () => ( serverToAsk),
cr: () => ( isTargetSet),
lw: () => ( detectJob),
nj: () => ( valuesOfHostVariables),
o5: () => ( checkoutOf),
wl: () => ( startersOf)
});
var node_path_0_ = __webpack_require__(76760);
var _model_origin_js_4_ = __webpack_require__(13861);
var _model_own_pages_js_3_ = __webpack_require__(37694);
var _model_commit_id_js_7_ = __webpack_require__(66238);
var _model_request_base_js_6_ = __webpack_require__(24610);
var _host_js_5_ = __webpack_require__(70095);
var _registry_js_1_ = __webpack_require__(77006);
var ci_info_vendors_json_2_ = __webpack_require__(22040);
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
return readVariables(row === undefined ? _registry_js_1_ .TR : [row], which, environment);
}
function isTargetSet(environment) {
return readVariables(_registry_js_1_ .TR, 'target', environment).some((value) => value !== '');
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
remedy: address === undefined && name !== 'none' ? withoutAddress() : server.remedy,
};
}
const withoutAddress = () => `Set the variable that holds its address, to one of https or SSH: see ${(0,_model_own_pages_js_3_ .SO)('docs/networks.md#where-the-default-branch-is')}.`;
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
const isHere = url.protocol === 'http:' && (0,_model_origin_js_4_ .U)(url.hostname);
return url.protocol === 'https:' || isHere ? url.href : undefined;
}
const unknownHost = {
server: {
authorization: _host_js_5_ .e,
address: ({ PLANGATE_REPOSITORY_URL }) => PLANGATE_REPOSITORY_URL,
remedy: 'Set PLANGATE_REPOSITORY_URL to the https address of the repository in the settings of the pipeline, with GIT_USERNAME and GIT_PASSWORD where it is private.',
},
facts: () => ({}),
requestBase(environment) {
const branches = valuesOfHostVariables(environment, 'target').filter((value) => value !== '');
const [branch, ...others] = new Set(branches);
if (branch === undefined)
return isAnyRequest(environment) ? (0,_model_request_base_js_6_ .VT)(undefined) : undefined;
const isName = (0,_model_commit_id_js_7_ .f)(branch) === undefined && !branch.startsWith('refs/');
const isCertain = others.length === 0 && isName;
return (0,_model_request_base_js_6_ .VT)(isCertain ? branch : undefined);
},
jobOrigin: (environment, isPersonThere) => ({
proposed: !isPersonThere || isAnyCi(environment),
changeOrigin: 'own',
}),
};
function hostRowOf(environment) {
return _registry_js_1_ .TR.find(({ variable }) => environment[variable]);
}
function checkoutOf(environment) {
const variable = Object.keys(OTHER_ROOTS).find((name) => environment[name]) ?? '';
const root = hostRowOf(environment)?.root ?? OTHER_ROOTS[variable] ?? '';
const path = environment[root] ?? '';
return (0,node_path_0_.isAbsolute)(path) ? path : undefined;
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
..._registry_js_1_ .TR.flatMap(({ variable, run }) => [variable, run]),
...Object.keys(OTHER_ROOTS),
...MORE_VARIABLES,
...ci_info_vendors_json_2_.flatMap(({ env }) => {
if (typeof env === 'string' || Array.isArray(env))
return env;
if (env.env !== undefined)
return { name: env.env, text: env.includes };
return env.any ?? Object.keys(env).filter((name) => name !== 'CI');
}),
].map((sign) => (typeof sign === 'string' ? { name: sign, text: '' } : sign));
function isAnyRequest(environment) {
return ci_info_vendors_json_2_.some(({ pr }) => {
if (pr === undefined)
return false;
if (typeof pr === 'string')
return Boolean(environment[pr]);
const { env, any, ne, ...values } = pr;
if (env !== undefined) {
const value = environment[env] ?? '';
return any === undefined ? value !== '' && value !== ne : any.includes(value);
}
if (any !== undefined)
return any.some((name) => Boolean(environment[name]));
return Object.entries(values).some(([name, value]) => environment[name] === value);
});
}
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( basicAuthorization),
e: () => ( gitPassword)
});
var _model_unfilled_js_0_ = __webpack_require__(84824);
function gitPassword({ GIT_USERNAME, GIT_PASSWORD }) {
return basicAuthorization(GIT_USERNAME ?? '', GIT_PASSWORD);
}
function basicAuthorization(user, text) {
const password = (0,_model_unfilled_js_0_ .A)(text);
return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
/***/ }),
/***/ 77006:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
load: async () => (await Promise.all([__webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(8536), __webpack_require__.e(9355), __webpack_require__.e(5212)]).then(__webpack_require__.bind(__webpack_require__, 33999))).gitea,
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
load: async () => (await Promise.all([__webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(8536), __webpack_require__.e(9355), __webpack_require__.e(5212)]).then(__webpack_require__.bind(__webpack_require__, 33999))).gitea,
},
{
name: 'github',
title: 'GitHub Actions',
variable: 'GITHUB_ACTIONS',
...ON_GITHUB,
secrets: ['GITHUB_*', 'GH_*', 'ACTIONS_*', 'RUNNER_*', 'INPUT_*'],
load: async () => (await __webpack_require__.e( 2447).then(__webpack_require__.bind(__webpack_require__, 52447))).github,
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
load: async () => (await Promise.all([__webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(8536), __webpack_require__.e(8528), __webpack_require__.e(6846)]).then(__webpack_require__.bind(__webpack_require__, 86846))).gitlab,
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
targetBranches: 'main',
secrets: 'Secret variable: TF_API_TOKEN. The build service needs "Contribute to pull requests" for the thread.',
template: `pool: { vmImage: ubuntu-latest }
container: { image: IMAGE, options: --user 0 } # Azure Pipelines adds a user of its own to it
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
load: async () => (await Promise.all([__webpack_require__.e(3765), __webpack_require__.e(8087), __webpack_require__.e(9541), __webpack_require__.e(8536), __webpack_require__.e(445), __webpack_require__.e(6286), __webpack_require__.e(8528), __webpack_require__.e(2482)]).then(__webpack_require__.bind(__webpack_require__, 92482))).azure,
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
targetBranches: 'main',
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
load: async () => (await Promise.all([__webpack_require__.e(8536), __webpack_require__.e(6436), __webpack_require__.e(6103)]).then(__webpack_require__.bind(__webpack_require__, 35016))).bitbucket,
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
targetBranches: '"*"',
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
load: async () => (await __webpack_require__.e( 4397).then(__webpack_require__.bind(__webpack_require__, 34397))).circleci,
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
load: async () => (await __webpack_require__.e( 8806).then(__webpack_require__.bind(__webpack_require__, 18806))).buildkite,
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
targetBranches: 'main',
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
load: async () => (await __webpack_require__.e( 7751).then(__webpack_require__.bind(__webpack_require__, 67751))).jenkins,
},
];
const HOSTS_WITH_PAGES = CI_HOSTS.flatMap((row) => row.page === undefined ? [] : [{ ...row, page: row.page }]);
function isSecretOfCiHost(variable) {
const name = variable.toUpperCase();
return CI_HOSTS.flatMap(({ secrets }) => secrets).some((secret) => secret.endsWith('*') ? name.startsWith(secret.slice(0, -1)) : name === secret);
}
/***/ }),
/***/ 31956:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B3: () => ( workspaceOf),
PO: () => ( isTerminalMissing),
QK: () => ( trustsCheckout),
by: () => ( withProgramsFromOutside),
f_: () => ( NO_TERMINAL),
o5: () => ( isJob),
qg: () => ( REFUSED_IN_CI)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_find_repository_js_1_ = __webpack_require__(6609);
var _machine_program_path_js_2_ = __webpack_require__(60439);
var _detect_js_3_ = __webpack_require__(2914);
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
seen: 'Standard input or standard error is no terminal, as in a CI job, so the files here are not trusted to say what is planned and by which policies',
fix: `If they are your own, add --trust-checkout, or set ${TRUST_CHECKOUT}=true.`,
};
function isTerminalMissing(problems, { environment, isPersonThere }) {
if (isPersonThere || isJob(environment))
return false;
return problems.every(({ where }) => NEEDS_TRUSTED_FILES.test(where));
}
/***/ }),
/***/ 72588:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ 36433:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ 49733:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F: () => ( reworded),
k: () => ( doubtOf)
});
var _error_message_js_0_ = __webpack_require__(34271);
function doubtOf(error) {
const code = error?.helpCode;
return { text: (0,_error_message_js_0_ .g)(error), code };
}
function reworded({ text, code }, reword) {
return { text: reword(text), code };
}
/***/ }),
/***/ 34271:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ 74132:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lp: () => ( CODES),
SM: () => ( remedyOf)
});
var _own_pages_js_0_ = __webpack_require__(37694);
const START = { page: 'docs/troubleshooting.md', area: 'Start, token, origin' };
const ANSWERS = { page: 'docs/troubleshooting.md', area: 'Answers of the service' };
const PERMISSIONS = { page: 'docs/troubleshooting.md', area: 'Permissions and workspace' };
const RUN = { page: 'docs/troubleshooting.md', area: 'The run' };
const REPORT = { page: 'docs/troubleshooting.md', area: 'The report and the files' };
const VERDICTS = {
page: 'docs/troubleshooting-runs.md',
area: 'Verdicts and provisional runs',
};
const EXISTING = {
page: 'docs/troubleshooting-runs.md',
area: 'Matrix, existing runs, version control',
};
const ARCHIVE = { page: 'docs/troubleshooting-runs.md', area: 'Archive and changes' };
const ERRORS = {
wrongInput: { code: 'PG-101', title: 'wrong inputs', ...START },
noToken: { code: 'PG-102', title: 'no token', ...START },
unknownInput: { code: 'PG-103', title: 'a misspelt input', ...START },
unnamedHost: { code: 'PG-104', title: 'the host is not named', ...START },
noOrganization: { code: 'PG-105', title: 'no organization', ...START },
foreignCode: { code: 'PG-106', title: "a fork's code", ...START },
tokenRefused: { code: 'PG-107', title: 'token refused', ...ANSWERS },
lacksRight: { code: 'PG-108', title: 'a right is missing', ...ANSWERS },
notFound: { code: 'PG-109', title: 'not found', ...ANSWERS },
noSuchOperation: { code: 'PG-110', title: 'no such operation', ...ANSWERS },
apiNotFound: { code: 'PG-111', title: 'where the API is', ...ANSWERS },
startedNoRun: { code: 'PG-112', title: 'the upload started no run', ...ANSWERS },
lacksHostRight: { code: 'PG-113', title: 'rights on the code host', ...PERMISSIONS },
policiesInHcl: { code: 'PG-114', title: 'policies in HCL', ...PERMISSIONS },
noConfiguration: { code: 'PG-115', title: 'no configuration', ...PERMISSIONS },
localExecution: { code: 'PG-116', title: 'local execution mode', ...PERMISSIONS },
mayNotQueue: { code: 'PG-117', title: 'may not queue runs', ...PERMISSIONS },
wrongWorkingDirectory: { code: 'PG-118', title: 'working directory', ...PERMISSIONS },
planFailed: { code: 'PG-119', title: 'the plan failed', ...RUN },
runTooSlow: { code: 'PG-120', title: 'the run took too long', ...RUN },
outOfTime: { code: 'PG-121', title: 'time was over before the plan', ...RUN },
tooManyRequests: { code: 'PG-122', title: 'too many requests', ...RUN },
serviceFailed: { code: 'PG-123', title: 'the service failed', ...RUN },
unreachable: { code: 'PG-124', title: 'nothing answers', ...RUN },
otherCommit: { code: 'PG-125', title: 'another commit is checked out', ...REPORT },
commentOfAnotherJob: { code: 'PG-126', title: 'another job writes the comment', ...REPORT },
cannotBeSent: { code: 'PG-127', title: 'a file cannot be sent', ...REPORT },
uploadRefused: { code: 'PG-128', title: 'the upload is refused', ...REPORT },
unreadableAnswer: { code: 'PG-129', title: 'an unreadable answer', ...REPORT },
noEvent: { code: 'PG-130', title: 'no event', ...REPORT },
reportsNotWritten: { code: 'PG-131', title: 'reports not written', ...REPORT },
canceled: { code: 'PG-132', title: 'canceled', ...REPORT },
noResult: { code: 'PG-133', title: 'a result never came', ...VERDICTS },
unknownDestroys: { code: 'PG-134', title: 'what is destroyed is unknown', ...VERDICTS },
changesNotWhole: { code: 'PG-135', title: 'the list of changes is not whole', ...VERDICTS },
stillAppliable: { code: 'PG-136', title: 'a plan that can still be applied', ...VERDICTS },
cannotDiscard: { code: 'PG-137', title: 'it could not be discarded', ...VERDICTS },
notAsRequested: { code: 'PG-138', title: 'not the run that was requested', ...VERDICTS },
wrongGroup: { code: 'PG-139', title: 'groups of a matrix', ...VERDICTS },
onlyAPart: { code: 'PG-141', title: 'only a part was planned', ...EXISTING },
notCompared: { code: 'PG-142', title: 'an existing run is not compared', ...EXISTING },
noRunsOfVersionControl: { code: 'PG-143', title: 'no runs of version control', ...EXISTING },
noRunOfCommit: { code: 'PG-144', title: 'none of this commit', ...EXISTING },
wrongApplyReport: { code: 'PG-145', title: 'report-apply', ...EXISTING },
contradiction: { code: 'PG-146', title: 'the service contradicts itself', ...EXISTING },
moduleMissing: { code: 'PG-147', title: 'a module is missing', ...EXISTING },
untrackedSecret: { code: 'PG-148', title: 'untracked credentials', ...EXISTING },
gitSilent: { code: 'PG-149', title: 'git does not answer', ...EXISTING },
hiddenFromPolicies: { code: 'PG-150', title: 'hidden from the policies', ...ARCHIVE },
cannotBeCloned: { code: 'PG-151', title: 'what version control clones', ...ARCHIVE },
linkedDirectory: { code: 'PG-152', title: 'links to directories', ...ARCHIVE },
noneAffected: { code: 'PG-153', title: 'no workspace is affected', ...ARCHIVE },
otherWorkspace: { code: 'PG-154', title: 'another workspace answered', ...ARCHIVE },
privateCertificate: { code: 'PG-155', title: 'private certificates', ...ARCHIVE },
tooManyComments: { code: 'PG-156', title: 'too many comments', ...ARCHIVE },
publishingTooSlow: { code: 'PG-157', title: 'publishing took too long', ...ARCHIVE },
otherBase: { code: 'PG-158', title: 'for another base', ...ARCHIVE },
};
const CODES = Object.fromEntries(Object.entries(ERRORS).map(([name, { code }]) => [name, code]));
function remedyOf(code) {
const page = Object.values(ERRORS).find((error) => error.code === code)?.page ?? '';
return `${(0,_own_pages_js_0_ .SO)(page)}#${code.toLowerCase()}`;
}
/***/ }),
/***/ 62056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( environmentSecrets),
w: () => ( concealedIn)
});
var _secrets_js_0_ = __webpack_require__(72166);
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|API_?KEY|ACCESS_KEY|PRIVATE_KEY|RECORD_KEY)$/;
const SHORTEST_IN_FILES = 16;
function environmentSecrets(environment, secretName = SECRET_NAME) {
return valuesOf(environment, secretName, SHORTEST_IN_FILES);
}
const CONCEALED_NAME = /^(?!STATE_)(?:.*[_-])?(?:[A-Z]*(?:TOKEN|PASSWORD)|SECRET(?:[_-]ID)?|PASSWD|(?<=[_-])(?:PWD|PASS)|PASSPHRASE|PAT|JWT|AUTH|BEARER|WEBHOOK(?:[_-]URL)?|CREDENTIALS?|(?:API|APP|ACCESS|ACCOUNT|AUTH|MASTER|LICENSE|STORAGE|PRIVATE|RECORD|SECRET|SIGNING|ENCRYPTION|DEPLOY)[_-]?KEY)(?:[_-]?(?:V?\d+|RO|RW))?$/i;
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
/***/ 13861:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
SO: () => ( ownPage),
kX: () => ( planRecipe)
});
var _version_js_0_ = __webpack_require__(55603);
const REPOSITORY = 'plangate/plangate';
const BUILT_REF = _version_js_0_ .f5 ? `v${_version_js_0_ .xv}` : 'main';
let ref = BUILT_REF;
function ownPage(page) {
return `https://github.com/${REPOSITORY}/blob/${ref}/${page}`;
}
function planRecipe() {
return ownPage('docs/plan-files.md#a-plan-of-another-job');
}
/***/ }),
/***/ 28187:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ 24610:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
VT: () => ( requestBase),
W0: () => ( branchOf),
eu: () => ( baseOfQueue)
});
function branchOf(ref) {
return ref?.replace(/^refs\/heads\//, '') || undefined;
}
function requestBase(branch, defaultBranch) {
return { branch: branch || undefined, defaultBranch: defaultBranch || undefined };
}
function baseOfQueue(ref) {
return /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-[1-9]\d{0,14}-[0-9a-f]+$/.exec(ref ?? '')?.[1];
}
/***/ }),
/***/ 72166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BF: () => ( secretsOfLog),
DH: () => ( decoded),
gE: () => ( createSecrets),
ju: () => ( base64Of),
mb: () => ( searchablePieces)
});
var _add_to_js_1_ = __webpack_require__(72588);
var _or_else_js_2_ = __webpack_require__(17026);
var _verdict_js_0_ = __webpack_require__(83538);
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
concealAll: (value) => {
if (kept.size === 0)
return value;
return mapStrings(value, (text) => secrets.conceal(text));
},
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
return [...pathname.split('/'), ...values].filter(looksRandom);
}
function looksRandom(text) {
if (text.length < 20 || /^[a-z]+-[A-Za-z0-9]{16}$/.test(text))
return false;
if (/^[0-9a-f-]{32,}$/i.test(text))
return true;
const countCharacterKinds = (part) => [/[0-9]/, /[a-z]/, /[A-Z]/].filter((kind) => kind.test(part)).length;
const longRuns = text.split(/[^A-Za-z0-9]+/).filter(({ length }) => length >= PART);
return countCharacterKinds(text) === 3 || longRuns.some((run) => countCharacterKinds(run) > 1);
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
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ 83538:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
/***/ 47912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
et: () => ( printableJson),
hF: () => ( renderJson)
});
var _model_quote_js_1_ = __webpack_require__(28187);
var _sentence_js_0_ = __webpack_require__(42251);
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
takesNoOverride: undefined,
timestamps: undefined,
approvedGuards: undefined,
countsBySource: undefined,
})),
unaffected: unaffected.length > 0 ? unaffected : undefined,
causes: view.causes.map(causeForPrograms),
resolved: view.resolved,
notCompared: view.notCompared > 0 ? view.notCompared : undefined,
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
function causeForPrograms(cause) {
const { todo, ended, resources, generalMessages } = cause;
const fields = {
...cause,
...WITHOUT_FIELDS,
resources: resources.map(withoutLines),
generalMessages: generalMessages.map(withoutLines),
ended: ended?.map(({ until, owner }) => ({ until, owner })),
whoActs: todo && { role: todo.role, names: todo.names },
nextStep: todo && (0,_sentence_js_0_ .bo)(todo.step),
};
return fields;
}
const WITHOUT_FIELDS = {
occurrences: undefined,
messageOfAll: undefined,
todo: undefined,
own: undefined,
overriders: undefined,
failure: undefined,
missedBy: undefined,
withoutOverride: undefined,
remedy: undefined,
};
const withoutLines = (named) => ({
...named,
attribute: undefined,
excerpt: undefined,
});
function forPrograms(result) {
return {
...result,
resources: result.resources.map(withoutLines),
generalMessages: result.generalMessages.map(withoutLines),
excerpt: undefined,
printedFor: undefined,
answers: undefined,
};
}
function printableJson(value) {
const escaped = JSON.stringify(value, undefined, 2)
.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, _model_quote_js_1_ .FI)
.replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
return `${escaped}\n`;
}
/***/ }),
/***/ 70075:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
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
var _model_errors_js_0_ = __webpack_require__(74132);
var _model_without_trailing_js_1_ = __webpack_require__(21804);
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
const url = (0,_model_errors_js_0_ .SM)(code);
return link('What to do', url, [url]);
}
/***/ }),
/***/ 22195:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Bv: () => ( safeLines),
Lc: () => ( foldOf),
Wk: () => ( END_OF_FOLD),
Z$: () => ( neutraliseLog),
f: () => ( renderLoggingCommand),
om: () => ( safeLine)
});
var _markdown_js_0_ = __webpack_require__(70075);
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
function foldOf(title) {
return { begin: renderCommand('group', {}, safeLine(title)), end: END_OF_FOLD };
}
const END_OF_FOLD = asLogLine('::endgroup::');
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
function renderCommand(name, properties, message) {
const list = propertyList(properties, ',', IN_PROPERTY);
return asLogLine(breakHashCommands(`::${name}${list}::${escapeWith(IN_MESSAGE, message)}`));
}
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
/***/ 42251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DP: () => ( joinSentences),
J9: () => ( firstItems),
MZ: () => ( phrase),
SP: () => ( itemToMarkdown),
bo: () => ( toPlainText),
cV: () => ( itemToPlainLines),
j3: () => ( signPart),
l6: () => ( toMarkdown),
uQ: () => ( linkPart),
vn: () => ( sentencePart)
});
var _markdown_js_0_ = __webpack_require__(70075);
var _text_js_1_ = __webpack_require__(74913);
function sentencePart(kind, text, limit) {
return { kind, text, limit, words: '' };
}
function linkPart(words, href) {
return { kind: 'link', text: href, limit: Infinity, words };
}
function signPart(text, words) {
return { kind: 'sign', text, limit: Infinity, words };
}
function phrase(strings, ...holes) {
return strings.flatMap((text, at) => (at === 0 ? [text] : [holes[at - 1], text]));
}
function joinSentences(between, ...parts) {
const [first, ...others] = parts.filter((part) => part !== '');
return first === undefined ? '' : [first, ...others.flatMap((part) => [between, part])];
}
function renderSentence(sentence, renderPart) {
if (typeof sentence === 'string')
return sentence;
if ('kind' in sentence)
return renderPart(sentence);
return sentence.map((inner) => renderSentence(inner, renderPart)).join('');
}
function toMarkdown(sentence) {
const renderPart = ({ kind, text, limit, words }) => {
if (kind === 'link')
return (0,_markdown_js_0_ .g5)(`[${toMarkdown(words)}](${text})`);
if (kind === 'sign')
return (0,_markdown_js_0_ .g5)(text);
return kind === 'text' ? (0,_markdown_js_0_ .CS)(text, limit) : (0,_markdown_js_0_ .SS)(text, limit);
};
return (0,_markdown_js_0_ .g5)(renderSentence(sentence, renderPart));
}
function toPlainText(sentence) {
return renderSentence(sentence, ({ kind, text, words }) => {
if (kind === 'link')
return `${toPlainText(words)} (${text})`;
if (kind === 'sign')
return toPlainText(words);
return kind === 'typed' ? `\`${text}\`` : text;
});
}
function firstItems(all, most, toItem, restWords = (number, _rest) => phrase `and ${(0,_text_js_1_ .ZV)(number)} more`) {
const rest = all.slice(most);
const last = rest.length > 0 ? [{ words: restWords(rest.length, rest) }] : [];
return [...all.slice(0, most).map(toItem), ...last];
}
function itemToMarkdown({ words, children = [] }, indent = '') {
const below = children.map((child) => itemToMarkdown(child, (0,_markdown_js_0_ .eu) `${indent}  `));
return (0,_text_js_1_ .JO)('\n', (0,_markdown_js_0_ .eu) `${indent}- ${toMarkdown(words)}`, ...below);
}
function itemToPlainLines({ words, children = [] }, indent) {
const below = children.flatMap((child) => itemToPlainLines(child, `${indent}  `));
return [indent + toPlainText(words), ...below];
}
/***/ }),
/***/ 74913:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$z: () => ( groupBy),
C7: () => ( formatElapsed),
Cv: () => ( unchanged),
J4: () => ( firstParts),
JO: () => ( joinNonEmpty),
Tq: () => ( verbFor),
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
var node_crypto_0_ = __webpack_require__(77598);
var _archive_describe_js_3_ = __webpack_require__(82591);
var _model_errors_js_1_ = __webpack_require__(74132);
var _markdown_js_2_ = __webpack_require__(70075);
function countWords(number, one, many) {
return (0,_markdown_js_2_ .g5)(`${formatNumber(number)} ${number === 1 ? one : (many ?? `${one}s`)}`);
}
function countWordsIfAny(number, one, many) {
return number > 0 ? countWords(number, one, many) : '';
}
function verbFor(number, one, many) {
return number === 1 ? one : many;
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
function firstParts(parts, limit, others = (number) => (0,_markdown_js_2_ .g5)(`${formatNumber(number)} more`)) {
const rest = parts.length - limit;
return rest > 0
? withSeparators([...parts.slice(0, limit), others(rest)])
: withSeparators(parts);
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
return `${text}${end} See ${(0,_model_errors_js_1_ .SM)(code)}`;
}
function hash(text, digits = 12) {
return (0,node_crypto_0_.createHash)('sha256').update(text).digest('hex').slice(0, digits);
}
/***/ })
};
