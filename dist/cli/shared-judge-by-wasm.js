export const id = 3356;
export const ids = [3356];
export const modules = {

/***/ 81074:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {

module.exports = __webpack_require__.p + "judge-worker.js";

/***/ }),

/***/ 73356:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ readBundle),
/* harmony export */   Ug: () => (/* binding */ POLICY_SYSTEMS),
/* harmony export */   h9: () => (/* binding */ readPolicies),
/* harmony export */   ti: () => (/* binding */ loadPolicySet)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99397);
/* harmony import */ var _tar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74802);
/* harmony import */ var _wasm_judge_by_wasm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19806);
/* harmony import */ var _script_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71922);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34271);
/** Loads a directory of policies: `policies.hcl` with `policy.wasm` or `bundle.tar.gz`. */







const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
/** Reads and checks one policy set. Rejects with an Error that lists everything wrong with it. */
async function loadPolicySet(options, hcl) {
    const { directory } = options;
    const problems = [];
    const text = directory === undefined ? readBundled('policies.hcl') : readDeclarations(directory);
    const policies = readPolicies(text, hcl, problems)
        .filter(({ name }) => options.only?.includes(name) ?? true)
        .map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
    let bundle;
    try {
        bundle =
            directory === undefined ? await openExamples() : await (0,_wasm_judge_by_wasm_js__WEBPACK_IMPORTED_MODULE_4__/* .openBundle */ .h)(findBundle(directory));
        for (const { name, query } of policies) {
            if (!bundle.queries.includes(query)) {
                problems.push(`policy "${name}": ${query} is no entry point of the compiled bundle; it has ${bundle.queries.join(', ')}`);
            }
        }
    }
    catch (error) {
        problems.push(`The bundle ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .g)(error)}`);
    }
    if (problems.length > 0 || bundle === undefined) {
        throw new Error(`The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    }
    return {
        name: options.name,
        description: options.description ?? null,
        system: options.system,
        overridable: options.overridable,
        policies,
        judge: bundle.judgeFor(policies, POLICY_MS),
    };
}
/** The most time for one policy of a bundle. */
const POLICY_MS = 10_000;
let examples;
/** The example policies, in one thread for all services of this process. */
function openExamples() {
    return (examples ??= (0,_wasm_judge_by_wasm_js__WEBPACK_IMPORTED_MODULE_4__/* .openBundle */ .h)({ wasm: readBundled('policy.wasm'), data: undefined }));
}
function readDeclarations(directory) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'policies.hcl');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) : undefined;
}
/** Reads `policies.hcl`, and adds everything that is wrong with it to `problems`. */
function readPolicies(text, hcl, problems) {
    if (text === undefined) {
        problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
        return [];
    }
    const parsed = hcl.parse(new TextDecoder().decode(text));
    const names = new Set();
    for (const { message, range } of parsed.problems) {
        problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
    }
    return parsed.body.blocks.flatMap((block) => {
        const name = block.labels[0] ?? '';
        const text = (attribute) => {
            const written = block.body.attributes.find((one) => one.name === attribute);
            const value = written === undefined ? null : (0,_configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluate */ ._3)(written.value, (0,_configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutNames */ .Fw)());
            return typeof value === 'string' ? value : undefined;
        };
        const query = text('query');
        const level = _script_js__WEBPACK_IMPORTED_MODULE_5__/* .POLICY_LEVELS */ .hj.find((one) => one === text('enforcement_level'));
        const at = `policies.hcl line ${String(block.range.startLine)}`;
        if (block.type !== 'policy' || name === '') {
            problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
        }
        if (query === undefined)
            problems.push(`${at}: policy "${name}" has no query`);
        if (level === undefined) {
            problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${_script_js__WEBPACK_IMPORTED_MODULE_5__/* .POLICY_LEVELS */ .hj.join(', ')}`);
        }
        if (names.has(name))
            problems.push(`${at}: policy "${name}" is there twice. Rename one.`);
        names.add(name);
        if (query === undefined || level === undefined)
            return [];
        const line = block.range.startLine;
        return [{ name, query, level, description: text('description') ?? '', line }];
    });
}
/** Reads one of two files of examples/policies; compiling and bundling copy them next to the code. */
function readBundled(name) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(new URL(name, import.meta.url));
}
function findBundle(directory) {
    const plain = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'policy.wasm');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(plain))
        return { wasm: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(plain), data: undefined };
    const packed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'bundle.tar.gz');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(packed)) {
        throw new Error('(policy.wasm or bundle.tar.gz) is missing; `opa build -t wasm -e <query> …` makes one');
    }
    return readBundle((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(packed));
}
/** Reads a compiled bundle, as `opa build -t wasm` writes it. Throws an Error on anything else. */
function readBundle(packed) {
    // Bundles name their entries from the root, with a slash in front.
    const files = (0,_tar_js__WEBPACK_IMPORTED_MODULE_3__/* .readTarSync */ .FD)(packed, {
        maxBytes: 64 * 1024 * 1024,
        maxEntries: 10_000,
        wanted: (path) => path === 'policy.wasm' || path === 'data.json',
        maxKept: 64 * 1024 * 1024,
        rooted: true,
    });
    const wasm = files.get('policy.wasm');
    if (wasm === undefined)
        throw new Error('holds no policy.wasm');
    const data = files.get('data.json');
    return { wasm, data: data && new TextDecoder().decode(data) };
}
//# sourceMappingURL=load-policies.js.map

