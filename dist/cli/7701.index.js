"use strict";
exports.id = 7701;
exports.ids = [7701];
exports.modules = {

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

/***/ 67107:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ WholeAnswer; }
/* harmony export */ });
/**
 * One type for the results of all policy systems. Everything that decides or reports works with
 * these policy results, not with the answers of the service.
 */
/**
 * One failing message of an own policy, as the policy answered it: with every member and every line. It may hold sensitive
 * values, so it is kept to be compared and digested, and nothing shows it: as JSON it has its printed lines alone.
 */
class WholeAnswer {
    /** Its lines, as `output` of the result has them. */
    lines;
    #json;
    #mayBeShown;
    /**
     * @param json the answer as JSON, with all digits of its numbers and with sorted keys
     * @param mayBeShown whether it is the same whatever the sensitive values are
     */
    constructor(lines, json, mayBeShown = false) {
        this.lines = lines;
        this.#json = json;
        this.#mayBeShown = mayBeShown;
    }
    get mayBeShown() {
        return this.#mayBeShown;
    }
    /** The whole answer where it may be shown. @param hide makes of it what is shown in its place */
    shownOr(hide) {
        return this.#mayBeShown ? this.#json : hide(this.#json);
    }
    /** @param digest makes something of the whole answer that does not show it, as a keyed hash does */
    digested(digest) {
        return digest(this.#json);
    }
}
//# sourceMappingURL=policy-result.js.map

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

/***/ 88596:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ uncommittedWords; }
/* harmony export */ });
/** How texts for people say that the files are not those of the commit that they name. */
/** ` + uncommitted changes (2 files)`; empty if there are none, or if it is not known. */
function uncommittedWords(fileCount = 0) {
    if (fileCount === 0)
        return '';
    return ` + uncommitted changes (${fileCount} ${fileCount === 1 ? 'file' : 'files'})`;
}
//# sourceMappingURL=uncommitted-words.js.map

/***/ }),

/***/ 79486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MS: function() { return /* binding */ namesTypeOrModule; },
/* harmony export */   Pt: function() { return /* binding */ isPattern; },
/* harmony export */   he: function() { return /* binding */ readFromRoot; },
/* harmony export */   kt: function() { return /* binding */ matchesGlob; },
/* harmony export */   pV: function() { return /* binding */ readGlob; },
/* harmony export */   tg: function() { return /* binding */ readProtected; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/**
 * Patterns of addresses, `aws_db_instance.*` or `action.aws_lambda_invoke.*`, against addresses that a plan
 * names. Both are taken apart into their steps; no RegExp is made of either.
 */

/** Whether a text is a pattern: `TYPE.NAME`, `action.TYPE.NAME`, `module.NAME`, each name with `*` for any text. */
function isPattern(text) {
    const block = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(text)?.block;
    if (block?.type === 'action' || block?.type === 'module')
        return true;
    // `action.*` reads as a resource of the type `action`, which there is not: it lacks the type of the action.
    return block?.type === 'resource' && block.labels[0] !== 'action';
}
/**
 * Reads the patterns of resources that are protected. A pattern fits the address of a resource, or a module that is around
 * it; the modules of the pattern may themselves be in any module.
 *
 * @returns undefined for an address that cannot be read: then it could be that of any resource
 */
function readProtected(patterns) {
    const tree = new PatternTree();
    for (const [pattern, value] of patterns) {
        const parts = partsOf((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern));
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
/**
 * Reads patterns that begin at the root module, so that a pattern of the root fits nothing in a module. Each fits this very
 * address, an instance of it, and something in it.
 */
function readFromRoot(patterns) {
    const tree = new PatternTree();
    for (const [pattern, value] of patterns) {
        const parts = partsOf((0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern));
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
/** Patterns by their parts, so that an address is compared with those alone whose first parts it has. */
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
    /**
     * Goes on from a node by the parts of an address.
     *
     * @param found gets the patterns that end on the way
     * @returns the nodes behind the last part
     */
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
/** No name has a bracket. */
function plainText({ name, key }) {
    return key === undefined ? name : `${name}[${key}`;
}
function fitsPart({ name, key }) {
    const fitsName = readGlob(name);
    const fitsKey = key === undefined ? undefined : readGlob(key);
    return (part) => fitsName(part.name) && fitsKey?.(part.key ?? '') !== false;
}
/** Whether a pattern writes out a resource type or the name of a module, so that it cannot fit everything. */
function namesTypeOrModule(pattern) {
    const address = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readPattern */ .ZS)(pattern);
    if (address === undefined)
        return false;
    const { modules, block } = address;
    return [...modules.map(({ name }) => name), block.labels[0] ?? ''].some(_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isIdentifier */ ._5);
}
/** Whether a text fits a pattern, in which `*` matches any text, also none. */
function matchesGlob(pattern, text) {
    return readGlob(pattern)(text);
}
/** Reads a pattern in which `*` matches any text, also none. */
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
/** Undefined unless the whole text is an address, without an attribute after it. */
function readWholeAddress(text) {
    const address = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readAddress */ .zq)(text);
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
//# sourceMappingURL=address-patterns.js.map

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
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _systems_judged_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85643);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22941);
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
/** A claim that holds, with something to say. */
function remarked(green, remark) {
    return { green, remark };
}
/** The claim about one policy result. @param unknownValues how values count that no plan can know */
function policyClaim(result, unknownValues) {
    const { level, status, word, overridable, approval, override, policySet, policy } = result;
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
            const canBeAccepted = (0,_systems_judged_here_js__WEBPACK_IMPORTED_MODULE_3__/* .isJudgedHere */ .sC)(result) ? level !== 'unknown' : level === 'advisory';
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
            if ((0,_systems_judged_here_js__WEBPACK_IMPORTED_MODULE_3__/* .mayBeApproved */ .eG)(result)) {
                const needs = approval === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `needs approval` : needsApproval(approval);
                return doesNotHold('needs-override', of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${says}, and ${needs}.`));
            }
            const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `If it may be judged by then, set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('allow-unknown')} to true.`;
            return undecided(of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${says}.`, remedy));
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
function policyName({ policy, policySet, level, system }) {
    if (policy === '')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Policy set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(policySet)}`;
    const levelPart = level === 'unknown' ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` (${level})`;
    if (system === 'policy-check' && policy === _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .UNNAMED */ .rY) {
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

/***/ 29272:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ daysLeft; },
/* harmony export */   parseExceptions: function() { return /* binding */ parseExceptions; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28187);
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79486);
/**
 * The file of exceptions: which failures of a policy do not count, of which resource, until when, and who answers for it.
 * One problem refuses the whole file, and all problems are reported at once. What its entries take out is in
 * `fitting-exceptions.ts`.
 */





/** The longest time for which an exception counts, in days after the day of the check. */
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
/** Of an entry about a scanner, with an address or with a path. */
const OF_ADDRESS = ['scanner', 'address', 'workspace', 'reason', 'owner', 'until'];
const OF_PATH = ['scanner', 'path', 'reason', 'owner', 'until'];
/** The most characters of each field. */
const MOST_CHARACTERS_OF = {
    policy: 300,
    scanner: 300,
    path: 1_000,
    address: _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX,
    workspace: 100,
    reason: 500,
    owner: 100,
    until: 10,
};
/**
 * Reads the text of the file.
 *
 * @param text JSON: `{"exceptions": [{"policy", "address", "workspace", "reason", "owner", "until"}]}`
 * @param today the UTC day of the check, as in `2026-11-23`
 * @returns also those that have ended, so that a report can name them; or every problem
 */
function parseExceptions(text, today) {
    const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
    if (text.length > MOST_CHARACTERS) {
        return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
    }
    const file = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(file))
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
        ...(0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .repeatedKeys */ .fg)(text, 'exceptions'),
        ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownKeys */ .vX)(file, ['$schema', 'exceptions'], 'exceptions', RESTRICTED),
        ...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
        ...duplicateProblems(readings),
    ];
    if (problems.length > 0)
        return { problems };
    const values = readings.flatMap((each) => ('value' in each ? [each.value] : []));
    return {
        exceptions: values.filter((value) => 'policy' in value),
        scanners: values.filter((value) => 'scanner' in value),
    };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(entry))
        return { problems: [{ where, message: 'is not an object.' }] };
    const isOfScanner = Object.hasOwn(entry, 'scanner') && !Object.hasOwn(entry, 'policy');
    const ofScanner = Object.hasOwn(entry, 'path') ? OF_PATH : OF_ADDRESS;
    const fields = isOfScanner ? ofScanner : FIELDS;
    const problems = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownKeys */ .vX)(entry, fields, where, RESTRICTED);
    for (const field of fields) {
        const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
        if (field === 'address' && !isOfScanner && !Object.hasOwn(entry, field))
            continue;
        const problem = fieldProblem(field, text, today);
        if (problem !== undefined)
            problems.push({ where: `${where}.${field}`, message: problem });
    }
    if (problems.length > 0)
        return { problems };
    const textOf = (field) => String(entry[field]);
    const until = { reason: textOf('reason'), owner: textOf('owner'), until: textOf('until') };
    if (isOfScanner) {
        const scanner = textOf('scanner');
        if (ofScanner === OF_PATH)
            return { value: { scanner, path: textOf('path'), ...until } };
        const about = { address: textOf('address'), workspace: textOf('workspace') };
        return { value: { scanner, ...about, ...until } };
    }
    return {
        value: {
            policy: textOf('policy'),
            address: Object.hasOwn(entry, 'address') ? textOf('address') : undefined,
            workspace: textOf('workspace'),
            ...until,
        },
    };
}
const RESTRICTED = 'the exception';
/** What is wrong with a field, as a sentence without its subject; undefined if nothing is. */
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
    scanner: (text) => {
        if (/[*?]/.test(text))
            return 'is a pattern. Write the whole name of one rule.';
        return /^[^/]*[\p{L}\p{N}][^/]*\/[^/].*$/u.test(text)
            ? undefined
            : `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is not a tool and its rule. Write it as in trivy/AVD-AWS-0089.`;
    },
    path: (text) => /[*?\\]|^[/~]|^[A-Za-z]:|(?:^|\/)\.{0,2}(?:\/|$)/.test(text)
        ? `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is not the path of a file. Write it from the root of the repository, without \`*\`.`
        : undefined,
    address: addressProblem,
    workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
        ? undefined
        : 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
    reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
    owner: (text) => /[\p{L}\p{N}]/u.test(text) && !MEANS_NO_OWNER.test(text)
        ? undefined
        : `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is not an owner. Name a person or a team that answers for it.`,
    until: untilProblem,
};
function addressProblem(text) {
    const isOneAddress = (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW)(text);
    if (!isOneAddress && !(0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .isPattern */ .Pt)(text)) {
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
    }
    return isOneAddress || (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .namesTypeOrModule */ .MS)(text)
        ? undefined
        : `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
/** Words that people write where they mean that there is no owner. */
const MEANS_NO_OWNER = /^(?:nobody|no ?one|none|n\/a|na|null|unknown|tbd|todo|x)$/i;
function untilProblem(text, today) {
    const days = daysLeft({ until: text }, today);
    if (Number.isNaN(days)) {
        return `${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
    }
    return days > MOST_DAYS
        ? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
        : undefined;
}
/** The milliseconds at which a day begins; NaN if the calendar has no such day. */
function readDay(text) {
    const at = Date.parse(`${text}T00:00:00Z`);
    const isDay = !Number.isNaN(at) && new Date(at).toISOString() === `${text}T00:00:00.000Z`;
    return isDay ? at : Number.NaN;
}
/** Days from the day of the check to the last day that counts; negative after it. */
function daysLeft({ until }, today) {
    return (readDay(until) - readDay(today)) / DAY_MS;
}
/** Two entries for the same failure would leave open which end counts. */
function duplicateProblems(readings) {
    const problems = [];
    const firstIndexes = new Map();
    for (const [index, reading] of readings.entries()) {
        if (!('value' in reading))
            continue;
        const { address, workspace, ...value } = reading.value;
        const about = 'scanner' in value ? [value.scanner.toLowerCase(), value.path] : [value.policy];
        const key = JSON.stringify([...about, address, workspace]);
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
//# sourceMappingURL=exceptions.js.map

/***/ }),

/***/ 92046:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ek: function() { return /* binding */ ruleOfEntry; },
/* harmony export */   LQ: function() { return /* binding */ keyOfRule; },
/* harmony export */   N$: function() { return /* binding */ acceptanceBy; },
/* harmony export */   WY: function() { return /* binding */ ruleOfExceptions; },
/* harmony export */   dq: function() { return /* binding */ exceptionsOfScanners; },
/* harmony export */   nL: function() { return /* binding */ indexEntries; },
/* harmony export */   sw: function() { return /* binding */ namesInFile; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72588);
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79486);
/* harmony import */ var _exceptions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29272);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22941);
/** Which entries of the file of exceptions fit a failure of a policy or a finding of a scanner, and what they take out. */




