"use strict";
exports.id = 4120;
exports.ids = [4120];
exports.modules = {

/***/ 99334:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readDeclaredPolicies; },
/* harmony export */   h: function() { return /* binding */ POLICY_LEVELS; }
/* harmony export */ });
/* harmony import */ var _configuration_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50351);
/* harmony import */ var _configuration_literal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2443);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



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
    const parsed = (0,_configuration_syntax_parse_hcl_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHcl */ .z)(text);
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
            return argument && ((0,_configuration_literal_js__WEBPACK_IMPORTED_MODULE_1__/* .literalsIn */ .ww)(argument.value).value ?? null);
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
            const unknown = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownKeys */ .vX)(record, known, `policy "${name}"`, 'the policy');
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

/***/ }),

/***/ 26417:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: function() { return /* binding */ SCRIPT_NAMES; },
/* harmony export */   Ug: function() { return /* binding */ POLICY_SYSTEMS; },
/* harmony export */   bQ: function() { return /* binding */ toScript; },
/* harmony export */   dL: function() { return /* binding */ SCRIPTS; },
/* harmony export */   dk: function() { return /* binding */ scriptSchema; },
/* harmony export */   jy: function() { return /* binding */ scriptedResults; }
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77934);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62373);
/* harmony import */ var _rego_policy_set_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99334);
/**
 * What is going to happen to a run, as data, and such scripts by name. A seed, a test or the administrator's endpoint sets
 * one for a workspace. What a script leaves out follows from the rest: the plan from the uploaded files, the policy results
 * from the workspace's policy sets.
 */