/***/ }),

/***/ 16164:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ wordless),
/* harmony export */   z: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/** What a rule that judges returns, as a list of reasons to fail. */

/** Keys of an object that is one reason, as conftest and Terraform Enterprise know it. */
const SAYS = ['msg', 'message', 'reason'];
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
        return value.map((one) => (one === true ? title : one));
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
        return [value];
    if (SAYS.some((key) => typeof value[key] === 'string'))
        return [value];
    // `deny[address] := reason`, or `deny[reason] := true`.
    return Object.entries(value).map(([key, reason]) => {
        if (reason === true)
            return key;
        return typeof reason === 'string' ? `${key}: ${reason}` : reason;
    });
}
/** A reason without words for people; undefined if all have some. */
function wordless(reasons) {
    return reasons.find((one) => typeof one !== 'string' &&
        !((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(one) && SAYS.some((key) => typeof one[key] === 'string')));
}
//# sourceMappingURL=reasons.js.map

/***/ }),

/***/ 71922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ toScript),
/* harmony export */   dk: () => (/* binding */ scriptSchema),
/* harmony export */   hj: () => (/* binding */ POLICY_LEVELS)
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77934);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
/**
 * What is going to happen to a run, as data. A seed, a test or the administrator's endpoint sets it
 * for a workspace. What a script leaves out follows from the rest: the plan from the uploaded
 * files, the policy results from the workspace's policy sets.
 *
 * Beliefs: opa-plan-only-end, pe-stuck
 */