/**
 * Makes the function that finds entries by the names that a policy may have in the file. Each pattern is read once, however
 * many workspaces, policies and addresses it is compared with.
 */
function indexEntries(entries) {
    const read = entries.map((entry, order) => {
        return { entry, order, fitsWorkspace: (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .readGlob */ .pV)(entry.workspace) };
    });
    const byPolicy = new Map();
    for (const each of read)
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byPolicy, each.entry.policy, each);
    const patternsByPolicy = new Map();
    const readPatterns = (name, ofPolicy) => {
        const patterns = patternsByPolicy.get(name) ??
            (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .readFromRoot */ .he)(ofPolicy.flatMap((each) => each.entry.address === undefined ? [] : [[each.entry.address, each]]));
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
/**
 * Makes the function that says which addresses of a failure are excepted. Only exceptions that have not ended count. If
 * several fit, the first in the file does.
 */
function ruleOfExceptions(workspace, { entries, today }) {
    const acceptances = new Map(entries
        .filter((entry) => (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .daysLeft */ .H)(entry, today) >= 0)
        .map((entry) => [entry, acceptanceBy(entry)]));
    const findEntries = indexEntries([...acceptances.keys()]);
    return (result) => {
        const fitting = findEntries(namesInFile(result), workspace);
        const ofWholePolicy = fitting.entries.find(({ address }) => address === undefined);
        if (ofWholePolicy !== undefined)
            return { whole: acceptanceBy(ofWholePolicy) };
        const at = (address) => {
            const [first] = fitting.at(address);
            return first && acceptances.get(first);
        };
        return { at };
    };
}
/** What becomes of a failure that an entry accepts. */
function acceptanceBy({ until, owner, reason, }) {
    return { status: 'excepted', excepted: { until, owner, reason } };
}
/**
 * The names under which the file may have a policy; none for a result of the guard, which comments approve. An own policy may
 * be named with its directory.
 */
function namesInFile({ policy, policySet, system }) {
    // Findings of scanners have entries of their own.
    if (policy === _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .UNNAMED */ .rY || system === 'guard' || system === 'scanners')
        return [];
    return system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
}
/**
 * Makes the function that finds the exceptions that fit a finding, and the first of them that has not ended.
 *
 * @param workspace undefined for the check as a whole
 */
function exceptionsOfScanners({ scanners = [], today }, workspace) {
    const byRule = new Map();
    for (const entry of scanners) {
        const { path, address = '', workspace: named = '' } = entry;
        const isHere = workspace !== undefined && (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .readGlob */ .pV)(named)(workspace);
        let pattern;
        const atAddress = (at) => (pattern ??= (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .readFromRoot */ .he)([[address, entry]]))(at);
        const fits = (of) => path === undefined
            ? isHere &&
                of.addresses.length > 0 &&
                of.addresses.every((each) => atAddress(each).length > 0)
            : of.path === path;
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byRule, ruleOfEntry(entry), { entry, fits });
    }
    return (of) => {
        const ofRule = byRule.get(keyOfRule(of.tool, of.rule)) ?? [];
        const fitting = ofRule.flatMap(({ entry, fits }) => (fits(of) ? entry : []));
        return { fitting, accepting: fitting.find((entry) => (0,_exceptions_js__WEBPACK_IMPORTED_MODULE_1__/* .daysLeft */ .H)(entry, today) >= 0) };
    };
}
const keyOfRule = (tool, rule) => `${tool.toLowerCase()}/${rule}`;
function ruleOfEntry({ scanner }) {
    const slash = scanner.indexOf('/');
    return keyOfRule(scanner.slice(0, slash), scanner.slice(slash + 1));
}
//# sourceMappingURL=fitting-exceptions.js.map

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
 */
