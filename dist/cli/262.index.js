export const id = 262;
export const ids = [262,585];
export const modules = {

/***/ 9262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createService: () => (/* binding */ createService),
  startService: () => (/* binding */ startService)
});

// EXTERNAL MODULE: ./build/src/locate/hcl.js + 2 modules
var locate_hcl = __webpack_require__(6585);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/src/embedded/respond.js
const DOCUMENT_TYPE = 'application/vnd.api+json; charset=utf-8';
const NOTHING = new Uint8Array();
/** Everything that answers a request other than with what was asked. */
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
/** 200, 201, 202 or 204 with nothing in it. */
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
function notFound() {
    return fail(404, { title: 'not found' });
}
function unauthorized() {
    return fail(401, { title: 'unauthorized' });
}
function conflict(detail) {
    return fail(409, { title: 'transition not allowed', ...(detail !== undefined && { detail }) });
}
/** `pointer` leads to the part of the body that is wrong. */
function invalid(...problems) {
    return fail(422, ...problems.map(({ pointer, detail }) => ({
        title: 'invalid attribute',
        detail,
        source: { pointer },
    })));
}
/** One resource, with those that were asked to come along. */
function respondResource(status, resource, included) {
    return respond(status, { data: resource, ...(included !== undefined && { included }) });
}
const MAX_PAGE_SIZE = 100;
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
        asked: query.has('page[number]') || query.has('page[size]'),
    };
}
/** One page of a list; `toResources` is asked for those on the page only. */
function respondPage(request, origin, items, toResource, options = {}) {
    const query = new URLSearchParams(request.query);
    const page = readPage(query);
    const whole = options.whole === true && !page.asked;
    const from = whole ? 0 : (page.number - 1) * page.size;
    const shown = whole ? items : items.slice(from, from + page.size);
    const included = options.included?.(shown);
    const body = {
        data: shown.map(toResource),
        ...(included !== undefined && { included }),
    };
    if (whole)
        return respond(200, body);
    const last = Math.max(1, Math.ceil(items.length / page.size));
    const previous = page.number > 1 ? page.number - 1 : null;
    const next = page.number < last ? page.number + 1 : null;
    const link = (number) => {
        const others = new URLSearchParams(query);
        others.set('page[number]', String(number));
        others.set('page[size]', String(page.size));
        return `${origin}${request.path}?${others.toString()}`;
    };
    return respond(200, {
        ...body,
        links: {
            self: link(page.number),
            first: link(1),
            prev: previous === null ? null : link(previous),
            next: next === null ? null : link(next),
            ...(options.uncounted !== true && { last: link(last) }),
        },
        meta: {
            pagination: {
                'current-page': page.number,
                'page-size': page.size,
                'prev-page': previous,
                'next-page': next,
                ...(options.uncounted !== true && {
                    'total-pages': last,
                    'total-count': items.length,
                }),
            },
        },
    });
}
/**
 * What `include` asks for, with underscores, once each. 400 on a word that this operation does not
 * know.
 */
function readInclude(query, known) {
    const asked = (query.get('include') ?? '')
        .split(',')
        .map((word) => word.trim().replaceAll('-', '_'))
        .filter((word) => word !== '');
    const included = new Set();
    for (const word of asked) {
        const found = known.find((one) => one === word);
        if (found === undefined) {
            throw new Refusal(fail(400, {
                title: 'bad request',
                detail: `Invalid include parameter: ${word}. Known here: ${known.join(', ')}.`,
                source: { parameter: 'include' },
            }));
        }
        included.add(found);
    }
    return included;
}
//# sourceMappingURL=respond.js.map
;// CONCATENATED MODULE: ./build/src/embedded/body.js
/** Request bodies: read, checked against what an operation expects, refused with pointers. */


const JSON_API = 'application/vnd.api+json';
/**
 * The body of an operation that takes a resource. Throws a `Refusal`: 415 for another media type,
 * 422 with a pointer to every part that is wrong.
 */
function readBody(request, schema) {
    const type = mediaType(request);
    if (type !== JSON_API) {
        throw new Refusal(fail(415, {
            title: 'unsupported media type',
            detail: `The body must be sent as ${JSON_API}, not as ${type === '' ? 'something unnamed' : type}.`,
        }));
    }
    const document = parse(request.body);
    refuseLists(document);
    return check(document, schema);
}
/** One resource is expected; a schema of an object lets a list pass, because it is one too. */
function refuseLists(document) {
    const data = document?.data;
    const attributes = data?.attributes;
    for (const [pointer, value] of Object.entries({
        '/data': data,
        '/data/attributes': attributes,
    })) {
        if (Array.isArray(value)) {
            throw new Refusal(invalid({ pointer, detail: 'One object is expected here, not a list.' }));
        }
    }
}
/** The optional body of an action: plain JSON with a comment, in either media type. */
function readComment(request) {
    if (request.body.length === 0)
        return undefined;
    const type = mediaType(request);
    if (type !== JSON_API && type !== 'application/json') {
        throw new Refusal(fail(415, {
            title: 'unsupported media type',
            detail: `An action's body must be sent as ${JSON_API} or application/json.`,
        }));
    }
    return check(parse(request.body), actionSchema)?.comment ?? undefined;
}
const actionSchema = dist/* nullable */.mee(dist/* looseObject */._H3({ comment: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())) }));
function mediaType(request) {
    return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
function parse(body) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    }
    catch {
        throw new Refusal(invalid({ pointer: '', detail: 'The body is not JSON in UTF-8.' }));
    }
}
function check(value, schema) {
    const read = dist/* safeParse */.xLC(schema, value);
    if (read.success)
        return read.output;
    throw new Refusal(invalid(...read.issues.map((issue) => ({
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
//# sourceMappingURL=body.js.map
;// CONCATENATED MODULE: ./build/src/embedded/faults.js


const amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0));
const faultSchema = dist/* variant */.Oxt('kind', [
    dist/* strictObject */.rej({
        kind: dist/* literal */.euz('status'),
        status: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(200), dist/* maxValue */.cGV(599)),
        headers: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()), {}),
        body: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('reset') }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('hang') }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('delay'), delayMs: amount }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('drip'), pauseMs: amount }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('truncate'), bytes: amount }),
    /** A page of a proxy where a document was expected. */
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('html'), status: dist/* optional */.lqM(dist/* number */.aig(), 200) }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('empty'), status: dist/* optional */.lqM(dist/* number */.aig(), 200) }),
    dist/* strictObject */.rej({
        kind: dist/* literal */.euz('rate-limited'),
        hint: dist/* picklist */.KIO(['x-ratelimit-reset', 'retry-after-seconds', 'retry-after-date', 'none']),
        seconds: dist/* optional */.lqM(amount, 1),
    }),
]);
const faultRuleSchema = dist/* strictObject */.rej({
    /** Row of service-api.md 4; together with `route` both must fit; without either every request. */
    operation: dist/* optional */.lqM(dist/* number */.aig()),
    /** As the route is written: `POST /runs`, `GET /runs/:run`, `GET /v1/log/:object`. */
    route: dist/* optional */.lqM(dist/* string */.YjP()),
    fault: faultSchema,
    /** Instead of the handler, or instead of its answer once it has done its work. */
    when: dist/* optional */.lqM(dist/* picklist */.KIO(['before', 'after']), 'before'),
    /** How many requests of the kind go by unharmed first. */
    skip: dist/* optional */.lqM(amount, 0),
    times: dist/* optional */.lqM(amount, 1),
});
function createFaults() {
    let rules = [];
    return {
        add: (rule) => {
            rules.push(dist/* parse */.qgA(faultRuleSchema, rule));
        },
        clear: () => {
            rules = [];
        },
        list: () => rules,
        take({ operation, route }) {
            const rule = rules.find((one) => (one.operation === undefined || one.operation === operation) &&
                (one.route === undefined || one.route === route));
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
/** What goes out instead of `answer`. Without an answer the handler was not asked. */
function applyFault(fault, answer, now) {
    switch (fault.kind) {
        case 'status':
            return {
                status: fault.status,
                headers: { 'content-type': 'text/plain', ...fault.headers },
                body: new TextEncoder().encode(fault.body),
            };
        case 'html':
            return respondText(fault.status, '<!DOCTYPE html><html><body><h1>Bad gateway</h1></body></html>', 'text/html');
        case 'empty':
            return { status: fault.status, headers: {}, body: new Uint8Array() };
        case 'rate-limited':
            return rateLimited(fault.hint, fault.seconds, now);
        case 'reset':
        case 'hang':
            return { ...answer, fault: { kind: fault.kind } };
        case 'delay':
            return { ...answer, fault: { kind: 'delay', delayMs: fault.delayMs } };
        case 'drip':
            return { ...answer, fault: { kind: 'drip', pauseMs: fault.pauseMs } };
        case 'truncate':
            return { ...answer, fault: { kind: 'truncate', bytes: fault.bytes } };
    }
}
/** Whether the handler does its work before this fault strikes. */
function reachesHandler({ when, fault }) {
    return when === 'after' || ['delay', 'drip', 'truncate'].includes(fault.kind);
}
/** 429 as the real service writes it: here alone the status is a number. */
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
//# sourceMappingURL=faults.js.map
;// CONCATENATED MODULE: ./build/src/embedded/scripts.js
const ENCRYPTION = 'require-encrypted-volumes';
const REGIONS = 'allowed-regions';
const NOT_ENCRYPTED = 'aws_ebs_volume.data: attribute "encrypted" is not true';
const WRONG_REGION = 'module.vpc.aws_vpc.this: region eu-west-9 is not allowed';
const CHANGES = { additions: 2, changes: 1, destructions: 0 };
const SCRIPTS = {
    /** The plan is what was uploaded, the policies are the workspace's own: the default. */
    plain: {},
    'none-found': { policyChecks: [], policySets: [], terraformPolicySets: [] },
    'pre-plan-task': {
        prePlanTasks: [{ name: 'naming-guard', message: 'All names are in order.' }],
    },
    'pre-plan-task-failed': {
        prePlanTasks: [
            { name: 'naming-guard', status: 'failed', message: 'The name "tmp" is not allowed.' },
        ],
    },
    'policy-check-passed': {
        policyChecks: [
            {
                policies: [
                    { name: ENCRYPTION, level: 'hard-mandatory' },
                    { name: REGIONS, level: 'soft-mandatory' },
                ],
            },
        ],
    },
    'policy-check-advisory': {
        policyChecks: [
            {
                policies: [
                    { name: ENCRYPTION, level: 'hard-mandatory' },
                    { name: REGIONS, level: 'advisory', status: 'failed', messages: [WRONG_REGION] },
                ],
            },
        ],
    },
    'policy-check-soft-failed': {
        policyChecks: [
            {
                policies: [
                    { name: ENCRYPTION, level: 'hard-mandatory' },
                    { name: REGIONS, level: 'soft-mandatory', status: 'failed', messages: [WRONG_REGION] },
                ],
            },
        ],
    },
    'policy-check-hard-failed': {
        policyChecks: [
            {
                policies: [
                    {
                        name: ENCRYPTION,
                        level: 'hard-mandatory',
                        status: 'failed',
                        messages: [NOT_ENCRYPTED],
                    },
                    { name: REGIONS, level: 'soft-mandatory' },
                ],
            },
        ],
    },
    'policy-check-errored': {
        policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }], errored: true }],
    },
    'evaluation-passed': {
        policySets: [
            {
                name: 'guardrails',
                policies: [
                    { name: ENCRYPTION, level: 'mandatory' },
                    { name: REGIONS, level: 'advisory' },
                ],
            },
        ],
    },
    'evaluation-failed': {
        policySets: [
            {
                name: 'guardrails',
                policies: [
                    { name: ENCRYPTION, level: 'mandatory', status: 'failed', messages: [NOT_ENCRYPTED] },
                    { name: REGIONS, level: 'advisory' },
                ],
            },
        ],
    },
    'evaluation-advisory': {
        policySets: [
            {
                name: 'guardrails',
                policies: [
                    { name: ENCRYPTION, level: 'mandatory' },
                    { name: REGIONS, level: 'advisory', status: 'failed', messages: [WRONG_REGION] },
                ],
            },
        ],
    },
    'evaluation-errored': {
        policySets: [
            {
                name: 'guardrails',
                policies: [
                    {
                        name: ENCRYPTION,
                        level: 'mandatory',
                        status: 'errored',
                        messages: ['the query has no value'],
                    },
                ],
            },
        ],
    },
    /** A mandatory run task fails first; the evaluation beside it never leaves `pending`. */
    'evaluation-stuck': {
        postPlanTasks: [{ name: 'cost-guard', status: 'failed', message: 'Over budget.' }],
        policySets: [{ name: 'guardrails', policies: [{ name: ENCRYPTION, level: 'mandatory' }] }],
        evaluationStuck: true,
    },
    /** Nothing failed, the run ends well, and still nobody evaluated. */
    'evaluation-never-started': {
        policySets: [{ name: 'guardrails', policies: [{ name: ENCRYPTION, level: 'mandatory' }] }],
        evaluationStuck: true,
    },
    'awaiting-override': {
        policySets: [
            {
                name: 'guardrails',
                overridable: true,
                policies: [
                    { name: REGIONS, level: 'mandatory', status: 'failed', messages: [WRONG_REGION] },
                ],
            },
        ],
    },
    both: {
        policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'mandatory' }] }],
        policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }] }],
    },
    'both-with-cost-estimate': {
        policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'mandatory' }] }],
        policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }] }],
        costEstimate: { prior: '100.00', proposed: '126.40', delta: '26.40', resources: 3 },
    },
    'cost-estimate': {
        costEstimate: { prior: '100.00', proposed: '126.40', delta: '26.40', resources: 3 },
    },
    'cost-estimate-errored': { costEstimate: { status: 'errored' } },
    'run-task-passed': { postPlanTasks: [{ name: 'cost-guard', message: 'Within budget.' }] },
    'run-task-failed': {
        postPlanTasks: [
            {
                name: 'cost-guard',
                status: 'failed',
                message: 'Over budget.',
                url: 'https://cost-guard.example/runs/1',
            },
        ],
    },
    'run-task-advisory': {
        postPlanTasks: [
            { name: 'cost-guard', level: 'advisory', status: 'failed', message: 'Over budget.' },
        ],
    },
    'tf-policy-passed': {
        terraformPolicySets: [
            { name: 'terraform-rules', policies: [{ name: ENCRYPTION, level: 'mandatory' }] },
        ],
    },
    'tf-policy': {
        terraformPolicySets: [
            {
                name: 'terraform-rules',
                policies: [
                    {
                        name: ENCRYPTION,
                        level: 'mandatory',
                        status: 'failed',
                        messages: [NOT_ENCRYPTED],
                        resources: [{ address: 'aws_ebs_volume.data', file: 'volumes.tf', line: 15 }],
                    },
                ],
            },
        ],
    },
    'tf-policy-awaiting-override': {
        terraformPolicySets: [
            {
                name: 'terraform-rules',
                policies: [
                    {
                        name: ENCRYPTION,
                        level: 'mandatory-overridable',
                        status: 'failed',
                        messages: [NOT_ENCRYPTED],
                        resources: [{ address: 'aws_ebs_volume.data', file: 'volumes.tf', line: 15 }],
                    },
                ],
            },
        ],
    },
    'plan-errored': {
        plan: {
            diagnostics: [
                {
                    summary: 'Reference to undeclared resource',
                    detail: 'A managed resource "aws_vpc" "main" has not been declared in the root module.',
                    file: 'main.tf',
                    line: 12,
                },
            ],
        },
        policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }] }],
        policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'mandatory' }] }],
    },
    'version-errored': { versionError: 'the configuration files could not be processed' },
    'slow-processing': { processingMs: 3000 },
    'canceled-by-someone': { interruption: { at: 'planning', action: 'cancel' } },
    discarded: {
        interruption: { at: 'policy_override', action: 'discard' },
        policyChecks: [
            {
                policies: [
                    { name: REGIONS, level: 'soft-mandatory', status: 'failed', messages: [WRONG_REGION] },
                ],
            },
        ],
        plan: CHANGES,
    },
    'discarded-while-pending': { interruption: { at: 'pending', action: 'discard' } },
    'force-canceled-by-someone': { interruption: { at: 'planning', action: 'force-cancel' } },
    'cancel-ignored': { cancelMs: null, stuckIn: 'planning' },
    'statuses-skipped': {
        skip: ['pending', 'plan_queued', 'planned', 'post_plan_running', 'post_plan_completed'],
        policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'mandatory' }] }],
    },
    'save-plan': {
        plan: CHANGES,
        policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'mandatory' }] }],
    },
    'save-plan-failed': {
        plan: CHANGES,
        policySets: [
            {
                name: 'guardrails',
                policies: [
                    { name: ENCRYPTION, level: 'mandatory', status: 'failed', messages: [NOT_ENCRYPTED] },
                ],
            },
        ],
    },
    'local-workspace': { workspace: { executionMode: 'local' } },
    'locked-workspace': { workspace: { locked: true } },
    'stuck-pending': { stuckIn: 'pending' },
    'stuck-post-plan': {
        stuckIn: 'post_plan_running',
        policySets: [{ name: 'guardrails', policies: [{ name: ENCRYPTION, level: 'mandatory' }] }],
    },
    'long-queue': { queuePosition: 7 },
    downgraded: {
        policySets: [{ name: 'guardrails', policies: [{ name: REGIONS, level: 'advisory' }] }],
        runEvents: [
            {
                action: 'changed_policy_enforcements',
                description: 'A mandatory policy was run as advisory: the plan allows one mandatory set.',
            },
        ],
    },
    'unknown-run-status': { disguise: { planned_and_finished: 'planned_and_archived' } },
    'unknown-level': {
        policySets: [
            {
                name: 'guardrails',
                policies: [
                    { name: ENCRYPTION, level: 'mandatory', status: 'failed', messages: [NOT_ENCRYPTED] },
                ],
            },
        ],
        disguise: { mandatory: 'imperative' },
    },
};
const SCRIPT_NAMES = Object.keys(SCRIPTS);
//# sourceMappingURL=scripts.js.map
;// CONCATENATED MODULE: ./build/src/embedded/policy-set.js
const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
//# sourceMappingURL=policy-set.js.map
;// CONCATENATED MODULE: ./build/src/wire/statuses.js
/**
 * Every status word known for each kind of object. A service may answer others: they are kept as
 * they came, and whoever decides treats them as unknown.
 */
const CONFIGURATION_VERSION_STATUSES = [
    'pending',
    'fetching',
    'uploaded',
    'archived',
    'errored',
    'backing_data_soft_deleted',
    'backing_data_permanently_deleted',
];
const RUN_STATUSES = [
    'pending',
    'fetching',
    'fetching_completed',
    'pre_plan_running',
    'pre_plan_completed',
    'pre_plan_awaiting_decision',
    'queuing',
    'plan_queued',
    'planning',
    'planned',
    'tf_policy_checked',
    'tf_policy_override',
    'post_plan_running',
    'post_plan_completed',
    'post_plan_awaiting_decision',
    'cost_estimating',
    'cost_estimated',
    'policy_checking',
    'policy_override',
    'policy_soft_failed',
    'policy_checked',
    'confirmed',
    'queuing_apply',
    'pre_apply_running',
    'pre_apply_completed',
    'pre_apply_awaiting_decision',
    'apply_queued',
    'applying',
    'post_apply_running',
    'post_apply_completed',
    'applied',
    'planned_and_finished',
    'planned_and_saved',
    'discarded',
    'errored',
    'canceled',
    'force_canceled',
    'assessing',
    'assessed',
];
const PLAN_STATUSES = (/* unused pure expression or super */ null && ([
    'created',
    'pending',
    'managed_queued',
    'queued',
    'mfa_waiting',
    'running',
    'errored',
    'canceled',
    'finished',
    'unreachable',
]));
const POLICY_CHECK_STATUSES = (/* unused pure expression or super */ null && ([
    'pending',
    'queued',
    'passed',
    'soft_failed',
    'hard_failed',
    'overridden',
    'errored',
    'canceled',
    'unreachable',
]));
const TASK_STAGE_STATUSES = (/* unused pure expression or super */ null && ([
    'pending',
    'running',
    'passed',
    'failed',
    'awaiting_override',
    'errored',
    'canceled',
    'unreachable',
]));
const TASK_RESULT_STATUSES = (/* unused pure expression or super */ null && ([
    'pending',
    'running',
    'passed',
    'failed',
    'errored',
    'canceled',
    'unreachable',
]));
const POLICY_EVALUATION_STATUSES = [
    'pending',
    'queued',
    'running',
    'passed',
    'failed',
    'overridden',
    'errored',
    'canceled',
    'unreachable',
];
/** Terraform policy (beta) waits for a person in its own evaluation, not in a task stage. */
const TF_POLICY_EVALUATION_STATUSES = [
    ...POLICY_EVALUATION_STATUSES,
    'awaiting_override',
];
/** One policy inside a policy set outcome. */
const OUTCOME_STATUSES = (/* unused pure expression or super */ null && (['passed', 'failed', 'errored']));
const TF_POLICY_OUTCOME_STATUSES = (/* unused pure expression or super */ null && (['passed', 'failed', 'errored', 'unknown']));
const COST_ESTIMATE_STATUSES = (/* unused pure expression or super */ null && ([
    'pending',
    'queued',
    'finished',
    'canceled',
    'errored',
    'unreachable',
    'skipped_due_to_targeting',
]));
//# sourceMappingURL=statuses.js.map
;// CONCATENATED MODULE: ./build/src/embedded/script.js
/**
 * What a run will meet, as data: set per workspace, by a seed, by a test or by the administrator's
 * endpoint. What a script does not say is worked out: the plan from the uploaded files, the policy
 * results from the workspace's policy sets.
 */


const duration = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0));
const script_text = dist/* string */.YjP();
const script_amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0));
const POLICY_LEVELS = [
    'advisory',
    'soft-mandatory',
    'hard-mandatory',
    'mandatory',
    'mandatory-overridable',
];
const scriptedPolicySchema = dist/* strictObject */.rej({
    name: script_text,
    /** `soft-mandatory` and `hard-mandatory` are for policy checks, the other two mandatory ones not. */
    level: dist/* picklist */.KIO(POLICY_LEVELS),
    status: dist/* optional */.lqM(dist/* picklist */.KIO(['passed', 'failed', 'errored']), 'passed'),
    /** What it says when it fails, one entry each; an address in front lets a reader find the place. */
    messages: dist/* optional */.lqM(dist/* array */.YOg(script_text), []),
    description: dist/* optional */.lqM(script_text),
    /** Terraform policy only: which resource, and where its block begins. */
    resources: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({ address: script_text, file: dist/* optional */.lqM(script_text), line: dist/* optional */.lqM(script_amount) })), []),
});
const scriptedSetSchema = dist/* strictObject */.rej({
    name: script_text,
    description: dist/* optional */.lqM(script_text),
    /** Whether somebody may override a mandatory failure of this set (policy evaluations). */
    overridable: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    /** The set itself could not be evaluated. */
    error: dist/* optional */.lqM(script_text),
    policies: dist/* array */.YOg(scriptedPolicySchema),
});
const runTaskSchema = dist/* strictObject */.rej({
    name: script_text,
    level: dist/* optional */.lqM(dist/* picklist */.KIO(['advisory', 'mandatory']), 'mandatory'),
    status: dist/* optional */.lqM(dist/* picklist */.KIO(['passed', 'failed', 'errored']), 'passed'),
    message: dist/* optional */.lqM(script_text, ''),
    url: dist/* optional */.lqM(script_text),
});
const diagnosticSchema = dist/* strictObject */.rej({
    severity: dist/* optional */.lqM(dist/* picklist */.KIO(['error', 'warning']), 'error'),
    summary: script_text,
    detail: dist/* optional */.lqM(script_text, ''),
    address: dist/* optional */.lqM(script_text),
    file: dist/* optional */.lqM(script_text),
    line: dist/* optional */.lqM(script_amount),
});
const scriptSchema = dist/* strictObject */.rej({
    /** How long a run takes from its creation to its end, when `timings` does not say otherwise. */
    durationMs: dist/* optional */.lqM(duration),
    /** How long the run stays in a status, in milliseconds; the rest share `durationMs`. */
    timings: dist/* optional */.lqM(dist/* record */.g1P(dist/* picklist */.KIO(RUN_STATUSES), duration)),
    /** From the end of the upload until the version is `uploaded`. */
    processingMs: dist/* optional */.lqM(duration),
    /** From a cancel to `canceled`; null: the run does not react to being canceled. */
    cancelMs: dist/* optional */.lqM(dist/* nullable */.mee(duration)),
    /** Statuses that are passed through in no time, as if between two polls. */
    skip: dist/* optional */.lqM(dist/* array */.YOg(dist/* picklist */.KIO(RUN_STATUSES))),
    /** Runs ahead in the queue; their time is that of `pending`. */
    queuePosition: dist/* optional */.lqM(script_amount),
    /** The run never leaves this status. */
    stuckIn: dist/* optional */.lqM(dist/* picklist */.KIO(RUN_STATUSES)),
    /** Somebody else acts as soon as the run reaches a status. */
    interruption: dist/* optional */.lqM(dist/* strictObject */.rej({
        at: dist/* picklist */.KIO(RUN_STATUSES),
        action: dist/* picklist */.KIO(['cancel', 'discard', 'force-cancel']),
    })),
    /** The upload is taken but cannot be processed. */
    versionError: dist/* optional */.lqM(script_text),
    /** Says what the plan is instead of planning what was uploaded. */
    plan: dist/* optional */.lqM(dist/* strictObject */.rej({
        additions: dist/* optional */.lqM(script_amount, 0),
        changes: dist/* optional */.lqM(script_amount, 0),
        destructions: dist/* optional */.lqM(script_amount, 0),
        diagnostics: dist/* optional */.lqM(dist/* array */.YOg(diagnosticSchema), []),
    })),
    prePlanTasks: dist/* optional */.lqM(dist/* array */.YOg(runTaskSchema)),
    postPlanTasks: dist/* optional */.lqM(dist/* array */.YOg(runTaskSchema)),
    preApplyTasks: dist/* optional */.lqM(dist/* array */.YOg(runTaskSchema)),
    postApplyTasks: dist/* optional */.lqM(dist/* array */.YOg(runTaskSchema)),
    costEstimate: dist/* optional */.lqM(dist/* strictObject */.rej({
        status: dist/* optional */.lqM(dist/* picklist */.KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
        prior: dist/* optional */.lqM(script_text, '0.0'),
        proposed: dist/* optional */.lqM(script_text, '0.0'),
        delta: dist/* optional */.lqM(script_text, '0.0'),
        resources: dist/* optional */.lqM(script_amount, 0),
    })),
    /** Legacy policy checks; an empty list says that there are none, whatever policy sets exist. */
    policyChecks: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({
        scope: dist/* optional */.lqM(dist/* picklist */.KIO(['organization', 'workspace']), 'organization'),
        policies: dist/* array */.YOg(scriptedPolicySchema),
        /** The check itself breaks. */
        errored: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    }))),
    /** Policy sets of the policy evaluation; an empty list says that there are none. */
    policySets: dist/* optional */.lqM(dist/* array */.YOg(scriptedSetSchema)),
    /** `opa` or `sentinel`: who evaluated. */
    policyKind: dist/* optional */.lqM(dist/* picklist */.KIO(['opa', 'sentinel'])),
    /** The evaluation stays `pending` although its stage is over. */
    evaluationStuck: dist/* optional */.lqM(dist/* boolean */.zMY()),
    /** How a plan-only run ends whose evaluation failed; by default as design and service suggest. */
    planOnlyFailure: dist/* optional */.lqM(dist/* picklist */.KIO([
        'errored',
        'policy_soft_failed',
        'post_plan_awaiting_decision',
        'planned_and_finished',
    ])),
    /** Terraform policy (beta). */
    terraformPolicySets: dist/* optional */.lqM(dist/* array */.YOg(scriptedSetSchema)),
    runEvents: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({ action: script_text, description: script_text }))),
    /** Shows another word where this one would be shown: what a newer service might say. */
    disguise: dist/* optional */.lqM(dist/* record */.g1P(script_text, script_text)),
    /** Attributes of the workspace while this script is its own. */
    workspace: dist/* optional */.lqM(dist/* strictObject */.rej({
        locked: dist/* optional */.lqM(dist/* boolean */.zMY()),
        executionMode: dist/* optional */.lqM(dist/* picklist */.KIO(['remote', 'local', 'agent'])),
        autoApply: dist/* optional */.lqM(dist/* boolean */.zMY()),
    })),
});
/** Fills in defaults. Throws a `ValiError` on what is not a script. */
function toScript(input) {
    return dist/* parse */.qgA(scriptSchema, input);
}
//# sourceMappingURL=script.js.map
// EXTERNAL MODULE: ./build/src/wire/team-workspace.js
var team_workspace = __webpack_require__(7090);
;// CONCATENATED MODULE: ./build/src/embedded/seed.js
/** What a service starts with: one JSON file, documented in docs/seed.md. */