const duration = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const amount = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
const POLICY_LEVELS = [
    'advisory',
    'soft-mandatory',
    'hard-mandatory',
    'mandatory',
    'mandatory-overridable',
];
const scriptedPolicySchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: text,
    /** `soft-mandatory` and `hard-mandatory` are levels of policy checks; the other mandatory levels are not. */
    level: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(POLICY_LEVELS),
    status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['passed', 'failed', 'errored']), 'passed'),
    /** The messages of a failure. An address at the start of a message lets a reader find the resource. */
    messages: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text), []),
    description: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    /** For Terraform policy only: the resource, and where its block begins. */
    resources: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ address: text, file: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text), line: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount) })), []),
});
/** A policy in Terraform's own language. */
const terraformPolicySchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...scriptedPolicySchema.entries,
    /** `unknown`: it asks for values that are known after the apply. */
    status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['passed', 'failed', 'errored', 'unknown']), 'passed'),
    /** What an unknown one comes to at the apply. */
    atApply: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['passed', 'failed', 'errored']), 'passed'),
});
const setOf = (policy) => _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: text,
    description: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    /** Whether a person may override mandatory failures of this set (policy evaluations). */
    overridable: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), false),
    /** The set itself could not be evaluated. */
    error: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    policies: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(policy),
});
const scriptedSetSchema = setOf(scriptedPolicySchema);
const terraformPolicySetSchema = setOf(terraformPolicySchema);
const runTaskSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: text,
    level: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['advisory', 'mandatory']), 'mandatory'),
    status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['passed', 'failed', 'errored']), 'passed'),
    message: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text, ''),
    url: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
});
const diagnosticSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    severity: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['error', 'warning']), 'error'),
    summary: text,
    detail: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text, ''),
    address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    file: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    line: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount),
});
const runStatus = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .statusWords */ .o7)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN */ .oq));
const scriptSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** How long a run takes from its creation to its end, where `timings` names no time. */
    durationMs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(duration),
    /** How many milliseconds the run stays in a status; the other statuses share `durationMs`. */
    timings: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(runStatus, duration)),
    /** How many milliseconds after the upload the version becomes `uploaded`. */
    processingMs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(duration),
    /** How many milliseconds after a cancel the run is `canceled`; null: the run does not react to it. */
    cancelMs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(duration)),
    /** Statuses that take no time, as if they came and went between two requests of a client. */
    skip: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runStatus)),
    /** How many runs are ahead in the queue; the run spends their time in `pending`. */
    queuePosition: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount),
    /** The run never leaves this status. */
    stuckIn: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(runStatus),
    /** Another person's action as soon as the run has a status. */
    interruption: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        at: runStatus,
        action: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['cancel', 'discard', 'force-cancel']),
    })),
    /** The error with which processing of the upload ends. */
    versionError: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    /** The plan, in place of one that is made from the upload. */
    plan: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        additions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount, 0),
        changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount, 0),
        destructions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount, 0),
        diagnostics: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(diagnosticSchema), []),
    })),
    prePlanTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runTaskSchema)),
    postPlanTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runTaskSchema)),
    preApplyTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runTaskSchema)),
    postApplyTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runTaskSchema)),
    costEstimate: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
        prior: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text, '0.0'),
        proposed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text, '0.0'),
        delta: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text, '0.0'),
        resources: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount, 0),
    })),
    /** Legacy policy checks. An empty list: none, even if the workspace has policy sets. */
    policyChecks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        scope: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['organization', 'workspace']), 'organization'),
        policies: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(scriptedPolicySchema),
        /** The check itself breaks. */
        errored: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), false),
    }))),
    /** The policy sets of the policy evaluation. An empty list: none. */
    policySets: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(scriptedSetSchema)),
    /** The system that evaluated the sets. */
    policyKind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['opa', 'sentinel'])),
    /** The evaluation stays `pending` although its stage is over. */
    evaluationStuck: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /**
     * How a plan-only run ends when an evaluation failed. Left out: it waits for an override if one
     * is possible, else it errors.
     */
    planOnlyFailure: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO([
        'errored',
        'policy_soft_failed',
        'post_plan_awaiting_decision',
        'planned_and_finished',
    ])),
    /** Terraform policy. With an unknown policy, all are evaluated once more at the apply. */
    terraformPolicySets: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(terraformPolicySetSchema)),
    runEvents: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ action: text, description: text }))),
    /**
     * Replaces values that the service sends, by the value replaced: for statuses that a newer
     * service might have.
     */
    disguise: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, text)),
    /** Attributes that the workspace has while it has this script. */
    workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        locked: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
        executionMode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['remote', 'local', 'agent'])),
        autoApply: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    })),
});
/** Fills in defaults. Throws a `ValiError` on what is not a script. */
function toScript(input) {
    return _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qgA(scriptSchema, input);
}
//# sourceMappingURL=script.js.map

/***/ }),

/***/ 19806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openBundle)
});

// EXTERNAL MODULE: ./build/src/model/exact-json.js
var exact_json = __webpack_require__(95971);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/service/reasons.js
var reasons = __webpack_require__(16164);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/service/wasm/functions-used.js
/**
 * Which functions of the runtime a compiled bundle uses. OPA compiles them into the module, leaves out
 * those that no policy needs, and keeps the names of the others. https://webassembly.github.io/spec/core/binary
 */