function printedMessages(output) {
    const messages = [];
    gatherMessages(output, messages, 0);
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

/***/ 69166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gb: function() { return /* binding */ describeTrigger; },
/* harmony export */   jR: function() { return /* binding */ isProminent; },
/* harmony export */   qs: function() { return /* binding */ severityRank; },
/* harmony export */   tf: function() { return /* binding */ asAddress; },
/* harmony export */   xS: function() { return /* binding */ asWord; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/** What a plan does, resource by resource. */

/** The worst first. If a plan names one address twice, the worse action counts. */
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
/** How bad a change is: the worst is 0. */
function severityRank(action) {
    return ACTIONS.indexOf(action);
}
/** Whether a reviewer sees the change without opening anything, and a guard may need an approval for it. */
function isProminent(action) {
    return severityRank(action) <= severityRank('forget');
}
/** `after_create of aws_instance.web, on_failure = continue`. Hostile until escaped. */
function describeTrigger({ event, resource, onFailure = 'halt' }) {
    const when = resource === undefined ? event : `${event} of ${resource}`;
    return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}
/** The text if it can be the address of a resource; undefined otherwise. */
function asAddress(value) {
    const fits = typeof value === 'string' && value !== '' && value.length <= _model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_MESSAGE */ .bX;
    return fits ? value : undefined;
}
/** A word that a table may know; anything else is none. */
function asWord(value) {
    return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
}
//# sourceMappingURL=planned-changes.js.map

/***/ }),

/***/ 79925:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: function() { return /* binding */ toApprovers; },
/* harmony export */   K2: function() { return /* binding */ ownersOf; },
/* harmony export */   h7: function() { return /* binding */ WRITE_NAMES; },
/* harmony export */   kK: function() { return /* binding */ ownersByLine; },
/* harmony export */   oQ: function() { return /* binding */ NOBODY; },
/* harmony export */   y$: function() { return /* binding */ hasPolicyName; }
/* harmony export */ });
/* harmony import */ var _address_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79486);
/* harmony import */ var _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22941);
/**
 * Who owns a policy, by patterns of policies. As in CODEOWNERS, the last line that fits counts. Names come
 * from the service, and are compared as they are.
 */


const NOBODY = { people: [], roles: [], teams: [], names: [] };
/** Roles of GitHub in a repository; each may do what those before it may. */
const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;
/** What a list of names takes, as a sentence for people. */
const WRITE_NAMES = 'Write people (octocat), role:maintain, role:admin or teams (acme/platform).';
/**
 * Reads names of people, roles and teams, with or without `@`.
 *
 * @returns `unreadable`: the items that are none of them
 */
function toApprovers(items) {
    const approvers = { people: [], roles: [], teams: [], names: [] };
    const unreadable = [];
    for (const item of items) {
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
        else
            unreadable.push(item);
    }
    return { approvers, unreadable };
}
/** The owners of one policy. */
function ownersOf({ lines, others }, policy) {
    return lines.findLast(({ pattern }) => fitsPolicy(pattern, policy))?.owners ?? others;
}
/**
 * Those whom a line about this policy or its set names, where the policy says itself who must agree. The list for all policies
 * names nobody for it, and neither does a line whose pattern fits every policy.
 */
function ownersByLine({ lines }, policy) {
    const line = lines.findLast(({ pattern }) => fitsPolicy(pattern, policy));
    return line !== undefined && /[^*/]/.test(line.pattern) ? line.owners : undefined;
}
/** Whether the service, or the log of a policy check, names the policy. Without a name its owners are unknown. */
function hasPolicyName({ policy }) {
    return policy !== '' && policy !== _systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .UNNAMED */ .rY;
}
/**
 * A pattern with a slash needs a policy set. It does not fit a policy without one, even if its name has a slash. Both names
 * may have slashes, so each slash of the pattern may be the one between them.
 */
function fitsPolicy(pattern, { policySet, policy }) {
    const parts = pattern.split('/');
    if (parts.length === 1)
        return (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(pattern, policy);
    if (policySet === '')
        return false;
    return parts.some((_, at) => {
        const set = parts.slice(0, at).join('/');
        return (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(set, policySet) && (0,_address_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesGlob */ .kt)(parts.slice(at).join('/'), policy);
    });
}
//# sourceMappingURL=policy-owners.js.map

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
/** A reading: what one policy system says of a run, before anything is decided. */




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

/***/ 85643:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eG: function() { return /* binding */ mayBeApproved; },
/* harmony export */   ik: function() { return /* binding */ isApprovedHere; },
/* harmony export */   sC: function() { return /* binding */ isJudgedHere; }
/* harmony export */ });
/* harmony import */ var _own_policies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var _scanners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7642);


const HERE = [_own_policies_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_POLICIES */ .an.name, _scanners_js__WEBPACK_IMPORTED_MODULE_1__/* .SCANNERS */ .K.name];
function isJudgedHere({ system }) {
    return HERE.includes(system);
}
/** Whether people approve its failures by a comment on the change, and not at a service: also what the guard stops. */
function isApprovedHere(result) {
    return result.system === 'guard' || isJudgedHere(result);
}
/**
 * Whether a person may approve this failure, or the condition under which an own policy would pass. Nobody may if its level is
 * advisory or cannot be overridden.
 */
function mayBeApproved({ system, status, level, overridable }) {
    const isCondition = status === 'known-after-apply' && system === _own_policies_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_POLICIES */ .an.name && level !== 'advisory';
    return (status === 'failed' || isCondition) && overridable;
}
//# sourceMappingURL=judged-here.js.map

/***/ }),

/***/ 88532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: function() { return /* binding */ notJudgedByOwn; },
/* harmony export */   Zn: function() { return /* binding */ withConditions; },
/* harmony export */   an: function() { return /* binding */ OWN_POLICIES; },
/* harmony export */   eh: function() { return /* binding */ ownEvidence; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79925);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10988);



const OWN_POLICIES = { name: 'own-policies', title: 'own policies' };
/**
 * The results, where people may approve a condition only if the policy names them, or a line of `override-by` does.
 *
 * @param isAdvisory whether no condition has to be approved
 */
function withConditions(results, owners, isAdvisory) {
    return results.map((result) => {
        if (result.status !== 'known-after-apply')
            return result;
        const isNamed = result.approval !== undefined || (owners && (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersByLine */ .kK)(owners, result)) !== undefined;
        return { ...result, overridable: result.overridable && isNamed && !isAdvisory };
    });
}
/** The results of own policies that could judge the plan. */
function ownEvidence(results) {
    const how = { complete: true };
    return { system: 'own-policies', how, reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), results } };
}
/**
 * The doubt that own policies could not judge the plan.
 *
 * @param sources of the policies, as they were written
 * @param why its sentence comes after a colon
 */
