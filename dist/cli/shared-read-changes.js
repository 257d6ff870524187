export const id = 3809;
export const ids = [3809,9265];
export const modules = {

/***/ 53809:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


__webpack_require__.d(__webpack_exports__, {
  UT: () => ( guardOfWorkspace),
  S4: () => ( judge),
  Zy: () => ( judgeRun),
  ck: () => ( runRequirements),
  q: () => ( toWorkspaceResult)
});


var errors = __webpack_require__(20486);
var resource = __webpack_require__(78235);
var apply_exceptions = __webpack_require__(90963);
var decide = __webpack_require__(49265);
var guard = __webpack_require__(53749);
var from_plan_log = __webpack_require__(16595);
;// CONCATENATED MODULE: ./build/src/policy/from-run-events.js
const NOTICED = ['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'];
function noticesOf(events) {
    return events
        .filter(({ event }) => NOTICED.includes(event.attributes.action))
        .flatMap(({ event }) => event.attributes.description || []);
}
function attributeOverrides(results, events) {
    const overrides = events
        .filter(({ event }) => /overrid/i.test(event.attributes.action))
        .map(({ event, actor: by, comment: reason }) => {
        return { by, at: event.attributes['created-at'] ?? undefined, reason };
    });
    return results.map((result) => {
        if (result.status !== 'overridden' || result.system === 'guard')
            return result;
        const event = pick(overrides, result.override?.at);
        return event === undefined ? result : { ...result, override: { ...event, ...result.override } };
    });
}
const TOGETHER_MS = 10_000;
function pick(overrides, at) {
    if (overrides.length === 1)
        return overrides[0];
    const then = Date.parse(at ?? '');
    const near = overrides.filter((override) => Math.abs(Date.parse(override.at ?? '') - then) <= TOGETHER_MS);
    return near.length === 1 ? near[0] : undefined;
}
var policy_observed = __webpack_require__(51894);
var plan_limits = __webpack_require__(1322);
var run_options = __webpack_require__(19138);
var reading = __webpack_require__(10988);
var model_status = __webpack_require__(62373);
var find_workspace = __webpack_require__(87170);
var connection = __webpack_require__(58285);
var read_changes = __webpack_require__(80678);
var read_policies = __webpack_require__(11056);
var summarize_plan = __webpack_require__(19918);
;// CONCATENATED MODULE: ./build/src/gate/judge.js

















const LOG_BYTES = 256 * 1024;
async function judge(settled, job) {
    const { name, workspaceId: id, versionId, run, watched, durationMs, unsaid } = settled;
    const required = { runId: run.id, versionId, workspace: { id, name }, unsaid };
    const requirements = runRequirements(job.options, required);
    const origin = await readOrigin(settled, job);
    const rules = await guardOfWorkspace(id, job);
    const judged = await judgeRun(watched, requirements, job, { origin, rules });
    const { status } = watched.run.attributes;
    return { ...toWorkspaceResult(judged, (0,find_workspace.ng)(settled), status, job), durationMs };
}
function runRequirements(options, run) {
    const { mode, requirePolicies, runOptions, allowPartial, unknownValues, exceptions } = options;
    const { runId, versionId, workspace, unsaid } = run;
    return {
        mode,
        requirePolicies,
        options: runOptions,
        allowPartial,
        runId,
        versionId,
        workspace,
        unsaid,
        unknownValues,
        exceptions,
    };
}
async function guardOfWorkspace(id, { options }) {
    const { guard: rules } = options;
    return rules && { ...rules, released: await rules.released?.(id) };
}
function toWorkspaceResult(judged, facts, status, job) {
    for (const words of policyWords(judged.results)) {
        job.emit({ kind: 'progress', workspace: facts.workspace, status, words });
    }
    const from = facts.workingDirectory === '' ? '' : `${facts.workingDirectory}/`;
    const diagnostics = judged.diagnostics.map((each) => each.file === undefined ? each : { ...each, file: `${from}${each.file}` });
    return { ...facts, ...judged, notices: [...facts.notices, ...judged.notices], diagnostics };
}
async function judgeRun(watched, requirements, ports, extras = {}) {
    const { run, costEstimate } = watched;
    const { sealedResult } = extras;
    const readEvents = () => (0,read_policies.P7)(ports, [], (client) => client.runs.events(run.id));
    const readingEvents = sealedResult ? undefined : readEvents();
    const [read, earlyEvents] = await Promise.all([
        readEvidence(watched, requirements, ports, extras),
        readingEvents,
    ]);
    const { evidence, ...shown } = read;
    const { guard: guarded, policyChecks, taskStages, terraformPolicy } = evidence;
    const systems = [policyChecks, taskStages, terraformPolicy];
    const { results, runTasks, canOverride } = (0,reading.h1)([
        ...systems.map(({ reading }) => reading),
        ...(guarded ? [guarded] : []),
    ]);
    const isOverridden = results.some(({ status }) => status === 'overridden');
    const limits = 'read' in evidence.plan ? (0,plan_limits.PR)(evidence.plan.read, requirements.unknownValues) : [];
    const events = earlyEvents ?? (isOverridden ? await readEvents() : []);
    return {
        verdict: (0,decide.LD)(evidence),
        results: attributeOverrides(results, events),
        runTasks,
        canOverride,
        ...shown,
        cost: costEstimate && summarizeCost(costEstimate.attributes),
        timestamps: watched.run.attributes['status-timestamps'] ?? undefined,
        notices: sealedResult?.notices ?? [...limits, ...noticesOf(events)],
    };
}
async function readEvidence({ run, workspace, ...watched }, requirements, ports, { origin, rules, sealedResult, earlierChanges } = {}) {
    const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
    const { mode, allowPartial, options } = requirements;
    const rests = (0,model_status.Il)(mode, run.attributes.status) === 'person' || (0,model_status.iD)(stages);
    const plan = await readPlan({ run, ...watched }, ports);
    const read = 'read' in plan ? plan.read : undefined;
    const planFailed = read !== undefined && (0,model_status.I)(model_status.Ac, read.attributes.status) === 'bad';
    const [observed, summary, diagnostics, changes] = await Promise.all([
        (0,read_policies.h9)(run, rests, ports),
        sealedResult ? sealedResult.plan : read && (0,summarize_plan.P)(read, ports),
        planFailed
            ? (0,read_policies.P7)(ports, [], async (client) => (0,from_plan_log.i)(await client.runs.planLog(read, LOG_BYTES)))
            : [],
        sealedResult && !rules
            ? sealedResult.changes
            : read && (0,read_changes.S)(read, ports, rules !== undefined),
    ]);
    const partial = allowPartial === true && (0,run_options.Rx)(options ?? {}).length > 0;
    const evidence = {
        requirements: { ...requirements, guarded: rules !== undefined },
        origin,
        run: { read: run, workspaceName: workspace?.attributes.name },
        plan,
        ...(0,policy_observed.oq)(run, observed, (reading) => (0,apply_exceptions.E1)(reading, requirements.workspace.name, requirements.exceptions)),
        guard: rules && read && (0,guard.ah)({ ...rules, partial }, read, (0,guard.fn)(earlierChanges, changes)),
    };
    return { evidence, plan: summary, changes, diagnostics };
}
async function readOrigin({ versionId, terraformVersion }, { client, options: { versionControl } }) {
    if (versionControl === undefined)
        return undefined;
    const { change } = versionControl;
    return { change, terraformVersion, ingress: await (0,connection.Q1)(versionId, client) };
}
async function readPlan({ run, plan }, { client }) {
    if (plan !== undefined)
        return { read: plan };
    const id = (0,resource.Dl)(run, 'plan');
    if (id === undefined)
        return { doubt: `Run ${run.id} does not name its plan.` };
    try {
        return { read: await client.runs.plan(id) };
    }
    catch (error) {
        if (!(error instanceof errors._) || error.code === 'aborted')
            throw error;
        return { doubt: error.message };
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
const NAMES = {
    'policy-check': 'policy check',
    'policy-evaluation': 'policy evaluation',
    'terraform-policy': 'Terraform policy',
    guard: 'guard',
};
function policyWords(results) {
    return Object.entries(NAMES).flatMap(([system, name]) => {
        const ofSystem = results.filter((result) => result.system === system);
        if (ofSystem.length === 0)
            return [];
        const count = (test) => ofSystem.filter(test).length;
        const parts = [
            [count((it) => it.status === 'failed' && it.level !== 'advisory'), 'mandatory failed'],
            [count((it) => it.status === 'failed' && it.level === 'advisory'), 'advisory failed'],
            [count((it) => it.status === 'overridden'), 'overridden'],
            [count((it) => it.status === 'errored'), 'errored'],
            [count((it) => it.status === 'known-after-apply'), 'known after the apply'],
            [count((it) => it.status === 'unknown' || it.status === 'not-evaluated'), 'undecided'],
        ];
        const some = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
        const total = `${ofSystem.length} ${ofSystem.length === 1 ? 'policy' : 'policies'}`;
        return [`${name}: ${[total, ...(some.length > 0 ? some : ['all passed'])].join(', ')}`];
    });
}

/***/ }),

/***/ 80678:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


__webpack_require__.d(__webpack_exports__, {
  S: () => ( readChanges)
});

var errors = __webpack_require__(20486);
var action_invocations = __webpack_require__(9634);
var planned_changes = __webpack_require__(69166);
var plan_marks = __webpack_require__(34263);
var parse = __webpack_require__(2340);
var exact_json = __webpack_require__(95971);
;// CONCATENATED MODULE: ./build/src/policy/changed-values.js



const UNKNOWN = '(known after apply)';
const SENSITIVE = '(sensitive value)';
const NOT_SHOWN = '(not shown)';
const MOST = 20;
const LONGEST_TEXT = 200;
const LONGEST_PATH = 300;
const TOO_LONG = 100_000;
const DEEPEST = 100;
function changedValues(name, difference, conceal) {
    const changes = [];
    let more = 0;
    const add = (path, each) => {
        if (changes.length >= MOST) {
            more += 1;
            return;
        }
        const { before, after, unknown, was, becomes } = each;
        const hidden = each.hidden === true || namesCredential(name) || namesCredential(path);
        const text = (value, mark, open) => {
            if (isMissing(value) && open !== true)
                return '';
            return hidden ? NOT_SHOWN : clip(textOfValue(value, { mark, open, conceal, depth: 0 }));
        };
        changes.push({
            path: clip(conceal(path), LONGEST_PATH),
            before: text(before, was, undefined),
            after: text(after, becomes, unknown),
        });
    };
    walk('', difference, add, 0);
    return { shown: changes, more };
}
function walk(path, difference, add, depth) {
    if (!isChanged(difference))
        return;
    const { before, after, unknown, was, becomes } = difference;
    const areOpen = [unknown, was, becomes].every((mark) => mark !== true);
    const steps = areOpen && depth < DEEPEST ? stepsInto(before, after) : undefined;
    if (steps === undefined)
        return add(path, difference);
    const hidden = difference.hidden === true || [before, after].some(isNamedSecret);
    for (const step of steps) {
        const inner = {
            before: memberOf(before, step),
            after: memberOf(after, step),
            unknown: memberOf(unknown, step),
            was: memberOf(was, step),
            becomes: memberOf(becomes, step),
            hidden,
        };
        walk(path + stepText(step, Array.isArray(after)), inner, add, depth + 1);
    }
}
function stepsInto(before, after) {
    if (typeof before !== 'object' || typeof after !== 'object' || !before || !after)
        return undefined;
    if (Array.isArray(before) || Array.isArray(after)) {
        const areAlike = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
        const objects = areAlike && [...before, ...after].every(parse.u4);
        return objects ? Object.keys(after) : undefined;
    }
    return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}
function isMissing(value) {
    return value === null || value === undefined;
}
function stepText(step, isIndex) {
    if (isIndex)
        return `[${step}]`;
    return /^[A-Za-z_][\w-]*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
function memberOf(value, step) {
    if (value === true)
        return true;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
        return undefined;
    return Reflect.get(value, step);
}
function isChanged({ before, after, unknown, was, becomes }) {
    return (0,plan_marks.r)(unknown) || !isSame(before, after) || !areMarkedAlike(was, becomes);
}
function areMarkedAlike(one, other, depth = 0) {
    if (one === true || other === true || depth > DEEPEST)
        return one === other;
    const steps = [one, other].flatMap(keysOf);
    return steps.every((step) => areMarkedAlike(memberOf(one, step), memberOf(other, step), depth + 1));
}
function keysOf(value) {
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
function isSame(one, other, depth = 0) {
    if (one === other || (isMissing(one) && isMissing(other)))
        return true;
    if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
        return false;
    if (Array.isArray(one) !== Array.isArray(other) || depth > DEEPEST)
        return false;
    const keys = keysOf(one);
    if (keys.length !== keysOf(other).length)
        return false;
    return keys.every((key) => Object.hasOwn(other, key) &&
        isSame(Reflect.get(one, key), Reflect.get(other, key), depth + 1));
}
function textOfValue(value, options) {
    const { mark, open, conceal, depth } = options;
    if (mark === true)
        return SENSITIVE;
    if (open === true)
        return UNKNOWN;
    if (isLongNumber(value))
        return conceal(value.slice(NUMBER.length));
    if (typeof value === 'string')
        return quoted(value, conceal);
    if (typeof value !== 'object' || value === null)
        return conceal(JSON.stringify(value ?? null));
    if (depth > DEEPEST || isNamedSecret(value))
        return NOT_SHOWN;
    const isList = Array.isArray(value);
    const steps = new Set([...keysOf(value), ...keysOf(open)]);
    const parts = [];
    let length = 0;
    for (const step of steps) {
        if (length > LONGEST_TEXT)
            break;
        const inner = { mark: memberOf(mark, step), open: memberOf(open, step), conceal };
        const text = namesCredential(step)
            ? NOT_SHOWN
            : textOfValue(memberOf(value, step), { ...inner, depth: depth + 1 });
        const part = isList ? text : `${quoted(step, conceal)}: ${text}`;
        parts.push(part);
        length += part.length;
    }
    return isList ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
}
function quoted(text, conceal) {
    if (text.length > TOO_LONG)
        return `(${text.length} characters)`;
    return holdsCredential(text) ? NOT_SHOWN : JSON.stringify(clip(conceal(text)));
}
const NUMBER = '\u0000#';
function isLongNumber(value) {
    return typeof value === 'string' && value.startsWith(NUMBER);
}
function keepLongNumbers(text) {
    if (!/[\d.]{16}|\d[eE][+-]?\d/.test(text))
        return text;
    let kept = '';
    let from = 0;
    for (let at = 0; at < text.length; at++) {
        if (text[at] === '"')
            at = (0,exact_json.Y)(text, at);
        else if (/[-\d]/.test(text[at] ?? '')) {
            let end = at + 1;
            while (/[-+.\deE]/.test(text[end] ?? ''))
                end += 1;
            const number = text.slice(at, end);
            if (number.length > 15 || /[eE]/.test(number)) {
                kept += `${text.slice(from, at)}${JSON.stringify(NUMBER + number)}`;
                from = end;
            }
            at = end - 1;
        }
    }
    return kept + text.slice(from);
}
function clip(text, most = LONGEST_TEXT) {
    return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
const CREDENTIALS = /passw|passphrase|passcode|secret|token|credential|bearer|authorization|cookie|webhook|signature|privatekey|apikey|accesskey|accountkey|sharedkey|signingkey|sessionkey|encryptionkey|masterkey|primarykey|secondarykey|sshkey|clientkey|serverkey|authkey|hostkey|storagekey|servicekey|keydata|keymaterial|keypem|connectionstring|connstr|sastoken|sasurl|userdata|customdata/;
const CREDENTIAL_WORDS = /(?:^|[^a-z])(?:pwd|pw|psk|pin|otp|dsn|pem|pfx|jwt|sas|auth|cert|certificate)(?:[^a-z]|$)/;
function namesCredential(name) {
    const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
    return CREDENTIALS.test(spaced.replace(/[^a-z0-9]/g, '')) || CREDENTIAL_WORDS.test(spaced);
}
const CREDENTIAL_TEXTS = /passw|passphrase|secret|token|credential|bearer |authorization|private.?key|api.?key|access.?key|account.?key|-----BEGIN|AKIA[0-9A-Z]|ASIA[0-9A-Z]|gh[pousr]_\w|glpat-|eyJ[\w-]{8}|xox[a-z]-|:\/\/[^/\s:@]*:[^/\s@]*@/i;
function holdsCredential(text) {
    return CREDENTIAL_TEXTS.test(text);
}
function isNamedSecret(value) {
    if (!(0,parse.u4)(value))
        return false;
    return ['name', 'key', 'Name', 'Key', 'id', 'variable'].some((each) => {
        const name = memberOf(value, each);
        return typeof name === 'string' && namesCredential(name);
    });
}
;// CONCATENATED MODULE: ./build/src/policy/changed-attributes.js


const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
const MEMBERS = ['before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'];
function changedAttributes(change, type, diff) {
    const [before, after, unknown, was, becomes] = MEMBERS.map((name) => memberOf(change, name));
    const forcing = forcingNames(memberOf(change, 'replace_paths'));
    const names = new Set([before, after, unknown].flatMap(namesIn));
    for (const name of forcing)
        names.add(name);
    const attributes = [];
    for (const name of names) {
        const difference = {
            before: withValue(memberOf(before, name), type),
            after: withValue(memberOf(after, name), type),
            unknown: memberOf(unknown, name),
            was: memberOf(was, name),
            becomes: memberOf(becomes, name),
        };
        const isWhole = isMissing(before) || isMissing(after);
        const forces = forcing.has(name);
        if (!forces && !(isWhole ? isSet(difference) : isChanged(difference)))
            continue;
        const attribute = { name: name.slice(0, LONGEST_NAME) };
        if (forces)
            attribute.forces = true;
        if (diff.values) {
            const { shown, more } = changedValues(name, difference, diff.conceal);
            attribute.values = shown;
            if (more > 0)
                attribute.moreValues = more;
        }
        attributes.push(attribute);
    }
    return attributes.sort(byForce).slice(0, MOST_NAMES);
}
function namesIn(value) {
    return Array.isArray(value) ? [] : keysOf(value);
}
function forcingNames(paths) {
    const steps = Array.isArray(paths) ? paths.map((path) => memberOf(path, '0')) : [];
    return new Set(steps.filter((step) => typeof step === 'string'));
}
function withValue(value, type) {
    return value === '' && type !== 'terraform_data' ? null : value;
}
function isSet({ before, after, unknown }) {
    return (0,plan_marks.r)(unknown) || hasContent(before) || hasContent(after);
}
function hasContent(value) {
    if (typeof value !== 'object' || value === null)
        return !isMissing(value);
    return keysOf(value).length > 0;
}
function byForce(one, other) {
    const rank = ({ forces }) => (forces ? 0 : 1);
    return rank(one) - rank(other) || (one.name < other.name ? -1 : 1);
}
var json_text = __webpack_require__(45078);
;// CONCATENATED MODULE: ./build/src/policy/from-change-json.js







const LONGEST_ENTRY = 8 * 1024 * 1024;
const UNREAD = "The plan's JSON has an entry that cannot be read.";
const CHANGES = 'resource_changes';
const DEFERRED = 'deferred_changes';
const INVOCATIONS = 'action_invocations';
const DEFERRED_INVOCATIONS = 'deferred_action_invocations';
const LISTS = [CHANGES, DEFERRED, INVOCATIONS, DEFERRED_INVOCATIONS];
const VERSIONS = ['plan_format_version', 'format_version'];
const DECIDING = [...LISTS, 'errored', 'complete', ...VERSIONS];
const NO_PLAN = "The plan's JSON has no format version, so it is no plan as Terraform writes it.";
function createChangeJsonReader(diff) {
    const list = (0,planned_changes.tq)('json');
    const room = createAttributeRoom();
    let deferred = 0;
    const deferredActions = [];
    let partial = false;
    let versioned = false;
    const named = new Set();
    const plan = new PlanScanner(LISTS, {
        entry(name, text) {
            if (name === DEFERRED)
                deferred += 1;
            else if (name === DEFERRED_INVOCATIONS) {
                deferredActions.push((0,action_invocations.XP)(text)?.address ?? 'one that cannot be read');
            }
            else if (name === INVOCATIONS) {
                const invocation = (0,action_invocations.wG)(text);
                if (invocation === undefined)
                    list.doubt(UNREAD);
                else
                    list.invoke(invocation);
            }
            else {
                const parsed = parseChange(text, diff);
                if (parsed === undefined)
                    list.doubt(UNREAD);
                else if (parsed !== 'read only')
                    list.add({ ...parsed, differs: room.keep(parsed) });
            }
        },
        plain(name, value) {
            if (name === 'errored' && value !== 'false') {
                list.doubt("The plan's JSON says that the plan errored, so it may lack changes.");
            }
            if (name === 'complete' && value !== 'true')
                partial = true;
        },
        text(name) {
            versioned ||= VERSIONS.includes(name);
        },
        name(name) {
            if (named.has(name))
                list.doubt(`The plan's JSON names ${name} twice.`);
            if (DECIDING.includes(name))
                named.add(name);
        },
        odd: () => void list.doubt(UNREAD),
    });
    return {
        take: (bytes) => plan.take(bytes),
        end(counts, cut) {
            if (!plan.begun)
                return undefined;
            if (cut !== undefined)
                list.doubt(cut);
            else if (!plan.whole)
                list.doubt("The plan's JSON ends before its end.");
            else if (!versioned)
                list.doubt(NO_PLAN);
            for (const sentence of leftToLater(deferred, deferredActions))
                list.doubt(sentence);
            const unread = room.leftOut();
            return {
                ...list.end(['the plan', counts]),
                partial: partial || undefined,
                unlisted: (!named.has(CHANGES) && !named.has(INVOCATIONS)) || undefined,
                unread,
            };
        },
    };
}
function leftToLater(changes, actions) {
    const sentence = (number, noun, names = '') => `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
    const named = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
    const sentences = [
        changes > 0 && sentence(changes, 'change'),
        actions.length > 0 && sentence(actions.length, 'action', `: ${named}`),
    ];
    return sentences.filter((each) => each !== false);
}
const MOST_TEXT = 4_000_000;
function createAttributeRoom() {
    const taken = { names: 0, values: 0 };
    let withoutNames = 0;
    let withoutValues = 0;
    return {
        keep({ actions, differs }) {
            if (differs === undefined)
                return undefined;
            const limit = actions.includes('delete') ? 2 * MOST_TEXT : MOST_TEXT;
            const fits = (what, attributes) => {
                const cost = JSON.stringify(attributes).length;
                if (taken[what] + cost > limit)
                    return false;
                taken[what] += cost;
                return true;
            };
            const names = differs.map(({ name, forces }) => (forces ? { name, forces } : { name }));
            if (!fits('names', names)) {
                withoutNames += 1;
                return undefined;
            }
            if (differs.every(({ values }) => values === undefined) || fits('values', differs))
                return differs;
            withoutValues += 1;
            return names;
        },
        leftOut() {
            const parts = [
                [withoutNames, 'attributes'],
                [withoutValues, 'values'],
            ];
            const missing = parts.flatMap(([number, what]) => number > 0 ? `the ${what} of ${number === 1 ? '1 change' : `${number} changes`}` : []);
            return missing.length > 0
                ? `The plan is too large to keep ${missing.join(' and ')}.`
                : undefined;
        },
    };
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const SPACES = [0x20, 0x09, 0x0a, 0x0d];
const from_change_json_LONGEST_NAME = 64;
class PlanScanner {
    begun = false;
    whole = false;
    depth = 0;
    inText = false;
    escaped = false;
    name = '';
    inValue = false;
    value = '';
    list;
    entryPieces;
    entryBytes = 0;
    entryFrom = 0;
    lists;
    handler;
    constructor(lists, handler) {
        this.lists = lists;
        this.handler = handler;
    }
    take(bytes) {
        this.entryFrom = 0;
        for (let at = 0; at < bytes.length; at++) {
            const byte = bytes[at] ?? 0;
            if (this.inText)
                this.readText(byte);
            else if (byte === QUOTE)
                this.openText();
            else if (byte === OPEN || byte === OPEN_LIST)
                this.open(byte, at);
            else if (byte === CLOSE || byte === CLOSE_LIST)
                this.close(bytes, at);
            else if (this.depth === 1)
                this.readBetween(byte);
            else if (this.depth === 2 && this.list !== undefined)
                this.readInList(byte);
        }
        if (this.entryPieces !== undefined)
            this.hold(bytes.subarray(this.entryFrom));
    }
    readText(byte) {
        if (this.escaped)
            this.escaped = false;
        else if (byte === BACKSLASH)
            this.escaped = true;
        else if (byte === QUOTE)
            this.inText = false;
        if (this.depth !== 1 || this.inValue || !this.inText)
            return;
        if (byte === BACKSLASH)
            this.handler.odd();
        if (this.name.length < from_change_json_LONGEST_NAME)
            this.name += String.fromCharCode(byte);
    }
    openText() {
        this.inText = true;
        if (this.depth === 1 && !this.inValue)
            this.name = '';
        else if (this.depth === 1 && this.isList())
            this.handler.odd();
        else if (this.depth === 1)
            this.handler.text(this.name);
        else if (this.depth === 2 && this.list !== undefined)
            this.handler.odd();
    }
    open(byte, at) {
        if (this.depth === 0)
            this.begun ||= byte === OPEN;
        else if (this.depth === 1 && this.isList()) {
            if (byte === OPEN_LIST)
                this.list = this.name;
            else
                this.handler.odd();
        }
        else if (this.depth === 2 && this.list !== undefined) {
            if (byte === OPEN_LIST)
                this.handler.odd();
            else {
                this.entryFrom = at;
                this.entryPieces = [];
                this.entryBytes = 0;
            }
        }
        this.depth += 1;
    }
    close(bytes, at) {
        this.depth -= 1;
        if (this.depth === 2 && this.entryPieces !== undefined) {
            this.hold(bytes.subarray(this.entryFrom, at + 1));
            const text = Buffer.concat(this.entryPieces).toString('utf8');
            this.entryPieces = undefined;
            this.handler.entry(this.list ?? '', text);
        }
        if (this.depth === 1)
            this.list = undefined;
        if (this.depth === 0)
            this.endMember();
        this.whole ||= this.depth === 0 && this.begun;
    }
    readBetween(byte) {
        if (byte === COLON) {
            this.inValue = true;
            this.handler.name(this.name);
        }
        else if (byte === COMMA)
            this.endMember();
        else if (!SPACES.includes(byte) && this.value.length < from_change_json_LONGEST_NAME) {
            this.value += String.fromCharCode(byte);
        }
    }
    endMember() {
        if (this.value !== '')
            this.handler.plain(this.name, this.value);
        if (this.isList() && this.value !== '' && this.value !== 'null')
            this.handler.odd();
        this.inValue = false;
        this.value = '';
    }
    readInList(byte) {
        if (byte !== COMMA && !SPACES.includes(byte))
            this.handler.odd();
    }
    isList() {
        return this.lists.includes(this.name);
    }
    hold(bytes) {
        this.entryBytes += bytes.length;
        if (this.entryBytes <= LONGEST_ENTRY)
            this.entryPieces?.push(Buffer.from(bytes));
        else if (this.entryPieces !== undefined)
            this.entryPieces.length = 0;
    }
}
const REASONS = {
    replace_because_tainted: 'tainted',
    replace_because_cannot_update: 'cannot_update',
    replace_by_request: 'requested',
    replace_by_triggers: 'replace_triggered_by',
};
const OBJECTS = 2;
function parseChange(text, diff) {
    const json = diff === undefined ? text : keepLongNumbers(text);
    const { mode, change, deposed, ...entry } = (0,parse.Pf)((0,parse.qF)(json));
    const { actions, importing, replace_paths: paths } = (0,parse.Pf)(change);
    const address = (0,planned_changes.tf)(entry['address']);
    if (address === undefined || (0,json_text.e)(text, OBJECTS))
        return undefined;
    if (mode === 'data' || mode === 'ephemeral') {
        return (0,action_invocations.k7)(address) === mode ? 'read only' : undefined;
    }
    if (!Array.isArray(actions))
        return undefined;
    const previous = entry['previous_address'] ?? undefined;
    if (previous !== undefined && (0,planned_changes.tf)(previous) === undefined)
        return undefined;
    const reason = (0,planned_changes.xS)(entry['action_reason']) ?? '';
    return {
        address,
        actions: actions.map(String),
        previousAddress: (0,planned_changes.tf)(previous),
        imported: typeof importing === 'object' && importing !== null,
        deposed: typeof deposed === 'string' && deposed !== '',
        reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
        attributes: Array.isArray(paths) ? attributesOf(paths) : [],
        differs: diff && (isOnlyForgotten(actions) ? [] : changedAttributes(change, entry['type'], diff)),
    };
}
function isOnlyForgotten(actions) {
    return actions.length === 1 && actions[0] === 'forget';
}
function attributesOf(paths) {
    const names = paths.slice(0, 1_000).map((path) => (Array.isArray(path) ? (0,planned_changes.xS)(path[0]) : ''));
    return [...new Set(names)].flatMap((name) => name || []).slice(0, 10);
}
var reading = __webpack_require__(10988);
;// CONCATENATED MODULE: ./build/src/policy/from-change-log.js






const LONGEST_LINE = 256 * 1024;
const MOST_LINES = 100_000;
const ODD_LINE = 'The log of the plan has a line about a change that is not in its own form: something else wrote into it.';
function createChangeLogReader(strict = false) {
    const list = (0,planned_changes.tq)('log');
    const summaries = [];
    let changes = 0;
    const replaced = [];
    let deleted = 0;
    const odd = () => void (strict && list.doubt(ODD_LINE));
    const lines = createLines((line) => {
        const { type, change, invocation, changes: summed } = ownFields(line);
        if (type === undefined)
            odd();
        if (type === 'change_summary') {
            const counts = toCounts(summed);
            if (counts)
                summaries.push(counts);
            else
                odd();
        }
        else if (type === 'planned_change') {
            const parsed = from_change_log_parseChange(change);
            if (parsed === undefined)
                return odd();
            changes += 1;
            if (changes > MOST_LINES)
                return;
            if (parsed.actions === REPLACE)
                replaced.push(parsed);
            else
                list.add(parsed);
            if (parsed.actions.includes('delete'))
                deleted += 1;
        }
        else if (type === 'planned_action_invocation') {
            const parsed = (0,action_invocations.e2)(invocation, toAddress);
            if (parsed === undefined)
                return odd();
            changes += 1;
            if (changes <= MOST_LINES)
                list.invoke(parsed);
        }
    }, odd);
    return {
        take: (bytes) => lines.take(bytes),
        end(counts, cut) {
            lines.end();
            const [summary, ...others] = summaries;
            if (summary === undefined && changes === 0)
                return undefined;
            const nothingDestroyed = summary?.destructions === deleted - replaced.length;
            const actions = nothingDestroyed ? ['forget', 'create'] : REPLACE;
            if (changes > MOST_LINES)
                list.doubt(`Of ${changes} changes in the log, ${MOST_LINES} were read.`);
            if (cut !== undefined)
                list.doubt(cut);
            else if (summary === undefined)
                list.doubt('The log of the plan ends before its summary.');
            if (others.length > 0)
                list.doubt('The log of the plan has more than one summary: something else wrote into it.');
            for (const each of replaced)
                list.add({ ...each, actions });
            const stated = summaries.map((each) => ['its summary', each]);
            return list.end(...stated.slice(0, 2), ['the plan', counts]);
        },
    };
}
const NEWLINE = 0x0a;
const NAMES = ['planned_change', 'planned_action_invocation', 'change_summary'];
function createLines(read, passedOver) {
    let room = Buffer.alloc(0);
    let length = 0;
    const keep = (piece) => {
        if (room.length === 0)
            room = Buffer.alloc(LONGEST_LINE);
        if (length + piece.length <= LONGEST_LINE)
            room.set(piece, length);
        length += piece.length;
    };
    const end = () => {
        if (length > LONGEST_LINE)
            passedOver();
        const line = room.subarray(0, length > LONGEST_LINE ? 0 : length);
        if (NAMES.some((name) => line.includes(name)))
            read(line.toString('utf8'));
        length = 0;
    };
    return {
        end,
        take(bytes) {
            let from = 0;
            for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
                keep(bytes.subarray(from, to));
                end();
                from = to + 1;
            }
            keep(bytes.subarray(from));
        },
    };
}
const from_change_log_OBJECTS = 3;
function ownFields(line) {
    const text = line.replace('\u0002', '').replace('\u0003', '');
    const fields = (0,parse.Pf)((0,parse.qF)(text));
    const { '@level': level, '@message': message, '@module': module, '@timestamp': at } = fields;
    const isOwn = level === 'info' &&
        (module === 'terraform.ui' || module === 'tofu.ui') &&
        typeof message === 'string' &&
        typeof at === 'string' &&
        !(0,json_text.e)(text, from_change_log_OBJECTS);
    return isOwn ? fields : {};
}
const REPLACE = ['delete', 'create'];
const ACTIONS = {
    noop: ['no-op'],
    move: ['no-op'],
    import: ['no-op'],
    replace: REPLACE,
    remove: ['forget'],
};
function from_change_log_parseChange(change) {
    const { resource, previous_resource: previous, action, reason, importing } = (0,parse.Pf)(change);
    const address = toAddress(resource);
    if (address === undefined || typeof action !== 'string')
        return undefined;
    const before = toAddress(previous);
    if (previous !== undefined && before === undefined)
        return undefined;
    return {
        address,
        actions: Object.hasOwn(ACTIONS, action) ? (ACTIONS[action] ?? []) : [action],
        previousAddress: before,
        imported: typeof importing === 'object' && importing !== null,
        deposed: false,
        reason: (0,planned_changes.xS)(reason),
        attributes: [],
    };
}
function toAddress(resource) {
    const { addr, module, resource: inner, ...parts } = (0,parse.Pf)(resource);
    const { resource_type: type, resource_name: name, implied_provider: provider } = parts;
    const texts = [addr, module, inner, type, name, provider];
    if (!texts.every((text) => typeof text === 'string'))
        return undefined;
    return addr === (module === '' ? inner : `${String(module)}.${String(inner)}`)
        ? (0,planned_changes.tf)(addr)
        : undefined;
}
function toCounts(changes) {
    const { add, change, remove, import: imports, operation, ...others } = (0,parse.Pf)(changes);
    const additions = (0,reading.Wg)(add);
    if (operation !== 'plan' || additions === undefined)
        return undefined;
    return {
        additions,
        changes: (0,reading.Wg)(change),
        destructions: (0,reading.Wg)(remove),
        imports: (0,reading.Wg)(imports),
        invocations: (0,reading.Wg)(others['action_invocation']),
        forgotten: (0,reading.Wg)(others['forget']),
    };
}
;// CONCATENATED MODULE: ./build/src/gate/read-changes.js




const BUDGET_MS = 20_000;
async function readChanges(plan, ports, guarded = false) {
    const { status, 'has-changes': has } = plan.attributes;
    if (status !== 'finished')
        return undefined;
    const counts = (0,reading.mQ)(plan.attributes);
    const read = (source) => readFrom(source, { plan, counts, guarded }, ports);
    const isAsked = ports.diff !== undefined;
    if (guarded)
        return readForGuard(read, isAsked);
    const some = has === true || Object.values(counts).some((count) => (count ?? 0) > 0);
    if (!some)
        return undefined;
    const first = isAsked ? 'json' : 'log';
    const one = await read(first);
    if (isCertain(one))
        return one.changes;
    const other = await read(first === 'log' ? 'json' : 'log');
    const log = isAsked ? other : one;
    const json = isAsked ? one : other;
    if (isCertain(json) || log.changes === undefined)
        return json.changes;
    return isAsked ? withInsides(log.changes, json) : log.changes;
}
function isCertain({ changes }) {
    return changes !== undefined && changes.doubt === undefined;
}
function withInsides(log, json) {
    const keyOf = ({ action, address }) => `${action} ${address}`;
    const withoutDeposed = json.changes?.changes.filter(({ deposed }) => !deposed) ?? [];
    const differences = new Map(withoutDeposed.map((each) => [keyOf(each), each.differs]));
    const changes = log.changes.map((each) => ({ ...each, differs: differences.get(keyOf(each)) }));
    const isWhole = changes.every(({ differs }) => differs !== undefined);
    return { ...log, changes, unread: isWhole ? undefined : unreadOf(json) };
}
function unreadOf({ changes, failed }) {
    if (changes !== undefined) {
        return `Not every change says which attributes differ: the plan's JSON was not read to its end${failed === undefined ? '' : ` (${failed})`}.`;
    }
    const why = failed === undefined ? '' : ` (${failed})`;
    return failed === undefined || NO_JSON.includes(failed)
        ? `Which attributes differ is not known: the service shows this token no JSON of the plan${why}.`
        : `Which attributes differ is not known: the plan's JSON could not be read${why}.`;
}
async function readForGuard(read, isAsked) {
    const json = await read('json');
    const { unlisted = false, doubt: doubted } = json.changes ?? {};
    if (json.changes !== undefined && (!unlisted || doubted !== undefined))
        return json.changes;
    const log = await read('log');
    if (json.changes !== undefined)
        return withoutList(log.changes, json.changes);
    const changes = log.changes && isAsked ? withInsides(log.changes, json) : log.changes;
    const { failed = 'the answer is no JSON' } = json;
    if (changes === undefined || NO_JSON.includes(failed))
        return changes;
    const doubt = `The plan's JSON could not be read (${failed}), and its log alone is not enough.`;
    return { ...changes, doubt: [doubt, changes.doubt].filter(Boolean).join(' ') };
}
function withoutList(log, json) {
    if (log === undefined || log.changes.length === 0)
        return log && json;
    const number = log.changes.length === 1 ? '1 change' : `${log.changes.length} changes`;
    const doubt = `The plan's JSON has no list of changes, and its log names ${number}.`;
    return { ...json, doubt };
}
const NO_JSON = ['not-found', 'forbidden'];
async function readFrom(source, { plan, counts, guarded }, { client, clock, signal, deadline, diff }) {
    const create = () => source === 'log' ? createChangeLogReader(guarded) : createChangeJsonReader(diff);
    let reader = create();
    const open = () => {
        reader = create();
        return (bytes) => reader.take(bytes);
    };
    try {
        const within = Math.min(deadline, clock.now() + BUDGET_MS);
        const { runs } = client.with({ signal, deadline: within });
        await (source === 'log' ? runs.streamPlanLog(plan, open) : runs.streamPlanJson(plan.id, open));
    }
    catch (error) {
        if (!(error instanceof errors._) || error.code === 'aborted')
            throw error;
        const cut = `What the plan changes was not read to its end (${error.code}).`;
        return { changes: reader.end(counts, cut), failed: error.code };
    }
    return { changes: reader.end(counts) };
}

/***/ }),

/***/ 19918:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   P: () => ( summarizePlan)
 });
 var _policy_from_plan_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16595);
 var _policy_reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10988);
 var _read_policies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11056);