const seed_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[\w-]{1,90}$/, 'must be 1 to 90 letters, digits, - and _'));
const id = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[\w-]{1,64}$/, 'must be letters, digits, - and _'));
const flag = (otherwise) => dist/* optional */.lqM(dist/* boolean */.zMY(), otherwise);
const words = dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []);
/** A script by name, by name with changes, or written out. */
const scriptReferenceSchema = dist/* union */.KCZ([
    dist/* picklist */.KIO(SCRIPT_NAMES),
    dist/* strictObject */.rej({ name: dist/* picklist */.KIO(SCRIPT_NAMES), ...scriptSchema.entries }),
    scriptSchema,
]);
const teamSchema = dist/* strictObject */.rej({
    id: dist/* optional */.lqM(id),
    name: seed_name,
    visibility: dist/* optional */.lqM(dist/* picklist */.KIO(['secret', 'organization']), 'organization'),
    owners: flag(false),
    members: words,
    permissions: dist/* optional */.lqM(dist/* strictObject */.rej({
        readWorkspaces: flag(false),
        manageWorkspaces: flag(false),
        managePolicyOverrides: flag(false),
        manageAgentPools: flag(false),
    }), {}),
});
const accessSchema = dist/* strictObject */.rej({
    team: seed_name,
    access: dist/* picklist */.KIO(team_workspace/* ACCESS_LEVELS */.FF),
    runs: dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky.runs)),
    variables: dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky.variables)),
    'state-versions': dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky['state-versions'])),
    'engine-mocks': dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky['engine-mocks'])),
    'workspace-locking': dist/* optional */.lqM(dist/* boolean */.zMY()),
    'run-tasks': dist/* optional */.lqM(dist/* boolean */.zMY()),
});
const seed_text = dist/* string */.YjP();
const ingressSchema = dist/* strictObject */.rej({
    branch: dist/* optional */.lqM(seed_text, 'main'),
    'clone-url': dist/* optional */.lqM(seed_text, 'https://git.example/acme/infra.git'),
    'commit-message': dist/* optional */.lqM(seed_text, 'Add a network'),
    'commit-sha': dist/* optional */.lqM(seed_text, '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77'),
    'commit-url': dist/* optional */.lqM(seed_text, 'https://git.example/acme/infra/commit/6f1cb40'),
    'compare-url': dist/* optional */.lqM(seed_text, 'https://git.example/acme/infra/compare/5d0f2aa...6f1cb40'),
    identifier: dist/* optional */.lqM(seed_text, 'acme/infra'),
    'is-pull-request': flag(false),
    'on-default-branch': flag(true),
    'pull-request-number': dist/* optional */.lqM(dist/* nullable */.mee(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf())), null),
    'pull-request-url': dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    'pull-request-title': dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    'pull-request-body': dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    tag: dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    'sender-username': dist/* optional */.lqM(seed_text, 'octavia'),
    'sender-avatar-url': dist/* optional */.lqM(seed_text, 'https://git.example/octavia.png'),
    'sender-html-url': dist/* optional */.lqM(seed_text, 'https://git.example/octavia'),
});
const versionSchema = dist/* strictObject */.rej({
    id: dist/* optional */.lqM(id),
    source: dist/* optional */.lqM(seed_text),
    status: dist/* optional */.lqM(dist/* picklist */.KIO(CONFIGURATION_VERSION_STATUSES), 'uploaded'),
    speculative: flag(false),
    provisional: flag(false),
    /** Path → content. */
    files: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()), {}),
    errorMessage: dist/* optional */.lqM(seed_text),
    /** Makes it a version from version control; what is left out gets a sample value. */
    ingress: dist/* optional */.lqM(ingressSchema),
    run: dist/* optional */.lqM(dist/* strictObject */.rej({
        id: dist/* optional */.lqM(id),
        message: dist/* optional */.lqM(seed_text, 'Queued by the seed'),
        planOnly: dist/* optional */.lqM(dist/* boolean */.zMY()),
        savePlan: flag(false),
        script: dist/* optional */.lqM(scriptReferenceSchema, 'plain'),
    })),
});
const projectName = dist/* pipe */.FsL(seed_text, dist/* regex */.yGV(/^[A-Za-z0-9_-][A-Za-z0-9_ -]{0,89}$/, 'must be 1 to 90 letters, digits, spaces, - and _'));
const workspaceSchema = dist/* strictObject */.rej({
    id: dist/* optional */.lqM(id),
    name: seed_name,
    project: dist/* optional */.lqM(projectName, 'default'),
    workingDirectory: dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    executionMode: dist/* optional */.lqM(dist/* picklist */.KIO(['remote', 'local', 'agent']), 'remote'),
    locked: flag(false),
    autoApply: flag(false),
    speculativeEnabled: flag(true),
    terraformVersion: dist/* optional */.lqM(seed_text, '1.11.4'),
    tags: words,
    triggerPatterns: words,
    triggerPrefixes: words,
    vcsRepository: dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    variables: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), {}),
    state: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())), {}),
    access: dist/* optional */.lqM(dist/* array */.YOg(accessSchema), []),
    script: dist/* optional */.lqM(scriptReferenceSchema, 'plain'),
    versions: dist/* optional */.lqM(dist/* array */.YOg(versionSchema), []),
});
const policySetSchema = dist/* strictObject */.rej({
    name: seed_text,
    /** Holds `policies.hcl` and `policy.wasm` or `bundle.tar.gz`; relative to the seed file. */
    directory: seed_text,
    system: dist/* optional */.lqM(dist/* picklist */.KIO(POLICY_SYSTEMS), 'policy-evaluation'),
    overridable: flag(false),
    description: dist/* optional */.lqM(seed_text),
    only: dist/* optional */.lqM(dist/* array */.YOg(seed_text)),
    levels: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* picklist */.KIO(POLICY_LEVELS))),
    /** Names; all workspaces of the organization when left out. */
    workspaces: words,
});
const organizationSchema = dist/* strictObject */.rej({
    name: seed_name,
    teams: dist/* optional */.lqM(dist/* array */.YOg(teamSchema), []),
    agentPools: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({
        id: dist/* optional */.lqM(id),
        name: seed_name,
        tokens: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({ description: seed_text })), []),
    })), []),
    workspaces: dist/* optional */.lqM(dist/* array */.YOg(workspaceSchema), []),
    policySets: dist/* optional */.lqM(dist/* array */.YOg(policySetSchema), []),
});
const tokenSchema = dist/* strictObject */.rej({
    /** `owners` is the team token of the owners team. */
    kind: dist/* picklist */.KIO(['user', 'team', 'organization', 'owners', 'agent']),
    /** Needed for all kinds but `user`. */
    organization: dist/* optional */.lqM(seed_name),
    /** The user's, team's or agent pool's name. */
    of: dist/* optional */.lqM(seed_text),
    secret: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(16, 'must have at least 16 characters')),
    description: dist/* optional */.lqM(seed_text, ''),
});
const seedSchema = dist/* strictObject */.rej({
    $schema: dist/* optional */.lqM(seed_text),
    users: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({ username: seed_name, email: dist/* optional */.lqM(seed_text) })), []),
    organizations: dist/* pipe */.FsL(dist/* array */.YOg(organizationSchema), dist/* minLength */.BpQ(1)),
    tokens: dist/* optional */.lqM(dist/* array */.YOg(tokenSchema), []),
});
/** Reads a seed. Throws an Error that lists every problem with its place in the file. */
function readSeed(seed) {
    const read = dist/* safeParse */.xLC(seedSchema, seed);
    const problems = read.success
        ? findDangling(read.output)
        : read.issues.map((issue) => {
            const place = (issue.path ?? []).map(({ key }) => String(key)).join('.');
            return `${place === '' ? '(the whole file)' : place}: ${issue.message}`;
        });
    if (problems.length > 0 || !read.success) {
        const count = problems.length === 1 ? 'one problem' : `${String(problems.length)} problems`;
        throw new Error(`The seed cannot be used: ${count}.\n${problems.map((line) => `  ${line}`).join('\n')}`);
    }
    return read.output;
}
/** Names that lead nowhere. */
function findDangling(seed) {
    const problems = [];
    const users = new Set(seed.users.map(({ username }) => username));
    for (const [at, organization] of seed.organizations.entries()) {
        const place = `organizations.${String(at)}`;
        const teams = new Set(organization.teams.map((team) => team.name));
        const workspaces = new Set(organization.workspaces.map((workspace) => workspace.name));
        for (const team of organization.teams) {
            for (const member of team.members) {
                if (!users.has(member)) {
                    problems.push(`${place}.teams: ${team.name} has a member ${member} who is no user here`);
                }
            }
        }
        for (const workspace of organization.workspaces) {
            for (const { team } of workspace.access) {
                if (!teams.has(team)) {
                    problems.push(`${place}.workspaces: ${workspace.name} names no team ${team}`);
                }
            }
        }
        for (const set of organization.policySets) {
            for (const workspace of set.workspaces) {
                if (!workspaces.has(workspace)) {
                    problems.push(`${place}.policySets: ${set.name} names no workspace ${workspace}`);
                }
            }
        }
    }
    for (const [at, token] of seed.tokens.entries()) {
        const place = `tokens.${String(at)}`;
        const organization = seed.organizations.find((one) => one.name === token.organization);
        if (token.kind === 'user') {
            if (!users.has(token.of ?? ''))
                problems.push(`${place}.of: names no user of this seed`);
        }
        else if (organization === undefined) {
            problems.push(`${place}.organization: names no organization of this seed`);
        }
        else if (token.kind === 'team' || token.kind === 'agent') {
            const known = token.kind === 'team' ? organization.teams : organization.agentPools;
            if (!known.some((one) => one.name === token.of)) {
                problems.push(`${place}.of: names no ${token.kind === 'team' ? 'team' : 'agent pool'}`);
            }
        }
    }
    return problems;
}
//# sourceMappingURL=seed.js.map
;// CONCATENATED MODULE: ./build/src/embedded/administer.js
/** The administrator's endpoint, for tests and demonstrations: faults and scripts. No token needed. */






const faultsSchema = dist/* union */.KCZ([faultRuleSchema, dist/* array */.YOg(faultRuleSchema)]);
const administer_scriptSchema = dist/* strictObject */.rej({ workspace: dist/* string */.YjP(), script: scriptReferenceSchema });
function administer(dispatcher, request) {
    const { faults } = dispatcher;
    switch (`${request.method} ${request.path}`) {
        case 'GET /admin/faults':
            return respond(200, { faults: faults.list() });
        case 'DELETE /admin/faults':
            faults.clear();
            return respondEmpty(204);
        case 'POST /admin/faults': {
            const given = check(readJson(request), faultsSchema);
            for (const rule of Array.isArray(given) ? given : [given])
                faults.add(rule);
            return respondEmpty(204);
        }
        case 'GET /admin/scripts':
            return respond(200, { scripts: SCRIPT_NAMES });
        case 'POST /admin/scripts': {
            const { workspace, script } = check(readJson(request), administer_scriptSchema);
            try {
                dispatcher.setScript(workspace, script);
            }
            catch (error) {
                return invalid({
                    pointer: '/workspace',
                    detail: error instanceof Error ? error.message : 'no such workspace',
                });
            }
            return respondEmpty(204);
        }
        default:
            return notFound();
    }
}
function readJson({ body }) {
    try {
        return JSON.parse(new TextDecoder().decode(body));
    }
    catch {
        throw new Refusal(invalid({ pointer: '', detail: 'The body is not JSON.' }));
    }
}
//# sourceMappingURL=administer.js.map
;// CONCATENATED MODULE: ./build/src/embedded/default-seed.js
const DEFAULT_SEED = {
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
                { name: 'network', tags: ['prod'] },
                {
                    name: 'storage',
                    tags: ['prod'],
                    access: [{ team: 'security', access: 'read' }],
                    versions: [
                        {
                            files: {
                                'main.tf': 'resource "aws_s3_bucket" "logs" {\n  bucket = "acme-logs"\n}\n',
                            },
                            run: {
                                message: 'A soft failure to override',
                                planOnly: true,
                                script: 'policy-check-soft-failed',
                            },
                        },
                    ],
                },
            ],
        },
    ],
};
//# sourceMappingURL=default-seed.js.map
;// CONCATENATED MODULE: ./build/src/embedded/router.js
/** Routes below `prefix`; parts that begin with `:` take anything, decoded. */
function createRouter(prefix, routes) {
    const table = new Map();
    for (const route of routes) {
        const parts = route.path.slice(1).split('/');
        const key = `${route.method} ${String(parts.length)} ${parts[0] ?? ''}`;
        table.set(key, [...(table.get(key) ?? []), { route, parts }]);
    }
    return (method, path) => {
        if (!path.startsWith(`${prefix}/`))
            return undefined;
        const given = path.slice(prefix.length + 1).split('/');
        const candidates = table.get(`${method} ${String(given.length)} ${given[0] ?? ''}`) ?? [];
        for (const { route, parts } of candidates) {
            const parameters = match(parts, given);
            if (parameters !== undefined)
                return { route, parameters };
        }
        return undefined;
    };
}
function match(parts, given) {
    const parameters = {};
    for (const [index, part] of parts.entries()) {
        const word = given[index] ?? '';
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
//# sourceMappingURL=router.js.map
;// CONCATENATED MODULE: ./build/src/embedded/domain.js
/** `:name` of the path. Routes say which ones there are, so a missing one is a fault of the table. */
function parameter(call, name) {
    const value = call.parameters[name];
    if (value === undefined)
        throw new Error(`the route has no :${name}`);
    return value;
}
//# sourceMappingURL=domain.js.map
;// CONCATENATED MODULE: ./build/src/embedded/ids.js
/** Letters and digits without those that look alike. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** `run-CZcmD7eagjhyX0vN`: unguessable enough to be an id, never used as a secret. */
function newId(prefix, random) {
    let id = `${prefix}-`;
    for (let length = 0; length < 16; length += 1) {
        id += ALPHABET.charAt(Math.floor(random() * ALPHABET.length));
    }
    return id;
}
//# sourceMappingURL=ids.js.map
;// CONCATENATED MODULE: ./build/src/embedded/store.js
/** Everything the service knows, in memory, by id. */

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
        checks: new Map(),
        stages: new Map(),
        taskResults: new Map(),
        evaluations: new Map(),
        tfEvaluations: new Map(),
        costEstimates: new Map(),
        moving: { runs: new Set(), versions: new Set() },
        clock,
        newId: (prefix) => newId(prefix, random),
    };
}
/** The wall clock time of a moment of the monotonic clock. */
function dateAt(clock, atMs) {
    return new Date(clock.date().getTime() - (clock.now() - atMs));
}
/** Millisecond precision, as `created-at` is written on the wire. */
function nowAt(clock) {
    return clock.date().toISOString();
}
function must(map, id) {
    const value = map.get(id);
    if (value === undefined)
        throw new Error(`the service lost ${id}`);
    return value;
}
//# sourceMappingURL=store.js.map
;// CONCATENATED MODULE: ./build/src/embedded/permissions.js

/** What the fixed levels of access imply. */
const IMPLIED = {
    read: {
        runs: 'read',
        variables: 'read',
        'state-versions': 'read',
        'engine-mocks': 'none',
        'workspace-locking': false,
        'run-tasks': false,
    },
    plan: {
        runs: 'plan',
        variables: 'read',
        'state-versions': 'read',
        'engine-mocks': 'none',
        'workspace-locking': false,
        'run-tasks': false,
    },
    write: {
        runs: 'apply',
        variables: 'write',
        'state-versions': 'write',
        'engine-mocks': 'read',
        'workspace-locking': true,
        'run-tasks': false,
    },
    admin: {
        runs: 'apply',
        variables: 'write',
        'state-versions': 'write',
        'engine-mocks': 'read',
        'workspace-locking': true,
        'run-tasks': true,
    },
};
/** What `custom` begins with (service-api.md 2.4). */
const CUSTOM_DEFAULTS = {
    runs: 'read',
    variables: 'none',
    'state-versions': 'none',
    'engine-mocks': 'none',
    'workspace-locking': false,
    'run-tasks': false,
};
const NO_RIGHTS = {
    readRuns: false,
    queuePlans: false,
    applyRuns: false,
    admin: false,
    lock: false,
    manageRunTasks: false,
    managePolicyOverrides: false,
};
const ALL_RIGHTS = {
    readRuns: true,
    queuePlans: true,
    applyRuns: true,
    admin: true,
    lock: true,
    manageRunTasks: true,
    managePolicyOverrides: true,
};
/** The teams of one organization that a token speaks for. */
function teamsOf(store, token, organizationId) {
    return [...store.teams.values()].filter((team) => team.organizationId === organizationId &&
        (token.kind === 'team'
            ? team.id === token.subjectId
            : token.kind === 'user' && team.memberIds.includes(token.subjectId)));
}
/** Organization tokens, the owners team and its members own the organization. */
function isOwner(store, token, organizationId) {
    if (token.kind === 'organization')
        return token.subjectId === organizationId;
    return teamsOf(store, token, organizationId).some(({ owners }) => owners);
}
function isMember(store, token, organizationId) {
    return isOwner(store, token, organizationId) || teamsOf(store, token, organizationId).length > 0;
}
/** Permissions on the organization as a whole; owners have them all. */
function hasOrganizationRight(store, token, organizationId, right) {
    return (isOwner(store, token, organizationId) ||
        teamsOf(store, token, organizationId).some(({ permissions }) => permissions[right]));
}
/** Everything a token may do in one workspace: what its teams may do together. */
function rightsOn(store, token, workspace) {
    const { organizationId } = workspace;
    if (isOwner(store, token, organizationId)) {
        // Runs are started by users and teams, never in the name of the organization.
        const starts = token.kind !== 'organization';
        return { ...ALL_RIGHTS, queuePlans: starts, applyRuns: starts };
    }
    const teams = teamsOf(store, token, organizationId);
    const rights = { ...NO_RIGHTS };
    const may = (right) => teams.some(({ permissions }) => permissions[right]);
    if (may('readWorkspaces'))
        rights.readRuns = true;
    if (may('managePolicyOverrides')) {
        // Whoever overrides policies sees the runs that they failed.
        rights.readRuns = true;
        rights.managePolicyOverrides = true;
    }
    if (may('manageWorkspaces')) {
        Object.assign(rights, {
            ...ALL_RIGHTS,
            managePolicyOverrides: rights.managePolicyOverrides,
        });
    }
    for (const grant of store.teamAccess.values()) {
        if (grant.workspaceId === workspace.id && teams.some(({ id }) => id === grant.teamId)) {
            addGrant(rights, grant);
        }
    }
    return rights;
}
function addGrant(rights, { access, permissions }) {
    rights.readRuns = true;
    if (permissions.runs !== 'read')
        rights.queuePlans = true;
    if (permissions.runs === 'apply')
        rights.applyRuns = true;
    if (permissions['workspace-locking'])
        rights.lock = true;
    if (permissions['run-tasks'])
        rights.manageRunTasks = true;
    if (access === 'admin')
        rights.admin = true;
}
/**
 * The grants on a workspace that a token may see: owners and workspace admins all of them, others
 * those of teams that are not secret and of their own.
 */
function mayReadGrant(store, token, grant) {
    const workspace = must(store.workspaces, grant.workspaceId);
    const rights = rightsOn(store, token, workspace);
    if (rights.admin)
        return true;
    const team = must(store.teams, grant.teamId);
    const own = teamsOf(store, token, workspace.organizationId).includes(team);
    return own || (rights.readRuns && team.visibility === 'organization');
}
//# sourceMappingURL=permissions.js.map
;// CONCATENATED MODULE: ./build/src/embedded/documents/workspace.js


