"use strict";
exports.id = 3629;
exports.ids = [3629];
exports.modules = {

/***/ 3543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: function() { return /* binding */ isAddress; },
/* harmony export */   Pe: function() { return /* binding */ withoutKeys; },
/* harmony export */   WX: function() { return /* binding */ findAddresses; },
/* harmony export */   ZS: function() { return /* binding */ readPattern; },
/* harmony export */   _5: function() { return /* binding */ isIdentifier; },
/* harmony export */   _M: function() { return /* binding */ writeIndex; },
/* harmony export */   bX: function() { return /* binding */ LONGEST_MESSAGE; },
/* harmony export */   lS: function() { return /* binding */ splitAddress; },
/* harmony export */   ps: function() { return /* binding */ MOST_ADDRESSES; },
/* harmony export */   zq: function() { return /* binding */ readAddress; }
/* harmony export */ });
/* harmony import */ var _go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/**
 * Addresses of resources: `module.net["a.b"].data.aws_subnet.this[0]`. Only this file reads them, finds them in texts
 * and writes them, so that all parts of the program understand one text in one way.
 */

const ONE_IDENTIFIER = new RegExp(`^${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS}$`, 'u');
/** How much of a text is searched for addresses, in UTF-16 units. Nothing longer is an address. */
const LONGEST_MESSAGE = 4_000;
/** How many addresses of one text are kept. A text with more lists resources, and is no finding about them. */
const MOST_ADDRESSES = 100;
/** `[0]`, `[*]` or `["key"]`; a key may hold anything but a line end, and `\` escapes. */
const KEY = String.raw `\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^\n\r])*")\]`;
/** A dot, a name, and the keys behind it: the groups are the name and the first key. */
const stepSource = (name) => String.raw `\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepSource(_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS), 'guy');
/** With `*` for any text in the name. */
const PATTERN_STEP = new RegExp(stepSource(`[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}*][${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}*]*`), 'guy');
/** Words and keys that are joined by dots. The first word may begin with a character that no name begins with. */
const CHAIN = new RegExp(String.raw `(?<![${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}])[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PART */ .EA}]+(?:${KEY})*(?:\.${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS}(?:${KEY})*)+`, 'gu');
const NAME_BEHIND_DOT = new RegExp(String.raw `\.[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}]`, 'u');
const LETTER = new RegExp(`(?!_)[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_START */ .pU}]`, 'u');
/** After one of these, an address may be the rest of a path, of a host or of another name. */
const BEFORE_REST = ['.', '/', '\\', '$', '@'];
/** Where a name may go on: releases of Terraform differ. */
const GOES_ON_BEFORE = new RegExp(`[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PERHAPS */ .Qp}]$`, 'u');
const GOES_ON_BEHIND = new RegExp(`^[${_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .HCL_NAME_PERHAPS */ .Qp}]`, 'u');
/** The words that stand before the type if the block is no managed resource. */
const PREFIXES = ['data', 'ephemeral', 'action'];
/** Outside of modules, the type of a resource has an underscore; `example.com` is no address. */
const TYPE = /^[^_]+_/;
/** Whether HCL takes the text for a name. */
function isIdentifier(text) {
    return ONE_IDENTIFIER.test(text);
}
/** Reads a text that is an address, with or without attributes after it; undefined for any other text. */
function readAddress(text) {
    return readWhole(text, STEP)?.address;
}
/** Whether the text is an address, and nothing else that has dots. */
function isAddress(text) {
    const address = readAddress(text);
    return address?.text === text && isUnmistakable(address);
}
/** Reads an address in which `*` stands for any text; undefined if anything follows it. */
function readPattern(text) {
    const read = readWhole(text, PATTERN_STEP);
    return read?.rest.length === 0 ? read.address : undefined;
}
/**
 * Every address in the beginning of a text that a policy wrote. The author of the change may have chosen parts of the text.
 * A key is text, also if it looks like an address: none is looked for in it.
 */
function findAddresses(wholeText) {
    // The sign of the cut is a part of the text, so that no address ends there.
    const isLong = wholeText.length > LONGEST_MESSAGE;
    const text = isLong ? `${wholeText.slice(0, LONGEST_MESSAGE)}…` : wholeText;
    const addresses = new Set();
    let isCertain = true;
    // Most texts have no address, which this finds at once.
    if (!NAME_BEHIND_DOT.test(text))
        return { addresses: [], isCertain };
    for (const { 0: chain, index } of (0,_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesOf */ .th)(CHAIN, text)) {
        // The chain may begin with characters that no name begins with, as in `2aws_vpc.main`.
        const named = chain.slice(Math.max(0, chain.search(LETTER)));
        const { steps } = stepsIn(named, STEP);
        const read = readSteps(named, steps);
        if (read === undefined || !isUnmistakable(read.address)) {
            // A word of the sentence may be joined to an address, as in `see.aws_vpc.main`.
            if (steps.some((_, at) => at > 0 && mayBeginAddress(steps, at)))
                isCertain = false;
            continue;
        }
        const preceding = text.slice(Math.max(0, index - 2), index);
        const isJoined = named !== chain ||
            BEFORE_REST.includes(preceding.slice(-1)) ||
            GOES_ON_BEFORE.test(preceding);
        // A key that does not end is in no chain, nor is one whose quotes are escaped as in JSON. A quote behind a key may be
        // the end of a longer key.
        const following = text.slice(index + chain.length, index + chain.length + 2);
        const isInLongerKey = chain.endsWith(']') && following.startsWith('"');
        const isCut = /^(?:…|\["|\[\\)/.test(following) || isInLongerKey || GOES_ON_BEHIND.test(following);
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
/**
 * Divides a text into steps.
 *
 * @param step the expression for one of them, which matches only where the last match ended
 * @returns the steps with which the text begins, and where they end
 */
function stepsIn(text, step) {
    const steps = [];
    let end = 0;
    // Each step begins with a dot, so positions are those in the text plus one.
    for (const { 0: whole, 1: name = '', 2: key, index } of (0,_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesOf */ .th)(step, `.${text}`)) {
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
    // A resource may have the type `action`, and then two names and no more.
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
/** Whether a step is this word, without a key. */
function isWord(step, word) {
    return step?.name === word && step.key === undefined;
}
/** Whether a text with dots in this form can only be an address, and not a host or a file. */
function isUnmistakable({ modules, block: { type, labels } }) {
    return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}
/** Whether what follows an address may be another one. */
function mayNameAnother({ address: { block }, rest }) {
    const [provider] = (block.labels[0] ?? '').split('_', 1);
    // No attribute begins like a type of the same provider, as `aws_`. Such a step begins another address.
    return rest.slice(0, -1).some(({ name }) => name === 'module' || name.startsWith(`${provider}_`));
}
/** The parts of an address between its dots; a dot inside a key does not separate. */
function splitAddress(address) {
    return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/gs) ?? [];
}
/** The address without keys, as the configuration names the resource. */
function withoutKeys(address) {
    return splitAddress(address)
        .map((part) => part.split('[', 1)[0] ?? '')
        .join('.');
}
/** A key in brackets, as in `[0]` or `["a"]`; empty without a key. */
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
/** A key as Terraform writes it: template signs and characters that cannot be printed are escaped. */
function writeKey(key) {
    const text = key
        .replaceAll(/["\\]|[^ -~]/gu, (sign) => ESCAPES[sign] ?? ((0,_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isPrinted */ .h2)(sign) ? sign : unicodeEscape(sign)))
        // HCL writes `${` and `%{` as `$${` and `%%{` where they begin no template.
        .replaceAll(/([$%])(?=\{)/g, '$1$1');
    return `"${text}"`;
}
/** `\u00a0`, or with eight digits for a character beyond the first plane. */
function unicodeEscape(character) {
    const digits = (character.codePointAt(0) ?? 0).toString(16);
    return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
//# sourceMappingURL=address.js.map

/***/ }),

/***/ 95663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ readAttributePath; }
/* harmony export */ });
/** The path of an argument inside the block of a resource, as `ingress[1].from_port`: names and indexes. */
/** One step of a path: `.name`, `.1`, `[1]`, `[*]` or `["key"]`. */
const STEP = /\.?([A-Za-z_][A-Za-z0-9_-]{0,200})|\.(\d{1,6})(?![A-Za-z0-9_])|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
/** A longer text, or one with more steps, is not a path. */
const LONGEST = 500;
const DEEPEST = 20;
/** Reads what a rule names: a path as a text, or a list of names and indexes; undefined if it is neither. */
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
        // Only the first name has no dot before it.
        const isFirst = end === 0;
        if (name !== undefined && whole.startsWith('.') === isFirst)
            return undefined;
        end += whole.length;
        // Of all elements of a list, the path is that of the list.
        if (index === '*')
            continue;
        steps.push(name ?? key ?? Number(indexAfterDot ?? index));
    }
    return end === text.length ? steps : undefined;
}
//# sourceMappingURL=attribute-path.js.map

/***/ }),

/***/ 50152:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ judgesAtService; }
/* harmony export */ });
/** Whether it judges at the service, and not on this machine. */
function judgesAtService({ reads }) {
    return reads === 'run';
}
//# sourceMappingURL=judge-traits.js.map

/***/ }),

/***/ 62373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: function() { return /* binding */ waitsForConfirmation; },
/* harmony export */   Ck: function() { return /* binding */ isRunOver; },
/* harmony export */   HE: function() { return /* binding */ TASK_RESULT_STATUSES; },
/* harmony export */   I: function() { return /* binding */ kindOf; },
/* harmony export */   Il: function() { return /* binding */ runKind; },
/* harmony export */   Is: function() { return /* binding */ isSettled; },
/* harmony export */   Jj: function() { return /* binding */ needsConfirmation; },
/* harmony export */   LG: function() { return /* binding */ POLICY_CHECK_STATUSES; },
/* harmony export */   LV: function() { return /* binding */ RUN_STATUSES; },
/* harmony export */   Nv: function() { return /* binding */ isApplyStage; },
/* harmony export */   Ou: function() { return /* binding */ TASK_STAGE_STATUSES; },
/* harmony export */   P9: function() { return /* binding */ PLAN_STATUSES; },
/* harmony export */   RJ: function() { return /* binding */ mayWaitForConfirmation; },
/* harmony export */   S0: function() { return /* binding */ TF_POLICY_EVALUATION_STATUSES; },
/* harmony export */   "do": function() { return /* binding */ POLICY_EVALUATION_STATUSES; },
/* harmony export */   hs: function() { return /* binding */ hasNoResult; },
/* harmony export */   iD: function() { return /* binding */ awaitsOverride; },
/* harmony export */   mO: function() { return /* binding */ TF_POLICY_OUTCOME_STATUSES; },
/* harmony export */   o7: function() { return /* binding */ statusWords; },
/* harmony export */   rM: function() { return /* binding */ describeRunStatus; },
/* harmony export */   t8: function() { return /* binding */ CONFIGURATION_VERSION_STATUSES; },
/* harmony export */   uv: function() { return /* binding */ OUTCOME_STATUSES; }
/* harmony export */ });
/* unused harmony exports COST_ESTIMATE_STATUSES, ordinal */
/**
 * Every status word of the service, once. There is one table for each kind of object. A word that is
 * in no table is `unknown`: the gate keeps waiting and never takes it for a pass.
 *
 * Source: https://developer.hashicorp.com/terraform/cloud-docs/api-docs/run, and the enums of
 * https://github.com/hashicorp/go-tfe/blob/0fa6b099/v2/openapi/spec.json.
 */
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
    /** A saved plan also ends like this if there is nothing to apply. */
    planned_and_finished: { kind: 'good', over: true, says: 'planned and finished' },
    /** Good in provisional mode, see `runKind`; never over, because it can still be applied. */
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
    /** A word of another service; the counts say which level failed. */
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
/** Terraform policy waits for a person in its own evaluation, not in a task stage. */
const TF_POLICY_EVALUATION_STATUSES = {
    ...POLICY_EVALUATION_STATUSES,
    awaiting_override: 'person',
};
/** One policy of a policy set outcome. */
const OUTCOME_STATUSES = {
    passed: 'good',
    failed: 'bad',
    errored: 'bad',
    /** A word of the local service: this policy could not be judged here. */
    not_evaluated: 'skipped',
};
/** Terraform policy has its own outcome `unknown`: its rule asks for values that are known after the apply. */
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
/** The words of a table, in the order of the table. */
function statusWords(table) {
    return Object.keys(table);
}
/** What a word means by the table of its kind of object; `unknown` if it is not in it. */
function kindOf(table, word) {
    // The words `constructor` and the like are members of every object.
    return (Object.hasOwn(table, word) ? table[word] : undefined) ?? 'unknown';
}
/** Whether an object of this kind has no result, and gets none once its run is over. */
function hasNoResult(kind) {
    return kind === 'moving' || kind === 'skipped' || kind === 'stopped';
}
function meaningOf(status) {
    const table = RUN_STATUSES;
    return Object.hasOwn(table, status) ? table[status] : undefined;
}
/** What a status of a run means in this mode; `unknown` for a word that is not in the table. */
function runKind(mode, status) {
    if (mode === 'provisional' && status === 'planned_and_saved')
        return 'good';
    if (mode === 'ordinary' && WAITING_STATUSES.has(status))
        return 'good';
    return meaningOf(status)?.kind ?? 'unknown';
}
/** In which an ordinary run waits to be confirmed. It passes through each of them, too: `needsConfirmation` tells the two apart. */
const WAITING_STATUSES = new Set([
    'planned',
    'cost_estimated',
    'policy_checked',
    'post_plan_completed',
    'tf_policy_checked',
]);
/** Whether the status of a run counts only where the run says that it can be confirmed. */
function needsConfirmation(mode, status) {
    return mode === 'ordinary' && WAITING_STATUSES.has(status);
}
/** Whether a run with this status has ended for good. */
function isRunOver(status) {
    return meaningOf(status)?.over === true;
}
/** Whether the run waits to be confirmed. Terraform asks for this, too, and not for the status of a saved plan. */
function waitsForConfirmation({ attributes }) {
    return attributes.actions?.['is-confirmable'] === true;
}
/**
 * Whether a saved plan may wait to be confirmed although its status says that it goes on: a service may leave it in that
 * status after an override. Without an override the run has that status only for a moment, so the caller has to look a
 * second time.
 */
function mayWaitForConfirmation(mode, run) {
    const { status } = run.attributes;
    const mayRest = mode === 'provisional' && status === 'policy_checked';
    return (mayRest || needsConfirmation(mode, status)) && waitsForConfirmation(run);
}
/** What a run is doing, in words for people. */
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
/** `1st`, `2nd`, `3rd`, `11th`. */
function ordinal(n) {
    const isTeen = n % 100 >= 11 && n % 100 <= 13;
    const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
    return `${n}${ending}`;
}
/** Whether a stage belongs to the apply phase, which no run of the gate reaches. */
function isApplyStage(stage) {
    return stage === 'pre_apply' || stage === 'post_apply';
}
/** Whether the gate can stop waiting for the run: it ended, or it waits for a person. */
function isSettled(mode, status, stages) {
    if (needsConfirmation(mode, status))
        return awaitsOverride(stages);
    const kind = runKind(mode, status);
    if (kind === 'unknown')
        return false;
    return kind !== 'moving' || awaitsOverride(stages);
}
/** Whether a stage waits for an override. That ends the wait, because the decision may never come. */
function awaitsOverride(stages) {
    return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE_STATUSES, status) === 'person');
}
//# sourceMappingURL=status.js.map

/***/ }),

/***/ 34504:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: function() { return /* binding */ PLAN_NOT_MADE; },
/* harmony export */   CY: function() { return /* binding */ isSaidByResult; },
/* harmony export */   cU: function() { return /* binding */ PLAN_FAILED; },
/* harmony export */   hY: function() { return /* binding */ policyClaim; },
/* harmony export */   kp: function() { return /* binding */ doesNotHold; },
/* harmony export */   oo: function() { return /* binding */ undecided; },
/* harmony export */   t: function() { return /* binding */ HOLDS; },
/* harmony export */   tK: function() { return /* binding */ runTaskClaim; },
/* harmony export */   vb: function() { return /* binding */ needsApproval; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_judge_traits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50152);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _may_be_approved_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65567);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22941);
/**
 * The result of one claim: it holds, or it gives a reason why the gate stays closed. What one policy result means, by its status and
 * level, is decided here, and what `allow-unknown` changes in that.
 */






const HOLDS = { green: 'passed' };
const PLAN_FAILED = doesNotHold('errored', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.planFailed, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The plan failed, so no policy could be evaluated.`));
/** The plan of a run that a policy stopped before. It is no reason of its own where that policy closes the gate. */
const PLAN_NOT_MADE = doesNotHold('errored', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('plan-not-made', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `The run was stopped before its plan.`), 'runAlreadyBlocked');
/** A claim that is not certain to hold, or that cannot be checked. */
function undecided(found, omitIf) {
    return doesNotHold('undecided', found, omitIf);
}
/** A claim that does not hold, with the verdict that it gives. */
function doesNotHold(word, found, omitIf) {
    return { red: { ...found, word, omitIf } };
}
/** The claim about a pass that may rest on what is known only after the apply. */
function waitsForApply(word, found) {
    return { red: { ...found, word, waits: true } };
}
/** A claim that holds, with something to say. */
function remarked(green, remark) {
    return { green, remark };
}
/** The claim about one policy result. @param unknownValues how values count that no plan can know */
function policyClaim(result, unknownValues) {
    const { level, status, word, overridable, approval, override, policySet, policy } = result;
    const { judge } = result;
    const name = policyName(result);
    const of = (says, remedy) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('policy-result', says, { about: { policySet, policy }, remedy });
    if (status === 'unknown') {
        return undecided(of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(word ?? '')}, an unrecognized status.`));
    }
    if (word !== undefined) {
        return undecided(of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} has the unrecognized enforcement level ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(word)}.`));
    }
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'overridden': {
            const says = override?.condition
                ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} passes on a condition, which was approved.`
                : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} failed and was overridden.`;
            return remarked('overridden', of(says));
        }
        case 'excepted':
        case 'existing': {
            // Own policies have judged the plan again without the accepted resources, and findings of scanners have places; for others
            // an address in a text decides.
            const canBeAccepted = (0,_model_judge_traits_js__WEBPACK_IMPORTED_MODULE_4__/* .judgesAtService */ .T)(judge) ? level === 'advisory' : level !== 'unknown';
            return canBeAccepted
                ? HOLDS
                : undecided(of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} failed, and at that level no failure can be accepted.`));
        }
        case 'not-evaluated': {
            const said = of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} was not evaluated.`);
            return level === 'advisory' ? remarked('advisory', said) : undecided(said);
        }
        case 'known-after-apply': {
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} cannot be judged before the apply: it asks for values that are known only then`;
            if (level === 'advisory' || (unknownValues === 'advisory' && level !== 'unknown')) {
                return remarked('advisory', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${says}.`));
            }
            if ((0,_may_be_approved_js__WEBPACK_IMPORTED_MODULE_5__/* .mayBeApproved */ .eG)(result)) {
                const needs = approval === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `needs approval` : needsApproval(approval);
                return waitsForApply('needs-override', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${says}, and ${needs}.`));
            }
            const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `If it may be judged by then, set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('allow-unknown')} to true.`;
            return waitsForApply('undecided', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${says}.`, remedy));
        }
        case 'errored': {
            const said = of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} could not be evaluated.`);
            return level === 'advisory' ? remarked('advisory', said) : doesNotHold('errored', said);
        }
        case 'failed':
            if (level === 'advisory')
                return remarked('advisory', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} failed.`));
            if (level === 'unknown') {
                return undecided(of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} failed, and the service does not say at which level.`));
            }
            if (overridable && approval !== undefined) {
                return doesNotHold('needs-override', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} failed and ${needsApproval(approval)}.`));
            }
            return overridable
                ? doesNotHold('needs-override', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} failed and needs an override.`))
                : doesNotHold('blocked', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} failed and cannot be overridden.`));
    }
}
/** `needs approval by acme/security and ann (1 of 2)`: how many people have given theirs, of how many. */
function needsApproval({ approvers, needed, missing, }) {
    const who = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .firstParts */ .J4)(approvers.map((each) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', each, 60)), MOST_NAMED);
    const given = needed > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(needed - missing)} of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(needed)})` : '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `needs approval by ${who}${given}`;
}
const MOST_NAMED = 5;
/** Whether a reason says what a policy result or a run task says itself. */
function isSaidByResult({ code }) {
    return code === 'policy-result' || code === 'run-task-result';
}
function policyName({ policy, policySet, level, judge }) {
    if (policy === '')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Policy set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(policySet)}`;
    const levelPart = level === 'unknown' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` (${level})`;
    if ((0,_systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnnamed */ .Vn)({ judge, policy })) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `A policy${levelPart} that the log does not name`;
    }
    const setPart = policySet === '' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` of policy set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(policySet)}`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Policy ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(policy)}${levelPart}${setPart}`;
}
/** The claim about one run task. @param unanswered the claim about a mandatory one that never got a result */
function runTaskClaim(task, unanswered) {
    const { level, status, word = '' } = task;
    const name = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Run task ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(task.name)}`;
    const of = (says) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .finding */ .gk)('run-task-result', says, { about: { runTask: task.name } });
    if (status === 'unknown') {
        return undecided(of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(word)}, an unrecognized status.`));
    }
    if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
        return undecided(of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} is ${status} at an unrecognized enforcement level.`));
    }
    switch (status) {
        case 'passed':
            return HOLDS;
        case 'not-evaluated':
            return level === 'advisory'
                ? remarked('advisory', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} (advisory) never answered: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(word)}.`))
                : unanswered;
        case 'failed':
            if (level === 'advisory')
                return remarked('advisory', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} (advisory) failed.`));
            return task.overridable === true
                ? doesNotHold('needs-override', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} (mandatory) failed; it needs an override.`))
                : doesNotHold('blocked', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} (mandatory) failed.`));
        case 'errored':
            return level === 'advisory'
                ? remarked('advisory', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} (advisory) errored.`))
                : doesNotHold('errored', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${name} (mandatory) errored.`));
    }
}
//# sourceMappingURL=claim-result.js.map

