"use strict";
exports.id = 4666;
exports.ids = [4666];
exports.modules = {

/***/ 29:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ askOpa; }
/* harmony export */ });
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34271);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _execute_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61455);
/* harmony import */ var _temporary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53776);




/** For one command that judges nothing. A large set of policies is checked in seconds. */
const BOUNDS = {
    timeoutMs: 5 * 60_000,
    maxBytes: 256 * 1024 * 1024,
    maxResidentBytes: 2 * 1024 * 1024 * 1024,
};
/**
 * Runs `opa`, and ends it with everything that it started if it uses more than it may.
 *
 * @returns what it printed; undefined if there is no `opa` on the PATH
 */
async function askOpa({ executeBounded, environment, signal: signalOfPorts }, command) {
    const { args, cwd, stdin, bounds } = command;
    const signal = command.signal ?? signalOfPorts;
    const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
    try {
        const options = { stdin, signal, endsWithUs: true, ...BOUNDS, ...bounds };
        const variables = { ...(0,_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .pickVariables */ .hY)(environment), ...memorySettings(options) };
        const run = (at) => executeBounded('opa', args, { ...options, variables, cwd: at });
        const answer = await (cwd === undefined ? (0,_temporary_js__WEBPACK_IMPORTED_MODULE_1__/* .inEmptyDirectory */ .AY)(run, signal) : run(cwd));
        const { exitCode = -1, ended, ...output } = answer;
        if (ended === undefined)
            return { exitCode, ...output };
        return { ...failed(`opa ${_execute_js__WEBPACK_IMPORTED_MODULE_0__/* .WHY_ENDED */ .QG[ended]} and was ended.`), ended };
    }
    catch (error) {
        if ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(error)['code'] === 'ENOENT')
            return undefined;
        return failed(`opa could not be started: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .g)(error)}`);
    }
}
/**
 * Settings of Go: most questions are answered before memory is worth collecting, which took a third of their time. A
 * question that needs much memory is collected as usual.
 */
function memorySettings({ maxResidentBytes }) {
    return { GOGC: '400', GOMEMLIMIT: `${Math.round(maxResidentBytes * 0.75)}B` };
}
//# sourceMappingURL=ask-opa.js.map

/***/ }),

/***/ 7410:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ TERRAFORM_PLAN; },
/* harmony export */   l: function() { return /* binding */ NAMED_SHAPES; }
/* harmony export */ });
/**
 * Which keys a plan's document can have in Terraform's JSON format. A policy that reads another key would look at
 * nothing.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format, and what Terraform 1.11 and 1.14 write.
 */
const anything = 'anything';
const keys = (shapes) => ({ keys: shapes });
const values = (shape) => ({ values: shape });
const items = (shape) => ({ items: shape });
const scalar = 'scalar';
function scalars(...names) {
    return Object.fromEntries(names.map((name) => [name, scalar]));
}
function ofAnything(...names) {
    return Object.fromEntries(names.map((name) => [name, anything]));
}
const change = keys({
    ...ofAnything('before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'),
    ...ofAnything('before_identity', 'after_identity'),
    generated_config: scalar,
    actions: items(scalar),
    replace_paths: items(items(scalar)),
    importing: keys({ ...scalars('id', 'unknown'), identity: anything }),
});
const resourceChange = keys({
    ...scalars('address', 'previous_address', 'module_address', 'mode', 'type', 'name', 'index'),
    ...scalars('index_unknown', 'provider_name', 'deposed', 'action_reason'),
    change,
});
const invocation = keys({
    ...scalars('address', 'type', 'name', 'provider_name'),
    ...ofAnything('config_values', 'config_sensitive', 'config_unknown'),
    ...ofAnything('lifecycle_action_trigger', 'invoke_action_trigger'),
});
const outputs = values(keys({ ...scalars('sensitive', 'deprecated'), ...ofAnything('value', 'type') }));
const stateValues = keys({ outputs, root_module: { named: 'module' } });
const check = keys({
    ...scalars('status'),
    address: keys(scalars('kind', 'mode', 'to_display', 'type', 'name', 'module')),
    instances: items(keys({
        ...scalars('status'),
        address: keys(scalars('to_display', 'instance_key', 'module')),
        problems: items(keys(scalars('message'))),
    })),
});
const configuredResource = keys({
    ...scalars('address', 'mode', 'type', 'name', 'provider_config_key', 'schema_version'),
    ...ofAnything('expressions', 'count_expression', 'for_each_expression'),
    provisioners: items(keys({ type: scalar, expressions: anything })),
    depends_on: items(scalar),
});
/** Shapes that refer to themselves. */
const NAMED_SHAPES = {
    module: keys({
        address: scalar,
        resources: items(keys({
            ...scalars('address', 'mode', 'type', 'name', 'index', 'provider_name', 'schema_version'),
            ...scalars('tainted', 'deposed_key', 'identity_schema_version'),
            ...ofAnything('values', 'sensitive_values', 'identity'),
            depends_on: items(scalar),
        })),
        child_modules: items({ named: 'module' }),
    }),
    configured: keys({
        outputs: values(anything),
        resources: items(configuredResource),
        module_calls: values(keys({
            ...scalars('source', 'version_constraint'),
            ...ofAnything('expressions', 'count_expression', 'for_each_expression'),
            depends_on: items(scalar),
            module: { named: 'configured' },
        })),
        variables: values(anything),
        actions: items(anything),
    }),
};
/** The plans of Terraform and OpenTofu, also those that another job has made. */
const TERRAFORM_PLAN = {
    keys: {
        ...scalars('format_version', 'terraform_version'),
        ...scalars('timestamp', 'applyable', 'complete', 'errored'),
        variables: values(keys({ value: anything, deprecated: scalar })),
        planned_values: stateValues,
        resource_changes: items(resourceChange),
        output_changes: values(change),
        proposed_unknown: stateValues,
        resource_drift: items(resourceChange),
        deferred_changes: items(keys({ reason: scalar, resource_change: resourceChange })),
        action_invocations: items(invocation),
        deferred_action_invocations: items(keys({ reason: scalar, action_invocation: invocation })),
        prior_state: keys({
            ...scalars('format_version', 'terraform_version'),
            values: stateValues,
            checks: items(check),
        }),
        configuration: keys({
            provider_config: values(keys({
                ...scalars('name', 'full_name', 'alias', 'version_constraint', 'module_address'),
                expressions: anything,
            })),
            root_module: { named: 'configured' },
        }),
        relevant_attributes: items(keys({ resource: scalar, attribute: items(scalar) })),
        checks: items(check),
    },
};
//# sourceMappingURL=plan-shape.js.map

/***/ }),

/***/ 13050:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readPlannedValues; }
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69166);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41293);
/** What a plan makes of some resources, to compare it with what another plan makes of them. */



/** Undefined if the plan has something that cannot be read. */
function readPlannedValues(plan, addresses) {
    const isList = Array.isArray(plan.document['resource_changes']);
    if (!isList || plan.isErrored || plan.repeated().length > 0)
        return undefined;
    const seen = new Set();
    const values = new Map();
    const movedFrom = new Map();
    for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(plan, ['resource_changes'])) {
        const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.address);
        if (address === undefined)
            return undefined;
        if (!addresses.has(address))
            continue;
        const previous = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.previousAddress);
        if (previous !== undefined)
            movedFrom.set(address, previous);
        const value = valuesAfter(entry.values);
        // An address that comes twice has an object that an earlier replacement left behind, so its values are not certain.
        if (seen.has(address) || value === undefined)
            values.delete(address);
        else
            values.set(address, value);
        seen.add(address);
    }
    return { values, movedFrom };
}
/**
 * The values after the change, as JSON. Undefined for a resource that is not there afterwards, and for one with a sensitive
 * value, which the JSON leaves out. Values that the plan does not know yet are the same where both plans do not know them.
 */
function valuesAfter({ after, unknownAfter: unknown, sensitiveAfter: sensitive, }) {
    if (typeof after !== 'object' || after === null)
        return undefined;
    if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(sensitive))
        return undefined;
    return JSON.stringify([after, unknown]);
}
//# sourceMappingURL=planned-values.js.map

/***/ }),

/***/ 26325:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ withoutTextsOf; },
/* harmony export */   c: function() { return /* binding */ withoutTextsIn; }
/* harmony export */ });
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72166);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _read_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33597);
/* harmony import */ var _remove_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47944);
/* harmony import */ var _sensitive_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30508);
/**
 * Texts that people read, without the sensitive values of a plan. A failed check, a policy and a provider can have a value from a
 * place that the plan does not mark, and it is recognised by the place that the plan does mark.
 */





/** @param plan as it is, or filled from the state after its apply; it is read when the first text comes */
function withoutTextsOf(plan) {
    let without;
    return (text) => {
        without ??= (0,_remove_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .removerOf */ .O)(hiddenTexts(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parse */ .qgA(_read_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .asPlanDocument */ .dB, plan)));
        return without(text);
    };
}
/** The names in addresses are no secret, and a message has to name its resource. */
function hiddenTexts(plan) {
    const names = new Set(Array.from((0,_sensitive_values_js__WEBPACK_IMPORTED_MODULE_3__/* .addressesIn */ .Mh)(plan)).flatMap((one) => one.split(/[.[\]"]/)));
    return [...(0,_sensitive_values_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitiveTexts */ .bl)(plan)].filter((text) => !names.has(text));
}
/** Plain data with every text in it as this makes it. */
function withoutTextsIn(value, withoutTexts) {
    return (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .mapStrings */ .to)(value, withoutTexts);
}
//# sourceMappingURL=without-sensitive-texts.js.map

/***/ }),

/***/ 63911:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ divideFailure; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72588);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92046);
/* harmony import */ var _existing_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96747);
/* harmony import */ var _tell_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19525);




/** How often a policy is asked about one plan, besides the first time. */
const MOST_QUESTIONS = 2;
async function divideFailure(failure, { without, excepted, readBase }) {
    const undivided = { results: [failure], mayBeOld: 0 };
    if (failure.status !== 'failed' || failure.word !== undefined || failure.level === 'unknown') {
        return undivided;
    }
    const ofWholePolicy = excepted.entries.find(({ address }) => address === undefined);
    if (ofWholePolicy !== undefined) {
        return { results: [{ ...failure, ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(ofWholePolicy) }], mayBeOld: 0 };
    }
    const asked = { without, left: MOST_QUESTIONS };
    const { counting, accepted, others } = await divideExcepted(failure, excepted, asked);
    if (counting === undefined)
        return { results: [...others, ...accepted], mayBeOld: 0 };
    const base = (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(counting).length === 0 ? undefined : await readBase?.();
    const isExcepted = isExceptedBy(excepted);
    const held = base === undefined
        ? { results: [counting], mayBeOld: 0 }
        : await divideExisting(counting, isExcepted, { base, asked });
    return { results: [...others, ...held.results, ...accepted], mayBeOld: held.mayBeOld };
}
async function ask(asked, isLeftOut) {
    asked.left -= 1;
    return asked.without(isLeftOut);
}
const isExceptedBy = ({ at }) => (address) => at(address).length > 0;
async function divideExcepted(failure, excepted, asked) {
    const undivided = { counting: failure, accepted: [], others: [] };
    const [firstEntry] = excepted.entries;
    if (firstEntry === undefined)
        return undivided;
    const isExcepted = isExceptedBy(excepted);
    const again = await ask(asked, isExcepted);
    // A policy that breaks without a resource has said nothing about the others.
    if (again === undefined || again.status === 'errored')
        return undivided;
    const counting = new Map();
    const add = (told) => void counting.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told), told);
    if (again.status === 'failed')
        (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again).forEach(add);
    const gone = [];
    for (const told of (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure)) {
        if (counting.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told)))
            continue;
        // It can be about what is left out only if it names some of that, or nothing at all.
        const { addresses } = told;
        if (addresses.length > 0 && !addresses.some(isExcepted))
            add(told);
        else
            gone.push(told);
    }
    if (gone.length === 0)
        return undivided;
    const byEntry = new Map();
    for (const told of gone) {
        const [entry = firstEntry] = told.addresses.flatMap((address) => excepted.at(address));
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byEntry, entry, told);
    }
    const accepted = Array.from(byEntry, ([entry, of]) => ({
        ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, of),
        ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(entry),
    }));
    // The new answer is kept as well where no message stands for it: it fails without one, or was not evaluated.
    const isCovered = again.status === 'passed' || (again.status === 'failed' && counting.size > 0);
    return {
        counting: counting.size === 0 ? undefined : (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...counting.values()]),
        accepted,
        others: isCovered ? [] : [again],
    };
}
/**
 * A failure is old if the default branch has it, both plans make the same of every resource in it, and it is gone without these.
 * What comes to light then is held against the default branch as well, as long as the policy may be asked.
 */
async function divideExisting(failure, isExcepted, { base, asked }) {
    const old = new Map();
    const fresh = new Map((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure).map((one) => [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one]));
    /** What is known already to be old, or to stay without its resources. */
    const told = new Set();
    let mayBeOld = 0;
    /** What is left without the resources of the old failures and of these; undefined if there is no answer. */
    const leftWithout = async (candidates) => {
        const leftOut = new Set([...old.values(), ...candidates].flatMap(({ addresses }) => addresses));
        const again = await ask(asked, (address) => isExcepted(address) || leftOut.has(address));
        if (again?.status === 'passed')
            return [];
        return again?.status === 'failed' ? (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again) : undefined;
    };
    let compared = [...fresh.values()];
    while (true) {
        const existing = await existingAmong(compared, old, isExcepted, base);
        const candidates = existing.filter((one) => !told.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (candidates.length === 0)
            break;
        mayBeOld = candidates.length;
        if (asked.left === 0)
            break;
        const still = await leftWithout(candidates);
        mayBeOld = 0;
        if (still === undefined)
            break;
        const stillThere = new Set(still.map(_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw));
        for (const one of candidates)
            told.add((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        const gone = candidates.filter((one) => !stillThere.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (gone.length === 0)
            break;
        let remaining = still;
        if (gone.length < candidates.length) {
            // The resources of those that stayed have to be judged again.
            mayBeOld = gone.length;
            if (asked.left === 0)
                break;
            const again = await leftWithout(gone);
            mayBeOld = 0;
            if (again === undefined)
                break;
            remaining = again;
        }
        for (const one of gone) {
            old.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
            fresh.delete((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        }
        for (const one of remaining)
            fresh.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
        compared = [...remaining];
    }
    if (old.size === 0)
        return { results: [failure], mayBeOld };
    const ofBase = { ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...old.values()]), status: 'existing' };
    const counting = fresh.size === 0 ? [] : [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...fresh.values()])];
    return { results: [...counting, ofBase], mayBeOld };
}
/** Those that the default branch has too, about resources of which both plans make the same. */
async function existingAmong(failures, old, isExcepted, { now, before, failsWithout }) {
    const oldThere = new Set([...old.values()]
        .flatMap(({ addresses }) => addresses)
        .map((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .addressBefore */ .QF)(address, now)));
    const there = await failsWithout((address) => isExcepted(address) || oldThere.has(address));
    if (there === undefined || there.length === 0)
        return [];
    const beforeMove = ({ lines, addresses }) => lines.map((text) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .textBefore */ .$H)({ text, addresses }, now));
    const countsThere = countTexts(there.flatMap(({ lines }) => lines));
    const countsHere = countTexts(failures.flatMap(beforeMove));
    return failures.filter((told) => told.isAboutOthers !== true &&
        told.addresses.length > 0 &&
        told.addresses.every((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnchanged */ ._5)(address, now, before)) &&
        // A text that is not certain was never printed before. A line that is printed more often than before may be about
        // something new each time.
        beforeMove(told).every((text) => text !== undefined && (countsHere.get(text) ?? 0) <= (countsThere.get(text) ?? 0)));
}
function countTexts(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
//# sourceMappingURL=divide-failures.js.map

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



const OWN_POLICIES = {
    name: 'own-policies',
    title: 'own policies',
    reads: 'plan',
    counted: 'policy',
    countsAsPolicy: true,
    acceptedBy: 'people',
    excepted: 'by-directory-and-policy',
    toldApartBy: 'message',
    mayHoldLater: true,
};
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
    return { judge: OWN_POLICIES, how, reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), results } };
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

/***/ 38628:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ isOverridable; },
/* harmony export */   s: function() { return /* binding */ readApprovalRule; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28187);
/* harmony import */ var _policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79925);
/** Who must agree to a failure of an own policy, as METADATA and policies.hcl say it. Nothing of the plan says it. */



/** Levels at which a failure waits for people. */
const OVERRIDABLE_LEVELS = ['soft-mandatory', 'mandatory-overridable'];
const MOST_APPROVALS = 20;
/** Whether people may accept a failure of the policy. */
function isOverridable({ level }) {
    return OVERRIDABLE_LEVELS.includes(level);
}
/**
 * Who must agree, and how many: all names of all blocks, and the largest number.
 *
 * @param problems gets a sentence for everything that is wrong
 * @returns undefined if no block says anything
 */
function readApprovalRule(written, { name, level }, problems) {
    const [first] = written;
    if (first === undefined)
        return undefined;
    const { length: before } = problems;
    const items = written.flatMap(({ where, approvers }) => readNames(approvers, where, problems));
    const counts = written.map(({ where, count }) => readCount(count, where, problems));
    if (problems.length === before && items.length === 0) {
        problems.push(`${first.where} has \`approvals\`, and names no \`approvers\`.`);
    }
    if (!isOverridable({ level })) {
        problems.push(`${first.where} names approvers, and the policy ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)} is ${level}. Only a failure at ${OVERRIDABLE_LEVELS.join(' or ')} can be approved.`);
    }
    const distinct = new Map(items.map((item) => [item.replace(/^@/, '').toLowerCase(), item]));
    const { approvers } = (0,_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .toApprovers */ .Cx)([...distinct.values()]);
    return { approvers, count: Math.max(1, ...counts) };
}
function readNames(approvers, where, problems) {
    if (approvers === undefined)
        return [];
    const items = Array.isArray(approvers) ? approvers : [approvers];
    const texts = items.filter((item) => typeof item === 'string');
    const unreadable = (0,_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .toApprovers */ .Cx)(texts).unreadable;
    const others = items.filter((item) => typeof item !== 'string');
    const wrong = [
        ...unreadable.map((item) => (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(item)),
        ...others.map((item) => ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isRecord */ .u4)(item) ? 'an object' : JSON.stringify(item))),
    ];
    if (items.length === 0)
        problems.push(`${where} has an empty list of \`approvers\`.`);
    if (wrong.length > 0) {
        problems.push(`${where} has the approvers ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .nameSome */ .Kf)(wrong, MOST_NAMED)}, which are no person or team. ${_policy_policy_owners_js__WEBPACK_IMPORTED_MODULE_0__/* .WRITE_NAMES */ .h7}`);
    }
    return texts;
}
const MOST_NAMED = 5;
function readCount(count, where, problems) {
    if (count === undefined)
        return 1;
    if (typeof count === 'number' && Number.isInteger(count) && count >= 1) {
        if (count <= MOST_APPROVALS)
            return count;
    }
    problems.push(`${where} has \`approvals: ${JSON.stringify(count)}\`, which is no whole number from 1 to ${MOST_APPROVALS}.`);
    return 1;
}
//# sourceMappingURL=approval-rules.js.map

/***/ }),

/***/ 67243:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: function() { return /* binding */ refuseLeftOutData; },
/* harmony export */   Df: function() { return /* binding */ findLeftOutData; },
/* harmony export */   px: function() { return /* binding */ missingDataFinder; },
/* harmony export */   vM: function() { return /* binding */ isDataFile; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _configuration_syntax_hcl_scanner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20854);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2340);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48391);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10000);
/**
 * The data files of a policy set count as a whole: what `opa` would leave out of one in silence is refused, because a policy
 * without its data denies nothing.
 */






/** Whether `opa` reads data from a file, as HCP Terraform does. @param path its path, or its name alone */
function isDataFile(path) {
    return /(?:^|\/)data\.(?:json|yaml)$/.test(path);
}
/** What of the text of a data file would not count, as the rest of a sentence; undefined if there is nothing. */
async function findLeftOutData(path, text) {
    if (path.endsWith('.json') && (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text) !== undefined)
        return findRepeatedName(text);
    const { findLeftOut } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8443)]).then(__webpack_require__.bind(__webpack_require__, 98443));
    return findLeftOut(text);
}
/** Without a tree of its values: for 50 MB of them there would not be memory enough. */
function findRepeatedName(text) {
    if ((0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonDeeperThan */ .ZI)(text, _model_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_LEVELS */ .Ez)) {
        return { line: 1, message: `cannot be read: ${_configuration_syntax_hcl_scanner_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_DEEP */ .gZ}. Correct it.` };
    }
    const repeated = (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstRepeatedName */ .aE)(text);
    if (repeated === undefined)
        return undefined;
    const line = text.slice(0, repeated.at).split('\n').length;
    const message = `has the key ${JSON.stringify(repeated.name)} twice, and only one of them could count. Remove one.`;
    return { line, message };
}
async function findLeftOutOfSet(path, text) {
    if (!path.endsWith('.json'))
        return findLeftOutData(path, text);
    // What is no JSON is refused by `opa`.
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text) === undefined ? undefined : findRepeatedName(text);
}
/** @throws PolicyProblem naming what would not count in each data file, with its line */
async function refuseLeftOutData({ files, shownAs }) {
    const data = [...files].filter(([path]) => isDataFile(path));
    const searching = data.map(async ([path, content]) => {
        const text = Buffer.from(content).toString();
        const problem = await findLeftOutOfSet(path, text);
        if (problem === undefined)
            return [];
        const place = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .filePart */ .A4)(`${shownAs}/${path}:${problem.line}`);
        return [(0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_2__/* .wrongPolicies */ .UP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${place}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj)(problem.message)}`)];
    });
    const problems = (await Promise.all(searching)).flat();
    if (problems.length > 0)
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_2__/* .PolicyProblem */ .cq(...problems);
}
const MOST_NAMED = 5;
/**
 * Makes the function that says why a policy is refused that reads data which no file has, beside files whose data is not read;
 * undefined if there is no such data. It gets the policy, as the beginning of a sentence, and the paths of the data that it reads.
 */
function missingDataFinder({ files, unreadData = [] }) {
    let reading;
    return async (where, reads) => {
        if (unreadData.length === 0 || reads.length === 0)
            return undefined;
        // Once for all policies: the data can be long.
        const documents = await (reading ??= readDocuments(files));
        const missing = reads.find((path) => !documents.some((document) => hasData(document, path)));
        if (missing === undefined)
            return undefined;
        const named = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .firstParts */ .J4)(unreadData.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL), MOST_NAMED);
        const path = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .sentencePart */ .vn)('name', `data.${missing.join('.')}`, 160);
        return (0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_2__/* .wrongPolicies */ .UP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `${where} reads ${path}, which no rule and no data file has. Data is read from data.json and data.yaml alone, and not from ${named}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .phrase */ .MZ) `Rename the file that has it, or name it in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_3__/* .setting */ .Pe)('data')} of conftest.toml.`);
    };
}
/** The data of each file, and the names of the directories that it is in. */
async function readDocuments(files) {
    const { valueOfYaml } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(8443)]).then(__webpack_require__.bind(__webpack_require__, 98443));
    return [...files].flatMap(([path, content]) => {
        if (!isDataFile(path))
            return [];
        const text = Buffer.from(content).toString();
        const value = path.endsWith('.json') ? (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .qF)(text) : valueOfYaml(text);
        const words = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path).split('/');
        return { above: words.filter((word) => word !== '.'), value };
    });
}
/** @param document.above the names of the directories that it is in */
function hasData({ above, value }, path) {
    if (!above.every((word, at) => path[at] === undefined || path[at] === word))
        return false;
    let inside = value;
    for (const word of path.slice(above.length)) {
        if (!Object.hasOwn((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(inside), word))
            return false;
        inside = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(inside)[word];
    }
    return true;
}
//# sourceMappingURL=data-files.js.map

/***/ }),

/***/ 82226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ describeRules; },
/* harmony export */   Z: function() { return /* binding */ listNames; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52484);
/* harmony import */ var _schema_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82587);
/* harmony import */ var _data_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67243);
/* harmony import */ var _syntax_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92930);
/* harmony import */ var _read_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97106);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28187);
/** What is known of each policy of a set before anything is evaluated: which files it leads to, and what it reads. */







/** The policies of a set, in the order in which it judges. */
function describeRules({ policies: { files }, readings, form }) {
    const textOf = (name) => Buffer.from(files.get(name) ?? '').toString();
    const data = [...files.keys()].filter(_data_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isDataFile */ .vM).sort();
    // A plan that is read as a whole is read with the member that a redacted one lacks.
    const readMember = (path) => (0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfRun */ .NG)(path) ? 'run' : ((0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .planPath */ .pw)(path)[0] ?? 'configuration');
    // The key of another tool's document is not in this one.
    const isInForm = ([key]) => key === undefined || form.keys.includes(key) || !(0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isTopKey */ .d1)(key);
    return readings.map(({ rule, reads: read }) => {
        const { group, exception } = rule;
        const policy = exception === undefined ? [group] : [group, exception.group];
        const { rules } = read;
        // What reads its whole input reads the run, if that is in it.
        const runs = form.keys.flatMap((key) => ((0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfRun */ .NG)([key]) ? [[key]] : []));
        const parts = read.parts
            .filter(isInForm)
            .flatMap((path) => (path.length === 0 ? [path, ...runs] : [path]));
        const annotations = policy.flatMap(_syntax_js__WEBPACK_IMPORTED_MODULE_4__/* .annotationsOf */ .Ih);
        const isMeant = (path) => (0,_schema_check_js__WEBPACK_IMPORTED_MODULE_2__/* .isNamedAsAbsent */ .Jr)(path, annotations);
        const needed = parts.filter((path) => !isMeant(path));
        const neededMembers = new Set(needed.map(readMember).filter(_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isTopKey */ .d1));
        const { name, query, level } = rule;
        return {
            meansUnknown: rule.meansUnknown === true,
            mayRead: (0,_read_places_js__WEBPACK_IMPORTED_MODULE_5__/* .lackedReader */ ._1)(read.places, read.constants),
            policy: name,
            level,
            approval: rule.approval,
            file: rule.group.rules[0]?.module.file,
            absentIn: ({ keys }) => [...neededMembers].filter((member) => !Object.hasOwn(keys, member)),
            readsConfiguration: parts.some((path) => readMember(path) === 'configuration'),
            readsDrift: parts.some(mayBeDrift),
            readsOfRun: needed.filter(_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfRun */ .NG).map((path) => path.slice(1)),
            readsOfPullRequest: needed.filter(_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfPullRequest */ .Av).map((path) => path.slice(1)),
            readsTeams: parts.some(_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfTeams */ .MY),
            get identity() {
                const sources = [...rules].flatMap((used) => used.rules.map(({ module }) => module.file));
                const texts = [...[...new Set(sources)].sort(), ...data].map((file) => [
                    file,
                    textOf(file),
                ]);
                // Policies that lead to the same files, with the same name, query and level, say the same of every plan.
                const identity = JSON.stringify([name, query, level, texts]);
                return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(identity).digest('hex');
            },
        };
    });
}
function mayBeDrift(path) {
    const [member = 'resource_drift'] = (0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .planPath */ .pw)(path);
    return !(0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfRun */ .NG)(path) && !(0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfPullRequest */ .Av)(path) && ['resource_drift', '*'].includes(member);
}
/** The first names of attributes or of parts, for a sentence. */
function listNames(names) {
    return (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .nameSome */ .Kf)(names.map((name) => `\`${name}\``), MOST_NAMED);
}
const MOST_NAMED = 3;
//# sourceMappingURL=describe-rules.js.map

/***/ }),

/***/ 95809:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: function() { return /* binding */ FORBIDDEN; },
/* harmony export */   Gk: function() { return /* binding */ findOpa; },
/* harmony export */   c3: function() { return /* binding */ noOpa; }
/* harmony export */ });
/* unused harmony exports hasWrongIndex, RELEASE, COMPILE_OPA, howToGetOpa */
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _machine_ask_opa_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85382);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(239);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77934);
/** Asks the `opa` on the PATH for its version and its functions, takes some of them from policies, and says how to get it. */







/** With the first that was released as 1, all policies of the tests have the results that the newest gives them. */
const OLDEST = '1.0.0';
/** Functions that a policy must not call, because they use more than its input. */
const FORBIDDEN = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
/**
 * The `opa` on the PATH, or why it cannot be used; undefined if there is none.
 *
 * @param askedVersion its version, where another question tells it
 */
async function findOpa(ports, askedVersion) {
    const ask = (args) => (0,_machine_ask_opa_js__WEBPACK_IMPORTED_MODULE_1__/* .askOpa */ .a)(ports, { args });
    const [listed, known] = await Promise.all([ask(['capabilities', '--current']), askedVersion]);
    if (listed === undefined)
        return undefined;
    const answer = known === undefined ? await ask(['version']) : undefined;
    const version = known ?? /(?:^|\n)Version: (\d+\.\d+\.[^ \r\n]+)/.exec(answer?.stdout ?? '')?.[1];
    if (version === undefined) {
        return unusable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${OPA} on the PATH does not say its version: ${messageOf(answer ?? listed)}`);
    }
    const here = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${OPA} on the PATH is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('name', version, 60)}.`;
    if (Number(version.split('.')[0]) < 1) {
        return unusable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${here} Install ${OLDEST} or newer.`);
    }
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .safeParse */ .xLC(capabilitiesSchema, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(listed.stdout));
    if (!parsed.success) {
        const asked = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('opa capabilities --current');
        return unusable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `The ${OPA} on the PATH does not say which functions it has (${asked}): ${messageOf(listed)}`);
    }
    const builtins = parsed.output.builtins.filter(({ name }) => !FORBIDDEN.includes(name));
    const functions = builtins.map(({ name }) => name);
    // Without a list of hosts, a schema of a policy could be read from any.
    const capabilities = JSON.stringify({ ...parsed.output, builtins, allow_net: [] });
    return { version, capabilities, functions };
}
const capabilitiesSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({
    builtins: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .looseObject */ ._H3({ name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP() })),
});
/**
 * Whether the index of rules of this version leaves out rules that hold. `opa eval` judges without it, and `opa test` cannot be
 * told to.
 */
function hasWrongIndex(version) {
    return /^1\.(?:14\.0|21\.\d+|22\.0)(?:-|$)/.test(version);
}
function messageOf({ stdout, stderr }) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .foreign */ .V$)((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_3__/* .trimSpace */ .Pd)(stderr || stdout).slice(0, 200));
}
function unusable(says) {
    return { problem: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('unusable-opa', says, { remedy: howToGetOpa(), actor: 'operators' }) };
}
/** The release that the tests judge with. */
const RELEASE = 'v1.22.4';
const DOWNLOADS = `https://openpolicyagent.org/downloads/${RELEASE}`;
const OPA = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('opa');
/** Compiles that release. Go compares its sources with the digest in Go's checksum database. */
const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;
/** System and processor → the name of the file to download. */
const PROGRAMS = {
    'linux x64': 'opa_linux_amd64_static',
    'linux arm64': 'opa_linux_arm64_static',
    'darwin x64': 'opa_darwin_amd64',
    'darwin arm64': 'opa_darwin_arm64_static',
    'win32 x64': 'opa_windows_amd64.exe',
};
/** Sentences with the command that downloads `opa` for this system. */
function howToGetOpa(here = `${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.platform)()} ${(0,node_os__WEBPACK_IMPORTED_MODULE_0__.arch)()}`) {
    const program = PROGRAMS[here];
    if (program === undefined) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `For ${OPA} on this system see https://openpolicyagent.org.`;
    }
    const download = here.startsWith('win32')
        ? `curl.exe -Lo opa.exe ${DOWNLOADS}/${program}`
        : `curl -Lo opa ${DOWNLOADS}/${program} && chmod +x opa`;
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `To get opa: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(download)}. Move it to a directory on the PATH. With Go, ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)(COMPILE_OPA)} does all of that.`;
}
/** That nothing here judges policies in Rego. @param policies the directory that has them, as it was written */
function noOpa(policies) {
    const says = policies === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `There is no ${OPA} on the PATH.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `There is no ${OPA} on the PATH to judge the Rego in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .directoryPart */ .Pv)(policies)}.`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('no-opa', says, {
        about: { policySet: policies },
        remedy: howToGetOpa(),
        actor: 'operators',
    });
}
//# sourceMappingURL=find-opa.js.map

/***/ }),

/***/ 52484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: function() { return /* binding */ isOfPullRequest; },
/* harmony export */   GJ: function() { return /* binding */ chooseForm; },
/* harmony export */   Gf: function() { return /* binding */ placesInInput; },
/* harmony export */   Ib: function() { return /* binding */ RUN_SHAPE; },
/* harmony export */   MY: function() { return /* binding */ isOfTeams; },
/* harmony export */   NG: function() { return /* binding */ isOfRun; },
/* harmony export */   Oe: function() { return /* binding */ writeInput; },
/* harmony export */   Yw: function() { return /* binding */ TOOLS_IN_METADATA; },
/* harmony export */   _x: function() { return /* binding */ ANY_INPUT; },
/* harmony export */   ao: function() { return /* binding */ PLAN_ITSELF; },
/* harmony export */   d1: function() { return /* binding */ isTopKey; },
/* harmony export */   eN: function() { return /* binding */ PULL_REQUEST_SHAPE; },
/* harmony export */   ht: function() { return /* binding */ explainUnknownDocument; },
/* harmony export */   i7: function() { return /* binding */ otherDocumentsIn; },
/* harmony export */   oG: function() { return /* binding */ toolsNamedIn; },
/* harmony export */   pA: function() { return /* binding */ keysToPart; },
/* harmony export */   pw: function() { return /* binding */ planPath; },
/* harmony export */   so: function() { return /* binding */ isInInput; },
/* harmony export */   tL: function() { return /* binding */ missingParts; }
/* harmony export */ });
/* unused harmony export documentForms */
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62177);
/* harmony import */ var _plan_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7410);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/**
 * The document that policies read as `input`. HCP Terraform gives `plan` and `run`, and conftest the plan itself. What a
 * policy reads says which keys are written. No other key is, because a plan can be long.
 */




/** A run as policies may read it. */
const RUN_SHAPE = {
    keys: {
        id: 'scalar',
        created_at: 'scalar',
        message: 'scalar',
        is_destroy: 'scalar',
        refresh: 'scalar',
        refresh_only: 'scalar',
        replace_addrs: { items: 'scalar' },
        target_addrs: { items: 'scalar' },
        source: 'scalar',
        speculative: 'scalar',
        organization: { keys: { name: 'scalar' } },
        workspace: {
            keys: {
                id: 'scalar',
                name: 'scalar',
                auto_apply: 'scalar',
                working_directory: 'scalar',
                tags: { items: 'anything' },
            },
        },
    },
};
/** The pull request as policies may read it. */
const PULL_REQUEST_SHAPE = {
    keys: {
        number: 'scalar',
        author: 'scalar',
        teams: { items: 'scalar' },
        labels: { items: 'scalar' },
        base: 'scalar',
        head: 'scalar',
        draft: 'scalar',
    },
};
/** The tools whose policies run as they are. */
const HOSTED = 'HCP Terraform';
const PLAN_ITSELF = 'conftest';
const ALL_TOOLS = [HOSTED, PLAN_ITSELF];
/** The keys of HCP Terraform's document, and one that no tool has: it is beside the plan wherever a policy reads it. */
const PLAN = 'plan';
const RUN = 'run';
const PULL_REQUEST = 'pull_request';
/** The keys in a plan. */
const PLAN_MEMBERS = Object.keys(_plan_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .TERRAFORM_PLAN */ .E.keys);
/** The keys by which policies of other tools read their documents. */
const KEYS_OF_OTHERS = {
    tfplan: 'Scalr',
    tfrun: 'Scalr',
    terraform: 'Spacelift',
};
/** Each tool, and the keys at the top of its document, for the pages. */
function documentForms() {
    return [
        { tool: HOSTED, keys: [PLAN, RUN] },
        { tool: PLAN_ITSELF, keys: PLAN_MEMBERS },
    ];
}
/** A document with all keys that any tool gives, to find out which of them are read. */
const ANY_INPUT = shapeOf([PLAN, RUN, PULL_REQUEST, ...PLAN_MEMBERS]);
/**
 * The form of the document.
 *
 * @param uses what each policy reads of `ANY_INPUT`
 * @param isDeclared whether policies.hcl names the policies: then the document is HCP Terraform's
 */
function chooseForm(uses, isDeclared) {
    const keysOfTools = isDeclared ? [PLAN, RUN] : [PLAN, RUN, ...PLAN_MEMBERS];
    const possible = [...keysOfTools, PULL_REQUEST];
    const needed = new Set();
    for (const use of uses) {
        const tools = toolsOf(use, isDeclared);
        const isRead = (key) => use.parts.some(([first]) => first === key);
        for (const key of keysOfTools) {
            if (tools.includes(toolOf(key)) && (readsWhole(use) || isRead(key)))
                needed.add(key);
        }
        if (isRead(PULL_REQUEST))
            needed.add(PULL_REQUEST);
    }
    const keys = possible.filter((key) => needed.has(key));
    return { keys, shape: shapeOf(keys), possible };
}
/** The tools that give a policy its document: those that METADATA names, else those whose keys it reads. */
function toolsOf({ parts, documents }, isDeclared) {
    if (isDeclared)
        return [HOSTED];
    const namedTools = toolsNamedIn(documents);
    if (namedTools.length > 0)
        return namedTools;
    const toolsOfKeys = parts.flatMap(([first]) => first !== undefined && first !== PULL_REQUEST && isTopKey(first) ? toolOf(first) : []);
    return toolsOfKeys.length > 0 ? [...new Set(toolsOfKeys)] : [PLAN_ITSELF];
}
function readsWhole({ parts }) {
    return parts.some(({ length }) => length === 0);
}
/** The tools that METADATA names, by their words. */
function toolsNamedIn(documents) {
    return ALL_TOOLS.filter((tool) => documents.includes(wordFor(tool)));
}
/** `HCP Terraform` → `hcp-terraform`, as METADATA writes it. */
function wordFor(tool) {
    return (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lowerAscii */ .dq)(tool).replaceAll(' ', '-');
}
/** All words of `input-document` in METADATA. */
const TOOLS_IN_METADATA = ALL_TOOLS.map(wordFor);
/**
 * Why it is not known which document a policy was written for; undefined if it is. METADATA decides where the names
 * in it do not.
 */
function explainUnknownDocument(use, isDeclared) {
    const tools = toolsOf(use, isDeclared);
    if (isDeclared || toolsNamedIn(use.documents).length > 0)
        return undefined;
    if (readsWhole(use))
        return 'may read any part of its input';
    return tools.length > 1 ? `reads the documents of ${tools.join(' and ')}` : undefined;
}
/** The documents of other tools that a policy reads, each with the key that says it. */
function otherDocumentsIn({ parts }) {
    return Object.entries(KEYS_OF_OTHERS).flatMap(([key, tool]) => parts.some(([first]) => first === key) ? { tool, key } : []);
}
function isTopKey(key) {
    return Object.hasOwn(ANY_INPUT.keys, key);
}
/**
 * How many keys lead to a part of the document: one, or two where the plan or the run is below a key, and one more for
 * the workspace and the organization of a run.
 */
function keysToPart([first = '', second = '']) {
    if (first === RUN)
        return hasOwnMembers(second) ? 3 : 2;
    return first === PLAN || first === PULL_REQUEST ? 2 : 1;
}
/** Whether a member of a run has members of its own. */
function hasOwnMembers(name) {
    const shape = Object.hasOwn(RUN_SHAPE.keys, name) ? RUN_SHAPE.keys[name] : undefined;
    return typeof shape === 'object' && 'keys' in shape;
}
function toolOf(key) {
    return key === PLAN || key === RUN ? HOSTED : PLAN_ITSELF;
}
function shapeOf(keys) {
    const shapes = keys.flatMap((key) => {
        if (key === PLAN)
            return [[key, _plan_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .TERRAFORM_PLAN */ .E]];
        if (key === RUN)
            return [[key, RUN_SHAPE]];
        if (key === PULL_REQUEST)
            return [[key, PULL_REQUEST_SHAPE]];
        const shape = _plan_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .TERRAFORM_PLAN */ .E.keys[key];
        return shape === undefined ? [] : [[key, shape]];
    });
    return { keys: Object.fromEntries(shapes) };
}
/** The document as JSON. */
function writeInput({ keys }, { plan, planText = JSON.stringify(plan), run, pullRequest = {} }) {
    const hasMembers = keys.some((key) => PLAN_MEMBERS.includes(key));
    const members = new Map(hasMembers ? (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .membersOf */ .lS)(planText) : []);
    const textOf = (key) => {
        if (key === PLAN)
            return planText;
        if (key === RUN)
            return JSON.stringify(run);
        return key === PULL_REQUEST ? JSON.stringify(pullRequest) : members.get(key);
    };
    const written = keys.flatMap((key) => {
        const text = textOf(key);
        return text === undefined ? [] : `${JSON.stringify(key)}:${text}`;
    });
    return `{${written.join(',')}}`;
}
/** The paths in the document of a part of the plan, of which the path in the plan is given. */
function placesInInput({ keys }, path) {
    return keys.flatMap((key) => {
        if (key === PLAN)
            return [[key, ...path]];
        return key === path[0] ? [[...path]] : [];
    });
}
/** The path inside of the plan, at each place where the document may have the plan. */
function planPath(path) {
    return path[0] === PLAN ? path.slice(1) : path;
}
function isOfRun([key]) {
    return key === RUN;
}
function isOfPullRequest([key]) {
    return key === PULL_REQUEST;
}
/** Whether it may be the teams of the pull request's author. */
function isOfTeams(path) {
    return isOfPullRequest(path) && (path.length === 1 || path[1] === 'teams');
}
/** Whether the input has it after all: a newer Terraform may write more than is known here. */
function isInInput({ plan, run }, path) {
    if (isOfPullRequest(path))
        return false;
    return isOfRun(path) ? hasPath(run, path.slice(1)) : hasPath(plan, planPath(path));
}
function hasPath(value, [step, ...rest]) {
    if (step === undefined)
        return true;
    if (typeof value !== 'object' || value === null)
        return false;
    if (step === '*')
        return Object.values(value).some((member) => hasPath(member, rest));
    if (Array.isArray(value) || !Object.hasOwn(value, step))
        return false;
    return hasPath(Reflect.get(value, step), rest);
}
/**
 * What a run or a pull request does not have of a part of it that a policy may read: names as in `workspace.id`.
 *
 * @param whole what it can have
 */
function missingParts(part, path, whole) {
    let shape = whole;
    let value = part;
    const names = [];
    for (const step of path) {
        if (typeof shape !== 'object' || !('keys' in shape))
            break;
        const inner = shape.keys[step];
        // Any part may be meant, or one that no run has, which is said elsewhere.
        if (inner === undefined)
            break;
        shape = inner;
        value = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(value)[step];
        names.push(step);
    }
    return missingInside(shape, value, names);
}
function missingInside(shape, value, names) {
    if (value === undefined)
        return [names.join('.')];
    if (typeof shape !== 'object' || !('keys' in shape))
        return [];
    const fields = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(value);
    return Object.entries(shape.keys).flatMap(([name, inner]) => missingInside(inner, fields[name], [...names, name]));
}
//# sourceMappingURL=input-form.js.map

/***/ }),

/***/ 69339:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: function() { return /* binding */ placeOf; },
/* harmony export */   Bp: function() { return /* binding */ errorsOf; },
/* harmony export */   R4: function() { return /* binding */ errorsIn; },
/* harmony export */   UW: function() { return /* binding */ explainError; },
/* harmony export */   f0: function() { return /* binding */ namePart; },
/* harmony export */   po: function() { return /* binding */ builtinOf; },
/* harmony export */   yL: function() { return /* binding */ typeWords; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90440);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48391);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _find_opa_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95809);
/** What `opa` objects to, as sentences for the author of a policy: file, line, what is wrong, what to do. */







const errorsSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    errors: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
        message: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        code: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), ''),
        location: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
            file: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), ''),
            row: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), 0),
            col: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), 0),
        })),
        details: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()),
    })),
});
/** The errors in an answer; empty if `opa` objects to nothing. What has another form is one error. */
function errorsIn({ exitCode, stdout, stderr }) {
    if (exitCode === 0)
        return [];
    for (const text of [stdout, stderr]) {
        const errors = errorsOf((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text));
        if (errors.length > 0)
            return errors;
    }
    const message = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpace */ .Pd)(stderr || stdout).slice(0, 2_000);
    return [{ message, code: '', file: undefined, row: 0, column: 0, details: undefined }];
}
/** The errors in a document of `opa`. With `--show-builtin-errors` it has results beside them. */
function errorsOf(document) {
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .safeParse */ .xLC(errorsSchema, document);
    if (!parsed.success)
        return [];
    return parsed.output.errors.map(({ message, code, location, details }) => ({
        message,
        code,
        file: location?.file.replace(/^\.?\//, '') || undefined,
        row: location?.row ?? 0,
        column: location?.col ?? 0,
        details,
    }));
}
/** `policies/tags.rego:3`. */
function placeOf(shownAs, { file, row }) {
    if (file === undefined)
        return shownAs;
    return `${shownAs}/${file}${row > 0 ? `:${row}` : ''}`;
}
/** The built-in function that failed: `to_number` of `to_number: strconv.ParseFloat: …`. */
function builtinOf({ message }) {
    return /^[a-z0-9_.]+(?=: )/.exec(message)?.[0] ?? '';
}
/** A name in Rego, of a policy set, or of a version. */
const namePart = (text) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', text, 160);
/** The error, with its place. */
function explainError(error, shownAs, opa) {
    const { code, message } = error;
    const [, file, why] = /load failed on \/?([^ \n]+): (.+)/s.exec(message) ?? [];
    if (why !== undefined) {
        return (0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_1__/* .wrongPolicies */ .UP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(placeOf(shownAs, { file, row: 0 }))}: cannot be read as data: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpace */ .Pd)(why))}.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Correct it, or remove the file.`);
    }
    const text = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpace */ .Pd)(message).split('\n').map(_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimSpace */ .Pd).join(' ');
    const { says, remedy } = describeUndefinedFunction(text, opa) ??
        describeWrongArguments(text, error.details) ??
        withRemedy(code, text);
    return (0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_1__/* .wrongPolicies */ .UP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .filePart */ .A4)(placeOf(shownAs, error))}: ${says}`, remedy);
}
/** As in `concat gets (a number, a list), and takes (a text, a list or a set)`. */
function describeWrongArguments(message, details) {
    const [, name] = /^([^ ]+): invalid argument/.exec(message) ?? [];
    const { have, want } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(details);
    const takes = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(want)['args']);
    if (name === undefined || takes.length === 0)
        return undefined;
    // The last of both is what it returns.
    const inWords = (types) => types
        .slice(0, takes.length - 1)
        .map(typeWords)
        .join(', ');
    const gets = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(inWords((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(have)));
    const wants = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(inWords(takes));
    return {
        says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${namePart(name)} gets (${gets}), and takes (${wants}).`,
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Call it with values of these types.`,
    };
}
function describeUndefinedFunction(message, { functions, version }) {
    const [, name] = /^undefined function ([^ ]+)/.exec(message) ?? [];
    if (name === undefined)
        return undefined;
    const what = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `undefined function ${namePart(name)}:`;
    if (_find_opa_js__WEBPACK_IMPORTED_MODULE_3__/* .FORBIDDEN */ .AY.includes(name)) {
        return {
            says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${what} policies cannot use it here, because it reads more than their input.`,
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Put what it returns into data.json beside the policies.`,
        };
    }
    const near = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_6__/* .didYouMean */ .a)(name, functions);
    return {
        says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${what} opa ${namePart(version)} has none of this name, and neither have the policies.`,
        remedy: near === undefined ? undefined : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Did you mean ${namePart(near)}?`,
    };
}
const REMEDIES = [
    [
        / assigned var [^ ]+ unused| unused argument /,
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .setting */ .Pe)('strict')} of conftest.toml asks to remove it, or to use it.`,
    ],
    [
        /^(rego_unsafe_var_error) /,
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Give it a value in this rule, or declare it with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)('some')}.`,
    ],
    [
        / conflict(?:ing rules?|s with):? /,
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Give one of them another name: a rule is a set or a single value, and no data.`,
    ],
    [/^rego_recursion_error /, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `A rule cannot use itself, not even through another one.`],
    [
        / import must not shadow import /,
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Remove one of them, or give it another name with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)('as')}.`,
    ],
    [/ must not shadow |already declared/, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Rename it.`],
    [/ referenced above/, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Write the assignment before the first use.`],
    [/ declared but not used/, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Remove it, or use it.`],
    [
        /keyword is required before/,
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Write it in this line. ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('opa fmt --write --v0-v1')} writes it in a file that is Rego v0 as a whole.`,
    ],
    [/ has arity /, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Call it with as many arguments as it takes.`],
    [/ undefined ref/, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `What it refers to cannot have this part: correct the name.`],
    [/ used as reference, not called/, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Call it with its arguments.`],
    [/ annotation redeclared/, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Write all that METADATA says of it into one comment.`],
    [/ multiple default rules /, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Keep one of them.`],
    [/ deprecated built-in /, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Write it without that function, which Rego v1 does not have.`],
    [/ empty module/, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Write a package into it, or remove the file.`],
    [
        /^rego_parse_error /,
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Correct the syntax: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .typed */ .nE)('opa check FILE')} shows the same error.`,
    ],
    [
        /^rego_type_error (?:match error|.*invalid argument)/s,
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Compare and call with values of the same type.`,
    ],
];
/** What `opa` says, as it says it. */
function withRemedy(code, message) {
    const remedy = REMEDIES.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
    return { says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)(/[.!?]$/.test(message) ? message : `${message}.`), remedy };
}
const TYPES = {
    array: 'a list',
    object: 'an object',
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
    null: 'null',
    set: 'a set',
};
/** A type as `opa` writes it, in words. */
function typeWords(type) {
    const { type: name, of } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(type);
    if (name === 'any')
        return [...new Set((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(of).map(typeWords))].join(' or ') || 'anything';
    return TYPES[(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)(name) ?? ''] ?? 'a value of another type';
}
//# sourceMappingURL=opa-errors.js.map

/***/ }),

/***/ 84666:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tH: function() { return /* binding */ findOwnSets; },
  openOwnPolicies: function() { return /* binding */ openOwnPolicies; }
});

// UNUSED EXPORTS: joinNamed, openAll, readConftestHere

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(71680);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/trust/tree.js
var trust_tree = __webpack_require__(80734);
// EXTERNAL MODULE: ./build/src/rego/open-policies.js + 18 modules
var open_policies = __webpack_require__(95624);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/model/json-text.js
var json_text = __webpack_require__(62177);
// EXTERNAL MODULE: ./build/src/model/policy-result.js
var policy_result = __webpack_require__(67107);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/model/run-input.js
/** What is known of a run, as policies read it: https://developer.hashicorp.com/terraform/cloud-docs/policy-enforcement/define-policies/opa. */
/** Given to policies if nothing is known of the run. A policy that may read any of it does not pass. */
const UNKNOWN_RUN = {
    id: '',
    created_at: '',
    message: '',
    is_destroy: false,
    refresh: true,
    refresh_only: false,
    replace_addrs: [],
    target_addrs: [],
    source: '',
    speculative: false,
    organization: { name: '' },
    workspace: { id: '', name: '', auto_apply: false, working_directory: null, tags: [] },
};
//# sourceMappingURL=run-input.js.map
// EXTERNAL MODULE: ./build/src/rego/input-form.js
var input_form = __webpack_require__(52484);
// EXTERNAL MODULE: ./build/src/policy/named-resources.js
var named_resources = __webpack_require__(68397);
// EXTERNAL MODULE: ./build/src/policy/divide-failures.js
var divide_failures = __webpack_require__(63911);
// EXTERNAL MODULE: ./build/src/policy/fitting-exceptions.js
var fitting_exceptions = __webpack_require__(92046);
// EXTERNAL MODULE: ./build/src/policy/tell-failures.js
var tell_failures = __webpack_require__(19525);
// EXTERNAL MODULE: ./build/src/policy/systems/own-policies.js
var own_policies = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/src/plan/configured-modules.js
var configured_modules = __webpack_require__(43701);
// EXTERNAL MODULE: ./build/src/plan/entries.js
var plan_entries = __webpack_require__(41293);
;// CONCATENATED MODULE: ./build/src/plan/parts-of-resources.js
/** Which parts of a plan go with some resources, to ask policies once more about the plan without them. */



/**
 * Every part of a plan that is about a resource: an entry of a list, or a call of a module. The configuration has no
 * instances: there a part has the address of its resource or module without an index.
 *
 * @returns the parts in an order in which some of them can be removed one after the other: what is in a part before the part
 *   itself, and later entries of a list before earlier ones
 */
function partsOfResources(plan) {
    const parts = [];
    const members = Object.fromEntries(Object.entries(plan));
    for (const list of plan_entries/* ENTRY_LISTS */.pK) {
        if (list === 'output_changes')
            continue;
        const entries = [...(0,plan_entries/* entriesOfDocument */.je)(plan, [list])].filter(({ whole }) => (0,parse/* isRecord */.u4)(whole));
        for (const entry of entries.toReversed()) {
            const addresses = (0,plan_entries/* isOfAction */.kY)(entry) ? invokedFor(entry.said) : [entry.address];
            addPart(parts, addresses, [list, String(entry.at)]);
        }
    }
    addList(parts, {
        path: ['relevant_attributes'],
        list: members['relevant_attributes'],
        addressesOf: ({ resource }) => [resource],
    });
    const { prior_state: state } = members;
    const checksIn = [
        [['checks'], members['checks']],
        [['prior_state', 'checks'], (0,parse/* fieldOf */._F)(state, 'checks')],
    ];
    for (const [path, checks] of checksIn) {
        addList(parts, {
            path,
            list: checks,
            addressesOf: checkedIn,
            addInner: (check, at) => addList(parts, {
                path: [...at, 'instances'],
                list: (0,parse/* fieldOf */._F)(check, 'instances'),
                addressesOf: checkedIn,
            }),
        });
    }
    const valuesIn = [
        [['planned_values'], members['planned_values']],
        [['proposed_unknown'], members['proposed_unknown']],
        [['prior_state', 'values'], (0,parse/* fieldOf */._F)(state, 'values')],
    ];
    for (const [path, values] of valuesIn) {
        addModule(parts, [...path, 'root_module'], (0,parse/* fieldOf */._F)(values, 'root_module'));
    }
    addConfiguration(parts, members['configuration']);
    return parts;
}
/**
 * The paths of what a plan loses with some resources, in the order of `parts`.
 *
 * @param isLeftOut says of an address whether what has it is taken out
 */
function pathsOf(parts, isLeftOut) {
    // Most addresses are in several lists.
    const known = new Map();
    const isGone = (address) => {
        const isOut = known.get(address) ?? isLeftOut(address);
        known.set(address, isOut);
        return isOut;
    };
    return parts.filter(({ addresses }) => addresses.some(isGone)).map(({ path }) => path);
}
/** Adds the entries of a list, if there is one. */
function addList(parts, { path, list, addressesOf = ({ address }) => [address], addInner }) {
    if (!Array.isArray(list))
        return;
    for (let index = list.length - 1; index >= 0; index -= 1) {
        const entry = list[index];
        if (!(0,parse/* isRecord */.u4)(entry))
            continue;
        const at = [...path, String(index)];
        addInner?.(entry, at);
        addPart(parts, addressesOf(entry), at);
    }
}
function addPart(parts, of, path) {
    const addresses = of.filter((address) => typeof address === 'string');
    if (addresses.length > 0)
        parts.push({ addresses, path });
}
/** The addresses of an invocation: the action goes with the resource that triggers it. */
function invokedFor(invocation) {
    const trigger = (0,parse/* fieldOf */._F)(invocation, 'lifecycle_action_trigger');
    return [(0,parse/* fieldOf */._F)(invocation, 'address'), (0,parse/* fieldOf */._F)(trigger, 'triggering_resource_address')];
}
function checkedIn({ address }) {
    return [(0,parse/* fieldOf */._F)(address, 'to_display')];
}
function addModule(parts, path, module) {
    addList(parts, { path: [...path, 'resources'], list: (0,parse/* fieldOf */._F)(module, 'resources') });
    addList(parts, {
        path: [...path, 'child_modules'],
        list: (0,parse/* fieldOf */._F)(module, 'child_modules'),
        addInner: (child, at) => addModule(parts, at, child),
    });
}
function addConfiguration(parts, configuration) {
    for (const module of [...(0,configured_modules/* configuredModules */.C3)(configuration)].toReversed()) {
        for (const { address, block, path } of [...(0,configured_modules/* blocksOf */.SH)(module)].toReversed()) {
            if (typeof block['address'] === 'string')
                addPart(parts, [address], [...path]);
        }
        const isRoot = module.calls.length === 0;
        if (!isRoot)
            parts.push({ addresses: [module.prefix.slice(0, -1)], path: module.path.slice(0, -1) });
    }
}
//# sourceMappingURL=parts-of-resources.js.map
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
// EXTERNAL MODULE: ./build/src/rego/approval-rules.js
var approval_rules = __webpack_require__(38628);
// EXTERNAL MODULE: ./build/src/rego/describe-rules.js
var describe_rules = __webpack_require__(82226);
// EXTERNAL MODULE: ./build/src/plan/lacked-values.js
var lacked_values = __webpack_require__(41092);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/model/attribute-path.js
var attribute_path = __webpack_require__(95663);
;// CONCATENATED MODULE: ./build/src/rego/describe-condition.js
/** What would have to be so after the apply for a pass to hold, in words: which attributes decide, and what they are compared with. */




const MOST_NAMED = 3;
/** How many messages a policy gives. An approval is of the whole plan. */
const MOST_MESSAGES = 100;
/** One message for each attribute that the policy names or compares with a constant, and one for all others of a resource. */
function describeCondition(reads) {
    const messages = new Map();
    const unnamed = new Map();
    for (const read of reads) {
        const { lacked, isNamed, comparedWith } = read;
        const name = (0,lacked_values/* lackingName */.$K)(lacked);
        const address = (0,parse/* textIn */.r7)(lacked.entry?.['address']) === undefined ? undefined : name;
        const attribute = (0,lacked_values/* attributeOf */.w4)(lacked);
        if (attribute !== '' && !isNamed && comparedWith.length === 0) {
            const key = `${name}\0${lacked.hasNoText}`;
            const others = unnamed.get(key) ?? { name, address, lacked, attributes: new Set() };
            others.attributes.add(attribute);
            unnamed.set(key, others);
            continue;
        }
        const what = describeLack(lacked, name, attribute);
        const compared = comparedWith.length === 0
            ? ''
            : ` The policy compares it with ${(0,quote/* nameSome */.Kf)(comparedWith.map(shownConstant), MOST_NAMED)}.`;
        const key = `${name}\0${attribute}`;
        const before = messages.get(key);
        if (before !== undefined && (compared === '' || before.text.includes(compared)))
            continue;
        messages.set(key, toMessage(`${what}${compared}`, address, attribute));
    }
    for (const [key, { name, address, lacked, attributes }] of unnamed) {
        const left = [...attributes].filter((attribute) => !messages.has(`${name}\0${attribute}`));
        if (left.length === 0)
            continue;
        const words = (0,quote/* nameSome */.Kf)(left.map((attribute) => `\`${attribute}\``), MOST_NAMED);
        const isOne = left.length === 1;
        const why = lacked.hasNoText
            ? `${isOne ? 'is no constant' : 'are no constants'}, and ${WITHOUT_TEXT}`
            : `${isOne ? 'is' : 'are'} ${LATER}`;
        const text = `${name}: ${words} ${why}. ${UNNAMED}`;
        messages.set(`${key}\0`, toMessage(text, address, left.length === 1 ? (left[0] ?? '') : ''));
    }
    const all = [...messages.values()];
    const shown = all.slice(0, MOST_MESSAGES);
    const others = all.length - shown.length;
    return others === 0 ? shown : [...shown, { text: `${others} more are ${LATER}.` }];
}
const LATER = 'known only after the apply';
const UNNAMED = 'The policy names no attribute there, and may read each.';
const WITHOUT_TEXT = 'no plan has the text of such an expression';
function toMessage(text, address, attribute) {
    const addresses = address === undefined ? [] : [address];
    return { text, addresses, attribute: (0,attribute_path/* readAttributePath */.w)(attribute) };
}
function describeLack({ path, hasNoText }, name, attribute) {
    if (hasNoText) {
        const what = attribute === '' ? 'what it gives' : `\`${attribute}\``;
        return `${name}: ${what} is no constant, and ${WITHOUT_TEXT}.`;
    }
    if (attribute === '') {
        const isOutput = name.startsWith('output.');
        return `${name}: ${isOutput ? 'its value' : 'what it becomes'} is ${LATER}.`;
    }
    return (0,lacked_values/* isWriteOnlyName */.pW)(path.at(-1) ?? '')
        ? `${name}: \`${attribute}\` is write-only, so no plan says what it is.`
        : `${name}: \`${attribute}\` is ${LATER}.`;
}
/** A constant of JSON. */
function shownConstant(json) {
    return json.startsWith('"') ? (0,quote/* quote */.hD)(String(JSON.parse(json))) : json;
}
//# sourceMappingURL=describe-condition.js.map
// EXTERNAL MODULE: ./build/src/rego/read-places.js
var read_places = __webpack_require__(97106);
// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
// EXTERNAL MODULE: ./build/src/model/address.js
var model_address = __webpack_require__(3543);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
;// CONCATENATED MODULE: ./build/src/plan/expressions-without-text.js
/**
 * Where the configuration in a plan has no text. It shows an expression by its value only where that is a constant; of any other
 * one it shows which values it refers to, and nothing of the text around them. Of a `dynamic` block it shows nothing at all.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format#expression-representation.
 */






/** The places of all expressions of which a plan does not show the text. @param plan a whole plan; a redacted one has none */
function expressionsWithoutText(plan) {
    const configuration = (0,parse/* recordOf */.zv)(Reflect.get(plan, 'configuration'));
    const instances = instancesOf(plan);
    const ofProviders = Object.entries((0,parse/* recordOf */.zv)(configuration['provider_config'])).flatMap(([key, entry]) => lackedOf({
        path: ['configuration', 'provider_config', key],
        name: `provider.${key}`,
        entry: (0,parse/* recordOf */.zv)(entry),
    }, []));
    const modules = [...(0,configured_modules/* configuredModules */.C3)(configuration)];
    return [...ofProviders, ...modules.flatMap((module) => lackedOfModule(module, instances))];
}
/** By address without keys: the changes of the instances of a resource. */
function instancesOf(plan) {
    const instances = new Map();
    for (const { address, change } of (0,plan_entries/* entriesOfDocument */.je)(plan, ['resource_changes'])) {
        if (address !== undefined)
            (0,add_to/* addTo */.D)(instances, (0,model_address/* withoutKeys */.Pe)(address), change);
    }
    return instances;
}
function lackedOfModule(configured, instances) {
    const { prefix, module, calls } = configured;
    const call = calls.at(-1);
    const outputs = Object.entries((0,parse/* recordOf */.zv)(module['outputs']));
    return [
        ...(call === undefined
            ? []
            : lackedOf({
                path: ['configuration', 'module_calls', call.name],
                name: prefix.slice(0, -1),
                entry: call.call,
            }, [])),
        ...Array.from((0,configured_modules/* blocksOf */.SH)(configured)).flatMap(({ address: name, block: entry, list }) => lackedOf({ path: ['configuration', list, lacked_values/* ANY_MEMBER */.YD], name, entry }, instances.get(name) ?? [])),
        ...outputs.flatMap(([key, entry]) => lackedOf({
            path: ['configuration', 'outputs', key],
            name: `${prefix}output.${key}`,
            entry: (0,parse/* recordOf */.zv)(entry),
        }, [])),
    ];
}
/** What one part lacks. @param instances the changes of those that it makes */
function lackedOf(written, instances) {
    const { entry, path } = written;
    const lacked = [];
    const add = (at, depth) => lacked.push({ ...written, path: at, depth, lists: [], hasNoText: true });
    const addExpression = (value, at, depth) => {
        if (Array.isArray(value)) {
            for (const [index, block] of value.entries())
                addBlock(block, [...at, String(index)], depth);
        }
        else if (!isExpression(value))
            addBlock(value, at, depth);
        else if (!Object.hasOwn(value, 'constant_value'))
            add([...at, 'constant_value'], depth);
    };
    const addBlock = (block, at, depth = at.length) => {
        for (const [key, inner] of Object.entries((0,parse/* fieldsOf */.Pf)(block))) {
            addExpression(inner, [...at, key], depth);
        }
    };
    for (const key of ['expression', 'count_expression', 'for_each_expression']) {
        if ((0,parse/* isRecord */.u4)(entry[key]))
            addExpression(entry[key], [...path, key], path.length);
    }
    const block = [...path, 'expressions'];
    addBlock(entry['expressions'], block);
    for (const provisioner of (0,parse/* listOf */.c3)(entry['provisioners'])) {
        addBlock((0,parse/* fieldOf */._F)(provisioner, 'expressions'), [
            ...path,
            'provisioners',
            lacked_values/* ANY_MEMBER */.YD,
            'expressions',
        ]);
    }
    // A `dynamic` block over what is not known yet has no blocks yet, and is marked as any other value.
    const shown = (0,parse/* fieldsOf */.Pf)(entry['expressions']);
    const unknown = instances.flatMap(({ after_unknown: marks }) => Object.entries((0,parse/* recordOf */.zv)(marks)));
    const names = unknown.flatMap(([name, mark]) => (mark === true ? name : []));
    for (const name of new Set(names)) {
        if (!Object.hasOwn(shown, name))
            add([...block, name, '0'], block.length);
    }
    const planned = instances.flatMap(({ after, after_unknown: marks }) => [after, marks]);
    addHiddenBlocks(entry['expressions'], planned, block, (at) => add(at, block.length));
    return lacked;
}
/** Whether this is an expression; else it is a block, with the expressions of its arguments. */
function isExpression(value) {
    if (!(0,parse/* isRecord */.u4)(value))
        return false;
    return Object.entries(value).every(([key, inner]) => key === 'constant_value' ||
        (key === 'references' && (0,parse/* listOf */.c3)(inner).every((one) => typeof one === 'string')));
}
/**
 * Adds the blocks that the plan has and the configuration does not show: `dynamic` blocks make them.
 *
 * @param planned what the instances have there: values, and marks at what is not known
 */
function addHiddenBlocks(shown, planned, at, add) {
    const blocksByName = new Map();
    for (const values of planned) {
        for (const [name, value] of Object.entries((0,parse/* recordOf */.zv)(values))) {
            const blocks = ((0,parse/* isRecord */.u4)(value) ? [value] : (0,parse/* listOf */.c3)(value)).filter(parse/* isRecord */.u4);
            if (blocks.length > 0)
                (0,add_to/* addTo */.D)(blocksByName, name, blocks);
        }
    }
    for (const [name, blocks] of blocksByName) {
        const written = Object.hasOwn((0,parse/* fieldsOf */.Pf)(shown), name) ? (0,parse/* fieldsOf */.Pf)(shown)[name] : undefined;
        const place = [...at, name];
        if (written === undefined)
            add(place);
        else if (Array.isArray(written)) {
            if (blocks.some(({ length }) => length > written.length))
                add(place);
            // The blocks of a set have another order in each instance.
            for (const [index, one] of written.entries()) {
                addHiddenBlocks(one, blocks.flat(), [...place, String(index)], add);
            }
        }
        else if (!isExpression(written))
            addHiddenBlocks(written, blocks.flat(), place, add);
    }
}
//# sourceMappingURL=expressions-without-text.js.map
;// CONCATENATED MODULE: ./build/src/plan/unknown-values.js
/** What a plan does not know before the apply, as the places of the values. */





/** Marks at write-only arguments: a plan has null there, whatever is given. */
function marksOfWriteOnly(values, depth = 0) {
    if (typeof values !== 'object' || values === null || depth > lacked_values/* DEEPEST */.FI)
        return false;
    const marks = Object.entries(values).flatMap(([key, value]) => {
        const mark = value === null && (0,lacked_values/* isWriteOnlyName */.pW)(key) ? true : marksOfWriteOnly(value, depth + 1);
        return mark === false ? [] : [[key, mark]];
    });
    return marks.length > 0 ? Object.fromEntries(marks) : false;
}
/**
 * Everything that a plan does not know before the apply: values and all that is below them, the numbers of members and the keys
 * of what is not known as a whole, outputs, arguments of actions, what is deferred, write-only arguments, the results of checks, and
 * texts of the configuration, which are not known then, either.
 * Where a change asks for its marks, they are not known either: after the apply nothing is unknown any more, and what was may be
 * sensitive.
 *
 * @param plan a plan in JSON, whole or redacted
 */
function unknownValues(plan) {
    const member = (name) => Reflect.get(plan, name);
    return [
        ...Array.from((0,plan_entries/* entriesOfDocument */.je)(plan)).flatMap(unknownOfEntry),
        ...(0,parse/* listOf */.c3)(member('checks')).flatMap((check) => JSON.stringify(check).includes('"unknown"') ? whole(['checks', lacked_values/* ANY_MEMBER */.YD], undefined) : []),
        ...expressionsWithoutText(plan),
    ];
}
function whole(path, entry) {
    return { path, depth: path.length, lists: [], entry };
}
function rare(path, entry) {
    return { path, depth: path.length - 1, lists: [], entry, isRare: true };
}
function unknownOfEntry(entry) {
    const { list, whole: member, said } = entry;
    if (list === 'output_changes')
        return unknownOfOutput(entry);
    if (!(0,parse/* isRecord */.u4)(member) || !(0,parse/* isRecord */.u4)(said))
        return [];
    switch (list) {
        case 'resource_changes':
            return unknownOfResource(entry, said);
        case 'action_invocations':
            return unknownOfAction(entry, said);
        case 'deferred_changes': {
            // What will be done to a resource is not known before it is planned.
            const unplanned = { ...said, change: {} };
            return [
                whole(['resource_changes', lacked_values/* ANY_MEMBER */.YD], unplanned),
                whole(['planned_values', 'resources', lacked_values/* ANY_MEMBER */.YD], unplanned),
                whole(['planned_values', 'modules'], unplanned),
                whole(['deferred_changes', lacked_values/* ANY_MEMBER */.YD], unplanned),
            ];
        }
        case 'deferred_action_invocations':
            return [
                whole(['action_invocations', lacked_values/* ANY_MEMBER */.YD], said),
                whole(['deferred_action_invocations', lacked_values/* ANY_MEMBER */.YD], said),
            ];
        case 'resource_drift':
        case 'unknown':
            return [];
    }
}
function unknownOfResource({ actions = [], importing, change, values }, entry) {
    const { after, unknownAfter: marks, sensitiveAfter: sensitive } = values;
    const place = ['resource_changes', lacked_values/* ANY_MEMBER */.YD, 'change'];
    const planned = ['planned_values', 'resources', lacked_values/* ANY_MEMBER */.YD];
    const of = (path, given) => (0,lacked_values/* lackedIn */.mv)({ path, values: after, marks: given, sensitive, entry });
    const isNew = actions.includes('create');
    const laterMarks = marksOutside(marks, sensitive);
    const writeOnly = marksOfWriteOnly(after);
    return [
        ...of([...place, 'after'], marks),
        ...of([...place, 'after_unknown'], marksOfMarks(marks)),
        ...of([...place, 'after_sensitive'], laterMarks),
        ...of([...planned, 'values'], marks),
        ...of([...planned, 'sensitive_values'], laterMarks),
        ...of([...place, 'after'], writeOnly),
        ...of([...planned, 'values'], writeOnly),
        ...((0,parse/* fieldOf */._F)(importing, 'unknown') === true ? [whole([...place, 'importing'], entry)] : []),
        ...(isNew && change['after_identity'] === undefined
            ? [rare([...place, 'after_identity'], entry), rare([...planned, 'identity'], entry)]
            : []),
    ];
}
/** Marks themselves go with the last of them: then an attribute has none, not even around another. */
function marksOfMarks(marks) {
    if (!(0,parse/* isRecord */.u4)(marks))
        return marks;
    const marked = Object.entries(marks).filter(([, mark]) => (0,plan_json/* isMarked */.rZ)(mark));
    return Object.fromEntries(marked.map(([name]) => [name, true]));
}
/**
 * The marks at what is unknown and not known to be sensitive: whether it is, or a part of it, is known only after the apply. What is
 * sensitive stays so.
 */
function marksOutside(unknown, sensitive) {
    if (sensitive === true || !(0,plan_json/* isMarked */.rZ)(unknown))
        return false;
    if (unknown === true)
        return true;
    const inner = Object.entries((0,parse/* fieldsOf */.Pf)(unknown)).map(([name, mark]) => [
        name,
        marksOutside(mark, (0,plan_json/* markAt */.Hf)(sensitive, name)),
    ]);
    return Array.isArray(unknown) ? inner.map(([, mark]) => mark) : Object.fromEntries(inner);
}
function unknownOfOutput({ at, values: sides }) {
    const { after: values, unknownAfter: marks, sensitiveAfter: sensitive } = sides;
    const name = String(at);
    if (!(0,plan_json/* isMarked */.rZ)(marks))
        return [];
    const planned = ['planned_values', 'outputs', name];
    return [
        ...(0,lacked_values/* lackedIn */.mv)({ path: ['output_changes', name, 'after'], values, marks, sensitive }),
        whole(['output_changes', name, 'after_unknown'], undefined),
        // Of an output that is not known as a whole, planned values have neither the value nor the type.
        whole([...planned, 'value'], undefined),
        ...(0,lacked_values/* lackedIn */.mv)({ path: planned, values: {}, marks: { type: true } }),
    ];
}
function unknownOfAction({ values: sides }, entry) {
    const { after: values, unknownAfter: marks, sensitiveAfter: sensitive } = sides;
    const place = ['action_invocations', lacked_values/* ANY_MEMBER */.YD];
    const of = (key, given) => (0,lacked_values/* lackedIn */.mv)({ path: [...place, key], values, marks: given, sensitive, entry });
    return [
        ...of('config_values', marks),
        ...of('config_unknown', marksOfMarks(marks)),
        ...of('config_sensitive', marksOutside(marks, sensitive)),
        ...of('config_values', marksOfWriteOnly(values)),
    ];
}
//# sourceMappingURL=unknown-values.js.map
// EXTERNAL MODULE: ./build/src/model/own-pages.js
var own_pages = __webpack_require__(37694);
// EXTERNAL MODULE: ./build/src/plan/plan-shape.js
var plan_shape = __webpack_require__(7410);
// EXTERNAL MODULE: ./build/src/plan/sensitive-values.js
var sensitive_values = __webpack_require__(30508);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(77934);
;// CONCATENATED MODULE: ./build/src/plan/redacted-plan.js
/**
 * The redacted plan of a service as the document that policies read. It has the changes of all resources, and
 * of sensitive values only the marks that say where they are.
 */









/** The members of a plan that its redacted form has, too. */
const MEMBERS = [
    'resource_changes',
    'output_changes',
    'resource_drift',
    'relevant_attributes',
    'deferred_changes',
    'action_invocations',
    'deferred_action_invocations',
    'complete',
];
/** The keys that a redacted plan can have. */
const REDACTED_PLAN = {
    keys: Object.fromEntries(MEMBERS.flatMap((name) => {
        const shape = plan_shape/* TERRAFORM_PLAN */.E.keys[name];
        return shape === undefined ? [] : [[name, shape]];
    })),
};
const map = dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J());
const change = dist/* looseObject */._H3({ actions: dist/* array */.YOg(dist/* string */.YjP()) });
const resourceChange = dist/* looseObject */._H3({
    address: dist/* string */.YjP(),
    module_address: dist/* optional */.lqM(dist/* string */.YjP()),
    mode: dist/* picklist */.KIO(['managed', 'data']),
    type: dist/* string */.YjP(),
    name: dist/* string */.YjP(),
    index: dist/* optional */.lqM(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()])),
    change,
});
const redactedSchema = dist/* looseObject */._H3({
    plan_format_version: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* startsWith */.w1_('1.')),
    resource_changes: dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(resourceChange))),
    output_changes: dist/* optional */.lqM(dist/* nullable */.mee(map)),
    errored: dist/* optional */.lqM(dist/* boolean */.zMY()),
});
/** A whole plan as a service would show it: without the values that it marks as sensitive. */
async function toRedactedPlan(text, signal) {
    const { json: whole } = await readPlan(text, signal);
    await takeTurn(signal);
    const redacted = rewriteExactly(whole.text, randomBytes(12).toString('hex'), (value) => {
        const written = recordOf(value);
        markUnmarked(written);
        const document = { resource_changes: [], ...written };
        const present = MEMBERS.filter((name) => Object.hasOwn(document, name));
        const members = present.map((name) => [name, Reflect.get(document, name)]);
        const plan = v.parse(asPlanDocument, Object.fromEntries(members));
        replaceSensitiveValues(plan, undefined);
        return { ...plan, plan_format_version: '1.0' };
    });
    await takeTurn(signal);
    const json = new PlanJson(redacted, recordOf(JSON.parse(redacted)), false);
    return checkRedacted(json, signal);
}
/**
 * Checks what a redacted plan says of itself.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
async function checkRedacted(json, signal) {
    const checked = dist/* safeParse */.xLC(redactedSchema, json.document, { abortEarly: true });
    if (!checked.success)
        throw new read_plan/* UnreadablePlan */.np('The service answered no plan that can be read.');
    (0,read_plan/* refuseUnusable */.Ay)(json);
    for (const resource of checked.output.resource_changes ?? []) {
        await (0,take_turn/* takeTurn */.Vm)(signal);
        const problem = (0,read_plan/* misnamedProblem */.u)(resource);
        if (problem !== undefined)
            throw new read_plan/* UnreadablePlan */.np(problem);
    }
    // The schemas of providers are longer than everything else, and no policy reads them.
    const texts = new Map([['resource_changes', '[]'], ...json.texts()]);
    const present = MEMBERS.filter((name) => (texts.get(name) ?? 'null') !== 'null');
    const members = present.map((name) => `${JSON.stringify(name)}:${texts.get(name)}`);
    const document = Object.fromEntries(present.map((name) => [name, json.document[name] ?? []]));
    return { json, document: dist/* parse */.qgA(read_plan/* asPlanDocument */.dB, document), text: `{${members.join(',')}}` };
}
//# sourceMappingURL=redacted-plan.js.map
// EXTERNAL MODULE: ./build/src/plan/without-sensitive-texts.js
var without_sensitive_texts = __webpack_require__(26325);
// EXTERNAL MODULE: ./build/src/plan/planned-values.js
var planned_values = __webpack_require__(13050);
;// CONCATENATED MODULE: ./build/src/rego/judge-plan.js
/**
 * Judges a plan by opened sets of Rego policies. No verdict is made here.
 *
 * Each set answers for all of its policies (`createAsker`). Where one fails, it is asked again without the resources that
 * exceptions name, and with `only-new` about the plan of the default branch (`judgeSet`). Each answer becomes a result
 * (`toResult`). A pass that is not certain does not stay one (`withDoubt`): a policy that may read what the plan lacks is
 * `not-evaluated`, and one that may read what is known only after the apply is `known-after-apply`. An advisory policy that
 * may read what the plan lacks keeps its pass, and a notice says so. Of a whole plan the sensitive values stay with `opa`: a
 * message that may hold one is not shown (`withoutSecrets`).
 */






























/** @throws UnreadablePlan, or the reason of the signal */
async function judgeBySets(sets, plan, signal) {
    const read = await checkedPlan(plan, signal);
    let reading;
    const readOnce = async () => {
        const base = await plan.readBase?.();
        if (base === undefined || 'notice' in base)
            return base;
        return { before: await checkedPlan(base, signal), movedFrom: base.movedFrom ?? new Map() };
    };
    const readBefore = () => (reading ??= readOnce());
    const withFacts = { ...(await knownOf(sets, plan, read)), readBefore };
    const judgements = await Promise.all(sets.map((opened) => judgeSet(opened, withFacts, signal)));
    return {
        results: judgements.flatMap(({ results }) => results),
        notices: judgements.flatMap(({ notices }) => notices),
    };
}
/**
 * Asks one policy about a plan without some of its parts.
 *
 * @returns undefined if no set has such a policy
 * @throws UnreadablePlan, or the reason of the signal
 */
async function askPolicyAgain(sets, plan, { policySet, policy, without }, signal) {
    const opened = sets.find(({ set, files }) => calledOf(files) === policySet && set.policies.some(({ name }) => name === policy));
    if (opened === undefined)
        return undefined;
    const read = await checkedPlan(plan, signal);
    const withFacts = { ...(await knownOf(sets, plan, read)), readBefore: async () => undefined };
    const asker = createAsker(opened, { ...withFacts, notices: [] }, signal);
    return asker.askWithoutParts(policy, without);
}
/** The plan with all that is known of it. */
async function knownOf(sets, plan, read) {
    const known = await readPullRequest(sets, plan.pullRequest);
    const { document } = read;
    const sensitive = (0,read_places/* groupByPlace */.O4)((0,sensitive_values/* sensitiveValues */.DJ)(document));
    return { ...plan, ...known, read, sensitive, withoutTexts: (0,without_sensitive_texts/* withoutTextsOf */.K)(document) };
}
async function checkedPlan({ json, document }, signal) {
    if (document !== undefined)
        return { json, document, text: json.text };
    return json.isWhole ? (0,read_plan/* checkWhole */.UW)(json, signal) : checkRedacted(json, signal);
}
/**
 * What policies read of a plan.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
async function inputOf(sets, plan, signal) {
    const { document, text } = await checkedPlan(plan, signal);
    const { pullRequest } = await readPullRequest(sets, plan.pullRequest);
    return { plan: document, planText: text, run: plan.run ?? UNKNOWN_RUN, pullRequest };
}
async function judgeSet(opened, plan, signal) {
    const notices = [];
    const asker = createAsker(opened, { ...plan, notices }, signal);
    const exceptedFor = (0,fitting_exceptions/* exceptionsFor */.we)(plan);
    /** What both plans make of the resources, by whether a policy reads what the files say. */
    const known = new Map();
    const readBase = async (policy) => {
        const read = await plan.readBefore();
        if (read === undefined)
            return undefined;
        if ('notice' in read) {
            notices.push(read.notice);
            return undefined;
        }
        const { before } = read;
        const readsFiles = asker.readsConfiguration(policy);
        const values = known.get(readsFiles) ?? valuesOfBoth(plan.read, read, readsFiles);
        known.set(readsFiles, values);
        return {
            ...values,
            async failsWithout(isLeftOut) {
                const said = await asker.judgeBefore(before, policy, isLeftOut);
                return said?.status === 'failed' ? (0,tell_failures/* failuresIn */.xM)(said) : undefined;
            },
        };
    };
    // All at once: what is asked together goes to one process.
    const results = await Promise.all((await asker.ask()).map(async (result) => {
        const { policy } = result;
        const divided = await (0,divide_failures/* divideFailure */.u)(result, {
            without: (isLeftOut) => asker.askAgain(policy, isLeftOut),
            excepted: exceptedFor(result),
            readBase: () => readBase(policy),
        });
        if (divided.mayBeOld > 0)
            notices.push(aboutPolicy('may-be-old', policy, MAY_BE_OLD));
        return divided.results;
    }));
    return { results: results.flat(), notices: (0,finding/* withoutRepeated */.R2)(notices) };
}
const MAY_BE_OLD = (0,sentence/* phrase */.MZ) `says more once what the default branch has as well is left out. It is asked no third time, so of what counts something may be old. Except that until it is repaired, or let the policy say all at once.`;
function valuesOfBoth(now, { before, movedFrom }, readsFiles) {
    const present = certainValues(now, before, readsFiles);
    return {
        now: { ...present, movedFrom: new Map([...movedFrom, ...present.movedFrom]) },
        before: certainValues(before, now, readsFiles),
    };
}
/** The name of a set, as results have it. */
function calledOf({ calledAs, shownAs }) {
    return calledAs ?? shownAs;
}
/** Asks the policies of a set about a plan, and one of them about the plan without some resources. */
function createAsker(opened, plan, signal) {
    const { set, files, facts } = opened;
    const readForPolicies = readerForPolicies(plan);
    const { input } = readForPolicies(plan.read);
    const readsTeams = facts.some((rule) => rule.readsTeams);
    const inMoreTeams = readsTeams ? withMoreTeams(plan.pullRequest, files) : undefined;
    // One object for all questions about the whole plan: what was written for `opa` is kept by the object.
    const sameInMoreTeams = { ...input, pullRequest: inMoreTeams };
    // What a policy prints may hold a sensitive value, as its messages may.
    const hidesValues = plan.json.isWhole && plan.sensitive.length > 0;
    const askOtherValues = otherValuesAsker(set.judge, { text: plan.read.text, input }, signal);
    /** Answers for all policies, or for the one of a narrowed question. @param isShown whether people see the messages */
    const judge = async ({ input: given, unknown }, isShown, narrowed) => {
        // Else it is the plan of the default branch, of which nothing is shown.
        const isOfJudgedPlan = given === input;
        const unknownHere = withoutRemoved(unknown(), given.plan, narrowed?.without ?? []);
        await (0,take_turn/* takeTurn */.Vm)(signal);
        const answers = await set.judge.evaluate(given, signal, narrowed);
        const hasMessages = answers.some(({ output }) => output.length > 0);
        const otherAnswers = isShown && hidesValues && hasMessages ? await askOtherValues(narrowed) : [];
        if (isOfJudgedPlan && narrowed === undefined && !hidesValues)
            noteRemarks(answers, plan);
        const inputOfMoreTeams = isOfJudgedPlan
            ? sameInMoreTeams
            : { ...given, pullRequest: inMoreTeams };
        const ofMoreTeams = inMoreTeams && (await set.judge.evaluate(inputOfMoreTeams, signal, narrowed));
        return set.policies.flatMap((policy, index) => {
            if (narrowed !== undefined && policy.name !== narrowed.policy)
                return [];
            const at = narrowed === undefined ? index : 0;
            const others = otherAnswers.map((answersOfValue) => answersOfValue[at]);
            const ofPolicy = {
                facts: facts[index],
                others,
                inMoreTeams: ofMoreTeams?.[at],
                unknown: unknownHere,
            };
            return [toResult(answers[at], { ...ofPolicy, policy, plan }, calledOf(files))];
        });
    };
    /** The answers about each whole plan. */
    const ofWhole = new Map();
    const judgeWhole = (checked, isShown) => {
        const judging = ofWhole.get(checked) ?? judge(readForPolicies(checked), isShown);
        ofWhole.set(checked, judging);
        return judging;
    };
    const judgeWithout = async (checked, isShown, policy, isLeftOut) => {
        await (0,take_turn/* takeTurn */.Vm)(signal);
        const whole = readForPolicies(checked);
        const { addresses, parts } = whole;
        const isCut = Array.from(addresses).some(isLeftOut);
        const without = isCut ? pathsOf(parts(), isLeftOut) : [];
        if (without.length === 0) {
            return (await judgeWhole(checked, isShown)).find((result) => result.policy === policy);
        }
        const [again] = await judge(whole, isShown, { policy, without });
        await (0,take_turn/* takeTurn */.Vm)(signal);
        return again;
    };
    return {
        /** Whether a policy may read what the files say; true for one that nothing here can judge. */
        readsConfiguration: (policy) => facts.find((rule) => rule.policy === policy)?.readsConfiguration ?? true,
        /** Judges the plan by all policies. */
        ask: () => judgeWhole(plan.read, true),
        /** Judges the plan by one policy, without some resources; as `ask` where it has none of them. */
        askAgain: (policy, isLeftOut) => judgeWithout(plan.read, true, policy, isLeftOut),
        /** Judges the plan by one policy, without the parts at these paths. */
        async askWithoutParts(policy, without) {
            const [again] = await judge(readForPolicies(plan.read), true, { policy, without });
            return again;
        },
        /** Judges the plan of the default branch. The messages are compared, and never shown. */
        judgeBefore: (before, policy, isLeftOut) => judgeWithout(before, false, policy, isLeftOut),
    };
}
/** Makes the function that reads, once for each plan, what policies get of it. */
function readerForPolicies({ run = UNKNOWN_RUN, pullRequest }) {
    const readings = new Map();
    return (checked) => {
        const known = readings.get(checked);
        if (known !== undefined)
            return known;
        let parts;
        let unknown;
        const read = {
            input: { plan: checked.document, planText: checked.text, run, pullRequest },
            addresses: (0,sensitive_values/* addressesIn */.Mh)(checked.document),
            parts: () => (parts ??= partsOfResources(checked.document)),
            unknown: () => (unknown ??= (0,read_places/* groupByPlace */.O4)(unknownValues(checked.document))),
        };
        readings.set(checked, read);
        return read;
    };
}
/** Makes the function that asks the same with other values in place of the sensitive ones: a message that holds one differs. */
function otherValuesAsker({ evaluate }, { text, input }, signal) {
    const withValue = (value) => ({
        ...input,
        planText: (0,sensitive_values/* replaceInText */.td)(text, value),
    });
    let kept;
    return async (narrowed) => {
        if (narrowed !== undefined) {
            // Each of the questions that leave something out is about the same text.
            kept ??= OTHER_VALUES.map(withValue);
            return Promise.all(kept.map((other) => evaluate(other, signal, narrowed)));
        }
        const answers = [];
        // One after the other: each is a copy of the plan.
        for (const value of OTHER_VALUES)
            answers.push(await evaluate(withValue(value), signal));
        return answers;
    };
}
function noteRemarks(answers, { notices }) {
    for (const { name, remarks = [] } of answers) {
        notices.push(...remarks.map((remark) => aboutPolicy('policy-said', name, remark)));
    }
}
/** @param says the rest of a sentence */
function aboutPolicy(code, policy, says) {
    return (0,finding/* finding */.gk)(code, (0,sentence/* phrase */.MZ) `The policy ${(0,sentence/* quoted */.TL)(policy)} ${says}`, { about: { policy } });
}
/** The values of what is still in the plan once these parts were removed, one after the other. */
function withoutRemoved(groups, plan, without) {
    const removed = new Set();
    const entries = new Set();
    const lists = new Map();
    for (const path of without) {
        const [member = '', at = '', ...inner] = path;
        if (member === 'configuration') {
            // Later entries of a list go before earlier ones, so each index is still that of the plan.
            entries.add(path.reduce((part, key) => (0,parse/* fieldsOf */.Pf)(part)[key], plan));
        }
        if (inner.length > 0)
            continue;
        const all = Reflect.get(plan, member);
        if (!Array.isArray(all)) {
            removed.add(`${member}.${at}`);
            continue;
        }
        const left = lists.get(member) ?? [...all];
        lists.set(member, left);
        const [entry] = left.splice(Number(at), 1);
        const later = (0,parse/* fieldOf */._F)(entry, 'resource_change') ?? (0,parse/* fieldOf */._F)(entry, 'action_invocation');
        entries.add(entry).add(later);
    }
    if (entries.size === 0 && removed.size === 0)
        return groups;
    return groups.map((values) => values.filter(({ lacked: { entry, path } }) => (entry === undefined || !entries.has(entry)) && !removed.has(path.slice(0, 2).join('.'))));
}
/**
 * Address → what the plan makes of the resource and, for a policy that reads the configuration, what the files say of
 * it. A resource that drifted in one of the two plans is left out, because it may differ.
 */
function certainValues(plan, other, readsFiles) {
    const certain = new Set((0,sensitive_values/* addressesIn */.Mh)(plan.document));
    for (const { document } of [plan, other]) {
        for (const address of (0,plan_entries/* addressesOf */.sO)(document, ['resource_drift']))
            certain.delete(address);
    }
    const planned = (0,planned_values/* readPlannedValues */.D)(plan.json, certain);
    const { values, movedFrom } = planned ?? { values: new Map(), movedFrom: new Map() };
    if (!readsFiles)
        return { values, movedFrom };
    const configurationOf = configurationReader((0,parse/* fieldsOf */.Pf)((0,json_text/* parseExactly */.Ab)(plan.text)));
    const withConfiguration = new Map();
    for (const [address, value] of values) {
        const written = configurationOf(address);
        if (written !== undefined)
            withConfiguration.set(address, JSON.stringify([value, written]));
    }
    return { values: withConfiguration, movedFrom };
}
/**
 * Makes the function that returns what the configuration in a plan says of a resource, as JSON: its block, and the calls
 * of the modules around it; undefined if it has no block.
 */
function configurationReader(plan) {
    const blockAt = (0,configured_modules/* findBlocks */.yM)(Reflect.get(plan, 'configuration'));
    return (address) => {
        const configured = blockAt(address);
        if (configured === undefined)
            return undefined;
        const around = configured.calls.map(({ call }) => ({ ...call, module: undefined }));
        return JSON.stringify([...around, configured.block]);
    };
}
/** What a message is compared with: sensitive values left out, and replaced. */
const OTHER_VALUES = [undefined, 'another-value'];
function toResult(judged, answers, policySet) {
    const { policy, plan, facts, unknown } = answers;
    const { name, level, description, approval } = policy;
    const { status = 'errored', output: written = ['It gave no result.'] } = judged ?? {};
    // Why a policy was not evaluated is a sentence of Plangate about the policy, without a value of the plan.
    const isAboutPlan = plan.json.isWhole && status !== 'not_evaluated';
    const output = isAboutPlan ? withoutSecrets(written, judged, answers) : written;
    const printed = (0,named_resources/* printedMessages */.Dn)(output, policy.argument);
    const unknownRead = ['passed', 'failed'].includes(status) ? (facts?.mayRead(unknown) ?? []) : [];
    const conditions = status === 'failed' ? conditionsBeside(printed, unknownRead, policy) : [];
    const messages = [...printed, ...conditions];
    const texts = messages.map(({ text }) => text);
    const result = {
        judge: own_policies/* OWN_POLICIES */.an,
        policySet,
        policy: name,
        level,
        status: status === 'not_evaluated' ? 'not-evaluated' : status,
        overridable: (0,approval_rules/* isOverridable */.U)(policy),
        message: status === 'passed' ? '' : (texts[0] ?? description),
        description: description || undefined,
        output: texts,
        printedFor: status === 'passed' ? undefined : messages.map(named_resources/* printedForOne */.Wy),
        answers: judged?.answers && wholeAnswers(judged.answers, { output, written, conditions }),
        ...(status === 'failed' && failsForUnknown(printed, unknownRead) && { remedy: waysOut(name) }),
        ...(approval && status === 'failed' && { approval: toWaiting(approval) }),
        ...(status === 'passed' ? named_resources/* NOTHING_NAMED */.e_ : (0,named_resources/* namedIn */.$P)(messages)),
    };
    return withDoubt({ result, judged, unknownRead }, answers);
}
/**
 * The result, where nothing makes its pass uncertain; else one that is no pass. What an advisory policy may have missed does
 * not make the verdict undecided: its pass stays, and the plan's `notices` get one more.
 */
function withDoubt({ result, judged, unknownRead }, answers) {
    const { policy, plan, facts, inMoreTeams } = answers;
    const { policySet, policy: name, level, status, output } = result;
    const nothingNamed = {
        printedFor: undefined,
        answers: undefined,
        approval: undefined,
        ...named_resources/* NOTHING_NAMED */.e_,
    };
    // It gave no reason to fail, so this is a pass that stays, as below.
    if (level === 'advisory' && judged?.lacksInput === true) {
        for (const text of output) {
            plan.notices.push((0,finding/* finding */.gk)('policy-lacks-input', (0,sentence/* plain */.pj)(text), { about: { policySet, policy: name } }));
        }
        return { ...result, ...nothingNamed, status: 'passed', message: '', output: [] };
    }
    // It may fail for the only reason that this job does not know the teams of the author.
    const failsWithoutTeams = status === 'failed' &&
        facts?.readsTeams === true &&
        plan.pullRequest?.teams === undefined &&
        inMoreTeams?.status === 'passed';
    let why;
    if (status === 'passed' || failsWithoutTeams) {
        why = facts === undefined ? 'was not judged' : explainUncertainPass(facts, plan, inMoreTeams);
    }
    if (why === undefined && status === 'passed' && unknownRead.length > 0) {
        return { ...result, ...knownAfterApply(unknownRead, policy, facts) };
    }
    if (why === undefined)
        return result;
    if (level === 'advisory') {
        plan.notices.push(aboutPolicy('pass-uncertain', name, (0,sentence/* plain */.pj)(`${why}.`)));
        return result;
    }
    return { ...result, ...nothingNamed, status: 'not-evaluated', message: why, output: [why] };
}
/** The answers as they were given, with what is shown of each, and what is not known beside them. */
function wholeAnswers(answers, { output, written, conditions, }) {
    const given = answers.map((json, at) => {
        const lines = (0,named_resources/* printedMessages */.Dn)([output[at]]).map(({ text }) => text);
        return new policy_result/* WholeAnswer */.g(lines, json, output[at] === written[at]);
    });
    const beside = conditions.map(({ text }) => {
        return new policy_result/* WholeAnswer */.g([text], JSON.stringify({ unknown: text }), true);
    });
    return [...given, ...beside];
}
/**
 * What is not known yet where a policy fails: of the resources that it names, because that may be why; of all where people may
 * accept the failure, because the policy may fail in another way as well once everything is known.
 */
function conditionsBeside(printed, unknownRead, policy) {
    if (unknownRead.length === 0)
        return [];
    const named = new Set((0,named_resources/* namedIn */.$P)(printed).resources.map(({ address }) => address));
    const counted = (0,approval_rules/* isOverridable */.U)(policy)
        ? unknownRead
        : unknownRead.filter(({ lacked }) => lacked.entry !== undefined && named.has((0,lacked_values/* lackingName */.$K)(lacked)));
    return describeCondition(counted);
}
/** Whether each message is about resources of which a value that the policy names is not known yet. */
function failsForUnknown(printed, unknownRead) {
    const waiting = new Set(unknownRead
        .filter(({ isNamed, lacked }) => isNamed && lacked.entry !== undefined)
        .map(({ lacked }) => (0,lacked_values/* lackingName */.$K)(lacked)));
    return printed.every((message) => {
        const { resources } = (0,named_resources/* namedIn */.$P)([message]);
        return resources.length > 0 && resources.every(({ address }) => waiting.has(address));
    });
}
function waysOut(policy) {
    const page = (0,sentence/* linkPart */.uQ)((0,sentence/* phrase */.MZ) `four ways out`, (0,own_pages/* ownPage */.SO)('docs/known-after-apply.md#four-ways-out'));
    return (0,sentence/* phrase */.MZ) `All that ${(0,sentence/* quoted */.TL)(policy)} fails for has a value that is known only after the apply: take one of ${page} or write a value that the plan knows.`;
}
/** What a result says where its pass may depend on values that are known only after the apply. */
function knownAfterApply(unknownRead, { approval, level }, facts) {
    const messages = describeCondition(unknownRead);
    return {
        status: 'known-after-apply',
        level: facts?.meansUnknown === true ? 'advisory' : level,
        message: messages[0]?.text ?? '',
        output: messages.map(({ text }) => text),
        printedFor: messages.map(named_resources/* printedForOne */.Wy),
        answers: undefined,
        ...(approval && { approval: toWaiting(approval) }),
        ...(0,named_resources/* namedIn */.$P)(messages),
    };
}
function toWaiting({ approvers, count }) {
    return { approvers: approvers.names, needed: count, missing: count, given: [] };
}
/** METADATA can say that the part may be absent. This is not proposed: then the policy would pass without looking at anything. */
const INSTEAD = ': read `resource_changes` in its place, or let the whole plan be read (`full-plan`)';
/**
 * Says why the pass of a policy is not certain: the rest of a sentence about it. Undefined if it is certain.
 *
 * @param inMoreTeams what it says of an author who is in more teams, if that was asked
 */
function explainUncertainPass(facts, { json: { isWhole }, sensitive, run, pullRequest = {}, whyNoTeams }, inMoreTeams) {
    const planWords = isWhole ? 'the plan' : 'a redacted plan';
    const lacking = facts.absentIn(isWhole ? plan_shape/* TERRAFORM_PLAN */.E : REDACTED_PLAN);
    const absent = lacking.filter((part) => part !== 'run' && part !== 'pull_request');
    if (absent.length > 0) {
        const names = (0,describe_rules/* listNames */.Z)(absent.map((part) => `input.${part}`));
        return `may read ${names}, which ${planWords} does not have${isWhole ? '' : INSTEAD}`;
    }
    if (lacking.includes('run') && run === undefined) {
        return 'may read the run, of which too little is known here';
    }
    const ofRun = new Set(facts.readsOfRun.flatMap((path) => (0,input_form/* missingParts */.tL)(run ?? {}, path, input_form/* RUN_SHAPE */.Ib)));
    if (ofRun.size > 0) {
        const names = (0,describe_rules/* listNames */.Z)([...ofRun].map((part) => `input.run.${part}`));
        return `may read ${names}, which only a run of a service has`;
    }
    const ofPullRequest = new Set(facts.readsOfPullRequest.flatMap((path) => (0,input_form/* missingParts */.tL)(pullRequest, path, input_form/* PULL_REQUEST_SHAPE */.eN)));
    if (ofPullRequest.size > 0) {
        const names = (0,describe_rules/* listNames */.Z)([...ofPullRequest].map((part) => `input.pull_request.${part}`));
        const why = ofPullRequest.has('teams') && whyNoTeams !== undefined ? `: ${whyNoTeams}` : '';
        return `may read ${names}, which this job does not know${why}`;
    }
    const knowsTeams = facts.readsTeams && pullRequest.teams !== undefined;
    if (knowsTeams && inMoreTeams?.status !== 'passed') {
        return 'would not pass if its author were in another team, and GitHub does not list every secret team: let the policy require a team instead of forbidding one';
    }
    const hidden = isWhole ? [] : facts.mayRead(sensitive);
    if (hidden.length === 0)
        return undefined;
    const names = [...new Set(hidden.flatMap(nameOfHidden))].sort();
    return names.length > 0
        ? `may read ${(0,quote/* nameSome */.Kf)(names, judge_plan_MOST_NAMED)}, and sensitive values are not in a redacted plan`
        : 'may read sensitive values, and these are not in a redacted plan';
}
const judge_plan_MOST_NAMED = 3;
/** The attribute that holds it, if the policy names that. */
function nameOfHidden({ lacked: { path, depth, entry }, isNamed }) {
    if (entry === undefined && path[0] === 'output_changes')
        return 'the value of an output';
    const attribute = path[depth];
    if (attribute === undefined)
        return 'a whole value';
    return isNamed ? `\`${attribute}\`` : [];
}
const NOT_SHOWN = 'the message may hold a sensitive value, so it is not shown';
/**
 * Each message is shown if it is the same whatever the sensitive values are, else what of it holds no value: of a failure only
 * the addresses.
 */
function withoutSecrets(output, judged, { others, plan }) {
    const otherMessages = others.map((other) => new Set(other?.output.map((message) => JSON.stringify(message))));
    let knownAddresses;
    return output.map((message, at) => {
        const text = JSON.stringify(message);
        if (otherMessages.every((messages) => messages.has(text))) {
            // It is the same whatever is marked, so a value in it is a copy that the plan does not mark.
            const shown = (0,without_sensitive_texts/* withoutTextsIn */.c)(message, plan.withoutTexts);
            return JSON.stringify(shown) === text ? message : shown;
        }
        const bare = judged?.withoutValues?.[at];
        if (bare !== undefined)
            return bare;
        const ofPlan = (knownAddresses ??= (0,sensitive_values/* addressesIn */.Mh)(plan.read.document));
        const addresses = (0,named_resources/* namedIn */.$P)((0,named_resources/* printedMessages */.Dn)(message))
            .resources.map(({ address }) => address)
            .filter((address) => ofPlan.has(address));
        return `${[...new Set(addresses)].join(', ') || 'A resource'}: ${NOT_SHOWN}`;
    });
}
/** What is known of the pull request, with its author's teams where a policy reads them. */
async function readPullRequest(sets, pullRequest) {
    if (pullRequest === undefined)
        return { pullRequest };
    const { askTeams, ...known } = pullRequest;
    const isRead = sets.some(({ facts }) => facts.some(({ readsTeams }) => readsTeams));
    const answer = isRead ? await askTeams?.() : undefined;
    if (answer === undefined)
        return { pullRequest: known };
    if ('unknown' in answer)
        return { pullRequest: known, whyNoTeams: answer.unknown };
    return { pullRequest: { ...known, teams: answer.teams } };
}
/**
 * The pull request of an author who is in every team that the files of a set can name. It finds what depends on a team
 * that is not listed: GitHub leaves out secret teams that the token does not see, and some jobs know no teams at all.
 */
function withMoreTeams(pullRequest, { files }) {
    const teams = new Set(pullRequest?.teams);
    for (const content of files.values()) {
        const words = Buffer.from(content)
            .toString()
            .matchAll(/[A-Za-z0-9_.-]+/g);
        for (const [word] of words)
            teams.add(word);
    }
    return { ...pullRequest, teams: [...teams] };
}
//# sourceMappingURL=judge-plan.js.map
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/settings/files-of-default-branch.js
var files_of_default_branch = __webpack_require__(82717);
// EXTERNAL MODULE: ./build/src/trust/pinned-commit.js
var pinned_commit = __webpack_require__(29880);
// EXTERNAL MODULE: ./build/src/rego/policy-files.js
var rego_policy_files = __webpack_require__(95673);
// EXTERNAL MODULE: ./build/src/machine/ask-opa.js
var ask_opa = __webpack_require__(29);
;// CONCATENATED MODULE: ./build/src/model/conftest.js
/** What somebody who comes from conftest writes here, by the name of the option or of the key in conftest.toml. */
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
    'show-builtin-errors': 'A pass in which a built-in function failed is none. If you mean that, write `builtin_errors: undefined` in METADATA of the policy.',
};
/** What conftest calls by one letter. */
const LETTERS_OF_CONFTEST = {
    p: 'policy',
    n: 'namespace',
    d: 'data',
    u: 'update',
    o: 'output',
};
//# sourceMappingURL=conftest.js.map
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/model/unreadable-file.js
var unreadable_file = __webpack_require__(13491);
// EXTERNAL MODULE: ./build/src/rego/data-files.js
var data_files = __webpack_require__(67243);
;// CONCATENATED MODULE: ./build/src/rego/conftest-file.js
/** Reads conftest.toml, and gives a policy set what it says: which packages judge, and which data they have. */














const CONFTEST_FILE = 'conftest.toml';
const IN_OTHER_LANGUAGES = ['conftest.json', 'conftest.yaml', 'conftest.yml'];
const KEYS_THAT_COUNT = [
    'policy',
    'namespace',
    'all-namespaces',
    'data',
    'strict',
    'show-builtin-errors',
];
/** The texts that Go takes for true, and for false. */
const ON = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const OFF = ['', '0', 'f', 'F', 'FALSE', 'false', 'False'];
/**
 * Reads the file of a directory.
 *
 * @param directory its path in the tree, '' for the tree itself
 * @returns undefined if there is no such file
 * @throws PolicyProblem if it, or data that it names, cannot be read
 */
async function readConftestFile(files, directory, ports) {
    const names = await orProblem(CONFTEST_FILE, () => files.names(directory));
    const name = [CONFTEST_FILE, ...IN_OTHER_LANGUAGES].find((each) => names?.includes(each));
    if (name === undefined)
        return undefined;
    const text = await orProblem(name, () => files.read(external_node_path_.posix.join(directory, name)));
    if (text === undefined)
        return undefined;
    if (name !== CONFTEST_FILE) {
        if (!KEYS_THAT_COUNT.some((key) => (0,go_text/* toLower */.jp)(text).includes(key)))
            return undefined;
        throw new policy_files/* PolicyProblem */.cq((0,policy_files/* wrongPolicies */.UP)((0,sentence/* phrase */.MZ) `${(0,sentence/* filePart */.A4)(name)} is not read here, and conftest reads it.`, (0,sentence/* phrase */.MZ) `Write what it says into ${CONFTEST_FILE}.`));
    }
    const values = await readToml(text);
    const textsOf = (key) => {
        if (!values.has(key))
            return undefined;
        const list = [values.get(key)].flat();
        if (list.every((each) => typeof each === 'string'))
            return list;
        throw wrong((0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(key)} is no text and no list of texts.`);
    };
    const namespaces = textsOf('namespace') ?? ['main'];
    if (namespaces.some((name) => /[*?[]/.test(name))) {
        throw wrong((0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)('namespace')} has a wildcard.`, (0,sentence/* phrase */.MZ) `Name the packages, or write ${(0,sentence/* typed */.nE)('all-namespaces = true')}.`);
    }
    const isOn = (key) => {
        const value = values.get(key) ?? false;
        if (typeof value === 'boolean')
            return value;
        if (typeof value === 'number')
            return value !== 0;
        if (typeof value === 'string' && [...ON, ...OFF].includes(value))
            return ON.includes(value);
        throw wrong((0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(key)} is neither true nor false.`);
    };
    const showsBuiltinErrors = isOn('show-builtin-errors');
    const others = [...values.keys()].filter((key) => !KEYS_THAT_COUNT.includes(key) || (key === 'show-builtin-errors' && !showsBuiltinErrors));
    return {
        policy: textsOf('policy') ?? ['policy'],
        packages: isOn('all-namespaces') ? 'all' : namespaces,
        ...(await readData(textsOf('data') ?? [], { files, directory }, ports)),
        isStrict: isOn('strict'),
        showsBuiltinErrors,
        notices: describeUnread(others),
    };
}
/** @param says about a key of the file */
function wrong(says, remedy) {
    return new policy_files/* PolicyProblem */.cq((0,policy_files/* wrongPolicies */.UP)((0,sentence/* phrase */.MZ) `${CONFTEST_FILE}: ${says}`, remedy));
}
/** One for each key that is written otherwise here, and one for all others. */
function describeUnread(keys) {
    const [replaced, others] = [true, false].map((isReplaced) => keys.filter((key) => Object.hasOwn(INSTEAD_OF_CONFTEST, key) === isReplaced));
    const withoutEffect = (some, remedy) => {
        const has = some.length > 1 ? (0,sentence/* phrase */.MZ) `have` : (0,sentence/* phrase */.MZ) `has`;
        return (0,finding/* finding */.gk)('conftest-without-effect', (0,sentence/* phrase */.MZ) `${CONFTEST_FILE}: ${(0,sentence/* listParts */.Z)(some.map(sentence/* quoted */.TL))} ${has} no effect here.`, { remedy });
    };
    const ofReplaced = (replaced ?? []).map((key) => withoutEffect([key], (0,sentence/* plain */.pj)(INSTEAD_OF_CONFTEST[key] ?? '')));
    return others === undefined || others.length === 0
        ? ofReplaced
        : [...ofReplaced, withoutEffect(others)];
}
/**
 * The sets that the file names, with what it says of them. They are one, as conftest reads its directories: a library or
 * an exception in one of them counts in all. A set with policies.hcl is none of them.
 *
 * @throws PolicyProblem if two of them have data in one file, or one has data that would not count
 */
function joinSets(named, conftest) {
    if (conftest === undefined)
        return [...named];
    const sets = named.map((set) => withoutNamedData(set, conftest));
    const [first] = sets;
    if (first === undefined)
        return [];
    const paths = sets.map(({ shownAs }) => external_node_path_.posix.normalize(shownAs));
    // No path in a set leads out of it.
    if (paths.some((path) => /^(?:\.\.|\/)/.test(path))) {
        return sets.map((set) => withConftest(set, conftest));
    }
    let top = paths[0] ?? '.';
    while (top !== '.' && !paths.every((path) => isInside(path, top)))
        top = external_node_path_.posix.dirname(top);
    const files = new Map();
    for (const [at, set] of sets.entries()) {
        const inside = external_node_path_.posix.relative(top, paths[at] ?? '.');
        for (const [name, content] of set.files) {
            // Where such a file is in its set says what its data is called.
            const isData = (0,data_files/* isDataFile */.vM)(name);
            if (isData && files.has(name)) {
                throw wrong((0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(set.shownAs)} has ${(0,sentence/* filePart */.A4)(name)}, and another directory in ${(0,sentence/* quoted */.TL)('policy')} has one, too.`, (0,sentence/* phrase */.MZ) `Keep one.`);
            }
            files.set(isData ? name : external_node_path_.posix.join(inside, name), content);
        }
    }
    const notices = sets.flatMap((set) => set.notices ?? []);
    const unreadData = sets.flatMap((set, at) => (set.unreadData ?? []).map((name) => external_node_path_.posix.join(external_node_path_.posix.relative(top, paths[at] ?? '.'), name)));
    const joined = { ...first, calledAs: first.shownAs, shownAs: top, files, notices, unreadData };
    return [withConftest(joined, conftest)];
}
function isInside(path, directory) {
    return path === directory || path.startsWith(`${directory}/`);
}
/** The set without the files at its top that `data` names: it has their values. */
function withoutNamedData(set, { dataFiles }) {
    const files = new Map(set.files);
    for (const name of ['data.json', 'data.yaml']) {
        if (dataFiles.includes(external_node_path_.posix.join(set.shownAs, name)))
            files.delete(name);
    }
    return { ...set, files };
}
function withConftest(set, conftest) {
    const { packages, data, isStrict, showsBuiltinErrors, notices } = conftest;
    const files = new Map(set.files);
    if (data !== undefined && files.has('data.json')) {
        throw wrong((0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)('data')} does not name data.json of ${(0,sentence/* quoted */.TL)(set.shownAs)}, so nothing of that file would count.`, (0,sentence/* phrase */.MZ) `Name it there, too, or remove it.`);
    }
    if (data !== undefined)
        files.set('data.json', Buffer.from(data));
    const all = [set.notices ?? [], notices].flat();
    return { ...set, files, packages, isStrict, showsBuiltinErrors, notices: all };
}
/** The values of the file by their keys. conftest reads capital letters of a key as small ones. */
async function readToml(text) {
    const values = new Map();
    for (const [name, value] of Object.entries(await parseToml(text))) {
        const key = (0,go_text/* toLower */.jp)(name);
        if (values.has(key)) {
            throw wrong((0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(key)} is there twice.`, (0,sentence/* phrase */.MZ) `Keep one.`);
        }
        values.set(key, value);
    }
    return values;
}
async function parseToml(text) {
    // Few have such a file.
    const { parse, TomlError } = await __webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 3292));
    try {
        return parse(text);
    }
    catch (error) {
        if (!(error instanceof TomlError))
            throw error;
        const [reason = ''] = error.message.split('\n');
        const place = (0,sentence/* filePart */.A4)(`${CONFTEST_FILE}:${error.line}`);
        throw new policy_files/* PolicyProblem */.cq((0,policy_files/* wrongPolicies */.UP)((0,sentence/* phrase */.MZ) `${place}: cannot be read. ${(0,sentence/* foreign */.V$)(`${reason}.`)}`));
    }
}
/** The data files, and their values as one document of JSON, as for conftest, wherever they are; undefined without paths. */
async function readData(paths, { files, directory }, ports) {
    if (paths.length === 0)
        return { data: undefined, dataFiles: [] };
    const texts = {};
    const readText = async (path) => {
        const value = (await files.read(path)) ?? '';
        return { value, bytes: value.length };
    };
    const reading = { belongs: isData, skips: rego_policy_files/* PROGRAM_DIRECTORIES */.BJ, read: readText };
    for (const path of paths) {
        const whole = external_node_path_.posix.join(directory, path);
        const around = await orProblem(external_node_path_.posix.dirname(path), () => files.entries(external_node_path_.posix.dirname(whole)));
        const kind = around?.find(({ name }) => name === external_node_path_.posix.basename(whole))?.kind;
        const isFile = kind === 'file' || kind === 'link';
        const found = await orProblem(path, async () => isFile ? (await readText(whole)).value : (0,files_of_default_branch/* readBelow */.Gj)(files, whole, reading));
        if (found === undefined) {
            throw wrong((0,sentence/* phrase */.MZ) `the data ${(0,sentence/* quoted */.TL)(path)} is missing.`);
        }
        if (typeof found === 'string')
            texts[path] = found;
        else
            for (const [inner, text] of found)
                texts[external_node_path_.posix.join(path, inner)] = text;
    }
    for (const [path, text] of Object.entries(texts)) {
        const problem = await (0,data_files/* findLeftOutData */.Df)(path, text);
        if (problem !== undefined) {
            const place = (0,sentence/* filePart */.A4)(`${path}:${problem.line}`);
            throw new policy_files/* PolicyProblem */.cq((0,policy_files/* wrongPolicies */.UP)((0,sentence/* phrase */.MZ) `${place}: ${(0,sentence/* plain */.pj)(problem.message)}`));
        }
    }
    const query = '{file: value | some file, text in input; value := yaml.unmarshal(text)}';
    const args = ['eval', '--stdin-input', '--format', 'raw', query];
    const answer = await (0,ask_opa/* askOpa */.a)(ports, { args, stdin: JSON.stringify(texts) });
    const mark = (0,external_node_crypto_.randomBytes)(12).toString('hex');
    const values = (0,parse/* fieldsOf */.Pf)((0,parse/* parseJson */.qF)((0,json_text/* keepLongNumbers */.q4)(answer?.stdout ?? '', mark)));
    const document = {};
    for (const path of Object.keys(texts)) {
        if (answer !== undefined && !(0,parse/* isRecord */.u4)(values[path])) {
            throw wrong((0,sentence/* phrase */.MZ) `the data ${(0,sentence/* quoted */.TL)(path)} is no object of JSON or YAML.`);
        }
        mergeInto(document, values[path], path);
    }
    const dataFiles = Object.keys(texts).map((path) => external_node_path_.posix.normalize(path));
    return { data: (0,json_text/* restoreLongNumbers */.zY)(JSON.stringify(document), mark), dataFiles };
}
function isData(name) {
    return /\.(?:json|ya?ml)$/.test(name);
}
/** @param path of what is read: data, unless it is a file of conftest's own */
async function orProblem(path, read) {
    return read().catch((error) => {
        if (!(error instanceof unreadable_file/* UnreadableFile */.ie))
            throw error;
        const inner = error instanceof files_of_default_branch/* UnreadablePart */.r6 ? external_node_path_.posix.join(path, error.path) : path;
        const isOwn = [CONFTEST_FILE, ...IN_OTHER_LANGUAGES].includes(path);
        const what = isOwn ? (0,sentence/* filePart */.A4)(path) : (0,sentence/* phrase */.MZ) `${CONFTEST_FILE}: the data ${(0,sentence/* quoted */.TL)(inner)}`;
        throw new policy_files/* PolicyProblem */.cq((0,finding/* finding */.gk)('policies-unread', (0,sentence/* phrase */.MZ) `${what} ${(0,sentence/* plain */.pj)(error.message)}.`));
    });
}
/** Adds values to a document. @param path of the file with them, for the problem if another file has one, too */
function mergeInto(document, values, path) {
    for (const [key, value] of Object.entries((0,parse/* fieldsOf */.Pf)(values))) {
        const earlier = Object.hasOwn(document, key) ? document[key] : undefined;
        if ((0,parse/* isRecord */.u4)(earlier) && (0,parse/* isRecord */.u4)(value))
            mergeInto(earlier, value, path);
        else if (Object.hasOwn(document, key)) {
            throw wrong((0,sentence/* phrase */.MZ) `the data ${(0,sentence/* quoted */.TL)(path)} has the key ${(0,sentence/* quoted */.TL)(key)}, and another file has it, too.`, (0,sentence/* phrase */.MZ) `Keep one: only one of them could count.`);
        }
        else
            Object.defineProperty(document, key, { value, enumerable: true, writable: true });
    }
}
//# sourceMappingURL=conftest-file.js.map
// EXTERNAL MODULE: ./build/src/model/repository-address.js
var repository_address = __webpack_require__(17866);
;// CONCATENATED MODULE: ./build/src/rego/open-own-policies.js
/**
 * Finds and opens the team's own Rego policies. They judge the plans of a service, and those that were made here. A
 * person's own files count as they are. In a job the files are judged, and policies come from the default branch or from
 * a pinned URL.
 */




















/**
 * Finds and opens the policies that the settings name. The caller closes them.
 *
 * @param readsWhole whether whole plans are judged, with every value
 * @returns what is wrong with them; without an `opa` they open and judge nothing
 */
async function openOwnPolicies(settings, place, ports, readsWhole) {
    const { policies: written, timeoutMs } = settings;
    const { clock, endsAt, executeBounded, environment, signal } = ports;
    const deadlineMs = endsAt - (0,job_time/* keptAfterJudging */.BJ)(timeoutMs);
    const limits = { clock, policyMs: open_policies/* POLICY_MS */.c7, deadlineMs };
    let sources = written ?? [];
    try {
        const sets = await (place.sets ?? findOwnSets(settings, place, ports));
        sources = written ?? sets.map(({ calledAs, shownAs }) => calledAs ?? shownAs);
        const opened = await openAll(sets, { executeBounded, environment, signal, limits });
        return {
            sources,
            readsWhole,
            readsDrift: opened.some(({ facts }) => facts.some((rule) => rule.readsDrift)),
            judgedBy: [...new Set(opened.map(({ judgedBy }) => judgedBy))].join(' and ') || undefined,
            policies: opened.flatMap(({ set }) => set.policies.map(({ name }) => name)),
            approvers: opened.flatMap(({ set }) => set.policies.flatMap(({ approval }) => approval?.approvers ?? [])),
            notices: opened.flatMap(({ warnings }) => warnings),
            undecided: opened.flatMap(({ undecided }) => undecided),
            judge: (plan, judging) => judgeBySets(opened, { pullRequest: place.pullRequest, ...plan }, judging),
            askAgain: (plan, asked, judging) => askPolicyAgain(opened, { pullRequest: place.pullRequest, ...plan }, asked, judging),
            explain: async (policy, plan, show) => {
                const input = await inputOf(opened, plan, signal);
                return opened
                    .filter(({ set }) => set.policies.some(({ name }) => name === policy))
                    .map((set) => showDocument(set, input, show));
            },
            close: async () => {
                for (const set of opened)
                    await set.close();
            },
        };
    }
    catch (error) {
        if (!(error instanceof policy_files/* PolicyProblem */.cq) || signal.aborted)
            throw error;
        if (error instanceof policy_files/* MissingJudge */.Y2)
            return { ...nothingJudges(error), sources, readsWhole };
        return { problems: error.problems('policies') };
    }
}
/** What a document of a set shows of an input, without sensitive values. */
function showDocument({ write }, { planText, ...input }, show) {
    const mark = (0,external_node_crypto_.randomBytes)(12).toString('hex');
    const seen = write({ ...input, planText: (0,sensitive_values/* replaceInText */.td)(planText, undefined) });
    const shown = (0,json_text/* restoreLongNumbers */.zY)(show((0,parse/* parseJson */.qF)((0,json_text/* keepLongNumbers */.q4)(seen, mark))), mark);
    return (0,without_sensitive_texts/* withoutTextsOf */.K)(input.plan)(shown);
}
/** What is opened where no program can judge. */
function nothingJudges(missing) {
    return {
        judgedBy: undefined,
        policies: [],
        approvers: [],
        notices: [],
        undecided: [],
        missing: missing.finding,
        judge: () => Promise.reject(missing),
        explain: async () => [],
        close: async () => undefined,
    };
}
/** Opens all sets, or none. */
async function openAll(sets, ports) {
    const opened = [];
    try {
        for (const set of sets)
            opened.push(await (0,open_policies/* openPolicies */.fg)(set, ports));
        return opened;
    }
    catch (error) {
        for (const set of opened)
            await set.close();
        throw error;
    }
}
/**
 * Reads all policy sets that judge: those that the settings name.
 *
 * @returns none if a person leaves the input out and no directory has a policy
 * @throws PolicyProblem if a set cannot be read
 */
async function findOwnSets({ policies: written, directory }, { workingDirectory, jobTree }, ports) {
    const where = { workingDirectory, jobTree, directory: (0,external_node_path_.resolve)(workingDirectory, directory) };
    let reading;
    const conftest = () => (reading ??= readConftestOf(where, ports));
    if (written === undefined && !jobTree.proposed)
        return findPersonalSets(where, jobTree, await conftest());
    const texts = written ?? (await conftest())?.policy;
    if (texts === undefined)
        throw new policy_files/* PolicyProblem */.cq(open_own_policies_UNNAMED);
    const found = [];
    for (const text of texts)
        found.push(await findSet(text, where, ports));
    // Only such a set needs conftest.toml, for which a job has to read the default branch once more.
    const needsFile = found.some((set, index) => !(0,repository_address/* isPinnedAddress */.Ny)(texts[index] ?? '') && isForConftest(set));
    const sets = joinNamed(found, needsFile ? await conftest() : undefined).map(trust_tree/* asTrusted */.O2);
    const names = sets.map(({ name }) => name);
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated === undefined)
        return sets;
    throw new policy_files/* PolicyProblem */.cq((0,finding/* finding */.gk)('policies-wrong', (0,sentence/* phrase */.MZ) `Two policy sets are called ${(0,sentence/* quoted */.TL)(repeated)}, after the last part of their directory.`, { remedy: (0,sentence/* phrase */.MZ) `Rename one directory, so that a report says which set it means.` }));
}
/** The sets of a person who names none: those of both usual directories, and of those that conftest.toml names. */
async function findPersonalSets({ workingDirectory }, jobTree, conftest) {
    const found = [];
    for (const name of new Set([policy_files/* POLICY_DIRECTORIES */.BL, conftest?.policy ?? []].flat())) {
        const path = (0,external_node_path_.resolve)(workingDirectory, name);
        const set = await (0,rego_policy_files/* readDirectoryPolicies */.Ak)(path, name, workingDirectory);
        if (set === undefined && !policy_files/* POLICY_DIRECTORIES */.BL.includes(name)) {
            throw new policy_files/* PolicyProblem */.cq((0,finding/* finding */.gk)('policies-missing', (0,sentence/* phrase */.MZ) `conftest.toml names the directory ${(0,sentence/* quoted */.TL)(name)}, which does not exist.`, { about: { policySet: name }, remedy: (0,sentence/* phrase */.MZ) `Correct the name.` }));
        }
        if (set !== undefined && set.files.size > 0)
            found.push(set);
    }
    const sets = joinNamed(found, conftest);
    const [first, ...others] = sets;
    if (first === undefined)
        return [];
    const names = (0,sentence/* listParts */.Z)(sets.map(({ shownAs }) => (0,sentence/* quoted */.TL)(shownAs)));
    const together = (0,finding/* finding */.gk)('policies-read-together', (0,sentence/* phrase */.MZ) `${names} are both read.`, {
        remedy: (0,sentence/* phrase */.MZ) `To judge by one alone, name it with ${(0,sentence/* setting */.Pe)('policies')}.`,
    });
    const notices = [first.notices ?? [], others.length > 0 ? together : []].flat();
    return [{ ...first, notices }, ...others].map((set) => (0,trust_tree/* asOwn */.dd)(jobTree, set));
}
/** Whether only the names of its rules say which of them judge, as conftest does it. */
function isForConftest({ files }) {
    return !files.has('policies.hcl') && [...files.keys()].some((name) => name.endsWith('.rego'));
}
/** The sets as conftest.toml says it: those that it names are one. */
function joinNamed(sets, conftest) {
    const named = conftest?.policy.map((path) => external_node_path_.posix.join(path, '/'));
    const isNamed = (set) => isForConftest(set) && named?.includes(external_node_path_.posix.join(set.shownAs, '/')) === true;
    return [...sets.filter((set) => !isNamed(set)), ...joinSets(sets.filter(isNamed), conftest)];
}
/** Reads conftest.toml of a directory of this machine. @throws PolicyProblem */
function readConftestHere(directory, ports) {
    const { files, path } = (0,files_of_default_branch/* filesHere */.i7)(directory, directory);
    return readConftestFile(files, path, ports);
}
/**
 * Reads conftest.toml of the directory in which the check was started; in a job, the one on the default branch.
 *
 * @throws PolicyProblem also where that branch cannot be read
 */
async function readConftestOf({ directory, workingDirectory, jobTree }, ports) {
    if (!jobTree.proposed)
        return readConftestHere(workingDirectory, ports);
    const { repository } = (0,find_repository/* findAround */.Di)(directory, jobTree.workspace);
    if (repository === undefined)
        return undefined;
    const tree = (0,relative_path/* relativePathInside */._)(repository.root, (0,find_repository/* realOrSame */.eF)(workingDirectory));
    if (tree === undefined)
        return undefined;
    return readFromDefaultBranch(CONFTEST_FILE, async () => readConftestFile(await jobTree.trusted(repository.root), tree, ports));
}
const open_own_policies_UNNAMED = (0,finding/* finding */.gk)('policies-missing', (0,sentence/* phrase */.MZ) `is missing.`, {
    remedy: (0,sentence/* phrase */.MZ) `Name the directory of your policies on the default branch, as in ${(0,sentence/* typed */.nE)('policies: policies')}, or a pinned URL. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.`,
});
async function findSet(text, where, ports) {
    if ((0,repository_address/* isPinnedAddress */.Ny)(text))
        return readPinnedSet((0,pinned_commit/* readPinnedAddress */.zv)(text), ports);
    const { workingDirectory, jobTree } = where;
    const path = (0,external_node_path_.resolve)((0,find_repository/* realOrSame */.eF)(workingDirectory), text);
    if (jobTree.proposed)
        return findTrustedSet(text, path, { ...where, jobTree }, ports);
    const ownPolicies = await (0,rego_policy_files/* readDirectoryPolicies */.Ak)(path, text, workingDirectory);
    if (ownPolicies !== undefined)
        return (0,trust_tree/* asOwn */.dd)(jobTree, ownPolicies);
    throw new policy_files/* PolicyProblem */.cq((0,policy_files/* policiesMissing */.xC)(text, FIRST_POLICY_REMEDY));
}
const FIRST_POLICY_REMEDY = (0,sentence/* phrase */.MZ) `${(0,sentence/* typed */.nE)('plangate init --local')} writes a first policy with its test.`;
/**
 * The policies of a job. The path is taken as it is written: a link in the judged files must not lead
 * to another directory of the default branch.
 */
async function findTrustedSet(text, path, { directory, workingDirectory, jobTree }, ports) {
    const { workspace } = jobTree;
    const { repository } = (0,find_repository/* findAround */.Di)(directory, workspace);
    if (repository !== undefined && (0,find_repository/* isBelow */.Yw)(path, repository.root)) {
        const tree = (0,find_repository/* slashed */.df)((0,external_node_path_.relative)(repository.root, path));
        const source = await readFromDefaultBranch(text, () => jobTree.trusted(repository.root));
        const set = await readBranchSet(source, tree, text);
        const request = await (0,files_of_default_branch/* filesOfRequest */.at)(repository.root, ports);
        return (0,trust_tree/* asTrusted */.O2)(await withChangeNotice(set, request, tree));
    }
    const secondCheckout = (0,find_repository/* findAround */.Di)(path, workspace).repository;
    if (secondCheckout !== undefined) {
        // It may be of the pull request as well, so its default branch counts.
        const source = await readFromDefaultBranch(text, () => (0,files_of_default_branch/* filesOfClone */._f)(secondCheckout.root, ports));
        return readBranchSet(source, (0,external_node_path_.relative)(secondCheckout.root, (0,find_repository/* realOrSame */.eF)(path)), text);
    }
    const ownPolicies = (0,find_repository/* isBelow */.Yw)(path, (0,find_repository/* realOrSame */.eF)(workspace))
        ? undefined
        : await (0,rego_policy_files/* readDirectoryPolicies */.Ak)(path, text, workingDirectory);
    if (ownPolicies !== undefined)
        return (0,trust_tree/* asTrusted */.O2)(ownPolicies);
    throw new policy_files/* PolicyProblem */.cq((0,finding/* finding */.gk)('policies-unread', (0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it.`, { remedy: (0,sentence/* phrase */.MZ) `Check the repository out with git, or name a pinned URL.` }));
}
async function readBranchSet(source, tree, text) {
    const names = { name: (0,rego_policy_files/* nameOfSet */.hW)(text), shownAs: text };
    const policies = await readFromDefaultBranch(text, () => (0,rego_policy_files/* readTrustedSet */.GY)(source, tree, names));
    if (policies !== undefined)
        return policies;
    throw new policy_files/* PolicyProblem */.cq((0,finding/* finding */.gk)('policies-missing', (0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(text)} is not on the default branch.`, {
        about: { policySet: text },
        remedy: (0,sentence/* phrase */.MZ) `Correct the name, or merge the policies first: those that a pull request brings along do not judge it.`,
    }));
}
/** Reads the policies of a commit. Nothing is checked out, and nothing of it is run. */
async function readPinnedSet(pinned, ports) {
    const { repository: address, path } = pinned;
    const name = (0,rego_policy_files/* nameOfSet */.hW)(path === '' ? address.replace(/\.git$/, '') : path);
    const shownAs = (0,pinned_commit/* describePinned */.AU)(pinned);
    const policies = await (0,pinned_commit/* withPinned */.zi)(pinned, ports, (tree) => (0,rego_policy_files/* readTrustedSet */.GY)((0,files_of_default_branch.readTrusted)(tree), path, { name, shownAs }));
    if (policies !== undefined)
        return policies;
    const shown = (0,sentence/* sentencePart */.vn)('name', shownAs, 160);
    throw new policy_files/* PolicyProblem */.cq((0,finding/* finding */.gk)('policies-missing', (0,sentence/* phrase */.MZ) `${shown} has no directory ${(0,sentence/* quoted */.TL)(path)}.`));
}
const open_own_policies_MOST_NAMED = 5;
/** Says where the commit under review has other policies, which decide nothing. */
async function withChangeNotice(set, request, tree) {
    const { shownAs } = set;
    const changes = request === undefined ? [] : await (0,rego_policy_files/* findChangedPolicies */.yE)(set, request, tree);
    if (Array.isArray(changes) && changes.length === 0)
        return set;
    const decide = (0,sentence/* phrase */.MZ) `Those of the default branch decide.`;
    if ('why' in changes) {
        const { says, remedy } = changes.why;
        const unread = (0,sentence/* phrase */.MZ) `This pull request has policies in ${(0,sentence/* quoted */.TL)(shownAs)} that could not be read after the merge: ${says} ${decide}`;
        return { ...set, notices: [(0,finding/* finding */.gk)('policies-changed', unread, { remedy })] };
    }
    const changed = (0,finding/* finding */.gk)('policies-changed', (0,sentence/* phrase */.MZ) `This pull request changes the policies in ${(0,sentence/* quoted */.TL)(shownAs)} (${(0,sentence/* firstParts */.J4)(changes, open_own_policies_MOST_NAMED)}). ${decide}`, {
        about: { policySet: shownAs },
        remedy: (0,sentence/* phrase */.MZ) `${(0,sentence/* typed */.nE)(`plangate policies check ${shownAs}`)} shows what the changes would decide.`,
    });
    return { ...set, notices: [changed] };
}
/** @throws PolicyProblem, which names the policies by their `text`, if the default branch cannot be read */
async function readFromDefaultBranch(text, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof trust_tree/* UntrustedError */.lI))
            throw error;
        const { finding: found } = error;
        const others = (0,sentence/* phrase */.MZ) `Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`;
        throw new policy_files/* PolicyProblem */.cq({
            ...found,
            says: (0,sentence/* phrase */.MZ) `${(0,sentence/* quoted */.TL)(text)} could not be read from the default branch: ${found.says}`,
            remedy: (0,sentence/* joinSentences */.DP)((0,sentence/* literal */.eu) ` `, found.remedy ?? '', others),
        });
    }
}
//# sourceMappingURL=open-own-policies.js.map

/***/ }),

/***/ 95624:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c7: function() { return /* binding */ POLICY_MS; },
  g7: function() { return /* binding */ findMissingOpa; },
  fg: function() { return /* binding */ openPolicies; }
});

// UNUSED EXPORTS: refuseUnjudged

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/policy-files.js
var policy_files = __webpack_require__(48391);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var model_sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/rego/approval-rules.js
var approval_rules = __webpack_require__(38628);
// EXTERNAL MODULE: ./build/src/model/go-text.js + 1 modules
var go_text = __webpack_require__(239);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(90440);
// EXTERNAL MODULE: ./build/src/configuration/syntax/parse-hcl.js + 1 modules
var parse_hcl = __webpack_require__(50351);
// EXTERNAL MODULE: ./build/src/configuration/literal.js
var literal = __webpack_require__(2443);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/rego/policy-set.js



const POLICY_LEVELS = [
    'advisory',
    'soft-mandatory',
    'hard-mandatory',
    'mandatory',
    'mandatory-overridable',
];
const ATTRIBUTES = ['query', 'enforcement_level', 'description', 'approvers', 'approvals'];
/** Reads `policies.hcl`, and adds everything that is wrong with it to `problems`. */
function readDeclaredPolicies(text, problems) {
    if (text === undefined) {
        problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
        return [];
    }
    const parsed = (0,parse_hcl/* parseHcl */.z)(text);
    const names = new Set();
    for (const { message, range } of parsed.problems) {
        problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
    }
    for (const { range } of parsed.body.attributes) {
        problems.push(`policies.hcl line ${String(range.startLine)}: ${KNOWN_BLOCKS}`);
    }
    return parsed.body.blocks.flatMap((block) => {
        const name = block.labels[0] ?? '';
        /** Undefined if it is not there; null if it is no literal. */
        const valueOf = (attribute) => {
            const argument = block.body.attributes.find((candidate) => candidate.name === attribute);
            return argument && ((0,literal/* literalsIn */.ww)(argument.value).value ?? null);
        };
        const textAt = (attribute) => {
            const value = valueOf(attribute);
            return typeof value === 'string' ? value : undefined;
        };
        const query = textAt('query');
        const level = POLICY_LEVELS.find((known) => known === textAt('enforcement_level'));
        const where = `policies.hcl line ${String(block.range.startLine)}`;
        if (block.type !== 'policy' || name === '' || block.labels.length > 1) {
            problems.push(`${where}: ${KNOWN_BLOCKS}`);
        }
        const attributes = block.body.attributes.map((attribute) => attribute.name);
        const inside = block.body.blocks.map(({ type }) => type);
        for (const [keys, known] of [
            [attributes, ATTRIBUTES],
            [inside, []],
        ]) {
            const record = Object.fromEntries(keys.map((key) => [key, key]));
            const unknown = (0,parse/* unknownKeys */.vX)(record, known, `policy "${name}"`, 'the policy');
            problems.push(...unknown.map(({ where: of, message }) => `${where}: ${of} ${message}`));
        }
        const repeated = attributes.find((attribute, index) => attributes.indexOf(attribute) !== index);
        if (repeated !== undefined)
            problems.push(`${where}: policy "${name}" has ${repeated} twice. Keep one.`);
        if (query === undefined)
            problems.push(`${where}: policy "${name}" has no query`);
        if (level === undefined) {
            problems.push(`${where}: policy "${name}" has no enforcement_level, or none of ${POLICY_LEVELS.join(', ')}`);
        }
        if (names.has(name))
            problems.push(`${where}: policy "${name}" is there twice. Rename one.`);
        names.add(name);
        if (query === undefined || level === undefined)
            return [];
        const line = block.range.startLine;
        const description = textAt('description') ?? '';
        const [approvers, count] = [valueOf('approvers'), valueOf('approvals')];
        const written = approvers === undefined && count === undefined ? undefined : { approvers, count };
        return [{ name, query, level, description, line, ...(written && { written }) }];
    });
}
const KNOWN_BLOCKS = 'only blocks of the form policy "name" { … } are known';
//# sourceMappingURL=policy-set.js.map
// EXTERNAL MODULE: ./build/src/rego/opa-errors.js
var opa_errors = __webpack_require__(69339);
// EXTERNAL MODULE: ./build/src/rego/syntax.js
var syntax = __webpack_require__(92930);
;// CONCATENATED MODULE: ./build/src/rego/judging-rules.js











/** The names of rules that judge. The first examples of HCP Terraform call theirs `rule`. */
const JUDGING_NAMES = [
    { name: 'deny', level: 'mandatory', takesSuffix: true },
    { name: 'violation', level: 'mandatory', takesSuffix: true },
    { name: 'warn', level: 'advisory', takesSuffix: true },
    { name: 'rule', level: 'mandatory', takesSuffix: false },
];
/** What the name of a rule says of it; undefined if it does not judge. */
function judgingKindOf(name) {
    const [first = '', ...words] = name.split('_');
    const kind = JUDGING_NAMES.find((judging) => judging.name === first);
    const suffix = words.join('_');
    const mayHaveSuffix = kind?.takesSuffix === true && suffix !== '';
    if (kind === undefined || (name !== first && !mayHaveSuffix))
        return undefined;
    return { level: kind.level, suffix, takesSuffix: kind.takesSuffix };
}
/**
 * What judges, below its package: `deny_public`, or `deny`, `public` for `deny.public contains x` and for
 * `deny["public"] if x`. Undefined if nothing of it does.
 */
function judgingName({ rules }) {
    const names = rules.map(({ rule }) => rule.name);
    return names.find(([first = '', ...inner]) => {
        const kind = judgingKindOf(first);
        return kind !== undefined && (inner.length === 0 || kind.takesSuffix);
    });
}
/**
 * The rules that judge where there is no policies.hcl, in the order of their names.
 *
 * @param packages those that judge, with dots; all when left out
 */
function findJudging(groups, packages) {
    const judging = [...groups.values()].flatMap((group) => {
        const { path } = group;
        const words = judgingName(group) ?? [];
        const [first = ''] = words;
        const kindOfRule = judgingKindOf(first);
        if (kindOfRule === undefined || group.rules.some(({ rule }) => rule.args !== undefined))
            return [];
        const above = path.slice(0, -words.length);
        if (packages?.includes(above.join('.')) === false)
            return [];
        // `deny` has all that is below it.
        if (words.length > 1 && groups.has([...above, first].join('\0')))
            return [];
        const { level } = kindOfRule;
        const exceptions = groups.get([...above, 'exception'].join('\0'));
        const exception = exceptions && {
            group: exceptions,
            query: queryOf(exceptions.path),
            word: kindOfRule.suffix,
        };
        const name = words.join('.');
        return [{ name, query: queryOf(path), level, description: '', path, group, exception }];
    });
    return nameRules(judging.toSorted((one, other) => (one.query < other.query ? -1 : 1)));
}
/**
 * A policy has the name of its package. If the package has several that judge, the name of the rule
 * follows, and if two packages have the same last word, all of them.
 */
function nameRules(judging) {
    const perPackage = countBy(judging, ({ group }) => packageName(group));
    const shortlyNamed = judging.map((rule) => {
        const lastWord = packageOf(rule.group).at(-1) ?? 'data';
        const isAlone = perPackage.get(packageName(rule.group)) === 1 && judgingKindOf(rule.name)?.suffix === '';
        return { ...rule, name: isAlone ? lastWord : `${lastWord}.${rule.name}` };
    });
    const perName = countBy(shortlyNamed, ({ name }) => name);
    return shortlyNamed.map((rule) => (perName.get(rule.name) ?? 0) > 1 ? { ...rule, name: rule.path.join('.') } : rule);
}
function countBy(items, keyOf) {
    const counts = new Map();
    for (const item of items)
        counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
    return counts;
}
const ONE_NAME = new RegExp(`^${go_text/* REGO_NAME */.Uh}$`, 'u');
/** `["terraform", "x-y", "deny"]` → `data.terraform["x-y"].deny`. */
function queryOf(path) {
    const parts = path.map((word) => (ONE_NAME.test(word) ? `.${word}` : `[${(0,syntax/* writeText */.x3)(word)}]`));
    return `data${parts.join('')}`;
}
/** A step of a query: a name, or a text in brackets. */
const STEP = String.raw `\.(${go_text/* REGO_NAME */.Uh})|\[("(?:[^"\\]|\\.)+")\]`;
const QUERY = new RegExp(`^[${go_text/* BLANKS */.a7}]*data(?:${STEP})+[${go_text/* BLANKS */.a7}]*$`, 'su');
const STEPS = new RegExp(STEP, 'gsu');
/** The path of a query, without `data`; undefined if it is no reference to a rule. */
function pathOf(query) {
    if (!QUERY.test(query))
        return undefined;
    return (0,go_text/* matchesOf */.th)(STEPS, query).map(([, word, quoted]) => word === undefined ? String(JSON.parse(quoted ?? '""')) : word);
}
/** The rules that policies.hcl names, and what is wrong with its queries. */
function findDeclared(declared, groups, { shownAs }) {
    const problems = [];
    const judging = declared.flatMap((policy) => {
        const where = `${shownAs}/policies.hcl:${policy.line ?? 1}: policy ${(0,quote/* quote */.hD)(policy.name)}`;
        const path = pathOf(policy.query);
        if (path === undefined) {
            problems.push(`${where}: the query ${(0,quote/* quote */.hD)(policy.query)} is no reference to a rule. Write one as in data.terraform.policies.tags.deny.`);
            return [];
        }
        const group = groups.get(path.join('\0'));
        if (group !== undefined)
            return [{ ...policy, path, group }];
        problems.push(`${where}: no rule is called ${policy.query}. ${describeExistingRules(path, groups)}`);
        return [];
    });
    return { judging, problems };
}
const MOST_NAMED = 8;
function describeExistingRules(path, groups) {
    const simple = [...groups.values()].filter(({ rules }) => rules.every(({ rule }) => rule.name.length === 1));
    const below = simple.filter((group) => path.every((word, at) => group.path[at] === word));
    const judging = simple.filter((group) => judgingName(group) !== undefined);
    const listed = [below, judging, simple].find(({ length }) => length > 0) ?? [];
    const queries = listed.map((group) => queryOf(group.path)).sort();
    const near = (0,did_you_mean/* didYouMean */.a)(queryOf(path), queries);
    return near === undefined
        ? `There are: ${(0,quote/* nameSome */.Kf)(queries, MOST_NAMED) || 'none'}.`
        : `Did you mean ${near}?`;
}
/** The packages whose rules judge; undefined if all do. As in conftest, only `main` does if the directory is `policy`. */
function packagesOf({ name, packages, files }, groups) {
    if (packages === 'all' || files.has('policies.hcl'))
        return undefined;
    if (packages !== undefined || name !== 'policy')
        return packages;
    return findJudging(groups, ['main']).length > 0 ? ['main'] : undefined;
}
/** The line of conftest.toml by which these packages judge. */
function namespaceLine(packages) {
    return `namespace = ${JSON.stringify(packages).replaceAll(',', ', ')}`;
}
/** The other packages that would judge. */
function packagesBeside(packages, groups) {
    const judging = findJudging(groups).map(({ group }) => packageName(group));
    return [...new Set(judging)].filter((name) => !packages.includes(name));
}
/** Which rules judge where there is no policies.hcl; the middle of a sentence. */
const JUDGING = (0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* setting */.Pe)('deny')}, ${(0,model_sentence/* setting */.Pe)('violation')} and ${(0,model_sentence/* setting */.Pe)('warn')} are read, each also with a suffix as in ${(0,model_sentence/* setting */.Pe)('deny_public')}`;
/** Whether a rule is one of those that `opa test` runs. */
function isTestRule(name) {
    return /^(?:todo_)?test_/.test(name);
}
/** That of the rule that judges: another rule of the same path can be in a package above it. */
function packageOf(group) {
    const words = judgingName(group) ?? group.rules[0]?.rule.name ?? [];
    return group.path.slice(0, group.path.length - words.length);
}
function packageName(group) {
    return packageOf(group).join('.');
}
const RULE_START = new RegExp(`^[${go_text/* BLANKS */.a7}]*(?:default[${go_text/* BLANKS */.a7}]+)?(${go_text/* REGO_NAME */.Uh})`, 'u');
/** Where the rule of a policy begins, found in the text: `opa` names no places where it parses many files at once. */
function placeOfRule({ group }, { files, shownAs }) {
    const [rule] = group.rules;
    const file = rule?.module.file;
    const lines = Buffer.from(files.get(file ?? '') ?? '')
        .toString()
        .split('\n');
    const row = lines.findIndex((line) => {
        const [, word] = RULE_START.exec(line) ?? [];
        return word !== undefined && word === rule?.rule.name[0];
    });
    return (0,opa_errors/* placeOf */.$t)(shownAs, { file, row: row + 1 });
}
/** From the mildest. HCP Terraform has two words more, which mean one of these. */
const STRICTNESS = {
    advisory: 0,
    'soft-mandatory': 1,
    'mandatory-overridable': 1,
    mandatory: 2,
    'hard-mandatory': 2,
};
/**
 * The policies with what METADATA says of them. Its level (`custom.enforcement_level`) replaces what the name of a rule
 * says, if it is said of each rule of that name; where policies.hcl names another level, the stricter of the two counts.
 *
 * @returns policies with two levels, too
 * @throws PolicyProblem with all that is wrong with who must agree
 */
function withMetadata(judging, { shownAs, files, showsBuiltinErrors }) {
    const isDeclared = files.has('policies.hcl');
    const problems = [];
    const notices = [];
    const leveled = judging.map((policy) => {
        const levels = (0,syntax/* annotationsOf */.Ih)(policy.group).flatMap((said) => said.levels);
        const isReplaced = !isDeclared && isSaidOfAll('enforcement_level', policy);
        const counted = isReplaced ? levels : [policy.level, ...levels];
        const level = counted.reduce((strictest, other) => STRICTNESS[other] > STRICTNESS[strictest] ? other : strictest);
        const otherLevels = new Set(levels.filter((other) => other !== policy.level));
        if (isDeclared && otherLevels.size > 0) {
            const ofFile = (0,model_sentence/* filePart */.A4)(`${shownAs}/policies.hcl`);
            notices.push((0,finding/* finding */.gk)('policy-with-two-levels', (0,model_sentence/* phrase */.MZ) `The policy ${(0,model_sentence/* quoted */.TL)(policy.name)} is ${(0,opa_errors/* namePart */.f0)(policy.level)} in ${ofFile} and ${(0,opa_errors/* namePart */.f0)([...otherLevels].join(', '))} in METADATA. The stricter counts: ${(0,opa_errors/* namePart */.f0)(level)}.`, { about: { policySet: shownAs, policy: policy.name }, actor: 'policy-owners' }));
        }
        const approval = (0,approval_rules/* readApprovalRule */.s)(writtenApprovals(policy, shownAs), { ...policy, level }, problems);
        const meansBuiltinErrors = showsBuiltinErrors !== true && isSaidOfAll('builtin_errors', policy);
        const meansUnknown = isSaidOfAll('unknown', policy);
        const argument = isSaidOfAll('argument', policy) ? onlyArgument(policy) : undefined;
        return { ...policy, level, approval, meansBuiltinErrors, meansUnknown, argument };
    });
    if (problems.length > 0) {
        throw new policy_files/* PolicyProblem */.cq(...Array.from(new Set(problems), (each) => (0,policy_files/* wrongPolicies */.UP)((0,model_sentence/* plain */.pj)(each))));
    }
    return { judging: leveled, notices };
}
/** What METADATA of its rules and packages and its block in policies.hcl say of who must agree. */
function writtenApprovals({ group, written, line }, shownAs) {
    const ofMetadata = (0,syntax/* annotationsOf */.Ih)(group).flatMap(({ approvals }) => approvals.map((said) => ({ ...said, where: `${(0,opa_errors/* placeOf */.$t)(shownAs, said)}: METADATA` })));
    if (written === undefined)
        return ofMetadata;
    return [{ ...written, where: `${shownAs}/policies.hcl:${line ?? 1}` }, ...ofMetadata];
}
/** The argument that METADATA of all its rules names; undefined where two differ: no message says of which rule it is. */
function onlyArgument({ group }) {
    const [first, ...others] = (0,syntax/* annotationsOf */.Ih)(group).flatMap((said) => said.argumentPaths);
    const isSame = (other) => JSON.stringify(other) === JSON.stringify(first);
    return others.every(isSame) ? first : undefined;
}
/** Whether METADATA has this word for each rule of the policy. `else` and `default` go with the others. */
function isSaidOfAll(word, { group }) {
    if ((0,syntax/* annotationsOf */.Ih)(group).some(({ ofAll }) => ofAll.has(word)))
        return true;
    const plainRules = group.rules.filter(({ rule }) => !rule.isElse && !rule.isDefault);
    return plainRules.length > 0 && plainRules.every(({ rule }) => rule.annotations.words.has(word));
}
/**
 * Refuses a set that has a policies.hcl only below its top, where it is not read, unless all policies that it declares
 * judge anyway, and at least as strictly.
 *
 * @throws PolicyProblem naming each such file
 */
function refuseUnreadLevels(judging, { shownAs, files }) {
    if (files.has('policies.hcl'))
        return;
    const isJudged = ({ query, level }) => judging.some((rule) => rule.path.join('\0') === pathOf(query)?.join('\0') &&
        STRICTNESS[rule.level] >= STRICTNESS[level]);
    const unread = [...files.keys()].filter((name) => {
        if (!name.endsWith('/policies.hcl'))
            return false;
        const problems = [];
        const declared = readDeclaredPolicies(Buffer.from(files.get(name) ?? '').toString(), problems);
        return problems.length > 0 || !declared.every(isJudged);
    });
    if (unread.length === 0)
        return;
    const reasons = unread.map((name) => (0,policy_files/* wrongPolicies */.UP)((0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* filePart */.A4)(`${shownAs}/${name}`)}: not all that it declares would judge, because only a policies.hcl at the top of a set is read.`, (0,model_sentence/* phrase */.MZ) `Name its directory in ${(0,model_sentence/* setting */.Pe)('policies')}: ${(0,model_sentence/* quoted */.TL)(external_node_path_.posix.join(shownAs, external_node_path_.posix.dirname(name)))}.`));
    throw new policy_files/* PolicyProblem */.cq(...reasons);
}
//# sourceMappingURL=judging-rules.js.map
// EXTERNAL MODULE: ./build/src/rego/data-files.js
var data_files = __webpack_require__(67243);
// EXTERNAL MODULE: ./build/src/rego/input-form.js
var input_form = __webpack_require__(52484);
;// CONCATENATED MODULE: ./build/src/rego/asked-fields.js
/** Which field of a resource or an action a term is, such as its type. */

/** The fields of a resource or an action that a plan says of it. */
const FIELDS = [
    'type',
    'mode',
    'address',
    'name',
    'provider_name',
    'module_address',
];
const LIST_OF_ACTIONS = 'actions';
/** The resource of which a term is a field, as in `r.type`, `r.change.actions[_]` and `r.change.actions[0]`. */
function fieldIn(written, withActions = true) {
    const term = withoutInner(written);
    if (term.kind !== 'reference')
        return undefined;
    const { head, parts } = term;
    const last = parts.at(-1) ?? syntax/* NOTHING */.K$;
    const name = wordOf(last);
    if (name !== undefined) {
        return FIELDS.includes(name) ? { of: referenceTo(head, parts.slice(0, -1)), name } : undefined;
    }
    const isNumber = last.kind === 'scalar' && typeof last.value === 'number';
    const isMember = last.kind === 'any' || last.kind === 'variable' || isNumber;
    return isMember && withActions
        ? actionsIn({ kind: 'reference', head, parts: parts.slice(0, -1) })
        : undefined;
}
/** The resource of which a term is the list of actions. */
function actionsIn(written) {
    const term = withoutInner(written);
    if (term.kind !== 'reference')
        return undefined;
    const { head, parts } = term;
    const isActions = parts.slice(-2).map(wordOf).join() === `change,${LIST_OF_ACTIONS}`;
    return isActions
        ? { of: referenceTo(head, parts.slice(0, -2)), name: LIST_OF_ACTIONS }
        : undefined;
}
function referenceTo(head, parts) {
    return parts.length === 0 ? head : { kind: 'reference', head, parts };
}
/** A reference in whose head is another one, as in `some x in r.list`, as one. */
function withoutInner(term) {
    if (term.kind !== 'reference' || term.head.kind !== 'reference')
        return term;
    const { head, parts } = term.head;
    return withoutInner({ kind: 'reference', head, parts: [...parts, ...term.parts] });
}
/** Whether a term is one path in a value, or a field of a resource: what has it as its name is equal to it. */
function canHaveName(term) {
    if (term.kind !== 'reference')
        return false;
    return term.parts.every((part) => part.kind === 'scalar') || fieldIn(term) !== undefined;
}
function wordOf(term) {
    return term.kind === 'scalar' && typeof term.value === 'string' ? term.value : undefined;
}
//# sourceMappingURL=asked-fields.js.map
// EXTERNAL MODULE: ./build/src/plan/plan-shape.js
var plan_shape = __webpack_require__(7410);
// EXTERNAL MODULE: ./build/src/rego/read-places.js
var read_places = __webpack_require__(97106);
;// CONCATENATED MODULE: ./build/src/rego/term-kinds.js


const CLEAN = { id: '?', is: 'clean' };
/** In the place of more constants than are followed: nobody reads the input by the words of such a table. */
const MANY = { id: 'many', is: 'clean' };
/** In the place of more kinds than are followed. Everything counts as read there. */
const TOO_MANY = { id: 'too many', is: 'clean' };
const NAMES_OF_VALUES = [
    'before',
    'after',
    'after_unknown',
    'after_sensitive',
    'config_values',
    'config_unknown',
    'config_sensitive',
    'values',
    'sensitive_values',
    'value',
    'identity',
    'after_identity',
    'expressions',
    'count_expression',
    'for_each_expression',
];
/** The configuration has outputs and actions of which the format says no more. */
const LISTS_OF_VALUES = ['outputs', 'actions'];
function partAt(path, shape, facts = []) {
    if (shape === 'anything') {
        // Where the value of an output is not known, its type is not, either.
        const isOfValue = path.at(-3) === 'outputs' ||
            LISTS_OF_VALUES.includes(path.at(-2) ?? '') ||
            NAMES_OF_VALUES.includes(path.at(-1) ?? '');
        return isOfValue ? valuesAt(path, facts) : CLEAN;
    }
    const known = typeof shape === 'object' && 'named' in shape ? plan_shape/* NAMED_SHAPES */.l[shape.named] : shape;
    return {
        id: `input ${path.join('\0')}${idOfFacts(facts)}`,
        is: 'part',
        path,
        shape: known,
        facts,
    };
}
function valuesAt(path, facts) {
    return { id: `values ${path.join('\0')}${idOfFacts(facts)}`, is: 'values', path, facts };
}
/** The part of an id that tells what is so from what is not. */
function idOfFacts(facts) {
    return facts.length === 0 ? '' : `\0\0${JSON.stringify(facts)}`;
}
function walkedAt(path, name, lists) {
    return { id: `walked ${name} ${path.join('\0')}`, is: 'walked', path, name, lists };
}
function dataAt(path) {
    return { id: `data ${path.join('\0')}`, is: 'data', path };
}
/** Whether no value of a provider, and nothing else of the input, can be in it. */
function isConstant(kind) {
    return kind.is === 'collection' ? isConstant(kind.of) : kind.is === 'clean' || kind.is === 'text';
}
/** Whether a value of a provider can be in it. */
function holdsValues(kind) {
    if (kind.is === 'part')
        return shapeHoldsValues(kind.shape);
    if (kind.is === 'collection')
        return holdsValues(kind.of);
    return kind.is === 'values' || kind.is === 'walked' || kind.is === 'data';
}
function shapeHoldsValues(shape) {
    // Modules of planned values and of the configuration have values.
    if (typeof shape === 'string' || 'named' in shape)
        return typeof shape === 'object';
    if ('items' in shape)
        return shapeHoldsValues(shape.items);
    if ('values' in shape)
        return shapeHoldsValues(shape.values);
    return Object.entries(shape.keys).some(([name, inner]) => NAMES_OF_VALUES.includes(name) || shapeHoldsValues(inner));
}
/** Whether it is a member of `resource_changes` or a planned resource, as it is there. */
function isWholeMember(kind) {
    return kind.is === 'part' && WHOLE_MEMBERS.includes((0,read_places/* placeInPlan */.SS)(kind.path).join());
}
const WHOLE_MEMBERS = ['resource_changes,*', 'planned_values,resources,*'];
/** Each kind once. */
function withoutRepeats(kinds) {
    return [...new Map(kinds.map((kind) => [kind.id, kind])).values()];
}
function isSame(kinds, others = []) {
    return kinds.length === others.length && kinds.every(({ id }, at) => id === others[at]?.id);
}
/** What is not known to be anything can be any value without a plan in it. */
function orClean(kinds) {
    return kinds.length > 0 ? kinds : [CLEAN];
}
/** What can be in these. */
function membersOfCollections(kinds) {
    return kinds.map((kind) => (kind.is === 'collection' ? kind.of : CLEAN));
}
/** What is below a key of a part, or below any key. A text or a number has no keys. */
function partsBelow({ path, shape, facts }, key) {
    if (typeof shape === 'string' || 'named' in shape)
        return [];
    if ('items' in shape) {
        return key === undefined ? [partAt([...path, '*'], shape.items, facts)] : [];
    }
    if ('values' in shape)
        return [partAt([...path, key ?? '*'], shape.values, facts)];
    const names = key === undefined ? Object.keys(shape.keys) : [key];
    return names.flatMap((name) => {
        const inner = Object.hasOwn(shape.keys, name) ? shape.keys[name] : undefined;
        return inner === undefined ? [] : partAt([...path, name], inner, facts);
    });
}
/**
 * The parts of this name in a part, and members of maps that may have it, such as outputs. All planned resources are at one
 * place, in whichever module they are.
 */
function partsCalled(name, from) {
    const lists = new Map();
    const members = [];
    const waiting = [from];
    // The list grows while it is walked.
    for (const kind of waiting) {
        if (kind.is !== 'part' || kind.path.length > MOST_KEYS)
            continue;
        if (kind.path.indexOf(MODULES) < kind.path.lastIndexOf(MODULES))
            continue;
        if (typeof kind.shape === 'object' && 'values' in kind.shape) {
            members.push(...partsBelow(kind, name));
        }
        for (const inner of partsBelow(kind, undefined)) {
            if (inner.is !== 'part' || inner.path.at(-1) !== name)
                waiting.push(inner);
            else {
                const place = (0,read_places/* placeInPlan */.SS)(inner.path).join('\0');
                if (!lists.has(place))
                    lists.set(place, inner);
            }
        }
    }
    return { lists: [...lists.values()], members };
}
const MODULES = 'child_modules';
/** No list of resources is so deep, but in modules. */
const MOST_KEYS = 12;
/** Whether it is a resource or an action as it is in a list of the plan. */
function isEntryOfPlan(kind) {
    return kind.is === 'part' && (0,read_places/* isEntry */.Tk)(kind.path);
}
/** So many facts are kept of one resource; what is asked of it besides makes nothing less certain. */
const MOST_FACTS = 8;
function withFacts(kind, more) {
    if (!isEntryOfPlan(kind))
        return kind;
    const byText = new Map([...kind.facts, ...more].map((fact) => [JSON.stringify(fact), fact]));
    const texts = [...byText.keys()].sort().slice(0, MOST_FACTS);
    return partAt(kind.path, kind.shape, texts.flatMap((text) => byText.get(text) ?? []));
}
function withoutFacts(kind) {
    if (kind.is === 'part')
        return kind.facts.length === 0 ? kind : partAt(kind.path, kind.shape);
    if (kind.is === 'values')
        return kind.facts.length === 0 ? kind : valuesAt(kind.path, []);
    if (kind.is !== 'collection')
        return kind;
    const of = withoutFacts(kind.of);
    if (of === kind.of)
        return kind;
    return { ...kind, of, id: kind.id.slice(0, -kind.of.id.length) + of.id };
}
/** Whether the number of members says nothing of the values in them. */
function isCountHarmless(kinds) {
    const each = withoutRepeats(kinds);
    if (each.some(({ is }) => is === 'values' || is === 'walked'))
        return false;
    const hasSets = each.some((kind) => kind.is === 'collection' && kind.isSet && holdsValues(kind));
    // A set of another kind may have the same members.
    return !hasSets || each.length === 1;
}
/** The texts that these are, if they are nothing but texts; of nothing, none. */
function onlyTexts(kinds) {
    const texts = kinds.flatMap((kind) => (kind.is === 'text' ? kind.text : []));
    return texts.length === kinds.length ? texts : undefined;
}
/** The same of a term of which something is known. */
function knownTexts(kinds) {
    return kinds.length > 0 ? onlyTexts(kinds) : undefined;
}
//# sourceMappingURL=term-kinds.js.map
;// CONCATENATED MODULE: ./build/src/rego/term-variables.js
/** The variables of a term as it is written, and what a line declares. */

/** Whether it is written `_`. */
function isWildcard(term) {
    return term.kind === 'variable' && term.name.startsWith('$');
}
/** The variables of a term, without those that are only in a comprehension in it. */
function variablesOfTerm(term) {
    switch (term.kind) {
        case 'variable':
            return [term];
        case 'reference':
            return [term.head, ...term.parts].flatMap(variablesOfTerm);
        case 'collection':
            return term.entries.flatMap(({ key, value }) => [key ?? [], value].flat().flatMap(variablesOfTerm));
        case 'call':
            return term.args.flatMap(variablesOfTerm);
        case 'scalar':
        case 'comprehension':
        case 'any':
        case 'other':
            return [];
    }
}
/** The variables that a line declares: they hide names of the bodies around it. */
function declarationsOfLine(term) {
    if (term.kind !== 'call')
        return [];
    const declared = { some: term.args, assign: term.args.slice(0, 1) }[term.name] ?? [];
    return declared.flatMap(variablesOfTerm);
}
function variableNames(variables) {
    return variables.flatMap((each) => (each.kind === 'variable' ? each.name : []));
}
/** Whether a term may have variables of its own in it, so that it is not the same term elsewhere. */
function hasBody(term) {
    switch (term.kind) {
        case 'variable':
        case 'scalar':
        case 'any':
            return false;
        case 'reference':
            return [term.head, ...term.parts].some(hasBody);
        case 'call':
            return term.args.some(hasBody);
        case 'collection':
            return term.entries.some(({ key = syntax/* NOTHING */.K$, value }) => hasBody(key) || hasBody(value));
        case 'comprehension':
        case 'other':
            return true;
    }
}
/** Whether a line gives its value to the variable of this name. */
function assigns({ term }, name) {
    return (term.kind === 'call' &&
        term.name === 'assign' &&
        variableNames(declarationsOfLine(term)).includes(name));
}
//# sourceMappingURL=term-variables.js.map
;// CONCATENATED MODULE: ./build/src/rego/asked-facts.js




class AskedFacts {
    #names;
    #kindsOf;
    /** @param kindsOf all that a term can be */
    constructor(names, kindsOf) {
        this.#names = names;
        this.#kindsOf = kindsOf;
    }
    /** What a body says of resources and actions: it is true only where all of this is so. */
    factsOfBody(body, around) {
        const variables = body.flatMap(({ term }) => this.#declarationsOfLine(term, around));
        const declared = new Set(variableNames(variables));
        const known = new Map([...around.facts].filter(([, { names }]) => !names.some((name) => declared.has(name))));
        // What the body declares hides rules, and variables of the bodies around it, in all of its lines.
        const scope = { ...around, variables: new Map(around.variables) };
        for (const variable of variables)
            this.#names.variable(variable, scope, true);
        const ofLines = this.#linesWithFields(body, scope.module);
        for (const term of ofLines) {
            for (const { of, fact } of this.#askedFacts(term, body, scope)) {
                const names = variableNames(variablesOfTerm(of));
                if (hasBody(of) || names.some((name) => name.startsWith('$')))
                    continue;
                const key = JSON.stringify(of);
                known.set(key, { names, facts: [...(known.get(key)?.facts ?? []), fact] });
            }
        }
        return known;
    }
    /**
     * What the lines of a body say that hold wherever it is true. Where one gives a name to a field of a resource, as in
     * `t := r.type`, the others are there a second time, with the field in the place of the name.
     */
    #linesWithFields(body, module) {
        const lines = body.flatMap(({ term, isNegated, replaced }) => isNegated || replaced.length > 0 ? [] : term);
        const named = new Map();
        for (const term of lines) {
            if (term.kind !== 'call' || !EQUATES.includes(term.name) || term.args.length !== 2)
                continue;
            if (this.#names.ownFunction(term.name, module) !== undefined)
                continue;
            const [left = syntax/* NOTHING */.K$, right = syntax/* NOTHING */.K$] = term.args;
            for (const [name, of] of [
                [left, right],
                [right, left],
            ]) {
                if (name.kind === 'variable' && !isWildcard(name) && canHaveName(of)) {
                    named.set(name.name, of);
                }
            }
        }
        if (named.size === 0)
            return lines;
        const withField = (term) => replaceVariables(term, (name) => named.get(name) ?? { kind: 'variable', name });
        const again = lines.map((term) => term.kind === 'call' ? { ...term, args: term.args.map(withField) } : withField(term));
        return [...lines, ...again];
    }
    /** A function of the set can have the name of what declares. */
    #declarationsOfLine(term, scope) {
        const isOwn = term.kind === 'call' && this.#names.ownFunction(term.name, scope.module) !== undefined;
        return isOwn ? [] : declarationsOfLine(term);
    }
    /** `r := list[_]` gives `r` those members alone of which the body is true. */
    noteSources(term, scope) {
        const { facts, factsOfSources } = scope;
        if (term.kind !== 'call' || (term.name !== 'assign' && term.name !== 'eq'))
            return;
        if (this.#names.ownFunction(term.name, scope.module) !== undefined)
            return;
        const [left = syntax/* NOTHING */.K$, right = syntax/* NOTHING */.K$] = term.args;
        for (const [variable, source] of [
            [left, right],
            [right, left],
        ]) {
            if (variable.kind !== 'variable' || source.kind !== 'reference')
                continue;
            factsOfSources.set(source, facts.get(JSON.stringify(variable))?.facts ?? []);
        }
    }
    /** What an expression asks of resources and actions. */
    #askedFacts(term, body, scope) {
        const textOf = (of) => this.#constantTexts(of, body, scope);
        const membersOf = (of) => this.#constantMembers(of, body, scope);
        if (term.kind === 'reference' && term.parts.length === 1) {
            // `types[r.type]` is true of the members of a set.
            const [key = syntax/* NOTHING */.K$] = term.parts;
            const field = fieldIn(key);
            return field === undefined ? [] : factOf(field, 'is', this.#membersOfSet(term.head, scope));
        }
        if (term.kind !== 'call')
            return [];
        const own = this.#names.ownFunction(term.name, scope.module);
        if (own !== undefined)
            return this.#factsOfCall(own, term.args, body, scope);
        const [left = syntax/* NOTHING */.K$, right = syntax/* NOTHING */.K$, answer] = term.args;
        // With one argument more, the answer may be false.
        if (answer !== undefined)
            return [];
        switch (term.name) {
            case 'eq':
            case 'equal':
                return [
                    ...factOf(fieldIn(left), 'is', textOf(right)),
                    ...factOf(fieldIn(right), 'is', textOf(left)),
                    ...this.#factsOfList(left, right, membersOf),
                    ...this.#factsOfList(right, left, membersOf),
                ];
            case 'startswith':
                return factOf(fieldIn(left, false), 'starts', textOf(right));
            case 'internal.member_2':
                return [
                    ...factOf(fieldIn(left), 'is', membersOf(right)),
                    ...factOf(actionsIn(right), 'is', textOf(left)),
                    ...factOf(actionsIn(left), 'is', firstTexts(right)),
                ];
            default:
                return [];
        }
    }
    /** A list of actions that is equal to another has each member of it. */
    #factsOfList(actions, other, membersOf) {
        const field = actionsIn(actions);
        if (field === undefined)
            return [];
        const isWritten = other.kind === 'collection' && !other.isSet;
        if (isWritten)
            return other.entries.flatMap(({ value }) => factOf(field, 'is', textIn(value)));
        const members = membersOf(other) ?? [];
        return members.length === 0 ? [] : factOf(field, 'is', members);
    }
    /** What every rule of a function asks of what it is given. */
    #factsOfCall({ rules }, args, body, scope) {
        if (rules.some(({ rule }) => rule.args?.length !== args.length))
            return [];
        const ofRules = rules
            // A call that gives false is not true of anything.
            .filter(({ rule: { value } }) => value.kind !== 'scalar' || value.value !== false)
            .map(({ rule, module }) => {
            const redeclared = variableNames(rule.body.flatMap(({ term }) => declarationsOfLine(term)));
            const given = new Map((rule.args ?? []).flatMap((arg, at) => arg.kind === 'variable' && !redeclared.includes(arg.name)
                ? [[arg.name, args[at] ?? syntax/* NOTHING */.K$]]
                : []));
            const inCaller = (term) => replaceVariables(term, (name) => given.get(name) ?? this.#globalTerm(name, module));
            return this.#linesWithFields(rule.body, module)
                .filter((term) => term.kind !== 'call' || this.#names.ownFunction(term.name, module) === undefined)
                .flatMap((term) => this.#askedFacts(inCaller(term), body, scope));
        });
        const [first = [], ...others] = ofRules;
        return first.flatMap(({ of, fact }) => {
            const same = others.map((facts) => facts.find((other) => isOfSameField(other, { of, fact })));
            if (same.includes(undefined))
                return [];
            const texts = [...fact.texts, ...same.flatMap((other) => other?.fact.texts ?? [])];
            return { of, fact: { ...fact, texts: sortedOnce(texts) } };
        });
    }
    /** A name of a module as every other one calls it. What is no rule has no meaning elsewhere. */
    #globalTerm(name, module) {
        const [first, ...words] = this.#names.global(name, module) ?? [];
        if (first === undefined)
            return { kind: 'other' };
        const parts = words.map((value) => ({ kind: 'scalar', value }));
        return referenceTo({ kind: 'variable', name: first }, parts);
    }
    /** The texts that a term can be; undefined if it can be something else, or if that is not known. */
    #constantTexts(term, body, scope) {
        if (term.kind === 'scalar')
            return typeof term.value === 'string' ? [term.value] : undefined;
        if (term.kind === 'collection')
            return undefined;
        const kinds = this.#constantKinds(term, body, scope);
        return kinds && onlyTexts(kinds);
    }
    /** The texts that each member of a term can be. */
    #constantMembers(term, body, scope) {
        if (term.kind === 'scalar')
            return undefined;
        if (term.kind === 'collection') {
            const texts = term.entries.flatMap(({ key, value }) => key === undefined && value.kind === 'scalar' && typeof value.value === 'string'
                ? value.value
                : []);
            return texts.length === term.entries.length ? texts : undefined;
        }
        const kinds = this.#constantKinds(term, body, scope);
        return kinds && onlyTexts(membersOfCollections(kinds));
    }
    /** All that a term can be, as far as that is known before the body is read; undefined if it is not. */
    #constantKinds(term, body, scope) {
        if (term.kind === 'reference') {
            const isSimple = term.parts.every((part) => part.kind === 'scalar' || part.kind === 'any' || isWildcard(part));
            if (!isSimple || term.head.kind !== 'variable')
                return undefined;
            if (!scope.variables.has(term.head.name))
                return this.#globalKinds(term, term.head, scope);
            const above = this.#constantKinds(term.head, body, scope);
            const isAny = term.parts.every((part) => part.kind !== 'scalar');
            return isAny && term.parts.length === 1 ? above && membersOfCollections(above) : undefined;
        }
        if (term.kind !== 'variable')
            return undefined;
        const variable = scope.variables.get(term.name);
        if (variable === undefined)
            return this.#globalKinds(term, term, scope);
        if (variable.kinds.length > 0)
            return variable.kinds;
        const isLater = variable.from === undefined && body.some((each) => assigns(each, term.name));
        if (!isLater || variable.isAwaited === true)
            return undefined;
        // The body is read again once the line was read that gives it something.
        variable.isAwaited = true;
        scope.use.isLate = true;
        return [];
    }
    /** What a rule is. */
    #globalKinds(term, head, scope) {
        const [first] = this.#names.global(head.name, scope.module) ?? [];
        const kinds = first === 'data' ? this.#kindsOf(term, scope) : [];
        return kinds.length > 0 ? kinds : undefined;
    }
    #membersOfSet(head, scope) {
        const kinds = this.#constantKinds(head, [], scope);
        const isSet = kinds?.every((kind) => kind.is === 'collection' && kind.isSet);
        return kinds && isSet === true ? knownTexts(membersOfCollections(kinds)) : undefined;
    }
}
function factOf(field, how, texts) {
    if (field === undefined || texts === undefined)
        return [];
    const { of, name } = field;
    return [
        {
            of,
            fact: { field: name, how: name === LIST_OF_ACTIONS ? 'has' : how, texts: sortedOnce(texts) },
        },
    ];
}
function textIn(term) {
    return term.kind === 'scalar' && typeof term.value === 'string' ? [term.value] : undefined;
}
/** The first text of each of the lists that are in a collection, as in `[["create"], ["delete", "create"]]`. */
function firstTexts(term) {
    if (term.kind !== 'collection')
        return undefined;
    const texts = term.entries.flatMap(({ key, value }) => {
        const isList = key === undefined && value.kind === 'collection' && !value.isSet;
        const [first = []] = isList ? value.entries.flatMap((entry) => textIn(entry.value) ?? []) : [];
        return first;
    });
    return texts.length === term.entries.length ? texts : undefined;
}
function isOfSameField(one, other) {
    return (one.fact.field === other.fact.field &&
        one.fact.how === other.fact.how &&
        JSON.stringify(one.of) === JSON.stringify(other.of));
}
function sortedOnce(texts) {
    return [...new Set(texts)].sort();
}
/** A term with others in the place of its variables, as far as it may say a fact. */
function replaceVariables(term, by) {
    const inner = (each) => replaceVariables(each, by);
    switch (term.kind) {
        case 'variable':
            return term.name.startsWith('$') ? term : by(term.name);
        case 'reference': {
            const head = inner(term.head);
            const parts = term.parts.map(inner);
            return head.kind === 'reference'
                ? { kind: 'reference', head: head.head, parts: [...head.parts, ...parts] }
                : { kind: 'reference', head, parts };
        }
        case 'call':
            return SAY_FACTS.includes(term.name)
                ? { ...term, args: term.args.map(inner) }
                : { kind: 'other' };
        case 'collection':
            return term;
        default:
            return term.kind === 'scalar' ? term : { kind: 'other' };
    }
}
/** The functions that are true where both of their arguments are equal. */
const EQUATES = ['assign', 'eq', 'equal'];
/** The functions that say a fact. */
const SAY_FACTS = ['eq', 'equal', 'startswith', 'internal.member_2'];
//# sourceMappingURL=asked-facts.js.map
;// CONCATENATED MODULE: ./build/src/rego/names-in-scope.js
/** What a name means where it stands: a variable, a rule or a function of the set, or what is imported. */

class Names {
    #groups;
    constructor(groups) {
        this.#groups = groups;
    }
    /** What a name leads to, if it is no variable: words that begin with `input` or `data`. */
    global(name, { imports, package: ofModule }) {
        if (name === 'input' || name === 'data')
            return [name];
        const isRule = (0,syntax/* groupsBelow */.Kp)(this.#groups, [...ofModule, name]).length > 0;
        return imports.get(name) ?? (isRule ? ['data', ...ofModule, name] : undefined);
    }
    /** The function of the set with this name; it hides one of the language. Undefined if the set has none. */
    ownFunction(name, module) {
        const [first = '', ...rest] = name.split('.');
        // A global name begins with `data`.
        const words = this.global(first, module)?.slice(1);
        return words && this.#groups.get([...words, ...rest].join('\0'));
    }
    /** A variable by its name; undefined if the term is none, but the name of a rule or of an import. */
    variable(term, scope, isNew = false) {
        if (term.kind !== 'variable')
            return undefined;
        // `opa` refuses a variable that is declared in a later line than it is used in.
        const known = isNew ? undefined : scope.variables.get(term.name);
        const isGlobal = !isNew && this.global(term.name, scope.module) !== undefined;
        if (known !== undefined || isGlobal)
            return known;
        const { variables, unchecked } = scope.use;
        const declared = variables.get(term) ?? { kinds: [] };
        if (!variables.has(term))
            unchecked.push(declared);
        variables.set(term, declared);
        scope.variables.set(term.name, declared);
        return declared;
    }
}
//# sourceMappingURL=names-in-scope.js.map
;// CONCATENATED MODULE: ./build/src/rego/rule-use.js
/** One rule of a policy set with what it is given, and what was noted of it: which parts and values of a plan it may read. */



function newUse(group, args) {
    return {
        group,
        args,
        value: [],
        variables: new Map(),
        unchecked: [],
        parts: new Map(),
        data: new Map(),
        places: new Map(),
        constants: new Map(),
        leadsTo: new Set(),
        usesAll: new Set(),
        usedBy: new Set(),
        isLate: false,
    };
}
/** Notes the part of the input in which the path is, or which begins there. */
function noteRead(path, { parts }) {
    const part = path.slice(0, (0,input_form/* keysToPart */.pA)(path));
    parts.set(part.join('\0'), part);
}
function notePlace(path, how, facts, { places }) {
    const place = { path: (0,read_places/* placeInPlan */.SS)(path), how, facts };
    places.set(`${how} ${place.path.join('\0')}${idOfFacts(facts)}`, place);
}
/** Notes what providers have at keys of this name, wherever below the path. */
function noteBelow(path, name, { places }) {
    const place = { path: (0,read_places/* placeInPlan */.SS)(path), how: 'all', facts: [], below: name };
    places.set(`below ${name} ${place.path.join('\0')}`, place);
}
/** @param constants as JSON, with which the values are compared */
function noteConstants(of, constants, use) {
    for (const kind of of) {
        if (kind.is !== 'values')
            continue;
        const key = (0,read_places/* placeInPlan */.SS)(kind.path).join('\0');
        use.constants.set(key, new Set([...(use.constants.get(key) ?? []), ...constants]));
    }
}
/** What was noted of several rules. */
function readsOf(uses) {
    const constants = new Map();
    for (const [key, words] of uses.flatMap((use) => [...use.constants])) {
        constants.set(key, new Set([...(constants.get(key) ?? []), ...words]));
    }
    return {
        rules: new Set(uses.flatMap(({ group }) => group ?? [])),
        parts: [...new Map(uses.flatMap(({ parts }) => [...parts])).values()],
        places: [...new Map(uses.flatMap(({ places }) => [...places])).values()],
        constants,
        data: [...new Map(uses.flatMap(({ data }) => [...data])).values()],
    };
}
//# sourceMappingURL=rule-use.js.map
;// CONCATENATED MODULE: ./build/src/rego/walk-lists.js

/** The lists of resources in a plan. */
const LISTS_OF_PLAN = ['resources', 'resource_changes'];
/** How many functions are looked into for what one line asks. */
const MOST_FUNCTIONS = 4;
/**
 * The lists through which the line of a body goes, if it is such a `walk`.
 *
 * @param at the index of the line
 * @param outside the names of variables that have a meaning around the body
 */
function walkedLists(body, at, { names, module, outside }) {
    const line = body[at];
    if (line === undefined || !isPlain(line) || line.term.kind !== 'call')
        return undefined;
    const { name: called, args } = line.term;
    const [from, pattern] = args;
    if (called !== 'walk' || args.length !== 2 || names.ownFunction(called, module) !== undefined) {
        return undefined;
    }
    if (from === undefined || pattern?.kind !== 'collection' || pattern.isSet)
        return undefined;
    const [path, value, ...more] = pattern.entries.flatMap((entry) => entry.value);
    if (path?.kind !== 'variable' || value?.kind !== 'variable' || more.length > 0)
        return undefined;
    const [next] = body.slice(at + 1).filter(({ term }) => !declares(term));
    if (next === undefined || !isPlain(next) || isWildcard(value))
        return undefined;
    // A variable that has a value before, or a meaning elsewhere, is compared with what is met.
    const isNew = (variable) => !outside.has(variable.name) &&
        names.global(variable.name, module) === undefined &&
        body.slice(0, at).every(({ term, replaced }) => {
            return declares(term) || ![term, ...replaced].some((each) => mentions(each, variable.name));
        });
    if (!isNew(value) || path.name === value.name || mentions(from, value.name))
        return undefined;
    if (isWildcard(path)) {
        const name = memberIn(next.term, value.name);
        return name === undefined ? undefined : { from, path, value, name, isAround: true };
    }
    if (!isNew(path) || mentions(from, path.name))
        return undefined;
    const ends = new LastKeys(names);
    const name = ends.askedIn(next.term, { path, value }, module);
    return name === undefined ? undefined : { from, path, value, name, isAround: false };
}
function isPlain({ isNegated, replaced }) {
    return !isNegated && replaced.length === 0;
}
function declares(term) {
    return term.kind === 'call' && term.name === 'some';
}
/** Whether a variable of this name is anywhere in a part of a syntax tree. */
function mentions(part, name) {
    if (typeof part !== 'object' || part === null)
        return false;
    if ('kind' in part && part.kind === 'variable' && 'name' in part && part.name === name) {
        return true;
    }
    return Object.values(part).some((inner) => mentions(inner, name));
}
/** The name of the lists that a line takes out of a variable before it does anything else, as in `r := value.resources[_]`. */
function memberIn(term, variable) {
    const isEquation = term.kind === 'call' && ['assign', 'eq', 'equal'].includes(term.name);
    const sides = isEquation ? term.args : [term];
    const [taken, ...others] = sides.filter((side) => mentions(side, variable));
    if (taken?.kind !== 'reference' || others.length > 0)
        return undefined;
    const { head, parts } = taken;
    if (head.kind === 'reference')
        return memberIn(head, variable);
    const [first] = parts;
    if (head.kind !== 'variable' || head.name !== variable)
        return undefined;
    return listNamed(first);
}
function listNamed(term) {
    return term?.kind === 'scalar' ? LISTS_OF_PLAN.find((name) => name === term.value) : undefined;
}
/** Finds that a path ends with the name of a list, also where functions of the set ask for it. */
class LastKeys {
    #names;
    #functions = 0;
    constructor(names) {
        this.#names = names;
    }
    /** The name of the lists with which a path ends wherever the line is true. */
    askedIn(line, variables, module) {
        const { path } = variables;
        const equation = line.kind === 'call' && ['eq', 'equal'].includes(line.name) ? line.args : [];
        if (equation.length === 2 && this.#isOwn(line, module))
            return undefined;
        const [left, right] = equation;
        if (left !== undefined && right !== undefined) {
            if (this.#isLastKey(left, path, module))
                return listNamed(right);
            if (this.#isLastKey(right, path, module))
                return listNamed(left);
        }
        return this.#askedByFunction(calledIn(line), variables, module);
    }
    /** The same where every rule of a function asks for it in its first line: with another path it has no value. */
    #askedByFunction(call, { path, value }, module) {
        if (call?.kind !== 'call')
            return undefined;
        const rules = this.#names.ownFunction(call.name, module)?.rules ?? [];
        const indexOf = (name) => call.args.findIndex((arg) => arg.kind === 'variable' && arg.name === name);
        const at = indexOf(path.name);
        // A call with another variable may wait for it, behind lines that ask for what was met.
        const isBare = call.args.every((arg) => arg.kind === 'scalar' ||
            (arg.kind === 'variable' && (arg.name === path.name || arg.name === value?.name)));
        if (!isBare || at < 0 || rules.length === 0 || ++this.#functions > MOST_FUNCTIONS) {
            return undefined;
        }
        const asked = rules.map(({ rule, module: ofRule }) => {
            const param = rule.args?.[at];
            const [first] = rule.body.filter(({ term }) => !declares(term));
            if (rule.args?.length !== call.args.length || param?.kind !== 'variable')
                return undefined;
            // What is given twice, or is no variable, is compared before.
            if (!areVariables(rule.args) || first === undefined || !isPlain(first))
                return undefined;
            const other = rule.args[indexOf(value?.name)];
            const inside = { path: param, value: other?.kind === 'variable' ? other : undefined };
            return this.askedIn(first.term, inside, ofRule);
        });
        const [name] = asked;
        return asked.every((other) => other === name) ? name : undefined;
    }
    #isOwn(term, module) {
        return term.kind === 'call' && this.#names.ownFunction(term.name, module) !== undefined;
    }
    /** Whether a term is the last key of a path: `path[count(path) - 1]`, or a function of the set that gives that. */
    #isLastKey(term, path, module) {
        if (term.kind === 'call') {
            const inside = this.#insideOf(term, module);
            return inside !== undefined && this.#isLastKey(inside.term, path, inside.module);
        }
        if (term.kind !== 'reference' || term.parts.length !== 1)
            return false;
        const [step] = term.parts;
        const isPath = (one) => one?.kind === 'variable' && one.name === path.name;
        if (!isPath(term.head) || step?.kind !== 'call' || step.name !== 'minus')
            return false;
        const [all, less] = step.args;
        const isCounted = all?.kind === 'call' && all.name === 'count' && isPath(all.args[0]);
        const isOwn = [step, ...step.args].some((one) => this.#isOwn(one, module));
        return isCounted && !isOwn && less?.kind === 'scalar' && less.value === 1;
    }
    /** What a function of one rule gives, with what it is given in the place of its arguments. */
    #insideOf(call, module) {
        const rules = this.#names.ownFunction(call.name, module)?.rules ?? [];
        const [only, ...others] = rules;
        if (only === undefined || others.length > 0 || ++this.#functions > MOST_FUNCTIONS) {
            return undefined;
        }
        const { rule } = only;
        if (rule.args?.length !== call.args.length || !areVariables(rule.args))
            return undefined;
        const given = new Map();
        for (const [at, arg] of rule.args.entries()) {
            const value = call.args[at];
            if (arg.kind === 'variable' && value !== undefined)
                given.set(arg.name, value);
        }
        const hasAssign = this.#names.ownFunction('assign', only.module) !== undefined;
        const value = hasAssign ? undefined : walk_lists_valueOf(rule);
        return value && { term: withGiven(value, given), module: only.module };
    }
}
/** What a rule gives, where nothing but this decides: `value := path[count(path) - 1]`. */
function walk_lists_valueOf({ body, value, isPartial }) {
    const lines = body.filter(({ term }) => !(term.kind === 'scalar' && term.value === true));
    const [line, ...others] = lines;
    if (isPartial || others.length > 0)
        return undefined;
    if (line === undefined)
        return value;
    const { term } = line;
    if (!isPlain(line) || term.kind !== 'call' || term.name !== 'assign')
        return undefined;
    const [name, of] = term.args;
    const isValue = name?.kind === 'variable' && value.kind === 'variable' && name.name === value.name;
    return isValue ? of : undefined;
}
/** Whether these are variables, each another one. */
function areVariables(terms) {
    const names = terms.flatMap((term) => (term.kind === 'variable' ? term.name : []));
    return new Set(names).size === terms.length;
}
function withGiven(term, given) {
    const inner = (each) => withGiven(each, given);
    switch (term.kind) {
        case 'variable':
            // What is no argument has a meaning of its own there.
            return given.get(term.name) ?? { kind: 'other' };
        case 'reference':
            return { ...term, head: inner(term.head), parts: term.parts.map(inner) };
        case 'call':
            return { ...term, args: term.args.map(inner) };
        case 'scalar':
            return term;
        case 'collection':
        case 'comprehension':
        case 'any':
        case 'other':
            return { kind: 'other' };
    }
}
/** The call that a line consists of, or from whose answer it takes something: `rs := lists(path, value)`, `some r in lists(path, value)`. */
function calledIn(line) {
    if (line.kind === 'reference')
        return calledIn(line.head);
    if (line.kind !== 'call')
        return undefined;
    if (!['assign', 'eq'].includes(line.name))
        return line;
    const [left, right] = line.args;
    return left?.kind === 'variable' && right !== undefined ? calledIn(right) : undefined;
}
//# sourceMappingURL=walk-lists.js.map
;// CONCATENATED MODULE: ./build/src/rego/may-read.js
/**
 * Answers one question about the policies of a set: which parts and which values of a plan may each read, so that its pass
 * says nothing where the plan lacks them?
 *
 * A redacted plan has each resource and each output, in the same order, and lacks values of providers that are sensitive.
 * So it is followed in which terms such values can be (term-kinds.ts). Only what `HARMLESS` (harmless-uses.ts) lists reads none
 * of them. Every other use of a term reads all that is in it, a kind of syntax that is not known reads everything, and so does
 * what is too deep or too much to follow.
 */









/** Functions that give the members of so many of their first arguments, in an order that no value decides. */
const KEEPS_MEMBERS = {
    'array.concat': 2,
    'array.slice': 1,
    'array.reverse': 1,
};
/** How many keys lead to a part, and how many collections are inside each other: modules can be nested without end. */
const DEEPEST = 16;
/** How many kinds a term has, how many uses of rules are followed, and how many rules lead to each other before one waits. */
const MOST_KINDS = 200;
const MOST_USES = 20_000;
const LONGEST_CHAIN = 100;
/** Functions that compare a value with a constant, for the sentence that says so. */
const COMPARE_WITH_CONSTANTS = [
    'eq',
    'equal',
    'neq',
    'lt',
    'lte',
    'gt',
    'gte',
    'internal.member_2',
    'startswith',
    'endswith',
    'contains',
    'regex.match',
    'glob.match',
    'net.cidr_contains',
];
const PLANNED = 'planned_values';
const EQUALS = ['eq', 'equal', 'neq'];
/** In a call of these the last argument gets no value. */
const WITHOUT_OUTPUT = [
    ...EQUALS,
    'lt',
    'lte',
    'gt',
    'gte',
    'internal.member_2',
    'internal.member_3',
];
/**
 * Reads the policies of a set.
 *
 * @param policies for each, its rule and the rules that except it
 * @returns what each may read, in the same order
 */
function readAllPolicies(policies, groups) {
    const reader = new SetReader(groups);
    return policies.map((policy) => reader.read(policy));
}
class SetReader {
    #groups;
    #names;
    #asked;
    #input = partAt([], input_form/* ANY_INPUT */._x);
    #uses = new Map();
    #waiting = new Set();
    #chain = 0;
    constructor(groups) {
        this.#groups = groups;
        this.#names = new Names(groups);
        this.#asked = new AskedFacts(this.#names, (term, scope) => this.#term(term, scope));
    }
    read(policy) {
        const asking = newUse(undefined, []);
        const [module] = policy.flatMap(({ rules }) => rules.map((one) => one.module));
        const readPolicy = () => {
            asking.usesAll.clear();
            for (const { path } of policy)
                this.#noteAll([dataAt(path)], asking);
        };
        if (module !== undefined)
            readPolicy();
        for (const use of this.#waiting) {
            this.#waiting.delete(use);
            if (use === asking)
                readPolicy();
            else
                this.#readUse(use);
        }
        const reached = new Set([asking]);
        for (const use of reached)
            for (const next of use.leadsTo)
                reached.add(next);
        return readsOf([...reached]);
    }
    /** What a rule can be where it gets this. */
    #valueOf(group, given, from) {
        const args = given.map((kinds) => withoutRepeats(kinds));
        const words = args.map((kinds) => kinds.map(({ id }) => id).sort());
        const key = JSON.stringify([group.path, words]);
        const known = this.#uses.get(key);
        if (known === undefined && this.#uses.size >= MOST_USES) {
            this.#noteEverything(from);
            return [CLEAN];
        }
        const use = known ?? newUse(group, args);
        this.#uses.set(key, use);
        from.leadsTo.add(use);
        if (known === undefined && this.#chain >= LONGEST_CHAIN)
            this.#waiting.add(use);
        else if (known === undefined)
            this.#readUse(use);
        use.usedBy.add(from);
        const bare = use.mayConflict === false ? args : args.map((kinds) => kinds.map(withoutFacts));
        // Where `opa` stops, it has perhaps not looked yet at what is asked of the resource.
        const isSameUse = args.every((kinds, at) => isSame(kinds, bare[at]));
        return isSameUse ? use.value : [...use.value, ...this.#valueOf(group, bare, from)];
    }
    /** All kinds of both. Too many of them are not followed: then everything counts as read. */
    #join(known, more, use) {
        if (known.includes(TOO_MANY))
            return known;
        let all = withoutRepeats([...known, ...more]);
        if (all.length > MOST_KINDS || all.includes(MANY)) {
            all = [MANY, ...all.filter((kind) => !isConstant(kind))];
        }
        if (all.length <= MOST_KINDS)
            return all;
        this.#noteEverything(use);
        return [TOO_MANY];
    }
    #readUse(use) {
        const { group } = use;
        this.#waiting.delete(use);
        if (group === undefined)
            return;
        this.#chain += 1;
        use.usesAll.clear();
        const found = [];
        const definitions = group.rules.filter(({ rule }) => !rule.isElse && !rule.isDefault);
        let isRepeated = definitions.length > 1;
        for (const { rule, module } of group.rules) {
            let value;
            do {
                use.isLate = false;
                value = this.#rule(rule, module, use);
            } while (use.isLate);
            isRepeated ||= value.isRepeated;
            found.push(...orClean(value.kinds));
        }
        isRepeated &&= !isOneArgument(group, this.#names);
        // A rule must have one answer: where it has several, `opa` compares them.
        if (isRepeated && !group.rules.some(({ rule }) => rule.isPartial))
            this.#compare(found, use);
        use.mayConflict = isRepeated && !isOneConstant(definitions.map(({ rule }) => rule.value));
        const value = this.#join(use.value, found, use);
        if (!isSame(value, use.value))
            for (const user of use.usedBy)
                this.#waiting.add(user);
        use.value = value;
        this.#chain -= 1;
    }
    #rule(rule, module, use) {
        const body = { isRepeated: false, isList: false };
        const scope = {
            use,
            module,
            variables: new Map(),
            body,
            facts: new Map(),
            factsOfSources: new Map(),
        };
        for (const [at, pattern] of (rule.args ?? []).entries()) {
            // An argument with the name of one before it is compared with it.
            const isNew = pattern.kind !== 'variable' || !scope.variables.has(pattern.name);
            this.#match(pattern, use.args[at] ?? [], scope, isNew);
        }
        this.#body(rule.body, scope);
        const kinds = this.#term(rule.value, scope);
        if (rule.isPartial)
            this.#compareMembers(rule.value, scope);
        // Something gives each variable its value. What was not understood may give it anything.
        const isUnbound = use.unchecked.some((variable) => variable.isBound !== true);
        use.unchecked = [];
        if (isUnbound)
            this.#noteEverything(use);
        return { kinds, isRepeated: body.isRepeated };
    }
    /** @param isEvery whether it must be true of each member of a list: then each member decides, whatever is said of it */
    #body(body, scope, isEvery = false) {
        const outside = new Set(scope.variables.keys());
        // What is evaluated inside of the body knows its variables, also those that get their values in a later line.
        for (const { term, replaced } of body) {
            for (const variable of [term, ...replaced].flatMap(variablesOfTerm)) {
                this.#names.variable(variable, scope);
            }
        }
        scope.facts = this.#asked.factsOfBody(body, scope);
        if (!isEvery) {
            for (const { term } of body)
                this.#asked.noteSources(term, scope);
        }
        for (const [at, { term, replaced }] of body.entries()) {
            const about = { names: this.#names, module: scope.module, outside };
            const lists = walkedLists(body, at, about);
            if (lists !== undefined && this.#walk(lists, scope))
                continue;
            // What is only printed decides nothing, but rules can contradict each other there.
            if ((0,syntax/* isPrint */.Oi)(term) && this.#names.ownFunction(term.name, scope.module) === undefined) {
                if (!term.args.some((arg) => this.#canBreak(arg, scope)))
                    continue;
            }
            for (const one of replaced)
                this.#noteAll(this.#term(one, scope), scope.use);
            if (replaced.length > 0)
                notePlace([], 'all', [], scope.use);
            this.#noteAsked(this.#term(term, scope), scope.use);
        }
    }
    /** Goes through the lists at which a `walk` stops. @returns whether that is all that it reads */
    #walk({ from, path, value, name, isAround }, scope) {
        const { use } = scope;
        const kinds = this.#term(from, scope);
        const parts = kinds.flatMap((kind) => (kind.is === 'part' ? kind : []));
        // Modules of a configuration and of a state are not followed as those of planned values are.
        const isFollowed = ({ path: of }) => name === 'resources' ? (0,input_form/* planPath */.pw)(of)[0] === PLANNED : !(0,input_form/* isOfRun */.NG)(of) && !(0,input_form/* isOfPullRequest */.Av)(of);
        if (parts.length === 0 || parts.length < kinds.length || !parts.every(isFollowed))
            return false;
        for (const part of parts) {
            noteRead(part.path, use);
            noteBelow(part.path, name, use);
            if (name === 'resources')
                notePlace([PLANNED], 'members', part.facts, use);
            const { lists, members } = partsCalled(name, part);
            this.#noteSelf(lists, use);
            this.#noteAll(members, use);
            const met = isAround ? [walkedAt(part.path, name, lists)] : lists;
            this.#bind(value, orClean(met), scope);
        }
        this.#bind(path, [CLEAN], scope);
        scope.body.isRepeated = true;
        return true;
    }
    /** Whether `opa` can stop at a term, because a rule, a function or a key of an object has several values there. */
    #canBreak(term, scope) {
        switch (term.kind) {
            case 'scalar':
            case 'any':
                return false;
            case 'variable': {
                const isOwn = this.#names.variable(term, scope) !== undefined;
                return !isOwn && this.#names.global(term.name, scope.module)?.[0] !== 'input';
            }
            case 'reference':
                return [term.head, ...term.parts].some((part) => this.#canBreak(part, scope));
            case 'collection':
                return term.entries.some(({ key = syntax/* NOTHING */.K$, value }) => [key, value].some((part) => this.#canBreak(part, scope)));
            case 'call':
                return (this.#names.ownFunction(term.name, scope.module) !== undefined ||
                    term.args.some((arg) => this.#canBreak(arg, scope)));
            case 'comprehension':
            case 'other':
                return true;
        }
    }
    #term(term, scope) {
        switch (term.kind) {
            case 'scalar': {
                const { value: text } = term;
                return [typeof text === 'string' ? { id: `"${text}"`, is: 'text', text } : CLEAN];
            }
            case 'variable': {
                const variable = this.#names.variable(term, scope);
                if (variable !== undefined)
                    return this.#withFacts(variable.kinds, term, scope);
                const [first, ...words] = this.#names.global(term.name, scope.module) ?? [];
                const above = [first === 'input' ? this.#input : dataAt([])];
                return words.reduce((here, word) => this.#members(here, [word], scope), above);
            }
            case 'reference':
                return this.#reference(term, scope);
            case 'collection':
                return this.#collection(term, scope);
            case 'comprehension': {
                const inner = {
                    ...scope,
                    variables: new Map(scope.variables),
                    body: { isRepeated: false, isList: isListOf(term) },
                };
                this.#body(term.body, inner, term.isEvery);
                const kinds = this.#term(term.value, inner);
                // Two values of one key of an object are compared, perhaps before the body around it asks for the resource.
                if (term.value.kind === 'collection')
                    this.#compareMembers(term.value, inner, withoutFacts);
                return kinds;
            }
            case 'call':
                return this.#call(term.name, term.args, scope);
            case 'any':
            case 'other':
                this.#noteEverything(scope.use);
                return [CLEAN];
        }
    }
    #reference(term, scope) {
        const { head, parts } = term;
        let kinds = this.#term(head, scope);
        for (const [at, step] of parts.entries()) {
            kinds = this.#step(kinds, step, scope);
            if (!kinds.some(isEntryOfPlan))
                continue;
            const isWhole = at === parts.length - 1;
            const here = isWhole
                ? term
                : { kind: 'reference', head, parts: parts.slice(0, at + 1) };
            kinds = this.#withFacts(kinds, here, scope);
            this.#noteSelf(kinds.filter(isEntryOfPlan), scope.use);
        }
        return kinds;
    }
    /** The kinds of a term, with what is so of it where it is a resource or an action. */
    #withFacts(kinds, term, { facts, factsOfSources }) {
        if (!kinds.some(isEntryOfPlan))
            return kinds;
        const more = [
            ...(facts.get(JSON.stringify(term))?.facts ?? []),
            ...(factsOfSources.get(term) ?? []),
        ];
        return more.length === 0 ? kinds : kinds.map((kind) => withFacts(kind, more));
    }
    #collection({ isSet, entries }, scope) {
        const members = entries.flatMap(({ key, value }) => {
            const keys = key === undefined ? [] : this.#term(key, scope);
            this.#noteAll(keys, scope.use);
            const [text, ...others] = knownTexts(keys) ?? [];
            const known = others.length === 0 ? text : undefined;
            return orClean(this.#term(value, scope)).map((of) => this.#collectionOf(of, isSet, known, scope));
        });
        if (isSet)
            this.#compare(members.map((one) => (one.is === 'collection' ? one.of : one)), scope.use);
        return members;
    }
    #collectionOf(of, isSet, key, { use }) {
        const depth = (of.is === 'collection' ? of.depth : 0) + 1;
        if (depth > DEEPEST) {
            this.#noteEverything(use);
            return CLEAN;
        }
        const name = `${isSet ? 'set' : 'list'} ${JSON.stringify(key)}`;
        return { id: `${name} of ${of.id}`, is: 'collection', isSet, of, key, depth };
    }
    #call(name, args, scope) {
        const { use } = scope;
        const declared = this.#names.ownFunction(name, scope.module);
        if (declared !== undefined)
            return this.#callOwn(declared, args, scope);
        const [left = syntax/* NOTHING */.K$, right = syntax/* NOTHING */.K$] = args;
        if (name === 'some') {
            for (const variable of args)
                this.#names.variable(variable, scope, true);
            return [CLEAN];
        }
        if (name === 'assign') {
            this.#match(left, this.#term(right, scope), scope, true);
            return [CLEAN];
        }
        if (name === 'object.get')
            return this.#objectGet(args, scope);
        const values = args.map((arg) => this.#term(arg, scope));
        const kept = KEEPS_MEMBERS[name];
        if (kept !== undefined) {
            for (const other of values.slice(kept))
                this.#noteAll(other, use);
            if (name !== 'array.concat')
                this.#noteOrder(values.slice(0, kept).flat(), use);
            return values.slice(0, kept).flatMap(orClean);
        }
        const [one = [], other = []] = values;
        if (COMPARE_WITH_CONSTANTS.includes(name)) {
            const written = args.flatMap(otherConstant);
            noteConstants(one, [...textsAsJson(other), ...written], use);
            noteConstants(other, [...textsAsJson(one), ...written], use);
        }
        if (name === 'eq' && this.#unify([left, right], [one, other], scope))
            return [CLEAN];
        if (name === 'walk') {
            this.#bind(right, [CLEAN], scope);
            scope.body.isRepeated = true;
        }
        const output = WITHOUT_OUTPUT.includes(name)
            ? undefined
            : this.#names.variable(args.at(-1) ?? syntax/* NOTHING */.K$, scope);
        if (output !== undefined)
            output.isBound = true;
        const isWithNull = EQUALS.includes(name) && args.some((arg) => arg.kind === 'scalar' && arg.value === null);
        for (const kinds of values) {
            if (isWithNull || (name === 'count' && isCountHarmless(kinds)))
                this.#noteAsked(kinds, use);
            else
                this.#noteAll(kinds, use);
        }
        return [CLEAN];
    }
    /** Each side of `=` can get its value from the other. @returns whether one does; else both are compared */
    #unify([left, right], [one, other], scope) {
        const isNamed = this.#bind(left, other, scope);
        if (isNamed && left.kind === 'variable' && right.kind !== 'variable')
            return true;
        return [this.#bind(right, one, scope), isNamed].includes(true);
    }
    #objectGet([of = syntax/* NOTHING */.K$, key = syntax/* NOTHING */.K$, otherwise = syntax/* NOTHING */.K$], scope) {
        const from = this.#term(of, scope);
        const steps = key.kind === 'collection' && !key.isSet ? key.entries.map(({ value }) => value) : [key];
        // A variable can be a path, which leads to anything below.
        const isPath = steps.length === 1 && steps[0] === key && knownTexts(this.#term(key, scope)) === undefined;
        if (isPath)
            this.#noteAll(from, scope.use);
        const value = steps.reduce((here, step) => this.#step(here, step, scope), from);
        this.#noteSelf(value, scope.use);
        return [...orClean(value), ...this.#term(otherwise, scope)];
    }
    /** What a function of the set returns. */
    #callOwn(group, args, scope) {
        const given = args.map((arg) => this.#term(arg, scope));
        const result = this.#valueOf(group, given, scope.use);
        const count = group.rules[0]?.rule.args?.length ?? 0;
        for (const output of args.slice(count))
            this.#match(output, result, scope, false);
        return result;
    }
    /**
     * Notes what the variables of a pattern can be. `isNew`: they hide others of the same name.
     *
     * @returns whether one gets its value here; one that has another value is compared
     */
    #bind(pattern, kinds, scope, isNew = false) {
        const variable = this.#names.variable(pattern, scope, isNew);
        if (variable !== undefined) {
            variable.isBound = true;
            if (variable.from !== undefined && variable.from !== pattern)
                return false;
            if (isNew || kinds.length > 0)
                variable.from = pattern;
            const known = this.#join(variable.kinds, kinds, scope.use);
            if (!isSame(known, variable.kinds))
                scope.use.isLate = true;
            variable.kinds = known;
            return true;
        }
        if (pattern.kind !== 'collection' || pattern.isSet)
            return false;
        // An object is equal to a pattern only if it has no other names.
        const hasKeys = pattern.entries.some(({ key }) => key !== undefined);
        const isRead = (kind) => kind.is === 'values' || (hasKeys && holdsValues(kind));
        for (let kind of kinds.filter(isRead)) {
            while (kind.is === 'collection')
                kind = kind.of;
            if (kind.is === 'part' || kind.is === 'values') {
                notePlace(kind.path, 'all', kind.facts, scope.use);
            }
            else
                notePlace([], 'all', [], scope.use);
        }
        const areBound = pattern.entries.map(({ key, value }) => {
            const members = key === undefined
                ? this.#members(kinds, [undefined], scope)
                : this.#step(kinds, key, scope);
            this.#noteSelf(members, scope.use);
            if (key === undefined)
                this.#noteOrder(kinds, scope.use);
            return this.#match(value, members, scope, isNew);
        });
        return areBound.includes(true);
    }
    /** As `#bind`. What gives its value to no variable is compared. */
    #match(pattern, kinds, scope, isNew) {
        const isBound = this.#bind(pattern, kinds, scope, isNew);
        if (!isBound)
            this.#noteAll([...this.#term(pattern, scope), ...kinds], scope.use);
        return isBound;
    }
    #step(from, step, scope) {
        const variable = this.#names.variable(step, scope);
        const isGiven = variable === undefined || ![undefined, step].includes(variable.from);
        if (step.kind !== 'scalar' && (variable === undefined || !isGiven))
            scope.body.isRepeated = true;
        // A key that has a name may be used again: of a set of a provider, the members have no certain order.
        const isOrdered = scope.body.isList || (step.kind !== 'any' && !(variable && isWildcard(step) && !isGiven));
        if (isGiven && step.kind !== 'any') {
            const keys = this.#term(step, scope);
            const texts = knownTexts(keys);
            if (texts !== undefined)
                return this.#members(from, texts, scope);
            this.#noteAll(keys, scope.use);
        }
        if (isOrdered)
            this.#noteOrder(from, scope.use);
        // A set gives its members to a variable that is its key.
        const ofSets = from.flatMap((kind) => (kind.is === 'collection' && kind.isSet ? kind.of : []));
        this.#bind(step, ofSets, scope);
        return this.#members(from, [undefined], scope);
    }
    /** What is below some keys, or below any: undefined. */
    #members(from, keys, scope) {
        return withoutRepeats(from.flatMap((kind) => keys.flatMap((key) => this.#member(kind, key, scope))));
    }
    #member(kind, key, { use, body }) {
        switch (kind.is) {
            case 'clean':
            case 'text':
                return [CLEAN];
            case 'values':
                return this.#memberOfValues(kind, key, use);
            case 'collection':
                // Which members a set has, and their order, follow from what is in them. Whole resources differ in any case.
                if (kind.isSet && (key !== undefined || body.isList || !isWholeMember(kind.of))) {
                    this.#noteAll([kind], use);
                }
                return (key ?? kind.key) === (kind.key ?? key) ? [kind.of] : [];
            case 'part':
                return this.#memberOfPart(kind, key, use);
            case 'data':
                return this.#memberOfData(kind, key, use);
            case 'walked':
                if (key === kind.name)
                    return kind.lists;
                this.#noteAll([kind], use);
                return [CLEAN];
        }
    }
    #memberOfValues(kind, key, use) {
        const { path, facts } = kind;
        if (path.length > DEEPEST) {
            this.#noteAll([kind], use);
            return [CLEAN];
        }
        if (key === undefined)
            notePlace(path, 'members', facts, use);
        const inner = [...path, key ?? '*'];
        notePlace(inner, 'self', facts, use);
        return [valuesAt(inner, facts)];
    }
    #memberOfPart(kind, key, use) {
        const path = key === undefined ? kind.path : [...kind.path, key];
        if (key === undefined) {
            noteRead(path, use);
            // Of a list of resources it matters whether it has those that are asked for.
            if (!(0,read_places/* isEntry */.Tk)([...path, '*']))
                notePlace(path, 'members', kind.facts, use);
        }
        else if (path.length >= (0,input_form/* keysToPart */.pA)(path))
            noteRead(path, use);
        // Only modules are so deep.
        if (path.length > DEEPEST) {
            this.#noteAll([kind], use);
            return [CLEAN];
        }
        const inside = partsBelow(kind, key)
            // No tool has the pull request in its document: only its name leads to it.
            .filter((one) => !(key === undefined &&
            one.is === 'part' &&
            one.path.length === 1 &&
            (0,input_form/* isOfPullRequest */.Av)(one.path)));
        if (key !== undefined || !(0,read_places/* isEntry */.Tk)([...path, '*']))
            this.#noteSelf(inside, use);
        return inside.length > 0 ? inside : [CLEAN];
    }
    #memberOfData(kind, key, use) {
        if (key === undefined) {
            this.#noteAll([kind], use);
            return [CLEAN];
        }
        const path = [...kind.path, key];
        const group = this.#groups.get(path.join('\0'));
        const below = (0,syntax/* groupsBelow */.Kp)(this.#groups, path);
        // A function that is not called replaces another one, and gets what that one gets.
        if (group?.rules[0]?.rule.args !== undefined)
            this.#noteEverything(use);
        if (group === undefined && below.length > 0)
            return [dataAt(path)];
        if (group === undefined) {
            use.data.set(path.join('\0'), path);
            return [CLEAN];
        }
        if (below.length === 1)
            return this.#valueOf(group, [], use);
        this.#noteAll([dataAt(path)], use);
        return [CLEAN];
    }
    /** Whatever is done with these: all that is in them counts as read. */
    #noteAll(kinds, use) {
        for (let kind of kinds) {
            while (kind.is === 'collection')
                kind = kind.of;
            if (kind.is === 'part')
                noteRead(kind.path, use);
            if (kind.is === 'part' || kind.is === 'values')
                notePlace(kind.path, 'all', kind.facts, use);
            if (kind.is === 'walked')
                notePlace(kind.path, 'all', [], use);
            if (kind.is === 'data') {
                for (const group of (0,syntax/* groupsBelow */.Kp)(this.#groups, kind.path)) {
                    if (use.usesAll.has(group))
                        continue;
                    use.usesAll.add(group);
                    this.#noteAll(this.#valueOf(group, [], use), use);
                }
            }
        }
    }
    /** It is only asked whether these are there, whether they are null, or how many members they have. */
    #noteAsked(kinds, use) {
        for (const kind of kinds) {
            if (kind.is === 'data' || kind.is === 'walked')
                this.#noteAll([kind], use);
            if (kind.is === 'values')
                notePlace(kind.path, 'self', kind.facts, use);
            if (kind.is !== 'part')
                continue;
            noteRead(kind.path, use);
            notePlace(kind.path, 'members', kind.facts, use);
        }
    }
    /** `opa` compares these with each other. Members of `resource_changes` differ, whatever their values are. */
    #compare(kinds, use) {
        const each = withoutRepeats(kinds);
        const areApart = each.length === 1 && each.every(isWholeMember);
        if (!areApart && each.some(holdsValues))
            this.#noteAll(each, use);
    }
    /** `opa` compares the values that one key of an object gets. Members of a set were compared where it was built. */
    #compareMembers(value, scope, bare = (kind) => kind, isOfKey = false) {
        const isKeyed = value.kind === 'collection' && value.entries.some(({ key }) => key !== undefined);
        if (isKeyed) {
            for (const entry of value.entries)
                this.#compareMembers(entry.value, scope, bare, true);
        }
        else if (value.kind !== 'collection' || (isOfKey && !value.isSet)) {
            this.#compare(this.#term(value, scope).map(bare), scope.use);
        }
    }
    #noteEverything(use) {
        noteRead([], use);
        notePlace([], 'all', [], use);
    }
    /** Whether these are there can decide. */
    #noteSelf(kinds, use) {
        for (const kind of kinds) {
            if (kind.is === 'walked')
                this.#noteAll([kind], use);
            if (kind.is === 'part' || kind.is === 'values') {
                notePlace(kind.path, 'self', kind.facts, use);
            }
        }
    }
    #noteOrder(kinds, use) {
        for (const kind of kinds) {
            if (kind.is === 'values')
                notePlace(kind.path, 'order', kind.facts, use);
        }
    }
}
/** Whether all that a function can give is one of its arguments, whichever of its rules holds. */
function isOneArgument({ rules }, known) {
    const given = rules.map(({ rule: { args = [], body, value }, module }) => {
        if (known.ownFunction('assign', module) !== undefined)
            return -1;
        const names = variableNames(args);
        const lines = body.filter(({ isNegated, replaced }) => !isNegated && replaced.length === 0);
        if (lines.some(({ term }) => declaresAny(term, names)) || names.length < args.length)
            return -1;
        const [given = value] = lines.flatMap(({ term }) => {
            const [name = syntax/* NOTHING */.K$, of = syntax/* NOTHING */.K$] = term.kind === 'call' ? term.args : [];
            const isOfValue = term.kind === 'call' &&
                term.name === 'assign' &&
                name.kind === 'variable' &&
                value.kind === 'variable' &&
                name.name === value.name;
            return isOfValue ? of : [];
        });
        return given.kind === 'variable' ? names.indexOf(given.name) : -1;
    });
    return given.every((at) => at >= 0 && at === given[0]);
}
function declaresAny(term, names) {
    return variableNames(declarationsOfLine(term)).some((name) => names.includes(name));
}
/** Whether each is the same constant. */
function isOneConstant(values) {
    const texts = values.map((value) => (value.kind === 'scalar' ? JSON.stringify(value) : ''));
    return new Set(texts).size === 1 && texts[0] !== '';
}
/** The constants among these, or in a collection of them, as JSON. */
function textsAsJson(kinds) {
    const inside = kinds.map((kind) => (kind.is === 'collection' ? kind.of : kind));
    return inside.flatMap((kind) => (kind.is === 'text' ? JSON.stringify(kind.text) : []));
}
/** A constant that is no text, as JSON: no kind has it. */
function otherConstant(term) {
    return term.kind === 'scalar' && typeof term.value !== 'string'
        ? [JSON.stringify(term.value)]
        : [];
}
/** Whether what is collected has as many members as its body is true. */
function isListOf({ value }) {
    return value.kind === 'collection' && !value.isSet && value.entries.every(({ key }) => !key);
}
//# sourceMappingURL=may-read.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/machine/ask-opa.js
var ask_opa = __webpack_require__(29);
// EXTERNAL MODULE: ./build/src/model/attribute-path.js
var attribute_path = __webpack_require__(95663);
;// CONCATENATED MODULE: ./build/src/rego/metadata.js
/**
 * What METADATA comments say of policies. `opa inspect` reads them. Each word that counts here has one shape, and what is
 * not of it is refused: it may make a policy stricter.
 */








/** Whether a comment of a line begins METADATA, in whatever letters. `opa` takes off white space as Go does. */
function beginsMetadata(line) {
    const [, ...comments] = (0,go_text/* lowerAscii */.dq)(line).split('#');
    return comments.some((comment) => (0,go_text/* trimSpace */.Pd)(comment).startsWith('metadata'));
}
const LEVELS = ['advisory', 'soft-mandatory', 'mandatory'];
/** A text, or a list of texts. @param known all that there are, if only these count */
function texts(known) {
    return (value) => {
        const items = [value].flat();
        const isOne = (item) => typeof item === 'string' && (known?.includes(item) ?? true);
        if (items.length > 0 && items.every(isOne))
            return undefined;
        return known === undefined
            ? 'Write a text, or a list of texts.'
            : `There are: ${known.join(', ')}.`;
    };
}
const isReadElsewhere = () => undefined;
/** The words of `custom` that count. `readApprovalRule` reads who must agree. */
const SHAPES = {
    'input-keys': texts(),
    'input-document': texts(input_form/* TOOLS_IN_METADATA */.Yw),
    enforcement_level: texts(LEVELS),
    builtin_errors: (value) => value === 'undefined' ? undefined : 'Write `undefined`, or leave it out.',
    unknown: (value) => (value === 'advisory' ? undefined : 'Write `advisory`, or leave it out.'),
    argument: (value) => (0,attribute_path/* readAttributePath */.w)(value) === undefined
        ? 'Write the path of an argument, as `root_block_device[0].encrypted`.'
        : undefined,
    approvers: isReadElsewhere,
    approvals: isReadElsewhere,
};
const WORDS = Object.keys(SHAPES);
/** `enforcementLevel` and `Enforcement-Level` are meant to be `enforcement_level`. */
function meantBy(key) {
    const loose = (word) => (0,go_text/* lowerAscii */.dq)(word).replaceAll(/[-_ ]/g, '');
    return WORDS.find((word) => loose(word) === loose(key));
}
/** The METADATA of all files, with one process, if there is any. */
async function readMetadata(policies, folder) {
    const { files, shownAs } = policies;
    const named = [...files].flatMap(([file, content]) => {
        const text = file.endsWith('.rego') ? Buffer.from(content).toString() : '';
        return text.split('\n').some(beginsMetadata) ? [{ file, text }] : [];
    });
    if (named.length === 0)
        return [];
    const read = await inspect(folder);
    if ('failed' in read) {
        const isNeeded = ({ text }) => commentsIn(text).some(
        // An escape or a tag can hide a word.
        (comment) => /[\\!]/.test(comment) || WORDS.some((word) => comment.includes(word)));
        const needed = named.filter(isNeeded).map(({ file }) => file);
        if (needed.length === 0)
            return [];
        throw new policy_files/* PolicyProblem */.cq(describeFailure(read.failed, needed, shownAs));
    }
    const problems = named.flatMap(({ file, text }) => {
        const said = read.blocks.filter((block) => block.file === file);
        const wrong = wrongIn(said, writtenIn(text)).map(({ row, why }) => [`${row} ${why}`, { row, why }]);
        return Array.from(new Map(wrong).values(), ({ row, why }) => (0,policy_files/* wrongPolicies */.UP)((0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* filePart */.A4)((0,opa_errors/* placeOf */.$t)(shownAs, { file, row }))}: METADATA ${(0,model_sentence/* plain */.pj)(why)}`));
    });
    if (problems.length > 0)
        throw new policy_files/* PolicyProblem */.cq(...problems);
    return read.blocks;
}
/** The rest of each line with a `#`. */
function commentsIn(text) {
    return text
        .split('\n')
        .flatMap((line) => (line.includes('#') ? line.slice(line.indexOf('#')) : []));
}
/** The METADATA of all files, or what `opa` says instead. */
async function inspect(folder) {
    const args = ['inspect', '--annotations', '--format', 'json', '.'];
    const { exitCode, stdout, stderr } = await folder.ask(args);
    if (exitCode !== 0)
        return { failed: stderr };
    const blocks = (0,parse/* listOf */.c3)((0,parse/* recordOf */.zv)((0,parse/* parseJson */.qF)(stdout))['annotations']).map((block) => {
        const { annotations, location, path } = (0,parse/* recordOf */.zv)(block);
        const { file, row } = (0,parse/* recordOf */.zv)(location);
        const { scope, title, custom } = (0,parse/* recordOf */.zv)(annotations);
        return {
            path: (0,syntax/* constantsOf */.Lg)(path).slice(1),
            scope: (0,parse/* textIn */.r7)(scope),
            title: (0,parse/* textIn */.r7)(title),
            custom: (0,parse/* recordOf */.zv)(custom),
            file: ((0,parse/* textIn */.r7)(file) ?? '').replace(/^\.?\//, ''),
            row: Number(row),
        };
    });
    return { blocks };
}
/** @param files in which METADATA may count */
function describeFailure(said, files, shownAs) {
    const [, file, row, reason = ''] = /([^ \n]+\.rego):(\d+): rego_parse_error: ([^\n]+(?:\n {2}[^\n]+)*)/.exec(said) ?? [];
    if (file === undefined) {
        const where = (0,model_sentence/* listParts */.Z)(files.map((name) => (0,model_sentence/* filePart */.A4)(`${shownAs}/${name}`)));
        return (0,policy_files/* wrongPolicies */.UP)((0,model_sentence/* phrase */.MZ) `${where}: ${(0,model_sentence/* typed */.nE)('opa inspect')} failed, so the METADATA is not known.`);
    }
    const sentence = reason.split('\n').map(go_text/* trimSpace */.Pd).join(' ').replace(/:$/, '');
    const place = (0,model_sentence/* filePart */.A4)((0,opa_errors/* placeOf */.$t)(shownAs, { file, row: Number(row) }));
    return (0,policy_files/* wrongPolicies */.UP)((0,model_sentence/* phrase */.MZ) `${place}: METADATA cannot be read: ${(0,model_sentence/* foreign */.V$)(sentence)}.`, (0,model_sentence/* phrase */.MZ) `Correct it.`);
}
const ANY_WORD = `(${WORDS.map((word) => word.replaceAll(/[-_]/g, '[-_ ]?')).join('|')})`;
const KEY = new RegExp(`(?<![A-Za-z0-9_/.@-])${ANY_WORD}["']?[${go_text/* BLANKS */.a7}]*:|\\?[${go_text/* BLANKS */.a7}]+["']?${ANY_WORD}(?![A-Za-z0-9_-])`, 'gi');
function writtenIn(text) {
    const written = [];
    let isInside = false;
    for (const [at, line] of text.split('\n').entries()) {
        const row = at + 1;
        const begins = beginsMetadata(line);
        if (begins)
            written.push({ row, words: [] });
        isInside = begins || (isInside && (0,go_text/* trimSpace */.Pd)(line).startsWith('#'));
        if (!isInside)
            continue;
        for (const [, key, explicitKey] of line.matchAll(KEY)) {
            const word = meantBy(key ?? explicitKey ?? '');
            if (word !== undefined)
                written.at(-1)?.words.push({ word, row });
        }
    }
    return written;
}
/** What is wrong with the METADATA of a file: the rests of sentences. */
function wrongIn(said, written) {
    const problems = [];
    const unread = [...written];
    // From the end: a block is said of what is below it.
    for (const { custom, row: below } of said.toSorted((one, other) => other.row - one.row)) {
        const at = unread.findLastIndex(({ row }) => row < below);
        const [block = { row: below, words: [] }] = at < 0 ? [] : unread.splice(at, 1);
        for (const [key, value] of Object.entries(custom)) {
            const word = meantBy(key);
            if (word === undefined)
                continue;
            const row = block.words.find((each) => each.word === word)?.row ?? block.row;
            const shown = `has \`${key}: ${(JSON.stringify(value) ?? '').slice(0, 80)}\``;
            const wrong = word === key ? SHAPES[word]?.(value) : `Write ${word}.`;
            if (wrong !== undefined)
                problems.push({ row, why: `${shown}. ${wrong}` });
        }
        const known = new Set(Object.keys(custom).map(meantBy));
        // Of two of them, one counts.
        const isFirst = ({ word }, at) => block.words.findIndex((each) => each.word === word) === at;
        const dropped = block.words.filter((each, at) => !known.has(each.word) || !isFirst(each, at));
        problems.push(...dropped.map(describeDropped));
    }
    problems.push(...unread.flatMap(({ words }) => words).map(describeDropped));
    return problems.toSorted((one, other) => one.row - other.row);
}
function describeDropped({ word, row }) {
    const why = `has \`${word}\` where it does not count. Write it below \`custom:\`, above a rule or a package.`;
    return { row, why };
}
/** Makes the function that returns the title of a rule, and asks for all of them at most once. */
function titleReader(folder) {
    let asking;
    return async (path) => {
        const read = await (asking ??= inspect(folder));
        const blocks = 'blocks' in read ? read.blocks : [];
        const ofRule = blocks.filter((block) => block.path.join('\0') === path.join('\0'));
        return ofRule.map(({ title }) => title).find((title) => title !== undefined);
    };
}
/** A rule `default` begins in a line. */
const DEFAULT = new RegExp(`^[${go_text/* BLANKS */.a7}]*default[${go_text/* BLANKS */.a7}]`);
/**
 * Makes the function that adds to a module and its rules what METADATA says of them.
 *
 * @throws PolicyProblem with all that is wrong with METADATA, each with file and line
 */
async function annotator(policies, folder) {
    const blocks = await readMetadata(policies, folder);
    const { files } = policies;
    const isAboveDefault = ({ file, row }) => {
        const lines = Buffer.from(files.get(file) ?? '')
            .toString()
            .split('\n');
        return DEFAULT.test(lines[row - 1] ?? '');
    };
    const at = (path) => path.join('\0');
    return (module) => {
        const ofPackage = blocks.filter(({ path, scope }) => (scope === 'package' && at(path) === at(module.package)) ||
            (scope === 'subpackages' && `${at(module.package)}\0`.startsWith(`${at(path)}\0`)));
        const ofRules = blocks.filter(({ file, scope }) => file === module.file || scope === 'document');
        const taken = new Set();
        const rules = module.rules.map((rule) => {
            const path = at([...module.package, ...rule.name]);
            const said = ofRules.filter((block) => {
                const { scope } = block;
                if (at(block.path) !== path || scope === 'package' || scope === 'subpackages')
                    return false;
                if (scope === 'document')
                    return true;
                // One block is said of one rule: of the next of this name, or of the default.
                return !rule.isElse && rule.isDefault === isAboveDefault(block) && !taken.has(block);
            });
            const [ofRule] = said.filter(({ scope }) => scope !== 'document');
            if (ofRule !== undefined)
                taken.add(ofRule);
            const counted = said.filter((block) => block === ofRule || block.scope === 'document');
            return { ...rule, annotations: toAnnotations(counted) };
        });
        return { ...module, rules, annotations: toAnnotations(ofPackage) };
    };
}
/** What blocks of METADATA say of a rule or of a package. */
function toAnnotations(blocks) {
    const textsOf = (word) => blocks.flatMap(({ custom }) => [custom[word] ?? []].flat().map(String));
    const title = blocks.map((block) => block.title).find((text) => text !== undefined);
    const levels = textsOf('enforcement_level');
    return {
        ...(title !== undefined && { title }),
        inputKeys: textsOf('input-keys'),
        documents: textsOf('input-document'),
        levels: LEVELS.filter((level) => levels.includes(level)),
        argumentPaths: blocks.flatMap(({ custom }) => {
            const path = (0,attribute_path/* readAttributePath */.w)(custom['argument']);
            return path === undefined ? [] : [path];
        }),
        approvals: blocks.flatMap(({ custom, file, row }) => 'approvers' in custom || 'approvals' in custom
            ? { approvers: custom['approvers'], count: custom['approvals'], file, row }
            : []),
        words: new Set(blocks.flatMap(({ custom }) => Object.keys(custom))),
        ofAll: new Set(blocks.flatMap(({ scope, custom }) => scope === undefined || scope === 'rule' ? [] : Object.keys(custom))),
    };
}
//# sourceMappingURL=metadata.js.map
// EXTERNAL MODULE: ./build/src/model/relative-path.js
var relative_path = __webpack_require__(20319);
// EXTERNAL MODULE: ./build/src/machine/temporary.js
var temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/rego/opa-folder.js
/** A temporary directory with the sources of a policy set, in which `opa` is asked about them. */






const MOST_PROCESSES = 4;
/** Makes a function that runs work: at most this many at the same time, and the rest waits in order. */
function limitConcurrency(mostRunning) {
    let running = 0;
    const waiting = [];
    return async (work) => {
        if (running >= mostRunning)
            await new Promise((resolve) => waiting.push(resolve));
        running += 1;
        try {
            return await work();
        }
        finally {
            running -= 1;
            waiting.shift()?.();
        }
    };
}
function isSource(name) {
    return name.endsWith('.rego') || (0,data_files/* isDataFile */.vM)(name);
}
/**
 * Writes the sources. The caller removes the folder.
 *
 * @param belongs which of the files are sources
 */
function openFolder(files, { capabilities }, ports, belongs = isSource) {
    const path = (0,temporary/* makeTemporary */.ww)('plangate-rego-');
    const remove = () => (0,temporary/* removeTemporary */.cF)(path);
    const cwd = (0,external_node_path_.join)(path, 'sources');
    const withoutFolder = (0,relative_path/* pathWriter */.X)([cwd, path].map((each) => ({ path: each, writtenAs: '' })));
    // Small files: to wait for each takes longer than to write it.
    const write = (name, content) => {
        const file = (0,external_node_path_.join)(path, name);
        (0,external_node_fs_.writeFileSync)(file, content, { mode: 0o600 });
        return file;
    };
    try {
        (0,external_node_fs_.mkdirSync)(cwd);
        let dataBytes = 0;
        for (const [name, content] of files) {
            if (!belongs(name))
                continue;
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(cwd, name)), { recursive: true });
            write((0,external_node_path_.join)('sources', name), content);
            if ((0,data_files/* isDataFile */.vM)(name))
                dataBytes += content.length;
        }
        const functionOptions = ['--capabilities', write('capabilities.json', capabilities)];
        const inTurn = limitConcurrency(MOST_PROCESSES);
        return {
            path: cwd,
            ask: (args, more) => inTurn(async () => {
                const answer = await (0,ask_opa/* askOpa */.a)(ports, { args, cwd, ...more });
                if (answer === undefined) {
                    return { exitCode: -1, stdout: '', stderr: 'opa is no longer on the PATH.' };
                }
                // What it names of these files is read by people who know them by other paths.
                return { ...answer, stderr: withoutFolder(answer.stderr) };
            }),
            functionOptions,
            dataBytes,
            sourceOptions: ['--bundle', '.', ...functionOptions],
            markVersion0: (old) => {
                // `opa` takes each name for a pattern.
                const patterns = old.map((name) => `/${name.replaceAll(/[*?![\]{}\\]/g, String.raw `\$&`)}`);
                const versions = Object.fromEntries(patterns.map((pattern) => [pattern, 0]));
                const manifest = { roots: [''], rego_version: 1, file_rego_versions: versions };
                write((0,external_node_path_.join)('sources', '.manifest'), JSON.stringify(manifest));
            },
            write,
            remove,
        };
    }
    catch (error) {
        remove();
        throw error;
    }
}
//# sourceMappingURL=opa-folder.js.map
;// CONCATENATED MODULE: ./build/src/rego/read-modules.js
/** Has `opa` read the policies of a set: their syntax trees, their METADATA, their errors, and which are in Rego v0. */










const MOST_ERRORS = 20;
/**
 * Reads all policies, with what their METADATA says.
 *
 * @param alsoVersion0 files in Rego v0 that can be read as v1, too
 * @throws PolicyProblem with all errors of syntax, each with file and line
 */
async function readModules(source, alsoVersion0) {
    const { policies, trees, folder } = source;
    const files = [...policies.files.keys()].filter((name) => name.endsWith('.rego')).sort();
    const reading = files.map(async (file) => {
        if (alsoVersion0.includes(file))
            return [];
        const module = (0,syntax/* readModule */.bH)(file, trees[file]) ?? (await readMarked(file, source));
        return module ?? [];
    });
    const known = (await Promise.all(reading)).flat();
    const old = files.filter((file) => known.every((module) => module.file !== file));
    folder.markVersion0(old);
    // What is no Rego of any version has to be said first: its METADATA cannot be read, either.
    const read = await readVersion0(old, source);
    const addAnnotations = await annotator(policies, folder);
    return { modules: [...known, ...read].map(addAnnotations), version0Files: old };
}
/** A byte order mark in a text. `opa` takes it there, and cannot read the tree again in which it writes it out. */
const MARK = /\\u[fF][eE][fF][fF]/;
/** The module of a file in Rego v1 of which there is no tree, because it has such a mark; undefined for any other file. */
async function readMarked(file, { policies: { files }, folder }) {
    if (!MARK.test(Buffer.from(files.get(file) ?? '').toString()))
        return undefined;
    return readWithPlaces(file, false, folder);
}
/**
 * Reads all files with one process of `opa`, by a query whose answer has no places. Nothing has to be known of this
 * `opa` before. Its version is in the answer, too, if it could be asked.
 */
async function parseAll(files, ports) {
    const texts = [...files]
        .filter(([name]) => name.endsWith('.rego'))
        .map(([name, content]) => [name, new TextDecoder().decode(content)]);
    const query = '{"version": opa.runtime().version, "trees": {file: tree | some file, text in input; tree := rego.parse_module(file, text)}}';
    // As a text that is printed raw: the JSON of an answer is indented, and four times as long.
    const args = ['eval', '--stdin-input', '--format', 'raw', `json.marshal(${query})`];
    const stdin = JSON.stringify(Object.fromEntries(texts));
    const answer = await (0,ask_opa/* askOpa */.a)(ports, { args, stdin });
    const { version, trees } = (0,parse/* recordOf */.zv)((0,parse/* parseJson */.qF)(answer?.stdout ?? ''));
    return { trees: (0,parse/* recordOf */.zv)(trees), version: (0,parse/* textIn */.r7)(version) };
}
/**
 * The modules of files that are no Rego v1. `opa fmt` writes all of them as v1, and they are read in that form. Where it
 * does not, each is read by itself.
 *
 * @throws PolicyProblem with all errors of syntax
 */
async function readVersion0(files, source) {
    if (files.length === 0)
        return [];
    const rewritten = await rewriteInVersion1(files, source);
    const reading = files.map(async (file) => {
        const tree = rewritten[file];
        const module = tree === undefined ? undefined : (0,syntax/* readModule */.bH)(file, tree);
        return module === undefined ? await readOldFile(file, source) : { module };
    });
    const read = await Promise.all(reading);
    throwErrors(source, read.flatMap((file) => ('errors' in file ? file.errors : [])));
    return read.flatMap((file) => ('module' in file ? [file.module] : []));
}
/** The syntax trees of the files in Rego v0 that `opa fmt` rewrites; it stops at the first that it cannot rewrite. */
async function rewriteInVersion1(names, { policies: { files }, opa, ports }) {
    const old = new Map(names.flatMap((name) => [[name, files.get(name) ?? new Uint8Array()]]));
    const folder = openFolder(old, opa, ports);
    try {
        await folder.ask(['fmt', '--write', '--v0-v1', '.']);
        const written = names.map((name) => [name, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder.path, name))]);
        return (await parseAll(written, ports)).trees;
    }
    finally {
        folder.remove();
    }
}
/** A file that is no Rego v1, or what is wrong with it. */
async function readOldFile(file, { folder }) {
    const module = await readWithPlaces(file, true, folder);
    if (module !== undefined)
        return { module };
    const errorsAs = async (...version) => {
        const answer = await folder.ask(['check', '--format', 'json', ...version, `./${file}`]);
        return (0,opa_errors/* errorsIn */.R4)(answer).filter(({ code }) => code === 'rego_parse_error');
    };
    const [asNew, asOld] = await Promise.all([errorsAs(), errorsAs('--v0-compatible')]);
    // A file in Rego v0 with an error does not lack the words of v1.
    const isOld = asNew.some(({ message }) => message.includes('keyword is required'));
    const errors = isOld && asOld.length > 0 ? asOld : asNew;
    const unnamed = { message: 'opa cannot read it', code: '', row: 0, column: 0, details: null };
    return { errors: errors.length > 0 ? errors : [{ ...unnamed, file }] };
}
/** The syntax tree of a file with its places; undefined if the file is not written in this version. */
async function readWithPlaces(file, isOld, folder) {
    const version = isOld ? ['--v0-compatible'] : [];
    const include = ['--json-include', 'locations,-comments,-annotations'];
    const args = ['parse', '--format', 'json', ...include, ...version, `./${file}`];
    const { exitCode, stdout } = await folder.ask(args);
    return exitCode === 0 ? (0,syntax/* readModule */.bH)(file, (0,parse/* parseJson */.qF)(stdout)) : undefined;
}
/**
 * Checks all files together.
 *
 * @returns more files in Rego v0, if some use what v1 has removed: then all are to be read in another way
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
async function checkModules(source, { version0Files: known }) {
    const { folder, policies } = source;
    const options = ['--format', 'json', ...MOST, ...strictOption(policies)];
    const check = async () => (0,opa_errors/* errorsIn */.R4)(await folder.ask(['check', ...options, ...folder.sourceOptions]));
    const errors = await check();
    if (errors.length === 0)
        return undefined;
    const maybeVersion0 = errors.flatMap(({ file, message }) => file !== undefined && /deprecated|must not shadow/.test(message) ? [file] : []);
    const version0Files = [...new Set([...known, ...maybeVersion0])];
    if (version0Files.length > known.length) {
        folder.markVersion0(version0Files);
        if ((await check()).length === 0)
            return version0Files;
    }
    throwErrors(source, errors);
    return undefined;
}
const MOST = ['--max-errors', '100'];
/** The option of `opa check` by which it objects to more. */
function strictOption({ isStrict }) {
    return isStrict === true ? ['--strict'] : [];
}
function throwErrors({ policies, opa }, errors) {
    if (errors.length === 0)
        return;
    const found = errors.map((error) => (0,opa_errors/* explainError */.UW)(error, policies.shownAs, opa));
    throw new policy_files/* PolicyProblem */.cq(...(0,finding/* withoutRepeated */.R2)(found).slice(0, MOST_ERRORS));
}
//# sourceMappingURL=read-modules.js.map
// EXTERNAL MODULE: ./build/src/rego/schema-check.js
var schema_check = __webpack_require__(82587);
;// CONCATENATED MODULE: ./build/src/rego/read-set.js











/**
 * Reads which rules judge, what each may read, and what `opa` says of them by the schema of what they read.
 *
 * @param alsoVersion0 files in Rego v0 that can be read as v1, too
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
async function readSet(source, alsoVersion0) {
    const { policies, folder } = source;
    const modules = await readModules(source, alsoVersion0);
    const groups = (0,syntax/* groupRules */.dr)(modules.modules, policies.shownAs);
    const { judging, notices } = judgingIn(policies, groups);
    const isDeclared = policies.files.has('policies.hcl');
    const reads = readAllPolicies(judging.map(rulesOf), groups);
    const uses = judging.map((rule, at) => {
        const { parts } = reads[at] ?? { parts: [] };
        return { parts, documents: (0,syntax/* annotationsOf */.Ih)(rule.group).flatMap(({ documents }) => documents) };
    });
    const form = (0,input_form/* chooseForm */.GJ)(uses, isDeclared);
    const errors = await (0,schema_check/* checkBySchema */.NO)(form, folder, strictOption(policies));
    if (errors.length > 0) {
        // Without the schema, `opa` objects to what is wrong whatever the input is.
        const version0 = await checkModules(source, modules);
        if (version0 !== undefined)
            return readSet(source, version0);
    }
    const located = await Promise.all(errors.map(errorLocator(modules, groups, folder)));
    const context = { shownAs: policies.shownAs, form, isDeclared };
    const problems = [];
    const readings = judging.map((rule, at) => {
        const use = uses[at] ?? { parts: [], documents: [] };
        const read = reads[at];
        if (read === undefined)
            throw new Error(`${rule.name} was not read.`);
        for (const other of (0,input_form/* otherDocumentsIn */.i7)(use)) {
            const error = (0,schema_check/* errorAtKey */.DE)(located, read.rules, other.key);
            const place = error ? (0,opa_errors/* placeOf */.$t)(policies.shownAs, error) : placeOfRule(rule, policies);
            problems.push(describeOther(other, rule, place));
        }
        const isDecided = (0,input_form/* toolsNamedIn */.oG)(use.documents).length > 0;
        const findings = (0,schema_check/* findingsOf */.WX)(located, { rule, reads: read, isDecided }, context);
        return {
            rule,
            reads: read,
            isDecided,
            doubt: (0,input_form/* explainUnknownDocument */.ht)(use, isDeclared),
            findings,
        };
    });
    const whyDataIsMissing = (0,data_files/* missingDataFinder */.px)(policies);
    const missing = readings.map(({ rule, reads: { data } }) => whyDataIsMissing((0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* filePart */.A4)(placeOfRule(rule, policies))}: policy ${(0,model_sentence/* quoted */.TL)(rule.name)}`, data));
    problems.push(...(await Promise.all(missing)).flatMap((problem) => problem ?? []));
    if (problems.length > 0)
        throw new policy_files/* PolicyProblem */.cq(...problems);
    return { policies, folder, modules, groups, readings, form, notices };
}
/** Why a policy is refused that reads the document of another tool, and what it can read. */
function describeOther({ tool, key }, { name }, place) {
    return (0,policy_files/* wrongPolicies */.UP)((0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* filePart */.A4)(place)}: policy ${(0,model_sentence/* quoted */.TL)(name)} reads ${(0,model_sentence/* sentencePart */.vn)('name', `input.${key}`, 160)}, and no policy gets a document of ${(0,model_sentence/* plain */.pj)(tool)} here.`, (0,model_sentence/* phrase */.MZ) `Read that of HCP Terraform (input.plan, input.run), or the plan itself as conftest does (input.resource_changes).`);
}
/** The rule of a policy, and the rules that except it. */
function rulesOf({ group, exception }) {
    return exception === undefined ? [group] : [group, exception.group];
}
/** Makes the function that finds the rule that an error is in. Only files with errors are read with their places, once. */
function errorLocator({ version0Files }, groups, folder) {
    const placed = new Map();
    return async (error) => {
        const { file } = error;
        if (file === undefined)
            return { error, rule: undefined, group: undefined };
        const reading = placed.get(file) ?? readWithPlaces(file, version0Files.includes(file), folder);
        placed.set(file, reading);
        const module = await reading;
        // The error is in the rule that begins nearest before it.
        const rule = module?.rules.findLast((each) => (0,schema_check/* isBefore */.Y8)(each, error));
        const path = [...(module?.package ?? []), ...(rule?.name ?? [])];
        return { error, rule, group: rule && groups.get(path.join('\0')) };
    };
}
/** The rules that judge, with their levels. */
function judgingIn(policies, groups) {
    const leveled = withMetadata(findRules(policies, groups), policies);
    refuseUnreadLevels(leveled.judging, policies);
    return leveled;
}
function findRules(policies, groups) {
    const { files, shownAs } = policies;
    if (!files.has('policies.hcl')) {
        const packages = packagesOf(policies, groups);
        const judging = findJudging(groups, packages);
        if (judging.length > 0)
            return judging;
        const among = packages === undefined
            ? ''
            : (0,model_sentence/* phrase */.MZ) ` in the package ${(0,model_sentence/* sentencePart */.vn)('name', packages.join(' or '), 160)}`;
        const others = packages === undefined ? [] : packagesBeside(packages, groups);
        const says = (0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* quoted */.TL)(shownAs)} has no rule that judges${among}: ${JUDGING}.`;
        throw new policy_files/* PolicyProblem */.cq(others.length > 0
            ? (0,policy_files/* wrongPolicies */.UP)((0,model_sentence/* phrase */.MZ) `${says} Other packages have such rules.`, (0,model_sentence/* phrase */.MZ) `For these, write ${(0,model_sentence/* typed */.nE)(namespaceLine(others))} in conftest.toml.`)
            : (0,policy_files/* wrongPolicies */.UP)((0,model_sentence/* phrase */.MZ) `${says}${rulesIn(groups)}`, (0,model_sentence/* phrase */.MZ) `Name the rule ${(0,model_sentence/* setting */.Pe)('deny')}, or name its query in policies.hcl. A library belongs into the directory of the policies that use it.`));
    }
    const problems = [];
    const text = new TextDecoder().decode(files.get('policies.hcl'));
    const declared = readDeclaredPolicies(text, problems);
    if (declared.length + problems.length === 0)
        problems.push('policies.hcl: it names no policy.');
    const found = findDeclared(declared, groups, policies);
    const all = [...problems.map((problem) => `${shownAs}/${problem}`), ...found.problems];
    if (all.length > 0)
        throw new policy_files/* PolicyProblem */.cq(...all.map((each) => (0,policy_files/* wrongPolicies */.UP)((0,model_sentence/* plain */.pj)(each))));
    return found.judging;
}
/** The first rules, for a sentence. */
function rulesIn(groups) {
    const named = [...groups.values()].flatMap(({ path, rules: [first] }) => {
        const name = path.at(-1) ?? '';
        const rule = (0,model_sentence/* sentencePart */.vn)('name', `${name}${first?.rule.args ? '(…)' : ''}`, 160);
        return isTestRule(name) ? [] : [(0,model_sentence/* phrase */.MZ) `${rule} (${(0,model_sentence/* filePart */.A4)(first?.module.file ?? '')})`];
    });
    return named.length === 0 ? '' : (0,model_sentence/* phrase */.MZ) ` There are: ${(0,model_sentence/* firstParts */.J4)(named, MOST_RULES)}.`;
}
const MOST_RULES = 5;
//# sourceMappingURL=read-set.js.map
;// CONCATENATED MODULE: ./build/src/rego/builtin-errors.js
/**
 * Built-in functions that failed while a policy judged. Such a function gives no value, and a rule without a value denies
 * nothing: so a pass says nothing where one failed in a rule that the policy leads to.
 */







/** Makes the function that finds which errors are in rules that a policy leads to. What it only prints may fail. */
function builtinErrorFinder({ modules, groups, folder, readings }) {
    const locate = errorLocator(modules, groups, folder);
    // A rule of the policies can have this name, too.
    const isOfPolicies = [...groups.values()].some(({ path }) => path.includes('print')) ||
        modules.modules.some(({ imports }) => imports.has('print'));
    const users = new Map();
    for (const group of readings.flatMap(({ reads }) => [...reads.rules])) {
        users.set(group, (users.get(group) ?? 0) + 1);
    }
    return async ({ reads, rule: { meansBuiltinErrors } }, { builtinErrors, isAlone }) => {
        if (meansBuiltinErrors === true)
            return { errors: [], isUncertain: false };
        const located = await Promise.all(builtinErrors.map(locate));
        const own = located.filter((one) => {
            const { group } = one;
            return group === undefined || (reads.rules.has(group) && !isOnlyPrinted(one));
        });
        const isOfOthers = ({ group }) => group === undefined || users.get(group) !== 1;
        return { errors: own.map(({ error }) => error), isUncertain: !isAlone && own.some(isOfOthers) };
    };
    function isOnlyPrinted({ error, rule, group }) {
        const last = rule?.body.findLast((each) => (0,schema_check/* isBefore */.Y8)(each, error));
        return group !== undefined && last !== undefined && (0,syntax/* isPrint */.Oi)(last.term) && !isOfPolicies;
    }
}
const builtin_errors_MOST_NAMED = 10;
const LONGEST_WORDS = 300;
/** One sentence or more for each error: where, what failed, and what to do. `withoutValues` leaves out the words of `opa`. */
function describeBuiltinErrors(errors, { rule }, policies) {
    const excuse = policies.showsBuiltinErrors === true
        ? ''
        : ' If you mean that, write `builtin_errors: undefined` below `custom:` in METADATA of the policy.';
    const all = errors.slice(0, builtin_errors_MOST_NAMED).map((error) => {
        const builtin = (0,opa_errors/* builtinOf */.po)(error);
        const words = (0,go_text/* trimSpace */.Pd)(error.message.slice(builtin === '' ? 0 : builtin.length + 1));
        const failed = whatFailed(error, rule, policies);
        const remedy = `It gives no value then, and its rule denies nothing. ${whatToAsk(error, builtin)}${excuse}`;
        return {
            output: `${failed}: ${words.slice(0, LONGEST_WORDS)}. ${remedy}`,
            withoutValues: `${failed}. ${remedy}`,
        };
    });
    return {
        output: all.map((one) => one.output),
        withoutValues: all.map((one) => one.withoutValues),
    };
}
/**
 * One sentence for each error, for people who may accept a failure: a rule that is silent for an error is in none of its
 * messages. Without the words of `opa`, which can hold a value.
 */
function describeUnsaid(errors, { rule }, policies) {
    return errors.slice(0, builtin_errors_MOST_NAMED).map((error) => {
        const what = whatFailed(error, rule, policies);
        return `${what}, too: the policy may say less than is wrong.`;
    });
}
/** The beginning of a sentence: where, and what. */
function whatFailed(error, rule, policies) {
    const builtin = (0,opa_errors/* builtinOf */.po)(error);
    const place = error.row > 0 ? (0,opa_errors/* placeOf */.$t)(policies.shownAs, error) : placeOfRule(rule, policies);
    const what = builtin === '' ? 'a built-in function' : `the built-in function \`${builtin}\``;
    return `${place}: ${what} failed in policy ${(0,quote/* quote */.hD)(rule.name)}`;
}
/** What says before whether a function fails, by the beginning of its name. */
const ASKS_FIRST = [
    [/^(?:div|rem)$/, 'Ask first whether it divides by zero.'],
    [/^json\.unmarshal$/, 'Ask `json.is_valid` first.'],
    [/^yaml\.unmarshal$/, 'Ask `yaml.is_valid` first.'],
    [/^base64/, 'Ask `base64.is_valid` first.'],
    [/^regex\./, 'Ask `regex.is_valid` first.'],
    [/^semver\./, 'Ask `semver.is_valid` first.'],
    [/^net\.cidr/, 'Ask `net.cidr_is_valid` first.'],
];
function whatToAsk({ message }, builtin) {
    const [, type] = /operand \d+ must be (array|boolean|number|object|set|string) but/.exec(message) ?? [];
    if (type !== undefined)
        return `Ask \`is_${type}\` first.`;
    const [, remedy] = ASKS_FIRST.find(([pattern]) => pattern.test(builtin)) ?? [];
    return remedy ?? 'Ask first what it gets, as with `is_string` or `regex.match`.';
}
//# sourceMappingURL=builtin-errors.js.map
// EXTERNAL MODULE: ./build/src/rego/describe-rules.js
var describe_rules = __webpack_require__(82226);
// EXTERNAL MODULE: ./build/src/rego/find-opa.js
var find_opa = __webpack_require__(95809);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/model/json-text.js
var json_text = __webpack_require__(62177);
;// CONCATENATED MODULE: ./build/src/rego/judge-by-opa.js
/**
 * Judges plans by `opa`, in processes that are ended when they use more than they may. All policies of a
 * set are judged in one process, and with them all plans that wait. If that does not end well, each plan
 * is judged alone, and then each policy, so that one policy spoils no other's result.
 */









/** Plans that are judged together have at most this many characters. */
const MOST_CHARACTERS = 8 * 1024 * 1024;
/** What a question about a part of a document that is there already counts, of the characters of the document. */
const SHARE_OF_REPEATED = 1 / 32;
const MOST_MEMORY_BYTES = 1024 * 1024 * 1024;
/** `opa` takes up to twenty times the size of its input and of its data. */
const MEMORY_BYTES_PER_CHARACTER = 32;
const MOST_OUTPUT_BYTES = 32 * 1024 * 1024;
/** Time in which `opa` ends itself before it is ended. */
const GRACE_MS = 250;
class OpaJudge {
    #policies;
    #folder;
    #limits;
    #processes;
    #mark = (0,external_node_crypto_.randomBytes)(12).toString('hex');
    #waiting = [];
    /** Policies that are judged alone, because they spoiled the results of others: how often, and the last answer. */
    #alone = new Map();
    /** The file with the module of all policies. It is written while the set is opened. */
    #moduleOfAll;
    #running = 0;
    #unfinished = 0;
    constructor(policies, folder, limits) {
        this.#policies = policies;
        this.#folder = folder;
        this.#limits = limits;
        this.#processes = limits.processes ?? (0,external_node_os_.availableParallelism)();
        this.#moduleOfAll = this.#write(policies);
    }
    /** Writes the module of these policies, and returns its path. */
    #write(policies) {
        const name = `asked-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.rego`;
        return this.#folder.write(name, writeModule(policies, this.#mark));
    }
    /**
     * Judges a document, which is JSON. The outcomes are in the order of the policies.
     *
     * @param narrowed the index of a policy that is asked alone, and paths that are removed from the document before, one after
     *   the other; the outcome is a list with one entry
     */
    outcomes(document, signal, narrowed) {
        this.#unfinished += 1;
        const policy = narrowed && this.#policies[narrowed.policy];
        const part = policy && { policy, without: narrowed.without };
        return new Promise((resolve) => {
            this.#waiting.push({ document, narrowed: part, signal, resolve });
            // All that are asked for together go to one process.
            void (0,take_turn/* nextTurn */.tJ)().then(() => this.#startNext());
        });
    }
    #startNext() {
        while (this.#running < this.#processes && this.#waiting.length > 0) {
            this.#running += 1;
            const requests = this.#takeWaiting();
            void this.#judgeTogether(requests).finally(() => {
                this.#running -= 1;
                this.#startNext();
            });
        }
    }
    #takeWaiting() {
        let characters = 0;
        const documents = new Set();
        const firstLeft = this.#waiting.findIndex(({ document, signal }, index) => {
            characters += document.length * (documents.has(document) ? SHARE_OF_REPEATED : 1);
            documents.add(document);
            // What is canceled must not end what goes on.
            const isApart = characters > MOST_CHARACTERS || signal !== this.#waiting[0]?.signal;
            return index > 0 && isApart;
        });
        return this.#waiting.splice(0, firstLeft < 0 ? this.#waiting.length : firstLeft);
    }
    /** Asks about all plans at once; if that does not end well, about one after the other. */
    async #judgeTogether(requests) {
        const policiesOfAll = this.#policiesTogether();
        const ofAll = requests.length > 1 ? await this.#ask(policiesOfAll, requests) : undefined;
        for (const [index, request] of requests.entries()) {
            const policies = ofAll === undefined ? this.#policiesTogether() : policiesOfAll;
            const outcomes = ofAll?.[index] ?? (await this.#ask(policies, [request]))?.[0];
            request.resolve(await this.#complete(request, policies, outcomes));
            this.#unfinished -= 1;
        }
    }
    #policiesTogether() {
        return this.#policies.filter((policy) => !this.#alone.has(policy));
    }
    /** Adds the policies that were not judged together. */
    async #complete(request, policies, outcomes) {
        const asked = askedOf(request, policies);
        const judged = new Map(asked.map((policy, index) => [policy, outcomes?.[index]]));
        const wanted = askedOf(request, this.#policies);
        const unjudged = wanted.filter((policy) => judged.get(policy) === undefined);
        for (const [index, policy] of unjudged.entries()) {
            judged.set(policy, await this.#askAlone(policy, request, unjudged.length - index));
        }
        return wanted.flatMap((policy) => judged.get(policy) ?? []);
    }
    /** The outcomes of each request, in the order of what `askedOf` says of it; undefined if `opa` did not end well. */
    async #ask(policies, requests) {
        if (requests.every((request) => askedOf(request, policies).length === 0)) {
            return requests.map(() => []);
        }
        // The other half is for judging each alone.
        const answer = await this.#evaluate(policies, requests, 2 / requests.length, true);
        return this.#read(answer, policies, requests);
    }
    /** @param remaining how many policies have still to be asked about this plan */
    async #askAlone(policy, request, remaining) {
        const { times = 0, failure: last } = this.#alone.get(policy) ?? {};
        const { mostEnded = Infinity, policyMs } = this.#limits;
        if (last !== undefined && times >= mostEnded)
            return last;
        const ask = async (showsErrors) => {
            const answer = await this.#evaluate([policy], [request], remaining, showsErrors);
            const [outcomes] = this.#read(answer, [policy], [request]) ?? [];
            return { answer, outcome: outcomes?.[0] };
        };
        const { answer, outcome } = await ask(!policy.meansBuiltinErrors);
        if (outcome !== undefined)
            return outcome;
        const { limitMs, ended } = answer;
        if (!policy.meansBuiltinErrors && (ended === 'flood' || ended === 'memory')) {
            // One error for each member of a long list can be more than all answers together.
            const { outcome: withoutErrors } = await ask(false);
            if (withoutErrors !== undefined)
                return { ...withoutErrors, builtinErrors: [TOO_MANY_ERRORS] };
        }
        const failure = { failed: answer, limitMs, isOfCheck: limitMs < policyMs };
        // What broke by itself has cost little, and may be right on another plan.
        const isEnded = ended !== undefined || /eval_cancel_error/.test(answer.stdout + answer.stderr);
        this.#alone.set(policy, { times: times + (isEnded ? 1 : 0), failure });
        return failure;
    }
    #read(answer, policies, requests) {
        if (answer.exitCode !== 0)
            return undefined;
        const numbers = numbersOf(policies);
        const expected = requests.map((request) => askedOf(request, policies).flatMap((policy) => numbers.get(policy) ?? []));
        return readResults(answer, { expected, mark: this.#mark });
    }
    /**
     * @param parts how many such questions share the time of one document
     * @param showsErrors whether the errors of built-in functions are asked for
     */
    async #evaluate(policies, requests, parts, showsErrors) {
        const { clock, policyMs, deadlineMs } = this.#limits;
        const signal = requests[0]?.signal;
        const remainingMs = deadlineMs - clock.now();
        if (signal?.aborted === true || remainingMs <= 0) {
            const ended = signal?.aborted === true ? 'aborted' : 'timeout';
            return { exitCode: -1, stdout: '', stderr: '', ended, limitMs: 0, showsErrors };
        }
        const unfinished = Math.max(1, this.#unfinished);
        const shareMs = (remainingMs * Math.min(this.#processes, unfinished)) / (unfinished * parts);
        const timeoutMs = Math.max(1, Math.floor(Math.min(policyMs, remainingMs, shareMs)));
        const stdin = writeQuestion(policies, requests);
        const isAll = policies.length === this.#policies.length;
        const module = isAll ? this.#moduleOfAll : this.#write(policies);
        // The index of rules of some versions leaves out rules that hold, and a denial with them.
        const options = ['--disable-indexing', '--stdin-input', '--format', 'json'];
        options.push('--timeout', `${timeoutMs}ms`);
        const sources = [...this.#folder.sourceOptions, '--data', module];
        if (showsErrors)
            options.push('--show-builtin-errors');
        const mark = this.#mark;
        // For each question the values of the rules of the module with this mark that it names. No error says of which question
        // it is, so one is made before each.
        const query = `results := [result | some index, item in input.questions; print("${mark}", "document", index); count([1 | to_number(sprintf("${mark} %d", [index]))]) == 0; document := data.plangate_${mark}.part(input.documents[item.document], item.without); result := {key: value | some key, rule in item.rules; value := data.plangate_${mark}[rule] with input as document}]`;
        const args = ['eval', ...options, ...sources, query];
        const answer = await this.#folder.ask(args, {
            stdin,
            signal,
            bounds: {
                timeoutMs: timeoutMs + GRACE_MS,
                maxBytes: MOST_OUTPUT_BYTES,
                maxResidentBytes: MOST_MEMORY_BYTES + MEMORY_BYTES_PER_CHARACTER * (stdin.length + this.#folder.dataBytes),
            },
        });
        return { ...answer, limitMs: timeoutMs, showsErrors };
    }
}
/** In place of the errors of built-in functions where `opa` gives more of them than are read. */
const TOO_MANY_ERRORS = {
    message: 'there are more errors than can be read',
    code: 'eval_builtin_error',
    file: undefined,
    row: 0,
    column: 0,
    details: undefined,
};
function numbersOf(policies) {
    return new Map(policies.map((policy, number) => [policy, number]));
}
/** Which of these policies a request asks. */
function askedOf({ narrowed }, policies) {
    return narrowed === undefined ? policies : policies.filter((each) => each === narrowed.policy);
}
/** The input of the query, as JSON. A document that several requests are about is in it once. */
function writeQuestion(policies, requests) {
    const numbers = numbersOf(policies);
    const indexes = new Map();
    const questions = requests.map(({ document, narrowed }) => {
        const index = indexes.get(document) ?? indexes.size;
        indexes.set(document, index);
        const number = narrowed && numbers.get(narrowed.policy);
        const rules = narrowed === undefined
            ? { all: 'results' }
            : { [`${number}`]: `policy_${number}`, [`except ${number}`]: `except_${number}` };
        return { document: index, without: narrowed?.without ?? [], rules };
    });
    const documents = [...indexes.keys()].join(',');
    return `{"documents":[${documents}],"questions":${JSON.stringify(questions)}}`;
}
/**
 * A module with a rule for each policy, which is a list with the value of the policy's rule, or an empty one: so a rule
 * without a value does not remove the results of others. `results` has all of them. In a query, `opa` would evaluate a rule
 * that several policies use once for each of them.
 *
 * @param mark a word that no policy can know. It names the module, and is printed before each policy, to see who prints what
 */
function writeModule(policies, mark) {
    const rules = policies.flatMap(({ path, exception }, number) => {
        const value = `policy_${number} := [value | print("${mark}", "policy", ${number}); value := ${toReference(path)}]`;
        // An exception is asked for where there is something to except. `opa` objects to some comparisons of values with others.
        const words = exception === undefined
            ? ''
            : `word | some value in policy_${number}; not json.marshal(value) in {"[]", "{}", "false", "null"}; word := ${toReference(exception.group.path)}[_][_]`;
        return [value, `except_${number} := [${words}]`];
    });
    const results = policies.map((_, number) => `"${number}": policy_${number}, "except ${number}": except_${number}`);
    return [
        `package plangate_${mark}`,
        'part(document, []) := document',
        'part(document, paths) := json.patch(document, [{"op": "remove", "path": path} | some path in paths]) if count(paths) > 0',
        ...rules,
        `results := {\n${results.join(',\n')}\n}\n`,
    ].join('\n\n');
}
/** `["x-y", "deny"]` → `data["x-y"]["deny"]`. */
function toReference(path) {
    return `data${path.map((word) => `[${(0,syntax/* writeText */.x3)(word)}]`).join('')}`;
}
/**
 * For each question the results of the policies that it asked; undefined if the answer has another form.
 *
 * @param expected.expected for each question the numbers of these policies
 */
function readResults({ stdout, stderr, showsErrors }, { expected, mark }) {
    const answer = (0,parse/* parseJson */.qF)((0,json_text/* keepLongNumbers */.q4)(stdout, mark));
    const [result] = (0,parse/* listOf */.c3)((0,parse/* recordOf */.zv)(answer)['result']);
    const { results } = (0,parse/* recordOf */.zv)((0,parse/* recordOf */.zv)(result)['bindings']);
    const objects = (0,parse/* listOf */.c3)(results);
    if (objects.length !== expected.length)
        return undefined;
    const errors = showsErrors ? errorsByMark(answer, { mark, documents: objects.length }) : [];
    if (errors === undefined)
        return undefined;
    const printed = linesByMark(stderr, mark);
    const evaluations = [];
    for (const [question, object] of objects.entries()) {
        const ofQuestion = [];
        const values = { ...(0,parse/* recordOf */.zv)(object), ...(0,parse/* recordOf */.zv)((0,parse/* recordOf */.zv)(object)['all']) };
        for (const number of expected[question] ?? []) {
            const list = values[String(number)];
            if (!Array.isArray(list))
                return undefined;
            const [value] = list.map((one) => (0,json_text/* restoreLongNumbers */.zY)(JSON.stringify(one), mark));
            const exceptions = (0,parse/* listOf */.c3)(values[`except ${number}`]);
            const lines = printed.get(`${question} ${number}`) ?? [];
            const builtinErrors = errors[question] ?? [];
            const isAlone = expected[question]?.length === 1;
            ofQuestion.push({ value, exceptions, printed: lines, builtinErrors, isAlone });
        }
        evaluations.push(ofQuestion);
    }
    return evaluations;
}
/**
 * The errors of built-in functions about each of so many documents, each place once. Before those of a document is one that
 * names it; undefined if it is not there.
 */
function errorsByMark(answer, { mark, documents }) {
    const found = [];
    for (const error of (0,opa_errors/* errorsOf */.Bp)(answer)) {
        if (error.message.includes(`"${mark} ${found.length}"`))
            found.push(new Map());
        const { file, row, column, message } = error;
        const place = JSON.stringify([file, row, column, row > 0 ? (0,opa_errors/* builtinOf */.po)(error) : message]);
        const ofDocument = found.at(-1);
        if (ofDocument?.has(place) === false && !message.includes(mark))
            ofDocument.set(place, error);
    }
    return found.length === documents ? found.map((errors) => [...errors.values()]) : undefined;
}
const MOST_LINES = 20;
const LONGEST_LINE = 300;
/** What each policy printed about each document, by the indexes of the document and of the policy: `0 3`. */
function linesByMark(stderr, mark) {
    const lines = new Map();
    let document = '';
    let current = [];
    for (const line of stderr.split('\n')) {
        const [first, kind, number = ''] = line.split(' ');
        if (first === mark) {
            if (kind === 'document')
                document = number;
            current = [];
            if (kind === 'policy')
                lines.set(`${document} ${number}`, current);
        }
        else if ((0,go_text/* trimSpace */.Pd)(line) !== '' && current.length < MOST_LINES) {
            current.push(line.slice(0, LONGEST_LINE));
        }
    }
    return lines;
}
/** @param ruleStart where the rule of the policy begins, as in `policies/tags.rego:3` */
function explainOutcome({ failed: answer, limitMs, isOfCheck }, { name, shownAs, ruleStart }) {
    const where = `${ruleStart}: policy ${(0,quote/* quote */.hD)(name)}`;
    const notEvaluated = (why) => ({
        status: 'not_evaluated',
        output: [`${where} ${why}`],
    });
    const errors = (0,opa_errors/* errorsIn */.R4)(answer);
    // A built-in function can ask for more memory than any machine has.
    const isTooMuch = /(?:^|\n)(?:runtime|fatal error): [^\n]*out of memory|cannot allocate/.test(answer.stderr);
    const isLate = errors.some(({ code }) => code === 'eval_cancel_error');
    const ended = isTooMuch ? 'memory' : answer.ended;
    switch (isLate ? 'timeout' : ended) {
        case 'timeout':
            return notEvaluated(`took longer than ${Math.max(0.1, Math.round(limitMs / 100) / 10)} s and was ended. Look for a rule that multiplies, such as several \`some\` over long lists${isOfCheck ? ', or set a longer `timeout`' : ''}.`);
        case 'memory':
            return notEvaluated('took too much memory and was ended. Look for a rule that builds a long list or text.');
        case 'flood':
            return notEvaluated('returned or printed more than 32 MB and was ended. Return one message each.');
        case 'aborted':
            return notEvaluated('was not judged, because the check was canceled.');
        case undefined:
            break;
    }
    const [first] = errors;
    // An error in the question to `opa` has no place in the policies.
    const isPlaced = first?.file?.includes('/asked-') === false;
    const sentence = first === undefined
        ? `${where} has no result that can be read.`
        : `${isPlaced ? (0,opa_errors/* placeOf */.$t)(shownAs, first) : ruleStart}: policy ${(0,quote/* quote */.hD)(name)} broke: ${sentenceOf(first)}`;
    return { status: 'errored', output: [sentence] };
}
function sentenceOf({ message, code }) {
    const [first = '', ...others] = (0,go_text/* trimSpace */.Pd)(message).split('\n').map(go_text/* trimSpace */.Pd);
    const sentence = [first, others.join(', ')].filter((part) => part !== '').join(' ');
    const remedy = code === 'eval_conflict_error'
        ? ' Make their conditions exclude each other, or collect the values in a set with `contains`.'
        : '';
    return `${sentence}.${remedy}`;
}
//# sourceMappingURL=judge-by-opa.js.map
// EXTERNAL MODULE: ./build/src/rego/policy-files.js
var rego_policy_files = __webpack_require__(95673);
;// CONCATENATED MODULE: ./build/src/rego/idle-rules.js
/** Rules that look as if they judged, and judge nothing: people may count on them. */






/** Names of rules that look as if they judged, but do not. */
const SEEMS_TO_JUDGE = /^(?:allow|allowed|denied|denies|deny.*|block.*|reject.*|forbid.*|fail|failed|failures?|errors?|violations|violate.*|warning|warnings|main|result|results|pass|passed)$/s;
/** One finding for each. @param used the rules that policies lead to */
function describeIdleRules(judging, used, groups, policies) {
    const { shownAs, files } = policies;
    const packages = packagesOf(policies, groups);
    const isDeclared = files.has('policies.hcl');
    const judgingGroups = new Set(judging.map(({ group }) => group));
    const judgingPackages = new Set(judging.map(({ group }) => packageName(group)));
    const isForTests = testRuleFinder(groups);
    const isReferredTo = referenceFinder(groups);
    // Beside rules that judge, people take it for one of them.
    const isUnasked = (group) => judgingPackages.has(packageName(group)) && makesSet(group) && !isReferredTo(group);
    const found = [];
    const namedFiles = new Set();
    const withoutEffect = (says, remedy) => {
        found.push((0,finding/* finding */.gk)('policy-without-effect', says, { remedy, actor: 'policy-owners' }));
    };
    for (const group of groups.values()) {
        const name = group.path.at(-1) ?? '';
        const [first] = group.rules;
        if (judgingGroups.has(group) || used.has(group))
            continue;
        if (first === undefined || first.rule.args !== undefined)
            continue;
        if (packages?.includes(packageName(group)) === false)
            continue;
        const where = (0,model_sentence/* filePart */.A4)(`${shownAs}/${first.module.file}`);
        if (isDeclared && (judgingName(group) !== undefined || isUnasked(group))) {
            withoutEffect((0,model_sentence/* phrase */.MZ) `${where}: no policy of policies.hcl names ${(0,opa_errors/* namePart */.f0)(queryOf(group.path))}, so it judges nothing.`);
        }
        else if (!isDeclared &&
            !isForTests(group) &&
            (SEEMS_TO_JUDGE.test((0,go_text/* lowerAscii */.dq)(name)) || isUnasked(group))) {
            namedFiles.add(first.module.file);
            withoutEffect((0,model_sentence/* phrase */.MZ) `${where}: the rule ${(0,model_sentence/* quoted */.TL)(name)} judges nothing: ${JUDGING}.`, (0,model_sentence/* phrase */.MZ) `Rename it, or name its query in policies.hcl.`);
        }
    }
    if (isDeclared)
        return found;
    const others = packages === undefined ? [] : packagesBeside(packages, groups);
    if (packages !== undefined && others.length > 0) {
        const named = (0,opa_errors/* namePart */.f0)(packages.join(' and '));
        withoutEffect((0,model_sentence/* phrase */.MZ) `${(0,opa_errors/* namePart */.f0)(shownAs)}: judged by package ${named} alone, as conftest does.`, (0,model_sentence/* phrase */.MZ) `For ${(0,model_sentence/* listParts */.Z)(others.map(opa_errors/* namePart */.f0))}, too, write ${(0,model_sentence/* typed */.nE)(namespaceLine([...packages, ...others]))} in conftest.toml.`);
    }
    const idle = [...groups.values()].filter((group) => !used.has(group) &&
        !judgingPackages.has(packageName(group)) &&
        !others.includes(packageName(group)) &&
        !isForTests(group));
    const fileOf = new Map(idle.map((group) => [packageName(group), group.rules[0]?.module.file]));
    for (const [name, file] of fileOf) {
        const isUsed = [...used].some((group) => packageName(group) === name);
        if (isUsed || namedFiles.has(file ?? ''))
            continue;
        withoutEffect((0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* filePart */.A4)(`${shownAs}/${file}`)}: package ${(0,opa_errors/* namePart */.f0)(name)} has no rule that judges, and no policy uses it: ${JUDGING}.`);
    }
    return found;
}
/** Whether a rule collects what it gives, as `deny` does. */
function makesSet({ rules }) {
    return rules.some(({ rule: { value, isPartial } }) => {
        const collected = value.kind === 'comprehension' ? value.value : value;
        const isCollected = isPartial || value.kind === 'comprehension';
        return isCollected && collected.kind === 'collection' && collected.isSet;
    });
}
/** Makes the test whether another rule, which is no test, has the name of a rule. */
function referenceFinder(groups) {
    const users = new Map();
    for (const group of groups.values()) {
        if (isTestRule(group.path.at(-1) ?? ''))
            continue;
        const rules = group.rules.filter(({ module }) => !(0,rego_policy_files/* isTestFile */.hl)(module.file));
        for (const { rule } of rules) {
            for (const word of wordsIn([rule.args, rule.body, rule.value])) {
                const known = users.get(word) ?? new Set();
                users.set(word, known.add(group));
            }
        }
    }
    return (group) => {
        const found = users.get(group.path.at(-1) ?? '') ?? new Set();
        return [...found].some((user) => user !== group);
    };
}
/** The names and the texts in a part of a syntax tree: a text can be a step of a reference. */
function wordsIn(part) {
    if (typeof part === 'string')
        return [part];
    if (typeof part !== 'object' || part === null)
        return [];
    return Object.entries(part).flatMap(([key, inner]) => (key === 'kind' ? [] : wordsIn(inner)));
}
/** Makes the test whether a rule is only there for `opa test`: its package has tests, and only files of tests have it. */
function testRuleFinder(groups) {
    const tests = [...groups.values()].filter(({ path }) => isTestRule(path.at(-1) ?? ''));
    const tested = new Set(tests.map(packageName));
    return (group) => tested.has(packageName(group)) &&
        group.rules.every(({ module }) => module.file.endsWith('_test.rego'));
}
//# sourceMappingURL=idle-rules.js.map
;// CONCATENATED MODULE: ./build/src/rego/read-outcome.js
/** What `opa` answers of one policy, read as a result: passed, failed or not evaluated. */











/**
 * What one policy says of the plan, from what opa answered: its messages, its exceptions, what it printed, or why it failed.
 * @param reading with what the policy may read and this plan lacks
 * @param asked.errors the built-in functions that failed in rules that it leads to
 * @param titleOf what a policy is called where its rule is only true
 */
async function readOpaOutcome(reading, { outcome, errors }, policies, titleOf) {
    const { rule: policy, doubt } = reading;
    const { name, exception } = policy;
    const where = () => placeOfRule(policy, policies);
    if ('failed' in outcome) {
        return explainOutcome(outcome, { name, shownAs: policies.shownAs, ruleStart: where() });
    }
    const { value: json = 'null', exceptions, printed } = outcome;
    const value = (0,json_text/* parseExactly */.Ab)(json);
    const isUntitled = value === true || (Array.isArray(value) && value.includes(true));
    const reasons = reasonsOf(value, isUntitled ? await titleOf(policy) : name);
    const isExcepted = exception !== undefined && exceptions.includes(exception.word);
    const remarks = printed.map((line) => (0,model_sentence/* phrase */.MZ) `printed: ${(0,model_sentence/* foreign */.V$)(line)}`);
    if (reasons.length > 0 && !isExcepted) {
        const wordless = findWordless(reasons);
        if (wordless !== undefined) {
            const shown = JSON.stringify(wordless).slice(0, 80);
            remarks.push((0,model_sentence/* phrase */.MZ) `gives ${(0,model_sentence/* foreign */.V$)(shown)} as a reason (${(0,model_sentence/* filePart */.A4)(where())}). Give a text, or an object with ${(0,model_sentence/* quoted */.TL)('msg')}.`);
        }
        const unsaid = (0,approval_rules/* isOverridable */.U)(policy) ? describeUnsaid(errors, reading, policies) : [];
        const answers = [...answersIn(json), ...unsaid.map((text) => JSON.stringify(text))];
        const withoutValues = [...reasons.map(() => undefined), ...unsaid];
        const output = [...reasons, ...unsaid];
        return { status: 'failed', output, answers, withoutValues, remarks };
    }
    if (reasons.length > 0) {
        remarks.push((0,model_sentence/* phrase */.MZ) `failed, and is excepted by ${(0,model_sentence/* sentencePart */.vn)('name', exception?.query ?? '', 160)}.`);
    }
    const unread = whyNotEvaluated(reading, where);
    if (unread.length > 0) {
        const lacksInput = doubt === undefined && errors.length === 0;
        return { status: 'not_evaluated', output: unread, lacksInput, remarks };
    }
    return reasons.length > 0 || errors.length === 0
        ? { status: 'passed', output: [], remarks }
        : { status: 'errored', ...describeBuiltinErrors(errors, reading, policies), remarks };
}
/** Sentences that say why a pass is none: what the policy may read and the plan lacks, or a form that is not known. */
function whyNotEvaluated({ rule: { name }, doubt, findings }, where) {
    const sentences = new Set((0,schema_check/* sentencesByPlaces */.wH)(findings));
    if (doubt !== undefined) {
        const tools = input_form/* TOOLS_IN_METADATA */.Yw.join(', ');
        sentences.add(`${where()}: policy ${(0,quote/* quote */.hD)(name)} ${doubt}, so it is not known for which document it was written. Say so in METADATA of the policy, as in \`input-document: ${input_form/* PLAN_ITSELF */.ao}\`. There are: ${tools}.`);
    }
    return [...sentences];
}
/** Keys of an object that is one reason, as conftest and Terraform Enterprise know it. */
const REASON_KEYS = ['msg', 'message', 'reason'];
/**
 * The reasons. A rule without a value, or with `false`, `null` or an empty collection, has none.
 *
 * @param title the reason of a rule that is only true
 */
function reasonsOf(value, title) {
    if (value === undefined || value === null || value === false)
        return [];
    if (value === true)
        return [title];
    if (Array.isArray(value))
        return value.map((reason) => (reason === true ? title : reason));
    if (!(0,parse/* isRecord */.u4)(value))
        return [value];
    if (isOneReason(value))
        return [value];
    // `deny[address] := reason`, or `deny[reason] := true`.
    return Object.entries(value).map(([key, reason]) => {
        if (reason === true)
            return key;
        return typeof reason === 'string' ? `${key}: ${reason}` : reason;
    });
}
/** For each of the reasons, the whole answer as JSON. */
function answersIn(json) {
    const mark = (0,external_node_crypto_.randomBytes)(12).toString('hex');
    const value = (0,parse/* parseJson */.qF)((0,json_text/* keepLongNumbers */.q4)(json, mark));
    const toText = (answer) => (0,json_text/* restoreLongNumbers */.zY)(JSON.stringify(answer), mark);
    if (Array.isArray(value))
        return value.map(toText);
    if (!(0,parse/* isRecord */.u4)(value) || isOneReason(value))
        return [toText(value)];
    return Object.entries(value).map((member) => toText(Object.fromEntries([member])));
}
/** A reason without words for people; undefined if all have some. */
function findWordless(reasons) {
    return reasons.find((reason) => typeof reason !== 'string' && !((0,parse/* isRecord */.u4)(reason) && isOneReason(reason)));
}
/** Whether an object is one reason, and not an object of reasons by their keys. */
function isOneReason(value) {
    return REASON_KEYS.some((key) => typeof value[key] === 'string');
}
//# sourceMappingURL=read-outcome.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/rego/open-policies.js


















/** The most time for one policy on one plan. */
const POLICY_MS = 60_000;
/**
 * Opens a policy set, also one that nothing here can judge. The caller closes it. It judges plans of every kind: what a
 * plan lacks is asked when it is judged.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line; MissingJudge without an `opa`
 */
async function openPolicies(given, ports) {
    const unjudged = (0,rego_policy_files/* findUnjudged */.c7)(given);
    if (unjudged !== undefined)
        return openUndecided(given, unjudged);
    (0,rego_policy_files/* refuseMisnamed */.Td)(given);
    refuseWithoutRego(given);
    const { opa, trees } = await startOpa(given, ports);
    const policies = (0,rego_policy_files/* withoutTestsOfConftest */.vY)(given, trees);
    const folder = openFolder(policies.files, opa, ports);
    try {
        const source = { policies, folder, opa, trees, ports };
        const opened = await readSet(source, []);
        const { form, modules } = opened;
        return {
            set: toDeclaredSet(opened, opa, ports.limits),
            files: policies,
            judgedBy: `opa ${opa.version}`,
            engine: { opa, version0Files: modules.version0Files },
            warnings: warningsOf(opened),
            undecided: undecidedIn(opened),
            write: (input) => (0,input_form/* writeInput */.Oe)(form, input),
            facts: (0,describe_rules/* describeRules */.N)(opened),
            close: async () => folder.remove(),
        };
    }
    catch (error) {
        folder.remove();
        throw error;
    }
}
/** @throws PolicyProblem if nothing here can judge the set */
function refuseUnjudged(files) {
    const unjudged = findUnjudged(files);
    if (unjudged !== undefined)
        throw new PolicyProblem(unjudged.why);
}
function refuseWithoutRego({ files, shownAs }) {
    const names = [...files.keys()];
    if (names.some((name) => name.endsWith('.rego') && !(0,rego_policy_files/* isTestFile */.hl)(name)))
        return;
    const inHcl = names.find((name) => name.endsWith('.policy.hcl'));
    if (inHcl !== undefined) {
        throw new policy_files/* PolicyProblem */.cq((0,finding/* finding */.gk)(errors/* CODES */.Lp.policiesInHcl, (0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* quoted */.TL)(shownAs)} holds policies in HCL (${(0,model_sentence/* filePart */.A4)(inHcl)}), and only Rego is judged here.`, {
            remedy: (0,model_sentence/* phrase */.MZ) `Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`,
            actor: 'policy-owners',
        }));
    }
    throw new policy_files/* MissingJudge */.Y2((0,finding/* finding */.gk)('policies-missing', (0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* quoted */.TL)(shownAs)} holds no policy.`, {
        about: { policySet: shownAs },
        remedy: (0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* typed */.nE)('plangate init --local')} writes a first one with its test.`,
        actor: 'policy-owners',
    }));
}
/** Finds `opa`, and has it parse the files. @throws MissingJudge without one that can be used */
async function startOpa({ files, shownAs }, ports) {
    // One process parses the policies and tells the version, while another lists its functions.
    const parsing = parseAll(files, ports);
    const version = parsing.then((parsed) => parsed.version);
    const [opa, { trees }] = await Promise.all([(0,find_opa/* findOpa */.Gk)(ports, version), parsing]);
    if (opa === undefined)
        throw new policy_files/* MissingJudge */.Y2((0,find_opa/* noOpa */.c3)(shownAs));
    if ('problem' in opa)
        throw new policy_files/* MissingJudge */.Y2(opa.problem);
    return { opa, trees };
}
/** That there is no `opa` that can judge; undefined if there is one. */
async function findMissingOpa(ports) {
    const opa = await (0,find_opa/* findOpa */.Gk)(ports);
    if (opa === undefined)
        return (0,find_opa/* noOpa */.c3)();
    return 'problem' in opa ? opa.problem : undefined;
}
/** A set that nothing here can judge: each of its policies is undecided. */
function openUndecided(files, { names, why }) {
    const judged = names.map((name) => ({
        name,
        status: 'not_evaluated',
        output: [(0,finding/* textOf */.b6)(why)],
    }));
    const set = {
        name: files.name,
        policies: names.map((name) => ({ name, level: 'mandatory', query: '', description: '' })),
        judge: { version: 'none', evaluate: async () => judged },
    };
    return {
        set,
        files,
        judgedBy: 'nothing here',
        engine: undefined,
        warnings: [],
        undecided: names.map((policy) => ({ policy, level: 'mandatory', why: [(0,finding/* textOf */.b6)(why)] })),
        facts: [],
        write: ({ plan, planText = JSON.stringify(plan), run }) => `{"plan":${planText},"run":${JSON.stringify(run)}}`,
        close: async () => undefined,
    };
}
function undecidedIn({ readings, policies }) {
    return readings.flatMap((reading) => {
        const why = whyNotEvaluated(reading, () => placeOfRule(reading.rule, policies));
        const { name: policy, level } = reading.rule;
        return why.length > 0 ? { policy, level, why } : [];
    });
}
function warningsOf({ policies, modules, groups, readings, notices }) {
    const { shownAs } = policies;
    const ofFiles = policies.notices ?? [];
    const used = new Set(readings.flatMap(({ reads }) => [...reads.rules]));
    const judging = readings.map(({ rule }) => rule);
    const warnings = [...ofFiles, ...notices, ...describeIdleRules(judging, used, groups, policies)];
    const [first] = modules.version0Files;
    if (first !== undefined) {
        const { length } = modules.version0Files;
        const others = length > 1 ? (0,model_sentence/* literal */.eu) ` and ${length - 1} more` : '';
        warnings.push((0,finding/* finding */.gk)('policy-in-rego-v0', (0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* filePart */.A4)(`${shownAs}/${first}`)}${others}: Rego v0, judged as such.`, {
            remedy: (0,model_sentence/* phrase */.MZ) `${(0,model_sentence/* typed */.nE)(`opa fmt --write --v0-v1 ${shownAs}`)} rewrites it in v1.`,
            actor: 'policy-owners',
        }));
    }
    return warnings;
}
function toDeclaredSet(source, { version }, limits) {
    return {
        name: source.policies.name,
        policies: source.readings.map(({ rule }) => {
            const { name, query, level, description, approval, argument } = rule;
            return { name, query, level, description, argument, ...(approval && { approval }) };
        }),
        judge: { version, evaluate: evaluatorOf(source, limits) },
    };
}
/** Makes the function that asks `opa` about a plan, or about one policy and a plan without some of its resources. */
function evaluatorOf(source, limits) {
    const { folder, readings, form, policies } = source;
    const titles = titleReader(folder);
    // What a policy is called where its rule is only true.
    const titleOf = async ({ group: { path } }) => (await titles(path)) ?? path.at(-1) ?? '';
    const judging = readings.map(({ rule }) => rule);
    const opaJudge = new OpaJudge(judging, folder, limits);
    /** A plan is asked about again for each exception, and can be long. */
    const written = new WeakMap();
    const indexes = new Map(judging.map(({ name }, index) => [name, index]));
    const findBuiltinErrors = builtinErrorFinder(source);
    return async (input, signal, narrowed) => {
        const document = written.get(input) ?? (0,input_form/* writeInput */.Oe)(form, input);
        written.set(input, document);
        const policy = narrowed && indexes.get(narrowed.policy);
        const without = narrowed?.without.flatMap((path) => (0,input_form/* placesInInput */.Gf)(form, path)) ?? [];
        const question = policy === undefined ? undefined : { policy, without };
        const outcomes = await opaJudge.outcomes(document, signal, question);
        const asked = policy === undefined ? readings : readings.slice(policy, policy + 1);
        // A newer Terraform may write more than is known here.
        const isAbsent = (path) => path.length === 0 || !(form.keys.includes(path[0] ?? '') && (0,input_form/* isInInput */.so)(input, path));
        return await Promise.all(asked.map(async (reading, index) => {
            const { name } = reading.rule;
            const outcome = outcomes[index];
            if (outcome === undefined)
                throw new Error(`opa did not judge ${name}.`);
            const findings = reading.findings.filter(({ path }) => isAbsent(path));
            const ofPlan = { ...reading, findings };
            const read = (one, errors) => readOpaOutcome(ofPlan, { outcome: one, errors }, policies, titleOf);
            if ('failed' in outcome)
                return { name, ...(await read(outcome, [])) };
            const found = await findBuiltinErrors(reading, outcome);
            const judged = await read(outcome, found.isUncertain ? [] : found.errors);
            const isDecided = judged.status === 'failed' && !(0,approval_rules/* isOverridable */.U)(reading.rule);
            if (!found.isUncertain || isDecided)
                return { name, ...judged };
            // Only alone is it known which of the errors are of this policy.
            const narrowedTo = { policy: indexes.get(name) ?? 0, without };
            const [alone = outcome] = await opaJudge.outcomes(document, signal, narrowedTo);
            const errors = 'failed' in alone ? [] : (await findBuiltinErrors(reading, alone)).errors;
            return { name, ...(await read(alone, errors)) };
        }));
    };
}
//# sourceMappingURL=open-policies.js.map

/***/ }),

/***/ 95673:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ak: function() { return /* binding */ readDirectoryPolicies; },
/* harmony export */   BJ: function() { return /* binding */ PROGRAM_DIRECTORIES; },
/* harmony export */   GY: function() { return /* binding */ readTrustedSet; },
/* harmony export */   Td: function() { return /* binding */ refuseMisnamed; },
/* harmony export */   c7: function() { return /* binding */ findUnjudged; },
/* harmony export */   hW: function() { return /* binding */ nameOfSet; },
/* harmony export */   hl: function() { return /* binding */ isTestFile; },
/* harmony export */   vY: function() { return /* binding */ withoutTestsOfConftest; },
/* harmony export */   yE: function() { return /* binding */ findChangedPolicies; }
/* harmony export */ });
/* unused harmony exports isPolicyFile, readPolicySet */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6609);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71650);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(239);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48391);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);
/* harmony import */ var _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82717);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80734);
/* harmony import */ var _data_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67243);
/* harmony import */ var _syntax_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92930);
/** The files of a policy set: from a directory of this machine, a commit, or a pinned URL. */












/**
 * Whether a file belongs to a policy set. Data files have the same names as in a bundle of `opa`. Files of tests belong to
 * it, because a `deny` in one judges, for `opa` and for conftest; so do policies that `findUnjudged` reports.
 *
 * One whose name differs from these in capital letters alone, or is `data.yml`, belongs to it to be refused.
 *
 * @param name without its directory
 */
function isPolicyFile(name) {
    return isCalledAsPolicy((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toLower */ .jp)(name)) || isOfDataYml(name);
}
function isCalledAsPolicy(name) {
    return (/\.(?:rego|sentinel|wasm|tar\.gz|policy\.hcl)$/.test(name) ||
        /^(?:policies|sentinel)\.hcl$/.test(name) ||
        (0,_data_files_js__WEBPACK_IMPORTED_MODULE_10__/* .isDataFile */ .vM)(name));
}
function isOfDataYml(name) {
    return (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toLower */ .jp)(name) === 'data.yml';
}
/** Whether a file has data under another name, which no check reads. */
function isUnreadData(name) {
    return /\.(?:json|ya?ml)$/.test((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toLower */ .jp)(name)) && !isPolicyFile(name);
}
/** @throws PolicyProblem naming each file that only its name keeps from being read */
function refuseMisnamed({ shownAs, files }) {
    const problems = [...files.keys()].flatMap((path) => {
        const name = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path);
        if (!isPolicyFile(name) || isCalledAsPolicy(name))
            return [];
        const right = isOfDataYml(name) ? 'data.yaml' : (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toLower */ .jp)(name);
        return (0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .wrongPolicies */ .UP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(`${shownAs}/${path}`)}: is not read under this name.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Call it ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .sentencePart */ .vn)('name', right, 160)}.`);
    });
    if (problems.length > 0)
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PolicyProblem */ .cq(...problems);
}
const MOST_NAMED = 5;
/** The files of policies that nothing on this machine judges, and what to do with them; undefined if a set has none. */
function findUnjudged({ shownAs, files, }) {
    const all = [...files.keys()];
    const sentinel = all.filter((name) => /(?:^|\/)sentinel\.hcl$|\.sentinel$/.test(name));
    if (sentinel.length > 0) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(shownAs)} holds Sentinel policies (${nameFiles(sentinel)}), which are not judged here.`;
        const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${AT_THE_SERVICE} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .typed */ .nE)('sentinel test')} tries them on your machine. ${APART}`;
        return { names: sentinel, why: notJudgedHere(says, remedy) };
    }
    const inHcl = all.filter((name) => name.endsWith('.policy.hcl'));
    // Alone they are refused: then nothing of the set can be judged here.
    if (inHcl.length > 0 && all.some((name) => name.endsWith('.rego') && !isTestFile(name))) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(shownAs)} holds policies in HCL (${nameFiles(inHcl)}), which are not judged here.`;
        return { names: inHcl, why: notJudgedHere(says, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${AT_THE_SERVICE} ${APART}`) };
    }
    const compiled = all.filter(isCompiled);
    if (compiled.length === 0)
        return undefined;
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(shownAs)} holds compiled policies (${nameFiles(compiled)}), which are not judged here.`;
    const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)('opa')} judges Rego as it is written: keep the .rego files in this directory, and compiled ones elsewhere.`;
    return { names: compiled, why: notJudgedHere(says, remedy) };
}
const AT_THE_SERVICE = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `HCP Terraform judges them: attach them to the workspace as a policy set, and check with the service.`;
const APART = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Keep Rego in a directory of its own.`;
function notJudgedHere(says, remedy) {
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('policies-not-judged-here', says, { remedy, actor: 'policy-owners' });
}
function nameFiles(names) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .firstParts */ .J4)(names.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4), MOST_NAMED);
}
function isCompiled(name) {
    return /\.(?:wasm|tar\.gz)$/.test(name);
}
function isTestFile(name) {
    return name.endsWith('_test.rego');
}
/** Functions that only `conftest verify` has. */
const OF_CONFTEST = new RegExp(String.raw `(?<![A-Za-z0-9_])parse_(?:config(?:_file)?|combined_config_files)[${_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .BLANKS */ .a7}]*\(`);
const JUDGES = /^(?:deny|violation|warn|rule|exception)/;
const BEGINS_TO_JUDGE = new RegExp(String.raw `(?:^|\n)[${_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .BLANKS */ .a7}]*(?:default[${_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .BLANKS */ .a7}]+)?${JUDGES.source.slice(1)}`);
const TEXT_OR_COMMENT = /"(?:[^"\\\n]|\\[^\n])*"|`[^`]*`|#[^\n]*/g;
/** Leaves the heads of the rules: a test asks for `deny` in its body. */
function withoutBodies(text) {
    const shorter = text.replaceAll(/\{[^{}]*\}/g, '');
    return shorter === text ? text : withoutBodies(shorter);
}
/**
 * The set without tests that `opa` cannot read. One with a rule that judges stays, and is a problem.
 *
 * @param trees what `opa` reads in the files that are in Rego v1
 */
function withoutTestsOfConftest(policies, trees) {
    const judges = (name, text) => {
        const rules = (0,_syntax_js__WEBPACK_IMPORTED_MODULE_11__/* .readModule */ .bH)(name, trees[name])?.rules;
        if (rules !== undefined)
            return rules.some(({ name: [first = ''] }) => JUDGES.test(first));
        return BEGINS_TO_JUDGE.test(withoutBodies(text.replaceAll(TEXT_OR_COMMENT, '')));
    };
    const tests = [...policies.files].flatMap(([name, content]) => {
        const text = isTestFile(name) ? Buffer.from(content).toString() : '';
        return OF_CONFTEST.test(text) && !judges(name, text) ? name : [];
    });
    if (tests.length === 0)
        return policies;
    const files = new Map([...policies.files].filter(([name]) => !tests.includes(name)));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(policies.shownAs)} has tests for ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .typed */ .nE)('conftest verify')} (${nameFiles(tests)}), which no check runs.`;
    const notices = [...(policies.notices ?? []), (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('tests-not-run', says)];
    return { ...policies, files, notices };
}
/** Directories in which programs keep files of their own, on a disk. Others that are hidden are read, as `opa` and conftest do. */
const PROGRAM_DIRECTORIES = new Set([
    '.regal',
    '.terraform',
    '.terragrunt-cache',
    '.venv',
    'node_modules',
]);
/**
 * Reads the policies of a directory.
 *
 * @param directory its path in the tree, '' for the tree itself
 * @param belongs which files are read
 * @returns undefined if there is no such directory
 * @throws PolicyProblem if a part of it cannot be read: it may be a policy that fails
 */
async function readPolicySet(files, directory, { name, shownAs }, belongs = isPolicyFile) {
    const readOne = async (path) => {
        const name = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path);
        // Of a compiled file only the name is needed.
        const bytes = isCompiled(name) ? undefined : await files.bytes(path, mostBytesOf(name));
        const value = bytes ?? new Uint8Array();
        return { value, bytes: value.length };
    };
    const leftOut = [];
    const leaves = (path) => void leftOut.push(path);
    const reading = { belongs, skips: skippedIn(files), read: readOne, leaves };
    const found = await orPolicyProblem(shownAs, () => (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .readBelow */ .Gj)(files, directory, reading));
    if (found === undefined)
        return undefined;
    const unreadData = [...found.keys(), ...leftOut].filter((path) => isUnreadData(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path)));
    const set = { name, shownAs, files: found, unreadData };
    await (0,_data_files_js__WEBPACK_IMPORTED_MODULE_10__/* .refuseLeftOutData */ .Ax)(set);
    return set;
}
/** The most bytes of `data.json`. `opa` takes a gigabyte for them; to read as much YAML would take minutes. */
const MOST_DATA_BYTES = 50_000_000;
/** Only tests read files that belong to no set, which may be whole plans. */
function mostBytesOf(name) {
    if (name === 'data.json')
        return MOST_DATA_BYTES;
    return isPolicyFile(name) ? undefined : _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .MOST_BYTES_TOGETHER */ .x8;
}
/** As `readPolicySet`, of files that a job may believe. */
async function readTrustedSet(files, ...rest) {
    const policies = await readPolicySet(files, ...rest);
    return policies && (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .asTrusted */ .O2)(policies);
}
/**
 * Reads the policies of a directory of this machine.
 *
 * @param directory absolute
 * @returns undefined if there is no such directory
 */
async function readDirectoryPolicies(directory, shownAs, workingDirectory, belongs = isPolicyFile) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(directory) && !(0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isDirectory */ .wd)(directory)) {
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('policies-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(shownAs)} is no directory.`, {
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Name the directory of the policies: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(shownAs))}.`,
        }));
    }
    const { files, path } = (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .filesHere */ .i7)(directory, workingDirectory);
    return readPolicySet(files, path, { name: nameOfSet(directory), shownAs }, belongs);
}
/**
 * What a request changes in a policy set: it is read by the same rules as the set, without its contents.
 *
 * @param directory of the set, in the tree of the request
 * @returns what is `added`, `removed` and `changed`, as phrases; or why the set could not be read after the merge
 */
async function findChangedPolicies({ files: before, shownAs }, request, directory) {
    const idOf = async (path) => ({ value: await request.idOf(path), bytes: 0 });
    const reading = { belongs: isPolicyFile, read: idOf };
    let after;
    try {
        const found = await orPolicyProblem(shownAs, () => (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .readBelow */ .Gj)(request, directory, reading));
        after = found ?? new Map();
    }
    catch (error) {
        if (error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .UntrustedError */ .lI)
            return { why: error.finding };
        if (!(error instanceof _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PolicyProblem */ .cq))
            throw error;
        const [why] = error.findings;
        if (why === undefined)
            throw error;
        return { why };
    }
    const names = [...new Set([...before.keys(), ...after.keys()])].sort();
    return names.flatMap((name) => {
        const [content, id] = [before.get(name), after.get(name)];
        if (content === undefined)
            return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(name)} added`];
        if (id === undefined)
            return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(name)} removed`];
        const isSame = isCompiled(name) || (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .TH)('blob', content, id) === id;
        return isSame ? [] : [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(name)} changed`];
    });
}
/** A commit has only what somebody has added to it. */
function skippedIn(files) {
    return files.of === 'commit' ? new Set() : PROGRAM_DIRECTORIES;
}
async function orPolicyProblem(shownAs, read) {
    return read().catch((error) => {
        if (!(error instanceof _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .UnreadablePart */ .r6))
            throw error;
        const path = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(shownAs, error.path));
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('policies-unread', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${path} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(error.message)}.`));
    });
}
/** `rules/network` → `network`. */
function nameOfSet(path) {
    const [last] = path
        .split(/[/\\]+/)
        .filter((part) => part !== '' && part !== '.')
        .slice(-1);
    return last ?? 'policies';
}
//# sourceMappingURL=policy-files.js.map

/***/ }),

/***/ 97106:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O4: function() { return /* binding */ groupByPlace; },
/* harmony export */   SS: function() { return /* binding */ placeInPlan; },
/* harmony export */   Tk: function() { return /* binding */ isEntry; },
/* harmony export */   _1: function() { return /* binding */ lackedReader; }
/* harmony export */ });
/* harmony import */ var _plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41092);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52484);
/** Which of the values that a plan lacks a policy may read: the places that it reads, held against the places of the values. */


/** Where a path of the input is in the plan; modules are left out, of planned values and of the configuration. */
function placeInPlan(path) {
    const [part, root, ...inner] = (0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .planPath */ .pw)(path);
    if (part === 'configuration' && root === 'root_module') {
        let here = inner;
        while (here[0] === 'module_calls' && here[2] === 'module')
            here = here.slice(3);
        // A module, or a call of one, is read with all that is in it.
        const isModule = here.length === 0 || (here[0] === 'module_calls' && here.length <= 2);
        return isModule ? [part] : [part, ...here];
    }
    if (part !== 'planned_values' || root !== 'root_module')
        return (0,_input_form_js__WEBPACK_IMPORTED_MODULE_1__/* .planPath */ .pw)(path);
    const at = inner.lastIndexOf('resources');
    return at < 0 ? [part] : [part, ...inner.slice(at)];
}
/** Whether the place is a resource or an action as it is in a list of the plan. */
function isEntry(path) {
    return ENTRIES.has(placeInPlan(path).join(' '));
}
const ENTRIES = new Set([
    'resource_changes *',
    'resource_drift *',
    'deferred_changes * resource_change',
    'action_invocations *',
    'deferred_action_invocations * action_invocation',
    'planned_values resources *',
    'configuration resources *',
]);
/** Finds the values of each place, once for all policies: most resources of a plan lack the same. */
function groupByPlace(lacked) {
    const groups = new Map();
    for (const [at, value] of lacked.entries()) {
        const { path, depth, lists, isRare } = value;
        const place = JSON.stringify([path, depth, lists, isRare]);
        const group = groups.get(place);
        if (group === undefined)
            groups.set(place, [{ lacked: value, at }]);
        else
            group.push({ lacked: value, at });
    }
    return [...groups.values()];
}
/** Makes the function that finds what a policy may read of what is lacked. @param constants by place, its keys joined by NUL */
function lackedReader(places, constants) {
    const root = { below: new Map(), reads: [] };
    for (const place of places) {
        let node = root;
        for (const key of place.path) {
            const next = node.below.get(key) ?? { below: new Map(), reads: [] };
            node.below.set(key, next);
            node = next;
        }
        node.reads.push(place);
    }
    const readOf = (lacked, reads) => {
        const found = reads.filter(({ facts }) => facts.every((fact) => (0,_plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_0__/* .mayFit */ .$B)(lacked.entry, fact)));
        if (found.length === 0)
            return undefined;
        const words = new Set(found.flatMap(({ path }) => Array.from(constants.get(path.join('\0')) ?? [])));
        const { path, depth } = lacked;
        const isNamed = found.some((place) => place.path[depth] !== undefined && place.path[depth] === path[depth]);
        return { lacked, isNamed, comparedWith: [...words].sort() };
    };
    return (groups) => {
        const found = groups.flatMap((values) => {
            const [first] = values;
            const reads = first === undefined ? [] : readsAt(root, first.lacked);
            if (reads.length === 0)
                return [];
            return values.flatMap(({ lacked, at }) => {
                const read = readOf(lacked, reads);
                return read === undefined ? [] : { read, at };
            });
        });
        return found.toSorted((one, other) => one.at - other.at).map(({ read }) => read);
    };
}
/** The places by which a value is read, of whichever resource it is. */
function readsAt(root, { path, depth, lists, isRare }) {
    const found = [];
    const last = path.length - 1;
    let nodes = [root];
    for (const [at, key] of path.entries()) {
        // What is lacked is below these.
        for (const { reads } of isRare === true ? [] : nodes) {
            for (const place of reads) {
                const { how, below } = place;
                if (below !== undefined && !path.slice(depth).includes(below))
                    continue;
                const isRead = how === 'all' ||
                    (how !== 'self' && at === last) ||
                    (how === 'order' && lists.includes(at));
                if (isRead)
                    found.push(place);
            }
        }
        nodes = nodes.flatMap(({ below }) => key === _plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_MEMBER */ .YD
            ? [...below.values()]
            : [below.get(key) ?? [], below.get(_plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_MEMBER */ .YD) ?? []].flat());
    }
    // What is below the place is read with it. The list grows while it is walked.
    for (const { below, reads } of nodes) {
        nodes.push(...below.values());
        found.push(...reads);
    }
    return found;
}
//# sourceMappingURL=read-places.js.map

/***/ }),

/***/ 82587:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: function() { return /* binding */ errorAtKey; },
/* harmony export */   Jr: function() { return /* binding */ isNamedAsAbsent; },
/* harmony export */   NO: function() { return /* binding */ checkBySchema; },
/* harmony export */   WX: function() { return /* binding */ findingsOf; },
/* harmony export */   Y8: function() { return /* binding */ isBefore; },
/* harmony export */   wH: function() { return /* binding */ sentencesByPlaces; }
/* harmony export */ });
/* harmony import */ var _model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90440);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28187);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(239);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37694);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);
/* harmony import */ var _plan_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7410);
/* harmony import */ var _input_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52484);
/* harmony import */ var _opa_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69339);
/* harmony import */ var _syntax_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92930);
/**
 * What `opa check --schema` finds: a policy that reads what its input cannot have would look at nothing, so what it passes
 * is undecided. Nothing else here looks for misspelt names.
 */









const MOST_KEYS = 5;
/** What the findings of a policy say: what several places lack in the same way is said once, with the first of them. */
function sentencesByPlaces(findings) {
    const alike = new Map();
    for (const each of findings) {
        const key = each.absent?.lack ?? each.text;
        alike.set(key, [...(alike.get(key) ?? []), each]);
    }
    return [...alike.values()].map((group) => {
        const places = new Map(group.flatMap(({ text, absent }) => (absent ? [[text, absent]] : [])));
        const [first, ...others] = places.values();
        if (first === undefined || others.length === 0)
            return group[0]?.text ?? '';
        const keys = [...new Set([first, ...others].map(({ key }) => key))];
        const more = others.length === 1 ? 'one more place' : `${others.length} more places`;
        return `${first.place} and ${more} read ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .nameSome */ .Kf)(keys, MOST_KEYS)}, ${first.lack}`;
    });
}
/** Asks `opa` about all policies at once. @param options more of `opa check` */
async function checkBySchema(form, folder, options) {
    // An object without any key would be an object with every key to `opa`.
    const keys = form.keys.length > 0 ? form.shape.keys : { format_version: 'scalar' };
    const schema = folder.write('schema.json', JSON.stringify(toSchema({ keys })));
    // 0 asks for all errors.
    const check = ['check', ...options, '--format', 'json', '--max-errors', '0', '--schema', schema];
    const errors = (0,_opa_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorsIn */ .R4)(await folder.ask([...check, ...folder.sourceOptions]));
    // A schema that METADATA names is for the author's own `opa check`, which gets it.
    return errors.filter(({ message }) => !message.startsWith('undefined schema'));
}
/** A shape as JSON Schema. */
function toSchema(shape) {
    const definitions = Object.entries(_plan_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .NAMED_SHAPES */ .l).map(([name, inner]) => [name, schemaOf(inner)]);
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        ...schemaOf(shape),
        definitions: Object.fromEntries(definitions),
    };
}
function schemaOf(shape) {
    // `opa` reads one type of a list of types, and so would object to the others.
    if (shape === 'anything' || shape === 'scalar')
        return {};
    if ('named' in shape)
        return { $ref: `#/definitions/${shape.named}` };
    if ('items' in shape)
        return { type: 'array', items: schemaOf(shape.items) };
    if ('values' in shape)
        return { type: 'object', additionalProperties: schemaOf(shape.values) };
    const properties = Object.entries(shape.keys).map(([key, value]) => [key, schemaOf(value)]);
    return {
        type: 'object',
        properties: Object.fromEntries(properties),
        additionalProperties: false,
    };
}
const TYPE_ERROR = 'rego_type_error';
/** What the errors say of one policy: of the rules that it leads to. */
function findingsOf(errors, { rule: policy, reads, isDecided }, context) {
    const failed = errors.find(({ error, rule }) => error.code !== TYPE_ERROR || rule === undefined);
    const found = errors.flatMap(({ error, rule, group }) => {
        if (rule === undefined || group === undefined || !reads.rules.has(group))
            return [];
        const expression = rule.body.findLast((each) => isBefore(each, error));
        // What is only printed may be absent.
        if (expression !== undefined && (0,_syntax_js__WEBPACK_IMPORTED_MODULE_4__/* .isPrint */ .Oi)(expression.term))
            return [];
        const ref = readRef(error);
        const path = ref.head === 'input' && ref.path.at(-1) !== '*' ? ref.path : [];
        const [key] = path;
        // The key of another tool's document.
        if (isDecided && key !== undefined && path.length === 1 && (0,_input_form_js__WEBPACK_IMPORTED_MODULE_2__/* .isTopKey */ .d1)(key))
            return [];
        const isMeant = isNamedAsAbsent(path, [group, policy.group].flatMap(_syntax_js__WEBPACK_IMPORTED_MODULE_4__/* .annotationsOf */ .Ih));
        if (isMeant || failsWithout(ref, expression, { rule, group }, policy))
            return [];
        return [{ path, ...describe(error, ref, context) }];
    });
    if (failed !== undefined)
        found.push({ path: [], text: describeFailure(failed.error, policy, context) });
    return found;
}
/** The error about a key at the top of the input in one of these rules; undefined where `opa` sees no such read. */
function errorAtKey(errors, rules, key) {
    return errors.find(({ error, group }) => {
        const { head, path } = readRef(error);
        return group !== undefined && rules.has(group) && head === 'input' && path[0] === key;
    })?.error;
}
/** A policy of which `opa` did not say whether it reads what nothing has. */
function describeFailure({ message }, { group }, { shownAs }) {
    const why = message.split(/[ \t\r\n]+/).join(' ') || 'it ended without a word';
    const file = group.rules[0]?.module.file;
    return `${(0,_opa_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(shownAs, { file, row: 0 })} is not known to read only what there is: \`opa check --schema\` failed (${why}).`;
}
const WORD = /[A-Za-z0-9_-]+/g;
/** Whether METADATA (`custom.input-keys`) says that a part of the input can be absent: itself, or what it is in. */
function isNamedAsAbsent(path, annotations) {
    const steps = (0,_input_form_js__WEBPACK_IMPORTED_MODULE_2__/* .planPath */ .pw)(path).filter((step) => step !== '*');
    return annotations.some(({ inputKeys }) => inputKeys.some((key) => {
        const words = Array.from(key.replace(/^input\./, '').matchAll(WORD), ([word]) => word);
        const namedPath = (0,_input_form_js__WEBPACK_IMPORTED_MODULE_2__/* .planPath */ .pw)(words.filter((word) => word !== '_'));
        return namedPath.length > 0 && namedPath.every((word, index) => steps[index] === word);
    }));
}
/**
 * Whether the policy fails where a name is absent: it stands right below a `not`, as in `not input.plan.checks`, in the
 * policy's own rule. Anywhere else below a `not`, less can be denied without the name.
 */
function failsWithout(ref, expression, { rule: { value }, group }, policy) {
    const isReason = (value.kind === 'collection' && value.entries.length > 0) ||
        (value.kind === 'scalar' && value.value !== false && value.value !== null);
    if (expression?.isNegated !== true || group !== policy.group || !isReason)
        return false;
    const { term } = expression;
    if (term.kind !== 'reference' || term.head.kind !== 'variable' || term.head.name !== ref.head)
        return false;
    return ref.path.every((word, at) => {
        const part = term.parts[at];
        return part?.kind === 'scalar' && part.value === word;
    });
}
function readRef({ details }) {
    const { ref, pos, oneOf } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .recordOf */ .zv)(details);
    const last = typeof pos === 'number' ? pos : (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(ref).length;
    const parts = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(ref).map((part) => {
        const { type, value } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .recordOf */ .zv)(part);
        return type === 'string' ? String(value) : '*';
    });
    return {
        head: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .recordOf */ .zv)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(ref)[0])['value']),
        path: parts.slice(1, last + 1),
        instead: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(oneOf).flatMap((one) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .textIn */ .r7)(one) ?? []),
    };
}
function isBefore({ place }, { row, column }) {
    if (place === undefined)
        return false;
    return place.row < row || (place.row === row && place.column <= column);
}
/** As in `policies/tags.rego:12 reads input.plan.resource_changs, which no plan has. Did you mean …?` */
function describe(error, ref, context) {
    const { head, path, instead } = ref;
    const place = (0,_opa_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$t)(context.shownAs, error);
    const remedy = head === 'input' ? describeRemedy(path, instead, context) : '';
    const withRemedy = (says) => (remedy === '' ? says : `${says} ${remedy}`);
    if (head !== 'input' || path.at(-1) === '*') {
        return { text: withRemedy(`${place} ${sentenceOf(error, ref)}.`) };
    }
    const key = writePath(path);
    const lack = withRemedy(describeLack(path, context));
    return { text: `${place} reads ${key}, ${lack}`, absent: { place, key, lack } };
}
/** What lacks the key: the rest of a sentence. */
function describeLack(path, { isDeclared }) {
    const isOfPlan = isInFormat((0,_input_form_js__WEBPACK_IMPORTED_MODULE_2__/* .planPath */ .pw)(path)) && !(isDeclared && path.length === 1);
    if (path.length === 1 && !isOfPlan) {
        const givenBy = isDeclared ? ', and with policies.hcl the input is that of HCP Terraform' : '';
        return `which the input does not have${givenBy}.`;
    }
    return (0,_input_form_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfRun */ .NG)(path) ? 'which a run of a local check does not have.' : 'which no plan has.';
}
const MOST_NAMED = 12;
/** What to write in its place; empty if that is not known. */
function describeRemedy(path, instead, { form, isDeclared }) {
    const key = path.at(-1) ?? '';
    if (path.length > 1) {
        const near = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .a)(key, instead);
        if (near !== undefined)
            return `Did you mean ${writePath([...path.slice(0, -1), near])}?`;
        return instead.length > 0 && instead.length <= MOST_NAMED
            ? `There are: ${instead.join(', ')}.`
            : '';
    }
    if (isInFormat(path))
        return isDeclared ? `Write ${writePath(['plan', key])}.` : '';
    if (key === 'review') {
        return 'Policies of Gatekeeper read it: they judge requests to Kubernetes, and no plan is one.';
    }
    const near = (0,_model_did_you_mean_js__WEBPACK_IMPORTED_MODULE_7__/* .didYouMean */ .a)(key, form.possible);
    if (near !== undefined)
        return `Did you mean ${writePath([near])}?`;
    return isDeclared
        ? 'It has: plan, run.'
        : `It is a plan, with resource_changes, planned_values, variables and others. Read one of these, or say in METADATA that the key can be absent: \`input-keys\` (${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_8__/* .ownPage */ .SO)('docs/local-policies.md#how-it-judges')}).`;
}
const textOf = (names) => names.join('.').replaceAll('.*', '[_]');
/** What the error says, if it is not that a key of the input is absent: the rest of a sentence that begins with its place. */
function sentenceOf({ message, details }, { head, path }) {
    if (path.at(-1) === '*') {
        const where = textOf([head ?? '', ...path.slice(0, -1)]);
        return `looks in ${where} for a value of a type that nothing there has`;
    }
    if (head !== undefined) {
        return `reads ${textOf([head, ...path])}, and nothing there is called "${path.at(-1) ?? ''}"`;
    }
    if (message === 'match error') {
        const { a: left, b: right } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .recordOf */ .zv)(details);
        return `compares ${(0,_opa_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .typeWords */ .yL)(left)} with ${(0,_opa_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .typeWords */ .yL)(right)}, and these are never equal`;
    }
    const [, name] = /^([^ ]+): invalid argument/.exec(message) ?? [];
    return name === undefined
        ? `can never be true: ${message}`
        : `calls ${name} with a value of a type that it does not take`;
}
const ONE_NAME = new RegExp(`^${_model_go_text_js__WEBPACK_IMPORTED_MODULE_0__/* .REGO_NAME */ .Uh}$`, 'u');
/** `["plan", "resource_changes", "*", "x-y"]` → `input.plan.resource_changes[_]["x-y"]`. */
function writePath(path) {
    const steps = path.map((step) => {
        if (step === '*')
            return '[_]';
        return ONE_NAME.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
    });
    return `input${steps.join('')}`;
}
/** Whether Terraform's JSON format of plans has a member of this name. */
function isInFormat([key, ...rest]) {
    return rest.length === 0 && key !== undefined && Object.hasOwn(_plan_plan_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .TERRAFORM_PLAN */ .E.keys, key);
}
//# sourceMappingURL=schema-check.js.map

/***/ }),

/***/ 92930:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ih: function() { return /* binding */ annotationsOf; },
/* harmony export */   K$: function() { return /* binding */ NOTHING; },
/* harmony export */   Kp: function() { return /* binding */ groupsBelow; },
/* harmony export */   Lg: function() { return /* binding */ constantsOf; },
/* harmony export */   Oi: function() { return /* binding */ isPrint; },
/* harmony export */   bH: function() { return /* binding */ readModule; },
/* harmony export */   dr: function() { return /* binding */ groupRules; },
/* harmony export */   x3: function() { return /* binding */ writeText; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48391);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);



const NO_ANNOTATIONS = {
    inputKeys: [],
    documents: [],
    levels: [],
    argumentPaths: [],
    approvals: [],
    words: new Set(),
    ofAll: new Set(),
};
/** @returns undefined if this is no syntax tree */
function readModule(file, json) {
    const tree = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(json);
    const path = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(tree['package'])['path']);
    if (path.length === 0)
        return undefined;
    const imports = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(tree['imports']).map((item) => {
        const { path: ref, alias } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(item);
        const words = constantsOf((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(ref)['value']);
        return [(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .textIn */ .r7)(alias) ?? words.at(-1) ?? '', words];
    });
    return {
        file,
        package: constantsOf(path).slice(1),
        imports: new Map(imports.filter(([, [first]]) => first === 'input' || first === 'data')),
        rules: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(tree['rules']).flatMap((rule) => toRules(rule)),
        annotations: NO_ANNOTATIONS,
    };
}
/** A text as Rego has it. `opa` takes no byte order mark in its sources. */
function writeText(text) {
    return JSON.stringify(text).replaceAll('\uFEFF', String.raw `\ufeff`);
}
/** The constant words that a reference begins with. */
function constantsOf(ref) {
    const words = [];
    for (const [at, part] of (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(ref).entries()) {
        const { type, value } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(part);
        if (typeof value !== 'string' || !(type === 'string' || (at === 0 && type === 'var')))
            break;
        words.push(value);
    }
    return words;
}
/** A rule, and what its `else` say. */
function toRules(json, isElse = false) {
    const { head: headJson, body, else: otherwise, default: isDefault } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(json);
    const head = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(headJson);
    const ref = head['ref'] === undefined ? [{ type: 'var', value: head['name'] }] : head['ref'];
    const name = constantsOf(ref);
    const keys = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(ref).slice(name.length).map(toTerm);
    const rule = {
        name,
        args: head['args'] === undefined ? undefined : (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(head['args']).map(toTerm),
        body: isKnown(json, RULE) && isKnown(headJson, HEAD) ? toBody(body) : [UNKNOWN_EXPRESSION],
        value: keys.reduceRight(objectWith, headValue(head)),
        isPartial: keys.length > 0 || isSetHead(head),
        isElse,
        isDefault: isDefault === true,
        annotations: NO_ANNOTATIONS,
        place: placeOf(json) ?? placeOf(headJson),
    };
    return otherwise === undefined ? [rule] : [rule, ...toRules(otherwise, true)];
}
/** What the head gives: its value, or a set of the key in `deny contains key`, which has no value. */
function headValue(head) {
    const { key, value } = head;
    return isSetHead(head) ? collectionOf('set', [key]) : toTerm(value);
}
function isSetHead({ key, value }) {
    return value === undefined && key !== undefined;
}
function objectWith(value, key) {
    return { kind: 'collection', isSet: false, entries: [{ key, value }] };
}
/** The members of the nodes that are read here. What a node with another member does is not known. */
const RULE = ['head', 'body', 'else', 'default', 'annotations', 'location'];
const HEAD = ['name', 'ref', 'args', 'key', 'value', 'assign', 'location'];
const EXPRESSION = ['index', 'terms', 'negated', 'with', 'generated', 'location'];
const STATEMENT = ['symbols', 'key', 'value', 'domain', 'body', 'location', 'type'];
function isKnown(json, members) {
    return Object.keys((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(json)).every((member) => members.includes(member));
}
/** `null`: nothing is in it. */
const NOTHING = { kind: 'scalar', value: null };
function isPrint(term) {
    return term.kind === 'call' && ['print', 'internal.print'].includes(term.name);
}
const UNKNOWN_EXPRESSION = toExpression({ kind: 'other' });
function toExpression(term) {
    return { term, isNegated: false, replaced: [], place: undefined };
}
function toBody(json) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(json).flatMap(toExpressions);
}
function toExpressions(json) {
    const { terms, negated, with: modifiers } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(json);
    const place = placeOf(json);
    const isStatement = Array.isArray(terms) || isKnown(terms, STATEMENT);
    if (!isKnown(json, EXPRESSION) || !isStatement)
        return [{ ...UNKNOWN_EXPRESSION, place }];
    const replaced = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(modifiers).flatMap((modifier) => {
        const { target, value } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(modifier);
        return [toTerm(value), toTerm(target)];
    });
    const isNegated = negated === true;
    return readTerms(terms).map((term) => ({ term, isNegated, replaced, place }));
}
function readTerms(terms) {
    if (Array.isArray(terms))
        return [toCall(terms)];
    const { symbols, domain, body, key, value } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(terms);
    const names = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(symbols);
    const { type, value: members } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(names[0]);
    // `some x in list` is a call of `internal.member_2`.
    if (type === 'call')
        return readMembers((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(members).slice(1));
    if (names.length > 0)
        return [{ kind: 'call', name: 'some', args: names.map(toTerm) }];
    if (domain === undefined)
        return [toTerm(terms)];
    const inner = readMembers([key, value, domain]).map(toExpression);
    const everyBody = [...inner, ...toBody(body)];
    return [{ kind: 'comprehension', value: NOTHING, body: everyBody, isEvery: true }];
}
/** `some x in list` → `x := list[_]`, and `some key, x in list` → `some key`, `x := list[key]`. */
function readMembers(written) {
    const terms = written.filter((member) => member !== null).map(toTerm);
    const [head = NOTHING, value = NOTHING, key] = terms.toReversed();
    const member = { kind: 'reference', head, parts: [key ?? { kind: 'any' }] };
    const assigned = { kind: 'call', name: 'assign', args: [value, member] };
    return key === undefined ? [assigned] : [{ kind: 'call', name: 'some', args: [key] }, assigned];
}
function toCall([name, ...args]) {
    const words = constantsOf((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(name)['value']);
    return { kind: 'call', name: words.join('.'), args: args.map(toTerm) };
}
function toTerm(json) {
    const { type, value } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(json);
    switch (type) {
        case 'null':
            return NOTHING;
        case 'boolean':
        case 'number':
        case 'string':
            return { kind: 'scalar', value };
        case 'var':
            return { kind: 'variable', name: String(value) };
        case 'ref': {
            const [head = { kind: 'other' }, ...parts] = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(value).map(toTerm);
            return { kind: 'reference', head, parts };
        }
        case 'array':
        case 'set':
            return collectionOf(type, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(value));
        case 'object': {
            const entries = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(value).map((pair) => {
                const [key, inner] = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(pair);
                return { key: toTerm(key), value: toTerm(inner) };
            });
            return { kind: 'collection', isSet: false, entries };
        }
        case 'arraycomprehension':
        case 'setcomprehension':
        case 'objectcomprehension': {
            const { term, key, value: member, body } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(value);
            const isObject = type === 'objectcomprehension';
            const members = isObject
                ? objectWith(toTerm(member), toTerm(key))
                : collectionOf(type, [term]);
            return { kind: 'comprehension', value: members, body: toBody(body) };
        }
        case 'templatestring': {
            const parts = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(value)['parts']);
            const body = toBody(parts.filter((part) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(part)['type'] !== 'string'));
            const text = { kind: 'call', name: type, args: body.map(({ term }) => term) };
            return { kind: 'comprehension', value: text, body };
        }
        case 'call':
            return toCall((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(value));
        default:
            return { kind: 'other' };
    }
}
function collectionOf(type, items) {
    const entries = items.map((item) => ({ value: toTerm(item) }));
    return { kind: 'collection', isSet: type.startsWith('set'), entries };
}
function placeOf(json) {
    const { row, col } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(json)['location']);
    return typeof row === 'number' && typeof col === 'number' ? { row, column: col } : undefined;
}
/** @throws PolicyProblem if a name has NUL in it */
function groupRules(modules, shownAs) {
    const groups = new Map();
    for (const module of modules) {
        for (const rule of module.rules) {
            const path = [...module.package, ...rule.name];
            const key = path.join('\0');
            if (key.split('\0').length > path.length) {
                const place = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(`${shownAs}/${module.file}`);
                throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_0__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_0__/* .wrongPolicies */ .UP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${place}: a name of a package or a rule has NUL in it.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Rename it.`));
            }
            const group = groups.get(key) ?? { path, rules: [] };
            group.rules.push({ rule, module });
            groups.set(key, group);
        }
    }
    const below = new Map();
    for (const group of groups.values()) {
        for (let length = 0; length <= group.path.length; length++) {
            const key = group.path.slice(0, length).join('\0');
            const inside = below.get(key) ?? [];
            inside.push(group);
            below.set(key, inside);
        }
    }
    return Object.assign(groups, { below });
}
/** The rule of a path, and the rules of packages below it. */
function groupsBelow({ below }, words) {
    return below.get(words.join('\0')) ?? [];
}
/** What METADATA says of a policy and of its packages. */
function annotationsOf({ rules }) {
    return rules.flatMap(({ rule, module }) => [rule.annotations, module.annotations]);
}
//# sourceMappingURL=syntax.js.map

/***/ })

};
;