function toWorkspace({ store }, token, workspace) {
    const rights = rightsOn(store, token, workspace);
    const organization = must(store.organizations, workspace.organizationId);
    const runs = [...store.runs.values()].filter(({ workspaceId }) => workspaceId === workspace.id);
    const latest = runs.at(-1);
    const shown = workspace.script.workspace;
    const executionMode = shown?.executionMode ?? workspace.executionMode;
    return {
        id: workspace.id,
        type: 'workspaces',
        attributes: {
            name: workspace.name,
            'auto-apply': shown?.autoApply ?? workspace.autoApply,
            'created-at': workspace.createdAt,
            'execution-mode': executionMode,
            operations: executionMode !== 'local',
            locked: shown?.locked ?? workspace.locked,
            'speculative-enabled': workspace.speculativeEnabled,
            'structured-run-output-enabled': true,
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
                'can-read-settings': rights.readRuns,
                'can-manage-run-tasks': rights.manageRunTasks,
            },
        },
        relationships: {
            organization: { data: { id: organization.name, type: 'organizations' } },
            project: { data: { id: workspace.projectId, type: 'projects' } },
            'current-configuration-version': {
                data: workspace.currentVersionId === null
                    ? null
                    : { id: workspace.currentVersionId, type: 'configuration-versions' },
            },
            'latest-run': { data: latest === undefined ? null : { id: latest.id, type: 'runs' } },
        },
        links: { self: `/api/v2/organizations/${organization.name}/workspaces/${workspace.name}` },
    };
}
function toTeamAccess(grant) {
    const { 'engine-mocks': mocks, ...others } = grant.permissions;
    return {
        id: grant.id,
        type: 'team-workspaces',
        attributes: {
            access: grant.access,
            ...others,
            // One attribute under the specification's neutral name and under the real service's.
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
/** `secret` is given once, in the answer to creation (operation 22). */
function toAgentToken(token, secret = null) {
    return {
        id: token.id,
        type: 'authentication-tokens',
        attributes: {
            'created-at': token.createdAt,
            'last-used-at': token.lastUsedAt?.toISOString() ?? null,
            description: token.description,
            token: secret,
        },
        relationships: { 'created-by': { data: token.createdBy } },
    };
}
function toOrganization({ store }, token, organization) {
    const owner = isOwner(store, token, organization.id);
    return {
        id: organization.name,
        type: 'organizations',
        attributes: {
            name: organization.name,
            'external-id': organization.id,
            permissions: { 'can-update': owner, 'can-destroy': owner, 'can-create-team': owner },
        },
        links: { self: `/api/v2/organizations/${organization.name}` },
    };
}
function nameOf(store, { kind, subjectId }) {
    if (kind === 'organization')
        return must(store.organizations, subjectId).name;
    return store.teams.get(subjectId)?.name ?? subjectId;
}
function toAccount({ store }, token) {
    const user = token.kind === 'user' ? must(store.users, token.subjectId) : undefined;
    return {
        id: user?.id ?? `user-${token.subjectId}`,
        type: 'users',
        attributes: {
            username: user?.username ?? `api-${token.kind}-${nameOf(store, token)}`,
            email: user?.email ?? null,
            'is-service-account': user === undefined,
        },
        relationships: {
            'authenticated-resource': {
                data: {
                    id: token.kind === 'organization' ? nameOf(store, token) : token.subjectId,
                    type: `${token.kind}s`,
                },
            },
        },
        links: { self: '/api/v2/account/details' },
    };
}
//# sourceMappingURL=workspace.js.map
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/embedded/secrets.js
/** Tokens, object names and signed URLs. Secrets come from the system's generator, never from a seed. */

/** 256 random bits in the shape of this service's tokens. */
function newSecret() {
    const bytes = (0,external_node_crypto_.randomBytes)(43).toString('base64url');
    return `${bytes.slice(0, 14)}.atlasv1.${bytes.slice(14)}`;
}
function digestOf(secret) {
    return (0,external_node_crypto_.hash)('sha256', secret, 'buffer');
}
function sameDigest(one, other) {
    return one.length === other.length && (0,external_node_crypto_.timingSafeEqual)(one, other);
}
function newObjectId() {
    return (0,external_node_crypto_.randomBytes)(32).toString('base64url');
}
/** URLs signed by a key that lives as long as the process. */
function createSigner() {
    const key = (0,external_node_crypto_.randomBytes)(32);
    const signatureOf = (path, expires) => (0,external_node_crypto_.createHmac)('sha256', key).update(`${path}\n${expires}`).digest();
    return {
        sign(path, expiresAtMs) {
            const expires = String(Math.floor(expiresAtMs));
            return `${path}?expires=${expires}&signature=${signatureOf(path, expires).toString('base64url')}`;
        },
        verify(path, query, nowMs) {
            const expires = query.get('expires') ?? '';
            const given = Buffer.from(query.get('signature') ?? '', 'base64url');
            if (!sameDigest(given, signatureOf(path, expires)))
                return 'bad';
            return Number(expires) >= nowMs ? 'good' : 'expired';
        },
    };
}
//# sourceMappingURL=secrets.js.map
;// CONCATENATED MODULE: ./build/src/embedded/tokens.js


/** Makes a token. `secret` is known to the caller only; a seed may bring its own. */
function issueToken(store, made, secret = newSecret()) {
    const token = {
        id: store.newId('at'),
        ...made,
        digest: digestOf(secret),
        createdAt: nowAt(store.clock),
        lastUsedAt: null,
    };
    store.tokens.set(token.id, token);
    return { token, secret };
}
/** The token of an `Authorization: Bearer …` header; undefined for all others. */
function findToken(store, authorization) {
    const [scheme, secret] = (authorization ?? '').split(' ', 2);
    if (scheme?.toLowerCase() !== 'bearer' || secret === undefined || secret === '')
        return undefined;
    const digest = digestOf(secret);
    let found;
    for (const token of store.tokens.values()) {
        if (sameDigest(token.digest, digest))
            found = token;
    }
    if (found !== undefined)
        found.lastUsedAt = store.clock.date();
    return found;
}
//# sourceMappingURL=tokens.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/find.js



function found(value) {
    if (value === undefined)
        throw new Refusal(notFound());
    return value;
}
function allow(allowed) {
    if (!allowed)
        throw new Refusal(notFound());
}
function findOrganization({ domain, token }, name) {
    const { organizations } = domain.store;
    const organization = found([...organizations.values()].find((one) => one.name === name));
    allow(isMember(domain.store, token, organization.id));
    return organization;
}
function findWorkspace({ domain, token }, id, right = 'readRuns') {
    const workspace = found(domain.store.workspaces.get(id));
    allow(rightsOn(domain.store, token, workspace)[right]);
    return workspace;
}
function findVersion(call, id, right = 'readRuns') {
    const version = found(call.domain.store.versions.get(id));
    findWorkspace(call, version.workspaceId, right);
    return version;
}
function findRun(call, id, right = 'readRuns') {
    const run = found(call.domain.store.runs.get(id));
    findWorkspace(call, run.workspaceId, right);
    return run;
}
function findPlan(call, id, right = 'readRuns') {
    const plan = found(call.domain.store.plans.get(id));
    findRun(call, plan.runId, right);
    return plan;
}
function findCheck(call, id, right = 'readRuns') {
    const check = found(call.domain.store.checks.get(id));
    findRun(call, check.runId, right);
    return check;
}
function findStage(call, id, right = 'readRuns') {
    const stage = found(call.domain.store.stages.get(id));
    findRun(call, stage.runId, right);
    return stage;
}
function findEvaluation(call, id) {
    const evaluation = found(call.domain.store.evaluations.get(id));
    findRun(call, evaluation.runId);
    return evaluation;
}
function findTfEvaluation(call, id, right = 'readRuns') {
    const evaluation = found(call.domain.store.tfEvaluations.get(id));
    findRun(call, evaluation.runId, right);
    return evaluation;
}
function findGrant({ domain, token }, id) {
    const grant = found(domain.store.teamAccess.get(id));
    allow(mayReadGrant(domain.store, token, grant));
    return grant;
}
function findPool({ domain, token }, id) {
    const pool = found(domain.store.pools.get(id));
    allow(hasOrganizationRight(domain.store, token, pool.organizationId, 'manageAgentPools'));
    return pool;
}
/** The workspace of something that is known to be there. */
function workspaceOf({ domain }, run) {
    return must(domain.store.workspaces, run.workspaceId);
}
//# sourceMappingURL=find.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/agent-tokens.js
/** Agent tokens: operations 20 to 23. */







const creationSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        // Clients in use send a word of their own here.
        type: dist/* picklist */.KIO(['authentication-tokens', 'agent-tokens']),
        attributes: dist/* looseObject */._H3({ description: dist/* string */.YjP() }),
    }),
});
const AGENT_TOKEN_ROUTES = [
    {
        operation: 20,
        method: 'GET',
        path: '/agent-pools/:pool/authentication-tokens',
        handler: (call) => {
            const pool = findPool(call, parameter(call, 'pool'));
            const tokens = [...call.domain.store.tokens.values()].filter(({ kind, subjectId }) => kind === 'agent' && subjectId === pool.id);
            return respondPage(call.request, call.domain.origin, tokens, (token) => toAgentToken(token));
        },
    },
    {
        operation: 21,
        method: 'GET',
        path: '/authentication-tokens/:token',
        handler: (call) => respondResource(200, toAgentToken(findAgentToken(call))),
    },
    {
        operation: 22,
        method: 'POST',
        path: '/agent-pools/:pool/authentication-tokens',
        handler: (call) => {
            const pool = findPool(call, parameter(call, 'pool'));
            const { description } = readBody(call.request, creationSchema).data.attributes;
            const { token, secret } = issueToken(call.domain.store, {
                kind: 'agent',
                subjectId: pool.id,
                description,
                createdBy: authorOf(call.token),
            });
            return respondResource(201, toAgentToken(token, secret));
        },
    },
    {
        operation: 23,
        method: 'DELETE',
        path: '/authentication-tokens/:token',
        handler: (call) => {
            call.domain.store.tokens.delete(findAgentToken(call).id);
            return respondEmpty(204);
        },
    },
];
function findAgentToken(call) {
    const token = found(call.domain.store.tokens.get(parameter(call, 'token')));
    allow(token.kind === 'agent');
    findPool(call, token.subjectId);
    return token;
}
function authorOf({ kind, subjectId }) {
    if (kind === 'agent')
        return null;
    return { id: subjectId, type: `${kind}s` };
}
//# sourceMappingURL=agent-tokens.js.map
;// CONCATENATED MODULE: ./build/src/embedded/evaluated.js
/** One level, in the words that policy evaluations have for it. */
function evaluationLevel(level) {
    return level === 'advisory' ? 'advisory' : 'mandatory';
}
/** One level in the words of policy checks; `mandatory` cannot be overridden. */
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
/** One level in the words of Terraform policy. */
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
/** A set that could not be evaluated counts as one error. */
function countResults(sets) {
    const count = { passed: 0, advisoryFailed: 0, mandatoryFailed: 0, errored: 0 };
    for (const set of sets) {
        if (set.error !== null)
            count.errored += 1;
        for (const policy of set.policies) {
            if (policy.status === 'passed')
                count.passed += 1;
            else if (policy.status === 'errored')
                count.errored += 1;
            else if (policy.level === 'advisory')
                count.advisoryFailed += 1;
            else
                count.mandatoryFailed += 1;
        }
    }
    return count;
}
//# sourceMappingURL=evaluated.js.map
;// CONCATENATED MODULE: ./build/src/embedded/documents/identifiers.js
/** Ids as a relationship names them. */
function identifiers(type, ids) {
    return ids.map((id) => ({ id, type }));
}
//# sourceMappingURL=identifiers.js.map
;// CONCATENATED MODULE: ./build/src/embedded/machines.js
/** Operations 4 to 11. `uploaded` may be restored onto itself; only the last state is final. */
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
    pre_plan_running: ['pre_plan_completed', ...STOPPED],
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
    policy_checking: ['policy_checked', 'policy_override', 'policy_soft_failed', ...STOPPED],
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
    errored: [],
    canceled: [],
    unreachable: [],
};
/** Operation 14 is the only way out of `soft_failed`. */
const POLICY_CHECK_MACHINE = {
    pending: ['queued', 'unreachable', 'canceled'],
    queued: ['passed', 'soft_failed', 'hard_failed', 'errored', 'canceled'],
    passed: [],
    soft_failed: ['overridden'],
    hard_failed: [],
    overridden: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
const TASK_STAGE_MACHINE = {
    pending: ['running', 'canceled', 'unreachable'],
    running: ['passed', 'failed', 'awaiting_override', 'errored', 'canceled'],
    awaiting_override: ['running', 'canceled'],
    passed: [],
    failed: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
const TASK_RESULT_MACHINE = {
    pending: ['running', 'canceled', 'unreachable'],
    running: ['passed', 'failed', 'errored', 'canceled'],
    passed: [],
    failed: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
const POLICY_EVALUATION_MACHINE = {
    pending: ['queued', 'canceled', 'unreachable'],
    queued: ['running', 'canceled'],
    running: ['passed', 'failed', 'errored', 'canceled'],
    failed: ['overridden'],
    passed: [],
    overridden: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
const TF_POLICY_EVALUATION_MACHINE = {
    pending: ['queued', 'canceled', 'unreachable'],
    queued: ['running', 'canceled'],
    running: ['passed', 'failed', 'awaiting_override', 'errored', 'canceled'],
    awaiting_override: ['overridden', 'canceled'],
    passed: [],
    failed: [],
    overridden: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
const COST_ESTIMATE_MACHINE = {
    pending: ['queued', 'skipped_due_to_targeting', 'canceled', 'unreachable'],
    queued: ['finished', 'errored', 'canceled'],
    finished: [],
    errored: [],
    canceled: [],
    unreachable: [],
    skipped_due_to_targeting: [],
};
/** A transition that the table does not have: always a fault of the service itself. */
class IllegalTransition extends Error {
    name = 'IllegalTransition';
}
/** Whether the table lets `from` be followed by `to`. */
function mayFollow(machine, from, to) {
    return machine[from].includes(to);
}
/** Moves `thing` to `to` and stamps the moment. Throws `IllegalTransition` on any other move. */
function advance(machine, thing, to, at) {
    if (!mayFollow(machine, thing.status, to)) {
        throw new IllegalTransition(`${thing.status} cannot be followed by ${to}`);
    }
    thing.status = to;
    thing.stamps[`${to.replaceAll('_', '-')}-at`] = toStamp(at);
}
/** Moves all of them to `to` at once. */
function moveAll(machine, things, to, at) {
    for (const thing of things)
        advance(machine, thing, to, at);
}
/** Two runs may fetch the same files: whoever comes second finds them there. */
function moveIfPossible(machine, thing, to, at) {
    if (mayFollow(machine, thing.status, to))
        advance(machine, thing, to, at);
}
/** Second precision with an offset, as status timestamps are written on the wire. */
function toStamp(at) {
    return `${at.toISOString().slice(0, 19)}+00:00`;
}
/** Whether nothing can follow by itself: the run, for whoever waits for it, is over. */
function isFinalRun(status) {
    return (RUN_MACHINE[status].length === 0 ||
        status === 'planned_and_saved' ||
        status === 'policy_soft_failed');
}
//# sourceMappingURL=machines.js.map
;// CONCATENATED MODULE: ./build/src/embedded/mark-applied.js

/** Remembers what exists now; a provisional version becomes the current one (service-api.md 2.1). */
function markApplied(store, run) {
    const workspace = must(store.workspaces, run.workspaceId);
    const version = must(store.versions, run.versionId);
    const plan = must(store.plans, run.planId);
    workspace.state = Object.fromEntries((plan.document?.resource_changes ?? []).flatMap(({ address, change }) => change.after === null ? [] : [[address, change.after]]));
    // A provisional version becomes the current one, unless a newer one exists.
    const newer = [...store.versions.values()].filter((other) => other.workspaceId === workspace.id && !other.speculative && !other.provisional);
    const order = [...store.versions.keys()];
    const last = newer.at(-1);
    if (version.provisional &&
        (last === undefined || order.indexOf(last.id) < order.indexOf(version.id))) {
        workspace.currentVersionId = version.id;
    }
}
//# sourceMappingURL=mark-applied.js.map
;// CONCATENATED MODULE: ./build/src/embedded/close-all.js

/**
 * What a run that ended early leaves behind: `unreachable` for what never began, `canceled` for
 * whatever was not over. Whatever has a result keeps it.
 */
function closeAll(parts, to, at) {
    const close = (machine, things, word) => {
        for (const thing of things)
            moveIfPossible(machine, thing, word, at);
    };
    close(PLAN_MACHINE, [parts.plan], to);
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
//# sourceMappingURL=close-all.js.map
;// CONCATENATED MODULE: ./build/src/embedded/evaluate-policies.js
function evaluatePolicySet(set, planned, run) {
    const plan = planned.document;
    let instance = set.rego.instantiate();
    const policies = set.policies.map((policy) => {
        const known = {
            name: policy.name,
            level: policy.level,
            description: policy.description,
            query: policy.query,
        };
        try {
            const output = toOutput(instance.evaluate(policy.query, { plan, run }));
            const status = output.length > 0 ? 'failed' : 'passed';
            return { ...known, status, output, resources: findResources(output, planned.places) };
        }
        catch (error) {
            // What broke may have left its memory in any state.
            instance = set.rego.instantiate();
            const message = error instanceof Error ? error.message : String(error);
            return { ...known, status: 'errored', output: [message], resources: [] };
        }
    });
    return {
        name: set.name,
        description: set.description,
        overridable: set.overridable,
        error: null,
        policies,
    };
}
/** A rule that returned nothing, false or an empty collection found nothing to deny. */
function toOutput(value) {
    if (value === undefined || value === null || value === false)
        return [];
    // A set comes back in any order; a report should not change with it.
    if (Array.isArray(value))
        return value.toSorted(byText);
    if (typeof value === 'object')
        return Object.values(value);
    return [value];
}
function byText(one, other) {
    return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}
/** Terraform policy names the resources of a failure: those whose address leads a message. */
function findResources(output, places) {
    return output.flatMap((one) => {
        const address = typeof one === 'string' ? (one.split(': ', 1)[0] ?? '') : '';
        const place = places.get(address);
        return place === undefined ? [] : [{ address, ...place }];
    });
}
/** A scripted set looks as if it had been evaluated. */
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
            description: policy.description ?? '',
            query: kind === 'opa' ? `data.terraform.policies.${policy.name}.deny` : null,
            output: policy.messages,
            resources: policy.resources,
        })),
    };
}
//# sourceMappingURL=evaluate-policies.js.map
;// CONCATENATED MODULE: ./build/src/embedded/add-judgements.js
/** What is going to judge a run: task stages, policy evaluations, policy checks, Terraform policy. */



/** From the script where it says so, else from the workspace's policy sets. */
function addJudgements(store, run, planned, workspace) {
    addStages(store, run, planned, workspace);
    addChecks(store, run, planned, workspace);
    addTerraformPolicy(store, run, planned, workspace);
}
function addStages(store, run, planned, workspace) {
    const { script } = run;
    const kind = script.policyKind ?? 'opa';
    const sets = script.policySets?.map((set) => toEvaluatedSet(set, kind)) ??
        evaluateSets(store, run, planned, workspace, 'policy-evaluation');
    if (script.prePlanTasks !== undefined)
        addStage(store, run, 'pre_plan', script.prePlanTasks);
    if (script.postPlanTasks !== undefined || sets.length > 0) {
        const stage = addStage(store, run, 'post_plan', script.postPlanTasks ?? []);
        if (sets.length > 0) {
            const id = store.newId('poleval');
            stage.evaluationIds.push(id);
            store.evaluations.set(id, {
                id,
                runId: run.id,
                stageId: stage.id,
                kind,
                outcomes: sets.map((set) => ({ id: store.newId('psout'), set })),
                toolVersion: kind === 'opa' ? '1.22.0' : '0.40.0',
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
function addChecks(store, run, planned, workspace) {
    const scripted = run.script.policyChecks?.map(({ scope, policies, errored }) => ({
        scope,
        errored,
        sets: [toEvaluatedSet({ name: '', overridable: false, policies }, 'sentinel')],
    }));
    const evaluated = evaluateSets(store, run, planned, workspace, 'policy-check');
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
function addTerraformPolicy(store, run, planned, workspace) {
    const sets = run.script.terraformPolicySets?.map((set) => toEvaluatedSet(set, 'sentinel')) ??
        evaluateSets(store, run, planned, workspace, 'terraform-policy');
    if (sets.length === 0)
        return;
    const id = store.newId('tfpoleval');
    run.tfPolicyEvaluationIds.push(id);
    store.tfEvaluations.set(id, {
        id,
        runId: run.id,
        outcomes: sets.map((set) => ({ id: store.newId('tfpsout'), set })),
        status: 'pending',
        stamps: {},
    });
}
/** The workspace's policy sets of one system, unless the plan failed: then there is nothing to judge. */
function evaluateSets(store, run, planned, workspace, system) {
    const sets = [...store.policySets.values()].filter(({ organizationId, workspaceIds, set }) => organizationId === workspace.organizationId &&
        set.system === system &&
        (workspaceIds.length === 0 || workspaceIds.includes(workspace.id)));
    const input = toRunInput(store, run, workspace);
    return sets.map(({ set }) => evaluatePolicySet(set, planned, input));
}
function toRunInput(store, run, workspace) {
    return {
        id: run.id,
        created_at: run.createdAt,
        message: run.message,
        is_destroy: run.isDestroy,
        refresh: run.refresh,
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
//# sourceMappingURL=add-judgements.js.map
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/src/embedded/plan/value.js
/** Terraform values as JSON, plus one for what only an apply would tell. */
const UNKNOWN = Symbol('known after apply');
/** Longer texts and lists are treated as unknown, so that no configuration can exhaust the memory. */
const MAX_TEXT = 1024 * 1024;
const MAX_ITEMS = 10_000;
function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isWhollyKnown(value) {
    if (value === UNKNOWN)
        return false;
    if (Array.isArray(value))
        return value.every(isWhollyKnown);
    return isMap(value) ? Object.values(value).every(isWhollyKnown) : true;
}
/** As Terraform turns a primitive into text inside a template. */
function toText(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    return UNKNOWN;
}
/** An empty map without a prototype: keys come from a pull request. */
function newMap(entries = []) {
    const map = Object.create(null);
    for (const [key, value] of entries)
        map[key] = value;
    return map;
}
/** One step into a value: `.name`, `[0]`, `["key"]`. What is not there is unknown. */
function step(value, key) {
    if (value === UNKNOWN || key === UNKNOWN)
        return UNKNOWN;
    if (Array.isArray(value)) {
        const index = typeof key === 'string' ? Number(key) : key;
        return typeof index === 'number' ? (value[index] ?? UNKNOWN) : UNKNOWN;
    }
    if (isMap(value) && (typeof key === 'string' || typeof key === 'number')) {
        return Object.hasOwn(value, key) ? (value[key] ?? null) : UNKNOWN;
    }
    return UNKNOWN;
}
/**
 * A value in the two halves that a plan has: what is known (unknown parts left out, or null inside
 * lists), and a tree of `true` where something is not. `budget` bounds how much is written out.
 */
function split(value, budget) {
    budget.left -= 1;
    if (value === UNKNOWN || budget.left < 0)
        return { known: undefined, unknown: true };
    if (Array.isArray(value)) {
        const parts = value.map((item) => split(item, budget));
        return {
            known: parts.map(({ known }) => (known === undefined ? null : known)),
            unknown: parts.some(hasUnknown) ? parts.map(({ unknown }) => unknown ?? false) : undefined,
        };
    }
    if (!isMap(value))
        return { known: value, unknown: undefined };
    const known = {};
    const unknown = {};
    for (const [key, item] of Object.entries(value)) {
        const part = split(item, budget);
        if (part.known !== undefined)
            value_define(known, key, part.known);
        if (part.unknown !== undefined)
            value_define(unknown, key, part.unknown);
    }
    return { known, unknown: Object.keys(unknown).length > 0 ? unknown : undefined };
}
function hasUnknown(part) {
    return part.unknown !== undefined;
}
/** Sets a key that may be `__proto__`. */
function value_define(target, key, value) {
    Object.defineProperty(target, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
    });
}
//# sourceMappingURL=value.js.map
;// CONCATENATED MODULE: ./build/src/embedded/plan/functions.js
/** Terraform functions that need nothing but their arguments. All others answer unknown. */

const FUNCTIONS = {
    abs: numeric((a) => Math.abs(a)),
    ceil: numeric((a) => Math.ceil(a)),
    floor: numeric((a) => Math.floor(a)),
    max: numeric((...all) => Math.max(...all)),
    min: numeric((...all) => Math.min(...all)),
    upper: textual((text) => text.toUpperCase()),
    lower: textual((text) => text.toLowerCase()),
    trimspace: textual((text) => text.trim()),
    title: textual((text) => text.replaceAll(/(^|\s)\S/g, (start) => start.toUpperCase())),
    trimprefix: textual((text, prefix = '') => text.startsWith(prefix) ? text.slice(prefix.length) : text),
    trimsuffix: textual((text, suffix = '') => suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text),
    startswith: textual((text, prefix = '') => text.startsWith(prefix)),
    endswith: textual((text, suffix = '') => text.endsWith(suffix)),
    split: textual((separator, text = '') => text.split(separator).slice(0, MAX_ITEMS)),
    replace: textual((text, from = '', to = '') => 
    // A pattern between slashes is a regular expression, and none is made from a pull request.
    from.length > 1 && from.startsWith('/') && from.endsWith('/')
        ? UNKNOWN
        : text.replaceAll(from, () => to)),
    join: (separator, ...lists) => {
        const given = lists.flatMap((list) => (Array.isArray(list) ? list : [UNKNOWN]));
        const items = given.map(toText);
        const between = toText(separator ?? '');
        if (between === UNKNOWN || items.includes(UNKNOWN))
            return UNKNOWN;
        return items.join(between);
    },
    format: (template, ...given) => formatText(template ?? UNKNOWN, given),
    tostring: (value) => toText(value ?? UNKNOWN),
    tonumber: (value) => {
        const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
        return typeof read === 'number' && Number.isFinite(read) ? read : UNKNOWN;
    },
    tobool: (value) => {
        if (value === 'true' || value === true)
            return true;
        return value === 'false' || value === false ? false : UNKNOWN;
    },
    tolist: (list) => (Array.isArray(list) ? list : UNKNOWN),
    toset: (list) => (Array.isArray(list) && isWhollyKnown(list) ? sorted(distinct(list)) : UNKNOWN),
    tomap: (map) => (map !== undefined && isMap(map) ? map : UNKNOWN),
    distinct: (list) => (Array.isArray(list) && isWhollyKnown(list) ? distinct(list) : UNKNOWN),
    sort: (list) => (Array.isArray(list) && isWhollyKnown(list) ? sorted(list) : UNKNOWN),
    reverse: (list) => (Array.isArray(list) ? list.toReversed() : UNKNOWN),
    compact: (list) => Array.isArray(list) && isWhollyKnown(list)
        ? list.filter((item) => item !== null && item !== '')
        : UNKNOWN,
    concat: (...lists) => lists.every(Array.isArray) ? lists.flat(1).slice(0, MAX_ITEMS) : UNKNOWN,
    flatten: (list) => (Array.isArray(list) ? flatten(list) : UNKNOWN),
    merge: (...maps) => maps.every((map) => map === null || isMap(map))
        ? newMap(maps.flatMap((map) => Object.entries(map ?? {})))
        : UNKNOWN,
    keys: (map) => (map !== undefined && isMap(map) ? Object.keys(map).sort() : UNKNOWN),
    values: (map) => map !== undefined && isMap(map)
        ? Object.keys(map)
            .sort()
            .map((key) => map[key] ?? null)
        : UNKNOWN,
    zipmap: (keys, values) => Array.isArray(keys) && Array.isArray(values) && keys.every((key) => typeof key === 'string')
        ? newMap(keys.map((key, index) => [key, values[index] ?? null]))
        : UNKNOWN,
    lookup: (map, key, fallback) => {
        if (map === undefined || !isMap(map) || typeof key !== 'string')
            return UNKNOWN;
        return Object.hasOwn(map, key) ? (map[key] ?? null) : (fallback ?? UNKNOWN);
    },
    element: (list, index) => Array.isArray(list) && list.length > 0 && typeof index === 'number'
        ? (list[index % list.length] ?? UNKNOWN)
        : UNKNOWN,
    contains: (list, wanted) => Array.isArray(list) && isWhollyKnown(list) && wanted !== UNKNOWN
        ? list.some((item) => item === wanted)
        : UNKNOWN,
    index: (list, wanted) => {
        const at = Array.isArray(list) && isWhollyKnown(list) && wanted !== undefined
            ? list.indexOf(wanted)
            : -1;
        return at < 0 ? UNKNOWN : at;
    },
    cidrsubnet: (prefix, bits, number) => cidrSubnet(prefix, bits, number),
    jsondecode: textual((text) => {
        try {
            return JSON.parse(text);
        }
        catch {
            return UNKNOWN;
        }
    }),
    length: (value) => {
        if (typeof value === 'string' || Array.isArray(value))
            return value.length;
        return value !== undefined && isMap(value) ? Object.keys(value).length : UNKNOWN;
    },
    coalesce: (...all) => {
        for (const value of all) {
            if (value === UNKNOWN)
                return UNKNOWN;
            if (value !== null && value !== '')
                return value;
        }
        return UNKNOWN;
    },
    try: (...all) => all.find((value) => value !== UNKNOWN) ?? UNKNOWN,
    range: (...given) => range(given),
    jsonencode: (value) => value !== undefined && isWhollyKnown(value) ? JSON.stringify(value) : UNKNOWN,
    one: (list) => (Array.isArray(list) ? step(list, 0) : UNKNOWN),
    nonsensitive: (value) => value ?? UNKNOWN,
    sensitive: (value) => value ?? UNKNOWN,
};
/** Calls a function by name. Unknown functions and wrong arguments answer unknown. */
function call(name, given) {
    if (!Object.hasOwn(FUNCTIONS, name))
        return UNKNOWN;
    const answer = FUNCTIONS[name]?.(...given) ?? UNKNOWN;
    if (typeof answer === 'string' && answer.length > MAX_TEXT)
        return UNKNOWN;
    return Array.isArray(answer) && answer.length > MAX_ITEMS ? UNKNOWN : answer;
}
function numeric(compute) {
    return (...given) => given.length > 0 && given.every((value) => typeof value === 'number')
        ? compute(...given)
        : UNKNOWN;
}
function textual(compute) {
    return (first, ...rest) => typeof first === 'string' && rest.every((value) => typeof value === 'string')
        ? compute(first, ...rest)
        : UNKNOWN;
}
function distinct(list) {
    const seen = new Map();
    for (const item of list)
        seen.set(JSON.stringify(item), item);
    return [...seen.values()];
}
function sorted(list) {
    const texts = list.filter((item) => typeof item === 'string').sort();
    return texts.length === list.length ? texts : list;
}
function flatten(list) {
    const flat = [];
    const add = (items) => {
        for (const item of items) {
            if (flat.length > MAX_ITEMS)
                return;
            if (Array.isArray(item))
                add(item);
            else
                flat.push(item);
        }
    };
    add(list);
    return flat;
}
function range(given) {
    const numbers = given.filter((value) => typeof value === 'number');
    if (numbers.length !== given.length || numbers.length === 0)
        return UNKNOWN;
    const [first = 0, second, by = 1] = numbers;
    const [from, to] = second === undefined ? [0, first] : [first, second];
    const count = Math.ceil((to - from) / by);
    if (by === 0 || count > MAX_ITEMS)
        return UNKNOWN;
    return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * by);
}
/** IPv4 only; longer addresses answer unknown. */
function cidrSubnet(prefix, bits, number) {
    if (typeof prefix !== 'string' || typeof bits !== 'number' || typeof number !== 'number') {
        return UNKNOWN;
    }
    const [address = '', length = ''] = prefix.split('/');
    const octets = address.split('.').map(Number);
    const wide = Number(length) + bits;
    if (octets.length !== 4 || octets.some((octet) => !(octet >= 0 && octet <= 255)))
        return UNKNOWN;
    if (!Number.isInteger(wide) || wide > 32 || number < 0 || number >= 2 ** bits)
        return UNKNOWN;
    const start = octets.reduce((sum, octet) => sum * 256 + octet, 0);
    const kept = Math.floor(start / 2 ** (32 - Number(length))) * 2 ** (32 - Number(length));
    const first = kept + number * 2 ** (32 - wide);
    const parts = [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256);
    return `${parts.join('.')}/${String(wide)}`;
}
/** `%s`, `%d`, `%q`, `%v` and `%%`; anything finer answers unknown. */
function formatText(template, given) {
    if (typeof template !== 'string')
        return UNKNOWN;
    const parts = template.split('%');
    let text = parts[0] ?? '';
    let next = 0;
    for (let index = 1; index < parts.length; index += 1) {
        const part = parts[index] ?? '';
        if (part === '' && index + 1 < parts.length) {
            index += 1;
            text += `%${parts[index] ?? ''}`;
            continue;
        }
        const shown = toText(given[next] ?? UNKNOWN);
        next += 1;
        if (shown === UNKNOWN || !'sdvq'.includes(part.charAt(0)) || part === '')
            return UNKNOWN;
        text += (part.startsWith('q') ? JSON.stringify(shown) : shown) + part.slice(1);
    }
    return text;
}
//# sourceMappingURL=functions.js.map
;// CONCATENATED MODULE: ./build/src/embedded/plan/evaluate.js


function evaluate(expression, scope) {
    scope.budget.left -= 1;
    if (scope.budget.left < 0)
        return UNKNOWN;
    switch (expression.kind) {
        case 'literal':
            return expression.value;
        case 'template': {
            let text = '';
            for (const part of expression.parts) {
                const shown = toText(evaluate(part, scope));
                if (shown === UNKNOWN)
                    return UNKNOWN;
                text += shown;
                if (text.length > MAX_TEXT)
                    return UNKNOWN;
            }
            return text;
        }
        case 'tuple':
            return expression.items.map((item) => evaluate(item, scope));
        case 'object': {
            const map = newMap();
            for (const entry of expression.entries) {
                const key = toText(evaluate(entry.key, scope));
                if (key === UNKNOWN)
                    return UNKNOWN;
                map[key] = evaluate(entry.value, scope);
            }
            return map;
        }
        case 'traversal': {
            const steps = expression.steps.map((part) => evaluate(part, scope));
            const { value, taken } = scope.resolve(expression.root, steps);
            return steps.slice(taken).reduce(step, value);
        }
        case 'access':
            return expression.steps
                .map((part) => evaluate(part, scope))
                .reduce(step, evaluate(expression.of, scope));
        case 'call': {
            const given = expression.arguments.map((argument) => evaluate(argument, scope));
            if (!expression.expand)
                return call(expression.name, given);
            const last = given.pop();
            return Array.isArray(last) ? call(expression.name, [...given, ...last]) : UNKNOWN;
        }
        case 'conditional': {
            const condition = evaluate(expression.condition, scope);
            if (typeof condition !== 'boolean')
                return UNKNOWN;
            return evaluate(condition ? expression.yes : expression.no, scope);
        }
        case 'operation':
            return operate(expression.operator, expression.operands.map((operand) => evaluate(operand, scope)));
        case 'for':
            return evaluateFor(expression, scope);
        case 'other':
            return UNKNOWN;
    }
}
function operate(operator, [left = UNKNOWN, right]) {
    if (right === undefined) {
        if (operator === '!' && typeof left === 'boolean')
            return !left;
        return operator === '-' && typeof left === 'number' ? -left : UNKNOWN;
    }
    if (!isWhollyKnown(left) || !isWhollyKnown(right))
        return UNKNOWN;
    if (operator === '==' || operator === '!=') {
        const same = JSON.stringify(left) === JSON.stringify(right);
        return operator === '==' ? same : !same;
    }
    if (typeof left === 'boolean' && typeof right === 'boolean') {
        if (operator === '&&')
            return left && right;
        return operator === '||' ? left || right : UNKNOWN;
    }
    if (typeof left !== 'number' || typeof right !== 'number')
        return UNKNOWN;
    switch (operator) {
        case '+':
            return left + right;
        case '-':
            return left - right;
        case '*':
            return left * right;
        case '/':
            return right === 0 ? UNKNOWN : left / right;
        case '%':
            return right === 0 ? UNKNOWN : left % right;
        case '<':
            return left < right;
        case '>':
            return left > right;
        case '<=':
            return left <= right;
        case '>=':
            return left >= right;
        default:
            return UNKNOWN;
    }
}
function evaluateFor(expression, scope) {
    const collection = evaluate(expression.collection, scope);
    const items = itemsOf(collection);
    if (items === undefined || items.length > MAX_ITEMS)
        return UNKNOWN;
    const list = [];
    const map = newMap();
    for (const [key, value] of items) {
        const inner = bind(scope, { [expression.valueName]: value, [expression.keyName ?? '']: key });
        if (expression.condition !== undefined) {
            const kept = evaluate(expression.condition, inner);
            if (typeof kept !== 'boolean')
                return UNKNOWN;
            if (!kept)
                continue;
        }
        const result = evaluate(expression.value, inner);
        if (expression.key === undefined) {
            list.push(result);
            continue;
        }
        const name = toText(evaluate(expression.key, inner));
        if (name === UNKNOWN)
            return UNKNOWN;
        const before = map[name];
        if (!expression.grouped)
            map[name] = result;
        else
            map[name] = Array.isArray(before) ? [...before, result] : [result];
    }
    return expression.key === undefined ? list : map;
}
/** Keys and values of a list or map, in the order in which Terraform visits them. */
function itemsOf(collection) {
    if (Array.isArray(collection))
        return collection.map((value, index) => [index, value]);
    if (!isMap(collection))
        return undefined;
    return Object.keys(collection)
        .sort()
        .map((key) => [key, collection[key] ?? null]);
}
/** A scope in which some names mean something else. */
function bind(scope, names) {
    return {
        budget: scope.budget,
        resolve(root, steps) {
            if (!Object.hasOwn(names, root))
                return scope.resolve(root, steps);
            return { value: names[root] ?? null, taken: 0 };
        },
    };
}
//# sourceMappingURL=evaluate.js.map
;// CONCATENATED MODULE: ./build/src/embedded/plan/load-module.js
/** The `.tf` files of one directory as one module. */

/** Reads a module; undefined when the directory holds no `.tf` file. */
function loadModule(sources, directory) {
    const names = [...sources.files.keys()]
        .filter((path) => directoryOf(path) === directory && path.endsWith('.tf'))
        .sort();
    if (names.length === 0)
        return undefined;
    const module = {
        directory,
        resources: [],
        dataSources: [],
        calls: [],
        variables: new Map(),
        locals: new Map(),
        outputs: new Map(),
    };
    for (const path of names) {
        const file = external_node_path_.posix.relative(sources.workingDirectory, path);
        for (const block of parseFile(sources, path, 'file').blocks)
            place(module, { block, file }, sources.problems);
    }
    return module;
}
/** What can be read of a file; what cannot be is a problem of the plan. */
function parseFile(sources, path, what) {
    const file = external_node_path_.posix.relative(sources.workingDirectory, path);
    const { body, problems } = sources.hcl.parse(readText(sources, path));
    for (const { message, range } of problems) {
        sources.problems.push({
            severity: 'error',
            summary: 'Invalid HCL',
            detail: `The ${what} could not be read: ${message}.`,
            range: toProblemRange(file, range),
        });
    }
    return body;
}
function readText(sources, path) {
    const text = new TextDecoder().decode(sources.files.get(path));
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
function directoryOf(path) {
    const directory = external_node_path_.posix.dirname(path);
    return directory === '.' ? '' : directory;
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
            const list = block.type === 'resource' ? module.resources : module.dataSources;
            const twin = list.find((other) => other.block.labels[0] === first && other.block.labels[1] === second);
            if (twin !== undefined) {
                problems.push({
                    severity: 'error',
                    summary: `Duplicate ${block.type} "${first}" "${second}"`,
                    detail: `It was declared before, in ${twin.file} line ${String(twin.block.range.startLine)}.`,
                    range: toProblemRange(placed.file, block.range),
                });
            }
            else {
                list.push(placed);
            }
            break;
        }
        case 'module':
            module.calls.push(placed);
            break;
        case 'variable':
            module.variables.set(first, placed);
            break;
        case 'output':
            module.outputs.set(first, placed);
            break;
        case 'locals':
            for (const attribute of block.body.attributes)
                module.locals.set(attribute.name, attribute);
            break;
        default:
    }
}
//# sourceMappingURL=load-module.js.map
;// CONCATENATED MODULE: ./build/src/embedded/plan/module-scope.js


function createModuleScope(module, values, context) {
    const known = new Map();
    const visiting = new Set();
    const scope = {
        budget: context.budget,
        moduleOutputs: new Map(),
        resolve(root, steps) {
            const [first, second] = steps;
            switch (root) {
                case 'var':
                    return { value: typeof first === 'string' ? variable(first) : UNKNOWN, taken: 1 };
                case 'local':
                    return { value: typeof first === 'string' ? local(first) : UNKNOWN, taken: 1 };
                case 'module':
                    return { value: typeof first === 'string' ? call(first) : UNKNOWN, taken: 1 };
                case 'path':
                    return {
                        value: first === 'module' ? module.directory || '.' : '.',
                        taken: 1,
                    };
                case 'terraform':
                    return { value: first === 'workspace' ? context.workspaceName : UNKNOWN, taken: 1 };
                default:
                    return typeof first === 'string'
                        ? resource(root, first, second)
                        : { value: UNKNOWN, taken: 1 };
            }
        },
    };
    /** Works a name out once; a name that needs itself is unknown. */
    const once = (key, compute) => {
        const before = known.get(key);
        if (before !== undefined)
            return before;
        if (visiting.has(key))
            return UNKNOWN;
        visiting.add(key);
        const value = compute();
        visiting.delete(key);
        known.set(key, value);
        return value;
    };
    function variable(name) {
        const given = values.get(name);
        if (given !== undefined)
            return given;
        const fallback = module.variables
            .get(name)
            ?.block.body.attributes.find((attribute) => attribute.name === 'default');
        return fallback === undefined
            ? UNKNOWN
            : once(`var.${name}`, () => evaluate(fallback.value, scope));
    }
    function local(name) {
        const declared = module.locals.get(name);
        return declared === undefined
            ? UNKNOWN
            : once(`local.${name}`, () => evaluate(declared.value, scope));
    }
    function call(name) {
        return scope.moduleOutputs.get(name) ?? once(`module.${name}`, () => context.planCall(name));
    }
    /**
     * Another resource: of one that stands alone an argument, as far as it is written down; of a
     * repeated one which instances there are.
     */
    function resource(type, name, attribute) {
        const block = module.resources.find(({ block: { labels } }) => labels[0] === type && labels[1] === name)?.block;
        if (block !== undefined && isRepeated(block)) {
            return { value: once(`${type}.${name}`, () => instancesOf(block, scope)), taken: 1 };
        }
        const written = block?.body.attributes.find((one) => one.name === attribute);
        if (written === undefined)
            return { value: UNKNOWN, taken: 2 };
        const key = `${type}.${name}.${written.name}`;
        return { value: once(key, () => evaluate(written.value, scope)), taken: 2 };
    }
    return scope;
}
/** A list or map with something in the place of each instance, of which nothing is known. */
function instancesOf(block, scope) {
    const instances = expand(block, scope);
    if (instances.some(({ key }) => key === undefined))
        return UNKNOWN;
    if (instances.every(({ key }) => typeof key === 'number'))
        return instances.map(() => newMap());
    return newMap(instances.map(({ key }) => [String(key), newMap()]));
}
function isRepeated(block) {
    return block.body.attributes.some(({ name }) => name === 'count' || name === 'for_each');
}
/** One instance, or as many as `count` and `for_each` say where that can be known. */
function expand(block, scope) {
    const count = block.body.attributes.find(({ name }) => name === 'count');
    if (count !== undefined) {
        const number = evaluate(count.value, scope);
        if (typeof number !== 'number' || number > MAX_ITEMS) {
            return [{ scope: bind(scope, { count: newMap([['index', UNKNOWN]]) }) }];
        }
        return Array.from({ length: Math.max(0, number) }, (_, index) => ({
            key: index,
            scope: bind(scope, { count: newMap([['index', index]]) }),
        }));
    }
    const each = block.body.attributes.find(({ name }) => name === 'for_each');
    if (each === undefined)
        return [{ scope }];
    const collection = evaluate(each.value, scope);
    const items = itemsOf(collection);
    if (items === undefined || items.length > MAX_ITEMS) {
        return [{ scope: bind(scope, { each: newMap() }) }];
    }
    return items.map(([key, value]) => {
        // A set's keys are its values.
        const named = Array.isArray(collection) ? value : key;
        const name = typeof named === 'string' ? named : '';
        return {
            key: name,
            scope: bind(scope, {
                each: newMap([
                    ['key', name],
                    ['value', value],
                ]),
            }),
        };
    });
}
//# sourceMappingURL=module-scope.js.map
;// CONCATENATED MODULE: ./build/src/embedded/plan/to-plan.js

/** How much of all values together is written out; beyond it values count as unknown. */
const MAX_NODES = 500_000;
function toPlan(input, found, configuration, variables, problems) {
    const budget = { left: MAX_NODES };
    const wanted = input.isDestroy ? [] : (found ?? []);
    const changes = wanted.map((resource) => toChange(resource, input.state, budget));
    const kept = new Set(changes.map(({ address }) => address));
    if (found !== undefined) {
        for (const [address, before] of Object.entries(input.state)) {
            if (!kept.has(address))
                changes.push(toDeletion(address, before));
        }
    }
    changes.sort((a, b) => (a.address < b.address ? -1 : 1));
    const count = (action) => changes.filter(({ change }) => change.actions.includes(action)).length;
    const document = {
        format_version: '1.2',
        terraform_version: input.terraformVersion,
        variables: Object.fromEntries([...variables].map(([name, value]) => [name, { value: split(value, budget).known ?? null }])),
        planned_values: { root_module: plannedModules(changes) },
        resource_changes: changes,
        configuration: { root_module: configuration },
    };
    return {
        document,
        problems,
        counts: {
            additions: count('create'),
            changes: count('update'),
            destructions: count('delete'),
        },
        places: new Map(wanted.map((resource) => [addressOf(resource), resource.place])),
    };
}
function toChange(resource, state, budget) {
    const { known, unknown } = split(resource.values, budget);
    const after = (known ?? {});
    const address = addressOf(resource);
    const before = Object.hasOwn(state, address) ? state[address] : null;
    const same = before !== null && JSON.stringify(before) === JSON.stringify(after);
    return {
        address,
        ...(resource.moduleAddress !== '' && { module_address: resource.moduleAddress }),
        mode: 'managed',
        type: resource.type,
        name: resource.name,
        ...(resource.index !== undefined && { index: resource.index }),
        provider_name: providerOf(resource.type),
        change: {
            actions: [before === null ? 'create' : same ? 'no-op' : 'update'],
            before,
            after,
            after_unknown: (unknown ?? {}),
        },
    };
}
function toDeletion(address, before) {
    const plain = address.endsWith(']') ? address.slice(0, address.lastIndexOf('[')) : address;
    const parts = plain.split('.');
    const [type = '', name = ''] = parts.slice(-2);
    const module = parts.slice(0, -2).join('.');
    return {
        address,
        ...(module !== '' && { module_address: module }),
        mode: 'managed',
        type,
        name,
        provider_name: providerOf(type),
        change: {
            actions: ['delete'],
            before: before,
            after: null,
            after_unknown: {},
        },
    };
}
function plannedModules(changes) {
    const root = { resources: [], child_modules: [] };
    const modules = new Map();
    for (const change of changes) {
        if (change.change.after === null)
            continue;
        const address = change.module_address;
        let module = address === undefined ? root : modules.get(address);
        if (module === undefined) {
            module = { ...(address !== undefined && { address }), resources: [] };
            modules.set(address ?? '', module);
            root.child_modules?.push(module);
        }
        module.resources?.push({
            address: change.address,
            mode: change.mode,
            type: change.type,
            name: change.name,
            ...(change.index !== undefined && { index: change.index }),
            provider_name: change.provider_name,
            values: change.change.after,
        });
    }
    return root;
}
function addressOf({ moduleAddress, type, name, index }) {
    const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
    const suffix = index === undefined
        ? ''
        : typeof index === 'number'
            ? `[${String(index)}]`
            : `[${JSON.stringify(index)}]`;
    return `${prefix}${type}.${name}${suffix}`;
}
/** Without `required_providers` being followed, the first word of the type names the provider. */
function providerOf(type) {
    return `registry.terraform.io/hashicorp/${type.split('_', 1)[0] ?? type}`;
}
//# sourceMappingURL=to-plan.js.map
;// CONCATENATED MODULE: ./build/src/embedded/plan/resource-values.js


/** Arguments and blocks that speak to Terraform and not to the provider. */
const META = new Set([
    'count',
    'for_each',
    'provider',
    'depends_on',
    'lifecycle',
    'provisioner',
    'connection',
]);
function resourceValues(block, scope) {
    return bodyValues({
        attributes: block.body.attributes.filter(({ name }) => !META.has(name)),
        blocks: block.body.blocks.filter(({ type }) => !META.has(type)),
    }, scope);
}
/** Nested blocks become lists: without a provider's schema nobody knows which may stand alone. */
function bodyValues(body, scope) {
    const values = newMap(body.attributes.map(({ name, value }) => [name, evaluate(value, scope)]));
    for (const block of body.blocks) {
        const name = block.type === 'dynamic' ? (block.labels[0] ?? '') : block.type;
        const written = block.type === 'dynamic' ? dynamicBlocks(block, scope) : [bodyValues(block.body, scope)];
        const before = values[name];
        values[name] =
            written === UNKNOWN || before === UNKNOWN
                ? UNKNOWN
                : [...(Array.isArray(before) ? before : []), ...written];
    }
    return values;
}
function dynamicBlocks(block, scope) {
    const each = block.body.attributes.find(({ name }) => name === 'for_each');
    const content = block.body.blocks.find(({ type }) => type === 'content');
    const iterator = block.body.attributes.find(({ name }) => name === 'iterator')?.value;
    const items = each === undefined ? undefined : itemsOf(evaluate(each.value, scope));
    if (items === undefined || content === undefined)
        return UNKNOWN;
    const name = iterator?.kind === 'traversal' ? iterator.root : (block.labels[0] ?? '');
    return items.map(([key, value]) => {
        const current = newMap([
            ['key', key],
            ['value', value],
        ]);
        return bodyValues(content.body, bind(scope, { [name]: current }));
    });
}
//# sourceMappingURL=resource-values.js.map
;// CONCATENATED MODULE: ./build/src/embedded/plan/plan-configuration.js
/**
 * Static planning: the configuration of a working directory and of the local modules it calls,
 * with everything known that is written down, and everything else unknown. No provider is asked.
 */







const MAX_DEPTH = 20;
const MAX_RESOURCES = 20_000;
function planConfiguration(input) {
    const problems = [];
    const sources = { ...input, problems };
    const root = loadModule(sources, input.workingDirectory);
    const found = [];
    let configuration = {};
    let values = new Map();
    if (root === undefined) {
        problems.push({
            severity: 'error',
            summary: 'No Terraform configuration files',
            detail: `The upload has no .tf file in ${input.workingDirectory || 'its root directory'}. The workspace's working directory says where they are looked for.`,
        });
    }
    else {
        values = rootVariables(sources, root, input.variables);
        const walk = { sources, found, input, budget: { left: 500_000 } };
        configuration = planModule(walk, root, values, '', 0).configuration;
    }
    if (found.length > MAX_RESOURCES) {
        problems.push({
            severity: 'error',
            summary: 'Too many resources',
            detail: `More than ${String(MAX_RESOURCES)} resource instances are declared.`,
        });
    }
    const failed = problems.some(({ severity }) => severity === 'error');
    return toPlan(input, failed ? undefined : found.slice(0, MAX_RESOURCES), configuration, values, problems);
}
function planModule(walk, module, values, address, depth) {
    const calls = {};
    const planCall = (name) => {
        const call = module.calls.find(({ block }) => block.labels[0] === name);
        if (call === undefined)
            return UNKNOWN;
        const planned = planModuleCall(walk, module, call, scope, address, depth);
        calls[name] = planned.configuration;
        scope.moduleOutputs.set(name, planned.outputs);
        return planned.outputs;
    };
    const scope = createModuleScope(module, values, {
        workspaceName: walk.input.workspaceName,
        budget: walk.budget,
        planCall,
    });
    for (const { block } of module.calls) {
        const name = block.labels[0] ?? '';
        if (!scope.moduleOutputs.has(name))
            planCall(name);
    }
    for (const { block, file } of module.resources) {
        const [type = '', name = ''] = block.labels;
        for (const instance of expand(block, scope)) {
            if (walk.found.length > MAX_RESOURCES)
                break;
            walk.found.push({
                moduleAddress: address,
                type,
                name,
                ...(instance.key !== undefined && { index: instance.key }),
                values: resourceValues(block, instance.scope),
                place: { file, line: block.range.startLine },
            });
        }
    }
    const outputs = newMap();
    for (const [name, { block }] of module.outputs) {
        const written = block.body.attributes.find((attribute) => attribute.name === 'value');
        outputs[name] = written === undefined ? UNKNOWN : evaluate(written.value, scope);
    }
    return {
        outputs,
        configuration: {
            resources: [
                ...module.resources.map(({ block }) => configured(block.labels, 'managed')),
                ...module.dataSources.map(({ block }) => configured(block.labels, 'data')),
            ],
            ...(Object.keys(calls).length > 0 && { module_calls: calls }),
        },
    };
}
function planModuleCall(walk, parent, call, scope, address, depth) {
    const name = call.block.labels[0] ?? '';
    const written = call.block.body.attributes.find((attribute) => attribute.name === 'source');
    const source = written === undefined ? UNKNOWN : evaluate(written.value, scope);
    const shown = typeof source === 'string' ? source : '';
    // Modules of registries and repositories are not fetched: what they hold is not known.
    if (!shown.startsWith('./') && !shown.startsWith('../')) {
        return { outputs: UNKNOWN, configuration: { source: shown } };
    }
    const directory = external_node_path_.posix.join(parent.directory, shown).replace(/\/$/, '');
    const module = depth < MAX_DEPTH && !directory.startsWith('..')
        ? loadModule(walk.sources, directory === '.' ? '' : directory)
        : undefined;
    if (module === undefined) {
        walk.sources.problems.push({
            severity: 'error',
            summary: 'Unreadable module directory',
            detail: `Module "${name}" is said to be at ${shown}, but the upload has no .tf file there.`,
            range: toProblemRange(call.file, call.block.range),
        });
        return { outputs: UNKNOWN, configuration: { source: shown } };
    }
    const results = expand(call.block, scope).map((instance) => {
        const values = new Map();
        for (const attribute of call.block.body.attributes) {
            if (module.variables.has(attribute.name)) {
                values.set(attribute.name, evaluate(attribute.value, instance.scope));
            }
        }
        requireVariables(walk.sources, module, values, call);
        const at = `${address === '' ? '' : `${address}.`}module.${name}${indexOf(instance.key)}`;
        return { key: instance.key, ...planModule(walk, module, values, at, depth + 1) };
    });
    const configuration = results[0]?.configuration;
    return {
        outputs: isRepeated(call.block)
            ? newMap(results.map(({ key, outputs }) => [String(key ?? ''), outputs]))
            : (results[0]?.outputs ?? UNKNOWN),
        configuration: { source: shown, ...(configuration !== undefined && { module: configuration }) },
    };
}
/** Workspace and run variables, then `*.auto.tfvars` (last name first), then `terraform.tfvars`. */
function rootVariables(sources, root, given) {
    const values = new Map();
    const here = [...sources.files.keys()].filter((path) => directoryOf(path) === root.directory);
    const ordered = [
        ...here.filter((path) => external_node_path_.posix.basename(path) === 'terraform.tfvars'),
        ...here.filter((path) => path.endsWith('.auto.tfvars')).sort(),
    ];
    const nothing = {
        budget: { left: 1_000_000 },
        resolve: () => ({ value: UNKNOWN, taken: 0 }),
    };
    for (const path of ordered) {
        for (const attribute of parseFile(sources, path, 'variables file').attributes) {
            if (root.variables.has(attribute.name)) {
                values.set(attribute.name, evaluate(attribute.value, nothing));
            }
        }
    }
    for (const [name, value] of Object.entries(given)) {
        if (root.variables.has(name))
            values.set(name, value);
    }
    requireVariables(sources, root, values);
    return values;
}
function requireVariables(sources, module, values, call) {
    for (const [name, declared] of module.variables) {
        const optional = declared.block.body.attributes.some((one) => one.name === 'default');
        if (optional || values.has(name))
            continue;
        const place = call ?? declared;
        sources.problems.push({
            severity: 'error',
            summary: call === undefined ? 'No value for required variable' : 'Missing required argument',
            detail: call === undefined
                ? `The variable "${name}" has no default, and neither the workspace nor a .tfvars file sets it.`
                : `The argument "${name}" is required by the module, but no value is given.`,
            range: toProblemRange(place.file, place.block.range),
        });
    }
}
function configured(labels, mode) {
    const [type = '', name = ''] = labels;
    return { address: `${mode === 'data' ? 'data.' : ''}${type}.${name}`, mode, type, name };
}
function indexOf(key) {
    if (key === undefined)
        return '';
    return typeof key === 'number' ? `[${String(key)}]` : `[${JSON.stringify(key)}]`;
}
//# sourceMappingURL=plan-configuration.js.map
;// CONCATENATED MODULE: ./build/src/embedded/plan/plan-log.js
/** Marks where a log begins and ends, so that a reader knows when it has everything. */
const LOG_START = '\u0002';
const LOG_END = '\u0003';
function writePlanLog(planned, terraformVersion, at) {
    const line = (level, message, more) => JSON.stringify({
        '@level': level,
        '@message': message,
        '@module': 'terraform.ui',
        '@timestamp': at.toISOString(),
        ...more,
    });
    const lines = [
        line('info', `Terraform ${terraformVersion}`, {
            terraform: terraformVersion,
            type: 'version',
            ui: '1.2',
        }),
    ];
    const failed = planned.problems.some(({ severity }) => severity === 'error');
    for (const problem of planned.problems) {
        const word = problem.severity === 'error' ? 'Error' : 'Warning';
        lines.push(line(problem.severity === 'error' ? 'error' : 'warn', `${word}: ${problem.summary}`, {
            diagnostic: toDiagnostic(problem),
            type: 'diagnostic',
        }));
    }
    if (!failed) {
        for (const change of planned.document?.resource_changes ?? []) {
            const action = change.change.actions[0] ?? 'no-op';
            if (action === 'no-op')
                continue;
            lines.push(line('info', `${change.address}: Plan to ${action}`, {
                change: { resource: { addr: change.address }, action },
                type: 'planned_change',
            }));
        }
        const { additions, changes, destructions } = planned.counts;
        const summary = `Plan: ${String(additions)} to add, ${String(changes)} to change, ${String(destructions)} to destroy.`;
        lines.push(line('info', summary, {
            changes: {
                add: additions,
                change: changes,
                import: 0,
                remove: destructions,
                operation: 'plan',
            },
            type: 'change_summary',
        }));
    }
    return `${lines.join('\n')}\n`;
}
function toDiagnostic(problem) {
    const { severity, summary, detail, address, range } = problem;
    return {
        severity,
        summary,
        detail,
        ...(address !== undefined && { address }),
        ...(range !== undefined && {
            range: {
                filename: range.filename,
                start: { ...range.start, byte: 0 },
                end: { ...range.end, byte: 0 },
            },
        }),
    };
}
//# sourceMappingURL=plan-log.js.map
;// CONCATENATED MODULE: ./build/src/embedded/course.js
/** The statuses that a run is going to enter, in order, and how its time is shared out among them. */

/** Shares of a run's time, by status; what is not listed takes a moment. */
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
function startCourse({ run }, first) {
    const drafts = [];
    let status = first;
    return {
        drafts,
        enter(next, act, pause = false) {
            status = next;
            drafts.push({
                status,
                share: 1,
                pause,
                act: (at) => {
                    if (run.status !== next)
                        advance(RUN_MACHINE, run, next, at);
                    act?.(at);
                },
            });
        },
        within(act) {
            drafts.push({ status, share: 1, pause: false, act });
        },
    };
}
/** Shares out the time: a status's own, or its weight's part of what the script leaves for the rest. */
function finish(course, { run: { script } }) {
    const { drafts } = course;
    const skipped = new Set(script.skip ?? []);
    const timings = script.timings ?? {};
    const parts = new Map();
    for (const { status, share } of drafts)
        parts.set(status, (parts.get(status) ?? 0) + share);
    const timed = (status) => skipped.has(status) || timings[status] !== undefined;
    const weightOf = (status) => WEIGHTS[status] ?? MOMENT;
    // Where the run ends or rests no time is needed.
    const passed = new Set(drafts.map(({ status }) => status));
    passed.delete(drafts.at(-1)?.status ?? 'pending');
    const whole = [...passed]
        .filter((status) => !timed(status))
        .reduce((sum, status) => sum + weightOf(status), 0);
    const durationMs = script.durationMs ?? 0;
    return drafts.map(({ status, share, act, pause }) => {
        const ofStatus = share / (parts.get(status) ?? 1);
        const stayMs = skipped.has(status)
            ? 0
            : (timings[status] ?? (passed.has(status) ? (durationMs * weightOf(status)) / whole : 0));
        return { act, pause, stayMs: stayMs * ofStatus };
    });
}
//# sourceMappingURL=course.js.map
;// CONCATENATED MODULE: ./build/src/embedded/judged-status.js
/** The word that a judged thing ends with, from the results inside it. */

function isBlocking({ level, outcome }) {
    return level === 'mandatory' && outcome !== 'passed';
}
function checkStatus({ policies, errored }) {
    if (errored || policies.some(({ status }) => status === 'errored'))
        return 'errored';
    const failed = policies.filter(({ status }) => status === 'failed');
    if (failed.some(({ level }) => level === 'hard-mandatory' || level === 'mandatory')) {
        return 'hard_failed';
    }
    return failed.some(({ level }) => level !== 'advisory') ? 'soft_failed' : 'passed';
}
function evaluationStatus({ outcomes, }) {
    const count = countResults(outcomes.map(({ set }) => set));
    if (count.mandatoryFailed > 0)
        return 'failed';
    return count.errored > 0 ? 'errored' : 'passed';
}
function failuresOverridable(sets) {
    return sets.every(({ overridable, policies }) => overridable ||
        policies.every(({ status, level }) => status === 'passed' ||
            level === 'advisory' ||
            level === 'soft-mandatory' ||
            level === 'mandatory-overridable'));
}
//# sourceMappingURL=judged-status.js.map
;// CONCATENATED MODULE: ./build/src/embedded/timeline.js
/**
 * What a run goes through, laid out when it is created: which statuses it enters, and what happens
 * to its plan, stages, evaluations and checks on the way.
 */





/** From `pending` to where the run ends or rests. The first step's status is the run's own. */
function layOut(parts, onApplied) {
    const course = startCourse(parts, 'pending');
    queue(course, parts);
    if (prePlan(course, parts) === 'over')
        return finish(course, parts);
    if (plan(course, parts) === 'over')
        return finish(course, parts);
    if (terraformPolicy(course, parts) === 'over')
        return finish(course, parts);
    if (postPlan(course, parts) === 'over')
        return finish(course, parts);
    cost(course, parts);
    if (policyChecks(course, parts) === 'over')
        return finish(course, parts);
    end(course, parts, onApplied);
    return finish(course, parts);
}
/** From a confirmed plan to `applied`. */
function layOutApply(parts, onApplied) {
    const course = startCourse(parts, 'confirmed');
    course.enter('confirmed');
    apply(course, parts, onApplied);
    return finish(course, parts);
}
function queue(course, { run, version }) {
    course.enter('pending');
    for (let ahead = run.position; ahead > 0; ahead -= 1) {
        course.within(() => (run.position = ahead - 1));
    }
    // The files of an archived version come from version control once more.
    if (version.status === 'archived') {
        course.enter('fetching', (at) => moveIfPossible(VERSION_MACHINE, version, 'fetching', at));
        course.enter('fetching_completed', (at) => moveIfPossible(VERSION_MACHINE, version, 'uploaded', at));
    }
}
function prePlan(course, parts) {
    if (parts.prePlan === undefined)
        return 'goes-on';
    const { stage, tasks } = parts.prePlan;
    course.enter('pre_plan_running', (at) => startTasks(stage, tasks, at));
    const failed = tasks.some(isBlocking);
    course.within((at) => endTasks(tasks, at));
    if (failed) {
        course.enter('errored', (at) => {
            advance(TASK_STAGE_MACHINE, stage, 'failed', at);
            closeAll(parts, 'unreachable', at);
        });
        return 'over';
    }
    course.enter('pre_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
    course.enter('queuing');
    return 'goes-on';
}
function plan(course, parts) {
    course.enter('plan_queued', (at) => advance(PLAN_MACHINE, parts.plan, 'queued', at));
    course.enter('planning', (at) => advance(PLAN_MACHINE, parts.plan, 'running', at));
    if (parts.plan.problems.some(({ severity }) => severity === 'error')) {
        course.enter('errored', (at) => {
            advance(PLAN_MACHINE, parts.plan, 'errored', at);
            closeAll(parts, 'unreachable', at);
        });
        return 'over';
    }
    course.enter('planned', (at) => {
        advance(PLAN_MACHINE, parts.plan, 'finished', at);
        if (parts.cost?.script.status === 'skipped_due_to_targeting') {
            advance(COST_ESTIMATE_MACHINE, parts.cost, 'skipped_due_to_targeting', at);
        }
    });
    return 'goes-on';
}
function terraformPolicy(course, parts) {
    const evaluations = parts.tfEvaluations;
    if (evaluations.length === 0)
        return 'goes-on';
    const machine = TF_POLICY_EVALUATION_MACHINE;
    course.within((at) => moveAll(machine, evaluations, 'queued', at));
    course.within((at) => moveAll(machine, evaluations, 'running', at));
    const sets = evaluations.flatMap(({ outcomes }) => outcomes.map(({ set }) => set));
    const count = countResults(sets);
    if (count.mandatoryFailed > 0 || count.errored > 0) {
        const overridable = count.errored === 0 && failuresOverridable(sets);
        const result = count.errored > 0 ? 'errored' : overridable ? 'awaiting_override' : 'failed';
        if (!overridable) {
            course.enter('errored', (at) => {
                moveAll(machine, evaluations, result, at);
                closeAll(parts, 'unreachable', at);
            });
            return 'over';
        }
        const wait = (at) => moveAll(machine, evaluations, result, at);
        course.enter('tf_policy_override', wait, true);
        course.enter('tf_policy_checked');
        return 'goes-on';
    }
    course.enter('tf_policy_checked', (at) => moveAll(machine, evaluations, 'passed', at));
    return 'goes-on';
}
function postPlan(course, parts) {
    if (parts.postPlan === undefined)
        return 'goes-on';
    const { stage, tasks, evaluations } = parts.postPlan;
    const machine = POLICY_EVALUATION_MACHINE;
    const { script, planOnly } = parts.run;
    course.enter('post_plan_running', (at) => startTasks(stage, tasks, at));
    if (tasks.length > 0)
        course.within((at) => endTasks(tasks, at));
    if (tasks.some(isBlocking)) {
        course.enter('errored', (at) => {
            advance(TASK_STAGE_MACHINE, stage, 'failed', at);
            if (script.evaluationStuck !== true)
                moveAll(machine, evaluations, 'unreachable', at);
            closeAll(parts, 'unreachable', at);
        });
        return 'over';
    }
    if (evaluations.length > 0 && script.evaluationStuck !== true) {
        course.within((at) => moveAll(machine, evaluations, 'queued', at));
        course.within((at) => moveAll(machine, evaluations, 'running', at));
    }
    const judged = script.evaluationStuck === true ? [] : evaluations;
    const sets = judged.flatMap(({ outcomes }) => outcomes.map(({ set }) => set));
    const count = countResults(sets);
    const judge = (at) => {
        for (const evaluation of judged) {
            advance(machine, evaluation, evaluationStatus(evaluation), at);
        }
    };
    if (count.mandatoryFailed === 0 && count.errored === 0) {
        course.enter('post_plan_completed', (at) => {
            judge(at);
            advance(TASK_STAGE_MACHINE, stage, 'passed', at);
        });
        return 'goes-on';
    }
    const overridable = count.errored === 0 && failuresOverridable(sets);
    const stageStatus = count.errored > 0 ? 'errored' : overridable ? 'awaiting_override' : 'failed';
    const conclude = (at) => {
        judge(at);
        advance(TASK_STAGE_MACHINE, stage, stageStatus, at);
    };
    const ending = planOnly ? script.planOnlyFailure : undefined;
    if (overridable && (ending === undefined || ending === 'post_plan_awaiting_decision')) {
        course.enter('post_plan_awaiting_decision', conclude, true);
        course.enter('post_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
        return 'goes-on';
    }
    course.enter(ending ?? 'errored', (at) => {
        conclude(at);
        closeAll(parts, 'unreachable', at);
    }, ending === 'post_plan_awaiting_decision');
    return 'over';
}
function cost(course, { cost: estimate }) {
    if (estimate === undefined || estimate.script.status === 'skipped_due_to_targeting')
        return;
    const result = estimate.script.status;
    course.enter('cost_estimating', (at) => advance(COST_ESTIMATE_MACHINE, estimate, 'queued', at));
    // An estimate that fails stops nothing.
    course.enter('cost_estimated', (at) => advance(COST_ESTIMATE_MACHINE, estimate, result, at));
}
function policyChecks(course, parts) {
    const { checks, run } = parts;
    if (checks.length === 0)
        return 'goes-on';
    const results = checks.map(checkStatus);
    const judge = (at) => {
        for (const check of checks)
            advance(POLICY_CHECK_MACHINE, check, checkStatus(check), at);
    };
    course.enter('policy_checking', (at) => moveAll(POLICY_CHECK_MACHINE, checks, 'queued', at));
    if (results.includes('hard_failed') || results.includes('errored')) {
        course.enter('errored', judge);
        return 'over';
    }
    if (results.includes('soft_failed')) {
        course.enter(run.planOnly ? 'policy_soft_failed' : 'policy_override', judge, true);
        course.enter('policy_checked');
        return 'goes-on';
    }
    course.enter('policy_checked', judge);
    return 'goes-on';
}
function end(course, parts, onApplied) {
    const { run, plan } = parts;
    const { additions, changes, destructions } = plan.counts;
    const nothingToDo = additions + changes + destructions === 0;
    if (run.planOnly || nothingToDo)
        course.enter('planned_and_finished');
    else if (run.savePlan)
        course.enter('planned_and_saved', undefined, true);
    else if (run.autoApply) {
        course.enter('confirmed');
        apply(course, parts, onApplied);
    }
    else {
        // Rests in the status it has, until somebody confirms or discards it.
        const last = course.drafts.at(-1);
        if (last !== undefined)
            last.pause = true;
    }
}
function apply(course, parts, onApplied) {
    if (parts.preApply !== undefined) {
        const { stage, tasks } = parts.preApply;
        course.enter('pre_apply_running', (at) => startTasks(stage, tasks, at));
        course.within((at) => endTasks(tasks, at));
        if (tasks.some(isBlocking)) {
            course.enter('errored', (at) => advance(TASK_STAGE_MACHINE, stage, 'failed', at));
            return;
        }
        course.enter('pre_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
    }
    course.enter('queuing_apply');
    course.enter('apply_queued');
    course.enter('applying');
    if (parts.postApply !== undefined) {
        const { stage, tasks } = parts.postApply;
        const result = tasks.some(isBlocking) ? 'failed' : 'passed';
        course.enter('post_apply_running', (at) => startTasks(stage, tasks, at));
        course.within((at) => endTasks(tasks, at));
        course.enter('post_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, result, at));
    }
    course.enter('applied', onApplied);
}
function startTasks(stage, tasks, at) {
    advance(TASK_STAGE_MACHINE, stage, 'running', at);
    moveAll(TASK_RESULT_MACHINE, tasks, 'running', at);
}
function endTasks(tasks, at) {
    for (const task of tasks)
        advance(TASK_RESULT_MACHINE, task, task.outcome, at);
}
//# sourceMappingURL=timeline.js.map
;// CONCATENATED MODULE: ./build/src/embedded/run-parts.js

function partsOf(store, run) {
    const version = must(store.versions, run.versionId);
    const stages = run.stageIds.map((id) => must(store.stages, id));
    const stageParts = (stage) => {
        const found = stages.find((one) => one.stage === stage);
        return (found && {
            stage: found,
            tasks: found.taskResultIds.map((id) => must(store.taskResults, id)),
            evaluations: found.evaluationIds.map((id) => must(store.evaluations, id)),
        });
    };
    return {
        run,
        plan: must(store.plans, run.planId),
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
//# sourceMappingURL=run-parts.js.map
;// CONCATENATED MODULE: ./build/src/embedded/create-run.js









/** Creates the run in the store; `startRun` lets its time begin. */
function createRun(store, hcl, workspace, version, request, id = store.newId('run')) {
    const { script } = workspace;
    const createdAt = nowAt(store.clock);
    const run = {
        id,
        workspaceId: workspace.id,
        versionId: version.id,
        message: request.message,
        source: request.source,
        planOnly: request.planOnly,
        savePlan: request.savePlan,
        autoApply: request.autoApply,
        isDestroy: request.isDestroy,
        refresh: request.refresh,
        createdAt,
        createdBy: request.createdBy,
        planId: store.newId('plan'),
        applyId: store.newId('apply'),
        stageIds: [],
        checkIds: [],
        tfPolicyEvaluationIds: [],
        costEstimateId: null,
        events: (script.runEvents ?? []).map((event) => ({
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
        status: 'pending',
        stamps: {},
    };
    store.runs.set(run.id, run);
    const planned = planFor(script, hcl, workspace, version, request);
    addPlan(store, run, workspace, planned);
    addJudgements(store, run, planned, workspace);
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
    run.steps = layOut(partsOf(store, run), () => markApplied(store, run));
    return run;
}
function planFor(script, hcl, workspace, version, request) {
    const planned = hcl === undefined
        ? EMPTY_PLAN
        : planConfiguration({
            files: version.files ?? new Map(),
            hcl,
            workingDirectory: workspace.workingDirectory ?? '',
            workspaceName: workspace.name,
            terraformVersion: workspace.terraformVersion,
            variables: { ...workspace.variables, ...request.variables },
            state: workspace.state,
            isDestroy: request.isDestroy,
        });
    if (script.plan === undefined)
        return planned;
    const { additions, changes, destructions, diagnostics } = script.plan;
    const problems = diagnostics.map(({ severity, summary, detail, address, file, line }) => ({
        severity,
        summary,
        detail,
        ...(address !== undefined && { address }),
        ...(file !== undefined && {
            range: {
                filename: file,
                start: { line: line ?? 1, column: 1 },
                end: { line: line ?? 1, column: 1 },
            },
        }),
    }));
    return { ...planned, problems, counts: { additions, changes, destructions } };
}
const EMPTY_PLAN = {
    document: {
        format_version: '1.2',
        terraform_version: '',
        variables: {},
        planned_values: { root_module: {} },
        resource_changes: [],
        configuration: { root_module: {} },
    },
    problems: [],
    counts: { additions: 0, changes: 0, destructions: 0 },
    places: new Map(),
};
function addPlan(store, run, workspace, planned) {
    store.plans.set(run.planId, {
        id: run.planId,
        runId: run.id,
        document: planned.document,
        problems: planned.problems,
        counts: planned.counts,
        objectId: newObjectId(),
        log: writePlanLog(planned, workspace.terraformVersion, store.clock.date()),
        status: 'pending',
        stamps: { 'pending-at': toStamp(store.clock.date()) },
    });
}
//# sourceMappingURL=create-run.js.map
;// CONCATENATED MODULE: ./build/src/embedded/run-life.js





/** Lets everything happen that is due by now, in the order in which it was due. */
function settle(store, hcl) {
    const { runs, versions } = store.moving;
    if (runs.size === 0 && versions.size === 0)
        return;
    const now = store.clock.now();
    for (;;) {
        let due;
        for (const version of versions) {
            const atMs = version.readyAtMs ?? now;
            if (atMs <= now && (due === undefined || atMs < due.atMs)) {
                due = { atMs, happen: () => finishProcessing(store, hcl, version, atMs) };
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
/** The upload has been looked at: the version can be used, or says why not. */
function finishProcessing(store, hcl, version, atMs) {
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
    const run = createRun(store, hcl, workspace, version, {
        message: 'Triggered via API upload',
        source: 'tfe-configuration-version',
        planOnly: version.speculative,
        savePlan: false,
        autoApply: workspace.autoApply,
        isDestroy: false,
        refresh: true,
        variables: {},
        createdBy: version.createdBy,
    });
    startRun(store, run, atMs);
}
/** The run's time begins, unless it has to wait for another one or for the workspace's lock. */
function startRun(store, run, atMs = store.clock.now()) {
    store.moving.runs.add(run);
    run.waiting = mustWait(store, run);
    if (run.waiting)
        return;
    const first = run.steps.shift();
    if (first === undefined)
        return;
    first.act(dateAt(store.clock, atMs));
    entered(store, run, first.stayMs, false, atMs);
}
/** Plan-only runs and runs that save their plan wait for nobody. */
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
    entered(store, run, step.stayMs, step.pause, atMs, before);
}
/** After every step: when the next one is due, and whether somebody interferes. */
function entered(store, run, stayMs, pause, atMs, before) {
    const { script, status } = run;
    run.paused = pause;
    run.dueAtMs = pause || run.steps.length === 0 ? null : atMs + stayMs;
    if (status === script.stuckIn)
        run.dueAtMs = null;
    if (status === script.interruption?.at && status !== before) {
        const { action } = script.interruption;
        const word = { cancel: 'canceled', discard: 'discarded', 'force-cancel': 'force_canceled' }[action];
        run.steps = [{ act: (at) => stopRun(store, run, word, at), stayMs: 0, pause: false }];
        run.dueAtMs = atMs + stayMs / 2;
    }
    if (isFinalRun(status) && run.canceledAt === null)
        ended(store, run, atMs);
}
/** A run that is over frees its workspace, and files that can be fetched again are dropped. */
function ended(store, run, atMs) {
    if (run.steps.length === 0)
        store.moving.runs.delete(run);
    const version = must(store.versions, run.versionId);
    const busy = [...store.runs.values()].some((other) => other.versionId === version.id && !isFinalRun(other.status));
    if (version.ingress !== null && version.status === 'uploaded' && !busy) {
        advance(VERSION_MACHINE, version, 'archived', dateAt(store.clock, atMs));
    }
    for (const waiting of store.moving.runs) {
        if (waiting.waiting && waiting.workspaceId === run.workspaceId)
            startRun(store, waiting, atMs);
    }
}
/** Ends a run from outside. */
function stopRun(store, run, word, at) {
    advance(RUN_MACHINE, run, word, at);
    closeAll(partsOf(store, run), 'canceled', at);
    run.canceledAt ??= word === 'discarded' ? null : at.toISOString();
    run.steps = [];
    run.dueAtMs = null;
    run.paused = false;
    ended(store, run, store.clock.now());
}
/** Lets a resting run go on at once. */
function goOn(store, run) {
    run.paused = false;
    store.moving.runs.add(run);
    run.dueAtMs = run.steps.length > 0 ? store.clock.now() : null;
}
//# sourceMappingURL=run-life.js.map
;// CONCATENATED MODULE: ./build/src/embedded/run-actions.js
/** What people may do to a run, and what each of these things does. */






/** A forced cancel is for runs that did not react to a cancel for this long. */
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
    'post_plan_awaiting_decision',
    'tf_policy_override',
    'tf_policy_checked',
];
/** Statuses in which a finished plan can wait for somebody to confirm it. */
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
            // Something else is still to come: the run rests because of a policy.
            run.steps.length === 0,
        'is-discardable': DISCARDABLE.includes(run.status) && (!over || run.status === 'planned_and_saved'),
        'is-force-cancelable': !over && run.forceCancelAtMs !== null && run.forceCancelAtMs <= store.clock.now(),
    };
}
/** Each of these answers false when the run's state does not allow it: 409. */
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
function applyRun(store, run) {
    if (!actionsOf(store, run)['is-confirmable'])
        return false;
    const parts = partsOf(store, run);
    run.steps = layOutApply(parts, () => markApplied(store, run));
    goOn(store, run);
    return true;
}
/** Operation 14. The run goes on once no check is left that stopped it. */
function overrideCheck(store, check) {
    if (!mayFollow(POLICY_CHECK_MACHINE, check.status, 'overridden'))
        return false;
    advance(POLICY_CHECK_MACHINE, check, 'overridden', store.clock.date());
    const run = must(store.runs, check.runId);
    const left = run.checkIds.some((id) => must(store.checks, id).status === 'soft_failed');
    if (!left && (run.status === 'policy_override' || run.status === 'policy_soft_failed')) {
        goOn(store, run);
    }
    return true;
}
function overrideStage(store, stage) {
    if (stage.status !== 'awaiting_override')
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
    if (run.status === 'post_plan_awaiting_decision' && run.steps.length > 0)
        goOn(store, run);
    else
        advance(TASK_STAGE_MACHINE, stage, 'passed', at);
    return true;
}
function overrideTfEvaluation(store, evaluation) {
    if (evaluation.status !== 'awaiting_override')
        return false;
    advance(TF_POLICY_EVALUATION_MACHINE, evaluation, 'overridden', store.clock.date());
    goOn(store, must(store.runs, evaluation.runId));
    return true;
}
//# sourceMappingURL=run-actions.js.map
;// CONCATENATED MODULE: ./build/src/embedded/documents/run.js
/** Runs and what hangs on them as documents (api-facts 3.2 to 3.5). */





/** The word that is shown: a script can put another one in its place. */
function shown(run, word) {
    const disguise = run.script.disguise ?? {};
    return Object.hasOwn(disguise, word) ? (disguise[word] ?? word) : word;
}
function toRun({ store }, token, run) {
    const workspace = must(store.workspaces, run.workspaceId);
    const rights = rightsOn(store, token, workspace);
    const plan = must(store.plans, run.planId);
    const { additions, changes, destructions } = plan.counts;
    const over = isFinalRun(run.status);
    return {
        id: run.id,
        type: 'runs',
        attributes: {
            actions: actionsOf(store, run),
            'allow-empty-apply': false,
            'auto-apply': run.autoApply,
            'canceled-at': run.canceledAt,
            'created-at': run.createdAt,
            'has-changes': plan.status === 'finished' && additions + changes + destructions > 0,
            'is-destroy': run.isDestroy,
            message: run.message,
            permissions: {
                'can-apply': rights.applyRuns,
                'can-cancel': rights.queuePlans,
                'can-comment': rights.readRuns,
                'can-discard': rights.applyRuns || rights.queuePlans,
                'can-force-cancel': rights.admin,
                'can-force-execute': rights.applyRuns,
                'can-override-policy-check': hasOrganizationRight(store, token, workspace.organizationId, 'managePolicyOverrides'),
            },
            'plan-only': run.planOnly,
            'position-in-queue': over ? 0 : run.position,
            refresh: run.refresh,
            'refresh-only': false,
            'save-plan': run.savePlan,
            source: run.source,
            status: shown(run, run.status),
            'status-timestamps': run.stamps,
            'terraform-version': workspace.terraformVersion,
            'trigger-reason': 'manual',
            variables: [],
        },
        relationships: {
            workspace: { data: { id: workspace.id, type: 'workspaces' } },
            'configuration-version': { data: { id: run.versionId, type: 'configuration-versions' } },
            plan: {
                data: { id: run.planId, type: 'plans' },
                links: { related: `/api/v2/runs/${run.id}/plan` },
            },
            apply: { data: { id: run.applyId, type: 'applies' } },
            ...(run.costEstimateId !== null && {
                'cost-estimate': { data: { id: run.costEstimateId, type: 'cost-estimates' } },
            }),
            'policy-checks': {
                data: identifiers('policy-checks', run.checkIds),
                links: { related: `/api/v2/runs/${run.id}/policy-checks` },
            },
            'task-stages': {
                data: identifiers('task-stages', run.stageIds),
                links: { related: `/api/v2/runs/${run.id}/task-stages` },
            },
            'tf-policy-evaluations': {
                data: identifiers('tf-policy-evaluations', run.tfPolicyEvaluationIds),
                links: { related: `/api/v2/runs/${run.id}/tf-policy-evaluations` },
            },
            'run-events': {
                data: identifiers('run-events', run.events.map(({ id }) => id)),
                links: { related: `/api/v2/runs/${run.id}/run-events` },
            },
            ...(run.createdBy !== null && { 'created-by': { data: run.createdBy } }),
        },
        links: { self: `/api/v2/runs/${run.id}` },
    };
}
/** `logUrl` is a secret that whoever may read the run gets. */
function run_toPlan(run, plan, logUrl) {
    const done = plan.status === 'finished';
    const { additions, changes, destructions } = plan.counts;
    const started = plan.status !== 'pending' && plan.status !== 'queued';
    return {
        id: plan.id,
        type: 'plans',
        attributes: {
            status: shown(run, plan.status),
            'has-changes': done && additions + changes + destructions > 0,
            'resource-additions': done ? additions : null,
            'resource-changes': done ? changes : null,
            'resource-destructions': done ? destructions : null,
            'resource-imports': done ? 0 : null,
            'log-read-url': started && plan.status !== 'unreachable' ? logUrl : null,
            'status-timestamps': plan.stamps,
            permissions: { 'can-export': false },
            actions: { 'is-exportable': false },
        },
        links: {
            self: `/api/v2/plans/${plan.id}`,
            'json-output': `/api/v2/plans/${plan.id}/json-output`,
        },
    };
}
function toCostEstimate(run, estimate) {
    const { script, status } = estimate;
    const done = status === 'finished';
    return {
        id: estimate.id,
        type: 'cost-estimates',
        attributes: {
            status: shown(run, status),
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
            ...(event.actor && { actor: { data: { id: event.actor.id, type: 'users' } } }),
            ...(event.commentId !== undefined && {
                comment: { data: { id: event.commentId, type: 'comments' } },
            }),
        },
    };
}
function toComment({ id, body, createdAt }) {
    return { id, type: 'comments', attributes: { body, 'created-at': createdAt } };
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./build/src/embedded/documents/task-stage.js





function toTaskStage({ store }, token, stage) {
    const run = must(store.runs, stage.runId);
    const { organizationId } = must(store.workspaces, run.workspaceId);
    const may = hasOrganizationRight(store, token, organizationId, 'managePolicyOverrides');
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
            actions: { 'is-overridable': stage.status === 'awaiting_override' },
        },
        relationships: {
            run: { data: { id: run.id, type: 'runs' } },
            'task-results': { data: identifiers('task-results', stage.taskResultIds) },
            'policy-evaluations': { data: identifiers('policy-evaluations', stage.evaluationIds) },
        },
        links: { self: `/api/v2/task-stages/${stage.id}` },
    };
}
function toTaskResult({ store }, result) {
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
function toPolicyEvaluation({ store }, evaluation) {
    const run = must(store.runs, evaluation.runId);
    const over = isJudged(evaluation);
    const count = countResults(over ? evaluation.outcomes.map(({ set }) => set) : []);
    return {
        id: evaluation.id,
        type: 'policy-evaluations',
        attributes: {
            status: shown(run, evaluation.status),
            'policy-kind': evaluation.kind,
            'policy-tool-version': evaluation.toolVersion,
            'result-count': toResultCount(count),
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
function isJudged({ status }) {
    return ['passed', 'failed', 'overridden', 'errored'].includes(status);
}
function toResultCount(count) {
    return {
        'advisory-failed': count.advisoryFailed,
        'mandatory-failed': count.mandatoryFailed,
        passed: count.passed,
        errored: count.errored,
    };
}
function toPolicySetOutcome(run, evaluation, { id, set }) {
    return {
        id,
        type: 'policy-set-outcomes',
        attributes: {
            outcomes: set.error === null ? set.policies.map((one) => toOutcome(run, one)) : null,
            error: set.error,
            warnings: [],
            overridable: set.overridable,
            'policy-set-name': set.name,
            'policy-set-description': set.description,
            'result-count': toResultCount(countResults([set])),
            'policy-tool-version': evaluation.toolVersion,
        },
        relationships: {
            'policy-evaluation': { data: { id: evaluation.id, type: 'policy-evaluations' } },
        },
        links: { self: `/api/v2/policy-set-outcomes/${id}` },
    };
}
/** Keys inside an outcome have underscores. An errored policy has no level. */
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
//# sourceMappingURL=task-stage.js.map
;// CONCATENATED MODULE: ./build/src/embedded/documents/tf-policy.js




const JUDGED = ['passed', 'failed', 'awaiting_override', 'overridden', 'errored'];
function toTfPolicyEvaluation({ store }, token, evaluation) {
    const run = must(store.runs, evaluation.runId);
    const { organizationId } = must(store.workspaces, run.workspaceId);
    const over = JUDGED.includes(evaluation.status);
    const policies = over
        ? evaluation.outcomes.flatMap(({ set }) => set.policies.map((policy) => ({
            status: policy.status,
            level: terraformPolicyLevel(policy.level, set.overridable),
        })))
        : [];
    const failed = (level) => policies.filter((one) => one.status === 'failed' && one.level === level).length;
    return {
        id: evaluation.id,
        type: 'tf-policy-evaluations',
        attributes: {
            status: shown(run, evaluation.status),
            'stage-type': 'Plan',
            'result-count': {
                'advisory-failed': failed('advisory'),
                'mandatory-failed': failed('mandatory'),
                'mandatory-overridable-failed': failed('mandatory_overridable'),
                passed: policies.filter(({ status }) => status === 'passed').length,
                errored: policies.filter(({ status }) => status === 'errored').length,
                unknown: 0,
            },
            'status-timestamps': evaluation.stamps,
            error: null,
            permissions: {
                'can-override': hasOrganizationRight(store, token, organizationId, 'managePolicyOverrides'),
            },
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
function areOutcomesKnown({ status }) {
    return JUDGED.includes(status);
}
function toTfPolicySetOutcome({ id, set }) {
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
//# sourceMappingURL=tf-policy.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/run-events.js
/** What happened to a run, by whom, and what they said of it (api-facts 3.5). */








const INCLUDES = ['actor', 'comment'];
const RUN_EVENT_ROUTES = [
    {
        method: 'GET',
        path: '/runs/:run/run-events',
        handler: (call) => {
            const run = findRun(call, parameter(call, 'run'));
            const included = readInclude(call.query, INCLUDES);
            return respond(200, {
                data: run.events.map(toRunEvent),
                ...(included.size > 0 && { included: includedWith(run, included) }),
            });
        },
    },
    {
        method: 'GET',
        path: '/runs/:run/comments',
        handler: (call) => respond(200, { data: findRun(call, parameter(call, 'run')).comments.map(toComment) }),
    },
    {
        method: 'POST',
        path: '/runs/:run/comments',
        handler: (call) => {
            const run = findRun(call, parameter(call, 'run'));
            const { body } = readBody(call.request, bodySchema).data.attributes;
            const comment = pushComment(call, run, body);
            pushEvent(call, run, 'commented', comment);
            return respondResource(201, toComment(comment));
        },
    },
];
const bodySchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* literal */.euz('comments'),
        attributes: dist/* looseObject */._H3({ body: dist/* string */.YjP() }),
    }),
});
/** Writes down what the caller did; what they said of it stands with the run's comments too. */
function recordEvent(call, runId, action, words) {
    const run = must(call.domain.store.runs, runId);
    pushEvent(call, run, action, words === undefined ? undefined : pushComment(call, run, words));
}
function pushComment({ domain: { store } }, run, body) {
    const comment = { id: store.newId('wsc'), body, createdAt: store.clock.date().toISOString() };
    run.comments.push(comment);
    return comment;
}
function pushEvent({ domain, token }, run, action, comment) {
    const { id, attributes } = toAccount(domain, token);
    run.events.push({
        id: domain.store.newId('re'),
        action,
        description: '',
        createdAt: domain.store.clock.date().toISOString(),
        actor: { id, username: String(attributes?.['username']) },
        ...(comment !== undefined && { commentId: comment.id }),
    });
}
function includedWith({ events, comments }, included) {
    const actors = new Map(events.flatMap(({ actor }) => (actor ? [[actor.id, actor]] : [])));
    const told = new Set(events.map(({ commentId }) => commentId));
    return [
        ...(included.has('actor')
            ? [...actors.values()].map(({ id, username }) => ({
                id,
                type: 'users',
                attributes: { username },
            }))
            : []),
        ...(included.has('comment') ? comments.filter(({ id }) => told.has(id)).map(toComment) : []),
    ];
}
//# sourceMappingURL=run-events.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/evaluations.js
/** Task stages, run tasks, policy evaluations and Terraform policy (api-facts 3.4, 3.6). */











const evaluations_INCLUDES = [
    'run',
    'run.workspace',
    'task_results',
    'policy_evaluations',
    'cost_estimate',
];
const EVALUATION_ROUTES = [
    {
        method: 'GET',
        path: '/runs/:run/task-stages',
        handler: (call) => {
            const { domain, token } = call;
            const run = findRun(call, parameter(call, 'run'));
            const included = readInclude(call.query, evaluations_INCLUDES);
            const stages = run.stageIds.map((id) => must(domain.store.stages, id));
            return respondPage(call.request, domain.origin, stages, (stage) => toTaskStage(domain, token, stage), {
                included: (shown) => included.size === 0
                    ? undefined
                    : shown.flatMap((stage) => evaluations_includedWith(call, stage, included)),
            });
        },
    },
    {
        method: 'GET',
        path: '/task-stages/:stage',
        handler: (call) => {
            const stage = findStage(call, parameter(call, 'stage'));
            const included = readInclude(call.query, evaluations_INCLUDES);
            return respondResource(200, toTaskStage(call.domain, call.token, stage), included.size === 0 ? undefined : evaluations_includedWith(call, stage, included));
        },
    },
    {
        method: 'POST',
        path: '/task-stages/:stage/actions/override',
        handler: (call) => {
            const stage = findStage(call, parameter(call, 'stage'), 'managePolicyOverrides');
            const comment = readComment(call.request);
            if (!overrideStage(call.domain.store, stage)) {
                return conflict(`a task stage that is ${stage.status} cannot be overridden`);
            }
            recordEvent(call, stage.runId, 'overridden', comment);
            return respondResource(200, toTaskStage(call.domain, call.token, stage));
        },
    },
    {
        method: 'GET',
        path: '/task-stages/:stage/policy-evaluations',
        handler: (call) => {
            const { domain } = call;
            const stage = findStage(call, parameter(call, 'stage'));
            const evaluations = stage.evaluationIds.map((id) => must(domain.store.evaluations, id));
            return respondPage(call.request, domain.origin, evaluations, (evaluation) => toPolicyEvaluation(domain, evaluation));
        },
    },
    {
        method: 'GET',
        path: '/task-results/:result',
        handler: (call) => {
            const result = found(call.domain.store.taskResults.get(parameter(call, 'result')));
            findStage(call, result.stageId);
            return respondResource(200, toTaskResult(call.domain, result));
        },
    },
    {
        method: 'GET',
        path: '/policy-evaluations/:evaluation',
        handler: (call) => respondResource(200, toPolicyEvaluation(call.domain, findEvaluation(call, parameter(call, 'evaluation')))),
    },
    {
        method: 'GET',
        path: '/policy-evaluations/:evaluation/policy-set-outcomes',
        handler: listOutcomes,
    },
    {
        method: 'GET',
        path: '/policy-set-outcomes/:outcome',
        handler: (call) => {
            const id = parameter(call, 'outcome');
            for (const evaluation of call.domain.store.evaluations.values()) {
                const outcome = evaluation.outcomes.find((one) => one.id === id);
                if (outcome === undefined || !isJudged(evaluation))
                    continue;
                const run = findRun(call, evaluation.runId);
                return respondResource(200, toPolicySetOutcome(run, evaluation, outcome));
            }
            return notFound();
        },
    },
    {
        method: 'GET',
        path: '/runs/:run/tf-policy-evaluations',
        handler: (call) => {
            const { domain, token } = call;
            const run = findRun(call, parameter(call, 'run'));
            const evaluations = run.tfPolicyEvaluationIds.map((id) => must(domain.store.tfEvaluations, id));
            return respondPage(call.request, domain.origin, evaluations, (evaluation) => toTfPolicyEvaluation(domain, token, evaluation));
        },
    },
    {
        method: 'GET',
        path: '/tf-policy-evaluations/:evaluation',
        handler: (call) => {
            const evaluation = findTfEvaluation(call, parameter(call, 'evaluation'));
            return respondResource(200, toTfPolicyEvaluation(call.domain, call.token, evaluation));
        },
    },
    {
        method: 'GET',
        path: '/tf-policy-evaluations/:evaluation/tf-policy-set-outcomes',
        handler: (call) => {
            const evaluation = findTfEvaluation(call, parameter(call, 'evaluation'));
            const outcomes = areOutcomesKnown(evaluation) ? evaluation.outcomes : [];
            return respondPage(call.request, call.domain.origin, outcomes, toTfPolicySetOutcome);
        },
    },
    {
        method: 'POST',
        path: '/tf-policy-evaluations/:evaluation/actions/override',
        handler: (call) => {
            const id = parameter(call, 'evaluation');
            const evaluation = findTfEvaluation(call, id, 'managePolicyOverrides');
            const comment = readComment(call.request);
            if (!overrideTfEvaluation(call.domain.store, evaluation)) {
                return conflict(`an evaluation that is ${evaluation.status} cannot be overridden`);
            }
            recordEvent(call, evaluation.runId, 'overridden', comment);
            return respondResource(200, toTfPolicyEvaluation(call.domain, call.token, evaluation));
        },
    },
];
function listOutcomes(call) {
    const evaluation = findEvaluation(call, parameter(call, 'evaluation'));
    const run = must(call.domain.store.runs, evaluation.runId);
    const filters = readFilters(call);
    if (filters === undefined) {
        return fail(400, {
            title: 'bad request',
            detail: 'filter[n][status] takes passed, failed or errored; filter[n][enforcement_level] takes advisory or mandatory.',
            source: { parameter: 'filter' },
        });
    }
    const known = isJudged(evaluation) ? evaluation.outcomes : [];
    const outcomes = known.filter((outcome) => filters.length === 0 || filters.some((filter) => fits(outcome, filter)));
    return respondPage(call.request, call.domain.origin, outcomes, (outcome) => toPolicySetOutcome(run, evaluation, outcome));
}
/** `filter[0][status]=failed&filter[0][enforcement_level]=mandatory`; undefined when malformed. */
function readFilters({ query }) {
    const filters = new Map();
    for (const [name, value] of query) {
        const match = /^filter\[(\d{1,3})\]\[(status|enforcement_level|enforcementLevel)\]$/.exec(name);
        if (match === null) {
            if (name.startsWith('filter'))
                return undefined;
            continue;
        }
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
/** A filter chooses whole sets: those with at least one policy that fits. */
function fits({ set }, { status, level }) {
    return set.policies.some((policy) => (status === undefined || policy.status === status) &&
        (level === undefined || (policy.level === 'advisory') === (level === 'advisory')));
}
function evaluations_includedWith(call, stage, included) {
    const { domain, token } = call;
    const { store } = domain;
    const resources = [];
    if (included.has('task_results')) {
        for (const id of stage.taskResultIds) {
            resources.push(toTaskResult(domain, must(store.taskResults, id)));
        }
    }
    if (included.has('policy_evaluations')) {
        for (const id of stage.evaluationIds) {
            const evaluation = must(store.evaluations, id);
            resources.push(toPolicyEvaluation(domain, evaluation));
        }
    }
    const run = must(store.runs, stage.runId);
    if (included.has('run') || included.has('run.workspace')) {
        resources.push(toRun(domain, token, run));
    }
    if (included.has('run.workspace')) {
        resources.push(toWorkspace(domain, token, workspaceOf(call, run)));
    }
    return resources;
}
//# sourceMappingURL=evaluations.js.map
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/tar/dist/esm/index.min.js
var index_min = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/src/embedded/read-tar.js
/** Reads a `.tar.gz` into memory without ever writing a file: the only reader of archives here. */


class UnreadableArchive extends Error {
    name = 'UnreadableArchive';
}
/**
 * Regular files by path, links resolved to what they point at. Throws `UnreadableArchive`, with a
 * sentence for whoever uploaded it, on anything that is not an archive, leaves it, or exceeds it.
 */
function readTar(archive, limits) {
    const files = new Map();
    const links = new Map();
    let entries = 0;
    let problem;
    const unpacked = gunzip(archive, limits.maxBytes);
    if (unpacked.length < 512 || unpacked.length % 512 !== 0) {
        throw new UnreadableArchive('the upload holds no tar archive');
    }
    if (unpacked.every((byte) => byte === 0))
        throw new UnreadableArchive('the archive is empty');
    const parser = new index_min/* Parser */.iX({
        strict: true,
        maxMetaEntrySize: 64 * 1024,
        onReadEntry(entry) {
            entries += 1;
            const path = toSafePath(limits.rooted === true ? entry.path.replace(/^\//, '') : entry.path);
            if (entries > limits.maxEntries) {
                problem ??= `the archive has more than ${String(limits.maxEntries)} entries`;
            }
            else if (path === undefined) {
                problem ??= `the archive has an entry outside of itself: ${JSON.stringify(entry.path)}`;
            }
            else if (entry.type === 'SymbolicLink') {
                const target = toSafePath(`${path}/../${entry.linkpath ?? ''}`);
                if (target === undefined || (entry.linkpath ?? '').startsWith('/')) {
                    problem ??= `the archive has a link that leaves it: ${JSON.stringify(entry.path)}`;
                }
                else {
                    links.set(path, target);
                }
            }
            else if (entry.type === 'File' || entry.type === 'OldFile') {
                const parts = [];
                entry.on('data', (part) => parts.push(part));
                entry.on('end', () => files.set(path, Buffer.concat(parts)));
                return;
            }
            else if (entry.type !== 'Directory' && entry.type !== 'GNUDumpDir') {
                problem ??= `the archive has an entry that is neither file, directory nor link: ${JSON.stringify(entry.path)}`;
            }
            entry.resume();
        },
    });
    parser.on('error', (error) => {
        problem ??= `the tar archive is damaged: ${error.message}`;
    });
    // The parser is synchronous for bytes that are all there.
    parser.end(Buffer.from(unpacked));
    if (problem !== undefined)
        throw new UnreadableArchive(problem);
    followLinks(files, links);
    return files;
}
function gunzip(archive, maxBytes) {
    if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
        throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
    }
    try {
        return (0,external_node_zlib_.gunzipSync)(archive, { maxOutputLength: maxBytes });
    }
    catch (error) {
        if (error.code === 'ERR_BUFFER_TOO_LARGE') {
            throw new UnreadableArchive(`the archive unpacks to more than ${String(maxBytes)} bytes`);
        }
        throw new UnreadableArchive('the gzip file is damaged or cut short');
    }
}
/** Slashes only, no `.` and `..` left; undefined when it would leave the root. */
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
/** A link shows what it points at, be it a file or everything below a directory. */
function followLinks(files, links) {
    // As many rounds as a chain of links can be long; a ring of links shows nothing.
    for (let round = 0; round < 8 && links.size > 0; round += 1) {
        for (const [link, target] of links) {
            const direct = files.get(target);
            if (direct !== undefined)
                files.set(link, direct);
            const known = [...files];
            for (const [path, content] of known) {
                if (path.startsWith(`${target}/`))
                    files.set(link + path.slice(target.length), content);
            }
        }
    }
}
//# sourceMappingURL=read-tar.js.map
;// CONCATENATED MODULE: ./build/src/embedded/write-tar.js
/** Packs files that came from a seed, so that they can be downloaded like an upload. */


const BLOCK = 512;
function writeTar(files) {
    const parts = [];
    for (const [path, content] of files) {
        const header = new index_min/* Header */.Y9({
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
    return (0,external_node_zlib_.gzipSync)(Buffer.concat(parts));
}
const EMPTY_ARCHIVE = writeTar(new Map());
//# sourceMappingURL=write-tar.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/objects.js





const LIMITS = { maxBytes: 1024 * 1024 * 1024, maxEntries: 100_000 };
async function answerObject(domain, request) {
    const query = new URLSearchParams(request.query);
    const verdict = domain.signer.verify(request.path, query, domain.store.clock.date().getTime());
    if (verdict === 'bad')
        return fail(403, { title: 'forbidden', detail: 'The URL is not signed.' });
    if (verdict === 'expired') {
        return fail(403, { title: 'forbidden', detail: 'The URL has expired.' });
    }
    const [, , kind, objectId] = request.path.split('/');
    const { versions, plans } = domain.store;
    if (kind === 'object' || kind === 'archive') {
        const version = [...versions.values()].find((one) => one.objectId === objectId);
        if (version === undefined)
            return notFound();
        if (kind === 'object' && request.method === 'PUT') {
            return await upload(domain, version, request.body);
        }
        return kind === 'archive' && request.method === 'GET' ? sendArchive(version) : notFound();
    }
    const plan = [...plans.values()].find((one) => one.objectId === objectId);
    if (plan === undefined || request.method !== 'GET')
        return notFound();
    if (kind === 'log')
        return sendLog(plan, query);
    return kind === 'plan'
        ? respond(200, plan.document, { 'content-type': 'application/json' })
        : notFound();
}
/** Operation 5. The URL is good for one upload. */
async function upload(domain, version, body) {
    await domain.loadHcl();
    const { store } = domain;
    if (version.status !== 'pending' || version.archive !== null || version.readyAtMs !== null) {
        return conflict('files were uploaded before; create a new configuration version');
    }
    version.archive = body;
    const { script } = must(store.workspaces, version.workspaceId);
    try {
        version.files = readTar(body, LIMITS);
        if (script.versionError !== undefined)
            refuse(version, script.versionError);
    }
    catch (error) {
        if (!(error instanceof UnreadableArchive))
            throw error;
        refuse(version, error.message);
    }
    version.readyAtMs = store.clock.now() + (script.processingMs ?? 0);
    store.moving.versions.add(version);
    return respondEmpty(200);
}
function refuse(version, message) {
    version.error = 'invalid-archive';
    version.errorMessage = message;
    version.files = null;
}
function sendArchive(version) {
    if (version.status !== 'uploaded')
        return notFound();
    return {
        status: 200,
        headers: { 'content-type': 'application/octet-stream' },
        // A version that was restored without ever having had files has an archive with nothing in it.
        body: version.archive ?? EMPTY_ARCHIVE,
    };
}
/** Ranges by `offset` and `limit`, as log readers ask for them. The last character says: complete. */
function sendLog(plan, query) {
    const started = plan.status !== 'pending' && plan.status !== 'queued';
    const over = started && plan.status !== 'running';
    const log = started ? LOG_START + (over ? plan.log + LOG_END : '') : '';
    const bytes = new TextEncoder().encode(log);
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? bytes.length);
    return {
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: bytes.subarray(offset, offset + limit),
    };
}
//# sourceMappingURL=objects.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/plans.js
/** Plans and cost estimates (api-facts 3.3, 3.5). */





const LOG_URL_MS = 25 * 60 * 60 * 1000;
const PLAN_URL_MS = 60 * 1000;
const PLAN_ROUTES = [
    { method: 'GET', path: '/runs/:run/plan', handler: showPlan((call) => planOfRun(call)) },
    {
        method: 'GET',
        path: '/plans/:plan',
        handler: showPlan((call) => findPlan(call, parameter(call, 'plan'))),
    },
    {
        method: 'GET',
        path: '/plans/:plan/json-output',
        // The whole plan holds every value in clear text.
        handler: (call) => sendPlan(call, findPlan(call, parameter(call, 'plan'), 'admin')),
    },
    {
        method: 'GET',
        path: '/cost-estimates/:estimate',
        handler: (call) => {
            const estimate = found(call.domain.store.costEstimates.get(parameter(call, 'estimate')));
            return respondResource(200, toCostEstimate(findRun(call, estimate.runId), estimate));
        },
    },
];
function planOfRun(call) {
    return must(call.domain.store.plans, findRun(call, parameter(call, 'run')).planId);
}
function showPlan(find) {
    return (call) => respondResource(200, planDocument(call, find(call)));
}
function planDocument({ domain }, plan) {
    const expires = domain.store.clock.date().getTime() + LOG_URL_MS;
    const logUrl = domain.origin + domain.signer.sign(`/v1/log/${plan.objectId}`, expires);
    return run_toPlan(must(domain.store.runs, plan.runId), plan, logUrl);
}
function sendPlan({ domain }, plan) {
    if (plan.status !== 'finished')
        return respondEmpty(204);
    const expires = domain.store.clock.date().getTime() + PLAN_URL_MS;
    return redirect(307, domain.origin + domain.signer.sign(`/v1/plan/${plan.objectId}`, expires));
}
//# sourceMappingURL=plans.js.map
;// CONCATENATED MODULE: ./build/src/embedded/documents/policy-check.js




const UNFINISHED = ['pending', 'queued', 'unreachable', 'canceled'];
function toPolicyCheck({ store }, token, check, options = { withRun: true }) {
    const run = must(store.runs, check.runId);
    const { organizationId } = must(store.workspaces, run.workspaceId);
    const overridable = check.status === 'soft_failed';
    const self = `/api/v2/policy-checks/${check.id}`;
    return {
        id: check.id,
        type: 'policy-checks',
        attributes: {
            result: hasResult(check) ? toResult(check) : null,
            scope: check.scope,
            status: shown(run, check.status),
            'status-timestamps': check.stamps,
            actions: { 'is-overridable': overridable },
            permissions: {
                'can-override': hasOrganizationRight(store, token, organizationId, 'managePolicyOverrides'),
            },
        },
        ...(options.withRun && { relationships: { run: { data: { id: run.id, type: 'runs' } } } }),
        links: {
            output: `${self}/output`,
            ...(overridable && { override: `${self}/actions/override` }),
        },
    };
}
function hasResult({ status, errored }) {
    return !UNFINISHED.includes(status) && !errored;
}
function toResult(check) {
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
        // One thing under the specification's neutral name and under the real service's.
        engine: detail,
        sentinel: detail,
    };
}
/** The log of a check: the only place that names its policies. */
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
//# sourceMappingURL=policy-check.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/policy-checks.js
/** Policy checks: operations 12 to 14, and the output. */










const policy_checks_INCLUDES = ['run', 'run.workspace'];
const POLICY_CHECK_ROUTES = [
    {
        operation: 12,
        method: 'GET',
        path: '/runs/:run/policy-checks',
        handler: (call) => {
            const { store, origin } = call.domain;
            const run = findRun(call, parameter(call, 'run'));
            const included = readInclude(call.query, policy_checks_INCLUDES);
            const checks = run.checkIds.map((id) => must(store.checks, id));
            return respondPage(call.request, origin, checks, (check) => toPolicyCheck(call.domain, call.token, check), {
                whole: true,
                included: ([check]) => check === undefined ? undefined : policy_checks_includedWith(call, check, included),
            });
        },
    },
    {
        operation: 13,
        method: 'GET',
        path: '/policy-checks/:check',
        handler: (call) => {
            const check = findCheck(call, parameter(call, 'check'));
            const included = readInclude(call.query, policy_checks_INCLUDES);
            return respondResource(200, toPolicyCheck(call.domain, call.token, check), policy_checks_includedWith(call, check, included));
        },
    },
    {
        operation: 14,
        method: 'POST',
        path: '/policy-checks/:check/actions/override',
        handler: (call) => {
            const check = findCheck(call, parameter(call, 'check'), 'managePolicyOverrides');
            const comment = readComment(call.request);
            if (!overrideCheck(call.domain.store, check)) {
                return conflict(`a policy check that is ${check.status} cannot be overridden`);
            }
            recordEvent(call, check.runId, 'overridden', comment);
            return respondResource(200, toPolicyCheck(call.domain, call.token, check, { withRun: false }));
        },
    },
    {
        method: 'GET',
        path: '/policy-checks/:check/output',
        handler: (call) => {
            const check = findCheck(call, parameter(call, 'check'));
            return hasResult(check) ? respondText(200, toCheckOutput(check)) : respondEmpty(204);
        },
    },
];
function policy_checks_includedWith(call, check, included) {
    if (included.size === 0)
        return undefined;
    const run = must(call.domain.store.runs, check.runId);
    const resources = [toRun(call.domain, call.token, run)];
    if (included.has('run.workspace')) {
        resources.push(toWorkspace(call.domain, call.token, workspaceOf(call, run)));
    }
    return resources;
}
//# sourceMappingURL=policy-checks.js.map
;// CONCATENATED MODULE: ./build/src/embedded/documents/version.js
function toVersion(version) {
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
/** The answer to creation (operation 4): the only one with the upload URL. */
function toCreatedVersion(version, uploadUrl) {
    const shown = toVersion(version);
    return {
        ...shown,
        attributes: { ...shown.attributes, 'upload-url': uploadUrl },
        links: { self: `/api/v2/configuration-versions/${version.id}` },
    };
}
function toIngress(version, ingress) {
    return {
        id: ingress.id,
        type: 'ingress-attributes',
        attributes: ingress.attributes,
        relationships: {
            'created-by': {
                data: ingress.createdBy === null ? null : { id: ingress.createdBy, type: 'users' },
                links: { related: `/api/v2/configuration-versions/${version.id}/ingress-attributes` },
            },
        },
        links: { self: `/api/v2/ingress-attributes/${ingress.id}` },
    };
}
//# sourceMappingURL=version.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/create-from-request.js
/** Checks what is asked of `POST /runs` and creates the run (api-facts 3.2). */







const create_from_request_flag = dist/* optional */.lqM(dist/* nullable */.mee(dist/* boolean */.zMY()));
const reference = dist/* looseObject */._H3({ data: dist/* looseObject */._H3({ type: dist/* string */.YjP(), id: dist/* string */.YjP() }) });
const create_from_request_creationSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* literal */.euz('runs'),
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({
            message: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
            'plan-only': create_from_request_flag,
            'save-plan': create_from_request_flag,
            'auto-apply': create_from_request_flag,
            'is-destroy': create_from_request_flag,
            refresh: create_from_request_flag,
            variables: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({ key: dist/* string */.YjP(), value: dist/* string */.YjP() }))),
        }), {}),
        relationships: dist/* looseObject */._H3({
            workspace: reference,
            'configuration-version': dist/* optional */.lqM(dist/* nullable */.mee(reference)),
        }),
    }),
});
async function createFromRequest(call) {
    await call.domain.loadHcl();
    const { data } = readBody(call.request, create_from_request_creationSchema);
    const { store } = call.domain;
    settle(store, call.domain.hcl);
    const workspace = findWorkspace(call, data.relationships.workspace.data.id, 'queuePlans');
    const given = data.relationships['configuration-version']?.data.id;
    const version = given === undefined ? latestUsable(call, workspace) : store.versions.get(given);
    if (version === undefined || version.workspaceId !== workspace.id) {
        return invalid({
            pointer: '/data/relationships/configuration-version',
            detail: given === undefined
                ? 'The workspace has no configuration version that can be used.'
                : 'The configuration version is not one of this workspace.',
        });
    }
    const problem = refusal(workspace, version);
    if (problem !== undefined)
        return problem;
    const { attributes } = data;
    const planOnly = attributes['plan-only'] ?? version.speculative;
    const run = createRun(store, call.domain.hcl, workspace, version, {
        message: attributes.message ?? 'Queued manually via the Terraform Enterprise API',
        source: 'tfe-api',
        planOnly: planOnly || version.speculative,
        savePlan: attributes['save-plan'] ?? false,
        autoApply: attributes['auto-apply'] ?? workspace.script.workspace?.autoApply ?? workspace.autoApply,
        isDestroy: attributes['is-destroy'] ?? false,
        refresh: attributes.refresh ?? true,
        variables: Object.fromEntries((attributes.variables ?? []).map(({ key, value }) => [key, readLiteral(value)])),
        createdBy: { id: call.token.subjectId, type: `${call.token.kind}s` },
    });
    startRun(store, run);
    return respondResource(201, toRun(call.domain, call.token, run));
}
/** Which versions a run may use (service-api.md 3.1), and whether it may run here at all. */
function refusal(workspace, version) {
    const mode = workspace.script.workspace?.executionMode ?? workspace.executionMode;
    if (mode === 'local') {
        return fail(422, {
            title: 'invalid attribute',
            detail: 'The workspace is in local execution mode: runs happen on the machine that starts them.',
            source: { pointer: '/data/relationships/workspace' },
        });
    }
    const usable = version.status === 'uploaded' || (version.status === 'archived' && version.ingress !== null);
    if (usable)
        return undefined;
    const processing = version.status === 'pending' || version.status === 'fetching';
    return fail(422, {
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
/** A run variable's value is written as an HCL literal; lists and maps are JSON as well. */
function readLiteral(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
//# sourceMappingURL=create-from-request.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/runs.js
/** Runs and what is done to them (api-facts 3.2). */















const runs_INCLUDES = [
    'plan',
    'apply',
    'created_by',
    'cost_estimate',
    'configuration_version',
    'configuration_version.ingress_attributes',
    'workspace',
    'task_stages',
    'tf_policy_evaluations',
];
const RUN_ROUTES = [
    { method: 'POST', path: '/runs', handler: createFromRequest },
    {
        method: 'GET',
        path: '/runs/:run',
        handler: (call) => {
            const run = findRun(call, parameter(call, 'run'));
            const included = readInclude(call.query, runs_INCLUDES);
            return respondResource(200, toRun(call.domain, call.token, run), included.size === 0 ? undefined : runs_includedWith(call, run, included));
        },
    },
    {
        method: 'GET',
        path: '/workspaces/:workspace/runs',
        handler: (call) => {
            const workspace = findWorkspace(call, parameter(call, 'workspace'));
            return list(call, (run) => run.workspaceId === workspace.id, false);
        },
    },
    {
        method: 'GET',
        path: '/organizations/:organization/runs',
        handler: (call) => {
            const organization = findOrganization(call, parameter(call, 'organization'));
            const seen = new Set([...call.domain.store.workspaces.values()]
                .filter((workspace) => workspace.organizationId === organization.id)
                .filter((workspace) => mayRead(call, workspace))
                .map(({ id }) => id));
            return list(call, (run) => seen.has(run.workspaceId), true);
        },
    },
    action('apply', 'applyRuns', applyRun),
    action('discard', 'queuePlans', discardRun),
    action('cancel', 'queuePlans', cancelRun),
    action('force-cancel', 'admin', forceCancelRun),
];
const PAST = {
    apply: 'applied',
    discard: 'discarded',
    cancel: 'canceled',
    'force-cancel': 'force_canceled',
};
function action(name, right, act) {
    return {
        method: 'POST',
        path: `/runs/:run/actions/${name}`,
        handler: (call) => {
            const run = findRun(call, parameter(call, 'run'), right);
            const comment = readComment(call.request);
            if (!act(call.domain.store, run)) {
                return conflict(`a run that is ${run.status} does not allow ${name}`);
            }
            recordEvent(call, run.id, PAST[name], comment);
            return respondEmpty(202);
        },
    };
}
const OPERATIONS = ['plan_only', 'plan_and_apply', 'save_plan', 'destroy'];
/** Newest first. Plan-only runs are left out unless they are asked for. */
function list(call, belongs, uncounted) {
    const { query, domain } = call;
    const words = (name) => query
        .get(name)
        ?.split(',')
        .map((word) => word.trim());
    const operations = words('filter[operation]') ?? OPERATIONS.slice(1);
    const statuses = words('filter[status]');
    const sources = words('filter[source]');
    const group = query.get('filter[status_group]');
    const search = query.get('search[basic]') ?? query.get('search[commit]') ?? '';
    const runs = [...domain.store.runs.values()].filter((run) => belongs(run) &&
        operations.includes(operationOf(run)) &&
        (statuses?.includes(run.status) ?? true) &&
        (sources?.includes(run.source) ?? true) &&
        (group === null || isInGroup(run, group)) &&
        (search === '' || run.id === search || run.message.includes(search)));
    const included = readInclude(query, runs_INCLUDES);
    return respondPage(call.request, domain.origin, runs.toReversed(), (run) => toRun(domain, call.token, run), {
        uncounted,
        included: (shown) => included.size === 0 ? undefined : shown.flatMap((run) => runs_includedWith(call, run, included)),
    });
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
function mayRead(call, workspace) {
    try {
        findWorkspace(call, workspace.id);
        return true;
    }
    catch {
        return false;
    }
}
function runs_includedWith(call, run, included) {
    const { domain, token } = call;
    const { store } = domain;
    const resources = [];
    if (included.has('plan'))
        resources.push(planDocument(call, must(store.plans, run.planId)));
    if (included.has('cost_estimate') && run.costEstimateId !== null) {
        resources.push(toCostEstimate(run, must(store.costEstimates, run.costEstimateId)));
    }
    if (included.has('configuration_version')) {
        resources.push(toVersion(must(store.versions, run.versionId)));
    }
    if (included.has('workspace')) {
        resources.push(toWorkspace(domain, token, workspaceOf(call, run)));
    }
    if (included.has('task_stages')) {
        for (const id of run.stageIds) {
            resources.push(toTaskStage(domain, token, must(store.stages, id)));
        }
    }
    if (included.has('tf_policy_evaluations')) {
        for (const id of run.tfPolicyEvaluationIds) {
            resources.push(toTfPolicyEvaluation(domain, token, must(store.tfEvaluations, id)));
        }
    }
    return resources;
}
//# sourceMappingURL=runs.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/team-access.js
/** Team access to workspaces: operations 15 to 19. */









const customSchemas = {
    runs: dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky.runs)),
    variables: dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky.variables)),
    'state-versions': dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky['state-versions'])),
    'engine-mocks': dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky['engine-mocks'])),
    'sentinel-mocks': dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky['engine-mocks'])),
    'workspace-locking': dist/* optional */.lqM(dist/* boolean */.zMY()),
    'run-tasks': dist/* optional */.lqM(dist/* boolean */.zMY()),
};
const team_access_reference = (type) => dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({ type: dist/* literal */.euz(type), id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) }),
});
const additionSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* literal */.euz('team-workspaces'),
        attributes: dist/* looseObject */._H3({ access: dist/* picklist */.KIO(team_workspace/* ACCESS_LEVELS */.FF), ...customSchemas }),
        relationships: dist/* looseObject */._H3({
            workspace: team_access_reference('workspaces'),
            team: team_access_reference('teams'),
        }),
    }),
});
const changeSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* optional */.lqM(dist/* literal */.euz('team-workspaces')),
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({ access: dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* ACCESS_LEVELS */.FF)), ...customSchemas }), {}),
    }),
});
const TEAM_ACCESS_ROUTES = [
    {
        operation: 15,
        method: 'GET',
        path: '/team-workspaces',
        handler: (call) => {
            const { store, origin } = call.domain;
            const workspaceId = call.query.get('filter[workspace][id]');
            if (workspaceId === null || workspaceId === '') {
                return fail(400, {
                    title: 'bad request',
                    detail: 'filter[workspace][id] is required.',
                    source: { parameter: 'filter[workspace][id]' },
                });
            }
            const workspace = found(store.workspaces.get(workspaceId));
            allow(isMember(store, call.token, workspace.organizationId));
            const teamId = call.query.get('filter[team][id]');
            const grants = [...store.teamAccess.values()].filter((grant) => grant.workspaceId === workspace.id &&
                (teamId === null || grant.teamId === teamId) &&
                mayReadGrant(store, call.token, grant));
            // Somebody who sees neither the workspace nor any grant on it is told nothing.
            allow(grants.length > 0 || rightsOn(store, call.token, workspace).readRuns);
            return respondPage(call.request, origin, grants, toTeamAccess, { whole: true });
        },
    },
    {
        operation: 16,
        method: 'GET',
        path: '/team-workspaces/:grant',
        handler: (call) => respondResource(200, toTeamAccess(findGrant(call, parameter(call, 'grant')))),
    },
    { operation: 17, method: 'POST', path: '/team-workspaces', handler: addAccess },
    {
        operation: 18,
        method: 'PATCH',
        path: '/team-workspaces/:grant',
        handler: (call) => {
            const grant = findModifiable(call);
            const { access, ...given } = readBody(call.request, changeSchema).data.attributes;
            const next = access ?? grant.access;
            grant.permissions = toPermissions(next, readCustom(next, given), grant.permissions);
            grant.access = next;
            return respondResource(200, toTeamAccess(grant));
        },
    },
    {
        operation: 19,
        method: 'DELETE',
        path: '/team-workspaces/:grant',
        handler: (call) => {
            const grant = findModifiable(call);
            call.domain.store.teamAccess.delete(grant.id);
            return respondEmpty(204);
        },
    },
];
function addAccess(call) {
    const { store, identity } = call.domain;
    const { attributes, relationships } = readBody(call.request, additionSchema).data;
    const workspace = findWorkspace(call, relationships.workspace.data.id, 'admin');
    const team = found(store.teams.get(relationships.team.data.id));
    allow(team.organizationId === workspace.organizationId);
    const { access, ...given } = attributes;
    const custom = readCustom(access, given);
    for (const other of store.teamAccess.values()) {
        if (other.teamId === team.id && other.workspaceId === workspace.id) {
            return invalid({
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
    return respondResource(identity === 'neutral' ? 200 : 201, toTeamAccess(grant));
}
/** Those who see a grant but do not administer its workspace are told that it is not there. */
function findModifiable(call) {
    const grant = findGrant(call, parameter(call, 'grant'));
    const workspace = must(call.domain.store.workspaces, grant.workspaceId);
    allow(rightsOn(call.domain.store, call.token, workspace).admin);
    return grant;
}
/** Rule 1 of service-api.md 2.4: these attributes go with `custom` only. */
function readCustom(access, given) {
    const { 'sentinel-mocks': sentinel, ...rest } = given;
    const named = Object.keys(team_workspace/* CUSTOM_ATTRIBUTES */.ky).filter((name) => rest[name] !== undefined);
    if (sentinel !== undefined)
        named.push('sentinel-mocks');
    if (access !== 'custom' && named.length > 0) {
        throw new Refusal(invalid(...named.map((name) => ({
            pointer: `/data/attributes/${name}`,
            detail: `${sayName(name)} is read-only when access level is '${access}'; use the 'custom' access level to set this attribute.`,
        }))));
    }
    const engine = rest['engine-mocks'];
    if (sentinel !== undefined && engine !== undefined && sentinel !== engine) {
        throw new Refusal(invalid({
            pointer: '/data/attributes/sentinel-mocks',
            detail: 'engine-mocks and sentinel-mocks are two names of one attribute and must agree.',
        }));
    }
    const custom = { ...rest };
    const mocks = engine ?? sentinel;
    if (mocks !== undefined)
        custom['engine-mocks'] = mocks;
    return custom;
}
function toPermissions(access, given, before) {
    if (access !== 'custom')
        return { ...IMPLIED[access] };
    const next = { ...before };
    for (const name of Object.keys(team_workspace/* CUSTOM_ATTRIBUTES */.ky)) {
        if (given[name] !== undefined)
            Object.assign(next, { [name]: given[name] });
    }
    return next;
}
function sayName(name) {
    const words = name.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/versions.js
/** Configuration versions: operations 1 to 11. */










const UPLOAD_URL_MS = 25 * 60 * 60 * 1000;
const DOWNLOAD_URL_MS = 60 * 1000;
const versions_INCLUDES = ['ingress_attributes', 'run'];
const versions_creationSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* literal */.euz('configuration-versions'),
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({
            'auto-queue-runs': dist/* optional */.lqM(dist/* boolean */.zMY(), true),
            speculative: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
            provisional: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
        }), {}),
    }),
});
const deletionSchema = dist/* looseObject */._H3({
    data: dist/* optional */.lqM(dist/* looseObject */._H3({
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({
            'delete-older-than-n-days': dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf())),
        })),
    })),
});
const VERSION_ROUTES = [
    {
        operation: 1,
        method: 'GET',
        path: '/workspaces/:workspace/configuration-versions',
        handler: (call) => {
            const workspace = findWorkspace(call, parameter(call, 'workspace'));
            const included = readInclude(call.query, versions_INCLUDES);
            const versions = [...call.domain.store.versions.values()].filter(({ workspaceId }) => workspaceId === workspace.id);
            // Newest first, so that the first page says what happened last.
            return respondPage(call.request, call.domain.origin, versions.toReversed(), toVersion, {
                included: (shown) => included.size === 0
                    ? undefined
                    : shown.flatMap((version) => versions_includedWith(call, version, included)),
            });
        },
    },
    {
        operation: 2,
        method: 'GET',
        path: '/configuration-versions/:version',
        handler: (call) => {
            const version = findReadable(call);
            const included = readInclude(call.query, versions_INCLUDES);
            return respondResource(200, toVersion(version), included.size === 0 ? undefined : versions_includedWith(call, version, included));
        },
    },
    {
        operation: 3,
        method: 'GET',
        path: '/configuration-versions/:version/ingress-attributes',
        handler: (call) => {
            const version = findReadable(call);
            return version.ingress === null
                ? notFound()
                : respondResource(200, toIngress(version, version.ingress));
        },
    },
    {
        operation: 4,
        method: 'POST',
        path: '/workspaces/:workspace/configuration-versions',
        handler: createVersion,
    },
    {
        operation: 6,
        method: 'POST',
        path: '/configuration-versions/:version/actions/archive',
        handler: (call) => {
            const version = findVersion(call, parameter(call, 'version'), 'queuePlans');
            if (version.ingress !== null) {
                return conflict('configuration could not be archived because it came from version control');
            }
            if (isCurrent(call, version)) {
                return conflict('configuration could not be archived because it is current');
            }
            if (isInUse(call, version)) {
                return conflict('configuration could not be archived because a run is using it');
            }
            if (!mayFollow(VERSION_MACHINE, version.status, 'archived')) {
                return conflict(`configuration could not be archived because its status is ${version.status}`);
            }
            advance(VERSION_MACHINE, version, 'archived', call.domain.store.clock.date());
            dropData(version);
            return respondEmpty(202);
        },
    },
    {
        operation: 7,
        method: 'GET',
        path: '/configuration-versions/:version/download',
        handler: (call) => download(call, findVersion(call, parameter(call, 'version'))),
    },
    {
        operation: 8,
        method: 'GET',
        path: '/runs/:run/configuration-version/download',
        handler: (call) => {
            const run = findRun(call, parameter(call, 'run'));
            return download(call, found(call.domain.store.versions.get(run.versionId)));
        },
    },
    {
        method: 'GET',
        path: '/runs/:run/configuration-version',
        handler: (call) => {
            const run = findRun(call, parameter(call, 'run'));
            return respondResource(200, toVersion(found(call.domain.store.versions.get(run.versionId))));
        },
    },
    {
        operation: 9,
        method: 'POST',
        path: '/configuration-versions/:version/actions/soft_delete_backing_data',
        handler: (call) => {
            const version = findManaged(call);
            if (call.request.body.length > 0)
                readBody(call.request, deletionSchema);
            return moveData(call, version, 'backing_data_soft_deleted');
        },
    },
    {
        operation: 10,
        method: 'POST',
        path: '/configuration-versions/:version/actions/restore_backing_data',
        handler: (call) => {
            const version = findManaged(call);
            if (version.status === 'backing_data_permanently_deleted')
                return refuseMove('uploaded');
            const { store } = call.domain;
            store.moving.versions.delete(version);
            advance(VERSION_MACHINE, version, 'uploaded', store.clock.date());
            return respondEmpty(200);
        },
    },
    {
        operation: 11,
        method: 'POST',
        path: '/configuration-versions/:version/actions/permanently_delete_backing_data',
        handler: (call) => {
            const version = findManaged(call);
            return moveData(call, version, 'backing_data_permanently_deleted');
        },
    },
];
function createVersion(call) {
    const workspace = findWorkspace(call, parameter(call, 'workspace'), 'queuePlans');
    const { attributes } = readBody(call.request, versions_creationSchema).data;
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
        createdBy: { id: call.token.subjectId, type: `${call.token.kind}s` },
        status: 'pending',
        stamps: {},
    };
    store.versions.set(version.id, version);
    makeCurrent(workspace, version);
    const path = `/v1/object/${version.objectId}`;
    const uploadUrl = origin + signer.sign(path, store.clock.date().getTime() + UPLOAD_URL_MS);
    return respondResource(201, toCreatedVersion(version, uploadUrl));
}
/** What can only be planned never becomes a workspace's current version. */
function makeCurrent(workspace, version) {
    if (!version.speculative && !version.provisional)
        workspace.currentVersionId = version.id;
}
/** Reads of a version fail while its backing data is soft deleted (service-api.md 3.1). */
function findReadable(call) {
    const version = findVersion(call, parameter(call, 'version'));
    allow(version.status !== 'backing_data_soft_deleted');
    return version;
}
/** Operations 9 to 11: self-managed only, for those who administer the workspace. */
function findManaged(call) {
    allow(call.domain.edition === 'self-managed');
    return findVersion(call, parameter(call, 'version'), 'admin');
}
function moveData(call, version, to) {
    const allowed = version.ingress === null &&
        !isCurrent(call, version) &&
        mayFollow(VERSION_MACHINE, version.status, to);
    if (!allowed)
        return refuseMove(to);
    advance(VERSION_MACHINE, version, to, call.domain.store.clock.date());
    if (to === 'backing_data_permanently_deleted')
        dropData(version);
    return respondEmpty(200);
}
function refuseMove(to) {
    return fail(400, {
        title: 'transition not allowed',
        detail: `Transition to ${to} failed.`,
    });
}
function download(call, version) {
    if (version.status !== 'uploaded')
        return notFound();
    const { signer, origin, store } = call.domain;
    const path = `/v1/archive/${version.objectId}`;
    return redirect(302, origin + signer.sign(path, store.clock.date().getTime() + DOWNLOAD_URL_MS));
}
function isCurrent(call, version) {
    for (const { currentVersionId } of call.domain.store.workspaces.values()) {
        if (currentVersionId === version.id)
            return true;
    }
    return false;
}
function isInUse(call, version) {
    for (const run of call.domain.store.runs.values()) {
        if (run.versionId === version.id && !isFinalRun(run.status))
            return true;
    }
    return false;
}
function dropData(version) {
    version.archive = null;
    version.files = null;
}
function versions_includedWith(call, version, included) {
    const resources = [];
    if (included.has('ingress_attributes') && version.ingress !== null) {
        resources.push(toIngress(version, version.ingress));
    }
    if (included.has('run')) {
        for (const run of call.domain.store.runs.values()) {
            if (run.versionId === version.id)
                resources.push(toRun(call.domain, call.token, run));
        }
    }
    return resources;
}
//# sourceMappingURL=versions.js.map
;// CONCATENATED MODULE: ./build/src/embedded/routes/workspaces.js
/** Organizations, workspaces, and who is asking (api-facts 1, 3.1, 3.5). */