/***/ }),

/***/ 65567:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XM: function() { return /* binding */ waitsForApproval; },
/* harmony export */   eG: function() { return /* binding */ mayBeApproved; },
/* harmony export */   ik: function() { return /* binding */ isApprovedHere; }
/* harmony export */ });
/**
 * Whether a person may approve this failure, or the condition under which a policy would pass. Nobody may if its level is
 * advisory or cannot be overridden.
 */
function mayBeApproved({ judge, status, level, overridable }) {
    const isCondition = status === 'known-after-apply' && judge.mayHoldLater && level !== 'advisory';
    return (status === 'failed' || isCondition) && overridable;
}
/** Whether something waits for people, and all of it for their approval on the change: an override at the service helps nothing. */
function waitsForApproval(results, runTasks) {
    const waiting = results.filter(mayBeApproved);
    const overridden = runTasks.some(({ status, overridable }) => status !== 'passed' && overridable);
    return waiting.length > 0 && waiting.every(isApprovedHere) && !overridden;
}
/** Whether people approve it by a comment on the change, and override nothing at the service. */
function isApprovedHere({ judge }) {
    return judge.acceptedBy === 'people';
}
//# sourceMappingURL=may-be-approved.js.map

/***/ }),

/***/ 68397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: function() { return /* binding */ namedIn; },
/* harmony export */   Dn: function() { return /* binding */ printedMessages; },
/* harmony export */   L1: function() { return /* binding */ withoutAddress; },
/* harmony export */   Wy: function() { return /* binding */ printedForOne; },
/* harmony export */   e_: function() { return /* binding */ NOTHING_NAMED; },
/* harmony export */   ko: function() { return /* binding */ mergeByAddress; },
/* harmony export */   nh: function() { return /* binding */ resourcesAlone; }
/* harmony export */ });
/* harmony import */ var _model_attribute_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95663);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_or_else_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17026);
/** What a policy printed, as messages; which resources each of them is about, and what is said of each resource. */