function notJudgedByOwn(sources, why) {
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(sources.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `The plan was not judged by ${names}: ${why.says}`;
    return { ...ownEvidence([]), reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), doubts: [{ ...why, says }] } };
}
//# sourceMappingURL=own-policies.js.map

/***/ }),

/***/ 22941:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
    isUnfinished: ({ attributes }) => (0,_policy_system_js__WEBPACK_IMPORTED_MODULE_3__/* .statusMayChange */ .U)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .POLICY_CHECK_STATUSES */ .LG, attributes.status),
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
    const object = { system: 'policy-check', what, word: status };
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
        system: 'policy-check',
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
/* harmony export */   C: function() { return /* binding */ readOutcomes; },
/* harmony export */   U: function() { return /* binding */ statusMayChange; }
/* harmony export */ });
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);

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

/***/ 7642:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ SCANNERS; },
/* harmony export */   n: function() { return /* binding */ scannersEvidence; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72588);
/* harmony import */ var _model_policy_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67107);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92046);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10988);
/** Scanners: what is made of the findings that their files have. */




const SCANNERS = { name: 'scanners', title: 'scanners' };
/**
 * The findings as evidence: one result for each rule, and what becomes of its findings.
 *
 * @param clean the tools that found nothing here, and whose files say so
 * @param doubts why it is not known what a scanner found
 */
function scannersEvidence(findings, clean, doubts) {
    const alike = new Map();
    for (const found of findings) {
        const { tool, rule, isMandatory, excepted } = found;
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .D)(alike, JSON.stringify([tool, rule, isMandatory, statusOf(found), excepted]), found);
    }
    const results = [...alike.values()].flatMap((group) => {
        const [first] = group;
        return first === undefined ? [] : resultOf(first, group);
    });
    const how = { complete: true };
    const passed = clean.map((tool) => ({ ...NOTHING_FOUND, policySet: tool, policy: tool }));
    return {
        system: SCANNERS.name,
        how,
        reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyReading */ .iz)(), results: [...results, ...passed], doubts: [...doubts] },
    };
}
const NOTHING_FOUND = {
    system: SCANNERS.name,
    level: 'mandatory',
    status: 'passed',
    overridable: false,
    message: '',
    output: [],
    resources: [],
    generalMessages: [],
};
function statusOf({ isOld, excepted }) {
    if (excepted !== undefined)
        return 'excepted';
    return isOld ? 'existing' : 'failed';
}
function resultOf(first, alike) {
    const { tool, rule, severity, isMandatory, title, help, excepted, approvers } = first;
    const status = statusOf(first);
    const mayBeApproved = isMandatory && status === 'failed' && approvers !== undefined;
    const resources = [];
    const generalMessages = [];
    for (const { message, addresses, path, ...place } of alike) {
        const location = locationOf(path, place);
        const [address, ...others] = addresses;
        if (address !== undefined && others.length === 0) {
            resources.push({ address, messages: [message], location });
            continue;
        }
        for (const each of addresses)
            resources.push({ address: each, messages: [] });
        const text = path === undefined ? message : `${path}: ${message}`;
        generalMessages.push({ text, addresses: [...addresses], location });
    }
    // An approval is of what is at this line.
    const whole = new Map(alike.map(({ message, path, line, addresses }) => {
        const text = path === undefined ? message : `${path}:${line ?? ''}: ${message}`;
        return [JSON.stringify({ addresses, line, message, path }), text];
    }));
    const answers = Array.from(whole, ([json, text]) => new _model_policy_result_js__WEBPACK_IMPORTED_MODULE_3__/* .WholeAnswer */ .g([text], json, true));
    const said = [
        ...resources.flatMap(({ address, messages }) => messages.map((text) => `${address}: ${text}`)),
        ...generalMessages.map(({ text }) => text),
    ];
    return {
        system: SCANNERS.name,
        policySet: tool,
        policy: rule,
        level: enforcementOf(isMandatory, approvers),
        status,
        overridable: mayBeApproved,
        message: said[0] ?? '',
        description: [title, `Severity: ${severity}.`, help].filter(Boolean).join(' '),
        output: [...new Set(said)],
        answers: mayBeApproved ? answers : undefined,
        address: resources[0]?.address,
        location: resources[0]?.location ?? generalMessages[0]?.location,
        resources,
        generalMessages,
        ...(excepted && (0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(excepted)),
        ...(mayBeApproved && {
            approval: { approvers: approvers.names, needed: 1, missing: 1, given: [] },
        }),
    };
}
function enforcementOf(isMandatory, approvers) {
    if (!isMandatory)
        return 'advisory';
    return approvers === undefined ? 'mandatory' : 'mandatory-overridable';
}
function locationOf(path, { line = 1, endLine = line }) {
    return path === undefined ? undefined : { path, startLine: line, endLine, source: 'scanner' };
}
//# sourceMappingURL=scanners.js.map

/***/ }),

/***/ 70521:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Un: function() { return /* binding */ approvalStep; },
/* harmony export */   ac: function() { return /* binding */ neededApprovals; },
/* harmony export */   e4: function() { return /* binding */ approvalFact; },
/* harmony export */   sv: function() { return /* binding */ notesAfter; }
/* harmony export */ });
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37694);
/* harmony import */ var _kept_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86535);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44254);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74913);






const MOST_NAMES = 4;
const APPROVALS = (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .ownPage */ .SO)('docs/approvals.md');
/** `needs approval by acme/security (1 of 2)`, who agreed, and why an approval does not count. */
function approvalFact({ approvers, needed, missing, given, notCounted = [], }) {
    const who = namesOf(approvers);
    const count = needed > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(needed - missing)} of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(needed)})` : '';
    const needs = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `needs approval by ${who}${count}`;
    const agreed = given.map(({ by, at, reason }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `approved by ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('code', by, 60)} at ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatMinute */ .Yi)(at)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(reason, 200)}`);
    const why = notCounted.slice(0, MOST_NAMES).map((sentence) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(sentence, 300)}`);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` · `, needs, ...agreed, ...why);
}
/** Names are code, so that the host notifies nobody. */
function namesOf(names) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .listParts */ .Z)(names.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('code', name, 60)), MOST_NAMES);
}
/** Who has to write which line. */
function approvalStep({ toWrite, texts, notes }, approvals) {
    const steps = toWrite.map(({ approvers, line }) => {
        const alike = approvals.filter((each) => approvers.some((name) => each.approvers.includes(name)));
        const most = Math.max(1, ...alike.map(({ missing }) => missing));
        const isOnePerson = approvers.length === 1 && approvers.every((name) => /^[^/:]+$/.test(name));
        const several = most > 1 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .countWords */ .rj)(most, 'person', 'different people') : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `A person`;
        const who = approvers.length === 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `who may write here` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `of ${namesOf(approvers)}`;
        const people = isOnePerson ? namesOf(approvers) : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${several} ${who}`;
        if (line === undefined)
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `What ${people} would approve is too much for one line: divide the change.`;
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${people} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .verbFor */ .Tq)(most, 'comments', 'comment')} this line, with a reason in the place of REASON: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('typed', line, 10_000)}`;
    });
    const isKept = (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .fittingTexts */ .Oc)(texts).length === texts.length;
    const kept = isKept ? '' : ` ${NOT_ALL_KEPT}`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` `, ...steps)} It stands alone in the comment (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .linkPart */ .uQ)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `approvals`, APPROVALS)}). The author and everybody who pushed to this branch cannot.${kept}${notesAfter(notes)}`;
}
/** What is said of lines that people wrote, behind a sentence. */
function notesAfter(notes) {
    if (notes.length === 0)
        return '';
    const shown = notes.slice(0, MOST_NOTES).map(_render_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sayWhole */ .BX);
    const left = notes.length - shown.length;
    const more = left > 0 ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(left)} more lines do not count.`] : [];
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) ` ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu) ` `, ...shown, ...more)}`;
}
const MOST_NOTES = 5;
const NOT_ALL_KEPT = 'The comment cannot hold all that is approved: what it leaves out counts only while the plan is the same.';
/** What waits for whom, as the output `needs-approval` has it: one entry for each policy, with the most that are missing. */
function neededApprovals(results) {
    const byPolicy = new Map();
    for (const { policySet, policy, status, approval } of results) {
        const isAsked = status === 'failed' || status === 'known-after-apply';
        if (!isAsked || approval === undefined)
            continue;
        const name = policySet === '' ? policy : `${policySet}/${policy}`;
        const { approvers, needed, missing } = approval;
        const earlier = byPolicy.get(name);
        if (earlier !== undefined && earlier.missing >= missing)
            continue;
        byPolicy.set(name, { policy: name, approvers, needed, missing });
    }
    return [...byPolicy.values()];
}
//# sourceMappingURL=approval-words.js.map