const LOG_BYTES = 64 * 1024;
async function summarizePlan(plan, ports) {
    const { status, 'has-changes': changes } = plan.attributes;
    const figures = Object.values((0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_1__ .mQ)(plan.attributes));
    const silent = figures.every((count) => count === undefined || count === null);
    const counts = silent && status === 'finished' && changes !== false
        ? await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_2__ .P7)(ports, undefined, async (client) => (0,_policy_from_plan_log_js__WEBPACK_IMPORTED_MODULE_0__ .U)(await client.runs.planLog(plan, LOG_BYTES)))
        : figures.map((count) => count ?? 0);
    if (counts === undefined)
        return undefined;
    const [additions = 0, updates = 0, destructions = 0, imports = 0] = counts;
    const hasChanges = changes ?? counts.some((count) => count > 0);
    return { status, hasChanges, additions, changes: updates, destructions, imports };
}

/***/ }),

/***/ 34263:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   r: () => ( isMarked)
 });
const DEEPEST = 100;
function isMarked(mark, depth = 0) {
    if (typeof mark !== 'object' || mark === null)
        return mark === true;
    return depth > DEEPEST || Object.values(mark).some((each) => isMarked(each, depth + 1));
}

/***/ }),

/***/ 49265:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


__webpack_require__.d(__webpack_exports__, {
  kg: () => ( combine),
  LD: () => ( decide),
  decideUnaffected: () => ( decideUnaffected),
  Zh: () => ( decideWithout)
});