const WORKSPACE_ROUTES = [
    { method: 'GET', path: '/ping', handler: () => respondEmpty(204) },
    {
        method: 'GET',
        path: '/account/details',
        handler: (call) => {
            // An agent is nobody: its token opens no part of this API.
            allow(call.token.kind !== 'agent');
            return respondResource(200, toAccount(call.domain, call.token));
        },
    },
    {
        method: 'GET',
        path: '/organizations/:organization',
        handler: (call) => {
            const organization = findOrganization(call, parameter(call, 'organization'));
            return respondResource(200, toOrganization(call.domain, call.token, organization));
        },
    },
    {
        method: 'GET',
        path: '/organizations/:organization/entitlement-set',
        handler: (call) => {
            const { id } = findOrganization(call, parameter(call, 'organization'));
            return respondResource(200, {
                id,
                type: 'entitlement-sets',
                attributes: {
                    agents: true,
                    'cost-estimation': true,
                    operations: true,
                    'policy-enforcement': true,
                    'run-tasks': true,
                    'state-storage': false,
                    teams: true,
                    'vcs-integrations': false,
                },
            });
        },
    },
    {
        method: 'GET',
        path: '/organizations/:organization/workspaces',
        handler: (call) => {
            const { domain, token, query } = call;
            const organization = findOrganization(call, parameter(call, 'organization'));
            const words = (name) => (query.get(name) ?? '').split(',').filter((word) => word !== '');
            const name = query.get('search[name]') ?? '';
            const tags = words('search[tags]');
            const excluded = words('search[exclude-tags]');
            const project = query.get('filter[project][id]');
            const workspaces = [...domain.store.workspaces.values()].filter((workspace) => workspace.organizationId === organization.id &&
                rightsOn(domain.store, token, workspace).readRuns &&
                workspace.name.includes(name) &&
                tags.every((tag) => workspace.tags.includes(tag)) &&
                !excluded.some((tag) => workspace.tags.includes(tag)) &&
                (project === null || workspace.projectId === project));
            return respondPage(call.request, domain.origin, workspaces, (workspace) => toWorkspace(domain, token, workspace));
        },
    },
    {
        method: 'GET',
        path: '/organizations/:organization/projects',
        handler: (call) => {
            const { domain, token, query } = call;
            const organization = findOrganization(call, parameter(call, 'organization'));
            const names = query.get('filter[names]')?.split(',');
            const seen = new Set([...domain.store.workspaces.values()]
                .filter((workspace) => rightsOn(domain.store, token, workspace).readRuns)
                .map(({ projectId }) => projectId));
            const projects = [...domain.store.projects.values()].filter(({ id, name, organizationId }) => organizationId === organization.id &&
                seen.has(id) &&
                (names === undefined || names.includes(name)));
            return respondPage(call.request, domain.origin, projects, ({ id, name }) => ({
                id,
                type: 'projects',
                attributes: { name },
            }));
        },
    },
    {
        method: 'GET',
        path: '/organizations/:organization/workspaces/:name',
        handler: (call) => {
            const { domain, token } = call;
            const organization = findOrganization(call, parameter(call, 'organization'));
            const name = parameter(call, 'name');
            const workspace = found([...domain.store.workspaces.values()].find((one) => one.organizationId === organization.id && one.name === name));
            allow(rightsOn(domain.store, token, workspace).readRuns);
            return respondResource(200, toWorkspace(domain, token, workspace));
        },
    },
    {
        method: 'GET',
        path: '/workspaces/:workspace',
        handler: (call) => {
            const workspace = findWorkspace(call, parameter(call, 'workspace'));
            return respondResource(200, toWorkspace(call.domain, call.token, workspace));
        },
    },
];
//# sourceMappingURL=workspaces.js.map
;// CONCATENATED MODULE: ./build/src/embedded/dispatch.js