const NOTHING_NAMED = {
    address: undefined,
    resources: [],
    generalMessages: [],
};
/**
 * Gives each message to the one resource that it was printed for, or that its text names. A message about none or about
 * several is a general one. Each is kept once.
 */
function namedIn(printed) {
    const found = [];
    const generalMessages = new Map();
    for (const { text: rawText, addresses: given = [], attribute } of printed) {
        const text = rawText.trim();
        if (text === '')
            continue;
        const { addresses, isCertain } = given.length > 0 ? certainly(given) : (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(text);
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
/** The resource that a message was printed for, as a list; with several, it is not certain which one it is about. */
function printedForOne({ addresses = [] }) {
    return addresses.length === 1 ? addresses : [];
}
function certainly(addresses) {
    return { addresses: [...new Set(addresses)], isCertain: true };
}
/** Each resource once, with all that is said of it. It keeps an attribute only if all messages are about the same one. */
function mergeByAddress(named) {
    const merged = new Map();
    const said = new Map();
    for (const resource of named) {
        const { address, messages, location, attribute } = resource;
        const earlier = merged.get(address);
        const known = said.get(address) ?? new Set();
        const fresh = [...new Set(messages)].filter((message) => !known.has(message));
        for (const message of fresh)
            known.add(message);
        said.set(address, known);
        if (earlier === undefined) {
            merged.set(address, { ...resource, messages: fresh });
            continue;
        }
        earlier.location ??= location;
        if (messages.length === 0)
            continue;
        if (earlier.messages.length === 0)
            earlier.attribute = attribute;
        // Messages about different attributes have only the block as their common place, which an empty path means.
        else if (JSON.stringify(earlier.attribute) !== JSON.stringify(attribute))
            earlier.attribute = [];
        earlier.messages.push(...fresh);
    }
    return [...merged.values()];
}
/** The resources that stand for themselves: the others are only named in general messages. */
function resourcesAlone({ resources, generalMessages, }) {
    const shared = new Set(generalMessages.flatMap(({ addresses }) => addresses));
    return resources.filter(({ address, messages }) => messages.length > 0 || !shared.has(address));
}
/** The message of a text `ADDRESS: message`, or the whole text if it has another form; empty if nothing is left. */
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
/**
 * What a policy printed, as messages. Sentinel answers `[{"print": "…"}]`, OPA what its rule returned:
 * strings, objects with a message, sets, anything that is JSON.
 *
 * @param attribute the argument that all of it is about, where the output names none itself
 */
function printedMessages(output, attribute) {
    const messages = [];
    gatherMessages(output, messages, 0, { attribute });
    return messages;
}
/**
 * Adds the messages of a value to `messages`.
 *
 * @param depth in how many lists and objects the value is
 * @param about what the value was printed for, as the objects around it say
 */
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
    const asJson = () => (0,_model_or_else_js__WEBPACK_IMPORTED_MODULE_1__/* .orElse */ .N)(() => JSON.stringify(value), '(an output too deep to show)');
    if (depth >= DEEPEST || typeof value !== 'object') {
        messages.push({ text: asJson(), ...about });
        return;
    }
    const fields = new Map(Object.entries(value));
    const subjects = [...new Set([fields.get('address'), fields.get('resource')].filter(isText))];
    const addresses = subjects.filter(_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW);
    const attribute = (0,_model_attribute_path_js__WEBPACK_IMPORTED_MODULE_2__/* .readAttributePath */ .w)(fields.get('attribute')) ?? about.attribute;
    // What an object inside of another one does not say, the outer one says.
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
/** Whether a text has the address of a resource, or another name of what it is about. */
function isNamedIn(text, subject) {
    return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW)(subject)
        ? (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(text).addresses.includes(subject)
        : text.includes(subject);
}
/**
 * The messages of a text that Sentinel printed. It is one message, unless several lines name a resource: then each of these
 * begins a message, and the lines below it belong to it, up to an empty one.
 */
function splitPrint(text) {
    const lines = text.split(/\r\n|[\n\r]/);
    const names = lines.map((line) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(line).addresses.length > 0);
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
//# sourceMappingURL=named-resources.js.map

/***/ }),

/***/ 10988:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: function() { return /* binding */ timestampDoubts; },
/* harmony export */   H4: function() { return /* binding */ BROKEN_SET; },
/* harmony export */   WN: function() { return /* binding */ hasFailed; },
/* harmony export */   Wg: function() { return /* binding */ asCount; },
/* harmony export */   _0: function() { return /* binding */ readCount; },
/* harmony export */   e3: function() { return /* binding */ toLevel; },
/* harmony export */   gK: function() { return /* binding */ mergeReadings; },
/* harmony export */   gu: function() { return /* binding */ brokenPolicies; },
/* harmony export */   iz: function() { return /* binding */ emptyReading; },
/* harmony export */   mQ: function() { return /* binding */ countsOf; },
/* harmony export */   mf: function() { return /* binding */ toStatus; },
/* harmony export */   ns: function() { return /* binding */ readOutcome; },
/* harmony export */   qX: function() { return /* binding */ contradiction; },
/* harmony export */   rk: function() { return /* binding */ readStatus; },
/* harmony export */   vM: function() { return /* binding */ contradictions; },
/* harmony export */   x7: function() { return /* binding */ countByStatus; }
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);
/** A reading: what one policy system, or another judge, says of a run, before anything is decided. */




/** Joins the readings of several systems. */
function mergeReadings(readings) {
    const answers = readings.flatMap(({ canOverride }) => canOverride ?? []);
    return {
        results: readings.flatMap(({ results }) => results),
        runTasks: readings.flatMap(({ runTasks }) => runTasks),
        unfinished: readings.flatMap(({ unfinished }) => unfinished),
        doubts: readings.flatMap(({ doubts }) => doubts),
        errors: readings.flatMap(({ errors }) => errors),
        canOverride: answers.length > 0 ? answers.includes(true) : undefined,
        ...(readings.some(({ stoppedBeforePlan }) => stoppedBeforePlan === true) && {
            stoppedBeforePlan: true,
        }),
    };
}
/** That what the service says does not fit together. */
function contradiction(says) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CODES */ .Lp.contradiction, says);
}
/** That policies could not be evaluated, of which the service does not say which. */
function brokenPolicies(says) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('policies-broken', says, { actor: 'policy-owners' });
}
/** A reading without any result. */
function emptyReading() {
    return { results: [], runTasks: [], unfinished: [], doubts: [], errors: [] };
}
/**
 * Begins the reading of one object with its status. An object that is unfinished has nothing more to read.
 *
 * @param table of the statuses of such an object
 */
