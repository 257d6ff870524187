"use strict";
exports.id = 1307;
exports.ids = [1307];
exports.modules = {

/***/ 1307:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: function() { return /* binding */ createClient; }
});

// EXTERNAL MODULE: ./build/src/model/secrets.js
var model_secrets = __webpack_require__(72166);
// EXTERNAL MODULE: ./build/src/model/version.js
var version = __webpack_require__(55603);
// EXTERNAL MODULE: ./build/src/model/command-line.js
var command_line = __webpack_require__(99753);
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/src/model/errors.js
var model_errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/is-html.js
var is_html = __webpack_require__(92085);
// EXTERNAL MODULE: ./build/src/model/json-text.js
var json_text = __webpack_require__(62177);
// EXTERNAL MODULE: ./build/src/model/or-else.js
var or_else = __webpack_require__(17026);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var wire_resource = __webpack_require__(78235);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./build/src/client/jsonapi.js
/** JSON:API documents: bytes in, typed resources out, a reason when that is not possible. Pure. */








/** Thrown for an answer without the expected content; the message finishes "the answer …". */
class Unreadable extends Error {
    name = 'Unreadable';
    /** Whether it is a document of this API in an unknown form. */
    isOtherForm;
    helpCode;
    constructor(message, { isOtherForm = false, helpCode } = {}) {
        super(message);
        this.isOtherForm = isOtherForm;
        this.helpCode = helpCode;
    }
}
/** An HTML page instead of a document: proxies and sign-in pages send those with status 200. */
function refuseHtml(answer) {
    if ((0,is_html/* isHtml */._)(answer) && answer.body.length > 0)
        throw new Unreadable(IS_HTML);
}
const IS_HTML = 'is HTML or XML, as from a proxy or a sign-in page';
/** Parses an answer. @throws the reason if it is no JSON:API document */
function parseDocument(body) {
    const root = parseBody(body);
    if (!(0,parse/* isRecord */.u4)(root))
        throw new Unreadable('is not a JSON:API document');
    const { errors, meta, links, included } = root;
    const isEmptyList = Array.isArray(errors) && errors.length === 0;
    // An answer with data and errors is neither a success nor a failure.
    if (errors !== undefined && errors !== null && !isEmptyList) {
        throw new Unreadable('holds errors although its status is a success');
    }
    // Some answers are the resource itself.
    const isBareResource = !('data' in root) && 'attributes' in root && 'type' in root;
    if (!isBareResource && !('data' in root))
        throw new Unreadable('has no "data"');
    const data = isBareResource ? root : root['data'];
    const textByKey = new Map();
    indexByKey([data].flat(), textByKey);
    const pagination = (0,parse/* fieldOf */._F)(meta, 'pagination');
    const nextLink = (0,parse/* fieldOf */._F)(links, 'next');
    const isLast = nextLink === null || nextLink === '';
    const next = isLast ? 'none' : 'some';
    return {
        data,
        included: indexByKey((0,parse/* listOf */.c3)(included), textByKey),
        next: nextLink === undefined ? 'unknown' : next,
        pagination: decode(dist/* nullish */.cl6(wire_resource/* paginationSchema */.gC), pagination, 'meta.pagination') ?? undefined,
    };
}
/**
 * Indexes resources by type and id. The same resource with two different contents is refused,
 * because nothing says which is right.
 *
 * @param textByKey the resources of the document that were indexed before, as JSON; these are added to it
 */
function indexByKey(resources, textByKey) {
    const index = new Map();
    for (const resource of resources.filter(parse/* isRecord */.u4)) {
        const { type, id } = resource;
        if (typeof type !== 'string' || typeof id !== 'string')
            continue;
        const key = keyOf(type, id);
        const text = JSON.stringify(resource);
        if ((textByKey.get(key) ?? text) !== text) {
            throw new Unreadable(`says two different things of ${(0,service_error/* boundedLine */.Ux)(key, 120)}`, {
                helpCode: model_errors/* CODES */.Lp.contradiction,
            });
        }
        textByKey.set(key, text);
        index.set(key, resource);
    }
    return index;
}
/** Reads the one resource of a document. @throws the reason if it has another shape, or another id than was requested */
function readOne(document, schema, id) {
    const { data } = document;
    // Some answers are a list of the one resource.
    const resource = Array.isArray(data) && data.length === 1 ? data[0] : data;
    const decoded = decode(schema, resource, 'data');
    if (id !== undefined && decoded.id !== id) {
        throw new Unreadable(`is about ${(0,service_error/* boundedLine */.Ux)(decoded.id, 80)}, not about ${(0,service_error/* boundedLine */.Ux)(id, 80)}`);
    }
    return decoded;
}
function readerOfOne(schema, id) {
    return (document) => readOne(document, schema, id);
}
/** Reads the resources of a list. @throws the reason if one has another shape */
function readMany(document, schema) {
    if (!Array.isArray(document.data))
        throw new Unreadable('holds no list in "data"');
    return document.data.map((item, index) => decode(schema, item, `data[${index}]`));
}
/** The first resource that a resource points to under a name, if the service included it. */
function includedOne(document, resource, name, schema) {
    const [identifier] = (0,wire_resource/* related */._2)(resource, name).named ?? [];
    return identifier && findIncluded(document, identifier, schema);
}
/** The included resource with this type and id; undefined when the service did not include it. */
function findIncluded(document, identifier, schema) {
    const resource = document.included.get(keyOf(identifier.type, identifier.id));
    return resource && decode(schema, resource, `included ${(0,service_error/* boundedLine */.Ux)(identifier.type, 40)}`);
}
function keyOf(type, id) {
    return JSON.stringify([type, id]);
}
/** Every included resource of one type; only what JSON:API requires of it is checked. */
function includedOfType(document, type) {
    return [...document.included.values()]
        .filter((candidate) => candidate['type'] === type)
        .map((candidate) => decode(wire_resource/* anyResourceSchema */.kG, candidate, `included ${type}`));
}
/** Reads a JSON object that is not a document of this API; undefined for anything else. */
function parseObject(body) {
    const root = (0,or_else/* orElse */.N)(() => parseBody(body), undefined);
    return (0,parse/* isRecord */.u4)(root) ? root : undefined;
}
/** Reads `errors[]` in both forms, all that is readable; never throws. */
function readErrors(body) {
    const errors = (0,parse/* listOf */.c3)(parseObject(body)?.['errors']);
    return errors.slice(0, MOST_ERRORS).flatMap((error) => readError(error) ?? []);
}
const MOST_ERRORS = 20;
const LONGEST_TEXT = 500;
function readError(error) {
    if (typeof error === 'string')
        return { detail: (0,service_error/* boundedLine */.Ux)(error, LONGEST_TEXT) };
    if (!(0,parse/* isRecord */.u4)(error))
        return undefined;
    const { status, title, detail, source } = error;
    const { pointer, parameter } = (0,parse/* isRecord */.u4)(source) ? source : {};
    return {
        status: plainText(status),
        title: plainText(title),
        detail: plainText(detail),
        source: (0,parse/* isRecord */.u4)(source)
            ? { pointer: plainText(pointer), parameter: plainText(parameter) }
            : undefined,
    };
}
function plainText(value) {
    const isPlain = typeof value === 'string' || typeof value === 'number';
    return isPlain ? (0,service_error/* boundedLine */.Ux)(String(value), LONGEST_TEXT) : undefined;
}
function decode(schema, value, where) {
    const result = dist/* safeParse */.xLC(schema, value, { abortEarly: true });
    if (result.success)
        return result.output;
    const [issue] = result.issues;
    const at = dist/* getDotPath */.BuJ(issue);
    const path = at === null ? where : `${where}.${at}`;
    const why = `does not fit at ${(0,service_error/* boundedLine */.Ux)(path, 120)}: ${(0,service_error/* boundedLine */.Ux)(issue.message, 160)}`;
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
    if ((0,json_text/* isJsonDeeperThan */.ZI)(text, json_text/* MOST_LEVELS */.Ez)) {
        throw new Unreadable(`is nested deeper than ${json_text/* MOST_LEVELS */.Ez} levels`);
    }
    const root = (0,or_else/* orElse */.N)(() => parseSafely(text), undefined);
    if (root === undefined) {
        throw new Unreadable(/^\s*[[{]/.test(text) ? 'is cut short or damaged JSON' : 'is not JSON at all');
    }
    return root;
}
function parseSafely(text) {
    // Copying an own key of this name would set the prototype of the new object.
    const withoutPrototype = (key, value) => key === '__proto__' ? undefined : value;
    // Such a key needs text that spells its name, directly or escaped.
    return JSON.parse(text, /__proto__|\\u/.test(text) ? withoutPrototype : undefined);
}
//# sourceMappingURL=jsonapi.js.map
// EXTERNAL MODULE: ./build/src/model/origin.js
var model_origin = __webpack_require__(13861);
// EXTERNAL MODULE: ./build/src/model/retry-after.js
var retry_after = __webpack_require__(2906);
;// CONCATENATED MODULE: ./build/src/client/http/retry.js

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** Added to the service's hint, so that many clients do not come back at the same moment. */
const HINT_SPREAD_MS = 250;
/** How often a request of each kind is sent, if it stays unclear whether the service acted. */
const PROBES = 2;
const UNREADABLE_ATTEMPTS = 3;
const CREATE_ATTEMPTS = 3;
/** How often an archive is sent over connections that break. */
const BROKEN_UPLOADS = 8;
/** With less time than this left, another attempt could not be answered. */
const USEFUL_MS = 500;
/**
 * `final`: a retry would be answered the same. `untouched`: the service did nothing. `ambiguous`:
 * it may have acted.
 */
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
/** What to do after an attempt that failed. */
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
        // It is retried until the deadline while the service answers, but not if it keeps closing the connection.
        mostAttempts = outcome.kind === 'failure' ? BROKEN_UPLOADS : Number.POSITIVE_INFINITY;
    }
    return { do: 'recover', afterMs, resend: state.ambiguous < mostAttempts };
}
/** A random wait up to the backoff, never less than the hint, never past the deadline. */
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
/**
 * When the service accepts a request again: from `retry-after` (seconds, with or without a
 * fraction, or a date that is compared with the answer's own `Date`, so that this machine's clock
 * does not matter) and, on 429, from `x-ratelimit-reset` (seconds from now, with a fraction).
 * Returns the longer one in milliseconds; a malformed value is ignored.
 */