const PREFIX = '/api/v2';
/** Every route below /api/v2. */
const ROUTES = [
    ...VERSION_ROUTES,
    ...POLICY_CHECK_ROUTES,
    ...TEAM_ACCESS_ROUTES,
    ...AGENT_TOKEN_ROUTES,
    ...RUN_ROUTES,
    ...RUN_EVENT_ROUTES,
    ...PLAN_ROUTES,
    ...EVALUATION_ROUTES,
    ...WORKSPACE_ROUTES,
];
const route = createRouter(PREFIX, ROUTES);
async function dispatch(dispatcher, request) {
    const { domain, administer } = dispatcher;
    settle(domain.store, domain.hcl);
    if (request.path === '/.well-known/terraform.json')
        return discovery();
    if (request.path.startsWith('/app/'))
        return page(request.path);
    if (request.path.startsWith('/admin/')) {
        return administer === undefined ? notFound() : guarded(() => administer(dispatcher, request));
    }
    if (request.path.startsWith('/v1/')) {
        const kind = request.path.split('/')[2] ?? '';
        const label = { route: `${request.method} /v1/${kind}/:object` };
        return withFaults(dispatcher, kind === 'object' ? { ...label, operation: 5 } : label, () => answerObject(domain, request));
    }
    const matched = route(request.method, request.path);
    const label = {
        route: `${request.method} ${matched?.route.path ?? request.path}`,
        operation: matched?.route.operation,
    };
    return withFaults(dispatcher, label, async () => {
        const token = findToken(domain.store, request.headers['authorization']);
        if (token === undefined)
            return identify(domain, unauthorized());
        const limit = dispatcher.rateLimit?.count(token.subjectId, isRunList(matched?.route));
        if (limit?.waitMs !== undefined) {
            const refused = rateLimited('none', 0, domain.store.clock.date());
            return { ...refused, headers: { ...refused.headers, ...limit.headers } };
        }
        const response = matched === undefined
            ? notFound()
            : await matched.route.handler({
                domain,
                request,
                query: new URLSearchParams(request.query),
                parameters: matched.parameters,
                token,
            });
        if (limit === undefined)
            return identify(domain, response);
        return identify(domain, { ...response, headers: { ...response.headers, ...limit.headers } });
    });
}
async function withFaults({ faults, domain }, label, answer) {
    const rule = faults.take(label);
    if (rule === undefined)
        return guarded(answer);
    const nothing = { status: 502, headers: {}, body: new Uint8Array() };
    const real = reachesHandler(rule) ? await guarded(answer) : nothing;
    return applyFault(rule.fault, real, domain.store.clock.date());
}
/** A refusal is an answer; anything else that is thrown is a fault of the service: 500. */
async function guarded(answer) {
    try {
        return await answer();
    }
    catch (error) {
        if (error instanceof Refusal)
            return error.response;
        return fail(500, {
            title: 'internal server error',
            detail: error instanceof Error ? error.message : 'something went wrong in the service',
        });
    }
}
function isRunList(matched) {
    return (matched?.method === 'GET' && /^\/(workspaces|organizations)\/:\w+\/runs$/.test(matched.path));
}
/** Where a run's link leads: nothing about the run itself, because nobody said who is looking. */
function page(path) {
    const run = /\/runs\/([\w-]{1,64})$/.exec(path)?.[1];
    return respondText(200, `This local service has no pages.${run === undefined ? '' : `\nThe run: GET ${PREFIX}/runs/${run}?include=plan,task_stages`}\n`);
}
function discovery() {
    const api = '/api/v2/';
    return respond(200, { 'tfe.v2': api, 'tfe.v2.1': api, 'tfe.v2.2': api }, { 'content-type': 'application/json' });
}
/** Real services say in every answer what they are; the specification's says nothing. */
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
//# sourceMappingURL=dispatch.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/@open-policy-agent/opa-wasm/src/index.mjs
var src = __webpack_require__(7774);
;// CONCATENATED MODULE: ./build/src/embedded/opa.js
/** Compiled Rego: the only file that knows the library which runs it. */