/***/ }),

/***/ 95439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: function() { return /* binding */ renderFold; },
/* harmony export */   oW: function() { return /* binding */ renderWhileFits; },
/* harmony export */   yK: function() { return /* binding */ createBudget; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/** How much of a text fits: blocks are taken by their importance, and what is left out is counted. */


/** The size of the empty line between two blocks. */
const SIZE_OF_BREAKS = 2;
/**
 * @param measure the size of a text in the unit of the budget
 * @param outer the budget that this one is a part of
 */
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
/** As many of `items` as fit, in order; stops at the first that does not. */
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
/**
 * A fold, a `<details>` element, with as many rows as fit. The text is empty without items, or if not even the title fits.
 *
 * @param head the first two lines of a table
 */
function renderFold(budget, { title, head = '' }, items, row) {
    const summary = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `<details><summary>${title}</summary>`;
    if (items.length === 0)
        return { text: '', missing: 0 };
    if (!budget.tryTake((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
        return { text: '', missing: items.length };
    const rows = renderWhileFits(budget, items, row);
    const missing = items.length - rows.length;
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('\n\n', summary, rows.length > 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNonEmpty */ .JO)('\n', head, ...rows) : '', missing > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `… and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(missing)} more.` : '', '</details>');
    return { text, missing };
}
//# sourceMappingURL=budget.js.map

/***/ }),

/***/ 30445:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: function() { return /* binding */ actionCountWords; },
/* harmony export */   DO: function() { return /* binding */ planWords; },
/* harmony export */   HX: function() { return /* binding */ planTotals; },
/* harmony export */   KP: function() { return /* binding */ prominentChanges; },
/* harmony export */   NL: function() { return /* binding */ reasonAndAttributes; },
/* harmony export */   QI: function() { return /* binding */ changeTotals; },
/* harmony export */   b$: function() { return /* binding */ changesFold; },
/* harmony export */   e6: function() { return /* binding */ prominentLines; },
/* harmony export */   eH: function() { return /* binding */ prominentBlock; },
/* harmony export */   ff: function() { return /* binding */ changeReason; },
/* harmony export */   fs: function() { return /* binding */ changesOf; },
/* harmony export */   ii: function() { return /* binding */ forcingWords; },
/* harmony export */   jO: function() { return /* binding */ countByAction; },
/* harmony export */   mX: function() { return /* binding */ ACTION_SIGNS; },
/* harmony export */   qO: function() { return /* binding */ attributeWords; }
/* harmony export */ });
/* unused harmony export changeCountsOf */
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69166);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67713);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95439);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44254);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43629);
/* harmony import */ var _workspace_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88832);
/**
 * What the plans do: what they destroy, replace or forget and the actions that they invoke are always visible,
 * all others folded, and in the fold each has what changes inside. Every text is hostile until escaped.
 */









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
/** `3 resources destroyed`, `1 action invoked` */
function actionCountWords(action, number) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .countWords */ .rj)(number, action === 'invoke' ? 'action' : 'resource')} ${ACTION_WORDS[action]}`;
}
/** Terraform's reasons in words; a reason that is not listed here is left out. */
const REASONS = {
    tainted: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `is marked as damaged (tainted)`,
    requested: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `its replacement was asked for`,
    replace_triggered_by: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `something changes that replaces it (replace_triggered_by)`,
    cannot_update: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `cannot be updated in place`,
    delete_because_no_resource_config: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `is no longer in the configuration`,
    delete_because_wrong_repetition: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `does not fit the count or for_each of its block`,
    delete_because_count_index: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `its number is beyond count`,
    delete_because_each_key: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `its key is no longer in for_each`,
    delete_because_no_module: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `its module is no longer called`,
    delete_because_no_move_target: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `was moved to where nothing is configured`,
};
/** The service's counts, with the replacements that the list of changes shows. Undefined for a plan that did not finish. */
function changeCountsOf({ plan, changes, }) {
    if (plan?.status !== 'finished')
        return undefined;
    const { additions, changes: updates, destructions } = plan;
    // The service counts a replacement twice: as one that is added, and one that is destroyed.
    const replaces = countReplacements(plan, changes);
    const countedTwice = Math.min(replaces ?? 0, additions, destructions);
    return {
        adds: additions - countedTwice,
        changes: updates,
        destroys: destructions - countedTwice,
        replaces,
    };
}
/** By the list of changes where it is whole; else 0 where the service's counts leave room for none. */
function countReplacements({ additions, destructions }, changes) {
    if (changes !== undefined && changes.doubt === undefined) {
        return changes.changes.filter(({ action }) => action === 'replace').length;
    }
    return additions === 0 || destructions === 0 ? 0 : undefined;
}
/** For how many resources a plan has the action, or how many actions it invokes; undefined if no source says it. */
function countByAction(workspace, action) {
    const { changes } = workspace;
    if (action === 'delete')
        return changeCountsOf(workspace)?.destroys;
    if (action === 'replace')
        return changeCountsOf(workspace)?.replaces;
    return changes?.changes.filter((change) => change.action === action).length;
}
/** `+12 ~3 −1` and what else a plan comes to; `strong` marks what destroys. A dash where nothing is known. */
function planWords(workspace, strong = _text_js__WEBPACK_IMPORTED_MODULE_6__/* .unchanged */ .Cv) {
    const { plan, changes } = workspace;
    const counts = changeCountsOf(workspace);
    if (plan?.status === 'errored')
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `failed`;
    if (plan === undefined || counts === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `–`;
    const listed = changes?.changes ?? [];
    const numberOf = (word) => listed.filter(({ action }) => action === word).length;
    const forgotten = numberOf('forget');
    const invoked = numberOf('invoke');
    const moved = listed.filter(({ previousAddress: before, address }) => before !== undefined && before !== address).length;
    if ((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .hasNoChanges */ .hE)(plan) && forgotten + invoked + moved === 0)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `no changes`;
    const { adds, changes: updates, destroys, replaces = 0 } = counts;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)(' ', adds > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `+${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(adds)}` : '', updates > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `~${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(updates)}` : '', destroys > 0 ? strong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `−${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(destroys)}`) : '', replaces > 0 ? strong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `±${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(replaces)}`) : '', forgotten > 0 ? strong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(forgotten)} forgotten`) : '', plan.imports > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(plan.imports)} imported` : '', moved > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(moved)} moved` : '', invoked > 0 ? strong((0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .countWords */ .rj)(invoked, 'action')) : '');
    return words || (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `changes outputs only`;
}
/** `+180 −1 in 60 workspaces`: what all plans come to; empty where no plan is known. */
function planTotals({ workspaces }) {
    const counts = workspaces.map(changeCountsOf).filter((each) => each !== undefined);
    if (counts.length === 0)
        return '';
    const total = (name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .sumOf */ .XN)(counts, (each) => each[name] ?? 0);
    const part = (sign, number) => number > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${sign}${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number)}` : '';
    const strong = (words) => words && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `**${words}**`;
    const words = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)(' ', part((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `+`, total('adds')), part((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `~`, total('changes')), strong(part((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `−`, total('destroys'))), strong(part((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `±`, total('replaces'))));
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${words || 'no changes'} in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .workspaceCountWords */ .jK)(counts.length)}`;
}
/** The sum over all workspaces, for outputs; empty if one of them is unknown. */
function changeTotals(workspaces) {
    const countsOfAll = workspaces.map(changeCountsOf);
    const total = (name) => {
        if (countsOfAll.some((counts) => counts?.[name] === undefined))
            return '';
        return String((0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .sumOf */ .XN)(countsOfAll, (counts) => counts?.[name] ?? 0));
    };
    return {
        adds: total('adds'),
        changes: total('changes'),
        destroys: total('destroys'),
        replaces: total('replaces'),
    };
}
/** Room is kept for a line with a number of this length. */
const LARGE_NUMBER = 1_000_000;
/**
 * What the plans destroy, replace, forget or invoke: a heading, why the list may be incomplete, and as many changes as fit,
 * at most `most` different ones. `missing` counts changes that no line mentions.
 */