function readStatus(table, object) {
    const { what, word } = object;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, word);
    const isUnfinished = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNoResult */ .hs)(kind);
    const reading = emptyReading();
    if (isUnfinished)
        reading.unfinished.push(object);
    if (kind === 'unknown') {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .runPart */ .Lk)(what)} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(word)}, an unrecognized status.`;
        reading.doubts.push(contradiction(says));
    }
    return { reading, kind, isUnfinished };
}
const END_KINDS = ['good', 'bad', 'stopped', 'skipped'];
const OVERRIDABLE_WORDS = ['failed', 'soft_failed'];
/**
 * A status that the object's own timestamps contradict does not count.
 *
 * @param what the object, as in `run run-1`
 * @returns that an end has a timestamp and is not the status, if there is one
 */
function timestampDoubts(what, object, table) {
    const { status, 'status-timestamps': stamps } = object;
    const contrary = Object.entries(stamps ?? {})
        .filter(([key, at]) => key.endsWith('-at') && (at ?? '') !== '')
        .map(([key]) => key.slice(0, -'-at'.length).replaceAll('-', '_'))
        .filter((word) => word !== status && END_KINDS.includes((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, word)))
        // What was overridden had failed before.
        .find((word) => status !== 'overridden' || !OVERRIDABLE_WORDS.includes(word));
    return contrary === undefined
        ? []
        : [
            contradiction((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .runPart */ .Lk)(what)} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(status)}, but by its own timestamps it was ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(contrary)}.`),
        ];
}
/** A whole number that a service gave, or undefined: a count is never negative nor fractional. */
function asCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
/** How much a plan changes, as the service counts it. */
function countsOf(attributes) {
    return {
        additions: attributes['resource-additions'],
        changes: attributes['resource-changes'],
        destructions: attributes['resource-destructions'],
        imports: attributes['resource-imports'],
    };
}
/** A count by its name with hyphens. Some services write these names with underscores. */
function readCount(counts, name) {
    return asCount(counts[name] ?? counts[name.replaceAll('-', '_')]);
}
/**
 * The level of a service's word; underscores and hyphens are one. Anything else is `unknown`.
 *
 * @param levels those that the policy system has
 */