const duration = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(0));
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const amount = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .integer */ .ndf(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .minValue */ .Wwf(0));
const scriptedPolicySchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: text,
    /** `soft-mandatory` and `hard-mandatory` are levels of policy checks; the other mandatory levels are not. */
    level: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(_rego_policy_set_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICY_LEVELS */ .h),
    status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['passed', 'failed', 'errored']), 'passed'),
    /** The messages of a failure. An address at the start of a message lets a reader find the resource. */
    messages: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text), []),
    description: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    /** The resources that the answer names in a field, with the place of each block. OPA names one resource, Sentinel none. */
    resources: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ address: text, file: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text), line: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount) })), []),
});
/** A policy in Terraform's own language. */
const terraformPolicySchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ...scriptedPolicySchema.entries,
    /** When it is evaluated: at `Init` it is about providers and modules, and there is no plan yet. */
    stage: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['Init', 'Plan']), 'Plan'),
    /** `unknown`: the policy asks for values that are known only after the apply. */
    status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['passed', 'failed', 'errored', 'unknown']), 'passed'),
    /** The status at the apply of a policy that was `unknown` before. */
    atApply: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['passed', 'failed', 'errored']), 'passed'),
});
const policySetSchema = (policy) => _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: text,
    description: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    /** Whether a person may override mandatory failures of this set (policy evaluations). */
    overridable: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), false),
    /** The set itself could not be evaluated. */
    error: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    policies: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(policy),
});
const scriptedSetSchema = policySetSchema(scriptedPolicySchema);
const terraformPolicySetSchema = policySetSchema(terraformPolicySchema);
const runTaskSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: text,
    level: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['advisory', 'mandatory']), 'mandatory'),
    status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['passed', 'failed', 'errored']), 'passed'),
    message: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text, ''),
    url: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    /** What it found. */
    outcomes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        title: text,
        status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
        body: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
        url: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    })), []),
});
const diagnosticSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    severity: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['error', 'warning']), 'error'),
    summary: text,
    detail: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text, ''),
    address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    file: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    line: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount),
});
const runStatus = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .statusWords */ .o7)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN_STATUSES */ .LV));
const scriptSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** How long a run takes from its creation to its end, where `timings` names no time. */
    durationMs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(duration),
    /** How many milliseconds the run stays in a status; the other statuses share `durationMs`. */
    timings: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(runStatus, duration)),
    /** How many milliseconds after the upload the version becomes `uploaded`. */
    processingMs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(duration),
    /** How many milliseconds after a cancel the run is `canceled`; null: the run does not react to it. */
    cancelMs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(duration)),
    /** Statuses that take no time, as if they came and went between two requests of a client. */
    skip: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(runStatus)),
    /** How many runs are ahead in the queue; the run spends their time in `pending`. */
    queuePosition: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount),
    /** The run never leaves this status. */
    stuckIn: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(runStatus),
    /** Another person's action as soon as the run has a status. */
    interruption: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        at: runStatus,
        action: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['cancel', 'discard', 'force-cancel']),
    })),
    /** The error with which processing of the upload ends. */
    versionError: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text),
    /** The plan, in place of one that is made from the upload. */
    plan: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        additions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount, 0),
        changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount, 0),
        destructions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount, 0),
        diagnostics: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(diagnosticSchema), []),
    })),
    prePlanTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(runTaskSchema)),
    postPlanTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(runTaskSchema)),
    preApplyTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(runTaskSchema)),
    postApplyTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(runTaskSchema)),
    costEstimate: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
        prior: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text, '0.0'),
        proposed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text, '0.0'),
        delta: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text, '0.0'),
        resources: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(amount, 0),
    })),
    /** Legacy policy checks. An empty list: none, even if the workspace has policy sets. */
    policyChecks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        scope: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['organization', 'workspace']), 'organization'),
        policies: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scriptedPolicySchema),
        /** The check itself breaks. */
        errored: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(), false),
    }))),
    /** The policy sets of the policy evaluation. An empty list: none. */
    policySets: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scriptedSetSchema)),
    /** The system that evaluated the sets. */
    policyKind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['opa', 'sentinel'])),
    /** The evaluation stays `pending` although its stage is over. */
    evaluationStuck: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    /** The policy sets of Terraform policy. If one of the plan is `unknown`, all of the plan are evaluated again at the apply. */
    terraformPolicySets: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(terraformPolicySetSchema)),
    /** Why the evaluation of Terraform policy of a stage has no results at all. */
    terraformPolicyError: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        stage: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['Init', 'Plan']), 'Plan'),
        type: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .picklist */ .KIO(['setup_error', 'incompatible_agent_version']), 'setup_error'),
        summary: text,
        detail: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(text, ''),
    })),
    runEvents: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ action: text, description: text }))),
    /** Value that the service would send → value that it sends instead, such as a status that only a newer service has. */
    disguise: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, text)),
});
/** The policy systems of the service. */
const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
/** The results that a script lists, by policy system; the workspace's policy sets judge where it lists none. */
function scriptedResults(script) {
    return {
        'policy-check': script.policyChecks,
        'policy-evaluation': script.policySets,
        'terraform-policy': script.terraformPolicySets,
    };
}
/** A script whose runs no policy system judges. */
const NOT_JUDGED = {
    policyChecks: [],
    policySets: [],
    terraformPolicySets: [],
};
/** Fills in defaults. Throws a `ValiError` on what is not a script. */
function toScript(input) {
    return _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .parse */ .qgA(scriptSchema, input);
}
/** Makes policies of a level. `more`: what else is said of a policy, such as its failure. */
const ofLevel = (level) => (name, more = {}) => ({
    name,
    level,
    ...more,
});
const advisory = ofLevel('advisory');
const soft = ofLevel('soft-mandatory');
const hard = ofLevel('hard-mandatory');
const mandatory = ofLevel('mandatory');
function policyCheck(...policies) {
    return { policyChecks: [{ policies }] };
}
function policySet(...policies) {
    return { policySets: [{ name: 'guardrails', policies }] };
}
function tfPolicySet(...policies) {
    return { terraformPolicySets: [{ name: 'terraform-rules', policies }] };
}
function failedWith(message) {
    return { status: 'failed', messages: [message] };
}
const ENCRYPTION = 'require-encrypted-volumes';
const REGIONS = 'allowed-regions';
const THE_VPC = 'module.vpc.aws_vpc.this';
const WRONG_REGION = failedWith(`${THE_VPC}: region eu-west-9 is not allowed`);
const NOT_ENCRYPTED = failedWith('aws_ebs_volume.data: attribute "encrypted" is not true');
const THE_VOLUME = { address: 'aws_ebs_volume.data', file: 'volumes.tf', line: 15 };
const VOLUME_FAILS = mandatory(ENCRYPTION, { ...NOT_ENCRYPTED, resources: [THE_VOLUME] });
const AT_INIT = { name: 'pinned-modules', level: 'mandatory', stage: 'Init' };
const MODULE_FAILS = {
    ...AT_INIT,
    ...failedWith('module.vpc: the version of the module is not pinned'),
    resources: [{ address: 'module.vpc', file: 'network.tf', line: 3 }],
};
const NO_ENGINE = {
    type: 'incompatible_agent_version',
    summary: 'The agent cannot evaluate Terraform policy',
    detail: 'Agents of version 1.29.0 and newer can.',
};
const OVER_BUDGET = { name: 'cost-guard', status: 'failed', message: 'Over budget.' };
const NEVER_EVALUATED = { ...policySet(mandatory(ENCRYPTION)), evaluationStuck: true };
const CHECKED_AND_EVALUATED = {
    ...policySet(mandatory(REGIONS)),
    ...policyCheck(hard(ENCRYPTION)),
};
const CHANGES = { additions: 2, changes: 1, destructions: 0 };
const COST = { prior: '100.00', proposed: '126.40', delta: '26.40', resources: 3 };
/** The ways in which the runs of a workspace can go, by the names that a seed and tests give to them. */
const SCRIPTS = {
    /** The default: the plan is made from the upload, and the workspace's policy sets judge it. */
    plain: {},
    'none-found': NOT_JUDGED,
    'pre-plan-task': {
        prePlanTasks: [{ name: 'naming-guard', message: 'All names are in order.' }],
    },
    'pre-plan-task-failed': {
        prePlanTasks: [
            { name: 'naming-guard', status: 'failed', message: 'The name "tmp" is not allowed.' },
        ],
    },
    'policy-check-passed': policyCheck(hard(ENCRYPTION), soft(REGIONS)),
    'policy-check-advisory': policyCheck(hard(ENCRYPTION), advisory(REGIONS, WRONG_REGION)),
    'policy-check-soft-failed': policyCheck(hard(ENCRYPTION), soft(REGIONS, WRONG_REGION)),
    'policy-check-hard-failed': policyCheck(hard(ENCRYPTION, NOT_ENCRYPTED), soft(REGIONS)),
    'policy-check-errored': { policyChecks: [{ policies: [hard(ENCRYPTION)], errored: true }] },
    'evaluation-passed': policySet(mandatory(ENCRYPTION), advisory(REGIONS)),
    'evaluation-failed': policySet(mandatory(ENCRYPTION, NOT_ENCRYPTED), advisory(REGIONS)),
    'evaluation-advisory': policySet(mandatory(ENCRYPTION), advisory(REGIONS, { ...WRONG_REGION, resources: [{ address: THE_VPC }] })),
    'evaluation-errored': policySet(mandatory(ENCRYPTION, { status: 'errored', messages: ['the query has no value'] })),
    /** A mandatory run task fails first; the policy evaluation of the run stays `pending`. */
    'evaluation-stuck': { ...NEVER_EVALUATED, postPlanTasks: [OVER_BUDGET] },
    /** The run ends without any failure, and its policy evaluation never began. */
    'evaluation-never-started': NEVER_EVALUATED,
    'awaiting-override': {
        policySets: [
            { name: 'guardrails', overridable: true, policies: [mandatory(REGIONS, WRONG_REGION)] },
        ],
    },
    both: CHECKED_AND_EVALUATED,
    'both-with-cost-estimate': { ...CHECKED_AND_EVALUATED, costEstimate: COST },
    'cost-estimate': { costEstimate: COST },
    'cost-estimate-errored': { costEstimate: { status: 'errored' } },
    'run-task-passed': { postPlanTasks: [{ name: 'cost-guard', message: 'Within budget.' }] },
    'run-task-failed': {
        postPlanTasks: [
            {
                ...OVER_BUDGET,
                url: 'https://cost-guard.example/runs/1',
                outcomes: [
                    {
                        title: 'aws_instance.web costs 412.00 a month',
                        status: 'Denied',
                        body: 'The budget of this team is **300.00**. Take `t3.medium`.',
                        url: 'https://cost-guard.example/runs/1/web',
                    },
                ],
            },
        ],
    },
    'run-task-advisory': { postPlanTasks: [{ ...OVER_BUDGET, level: 'advisory' }] },
    'tf-policy-passed': tfPolicySet(mandatory(ENCRYPTION)),
    'tf-policy': tfPolicySet(VOLUME_FAILS),
    'tf-policy-awaiting-override': tfPolicySet({ ...VOLUME_FAILS, level: 'mandatory-overridable' }),
    /** The policy asks for values that are known only after the apply. */
    'tf-policy-unknown': tfPolicySet({ ...VOLUME_FAILS, status: 'unknown' }),
    /** The same policy; it fails at the apply. */
    'tf-policy-unknown-fails': tfPolicySet({
        ...VOLUME_FAILS,
        status: 'unknown',
        atApply: 'failed',
    }),
    'tf-policy-init-passed': tfPolicySet(AT_INIT, mandatory(ENCRYPTION)),
    'tf-policy-init': tfPolicySet(MODULE_FAILS, mandatory(ENCRYPTION)),
    'tf-policy-init-advisory': tfPolicySet({ ...MODULE_FAILS, level: 'advisory' }),
    'tf-policy-init-awaiting-override': tfPolicySet({ ...MODULE_FAILS, level: 'mandatory-overridable' }, mandatory(ENCRYPTION)),
    /** No policy of the stage was evaluated, and the evaluation itself says why. */
    'tf-policy-error': {
        ...tfPolicySet(mandatory(ENCRYPTION)),
        terraformPolicyError: NO_ENGINE,
    },
    'tf-policy-init-error': {
        ...tfPolicySet(AT_INIT),
        terraformPolicyError: { ...NO_ENGINE, stage: 'Init' },
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
        ...CHECKED_AND_EVALUATED,
    },
    'version-errored': { versionError: 'the configuration files could not be processed' },
    'slow-processing': { processingMs: 3000 },
    'canceled-by-someone': { interruption: { at: 'planning', action: 'cancel' } },
    discarded: {
        interruption: { at: 'policy_override', action: 'discard' },
        ...policyCheck(soft(REGIONS, WRONG_REGION)),
        plan: CHANGES,
    },
    'discarded-while-pending': { interruption: { at: 'pending', action: 'discard' } },
    'force-canceled-by-someone': { interruption: { at: 'planning', action: 'force-cancel' } },
    'cancel-ignored': { cancelMs: null, stuckIn: 'planning' },
    'statuses-skipped': {
        skip: ['pending', 'plan_queued', 'planned', 'post_plan_running', 'post_plan_completed'],
        ...policySet(mandatory(REGIONS)),
    },
    'save-plan': { plan: CHANGES, ...policySet(mandatory(REGIONS)) },
    'save-plan-failed': { plan: CHANGES, ...policySet(mandatory(ENCRYPTION, NOT_ENCRYPTED)) },
    'stuck-pending': { stuckIn: 'pending' },
    'stuck-post-plan': { stuckIn: 'post_plan_running', ...policySet(mandatory(ENCRYPTION)) },
    'long-queue': { queuePosition: 7 },
    downgraded: {
        ...policySet(advisory(REGIONS)),
        runEvents: [
            {
                action: 'changed_policy_enforcements',
                description: 'A mandatory policy was run as advisory: the plan allows one mandatory set.',
            },
        ],
    },
    'unknown-run-status': { disguise: { planned_and_finished: 'planned_and_archived' } },
    'unknown-level': {
        ...policySet(mandatory(ENCRYPTION, NOT_ENCRYPTED)),
        disguise: { mandatory: 'imperative' },
    },
};
const SCRIPT_NAMES = Object.keys(SCRIPTS);
//# sourceMappingURL=scripts.js.map