var verdict = __webpack_require__(83538);
var model_status = __webpack_require__(62373);
var resource = __webpack_require__(78235);
var run_differences = __webpack_require__(22484);
var commit_under_review = __webpack_require__(56077);
var plan_limits = __webpack_require__(1322);
var run_options = __webpack_require__(19138);
var reading = __webpack_require__(10988);
var claim_result = __webpack_require__(34504);
;// CONCATENATED MODULE: ./build/src/policy/vouch.js








const CLAIMS = {
    policyChecks: claimsOf('policyChecks'),
    taskStages: claimsOf('taskStages'),
    terraformPolicy: claimsOf('terraformPolicy'),
    origin: {
        isKnown: ({ origin }) => origin && 'doubt' in origin.ingress ? [(0,claim_result.oo)(origin.ingress.doubt)] : [],
        isOfTheChange: ofOrigin(({ ingress, change }) => (0,commit_under_review.cO)(ingress, change)),
        isRecent: ofOrigin(({ run, change }) => (0,commit_under_review.Yo)(run, change)),
        isAsOurs: ofOrigin(({ run, terraformVersion }) => (0,run_differences.di)(run, terraformVersion)),
    },
    plan: {
        isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [(0,claim_result.oo)(plan.doubt, omitUnlessRunIsGood(evidence))] : [],
        isGood: isGoodPlan,
        isAsStamped: planIsAsStamped,
        saysAll: ({ plan, requirements }) => isPlanned(plan) ? (0,plan_limits.Vy)(plan.read, requirements.unknownValues) : [],
    },
    guard: {
        wasAsked: guardWasAsked,
        knowsAll: ({ guard, plan }) => (guard?.doubts ?? []).map((sentence) => (0,claim_result.oo)(sentence, omitUnlessPlanned(plan))),
        holds: ({ guard }) => (guard?.results ?? []).map((result) => (0,claim_result.m3)(result)),
    },
    run: {
        endsWell: (evidence) => [endsWell(evidence)],
        isAsStamped: ({ run: { read }, requirements: { mode }, ...systems }) => (0,model_status.Il)(mode, read.attributes.status) === 'good' || overriddenResults(systems).length > 0
            ? [undoubted((0,reading.l$)(`run ${read.id}`, read.attributes, ENDED_OTHERWISE))]
            : [],
        isThisOne: ({ run: { read }, requirements }) => [
            claim(read.id === requirements.runId, `Run ${read.id} is not the one of this check, ${requirements.runId}.`),
        ],
        isOfVersion: ({ run: { read }, requirements }) => [isOfVersion(read, requirements.versionId)],
        isOfWorkspace: ({ run: { read }, requirements }) => [
            isOfWorkspace(read, requirements.workspace.id),
        ],
        isOfName: isOfWorkspaceNamed,
        isAsRequested: ({ run: { read }, requirements: { mode, options } }) => (0,run_differences.w3)(read, mode, options).map((how) => (0,claim_result.oo)(`Run ${read.id} ${how}.`)),
        isWhole,
        isCompared: ({ requirements }) => (requirements.unsaid ?? []).map((sentence) => (0,claim_result.oo)(sentence)),
    },
    requirements: { isJudged: (evidence) => [somethingWasJudged(evidence)] },
};
function vouchBy(claims) {
    return (evidence) => {
        const resultsOf = (part) => Object.values(claims[part]).flatMap((each) => each(evidence));
        const parts = ORDER.map((part) => ({ part, results: resultsOf(part) }));
        const all = parts.flatMap(({ results }) => results);
        const [reason, ...others] = all.flatMap((each) => ('red' in each ? each.red : []));
        const weaker = all.flatMap((result) => ('sentence' in result ? result : []));
        if (reason !== undefined) {
            const also = weaker.map(({ green: word, sentence }) => ({ word, sentence }));
            return { reasons: [...worthShowing([reason, ...others]), ...also] };
        }
        const withoutGuard = parts.flatMap(({ part, results }) => (part === 'guard' ? [] : results));
        const isOverridden = withoutGuard.some((each) => 'green' in each && each.green === 'overridden');
        const isAdvisory = !isOverridden && weaker.some(({ green }) => green === 'advisory');
        return {
            green: weaker.length === 0 ? 'passed' : isAdvisory ? 'advisory' : 'overridden',
            sentences: weaker.map(({ sentence }) => sentence),
        };
    };
}
const ORDER = (0,model_status.o7)({
    policyChecks: true,
    taskStages: true,
    terraformPolicy: true,
    origin: true,
    plan: true,
    guard: true,
    run: true,
    requirements: true,
});
const CLOSING = ['needs-override', 'blocked', 'errored', 'canceled'];
function worthShowing(reasons) {
    const closed = reasons.some(({ word, omitIf }) => omitIf === undefined && CLOSING.includes(word));
    const [first, ...others] = reasons.filter(({ omitIf }) => omitIf !== 'anyOtherReason' && !(closed && omitIf === 'runAlreadyBlocked'));
    return first === undefined ? reasons : [first, ...others];
}
function isOfVersion(run, versionId) {
    const version = (0,resource.Dl)(run, 'configuration-version');
    return claim(version === versionId, version === undefined
        ? `Run ${run.id} does not say which configuration version it planned.`
        : `Run ${run.id} planned configuration version ${version}, not ${versionId}, which it was to be.`);
}
function isOfWorkspace(run, workspaceId) {
    const workspace = (0,resource.Dl)(run, 'workspace');
    return claim(workspace === workspaceId, workspace === undefined
        ? `Run ${run.id} does not say which workspace it belongs to.`
        : `Run ${run.id} belongs to workspace ${workspace}, not to ${workspaceId}.`);
}
function isOfWorkspaceNamed({ run: { read, workspaceName }, requirements, }) {
    const { name } = requirements.workspace;
    const isNamed = (workspaceName ?? name).toLowerCase() === name.toLowerCase();
    return [
        claim(isNamed, `Run ${read.id} belongs to workspace "${workspaceName}", not to "${name}".`),
    ];
}
function ofOrigin(differencesIn) {
    return ({ origin, run: { read: run } }) => {
        if (origin === undefined || 'doubt' in origin.ingress)
            return [];
        const facts = { ...origin, run, ingress: origin.ingress.read };
        return differencesIn(facts).map((how) => (0,claim_result.oo)(`Run ${run.id} ${how}.`));
    };
}
function claim(isTrue, otherwise) {
    return isTrue ? claim_result.t : (0,claim_result.oo)(otherwise);
}
function isWhole({ requirements: { options = {}, allowPartial = false }, }) {
    const parts = allowPartial ? [] : (0,run_options.Rx)(options);
    return parts.map((input) => (0,claim_result.oo)(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`));
}
const ENDED_OTHERWISE = Object.fromEntries((0,model_status.o7)(model_status.oq)
    .filter((word) => word === 'errored' || model_status.oq[word].kind === 'stopped')
    .map((word) => [word, 'bad']));
function endsWell(evidence) {
    const { run, requirements } = evidence;
    const { mode } = requirements;
    const { status } = run.read.attributes;
    const kind = (0,model_status.Il)(mode, status);
    if (isOverriddenEnd(evidence, kind))
        return claim_result.t;
    switch (kind) {
        case 'good':
            return claim_result.t;
        case 'bad':
            return endedBadly(status, wasEvaluated(evidence) ? 'runAlreadyBlocked' : 'anyOtherReason');
        case 'stopped': {
            const how = status === 'discarded' ? 'discarded' : 'canceled';
            const sentence = `The run was ${how} by another person ("${status}") before it could be judged.`;
            return (0,claim_result.wv)('canceled', sentence);
        }
        case 'person': {
            const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
            return (0,claim_result.oo)(sentence, 'runAlreadyBlocked');
        }
        case 'moving':
            return (0,claim_result.oo)(`The run is still "${status}".`, 'runAlreadyBlocked');
        case 'foreign':
            return (0,claim_result.oo)(`The run is "${status}": a ${mode} run of this gate never gets there.`);
        case 'unknown':
            return (0,claim_result.oo)(`The run is "${status}", an unrecognized status.`);
    }
}
function overriddenResults({ policyChecks, taskStages, terraformPolicy }) {
    return [policyChecks, taskStages, terraformPolicy].flatMap(({ reading }) => reading.results.filter(({ status }) => status === 'overridden'));
}
function isOverriddenEnd(evidence, kind) {
    const overridden = overriddenResults(evidence);
    if (overridden.length === 0 || !isPlanned(evidence.plan))
        return false;
    const { status, 'status-timestamps': stamps } = evidence.run.read.attributes;
    if (kind === 'moving')
        return status === 'policy_checked';
    if (kind !== 'bad' && kind !== 'person')
        return false;
    const enteredAt = Date.parse(stamps?.[`${status.replaceAll('_', '-')}-at`] ?? '');
    const times = overridden.map(({ override }) => Date.parse(override?.at ?? ''));
    const lastAt = Math.max(...times.filter((time) => !Number.isNaN(time)));
    if (!Number.isFinite(lastAt))
        return false;
    return Number.isFinite(enteredAt) ? enteredAt <= lastAt : status === 'policy_soft_failed';
}
function undoubted([doubt], omitIf) {
    return doubt === undefined ? claim_result.t : (0,claim_result.oo)(doubt, omitIf);
}
function wasEvaluated({ policyChecks, taskStages, terraformPolicy }) {
    return [policyChecks, taskStages, terraformPolicy].every(({ reading }) => reading.results.every((result) => result.status !== 'not-evaluated'));
}
function endedBadly(status, omitIf) {
    if (status === 'errored') {
        const sentence = 'The run is "errored", and no policy or run task is the reason.';
        return (0,claim_result.wv)('errored', sentence, omitIf);
    }
    if (status === 'policy_soft_failed') {
        const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
        return (0,claim_result.oo)(sentence, 'runAlreadyBlocked');
    }
    return (0,claim_result.oo)(`The run ended as "${status}", which Plangate does not recognize.`);
}
function omitUnlessRunIsGood({ run, requirements }) {
    return (0,model_status.Il)(requirements.mode, run.read.attributes.status) === 'good'
        ? undefined
        : 'anyOtherReason';
}
function isGoodPlan({ plan, ...evidence }) {
    if ('doubt' in plan)
        return [];
    const { status } = plan.read.attributes;
    switch ((0,model_status.I)(model_status.Ac, status)) {
        case 'good':
            return [];
        case 'bad':
            return [(0,claim_result.wv)('errored', 'The plan failed, so no policy could be evaluated.')];
        case 'unknown':
            return [(0,claim_result.oo)(`The plan is "${status}", an unrecognized status.`)];
        case 'moving':
        case 'person':
        case 'stopped':
        case 'skipped': {
            const ended = evidence.run.read.attributes.status;
            const sentence = `The run is "${ended}" but its plan is still "${status}".`;
            return [(0,claim_result.oo)(sentence, omitUnlessRunIsGood(evidence))];
        }
    }
}
function planIsAsStamped({ plan, ...evidence }) {
    if (!isPlanned(plan))
        return [];
    const doubts = (0,reading.l$)(`plan ${plan.read.id}`, plan.read.attributes, model_status.Ac);
    return [undoubted(doubts, omitUnlessRunIsGood(evidence) && 'runAlreadyBlocked')];
}
function isPlanned(plan) {
    return 'read' in plan && (0,model_status.I)(model_status.Ac, plan.read.attributes.status) === 'good';
}
function omitUnlessPlanned(plan) {
    return isPlanned(plan) ? undefined : 'anyOtherReason';
}
function guardWasAsked({ guard, plan, requirements }) {
    return guard === undefined && requirements.guarded === true
        ? [(0,claim_result.oo)('What the plan destroys was not checked.', omitUnlessPlanned(plan))]
        : [];
}
function claimsOf(part) {
    return {
        isKnown: ({ [part]: { how } }) => ('doubt' in how ? [(0,claim_result.oo)(how.doubt)] : []),
        hangsTogether: ({ [part]: { reading }, ...evidence }) => reading.doubts.map((sentence) => (0,claim_result.oo)(sentence, endedByPlan(evidence) ? 'runAlreadyBlocked' : undefined)),
        isWhole: ({ [part]: { reading } }) => reading.errors.map((sentence) => (0,claim_result.wv)('errored', sentence)),
        passes: ({ [part]: { reading }, requirements }) => reading.results.map((result) => (0,claim_result.m3)(result, requirements.unknownValues)),
        tasksPass: (evidence) => evidence[part].reading.runTasks.map((task) => (0,claim_result.Gs)(task, unanswered(task, evidence))),
        isFinished: (evidence) => {
            const { unfinished: items, runTasks } = evidence[part].reading;
            return items.map((item) => unfinished(item, runTasks, evidence));
        },
    };
}
function unfinished({ what, word, stage, system }, runTasks, evidence) {
    const task = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const of = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
    const cause = task === undefined
        ? ''
        : ` The likely cause is a mandatory run task that failed: see "${task.name}" in the run.`;
    const neverBegan = word === 'unreachable' || system === 'policy-check' || stage === 'pending';
    return withoutResult(`${what} was still "${word}"${of}`, neverBegan, evidence, cause);
}
function unanswered({ name, word = '' }, evidence) {
    const was = `run task "${name}" was still "${word}"`;
    return withoutResult(was, word === 'unreachable', evidence);
}
function withoutResult(was, neverBegan, evidence, cause = '') {
    const { run, requirements } = evidence;
    const { status } = run.read.attributes;
    const kind = (0,model_status.Il)(requirements.mode, status);
    const isExplained = kind === 'stopped' || (kind !== 'good' && neverBegan) || endedByPlan(evidence);
    return (0,claim_result.oo)(`The run ended as "${status}", but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`, isExplained ? 'runAlreadyBlocked' : undefined);
}
function endedByPlan({ run, plan, requirements, }) {
    const failed = 'read' in plan && (0,model_status.I)(model_status.Ac, plan.read.attributes.status) === 'bad';
    return failed && (0,model_status.Il)(requirements.mode, run.read.attributes.status) !== 'good';
}
function somethingWasJudged(evidence) {
    const { requirements, run, policyChecks, taskStages, terraformPolicy } = evidence;
    const systems = [policyChecks, taskStages, terraformPolicy];
    if (!requirements.requirePolicies || systems.some(({ reading }) => reading.results.length > 0)) {
        return claim_result.t;
    }
    return (0,claim_result.oo)('No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.', (0,model_status.Il)(requirements.mode, run.read.attributes.status) === 'stopped'
        ? 'runAlreadyBlocked'
        : undefined);
}
;// CONCATENATED MODULE: ./build/src/policy/decide.js


function decide(evidence) {
    const vouched = vouchBy(CLAIMS)(evidence);
    if ('reasons' in vouched)
        return toVerdict(vouched.reasons);
    return { word: vouched.green, reasons: [...new Set(vouched.sentences)] };
}
function combine(verdicts) {
    const word = (0,verdict.QZ)(verdicts.map(({ verdict }) => verdict.word));
    const alike = verdicts.filter(({ verdict }) => verdict.word === word);
    const reasons = alike.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)));
    return { word, reasons };
}
function decideUnaffected(requirePolicies) {
    if (!requirePolicies)
        return { word: 'passed', reasons: [] };
    const reason = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
    return { word: 'undecided', reasons: [reason] };
}
function decideWithout(failure) {
    const word = failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
    return { word, reasons: [failure.message] };
}
function toVerdict(reasons) {
    const word = (0,verdict.QZ)(reasons.map((reason) => reason.word));
    const order = [...reasons].sort((a, b) => verdict.bk.indexOf(b.word) - verdict.bk.indexOf(a.word));
    return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}

/***/ })

};