function toLevel(word, levels) {
    return levels.find((level) => level === word?.replaceAll('_', '-')) ?? 'unknown';
}
/** The status of a policy or a run task that has ended. @param kind of the word in its table */
function toStatus(kind, word) {
    if (kind === 'good')
        return 'passed';
    if (word === 'not_evaluated')
        return 'not-evaluated';
    return word === 'failed' || word === 'errored' ? word : 'unknown';
}
/**
 * Reads level and status of an outcome.
 *
 * @returns as `word`, the word of the status that the table does not have; else that of the level if it is none of `levels`
 */
function readOutcome(table, levels, outcome) {
    const { status: statusWord, enforcement_level: levelWord } = outcome;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, statusWord);
    const level = toLevel(levelWord, levels);
    const status = toStatus(kind, statusWord);
    let word;
    if (kind === 'unknown')
        word = statusWord;
    else if (level === 'unknown')
        word = levelWord || undefined;
    return { isGood: kind === 'good', level, status, word };
}
/** The result of a policy set that could not be evaluated at all, so that none of its policies has a result. */
const BROKEN_SET = {
    policy: '',
    level: 'unknown',
    status: 'errored',
    overridable: false,
};
/** Whether it failed, even if a person has overridden it. */
function hasFailed({ status }) {
    return status === 'failed' || status === 'overridden';
}
/** Counts the results by status. `advisory` and `mandatory` failed at that level, overridden ones included. */
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
/**
 * How the status of an evaluation contradicts its results, as a sentence.
 *
 * @param what the evaluation, as in `policy evaluation poleval-1`
 * @param how.unknownFails whether the evaluation also fails by policies that cannot be judged yet
 */
function contradictions(what, status, results, how) {
    const { mandatory, overridden, errored, knownAfterApply, unknown } = countByStatus(results);
    const undecided = how.unknownFails ? knownAfterApply + unknown : 0;
    const explaining = mandatory + errored + undecided;
    const is = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .runPart */ .Lk)(what)} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(status)} but`;
    if (status === 'passed' && mandatory > 0) {
        return [
            contradiction((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${is} lists ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(mandatory)} failed mandatory policies.`),
        ];
    }
    if ((status === 'failed' || status === 'awaiting_override') && explaining === 0) {
        return [contradiction((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${is} none of its outcomes says why.`)];
    }
    return status === 'overridden' && overridden === 0
        ? [contradiction((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${is} none of its outcomes failed.`)]
        : [];
}
//# sourceMappingURL=reading.js.map

/***/ }),