/** Bytes of a module, read from the start. */
class Reader {
    #bytes;
    end;
    at;
    constructor(bytes, at = 0, end = bytes.length) {
        this.#bytes = bytes;
        this.at = at;
        this.end = end;
    }
    byte() {
        const value = this.#bytes[this.at];
        if (value === undefined || this.at >= this.end)
            throw new Error('The module ends too early.');
        this.at += 1;
        return value;
    }
    /** LEB128 without its sign: the sign does not matter here. */
    number() {
        let value = 0;
        for (let shift = 0;; shift += 7) {
            const byte = this.byte();
            value += (byte & 0x7f) * 2 ** shift;
            if (byte < 0x80)
                return value;
        }
    }
    text() {
        const length = this.number();
        const text = new TextDecoder().decode(this.#bytes.subarray(this.at, this.at + length));
        this.skip(length);
        return text;
    }
    /** The next bytes as a reader of their own; this one goes on after them. */
    part(length) {
        const from = this.at;
        this.skip(length);
        return new Reader(this.#bytes, from, from + length);
    }
    skip(length) {
        this.at += length;
        if (this.at > this.end)
            throw new Error('The module ends too early.');
    }
    get isOver() {
        return this.at >= this.end;
    }
}
const SECTION = { custom: 0, import: 2, code: 10 };
/** @throws Error if the bytes are no module, or if it does not name its functions */
function functionsUsed(wasm) {
    const reader = new Reader(wasm, 8);
    let names = new Map();
    let imported = 0;
    let code;
    while (!reader.isOver) {
        const id = reader.byte();
        const section = reader.part(reader.number());
        if (id === SECTION.import)
            imported = countFunctions(section);
        if (id === SECTION.code)
            code = section;
        if (id === SECTION.custom && section.text() === 'name')
            names = readNames(section);
    }
    if (names.size === 0 || code === undefined) {
        throw new Error('It does not name its functions: what it uses is not known.');
    }
    return { names: [...names.values()], collectsLists: collectsLists(code, imported, names) };
}
function countFunctions(section) {
    let count = 0;
    for (let left = section.number(); left > 0; left -= 1) {
        section.text();
        section.text();
        const kind = section.byte();
        if (kind === 0) {
            count += 1;
            section.number();
        }
        else if (kind === 2) {
            const hasMost = section.byte() % 2 === 1;
            section.number();
            if (hasMost)
                section.number();
        }
        else
            throw new Error('It imports what a compiled policy does not.');
    }
    return count;
}
function readNames(section) {
    const names = new Map();
    while (!section.isOver) {
        const kind = section.byte();
        const part = section.part(section.number());
        if (kind !== 1)
            continue;
        for (let left = part.number(); left > 0; left -= 1)
            names.set(part.number(), part.text());
    }
    return names;
}
const OPCODE = { call: 0x10, localGet: 0x20, localSet: 0x21, localTee: 0x22, constant: 0x41 };
/**
 * Looks for a list that is made empty and filled later: `opa_array_with_cap(0)`, kept in a local variable
 * that `opa_array_append` gets.
 */
function collectsLists(code, imported, names) {
    let index = imported;
    for (let left = code.number(); left > 0; left -= 1, index += 1) {
        const body = code.part(code.number());
        // The functions of policies are called after their rules.
        if (/^g\d+\.data\./.test(names.get(index) ?? '') && fillsList(body, names))
            return true;
    }
    return false;
}
function fillsList(body, names) {
    for (let left = body.number(); left > 0; left -= 1) {
        body.number();
        body.byte();
    }
    const empty = new Set();
    /** The instructions before this one, the last one first. */
    let before = [];
    while (!body.isOver) {
        const opcode = body.byte();
        const value = readOperand(opcode, body);
        const [last, beforeLast] = before;
        const isStored = opcode === OPCODE.localSet || opcode === OPCODE.localTee;
        const isNew = last?.opcode === OPCODE.call && names.get(last.value) === 'opa_array_with_cap';
        const isEmpty = isNew && beforeLast?.opcode === OPCODE.constant && beforeLast.value === 0;
        if (isStored && isEmpty)
            empty.add(value);
        else if (isStored)
            empty.delete(value);
        if (opcode === OPCODE.call && names.get(value) === 'opa_array_append') {
            const given = before.filter((one) => one.opcode === OPCODE.localGet);
            if (given.some((one) => empty.has(one.value)))
                return true;
        }
        before = [{ opcode, value }, ...before].slice(0, 4);
    }
    return false;
}
/** The operand of an instruction, of those that OPA writes into the functions of policies. */
function readOperand(opcode, body) {
    // Blocks, branches, calls, local and global variables, constants.
    if (opcode === 0x02 || opcode === 0x03 || opcode === 0x04)
        return body.number();
    if (opcode === 0x0c || opcode === 0x0d || opcode === OPCODE.call)
        return body.number();
    if (opcode >= 0x20 && opcode <= 0x24)
        return body.number();
    if (opcode === OPCODE.constant || opcode === 0x42)
        return body.number();
    if (opcode === 0x11) {
        body.number();
        return body.number();
    }
    if (opcode === 0x0e) {
        for (let left = body.number(); left >= 0; left -= 1)
            body.number();
        return 0;
    }
    // Memory has an alignment and an offset.
    if (opcode >= 0x28 && opcode <= 0x3e) {
        body.number();
        return body.number();
    }
    const hasNone = opcode <= 0x01 || [0x05, 0x0b, 0x0f, 0x1a, 0x1b].includes(opcode);
    if (hasNone || (opcode >= 0x45 && opcode <= 0xc4))
        return 0;
    throw new Error(`It has an instruction (${opcode}) that compiled policies do not have.`);
}
//# sourceMappingURL=functions-used.js.map
;// CONCATENATED MODULE: ./build/src/service/wasm/equal-functions.js
/**
 * Which functions of compiled Rego give what `opa eval` gives. `__tests__/rego/compiled.test.ts` runs both
 * over generated arguments. What is in neither list is refused.
 */


/** Function of the runtime → function of Rego. */
const EQUAL = {
    builtin_graph_reachable: 'graph.reachable',
    builtin_member: 'internal.member_2',
    builtin_member3: 'internal.member_3',
    builtin_object_filter: 'object.filter',
    builtin_object_get: 'object.get',
    builtin_object_keys: 'object.keys',
    builtin_object_remove: 'object.remove',
    builtin_object_union: 'object.union',
    opa_agg_count: 'count',
    opa_agg_max: 'max',
    opa_agg_min: 'min',
    opa_agg_sort: 'sort',
    opa_arith_abs: 'abs',
    opa_arith_rem: 'rem',
    opa_arith_round: 'round',
    opa_array_concat: 'array.concat',
    opa_array_flatten: 'array.flatten',
    opa_array_reverse: 'array.reverse',
    opa_array_slice: 'array.slice',
    opa_base64_encode: 'base64.encode',
    opa_base64_url_encode: 'base64url.encode',
    opa_bits_and: 'bits.and',
    opa_bits_negate: 'bits.negate',
    opa_bits_or: 'bits.or',
    opa_bits_shiftleft: 'bits.lsh',
    opa_bits_shiftright: 'bits.rsh',
    opa_bits_xor: 'bits.xor',
    opa_cmp_eq: 'equal',
    opa_cmp_gt: 'gt',
    opa_cmp_gte: 'gte',
    opa_cmp_lt: 'lt',
    opa_cmp_lte: 'lte',
    opa_cmp_neq: 'neq',
    opa_numbers_range: 'numbers.range',
    opa_set_intersection: 'and',
    opa_set_union: 'or',
    opa_sets_intersection: 'intersection',
    opa_sets_union: 'union',
    opa_strings_contains: 'contains',
    opa_strings_endswith: 'endswith',
    opa_strings_lower: 'lower',
    opa_strings_reverse: 'strings.reverse',
    opa_strings_split: 'split',
    opa_strings_startswith: 'startswith',
    opa_strings_substring: 'substring',
    opa_strings_trim: 'trim',
    opa_strings_trim_left: 'trim_left',
    opa_strings_trim_prefix: 'trim_prefix',
    opa_strings_trim_right: 'trim_right',
    opa_strings_trim_space: 'trim_space',
    opa_strings_trim_suffix: 'trim_suffix',
    opa_strings_upper: 'upper',
    opa_to_number: 'to_number',
    opa_types_is_array: 'is_array',
    opa_types_is_boolean: 'is_boolean',
    opa_types_is_null: 'is_null',
    opa_types_is_number: 'is_number',
    opa_types_is_object: 'is_object',
    opa_types_is_set: 'is_set',
    opa_types_is_string: 'is_string',
    opa_types_name: 'type_name',
    opa_value_transitive_closure: 'walk',
};
/** Functions that differ: in the order of sets, in digits, in what they accept. */
const UNEQUAL = {
    builtin_json_filter: 'json.filter',
    builtin_json_remove: 'json.remove',
    builtin_object_union_n: 'object.union_n',
    opa_agg_product: 'product',
    opa_agg_sum: 'sum',
    opa_arith_ceil: 'ceil',
    opa_arith_divide: '/',
    opa_arith_floor: 'floor',
    opa_arith_minus: '-',
    opa_arith_multiply: '*',
    opa_arith_plus: '+',
    opa_base64_decode: 'base64.decode',
    opa_base64_is_valid: 'base64.is_valid',
    opa_base64_url_decode: 'base64url.decode',
    opa_cidr_contains: 'net.cidr_contains',
    opa_cidr_intersects: 'net.cidr_intersects',
    opa_glob_match: 'glob.match',
    opa_json_is_valid: 'json.is_valid',
    opa_json_marshal: 'json.marshal',
    opa_json_unmarshal: 'json.unmarshal',
    opa_regex_find_all_string_submatch: 'regex.find_all_string_submatch_n',
    opa_regex_is_valid: 'regex.is_valid',
    opa_regex_match: 'regex.match',
    opa_strings_concat: 'concat',
    opa_strings_format_int: 'format_int',
    opa_strings_indexof: 'indexof',
    opa_strings_replace: 'replace',
    opa_strings_replace_n: 'strings.replace_n',
    opa_template_string: '$"…"',
};
/** What the runtime consists of, besides functions of Rego. */
const RUNTIME = new RegExp(`^opa_(?:${[
    'abort_?',
    'array(?:_append|_free|_sort|_with_cap)?',
    'ato[if].*',
    'bf_.*|number_(?:hash|init_int|int|ref.*|size|to_bf|try_int)',
    'boolean|null|itoa|realloc|malloc.*|free.*|isdigit|ishex|isspace|runtime_error',
    'builtin.*|eval.*|heap_.*|mapping_.*|memoize_.*|mpd_.*|unicode_.*|value_.*',
    'json_(?:dump|lex_.*|parse.*|writer_.*|lex_read)',
    'object(?:_get|_insert|_keys|_remove)?',
    'set(?:_add|_diff|_get|_with_cap)?',
    'string(?:_allocated|_terminated)?|strlen|strncmp',
].join('|')})$`);
/** The policies that ship with this program: a test compares all of them with `opa`. */
const EXAMPLES_DIGEST = '032dbb00c38e590af865f4455649e689ad7ff2ca9863019757c8c4f19ec2f2e7';
/**
 * Functions of Rego that a bundle uses and that are not known to be equal.
 *
 * @param hostFunctions what the module expects from its host
 * @throws Error if the bundle does not show what it uses
 */
function unequalFunctions(wasm, hostFunctions) {
    if ((0,external_node_crypto_.createHash)('sha256').update(wasm).digest('hex') === EXAMPLES_DIGEST)
        return [];
    const { names, collectsLists } = functionsUsed(wasm);
    const inside = names.flatMap((name) => {
        if (Object.hasOwn(EQUAL, name) || !/^(?:opa|builtin)_/.test(name))
            return [];
        if (Object.hasOwn(UNEQUAL, name))
            return UNEQUAL[name] ?? [];
        return RUNTIME.test(name) ? [] : [name];
    });
    const outside = hostFunctions.filter((name) => name !== 'sprintf');
    const lists = collectsLists ? ['[… | …]'] : [];
    return [...new Set([...inside, ...outside, ...lists])].sort();
}
//# sourceMappingURL=equal-functions.js.map
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/src/service/wasm/wasm-thread.js
/** A thread that evaluates one compiled bundle. It is ended, and started anew, when it takes too long. */

/** 1 GB, as a process of `opa` may have. */
const MAX_PAGES = 16_384;
const MAX_HEAP_MB = 512;
const START_MS = 10_000;
class WasmThread {
    #data;
    #worker;
    /** The thread answers one question after the other. */
    #before = Promise.resolve();
    /** @param data JSON; undefined where the bundle has none */
    constructor(wasm, data) {
        this.#data = { wasm, data, maxPages: MAX_PAGES };
    }
    /** Starts the thread. Resolves to what the module has. */
    async start() {
        // The name is written out, so that the bundler finds the file.
        this.#worker = new external_node_worker_threads_.Worker(new URL(/* asset import */ __webpack_require__(81074), __webpack_require__.b), {
            workerData: this.#data,
            resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
            env: {},
        });
        // An error is an answer, where one is awaited.
        this.#worker.on('error', () => undefined).unref();
        return this.#next(this.#worker, START_MS, new AbortController().signal);
    }
    ask(question, timeoutMs, signal) {
        const asking = this.#before.then(() => this.#askNow(question, timeoutMs, signal));
        this.#before = asking.catch(() => undefined);
        return asking;
    }
    async #askNow(question, timeoutMs, signal) {
        if (signal.aborted)
            return { ended: 'aborted' };
        if (this.#worker === undefined) {
            const started = await this.start();
            if (!('entryPoints' in started))
                return started;
        }
        const worker = this.#worker;
        if (worker === undefined)
            return { ended: 'aborted' };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
        worker.postMessage(question);
        return this.#next(worker, timeoutMs, signal);
    }
    /** The next message. A thread that sends none in time is ended. */
    async #next(worker, timeoutMs, signal) {
        worker.ref();
        const answer = await new Promise((resolve) => {
            const broke = ({ message }) => end(/memory/i.test(message) ? { ended: 'memory' } : { broke: message });
            const abort = () => end({ ended: 'aborted' });
            const timer = setTimeout(() => end({ ended: 'timeout' }), timeoutMs);
            const end = (given) => {
                clearTimeout(timer);
                worker.off('message', end).off('error', broke);
                signal.removeEventListener('abort', abort);
                resolve(given);
            };
            worker.on('message', end).on('error', broke);
            signal.addEventListener('abort', abort);
        });
        worker.unref();
        if ('ended' in answer)
            await this.stop();
        return answer;
    }
    async stop() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
}
//# sourceMappingURL=wasm-thread.js.map
;// CONCATENATED MODULE: ./build/src/service/wasm/judge-by-wasm.js
/** Judges by compiled Rego, where there is no `opa`. */






