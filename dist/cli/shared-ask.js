export const id = 9345;
export const ids = [9345,5375];
export const modules = {
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
};