/***/ 22941:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vn: function() { return /* binding */ isUnnamed; },
/* harmony export */   rY: function() { return /* binding */ UNNAMED; },
/* harmony export */   tG: function() { return /* binding */ POLICY_CHECKS; }
/* harmony export */ });
/* unused harmony exports fromPolicyCheck, parsePolicyLog */
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
/* harmony import */ var _named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68397);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10988);
/* harmony import */ var _policy_system_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82901);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/**
 * Policy checks: the counts decide, and the log only adds the names of the policies.
 *
 * Source of its form: the logs in https://github.com/hashicorp/terraform/tree/v1.16.4/internal/cloud/testdata.
 */





/** The name of a policy that was counted, and that the log does not name. */
const UNNAMED = 'unnamed policy';
/** Whether it stands for a policy that was counted, and that the log does not name. */
function isUnnamed({ judge, policy }) {
    return judge === JUDGE && policy === UNNAMED;
}
const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'];
const JUDGE = (0,_policy_system_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeOfService */ .KC)('policy-check', 'policy check', 'nothing');
const POLICY_CHECKS = {
    judge: JUDGE,
    levels: LEVELS,
    relation: 'policy-checks',
    emptyIsFinal: false,
    override: {
        object: 'policy-check',
        title: 'policy check',
        waitingStatus: 'soft_failed',
        finalStatus: 'hard_failed',
        runStatus: 'policy_override',
    },
    list: ({ policyChecks }, runId) => policyChecks.list(runId),
    objectOf: (check) => check,
    isOfApply: () => false,
    isUnfinished: ({ attributes }) => (0,_policy_system_js__WEBPACK_IMPORTED_MODULE_3__/* .statusMayChange */ .U1)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG, attributes.status),
    async readDetails(check, { isFrugal, readOptional }) {
        const { status, result } = check.attributes;
        const allPassed = status === 'passed' && result?.['advisory-failed'] === 0;
        // The log would only add names to what the counts say already.
        if ((isFrugal && allPassed) || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNoResult */ .hs)((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG, status)))
            return { check };
        return { check, log: await readOptional(({ policyChecks }) => policyChecks.output(check.id)) };
    },
    read: ({ check, log }) => fromPolicyCheck(check, log),
    // A log holds printed lines of a plan, too. Its names count only if there is no header too many or too few.
    readCertain: ({ check, log }) => fromPolicyCheck(check, isLogWhole(check, log) ? log : undefined),
    sendOverride: ({ policyChecks }, id, comment) => policyChecks.override(id, { comment }),
};
/** @param log what the check printed; undefined when it could not be read. */
function fromPolicyCheck(check, log) {
    const { status, result, permissions } = check.attributes;
    const what = `policy check ${check.id}`;
    const object = { what, word: status, isAfterPlan: true };
    const { reading, isUnfinished } = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readStatus */ .rk)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG, object);
    reading.canOverride = permissions?.['can-override'] ?? undefined;
    if (isUnfinished)
        return reading;
    if (status === 'errored') {
        const firstLine = log?.split('\n').find((line) => line.trim() !== '');
        const why = firstLine === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .foreign */ .V$)(firstLine.trim().slice(0, 300))}`;
        reading.errors.push((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .brokenPolicies */ .gu)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .runPart */ .Lk)(what)} could not be evaluated${why}.`));
    }
    const counts = readCounts(result ?? {});
    if (counts === undefined) {
        if (status !== 'errored') {
            reading.doubts.push((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .contradiction */ .qX)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .runPart */ .Lk)(what)} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(status)} but does not say how many policies passed.`));
        }
        return reading;
    }
    reading.doubts.push(...countDoubts(what, check.attributes, counts), ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .timestampDoubts */ .EP)(what, check.attributes, _model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG));
    reading.results.push(...namedResults(counts, log ?? '', check.attributes));
    return reading;
}
/**
 * Whether the log has a header for every policy that was counted, and none besides. Then no line that a policy
 * printed can pass for the name of another one.
 */
function isLogWhole({ attributes }, log = '') {
    const counts = readCounts(attributes.result ?? {});
    const headers = parsePolicyLog(log).length;
    return headers < MOST_POLICIES && headers === (counts?.passed ?? 0) + (counts?.total ?? 0);
}
/** A result for each policy that was counted: the failures by level, and then what passed. */
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
/** The counts of a check. `hard`, `soft` and `advisory` failed at that level. Undefined if the service leaves one out. */
function readCounts(result) {
    const passed = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'passed');
    const hard = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'hard-failed');
    const soft = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'soft-failed');
    const advisory = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'advisory-failed');
    const failed = (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .readCount */ ._0)(result, 'total-failed');
    if (passed === undefined || hard === undefined || soft === undefined)
        return undefined;
    if (advisory === undefined || failed === undefined)
        return undefined;
    return { passed, hard, soft, advisory, total: failed };
}
/** Whether a check with this status can have these failures. A status that is not listed can have none. */
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
        doubts.push((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .contradiction */ .qX)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .runPart */ .Lk)(what)} counts ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(total)} failed policies in all, but ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(hard)} hard-mandatory, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(soft)} soft-mandatory and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(advisory)} advisory ones.`));
    }
    if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG, status) !== 'unknown' && !fitsCounts(status, counts)) {
        doubts.push((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .contradiction */ .qX)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .runPart */ .Lk)(what)} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(status)} but counts ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(hard)} hard-mandatory and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(soft)} soft-mandatory failures.`));
    }
    if (status === 'passed' && result?.result === false && advisory === 0) {
        doubts.push((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .contradiction */ .qX)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .runPart */ .Lk)(what)} is "passed" but its result is false.`));
    }
    if (status === 'passed' && passed + total === 0 && result?.result !== true) {
        doubts.push((0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .contradiction */ .qX)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .runPart */ .Lk)(what)} is "passed" but names no policy and no result.`));
    }
    return doubts;
}
/**
 * As many policies as the service counted: those of the log, and unnamed ones for the rest. If the log has too many, it is
 * not known which of them count, and none is named.
 */
function namesFor(logged, count, level) {
    const kept = logged.length <= count ? logged : [];
    // The limit only keeps an absurd count of the service from filling the memory.
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
        judge: JUDGE,
        policySet,
        policy: name,
        level,
        status,
        overridable: false,
        message: status === 'passed' ? '' : message,
        description: description || undefined,
        output,
        ...(status === 'passed' ? _named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_NAMED */ .e_ : (0,_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .namedIn */ .$P)(messages.map((text) => ({ text })))),
    };
}
/** `FALSE - name.sentinel:1:1 - Rule "main"`: the trace, not a message. */
const VERDICT_LINE = /^\s*(?:(?:FALSE|TRUE) - |Print messages:$)/;
/** What a policy printed: a line and the indented ones below it are one message. What is below a line of the trace is trace. */
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
/**
 * Reads the policies that a log names; the counts name none. The log is written for people and may hold lines of a
 * plan, so it explains results and never makes one pass.
 */
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
            // An empty line ends a description that has begun.
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
/** `## Policy 1: set/name.sentinel (soft-mandatory)` */
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
        level: (0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .toLevel */ .e3)(line.slice(bracket + 2, -1).trim(), LEVELS),
        description: '',
        output: [],
    };
}
//# sourceMappingURL=policy-checks.js.map

/***/ }),