function prominentBlock(view, budget, most) {
    const prominent = prominentChanges(view);
    const heading = prominentHeading(prominent, view);
    const doubts = (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .renderWhileFits */ .oW)(budget, linesOf(view, doubtLine), _text_js__WEBPACK_IMPORTED_MODULE_6__/* .unchanged */ .Cv);
    if (heading === '' ||
        !budget.tryTake((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${heading}\n\n${hiddenChangesLine(LARGE_NUMBER, view)}`))
        return { text: (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)('\n>\n', ...doubts), missing: prominent.length };
    const groups = groupSameChanges(prominent).slice(0, most);
    const unlistedLines = (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .renderWhileFits */ .oW)(budget, linesOf(view, unreadChangesLine), _text_js__WEBPACK_IMPORTED_MODULE_6__/* .unchanged */ .Cv);
    const lines = (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .renderWhileFits */ .oW)(budget, groups, (group) => changeLine(group, view, changeReason));
    const missing = prominent.length - groups.slice(0, lines.length).flat().length;
    const list = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)('\n', ...lines, ...unlistedLines);
    const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
    return {
        text: (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)('\n\n', heading, (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)('\n>\n', ...doubts), list, more),
        missing: 0,
    };
}
/**
 * The first `most` changes with what changes inside, those that destroy first. Where nothing is known
 * of that, or there is no room for it: all other changes.
 */
function changesFold(view, budget, most) {
    const withAttributes = isAnyAttributeKnown(view) &&
        tryChangesFold(view, budget.unpaidCopy(), { most, withAttributes: true }).isWhole;
    return tryChangesFold(view, budget, { most, withAttributes }).block;
}
/** @param withAttributes whether all changes are listed with their attributes, or those that are not prominent without */
function tryChangesFold(view, budget, { most, withAttributes }) {
    const allChanges = changesOf(view);
    const others = allChanges.filter(({ action }) => !(0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isProminent */ .jR)(action));
    const listed = withAttributes ? [...prominentChanges(view), ...others] : others;
    const number = listed.length + (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .sumOf */ .XN)(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
    if (number === 0)
        return { block: { text: '', missing: 0 }, isWhole: true };
    const attributes = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `, with ${number === 1 ? 'its' : 'their'} attributes`;
    const noun = withAttributes || allChanges.length === listed.length ? 'change' : 'other change';
    const groups = groupSameChanges(listed).slice(0, most);
    const ofResources = view.workspaces.length > 1 && groups.length < listed.length
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` of ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .countWords */ .rj)(groups.length, 'resource')}`
        : '';
    const title = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `<details><summary>${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .countWords */ .rj)(number, noun)}${ofResources}${withAttributes ? attributes : ''}</summary>`;
    const end = hiddenChangesLine(LARGE_NUMBER, view);
    if (!budget.tryTake((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
        return { block: { text: '', missing: number }, isWhole: false };
    const sentences = (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .renderWhileFits */ .oW)(budget, linesOf(view, unreadAttributesLine), _text_js__WEBPACK_IMPORTED_MODULE_6__/* .unchanged */ .Cv);
    const reasonOf = withAttributes ? reasonAndAttributes : changeReason;
    const lines = (0,_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .renderWhileFits */ .oW)(budget, groups, (group) => changeLine(group, view, reasonOf));
    const missing = number - groups.slice(0, lines.length).flat().length;
    const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
    const omission = withAttributes || !isAnyAttributeKnown(view) ? '' : ATTRIBUTES_OMITTED;
    const text = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)('\n\n', title, (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)('\n', ...lines), more, omission, (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)('\n>\n', ...sentences), '</details>');
    return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}
const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';
function unreadAttributesLine({ name, changes }, view) {
    if (changes?.unread === undefined)
        return '';
    const which = view.workspaces.length > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name, 60)}: ` : '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `> ${which}${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(changes.unread)}`;
}
/** The first `most` changes that are prominent, for the job's log. */
function prominentLines(view, most) {
    const groups = groupSameChanges(prominentChanges(view));
    const lines = groups.slice(0, most).map((group) => {
        const [change] = group;
        const parts = [
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(change.address, 200),
            (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .fileAndLine */ .CP)({ location: commonPlace(group) }),
            (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(workspacesWords(group, view)),
            (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(changeReason(change)),
        ];
        return `  ${ACTION_SIGNS[change.action]} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)('   ', ...parts)}`;
    });
    const more = groups.length - lines.length;
    const doubts = view.workspaces.flatMap(({ name, changes }) => changes?.doubt === undefined
        ? []
        : [`  ? ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(name, 60)}: ${MAY_BE_INCOMPLETE} ${changes.doubt}`]);
    const rest = more > 0 ? [`  … and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(more)} more of these`] : [];
    return [...lines, ...rest, ...doubts.slice(0, most)];
}
const MAY_BE_INCOMPLETE = 'the list of changes may not be whole.';
/** What all plans do, each with its workspace. */
function changesOf({ workspaces }) {
    return workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
}
function prominentChanges(view) {
    return changesOf(view).filter(({ action }) => (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isProminent */ .jR)(action));
}
/** The lines of all workspaces, without the empty ones. */
function linesOf(view, lineOf) {
    return view.workspaces.map((workspace) => lineOf(workspace, view)).filter(Boolean);
}
/** Groups of a change that is the same in several workspaces, whatever its file: it is listed once. */
function groupSameChanges(changes) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(changes, (change) => ({ ...change, workspace: '', location: undefined }));
}
function prominentHeading(prominent, view) {
    const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
    const numberOf = (word) => prominent.filter(({ action }) => action === word).length;
    const isOnePlan = view.workspaces.length === 1;
    const verbEnd = isOnePlan ? 's' : '';
    const destroyed = numberOf('delete') + (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .sumOf */ .XN)(unlisted, ({ plan }) => plan?.destructions ?? 0);
    const ofResources = [
        ['destroy', destroyed],
        ['replace', numberOf('replace')],
        ['forget', numberOf('forget')],
    ];
    const invoked = numberOf('invoke');
    const what = ofResources
        .filter(([, number]) => number > 0)
        .map(([verb, number], at) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${verb}${verbEnd} ${at === 0 ? (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .countWords */ .rj)(number, 'resource') : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number)}`);
    if (invoked > 0)
        what.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `invoke${verbEnd} ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .countWords */ .rj)(invoked, 'action')}`);
    if (what.length === 0)
        return '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `#### ${isOnePlan ? 'This plan' : 'These plans'} ${(0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(what))}`;
}
function unreadChangesLine(workspace, view) {
    const { name, plan, changes } = workspace;
    const destroyed = plan?.destructions ?? 0;
    if (changes !== undefined || destroyed === 0)
        return '';
    const which = view.workspaces.length > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name, 60)}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(destroyed)}. ` : '';
    const run = (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .runLink */ .ut)(workspace, view.context) || (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `the run`;
    const see = view.context.plans.runsAt === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `: see ${run}`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `- ${which}Which ones could not be read${see}.`;
}
function doubtLine(workspace, view) {
    const { name, changes } = workspace;
    if (changes?.doubt === undefined)
        return '';
    const run = (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .runLink */ .ut)(workspace, view.context) || (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `the run`;
    const see = view.context.plans.runsAt === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` See ${run}.`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `> ⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name, 60)}: ${MAY_BE_INCOMPLETE} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(changes.doubt)}${see}`;
}
function changeLine(group, view, reasonOf) {
    const [change] = group;
    const { address, action } = change;
    const location = commonPlace(group);
    const fileLine = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .fileAndLine */ .CP)({ location });
    const url = location && (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .permalink */ .eL)(location, view.context);
    const where = fileLine && (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(fileLine), url, (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .allowedOrigins */ .qL)(view.context));
    const names = (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)(workspacesWords(group, view));
    const what = (0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)(' ', where, (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(address, 200), names);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `- **${ACTION_SIGNS[action]}** ${(0,_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)(': ', what, (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)(reasonOf(change)))}`;
}
/** The place of a change; undefined where it is in several files. */
function commonPlace(group) {
    const [first, ...others] = group.map((change) => (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .fileAndLine */ .CP)(change));
    return others.every((place) => place === first) ? group[0].location : undefined;
}
/** The workspaces of a change, if the report has several workspaces. */
function workspacesWords(group, view) {
    const names = [...new Set(group.map(({ workspace }) => workspace))];
    return view.workspaces.length < 2 ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `in ${(0,_workspace_names_js__WEBPACK_IMPORTED_MODULE_8__/* .workspaceNames */ .c2)(names, view)}`;
}
/** The reason for a change and its special features; empty if there are none. */
function changeReason(change) {
    const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
    const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `, `, deposed ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `what an earlier replacement left behind` : '', previousAddress === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `moved from ${codePart((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(previousAddress, 200))}`, imported ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `imported` : '', action === 'forget' ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `stays, but is no longer managed` : '', change.recreated === true ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `and a new one is created` : '', trigger === undefined ? '' : codePart((0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)((0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTrigger */ .gb)(trigger), 300)), (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` `, isKnown ? (REASONS[reason] ?? '') : '', attributes.length > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `(${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .listParts */ .Z)(attributes.map(codePart), 4)})` : ''));
}
const codePart = (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('code', text, 200);
const codeParts = (names) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `, `, ...names.map(codePart));
/** The reason, and the first attributes; what forces a replacement is named once. */
function reasonAndAttributes(change) {
    const isOfWholeResource = change.action === 'create' || change.action === 'delete';
    const attributes = attributeWords(change, isOfWholeResource ? 6 : 16);
    // The reason names the attributes that force a replacement, and so do the words of the attributes.
    const reason = changeReason(attributes === '' ? change : { ...change, attributes: [] });
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `; `, reason, attributes);
}
/** `ami forces replacement; size, tags`: the first `most` attributes that change. Empty if none is known. */
function attributeWords({ differs = [] }, most) {
    const shown = differs.slice(0, most);
    const forcing = shown.filter(({ forces }) => forces === true).map(({ name }) => name);
    const others = shown.filter(({ forces }) => forces !== true).map(({ name }) => name);
    const more = differs.length - shown.length;
    const otherWords = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) ` `, codeParts(others), more > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(more)} more` : '');
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `; `, forcingWords(forcing), otherWords);
}
/** `ami forces replacement`; empty without a name. */
function forcingWords(names) {
    if (names.length === 0)
        return '';
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${codeParts(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
/** Whether there is anything to say of the attributes of any change. */
function isAnyAttributeKnown({ workspaces }) {
    const allChanges = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
    return allChanges.some(({ differs = [] }) => differs.length > 0);
}
function hiddenChangesLine(number, { workspaces, context }) {
    if (context.plans.runsAt === undefined)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `… and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number)} more.`;
    const runs = workspaces
        .filter(({ changes }) => changes !== undefined)
        .map((workspace) => (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .runLink */ .ut)(workspace, context))
        .filter(Boolean);
    const see = runs.length > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .firstParts */ .J4)(runs, 3) : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `the run`;
    return (0,_render_sentence_js__WEBPACK_IMPORTED_MODULE_5__/* .toMarkdown */ .l6)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `… and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(number)} more: see ${see}.`);
}
//# sourceMappingURL=changes.js.map

/***/ }),