function readRetryHint({ status, headers }) {
    const hints = [
        status === 429 ? (0,retry_after/* readSeconds */.U)(headers['x-ratelimit-reset']) : undefined,
        (0,retry_after/* readRetryAfter */.D)(headers),
    ].filter((hint) => hint !== undefined);
    return hints.length === 0 ? undefined : Math.max(...hints);
}
/** What an answer's headers say about the rate limit; undefined if one of the headers is missing. */
function readRateLimitState(headers) {
    const limit = headers['x-ratelimit-limit'];
    const remaining = headers['x-ratelimit-remaining'];
    const resetMs = (0,retry_after/* readSeconds */.U)(headers['x-ratelimit-reset']);
    if (!COUNT.test(String(limit)) || !COUNT.test(String(remaining)) || resetMs === undefined) {
        return undefined;
    }
    return { limit: Number(limit), remaining: Number(remaining), resetMs };
}
//# sourceMappingURL=retry.js.map
;// CONCATENATED MODULE: ./build/src/client/describe-failure.js







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
    const errors = readErrors(answer.body);
    const title = (0,service_error/* boundedLine */.Ux)(errors[0]?.title ?? '', 80);
    // A proxy or the store of archives, beside the service, may have a size limit of its own.
    const host = code === 'too-large' ? `on ${request.host} ` : '';
    const answered = `${host}answered ${answer.status}${title === '' ? '' : ` (${title})`}`;
    const { length } = answer.body;
    const type = (0,service_error/* boundedLine */.Ux)(answer.headers['content-type'] ?? '', 80) || 'no named type';
    const body = length === 0 ? ' without a body' : ` with ${length} bytes of ${type}`;
    const outcome = joinSentences(`${answered}${errors.length === 0 ? body : ''}.`, ...errors.map(sentenceOfError));
    // A 404 from below the API's base path that is not a document of this API.
    const lacksOperation = code === 'not-found' && status === 404 && errors.length === 0;
    // The API answers in JSON: a page comes from something else.
    const ofProxy = (0,is_html/* isHtml */._)(answer) ? remedyForProxy(request, answer) : undefined;
    return toServiceError(request, outcome, {
        code,
        status: answer.status,
        errors,
        remedy: ofProxy ?? remedyFor(code, request, answer, lacksOperation),
        helpCode: ofProxy === undefined && lacksOperation ? model_errors/* CODES */.Lp.noSuchOperation : undefined,
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
    const type = (0,service_error/* boundedLine */.Ux)(answer.headers['content-type'] ?? 'no content type', 80);
    const outcome = `on ${request.host} answered ${answer.status}, ` +
        `but the answer (${type}, ${answer.body.length} bytes) ${message}.`;
    const remedy = isOtherForm
        ? `This service answers differently from the API: \`${(0,command_line/* withHostOption */.QW)('plangate doctor', request)}\` lists what else the gate needs.`
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
/** Describes an archive or log URL that is not https, so that nothing is sent to it. */
function describeNotSecure(request) {
    const outcome = 'was not asked: the URL that the service gave for it is not https.';
    return toServiceError(request, outcome, { code: 'unreadable', remedy: REPORT_TLS });
}
/** What to do about a service that is reached over TLS and sends URLs without TLS. */
const REPORT_TLS = 'The proxy that ends TLS in front of the service does not report it. Let it send `X-Forwarded-Proto: https`, or set the external URL of the service.';
/** Describes a request that was not sent. `problems` are whole sentences. */
function describeInvalid(request, problems) {
    const { purpose, method, path } = request;
    const remedy = problems.join(' ');
    const message = `Could not ${purpose.what}: ${remedy} Nothing was sent.`;
    return new service_error/* ServiceError */._7(message, { code: 'invalid', method, path, remedy });
}
/** @param outcome what became of the request: the end of the first sentence, and further ones */
function toServiceError({ purpose, method, path }, outcome, facts, cause) {
    const seen = `Could not ${purpose.what}: ${method} ${path} ${outcome}`;
    const message = joinSentences(seen, facts.remedy ?? '');
    return new service_error/* ServiceError */._7(message, { ...facts, seen, method, path }, cause && { cause });
}
/** A request for which no time was left. @param why the end of a sentence */
function describeUnsent(request, why) {
    const remedy = 'Give the job more time, or gate fewer workspaces in one job.';
    return toServiceError(request, `was not sent (${why})`, {
        code: 'timeout',
        remedy,
        unsent: true,
    });
}
/** The same error with one more sentence, which says how often it was tried or what is not known. */
function withSentence(error, sentence, cause) {
    const tried = joinSentences(error.tried ?? '', sentence);
    const { code, method, path, seen, status, errors, remedy, retryAfterMs, helpCode } = error;
    const facts = { code, method, path, seen, status, errors, remedy, tried, retryAfterMs, helpCode };
    const unsent = error.unsent;
    return new service_error/* ServiceError */._7(joinSentences(error.message, sentence), { ...facts, unsent }, { cause });
}
/** What to do about a refusal, in sentences. @param lacksOperation whether the service seems to have no such operation */
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
/** Describes a request without a complete answer. A cancelled request has no remedy. */
function describeTransport(request, error) {
    const { purpose, host } = request;
    const why = (0,service_error/* boundedLine */.Ux)(error.message, 200);
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
    const helpCode = error.failure === 'broken' ? model_errors/* CODES */.Lp.serviceFailed : error.helpCode;
    const facts = { code, remedy: error.remedy ?? remedy, helpCode };
    return toServiceError(request, `${outcome}.`, facts, error);
}
/** Whether nothing listens on a port of this machine. */
function isNotStarted(error, host) {
    return error?.code === 'ECONNREFUSED' && (0,model_origin/* isLoopback */.U)(new URL(`https://${host}`).hostname);
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
/** What to do about a failure that would only happen again. */
function remedyForProtocol({ code }, host) {
    if (code !== 'NO_TLS') {
        return `Check that ${host} speaks TLS 1.2 or newer, and any proxy in between.`;
    }
    return (0,model_origin/* isLoopback */.U)(new URL(`https://${host}`).hostname)
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
//# sourceMappingURL=describe-failure.js.map
// EXTERNAL MODULE: ./build/src/model/ports.js
var model_ports = __webpack_require__(18471);
;// CONCATENATED MODULE: ./build/src/client/http/exchange.js
/**
 * Carries one request to its end: waits for the budget, sends, retries by class, recovers, and
 * reads the answer or describes the failure.
 */





/** Sends a request until it is answered. @throws ServiceError when it failed for good */
async function exchange(ports, call) {
    const { clock, shared } = ports;
    const startedMs = clock.now();
    let until = Math.min(startedMs + call.budgetMs, ports.deadline);
    /** Attempts after which it was unclear whether the service had acted. */
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
        // An attempt that the deadline cut short says less of the cause than the one before it.
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
            until = Math.min(until, startedMs + timeForFirstContactMs(cause, call.description.host));
        }
        // The service did nothing yet, and says that it will: only the deadline of the job ends that.
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
            // Not all clients with this token come back at once.
            const spreadMs = choice.afterMs + shared.otherUse.extraDelayMs(ports.watching, ports.random);
            choice.afterMs = Math.max(choice.afterMs, Math.min(spreadMs, until - clock.now()));
        }
        logRetry(ports, call, choice, { outcome, cause, attempt: attempt + 1 });
        if (status === 429) {
            // If the request is to a list that has a rate limit for itself, only requests to that list wait.
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
/** How long a service that has never answered is tried. */
function timeForFirstContactMs(cause, host) {
    if (cause?.code === 'ENOTFOUND')
        return UNKNOWN_HOST_MS;
    return isNotStarted(cause, host) ? NOT_STARTED_MS : FIRST_CONTACT_MS;
}
/** The time to try a service that has never answered: its name is probably misspelt. */
const FIRST_CONTACT_MS = 60_000;
/** The time to try a host name that DNS does not have: it is even more likely misspelt. */
const UNKNOWN_HOST_MS = 10_000;
/** The time to try a port of this machine where nothing listens: a service that starts takes a moment. */
const NOT_STARTED_MS = 3_000;
/** The longest time for which one request's pause holds back the others. */
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
        const cause = thrown instanceof model_ports/* TransportError */.w
            ? thrown
            : new model_ports/* TransportError */.w('broken', 'the request failed', { cause: thrown });
        logOutcome(cause.failure);
        return {
            outcome: { kind: 'failure', failure: cause.failure },
            cause,
            error: describeTransport(description, cause),
        };
    }
    if (call.countsForRateLimit) {
        ports.shared.learnFrom(answer.headers, ports.clock.now() - sentAt);
        const rateLimit = readRateLimitState(answer.headers);
        const refused = answer.status === 429;
        const now = ports.clock.now();
        if (rateLimit)
            ports.shared.otherUse.noteAnswer(now, rateLimit, refused);
        // Only requests to this list slow down: the list has a rate limit for itself.
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
    const tooLate = (why) => describeUnsent(call.description, why);
    if (clock.now() >= until)
        throw tooLate('the deadline had passed before it could be sent');
    for (const pace of [call.pace, call.countsForRateLimit ? shared.pace : undefined]) {
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
    if (call.countsForRateLimit) {
        const waitMs = shared.otherUse.waitMs(clock.now(), ports.watching, ports.random);
        if (waitMs > 0)
            await pause(ports, call.description, Math.min(waitMs, until - clock.now()));
        shared.otherUse.noteSent(clock.now());
    }
    if (signal?.aborted === true)
        throw describeTransport(call.description, canceledError());
}
/** Waits; a cancelled wait throws a ServiceError, as every other failure. */
async function pause(ports, description, ms) {
    try {
        await ports.clock.sleep(ms, ports.signal);
    }
    catch {
        throw describeTransport(description, canceledError());
    }
}
function canceledError() {
    return new model_ports/* TransportError */.w('aborted', 'canceled');
}
async function lookWhetherDone(call, failure, until) {
    if (call.recovery === undefined)
        return undefined;
    try {
        return await call.recovery.look(failure, until);
    }
    catch (thrown) {
        if (!(thrown instanceof service_error/* ServiceError */._7) || thrown.code === 'aborted')
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
/** The failed attempt after which the log warns people: fewer failures often pass by themselves. */
const WARNED_AFTER = 4;
function logRetry(ports, call, choice, failed) {
    const { outcome, cause, attempt } = failed;
    const { method, path, host } = call.description;
    const words = outcome.kind === 'answer'
        ? String(outcome.status)
        : (0,service_error/* boundedLine */.Ux)(cause?.message || (cause?.failure ?? outcome.kind), 200);
    ports.log.debug(`${method} ${path}: ${words} at attempt ${attempt} (${call.class}); ` +
        `${choice.do} after ${Math.round(choice.afterMs)} ms`);
    const isUnknownHost = cause?.code === 'ENOTFOUND' && ports.shared.answers === 0;
    if (attempt === (isUnknownHost ? 1 : WARNED_AFTER)) {
        ports.log.warning(`${host} does not answer as it should (${words}): still trying.`);
    }
}
/** Removes every secret of this client from an error, because a service may have echoed one. */
function withoutSecrets(ports, error) {
    const { message, errors, remedy, code, method, path, status, retryAfterMs, helpCode } = error;
    const { seen, tried } = error;
    const original = { message, errors, remedy, seen, tried };
    const concealed = ports.shared.conceal(original);
    if (JSON.stringify(concealed) === JSON.stringify(original))
        return error;
    // The cause is left out: it repeats the message, secrets included.
    const facts = { code, method, path, status, retryAfterMs, helpCode };
    return new service_error/* ServiceError */._7(concealed.message, { ...facts, ...concealed });
}
//# sourceMappingURL=exchange.js.map
;// CONCATENATED MODULE: ./build/src/client/discover.js
/** Finds the path of the API on a host, which the host publishes. */




/** Where a host publishes the path of its API. It is requested without a token. */
const DISCOVERY_PATH = '/.well-known/terraform.json';
/** The services that Terraform looks up: the first for the `cloud` block, the second for `backend "remote"`. */
const SERVICE_KEYS = ['tfe.v2', 'tfe.v2.1'];
const MAX_DISCOVERY_BYTES = 64 * 1024;
/** Whether the host's API path is built in: `app.terraform.io` and its regional hosts. */
function isKnownHost({ hostname }) {
    return /^app(?:\.[a-z0-9-]+)?\.terraform\.io$/.test(hostname);
}
/**
 * The path of the API without a slash at its end (`/remote/tfe/v2`); undefined if the host does not
 * publish one. Throws a ServiceError when the host fails, cannot be reached, or names another host.
 */
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
            countsForRateLimit: false,
            read({ status, body }) {
                if (status === 200)
                    return { value: readBase(body) };
                return status >= 500 || status === 429 ? undefined : { value: undefined };
            },
        });
    }
    catch (error) {
        // The document is never longer than that: this answer is an HTML page.
        if (error instanceof service_error/* ServiceError */._7 && error.code === 'unreadable' && error.status === undefined)
            return undefined;
        throw error;
    }
}
/** Accepts a path only: a whole URL could send the token to another host. */
function readBase(body) {
    const document = parseObject(body);
    const values = SERVICE_KEYS.map((name) => document?.[name]);
    const value = values.find((path) => path !== undefined);
    if (value === undefined)
        return undefined;
    if (typeof value === 'string' && PATHNAME.test(value))
        return value.replace(/\/$/, '');
    const shown = (0,service_error/* boundedLine */.Ux)(JSON.stringify(value), 120);
    throw new Unreadable(`says that the API is at ${shown}, which is not a path on this host`, {
        helpCode: model_errors/* CODES */.Lp.apiNotFound,
    });
}
/** Whether no segment of the path is `.` or `..`. */
const PATHNAME = /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]{1,64}){1,8}\/?$/;
//# sourceMappingURL=discover.js.map
;// CONCATENATED MODULE: ./build/src/client/api.js