/***/ 82901:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: function() { return /* binding */ readOutcomes; },
/* harmony export */   KC: function() { return /* binding */ judgeOfService; },
/* harmony export */   U1: function() { return /* binding */ statusMayChange; }
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);

/** The traits of a policy system of the service: its names differ, and whether an answer says which resource it is about. */
function judgeOfService(name, title, toldApartBy = 'address') {
    return {
        name,
        title,
        reads: 'run',
        counted: 'policy',
        countsAsPolicy: true,
        acceptedBy: 'service',
        excepted: 'by-policy',
        toldApartBy,
        mayHoldLater: false,
    };
}
/** Reads the outcomes of an evaluation; there are none to request if it has no result. */
async function readOutcomes(evaluation, table, resource, { readAll }) {
    const isEmpty = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .hasNoResult */ .hs)((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, evaluation.attributes.status));
    return {
        evaluation,
        sets: isEmpty ? undefined : await readAll(resource.outcomes(evaluation.id)),
    };
}
/** Whether an object with this status goes on by itself, or may. */
function statusMayChange(table, status) {
    return ['moving', 'unknown'].includes((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(table, status));
}
//# sourceMappingURL=policy-system.js.map

/***/ }),

/***/ 43629:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CP: function() { return /* binding */ fileAndLine; },
/* harmony export */   E5: function() { return /* binding */ endedWords; },
/* harmony export */   Gw: function() { return /* binding */ resultCountWords; },
/* harmony export */   He: function() { return /* binding */ verdictOfReason; },
/* harmony export */   L2: function() { return /* binding */ verdictWords; },
/* harmony export */   Oi: function() { return /* binding */ signsOf; },
/* harmony export */   U_: function() { return /* binding */ verdictWordsFor; },
/* harmony export */   Vk: function() { return /* binding */ acceptedWords; },
/* harmony export */   Yc: function() { return /* binding */ approvalCountWords; },
/* harmony export */   _G: function() { return /* binding */ VERDICT_WORDS; },
/* harmony export */   en: function() { return /* binding */ firstCauseLine; },
/* harmony export */   hE: function() { return /* binding */ hasNoChanges; },
/* harmony export */   kC: function() { return /* binding */ countPolicies; },
/* harmony export */   ly: function() { return /* binding */ STATUS_WORDS; },
/* harmony export */   mF: function() { return /* binding */ overrideWords; },
/* harmony export */   oB: function() { return /* binding */ isAccepted; },
/* harmony export */   pQ: function() { return /* binding */ causeWords; },
/* harmony export */   px: function() { return /* binding */ groupByPolicy; },
/* harmony export */   qi: function() { return /* binding */ firstSentence; },
/* harmony export */   s2: function() { return /* binding */ levelWords; },
/* harmony export */   s4: function() { return /* binding */ policyKey; },
/* harmony export */   uB: function() { return /* binding */ diagnosticNoun; },
/* harmony export */   uI: function() { return /* binding */ acceptedNoun; },
/* harmony export */   v8: function() { return /* binding */ baselineWords; },
/* harmony export */   zs: function() { return /* binding */ acceptedText; }
/* harmony export */ });
/* harmony import */ var _policy_claim_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34504);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/**
 * The wording of all surfaces, and how they count policies: each counts once, however many workspaces have a result of it, so
 * that the headline, the tables and their rows agree. Text from outside is hostile until escaped.
 */