/** The library's types name what only its default export has. */
const { loadPolicySync } = src/* default */.A;
/** Reads a bundle's `policy.wasm`, with its `data.json` when there is one. Throws on other bytes. */
function loadRego(wasm, data) {
    const module = new WebAssembly.Module(wasm);
    const instantiate = () => {
        // Built-in functions that WebAssembly lacks and that look outside are not provided.
        const policy = loadPolicySync(module, 32);
        if (data !== undefined)
            policy.setData(data);
        return {
            evaluate(query, input) {
                try {
                    return policy.evaluate(input, toEntryPoint(query))[0]?.result;
                }
                catch (error) {
                    // The library throws plain strings.
                    if (error instanceof Error)
                        throw error;
                    throw new Error(String(error), { cause: error });
                }
            },
        };
    };
    const names = Object.keys(loadPolicySync(module, 32).entrypoints);
    return { queries: names.map((name) => `data.${name.replaceAll('/', '.')}`), instantiate };
}
function toEntryPoint(query) {
    return query.replace(/^data\./, '').replaceAll('.', '/');
}
//# sourceMappingURL=opa.js.map
;// CONCATENATED MODULE: ./build/src/embedded/load-policies.js
/** A directory of policies: `policies.hcl` beside `policy.wasm` or `bundle.tar.gz`. */