const MEDIA_TYPE = 'application/vnd.api+json';
const USER_AGENT = `plangate/${version/* VERSION */.xv}`;
/** The largest document that is read. This service's JSON is a few kilobytes. */
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024;
const CALL_BUDGET_MS = 5 * 60_000;
const ATTEMPT_MS = 30_000;
/** The slowest transfer that is still waited for. */
const TRANSFER_MS = 15 * 60_000;
/** How long an archive may stand still on its way: the service may take that long to store one. */
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
    /** A request with a JSON:API document as its answer; `included` are the includes that were requested. */
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
    /** A request whose only result is success or failure. */
    async send(route, request) {
        return this.fetch(route, { ...request, read: succeeded });
    }
    /** A request with an answer that is not a document: a download, a log, a redirect to one of them. */
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
            countsForRateLimit: true,
        });
    }
    /**
     * A request to a URL that is itself a secret, and is never shown: no Authorization header unless `needsToken`.
     *
     * @param request.shownPath what errors show instead of the URL's path: `(upload URL)`
     * @param request.needsToken whether the service may ask for the token there: an address of the service itself gets it
     */
    async requestSecretUrl(address, request) {
        this.shared.keepSecret(address);
        const { method, shownPath: path, body, needsToken = false } = request;
        const url = readSecretUrl(address, this.origin);
        if (url === undefined) {
            throw describeNotSecure({ purpose: request, method, path, ...this.#place() });
        }
        const isOwn = needsToken && url.origin === this.origin.origin;
        const headers = isOwn
            ? this.#headersFor(url, '*/*')
            : { Accept: '*/*', 'User-Agent': USER_AGENT };
        if (body !== undefined)
            headers['Content-Type'] = 'application/octet-stream';
        const { origin: serviceOrigin } = this.origin;
        const description = { purpose: request, method, path, host: url.host, serviceOrigin };
        return this.#exchange(description, { url, headers, body }, { ...request, countsForRateLimit: false });
    }
    /** Waits between polls, until the deadline at most; rejects with a ServiceError when cancelled. */
    async wait(ms, purpose) {
        const description = { purpose, path: this.shared.base, ...this.#place() };
        const { clock, deadline } = this.ports;
        const untilDeadline = Math.max(0, deadline - clock.now());
        return pause(this.ports, { method: 'GET', ...description }, Math.min(ms, untilDeadline));
    }
    /** The same API, with requests that end at this time at the latest. */
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
    /** The only place where the token leaves this program. */
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
/**
 * Checks a secret URL: absolute, https, without a user name. Plain http is accepted on this machine
 * only, from a service that is itself reached over http.
 */
function readSecretUrl(address, origin) {
    if (!URL.canParse(address, origin.href))
        return undefined;
    const url = new URL(address, origin);
    if (url.username !== '' || url.password !== '')
        return undefined;
    if (url.protocol === 'https:')
        return url;
    const isLocal = origin.protocol === 'http:' && (0,model_origin/* isLoopback */.U)(url.hostname);
    return url.protocol === 'http:' && isLocal ? url : undefined;
}
/**
 * Sends a request with its includes. If the service refuses one of them (400), the request is
 * repeated without it, and later requests leave it out too: `refused` holds `runs:task_stages`.
 */
async function withoutRefusedIncludes(refused, { resource, names } = { resource: '', names: [] }, ask) {
    // Each refusal takes away at least one name, so this ends.
    for (;;) {
        const sentNames = names.filter((name) => !refused.has(`${resource}:${name}`));
        try {
            return await ask(sentNames);
        }
        catch (error) {
            if (sentNames.length === 0 || !isIncludeRefusal(error))
                throw error;
            const namesInError = sentNames.filter((name) => namesInclude(error, name));
            // If the service does not say which one it refuses, it may be the last one.
            const refusedNames = namesInError.length === 0 ? sentNames.slice(-1) : namesInError;
            for (const name of refusedNames)
                refused.add(`${resource}:${name}`);
        }
    }
}
/** Whether the service refuses what is to be included, in whichever words. */
function isIncludeRefusal(error) {
    const textOf = ({ title, detail, source }) => `${title} ${detail} ${source?.parameter}`;
    return (error instanceof service_error/* ServiceError */._7 &&
        error.status === 400 &&
        error.errors.some((wireError) => textOf(wireError).toLowerCase().includes('include')));
}
/** Whether the error names this include, with underscores or with hyphens. */
function namesInclude(error, name) {
    const dashed = name.replaceAll('_', '-');
    return error.errors.some(({ title, detail }) => `${title} ${detail}`
        .split(/[^A-Za-z0-9_.-]+/)
        .some((word) => [name, dashed].includes(word.replace(/\.$/, ''))));
}
//# sourceMappingURL=api.js.map
// EXTERNAL MODULE: ./build/src/client/http/route.js
var http_route = __webpack_require__(42531);
;// CONCATENATED MODULE: ./build/src/client/wire/account.js
/** The owner of a token, and the tokens of agents. */


const userSchema = (0,wire_resource/* resourceSchema */.C5)('users', {
    username: wire_resource/* text */.Qq,
    email: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'is-service-account': wire_resource/* flag */.Jt,
});
const agentTokenSchema = (0,wire_resource/* resourceSchema */.C5)('authentication-tokens', {
    description: wire_resource/* text */.Qq,
    'created-at': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'last-used-at': wire_resource/* text */.Qq,
    'expired-at': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    /** The secret. Set only in the answer to creation. */
    token: wire_resource/* text */.Qq,
});
//# sourceMappingURL=account.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/account.js




const KINDS = {
    users: 'user',
    teams: 'team',
    organizations: 'organization',
};
/** Reads whose token this is. The client remembers the kind of the token. */
async function readAccount(api) {
    const account = await api.ask((0,http_route/* GET */.fG) `/account/details`, {
        what: 'read whose token this is',
        read: readerOfOne(userSchema),
    });
    const [owner] = (0,wire_resource/* related */._2)(account, 'authenticated-resource').named ?? [];
    // `Object.hasOwn` keeps out what every object has, as `constructor`.
    const kind = owner && Object.hasOwn(KINDS, owner.type) ? KINDS[owner.type] : undefined;
    const tokenKind = kind ?? 'unknown';
    api.shared.tokenKind = tokenKind;
    return { account, tokenKind };
}
/** Makes a request only for the headers of its answer. */
async function learnIdentity(api) {
    await api.fetch((0,http_route/* GET */.fG) `/ping`, {
        what: 'reach the service',
        read: ({ status }) => (status >= 200 && status < 300 ? { value: undefined } : undefined),
    });
    return { ...api.shared.identity };
}
/** Whether the service writes `sentinel`, not `engine`. Services that send the header `TFP-API-Version` do. */
async function speaksSentinel(api) {
    const { dialect } = api.shared;
    if (dialect !== 'auto')
        return dialect === 'sentinel';
    if (api.shared.answers === 0) {
        await learnIdentity(api).catch((error) => {
            // The headers are the same in a refusal.
            if (api.shared.answers === 0)
                throw error;
        });
    }
    return api.shared.identity.apiVersion !== undefined;
}
//# sourceMappingURL=account.js.map
;// CONCATENATED MODULE: ./build/src/client/listing.js


/** A list of plain resources, without what may be included. */
function listResources(api, route, schema, request) {
    const read = (document) => readMany(document, schema);
    return listPages(api, route, { ...request, idOf: ({ id }) => id, read });
}
function listPages(api, route, request) {
    const { method, pathname } = route;
    return createListing({
        idOf: request.idOf,
        answersAtOnce: request.answersAtOnce,
        fail: (why, code = 'unreadable') => new service_error/* ServiceError */._7(`Could not ${request.what}: the list ${why}.`, {
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
                const absent = isFirstPage && error instanceof service_error/* ServiceError */._7 ? await request.absent?.(error) : undefined;
                if (absent === undefined)
                    throw error;
                return { items: [], next: 'none', absent };
            }
        },
    });
}
const LARGEST_PAGE = 100;
/** More pages than any real list has: a service that always names a next page is stopped here. */
const MOST_PAGES = 10_000;
/** How often a list is read if it shrinks during the reading or does not match its count. */
const MOST_PASSES = 3;
function createListing(reader) {
    return {
        async page(request = {}) {
            refuseImpossiblePage(reader, request);
            const { next: _next, ...page } = await reader.fetch(request);
            return page;
        },
        async all(options = {}) {
            const size = options.size ?? LARGEST_PAGE;
            refuseImpossiblePage(reader, { size });
            return (await readEveryItem(reader, size)).items;
        },
        whole: () => readEveryItem(reader, LARGEST_PAGE),
        [Symbol.asyncIterator]: () => readAll(reader, LARGEST_PAGE),
    };
}
function refuseImpossiblePage(reader, { number = 1, size = 1 }) {
    if (!Number.isSafeInteger(number) || number < 1) {
        throw reader.fail('has no such page: pages are numbered from 1', 'invalid');
    }
    if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
        throw reader.fail(`cannot be read in pages of that size: 1 to ${LARGEST_PAGE}`, 'invalid');
    }
}
async function* readAll(reader, size) {
    const seenIds = new Set();
    for await (const page of readPages(reader, size)) {
        for (const item of page.items) {
            const id = reader.idOf(item);
            if (seenIds.has(id))
                continue;
            seenIds.add(id);
            yield item;
        }
    }
}
/** Every item that was received, each in its latest version. */
async function readEveryItem(reader, size) {
    const items = new Map();
    let absent;
    for await (const page of readPages(reader, size)) {
        absent ??= page.absent;
        for (const item of page.items)
            items.set(reader.idOf(item), item);
    }
    return { items: [...items.values()], absent };
}
/** Reads a list until one pass over it is complete. Pages of earlier passes, and of other sizes, are yielded as well. */
async function* readPages(reader, size) {
    if (reader.answersAtOnce === true) {
        const page = await reader.fetch({});
        const check = createPassCheck(reader.idOf);
        check.add(page);
        yield page;
        const isCut = page.next === 'some' || (page.pagination !== undefined && hasMore(page, 1));
        if (!isCut && check.complete())
            return;
        // The answer was only one page: read it again as such.
    }
    for (let pass = 1;; pass++) {
        const check = createPassCheck(reader.idOf);
        for (let number = 1;; number++) {
            if (number > MOST_PAGES)
                throw reader.fail(`does not end after ${MOST_PAGES} pages`);
            const page = await reader.fetch({ number, size });
            const newItems = check.add(page);
            yield page;
            if (page.items.length === 0 || !hasMore(page, number))
                break;
            // Without page numbers, a page with nothing new is the same list again.
            if (page.pagination === undefined && newItems === 0)
                break;
        }
        if (check.complete())
            return;
        if (pass === MOST_PASSES)
            throw reader.fail(check.why());
    }
}
/**
 * Checks that one pass over a list has received all of its entries, each once. Entries that are added during the pass push
 * others to later pages, where they are read twice; entries that are removed pull others to pages that were read already,
 * so they are missed.
 */
function createPassCheck(idOf) {
    const textById = new Map();
    const totals = [];
    let isContradictory = false;
    return {
        /** Adds a page; returns how many of its entries are new to this pass. */
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
        /** Why the pass is not complete; finishes "the list …". */
        why: () => isContradictory
            ? 'has an entry twice, and not twice the same'
            : `could not be read completely: ${textById.size} entries came of ${totals[0] ?? 0} by its own count`,
    };
}
/** In doubt, reads on: one page too many is empty, one page too few could hide a failure. */
function hasMore(page, number) {
    const { pagination } = page;
    if (pagination === undefined)
        return page.next !== 'none';
    const next = pagination['next-page'];
    const total = pagination['total-pages'];
    return ((typeof next === 'number' && next > number) || (typeof total === 'number' && total > number));
}
//# sourceMappingURL=listing.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/run.js
/** Runs with their options, plans, cost estimates and run events. */


const runSchema = (0,wire_resource/* resourceSchema */.C5)('runs', {
    status: dist/* string */.YjP(),
    message: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'created-at': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'is-destroy': wire_resource/* flag */.Jt,
    'plan-only': wire_resource/* flag */.Jt,
    'save-plan': wire_resource/* flag */.Jt,
    'has-changes': wire_resource/* flag */.Jt,
    'position-in-queue': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* number */.aig()),
    source: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'status-timestamps': wire_resource/* timestamps */.AP,
    /** `is-cancelable`, `is-confirmable`, `is-discardable`, `is-force-cancelable`. */
    actions: wire_resource/* flags */.Mv,
    permissions: wire_resource/* flags */.Mv,
});
/** The attributes that plans and applies share. */
const work = {
    status: dist/* string */.YjP(),
    'resource-additions': wire_resource/* countSchema */.vK,
    'resource-changes': wire_resource/* countSchema */.vK,
    'resource-destructions': wire_resource/* countSchema */.vK,
    'resource-imports': wire_resource/* countSchema */.vK,
    /** A secret: readable by anyone who has it. */
    'log-read-url': wire_resource/* text */.Qq,
};
const planSchema = (0,wire_resource/* resourceSchema */.C5)('plans', {
    ...work,
    'has-changes': wire_resource/* flag */.Jt,
    'status-timestamps': wire_resource/* timestamps */.AP,
});
const applySchema = (0,wire_resource/* resourceSchema */.C5)('applies', work);
const costEstimateSchema = (0,wire_resource/* resourceSchema */.C5)('cost-estimates', {
    status: dist/* string */.YjP(),
    'prior-monthly-cost': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'proposed-monthly-cost': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'delta-monthly-cost': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'resources-count': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* number */.aig()),
    'error-message': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
});
const runEventSchema = (0,wire_resource/* resourceSchema */.C5)('run-events', {
    action: dist/* string */.YjP(),
    description: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'created-at': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
});
const commentSchema = (0,wire_resource/* resourceSchema */.C5)('comments', { body: wire_resource/* text */.Qq });
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/common.js





/** As an error's "It needs …" says it. */
const READ_RUNS = 'the permission "read runs" on the workspace';
function readPurpose(what) {
    return { what, needs: READ_RUNS };
}
/** GET /TYPE/:id. An answer about another one is refused. */
function readResource(api, schema, id, purpose) {
    return api.ask((0,http_route/* GET */.fG) `/${schema.entries.type.literal}/${id}`, {
        ...purpose,
        read: readerOfOne(schema, id),
    });
}
/** Permissions, as an error's "It needs …" says them. */
const QUEUE_PLANS = 'the permission "queue plans" on the workspace, and a user or team token';
/** Also needed to cancel and to discard: a token that may only plan cannot end a run. */
const APPLY_RUNS = 'the permission to apply runs on the workspace (access level write, or runs: apply)';
const MANAGE_OVERRIDES = 'the permission to override policies, in the organization, the project or the workspace';
const MANAGE_POOLS = 'the permission "manage agent pools" of the organization';
const MANAGE_ACCESS = 'to be an owner of the organization or an admin of the workspace';
/** For a deletion: "not found" after an attempt with an unknown outcome means that this attempt deleted it. */
const GONE_MEANS_DONE = {
    settles: [404],
    look: async (_api, { status }) => doneIf(status === 404),
};
function doneIf(isDone) {
    return isDone ? { value: undefined } : undefined;
}
/** A body in JSON:API form; undefined values are left out. */
function documentOf(type, attributes, relationships) {
    return { data: { type, attributes, relationships } };
}
/** Actions take plain JSON, not JSON:API. */
function commentBody(comment) {
    return comment === undefined ? undefined : { comment };
}
/**
 * POST /TYPE/:id/actions/override. When its answer is lost, the object is read again, and it is the result if it has one
 * of the statuses to which only an override leads.
 */