/***/ }),

/***/ 94120:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FIRST_SEED: function() { return /* binding */ FIRST_SEED; },
/* harmony export */   KI: function() { return /* binding */ scriptReferenceSchema; },
/* harmony export */   KP: function() { return /* binding */ DEFAULT_SEED; },
/* harmony export */   UU: function() { return /* binding */ name; },
/* harmony export */   WV: function() { return /* binding */ pushSchema; },
/* harmony export */   XC: function() { return /* binding */ ingressSchema; },
/* harmony export */   kG: function() { return /* binding */ customEntries; },
/* harmony export */   md: function() { return /* binding */ seedWorkspaceSchema; },
/* harmony export */   o1: function() { return /* binding */ resolveScript; },
/* harmony export */   readSeed: function() { return /* binding */ readSeed; }
/* harmony export */ });
/* unused harmony export seedSchema */
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37694);
/* harmony import */ var _courses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84995);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26417);
/* harmony import */ var _unusable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49998);
/* harmony import */ var _rego_policy_set_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99334);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77934);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62373);
/* harmony import */ var _client_wire_team_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99114);
/** What a service starts with: one JSON file, documented in docs/seed.md, or else one of the seeds at the end of this file. */








const name = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .regex */ .yGV(/^[\w-]{1,90}$/, 'must be 1 to 90 letters, digits, - and _'));
const id = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .regex */ .yGV(/^[\w-]{1,64}$/, 'must be letters, digits, - and _'));
const flag = (otherwise) => _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), otherwise);
const words = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), []);
/** A script: its name, its name with changes, or the whole script. */
const scriptReferenceSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .SCRIPT_NAMES */ .DF),
    _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .SCRIPT_NAMES */ .DF), ..._scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .scriptSchema */ .dk.entries }),
    _scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .scriptSchema */ .dk,
]);
/** The script that a reference means, with all defaults filled in. @param durationMs of a run, if the script names none */
function resolveScript(reference, durationMs) {
    if (typeof reference === 'string')
        return (0,_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .toScript */ .bQ)({ durationMs, ..._scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .SCRIPTS */ .dL[reference] });
    if (!('name' in reference))
        return (0,_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .toScript */ .bQ)({ durationMs, ...reference });
    const { name: scriptName, ...changes } = reference;
    return (0,_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .toScript */ .bQ)({ durationMs, ..._scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .SCRIPTS */ .dL[scriptName], ...changes });
}
const teamSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    id: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(id),
    name,
    visibility: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(['secret', 'organization']), 'organization'),
    owners: flag(false),
    members: words,
    permissions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        readWorkspaces: flag(false),
        manageWorkspaces: flag(false),
        managePolicyOverrides: flag(false),
        delegatePolicyOverrides: flag(false),
        manageAgentPools: flag(false),
    }), {}),
});
/** The rights that `custom` access can have, in seeds and in requests. */
const customEntries = {
    runs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_client_wire_team_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .CUSTOM_ATTRIBUTES */ .ky.runs)),
    variables: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_client_wire_team_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .CUSTOM_ATTRIBUTES */ .ky.variables)),
    'state-versions': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_client_wire_team_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .CUSTOM_ATTRIBUTES */ .ky['state-versions'])),
    'engine-mocks': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_client_wire_team_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .CUSTOM_ATTRIBUTES */ .ky['engine-mocks'])),
    'workspace-locking': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY()),
    'run-tasks': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY()),
    'policy-overrides': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY()),
};
const accessSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    team: name,
    access: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_client_wire_team_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .ACCESS_LEVELS */ .FF),
    ...customEntries,
});
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP();
const ingressSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    branch: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'main'),
    'clone-url': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'https://git.example/acme/infra.git'),
    'commit-message': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'Add a network'),
    'commit-sha': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77'),
    'commit-url': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'https://git.example/acme/infra/commit/6f1cb40'),
    'compare-url': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'https://git.example/acme/infra/compare/5d0f2aa...6f1cb40'),
    identifier: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'acme/infra'),
    'is-pull-request': flag(false),
    'on-default-branch': flag(true),
    'pull-request-number': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .integer */ .ndf())), null),
    'pull-request-url': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(text), null),
    'pull-request-title': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(text), null),
    'pull-request-body': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(text), null),
    tag: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(text), null),
    'sender-username': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'octavia'),
    'sender-avatar-url': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'https://git.example/octavia.png'),
    'sender-html-url': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'https://git.example/octavia'),
});
const versionSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    id: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(id),
    source: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text),
    status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO((0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .statusWords */ .o7)(_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIGURATION_VERSION_STATUSES */ .t8)), 'uploaded'),
    speculative: flag(false),
    provisional: flag(false),
    /** The files' contents by path. */
    files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), {}),
    errorMessage: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text),
    /** Commit information, which makes this a version from version control; members left out get sample values. */
    ingress: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(ingressSchema),
    run: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        id: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(id),
        message: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'Queued by the seed'),
        planOnly: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY()),
        savePlan: flag(false),
        /** A file with a plan in JSON, relative to the seed file: the plan of this run. */
        plan: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text),
        script: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(scriptReferenceSchema, 'plain'),
    })),
});
/** What version control sends to a workspace while the service runs. */
const pushSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    ingress: ingressSchema,
    files: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), {}),
    message: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, 'Triggered via version control'),
    /** The run's script; left out, the workspace's script. */
    script: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(scriptReferenceSchema),
});
const projectName = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(text, _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .regex */ .yGV(/^[A-Za-z0-9_-][A-Za-z0-9_ -]{0,89}$/, 'must be 1 to 90 letters, digits, spaces, - and _'));
const seedWorkspaceSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    id: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(id),
    name,
    project: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(projectName, 'default'),
    workingDirectory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(text), null),
    executionMode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(['remote', 'local', 'agent']), 'remote'),
    locked: flag(false),
    autoApply: flag(false),
    speculativeEnabled: flag(true),
    terraformVersion: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, '1.11.4'),
    /** Names, or names with their values. */
    tags: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP())]), []),
    triggerPatterns: words,
    triggerPrefixes: words,
    vcsRepository: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(text), null),
    variables: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J()), {}),
    environment: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), {}),
    state: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J())), {}),
    access: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(accessSchema), []),
    /** A file with a plan in JSON, relative to the seed file: the plan of every upload that can be read, but of no version here. */
    plan: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text),
    script: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(scriptReferenceSchema, 'plain'),
    versions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(versionSchema), []),
});
const policySetSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    name: text,
    /** The directory of `policies.hcl` and its Rego files, relative to the seed file. Left out: the examples. */
    directory: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text),
    system: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_scripts_js__WEBPACK_IMPORTED_MODULE_1__/* .POLICY_SYSTEMS */ .Ug), 'policy-evaluation'),
    overridable: flag(false),
    description: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text),
    only: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(text)),
    levels: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_rego_policy_set_js__WEBPACK_IMPORTED_MODULE_3__/* .POLICY_LEVELS */ .h))),
    /** The names of the workspaces; left out, all of the organization. */
    workspaces: words,
});
const variableSetSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    name: text,
    /** Whether it applies to all workspaces of the organization. */
    global: flag(false),
    /** Names of workspaces and of projects to which it applies. */
    workspaces: words,
    projects: words,
    environment: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()), {}),
});
const organizationSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    name,
    teams: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(teamSchema), []),
    agentPools: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
        id: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(id),
        name,
        tokens: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ description: text })), []),
    })), []),
    workspaces: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(seedWorkspaceSchema), []),
    policySets: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(policySetSchema), []),
    variableSets: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(variableSetSchema), []),
});
const tokenSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    /** `owners` is the team token of the owners team. */
    kind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(['user', 'team', 'organization', 'owners', 'agent']),
    /** Required for all kinds except `user`. */
    organization: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(name),
    /** The name of the user, team or agent pool. */
    of: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text),
    secret: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .minLength */ .BpQ(16, 'must have at least 16 characters'), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .regex */ .yGV(/^[\x21-\x7e]*$/, 'must have letters, digits and signs only, as tokens have')),
    description: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text, ''),
});
/** Each course with its values; what is left out is as documented. */
const coursesSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    'overridden-plan-only-run': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['overridden-plan-only-run'])),
    'failed-evaluation': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['failed-evaluation'])),
    'overridden-stage': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['overridden-stage'])),
    'overridden-saved-plan': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['overridden-saved-plan'])),
    'final-evaluation': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['final-evaluation'])),
    'broken-check': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['broken-check'])),
    'final-init': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['final-init'])),
    'overridable-init': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['overridable-init'])),
    'failed-task': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['failed-task'])),
    'comments-on-runs': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['comments-on-runs'])),
    'long-message': _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(_courses_js__WEBPACK_IMPORTED_MODULE_0__/* .COURSES */ .Xt['long-message'])),
});
/** The schema of a seed, from which docs/seed.schema.json is made too. */
const seedSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({
    $schema: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text),
    users: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ username: name, email: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(text) })), []),
    organizations: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(organizationSchema), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .minLength */ .BpQ(1)),
    tokens: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(tokenSchema), []),
    courses: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(coursesSchema, {}),
});
/** Reads a seed. @throws Unusable with each problem and its place */
function readSeed(seed) {
    const parsed = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .safeParse */ .xLC(seedSchema, seed);
    const problems = parsed.success
        ? [...findUndeclaredNames(parsed.output), ...findRepeatedNames(parsed.output)]
        : parsed.issues.map((issue) => {
            const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
            return `${path === '' ? '(the whole file)' : path}: ${remedyFor(issue)}`;
        });
    if (problems.length > 0 || !parsed.success) {
        const count = problems.length === 1 ? 'one problem' : `${String(problems.length)} problems`;
        throw new _unusable_js__WEBPACK_IMPORTED_MODULE_2__/* .Unusable */ .k('seed', `The seed cannot be used: ${count}.`, problems);
    }
    return parsed.output;
}
const seedPage = () => (0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_7__/* .ownPage */ .SO)('docs/seed.md');
/** What is wrong with a field, and what to write in its place. */
function remedyFor({ type, expected, received, message }) {
    if (expected === 'never') {
        return `is no field of a seed here. Take it out, or spell it as ${seedPage()} does.`;
    }
    if (received === 'undefined')
        return `is missing. Add it; ${seedPage()} says what it takes.`;
    // The rules of this file have messages that name the remedy themselves.
    if (!message.startsWith('Invalid'))
        return `${message}, and is ${received}.`;
    const words = (expected ?? 'something else').replace(/^\((.*)\)$/, '$1').split(' | ');
    const kinds = { Object: 'an object', Array: 'a list' };
    const described = type === 'union'
        ? `the name of a script, or an object with its fields (${seedPage()})`
        : words.map((word) => kinds[word] ?? word).join(' or ');
    return `must be ${described}, not ${received}.`;
}
/** A problem for each name of a user, team, workspace, pool or organization that no part of the seed declares. */
function findUndeclaredNames({ users, organizations, tokens }) {
    const problems = [];
    const expectAmong = (declared, name, problem) => {
        if (!declared.includes(name ?? ''))
            problems.push(problem);
    };
    const usernames = users.map(({ username }) => username);
    for (const [at, { teams, workspaces, policySets }] of organizations.entries()) {
        const path = `organizations.${at}`;
        for (const { name, members } of teams) {
            for (const member of members) {
                const problem = `${path}.teams: ${name} has a member ${member} who is no user here`;
                expectAmong(usernames, member, problem);
            }
        }
        for (const { name, access } of workspaces) {
            for (const { team } of access) {
                expectAmong(namesOf(teams), team, `${path}.workspaces: ${name} names no team ${team}`);
            }
        }
        for (const { name, workspaces: chosen } of policySets) {
            for (const workspace of chosen) {
                const problem = `${path}.policySets: ${name} names no workspace ${workspace}`;
                expectAmong(namesOf(workspaces), workspace, problem);
            }
        }
    }
    for (const [at, { kind, of, organization: owner }] of tokens.entries()) {
        const path = `tokens.${String(at)}`;
        const organization = organizations.find(({ name }) => name === owner);
        if (kind === 'user')
            expectAmong(usernames, of, `${path}.of: names no user of this seed`);
        else if (organization === undefined) {
            problems.push(`${path}.organization: names no organization of this seed`);
        }
        else if (kind === 'team') {
            expectAmong(namesOf(organization.teams), of, `${path}.of: names no team`);
        }
        else if (kind === 'agent') {
            expectAmong(namesOf(organization.agentPools), of, `${path}.of: names no agent pool`);
        }
    }
    return problems;
}
function namesOf(all) {
    return all.map(({ name }) => name);
}
/** A problem for each name or id that two of a kind have: the service would find only one of them. */
function findRepeatedNames({ users, organizations }) {
    const problemsIn = (path, namesOrIds) => namesOrIds
        .filter((word, index) => word !== undefined && namesOrIds.indexOf(word) < index)
        .map((word) => `${path}: ${word} is there twice`);
    const problems = problemsIn('users', users.map(({ username }) => username)).concat(problemsIn('organizations', namesOf(organizations)));
    for (const kind of ['teams', 'agentPools', 'workspaces']) {
        const ids = organizations.flatMap((organization) => organization[kind].map(({ id }) => id));
        problems.push(...problemsIn(kind, ids));
        for (const [at, organization] of organizations.entries()) {
            problems.push(...problemsIn(`organizations.${at}.${kind}`, namesOf(organization[kind])));
        }
    }
    return problems;
}
const SOFT_FAILURE = {
    files: { 'main.tf': 'resource "aws_s3_bucket" "logs" {\n  bucket = "acme-logs"\n}\n' },
    run: {
        message: 'A soft failure to override',
        planOnly: true,
        script: { name: 'policy-check-soft-failed', policySets: [] },
    },
};
/** A volume that is encrypted and has no region, so that only its tags are missing. */
const UNTAGGED = {
    files: { 'main.tf': 'resource "aws_ebs_volume" "data" {\n  encrypted = true\n}\n' },
    run: { message: 'Three policy systems, and one of them objects', savePlan: true },
};
/** For a service that is given its own policies, or none. */
const DEFAULT_SEED = toSeed({ name: 'network', tags: ['prod'] }, []);
/** For a service that is given nothing: with the example policies, by which all three policy systems judge `network`. */
const FIRST_SEED = toSeed({ name: 'network', tags: ['prod'], versions: [UNTAGGED] }, [
    { name: 'guardrails' },
    {
        name: 'organization-rules',
        system: 'policy-check',
        only: ['required-tags'],
        levels: { 'required-tags': 'soft-mandatory' },
        workspaces: ['network'],
    },
    {
        name: 'terraform-rules',
        system: 'terraform-policy',
        only: ['require-encrypted-volumes'],
        workspaces: ['network'],
        // Advisory here, so that the policy evaluation that comes later is reached too.
        levels: { 'require-encrypted-volumes': 'advisory' },
    },
]);
function toSeed(network, policySets) {
    return {
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
                    network,
                    {
                        name: 'storage',
                        tags: ['prod'],
                        access: [{ team: 'security', access: 'read' }],
                        versions: [SOFT_FAILURE],
                    },
                ],
                policySets,
            },
        ],
    };
}
//# sourceMappingURL=seed.js.map

/***/ })

};
;