/**
 * Opens a bundle in a separate thread.
 *
 * @throws Error if it is no compiled Rego, or if it might judge otherwise than `opa`; the message is the
 *   rest of a sentence that begins with the bundle
 */
async function openBundle({ wasm, data }) {
    const thread = new WasmThread(wasm, data);
    const started = await thread.start();
    if (!('entryPoints' in started)) {
        await thread.stop();
        throw new Error(`is no compiled Rego: ${whyNot(started)}. \`opa build -t wasm\` makes a bundle that has it inside; name that bundle.tar.gz.`);
    }
    const unequal = unequalFunctions(wasm, started.functions);
    if (unequal.length > 0) {
        await thread.stop();
        throw new Error(`uses ${unequal.join(', ')}. Compiled, that is not certain to give what opa gives. Install opa, which then judges by the .rego files.`);
    }
    return {
        queries: started.entryPoints.map((name) => `data.${name.replaceAll('/', '.')}`),
        judgeFor: (policies, policyMs) => judgeIn(thread, policies, policyMs),
        close: () => thread.stop(),
    };
}
function judgeIn(thread, policies, policyMs) {
    return {
        kind: 'opa',
        version: 'compiled bundle',
        takesTime: false,
        judge: async ({ plan, planText = JSON.stringify(plan), run }, signal) => {
            const input = withoutHalves(`{"plan":${planText},"run":${JSON.stringify(run)}}`);
            const judged = [];
            for (const { name, query } of policies) {
                const entryPoint = query.replace(/^data\./, '').replaceAll('.', '/');
                const answer = await thread.ask({ entryPoint, input }, policyMs, signal);
                judged.push({ name, ...readAnswer(answer, name) });
            }
            return judged;
        },
    };
}
/** Go reads half a character as U+FFFD, and the compiled reader not at all. */
function withoutHalves(json) {
    return json.replaceAll(/\\\\|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\ud[89a-f][\da-f]{2}/gi, (escape) => (escape.length === 6 ? '\\ufffd' : escape));
}
function readAnswer(answer, name) {
    if (!('json' in answer)) {
        const status = 'ended' in answer ? 'not_evaluated' : 'errored';
        return { status, output: [`Policy ${(0,quote/* quote */.h)(name)}: ${whyNot(answer)}`] };
    }
    const results = (0,exact_json/* parseExactly */.A)(answer.json);
    const first = Array.isArray(results) ? results[0] : undefined;
    const output = (0,reasons/* reasonsOf */.z)((0,parse/* isRecord */.u4)(first) ? first['result'] : undefined, name);
    // A set comes in any order; sorting it keeps the report the same each time.
    const sorted = output.toSorted((one, other) => JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
    return { status: output.length > 0 ? 'failed' : 'passed', output: sorted };
}
const ENDED = {
    timeout: 'it took too long and was ended.',
    memory: 'it took too much memory and was ended.',
    aborted: 'it was not judged, because the run was canceled.',
};
function whyNot(answer) {
    if ('ended' in answer)
        return ENDED[answer.ended];
    return 'broke' in answer ? answer.broke : 'the compiled bundle gave another answer than asked.';
}
//# sourceMappingURL=judge-by-wasm.js.map

/***/ })

};