/** Reads and checks one policy set. Throws an Error that lists everything wrong with it. */
function loadPolicySet(options, hcl) {
    const { directory } = options;
    const problems = [];
    const text = directory === undefined ? readBundled('policies.hcl') : readDeclarations(directory);
    const policies = readPolicies(text, hcl, problems)
        .filter(({ name }) => options.only?.includes(name) ?? true)
        .map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
    let rego;
    try {
        rego = directory === undefined ? loadRego(readBundled('policy.wasm')) : loadBundle(directory);
        for (const { name, query } of policies) {
            if (!rego.queries.includes(query)) {
                problems.push(`policy "${name}": ${query} is no entry point of the compiled bundle; it has ${rego.queries.join(', ')}`);
            }
        }
    }
    catch (error) {
        problems.push(error instanceof Error ? error.message : String(error));
    }
    if (problems.length > 0 || rego === undefined) {
        throw new Error(`The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    }
    return {
        name: options.name,
        description: options.description ?? null,
        system: options.system,
        overridable: options.overridable,
        policies,
        rego,
    };
}
function readDeclarations(directory) {
    const file = (0,external_node_path_.join)(directory, 'policies.hcl');
    return (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file) : undefined;
}
function readPolicies(text, hcl, problems) {
    if (text === undefined) {
        problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
        return [];
    }
    const parsed = hcl.parse(new TextDecoder().decode(text));
    for (const { message, range } of parsed.problems) {
        problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
    }
    return parsed.body.blocks.flatMap((block) => {
        const name = block.labels[0] ?? '';
        const text = (attribute) => {
            const written = block.body.attributes.find((one) => one.name === attribute);
            const value = written === undefined ? null : evaluate(written.value, load_policies_NOTHING);
            return typeof value === 'string' ? value : undefined;
        };
        const query = text('query');
        const level = POLICY_LEVELS.find((one) => one === text('enforcement_level'));
        const at = `policies.hcl line ${String(block.range.startLine)}`;
        if (block.type !== 'policy' || name === '') {
            problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
        }
        if (query === undefined)
            problems.push(`${at}: policy "${name}" has no query`);
        if (level === undefined) {
            problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${POLICY_LEVELS.join(', ')}`);
        }
        if (query === undefined || level === undefined)
            return [];
        return [{ name, query, level, description: text('description') ?? '' }];
    });
}
const load_policies_NOTHING = {
    budget: { left: 10_000 },
    resolve: () => ({ value: UNKNOWN, taken: 0 }),
};
/** Two files of examples/policies; compiling and bundling put them beside the code. */
function readBundled(name) {
    return (0,external_node_fs_.readFileSync)(new URL(name, import.meta.url));
}
function loadBundle(directory) {
    const plain = (0,external_node_path_.join)(directory, 'policy.wasm');
    if ((0,external_node_fs_.existsSync)(plain))
        return loadRego((0,external_node_fs_.readFileSync)(plain));
    const packed = (0,external_node_path_.join)(directory, 'bundle.tar.gz');
    if (!(0,external_node_fs_.existsSync)(packed)) {
        throw new Error('policy.wasm or bundle.tar.gz is missing; `opa build -t wasm -e <query> …` makes one');
    }
    // Bundles name their entries from the root, with a slash in front.
    const files = readTar((0,external_node_fs_.readFileSync)(packed), {
        maxBytes: 64 * 1024 * 1024,
        maxEntries: 10_000,
        rooted: true,
    });
    const wasm = files.get('policy.wasm');
    if (wasm === undefined)
        throw new Error('bundle.tar.gz holds no policy.wasm');
    const data = files.get('data.json');
    return loadRego(wasm, data === undefined ? undefined : JSON.parse(new TextDecoder().decode(data)));
}
//# sourceMappingURL=load-policies.js.map
;// CONCATENATED MODULE: ./build/src/embedded/resolve-script.js