/***/ 67713:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: function() { return /* binding */ footerLine; },
/* harmony export */   O0: function() { return /* binding */ encodePath; },
/* harmony export */   eL: function() { return /* binding */ permalink; },
/* harmony export */   qL: function() { return /* binding */ allowedOrigins; },
/* harmony export */   ut: function() { return /* binding */ runLink; },
/* harmony export */   wH: function() { return /* binding */ pullRequestWords; }
/* harmony export */ });
/* harmony import */ var _model_uncommitted_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88596);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21804);





/** The only origins that links of the report may lead to. */
function allowedOrigins({ plans, ci: { repository, job } }) {
    return [plans.runsAt, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
/** The id of the run, with a link to its page; empty without a run. */
function runLink({ runId, runUrl }, context) {
    return runId === undefined ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(runId, 40), runUrl, allowedOrigins(context));
}
/** The last line of a report: the commit, the job, the time and the version. */
function footerLine(context) {
    const { commit, job } = context.ci;
    const { version, startedAt } = context.gate;
    const { uncommittedFiles } = context.plans;
    const origins = allowedOrigins(context);
    const attempt = job && job.attempt > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` attempt ${job.attempt}` : '';
    const facts = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(' · ', commit &&
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)((0,_model_uncommitted_words_js__WEBPACK_IMPORTED_MODULE_3__/* .uncommittedWords */ .D)(uncommittedFiles))}`, job && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(hostStyle(context).job, job.url, origins)}${attempt}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `evaluated ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatMinute */ .Yi)(startedAt) || 'at an unknown time'}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .asMarkdown */ .g5)(version) : ''}`);
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `<sub>${facts}</sub>`;
}
const GITHUB_STYLE = {
    line: '/blob/{commit}/{path}#L{line}',
    job: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `workflow run`,
    change: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `pull request #`,
};
function hostStyle({ ci: { repository } }) {
    return repository?.style ?? GITHUB_STYLE;
}
/** `pull request #42`, as the host calls it. */
function pullRequestWords(context) {
    const { pullRequest } = context.ci;
    return pullRequest && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${hostStyle(context).change}${pullRequest.number}`;
}
/** The URL of a file's line at the commit; undefined if one of the two is unknown. */
function permalink(location, context) {
    const { repository, commit } = context.ci;
    if (!repository || !commit)
        return undefined;
    const base = `${(0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTrailing */ .h)(repository.serverUrl, '/')}/${encodePath(repository.slug)}`;
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
/** A path for an address: its slashes stay. */
function encodePath(path) {
    return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
/** Half a surrogate pair cannot be encoded, and becomes U+FFFD. */
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\ufffd');
}
//# sourceMappingURL=links.js.map

/***/ }),

/***/ 44254:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: function() { return /* binding */ sayWhole; },
/* harmony export */   J9: function() { return /* binding */ firstItems; },
/* harmony export */   SP: function() { return /* binding */ itemToMarkdown; },
/* harmony export */   cV: function() { return /* binding */ itemToPlainLines; },
/* harmony export */   l6: function() { return /* binding */ toMarkdown; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);



function toMarkdown(sentence) {
    const renderPart = (part) => {
        const { kind, text, lengthLimit, words } = part;
        if (kind === 'link')
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(`[${toMarkdown(words)}](${text})`);
        if (kind === 'sign')
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(text);
        if (kind === 'text' || kind === 'foreign')
            return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .prose */ .CS)(text, lengthLimit);
        if (kind === 'number')
            return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(part, (each) => each));
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(part, (each) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(each, lengthLimit)));
    };
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .renderSentence */ .iQ)(sentence, renderPart));
}
/** What a finding says and what to do about it, one behind the other. */
function sayWhole({ says, remedy = '' }) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) ` `, says, remedy);
}
/**
 * Items for the first `most` things, and one that counts the others.
 *
 * @param restWords what the last item says about the others, of which there are so many
 */
function firstItems(all, most, toItem, restWords = (number) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(number)} more`) {
    const rest = all.length - most;
    const last = rest > 0 ? [{ words: restWords(rest) }] : [];
    return [...all.slice(0, most).map(toItem), ...last];
}
function itemToMarkdown({ words, children = [] }, indent = '') {
    const below = children.map((child) => itemToMarkdown(child, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${indent}  `));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)('\n', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `${indent}- ${toMarkdown(words)}`, ...below);
}
/** Lines without markup, two spaces deeper at each level. Hostile until escaped. */
function itemToPlainLines({ words, children = [] }, indent) {
    const below = children.flatMap((child) => itemToPlainLines(child, `${indent}  `));
    return [indent + (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainText */ .bo)(words), ...below];
}
//# sourceMappingURL=render-sentence.js.map

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
/* harmony export */   Rz: function() { return /* binding */ saidText; },
/* harmony export */   U_: function() { return /* binding */ verdictWordsFor; },
/* harmony export */   Vk: function() { return /* binding */ acceptedWords; },
/* harmony export */   Yc: function() { return /* binding */ approvalCountWords; },
/* harmony export */   _G: function() { return /* binding */ VERDICT_WORDS; },
/* harmony export */   en: function() { return /* binding */ firstCauseLine; },
/* harmony export */   hE: function() { return /* binding */ hasNoChanges; },
/* harmony export */   je: function() { return /* binding */ levelOrProblem; },
/* harmony export */   kC: function() { return /* binding */ countPolicies; },
/* harmony export */   ly: function() { return /* binding */ STATUS_WORDS; },
/* harmony export */   mF: function() { return /* binding */ overrideWords; },
/* harmony export */   oB: function() { return /* binding */ isAccepted; },
/* harmony export */   pQ: function() { return /* binding */ causeWords; },
/* harmony export */   px: function() { return /* binding */ groupByPolicy; },
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
/** What a reason or a notice says; what helps is one of the steps where it keeps the gate closed. Hostile until escaped. */
function saidText({ says, message, blocks }) {
    return blocks && says !== undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(says) : message;
}
/** The words for the verdict of one workspace. @param advisoryFailures how many policies failed that are advisory */
function verdictWords(verdict, advisoryFailures) {
    return verdict === 'advisory' && advisoryFailures === 0
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `passed, and not all of it is certain`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${VERDICT_WORDS[verdict].words}`;
}
/** `blocked`, `needs an override`, `need an override`: what is said of so many workspaces, behind their number. */
function verdictWordsFor(verdict, number) {
    return verdict === 'needs-override'
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .verbFor */ .Tq)(number, 'needs', 'need')} an override`
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
/** The level of the policy, or what a diagnostic of the plan is. */
function levelOrProblem(cause) {
    return cause.kind === 'diagnostic' ? diagnosticNoun(cause) : levelWords(cause.level);
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
function firstSentence(text) {
    const [first = ''] = text.split(/(?<=[.!?])\s/, 1);
    return first.replace(/\.$/, '');
}
/** Whether its words are a name and what became of it, and no sentence. */
function isNamed({ kind }) {
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
    const { workspaces, severity, code, occurrences } = first;
    const names = isShort && workspaces.length > 1
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceCountWords */ .jK)(workspaces.length)
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .firstParts */ .J4)(workspaces, 1).join('');
    const verb = severity === 'needs-override' ? 'needs an override in' : 'blocks';
    const what = isFailure(first)
        ? `${causeWords(first)} ${verb} ${names}`
        : `${causeWords(first)}${isNamed(first) ? ' in ' : ': '}${names}`;
    const place = isShort ? '' : fileAndLine(occurrences.find(({ location }) => location) ?? {});
    const facts = [place, code ?? ''].filter(Boolean).map((fact) => ` (${fact})`);
    const arePolicies = others.every(({ policy, kind }) => policy !== '' && kind !== 'diagnostic');
    const more = arePolicies
        ? (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(others.length, 'more policy', 'more policies')
        : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWordsIfAny */ .eQ)(others.length, 'more cause');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinNonEmpty */ .JO)(isShort ? ' · ' : '; ', `${what}${facts.join('')}`, more);
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 88832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HO: function() { return /* binding */ stoppedWords; },
/* harmony export */   Xq: function() { return /* binding */ someNames; },
/* harmony export */   c2: function() { return /* binding */ workspaceNames; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74913);
/** How a report names the workspaces of a cause or a change: a few by their names, many by their number and a pattern. */


/** More names in a row are not read. */
const MOST_NAMES = 4;
/** `a`, `b` and `c`; `all 60 workspaces`; `10 workspaces (network-*)`; or the number with the first names. */
function workspaceNames(names, view) {
    const { workspaces } = view;
    const { length } = names;
    if (length <= MOST_NAMES && !(length === workspaces.length && length > 2))
        return someNames(names);
    if (length === workspaces.length)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `all ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(length)}`;
    const patterns = patternsOf(names, view);
    const shown = patterns === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(names.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', name, 60)), 3)
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `, `, ...patterns.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', name, 60)));
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .workspaceCountWords */ .jK)(length)} (${shown})`;
}
/** What a cause keeps from being started in other workspaces; empty if it is nothing. */
function stoppedWords(stopped, view) {
    return stopped === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `Nothing was started for ${workspaceNames(stopped, view)} because of this.`;
}
/** At most `most` names, and the number of the others. */
function someNames(names, most = MOST_NAMES) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(names.map((name) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', name, 60)), most);
}
/** Patterns that fit exactly these names, and no other workspace of the report; undefined without at most `MOST_NAMES` of them. */
function patternsOf(names, view) {
    const counts = beginnings(view);
    const found = [];
    let left = names;
    while (left.length > 0) {
        const [first = ''] = left;
        if (found.length === MOST_NAMES)
            return undefined;
        // The shortest beginning whose workspaces are all among these.
        const fitting = beginningsOf(first).find((beginning) => {
            const number = left.filter((name) => name.startsWith(beginning)).length;
            return number > 1 && number === counts.get(beginning);
        });
        if (fitting === undefined)
            return undefined;
        found.push(`${fitting}*`);
        left = left.filter((name) => !name.startsWith(fitting));
    }
    return found;
}
/** `network-`, `network-prod-` of `network-prod-eu`: the name up to each of its separators. */
function beginningsOf(name) {
    return Array.from(name.matchAll(/[-_./:]+/g), ({ index, 0: { length } }) => name.slice(0, index + length));
}
const known = new WeakMap();
/** How many workspaces begin with each beginning; counted once for a report. */
function beginnings(report) {
    const counted = known.get(report);
    if (counted !== undefined)
        return counted;
    const { workspaces, unaffected } = report;
    const counts = new Map();
    const names = [...workspaces.map(({ name }) => name), ...unaffected];
    for (const beginning of names.flatMap(beginningsOf)) {
        counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
    }
    known.set(report, counts);
    return counts;
}
//# sourceMappingURL=workspace-names.js.map

/***/ })

};
;