export const id = 2372;
export const ids = [2372,9696];
export const modules = {
/***/ 86035:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
c: () => ( createAsk),
d: () => ( createHostSend)
});
var ports = __webpack_require__(18471);
var host_error = __webpack_require__(93452);
var parse = __webpack_require__(2340);
var escape_markdown = __webpack_require__(67511);
var shapes = __webpack_require__(65639);
;// CONCATENATED MODULE: ./build/src/hosts/own-sentence.js
const LONGEST = 300;
const LONGEST_TEXT = 2_000;
function sentenceIn({ headers, body }) {
const json = (0,parse.qF)(new TextDecoder().decode(body));
if (json !== undefined)
return (0,escape_markdown.Ow)([...new Set(sentencesOf(json))].join(': '), LONGEST);
const isText = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
const text = isText ? new TextDecoder().decode(body.subarray(0, LONGEST_TEXT)) : '';
return (0,escape_markdown.Ow)(firstLine(text), LONGEST);
}
function sentencesOf(json) {
const error = (0,shapes.nx)(json, 'error');
const message = (0,shapes.nx)(json, 'message');
const aboutFields = Object.entries((0,parse.Pf)(message)).map(([field, why]) => {
const reasons = (0,parse.c3)(why).filter((each) => (0,shapes.b6)(each) !== undefined);
return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
});
const aboutEach = (0,parse.c3)((0,shapes.nx)(json, 'errors')).flatMap((each) => [
each,
(0,shapes.nx)(each, 'message'),
]);
return [
message,
...aboutFields,
...aboutEach,
error,
(0,shapes.nx)(json, 'error_description'),
(0,shapes.nx)(error, 'message'),
(0,shapes.nx)(error, 'detail'),
].flatMap((each) => firstLine((0,shapes.b6)(each) ?? '') || []);
}
function firstLine(text) {
return (text
.trim()
.split(/[\r\n]/, 1)[0]
?.trimEnd() ?? '');
}
const RIGHTS = /not accessible by|\b(?:permissions?|privileges?|rights|scopes?|unauthori[sz]ed|credentials|(?:push|write|read|admin) access)\b|^(?:[45]\d\d )?(?:forbidden|access denied|(?:\w+ )?not found)\.?$/i;
const STATE = /\b(?:locked|archived|read-only|limit(?:ed|s)?|restrict(?:ed|ions?)?|rules?|rulesets?|protected|suspended|blocked|disabled|closed|saml|sso|ip|quota|upgrade|billing)\b/i;
function isAboutToken(sentence) {
return sentence === '' || (RIGHTS.test(sentence) && !STATE.test(sentence));
}
function isOfOtherApp(sentence) {
return /\bapp_id\b/.test(sentence);
}
var retry_after = __webpack_require__(2906);
;// CONCATENATED MODULE: ./build/src/hosts/ask.js
const ATTEMPTS = 4;
const PATIENCE_MS = 60_000;
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
const { accept = [], once = outgoing.method === 'POST', signal: ownSignal } = rules;
const signals = [options.signal, ownSignal].filter((each) => each !== undefined);
const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
const { method, url } = outgoing;
const what = `${method} ${url.pathname}`;
const giveUp = (why) => new host_error.dh('aborted', `${service}: ${what} ${why}.`);
let waitedMs = 0;
for (let attempt = 1;; attempt++) {
const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
if (leftMs <= 0)
throw giveUp(TOO_LATE);
const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
const request = { ...outgoing, timeoutMs, maxBytes: MAX_BYTES, fresh: once, signal };
const outcome = await options.send(request).catch((error) => {
if (error instanceof ports.w)
return error;
throw error;
});
const status = 'headers' in outcome ? outcome.status : 0;
const isAnswer = status >= 200 && status < 300 && status !== 203;
if ('headers' in outcome && (isAnswer || accept.includes(status))) {
return { ...outcome, json: ask_parse(outcome, service, what) };
}
const failure = outcome instanceof ports.w ? outcome.failure : undefined;
if (failure === 'aborted')
throw giveUp('was given up');
if (failure === 'timeout' && leftMs < TIMEOUT_MS && !once)
throw giveUp(TOO_LATE);
const refused = rules.refused ?? options.refused;
const problem = toProblem({ ...options, refused }, { method, what, once }, outcome);
const waitMs = attempt < ATTEMPTS && ownSignal === undefined
? delayMs(outcome, attempt, options)
: undefined;
if (waitMs === undefined || waitedMs + waitMs > PATIENCE_MS || waitMs >= leftMs) {
throw problem;
}
await clock.sleep(waitMs, options.signal).catch(() => {
throw giveUp('was given up');
});
if (problem.kind === 'unsure')
throw problem;
waitedMs += waitMs;
}
};
}
const TOO_LATE = 'was not answered before the time for publishing was over';
function isLimit(answer) {
const { status, headers } = answer;
if (status !== 403)
return status === 429;
const saysSo = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
return saysSo || /secondary rate limit|abuse detection/i.test(sentenceIn(answer));
}
function delayMs(outcome, attempt, { clock, random }) {
const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
if (outcome instanceof ports.w) {
return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
}
const { status, headers } = outcome;
const afterMs = hintMs(outcome, clock);
if (isLimit(outcome)) {
if (afterMs !== undefined || headers['x-ratelimit-remaining'] === '0')
return afterMs;
return attempt === 1 ? PATIENCE_MS : undefined;
}
if (status < 500)
return undefined;
return afterMs ?? backoff;
}
function hintMs({ headers }, clock) {
const afterMs = (0,retry_after.D)(headers, clock.date());
if (afterMs !== undefined || headers['x-ratelimit-remaining'] !== '0')
return afterMs;
const reset = Number(headers['x-ratelimit-reset']) * 1_000 - clock.date().getTime();
return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
}
function toProblem(options, { method, what, once }, outcome) {
const { service, refused, unreachable } = options;
if (outcome instanceof ports.w) {
const { failure, message } = outcome;
const next = outcome.remedy ?? unreachable;
const remedy = next === undefined ? '' : ` ${next}`;
const sent = failure !== 'not-sent' && failure !== 'tls';
const kind = once && sent ? 'unsure' : 'unreachable';
const why = message.replace(/\.$/, '');
return new host_error.dh(kind, `${service} could not be reached: ${what} (${why}).${remedy}`);
}
const { status, headers } = outcome;
const said = sentenceIn(outcome);
const hidden = refused !== undefined && (method === 'GET' || method === 'POST');
const kind = isLimit(outcome) ? 'rate-limited' : problemKind(status, said, hidden, once);
const aboutToken = MEANS_TOKEN.includes(kind) && isAboutToken(said) && !isPage(outcome);
const explained = refused !== undefined && aboutToken;
const { proxy } = outcome;
const who = proxy === undefined ? '' : `: the proxy ${proxy} may have answered in its place`;
const page = isPage(outcome) ? ` and a page${who}` : '';
const came = said === ''
? `${service} answered ${what} with ${status}${page}.`
: `${service} says "${said}" (${status} to ${what}).`;
const ms = hintMs(outcome, options.clock);
const when = ms === undefined ? 'later' : `in ${Math.ceil(ms / 60_000)} min`;
const next = explained ? refused : kind === 'rate-limited' ? `Run the job again ${when}.` : '';
return new host_error.dh(kind, `${came} ${next}`.trimEnd(), {
status,
accepted: headers['x-accepted-github-permissions'],
aboutToken: aboutToken && !explained,
ofOtherApp: isOfOtherApp(said),
});
}
function isPage({ headers }) {
return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
const MEANS_TOKEN = ['permission', 'bad-token', 'not-found'];
function problemKind(status, message, hidden, once) {
if (status === 401 || status === 203 || status === 302)
return 'bad-token';
if (status === 403 || (status === 404 && hidden))
return 'permission';
if (status === 404 || status === 410)
return 'not-found';
if (status === 413)
return 'too-long';
if (status === 400 || status === 422) {
return /too long|exceeds a maximum/i.test(message) ? 'too-long' : 'invalid';
}
if (status >= 500)
return once ? 'unsure' : 'unreachable';
return 'invalid';
}
function ask_parse(answer, service, what) {
const { status, body, proxy } = answer;
const json = (0,parse.qF)(new TextDecoder().decode(body));
if (body.length === 0 || json !== undefined)
return json;
const who = proxy === undefined ? 'a proxy or a sign-in page' : `the proxy ${proxy}`;
const odd = `something that is not JSON: ${who} is in between`;
throw new host_error.dh('invalid', `${service} answered ${what} with ${status} and ${odd}.`);
}
/***/ }),
/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D5: () => ( ownComments),
G2: () => ( ANY_MARKER),
I_: () => ( withWordAbout),
Rg: () => ( foreignComments),
Ue: () => ( WORD_LENGTH),
eQ: () => ( describeForeign),
gq: () => ( findOwn),
lB: () => ( withoutWord),
lN: () => ( defuseNote),
xY: () => ( hasMarker)
});
var _report_escape_markdown_js_0_ = __webpack_require__(67511);
var _report_markdown_js_2_ = __webpack_require__(70075);
var _report_marker_js_1_ = __webpack_require__(54340);
const ANY_MARKER = '<!-- plangate:';
function ownComments(comments, marker, created) {
return comments
.filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
.sort((one, other) => one.id - other.id);
}
function findOwn({ comments }, key) {
const [comment] = ownComments(comments, (0,_report_marker_js_1_ .Rs)(key));
return { comment, kept: comment && (0,_report_marker_js_1_ .rH)(comment.body, key) };
}
function isOurs({ id, mine, author }, created) {
if (mine || created === undefined)
return mine;
return id === created.id || (author !== undefined && author === created.author);
}
function foreignComments(comments, marker, created) {
return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
function withWordAbout(other, body) {
const end = body.trimEnd().lastIndexOf('\n') + 1;
if (other === undefined || end === 0)
return body;
const { url, author, authorId } = other;
const origins = URL.canParse(url) ? [new URL(url).origin] : [];
const who = author ?? authorId;
const of = who === undefined ? '' : (0,_report_markdown_js_2_ .M) ` of ${(0,_report_escape_markdown_js_0_ .SS)(who)}`;
const word = (0,_report_markdown_js_2_ .M) `> ${(0,_report_escape_markdown_js_0_ .nf)('Another comment', url, origins)}${of} has the marker of this gate and is not updated: this one counts.`;
return (0,_report_markdown_js_2_ .M) `${(0,_report_markdown_js_2_ .g)(body.slice(0, end))}${word}\n\n${(0,_report_markdown_js_2_ .g)(body.slice(end))}`;
}
function withoutWord(body) {
return body.replace(/\n> (?:\[Another comment\]\(|Another comment )[^\n]*\n\n(?=<!-- [^\n]*\s*$)/, '\n');
}
const WORD_LENGTH = 1_000;
const MOST_NAMED = 3;
function describeForeign(comments) {
return comments.slice(0, MOST_NAMED).map(({ author, authorId, url }) => {
const names = [author, authorId === author ? undefined : authorId && `id ${authorId}`];
const who = names.filter((each) => each !== undefined).join(', ');
const of = who === '' ? 'another author' : `another author (${(0,_report_escape_markdown_js_0_ .Ow)(who)})`;
return `A comment of ${of} carries this gate's marker and was left as it is: ${(0,_report_escape_markdown_js_0_ .Ow)(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
});
}
function hasMarker(body, marker) {
const end = body.trimEnd();
const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const BREAK = '\u200b';
function defuseNote(body) {
return (0,_report_markdown_js_2_ .g)(body.split('\n').map(defuseLine).join('\n'));
}
function defuseLine(line) {
if (line.startsWith('<!-- '))
return line;
const start = line.search(/\S/);
const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
return still
.replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
.replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
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
const before = items.size;
for (const item of page.items)
if (!items.has(item.id))
items.set(item.id, item);
const repeated = page.items.length > 0 && items.size === before;
next = page.next;
const over = visited.size >= MOST_PAGES - 1 || clock.now() >= until;
const whole = next === undefined;
if (next === undefined || repeated || over || visited.has(next)) {
return { items: [...items.values()], whole };
}
visited.add(next);
}
}
function readList(ask, path, read, itemsOf = (json) => json) {
return readPages(async (next = path) => {
const answer = await ask('GET', next);
const items = itemsOf(answer.json);
if (!Array.isArray(items))
throw (0,_host_error_js_0_ .O$)(ask.service);
return { items: items.map(read), next: nextOf(answer, next, items.length) };
}, ask.clock);
}
function nextOf({ headers }, here, count) {
const [path = '', search = ''] = here.split('?', 2);
const query = new URLSearchParams(search);
const going = (name, value) => {
query.set(name, value);
return `${path}?${query.toString()}`;
};
const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
const target = linkTo('next', link);
if (target !== undefined) {
return URL.canParse(target, 'http://host')
? `${path}${new URL(target, 'http://host').search}`
: here;
}
if (next !== undefined)
return next === '' ? undefined : going('page', next);
if (token !== undefined)
return token === '' ? undefined : going('continuationToken', token);
if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined))
return undefined;
const number = Number(query.get('page') ?? 1);
const total = Number(headers['x-total-count'] ?? 0);
const full = count === Number(query.get('per_page') ?? Number.NaN);
return full || (count > 0 && number * count < total)
? going('page', String(number + 1))
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
/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( readRetryAfter),
U: () => ( readSeconds)
});
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const EPOCH_SECONDS = 100_000_000;
function readRetryAfter(headers, now) {
const after = headers['retry-after'];
return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
function readSeconds(value) {
const trimmed = value?.trim() ?? '';
if (!DECIMAL.test(trimmed))
return undefined;
const seconds = Number(trimmed);
return seconds < EPOCH_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
const then = value?.trim() ?? '';
const since = now?.trim() ?? '';
if (!HTTP_DATE.test(then) || !HTTP_DATE.test(since))
return undefined;
const ms = Date.parse(then) - Date.parse(since);
return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
/***/ })
};