/** A script by name, by name with changes, or written out, with everything filled in. */
function resolveScript(reference, durationMs) {
    const base = durationMs === undefined ? {} : { durationMs };
    if (typeof reference === 'string')
        return toScript({ ...base, ...SCRIPTS[reference] });
    if (!('name' in reference))
        return toScript({ ...base, ...reference });
    const { name, ...changes } = reference;
    return toScript({ ...base, ...SCRIPTS[name], ...changes });
}
//# sourceMappingURL=resolve-script.js.map
;// CONCATENATED MODULE: ./build/src/embedded/load-seed.js
/** Fills the store from a seed. */












/** Organizations, people, workspaces and tokens. */
function seedStore(store, seed, durationMs) {
    for (const { username, email } of seed.users) {
        const id = store.newId('user');
        store.users.set(id, { id, username, email: email ?? `${username}@example.com` });
    }
    for (const organization of seed.organizations)
        seedOrganization(store, organization, durationMs);
    const token = seedTokens(store, seed);
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
    const organization = { id: store.newId('org'), name: seeded.name };
    store.organizations.set(organization.id, organization);
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
    if (!seeded.teams.some(({ owners }) => owners))
        addOwners(store, organization);
    for (const pool of seeded.agentPools) {
        const id = pool.id ?? store.newId('apool');
        store.pools.set(id, { id, name: pool.name, organizationId: organization.id });
        for (const { description } of pool.tokens) {
            issueToken(store, { kind: 'agent', subjectId: id, description, createdBy: null });
        }
    }
    const projects = new Map();
    for (const workspace of seeded.workspaces) {
        const projectId = projects.get(workspace.project) ?? store.newId('prj');
        projects.set(workspace.project, projectId);
        store.projects.set(projectId, {
            id: projectId,
            name: workspace.project,
            organizationId: organization.id,
        });
        const id = workspace.id ?? store.newId('ws');
        const { versions: _, access, script, project: __, ...plain } = workspace;
        store.workspaces.set(id, {
            ...plain,
            id,
            organizationId: organization.id,
            projectId,
            currentVersionId: null,
            script: resolveScript(script, durationMs),
            createdAt: nowAt(store.clock),
        });
        for (const { team: teamName, access: level, ...custom } of access) {
            const team = [...store.teams.values()].find((one) => one.organizationId === organization.id && one.name === teamName);
            const grantId = store.newId('tws');
            store.teamAccess.set(grantId, {
                id: grantId,
                teamId: team?.id ?? '',
                workspaceId: id,
                access: level,
                permissions: level === 'custom'
                    ? { ...CUSTOM_DEFAULTS, ...custom }
                    : { ...IMPLIED[level] },
            });
        }
    }
}
/** Somebody has to own an organization: every user, when the seed names nobody. */
function addOwners(store, organization) {
    const id = store.newId('team');
    const owners = {
        id,
        name: 'owners',
        organizationId: organization.id,
        visibility: 'secret',
        owners: true,
        memberIds: [...store.users.values()].slice(0, 1).map((user) => user.id),
        permissions: {
            readWorkspaces: true,
            manageWorkspaces: true,
            managePolicyOverrides: true,
            manageAgentPools: true,
        },
    };
    store.teams.set(id, owners);
}
/** Answers the secret that a client is given: the seed's first user token, or a new one. */
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
/** Policy sets, and versions with their runs: what needs the parser. */
function seedContent(store, hcl, seed, options) {
    for (const seeded of seed.organizations) {
        const organization = [...store.organizations.values()].find(({ name }) => name === seeded.name);
        const workspaces = [...store.workspaces.values()].filter(({ organizationId }) => organizationId === organization?.id);
        for (const { workspaces: names, ...set } of seeded.policySets) {
            const id = store.newId('polset');
            store.policySets.set(id, {
                id,
                organizationId: organization?.id ?? '',
                workspaceIds: workspaces.filter(({ name }) => names.includes(name)).map((one) => one.id),
                set: loadPolicySet({ ...set, directory: (0,external_node_path_.resolve)(options.directory, set.directory) }, hcl),
            });
        }
        for (const workspace of seeded.workspaces) {
            const record = workspaces.find(({ name }) => name === workspace.name);
            for (const version of record === undefined ? [] : workspace.versions) {
                seedVersion(store, hcl, must(store.workspaces, record?.id ?? ''), version, options.durationMs);
            }
        }
    }
}
function seedVersion(store, hcl, workspace, seeded, durationMs) {
    const encoder = new TextEncoder();
    const files = new Map(Object.entries(seeded.files).map(([path, text]) => [path, encoder.encode(text)]));
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
        archive: kept ? writeTar(files) : null,
        files: kept ? files : null,
        ingress: seeded.ingress === undefined
            ? null
            : {
                id: store.newId('ia'),
                createdBy: store.users.keys().next().value ?? null,
                attributes: dist/* parse */.qgA(ingressSchema, seeded.ingress),
            },
        readyAtMs: null,
        createdBy: null,
        status: seeded.status,
        stamps: {},
    };
    store.versions.set(id, version);
    if (!version.speculative && !version.provisional)
        workspace.currentVersionId = id;
    if (seeded.run === undefined)
        return;
    const script = resolveScript(seeded.run.script, durationMs);
    const run = createRun(store, hcl, { ...workspace, script: { ...script, durationMs: script.durationMs ?? 0 } }, version, {
        message: seeded.run.message,
        source: 'tfe-api',
        planOnly: seeded.run.planOnly ?? version.speculative,
        savePlan: seeded.run.savePlan,
        autoApply: workspace.autoApply,
        isDestroy: false,
        refresh: true,
        variables: {},
        createdBy: null,
    }, seeded.run.id);
    startRun(store, run);
}
//# sourceMappingURL=load-seed.js.map
;// CONCATENATED MODULE: ./build/src/embedded/rate-limit.js
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
//# sourceMappingURL=rate-limit.js.map
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var node_server_dist = __webpack_require__(6652);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 24 modules
var hono_dist = __webpack_require__(1894);
;// CONCATENATED MODULE: ./build/src/embedded/server.js



const MAX_BODY_BYTES = 1024 * 1024;
const MAX_UPLOAD_BYTES = 256 * 1024 * 1024;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Listens on 127.0.0.1. Rejects when the port is taken. */
async function serve(handle, port) {
    const app = new hono_dist/* Hono */.$();
    let hosts = [];
    app.all('*', async ({ env: { incoming } }) => {
        const { method = '', headers, url = '/' } = incoming;
        // A page in somebody's browser must not reach this service under a name of its own.
        if (!hosts.includes(headers.host ?? '')) {
            return send(fail(403, { title: 'forbidden', detail: 'Unknown Host header.' }));
        }
        if (!METHODS.includes(method)) {
            return send(fail(405, { title: 'method not allowed' }));
        }
        const [path, query] = splitTarget(url);
        const most = path.startsWith('/v1/object/') ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
        const body = await server_readBody(incoming, most);
        if (body === undefined) {
            return send(fail(413, {
                title: 'payload too large',
                detail: `The body may have at most ${String(most)} bytes.`,
            }));
        }
        const response = await handle({
            method: method,
            path,
            query,
            headers: headers,
            body,
        });
        return send(response, incoming.socket);
    });
    const server = (0,node_server_dist/* createAdaptorServer */.b$)({ fetch: app.fetch });
    server.keepAliveTimeout = 5_000;
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
    });
    const { port: bound } = server.address();
    hosts = [`127.0.0.1:${String(bound)}`, `localhost:${String(bound)}`];
    return {
        origin: `http://127.0.0.1:${String(bound)}`,
        stop: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}
/** The path as it was sent: a decoded or shortened one could mean something else. */
function splitTarget(target) {
    const at = target.indexOf('?');
    return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}
const server_NOTHING = new Uint8Array();
/** Undefined when there is more than `most`; then the rest is not read. */
async function server_readBody(incoming, most) {
    const { 'content-length': announced, 'transfer-encoding': encoding } = incoming.headers;
    if (announced === undefined && encoding === undefined)
        return server_NOTHING;
    if (Number(announced ?? 0) > most)
        return undefined;
    const parts = [];
    let bytes = 0;
    return new Promise((resolve, reject) => {
        incoming.on('data', (part) => {
            bytes += part.length;
            if (bytes <= most)
                parts.push(part);
            else {
                incoming.pause();
                resolve(undefined);
            }
        });
        incoming.on('end', () => resolve(Buffer.concat(parts)));
        incoming.on('error', reject);
    });
}
async function send(response, socket) {
    const { status, headers, body, fault } = response;
    const bytes = status === 204 || status === 304 ? null : body;
    const whole = bytes === null ? headers : { ...headers, 'content-length': String(bytes.length) };
    switch (fault?.kind) {
        case undefined:
            return new Response(asText(bytes, headers['content-type']), { status, headers: whole });
        case 'reset':
            socket?.resetAndDestroy();
            return await never();
        case 'hang':
            return await never();
        case 'delay':
            await pause(fault.delayMs);
            return new Response(bytes, { status, headers: whole });
        case 'truncate': {
            const { bytes: kept } = fault;
            const cut = new ReadableStream({
                async start(controller) {
                    controller.enqueue(body.subarray(0, kept));
                    // What was enqueued has to reach the socket before it is cut.
                    await pause(10);
                    socket?.destroy();
                },
            });
            return new Response(cut, { status, headers: whole });
        }
        case 'drip': {
            const { pauseMs } = fault;
            const drops = new ReadableStream({
                async start(controller) {
                    for (const byte of body) {
                        if (socket?.destroyed === true)
                            return;
                        controller.enqueue(Uint8Array.of(byte));
                        await pause(pauseMs);
                    }
                    controller.close();
                },
            });
            return new Response(drops, { status, headers: whole });
        }
    }
}
/** A text leaves in one piece with its headers, bytes in two; so documents are faster as text. */
function asText(bytes, type) {
    if (bytes === null || type === undefined || !type.startsWith('application/vnd.api+json')) {
        return bytes;
    }
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}
function pause(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
}
function never() {
    return new Promise(() => undefined);
}
//# sourceMappingURL=server.js.map
;// CONCATENATED MODULE: ./build/src/embedded/service.js
/**
 * The embedded service: a local implementation of the API, in memory. `createService` answers
 * requests without any socket; `startService` puts it behind one.
 */















const DEFAULT_DURATION_MS = 400;
function createService(options) {
    return build(options, 'http://127.0.0.1').service;
}
/** Listens on loopback. Rejects when the port is taken, or policies or seed cannot be used. */
async function startService(options) {
    const { service, domain } = build(options, '');
    await service.ready();
    const server = await serve(service.handle, options.port ?? 0);
    domain.origin = server.origin;
    return Object.assign(service, { origin: server.origin, stop: server.stop });
}
function build(options, origin) {
    const { clock, random } = options;
    const seed = readSeed(options.seed ?? DEFAULT_SEED);
    const durationMs = options.runDurationMs ?? DEFAULT_DURATION_MS;
    const store = createStore(clock, random);
    const seeded = seedStore(store, seed, durationMs);
    const domain = {
        store,
        signer: createSigner(),
        origin,
        edition: options.edition ?? 'hosted',
        identity: options.identity ?? 'neutral',
        hcl: undefined,
        loadHcl: async () => {
            domain.hcl ??= await (0,locate_hcl.loadHcl)();
        },
    };
    const dispatcher = {
        domain,
        faults: createFaults(),
        rateLimit: options.rateLimit === undefined ? undefined : createRateLimit(clock, options.rateLimit),
        administer: options.faults === true ? administer : undefined,
        setScript,
    };
    const requests = [];
    let prepared;
    const prepare = async () => {
        const hcl = await (0,locate_hcl.loadHcl)();
        domain.hcl = hcl;
        seedContent(store, hcl, seed, {
            directory: options.seedDirectory ?? '.',
            durationMs: 0,
        });
        if (options.policies !== undefined)
            addPolicies(domain, hcl, options.policies);
        settle(store, hcl);
    };
    const ready = () => (prepared ??= prepare());
    function setScript(workspace, script) {
        const record = [...store.workspaces.values()].find(({ id, name }) => id === workspace || name === workspace);
        if (record === undefined)
            throw new Error(`there is no workspace ${workspace}`);
        record.script = resolveScript(script, durationMs);
    }
    const service = {
        ...seeded,
        requests,
        ready,
        handle: async (request) => {
            await ready();
            const response = await dispatch(dispatcher, request);
            requests.push({ method: request.method, path: request.path, status: response.status });
            return response;
        },
        addFault: (rule) => dispatcher.faults.add(rule),
        clearFaults: () => dispatcher.faults.clear(),
        setScript,
        runs: () => {
            settle(store, domain.hcl);
            return [...store.runs.values()].map(({ id, status, versionId, workspaceId, message }) => ({
                id,
                status,
                versionId,
                message,
                workspace: must(store.workspaces, workspaceId).name,
            }));
        },
        versions: () => {
            settle(store, domain.hcl);
            return [...store.versions.values()].map(({ id, status, workspaceId }) => ({
                id,
                status,
                workspace: must(store.workspaces, workspaceId).name,
            }));
        },
        interfere: (runId, action) => {
            settle(store, domain.hcl);
            const act = { cancel: cancelRun, discard: discardRun, 'force-cancel': forceCancelRun };
            return act[action](store, must(store.runs, runId));
        },
    };
    return { service, domain };
}
function addPolicies({ store }, hcl, policies) {
    for (const { id: organizationId } of store.organizations.values()) {
        const id = store.newId('polset');
        const set = loadPolicySet({
            name: 'guardrails',
            system: 'policy-evaluation',
            overridable: false,
            ...(typeof policies === 'string' && { directory: policies }),
        }, hcl);
        store.policySets.set(id, { id, organizationId, workspaceIds: [], set });
    }
}
//# sourceMappingURL=service.js.map

/***/ }),

/***/ 6585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadHcl: () => (/* binding */ loadHcl)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/src/locate/hcl-strings.js
/** Escapes of quoted strings, indentation of heredocs. */
const SIMPLE = {
    n: '\n',
    r: '\r',
    t: '\t',
    '"': '"',
    '\\': '\\',
};
/** What the text between quotation marks means. An escape that does not exist stays as written. */
function decodeQuoted(text) {
    let read = '';
    for (let at = 0; at < text.length; at += 1) {
        const character = text.charAt(at);
        const next = text.charAt(at + 1);
        if ((character === '$' || character === '%') && text.startsWith(`${character}{`, at + 1)) {
            read += `${character}{`;
            at += 2;
        }
        else if (character !== '\\') {
            read += character;
        }
        else if (next in SIMPLE) {
            read += SIMPLE[next] ?? '';
            at += 1;
        }
        else {
            const digits = next === 'u' ? 4 : next === 'U' ? 8 : 0;
            const code = text.slice(at + 2, at + 2 + digits);
            const point = /^[0-9a-f]+$/i.test(code) && code.length === digits ? parseInt(code, 16) : -1;
            if (digits > 0 && point >= 0 && point <= 0x10ffff) {
                read += String.fromCodePoint(point);
                at += 1 + digits;
            }
            else {
                read += character;
            }
        }
    }
    return read;
}
/**
 * The literal parts of a heredoc, between its interpolations: the line of the opening word is not
 * part of it, the closing word's own indentation is not either, and `<<-` takes away the smallest
 * indentation of all lines.
 */
function decodeHeredoc(parts, indented) {
    const texts = [...parts];
    const first = texts[0] ?? '';
    texts[0] = first.slice(first.indexOf('\n') + 1);
    const last = texts.length - 1;
    const end = texts[last] ?? '';
    texts[last] = end.slice(0, end.lastIndexOf('\n') + 1);
    if (!indented)
        return texts.map(unescapeTemplate);
    let smallest = Number.POSITIVE_INFINITY;
    const lineStarts = texts.flatMap((text, index) => {
        const lines = text.split('\n');
        return index === 0 ? lines : lines.slice(1);
    });
    for (const line of lineStarts) {
        const indentation = line.length - line.trimStart().length;
        if (line.trim() !== '')
            smallest = Math.min(smallest, indentation);
    }
    if (!Number.isFinite(smallest))
        smallest = 0;
    return texts.map((text, index) => unescapeTemplate(text
        .split('\n')
        .map((line, at) => (at === 0 && index > 0 ? line : line.slice(smallest)))
        .join('\n')));
}
/** In a heredoc only `$${` and `%%{` are escapes. */
function unescapeTemplate(text) {
    return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}
//# sourceMappingURL=hcl-strings.js.map
;// CONCATENATED MODULE: ./build/src/locate/hcl-tree.js
/** From the parser's syntax tree to plain data. */

function toHclFile(root) {
    const body = root.namedChildren.find((child) => child.type === 'body');
    return {
        body: body === undefined ? { attributes: [], blocks: [] } : toBody(body),
        problems: root.hasError ? findProblems(root) : [],
    };
}
function toBody(node) {
    const attributes = [];
    const blocks = [];
    for (const child of node.namedChildren) {
        if (child.type === 'attribute')
            attributes.push(toAttribute(child));
        if (child.type === 'block')
            blocks.push(toBlock(child));
    }
    return { attributes, blocks };
}
function toAttribute(node) {
    const parts = node.namedChildren;
    const value = parts.findLast((child) => child.type === 'expression');
    return {
        name: parts[0]?.text ?? '',
        value: value === undefined ? other(node) : toExpression(value),
        range: toRange(node),
    };
}
function toBlock(node) {
    const labels = [];
    let type;
    let body = { attributes: [], blocks: [] };
    for (const child of node.namedChildren) {
        if (child.type === 'body')
            body = toBody(child);
        else if (child.type === 'identifier' && type === undefined)
            type = child.text;
        else if (child.type === 'identifier')
            labels.push(child.text);
        else if (child.type === 'string_lit')
            labels.push(toStringLiteral(child));
    }
    return { type: type ?? '', labels, body, range: toRange(node) };
}
function toExpression(node) {
    if (node.hasError)
        return other(node);
    const range = toRange(node);
    const parts = node.namedChildren.filter((child) => child.type !== 'comment');
    const [first, ...rest] = parts;
    if (first === undefined)
        return other(node);
    const steps = rest.filter((part) => part.type === 'get_attr' || part.type === 'index');
    if (steps.length !== rest.length)
        return other(node);
    const base = toTerm(first);
    if (first.type === 'variable_expr') {
        return { kind: 'traversal', root: first.text, steps: steps.map(toStep), range };
    }
    return steps.length === 0 ? base : { kind: 'access', of: base, steps: steps.map(toStep), range };
}
function toStep(node) {
    const inner = node.namedChildren[0];
    if (inner === undefined)
        return other(node);
    if (node.type === 'get_attr') {
        return { kind: 'literal', value: inner.text, range: toRange(inner) };
    }
    const index = inner.namedChildren.find((child) => child.type === 'expression');
    if (index !== undefined)
        return toExpression(index);
    // `list.0`, the old way to write `list[0]`
    const legacy = Number(inner.text.replace('.', ''));
    return { kind: 'literal', value: legacy, range: toRange(inner) };
}
function toTerm(node) {
    const range = toRange(node);
    const parts = node.namedChildren.filter((child) => child.type !== 'comment');
    const first = parts[0];
    switch (node.type) {
        case 'expression':
            return toExpression(node);
        case 'literal_value':
        case 'template_expr':
        case 'collection_value':
        case 'operation':
        case 'for_expr':
            return first === undefined ? other(node) : toTerm(first);
        case 'numeric_lit':
            return { kind: 'literal', value: Number(node.text), range };
        case 'bool_lit':
            return { kind: 'literal', value: node.text === 'true', range };
        case 'null_lit':
            return { kind: 'literal', value: null, range };
        case 'string_lit':
            return { kind: 'literal', value: toStringLiteral(node), range };
        case 'variable_expr':
            return { kind: 'traversal', root: node.text, steps: [], range };
        case 'quoted_template':
            return toTemplate(node, range, parts);
        case 'heredoc_template':
            return toHeredoc(node, range, parts);
        case 'tuple':
            return { kind: 'tuple', items: expressions(parts).map(toExpression), range };
        case 'object':
            return { kind: 'object', entries: parts.flatMap(toEntry), range };
        case 'function_call': {
            const given = parts.find((child) => child.type === 'function_arguments');
            const words = given?.namedChildren ?? [];
            return {
                kind: 'call',
                name: first?.text ?? '',
                arguments: expressions(words).map(toExpression),
                expand: words.some((child) => child.type === 'ellipsis'),
                range,
            };
        }
        case 'conditional': {
            const [condition, yes, no] = parts.map(toTerm);
            if (condition === undefined || yes === undefined || no === undefined)
                return other(node);
            return { kind: 'conditional', condition, yes, no, range };
        }
        case 'unary_operation':
        case 'binary_operation': {
            const sign = node.children.find((child) => !child.isNamed && !'()'.includes(child.type));
            return {
                kind: 'operation',
                operator: sign?.type ?? '',
                operands: parts.map(toTerm),
                range,
            };
        }
        case 'for_tuple_expr':
        case 'for_object_expr':
            return toFor(node, range, parts);
        default:
            return other(node);
    }
}
function toEntry(node) {
    const [key, value] = expressions(node.namedChildren);
    if (key === undefined || value === undefined)
        return [];
    const read = toExpression(key);
    const bare = read.kind === 'traversal' && read.steps.length === 0 && !key.text.startsWith('(');
    return [
        {
            key: bare ? { kind: 'literal', value: read.root, range: read.range } : read,
            value: toExpression(value),
        },
    ];
}
function toFor(node, range, parts) {
    const intro = parts.find((child) => child.type === 'for_intro');
    const names = intro?.namedChildren.filter((child) => child.type === 'identifier') ?? [];
    const collection = expressions(intro?.namedChildren ?? [])[0];
    const results = expressions(parts).map(toExpression);
    const tested = parts.find((child) => child.type === 'for_cond');
    const condition = expressions(tested?.namedChildren ?? [])[0];
    const valueName = names.at(-1)?.text;
    const value = results.at(-1);
    if (collection === undefined || valueName === undefined || value === undefined) {
        return other(node);
    }
    return {
        kind: 'for',
        ...(names.length > 1 && { keyName: names[0]?.text ?? '' }),
        valueName,
        collection: toExpression(collection),
        ...(results.length > 1 && results[0] !== undefined && { key: results[0] }),
        value,
        ...(condition !== undefined && { condition: toExpression(condition) }),
        grouped: parts.some((child) => child.type === 'ellipsis'),
        range,
    };
}
/**
 * The grammar's tokens lose white space at their ends, so the text between interpolations is cut out
 * of the source.
 */
function toTemplate(node, range, parts) {
    const start = parts.find((part) => part.type === 'quoted_template_start');
    const end = parts.findLast((part) => part.type === 'quoted_template_end');
    return fromPieces(node, range, parts, start, end, (texts) => texts.map(decodeQuoted));
}
function toHeredoc(node, range, parts) {
    const [start, ...more] = parts.filter((part) => part.type === 'heredoc_identifier');
    const indented = node.text.startsWith('<<-');
    return fromPieces(node, range, parts, start, more.at(-1), (texts) => decodeHeredoc(texts, indented));
}
function fromPieces(node, range, parts, start, end, decode) {
    if (start === undefined || end === undefined)
        return other(node);
    if (parts.some((part) => part.type === 'template_directive'))
        return other(node);
    const holes = parts.filter((part) => part.type === 'template_interpolation');
    const texts = [];
    let from = start.endIndex;
    for (const hole of holes) {
        texts.push(cut(node, from, hole.startIndex));
        from = hole.endIndex;
    }
    texts.push(cut(node, from, end.startIndex));
    const read = [];
    for (const [index, text] of decode(texts).entries()) {
        if (text !== '')
            read.push({ kind: 'literal', value: text, range });
        const inner = expressions(holes[index]?.namedChildren ?? [])[0];
        if (inner !== undefined)
            read.push(toExpression(inner));
    }
    return joined(read, range);
}
function cut(node, from, to) {
    return node.text.slice(from - node.startIndex, to - node.startIndex);
}
/** One interpolation and nothing else keeps the type of what it holds, as in Terraform. */
function joined(parts, range) {
    const [only, ...more] = parts;
    if (only === undefined)
        return { kind: 'literal', value: '', range };
    return more.length === 0 ? only : { kind: 'template', parts, range };
}
function toStringLiteral(node) {
    return decodeQuoted(node.text.slice(1, -1));
}
function expressions(nodes) {
    return nodes.filter((child) => child.type === 'expression');
}
function other(node) {
    return { kind: 'other', text: node.text, range: toRange(node) };
}
function toRange(node) {
    return {
        startLine: node.startPosition.row + 1,
        startColumn: node.startPosition.column + 1,
        endLine: node.endPosition.row + 1,
        endColumn: node.endPosition.column + 1,
    };
}
function findProblems(root) {
    const problems = [];
    const look = (node) => {
        if (node.isMissing) {
            problems.push({ message: `"${node.type}" is missing here`, range: toRange(node) });
        }
        else if (node.isError) {
            const [line = ''] = node.text.split('\n');
            const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
            problems.push({ message: `"${shown}" was not expected here`, range: toRange(node) });
        }
        else if (node.hasError) {
            for (const child of node.children)
                look(child);
        }
    };
    look(root);
    return problems;
}
//# sourceMappingURL=hcl-tree.js.map
;// CONCATENATED MODULE: ./build/src/locate/hcl.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
/**
 * The HCL parser. Its WebAssembly files lie beside the running code, in the sources as in the
 * bundle, and are read only when a file has to be parsed.
 */


let loaded;
/** Loads the parser once per process. Rejects when its files are not beside the code. */
function loadHcl() {
    loaded ??= load();
    return loaded;
}
async function load() {
    // Bundled into one file the library does not find itself any more, so it stays a file of its own,
    // and the build puts it beside the bundle.
    const library = beside('web-tree-sitter.js').href;
    const [{ Parser, Language }, wasmBinary, grammar] = await Promise.all([
        // The bundler leaves this import to node.
        import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ library)),
        (0,promises_.readFile)(beside('web-tree-sitter.wasm')),
        (0,promises_.readFile)(beside('tree-sitter-terraform.wasm')),
    ]);
    await Parser.init({ wasmBinary });
    const parser = new Parser();
    parser.setLanguage(await Language.load(grammar));
    return {
        parse(text) {
            const tree = parser.parse(text);
            if (tree === null)
                throw new Error('the HCL parser has no grammar');
            try {
                return toHclFile(tree.rootNode);
            }
            catch (error) {
                if (!(error instanceof RangeError))
                    throw error;
                const range = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
                const message = 'nested too deeply to be read';
                return { body: { attributes: [], blocks: [] }, problems: [{ message, range }] };
            }
            finally {
                tree.delete();
            }
        },
    };
}
/** Not a constant in the call itself: bundlers would take the file for an asset of their own. */
function beside(name) {
    return new URL(`./${name}`, import.meta.url);
}
//# sourceMappingURL=hcl.js.map

/***/ })

};
