import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = ({
/***/ 1741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DT: () => ( valuesOfArgument),
readConfiguration: () => ( readConfiguration),
searchedFiles: () => ( searchedFiles),
xV: () => ( readTemplate),
yR: () => ( readText)
});
var node_path_0_ = __webpack_require__(6760);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(6949);
var _file_names_js_5_ = __webpack_require__(6817);
var _module_files_js_2_ = __webpack_require__(6088);
var _module_manifest_js_3_ = __webpack_require__(7126);
var _syntax_parse_hcl_js_4_ = __webpack_require__(351);
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
/***/ 6485:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LD: () => ( readList),
Xh: () => ( nextOf),
n4: () => ( readPages)
});
var _host_error_js_0_ = __webpack_require__(3452);
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
/***/ 8536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
cY: () => ( createAsk),
dy: () => ( createHostSend)
});
var _model_ports_js_0_ = __webpack_require__(8471);
var _model_parse_js_4_ = __webpack_require__(2340);
var _model_retry_after_js_3_ = __webpack_require__(2906);
var _report_markdown_js_1_ = __webpack_require__(75);
var _host_error_js_2_ = __webpack_require__(3452);
var _shapes_js_5_ = __webpack_require__(5639);
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
const { service, refusedRemedy, badTokenRemedy, unreachableRemedy } = options;
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
const aboutToken = kind === 'bad-token' ? badTokenRemedy : undefined;
const remedy = aboutToken ?? (isTokenRefused ? refusedRemedy : undefined);
if (remedy !== undefined) {
return new _host_error_js_2_ .dh(kind, `${text} ${remedy}`, { ...facts, isAboutToken: false });
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
/***/ 2613:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
/***/ }),
/***/ 5317:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
/***/ }),
/***/ 4434:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
/***/ }),
/***/ 9896:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
/***/ }),
/***/ 8611:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
/***/ }),
/***/ 5692:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
/***/ }),
/***/ 9278:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
/***/ }),
/***/ 4589:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
/***/ }),
/***/ 6698:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
/***/ }),
/***/ 4573:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
/***/ }),
/***/ 7540:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
/***/ }),
/***/ 7598:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
/***/ }),
/***/ 3053:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
/***/ }),
/***/ 610:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
/***/ }),
/***/ 8474:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
/***/ }),
/***/ 3024:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
/***/ }),
/***/ 1455:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
/***/ }),
/***/ 7067:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
/***/ }),
/***/ 2467:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
/***/ }),
/***/ 7030:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
/***/ }),
/***/ 8161:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
/***/ }),
/***/ 6760:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
/***/ }),
/***/ 643:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
/***/ }),
/***/ 1792:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
/***/ }),
/***/ 99:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
/***/ }),
/***/ 7075:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
/***/ }),
/***/ 6466:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
/***/ }),
/***/ 7997:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");
/***/ }),
/***/ 8500:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
/***/ }),
/***/ 1692:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
/***/ }),
/***/ 3136:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
/***/ }),
/***/ 7975:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
/***/ }),
/***/ 3429:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
/***/ }),
/***/ 5919:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
/***/ }),
/***/ 8522:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
/***/ }),
/***/ 857:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
/***/ }),
/***/ 6928:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
/***/ }),
/***/ 3193:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
/***/ }),
/***/ 3557:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
/***/ }),
/***/ 4756:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
/***/ }),
/***/ 9023:
/***/ (function(module) {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
/***/ }),
/***/ 2591:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Sd: () => ( largestFiles),
cz: () => ( describeLargest),
z3: () => ( formatBytes)
});
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;
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
/***/ 1365:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
ah: () => ( exclusionOf),
nM: () => ( readExclusion),
RQ: () => ( readRuleFile)
});
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_path_ = __nccwpck_require__(6760);
var find_repository = __nccwpck_require__(6609);
var read_regular = __nccwpck_require__(3962);
var unreadable_file = __nccwpck_require__(3491);
var error_message = __nccwpck_require__(4271);
var rule_matching = __nccwpck_require__(102);
var pack = __nccwpck_require__(847);
;// CONCATENATED MODULE: ./build/src/archive/git-rules.js
const toBytes = (text) => Buffer.from(text).toString('latin1');
async function compileGitRules(text, signal) {
const rules = readRules(text);
const expressions = rules.map(({ expression }, rule) => ({ text: expression, rule }));
const findLastMatch = await (await (0,rule_matching.Ec)(rules, signal)).compile(expressions);
const findExcludingRule = (path) => {
const rule = rules[findLastMatch(path)];
return rule !== undefined && !rule.negated ? rule : undefined;
};
const cursorIn = (directory) => ({
file: (name) => findExcludingRule(directory + toBytes(name)),
directory(name) {
const path = `${directory}${toBytes(name)}/`;
const withheld = findExcludingRule(path);
return { withheld, inside: withheld ? undefined : cursorIn(path) };
},
});
return () => cursorIn('');
}
function readRules(text) {
const rules = [];
const lines = text.replace(/^\uFEFF/, '').split('\n');
for (const [index, line] of lines.entries()) {
if (line.startsWith('#'))
continue;
const trimmed = trimSpaces(line.replace(/\r$/, ''));
if (trimmed === '')
continue;
const negated = trimmed.startsWith('!');
const expression = readPattern(toBytes(negated ? trimmed.slice(1) : trimmed));
if (expression === undefined)
continue;
rules.push({ line: index + 1, text: trimmed, negated, expression });
}
return rules;
}
function trimSpaces(text) {
let end = 0;
for (let at = 0; at < text.length; at++) {
const character = text.charAt(at);
if (character === '\\')
at++;
if (character !== ' ')
end = Math.min(at + 1, text.length);
}
return text.slice(0, end);
}
function readPattern(text) {
const directoryOnly = text.endsWith('/');
const body = directoryOnly ? text.slice(0, -1) : text;
const anchored = body.includes('/');
const glob = anchored && body.startsWith('/') ? body.slice(1) : body;
const path = glob === '' ? undefined : readGlob(glob, anchored);
if (path === undefined)
return undefined;
return `(?s)^${anchored ? '' : '(?:.*/)?'}${path}/${directoryOnly ? '' : '?'}$`;
}
function readGlob(glob, anchored) {
let expression = '';
for (let at = 0; at < glob.length;) {
const beginsName = at === 0 || glob[at - 1] === '/';
const beginsRest = !/[*?[\\]/.test(glob.slice(0, at));
const stars = anchored && (beginsName || beginsRest) ? countStars(glob, at) : 0;
const after = glob.slice(at + stars, at + stars + 2);
if (stars >= 2 && after === '' && beginsName) {
return `${expression}[^/].*`;
}
if (stars >= 2 && after.startsWith('/')) {
expression += '(?:.*/)?';
at += stars + 1;
}
else if (stars >= 2 && after === '\\/') {
expression += '.*';
at += stars;
}
else {
const piece = readPiece(glob, at);
if (piece === undefined)
return undefined;
expression += piece.expression;
at = piece.next;
}
}
return expression;
}
function countStars(glob, from) {
let at = from;
while (glob[at] === '*')
at++;
return at - from;
}
function readPiece(glob, at) {
const escaped = glob[at + 1];
switch (glob[at]) {
case '*':
return { expression: '[^/]*', next: at + countStars(glob, at) };
case '?':
return { expression: '[^/]', next: at + 1 };
case '[':
return readBracket(glob, at);
case '\\':
return escaped === undefined
? undefined
: { expression: (0,rule_matching.Vg)(escaped), next: at + 2 };
default:
return { expression: (0,rule_matching.Vg)(glob.charAt(at)), next: at + 1 };
}
}
const CLASSES = new Map([
...['alnum', 'alpha', 'blank', 'cntrl', 'digit', 'lower', 'space', 'upper', 'xdigit'].map((name) => [name, `[:${name}:]`]),
['graph', '!-.0-~'],
['print', ' -.0-~'],
['punct', '!-.:-@\\[-`{-~'],
]);
function readBracket(glob, from) {
let at = from + 1;
const negated = glob[at] === '!' || glob[at] === '^';
if (negated)
at++;
let members = '';
let rangeStart;
for (let isFirst = true; isFirst || glob[at] !== ']'; isFirst = false) {
const character = glob[at];
const next = glob[at + 1];
const classEnd = character === '[' && next === ':' ? glob.indexOf(']', at + 2) : undefined;
if (character === undefined || classEnd === -1)
return undefined;
if (classEnd !== undefined && classEnd > at + 2 && glob[classEnd - 1] === ':') {
const classMembers = CLASSES.get(glob.slice(at + 2, classEnd - 1));
if (classMembers === undefined)
return undefined;
members += classMembers;
rangeStart = undefined;
at = classEnd + 1;
}
else if (character === '-' &&
rangeStart !== undefined &&
next !== undefined &&
next !== ']') {
const to = next === '\\' ? glob[at + 2] : next;
if (to === undefined)
return undefined;
members += rangeOf(rangeStart, to);
rangeStart = undefined;
at += next === '\\' ? 3 : 2;
}
else {
rangeStart = character === '\\' ? next : character;
if (rangeStart === undefined)
return undefined;
members += rangeOf(rangeStart, rangeStart);
at += character === '\\' ? 2 : 1;
}
}
if (negated)
return { expression: `[^/${members}]`, next: at + 1 };
return { expression: members === '' ? MATCHES_NOTHING : `[${members}]`, next: at + 1 };
}
const MATCHES_NOTHING = '[^\\x00-\\x{10ffff}]';
function rangeOf(from, to) {
const below = to < '/' ? to : '.';
const above = from > '/' ? from : '0';
return ((from <= below ? `${(0,rule_matching.Vg)(from)}-${(0,rule_matching.Vg)(below)}` : '') +
(above <= to ? `${(0,rule_matching.Vg)(above)}-${(0,rule_matching.Vg)(to)}` : ''));
}
var or_else = __nccwpck_require__(7026);
;// CONCATENATED MODULE: ./build/src/archive/terraform-rules.js
async function compileTerraformRules(text, ruleSet, signal) {
const lines = readRuleLines(text);
const engine = await (0,rule_matching.Ec)(lines.rules, signal);
const warnings = await findTraps(text, lines, ruleSet, engine);
const warnedLines = new Set();
const onEntryOnly = (rule) => {
if (warnedLines.has(rule.line))
return;
warnedLines.add(rule.line);
warnings.push(describeEntryOnly(rule, ruleSet));
};
if (ruleSet === 'terraform') {
const rules = await compileRules(lines.rules, engine, readSafely);
return { start: () => safeCursor(rules, onEntryOnly), warnings };
}
const applied = lines.tooLong === undefined ? lines.rules : [];
const rules = await compileRules(applied, engine, readAsTerraform);
return { start: () => exactCursor(rules, onEntryOnly), warnings };
}
function exactCursor(rules, onEntryOnly) {
const cursorIn = (directory) => ({
file: (name) => rules.excluding(rules.findLast(directory + name)),
directory(name) {
const path = `${directory}${name}/`;
const inside = cursorIn(path);
const byName = rules.excluding(rules.findLast(directory + name));
if (byName !== undefined) {
if (byName.line !== undefined)
onEntryOnly(byName);
return { withheld: byName, inside };
}
const ofContents = rules.findLast(path);
const withheld = rules.excluding(ofContents);
const isOver = withheld !== undefined && !rules.mayBeRevived(ofContents);
return { withheld, inside: isOver ? undefined : inside };
},
});
return cursorIn('');
}
function safeCursor(rules, onEntryOnly) {
const cursorIn = (directory, inherited) => ({
file: (name) => rules.excluding(Math.max(inherited, rules.findLast(directory + name))),
directory(name) {
const path = `${directory}${name}/`;
const ofName = rules.findLast(directory + name);
const ofContents = rules.findLast(path);
const last = Math.max(inherited, ofName, ofContents);
const excluding = rules.excluding(last);
const byName = rules.excluding(ofName);
const isByName = last === ofName && ofName > inherited && !rules.excluding(ofContents);
if (isByName && byName?.line !== undefined)
onEntryOnly(byName);
return {
withheld: excluding ?? byName ?? rules.excluding(ofContents),
inside: excluding && !rules.mayBeRevived(last)
? undefined
: cursorIn(path, excluding ? last : -1),
};
},
});
return cursorIn('', -1);
}
const DEFAULTS = [
{ glob: '**/.terraform/**', matches: /^([^\n]*\/)?\.terraform\/[^\n]*$/, negated: false },
{
glob: '**/.terraform/modules/**',
matches: /^([^\n]*\/)?\.terraform\/modules\/[^\n]*$/,
negated: true,
},
{ glob: '**/.git/**', matches: /^([^\n]*\/)?\.git\/[^\n]*$/, negated: false },
];
async function compileRules(lines, engine, read) {
const all = [...DEFAULTS, ...lines];
const expressions = [];
for (const [index, line] of lines.entries()) {
await engine.takeTurn();
const rule = index + DEFAULTS.length;
expressions.push(...read(line, engine).map((text) => ({ text, rule })));
}
const findLastOfFile = await engine.compile(expressions);
const lastNegation = all.findLastIndex(({ negated }) => negated);
return {
findLast(path) {
const rule = findLastOfFile(path.normalize('NFC'));
return rule < 0 ? DEFAULTS.findLastIndex(({ matches }) => matches.test(path)) : rule;
},
mayBeRevived: (rule) => rule <= lastNegation,
excluding(rule) {
if (all[rule]?.negated !== false)
return undefined;
const line = lines[rule - DEFAULTS.length];
return line
? { line: line.line, text: line.text.trim() }
: { line: undefined, text: DEFAULTS[rule]?.glob ?? '' };
},
};
}
function readAsTerraform({ glob, oddity }, engine) {
if (oddity === 'blank' || oddity === 'lone-negation')
return [];
const expression = toExpression(glob);
return engine.isReadable(expression) ? [expression] : [];
}
function readSafely(line, engine) {
const { glob, oddity, text, negated } = line;
if (oddity === 'everything')
return [];
const asTerraform = () => readAsTerraform(line, engine);
if (negated || oddity === 'blank' || oddity === 'lone-negation')
return asTerraform();
if (oddity === 'byte-order-mark') {
const pattern = text.slice(1).trim();
if (/^(?:\/?$|[#!])/.test(pattern))
return asTerraform();
return [...asTerraform(), toLiteralExpression(toGlob(pattern))];
}
const literal = toLiteralExpression(glob);
return METACHARACTERS.test(glob) ? [...asTerraform(), literal] : [literal];
}
const LONGEST_LINE_BYTES = 65_535;
function readRuleLines(text) {
const rules = [];
let tooLong;
for (const [index, lineText] of text.split('\n').entries()) {
const line = index + 1;
if (Buffer.byteLength(lineText) > LONGEST_LINE_BYTES)
tooLong ??= line;
const withoutReturn = lineText.replace(/\r$/, '');
if (withoutReturn === '')
continue;
const rule = readLine(withoutReturn, line);
if (rule)
rules.push(rule);
}
return { rules, tooLong };
}
function readLine(text, line) {
const trimmed = trimSpace(text);
if (trimmed.startsWith('#'))
return undefined;
const negated = trimmed.startsWith('!');
const pattern = negated ? trimmed.slice(1) : trimmed;
const rule = { line, text, negated, glob: toGlob(pattern) };
if (trimmed === '')
return { ...rule, oddity: 'blank' };
if (pattern === '')
return { ...rule, oddity: 'lone-negation' };
if (pattern === '/')
return { ...rule, oddity: 'everything' };
if (line === 1 && text.startsWith('\uFEFF'))
return { ...rule, oddity: 'byte-order-mark' };
return rule;
}
function toGlob(pattern) {
const composed = pattern.normalize('NFC');
const whole = composed.endsWith('/') ? `${composed}**` : composed;
return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}
const METACHARACTERS = /[()[\]{}+|^\\]/;
function toExpression(glob) {
const pieces = splitGlob(glob.replace(/^\uFEFF/, ''));
const escapeSome = (piece) => (piece === '.' || piece === '$' ? `\\${piece}` : piece);
return `^${toRegExpSource(pieces, escapeSome)}$`;
}
function toLiteralExpression(glob) {
const escapeLast = (piece) => (0,rule_matching.Vg)(piece.replace(/^\\(?=[^])/, ''));
return `(?s)^${toRegExpSource(splitGlob(glob), escapeLast)}$`;
}
const WILDCARDS = new Map([
['**/', '(.*/)?'],
['**', '.*'],
['*', '[^/]*'],
['?', '[^/]'],
]);
function toRegExpSource(pieces, escape) {
return Array.from(pieces, (piece) => WILDCARDS.get(piece) ?? escape(piece)).join('');
}
function* splitGlob(glob) {
const characters = Array.from(glob);
for (let at = 0; at < characters.length; at++) {
const character = characters[at] ?? '';
const next = characters[at + 1];
if (character === '\\' && next !== undefined) {
yield character + next;
at++;
}
else if (character === '*' && next === '*') {
at += characters[at + 2] === '/' ? 2 : 1;
yield at + 1 < characters.length ? '**/' : '**';
}
else {
yield character;
}
}
}
const SPACE = new Set('\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000');
for (let code = 0x2000; code <= 0x200a; code++)
SPACE.add(String.fromCharCode(code));
function trimSpace(text) {
let from = 0;
let to = text.length;
while (from < to && SPACE.has(text.charAt(from)))
from++;
while (to > from && SPACE.has(text.charAt(to - 1)))
to--;
return text.slice(from, to);
}
async function findTraps(text, { rules, tooLong }, ruleSet, engine) {
const warnings = [];
if (text.includes('\uFFFD')) {
const message = 'the file is not UTF-8; names beyond ASCII may not match. Save it as UTF-8';
warnings.push({ at: '.terraformignore', message });
}
if (tooLong !== undefined) {
const outcome = ruleSet === 'exact' ? 'so no rule is applied' : 'the rules are applied here';
const message = `the line is longer than ${LONGEST_LINE_BYTES} bytes; Terraform then drops every rule and uploads everything, ${outcome}. Divide the line`;
warnings.push({ at: `.terraformignore:${tooLong}`, message });
}
for (const rule of rules) {
await engine.takeTurn();
const message = describeTrap(rule, ruleSet, engine);
if (message)
warnings.push({ at: `.terraformignore:${rule.line}`, message });
}
return warnings;
}
function describeEntryOnly(rule, ruleSet) {
const upload = ruleSet === 'exact' ? 'its contents are uploaded' : 'Terraform would upload its contents';
return {
at: `.terraformignore:${rule.line}`,
message: `pattern ${inBackticks(rule.text)} matches only an entry of that name; ${upload}; write ${inBackticks(`${rule.text}/`)}`,
};
}
function describeTrap(rule, ruleSet, engine) {
const isExact = ruleSet === 'exact';
switch (rule.oddity) {
case 'blank':
return 'the line holds only white space; Terraform crashes on it. It is ignored here; empty the line';
case 'lone-negation':
return 'the line is a `!` without a pattern; Terraform crashes on it. It is ignored here; delete the line';
case 'everything':
if (rule.negated)
return '`!/` brings back everything. Write `!*` if you mean that';
return isExact
? '`/` matches everything, so nothing is uploaded; delete the line'
: '`/` matches everything for Terraform, which would upload an empty archive. It is ignored here. Delete the line, or write `*` if you mean that';
case 'byte-order-mark':
return `the file begins with a byte order mark; for Terraform it is a part of the first pattern, which then matches nothing${isExact ? '' : '. It is ignored here'}; save the file as UTF-8 without it`;
default:
return describeMetacharacters(rule, isExact, engine);
}
}
function describeMetacharacters(rule, isExact, engine) {
const trimmed = rule.text.trim();
const pattern = rule.negated ? trimmed.slice(1) : trimmed;
if (!METACHARACTERS.test(pattern))
return undefined;
const shown = inBackticks(pattern);
const literal = pattern.replace(/\\[^]|[()[\]{}+|^]/g, (match) => match.length > 1 ? match : `\\${match}`);
const escaped = inBackticks(`${rule.negated ? '!' : ''}${literal}`);
const outcome = isExact || rule.negated ? '' : ' A file of exactly that name is excluded here.';
const isReadable = (0,or_else.N)(() => engine.isReadable(toExpression(rule.glob)), true);
if (!isReadable) {
return `Terraform cannot read pattern ${shown} and drops it.${outcome} Write ${escaped}`;
}
const isRegExp = /[()+|]|(?<!\[)\^|\{\d/.test(pattern.replace(/\\[^]/g, ''));
if (!isRegExp)
return undefined;
return `Terraform takes pattern ${shown} for a regular expression, so it does not match a name written like it.${outcome} Write ${escaped}`;
}
const inBackticks = (text) => `\`${text.length > 80 ? `${text.slice(0, 77)}…` : text}\``;
;// CONCATENATED MODULE: ./build/src/archive/ignore-rules.js
const LIMIT_BYTES = 1024 * 1024;
async function readRuleFile(root, repository, ruleSet = 'terraform', signal) {
const path = (0,external_node_path_.join)(root, pack.On);
if (!(0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }))
return readIgnoreRules('', ruleSet);
try {
if (!(0,find_repository.Yw)(external_node_fs_.realpathSync.native(path), repository)) {
throw new rule_matching.TP('is a link that leads out of the repository');
}
return await readIgnoreRules((await (0,read_regular.Ue)(path, LIMIT_BYTES)) ?? '', ruleSet, signal);
}
catch (error) {
const code = (0,error_message.v)(error);
const isKnown = error instanceof rule_matching.TP || error instanceof unreadable_file.i;
if (!isKnown && code === undefined)
throw error;
const why = isKnown ? error.message : `cannot be read (${code})`;
const message = `${why}; nothing is packed without knowing what to leave out`;
throw new pack.ql([{ where: pack.On, message, code: 'PG-127' }]);
}
}
async function readIgnoreRules(text, ruleSet, signal) {
if (ruleSet === 'gitignore')
return { start: await compileGitRules(text, signal), warnings: [] };
return await compileTerraformRules(text, ruleSet, signal);
}
async function readExclusion(text, ruleSet) {
return exclusionOf(await readIgnoreRules((0,unreadable_file.r)(text), ruleSet));
}
function exclusionOf(rules) {
return (path, isDirectory) => {
const directories = path.split('/');
const fileName = isDirectory ? undefined : directories.pop();
let cursor = rules.start();
for (const name of directories)
cursor = cursor?.directory(name).inside;
return cursor === undefined || (fileName !== undefined && cursor.file(fileName) !== undefined);
};
}
/***/ }),
/***/ 8476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Sx: () => ( excludedManifest),
YF: () => ( whyNeverShipped),
jQ: () => ( whyPathNeverShips),
kD: () => ( findManifests),
nz: () => ( warnOfManifest)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_buffer_1_ = __nccwpck_require__(4573);
var node_path_2_ = __nccwpck_require__(6760);
var _configuration_file_names_js_8_ = __nccwpck_require__(6817);
var _machine_ask_git_js_3_ = __nccwpck_require__(9796);
var _machine_read_regular_js_4_ = __nccwpck_require__(3962);
var _configuration_module_manifest_js_5_ = __nccwpck_require__(7126);
var _model_or_else_js_9_ = __nccwpck_require__(7026);
var _pack_js_6_ = __nccwpck_require__(847);
var _machine_find_repository_js_7_ = __nccwpck_require__(6609);
function whyNeverShipped(name, parent, type) {
if (parent.toLowerCase() === '.terraform') {
return name === 'modules' && type === 'directory'
? undefined
: 'only the directory modules/ ships of a .terraform directory';
}
const lower = name.toLowerCase();
if (lower === '.git' || lower === '.hg' || lower === '.svn')
return 'version control data';
if (lower === '.terraform' && type === 'link')
return 'a .terraform link';
if (type !== 'file')
return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
return lower.includes('.tfstate') && !(0,_configuration_file_names_js_8_ .BJ)(name) ? 'state' : undefined;
}
function whyPathNeverShips(path, type) {
const names = path.split('/');
for (const [at, name] of names.entries()) {
const typeOfName = at === names.length - 1 ? type : 'directory';
const reason = whyNeverShipped(name, names[at - 1] ?? '', typeOfName);
if (reason)
return reason;
}
return undefined;
}
const LONGEST_BYTES = 16 * 1024 * 1024;
function findManifests(directory, names) {
const [dotTerraform = '', ...inner] = _configuration_module_manifest_js_5_ .dp.split('/');
return names
.filter((name) => name.toLowerCase() === dotTerraform)
.map((name) => (0,node_path_2_.join)(name, ...inner))
.filter((path) => (0,_model_or_else_js_9_ .N)(() => (0,node_fs_0_.statSync)((0,node_path_2_.join)(directory, path)).isFile(), false));
}
function excludedManifest(inner, directory, tracked) {
const { path, absolute, repository } = directory;
const manifest = absolute + node_path_2_.sep + inner;
const problem = problemOfManifest(manifest, absolute);
const withSlashes = (0,_machine_find_repository_js_7_ .df)(inner);
const exclude = (reason, detail) => ({
path: path === '' ? withSlashes : `${path}/${withSlashes}`,
reason,
detail,
misleads: problem !== undefined,
});
if ('unknown' in tracked) {
if (tracked.unknown !== _machine_ask_git_js_3_ .NZ)
return exclude(_pack_js_6_ .AX, problem ?? tracked.unknown);
}
else if (isTracked((0,_machine_find_repository_js_7_ .df)((0,node_path_2_.relative)(repository, manifest)), tracked)) {
return exclude(_pack_js_6_ .NM, problem);
}
return problem === undefined ? undefined : exclude(_pack_js_6_ .kK, problem);
}
function warnOfManifest({ path, reason, detail }) {
let remedy = 'Delete it and run `terraform init` again';
if (reason === _pack_js_6_ .NM) {
remedy = `Remove it from the repository: git rm --cached ${path}`;
}
else if (reason === _pack_js_6_ .AX) {
remedy = 'Check the files out with git';
}
const facts = detail ? ` (it ${detail})` : '';
return { at: path, message: `is not sent: it ${reason}${facts}. ${remedy}` };
}
function isTracked(path, tracked) {
const manifest = path.toLowerCase();
const places = [manifest, node_path_2_.posix.dirname(manifest), node_path_2_.posix.dirname(node_path_2_.posix.dirname(manifest))];
for (const trackedPath of tracked) {
if (MAY_BE_PLACE.test(trackedPath) && places.includes(trackedPath.toLowerCase()))
return true;
}
return false;
}
const MAY_BE_PLACE = /(?:\.terraform|modules|modules\.json)$/i;
function problemOfManifest(path, directory) {
if (node_fs_0_.realpathSync.native(path) !== path)
return 'is behind a link';
if ((0,node_fs_0_.statSync)(path).size > LONGEST_BYTES)
return 'is too long to be read';
const bytes = (0,_machine_read_regular_js_4_ .js)(path);
if (!(0,node_buffer_1_.isUtf8)(bytes))
return 'is not in UTF-8';
const records = (0,_configuration_module_manifest_js_5_ .WI)(bytes.toString());
if ('problem' in records)
return records.problem;
const realPath = (inner) => node_fs_0_.realpathSync.native((0,node_path_2_.join)(directory, ...inner.split('/')));
return (0,_configuration_module_manifest_js_5_ .wK)(records, {
isSame: (one, other) => (0,_model_or_else_js_9_ .N)(() => realPath(one) === realPath(other), false),
isBehindLink: (inner) => isBehindLink(directory, inner.split('/')),
});
}
function isBehindLink(directory, names) {
let path = directory;
for (const name of names) {
path = (0,node_path_2_.join)(path, name);
if ((0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
return true;
}
return false;
}
/***/ }),
/***/ 3551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
packDirectory: () => ( packDirectory)
});
var external_node_crypto_ = __nccwpck_require__(7598);
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_os_ = __nccwpck_require__(8161);
var external_node_path_ = __nccwpck_require__(6760);
var find_repository = __nccwpck_require__(6609);
var take_turn = __nccwpck_require__(4990);
var ask_git = __nccwpck_require__(9796);
var file_names = __nccwpck_require__(6817);
var error_message = __nccwpck_require__(4271);
var external_node_zlib_ = __nccwpck_require__(8522);
var external_node_buffer_ = __nccwpck_require__(4573);
var or_else = __nccwpck_require__(7026);
;// CONCATENATED MODULE: ./build/src/archive/entries-on-disk.js
function readNames({ absolute, path }, problems) {
let names;
try {
names = (0,external_node_fs_.readdirSync)(absolute);
}
catch (error) {
problems.push(unreadableEntry(path || '.', error));
return [];
}
if (!names.some((name) => name.includes('\uFFFD')))
return names;
const rawNames = (0,external_node_fs_.readdirSync)(absolute, { encoding: 'buffer' });
for (const name of rawNames)
if (!(0,external_node_buffer_.isUtf8)(name))
problems.push(unusableName(path, name));
return rawNames.filter((name) => (0,external_node_buffer_.isUtf8)(name)).map(String);
}
function unreadableEntry(where, error) {
const message = `cannot be read (${(0,error_message.v)(error) ?? String(error)}); make it readable or ignore it`;
return { where, message, code: 'PG-127' };
}
function unusableName(directory, rawName) {
const written = rawName
.toString('latin1')
.replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
const where = directory === '' ? written : `${directory}/${written}`;
const message = 'has a name that is not UTF-8; rename it, or ignore its directory after the last `!` rule';
return { where, message, code: 'PG-127' };
}
function entryKind(stats) {
if (stats.isFile())
return 'file';
if (stats.isDirectory())
return 'directory';
return stats.isSymbolicLink() ? 'link' : 'special';
}
function resolveLink(link) {
const text = (0,external_node_fs_.readlinkSync)(link.absolute);
const lexical = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(link.absolute), text);
let real;
try {
real = external_node_fs_.realpathSync.native(link.absolute);
}
catch (error) {
const code = (0,error_message.v)(error);
if (code === 'ENOENT' || code === 'ENOTDIR') {
const packedPath = pathInArchive(followDangling(link.absolute, text), link);
if (packedPath === undefined)
return refuse(text, 'which does not exist');
return { kind: 'keep', target: linkTarget(text, packedPath, link.path), dangles: true };
}
const isLoop = code === 'ELOOP';
return refuse(text, isLoop ? 'which leads back to itself' : `which cannot be read (${code ?? String(error)})`);
}
const isLexicalRight = (0,or_else.N)(() => external_node_fs_.realpathSync.native(lexical), undefined) === real;
const packedPath = pathInArchive(isLexicalRight ? lexical : real, link);
if (packedPath !== undefined) {
return { kind: 'keep', target: linkTarget(text, packedPath, link.path) };
}
if (!(0,find_repository.Yw)(real, link.repository))
return refuse(text, 'outside the repository');
const checkout = (0,find_repository.I8)(real);
const isOtherCheckout = checkout !== undefined && checkout !== link.repository;
if (isOtherCheckout && (0,find_repository.Yw)(checkout, link.repository)) {
return refuse(text, 'into another checkout');
}
if (link.walkedDirectories.some((directory) => (0,find_repository.Yw)(directory, real))) {
return refuse(text, 'a directory that contains the link');
}
const stats = (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false });
return stats ? { kind: 'follow', real, stats } : refuse(text, 'a name that is not UTF-8');
}
function followDangling(link, text) {
let reached = (0,external_node_path_.isAbsolute)(text) ? (0,external_node_path_.parse)(text).root : (0,external_node_path_.dirname)(link);
for (const name of (0,find_repository.df)(text).split('/')) {
const next = (0,external_node_path_.resolve)(reached, name);
reached = (0,or_else.N)(() => external_node_fs_.realpathSync.native(next), next);
}
return reached;
}
function refuse(text, where) {
return { kind: 'refuse', message: `links to ${text}, ${where}` };
}
function pathInArchive(absolute, link) {
if ((0,find_repository.Yw)(absolute, link.root))
return (0,find_repository.df)((0,external_node_path_.relative)(link.root, absolute));
const linked = link.linkedDirectories.findLast(({ real }) => (0,find_repository.Yw)(absolute, real));
if (!linked)
return undefined;
const inside = (0,find_repository.df)((0,external_node_path_.relative)(linked.real, absolute));
return inside === '' ? linked.path : `${linked.path}/${inside}`;
}
function linkTarget(text, target, link) {
const written = (0,find_repository.df)(text);
const reached = external_node_path_.posix.join(external_node_path_.posix.dirname(link), written).replace(/(.)\/$/, '$1');
if (!(0,external_node_path_.isAbsolute)(text) && reached === (target || '.'))
return written;
return external_node_path_.posix.relative(external_node_path_.posix.dirname(`/${link}`), `/${target}`) || '.';
}
class ChangedError extends Error {
name = 'ChangedError';
}
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function openChecked(file) {
let fd;
try {
fd = (0,external_node_fs_.openSync)(file.absolute, FLAGS);
}
catch (error) {
const code = (0,error_message.v)(error);
if (code === 'ELOOP' || code === 'EMLINK')
throw new ChangedError('became a link while packing');
if (code === 'ENOENT' || code === 'ENOTDIR')
throw new ChangedError('vanished while packing');
throw error;
}
const stats = (0,external_node_fs_.fstatSync)(fd);
if (isSameFile(stats, file) && stats.isFile() && stats.size === file.size)
return fd;
(0,external_node_fs_.closeSync)(fd);
throw new ChangedError('changed while packing');
}
function readChecked(file, target) {
const fd = openChecked(file);
try {
const buffer = target ?? Buffer.allocUnsafe(file.size + 1);
const expectedBytes = Math.min(buffer.length, file.size);
let readBytes = 0;
while (readBytes < expectedBytes) {
const count = (0,external_node_fs_.readSync)(fd, buffer, readBytes, buffer.length - readBytes, null);
if (count === 0)
break;
readBytes += count;
}
if (readBytes !== expectedBytes)
throw new ChangedError('changed while packing');
return buffer.subarray(0, readBytes);
}
finally {
(0,external_node_fs_.closeSync)(fd);
}
}
function isSameFile(stats, file) {
return stats.ino === file.ino && stats.dev === file.dev;
}
;// CONCATENATED MODULE: ./build/src/archive/tar-gz.js
const WHOLE_BYTES = 64 * 1024;
const RECORD_BYTES = 512;
const ZEROS = Buffer.alloc(RECORD_BYTES);
class TarStream {
blocks;
buffer;
used = 0;
constructor(blocks) {
this.blocks = blocks;
this.buffer = blocks.buffer();
}
placeFor({ size }) {
if (RECORD_BYTES + size + RECORD_BYTES > BLOCK_BYTES - this.used)
return undefined;
return this.buffer.subarray(this.used + RECORD_BYTES, this.used + RECORD_BYTES + size + 1);
}
add(entry, content) {
const isInPlace = content.length === 0 || content.buffer === this.buffer.buffer;
if (isInPlace && this.placeFor(entry) && writeHeader(entry, this.buffer, this.used)) {
this.used += RECORD_BYTES + content.length;
const end = this.used + paddingAfter(content.length);
this.buffer.fill(0, this.used, end);
this.used = end;
return;
}
const body = isInPlace ? Buffer.from(content) : content;
const header = encodeHeader(entry);
if (header.length + body.length + RECORD_BYTES > BLOCK_BYTES - this.used)
this.flush();
this.copy(header);
this.copy(body);
this.copy(ZEROS.subarray(0, paddingAfter(body.length)));
}
async addInPieces(file, inspect) {
await this.append(encodeHeader(file));
const fd = openChecked(file);
try {
for (let remaining = file.size; remaining > 0;) {
if (this.used === BLOCK_BYTES)
await this.flushAndWait();
const length = Math.min(remaining, BLOCK_BYTES - this.used);
const count = (0,external_node_fs_.readSync)(fd, this.buffer, this.used, length, null);
if (count === 0)
throw new ChangedError('changed while packing');
inspect(this.buffer.subarray(this.used, this.used + count));
this.used += count;
remaining -= count;
}
const now = (0,external_node_fs_.fstatSync)(fd);
if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
throw new ChangedError('changed while packing');
}
}
finally {
(0,external_node_fs_.closeSync)(fd);
}
await this.append(ZEROS.subarray(0, paddingAfter(file.size)));
}
async end() {
await this.append(Buffer.alloc(2 * RECORD_BYTES));
this.flush();
await this.blocks.end();
}
async flushAndWait() {
this.flush();
if (this.blocks.isFull())
await this.blocks.makeRoom();
}
flush() {
this.blocks.push(this.buffer, this.used);
this.buffer = this.blocks.buffer();
this.used = 0;
}
async append(bytes) {
if (bytes.length > BLOCK_BYTES - this.used)
await this.flushAndWait();
this.copy(bytes);
}
copy(bytes) {
this.used += bytes.copy(this.buffer, this.used);
}
}
const MODIFIED_SECONDS = 315_532_800;
const LARGEST_OCTAL_SIZE = 0o77777777777;
const FIELDS = {
name: 0,
mode: 100,
uid: 108,
gid: 116,
size: 124,
mtime: 136,
checksum: 148,
type: 156,
target: 157,
magic: 257,
deviceMajor: 329,
deviceMinor: 337,
prefix: 345,
};
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
const LAST_DIGIT_OF_SIZE = FIELDS.size + 10;
const LAST_DIGIT_OF_CHECKSUM = FIELDS.checksum + 5;
function writeHeader(entry, block, at) {
const { type, path, size } = entry;
const name = type === 'directory' ? `${path}/` : path;
if (name.length > NAME_BYTES || size > LARGEST_OCTAL_SIZE || type === 'link')
return false;
const { bytes, sum } = templateOf(entry);
block.set(bytes, at);
const nameSum = writeAscii(block, name, at);
if (Number.isNaN(nameSum))
return false;
writeNumbers(block, at, size, sum + nameSum);
return true;
}
function encodeHeader(entry) {
const { type, size, target = '' } = entry;
const name = type === 'directory' ? `${entry.path}/` : entry.path;
const split = splitName(name);
let records = '';
if (!split)
records += paxRecord('path', name);
if (!fitsField(target))
records += paxRecord('linkpath', target);
if (size > LARGEST_OCTAL_SIZE)
records += paxRecord('size', String(size));
const header = encodeBlock(templateOf(entry), {
...(split ?? PAX_PLACE),
target: fitsField(target) ? target : PAX_PLACE.name,
size: size > LARGEST_OCTAL_SIZE ? 0 : size,
});
if (records === '')
return header;
const body = Buffer.from(records);
const pax = encodeBlock(TEMPLATES.pax, { ...PAX_PLACE, target: '', size: body.length });
return Buffer.concat([pax, body, Buffer.alloc(paddingAfter(body.length)), header]);
}
function paddingAfter(size) {
return (RECORD_BYTES - (size % RECORD_BYTES)) % RECORD_BYTES;
}
const PAX_PLACE = { prefix: '', name: 'pax' };
function splitName(name) {
if (fitsField(name))
return { prefix: '', name };
if (!isAscii(name))
return undefined;
const cut = name.lastIndexOf('/', Math.min(PREFIX_BYTES, name.length - 2));
if (cut <= 0 || name.length - cut - 1 > NAME_BYTES)
return undefined;
return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}
function fitsField(text) {
return text.length <= NAME_BYTES && isAscii(text);
}
function isAscii(text) {
for (let at = 0; at < text.length; at++) {
const unit = text.charCodeAt(at);
if (unit > 126 || unit === 0)
return false;
}
return true;
}
function paxRecord(key, value) {
const rest = ` ${key}=${value}\n`;
const bytes = Buffer.byteLength(rest);
let length = bytes + 1;
while (String(length).length + bytes !== length)
length = String(length).length + bytes;
return `${length}${rest}`;
}
function makeTemplate(type, mode) {
const bytes = Buffer.alloc(RECORD_BYTES);
for (const field of ['uid', 'gid', 'deviceMajor', 'deviceMinor']) {
bytes.write(octal(0, 8), FIELDS[field]);
}
bytes.write(octal(mode, 8), FIELDS.mode);
bytes.write(octal(0, 12), FIELDS.size);
bytes.write(octal(MODIFIED_SECONDS, 12), FIELDS.mtime);
bytes.write(' '.repeat(8), FIELDS.checksum);
bytes.write(type, FIELDS.type);
bytes.write('ustar\x0000', FIELDS.magic);
return { bytes, sum: bytes.reduce((sum, byte) => sum + byte, 0) };
}
const TEMPLATES = {
file: makeTemplate('0', 0o644),
executable: makeTemplate('0', 0o755),
link: makeTemplate('2', 0o777),
directory: makeTemplate('5', 0o755),
pax: makeTemplate('x', 0o644),
};
function templateOf({ type, executable }) {
return TEMPLATES[type === 'file' && executable === true ? 'executable' : type];
}
function encodeBlock({ bytes, sum }, { prefix, name, target, size }) {
const header = Buffer.from(bytes);
const textSum = writeAscii(header, name, FIELDS.name) +
writeAscii(header, target, FIELDS.target) +
writeAscii(header, prefix, FIELDS.prefix);
writeNumbers(header, 0, size, sum + textSum);
return header;
}
function writeNumbers(header, at, size, sum) {
const growth = writeOctal(header, size, at + LAST_DIGIT_OF_SIZE);
header[at + LAST_DIGIT_OF_CHECKSUM + 1] = 0;
writeOctal(header, sum + growth, at + LAST_DIGIT_OF_CHECKSUM, 6);
}
function writeAscii(header, text, offset) {
let sum = 0;
for (let at = 0; at < text.length; at++) {
const byte = text.charCodeAt(at);
if (byte > 126 || byte === 0)
return Number.NaN;
header[offset + at] = byte;
sum += byte;
}
return sum;
}
function writeOctal(header, value, last, width = 1) {
let growth = 0;
let at = last;
for (let remaining = value; remaining > 0 || last - at < width;) {
const digit = remaining % 8;
header[at] = 0x30 + digit;
growth += digit;
at--;
remaining = Math.floor(remaining / 8);
}
return growth;
}
function octal(value, width) {
return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
const BLOCK_BYTES = 512 * 1024;
const IN_FLIGHT = 6;
const STORED_BYTES = 65_535;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);
const LEVEL = 2;
function createGzipBlocks(sink) {
const waiting = [];
const freeBuffers = [];
let crc = 0;
let size = 0;
sink(HEADER);
const writeOldest = async () => {
const oldest = waiting.shift();
if (!oldest)
return;
const { pieces, buffer } = await oldest;
for (const piece of pieces)
sink(piece);
freeBuffers.push(buffer);
};
return {
buffer: () => freeBuffers.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES),
push(buffer, length) {
const bytes = buffer.subarray(0, length);
crc = (0,external_node_zlib_.crc32)(bytes, crc);
size += length;
const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes);
waiting.push(Promise.resolve(pieces).then((pieces) => ({ pieces, buffer })));
},
isFull: () => waiting.length >= IN_FLIGHT,
makeRoom: writeOldest,
async end() {
while (waiting.length > 0)
await writeOldest();
const trailer = Buffer.alloc(8);
trailer.writeUInt32LE(crc, 0);
trailer.writeUInt32LE(size % 2 ** 32, 4);
sink(LAST_BLOCK);
sink(trailer);
},
};
}
function compress(bytes) {
const options = {
level: LEVEL,
chunkSize: BLOCK_BYTES + 4096,
finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH,
};
return new Promise((resolve, reject) => {
(0,external_node_zlib_.deflateRaw)(bytes, options, (error, deflated) => (error ? reject(error) : resolve([deflated])));
});
}
function store(bytes) {
const pieces = [];
for (let at = 0; at < bytes.length; at += STORED_BYTES) {
const piece = bytes.subarray(at, at + STORED_BYTES);
const header = Buffer.alloc(5);
header.writeUInt16LE(piece.length, 1);
header.writeUInt16LE(piece.length ^ 0xffff, 3);
pieces.push(header, piece);
}
return pieces;
}
const PROBES = 64;
const PROBE_BYTES = 256;
const SAMPLE_BYTES = PROBES * PROBE_BYTES;
const EXPECTED_COUNT = SAMPLE_BYTES / 256;
const NOISE = 400;
const UNEVEN = 16_384;
function isIncompressible(bytes) {
if (bytes.length < 2 * SAMPLE_BYTES)
return false;
const unevenness = measureUnevenness(bytes);
if (unevenness < NOISE)
return true;
if (unevenness > UNEVEN)
return false;
const middle = Math.floor(bytes.length / 2);
const sample = bytes.subarray(middle, middle + SAMPLE_BYTES);
return (0,external_node_zlib_.deflateRawSync)(sample, { level: 1 }).length > sample.length * 0.97;
}
const UNEVEN_SQUARES = (UNEVEN + 1) * EXPECTED_COUNT + 256 * EXPECTED_COUNT ** 2;
function measureUnevenness(bytes) {
const counts = new Uint32Array(256);
const stride = Math.floor(bytes.length / PROBES);
let squares = 0;
for (let probe = 0; probe < PROBES && squares < UNEVEN_SQUARES; probe++) {
const from = probe * stride;
for (let at = from; at < from + PROBE_BYTES; at++) {
const value = bytes[at] ?? 0;
const count = counts[value] ?? 0;
squares += 2 * count + 1;
counts[value] = count + 1;
}
}
return Math.floor(squares / EXPECTED_COUNT - 256 * EXPECTED_COUNT);
}
var ignore_rules = __nccwpck_require__(1365);
var pack = __nccwpck_require__(847);
var add_to = __nccwpck_require__(2588);
var secrets = __nccwpck_require__(2166);
;// CONCATENATED MODULE: ./build/src/archive/secret-scanner.js
const TOKEN_SHAPES = [
{
name: 'an HCP Terraform token',
marks: ['.atlasv1.'],
before: /[A-Za-z0-9]{14}$/,
after: /^[\w=-]{60}/,
},
{
name: 'a GitHub token',
marks: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
after: /^[A-Za-z0-9]{36}/,
},
{ name: 'a GitHub token', marks: ['github_pat_'], after: /^\w{36}/ },
{ name: 'a GitLab token', marks: ['glpat-'], after: /^[\w=-]{20}/ },
{ name: 'an AWS access key', marks: ['AKIA', 'ASIA'], after: /^[0-9A-Z]{16}/ },
{
name: 'a private key',
marks: ['PRIVATE KEY-----'],
before: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/,
},
{
name: 'a Google service account key',
marks: ['"service_account"'],
before: /"type"\s{0,20}:\s{0,20}$/,
},
];
const SHAPE_REACH_BYTES = 128;
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
const PUBLIC_NAME = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const URL_OR_PATH = /^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i;
const SHORTEST_TOKEN = 8;
const SHORTEST_OF_ENVIRONMENT = 16;
function collectSecrets(tokens, environment) {
const secrets = new Map();
const add = (name, text, shortest) => {
const value = text.trim();
if (value.length >= shortest && !secrets.has(value))
secrets.set(value, name);
};
for (const [name, value] of Object.entries(environment)) {
const isNamedSecret = SECRET_NAME.test(name) && !PUBLIC_NAME.test(name);
if (value === undefined || !isNamedSecret || URL_OR_PATH.test(value))
continue;
add(name, value, SHORTEST_OF_ENVIRONMENT);
}
for (const value of tokens)
add('a token of this check', value, SHORTEST_TOKEN);
return secrets;
}
const EMPTY = Buffer.alloc(0);
function createSecretScanner(secrets) {
const { find, reachBytes } = createFinder([
...Array.from(secrets).flatMap(([value, name]) => needlesOfSecret(value, name)),
...TOKEN_SHAPES.flatMap(needlesOfShape),
]);
let previousEnd = EMPTY;
let hits;
const addHit = (needle) => {
hits ??= noHits();
needle.report(hits);
};
const search = (bytes) => find(bytes, addHit);
return {
inspectWhole: search,
inPath(path, name) {
const [ofPath, ofName] = [path, name].map((text) => {
const found = noHits();
find(Buffer.from(text), (needle) => needle.report(found));
return found;
});
return { secrets: ofPath?.secrets ?? new Set(), shapes: ofName?.shapes ?? new Set() };
},
inspect: (piece) => {
if (previousEnd.length > 0) {
search(Buffer.concat([previousEnd, piece.subarray(0, reachBytes)]));
}
search(piece);
const end = Buffer.concat([previousEnd, piece.subarray(-reachBytes)]);
previousEnd = Buffer.from(end.subarray(-reachBytes));
},
hitsSoFar: () => hits,
finish() {
hits = undefined;
previousEnd = EMPTY;
},
};
}
function noHits() {
return { secrets: new Set(), shapes: new Set() };
}
function needlesOfSecret(value, name) {
return [value, ...(0,secrets.ju)(value)].map((form) => ({
bytes: Buffer.from(form),
report: (hits) => hits.secrets.add(name),
confirm: () => true,
}));
}
function needlesOfShape({ name, marks, before, after }) {
return marks.map((mark) => ({
bytes: Buffer.from(mark),
report: (hits) => hits.shapes.add(name),
confirm(bytes, from, to) {
const textBefore = bytes.toString('latin1', Math.max(0, from - SHAPE_REACH_BYTES), from);
const textAfter = bytes.toString('latin1', to, to + SHAPE_REACH_BYTES);
return (before?.test(textBefore) ?? true) && (after?.test(textAfter) ?? true);
},
}));
}
function createFinder(needles) {
const window = Math.min(...needles.map(({ bytes }) => bytes.length));
const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
const isBeginning = new Uint8Array(65_536);
const endingWith = new Map();
for (const needle of needles) {
const offset = offsetOfRarestPart(needle.bytes, window);
isBeginning[needle.bytes.readUInt16BE(offset)] = 1;
for (let end = 1; end < window; end++) {
const pair = needle.bytes.readUInt16BE(offset + end - 1);
shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
if (end < window - 1)
continue;
(0,add_to.D)(endingWith, pair, { ...needle, offset });
}
}
const nextCandidate = (bytes, from) => {
for (let end = from; end < bytes.length;) {
const shift = shifts[((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0)] ?? 0;
const start = end - window + 1;
if (shift === 0 && isBeginning[((bytes[start] ?? 0) << 8) | (bytes[start + 1] ?? 0)] === 1) {
return end;
}
end += shift || 1;
}
return -1;
};
const find = (bytes, onFound) => {
for (let end = window - 1;; end++) {
end = nextCandidate(bytes, end);
if (end === -1)
return;
for (const needle of endingWith.get(bytes.readUInt16BE(end - 1)) ?? []) {
const from = end - window + 1 - needle.offset;
const to = from + needle.bytes.length;
if (from < 0 || to > bytes.length)
continue;
if (needle.bytes.compare(bytes, from, to) !== 0)
continue;
if (needle.confirm(bytes, from, to))
onFound(needle);
}
}
};
const longest = Math.max(...needles.map(({ bytes }) => bytes.length));
return { find, reachBytes: longest + SHAPE_REACH_BYTES };
}
function offsetOfRarestPart(bytes, window) {
let rarest = 0;
let lowestFrequency = Number.POSITIVE_INFINITY;
for (let offset = 0; offset + window <= bytes.length; offset++) {
const last = offset + window - 1;
const frequency = frequencyOf(bytes[last - 1] ?? 0) * frequencyOf(bytes[last] ?? 0);
if (frequency >= lowestFrequency)
continue;
rarest = offset;
lowestFrequency = frequency;
}
return rarest;
}
function frequencyOf(byte) {
const character = String.fromCharCode(byte);
if (/[a-z -]/.test(character))
return 8;
return /["_0-9]/.test(character) ? 3 : 1;
}
var quote = __nccwpck_require__(8187);
var never_ships = __nccwpck_require__(8476);
;// CONCATENATED MODULE: ./build/src/archive/secret-files.js
const NAMES = wordSet(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
  .htpasswd htpasswd .envrc .git-credentials .vault-token .terraformrc terraform.rc .tofurc tofu.rc settings.xml
  nuget.config pip.conf pip.ini auth.json rclone.conf boto.cfg admin.conf kubelet.conf k3s.yaml rke2.yaml
  clouds.yaml clouds.yml secure.yaml secure.yml cwallet.sso wallet.dat cookies.txt cookiejar nohup.out core shadow`);
const SECRET_ENDINGS = wordSet(`pem p8 p12 pfx pkcs12 key ppk pvk snk jks jceks bks keystore truststore keytab kdb kdbx agekey
  ovpn tfvars tfplan tfrc tfbackend kubeconfig rkestate env credentials secret
  secrets password passwords token tokens dmp mdmp hprof har pcap pcapng keylog log`);
const SECRET_DOUBLE_ENDINGS = /\.(?:tfvars\.json|tfrc\.json|pkrvars\.hcl)$/;
const SECRET_BEGINNINGS = /^(?:id_(?:rsa|dsa|ecdsa|ed25519|xmss)|\.env\b|tfplan|krb5cc|kubeconfig|talosconfig|core\.\d)/;
const SECRET_WORDS = /credential|creds|passw(?:or)?d|passphrase|secret|keystore|truststore|openrc|tfstate|(?:api|private|ssh)[-_. ]?key|access[-_. ]?token|service[-_. ]?account|kube[-_. ]?config|(?:^|[^a-z])(?:tokens?|id_(?:rsa|dsa|ecdsa|ed25519))(?:[^a-z]|$)|(?:^|(?<!pub|public)[^a-z])(?:keys?|pass)(?:\.[a-z0-9]+)?$/;
const PROGRAM_OR_TEXT_ENDINGS = wordSet(`tf tofu hcl tftpl tpl tmpl gotmpl j2 md mdx rst adoc rego sentinel py pyc pyi js mjs cjs jsx ts
  mts cts tsx map go rb rs java class kt scala cs php c h cc cpp html htm css scss less svg png jpg jpeg gif ico webp
  pdf woff woff2 ttf graphql proto lock sum mod whl jar war wasm so dll dylib exe pub crt cer csr`);
const ARCHIVE_ENDINGS = wordSet('zip tar tgz 7z');
const DATA_ENDINGS = /\.(?:json|ya?ml|txt|ini|conf|cfg|csv|xml|db)$/;
const COPY_PREFIXES = /^(?:#|\.#|\._|~\$|(?:copy|backup) of |(?:old|bak|backup|copy)[-_. ])+/;
const COPY_SUFFIXES = wordSet(`bak backup bkp old orig original save saved sav copy new prev previous tmp temp swp swo swn swx rej
  disabled off deleted dpkg-old dpkg-new dpkg-dist rpmsave rpmnew rpmorig pacsave gz bz2 xz zst`);
const COPY_NUMBER = /^(?:v?\d[:t\d]*|\(\d+\))$/;
const CREDENTIAL_DIRECTORIES = wordSet('.aws .azure .gcloud .kube .ssh .gnupg .docker .terraform.d');
const SECRET_DIRECTORIES = wordSet('secret secrets credential credentials creds passwords tokens private-keys ssh-keys');
const PUBLIC_DIRECTORIES = wordSet(`.terraform .terragrunt-cache .github .gitlab .gitea .forgejo .circleci .buildkite
  .azuredevops .azure-pipelines .devcontainer .husky .changeset .vscode .idea .build .dist .out .output .artifacts
  .package .packages .lambda .serverless .aws-sam .chalice .webpack .esbuild .next .nuxt .venv .tox .modules
  .external_modules .tfmodules .templates .policies .tflint.d .yarn .pnpm`);
const PUBLIC_FILES = wordSet(`gitignore gitattributes gitmodules gitkeep keep git-blame-ignore-revs gitlab-ci travis
  mailmap editorconfig terraformignore terraform.lock terraform-version opentofu-version terragrunt-version
  node-version python-version ruby-version go-version tool-versions nvmrc terraform-docs tflint tfsec trivyignore
  trivy checkov infracost sops pre-commit-config pre-commit-hooks releaserc commitlintrc yamllint markdownlint
  markdown-link-check prettierrc prettierignore eslintrc eslintignore dockerignore helmignore npmignore shellcheckrc
  cspell codeclimate codecov coveragerc flake8 pylintrc golangci rubocop ds_store`);
function surroundingsIn(around, directory, parent) {
const lower = directory.toLowerCase();
if (around === 'credentials' || CREDENTIAL_DIRECTORIES.has(lower))
return 'credentials';
if (around === 'vendored' || lower === 'node_modules')
return 'vendored';
if (lower === 'modules' && parent === '.terraform')
return 'vendored';
if (lower.startsWith('.') && !PUBLIC_DIRECTORIES.has(lower))
return 'credentials';
return SECRET_DIRECTORIES.has(lower) ? 'secret data' : around;
}
function surroundingsInAll(around, directories) {
let surroundings = around;
let parent = '';
for (const directory of directories) {
surroundings = surroundingsIn(surroundings, directory, parent);
parent = directory;
}
return surroundings;
}
function looksSecret(name, around) {
if (around === 'credentials')
return true;
const lower = name.toLowerCase();
const isVendored = around === 'vendored';
if (isProgramOrText(lower)) {
return lower.endsWith('.pkrvars.hcl') || (!isVendored && isPrivateDotFile(lower));
}
if (around === 'secret data')
return true;
const bare = withoutCopyMarks(lower);
if (isSecretName(lower) || isSecretName(bare))
return true;
if (isVendored)
return false;
if (isPrivateDotFile(lower) || isPrivateDotFile(bare))
return true;
if (isProgramOrText(bare))
return false;
if (ARCHIVE_ENDINGS.has(endingOf(bare))) {
const unpacked = bare.slice(0, bare.lastIndexOf('.'));
return isSecretName(unpacked) || (DATA_ENDINGS.test(unpacked) && SECRET_WORDS.test(unpacked));
}
if (SECRET_WORDS.test(bare))
return true;
if (name === lower)
return false;
const divided = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
return SECRET_WORDS.test(withoutCopyMarks(divided));
}
function isProgramOrText(lower) {
const ending = endingOf(lower);
return PROGRAM_OR_TEXT_ENDINGS.has(ending) || (ending === 'json' && (0,file_names.ZC)(lower));
}
function isPrivateDotFile(lower) {
if (!lower.startsWith('.'))
return false;
const bare = lower.slice(1).replace(/\.(?:ya?ml|json|jsonc|toml|hcl|[cm]?js)$/, '');
return !PUBLIC_FILES.has(bare);
}
function isSecretName(lower) {
return (SECRET_ENDINGS.has(endingOf(lower)) ||
NAMES.has(lower) ||
SECRET_DOUBLE_ENDINGS.test(lower) ||
SECRET_BEGINNINGS.test(lower));
}
function withoutCopyMarks(lower) {
let bare = lower.replace(COPY_PREFIXES, '');
for (;;) {
while (bare.endsWith('~') || bare.endsWith('#') || bare.endsWith('$'))
bare = bare.slice(0, -1);
const separator = Math.max(...['.', '-', '_', ' '].map((sign) => bare.lastIndexOf(sign)));
const suffix = bare.slice(separator + 1);
if (separator < 1 || !(COPY_SUFFIXES.has(suffix) || COPY_NUMBER.test(suffix)))
return bare;
bare = bare.slice(0, separator);
}
}
function endingOf(lower) {
return lower.slice(lower.lastIndexOf('.') + 1);
}
function wordSet(text) {
return new Set(text.split(/\s+/));
}
const INSPECTED_BYTES = 64 * 1024;
const PRIVATE_KEY = /^(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-)/;
function recogniseSecret(bytes) {
if (isSavedPlan(bytes))
return 'a saved plan';
const start = startOfText(bytes);
const text = bytes.toString('latin1', start, start + 100);
if (PRIVATE_KEY.test(text))
return 'a private key';
return /^[{[]/.test(text) ? recogniseJson(bytes) : undefined;
}
function startOfText(bytes) {
let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
while (at < bytes.length && at < 200 && (bytes[at] ?? 0) <= 0x20)
at++;
return at;
}
function isSavedPlan(bytes) {
if (bytes.length < 30 || bytes.readUInt32LE(0) !== 0x04034b50)
return false;
const name = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
return /^(?:tfplan|tfstate|tfstate-prev|tfconfig\/.*)$/.test(name);
}
const JSON_CREDENTIAL = /"(?:client_secret|clientSecret|refresh_token|refreshToken|access_token|accessToken|secret_access_key|secretAccessKey|SecretAccessKey|private_key|privateKey)"\s{0,20}:\s{0,20}"[^"\s]{16}/;
function recogniseJson(bytes) {
const text = bytes.toString('latin1');
const has = (name) => text.includes(`"${name}"`);
if (has('lineage') && (has('serial') || has('terraform_version')))
return 'state';
if (has('format_version') && has('terraform_version')) {
const values = ['planned_values', 'prior_state', 'resource_changes', 'values'];
if (values.some(has))
return 'a plan as JSON';
}
return JSON_CREDENTIAL.test(text) ? 'a credential' : undefined;
}
;// CONCATENATED MODULE: ./build/src/archive/walk.js
const LINKED_LIMIT = 50_000;
const MOST_NAMED_LINKS = 5;
const stepOf = (key, entry) => ({ key, entry, inside: undefined });
class Walk {
options;
findings;
manifests = new Set();
submodules = new Map();
linkedEntries = 0;
danglingLinks = 0;
constructor(options, findings) {
this.options = options;
this.findings = findings;
}
*entries() {
const { root, repository, startRules } = this.options;
const top = {
name: (0,external_node_path_.basename)(root),
path: '',
absolute: root,
stats: (0,external_node_fs_.lstatSync)(root),
names: [],
rules: [startRules()],
repository: (0,find_repository.W1)(root) ?? repository,
around: 'ordinary',
walkedDirectories: [root],
linkedDirectories: [],
steps: [],
};
const stack = yield* this.stepsIn(top);
for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
if (step.entry)
yield step.entry;
if (step.inside)
for (const inner of yield* this.stepsIn(step.inside))
stack.push(inner);
}
const more = this.danglingLinks - MOST_NAMED_LINKS;
if (more <= 0)
return;
const message = `has ${more} more links to what does not exist, which are sent as links`;
this.findings.warnings.push({ at: '.', message });
}
*stepsIn(directory) {
const names = readNames(directory, this.findings.problems);
const { absolute } = directory;
const repository = names.includes('.git') ? absolute : directory.repository;
const entered = { ...directory, names, repository, steps: [] };
yield* this.findManifestsAndSubmodule(entered, names);
for (const name of names) {
yield 'pause';
const entry = this.readEntry(entered, name);
if (!entry || this.neverShips(entry, (0,external_node_path_.basename)(absolute)))
continue;
if (!this.countLinked(entered, entry.path))
return [];
yield* this.decide(entered, entry);
}
this.checkStillThere(entered);
return entered.steps.sort((a, b) => (0,file_names.Xo)(b.key, a.key));
}
*findManifestsAndSubmodule(directory, names) {
const { path, absolute, repository } = directory;
const { withheld, warnings } = this.findings;
for (const inner of (0,never_ships.kD)(absolute, names)) {
const excluded = (0,never_ships.Sx)(inner, directory, yield* this.trackedIn(repository));
if (excluded === undefined)
continue;
this.manifests.add(absolute + external_node_path_.sep + inner);
withheld.push(excluded);
warnings.push((0,never_ships.nz)(excluded));
}
if (names.includes('.git') || (names.length > 0 && !this.hasSubmodules(repository)))
return;
const tracked = yield* this.trackedIn(repository);
const isSubmodule = 'unknown' in tracked
? names.length === 0 && (0,find_repository.Mn)(absolute)
: 
tracked.has((0,find_repository.df)((0,external_node_path_.relative)(repository, absolute)));
if (isSubmodule)
withheld.push({ path: path || '.', reason: pack.PW });
}
*trackedIn(repository) {
const { tracked } = this.findings;
if (!tracked.has(repository))
yield { type: 'ask git', repository };
return tracked.get(repository) ?? { unknown: 'it was not asked' };
}
hasSubmodules(repository) {
const known = this.submodules.get(repository) ?? (0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository, '.gitmodules'));
this.submodules.set(repository, known);
return known;
}
readEntry(directory, name) {
const path = directory.path === '' ? name : `${directory.path}/${name}`;
const absolute = directory.absolute + external_node_path_.sep + name;
try {
const stats = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
if (stats)
return { name, path, absolute, stats };
this.findings.problems.push({ where: path, message: 'vanished while packing' });
}
catch (error) {
this.findings.problems.push(unreadableEntry(path, error));
}
return undefined;
}
neverShips(entry, parent) {
const { name, path, absolute, stats } = entry;
if (this.manifests.has(absolute))
return true;
const type = entryKind(stats);
const reason = this.options.never.get(absolute) ??
(type === 'special' ? undefined : (0,never_ships.YF)(name, parent, type));
if (reason)
this.findings.withheld.push({ path, reason });
return reason !== undefined;
}
countLinked({ linkedDirectories }, path) {
if (linkedDirectories.length === 0 || ++this.linkedEntries <= LINKED_LIMIT)
return true;
if (this.linkedEntries === LINKED_LIMIT + 1) {
const message = `links bring in more than ${LINKED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
this.findings.problems.push({ where: path, message, code: 'PG-152' });
}
return false;
}
addDirectory(directory, entry) {
const { name, path } = entry;
const { withheld, inside: rules } = applyToDirectory(directory.rules, name);
if (!rules)
return this.excludeByRule(path, withheld);
if (this.holdsSecret(directory, entry))
return;
const around = surroundingsIn(directory.around, name, (0,external_node_path_.basename)(directory.absolute));
const inside = { ...directory, ...entry, rules, around, steps: [] };
directory.steps.push({ key: `${name}/`, entry: undefined, inside });
if (!withheld)
directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
}
*decide(directory, entry) {
const { name, path, absolute, stats } = entry;
if (stats.isDirectory())
return this.addDirectory(directory, entry);
const rule = firstRule(directory.rules, name);
if (rule)
return this.excludeByRule(path, rule);
if (this.holdsSecret(directory, entry))
return;
if (!stats.isSymbolicLink())
return yield* this.decideFile(directory, entry);
const { root, repository } = this.options;
const { linkedDirectories } = directory;
const walkedDirectories = [...directory.walkedDirectories, directory.absolute];
const place = { root, repository, walkedDirectories, linkedDirectories };
const decision = resolveLink({ absolute, path, ...place });
switch (decision.kind) {
case 'follow': {
const target = { ...entry, absolute: decision.real, stats: decision.stats };
return yield* this.decideTarget(directory, target);
}
case 'keep': {
const { target, dangles = false } = decision;
if (this.holdsSecret(directory, entry, target))
return;
directory.steps.push(stepOf(name, { path, type: 'link', size: 0, target }));
if (dangles)
this.warnOfDangling(path, target);
return;
}
case 'refuse': {
const message = `${decision.message}; ${remedyFor(path)}`;
this.findings.problems.push({ where: path, message, code: 'PG-127' });
}
}
}
holdsSecret({ path: where, names }, { path, name }, target) {
const place = () => {
const before = names.filter((other) => (0,file_names.Xo)(other, name) < 0).length;
const of = target === undefined ? 'name' : 'target';
const what = `${of} (number ${before + 1} of ${names.length} by the order of bytes)`;
return { where: where || '.', what };
};
return this.options.reportSecretsIn(target ?? path, target ?? name, place);
}
warnOfDangling(path, target) {
if (++this.danglingLinks > MOST_NAMED_LINKS)
return;
const module = fetchedModuleOf(path);
const from = module === undefined ? '' : `; it comes with the module ${(0,quote.hD)(module)}`;
const message = `links to ${target}, which does not exist, and is sent as that link, as Terraform does${from}`;
this.findings.warnings.push({ at: path, message });
}
*decideFile(directory, entry) {
const { name, path, absolute, stats } = entry;
if (!stats.isFile()) {
let reason = 'device';
if (stats.isFIFO())
reason = 'named pipe';
else if (stats.isSocket())
reason = 'socket';
this.findings.withheld.push({ path, reason });
this.findings.warnings.push({ at: path, message: `is a ${reason} and was excluded` });
return;
}
const { repository, around } = directory;
const { size, dev, ino, mode, mtimeMs } = stats;
const executable = (mode & 0o100) !== 0;
const state = { absolute, size, mtimeMs, dev, ino };
const file = { path, type: 'file', ...state, repository, executable };
const isSecret = looksSecret(name, around) || looksSecret((0,external_node_path_.basename)(absolute), around);
if (isSecret && !this.options.includeUntrackedSecrets) {
const tracking = whyNotTracked(yield* this.trackedIn(repository), file);
if (tracking)
return excludeSecret(this.findings, path, tracking);
}
directory.steps.push(stepOf(name, file));
}
*decideTarget(directory, target) {
const { path, absolute: real, stats } = target;
const inRepository = (0,external_node_path_.relative)(this.options.repository, real);
const names = inRepository.split(external_node_path_.sep);
const isDirectory = stats.isDirectory();
const never = this.reasonNeverAt(real) ??
(0,never_ships.jQ)(names.join('/'), isDirectory ? 'directory' : 'file');
if (never !== undefined) {
this.findings.withheld.push({ path, reason: `leads to ${inRepository}: ${never}` });
return;
}
const repository = (0,find_repository.W1)(real) ?? directory.repository;
const around = surroundingsInAll(directory.around, isDirectory ? names : names.slice(0, -1));
const parent = { ...directory, repository, around };
if (isDirectory)
return this.addLinkedDirectory(parent, target);
const rulesOfTarget = this.options.linkedAreSeparate ? undefined : this.options.startRules();
const rule = stats.isFile() ? rulesOfTarget?.file((0,external_node_path_.basename)(real)) : undefined;
if (rule)
return this.excludeByRule(path, rule);
yield* this.decideFile(parent, target);
}
reasonNeverAt(real) {
for (const [path, reason] of this.options.never)
if ((0,find_repository.Yw)(real, path))
return reason;
return undefined;
}
addLinkedDirectory(directory, entry) {
const { linkedAreSeparate, startRules } = this.options;
const { name, path, absolute: real } = entry;
const ofLink = applyToDirectory(directory.rules, name);
const ofTarget = linkedAreSeparate ? undefined : startRules().directory((0,external_node_path_.basename)(real));
const rule = ofLink.withheld ?? ofTarget?.withheld;
if (rule)
return this.excludeByRule(path, rule);
const rules = [startRules()];
if (!linkedAreSeparate && ofLink.inside)
rules.unshift(...ofLink.inside);
const inside = {
...directory,
...entry,
rules,
walkedDirectories: [...directory.walkedDirectories, directory.absolute],
linkedDirectories: [...directory.linkedDirectories, { real, path }],
steps: [],
};
directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
directory.steps.push({ key: `${name}/`, entry: undefined, inside });
}
excludeByRule(path, decided) {
const place = decided?.line === undefined ? 'built in:' : `.terraformignore:${decided.line}`;
const rule = decided && `${place} ${decided.text}`;
this.findings.withheld.push({ path, reason: pack.$h, rule });
}
checkStillThere({ absolute, path, stats }) {
const now = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
if (now && now.isDirectory() && isSameFile(now, stats))
return;
this.findings.problems.push({ where: path || '.', message: 'was replaced while packing' });
}
}
function fetchedModuleOf(path) {
const [, name] = /(?:^|\/)\.terraform\/modules\/([^/]+)\/./i.exec(path) ?? [];
return name;
}
function remedyFor(path) {
const module = fetchedModuleOf(path);
return module === undefined
? 'remove the link or ignore it'
: `it comes with the module ${(0,quote.hD)(module)}: ignore it (${path} in ${pack.On}), or use another version of that module`;
}
function excludeSecret(findings, path, tracking, detail) {
if (tracking === 'untracked') {
findings.withheld.push({ path, reason: pack.iC, detail });
return;
}
const { unknown, isOfAnotherUser } = tracking;
findings.withheld.push({ path, reason: pack.vp, detail: unknown, isOfAnotherUser });
}
function whyNotTracked(tracked, file) {
if ('unknown' in tracked)
return tracked;
const path = (0,find_repository.df)((0,external_node_path_.relative)(file.repository, file.absolute));
return tracked.has(path) ? undefined : 'untracked';
}
function firstRule(cursors, name) {
for (const cursor of cursors) {
const rule = cursor.file(name);
if (rule)
return rule;
}
return undefined;
}
function applyToDirectory(cursors, name) {
let withheld;
const inside = [];
for (const cursor of cursors) {
const decision = cursor.directory(name);
if (!decision.inside)
return { withheld: decision.withheld, inside: undefined };
withheld ??= decision.withheld;
inside.push(decision.inside);
}
return { withheld, inside };
}
var machine_temporary = __nccwpck_require__(9622);
;// CONCATENATED MODULE: ./build/src/archive/pack-directory.js
async function packDirectory(options, ports) {
const root = realDirectory(options.root);
const repository = (0,find_repository.I8)(root) ?? root;
const rules = await (0,ignore_rules.RQ)(root, repository, options.rules, ports.signal);
const temporary = ports.environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
const file = createArchiveFile(options.output && (0,external_node_path_.resolve)(options.output), temporary);
try {
const hash = (0,external_node_crypto_.createHash)('sha256');
let bytes = 0;
const blocks = createGzipBlocks((piece) => {
hash.update(piece);
bytes += piece.length;
file.write(piece);
});
const tar = new TarStream(blocks);
const findings = { withheld: [], warnings: [], problems: [], tracked: new Map() };
const scanner = createSecretScanner(collectSecrets(options.secrets ?? [], ports.environment));
const entries = [];
const filesWithParentPaths = [];
const packing = { tar, findings, options, ports, scanner, entries, filesWithParentPaths };
const walk = new Walk({
root,
repository,
startRules: () => rules.start(),
linkedAreSeparate: options.rules === 'exact',
never: neverShippedPaths(root, file, options.never ?? [], ports.environment),
includeUntrackedSecrets: options.includeUntrackedSecrets ?? false,
reportSecretsIn: (path, name, place) => reportSecrets(place, scanner.inPath(path, name), options.secretScan, findings),
}, findings);
for (const step of walk.entries()) {
await (0,take_turn.Vm)(ports.signal);
if (step === 'pause')
continue;
if (step.type === 'ask git')
await addTrackedFiles(step.repository, packing);
else
await addToArchive(step, packing);
}
const problems = [...findings.problems, ...emptiedByRules(entries, findings.withheld)];
if (problems.length > 0)
throw new pack.ql(problems);
await tar.end();
file.finish();
return {
path: file.path,
bytes,
sha256: hash.digest('hex'),
root,
entries,
filesWithParentPaths,
withheld: findings.withheld,
warnings: [...rules.warnings, ...findings.warnings],
contentBytes: entries.reduce((sum, { size }) => sum + size, 0),
remove: async () => file.remove(),
};
}
finally {
file.abandon();
}
}
function emptiedByRules(entries, withheld) {
if (entries.some(({ type }) => type !== 'directory'))
return [];
const ofFile = withheld.flatMap(({ rule }) => (rule?.startsWith(`${pack.On}:`) ? [rule] : []));
const rules = [...new Set(ofFile)];
const message = rules.length === 1
? 'leaves nothing to pack; narrow this rule, or bring files back after it with `!`'
: 'is one of the rules that leave nothing to pack together; narrow them';
return rules.map((where) => ({ where, message, code: 'PG-127' }));
}
function realDirectory(path) {
const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
if (!stats)
throw new pack.ql([{ where: path, message: 'does not exist' }]);
if (!stats.isDirectory())
throw new pack.ql([{ where: path, message: 'is not a directory' }]);
try {
(0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
}
catch (error) {
throw new pack.ql([{ where: path, message: describeReadError(error) }]);
}
return external_node_fs_.realpathSync.native(path);
}
const COMMAND_FILES = [
'GITHUB_OUTPUT',
'GITHUB_ENV',
'GITHUB_STATE',
'GITHUB_PATH',
'GITHUB_STEP_SUMMARY',
'GITHUB_EVENT_PATH',
];
function neverShippedPaths(root, file, never, environment) {
const reasons = new Map();
const add = (path, reason) => {
if (!path)
return;
const withRealParent = (0,external_node_path_.join)((0,find_repository.eF)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
for (const form of [path, (0,find_repository.eF)(path), withRealParent]) {
if (!(0,find_repository.Yw)(root, form))
reasons.set(form, reason);
}
};
for (const name of COMMAND_FILES)
add(environment[name], 'a command file of the runner');
add(environment['RUNNER_TEMP'], 'the temporary directory of the runner');
for (const path of never)
add(path, 'belongs to the runner');
add(file.path, 'the archive itself');
add(file.unfinished, '');
return reasons;
}
const pack_directory_EMPTY = Buffer.alloc(0);
async function addTrackedFiles(repository, packing) {
const { findings, options, ports } = packing;
const { root, workspace = (0,find_repository.I8)(root) ?? root } = options;
const tracked = await (0,ask_git.sp)(repository, workspace, ports);
findings.tracked.set(repository, tracked);
if ('unknown' in tracked && tracked.unknown !== ask_git.NZ) {
const message = `git could not list the tracked files (${tracked.unknown}); files that look like credentials are excluded`;
findings.warnings.push({ at: 'git', message });
}
return tracked;
}
async function addToArchive(entry, packing) {
const { tar, scanner, entries, filesWithParentPaths, findings, options } = packing;
const { path, type, size } = entry;
try {
if (type !== 'file' || size === 0)
tar.add(entry, pack_directory_EMPTY);
else if (size > WHOLE_BYTES) {
const start = readChecked(entry, Buffer.allocUnsafe(INSPECTED_BYTES));
if (await excludeIfSuspect(entry, start, packing))
return;
await tar.addInPieces(entry, scanner.inspect);
if ((0,file_names.BJ)(path))
filesWithParentPaths.push(path);
}
else {
const content = readChecked(entry, tar.placeFor(entry));
scanner.inspectWhole(content);
if (await excludeIfSuspect(entry, content, packing))
return;
if ((0,file_names.BJ)(path) && content.includes('../'))
filesWithParentPaths.push(path);
tar.add(entry, content);
}
if (tar.blocks.isFull())
await tar.blocks.makeRoom();
entries.push({ path, type, size });
const hits = scanner.hitsSoFar();
const place = () => ({ where: path, what: 'file' });
if (hits)
reportSecrets(place, hits, options.secretScan, findings);
}
catch (error) {
findings.problems.push({ where: path, message: describeReadError(error), code: 'PG-127' });
}
finally {
scanner.finish();
}
}
async function excludeIfSuspect(file, start, packing) {
const { findings, options } = packing;
const suspicion = suspicionOf(file.path, start, packing);
if (suspicion === undefined)
return false;
if (suspicion === 'state') {
findings.withheld.push({ path: file.path, reason: 'state', detail: 'by its content' });
return true;
}
if (options.includeUntrackedSecrets)
return false;
const { repository } = file;
const tracked = findings.tracked.get(repository) ?? (await addTrackedFiles(repository, packing));
const tracking = whyNotTracked(tracked, file);
if (tracking === undefined)
return false;
if (suspicion === 'a token' && tracking !== 'untracked')
return false;
excludeSecret(findings, file.path, tracking, `holds ${suspicion}`);
return true;
}
function suspicionOf(path, start, { scanner, options }) {
const content = recogniseSecret(start);
const hits = scanner.hitsSoFar();
if ((content === undefined && hits === undefined) || (0,file_names.BJ)(path))
return undefined;
const mayHoldExamples = isProgramOrText(path.toLowerCase());
if (content !== undefined && !(content === 'a credential' && mayHoldExamples))
return content;
if (hits === undefined || mayHoldExamples)
return undefined;
const isReported = hits.secrets.size > 0 || options.secretScan === 'fail';
return isReported ? undefined : 'a token';
}
function reportSecrets(place, { secrets, shapes }, secretScan, findings) {
if (secrets.size + shapes.size === 0)
return false;
const { where, what } = place();
const holds = what === 'file' ? 'holds' : `has an entry whose ${what} holds`;
if (secrets.size > 0) {
const remedy = what === 'file' ? 'remove it from the file, or ignore the file' : 'rename it, or ignore it';
const message = `${holds} a secret of this check (${[...secrets].join(', ')}); ${remedy}`;
findings.problems.push({ where, message, code: 'PG-127' });
return true;
}
if (shapes.size === 0)
return false;
const message = `${holds} what looks like ${[...shapes].join(' and ')}; remove it, or ignore the file`;
if (secretScan === 'fail')
findings.problems.push({ where, message, code: 'PG-127' });
else
findings.warnings.push({ at: where, message });
return false;
}
function describeReadError(error) {
if (error instanceof ChangedError) {
return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
}
const code = (0,error_message.v)(error);
if (code === undefined)
throw error;
return `cannot be read (${code}); make it readable or ignore it`;
}
function createArchiveFile(output, temporary, write = external_node_fs_.writeSync) {
const makeDirectory = () => (0,machine_temporary.ww)('plangate-', temporary);
const temporaryDirectory = output === undefined ? withPackError(temporary, makeDirectory) : undefined;
const path = output ?? (0,external_node_path_.join)(temporaryDirectory ?? '', 'archive.tar.gz');
const isSpecial = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === false;
const writtenPath = temporaryDirectory !== undefined || isSpecial ? path : `${path}.partial`;
let fd = withPackError(path, () => (0,external_node_fs_.openSync)(writtenPath, 'w', 0o600));
const isPartial = writtenPath !== path;
if (isPartial)
(0,machine_temporary.Qy)(writtenPath);
const remove = () => {
if (temporaryDirectory !== undefined)
(0,machine_temporary.cF)(temporaryDirectory);
};
const abandon = () => {
if (fd === undefined)
return;
(0,external_node_fs_.closeSync)(fd);
fd = undefined;
remove();
if (isPartial)
(0,machine_temporary.cF)(writtenPath);
};
const orAbandon = (action) => {
try {
return withPackError(path, action);
}
catch (error) {
abandon();
throw error;
}
};
return {
path,
unfinished: temporaryDirectory ?? writtenPath,
write: (bytes) => orAbandon(() => {
if (fd === undefined)
throw new Error('the archive is already complete');
for (let offset = 0; offset < bytes.length;)
offset += write(fd, bytes, offset);
}),
finish: () => orAbandon(() => {
if (fd !== undefined)
(0,external_node_fs_.closeSync)(fd);
fd = undefined;
if (!isPartial)
return;
(0,external_node_fs_.renameSync)(writtenPath, path);
(0,machine_temporary.aC)(writtenPath);
}),
abandon,
remove,
};
}
function withPackError(path, action) {
try {
return action();
}
catch (error) {
throw new pack.ql([{ where: path, message: describeWriteError(error) }]);
}
}
function describeWriteError(error) {
const code = (0,error_message.v)(error);
if (code === 'ENOSPC') {
return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
}
if (code === 'ENOENT')
return 'the directory does not exist';
return `cannot be written (${code ?? (0,error_message.g)(error)})`;
}
/***/ }),
/***/ 847:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$h: () => ( IGNORED),
AX: () => ( MANIFEST_DOUBTED),
NM: () => ( MANIFEST_TRACKED),
On: () => ( RULE_FILE),
PW: () => ( EMPTY_SUBMODULE),
iC: () => ( UNTRACKED),
kK: () => ( MANIFEST_MISLEADING),
pL: () => ( NOT_CHECKED_OUT),
ql: () => ( PackError),
vp: () => ( TRACKING_UNKNOWN)
});
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
/***/ 4043:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( resolvePackDirectory),
_: () => ( repositoryOf)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_path_1_ = __nccwpck_require__(6760);
var _machine_find_repository_js_2_ = __nccwpck_require__(6609);
var _pack_js_3_ = __nccwpck_require__(847);
function resolvePackDirectory(directory, base) {
const absolute = (0,node_path_1_.resolve)(base, directory);
const realBase = (0,_machine_find_repository_js_2_ .eF)(base);
for (let path = absolute; (0,node_path_1_.dirname)(path) !== path; path = (0,node_path_1_.dirname)(path)) {
if (!(0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
continue;
const parent = (0,_machine_find_repository_js_2_ .eF)((0,node_path_1_.dirname)(path));
if (!(0,_machine_find_repository_js_2_ .Yw)(parent, realBase) && (0,_machine_find_repository_js_2_ .W1)(parent) === undefined)
continue;
const message = `is a link to ${(0,node_fs_0_.readlinkSync)(path)}, and files that are judged must not choose what is packed; name what it leads to`;
throw new _pack_js_3_ .ql([{ where: path, message, code: 'PG-152' }]);
}
const real = (0,_machine_find_repository_js_2_ .eF)(absolute);
return { directory: real, repository: (0,_machine_find_repository_js_2_ .I8)(real) };
}
function repositoryOf(directory) {
return (0,_machine_find_repository_js_2_ .I8)((0,_machine_find_repository_js_2_ .eF)(directory));
}
/***/ }),
/***/ 102:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ec: () => ( engineFor),
TP: () => ( UnusableRules),
Vg: () => ( escapeCharacter)
});
var _machine_take_turn_js_0_ = __nccwpck_require__(4990);
class UnusableRules extends Error {
name = 'UnusableRules';
}
const LENGTH_LIMIT = 600_000;
const MOST_IN_SET = 200;
const REPEAT_LIMIT = 1000;
const UNCLOSED_LIMIT = 1000;
const TOO_LARGE = `holds patterns that are too large to be applied: as regular expressions, they have more than ${LENGTH_LIMIT} characters; shorten them`;
async function engineFor(rules, signal) {
return rules.length > 0 ? await loadEngine(signal) : WITHOUT_RULES;
}
const WITHOUT_RULES = {
takeTurn: () => Promise.resolve(),
isReadable: () => true,
compile: () => Promise.resolve(() => -1),
};
async function loadEngine(signal) {
const { RE2JS, RE2JSSyntaxException, RE2Set } = await __nccwpck_require__.e( 856).then(__nccwpck_require__.bind(__nccwpck_require__, 2856));
const createSet = () => new RE2Set(RE2Set.UNANCHORED, RE2JS.DISABLE_UNICODE_GROUPS);
const compileSet = (expressions) => {
const set = createSet();
for (const { text } of expressions)
set.add(text);
set.compile();
return set;
};
return {
takeTurn: () => (0,_machine_take_turn_js_0_ .Vm)(signal),
isReadable(text) {
const afterLastClosed = text.slice(text.lastIndexOf(':]') + 1);
const unclosedCount = afterLastClosed.split('[:').length - 1;
if (unclosedCount > UNCLOSED_LIMIT || expandedLength(text) > LENGTH_LIMIT) {
throw new UnusableRules(TOO_LARGE);
}
try {
createSet().add(text);
return true;
}
catch (error) {
if (!(error instanceof RE2JSSyntaxException))
throw error;
const isAboutClass = /^\\p/i.test(error.input ?? '');
const unicodeClass = /\\[pP][CLMNPSZclmnpsz{]/.exec(text)?.[0];
if (!isAboutClass || unicodeClass === undefined)
return false;
throw new UnusableRules(`holds the Unicode class ${unicodeClass}, whose meaning depends on Terraform's version; write it without`);
}
},
async compile(expressions) {
const length = expressions.reduce((sum, { text }) => sum + expandedLength(text), 0);
if (length > LENGTH_LIMIT)
throw new UnusableRules(TOO_LARGE);
const sets = [];
for (let at = 0; at < expressions.length; at += MOST_IN_SET) {
await (0,_machine_take_turn_js_0_ .Vm)(signal);
const members = expressions.slice(at, at + MOST_IN_SET);
sets.unshift({ set: compileSet(members), members });
}
return (path) => {
for (const { set, members } of sets) {
const matching = set.match(path);
const last = matching.length > 0 ? members[matching.at(-1) ?? 0] : undefined;
if (last !== undefined)
return last.rule;
}
return -1;
};
},
};
}
function expandedLength(text) {
let copies = 1;
for (const [, min, max] of text.matchAll(/\{(\d+)(?:,(\d*))?\}/g)) {
copies *= Math.max(1, Number(min), Number(max ?? 0));
}
return text.length * Math.min(copies, REPEAT_LIMIT);
}
function escapeCharacter(character) {
return /^[!-/:-@[-`{-~]$/.test(character) ? `\\${character}` : character;
}
/***/ }),
/***/ 6241:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ds: () => ( judgingOptions),
Vp: () => ( nothingJudged),
bf: () => ( judgedBase),
mp: () => ( guardOfSettings)
});
var _settings_workspace_selectors_js_0_ = __nccwpck_require__(589);
var _trust_change_origin_js_3_ = __nccwpck_require__(8245);
var _trust_run_seals_js_1_ = __nccwpck_require__(4226);
var _trust_seals_js_2_ = __nccwpck_require__(8138);
function judgingOptions(request, deadline) {
const { settings, subject, exceptions, own } = request;
const { service, plan, policy, report, job } = settings;
const approvals = approvalsFor(subject, (0,_trust_seals_js_2_ .Aw)(service));
return {
plan,
policy,
base: judgedBase(request),
timeoutMs: job.timeoutMs,
deadline,
changeRequest: subject.changeRequest,
sealing: sealingOf(request),
own: own && { ...own, approvals },
exceptions,
guard: guardOfSettings(policy, subject, (0,_trust_seals_js_2_ .Aw)(service)),
diff: report.planDiff !== 'off',
};
}
function sealingOf({ settings: { service, policy, report }, subject, hints, }) {
if (subject.sealed === undefined)
return undefined;
const { change, head, searched } = subject.sealed;
return {
seals: (0,_trust_run_seals_js_1_ .wz)((0,_trust_seals_js_2_ .Aw)(service), {
...change,
base: change.base ?? subject.base?.branch,
}),
head,
searched,
commentKey: report.commentKey,
form: (0,_trust_change_origin_js_3_ .yX)(policy, subject) ? 'whole' : 'redacted',
endedByComment: subject.sealed.earlier && hints?.ended,
};
}
function judgedBase({ subject, settings }) {
const { targetBranches = [] } = settings.policy;
return subject.base && { ...subject.base, targetBranches };
}
function guardOfSettings(policy, subject, token = '') {
const { protect = [], maxDestroys, maxActions } = policy;
const hasLimit = maxDestroys !== undefined || maxActions !== undefined;
if (protect.length === 0 && !hasLimit)
return undefined;
return {
protect,
maxDestroys,
maxActions,
fullPlan: (0,_trust_change_origin_js_3_ .yX)(policy, subject),
approvals: approvalsFor(subject, token),
};
}
function approvalsFor(subject, token) {
return async (workspaceId) => {
const changes = (await subject?.approvals?.()) ?? [];
const base = subject?.base?.branch ?? '';
return changes.flatMap((change) => approvalsOn({ ...change, base, workspaceId }, token));
};
}
const openApproval = (0,_trust_seals_js_2_ .Xi)(_trust_seals_js_2_ .Sh);
function approvalsOn(scope, token) {
return scope.commands.flatMap((command) => command.approvals.flatMap((approval) => {
const { by, at, reason } = command;
const approves = openApproval(token, scope, command, approval);
return approves === undefined ? [] : [{ approves, by, at, reason }];
}));
}
async function nothingJudged(plan, failure, durationMs) {
const { unjudgedResult } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 2940));
const failures = (0,_settings_workspace_selectors_js_0_ .Ht)(plan).map((workspace) => ({ workspace, failure }));
return unjudgedResult(failures, durationMs);
}
/***/ }),
/***/ 2696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ce: () => ( whileTimeLasts),
M0: () => ( LAST_MS),
_K: () => ( endInTime),
wP: () => ( limitPorts)
});
var _machine_execute_js_0_ = __nccwpck_require__(4023);
var _model_ended_by_js_1_ = __nccwpck_require__(7953);
function limitPorts(timeoutMs, ports) {
const { clock, alarms, signal } = ports;
const endSignal = alarms.any(signal, alarms.in(timeoutMs));
return {
...ports,
...(0,_machine_execute_js_0_ .Vo)(endSignal, ports),
endsAt: clock.now() + timeoutMs,
endSignal,
};
}
const LATEST_MS = 7_000;
const SOON_MS = 700;
const LAST_AFTER_SIGNAL_MS = 6_200;
async function endInTime({ alarms, signal, clock, endsAt }, work, otherwise) {
let mayTakeLonger = false;
const working = work(() => (mayTakeLonger = true));
const end = alarms.in(endsAt + LATEST_MS - clock.now());
const soonSignal = alarms.any(end, alarms.after(signal, SOON_MS));
const lastSignal = alarms.any(end, alarms.after(signal, LAST_AFTER_SIGNAL_MS));
try {
return await (0,_model_ended_by_js_1_ .m)(soonSignal, working);
}
catch (error) {
if (!soonSignal.aborted)
throw error;
}
try {
if (mayTakeLonger)
return await (0,_model_ended_by_js_1_ .m)(lastSignal, working);
}
catch (error) {
if (!lastSignal.aborted)
throw error;
}
return otherwise();
}
const LAST_MS = 300;
function whileTimeLasts({ clock, alarms, signal, endsAt }) {
const late = alarms.any(alarms.in(endsAt - clock.now()), alarms.after(signal, LAST_MS));
return async (work, otherwise) => {
try {
return await (0,_model_ended_by_js_1_ .m)(late, work);
}
catch (error) {
if (late.aborted)
return await otherwise();
throw error;
}
};
}
/***/ }),
/***/ 4441:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
U: () => ( createClient)
});
var model_secrets = __nccwpck_require__(2166);
var version = __nccwpck_require__(5603);
var command_line = __nccwpck_require__(9753);
var client_errors = __nccwpck_require__(486);
var json_text = __nccwpck_require__(2177);
var or_else = __nccwpck_require__(7026);
var parse = __nccwpck_require__(2340);
var wire_resource = __nccwpck_require__(8235);
var dist = __nccwpck_require__(7934);
;// CONCATENATED MODULE: ./build/src/client/jsonapi.js
class Unreadable extends Error {
name = 'Unreadable';
isOtherForm;
helpCode;
constructor(message, { isOtherForm = false, helpCode } = {}) {
super(message);
this.isOtherForm = isOtherForm;
this.helpCode = helpCode;
}
}
function isHtml({ headers }) {
return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
function refuseHtml(answer) {
if (isHtml(answer) && answer.body.length > 0)
throw new Unreadable(IS_HTML);
}
const IS_HTML = 'is HTML or XML, as from a proxy or a sign-in page';
function parseDocument(body) {
const root = parseBody(body);
if (!(0,parse.u4)(root))
throw new Unreadable('is not a JSON:API document');
const { errors, meta, links, included } = root;
const isEmptyList = Array.isArray(errors) && errors.length === 0;
if (errors !== undefined && errors !== null && !isEmptyList) {
throw new Unreadable('holds errors although its status is a success');
}
const isBareResource = !('data' in root) && 'attributes' in root && 'type' in root;
if (!isBareResource && !('data' in root))
throw new Unreadable('has no "data"');
const data = isBareResource ? root : root['data'];
const textByKey = new Map();
indexByKey([data].flat(), textByKey);
const pagination = (0,parse._F)(meta, 'pagination');
const nextLink = (0,parse._F)(links, 'next');
const isLast = nextLink === null || nextLink === '';
const next = isLast ? 'none' : 'some';
return {
data,
included: indexByKey((0,parse.c3)(included), textByKey),
next: nextLink === undefined ? 'unknown' : next,
pagination: decode(dist.cl6(wire_resource.gC), pagination, 'meta.pagination') ?? undefined,
};
}
function indexByKey(resources, textByKey) {
const index = new Map();
for (const resource of resources.filter(parse.u4)) {
const { type, id } = resource;
if (typeof type !== 'string' || typeof id !== 'string')
continue;
const key = keyOf(type, id);
const text = JSON.stringify(resource);
if ((textByKey.get(key) ?? text) !== text) {
throw new Unreadable(`says two different things of ${(0,client_errors.p)(key, 120)}`, {
helpCode: 'PG-146',
});
}
textByKey.set(key, text);
index.set(key, resource);
}
return index;
}
function readOne(document, schema, id) {
const { data } = document;
const resource = Array.isArray(data) && data.length === 1 ? data[0] : data;
const decoded = decode(schema, resource, 'data');
if (id !== undefined && decoded.id !== id) {
throw new Unreadable(`is about ${(0,client_errors.p)(decoded.id, 80)}, not about ${(0,client_errors.p)(id, 80)}`);
}
return decoded;
}
function readerOfOne(schema, id) {
return (document) => readOne(document, schema, id);
}
function readMany(document, schema) {
if (!Array.isArray(document.data))
throw new Unreadable('holds no list in "data"');
return document.data.map((item, index) => decode(schema, item, `data[${index}]`));
}
function includedOne(document, resource, name, schema) {
const [identifier] = (0,wire_resource._2)(resource, name).named ?? [];
return identifier && findIncluded(document, identifier, schema);
}
function findIncluded(document, identifier, schema) {
const resource = document.included.get(keyOf(identifier.type, identifier.id));
return resource && decode(schema, resource, `included ${(0,client_errors.p)(identifier.type, 40)}`);
}
function keyOf(type, id) {
return JSON.stringify([type, id]);
}
function includedOfType(document, type) {
return [...document.included.values()]
.filter((candidate) => candidate['type'] === type)
.map((candidate) => decode(wire_resource.kG, candidate, `included ${type}`));
}
function parseObject(body) {
const root = (0,or_else.N)(() => parseBody(body), undefined);
return (0,parse.u4)(root) ? root : undefined;
}
function readErrors(body) {
const errors = (0,parse.c3)(parseObject(body)?.['errors']);
return errors.slice(0, MOST_ERRORS).flatMap((error) => readError(error) ?? []);
}
const MOST_ERRORS = 20;
const LONGEST_TEXT = 500;
function readError(error) {
if (typeof error === 'string')
return { detail: (0,client_errors.p)(error, LONGEST_TEXT) };
if (!(0,parse.u4)(error))
return undefined;
const { status, title, detail, source } = error;
const { pointer, parameter } = (0,parse.u4)(source) ? source : {};
return {
status: plainText(status),
title: plainText(title),
detail: plainText(detail),
source: (0,parse.u4)(source)
? { pointer: plainText(pointer), parameter: plainText(parameter) }
: undefined,
};
}
function plainText(value) {
const isPlain = typeof value === 'string' || typeof value === 'number';
return isPlain ? (0,client_errors.p)(String(value), LONGEST_TEXT) : undefined;
}
function decode(schema, value, where) {
const result = dist.xLC(schema, value, { abortEarly: true });
if (result.success)
return result.output;
const [issue] = result.issues;
const at = dist.BuJ(issue);
const path = at === null ? where : `${where}.${at}`;
const why = `does not fit at ${(0,client_errors.p)(path, 120)}: ${(0,client_errors.p)(issue.message, 160)}`;
throw new Unreadable(why, { isOtherForm: true });
}
function parseBody(body) {
if (body.length === 0)
throw new Unreadable('is empty');
if (body[0] === 0x1f && body[1] === 0x8b) {
throw new Unreadable('is compressed, which was not asked for');
}
const text = new TextDecoder().decode(body);
if (text.trimStart().startsWith('<'))
throw new Unreadable(IS_HTML);
if ((0,json_text.ZI)(text, json_text.Ez)) {
throw new Unreadable(`is nested deeper than ${json_text.Ez} levels`);
}
const root = (0,or_else.N)(() => parseSafely(text), undefined);
if (root === undefined) {
throw new Unreadable(/^\s*[[{]/.test(text) ? 'is cut short or damaged JSON' : 'is not JSON at all');
}
return root;
}
function parseSafely(text) {
const withoutPrototype = (key, value) => key === '__proto__' ? undefined : value;
return JSON.parse(text, /__proto__|\\u/.test(text) ? withoutPrototype : undefined);
}
var model_origin = __nccwpck_require__(3861);
var retry_after = __nccwpck_require__(2906);
;// CONCATENATED MODULE: ./build/src/client/http/retry.js
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
const HINT_SPREAD_MS = 250;
const PROBES = 2;
const UNREADABLE_ATTEMPTS = 3;
const CREATE_ATTEMPTS = 3;
const BROKEN_UPLOADS = 8;
const USEFUL_MS = 500;
function classify(outcome, retryClass) {
if (outcome.kind === 'unreadable')
return 'ambiguous';
if (outcome.kind === 'answer') {
const { status } = outcome;
if (status === 429)
return 'untouched';
if (status === 408 || status === 425)
return 'ambiguous';
return status >= 500 && status !== 501 && status !== 505 ? 'ambiguous' : 'final';
}
switch (outcome.failure) {
case 'not-sent':
return 'untouched';
case 'broken':
case 'timeout':
return 'ambiguous';
case 'too-large':
return retryClass === 'create' || retryClass === 'action' ? 'ambiguous' : 'final';
case 'aborted':
case 'tls':
case 'local':
return 'final';
}
}
function decideRetry(state) {
const { outcome } = state;
const nature = classify(outcome, state.class);
if (nature === 'final')
return { do: 'stop', why: 'final' };
const hintMs = outcome.kind === 'answer' ? readRetryHint(outcome) : undefined;
if (state.remainingMs < Math.max(USEFUL_MS, hintMs ?? 0)) {
return { do: 'stop', why: 'deadline', retryAfterMs: hintMs };
}
const afterMs = waitBefore(state, hintMs);
if (nature === 'untouched')
return { do: 'retry', afterMs };
if (state.class === 'probe' && state.ambiguous >= PROBES)
return { do: 'stop', why: 'attempts' };
if (state.class === 'safe' || state.class === 'probe') {
return outcome.kind === 'unreadable' && state.ambiguous >= UNREADABLE_ATTEMPTS
? { do: 'stop', why: 'attempts' }
: { do: 'retry', afterMs };
}
let mostAttempts = CREATE_ATTEMPTS;
if (state.class === 'upload') {
mostAttempts = outcome.kind === 'failure' ? BROKEN_UPLOADS : Number.POSITIVE_INFINITY;
}
return { do: 'recover', afterMs, resend: state.ambiguous < mostAttempts };
}
function waitBefore(state, hintMs) {
const backoffMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(state.attempt, 16));
const waitMs = state.isBudgetSpent
? LONGEST_WAIT_MS * (0.5 + state.random() / 2)
: state.random() * backoffMs;
const pauseMs = Math.min(waitMs, state.remainingMs / 2);
if (hintMs === undefined)
return pauseMs;
return Math.min(Math.max(pauseMs, hintMs + state.random() * HINT_SPREAD_MS), state.remainingMs);
}
const COUNT = /^\d{1,6}$/;
function readRetryHint({ status, headers }) {
const hints = [
status === 429 ? (0,retry_after.U)(headers['x-ratelimit-reset']) : undefined,
(0,retry_after.D)(headers),
].filter((hint) => hint !== undefined);
return hints.length === 0 ? undefined : Math.max(...hints);
}
function readRateLimitState(headers) {
const limit = headers['x-ratelimit-limit'];
const remaining = headers['x-ratelimit-remaining'];
const resetMs = (0,retry_after.U)(headers['x-ratelimit-reset']);
if (!COUNT.test(String(limit)) || !COUNT.test(String(remaining)) || resetMs === undefined) {
return undefined;
}
return { limit: Number(limit), remaining: Number(remaining), resetMs };
}
;// CONCATENATED MODULE: ./build/src/client/describe.js
const CODES = {
400: 'bad-request',
401: 'unauthorized',
403: 'forbidden',
404: 'not-found',
409: 'conflict',
413: 'too-large',
422: 'unprocessable',
429: 'rate-limited',
};
function describeRefusal(request, answer) {
const { status } = answer;
const code = request.purpose.codes?.[status] ?? codeOfStatus(status);
const errors = readErrors(answer.body);
const title = (0,client_errors.p)(errors[0]?.title ?? '', 80);
const host = code === 'too-large' ? `on ${request.host} ` : '';
const answered = `${host}answered ${answer.status}${title === '' ? '' : ` (${title})`}`;
const { length } = answer.body;
const type = (0,client_errors.p)(answer.headers['content-type'] ?? '', 80) || 'no named type';
const body = length === 0 ? ' without a body' : ` with ${length} bytes of ${type}`;
const outcome = joinSentences(`${answered}${errors.length === 0 ? body : ''}.`, ...errors.map(sentenceOfError));
const lacksOperation = code === 'not-found' && status === 404 && errors.length === 0;
const ofProxy = isHtml(answer) ? remedyForProxy(request, answer) : undefined;
return toServiceError(request, outcome, {
code,
status: answer.status,
errors,
remedy: ofProxy ?? remedyFor(code, request, answer, lacksOperation),
helpCode: ofProxy === undefined && lacksOperation ? 'PG-110' : undefined,
retryAfterMs: readRetryHint(answer),
});
}
function codeOfStatus(status) {
const code = CODES[status];
if (code !== undefined)
return code;
if (status >= 500)
return 'server-error';
if (status >= 400)
return 'bad-request';
if (status >= 300)
return 'redirected';
return 'unreadable';
}
function describeUnreadable(request, answer, { message, isOtherForm, helpCode }) {
const type = (0,client_errors.p)(answer.headers['content-type'] ?? 'no content type', 80);
const outcome = `on ${request.host} answered ${answer.status}, ` +
`but the answer (${type}, ${answer.body.length} bytes) ${message}.`;
const remedy = isOtherForm
? `This service answers differently from the API: \`${(0,command_line.QW)('plangate doctor', request)}\` lists what else the gate needs.`
: (remedyForProxy(request, answer) ??
`Check that ${request.host} is the service itself and that no proxy answers in its place.`);
return toServiceError(request, outcome, {
code: 'unreadable',
status: answer.status,
remedy,
helpCode,
});
}
function remedyForProxy({ host }, { proxy }) {
if (proxy === undefined)
return undefined;
return `The proxy ${proxy} is between and may have answered in its place: allow ${host} there, or name it in NO_PROXY.`;
}
function describeNotSecure(request) {
const outcome = 'was not asked: the URL that the service gave for it is not https.';
return toServiceError(request, outcome, { code: 'unreadable', remedy: REPORT_TLS });
}
const REPORT_TLS = 'The proxy that ends TLS in front of the service does not report it. Let it send `X-Forwarded-Proto: https`, or set the external URL of the service.';
function describeInvalid(request, problems) {
const { purpose, method, path } = request;
const remedy = problems.join(' ');
const message = `Could not ${purpose.what}: ${remedy} Nothing was sent.`;
return new client_errors._(message, { code: 'invalid', method, path, remedy });
}
function toServiceError({ purpose, method, path }, outcome, facts, cause) {
const message = joinSentences(`Could not ${purpose.what}: ${method} ${path} ${outcome}`, facts.remedy ?? '');
return new client_errors._(message, { ...facts, method, path }, cause && { cause });
}
function withSentence(error, sentence, cause) {
return new client_errors._(`${error.message} ${sentence}`, error, { cause });
}
function remedyFor(code, request, answer, lacksOperation) {
const { purpose, host } = request;
const needs = purpose.needs === undefined ? '' : ` It needs ${purpose.needs}.`;
const tooLarge = purpose.likelyCause ?? 'Correct what is named and try again.';
const hint = readRetryHint(answer);
const later = hint === undefined ? 'a minute' : `${Math.ceil(hint / 1000)} s`;
const { location } = answer.headers;
const base = `https://${host}`;
const isUrl = location !== undefined && URL.canParse(location, base);
const leadsTo = isUrl ? new URL(location, base).host : 'nowhere';
const remedies = {
unauthorized: `The token is not valid for ${host}: check that it is complete, not expired and made on that host.`,
forbidden: `The token may not do this.${needs} Use a token that has it.`,
'not-found': lacksOperation
? `${host} does not have this operation, or something before it answered: check the hostname.`
: `It was not found, or the token may not see it.${needs} Check the id and what the token may do on ${host}.`,
conflict: purpose.onConflict ?? 'Its present state does not allow this. Check its state and try again.',
'too-large': tooLarge,
unprocessable: tooLarge,
'rate-limited': `Too many requests: try again in ${later}.`,
redirected: `It leads to ${leadsTo}, and no redirect is followed here: check the hostname.`,
'server-error': 'The service failed on its side: try again later.',
'upload-refused': 'The upload URL is used up or has expired: create a new configuration version.',
};
return remedies[code] ?? 'Check the request against what this service supports.';
}
function describeTransport(request, error) {
const { purpose, host } = request;
const why = (0,client_errors.p)(error.message, 200);
const descriptions = {
'not-sent': {
code: 'network',
outcome: `could not reach ${host} (${why})`,
remedy: remedyForReach(error, request),
},
broken: {
code: 'network',
outcome: `got no complete answer from ${host} (${why})`,
remedy: purpose.likelyCause ?? 'Check the network between here and the service.',
},
timeout: {
code: 'timeout',
outcome: `got no answer from ${host} in time (${why})`,
remedy: purpose.likelyCause ?? 'Check whether the service is overloaded.',
},
'too-large': {
code: 'unreadable',
outcome: `on ${host} answered with more than is read (${why})`,
remedy: `Check that ${host} is the service itself.`,
},
tls: {
code: 'tls',
outcome: `on ${host} was refused by TLS or protocol (${why})`,
remedy: remedyForProtocol(error, host),
},
local: {
code: 'local',
outcome: `failed on this machine (${why})`,
remedy: 'Check that the file exists, is not changed meanwhile, and that the disk has room.',
},
aborted: { code: 'aborted', outcome: 'was canceled' },
};
const { code, outcome, remedy } = descriptions[error.failure];
const helpCode = error.failure === 'broken' ? 'PG-123' : error.helpCode;
const facts = { code, remedy: error.remedy ?? remedy, helpCode };
return toServiceError(request, `${outcome}.`, facts, error);
}
function isNotStarted(error, host) {
return error?.code === 'ECONNREFUSED' && (0,model_origin.U)(new URL(`https://${host}`).hostname);
}
function remedyForReach(error, { host }) {
if (error.code === 'ENOTFOUND') {
return 'The host name was not found. Check its spelling. Inside a network, check its DNS and the proxy (HTTPS_PROXY).';
}
if (!isNotStarted(error, host)) {
return 'Check the hostname, the network and the proxy (HTTPS_PROXY, NO_PROXY).';
}
const { port } = new URL(`http://${host}`);
return `No service runs on ${host} of this machine. Start it (\`plangate serve --port ${port || 80}\` for the local one), or name another host with \`--hostname\`.`;
}
function remedyForProtocol({ code }, host) {
if (code !== 'NO_TLS') {
return `Check that ${host} speaks TLS 1.2 or newer, and any proxy in between.`;
}
return (0,model_origin.U)(new URL(`https://${host}`).hostname)
? `That port does not speak TLS: on this machine, write http://${host} as the hostname.`
: 'That port does not speak TLS: check the port in the hostname. The default is 443.';
}
function sentenceOfError(error) {
const pointer = error.source?.pointer ?? error.source?.parameter;
const detail = error.detail ?? '';
if (detail === '' && pointer === undefined)
return '';
const at = pointer === undefined ? '' : ` (at ${pointer})`;
const sentence = detail === '' ? (error.title ?? 'refused') : detail;
return `${sentence.replace(/\.$/, '')}${at}.`;
}
function joinSentences(...sentences) {
return sentences.filter((sentence) => sentence !== '').join(' ');
}
var model_ports = __nccwpck_require__(8471);
;// CONCATENATED MODULE: ./build/src/client/http/exchange.js
async function exchange(ports, call) {
const { clock, shared } = ports;
const startedMs = clock.now();
let until = Math.min(startedMs + call.budgetMs, ports.deadline);
let ambiguous = 0;
let error;
for (let attempt = 0;; attempt++) {
await waitForTurn(ports, call, until);
const leftMs = until - clock.now();
const result = await attemptOnce(ports, call, until);
if ('value' in result) {
shared.retries.earn();
return result.value;
}
const { outcome, cause } = result;
const failure = cause?.failure;
const status = outcome.kind === 'answer' ? outcome.status : undefined;
const wasCutShort = call.class === 'safe' && failure === 'timeout' && leftMs < call.attemptMs;
if (error === undefined || !wasCutShort)
error = withoutSecrets(ports, result.error);
if (ambiguous > 0 && status !== undefined && call.recovery?.settles?.includes(status)) {
const recovered = await lookWhetherDone(call, error, until);
if (recovered !== undefined)
return recovered.value;
throw error;
}
const nature = classify(outcome, call.class);
if (nature === 'ambiguous')
ambiguous++;
if (failure === 'not-sent' && shared.answers === 0) {
let triedMs = FIRST_CONTACT_MS;
if (isNotStarted(cause, call.description.host))
triedMs = NOT_STARTED_MS;
if (cause?.code === 'ENOTFOUND')
triedMs = UNKNOWN_HOST_MS;
until = Math.min(until, startedMs + triedMs);
}
if (status === 429 && Number.isFinite(ports.deadline))
until = ports.deadline;
const decision = decideRetry({
class: call.class,
outcome,
attempt,
ambiguous,
remainingMs: until - clock.now(),
isBudgetSpent: nature !== 'final' && !shared.retries.pay(failure === 'timeout'),
random: ports.random,
});
if (decision.do === 'stop')
throw finalError(error, decision, attempt + 1, clock.now() - startedMs);
if (status === 429 && call.pace === undefined) {
const spreadMs = decision.afterMs + shared.otherUse.extraDelayMs(ports.watching, ports.random);
decision.afterMs = Math.max(decision.afterMs, Math.min(spreadMs, until - clock.now()));
}
logRetry(ports, call, decision, { outcome, cause, attempt: attempt + 1 });
if (status === 429) {
const pace = call.pace ?? shared.pace;
pace.pause(clock.now() + Math.min(decision.afterMs, LONGEST_PAUSE_MS));
}
await pause(ports, call.description, decision.afterMs);
if (decision.do === 'recover') {
const recovered = await lookWhetherDone(call, error, until);
if (recovered !== undefined)
return recovered.value;
if (!decision.resend)
throw finalError(error, decision, attempt + 1, clock.now() - startedMs);
}
}
}
const FIRST_CONTACT_MS = 60_000;
const UNKNOWN_HOST_MS = 10_000;
const NOT_STARTED_MS = 3_000;
const LONGEST_PAUSE_MS = 30_000;
async function attemptOnce(ports, call, until) {
const { description } = call;
const request = {
...call.request,
timeoutMs: Math.max(1, Math.min(call.attemptMs, until - ports.clock.now())),
fresh: call.class === 'create' || call.class === 'action',
signal: ports.signal,
};
const sentAt = ports.clock.now();
const logOutcome = (outcome) => ports.log.debug(`${description.method} ${description.path} ${outcome} ${Math.round(ports.clock.now() - sentAt)} ms`);
let answer;
try {
answer = await ports.send(request);
logOutcome(answer.status);
}
catch (thrown) {
const cause = thrown instanceof model_ports.w
? thrown
: new model_ports.w('broken', 'the request failed', { cause: thrown });
logOutcome(cause.failure);
return {
outcome: { kind: 'failure', failure: cause.failure },
cause,
error: describeTransport(description, cause),
};
}
if (call.countsForLimit) {
ports.shared.learnFrom(answer.headers, ports.clock.now() - sentAt);
const rateLimit = readRateLimitState(answer.headers);
const refused = answer.status === 429;
const now = ports.clock.now();
if (rateLimit)
ports.shared.otherUse.noteAnswer(now, rateLimit, refused);
if (refused && call.pace === undefined)
ports.shared.pace.noteRefusal(now);
else
ports.shared.pace.noteAnswer(now, ports.shared.otherUse.others());
}
try {
const reading = call.read(answer);
if (reading !== undefined)
return reading;
}
catch (thrown) {
if (!(thrown instanceof Unreadable))
throw thrown;
const error = describeUnreadable(description, answer, thrown);
return { outcome: { kind: 'unreadable' }, error };
}
return {
outcome: { kind: 'answer', status: answer.status, headers: answer.headers },
error: describeRefusal(description, answer),
};
}
async function waitForTurn(ports, call, until) {
const { clock, shared, signal } = ports;
const tooLate = (why) => describeTransport(call.description, new model_ports.w('timeout', why));
if (clock.now() >= until)
throw tooLate('the deadline had passed before it could be sent');
for (const pace of [call.pace, call.countsForLimit ? shared.pace : undefined]) {
if (pace === undefined)
continue;
let bookedMs;
do {
bookedMs = clock.now();
const waitMs = pace.book(bookedMs, until);
if (waitMs === 'too-late')
throw tooLate('no room in the request budget before the deadline');
if (waitMs > 0)
await pause(ports, call.description, waitMs);
} while (pace.slowedSince(bookedMs));
}
if (call.countsForLimit) {
const waitMs = shared.otherUse.waitMs(clock.now(), ports.watching, ports.random);
if (waitMs > 0)
await pause(ports, call.description, Math.min(waitMs, until - clock.now()));
shared.otherUse.noteSent(clock.now());
}
if (signal?.aborted === true)
throw describeTransport(call.description, canceledError());
}
async function pause(ports, description, ms) {
try {
await ports.clock.sleep(ms, ports.signal);
}
catch {
throw describeTransport(description, canceledError());
}
}
function canceledError() {
return new model_ports.w('aborted', 'canceled');
}
async function lookWhetherDone(call, failure, until) {
if (call.recovery === undefined)
return undefined;
try {
return await call.recovery.look(failure, until);
}
catch (thrown) {
if (!(thrown instanceof client_errors._) || thrown.code === 'aborted')
throw thrown;
const sentence = `Whether it happened could not be found out (${thrown.code}): look before trying again.`;
throw withSentence(failure, sentence, thrown);
}
}
function finalError(error, decision, attempts, forMs) {
const triedSentence = `Tried ${attempts} times in ${Math.round(forMs / 1000)} s.`;
const failure = attempts < 2 ? error : withSentence(error, triedSentence, error);
if (decision.do !== 'stop' || decision.why !== 'deadline')
return failure;
const { retryAfterMs } = decision;
const sentence = retryAfterMs === undefined
? 'That is all the time that this request has.'
: `That is later than the timeout allows: try again in ${Math.ceil(retryAfterMs / 1000)} s.`;
return withSentence(failure, sentence, error);
}
const WARNED_AFTER = 4;
function logRetry(ports, call, decision, failed) {
const { outcome, cause, attempt } = failed;
const { method, path, host } = call.description;
const words = outcome.kind === 'answer'
? String(outcome.status)
: (0,client_errors.p)(cause?.message || (cause?.failure ?? outcome.kind), 200);
ports.log.debug(`${method} ${path}: ${words} at attempt ${attempt} (${call.class}); ` +
`${decision.do} after ${Math.round(decision.afterMs)} ms`);
const isUnknownHost = cause?.code === 'ENOTFOUND' && ports.shared.answers === 0;
if (attempt === (isUnknownHost ? 1 : WARNED_AFTER)) {
ports.log.warning(`${host} does not answer as it should (${words}): still trying.`);
}
}
function withoutSecrets(ports, error) {
const { message, errors, remedy, code, method, path, status, retryAfterMs, helpCode } = error;
const original = { message, errors, remedy };
const concealed = ports.shared.conceal(original);
if (JSON.stringify(concealed) === JSON.stringify(original))
return error;
const facts = { code, method, path, status, retryAfterMs, helpCode };
return new client_errors._(concealed.message, { ...facts, ...concealed });
}
;// CONCATENATED MODULE: ./build/src/client/api.js
const MEDIA_TYPE = 'application/vnd.api+json';
const USER_AGENT = `plangate/${version.x}`;
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;
const CALL_BUDGET_MS = 5 * 60_000;
const ATTEMPT_MS = 30_000;
const TRANSFER_MS = 15 * 60_000;
const ARCHIVE_SILENCE_MS = 5 * 60_000;
class Api {
origin;
ports;
#token;
constructor(origin, token, ports) {
this.origin = origin;
this.ports = ports;
this.#token = token;
}
get shared() {
return this.ports.shared;
}
async ask(route, request) {
const statusesWithDocument = route.method === 'GET' ? [200] : [200, 201, 202];
return withoutRefusedIncludes(this.shared.refusedIncludes, request.include, (included) => {
const include = included.length === 0 ? undefined : included.join(',');
return this.fetch(route, {
...request,
query: { ...request.query, include },
read: (answer) => {
if (!isSuccess(answer.status))
return undefined;
if (!statusesWithDocument.includes(answer.status)) {
throw new Unreadable('is not a whole document');
}
return { value: request.read(parseDocument(answer.body), included) };
},
});
});
}
async send(route, request) {
return this.fetch(route, { ...request, read: succeeded });
}
async fetch(route, request) {
const problems = route.problems.concat(request.problems ?? []);
if (problems.length > 0)
throw describeInvalid(this.#describe(route, request), problems);
if (this.ports.discovers) {
await this.shared.locate(() => discover(this.origin, this.ports));
}
const description = this.#describe(route, request);
const url = this.#urlOf(description.path, request.query);
const body = request.body === undefined ? undefined : JSON.stringify(request.body);
const retryClass = request.class ?? (route.method === 'GET' ? 'safe' : 'action');
const sent = { url, headers: this.#headersFor(url, request.accept ?? MEDIA_TYPE), body };
return this.#exchange(description, sent, {
...request,
class: retryClass,
countsForLimit: true,
});
}
async requestSecretUrl(address, request) {
this.shared.keepSecret(address);
const { method, shownPath: path, body } = request;
const url = readSecretUrl(address, this.origin);
if (url === undefined) {
throw describeNotSecure({ purpose: request, method, path, ...this.#place() });
}
const headers = { Accept: '*/*', 'User-Agent': USER_AGENT };
if (body !== undefined)
headers['Content-Type'] = 'application/octet-stream';
const { origin: serviceOrigin } = this.origin;
const description = { purpose: request, method, path, host: url.host, serviceOrigin };
return this.#exchange(description, { url, headers, body }, { ...request, countsForLimit: false });
}
async wait(ms, purpose) {
const description = { purpose, path: this.shared.base, ...this.#place() };
return pause(this.ports, { method: 'GET', ...description }, ms);
}
endingBy(time) {
const deadline = Math.min(time, this.ports.deadline);
return new Api(this.origin, this.#token, { ...this.ports, deadline });
}
#describe({ method, pathname }, purpose) {
return { purpose, method, path: `${this.shared.base}${pathname}`, ...this.#place() };
}
#place() {
return { host: this.origin.host, serviceOrigin: this.origin.origin };
}
#urlOf(path, query = {}) {
const url = new URL(this.origin);
url.pathname = path;
for (const [name, value] of Object.entries(query)) {
if (value !== undefined)
url.searchParams.append(name, value);
}
return url;
}
#headersFor(url, accept) {
if (url.origin !== this.origin.origin)
throw new Error('the token is bound to another origin');
return {
Accept: accept,
Authorization: `Bearer ${this.#token}`,
'Content-Type': MEDIA_TYPE,
'User-Agent': USER_AGENT,
};
}
async #exchange(description, sent, request) {
const { method } = description;
const { file, take, maxBytes = MAX_DOCUMENT_BYTES, recovery } = request;
const isArchive = file !== undefined || typeof sent.body === 'object';
const silenceMs = isArchive ? ARCHIVE_SILENCE_MS : undefined;
const attemptMs = request.attemptMs ?? (file === undefined ? ATTEMPT_MS : TRANSFER_MS);
return exchange(this.ports, {
...request,
description,
request: { ...sent, method, maxBytes, take, file, silenceMs },
attemptMs,
budgetMs: file === undefined ? Math.max(CALL_BUDGET_MS, 3 * attemptMs) : TRANSFER_MS,
recovery: recovery && {
settles: recovery.settles,
look: (failure, until) => recovery.look(this.endingBy(until), failure),
},
});
}
}
function isSuccess(status) {
return status >= 200 && status < 300;
}
function succeeded(answer) {
if (!isSuccess(answer.status))
return undefined;
refuseHtml(answer);
return { value: undefined };
}
function readSecretUrl(address, origin) {
if (!URL.canParse(address, origin.href))
return undefined;
const url = new URL(address, origin);
if (url.username !== '' || url.password !== '')
return undefined;
if (url.protocol === 'https:')
return url;
const isLocal = origin.protocol === 'http:' && (0,model_origin.U)(url.hostname);
return url.protocol === 'http:' && isLocal ? url : undefined;
}
async function withoutRefusedIncludes(refused, { resource, names } = { resource: '', names: [] }, ask) {
for (;;) {
const sentNames = names.filter((name) => !refused.has(`${resource}:${name}`));
try {
return await ask(sentNames);
}
catch (error) {
if (sentNames.length === 0 || !isIncludeRefusal(error))
throw error;
const namesInError = sentNames.filter((name) => namesInclude(error, name));
const refusedNames = namesInError.length === 0 ? sentNames.slice(-1) : namesInError;
for (const name of refusedNames)
refused.add(`${resource}:${name}`);
}
}
}
function isIncludeRefusal(error) {
const textOf = ({ title, detail, source }) => `${title} ${detail} ${source?.parameter}`;
return (error instanceof client_errors._ &&
error.status === 400 &&
error.errors.some((wireError) => textOf(wireError).toLowerCase().includes('include')));
}
function namesInclude(error, name) {
const dashed = name.replaceAll('_', '-');
return error.errors.some(({ title, detail }) => `${title} ${detail}`
.split(/[^A-Za-z0-9_.-]+/)
.some((word) => [name, dashed].includes(word.replace(/\.$/, ''))));
}
const DISCOVERY_PATH = '/.well-known/terraform.json';
const SERVICE_KEYS = ['tfe.v2', 'tfe.v2.1'];
const MAX_DISCOVERY_BYTES = 64 * 1024;
function isKnownHost({ hostname }) {
return /^app(?:\.[a-z0-9-]+)?\.terraform\.io$/.test(hostname);
}
async function discover(origin, ports) {
const purpose = { what: 'find out where the service has its API' };
const service = { host: origin.host, serviceOrigin: origin.origin };
const headers = { Accept: 'application/json' };
try {
return await exchange(ports, {
attemptMs: 30_000,
budgetMs: 60_000,
description: { purpose, method: 'GET', path: DISCOVERY_PATH, ...service },
class: 'safe',
request: {
url: new URL(DISCOVERY_PATH, origin),
method: 'GET',
headers,
maxBytes: MAX_DISCOVERY_BYTES,
},
countsForLimit: false,
read({ status, body }) {
if (status === 200)
return { value: readBase(body) };
return status >= 500 || status === 429 ? undefined : { value: undefined };
},
});
}
catch (error) {
if (error instanceof client_errors._ && error.code === 'unreadable' && error.status === undefined)
return undefined;
throw error;
}
}
function readBase(body) {
const document = parseObject(body);
const values = SERVICE_KEYS.map((name) => document?.[name]);
const value = values.find((path) => path !== undefined);
if (value === undefined)
return undefined;
if (typeof value === 'string' && PATHNAME.test(value))
return value.replace(/\/$/, '');
const shown = (0,client_errors.p)(JSON.stringify(value), 120);
throw new Unreadable(`says that the API is at ${shown}, which is not a path on this host`, {
helpCode: 'PG-111',
});
}
const PATHNAME = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]{1,64}){1,8}\/?$/;
;// CONCATENATED MODULE: ./build/src/client/http/route.js
const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/;
function idProblems(...ids) {
return ids
.filter((id) => typeof id !== 'string' || !IDENTIFIER.test(id))
.map((id) => {
const shown = typeof id === 'string' ? JSON.stringify(id.slice(0, 40)) : typeof id;
return `${shown} is not an id or a name: letters, digits, "_" and "-" are allowed, 1 to 128 of them.`;
});
}
const GET = routesOf('GET');
const POST = routesOf('POST');
const PATCH = routesOf('PATCH');
const DELETE = routesOf('DELETE');
function routesOf(method) {
return (strings, ...ids) => ({
method,
pathname: String.raw(strings, ...ids.map((id) => (idProblems(id).length > 0 ? '-' : id))),
problems: idProblems(...ids),
});
}
;// CONCATENATED MODULE: ./build/src/client/wire/account.js
const userSchema = (0,wire_resource.C5)('users', {
username: wire_resource.Qq,
email: (0,wire_resource.B_)(dist.YjP()),
'is-service-account': wire_resource.Jt,
});
const agentTokenSchema = (0,wire_resource.C5)('authentication-tokens', {
description: wire_resource.Qq,
'created-at': (0,wire_resource.B_)(dist.YjP()),
'last-used-at': wire_resource.Qq,
'expired-at': (0,wire_resource.B_)(dist.YjP()),
token: wire_resource.Qq,
});
;// CONCATENATED MODULE: ./build/src/client/resources/account.js
const KINDS = {
users: 'user',
teams: 'team',
organizations: 'organization',
};
async function readAccount(api) {
const account = await api.ask(GET `/account/details`, {
what: 'read whose token this is',
read: readerOfOne(userSchema),
});
const [owner] = (0,wire_resource._2)(account, 'authenticated-resource').named ?? [];
const kind = owner && Object.hasOwn(KINDS, owner.type) ? KINDS[owner.type] : undefined;
const tokenKind = kind ?? 'unknown';
api.shared.tokenKind = tokenKind;
return { account, tokenKind };
}
async function learnIdentity(api) {
await api.fetch(GET `/ping`, {
what: 'reach the service',
read: ({ status }) => (status >= 200 && status < 300 ? { value: undefined } : undefined),
});
return { ...api.shared.identity };
}
async function speaksSentinel(api) {
const { dialect } = api.shared;
if (dialect !== 'auto')
return dialect === 'sentinel';
if (api.shared.answers === 0) {
await learnIdentity(api).catch((error) => {
if (api.shared.answers === 0)
throw error;
});
}
return api.shared.identity.apiVersion !== undefined;
}
;// CONCATENATED MODULE: ./build/src/client/listing.js
function listResources(api, route, schema, request) {
const read = (document) => readMany(document, schema);
return listPages(api, route, { ...request, idOf: ({ id }) => id, read });
}
function listPages(api, route, request) {
const { method, pathname } = route;
return createListing({
idOf: request.idOf,
answersAtOnce: request.answersAtOnce,
fail: (why, code = 'unreadable') => new client_errors._(`Could not ${request.what}: the list ${why}.`, {
code,
method,
path: `${api.shared.base}${pathname}`,
}),
async fetch({ number, size }) {
const query = { 'page[number]': number?.toString(), 'page[size]': size?.toString() };
try {
const answer = await api.ask(route, {
...request,
query: { ...request.query, ...query },
read: (document) => ({ document, items: request.read(document) }),
});
const { pagination, next } = answer.document;
return { items: await answer.items, next, pagination };
}
catch (error) {
const isFirstPage = number === undefined || number === 1;
const absent = isFirstPage && error instanceof client_errors._ ? await request.absent?.(error) : undefined;
if (absent === undefined)
throw error;
return { items: [], next: 'none', absent };
}
},
});
}
const LARGEST_PAGE = 100;
const MOST_PAGES = 10_000;
const MOST_PASSES = 3;
function createListing(source) {
return {
async page(request = {}) {
refuseImpossiblePage(source, request);
const { next: _next, ...page } = await source.fetch(request);
return page;
},
async all(options = {}) {
const size = options.size ?? LARGEST_PAGE;
refuseImpossiblePage(source, { size });
return (await readEveryItem(source, size)).items;
},
whole: () => readEveryItem(source, LARGEST_PAGE),
[Symbol.asyncIterator]: () => readAll(source, LARGEST_PAGE),
};
}
function refuseImpossiblePage(source, { number = 1, size = 1 }) {
if (!Number.isSafeInteger(number) || number < 1) {
throw source.fail('has no such page: pages are numbered from 1', 'invalid');
}
if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
throw source.fail(`cannot be read in pages of that size: 1 to ${LARGEST_PAGE}`, 'invalid');
}
}
async function* readAll(source, size) {
const seenIds = new Set();
for await (const page of readPages(source, size)) {
for (const item of page.items) {
const id = source.idOf(item);
if (seenIds.has(id))
continue;
seenIds.add(id);
yield item;
}
}
}
async function readEveryItem(source, size) {
const items = new Map();
let absent;
for await (const page of readPages(source, size)) {
absent ??= page.absent;
for (const item of page.items)
items.set(source.idOf(item), item);
}
return { items: [...items.values()], absent };
}
async function* readPages(source, size) {
if (source.answersAtOnce === true) {
const page = await source.fetch({});
const check = createPassCheck(source.idOf);
check.add(page);
yield page;
const isCut = page.next === 'some' || (page.pagination !== undefined && hasMore(page, 1));
if (!isCut && check.complete())
return;
}
for (let pass = 1;; pass++) {
const check = createPassCheck(source.idOf);
for (let number = 1;; number++) {
if (number > MOST_PAGES)
throw source.fail(`does not end after ${MOST_PAGES} pages`);
const page = await source.fetch({ number, size });
const newItems = check.add(page);
yield page;
if (page.items.length === 0 || !hasMore(page, number))
break;
if (page.pagination === undefined && newItems === 0)
break;
}
if (check.complete())
return;
if (pass === MOST_PASSES)
throw source.fail(check.why());
}
}
function createPassCheck(idOf) {
const textById = new Map();
const totals = [];
let isContradictory = false;
return {
add({ items, pagination }) {
const before = textById.size;
for (const item of items) {
const id = idOf(item);
const text = JSON.stringify(item);
isContradictory ||= (textById.get(id) ?? text) !== text;
textById.set(id, text);
}
const total = pagination?.['total-count'] ?? undefined;
if (total !== undefined)
totals.push(total);
return textById.size - before;
},
complete() {
const { size } = textById;
const shrank = totals.some((total, index) => total < (totals[index - 1] ?? total));
const tooMany = totals.length > 0 && size > Math.max(...totals);
return !isContradictory && !shrank && !tooMany && size >= (totals[0] ?? 0);
},
why: () => isContradictory
? 'has an entry twice, and not twice the same'
: `could not be read completely: ${textById.size} entries came of ${totals[0] ?? 0} by its own count`,
};
}
function hasMore(page, number) {
const { pagination } = page;
if (pagination === undefined)
return page.next !== 'none';
const next = pagination['next-page'];
const total = pagination['total-pages'];
return ((typeof next === 'number' && next > number) || (typeof total === 'number' && total > number));
}
;// CONCATENATED MODULE: ./build/src/client/wire/run.js
const runSchema = (0,wire_resource.C5)('runs', {
status: dist.YjP(),
message: (0,wire_resource.B_)(dist.YjP()),
'created-at': (0,wire_resource.B_)(dist.YjP()),
'is-destroy': wire_resource.Jt,
'plan-only': wire_resource.Jt,
'save-plan': wire_resource.Jt,
'has-changes': wire_resource.Jt,
'position-in-queue': (0,wire_resource.B_)(dist.aig()),
source: (0,wire_resource.B_)(dist.YjP()),
'status-timestamps': wire_resource.AP,
actions: wire_resource.Mv,
permissions: wire_resource.Mv,
});
const work = {
status: dist.YjP(),
'resource-additions': wire_resource.vK,
'resource-changes': wire_resource.vK,
'resource-destructions': wire_resource.vK,
'resource-imports': wire_resource.vK,
'log-read-url': wire_resource.Qq,
};
const planSchema = (0,wire_resource.C5)('plans', {
...work,
'has-changes': wire_resource.Jt,
'status-timestamps': wire_resource.AP,
});
const applySchema = (0,wire_resource.C5)('applies', work);
const costEstimateSchema = (0,wire_resource.C5)('cost-estimates', {
status: dist.YjP(),
'prior-monthly-cost': (0,wire_resource.B_)(dist.YjP()),
'proposed-monthly-cost': (0,wire_resource.B_)(dist.YjP()),
'delta-monthly-cost': (0,wire_resource.B_)(dist.YjP()),
'resources-count': (0,wire_resource.B_)(dist.aig()),
'error-message': (0,wire_resource.B_)(dist.YjP()),
});
const runEventSchema = (0,wire_resource.C5)('run-events', {
action: dist.YjP(),
description: (0,wire_resource.B_)(dist.YjP()),
'created-at': (0,wire_resource.B_)(dist.YjP()),
});
const commentSchema = (0,wire_resource.C5)('comments', { body: wire_resource.Qq });
;// CONCATENATED MODULE: ./build/src/client/resources/common.js
const READ_RUNS = 'the permission "read runs" on the workspace';
function readPurpose(what) {
return { what, needs: READ_RUNS };
}
function readResource(api, schema, id, purpose) {
return api.ask(GET `/${schema.entries.type.literal}/${id}`, {
...purpose,
read: readerOfOne(schema, id),
});
}
const QUEUE_PLANS = 'the permission "queue plans" on the workspace, and a user or team token';
const APPLY_RUNS = 'the permission to apply runs on the workspace (access level write, or runs: apply)';
const MANAGE_OVERRIDES = 'the permission "manage policy overrides"';
const MANAGE_POOLS = 'the permission "manage agent pools" of the organization';
const MANAGE_ACCESS = 'to be an owner of the organization or an admin of the workspace';
const GONE_MEANS_DONE = {
settles: [404],
look: async (_api, { status }) => doneIf(status === 404),
};
function doneIf(isDone) {
return isDone ? { value: undefined } : undefined;
}
function documentOf(type, attributes, relationships) {
return { data: { type, attributes, relationships } };
}
function commentBody(comment) {
return comment === undefined ? undefined : { comment };
}
async function sendOverride(api, schema, id, request) {
const { called, onConflict, comment, overriddenStatuses = ['overridden'] } = request;
return api.ask(POST `/${schema.entries.type.literal}/${id}/actions/override`, {
what: `override ${called}`,
needs: MANAGE_OVERRIDES,
onConflict,
body: commentBody(comment),
recovery: {
settles: [409],
async look(api) {
const object = await readResource(api, schema, id, readPurpose(`read ${called}`));
const isOverridden = overriddenStatuses.includes(object.attributes.status);
return isOverridden ? { value: object } : undefined;
},
},
read: readerOfOne(schema),
});
}
async function readRun(api, id) {
return readResource(api, runSchema, id, readPurpose('read the run'));
}
async function absenceIn(api, runId, relationship, refusal) {
const { status, errors } = refusal;
const isIncludeRefused = errors.some(({ title = '', detail = '' }) => `${title} ${detail}`.toLowerCase().includes('invalid include parameter'));
if (status !== 404 && !(status === 400 && isIncludeRefused))
return undefined;
if (idProblems(runId).length > 0)
return undefined;
try {
const { named, unreadable } = (0,wire_resource._2)(await readRun(api, runId), relationship);
if ((named ?? []).length > 0 || unreadable)
return undefined;
return status === 404 ? 'not found' : 'invalid include parameter';
}
catch (error) {
if (error instanceof client_errors._ && error.code !== 'aborted')
return undefined;
throw error;
}
}
;// CONCATENATED MODULE: ./build/src/client/resources/agent-tokens.js
function createAgentTokens(api) {
return {
list: (agentPoolId) => listAgentTokens(api, agentPoolId),
show: (id) => readResource(api, agentTokenSchema, id, {
what: 'read the agent token',
needs: MANAGE_POOLS,
}),
async create(agentPoolId, description, { expiredAt } = {}) {
const problems = description === '' ? ['An agent token needs a description.'] : [];
if (expiredAt !== undefined && !isTimestamp(expiredAt))
problems.push(NO_TIMESTAMP);
const tokens = problems.length === 0 ? await listAgentTokens(api, agentPoolId).all() : [];
const before = new Set(tokens.map(({ id }) => id));
const token = await api.ask(POST `/agent-pools/${agentPoolId}/authentication-tokens`, {
what: 'create an agent token',
needs: MANAGE_POOLS,
class: 'create',
problems,
body: documentOf('authentication-tokens', { description, 'expired-at': expiredAt }),
recovery: {
async look(recoveryApi) {
const tokensNow = await listAgentTokens(recoveryApi, agentPoolId).all();
await destroyOrphan(recoveryApi, tokensNow, description, before);
return undefined;
},
},
read: readerOfOne(agentTokenSchema),
});
const { attributes, id } = token;
const { token: secret } = attributes;
api.shared.keepSecret(secret);
const hasExpiry = expiredAt === undefined ||
Math.abs((0,parse.nR)(attributes['expired-at']) - (0,parse.nR)(expiredAt)) < 1_000;
if (!hasExpiry)
throw await destroyUseless(api, agentPoolId, id, NO_EXPIRY);
if (!secret)
throw await destroyUseless(api, agentPoolId, id, ['its secret', '']);
return { ...token, attributes: { ...attributes, token: secret } };
},
destroy: (id) => destroy(api, id),
};
}
const NO_TIMESTAMP = 'The expiry of an agent token is a date and time as in 2027-01-31T12:00:00Z.';
function isTimestamp(text) {
const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
return written.test(text) && !Number.isNaN(Date.parse(text));
}
const NO_EXPIRY = [
'the expiry that was asked for',
' Create one without an expiry, and destroy it after its use.',
];
async function destroyUseless(api, agentPoolId, id, [lacking, remedy]) {
const end = await destroy(api, id).then(() => `so it was destroyed.${remedy}`, () => 'and it could not be destroyed: destroy it by hand.');
const path = `${api.shared.base}/agent-pools/${agentPoolId}/authentication-tokens`;
const message = `The service made the agent token ${id} without ${lacking}, ${end}`;
return new client_errors._(message, { code: 'unreadable', method: 'POST', path });
}
function listAgentTokens(api, agentPoolId) {
const purpose = { what: 'list the agent tokens of the pool', needs: MANAGE_POOLS };
const route = GET `/agent-pools/${agentPoolId}/authentication-tokens`;
return listResources(api, route, agentTokenSchema, purpose);
}
async function destroy(api, id) {
const purpose = { what: 'destroy the agent token', needs: MANAGE_POOLS };
return api.send(DELETE `/authentication-tokens/${id}`, { ...purpose, recovery: GONE_MEANS_DONE });
}
async function destroyOrphan(api, tokens, description, before) {
const fits = ({ id, attributes }) => !before.has(id) &&
attributes.description === description &&
(attributes['last-used-at'] ?? null) === null;
const ids = tokens.filter(fits).map(({ id }) => id);
const [first, ...others] = ids;
if (first !== undefined && others.length === 0)
await destroy(api, first);
if (others.length > 0) {
api.ports.log.warning(`One of these agent tokens was created here and its secret was lost on the way. Plangate cannot determine which: ${ids.join(', ')}. Destroy the unused ones.`);
}
for (const id of ids)
before.add(id);
}
;// CONCATENATED MODULE: ./build/src/client/http/transfer.js
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const MAX_TEXT_BYTES = 16 * 1024 * 1024;
async function download(api, route, file, purpose) {
return fetchOrFollow(api, route, 'download', {
...purpose,
accept: '*/*',
file,
maxBytes: MAX_DOWNLOAD_BYTES,
read(answer) {
const { status, bytes } = answer;
if (status !== 200)
return undefined;
refuseHtml(answer);
if (bytes === undefined)
throw new Unreadable('was not written to a file');
return { value: { bytes } };
},
});
}
async function readLog(api, route, purpose) {
return fetchOrFollow(api, route, 'log', {
...purpose,
accept: 'text/plain, */*',
maxBytes: MAX_TEXT_BYTES,
read(answer) {
if (answer.status === 204)
return { value: undefined };
if (answer.status !== 200)
return undefined;
refuseHtml(answer);
return { value: new TextDecoder().decode(answer.body) };
},
});
}
async function fetchOrFollow(api, route, what, request) {
const answered = await api.fetch(route, {
...request,
read(answer) {
const { status, headers } = answer;
const isRedirect = status >= 300 && status < 400 && status !== 304;
const { location } = headers;
if (isRedirect && location !== undefined)
return { value: { location } };
const value = request.read(answer);
return value && { value };
},
});
if ('value' in answered)
return answered.value;
return api.requestSecretUrl(answered.location, {
...request,
method: 'GET',
shownPath: `(${what} URL)`,
needs: `a ${what} URL that has not expired: ask again`,
class: 'safe',
});
}
const MAX_JSON_BYTES = 64 * 1024 * 1024;
const MAX_LOG_BYTES = 256 * 1024 * 1024;
async function readPlanText(api, route, purpose) {
let parts = [];
const { take, read } = partsForSink(() => {
parts = [];
return (bytes) => void parts.push(Uint8Array.from(bytes));
});
const transfer = { accept: 'application/json', maxBytes: MAX_JSON_BYTES, take, read };
await fetchOrFollow(api, route, 'plan', { ...purpose, ...transfer });
return Buffer.concat(parts).toString('utf8');
}
async function streamPlanLog(api, url, open) {
if (typeof url !== 'string' || url === '')
return;
await api.requestSecretUrl(withWholeLog(api, url), {
method: 'GET',
shownPath: '(log URL)',
what: 'read the log of the plan',
needs: 'a log URL that has not expired',
class: 'safe',
...partsForSink(open),
maxBytes: MAX_LOG_BYTES,
});
}
function withWholeLog(api, url) {
const { href } = api.origin;
if (!URL.canParse(url, href))
return url;
const fromStart = new URL(url, href);
fromStart.searchParams.set('limit', String(MAX_LOG_BYTES));
fromStart.searchParams.set('offset', '0');
return fromStart.href;
}
function partsForSink(open) {
let sink;
const take = (bytes, offset) => {
if (offset === 0)
sink = open();
sink?.(bytes);
};
const read = ({ status, body }) => {
const hasBody = status === 200 || status === 206;
if (hasBody && body.length > 0)
take(body, 0);
return hasBody || status === 204 || status === 416 ? { value: undefined } : undefined;
};
return { take, read };
}
const START = 0x02;
const END = 0x03;
async function readPlanLog(api, url, maxBytes) {
let tail = new Uint8Array();
await streamPlanLog(api, url, () => {
tail = new Uint8Array();
return (bytes) => {
tail = tailOf(Buffer.concat([tail, bytes]), maxBytes + 2);
};
});
const from = tail[0] === START ? 1 : 0;
const to = tail.at(-1) === END ? -1 : undefined;
return new TextDecoder().decode(tailOf(tail.subarray(from, to), maxBytes));
}
function tailOf(bytes, length) {
return bytes.length > length ? bytes.subarray(bytes.length - length) : bytes;
}
;// CONCATENATED MODULE: ./build/src/client/wire/configuration-version.js
const configurationVersionSchema = (0,wire_resource.C5)('configuration-versions', {
status: dist.YjP(),
'auto-queue-runs': wire_resource.Jt,
error: wire_resource.Qq,
'error-message': wire_resource.Qq,
source: wire_resource.Qq,
speculative: wire_resource.Jt,
provisional: wire_resource.Jt,
'status-timestamps': wire_resource.AP,
'upload-url': wire_resource.Qq,
});
const ingressAttributesSchema = (0,wire_resource.C5)('ingress-attributes', {
branch: wire_resource.Qq,
'clone-url': wire_resource.Qq,
'commit-message': wire_resource.Qq,
'commit-sha': wire_resource.Qq,
'commit-url': wire_resource.Qq,
'compare-url': wire_resource.Qq,
identifier: wire_resource.Qq,
'is-pull-request': wire_resource.Jt,
'on-default-branch': wire_resource.Jt,
'pull-request-number': wire_resource.vK,
'pull-request-url': wire_resource.Qq,
'pull-request-title': wire_resource.Qq,
'pull-request-body': wire_resource.Qq,
tag: wire_resource.Qq,
'sender-username': wire_resource.Qq,
'sender-avatar-url': wire_resource.Qq,
'sender-html-url': wire_resource.Qq,
});
;// CONCATENATED MODULE: ./build/src/client/resources/configuration-versions.js
function createConfigurationVersions(api) {
const uploaded = `${READ_RUNS}, and a version in the state uploaded`;
return {
list: (workspaceId) => listResources(api, GET `/workspaces/${workspaceId}/configuration-versions`, configurationVersionSchema, readPurpose('list the configuration versions')),
show: showVersion.bind(undefined, api),
ingressAttributes: (id) => api.ask(GET `/configuration-versions/${id}/ingress-attributes`, {
what: 'read the commit information of the configuration version',
needs: `${READ_RUNS}, and a version that came from version control`,
read: readerOfOne(ingressAttributesSchema),
}),
download: (id, file) => download(api, GET `/configuration-versions/${id}/download`, file, {
what: 'download the configuration version',
needs: uploaded,
}),
downloadForRun: (runId, file) => download(api, GET `/runs/${runId}/configuration-version/download`, file, {
what: "download the run's configuration version",
needs: uploaded,
}),
async create(workspaceId, attributes = {}) {
const isOfOrganization = api.shared.tokenKind === 'organization';
const version = await api.ask(POST `/workspaces/${workspaceId}/configuration-versions`, {
what: 'create a configuration version',
needs: QUEUE_PLANS,
class: 'create',
problems: isOfOrganization ? [NOT_FOR_ORGANIZATIONS] : [],
body: documentOf('configuration-versions', {
'auto-queue-runs': attributes.autoQueueRuns,
speculative: attributes.speculative,
provisional: attributes.provisional,
}),
recovery: {
async look(api) {
const what = 'read the workspace';
await api.ask(GET `/workspaces/${workspaceId}`, { what, read: () => { } });
return undefined;
},
},
read: readCreated,
});
api.shared.keepSecret(version.attributes['upload-url'], version.id);
return version;
},
upload: upload.bind(undefined, api),
archive: (id) => changeVersion(api, id, 'archive'),
softDeleteBackingData: (id, { deleteOlderThanDays } = {}) => changeVersion(api, id, 'soft_delete_backing_data', deleteOlderThanDays),
restoreBackingData: (id) => changeVersion(api, id, 'restore_backing_data'),
permanentlyDeleteBackingData: (id) => changeVersion(api, id, 'permanently_delete_backing_data'),
};
}
async function showVersion(api, id, { include = [] } = {}) {
return api.ask(GET `/configuration-versions/${id}`, {
...readPurpose('read the configuration version'),
include: { resource: 'configuration-versions', names: include },
read(document) {
const version = readOne(document, configurationVersionSchema, id);
const namingVersion = includedOfType(document, 'runs').find((run) => (0,wire_resource.Dl)(run, 'configuration-version') === version.id);
const identifier = namingVersion ?? (0,wire_resource._2)(version, 'run').named?.[0];
const run = identifier && findIncluded(document, identifier, runSchema);
const name = 'ingress-attributes';
const ingressAttributes = includedOne(document, version, name, ingressAttributesSchema);
return { version, run, ingressAttributes };
},
});
}
const NOT_FOR_ORGANIZATIONS = 'Organization tokens cannot create configuration versions: use a team or user token.';
function readCreated(document) {
const version = readOne(document, configurationVersionSchema);
const self = version.links['self'];
if (typeof self === 'string' && !self.endsWith(`/${version.id}`)) {
throw new Unreadable(`names two configuration versions, ${(0,client_errors.p)(version.id, 80)} first`);
}
return version;
}
const SLOWEST_BYTES_PER_MS = 64;
const LOOKS = 5;
const LOOK_EVERY_MS = 1000;
const SHOWN_PATH = '(upload URL)';
const REFUSED = 'upload-refused';
async function upload(api, version, { largest = [], ...archive }) {
const { bytes } = archive;
const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
const purpose = {
what: `upload the archive to ${version.id}`,
codes: { 403: REFUSED, 404: REFUSED, 410: REFUSED },
likelyCause: `The archive (${size}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.${largest.length === 0 ? '' : ` Its largest files: ${largest.map((file) => (0,client_errors.p)(file, 120)).join(', ')}.`}`,
};
const url = version.attributes['upload-url'];
if (typeof url !== 'string' || url === '') {
throw describeInvalid({ purpose, method: 'PUT', path: SHOWN_PATH, host: '', serviceOrigin: '' }, [
'Only the answer to the creation of a configuration version holds its upload URL: create a new version.',
]);
}
api.shared.keepSecret(url, version.id);
await api.requestSecretUrl(url, {
...purpose,
method: 'PUT',
shownPath: SHOWN_PATH,
body: archive,
class: 'upload',
attemptMs: 60_000 + bytes / SLOWEST_BYTES_PER_MS,
recovery: {
settles: [403, 404, 409, 410, 422],
async look(api, { status }) {
const looks = status === undefined ? 1 : LOOKS;
for (let look = 1;; look++) {
const { version: present } = await showVersion(api, version.id);
if (present.attributes.status !== 'pending')
return { value: undefined };
if (look >= looks)
return undefined;
await api.wait(LOOK_EVERY_MS, { what: 'upload the archive' });
}
},
},
read: succeeded,
});
}
const ACTIONS = {
archive: { what: 'archive the configuration version', targetStatus: 'archived' },
soft_delete_backing_data: {
what: 'soft-delete the backing data',
targetStatus: 'backing_data_soft_deleted',
},
restore_backing_data: { what: 'restore the backing data', targetStatus: 'uploaded' },
permanently_delete_backing_data: {
what: 'permanently delete the backing data',
targetStatus: 'backing_data_permanently_deleted',
},
};
async function changeVersion(api, id, action, days) {
const { what, targetStatus } = ACTIONS[action];
const countable = days === undefined || (Number.isSafeInteger(days) && days >= 0);
const attributes = { 'delete-older-than-n-days': days };
await api.send(POST `/configuration-versions/${id}/actions/${action}`, {
what,
needs: action === 'archive'
? 'the right to change the version'
: 'a self-managed service (the hosted edition does not have it) and the right to change the version',
onConflict: 'It must come from the API or the command line, be in the state uploaded, have no run in progress and not be the current version of a workspace.',
problems: countable ? [] : ['The number of days must be a whole number, 0 or more.'],
body: days === undefined ? undefined : { data: { attributes } },
recovery: {
settles: [400, 409],
async look(api, failure) {
try {
const { version } = await showVersion(api, id);
return doneIf(version.attributes.status === targetStatus);
}
catch (error) {
if (!(error instanceof client_errors._) || error.code !== 'not-found')
throw error;
const refused = failure.status === 400 || failure.status === 409;
return doneIf(targetStatus.startsWith('backing_data') && refused);
}
},
},
});
}
;// CONCATENATED MODULE: ./build/src/client/wire/policies.js
const policyCheckSchema = (0,wire_resource.C5)('policy-checks', {
status: dist.YjP(),
scope: (0,wire_resource.B_)(dist.YjP()),
result: (0,wire_resource.u9)({
result: (0,wire_resource.B_)(dist.zMY()),
passed: wire_resource.vK,
'total-failed': wire_resource.vK,
'hard-failed': wire_resource.vK,
'soft-failed': wire_resource.vK,
'advisory-failed': wire_resource.vK,
'duration-ms': (0,wire_resource.B_)(dist.aig()),
sentinel: dist.lqM(dist.L5J()),
engine: dist.lqM(dist.L5J()),
}),
'status-timestamps': wire_resource.AP,
actions: (0,wire_resource.u9)({ 'is-overridable': wire_resource.Jt }),
permissions: (0,wire_resource.u9)({ 'can-override': wire_resource.Jt }),
});
const taskStageSchema = (0,wire_resource.C5)('task-stages', {
status: dist.YjP(),
stage: dist.YjP(),
'status-timestamps': wire_resource.AP,
actions: (0,wire_resource.u9)({ 'is-overridable': wire_resource.Jt }),
permissions: (0,wire_resource.u9)({
'can-override': wire_resource.Jt,
'can-override-policy': wire_resource.Jt,
'can-override-tasks': wire_resource.Jt,
}),
});
const taskResultSchema = (0,wire_resource.C5)('task-results', {
status: dist.YjP(),
message: wire_resource.Qq,
url: wire_resource.Qq,
'task-name': wire_resource.Qq,
stage: wire_resource.Qq,
'workspace-task-enforcement-level': wire_resource.Qq,
'task-result-outcomes-count': wire_resource.vK,
'status-timestamps': wire_resource.AP,
});
const resultCount = (0,wire_resource.u9)({
'advisory-failed': wire_resource.vK,
'mandatory-failed': wire_resource.vK,
passed: wire_resource.vK,
errored: wire_resource.vK,
});
const policyEvaluationSchema = (0,wire_resource.C5)('policy-evaluations', {
status: dist.YjP(),
'policy-kind': wire_resource.Qq,
'policy-tool-version': (0,wire_resource.B_)(dist.YjP()),
'result-count': resultCount,
'status-timestamps': wire_resource.AP,
});
const outcomeSchema = dist._H3({
status: dist.YjP(),
policy_name: wire_resource.Qq,
enforcement_level: wire_resource.Qq,
query: (0,wire_resource.B_)(dist.YjP()),
description: (0,wire_resource.B_)(dist.YjP()),
output: dist.lqM(dist.L5J()),
});
const policySetOutcomeSchema = (0,wire_resource.C5)('policy-set-outcomes', {
outcomes: dist.cl6(dist.YOg(outcomeSchema)),
error: wire_resource.Qq,
warnings: dist.cl6(dist.YOg(dist.L5J())),
overridable: wire_resource.Jt,
'policy-set-name': wire_resource.Qq,
'policy-set-description': (0,wire_resource.B_)(dist.YjP()),
'policy-tool-version': (0,wire_resource.B_)(dist.YjP()),
'result-count': resultCount,
});
const tfPolicyEvaluationSchema = (0,wire_resource.C5)('tf-policy-evaluations', {
status: dist.YjP(),
'stage-type': wire_resource.Qq,
'result-count': (0,wire_resource.u9)({
'advisory-failed': wire_resource.vK,
'mandatory-failed': wire_resource.vK,
'mandatory-overridable-failed': wire_resource.vK,
passed: wire_resource.vK,
errored: wire_resource.vK,
unknown: wire_resource.vK,
}),
error: (0,wire_resource.u9)({ type: wire_resource.Qq, summary: wire_resource.Qq, detail: wire_resource.Qq }),
actions: (0,wire_resource.u9)({ 'is-overridable': wire_resource.Jt }),
permissions: (0,wire_resource.u9)({ 'can-override': wire_resource.Jt }),
'status-timestamps': wire_resource.AP,
});
const diagnosticResourceSchema = dist._H3({
resource_name: wire_resource.Qq,
error_message: wire_resource.Qq,
info_message: wire_resource.Qq,
file_name: wire_resource.Qq,
code: wire_resource.Qq,
start_line: wire_resource.vK,
});
const tfPolicyOutcomeSchema = dist._H3({
policy_name: wire_resource.Qq,
file_name: wire_resource.Qq,
enforcement_level: wire_resource.Qq,
status: dist.YjP(),
diagnostics: dist.cl6(dist.YOg(dist._H3({
summary: wire_resource.Qq,
code: wire_resource.Qq,
context: wire_resource.Qq,
start_line: wire_resource.vK,
error_message: wire_resource.Qq,
resources: dist.cl6(dist.YOg(diagnosticResourceSchema)),
}))),
});
const tfPolicySetOutcomeSchema = (0,wire_resource.C5)('tf-policy-set-outcomes', {
outcomes: dist.cl6(dist.YOg(tfPolicyOutcomeSchema)),
'policy-set-name': wire_resource.Qq,
error: dist.lqM(dist.L5J()),
});
;// CONCATENATED MODULE: ./build/src/client/wire/workspace.js
const workspaceSchema = (0,wire_resource.C5)('workspaces', {
name: dist.YjP(),
locked: wire_resource.Jt,
'execution-mode': wire_resource.Qq,
'working-directory': wire_resource.Qq,
'auto-apply': wire_resource.Jt,
'speculative-enabled': wire_resource.Jt,
'terraform-version': wire_resource.Qq,
'tag-names': (0,wire_resource.B_)(dist.YOg(dist.YjP())),
'trigger-patterns': dist.cl6(dist.YOg(dist.YjP())),
'trigger-prefixes': dist.cl6(dist.YOg(dist.YjP())),
'file-triggers-enabled': wire_resource.Jt,
'vcs-repo': (0,wire_resource.B_)(dist._H3({
identifier: wire_resource.Qq,
branch: wire_resource.Qq,
'repository-http-url': wire_resource.Qq,
'ingress-submodules': wire_resource.Jt,
})),
permissions: wire_resource.Mv,
});
;// CONCATENATED MODULE: ./build/src/client/resources/policy-checks.js
function createPolicyChecks(api) {
return {
list: (runId) => listResources(api, GET `/runs/${runId}/policy-checks`, policyCheckSchema, listRequest(api, runId)),
listWithRelated: (runId, { include = [] } = {}) => listPages(api, GET `/runs/${runId}/policy-checks`, {
...listRequest(api, runId),
include: { resource: 'policy-checks', names: include },
idOf: ({ check }) => check.id,
read: (document) => readMany(document, policyCheckSchema).map((check) => withRelated(document, check)),
}),
show: showPolicyCheck.bind(undefined, api),
override: (id, { comment } = {}) => sendOverride(api, policyCheckSchema, id, {
called: 'the policy check',
onConflict: 'Only a check that failed softly and was not overridden yet can be overridden.',
comment,
}),
output: (id) => readLog(api, GET `/policy-checks/${id}/output`, readPurpose('read the output of the policy check')),
};
}
function listRequest(api, runId) {
return {
...readPurpose('list the policy checks of the run'),
answersAtOnce: true,
absent: (refusal) => absenceIn(api, runId, 'policy-checks', refusal),
};
}
async function showPolicyCheck(api, id, { include = [] } = {}) {
return api.ask(GET `/policy-checks/${id}`, {
...readPurpose('read the policy check'),
include: { resource: 'policy-checks', names: include },
read: (document) => withRelated(document, readOne(document, policyCheckSchema, id)),
});
}
function withRelated(document, check) {
const run = includedOne(document, check, 'run', runSchema);
const workspace = run && includedOne(document, run, 'workspace', workspaceSchema);
return { check, run, workspace };
}
;// CONCATENATED MODULE: ./build/src/client/resources/policy-evaluations.js
function createPolicyEvaluations(api) {
return {
show: (id) => showPolicyEvaluation(api, id),
outcomes: (id) => listResources(api, GET `/policy-evaluations/${id}/policy-set-outcomes`, policySetOutcomeSchema, readPurpose('list the outcomes of the policy evaluation')),
};
}
async function showPolicyEvaluation(api, id) {
return readResource(api, policyEvaluationSchema, id, readPurpose('read the policy evaluation'));
}
function createTfPolicyEvaluations(api) {
return {
list: (runId) => listResources(api, GET `/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
...readPurpose('list the Terraform policy evaluations of the run'),
absent: (refusal) => absenceIn(api, runId, 'tf-policy-evaluations', refusal),
}),
outcomes: (id) => listResources(api, GET `/tf-policy-evaluations/${id}/tf-policy-set-outcomes`, tfPolicySetOutcomeSchema, readPurpose('list the outcomes of the Terraform policy evaluation')),
override: (id, { comment } = {}) => sendOverride(api, tfPolicyEvaluationSchema, id, {
called: 'the Terraform policy evaluation',
onConflict: 'Only an evaluation that waits for an override can be overridden.',
comment,
}),
};
}
var model_status = __nccwpck_require__(2373);
;// CONCATENATED MODULE: ./build/src/client/resources/runs.js
function createRuns(api) {
return {
create: createRun.bind(undefined, api),
show: showRun.bind(undefined, api),
list: listRuns.bind(undefined, api),
listMoving: (organization, mode, search) => listRunsOfMode(api, organization, mode, { search, statusGroup: 'non_final' }),
listPlanned: (organization, mode, search) => listRunsOfMode(api, organization, mode, { search }),
findByConfigurationVersion: findRunOfVersion.bind(undefined, api),
cancel: (id, comment) => stopRun(api, id, 'cancel', comment),
discard: (id, comment) => stopRun(api, id, 'discard', comment),
events: listEvents.bind(undefined, api),
comments: async (id) => {
const listing = listResources(api, GET `/runs/${id}/comments`, commentSchema, {
...readPurpose('read the comments on the run'),
answersAtOnce: true,
});
return (await listing.all()).map(({ attributes }) => attributes.body ?? undefined);
},
comment: (id, body) => api.send(POST `/runs/${id}/comments`, {
what: 'comment on the run',
needs: 'a token that may comment on runs',
body: documentOf('comments', { body }),
}),
plan: async (id) => keepLogSecret(api, await readResource(api, planSchema, id, readPurpose('read the plan'))),
planLog: (plan, maxBytes) => readPlanLog(api, plan.attributes['log-read-url'], maxBytes),
streamPlanLog: (plan, open) => streamPlanLog(api, plan.attributes['log-read-url'], open),
planJson: (id) => readPlanText(api, GET `/plans/${id}/json-output-redacted`, readPurpose('read what the plan changes')),
wholePlanJson: (id) => readPlanText(api, GET `/plans/${id}/json-output`, {
what: 'read the whole plan',
needs: 'a token that may read the values of plans (`full-plan`)',
}),
apply: (id, comment) => api.send(POST `/runs/${id}/actions/apply`, {
what: 'apply the run',
needs: APPLY_RUNS,
onConflict: 'Only a run that waits for its confirmation can be applied: read it again.',
body: commentBody(comment),
recovery: {
settles: [409],
look: async (api) => doneIf((0,model_status.Il)('provisional', await statusOf(api, id)) === 'foreign'),
},
}),
showApply: async (id) => keepLogSecret(api, await readResource(api, applySchema, id, readPurpose('read the apply'))),
};
}
async function showRun(api, id, { include = [] } = {}) {
const { related, missingStages } = await api.ask(GET `/runs/${id}`, {
...readPurpose('read the run'),
include: { resource: 'runs', names: include },
read(document, included) {
return readRelated(api, document, { id, hasStages: included.includes('task_stages') });
},
});
for (const stageId of missingStages) {
const purpose = readPurpose('read the task stage');
related.taskStages?.push(await readResource(api, taskStageSchema, stageId, purpose));
}
return related;
}
function readRelated(api, document, { id, hasStages }) {
const run = readOne(document, runSchema, id);
for (const [type, name] of Object.entries(NAMED_BY)) {
const ids = new Set((0,wire_resource._2)(run, name).named?.map((identifier) => identifier.id));
const unnamed = includedOfType(document, type).find((resource) => !ids.has(resource.id));
if (unnamed === undefined)
continue;
throw new Unreadable(`includes ${(0,client_errors.p)(unnamed.id, 80)}, which is not what the run names`);
}
const named = hasStages ? (0,wire_resource._2)(run, 'task-stages').named : undefined;
const stages = named?.map((identifier) => findIncluded(document, identifier, taskStageSchema));
const included = (name, schema) => includedOne(document, run, name, schema);
return {
related: {
run,
plan: keepLogSecret(api, included('plan', planSchema)),
costEstimate: included('cost-estimate', costEstimateSchema),
taskStages: stages?.filter((stage) => stage !== undefined),
configurationVersion: included('configuration-version', configurationVersionSchema),
workspace: included('workspace', workspaceSchema),
},
missingStages: (named ?? [])
.filter((_, index) => stages?.[index] === undefined)
.map((identifier) => identifier.id),
};
}
const NAMED_BY = {
plans: 'plan',
workspaces: 'workspace',
'task-stages': 'task-stages',
'tf-policy-evaluations': 'tf-policy-evaluations',
};
function keepLogSecret(api, plan) {
api.shared.keepSecret(plan?.attributes['log-read-url']);
return plan;
}
async function listEvents(api, runId) {
try {
return await api.ask(GET `/runs/${runId}/run-events`, {
...readPurpose('read the events of the run'),
include: { resource: 'run-events', names: ['actor', 'comment'] },
read: (document) => readMany(document, runEventSchema).map((event) => {
const actor = includedOne(document, event, 'actor', userSchema);
const comment = includedOne(document, event, 'comment', commentSchema);
return {
event,
actor: actor?.attributes.username || undefined,
comment: comment?.attributes.body || undefined,
};
}),
});
}
catch (error) {
if (error instanceof client_errors._ && error.code === 'not-found')
return [];
throw error;
}
}
const ON_CONFLICT = {
cancel: 'Only a run that waits, plans or applies can be canceled: discard it instead if it waits for a person.',
discard: 'Only a run that waits for a person can be discarded: cancel it instead while it plans.',
};
async function stopRun(api, id, action, comment) {
try {
await api.send(POST `/runs/${id}/actions/${action}`, {
what: `${action} the run`,
needs: APPLY_RUNS,
onConflict: ON_CONFLICT[action],
body: commentBody(comment),
recovery: { look: async (api) => doneIf((0,model_status.Ck)(await statusOf(api, id))) },
});
}
catch (error) {
const conflict = error instanceof client_errors._ && error.code === 'conflict';
if (!conflict || !(0,model_status.Ck)(await statusOf(api, id)))
throw error;
}
}
async function statusOf(api, id) {
return (await readRun(api, id)).attributes.status;
}
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';
function listRuns(api, workspaceId, query = {}) {
return listResources(api, GET `/workspaces/${workspaceId}/runs`, runSchema, {
query: {
'filter[operation]': query.planOnly === true ? 'plan_only' : OPERATIONS,
'filter[status]': query.status,
'search[basic]': query.search,
'search[commit]': query.commit,
},
pace: api.shared.runListPace,
...readPurpose('list the runs of the workspace'),
});
}
function listRunsOfMode(api, organization, mode, { search, statusGroup }) {
return listResources(api, GET `/organizations/${organization}/runs`, runSchema, {
query: {
'filter[operation]': mode === 'speculative' ? 'plan_only' : 'save_plan',
'filter[status_group]': statusGroup,
'search[basic]': search,
},
pace: api.shared.runListPace,
class: 'probe',
...readPurpose(`list the runs of "${organization}"${statusGroup === undefined ? '' : ' that go on'}`),
});
}
async function findRunOfVersion(api, workspaceId, versionId) {
const { version, run } = await showVersion(api, versionId, { include: ['run'] });
if (run !== undefined)
return run;
const runId = (0,wire_resource.Dl)(version, 'run');
if (runId !== undefined)
return readRun(api, runId);
const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
return items.find((candidate) => (0,wire_resource.Dl)(candidate, 'configuration-version') === versionId);
}
const PURPOSE = { what: 'create a run', needs: QUEUE_PLANS };
const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
const SECOND_LOOK_MS = 2000;
const MOST_REFUSALS = 3;
async function createRun(api, workspaceId, versionId, attributes = {}) {
const scoped = api.endingBy(api.ports.clock.now() + CALL_BUDGET_MS);
for (let refusals = 0;; refusals += 1) {
try {
return await postRun(api, workspaceId, versionId, attributes);
}
catch (error) {
if (!(error instanceof client_errors._) || error.status !== 422)
throw error;
if (await waitWhileProcessed(scoped, versionId))
continue;
const saysStillProcessed = error.errors.some(({ title, detail }) => /still being processed|invalid run parameters/i.test(`${title} ${detail}`));
if (!saysStillProcessed || refusals >= MOST_REFUSALS)
throw error;
await scoped.wait(FIRST_POLL_MS * (refusals + 1), PURPOSE);
}
}
}
async function postRun(api, workspaceId, versionId, attributes) {
return api.ask(POST `/runs`, {
...PURPOSE,
class: 'create',
problems: idProblems(workspaceId, versionId),
body: documentOf('runs', {
message: attributes.message,
'plan-only': attributes.planOnly,
'save-plan': attributes.savePlan,
'auto-apply': attributes.autoApply,
...attributes.options,
}, {
workspace: { data: { type: 'workspaces', id: workspaceId } },
'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
}),
recovery: {
settles: [409, 422],
async look(api, { status }) {
let run = await findRunOfVersion(api, workspaceId, versionId);
if (run === undefined && (status === undefined || status === 504)) {
await api.wait(SECOND_LOOK_MS, PURPOSE);
run = await findRunOfVersion(api, workspaceId, versionId);
}
return run && { value: run };
},
},
read(document) {
const run = readOne(document, runSchema);
const used = (0,wire_resource.Dl)(run, 'configuration-version');
if (used !== undefined && used !== versionId) {
throw runFailure(`the service answered with ${run.id}, which uses another configuration version (${used}) than the one asked for (${versionId}).`, { code: 'unreadable' });
}
return run;
},
});
}
async function waitWhileProcessed(api, versionId) {
const { clock, deadline } = api.ports;
let waitMs = FIRST_POLL_MS;
for (let polls = 0;; polls++) {
const { version } = await showVersion(api, versionId);
const { status, 'error-message': message } = version.attributes;
if (status === 'errored') {
const detail = message ?? version.attributes.error ?? 'it gave no reason';
throw runFailure(`the service could not process the configuration version ${versionId}: ${detail}`, { code: 'unprocessable', errors: [{ detail }] });
}
if (status !== 'pending' && status !== 'fetching')
return polls > 0;
if (clock.now() + waitMs > deadline) {
throw runFailure(`the configuration version ${versionId} was still "${status}" when time was up.`, { code: 'timeout' });
}
await api.wait(waitMs, PURPOSE);
waitMs = Math.min(waitMs * 1.5, LONGEST_POLL_MS);
}
}
function runFailure(why, facts) {
const request = { method: 'POST', path: '/api/v2/runs' };
return new client_errors._(`Could not create a run: ${why}`, { ...request, ...facts });
}
var add_to = __nccwpck_require__(2588);
;// CONCATENATED MODULE: ./build/src/client/resources/task-stages.js
const INCLUDE = { resource: 'task-stages', names: ['policy_evaluations', 'task_results'] };
function createTaskStages(api) {
return {
list: (runId) => listPages(api, GET `/runs/${runId}/task-stages`, {
...readPurpose('list the task stages of the run'),
include: INCLUDE,
idOf: ({ stage }) => stage.id,
read: (document) => {
const stages = readMany(document, taskStageSchema);
const attached = attachmentsOf(document, stages);
return Promise.all(stages.map((stage) => readMissing(api, collectParts(document, stage, attached))));
},
absent: (refusal) => absenceIn(api, runId, 'task-stages', refusal),
}),
show: async (id) => readMissing(api, await showStage(api, id)),
override: (id, { comment } = {}) => sendOverride(api, taskStageSchema, id, {
called: 'the task stage',
onConflict: 'Only a stage that waits for an override can be overridden.',
comment,
overriddenStatuses: ['running', 'passed'],
}),
};
}
async function showStage(api, id) {
return api.ask(GET `/task-stages/${id}`, {
...readPurpose('read the task stage'),
include: INCLUDE,
read(document) {
const stage = readOne(document, taskStageSchema, id);
return collectParts(document, stage, attachmentsOf(document, [stage]));
},
});
}
function collectParts(document, stage, attached) {
const findParts = (type, schema) => {
const namingStage = (attached.get(stage.id) ?? []).filter((part) => part.type === type);
const namedByStage = (0,wire_resource._2)(stage, type).named ?? [];
const partById = new Map([...namedByStage, ...namingStage].map((part) => [part.id, part]));
const included = [];
const missing = [];
for (const part of partById.values()) {
const resource = findIncluded(document, part, schema);
if (resource === undefined)
missing.push(part.id);
else
included.push(resource);
}
return { included, missing };
};
return {
stage,
evaluations: findParts('policy-evaluations', policyEvaluationSchema),
results: findParts('task-results', taskResultSchema),
};
}
const OWNERS = { 'policy-evaluations': 'policy-attachable', 'task-results': 'task-stage' };
function attachmentsOf(document, stages) {
const attached = new Map(stages.map(({ id }) => [id, []]));
for (const [type, relationship] of Object.entries(OWNERS)) {
const namingStages = new Map();
for (const stage of stages) {
for (const { id } of (0,wire_resource._2)(stage, type).named ?? [])
(0,add_to.D)(namingStages, id, stage.id);
}
for (const resource of includedOfType(document, type)) {
const namedStages = ((0,wire_resource._2)(resource, relationship).named ?? [])
.filter((identifier) => identifier.type === 'task-stages')
.map(({ id }) => id);
const owners = new Set([...namedStages, ...(namingStages.get(resource.id) ?? [])]);
const [stageId = ''] = owners;
if (owners.size !== 1 || !attached.has(stageId)) {
const whose = owners.size > 1 ? 'two task stages' : 'no task stage in it';
throw new Unreadable(`includes ${(0,client_errors.p)(resource.id, 80)}, which belongs to ${whose}`);
}
attached.get(stageId)?.push({ id: resource.id, type });
}
}
return attached;
}
async function readMissing(api, { stage, evaluations, results }) {
const showResult = (id) => readResource(api, taskResultSchema, id, readPurpose('read the run task result'));
const missing = evaluations.missing.map((id) => showPolicyEvaluation(api, id));
const policyEvaluations = evaluations.included.concat(await Promise.all(missing));
const taskResults = results.included.concat(await Promise.all(results.missing.map(showResult)));
return { stage, policyEvaluations, taskResults };
}
;// CONCATENATED MODULE: ./build/src/client/wire/team-workspace.js
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
const teamWorkspaceSchema = (0,wire_resource.C5)('team-workspaces', {
access: dist.YjP(),
runs: wire_resource.Qq,
variables: wire_resource.Qq,
'state-versions': wire_resource.Qq,
'engine-mocks': wire_resource.Qq,
'sentinel-mocks': wire_resource.Qq,
'workspace-locking': wire_resource.Jt,
'run-tasks': wire_resource.Jt,
'policy-overrides': wire_resource.Jt,
});
function engineMocksOf({ attributes }) {
return attributes['engine-mocks'] ?? attributes['sentinel-mocks'] ?? undefined;
}
;// CONCATENATED MODULE: ./build/src/client/resources/team-access.js
function createTeamAccess(api) {
return {
list: listAccess.bind(undefined, api),
show: (id) => readResource(api, teamWorkspaceSchema, id, {
what: 'read the team access',
needs: 'to see the team and the workspace',
}),
add: addAccess.bind(undefined, api),
async update(id, change) {
const problems = accessProblems(change, change.access);
if (Object.values(change).every((value) => value === undefined)) {
problems.push('There is nothing to change: give an access level or an attribute.');
}
return api.ask(PATCH `/team-workspaces/${id}`, {
what: 'change the team access',
needs: MANAGE_ACCESS,
problems,
body: documentOf('team-workspaces', await attributesOf(api, change, problems)),
read: readerOfOne(teamWorkspaceSchema),
});
},
remove: (id) => api.send(DELETE `/team-workspaces/${id}`, {
what: 'remove the team from the workspace',
needs: MANAGE_ACCESS,
recovery: GONE_MEANS_DONE,
}),
};
}
function listAccess(api, workspaceId) {
return listResources(api, GET `/team-workspaces`, teamWorkspaceSchema, {
what: 'list the team access of the workspace',
needs: 'to see the workspace as a member of the organization',
query: { 'filter[workspace][id]': workspaceId },
problems: idProblems(workspaceId),
answersAtOnce: true,
});
}
async function addAccess(api, grant) {
const { workspaceId, teamId } = grant;
const problems = [...accessProblems(grant, grant.access), ...idProblems(workspaceId, teamId)];
return api.ask(POST `/team-workspaces`, {
what: 'add the team to the workspace',
needs: MANAGE_ACCESS,
likelyCause: 'A team has one access per workspace: update the one it has, if there is one.',
class: 'create',
problems,
body: documentOf('team-workspaces', await attributesOf(api, grant, problems), {
workspace: { data: { type: 'workspaces', id: workspaceId } },
team: { data: { type: 'teams', id: teamId } },
}),
recovery: {
settles: [409, 422],
async look(api) {
const accesses = await listAccess(api, workspaceId).all();
const same = accesses.find((access) => (0,wire_resource.Dl)(access, 'team') === teamId && matchesGrant(access, grant));
return same && { value: same };
},
},
read: readerOfOne(teamWorkspaceSchema),
});
}
async function attributesOf(api, change, problems) {
if (problems.length > 0)
return {};
const sentinel = change['engine-mocks'] !== undefined && (await speaksSentinel(api));
return writeAccess(change, sentinel ? 'sentinel-mocks' : 'engine-mocks');
}
const NAMES = Object.keys(CUSTOM_ATTRIBUTES);
function accessProblems(change, access) {
const problems = [];
if (access !== undefined && !ACCESS_LEVELS.includes(access)) {
problems.push(`Access is one of ${ACCESS_LEVELS.join(', ')}.`);
}
for (const name of NAMES) {
const value = change[name];
if (value === undefined)
continue;
const allowed = CUSTOM_ATTRIBUTES[name];
if (!allowed.includes(value)) {
problems.push(`${labelOf(name)} is one of ${allowed.join(', ')}.`);
}
else if (access !== undefined && access !== 'custom') {
problems.push(`${labelOf(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`);
}
}
return problems;
}
function writeAccess(change, mocks) {
const custom = NAMES.map((name) => [name === 'engine-mocks' ? mocks : name, change[name]]);
return { access: change.access, ...Object.fromEntries(custom) };
}
function matchesGrant(access, grant) {
const { attributes } = access;
if (attributes.access !== grant.access)
return false;
return NAMES.every((name) => {
const requested = grant[name];
if (requested === undefined)
return true;
const actual = name === 'engine-mocks' ? engineMocksOf(access) : attributes[name];
return actual === requested;
});
}
function labelOf(name) {
const words = name.replace('-', ' ');
return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
;// CONCATENATED MODULE: ./build/src/client/resources/workspaces.js
const MAY_READ = 'the permission to read the workspace';
function createWorkspaces(api) {
return {
showByName: (organization, name) => api.ask(GET `/organizations/${organization}/workspaces/${name}`, {
what: `find the workspace "${name}" of "${organization}"`,
needs: MAY_READ,
read(document) {
const workspace = readOne(document, workspaceSchema);
const named = workspace.attributes.name;
if (named.toLowerCase() === name.toLowerCase())
return workspace;
throw new Unreadable(`is about the workspace ${(0,client_errors.p)(named, 90)}`);
},
}),
show: (id) => readResource(api, workspaceSchema, id, { what: 'read the workspace', needs: MAY_READ }),
list: (organization, query = {}) => listResources(api, GET `/organizations/${organization}/workspaces`, workspaceSchema, toRequest(organization, query)),
listWithRuns: (organization, query = {}) => listPages(api, GET `/organizations/${organization}/workspaces`, {
...toRequest(organization, query),
include: { resource: 'workspaces', names: ['current_run'] },
idOf: ({ workspace }) => workspace.id,
read: (document) => readMany(document, workspaceSchema).map((workspace) => ({
workspace,
currentRun: includedOne(document, workspace, 'current-run', runSchema),
})),
}),
variables: (id) => listResources(api, GET `/workspaces/${id}/vars`, variableSchema, {
what: 'read the variables of the workspace',
needs: 'the permission to read its variables',
answersAtOnce: true,
}),
variableSets: (id) => listResources(api, GET `/workspaces/${id}/varsets`, variableSetSchema, {
what: 'list the variable sets of the workspace',
needs: 'the permission to read its variables',
}),
variablesOfSet: (id) => listResources(api, GET `/varsets/${id}/relationships/vars`, variableSchema, {
what: 'read the variables of a variable set',
needs: 'the permission to read variables',
}),
runTasks: (id) => listResources(api, GET `/workspaces/${id}/tasks`, runTaskSchema, {
what: 'read the run tasks of the workspace',
needs: MAY_READ,
}),
policySets: (organization) => listResources(api, GET `/organizations/${organization}/policy-sets`, policySetSchema, {
what: `list the policy sets of "${organization}"`,
needs: 'the permission to read policies',
}),
async overriders(organization) {
const teams = await api.ask(GET `/organizations/${organization}/teams`, {
what: `list the teams of "${organization}"`,
needs: 'to see the teams of the organization',
query: { 'page[size]': '100' },
read: (document) => readMany(document, teamSchema),
});
return teams.flatMap(({ attributes: { name, 'organization-access': access } }) => access?.['manage-policy-overrides'] === true ? name : []);
},
};
}
const variableSchema = (0,wire_resource.C5)('vars', {
key: dist.YjP(),
value: (0,wire_resource.B_)(dist.YjP()),
category: (0,wire_resource.B_)(dist.YjP()),
});
const teamSchema = (0,wire_resource.C5)('teams', {
name: dist.YjP(),
'organization-access': (0,wire_resource.B_)(dist._H3({ 'manage-policy-overrides': wire_resource.Jt })),
});
const variableSetSchema = (0,wire_resource.C5)('varsets', {});
const runTaskSchema = (0,wire_resource.C5)('workspace-tasks', {});
const policySetSchema = (0,wire_resource.C5)('policy-sets', { name: dist.YjP() });
function toRequest(organization, { tags = [], project, search }) {
const pairs = Array.isArray(tags) ? [] : Object.entries(tags);
const names = Array.isArray(tags) ? tags : Object.keys(tags);
return {
what: `list the workspaces of "${organization}"`,
needs: MAY_READ,
query: {
'search[tags]': names.length > 0 ? names.join(',') : undefined,
...Object.fromEntries(pairs.flatMap(([key, value], at) => [
[`filter[tagged][${at}][key]`, key],
[`filter[tagged][${at}][value]`, value],
])),
'filter[project][id]': project,
'search[name]': search,
},
problems: project === undefined ? [] : idProblems(project),
};
}
const HIDDEN = ['not-found', 'forbidden'];
function createNames(api) {
const findByName = (type) => async (organization, name) => {
const route = GET `/organizations/${organization}/${type}`;
const listing = listResources(api, route, (0,wire_resource.C5)(type, { name: dist.YjP() }), {
what: `find "${name}" among the ${type.replace('-', ' ')} of "${organization}"`,
needs: 'the permission to read it',
query: type === 'agent-pools' ? { q: name } : { 'filter[names]': name },
});
for await (const { id, attributes } of listing)
if (attributes.name === name)
return id;
return undefined;
};
return {
project: findByName('projects'),
team: findByName('teams'),
agentPool: findByName('agent-pools'),
async ofTeam(id) {
try {
const team = await readResource(api, teamSchema, id, {
what: 'read the name of the team',
needs: 'to see the team',
});
return team.attributes.name;
}
catch (error) {
const isHidden = error instanceof client_errors._ && HIDDEN.includes(error.code);
if (!isHidden)
throw error;
return undefined;
}
},
};
}
;// CONCATENATED MODULE: ./build/src/client/http/limits.js
const SHARE_AFTER_REFUSAL = 0.6;
const LOWERED_EVERY_MS = 400;
const LEAST_SHARE = 0.04;
const REGAIN_ALONE = 0.1;
const REGAIN_CROWDED = 0.004;
function createPace(perSecond) {
let limit = perSecond;
let share = 1;
let intervalMs = 0;
let toleranceMs = 0;
let dueMs = Number.NEGATIVE_INFINITY;
let pausedMs = Number.NEGATIVE_INFINITY;
let slowedMs = Number.NEGATIVE_INFINITY;
let regainedMs = Number.NEGATIVE_INFINITY;
function updateInterval() {
const rate = limit * share;
intervalMs = 1000 / (rate * 0.9);
toleranceMs = intervalMs * (Math.max(1, Math.floor(rate * 0.1)) - 1);
}
updateInterval();
return {
book(nowMs, untilMs) {
const due = Math.max(dueMs, nowMs);
const leave = Math.max(due - toleranceMs, nowMs, pausedMs);
if (leave > untilMs)
return 'too-late';
dueMs = Math.max(due, leave) + intervalMs;
return leave - nowMs;
},
pause(untilMs) {
pausedMs = Math.max(pausedMs, untilMs);
},
limitTo(perSecondNow) {
limit = perSecondNow;
updateInterval();
},
noteRefusal(nowMs) {
regainedMs = nowMs;
if (nowMs - slowedMs < LOWERED_EVERY_MS)
return;
slowedMs = nowMs;
share = Math.max(LEAST_SHARE, share * SHARE_AFTER_REFUSAL);
dueMs = nowMs;
updateInterval();
},
noteAnswer(nowMs, others) {
if (share === 1)
return;
const perSecondAlone = (REGAIN_ALONE - REGAIN_CROWDED) * (1 - others) ** 4;
const seconds = (nowMs - regainedMs) / 1000;
share = Math.min(1, share + (REGAIN_CROWDED + perSecondAlone) * seconds);
regainedMs = nowMs;
updateInterval();
},
slowedSince: (bookedMs) => slowedMs > bookedMs,
};
}
const MOST_TOKENS = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;
function createRetryBudget() {
let tokens = MOST_TOKENS;
return {
pay(afterTimeout) {
const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
if (tokens < cost)
return false;
tokens -= cost;
return true;
},
earn() {
tokens = Math.min(MOST_TOKENS, tokens + 1);
},
};
}
const SECOND_MS = 1_000;
const LEAST_ELAPSED_MS = 150;
const ON_THE_WAY_MS = 200;
const IGNORED_SHARE = 0.08;
const LEFT_TO_DECIDE = 0.6;
const LEFT_TO_NEWCOMERS = 0.5;
const ANSWER_WEIGHT = 0.8;
const ANSWER_WEIGHT_ALL_AFTER_MS = 40_000;
const PAUSE_MS = 2_000;
const STEEPNESS = 4;
const FIRST_MS = 5_000;
const FIRST_LONGEST_MS = 15_000;
const SHORT_RUN_MS = 40_000;
const SHORT_LONGEST_MS = 5_600;
const GROWTH = 1.5;
const LONGEST_MS = 45_000;
function createOtherUse() {
let others = 0;
let seenAt = Number.NEGATIVE_INFINITY;
let lastAnswer;
let sentTimes = [];
return {
others: () => others,
noteSent(nowMs) {
sentTimes = sentTimes.filter((at) => at > nowMs - 2 * SECOND_MS);
sentTimes.push(nowMs);
},
noteAnswer(nowMs, answered, refused) {
if (answered.resetMs > SECOND_MS)
return;
lastAnswer = { ...answered, seenAt: nowMs, endsAt: nowMs + answered.resetMs };
const elapsedMs = SECOND_MS - answered.resetMs;
if (elapsedMs < LEAST_ELAPSED_MS && !refused)
return;
const ownRequests = sentTimes.filter((at) => at > nowMs - elapsedMs - ON_THE_WAY_MS).length;
const usedByOthers = Math.max(0, answered.limit - answered.remaining - ownRequests);
const usedShare = usedByOthers / answered.limit;
const rate = refused ? 1 : Math.min(1, usedShare / Math.max(elapsedMs / SECOND_MS, 0.1));
const isFirst = seenAt === Number.NEGATIVE_INFINITY;
const age = Math.min(1, (nowMs - seenAt) / ANSWER_WEIGHT_ALL_AFTER_MS);
const weight = isFirst ? 1 : (ANSWER_WEIGHT * (1 + age) * elapsedMs) / (2 * SECOND_MS);
others += weight * (rate - others);
seenAt = nowMs;
},
waitMs(nowMs, watching, random) {
if (lastAnswer === undefined || others < IGNORED_SHARE || nowMs >= lastAnswer.endsAt)
return 0;
const { seenAt: answeredAt, endsAt, limit, remaining } = lastAnswer;
const left = remaining - sentTimes.filter((sentAt) => sentAt > answeredAt).length;
const leftFree = limit * (watching ? LEFT_TO_DECIDE : LEFT_TO_NEWCOMERS);
return left > leftFree ? 0 : endsAt - nowMs + 2 * SECOND_MS * others * random();
},
extraDelayMs(watching, random) {
return random() * others * (watching ? 3 : 1) * SECOND_MS;
},
pauseMs(waitedMs) {
if (others < IGNORED_SHARE)
return 0;
const pause = PAUSE_MS * Math.exp(STEEPNESS * others);
if (waitedMs < FIRST_MS)
return Math.min(FIRST_LONGEST_MS, 2 * pause);
const beyond = Math.max(0, waitedMs - SHORT_RUN_MS);
return Math.min(pause, SHORT_LONGEST_MS + GROWTH * beyond, LONGEST_MS);
},
};
}
;// CONCATENATED MODULE: ./build/src/client/shared.js
const DEFAULT_BASE = '/api/v2';
const REQUESTS_PER_SECOND = 30;
const RUN_LISTS_PER_SECOND = 0.5 / 0.9;
class Shared {
pace = createPace(REQUESTS_PER_SECOND);
runListPace = createPace(RUN_LISTS_PER_SECOND);
otherUse = createOtherUse();
retries = createRetryBudget();
identity = {};
answers = 0;
typicalAnswerMs = 0;
lastAnswerAt;
base = DEFAULT_BASE;
tokenKind = 'unknown';
refusedIncludes = new Set();
dialect;
#log;
#secrets;
#kept = new Set();
#located;
constructor(log, dialect, secrets) {
this.dialect = dialect;
this.#log = log;
this.#secrets = secrets;
}
async locate(find) {
this.#located ??= find();
try {
this.base = (await this.#located) ?? DEFAULT_BASE;
}
catch (error) {
this.#located = undefined;
throw error;
}
}
conceal(value) {
return this.#secrets.concealAll(value);
}
keepSecret(value, id) {
if (typeof value !== 'string' || this.#kept.has(value))
return;
const withoutId = value
.split('/')
.filter((segment) => segment !== id)
.join('/');
const isOnePiece = (0,model_secrets.mb)(withoutId)[0] === withoutId;
const secret = isOnePiece ? value : withoutId;
if (!this.#secrets.keep(secret))
return;
this.#kept.add(value);
this.#log.secret(secret);
}
learnFrom(headers, tookMs) {
const { identity } = this;
const divisor = this.answers === 0 ? 1 : 3;
this.typicalAnswerMs += (tookMs - this.typicalAnswerMs) / divisor;
this.answers++;
const answeredAt = Date.parse(headers['date'] ?? '');
if (!Number.isNaN(answeredAt))
this.lastAnswerAt = answeredAt;
identity.apiVersion = headers['tfp-api-version'] ?? identity.apiVersion;
identity.appName = headers['tfp-appname'] ?? identity.appName;
identity.version = headers['x-tfe-version'] || identity.version;
const limit = headers['x-ratelimit-limit'] ?? '';
if (/^\d{1,6}$/.test(limit) && Number(limit) > 0 && Number(limit) !== identity.rateLimit) {
identity.rateLimit = Number(limit);
this.pace.limitTo(identity.rateLimit);
}
}
}
;// CONCATENATED MODULE: ./build/src/client/client.js
function createClient(options) {
const origin = (0,model_origin.e)(options.origin);
const tokenProblem = problemOfToken(options.token);
if (typeof origin === 'string' || tokenProblem !== undefined) {
const problems = [origin, tokenProblem].filter((problem) => typeof problem === 'string');
const remedy = problems.join(' ');
const message = `Cannot talk to the service: ${remedy}`;
throw new client_errors._(message, {
method: 'GET',
path: '/',
code: 'invalid',
remedy,
helpCode: options.token === '' ? 'PG-102' : undefined,
});
}
const { log, dialect = 'auto', secrets = (0,model_secrets.gE)() } = options;
const shared = new Shared(log, dialect, secrets);
shared.keepSecret(options.token);
return assembleClient(options, origin, shared);
}
function problemOfToken(token) {
if (token === '')
return 'The token is empty.';
return /^[\x21-\x7e]+$/.test(token)
? undefined
: 'The token holds spaces, line ends or other characters that no token has: copy it again.';
}
function assembleClient(options, origin, shared) {
const { token, ...ports } = options;
const api = new Api(origin, token, {
...ports,
shared,
signal: options.signal,
deadline: options.deadline ?? Number.POSITIVE_INFINITY,
watching: options.watching ?? false,
discovers: options.discovers === true && !isKnownHost(origin),
});
return {
origin: origin.origin,
workspaces: createWorkspaces(api),
names: createNames(api),
configurationVersions: createConfigurationVersions(api),
runs: createRuns(api),
policyChecks: createPolicyChecks(api),
taskStages: createTaskStages(api),
policyEvaluations: createPolicyEvaluations(api),
tfPolicyEvaluations: createTfPolicyEvaluations(api),
teamAccess: createTeamAccess(api),
agentTokens: createAgentTokens(api),
account: () => readAccount(api),
ping: () => learnIdentity(api),
with: ({ signal = options.signal, deadline = options.deadline, watching = options.watching }) => assembleClient({ ...options, signal, deadline, watching }, origin, shared),
pauseMs: (waitedMs = 0) => shared.otherUse.pauseMs(waitedMs),
answers: () => shared.answers,
typicalAnswerMs: () => shared.typicalAnswerMs,
lastAnswerAt: () => shared.lastAnswerAt,
};
}
/***/ }),
/***/ 486:
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
/***/ 5226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
R: () => ( createSend)
});
var node_crypto_0_ = __nccwpck_require__(7598);
var node_fs_1_ = __nccwpck_require__(3024);
var node_fs_promises_2_ = __nccwpck_require__(1455);
var node_net_3_ = __nccwpck_require__(7030);
var node_path_4_ = __nccwpck_require__(6760);
var node_stream_5_ = __nccwpck_require__(7075);
var node_stream_promises_6_ = __nccwpck_require__(6466);
var node_tls_7_ = __nccwpck_require__(1692);
var _model_ports_js_8_ = __nccwpck_require__(8471);
var _model_ended_by_js_9_ = __nccwpck_require__(7953);
var _model_proxies_js_10_ = __nccwpck_require__(4091);
var _model_quote_js_11_ = __nccwpck_require__(8187);
var _model_error_message_js_12_ = __nccwpck_require__(4271);
var _model_parse_js_13_ = __nccwpck_require__(2340);
function createSend(options) {
const dispatchers = createDispatchers(options);
const send = async (request) => sendOnce(dispatchers, request);
return Object.assign(send, { close: () => dispatchers.close() });
}
function createDispatchers({ environment, caFile, tunnels: proxyTunnel = true }) {
const fileOfNode = environment['NODE_EXTRA_CA_CERTS'] ?? '';
const trusted = fileOfNode === '' ? [] : ['NODE_EXTRA_CA_CERTS'];
const trust = {};
if (caFile !== undefined) {
trusted.unshift('`ca-file`');
const files = fileOfNode === '' ? [caFile] : [caFile, fileOfNode];
trust.ca = [...node_tls_7_.rootCertificates, ...files.map(readPem)];
}
const dispatchers = new Map();
return {
routeTo(url) {
const { host = '' } = (0,_model_proxies_js_10_ .iJ)(url, environment) ?? {};
return { host: url.host, proxy: host, trusted };
},
proxyFor: (url) => (0,_model_proxies_js_10_ .iJ)(url, environment),
async choose({ url, fresh }) {
const { Agent, buildConnector, Pool, ProxyAgent } = await __nccwpck_require__.e( 752).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6752, 19));
const proxy = (0,_model_proxies_js_10_ .iJ)(url, environment);
if (proxy !== undefined && proxy.url === undefined)
throw unusableProxy(proxy);
const key = `${proxy?.url?.href ?? ''} ${fresh === true}`;
const existing = dispatchers.get(key);
if (existing !== undefined)
return existing;
const options = { connect: trust, pipelining: fresh === true ? 0 : 1 };
let dispatcher;
if (proxy?.url === undefined)
dispatcher = new Agent(options);
else {
dispatcher = new ProxyAgent({
...options,
uri: proxy.url.href,
proxyTunnel,
requestTls: trust,
clientFactory: (to, settings) => {
const connect = withoutNameOfAddress(buildConnector(trust));
return watchTunnels(new Pool(to, { ...settings, connect }));
},
});
}
dispatchers.set(key, dispatcher);
return dispatcher;
},
async close() {
await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
dispatchers.clear();
},
};
}
function withoutNameOfAddress(connect) {
return ({ servername = '', ...options }, callback) => connect({ ...options, servername: (0,node_net_3_.isIP)(servername) === 0 ? servername : undefined }, callback);
}
function unusableProxy(proxy) {
const { variable } = proxy;
const why = (0,_model_proxies_js_10_ .oS)(proxy)
? 'names a SOCKS proxy, and only HTTP proxies are used'
: 'is not the address of a proxy';
return new _model_ports_js_8_ .w('tls', `${variable} ${why}`, {
remedy: `Write an HTTP proxy into ${variable}, as in http://HOST:PORT, or the hosts that need none into NO_PROXY.`,
});
}
function readPem(file) {
try {
const pem = (0,node_fs_1_.readFileSync)(file, 'utf8');
if (pem.includes('-----BEGIN CERTIFICATE-----'))
return pem;
throw new Error(`${file} holds no certificate in PEM form`);
}
catch (error) {
throw toLocalFailure(error);
}
}
async function toHttpResponse(answer, request) {
const { statusCode: status } = answer;
const headers = {};
for (const [name, value] of Object.entries(answer.headers)) {
if (value !== undefined && name !== '__proto__') {
headers[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
}
}
const isHtml = /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
const hasFile = status >= 200 && status <= 299 && status !== 204 && !isHtml;
if (request.file !== undefined && hasFile) {
const { 'content-length': length, 'transfer-encoding': coding = '' } = answer.headers;
if (length === undefined && !String(coding).includes('chunked')) {
answer.body.on('error', () => undefined).destroy();
throw new _model_ports_js_8_ .w('broken', 'the answer does not say how long it is');
}
const bytes = await writeWhole(request.file, readAnswer(answer, request));
return { status, headers, body: new Uint8Array(), bytes };
}
const chunks = [];
const take = status === 200 || status === 206 ? request.take : undefined;
let offset = 0;
for await (const chunk of readAnswer(answer, request)) {
if (take === undefined)
chunks.push(chunk);
else
take(chunk, offset);
offset += chunk.length;
}
return { status, headers, body: Buffer.concat(chunks) };
}
async function sendOnce(dispatchers, request) {
const stop = new AbortController();
const onAbort = () => stop.abort(new _model_ports_js_8_ .w('aborted', 'canceled'));
const onTimeout = () => {
const why = `nothing complete within ${Math.round(request.timeoutMs)} ms`;
const proxy = answer === undefined ? dispatchers.proxyFor(request.url) : undefined;
const remedy = proxy &&
`The proxy ${proxy.host} of ${proxy.variable} is between: check that it opens connections to ${request.url.host}, or write that host into NO_PROXY.`;
stop.abort(new _model_ports_js_8_ .w('timeout', why, { remedy }));
};
const timer = setTimeout(onTimeout, Math.min(request.timeoutMs, LONGEST_TIMER_MS));
request.signal?.addEventListener('abort', onAbort, { once: true });
if (request.signal?.aborted === true)
onAbort();
let file;
let answer;
try {
stop.signal.throwIfAborted();
file = isFile(request.body) ? await openBody(request.body) : undefined;
const length = isFile(request.body) ? { 'Content-Length': String(request.body.bytes) } : {};
const { origin, pathname, search } = request.url;
const dispatcher = await dispatchers.choose(request);
const requesting = dispatcher.request({
origin,
path: `${pathname}${search}`,
method: request.method,
headers: { 'accept-encoding': 'identity', ...request.headers, ...length },
body: isFile(request.body) ? streamFile(file, request.body.sent) : (request.body ?? null),
signal: stop.signal,
headersTimeout: request.silenceMs ?? request.timeoutMs,
bodyTimeout: request.silenceMs ?? request.timeoutMs,
});
answer = await (0,_model_ended_by_js_9_ .m)(stop.signal, requesting);
const received = await toHttpResponse(answer, request);
const { proxy } = dispatchers.routeTo(request.url);
return proxy === '' ? received : { ...received, proxy };
}
catch (error) {
throw stop.signal.aborted && stop.signal.reason instanceof _model_ports_js_8_ .w
? stop.signal.reason
: toTransportError(error, dispatchers.routeTo(request.url));
}
finally {
clearTimeout(timer);
request.signal?.removeEventListener('abort', onAbort);
await file?.close().catch(() => undefined);
}
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function isFile(body) {
return typeof body === 'object' && 'path' in body;
}
async function openBody(body) {
try {
const file = await (0,node_fs_promises_2_.open)(body.path, 'r');
const { size } = await file.stat();
if (size === body.bytes)
return file;
await file.close();
throw new Error(`${body.path} has ${size} bytes where ${body.bytes} were announced`);
}
catch (error) {
throw toLocalFailure(error);
}
}
function streamFile(file, sent) {
if (file === undefined)
return null;
const chunks = file.createReadStream({ autoClose: false });
async function* withProgress() {
let bytes = 0;
for await (const chunk of chunks) {
yield chunk;
sent?.((bytes += chunk.length));
}
}
return node_stream_5_.Readable.from(withProgress(), { objectMode: false });
}
async function* readAnswer(answer, { maxBytes }) {
const coding = answer.headers['content-encoding']?.toString().trim() || 'identity';
let bytes = 0;
try {
for await (const chunk of answer.body) {
bytes += chunk.length;
if (coding.toLowerCase() !== 'identity' && bytes > 0) {
const what = `the answer is compressed as ${(0,_model_quote_js_11_ .hD)(coding.slice(0, 40))}, which was not asked for`;
throw new _model_ports_js_8_ .w('broken', what);
}
if (bytes > maxBytes)
throw new _model_ports_js_8_ .w('too-large', `more than ${maxBytes} bytes`);
yield chunk;
}
}
catch (error) {
throw toTransportError(error);
}
}
async function writeWhole(file, chunks) {
const part = (0,node_path_4_.join)((0,node_path_4_.dirname)(file), `.${(0,node_path_4_.basename)(file)}.${(0,node_crypto_0_.randomUUID)()}.part`);
const stream = (0,node_fs_1_.createWriteStream)(part, { flags: 'wx' });
try {
await (0,node_stream_promises_6_.pipeline)(chunks, stream);
await (0,node_fs_promises_2_.rename)(part, file);
return stream.bytesWritten;
}
catch (error) {
await (0,node_fs_promises_2_.rm)(part, { force: true }).catch(() => undefined);
throw toLocalFailure(error);
}
}
const UNKNOWN_AUTHORITY = 'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_UNTRUSTED INVALID_CA';
const WRONG_CERTIFICATE = 'CERT_HAS_EXPIRED CERT_NOT_YET_VALID ERR_TLS_CERT_ALTNAME_INVALID HOSTNAME_MISMATCH';
const CODES = [
['not-sent', 'ENOTFOUND EAI_AGAIN EAI_FAIL EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN'],
['not-sent', 'EADDRNOTAVAIL ECONNREFUSED UND_ERR_CONNECT_TIMEOUT'],
['timeout', 'UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT'],
['too-large', 'UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_EXCEEDED_MAX_SIZE'],
['local', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'],
['tls', 'UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED EPROTO CERT_REJECTED CERT_REVOKED'],
['tls', `${WRONG_CERTIFICATE} ${UNKNOWN_AUTHORITY}`],
];
class ProxyUnreachable extends Error {
name = 'NoProxy';
}
function watchTunnels(client) {
const connect = client.connect.bind(client);
client.connect = async (wanted) => connect(wanted).catch((error) => {
throw new ProxyUnreachable('no connection to the proxy', { cause: error });
});
return client;
}
function toTransportError(error, route = { host: '', proxy: '', trusted: [] }) {
if (error instanceof _model_ports_js_8_ .w)
return error;
if (error instanceof ProxyUnreachable)
return failureOfProxy(error, route);
const [first = error] = error instanceof AggregateError ? error.errors : [];
const code = textFieldOf(first, 'code');
const text = (0,_model_error_message_js_12_ .g)(first);
const [, tlsReason] = /\bSSL routines:[^:]*:([^:]+):/.exec(text) ?? [];
const words = tlsReason ?? text.replace(/^Error: |; if the root CA is installed .*/g, '');
const tunnel = failureOfTunnel(error, words, route);
if (tunnel !== undefined)
return tunnel;
const message = code === '' || words.includes(code) ? words : `${words} (${code})`;
let [failure] = CODES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
if (/^ERR_(?:TLS|SSL)_/.test(code))
failure ??= 'tls';
failure ??= textFieldOf(first, 'syscall') === 'connect' ? 'not-sent' : 'broken';
let remedy = failure === 'tls' ? remedyForCode(code, route) : undefined;
if (remedy !== undefined && route.proxy !== '') {
remedy += ` The proxy ${route.proxy} is between: if it opens TLS to look inside, the certificate is its own.`;
}
return new _model_ports_js_8_ .w(failure, message, {
cause: error,
remedy,
code: words === NO_TLS ? 'NO_TLS' : code,
helpCode: hasUnknownAuthority(code) ? 'PG-155' : undefined,
});
}
function failureOfProxy({ cause }, { proxy, ...route }) {
const answered = toTransportError(cause, { ...route, proxy: '', isProxy: true });
const { failure, message, remedy, code, helpCode } = answered;
const what = failure === 'tls' ? 'its certificate or TLS' : 'no connection to it';
return new _model_ports_js_8_ .w(failure === 'tls' || failure === 'aborted' ? failure : 'not-sent', `the proxy ${proxy} cannot be used: ${what}: ${message}`, { cause, remedy, code, helpCode });
}
function failureOfTunnel(error, words, { host, proxy }) {
const options = { cause: error };
const [, refused] = /^Proxy response \((\d{3})\)/.exec(words) ?? [];
if (refused !== undefined) {
const remedies = {
407: 'The proxy wants to know who asks: write a user and a password into HTTPS_PROXY, as in http://USER:PASSWORD@HOST:PORT.',
403: `The proxy does not allow this. Allow ${host} there, or name it in NO_PROXY.`,
};
const remedy = remedies[refused];
const failure = remedy === undefined ? 'not-sent' : 'tls';
return new _model_ports_js_8_ .w(failure, `the proxy ${proxy} answered ${refused}`, {
...options,
remedy,
});
}
if (proxy === '')
return undefined;
if (words.includes('before secure TLS connection')) {
const message = `the tunnel through the proxy ${proxy} was closed before TLS began`;
return new _model_ports_js_8_ .w('not-sent', message, options);
}
const remedy = `Either the host does not speak TLS on this port (the default is 443), or the proxy ${proxy} answered in its place: check the port in the hostname, and allow the host at the proxy.`;
return words === NO_TLS ? new _model_ports_js_8_ .w('tls', words, { ...options, remedy }) : undefined;
}
const NO_TLS = 'wrong version number';
function remedyForCode(code, { trusted, isProxy = false }) {
if (WRONG_CERTIFICATE.split(' ').includes(code)) {
return `Check the name of that ${isProxy ? 'proxy' : 'host'} and the clock of this machine. If both are right, those who run it have to renew its certificate; no setting here passes over it.`;
}
if (!hasUnknownAuthority(code))
return undefined;
return trusted.length === 0
? 'If the certificate is private, pass its authority with `ca-file`.'
: `The authority of this certificate is not in ${trusted.join(' or ')}: put it there, with every intermediate one that the host does not send itself.`;
}
function hasUnknownAuthority(code) {
return UNKNOWN_AUTHORITY.split(' ').includes(code);
}
function textFieldOf(error, name) {
const fact = (0,_model_parse_js_13_ .Pf)(error)[name];
return typeof fact === 'string' ? fact : '';
}
function toLocalFailure(error) {
if (error instanceof _model_ports_js_8_ .w)
return error;
return new _model_ports_js_8_ .w('local', (0,_model_error_message_js_12_ .g)(error), { cause: error });
}
/***/ }),
/***/ 8235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
var _schema_js_0_ = __nccwpck_require__(7934);
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
/***/ 1818:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
fH: () => ( isAffected),
jH: () => ( directoriesAbove),
uv: () => ( isMatch),
yI: () => ( touches)
});
function isAffected(changed, watched) {
const { directory, prefixes, reads = [], readPatterns = [] } = watched;
const watchedPaths = [directory, ...prefixes, ...reads].map((path) => segmentsOf(path).join('/'));
const touchesWatched = touchesAny(watchedPaths);
const isRead = isLikeAny(readPatterns);
const patterns = watched.patterns.map(segmentsOf);
return changed.some((path) => touchesWatched(path.replace(OF_ATTRIBUTES, '')) ||
isRead(path) ||
patterns.some((pattern) => matchesPath(pattern, path)));
}
const OF_ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
function isMatch(pattern, path) {
return matches(segmentsOf(pattern), path.split('/'), '**', fitsName);
}
function matchesPath(pattern, path) {
return matches(pattern, path.split('/'), '**', fitsTrigger);
}
function segmentsOf(path) {
return path.split('/').filter((segment) => segment !== '');
}
function fitsTrigger(pattern, name) {
return fitsName(pattern.replaceAll('?', '?*'), name);
}
function fitsName(pattern, name) {
const isSame = (part, character) => part === '?' || part === character;
return matches(Array.from(pattern), Array.from(name), '*', isSame);
}
function matches(pattern, items, any, isSame) {
let partIndex = 0;
let itemIndex = 0;
let anyIndex = -1;
let afterAny = 0;
for (let item = items[0]; item !== undefined; item = items[itemIndex]) {
const part = pattern[partIndex];
if (part === any) {
anyIndex = partIndex++;
afterAny = itemIndex;
}
else if (part !== undefined && isSame(part, item)) {
partIndex++;
itemIndex++;
}
else if (anyIndex >= 0) {
partIndex = anyIndex + 1;
itemIndex = ++afterAny;
}
else
return false;
}
return pattern.slice(partIndex).every((part) => part === any);
}
function touches(path, watchedPath) {
const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
return ([path, watchedPath].includes('') ||
path === watchedPath ||
isBelow(path, watchedPath) ||
isBelow(watchedPath, path));
}
function touchesAny(watchedPaths) {
const watched = new Set(watchedPaths);
const aboveWatched = new Set(watchedPaths.flatMap(directoriesAbove));
return (path) => path === '' ||
watched.has('') ||
watched.has(path) ||
aboveWatched.has(path) ||
directoriesAbove(path).some((directory) => watched.has(directory));
}
function directoriesAbove(path) {
const directories = [];
for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
directories.push(path.slice(0, end));
}
return directories;
}
function isLikeAny(patterns) {
const suffixesByPrefix = new Map();
for (const { prefix, suffix } of patterns) {
const suffixes = suffixesByPrefix.get(prefix) ?? new Set();
suffixesByPrefix.set(prefix, suffixes.add(suffix));
}
const known = [...suffixesByPrefix].map(([prefix, suffixes]) => {
const lengths = new Set(Array.from(suffixes, ({ length }) => length));
return [prefix, { suffixes, lengths }];
});
const byPrefix = new Map(known);
const prefixLengths = new Set(known.map(([{ length }]) => length));
return (path) => {
for (const prefixLength of prefixLengths) {
const { suffixes, lengths = [] } = byPrefix.get(path.slice(0, prefixLength)) ?? {};
for (const length of lengths) {
const isLongEnough = path.length >= prefixLength + length;
if (isLongEnough && suffixes?.has(path.slice(path.length - length)))
return true;
}
}
return false;
};
}
/***/ }),
/***/ 177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
h$: () => ( readCloudBlock),
kd: () => ( readBackends),
u0: () => ( tagWords)
});
var node_path_0_ = __nccwpck_require__(6760);
var _file_names_js_3_ = __nccwpck_require__(6817);
var _literal_js_1_ = __nccwpck_require__(2443);
var _module_files_js_2_ = __nccwpck_require__(6088);
function tagWords(tags) {
if (Array.isArray(tags))
return tags;
return Object.entries(tags).map(([key, value]) => `${key}=${value}`);
}
async function readCloudBlock(files, directory, program) {
const names = (0,_file_names_js_3_ .AM)((await files.names(directory)) ?? []);
const moduleFiles = await readStateFiles(files, directory, names);
const readAs = (reader) => {
const read = new Set((0,_file_names_js_3_ .as)(reader, names));
return chooseBlock(moduleFiles.filter(({ name }) => read.has(name)));
};
if (program !== undefined || !names.some(_file_names_js_3_ .d3)) {
return describe(readAs(program ?? 'terraform'));
}
const [ofTerraform, ofTofu] = [readAs('terraform'), readAs('tofu')];
const [first, second] = [describe(ofTerraform), describe(ofTofu)];
const possible = [...first.possible, ...second.possible];
const problem = first.problem ?? second.problem;
if (problem !== undefined)
return { possible, problem };
if (writtenIn(ofTerraform) === writtenIn(ofTofu))
return first;
return { possible, difference: differenceOf(ofTerraform, ofTofu) };
}
function readStateFiles(files, directory, names) {
return (0,_module_files_js_2_ ._n)(names.map((name) => node_path_0_.posix.join(directory, name)), (path) => files.read(path), (text) => MAY_HAVE_BLOCK.test(text));
}
const MAY_HAVE_BLOCK = /backend|cloud|state_store|\\u/;
function chooseBlock(moduleFiles) {
const problems = moduleFiles.flatMap(problemsOfFile);
const declared = moduleFiles.filter(({ isOverride }) => !isOverride).flatMap(blocksOf);
problems.push(...severalProblems(declared, true));
let counting = lastOf(declared);
for (const file of moduleFiles.filter(({ isOverride }) => isOverride)) {
const blocks = blocksOf(file);
problems.push(...severalProblems(blocks, false));
counting = lastOf(blocks) ?? counting;
}
return { counting, problem: problems[0] };
}
function lastOf(blocks) {
return blocks.findLast(isCloud) ?? blocks.at(-1);
}
function isCloud({ kind, block }) {
return block.type === 'cloud' && kind === 'cloud';
}
const STATE_BLOCKS = ['cloud', 'backend', 'state_store'];
function blocksOf({ name, path, body }) {
return body.blocks
.filter(({ type }) => type === 'terraform')
.flatMap((block) => block.body.blocks)
.filter(({ type }) => STATE_BLOCKS.includes(type))
.map((block) => ({
kind: block.type === 'cloud' ? 'cloud' : (block.labels[0] ?? ''),
file: name,
at: placeOf(path, block),
block,
}));
}
function placeOf(path, { range }) {
return `${path}:${range.startLine}`;
}
function problemsOfFile({ path, body, problems, unread }) {
if (unread !== undefined) {
return [{ where: path, message: `says nothing of a \`cloud\` block: ${unread}.` }];
}
const [syntax] = problems;
if (syntax !== undefined) {
const message = `cannot be read, and a \`cloud\` block in it says nothing: ${syntax.message}. Correct that line.`;
return [{ where: placeOf(path, syntax), message }];
}
const terraform = body.blocks.filter(({ type }) => type === 'terraform');
const inside = terraform.flatMap((block) => block.body.blocks);
const misplaced = [
...body.blocks.filter(({ type }) => STATE_BLOCKS.includes(type)),
...[body, ...terraform.map((block) => block.body)].flatMap(({ attributes }) => attributes.filter(({ name }) => ['terraform', ...STATE_BLOCKS].includes(name))),
].map((item) => ({
where: placeOf(path, item),
message: `is no place for \`${'type' in item ? item.type : item.name}\`: it is a block inside of \`terraform\`. Move it there.`,
}));
const labeled = [...terraform, ...inside].flatMap((block) => {
const wanted = LABELS[block.type];
if (wanted === undefined || block.labels.length === wanted)
return [];
const rule = wanted === 0 ? 'no label' : 'one label';
return {
where: placeOf(path, block),
message: `has another number of labels than its block \`${block.type}\` can have: ${rule}. Correct that line.`,
};
});
return [...misplaced, ...labeled];
}
const LABELS = {
terraform: 0,
cloud: 0,
backend: 1,
state_store: 1,
};
function severalProblems(blocks, isExclusive) {
const clouds = blocks.filter(isCloud);
const backends = blocks.filter((block) => !isCloud(block));
const pairs = [clouds, backends];
if (isExclusive)
pairs.push([...clouds.slice(0, 1), ...backends.slice(0, 1)]);
const tooMany = pairs.find(({ length }) => length > 1);
const [first, second] = tooMany ?? [];
if (first === undefined || second === undefined)
return [];
return [
{
where: second.at,
message: `has a \`${second.block.type}\` block, and ${first.at} has a \`${first.block.type}\` block: a configuration has one of them. Remove the other.`,
},
];
}
function writtenIn({ counting }) {
return counting === undefined ? '' : writtenOut(counting.block);
}
function writtenOut(blocks) {
return JSON.stringify(blocks, (key, value) => (key === 'range' ? undefined : value));
}
function differenceOf(ofTerraform, ofTofu) {
const words = ({ counting }) => counting === undefined
? 'no block that says where the state is'
: `the \`${counting.block.type}\` block at ${counting.at}`;
const [, path = '', line = ''] = /^(.*):(\d+)$/s.exec((ofTofu.counting ?? ofTerraform.counting)?.at ?? '') ?? [];
return {
where: `${path}:${line}`,
message: `is read by one program alone: Terraform reads ${words(ofTerraform)}, and OpenTofu ${words(ofTofu)}. Write the same block for both, or name host, organization and workspace by inputs.`,
};
}
function describe({ counting, problem }) {
const isOfService = counting !== undefined && (isCloud(counting) || isRemote(counting));
if (problem !== undefined && !isOfService)
return { possible: [], problem };
if (counting === undefined)
return { possible: [] };
if (!isOfService) {
return { possible: [], backend: `the backend "${counting.kind}" at ${counting.at}` };
}
const path = counting.at.replace(/:\d+$/, '');
const { block, problem: ownProblem } = readBlock(path, counting);
const found = problem ?? ownProblem;
if (found !== undefined)
return { possible: [block], problem: found };
return { block, possible: [block] };
}
function isRemote({ kind, block }) {
return block.type === 'backend' && kind === 'remote';
}
const ARGUMENTS = ['hostname', 'organization', 'token'];
function readBlock(path, { at, block: { type, body } }) {
const inside = body.blocks.filter((block) => block.type === 'workspaces');
const [workspaces] = inside;
const names = type === 'cloud' ? ['name', 'project', 'tags'] : ['name', 'prefix'];
const unread = {};
const textOf = (setting, from, name) => {
const attribute = from?.attributes.find((each) => each.name === name);
const text = attribute === undefined ? { value: undefined } : textIn(attribute.value);
if (text === undefined)
unread[setting] ??= notWrittenOut(path, attribute);
return text?.value || undefined;
};
const found = {
at,
hostname: textOf('hostname', body, 'hostname'),
organization: textOf('organization', body, 'organization'),
workspaces: workspaces && {
name: textOf('workspaces', workspaces.body, 'name'),
prefix: textOf('workspaces', workspaces.body, 'prefix'),
project: textOf('workspaces', workspaces.body, 'project'),
},
};
const tags = workspaces?.body.attributes.find(({ name }) => name === 'tags');
if (tags !== undefined && found.workspaces !== undefined) {
const read = tagsIn(tags.value);
if (read === undefined)
unread.workspaces ??= notWrittenOut(path, tags);
else if (Object.keys(read).length > 0)
found.workspaces.tags = read;
}
if (Object.keys(unread).length > 0)
found.unread = unread;
const others = body.blocks.filter((block) => block.type !== 'workspaces');
const problem = refusedIn(path, body, ARGUMENTS) ??
(workspaces && refusedIn(path, workspaces.body, names)) ??
refusedBlock(path, [...others, ...inside.slice(1), ...(workspaces?.body.blocks ?? [])]) ??
inside.filter(({ labels }) => labels.length > 0).map((block) => refusedLabel(path, block))[0] ??
contradiction(at, found);
return { block: found, problem };
}
function notWrittenOut(path, attribute) {
return (attribute && {
where: placeOf(path, attribute),
message: `says "${attribute.name}" in a way that is not evaluated here, and Terraform takes no variable and no function there. Write it out as a text, or name it by an input.`,
});
}
function refusedIn(path, { attributes }, names) {
const seen = new Set();
for (const attribute of attributes) {
const isKnown = names.includes(attribute.name);
if (!isKnown || seen.has(attribute.name)) {
const why = isKnown ? ' a second time' : ', which is no argument of this block';
const message = `says "${attribute.name}"${why}, so Terraform refuses it. Take it out.`;
return { where: placeOf(path, attribute), message };
}
seen.add(attribute.name);
}
return undefined;
}
function refusedBlock(path, [block]) {
if (block === undefined)
return undefined;
const message = `has a block \`${block.type}\` that cannot be there, or is there already, so Terraform refuses it. Take it out.`;
return { where: placeOf(path, block), message };
}
function refusedLabel(path, block) {
const message = `has a label at its block \`${block.type}\`, which has none, so Terraform refuses it. Take it out.`;
return { where: placeOf(path, block), message };
}
function contradiction(at, { workspaces }) {
const { name, prefix, tags } = workspaces ?? {};
const other = prefix === undefined ? tags && 'tags' : 'prefix';
if (name === undefined || other === undefined)
return undefined;
const message = `names its workspace by \`name\` and by \`${other}\`: a block has one of them. Remove the other.`;
return { where: at, message };
}
function textIn(expression) {
if (expression.template !== undefined)
return undefined;
const { value, unknown } = (0,_literal_js_1_ .ww)(expression);
if (unknown !== undefined || (typeof value === 'object' && value !== null))
return undefined;
return { value: value === null ? undefined : `${value}` };
}
function tagsIn(expression) {
if (expression.kind === 'literal' && expression.value === null)
return [];
if (expression.kind === 'tuple') {
const names = expression.items.map(tagIn);
return names.every((name) => name !== undefined) ? names : undefined;
}
if (expression.kind !== 'object')
return undefined;
const pairs = expression.entries.map(({ key, value }) => [textIn(key)?.value, tagIn(value)]);
const isWhole = pairs.every((pair) => !pair.includes(undefined));
return isWhole ? Object.fromEntries(pairs) : undefined;
}
function tagIn(expression) {
if (expression.template !== undefined)
return undefined;
const { value } = (0,_literal_js_1_ .ww)(expression);
return typeof value === 'string' ? value : undefined;
}
async function readBackends(files, directory) {
const names = (0,_file_names_js_3_ .AM)((await files.names(directory)) ?? []);
const moduleFiles = await readStateFiles(files, directory, names);
const blocks = moduleFiles.flatMap(blocksOf);
const written = writtenOut(blocks.map(({ block }) => block));
return {
blocks: blocks.map(({ kind, file }) => ({ kind, file })),
written,
isCertain: moduleFiles.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
isLiteral: !EVALUATED.test(written),
};
}
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
/***/ }),
/***/ 6817:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DK: () => ( isPathValue),
DS: () => ( isWrittenAsPath),
Ki: () => ( writtenTexts),
ww: () => ( literalsIn)
});
var _syntax_parse_hcl_js_0_ = __nccwpck_require__(351);
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
/***/ 6088:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
v8: () => ( CANNOT_BE_READ),
ch: () => ( TOO_LONG),
_n: () => ( fetchModuleFiles),
sU: () => ( parseModuleFile)
});
var external_node_path_ = __nccwpck_require__(6760);
var file_names = __nccwpck_require__(6817);
var hcl_syntax = __nccwpck_require__(6949);
var error_message = __nccwpck_require__(4271);
var parse_hcl = __nccwpck_require__(351);
var hcl_scanner = __nccwpck_require__(854);
var read_json = __nccwpck_require__(9611);
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
;// CONCATENATED MODULE: ./build/src/configuration/module-files.js
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${hcl_syntax.h1} characters`;
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
const name = (0,external_node_path_.basename)(path);
const identity = { name, path, isOverride: (0,file_names.jn)(name) };
const withoutText = (unread) => ({
...identity,
text: '',
body: { attributes: [], blocks: [] },
problems: [],
unread,
});
if (typeof text !== 'string')
return withoutText(text.why);
if (text.length > hcl_syntax.h1)
return withoutText(TOO_LONG);
const key = `${(0,file_names.i)(name) ? 'json' : 'hcl'} ${text}`;
const file = parsed.get(key) ?? parseFile(name, text);
parsed.set(key, file);
return { ...identity, ...file, text, unread: undefined };
}
/***/ }),
/***/ 7126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$S: () => ( localPath),
Ts: () => ( directoriesFor),
WI: () => ( readManifest),
dp: () => ( MODULE_MANIFEST),
wK: () => ( findMisled)
});
var node_path_0_ = __nccwpck_require__(6760);
var _syntax_read_json_js_1_ = __nccwpck_require__(9611);
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
/***/ 854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Op: () => ( HclScanner),
gZ: () => ( TOO_DEEP),
sG: () => ( Malformed),
wB: () => ( TextRanges)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
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
/***/ 6949:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
/***/ 351:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
z: () => ( parseHcl),
Q: () => ( parseTemplate)
});
var hcl_scanner = __nccwpck_require__(854);
var hcl_syntax = __nccwpck_require__(6949);
var read_json = __nccwpck_require__(9611);
var address = __nccwpck_require__(3543);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/template-parser.js
const ESCAPE = /\\(?:[nrt"\\]|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8})/y;
const HEREDOC = new RegExp(`<<(-?)(${address.cS})\\r?\\n`, 'uy');
class TemplateParser extends hcl_scanner.Op {
wholeTemplate() {
const pieces = this.readPieces({ kind: 'file' }, []);
return this.joinPieces(pieces, pieces.texts.map(unescapeTemplate), 0);
}
quotedTemplate() {
const start = this.at++;
const pieces = this.deeper(() => this.readPieces({ kind: 'quote' }, []));
return this.joinPieces(pieces, pieces.texts.map(decodeQuoted), start);
}
heredoc() {
const start = this.at;
const heredoc = this.match(HEREDOC);
if (heredoc === undefined)
throw this.unexpected();
const marker = String(heredoc[2]);
const pieces = this.deeper(() => this.readPieces({ kind: 'heredoc', marker }, []));
return this.joinPieces(pieces, decodeHeredoc(pieces.texts, heredoc[1] === '-'), start);
}
readPieces(end, until) {
const pieces = { texts: [], holes: [], stripped: false };
let from = this.at;
for (;;) {
if (this.at >= this.text.length) {
if (end.kind !== 'file' || until.length > 0)
throw new hcl_scanner.sG('a text does not end', from);
pieces.texts.push(this.text.slice(from));
return pieces;
}
if (this.endsHere(end, from, pieces)) {
if (until.length > 0)
throw this.unexpected();
return pieces;
}
const character = this.text.charAt(this.at);
if (character === '\\' && end.kind === 'quote') {
if (this.match(ESCAPE) === undefined)
throw this.unexpected();
}
else if ((character === '$' || character === '%') && this.opensHole(character)) {
pieces.texts.push(this.text.slice(from, this.at));
this.at += 2;
if (this.take('~'))
pieces.stripped = true;
if (character === '$')
this.interpolation(pieces);
else if (this.directive(end, until, pieces))
return pieces;
from = this.at;
if (end.kind === 'heredoc')
this.checkLine(end.marker);
}
else
this.at++;
}
}
endsHere(end, from, pieces) {
const character = this.text[this.at];
if (end.kind === 'quote') {
if (character === '\n' || character === '\r')
throw this.unexpected();
if (character !== '"')
return false;
pieces.texts.push(this.text.slice(from, this.at++));
return true;
}
if (end.kind === 'file' || this.text[this.at - 1] !== '\n')
return false;
const { line, next } = this.lineHere();
if (line.trim() !== end.marker)
return false;
pieces.texts.push(this.text.slice(from, this.at));
this.at = next;
return true;
}
checkLine(marker) {
let afterBlanks = this.at;
while (/[^\S\n]/.test(this.text.charAt(afterBlanks)))
afterBlanks++;
const mayEnd = this.text.startsWith(marker, afterBlanks);
if (mayEnd && this.lineHere().line.trim() === marker) {
throw new hcl_scanner.sG('where this text ends is not clear', this.at);
}
}
opensHole(sign) {
let end = this.at;
while (this.text[end] === sign)
end++;
const count = end - this.at;
if (this.text[end] !== '{') {
this.at = end - 1;
return false;
}
if (count > 2)
throw new hcl_scanner.sG(`"${sign.repeat(3)}{" is not clear`, this.at);
if (count === 2)
this.at = end;
return count === 1;
}
interpolation(pieces) {
this.inBrackets(true, () => {
pieces.holes.push(this.expression());
this.closeHole(pieces);
});
}
directive(end, until, pieces) {
const start = this.at;
return this.inBrackets(true, () => {
this.skip();
const word = this.identifier() ?? '';
if (until.includes(word)) {
pieces.keyword = word;
this.closeHole(pieces);
return true;
}
if (word !== 'if' && word !== 'for')
throw this.unexpected();
const hole = word === 'if' ? this.ifHole(end, pieces) : this.forHole(end, pieces);
const text = this.text.slice(start, Math.min(this.at, start + 200));
pieces.holes.push({ kind: 'other', text, inside: hole, range: this.range(start) });
return false;
});
}
ifHole(end, pieces) {
const condition = this.expression();
this.closeHole(pieces);
const yes = this.readPieces(end, ['else', 'endif']);
const parts = yes.keyword === 'else' ? [yes, this.readPieces(end, ['endif'])] : [yes];
return [condition, ...parts.map((part) => this.undecoded(part))];
}
forHole(end, pieces) {
const start = this.at;
const intro = this.forIntro();
this.closeHole(pieces);
const value = this.undecoded(this.readPieces(end, ['endfor']));
const rest = { key: undefined, condition: undefined, grouped: false };
return [{ kind: 'for', ...intro, ...rest, value, range: this.range(start) }];
}
forIntro() {
this.skip();
const first = this.identifier();
this.skip();
let second;
if (this.take(',')) {
this.skip();
second = this.identifier();
}
this.skip();
if (first === undefined || this.identifier() !== 'in')
throw this.unexpected();
const collection = this.expression();
return second === undefined
? { keyName: undefined, valueName: first, collection }
: { keyName: first, valueName: second, collection };
}
closeHole(pieces) {
this.skip();
if (this.take('~'))
pieces.stripped = true;
if (!this.take('}'))
throw this.unexpected();
}
undecoded({ texts, holes }) {
const text = texts.join('');
return { kind: 'other', text, inside: holes, range: this.range(this.at) };
}
joinPieces({ holes, stripped }, texts, start) {
const range = this.range(start);
if (stripped) {
return { kind: 'other', text: this.text.slice(start, this.at), inside: holes, range };
}
const parts = texts.flatMap((text, index) => {
const hole = holes[index];
const literal = { kind: 'literal', value: text, range };
return [text === '' ? undefined : literal, hole].filter((part) => part !== undefined);
});
if (parts.length > 1)
return { kind: 'template', parts, range };
return parts[0] ?? { kind: 'literal', value: '', range };
}
}
const SIMPLE_ESCAPES = { n: '\n', r: '\r', t: '\t' };
function decodeQuoted(text) {
return text.replace(/([$%])\1\{|\\(?:u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|([nrt"\\]))/g, (written, templateSign, simple) => {
if (templateSign !== undefined)
return `${templateSign}{`;
if (simple !== undefined)
return SIMPLE_ESCAPES[simple] ?? simple;
const codePoint = parseInt(written.slice(2), 16);
return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : written;
});
}
function decodeHeredoc(texts, isIndented) {
if (!isIndented)
return texts.map(unescapeTemplate);
const linesOfTexts = texts.map((text) => text.split('\n'));
const isIndentedLine = (line, at, textAt) => {
if (textAt > 0 && at === 0)
return false;
const isBeforeHole = textAt < texts.length - 1 && at + 1 === linesOfTexts[textAt]?.length;
return isBeforeHole || line.trim() !== '';
};
const indentations = linesOfTexts.flatMap((lines, textAt) => lines
.filter((line, at) => isIndentedLine(line, at, textAt))
.map((line) => line.length - line.trimStart().length));
const removed = indentations.reduce((least, width) => Math.min(least, width), Infinity);
return linesOfTexts.map((lines, textAt) => {
const left = lines.map((line, at) => isIndentedLine(line, at, textAt) ? line.slice(removed) : line);
return unescapeTemplate(left.join('\n'));
});
}
function unescapeTemplate(text) {
return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
;// CONCATENATED MODULE: ./build/src/configuration/syntax/parse-hcl.js
const MOST_PROBLEMS = 20;
function parseHcl(text) {
const parser = new HclParser(text);
return { body: parser.file(), problems: parser.problems };
}
function parseTemplate(text, around) {
const parser = new HclParser(text, around);
try {
return { value: parser.wholeTemplate(), problems: parser.problems };
}
catch (error) {
parser.addProblem(error);
return { value: { kind: 'other', text, range: around ?? hcl_syntax.wv }, problems: parser.problems };
}
}
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ONE_LINE = 'a block on one line has one argument at most, and no block in it';
const NOT_CLOSED = 'the block that begins here has no "}"';
const LEVELS = [['||'], ['&&'], ['==', '!='], ['<=', '>=', '<', '>'], ['+', '-'], ['*', '/', '%']];
class HclParser extends TemplateParser {
problems = [];
file() {
const loneReturn = /\r(?!\n)/.exec(this.text);
if (loneReturn) {
this.addProblem(new hcl_scanner.sG('a line ends in a way that is not clear', loneReturn.index));
}
return this.body();
}
addProblem(error) {
const isMalformed = error instanceof hcl_scanner.sG;
const range = isMalformed ? this.range(error.at, error.at) : hcl_syntax.wv;
this.problems.push({ message: isMalformed ? error.message : hcl_scanner.gZ, range });
}
body(blockStart) {
const body = { attributes: [], blocks: [] };
const { depth } = this;
for (;;) {
try {
this.skipsLineEnds = true;
this.skip();
this.skipsLineEnds = false;
if (this.at >= this.text.length) {
if (blockStart !== undefined)
this.addProblem(new hcl_scanner.sG(NOT_CLOSED, blockStart));
return body;
}
if (blockStart !== undefined && this.take('}'))
return body;
this.item(body);
this.skip();
if (!this.isAtLineEnd())
throw this.unexpected();
}
catch (error) {
this.addProblem(error);
this.depth = depth;
const end = this.text.indexOf('\n', this.at);
const stops = end < 0 || this.problems.length >= MOST_PROBLEMS;
if (stops || !(error instanceof hcl_scanner.sG)) {
this.at = this.text.length;
return body;
}
this.at = end;
}
}
}
item(body) {
const start = this.at;
const name = this.identifier();
if (name === undefined)
throw this.unexpected();
this.skip();
if (this.text[this.at] === '=' && this.text[this.at + 1] !== '=') {
this.at++;
const value = this.expression();
body.attributes.push({ name, value, range: this.range(start) });
return;
}
const labels = [];
while (!this.take('{')) {
labels.push(this.label());
this.skip();
}
this.skip();
const inner = this.deeper(() => (this.isAtLineEnd() ? this.body(start) : this.oneLine()));
body.blocks.push({ type: name, labels, body: inner, range: this.range(start) });
}
isAtLineEnd() {
return this.at >= this.text.length || /[\r\n]/.test(this.text.charAt(this.at));
}
oneLine() {
const body = { attributes: [], blocks: [] };
const start = this.at;
if (this.take('}'))
return body;
this.item(body);
this.skip();
if (body.blocks.length > 0)
throw new hcl_scanner.sG(ONE_LINE, start);
if (!this.take('}'))
throw this.unexpected();
return body;
}
label() {
const word = this.identifier();
if (word !== undefined)
return word;
if (this.text[this.at] !== '"')
throw this.unexpected();
const value = this.quotedTemplate();
if (value.kind !== 'literal')
throw this.unexpected();
return String(value.value);
}
expression() {
return this.deeper(() => {
this.skip();
const start = this.at;
const condition = this.binary(0);
this.skip();
if (this.text[this.at] !== '?')
return condition;
this.at++;
const yes = this.expression();
this.expect(':');
const no = this.expression();
return { kind: 'conditional', condition, yes, no, range: this.range(start) };
});
}
binary(level) {
const operators = LEVELS[level];
if (operators === undefined)
return this.unary();
this.skip();
const start = this.at;
let left = this.binary(level + 1);
for (;;) {
this.skip();
const operator = operators.find((candidate) => this.text.startsWith(candidate, this.at));
if (operator === undefined)
return left;
this.at += operator.length;
const right = this.binary(level + 1);
left = { kind: 'operation', operator, operands: [left, right], range: this.range(start) };
}
}
unary() {
this.skip();
const start = this.at;
const operator = this.text[start];
if (operator !== '-' && operator !== '!')
return this.withSteps();
this.at++;
const operand = this.deeper(() => this.unary());
return { kind: 'operation', operator, operands: [operand], range: this.range(start) };
}
withSteps() {
const start = this.at;
let of = this.term();
let steps = [];
let isSplat = false;
const beginSplat = () => {
if (isSplat)
return;
of = this.withStepsOn(of, steps, start);
steps = [];
isSplat = true;
};
for (;;) {
const before = this.at;
this.skip();
if (this.text[this.at] === '.' && this.text[this.at + 1] !== '.') {
this.at++;
this.skip();
if (this.take('*'))
beginSplat();
else
this.readStep(steps);
}
else if (this.take('[')) {
const index = this.inBrackets(true, () => {
this.skip();
const key = this.take('*') ? undefined : this.expression();
this.expect(']');
return key;
});
if (index === undefined)
beginSplat();
else
steps.push(index);
}
else {
this.at = before;
break;
}
}
if (!isSplat)
return this.withStepsOn(of, steps, start);
const text = this.text.slice(start, this.at);
return { kind: 'other', text, inside: [of, ...steps], range: this.range(start) };
}
withStepsOn(of, steps, start) {
if (steps.length === 0)
return of;
const range = this.range(start);
if (of.kind === 'traversal')
return { ...of, steps: [...of.steps, ...steps], range };
return { kind: 'access', of, steps, range };
}
readStep(steps) {
const start = this.at;
const name = this.identifier();
const indexes = name === undefined ? this.match(/\d+(?:\.\d+)*/y)?.[0] : undefined;
const values = name === undefined ? indexes?.split('.').map(Number) : [name];
if (values === undefined)
throw this.unexpected();
const range = this.range(start);
steps.push(...values.map((value) => ({ kind: 'literal', value, range })));
}
term() {
const start = this.at;
switch (this.text[start]) {
case '(': {
this.at++;
return this.inBrackets(true, () => {
const value = this.expression();
this.expect(')');
return value;
});
}
case '"':
return this.quotedTemplate();
case '<':
return this.heredoc();
case '[':
this.at++;
return this.inBrackets(true, () => this.tuple(start));
case '{':
this.at++;
return this.inBrackets(false, () => this.object(start));
default:
}
const number = this.match(NUMBER)?.[0];
if (number !== undefined) {
const literal = this.literal(Number(number), start);
return (0,read_json.Y)(number) ? literal : { ...literal, digits: number };
}
const name = this.identifier();
if (name === undefined)
throw this.unexpected();
return this.nameOrCall(name, start);
}
nameOrCall(first, start) {
let name = first;
let end = this.at;
for (;;) {
this.skip();
if (!this.take('::'))
break;
this.skip();
const part = this.identifier();
if (part === undefined)
throw this.unexpected();
name += `::${part}`;
end = this.at;
}
if (this.take('('))
return this.inBrackets(true, () => this.call(name, start));
this.at = end;
if (name !== first)
throw this.unexpected();
if (name === 'true' || name === 'false')
return this.literal(name === 'true', start);
if (name === 'null')
return this.literal(null, start);
return { kind: 'traversal', root: name, steps: [], range: this.range(start) };
}
call(name, start) {
const values = [];
let expand = false;
for (;;) {
this.skip();
if (this.take(')'))
break;
if (expand)
throw this.unexpected();
values.push(this.expression());
this.skip();
if (this.take('...'))
expand = true;
else if (!this.take(',') && this.text[this.at] !== ')')
throw this.unexpected();
}
return { kind: 'call', name, arguments: values, expand, range: this.range(start) };
}
tuple(start) {
if (this.isFor())
return this.forExpression(start, ']');
const items = [];
for (;;) {
this.skip();
if (this.take(']'))
break;
items.push(this.expression());
this.skip();
if (!this.take(',') && this.text[this.at] !== ']')
throw this.unexpected();
}
return { kind: 'tuple', items, range: this.range(start) };
}
object(start) {
const isFor = this.inBrackets(true, () => this.isFor());
if (isFor)
return this.inBrackets(true, () => this.forExpression(start, '}'));
const entries = [];
for (;;) {
this.inBrackets(true, () => this.skip());
if (this.take('}'))
break;
const key = this.objectKey();
this.skip();
if (!this.take('=') && !this.take(':'))
throw this.unexpected();
entries.push({ key, value: this.expression() });
this.skip();
const isEnd = this.take(',') || /[\r\n}]/.test(this.text.charAt(this.at));
if (!isEnd)
throw this.unexpected();
}
return { kind: 'object', entries, range: this.range(start) };
}
objectKey() {
const start = this.at;
const isInParentheses = this.text[start] === '(';
const key = this.expression();
if (key.kind !== 'traversal' || isInParentheses)
return key;
const { range } = key;
if (key.steps.length === 0)
return { kind: 'literal', value: key.root, range };
const text = this.text.slice(start, this.at).trimEnd();
return { kind: 'other', text, inside: [key], range };
}
isFor() {
this.skip();
const before = this.at;
if (this.identifier() === 'for') {
this.skip();
if (!/[=:,}\]]/.test(this.text.charAt(this.at)))
return true;
}
this.at = before;
return false;
}
forExpression(start, end) {
const intro = this.forIntro();
this.expect(':');
const first = this.expression();
this.skip();
const second = this.take('=>') ? this.expression() : undefined;
this.skip();
const grouped = this.take('...');
this.skip();
const condition = this.text.startsWith('if', this.at) && this.identifier() === 'if'
? this.expression()
: undefined;
this.expect(end);
const [key, value] = second === undefined ? [undefined, first] : [first, second];
return { kind: 'for', ...intro, key, value, condition, grouped, range: this.range(start) };
}
literal(value, start) {
return { kind: 'literal', value, range: this.range(start) };
}
}
/***/ }),
/***/ 9611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
X: () => ( readRepeatedJson),
Y: () => ( hasExactDigits)
});
var _hcl_scanner_js_0_ = __nccwpck_require__(854);
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
/***/ 551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$p: () => ( baseRunFinder),
P_: () => ( readExistingFailures),
rV: () => ( compareWithCurrent)
});
var _client_wire_resource_js_0_ = __nccwpck_require__(8235);
var _model_error_message_js_11_ = __nccwpck_require__(4271);
var _model_status_js_1_ = __nccwpck_require__(2373);
var _policy_accept_failures_js_2_ = __nccwpck_require__(5608);
var _policy_compare_js_3_ = __nccwpck_require__(663);
var _policy_reading_js_4_ = __nccwpck_require__(988);
var _policy_existing_failures_js_5_ = __nccwpck_require__(6747);
var _policy_observed_js_6_ = __nccwpck_require__(1894);
var _policy_run_differences_js_7_ = __nccwpck_require__(2484);
var _policy_systems_systems_js_8_ = __nccwpck_require__(2937);
var _read_changes_js_9_ = __nccwpck_require__(6617);
var _read_policies_js_10_ = __nccwpck_require__(1056);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
const { clock, signal } = job;
const failures = result.results.filter(_policy_reading_js_4_ .WN);
const countFailures = ({ name: system }) => failures.filter((failure) => failure.system === system).length;
const [system] = _policy_systems_systems_js_8_ .P.toSorted((one, other) => countFailures(other) - countFailures(one));
if (system === undefined || countFailures(system) === 0)
return result;
const hasOptions = (0,_policy_run_differences_js_7_ .c4)(job.plan.runOptions).length > 0;
if (current.versionId === undefined || hasOptions)
return result;
const deadline = Math.min(job.deadline, clock.now() + BUDGET_MS);
const client = job.client.with({ signal, deadline });
try {
const run = await findCurrentRun(workspaceId, current, client);
if (run === undefined)
return result;
const results = await readResults(run, { ...job, client, deadline }, [system]);
return { ...result, results: (0,_policy_compare_js_3_ .$_)(result.results, results) };
}
catch (error) {
job.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_11_ .g)(error)}`);
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
function baseRunFinder(workspace, job) {
if (!job.policy.onlyNew)
return undefined;
return async () => {
const { workspaceId, current } = workspace;
const run = current?.versionId === undefined
? undefined
: await findCurrentRun(workspaceId, current, job.client);
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
const json = await (0,_read_changes_js_9_ .y7)(planId, false, ports);
const planned = json && (0,_policy_existing_failures_js_5_ .DE)(json, addresses);
if (planned === undefined)
throw new Error(`the JSON of plan ${planId} could not be read`);
return planned;
}
/***/ }),
/***/ 6281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
K$: () => ( GateStop),
N3: () => ( noneIfNotFound),
Zk: () => ( isForgiven),
dL: () => ( endReasonAt),
g5: () => ( failureOf),
vu: () => ( isRefusal),
wS: () => ( CANCELED)
});
var _archive_pack_js_0_ = __nccwpck_require__(847);
var _client_errors_js_1_ = __nccwpck_require__(486);
var _model_message_js_2_ = __nccwpck_require__(2980);
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
/***/ 7170:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Q1: () => ( readIngress),
SS: () => ( uploadRoot),
VA: () => ( showWorkspace),
bh: () => ( versionControlOf),
bq: () => ( readWorkingDirectory),
i_: () => ( isReady),
pl: () => ( findWorkspace)
});
var node_path_0_ = __nccwpck_require__(6760);
var _client_errors_js_1_ = __nccwpck_require__(486);
var _client_wire_resource_js_2_ = __nccwpck_require__(8235);
var _machine_files_here_js_3_ = __nccwpck_require__(467);
var _model_repository_address_js_4_ = __nccwpck_require__(7866);
var _policy_commit_under_review_js_5_ = __nccwpck_require__(6077);
var _failure_of_js_6_ = __nccwpck_require__(6281);
var _listed_runs_js_7_ = __nccwpck_require__(8039);
function isReady(workspace) {
return 'workspaceId' in workspace;
}
async function findWorkspace(requested, job, listed) {
const { client, plan, versionControl } = job;
const { name, directory, repository } = requested;
const workspace = listed ?? (await showWorkspace(client, plan.organization, name));
const { attributes } = workspace;
if (attributes['execution-mode'] === 'local') {
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-116',
text: `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`,
});
}
const connection = versionControl && readConnection(workspace, versionControl, requested);
if (!connection && attributes.permissions?.['can-queue-run'] === false) {
throw new _failure_of_js_6_ .K$('refused', {
code: 'PG-117',
text: `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`,
});
}
if (plan.mode === 'provisional')
refuseProvisional(name, workspace, plan);
const working = readWorkingDirectory(attributes['working-directory']);
if ('problem' in working) {
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-118',
text: `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`,
});
}
const { path: workingDirectory } = working;
const root = connection ? directory : uploadRoot(directory, workingDirectory);
if (repository !== undefined && root.length < repository.length) {
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-118',
text: `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`,
});
}
const terraformVersion = attributes['terraform-version'] ?? undefined;
const current = currentConfigurationOf(workspace);
return {
name,
workspaceId: workspace.id,
workingDirectory,
root,
repository,
terraformVersion,
current,
settings: settingsOf(workspace),
connection,
...(await assignedOptions(name, (0,node_path_0_.join)(root, workingDirectory), plan)),
notices: [],
mayHaveRun: false,
};
}
const SETTINGS = {
attributes: ['terraform-version', 'working-directory', 'execution-mode', 'tag-names'],
relationships: ['project', 'agent-pool'],
};
function settingsOf(workspace) {
const tags = [...(workspace.attributes['tag-names'] ?? [])].sort();
const values = { ...workspace.attributes, 'tag-names': tags };
return JSON.stringify([
...SETTINGS.attributes.map((name) => values[name] ?? null),
...SETTINGS.relationships.map((name) => (0,_client_wire_resource_js_2_ .Dl)(workspace, name) ?? null),
]);
}
async function assignedOptions(name, module, { runOptions }) {
if (runOptions.variables === undefined)
return {};
const { readAssigned } = await __nccwpck_require__.e( 597).then(__nccwpck_require__.bind(__nccwpck_require__, 1597));
const read = await readAssigned(runOptions.variables, _machine_files_here_js_3_ .zK, module);
if ('value' in read)
return { runOptions: { ...runOptions, variables: read.value } };
throw new _failure_of_js_6_ .K$('input', {
text: `Workspace "${name}" cannot be planned with these \`variables\`: ${read.problems.join('; ')}. They are read as \`terraform plan -var\` reads them, by the declarations in ${module}.`,
});
}
function currentConfigurationOf(workspace) {
const { named: states } = (0,_client_wire_resource_js_2_ ._2)(workspace, 'current-state-version');
return {
versionId: (0,_client_wire_resource_js_2_ .Dl)(workspace, 'current-configuration-version'),
runId: (0,_client_wire_resource_js_2_ .Dl)(workspace, 'current-run'),
stateId: states && (states[0]?.id ?? ''),
};
}
function refuseProvisional(name, { attributes }, plan) {
if (plan.autoQueueRuns) {
throw new _failure_of_js_6_ .K$('input', {
text: '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Remove `auto-queue-runs`.',
});
}
if (plan.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
throw new _failure_of_js_6_ .K$('refused', {
code: 'PG-137',
text: `A provisional run of workspace "${name}" could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`,
});
}
}
async function showWorkspace(client, organization, name) {
try {
const workspace = await client.workspaces.showByName(organization, name);
const { name: answered } = workspace.attributes;
if (answered.toLowerCase() === name.toLowerCase())
return workspace;
throw new _failure_of_js_6_ .K$('service', {
code: 'PG-154',
text: `Workspace "${name}" was asked for, and the service answered with "${answered}". Nothing is known about the first one. Ask the administrator of the service.`,
});
}
catch (error) {
if (error instanceof _client_errors_js_1_ ._ && error.code === 'not-found') {
throw new _failure_of_js_6_ .K$('refused', {
code: 'PG-109',
text: `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`,
});
}
throw error;
}
}
function readWorkingDirectory(text) {
const parts = (text ?? '')
.replaceAll('\\', '/')
.split('/')
.filter((part) => part !== '' && part !== '.');
return parts.includes('..')
? { problem: `its working directory "${text}" leads out of what is uploaded` }
: { path: parts.join('/') };
}
function uploadRoot(directory, workingDirectory) {
const separator = directory.includes('/') ? '/' : '\\';
const parts = directory.split(separator);
while (parts.at(-1) === '')
parts.pop();
const expected = workingDirectory.split('/');
const tail = parts.slice(-expected.length);
if (expected.some((part, index) => part !== tail[index]))
return directory;
const root = parts.slice(0, -expected.length).join(separator);
return root === '' || root.endsWith(':') ? `${root}${separator}` : root;
}
function readConnection(workspace, versionControl, { unaffected = false }) {
const { attributes } = workspace;
const name = `Workspace "${attributes.name}"`;
if (!isConnectedTo(workspace, versionControl.change)) {
const identifier = attributes['vcs-repo']?.identifier;
const how = identifier
? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}`
: 'is not connected to version control';
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-143',
text: `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`,
});
}
if (attributes['speculative-enabled'] === false) {
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-143',
text: `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`,
});
}
return {
unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
};
}
function isConnectedTo({ attributes }, { slug, repository }) {
const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
return (0,_policy_commit_under_review_js_5_ .wb)(identifier, slug) && (!address || (0,_model_repository_address_js_4_ .ve)(address, repository));
}
async function readIngress(versionId, client) {
const versions = client.configurationVersions;
try {
const version = await versions.show(versionId, { include: ['ingress_attributes'] });
return { answer: version.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
}
catch (error) {
if (!(error instanceof _client_errors_js_1_ ._) || error.code !== 'not-found')
throw error;
const doubt = `The commit of configuration version ${versionId} is not known: ${error.message}`;
return { doubt, code: error.helpCode };
}
}
const SKEW_MS = 60_000;
function versionControlOf({ repository, commit, pullRequest, }, { since = '' }, now) {
if (repository === undefined || commit === undefined || pullRequest === undefined) {
throw new _failure_of_js_6_ .K$('input', {
code: 'PG-143',
text: '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.',
});
}
const { serverUrl, slug } = repository;
const oldestMs = now.getTime() - _listed_runs_js_7_ .FG;
const askedMs = Date.parse(since);
const sinceMs = Number.isNaN(askedMs) ? oldestMs : Math.max(oldestMs, askedMs - SKEW_MS);
return {
change: {
commit: commit.sha,
pullRequest: pullRequest.number,
repository: `${serverUrl}/${slug}`,
slug,
sinceMs,
},
};
}
/***/ }),
/***/ 6375:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
a: () => ( addExceptionNotices),
gate: () => ( gate)
});
var policy_exceptions = __nccwpck_require__(9272);
var compare_with_current = __nccwpck_require__(551);
var errors = __nccwpck_require__(486);
var decide = __nccwpck_require__(1625);
var verdict = __nccwpck_require__(3538);
var model_status = __nccwpck_require__(2373);
var audit = __nccwpck_require__(9239);
var failure_of = __nccwpck_require__(6281);
var find_workspace = __nccwpck_require__(7170);
var result = __nccwpck_require__(2940);
var ended_by = __nccwpck_require__(7953);
var error_message = __nccwpck_require__(4271);
;// CONCATENATED MODULE: ./build/src/gate/end-run.js
async function leaveUnstarted(workspace, job) {
if (!(0,find_workspace.i_)(workspace))
return await giveUp(workspace, workspace.error, job);
const message = 'Nothing was started for this workspace, because another one cannot be gated.';
return { ...(0,result.FK)(workspace), verdict: (0,decide.Rh)({ message }) };
}
async function runStepsOrGiveUp(workspace, job, steps) {
let reached = workspace;
const reach = (now) => {
reached = now;
};
try {
return await (0,ended_by.m)(job.overdue, steps({ ...job, reach }));
}
catch (error) {
return await giveUp(reached, error, job);
}
}
async function giveUp(workspace, error, job) {
const conclude = (0,find_workspace.i_)(workspace) ? workspace.conclude : undefined;
if (conclude !== undefined && job.endReason() === 'timeout')
return await conclude();
const facts = (0,result.FK)(workspace);
const failure = (0,failure_of.g5)(error, job.endReason());
const errored = error instanceof failure_of.K$ && error.errored;
const withoutRun = { ...facts, verdict: (0,decide.Rh)({ ...failure, errored }), failure };
if (!(0,find_workspace.i_)(workspace) || !workspace.mayHaveRun)
return withoutRun;
const why = failure.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
const { ended, factsOfEnd } = await endRunOfWorkspace(workspace, why, job);
const { runId = facts.runId, status: runStatus = facts.runStatus } = ended;
const notices = [...facts.notices];
const isNews = ended.outcome !== 'none' && ended.outcome !== 'over';
if (factsOfEnd.leftover === undefined && isNews)
notices.push(sayEnded(ended, facts.runUrl));
return { ...withoutRun, ...factsOfEnd, runId, runStatus, notices };
}
async function keepOrDiscard(result, settled, job) {
const { mode, onFailure } = job.plan;
if (mode !== 'provisional')
return result;
const { word } = result.verdict;
if ((0,verdict.gf)(word, job.policy.failOn)) {
const { status, actions } = settled.watched.run.attributes;
const confirmable = status === 'planned_and_saved' || actions?.['is-confirmable'] === true;
return { ...result, confirmable };
}
if (onFailure === 'keep' || word === 'needs-override')
return result;
const why = 'the gate did not pass';
const { ended, factsOfEnd } = await endRunOfWorkspace(settled, why, job);
return { ...result, runStatus: ended.status ?? result.runStatus, ...factsOfEnd };
}
async function endRunOfWorkspace({ name: workspace, workspaceId, versionId, runSeen: run }, why, job) {
if (versionId === undefined)
return { ended: { outcome: 'none' }, factsOfEnd: {} };
if (run !== undefined)
job.emit({ kind: 'canceling', workspace, runId: run.id, why });
const { mode } = job.plan;
const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...job.endingPorts(), clock: job.clock, comment: `Plangate: ${why}.` });
const leftover = leftoverOf(ended, mode, run?.url);
if (leftover !== undefined)
job.warn(leftover);
return { ended, factsOfEnd: { leftover, ...(0,audit.W)(ended, why, job.clock.date()) } };
}
function sayEnded(ended, runUrl) {
const run = `Run ${ended.runId}`;
const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
switch (ended.outcome) {
case 'none':
return 'No run was started.';
case 'over':
return `${run} is over: "${ended.status}".`;
case 'left':
return `${run} is "${ended.status}": it is being applied, so it was kept.${see}`;
case 'ended':
return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because no job waits for it any more.`;
case 'unknown':
return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status}".`}${see}`;
}
}
async function endRun(target, ports) {
let runId = target.runId;
let status;
try {
runId ??= (await findRunToEnd(target, ports))?.id;
if (runId === undefined)
return { outcome: 'none' };
if (target.mode === 'provisional') {
const { run } = await ports.client.runs.show(runId);
status = run.attributes.status;
if ((0,model_status.Il)(target.mode, status) === 'foreign')
return { runId, outcome: 'left', status };
}
await cancelOrDiscard(runId, ports);
return { runId, ...(await awaitEnd(runId, ports)) };
}
catch (error) {
const refused = (0,failure_of.vu)(error) || undefined;
return { runId, outcome: 'unknown', status, trouble: (0,error_message.g)(error), refused };
}
}
function leftoverOf({ runId, outcome, status, trouble, refused }, mode, runUrl) {
const run = `Run ${runId}${runUrl === undefined ? '' : ` (${runUrl})`}`;
if (mode === 'speculative') {
return outcome === 'unknown' && refused === true && runId !== undefined
? `${run} goes on, because the service refused to end it. ${NEEDED_PERMISSION} It is speculative, so nothing of it can be applied.`
: undefined;
}
if (outcome === 'left' || status === 'applied') {
return `${run} was not discarded, because it is "${status}": its plan is applied although the gate did not pass. Check the run.`;
}
if (outcome !== 'unknown')
return undefined;
const why = trouble ?? `it was last seen as "${status}".`;
if (runId === undefined) {
return `There may be a run of this check that can be applied although the gate did not pass: ${why} Check the runs of the workspace.`;
}
return refused === true
? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDED_PERMISSION} Discard it by hand, and give the team of the token that permission.`
: `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDED_PERMISSION = 'Canceling and discarding need the permission to apply runs (access level write, or runs: apply).';
const PAUSES_OF_SEARCH_MS = [500, 1_500];
async function findRunToEnd({ workspaceId, versionId }, { client, clock, deadline }) {
const look = () => client.runs.findByConfigurationVersion(workspaceId, versionId);
let run = await look();
for (const pauseMs of PAUSES_OF_SEARCH_MS) {
if (run !== undefined || clock.now() + pauseMs >= deadline)
return run;
await clock.sleep(pauseMs);
run = await look();
}
return run;
}
async function cancelOrDiscard(runId, ports) {
const { client, comment } = ports;
try {
await client.runs.cancel(runId, comment);
}
catch (error) {
if (!(error instanceof errors._) || error.code !== 'conflict')
throw error;
const { run } = await client.runs.show(runId);
if ((0,model_status.Ck)(run.attributes.status))
return;
if (run.attributes.actions?.['is-discardable'] !== false) {
await client.runs.discard(runId, comment);
}
}
}
async function awaitEnd(runId, { client, clock, deadline }) {
let discarded = false;
for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4_000)) {
const { run } = await client.runs.show(runId);
const { status, actions } = run.attributes;
if ((0,model_status.Il)('speculative', status) === 'stopped')
return { outcome: 'ended', status };
if ((0,model_status.Ck)(status))
return { outcome: 'over', status };
if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
discarded = true;
await client.runs.discard(runId);
continue;
}
if (clock.now() + pauseMs >= deadline)
return { outcome: 'unknown', status };
await clock.sleep(pauseMs);
}
}
const BUDGET_MS = 60_000;
var resource = __nccwpck_require__(8235);
var commit_under_review = __nccwpck_require__(6077);
var judge = __nccwpck_require__(5505);
var poll = __nccwpck_require__(7820);
var parse = __nccwpck_require__(2340);
;// CONCATENATED MODULE: ./build/src/gate/find-vcs-run.js
const LONGEST_WAIT_MS = 3 * 60_000;
const MOST_RUNS = 20;
const MOST_REPLACEMENTS = 3;
async function judgeRunOfVersionControl(workspace, { change }, job) {
let { run } = await awaitRun(workspace, change, job);
for (let replacements = 0; run !== undefined; replacements += 1) {
const versionId = (0,resource.Dl)(run, 'configuration-version') ?? '';
const notice = `Version control started run ${run.id}. It planned the head of the pull request, ${change.commit.slice(0, 7)}, and not its merge with the target branch.`;
const noticed = { ...workspace, notices: [...workspace.notices, notice] };
const result = await (0,judge.JU)(noticed, { run, versionId }, job);
const newest = await findNewestRun(workspace.workspaceId, change, job.client);
if (newest.run?.id === run.id)
return result;
if (newest.run === undefined || replacements === MOST_REPLACEMENTS) {
throw new failure_of.K$('service', {
code: 'PG-144',
text: `Run ${run.id} was replaced or taken away while it was judged.${otherRunsSentence(newest.others)} Run the job again.`,
});
}
run = newest.run;
}
return undefined;
}
async function awaitRun(workspace, change, job) {
const looksOnce = workspace.connection?.unaffected === true;
const { workspaceId } = workspace;
const { waiting, limitSeconds } = await awaitNewestRun({ workspaceId, change, looksOnce }, job);
if (waiting.kind === 'settled')
return waiting.last;
throw new failure_of.K$('timeout', {
code: 'PG-144',
text: `Version control started no speculative run for commit ${change.commit.slice(0, 7)} of pull request #${change.pullRequest} within ${limitSeconds} s. ${NOT_COVERED}${otherRunsSentence(waiting.last?.others)}`,
});
}
async function awaitNewestRun(wanted, { client, clock, signal, deadline: jobDeadline }) {
const { workspaceId, change, looksOnce = false } = wanted;
const begun = clock.now();
const deadline = Math.min(jobDeadline, begun + LONGEST_WAIT_MS);
const looking = {
read: () => findNewestRun(workspaceId, change, client),
isSettled: ({ run }) => run !== undefined || looksOnce,
intervalMs: (0,poll.YW)(2_000, 15_000),
};
const waiting = await (0,poll.wt)(looking, { clock, signal, deadline });
return { waiting, limitSeconds: Math.round((deadline - begun) / 1_000) };
}
const NOT_COVERED = "Common causes: the pull request comes from a fork, it goes to another branch than the workspace follows, the workspace never had a run, its working directory is misspelt, or what changes is outside of its working directory and triggers although the configuration reads it. Check the workspace's version control settings, or start the run there.";
function otherRunsSentence(others = []) {
return others
.slice(0, 3)
.map((other) => ` ${other}`)
.join('');
}
async function findNewestRun(workspaceId, change, client) {
const planOnly = change.pullRequest !== undefined;
const query = { commit: change.commit, planOnly };
const { items } = await client.runs.list(workspaceId, query).page({ number: 1, size: MOST_RUNS });
const runs = [];
const others = [];
for (const run of items) {
const difference = await whyNotCounted(run, workspaceId, change, client);
if (difference === undefined)
runs.push(run);
else
others.push(`Run ${run.id} ${difference}.`);
}
const createdAt = ({ attributes }) => (0,parse.nR)(attributes['created-at']);
const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
if (newest !== undefined && second !== undefined && createdAt(newest) === createdAt(second)) {
throw new failure_of.K$('service', {
code: 'PG-144',
text: `Runs ${newest.id} and ${second.id} both plan this commit and were created at the same moment, so neither is the one that counts. Start one of them again in the service.`,
});
}
return { run: newest, others };
}
async function whyNotCounted(run, workspaceId, change, client) {
if ((0,resource.Dl)(run, 'workspace') !== workspaceId)
return 'belongs to another workspace';
const planOnly = run.attributes['plan-only'] === true;
const isWanted = planOnly === (change.pullRequest !== undefined);
if (!isWanted)
return planOnly ? 'is speculative' : 'is not speculative';
const [whyTooEarly] = (0,commit_under_review.d0)(run, change);
if (whyTooEarly !== undefined)
return whyTooEarly;
const versionId = (0,resource.Dl)(run, 'configuration-version');
if (versionId === undefined)
return 'does not say which configuration version it planned';
const ingress = await (0,find_workspace.Q1)(versionId, client);
if ('doubt' in ingress)
return 'has a commit that is not known';
return (0,commit_under_review.cO)(ingress.answer, change)[0];
}
var take_turn = __nccwpck_require__(4990);
var gate_job = __nccwpck_require__(4466);
var look_at_commit = __nccwpck_require__(8854);
var overview = __nccwpck_require__(9354);
var find_repository = __nccwpck_require__(6609);
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_path_ = __nccwpck_require__(6760);
var pack = __nccwpck_require__(847);
var file_names = __nccwpck_require__(6817);
var hidden_files = __nccwpck_require__(7707);
var refuse_hidden = __nccwpck_require__(7070);
var quote = __nccwpck_require__(8187);
var files_here = __nccwpck_require__(467);
;// CONCATENATED MODULE: ./build/src/plan/outside-modules.js
const MOST_NAMED = 3;
async function findOutside({ root, filesWithParentPaths }, { inside, repository }) {
if (!filesWithParentPaths.some((path) => (0,file_names.ZC)((0,external_node_path_.basename)(path))))
return undefined;
const { searchedFiles, readConfiguration } = await __nccwpck_require__.e( 741).then(__nccwpck_require__.bind(__nccwpck_require__, 1741));
const module = (0,external_node_path_.join)(root, ...inside.split('/'));
const { modules } = readConfiguration(module, searchedFiles(files_here.Jd));
const outside = modules.map(({ directory }) => directory).filter((path) => !(0,find_repository.Yw)(path, root));
if (outside.length === 0)
return undefined;
const sources = outside.map((path) => JSON.stringify((0,find_repository.df)((0,external_node_path_.relative)(module, path))));
const [verb, it] = outside.length === 1
? ['is the source of a module and lies', 'it']
: ['are sources of modules and lie', 'them'];
const seen = `${(0,quote.Kf)(sources, MOST_NAMED)} ${verb} outside of what is sent, ${root}: the plan will not find ${it}.`;
const canBeSent = (path) => (0,find_repository.wd)(path) && (repository === undefined || (0,find_repository.Yw)(path, repository));
if (!outside.every(canBeSent)) {
return { seen, fix: `Correct the source, or move ${it} into the repository.` };
}
let common = module;
while (!outside.every((path) => (0,find_repository.Yw)(path, common)))
common = (0,external_node_path_.dirname)(common);
const fix = `Set the working directory of the workspace to ${JSON.stringify((0,find_repository.df)((0,external_node_path_.relative)(common, module)))} in its settings: then ${common} is sent.`;
return { seen, fix };
}
;// CONCATENATED MODULE: ./build/src/gate/pack-workspace.js
async function packWorkspace(workspace, job) {
const { name, workingDirectory, root } = workspace;
const archive = await job.pack(root);
if (!holdsConfiguration(archive.entries, workingDirectory)) {
const where = sayExcluded(archive, workingDirectory) ?? sayMissing(archive.root, workingDirectory);
const message = `There is no Terraform configuration for workspace "${name}": ${where}`;
throw new failure_of.K$('input', { code: 'PG-115', text: message });
}
const planning = { inside: workingDirectory, repository: workspace.repository };
const outside = await findOutside(archive, planning);
const outsideNotices = outside === undefined ? [] : [`${outside.seen} ${outside.fix}`];
const packed = { ...workspace, archive, notices: [...workspace.notices, ...outsideNotices] };
outsideNotices.forEach((notice) => job.warn(notice));
job.reach(packed);
const hiddenNotices = await examineHidden(packed, job);
hiddenNotices.forEach((notice) => job.warn(notice));
return { ...packed, notices: [...packed.notices, ...hiddenNotices] };
}
function sayMissing(root, workingDirectory) {
if (workingDirectory === '') {
return `no .tf or .tofu file that is sent lies directly in ${root}. Point \`directory\` at the one that has them.`;
}
return `it runs in "${workingDirectory}", but ${root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${workingDirectory}" or contains it, or change the working directory in the workspace's settings.`;
}
function sayExcluded({ withheld }, workingDirectory) {
const excluded = withheld.filter(({ path }) => `${workingDirectory}/`.startsWith(`${path}/`) ||
(external_node_path_.posix.dirname(path) === (workingDirectory || '.') && (0,file_names.ZC)(external_node_path_.posix.basename(path))));
const rules = [...new Set(excluded.flatMap(({ rule }) => rule ?? []))];
if (rules.length === 0)
return undefined;
const names = rules.slice(0, hidden_files.SE).map(quote.hD).join(', ');
return `what it has is excluded by ${names}. Narrow the rule, or bring the files back after it with \`!\`.`;
}
function holdsConfiguration(entries, workingDirectory) {
const directory = workingDirectory === '' ? '.' : workingDirectory;
return entries.some(({ path, type }) => type !== 'directory' &&
external_node_path_.posix.dirname(path) === directory &&
(0,file_names.ZC)(external_node_path_.posix.basename(path)));
}
async function examineHidden({ archive, workingDirectory }, job) {
const missing = job.proposal ? notCheckedOut(archive, job.proposal) : [];
if (missing.length === 0 && !archive.withheld.some(hidden_files._t))
return [];
const module = (0,external_node_path_.join)(archive.root, ...workingDirectory.split('/'));
const manifest = await (0,refuse_hidden.f7)(archive, module, job.proposal);
if (manifest.closing !== undefined)
throw new failure_of.K$('unseen', { text: manifest.closing });
const found = await findHiddenOnce(archive, workingDirectory, missing, job);
const certain = found.files.filter(({ isCertain, entry }) => isCertain && entry.reason !== pack.pL);
const empty = certain.filter(({ entry }) => entry.reason === pack.PW);
if (empty.length > 0)
throw new failure_of.K$('unseen', { text: (0,look_at_commit.Ym)(empty) });
const doubt = (0,hidden_files.ZA)(found.files, archive.root);
if (doubt !== undefined)
throw new failure_of.K$('input', { code: 'PG-149', text: doubt });
const hidden = found.files.filter(({ entry }) => entry.reason !== pack.iC);
const closing = await (0,refuse_hidden.Eb)(hidden, found, job);
if (closing !== undefined)
throw new failure_of.K$('unseen', { code: 'PG-150', text: closing });
const notices = manifest.notice === undefined ? [] : [manifest.notice];
for (const { entry } of certain.slice(0, hidden_files.SE)) {
const { path, reason } = entry;
const why = entry.rule ?? reason;
notices.push(reason === pack.iC
? `Terraform would load ${path}, but it ${why}: the policies judge a plan without it. \`include-untracked-secrets\` sends it.`
: `Terraform would load ${path}, but the policies do not get to see it: ${why}.`);
}
if (certain.length > hidden_files.SE) {
notices.push(`${certain.length - hidden_files.SE} more files that Terraform would load are excluded.`);
}
return notices;
}
function notCheckedOut({ root, uncommitted = [] }, { repository }) {
const missing = uncommitted
.map((path) => (0,external_node_path_.join)(repository, path))
.filter((path) => !(0,external_node_fs_.existsSync)(path));
return missing.map((path) => ({
path: (0,find_repository.df)((0,external_node_path_.relative)(root, path)),
reason: pack.pL,
}));
}
const HIDDEN_OF_ARCHIVE = new WeakMap();
function findHiddenOnce(archive, workingDirectory, missing, job) {
const { root, entries } = archive;
const withheld = [...archive.withheld, ...missing];
const module = (0,external_node_path_.join)(root, ...workingDirectory.split('/'));
const byModule = HIDDEN_OF_ARCHIVE.get(archive) ?? new Map();
const find = async () => {
const packing = { root, withheld, links: (0,hidden_files.hP)(entries) };
return { archive, module, ...(await (0,hidden_files.C$)(packing, module, job)) };
};
const hidden = byModule.get(module) ?? find();
HIDDEN_OF_ARCHIVE.set(archive, byModule.set(module, hidden));
return hidden;
}
var gate_run = __nccwpck_require__(9268);
var external_node_crypto_ = __nccwpck_require__(7598);
var promises_ = __nccwpck_require__(6466);
var temporary = __nccwpck_require__(9622);
var run_seals = __nccwpck_require__(4226);
var run_differences = __nccwpck_require__(2484);
var override_run = __nccwpck_require__(9337);
var listed_runs = __nccwpck_require__(8039);
var own_run = __nccwpck_require__(25);
var runs_of_change = __nccwpck_require__(7306);
var run_message = __nccwpck_require__(6326);
;// CONCATENATED MODULE: ./build/src/gate/take-over.js
const take_over_BUDGET_MS = 60_000;
const MOST_EXAMINED = 3;
function createTakeOver(jobOfAll) {
const { plan, client, clock, sealing, namedRuns, mayBeRepeated = false } = jobOfAll;
const { leavesBase = false } = jobOfAll;
const { searched } = sealing ?? {};
const readConditions = plan.reuse === 'upload' && sealing !== undefined
? conditionsReader(client, plan.organization)
: undefined;
let named;
const listed = searched === undefined
? undefined
: (0,listed_runs.oS)(client, clock, plan.group ?? searched, plan);
return async (packed, job) => {
const { name } = packed;
if (sealing === undefined || listed === undefined)
return { notices: [] };
const notices = [];
let conditions;
let isSought = mayBeRepeated || leavesBase || plan.reuse === 'upload';
try {
conditions = await readConditions?.(packed);
named ??= namedRuns?.();
const ofComment = ((await named) ?? []).filter(({ workspace }) => workspace === name);
isSought ||= ofComment.some(({ head }) => head === sealing.head);
if (!isSought)
return { conditions, notices };
const toSeal = (0,gate_run.Wm)({ ...packed, conditions }, job, sealing);
const ports = { client, clock, seals: sealing.seals, listed, changeRequest: searched };
const oldestMs = clock.date().getTime() - listed_runs.FG;
const found = await listed.since(packed.workspaceId, oldestMs);
let examined = 0;
for (const run of await (0,runs_of_change.ay)(found, ofComment, client)) {
const otherSeals = (0,runs_of_change.aj)(run.id, ofComment);
const own = (0,own_run.YH)({ run, workspaceId: packed.workspaceId, otherSeals }, ports);
if ('why' in own) {
const isForJob = (0,run_message.yF)(run.attributes.message, searched ?? '', sealing.head);
if (isForJob)
sayNotTaken(`Run ${run.id} of ${name} ${own.why}`, notices, job);
continue;
}
const candidate = toCandidate({ run, own }, toSeal);
if (candidate === undefined) {
job.debug(`Run ${run.id} of ${name} is of another gate, commit or upload.`);
continue;
}
if (examined === MOST_EXAMINED)
break;
examined += 1;
const { endedByComment } = sealing;
const taken = await takeOverCandidate(candidate, packed, job, { ...ports, endedByComment });
if (taken !== undefined)
return { taken, notices };
}
}
catch (error) {
const line = `An earlier run of ${name} is not taken over: ${(0,error_message.g)(error)}`;
if (isSought)
job.info(`${line} A new run is started.`);
else
job.debug(line);
}
return { conditions, notices };
};
}
function sayNotTaken(line, notices, job) {
job.debug(`${line}.`);
if (line.includes(run_seals.Rg))
notices.push(`${line}.`);
}
function toCandidate({ run, own }, toSeal) {
const { facts } = own;
const isSame = (0,run_message.Mn)(facts, toSeal);
const isOfUpload = toSeal.conditions !== '' &&
facts.conditions === toSeal.conditions &&
facts.upload === toSeal.upload;
const isOfCommit = (0,own_run.xh)(own, toSeal.head)?.group === toSeal.group;
return isSame && (isOfCommit || isOfUpload) ? { run, own, isOfUpload } : undefined;
}
async function takeOverCandidate(candidate, packed, job, ports) {
const { own } = candidate;
const { id: runId } = candidate.run;
const { name: workspace } = packed;
const { sealing } = job;
const checked = await checkCandidate(candidate, packed, job, ports);
if ('why' in checked) {
job.debug(`Run ${runId} of ${workspace} is not taken over: ${checked.why}.`);
return undefined;
}
const { judged, ...settled } = checked;
const { run } = settled.watched;
const runUrl = settled.runSeen.url;
const earlierHead = sealing?.head === own.facts.head ? undefined : own.facts.head;
const isOverridden = judged.results.some(({ status }) => status === 'overridden');
if (earlierHead === undefined && isOverridden) {
job.emit({ kind: 'run-overridden', workspace, runId, runUrl });
}
else {
const commit = earlierHead ?? own.facts.head;
job.emit({ kind: 'run-reused', workspace, runId, runUrl, commit });
}
const notices = [...packed.notices, sayTakenOver(run, earlierHead, judged.results)];
const seals = own.isInMessage ? [] : [own.seal];
if (earlierHead !== undefined && sealing !== undefined) {
const { versionId } = own;
const version = { service: ports.client.origin, workspaceId: packed.workspaceId, versionId };
const { head } = sealing;
const { group = '' } = job.plan;
const facts = { ...own.facts, kind: 'taken-over', head, group };
seals.push(sealing.seals.seal(version, facts));
}
const result = {
...(0,judge.q)(judged, { ...settled, notices }, job),
seals: seals.length > 0 ? seals : undefined,
};
const mayBeApplied = job.plan.mode === 'provisional' && (0,verdict.gf)(judged.verdict.word, job.policy.failOn);
return mayBeApplied
? { ...result, confirmable: run.attributes.actions?.['is-confirmable'] === true }
: result;
}
function sayTakenOver({ id, attributes }, earlierHead, results) {
if (earlierHead === undefined) {
return results.some(({ status }) => status === 'overridden')
? `Run ${id} planned these very files and was overridden, so no new run was started.`
: `Run ${id} planned these very files, and only the text of the pull request was edited since, so no new run was started.`;
}
const createdDate = new Date((0,parse.nR)(attributes['created-at'])).toISOString();
const when = `${createdDate.slice(0, 'YYYY-MM-DD'.length)} ${createdDate.slice(11, 16)} UTC`;
const names = new Set(results.flatMap(({ override }) => override?.by ?? []));
const who = names.size === 0
? ''
: ` It was overridden by ${[...names].join(', ')}: whether that account of the service pushed to this change is not known.`;
return `Run ${id} planned these very files at ${when} for commit ${earlierHead.slice(0, 7)}, and nothing was applied since, so no new run was started.${who} The comment \`/plangate again\` starts new runs.`;
}
async function checkCandidate({ run: found, own, isOfUpload }, packed, job, ownRunPorts) {
const { terraformVersion, archive } = packed;
const { clock, signal, sealing } = job;
const { mode, runOptions } = job.plan;
const deadline = Math.min(job.deadline, clock.now() + take_over_BUDGET_MS);
const client = job.client.with({ signal, deadline });
const { id: runId } = found;
const seen = await client.runs.show(runId, { include: [...gate_run.tC, 'configuration_version'] });
const { run } = seen;
const [difference] = [found, run].flatMap((each) => (0,run_differences.rA)(each, terraformVersion, runOptions, mode));
if (difference !== undefined)
return { why: `it ${difference}` };
if ((0,resource.Dl)(run, 'workspace') !== packed.workspaceId) {
return { why: 'it belongs to another workspace' };
}
const { versionId } = own;
if ((0,resource.Dl)(run, 'configuration-version') !== versionId) {
return { why: 'it planned another configuration version' };
}
const ports = { ...ownRunPorts, client, version: seen.configurationVersion };
const why = await (0,own_run.gK)(run, own, sealing?.head ?? '', ports);
if (why !== undefined)
return { why: `it ${why}` };
const watched = await (0,override_run.R2)(seen, { client, clock, deadline });
const runSeen = {
id: runId,
url: (0,gate_job.Q)(packed.name, runId, job),
status: watched.run.attributes.status,
};
const settled = { ...packed, versionId, runSeen, watched };
const judged = await (0,judge.dR)(settled, { ...job, isFrugal: () => false, client, deadline });
const { word } = judged.verdict;
const isOverridden = judged.results.some(({ status }) => status === 'overridden');
const isOpened = isOverridden && ['overridden', 'needs-override'].includes(word);
const isForCommit = (0,own_run.xh)(own, sealing?.head ?? '') !== undefined;
const isUnchanged = job.leavesBase === true && word !== 'canceled';
if (!(isForCommit && (isOpened || isUnchanged))) {
const mostMs = isOfUpload ? MOST_AGE_MS[word] : undefined;
if (mostMs === undefined)
return { why: `its verdict is "${word}"` };
if ((0,own_run.ff)(run, ports) > mostMs) {
return { why: `its verdict is "${word}", and it is older than an hour` };
}
}
if (isOfUpload && (await wasAppliedSince((0,listed_runs.CT)(run), packed.current.runId, client))) {
return { why: 'something was applied in the workspace since' };
}
const isSame = await plannedSameFiles(archive.sha256, runId, client);
return isSame ? { ...settled, judged } : { why: 'it planned other files' };
}
async function plannedSameFiles(sha256, runId, client) {
const directory = (0,temporary.ww)('plangate-');
try {
const file = (0,external_node_path_.join)(directory, 'planned.tar.gz');
await client.configurationVersions.downloadForRun(runId, file);
const hash = (0,external_node_crypto_.createHash)('sha256');
await (0,promises_.pipeline)((0,external_node_fs_.createReadStream)(file), hash);
return hash.digest('hex') === sha256;
}
finally {
(0,temporary.cF)(directory);
}
}
function conditionsReader(client, organization) {
let policySets;
const readPolicySets = () => (policySets ??= readAsText(() => client.workspaces.policySets(organization).all()));
return async ({ workspaceId, current, settings, }) => {
if (current.stateId === undefined)
return undefined;
const { workspaces } = client;
const lists = await Promise.all([
readPolicySets(),
readAsText(() => workspaces.variables(workspaceId).all()),
readAsText(async () => {
const sets = await workspaces.variableSets(workspaceId).all();
const inSets = sets.map(({ id }) => workspaces.variablesOfSet(id).all());
return [...sets, ...(await Promise.all(inSets)).flat()];
}),
readAsText(() => workspaces.runTasks(workspaceId).all()),
]);
return JSON.stringify([settings, current.stateId, ...lists]);
};
}
async function readAsText(list) {
try {
const items = (await list()).map(({ id, attributes, relationships }) => JSON.stringify([id, withoutCounts(attributes), relationships]));
return JSON.stringify(items.sort());
}
catch (error) {
if (!(0,failure_of.vu)(error))
throw error;
return undefined;
}
}
function withoutCounts(attributes = {}) {
return Object.fromEntries(Object.entries(attributes).filter(([name]) => !/[-_]count$/.test(name)));
}
const HOUR_MS = 60 * 60_000;
const MOST_AGE_MS = {
overridden: 24 * HOUR_MS,
'needs-override': 24 * HOUR_MS,
passed: HOUR_MS,
advisory: HOUR_MS,
};
const APPLYING = ['confirmed-at', 'apply-queued-at', 'applying-at', 'applied-at'];
async function wasAppliedSince(sinceMs, currentRunId, client) {
if (currentRunId === undefined)
return false;
const { run } = await client.runs.show(currentRunId);
const times = run.attributes['status-timestamps'] ?? {};
return APPLYING.some((name) => (0,parse.nR)(times[name]) >= sinceMs);
}
;// CONCATENATED MODULE: ./build/src/gate/gate.js
const MOST_AT_ONCE = 500;
async function gate(request, ports) {
const job = (0,gate_job._)(request, ports);
const { plan, workspaces: requested } = request;
const takeOver = createTakeOver(job);
try {
const names = requested.map(({ name }) => name);
const listed = await (0,overview.FF)(job.client, plan.organization, names);
const found = await (0,take_turn.G)(requested.map((workspace) => async () => {
const { name } = workspace;
try {
job.signal.throwIfAborted();
return await (0,find_workspace.pl)(workspace, job, listed.get(name));
}
catch (error) {
return { name, error };
}
}), MOST_AT_ONCE);
const areAllReady = found.every(find_workspace.i_);
found.sort((one, other) => Number((0,find_workspace.i_)(one)) - Number((0,find_workspace.i_)(other)));
const decide = (workspace) => areAllReady && (0,find_workspace.i_)(workspace)
? runStepsOrGiveUp(workspace, job, (step) => gateWorkspace(workspace, step, takeOver))
: leaveUnstarted(workspace, job);
const results = [];
const unaffected = [];
const decided = await (0,take_turn.G)(found.map((workspace) => async () => {
const result = await decide(workspace);
if (result !== undefined)
job.emit({ kind: 'workspace-decided', result });
return { name: workspace.name, result };
}), MOST_AT_ONCE);
for (const { name, result } of decided) {
if (result === undefined)
unaffected.push(name);
else
results.push(result);
}
const workspaces = addExceptionNotices(results, request.exceptions);
return {
verdict: (0,result.Vj)(workspaces, request),
workspaces,
unaffected: unaffected.length > 0 ? unaffected : undefined,
archives: job.archives(),
durationMs: job.elapsedMs(),
};
}
finally {
await job.close();
}
}
function addExceptionNotices(workspaces, exceptions) {
if (exceptions === undefined)
return [...workspaces];
const judged = workspaces.filter(({ failure }) => failure === undefined);
const notices = (0,policy_exceptions.j2)(judged, exceptions);
return workspaces.map((result) => {
const added = notices.get(result.workspace) ?? [];
return { ...result, notices: [...result.notices, ...added] };
});
}
async function gateWorkspace(workspace, jobOfAll, takeOver) {
const { runOptions = jobOfAll.plan.runOptions } = workspace;
const job = { ...jobOfAll, plan: { ...jobOfAll.plan, runOptions } };
job.signal.throwIfAborted();
const { versionControl } = job;
if (versionControl !== undefined) {
await (0,look_at_commit.ao)(workspace, versionControl, job);
const judged = await judgeRunOfVersionControl(workspace, versionControl, job);
return judged && (await (0,compare_with_current.rV)(judged, workspace, job));
}
const packed = await packWorkspace(workspace, job);
const { taken, conditions, notices } = await takeOver(packed, job);
if (taken !== undefined)
return await (0,compare_with_current.rV)(taken, packed, job);
const known = { ...packed, conditions, notices: [...packed.notices, ...notices] };
const started = await (0,gate_run.AD)(await (0,gate_run.Se)(known, job), job);
const settled = await (0,gate_run.wB)(started, job);
const judged = await (0,judge.ks)(settled, job);
const conclude = () => keepOrDiscard(judged, settled, job);
job.reach({ ...settled, conclude });
return await (0,compare_with_current.rV)(await conclude(), packed, job);
}
/***/ }),
/***/ 7707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
C$: () => ( findHidden),
Jm: () => ( comparableDirectoriesAbove),
SE: () => ( MOST_NAMED),
Yh: () => ( isManifest),
ZA: () => ( sayDoubtful),
_t: () => ( couldBeLoaded),
cM: () => ( comparablePath),
hP: () => ( linksOf),
rL: () => ( listHidden),
vP: () => ( readNamedFiles),
yD: () => ( loadReader)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_path_1_ = __nccwpck_require__(6760);
var _archive_pack_js_2_ = __nccwpck_require__(847);
var _configuration_file_names_js_6_ = __nccwpck_require__(6817);
var _model_add_to_js_5_ = __nccwpck_require__(2588);
var _model_quote_js_7_ = __nccwpck_require__(8187);
var _machine_files_here_js_3_ = __nccwpck_require__(467);
var _failure_of_js_4_ = __nccwpck_require__(6281);
async function readNamedFiles(directory, matters, files = _machine_files_here_js_3_ .Jd, limit) {
const { findNamedFiles } = await loadReader();
const throwIfEnded = () => {
const ended = limit?.endReason();
if (ended === 'aborted')
throw new _failure_of_js_4_ .K$('canceled', _failure_of_js_4_ .wS);
if (ended === undefined)
return;
const why = 'Time ran out while the configuration was read. Raise the timeout.';
throw new _failure_of_js_4_ .K$('timeout', { text: why });
};
return findNamedFiles(directory, files, { isRelevant: matters, check: throwIfEnded });
}
function loadReader() {
return __nccwpck_require__.e( 579).then(__nccwpck_require__.bind(__nccwpck_require__, 2579));
}
function couldBeLoaded({ path }) {
return (0,node_path_1_.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js_2_ .NM, _archive_pack_js_2_ .AX, _archive_pack_js_2_ .kK];
function isManifest({ reason }) {
return MANIFESTS.includes(reason);
}
function linksOf(entries) {
return entries.flatMap(({ path, type }) => (type === 'link' ? [path] : []));
}
const MOST_LINKS = 200;
class HiddenIndex {
all = [];
byPath = new Map();
byDirectory = new Map();
links = new Map();
linksByDirectory = new Map();
constructor({ root, withheld, links }) {
for (const entry of withheld) {
if (!couldBeLoaded(entry) || isManifest(entry))
continue;
const path = (0,node_path_1_.join)(root, ...entry.path.split('/'));
const hidden = {
entry,
path,
isDirectory: isDirectory(path),
isCertain: false,
namings: [],
modules: [],
};
this.all.push(hidden);
(0,_model_add_to_js_5_ .D)(this.byPath, comparablePath(path), hidden);
for (const directory of comparableDirectoriesAbove(path))
(0,_model_add_to_js_5_ .D)(this.byDirectory, directory, hidden);
}
for (const link of links) {
const path = (0,node_path_1_.join)(root, ...link.split('/'));
this.links.set(comparablePath(path), path);
for (const directory of comparableDirectoriesAbove(path)) {
(0,_model_add_to_js_5_ .D)(this.linksByDirectory, directory, path);
}
}
}
matters(path) {
const key = comparablePath(path);
if (this.byDirectory.has(key) || this.linksByDirectory.has(key))
return true;
return withDirectoriesAbove(path).some((each) => this.byPath.has(each) || this.links.has(each));
}
find({ modules, files, directories }, module) {
const found = new Set();
const add = (hidden, naming) => {
found.add(hidden);
hidden.isCertain ||= naming.mentions.some((mention) => mention.isRead);
hidden.namings.push(naming);
};
for (const [path, mentions] of files) {
const naming = { mentions, places: this.withLinkTargets(path) };
for (const place of naming.places) {
for (const hidden of this.hiddenFileAt(place))
add(hidden, naming);
}
}
const mentionsOfAll = [];
for (const { path, endings } of directories.values()) {
const reached = this.reachedFrom(path);
if (reached === undefined)
mentionsOfAll.push(...[...endings.values()].flat());
const places = reached ?? [path];
const inside = new Set(places.flatMap((place) => this.hiddenIn(place)));
for (const [ending, mentions] of endings) {
const naming = { mentions, places };
for (const hidden of inside) {
if (hidden.isDirectory || hidden.path.endsWith(ending))
add(hidden, naming);
}
}
}
if (mentionsOfAll.length > 0) {
const naming = { mentions: mentionsOfAll, places: [...this.links.values()] };
for (const hidden of this.hiddenIn(''))
add(hidden, naming);
}
this.findByName(modules, module, found);
return this.all.filter((hidden) => found.has(hidden));
}
findByName(modules, directory, found) {
const add = (hidden, module) => {
found.add(hidden);
hidden.isCertain = true;
if (hidden.modules.at(-1) !== module)
hidden.modules.push(module);
};
const [rootModule] = modules;
const providers = (0,node_path_1_.join)(directory, 'terraform.d');
const ofProviders = [...this.hiddenIn(providers), ...this.hiddenAtOrAbove(providers)];
if (rootModule)
for (const hidden of ofProviders)
add(hidden, rootModule);
for (const module of modules) {
for (const place of [...module.places, ...module.linked]) {
for (const hidden of this.hiddenAtOrAbove(place))
add(hidden, module);
}
for (const place of module.places) {
for (const hidden of this.byDirectory.get(comparablePath(place)) ?? []) {
const name = (0,node_path_1_.basename)(hidden.path);
const isLoaded = module === rootModule ? (0,_configuration_file_names_js_6_ .H9)(name) : (0,_configuration_file_names_js_6_ .ZC)(name);
if (isLoaded && comparablePath((0,node_path_1_.dirname)(hidden.path)) === comparablePath(place))
add(hidden, module);
}
}
}
}
hiddenFileAt(path) {
const atPath = this.byPath.get(comparablePath(path)) ?? [];
const isFileThere = statsOf(path)?.isDirectory() === false;
const files = atPath.filter((hidden) => !hidden.isDirectory);
return [...files, ...this.hiddenAbove(path, isFileThere)];
}
hiddenIn(directory) {
const key = comparablePath(directory);
const atPath = this.byPath.get(key) ?? [];
const below = this.byDirectory.get(key) ?? [];
return [...atPath, ...below, ...this.hiddenAbove(directory, isDirectory(directory))];
}
hiddenAbove(path, isThere) {
const directories = this.hiddenAtOrAbove((0,node_path_1_.dirname)(path));
return isThere
? directories
: directories.filter(({ entry }) => entry.reason === _archive_pack_js_2_ .PW);
}
hiddenAtOrAbove(path) {
return withDirectoriesAbove(path).flatMap((each) => this.byPath.get(each) ?? []);
}
withLinkTargets(path) {
return withDirectoriesAbove(path).some((each) => this.links.has(each))
? (0,_machine_files_here_js_3_ .n1)(path)
: [path];
}
reachedFrom(directory) {
const reached = new Set(this.withLinkTargets(directory));
for (const place of reached) {
const links = this.linksByDirectory.get(comparablePath(place)) ?? [];
if (links.length > 0 && this.links.size > MOST_LINKS)
return undefined;
for (const target of links.flatMap((link) => (0,_machine_files_here_js_3_ .n1)(link)))
reached.add(target);
}
return [...reached];
}
}
async function findHidden(packing, module, limit) {
const index = new HiddenIndex(packing);
const named = await readNamedFiles(module, (path) => index.matters(path), _machine_files_here_js_3_ .Jd, limit);
return { index, named, files: index.find(named, module) };
}
function comparablePath(path) {
return path.normalize('NFC').toLowerCase().replaceAll('\\', '/').replace(/\/$/, '');
}
function comparableDirectoriesAbove(path) {
const names = comparablePath(path).split('/');
const directories = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
return [...new Set(['', ...directories])];
}
function withDirectoriesAbove(path) {
return [comparablePath(path), ...comparableDirectoriesAbove(path)];
}
function isDirectory(path) {
return statsOf(path)?.isDirectory() === true;
}
function statsOf(path) {
try {
return (0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false });
}
catch {
return undefined;
}
}
const MOST_NAMED = 3;
function listHidden(hidden, detail) {
const names = hidden.map(({ entry }) => {
const shown = detail(entry);
return shown === undefined ? entry.path : `${entry.path} (${shown})`;
});
return (0,_model_quote_js_7_ .Kf)(names, MOST_NAMED);
}
function sayDoubtful(hidden, root) {
const doubtful = hidden.filter(({ isCertain, entry }) => isCertain && entry.reason === _archive_pack_js_2_ .vp);
const [first] = doubtful;
if (first === undefined)
return undefined;
const why = first.entry.detail ?? '';
const remedy = first.entry.isOfAnotherUser
? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
: `Check the files out with git`;
return `Terraform would load ${listHidden(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
/***/ }),
/***/ 4466:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Q: () => ( runUrlOf),
_: () => ( startJob)
});
var node_events_0_ = __nccwpck_require__(8474);
var _model_job_time_js_5_ = __nccwpck_require__(1680);
var _runs_of_change_js_1_ = __nccwpck_require__(7306);
var _failure_of_js_2_ = __nccwpck_require__(6281);
var _hidden_files_js_3_ = __nccwpck_require__(7707);
var _overview_js_4_ = __nccwpck_require__(9354);
const END_BUDGET_MS = 10_000;
const GRACE_MS = 300;
const CANCELED_BUDGET = { leastMs: 700, mostMs: 4_000, answers: 12 };
function startJob(request, ports) {
const { clock, random, signal, log } = ports;
const started = clock.now();
const deadline = request.deadline - (0,_model_job_time_js_5_ .t4)(request.timeoutMs);
const elapsedMs = () => clock.now() - started;
const warned = new Set();
const { alarms } = ports;
const overdue = alarms === undefined
? new AbortController().signal
: alarms.any(alarms.in(deadline - started + GRACE_MS), alarms.after(signal, GRACE_MS));
(0,node_events_0_.setMaxListeners)(0, signal, overdue);
const emit = (event) => {
ports.onEvent({ ...event, atMs: elapsedMs() });
};
const archives = createArchives(ports, emit);
const client = ports.client.with({ signal, deadline });
const overview = (0,_overview_js_4_ .Iw)(request, client.with({ watching: true }), clock);
const superseder = (0,_runs_of_change_js_1_ .tI)(request, { ...ports, overview }, deadline, emit);
return {
...request,
clock,
random,
signal,
client,
overview,
deadline,
overdue,
emit,
elapsedMs,
pack: archives.pack,
archives: archives.summaries,
endingPorts() {
const { leastMs, mostMs, answers } = CANCELED_BUDGET;
const neededMs = answers * ports.client.typicalAnswerMs();
const until = signal.aborted
? clock.now() + Math.min(mostMs, Math.max(leastMs, neededMs))
: Math.min(request.deadline, clock.now() + END_BUDGET_MS);
const scope = { signal: new AbortController().signal, deadline: until };
return { client: ports.client.with(scope), deadline: until };
},
isFrugal: () => request.workspaces.length >= _overview_js_4_ .Zm || ports.client.pauseMs() > 0,
debug: (line) => log.debug(line),
info: (line) => log.info(line),
warn(line) {
if (!warned.has(line))
log.warning(line);
warned.add(line);
},
endReason: () => (0,_failure_of_js_2_ .dL)(deadline, ports),
supersede: superseder.supersede,
async close() {
await superseder.close();
await archives.remove();
},
};
}
function runUrlOf(workspace, runId, { client, plan }) {
const segments = [plan.organization, workspace, 'runs', runId];
return `${client.origin}/app/${segments.map(encodeURIComponent).join('/')}`;
}
function createArchives(ports, emit) {
const packed = new Map();
const done = [];
let isClosed = false;
const packNow = async (root) => {
const archive = await ports.pack(root);
done.push(archive);
if (isClosed)
await archive.remove();
if (archive.withheld.some(_hidden_files_js_3_ ._t))
await (0,_hidden_files_js_3_ .yD)();
emit({ kind: 'archive', root, archive });
return archive;
};
return {
pack: (root) => {
const archive = packed.get(root) ?? packNow(root);
packed.set(root, archive);
return archive;
},
summaries: () => done.map(({ root, bytes, contentBytes, sha256, entries, uncommitted, withheld }) => {
const files = entries.filter(({ type }) => type !== 'directory').length;
return { root, files, bytes, contentBytes, sha256, withheld: withheld.length, uncommitted };
}),
async remove() {
isClosed = true;
await Promise.all(done.map((archive) => archive.remove().catch(() => undefined)));
},
};
}
/***/ }),
/***/ 5505:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
IP: () => ( describePolicyResults),
$b: () => ( fromPackedRoot),
dR: () => ( judgeRunForJob),
ks: () => ( judgeSettledRun),
q: () => ( toWorkspaceResult),
JU: () => ( watchAndJudgeExisting)
});
var errors = __nccwpck_require__(486);
var resource = __nccwpck_require__(8235);
var accept_failures = __nccwpck_require__(5608);
var policy_exceptions = __nccwpck_require__(9272);
var compare = __nccwpck_require__(663);
var decide = __nccwpck_require__(1625);
var guard = __nccwpck_require__(3749);
var program_log = __nccwpck_require__(506);
var count_results = __nccwpck_require__(276);
var policy_observed = __nccwpck_require__(1894);
var run_differences = __nccwpck_require__(2484);
var policy_reading = __nccwpck_require__(988);
var systems_systems = __nccwpck_require__(2937);
var model_status = __nccwpck_require__(2373);
var compare_with_current = __nccwpck_require__(551);
var find_workspace = __nccwpck_require__(7170);
var result = __nccwpck_require__(2940);
var read_changes = __nccwpck_require__(6617);
var gate_job = __nccwpck_require__(4466);
var take_turn = __nccwpck_require__(4990);
var error_message = __nccwpck_require__(4271);
var parse = __nccwpck_require__(2340);
var read_plan = __nccwpck_require__(3597);
var from_change_json = __nccwpck_require__(6258);
var existing_failures = __nccwpck_require__(6747);
var own_policies = __nccwpck_require__(8532);
var external_node_crypto_ = __nccwpck_require__(7598);
var model_address = __nccwpck_require__(3543);
var add_to = __nccwpck_require__(2588);
;// CONCATENATED MODULE: ./build/src/policy/approvable.js
function questionsAbout(json) {
let read;
return ({ policySet, policy, output, message, answers = [] }) => {
const changes = (read ??= digestChanges(json));
const question = (answer) => `override ${JSON.stringify([policySet, policy, answer, changes.of(answer)])}`;
if (answers.length > 0)
return answers.map((answer) => answer.digested(question));
return (output.length > 0 ? output : [message]).map((text) => question(JSON.stringify(text)));
};
}
function digestChanges(json) {
const entries = (0,parse.c3)(json.exactChanges());
const byAddress = new Map();
const all = (0,external_node_crypto_.createHash)('sha256');
for (const entry of entries) {
const text = JSON.stringify(entry);
all.update(text).update('\n');
const address = (0,parse._F)(entry, 'address');
if (typeof address !== 'string')
continue;
const digest = (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
for (const name of new Set([address, (0,model_address.Pe)(address)]))
(0,add_to.D)(byAddress, name, digest);
}
const outputs = JSON.stringify(json.document['output_changes'] ?? null);
const ofAll = [all.update(outputs).digest('hex')];
return {
of(answer) {
const named = addressesIn((0,parse.qF)(answer)).flatMap((name) => byAddress.get(name) ?? []);
return named.length > 0 ? [...new Set(named)] : ofAll;
},
};
}
function addressesIn(answer) {
const addresses = new Set();
const values = [answer];
for (let value = values.pop(); value !== undefined; value = values.pop()) {
if (typeof value === 'string') {
for (const address of (0,model_address.WX)(value).addresses)
addresses.add(address);
}
else if (typeof value === 'object' && value !== null) {
for (const [name, inner] of Object.entries(value)) {
values.push(name);
if (inner !== undefined && inner !== null)
values.push(inner);
}
}
}
return [...addresses].sort();
}
var failure_of = __nccwpck_require__(6281);
var poll = __nccwpck_require__(7820);
;// CONCATENATED MODULE: ./build/src/gate/judge-by-own.js
async function judgeByOwnPolicies(own, planned, ports) {
const { run, plan, workspace, requirements, serviceEvidence, findBaseRun } = planned;
const { organization } = requirements;
const doubtful = (why) => ({ evidence: (0,own_policies.W7)(own.sources, why), notices: [] });
if (plan === undefined || (0,model_status.I)(model_status.P9, plan.attributes.status) !== 'good') {
return doubtful(`run ${run.id} has no finished plan`);
}
let json;
try {
json = await readJson(plan.id, own.readsWhole, ports);
}
catch (error) {
const isOfPlan = error instanceof read_plan.np;
const isOfService = error instanceof errors._ && error.code !== 'aborted';
if (isOfPlan || isOfService)
return doubtful(error.message);
throw error;
}
if (json === undefined)
return doubtful(`the service shows no JSON of plan ${plan.id}`);
const servicePolicies = serviceEvidence.flatMap(({ reading }) => reading.results.map(({ policy }) => policy));
const plannedRun = {
json,
run: workspace && runInput(run, workspace, organization),
workspace: requirements.workspace.name,
exceptions: requirements.exceptions,
readBase: findBaseRun && (() => readBase(findBaseRun, json, ports)),
servicePolicies: new Set(servicePolicies),
};
try {
const { results, notices } = await own.judge(plannedRun, ports.signal);
const approvals = results.some(own_policies.eG)
? await own.approvals?.(requirements.workspace.id)
: undefined;
const evidence = (0,own_policies.eh)((0,own_policies.XF)(results, approvals ?? [], questionsAbout(json)));
const doubts = await doubtsAbout(run, plan, json, ports);
return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
}
catch (error) {
ports.signal.throwIfAborted();
return { ...doubtful((0,error_message.g)(error)), json };
}
}
async function doubtsAbout(run, { attributes }, json, { signal }) {
const reading = (0,from_change_json.N)(json, { counts: (0,policy_reading.mQ)(attributes), judgesLater: true });
const changes = await (0,take_turn.hp)(reading, signal);
if (changes.doubt !== undefined)
return [changes.doubt];
const targets = (0,parse.c3)(run.attributes['target-addrs']);
if (changes.partial === true && targets.length === 0)
return [guard.YB];
if (changes.unlisted !== true || attributes['has-changes'] !== true)
return [];
const outputs = Object.values((0,parse.zv)(json.document['output_changes']));
const isOfOutputs = outputs.some((output) => (0,parse.c3)((0,parse._F)(output, 'actions')).some((action) => action !== 'no-op'));
return isOfOutputs ? [] : ["The plan's JSON has no list of changes, and the plan has some."];
}
async function readBase(findBaseRun, { isWhole }, ports) {
try {
const { planId } = await findBaseRun();
const json = await readJson(planId, isWhole, ports);
if (json?.isWhole !== isWhole) {
throw new Error(`the JSON of plan ${planId} could not be read`);
}
return { json };
}
catch (error) {
ports.signal.throwIfAborted();
return { notice: (0,existing_failures.PY)(error, ' of an own policy') };
}
}
async function readJson(planId, readsWhole, ports) {
const awaitJson = (isWhole) => (0,poll.Q)(() => (0,read_changes.y7)(planId, isWhole, ports), (json) => json !== undefined, ports);
const whole = readsWhole
? await awaitJson(true).catch((error) => {
if (!(0,failure_of.vu)(error))
throw error;
})
: undefined;
return whole ?? awaitJson(false);
}
function runInput({ id, attributes, relationships }, workspace, organization) {
const { 'created-at': createdAt, source } = attributes;
const facts = attributes;
const { name, 'auto-apply': autoApply, 'working-directory': directory } = workspace.attributes;
const { 'tag-names': tags } = workspace.attributes;
const isKnown = [createdAt, source, autoApply, tags, organization].every((value) => value !== undefined && value !== null);
if (!isKnown || (0,resource.Dl)({ relationships }, 'workspace') !== workspace.id)
return undefined;
return {
id,
created_at: createdAt ?? '',
message: attributes.message ?? '',
is_destroy: attributes['is-destroy'] === true,
refresh: facts['refresh'] !== false,
refresh_only: facts['refresh-only'] === true,
replace_addrs: stringsOf(facts['replace-addrs']),
target_addrs: stringsOf(facts['target-addrs']),
source: source ?? '',
speculative: attributes['plan-only'] === true,
organization: { name: organization ?? '' },
workspace: {
id: workspace.id,
name,
auto_apply: autoApply === true,
working_directory: directory ?? null,
tags: tags ?? [],
},
};
}
function stringsOf(value) {
return (0,parse.c3)(value).map(String);
}
var read_policies = __nccwpck_require__(1056);
var gate_run = __nccwpck_require__(9268);
;// CONCATENATED MODULE: ./build/src/gate/judge.js
const LOG_BYTES = 256 * 1024;
async function judgeSettledRun(settled, job, extras = {}) {
const findBaseRun = (0,compare_with_current.$p)(settled, job);
const judged = await judgeRunForJob(settled, job, { findBaseRun, ...extras });
return toWorkspaceResult(judged, settled, job);
}
async function watchAndJudgeExisting(workspace, { run, versionId, uncompared }, job) {
const { name } = workspace;
const runUrl = (0,gate_job.Q)(name, run.id, job);
const runSeen = { id: run.id, url: runUrl, status: run.attributes.status };
const askedAt = job.clock.now();
const started = { ...workspace, versionId, run, askedAt, runSeen, uncompared };
job.reach(started);
job.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
return await judgeSettledRun(await (0,gate_run.wB)(started, job), job);
}
async function judgeRunForJob(settled, job, extras = {}) {
const { name, workspaceId: id, versionId, runSeen, watched, uncompared } = settled;
const { terraformVersion } = settled;
const { client, plan, policy, base, exceptions, own, guard: rules, versionControl } = job;
const requirements = {
mode: plan.mode,
requirePolicies: policy.requirePolicies,
base,
options: plan.runOptions,
allowPartial: plan.allowPartial,
runId: runSeen.id,
versionId,
workspace: { id, name },
uncompared,
unknownValues: policy.allowUnknown ? 'advisory' : undefined,
exceptions,
organization: plan.organization,
};
const plannedCommit = versionControl && {
change: versionControl.change,
terraformVersion,
ingress: await (0,find_workspace.Q1)(versionId, client),
};
return await judgeRun(watched, requirements, job, {
plannedCommit,
rules: rules && { ...rules, approvals: await rules.approvals?.(id) },
own,
...extras,
});
}
function toWorkspaceResult(judged, settled, job) {
const facts = (0,result.FK)(settled);
const { status } = settled.watched.run.attributes;
for (const words of describePolicyResults(judged.results)) {
job.emit({ kind: 'progress', workspace: facts.workspace, status, words });
}
const diagnostics = fromPackedRoot(judged.diagnostics, facts.workingDirectory);
const notices = [...facts.notices, ...judged.notices];
return { ...facts, ...judged, notices, diagnostics, durationMs: settled.durationMs };
}
function fromPackedRoot(diagnostics, workingDirectory) {
const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
return diagnostics.map((diagnostic) => {
const { file } = diagnostic;
return file === undefined ? diagnostic : { ...diagnostic, file: `${prefix}${file}` };
});
}
async function judgeRun(watched, requirements, ports, extras = {}) {
const { run, costEstimate } = watched;
const readEvents = () => (0,read_policies.readIfPossible)(ports, [], (client) => client.runs.events(run.id));
const [{ evidence, evidenceNotices, ...shown }, earlyEvents] = await Promise.all([
readEvidence(watched, requirements, ports, extras),
extras.skipsEvents ? undefined : readEvents(),
]);
const readings = evidence.systems.map(({ reading }) => reading);
if (evidence.guard !== undefined)
readings.push(evidence.guard);
const { results, runTasks, canOverride } = (0,policy_reading.gK)(readings);
const verdict = (0,decide.LD)(evidence);
const events = earlyEvents ?? (verdict.word === 'passed' ? [] : await readEvents());
return {
verdict,
results: (0,policy_observed.qc)(results, events),
runTasks,
canOverride,
...shown,
cost: costEstimate && summarizeCost(costEstimate.attributes),
timestamps: watched.run.attributes['status-timestamps'] ?? undefined,
notices: [...(0,policy_observed.lx)(events), ...evidenceNotices],
};
}
async function readEvidence({ run, workspace, ...watched }, requirements, ports, { plannedCommit, rules, own, findBaseRun } = {}) {
const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
const { mode, allowPartial, options } = requirements;
const waitsForPerson = (0,model_status.Il)(mode, run.attributes.status) === 'person' || (0,model_status.iD)(stages);
const plan = await readPlan({ run, ...watched }, ports);
const planAnswer = 'answer' in plan ? plan.answer : undefined;
const readingSystems = (0,read_policies.h9)(run, ports, { waitsForPerson }).then((observed) => (0,policy_observed.zR)(run, observed));
const toJudge = { run, plan: planAnswer, workspace, requirements, findBaseRun };
const judgingByOwn = own &&
readingSystems.then((serviceEvidence) => judgeByOwnPolicies(own, { ...toJudge, serviceEvidence }, ports));
const readChangesAfterOwn = async () => {
const json = (await judgingByOwn)?.json;
return planAnswer && (await (0,read_changes.St)(planAnswer, ports, { rules, json }));
};
const [systems, judged, diagnostics, changes] = await Promise.all([
readingSystems,
judgingByOwn,
planAnswer && readDiagnostics(planAnswer, ports),
readChangesAfterOwn(),
]);
const { accepted, notices } = await acceptFailures(systems, { planAnswer, findBaseRun }, judged === undefined ? requirements : withoutOwnExceptions(judged.evidence, requirements), ports);
const partial = allowPartial === true && (0,run_differences.lp)(options ?? {}).length > 0;
const evidence = {
requirements: {
...requirements,
guarded: rules !== undefined,
ownPolicies: own !== undefined,
},
gives: { run: true, plannedCommit: plannedCommit !== undefined, serviceSystems: true },
plannedCommit,
run: { answer: run, workspaceName: workspace?.attributes.name, mustBe: requirements },
plan,
systems: judged === undefined ? accepted : [...accepted, judged.evidence],
guard: rules && planAnswer && (0,guard.ah)({ ...rules, partial }, planAnswer.attributes, changes),
};
return {
evidence,
evidenceNotices: [...notices, ...(judged?.notices ?? [])],
plan: planAnswer && (0,read_changes.PN)(planAnswer),
changes,
diagnostics: diagnostics ?? [],
};
}
async function readDiagnostics(plan, ports) {
const { status, 'log-read-url': url } = plan.attributes;
const hasFailed = (0,model_status.I)(model_status.P9, status) === 'bad';
if (!hasFailed && (status !== 'finished' || url === undefined))
return [];
const log = await (0,read_policies.readIfPossible)(ports, '', (client) => client.runs.planLog(plan, LOG_BYTES));
return (0,program_log._n)(log).filter(({ severity }) => hasFailed || severity === 'warning');
}
function withoutOwnExceptions({ reading: { results } }, requirements) {
const { exceptions } = requirements;
if (exceptions === undefined)
return requirements;
const names = new Set(results.map(({ policy }) => policy));
const entries = exceptions.entries.filter(({ policy }) => !names.has(policy));
return { ...requirements, exceptions: { ...exceptions, entries } };
}
async function acceptFailures(systems, { planAnswer, findBaseRun, }, requirements, ports) {
const { exceptions, workspace } = requirements;
const acceptIn = (evidence, rule) => evidence.map((system) => ({
...system,
reading: (0,accept_failures.Bu)(system.reading, rule),
}));
const excepted = exceptions
? acceptIn(systems, (0,policy_exceptions.WY)(workspace.name, exceptions))
: systems;
const readings = excepted.map(({ reading }) => reading);
const found = findBaseRun &&
planAnswer &&
(await (0,compare_with_current.P_)(readings, { plan: planAnswer, findBaseRun }, ports));
if (found === undefined)
return { accepted: excepted, notices: [] };
if ('notice' in found)
return { accepted: excepted, notices: [found.notice] };
return { accepted: acceptIn(excepted, found.existing), notices: [] };
}
async function readPlan({ run, plan }, { client }) {
if (plan !== undefined)
return { answer: plan };
const id = (0,resource.Dl)(run, 'plan');
if (id === undefined)
return { doubt: `Run ${run.id} does not name its plan.` };
try {
return { answer: await client.runs.plan(id) };
}
catch (error) {
if (!(error instanceof errors._) || error.code === 'aborted')
throw error;
return { doubt: error.message, code: error.helpCode };
}
}
function summarizeCost(attributes) {
return {
status: attributes.status,
priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
};
}
function describePolicyResults(results) {
const systems = [...systems_systems.W, { name: 'guard', title: 'guard' }];
return systems.flatMap(({ name, title }) => {
const ofSystem = results.filter((result) => result.system === name);
if (ofSystem.length === 0)
return [];
const policies = new Set(ofSystem.map(compare.Pc)).size;
const counts = (0,count_results.a)(ofSystem);
const later = ofSystem.filter(({ status }) => status === 'known-after-apply').length;
const parts = [
[counts.mandatoryFailed, 'mandatory failed'],
[counts.advisoryFailed, 'advisory failed'],
[counts.overridden, 'overridden'],
[counts.excepted ?? 0, 'excepted'],
[counts.existing ?? 0, 'existing'],
[counts.errored, 'errored'],
[later, 'known after the apply'],
[counts.undecided - later, 'undecided'],
];
const notPassed = parts
.filter(([count]) => count > 0)
.map(([count, words]) => `${count} ${words}`);
const total = `${policies} ${policies === 1 ? 'policy' : 'policies'}`;
return [`${title}: ${total}, ${notPassed.length > 0 ? notPassed.join(', ') : 'all passed'}`];
});
}
/***/ }),
/***/ 8039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
CT: () => ( createdAt),
FG: () => ( MOST_PLAN_AGE_MS),
o1: () => ( UnreadError),
oS: () => ( createListedRuns)
});
var _client_errors_js_0_ = __nccwpck_require__(486);
var _client_wire_resource_js_1_ = __nccwpck_require__(8235);
var _model_parse_js_2_ = __nccwpck_require__(2340);
class UnreadError extends Error {
}
const MOST_PLAN_AGE_MS = 24 * 60 * 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
const LIST_BUDGET_MS = 15_000;
function createListedRuns(client, clock, search, query) {
const open = (listing) => createBackwardReader(() => {
const deadline = clock.now() + LIST_BUDGET_MS;
return listing(client.with({ deadline }));
});
const ofOrganization = query && open(({ runs }) => runs.listPlanned(query.organization, query.mode, search));
const readers = new Map();
async function ofWorkspace(workspaceId, sinceMs, text) {
const name = `${workspaceId} ${text}`;
const listing = ({ runs }) => runs.list(workspaceId, text === undefined ? {} : { search: text });
const reader = readers.get(name) ?? open(listing);
readers.set(name, reader);
try {
return ofOnly(workspaceId, await reader(sinceMs));
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
throw new UnreadError(`The runs of the workspace could not be listed: ${error.message}`);
}
}
return {
async since(workspaceId, sinceMs) {
try {
const runs = await ofOrganization?.(sinceMs);
if (runs)
return ofOnly(workspaceId, runs);
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'aborted')
throw error;
}
return ofWorkspace(workspaceId, sinceMs, search);
},
allSince: (workspaceId, sinceMs) => ofWorkspace(workspaceId, sinceMs),
};
}
function ofOnly(workspaceId, runs) {
return runs.filter((run) => (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') === workspaceId);
}
function createBackwardReader(open) {
const read = [];
let pages = 0;
let isAtEnd = false;
let reading = Promise.resolve();
async function readUntil(sinceMs) {
while (!isAtEnd && !(createdAt(read.at(-1)) < sinceMs)) {
if (pages === MOST_PAGES)
throw new UnreadError('The list of runs is too long to be read.');
const { items } = await open().page({ number: pages + 1, size: PAGE_SIZE });
pages += 1;
read.push(...items);
isAtEnd = items.length < PAGE_SIZE;
}
return read;
}
return (sinceMs) => {
const next = reading.catch(() => undefined).then(() => readUntil(sinceMs));
reading = next;
return next;
};
}
function createdAt(run) {
return (0,_model_parse_js_2_ .nR)(run?.attributes['created-at']);
}
/***/ }),
/***/ 8854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ym: () => ( sayEmptySubmodules),
ao: () => ( refuseIncompleteCommit),
w$: () => ( whyIncompleteCheckoutCloses)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_path_1_ = __nccwpck_require__(6760);
var _archive_pack_js_2_ = __nccwpck_require__(847);
var _configuration_affected_js_10_ = __nccwpck_require__(1818);
var _configuration_file_names_js_11_ = __nccwpck_require__(6817);
var _configuration_module_manifest_js_3_ = __nccwpck_require__(7126);
var _machine_compare_with_commit_js_4_ = __nccwpck_require__(167);
var _machine_files_here_js_5_ = __nccwpck_require__(467);
var _machine_find_repository_js_6_ = __nccwpck_require__(6609);
var _failure_of_js_7_ = __nccwpck_require__(6281);
var _hidden_files_js_8_ = __nccwpck_require__(7707);
var _refuse_hidden_js_9_ = __nccwpck_require__(7070);
const LINK_MODE = '120000';
async function refuseIncompleteCommit(workspace, { committed }, job) {
const { workingDirectory } = workspace;
const filesOfCommit = await committed?.();
const manifest = [workingDirectory, _configuration_module_manifest_js_3_ .dp].filter(Boolean).join('/');
let why;
if (filesOfCommit === undefined)
why = await whyWithoutGit(manifest, workspace.root, job);
else if (hasManifest(manifest, filesOfCommit))
why = 'is in this commit';
if (why !== undefined) {
const message = `${manifest} ${why}. Terraform follows it to other directories than those that the calls name, and the service plans the commit as it is. Remove it: \`git rm --cached ${manifest}\`, and add \`.terraform/\` to .gitignore.`;
throw new _failure_of_js_7_ .K$('unseen', { code: 'PG-151', text: message });
}
if (filesOfCommit && workspace.connection?.takesSubmodules !== true) {
await refuseSubmodules(workspace, filesOfCommit, job);
}
}
function hasManifest(manifest, committed) {
const directory = node_path_1_.posix.dirname(manifest);
const isPlaceholder = (path) => {
const mode = committed.get(path);
return mode === LINK_MODE || mode === SUBMODULE_MODE;
};
return (committed.has(manifest) || isPlaceholder(directory) || isPlaceholder(node_path_1_.posix.dirname(directory)));
}
async function whyWithoutGit(manifest, root, { proposal }) {
const changed = (await proposal?.changedFiles()) ?? [];
if (changed.some((path) => (0,_configuration_affected_js_10_ .yI)(path, manifest))) {
return 'is among the files that this pull request changes';
}
return _machine_files_here_js_5_ .Jd.readFile((0,node_path_1_.join)(root, ...manifest.split('/'))) === undefined
? undefined
: 'is in this directory, and there is no repository that says where it comes from';
}
async function refuseSubmodules(workspace, committed, job) {
const { name } = workspace;
const pathsWithMode = (wanted) => Array.from(committed)
.filter(([, mode]) => mode === wanted)
.map(([path]) => path);
const submodules = pathsWithMode(SUBMODULE_MODE).map((path) => ({
path,
reason: _archive_pack_js_2_ .PW,
}));
const loaded = await findLoaded(workspace, submodules, pathsWithMode(LINK_MODE), job);
if (loaded.length === 0)
return;
const names = (0,_hidden_files_js_8_ .rL)(loaded, () => undefined);
const message = `Terraform would load ${names}, ${loaded.length === 1 ? 'a submodule' : 'submodules'}, and the service does not say that it clones submodules for workspace "${name}": then the directory is empty, and nothing in it is planned. Switch on "Include submodules on clone" in the workspace's version control settings, or use \`source: upload\`.`;
throw new _failure_of_js_7_ .K$('unseen', { code: 'PG-151', text: message });
}
const SUBMODULE_MODE = '160000';
async function whyIncompleteCheckoutCloses({ root, workingDirectory }, changedFiles, ports, committed = listCheckout(root, ports)) {
const leftOut = changedFiles && (await changedIfSparse(root, changedFiles));
const lacking = (await committed).flatMap(([path, mode]) => {
if (mode === SUBMODULE_MODE) {
const isThere = (0,node_fs_0_.existsSync)((0,node_path_1_.join)(root, path, '.git'));
return isThere ? [] : [{ path, reason: _archive_pack_js_2_ .PW }];
}
const matters = leftOut && ((0,_configuration_file_names_js_11_ .ZC)((0,node_path_1_.basename)(path)) || leftOut.has(path));
const isMissing = matters && !(0,node_fs_0_.existsSync)((0,node_path_1_.join)(root, path));
return isMissing ? [{ path, reason: _archive_pack_js_2_ .pL }] : [];
});
const loaded = await findLoaded({ root, workingDirectory }, lacking, [], ports);
const empty = loaded.filter(({ entry }) => entry.reason === _archive_pack_js_2_ .PW);
if (empty.length > 0)
return sayEmptySubmodules(empty);
if (loaded.length === 0 || changedFiles === undefined)
return undefined;
const changed = await changedFiles();
const changedPaths = changed && new Set(changed);
const hidden = loaded.filter(({ entry }) => changedPaths?.has(entry.path) !== false);
if (hidden.length === 0)
return undefined;
const names = (0,_hidden_files_js_8_ .rL)(hidden, () => undefined);
const why = changed ? 'which the pull request adds or changes and ' : '';
return `Terraform would load ${names}, ${why}which this checkout lacks: neither the plan nor the policies get to see it. ${_refuse_hidden_js_9_ .oR}`;
}
async function changedIfSparse(root, changedFiles) {
const { gitDirectory = '' } = (0,_machine_find_repository_js_6_ .bp)(root, root) ?? {};
if (!(0,node_fs_0_.existsSync)((0,node_path_1_.join)(gitDirectory, 'info', 'sparse-checkout')))
return new Set();
const changed = await changedFiles();
return changed === undefined ? { has: () => true } : new Set(changed);
}
async function listCheckout(root, ports) {
return await listWithSubmodules(root, root, ports);
}
const NO_COMMIT = '';
async function listWithSubmodules(at, checkout, ports) {
const repository = (0,_machine_find_repository_js_6_ .bp)(at, checkout);
const committed = repository && (await (0,_machine_compare_with_commit_js_4_.listCommitted)(NO_COMMIT, repository, ports));
const tracked = [...(committed ?? [])];
for (const [path] of tracked.filter(([, mode]) => mode === SUBMODULE_MODE)) {
const inside = await listWithSubmodules((0,node_path_1_.join)(at, path), checkout, ports);
for (const [inner, mode] of inside)
tracked.push([`${path}/${inner}`, mode]);
}
return tracked;
}
async function findLoaded({ root, workingDirectory }, withheld, links, limit) {
if (withheld.length === 0)
return [];
const module = (0,node_path_1_.join)(root, ...workingDirectory.split('/'));
const { files } = await (0,_hidden_files_js_8_ .C$)({ root, withheld, links }, module, limit);
return files.filter(({ isCertain }) => isCertain);
}
function sayEmptySubmodules(empty) {
const names = (0,_hidden_files_js_8_ .rL)(empty, () => undefined);
const isOne = empty.length === 1;
const what = isOne ? 'is a submodule' : 'are submodules';
return `Terraform would load ${names}, which ${what} and not checked out: neither the plan nor the policies get to see what belongs there.${(0,_refuse_hidden_js_9_ .T6)(empty)} Check ${isOne ? 'it' : 'them'} out: \`submodules: true\` (or \`recursive\`) for actions/checkout, elsewhere \`git submodule update --init --recursive\`.`;
}
/***/ }),
/***/ 9337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
R2: () => ( followRun),
sw: () => ( overrideRun)
});
var _client_errors_js_0_ = __nccwpck_require__(486);
var _client_wire_resource_js_1_ = __nccwpck_require__(8235);
var _model_status_js_2_ = __nccwpck_require__(2373);
var _policy_policy_owners_js_3_ = __nccwpck_require__(9925);
var _policy_reading_js_4_ = __nccwpck_require__(988);
var _policy_systems_systems_js_5_ = __nccwpck_require__(2937);
var _failure_of_js_6_ = __nccwpck_require__(6281);
var _read_policies_js_7_ = __nccwpck_require__(1056);
var _run_js_8_ = __nccwpck_require__(9268);
var _trust_audit_js_9_ = __nccwpck_require__(9239);
const FOLLOWED_MS = 2 * 60_000;
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`. Such a run waits for the override; if its plan changes nothing, only with `allow-empty-apply: true` in `run-options`.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;
async function overrideRun(client, clock, { runId, reason, actor, onlyIn, onlyIds }) {
if (isBlank(reason)) {
const needed = 'An override needs a reason, with a letter or a digit in it.';
throw cannotOverride(needed, 'POST', runId, 'Say why the failures may pass.');
}
const { run, workspace } = await client.runs.show(runId, { include: ['workspace'] });
if (onlyIn !== undefined)
await refuseOtherWorkspaces(client, run, onlyIn);
const objects = await readObjects(client, runId);
const answer = await client.account().catch(() => undefined);
const by = answer?.account.attributes.username ?? undefined;
const name = workspace?.attributes.name;
const { status } = run.attributes;
const lists = {
overridden: [],
refused: [],
final: [],
next: [],
unjudged: [],
audit: [],
nextSteps: [],
};
const result = { runId, workspace: name, by, reason, status, ...lists };
const comment = (0,_trust_audit_js_9_ .S)(reason, actor);
for (const { item, state, override } of objects) {
if (state === undefined)
continue;
if (state === 'final')
result.final.push(item);
else if (onlyIds !== undefined && !onlyIds.has(item.id))
result.next.push(item);
else if (state === 'not-permitted')
result.refused.push({ ...item, problem: NOT_PERMITTED });
else {
const problem = await tryOverride(() => override(comment));
if (problem === undefined)
result.overridden.push(item);
else
result.refused.push({ ...item, problem });
}
}
if (result.overridden.length > 0) {
result.audit.push({
action: 'override',
run: runId,
workspace: name ?? '',
by: actor.by ?? by,
job: actor.job,
at: clock.date().toISOString(),
reason,
});
await followAfterOverride(result, client, clock);
}
result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true));
return result;
}
async function followAfterOverride(result, client, clock) {
const deadline = clock.now() + FOLLOWED_MS;
const ports = { client, clock, deadline, before: result.status };
try {
const seen = await client.runs.show(result.runId, { include: _run_js_8_ .tC });
const { run } = await followRun(seen, ports);
result.status = run.attributes.status;
const { overridden, refused, final, next, unjudged } = result;
const knownIds = new Set([overridden, refused, final, next].flat().map(({ id }) => id));
const objects = await readObjects(client, result.runId);
const goesOn = (0,_model_status_js_2_ .Il)('provisional', result.status) === 'moving';
const isOver = !goesOn || result.status === 'policy_checked';
for (const { item, state } of objects) {
if (isOver && NEVER_ASKED.includes(item.status))
unjudged.push(item);
if (state === undefined || knownIds.has(item.id))
continue;
if (state === 'final')
final.push(item);
else
next.push(item);
}
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._))
throw error;
result.nextSteps.push(`The run could not be read after the override: ${error.message}`);
}
}
const PAUSE_MS = { first: 250, longest: 2_000 };
const SETTLING_MS = 10_000;
async function followRun(first, { client, clock, deadline, before }) {
let watched = first;
const settling = Math.min(deadline, clock.now() + SETTLING_MS);
for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
if (isAtRest(watched, before))
return watched;
const { status } = watched.run.attributes;
const seemsAtRest = (0,_model_status_js_2_ .Il)('speculative', status) !== 'moving' || status === 'policy_checked';
if (clock.now() + pauseMs > (seemsAtRest ? settling : deadline))
return watched;
await clock.sleep(pauseMs);
watched = await client.runs.show(first.run.id, { include: _run_js_8_ .tC });
}
}
function isAtRest({ run, taskStages = [] }, before) {
const { status } = run.attributes;
const isOfAnotherSystem = status === 'policy_override' || status === 'tf_policy_override';
return ((0,_model_status_js_2_ .Ck)(status) ||
(isOfAnotherSystem && status !== before) ||
(0,_model_status_js_2_ .iD)(taskStages.map(({ attributes }) => attributes)) ||
(0,_model_status_js_2_ .BS)(run));
}
function stepsAfter({ runId, status, overridden, refused, final, next, unjudged }, planOnly) {
const steps = [];
const names = (items) => items.map(describeOverrideItem).join(', ');
if (next.length > 0) {
steps.push(`Run ${runId} waits for a further override: ${names(next)}. Read it, then override the run once more.`);
}
const isEnded = (0,_model_status_js_2_ .Ck)(status) && planOnly;
if (final.length > 0) {
const isTooLate = isEnded && final.some(({ status: word }) => word === 'soft_failed');
steps.push(isTooLate ? REFUSED_FOR_GOOD : `Fix what failed: ${names(final)}.`);
}
if (refused.length > 0 && isEnded)
steps.push(REFUSED_FOR_GOOD);
if (unjudged.length > 0 && next.length === 0) {
const ways = planOnly ? TWO_WAYS : 'Fix what failed instead.';
steps.push(`The run stays "${status}" after the override, and ${names(unjudged)} was never judged, so the gate does not open. ${ways}`);
}
if (overridden.length === 0 || steps.length > 0)
return steps;
const kind = (0,_model_status_js_2_ .Il)('provisional', status);
const isStopped = kind === 'stopped' || status === 'errored';
return isStopped
? [`Run ${runId} is "${status}" now, so the override opens nothing: start the gate again.`]
: [
`Run the job of the gate again: it takes this run, if the files are the same and the host says which pull request the job is about. Elsewhere \`plangate runs show ${runId} --workspace NAME --version CV\` judges it, with the workspace and the configuration version in the gate's report.`,
];
}
function describeOverrideItem({ system, id }) {
const itsSystem = _policy_systems_systems_js_5_ .P.find(({ override }) => override.object === system);
return `${itsSystem?.override.title ?? system} ${id}`;
}
function isBlank(text) {
return !/[\p{L}\p{N}]/u.test(text);
}
function cannotOverride(message, method, runId, remedy) {
return new _client_errors_js_0_ ._(message, {
code: 'invalid',
method,
path: `/runs/${runId}`,
remedy: `Nothing was overridden. ${remedy}`,
});
}
async function tryOverride(override) {
try {
await override();
return undefined;
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return error.message;
throw error;
}
}
async function refuseOtherWorkspaces(client, run, { organization, workspaces }) {
const workspaceId = (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace');
for (const name of workspaces) {
const workspace = await client.workspaces.showByName(organization, name).catch(_failure_of_js_6_ .N3);
if (workspaceId !== undefined && workspace?.id === workspaceId)
return;
}
const named = `${workspaces.join(', ')} of ${organization}`;
const remedy = 'Name the workspace of the run, if it is one to override in.';
throw cannotOverride(`Run ${run.id} is of none of these workspaces: ${named}.`, 'GET', run.id, remedy);
}
const NOT_PERMITTED = 'this token may not override it: its team needs the organization permission to manage policy overrides';
async function readObjects(client, runId) {
const objects = [];
for (const system of _policy_systems_systems_js_5_ .P) {
for (const item of await system.list(client, runId).all()) {
const { id, attributes } = system.objectOf(item);
if (system.isOfApply(item))
continue;
objects.push({
item: { system: system.override.object, id, status: attributes.status },
state: overrideStateOf(system.override, attributes),
override: (comment) => system.sendOverride(client, id, comment),
});
}
}
return objects;
}
const NEVER_ASKED = ['pending', 'queued', 'unreachable'];
function overrideStateOf({ waitingStatus, finalStatus }, { status, actions, permissions }) {
if (status === finalStatus)
return 'final';
if (status !== waitingStatus)
return undefined;
if (actions?.['is-overridable'] === false)
return 'final';
const isPermitted = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
return isPermitted === false ? 'not-permitted' : 'overridable';
}
/***/ }),
/***/ 9354:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Zm: () => ( MANY_RUNS),
Iw: () => ( createOverview),
FF: () => ( listWorkspaces)
});
var errors = __nccwpck_require__(486);
var model_status = __nccwpck_require__(2373);
var dist = __nccwpck_require__(7934);
var workspace_selectors = __nccwpck_require__(589);
;// CONCATENATED MODULE: ./build/src/gate/groups.js
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
const MATRIX_LETTERS = 12;
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobCountOf(group = '') {
return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = dist.Ikc({ group: dist.YjP(), workspaces: dist.YjP() });
const matrix = dist.KCZ([dist.Ikc({ include: dist.YOg(entry) }), dist.g1P(dist.YjP(), entry)]);
;// CONCATENATED MODULE: ./build/src/gate/overview.js
const MANY_RUNS = 10;
const LIST_EVERY_MS = 10_000;
const LIST_EVERY_MS_PER_JOB = 2_500;
const LIST_BUDGET_MS = 15_000;
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;
function createOverview({ changeRequest, plan: { organization, mode, group } }, client, clock) {
const watched = new Map();
const stagedAt = new Map();
let nextAt = Number.NEGATIVE_INFINITY;
let requestedAt = nextAt;
let listing;
let searchText = group ?? changeRequest;
const everyMs = Math.max(LIST_EVERY_MS, jobCountOf(group) * LIST_EVERY_MS_PER_JOB);
const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
async function list(search) {
try {
const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
const runs = await soon.runs.listMoving(organization, mode, search).all();
return new Map(runs.map((run) => [run.id, run]));
}
catch (error) {
if (!(error instanceof errors._) || error.code === 'aborted')
throw error;
return undefined;
}
}
async function latestList() {
if (clock.now() >= nextAt) {
requestedAt = clock.now();
nextAt = Number.POSITIVE_INFINITY;
listing = list(searchText).then((runs) => {
nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
if (runs?.size === 0)
searchText = undefined;
return runs;
});
}
return await listing;
}
function isStageRecent(runId) {
const nowMs = clock.now();
const sinceMs = stagedAt.get(runId) ?? nowMs;
const isRecent = nowMs - sinceMs < stageMs;
stagedAt.set(runId, isRecent ? sinceMs : nowMs);
return isRecent;
}
return {
listOfChange: () => list(changeRequest),
watch: (runId) => watched.set(runId, clock.now()),
forget: (runId) => watched.delete(runId),
async movingRun(last) {
if (watched.size < MANY_RUNS)
return undefined;
const listed = await latestList();
if (listed === undefined)
return undefined;
const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
const status = run?.attributes.status ?? '';
if ((0,model_status.Il)(mode, status) !== 'moving')
return undefined;
const isInStage = /^(?:pre|post)_/.test(status);
return isInStage && !isStageRecent(last.id) ? undefined : run;
},
};
}
async function listWorkspaces(client, organization, names) {
const byName = new Map();
if (names.length < MANY_RUNS)
return byName;
const listing = client.workspaces.list(organization);
try {
const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
const isWorthAll = pages > 1 && pages <= names.length / 2;
const workspaces = isWorthAll ? await listing.all() : items;
for (const workspace of workspaces)
byName.set(workspace.attributes.name, workspace);
}
catch (error) {
if (!(error instanceof errors._))
throw error;
}
return byName;
}
/***/ }),
/***/ 25:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
YH: () => ( openSealsOf),
ff: () => ( ageMsOf),
gK: () => ( whyNotUsable),
xh: () => ( factsFor)
});
var _client_errors_js_0_ = __nccwpck_require__(486);
var _client_wire_resource_js_1_ = __nccwpck_require__(8235);
var _trust_run_seals_js_2_ = __nccwpck_require__(4226);
var _failure_of_js_3_ = __nccwpck_require__(6281);
var _listed_runs_js_4_ = __nccwpck_require__(8039);
var _run_message_js_5_ = __nccwpck_require__(6326);
const AGAIN = '/plangate again';
function openSealsOf({ run, workspaceId, otherSeals = [] }, { client, seals }) {
if ((0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') !== workspaceId)
return { why: 'belongs to another workspace' };
const versionId = (0,_client_wire_resource_js_1_ .Dl)(run, 'configuration-version');
if (versionId === undefined) {
return { why: 'does not say which configuration version it planned' };
}
const version = { service: client.origin, workspaceId, versionId };
const message = (0,_trust_run_seals_js_2_ .ny)(run.attributes.message ?? '');
const texts = [...(message === undefined ? [] : [message]), ...otherSeals];
const opened = texts.map((text) => ({ text, facts: seals.open(text, version) }));
let own;
const later = [];
for (const { text, facts } of opened) {
if ('why' in facts)
continue;
if (facts.kind === 'taken-over')
later.push(facts);
else
own ??= { versionId, facts, seal: text, isInMessage: text === message, later };
}
if (own !== undefined)
return own;
const [why] = opened.flatMap(({ facts }) => ('why' in facts ? [facts.why] : []));
return { why: why ?? 'has no seal of this gate' };
}
function factsFor({ facts, later }, head) {
return [facts, ...later].find((each) => each.head === head);
}
const SKEW_MS = 5 * 60_000;
function ageMsOf(run, { client, clock }) {
return (client.lastAnswerAt() ?? clock.date().getTime()) - (0,_listed_runs_js_4_ .CT)(run);
}
async function whyNotUsable(run, { facts, versionId, isInMessage }, head, ports) {
const { client, changeRequest, seals } = ports;
const { attributes } = run;
if (facts.base !== (seals.change.base ?? ''))
return 'was started for another target branch';
const planned = facts.mode === 'speculative' ? 'plan-only' : 'save-plan';
if (attributes[planned] !== true)
return `is not ${facts.mode}`;
if (facts.mode === 'provisional' && attributes['auto-apply'] !== false) {
return 'does not say that nothing applies it by itself';
}
const ageMs = ageMsOf(run, ports);
if (!(ageMs >= -SKEW_MS && ageMs <= _listed_runs_js_4_ .FG))
return 'is older than a day';
const version = ports.version ?? (await client.configurationVersions.show(versionId)).version;
const ingress = (0,_client_wire_resource_js_1_ ._2)(version, 'ingress-attributes');
if (version.id !== versionId || ingress.unreadable || (ingress.named ?? []).length > 0) {
return 'was started by version control';
}
if (isInMessage && version.attributes['auto-queue-runs'] === true) {
return 'is not the run that its upload started';
}
if (changeRequest === undefined)
return undefined;
const workspaceId = (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') ?? '';
const created = (0,_listed_runs_js_4_ .CT)(run);
const sinceMs = created - _listed_runs_js_4_ .FG;
const listed = await ports.listed[isInMessage ? 'since' : 'allSince'](workspaceId, sinceMs);
const others = listed.filter(({ id }) => id !== run.id);
const twin = others.find((other) => (0,_client_wire_resource_js_1_ .Dl)(other, 'configuration-version') === versionId);
if (twin !== undefined)
return `is not the only run of its configuration version: ${twin.id}`;
const newer = others.find((other) => !((0,_listed_runs_js_4_ .CT)(other) < created) &&
[facts.head, head].some((commit) => (0,_run_message_js_5_ .iG)(other.attributes.message, { changeRequest, facts: { ...facts, head: commit } })));
if (newer !== undefined)
return `is older than run ${newer.id}, which names the same commit`;
if (await wasEnded(run.id, ports))
return 'was ended by `/plangate again`';
return undefined;
}
async function saysAgain(runId, client) {
const comments = await client.runs.comments(runId);
if (comments.includes(undefined))
throw new _listed_runs_js_4_ .o1(`A comment on run ${runId} has no text.`);
return comments.some((comment) => comment?.trimStart().startsWith(AGAIN));
}
async function wasEnded(runId, { client, endedByComment }) {
try {
return await saysAgain(runId, client);
}
catch (error) {
if (error instanceof _listed_runs_js_4_ .o1)
throw error;
if (error instanceof _client_errors_js_0_ ._ && error.code === 'aborted')
throw error;
if (!(0,_failure_of_js_3_ .vu)(error)) {
throw new _listed_runs_js_4_ .o1(`The comments on run ${runId} could not be read.`, { cause: error });
}
}
if (endedByComment === undefined)
return false;
const ended = await endedByComment();
if (ended === undefined) {
throw new _listed_runs_js_4_ .o1('The comment of the gate, which could name it as ended, was not read.');
}
return ended.has(runId);
}
/***/ }),
/***/ 7820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Lp: () => ( nextIntervalMs),
Q: () => ( readUntilReady),
YW: () => ( soonThenRarely),
wt: () => ( poll)
});
var _failure_of_js_0_ = __nccwpck_require__(6281);
async function poll(options, ports) {
const { clock, signal, deadline } = ports;
const started = clock.now();
let last;
let lastState;
let trouble;
let failures = 0;
const take = (value) => {
last = value;
const state = options.changeOf?.(value);
if (state === lastState)
return;
lastState = state;
options.onChange?.(value);
};
const end = (kind) => ({ kind, last, trouble });
if (options.initial !== undefined)
take(options.initial);
for (;;) {
if (signal.aborted)
return end('aborted');
const now = clock.now();
if (now >= deadline)
return end('timeout');
const remainingMs = deadline - now;
let interval = Math.min(options.intervalMs(now - started), remainingMs);
if (interval === remainingMs && remainingMs > LAST_LOOK_MS)
interval -= LAST_LOOK_MS;
if (interval > 0) {
await clock.sleep(interval, signal).catch((error) => {
if (!signal.aborted)
throw error;
});
if (signal.aborted)
return end('aborted');
if (deadline - clock.now() < USEFUL_MS)
return end('timeout');
}
let value;
try {
value = await options.read();
}
catch (error) {
if (signal.aborted)
return end('aborted');
failures += 1;
trouble = error;
if (clock.now() >= deadline)
return end('timeout');
if (!(0,_failure_of_js_0_ .Zk)(error, failures))
throw error;
continue;
}
failures = 0;
trouble = undefined;
take(value);
if (options.isSettled(value))
return { kind: 'settled', last: value };
}
}
const LAST_LOOK_MS = 2_000;
const USEFUL_MS = 50;
const CATCH_UP_MS = 10_000;
async function readUntilReady(read, isReady, { clock, signal, deadline }) {
const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
for (let pauseMs = 1_000;; pauseMs *= 2) {
const value = await read();
if (isReady(value) || clock.now() + pauseMs >= until)
return value;
await clock.sleep(pauseMs, signal);
}
}
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;
const EARLY_MS = [300, 600, 1_000];
const EARLY_UP_TO_MS = 5_000;
const LEAST_APART_MS = 150;
const SPARSE_LONGEST_MS = 30_000;
const DENSE_BEFORE = 0.1;
const DENSE_AFTER = 0.15;
const DENSE_SHARE = 1 / 20;
const DENSEST_MS = 1_000;
const SPARSE_SHARE = 0.45;
function nextIntervalMs(waitedMs, lastDurationMs = 0) {
const mayBeEarly = lastDurationMs <= EARLY_UP_TO_MS;
const earlyMs = mayBeEarly
? EARLY_MS.find((lookMs) => lookMs >= waitedMs + LEAST_APART_MS)
: undefined;
if (earlyMs !== undefined)
return earlyMs - waitedMs;
if (waitedMs < lastDurationMs * (1 + DENSE_AFTER)) {
const dense = clamp(lastDurationMs * DENSE_SHARE, DENSEST_MS, LONGEST_MS);
const untilDense = lastDurationMs * (1 - DENSE_BEFORE) - waitedMs;
const sparse = Math.min(untilDense, lastDurationMs * SPARSE_SHARE, SPARSE_LONGEST_MS);
return Math.max(dense, sparse);
}
return clamp((waitedMs - SHORT_RUN_MS) * GROWTH, SHORTEST_MS, LONGEST_MS);
}
function clamp(value, least, most) {
return Math.max(least, Math.min(value, most));
}
function soonThenRarely(leastMs, mostMs) {
let looks = 0;
return (waitedMs) => (looks++ === 0 ? 0 : clamp(waitedMs / 4, leastMs, mostMs));
}
/***/ }),
/***/ 6617:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
PN: () => ( summarizePlan),
St: () => ( readChanges),
y7: () => ( fetchPlanJson)
});
var _client_errors_js_0_ = __nccwpck_require__(486);
var _machine_take_turn_js_1_ = __nccwpck_require__(4990);
var _plan_read_plan_js_2_ = __nccwpck_require__(3597);
var _policy_from_change_json_js_3_ = __nccwpck_require__(6258);
var _policy_reading_js_4_ = __nccwpck_require__(988);
var _read_policies_js_5_ = __nccwpck_require__(1056);
const BUDGET_MS = 20_000;
async function readChanges(plan, ports, options = {}) {
const { rules, json: known } = options;
const { status } = plan.attributes;
const counts = Object.values((0,_policy_reading_js_4_ .mQ)(plan.attributes));
const hasChanges = plan.attributes['has-changes'] === true || counts.some((count) => (count ?? 0) > 0);
const isAsked = rules !== undefined || (hasChanges && ports.diff !== undefined);
if (status !== 'finished' || !isAsked)
return undefined;
const { clock, signal } = ports;
const deadline = Math.min(ports.deadline, clock.now() + BUDGET_MS);
const job = { ...ports, client: ports.client.with({ signal, deadline }) };
const mayBeWhole = ports.diff !== true && rules === undefined;
const isUsable = known !== undefined && (!known.isWhole || mayBeWhole);
const answer = await readChangesFrom(plan, isUsable ? known : 'redacted', job);
if (rules === undefined)
return answer.changes;
const needsWhole = rules.fullPlan === true && answer.isAbsent === true;
const { changes, failed } = needsWhole ? await readChangesFrom(plan, 'whole', job) : answer;
if (changes?.unlisted === true && changes.doubt === undefined) {
const log = await (0,_read_policies_js_5_.readIfPossible)(job, '', (client) => client.runs.planLog(plan, LOG_BYTES));
return confirmByLog(changes, log);
}
if (changes !== undefined || failed === undefined || NO_JSON.includes(failed))
return changes;
const doubt = `The plan's JSON could not be read (${failed}).`;
return { changes: [], leftOut: 0, source: 'json', doubt };
}
const NO_JSON = ['not-found', 'forbidden'];
async function readChangesFrom(plan, source, { client, signal, diff }) {
const isWhole = source === 'whole';
try {
const json = typeof source === 'object'
? source
: await fetchPlanJson(plan.id, isWhole, { client, signal });
if (json === undefined)
return { changes: undefined, failed: 'the answer is no JSON' };
const counts = (0,_policy_reading_js_4_ .mQ)(plan.attributes);
const read = (0,_policy_from_change_json_js_3_ .N)(json, { counts, diff: diff && !isWhole });
return { changes: await (0,_machine_take_turn_js_1_ .hp)(read, signal) };
}
catch (error) {
if (error instanceof _plan_read_plan_js_2_ .np) {
return {
changes: undefined,
failed: error.message.replace(/^T/, 't').replace(/\.$/, ''),
};
}
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
const isAbsent = [404, 405].includes(error.status ?? 0);
return { changes: undefined, failed: error.code, isAbsent };
}
}
const LOG_BYTES = 1024 * 1024;
function confirmByLog(changes, log) {
if (/"type":"(?:planned_change|planned_action_invocation|deferred_change)"/.test(log)) {
return { ...changes, doubt: "The plan's JSON has no list of changes, and its log names some." };
}
return log.includes('"type":"change_summary"') ? changes : undefined;
}
function summarizePlan({ attributes }) {
const { status } = attributes;
const counts = (0,_policy_reading_js_4_ .mQ)(attributes);
const { additions, changes, destructions, imports } = counts;
const numbers = Object.values(counts);
const hasNoCounts = numbers.every((count) => count === undefined || count === null);
if (hasNoCounts && status === 'finished' && attributes['has-changes'] !== false)
return undefined;
return {
status,
hasChanges: attributes['has-changes'] ?? numbers.some((count) => (count ?? 0) > 0),
additions: additions ?? 0,
changes: changes ?? 0,
destructions: destructions ?? 0,
imports: imports ?? 0,
};
}
async function fetchPlanJson(planId, isWhole, { client, signal }) {
const text = await fetchPlanText(planId, isWhole, client);
return text === '' ? undefined : (0,_plan_read_plan_js_2_.readPlanJson)(text, isWhole, signal);
}
function fetchPlanText(planId, isWhole, { runs }) {
return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
/***/ }),
/***/ 1056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
h9: () => ( readPolicies),
readIfPossible: () => ( readIfPossible)
});
var _client_errors_js_0_ = __nccwpck_require__(486);
var _client_wire_resource_js_1_ = __nccwpck_require__(8235);
var _policy_systems_systems_js_2_ = __nccwpck_require__(2937);
var _poll_js_3_ = __nccwpck_require__(7820);
const OPTIONAL_BUDGET_MS = 20_000;
async function readPolicies(run, ports, { waitsForPerson, systems = _policy_systems_systems_js_2_ .P, }) {
const isFinished = ({ system, items }) => !items.some((item) => system.isUnfinished(item));
const lists = await (0,_poll_js_3_ .Q)(() => readListedObjects(ports, run, systems), (listed) => waitsForPerson || listed.every(isFinished), ports);
const reader = createSystemReader(ports);
return await Promise.all(lists.map(async ({ system, items, how }) => {
const objects = items.map(async (item) => ({
object: system.objectOf(item),
contents: await system.readDetails(item, reader),
}));
return { system, how, objects: await Promise.all(objects) };
}));
}
function readListedObjects({ client, trustsEmptyLists = false }, run, systems) {
return Promise.all(systems.map(async (system) => {
const namesNone = (0,_client_wire_resource_js_1_ ._2)(run, system.relation).named?.length === 0;
if (namesNone && (trustsEmptyLists || system.emptyIsFinal)) {
return { system, items: [], how: { complete: true } };
}
return { system, ...(await readWholeList(system.list(client, run.id))) };
}));
}
function createSystemReader(ports) {
return {
client: ports.client,
readAll: readWholeList,
readOptional: (read) => readIfPossible(ports, undefined, read),
isFrugal: ports.isFrugal?.() === true,
};
}
async function readWholeList(listing) {
try {
const { items, absent } = await listing.whole();
return { items, how: absent === undefined ? { complete: true } : { absent } };
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'unreadable') {
return { items: [], how: { doubt: error.message, code: error.helpCode } };
}
throw error;
}
}
async function readIfPossible({ client, clock, signal, deadline }, otherwise, read) {
try {
const until = Math.min(deadline, clock.now() + OPTIONAL_BUDGET_MS);
return await read(client.with({ signal, deadline: until }));
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return otherwise;
throw error;
}
}
/***/ }),
/***/ 7070:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Eb: () => ( whyHiddenFilesClose),
T6: () => ( sayMentions),
f7: () => ( examineManifest),
oR: () => ( CHECK_OUT_WHOLE)
});
var node_path_0_ = __nccwpck_require__(6760);
var _archive_rule_matching_js_1_ = __nccwpck_require__(102);
var _archive_ignore_rules_js_2_ = __nccwpck_require__(1365);
var _archive_pack_js_3_ = __nccwpck_require__(847);
var _configuration_affected_js_11_ = __nccwpck_require__(1818);
var _configuration_module_manifest_js_4_ = __nccwpck_require__(7126);
var _machine_find_repository_js_5_ = __nccwpck_require__(6609);
var _model_add_to_js_10_ = __nccwpck_require__(2588);
var _model_relative_path_js_6_ = __nccwpck_require__(319);
var _model_unreadable_file_js_9_ = __nccwpck_require__(3491);
var _machine_files_here_js_7_ = __nccwpck_require__(467);
var _hidden_files_js_8_ = __nccwpck_require__(7707);
async function whyHiddenFilesClose(files, hidden, job) {
const { proposal } = job;
if (proposal === undefined || files.length === 0)
return undefined;
const { root } = hidden.archive;
const changed = await knownChanges(root, proposal);
const countingUnchanged = files.filter(({ isCertain, entry }) => isCertain || entry.reason === _archive_pack_js_3_ .$h);
if (changed === undefined) {
const why = 'which files this pull request changes is not known';
return sayHidden(countingUnchanged, why, OR_LIST_CHANGES);
}
const changes = new Changes(proposal.repository, changed);
const changedFiles = files.filter(({ path }) => changes.includesOrHolds(path));
if (changedFiles.length > 0)
return sayHidden(changedFiles, 'this pull request adds or changes it');
const before = await readMergeBase(hidden, proposal, changed, job);
const isCompared = before?.isKnown !== false;
if (changes.includesOrHolds((0,node_path_0_.join)(root, _archive_pack_js_3_ .On))) {
const excludedBefore = isCompared ? await exclusionBy(before?.rules, job) : undefined;
const newlyExcluded = countingUnchanged.filter((file) => !isSureToBeExcluded(file, excludedBefore));
const closing = excludedBefore
? sayHidden(newlyExcluded, `the ${_archive_pack_js_3_ .On} of the merge base does not exclude it`)
: sayHidden(newlyExcluded, `${_archive_pack_js_3_ .On} changes here and cannot be compared`, OR_COMPARE);
if (closing !== undefined)
return closing;
}
const newlyNamed = countingUnchanged.filter(newlyNamedTest(hidden.named, before?.named, changes));
return isCompared
? sayHidden(newlyNamed, 'this pull request adds or changes what names it')
: sayHidden(newlyNamed, 'what names it is changed here or cannot be compared', OR_COMPARE);
}
class Changes {
repository;
changed;
changedDirectories;
constructor(repository, changed) {
this.repository = repository;
this.changed = new Set(changed.map(_hidden_files_js_8_ .cM));
this.changedDirectories = new Set(changed.flatMap(_hidden_files_js_8_ .Jm));
}
includesOrHolds(path) {
return (0,_machine_files_here_js_7_ .n1)(path).some((each) => this.changedDirectories.has(this.inRepository(each)) || this.changesPath(each));
}
changesPath(path) {
const key = this.inRepository(path);
return (this.changed.has(key) ||
(0,_hidden_files_js_8_ .Jm)(key).some((each) => this.changed.has(each)));
}
inRepository(path) {
return (0,_hidden_files_js_8_ .cM)((0,node_path_0_.relative)(this.repository, path));
}
}
async function readMergeBase({ archive, module, index }, proposal, changed, job) {
const look = async (files) => ({
named: await (0,_hidden_files_js_8_ .vP)(module, (path) => index.matters(path), files, job),
rules: files.readFile((0,node_path_0_.join)(archive.root, _archive_pack_js_3_ .On)),
});
const before = await readAtMergeBase(proposal, changed, _machine_files_here_js_7_ .Jd, look);
return before && { ...before.result, isKnown: before.isKnown };
}
async function exclusionBy(rules = '', { plan }) {
try {
return await (0,_archive_ignore_rules_js_2_ .nM)(rules, plan.rules);
}
catch (error) {
if (error instanceof _archive_rule_matching_js_1_ .TP || error instanceof _model_unreadable_file_js_9_ .i)
return undefined;
throw error;
}
}
function isSureToBeExcluded({ entry, path, isDirectory }, excludes) {
if (entry.reason !== _archive_pack_js_3_ .$h)
return true;
return (excludes !== undefined && (0,_machine_files_here_js_7_ .n1)(path).length === 1 && excludes(entry.path, isDirectory));
}
function newlyNamedTest(named, before, changes) {
const newModules = directoriesOfNewModules(named, before, changes);
const mentionsBefore = before && [
...before.files.values(),
...[...before.directories.values()].flatMap(({ endings }) => [...endings.values()]),
];
const keysBefore = mentionsBefore && new Set(mentionsBefore.flat().map(keyOfMention));
const isNewMention = (mention) => newModules.has(mention.module) || keysBefore?.has(keyOfMention(mention)) === false;
const areNew = new Map();
const isNew = (naming) => {
const { places, mentions } = naming;
const result = areNew.get(naming) ??
(places.some((place) => changes.changesPath(place)) || mentions.some(isNewMention));
areNew.set(naming, result);
return result;
};
return (hidden) => hidden.modules.some((module) => newModules.has(directoryOf(module))) ||
hidden.namings.some(isNew);
}
function directoryOf({ places: [directory = ''] }) {
return directory;
}
function keyOfMention({ module, written }) {
return `${module} ${written()}`;
}
function directoriesOfNewModules({ modules }, before, changes) {
const keysOf = (module) => [
directoryOf(module),
...module.calls.map(({ from, written }) => `${directoryOf(module)} ${from} ${written}`),
];
const keysBefore = before && new Set(before.modules.flatMap(keysOf));
const isNew = (module) => [...module.places, ...module.linked].some((place) => changes.changesPath(place)) ||
keysOf(module).some((key) => keysBefore?.has(key) === false);
const calledFrom = new Map();
for (const module of modules) {
for (const { from } of module.calls)
(0,_model_add_to_js_10_ .D)(calledFrom, from, directoryOf(module));
}
const directories = new Set(modules.filter(isNew).map(directoryOf));
for (const directory of directories) {
for (const called of calledFrom.get(directory) ?? [])
directories.add(called);
}
return directories;
}
const OR_LIST_CHANGES = ' Or let the job know them: `github-token` with `pull-requests: read`, elsewhere a checkout that holds the target branch.';
const OR_COMPARE = ' Or let the job compare: a checkout that holds the target branch as well (`fetch-depth: 0`).';
const CHECK_OUT_WHOLE = 'Check out whole directories, and let no step remove files of the commit.';
function sayHidden(hidden, why, furtherRemedy = '') {
if (hidden.length === 0)
return undefined;
const would = hidden.some(({ isCertain }) => isCertain) ? 'would' : 'may';
const names = (0,_hidden_files_js_8_ .rL)(hidden, ({ rule, reason }) => rule ?? reason);
let remedy = 'Keep it in a file that is sent and judged.';
if (hidden.some(({ entry }) => entry.rule !== undefined)) {
remedy = `Remove the rules from ${_archive_pack_js_3_ .On}, so that it is sent and judged.`;
}
else if (hidden.some(({ entry }) => entry.reason === _archive_pack_js_3_ .pL)) {
remedy = CHECK_OUT_WHOLE;
}
return `Terraform ${would} load ${names}, but the policies do not get to see that, and ${why}.${sayMentions(hidden)} ${remedy}${furtherRemedy}`;
}
function sayMentions(hidden) {
const sentences = new Set();
for (const { namings } of hidden) {
const mentions = namings.flatMap((naming) => naming.mentions[0] ?? []);
const mention = mentions.find(({ isRead }) => isRead) ?? mentions.find(({ why }) => !why) ?? mentions[0];
if (mention !== undefined) {
const lastNames = mention.where.split(node_path_0_.sep).slice(-2).join('/');
const how = mention.why ?? (mention.isRead ? 'reads it' : 'has its name in it');
sentences.add(` ${lastNames} ${how}.`);
}
}
return [...sentences].slice(0, _hidden_files_js_8_ .SE).join('');
}
async function examineManifest({ root, withheld }, module, proposal) {
const places = (0,_machine_files_here_js_7_ .n1)((0,node_path_0_.join)(module, ..._configuration_module_manifest_js_4_ .dp.split('/')));
const manifest = withheld.find((entry) => (0,_hidden_files_js_8_ .Yh)(entry) && places.includes((0,node_path_0_.join)(root, ...entry.path.split('/'))));
if (manifest === undefined)
return {};
const { path, reason, detail, misleads } = manifest;
const what = `${path} ${reason}${detail === undefined ? '' : `: it ${detail}`}.`;
if (reason === _archive_pack_js_3_ .kK) {
return { notice: `${what} It is not sent, and the plan has the modules that the calls name.` };
}
const follows = 'Terraform follows it in every checkout, and the policies do not get to see that';
const remedy = `Remove it: \`git rm --cached ${path}\`, and add \`.terraform/\` to .gitignore.`;
if (misleads === true)
return { closing: `${what} ${follows}. ${remedy}` };
const directory = (0,node_path_0_.join)(module, '.terraform');
const why = proposal && (await whyManifestCloses(directory, proposal));
if (why !== undefined)
return { closing: `${what} ${follows}, and ${why}. ${remedy}` };
return { notice: `${what} It is not sent. ${remedy}` };
}
async function whyManifestCloses(directory, proposal) {
const changed = await knownChanges(directory, proposal);
if (changed === undefined)
return 'which files this pull request changes is not known';
const inRepository = (0,_model_relative_path_js_6_ ._)(proposal.repository, directory) ?? '';
return changed.some((path) => (0,_configuration_affected_js_11_ .yI)(path, inRepository))
? 'this pull request changes what is in .terraform/'
: undefined;
}
async function knownChanges(directory, proposal) {
const isInside = (0,_machine_find_repository_js_5_ .Yw)(directory, proposal.repository);
const changed = isInside ? await proposal.changedFiles() : undefined;
return changed?.length === 0 ? undefined : changed;
}
const MOST_ROUNDS = 12;
async function readAtMergeBase({ repository, textsAtMergeBase }, changed, checkout, read) {
const changedPaths = new Map(changed.map((path) => [(0,node_path_0_.join)(repository, ...path.split('/')), path]));
const changedIn = changesByDirectory(repository, changedPaths);
const texts = new Map();
let isKnown = true;
for (let round = 0;; round++) {
const missing = new Set();
const result = await read(filesAtMergeBase(checkout, { changedPaths, changedIn, texts, missing }));
if (missing.size === 0)
return texts.size === 0 ? undefined : { result, isKnown };
const found = round < MOST_ROUNDS && isKnown ? await textsAtMergeBase?.([...missing]) : undefined;
isKnown &&= found !== undefined;
for (const path of missing)
texts.set(path, found?.get(path));
}
}
function changesByDirectory(repository, changedPaths) {
const directories = new Map();
for (const [file, changed] of changedPaths) {
let path = file;
while (path !== repository && path !== (0,node_path_0_.dirname)(path)) {
const names = directories.get((0,node_path_0_.dirname)(path)) ?? new Map();
directories.set((0,node_path_0_.dirname)(path), names);
const known = names.get((0,node_path_0_.basename)(path)) ?? { changed: undefined, isAbove: false };
if (path === file)
known.changed = changed;
else
known.isAbove = true;
names.set((0,node_path_0_.basename)(path), known);
path = (0,node_path_0_.dirname)(path);
}
}
return directories;
}
function filesAtMergeBase(checkout, { changedPaths, changedIn, texts, missing }) {
const textAt = (path) => {
if (!texts.has(path))
missing.add(path);
return texts.get(path);
};
return {
readFile(path) {
for (const target of checkout.follow(path)) {
const changed = changedPaths.get(target);
if (changed !== undefined)
return textAt(changed);
}
return checkout.readFile(path);
},
readDirectory(path) {
const targets = checkout.follow(path);
const names = new Set(checkout.readDirectory(path));
const changes = targets.flatMap((directory) => [...(changedIn.get(directory) ?? [])]);
for (const [name, { changed }] of changes)
if (changed !== undefined)
names.delete(name);
for (const [name, { changed, isAbove }] of changes) {
const isThere = changed !== undefined && textAt(changed) !== undefined;
if (isThere || isAbove)
names.add(name);
}
return [...names];
},
follow: (path) => checkout.follow(path),
};
}
/***/ }),
/***/ 2940:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
FK: () => ( workspaceFacts),
Vj: () => ( verdictOf),
unjudgedResult: () => ( unjudgedResult)
});
var _policy_decide_js_0_ = __nccwpck_require__(1625);
function workspaceFacts(known) {
const workspace = 'workspaceId' in known ? known : undefined;
const run = workspace?.runSeen;
return {
workspace: known.name,
workspaceId: workspace?.workspaceId,
workingDirectory: workspace?.workingDirectory ?? '',
root: workspace?.root,
configurationVersionId: workspace?.versionId,
runId: run?.id,
runUrl: run?.url,
runStatus: run?.status,
seals: workspace?.seals,
results: [],
runTasks: [],
notices: Array.from(workspace?.notices ?? []),
diagnostics: [],
};
}
function unjudgedResult(results, durationMs = 0) {
const workspaces = results.map(unjudgedWorkspace);
return { verdict: verdictOf(workspaces), workspaces, archives: [], durationMs };
}
function verdictOf(workspaces, { policy, base } = { policy: { requirePolicies: true }, base: undefined }) {
const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
return named.length > 0 ? (0,_policy_decide_js_0_ .aG)(named) : (0,_policy_decide_js_0_ .UQ)({ ...policy, base });
}
function unjudgedWorkspace(known) {
return {
...workspaceFacts({ name: known.workspace }),
verdict: (0,_policy_decide_js_0_ .Rh)(known.failure),
...known,
};
}
/***/ }),
/***/ 6326:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Mn: () => ( isSameGate),
cG: () => ( jobNumberIn),
iG: () => ( namesGate),
r4: () => ( namesChange),
xA: () => ( runMessage),
yF: () => ( namesCommit)
});
var _trust_run_seals_js_0_ = __nccwpck_require__(4226);
const TAG_START = '[plangate ';
const LONGEST_MESSAGE = 1_000;
function runMessage(message, random, { changeRequest, commit, group, jobNumber, seal, }) {
const changePart = changeRequest === undefined ? '' : `${cleanForTag(changeRequest)} `;
const groupPart = group === undefined ? '' : `${group}.`;
const commitPart = commit ? `@${cleanForTag(commit)}` : '';
const nonce = Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
.toString(36)
.padStart(4, '0')).join('');
const numberPart = jobNumber === undefined ? '' : `-${jobNumber}`;
const tag = `${TAG_START}${changePart}${groupPart}${nonce}${numberPart}${commitPart}]`;
const end = seal === undefined ? tag : `${tag} ${seal}`;
const title = cleanForTag(message).slice(0, Math.max(0, LONGEST_MESSAGE - end.length - 1));
return title === '' ? end : `${title} ${end}`;
}
function readMessage(message) {
const { text, claimed } = (0,_trust_run_seals_js_0_ .mN)(message ?? '');
const start = text.lastIndexOf(TAG_START);
if (start < 0)
return undefined;
const [tag = '', ...after] = text.slice(start + TAG_START.length).split(']');
const words = tag.split(' ');
const name = words.at(-1) ?? '';
const [, group, , jobNumber, commit] = /^(?:([^.@]+)\.)?([^.@-]*)(?:-(\d+))?(?:@(.*))?$/.exec(name) ?? [];
return {
change: words.slice(0, -1).join(' '),
group,
commit,
jobNumber: Number(jobNumber ?? 0),
isWhole: after.length > 0,
claimed,
};
}
function namesChange(message, changeRequest) {
return readMessage(message)?.change === cleanForTag(changeRequest);
}
function namesCommit(message, changeRequest, commit) {
return namesChange(message, changeRequest) && readMessage(message)?.commit === commit;
}
function jobNumberIn(message) {
return readMessage(message)?.jobNumber ?? 0;
}
function namesGate(message, { changeRequest, facts }) {
const named = readMessage(message);
if (named === undefined)
return false;
if (named.change !== cleanForTag(changeRequest ?? ''))
return false;
const { commit = facts.head, isWhole } = named;
if (isWhole ? commit !== facts.head : !facts.head.startsWith(commit))
return false;
return named.claimed === undefined || isSameGate(named.claimed, facts);
}
function isSameGate(one, other) {
const names = ['base', 'commentKey', 'mode', 'form', 'options'];
const isOfMatrix = ({ group }) => group !== '';
return isOfMatrix(one) === isOfMatrix(other) && names.every((name) => one[name] === other[name]);
}
function cleanForTag(text) {
return text
.replaceAll(/\p{Cc}/gu, ' ')
.replaceAll('[plangate', '(plangate')
.replaceAll('[sealed', '(sealed')
.trim();
}
/***/ }),
/***/ 9268:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
AD: () => ( startRun),
Rg: () => ( finishedPlanWords),
Se: () => ( upload),
Wm: () => ( factsToSeal),
tC: () => ( WATCHED),
wB: () => ( watch)
});
var _archive_describe_js_9_ = __nccwpck_require__(2591);
var _client_errors_js_0_ = __nccwpck_require__(486);
var _policy_run_differences_js_1_ = __nccwpck_require__(2484);
var _model_status_js_2_ = __nccwpck_require__(2373);
var _model_uncommitted_js_10_ = __nccwpck_require__(1880);
var _failure_of_js_3_ = __nccwpck_require__(6281);
var _job_js_4_ = __nccwpck_require__(4466);
var _poll_js_5_ = __nccwpck_require__(7820);
var _run_message_js_6_ = __nccwpck_require__(6326);
var _client_wire_resource_js_7_ = __nccwpck_require__(8235);
var _policy_reading_js_8_ = __nccwpck_require__(988);
var _model_parse_js_11_ = __nccwpck_require__(2340);
async function upload(packed, job) {
const { configurationVersions } = job.client;
const { path, bytes, entries } = packed.archive;
const body = { path, bytes, largest: (0,_archive_describe_js_9_ .Sd)(entries) };
const uploadToNewVersion = async () => {
const version = await createVersion(packed, job);
await configurationVersions.upload(version, body);
return version;
};
const version = await uploadToNewVersion().catch((error) => {
if (!(error instanceof _client_errors_js_0_ ._) || error.code !== 'upload-refused')
throw error;
return uploadToNewVersion();
});
await awaitUploaded(version.id, job);
job.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
return { ...packed, versionId: version.id };
}
async function createVersion(packed, { client, plan, emit, reach }) {
const { name: workspace, workspaceId } = packed;
const { autoQueueRuns, mode } = plan;
const version = await client.configurationVersions.create(workspaceId, {
autoQueueRuns,
speculative: mode === 'speculative',
provisional: mode === 'provisional',
});
reach({ ...packed, versionId: version.id, mayHaveRun: autoQueueRuns });
emit({ kind: 'version-created', workspace, workspaceId, versionId: version.id });
refuseOtherVersion(version, plan);
return version;
}
function refuseOtherVersion({ id, attributes }, { mode, autoQueueRuns }) {
const dependsOnVersion = mode === 'provisional' || autoQueueRuns;
if (dependsOnVersion && attributes[mode] !== true) {
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-138',
text: `The service made configuration version ${id} but does not say that it is ${mode}, so a run of it might be one that is applied. Nothing was uploaded. ${mode === 'provisional'
? 'This service may not know provisional versions: use `mode: speculative`.'
: 'Set `auto-queue-runs` to false.'}`,
});
}
if (mode === 'provisional' && attributes['auto-queue-runs'] === true) {
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-138',
text: `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`,
});
}
}
async function awaitUploaded(id, job) {
const looking = {
read: async () => (await job.client.configurationVersions.show(id)).version,
isSettled: ({ attributes }) => !['moving', 'unknown'].includes((0,_model_status_js_2_ .I)(_model_status_js_2_ .t8, attributes.status)),
intervalMs: (0,_poll_js_5_ .YW)(250, 5_000),
};
const waiting = await (0,_poll_js_5_ .wt)(looking, job);
if (waiting.kind !== 'settled') {
const word = waiting.last?.attributes.status ?? 'not to be seen';
throw new _failure_of_js_3_ .K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
text: `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`,
});
}
const { attributes } = waiting.last;
if (attributes.status !== 'uploaded') {
const reason = [attributes['error-message'], attributes.error].find((text) => (text ?? '') !== '');
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-128',
text: `The service could not use the upload: configuration version ${id} is "${attributes.status}"${reason === undefined ? '' : `: ${reason}`}.`,
}, { errored: attributes.status === 'errored' });
}
}
async function startRun(uploaded, job) {
const { name: workspace, workspaceId } = uploaded;
const { mode, runOptions, autoQueueRuns } = job.plan;
const requested = { ...uploaded, mayHaveRun: true };
job.reach(requested);
const askedAt = job.clock.now();
const seal = sealOfRun(uploaded, job);
const run = await (autoQueueRuns ? findQueuedRun(uploaded, job) : createRun(uploaded, seal, job));
const isSealInMessage = seal !== undefined && run.attributes.message?.endsWith(seal) === true;
const seals = seal === undefined || isSealInMessage ? undefined : [seal];
const url = (0,_job_js_4_ .Q)(workspace, run.id, job);
const runSeen = { id: run.id, url, status: run.attributes.status };
const started = { ...requested, seals, run, askedAt, runSeen };
job.reach(started);
const lastDurationMs = job.lastDurationMs?.(workspace);
job.emit({
kind: 'run-created',
workspace,
runId: run.id,
runUrl: url,
adopted: autoQueueRuns,
lastDurationMs,
});
const [difference] = (0,_policy_run_differences_js_1_ .w3)(run, mode, runOptions);
if (difference !== undefined) {
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-138',
text: `Run ${run.id} ${difference}, so it was not waited for.`,
});
}
job.supersede(workspace, { workspaceId, run, options: runOptions });
return started;
}
function factsToSeal({ archive, conditions }, { plan }, { seals, head, commentKey, form }) {
const { mode, group = '', runOptions } = plan;
return {
kind: 'run',
head,
base: seals.change.base ?? '',
commentKey,
group,
mode,
form,
options: digestOfOptions(runOptions, seals),
upload: seals.digest(archive.sha256),
conditions: conditions === undefined ? '' : seals.digest(conditions),
};
}
function digestOfOptions(options, seals) {
const given = Object.entries(options).filter(([, value]) => value !== undefined);
return seals.digest(JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1))));
}
function sealOfRun(uploaded, job) {
const { sealing, client } = job;
const { workspaceId, versionId } = uploaded;
const version = { service: client.origin, workspaceId, versionId };
return sealing?.seals.seal(version, factsToSeal(uploaded, job, sealing));
}
async function createRun({ workspaceId, versionId, archive }, seal, { client, plan, message: title, changeRequest, sealing, jobNumber, random }) {
const titleOfFiles = `${title}${(0,_model_uncommitted_js_10_ .D)(archive.uncommitted?.length)}`;
const message = (0,_run_message_js_6_ .xA)(titleOfFiles, random, {
changeRequest: sealing?.searched ?? changeRequest,
commit: sealing?.head,
group: plan.group,
jobNumber,
seal,
});
const kind = plan.mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true };
return await client.runs.create(workspaceId, versionId, {
message,
...kind,
options: plan.runOptions,
});
}
const LONGEST_QUEUE_MS = 3 * 60_000;
async function findQueuedRun({ versionId }, job) {
const { configurationVersions } = job.client;
const begun = job.clock.now();
const deadline = Math.min(job.deadline, begun + LONGEST_QUEUE_MS);
const looking = {
read: async () => (await configurationVersions.show(versionId, { include: ['run'] })).run,
isSettled: (run) => run !== undefined,
intervalMs: (0,_poll_js_5_ .YW)(500, 5_000),
};
const waiting = await (0,_poll_js_5_ .wt)(looking, { ...job, deadline });
if (waiting.last !== undefined)
return waiting.last;
throw new _failure_of_js_3_ .K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
code: 'PG-112',
text: `The upload of configuration version ${versionId} was to start a run, but none appeared within ${Math.round((deadline - begun) / 1_000)} s: this service may not start runs by itself. Set auto-queue-runs to false, so that the run is created here.`,
});
}
const WATCHED = [
'plan',
'task_stages',
'cost_estimate',
'workspace',
'tf_policy_evaluations',
];
async function watch(started, job) {
job.overview.watch(started.run.id);
const waiting = await watchRun(started, job).finally(() => job.overview.forget(started.run.id));
if (waiting.kind !== 'settled')
throw timeoutOrCancel(waiting, started.run, job);
const { last: watched } = waiting;
const { status } = watched.run.attributes;
const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
return { ...started, runSeen: { ...started.runSeen, status }, watched, durationMs };
}
async function watchRun(started, job) {
const { run: created, name: workspace } = started;
const client = job.client.with({ watching: true });
const { mode, runOptions } = job.plan;
const lastDurationMs = job.lastDurationMs?.(workspace);
const report = (run, words) => {
const { status } = run.attributes;
job.reach({ ...started, runSeen: { ...started.runSeen, status } });
job.emit({ kind: 'progress', workspace, status, words });
};
let last = created;
let isPlanReported = false;
const end = createEndDetector(mode, job);
const alreadyWaitedMs = job.clock.now() - started.askedAt;
const polling = {
read: async () => {
const moving = await job.overview.movingRun(last);
const seen = moving ? { run: moving } : await client.runs.show(last.id, { include: WATCHED });
last = seen.run;
const isMoving = (0,_model_status_js_2_ .Il)(mode, last.attributes.status) === 'moving';
const [difference] = isMoving ? (0,_policy_run_differences_js_1_ .w3)(last, mode, runOptions) : [];
if (difference !== undefined) {
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-138',
text: `Run ${last.id} ${difference}, by a later look.`,
});
}
return seen;
},
isSettled: (seen) => end.isReached(seen),
changeOf: ({ run, plan }) => JSON.stringify([(0,_model_status_js_2_ .rM)(run), finishedPlanWords(plan)]),
intervalMs: (sinceMs) => {
if (end.needsSecondLook())
return SECOND_LOOK_MS;
const waitedMs = alreadyWaitedMs + sinceMs;
const interval = (0,_poll_js_5_ .Lp)(waitedMs, lastDurationMs);
const pauseMs = client.pauseMs(waitedMs) * (0.9 + 0.2 * job.random());
return Math.max(interval, pauseMs);
},
onChange: ({ run, plan }) => {
const planWords = finishedPlanWords(plan);
if (planWords !== undefined && !isPlanReported) {
isPlanReported = true;
report(run, planWords);
if (run.attributes.status === 'planned')
return;
}
report(run, (0,_model_status_js_2_ .rM)(run));
},
initial: { run: created },
};
return (0,_poll_js_5_ .wt)(polling, job);
}
function createEndDetector(mode, { clock }) {
let unstamped;
let confirmableSince;
return {
needsSecondLook: () => unstamped !== undefined,
isReached({ run, taskStages }) {
const { status } = run.attributes;
const stages = (taskStages ?? []).map(({ attributes }) => attributes);
confirmableSince = (0,_model_status_js_2_ .RJ)(mode, run)
? (confirmableSince ?? clock.now())
: undefined;
if (confirmableSince !== undefined && clock.now() - confirmableSince >= REST_MS)
return true;
const settled = (0,_model_status_js_2_ .Is)(mode, status, stages);
const isSecondLook = status === unstamped;
const timestamps = run.attributes['status-timestamps'] ?? {};
const hasTimestamps = Object.values(timestamps).some(Boolean);
const isStamped = Boolean(timestamps[`${status.replaceAll('_', '-')}-at`]);
unstamped = settled && hasTimestamps && !isStamped ? status : undefined;
return settled && (unstamped === undefined || isSecondLook);
},
};
}
const REST_MS = 10_000;
const SECOND_LOOK_MS = 1_000;
function finishedPlanWords(plan) {
if (plan?.attributes.status !== 'finished')
return undefined;
if (plan.attributes['has-changes'] === false)
return 'plan: no changes';
const { additions, changes, destructions, imports } = (0,_policy_reading_js_8_ .mQ)(plan.attributes);
const first = (imports ?? 0) > 0 ? `${imports} to import, ` : '';
return `plan: ${first}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}
function timeoutOrCancel(waiting, run, { timeoutMs, plan: { mode } }) {
if (waiting.kind === 'aborted')
return new _failure_of_js_3_ .K$('canceled', _failure_of_js_3_ .wS);
const { run: last, workspace = {} } = waiting.last ?? { run };
const words = (0,_model_status_js_2_ .rM)(last);
const { status } = last.attributes;
const isUnknown = (0,_model_status_js_2_ .Il)(mode, status) === 'unknown';
const remedy = isUnknown
? 'Plangate does not recognize this status, so it cannot know whether the run is over. See it in the run: if it is over, a newer version of Plangate may recognize the status; if not, raise `timeout`.'
: 'Raise `timeout`, or see in the run what it waits for.';
const lastSeen = isUnknown || words === status ? `"${status}"` : `"${status}" (${words})`;
const currentId = (0,_client_wire_resource_js_7_ .Dl)(workspace, 'current-run') ?? last.id;
const currentRun = status === 'pending' && currentId !== last.id
? ` The current run of the workspace is ${currentId}.`
: '';
const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
return new _failure_of_js_3_ .K$('timeout', {
code: 'PG-120',
text: `The timeout of ${timeText(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}. ${remedy}${currentRun}${trouble}`,
});
}
function timeText(ms) {
const allSeconds = Math.round(ms / 1_000);
const minutes = Math.floor(allSeconds / 60);
const seconds = allSeconds % 60;
if (minutes === 0)
return `${seconds} s`;
return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}
function runDurationMs({ attributes }) {
const created = (0,_model_parse_js_11_ .nR)(attributes['created-at']);
const times = Object.values(attributes['status-timestamps'] ?? {})
.map(_model_parse_js_11_ .nR)
.filter((time) => Number.isFinite(time));
const duration = Math.max(...times) - created;
return duration > 0 ? duration : undefined;
}
/***/ }),
/***/ 7306:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
aj: () => ( sealsNamed),
ay: () => ( withNamedRuns),
tI: () => ( startSuperseder)
});
var _client_errors_js_0_ = __nccwpck_require__(486);
var _client_wire_resource_js_1_ = __nccwpck_require__(8235);
var _policy_run_differences_js_2_ = __nccwpck_require__(2484);
var _model_status_js_3_ = __nccwpck_require__(2373);
var _trust_run_seals_js_4_ = __nccwpck_require__(4226);
var _failure_of_js_5_ = __nccwpck_require__(6281);
var _listed_runs_js_6_ = __nccwpck_require__(8039);
var _overview_js_7_ = __nccwpck_require__(9354);
var _own_run_js_8_ = __nccwpck_require__(25);
var _run_message_js_9_ = __nccwpck_require__(6326);
var _model_error_message_js_10_ = __nccwpck_require__(4271);
var _model_parse_js_11_ = __nccwpck_require__(2340);
const MOST_PAUSES = 150;
const SUPERSEDED_BUDGET_MS = 30_000;
function startSuperseder({ changeRequest, sealing, workspaces, plan }, { client: clientOfGate, signal, log, clock, random, overview, }, deadline, emit) {
const closing = new AbortController();
const stopped = AbortSignal.any([signal, closing.signal]);
const watchingClient = clientOfGate.with({ signal: stopped, deadline, watching: true });
let queue = Promise.resolve();
let wasRefused = false;
const { cancelSuperseded: isOn, mode } = plan;
const isWanted = isOn && changeRequest !== undefined && sealing !== undefined && mode === 'speculative';
const listing = isWanted && workspaces.length >= _overview_js_7_ .Zm
? overview.listOfChange().catch(() => undefined)
: undefined;
async function endEarlier(workspace, superseding) {
if (stopped.aborted)
return;
try {
const moving = await listing;
if (moving === undefined) {
await clock.sleep(MOST_PAUSES * random() * watchingClient.pauseMs(), stopped);
}
const client = watchingClient.with({
deadline: Math.min(deadline, clock.now() + SUPERSEDED_BUDGET_MS),
});
const { ended, refused } = await cancelSuperseded(superseding, client, moving?.values());
const why = 'superseded by a newer push to the same pull request';
for (const runId of ended)
emit({ kind: 'canceling', workspace, runId, why });
if (refused !== undefined && !wasRefused) {
wasRefused = true;
log.info(`Runs of earlier pushes go on, as ${refused} in ${workspace}: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing. \`cancel-superseded: false\` leaves them alone.`);
}
}
catch (error) {
log.debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js_10_ .g)(error)}`);
}
}
return {
supersede: (workspace, started) => {
if (!isWanted)
return;
const { head: commit, seals, commentKey } = sealing;
const superseding = { ...started, changeRequest, commit, seals, commentKey };
queue = queue.then(() => endEarlier(workspace, superseding));
},
async close() {
closing.abort();
await queue;
},
};
}
async function cancelSuperseded(superseding, client, moving) {
const { workspaceId, changeRequest, commit, commentKey, seals } = superseding;
const runs = moving
? [...moving].filter((run) => (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') === workspaceId)
: (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
const ended = [];
for (const run of runs.filter((each) => isSupersededRun(each, superseding))) {
const { id, attributes } = run;
const own = (0,_own_run_js_8_ .YH)({ run, workspaceId }, { client, seals });
if ('why' in own || own.facts.head === commit || own.facts.commentKey !== commentKey)
continue;
if (attributes.permissions?.['can-cancel'] === false)
return { ended, refused: id };
if (await isOfVersionControl(own, client))
continue;
const outcome = await cancelOrDiscard(id, client);
if (outcome === 'refused')
return { ended, refused: id };
if (outcome === 'ended')
ended.push(id);
}
return { ended };
}
async function isOfVersionControl({ versionId }, client) {
const { version } = await client.configurationVersions.show(versionId);
return (0,_client_wire_resource_js_1_ .Dl)(version, 'ingress-attributes') !== undefined;
}
function isSupersededRun(other, superseding) {
const { run, changeRequest, commit, options = {} } = superseding;
const { attributes } = other;
const kind = (0,_model_status_js_3_ .Il)('speculative', attributes.status);
const ownNumber = (0,_run_message_js_9_ .cG)(run.attributes.message);
return (other.id !== run.id &&
attributes['plan-only'] === true &&
(0,_run_message_js_9_ .r4)(attributes.message, changeRequest) &&
!(0,_run_message_js_9_ .yF)(attributes.message, changeRequest, commit) &&
(0,_policy_run_differences_js_2_ .pZ)(other, options).length === 0 &&
(kind === 'moving' || kind === 'person') &&
(ownNumber === 0 || (0,_run_message_js_9_ .cG)(attributes.message) <= ownNumber) &&
(0,_model_parse_js_11_ .nR)(attributes['created-at']) < (0,_model_parse_js_11_ .nR)(run.attributes['created-at']));
}
async function cancelOrDiscard(id, client) {
const comment = 'Superseded by a newer push to the same pull request.';
const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
for (const end of ways) {
try {
await end();
return 'ended';
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
if ((0,_failure_of_js_5_ .vu)(error))
return 'refused';
if (error.code !== 'conflict')
return undefined;
}
}
return undefined;
}
async function withNamedRuns(listed, named, client) {
const runs = [...listed];
for (const { runId } of named) {
if (runs.some(({ id }) => id === runId))
continue;
const shown = await client.runs.show(runId).catch(_failure_of_js_5_ .N3);
if (shown !== undefined)
runs.push(shown.run);
}
return newestFirst(runs);
}
function sealsNamed(runId, named) {
return named.flatMap((each) => (each.runId === runId ? (each.seals ?? []) : []));
}
function newestFirst(runs) {
return runs.toSorted((one, other) => ((0,_listed_runs_js_6_ .CT)(other) || 0) - ((0,_listed_runs_js_6_ .CT)(one) || 0));
}
/***/ }),
/***/ 585:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
o5: () => ( checkoutOf),
lw: () => ( detectJob),
SU: () => ( hostRowOf),
RW: () => ( hostRunOf),
Hx: () => ( isAnyCi),
cr: () => ( isTargetSet),
B1: () => ( loadHost),
W0: () => ( serverToAsk),
wl: () => ( startersOf),
nj: () => ( valuesOfHostVariables)
});
var external_node_path_ = __nccwpck_require__(6760);
var origin = __nccwpck_require__(3861);
var own_pages = __nccwpck_require__(7694);
var commit_id = __nccwpck_require__(6238);
var request_base = __nccwpck_require__(4610);
var host = __nccwpck_require__(95);
var registry = __nccwpck_require__(7006);
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
requestBase(environment) {
const branches = valuesOfHostVariables(environment, 'target').filter((value) => value !== '');
const [branch, ...others] = new Set(branches);
if (branch === undefined)
return isAnyRequest(environment) ? (0,request_base.VT)(undefined) : undefined;
const isName = (0,commit_id.f)(branch) === undefined && !branch.startsWith('refs/');
const isCertain = others.length === 0 && isName;
return (0,request_base.VT)(isCertain ? branch : undefined);
},
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
function isAnyRequest(environment) {
return vendors_namespaceObject.some(({ pr }) => {
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
/***/ 3452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Cw: () => ( unreadableAnswer),
dh: () => ( HostError),
wh: () => ( readId),
yg: () => ( onHostError)
});
var _shapes_js_0_ = __nccwpck_require__(5639);
class HostError extends Error {
name = 'HostError';
kind;
facts;
helpCode;
constructor(kind, message, { helpCode, ...facts } = {}, cause) {
super(message, { cause });
this.kind = kind;
this.facts = facts;
this.helpCode = helpCode;
}
}
function onHostError(handle, ...kinds) {
return (error) => {
if (!(error instanceof HostError))
throw error;
if (kinds.length > 0 && !kinds.includes(error.kind))
throw error;
return handle(error);
};
}
function unreadableAnswer(service) {
return new HostError('invalid', `${service} answered in an unrecognized form.`, {
helpCode: 'PG-129',
});
}
function readId(json, service) {
const id = (0,_shapes_js_0_ .fK)(json, 'id');
if (typeof id !== 'number')
throw unreadableAnswer(service);
return id;
}
/***/ }),
/***/ 95:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
a: () => ( basicAuthorization),
e: () => ( gitPassword)
});
var _model_unfilled_js_0_ = __nccwpck_require__(4824);
function gitPassword({ GIT_USERNAME, GIT_PASSWORD }) {
return basicAuthorization(GIT_USERNAME ?? '', GIT_PASSWORD);
}
function basicAuthorization(user, text) {
const password = (0,_model_unfilled_js_0_ .A)(text);
return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
/***/ }),
/***/ 9696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D5: () => ( ownComments),
Fn: () => ( neutraliseNote),
G2: () => ( ANY_MARKER),
Rg: () => ( foreignComments),
eQ: () => ( describeForeign),
rA: () => ( findOwnComment),
xY: () => ( hasMarker)
});
var _report_markdown_js_0_ = __nccwpck_require__(75);
var _report_marker_js_1_ = __nccwpck_require__(8081);
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
return { text, code: 'PG-126' };
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
/***/ 7006:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
TR: () => ( CI_HOSTS),
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
load: async () => (await __nccwpck_require__.e( 379).then(__nccwpck_require__.bind(__nccwpck_require__, 1379))).gitea,
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
load: async () => (await __nccwpck_require__.e( 379).then(__nccwpck_require__.bind(__nccwpck_require__, 1379))).gitea,
},
{
name: 'github',
title: 'GitHub Actions',
variable: 'GITHUB_ACTIONS',
...ON_GITHUB,
secrets: ['GITHUB_*', 'GH_*', 'ACTIONS_*', 'RUNNER_*', 'INPUT_*'],
load: async () => (await __nccwpck_require__.e( 447).then(__nccwpck_require__.bind(__nccwpck_require__, 2447))).github,
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
load: async () => (await __nccwpck_require__.e( 846).then(__nccwpck_require__.bind(__nccwpck_require__, 6846))).gitlab,
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
load: async () => (await __nccwpck_require__.e( 361).then(__nccwpck_require__.bind(__nccwpck_require__, 8361))).azure,
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
load: async () => (await __nccwpck_require__.e( 16).then(__nccwpck_require__.bind(__nccwpck_require__, 5016))).bitbucket,
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
load: async () => (await __nccwpck_require__.e( 397).then(__nccwpck_require__.bind(__nccwpck_require__, 4397))).circleci,
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
load: async () => (await __nccwpck_require__.e( 425).then(__nccwpck_require__.bind(__nccwpck_require__, 8806))).buildkite,
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
load: async () => (await __nccwpck_require__.e( 751).then(__nccwpck_require__.bind(__nccwpck_require__, 7751))).jenkins,
},
];
const HOSTS_WITH_PAGES = CI_HOSTS.flatMap((row) => row.page === undefined ? [] : [{ ...row, page: row.page }]);
function isSecretOfCiHost(variable) {
const name = variable.toUpperCase();
return CI_HOSTS.flatMap(({ secrets }) => secrets).some((secret) => secret.endsWith('*') ? name.startsWith(secret.slice(0, -1)) : name === secret);
}
/***/ }),
/***/ 5639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
var _model_commit_id_js_0_ = __nccwpck_require__(6238);
var _model_parse_js_1_ = __nccwpck_require__(2340);
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
/***/ 1956:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
B3: () => ( workspaceOf),
by: () => ( withProgramsFromOutside),
o5: () => ( isJob)
});
var node_path_0_ = __nccwpck_require__(6760);
var _machine_find_repository_js_1_ = __nccwpck_require__(6609);
var _machine_program_path_js_2_ = __nccwpck_require__(439);
var _detect_js_3_ = __nccwpck_require__(585);
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
const REFUSED_IN_CI = {
where: '--trust-checkout',
message: `(or ${TRUST_CHECKOUT}) is refused: variables of a CI are set, and no host says that this job is about a push, a schedule or a tag. Its files are those of a change under review. Take it out.`,
};
const NO_TERMINAL = {
seen: 'Standard input or standard error is no terminal, as in a CI job, so the files here are not trusted to say what is planned and by which policies',
fix: `If they are your own, add --trust-checkout, or set ${TRUST_CHECKOUT}=true.`,
};
/***/ }),
/***/ 9796:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
NZ: () => ( NO_REPOSITORY),
gG: () => ( askGit),
kO: () => ( askObjects),
Oh: () => ( commitOfDefaultBranch),
hZ: () => ( commitOfRemoteBranch),
k6: () => ( commitOnServer),
rt: () => ( fetchObjects),
TM: () => ( firstLine),
sp: () => ( listTrackedFiles),
yv: () => ( originOf),
Mr: () => ( pathsIn)
});
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_path_ = __nccwpck_require__(6760);
var promises_ = __nccwpck_require__(1455);
var external_node_tls_ = __nccwpck_require__(1692);
var proxies = __nccwpck_require__(4091);
var machine_execute = __nccwpck_require__(4023);
var read_regular = __nccwpck_require__(3962);
var temporary = __nccwpck_require__(9622);
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
var find_repository = __nccwpck_require__(6609);
var commit_id = __nccwpck_require__(6238);
var program_path = __nccwpck_require__(439);
var error_message = __nccwpck_require__(4271);
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
async function askObjects(ports, repository, sample, { args, variables = OFFLINE_VARIABLES, ...input }) {
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
const inShared = { ...variables, GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(shared, 'objects') };
return await runGit(ports, words, { ...input, variables: inShared });
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
/***/ 167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$A: () => ( changedSince),
TD: () => ( compareWithCommit),
listCommitted: () => ( listCommitted),
wu: () => ( mergeBase)
});
var node_crypto_0_ = __nccwpck_require__(7598);
var node_fs_1_ = __nccwpck_require__(3024);
var node_path_2_ = __nccwpck_require__(6760);
var _ask_git_js_3_ = __nccwpck_require__(9796);
var _model_commit_id_js_6_ = __nccwpck_require__(6238);
var _model_or_else_js_7_ = __nccwpck_require__(7026);
var _find_repository_js_4_ = __nccwpck_require__(6609);
var _git_objects_js_5_ = __nccwpck_require__(1650);
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
const compared = await compareWithCommit(repository, ports);
if (committed === undefined || compared === undefined)
return undefined;
const { differences } = compared;
const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
const ignored = await findIgnored(added, repository, ports);
const uncommitted = differences.map(({ path }) => path).filter((path) => !ignored.has(path));
return [...new Set([...committed, ...uncommitted])];
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
/***/ 4023:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
QG: () => ( WHY_ENDED),
g7: () => ( execute),
Fo: () => ( executeBounded),
AY: () => ( inEmptyDirectory),
hY: () => ( pickVariables),
Vo: () => ( programsEndedBy)
});
;// CONCATENATED MODULE: external "node:child_process"
const external_node_child_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
var external_node_events_ = __nccwpck_require__(8474);
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_os_ = __nccwpck_require__(8161);
var external_node_path_ = __nccwpck_require__(6760);
var promises_ = __nccwpck_require__(1455);
var system_clock = __nccwpck_require__(9233);
var ended_by = __nccwpck_require__(7953);
var program_path = __nccwpck_require__(439);
var temporary = __nccwpck_require__(9622);
;// CONCATENATED MODULE: ./build/src/machine/execute.js
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
const safeEnvironment = (0,program_path.DD)(environment, cwd);
const path = findProgram(program, safeEnvironment);
const passed = { ...pickVariables(safeEnvironment), ...variables };
if (options.goesOn === true)
return await startDetached(path, args, { cwd, env: passed });
if (external_node_path_.sep !== '/')
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
const { getExecOutput } = await __nccwpck_require__.e( 260).then(__nccwpck_require__.bind(__nccwpck_require__, 1260));
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
return await (0,ended_by.m)(endSignal, running);
}
async function startDetached(path, args, where) {
const child = (0,external_node_child_process_namespaceObject.spawn)(path, [...args], { ...where, detached: true, stdio: 'ignore' });
child.unref();
await (0,external_node_events_.once)(child, 'spawn');
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
const variables = (0,program_path.DD)(options.variables, options.cwd);
const run = { ...options, variables, take: takeBytes };
return runProgram(findProgram(program, variables), args, run);
};
const SHELL = '/bin/sh';
const GROUP_ENDING_SCRIPT = 'read -r group; read -r ended || kill -9 -"$group"';
function endGroupWithThisProcess({ pid }) {
if (pid === undefined || !(0,external_node_fs_.existsSync)(SHELL))
return () => undefined;
const guard = (0,external_node_child_process_namespaceObject.spawn)(SHELL, ['-c', GROUP_ENDING_SCRIPT], {
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
const child = (0,external_node_child_process_namespaceObject.spawn)(path, [...args], {
cwd,
env: variables,
detached: external_node_path_.sep === '/',
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
const ask = (pid) => residentBytes(pid, (0,external_node_os_.platform)(), askPs);
const stopWatching = watchMemory(watched, ask, () => end('memory'));
const timer = setTimeout(() => end('timeout'), Math.min(timeoutMs, system_clock.Mv));
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
if (external_node_path_.sep === '/')
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
const comparedName = external_node_path_.sep === '/' ? name : name.toUpperCase();
if (value !== undefined && names.includes(comparedName))
variables[name] = value;
}
return variables;
}
function findProgram(program, environment) {
if (program.includes(external_node_path_.sep))
return program;
const executable = (0,program_path.aY)(program, environment);
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
? /^VmRSS:\s*(\d+) kB$/m.exec(await (0,promises_.readFile)(`/proc/${pid}/status`, 'utf8'))?.[1]
: /\d+/.exec(await askPs(pid))?.[0];
return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
async function inEmptyDirectory(use, signal) {
const directory = (0,temporary.ww)('plangate-empty-');
const remove = () => (0,temporary.cF)(directory);
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
/***/ 467:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Gf: () => ( followLinksIn),
Jd: () => ( localFiles),
n1: () => ( followLinks),
zK: () => ( readableHere)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_path_1_ = __nccwpck_require__(6760);
var _read_regular_js_2_ = __nccwpck_require__(3962);
var _model_or_else_js_3_ = __nccwpck_require__(7026);
const localFiles = {
readDirectory: (path) => (0,_model_or_else_js_3_ .N)(() => (0,node_fs_0_.readdirSync)(path), []),
readFile: (path) => (0,_model_or_else_js_3_ .N)(() => (0,_read_regular_js_2_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
follow: followLinks,
};
const readableHere = {
names: async (directory) => localFiles.readDirectory(directory),
read: async (path) => localFiles.readFile(path),
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
const MOST_LINKS = 40;
function followLinks(path) {
const real = (0,_model_or_else_js_3_ .N)(() => node_fs_0_.realpathSync.native(path), undefined);
const places = [path];
for (const at of places) {
const next = at === real ? undefined : followFirstLink(at);
if (next !== undefined)
places.push(next);
if (places.length > MOST_LINKS)
return [path];
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
var node_fs_0_ = __nccwpck_require__(3024);
var node_path_1_ = __nccwpck_require__(6760);
var _model_or_else_js_4_ = __nccwpck_require__(7026);
var _model_relative_path_js_2_ = __nccwpck_require__(319);
var _read_regular_js_3_ = __nccwpck_require__(3962);
var _model_commit_id_js_5_ = __nccwpck_require__(6238);
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
/***/ 1650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$I: () => ( readObjects),
Cg: () => ( openCommit),
Fe: () => ( readCommits),
TH: () => ( idOf),
i9: () => ( readTrees),
kN: () => ( readCommit),
rV: () => ( writeCommit),
s5: () => ( fetchIfMissing)
});
var node_crypto_0_ = __nccwpck_require__(7598);
var node_fs_1_ = __nccwpck_require__(3024);
var node_path_2_ = __nccwpck_require__(6760);
var _ask_git_js_3_ = __nccwpck_require__(9796);
var _find_repository_js_4_ = __nccwpck_require__(6609);
var _model_commit_id_js_5_ = __nccwpck_require__(6238);
async function readObjects(ids, repository, ports) {
const [sample] = ids;
if (sample === undefined)
return new Map();
const pieces = [];
const answer = await (0,_ask_git_js_3_ .kO)(ports, repository, sample, {
args: ['cat-file', '--batch'],
stdin: `${ids.join('\n')}\n`,
take: (bytes) => void pieces.push(bytes),
});
return 'why' in answer ? new Map() : parseBatch(Buffer.concat(pieces));
}
function parseBatch(printed) {
const objects = new Map();
for (let at = 0; at < printed.length;) {
const end = printed.indexOf(0x0a, at);
if (end < 0)
break;
const [id = '', type = '', size] = printed.toString('latin1', at, end).split(' ');
at = end + 1;
if (size === undefined)
continue;
const bytes = printed.subarray(at, at + Number(size));
at += bytes.length + 1;
if (idOf(type, bytes, id) === id)
objects.set(id, { type, bytes });
}
return objects;
}
function idOf(type, bytes, sample) {
const hash = (0,node_crypto_0_.createHash)(sample.length === 64 ? 'sha256' : 'sha1');
return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
async function readCommit(commit, repository, ports) {
return (await readCommits([commit], repository, ports)).get(commit);
}
async function readCommits(commits, repository, ports) {
return parseEach('commit', await readObjects(commits, repository, ports), parseCommit);
}
function parseEach(type, objects, parse) {
const ofType = [...objects].filter(([, object]) => object.type === type);
return new Map(ofType.map(([id, { bytes }]) => [id, parse(bytes, id)]));
}
function parseCommit(bytes) {
const lines = (bytes.toString('latin1').split('\n\n', 1)[0] ?? '').split('\n');
const valuesOf = (name) => lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
return {
tree: valuesOf('tree')[0] ?? '',
parents: valuesOf('parent').flatMap((text) => (0,_model_commit_id_js_5_ .f)(text) ?? []),
};
}
async function readTrees(ids, repository, ports) {
return parseEach('tree', await readObjects(ids, repository, ports), parseTree);
}
function parseTree(bytes, id) {
const entries = [];
for (let at = 0; at < bytes.length;) {
const blank = bytes.indexOf(0x20, at);
const zero = bytes.indexOf(0, blank);
const end = zero + 1 + id.length / 2;
entries.push({
mode: bytes.toString('latin1', at, blank).padStart(6, '0'),
name: bytes.toString('utf8', blank + 1, zero),
id: bytes.toString('hex', zero + 1, end),
});
at = end;
}
return entries;
}
async function fetchIfMissing(commit, repository, ports, { remote, reference }) {
const isHere = async () => (await readCommit(commit, repository, ports)) !== undefined;
if (await isHere())
return undefined;
const wanted = { commit, reference, here: await (0,_find_repository_js_4_ .Uo)(repository) };
const why = await (0,_ask_git_js_3_ .rt)(ports, repository, remote, wanted);
if (await isHere())
return undefined;
return why ? (0,_ask_git_js_3_ .TM)(why) : `the repository has no commit ${commit}.`;
}
const FILES_AT_ONCE = 200;
const IMPOSSIBLE_NAME = /^(?:\.{0,2}|\.git)$|[/\\]/i;
async function writeCommit(commit, repository, root, ports) {
const top = await readCommit(commit, repository, ports);
const files = [];
let level = [{ path: root, id: top?.tree ?? '' }];
while (level.length > 0) {
const trees = await readTrees([...new Set(level.map(({ id }) => id))], repository, ports);
const nextLevel = [];
for (const { path: directory, id: tree } of level) {
const entries = trees.get(tree);
if (entries === undefined || entries.some(({ name }) => IMPOSSIBLE_NAME.test(name)))
return false;
for (const entry of entries) {
const path = (0,node_path_2_.join)(directory, entry.name);
const isFile = entry.mode.startsWith('1') && entry.mode !== '160000';
if (isFile)
files.push({ ...entry, path });
else
(0,node_fs_1_.mkdirSync)(path);
if (entry.mode === '040000')
nextLevel.push({ path, id: entry.id });
}
}
level = nextLevel;
}
for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
const batch = files.slice(at, at + FILES_AT_ONCE);
const objects = await readObjects([...new Set(batch.map(({ id }) => id))], repository, ports);
for (const { path, mode, id } of batch) {
const bytes = objects.get(id)?.bytes;
if (bytes === undefined)
return false;
if (mode === '120000')
(0,node_fs_1_.symlinkSync)(bytes, path);
else
(0,node_fs_1_.writeFileSync)(path, bytes, { flag: 'wx', mode: mode === '100755' ? 0o755 : 0o644 });
}
}
return true;
}
function openCommit(commit, repository, ports) {
const trees = new Map();
const readTree = async (id) => {
const entries = (await readTrees([id], repository, ports)).get(id);
return entries && new Map(entries.map((each) => [each.name, each]));
};
const treeAt = (id) => {
const reading = trees.get(id) ?? readTree(id);
trees.set(id, reading);
return reading;
};
let rootTree;
const entry = async (path) => {
rootTree ??= readCommit(commit, repository, ports).then((read) => read?.tree);
const root = await rootTree;
if (root === undefined)
return undefined;
let found = { mode: '040000', name: '', id: root };
for (const name of path === '' ? [] : path.split('/')) {
if (found.mode !== '040000')
return 'missing';
const entries = await treeAt(found.id);
if (entries === undefined)
return undefined;
const next = entries.get(name);
if (next === undefined)
return 'missing';
found = next;
}
return found;
};
return {
entry,
async list(directory) {
const found = await entry(directory);
if (typeof found !== 'object' || found.mode !== '040000')
return undefined;
const tree = await treeAt(found.id);
return tree && [...tree.values()];
},
async bytes(path) {
const found = await entry(path);
if (typeof found !== 'object' || !found.mode.startsWith('1'))
return undefined;
const object = (await readObjects([found.id], repository, ports)).get(found.id);
return object?.type === 'blob' ? object.bytes : undefined;
},
};
}
/***/ }),
/***/ 2605:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$: () => ( openForwarded),
X: () => ( openNetwork)
});
var node_path_0_ = __nccwpck_require__(6760);
var _client_http_send_js_1_ = __nccwpck_require__(5226);
function openForwarded(proxy) {
return (0,_client_http_send_js_1_ .R)({ environment: { HTTP_PROXY: proxy }, tunnels: false });
}
function openNetwork(caFile, { environment, workingDirectory }) {
const named = caFile?.trim() || undefined;
const path = named && (0,node_path_0_.resolve)(workingDirectory, named);
let opened;
const send = async (request) => {
opened ??= (0,_client_http_send_js_1_ .R)({ environment, caFile: path });
return opened(request);
};
return { send: Object.assign(send, { close: async () => opened?.close() }), caFile: path };
}
/***/ }),
/***/ 439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DD: () => ( environmentFor),
Ej: () => ( withoutProposedPrograms),
aY: () => ( findOnPath)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_path_1_ = __nccwpck_require__(6760);
var _model_or_else_js_5_ = __nccwpck_require__(7026);
var _model_relative_path_js_2_ = __nccwpck_require__(319);
var _find_repository_js_3_ = __nccwpck_require__(6609);
var _files_here_js_4_ = __nccwpck_require__(467);
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
/***/ 3962:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ue: () => ( readDeciding),
VX: () => ( readRegular),
Wy: () => ( readRegularSync),
js: () => ( readBytesSync)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_fs_promises_1_ = __nccwpck_require__(1455);
var _model_ended_by_js_2_ = __nccwpck_require__(7953);
var _model_unreadable_file_js_3_ = __nccwpck_require__(3491);
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
/***/ 9233:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Mv: () => ( LONGEST_TIMER_MS),
bq: () => ( alarms),
ml: () => ( systemClock)
});
var node_timers_promises_0_ = __nccwpck_require__(8500);
var node_events_1_ = __nccwpck_require__(8474);
var _model_ended_by_js_2_ = __nccwpck_require__(7953);
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
/***/ 4990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
G: () => ( runConcurrently),
Vm: () => ( takeTurn),
hp: () => ( runInTurns),
tJ: () => ( node_timers_promises_0_.setImmediate)
});
var node_timers_promises_0_ = __nccwpck_require__(8500);
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
/***/ 9622:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
aC: () => ( keep),
ww: () => ( makeTemporary),
cF: () => ( removeTemporary),
Qy: () => ( removeWithProcess)
});
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_os_ = __nccwpck_require__(8161);
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: external "node:process"
const external_node_process_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
;// CONCATENATED MODULE: ./build/src/machine/temporary.js
const paths = new Set();
function makeTemporary(prefix, inside = (0,external_node_os_.tmpdir)()) {
const path = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(inside, external_node_path_.sep) + prefix));
removeWithProcess(path);
return path;
}
function removeWithProcess(path) {
if (paths.size === 0)
external_node_process_namespaceObject.once('exit', removeAllTemporary);
paths.add(path);
}
function keep(path) {
paths.delete(path);
if (paths.size === 0)
external_node_process_namespaceObject.removeListener('exit', removeAllTemporary);
}
function removeTemporary(path) {
(0,external_node_fs_.rmSync)(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 10 });
keep(path);
}
function removeAllTemporary() {
for (const path of paths) {
try {
removeTemporary(path);
}
catch {
}
}
}
/***/ }),
/***/ 2588:
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
/***/ 3543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
PW: () => ( isAddress),
Pe: () => ( withoutKeys),
WX: () => ( findAddresses),
ZS: () => ( readPattern),
_5: () => ( isIdentifier),
_M: () => ( writeIndex),
bX: () => ( LONGEST_MESSAGE),
cS: () => ( IDENTIFIER),
lS: () => ( splitAddress),
ps: () => ( MOST_ADDRESSES),
zq: () => ( readAddress)
});
const IDENTIFIER = String.raw `[\p{ID_Start}_][\p{ID_Continue}-]*`;
const ONE_IDENTIFIER = new RegExp(`^${IDENTIFIER}$`, 'u');
const LONGEST_MESSAGE = 4_000;
const MOST_ADDRESSES = 100;
const KEY = String.raw `\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^\n\r])*")\]`;
const stepSource = (name) => String.raw `\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepSource(IDENTIFIER), 'guy');
const PATTERN_STEP = new RegExp(stepSource(String.raw `[\p{ID_Start}_*][\p{ID_Continue}*-]*`), 'guy');
const CHAIN = new RegExp(String.raw `(?<![\p{ID_Continue}-])[\p{ID_Continue}-]+(?:${KEY})*(?:\.${IDENTIFIER}(?:${KEY})*)+`, 'gu');
const BEFORE_REST = ['.', '/', '\\', '$', '@'];
const PREFIXES = ['data', 'ephemeral', 'action'];
const TYPE = /^[^_]+_/;
function isIdentifier(text) {
return ONE_IDENTIFIER.test(text);
}
function readAddress(text) {
return readWhole(text, STEP)?.address;
}
function isAddress(text) {
const address = readAddress(text);
return address?.text === text && isUnmistakable(address);
}
function readPattern(text) {
const read = readWhole(text, PATTERN_STEP);
return read?.rest.length === 0 ? read.address : undefined;
}
function findAddresses(wholeText) {
const isLong = wholeText.length > LONGEST_MESSAGE;
const text = isLong ? `${wholeText.slice(0, LONGEST_MESSAGE)}…` : wholeText;
const addresses = new Set();
let isCertain = true;
if (!/\.[\p{ID_Start}_]/u.test(text))
return { addresses: [], isCertain };
for (const { 0: chain, index } of text.matchAll(CHAIN)) {
const { read, mayBeJoined } = readChain(chain);
if (read === undefined) {
if (mayBeJoined)
isCertain = false;
continue;
}
const isJoined = mayBeJoined || BEFORE_REST.includes(text.charAt(index - 1));
const following = text.slice(index + chain.length, index + chain.length + 2);
const isInLongerKey = chain.endsWith(']') && following.startsWith('"');
const isCut = /^(?:…|\["|\[\\)/.test(following) || isInLongerKey;
if (isJoined || isCut || mayNameAnother(read))
isCertain = false;
if (isJoined || isCut)
continue;
if (addresses.size === MOST_ADDRESSES && !addresses.has(read.address.text)) {
return { addresses: [...addresses], isCertain: false };
}
addresses.add(read.address.text);
}
return { addresses: [...addresses], isCertain };
}
function stepsIn(text, step) {
const steps = [];
let end = 0;
for (const { 0: whole, 1: name = '', 2: key, index } of `.${text}`.matchAll(step)) {
steps.push({ name, key: key?.slice(1, -1), end: index + name.length + (key?.length ?? 0) });
end = index + whole.length - 1;
}
return { steps, end };
}
function readWhole(text, step) {
if (text.length > LONGEST_MESSAGE)
return undefined;
const { steps, end } = stepsIn(text, step);
return end === text.length ? readSteps(text, steps) : undefined;
}
function readChain(chain) {
const withoutStart = chain.slice(Math.max(0, chain.search(/\p{ID_Start}/u)));
const { steps } = stepsIn(withoutStart, STEP);
const read = readSteps(withoutStart, steps);
if (read !== undefined && isUnmistakable(read.address)) {
return { read, mayBeJoined: withoutStart !== chain };
}
const mayBeJoined = steps.some((_, index) => index > 0 && mayBeginAddress(steps, index));
return { read: undefined, mayBeJoined };
}
function mayBeginAddress(steps, index) {
const { name, key } = steps[index] ?? { name: '', key: '' };
const isPrefix = PREFIXES.some((prefix) => prefix === name);
const lastOfAddress = index + (isPrefix ? 2 : 1);
if (key !== undefined || lastOfAddress >= steps.length)
return false;
return isPrefix || name === 'module' || TYPE.test(name);
}
function readSteps(text, steps) {
const modules = [];
let next = 0;
while (isWord(steps[next], 'module') && steps[next + 1] !== undefined) {
modules.push(...steps.slice(next + 1, next + 2));
next += 2;
}
const prefix = PREFIXES.find((word) => isWord(steps[next], word));
const isResource = prefix === undefined || (prefix === 'action' && steps.length === next + 2);
const first = isResource ? next : next + 1;
const [type, name] = steps.slice(first, first + 2);
if (type !== undefined && name !== undefined && type.key === undefined) {
const blockType = isResource ? 'resource' : prefix;
const block = { type: blockType, labels: [type.name, name.name] };
const address = { text: text.slice(0, name.end), modules, block, key: name.key };
return { address, rest: steps.slice(first + 2) };
}
const lastCall = modules.pop();
if (lastCall === undefined)
return undefined;
const block = { type: 'module', labels: [lastCall.name] };
const address = { text: text.slice(0, lastCall.end), modules, block, key: lastCall.key };
return { address, rest: steps.slice(next) };
}
function isWord(step, word) {
return step?.name === word && step.key === undefined;
}
function isUnmistakable({ modules, block: { type, labels } }) {
return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}
function mayNameAnother({ address: { block }, rest }) {
const [provider] = (block.labels[0] ?? '').split('_', 1);
return rest.slice(0, -1).some(({ name }) => name === 'module' || name.startsWith(`${provider}_`));
}
function splitAddress(address) {
return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}
function withoutKeys(address) {
return splitAddress(address)
.map((part) => part.split('[', 1)[0] ?? '')
.join('.');
}
function writeIndex(key) {
if (key === undefined)
return '';
return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}
const ESCAPES = {
'\n': '\\n',
'\r': '\\r',
'\t': '\\t',
'"': '\\"',
'\\': '\\\\',
};
function writeKey(key) {
const text = key
.replaceAll(/["\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => ESCAPES[sign] ?? unicodeEscape(sign))
.replaceAll(/([$%])(?=\{)/g, '$1$1');
return `"${text}"`;
}
function unicodeEscape(character) {
const digits = (character.codePointAt(0) ?? 0).toString(16);
return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
/***/ }),
/***/ 5663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
w: () => ( readAttributePath)
});
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
const LONGEST = 500;
const DEEPEST = 20;
function readAttributePath(value) {
if (typeof value === 'string')
return parsePath(value);
if (!Array.isArray(value) || value.length > DEEPEST)
return undefined;
const steps = value.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
const isWhole = steps.length === value.length && typeof steps[0] === 'string';
return isWhole ? steps : undefined;
}
function parsePath(text) {
if (text.length > LONGEST || !/^[A-Za-z_]/.test(text))
return undefined;
const steps = [];
let end = 0;
while (end < text.length && steps.length < DEEPEST) {
STEP.lastIndex = end;
const found = STEP.exec(text);
if (found === null)
return undefined;
const [whole, name, indexAfterDot, index, key] = found;
const isFirst = end === 0;
if (name !== undefined && whole.startsWith('.') === isFirst)
return undefined;
end += whole.length;
if (index === '*')
continue;
steps.push(name ?? key ?? Number(indexAfterDot ?? index));
}
return end === text.length ? steps : undefined;
}
/***/ }),
/***/ 9753:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
ON: () => ( withPlaceOptions),
QW: () => ( withHostOption)
});
const DEFAULT_ORIGIN = 'https://app.terraform.io';
function withHostOption(command, { serviceOrigin, directory = '.' }) {
const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
const hostname = pathWord(serviceOrigin.replace(/^https:\/\//, ''));
return isDefault ? command : `${command} --hostname ${hostname}`;
}
function withPlaceOptions(command, service) {
const { directory = '.', caFile, serviceOrigin } = service;
const files = [
directory === '.' ? '' : ` --directory ${pathWord(directory)}`,
caFile === undefined ? '' : ` --ca-file ${pathWord(caFile)}`,
];
return `${withHostOption(command, { serviceOrigin })}${files.join('')}`;
}
function pathWord(text) {
const line = text.replace(/\p{Cc}+/gu, ' ');
return quotedWord(line.startsWith('-') ? `./${line}` : line);
}
function quotedWord(text) {
return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
/***/ }),
/***/ 6238:
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
/***/ 440:
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
/***/ 7953:
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
/***/ 4271:
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
/***/ 1680:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BJ: () => ( keptAfterJudging),
L5: () => ( keptForPublishing),
S2: () => ( publishUntil),
t4: () => ( keptForEndingRuns)
});
function keptForPublishing(timeoutMs) {
return Math.min(30_000, timeoutMs / 10);
}
function keptForEndingRuns(timeoutMs) {
return Math.min(5_000, timeoutMs / 10);
}
function keptAfterJudging(timeoutMs) {
const keptForReading = Math.min(5_000, timeoutMs / 4);
return keptForPublishing(timeoutMs) + keptForEndingRuns(timeoutMs) + keptForReading;
}
const LONGEST_PUBLISHING_MS = 120_000;
const SHORTEST_PUBLISHING_MS = 5_000;
function publishUntil(jobDeadlineMs, nowMs) {
const latestMs = Math.min(jobDeadlineMs, nowMs + LONGEST_PUBLISHING_MS);
return Math.max(latestMs, nowMs + SHORTEST_PUBLISHING_MS);
}
/***/ }),
/***/ 2177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
var _parse_js_0_ = __nccwpck_require__(2340);
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
/***/ 2980:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Fg: () => ( reworded),
SM: () => ( remedyOf),
bD: () => ( messageOf)
});
var _error_message_js_1_ = __nccwpck_require__(4271);
var _own_pages_js_0_ = __nccwpck_require__(7694);
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
'PG-158',
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
/***/ 7026:
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
/***/ 3861:
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
/***/ 7694:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( PLAN_RECIPE),
S: () => ( ownPage)
});
var _version_js_0_ = __nccwpck_require__(5603);
function ownPage(page) {
return `https://github.com/plangate/plangate/blob/v${_version_js_0_ .x}/${page}`;
}
const PLAN_RECIPE = ownPage('docs/plan-files.md#a-plan-of-another-job');
/***/ }),
/***/ 2340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
var _or_else_js_2_ = __nccwpck_require__(7026);
var _quote_js_0_ = __nccwpck_require__(8187);
var _did_you_mean_js_1_ = __nccwpck_require__(440);
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
/***/ 5379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$B: () => ( ACCEPTED_LIMITS),
gv: () => ( PlanJson),
rZ: () => ( isMarked)
});
var _json_text_js_0_ = __nccwpck_require__(2177);
var _parse_js_1_ = __nccwpck_require__(2340);
const LISTS = {
resource_changes: 3,
deferred_changes: 1,
action_invocations: 7,
deferred_action_invocations: 7,
};
const isPlanList = (name) => Object.hasOwn(LISTS, name);
class PlanJson {
text;
document;
isWhole;
cachedMembers;
cachedChanges;
cachedRepeated;
constructor(text, document, isWhole) {
this.text = text;
this.document = document;
this.isWhole = isWhole;
}
static of(document, isWhole) {
const json = new PlanJson(JSON.stringify(document), { ...document }, isWhole);
json.cachedRepeated = [];
return json;
}
get isErrored() {
const { errored } = this.document;
return errored !== undefined && errored !== false;
}
texts() {
return (this.cachedMembers ??= (0,_json_text_js_0_ .lS)(this.text));
}
exactChanges() {
return (this.cachedChanges ??= { value: this.readExactChanges() }).value;
}
repeated() {
return (this.cachedRepeated ??= this.findRepeated());
}
readExactChanges() {
const text = this.texts().findLast(([name]) => name === 'resource_changes')?.[1] ?? '';
const exact = (0,_json_text_js_0_ .q4)(text);
return exact === text ? this.document['resource_changes'] : (0,_parse_js_1_ .qF)(exact);
}
findRepeated() {
const names = new Set();
const repeatedMembers = this.texts().flatMap(([name]) => {
const isRepeated = names.has(name);
names.add(name);
return isRepeated ? [name] : [];
});
const insideLists = this.texts()
.filter(([name, text]) => isPlanList(name) && (0,_json_text_js_0_ .H3)(text, LISTS[name]).length > 0)
.map(([name]) => `something in ${name}`);
return [...new Set([...repeatedMembers, ...insideLists])];
}
}
const DEEPEST = 100;
function isMarked(mark, depth = 0) {
if (typeof mark !== 'object' || mark === null)
return mark === true;
return depth > DEEPEST || Object.values(mark).some((inner) => isMarked(inner, depth + 1));
}
const ACCEPTED_LIMITS = ['partial', 'unproven', 'field'];
/***/ }),
/***/ 8471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
w: () => ( TransportError)
});
class TransportError extends Error {
name = 'TransportError';
failure;
remedy;
code;
helpCode;
constructor(failure, message, options = {}) {
super(message, options);
this.failure = failure;
this.remedy = options.remedy;
this.code = options.code;
this.helpCode = options.helpCode;
}
}
/***/ }),
/***/ 4091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Iz: () => ( proxiesIn),
iJ: () => ( proxyFor),
oS: () => ( isSocks)
});
var node_net_0_ = __nccwpck_require__(7030);
const VARIABLES = {
'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
'http:': ['http_proxy', 'all_proxy'],
};
function proxyFor(url, environment) {
const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
if (proxy === undefined)
return undefined;
return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
function proxiesIn(environment) {
return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
function valueOf(name, environment) {
return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
function namedProxy(names, environment) {
const name = names.find((candidate) => valueOf(candidate, environment) !== '');
if (name === undefined)
return undefined;
const value = valueOf(name, environment);
const url = parseProxy(value);
const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
return {
variable: name.toUpperCase(),
value,
url: isUsable ? url : undefined,
host: url?.host ?? '',
};
}
function parseProxy(value) {
const address = value.includes('://') ? value : `http://${value}`;
if (!URL.canParse(address))
return undefined;
const url = new URL(address);
return url.hostname === '' ? undefined : url;
}
function isSocks({ value }) {
return /^socks\w*:\/\//i.test(value);
}
const LOOPBACK = ['127.0.0.0/8', '::1'];
function isExempt({ hostname, port, protocol }, noProxy) {
const host = hostname.replace(/^\[(.*)\]$/, '$1');
if (host === 'localhost' || LOOPBACK.some((range) => isInRange(range, host) === true))
return true;
const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
return noProxy
.toLowerCase()
.split(/[\s,]+/)
.some((entry) => entry !== '' && matches(entry, host, portOfUrl));
}
function matches(entry, host, port) {
if (entry === '*')
return true;
const isInEntry = isInRange(entry, host);
if (isInEntry !== undefined)
return isInEntry;
const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
if (onlyPort !== '' && onlyPort !== port)
return false;
const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
if (isAddressOfEntry !== undefined)
return isAddressOfEntry;
if (name === '' || (0,node_net_0_.isIP)(host) !== 0)
return false;
const isBelowOnly = /^\*?\./.test(name);
const domain = toAscii(name.replace(/^\*?\./, ''));
return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}
function splitPort(entry) {
const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
return host === undefined ? undefined : [host, port];
}
function toAscii(name) {
if (/^[\x00-\x7f]*$/.test(name))
return name;
return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
function isInRange(text, host) {
const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
const addressBits = (0,node_net_0_.isIP)(address) === 4 ? 32 : 128;
const prefixBits = Number(writtenLength ?? addressBits);
if ((0,node_net_0_.isIP)(address) === 0 || prefixBits > addressBits)
return undefined;
const isIpv4 = (0,node_net_0_.isIP)(host) === 4 || host.startsWith('::ffff:');
if ((0,node_net_0_.isIP)(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96))
return false;
const range = new node_net_0_.BlockList();
range.addSubnet(address, prefixBits, familyOf(address));
return range.check(host, familyOf(host));
}
function familyOf(address) {
return (0,node_net_0_.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
}
/***/ }),
/***/ 8187:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Kf: () => ( nameSome),
Vo: () => ( alternatives),
hD: () => ( quote)
});
function quote(text) {
const line = text.replace(/\s+/g, ' ').trim();
return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
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
/***/ 319:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
_: () => ( relativePathInside)
});
var node_path_0_ = __nccwpck_require__(6760);
function relativePathInside(root, path, system = node_path_0_) {
const inner = system.relative(root, path);
const above = inner === '..' || inner.startsWith(`..${system.sep}`);
return above || system.isAbsolute(inner) ? undefined : inner.split(system.sep).join('/');
}
/***/ }),
/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ny: () => ( isPinnedAddress),
vO: () => ( isPageOf),
ve: () => ( isSameRepository)
});
var _or_else_js_0_ = __nccwpck_require__(7026);
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
/***/ 4610:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
/***/ 2166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BF: () => ( secretsOfLog),
DH: () => ( decoded),
gE: () => ( createSecrets),
ju: () => ( base64Of),
mb: () => ( searchablePieces)
});
var _add_to_js_1_ = __nccwpck_require__(2588);
var _or_else_js_2_ = __nccwpck_require__(7026);
var _verdict_js_0_ = __nccwpck_require__(3538);
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
/***/ 2373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BS: () => ( waitsForConfirmation),
Ck: () => ( isRunOver),
HE: () => ( TASK_RESULT_STATUSES),
I: () => ( kindOf),
Il: () => ( runKind),
Is: () => ( isSettled),
LG: () => ( POLICY_CHECK_STATUSES),
LV: () => ( RUN_STATUSES),
Nv: () => ( isApplyStage),
Ou: () => ( TASK_STAGE_STATUSES),
P9: () => ( PLAN_STATUSES),
RJ: () => ( mayWaitForConfirmation),
S0: () => ( TF_POLICY_EVALUATION_STATUSES),
"do": () => ( POLICY_EVALUATION_STATUSES),
hs: () => ( hasNoResult),
iD: () => ( awaitsOverride),
mO: () => ( TF_POLICY_OUTCOME_STATUSES),
o7: () => ( statusWords),
rM: () => ( describeRunStatus),
t8: () => ( CONFIGURATION_VERSION_STATUSES),
uv: () => ( OUTCOME_STATUSES)
});
const RUN_STATUSES = {
pending: { kind: 'moving', says: 'pending' },
fetching: { kind: 'moving', says: 'fetching the configuration' },
fetching_completed: { kind: 'moving', says: 'configuration fetched' },
pre_plan_running: { kind: 'moving', says: 'pre-plan stage running' },
pre_plan_completed: { kind: 'moving', says: 'pre-plan stage completed' },
pre_plan_awaiting_decision: { kind: 'person', says: 'pre-plan stage awaits a decision' },
queuing: { kind: 'moving', says: 'queuing' },
plan_queueable: { kind: 'moving', says: 'plan can be queued' },
plan_queued: { kind: 'moving', says: 'plan queued' },
planning: { kind: 'moving', says: 'planning' },
planned: { kind: 'moving', says: 'planned' },
tf_policy_checked: { kind: 'moving', says: 'Terraform policy checked' },
tf_policy_override: { kind: 'person', says: 'Terraform policy awaits an override' },
post_plan_running: { kind: 'moving', says: 'post-plan stage running' },
post_plan_completed: { kind: 'moving', says: 'post-plan stage completed' },
post_plan_awaiting_decision: { kind: 'person', says: 'post-plan stage awaits a decision' },
cost_estimating: { kind: 'moving', says: 'estimating cost' },
cost_estimated: { kind: 'moving', says: 'cost estimated' },
policy_checking: { kind: 'moving', says: 'checking policies' },
policy_override: { kind: 'person', says: 'policy check awaits an override' },
policy_soft_failed: { kind: 'bad', over: true, says: 'policy check soft-failed' },
policy_checked: { kind: 'moving', says: 'policies checked' },
confirmed: { kind: 'foreign', says: 'confirmed' },
queuing_apply: { kind: 'foreign', says: 'queuing to apply' },
pre_apply_running: { kind: 'foreign', says: 'pre-apply stage running' },
pre_apply_completed: { kind: 'foreign', says: 'pre-apply stage completed' },
pre_apply_awaiting_decision: { kind: 'foreign', says: 'pre-apply stage awaits a decision' },
apply_queued: { kind: 'foreign', says: 'apply queued' },
applying: { kind: 'foreign', says: 'applying' },
post_apply_running: { kind: 'foreign', says: 'post-apply stage running' },
post_apply_completed: { kind: 'foreign', says: 'post-apply stage completed' },
applied: { kind: 'foreign', over: true, says: 'applied' },
planned_and_finished: { kind: 'good', over: true, says: 'planned and finished' },
planned_and_saved: { kind: 'foreign', says: 'planned and saved' },
discarded: { kind: 'stopped', over: true, says: 'discarded' },
errored: { kind: 'bad', over: true, says: 'errored' },
canceled: { kind: 'stopped', over: true, says: 'canceled' },
force_canceled: { kind: 'stopped', over: true, says: 'force-canceled' },
assessing: { kind: 'foreign', says: 'assessing' },
assessed: { kind: 'foreign', says: 'assessed' },
};
const PLAN_STATUSES = {
created: 'moving',
pending: 'moving',
managed_queued: 'moving',
queued: 'moving',
mfa_waiting: 'moving',
running: 'moving',
errored: 'bad',
canceled: 'stopped',
finished: 'good',
unreachable: 'skipped',
};
const POLICY_CHECK_STATUSES = {
pending: 'moving',
queued: 'moving',
passed: 'good',
soft_failed: 'bad',
hard_failed: 'bad',
failed: 'bad',
overridden: 'good',
errored: 'bad',
canceled: 'stopped',
unreachable: 'skipped',
};
const TASK_RESULT_STATUSES = {
pending: 'moving',
running: 'moving',
passed: 'good',
failed: 'bad',
errored: 'bad',
canceled: 'stopped',
unreachable: 'skipped',
};
const TASK_STAGE_STATUSES = {
...TASK_RESULT_STATUSES,
awaiting_override: 'person',
};
const POLICY_EVALUATION_STATUSES = {
...TASK_RESULT_STATUSES,
queued: 'moving',
overridden: 'good',
};
const TF_POLICY_EVALUATION_STATUSES = {
...POLICY_EVALUATION_STATUSES,
awaiting_override: 'person',
};
const OUTCOME_STATUSES = {
passed: 'good',
failed: 'bad',
errored: 'bad',
not_evaluated: 'skipped',
};
const TF_POLICY_OUTCOME_STATUSES = { ...OUTCOME_STATUSES, unknown: 'skipped' };
const COST_ESTIMATE_STATUSES = {
pending: 'moving',
queued: 'moving',
finished: 'good',
canceled: 'stopped',
errored: 'bad',
unreachable: 'skipped',
skipped_due_to_targeting: 'skipped',
};
const CONFIGURATION_VERSION_STATUSES = {
pending: 'moving',
fetching: 'moving',
uploaded: 'good',
archived: 'bad',
errored: 'bad',
backing_data_soft_deleted: 'bad',
backing_data_permanently_deleted: 'bad',
};
function statusWords(table) {
return Object.keys(table);
}
function kindOf(table, word) {
return (Object.hasOwn(table, word) ? table[word] : undefined) ?? 'unknown';
}
function hasNoResult(kind) {
return kind === 'moving' || kind === 'skipped' || kind === 'stopped';
}
function meaningOf(status) {
const table = RUN_STATUSES;
return Object.hasOwn(table, status) ? table[status] : undefined;
}
function runKind(mode, status) {
if (mode === 'provisional' && status === 'planned_and_saved')
return 'good';
return meaningOf(status)?.kind ?? 'unknown';
}
function isRunOver(status) {
return meaningOf(status)?.over === true;
}
function waitsForConfirmation({ attributes }) {
return attributes.actions?.['is-confirmable'] === true;
}
function mayWaitForConfirmation(mode, run) {
const isChecked = run.attributes.status === 'policy_checked';
return mode === 'provisional' && isChecked && waitsForConfirmation(run);
}
function describeRunStatus({ attributes }) {
const { status } = attributes;
const position = attributes['position-in-queue'] ?? 0;
const meaning = meaningOf(status);
if (meaning === undefined)
return `"${status}", an unrecognized status: waiting on`;
const isQueued = status === 'pending' || status === 'plan_queued' || status === 'queuing';
return isQueued && position > 0
? `${meaning.says} · ${ordinal(position)} in the queue`
: meaning.says;
}
function ordinal(n) {
const isTeen = n % 100 >= 11 && n % 100 <= 13;
const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
return `${n}${ending}`;
}
function isApplyStage(stage) {
return stage === 'pre_apply' || stage === 'post_apply';
}
function isSettled(mode, status, stages) {
const kind = runKind(mode, status);
if (kind === 'unknown')
return false;
return kind !== 'moving' || awaitsOverride(stages);
}
function awaitsOverride(stages) {
return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE_STATUSES, status) === 'person');
}
/***/ }),
/***/ 1880:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
D: () => ( uncommittedWords)
});
function uncommittedWords(fileCount = 0) {
if (fileCount === 0)
return '';
return ` + uncommitted changes (${fileCount} ${fileCount === 1 ? 'file' : 'files'})`;
}
/***/ }),
/***/ 4824:
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
/***/ 3491:
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
/***/ 3538:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
/***/ 5603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
x: () => ( VERSION)
});
const VERSION = '0.9.0';
const ON_NPM = false;
/***/ }),
/***/ 1804:
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
/***/ 1870:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
nC: () => ( failedPlan),
o_: () => ( jsonOf),
u8: () => ( invocationSchema)
});
var _client_wire_schema_js_2_ = __nccwpck_require__(7934);
var _model_address_js_0_ = __nccwpck_require__(3543);
var _model_plan_json_js_1_ = __nccwpck_require__(5379);
const invocationSchema = _client_wire_schema_js_2_ ._H3({
address: _client_wire_schema_js_2_ .FsL(_client_wire_schema_js_2_ .YjP(), _client_wire_schema_js_2_ .Ru6(_model_address_js_0_ .bX)),
type: _client_wire_schema_js_2_ .YjP(),
name: _client_wire_schema_js_2_ .YjP(),
provider_name: _client_wire_schema_js_2_ .YjP(),
lifecycle_action_trigger: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ ._H3({
triggering_resource_address: _client_wire_schema_js_2_ .YjP(),
action_trigger_event: _client_wire_schema_js_2_ .YjP(),
action_trigger_block_index: _client_wire_schema_js_2_ .aig(),
actions_list_index: _client_wire_schema_js_2_ .aig(),
on_failure: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YjP(), 'ActionOnFailureHalt'),
})),
invoke_action_trigger: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .g1P(_client_wire_schema_js_2_ .YjP(), _client_wire_schema_js_2_ .L5J())),
});
function jsonOf({ json, document }) {
return json ?? _model_plan_json_js_1_ .gv.of(document, true);
}
function failedPlan(problems) {
return {
document: {
format_version: '1.2',
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
/***/ 506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
RO: () => ( createLineFilter),
Wm: () => ( programIn),
_n: () => ( problemsIn)
});
var _model_parse_js_0_ = __nccwpck_require__(2340);
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
function programIn(log) {
for (const line of log.split('\n', 20)) {
const { type, terraform, tofu } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(line));
if (type !== 'version')
continue;
if (typeof tofu === 'string')
return 'tofu';
if (typeof terraform === 'string')
return 'terraform';
}
return undefined;
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
/***/ 3597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ay: () => ( refuseUnusable),
UW: () => ( checkWhole),
X: () => ( ErroredPlan),
dB: () => ( asPlanDocument),
m3: () => ( readPlan),
np: () => ( UnreadablePlan),
readPlanJson: () => ( readPlanJson),
u: () => ( misnamedProblem),
vN: () => ( LONGEST_PLAN)
});
var node_util_0_ = __nccwpck_require__(7975);
var _machine_take_turn_js_1_ = __nccwpck_require__(4990);
var _model_address_js_2_ = __nccwpck_require__(3543);
var _model_json_text_js_7_ = __nccwpck_require__(2177);
var _model_parse_js_6_ = __nccwpck_require__(2340);
var _model_plan_json_js_3_ = __nccwpck_require__(5379);
var _plan_document_js_4_ = __nccwpck_require__(1870);
var _client_wire_schema_js_5_ = __nccwpck_require__(7934);
const LONGEST_PLAN = 256 * 1024 * 1024;
const MOST_MEMBERS = 1_000;
const MOST_CHANGES = 200_000;
const map = _client_wire_schema_js_5_ .g1P(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .L5J());
const marks = _client_wire_schema_js_5_ .KCZ([_client_wire_schema_js_5_ .zMY(), map]);
const actionSchema = _client_wire_schema_js_5_ .KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget', 'open']);
const changeSchema = _client_wire_schema_js_5_ ._H3({
address: _client_wire_schema_js_5_ .YjP(),
module_address: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YjP()),
mode: _client_wire_schema_js_5_ .KIO(['managed', 'data', 'ephemeral']),
type: _client_wire_schema_js_5_ .YjP(),
name: _client_wire_schema_js_5_ .YjP(),
index: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .KCZ([_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .aig()])),
provider_name: _client_wire_schema_js_5_ .YjP(),
deposed: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YjP()),
previous_address: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .Ru6(_model_address_js_2_ .bX))),
change: _client_wire_schema_js_5_ ._H3({
actions: _client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YOg(actionSchema), _client_wire_schema_js_5_ .BpQ(1), _client_wire_schema_js_5_ .Ru6(2)),
before: _client_wire_schema_js_5_ .mee(map),
after: _client_wire_schema_js_5_ .mee(map),
after_unknown: _client_wire_schema_js_5_ .lqM(marks, {}),
before_sensitive: _client_wire_schema_js_5_ .lqM(marks, false),
after_sensitive: _client_wire_schema_js_5_ .lqM(marks, false),
importing: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .mee(map)),
}),
});
const invocations = _client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YOg(_plan_document_js_4_ .u8), _client_wire_schema_js_5_ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js_5_ ._H3({
format_version: _client_wire_schema_js_5_ .YjP(),
terraform_version: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YjP()),
variables: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .g1P(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ ._H3({ value: _client_wire_schema_js_5_ .L5J() }))),
planned_values: _client_wire_schema_js_5_ ._H3({ root_module: _client_wire_schema_js_5_ .lqM(map) }),
resource_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YOg(changeSchema), _client_wire_schema_js_5_ .Ru6(MOST_CHANGES))),
output_changes: _client_wire_schema_js_5_ .lqM(map),
action_invocations: _client_wire_schema_js_5_ .lqM(invocations),
deferred_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YOg(map)),
deferred_action_invocations: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YOg(_client_wire_schema_js_5_ ._H3({ action_invocation: _plan_document_js_4_ .u8 }))),
configuration: _client_wire_schema_js_5_ ._H3({ root_module: _client_wire_schema_js_5_ .lqM(map) }),
errored: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .zMY()),
complete: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .zMY()),
});
class UnreadablePlan extends Error {
name = 'UnreadablePlan';
}
class NoJson extends UnreadablePlan {
}
class ErroredPlan extends UnreadablePlan {
}
async function readPlanJson(written, isWhole, signal) {
const text = written.startsWith('\ufeff') ? written.slice(1) : written;
if (text.length > LONGEST_PLAN) {
throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
}
let parsed;
await (0,_machine_take_turn_js_1_ .Vm)(signal);
try {
parsed = JSON.parse(text);
}
catch {
throw new NoJson('The plan is not JSON.');
}
await (0,_machine_take_turn_js_1_ .Vm)(signal);
if (!(0,_model_parse_js_6_ .u4)(parsed))
throw new UnreadablePlan('The plan is not an object of JSON.');
if (Object.keys(parsed).length > MOST_MEMBERS) {
throw new UnreadablePlan(`The plan has more than ${MOST_MEMBERS} members, and no plan has so many.`);
}
await (0,_machine_take_turn_js_1_ .Vm)(signal);
if ((0,_model_json_text_js_7_ .hz)(parsed, _model_json_text_js_7_ .Ez))
throw new UnreadablePlan('The plan is nested too deeply.');
await (0,_machine_take_turn_js_1_ .Vm)(signal);
const document = parsed;
const version = document['format_version'] ?? document['plan_format_version'];
if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
throw new UnreadablePlan(`The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`);
}
if (isWhole)
markUnmarked(document);
return new _model_plan_json_js_3_ .gv(text, document, isWhole);
}
async function readPlan(text, signal) {
const json = await readPlanJson(text, true, signal).catch((error) => {
throw error instanceof NoJson ? new NoJson(`${error.message} ${describeNoJson(text)}`) : error;
});
const plan = await checkWhole(json, signal);
return { ...plan, counts: countsOf(plan.document.resource_changes) };
}
async function checkWhole(json, signal) {
const checked = _client_wire_schema_js_5_ .xLC(documentSchema, json.document, { abortEarly: true });
if (!checked.success) {
const [issue] = checked.issues;
const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
const other = describeOtherDocument(json.document) ?? `${quoted(path)} has another form.`;
throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes of one. ${other}`);
}
const document = _client_wire_schema_js_5_ .qgA(asPlanDocument, {
resource_changes: [],
variables: {},
...json.document,
});
refuseUnusable(json);
const keys = new Set();
for (const change of document.resource_changes) {
await (0,_machine_take_turn_js_1_ .Vm)(signal);
const problem = forgedProblem(change);
if (problem !== undefined)
throw new UnreadablePlan(problem);
const key = JSON.stringify([change.address, Reflect.get(change, 'deposed')]);
if (keys.has(key))
throw new UnreadablePlan(`The plan names ${quoted(change.address)} twice.`);
keys.add(key);
}
const { action_invocations: invoked = [], deferred_action_invocations: deferred = [] } = document;
const invocations = [...invoked, ...deferred.map((entry) => entry.action_invocation)];
for (const { address, type, name } of invocations) {
const { block } = (0,_model_address_js_2_ .zq)(address) ?? {};
if (block?.type === 'action' && (0,node_util_0_.isDeepStrictEqual)(block.labels, [type, name]))
continue;
throw new UnreadablePlan(`The plan calls ${quoted(`action.${type}.${name}`)} by another address, ${quoted(address)}.`);
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
const [repeated] = json.repeated();
if (repeated !== undefined) {
throw new UnreadablePlan(`The plan names ${quoted(repeated)} twice.`);
}
}
function markUnmarked(plan) {
const version = plan['format_version'] ?? plan['plan_format_version'];
if (!String(version).startsWith('0.'))
return;
const changes = [
...(0,_model_parse_js_6_ .c3)((0,_model_parse_js_6_ ._F)(plan, 'resource_changes')).map((entry) => (0,_model_parse_js_6_ ._F)(entry, 'change')),
...Object.values((0,_model_parse_js_6_ .Pf)((0,_model_parse_js_6_ ._F)(plan, 'output_changes'))),
];
for (const change of changes.filter(_model_parse_js_6_ .u4)) {
change['before_sensitive'] ??= true;
change['after_sensitive'] ??= true;
}
const markIn = (module) => {
for (const resource of (0,_model_parse_js_6_ .c3)((0,_model_parse_js_6_ ._F)(module, 'resources')).filter(_model_parse_js_6_ .u4)) {
resource['sensitive_values'] ??= true;
}
for (const inner of (0,_model_parse_js_6_ .c3)((0,_model_parse_js_6_ ._F)(module, 'child_modules')))
markIn(inner);
};
const states = [(0,_model_parse_js_6_ ._F)(plan, 'planned_values'), (0,_model_parse_js_6_ ._F)((0,_model_parse_js_6_ ._F)(plan, 'prior_state'), 'values')];
for (const state of states)
markIn((0,_model_parse_js_6_ ._F)(state, 'root_module'));
}
const asPlanDocument = _client_wire_schema_js_5_ .IeY(() => true);
function misnamedProblem(change) {
const { address, module_address: module, mode, type, name, index } = change;
const prefix = module === undefined || module === '' ? '' : `${module}.`;
const local = `${mode === 'managed' ? '' : `${mode}.`}${type}.${name}${(0,_model_address_js_2_ ._M)(index)}`;
if (address !== prefix + local) {
return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
}
return (0,_model_address_js_2_ ._5)(type) && (0,_model_address_js_2_ ._5)(name)
? undefined
: `The plan has no possible name: ${quoted(address)}.`;
}
const VALUES_AROUND = {
create: { before: false, after: true },
update: { before: true, after: true },
delete: { before: true, after: false },
forget: { before: true, after: false },
read: { after: true },
'no-op': {},
open: { before: false, after: false },
};
function forgedProblem(resource) {
const misnamed = misnamedProblem(resource);
if (misnamed !== undefined)
return misnamed;
const { address, mode, change } = resource;
const { actions, before, after } = change;
const [first, second] = actions;
const isReplacement = actions.includes('create') && (actions.includes('delete') || actions.includes('forget'));
const isPair = first === undefined || second !== undefined;
const expected = isPair ? { before: true, after: true } : VALUES_AROUND[first];
const contradicts = (hasValues, values) => hasValues !== undefined && hasValues !== (values !== null);
const isForged = (isPair && !isReplacement) ||
contradicts(expected.before, before) ||
contradicts(expected.after, after) ||
(first === 'no-op' && !(0,node_util_0_.isDeepStrictEqual)(before, after)) ||
(first === 'read' && mode !== 'data') ||
(first === 'open') !== (mode === 'ephemeral');
return isForged
? `The plan says ${actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`
: undefined;
}
async function differenceOf({ planned_values: planned, resource_changes: changes }, signal) {
const values = new Map();
const addValuesOf = ({ resources = [], child_modules: inner = [] }) => {
for (const { address, mode, values: attributes } of resources) {
if (mode === 'managed')
values.set(address, attributes);
}
for (const module of inner)
addValuesOf(module);
};
try {
addValuesOf(planned.root_module ?? {});
}
catch (error) {
if (error instanceof TypeError) {
throw new UnreadablePlan('The plan has planned_values of another form.');
}
throw error;
}
const remaining = changes.filter((resource) => resource.mode === 'managed' &&
(resource.change.after !== null || resource.change.actions.includes('no-op')) &&
Reflect.get(resource, 'deposed') === undefined);
for (const { address, change } of remaining) {
await (0,_machine_take_turn_js_1_ .Vm)(signal);
if (!values.has(address)) {
if (change.after !== null)
return address;
continue;
}
const withoutValues = change.after === null ? null : {};
if (!(0,node_util_0_.isDeepStrictEqual)(values.get(address) ?? withoutValues, change.after))
return address;
}
const forgotten = changes.filter(({ change }) => change.actions.includes('forget'));
const addresses = new Set([...remaining, ...forgotten].map(({ address }) => address));
return [...values.keys()].find((address) => !addresses.has(address));
}
function countsOf(changes) {
const managed = changes.filter(({ mode }) => mode === 'managed');
const count = (action) => managed.filter(({ change }) => change.actions.includes(action)).length;
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
const BEGINNING_LENGTH = 16_384;
function describeNoJson(text) {
const start = text.slice(0, BEGINNING_LENGTH);
const [, sentences = AGAIN] = BEGINNINGS.find(([beginning]) => beginning.test(start)) ?? [];
return sentences;
}
function describeOtherDocument(document) {
const has = (name) => Object.hasOwn(document, name);
if (has('resource_changes') || has('planned_values'))
return undefined;
if (has('plan_format_version')) {
return 'It is a redacted plan of a service. A check that has a service reads it there: leave `plan` out.';
}
if (has('lineage') || has('serial'))
return `It is a state file, which has no changes. ${AGAIN}`;
if (has('@level'))
return describeNoJson('{"@level"');
if (!has('format_version') || has('provider_schemas'))
return undefined;
return 'It is a state, as `terraform show -json` prints it where no plan is named. Name the saved plan: `terraform show -json saved.plan > plan.json`.';
}
/***/ }),
/***/ 5608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
B6: () => ( isCertainFailure),
Bu: () => ( acceptAdvisoryFailures),
F6: () => ( addressedLines)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
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
/***/ 9486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
MS: () => ( namesTypeOrModule),
Pt: () => ( isPattern),
he: () => ( readFromRoot),
kt: () => ( matchesGlob),
pV: () => ( readGlob),
tg: () => ( readProtected)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
function isPattern(text) {
const block = (0,_model_address_js_0_ .ZS)(text)?.block;
if (block?.type === 'action' || block?.type === 'module')
return true;
return block?.type === 'resource' && block.labels[0] !== 'action';
}
function readProtected(patterns) {
const tree = new PatternTree();
for (const [pattern, value] of patterns) {
const parts = partsOf((0,_model_address_js_0_ .ZS)(pattern));
if (parts !== undefined)
tree.add([...resourceParts(parts), ...parts.modules], value);
}
return (address) => {
const target = partsOf(readWholeAddress(address));
if (target?.resource === undefined)
return undefined;
const { modules } = target;
const found = new Set();
const nodes = [tree.root, ...tree.follow(tree.root, resourceParts(target), 0, found)];
for (let outside = 0; outside < modules.length; outside += 1) {
for (const node of nodes)
tree.follow(node, modules, outside, found);
}
return inOrder(found);
};
}
function readFromRoot(patterns) {
const tree = new PatternTree();
for (const [pattern, value] of patterns) {
const parts = partsOf((0,_model_address_js_0_ .ZS)(pattern));
if (parts !== undefined)
tree.add([...parts.modules, ...resourceParts(parts)], value);
}
return (address) => {
const target = partsOf(readWholeAddress(address));
const found = new Set();
if (target !== undefined) {
tree.follow(tree.root, [...target.modules, ...resourceParts(target)], 0, found);
}
return inOrder(found);
};
}
function inOrder(found) {
const sorted = [...found].sort((one, other) => one.order - other.order);
return sorted.map(({ value }) => value);
}
class PatternTree {
root = newNode();
#size = 0;
add(parts, value) {
let node = this.root;
for (const part of parts) {
const text = plainText(part);
if (!text.includes('*')) {
const next = node.plain.get(text) ?? newNode();
node.plain.set(text, next);
node = next;
continue;
}
const next = node.globs.get(text) ?? { fits: fitsPart(part), node: newNode() };
node.globs.set(text, next);
node = next.node;
}
node.entries.push({ order: this.#size, value });
this.#size += 1;
}
follow(from, parts, at, found) {
let nodes = [from];
for (const part of parts.slice(at)) {
const withoutKey = part.name;
const withKey = plainText({ name: part.name, key: part.key ?? '' });
nodes = nodes.flatMap(({ plain, globs }) => {
const next = [plain.get(withoutKey), plain.get(withKey)].filter((node) => node !== undefined);
for (const { fits, node } of globs.values())
if (fits(part))
next.push(node);
return next;
});
if (nodes.length === 0)
break;
for (const { entries } of nodes)
for (const entry of entries)
found.add(entry);
}
return nodes;
}
}
function newNode() {
return { entries: [], plain: new Map(), globs: new Map() };
}
function plainText({ name, key }) {
return key === undefined ? name : `${name}[${key}`;
}
function fitsPart({ name, key }) {
const fitsName = readGlob(name);
const fitsKey = key === undefined ? undefined : readGlob(key);
return (part) => fitsName(part.name) && fitsKey?.(part.key ?? '') !== false;
}
function namesTypeOrModule(pattern) {
const address = (0,_model_address_js_0_ .ZS)(pattern);
if (address === undefined)
return false;
const { modules, block } = address;
return [...modules.map(({ name }) => name), block.labels[0] ?? ''].some(_model_address_js_0_ ._5);
}
function matchesGlob(pattern, text) {
return readGlob(pattern)(text);
}
function readGlob(pattern) {
const [first = '', ...others] = pattern.split('*');
const last = others.pop();
if (last === undefined)
return (text) => first === text;
return (text) => {
if (!text.startsWith(first))
return false;
let at = first.length;
for (const part of others) {
const index = text.indexOf(part, at);
if (index < 0)
return false;
at = index + part.length;
}
return text.length - last.length >= at && text.endsWith(last);
};
}
function readWholeAddress(text) {
const address = (0,_model_address_js_0_ .zq)(text);
return address?.text === text ? address : undefined;
}
function resourceParts({ resource }) {
return resource === undefined ? [] : [resource.type, resource.name];
}
function partsOf(address) {
if (address === undefined)
return undefined;
const { block, key } = address;
const [first = '', name = ''] = block.labels;
const isModule = block.type === 'module';
const modules = [...address.modules, ...(isModule ? [{ name: first, key }] : [])].map((step) => ({
...step,
name: `module.${step.name}`,
}));
if (isModule)
return { modules, resource: undefined };
const type = { name: `${block.type} ${first}`, key: undefined };
return { modules, resource: { type, name: { name, key } } };
}
/***/ }),
/***/ 6077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
cO: () => ( differencesFromCommit),
d0: () => ( differencesInTime),
wb: () => ( isSameSlug)
});
var _model_repository_address_js_0_ = __nccwpck_require__(7866);
var _model_parse_js_1_ = __nccwpck_require__(2340);
function differencesFromCommit({ attributes }, change) {
const { commit, pullRequest, repository, slug } = change;
const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
const clone = attributes['clone-url'];
const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
const differences = [];
if (attributes['commit-sha'] !== commit) {
differences.push(`is of commit ${quoteValue(attributes['commit-sha'])}`);
}
if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
differences.push(`has the address of commit ${quoteValue(linkedCommit)}`);
}
differences.push(...differencesFromPullRequest(attributes, pullRequest));
if (!isSameSlug(attributes.identifier, slug)) {
differences.push(`is of repository ${quoteValue(attributes.identifier)}`);
}
if (clone && !(0,_model_repository_address_js_0_ .ve)(clone, repository)) {
differences.push(`was cloned from ${quoteValue(clone)}, not from ${repository}`);
}
if (!addresses.every((address) => (0,_model_repository_address_js_0_ .vO)(address, repository))) {
differences.push(`has addresses outside of ${repository}`);
}
if (addresses.length === 0 && !clone) {
differences.push('does not say on which server its repository is');
}
return differences;
}
function differencesFromPullRequest(attributes, expected) {
const isOfPullRequest = attributes['is-pull-request'] === true;
if (expected === undefined)
return isOfPullRequest ? ['is of a pull request'] : [];
const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
const differences = [];
if (!isOfPullRequest)
differences.push('is not of a pull request');
if (number !== expected)
differences.push(`is of pull request ${quoteValue(number)}`);
if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
differences.push(`has the address of pull request ${quoteValue(linkedNumber)}`);
}
return differences;
}
const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
function isSameSlug(identifier, slug) {
const plain = (name) => name?.toLowerCase().replace('/_git/', '/');
return plain(identifier) === plain(slug);
}
function differencesInTime({ attributes }, { sinceMs }) {
const since = new Date(sinceMs).toISOString();
const createdAt = (0,_model_parse_js_1_ .nR)(attributes['created-at']);
if (Number.isNaN(createdAt))
return ['does not say when it was created'];
const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(_model_parse_js_1_ .nR);
const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
const isTooEarly = latestTimes.some((time) => time < sinceMs);
return isTooEarly ? [`was there before ${since}: it is of an earlier push, or too old`] : [];
}
function quoteValue(value) {
return (JSON.stringify(value) ?? 'unknown').slice(0, 100);
}
/***/ }),
/***/ 663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$_: () => ( compareWithBaseline),
Ad: () => ( findSame),
DE: () => ( commonBaseline),
Pc: () => ( keyOfPolicy)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
var _systems_policy_checks_js_1_ = __nccwpck_require__(2941);
var _reading_js_2_ = __nccwpck_require__(988);
function compareWithBaseline(results, current) {
const failuresOfSame = findSame(current);
return results.map((result) => {
const failures = (0,_reading_js_2_ .WN)(result) ? failuresOfSame(result) : undefined;
if (failures === undefined)
return result;
const baselineOf = readBaseline(failures);
if (result.resources.length === 0)
return { ...result, baseline: baselineOf(undefined) };
const resources = result.resources.map((resource) => {
return { ...resource, baseline: baselineOf(resource.address) };
});
return { ...result, resources, baseline: commonBaseline(resources) };
});
}
function findSame(others) {
const byPolicy = new Map();
for (const other of others) {
const key = keyOfPolicy(other);
const same = byPolicy.get(key);
if (same === undefined)
byPolicy.set(key, [other]);
else
same.push(other);
}
return (result) => {
if (result.policy === '' || result.policy === _systems_policy_checks_js_1_ .rY)
return undefined;
const same = byPolicy.get(keyOfPolicy(result)) ?? [];
const isClear = same.every((other) => (0,_reading_js_2_ .WN)(other) || other.status === 'passed');
return same.length > 0 && isClear ? same.filter(_reading_js_2_ .WN) : undefined;
};
}
function commonBaseline(resources) {
const [first] = resources;
const areAlike = resources.every(({ baseline }) => baseline === first?.baseline);
return areAlike ? first?.baseline : undefined;
}
function keyOfPolicy({ system, policySet, policy }) {
return JSON.stringify([system, policySet, policy]);
}
function readBaseline(failures) {
const numbers = failures.map(({ resources }) => resources.length);
const before = new Set(failures.flatMap(({ resources }) => resources.map(({ address }) => address)));
const areComplete = numbers.every((number) => number > 0 && number < _model_address_js_0_ .ps);
return (address) => {
if (failures.length === 0)
return 'new';
if (address === undefined)
return numbers.includes(0) ? 'existing' : undefined;
if (before.has(address))
return 'existing';
return areComplete ? 'new' : undefined;
};
}
/***/ }),
/***/ 276:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
/***/ 1625:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
aG: () => ( combineVerdicts),
LD: () => ( decide),
UQ: () => ( decideUnaffected),
Rh: () => ( decideUnjudged)
});
var message = __nccwpck_require__(2980);
var verdict = __nccwpck_require__(3538);
var quote = __nccwpck_require__(8187);
var address_patterns = __nccwpck_require__(9486);
;// CONCATENATED MODULE: ./build/src/policy/target-branches.js
const BASE_CODE = 'PG-158';
const EVERY_BASE = '*';
function whyBaseDoesNotCount(base) {
if (base === undefined)
return undefined;
const { branch, defaultBranch, targetBranches } = base;
if (targetBranches.includes(EVERY_BASE))
return undefined;
if (branch === undefined) {
const text = 'This host does not say into which branch the pull request is to be merged, and a verdict is for one branch. Set `target-branches` to `*` where only people who may merge can create branches.';
return { text, code: BASE_CODE };
}
if (branch === defaultBranch || targetBranches.some((each) => fits(each, branch))) {
return undefined;
}
const counting = [...new Set([defaultBranch ?? [], ...targetBranches].flat())];
const isUnknown = counting.length === 0;
const which = isUnknown
? 'this host does not name the default branch, and `target-branches` is empty'
: `verdicts count for ${(0,quote.Kf)(counting.map(quote.hD), 4)} alone`;
const remedy = isUnknown
? 'Set `target-branches` to the branches that count, as in `main`.'
: `If ${(0,quote.hD)(branch)} counts too, and only people who may merge can create or change it, add it to \`target-branches\`.`;
const text = `The pull request is to be merged into ${(0,quote.hD)(branch)}, and ${which}. Change its base, and it is judged for the new one; if it has another base by now, push, or close and reopen it. ${remedy}`;
return { text, code: BASE_CODE };
}
function fits(pattern, branch) {
const patternParts = pattern.split('/');
const parts = branch.split('/');
if (patternParts.length !== parts.length)
return false;
return parts.every((part, at) => (0,address_patterns.kt)(patternParts[at] ?? '', part));
}
var model_status = __nccwpck_require__(2373);
var resource = __nccwpck_require__(8235);
var run_differences = __nccwpck_require__(2484);
var commit_under_review = __nccwpck_require__(6077);
var reading = __nccwpck_require__(988);
var own_policies = __nccwpck_require__(8532);
var policy_checks = __nccwpck_require__(2941);
var systems_systems = __nccwpck_require__(2937);
;// CONCATENATED MODULE: ./build/src/policy/claim-result.js
const HOLDS = { green: 'passed' };
const PLAN_FAILED = doesNotHold('errored', 'The plan failed, so no policy could be evaluated.', {
code: 'PG-119',
});
function undecided(sentence, details) {
return doesNotHold('undecided', sentence, details);
}
function fromDoubt({ doubt, code }, omitIf) {
return undecided(doubt, { omitIf, code });
}
function doesNotHold(word, sentence, details = {}) {
return { red: { word, sentence, ...details } };
}
function policyClaim(result, unknownValues) {
const { level, status, word, overridable } = result;
const name = policyName(result);
if (status === 'unknown')
return undecided(`${name} is "${word ?? ''}", an unrecognized status.`);
if (word !== undefined) {
return undecided(`${name} has the unrecognized enforcement level "${word}".`);
}
switch (status) {
case 'passed':
return HOLDS;
case 'overridden':
return { green: 'overridden', sentence: `${name} failed and was overridden.` };
case 'excepted':
case 'existing': {
const canBeAccepted = result.system === 'own-policies' ? level !== 'unknown' : level === 'advisory';
return canBeAccepted
? HOLDS
: undecided(`${name} failed, and at that level no failure can be accepted.`);
}
case 'not-evaluated': {
const sentence = `${name} was not evaluated.`;
return level === 'advisory' ? { green: 'advisory', sentence } : undecided(sentence);
}
case 'known-after-apply': {
const sentence = `${name} cannot be judged before the apply: it asks for values that are known only then.`;
if (level === 'advisory' || (unknownValues === 'advisory' && level !== 'unknown')) {
return { green: 'advisory', sentence };
}
return undecided(`${sentence} If it may be judged by then, set allow-unknown to true.`);
}
case 'errored': {
const sentence = `${name} could not be evaluated.`;
return level === 'advisory'
? { green: 'advisory', sentence }
: doesNotHold('errored', sentence);
}
case 'failed':
if (level === 'advisory')
return { green: 'advisory', sentence: `${name} failed.` };
if (level === 'unknown') {
return undecided(`${name} failed, and the service does not say at which level.`);
}
return overridable
? doesNotHold('needs-override', `${name} failed and needs an override.`)
: doesNotHold('blocked', `${name} failed and cannot be overridden.`);
}
}
function policyName({ policy, policySet, level, system }) {
if (policy === '')
return `Policy set "${policySet}"`;
const levelPart = level === 'unknown' ? '' : ` (${level})`;
if (system === 'policy-check' && policy === policy_checks.rY) {
return `A policy${levelPart} that the log does not name`;
}
const setPart = policySet === '' ? '' : ` of policy set "${policySet}"`;
return `Policy "${policy}"${levelPart}${setPart}`;
}
function runTaskClaim(task, unanswered) {
const name = `Run task "${task.name}"`;
const { level, status, word = '' } = task;
if (status === 'unknown')
return undecided(`${name} is "${word}", an unrecognized status.`);
if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
return undecided(`${name} is ${status} at an unrecognized enforcement level.`);
}
const advisory = (sentence) => ({
green: 'advisory',
sentence: `${name} (advisory) ${sentence}.`,
});
switch (status) {
case 'passed':
return HOLDS;
case 'not-evaluated':
return level === 'advisory' ? advisory(`never answered: "${word}"`) : unanswered;
case 'failed':
if (level === 'advisory')
return advisory('failed');
return task.overridable === true
? doesNotHold('needs-override', `${name} (mandatory) failed; it needs an override.`)
: doesNotHold('blocked', `${name} (mandatory) failed.`);
case 'errored':
return level === 'advisory'
? advisory('errored')
: doesNotHold('errored', `${name} (mandatory) errored.`);
}
}
var parse = __nccwpck_require__(2340);
;// CONCATENATED MODULE: ./build/src/policy/vouch.js
const CLAIM_OF_LIMIT = {
'not-certain': (message) => undecided(message),
partial: (sentence) => ({ green: 'advisory', sentence }),
unproven: (sentence) => ({ green: 'advisory', sentence }),
field: (sentence) => ({ green: 'advisory', sentence }),
'empty-state': () => HOLDS,
noted: () => HOLDS,
};
const CLAIMS_BESIDE_SYSTEMS = {
plannedCommit: {
isKnown: ({ plannedCommit }) => plannedCommit && 'doubt' in plannedCommit.ingress ? [fromDoubt(plannedCommit.ingress)] : [],
isOfTheChange: ofPlannedCommit(({ ingress, change }) => (0,commit_under_review.cO)(ingress, change)),
isRecent: ofPlannedCommit(({ run, change }) => (0,commit_under_review.d0)(run, change)),
hasUsualOptions: ofPlannedCommit(({ run, terraformVersion }) => (0,run_differences.rA)(run, terraformVersion), 'PG-138'),
},
plan: {
isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [fromDoubt(plan, omitUnlessRunIsGood(evidence))] : [],
isGood: isGoodPlan,
isWhole: ({ plan }) => 'limits' in plan ? plan.limits.map(({ kind, message }) => CLAIM_OF_LIMIT[kind](message)) : [],
agreesWithTimestamps: planAgreesWithTimestamps,
},
guard: {
wasAsked: guardWasAsked,
hasNoDoubt: ({ guard, plan }) => (guard?.doubts ?? []).map((sentence) => undecided(sentence, { omitIf: omitUnlessPlanned(plan), code: 'PG-134' })),
passes: ({ guard }) => (guard?.results ?? [])
.filter(({ status }) => status !== 'not-evaluated')
.map((result) => policyClaim(result)),
},
run: {
endsWell: ofRun((run, evidence) => [endsWell(run, evidence)]),
agreesWithTimestamps: ofRun(({ answer, mustBe: { mode } }, { systems }) => (0,model_status.Il)(mode, answer.attributes.status) === 'good' || overriddenInRun(systems).length > 0
? [noDoubtIn((0,reading.EP)(`run ${answer.id}`, answer.attributes, BAD_ENDS))]
: []),
isThisOne: ofRun(({ answer, mustBe }) => [
holdsIf(answer.id === mustBe.runId, `Run ${answer.id} is not the one of this check, ${mustBe.runId}.`),
]),
isOfVersion: ofRun(({ answer, mustBe }) => [isOfVersion(answer, mustBe.versionId)]),
isOfWorkspace: ofRun(({ answer, mustBe }) => [isOfWorkspace(answer, mustBe.workspace.id)]),
isOfNamedWorkspace: ofRun(({ answer, workspaceName, mustBe: { workspace } }) => [
holdsIf(workspaceName === undefined || workspaceName.toLowerCase() === workspace.name.toLowerCase(), `Run ${answer.id} belongs to workspace "${workspaceName}", not to "${workspace.name}".`),
]),
isAsRequested: ofRun(({ answer, mustBe: { mode, options } }) => (0,run_differences.w3)(answer, mode, options).map((how) => undecided(`Run ${answer.id} ${how}.`, { code: 'PG-138' }))),
plansEverything: ofRun(({ mustBe }) => claimsOfWholeRun(mustBe)),
isCompared: ofRun(({ mustBe }) => (mustBe.uncompared ?? []).map((sentence) => undecided(sentence, { code: 'PG-142' }))),
},
requirements: {
isForItsBase: ({ requirements }) => [isForItsBase(requirements)],
isJudged: (evidence) => [somethingWasJudged(evidence)],
},
gives: {
isThere: allThatIsGiven,
},
};
function claimsWith(systems) {
const ofSystems = systems.map(({ name }) => [name, claimsOf(name)]);
return { ...Object.fromEntries(ofSystems), ...CLAIMS_BESIDE_SYSTEMS };
}
const CLAIMS = claimsWith(systems_systems.W);
function vouch(evidence, claims = CLAIMS) {
const unknown = evidence.systems.find(({ system }) => !Object.hasOwn(claims, system));
if (unknown !== undefined) {
const sentence = `The policy system "${unknown.system}" is not one that Plangate knows.`;
return { reasons: [{ word: 'undecided', sentence }] };
}
const results = Object.entries(claims).flatMap(([part, ofPart]) => Object.values(ofPart).flatMap((claim) => claim(evidence).map((result) => ({ part, result }))));
const [reason, ...others] = results.flatMap(({ result }) => ('red' in result ? result.red : []));
const remarks = results.flatMap(({ part, result }) => 'sentence' in result ? { part, word: result.green, sentence: result.sentence } : []);
if (reason !== undefined) {
const remarked = remarks.map(({ word, sentence }) => ({ word, sentence }));
return { reasons: [...withoutConsequences([reason, ...others]), ...remarked] };
}
return { green: greenWordOf(remarks), sentences: remarks.map(({ sentence }) => sentence) };
}
function greenWordOf(remarks) {
if (remarks.length === 0)
return 'passed';
const isPolicyOverridden = remarks.some(({ part, word }) => part !== 'guard' && word === 'overridden');
const hasAdvisory = remarks.some(({ word }) => word === 'advisory');
return hasAdvisory && !isPolicyOverridden ? 'advisory' : 'overridden';
}
const FAILURES = ['needs-override', 'blocked', 'errored', 'canceled'];
function withoutConsequences(reasons) {
const isBlocked = reasons.some(({ word, omitIf }) => omitIf === undefined && FAILURES.includes(word));
const [first, ...others] = reasons.filter(({ omitIf }) => omitIf === undefined || (omitIf === 'runAlreadyBlocked' && !isBlocked));
return first === undefined ? reasons : [first, ...others];
}
function isForItsBase({ base }) {
const why = whyBaseDoesNotCount(base);
return why === undefined ? HOLDS : undecided(why.text, why);
}
function isOfVersion(run, versionId) {
const version = (0,resource.Dl)(run, 'configuration-version');
return holdsIf(version === versionId, version === undefined
? `Run ${run.id} does not say which configuration version it planned.`
: `Run ${run.id} planned configuration version ${version}, not ${versionId}, which it was to be.`, 'PG-142');
}
function isOfWorkspace(run, workspaceId) {
const workspace = (0,resource.Dl)(run, 'workspace');
return holdsIf(workspace === workspaceId, workspace === undefined
? `Run ${run.id} does not say which workspace it belongs to.`
: `Run ${run.id} belongs to workspace ${workspace}, not to ${workspaceId}.`, 'PG-142');
}
function ofRun(check) {
return (evidence) => (evidence.run === undefined ? [] : check(evidence.run, evidence));
}
function ofPlannedCommit(differencesIn, code) {
return ofRun(({ answer: run }, { plannedCommit }) => {
if (plannedCommit === undefined || 'doubt' in plannedCommit.ingress)
return [];
const known = { ...plannedCommit, run, ingress: plannedCommit.ingress.answer };
return differencesIn(known).map((how) => undecided(`Run ${run.id} ${how}.`, { code }));
});
}
function holdsIf(isTrue, otherwise, code) {
return isTrue ? HOLDS : undecided(otherwise, { code });
}
function claimsOfWholeRun({ options = {}, allowPartial = false }) {
const parts = allowPartial ? [] : (0,run_differences.lp)(options);
return parts.map((input) => undecided(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`, { code: 'PG-141' }));
}
const BAD_ENDS = Object.fromEntries((0,model_status.o7)(model_status.LV)
.filter((word) => word === 'errored' || model_status.LV[word].kind === 'stopped')
.map((word) => [word, 'bad']));
function endsWell(run, evidence) {
const { mode } = run.mustBe;
const { status } = run.answer.attributes;
const kind = (0,model_status.Il)(mode, status);
if (isOverriddenEnd(run, evidence, kind))
return HOLDS;
switch (kind) {
case 'good':
return HOLDS;
case 'bad': {
const wasEvaluated = evidence.systems.every(({ reading }) => reading.results.every((result) => result.status !== 'not-evaluated'));
return endedBadly(status, wasEvaluated ? 'runAlreadyBlocked' : 'anyOtherReason');
}
case 'stopped': {
const how = status === 'discarded' ? 'discarded' : 'canceled';
const sentence = `The run was ${how} by another person ("${status}") before it could be judged.`;
return doesNotHold('canceled', sentence);
}
case 'person': {
const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
return undecided(sentence, { omitIf: 'runAlreadyBlocked' });
}
case 'moving':
return undecided(`The run is still "${status}".`, { omitIf: 'runAlreadyBlocked' });
case 'foreign':
return undecided(`The run is "${status}": a ${mode} run of this gate never gets there.`);
case 'unknown':
return undecided(`The run is "${status}", an unrecognized status.`);
}
}
function overriddenInRun(systems) {
return systems
.filter(({ system }) => system !== 'own-policies')
.flatMap(({ reading }) => reading.results.filter(({ status }) => status === 'overridden'));
}
function isOverriddenEnd(run, evidence, kind) {
const overridden = overriddenInRun(evidence.systems);
if (overridden.length === 0 || !isPlanned(evidence.plan))
return false;
const { status, 'status-timestamps': stamps } = run.answer.attributes;
if (kind === 'moving')
return status === 'policy_checked';
if (kind !== 'bad' && kind !== 'person')
return false;
const enteredAt = (0,parse.nR)(stamps?.[`${status.replaceAll('_', '-')}-at`]);
const times = overridden
.map(({ override }) => (0,parse.nR)(override?.at))
.filter((time) => !Number.isNaN(time));
if (times.length === 0)
return false;
if (Number.isNaN(enteredAt))
return status === 'policy_soft_failed';
return enteredAt <= Math.max(...times);
}
function noDoubtIn([doubt], omitIf) {
return doubt === undefined ? HOLDS : undecided(doubt, { omitIf });
}
function endedBadly(status, omitIf) {
if (status === 'errored') {
const sentence = 'The run is "errored", and no policy or run task is the reason.';
return doesNotHold('errored', sentence, { omitIf });
}
if (status === 'policy_soft_failed') {
const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
return undecided(sentence, { omitIf: 'runAlreadyBlocked' });
}
return undecided(`The run ended as "${status}", which Plangate does not recognize.`);
}
function kindOfRun({ run }) {
return run && (0,model_status.Il)(run.mustBe.mode, run.answer.attributes.status);
}
function omitUnlessRunIsGood(evidence) {
const kind = kindOfRun(evidence);
return kind === undefined || kind === 'good' ? undefined : 'anyOtherReason';
}
function isGoodPlan({ plan, ...evidence }) {
if ('failed' in plan)
return [PLAN_FAILED];
if (!('answer' in plan))
return [];
const { status } = plan.answer.attributes;
switch ((0,model_status.I)(model_status.P9, status)) {
case 'good':
return [];
case 'bad':
return [PLAN_FAILED];
case 'unknown':
return [undecided(`The plan is "${status}", an unrecognized status.`)];
case 'moving':
case 'person':
case 'stopped':
case 'skipped': {
const ended = evidence.run?.answer.attributes.status ?? '';
const sentence = `The run is "${ended}" but its plan is still "${status}".`;
return [undecided(sentence, { omitIf: omitUnlessRunIsGood(evidence) })];
}
}
}
function planAgreesWithTimestamps({ plan, ...evidence }) {
if (!('answer' in plan) || !isPlanned(plan))
return [];
const doubts = (0,reading.EP)(`plan ${plan.answer.id}`, plan.answer.attributes, model_status.P9);
return [noDoubtIn(doubts, kindOfRun(evidence) === 'good' ? undefined : 'runAlreadyBlocked')];
}
function isPlanned(plan) {
if ('limits' in plan)
return true;
return 'answer' in plan && (0,model_status.I)(model_status.P9, plan.answer.attributes.status) === 'good';
}
function omitUnlessPlanned(plan) {
return isPlanned(plan) ? undefined : 'anyOtherReason';
}
function guardWasAsked({ guard, plan, requirements }) {
return guard === undefined && requirements.guarded === true
? [undecided('What the plan destroys was not checked.', { omitIf: omitUnlessPlanned(plan) })]
: [];
}
function claimsOf(systemName) {
const claimOfSystem = (check) => (evidence) => evidence.systems
.filter(({ system }) => system === systemName)
.flatMap((system) => check(system, evidence));
return {
isKnown: claimOfSystem(({ how }) => ('doubt' in how ? [fromDoubt(how)] : [])),
hasNoDoubt: claimOfSystem(({ reading }, evidence) => reading.doubts.map((sentence) => undecided(sentence, {
omitIf: endedByPlan(evidence) ? 'runAlreadyBlocked' : undefined,
code: systemName === own_policies.an.name ? undefined : 'PG-146',
}))),
hasNoError: claimOfSystem(({ reading }) => reading.errors.map((sentence) => doesNotHold('errored', sentence))),
passes: claimOfSystem(({ reading }, { requirements }) => reading.results.map((result) => policyClaim(result, requirements.unknownValues))),
tasksPass: claimOfSystem(({ reading }, evidence) => reading.runTasks.map((task) => {
const { name, word = '' } = task;
const was = `run task "${name}" was still "${word}"`;
return runTaskClaim(task, lacksResult(was, word === 'unreachable', evidence));
})),
isFinished: claimOfSystem(({ reading: { unfinished, runTasks } }, evidence) => unfinished.map((object) => unfinishedClaim(object, runTasks, evidence))),
};
}
function allThatIsGiven(evidence) {
const { gives, run, plannedCommit, plan, systems, requirements } = evidence;
const own = requirements.ownPolicies === true ? [own_policies.an] : [];
const expected = [...(gives.serviceSystems ? systems_systems.P : []), ...own];
const hasJudged = ({ system, reading }) => system !== own_policies.an.name || reading.results.length + reading.doubts.length > 0;
const asked = new Set(systems.filter(hasJudged).map(({ system }) => system));
const omitIf = 'failed' in plan ? 'anyOtherReason' : undefined;
return [
holdsIf(run !== undefined || !gives.run, 'No run is known of which this plan would be.'),
holdsIf(plannedCommit !== undefined || !gives.plannedCommit, 'It is not known which commit version control planned.'),
...expected.map(({ name }) => asked.has(name)
? HOLDS
: undecided(`Nothing was asked of the ${name.replace('-', ' ')} of this plan.`, { omitIf })),
];
}
function unfinishedClaim({ what, word, stage, system }, runTasks, evidence) {
const failedTask = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
const ofStage = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
const cause = failedTask === undefined
? ''
: ` The likely cause is a mandatory run task that failed: see "${failedTask.name}" in the run.`;
const neverBegan = word === 'unreachable' || system === policy_checks.tG.name || stage === 'pending';
return lacksResult(`${what} was still "${word}"${ofStage}`, neverBegan, evidence, cause);
}
function lacksResult(was, neverBegan, evidence, cause = '') {
const status = evidence.run?.answer.attributes.status ?? '';
const kind = kindOfRun(evidence);
const isExplained = kind === 'stopped' || (kind !== 'good' && neverBegan) || endedByPlan(evidence);
return undecided(`The run ended as "${status}", but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`, { omitIf: isExplained ? 'runAlreadyBlocked' : undefined, code: 'PG-133' });
}
function endedByPlan({ run, plan }) {
const failed = 'answer' in plan && (0,model_status.I)(model_status.P9, plan.answer.attributes.status) === 'bad';
return failed && kindOfRun({ run }) !== 'good';
}
function somethingWasJudged(evidence) {
const { requirements, plan, run, systems } = evidence;
const { requirePolicies, noPolicies } = requirements;
const isRequired = requirePolicies || noPolicies !== undefined;
if (!isRequired || systems.some(({ reading }) => reading.results.length > 0))
return HOLDS;
const whyNone = run === undefined
? 'No policy judged this plan, and policies are required.'
: 'No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.';
const omitIf = 'failed' in plan ? 'anyOtherReason' : undefined;
return undecided(noPolicies ?? whyNone, {
omitIf: kindOfRun(evidence) === 'stopped' ? 'runAlreadyBlocked' : omitIf,
});
}
;// CONCATENATED MODULE: ./build/src/policy/decide.js
function decide(evidence) {
const vouched = vouch(evidence);
if ('green' in vouched) {
return {
word: vouched.green,
reasons: withoutRepeats(vouched.sentences.map((text) => ({ text }))),
};
}
const { reasons } = vouched;
const worstFirst = reasons.toSorted((one, other) => verdict.bk.indexOf(other.word) - verdict.bk.indexOf(one.word));
const messages = worstFirst.map(({ sentence: text, code }) => ({ text, code }));
return { word: (0,verdict.zP)(reasons.map(({ word }) => word)), reasons: withoutRepeats(messages) };
}
function withoutRepeats(messages) {
const firsts = new Map();
for (const message of messages) {
if (!firsts.has(message.text))
firsts.set(message.text, message);
}
return [...firsts.values()];
}
function combineVerdicts(verdicts) {
const word = (0,verdict.zP)(verdicts.map(({ verdict }) => verdict.word));
const worstVerdicts = verdicts.filter(({ verdict }) => verdict.word === word);
const isOfJob = ({ code }) => code === BASE_CODE;
const reasons = worstVerdicts.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => verdicts.length > 1 && !isOfJob(reason)
? (0,message.Fg)(reason, (text) => `${name}: ${text}`)
: reason));
const ofJob = withoutRepeats(reasons.filter(isOfJob));
return { word, reasons: [...ofJob, ...reasons.filter((reason) => !isOfJob(reason))] };
}
function decideUnaffected({ requirePolicies, base }) {
const why = whyBaseDoesNotCount(base);
if (why !== undefined)
return { word: 'undecided', reasons: [why] };
if (!requirePolicies)
return { word: 'passed', reasons: [] };
const text = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
return { word: 'undecided', reasons: [{ text, code: 'PG-153' }] };
}
function decideUnjudged(failure) {
const reasons = [{ text: failure.message, code: failure.code }];
if (failure.kind === 'canceled')
return { word: 'canceled', reasons };
return { word: failure.errored === true ? 'errored' : 'undecided', reasons };
}
/***/ }),
/***/ 9272:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
H_: () => ( daysLeft),
N$: () => ( acceptanceBy),
WY: () => ( ruleOfExceptions),
j2: () => ( exceptionNotices),
nL: () => ( indexEntries),
parseExceptions: () => ( parseExceptions)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
var _model_json_text_js_4_ = __nccwpck_require__(2177);
var _model_parse_js_3_ = __nccwpck_require__(2340);
var _model_quote_js_5_ = __nccwpck_require__(8187);
var _address_patterns_js_1_ = __nccwpck_require__(9486);
var _systems_policy_checks_js_2_ = __nccwpck_require__(2941);
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
function indexEntries(entries) {
const read = entries.map((entry, order) => {
return { entry, order, fitsWorkspace: (0,_address_patterns_js_1_ .pV)(entry.workspace) };
});
const byPolicy = new Map();
for (const each of read) {
const ofPolicy = byPolicy.get(each.entry.policy);
if (ofPolicy === undefined)
byPolicy.set(each.entry.policy, [each]);
else
ofPolicy.push(each);
}
const patternsByPolicy = new Map();
const readPatterns = (name, ofPolicy) => {
const patterns = patternsByPolicy.get(name) ??
(0,_address_patterns_js_1_ .he)(ofPolicy.flatMap((each) => each.entry.address === undefined ? [] : [[each.entry.address, each]]));
patternsByPolicy.set(name, patterns);
return patterns;
};
return (names, workspace) => {
const found = names.flatMap((name) => {
const ofPolicy = byPolicy.get(name);
return ofPolicy === undefined ? [] : [{ name, ofPolicy }];
});
const fitting = (some) => some
.filter(({ fitsWorkspace }) => fitsWorkspace(workspace))
.sort((one, other) => one.order - other.order)
.map(({ entry }) => entry);
return {
entries: fitting(found.flatMap(({ ofPolicy }) => ofPolicy)),
at: (address) => fitting(found.flatMap(({ name, ofPolicy }) => readPatterns(name, ofPolicy)(address))),
};
};
}
function ruleOfExceptions(workspace, { entries, today }) {
const acceptances = new Map(entries
.filter((entry) => daysLeft(entry, today) >= 0)
.map((entry) => [entry, acceptanceBy(entry)]));
const findEntries = indexEntries([...acceptances.keys()]);
return (result) => {
const fitting = findEntries(namesOf(result), workspace);
const ofWholePolicy = fitting.entries.find(({ address }) => address === undefined);
if (ofWholePolicy !== undefined)
return acceptances.get(ofWholePolicy);
return (address) => {
const [first] = fitting.at(address);
return first && acceptances.get(first);
};
};
}
function acceptanceBy({ until, owner, reason }) {
return { status: 'excepted', excepted: { until, owner, reason } };
}
function namesOf({ policy, policySet, system }) {
if (policy === _systems_policy_checks_js_2_ .rY || system === 'guard')
return [];
return system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
}
const WARNING_DAYS = 30;
function exceptionNotices(judged, { entries, today }) {
const notices = new Map();
const say = (workspace, sentence) => {
const sentences = notices.get(workspace) ?? [];
sentences.push(sentence);
notices.set(workspace, sentences);
};
const uses = findUses(judged, entries);
const judgedPolicies = policiesByPattern(judged);
for (const entry of entries) {
const fitting = uses.get(entry) ?? new Map();
const { first, named, shown } = judgedPolicies(entry.workspace);
if (first !== undefined && fitting.size === 0) {
const why = whyUnused(entry, named, shown);
say(first, `${describeException(entry)} ${why} Its owner is ${(0,_model_quote_js_5_ .hD)(entry.owner)}.`);
}
const ending = endSentence(entry, today);
for (const [workspace, ofWorkspace] of fitting) {
if (ending !== undefined)
say(workspace, ending);
const why = daysLeft(entry, today) < 0 ? undefined : whyWithoutEffect(ofWorkspace);
if (why !== undefined) {
say(workspace, `${describeException(entry)} changes no verdict, because ${why}`);
}
}
}
return notices;
}
function findUses(judged, entries) {
const uses = new Map();
const findEntries = indexEntries(entries);
for (const { workspace, results } of judged) {
for (const result of results) {
if (result.status === 'passed')
continue;
const fitting = findEntries(namesOf(result), workspace);
const ofWholePolicy = fitting.entries.filter(({ address }) => address === undefined);
const ofResources = result.resources.flatMap(({ address }) => fitting.at(address));
const ofMessages = new Set(result.status === 'failed' ? result.printedFor?.flat().flatMap(fitting.at) : ofResources);
for (const entry of new Set([...ofWholePolicy, ...ofResources])) {
const isOnlyInText = entry.address !== undefined && !ofMessages.has(entry);
const ofEntry = uses.get(entry) ?? new Map();
const ofWorkspace = ofEntry.get(workspace) ?? [];
ofWorkspace.push({ result, isOnlyInText });
uses.set(entry, ofEntry.set(workspace, ofWorkspace));
}
}
}
return uses;
}
function whyWithoutEffect(uses) {
const ofService = uses.filter(({ result }) => result.system !== 'own-policies');
if (ofService.some(({ result }) => result.level !== 'advisory')) {
return 'the policy is not advisory: the failure counts.';
}
return ofService.some(({ isOnlyInText }) => isOnlyInText) ? ONLY_IN_TEXT : undefined;
}
function policiesByPattern(judged) {
const read = (pattern) => {
const fits = (0,_address_patterns_js_1_ .pV)(pattern);
const inWorkspaces = judged.filter(({ workspace }) => fits(workspace));
const named = new Set();
const shown = new Set();
for (const result of inWorkspaces.flatMap(({ results }) => results)) {
const names = namesOf(result);
for (const name of names)
named.add(name);
if (names.length > 0)
shown.add(result.policy);
}
return { first: inWorkspaces[0]?.workspace, named, shown };
};
const known = new Map();
return (pattern) => {
const policies = known.get(pattern) ?? read(pattern);
known.set(pattern, policies);
return policies;
};
}
function whyUnused({ policy }, named, shown) {
if (named.has(policy) || shown.size === 0) {
return 'fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.';
}
const longer = [...shown].filter((name) => name.includes(policy));
const names = (0,_model_quote_js_5_ .Kf)([...new Set([...longer, ...shown])].map(_model_quote_js_5_ .hD), MOST_NAMED);
return `fits no policy by its name. Judged were ${names}: write one of these names, or remove it.`;
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
/***/ 6747:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$H: () => ( textBefore),
DE: () => ( readPlannedValues),
PY: () => ( notComparedNotice),
QF: () => ( addressBefore),
_5: () => ( isUnchanged),
pj: () => ( ruleOfExisting)
});
var _model_error_message_js_4_ = __nccwpck_require__(4271);
var _accept_failures_js_0_ = __nccwpck_require__(5608);
var _compare_js_1_ = __nccwpck_require__(663);
var _model_parse_js_5_ = __nccwpck_require__(2340);
var _model_plan_json_js_2_ = __nccwpck_require__(5379);
var _planned_changes_js_3_ = __nccwpck_require__(9166);
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
/***/ 6258:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
N: () => ( changesIn)
});
var node_util_0_ = __nccwpck_require__(7975);
var _model_address_js_1_ = __nccwpck_require__(3543);
var _model_plan_json_js_2_ = __nccwpck_require__(5379);
var _model_parse_js_4_ = __nccwpck_require__(2340);
var _planned_changes_js_3_ = __nccwpck_require__(9166);
const UNREADABLE_ENTRY = "The plan's JSON has an entry that cannot be read.";
const VERSION_MEMBERS = ['plan_format_version', 'format_version'];
function* changesIn(plan, options) {
const { counts, diff = false, judgesLater = false } = options;
const { document } = plan;
const list = createChangeList();
const attributeLimit = createAttributeLimit();
const doubts = new Set();
const objectsIn = (entries) => {
if (entries === undefined || entries === null)
return [];
const objects = (0,_model_parse_js_4_ .c3)(entries).filter(_model_parse_js_4_ .u4);
const areAllObjects = Array.isArray(entries) && objects.length === entries.length;
if (!areAllObjects)
doubts.add(UNREADABLE_ENTRY);
return objects;
};
const objectsOf = (name) => objectsIn(document[name]);
for (const name of plan.repeated())
doubts.add(`The plan's JSON names ${name} twice.`);
if (!VERSION_MEMBERS.some((name) => typeof document[name] === 'string')) {
doubts.add("The plan's JSON has no format version, so it is no plan as Terraform writes it.");
}
if (plan.isErrored) {
doubts.add("The plan's JSON says that the plan errored, so it may lack changes.");
}
const counted = { additions: 0, changes: 0, destructions: 0, imports: 0 };
for (const entry of objectsIn(plan.exactChanges())) {
yield;
const read = toChange(entry, diff);
if (typeof read === 'string')
doubts.add(read);
if (typeof read !== 'object')
continue;
const { actions, change } = read;
if (actions.includes('create'))
counted.additions += 1;
if (actions.includes('update'))
counted.changes += 1;
if (actions.includes('delete'))
counted.destructions += 1;
if (change.imported)
counted.imports += 1;
const isMoved = change.previousAddress !== undefined && change.previousAddress !== change.address;
if (change.action === 'none' && !isMoved && !change.imported)
continue;
const kept = { ...change, differs: attributeLimit.attributesOf(change) };
if ((0,_planned_changes_js_3_ .jR)(change.action))
(0,_planned_changes_js_3_ .Uq)(kept, entry);
list.add(kept);
}
for (const entry of objectsOf('action_invocations')) {
const invocation = toInvocation(entry);
if (invocation === undefined)
doubts.add(UNREADABLE_ENTRY);
else {
const kept = { ...OF_INVOCATION, ...invocation };
(0,_planned_changes_js_3_ .Uq)(kept, entry);
list.add(kept);
}
}
const deferred = objectsOf('deferred_changes').length;
const deferredActions = objectsOf('deferred_action_invocations').map((entry) => toInvocation((0,_model_parse_js_4_ ._F)(entry, 'action_invocation'))?.address ?? 'one that cannot be read');
if (!judgesLater) {
for (const sentence of sayLeftToLater(deferred, deferredActions))
doubts.add(sentence);
}
const wrongCounts = ['additions', 'changes', 'destructions', 'imports']
.filter((name) => (counts[name] ?? counted[name]) !== counted[name])
.map((name) => `${name} ${counted[name]} (the plan says ${counts[name]})`);
if (wrongCounts.length > 0) {
doubts.add(`The plan's JSON does not add up: ${wrongCounts.join(', ')}.`);
}
const isListed = ['resource_changes', 'action_invocations'].some((name) => Object.hasOwn(document, name));
const { complete } = document;
return {
...list.sorted(),
source: 'json',
doubt: doubts.size > 0 ? [...doubts].slice(0, MOST_DOUBTS).join(' ') : undefined,
partial: complete === undefined || complete === true ? undefined : true,
unlisted: isListed ? undefined : true,
unread: attributeLimit.sayLeftOut(),
};
}
const MOST_DOUBTS = 4;
const MOST_CHANGES = 20_000;
function createChangeList() {
const kept = new Map();
let leftOut = 0;
return {
add(change) {
const { address, deposed, trigger, action } = change;
const key = JSON.stringify([address, deposed, trigger]);
const earlier = kept.get(key);
const limit = (0,_planned_changes_js_3_ .jR)(action) ? 2 * MOST_CHANGES : MOST_CHANGES;
if (earlier === undefined && kept.size >= limit)
leftOut += 1;
else if (earlier === undefined || (0,_planned_changes_js_3_ .qs)(action) < (0,_planned_changes_js_3_ .qs)(earlier.action)) {
kept.set(key, change);
}
},
sorted() {
const order = (one, other) => (0,_planned_changes_js_3_ .qs)(one.action) - (0,_planned_changes_js_3_ .qs)(other.action) ||
(one.address < other.address ? -1 : 1);
return { changes: [...kept.values()].sort(order), leftOut };
},
};
}
const OF_INVOCATION = {
action: 'invoke',
previousAddress: undefined,
imported: false,
deposed: false,
reason: undefined,
attributes: [],
location: undefined,
};
function sayLeftToLater(changes, actions) {
const sentence = (number, noun, names = '') => `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
const sentences = [];
if (changes > 0)
sentences.push(sentence(changes, 'change'));
if (actions.length > 0) {
const names = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
sentences.push(sentence(actions.length, 'action', `: ${names}`));
}
return sentences;
}
const MOST_CHARACTERS = 4_000_000;
function createAttributeLimit() {
let characters = 0;
let leftOut = 0;
return {
attributesOf({ action, differs }) {
if (differs === undefined)
return undefined;
const { length } = JSON.stringify(differs);
const isDestroyed = action === 'delete' || action === 'replace';
if (characters + length > (isDestroyed ? 2 * MOST_CHARACTERS : MOST_CHARACTERS)) {
leftOut += 1;
return undefined;
}
characters += length;
return differs;
},
sayLeftOut() {
if (leftOut === 0)
return undefined;
const number = leftOut === 1 ? '1 change' : `${leftOut} changes`;
return `The plan is too large to keep the attributes of ${number}.`;
},
};
}
const REASONS = {
replace_because_tainted: 'tainted',
replace_because_cannot_update: 'cannot_update',
replace_by_request: 'requested',
replace_by_triggers: 'replace_triggered_by',
};
function toChange(entry, diff) {
const { mode, change, deposed, type, ...others } = (0,_model_parse_js_4_ .Pf)(entry);
const { actions, importing, replace_paths: paths } = (0,_model_parse_js_4_ .Pf)(change);
const address = (0,_planned_changes_js_3_ .tf)(others['address']);
if (address === undefined)
return UNREADABLE_ENTRY;
if (mode === 'data' || mode === 'ephemeral') {
return (0,_model_address_js_1_ .zq)(address)?.block.type === mode ? undefined : UNREADABLE_ENTRY;
}
if (!Array.isArray(actions))
return UNREADABLE_ENTRY;
const previous = others['previous_address'] ?? undefined;
if (previous !== undefined && (0,_planned_changes_js_3_ .tf)(previous) === undefined)
return UNREADABLE_ENTRY;
const action = toAction(actions);
if (action === undefined)
return "The plan's JSON names an unrecognized action.";
if (action === 'not a change')
return undefined;
const reason = (0,_planned_changes_js_3_ .xS)(others['action_reason']) ?? '';
const forcing = (0,_model_parse_js_4_ .c3)(paths)
.slice(0, 1_000)
.flatMap((path) => (0,_planned_changes_js_3_ .xS)((0,_model_parse_js_4_ .c3)(path)[0]) ?? []);
const staysAsItIs = action === 'forget' && actions.length === 1;
let differs;
if (diff)
differs = staysAsItIs ? [] : changedAttributes(change, type);
return {
actions,
change: {
address,
action,
recreated: action === 'forget' && actions.includes('create') ? true : undefined,
previousAddress: (0,_planned_changes_js_3_ .tf)(previous),
imported: typeof importing === 'object' && importing !== null,
deposed: typeof deposed === 'string' && deposed !== '',
reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
attributes: [...new Set(forcing)].slice(0, 10),
differs,
location: undefined,
},
};
}
function toAction(actions) {
const has = (word) => actions.includes(word);
if (actions.length === 0 || !actions.every((word) => KNOWN_ACTIONS.has(word)))
return undefined;
if (has('delete'))
return has('create') ? 'replace' : 'delete';
const action = ['forget', 'update', 'create'].find(has);
if (action !== undefined)
return action;
return has('no-op') ? 'none' : 'not a change';
}
const CHANGING_ACTIONS = ['no-op', 'create', 'update', 'delete', 'forget'];
const READING_ACTIONS = ['read', 'open', 'renew', 'close'];
const KNOWN_ACTIONS = new Set([...CHANGING_ACTIONS, ...READING_ACTIONS]);
function toInvocation(entry) {
const fields = (0,_model_parse_js_4_ .Pf)(entry);
const address = (0,_planned_changes_js_3_ .tf)(fields['address']);
if (address === undefined || (0,_model_address_js_1_ .zq)(address)?.block.type !== 'action')
return undefined;
if (fields['lifecycle_action_trigger'] === undefined) {
const byPerson = fields['invoke_action_trigger'];
const isInvoked = typeof byPerson === 'object' && byPerson !== null;
return isInvoked ? { address, trigger: { event: 'invoke' } } : undefined;
}
const lifecycle = (0,_model_parse_js_4_ .Pf)(fields['lifecycle_action_trigger']);
const resource = (0,_planned_changes_js_3_ .tf)(lifecycle['triggering_resource_address']);
const event = snakeCase(lifecycle['action_trigger_event']);
if (resource === undefined || event === undefined)
return undefined;
const onFailure = String(lifecycle['on_failure']).replace(/^ActionOnFailure/, '');
return { address, trigger: { event, resource, onFailure: snakeCase(onFailure) } };
}
function snakeCase(word) {
if (typeof word !== 'string' || !/^[A-Z][A-Za-z]{0,40}$/.test(word))
return undefined;
return (0,_planned_changes_js_3_ .xS)(word.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase());
}
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
function changedAttributes(change, type) {
const before = memberOf(change, 'before');
const after = memberOf(change, 'after');
const unknown = memberOf(change, 'after_unknown');
const sensitiveBefore = memberOf(change, 'before_sensitive');
const sensitiveAfter = memberOf(change, 'after_sensitive');
const firstSteps = (0,_model_parse_js_4_ .c3)(memberOf(change, 'replace_paths')).map((path) => memberOf(path, '0'));
const forcing = new Set(firstSteps.filter((step) => typeof step === 'string'));
const objects = [before, after, unknown].filter((value) => !Array.isArray(value));
const names = new Set([...objects.flatMap(keysOf), ...forcing]);
const attributes = [];
for (const name of names) {
const valueBefore = emptyAsNull(memberOf(before, name), type);
const valueAfter = emptyAsNull(memberOf(after, name), type);
const forces = forcing.has(name);
let differs;
if (isMissing(before) || isMissing(after)) {
differs = hasContent(valueBefore) || hasContent(valueAfter);
}
else {
differs =
!(0,node_util_0_.isDeepStrictEqual)(valueBefore ?? null, valueAfter ?? null) ||
!areMarkedAlike(memberOf(sensitiveBefore, name), memberOf(sensitiveAfter, name));
}
if (!forces && !differs && !(0,_model_plan_json_js_2_ .rZ)(memberOf(unknown, name)))
continue;
const shownName = name.slice(0, LONGEST_NAME);
attributes.push(forces ? { name: shownName, forces } : { name: shownName });
}
const rank = ({ forces }) => (forces ? 0 : 1);
attributes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
return attributes.slice(0, MOST_NAMES);
}
function emptyAsNull(value, type) {
return value === '' && type !== 'terraform_data' ? null : value;
}
function hasContent(value) {
if (typeof value !== 'object' || value === null)
return !isMissing(value);
return keysOf(value).length > 0;
}
function isMissing(value) {
return value === null || value === undefined;
}
function memberOf(value, step) {
if (value === true)
return true;
if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
return undefined;
return Reflect.get(value, step);
}
function areMarkedAlike(one, other) {
if (one === true || other === true)
return one === other;
const steps = [one, other].flatMap(keysOf);
return steps.every((step) => areMarkedAlike(memberOf(one, step), memberOf(other, step)));
}
function keysOf(value) {
return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
/***/ }),
/***/ 3749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
YB: () => ( NOT_COMPLETE),
ah: () => ( guard)
});
var _address_patterns_js_0_ = __nccwpck_require__(9486);
var _planned_changes_js_1_ = __nccwpck_require__(9166);
var _reading_js_2_ = __nccwpck_require__(988);
function guard(rules, attributes, changes, unseen = []) {
const reading = (0,_reading_js_2_ .iz)();
const guarded = changes === undefined ? [] : guardedChanges(changes);
const { caughtBy, unreadable } = protectedChanges(rules.protect, guarded);
for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, unreadable)]) {
reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
}
for (const pattern of rules.protect) {
const caught = caughtBy.get(pattern) ?? [];
const policy = `protect ${pattern}`;
const message = protectionMessage(pattern, caught);
const failed = caught.length > 0;
reading.results.push(guardResult({ policy, message, caught, failed }, rules));
}
const { destroyed, invoked } = splitByKind(guarded);
const { maxDestroys, maxActions } = rules;
const addLimit = (policy, { failed, message }, counted) => {
const caught = failed ? counted : [];
reading.results.push(guardResult({ policy, message, caught, failed }, rules));
};
if (maxDestroys !== undefined) {
const forgotten = destroyed.filter(({ action }) => action === 'forget').length;
const counted = ((0,_reading_js_2_ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten;
const number = Math.max(counted, destroyed.length);
const message = `${numbered(number, 'resource')} would be destroyed, and no more than ${maxDestroys} may be.`;
const failed = number > maxDestroys;
addLimit(`max-destroys ${maxDestroys}`, { failed, message }, destroyed);
}
if (maxActions !== undefined) {
const number = invoked.reduce((sum, { triggers }) => sum + triggers.length, 0);
const message = `${numbered(number, 'action')} would be invoked, and no more than ${maxActions} may be.`;
const failed = number > maxActions;
addLimit(`max-actions ${maxActions}`, { failed, message }, invoked);
}
const [doubt] = reading.doubts;
if (doubt === undefined)
return reading;
const results = reading.results.map((result) => result.status === 'passed' ? { ...result, status: 'not-evaluated', message: doubt } : result);
return { ...reading, results };
}
function protectedChanges(patterns, guarded) {
const caughtBy = new Map();
let unreadable;
const fitting = (0,_address_patterns_js_0_ .tg)([...new Set(patterns)].map((pattern) => [pattern, pattern]));
for (const change of guarded) {
const found = change.addresses.map(fitting);
if (found.includes(undefined))
unreadable ??= change;
for (const pattern of new Set(found.flatMap((fits) => fits ?? []))) {
const caught = caughtBy.get(pattern);
if (caught === undefined)
caughtBy.set(pattern, [change]);
else
caught.push(change);
}
}
return { caughtBy, unreadable };
}
function splitByKind(changes) {
return {
destroyed: changes.filter(({ action }) => action !== 'invoke'),
invoked: changes.filter(({ action }) => action === 'invoke'),
};
}
function protectionMessage(pattern, caught) {
const sentence = ({ length }, noun, verb) => `${numbered(length, noun)} that ${length === 1 ? 'is' : 'are'} protected by ${pattern} would be ${verb}.`;
const { destroyed, invoked } = splitByKind(caught);
const sentences = [];
if (destroyed.length > 0)
sentences.push(sentence(destroyed, 'resource', 'destroyed'));
if (invoked.length > 0)
sentences.push(sentence(invoked, 'action', 'invoked'));
return sentences.join(' ');
}
function guardedChanges({ changes }) {
const gathered = new Map();
for (const planned of changes) {
const { previousAddress, action, trigger, ...change } = planned;
const { address, deposed } = change;
if (action === 'update' || action === 'create' || action === 'none')
continue;
const earlier = gathered.get(address);
const addresses = [address, previousAddress ?? address];
const triggers = trigger === undefined ? [] : [(0,_planned_changes_js_1_ .gb)(trigger)];
const words = [action, deposed ? 'deposed' : '', address, ...triggers, (0,_planned_changes_js_1_ .Uv)(planned)];
const act = words.filter(Boolean).join(' ');
if (earlier === undefined || earlier.deposed) {
const { until = [], after = [] } = earlier ?? {};
until.push({ act, addresses });
gathered.set(address, { ...change, action, triggers, until, after });
}
else {
for (const each of triggers)
earlier.triggers.push(each);
earlier.after.push({ act, addresses });
}
}
return Array.from(gathered.values(), ({ until, after, ...change }) => {
const all = [...until.toReversed(), ...after];
const acts = all.map(({ act }) => act);
const addresses = [...new Set(all.flatMap((each) => each.addresses))];
return { ...change, acts, addresses, resource: toResource({ ...change, addresses }) };
});
}
function doubtsOf({ protect, maxDestroys, maxActions, partial = false, fullPlan = false }, attributes, changes, unreadable) {
const doubts = [];
const noPattern = protect.find((pattern) => !(0,_address_patterns_js_0_ .Pt)(pattern));
if (noPattern !== undefined)
doubts.push(`"${noPattern}" is no pattern of addresses.`);
if (maxDestroys !== undefined && (0,_reading_js_2_ .Wg)(maxDestroys) === undefined) {
doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
}
if (maxActions !== undefined && (0,_reading_js_2_ .Wg)(maxActions) === undefined) {
doubts.push(`max-actions is ${maxActions}, which is no number of actions.`);
}
const { additions, changes: updates, destructions } = (0,_reading_js_2_ .mQ)(attributes);
const isListed = changes !== undefined && changes.unlisted !== true;
const canBeCounted = fullPlan && isListed && changes.changes.every(({ deposed }) => !deposed);
if ((0,_reading_js_2_ .Wg)(destructions) === undefined && !canBeCounted) {
doubts.push('The plan does not say how many resources it destroys.');
}
if (changes === undefined) {
const changesNothing = attributes['has-changes'] === false &&
[destructions, additions, updates].every((count) => count === 0);
doubts.push(changesNothing ? MAY_FORGET : ONLY_COUNTS_KNOWN);
return doubts;
}
if (changes.doubt !== undefined)
doubts.push(changes.doubt);
if (changes.partial === true && !partial) {
doubts.push(NOT_COMPLETE);
}
if (changes.leftOut > 0)
doubts.push(`${changes.leftOut} more changes exceed the limit.`);
if (unreadable !== undefined && protect.length > 0) {
doubts.push(`"${unreadable.address}" is not an address that a pattern can match.`);
}
return doubts;
}
const NOT_COMPLETE = 'The plan says of itself that it is not complete: another one has to follow.';
const REMEDY = "Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
const ONLY_COUNTS_KNOWN = `Which ones it changes could not be read, only how many. ${REMEDY}`;
const MAY_FORGET = `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. ${REMEDY}`;
function guardResult(finding, { approvals = [] }) {
const { policy, message, caught, failed } = finding;
const resources = caught.map(({ resource }) => resource);
const [first, ...others] = failed ? caught : [];
const approval = first && approvalOf(first, approvals);
const isApproved = approval !== undefined && others.every((change) => approvalOf(change, approvals) !== undefined);
const failure = isApproved ? 'overridden' : 'failed';
return {
system: 'guard',
policySet: '',
policy,
level: 'mandatory-overridable',
status: failed ? failure : 'passed',
overridable: failed && !isApproved,
message: failed ? message : '',
output: [],
address: resources[0]?.address,
resources,
generalMessages: [],
override: isApproved
? { by: approval.by, at: approval.at, reason: approval.reason }
: undefined,
};
}
function approvalOf({ acts }, approvals) {
return approvals.find(({ approves }) => acts.every((act) => approves(act)));
}
function toResource(change) {
const { address, action, deposed, reason, triggers, attributes, recreated } = change;
const shownTriggers = triggers.slice(0, 3);
if (triggers.length > 3)
shownTriggers.push(`${triggers.length - 3} more`);
const why = action === 'invoke'
? shownTriggers.join(', ')
: [reason?.replaceAll('_', ' '), attributes.join(', ')].filter(Boolean).join(': ');
const earlierAddresses = new Set(change.addresses);
earlierAddresses.delete(address);
const parts = [
deposed ? 'what an earlier replacement left behind would be destroyed' : ACTION_WORDS[action],
recreated === true ? ', and a new one created' : '',
why === '' ? '' : ` (${why})`,
earlierAddresses.size > 0 ? `; before, it was ${[...earlierAddresses].join(', ')}` : '',
];
return { address, messages: [parts.join('')] };
}
const ACTION_WORDS = {
delete: 'would be destroyed',
replace: 'would be replaced',
forget: 'would be removed from the state and no longer managed',
invoke: 'would be invoked',
};
function numbered(number, noun) {
return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
/***/ }),
/***/ 8397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$P: () => ( namedIn),
Dn: () => ( printedMessages),
L1: () => ( withoutAddress),
Wy: () => ( printedForOne),
e_: () => ( NOTHING_NAMED),
ko: () => ( mergeByAddress),
nh: () => ( resourcesAlone)
});
var _model_attribute_path_js_2_ = __nccwpck_require__(5663);
var _model_address_js_0_ = __nccwpck_require__(3543);
var _model_or_else_js_1_ = __nccwpck_require__(7026);
const NOTHING_NAMED = {
address: undefined,
resources: [],
generalMessages: [],
};
function namedIn(printed) {
const found = [];
const generalMessages = new Map();
for (const { text: rawText, addresses: given = [], attribute } of printed) {
const text = rawText.trim();
if (text === '')
continue;
const { addresses, isCertain } = given.length > 0 ? certainly(given) : (0,_model_address_js_0_ .WX)(text);
const [subject, ...others] = addresses;
const isOnly = subject !== undefined && others.length === 0;
if (isOnly && (isCertain || isInFront(subject, text))) {
const message = withoutAddress(text, subject);
found.push({ address: subject, messages: message === '' ? [] : [message], attribute });
continue;
}
found.push(...addresses.map((address) => ({ address, messages: [] })));
generalMessages.set(JSON.stringify([text, addresses]), { text, addresses });
}
const resources = mergeByAddress(found);
const general = [...generalMessages.values()];
const [first] = resourcesAlone({ resources, generalMessages: general });
return { address: first?.address, resources, generalMessages: general };
}
function printedForOne({ addresses = [] }) {
return addresses.length === 1 ? addresses : [];
}
function certainly(addresses) {
return { addresses: [...new Set(addresses)], isCertain: true };
}
function mergeByAddress(named) {
const merged = new Map();
const seen = new Set();
for (const resource of named) {
const { address, messages, location, attribute } = resource;
const earlier = merged.get(address);
const fresh = messages.filter((message) => {
const key = JSON.stringify([address, message]);
return seen.has(key) ? false : seen.add(key);
});
if (earlier === undefined) {
merged.set(address, { ...resource, messages: fresh });
continue;
}
earlier.location ??= location;
if (messages.length === 0)
continue;
if (earlier.messages.length === 0)
earlier.attribute = attribute;
else if (JSON.stringify(earlier.attribute) !== JSON.stringify(attribute))
earlier.attribute = [];
earlier.messages.push(...fresh);
}
return [...merged.values()];
}
function resourcesAlone({ resources, generalMessages, }) {
const shared = new Set(generalMessages.flatMap(({ addresses }) => addresses));
return resources.filter(({ address, messages }) => messages.length > 0 || !shared.has(address));
}
function withoutAddress(text, address) {
if (text === address)
return '';
return isInFront(address, text) ? text.slice(address.length + 1).trim() : text;
}
function isInFront(address, text) {
return text.startsWith(`${address}:`) && /^\s?$/.test(text.charAt(address.length + 1));
}
const DEEPEST = 6;
const MESSAGE_KEYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
function printedMessages(output) {
const messages = [];
gatherMessages(output, messages, 0);
return messages;
}
function gatherMessages(value, messages, depth, about = {}) {
if (value === null || value === undefined)
return;
if (typeof value === 'string') {
if (value.trim() !== '')
messages.push({ text: value.trim(), ...about });
return;
}
if (depth < DEEPEST && Array.isArray(value)) {
for (const item of value)
gatherMessages(item, messages, depth + 1, about);
return;
}
const asJson = () => (0,_model_or_else_js_1_ .N)(() => JSON.stringify(value), '(an output too deep to show)');
if (depth >= DEEPEST || typeof value !== 'object') {
messages.push({ text: asJson(), ...about });
return;
}
const fields = new Map(Object.entries(value));
const subjects = [...new Set([fields.get('address'), fields.get('resource')].filter(isText))];
const addresses = subjects.filter(_model_address_js_0_ .PW);
const attribute = (0,_model_attribute_path_js_2_ .w)(fields.get('attribute')) ?? about.attribute;
const aboutObject = { addresses: addresses.length > 0 ? addresses : about.addresses, attribute };
const messageKey = MESSAGE_KEYS.find((key) => fields.has(key));
const message = messageKey === undefined ? asJson() : fields.get(messageKey);
if (typeof message !== 'string') {
gatherMessages(message, messages, depth + 1, aboutObject);
return;
}
const isStream = messageKey === 'print' && addresses.length === 0;
for (const text of isStream ? splitPrint(message) : [message]) {
const unnamed = subjects.filter((subject) => !isNamedIn(text, subject)).join(', ');
const told = [unnamed, text.trim()].filter(Boolean).join(': ');
gatherMessages(told, messages, depth + 1, aboutObject);
}
}
function isNamedIn(text, subject) {
return (0,_model_address_js_0_ .PW)(subject)
? (0,_model_address_js_0_ .WX)(text).addresses.includes(subject)
: text.includes(subject);
}
function splitPrint(text) {
const lines = text.split(/\r\n|[\n\r]/);
const names = lines.map((line) => (0,_model_address_js_0_ .WX)(line).addresses.length > 0);
if (names.filter(Boolean).length <= 1)
return [text];
const messages = [];
let isOpen = false;
for (const [at, line] of lines.entries()) {
const isEmpty = line.trim() === '';
if (isOpen && !isEmpty && names[at] !== true)
messages.push(`${messages.pop() ?? ''}\n${line}`);
else if (!isEmpty)
messages.push(line);
isOpen = !isEmpty;
}
return messages;
}
function isText(value) {
return typeof value === 'string' && value !== '';
}
/***/ }),
/***/ 1894:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
lx: () => ( noticesOf),
qc: () => ( attributeOverrides),
xC: () => ( missingObjects),
zR: () => ( toEvidence)
});
var _client_wire_resource_js_0_ = __nccwpck_require__(8235);
var _reading_js_1_ = __nccwpck_require__(988);
function toEvidence(run, observed) {
return observed.map(({ system, how, objects }) => {
const listed = objects.map(({ object }) => object);
const doubts = missingObjects(`run ${run.id}`, run, system.relation, listed);
for (const object of listed) {
const owner = (0,_client_wire_resource_js_0_ .Dl)(object, 'run') ?? run.id;
if (owner === run.id)
continue;
doubts.push(`${object.id} was listed for run ${run.id} but belongs to ${owner}.`);
}
const readings = objects.map(({ contents }) => system.read(contents));
return {
system: system.name,
how,
reading: (0,_reading_js_1_ .gK)([...readings, { ...(0,_reading_js_1_ .iz)(), doubts }]),
};
});
}
function missingObjects(owner, resource, relation, objects) {
const { named = [], unreadable } = (0,_client_wire_resource_js_0_ ._2)(resource, relation);
const noun = relation.slice(0, -'s'.length).replaceAll('-', ' ').replace('tf ', 'Terraform ');
if (unreadable && objects.length === 0) {
return [
`The ${owner} has a relationship "${relation}" that names no ${noun}, and none was found.`,
];
}
const readIds = new Set(objects.map(({ id }) => id));
return named
.filter(({ id }) => !readIds.has(id))
.slice(0, 20)
.map(({ id }) => `The ${owner} has ${noun} ${id} (${relation}), but its list does not.`);
}
const MENTIONED_ACTIONS = [
'changed_policy_enforcements',
'changed_task_enforcements',
'ignored_policy_sets',
];
function noticesOf(events) {
return events
.filter(({ event }) => MENTIONED_ACTIONS.includes(event.attributes.action))
.flatMap(({ event }) => event.attributes.description || []);
}
function attributeOverrides(results, events) {
const [overriding, ...others] = events.filter(({ event }) => /overrid/i.test(event.attributes.action));
if (overriding === undefined || others.length > 0)
return [...results];
const override = {
by: overriding.actor,
at: overriding.event.attributes['created-at'] ?? undefined,
reason: overriding.comment,
};
return results.map((result) => {
const isApprovedHere = result.system === 'guard' || result.system === 'own-policies';
if (result.status !== 'overridden' || isApprovedHere)
return result;
return { ...result, override: { ...override, ...result.override } };
});
}
/***/ }),
/***/ 9166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Uq: () => ( rememberEntry),
Uv: () => ( digestOfEntry),
gb: () => ( describeTrigger),
jR: () => ( isProminent),
qs: () => ( severityRank),
tf: () => ( asAddress),
xS: () => ( asWord)
});
var node_crypto_0_ = __nccwpck_require__(7598);
var _model_address_js_1_ = __nccwpck_require__(3543);
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
function severityRank(action) {
return ACTIONS.indexOf(action);
}
function isProminent(action) {
return severityRank(action) <= severityRank('forget');
}
const DIGESTS = new WeakMap();
function rememberEntry(change, entry) {
const digest = (0,node_crypto_0_.createHash)('sha256').update(JSON.stringify(entry)).digest('hex');
DIGESTS.set(change, digest);
}
function digestOfEntry(change) {
return DIGESTS.get(change) ?? '';
}
function describeTrigger({ event, resource, onFailure = 'halt' }) {
const when = resource === undefined ? event : `${event} of ${resource}`;
return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}
function asAddress(value) {
const fits = typeof value === 'string' && value !== '' && value.length <= _model_address_js_1_ .bX;
return fits ? value : undefined;
}
function asWord(value) {
return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
/***/ }),
/***/ 9925:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
K: () => ( ownersOf),
y: () => ( hasPolicyName)
});
var _address_patterns_js_0_ = __nccwpck_require__(9486);
var _systems_policy_checks_js_1_ = __nccwpck_require__(2941);
function ownersOf({ lines, others }, policy) {
return lines.findLast(({ pattern }) => fitsPolicy(pattern, policy))?.owners ?? others;
}
function hasPolicyName({ policy }) {
return policy !== '' && policy !== _systems_policy_checks_js_1_ .rY;
}
function fitsPolicy(pattern, { policySet, policy }) {
const parts = pattern.split('/');
if (parts.length === 1)
return (0,_address_patterns_js_0_ .kt)(pattern, policy);
if (policySet === '')
return false;
return parts.some((_, at) => {
const set = parts.slice(0, at).join('/');
return (0,_address_patterns_js_0_ .kt)(set, policySet) && (0,_address_patterns_js_0_ .kt)(parts.slice(at).join('/'), policy);
});
}
/***/ }),
/***/ 988:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
EP: () => ( timestampDoubts),
H4: () => ( BROKEN_SET),
WN: () => ( hasFailed),
Wg: () => ( asCount),
_0: () => ( readCount),
e3: () => ( toLevel),
gK: () => ( mergeReadings),
iz: () => ( emptyReading),
mQ: () => ( countsOf),
mf: () => ( toStatus),
ns: () => ( readOutcome),
rk: () => ( readStatus),
vM: () => ( contradictions),
x7: () => ( countByStatus)
});
var _model_status_js_0_ = __nccwpck_require__(2373);
function mergeReadings(readings) {
const answers = readings.flatMap(({ canOverride }) => canOverride ?? []);
return {
results: readings.flatMap(({ results }) => results),
runTasks: readings.flatMap(({ runTasks }) => runTasks),
unfinished: readings.flatMap(({ unfinished }) => unfinished),
doubts: readings.flatMap(({ doubts }) => doubts),
errors: readings.flatMap(({ errors }) => errors),
canOverride: answers.length > 0 ? answers.includes(true) : undefined,
};
}
function emptyReading() {
return { results: [], runTasks: [], unfinished: [], doubts: [], errors: [] };
}
function readStatus(table, object) {
const { what, word } = object;
const kind = (0,_model_status_js_0_ .I)(table, word);
const isUnfinished = (0,_model_status_js_0_ .hs)(kind);
const reading = emptyReading();
if (isUnfinished)
reading.unfinished.push(object);
if (kind === 'unknown')
reading.doubts.push(`The ${what} is "${word}", an unrecognized status.`);
return { reading, kind, isUnfinished };
}
const END_KINDS = ['good', 'bad', 'stopped', 'skipped'];
const OVERRIDABLE_WORDS = ['failed', 'soft_failed'];
function timestampDoubts(what, object, table) {
const { status, 'status-timestamps': stamps } = object;
const contrary = Object.entries(stamps ?? {})
.filter(([key, at]) => key.endsWith('-at') && (at ?? '') !== '')
.map(([key]) => key.slice(0, -'-at'.length).replaceAll('-', '_'))
.filter((word) => word !== status && END_KINDS.includes((0,_model_status_js_0_ .I)(table, word)))
.find((word) => status !== 'overridden' || !OVERRIDABLE_WORDS.includes(word));
return contrary === undefined
? []
: [`The ${what} is "${status}", but by its own timestamps it was "${contrary}".`];
}
function asCount(value) {
return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
function countsOf(attributes) {
return {
additions: attributes['resource-additions'],
changes: attributes['resource-changes'],
destructions: attributes['resource-destructions'],
imports: attributes['resource-imports'],
};
}
function readCount(counts, name) {
return asCount(counts[name] ?? counts[name.replaceAll('-', '_')]);
}
function toLevel(word, levels) {
return levels.find((level) => level === word?.replaceAll('_', '-')) ?? 'unknown';
}
function toStatus(kind, word) {
if (kind === 'good')
return 'passed';
if (word === 'not_evaluated')
return 'not-evaluated';
return word === 'failed' || word === 'errored' ? word : 'unknown';
}
function readOutcome(table, levels, outcome) {
const { status: statusWord, enforcement_level: levelWord } = outcome;
const kind = (0,_model_status_js_0_ .I)(table, statusWord);
const level = toLevel(levelWord, levels);
const status = toStatus(kind, statusWord);
let word;
if (kind === 'unknown')
word = statusWord;
else if (level === 'unknown')
word = levelWord || undefined;
return { isGood: kind === 'good', level, status, word };
}
const BROKEN_SET = {
policy: '',
level: 'unknown',
status: 'errored',
overridable: false,
};
function hasFailed({ status }) {
return status === 'failed' || status === 'overridden';
}
function countByStatus(results) {
const failures = results.filter(hasFailed);
const mandatory = failures.filter(({ level }) => level !== 'advisory').length;
const count = (counted) => results.filter(({ status }) => status === counted).length;
return {
passed: count('passed'),
advisory: failures.length - mandatory,
mandatory,
overridden: count('overridden'),
errored: count('errored'),
knownAfterApply: count('known-after-apply'),
unknown: count('unknown'),
};
}
function contradictions(what, status, results, how) {
const { mandatory, overridden, errored, knownAfterApply, unknown } = countByStatus(results);
const undecided = how.unknownFails ? knownAfterApply + unknown : 0;
const explaining = mandatory + errored + undecided;
const is = `The ${what} is "${status}" but`;
if (status === 'passed' && mandatory > 0) {
return [`${is} lists ${mandatory} failed mandatory policies.`];
}
if ((status === 'failed' || status === 'awaiting_override') && explaining === 0) {
return [`${is} none of its outcomes says why.`];
}
return status === 'overridden' && overridden === 0 ? [`${is} none of its outcomes failed.`] : [];
}
/***/ }),
/***/ 2484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
c4: () => ( describeOptions),
ku: () => ( unusualOptions),
lp: () => ( partialInputs),
pZ: () => ( differencesFromOptions),
rA: () => ( differencesOfForeignRun),
w3: () => ( differencesFromRequest)
});
function givenOptions(options) {
return Object.entries(options).filter(([, value]) => value !== undefined);
}
function describeOptions(options) {
return givenOptions(options).map(([name, value]) => {
const shown = name === 'variables' ? namesOfVariables(value) : value;
return `${inputNameOf(name)}: ${[shown].flat().join(', ')}`;
});
}
function namesOfVariables(variables) {
if (!Array.isArray(variables))
return variables === undefined ? undefined : '?';
return variables.map((each) => each?.key ?? '?');
}
function partialInputs(options) {
const names = ['refresh-only', 'target-addrs'];
return names.filter((name) => options[name] !== undefined).map(inputNameOf);
}
function inputNameOf(attribute) {
return INPUT_OF_ATTRIBUTE[attribute] ?? attribute;
}
const INPUT_OF_ATTRIBUTE = {
'is-destroy': 'destroy',
'target-addrs': 'target',
'replace-addrs': 'replace',
};
const USUAL_FLAGS = {
refresh: true,
'refresh-only': false,
'is-destroy': false,
};
const USUAL_FLAGS_OF_APPLY = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LIST_OPTIONS = [
'target-addrs',
'replace-addrs',
'variables',
'invoke-action-addrs',
'policy-paths',
];
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
function unusualOptions(attributes) {
const nonEmptyLists = LIST_OPTIONS.filter((name) => {
const value = attributes[name] ?? [];
return !Array.isArray(value) || value.length > 0;
});
return [...unusualFlags(attributes, USUAL_FLAGS), ...nonEmptyLists];
}
function differencesFromOptions({ attributes }, options) {
const requested = givenOptions(options);
const named = new Set(requested.map(([name]) => name));
const others = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
return [
...requested
.filter(([name, value]) => comparable(attributes[name]) !== comparable(value))
.map(([name, value]) => {
const shown = quoteValue(name, attributes[name]);
return `has "${name}": ${shown}, and ${quoteValue(name, value)} was asked for`;
}),
...others
.filter((name) => !named.has(name))
.map((name) => `has "${name}": ${quoteValue(name, attributes[name])}, which was not requested`),
];
}
function differencesFromRequest(run, mode, options = {}) {
const { attributes } = run;
const differences = differencesFromOptions(run, options);
if (mode === 'speculative') {
if (attributes['plan-only'] !== true)
differences.push('is not speculative: it could be applied');
if (attributes.actions?.['is-confirmable'] === true)
differences.push('can be confirmed and applied');
return differences;
}
if (attributes['save-plan'] !== true)
differences.push('does not only save its plan: it is an ordinary run');
if (attributes['auto-apply'] !== false)
differences.push('does not say that nothing applies it by itself');
return differences;
}
function differencesOfForeignRun(run, terraformVersion, options = {}, mode = 'speculative') {
const { attributes } = run;
const unreported = [
...Object.keys(USUAL_FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
];
const differences = [
...differencesFromRequest(run, mode, options),
...unreported.map((name) => `does not say what its "${name}" is`),
];
const version = attributes['terraform-version'];
const isVersionOfWorkspace = version !== undefined && version === terraformVersion;
if (options['terraform-version'] === undefined && !isVersionOfWorkspace) {
differences.push(`planned with Terraform ${quoteValue('', version)}, the workspace has ${quoteValue('', terraformVersion)}`);
}
return differences;
}
function unusualFlags(attributes, flags) {
return Object.entries(flags)
.filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
.map(([name]) => name);
}
function comparable(value) {
if (!Array.isArray(value))
return JSON.stringify(value);
const entries = value.map((each) => {
if (typeof each === 'string')
return each;
const parts = Object.entries(each ?? {}).map((part) => JSON.stringify(part));
return parts.sort().join();
});
return JSON.stringify(entries.sort());
}
function quoteValue(name, value) {
const shown = name === 'variables' ? namesOfVariables(value) : value;
return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
/***/ }),
/***/ 8532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
W7: () => ( notJudgedByOwn),
XF: () => ( applyApprovals),
an: () => ( OWN_POLICIES),
eG: () => ( mayBeApproved),
eh: () => ( ownEvidence)
});
var _reading_js_0_ = __nccwpck_require__(988);
const OWN_POLICIES = { name: 'own-policies', title: 'own policies' };
function mayBeApproved({ status, overridable }) {
return status === 'failed' && overridable;
}
function applyApprovals(results, approvals, questionsOf) {
if (approvals.length === 0)
return [...results];
return results.map((result) => {
if (!mayBeApproved(result))
return result;
const approvalsGiven = questionsOf(result).map((act) => approvals.findLast((approval) => approval.approves(act)));
const [first] = approvalsGiven;
if (first === undefined || approvalsGiven.includes(undefined))
return result;
const { by, at, reason } = first;
return { ...result, status: 'overridden', override: { by, at, reason } };
});
}
function ownEvidence(results) {
const how = { complete: true };
return { system: 'own-policies', how, reading: { ...(0,_reading_js_0_ .iz)(), results } };
}
function notJudgedByOwn(sources, why) {
const sentence = `The plan was not judged by ${sources.map((source) => `\`${source}\``).join(', ')}: ${why.replace(/\.$/, '')}.`;
return { ...ownEvidence([]), reading: { ...(0,_reading_js_0_ .iz)(), doubts: [sentence] } };
}
/***/ }),
/***/ 2941:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
rY: () => ( UNNAMED),
tG: () => ( POLICY_CHECKS)
});
var _model_status_js_0_ = __nccwpck_require__(2373);
var _named_resources_js_1_ = __nccwpck_require__(8397);
var _reading_js_2_ = __nccwpck_require__(988);
var _policy_system_js_3_ = __nccwpck_require__(2901);
const UNNAMED = 'unnamed policy';
const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'];
const POLICY_CHECKS = {
name: 'policy-check',
title: 'policy check',
levels: LEVELS,
relation: 'policy-checks',
emptyIsFinal: false,
override: {
object: 'policy-check',
title: 'policy check',
waitingStatus: 'soft_failed',
finalStatus: 'hard_failed',
},
list: ({ policyChecks }, runId) => policyChecks.list(runId),
objectOf: (check) => check,
isOfApply: () => false,
isUnfinished: ({ attributes }) => (0,_policy_system_js_3_ .U)(_model_status_js_0_ .LG, attributes.status),
async readDetails(check, { isFrugal, readOptional }) {
const { status, result } = check.attributes;
const allPassed = status === 'passed' && result?.['advisory-failed'] === 0;
if ((isFrugal && allPassed) || (0,_model_status_js_0_ .hs)((0,_model_status_js_0_ .I)(_model_status_js_0_ .LG, status)))
return { check };
return { check, log: await readOptional(({ policyChecks }) => policyChecks.output(check.id)) };
},
read: ({ check, log }) => fromPolicyCheck(check, log),
readCertain: ({ check, log }) => fromPolicyCheck(check, isLogWhole(check, log) ? log : undefined),
sendOverride: ({ policyChecks }, id, comment) => policyChecks.override(id, { comment }),
};
function fromPolicyCheck(check, log) {
const { status, result, permissions } = check.attributes;
const what = `policy check ${check.id}`;
const object = { system: 'policy-check', what, word: status };
const { reading, isUnfinished } = (0,_reading_js_2_ .rk)(_model_status_js_0_ .LG, object);
reading.canOverride = permissions?.['can-override'] ?? undefined;
if (isUnfinished)
return reading;
if (status === 'errored') {
const firstLine = log?.split('\n').find((line) => line.trim() !== '');
const why = firstLine === undefined ? '' : `: ${firstLine.trim().slice(0, 300)}`;
reading.errors.push(`The ${what} could not be evaluated${why}.`);
}
const counts = readCounts(result ?? {});
if (counts === undefined) {
if (status !== 'errored') {
reading.doubts.push(`The ${what} is "${status}" but does not say how many policies passed.`);
}
return reading;
}
reading.doubts.push(...countDoubts(what, check.attributes, counts), ...(0,_reading_js_2_ .EP)(what, check.attributes, _model_status_js_0_ .LG));
reading.results.push(...namedResults(counts, log ?? '', check.attributes));
return reading;
}
function isLogWhole({ attributes }, log = '') {
const counts = readCounts(attributes.result ?? {});
const headers = parsePolicyLog(log).length;
return headers < MOST_POLICIES && headers === (counts?.passed ?? 0) + (counts?.total ?? 0);
}
function namedResults(counts, log, { status, actions, 'status-timestamps': stamps }) {
const logged = parsePolicyLog(log);
const groups = [
['hard-mandatory', counts.hard],
['soft-mandatory', counts.soft],
['advisory', counts.advisory],
];
const failures = groups.flatMap(([level, count]) => {
const isSoft = level === 'soft-mandatory';
const isOverridden = isSoft && status === 'overridden';
const at = isOverridden ? (stamps?.['overridden-at'] ?? undefined) : undefined;
const loggedFailures = logged.filter((policy) => policy.level === level && policy.passed !== true);
return namesFor(loggedFailures, count, level).map((policy) => ({
...fromLoggedPolicy(policy, isOverridden ? 'overridden' : 'failed'),
overridable: isSoft && (isOverridden || actions?.['is-overridable'] !== false),
override: at === undefined ? undefined : { at },
}));
});
const passed = logged.filter((policy) => policy.passed === true);
const passes = namesFor(passed, counts.passed, 'unknown').map((policy) => fromLoggedPolicy(policy, 'passed'));
return [...failures, ...passes];
}
function readCounts(result) {
const passed = (0,_reading_js_2_ ._0)(result, 'passed');
const hard = (0,_reading_js_2_ ._0)(result, 'hard-failed');
const soft = (0,_reading_js_2_ ._0)(result, 'soft-failed');
const advisory = (0,_reading_js_2_ ._0)(result, 'advisory-failed');
const failed = (0,_reading_js_2_ ._0)(result, 'total-failed');
if (passed === undefined || hard === undefined || soft === undefined)
return undefined;
if (advisory === undefined || failed === undefined)
return undefined;
return { passed, hard, soft, advisory, total: failed };
}
function fitsCounts(status, { hard, soft, advisory }) {
if (status === 'passed')
return hard === 0 && soft === 0;
if (status === 'soft_failed' || status === 'overridden')
return hard === 0 && soft > 0;
if (status === 'failed')
return soft === 0 && hard + advisory > 0;
if (status === 'hard_failed')
return hard > 0;
return status === 'errored';
}
function countDoubts(what, { status, result }, counts) {
const { passed, total, hard, soft, advisory } = counts;
const doubts = [];
if (total !== hard + soft + advisory) {
doubts.push(`The ${what} counts ${total} failed policies in all, but ${hard} hard-mandatory, ${soft} soft-mandatory and ${advisory} advisory ones.`);
}
if ((0,_model_status_js_0_ .I)(_model_status_js_0_ .LG, status) !== 'unknown' && !fitsCounts(status, counts)) {
doubts.push(`The ${what} is "${status}" but counts ${hard} hard-mandatory and ${soft} soft-mandatory failures.`);
}
if (status === 'passed' && result?.result === false && advisory === 0) {
doubts.push(`The ${what} is "passed" but its result is false.`);
}
if (status === 'passed' && passed + total === 0 && result?.result !== true) {
doubts.push(`The ${what} is "passed" but names no policy and no result.`);
}
return doubts;
}
function namesFor(logged, count, level) {
const kept = logged.length <= count ? logged : [];
const missing = Math.min(count - kept.length, 10_000);
const unnamed = { policySet: '', policy: UNNAMED, level, description: '', output: [] };
return [...kept, ...Array.from({ length: missing }, () => unnamed)];
}
function fromLoggedPolicy(policy, status) {
const { policySet, policy: name, level, description, output } = policy;
const messages = messagesInLog(output);
const message = name === UNNAMED && output.length === 0
? 'The log of the policy check does not name this policy.'
: (messages[0] ?? description);
return {
system: 'policy-check',
policySet,
policy: name,
level,
status,
overridable: false,
message: status === 'passed' ? '' : message,
description: description || undefined,
output,
...(status === 'passed' ? _named_resources_js_1_ .e_ : (0,_named_resources_js_1_ .$P)(messages.map((text) => ({ text })))),
};
}
const VERDICT_LINE = /^\s*(?:(?:FALSE|TRUE) - |Print messages:$)/;
function messagesInLog(lines) {
const messages = [];
let isInTrace = false;
for (const line of lines) {
const isBelow = /^\s/.test(line);
if (VERDICT_LINE.test(line))
isInTrace = true;
else if (isBelow && isInTrace)
continue;
else {
isInTrace = false;
const above = isBelow ? messages.pop() : undefined;
messages.push(above === undefined ? line.trim() : `${above}\n${line}`);
}
}
return messages;
}
const HEADER = '## Policy ';
const MOST_POLICIES = 2_000;
const LONGEST_DESCRIPTION = 2_000;
function parsePolicyLog(log) {
const policies = [];
let current;
let isInDescription = false;
for (const wholeLine of log.split('\n')) {
const line = wholeLine.trimEnd();
const header = policies.length < MOST_POLICIES ? parseHeader(line) : undefined;
if (header !== undefined) {
current = header;
policies.push(header);
isInDescription = false;
continue;
}
if (current === undefined)
continue;
if (line === '') {
isInDescription &&= current.description === '';
continue;
}
if (line.startsWith('Result: ')) {
const word = line.slice('Result: '.length).trim().toLowerCase();
if (current.passed === undefined && (word === 'true' || word === 'false')) {
current.passed = word === 'true';
}
}
else if (line.startsWith('Description:')) {
isInDescription = true;
current.description = line.slice('Description:'.length).trim();
}
else if (isInDescription) {
current.description = `${current.description} ${line.trim()}`
.trim()
.slice(0, LONGEST_DESCRIPTION);
}
else
current.output.push(line);
}
return policies;
}
function parseHeader(line) {
if (!line.startsWith(HEADER) || !line.endsWith(')'))
return undefined;
const colon = line.indexOf(': ');
const bracket = line.lastIndexOf(' (');
if (colon === -1 || bracket <= colon + 1)
return undefined;
const path = line.slice(colon + 2, bracket).trim();
const slash = path.lastIndexOf('/');
const file = path.slice(slash + 1);
return {
policySet: slash === -1 ? '' : path.slice(0, slash),
policy: file.endsWith('.sentinel') ? file.slice(0, -'.sentinel'.length) : file,
level: (0,_reading_js_2_ .e3)(line.slice(bracket + 2, -1).trim(), LEVELS),
description: '',
output: [],
};
}
/***/ }),
/***/ 2901:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
C: () => ( readOutcomes),
U: () => ( statusMayChange)
});
var _model_status_js_0_ = __nccwpck_require__(2373);
async function readOutcomes(evaluation, table, resource, { readAll }) {
const isEmpty = (0,_model_status_js_0_ .hs)((0,_model_status_js_0_ .I)(table, evaluation.attributes.status));
return {
evaluation,
sets: isEmpty ? undefined : await readAll(resource.outcomes(evaluation.id)),
};
}
function statusMayChange(table, status) {
return ['moving', 'unknown'].includes((0,_model_status_js_0_ .I)(table, status));
}
/***/ }),
/***/ 2937:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
W: () => ( JUDGING_SYSTEMS),
P: () => ( SERVICE_SYSTEMS)
});
var own_policies = __nccwpck_require__(8532);
var policy_checks = __nccwpck_require__(2941);
var model_status = __nccwpck_require__(2373);
var observed = __nccwpck_require__(1894);
var policy_reading = __nccwpck_require__(988);
var policy_system = __nccwpck_require__(2901);
var resource = __nccwpck_require__(8235);
var named_resources = __nccwpck_require__(8397);
;// CONCATENATED MODULE: ./build/src/policy/systems/policy-evaluations.js
const OUTCOME_LEVELS = ['advisory', 'mandatory', 'soft-mandatory', 'hard-mandatory'];
const POLICY_EVALUATIONS = {
name: 'policy-evaluation',
title: 'policy evaluation',
levels: OUTCOME_LEVELS,
relation: 'task-stages',
emptyIsFinal: false,
override: {
object: 'task-stage',
title: 'task stage',
waitingStatus: 'awaiting_override',
finalStatus: 'failed',
},
list: ({ taskStages }, runId) => taskStages.list(runId),
objectOf: ({ stage }) => stage,
isOfApply: ({ stage }) => (0,model_status.Nv)(stage.attributes.stage),
isUnfinished({ stage, policyEvaluations }) {
const words = policyEvaluations.map(({ attributes }) => attributes.status);
return (!isOutOfReach(stage, words) && (0,policy_system.U)(model_status.Ou, stage.attributes.status));
},
async readDetails({ stage, policyEvaluations, taskResults }, reader) {
const { policyEvaluations: resource } = reader.client;
const reading = policyEvaluations.map((each) => (0,policy_system.C)(each, model_status["do"], resource, reader));
return { stage, taskResults, evaluations: await Promise.all(reading) };
},
read: fromObservedStage,
sendOverride: ({ taskStages }, id, comment) => taskStages.override(id, { comment }),
};
function fromObservedStage({ stage, taskResults, evaluations }) {
const objects = evaluations.map(({ evaluation }) => evaluation);
const owner = `task stage ${stage.id}`;
const doubts = [
...(0,observed.xC)(owner, stage, 'policy-evaluations', objects),
...(0,observed.xC)(owner, stage, 'task-results', taskResults),
];
const doubtful = { ...(0,policy_reading.iz)(), doubts };
const words = objects.map(({ attributes }) => attributes.status);
if (isOutOfReach(stage, words))
return doubtful;
const tasks = fromTaskResults(stage, taskResults);
const parts = (0,policy_reading.gK)([tasks, ...evaluations.map((each) => fromOutcomes(stage, each))]);
return (0,policy_reading.gK)([parts, doubtful, fromStage(stage, parts, words.length > 0)]);
}
function fromTaskResults(stage, taskResults) {
return {
...(0,policy_reading.iz)(),
runTasks: taskResults.map((result) => toRunTask(result, stage)),
doubts: taskResults.flatMap(({ id, attributes }) => (0,policy_reading.EP)(`task result ${id}`, attributes, model_status.HE)),
};
}
function toRunTask({ attributes }, stage) {
const { status: word, 'workspace-task-enforcement-level': levelWord, url } = attributes;
const level = levelWord === 'advisory' || levelWord === 'mandatory' ? levelWord : 'unknown';
const kind = (0,model_status.I)(model_status.HE, word);
const status = (0,model_status.hs)(kind) ? 'not-evaluated' : (0,policy_reading.mf)(kind, word);
const isAwaited = (0,model_status.I)(model_status.Ou, stage.attributes.status) === 'person';
let unrecognized;
if (kind !== 'good' && kind !== 'bad')
unrecognized = word;
else if (kind === 'good' && level === 'unknown')
unrecognized = levelWord || undefined;
return {
name: attributes['task-name'] ?? '',
stage: stage.attributes.stage,
level,
status,
word: unrecognized,
overridable: isAwaited && status === 'failed' ? true : undefined,
message: attributes.message ?? '',
url: url || undefined,
};
}
function explainsFailure({ results, runTasks, errors }) {
const explainsAtAnyLevel = ['errored', 'unknown'];
const explainsIfMandatory = ['failed', 'not-evaluated'];
return (errors.length > 0 ||
results.some(({ status, level }) => explainsAtAnyLevel.includes(status) ||
(explainsIfMandatory.includes(status) && level !== 'advisory')) ||
runTasks.some(({ status, level }) => ['failed', 'errored'].includes(status) && level !== 'advisory'));
}
function fromStage(stage, parts, hasEvaluations) {
const { status, permissions, actions } = stage.attributes;
const what = `${stage.attributes.stage.replaceAll('_', '-')} stage ${stage.id}`;
const object = { system: 'task-stage', what, word: status, stage: status };
const { reading, kind } = (0,policy_reading.rk)(model_status.Ou, object);
if (hasEvaluations) {
reading.canOverride =
permissions?.['can-override-policy'] ?? permissions?.['can-override'] ?? undefined;
}
reading.doubts.unshift(...(0,policy_reading.EP)(what, stage.attributes, model_status.Ou));
const isExplained = explainsFailure(parts);
if (kind === 'bad' && !isExplained) {
if (status === 'errored')
reading.errors.push(`The ${what} is "errored".`);
else
reading.doubts.push(`The ${what} is "failed" but nothing in it says why.`);
}
if (kind === 'person') {
const hasOverridable = [...parts.results, ...parts.runTasks].some(({ overridable }) => overridable === true);
if (!isExplained) {
reading.doubts.push(`The ${what} awaits an override but nothing in it says of what.`);
}
else if (!hasOverridable && actions?.['is-overridable'] !== false) {
reading.doubts.push(`The ${what} awaits an override but nothing in it can be overridden.`);
}
}
return reading;
}
function isOutOfReach(stage, evaluationWords) {
const neverBegan = (word) => word === 'pending' || word === 'unreachable';
return ((0,model_status.Nv)(stage.attributes.stage) &&
neverBegan(stage.attributes.status) &&
evaluationWords.every(neverBegan));
}
function fromOutcomes(stage, { evaluation, sets: list }) {
const { status } = evaluation.attributes;
const what = `policy evaluation ${evaluation.id}`;
const { reading, isUnfinished } = (0,policy_reading.rk)(model_status["do"], {
system: 'policy-evaluation',
what,
word: status,
stage: stage.attributes.status,
});
const owner = (0,resource.Dl)(evaluation, 'policy-attachable') ?? stage.id;
if (owner !== stage.id) {
reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
}
if (isUnfinished)
return reading;
if (list !== undefined && 'doubt' in list.how)
reading.doubts.push(list.how.doubt);
reading.doubts.push(...(0,policy_reading.EP)(what, evaluation.attributes, model_status["do"]));
const sets = list?.items ?? [];
for (const set of sets) {
const { results, doubts } = readSet(set, stage, evaluation);
reading.results.push(...results);
reading.doubts.push(...doubts);
}
reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...(0,policy_reading.vM)(what, status, reading.results, { unknownFails: false }));
const isExplained = reading.results.some((result) => result.status === 'not-evaluated');
if (status === 'errored' && !isExplained) {
reading.errors.push(`The ${what} could not be evaluated.`);
}
return reading;
}
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
const { 'result-count': counts, outcomes } = set.attributes;
const what = `policy evaluation ${id}`;
const name = set.attributes['policy-set-name'] ?? '';
const error = set.attributes.error ?? '';
const mayBeOverridden = set.attributes.overridable !== false;
const isOverridden = status === 'overridden';
const isAwaiting = (0,model_status.I)(model_status.Ou, stage.attributes.status) === 'person' &&
stage.attributes.actions?.['is-overridable'] !== false;
const results = (outcomes ?? []).map((outcome) => fromOutcome(outcome, {
policySet: name,
overridable: mayBeOverridden && (isAwaiting || isOverridden),
overridden: mayBeOverridden && isOverridden,
overriddenAt: stamps?.['overridden-at'] ?? undefined,
}));
const doubts = [];
const stillFails = results.some(({ status: own, level }) => own === 'failed' && level !== 'advisory');
if (isOverridden && stillFails) {
doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
}
if (((0,resource.Dl)(set, 'policy-evaluation') ?? id) !== id) {
doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
}
const mismatch = countMismatch(counts, results, error !== '');
if (mismatch !== undefined)
doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
if (error !== '') {
results.unshift({
...policy_reading.H4,
system: 'policy-evaluation',
policySet: name,
message: error,
output: [error],
...(0,named_resources.$P)([{ text: error }]),
});
}
return { results, doubts };
}
function fromOutcome(outcome, set) {
const { isGood, level, status: ownStatus, word, } = (0,policy_reading.ns)(model_status.uv, OUTCOME_LEVELS, outcome);
const printed = (0,named_resources.Dn)(outcome.output);
const output = printed.map(({ text }) => text);
const description = outcome.description ?? '';
const isOverridable = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
const isOverridden = ownStatus === 'failed' && set.overridden && isOverridable;
const status = isOverridden ? 'overridden' : ownStatus;
const at = status === 'overridden' ? set.overriddenAt : undefined;
const said = printed.length > 0 ? printed : [{ text: description }];
return {
system: 'policy-evaluation',
policySet: set.policySet,
policy: outcome.policy_name ?? outcome.query ?? '',
level,
status,
word,
overridable: set.overridable && isOverridable,
message: isGood ? '' : (output[0] ?? description),
description: description === '' ? undefined : description,
output,
printedFor: isGood ? undefined : printed.map(named_resources.Wy),
...(isGood ? named_resources.e_ : (0,named_resources.$P)(said)),
override: at === undefined ? undefined : { at },
};
}
function countMismatch(counts, results, isBroken) {
if (counts === null || counts === undefined)
return undefined;
const listed = (0,policy_reading.x7)(results);
const figures = [
['passed', listed.passed],
['advisory failed', listed.advisory],
['mandatory failed', listed.mandatory],
];
if (!isBroken)
figures.push(['errored', listed.errored]);
for (const [verb, number] of figures) {
const count = (0,policy_reading._0)(counts, verb.replace(' ', '-'));
if (count === undefined)
return `does not say how many policies ${verb}`;
const words = verb.split(' ').toReversed().join(' ');
if (count !== number)
return `counts ${count} ${words} but lists ${number}`;
}
return undefined;
}
function countDoubts(what, evaluation, sets, results) {
const doubts = [];
const { status, 'result-count': counts } = evaluation.attributes;
const isCounted = (each) => each !== undefined && each !== null;
const isBroken = sets.some((set) => (set.attributes.error ?? '') !== '');
const mismatch = countMismatch(counts, results, isBroken);
if (mismatch !== undefined)
doubts.push(`The ${what} ${mismatch} in its policy sets.`);
if (sets.length === 0 && (0,model_status.I)(model_status["do"], status) === 'good') {
doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
}
const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
}
return doubts;
}
var or_else = __nccwpck_require__(7026);
;// CONCATENATED MODULE: ./build/src/policy/systems/terraform-policy.js
const LEVELS = ['advisory', 'mandatory', 'mandatory-overridable'];
const TERRAFORM_POLICY = {
name: 'terraform-policy',
title: 'Terraform policy',
levels: LEVELS,
relation: 'tf-policy-evaluations',
emptyIsFinal: true,
override: {
object: 'tf-policy-evaluation',
title: 'Terraform policy evaluation',
waitingStatus: 'awaiting_override',
finalStatus: 'failed',
},
list: ({ tfPolicyEvaluations }, runId) => tfPolicyEvaluations.list(runId),
objectOf: (evaluation) => evaluation,
isOfApply: isApply,
isUnfinished: (evaluation) => !isApply(evaluation) &&
(0,policy_system.U)(model_status.S0, evaluation.attributes.status),
readDetails,
read: fromTfPolicy,
async readForApply(reader, runId) {
const { items } = await reader.readAll(reader.client.tfPolicyEvaluations.list(runId));
const evaluations = items.filter(isApply);
return Promise.all(evaluations.map(async (each) => fromTfPolicy(await readDetails(each, reader))));
},
sendOverride: ({ tfPolicyEvaluations }, id, comment) => tfPolicyEvaluations.override(id, { comment }),
};
function readDetails(evaluation, reader) {
const { tfPolicyEvaluations } = reader.client;
return (0,policy_system.C)(evaluation, model_status.S0, tfPolicyEvaluations, reader);
}
function fromTfPolicy({ evaluation, sets }) {
const { status, permissions, error, actions } = evaluation.attributes;
const what = `Terraform policy evaluation ${evaluation.id}`;
const canOverride = permissions?.['can-override'] ?? undefined;
const object = { system: 'terraform-policy', what, word: status };
const { reading, kind, isUnfinished } = (0,policy_reading.rk)(model_status.S0, object);
if (isUnfinished)
return { ...(isApply(evaluation) ? (0,policy_reading.iz)() : reading), canOverride };
if ((error ?? undefined) !== undefined || status === 'errored') {
const reason = [error?.summary, error?.detail].filter((part) => (part ?? '') !== '').join(': ');
reading.errors.push(`The ${what} could not be evaluated${reason === '' ? '' : `: ${reason.slice(0, 2_000)}`}.`);
}
if (sets !== undefined && 'doubt' in sets.how)
reading.doubts.push(sets.how.doubt);
reading.doubts.push(...(0,policy_reading.EP)(what, evaluation.attributes, model_status.S0));
if (kind === 'person' && actions?.['is-overridable'] === false) {
reading.doubts.push(`The ${what} awaits an override, but by its own word it cannot be overridden.`);
}
const at = evaluation.attributes['status-timestamps']?.['overridden-at'] ?? undefined;
const results = (sets?.items ?? []).flatMap((set) => terraform_policy_readSet(set, status, at));
const doubts = [
...reading.doubts,
...terraform_policy_countDoubts(what, evaluation, results),
...(0,policy_reading.vM)(what, status, results, { unknownFails: true }),
];
return { ...reading, canOverride, results, doubts };
}
function isApply({ attributes }) {
return attributes['stage-type']?.toLowerCase() === 'apply';
}
function terraform_policy_readSet({ attributes }, evaluation, overriddenAt) {
const policySet = attributes['policy-set-name'] ?? '';
const error = attributes.error ?? '';
const results = (attributes.outcomes ?? []).map((each) => fromTfOutcome(each, policySet, { status: evaluation, overriddenAt }));
if (error === '')
return results;
const textOfError = () => (typeof error === 'string' ? error : JSON.stringify(error));
const message = (0,or_else.N)(textOfError, 'The policy set could not be evaluated.');
return [
{
...policy_reading.H4,
system: 'terraform-policy',
policySet,
message,
output: [message],
...(0,named_resources.$P)([{ text: message }]),
},
...results,
];
}
function fromTfOutcome(outcome, policySet, evaluation) {
const reading = (0,policy_reading.ns)(model_status.mO, LEVELS, outcome);
const { isGood, level, word } = reading;
const ownStatus = outcome.status === 'unknown' ? 'known-after-apply' : reading.status;
const overridable = level === 'mandatory-overridable' &&
['awaiting_override', 'overridden'].includes(evaluation.status);
const isOverridden = ownStatus === 'failed' && overridable && evaluation.status === 'overridden';
const status = isOverridden ? 'overridden' : ownStatus;
const diagnostics = readDiagnostics(outcome);
const printed = addressedTexts(diagnostics);
const output = printed.map(({ text }) => text);
return {
system: 'terraform-policy',
policySet,
policy: outcome.policy_name ?? outcome.file_name ?? '',
level,
status,
word,
overridable,
override: isOverridden && evaluation.overriddenAt !== undefined
? { at: evaluation.overriddenAt }
: undefined,
message: isGood ? '' : (output[0] ?? ''),
output,
printedFor: isGood ? undefined : printed.map(({ addresses }) => addresses),
...(isGood ? named_resources.e_ : namedInDiagnostics(diagnostics)),
};
}
function readDiagnostics({ diagnostics }) {
return (diagnostics ?? []).map(({ resources, error_message: error, summary }) => ({
text: (error ?? summary ?? '').trim(),
resources: (resources ?? []).map(({ resource_name: name, ...resource }) => ({
name: name ?? '',
text: (resource.error_message ?? resource.info_message ?? '').trim(),
path: resource.file_name,
line: (0,policy_reading.Wg)(resource.start_line),
})),
}));
}
function addressedTexts(diagnostics) {
const texts = [];
for (const { text, resources } of diagnostics) {
const names = resources.map(({ name }) => name);
if (text !== '')
texts.push({ text, addresses: names.includes('') ? [] : names });
for (const { name, text: ofResource } of resources) {
if (ofResource === '')
continue;
if (name === '')
texts.push({ text: ofResource, addresses: [] });
else
texts.push({ text: `${name}: ${(0,named_resources.L1)(ofResource, name)}`, addresses: [name] });
}
}
return texts;
}
function namedInDiagnostics(diagnostics) {
const resources = [];
const others = [];
let location;
for (const { text, resources: ofDiagnostic } of diagnostics) {
const said = new Set();
const names = ofDiagnostic.map(({ name }) => name);
for (const { name: address, text: ownText, path, line } of ofDiagnostic) {
const place = path && line ? { path, startLine: line, endLine: line, source: 'service' } : undefined;
location ??= place;
const message = ownText === '' ? text : ownText;
said.add(message);
if (address === '')
others.push({ text: message });
else {
const messages = [(0,named_resources.L1)(message, address)].filter(Boolean);
resources.push({ address, messages, location: place });
}
}
const unsaid = said.has(text) ? [] : linesOf(text).filter((line) => !said.has(line));
const addresses = names.includes('') ? [] : names;
others.push({ text: unsaid.join('\n'), addresses });
}
const general = (0,named_resources.$P)(others);
const named = {
resources: (0,named_resources.ko)([...resources, ...general.resources]),
generalMessages: general.generalMessages,
};
return { ...named, address: (0,named_resources.nh)(named)[0]?.address, location };
}
function linesOf(value) {
return value.split('\n').filter((line) => line.trim() !== '');
}
function terraform_policy_countDoubts(what, { attributes: { status, 'result-count': counts } }, results) {
if (counts === null || counts === undefined) {
return [`The ${what} is "${status}" but does not say how many policies it has.`];
}
const listed = (0,policy_reading.x7)(results);
const overridableResults = results.filter(({ level }) => level === 'mandatory-overridable');
const listedOverridable = (0,policy_reading.x7)(overridableResults).mandatory;
const mandatory = (0,policy_reading._0)(counts, 'mandatory-failed') ?? 0;
const overridable = (0,policy_reading._0)(counts, 'mandatory-overridable-failed');
const fitsWithOverridable = listed.mandatory === mandatory && [undefined, 0, listedOverridable].includes(overridable);
const fitsBesideOverridable = listed.mandatory === mandatory + listedOverridable && overridable === listedOverridable;
const fits = {
passed: (0,policy_reading._0)(counts, 'passed') === listed.passed,
'failed advisory': (0,policy_reading._0)(counts, 'advisory-failed') === listed.advisory,
'failed mandatory': fitsWithOverridable || fitsBesideOverridable,
errored: ((0,policy_reading._0)(counts, 'errored') ?? 0) <= listed.errored,
unknown: ((0,policy_reading._0)(counts, 'unknown') ?? 0) <= listed.knownAfterApply,
};
return Object.keys(fits)
.filter((name) => fits[name] === false)
.map((name) => `The ${what} counts other ${name} policies than it lists.`);
}
;// CONCATENATED MODULE: ./build/src/policy/systems/systems.js
const SERVICE_SYSTEMS = [
policy_checks.tG,
POLICY_EVALUATIONS,
TERRAFORM_POLICY,
];
const JUDGING_SYSTEMS = [...SERVICE_SYSTEMS, own_policies.an];
/***/ }),
/***/ 5439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
I2: () => ( renderFold),
oW: () => ( renderWhileFits),
yK: () => ( createBudget)
});
var _markdown_js_0_ = __nccwpck_require__(75);
var _text_js_1_ = __nccwpck_require__(4913);
const SIZE_OF_BREAKS = 2;
function createBudget(size, measure, outer) {
let spent = 0;
const budget = {
left: () => Math.min(Math.floor(size) - spent, outer?.left() ?? Infinity),
tryReserve(cost) {
if (cost > budget.left() || outer?.tryReserve(cost) === false)
return false;
spent += cost;
return true;
},
tryTake: (text) => budget.tryReserve(measure(text) + SIZE_OF_BREAKS),
textIfFits: (text) => (text !== '' && budget.tryTake(text) ? text : ''),
part: (share) => createBudget(budget.left() * share, measure, budget),
unpaidCopy: () => createBudget(budget.left(), measure),
};
return budget;
}
function renderWhileFits(budget, items, render) {
const taken = [];
for (const item of items) {
const text = render(item);
if (!budget.tryTake(text))
break;
taken.push(text);
}
return taken;
}
function renderFold(budget, { title, head = '' }, items, row) {
const summary = (0,_markdown_js_0_ .eu) `<details><summary>${title}</summary>`;
if (items.length === 0)
return { text: '', missing: 0 };
if (!budget.tryTake((0,_markdown_js_0_ .eu) `${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
return { text: '', missing: items.length };
const rows = renderWhileFits(budget, items, row);
const missing = items.length - rows.length;
const text = (0,_text_js_1_ .JO)('\n\n', summary, rows.length > 0 ? (0,_text_js_1_ .JO)('\n', head, ...rows) : '', missing > 0 ? (0,_markdown_js_0_ .eu) `… and ${(0,_text_js_1_ .ZV)(missing)} more.` : '', '</details>');
return { text, missing };
}
/***/ }),
/***/ 445:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DO: () => ( planWords),
QI: () => ( changeTotals),
b$: () => ( changesFold),
e6: () => ( prominentLines),
eH: () => ( prominentBlock)
});
var _policy_planned_changes_js_0_ = __nccwpck_require__(9166);
var _markdown_js_1_ = __nccwpck_require__(75);
var _links_js_2_ = __nccwpck_require__(7713);
var _budget_js_3_ = __nccwpck_require__(5439);
var _sentence_js_4_ = __nccwpck_require__(2251);
var _text_js_5_ = __nccwpck_require__(4913);
var _words_js_6_ = __nccwpck_require__(3629);
const ACTION_SIGNS = {
delete: '−',
replace: '±',
invoke: '»',
forget: '∅',
update: '~',
create: '+',
none: '→',
};
const ACTION_WORDS = {
delete: 'destroyed',
replace: 'replaced',
invoke: 'invoked',
forget: 'no longer managed',
update: 'updated in place',
create: 'created',
none: 'moved or imported',
};
const REASONS = {
tainted: (0,_markdown_js_1_ .eu) `is marked as damaged (tainted)`,
requested: (0,_markdown_js_1_ .eu) `its replacement was asked for`,
replace_triggered_by: (0,_markdown_js_1_ .eu) `something changes that replaces it (replace_triggered_by)`,
cannot_update: (0,_markdown_js_1_ .eu) `cannot be updated in place`,
delete_because_no_resource_config: (0,_markdown_js_1_ .eu) `is no longer in the configuration`,
delete_because_wrong_repetition: (0,_markdown_js_1_ .eu) `does not fit the count or for_each of its block`,
delete_because_count_index: (0,_markdown_js_1_ .eu) `its number is beyond count`,
delete_because_each_key: (0,_markdown_js_1_ .eu) `its key is no longer in for_each`,
delete_because_no_module: (0,_markdown_js_1_ .eu) `its module is no longer called`,
delete_because_no_move_target: (0,_markdown_js_1_ .eu) `was moved to where nothing is configured`,
};
function changeCountsOf({ plan, changes, }) {
if (plan?.status !== 'finished')
return undefined;
const { additions, changes: updates, destructions } = plan;
const replaces = countReplacements(plan, changes);
const countedTwice = Math.min(replaces ?? 0, additions, destructions);
return {
adds: additions - countedTwice,
changes: updates,
destroys: destructions - countedTwice,
replaces,
};
}
function countReplacements({ additions, destructions }, changes) {
if (changes !== undefined && changes.doubt === undefined) {
return changes.changes.filter(({ action }) => action === 'replace').length;
}
return additions === 0 || destructions === 0 ? 0 : undefined;
}
function planWords(workspace, strong = _text_js_5_ .Cv) {
const { plan, changes } = workspace;
const counts = changeCountsOf(workspace);
if (plan?.status === 'errored')
return (0,_markdown_js_1_ .eu) `failed`;
if (plan === undefined || counts === undefined)
return (0,_markdown_js_1_ .eu) `–`;
const listed = changes?.changes ?? [];
const numberOf = (word) => listed.filter(({ action }) => action === word).length;
const forgotten = numberOf('forget');
const invoked = numberOf('invoke');
const moved = listed.filter(({ previousAddress: before, address }) => before !== undefined && before !== address).length;
if ((0,_words_js_6_ .hE)(plan) && forgotten + invoked + moved === 0)
return (0,_markdown_js_1_ .eu) `no changes`;
const { adds, changes: updates, destroys, replaces = 0 } = counts;
const words = (0,_text_js_5_ .JO)(' ', adds > 0 ? (0,_markdown_js_1_ .eu) `+${(0,_text_js_5_ .ZV)(adds)}` : '', updates > 0 ? (0,_markdown_js_1_ .eu) `~${(0,_text_js_5_ .ZV)(updates)}` : '', destroys > 0 ? strong((0,_markdown_js_1_ .eu) `−${(0,_text_js_5_ .ZV)(destroys)}`) : '', replaces > 0 ? strong((0,_markdown_js_1_ .eu) `±${(0,_text_js_5_ .ZV)(replaces)}`) : '', forgotten > 0 ? strong((0,_markdown_js_1_ .eu) `${(0,_text_js_5_ .ZV)(forgotten)} forgotten`) : '', plan.imports > 0 ? (0,_markdown_js_1_ .eu) `${(0,_text_js_5_ .ZV)(plan.imports)} imported` : '', moved > 0 ? (0,_markdown_js_1_ .eu) `${(0,_text_js_5_ .ZV)(moved)} moved` : '', invoked > 0 ? strong((0,_text_js_5_ .rj)(invoked, 'action')) : '');
return words || (0,_markdown_js_1_ .eu) `changes outputs only`;
}
function changeTotals(workspaces) {
const countsOfAll = workspaces.map(changeCountsOf);
const total = (name) => {
if (countsOfAll.some((counts) => counts?.[name] === undefined))
return '';
return String(sum(countsOfAll, (counts) => counts?.[name] ?? 0));
};
return {
adds: total('adds'),
changes: total('changes'),
destroys: total('destroys'),
replaces: total('replaces'),
};
}
const LARGE_NUMBER = 1_000_000;
function prominentBlock(view, budget, most) {
const prominent = prominentChanges(view);
const heading = prominentHeading(prominent, view);
const doubts = (0,_budget_js_3_ .oW)(budget, linesOf(view, doubtLine), _text_js_5_ .Cv);
if (heading === '' ||
!budget.tryTake((0,_markdown_js_1_ .eu) `${heading}\n\n${hiddenChangesLine(LARGE_NUMBER, view)}`))
return { text: (0,_text_js_5_ .JO)('\n>\n', ...doubts), missing: prominent.length };
const groups = groupSameChanges(prominent).slice(0, most);
const unlistedLines = (0,_budget_js_3_ .oW)(budget, linesOf(view, unreadChangesLine), _text_js_5_ .Cv);
const lines = (0,_budget_js_3_ .oW)(budget, groups, (group) => changeLine(group, view, changeReason));
const missing = prominent.length - groups.slice(0, lines.length).flat().length;
const list = (0,_text_js_5_ .JO)('\n', ...lines, ...unlistedLines);
const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
return {
text: (0,_text_js_5_ .JO)('\n\n', heading, (0,_text_js_5_ .JO)('\n>\n', ...doubts), list, more),
missing: 0,
};
}
function changesFold(view, budget, most) {
const withAttributes = isAnyAttributeKnown(view) &&
tryChangesFold(view, budget.unpaidCopy(), { most, withAttributes: true }).isWhole;
return tryChangesFold(view, budget, { most, withAttributes }).block;
}
function tryChangesFold(view, budget, { most, withAttributes }) {
const allChanges = changesOf(view);
const others = allChanges.filter(({ action }) => !(0,_policy_planned_changes_js_0_ .jR)(action));
const listed = withAttributes ? [...prominentChanges(view), ...others] : others;
const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
if (number === 0)
return { block: { text: '', missing: 0 }, isWhole: true };
const attributes = (0,_markdown_js_1_ .eu) `, with ${number === 1 ? 'its' : 'their'} attributes`;
const noun = withAttributes || allChanges.length === listed.length ? 'change' : 'other change';
const title = (0,_markdown_js_1_ .eu) `<details><summary>${(0,_text_js_5_ .rj)(number, noun)}${withAttributes ? attributes : ''}</summary>`;
const end = hiddenChangesLine(LARGE_NUMBER, view);
if (!budget.tryTake((0,_markdown_js_1_ .eu) `${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
return { block: { text: '', missing: number }, isWhole: false };
const sentences = (0,_budget_js_3_ .oW)(budget, linesOf(view, unreadAttributesLine), _text_js_5_ .Cv);
const groups = groupSameChanges(listed).slice(0, most);
const reasonOf = withAttributes ? reasonAndAttributes : changeReason;
const lines = (0,_budget_js_3_ .oW)(budget, groups, (group) => changeLine(group, view, reasonOf));
const missing = number - groups.slice(0, lines.length).flat().length;
const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
const omission = withAttributes || !isAnyAttributeKnown(view) ? '' : ATTRIBUTES_OMITTED;
const text = (0,_text_js_5_ .JO)('\n\n', title, (0,_text_js_5_ .JO)('\n', ...lines), more, omission, (0,_text_js_5_ .JO)('\n>\n', ...sentences), '</details>');
return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}
const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';
function unreadAttributesLine({ name, changes }, view) {
if (changes?.unread === undefined)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_1_ .eu) `${(0,_markdown_js_1_ .SS)(name, 60)}: ` : '';
return (0,_markdown_js_1_ .eu) `> ${which}${(0,_markdown_js_1_ .CS)(changes.unread)}`;
}
function prominentLines(view, most) {
const groups = groupSameChanges(prominentChanges(view));
const lines = groups.slice(0, most).map((group) => {
const [change] = group;
const parts = [
(0,_markdown_js_1_ .Ow)(change.address, 200),
(0,_words_js_6_ .CP)(change),
(0,_sentence_js_4_ .bo)(workspacesWords(group, view)),
(0,_sentence_js_4_ .bo)(changeReason(change)),
];
return `  ${ACTION_SIGNS[change.action]} ${(0,_text_js_5_ .JO)('   ', ...parts)}`;
});
const more = groups.length - lines.length;
const doubts = view.workspaces.flatMap(({ name, changes }) => changes?.doubt === undefined
? []
: [`  ? ${(0,_markdown_js_1_ .Ow)(name, 60)}: ${MAY_BE_INCOMPLETE} ${changes.doubt}`]);
const rest = more > 0 ? [`  … and ${(0,_text_js_5_ .ZV)(more)} more of these`] : [];
return [...lines, ...rest, ...doubts.slice(0, most)];
}
const MAY_BE_INCOMPLETE = 'the list of changes may not be whole.';
function changesOf({ workspaces }) {
return workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
}
function prominentChanges(view) {
return changesOf(view).filter(({ action }) => (0,_policy_planned_changes_js_0_ .jR)(action));
}
function linesOf(view, lineOf) {
return view.workspaces.map((workspace) => lineOf(workspace, view)).filter(Boolean);
}
function groupSameChanges(changes) {
return (0,_text_js_5_ .$z)(changes, (change) => ({ ...change, workspace: '' }));
}
function prominentHeading(prominent, view) {
const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
const numberOf = (word) => prominent.filter(({ action }) => action === word).length;
const isOnePlan = view.workspaces.length === 1;
const verbEnd = isOnePlan ? 's' : '';
const destroyed = numberOf('delete') + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
const ofResources = [
['destroy', destroyed],
['replace', numberOf('replace')],
['forget', numberOf('forget')],
];
const invoked = numberOf('invoke');
const what = ofResources
.filter(([, number]) => number > 0)
.map(([verb, number], at) => (0,_markdown_js_1_ .eu) `${verb}${verbEnd} ${at === 0 ? (0,_text_js_5_ .rj)(number, 'resource') : (0,_text_js_5_ .ZV)(number)}`);
if (invoked > 0)
what.push((0,_markdown_js_1_ .eu) `invoke${verbEnd} ${(0,_text_js_5_ .rj)(invoked, 'action')}`);
if (what.length === 0)
return '';
return (0,_markdown_js_1_ .eu) `#### ${isOnePlan ? 'This plan' : 'These plans'} ${(0,_sentence_js_4_ .l6)((0,_text_js_5_ .Z)(what))}`;
}
function unreadChangesLine(workspace, view) {
const { name, plan, changes } = workspace;
const destroyed = plan?.destructions ?? 0;
if (changes !== undefined || destroyed === 0)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_1_ .eu) `${(0,_markdown_js_1_ .SS)(name, 60)}: ${(0,_text_js_5_ .ZV)(destroyed)}. ` : '';
const run = (0,_links_js_2_ .ut)(workspace, view.context) || (0,_markdown_js_1_ .eu) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_1_ .eu) `: see ${run}`;
return (0,_markdown_js_1_ .eu) `- ${which}Which ones could not be read${see}.`;
}
function doubtLine(workspace, view) {
const { name, changes } = workspace;
if (changes?.doubt === undefined)
return '';
const run = (0,_links_js_2_ .ut)(workspace, view.context) || (0,_markdown_js_1_ .eu) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_1_ .eu) ` See ${run}.`;
return (0,_markdown_js_1_ .eu) `> ⚠️ ${(0,_markdown_js_1_ .SS)(name, 60)}: ${MAY_BE_INCOMPLETE} ${(0,_markdown_js_1_ .CS)(changes.doubt)}${see}`;
}
function changeLine(group, view, reasonOf) {
const [change] = group;
const { address, action, location } = change;
const fileLine = (0,_words_js_6_ .CP)(change);
const url = location && (0,_links_js_2_ .eL)(location, view.context);
const where = fileLine && (0,_markdown_js_1_ .nf)((0,_markdown_js_1_ .SS)(fileLine), url, (0,_links_js_2_ .qL)(view.context));
const names = (0,_sentence_js_4_ .l6)(workspacesWords(group, view));
const what = (0,_text_js_5_ .JO)(' ', where, (0,_markdown_js_1_ .SS)(address, 200), names);
return (0,_markdown_js_1_ .eu) `- **${ACTION_SIGNS[action]}** ${(0,_text_js_5_ .JO)(': ', what, (0,_sentence_js_4_ .l6)(reasonOf(change)))}`;
}
function workspacesWords(group, view) {
const names = [...new Set(group.map(({ workspace }) => workspace))];
if (view.workspaces.length < 2)
return '';
const leaves = names.map((name) => (0,_sentence_js_4_ .vn)('name', (0,_markdown_js_1_ .Ow)(name, 60), 60));
return (0,_sentence_js_4_ .MZ) `in ${(0,_text_js_5_ .J4)(leaves, 2)}`;
}
function changeReason(change) {
const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
return (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `, `, deposed ? (0,_sentence_js_4_ .MZ) `what an earlier replacement left behind` : '', previousAddress === undefined
? ''
: (0,_sentence_js_4_ .MZ) `moved from ${codePart((0,_markdown_js_1_ .Ow)(previousAddress, 200))}`, imported ? (0,_sentence_js_4_ .MZ) `imported` : '', action === 'forget' ? (0,_sentence_js_4_ .MZ) `stays, but is no longer managed` : '', change.recreated === true ? (0,_sentence_js_4_ .MZ) `and a new one is created` : '', trigger === undefined ? '' : codePart((0,_markdown_js_1_ .Ow)((0,_policy_planned_changes_js_0_ .gb)(trigger), 300)), (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) ` `, isKnown ? (REASONS[reason] ?? '') : '', attributes.length > 0 ? (0,_sentence_js_4_ .MZ) `(${(0,_text_js_5_ .Z)(attributes.map(codePart), 4)})` : ''));
}
const codePart = (text) => (0,_sentence_js_4_ .vn)('code', text, 200);
const codeParts = (names) => (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `, `, ...names.map(codePart));
function reasonAndAttributes(change) {
const isOfWholeResource = change.action === 'create' || change.action === 'delete';
const attributes = attributeWords(change, isOfWholeResource ? 6 : 16);
const reason = changeReason(attributes === '' ? change : { ...change, attributes: [] });
return (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `; `, reason, attributes);
}
function attributeWords({ differs = [] }, most) {
const shown = differs.slice(0, most);
const forcing = shown.filter(({ forces }) => forces === true).map(({ name }) => name);
const others = shown.filter(({ forces }) => forces !== true).map(({ name }) => name);
const more = differs.length - shown.length;
const otherWords = (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) ` `, codeParts(others), more > 0 ? (0,_markdown_js_1_ .eu) `and ${(0,_text_js_5_ .ZV)(more)} more` : '');
return (0,_sentence_js_4_ .DP)((0,_markdown_js_1_ .eu) `; `, forcingWords(forcing), otherWords);
}
function forcingWords(names) {
if (names.length === 0)
return '';
return (0,_sentence_js_4_ .MZ) `${codeParts(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
function isAnyAttributeKnown({ workspaces }) {
const allChanges = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
return allChanges.some(({ differs = [] }) => differs.length > 0);
}
function hiddenChangesLine(number, { workspaces, context }) {
if (context.isLocal === true)
return (0,_markdown_js_1_ .eu) `… and ${(0,_text_js_5_ .ZV)(number)} more.`;
const runs = workspaces
.filter(({ changes }) => changes !== undefined)
.map((workspace) => (0,_links_js_2_ .ut)(workspace, context))
.filter(Boolean);
const see = runs.length > 0 ? (0,_text_js_5_ .J4)(runs, 3) : (0,_sentence_js_4_ .MZ) `the run`;
return (0,_sentence_js_4_ .l6)((0,_sentence_js_4_ .MZ) `… and ${(0,_text_js_5_ .ZV)(number)} more: see ${see}.`);
}
function sum(items, numberOf) {
return items.reduce((total, item) => total + numberOf(item), 0);
}
/***/ }),
/***/ 5636:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
F3: () => ( collectFindings),
HE: () => ( closesGate),
R1: () => ( showableLocation),
SU: () => ( ownBaseline),
TY: () => ( unmentionedAddresses),
Tj: () => ( mustFixFindings),
Uy: () => ( unexplainedWorkspaces),
VR: () => ( resourceFingerprint),
c0: () => ( unshownOutput),
cK: () => ( hiddenWords),
dF: () => ( mustFixSections),
jf: () => ( otherSections),
lj: () => ( findingsByWorkspace)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
var _policy_compare_js_1_ = __nccwpck_require__(663);
var _policy_policy_owners_js_2_ = __nccwpck_require__(9925);
var _policy_named_resources_js_3_ = __nccwpck_require__(8397);
var _model_verdict_js_4_ = __nccwpck_require__(3538);
var _words_js_5_ = __nccwpck_require__(3629);
var _links_js_6_ = __nccwpck_require__(7713);
var _markdown_js_7_ = __nccwpck_require__(75);
var _text_js_8_ = __nccwpck_require__(4913);
function collectFindings(result, context) {
const groups = (0,_text_js_8_ .$z)(result.workspaces.flatMap(findingsOf), (finding) => {
const { fingerprint, status, level, severity } = finding;
return [fingerprint, status, level, severity, (0,_words_js_5_ .CP)(finding)];
});
const { fingerprints, resources } = context.previous ?? {};
const previous = {
findings: fingerprints && new Set(fingerprints),
resources: resources && new Set(resources),
};
return groups.map((group) => mergeAlike(group, context, previous)).sort(compareSeverity);
}
function mergeAlike(group, context, previous) {
const [finding] = group;
const groupsOfResources = (0,_text_js_8_ .$z)(group.flatMap(({ resources }) => resources), ({ address, messages, location }) => [address, messages, (0,_words_js_5_ .CP)({ location })]);
const hasOneResource = groupsOfResources.length === 1;
const resources = groupsOfResources.map((alike) => {
const [resource] = alike;
const ownFingerprint = resourceFingerprint(finding, resource);
return {
...resource,
fingerprint: hasOneResource ? finding.fingerprint : ownFingerprint,
permalink: resource.location && (0,_links_js_6_ .eL)(resource.location, context),
age: ageOf(ownFingerprint, previous.resources),
baseline: (0,_policy_compare_js_1_ .DE)(alike),
workspaces: distinctWorkspaces(alike),
};
});
const groupsOfMessages = (0,_text_js_8_ .$z)(group.flatMap(({ generalMessages }) => generalMessages), ({ text, addresses, location }) => [text, addresses, (0,_words_js_5_ .CP)({ location })]);
const generalMessages = groupsOfMessages.map((alike) => {
const [message] = alike;
return {
...message,
fingerprint: (0,_text_js_8_ .tW)(`${finding.fingerprint} ${message.text}`),
permalink: message.location && (0,_links_js_6_ .eL)(message.location, context),
workspaces: distinctWorkspaces(alike),
};
});
const age = resources.some((resource) => resource.age === 'persisting')
? 'persisting'
: ageOf(finding.fingerprint, previous.findings);
return withOccurrences({
...finding,
output: group.length === 1 ? finding.output : [...new Set(group.flatMap(({ output }) => output))],
workspaces: distinctWorkspaces(group),
permalink: finding.location && (0,_links_js_6_ .eL)(finding.location, context),
helpUrl: (0,_links_js_6_ .xR)(finding, context),
overrideBy: overridersByComment(finding, context),
overriders: finding.severity === 'needs-override' && !finding.guard && !finding.own
? context.overriders
: undefined,
age,
baseline: (0,_policy_compare_js_1_ .DE)(group),
resources,
generalMessages,
});
}
function ageOf(fingerprint, previous) {
if (previous === undefined)
return undefined;
return previous.has(fingerprint) ? 'persisting' : 'new';
}
function overridersByComment(finding, { overrideBy: owners, isLocal }) {
if (finding.severity !== 'needs-override')
return undefined;
if (isLocal === true)
return [];
if (owners === undefined)
return undefined;
if (finding.guard === true)
return owners.others.names;
return owners.lines.length > 0 && !(0,_policy_policy_owners_js_2_ .y)(finding) ? [] : (0,_policy_policy_owners_js_2_ .K)(owners, finding).names;
}
function distinctWorkspaces(all) {
return [...new Set(all.flatMap(({ workspaces }) => workspaces))];
}
function resourceFingerprint(finding, { address, messages }) {
const kind = `${finding.kind} of a resource`;
return fingerprintOf({ ...finding, kind, address, message: messages.join('\n') });
}
function findingsOf(workspace) {
const green = (0,_model_verdict_js_4_ .gf)(workspace.verdict.word);
const workspaces = [workspace.workspace];
const drafts = [
...workspace.results.filter(hasNotPassed).map(policyDraft),
...workspace.runTasks.filter(hasNotPassed).map(runTaskDraft),
...workspace.diagnostics.map(diagnosticDraft),
];
const placed = (named) => ({
...named,
location: showableLocation(named.location),
workspaces,
});
return drafts.map((draft) => ({
...placed(draft),
severity: green && closesGate(draft) ? 'warns' : draft.severity,
fingerprint: fingerprintOf(draft),
resources: draft.resources.map(placed),
generalMessages: draft.generalMessages.map(placed),
}));
}
function hasNotPassed(result) {
return result.status !== 'passed';
}
function policyDraft(result) {
const { level, status } = result;
const isUndecided = UNDECIDED_STATUSES.includes(status) || level === 'unknown';
return {
kind: isUndecided && status !== 'overridden' ? 'undecided' : 'policy',
policySet: result.policySet,
policy: result.policy,
level,
status,
severity: policySeverity(result, isUndecided),
overridable: result.overridable,
guard: result.system === 'guard' ? true : undefined,
own: result.system === 'own-policies' ? true : undefined,
message: result.message,
output: result.output,
description: result.description,
address: result.address,
location: result.location,
excerpt: result.excerpt,
resources: result.resources,
generalMessages: result.generalMessages,
override: result.override,
excepted: result.excepted,
baseline: result.baseline,
};
}
const UNDECIDED_STATUSES = [
'unknown',
'not-evaluated',
'known-after-apply',
];
function policySeverity(result, isUndecided) {
if ((0,_words_js_5_ .oB)(result))
return 'notes';
if (isUndecided)
return 'blocks';
if (result.level === 'advisory')
return 'warns';
return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}
function runTaskDraft(task) {
const { name, level, status, message, overridable = false } = task;
const closing = overridable ? 'needs-override' : 'blocks';
return {
kind: 'run-task',
policySet: '',
policy: name,
level,
status,
severity: level === 'advisory' ? 'warns' : closing,
overridable,
message,
output: [],
resources: [],
generalMessages: [],
};
}
function diagnosticDraft(diagnostic) {
const { severity, summary, detail, address, file, line, commit, excerpt } = diagnostic;
const location = file !== undefined && line !== undefined
? { path: file, startLine: line, endLine: line, source: 'diagnostic', commit }
: undefined;
return {
kind: 'diagnostic',
policySet: '',
policy: summary,
level: 'unknown',
status: 'errored',
severity: severity === 'error' ? 'blocks' : 'notes',
overridable: false,
message: detail ?? summary,
output: [],
address,
location,
excerpt,
resources: address === undefined ? [] : [{ address, messages: [], location, excerpt }],
generalMessages: [],
};
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = ['diagnostic', 'policy', 'run-task', 'undecided'];
function compareSeverity(one, other) {
return (SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
(0,_text_js_8_ .UF)(one.policySet, other.policySet) ||
(0,_text_js_8_ .UF)(one.policy, other.policy) ||
(0,_text_js_8_ .UF)(one.address ?? '', other.address ?? '') ||
(0,_text_js_8_ .UF)(one.message, other.message) ||
(0,_text_js_8_ .UF)(one.fingerprint, other.fingerprint));
}
function fingerprintOf(finding) {
const { kind, policySet, policy, address = '', message } = finding;
const text = message.slice(0, 400).toLowerCase().replace(/\d+/g, '0').replace(/\s+/g, ' ');
return (0,_text_js_8_ .tW)(JSON.stringify([kind, policySet, policy, address, text.trim().slice(0, 200)]));
}
function showableLocation(location) {
if (location === undefined)
return undefined;
const { path, startLine } = location;
const isAbsolute = /^(?:[/~]|[A-Za-z]:\/)/.test(path);
const hasOddCharacter = /[\\\p{Cc}\p{Cs}]/u.test(path);
const parts = path.split('/');
const leadsElsewhere = parts.some((part) => part === '' || part === '.' || part === '..');
const isLine = Number.isSafeInteger(startLine) && startLine >= 1;
const canBeShown = path.length <= 1_000 && !isAbsolute && !hasOddCharacter && !leadsElsewhere && isLine;
return canBeShown ? location : undefined;
}
function closesGate({ severity }) {
return severity === 'blocks' || severity === 'needs-override';
}
function mustFixFindings(view) {
const closing = view.findings.filter(closesGate);
const isClosedByAdvisory = closing.length === 0 && !view.green && view.verdict === 'advisory';
return isClosedByAdvisory
? view.findings.filter(({ severity }) => severity === 'warns')
: closing;
}
function mustFixSections(view) {
const { isLocal = false } = view.context;
const mustFix = mustFixFindings(view);
const overridable = view.green
? []
: mustFix.filter(({ severity }) => severity === 'needs-override');
const isOverridable = new Set(overridable);
const notOverridable = mustFix.filter((finding) => !isOverridable.has(finding));
const areAllUndecided = notOverridable.every(({ kind }) => kind === 'undecided');
const enforcedTitle = areAllUndecided
? (0,_markdown_js_7_ .eu) `Undecided: Plangate could not verify them`
: (0,_markdown_js_7_ .eu) `Must be fixed`;
const sections = [
{
id: 'must-fix',
title: view.green ? (0,_markdown_js_7_ .eu) `Failed, but not enforced` : enforcedTitle,
findings: notOverridable,
},
{
id: 'overridable',
title: (0,_markdown_js_7_ .eu) `Must be fixed, or overridden by those who manage policy overrides`,
findings: overridable.filter(({ guard, own }) => !guard && !own),
},
{
id: 'own-policies',
title: isLocal
? (0,_markdown_js_7_ .eu) `Must be fixed, or excepted for a time`
: (0,_markdown_js_7_ .eu) `Must be fixed, or overridden by a comment, or excepted for a time`,
findings: overridable.filter(({ own }) => own),
},
{
id: 'guarded',
title: isLocal
? (0,_markdown_js_7_ .eu) `Guarded: must be fixed`
: (0,_markdown_js_7_ .eu) `Guarded: needs approval by a comment`,
findings: overridable.filter(({ guard }) => guard),
},
];
return sections.filter(({ findings }) => findings.length > 0);
}
function otherSections(view) {
const mustFix = new Set(mustFixFindings(view));
const advisory = view.findings.filter((finding) => finding.severity === 'warns' && !mustFix.has(finding));
const accepted = view.findings.filter(_words_js_5_ .oB);
const warnings = view.findings.filter(({ kind, severity }) => kind === 'diagnostic' && severity === 'notes');
const noun = (0,_words_js_5_ .uI)(accepted);
return [
{
id: 'advisory',
findings: advisory,
noun: 'advisory failure',
words: (0,_words_js_5_ .AC)(advisory, 'advisory failure'),
omitted: 'advisory failure',
},
{
id: 'accepted',
findings: accepted,
noun,
words: (0,_words_js_5_ .AC)(accepted, noun),
omitted: 'accepted failure',
},
{
id: 'warnings',
findings: warnings,
noun: 'warning',
words: (0,_text_js_8_ .rj)(warnings.length, 'warning of the plan', 'warnings of the plan'),
omitted: 'note',
},
];
}
function unexplainedWorkspaces(view) {
const explained = new Set(mustFixFindings(view).flatMap(({ workspaces }) => workspaces));
return view.workspaces.filter(({ name, verdict }) => {
if ((0,_model_verdict_js_4_ .gf)(verdict))
return false;
if (verdict !== 'blocked' && verdict !== 'needs-override')
return true;
return !explained.has(name);
});
}
function withOccurrences(finding) {
const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
const resources = (0,_policy_named_resources_js_3_ .nh)(finding);
const message = finding.message.trim();
const ofResources = resources.map(({ address, messages, ...resource }) => {
const about = { noun: 'resource', addresses: [address] };
return { ...resource, ...about, ...mentionedIn(messages, [address]) };
});
const general = finding.generalMessages.map(({ text, addresses, ...rest }) => {
const about = { noun: 'message', age, baseline, addresses };
return { ...rest, ...about, ...mentionedIn([text], addresses) };
});
const [first, ...others] = [...ofResources, ...general];
if (first === undefined) {
const messages = [message || _words_js_5_ .ly[finding.status]];
const place = { fingerprint, location, permalink, age, baseline, excerpt, workspaces };
const whole = { ...place, noun: 'message', addresses: [], mentioned: [], messages };
return { ...finding, occurrences: [whole], messageOfAll: '' };
}
const [address = ''] = first.addresses;
if (others.length === 0 && first.messages.length === 0) {
const messages = [(0,_policy_named_resources_js_3_ .L1)(message, address)].filter(Boolean);
const only = { ...first, ...mentionedIn(messages, [address]) };
return { ...finding, occurrences: [only], messageOfAll: '' };
}
const occurrences = [first, ...others];
const said = occurrences.flatMap(({ addresses: [one = ''], messages }) => messages.flatMap((text) => [text, `${one}: ${text}`]));
const isSaid = new Set([...said, ...finding.output].map((text) => text.trim())).has(message);
return { ...finding, occurrences, messageOfAll: isSaid ? '' : message };
}
function mentionedIn(messages, addresses) {
const named = new Set(messages.flatMap((message) => (0,_model_address_js_0_ .WX)(message).addresses));
const isNamed = (name) => (0,_model_address_js_0_ .PW)(name) ? named.has(name) : messages.some((message) => message.includes(name));
return { messages, mentioned: addresses.filter(isNamed) };
}
function hiddenWords(hidden) {
const resources = hidden.filter(({ noun }) => noun === 'resource').length;
return (0,_text_js_8_ .JO)(' and ', (0,_text_js_8_ .eQ)(resources, 'more resource'), (0,_text_js_8_ .eQ)(hidden.length - resources, 'more message'));
}
function unmentionedAddresses({ addresses, mentioned, messages }, limit = Infinity) {
const shown = messages.join('\n').slice(0, limit);
return addresses.filter((address) => !mentioned.includes(address) || !shown.includes(address));
}
function ownBaseline(occurrence, finding) {
return occurrence.baseline === finding.baseline ? undefined : occurrence.baseline;
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
function unshownOutput(finding, isWhole) {
const { output, resources, own } = finding;
const unshown = unsaidOutput(finding, isWhole);
const hasHeadings = resources.length > 1 && own !== true;
return unshown.length > 0 && hasHeadings ? output : unshown;
}
function findingsByWorkspace(findings) {
const byWorkspace = new Map();
for (const finding of findings) {
for (const name of new Set(finding.workspaces)) {
const known = byWorkspace.get(name);
if (known === undefined)
byWorkspace.set(name, [finding]);
else
known.push(finding);
}
}
return byWorkspace;
}
/***/ }),
/***/ 7210:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DK: () => ( countsTowards),
I9: () => ( toHeadlineCounts),
Mb: () => ( headlineIcon),
Pl: () => ( headline),
Qi: () => ( sortWorstFirst),
ax: () => ( HEADLINE_COUNTS),
q2: () => ( headlineCountsOf)
});
var _model_verdict_js_0_ = __nccwpck_require__(3538);
var _markdown_js_1_ = __nccwpck_require__(75);
var _text_js_2_ = __nccwpck_require__(4913);
var _sentence_js_3_ = __nccwpck_require__(2251);
var _words_js_4_ = __nccwpck_require__(3629);
var _findings_js_5_ = __nccwpck_require__(5636);
const HEADLINE_COUNTS = [
'workspaces',
'affected',
'policiesAtFault',
'runTasksAtFault',
'advisoryFailures',
'overridden',
'results',
'policies',
'blockedIn',
'overrideIn',
'erroredIn',
'undecidedIn',
'canceledIn',
'excepted',
'existing',
'guardsAtFault',
'approvedGuards',
'partIn',
'unprovenIn',
'fieldIn',
];
const CLOSING_VERDICTS = [
{ verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
{ verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
{ verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
{ verdict: 'undecided', countName: 'undecidedIn', closedWords: 'undecided' },
{ verdict: 'canceled', countName: 'canceledIn', closedWords: 'canceled' },
];
function toHeadlineCounts(verdict, green, approvedBy, countOf) {
const entries = HEADLINE_COUNTS.map((name) => [name, countOf(name)]);
return {
verdict,
green,
approvedBy,
...Object.fromEntries(entries),
};
}
function headline(counts, atCommit = '') {
if (counts.workspaces === 0) {
const none = (0,_markdown_js_1_ .eu) `no workspace is affected by this change${atCommit}`;
return counts.green
? (0,_markdown_js_1_ .eu) `passed · ${none}`
: (0,_markdown_js_1_ .eu) `undecided: ${none}, and policies are required`;
}
const where = (0,_markdown_js_1_ .eu) `${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
const approved = approvedGuardWords(counts);
const andApproved = approved && (0,_markdown_js_1_ .eu) `, ${approved}`;
if (closingVerdicts(counts).length > 1)
return (0,_markdown_js_1_ .eu) `${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
const advisory = (0,_text_js_2_ .rj)(counts.advisoryFailures, 'advisory failure');
const guards = (0,_text_js_2_ .eQ)(counts.guardsAtFault, 'guard');
const atFault = (0,_text_js_2_ .JO)(' and ', failedPoliciesAndTasks(counts), guards);
const counted = counts.policies > 0
? (0,_text_js_2_ .xZ)(counts.policies)
: (0,_text_js_2_ .rj)(counts.results, 'policy result');
switch (counts.verdict) {
case 'passed':
return counts.results === 0
? (0,_markdown_js_1_ .eu) `passed · no policy applies to ${(0,_text_js_2_ .jK)(counts.workspaces)}${atCommit}`
: (0,_markdown_js_1_ .eu) `passed · ${counted} in ${(0,_text_js_2_ .jK)(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
case 'advisory':
if (counts.advisoryFailures === 0) {
const { passed, closed } = partOf(counts) ?? PARTS.partIn;
return counts.green
? (0,_markdown_js_1_ .eu) `passed ${passed} ${where}${acceptedCountWords(counts)}`
: (0,_markdown_js_1_ .eu) `closed because ${closed}, ${where} (fail-on: advisory)`;
}
return counts.green
? (0,_markdown_js_1_ .eu) `passed with ${advisory} ${where}${partWords(counts)}${acceptedCountWords(counts)}`
: (0,_markdown_js_1_ .eu) `blocked by ${advisory} ${where} (fail-on: advisory)`;
case 'overridden': {
const isOfGuardsAlone = counts.overridden === 0 && approved !== '';
const overridden = (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .xZ)(counts.overridden)} overridden`;
const accepted = acceptedCountWords({ ...counts, approvedGuards: 0 });
return (0,_markdown_js_1_ .eu) `passed, ${(0,_text_js_2_ .JO)(', ', isOfGuardsAlone ? '' : overridden, approved)} ${where}${partWords(counts)}${accepted}`;
}
case 'needs-override':
return (0,_markdown_js_1_ .eu) `${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
case 'blocked':
return (0,_markdown_js_1_ .eu) `blocked${atFault && (0,_markdown_js_1_ .eu) ` by ${atFault}`} ${where}${andApproved}${notEnforced}`;
case 'errored':
return (0,_markdown_js_1_ .eu) `the run failed ${where}`;
case 'undecided':
return (0,_markdown_js_1_ .eu) `undecided ${where}, so the gate stays closed`;
case 'canceled':
return (0,_markdown_js_1_ .eu) `canceled ${where}`;
}
}
const PARTS = {
partIn: {
passed: (0,_markdown_js_1_ .eu) `for a part of the configuration`,
closed: (0,_markdown_js_1_ .eu) `only a part was planned`,
},
unprovenIn: {
passed: (0,_markdown_js_1_ .eu) `for what may be a part of the configuration`,
closed: (0,_markdown_js_1_ .eu) `nothing says that the plan is whole`,
},
fieldIn: {
passed: (0,_markdown_js_1_ .eu) `with a field of the saved plan that only plan-fields accepts`,
closed: (0,_markdown_js_1_ .eu) `a field of the saved plan is not known`,
},
};
function partOf(counts) {
const [name] = ['partIn', 'unprovenIn', 'fieldIn'].filter((each) => counts[each] > 0);
return name && PARTS[name];
}
function partWords(counts) {
const part = partOf(counts);
return part === undefined ? '' : (0,_markdown_js_1_ .eu) `, ${part.passed}`;
}
function acceptedCountWords(counts) {
const { excepted, existing } = counts;
const words = (0,_text_js_2_ .JO)(', ', approvedGuardWords(counts), (0,_text_js_2_ .eQ)(excepted, 'excepted failure'), (0,_text_js_2_ .eQ)(existing, 'existing failure'));
return words && (0,_markdown_js_1_ .eu) `, ${words}`;
}
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }) {
const policies = (0,_text_js_2_ .eQ)(policiesAtFault, 'policy', 'policies');
return (0,_text_js_2_ .JO)(' and ', policies, (0,_text_js_2_ .eQ)(runTasksAtFault, 'run task'));
}
function overrideNeededWords(counts) {
const { policiesAtFault, runTasksAtFault, guardsAtFault } = counts;
const failures = failedPoliciesAndTasks(counts);
const guards = (0,_text_js_2_ .eQ)(guardsAtFault, 'guard');
const needs = (number) => (number > 1 ? 'need' : 'needs');
if (failures === '' && guards !== '')
return (0,_markdown_js_1_ .eu) `${guards} ${needs(guardsAtFault)} an approval`;
const number = policiesAtFault + runTasksAtFault;
const override = (0,_markdown_js_1_ .eu) `${failures || 'a failure'} ${needs(number)} an override`;
return guards === '' ? override : (0,_markdown_js_1_ .eu) `${override}, ${guards} an approval`;
}
function approvedGuardWords({ approvedGuards, approvedBy }) {
if (approvedGuards === 0)
return '';
const names = approvedBy.filter((name) => /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name));
const by = (0,_sentence_js_3_ .l6)((0,_text_js_2_ .Z)(names.map(_markdown_js_1_ .g5), 3));
return (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .rj)(approvedGuards, 'guard')} approved${by && (0,_markdown_js_1_ .eu) ` by ${by}`}`;
}
function closingVerdicts(counts) {
return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}
function mixedVerdictWords(counts) {
const closing = closingVerdicts(counts);
const parts = closing.map(({ countName, closedWords }, index) => {
const number = counts[countName];
const inWords = index === 0 ? (0,_text_js_2_ .jK)(number) : (0,_text_js_2_ .ZV)(number);
return (0,_markdown_js_1_ .eu) `${closedWords} in ${inWords}`;
});
const closed = closing.reduce((sum, { countName }) => sum + counts[countName], 0);
const green = counts.workspaces - closed;
return (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .JO)(', ', ...parts)}${green > 0 ? (0,_markdown_js_1_ .eu) ` (${(0,_text_js_2_ .ZV)(green)} passed)` : ''}`;
}
function headlineIcon(counts) {
const [first, ...others] = closingVerdicts(counts);
return (0,_words_js_4_ .Oi)(first && others.length > 0 ? first.verdict : counts.verdict, counts.green).icon;
}
function inWorkspaces(affected, all) {
if (all === 1)
return (0,_markdown_js_1_ .eu) `in 1 workspace`;
if (all === 2 && affected === 2)
return (0,_markdown_js_1_ .eu) `in both workspaces`;
return affected === all
? (0,_markdown_js_1_ .eu) `in all ${(0,_text_js_2_ .jK)(all)}`
: (0,_markdown_js_1_ .eu) `in ${(0,_text_js_2_ .ZV)(affected)} of ${(0,_text_js_2_ .jK)(all)}`;
}
function headlineCountsOf(view) {
const { verdict, green, workspaces, findings, results } = view;
const closing = findings.filter(_findings_js_5_ .HE);
const overridden = findings.filter(({ status }) => status === 'overridden');
const approved = overridden.filter(({ guard }) => guard);
const failuresWith = (isCounted) => findings.filter(isCounted).length;
const verdicts = workspaces.map(({ verdict: word }) => word === 'advisory' && !(0,_model_verdict_js_0_ .gf)(word, view.context.failOn) ? 'blocked' : word);
const closedWith = (word) => verdicts.filter((each) => each === word).length;
const acceptedIn = (limit) => workspaces.filter(({ plan }) => plan?.accepted?.includes(limit)).length;
return {
verdict,
green,
workspaces: workspaces.length,
affected: workspaces.filter((workspace) => countsTowards(workspace.verdict, verdict)).length,
policiesAtFault: (0,_words_js_4_ .kC)(closing.filter(({ kind, guard }) => (kind === 'policy' || kind === 'undecided') && !guard)),
runTasksAtFault: (0,_words_js_4_ .kC)(closing.filter(({ kind }) => kind === 'run-task')),
advisoryFailures: failuresWith(({ severity }) => severity === 'warns'),
overridden: (0,_words_js_4_ .kC)(overridden.filter(({ guard }) => !guard)),
excepted: failuresWith(({ status }) => status === 'excepted'),
existing: failuresWith(({ status }) => status === 'existing'),
guardsAtFault: (0,_words_js_4_ .kC)(closing.filter(({ guard }) => guard)),
approvedGuards: (0,_words_js_4_ .kC)(approved),
approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
results: results.length,
policies: (0,_words_js_4_ .kC)(results),
blockedIn: closedWith('blocked'),
overrideIn: closedWith('needs-override'),
erroredIn: closedWith('errored'),
undecidedIn: closedWith('undecided'),
canceledIn: closedWith('canceled'),
partIn: acceptedIn('partial'),
unprovenIn: acceptedIn('unproven'),
fieldIn: acceptedIn('field'),
};
}
function countsTowards(verdict, worst) {
return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
}
const WORST_FIRST = [
...CLOSING_VERDICTS.map(({ verdict }) => verdict),
'advisory',
'overridden',
'passed',
];
function sortWorstFirst(workspaces) {
return [...workspaces].sort((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
}
/***/ }),
/***/ 7713:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
GO: () => ( footerLine),
eL: () => ( permalink),
qL: () => ( allowedOrigins),
ut: () => ( runLink),
wH: () => ( pullRequestWords),
xR: () => ( helpUrl)
});
var _model_uncommitted_js_2_ = __nccwpck_require__(1880);
var _markdown_js_0_ = __nccwpck_require__(75);
var _text_js_1_ = __nccwpck_require__(4913);
var _model_without_trailing_js_3_ = __nccwpck_require__(1804);
function allowedOrigins({ serviceOrigin, repository, job }) {
return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
function runLink({ runId, runUrl }, context) {
return runId === undefined ? '' : (0,_markdown_js_0_ .nf)((0,_markdown_js_0_ .SS)(runId, 40), runUrl, allowedOrigins(context));
}
function footerLine(context) {
const { commit, job, version, startedAt, uncommittedFiles } = context;
const origins = allowedOrigins(context);
const attempt = job && job.attempt > 1 ? (0,_markdown_js_0_ .eu) ` attempt ${job.attempt}` : '';
const facts = (0,_text_js_1_ .JO)(' · ', commit &&
(0,_markdown_js_0_ .eu) `Commit ${(0,_markdown_js_0_ .nf)((0,_markdown_js_0_ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}${(0,_markdown_js_0_ .g5)((0,_model_uncommitted_js_2_ .D)(uncommittedFiles))}`, job && (0,_markdown_js_0_ .eu) `${(0,_markdown_js_0_ .nf)(hostStyle(context).job, job.url, origins)}${attempt}`, (0,_markdown_js_0_ .eu) `evaluated ${(0,_text_js_1_ .Yi)(startedAt) || 'at an unknown time'}`, (0,_markdown_js_0_ .eu) `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? (0,_markdown_js_0_ .g5)(version) : ''}`);
return (0,_markdown_js_0_ .eu) `<sub>${facts}</sub>`;
}
const GITHUB_STYLE = {
line: '/blob/{commit}/{path}#L{line}',
job: (0,_markdown_js_0_ .eu) `workflow run`,
change: (0,_markdown_js_0_ .eu) `pull request #`,
};
function hostStyle({ repository }) {
return repository?.style ?? GITHUB_STYLE;
}
function pullRequestWords(context) {
const { pullRequest } = context;
return pullRequest && (0,_markdown_js_0_ .eu) `${hostStyle(context).change}${pullRequest.number}`;
}
function permalink(location, context) {
const { repository, commit } = context;
if (!repository || !commit)
return undefined;
const base = `${(0,_model_without_trailing_js_3_ .h)(repository.serverUrl, '/')}/${encodePath(repository.slug)}`;
const sha = encodeURIComponent(location.commit ?? commit.sha);
const path = encodePath(location.path);
const values = {
'{commit}': sha,
'{path}': path,
'{path-in-query}': encodeURIComponent(`/${wellFormed(location.path)}`),
'{line}': String(location.startLine),
};
const { line } = hostStyle(context);
return (base + line.replaceAll(/\{[a-z-]+\}/g, (placeholder) => values[placeholder] ?? placeholder));
}
function helpUrl({ kind, policySet, policy }, { policyLink = '' }) {
const names = { '{policy-set}': policySet, '{policy}': policy };
const used = Object.entries(names).filter(([placeholder]) => policyLink.includes(placeholder));
const isPolicy = kind === 'policy' || kind === 'undecided';
if (!isPolicy || used.some(([, name]) => /^\.*$/.test(name)))
return undefined;
let url = policyLink;
for (const [placeholder, name] of used) {
url = url.replaceAll(placeholder, () => encodeURIComponent(wellFormed(name)));
}
const template = policyLink.replaceAll(/\{[a-z-]+\}/g, 'x');
return (0,_markdown_js_0_ .v7)(url, [template]);
}
function encodePath(path) {
return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
function wellFormed(text) {
return text.replace(/\p{Cs}/gu, '\ufffd');
}
/***/ }),
/***/ 75:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$Q: () => ( clip),
CS: () => ( prose),
EU: () => ( fence),
Ow: () => ( cleanLine),
SS: () => ( codeSpan),
X5: () => ( cleanText),
eu: () => ( literal),
g5: () => ( asMarkdown),
h8: () => ( htmlCode),
nf: () => ( link),
sF: () => ( linkToRemedy),
v7: () => ( safeHref)
});
var _model_message_js_0_ = __nccwpck_require__(2980);
var _model_without_trailing_js_1_ = __nccwpck_require__(1804);
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
/***/ 8081:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
var markdown = __nccwpck_require__(75);
var parse = __nccwpck_require__(2340);
;// CONCATENATED MODULE: ./build/src/model/other-groups.js
const OTHER_GROUPS = 'reports of other groups';
var model_verdict = __nccwpck_require__(3538);
;// CONCATENATED MODULE: ./build/src/trust/command.js
const VERBS = ['help', 'rerun', 'override', 'allow-destroys', 'except', 'again'];
const QUESTIONS = ['help', 'except'];
const LONGEST_REASON = 500;
const UNKNOWN_AUTHORS = 'Who wrote or pushed this change is unknown, and people cannot override their own change.';
var headline = __nccwpck_require__(7210);
var report_text = __nccwpck_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
const MOST_FINGERPRINTS = 200;
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
const firstEntries = (record) => Object.fromEntries(Object.entries(record).slice(0, mostEntries));
const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
const sections = state.sections.map((section) => {
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
const others = [runs, resourceFingerprints, approvers, keptSeals(section)];
const last = others.findLastIndex((part) => Object.keys(part).length > 0);
return [...parts, ...others.slice(0, last + 1)];
});
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
const ONLY_ANSWERED = [...QUESTIONS, 'not-owner'];
const MOST_OTHERS = 8;
const COMMANDS_BUDGET = 32_000;
function encodeCommands(commands) {
return commands.map(({ verb, by, at, commit, reason, approvals }) => [
verb === 'not-owner' ? verb : VERBS.indexOf(verb),
by,
at,
commit,
reason,
approvals.map(({ workspaceId, marks, seal }) => [workspaceId, marks, seal]),
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
if (word === 'not-owner')
return word;
return typeof word === 'number' ? VERBS[word] : undefined;
}
function decodeApproval(value) {
const [workspaceId, marks, seal] = (0,parse.c3)(value);
const isValid = typeof workspaceId === 'string' &&
typeof marks === 'string' &&
typeof seal === 'string' &&
/^(?:[0-9a-f]{12}){1,300}$/.test(marks);
return isValid ? [{ workspaceId, marks, seal }] : [];
}
function currentCommands(commands, ...commits) {
return limitCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
function limitCommands(commands) {
const newestFirst = commands.toReversed();
const approvedLater = new Set();
const approving = newestFirst.filter((command) => {
const marks = command.approvals.flatMap(({ workspaceId, marks }) => Array.from(marks.matchAll(/.{12}/g), ([mark]) => `${command.commit} ${workspaceId} ${mark}`));
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
return commands.filter((command) => kept.has(command));
}
function encodeCounts(counts) {
const numbers = headline.ax.map((name) => counts[name]);
return numbers.slice(0, Math.max(LEAST_COUNTS, numbers.findLastIndex((number) => number > 0) + 1));
}
const LEAST_COUNTS = headline.ax.indexOf('excepted');
function decodeSection(value, shas) {
if (!Array.isArray(value))
return undefined;
const [id, runId, attempt, shaIndex, startedAt, digest, verdictIndex, green, ...more] = value;
const [numbers, fingerprints, durations, runs, resources, approvers, seals] = more;
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
if (numbers.length < LEAST_COUNTS || numbers.length > headline.ax.length)
return undefined;
const countOf = (name) => numbers[headline.ax.indexOf(name)] ?? 0;
const approvedBy = (0,parse.c3)(approvers).filter((name) => typeof name === 'string');
return {
id,
runId,
attempt,
headSha,
startedAt,
digest,
counts: (0,headline.I9)(verdict, green === 1, approvedBy, countOf),
fingerprints: readFingerprints(fingerprints),
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
const names = workspaces.map(({ name }) => name).filter((name) => name !== OTHER_GROUPS);
return [...names, ...unaffected];
}
/***/ }),
/***/ 4707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Lo: () => ( messageText),
VL: () => ( messageLines),
g6: () => ( fitsIn)
});
var _markdown_js_0_ = __nccwpck_require__(75);
var _text_js_1_ = __nccwpck_require__(4913);
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
/***/ 2195:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Bv: () => ( safeLines),
f: () => ( renderLoggingCommand),
om: () => ( safeLine)
});
var _markdown_js_0_ = __nccwpck_require__(75);
function asLogLine(text) {
return text;
}
const GUTTER = '│ ';
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
/***/ 2137:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BK: () => ( closingReasons),
GT: () => ( noticeRemarks),
Rc: () => ( distinctSentences)
});
var _findings_js_0_ = __nccwpck_require__(5636);
var _text_js_1_ = __nccwpck_require__(4913);
function closingReasons(view) {
const unexplained = new Set((0,_findings_js_0_ .Uy)(view));
return remarksOf(view, (workspace) => (unexplained.has(workspace) ? workspace.reasons : []));
}
function noticeRemarks(view) {
return remarksOf(view, ({ notices }) => notices.map((text) => ({ text })));
}
function remarksOf({ workspaces }, sentencesOf) {
const remarks = workspaces
.map((workspace) => ({ workspace, sentences: sentencesOf(workspace) }))
.filter(({ sentences }) => sentences.length > 0);
const groups = (0,_text_js_1_ .$z)(remarks, ({ workspace, sentences }) => sentences.map(({ text }) => withoutName(text, workspace.name)));
return groups.map((alike) => {
return { ...alike[0], names: alike.map(({ workspace }) => workspace.name) };
});
}
function withoutName(text, name) {
return text.replaceAll(`"${name}"`, '""').replaceAll(`/${name} `, '/ ');
}
function distinctSentences(remarks) {
const sentences = remarks.flatMap(({ workspace, names, ...remark }) => remark.sentences.map((message) => {
const text = (0,_text_js_1_ ._7)(message);
return { text, names, key: withoutName(text, workspace.name) };
}));
return (0,_text_js_1_ .$z)(sentences, ({ key }) => key).map((alike) => ({
text: alike[0].text,
names: [...new Set(alike.flatMap(({ names }) => names))],
}));
}
/***/ }),
/***/ 2251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
DP: () => ( joinSentences),
J9: () => ( firstItems),
MZ: () => ( phrase),
SP: () => ( itemToMarkdown),
bo: () => ( toPlainText),
l6: () => ( toMarkdown),
uQ: () => ( linkPart),
vn: () => ( sentencePart)
});
var _markdown_js_0_ = __nccwpck_require__(75);
var _text_js_1_ = __nccwpck_require__(4913);
function sentencePart(kind, text, limit) {
return { kind, text, limit, words: '' };
}
function linkPart(words, href) {
return { kind: 'link', text: href, limit: Infinity, words };
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
/***/ }),
/***/ 4913:
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
var node_crypto_0_ = __nccwpck_require__(7598);
var _archive_describe_js_3_ = __nccwpck_require__(2591);
var _model_message_js_1_ = __nccwpck_require__(2980);
var _markdown_js_2_ = __nccwpck_require__(75);
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
/***/ 3629:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
AC: () => ( failureWords),
CP: () => ( fileAndLine),
Gw: () => ( resultCountWords),
IF: () => ( findingLevel),
Oi: () => ( signsOf),
Vk: () => ( acceptedWords),
_G: () => ( VERDICT_WORDS),
hE: () => ( hasNoChanges),
kC: () => ( countPolicies),
ly: () => ( STATUS_WORDS),
mF: () => ( overrideWords),
oB: () => ( isAccepted),
px: () => ( groupByPolicy),
s2: () => ( levelWords),
uB: () => ( diagnosticNoun),
uI: () => ( acceptedNoun),
v8: () => ( baselineWords),
zs: () => ( acceptedText)
});
var _model_quote_js_3_ = __nccwpck_require__(8187);
var _markdown_js_0_ = __nccwpck_require__(75);
var _sentence_js_1_ = __nccwpck_require__(2251);
var _text_js_2_ = __nccwpck_require__(4913);
function hasNoChanges(plan) {
if (plan?.status !== 'finished' || plan.hasChanges)
return false;
return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
const VERDICT_WORDS = {
passed: { words: 'passed', icon: '✅', sign: '✓' },
advisory: { words: 'passed with advisory failures', icon: '⚠️', sign: '!' },
overridden: { words: 'passed, overridden', icon: '☑️', sign: '✓' },
'needs-override': { words: 'needs an override', icon: '✋', sign: '✗' },
blocked: { words: 'blocked', icon: '❌', sign: '✗' },
errored: { words: 'run failed', icon: '💥', sign: '✗' },
undecided: { words: 'undecided', icon: '❔', sign: '?' },
canceled: { words: 'canceled', icon: '🚫', sign: '✗' },
};
function signsOf(verdict, green) {
if (verdict === 'advisory' && !green)
return VERDICT_WORDS.blocked;
const isNotEnforced = green && (verdict === 'blocked' || verdict === 'needs-override');
return VERDICT_WORDS[isNotEnforced ? 'advisory' : verdict];
}
function findingLevel(finding) {
return finding.kind === 'diagnostic' ? diagnosticNoun(finding) : levelWords(finding.level);
}
function diagnosticNoun({ severity }) {
return severity === 'notes' ? 'plan warning' : 'plan error';
}
function levelWords(level) {
return level === 'unknown' ? 'unknown level' : level;
}
const STATUS_WORDS = {
failed: 'failed',
errored: 'could not be evaluated',
overridden: 'overridden',
excepted: 'excepted',
existing: 'existing',
'not-evaluated': 'never evaluated',
'known-after-apply': 'known after the apply',
unknown: 'in an unrecognized state',
};
function fileAndLine({ location }) {
return location ? `${location.path}:${location.startLine}` : '';
}
function baselineWords(baseline, { repository }) {
if (baseline === undefined)
return '';
const branch = repository?.defaultBranch;
const where = branch === undefined
? (0,_sentence_js_1_ .MZ) `in the current configuration`
: (0,_sentence_js_1_ .MZ) `on ${(0,_sentence_js_1_ .vn)('name', branch, 160)}`;
return (0,_sentence_js_1_ .MZ) `${baseline === 'existing' ? 'already' : 'not'} ${where}`;
}
function overrideWords(finding) {
const { severity, kind, status, guard, own, overrideBy } = finding;
if (severity !== 'needs-override') {
const isFinal = severity === 'blocks' && kind === 'policy' && status === 'failed';
return isFinal ? 'cannot be overridden' : '';
}
const isNobodyNamed = overrideBy?.length === 0;
const byWhom = overriderWords(finding);
if (guard)
return `can be approved ${byWhom}${isNobodyNamed ? '' : ', see `allow-destroys`'}`;
if (!own)
return `can be overridden ${byWhom}`;
return isNobodyNamed
? 'can be excepted for a time'
: `can be overridden ${byWhom}, or excepted for a time`;
}
function overriderWords({ guard, own, overrideBy, overriders = [] }) {
if (overrideBy?.length === 0)
return 'by nobody here';
if (overrideBy !== undefined) {
const names = overrideBy.slice(0, 4);
if (overrideBy.length > names.length)
names.push('others');
return `by a comment of ${(0,_model_quote_js_3_ .Vo)(names)}`;
}
if (guard || own)
return 'by a comment';
if (overriders.length === 0)
return 'by those who manage policy overrides';
return `by the team ${(0,_model_quote_js_3_ .Vo)(overriders.slice(0, 4))}`;
}
function isAccepted({ status }) {
return status === 'overridden' || status === 'excepted' || status === 'existing';
}
function acceptedNoun(findings) {
const nouns = findings.map(({ status, guard }) => {
if (status === 'excepted' || status === 'existing')
return `${status} failure`;
return guard === true ? 'approved guard' : 'overridden failure';
});
const [noun = 'overridden failure', ...others] = new Set(nouns);
return others.length > 0 ? 'accepted failure' : noun;
}
function acceptedWords({ status, guard, override = {}, excepted, }) {
if (status === 'existing')
return (0,_sentence_js_1_ .MZ) `existing: the default branch fails in the same way`;
const name = (text) => (0,_sentence_js_1_ .vn)('name', text, 60);
const textPart = (text) => (0,_sentence_js_1_ .vn)('text', text, 240);
if (excepted !== undefined) {
const { until, owner, reason } = excepted;
return (0,_sentence_js_1_ .MZ) `excepted until ${textPart(until)}, ${name(owner)}: ${textPart(reason)}`;
}
const { by, at = '', reason } = override;
const verb = guard === true ? (0,_sentence_js_1_ .MZ) `approved` : (0,_sentence_js_1_ .MZ) `overridden`;
const byWhom = by ? (0,_sentence_js_1_ .MZ) `${verb} by ${name(by)}` : verb;
const byWhomAndWhen = (0,_sentence_js_1_ .DP)((0,_markdown_js_0_ .eu) `, `, byWhom, (0,_text_js_2_ .Yi)(at));
return reason ? (0,_sentence_js_1_ .MZ) `${byWhomAndWhen}: ${textPart(reason)}` : byWhomAndWhen;
}
function acceptedText(finding) {
return (0,_sentence_js_1_ .bo)(acceptedWords(finding));
}
function policyKey({ policySet, policy }) {
return [policySet, policy];
}
function groupByPolicy(items) {
return (0,_text_js_2_ .$z)(items, policyKey);
}
function countPolicies(items) {
return groupByPolicy(items).length;
}
function failureWords(findings, one, many) {
const policies = countPolicies(findings);
const ofPolicies = findings.length === policies ? '' : (0,_markdown_js_0_ .eu) ` of ${(0,_text_js_2_ .xZ)(policies)}`;
return (0,_markdown_js_0_ .eu) `${(0,_text_js_2_ .rj)(findings.length, one, many)}${ofPolicies}`;
}
const RESULT_COUNTS = [
{ name: 'mandatoryFailed', words: 'mandatory failed', isStrong: true },
{ name: 'errored', words: 'errored', isStrong: true },
{ name: 'undecided', words: 'undecided', isStrong: true },
{ name: 'advisoryFailed', words: 'advisory failed', isStrong: false },
{ name: 'overridden', words: 'overridden', isStrong: false },
{ name: 'excepted', words: 'excepted', isStrong: false },
{ name: 'existing', words: 'existing', isStrong: false },
{ name: 'passed', words: 'passed', isStrong: false },
];
function resultCountWords(workspaces, { results }, strong = _text_js_2_ .Cv) {
const names = new Set(workspaces.map(({ name }) => name));
const theirResults = results.filter(({ workspace }) => names.has(workspace));
const approvedGuards = theirResults.filter(({ system, status }) => system === 'guard' && status === 'overridden').length;
const sum = (name) => workspaces.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
const parts = RESULT_COUNTS.map(({ name, words, isStrong }) => {
const number = sum(name) - (name === 'overridden' ? approvedGuards : 0);
if (number === 0)
return '';
const part = (0,_markdown_js_0_ .eu) `${(0,_text_js_2_ .ZV)(number)} ${words}`;
return isStrong ? strong(part) : part;
});
const resultCount = RESULT_COUNTS.reduce((total, { name }) => total + sum(name), 0);
const [only] = workspaces.length === 1 ? workspaces : [];
const policies = only?.policies ?? countPolicies(theirResults);
const ofPolicies = policies === resultCount ? '' : (0,_markdown_js_0_ .eu) ` (of ${(0,_text_js_2_ .xZ)(policies)})`;
const approved = approvedGuards > 0 ? (0,_markdown_js_0_ .eu) `${(0,_text_js_2_ .rj)(approvedGuards, 'guard')} approved` : '';
return (0,_markdown_js_0_ .eu) `${(0,_text_js_2_ .JO)(', ', ...parts, approved)}${ofPolicies}`;
}
/***/ }),
/***/ 198:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Sw: () => ( existsAt),
g$: () => ( INPUT_TABLE),
mc: () => ( INPUTS)
});
var _trust_tree_js_0_ = __nccwpck_require__(734);
var _trust_target_js_3_ = __nccwpck_require__(7351);
var _model_parse_js_2_ = __nccwpck_require__(2340);
var _parse_inputs_js_1_ = __nccwpck_require__(8608);
const ACTION = ['action'];
const PUBLISHING = ['action', 'cli'];
const OF_COMMENT = {
group: 'report',
heading: 'The comment, on CI hosts that have one',
entryPoints: PUBLISHING,
};
const OF_PLAN = {
group: 'plan',
heading: 'What the run plans',
entryPoints: ['cli', 'library'],
ways: ['service', 'program'],
};
const SERVICE = { group: 'service', heading: 'What to gate' };
const OF_RUNS = { ways: ['service'] };
const OF_PROGRAMS = { ways: ['program'] };
const GATED = { group: 'plan', heading: 'What to gate' };
const LOCALLY = { group: 'plan', heading: 'Without a service' };
const RUN = { group: 'plan', heading: 'The run' };
const SENT = { group: 'plan', heading: 'What is sent', ...OF_RUNS };
const JUDGED = { group: 'policy', heading: 'What fails the gate' };
const TRUST = { group: 'job', heading: 'Who may choose what' };
const DEFAULT_REPORTS_DIRECTORY = 'plangate-reports';
function input(description, row) {
return { description, ...row };
}
function withNames(table) {
return Object.entries(table).map(([name, row]) => ({ ...row, name }));
}
const INPUT_TABLE = {
hostname: input('Host of the service: HCP Terraform, Terraform Enterprise or a compatible one. Files of a pull request never choose it, so set it for another host.', {
kind: 'string',
default: 'app.terraform.io',
environment: ['TF_CLOUD_HOSTNAME'],
cloudBlock: 'hostname',
...SERVICE,
...OF_RUNS,
}),
token: input('API token of a team or a user that can queue plans. It is sent to `hostname` and nowhere else.', { kind: 'secret', environment: ['TF_API_TOKEN', 'TF_TOKEN_<host>'], ...SERVICE, ...OF_RUNS }),
'record-key': input('Secret of all seals. 32 random characters or more, the same in all jobs of the gate and of commands. With it, overrides outlive the token. Default: the token. See docs/security/same-upload.md.', {
kind: 'secret',
environment: ['PLANGATE_RECORD_KEY'],
parse: _parse_inputs_js_1_ .Dt,
...TRUST,
group: 'service',
}),
organization: input('Organization that the workspaces belong to.', {
kind: 'string',
environment: ['TF_CLOUD_ORGANIZATION'],
cloudBlock: 'organization',
...GATED,
}),
workspace: input('Name of the workspace to plan in. For several, use `workspaces`.', {
kind: 'string',
environment: ['TF_WORKSPACE'],
cloudBlock: 'workspaces',
...GATED,
}),
workspaces: input('Several workspaces: names, `name=directory` pairs, `tag:NAME` or `project:NAME`. Separate them by lines or commas. JSON takes any name, `[{"name": "a,b"}]`, and tags with values, `[{"tags": {"env": "prod"}}]`.', { kind: 'list', ...GATED }),
directory: input('Directory of the configuration. When the workspace has a working directory, the directory above it is sent, as the service expects.', { kind: 'path', default: '.', ...GATED }),
local: input('Plan on this machine, or judge a plan file, without a service and without a token. Nothing is sent. `plan` and `engine` imply it.', { ...LOCALLY, kind: 'flag', default: 'false' }),
engine: input('The program on the PATH that plans without a service. It also runs the code of the configuration. The default is the one that is there.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'choice', choices: ['terraform', 'tofu'] }),
plan: input('A plan made elsewhere, as JSON (`plangate digest` writes it of a saved plan, with a digest next to it). It is judged, and nothing is planned. In a job it is undecided without a digest of the same commit, directory, workspace and run, or if it is not whole. For several: a directory, a pattern such as `plans/**/*.json`, or `workspace=FILE`, by lines or commas. In a pattern, `*` is any part of a name, `?` one character, `**` any directories.', { ...LOCALLY, kind: 'list' }),
'plan-digest': input('With `plan`: what `plangate digest` printed in the job that plans, as in `sha256:…`, for each plan. A plan with another digest is undecided.', { ...LOCALLY, ways: ['file'], kind: 'list', parse: _parse_inputs_js_1_ .hd }),
'plan-fields': input('Numbers of fields of a saved plan to accept although Plangate does not know them, as a verdict named them.', { ...LOCALLY, ways: ['file', 'program'], kind: 'list', parse: _parse_inputs_js_1_ .xj }),
'var-file': input('With `local`: files of values for variables, as in `terraform plan -var-file`. Paths are relative to `directory`.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'list' }),
'engine-env': input('Names of environment variables to pass to the program that plans with `local`. It gets no others. Examples: read-only cloud credentials, `TF_PLUGIN_CACHE_DIR`.', { ...LOCALLY, ...OF_PROGRAMS, kind: 'list' }),
'affected-only': input('Plan only in workspaces whose directory or trigger patterns match files of the pull request.', { ...RUN, kind: 'flag', default: 'false' }),
source: input('`upload` sends the files and plans them. `vcs` sends nothing: it judges the run that version control started for the head of the pull request. The workspaces must be connected to the repository.', { ...RUN, ...OF_RUNS, kind: 'choice', default: 'upload', choices: ['upload', 'vcs'] }),
group: input('For large organizations: the group of `plangate matrix` that this job checks, as printed. See docs/matrix.md.', { ...RUN, ...OF_RUNS, kind: 'string', parse: _model_parse_js_2_ .hb }),
mode: input('`speculative` plans and never applies. `provisional` leaves a saved plan that can be applied later.', {
...RUN,
...OF_RUNS,
kind: 'choice',
default: 'speculative',
choices: ['speculative', 'provisional'],
}),
message: input('Message of the run, for example with the number of a change that people look for in the list of runs. By default it names the pull request and the commit.', { ...RUN, kind: 'string', library: 'Message of the run. The default is `plangate`.' }),
timeout: input('Maximum duration of the whole job, as in `90m` or `1h30m`. After it the verdict is undecided.', {
kind: 'duration',
default: '1h',
library: 'Maximum duration of the whole check in milliseconds, rounded up to whole seconds. After it the verdict is undecided. The default is an hour.',
group: 'job',
heading: 'What fails the gate',
setting: 'timeoutMs',
}),
policies: input('Your own Rego policies: directories, or URLs like `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`. Separate them by lines or commas. `opa` judges the plan by them, besides the policies of the service. In a job, a directory is read from the default branch. With `local` on your machine, the default is `policies` and `policy`.', { ...JUDGED, kind: 'list' }),
'fail-on': input('Which policy failures fail the gate. `never` only reports them. Errors and unrecognized answers fail it in any case.', {
...JUDGED,
kind: 'choice',
default: 'mandatory',
choices: ['mandatory', 'advisory', 'never'],
}),
exceptions: input('File of failures that do not count for a time, of advisory policies and of your own, each with an owner and an end. In a job, a path is read from the default branch. See docs/exceptions.md.', { ...JUDGED, kind: 'string', setting: 'exceptionsFile' }),
'only-new': input('Failures that the default branch has in the same way do not count: of advisory policies and of your own. What cannot be compared counts. See docs/only-new.md.', { ...JUDGED, kind: 'flag', default: 'false' }),
'require-policies': input('Fail the gate when no policy was evaluated.', {
...JUDGED,
kind: 'flag',
default: 'false',
}),
'allow-unknown': input('A policy whose outcome is `unknown`, because it asks for values of the apply, makes the verdict advisory, not undecided. Such a rule can pass without effect.', { ...JUDGED, kind: 'flag', default: 'false' }),
protect: input('What a plan must not destroy or invoke without approval, as patterns like `aws_db_instance.*`, `module.data` or `action.*.*`, by lines or commas. They match in every module.', { ...JUDGED, kind: 'list', parse: _parse_inputs_js_1_ .ce }),
'max-destroys': input('Maximum resources a plan may destroy or replace without approval. 0 allows none.', { ...JUDGED, kind: 'number', parse: _parse_inputs_js_1_ .i2 }),
'max-actions': input('Maximum actions to invoke without approval.', {
...JUDGED,
kind: 'number',
parse: _parse_inputs_js_1_ .i2,
}),
'full-plan': input('Let own policies read the whole plan (`json-output`), and the guard where the service has no redacted form of it. The whole plan has every value, and no sensitive one is shown. The plan of a fork is never read so.', { ...JUDGED, kind: 'flag', default: 'false' }),
'on-failure': input('What to do with a provisional run when the gate fails. `discard` needs a token that may apply runs. A run that needs an override is always kept, because a discarded run cannot be overridden.', { ...RUN, kind: 'choice', default: 'discard', choices: ['discard', 'keep'] }),
'cancel-superseded': input('Cancel unfinished runs of earlier commits of this pull request in the same workspace. The token needs the permission to apply runs. Provisional runs are kept.', {
...RUN,
kind: 'flag',
default: 'true',
off: 'Keep earlier runs of this pull request. By default unfinished ones are canceled, except provisional ones.',
}),
reuse: input('Which earlier runs count instead of a new one. `commit`: of the same commit, overridden since. `upload`: also of an earlier commit with the same files. See docs/security/same-upload.md.', { ...RUN, kind: 'choice', default: 'commit', choices: ['commit', 'upload'] }),
'auto-queue-runs': input('Start the run with the upload instead of a separate request. Such a run has no `message`, is not canceled by a later push, and cannot be provisional.', { ...RUN, kind: 'flag', default: 'false' }),
'run-options': input('Planning options, one per line, as in `target: module.network`. The names are `destroy`, `refresh-only`, `refresh`, `target`, `replace`, `variables`, `terraform-version`, `allow-destroy-apply` and `allow-empty-apply`. See docs/run-options.md.', {
kind: 'string',
group: 'plan',
heading: OF_PLAN.heading,
setting: 'runOptionsText',
entryPoints: ACTION,
}),
destroy: input('Plan to destroy all that the workspace manages; or expect such a plan of another job. With `mode: provisional` it needs `allow-destroy-apply`.', { ...OF_PLAN, ways: ['service', 'program', 'file'], kind: 'flag', default: 'false' }),
'allow-destroy-apply': input('Allow `mode: provisional` to leave a saved plan that destroys everything.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
'refresh-only': input('Plan only changes made outside of Terraform. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'flag', default: 'false' }),
refresh: input('Read the real resources before planning. `false` trusts the state.', {
...OF_PLAN,
kind: 'flag',
default: 'true',
off: 'Plan from the state, without reading resources.',
}),
target: input('Addresses of resources and modules, one per line. Only these are planned. The verdict is undecided unless `allow-partial` is true.', { ...OF_PLAN, kind: 'list', parse: _parse_inputs_js_1_ .Se }),
'allow-partial': input('Accept plans of only a part of the configuration (`target`, `refresh-only`), made by a run, by a program here or by another job. Also those of which nothing says that they are whole. The rest is not judged, and without a run the verdict is at best advisory.', { kind: 'flag', default: 'false', group: 'plan', heading: OF_PLAN.heading }),
replace: input('Addresses of resources to replace, one per line.', {
...OF_PLAN,
kind: 'list',
parse: _parse_inputs_js_1_ .Se,
}),
variables: input('Variables of this run, one `name=value` per line, read as `terraform plan -var` reads them: as text where the type is `string`, `number`, `bool` or not declared, else as an expression in HCL. Everybody who can read the run can see them, so secrets of this job are rejected.', { ...OF_PLAN, kind: 'list', parse: _parse_inputs_js_1_ .Ch }),
'terraform-version': input("Plan with this version of Terraform instead of the workspace's own. Not with `mode: provisional`.", { ...OF_PLAN, ...OF_RUNS, kind: 'string', parse: _parse_inputs_js_1_ .nn }),
'allow-empty-apply': input('Request a run that can be applied although it changes nothing, for example to upgrade the state.', { ...OF_PLAN, ...OF_RUNS, kind: 'flag', default: 'false' }),
rules: input('How `.terraformignore` is read. `terraform`: the rules of Terraform, minus known leaks. `exact`: byte-compatible with Terraform 1.15.9, bugs included. `gitignore`: the rules of git.', { ...SENT, kind: 'choice', default: 'terraform', choices: ['terraform', 'exact', 'gitignore'] }),
'secret-scan': input('What to do with files that appear to contain credentials.', {
...SENT,
kind: 'choice',
default: 'warn',
choices: ['warn', 'fail'],
}),
'include-untracked-secrets': input('Send files that look like secrets although git does not track them, such as a `.tfvars` file that an earlier step wrote. By default they are excluded and listed.', { ...SENT, kind: 'flag', default: 'false' }),
'ca-file': input('PEM file with additional certificate authorities to trust. `NODE_EXTRA_CA_CERTS` works too.', { kind: 'path', ...SERVICE }),
comment: input('When to comment on the pull request. `auto`: from the first result that is not green on. `on-failure`: while the result is not green.', {
...OF_COMMENT,
kind: 'choice',
default: 'auto',
choices: ['auto', 'always', 'on-failure', 'off'],
}),
'comment-key': input('Jobs with the same key share one comment, with one section per job. Another key makes another comment.', { ...OF_COMMENT, kind: 'string', default: 'default', parse: _model_parse_js_2_ .Do }),
'comment-commands': input('Show in the comment the command that overrides a failure. For repositories with a workflow on `issue_comment`, see docs/commands.md.', { ...OF_COMMENT, kind: 'flag', default: 'false', entryPoints: ACTION }),
'override-by': input('The same as `override-by` of `plangate/override`. The report then says of each failure who may override it by a comment.', { ...OF_COMMENT, kind: 'string', parse: _parse_inputs_js_1_ .L6, entryPoints: ACTION }),
notify: input('Who hears of a finding that waits for an approval. `once`: the people and teams of `override-by` are asked for a review the first time. Where GitHub refuses that, a comment names them.', {
...OF_COMMENT,
kind: 'choice',
default: 'off',
choices: ['off', 'once'],
entryPoints: ACTION,
}),
'plan-diff': input('What the report shows of changed attributes: `names`, or nothing (`off`).', {
kind: 'choice',
default: 'names',
choices: ['off', 'names'],
group: 'report',
heading: OF_COMMENT.heading,
}),
'policy-link': input('URL that explains a policy, as in `https://wiki.acme.example/{policy-set}/{policy}`. Every finding gets a link "how to fix".', { ...OF_COMMENT, kind: 'string', parse: _trust_target_js_3_ .Tc }),
annotate: input('Which findings become annotations. `auto`: all that fail the gate, and advisory ones in changed files. `changed`: in changed files only.', {
group: 'report',
kind: 'choice',
default: 'auto',
choices: ['auto', 'all', 'changed', 'off'],
entryPoints: ACTION,
}),
'github-token': input('Token for the comment. It needs `pull-requests: write`.', {
group: 'job',
kind: 'secret',
expression: '${{ github.token }}',
entryPoints: ACTION,
}),
'checks-token': input("Token for annotations. It needs `checks: write` and must be the workflow's own: only that token can edit the check run of the job.", { group: 'job', kind: 'secret', expression: '${{ github.token }}', entryPoints: ACTION }),
'check-run-id': input('Check run of this job, which gets the annotations.', {
group: 'report',
kind: 'number',
expression: '${{ job.check_run_id }}',
entryPoints: ACTION,
}),
'pr-number': input('Pull request to report on when the event names none: workflow_dispatch, schedule, push.', { group: 'job', kind: 'number', setting: 'pullRequestNumber', entryPoints: ACTION }),
reports: input('Files to write besides the report as JSON: `page`, one self-contained HTML page to keep as an artifact, and `sarif`, for code scanning.', {
group: 'report',
kind: 'list',
parse: (text) => {
const list = (0,_model_parse_js_2_ .E1)(text);
if ('problem' in list)
return list;
return (0,_model_parse_js_2_ .b2)(list.value.map((item) => (0,_model_parse_js_2_ .HU)(item, ['page', 'sarif'])));
},
entryPoints: ACTION,
}),
'plan-json': input('Write the JSON of each plan to a file for later steps, which the end of the job deletes: `redacted`, without sensitive values, or `full`, with every value in clear text. What the token may not read is an error. The plan of a fork is never written in full.', {
group: 'job',
...OF_RUNS,
kind: 'choice',
default: 'off',
choices: ['off', 'redacted', 'full'],
entryPoints: ACTION,
}),
'allow-untrusted-head': input('Plan the files of a fork, or files of unknown origin, with the token of this job. A plan runs code: allow it only behind an environment with reviewers.', { ...TRUST, kind: 'flag', default: 'false' }),
'target-branches': input('Branches for which a verdict counts, besides the default branch: whole names, or patterns like `release/*`, by lines or commas. A pull request into any other branch is undecided, with its results. `*` is every branch. See docs/target-branches.md.', { group: 'policy', heading: TRUST.heading, kind: 'list', parse: _parse_inputs_js_1_ .Lr }),
'trusted-branch': input('Branch whose `cloud` block names organization and workspace of a pull request. The default is the default branch. Inputs count more. A block that the pull request changes is ignored.', { ...TRUST, kind: 'string', parse: _trust_tree_js_0_ .pG }),
};
const INPUTS = withNames(INPUT_TABLE);
function existsAt({ entryPoints }, entryPoint) {
return entryPoints === undefined || entryPoints.includes(entryPoint);
}
const OUTPUT_TABLE = {
verdict: 'passed, advisory, overridden, needs-override, blocked, errored, undecided or canceled.',
green: 'Whether the gate passes: true or false.',
'run-id': 'Id of the run, of the first workspace when there are several.',
'run-url': 'URL of that run.',
'run-ids': 'All runs as JSON: `{"workspace": "run-…"}`.',
'configuration-version-id': 'Configuration version of that run.',
passed: 'Number of policy results that passed. This and the next three count a policy once for each workspace.',
'advisory-failed': 'Number of results of advisory policies that failed.',
'mandatory-failed': 'Number of results of mandatory policies that failed and were not overridden.',
overridden: 'Number of results that failed and were overridden.',
adds: 'Number of resources the plans create. This and the next three are empty when a plan did not finish.',
changes: 'Number of resources they update in place.',
destroys: 'Number of resources they destroy.',
replaces: 'Number of resources they replace, not counted above. Empty when replacements are not known; then they are counted above.',
'comment-url': 'URL of the comment on the pull request. Empty when there is none.',
'report-json': 'Path of the report as JSON.',
'report-html': 'Path of the report as one HTML page. Empty without `page` in `reports`.',
'report-sarif': 'Path of the findings as SARIF. Empty without `sarif` in `reports`.',
'plan-json': 'Paths of the plans as JSON: `{"workspace": "/path"}`. `{}` without `plan-json`.',
};
const OUTPUTS = described(OUTPUT_TABLE);
function described(table) {
return Object.entries(table).map(([name, description]) => ({ name, description }));
}
/***/ }),
/***/ 2097:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
EN: () => ( isOnePlan),
M5: () => ( loadSettings),
nG: () => ( filesIn)
});
var node_fs_0_ = __nccwpck_require__(3024);
var node_fs_promises_1_ = __nccwpck_require__(1455);
var node_path_2_ = __nccwpck_require__(6760);
var _archive_place_js_3_ = __nccwpck_require__(4043);
var _machine_find_repository_js_4_ = __nccwpck_require__(6609);
var _machine_read_regular_js_5_ = __nccwpck_require__(3962);
var _configuration_cloud_block_js_6_ = __nccwpck_require__(177);
var _configuration_file_names_js_14_ = __nccwpck_require__(6817);
var _trust_target_js_11_ = __nccwpck_require__(7351);
var _trust_tree_js_7_ = __nccwpck_require__(734);
var _model_did_you_mean_js_13_ = __nccwpck_require__(440);
var _model_quote_js_12_ = __nccwpck_require__(8187);
var _settings_js_8_ = __nccwpck_require__(3674);
var _workspace_selectors_js_9_ = __nccwpck_require__(589);
var _model_proxies_js_10_ = __nccwpck_require__(4091);
var _model_error_message_js_15_ = __nccwpck_require__(4271);
async function loadSettings(sources, workingDirectory, jobTree) {
const { inputs, environment } = sources;
const unanswered = (0,_settings_js_8_ .uI)(sources);
const { isLocal } = unanswered;
const blocks = await readBlocks(inputs, unanswered, workingDirectory, jobTree);
const { written, directory, ownBlock, trusted, forHost, proposed, backend } = blocks;
const names = isLocal ? (0,_trust_tree_js_7_ .O2)((0,_workspace_selectors_js_9_ ._G)(blocks.names, directory)) : blocks.names;
const reading = (0,_settings_js_8_ .sb)({ ...sources, names, backend, forHost, proposed });
const settings = 'settings' in reading ? reading.settings : undefined;
const problems = [];
const readsFiles = settings === undefined || settings.plan.source === 'upload';
const planned = settings === undefined ? [written] : (0,_workspace_selectors_js_9_ .s7)(settings.plan);
for (const text of readsFiles ? planned : []) {
const isOfWorkspace = text !== written;
const input = isOfWorkspace ? 'workspaces' : 'directory';
let problem = outsideProblem(input, text, directory, workingDirectory) ??
(await directoryProblem(input, text, workingDirectory, { plan: inputs['plan'], jobTree }));
if (problem === undefined && settings !== undefined && isOfWorkspace && proposed && !isLocal) {
const { possible } = await (0,_configuration_cloud_block_js_6_ .h$)(filesIn(workingDirectory), text);
for (const block of possible)
problem ??= (0,_trust_target_js_11_ .k0)(settings.service, block);
}
if (problem !== undefined)
problems.push(problem);
}
if (blocks.problem !== undefined)
problems.push(blocks.problem);
if ('problems' in reading) {
const isExplained = blocks.problem !== undefined;
problems.push(...reading.problems.filter(({ isMissing }) => !(isExplained && isMissing)));
}
const caFile = inputs['ca-file']?.trim() || undefined;
problems.push(...(await environmentProblems(caFile, environment, workingDirectory)));
if (problems.length > 0 || settings === undefined)
return { problems };
const notices = [
...(trusted.block ? (0,_trust_tree_js_7_ .g7)(ownBlock, trusted.block, unanswered) : []),
...(proposed ? authorityNotices(settings.service, directory, workingDirectory) : []),
];
const { plan } = settings;
const plansNameWorkspaces = plan.plan !== undefined && unanswered.workspaces && !isOnePlan(plan.plan, workingDirectory);
if (plansNameWorkspaces)
plan.workspaces = [];
return { settings, notices };
}
function isOnePlan([first = '', ...others], workingDirectory) {
const isPatternOrPair = /[*?]|^[\w-]+=/.test(first);
if (others.length > 0 || isPatternOrPair)
return false;
const stats = (0,node_fs_0_.statSync)((0,node_path_2_.resolve)(workingDirectory, first), { throwIfNoEntry: false });
return stats === undefined || !stats.isDirectory();
}
async function readBlocks(inputs, unanswered, workingDirectory, jobTree) {
const written = inputs['directory']?.trim() || '.';
const directory = (0,node_path_2_.resolve)(workingDirectory, written);
const needsNames = unanswered.organization || unanswered.workspaces;
const isNeeded = jobTree.proposed || needsNames || unanswered.hostname;
const own = isNeeded
? await (0,_configuration_cloud_block_js_6_ .h$)(filesIn(workingDirectory), written, programOf(inputs))
: { possible: [] };
const trusted = jobTree.proposed && needsNames
? await findTrustedBlock({
written: inputs['trusted-branch']?.trim() || undefined,
program: programOf(inputs),
directory,
workingDirectory,
jobTree,
})
: { why: '' };
const forHost = !jobTree.proposed && own.block ? (0,_trust_tree_js_7_ .dd)(jobTree, own.block) : undefined;
return {
written,
directory,
ownBlock: own.block,
backend: own.backend,
trusted,
names: jobTree.proposed ? trusted.block : forHost,
forHost,
proposed: jobTree.proposed
? { blocks: [...own.possible, trusted.block], why: trusted.why }
: undefined,
problem: trusted.problem ?? own.problem ?? (jobTree.proposed ? undefined : own.difference),
};
}
function programOf(inputs) {
const engine = inputs['engine']?.trim();
return engine === 'terraform' || engine === 'tofu' ? engine : undefined;
}
function authorityNotices({ caFile }, directory, workingDirectory) {
const root = (0,_machine_find_repository_js_4_ .I8)(directory) ?? workingDirectory;
if (caFile === undefined || !(0,_machine_find_repository_js_4_ .Yw)((0,node_path_2_.resolve)(workingDirectory, caFile), root))
return [];
return [
`The certificate authorities in ${(0,_model_quote_js_12_ .hD)(caFile)} are trusted, and a pull request can change that file. Keep it outside of the checkout.`,
];
}
async function findTrustedBlock(query) {
const { written, directory, workingDirectory, jobTree, program } = query;
const { trusted, workspace } = jobTree;
const named = written === undefined ? { value: undefined } : (0,_trust_tree_js_7_ .pG)(written);
if ('problem' in named)
return { why: '' };
const branch = named.value;
const branchWords = branch === undefined ? 'the default branch' : `the branch ${(0,_model_quote_js_12_ .hD)(branch)}`;
try {
const root = (0,_machine_find_repository_js_4_ .Di)(directory, workspace).repository?.root ?? workingDirectory;
const path = (0,_machine_find_repository_js_4_ .df)((0,node_path_2_.relative)(root, (0,_machine_find_repository_js_4_ .eF)(directory)));
const files = await trusted(root, branch);
const { block, ...reading } = await (0,_configuration_cloud_block_js_6_ .h$)(files, path, program);
const problem = reading.problem ?? reading.difference;
if (problem !== undefined) {
return { why: '', problem: { ...problem, where: `${problem.where} of ${branchWords}` } };
}
if (block !== undefined) {
const at = `${block.at} of ${branchWords}`;
return {
block: (0,_trust_tree_js_7_ .O2)({ ...block, at }),
why: `The block at ${at} does not name it.`,
};
}
const where = path === '' ? 'the repository' : (0,_model_quote_js_12_ .hD)(path);
return {
why: `There is no \`cloud\` block in ${where} on ${branchWords} that this job may read, and one that a pull request adds does not count.`,
};
}
catch (error) {
if (!(error instanceof _trust_tree_js_7_ .lI))
throw error;
return { why: `The \`cloud\` block of ${branchWords} could not be read: ${error.message}` };
}
}
function outsideProblem(input, text, directory, workingDirectory) {
const path = (0,_machine_find_repository_js_4_ .eF)((0,node_path_2_.resolve)(workingDirectory, text));
const repository = (0,_archive_place_js_3_ ._)(directory);
if (repository === undefined && input === 'directory')
return undefined;
const bound = repository ?? (0,_machine_find_repository_js_4_ .eF)(workingDirectory);
const isAbove = path !== bound && (0,_machine_find_repository_js_4_ .Yw)(bound, path);
const isInNoRepository = repository !== undefined &&
!(0,_machine_find_repository_js_4_ .Yw)(path, bound) &&
(0,node_fs_0_.existsSync)(path) &&
(0,_archive_place_js_3_ ._)(path) === undefined;
if (!isAbove && !isInNoRepository)
return undefined;
const message = `names ${(0,_model_quote_js_12_ .hD)(text)}, which leads out of ${bound}: only files in a repository are planned. Write the path relative to the working directory of the job.`;
return { where: input, message };
}
async function directoryProblem(input, text, workingDirectory, { plan = '', jobTree }) {
const path = (0,node_path_2_.resolve)(workingDirectory, text);
const stats = await (0,node_fs_promises_1_.stat)(path).catch(() => undefined);
if (stats === undefined) {
const near = await nearDirectory(text, workingDirectory);
let hint = text === '.' ? '' : ' Is the checkout step there, and the name right?';
if (input === 'workspaces') {
hint = ' The path is relative to the current directory and ignores `directory`.';
}
if (near !== undefined)
hint = ` Did you mean ${(0,_model_quote_js_12_ .hD)(near)}?`;
return { where: input, message: `${(0,_model_quote_js_12_ .hD)(text)} does not exist.${hint}` };
}
if (!stats.isDirectory()) {
const hint = text.endsWith('.json') ? ' Name a plan with `plan`.' : '';
return { where: input, message: `${(0,_model_quote_js_12_ .hD)(text)} is not a directory.${hint}` };
}
const otherNames = new Set();
const found = await hasConfiguration(path, otherNames).catch((error) => error);
if (found === true)
return undefined;
const needsNone = !jobTree.proposed || otherNames.has('terragrunt.hcl');
if (plan.trim() !== '' && needsNone)
return undefined;
if (found !== false) {
const { code, path: errorPath = path } = found;
const inner = errorPath === path ? '' : `: ${errorPath}`;
const message = `${(0,_model_quote_js_12_ .hD)(text)} cannot be read (${code}${inner}). Is it the right directory?`;
return { where: input, message };
}
const message = `${(0,_model_quote_js_12_ .hD)(text)} holds no configuration: not a single .tf file in it or below. Is the checkout step there, and the name right?`;
return { where: input, message, code: 'PG-115' };
}
async function nearDirectory(text, workingDirectory) {
const parent = (0,node_path_2_.dirname)(text);
const entries = await (0,node_fs_promises_1_.readdir)((0,node_path_2_.resolve)(workingDirectory, parent), { withFileTypes: true }).catch(() => []);
const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const visible = names.filter((name) => !name.startsWith('.'));
const near = (0,_model_did_you_mean_js_13_ .a)((0,node_path_2_.basename)(text), visible);
return near === undefined ? undefined : (0,node_path_2_.join)(parent, near);
}
async function hasConfiguration(path, otherNames) {
const subdirectories = [];
for await (const entry of await (0,node_fs_promises_1_.opendir)(path)) {
if (entry.isFile() && (0,_configuration_file_names_js_14_ .ZC)(entry.name))
return true;
if (entry.isFile())
otherNames.add(entry.name);
if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules') {
subdirectories.push((0,node_path_2_.join)(path, entry.name));
}
}
for (const directory of subdirectories) {
if (await hasConfiguration(directory, otherNames))
return true;
}
return false;
}
const MAX_BYTES = 5_000_000;
function filesIn(root) {
return {
async names(directory) {
const path = (0,node_path_2_.resolve)(root, directory);
const entries = await (0,node_fs_promises_1_.readdir)(path, { withFileTypes: true }).catch(() => undefined);
return entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
},
read: (path) => (0,_machine_read_regular_js_5_ .VX)((0,node_path_2_.resolve)(root, path), MAX_BYTES).catch(() => undefined),
};
}
async function environmentProblems(caFile, environment, workingDirectory) {
const problems = [];
const certificateFiles = caFile === undefined
? {}
: { 'ca-file': caFile, NODE_EXTRA_CA_CERTS: environment['NODE_EXTRA_CA_CERTS'] ?? '' };
for (const [where, path] of Object.entries(certificateFiles)) {
const message = path === '' ? undefined : await certificateProblem(path, workingDirectory);
if (message !== undefined)
problems.push({ where, message });
}
for (const proxy of (0,_model_proxies_js_10_ .Iz)(environment)) {
if (proxy.url !== undefined || (0,_model_proxies_js_10_ .oS)(proxy))
continue;
const message = 'is not the address of a proxy. Write http://HOST:PORT.';
problems.push({ where: proxy.variable, message });
}
return problems;
}
async function certificateProblem(path, workingDirectory) {
try {
const text = await (0,_machine_read_regular_js_5_ .VX)((0,node_path_2_.resolve)(workingDirectory, path));
if (text.includes('-----BEGIN CERTIFICATE-----'))
return undefined;
return `${(0,_model_quote_js_12_ .hD)(path)} holds no certificate in PEM form.`;
}
catch (error) {
return `${(0,_model_quote_js_12_ .hD)(path)} cannot be read (${(0,_model_error_message_js_15_ .v)(error) ?? 'unknown error'}).`;
}
}
/***/ }),
/***/ 8608:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Ch: () => ( readVariables),
Dt: () => ( checkRecordKey),
L6: () => ( checkApprovers),
Lr: () => ( readBranches),
Se: () => ( readLines),
ce: () => ( readPatterns),
hI: () => ( readApprovers),
hd: () => ( readPlanDigests),
i2: () => ( readLimit),
nn: () => ( readTerraformVersion),
xj: () => ( readPlanFields)
});
var _model_address_js_0_ = __nccwpck_require__(3543);
var _policy_address_patterns_js_1_ = __nccwpck_require__(9486);
var _model_parse_js_3_ = __nccwpck_require__(2340);
var _model_quote_js_2_ = __nccwpck_require__(8187);
const PATTERN = /(?:"(?:[^"\\\n]|\\.)*"|[^\s,"])+|"/g;
function readPatterns(text) {
const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
const uncommented = lines.filter((line) => !line.startsWith('#')).join('\n');
const pieces = Array.from(uncommented.matchAll(PATTERN), ([piece]) => piece);
const patterns = pieces.filter((piece) => piece !== '-');
const invalid = patterns.find((pattern) => !(0,_policy_address_patterns_js_1_ .Pt)(pattern));
if (invalid === undefined)
return { value: [...new Set(patterns)] };
return {
problem: `${(0,_model_quote_js_2_ .hD)(invalid)} is not a pattern of addresses. Write aws_db_instance.*, module.data, module.data.aws_db_instance.main or action.aws_lambda_invoke.*.`,
};
}
function readLimit(text) {
return /^\s*\d{1,9}\s*$/.test(text)
? { value: Number(text) }
: { problem: `${(0,_model_quote_js_2_ .hD)(text)} is not a number. Write digits only.` };
}
function readPlanDigests(text) {
const list = (0,_model_parse_js_3_ .E1)(text);
if ('problem' in list)
return list;
const invalid = list.value.find((digest) => !/^sha256:[0-9a-f]{64}$/.test(digest));
if (invalid === undefined)
return list;
return { problem: `is ${(0,_model_quote_js_2_ .hD)(invalid)}, which is not what \`plangate digest\` prints.` };
}
function readPlanFields(text) {
const list = (0,_model_parse_js_3_ .E1)(text);
if ('problem' in list)
return list;
const invalid = list.value.find((one) => !/^[1-9]\d{0,8}$/.test(one));
if (invalid === undefined)
return list;
return { problem: `is ${(0,_model_quote_js_2_ .hD)(invalid)}, and it takes the numbers of fields, as in 33.` };
}
function readLines(text) {
const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
const value = lines.filter((line) => line !== '' && !line.startsWith('#'));
return value.some((line) => /\p{Cc}/u.test(line))
? { problem: 'has control characters in it.' }
: { value };
}
const VARIABLE = new RegExp(`^(${_model_address_js_0_ .cS})\\s*=`, 'u');
function readVariables(text) {
const lines = readLines(text);
if ('problem' in lines)
return lines;
const names = lines.value.map((line) => VARIABLE.exec(line)?.[1]);
const invalidIndex = names.indexOf(undefined);
if (invalidIndex >= 0)
return { problem: `has no \`name=value\` in its line ${invalidIndex + 1}. One a line.` };
const repeated = names.find((name, index) => names.indexOf(name) !== index);
return repeated === undefined ? lines : { problem: `names ${(0,_model_quote_js_2_ .hD)(repeated)} twice.` };
}
const NOT_OF_A_BRANCH = /[\s~^:?[\\\p{Cc}\p{Cf}]|\.\.|@\{|\/\/|^[/!-]|[/.]$|\*\*/u;
function readBranches(text) {
const list = (0,_model_parse_js_3_ .E1)(text);
if ('problem' in list)
return list;
const branches = list.value.map((item) => item.replace(/^refs\/heads\//, ''));
const invalid = branches.find((branch) => branch === '' || branch.startsWith('refs/') || NOT_OF_A_BRANCH.test(branch));
if (invalid === undefined)
return { value: [...new Set(branches)] };
return {
problem: `has ${(0,_model_quote_js_2_ .hD)(invalid)}, which is no branch. Write main, release/* (each \`*\` matches within one part between slashes) or, for every branch, \`*\` alone.`,
};
}
function readTerraformVersion(text) {
return /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,40})?$/.test(text)
? { value: text }
: { problem: `${(0,_model_quote_js_2_ .hD)(text)} is not a version of Terraform. Write one as in 1.11.4.` };
}
const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;
const OWNERS_LINE = /^("(?:[^"\\]|\\.)*"|[^\s"',:#[\]{}]+):(?:\s+(.*))?$/;
function readApprovers(text) {
const problems = [];
const lines = [];
const linesWithoutPattern = [];
for (const line of text.split(/\r\n|\n|\r/)) {
const [, writtenPattern, names = ''] = OWNERS_LINE.exec(line.trim()) ?? [];
if (writtenPattern === undefined) {
linesWithoutPattern.push(line);
continue;
}
const pattern = unquoted(writtenPattern) ?? writtenPattern;
const problem = patternProblem(writtenPattern);
if (problem !== undefined)
problems.push(problem);
if (lines.some((earlier) => earlier.pattern === pattern))
problems.push(`has the pattern ${(0,_model_quote_js_2_ .hD)(pattern)} twice.`);
const owners = readOwners(names, problems);
if (owners?.names.length === 0)
problems.push(`names nobody for ${(0,_model_quote_js_2_ .hD)(pattern)}.`);
lines.push({ pattern, owners: owners ?? NO_OWNERS });
}
const others = readOwners(linesWithoutPattern.join('\n'), problems) ?? NO_OWNERS;
if (problems.length === 0 && lines.length === 0 && others.names.length === 0) {
problems.push('is missing: name people, role:maintain, role:admin or teams. The default is nobody.');
}
return problems.length > 0 ? { problem: problems.join(' It ') } : { value: { lines, others } };
}
function checkApprovers(text) {
const reading = readApprovers(text);
return 'problem' in reading ? reading : { value: text };
}
const NO_OWNERS = { people: [], roles: [], teams: [], names: [] };
function unquoted(written) {
return written.startsWith('"') ? (0,_model_parse_js_3_ .r7)((0,_model_parse_js_3_ .qF)(written)) : written;
}
function patternProblem(written) {
if (written === 'role') {
return 'has the pattern "role", which may be meant as a role. Write role:admin without a space, or the pattern in quotes.';
}
const pattern = unquoted(written);
const mayFit = pattern !== undefined &&
/[\p{L}\p{N}*]/u.test(pattern) &&
!/^[/\s]|[/\s]$|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(pattern);
if (mayFit)
return undefined;
return `has the pattern ${(0,_model_quote_js_2_ .hD)(pattern ?? written)}, which fits no policy. Write deny_public, security/* (a policy set) or "deny public".`;
}
function readOwners(text, problems) {
const list = (0,_model_parse_js_3_ .E1)(text);
if ('problem' in list) {
problems.push(list.problem);
return undefined;
}
const approvers = { people: [], roles: [], teams: [], names: [] };
for (const item of list.value) {
const [, person] = LOGIN.exec(item) ?? [];
const [, organization, team] = TEAM.exec(item) ?? [];
const roleIndex = item.startsWith('role:') ? ROLES.indexOf(item.slice('role:'.length)) : -1;
approvers.names.push(item.replace(/^@/, ''));
if (roleIndex >= 0)
approvers.roles.push(...ROLES.slice(roleIndex));
else if (organization !== undefined && team !== undefined)
approvers.teams.push({ organization, team });
else if (person !== undefined)
approvers.people.push(person.toLowerCase());
else {
const hint = item.includes(':')
? ' The owners of a policy are a line of their own, as in `deny_*: ann`: with a space behind the colon, and a name with spaces in quotes.'
: '';
problems.push(`has ${(0,_model_quote_js_2_ .hD)(item)}, which names no person or team. Write people (octocat), role:maintain, role:admin or teams (acme/platform).${hint}`);
}
}
return approvers;
}
const LEAST_KEY_LETTERS = 32;
function checkRecordKey(text) {
return text.length < LEAST_KEY_LETTERS
? {
problem: `has fewer than ${LEAST_KEY_LETTERS} characters. Make one: \`openssl rand -hex 32\`.`,
}
: { value: text };
}
/***/ }),
/***/ 3674:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
sb: () => ( readSettings),
OW: () => ( readTimeout),
f8: () => ( reportedSettings),
QX: () => ( settingName),
uI: () => ( unansweredSettings)
});
var did_you_mean = __nccwpck_require__(440);
var parse = __nccwpck_require__(2340);
var quote = __nccwpck_require__(8187);
var settings_inputs = __nccwpck_require__(198);
var run_differences = __nccwpck_require__(2484);
var target = __nccwpck_require__(7351);
var workspace_selectors = __nccwpck_require__(589);
var parse_inputs = __nccwpck_require__(8608);
;// CONCATENATED MODULE: ./build/src/settings/run-options.js
const RUN_OPTION_SPECS = new Map(settings_inputs.mc.filter((spec) => !(0,settings_inputs.Sw)(spec, 'action')).map((spec) => [spec.name, spec]));
const RUN_OPTIONS = 'run-options';
function splitRunOptions(inputs) {
const { [RUN_OPTIONS]: text = '', ...others } = inputs;
const lines = (0,parse_inputs.Se)(text);
if ('problem' in lines) {
return { inputs: others, problems: [{ where: RUN_OPTIONS, message: lines.problem }] };
}
const values = new Map();
const problems = [];
for (const [index, line] of lines.value.entries()) {
const [, name = '', value = ''] = /^([a-z-]+):\s*(.*)$/.exec(line) ?? [];
const earlier = values.get(name) ?? [];
const message = lineProblem({ name, value, isRepeated: earlier.length > 0 }, index + 1);
if (message === undefined)
values.set(name, [...earlier, value]);
else
problems.push({ where: RUN_OPTIONS, message });
}
const texts = Array.from(values, ([name, valuesOfName]) => [name, valuesOfName.join('\n')]);
return { inputs: { ...others, ...Object.fromEntries(texts) }, problems };
}
function lineProblem({ name, value, isRepeated }, lineNumber) {
if (name === '')
return `has no \`name: value\` in its line ${lineNumber}. One a line.`;
if (!RUN_OPTION_SPECS.has(name)) {
const near = (0,did_you_mean.a)(name, RUN_OPTION_SPECS.keys());
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
return `has ${(0,quote.hD)(name)}, which is no option of a run. ${remedy}`;
}
if (value === '')
return `has no value for \`${name}\` in its line ${lineNumber}.`;
const takesSeveral = RUN_OPTION_SPECS.get(name)?.kind === 'list';
return isRepeated && !takesSeveral ? `names \`${name}\` twice.` : undefined;
}
function toRunOptionProblem(problem) {
const { where, message } = problem;
if (!RUN_OPTION_SPECS.has(where))
return problem;
return { where: RUN_OPTIONS, message: `\`${where}\`: ${message}` };
}
function run_options_runOptionsOf(inputs) {
const { target = [], replace = [], variables = [], terraformVersion } = inputs;
const assigned = variables.map((line) => {
const equals = line.indexOf('=');
const name = line.slice(0, equals);
const text = line.slice(equals + 1);
return { key: name.trim(), value: name === name.trim() ? text : text.trim() };
});
return {
'is-destroy': inputs.destroy || undefined,
'refresh-only': inputs.refreshOnly || undefined,
refresh: inputs.refresh ? undefined : false,
'target-addrs': target.length > 0 ? target : undefined,
'replace-addrs': replace.length > 0 ? replace : undefined,
variables: assigned.length > 0 ? assigned : undefined,
'terraform-version': terraformVersion,
'allow-empty-apply': inputs.allowEmptyApply || undefined,
};
}
function run_options_conflictsOf({ plan, report }) {
const { destroy, refreshOnly, replace = [], autoQueueRuns } = plan;
const isProvisional = plan.mode === 'provisional';
const isVcs = plan.source === 'vcs';
const options = (0,run_differences.c4)(run_options_runOptionsOf(plan));
const conflicts = [
[
autoQueueRuns && (isProvisional || isVcs || options.length > 0),
'auto-queue-runs',
'cannot be true with `mode: provisional`, with `source: vcs` or with options of the run: an upload starts an ordinary run, which a workspace may apply by itself. Leave it out.',
],
[
isVcs && (isProvisional || options.length > 0),
'source',
'cannot be "vcs" with `mode: provisional` or with options of the run: version control starts a speculative run without any. Take one of them out.',
],
[
isProvisional && plan.terraformVersion !== undefined,
'terraform-version',
'cannot go with `mode: provisional`: only a run that is never applied may plan with another version.',
],
[
isProvisional && destroy && !plan.allowDestroyApply,
'destroy',
'with `mode: provisional` leaves a saved plan that destroys everything. Set `allow-destroy-apply` to true if you mean that.',
],
[
refreshOnly && (destroy || !plan.refresh || replace.length > 0),
'refresh-only',
'cannot go with `destroy`, with `replace` or with `refresh: false`: such a run only refreshes.',
],
[
destroy && replace.length > 0,
'replace',
'cannot be combined with `destroy`: destroyed resources are not replaced.',
],
[
report.notify === 'once' && (report.overrideBy === undefined || report.comment === 'off'),
'notify',
'needs `override-by`, which names whom it is for, and the comment, which keeps who was asked. Set them, or take this out.',
],
];
return conflicts.flatMap(([isThere, where, message]) => (isThere ? [{ where, message }] : []));
}
;// CONCATENATED MODULE: ./build/src/settings/settings.js
const DEPENDENT_INPUTS = ['hostname', 'token', 'organization', 'workspace', 'workspaces'];
function readTimeout(text = '') {
const parsed = (0,parse.E9)(text);
return 'value' in parsed ? parsed.value : readTimeout(settings_inputs.g$.timeout.default);
}
function reportedSettings({ service, plan, policy, report }) {
const owners = (0,parse_inputs.hI)(report.overrideBy ?? '');
return {
key: report.commentKey,
failOn: policy.failOn,
organization: (0,workspace_selectors.JK)(plan) ?? '',
hostname: service.hostname,
isLocal: plan.local,
serviceOrigin: service.origin,
directory: plan.directory,
caFile: service.caFile,
policyLink: report.policyLink,
runOptions: [
...(0,run_differences.c4)(plan.runOptions),
...(plan.varFile ?? []).map((file) => `var-file: ${file}`),
],
group: plan.group,
section: plan.workspaces.length > 0 && plan.workspaces.every(({ kind }) => kind === 'name')
? undefined
: (0,workspace_selectors.Ht)(plan).sort().join(', '),
overrideBy: 'value' in owners ? owners.value : undefined,
};
}
const SPECS = new Map(settings_inputs.mc.map((spec) => [spec.name, spec]));
function unansweredSettings(sources) {
return {
isLocal: wantsLocal(sources.inputs),
hostname: settingText('hostname', sources) === undefined,
organization: settingText('organization', sources) === undefined,
workspaces: inputText('workspace', sources) === undefined &&
inputText('workspaces', sources) === undefined,
};
}
function readSettings(sources) {
const specs = settings_inputs.mc.filter((spec) => (0,settings_inputs.Sw)(spec, sources.entryPoint));
const unknown = unknownInputs(sources.inputs, specs);
if (sources.entryPoint !== 'action')
return readKnownInputs(sources, unknown);
const { inputs, problems } = splitRunOptions(sources.inputs);
const reading = readKnownInputs({ ...sources, inputs }, [...unknown, ...problems]);
if (!('problems' in reading))
return reading;
return {
problems: reading.problems.map((problem) => 
unknown.includes(problem) ? problem : toRunOptionProblem(problem)),
};
}
function readKnownInputs(sources, earlierProblems) {
const problems = [...earlierProblems];
const addProblem = (where, message, facts) => {
problems.push({ where, message, ...facts });
};
const { proposed, names: cloud } = sources;
const { serviceHost, token, problems: targetProblems } = readTarget(sources);
problems.push(...targetProblems);
const block = cloud === undefined ? 'the `cloud` block' : `the block at ${cloud.at}`;
const own = sources.backend === undefined
? `, or name it in ${block}.`
: `: ${sources.backend} says where the state is, so no \`cloud\` block counts.`;
const hint = proposed === undefined ? own : `. ${proposed.why}`.trimEnd();
const organization = settingText('organization', sources) ?? cloud?.organization;
const unread = cloud?.unread?.organization;
if (organization === undefined && unread !== undefined)
problems.push(unread);
else if (organization === undefined) {
addProblem('organization', `is missing. Pass \`organization\`${hint}`, {
isMissing: true,
code: 'PG-105',
});
}
else if (!workspace_selectors.o_.test(organization)) {
addProblem('organization', `${(0,quote.hD)(organization)} is not a name. ${workspace_selectors.$h}`);
}
const workspaceTexts = {
workspace: settingText('workspace', sources),
isFromEnvironment: inputText('workspace', sources) === undefined,
list: inputText('workspaces', sources),
cloud,
hint,
};
const workspaces = (0,workspace_selectors.Vj)(workspaceTexts, addProblem);
const { service, plan, policy, report, job } = readIndependentInputs(sources, addProblem);
plan.local = wantsLocal(sources.inputs);
problems.push(...run_options_conflictsOf({ plan, report }));
const runOptions = run_options_runOptionsOf(plan);
const localWay = plan.plan === undefined ? 'program' : 'file';
addUnusedInputs(sources, plan.local ? localWay : 'service', addProblem);
if (problems.length > 0 || !serviceHost || token === undefined || organization === undefined) {
return { problems };
}
return {
settings: {
service: { ...service, ...serviceHost, token },
plan: { ...plan, organization, workspaces, runOptions },
policy,
report,
job,
},
};
}
const LOCAL_TARGET = {
serviceHost: { hostname: 'localhost', origin: 'http://localhost' },
token: 'local',
problems: [],
};
function readTarget(sources) {
if (wantsLocal(sources.inputs))
return LOCAL_TARGET;
return (0,target.bx)({
hostname: inputText('hostname', sources),
token: inputText('token', sources),
environment: sources.environment,
storedToken: sources.storedToken,
block: sources.forHost,
otherBlocks: sources.proposed?.blocks,
missingToken: (hostname) => missingToken(sources, hostname),
});
}
const IMPLY_LOCAL = ['plan', 'engine'];
function wantsLocal(inputs) {
const parsed = (0,parse.og)(inputs['local']?.trim() || 'false');
const isImplied = IMPLY_LOCAL.some((name) => (inputs[name] ?? '').trim() !== '');
return isImplied || ('value' in parsed && parsed.value);
}
const WAY_WORDS = {
service: 'a run of a service',
program: 'a program that plans here (`local`)',
file: 'a plan that is made already (`plan`)',
};
function addUnusedInputs(sources, way, addProblem) {
for (const { name, ways, default: defaultText } of SPECS.values()) {
if (ways === undefined || ways.includes(way))
continue;
const text = inputText(name, sources);
if (text === undefined || text === defaultText)
continue;
const used = ways.map((usedWay) => WAY_WORDS[usedWay]).join(' or ');
addProblem(name, `is for ${used}, and this check has ${WAY_WORDS[way]}. Change one of them.`);
}
}
const asWritten = (value) => ({ value });
const PARSERS = {
flag: parse.og,
number: parse.$J,
duration: parse.E9,
list: parse.E1,
choice: (text, { choices = [] }) => (0,parse.HU)(text, choices),
string: asWritten,
secret: asWritten,
path: asWritten,
};
function readIndependentInputs(sources, addProblem) {
const dependent = DEPENDENT_INPUTS;
const groups = {
service: {},
plan: {},
policy: {},
report: {},
job: {},
};
for (const spec of SPECS.values()) {
const text = settingText(spec.name, sources) ?? spec.default;
if (dependent.includes(spec.name) || text === undefined)
continue;
const parse = spec.parse ?? PARSERS[spec.kind];
const parsed = parse(text, spec);
if ('problem' in parsed)
addProblem(spec.name, parsed.problem);
else
groups[spec.group][settingName(spec)] = parsed.value;
}
return groups;
}
function settingName({ name, setting }) {
return setting ?? name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
}
function settingText(name, sources) {
const ofInput = inputText(name, sources);
if (ofInput !== undefined)
return ofInput;
if (name === 'workspace' && inputText('workspaces', sources) !== undefined)
return undefined;
const variables = SPECS.get(name)?.environment ?? [];
return variables.map((variable) => sources.environment[variable]?.trim()).find(Boolean);
}
function inputText(name, sources) {
return sources.inputs[name]?.trim() || undefined;
}
function unknownInputs(inputs, specs) {
const names = new Set(specs.map(({ name }) => name));
return Object.keys(inputs)
.filter((name) => !names.has(name))
.map((name) => {
const near = (0,did_you_mean.a)(name, names);
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
return { where: name, message: `is not an input. ${remedy}`, code: 'PG-103' };
});
}
const TOKEN_REMEDY = {
action: 'Pass `token: ${{ secrets.TF_API_TOKEN }}`',
cli: 'Run `terraform login HOST`, set TF_API_TOKEN or TF_TOKEN_<host>, or pass `--token`',
job: 'Set TF_API_TOKEN or TF_TOKEN_<host> in this job, or pass `--token`',
library: 'Pass `token`, or an `environment` with TF_API_TOKEN or TF_TOKEN_<host>',
};
function missingToken({ entryPoint, tokenHint, proposed }, hostname) {
const isCommandLine = entryPoint === 'cli';
const place = isCommandLine && proposed !== undefined ? 'job' : entryPoint;
const remedy = TOKEN_REMEDY[place].replace('HOST', () => hostname);
const cause = tokenHint === undefined ? '.' : `; ${tokenHint}`;
const message = `is ${isCommandLine ? 'missing' : 'empty'}. ${remedy}${cause}`;
return { message, code: place === 'cli' ? undefined : 'PG-102' };
}
/***/ }),
/***/ 589:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
$h: () => ( NAME_RULE),
Ht: () => ( describeSelected),
JK: () => ( namedOrganization),
Vj: () => ( selectWorkspaces),
_G: () => ( withLocalNames),
o_: () => ( NAME),
r5: () => ( describeSelector),
s7: () => ( plannedDirectories),
yJ: () => ( nameOfDirectory)
});
var node_path_0_ = __nccwpck_require__(6760);
var _client_wire_schema_js_3_ = __nccwpck_require__(7934);
var _model_parse_js_4_ = __nccwpck_require__(2340);
var _model_quote_js_2_ = __nccwpck_require__(8187);
var _configuration_cloud_block_js_1_ = __nccwpck_require__(177);
const NAME = /^[A-Za-z0-9_-]+$/;
const NAME_RULE = 'Names have letters, digits, "-" and "_" only.';
function selectWorkspaces({ workspace, isFromEnvironment, list, cloud, hint }, addProblem) {
if (workspace !== undefined && list !== undefined) {
addProblem('workspaces', 'and `workspace` are both given. Keep one of them.');
return [];
}
if (list !== undefined)
return readWorkspaceList(list, addProblem);
const unread = cloud?.unread?.workspaces;
if (unread !== undefined && (workspace === undefined || isFromEnvironment)) {
addProblem(unread.where, unread.message);
return [];
}
if (workspace !== undefined) {
const prefix = isFromEnvironment ? (cloud?.workspaces?.prefix ?? '') : '';
const name = `${prefix}${workspace}`;
if (NAME.test(name))
return [{ kind: 'name', name }];
const hintOfList = /[,\n[\]=]|^- /.test(name) ? ' For several, use `workspaces`.' : '';
addProblem('workspace', `${(0,_model_quote_js_2_ .hD)(name)} is not a name. ${NAME_RULE}${hintOfList}`);
return [];
}
const block = cloud?.workspaces;
if (cloud !== undefined && block?.name !== undefined) {
if (NAME.test(block.name))
return [{ kind: 'name', name: block.name }];
addProblem(cloud.at, `says ${(0,_model_quote_js_2_ .hD)(block.name)}, which is not a name. ${NAME_RULE}`);
return [];
}
if (block?.tags !== undefined) {
const { tags, project } = block;
return [{ kind: 'query', tags, project }];
}
if (cloud !== undefined && block?.prefix !== undefined) {
addProblem('workspace', `is missing: ${cloud.at} has only the prefix ${(0,_model_quote_js_2_ .hD)(block.prefix)}. Pass \`workspace\`, or set TF_WORKSPACE to what follows the prefix.`);
}
else {
addProblem('workspace', `is missing. Pass \`workspace\` or \`workspaces\`${hint}`, {
isMissing: true,
});
}
return [];
}
function describeSelector(selector) {
if (selector.kind === 'name')
return selector.name;
const { tags, project } = selector;
const words = (0,_configuration_cloud_block_js_1_ .u0)(tags);
const parts = [
words.length > 0 ? `tag:${words.join(',')}` : '',
project === undefined ? '' : `project:${project}`,
];
return parts.filter((part) => part !== '').join(' ');
}
function describeSelected({ workspaces, plan = [] }) {
return workspaces.length > 0 ? workspaces.map(describeSelector) : [...plan];
}
function plannedDirectories({ directory, workspaces }) {
const ownDirectories = workspaces.map((selector) => selector.kind === 'name' ? selector.directory : undefined);
return [...new Set(ownDirectories.map((path) => path ?? directory))];
}
const shortText = _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .BpQ(1), _client_wire_schema_js_3_ .Ru6(1_000));
const selectorObjects = _client_wire_schema_js_3_ .YOg(_client_wire_schema_js_3_ .KCZ([
_client_wire_schema_js_3_ .rej({ name: shortText, directory: _client_wire_schema_js_3_ .lqM(shortText) }),
_client_wire_schema_js_3_ .rej({
tags: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(shortText), _client_wire_schema_js_3_ .BpQ(1)),
project: _client_wire_schema_js_3_ .lqM(shortText),
}),
_client_wire_schema_js_3_ .rej({
tags: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .g1P(shortText, _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(1_000))), _client_wire_schema_js_3_ .bPf(1)),
project: _client_wire_schema_js_3_ .lqM(shortText),
}),
_client_wire_schema_js_3_ .rej({ tags: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(shortText), []), project: shortText }),
]));
function readObjects(text) {
const items = (0,_model_parse_js_4_ .qF)(text);
if (!Array.isArray(items) || !items.some(_model_parse_js_4_ .u4))
return undefined;
const parsed = _client_wire_schema_js_3_ .xLC(selectorObjects, items);
if (!parsed.success) {
return {
problem: 'is a list of objects of another form. Write [{"name": "…", "directory": "…"}] [{"tags": ["…"], "project": "…"}] or [{"tags": {"…": "…"}}].',
};
}
const value = parsed.output.map((object) => 'name' in object ? { kind: 'name', ...object } : { kind: 'query', ...object });
return { value };
}
function readWorkspaceList(text, addProblem) {
const list = readObjects(text) ?? (0,_model_parse_js_4_ .E1)(text);
if ('problem' in list) {
addProblem('workspaces', list.problem);
return [];
}
if (list.value.length === 0)
addProblem('workspaces', 'is an empty list. Name at least one workspace.');
const selectors = [];
const selectorTexts = new Set();
for (const item of list.value) {
const selector = typeof item === 'string' ? readSelector(item) : { value: item };
if ('problem' in selector)
addProblem('workspaces', selector.problem);
else if (selectorTexts.has(JSON.stringify(selector.value))) {
const shown = typeof item === 'string' ? item : describeSelector(item);
addProblem('workspaces', `names ${(0,_model_quote_js_2_ .hD)(shown)} twice. Take one out.`);
}
else {
selectorTexts.add(JSON.stringify(selector.value));
selectors.push(selector.value);
}
}
return selectors;
}
function readSelector(item) {
const [, kind, afterColon = ''] = /^(tag|project):(.*)$/s.exec(item) ?? [];
if (kind !== undefined) {
const name = afterColon.trim();
if (name === '')
return { problem: `${(0,_model_quote_js_2_ .hD)(item)} says nothing after the colon.` };
if (kind === 'tag')
return { value: { kind: 'query', tags: [name] } };
return { value: { kind: 'query', tags: [], project: name } };
}
const [name = '', directory, ...rest] = item.split('=').map((part) => part.trim());
if (rest.length > 0 || directory === '' || name === '') {
return { problem: `${(0,_model_quote_js_2_ .hD)(item)} is not a pair. Write name=directory.` };
}
if (!NAME.test(name)) {
const [, hint = ''] = HINTS.find(([sign]) => name.includes(sign)) ?? [];
return { problem: `${(0,_model_quote_js_2_ .hD)(item)} is not a name. ${NAME_RULE}${hint}` };
}
return { value: { kind: 'name', name, directory } };
}
const HINTS = [
[':', ' For a directory, write name=directory.'],
['*', ' For several, write tag:NAME or project:NAME.'],
[' ', ' Write each on a line of its own, or commas between them.'],
];
const UNNAMED_ORGANIZATION = 'local';
function namedOrganization({ local, organization }) {
return local && organization === UNNAMED_ORGANIZATION ? undefined : organization;
}
function withLocalNames(block, directory) {
const { workspaces, organization = UNNAMED_ORGANIZATION, unread: _, ...rest } = block ?? { at: 'no block' };
const isUnnamed = workspaces?.name === undefined &&
workspaces?.prefix === undefined &&
workspaces?.tags === undefined;
const withName = isUnnamed ? { ...workspaces, name: nameOfDirectory(directory) } : workspaces;
return { ...rest, organization, workspaces: withName };
}
function nameOfDirectory(directory) {
const name = (0,node_path_0_.basename)(directory).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
return name.replaceAll('-', '') === '' ? 'default' : name.slice(0, 90);
}
/***/ }),
/***/ 9239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
/***/ 8245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
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
/***/ 4226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Rg: () => ( OTHER_KEY),
mN: () => ( splitSeal),
ny: () => ( sealIn),
wz: () => ( createRunSeals)
});
var _seals_js_0_ = __nccwpck_require__(8138);
var _model_parse_js_1_ = __nccwpck_require__(2340);
const SEAL_AT_END = / ?\[sealed ([0-9a-f]{8})\.([A-Za-z0-9_-]{1,2000})\.([A-Za-z0-9_-]{43})\]$/;
const OTHER_KEY = "is sealed with another key: override it again, or set `record-key`, in Dependabot's secrets too";
const OF_OTHERS = { why: 'has a seal of another run, workspace or change' };
function createRunSeals(secret, change) {
const key = (0,_seals_js_0_ .S)(secret);
const keyName = (0,_seals_js_0_ .ol)(key, 'name').toString('hex').slice(0, 8);
const textOf = (version, encoded) => {
const { host, repository, number = 0 } = change;
const { service, workspaceId, versionId } = version;
const fields = [service, host, repository, number, workspaceId, versionId, encoded];
return `run ${JSON.stringify(fields)}`;
};
return {
change,
digest: (text) => (0,_seals_js_0_ .ol)(key, `digest ${text}`).toString('base64url').slice(0, DIGEST_LETTERS),
seal(version, facts) {
const encoded = encodeFacts(facts, change.repositoryId ?? '');
return `[sealed ${keyName}.${encoded}.${(0,_seals_js_0_ .Ru)(key, textOf(version, encoded))}]`;
},
open(text, version) {
const [, name, encoded = '', seal = ''] = SEAL_AT_END.exec(text) ?? [];
if (name === undefined)
return { why: 'has no seal of this gate' };
if (name !== keyName) {
return { why: OTHER_KEY };
}
const decoded = decodeFacts(encoded);
if (decoded === undefined || !(0,_seals_js_0_ .dy)(key, textOf(version, encoded), seal))
return OF_OTHERS;
const { repositoryId, ...facts } = decoded;
const ids = new Set([repositoryId, change.repositoryId ?? ''].filter(Boolean));
return ids.size > 1 ? OF_OTHERS : facts;
},
};
}
function splitSeal(text) {
const match = SEAL_AT_END.exec(text);
if (match === null)
return { text };
const { repositoryId: _id, ...claimed } = decodeFacts(match[2] ?? '') ?? {};
return { text: text.slice(0, match.index), claimed: 'kind' in claimed ? claimed : undefined };
}
function sealIn(text) {
return SEAL_AT_END.exec(text)?.[0].trimStart();
}
const DIGEST_LETTERS = 22;
const KINDS = ['run', 'taken-over'];
const MODES = ['speculative', 'provisional'];
const FORMS = ['redacted', 'whole'];
function encodeFacts(facts, repositoryId) {
const { kind, head, base, commentKey, group, mode, form, options, upload, conditions } = facts;
const words = [KINDS.indexOf(kind), MODES.indexOf(mode), FORMS.indexOf(form)];
const fields = [
...words,
head,
base,
commentKey,
group,
options,
upload,
conditions,
repositoryId,
];
return Buffer.from(JSON.stringify(fields), 'utf8').toString('base64url');
}
function decodeFacts(encoded) {
const fields = (0,_model_parse_js_1_ .c3)((0,_model_parse_js_1_ .qF)(Buffer.from(encoded, 'base64url').toString('utf8')));
const [kindAt, modeAt, formAt, ...texts] = fields;
const kind = typeof kindAt === 'number' ? KINDS[kindAt] : undefined;
const mode = typeof modeAt === 'number' ? MODES[modeAt] : undefined;
const form = typeof formAt === 'number' ? FORMS[formAt] : undefined;
if (kind === undefined || mode === undefined || form === undefined)
return undefined;
if (texts.length !== 8 || !texts.every((text) => typeof text === 'string'))
return undefined;
const [head = '', base = '', commentKey = '', group = '', options = '', upload = ''] = texts;
const [conditions = '', repositoryId = ''] = texts.slice(6);
const sealed = { kind, mode, form, head, base, commentKey, group, options, upload, conditions };
return { ...sealed, repositoryId };
}
/***/ }),
/***/ 8138:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Aw: () => ( secretOfSeals),
Ru: () => ( sealOf),
S: () => ( keyFrom),
Sh: () => ( APPROVAL_CLAIMS),
Xi: () => ( openApprovalBy),
dy: () => ( isSealed),
ol: () => ( digestOf)
});
var node_crypto_0_ = __nccwpck_require__(7598);
const MOST_APPROVED = 300;
const MARK_DIGITS = 12;
const APPROVAL_CLAIMS = {
isOfCommit: ({ command, scope }) => command.commit === scope.commit,
isOfWorkspace: ({ approval, scope }) => approval.workspaceId === scope.workspaceId,
isSealed: ({ key, scope, command, approval: { workspaceId, marks, seal } }) => {
const { repository, number, base } = scope;
const { by, at, commit, reason } = command;
const sealing = { repository, number, base, by, at, commit, reason, workspaceId };
return isSealed(key, approvalText(sealing, marks), seal);
},
coversAct: ({ key, approval }, act = '') => {
const marks = approval.marks.matchAll(new RegExp(`.{${MARK_DIGITS}}`, 'g'));
return Array.from(marks, ([mark]) => mark).includes(markOf(key, act));
},
};
function openApprovalBy({ coversAct, ...claims }) {
return (token, scope, command, approval) => {
const facts = { key: keyFrom(token), scope, command, approval };
const isValid = Object.values(claims).every((holds) => holds(facts));
return isValid ? (act) => coversAct(facts, act) : undefined;
};
}
function markOf(key, act) {
return digestOf(key, `act ${act}`).toString('hex').slice(0, MARK_DIGITS);
}
function approvalText({ repository, number, base, commit, workspaceId, by, at, reason }, marks) {
const change = [repository.toLowerCase(), number, base, commit];
return `release ${JSON.stringify([...change, workspaceId, by, at, reason, marks])}`;
}
function secretOfSeals(values) {
return values.recordKey || values.gateToken || values.token || '';
}
function keyFrom(secret) {
return digestOf(secret, 'plangate release v1');
}
function digestOf(key, text) {
return (0,node_crypto_0_.createHmac)('sha256', key).update(text).digest();
}
function sealOf(key, text) {
return digestOf(key, text).toString('base64url');
}
function isSealed(key, text, seal) {
const actual = Buffer.from(seal);
const expected = Buffer.from(sealOf(key, text));
return actual.length === expected.length && (0,node_crypto_0_.timingSafeEqual)(actual, expected);
}
/***/ }),
/***/ 7351:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
Tc: () => ( readPolicyLink),
bx: () => ( chooseTarget),
k0: () => ( otherHostProblem)
});
var _model_origin_js_2_ = __nccwpck_require__(3861);
var _model_quote_js_1_ = __nccwpck_require__(8187);
var _model_unfilled_js_0_ = __nccwpck_require__(4824);
const DEFAULT_HOST = 'app.terraform.io';
function chooseTarget(sources) {
const { environment, storedToken, block, otherBlocks = [] } = sources;
const answeredHost = nonEmpty(sources.hostname) ?? nonEmpty(environment['TF_CLOUD_HOSTNAME']);
const writtenHost = answeredHost ?? block?.hostname;
const reading = readHostname(writtenHost ?? DEFAULT_HOST);
const serviceHost = 'value' in reading ? reading.value : undefined;
const problems = 'problem' in reading ? [{ where: 'hostname', message: reading.problem }] : [];
const unread = [block, ...otherBlocks].flatMap((one) => one?.unread?.hostname ?? []);
if (answeredHost === undefined)
problems.push(...unread);
const tokenOfHost = serviceHost &&
(tokenFor(serviceHost.hostname, environment) ?? storedToken?.(serviceHost.hostname));
const token = nonEmpty(sources.token) ?? nonEmpty(environment['TF_API_TOKEN']) ?? tokenOfHost;
if (token === undefined) {
const missing = sources.missingToken(serviceHost?.hostname ?? DEFAULT_HOST);
problems.push({ where: 'token', ...missing });
}
else if ((0,_model_unfilled_js_0_ .h)(token)) {
const message = 'is the name of a variable, as in $(NAME), and not what it holds: there is no such variable, or it is a secret that this step does not get. Nothing was sent.';
problems.push({ where: 'token', message });
}
else if (/[^\x21-\x7e]/.test(token)) {
const message = 'contains a space, a line break or another character that no token has.';
problems.push({ where: 'token', message });
}
const ofTfci = { at: 'TF_HOSTNAME', hostname: nonEmpty(environment['TF_HOSTNAME']) };
for (const otherBlock of writtenHost === undefined ? [...otherBlocks, ofTfci] : otherBlocks) {
const problem = serviceHost && otherHostProblem(serviceHost, otherBlock);
if (problem !== undefined)
problems.push(problem);
}
return { serviceHost, token, problems };
}
function otherHostProblem({ hostname }, block) {
if (block?.hostname === undefined)
return undefined;
const reading = readHostname(block.hostname);
if ('value' in reading && reading.value.hostname === hostname)
return undefined;
return {
where: 'hostname',
code: 'PG-104',
message: `is ${hostname}, and ${block.at} names the host ${(0,_model_quote_js_1_ .hD)(block.hostname)}. Nothing is sent to either. Pass \`hostname\` with the right one (on a command line \`--hostname HOST\`): the files of a pull request do not choose it. Without a terminal, all files count as such.`,
};
}
function nonEmpty(text) {
const trimmed = text?.trim();
return trimmed === '' ? undefined : trimmed;
}
function readHostname(text) {
const written = text.trim();
const problem = `${(0,_model_quote_js_1_ .hD)(written.replace(/^.*@/s, '…@'))} is not a host. Write ${(0,_model_quote_js_1_ .Vo)(['app.terraform.io', 'tfe.example.com:8443'])}.`;
if (/[\s\\?#@]|[^\x20-\x7e\u00a1-\uffff]/u.test(written))
return { problem };
const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`;
if (!URL.canParse(address))
return { problem };
const url = new URL(address);
if (url.pathname !== '/')
return { problem };
if (url.protocol !== 'https:' && url.protocol !== 'http:')
return { problem };
if (url.protocol === 'http:' && !(0,_model_origin_js_2_ .U)(url.hostname)) {
return { problem: `${(0,_model_quote_js_1_ .hD)(written)} would send the token unencrypted. Write https.` };
}
return { value: { hostname: url.host, origin: url.origin } };
}
function tokenFor(hostname, environment) {
for (const [name, value] of Object.entries(environment)) {
if (!name.startsWith('TF_TOKEN_') || value === undefined || value.trim() === '')
continue;
const host = name.slice('TF_TOKEN_'.length).replaceAll('__', '-').replaceAll('_', '.');
if (host.toLowerCase() === hostname.toLowerCase())
return value.trim();
}
return undefined;
}
const PLACEHOLDER = /\{(?:policy-set|policy)\}/g;
function readPolicyLink(text) {
const link = text.trim();
const problem = (why) => ({
problem: `${why}. Write https://wiki.example.com/{policy-set}/{policy}.`,
});
const filledLink = link.replace(PLACEHOLDER, 'x');
if (!/^https:\/\/[^/?#\\]/i.test(link) || !URL.canParse(filledLink)) {
return problem('is not an https address');
}
const { username, password } = new URL(filledLink);
if (username !== '' || password !== '')
return problem('has a user in it');
const hostAndFragment = link.replace(/^(https:\/\/[^/?#]*)[^#]*/i, '$1');
if (/[{}]/.test(hostAndFragment))
return problem('has a placeholder outside of path and query');
if (/[{}\s]/.test(link.replace(PLACEHOLDER, ''))) {
return problem('has another placeholder than {policy-set} and {policy}, or white space');
}
return { value: link };
}
/***/ }),
/***/ 734:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
O2: () => ( asTrusted),
PJ: () => ( treeOf),
Yc: () => ( jobDirectoryOf),
dd: () => ( asOwn),
g7: () => ( describeDifferences),
lI: () => ( UntrustedError),
pG: () => ( readBranch)
});
var _configuration_cloud_block_js_0_ = __nccwpck_require__(177);
var _model_quote_js_1_ = __nccwpck_require__(8187);
function jobDirectoryOf(tree, workingDirectory) {
return tree.proposed ? tree.workspace : workingDirectory;
}
function treeOf(proposed, trustedFiles) {
return proposed ? { ...trustedFiles, proposed } : OWN;
}
const OWN = markAsOwn({ proposed: false });
function markAsOwn(value) {
return value;
}
function asOwn(_tree, value) {
return markAsOwn(value);
}
function asTrusted(value) {
return markAsOwn(value);
}
function readBranch(text) {
const isInvalid = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text);
return isInvalid ? { problem: `${(0,_model_quote_js_1_ .hD)(text)} is not the name of a branch.` } : { value: text };
}
class UntrustedError extends Error {
name = 'UntrustedError';
helpCode;
constructor(message, helpCode) {
super(message);
this.helpCode = helpCode;
}
}
function describeDifferences(ownBlock, trusted, chosen) {
const sentences = [];
const compare = (what, ownName, name) => {
if (name === undefined || ownName === name)
return;
const says = ownName === undefined ? 'names none' : `says ${(0,_model_quote_js_1_ .hD)(ownName)}`;
const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
sentences.push(`The ${what} comes from ${trusted.at}, ${(0,_model_quote_js_1_ .hD)(name)}: ${where} ${says}, which does not count before it is merged.`);
};
if (chosen.organization)
compare('organization', ownBlock?.organization, trusted.organization);
if (chosen.workspaces) {
compare('workspace', describeWorkspaces(ownBlock), describeWorkspaces(trusted));
}
return sentences;
}
function describeWorkspaces(block) {
const { name, prefix, tags, project } = block?.workspaces ?? {};
const parts = [
name,
prefix && `${prefix}…`,
tags && `tags ${(0,_configuration_cloud_block_js_0_ .u0)(tags).join(', ')}`,
project && `project ${project}`,
].filter((part) => typeof part === 'string');
return parts.length > 0 ? parts.join(', ') : undefined;
}
/***/ }),
/***/ 7934:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {
__nccwpck_require__.d(__webpack_exports__, {
BpQ: () => ( minLength),
BuJ: () => ( getDotPath),
FsL: () => ( pipe),
IeY: () => ( custom),
Ikc: () => ( object),
KCZ: () => ( union),
KIO: () => ( picklist),
L5J: () => ( unknown),
NpB: () => ( fallback),
Oxt: () => ( variant),
Ru6: () => ( maxLength),
YOg: () => ( array),
YjP: () => ( string),
_H3: () => ( looseObject),
aig: () => ( number),
bPf: () => ( minEntries),
cl6: () => ( nullish),
euz: () => ( literal),
g1P: () => ( record),
lqM: () => ( optional),
mee: () => ( nullable),
qgA: () => ( parse),
rej: () => ( strictObject),
w1_: () => ( startsWith),
xLC: () => ( safeParse),
yGV: () => ( regex),
zMY: () => ( boolean)
});
let store$4;
const DEFAULT_CONFIG = {
lang: void 0,
message: void 0,
abortEarly: void 0,
abortPipeEarly: void 0
};
function getGlobalConfig(config$1) {
if (!config$1 && !store$4) return DEFAULT_CONFIG;
return {
lang: config$1?.lang ?? store$4?.lang,
message: config$1?.message,
abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
};
}
let store$3;
function getGlobalMessage(lang) {
return store$3?.get(lang);
}
let store$2;
function getSchemaMessage(lang) {
return store$2?.get(lang);
}
let store$1;
function getSpecificMessage(reference, lang) {
return store$1?.get(reference)?.get(lang);
}
function _stringify(input) {
const type = typeof input;
if (type === "string") return `"${input}"`;
if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
return type;
}
function _addIssue(context, label, dataset, config$1, other) {
const input = other && "input" in other ? other.input : dataset.value;
const expected = other?.expected ?? context.expects ?? null;
const received = other?.received ??  _stringify(input);
const issue = {
kind: context.kind,
type: context.type,
input,
expected,
received,
message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
requirement: context.requirement,
path: other?.path,
issues: other?.issues,
lang: config$1.lang,
abortEarly: config$1.abortEarly,
abortPipeEarly: config$1.abortPipeEarly
};
const isSchema = context.kind === "schema";
const message$1 = other?.message ?? context.message ??  getSpecificMessage(context.reference, issue.lang) ?? (isSchema ?  getSchemaMessage(issue.lang) : null) ?? config$1.message ??  getGlobalMessage(issue.lang);
if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
if (isSchema) dataset.typed = false;
if (dataset.issues) dataset.issues.push(issue);
else dataset.issues = [issue];
}
let textEncoder;
let segmenter;
let store;
function _isSameValueZero(value1, value2) {
return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
function _isValidObjectKey(object$1, key) {
return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
function _isValueMatch(requirement, value$1) {
return Number.isNaN(requirement) && Number.isNaN(value$1) || requirement <= value$1 && requirement >= value$1;
}
function _joinExpects(values$1, separator) {
const list = [...new Set(values$1)];
if (list.length > 1) return `(${list.join(` ${separator} `)})`;
return list[0] ?? "never";
}
function _standardSchema(schema) {
schema["~standard"] = {
version: 1,
vendor: "valibot",
validate: (value$1) => schema["~run"]({ value: value$1 },  getGlobalConfig())
};
return schema;
}
function getDotPath(issue) {
if (issue.path) {
let key = "";
for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`;
else key += item.key;
else return null;
return key;
}
return null;
}
var ValiError = class extends Error {
constructor(issues) {
super(issues[0].message);
this.name = "ValiError";
this.issues = issues;
}
};
function check(requirement, message$1) {
return {
kind: "validation",
type: "check",
reference: check,
async: false,
expects: null,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
return dataset;
}
};
}
function entries(requirement, message$1) {
return {
kind: "validation",
type: "entries",
reference: entries,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (!dataset.typed) return dataset;
const count = Object.keys(dataset.value).length;
if (dataset.typed && count !== this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
return dataset;
}
};
}
const HASH_LENGTHS = {
md4: 32,
md5: 32,
sha1: 40,
sha256: 64,
sha384: 96,
sha512: 128,
ripemd128: 32,
ripemd160: 40,
tiger128: 32,
tiger160: 40,
tiger192: 48,
crc32: 8,
crc32b: 8,
adler32: 8
};
function includes(requirement, message$1) {
const expects =  _stringify(requirement);
return {
kind: "validation",
type: "includes",
reference: includes,
async: false,
expects,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !dataset.value.includes(this.requirement)) _addIssue(this, "content", dataset, config$1, { received: `!${expects}` });
return dataset;
}
};
}
function length(requirement, message$1) {
return {
kind: "validation",
type: "length",
reference: length,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.length !== this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
return dataset;
}
};
}
function maxLength(requirement, message$1) {
return {
kind: "validation",
type: "max_length",
reference: maxLength,
async: false,
expects: `<=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
return dataset;
}
};
}
function maxSize(requirement, message$1) {
return {
kind: "validation",
type: "max_size",
reference: maxSize,
async: false,
expects: `<=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.size > this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
return dataset;
}
};
}
function minEntries(requirement, message$1) {
return {
kind: "validation",
type: "min_entries",
reference: minEntries,
async: false,
expects: `>=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (!dataset.typed) return dataset;
const count = Object.keys(dataset.value).length;
if (dataset.typed && count < this.requirement) _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
return dataset;
}
};
}
function minLength(requirement, message$1) {
return {
kind: "validation",
type: "min_length",
reference: minLength,
async: false,
expects: `>=${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
return dataset;
}
};
}
function regex(requirement, message$1) {
return {
kind: "validation",
type: "regex",
reference: regex,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
return dataset;
}
};
}
function size(requirement, message$1) {
return {
kind: "validation",
type: "size",
reference: size,
async: false,
expects: `${requirement}`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && dataset.value.size !== this.requirement) _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
return dataset;
}
};
}
function startsWith(requirement, message$1) {
return {
kind: "validation",
type: "starts_with",
reference: startsWith,
async: false,
expects: `"${requirement}"`,
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && !dataset.value.startsWith(this.requirement)) _addIssue(this, "start", dataset, config$1, { received: `"${dataset.value.slice(0, this.requirement.length)}"` });
return dataset;
}
};
}
function value(requirement, message$1) {
return {
kind: "validation",
type: "value",
reference: value,
async: false,
expects: requirement instanceof Date ? requirement.toJSON() :  _stringify(requirement),
requirement,
message: message$1,
"~run"(dataset, config$1) {
if (dataset.typed && ! _isValueMatch(this.requirement, dataset.value)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() :  _stringify(dataset.value) });
return dataset;
}
};
}
const ABORT_EARLY_CONFIG = { abortEarly: true };
var _LruCache = class {
constructor(config$1) {
this.refCount = 0;
this.maxSize = config$1?.maxSize ?? 1e3;
this.maxAge = config$1?.maxAge ?? Infinity;
this.hasMaxAge = isFinite(this.maxAge);
}
stringify(input) {
const type = typeof input;
if (type === "string") return `"${input}"`;
if (type === "number" || type === "boolean") return `${input}`;
if (type === "bigint") return `${input}n`;
if (type === "object" || type === "function") {
if (input) {
this.refIds ?? (this.refIds =  new WeakMap());
let id = this.refIds.get(input);
if (!id) {
id = ++this.refCount;
this.refIds.set(input, id);
}
return `#${id}`;
}
return "null";
}
return type;
}
key(input, config$1 = {}) {
return `${this.stringify(input)}|${this.stringify(config$1.lang)}|${this.stringify(config$1.message)}|${this.stringify(config$1.abortEarly)}|${this.stringify(config$1.abortPipeEarly)}`;
}
get(key) {
if (!this.store) return void 0;
const entry = this.store.get(key);
if (!entry) return void 0;
if (this.hasMaxAge && Date.now() - entry[1] > this.maxAge) {
this.store.delete(key);
return;
}
this.store.delete(key);
this.store.set(key, entry);
return entry[0];
}
set(key, value$1) {
this.store ?? (this.store =  new Map());
this.store.delete(key);
const timestamp = this.hasMaxAge ? Date.now() : 0;
this.store.set(key, [value$1, timestamp]);
if (this.store.size > this.maxSize) this.store.delete(this.store.keys().next().value);
}
clear() {
this.store?.clear();
}
};
function getFallback(schema, dataset, config$1) {
return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
function fallback(schema, fallback$1) {
return _standardSchema({
...schema,
fallback: fallback$1,
"~run"(dataset, config$1) {
const outputDataset = schema["~run"](dataset, config$1);
return outputDataset.issues ? {
typed: true,
value:  getFallback(this, outputDataset, config$1)
} : outputDataset;
}
});
}
function getDefault(schema, dataset, config$1) {
return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
function array(item, message$1) {
return _standardSchema({
kind: "schema",
type: "array",
reference: array,
expects: "Array",
async: false,
item,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (Array.isArray(input)) {
dataset.typed = true;
dataset.value = [];
for (let key = 0; key < input.length; key++) {
const value$1 = input[key];
const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
if (itemDataset.issues) {
const pathItem = {
type: "array",
origin: "value",
input,
key,
value: value$1
};
for (const issue of itemDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = itemDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!itemDataset.typed) dataset.typed = false;
dataset.value.push(itemDataset.value);
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function boolean(message$1) {
return _standardSchema({
kind: "schema",
type: "boolean",
reference: boolean,
expects: "boolean",
async: false,
message: message$1,
"~run"(dataset, config$1) {
if (typeof dataset.value === "boolean") dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function custom(check$1, message$1) {
return _standardSchema({
kind: "schema",
type: "custom",
reference: custom,
expects: "unknown",
async: false,
check: check$1,
message: message$1,
"~run"(dataset, config$1) {
if (this.check(dataset.value)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function literal(literal_, message$1) {
return _standardSchema({
kind: "schema",
type: "literal",
reference: literal,
expects:  _stringify(literal_),
async: false,
literal: literal_,
message: message$1,
"~run"(dataset, config$1) {
if ( _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function looseObject(entries$1, message$1) {
return _standardSchema({
kind: "schema",
type: "loose_object",
reference: looseObject,
expects: "Object",
async: false,
entries: entries$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const key in this.entries) {
const valueSchema = this.entries[key];
if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
const value$1 = key in input ? input[key] :  getDefault(valueSchema);
const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key,
value: value$1
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value[key] = valueDataset.value;
} else if (valueSchema.fallback !== void 0) dataset.value[key] =  getFallback(valueSchema);
else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
_addIssue(this, "key", dataset, config$1, {
input: void 0,
expected: `"${key}"`,
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
if (config$1.abortEarly) break;
}
}
if (!dataset.issues || !config$1.abortEarly) {
for (const key in input) if ( _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) dataset.value[key] = input[key];
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function map(key, value$1, message$1) {
return _standardSchema({
kind: "schema",
type: "map",
reference: map,
expects: "Map",
async: false,
key,
value: value$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input instanceof Map) {
dataset.typed = true;
dataset.value =  new Map();
for (const [inputKey, inputValue] of input) {
const keyDataset = this.key["~run"]({ value: inputKey }, config$1);
if (keyDataset.issues) {
const pathItem = {
type: "map",
origin: "key",
input,
key: inputKey,
value: inputValue
};
for (const issue of keyDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = keyDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "map",
origin: "value",
input,
key: inputKey,
value: inputValue
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
dataset.value.set(keyDataset.value, valueDataset.value);
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function nullable(wrapped, default_) {
return _standardSchema({
kind: "schema",
type: "nullable",
reference: nullable,
expects: `(${wrapped.expects} | null)`,
async: false,
wrapped,
default: default_,
"~run"(dataset, config$1) {
if (dataset.value === null) {
if (this.default !== void 0) dataset.value =  getDefault(this, dataset, config$1);
if (dataset.value === null) {
dataset.typed = true;
return dataset;
}
}
return this.wrapped["~run"](dataset, config$1);
}
});
}
function nullish(wrapped, default_) {
return _standardSchema({
kind: "schema",
type: "nullish",
reference: nullish,
expects: `(${wrapped.expects} | null | undefined)`,
async: false,
wrapped,
default: default_,
"~run"(dataset, config$1) {
if (dataset.value === null || dataset.value === void 0) {
if (this.default !== void 0) dataset.value =  getDefault(this, dataset, config$1);
if (dataset.value === null || dataset.value === void 0) {
dataset.typed = true;
return dataset;
}
}
return this.wrapped["~run"](dataset, config$1);
}
});
}
function number(message$1) {
return _standardSchema({
kind: "schema",
type: "number",
reference: number,
expects: "number",
async: false,
message: message$1,
"~run"(dataset, config$1) {
if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function object(entries$1, message$1) {
return _standardSchema({
kind: "schema",
type: "object",
reference: object,
expects: "Object",
async: false,
entries: entries$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const key in this.entries) {
const valueSchema = this.entries[key];
if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
const value$1 = key in input ? input[key] :  getDefault(valueSchema);
const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key,
value: value$1
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value[key] = valueDataset.value;
} else if (valueSchema.fallback !== void 0) dataset.value[key] =  getFallback(valueSchema);
else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
_addIssue(this, "key", dataset, config$1, {
input: void 0,
expected: `"${key}"`,
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
if (config$1.abortEarly) break;
}
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function optional(wrapped, default_) {
return _standardSchema({
kind: "schema",
type: "optional",
reference: optional,
expects: `(${wrapped.expects} | undefined)`,
async: false,
wrapped,
default: default_,
"~run"(dataset, config$1) {
if (dataset.value === void 0) {
if (this.default !== void 0) dataset.value =  getDefault(this, dataset, config$1);
if (dataset.value === void 0) {
dataset.typed = true;
return dataset;
}
}
return this.wrapped["~run"](dataset, config$1);
}
});
}
function picklist(options, message$1) {
return _standardSchema({
kind: "schema",
type: "picklist",
reference: picklist,
expects:  _joinExpects(options.map(_stringify), "|"),
async: false,
options,
message: message$1,
"~run"(dataset, config$1) {
if (this.options.includes(dataset.value)) dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function record(key, value$1, message$1) {
return _standardSchema({
kind: "schema",
type: "record",
reference: record,
expects: "Object",
async: false,
key,
value: value$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const entryKey in input) if ( _isValidObjectKey(input, entryKey)) {
const entryValue = input[entryKey];
const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
if (keyDataset.issues) {
const pathItem = {
type: "object",
origin: "key",
input,
key: entryKey,
value: entryValue
};
for (const issue of keyDataset.issues) {
issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = keyDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key: entryKey,
value: entryValue
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!keyDataset.typed || !valueDataset.typed) dataset.typed = false;
if (keyDataset.typed) dataset.value[keyDataset.value] = valueDataset.value;
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function set(value$1, message$1) {
return _standardSchema({
kind: "schema",
type: "set",
reference: set,
expects: "Set",
async: false,
value: value$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input instanceof Set) {
dataset.typed = true;
dataset.value =  new Set();
for (const inputValue of input) {
const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "set",
origin: "value",
input,
key: null,
value: inputValue
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value.add(valueDataset.value);
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function strictObject(entries$1, message$1) {
return _standardSchema({
kind: "schema",
type: "strict_object",
reference: strictObject,
expects: "Object",
async: false,
entries: entries$1,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
dataset.typed = true;
dataset.value = {};
for (const key in this.entries) {
const valueSchema = this.entries[key];
if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
const value$1 = key in input ? input[key] :  getDefault(valueSchema);
const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
if (valueDataset.issues) {
const pathItem = {
type: "object",
origin: "value",
input,
key,
value: value$1
};
for (const issue of valueDataset.issues) {
if (issue.path) issue.path.unshift(pathItem);
else issue.path = [pathItem];
dataset.issues?.push(issue);
}
if (!dataset.issues) dataset.issues = valueDataset.issues;
if (config$1.abortEarly) {
dataset.typed = false;
break;
}
}
if (!valueDataset.typed) dataset.typed = false;
dataset.value[key] = valueDataset.value;
} else if (valueSchema.fallback !== void 0) dataset.value[key] =  getFallback(valueSchema);
else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
_addIssue(this, "key", dataset, config$1, {
input: void 0,
expected: `"${key}"`,
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
if (config$1.abortEarly) break;
}
}
if (!dataset.issues || !config$1.abortEarly) {
for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
_addIssue(this, "key", dataset, config$1, {
input: key,
expected: "never",
path: [{
type: "object",
origin: "key",
input,
key,
value: input[key]
}]
});
break;
}
}
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function string(message$1) {
return _standardSchema({
kind: "schema",
type: "string",
reference: string,
expects: "string",
async: false,
message: message$1,
"~run"(dataset, config$1) {
if (typeof dataset.value === "string") dataset.typed = true;
else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function _subIssues(datasets) {
let issues;
if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
else issues = dataset.issues;
return issues;
}
function union(options, message$1) {
return _standardSchema({
kind: "schema",
type: "union",
reference: union,
expects:  _joinExpects(options.map((option) => option.expects), "|"),
async: false,
options,
message: message$1,
"~run"(dataset, config$1) {
let validDataset;
let typedDatasets;
let untypedDatasets;
for (const schema of this.options) {
const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
else typedDatasets = [optionDataset];
else {
validDataset = optionDataset;
break;
}
else if (untypedDatasets) untypedDatasets.push(optionDataset);
else untypedDatasets = [optionDataset];
}
if (validDataset) return validDataset;
if (typedDatasets) {
if (typedDatasets.length === 1) return typedDatasets[0];
_addIssue(this, "type", dataset, config$1, { issues:  _subIssues(typedDatasets) });
dataset.typed = true;
} else if (untypedDatasets?.length === 1) return untypedDatasets[0];
else _addIssue(this, "type", dataset, config$1, { issues:  _subIssues(untypedDatasets) });
return dataset;
}
});
}
function unknown() {
return _standardSchema({
kind: "schema",
type: "unknown",
reference: unknown,
expects: "unknown",
async: false,
"~run"(dataset) {
dataset.typed = true;
return dataset;
}
});
}
function variant(key, options, message$1) {
return _standardSchema({
kind: "schema",
type: "variant",
reference: variant,
expects: "Object",
async: false,
key,
options,
message: message$1,
"~run"(dataset, config$1) {
const input = dataset.value;
if (input && typeof input === "object") {
let outputDataset;
let maxDiscriminatorPriority = 0;
let invalidDiscriminatorKey = this.key;
let expectedDiscriminators = [];
const parseOptions = (variant$1, allKeys) => {
for (const schema of variant$1.options) {
if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key));
else {
let keysAreValid = true;
let currentPriority = 0;
for (const currentKey of allKeys) {
const discriminatorSchema = schema.entries[currentKey];
if (currentKey in input ? discriminatorSchema["~run"]({
typed: false,
value: input[currentKey]
}, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
keysAreValid = false;
if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
maxDiscriminatorPriority = currentPriority;
invalidDiscriminatorKey = currentKey;
expectedDiscriminators = [];
}
if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
break;
}
currentPriority++;
}
if (keysAreValid) {
const optionDataset = schema["~run"]({ value: input }, config$1);
if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
}
}
if (outputDataset && !outputDataset.issues) break;
}
};
parseOptions(this, new Set([this.key]));
if (outputDataset) return outputDataset;
_addIssue(this, "type", dataset, config$1, {
input: input[invalidDiscriminatorKey],
expected:  _joinExpects(expectedDiscriminators, "|"),
path: [{
type: "object",
origin: "value",
input,
key: invalidDiscriminatorKey,
value: input[invalidDiscriminatorKey]
}]
});
} else _addIssue(this, "type", dataset, config$1);
return dataset;
}
});
}
function message(schema, message_) {
return _standardSchema({
...schema,
"~run"(dataset, config$1) {
return schema["~run"](dataset, {
...config$1,
message: message_
});
}
});
}
function parse(schema, input, config$1) {
const dataset = schema["~run"]({ value: input },  getGlobalConfig(config$1));
if (dataset.issues) throw new ValiError(dataset.issues);
return dataset.value;
}
function pipe(...pipe$1) {
return _standardSchema({
...pipe$1[0],
pipe: pipe$1,
"~run"(dataset, config$1) {
for (const item of pipe$1) if (item.kind !== "metadata") {
if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
dataset.typed = false;
break;
}
if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
}
return dataset;
}
});
}
function safeParse(schema, input, config$1) {
const dataset = schema["~run"]({ value: input },  getGlobalConfig(config$1));
return {
typed: dataset.typed,
success: !dataset.issues,
output: dataset.value,
issues: dataset.issues
};
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
  "16": "bitbucket.js",
  "44": "judge-locally.js",
  "126": "find-exceptions.js",
  "184": "github.js",
  "223": "locate-results.js",
  "260": "exec.js",
  "292": "smol-toml.js",
  "296": "judge-files.js",
  "361": "azure.js",
  "379": "gitea.js",
  "397": "circleci.js",
  "402": "comment.js",
  "425": "buildkite.js",
  "447": "host.js",
  "452": "to-view.js",
  "480": "judge-runs.js",
  "535": "uncommitted.js",
  "579": "named-files.js",
  "597": "variables.js",
  "738": "open-own-policies.js",
  "741": "read-configuration.js",
  "751": "jenkins.js",
  "752": "undici.js",
  "790": "git-files.js",
  "806": "pinned-policies.js",
  "818": "open-local.js",
  "846": "gitlab.js",
  "856": "re2js.js",
  "983": "shared-find-plans.js"
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
792: 0
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
__nccwpck_require__.d(__webpack_exports__, {
dz: () => ( InputError),
ql: () => ( pack.ql),
_7: () => ( errors._),
wX: () => ( ports.w),
bk: () => ( model_verdict.bk),
xv: () => ( version.x),
z6: () => ( checkHere),
Ng: () => ( connect),
UU: () => ( client_client.U),
Rx: () => ( http_send.R),
g7: () => ( execute.g7),
Gj: () => ( gate.gate),
gf: () => ( model_verdict.gf),
S4: () => ( judge),
sw: () => ( override_run.sw),
jG: () => ( pack_directory.packDirectory),
ml: () => ( system_clock.ml)
});
var client_client = __nccwpck_require__(4441);
var http_send = __nccwpck_require__(5226);
var system_clock = __nccwpck_require__(9233);
;// CONCATENATED MODULE: ./build/src/machine/connect.js
function connect(options) {
const { origin, token, environment = {}, caFile, timeoutMs, signal, log = SILENT } = options;
const clock = (0,system_clock.ml)();
const send = (0,http_send.R)({ environment, caFile });
const { random } = Math;
const deadline = timeoutMs === undefined ? undefined : clock.now() + timeoutMs;
const ports = { send, clock, random, log, signal };
const client = (0,client_client.U)({ origin, token, ...ports, deadline, discovers: true });
return { client, close: () => send.close() };
}
const ignore = () => { };
const SILENT = {
debug: ignore,
info: ignore,
warning: ignore,
error: ignore,
foreign: ignore,
secret: ignore,
};
var external_node_path_ = __nccwpck_require__(6760);
var promises_ = __nccwpck_require__(1455);
var archive_place = __nccwpck_require__(4043);
var take_turn = __nccwpck_require__(4990);
var program_path = __nccwpck_require__(439);
var ended_by = __nccwpck_require__(7953);
var workspace_selectors = __nccwpck_require__(589);
var job_time = __nccwpck_require__(1680);
var load_settings = __nccwpck_require__(2097);
var model_message = __nccwpck_require__(2980);
var describe = __nccwpck_require__(2591);
var model_verdict = __nccwpck_require__(3538);
var model_status = __nccwpck_require__(2373);
var changes = __nccwpck_require__(445);
var report_words = __nccwpck_require__(3629);
var markdown = __nccwpck_require__(75);
var report_findings = __nccwpck_require__(5636);
var message_text = __nccwpck_require__(4707);
var links = __nccwpck_require__(7713);
var remarks = __nccwpck_require__(2137);
var sentence = __nccwpck_require__(2251);
var neutralise_log = __nccwpck_require__(2195);
var report_text = __nccwpck_require__(4913);
var headline = __nccwpck_require__(7210);
;// CONCATENATED MODULE: ./build/src/report/console.js
function renderHead(context) {
const { commit, runOptions = [], judgedBy } = context;
const { isLocal = false, byPerson = false } = context;
const where = isLocal ? 'without a service' : `${context.organization} on ${context.hostname}`;
const isOfCommit = !(isLocal && byPerson);
const what = (0,report_text.JO)(' ', (0,links.wH)(context), commit && isOfCommit ? `at ${commit.sha.slice(0, 7)}` : '');
const judge = judgedBy && `judged by ${judgedBy}`;
return (0,neutralise_log.Bv)((0,report_text.JO)(' · ', `Plangate ${context.version}`, where, judge, what), ...(runOptions.length > 0 ? [`Planned with ${runOptions.join(' · ')}`] : []));
}
function renderEvent(event, options = {}) {
const name = 'workspace' in event && options.areSeveral === true ? `${event.workspace}: ` : '';
const stamp = `  ${(0,report_text.C7)(event.atMs)} ${name}`;
switch (event.kind) {
case 'archive':
return archiveLines(event.archive, options.repositoryRoot);
case 'version-created':
return (0,neutralise_log.Bv)(`${stamp}configuration version ${event.versionId} created`);
case 'planning':
return (0,neutralise_log.Bv)(`▸ ${event.workspace}   planned by ${event.by}`);
case 'uploaded':
return (0,neutralise_log.Bv)(`${stamp}uploaded`);
case 'run-created':
return (0,neutralise_log.Bv)(`▸ ${event.workspace}   ${event.runUrl}${event.adopted ? '   (already started: adopted)' : ''}`);
case 'run-found':
return (0,neutralise_log.Bv)(`▸ ${event.workspace}   ${event.runUrl}   (not started here)`);
case 'run-overridden':
return (0,neutralise_log.Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} was overridden for these very files; no new run`);
case 'run-reused':
return (0,neutralise_log.Bv)(`▸ ${event.workspace}   ${event.runUrl}`, `${stamp}${event.runId} planned these very files for ${event.commit.slice(0, 7)}; no new run`);
case 'progress':
return event.words === model_status.LV.errored.says ? [] : (0,neutralise_log.Bv)(`${stamp}${event.words}`);
case 'canceling':
return (0,neutralise_log.Bv)(`${stamp}canceling ${event.runId}: ${event.why}`);
case 'workspace-decided': {
const { workspace, verdict, plan } = event.result;
const { sign, words } = report_words._G[verdict.word];
const changes = (0,report_words.hE)(plan) ? ', no changes' : '';
return (0,neutralise_log.Bv)(`${sign} ${workspace}   ${words}${changes}   ${(0,report_text.C7)(event.atMs)}`);
}
}
}
function archiveLines(archive, repositoryRoot) {
const excluded = archive.withheld.filter(({ reason }) => reason !== 'ignored');
const ignored = archive.withheld.length - excluded.length;
const files = archive.entries.filter(({ type }) => type === 'file').length;
const excludedWords = excluded.map(({ path, reason }) => `${path} ${reason}`);
const notSent = (0,report_text.JO)(', ', ignored > 0 ? `${(0,report_text.ZV)(ignored)} ignored` : '', excluded.length > 0
? `${(0,report_text.ZV)(excluded.length)} excluded: ${(0,report_text.so)(excludedWords, 4)}`
: '');
const largest = (0,describe.cz)(archive);
const { uncommitted = [] } = archive;
return (0,neutralise_log.Bv)('▸ Archive', `  ${shownDirectory(archive.root, repositoryRoot)} → ${(0,report_text.rj)(files, 'file')}, ${(0,report_text.Xq)(archive.bytes)}, sha256 ${archive.sha256.slice(0, 12)}…${notSent && `  (${notSent})`}`, ...(uncommitted.length > 0 ? [`  not committed: ${(0,report_text.so)(uncommitted, 4)}`] : []), ...(largest.length > 0 ? ['  The largest files:'] : []), ...largest.map((line) => `    ${line}`), ...archive.warnings.map(({ at, message }) => `  warning ${at} ${message}`));
}
function shownDirectory(root, repositoryRoot) {
if (repositoryRoot === undefined || !root.startsWith(repositoryRoot))
return root;
const rest = root.slice(repositoryRoot.length).replace(/^[/\\]+/, '');
return rest === '' ? './' : `${rest}/`;
}
const SHOWN_IN_LOG = { findings: 50, advisory: 10, resources: 10, workspaces: 20, changes: 20 };
const LOGGED_TEXT = { characters: 600, lines: 10 };
function renderVerdict(view) {
const findings = [
...firstLines((0,report_findings.Tj)(view), SHOWN_IN_LOG.findings, ({ length }) => (0,report_text.rj)(length, 'more finding'), (finding) => findingLines('✗', finding, view)),
...(0,report_findings.jf)(view).flatMap(({ id, noun, findings: some }) => firstLines(some, SHOWN_IN_LOG.advisory, ({ length }) => (0,report_text.rj)(length, `more ${noun}`), (finding) => id === 'accepted'
? [findingLine('✓', finding, [finding.address, (0,report_words.zs)(finding)], 300)]
: findingLines('!', finding, view))),
];
return (0,neutralise_log.Bv)('', ...workspaceLines(view), ...(0,changes.e6)(view, SHOWN_IN_LOG.changes), ...(findings.length > 0 ? ['', ...findings] : []), '', `${(0,report_words.Oi)(view.verdict, view.green).sign} Policy gate: ${view.headline}.`, ...view.nextSteps);
}
function firstLines(items, limit, restWords, toLines) {
const rest = items.slice(limit);
const shown = items.slice(0, limit).flatMap(toLines);
return rest.length > 0 ? [...shown, `  … and ${restWords(rest)}`] : shown;
}
function workspaceLines(view) {
const shown = (0,headline.Qi)(view.workspaces).slice(0, SHOWN_IN_LOG.workspaces);
const width = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
const reasons = (0,remarks.BK)(view);
const lines = shown.flatMap((workspace) => {
const remark = reasons.find(({ names }) => names.includes(workspace.name));
const isFirst = remark?.workspace === workspace;
const sameAs = remark && !isFirst ? `   as ${(0,markdown.Ow)(remark.workspace.name, 90)}` : '';
return [
`${workspaceLine(workspace, view, width)}${sameAs}`,
...(isFirst ? remark.sentences : [])
.slice(0, 5)
.map((reason) => `    ${(0,report_text._7)((0,model_message.Fg)(reason, (words) => (0,markdown.Ow)(words, 900)))}`),
];
});
const hidden = view.workspaces.length - shown.length;
const green = view.workspaces.filter(({ verdict }) => (0,model_verdict.gf)(verdict)).length;
if (hidden > 0)
lines.push(`  … and ${(0,report_text.rj)(hidden, 'more workspace')}, ${(0,report_text.ZV)(Math.min(hidden, green))} of them green`);
return lines;
}
function workspaceLine(workspace, view, width) {
const { verdict, name, plan, runUrl } = workspace;
const { words } = report_words._G[verdict];
const { sign } = (0,report_words.Oi)(verdict, (0,model_verdict.gf)(verdict, view.context.failOn));
const changes = (0,report_words.hE)(plan) ? ', no changes' : '';
const url = runUrl === undefined ? '' : `   ${runUrl}`;
return `${sign} ${(0,markdown.Ow)(name, 90).padEnd(width)}   ${(0,report_words.Gw)([workspace], view) || words}${changes}${url}`;
}
function findingLines(sign, finding, view) {
const where = view.workspaces.length > 1 ? `in ${(0,report_text.so)(finding.workspaces, 4)}` : '';
const newWord = finding.age === 'new' ? 'new' : '';
const occurrenceLines = (occurrence) => {
const baseline = (0,sentence.bo)((0,report_words.v8)((0,report_findings.SU)(occurrence, finding), view.context));
const addresses = (0,report_text.so)((0,report_findings.TY)(occurrence), 5, (one) => (0,markdown.Ow)(one, 400));
const { lines, rest } = (0,message_text.VL)(occurrence.messages, LOGGED_TEXT);
const [first = '', ...others] = lines;
const parts = [(0,report_words.CP)(occurrence), addresses, first, baseline];
return [
`  ${inColumns(parts, 2_000)}`,
...[...others, rest].filter(Boolean).map((line) => `      ${line}`),
];
};
const lines = firstLines(finding.occurrences, SHOWN_IN_LOG.resources, report_findings.cK, occurrenceLines);
const baseline = (0,sentence.bo)((0,report_words.v8)(finding.baseline, view.context));
const facts = [where, baseline, newWord, (0,report_words.mF)(finding), finding.messageOfAll];
return [findingLine(sign, finding, facts), ...lines.map((text) => `    ${text}`)];
}
function findingLine(sign, finding, facts, limit = 200) {
return `  ${sign} ${inColumns([finding.policy, (0,report_words.IF)(finding), ...facts], limit)}`;
}
function inColumns(parts, limit) {
return (0,report_text.JO)('   ', ...parts.map((part = '') => (0,markdown.Ow)(part, limit)));
}
const FIRST = 'finding the workspace';
function createProgress() {
const undecided = new Map();
let decided = 0;
return {
record(event) {
if (event.kind === 'workspace-decided') {
decided++;
undecided.delete(event.result.workspace);
}
const words = event.kind === 'progress' ? event.words : PROGRESS_WORDS[event.kind];
const workspace = 'workspace' in event ? event.workspace : undefined;
if (workspace === undefined || words === undefined)
return;
let endsMs = event.kind === 'progress' ? undecided.get(workspace)?.endsMs : undefined;
if (event.kind === 'run-created' && event.lastDurationMs !== undefined) {
endsMs = event.atMs + event.lastDurationMs;
}
undecided.set(workspace, { words, endsMs });
},
statusLine(nowMs) {
const [only, ...others] = undecided.values();
if (only === undefined)
return decided > 0 ? 'reporting' : FIRST;
if (others.length === 0 && decided === 0) {
const leftMs = only.endsMs === undefined ? 0 : only.endsMs - nowMs;
const left = leftMs > 0 ? ` · about ${(0,report_text.C7)(leftMs)} left` : '';
return `${plain(only.words)}${left}`;
}
const workspaces = [...undecided].map(([name, { words }]) => ({ name, words }));
const parts = (0,report_text.$z)(workspaces, ({ words }) => words).map((group) => {
const names = (0,report_text.so)(group.map(({ name }) => plain(name)));
const which = group.length > MOST_NAMES ? (0,report_text.ZV)(group.length) : names;
return `${which} ${plain(group[0].words)}`;
});
return [`${decided} of ${decided + undecided.size} decided`, ...parts].join(', ');
},
};
}
const MOST_NAMES = 2;
function plain(words) {
return (0,markdown.Ow)((0,neutralise_log.om)(words), 60);
}
const PROGRESS_WORDS = {
planning: 'planning',
'version-created': 'uploading',
uploaded: 'starting the run',
'run-created': 'pending',
canceling: 'canceling',
};
;// CONCATENATED MODULE: ./build/src/check/check-log.js
function openCheckLog({ request, ports }, entryPoint) {
const { settings, repositoryRoot, context, subject, notices = [] } = request;
const { workspaces, plan } = settings.plan;
renderHead(context).forEach(entryPoint.print);
notices.forEach((notice) => entryPoint.log.warning(notice));
for (const problem of subject.problems ?? [])
entryPoint.log.warning((0,report_text._7)(problem));
const follow = entryPoint.follow?.(settings);
const liveLog = startLiveLog(entryPoint, ports.clock);
const isOne = workspaces.length === 1 && workspaces[0]?.kind === 'name';
const areSeveral = !isOne || (plan !== undefined && !(0,load_settings.EN)(plan, request.workingDirectory));
const eventContext = { areSeveral, repositoryRoot };
return {
onEvent(event) {
follow?.(event);
liveLog.onEvent(event);
for (const line of renderEvent(event, eventContext))
liveLog.print(line);
},
during: (work) => liveLog.runWhile(work),
end(view) {
if (entryPoint.printEnd)
entryPoint.printEnd(view);
else
renderVerdict(view).forEach(entryPoint.print);
},
};
}
const FRAME_MS = 500;
const QUIET_MS = 30_000;
function startLiveLog({ print, status }, clock) {
const progress = createProgress();
const startedAt = clock.now();
let lastPrintedAt = startedAt;
const settled = new AbortController();
const statusText = (prefix = '') => {
const elapsedMs = clock.now() - startedAt;
return `${(0,report_text.C7)(elapsedMs)} ${prefix}${progress.statusLine(elapsedMs)}`;
};
const isUnsettledAfter = async (ms) => {
await clock.sleep(ms, settled.signal).catch(() => undefined);
return !settled.signal.aborted;
};
const animateStatusLine = async () => {
do
await status?.(statusText());
while (await isUnsettledAfter(FRAME_MS));
await status?.();
};
const printHeartbeats = async () => {
while (await isUnsettledAfter(lastPrintedAt + QUIET_MS - clock.now())) {
if (clock.now() - lastPrintedAt < QUIET_MS)
continue;
lastPrintedAt = clock.now();
print((0,neutralise_log.om)(`  ${statusText('still ')}`));
}
};
const showing = status ? animateStatusLine() : printHeartbeats();
return {
onEvent: (event) => progress.record(event),
print(line) {
lastPrintedAt = clock.now();
print(line);
},
async runWhile(work) {
try {
return await work;
}
finally {
settled.abort();
await showing;
}
},
};
}
var external_node_fs_ = __nccwpck_require__(3024);
var marker = __nccwpck_require__(8081);
var own_comments = __nccwpck_require__(9696);
var host_error = __nccwpck_require__(3452);
;// CONCATENATED MODULE: ./build/src/hosts/earlier-reports.js
async function readEarlierReports(comments, number, key, filesAt) {
const reading = comments.snapshot(number, { files: filesAt !== undefined });
const snapshot = await reading.catch((0,host_error.yg)(() => undefined));
if (snapshot === undefined)
return undefined;
const files = snapshot.headSha === filesAt ? snapshot.files : undefined;
return { ...earlierReportsIn(snapshot, key), files };
}
function earlierReportsIn(snapshot, key) {
const { comment, kept } = (0,own_comments.rA)(snapshot, key);
const isRead = comment === undefined ? snapshot.whole : kept !== undefined;
const { sections = [], commands = [], ended = [] } = kept ?? {};
return {
durations: Object.fromEntries(sections.flatMap(({ durations }) => Object.entries(durations))),
runs: sections.flatMap(({ headSha: head, runs, seals = {} }) => Object.entries(runs).map(([workspace, runId]) => {
return { workspace, runId, head, seals: seals[workspace] };
})),
ended: isRead ? new Set(ended) : undefined,
findingsOf: (section) => sections.find(({ id }) => id === section),
commands,
};
}
function createEarlierHints(subject, context, { clock, signal }) {
let durations = {};
const earlier = subject.earlierReports?.() ?? Promise.resolve(undefined);
const keepDurations = (reports) => void (durations = reports?.durations ?? {});
void earlier.then(keepDurations, () => undefined);
const readSoon = async () => {
const read = subject.sealed?.earlier?.() ?? earlier;
return withinLimit(read, clock);
};
return {
lastDurationMs: (workspace) => Object.hasOwn(durations, workspace) ? durations[workspace] : undefined,
namedRuns: async () => (await readSoon())?.runs,
ended: async () => (await readSoon())?.ended,
previous: async (names) => {
if (signal.aborted)
return undefined;
const last = await (subject.waitsForEarlierReports ? earlier : withinLimit(earlier, clock));
const workspaces = names.map((name) => ({ name }));
return last?.findingsOf((0,marker.F2)({ context, workspaces }));
},
};
}
const EARLIER_MS = 3_000;
async function withinLimit(answer, clock) {
const ended = new AbortController();
const toUndefined = () => undefined;
const limit = clock.sleep(EARLIER_MS, ended.signal).then(toUndefined, toUndefined);
return Promise.race([answer, limit]).finally(() => ended.abort());
}
var own_pages = __nccwpck_require__(7694);
var quote = __nccwpck_require__(8187);
var model_secrets = __nccwpck_require__(2166);
var change_origin = __nccwpck_require__(8245);
var settings_settings = __nccwpck_require__(3674);
var version = __nccwpck_require__(5603);
;// CONCATENATED MODULE: ./build/src/check/check-request.js
function secretsOfJob({ service, job: { githubToken = '', checksToken = '' } }, others, log) {
const { token, recordKey = '' } = service;
return (0,model_secrets.BF)(log, [token, recordKey, githubToken, checksToken, ...others]);
}
function reportContext(settings, { reportedJob }, clock) {
const startedAt = clock.date().toISOString();
const reported = (0,settings_settings.f8)(settings);
return { ...reported, ...reportedJob, startedAt, version: version.x };
}
;// CONCATENATED MODULE: ./build/src/check/prepare-request.js
async function prepareRequest(host, { log, workingDirectory, never, ...entryPoint }, { settings, notices: settingsNotices, local, undecided: missingProgram, ports }) {
const { plan, policy, job } = settings;
const { recordKey } = settings.service;
const secrets = [recordKey, job.githubToken, job.checksToken, ...entryPoint.secrets].filter((secret) => secret !== undefined);
const conceals = secretsOfJob(settings, [...entryPoint.secrets, ...entryPoint.concealed], log);
const problems = secretVariableProblems(settings, secrets);
if (problems.length > 0)
return { problems };
const directory = (0,external_node_path_.resolve)(workingDirectory, plan.directory);
const repositoryRoot = (0,archive_place._)(directory) ?? (0,external_node_path_.resolve)(host.root ?? external_node_fs_.realpathSync.native(directory));
const place = { directory, root: repositoryRoot, deadline: ports.endsAt };
const found = await findSubject(host, settings, place);
const isElsewhere = otherCheckout(found.subject, plan);
if (isElsewhere !== undefined)
return { problems: [isElsewhere] };
if ('refused' in found) {
const message = `is false. ${found.refused}`;
const problem = { where: 'allow-untrusted-head', message, code: 'PG-106' };
return { refused: found.refused, problems: [problem] };
}
const { subject, undecided = missingProgram } = found;
const { workspace, jobTree } = host;
const excepted = await readExceptions(policy, { directory, workingDirectory, jobTree }, ports);
if ('problems' in excepted)
return excepted;
const own = await openOwnBesideService(settings, { subject, workingDirectory, jobTree }, ports);
if (own !== undefined && 'problems' in own)
return own;
const isReuseWithoutEffect = plan.reuse === 'upload' &&
subject.sealed?.searched === undefined &&
subject.reportedJob.pullRequest !== undefined;
const ownPolicies = local?.own ?? own;
const context = {
...reportContext(settings, subject, ports.clock),
byPerson: !jobTree.proposed,
judgedBy: ownPolicies?.judgedBy,
ownPolicies: ownPolicies?.sources,
};
return {
subject,
settings,
context,
hints: createEarlierHints(subject, context, ports),
workingDirectory,
repositoryRoot,
workspace,
never,
secrets,
conceals,
proposed: jobTree.proposed,
notices: settingsNotices.concat(excepted.notices, own?.notices ?? [], isReuseWithoutEffect ? [NO_REUSE] : []),
own,
exceptions: excepted.exceptions,
undecided,
};
}
function otherCheckout(subject, { source, plan }) {
if (subject?.checkedOutTarget === undefined || source === 'vcs' || plan !== undefined) {
return undefined;
}
const { commit } = subject.checkedOutTarget;
const message = commit === undefined
? 'has no git, so it is not known whether it is of the target branch, as this event checks out by itself. Install git before the checkout step, and check the head of the pull request out there.'
: `is of commit ${commit.slice(0, 7)} of the target branch, and not of the change, which would not be judged. Check the head out: \`ref: \${{ github.event.pull_request.head.sha }}\` in the checkout step.`;
return { where: 'The checkout', message, code: 'PG-125' };
}
const NO_REUSE = '`reuse: upload` takes nothing over here, because the CI host does not say which repository this is.';
async function openOwnBesideService(settings, where, ports) {
const { plan, policy, job } = settings;
const { policies } = policy;
if (plan.local || policies === undefined)
return undefined;
const { openOwnPolicies } = await Promise.all([__nccwpck_require__.e(292), __nccwpck_require__.e(806), __nccwpck_require__.e(738)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8738));
const { subject } = where;
const place = { ...where, pullRequest: subject.change?.pullRequest };
const ownSettings = { policies, directory: plan.directory, timeoutMs: job.timeoutMs };
return openOwnPolicies(ownSettings, place, ports, (0,change_origin.yX)(policy, subject));
}
async function readExceptions({ exceptionsFile: written }, where, ports) {
if (written === undefined)
return { exceptions: undefined, notices: [] };
const { findExceptions } = await __nccwpck_require__.e( 126).then(__nccwpck_require__.bind(__nccwpck_require__, 1126));
const found = await findExceptions({ written, ...where }, ports);
if ('problems' in found)
return found;
if ('notice' in found)
return { exceptions: undefined, notices: [found.notice] };
const { parseExceptions } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 9272));
const today = ports.clock.date().toISOString().slice(0, 10);
const parsed = parseExceptions(found.text, today);
if ('problems' in parsed)
return parsed;
return { exceptions: { entries: parsed.exceptions, today }, notices: [] };
}
async function findSubject(host, { plan, report, job }, place) {
const allowingAnyHead = { plan, report, job: { ...job, allowUntrustedHead: true } };
const hasPlanFile = plan.local && plan.plan !== undefined;
const subject = await host.subject(hasPlanFile ? allowingAnyHead : { plan, report, job }, place);
if (!('refused' in subject))
return { subject };
const { refused } = subject;
const reported = await host.subject(allowingAnyHead, place);
if ('refused' in reported) {
return { refused: plan.local ? reported.refused : refused, subject: undefined };
}
if (!plan.local)
return { refused, subject: reported };
const text = `Nothing was planned. ${refused} Or judge a plan that such a job has made: ${own_pages.D}`;
return { subject: reported, undecided: { text, code: 'PG-106' } };
}
function secretVariableProblems({ service, plan: { variables = [] } }, others) {
const secrets = (0,model_secrets.gE)([service.token, ...others]);
return variables
.filter((line) => secrets.conceal(line) !== line)
.map((line) => ({
where: 'variables',
message: `would show a secret of this check to everybody who can read the run: the value of ${(0,quote.hD)(line.slice(0, line.indexOf('=')).trim())} is one, or holds one. Set it as a sensitive variable of the workspace.`,
}));
}
var limits = __nccwpck_require__(2696);
var find_repository = __nccwpck_require__(6609);
;// CONCATENATED MODULE: ./build/src/policy/bounded-texts.js
const MOST_CHARACTERS = 8_000_000;
const SHORT_MESSAGE = 200;
function withBoundedTexts(workspaces, most = MOST_CHARACTERS) {
let charactersLeft = most;
const bounded = [];
for (const workspace of workspaces) {
let cutResults = 0;
const results = [];
for (const result of workspace.results) {
for (const text of textsOf(result))
charactersLeft -= text.length;
if (charactersLeft < 0)
cutResults += 1;
results.push(charactersLeft < 0 ? withShortTexts(result) : result);
}
const notice = `The texts of ${cutResults} policy results are cut, because a report has room for ${most} characters of them. The run has all of them.`;
const isCut = cutResults > 0;
bounded.push(isCut ? { ...workspace, results, notices: [...workspace.notices, notice] } : workspace);
}
return bounded;
}
function textsOf({ message, description = '', output, ...named }) {
const ofResources = named.resources.flatMap(({ messages }) => messages);
const general = named.generalMessages.map(({ text }) => text);
return [message, description, output, ofResources, general].flat();
}
function withShortTexts(result) {
const { message, resources } = result;
return {
...result,
message: message.length <= SHORT_MESSAGE ? message : `${message.slice(0, SHORT_MESSAGE - 1)}…`,
description: undefined,
output: [],
resources: resources.map((each) => ({ ...each, messages: [] })),
generalMessages: [],
};
}
var read_regular = __nccwpck_require__(3962);
var judging_options = __nccwpck_require__(6241);
;// CONCATENATED MODULE: ./build/src/check/check.js
function check(host, entryPoint, ports) {
const work = async (allowMoreTime) => {
let prepared;
try {
const preparing = await prepareInTime(host, entryPoint, ports);
if ('problems' in preparing)
return preparing;
prepared = preparing;
const { request, local } = prepared;
const checkLog = openCheckLog(prepared, entryPoint);
const onEvent = (event) => {
if (event.kind === 'version-created')
allowMoreTime();
checkLog.onEvent(event);
};
const runGate = await chooseGate(prepared, entryPoint);
const judgePorts = { ...prepared.ports, log: entryPoint.log, onEvent };
const judging = planAndJudge(request, judgePorts, runGate);
const { result, view } = await checkLog.during(judging);
checkLog.end(view);
if (local !== undefined)
await entryPoint.afterLocal?.(local);
await entryPoint.beforePublishing?.(view, request);
allowMoreTime();
const published = await publishInTime(view, request.subject, ports);
return { settings: request.settings, result, view, published };
}
finally {
await ports.send.close();
await prepared?.local?.stop();
await prepared?.request.own?.close();
}
};
return (0,limits._K)(ports, work, () => notInTime(ports));
}
const CLOSING_MS = 500;
async function prepareInTime(host, entryPoint, jobPorts) {
const { endSignal } = jobPorts;
const loading = readSettingsAndOpen(host, entryPoint, jobPorts);
let preparing;
let isPrepared = false;
try {
const loaded = await (0,ended_by.m)(endSignal, loading);
if ('problems' in loaded)
return loaded;
const { local, ports } = loaded;
preparing = prepareRequest(host, entryPoint, loaded);
const request = await (0,ended_by.m)(endSignal, preparing);
if ('problems' in request)
return request;
isPrepared = true;
return { request, local, ports };
}
catch (error) {
if (!endSignal.aborted)
throw error;
return notInTime(jobPorts, 'git and the CI host had said what is to be judged');
}
finally {
const close = async () => {
const loaded = await loading;
if ('local' in loaded)
await loaded.local?.stop();
const request = await preparing;
if (request !== undefined && 'own' in request)
await request.own?.close();
};
if (!isPrepared) {
const closing = close().catch(() => undefined);
await (0,ended_by.m)(jobPorts.alarms.in(CLOSING_MS), closing).catch(() => undefined);
}
}
}
function notInTime({ signal }, what = 'this check was') {
if (signal.aborted) {
const canceled = { where: 'The check', message: 'was canceled.', code: 'PG-132' };
return { problems: [canceled], ended: 'canceled' };
}
const message = `was over before ${what}. Look in the lines above for what took so long, or raise \`timeout\`.`;
return { problems: [{ where: 'timeout', message, code: 'PG-121' }], ended: 'timeout' };
}
async function readSettingsAndOpen({ jobTree, reviewed }, entryPoint, jobPorts) {
const loaded = await entryPoint.settings(jobTree);
if ('problems' in loaded)
return loaded;
const { workingDirectory, log } = entryPoint;
const proposed = (0,workspace_selectors.s7)(loaded.settings.plan).map((path) => {
const directory = (0,external_node_path_.resolve)(workingDirectory, path);
return (0,archive_place._)(directory) ?? directory;
});
const places = { proposed, workingDirectory };
const environment = (0,program_path.Ej)(jobPorts.environment, places, (sentence) => log.warning(sentence));
const ports = { ...jobPorts, environment };
if (!loaded.settings.plan.local)
return { ...loaded, ports };
const { openLocal } = await Promise.all([__nccwpck_require__.e(292), __nccwpck_require__.e(806), __nccwpck_require__.e(738), __nccwpck_require__.e(983), __nccwpck_require__.e(818)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9437));
const opening = openLocal(loaded.settings, { workingDirectory, jobTree, reviewed }, ports);
const [local] = await Promise.all([opening, Promise.all([__nccwpck_require__.e(983), __nccwpck_require__.e(44)]).then(__nccwpck_require__.bind(__nccwpck_require__, 44))]);
if ('problems' in local)
return local;
if ('undecided' in local)
return { ...loaded, undecided: { text: local.undecided }, ports };
const refused = entryPoint.refuseLocal?.(local);
if (refused !== undefined) {
await local.stop();
return { problems: [refused] };
}
const { planner, own } = local;
if (planner.notIsolated !== undefined)
log.info(planner.notIsolated);
const plan = { ...loaded.settings.plan, engine: planner.program };
const settings = { ...loaded.settings, plan };
return { settings, notices: [...loaded.notices, ...own.notices], local, ports };
}
async function chooseGate({ request: { undecided }, local }, { runGate }) {
if (undecided !== undefined) {
const failure = { kind: 'unplanned', message: undecided.text, code: undecided.code };
return ({ settings }) => (0,judging_options.Vp)(settings.plan, failure, 0);
}
if (runGate !== undefined)
return runGate;
if (local !== undefined)
return (await Promise.all([__nccwpck_require__.e(983), __nccwpck_require__.e(44)]).then(__nccwpck_require__.bind(__nccwpck_require__, 44))).localGate(local);
return (await __nccwpck_require__.e( 480).then(__nccwpck_require__.bind(__nccwpck_require__, 5480))).judgeRuns;
}
async function planAndJudge(request, ports, runGate) {
const { context, hints, repositoryRoot, conceals: secrets } = request;
const renderer = __nccwpck_require__.e( 452).then(__nccwpck_require__.bind(__nccwpck_require__, 1452));
const judged = await runGate(request, ports);
const { toReportView } = await renderer;
const inTime = (0,limits.Ce)(ports);
await (0,take_turn.Vm)();
const bounded = { ...judged, workspaces: withBoundedTexts(judged.workspaces) };
await (0,take_turn.Vm)();
const isElsewhere = await inTime(isOtherCommit(request), () => true);
const noticed = addNotices(bounded, request, isElsewhere);
const files = isElsewhere ? NO_FILES : FILES;
const located = await inTime(locate(noticed, repositoryRoot, files), () => locate(noticed, repositoryRoot, NO_FILES));
const moved = await inTime(moveToHead(located, request), () => located);
await (0,take_turn.Vm)();
const result = secrets.concealAll(moved);
await (0,take_turn.Vm)();
const names = result.workspaces.map(({ workspace }) => workspace).concat(result.unaffected ?? []);
const earlier = hints?.previous(names);
const previous = earlier && (await inTime(earlier, () => undefined));
const uncommittedFiles = uncommittedOf(result)?.length;
const { overriders } = result;
const viewContext = { ...context, previous, uncommittedFiles, overriders };
const shown = toReportView(result, viewContext);
await (0,take_turn.Vm)();
const view = secrets.concealAll(shown);
await (0,take_turn.Vm)();
return { result, view };
}
function addNotices(result, { notices: requestNotices = [], proposed }, isElsewhere) {
const lacksLines = isElsewhere && result.workspaces.some(({ runId }) => runId !== undefined);
const byRun = result.uncommitted === undefined;
const uncommitted = proposed ? (uncommittedOf(result) ?? []) : [];
const notices = [
...requestNotices,
...(lacksLines ? [OTHER_COMMIT] : []),
...(uncommitted.length > 0
? [sayUncommitted(uncommitted, byRun ? 'the run planned' : 'the plan is of')]
: []),
];
const workspaces = result.workspaces.map((workspace) => ({
...workspace,
notices: [...new Set([...notices, ...workspace.notices])],
}));
return { ...result, workspaces };
}
function uncommittedOf({ archives, uncommitted }) {
if (uncommitted !== undefined)
return uncommitted;
const pathsByArchive = archives.flatMap(({ uncommitted }) => (uncommitted ? [uncommitted] : []));
return pathsByArchive.length === 0 ? undefined : [...new Set(pathsByArchive.flat())];
}
function sayUncommitted(paths, planned) {
const verb = paths.length === 1 ? 'differs' : 'differ';
return `Uncommitted changes: ${(0,report_text.J4)(paths, 3).join('')} ${verb} from the commit that is checked out, and ${planned} the changed files.`;
}
async function moveToHead(result, request) {
const { repositoryRoot, workspace = repositoryRoot } = request;
const { textsAtHead } = request.subject;
const { commit } = request.context;
if (textsAtHead === undefined || commit === undefined)
return result;
const checkedOut = await (0,find_repository.Xg)(repositoryRoot, workspace);
if (checkedOut === commit.sha)
return result;
const { carryPlaces } = await __nccwpck_require__.e( 223).then(__nccwpck_require__.bind(__nccwpck_require__, 9223));
return carryPlaces(result, { repositoryRoot, ...FILES, checkedOut, textsAtHead });
}
const OTHER_COMMIT = 'The checkout is another commit than the one that was planned, so findings have no lines. Check out the head of the pull request to have them.';
async function isOtherCommit(request) {
const { settings, context, repositoryRoot, workspace = repositoryRoot } = request;
if (settings.plan.source !== 'vcs')
return false;
const checkedOut = await (0,find_repository.Xg)(repositoryRoot, workspace);
return checkedOut === undefined || checkedOut !== context.commit?.sha;
}
const FILES = {
readFile: (path) => (0,read_regular.VX)(path).catch(() => undefined),
readDirectory: (path) => (0,promises_.readdir)(path).catch(() => []),
};
const NO_FILES = { readFile: async () => undefined, readDirectory: async () => [] };
async function locate(result, repositoryRoot, files) {
const hasAnythingToLocate = result.workspaces.some(({ results, diagnostics, changes }) => diagnostics.length > 0 ||
changes !== undefined ||
results.some(({ status }) => status !== 'passed'));
if (!hasAnythingToLocate)
return result;
const { locateResults } = await __nccwpck_require__.e( 223).then(__nccwpck_require__.bind(__nccwpck_require__, 9223));
return locateResults(result, { repositoryRoot, ...files });
}
const GIVE_UP_MS = 1_000;
async function publishInTime(view, subject, { endsAt, clock, alarms }) {
const until = (0,job_time.S2)(endsAt, clock.now());
const late = alarms.in(until + GIVE_UP_MS - clock.now());
const publishing = subject.publish?.(view, until) ?? Promise.resolve({ problems: [] });
try {
return await (0,ended_by.m)(late, publishing);
}
catch (error) {
if (!late.aborted)
throw error;
return {
problems: [{ text: 'The time was over before the report was published.', code: 'PG-121' }],
};
}
}
var execute = __nccwpck_require__(4023);
var ask_git = __nccwpck_require__(9796);
var compare_with_commit = __nccwpck_require__(167);
var git_objects = __nccwpck_require__(1650);
var commit_id = __nccwpck_require__(6238);
var request_base = __nccwpck_require__(4610);
var error_message = __nccwpck_require__(4271);
;// CONCATENATED MODULE: ./build/src/trust/merge-base-texts.js
const MOST_FILES = 1_000;
function textsAtMergeBase(findTargets, repository, ports) {
let base;
const openBase = async () => {
for (const target of await findTargets()) {
const commit = await (0,compare_with_commit.wu)(target, repository, ports);
if (commit !== undefined)
return (0,git_objects.Cg)(commit, repository, ports);
}
return undefined;
};
return async (paths) => {
const files = await (base ??= openBase());
if (files === undefined || paths.length > MOST_FILES)
return undefined;
const ids = new Map();
for (const path of paths) {
const entry = await files.entry(path);
if (entry === undefined)
return undefined;
if (entry !== 'missing' && entry.mode.startsWith('100'))
ids.set(path, entry.id);
}
const blobs = await (0,git_objects.$I)([...new Set(ids.values())], repository, ports);
const texts = new Map();
for (const [path, id] of ids) {
const blob = blobs.get(id);
if (blob === undefined)
return undefined;
texts.set(path, blob.bytes.toString('utf8'));
}
return texts;
};
}
var tree = __nccwpck_require__(734);
var detect = __nccwpck_require__(585);
var shapes = __nccwpck_require__(5639);
var hosts_workspace = __nccwpck_require__(1956);
;// CONCATENATED MODULE: ./build/src/hosts/ci-job.js
async function describeCiJob(io) {
const { environment, workingDirectory, isPersonThere = false } = io;
const job = await (0,detect.lw)(environment, io.host);
const { host, defaultBranch: branchByHost } = job;
const workspace = (0,hosts_workspace.B3)(environment, workingDirectory);
const jobOrigin = await host.jobOrigin(environment, isPersonThere);
const [defaultBranch] = branchByHost === undefined
? (0,detect.nj)(environment, 'defaultBranch')
: [branchByHost];
const server = (0,detect.W0)(job);
const jobTree = (0,tree.PJ)(jobOrigin.proposed, {
workspace,
async trusted(root, named) {
if (host.trusted !== undefined)
return host.trusted(named);
const { trustedInGit } = await __nccwpck_require__.e( 790).then(__nccwpck_require__.bind(__nccwpck_require__, 3790));
return trustedInGit({ repository: (0,find_repository._8)(root), branch: named, server }, io);
},
async trustedCommit(root) {
const { trustedCommit } = await __nccwpck_require__.e( 790).then(__nccwpck_require__.bind(__nccwpck_require__, 3790));
return trustedCommit({ repository: (0,find_repository._8)(root), branch: branchByHost, server }, io);
},
});
return {
job,
jobOrigin,
jobTree,
defaultBranch,
server,
workspace,
};
}
async function openCiJob(ports, output) {
const described = await describeCiJob(ports);
const { job, jobOrigin, workspace } = described;
const commentPorts = { ...ports, ...withTimeAfterCancel(ports, ports.signal) };
return {
...described,
root: job.root,
reviewed: async (directory) => ({
head: job.commit ??
(job.isCommitAsked ? undefined : await (0,find_repository.Xg)(directory, workspace)),
built: (0,shapes.Si)((0,detect.nj)(ports.environment, 'built').find(Boolean)),
}),
async subject(settings, at) {
const place = { ...at, workspace, jobOrigin };
const refused = await refusalOf(job, settings, place, ports);
if (refused !== undefined)
return { refused };
const change = job.host.change
? await job.host.change(settings, place, ports)
: await changeByGit(described, settings, place, { git: ports, comments: commentPorts });
const { comment } = settings.report;
return {
...change,
base: await requestBaseOf(described),
checkedOutTarget: await findCheckedOutTarget(job, settings, place, ports),
async publish(view, until) {
if (output === undefined)
return { problems: [] };
const publishing = { comment, reports: output.reports };
return publishOn(job, view, publishing, {
...commentPorts,
...output,
deadline: () => until,
});
},
};
},
};
}
async function refusalOf(job, settings, place, ports) {
const { jobOrigin } = place;
if (jobOrigin.changeOrigin === 'own' || settings.job.allowUntrustedHead)
return undefined;
const answer = (await job.host.askChangeOrigin?.(job, place, ports)) ?? jobOrigin;
const [planned = ''] = (0,workspace_selectors.s7)(settings.plan);
const directory = (0,external_node_path_.resolve)(ports.workingDirectory, planned);
const checkedOut = await (0,find_repository.Xg)(directory, place.workspace);
return (0,change_origin.re)({ ...answer, checkedOut });
}
async function findCheckedOutTarget({ host }, { plan }, { directory, workspace }, { environment, workingDirectory }) {
const tipOf = (branch) => (0,find_repository.Xg)(directory, workspace, `refs/remotes/origin/${branch}`);
const targets = (await host.targetCommits?.(environment, tipOf)) ?? [];
const checksOutTarget = host.checksOutTarget?.(environment) === true;
if (targets.length === 0 && !checksOutTarget)
return undefined;
for (const planned of (0,workspace_selectors.s7)(plan)) {
const path = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, planned));
const nearest = (0,find_repository._8)((0,find_repository.W1)(path) ?? path);
const commits = [
await (0,find_repository.Xg)(path, workspace),
nearest && (await (0,find_repository.Uo)(nearest)),
].filter((commit) => commit !== undefined);
const commit = commits.find((one) => targets.includes(one));
const mayBeTarget = commits.length === 0 && checksOutTarget;
if (commit !== undefined || mayBeTarget)
return { commit };
}
return undefined;
}
async function changeByGit(described, { plan, report }, { directory, root, workspace, deadline }, ports) {
const { job } = described;
const commit = job.commit ?? (await (0,find_repository.Xg)(directory, workspace));
const commentPorts = { ...ports.comments, deadline: () => deadline };
const api = report.comment === 'off' ? undefined : job.host.comments?.(job, commentPorts);
const comments = api === undefined || 'text' in api ? undefined : api;
const { repository, others } = (0,find_repository.Di)(root, workspace);
const knowsAllChanges = repository?.root === root && others.length === 0;
const { fork, proposed } = proposalOf(described);
const number = job.pullRequest?.number;
let reports;
const names = reportedNames(described, plan.group, {
root,
commit,
hasComments: comments !== undefined,
});
return {
...names,
sealed: sealedJobOf(described, await headOfOwnMerge(commit, described, repository, ports.git), names.changeRequest, report.commentKey),
change: { fork, pullRequest: number === undefined ? undefined : { number } },
proposed,
...changeReaders(described, knowsAllChanges ? repository : undefined, ports.git),
async earlierReports() {
if (comments === undefined || number === undefined)
return undefined;
reports ??= readEarlierReports(comments, number, report.commentKey);
return reports.catch((error) => {
if (ports.git.signal.aborted)
return undefined;
throw error;
});
},
};
}
function proposalOf({ job, jobOrigin }) {
const { changeOrigin, proposed } = jobOrigin;
return {
fork: changeOrigin === 'unknown' ? undefined : changeOrigin === 'foreign',
proposed: proposed || job.pullRequest !== undefined || (0,detect.cr)(job.environment),
target: (0,detect.nj)(job.environment, 'target').find(Boolean),
};
}
async function headOfOwnMerge(commit, described, repository, ports) {
const { host, environment } = described.job;
const branch = host.mergedBranch?.(environment);
const merge = (0,commit_id.f)(commit);
if (branch === undefined || merge === undefined || repository === undefined)
return commit;
const read = await (0,git_objects.kN)(merge, repository, ports).catch(() => undefined);
const [, head, ...others] = read?.parents ?? [];
if (head === undefined || others.length > 0)
return commit;
const tip = await askForTarget(branch, described, repository, ports);
return tip === head ? head : commit;
}
function sealedJobOf({ job, server }, head, changeRequest, commentKey) {
const address = server?.address;
const byAddress = address === undefined ? undefined : { host: new URL(address).host, id: address };
const unnamed = { host: '', id: '' };
const identity = job.host.repositoryId?.(job.environment) ?? byAddress ?? unnamed;
if (head === undefined)
return undefined;
const { host, id: repository } = identity;
const key = commentKey === 'default' ? '' : `/${commentKey}`;
const number = job.pullRequest?.number;
return {
change: { host, repository, number },
head,
searched: changeRequest && `${changeRequest}${key}`,
};
}
async function requestBaseOf({ job, jobOrigin }) {
const { host, environment, pullRequest } = job;
const base = await host.requestBase(environment);
const isNamed = pullRequest !== undefined || (0,detect.cr)(environment);
return base ?? (isNamed && jobOrigin.proposed ? (0,request_base.VT)(undefined) : undefined);
}
function reportedNames({ job, defaultBranch, server }, group, { root, commit, hasComments }) {
const { repository, pullRequest, jobUrl, runNumber, attempt } = job;
const slug = repository?.slug ?? slugOf(server?.address);
const change = `${slug ?? ''}${pullRequest ? `#${pullRequest.number}` : ''}`;
const at = commit === undefined ? '' : ` at ${commit.slice(0, 7)}`;
const changeRequest = slug && pullRequest ? change : undefined;
return {
reportedJob: {
repository: repository && { ...repository, root, defaultBranch: defaultBranch || undefined },
commit: commit === undefined ? undefined : { sha: commit },
pullRequest,
job: jobUrl === undefined
? undefined
: { url: jobUrl, runId: runNumber ?? 0, attempt: attempt ?? 1 },
actor: (0,detect.wl)(job.environment)[0],
adoptsOverridden: hasComments || changeRequest !== undefined,
},
message: `${change || 'plangate check'}${at}`,
changeRequest,
mayBeRepeated: attempt === undefined ? group !== undefined || !hasComments : attempt > 1,
};
}
function slugOf(address) {
if (address === undefined)
return undefined;
return new URL(address).pathname.replace(/^\/+/, '').replace(/\.git$/, '') || undefined;
}
function changeReaders(ciJob, repository, ports) {
if (repository === undefined)
return { changedFiles: async () => undefined };
const { target, proposed } = proposalOf(ciJob);
let targetCommit;
const findTarget = () => (targetCommit ??= askForTarget(target, ciJob, repository, ports));
const findTargets = async () => [await findTarget()].filter((commit) => commit !== undefined);
return {
changedFiles: async () => {
const isPush = target === undefined && !proposed;
const from = isPush ? await (0,ask_git.Oh)(repository, ports) : await findTarget();
return from ? (0,compare_with_commit.$A)(from, repository, ports) : undefined;
},
textsAtMergeBase: target === undefined ? undefined : textsAtMergeBase(findTargets, repository, ports),
};
}
async function askForTarget(target, { server }, repository, ports) {
const commit = (0,commit_id.f)(target);
if (target === undefined || commit !== undefined)
return commit;
const branch = target.replace(/^refs\/heads\//, '');
try {
const { trustedCommit } = await __nccwpck_require__.e( 790).then(__nccwpck_require__.bind(__nccwpck_require__, 3790));
const found = await trustedCommit({ repository, branch, server }, ports);
return found.commit;
}
catch (error) {
if (!(error instanceof tree.lI))
throw error;
return undefined;
}
}
async function publishOn(job, view, settings, ports) {
const problems = [];
const { reports, comment: when } = settings;
if (reports !== undefined) {
await ports.writeReports?.(view, reports).catch((error) => {
const text = `Not all reports were written to ${reports}: ${(0,error_message.g)(error)}`;
problems.push({ text, code: 'PG-131' });
});
}
try {
const publishing = job.host.publish?.(job, view, settings, ports);
const onHost = (await publishing) ?? { problems: [] };
problems.push(...onHost.problems);
const { pullRequest, commit: headSha = '' } = job;
const api = job.host.comments?.(job, ports);
if (pullRequest === undefined || api === undefined || when === 'off') {
return { ...onHost, problems };
}
if ('text' in api)
return { problems: [...problems, api] };
const { toCommentContent, writeComment } = await __nccwpck_require__.e( 402).then(__nccwpck_require__.bind(__nccwpck_require__, 9402));
const target = { number: pullRequest.number, headSha, green: view.green, when };
const toPublished = (0,host_error.yg)((error) => ({
problems: [(0,model_message.Fg)((0,model_message.bD)(error), (why) => `No comment: ${why}`)],
}));
const writing = writeComment(api, toCommentContent(view, [], ports.clock.date()), target, ports);
const written = await writing.catch(toPublished);
return { ...written, problems: [...problems, ...written.problems] };
}
catch (error) {
const message = ports.signal?.aborted ? { text: 'the check was canceled.' } : (0,model_message.bD)(error);
const problem = (0,model_message.Fg)(message, (why) => `The report was not published: ${why}`);
return { problems: [...problems, problem] };
}
}
const MOST_MS = 5_500;
const SILENT_MS = 700;
function withTimeAfterCancel({ send, clock }, signal) {
const late = new AbortController();
let answers = 0;
let waiting = 0;
let endsAt;
let watching;
const watch = async () => {
endsAt ??= clock.now() + MOST_MS;
for (let before = answers; clock.now() < endsAt; before = answers) {
await clock.sleep(SILENT_MS);
if (waiting > 0 && answers === before)
break;
}
late.abort();
};
const watchIfAsked = () => {
if (signal.aborted && waiting > 0)
watching ??= watch();
};
const onAbort = () => {
endsAt = clock.now() + MOST_MS;
watchIfAsked();
};
signal.addEventListener('abort', onAbort, { once: true });
return {
signal: late.signal,
async send(request) {
waiting += 1;
watchIfAsked();
try {
const answer = await send(request);
answers += 1;
return answer;
}
finally {
waiting -= 1;
}
},
};
}
var machine_network = __nccwpck_require__(2605);
;// CONCATENATED MODULE: ./build/src/model/job-secrets.js
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
for (const form of [secret, (0,model_secrets.DH)(secret)]) {
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
;// CONCATENATED MODULE: ./build/src/report/json.js
function renderJson(view) {
return printableJson(reportFields(view));
}
function toReport(view) {
return JSON.parse(JSON.stringify(reportFields(view)));
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
const withoutLines = (named) => ({ ...named, attribute: undefined, excerpt: undefined });
return {
...result,
resources: result.resources.map(withoutLines),
generalMessages: result.generalMessages.map(withoutLines),
excerpt: undefined,
printedFor: undefined,
answers: undefined,
occurrences: undefined,
messageOfAll: undefined,
};
}
function printableJson(value) {
const escaped = JSON.stringify(value, undefined, 2)
.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, escapeUnits)
.replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
return `${escaped}\n`;
}
var parse = __nccwpck_require__(2340);
var did_you_mean = __nccwpck_require__(440);
var inputs = __nccwpck_require__(198);
;// CONCATENATED MODULE: ./build/src/check/library.js
const NO_INPUTS = {
environment: true,
workingDirectory: true,
isPersonThere: true,
changedFiles: true,
signal: true,
log: true,
onEvent: true,
};
class InputError extends Error {
name = 'InputError';
problems;
constructor(problems) {
super((0,parse.cj)(problems));
this.problems = problems;
}
}
async function checkHere(options = {}) {
const { changedFiles, isPersonThere } = options;
const { signal = new AbortController().signal } = options;
const { inputs, problems } = readOptions(options, Object.keys(NO_INPUTS));
const workingDirectory = (0,external_node_path_.resolve)(options.workingDirectory ?? '.');
const secrets = (0,model_secrets.gE)(concealedIn(options.environment ?? {}));
const log = concealingLog(options.log ?? SILENT, secrets);
const environment = (0,hosts_workspace.by)(options.environment ?? {}, workingDirectory, (sentence) => log.warning(sentence));
const { random } = Math;
const machine = { environment, execute: execute.g7, executeBounded: execute.Fo, alarms: system_clock.bq, workingDirectory, isPersonThere };
const network = (0,machine_network.X)(inputs['ca-file'], machine);
const unlimited = { ...machine, ...network, clock: (0,system_clock.ml)(), random, signal };
const ports = (0,limits.wP)((0,settings_settings.OW)(inputs['timeout']), unlimited);
const host = hostOf(await (0,detect.B1)(environment), changedFiles);
const ciJob = await (0,ended_by.m)(ports.endSignal, openCiJob({ ...ports, host }));
const checked = await check(ciJob, {
async settings(jobTree) {
const sources = { inputs, environment, entryPoint: 'library' };
const loaded = await (0,load_settings.M5)(sources, workingDirectory, jobTree);
const found = 'problems' in loaded ? loaded.problems.map(toOptionNames) : [];
const reported = new Set(problems.map(({ where }) => where));
const all = [...problems, ...found.filter(({ where }) => !reported.has(where))];
return all.length > 0 ? { problems: all } : loaded;
},
workingDirectory,
secrets: [],
concealed: concealedIn(environment),
never: [],
log,
print: () => undefined,
follow: () => (event) => options.onEvent?.(secrets.concealAll(event)),
}, ports);
if ('problems' in checked) {
const shown = secrets.concealAll(checked.problems);
throw checked.ended === undefined ? new InputError(shown) : new Error((0,parse.cj)(shown));
}
const { settings, result, view } = checked;
const verdict = result.verdict.word;
return {
verdict,
green: (0,model_verdict.gf)(verdict, settings.policy.failOn),
result,
report: toReport(view),
};
}
function hostOf(host, changedFiles) {
return {
...host,
change: async (_, { jobOrigin }) => ({
reportedJob: {},
message: 'plangate',
proposed: jobOrigin.proposed,
changedFiles: async () => changedFiles && [...changedFiles],
}),
};
}
function concealingLog(log, secrets) {
return {
debug: (line) => log.debug(secrets.conceal(line)),
info: (line) => log.info(secrets.conceal(line)),
warning: (line) => log.warning(secrets.conceal(line)),
error: (line) => log.error(secrets.conceal(line)),
foreign: (text) => log.foreign(secrets.conceal(text)),
secret(value) {
secrets.keep(value);
log.secret(value);
},
};
}
const TIMEOUT_MS = 10 * 60_000;
async function judge(plan, policies, options, ports = { clock: (0,system_clock.ml)(), executeBounded: execute.Fo }) {
const { judgeFiles } = await Promise.all([__nccwpck_require__.e(292), __nccwpck_require__.e(806), __nccwpck_require__.e(738), __nccwpck_require__.e(296)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7296));
const { environment, redacted = false, run } = options;
const { timeoutMs = TIMEOUT_MS, workingDirectory = '.' } = options;
const timeUp = system_clock.bq.in(timeoutMs);
const signal = options.signal === undefined ? timeUp : system_clock.bq.any(timeUp, options.signal);
const deadlineMs = ports.clock.now() + timeoutMs;
const { readPlanJson } = await Promise.resolve().then(__nccwpck_require__.bind(__nccwpck_require__, 3597));
const json = await readPlanJson(plan, !redacted, signal);
const planToJudge = { json, run, workspace: '' };
const limits = { environment, signal, deadlineMs };
return judgeFiles(planToJudge, policies, workingDirectory, { ...ports, ...limits });
}
const SPECS = new Map(inputs.mc.filter((spec) => (0,inputs.Sw)(spec, 'library')).map((spec) => [(0,settings_settings.QX)(spec), spec]));
const OPTION_NAMES = new Map(Array.from(SPECS, ([name, spec]) => [spec.name, name]));
function readOptions(options, others) {
const inputs = {};
const problems = [];
for (const [name, value] of Object.entries({ ...options })) {
if (others.includes(name) || value === undefined)
continue;
const spec = SPECS.get(name);
if (spec === undefined) {
const near = OPTION_NAMES.get(name) ?? (0,did_you_mean.a)(name, [...SPECS.keys(), ...others]);
const remedy = near === undefined ? 'Take it out.' : `Did you mean \`${near}\`?`;
problems.push({ where: name, message: `is not an option. ${remedy}` });
continue;
}
const option = textOf(value, spec);
if ('problem' in option)
problems.push({ where: name, message: option.problem });
else
inputs[spec.name] = option.text;
}
return { inputs, problems };
}
function toOptionNames({ where, message }) {
const messageOfOption = message.replaceAll(/`([a-z-]+)`/g, (_, word) => `\`${OPTION_NAMES.get(word) ?? word}\``);
return { where: OPTION_NAMES.get(where) ?? where, message: messageOfOption };
}
const TYPES = {
number: ['number', 'is not a number.'],
flag: ['boolean', 'is neither true nor false.'],
};
function textOf(value, spec) {
if (spec.kind === 'list')
return listText(value, spec);
if (spec.kind === 'duration') {
return typeof value === 'number' && value > 0 && Number.isFinite(value)
? { text: `${Math.ceil(value / 1000)}s` }
: { problem: `${shown(value)} is not a number of milliseconds. Pass one as in 60_000.` };
}
const [type, problem] = TYPES[spec.kind] ?? ['string', 'is not a text.'];
return typeof value === type
? { text: String(value) }
: { problem: `${shown(value, spec)} ${problem}` };
}
function listText(value, { parse }) {
const items = Array.isArray(value) ? value : [];
if (!Array.isArray(value) || !items.every((item) => typeof item === 'string')) {
return { problem: `${shown(value)} is not a list of texts. Pass an array.` };
}
const isUnwritable = (item) => /^\s*(?:#|$)|[\r\n]/.test(item);
const unwritable = items.find(isUnwritable);
if (unwritable !== undefined) {
return {
problem: `has the item ${(0,quote.hD)(unwritable)}: it is empty, a comment or several lines.`,
};
}
const isPlain = parse === undefined;
return { text: items.map((item) => (isPlain ? `- ${item}` : item)).join('\n') };
}
function shown(value, spec) {
if (value === null)
return 'null';
const isShort = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
return isShort && spec?.kind !== 'secret'
? (0,quote.hD)(String(value))
: `a value of type ${Array.isArray(value) ? 'array' : typeof value}`;
}
var errors = __nccwpck_require__(486);
var pack_directory = __nccwpck_require__(3551);
var pack = __nccwpck_require__(847);
var gate = __nccwpck_require__(6375);
var override_run = __nccwpck_require__(9337);
var ports = __nccwpck_require__(8471);
;// CONCATENATED MODULE: ./build/src/index.js
var __webpack_exports__InputError = __webpack_exports__.dz;
var __webpack_exports__PackError = __webpack_exports__.ql;
var __webpack_exports__ServiceError = __webpack_exports__._7;
var __webpack_exports__TransportError = __webpack_exports__.wX;
var __webpack_exports__VERDICTS = __webpack_exports__.bk;
var __webpack_exports__VERSION = __webpack_exports__.xv;
var __webpack_exports__check = __webpack_exports__.z6;
var __webpack_exports__connect = __webpack_exports__.Ng;
var __webpack_exports__createClient = __webpack_exports__.UU;
var __webpack_exports__createSend = __webpack_exports__.Rx;
var __webpack_exports__execute = __webpack_exports__.g7;
var __webpack_exports__gate = __webpack_exports__.Gj;
var __webpack_exports__isGreen = __webpack_exports__.gf;
var __webpack_exports__judge = __webpack_exports__.S4;
var __webpack_exports__overrideRun = __webpack_exports__.sw;
var __webpack_exports__packDirectory = __webpack_exports__.jG;
var __webpack_exports__systemClock = __webpack_exports__.ml;
export { __webpack_exports__InputError as InputError, __webpack_exports__PackError as PackError, __webpack_exports__ServiceError as ServiceError, __webpack_exports__TransportError as TransportError, __webpack_exports__VERDICTS as VERDICTS, __webpack_exports__VERSION as VERSION, __webpack_exports__check as check, __webpack_exports__connect as connect, __webpack_exports__createClient as createClient, __webpack_exports__createSend as createSend, __webpack_exports__execute as execute, __webpack_exports__gate as gate, __webpack_exports__isGreen as isGreen, __webpack_exports__judge as judge, __webpack_exports__overrideRun as overrideRun, __webpack_exports__packDirectory as packDirectory, __webpack_exports__systemClock as systemClock };