/** Only for a plan that finished: one that failed or was stopped may change anything. */
function hasNoChanges(plan) {
    if (plan?.status !== 'finished' || plan.hasChanges)
        return false;
    return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
/** How a verdict of a workspace is shown: `icon` in Markdown, `sign` in texts, where it is one column wide. */
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
/** The words for the verdict of one workspace. */
function verdictWords(verdict, { counts: { advisoryFailed, errored }, waitsForApproval }) {
    if (verdict === 'needs-override' && waitsForApproval)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `needs an approval`;
    if (verdict === 'advisory' && advisoryFailed === 0)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `passed, and not all of it is certain`;
    // Its run has a plan, and went on to the policies.
    if (verdict === 'errored' && errored > 0)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `policies could not be evaluated`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${VERDICT_WORDS[verdict].words}`;
}
/** `blocked`, `needs an override`, `need an approval`: what is said of so many workspaces, behind their number. */
function verdictWordsFor(verdict, number, { waitsForApproval }) {
    return verdict === 'needs-override'
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .verbFor */ .Tq)(number, 'needs', 'need')} an ${waitsForApproval ? 'approval' : 'override'}`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${VERDICTS_OF_SEVERAL[verdict]}`;
}
const VERDICTS_OF_SEVERAL = {
    passed: 'passed',
    advisory: 'passed with advisory failures',
    overridden: 'overridden',
    blocked: 'blocked',
    errored: 'failed',
    undecided: 'undecided',
    canceled: 'canceled',
};
/**
 * The icon and the sign of a verdict. Where `fail-on` closes the gate for an advisory failure, they are those of a failure;
 * where `fail-on` opens the gate in spite of a failure, they are those of a warning.
 *
 * @param green whether the job succeeds under `fail-on`
 */
function signsOf(verdict, green) {
    if (verdict === 'advisory' && !green)
        return VERDICT_WORDS.blocked;
    const isNotEnforced = green && (verdict === 'blocked' || verdict === 'needs-override');
    return VERDICT_WORDS[isNotEnforced ? 'advisory' : verdict];
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
/** `infra/storage.tf:42`; empty if unknown. */
function fileAndLine({ location }) {
    return location ? `${location.path}:${location.startLine}` : '';
}
/** `already on main`: whether the change caused a failure; empty if that is unknown. */
function baselineWords(baseline, { ci: { repository } }) {
    if (baseline === undefined)
        return '';
    const branch = repository?.defaultBranch;
    const where = branch === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `in the current configuration`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `on ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', branch, 160)}`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${baseline === 'existing' ? 'already' : 'not'} ${where}`;
}
/** Whether a finding can be overridden, and by whom; empty if it does not close the gate. */
function overrideWords(cause) {
    const { severity, kind, status, guard, own, overrideBy, approval } = cause;
    if (severity !== 'needs-override') {
        const isFinal = severity === 'blocks' && kind === 'policy' && status === 'failed';
        return isFinal ? 'cannot be overridden' : '';
    }
    if (approval !== undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)((0,_policy_claim_result_js__WEBPACK_IMPORTED_MODULE_0__/* .needsApproval */ .vb)(approval));
    const isNobodyNamed = overrideBy?.length === 0;
    const byWhom = overriderWords(cause);
    if (guard)
        return `can be approved ${byWhom}`;
    if (!own)
        return `can be overridden ${byWhom}`;
    return isNobodyNamed
        ? 'can be excepted for a time'
        : `can be approved ${byWhom}, or excepted for a time`;
}
/** `by a comment of ann or bob`, `by the team policy-owners` */
function overriderWords({ guard, own, overrideBy, overriders = [] }) {
    if (overrideBy?.length === 0)
        return 'by nobody here';
    if (overrideBy !== undefined) {
        const names = overrideBy.slice(0, 4);
        if (overrideBy.length > names.length)
            names.push('others');
        return `by a comment of ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .alternatives */ .Vo)(names)}`;
    }
    // The service knows neither guards nor own policies.
    if (guard || own)
        return 'by a comment';
    if (overriders.length === 0)
        return 'by those who manage policy overrides';
    return `by the team ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .alternatives */ .Vo)(overriders.slice(0, 4))}`;
}
/** Whether a failure does not count, because a person overrode it, or the file of exceptions or the default branch has it. */
function isAccepted({ status }) {
    return status === 'overridden' || status === 'excepted' || status === 'existing';
}
/** What accepted failures are called together. */
function acceptedNoun(causes) {
    const nouns = causes.map(({ status, guard, override }) => {
        if (status === 'excepted' || status === 'existing')
            return `${status} failure`;
        if (override?.condition)
            return 'approved condition';
        return guard === true ? 'approved guard' : 'overridden failure';
    });
    const [noun = 'overridden failure', ...others] = new Set(nouns);
    return others.length > 0 ? 'accepted failure' : noun;
}
/**
 * `overridden by ann, 2026-11-20 13:55 UTC: agreed`, with what the service says of it; `excepted until 2027-01-31,
 * team-network: moves in January`; or `existing: the default branch fails in the same way`.
 */
function acceptedWords({ status, guard, override = {}, excepted, }) {
    if (status === 'existing')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `existing: the default branch fails in the same way`;
    const name = (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', text, 60);
    const textPart = (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('text', text, 240);
    if (excepted !== undefined) {
        const { until, owner, reason } = excepted;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `excepted until ${textPart(until)}, ${name(owner)}: ${textPart(reason)}`;
    }
    const { by, at = '', reason, condition } = override;
    const verb = guard === true || condition === true ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `approved` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `overridden`;
    const byWhom = by ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${verb} by ${name(by)}` : verb;
    const byWhomAndWhen = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `, `, byWhom, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(at));
    return reason ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${byWhomAndWhen}: ${textPart(reason)}` : byWhomAndWhen;
}
/** Why a failure is accepted, not escaped: for an output that escapes whole lines. */
function acceptedText(cause) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(acceptedWords(cause));
}
/** `excepted until 2026-01-31 by team-network, in exceptions.json: it counts again` */
function endedWords({ until, owner }, file) {
    const name = (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', text, 60);
    const inFile = file === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `, in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('code', file, 200)}`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the exception of ${name(owner)} ended on ${name(until)}${inFile}: the failure counts again`;
}
/** What identifies a policy in a report: its set and its name. */
function policyKey({ policySet, policy }) {
    return [policySet, policy];
}
function groupByPolicy(items) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(items, policyKey);
}
/** Of how many policies the items are. */
function countPolicies(items) {
    return groupByPolicy(items).length;
}
/** The most important first. */
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
/**
 * `2 mandatory failed, 1 advisory failed, 14 passed`: the results of one workspace; empty without any. Where a policy has
 * several results, it also says of how many policies they are.
 *
 * @param strong emphasises failures; left out: nothing is emphasised
 */
function resultCountWords({ counts, policies, approvedGuards, approvedConditions }, strong = _text_js__WEBPACK_IMPORTED_MODULE_2__/* .unchanged */ .Cv) {
    const numberOf = (name) => counts[name] ?? 0;
    const parts = RESULT_COUNTS.map(({ name, words, isStrong }) => {
        // Guards and conditions are approved and not overridden: they are counted apart.
        const number = numberOf(name) - (name === 'overridden' ? approvedGuards + approvedConditions : 0);
        if (number === 0)
            return '';
        const part = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(number)} ${words}`;
        return isStrong ? strong(part) : part;
    });
    const results = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sumOf */ .XN)(RESULT_COUNTS, ({ name }) => numberOf(name));
    const ofPolicies = policies === results ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` (of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .policyCountWords */ .xZ)(policies)})`;
    const approvals = approvalCountWords(approvedGuards, approvedConditions);
    const approved = approvals && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${approvals} approved`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(', ', ...parts, approved)}${ofPolicies}`;
}
/** `1 guard and 2 conditions`: what people approve, and do not override; empty if there is none. */
function approvalCountWords(guards, conditions) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' and ', (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(guards, 'guard'), (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(conditions, 'condition'));
}
/** The verdict of the workspaces that could not be judged for this reason. */
function verdictOfReason({ failure, status }) {
    if (failure === 'canceled')
        return 'canceled';
    return status === 'errored' ? 'errored' : 'undecided';
}
/** What a cause is, in a few words and without a full stop: the name of the policy, the title of a problem of the plan, or the first sentence of a text. */
function causeWords(cause) {
    const { kind, policy, policySet, status, message } = cause;
    if (kind === 'reason' || kind === 'notice')
        return firstSentence(message);
    if (policy === '')
        return `policy set ${policySet} could not be evaluated`;
    if (kind === 'undecided' || status === 'errored') {
        return kind === 'diagnostic'
            ? policy
            : `${policy} ${UNDECIDED_WORDS[status] ?? STATUS_WORDS[status]}`;
    }
    return policy;
}
/** What is said behind the name of a policy. */
const UNDECIDED_WORDS = {
    'not-evaluated': 'was never evaluated',
    'known-after-apply': 'cannot be judged before the apply',
    unknown: 'is in an unrecognized state',
    failed: 'failed at an unknown level',
};
/** Without its full stop. */
function firstSentence(text) {
    const [first = ''] = text.split(/(?<=[.!?])\s/, 1);
    return first.replace(/\.$/, '');
}
/** Whether its words are a name and what became of it, and no sentence. */
function saysName({ kind }) {
    return kind !== 'reason' && kind !== 'diagnostic';
}
/** The kinds of failures that a name of a policy says. */
function isFailure({ kind, status }) {
    return (kind === 'policy' || kind === 'run-task') && status === 'failed';
}
/**
 * The first cause and the number of the others, in one line: `no-public-ingress blocks net-prod and 9 more
 * (live/main.tf:12); 2 more policies`. Hostile until escaped.
 *
 * @param isShort with the number of the workspaces, and without a place
 */
function firstCauseLine(causes, isShort = false) {
    const [first, ...others] = causes.filter(({ blocks }) => blocks);
    if (first === undefined)
        return '';
    const { workspaces, severity, code, occurrences, guard, own } = first;
    const names = isShort && workspaces.length > 1
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(workspaces.length)
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .firstParts */ .J4)(workspaces, 1).join('');
    const needs = guard === true || own === true ? 'needs an approval in' : 'needs an override in';
    const verb = severity === 'needs-override' ? needs : 'blocks';
    const what = isFailure(first)
        ? `${causeWords(first)} ${verb} ${names}`
        : `${causeWords(first)}${saysName(first) ? ' in ' : ': '}${names}`;
    const place = isShort ? '' : fileAndLine(occurrences.find(({ location }) => location) ?? {});
    const facts = [place, code ?? ''].filter(Boolean).map((fact) => ` (${fact})`);
    const arePolicies = others.every(({ policy, kind }) => policy !== '' && kind !== 'diagnostic');
    const more = arePolicies
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(others.length, 'more policy', 'more policies')
        : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(others.length, 'more cause');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(isShort ? ' · ' : '; ', `${what}${facts.join('')}`, more);
}
//# sourceMappingURL=words.js.map

/***/ })

};
;