async function sendOverride(api, schema, id, request) {
    const { called, onConflict, comment, overriddenStatuses = ['overridden'] } = request;
    return api.ask((0,http_route/* POST */.LO) `/${schema.entries.type.literal}/${id}/actions/override`, {
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
/**
 * What a refused list means. Only if the run can be read and names nothing of this kind can the
 * service lack the policy system. A run that has a link to such a list, without naming entries, may
 * have some.
 */
async function absenceIn(api, runId, relationship, refusal) {
    const { status, errors } = refusal;
    const isIncludeRefused = errors.some(({ title = '', detail = '' }) => `${title} ${detail}`.toLowerCase().includes('invalid include parameter'));
    if (status !== 404 && !(status === 400 && isIncludeRefused))
        return undefined;
    if ((0,http_route/* idProblems */.oz)(runId).length > 0)
        return undefined;
    try {
        const { named, unreadable } = (0,wire_resource/* related */._2)(await readRun(api, runId), relationship);
        if ((named ?? []).length > 0 || unreadable)
            return undefined;
        return status === 404 ? 'not found' : 'invalid include parameter';
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._7 && error.code !== 'aborted')
            return undefined;
        throw error;
    }
}
//# sourceMappingURL=common.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/agent-tokens.js







function createAgentTokens(api) {
    return {
        /** GET /agent-pools/:id/authentication-tokens, without secrets. Errors: `not-found`. */
        list: (agentPoolId) => listAgentTokens(api, agentPoolId),
        /** GET /authentication-tokens/:id, without the secret. Errors: `not-found`. */
        show: (id) => readResource(api, agentTokenSchema, id, {
            what: 'read the agent token',
            needs: MANAGE_POOLS,
        }),
        /**
         * POST /agent-pools/:id/authentication-tokens. The secret is in this answer only. If the answer
         * is lost, the token is useless: it is destroyed if it can be identified, and another one is
         * created. `expiredAt` is an ISO 8601 date and time; without it the token does not expire.
         * Errors: `not-found`, `unprocessable`, `server-error`; `unreadable` if the service made the token
         * without that expiry, or did not show its secret: then it is destroyed.
         */
        async create(agentPoolId, description, { expiredAt } = {}) {
            const problems = description === '' ? ['An agent token needs a description.'] : [];
            if (expiredAt !== undefined && !isTimestamp(expiredAt))
                problems.push(NO_TIMESTAMP);
            const tokens = problems.length === 0 ? await listAgentTokens(api, agentPoolId).all() : [];
            const before = new Set(tokens.map(({ id }) => id));
            const token = await api.ask((0,http_route/* POST */.LO) `/agent-pools/${agentPoolId}/authentication-tokens`, {
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
            // A service may keep whole seconds only.
            const hasExpiry = expiredAt === undefined ||
                Math.abs((0,parse/* timeOf */.nR)(attributes['expired-at']) - (0,parse/* timeOf */.nR)(expiredAt)) < 1_000;
            if (!hasExpiry)
                throw await destroyUseless(api, agentPoolId, id, NO_EXPIRY);
            if (!secret)
                throw await destroyUseless(api, agentPoolId, id, ['its secret', '']);
            return { ...token, attributes: { ...attributes, token: secret } };
        },
        /** DELETE /authentication-tokens/:id. Errors: `not-found`. */
        destroy: (id) => destroy(api, id),
    };
}
const NO_TIMESTAMP = 'The expiry of an agent token is a date and time as in 2027-01-31T12:00:00Z.';
/** A date with a time and a zone: without the zone, every reader would assume another time. */
function isTimestamp(text) {
    const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
    return written.test(text) && !Number.isNaN(Date.parse(text));
}
/** A service that does not know the expiry ignores it, and the token would be valid for ever. */
const NO_EXPIRY = [
    'the expiry that was asked for',
    ' Create one without an expiry, and destroy it after its use.',
];
/** Destroys a token that is not as it was asked for. */
async function destroyUseless(api, agentPoolId, id, [lacking, remedy]) {
    const end = await destroy(api, id).then(() => `so it was destroyed.${remedy}`, () => 'and it could not be destroyed: destroy it by hand.');
    const path = `${api.shared.base}/agent-pools/${agentPoolId}/authentication-tokens`;
    const message = `The service made the agent token ${id} without ${lacking}, ${end}`;
    return new service_error/* ServiceError */._7(message, { code: 'unreadable', method: 'POST', path });
}
function listAgentTokens(api, agentPoolId) {
    const purpose = { what: 'list the agent tokens of the pool', needs: MANAGE_POOLS };
    const route = (0,http_route/* GET */.fG) `/agent-pools/${agentPoolId}/authentication-tokens`;
    return listResources(api, route, agentTokenSchema, purpose);
}
async function destroy(api, id) {
    const purpose = { what: 'destroy the agent token', needs: MANAGE_POOLS };
    return api.send((0,http_route/* DELETE */.SJ) `/authentication-tokens/${id}`, { ...purpose, recovery: GONE_MEANS_DONE });
}
/**
 * Destroys the token of a lost answer: one that was not there `before`, has this description and
 * was never used. Two or more such tokens may belong to others, who gave the same description at
 * the same moment: they are kept, with a warning. All of them are added to `before`, so that none is named twice.
 */
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
//# sourceMappingURL=agent-tokens.js.map
;// CONCATENATED MODULE: ./build/src/client/http/transfer.js

/** Larger than any configuration: stops a service that never stops sending. */
const MAX_DOWNLOAD_BYTES = 4 * 1024 ** 3;
const MAX_TEXT_BYTES = 16 * 1024 * 1024;
/** An archive, written to `file`. */
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
/** A log; undefined if there is none yet. */
async function readLog(api, route, purpose) {
    return fetchOrFollow(api, route, 'log', {
        ...purpose,
        accept: 'text/plain, */*',
        maxBytes: MAX_TEXT_BYTES,
        read(answer) {
            if (answer.status === 204)
                return { value: undefined };
            // A refusal, and not a log that is not there yet.
            if (answer.status !== 200)
                return undefined;
            refuseHtml(answer);
            return { value: new TextDecoder().decode(answer.body) };
        },
    });
}
/** Requests a file or a text. One redirect is followed, without the token. @param what it is, for errors */
async function fetchOrFollow(api, route, what, request) {
    const answered = await api.fetch(route, {
        ...request,
        read(answer) {
            const location = redirectOf(answer);
            if (location !== undefined)
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
/** Where an answer leads; undefined if it is no redirect. */
function redirectOf({ status, headers: { location } }) {
    return status >= 300 && status < 400 && status !== 304 ? location : undefined;
}
/** The largest size that is read to learn what a plan changes. */
const MAX_JSON_BYTES = 64 * 1024 * 1024;
const MAX_LOG_BYTES = 256 * 1024 * 1024;
/** The JSON of a plan as text; empty if there is none. */
async function readPlanText(api, route, purpose) {
    const { take, read, text } = partsForText();
    const transfer = { accept: 'application/json', maxBytes: MAX_JSON_BYTES, take, read };
    await fetchOrFollow(api, route, 'plan', { ...purpose, ...transfer });
    return text();
}
/** The JSON of a state as text, from the address that its version names; empty if there is none. */
async function readStateText(api, url, purpose) {
    const { take, read, text } = partsForText();
    const request = {
        ...purpose,
        method: 'GET',
        shownPath: '(state URL)',
        class: 'safe',
        maxBytes: MAX_JSON_BYTES,
        take,
    };
    // HCP Terraform names an address of its own, which asks for the token and leads to one that does not.
    const answered = await api.requestSecretUrl(url, {
        ...request,
        needsToken: true,
        read(answer) {
            const location = redirectOf(answer);
            return location === undefined ? read(answer) : { value: { location } };
        },
    });
    if (answered !== undefined) {
        await api.requestSecretUrl(answered.location, { ...request, read });
    }
    return text();
}
/** The log of a plan or an apply from its beginning, from a secret URL. */
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
/** The URL with parameters that ask for the log from its beginning. */
function withWholeLog(api, url) {
    const { href } = api.origin;
    if (!URL.canParse(url, href))
        return url;
    const fromStart = new URL(url, href);
    fromStart.searchParams.set('limit', String(MAX_LOG_BYTES));
    fromStart.searchParams.set('offset', '0');
    return fromStart.href;
}
/** The parts of a request whose answer is given to a sink piece by piece. */
function partsForSink(open) {
    let sink;
    const take = (bytes, offset) => {
        if (offset === 0)
            sink = open();
        sink?.(bytes);
    };
    const read = ({ status, body }) => {
        const hasBody = status === 200 || status === 206;
        // A network port need not hand over the pieces: then the body is here as a whole.
        if (hasBody && body.length > 0)
            take(body, 0);
        // 416: the range that was asked for begins behind the end.
        return hasBody || status === 204 || status === 416 ? { value: undefined } : undefined;
    };
    return { take, read };
}
/** The same for an answer that is kept as a text. */
function partsForText() {
    let pieces = [];
    const parts = partsForSink(() => {
        pieces = [];
        return (bytes) => void pieces.push(Uint8Array.from(bytes));
    });
    return { ...parts, text: () => Buffer.concat(pieces).toString('utf8') };
}
/** The bytes with which a log begins and ends: the control characters STX and ETX. */
const START = 0x02;
const END = 0x03;
/** The last `maxBytes` of the log of a plan or an apply, without the marks at its beginning and its end. */
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
//# sourceMappingURL=transfer.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/configuration-version.js
/** Configuration versions and their commit information. */


const configurationVersionSchema = (0,wire_resource/* resourceSchema */.C5)('configuration-versions', {
    status: dist/* string */.YjP(),
    'auto-queue-runs': wire_resource/* flag */.Jt,
    error: wire_resource/* text */.Qq,
    'error-message': wire_resource/* text */.Qq,
    source: wire_resource/* text */.Qq,
    speculative: wire_resource/* flag */.Jt,
    provisional: wire_resource/* flag */.Jt,
    'status-timestamps': wire_resource/* timestamps */.AP,
    /** A secret. Present only in the answer to creation. */
    'upload-url': wire_resource/* text */.Qq,
});
const ingressAttributesSchema = (0,wire_resource/* resourceSchema */.C5)('ingress-attributes', {
    branch: wire_resource/* text */.Qq,
    'clone-url': wire_resource/* text */.Qq,
    'commit-message': wire_resource/* text */.Qq,
    'commit-sha': wire_resource/* text */.Qq,
    'commit-url': wire_resource/* text */.Qq,
    'compare-url': wire_resource/* text */.Qq,
    identifier: wire_resource/* text */.Qq,
    'is-pull-request': wire_resource/* flag */.Jt,
    'on-default-branch': wire_resource/* flag */.Jt,
    'pull-request-number': wire_resource/* countSchema */.vK,
    'pull-request-url': wire_resource/* text */.Qq,
    'pull-request-title': wire_resource/* text */.Qq,
    'pull-request-body': wire_resource/* text */.Qq,
    tag: wire_resource/* text */.Qq,
    'sender-username': wire_resource/* text */.Qq,
    'sender-avatar-url': wire_resource/* text */.Qq,
    'sender-html-url': wire_resource/* text */.Qq,
});
//# sourceMappingURL=configuration-version.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/configuration-versions.js











function createConfigurationVersions(api) {
    const uploaded = `${READ_RUNS}, and a version in the state uploaded`;
    return {
        /** GET /workspaces/:id/configuration-versions. Errors: `not-found` (needs read runs). */
        list: (workspaceId) => listResources(api, (0,http_route/* GET */.fG) `/workspaces/${workspaceId}/configuration-versions`, configurationVersionSchema, readPurpose('list the configuration versions')),
        /**
         * GET /configuration-versions/:id, with what is included resolved. Errors: `not-found`, also for a
         * version whose backing data is deleted.
         */
        show: showVersion.bind(undefined, api),
        /**
         * GET /configuration-versions/:id/ingress-attributes. Errors: `not-found`, also for versions that
         * did not come from version control.
         */
        ingressAttributes: (id) => api.ask((0,http_route/* GET */.fG) `/configuration-versions/${id}/ingress-attributes`, {
            what: 'read the commit information of the configuration version',
            needs: `${READ_RUNS}, and a version that came from version control`,
            read: readerOfOne(ingressAttributesSchema),
        }),
        /**
         * GET /configuration-versions/:id/download, the .tar.gz written to `file` whole or not at all.
         * Errors: `not-found` (also unless uploaded), `local`.
         */
        download: (id, file) => download(api, (0,http_route/* GET */.fG) `/configuration-versions/${id}/download`, file, {
            what: 'download the configuration version',
            needs: uploaded,
        }),
        /** GET /runs/:id/configuration-version/download; as `download`. */
        downloadForRun: (runId, file) => download(api, (0,http_route/* GET */.fG) `/runs/${runId}/configuration-version/download`, file, {
            what: "download the run's configuration version",
            needs: uploaded,
        }),
        /**
         * POST /workspaces/:id/configuration-versions. The answer, status `pending`, is the only one
         * with the secret `upload-url`. Errors: `not-found` (needs queue plans), `unprocessable`,
         * `invalid` for a token that is an organization's. After a lost answer another version is
         * created, because a version without an upload has no effect.
         */
        async create(workspaceId, attributes = {}) {
            const isOfOrganization = api.shared.tokenKind === 'organization';
            const version = await api.ask((0,http_route/* POST */.LO) `/workspaces/${workspaceId}/configuration-versions`, {
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
                    // A version without an upload has no effect, so another one may be created. The look-up
                    // only checks that the service answers.
                    async look(api) {
                        const what = 'read the workspace';
                        await api.ask((0,http_route/* GET */.fG) `/workspaces/${workspaceId}`, { what, read: () => { } });
                        return undefined;
                    },
                },
                read: readCreated,
            });
            api.shared.keepSecret(version.attributes['upload-url'], version.id);
            return version;
        },
        /**
         * PUT upload-url. Sends the archive and returns once the service took it; after an ambiguous
         * failure asks the version's state instead of sending blindly again. Errors: `upload-refused` when
         * only a new version helps, `too-large`, `unprocessable`, `network`.
         */
        upload: upload.bind(undefined, api),
        /**
         * POST /configuration-versions/:id/actions/archive; done in the background (202). Errors:
         * `conflict` (in use, current, or from version control), `not-found`.
         */
        archive: (id) => changeVersion(api, id, 'archive'),
        /**
         * POST /configuration-versions/:id/actions/soft_delete_backing_data (self-managed only).
         * `deleteOlderThanDays` (whole days) is sent only when given. Errors: `bad-request` when the state
         * does not allow it, `not-found`.
         */
        softDeleteBackingData: (id, { deleteOlderThanDays } = {}) => changeVersion(api, id, 'soft_delete_backing_data', deleteOlderThanDays),
        /**
         * POST /configuration-versions/:id/actions/restore_backing_data (self-managed only). Errors as for
         * `softDeleteBackingData`.
         */
        restoreBackingData: (id) => changeVersion(api, id, 'restore_backing_data'),
        /**
         * POST /configuration-versions/:id/actions/permanently_delete_backing_data (self-managed only).
         * Errors as for `softDeleteBackingData`.
         */
        permanentlyDeleteBackingData: (id) => changeVersion(api, id, 'permanently_delete_backing_data'),
    };
}
/** A version, with the run and the commit information that were asked for if it has them. */
async function showVersion(api, id, { include = [] } = {}) {
    return api.ask((0,http_route/* GET */.fG) `/configuration-versions/${id}`, {
        ...readPurpose('read the configuration version'),
        include: { resource: 'configuration-versions', names: include },
        read(document) {
            const version = readOne(document, configurationVersionSchema, id);
            // The version need not name its run: an included run may name the version.
            const namingVersion = includedOfType(document, 'runs').find((run) => (0,wire_resource/* relatedId */.Dl)(run, 'configuration-version') === version.id);
            const identifier = namingVersion ?? (0,wire_resource/* related */._2)(version, 'run').named?.[0];
            const run = identifier && findIncluded(document, identifier, runSchema);
            const name = 'ingress-attributes';
            const ingressAttributes = includedOne(document, version, name, ingressAttributesSchema);
            return { version, run, ingressAttributes };
        },
    });
}
const NOT_FOR_ORGANIZATIONS = 'Organization tokens cannot create configuration versions: use a team or user token.';
/** The version that the next upload goes to: only its link says which one that is. */
function readCreated(document) {
    const version = readOne(document, configurationVersionSchema);
    const self = version.links['self'];
    if (typeof self === 'string' && !self.endsWith(`/${version.id}`)) {
        throw new Unreadable(`names two configuration versions, ${(0,service_error/* boundedLine */.Ux)(version.id, 80)} first`);
    }
    return version;
}
/** The slowest upload that is still waited for. */
const SLOWEST_BYTES_PER_MS = 64;
/** How often the state of a version is read after an upload that may have arrived, and the pause between two looks. */
const LOOKS = 5;
const LOOK_EVERY_MS = 1000;
/** What errors show instead of the URL: its path alone is already the secret. */
const SHOWN_PATH = '(upload URL)';
const REFUSED = 'upload-refused';
/** Sends the archive to a secret URL, and repeats that only while the version still waits for it. */
async function upload(api, version, { largest = [], ...archive }) {
    const { bytes } = archive;
    const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
    const purpose = {
        what: `upload the archive to ${version.id}`,
        codes: { 403: REFUSED, 404: REFUSED, 410: REFUSED },
        likelyCause: `The archive (${size}) may be larger than the service takes: keep what the plan does not need out of it with .terraformignore.${largest.length === 0 ? '' : ` Its largest files: ${largest.map((file) => (0,service_error/* boundedLine */.Ux)(file, 120)).join(', ')}.`}`,
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
                // After an attempt with an unknown outcome, a refusal may arrive while the service still
                // processes that attempt: so the state is read a few times. Without an answer, one look is enough: the upload is
                // sent again after it.
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
    await api.send((0,http_route/* POST */.LO) `/configuration-versions/${id}/actions/${action}`, {
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
                    if (!(error instanceof service_error/* ServiceError */._7) || error.code !== 'not-found')
                        throw error;
                    // Reads fail by design once the data is deleted. For a version that never existed, the
                    // action would have answered 404, not "this state does not allow it".
                    const refused = failure.status === 400 || failure.status === 409;
                    return doneIf(targetStatus.startsWith('backing_data') && refused);
                }
            },
        },
    });
}
//# sourceMappingURL=configuration-versions.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/policies.js
/**
 * What judges a run: policy checks, which are the oldest policy system; task stages with their run tasks and policy
 * evaluations, which replace the checks; and Terraform policy, the third system.
 */


const policyCheckSchema = (0,wire_resource/* resourceSchema */.C5)('policy-checks', {
    status: dist/* string */.YjP(),
    scope: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    /** Null until the check has run. `sentinel` and `engine` are one field under two names. */
    result: (0,wire_resource/* optionalObject */.u9)({
        result: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* boolean */.zMY()),
        passed: wire_resource/* countSchema */.vK,
        'total-failed': wire_resource/* countSchema */.vK,
        'hard-failed': wire_resource/* countSchema */.vK,
        'soft-failed': wire_resource/* countSchema */.vK,
        'advisory-failed': wire_resource/* countSchema */.vK,
        'duration-ms': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* number */.aig()),
        sentinel: dist/* optional */.lqM(dist/* unknown */.L5J()),
        engine: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }),
    'status-timestamps': wire_resource/* timestamps */.AP,
    actions: (0,wire_resource/* optionalObject */.u9)({ 'is-overridable': wire_resource/* flag */.Jt }),
    permissions: (0,wire_resource/* optionalObject */.u9)({ 'can-override': wire_resource/* flag */.Jt }),
});
const taskStageSchema = (0,wire_resource/* resourceSchema */.C5)('task-stages', {
    status: dist/* string */.YjP(),
    stage: dist/* string */.YjP(),
    'status-timestamps': wire_resource/* timestamps */.AP,
    actions: (0,wire_resource/* optionalObject */.u9)({ 'is-overridable': wire_resource/* flag */.Jt }),
    permissions: (0,wire_resource/* optionalObject */.u9)({
        'can-override': wire_resource/* flag */.Jt,
        'can-override-policy': wire_resource/* flag */.Jt,
        'can-override-tasks': wire_resource/* flag */.Jt,
    }),
});
const taskResultSchema = (0,wire_resource/* resourceSchema */.C5)('task-results', {
    status: dist/* string */.YjP(),
    message: wire_resource/* text */.Qq,
    url: wire_resource/* text */.Qq,
    'task-name': wire_resource/* text */.Qq,
    stage: wire_resource/* text */.Qq,
    /** `advisory` or `mandatory`. */
    'workspace-task-enforcement-level': wire_resource/* text */.Qq,
    'task-result-outcomes-count': wire_resource/* countSchema */.vK,
    'status-timestamps': wire_resource/* timestamps */.AP,
});
/** One thing that a run task found. https://developer.hashicorp.com/terraform/cloud-docs/api-docs/run-tasks/run-tasks-integration */
const taskOutcomeSchema = (0,wire_resource/* resourceSchema */.C5)('task-result-outcomes', {
    'outcome-id': wire_resource/* text */.Qq,
    /** One line, which is its title. */
    description: wire_resource/* text */.Qq,
    /** In Markdown. Not every service sends it in lists. */
    body: wire_resource/* text */.Qq,
    url: wire_resource/* text */.Qq,
    /** `Status` and `Severity`, each with labels. */
    tags: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* record */.g1P(dist/* string */.YjP(), dist/* array */.YOg(dist/* looseObject */._H3({ label: wire_resource/* text */.Qq })))),
});
/** Some clients and servers write these keys with an underscore: both are kept, and readers accept either. */
const resultCount = (0,wire_resource/* optionalObject */.u9)({
    'advisory-failed': wire_resource/* countSchema */.vK,
    'mandatory-failed': wire_resource/* countSchema */.vK,
    passed: wire_resource/* countSchema */.vK,
    errored: wire_resource/* countSchema */.vK,
});
const policyEvaluationSchema = (0,wire_resource/* resourceSchema */.C5)('policy-evaluations', {
    status: dist/* string */.YjP(),
    'policy-kind': wire_resource/* text */.Qq,
    'policy-tool-version': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'result-count': resultCount,
    'status-timestamps': wire_resource/* timestamps */.AP,
});
/** Inner keys are snake_case on the wire. `output` is what the policy returned, of any kind. */
const outcomeSchema = dist/* looseObject */._H3({
    status: dist/* string */.YjP(),
    policy_name: wire_resource/* text */.Qq,
    enforcement_level: wire_resource/* text */.Qq,
    query: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    description: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    output: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const policySetOutcomeSchema = (0,wire_resource/* resourceSchema */.C5)('policy-set-outcomes', {
    outcomes: dist/* nullish */.cl6(dist/* array */.YOg(outcomeSchema)),
    /** The whole policy set could not be evaluated. */
    error: wire_resource/* text */.Qq,
    warnings: dist/* nullish */.cl6(dist/* array */.YOg(dist/* unknown */.L5J())),
    overridable: wire_resource/* flag */.Jt,
    'policy-set-name': wire_resource/* text */.Qq,
    'policy-set-description': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'policy-tool-version': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    'result-count': resultCount,
});
const tfPolicyEvaluationSchema = (0,wire_resource/* resourceSchema */.C5)('tf-policy-evaluations', {
    status: dist/* string */.YjP(),
    'stage-type': wire_resource/* text */.Qq,
    'result-count': (0,wire_resource/* optionalObject */.u9)({
        'advisory-failed': wire_resource/* countSchema */.vK,
        'mandatory-failed': wire_resource/* countSchema */.vK,
        'mandatory-overridable-failed': wire_resource/* countSchema */.vK,
        passed: wire_resource/* countSchema */.vK,
        errored: wire_resource/* countSchema */.vK,
        unknown: wire_resource/* countSchema */.vK,
    }),
    /** HashiCorp's client writes `details`, and its page `detail`. */
    error: (0,wire_resource/* optionalObject */.u9)({ type: wire_resource/* text */.Qq, summary: wire_resource/* text */.Qq, detail: wire_resource/* text */.Qq, details: wire_resource/* text */.Qq }),
    actions: (0,wire_resource/* optionalObject */.u9)({ 'is-overridable': wire_resource/* flag */.Jt }),
    permissions: (0,wire_resource/* optionalObject */.u9)({ 'can-override': wire_resource/* flag */.Jt }),
    'status-timestamps': wire_resource/* timestamps */.AP,
});
const diagnosticResourceSchema = dist/* looseObject */._H3({
    resource_name: wire_resource/* text */.Qq,
    error_message: wire_resource/* text */.Qq,
    info_message: wire_resource/* text */.Qq,
    file_name: wire_resource/* text */.Qq,
    code: wire_resource/* text */.Qq,
    start_line: wire_resource/* countSchema */.vK,
});
const tfPolicyOutcomeSchema = dist/* looseObject */._H3({
    policy_name: wire_resource/* text */.Qq,
    file_name: wire_resource/* text */.Qq,
    enforcement_level: wire_resource/* text */.Qq,
    status: dist/* string */.YjP(),
    diagnostics: dist/* nullish */.cl6(dist/* array */.YOg(dist/* looseObject */._H3({
        summary: wire_resource/* text */.Qq,
        code: wire_resource/* text */.Qq,
        context: wire_resource/* text */.Qq,
        start_line: wire_resource/* countSchema */.vK,
        error_message: wire_resource/* text */.Qq,
        resources: dist/* nullish */.cl6(dist/* array */.YOg(diagnosticResourceSchema)),
    }))),
});
const tfPolicySetOutcomeSchema = (0,wire_resource/* resourceSchema */.C5)('tf-policy-set-outcomes', {
    outcomes: dist/* nullish */.cl6(dist/* array */.YOg(tfPolicyOutcomeSchema)),
    'policy-set-name': wire_resource/* text */.Qq,
    error: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
//# sourceMappingURL=policies.js.map
;// CONCATENATED MODULE: ./build/src/client/wire/workspace.js
/** The parts of a workspace that the gate reads. */


const workspaceSchema = (0,wire_resource/* resourceSchema */.C5)('workspaces', {
    name: dist/* string */.YjP(),
    locked: wire_resource/* flag */.Jt,
    'execution-mode': wire_resource/* text */.Qq,
    'working-directory': wire_resource/* text */.Qq,
    'auto-apply': wire_resource/* flag */.Jt,
    'speculative-enabled': wire_resource/* flag */.Jt,
    'terraform-version': wire_resource/* text */.Qq,
    'tag-names': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* array */.YOg(dist/* string */.YjP())),
    'trigger-patterns': dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
    'trigger-prefixes': dist/* nullish */.cl6(dist/* array */.YOg(dist/* string */.YjP())),
    /** Whether a push starts a run only if it changes the directory, the patterns or the prefixes. */
    'file-triggers-enabled': wire_resource/* flag */.Jt,
    'vcs-repo': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* looseObject */._H3({
        /** `acme/infra` */
        identifier: wire_resource/* text */.Qq,
        /** '' means the default branch. */
        branch: wire_resource/* text */.Qq,
        'repository-http-url': wire_resource/* text */.Qq,
        /** Whether the service clones submodules as well (Workspaces API, `vcs-repo`). */
        'ingress-submodules': wire_resource/* flag */.Jt,
    })),
    permissions: wire_resource/* flags */.Mv,
});
//# sourceMappingURL=workspace.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/policy-checks.js








function createPolicyChecks(api) {
    return {
        /**
         * GET /runs/:id/policy-checks, all at once unless a page is asked for. A service without policy
         * checks (404 for a run that can be read and names none) is an empty list. Errors: `not-found`
         * (needs read runs).
         */
        list: (runId) => listResources(api, (0,http_route/* GET */.fG) `/runs/${runId}/policy-checks`, policyCheckSchema, listRequest(api, runId)),
        /** The same, with what is included resolved. */
        listWithRelated: (runId, { include = [] } = {}) => listPages(api, (0,http_route/* GET */.fG) `/runs/${runId}/policy-checks`, {
            ...listRequest(api, runId),
            include: { resource: 'policy-checks', names: include },
            idOf: ({ check }) => check.id,
            read: (document) => readMany(document, policyCheckSchema).map((check) => withRelated(document, check)),
        }),
        /** GET /policy-checks/:id, with what is included resolved. Errors: `not-found`. */
        show: showPolicyCheck.bind(undefined, api),
        /**
         * POST /policy-checks/:id/actions/override: the check, status `overridden`. Errors: `conflict` (not
         * overridable), `not-found` and `forbidden` (needs manage policy overrides).
         */
        override: (id, { comment } = {}) => sendOverride(api, policyCheckSchema, id, {
            called: 'the policy check',
            onConflict: 'Only a check that failed softly and was not overridden yet can be overridden.',
            comment,
        }),
        /** GET /policy-checks/:id/output (a check's link `output`): the log; undefined while there is none. */
        output: (id) => readLog(api, (0,http_route/* GET */.fG) `/policy-checks/${id}/output`, readPurpose('read the output of the policy check')),
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
    return api.ask((0,http_route/* GET */.fG) `/policy-checks/${id}`, {
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
//# sourceMappingURL=policy-checks.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/policy-evaluations.js




function createPolicyEvaluations(api) {
    return {
        /** GET /policy-evaluations/:id. Errors: `not-found`. */
        show: (id) => showPolicyEvaluation(api, id),
        /** GET /policy-evaluations/:id/policy-set-outcomes, all pages. Errors: `not-found`. */
        outcomes: (id) => listResources(api, (0,http_route/* GET */.fG) `/policy-evaluations/${id}/policy-set-outcomes`, policySetOutcomeSchema, readPurpose('list the outcomes of the policy evaluation')),
    };
}
async function showPolicyEvaluation(api, id) {
    return readResource(api, policyEvaluationSchema, id, readPurpose('read the policy evaluation'));
}
function createTfPolicyEvaluations(api) {
    return {
        /**
         * GET /runs/:id/tf-policy-evaluations. An absent system (404 or 400 for a run that can be read and
         * names none) is an empty list.
         */
        list: (runId) => listResources(api, (0,http_route/* GET */.fG) `/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
            ...readPurpose('list the Terraform policy evaluations of the run'),
            absent: (refusal) => absenceIn(api, runId, 'tf-policy-evaluations', refusal),
        }),
        /** GET /tf-policy-evaluations/:id/tf-policy-set-outcomes, all pages. Errors: `not-found`. */
        outcomes: (id) => listResources(api, (0,http_route/* GET */.fG) `/tf-policy-evaluations/${id}/tf-policy-set-outcomes`, tfPolicySetOutcomeSchema, readPurpose('list the outcomes of the Terraform policy evaluation')),
        /** POST /tf-policy-evaluations/:id/actions/override. Errors: `conflict`, `not-found`. */
        override: (id, { comment } = {}) => sendOverride(api, tfPolicyEvaluationSchema, id, {
            called: 'the Terraform policy evaluation',
            onConflict: 'Only an evaluation that waits for an override can be overridden.',
            comment,
        }),
    };
}
//# sourceMappingURL=policy-evaluations.js.map
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
;// CONCATENATED MODULE: ./build/src/client/resources/runs.js















function createRuns(api) {
    return {
        /**
         * POST /runs. The configuration version is the run's natural key: when an answer is lost, the run
         * that happened is looked up by it and adopted, so that there is never a second one. A version
         * that is still being processed is waited for. Errors: `not-found` (needs queue plans),
         * `unprocessable` (with the service's message when the version itself failed), `timeout`.
         */
        create: createRun.bind(undefined, api),
        /** GET /runs/:id. An include that an old service refuses is left out and not asked for again. */
        show: showRun.bind(undefined, api),
        /** GET /workspaces/:id/runs (30 requests per minute), newest first. Plan-only runs are asked for. */
        list: listRuns.bind(undefined, api),
        /** GET /organizations/:organization/runs (30 requests per minute): what has not ended, with `search` in its message. */
        listMoving: (organization, mode, search) => listRunsOfMode(api, organization, mode, { search, statusGroup: 'non_final' }),
        /** GET /organizations/:organization/runs (30 requests per minute): newest first, with `search` in its message. */
        listPlanned: (organization, mode, search) => listRunsOfMode(api, organization, mode, { search }),
        /**
         * The run that uses this configuration version, if there is one: from the version itself
         * (`include=run`), else from the newest hundred runs of the workspace.
         */
        findByConfigurationVersion: findRunOfVersion.bind(undefined, api),
        /** POST /runs/:id/actions/cancel; a run already over is success. Errors: `conflict`, `not-found`. */
        cancel: (id, comment) => stopRun(api, id, 'cancel', comment),
        /** POST /runs/:id/actions/discard; a run already over is success. Errors as for `cancel`. */
        discard: (id, comment) => stopRun(api, id, 'discard', comment),
        /** GET /runs/:id/run-events with their accounts and comments; empty if the service has none. */
        events: listEvents.bind(undefined, api),
        /** GET /runs/:id/comments, all of them. Errors: `not-found` and `forbidden` where this token may not read them. A body may be left out. */
        comments: async (id) => {
            const listing = listResources(api, (0,http_route/* GET */.fG) `/runs/${id}/comments`, commentSchema, {
                ...readPurpose('read the comments on the run'),
                answersAtOnce: true,
            });
            return (await listing.all()).map(({ attributes }) => attributes.body ?? undefined);
        },
        /** POST /runs/:id/comments. After a lost answer the comment may be there twice. Errors as for `comments`. */
        comment: (id, body) => api.send((0,http_route/* POST */.LO) `/runs/${id}/comments`, {
            what: 'comment on the run',
            needs: 'a token that may comment on runs',
            body: documentOf('comments', { body }),
        }),
        /** GET /plans/:id */
        plan: async (id) => keepLogSecret(api, await readResource(api, planSchema, id, readPurpose('read the plan'))),
        /** The log of a plan or an apply as text, from its secret URL; at most `maxBytes` of its end. */
        planLog: (plan, maxBytes) => readPlanLog(api, plan.attributes['log-read-url'], maxBytes),
        /** The log of a plan from its beginning, at most 256 MB, while it arrives; nothing if there is none. */
        streamPlanLog: (plan, open) => streamPlanLog(api, plan.attributes['log-read-url'], open),
        /** GET /plans/:id/json-output-redacted, at most 64 MB; empty if the service has none. Errors: `not-found`. */
        planJson: (id) => readPlanText(api, (0,http_route/* GET */.fG) `/plans/${id}/json-output-redacted`, readPurpose('read what the plan changes')),
        /** GET /plans/:id/json-output, which has every value of the plan; otherwise as `planJson`. */
        wholePlanJson: (id) => readPlanText(api, (0,http_route/* GET */.fG) `/plans/${id}/json-output`, {
            what: 'read the whole plan',
            needs: 'a token that may read the values of plans (`full-plan`)',
        }),
        /**
         * POST /runs/:id/actions/apply. An answer that was lost is looked up in the run before it is asked
         * for again. Errors: `conflict` when the run is not one that waits for it, `not-found`.
         */
        apply: (id, comment) => api.send((0,http_route/* POST */.LO) `/runs/${id}/actions/apply`, {
            what: 'apply the run',
            needs: APPLY_RUNS,
            onConflict: 'Only a run that waits for its confirmation can be applied: read it again.',
            body: commentBody(comment),
            recovery: {
                settles: [409],
                // Whether its apply has begun.
                look: async (api) => doneIf((0,model_status/* runKind */.Il)('provisional', await statusOf(api, id)) === 'foreign'),
            },
        }),
        /** GET /applies/:id */
        showApply: async (id) => keepLogSecret(api, await readResource(api, applySchema, id, readPurpose('read the apply'))),
    };
}
async function showRun(api, id, { include = [] } = {}) {
    const { related, missingStages } = await api.ask((0,http_route/* GET */.fG) `/runs/${id}`, {
        ...readPurpose('read the run'),
        include: { resource: 'runs', names: include },
        read(document, included) {
            return readRelated(api, document, { id, hasStages: included.includes('task_stages') });
        },
    });
    // A stage that is named but was not sent could be the one that failed.
    for (const stageId of missingStages) {
        const purpose = readPurpose('read the task stage');
        related.taskStages?.push(await readResource(api, taskStageSchema, stageId, purpose));
    }
    return related;
}
/** The run of an answer with what it includes. `hasStages`: whether its stages were requested; `missingStages`: their ids. */
function readRelated(api, document, { id, hasStages }) {
    const run = readOne(document, runSchema, id);
    for (const [type, name] of Object.entries(NAMED_BY)) {
        const ids = new Set((0,wire_resource/* related */._2)(run, name).named?.map((identifier) => identifier.id));
        const unnamed = includedOfType(document, type).find((resource) => !ids.has(resource.id));
        if (unnamed === undefined)
            continue;
        // The answer includes something that the run says it does not have: one of the two is wrong.
        throw new Unreadable(`includes ${(0,service_error/* boundedLine */.Ux)(unnamed.id, 80)}, which is not what the run names`);
    }
    const named = hasStages ? (0,wire_resource/* related */._2)(run, 'task-stages').named : undefined;
    const stages = named?.map((identifier) => findIncluded(document, identifier, taskStageSchema));
    const included = (name, schema) => includedOne(document, run, name, schema);
    const evaluations = (0,wire_resource/* related */._2)(run, 'tf-policy-evaluations').named?.flatMap((identifier) => findIncluded(document, identifier, tfPolicyEvaluationSchema) ?? []);
    return {
        related: {
            run,
            plan: keepLogSecret(api, included('plan', planSchema)),
            costEstimate: included('cost-estimate', costEstimateSchema),
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
/** What can be included with a run, and the relationship by which the run names it. */
const NAMED_BY = {
    plans: 'plan',
    workspaces: 'workspace',
    'task-stages': 'task-stages',
    'tf-policy-evaluations': 'tf-policy-evaluations',
};
/** Conceals the URL of the log from now on. */
function keepLogSecret(api, plan) {
    api.shared.keepSecret(plan?.attributes['log-read-url']);
    return plan;
}
/** The events of a run, with the account that caused each and the comment that came with it. */
async function listEvents(api, runId) {
    try {
        return await api.ask((0,http_route/* GET */.fG) `/runs/${runId}/run-events`, {
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
        if (error instanceof service_error/* ServiceError */._7 && error.code === 'not-found')
            return [];
        throw error;
    }
}
const ON_CONFLICT = {
    cancel: 'Only a run that waits, plans or applies can be canceled: discard it instead if it waits for a person.',
    discard: 'Only a run that waits for a person can be discarded: cancel it instead while it plans.',
};
/** Ends a run. If it was over already, that is no error: it does not matter who ended it. */
async function stopRun(api, id, action, comment) {
    try {
        await api.send((0,http_route/* POST */.LO) `/runs/${id}/actions/${action}`, {
            what: `${action} the run`,
            needs: APPLY_RUNS,
            onConflict: ON_CONFLICT[action],
            body: commentBody(comment),
            recovery: { look: async (api) => doneIf((0,model_status/* isRunOver */.Ck)(await statusOf(api, id))) },
        });
    }
    catch (error) {
        const conflict = error instanceof service_error/* ServiceError */._7 && error.code === 'conflict';
        if (!conflict || !(0,model_status/* isRunOver */.Ck)(await statusOf(api, id)))
            throw error;
    }
}
async function statusOf(api, id) {
    return (await readRun(api, id)).attributes.status;
}
/** Run lists leave out plan-only runs unless every kind is requested. */
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';
/** GET /workspaces/:id/runs. */
function listRuns(api, workspaceId, query = {}) {
    return listResources(api, (0,http_route/* GET */.fG) `/workspaces/${workspaceId}/runs`, runSchema, {
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
/** GET /organizations/:organization/runs: the runs of this mode with this `search` in their message, newest first. */
function listRunsOfMode(api, organization, mode, { search, statusGroup }) {
    return listResources(api, (0,http_route/* GET */.fG) `/organizations/${organization}/runs`, runSchema, {
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
/** The run that uses a configuration version: by the version itself, else by the newest runs of the workspace. */
async function findRunOfVersion(api, workspaceId, versionId) {
    const { version, run } = await showVersion(api, versionId, { include: ['run'] });
    if (run !== undefined)
        return run;
    const runId = (0,wire_resource/* relatedId */.Dl)(version, 'run');
    if (runId !== undefined)
        return readRun(api, runId);
    // Newest first, and this run is minutes old at most: it is on the first page or does not exist.
    const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
    return items.find((candidate) => (0,wire_resource/* relatedId */.Dl)(candidate, 'configuration-version') === versionId);
}
const PURPOSE = { what: 'create a run', needs: QUEUE_PLANS };
const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
const SECOND_LOOK_MS = 2000;
/** A service may say "uploaded" a moment before its run queue accepts the version. */
const MOST_REFUSALS = 3;
/** Creates a run. While the version is still being processed, the service refuses that: then it is tried again. */
async function createRun(api, workspaceId, versionId, attributes = {}) {
    const scoped = api.endingBy(api.ports.clock.now() + CALL_BUDGET_MS);
    for (let refusals = 0;; refusals += 1) {
        try {
            return await postRun(api, workspaceId, versionId, attributes);
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._7) || error.status !== 422)
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
    return api.ask((0,http_route/* POST */.LO) `/runs`, {
        ...PURPOSE,
        class: 'create',
        problems: (0,http_route/* idProblems */.oz)(workspaceId, versionId),
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
                    // The service may still process a request whose connection was cut: only two look-ups
                    // prove absence.
                    await api.wait(SECOND_LOOK_MS, PURPOSE);
                    run = await findRunOfVersion(api, workspaceId, versionId);
                }
                return run && { value: run };
            },
        },
        read(document) {
            const run = readOne(document, runSchema);
            const used = (0,wire_resource/* relatedId */.Dl)(run, 'configuration-version');
            if (used !== undefined && used !== versionId) {
                throw runFailure(`the service answered with ${run.id}, which uses another configuration version (${used}) than the one asked for (${versionId}).`, { code: 'unreadable' });
            }
            return run;
        },
    });
}
/** Waits while a version is processed. @returns whether there was something to wait for @throws for a version that failed */
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
    return new service_error/* ServiceError */._7(`Could not create a run: ${why}`, { ...request, ...facts });
}
//# sourceMappingURL=runs.js.map
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
;// CONCATENATED MODULE: ./build/src/client/resources/task-stages.js









const INCLUDE = { resource: 'task-stages', names: ['policy_evaluations', 'task_results'] };
function createTaskStages(api) {
    return {
        /**
         * GET /runs/:id/task-stages?include=policy_evaluations,task_results, all pages. What a stage names
         * but the answer does not include is read one by one. An absent system (empty, or 404 or 400 for a
         * run that can be read and names no stage) is an empty list. Errors: `not-found`.
         */
        list: (runId) => listPages(api, (0,http_route/* GET */.fG) `/runs/${runId}/task-stages`, {
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
        /** GET /task-results/:id/outcomes: the first page of what a run task found. Errors: `not-found`. */
        outcomes: async (taskResultId) => api.ask((0,http_route/* GET */.fG) `/task-results/${taskResultId}/outcomes`, {
            ...readPurpose('read what the run task found'),
            read: (document) => readMany(document, taskOutcomeSchema),
        }),
        /** GET /task-stages/:id with the same include. Errors: `not-found`. */
        show: async (id) => readMissing(api, await showStage(api, id)),
        /**
         * POST /task-stages/:id/actions/override: the stage as it goes on. Errors: `conflict` (not waiting
         * for an override), `not-found` (needs manage policy overrides).
         */
        override: (id, { comment } = {}) => sendOverride(api, taskStageSchema, id, {
            called: 'the task stage',
            onConflict: 'Only a stage that waits for an override can be overridden.',
            comment,
            // A failed or canceled stage did not get into this state by an override.
            overriddenStatuses: ['running', 'passed'],
        }),
    };
}
async function showStage(api, id) {
    return api.ask((0,http_route/* GET */.fG) `/task-stages/${id}`, {
        ...readPurpose('read the task stage'),
        include: INCLUDE,
        read(document) {
            const stage = readOne(document, taskStageSchema, id);
            return collectParts(document, stage, attachmentsOf(document, [stage]));
        },
    });
}
/** Finds what belongs to a stage among what was included. */
function collectParts(document, stage, attached) {
    const findParts = (type, schema) => {
        const namingStage = (attached.get(stage.id) ?? []).filter((part) => part.type === type);
        const namedByStage = (0,wire_resource/* related */._2)(stage, type).named ?? [];
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
/** The relationship by which each kind names its stage. */
const OWNERS = { 'policy-evaluations': 'policy-attachable', 'task-results': 'task-stage' };
/**
 * The resources that a stage names and those that name the stage, because a service need not send both sides.
 *
 * @throws Unreadable if a resource belongs to no stage, or to two: it cannot be used to judge any
 */
function attachmentsOf(document, stages) {
    const attached = new Map(stages.map(({ id }) => [id, []]));
    for (const [type, relationship] of Object.entries(OWNERS)) {
        /** The stages that name a resource, by the id of the resource. */
        const namingStages = new Map();
        for (const stage of stages) {
            for (const { id } of (0,wire_resource/* related */._2)(stage, type).named ?? [])
                (0,add_to/* addTo */.D)(namingStages, id, stage.id);
        }
        for (const resource of includedOfType(document, type)) {
            const namedStages = ((0,wire_resource/* related */._2)(resource, relationship).named ?? [])
                .filter((identifier) => identifier.type === 'task-stages')
                .map(({ id }) => id);
            const owners = new Set([...namedStages, ...(namingStages.get(resource.id) ?? [])]);
            const [stageId = ''] = owners;
            if (owners.size !== 1 || !attached.has(stageId)) {
                const whose = owners.size > 1 ? 'two task stages' : 'no task stage in it';
                throw new Unreadable(`includes ${(0,service_error/* boundedLine */.Ux)(resource.id, 80)}, which belongs to ${whose}`);
            }
            attached.get(stageId)?.push({ id: resource.id, type });
        }
    }
    return attached;
}
/** A resource that was named and not sent could be the failed one: all of them are read before anything is returned. */
async function readMissing(api, { stage, evaluations, results }) {
    const showResult = (id) => readResource(api, taskResultSchema, id, readPurpose('read the run task result'));
    const missing = evaluations.missing.map((id) => showPolicyEvaluation(api, id));
    const policyEvaluations = evaluations.included.concat(await Promise.all(missing));
    const taskResults = results.included.concat(await Promise.all(results.missing.map(showResult)));
    return { stage, policyEvaluations, taskResults };
}
//# sourceMappingURL=task-stages.js.map
// EXTERNAL MODULE: ./build/src/client/wire/team-workspace.js
var team_workspace = __webpack_require__(99114);
;// CONCATENATED MODULE: ./build/src/client/resources/team-access.js







function createTeamAccess(api) {
    return {
        /** GET /team-workspaces?filter[workspace][id]=…, all at once unless a page is asked for. Errors: `not-found`. */
        list: listTeamAccess.bind(undefined, api),
        /** GET /team-workspaces/:id. Errors: `not-found`. */
        show: (id) => readResource(api, team_workspace/* teamWorkspaceSchema */.o, id, {
            what: 'read the team access',
            needs: 'to see the team and the workspace',
        }),
        /**
         * POST /team-workspaces. Custom-only attributes with a fixed level are `invalid` and nothing is
         * sent. Errors: `not-found` (workspace, team or right), `unprocessable` (also for a team that
         * has access already). After a lost answer the access is looked up and adopted if it is the
         * same.
         */
        add: addAccess.bind(undefined, api),
        /**
         * PATCH /team-workspaces/:id; what is not given keeps its value. Errors: `invalid`, `not-found`,
         * `unprocessable`.
         */
        async update(id, change) {
            const problems = accessProblems(change, change.access);
            if (Object.values(change).every((value) => value === undefined)) {
                problems.push('There is nothing to change: give an access level or an attribute.');
            }
            return api.ask((0,http_route/* PATCH */.D9) `/team-workspaces/${id}`, {
                what: 'change the team access',
                needs: MANAGE_ACCESS,
                problems,
                body: documentOf('team-workspaces', await attributesOf(api, change, problems)),
                read: readerOfOne(team_workspace/* teamWorkspaceSchema */.o),
            });
        },
        /** DELETE /team-workspaces/:id. Errors: `not-found`. */
        remove: (id) => api.send((0,http_route/* DELETE */.SJ) `/team-workspaces/${id}`, {
            what: 'remove the team from the workspace',
            needs: MANAGE_ACCESS,
            recovery: GONE_MEANS_DONE,
        }),
    };
}
function listTeamAccess(api, workspaceId) {
    return listResources(api, (0,http_route/* GET */.fG) `/team-workspaces`, team_workspace/* teamWorkspaceSchema */.o, {
        what: 'list the team access of the workspace',
        needs: 'to see the workspace as a member of the organization',
        query: { 'filter[workspace][id]': workspaceId },
        problems: (0,http_route/* idProblems */.oz)(workspaceId),
        answersAtOnce: true,
    });
}
async function addAccess(api, grant) {
    const { workspaceId, teamId } = grant;
    const problems = [...accessProblems(grant, grant.access), ...(0,http_route/* idProblems */.oz)(workspaceId, teamId)];
    return api.ask((0,http_route/* POST */.LO) `/team-workspaces`, {
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
                const accesses = await listTeamAccess(api, workspaceId).all();
                const same = accesses.find((access) => (0,wire_resource/* relatedId */.Dl)(access, 'team') === teamId && matchesGrant(access, grant));
                return same && { value: same };
            },
        },
        read: readerOfOne(team_workspace/* teamWorkspaceSchema */.o),
    });
}
/**
 * The attributes as they are sent. None if the request has problems: then it is refused, and the service's name for the
 * engine is not looked up before.
 */
async function attributesOf(api, change, problems) {
    if (problems.length > 0)
        return {};
    const sentinel = change['engine-mocks'] !== undefined && (await speaksSentinel(api));
    return writeAccess(change, sentinel ? 'sentinel-mocks' : 'engine-mocks');
}
const NAMES = Object.keys(team_workspace/* CUSTOM_ATTRIBUTES */.ky);
/** What is wrong with a grant or a change, as whole sentences. */
function accessProblems(change, access) {
    const problems = [];
    if (access !== undefined && !team_workspace/* ACCESS_LEVELS */.FF.includes(access)) {
        problems.push(`Access is one of ${team_workspace/* ACCESS_LEVELS */.FF.join(', ')}.`);
    }
    for (const name of NAMES) {
        const value = change[name];
        if (value === undefined)
            continue;
        const allowed = team_workspace/* CUSTOM_ATTRIBUTES */.ky[name];
        if (!allowed.includes(value)) {
            problems.push(`${labelOf(name)} is one of ${allowed.join(', ')}.`);
        }
        else if (access !== undefined && access !== 'custom') {
            problems.push(`${labelOf(name)} follows from the access level '${access}' and cannot be set beside it: ask for the access level 'custom' to set it.`);
        }
    }
    return problems;
}
/** The attributes as they are sent, with the service's own name for the policy engine. */
function writeAccess(change, mocks) {
    const custom = NAMES.map((name) => [name === 'engine-mocks' ? mocks : name, change[name]]);
    return { access: change.access, ...Object.fromEntries(custom) };
}
/** Whether an access is the requested one. */
function matchesGrant(access, grant) {
    const { attributes } = access;
    if (attributes.access !== grant.access)
        return false;
    return NAMES.every((name) => {
        const requested = grant[name];
        if (requested === undefined)
            return true;
        const actual = name === 'engine-mocks' ? (0,team_workspace/* engineMocksOf */.Fh)(access) : attributes[name];
        return actual === requested;
    });
}
function labelOf(name) {
    const words = name.replace('-', ' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/workspaces.js











const MAY_READ = 'the permission to read the workspace';
function createWorkspaces(api) {
    return {
        /** GET /organizations/:organization/workspaces/:name. Errors: `not-found`. */
        showByName: (organization, name) => api.ask((0,http_route/* GET */.fG) `/organizations/${organization}/workspaces/${name}`, {
            what: `look up the workspace "${name}" of "${organization}"`,
            needs: MAY_READ,
            read(document) {
                const workspace = readOne(document, workspaceSchema);
                const named = workspace.attributes.name;
                if (named.toLowerCase() === name.toLowerCase())
                    return workspace;
                throw new Unreadable(`is about the workspace ${(0,service_error/* boundedLine */.Ux)(named, 90)}`);
            },
        }),
        /** GET /workspaces/:id. Errors: `not-found`. */
        show: (id) => readResource(api, workspaceSchema, id, { what: 'read the workspace', needs: MAY_READ }),
        /**
         * GET /organizations/:organization/workspaces, narrowed by tags (all of them, as names or as names with values), by
         * the id of a project (`prj-…`), or by a part of the name.
         */
        list: (organization, query = {}) => listResources(api, (0,http_route/* GET */.fG) `/organizations/${organization}/workspaces`, workspaceSchema, toRequest(organization, query)),
        /** The same as `list`, each with its current run if the service includes it. */
        listWithRuns: (organization, query = {}) => listPages(api, (0,http_route/* GET */.fG) `/organizations/${organization}/workspaces`, {
            ...toRequest(organization, query),
            include: { resource: 'workspaces', names: ['current_run'] },
            idOf: ({ workspace }) => workspace.id,
            read: (document) => readMany(document, workspaceSchema).map((workspace) => ({
                workspace,
                currentRun: includedOne(document, workspace, 'current-run', runSchema),
            })),
        }),
        /**
         * GET /workspaces/:id/current-state-version, and the state that it names in the form of `terraform show -json`. Undefined where
         * the service has no such form, also while it still makes it. Errors: `not-found` and `forbidden` where this token may not read
         * states. Source: https://developer.hashicorp.com/terraform/cloud-docs/api-docs/state-versions.
         */
        currentState: (id) => readCurrentState(api, id),
        /** GET /workspaces/:id/vars: no answer has the value of a sensitive one. Errors: `not-found`. */
        variables: (id) => listResources(api, (0,http_route/* GET */.fG) `/workspaces/${id}/vars`, variableSchema, {
            what: 'read the variables of the workspace',
            needs: 'the permission to read its variables',
            answersAtOnce: true,
        }),
        /** GET /workspaces/:id/varsets: the variable sets that apply to it, those of its project and global ones included. Errors: `not-found`. */
        variableSets: (id) => listResources(api, (0,http_route/* GET */.fG) `/workspaces/${id}/varsets`, variableSetSchema, {
            what: 'list the variable sets of the workspace',
            needs: 'the permission to read its variables',
        }),
        /** GET /varsets/:id/relationships/vars: no answer has the value of a sensitive one. Errors: `not-found`. */
        variablesOfSet: (id) => listResources(api, (0,http_route/* GET */.fG) `/varsets/${id}/relationships/vars`, variableSchema, {
            what: 'read the variables of a variable set',
            needs: 'the permission to read variables',
        }),
        /** GET /workspaces/:id/tasks: the run tasks of the workspace. Errors: `not-found`. */
        runTasks: (id) => listResources(api, (0,http_route/* GET */.fG) `/workspaces/${id}/tasks`, runTaskSchema, {
            what: 'read the run tasks of the workspace',
            needs: MAY_READ,
        }),
        /**
         * GET /projects/:id/tasks: the run tasks of all workspaces of a project. Errors: `not-found` where the service has no such
         * list.
         */
        runTasksOfProject: (id) => listResources(api, (0,http_route/* GET */.fG) `/projects/${id}/tasks`, projectTaskSchema, {
            what: 'read the run tasks of the project',
            needs: MAY_READ,
        }),
        /** GET /organizations/:organization/tasks: its run tasks, each with the stages at which it runs for all workspaces. Errors: `not-found`. */
        runTasksOfOrganization: (organization) => listResources(api, (0,http_route/* GET */.fG) `/organizations/${organization}/tasks`, taskSchema, {
            what: `list the run tasks of "${organization}"`,
            needs: 'to see the run tasks of the organization',
        }),
        /**
         * GET /workspaces/:id/effective-tag-bindings: its tags with their values, those of its project included, as
         * `["key","value"]`. Errors: `not-found`.
         */
        effectiveTags: (id) => listPages(api, (0,http_route/* GET */.fG) `/workspaces/${id}/effective-tag-bindings`, {
            what: 'read the tags of the workspace',
            needs: MAY_READ,
            idOf: (tag) => tag,
            read: (document) => readMany(document, tagBindingSchema).map(({ attributes: { key, value } }) => JSON.stringify([key, value ?? ''])),
        }),
        /** GET /organizations/:organization/policy-sets. Errors: `not-found` (needs manage or read policies). */
        policySets: (organization) => listResources(api, (0,http_route/* GET */.fG) `/organizations/${organization}/policy-sets`, policySetSchema, {
            what: `list the policy sets of "${organization}"`,
            needs: 'the permission to read policies',
        }),
        /**
         * The names of the teams that may override what failed in all of these workspaces, as far as this token may list them. A
         * team may do so everywhere (GET /organizations/:organization/teams, the first hundred), or where it was delegated: by its
         * access to the workspace or to the project (GET /team-workspaces, GET /team-projects). Errors: `not-found`.
         */
        async overriders(organization, workspaceIds) {
            const teams = await api.ask((0,http_route/* GET */.fG) `/organizations/${organization}/teams`, {
                what: `list the teams of "${organization}"`,
                needs: 'to see the teams of the organization',
                query: { 'page[size]': '100' },
                read: (document) => readMany(document, teamSchema),
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
const READ_STATE = {
    what: 'read the state of the workspace',
    needs: 'the permission to read state versions',
};
async function readCurrentState(api, id) {
    const version = await api.ask((0,http_route/* GET */.fG) `/workspaces/${id}/current-state-version`, {
        ...READ_STATE,
        read: (document) => readOne(document, stateVersionSchema),
    });
    const url = version.attributes['hosted-json-state-download-url'] ?? '';
    if (url === '')
        return { version, text: undefined };
    const text = await readStateText(api, url, READ_STATE);
    return { version, text: text === '' ? undefined : text };
}
const stateVersionSchema = (0,wire_resource/* resourceSchema */.C5)('state-versions', {
    'hosted-json-state-download-url': wire_resource/* text */.Qq,
});
const variableSchema = (0,wire_resource/* resourceSchema */.C5)('vars', {
    key: dist/* string */.YjP(),
    value: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
    category: (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* string */.YjP()),
});
const teamSchema = (0,wire_resource/* resourceSchema */.C5)('teams', {
    name: dist/* string */.YjP(),
    'organization-access': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* looseObject */._H3({ 'manage-policy-overrides': wire_resource/* flag */.Jt, 'delegate-policy-overrides': wire_resource/* flag */.Jt })),
});
/** What a team may do in all workspaces of a project. */
const teamProjectSchema = (0,wire_resource/* resourceSchema */.C5)('team-projects', {
    'workspace-access': (0,wire_resource/* ignoredIfInvalid */.B_)(dist/* looseObject */._H3({ 'policy-overrides': wire_resource/* flag */.Jt })),
});
const variableSetSchema = (0,wire_resource/* resourceSchema */.C5)('varsets', {});
const runTaskSchema = (0,wire_resource/* resourceSchema */.C5)('workspace-tasks', {});
const projectTaskSchema = (0,wire_resource/* resourceSchema */.C5)('project-tasks', {});
const taskSchema = (0,wire_resource/* resourceSchema */.C5)('tasks', {});
/** An effective tag has no id of its own. */
const tagBindingSchema = dist/* looseObject */._H3({
    attributes: dist/* looseObject */._H3({ key: dist/* string */.YjP(), value: wire_resource/* text */.Qq }),
});
const policySetSchema = (0,wire_resource/* resourceSchema */.C5)('policy-sets', { name: dist/* string */.YjP() });
function toRequest(organization, { tags = [], project, search }) {
    // Terraform asks for the names of tags with values in both ways, for services that know one of them.
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
        problems: project === undefined ? [] : (0,http_route/* idProblems */.oz)(project),
    };
}
/** In how many workspaces delegated rights are asked for, before the right alone is named. */
const MOST_ASKED = 5;
/** The ids of the teams to which overrides were delegated in a workspace; none where this token may not list them. */
async function teamsWithOverrides(api, workspaceId) {
    const ofWorkspace = listTeamAccess(api, workspaceId)
        .all()
        .then((all) => all.filter(({ attributes }) => attributes['policy-overrides'] === true));
    const ofProject = readResource(api, workspaceSchema, workspaceId, {
        what: 'read the workspace',
        needs: MAY_READ,
    }).then(async (workspace) => {
        const projectId = (0,wire_resource/* relatedId */.Dl)(workspace, 'project');
        if (projectId === undefined)
            return [];
        const listing = listResources(api, (0,http_route/* GET */.fG) `/team-projects`, teamProjectSchema, {
            what: 'list the team access of the project',
            needs: 'to see the project as a member of the organization',
            query: { 'filter[project][id]': projectId },
            answersAtOnce: true,
        });
        return (await listing.all()).filter(({ attributes }) => attributes['workspace-access']?.['policy-overrides'] === true);
    });
    const lists = [ofWorkspace, ofProject].map((list) => list.catch((error) => {
        // A secret team is answered as one that is not there.
        if ((0,service_error/* isUnseen */.NM)(error))
            return [];
        throw error;
    }));
    const grants = (await Promise.all(lists)).flat();
    return new Set(grants.flatMap((grant) => (0,wire_resource/* relatedId */.Dl)(grant, 'team') ?? []));
}
//# sourceMappingURL=workspaces.js.map
;// CONCATENATED MODULE: ./build/src/client/resources/names.js







/** Finds ids by names: undefined when this token can see nothing of that name. */
function createNames(api) {
    const findByName = (type) => async (organization, name) => {
        const route = (0,http_route/* GET */.fG) `/organizations/${organization}/${type}`;
        const listing = listResources(api, route, (0,wire_resource/* resourceSchema */.C5)(type, { name: dist/* string */.YjP() }), {
            what: `find "${name}" among the ${type.replace('-', ' ')} of "${organization}"`,
            needs: 'the permission to read it',
            query: type === 'agent-pools' ? { q: name } : { 'filter[names]': name },
        });
        // A service that does not support the filter lists all of them.
        for await (const { id, attributes } of listing)
            if (attributes.name === name)
                return id;
        return undefined;
    };
    return {
        /** GET /organizations/:organization/projects. */
        project: findByName('projects'),
        /** GET /organizations/:organization/teams. */
        team: findByName('teams'),
        /** GET /organizations/:organization/agent-pools. */
        agentPool: findByName('agent-pools'),
        /** GET /teams/:id: its name; undefined for a team that this token does not see. */
        async ofTeam(id) {
            try {
                const team = await readResource(api, teamSchema, id, {
                    what: 'read the name of the team',
                    needs: 'to see the team',
                });
                return team.attributes.name;
            }
            catch (error) {
                if (!(0,service_error/* isUnseen */.NM)(error))
                    throw error;
                return undefined;
            }
        },
    };
}
//# sourceMappingURL=names.js.map
;// CONCATENATED MODULE: ./build/src/client/http/rate-limit.js
/** What a refusal leaves of the rate. It lowers the rate at most once in this time, and to no less than this share. */
const SHARE_AFTER_REFUSAL = 0.6;
const LOWERED_EVERY_MS = 400;
const LEAST_SHARE = 0.04;
/** How much of the rate returns in a second without a refusal: if nobody else uses the limit, and if others use all of it. */
const REGAIN_ALONE = 0.1;
const REGAIN_CROWDED = 0.004;
/**
 * How fast requests may leave: a rate with a small burst, first come first served. Both together
 * stay within `perSecond` for any second: 90 % of it as the rate, 10 % as the burst (at least one
 * request). While others use the same limit, refusals lower the rate, and a time without refusals
 * raises it again.
 */
function createPace(perSecond) {
    let limit = perSecond;
    /** Of the limit, which this client uses at most. */
    let share = 1;
    let intervalMs = 0;
    /** How much earlier than its time a request may leave: the burst. */
    let toleranceMs = 0;
    /** When the next request would leave if there were no burst at all. */
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
        /** Books the next free moment, at most `until`; returns how long to wait for it. */
        book(nowMs, untilMs) {
            const due = Math.max(dueMs, nowMs);
            const leave = Math.max(due - toleranceMs, nowMs, pausedMs);
            if (leave > untilMs)
                return 'too-late';
            dueMs = Math.max(due, leave) + intervalMs;
            return leave - nowMs;
        },
        /** No request leaves before this moment: the service asked for a pause. */
        pause(untilMs) {
            pausedMs = Math.max(pausedMs, untilMs);
        },
        limitTo(perSecondNow) {
            limit = perSecondNow;
            updateInterval();
        },
        /** A request was refused: earlier bookings are made anew at the present rate. */
        noteRefusal(nowMs) {
            regainedMs = nowMs;
            if (nowMs - slowedMs < LOWERED_EVERY_MS)
                return;
            slowedMs = nowMs;
            share = Math.max(LEAST_SHARE, share * SHARE_AFTER_REFUSAL);
            dueMs = nowMs;
            updateInterval();
        },
        /** A request was answered: some of the rate returns. @param others the share of the limit that others use */
        noteAnswer(nowMs, others) {
            if (share === 1)
                return;
            const perSecondAlone = (REGAIN_ALONE - REGAIN_CROWDED) * (1 - others) ** 4;
            const seconds = (nowMs - regainedMs) / 1000;
            share = Math.min(1, share + (REGAIN_CROWDED + perSecondAlone) * seconds);
            regainedMs = nowMs;
            updateInterval();
        },
        /** Whether a booking of that time has to be made anew. */
        slowedSince: (bookedMs) => slowedMs > bookedMs,
    };
}
const SECOND_MS = 1_000;
/** Earlier in a second than this, the number of used requests says little. */
const LEAST_ELAPSED_MS = 150;
/** A request that left this long before a second began may have been counted in that second. */
const ON_THE_WAY_MS = 200;
/** Use by others up to this share is ignored. */
const IGNORED_SHARE = 0.08;
/** The share of the limit that requests which only watch leave free for requests that decide. */
const LEFT_TO_DECIDE = 0.6;
/** The share that requests which decide leave free for programs that have not seen any answer yet. */
const LEFT_TO_NEWCOMERS = 0.5;
/**
 * The weight of one answer in the estimate of the others' use: half of it at once, the rest with
 * the time since the last answer.
 */
const ANSWER_WEIGHT = 0.8;
const ANSWER_WEIGHT_ALL_AFTER_MS = 40_000;
/** The pause of a watching client: this long if no other client uses the limit, e^4 times as long in a full second. */
const PAUSE_MS = 2_000;
const STEEPNESS = 4;
/** The shortest run for which the pause applies to the first poll: most runs take longer. */
const FIRST_MS = 5_000;
const FIRST_LONGEST_MS = 15_000;
/**
 * The longest pause: the end of a run of up to 40 s is noticed within 10 s, that of a longer run
 * may be noticed later.
 */
const SHORT_RUN_MS = 40_000;
const SHORT_LONGEST_MS = 5_600;
const GROWTH = 1.5;
const LONGEST_MS = 45_000;
/**
 * Estimates how much of the rate limit other programs use. Several gates with one token share its requests per second; each
 * sees the others only by the number of requests left in an answer's headers.
 */
function createOtherUse() {
    /** The share of the limit that others use, smoothed over time. */
    let others = 0;
    let seenAt = Number.NEGATIVE_INFINITY;
    let lastAnswer;
    let sentTimes = [];
    return {
        /** The share of the limit that others use. */
        others: () => others,
        /** To be called when a request of this client leaves. */
        noteSent(nowMs) {
            sentTimes = sentTimes.filter((at) => at > nowMs - 2 * SECOND_MS);
            sentTimes.push(nowMs);
        },
        /** To be called with what an answer's headers say about the limit. */
        noteAnswer(nowMs, answered, refused) {
            // A longer window belongs to a list that has a limit for itself.
            if (answered.resetMs > SECOND_MS)
                return;
            lastAnswer = { ...answered, seenAt: nowMs, endsAt: nowMs + answered.resetMs };
            const elapsedMs = SECOND_MS - answered.resetMs;
            if (elapsedMs < LEAST_ELAPSED_MS && !refused)
                return;
            const ownRequests = sentTimes.filter((at) => at > nowMs - elapsedMs - ON_THE_WAY_MS).length;
            const usedByOthers = Math.max(0, answered.limit - answered.remaining - ownRequests);
            const usedShare = usedByOthers / answered.limit;
            // As if they went on like that for the whole second.
            const rate = refused ? 1 : Math.min(1, usedShare / Math.max(elapsedMs / SECOND_MS, 0.1));
            const isFirst = seenAt === Number.NEGATIVE_INFINITY;
            const age = Math.min(1, (nowMs - seenAt) / ANSWER_WEIGHT_ALL_AFTER_MS);
            const weight = isFirst ? 1 : (ANSWER_WEIGHT * (1 + age) * elapsedMs) / (2 * SECOND_MS);
            others += weight * (rate - others);
            seenAt = nowMs;
        },
        /**
         * Milliseconds to wait before a request of this kind: 0 while enough of the current second is
         * left, otherwise a random time into the next second.
         */
        waitMs(nowMs, watching, random) {
            if (lastAnswer === undefined || others < IGNORED_SHARE || nowMs >= lastAnswer.endsAt)
                return 0;
            const { seenAt: answeredAt, endsAt, limit, remaining } = lastAnswer;
            const left = remaining - sentTimes.filter((sentAt) => sentAt > answeredAt).length;
            const leftFree = limit * (watching ? LEFT_TO_DECIDE : LEFT_TO_NEWCOMERS);
            return left > leftFree ? 0 : endsAt - nowMs + 2 * SECOND_MS * others * random();
        },
        /** How much later than the service's hint a refused request is sent again. */
        extraDelayMs(watching, random) {
            return random() * others * (watching ? 3 : 1) * SECOND_MS;
        },
        /** Minimum milliseconds between two polls while waiting; 0 when no other client uses the limit. */
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
//# sourceMappingURL=rate-limit.js.map
;// CONCATENATED MODULE: ./build/src/client/http/retry-budget.js
/** How many retries a client has in all. Pure. */
/** A success earns one token, and a retry costs several. */
const MOST_TOKENS = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;
/** One budget of retries for all requests of a client, so that an outage does not cause a flood of requests. */
function createRetryBudget() {
    let tokens = MOST_TOKENS;
    return {
        /** Pays for one retry; false if the budget is used up, and then retries wait for the longest time. */
        pay(afterTimeout) {
            const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
            if (tokens < cost)
                return false;
            tokens -= cost;
            return true;
        },
        /** To be called when a request succeeded. */
        earn() {
            tokens = Math.min(MOST_TOKENS, tokens + 1);
        },
    };
}
//# sourceMappingURL=retry-budget.js.map
;// CONCATENATED MODULE: ./build/src/client/shared.js



/** Where the API is, unless a host says otherwise. */
const DEFAULT_BASE = '/api/v2';
const REQUESTS_PER_SECOND = 30;
/** One every two seconds, and the 10 % that `createPace` keeps in reserve. */
const RUN_LISTS_PER_SECOND = 0.5 / 0.9;
class Shared {
    /** Every request to the service's own origin. */
    pace = createPace(REQUESTS_PER_SECOND);
    /** Lists of runs: the service allows 30 per minute. */
    runListPace = createPace(RUN_LISTS_PER_SECOND);
    /** The use of the same rate limit by other programs. */
    otherUse = createOtherUse();
    retries = createRetryBudget();
    identity = {};
    /** How many answers have arrived; before the first, `identity` is empty. */
    answers = 0;
    /** How long the service takes for an answer in milliseconds, the last answers before all others. */
    typicalAnswerMs = 0;
    /** What time it was for the service at its last answer, in milliseconds since 1970, if it says so. */
    lastAnswerAt;
    /** The path below which the API is, as `locate` found it. */
    base = DEFAULT_BASE;
    tokenKind = 'unknown';
    /** Includes that this service refused once, as in `runs:task_stages`. */
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
    /** Looks up the base path once for all requests; after a failure, the next request looks it up again. */
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
    /**
     * Conceals this value from now on, here and in the log; undefined is ignored.
     *
     * @param id the id in a secret URL: it stays readable, the rest of the URL is concealed
     */
    keepSecret(value, id) {
        if (typeof value !== 'string' || this.#kept.has(value))
            return;
        const withoutId = value
            .split('/')
            .filter((segment) => segment !== id)
            .join('/');
        // A URL without random parts is searched for as a whole, with its id.
        const isOnePiece = (0,model_secrets/* searchablePieces */.mb)(withoutId)[0] === withoutId;
        const secret = isOnePiece ? value : withoutId;
        if (!this.#secrets.keep(secret))
            return;
        this.#kept.add(value);
        this.#log.secret(secret);
    }
    /** Stores what an answer's headers say about the service, and how long it took. */
    learnFrom(headers, tookMs) {
        const { identity } = this;
        // The last answer counts for a third.
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
//# sourceMappingURL=shared.js.map
;// CONCATENATED MODULE: ./build/src/client/client.js

















/**
 * Makes a client for one service from ports of your own. `connect` makes one with this machine's
 * network and clock.
 *
 * @param options the origin and the token, the ports, and the limits of the requests
 * @returns the client. Its methods reject with a ServiceError: its code says what failed.
 * @throws ServiceError with the code `invalid` for an origin or a token that cannot be one
 */
function createClient(options) {
    const origin = (0,model_origin/* parseOrigin */.e)(options.origin);
    const tokenProblem = problemOfToken(options.token);
    if (typeof origin === 'string' || tokenProblem !== undefined) {
        // An origin that cannot be read is the sentence that says why.
        const problems = [origin, tokenProblem].filter((problem) => typeof problem === 'string');
        const remedy = problems.join(' ');
        const message = `Cannot talk to the service: ${remedy}`;
        throw new service_error/* ServiceError */._7(message, {
            method: 'GET',
            path: '/',
            code: 'invalid',
            remedy,
            helpCode: options.token === '' ? model_errors/* CODES */.Lp.noToken : undefined,
        });
    }
    const { log, dialect = 'auto', secrets = (0,model_secrets/* createSecrets */.gE)() } = options;
    const shared = new Shared(log, dialect, secrets);
    shared.keepSecret(options.token);
    return assembleClient(options, origin, shared);
}
/** Only characters that a header can carry are in a token. */
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
        // An undefined value keeps the outer one: a scope never removes a deadline.
        with: ({ signal = options.signal, deadline = options.deadline, watching = options.watching }) => assembleClient({ ...options, signal, deadline, watching }, origin, shared),
        pauseMs: (waitedMs = 0) => shared.otherUse.pauseMs(waitedMs),
        answers: () => shared.answers,
        typicalAnswerMs: () => shared.typicalAnswerMs,
        lastAnswerAt: () => shared.lastAnswerAt,
    };
}
//# sourceMappingURL=client.js.map

/***/ }),

/***/ 42531:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: function() { return /* binding */ PATCH; },
/* harmony export */   LO: function() { return /* binding */ POST; },
/* harmony export */   SJ: function() { return /* binding */ DELETE; },
/* harmony export */   fG: function() { return /* binding */ GET; },
/* harmony export */   oz: function() { return /* binding */ idProblems; }
/* harmony export */ });
const IDENTIFIER = /^[A-Za-z0-9_-]{1,128}$/;
/** What is wrong with ids, or names of organizations and workspaces, as sentences. */
function idProblems(...ids) {
    return ids
        .filter((id) => typeof id !== 'string' || !IDENTIFIER.test(id))
        .map((id) => {
        const shown = typeof id === 'string' ? JSON.stringify(id.slice(0, 40)) : typeof id;
        return `${shown} is not an id or a name: letters, digits, "_" and "-" are allowed, 1 to 128 of them.`;
    });
}
/**
 * ``GET`/runs/${id}/policy-checks` ``. Every value is a single segment. A value that could end a
 * segment, lead up (`..`) or start a query makes the route invalid; it is not repaired.
 */
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
//# sourceMappingURL=route.js.map

/***/ }),

/***/ 99114:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: function() { return /* binding */ ACCESS_LEVELS; },
/* harmony export */   Fh: function() { return /* binding */ engineMocksOf; },
/* harmony export */   ky: function() { return /* binding */ CUSTOM_ATTRIBUTES; },
/* harmony export */   o: function() { return /* binding */ teamWorkspaceSchema; }
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/** A team's access to one workspace. */


const ACCESS_LEVELS = ['read', 'plan', 'write', 'admin', 'custom'];
/** The values of each custom-only attribute, in the specification's own (neutral) words. */
const CUSTOM_ATTRIBUTES = {
    runs: ['read', 'plan', 'apply'],
    variables: ['none', 'read', 'write'],
    'state-versions': ['none', 'read-outputs', 'read', 'write'],
    'engine-mocks': ['none', 'read'],
    'workspace-locking': [true, false],
    'run-tasks': [true, false],
    'policy-overrides': [true, false],
};
const teamWorkspaceSchema = (0,_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .resourceSchema */ .C5)('team-workspaces', {
    access: _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    runs: _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    variables: _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'state-versions': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** `sentinel-mocks` on real services; readers accept both. */
    'engine-mocks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'sentinel-mocks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    'workspace-locking': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    'run-tasks': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
    'policy-overrides': _resource_js__WEBPACK_IMPORTED_MODULE_0__/* .flag */ .Jt,
});
/** `engine-mocks` of a team's access, whichever word the service used. */
function engineMocksOf({ attributes }) {
    return attributes['engine-mocks'] ?? attributes['sentinel-mocks'] ?? undefined;
}
//# sourceMappingURL=team-workspace.js.map

/***/ }),

/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readRetryAfter; },
/* harmony export */   U: function() { return /* binding */ readSeconds; }
/* harmony export */ });
/** `Retry-After`, in both of its forms: seconds, or a date. */
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** Three years. A larger number would be a point in time, in seconds since 1970, and not a duration. */
const TOO_MANY_SECONDS = 100_000_000;
/**
 * How many milliseconds to wait before the next request; undefined if there is no such header, or a malformed one. A date
 * is compared with the answer's own `Date`, so that this machine's clock does not matter.
 *
 * @param headers with names in lower case
 * @param now what a date is compared with if the answer has no `Date`; if left out, such a date is ignored
 */
function readRetryAfter(headers, now) {
    const after = headers['retry-after'];
    return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
/** Seconds with or without a fraction, in milliseconds. */
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
//# sourceMappingURL=retry-after.js.map

/***/ })

};
;