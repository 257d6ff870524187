export const id = 8622;
export const ids = [8622];
export const modules = {
/***/ 8622:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U: () => ( createClient)
});
var model_secrets = __webpack_require__(2166);
var version = __webpack_require__(5603);
var command_line = __webpack_require__(9753);
var client_errors = __webpack_require__(486);
var jsonapi = __webpack_require__(5827);
var model_origin = __webpack_require__(3861);
var retry_after = __webpack_require__(2906);
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
function chooseRetry(state) {
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
var model_errors = __webpack_require__(4132);
;// CONCATENATED MODULE: ./build/src/client/describe.js
const OF_STATUS = {
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
const errors = (0,jsonapi.MA)(answer.body);
const title = (0,client_errors.p)(errors[0]?.title ?? '', 80);
const host = code === 'too-large' ? `on ${request.host} ` : '';
const answered = `${host}answered ${answer.status}${title === '' ? '' : ` (${title})`}`;
const { length } = answer.body;
const type = (0,client_errors.p)(answer.headers['content-type'] ?? '', 80) || 'no named type';
const body = length === 0 ? ' without a body' : ` with ${length} bytes of ${type}`;
const outcome = joinSentences(`${answered}${errors.length === 0 ? body : ''}.`, ...errors.map(sentenceOfError));
const lacksOperation = code === 'not-found' && status === 404 && errors.length === 0;
const ofProxy = (0,jsonapi._6)(answer) ? remedyForProxy(request, answer) : undefined;
return toServiceError(request, outcome, {
code,
status: answer.status,
errors,
remedy: ofProxy ?? remedyFor(code, request, answer, lacksOperation),
helpCode: ofProxy === undefined && lacksOperation ? model_errors.Lp.noSuchOperation : undefined,
retryAfterMs: readRetryHint(answer),
});
}
function codeOfStatus(status) {
const code = OF_STATUS[status];
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
const seen = `Could not ${purpose.what}: ${method} ${path} ${outcome}`;
const message = joinSentences(seen, facts.remedy ?? '');
return new client_errors._(message, { ...facts, seen, method, path }, cause && { cause });
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
forbidden: `The token may not do this.${needs} Use a token that has it. Where the organization lists the addresses that may ask, this machine may be missing there.`,
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
const helpCode = error.failure === 'broken' ? model_errors.Lp.serviceFailed : error.helpCode;
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
var model_ports = __webpack_require__(8471);
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
const choice = chooseRetry({
class: call.class,
outcome,
attempt,
ambiguous,
remainingMs: until - clock.now(),
isBudgetSpent: nature !== 'final' && !shared.retries.pay(failure === 'timeout'),
random: ports.random,
});
if (choice.do === 'stop')
throw finalError(error, choice, attempt + 1, clock.now() - startedMs);
if (status === 429 && call.pace === undefined) {
const spreadMs = choice.afterMs + shared.otherUse.extraDelayMs(ports.watching, ports.random);
choice.afterMs = Math.max(choice.afterMs, Math.min(spreadMs, until - clock.now()));
}
logRetry(ports, call, choice, { outcome, cause, attempt: attempt + 1 });
if (status === 429) {
const pace = call.pace ?? shared.pace;
pace.pause(clock.now() + Math.min(choice.afterMs, LONGEST_PAUSE_MS));
}
await pause(ports, call.description, choice.afterMs);
if (choice.do === 'recover') {
const recovered = await lookWhetherDone(call, error, until);
if (recovered !== undefined)
return recovered.value;
if (!choice.resend)
throw finalError(error, choice, attempt + 1, clock.now() - startedMs);
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
if (!(thrown instanceof jsonapi.IO))
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
function finalError(error, choice, attempts, forMs) {
const triedSentence = `Tried ${attempts} times in ${Math.round(forMs / 1000)} s.`;
const failure = attempts < 2 ? error : withSentence(error, triedSentence, error);
if (choice.do !== 'stop' || choice.why !== 'deadline')
return failure;
const { retryAfterMs } = choice;
const sentence = retryAfterMs === undefined
? 'That is all the time that this request has.'
: `That is later than the timeout allows: try again in ${Math.ceil(retryAfterMs / 1000)} s.`;
return withSentence(failure, sentence, error);
}
const WARNED_AFTER = 4;
function logRetry(ports, call, choice, failed) {
const { outcome, cause, attempt } = failed;
const { method, path, host } = call.description;
const words = outcome.kind === 'answer'
? String(outcome.status)
: (0,client_errors.p)(cause?.message || (cause?.failure ?? outcome.kind), 200);
ports.log.debug(`${method} ${path}: ${words} at attempt ${attempt} (${call.class}); ` +
`${choice.do} after ${Math.round(choice.afterMs)} ms`);
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
const USER_AGENT = `plangate/${version.xv}`;
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
throw new jsonapi.IO('is not a whole document');
}
return { value: request.read((0,jsonapi.Tp)(answer.body), included) };
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
(0,jsonapi.Qz)(answer);
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
const document = (0,jsonapi.lj)(body);
const values = SERVICE_KEYS.map((name) => document?.[name]);
const value = values.find((path) => path !== undefined);
if (value === undefined)
return undefined;
if (typeof value === 'string' && PATHNAME.test(value))
return value.replace(/\/$/, '');
const shown = (0,client_errors.p)(JSON.stringify(value), 120);
throw new jsonapi.IO(`says that the API is at ${shown}, which is not a path on this host`, {
helpCode: model_errors.Lp.apiNotFound,
});
}
const PATHNAME = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]{1,64}){1,8}\/?$/;
var account = __webpack_require__(6376);
var http_route = __webpack_require__(2531);
var client_listing = __webpack_require__(9514);
var wire_account = __webpack_require__(9959);
var common = __webpack_require__(3118);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/client/resources/agent-tokens.js
function createAgentTokens(api) {
return {
list: (agentPoolId) => listAgentTokens(api, agentPoolId),
show: (id) => (0,common.R_)(api, wire_account.c, id, {
what: 'read the agent token',
needs: common.Gh,
}),
async create(agentPoolId, description, { expiredAt } = {}) {
const problems = description === '' ? ['An agent token needs a description.'] : [];
if (expiredAt !== undefined && !isTimestamp(expiredAt))
problems.push(NO_TIMESTAMP);
const tokens = problems.length === 0 ? await listAgentTokens(api, agentPoolId).all() : [];
const before = new Set(tokens.map(({ id }) => id));
const token = await api.ask((0,http_route.LO) `/agent-pools/${agentPoolId}/authentication-tokens`, {
what: 'create an agent token',
needs: common.Gh,
class: 'create',
problems,
body: (0,common.lM)('authentication-tokens', { description, 'expired-at': expiredAt }),
recovery: {
async look(recoveryApi) {
const tokensNow = await listAgentTokens(recoveryApi, agentPoolId).all();
await destroyOrphan(recoveryApi, tokensNow, description, before);
return undefined;
},
},
read: (0,jsonapi.dY)(wire_account.c),
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
const purpose = { what: 'list the agent tokens of the pool', needs: common.Gh };
const route = (0,http_route.fG) `/agent-pools/${agentPoolId}/authentication-tokens`;
return (0,client_listing.U2)(api, route, wire_account.c, purpose);
}
async function destroy(api, id) {
const purpose = { what: 'destroy the agent token', needs: common.Gh };
return api.send((0,http_route.SJ) `/authentication-tokens/${id}`, { ...purpose, recovery: common.gB });
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
(0,jsonapi.Qz)(answer);
if (bytes === undefined)
throw new jsonapi.IO('was not written to a file');
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
(0,jsonapi.Qz)(answer);
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
var dist = __webpack_require__(7934);
var wire_resource = __webpack_require__(8235);
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
var wire_run = __webpack_require__(8254);
;// CONCATENATED MODULE: ./build/src/client/resources/configuration-versions.js
function createConfigurationVersions(api) {
const uploaded = `${common._O}, and a version in the state uploaded`;
return {
list: (workspaceId) => (0,client_listing.U2)(api, (0,http_route.fG) `/workspaces/${workspaceId}/configuration-versions`, configurationVersionSchema, (0,common.xI)('list the configuration versions')),
show: showVersion.bind(undefined, api),
ingressAttributes: (id) => api.ask((0,http_route.fG) `/configuration-versions/${id}/ingress-attributes`, {
what: 'read the commit information of the configuration version',
needs: `${common._O}, and a version that came from version control`,
read: (0,jsonapi.dY)(ingressAttributesSchema),
}),
download: (id, file) => download(api, (0,http_route.fG) `/configuration-versions/${id}/download`, file, {
what: 'download the configuration version',
needs: uploaded,
}),
downloadForRun: (runId, file) => download(api, (0,http_route.fG) `/runs/${runId}/configuration-version/download`, file, {
what: "download the run's configuration version",
needs: uploaded,
}),
async create(workspaceId, attributes = {}) {
const isOfOrganization = api.shared.tokenKind === 'organization';
const version = await api.ask((0,http_route.LO) `/workspaces/${workspaceId}/configuration-versions`, {
what: 'create a configuration version',
needs: common.FN,
class: 'create',
problems: isOfOrganization ? [NOT_FOR_ORGANIZATIONS] : [],
body: (0,common.lM)('configuration-versions', {
'auto-queue-runs': attributes.autoQueueRuns,
speculative: attributes.speculative,
provisional: attributes.provisional,
}),
recovery: {
async look(api) {
const what = 'read the workspace';
await api.ask((0,http_route.fG) `/workspaces/${workspaceId}`, { what, read: () => { } });
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
return api.ask((0,http_route.fG) `/configuration-versions/${id}`, {
...(0,common.xI)('read the configuration version'),
include: { resource: 'configuration-versions', names: include },
read(document) {
const version = (0,jsonapi.JF)(document, configurationVersionSchema, id);
const namingVersion = (0,jsonapi.c3)(document, 'runs').find((run) => (0,wire_resource.Dl)(run, 'configuration-version') === version.id);
const identifier = namingVersion ?? (0,wire_resource._2)(version, 'run').named?.[0];
const run = identifier && (0,jsonapi.o4)(document, identifier, wire_run.Lx);
const name = 'ingress-attributes';
const ingressAttributes = (0,jsonapi.pV)(document, version, name, ingressAttributesSchema);
return { version, run, ingressAttributes };
},
});
}
const NOT_FOR_ORGANIZATIONS = 'Organization tokens cannot create configuration versions: use a team or user token.';
function readCreated(document) {
const version = (0,jsonapi.JF)(document, configurationVersionSchema);
const self = version.links['self'];
if (typeof self === 'string' && !self.endsWith(`/${version.id}`)) {
throw new jsonapi.IO(`names two configuration versions, ${(0,client_errors.p)(version.id, 80)} first`);
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
await api.send((0,http_route.LO) `/configuration-versions/${id}/actions/${action}`, {
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
return (0,common._x)(version.attributes.status === targetStatus);
}
catch (error) {
if (!(error instanceof client_errors._) || error.code !== 'not-found')
throw error;
const refused = failure.status === 400 || failure.status === 409;
return (0,common._x)(targetStatus.startsWith('backing_data') && refused);
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
const taskOutcomeSchema = (0,wire_resource.C5)('task-result-outcomes', {
'outcome-id': wire_resource.Qq,
description: wire_resource.Qq,
body: wire_resource.Qq,
url: wire_resource.Qq,
tags: (0,wire_resource.B_)(dist.g1P(dist.YjP(), dist.YOg(dist._H3({ label: wire_resource.Qq })))),
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
error: (0,wire_resource.u9)({ type: wire_resource.Qq, summary: wire_resource.Qq, detail: wire_resource.Qq, details: wire_resource.Qq }),
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
list: (runId) => (0,client_listing.U2)(api, (0,http_route.fG) `/runs/${runId}/policy-checks`, policyCheckSchema, listRequest(api, runId)),
listWithRelated: (runId, { include = [] } = {}) => (0,client_listing.pN)(api, (0,http_route.fG) `/runs/${runId}/policy-checks`, {
...listRequest(api, runId),
include: { resource: 'policy-checks', names: include },
idOf: ({ check }) => check.id,
read: (document) => (0,jsonapi.co)(document, policyCheckSchema).map((check) => withRelated(document, check)),
}),
show: showPolicyCheck.bind(undefined, api),
override: (id, { comment } = {}) => (0,common.Lu)(api, policyCheckSchema, id, {
called: 'the policy check',
onConflict: 'Only a check that failed softly and was not overridden yet can be overridden.',
comment,
}),
output: (id) => readLog(api, (0,http_route.fG) `/policy-checks/${id}/output`, (0,common.xI)('read the output of the policy check')),
};
}
function listRequest(api, runId) {
return {
...(0,common.xI)('list the policy checks of the run'),
answersAtOnce: true,
absent: (refusal) => (0,common.vO)(api, runId, 'policy-checks', refusal),
};
}
async function showPolicyCheck(api, id, { include = [] } = {}) {
return api.ask((0,http_route.fG) `/policy-checks/${id}`, {
...(0,common.xI)('read the policy check'),
include: { resource: 'policy-checks', names: include },
read: (document) => withRelated(document, (0,jsonapi.JF)(document, policyCheckSchema, id)),
});
}
function withRelated(document, check) {
const run = (0,jsonapi.pV)(document, check, 'run', wire_run.Lx);
const workspace = run && (0,jsonapi.pV)(document, run, 'workspace', workspaceSchema);
return { check, run, workspace };
}
;// CONCATENATED MODULE: ./build/src/client/resources/policy-evaluations.js
function createPolicyEvaluations(api) {
return {
show: (id) => showPolicyEvaluation(api, id),
outcomes: (id) => (0,client_listing.U2)(api, (0,http_route.fG) `/policy-evaluations/${id}/policy-set-outcomes`, policySetOutcomeSchema, (0,common.xI)('list the outcomes of the policy evaluation')),
};
}
async function showPolicyEvaluation(api, id) {
return (0,common.R_)(api, policyEvaluationSchema, id, (0,common.xI)('read the policy evaluation'));
}
function createTfPolicyEvaluations(api) {
return {
list: (runId) => (0,client_listing.U2)(api, (0,http_route.fG) `/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
...(0,common.xI)('list the Terraform policy evaluations of the run'),
absent: (refusal) => (0,common.vO)(api, runId, 'tf-policy-evaluations', refusal),
}),
outcomes: (id) => (0,client_listing.U2)(api, (0,http_route.fG) `/tf-policy-evaluations/${id}/tf-policy-set-outcomes`, tfPolicySetOutcomeSchema, (0,common.xI)('list the outcomes of the Terraform policy evaluation')),
override: (id, { comment } = {}) => (0,common.Lu)(api, tfPolicyEvaluationSchema, id, {
called: 'the Terraform policy evaluation',
onConflict: 'Only an evaluation that waits for an override can be overridden.',
comment,
}),
};
}
var model_status = __webpack_require__(2373);
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
const listing = (0,client_listing.U2)(api, (0,http_route.fG) `/runs/${id}/comments`, wire_run.X3, {
...(0,common.xI)('read the comments on the run'),
answersAtOnce: true,
});
return (await listing.all()).map(({ attributes }) => attributes.body ?? undefined);
},
comment: (id, body) => api.send((0,http_route.LO) `/runs/${id}/comments`, {
what: 'comment on the run',
needs: 'a token that may comment on runs',
body: (0,common.lM)('comments', { body }),
}),
plan: async (id) => keepLogSecret(api, await (0,common.R_)(api, wire_run.Fu, id, (0,common.xI)('read the plan'))),
planLog: (plan, maxBytes) => readPlanLog(api, plan.attributes['log-read-url'], maxBytes),
streamPlanLog: (plan, open) => streamPlanLog(api, plan.attributes['log-read-url'], open),
planJson: (id) => readPlanText(api, (0,http_route.fG) `/plans/${id}/json-output-redacted`, (0,common.xI)('read what the plan changes')),
wholePlanJson: (id) => readPlanText(api, (0,http_route.fG) `/plans/${id}/json-output`, {
what: 'read the whole plan',
needs: 'a token that may read the values of plans (`full-plan`)',
}),
apply: (id, comment) => api.send((0,http_route.LO) `/runs/${id}/actions/apply`, {
what: 'apply the run',
needs: common._5,
onConflict: 'Only a run that waits for its confirmation can be applied: read it again.',
body: (0,common.I2)(comment),
recovery: {
settles: [409],
look: async (api) => (0,common._x)((0,model_status.Il)('provisional', await statusOf(api, id)) === 'foreign'),
},
}),
showApply: async (id) => keepLogSecret(api, await (0,common.R_)(api, wire_run.gf, id, (0,common.xI)('read the apply'))),
};
}
async function showRun(api, id, { include = [] } = {}) {
const { related, missingStages } = await api.ask((0,http_route.fG) `/runs/${id}`, {
...(0,common.xI)('read the run'),
include: { resource: 'runs', names: include },
read(document, included) {
return readRelated(api, document, { id, hasStages: included.includes('task_stages') });
},
});
for (const stageId of missingStages) {
const purpose = (0,common.xI)('read the task stage');
related.taskStages?.push(await (0,common.R_)(api, taskStageSchema, stageId, purpose));
}
return related;
}
function readRelated(api, document, { id, hasStages }) {
const run = (0,jsonapi.JF)(document, wire_run.Lx, id);
for (const [type, name] of Object.entries(NAMED_BY)) {
const ids = new Set((0,wire_resource._2)(run, name).named?.map((identifier) => identifier.id));
const unnamed = (0,jsonapi.c3)(document, type).find((resource) => !ids.has(resource.id));
if (unnamed === undefined)
continue;
throw new jsonapi.IO(`includes ${(0,client_errors.p)(unnamed.id, 80)}, which is not what the run names`);
}
const named = hasStages ? (0,wire_resource._2)(run, 'task-stages').named : undefined;
const stages = named?.map((identifier) => (0,jsonapi.o4)(document, identifier, taskStageSchema));
const included = (name, schema) => (0,jsonapi.pV)(document, run, name, schema);
const evaluations = (0,wire_resource._2)(run, 'tf-policy-evaluations').named?.flatMap((identifier) => (0,jsonapi.o4)(document, identifier, tfPolicyEvaluationSchema) ?? []);
return {
related: {
run,
plan: keepLogSecret(api, included('plan', wire_run.Fu)),
costEstimate: included('cost-estimate', wire_run.Je),
taskStages: stages?.filter((stage) => stage !== undefined),
tfPolicyEvaluations: evaluations,
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
return await api.ask((0,http_route.fG) `/runs/${runId}/run-events`, {
...(0,common.xI)('read the events of the run'),
include: { resource: 'run-events', names: ['actor', 'comment'] },
read: (document) => (0,jsonapi.co)(document, wire_run.HZ).map((event) => {
const actor = (0,jsonapi.pV)(document, event, 'actor', wire_account.v);
const comment = (0,jsonapi.pV)(document, event, 'comment', wire_run.X3);
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
await api.send((0,http_route.LO) `/runs/${id}/actions/${action}`, {
what: `${action} the run`,
needs: common._5,
onConflict: ON_CONFLICT[action],
body: (0,common.I2)(comment),
recovery: { look: async (api) => (0,common._x)((0,model_status.Ck)(await statusOf(api, id))) },
});
}
catch (error) {
const conflict = error instanceof client_errors._ && error.code === 'conflict';
if (!conflict || !(0,model_status.Ck)(await statusOf(api, id)))
throw error;
}
}
async function statusOf(api, id) {
return (await (0,common.cI)(api, id)).attributes.status;
}
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';
function listRuns(api, workspaceId, query = {}) {
return (0,client_listing.U2)(api, (0,http_route.fG) `/workspaces/${workspaceId}/runs`, wire_run.Lx, {
query: {
'filter[operation]': query.planOnly === true ? 'plan_only' : OPERATIONS,
'filter[status]': query.status,
'search[basic]': query.search,
'search[commit]': query.commit,
},
pace: api.shared.runListPace,
...(0,common.xI)('list the runs of the workspace'),
});
}
function listRunsOfMode(api, organization, mode, { search, statusGroup }) {
return (0,client_listing.U2)(api, (0,http_route.fG) `/organizations/${organization}/runs`, wire_run.Lx, {
query: {
'filter[operation]': mode === 'speculative' ? 'plan_only' : 'save_plan',
'filter[status_group]': statusGroup,
'search[basic]': search,
},
pace: api.shared.runListPace,
class: 'probe',
...(0,common.xI)(`list the runs of "${organization}"${statusGroup === undefined ? '' : ' that go on'}`),
});
}
async function findRunOfVersion(api, workspaceId, versionId) {
const { version, run } = await showVersion(api, versionId, { include: ['run'] });
if (run !== undefined)
return run;
const runId = (0,wire_resource.Dl)(version, 'run');
if (runId !== undefined)
return (0,common.cI)(api, runId);
const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
return items.find((candidate) => (0,wire_resource.Dl)(candidate, 'configuration-version') === versionId);
}
const PURPOSE = { what: 'create a run', needs: common.FN };
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
return api.ask((0,http_route.LO) `/runs`, {
...PURPOSE,
class: 'create',
problems: (0,http_route.oz)(workspaceId, versionId),
body: (0,common.lM)('runs', {
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
const run = (0,jsonapi.JF)(document, wire_run.Lx);
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
var add_to = __webpack_require__(2588);
;// CONCATENATED MODULE: ./build/src/client/resources/task-stages.js
const INCLUDE = { resource: 'task-stages', names: ['policy_evaluations', 'task_results'] };
function createTaskStages(api) {
return {
list: (runId) => (0,client_listing.pN)(api, (0,http_route.fG) `/runs/${runId}/task-stages`, {
...(0,common.xI)('list the task stages of the run'),
include: INCLUDE,
idOf: ({ stage }) => stage.id,
read: (document) => {
const stages = (0,jsonapi.co)(document, taskStageSchema);
const attached = attachmentsOf(document, stages);
return Promise.all(stages.map((stage) => readMissing(api, collectParts(document, stage, attached))));
},
absent: (refusal) => (0,common.vO)(api, runId, 'task-stages', refusal),
}),
outcomes: async (taskResultId) => api.ask((0,http_route.fG) `/task-results/${taskResultId}/outcomes`, {
...(0,common.xI)('read what the run task found'),
read: (document) => (0,jsonapi.co)(document, taskOutcomeSchema),
}),
show: async (id) => readMissing(api, await showStage(api, id)),
override: (id, { comment } = {}) => (0,common.Lu)(api, taskStageSchema, id, {
called: 'the task stage',
onConflict: 'Only a stage that waits for an override can be overridden.',
comment,
overriddenStatuses: ['running', 'passed'],
}),
};
}
async function showStage(api, id) {
return api.ask((0,http_route.fG) `/task-stages/${id}`, {
...(0,common.xI)('read the task stage'),
include: INCLUDE,
read(document) {
const stage = (0,jsonapi.JF)(document, taskStageSchema, id);
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
const resource = (0,jsonapi.o4)(document, part, schema);
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
for (const resource of (0,jsonapi.c3)(document, type)) {
const namedStages = ((0,wire_resource._2)(resource, relationship).named ?? [])
.filter((identifier) => identifier.type === 'task-stages')
.map(({ id }) => id);
const owners = new Set([...namedStages, ...(namingStages.get(resource.id) ?? [])]);
const [stageId = ''] = owners;
if (owners.size !== 1 || !attached.has(stageId)) {
const whose = owners.size > 1 ? 'two task stages' : 'no task stage in it';
throw new jsonapi.IO(`includes ${(0,client_errors.p)(resource.id, 80)}, which belongs to ${whose}`);
}
attached.get(stageId)?.push({ id: resource.id, type });
}
}
return attached;
}
async function readMissing(api, { stage, evaluations, results }) {
const showResult = (id) => (0,common.R_)(api, taskResultSchema, id, (0,common.xI)('read the run task result'));
const missing = evaluations.missing.map((id) => showPolicyEvaluation(api, id));
const policyEvaluations = evaluations.included.concat(await Promise.all(missing));
const taskResults = results.included.concat(await Promise.all(results.missing.map(showResult)));
return { stage, policyEvaluations, taskResults };
}
var team_access = __webpack_require__(3485);
;// CONCATENATED MODULE: ./build/src/client/resources/workspaces.js
const MAY_READ = 'the permission to read the workspace';
function createWorkspaces(api) {
return {
showByName: (organization, name) => api.ask((0,http_route.fG) `/organizations/${organization}/workspaces/${name}`, {
what: `find the workspace "${name}" of "${organization}"`,
needs: MAY_READ,
read(document) {
const workspace = (0,jsonapi.JF)(document, workspaceSchema);
const named = workspace.attributes.name;
if (named.toLowerCase() === name.toLowerCase())
return workspace;
throw new jsonapi.IO(`is about the workspace ${(0,client_errors.p)(named, 90)}`);
},
}),
show: (id) => (0,common.R_)(api, workspaceSchema, id, { what: 'read the workspace', needs: MAY_READ }),
list: (organization, query = {}) => (0,client_listing.U2)(api, (0,http_route.fG) `/organizations/${organization}/workspaces`, workspaceSchema, toRequest(organization, query)),
listWithRuns: (organization, query = {}) => (0,client_listing.pN)(api, (0,http_route.fG) `/organizations/${organization}/workspaces`, {
...toRequest(organization, query),
include: { resource: 'workspaces', names: ['current_run'] },
idOf: ({ workspace }) => workspace.id,
read: (document) => (0,jsonapi.co)(document, workspaceSchema).map((workspace) => ({
workspace,
currentRun: (0,jsonapi.pV)(document, workspace, 'current-run', wire_run.Lx),
})),
}),
variables: (id) => (0,client_listing.U2)(api, (0,http_route.fG) `/workspaces/${id}/vars`, variableSchema, {
what: 'read the variables of the workspace',
needs: 'the permission to read its variables',
answersAtOnce: true,
}),
variableSets: (id) => (0,client_listing.U2)(api, (0,http_route.fG) `/workspaces/${id}/varsets`, variableSetSchema, {
what: 'list the variable sets of the workspace',
needs: 'the permission to read its variables',
}),
variablesOfSet: (id) => (0,client_listing.U2)(api, (0,http_route.fG) `/varsets/${id}/relationships/vars`, variableSchema, {
what: 'read the variables of a variable set',
needs: 'the permission to read variables',
}),
runTasks: (id) => (0,client_listing.U2)(api, (0,http_route.fG) `/workspaces/${id}/tasks`, runTaskSchema, {
what: 'read the run tasks of the workspace',
needs: MAY_READ,
}),
runTasksOfProject: (id) => (0,client_listing.U2)(api, (0,http_route.fG) `/projects/${id}/tasks`, projectTaskSchema, {
what: 'read the run tasks of the project',
needs: MAY_READ,
}),
runTasksOfOrganization: (organization) => (0,client_listing.U2)(api, (0,http_route.fG) `/organizations/${organization}/tasks`, taskSchema, {
what: `list the run tasks of "${organization}"`,
needs: 'to see the run tasks of the organization',
}),
effectiveTags: (id) => (0,client_listing.pN)(api, (0,http_route.fG) `/workspaces/${id}/effective-tag-bindings`, {
what: 'read the tags of the workspace',
needs: MAY_READ,
idOf: (tag) => tag,
read: (document) => (0,jsonapi.co)(document, tagBindingSchema).map(({ attributes: { key, value } }) => JSON.stringify([key, value ?? ''])),
}),
policySets: (organization) => (0,client_listing.U2)(api, (0,http_route.fG) `/organizations/${organization}/policy-sets`, policySetSchema, {
what: `list the policy sets of "${organization}"`,
needs: 'the permission to read policies',
}),
async overriders(organization, workspaceIds) {
const teams = await api.ask((0,http_route.fG) `/organizations/${organization}/teams`, {
what: `list the teams of "${organization}"`,
needs: 'to see the teams of the organization',
query: { 'page[size]': '100' },
read: (document) => (0,jsonapi.co)(document, teamSchema),
});
const isDelegated = ({ attributes: { 'organization-access': access } }) => access?.['delegate-policy-overrides'] === true;
const isAsked = workspaceIds.length <= MOST_ASKED && teams.some(isDelegated);
const granted = isAsked
? await Promise.all(workspaceIds.map((id) => teamsWithOverrides(api, id)))
: [];
const mayOverride = (team) => team.attributes['organization-access']?.['manage-policy-overrides'] === true ||
(isDelegated(team) && granted.length > 0 && granted.every((ids) => ids.has(team.id)));
return teams.filter(mayOverride).map(({ attributes }) => attributes.name);
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
'organization-access': (0,wire_resource.B_)(dist._H3({ 'manage-policy-overrides': wire_resource.Jt, 'delegate-policy-overrides': wire_resource.Jt })),
});
const teamProjectSchema = (0,wire_resource.C5)('team-projects', {
'workspace-access': (0,wire_resource.B_)(dist._H3({ 'policy-overrides': wire_resource.Jt })),
});
const variableSetSchema = (0,wire_resource.C5)('varsets', {});
const runTaskSchema = (0,wire_resource.C5)('workspace-tasks', {});
const projectTaskSchema = (0,wire_resource.C5)('project-tasks', {});
const taskSchema = (0,wire_resource.C5)('tasks', {});
const tagBindingSchema = dist._H3({
attributes: dist._H3({ key: dist.YjP(), value: wire_resource.Qq }),
});
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
problems: project === undefined ? [] : (0,http_route.oz)(project),
};
}
const MOST_ASKED = 5;
async function teamsWithOverrides(api, workspaceId) {
const ofWorkspace = (0,team_access.GP)(api, workspaceId)
.all()
.then((all) => all.filter(({ attributes }) => attributes['policy-overrides'] === true));
const ofProject = (0,common.R_)(api, workspaceSchema, workspaceId, {
what: 'read the workspace',
needs: MAY_READ,
}).then(async (workspace) => {
const projectId = (0,wire_resource.Dl)(workspace, 'project');
if (projectId === undefined)
return [];
const listing = (0,client_listing.U2)(api, (0,http_route.fG) `/team-projects`, teamProjectSchema, {
what: 'list the team access of the project',
needs: 'to see the project as a member of the organization',
query: { 'filter[project][id]': projectId },
answersAtOnce: true,
});
return (await listing.all()).filter(({ attributes }) => attributes['workspace-access']?.['policy-overrides'] === true);
});
const lists = [ofWorkspace, ofProject].map((list) => list.catch((error) => {
if (error instanceof client_errors._ && HIDDEN.includes(error.code))
return [];
throw error;
}));
const grants = (await Promise.all(lists)).flat();
return new Set(grants.flatMap((grant) => (0,wire_resource.Dl)(grant, 'team') ?? []));
}
const HIDDEN = ['not-found', 'forbidden'];
function createNames(api) {
const findByName = (type) => async (organization, name) => {
const route = (0,http_route.fG) `/organizations/${organization}/${type}`;
const listing = (0,client_listing.U2)(api, route, (0,wire_resource.C5)(type, { name: dist.YjP() }), {
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
const team = await (0,common.R_)(api, teamSchema, id, {
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
helpCode: options.token === '' ? model_errors.Lp.noToken : undefined,
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
teamAccess: (0,team_access.os)(api),
agentTokens: createAgentTokens(api),
account: () => (0,account.GM)(api),
ping: () => (0,account.Xy)(api),
with: ({ signal = options.signal, deadline = options.deadline, watching = options.watching }) => assembleClient({ ...options, signal, deadline, watching }, origin, shared),
pauseMs: (waitedMs = 0) => shared.otherUse.pauseMs(waitedMs),
answers: () => shared.answers,
typicalAnswerMs: () => shared.typicalAnswerMs,
lastAnswerAt: () => shared.lastAnswerAt,
};
}
/***/ }),
/***/ 2531:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D9: () => ( PATCH),
LO: () => ( POST),
SJ: () => ( DELETE),
fG: () => ( GET),
oz: () => ( idProblems)
});
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
/***/ }),
/***/ 5827:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
IO: () => ( Unreadable),
JF: () => ( readOne),
MA: () => ( readErrors),
Qz: () => ( refuseHtml),
Tp: () => ( parseDocument),
_6: () => ( isHtml),
c3: () => ( includedOfType),
co: () => ( readMany),
dY: () => ( readerOfOne),
lj: () => ( parseObject),
o4: () => ( findIncluded),
pV: () => ( includedOne)
});
var _model_errors_js_0_ = __webpack_require__(4132);
var _model_json_text_js_6_ = __webpack_require__(2177);
var _model_or_else_js_5_ = __webpack_require__(7026);
var _model_parse_js_3_ = __webpack_require__(2340);
var _wire_resource_js_1_ = __webpack_require__(8235);
var _wire_schema_js_4_ = __webpack_require__(7934);
var _errors_js_2_ = __webpack_require__(486);
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
if (!(0,_model_parse_js_3_ .u4)(root))
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
const pagination = (0,_model_parse_js_3_ ._F)(meta, 'pagination');
const nextLink = (0,_model_parse_js_3_ ._F)(links, 'next');
const isLast = nextLink === null || nextLink === '';
const next = isLast ? 'none' : 'some';
return {
data,
included: indexByKey((0,_model_parse_js_3_ .c3)(included), textByKey),
next: nextLink === undefined ? 'unknown' : next,
pagination: decode(_wire_schema_js_4_ .cl6(_wire_resource_js_1_ .gC), pagination, 'meta.pagination') ?? undefined,
};
}
function indexByKey(resources, textByKey) {
const index = new Map();
for (const resource of resources.filter(_model_parse_js_3_ .u4)) {
const { type, id } = resource;
if (typeof type !== 'string' || typeof id !== 'string')
continue;
const key = keyOf(type, id);
const text = JSON.stringify(resource);
if ((textByKey.get(key) ?? text) !== text) {
throw new Unreadable(`says two different things of ${(0,_errors_js_2_ .p)(key, 120)}`, {
helpCode: _model_errors_js_0_ .Lp.contradiction,
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
throw new Unreadable(`is about ${(0,_errors_js_2_ .p)(decoded.id, 80)}, not about ${(0,_errors_js_2_ .p)(id, 80)}`);
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
const [identifier] = (0,_wire_resource_js_1_ ._2)(resource, name).named ?? [];
return identifier && findIncluded(document, identifier, schema);
}
function findIncluded(document, identifier, schema) {
const resource = document.included.get(keyOf(identifier.type, identifier.id));
return resource && decode(schema, resource, `included ${(0,_errors_js_2_ .p)(identifier.type, 40)}`);
}
function keyOf(type, id) {
return JSON.stringify([type, id]);
}
function includedOfType(document, type) {
return [...document.included.values()]
.filter((candidate) => candidate['type'] === type)
.map((candidate) => decode(_wire_resource_js_1_ .kG, candidate, `included ${type}`));
}
function parseObject(body) {
const root = (0,_model_or_else_js_5_ .N)(() => parseBody(body), undefined);
return (0,_model_parse_js_3_ .u4)(root) ? root : undefined;
}
function readErrors(body) {
const errors = (0,_model_parse_js_3_ .c3)(parseObject(body)?.['errors']);
return errors.slice(0, MOST_ERRORS).flatMap((error) => readError(error) ?? []);
}
const MOST_ERRORS = 20;
const LONGEST_TEXT = 500;
function readError(error) {
if (typeof error === 'string')
return { detail: (0,_errors_js_2_ .p)(error, LONGEST_TEXT) };
if (!(0,_model_parse_js_3_ .u4)(error))
return undefined;
const { status, title, detail, source } = error;
const { pointer, parameter } = (0,_model_parse_js_3_ .u4)(source) ? source : {};
return {
status: plainText(status),
title: plainText(title),
detail: plainText(detail),
source: (0,_model_parse_js_3_ .u4)(source)
? { pointer: plainText(pointer), parameter: plainText(parameter) }
: undefined,
};
}
function plainText(value) {
const isPlain = typeof value === 'string' || typeof value === 'number';
return isPlain ? (0,_errors_js_2_ .p)(String(value), LONGEST_TEXT) : undefined;
}
function decode(schema, value, where) {
const result = _wire_schema_js_4_ .xLC(schema, value, { abortEarly: true });
if (result.success)
return result.output;
const [issue] = result.issues;
const at = _wire_schema_js_4_ .BuJ(issue);
const path = at === null ? where : `${where}.${at}`;
const why = `does not fit at ${(0,_errors_js_2_ .p)(path, 120)}: ${(0,_errors_js_2_ .p)(issue.message, 160)}`;
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
if ((0,_model_json_text_js_6_ .ZI)(text, _model_json_text_js_6_ .Ez)) {
throw new Unreadable(`is nested deeper than ${_model_json_text_js_6_ .Ez} levels`);
}
const root = (0,_model_or_else_js_5_ .N)(() => parseSafely(text), undefined);
if (root === undefined) {
throw new Unreadable(/^\s*[[{]/.test(text) ? 'is cut short or damaged JSON' : 'is not JSON at all');
}
return root;
}
function parseSafely(text) {
const withoutPrototype = (key, value) => key === '__proto__' ? undefined : value;
return JSON.parse(text, /__proto__|\\u/.test(text) ? withoutPrototype : undefined);
}
/***/ }),
/***/ 9514:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U2: () => ( listResources),
pN: () => ( listPages)
});
var _errors_js_0_ = __webpack_require__(486);
var _jsonapi_js_1_ = __webpack_require__(5827);
function listResources(api, route, schema, request) {
const read = (document) => (0,_jsonapi_js_1_ .co)(document, schema);
return listPages(api, route, { ...request, idOf: ({ id }) => id, read });
}
function listPages(api, route, request) {
const { method, pathname } = route;
return createListing({
idOf: request.idOf,
answersAtOnce: request.answersAtOnce,
fail: (why, code = 'unreadable') => new _errors_js_0_ ._(`Could not ${request.what}: the list ${why}.`, {
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
const absent = isFirstPage && error instanceof _errors_js_0_ ._ ? await request.absent?.(error) : undefined;
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
/***/ }),
/***/ 6376:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
GM: () => ( readAccount),
Xy: () => ( learnIdentity),
Yw: () => ( speaksSentinel)
});
var _http_route_js_0_ = __webpack_require__(2531);
var _jsonapi_js_1_ = __webpack_require__(5827);
var _wire_account_js_2_ = __webpack_require__(9959);
var _wire_resource_js_3_ = __webpack_require__(8235);
const KINDS = {
users: 'user',
teams: 'team',
organizations: 'organization',
};
async function readAccount(api) {
const account = await api.ask((0,_http_route_js_0_ .fG) `/account/details`, {
what: 'read whose token this is',
read: (0,_jsonapi_js_1_ .dY)(_wire_account_js_2_ .v),
});
const [owner] = (0,_wire_resource_js_3_ ._2)(account, 'authenticated-resource').named ?? [];
const kind = owner && Object.hasOwn(KINDS, owner.type) ? KINDS[owner.type] : undefined;
const tokenKind = kind ?? 'unknown';
api.shared.tokenKind = tokenKind;
return { account, tokenKind };
}
async function learnIdentity(api) {
await api.fetch((0,_http_route_js_0_ .fG) `/ping`, {
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
/***/ }),
/***/ 3118:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DP: () => ( MANAGE_ACCESS),
FN: () => ( QUEUE_PLANS),
Gh: () => ( MANAGE_POOLS),
I2: () => ( commentBody),
Lu: () => ( sendOverride),
R_: () => ( readResource),
_5: () => ( APPLY_RUNS),
_O: () => ( READ_RUNS),
_x: () => ( doneIf),
cI: () => ( readRun),
gB: () => ( GONE_MEANS_DONE),
lM: () => ( documentOf),
vO: () => ( absenceIn),
xI: () => ( readPurpose)
});
var _errors_js_0_ = __webpack_require__(486);
var _http_route_js_1_ = __webpack_require__(2531);
var _jsonapi_js_2_ = __webpack_require__(5827);
var _wire_resource_js_3_ = __webpack_require__(8235);
var _wire_run_js_4_ = __webpack_require__(8254);
const READ_RUNS = 'the permission "read runs" on the workspace';
function readPurpose(what) {
return { what, needs: READ_RUNS };
}
function readResource(api, schema, id, purpose) {
return api.ask((0,_http_route_js_1_ .fG) `/${schema.entries.type.literal}/${id}`, {
...purpose,
read: (0,_jsonapi_js_2_ .dY)(schema, id),
});
}
const QUEUE_PLANS = 'the permission "queue plans" on the workspace, and a user or team token';
const APPLY_RUNS = 'the permission to apply runs on the workspace (access level write, or runs: apply)';
const MANAGE_OVERRIDES = 'the permission to override policies, in the organization, the project or the workspace';
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
return api.ask((0,_http_route_js_1_ .LO) `/${schema.entries.type.literal}/${id}/actions/override`, {
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
read: (0,_jsonapi_js_2_ .dY)(schema),
});
}
async function readRun(api, id) {
return readResource(api, _wire_run_js_4_ .Lx, id, readPurpose('read the run'));
}
async function absenceIn(api, runId, relationship, refusal) {
const { status, errors } = refusal;
const isIncludeRefused = errors.some(({ title = '', detail = '' }) => `${title} ${detail}`.toLowerCase().includes('invalid include parameter'));
if (status !== 404 && !(status === 400 && isIncludeRefused))
return undefined;
if ((0,_http_route_js_1_ .oz)(runId).length > 0)
return undefined;
try {
const { named, unreadable } = (0,_wire_resource_js_3_ ._2)(await readRun(api, runId), relationship);
if ((named ?? []).length > 0 || unreadable)
return undefined;
return status === 404 ? 'not found' : 'invalid include parameter';
}
catch (error) {
if (error instanceof _errors_js_0_ ._ && error.code !== 'aborted')
return undefined;
throw error;
}
}
/***/ }),
/***/ 3485:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AF: () => ( matchesGrant),
GP: () => ( listTeamAccess),
os: () => ( createTeamAccess),
zu: () => ( accessProblems)
});
var _http_route_js_0_ = __webpack_require__(2531);
var _jsonapi_js_1_ = __webpack_require__(5827);
var _listing_js_2_ = __webpack_require__(9514);
var _wire_resource_js_3_ = __webpack_require__(8235);
var _wire_team_workspace_js_4_ = __webpack_require__(9114);
var _account_js_5_ = __webpack_require__(6376);
var _common_js_6_ = __webpack_require__(3118);
function createTeamAccess(api) {
return {
list: listTeamAccess.bind(undefined, api),
show: (id) => (0,_common_js_6_ .R_)(api, _wire_team_workspace_js_4_ .o, id, {
what: 'read the team access',
needs: 'to see the team and the workspace',
}),
add: addAccess.bind(undefined, api),
async update(id, change) {
const problems = accessProblems(change, change.access);
if (Object.values(change).every((value) => value === undefined)) {
problems.push('There is nothing to change: give an access level or an attribute.');
}
return api.ask((0,_http_route_js_0_ .D9) `/team-workspaces/${id}`, {
what: 'change the team access',
needs: _common_js_6_ .DP,
problems,
body: (0,_common_js_6_ .lM)('team-workspaces', await attributesOf(api, change, problems)),
read: (0,_jsonapi_js_1_ .dY)(_wire_team_workspace_js_4_ .o),
});
},
remove: (id) => api.send((0,_http_route_js_0_ .SJ) `/team-workspaces/${id}`, {
what: 'remove the team from the workspace',
needs: _common_js_6_ .DP,
recovery: _common_js_6_ .gB,
}),
};
}
function listTeamAccess(api, workspaceId) {
return (0,_listing_js_2_ .U2)(api, (0,_http_route_js_0_ .fG) `/team-workspaces`, _wire_team_workspace_js_4_ .o, {
what: 'list the team access of the workspace',
needs: 'to see the workspace as a member of the organization',
query: { 'filter[workspace][id]': workspaceId },
problems: (0,_http_route_js_0_ .oz)(workspaceId),
answersAtOnce: true,
});
}
async function addAccess(api, grant) {
const { workspaceId, teamId } = grant;
const problems = [...accessProblems(grant, grant.access), ...(0,_http_route_js_0_ .oz)(workspaceId, teamId)];
return api.ask((0,_http_route_js_0_ .LO) `/team-workspaces`, {
what: 'add the team to the workspace',
needs: _common_js_6_ .DP,
likelyCause: 'A team has one access per workspace: update the one it has, if there is one.',
class: 'create',
problems,
body: (0,_common_js_6_ .lM)('team-workspaces', await attributesOf(api, grant, problems), {
workspace: { data: { type: 'workspaces', id: workspaceId } },
team: { data: { type: 'teams', id: teamId } },
}),
recovery: {
settles: [409, 422],
async look(api) {
const accesses = await listTeamAccess(api, workspaceId).all();
const same = accesses.find((access) => (0,_wire_resource_js_3_ .Dl)(access, 'team') === teamId && matchesGrant(access, grant));
return same && { value: same };
},
},
read: (0,_jsonapi_js_1_ .dY)(_wire_team_workspace_js_4_ .o),
});
}
async function attributesOf(api, change, problems) {
if (problems.length > 0)
return {};
const sentinel = change['engine-mocks'] !== undefined && (await (0,_account_js_5_ .Yw)(api));
return writeAccess(change, sentinel ? 'sentinel-mocks' : 'engine-mocks');
}
const NAMES = Object.keys(_wire_team_workspace_js_4_ .ky);
function accessProblems(change, access) {
const problems = [];
if (access !== undefined && !_wire_team_workspace_js_4_ .FF.includes(access)) {
problems.push(`Access is one of ${_wire_team_workspace_js_4_ .FF.join(', ')}.`);
}
for (const name of NAMES) {
const value = change[name];
if (value === undefined)
continue;
const allowed = _wire_team_workspace_js_4_ .ky[name];
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
const actual = name === 'engine-mocks' ? (0,_wire_team_workspace_js_4_ .Fh)(access) : attributes[name];
return actual === requested;
});
}
function labelOf(name) {
const words = name.replace('-', ' ');
return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
/***/ }),
/***/ 9959:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
c: () => ( agentTokenSchema),
v: () => ( userSchema)
});
var _resource_js_0_ = __webpack_require__(8235);
var _schema_js_1_ = __webpack_require__(7934);
const userSchema = (0,_resource_js_0_ .C5)('users', {
username: _resource_js_0_ .Qq,
email: (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
'is-service-account': _resource_js_0_ .Jt,
});
const agentTokenSchema = (0,_resource_js_0_ .C5)('authentication-tokens', {
description: _resource_js_0_ .Qq,
'created-at': (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
'last-used-at': _resource_js_0_ .Qq,
'expired-at': (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
token: _resource_js_0_ .Qq,
});
/***/ }),
/***/ 8254:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Fu: () => ( planSchema),
HZ: () => ( runEventSchema),
Je: () => ( costEstimateSchema),
Lx: () => ( runSchema),
X3: () => ( commentSchema),
gf: () => ( applySchema)
});
var _schema_js_1_ = __webpack_require__(7934);
var _resource_js_0_ = __webpack_require__(8235);
const runSchema = (0,_resource_js_0_ .C5)('runs', {
status: _schema_js_1_ .YjP(),
message: (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
'created-at': (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
'is-destroy': _resource_js_0_ .Jt,
'plan-only': _resource_js_0_ .Jt,
'save-plan': _resource_js_0_ .Jt,
'has-changes': _resource_js_0_ .Jt,
'position-in-queue': (0,_resource_js_0_ .B_)(_schema_js_1_ .aig()),
source: (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
'status-timestamps': _resource_js_0_ .AP,
actions: _resource_js_0_ .Mv,
permissions: _resource_js_0_ .Mv,
});
const work = {
status: _schema_js_1_ .YjP(),
'resource-additions': _resource_js_0_ .vK,
'resource-changes': _resource_js_0_ .vK,
'resource-destructions': _resource_js_0_ .vK,
'resource-imports': _resource_js_0_ .vK,
'log-read-url': _resource_js_0_ .Qq,
};
const planSchema = (0,_resource_js_0_ .C5)('plans', {
...work,
'has-changes': _resource_js_0_ .Jt,
'status-timestamps': _resource_js_0_ .AP,
});
const applySchema = (0,_resource_js_0_ .C5)('applies', work);
const costEstimateSchema = (0,_resource_js_0_ .C5)('cost-estimates', {
status: _schema_js_1_ .YjP(),
'prior-monthly-cost': (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
'proposed-monthly-cost': (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
'delta-monthly-cost': (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
'resources-count': (0,_resource_js_0_ .B_)(_schema_js_1_ .aig()),
'error-message': (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
});
const runEventSchema = (0,_resource_js_0_ .C5)('run-events', {
action: _schema_js_1_ .YjP(),
description: (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
'created-at': (0,_resource_js_0_ .B_)(_schema_js_1_ .YjP()),
});
const commentSchema = (0,_resource_js_0_ .C5)('comments', { body: _resource_js_0_ .Qq });
/***/ }),
/***/ 9114:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FF: () => ( ACCESS_LEVELS),
Fh: () => ( engineMocksOf),
ky: () => ( CUSTOM_ATTRIBUTES),
o: () => ( teamWorkspaceSchema)
});
var _schema_js_1_ = __webpack_require__(7934);
var _resource_js_0_ = __webpack_require__(8235);
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
/***/ })
};
