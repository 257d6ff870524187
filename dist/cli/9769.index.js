"use strict";
exports.id = 9769;
exports.ids = [9769];
exports.modules = {

/***/ 1397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: function() { return /* binding */ SCENARIOS; },
/* harmony export */   kC: function() { return /* binding */ SHOWN; },
/* harmony export */   pW: function() { return /* binding */ findExamples; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/** How each verdict comes about: what the pull request changes in the examples, what happens to the run, and where these are. */


const ENCRYPT = [
    'storage/volumes.tf',
    '  encrypted         = false\n',
    '  encrypted         = true\n  kms_key_id        = aws_kms_key.data.arn\n',
];
const CLOSE_NFS = [
    'storage/shared.tf',
    'cidr_blocks = ["0.0.0.0/0"]',
    'cidr_blocks = ["10.20.0.0/16"]',
];
const MOVE_BUCKET = ['network/flow-logs.tf', '  region = "us-east-1"\n', ''];
const TAG_EIP = [
    'network/main.tf',
    '  domain = "vpc"\n',
    '  domain = "vpc"\n  tags   = local.tags\n',
];
const TAG_ROUTES = [
    'modules/vpc/subnets/main.tf',
    'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n',
    'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n  tags   = var.tags\n',
];
const TAG_SCRATCH = [
    'storage/volumes.tf',
    '  availability_zone = each.value\n',
    '  availability_zone = each.value\n  tags              = local.tags\n',
];
const KEEP_EXPORTS = [
    'storage/buckets.tf',
    'resource "aws_s3_bucket" "exports" {\n',
    `resource "aws_s3_bucket_versioning" "exports" {
  bucket = aws_s3_bucket.exports.id

  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket" "exports" {
`,
];
const MISSPELL = [
    'network/main.tf',
    'source = "../modules/vpc"',
    'source = "../modules/vcp"',
];
const MANDATORY = [ENCRYPT, CLOSE_NFS];
const ADVISORY = [TAG_EIP, TAG_ROUTES, TAG_SCRATCH, KEEP_EXPORTS];
const EVERYTHING = [...MANDATORY, MOVE_BUCKET, ...ADVISORY];
const SCENARIOS = {
    passed: { story: 'a pull request that fixes everything', edits: EVERYTHING, plans: 'passed' },
    advisory: {
        story: 'a pull request that leaves the advisory failures',
        edits: [...MANDATORY, MOVE_BUCKET],
        plans: 'advisory',
    },
    overridden: {
        story: 'a pull request whose one mandatory failure is overridden during the check',
        edits: [...MANDATORY, ...ADVISORY],
        plans: 'overridden',
        isOverridden: true,
    },
    'needs-override': {
        story: 'a pull request with a failure that can be overridden',
        edits: MANDATORY,
        plans: 'needs-override',
    },
    blocked: {
        story: 'a pull request with failures that cannot be overridden',
        edits: [],
        plans: 'blocked',
    },
    errored: {
        story: 'a pull request that cannot be planned',
        edits: [...EVERYTHING, MISSPELL],
        plans: 'passed',
    },
    undecided: {
        story: 'a pull request whose policies are never evaluated, although the run ends well',
        edits: EVERYTHING,
        plans: 'passed',
        script: { workspace: 'net-prod', reference: { evaluationStuck: true } },
    },
    canceled: {
        story: 'a pull request whose run another person cancels',
        edits: EVERYTHING,
        plans: 'passed',
        script: {
            workspace: 'net-prod',
            reference: { interruption: { at: 'planning', action: 'cancel' } },
        },
    },
};
/** The addresses that are shown in place of the local service's, which changes with every start. */
const SHOWN = {
    service: 'https://app.terraform.example',
    github: 'https://github.example',
};
/**
 * The absolute path of `examples/`, with a slash at its end. It lies next to `dist/` in a clone and in the package, and two
 * levels higher from compiled sources.
 */
function findExamples() {
    for (const path of ['../../examples/', '../../../../examples/']) {
        const directory = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL(path, require("url").pathToFileURL(__filename).href));
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(`${directory}seed.json`))
            return directory;
    }
    throw new Error('the folder examples/ is not where it was installed');
}
//# sourceMappingURL=scenarios.js.map

/***/ }),

/***/ 71238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openServedPolicies: function() { return /* binding */ openServedPolicies; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _service_load_policies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50975);
/* harmony import */ var _rego_open_policies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59714);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48391);
/* harmony import */ var _rego_policy_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95673);
/* harmony import */ var _rego_find_opa_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95809);
/* harmony import */ var _demo_scenarios_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1397);
/* harmony import */ var _read_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73815);
/** Opens what judges plans for `serve`: the policies of a directory, and those that a seed names. */








/** How the service describes the set of the directory, which every workspace gets. */
const GUARDRAILS = {
    name: 'guardrails',
    description: null,
    system: 'policy-evaluation',
    overridable: false,
};
/**
 * @param shownAs the directory as `--policies` names it; undefined without the option
 * @throws UsageError with everything that is wrong with the directory
 */
async function openServedPolicies(shownAs, { clock, executeBounded, environment, signal, workingDirectory }) {
    const limits = { clock, policyMs: _rego_open_policies_js__WEBPACK_IMPORTED_MODULE_2__/* .POLICY_MS */ .c7, deadlineMs: Number.POSITIVE_INFINITY };
    const policyPorts = { executeBounded, environment, signal, limits };
    const opened = [];
    const open = async (files) => {
        (0,_rego_open_policies_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseUnjudged */ .lf)(files);
        const policies = await (0,_rego_open_policies_js__WEBPACK_IMPORTED_MODULE_2__/* .openPolicies */ .fg)(files, policyPorts);
        opened.push(policies);
        return policies;
    };
    try {
        const opa = await (0,_rego_find_opa_js__WEBPACK_IMPORTED_MODULE_5__.findOpa)(policyPorts);
        const hasOpa = opa !== undefined && !('problem' in opa);
        const withoutSet = {
            set: undefined,
            openJudge: async (path) => {
                if (!hasOpa)
                    return undefined;
                // Without a path the examples are meant.
                const directory = path ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_demo_scenarios_js__WEBPACK_IMPORTED_MODULE_6__/* .findExamples */ .pW)(), 'policies');
                return (await open(await readPolicyDirectory(directory, directory))).set.judge;
            },
            warnings: [],
            close: async () => {
                for (const { close } of opened)
                    await close();
            },
        };
        if (shownAs === undefined)
            return withoutSet;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, shownAs);
        const files = await readPolicyDirectory(path, shownAs);
        // The answers of `opa` for the example policies are recorded.
        if (!hasOpa && (0,_service_load_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .areExamples */ .iB)(await (0,_service_load_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .readSources */ .tW)(path))) {
            return { ...withoutSet, set: await (0,_service_load_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPolicySet */ .ti)({ ...GUARDRAILS, directory: path }) };
        }
        const { set, warnings } = await open(files);
        return { ...withoutSet, set: { ...set, ...GUARDRAILS }, warnings };
    }
    catch (error) {
        if (!(error instanceof _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq))
            throw error;
        throw new _read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(error.problems('--policies'));
    }
}
/** Reads a directory of the user's own, so links are followed. @throws PolicyProblem if it is missing or cannot be read */
async function readPolicyDirectory(path, shownAs) {
    const followsLinks = true;
    const files = await (0,_rego_policy_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readDirectoryPolicies */ .Ak)(path, shownAs, followsLinks);
    if (files === undefined)
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq(`"${shownAs}" does not exist.`);
    return files;
}
//# sourceMappingURL=open-served.js.map

/***/ }),

/***/ 48391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: function() { return /* binding */ POLICY_DIRECTORIES; },
/* harmony export */   Y2: function() { return /* binding */ MissingJudge; },
/* harmony export */   cq: function() { return /* binding */ PolicyProblem; }
/* harmony export */ });
/** Where a person's policies are if the input is left out; the second is that of conftest. */
const POLICY_DIRECTORIES = ['policies', 'policy'];
/** A policy set cannot be used. It has every reason at once, each a whole sentence. */
class PolicyProblem extends Error {
    name = 'PolicyProblem';
    sentences;
    helpCode;
    constructor(reasons, helpCode) {
        const sentences = [reasons].flat();
        super(sentences.join('\n'));
        this.sentences = sentences;
        this.helpCode = helpCode;
    }
    /** @param where what names the policies: an input or an option */
    problems(where) {
        return this.sentences.map((message) => ({ where, message, code: this.helpCode }));
    }
}
/** Nothing judges: there is no policy, or the program that judges is not here or cannot be used. */
class MissingJudge extends PolicyProblem {
    name = 'MissingJudge';
}
//# sourceMappingURL=policy-files.js.map

/***/ }),

/***/ 50975:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: function() { return /* binding */ isRecorded; },
/* harmony export */   iB: function() { return /* binding */ areExamples; },
/* harmony export */   tW: function() { return /* binding */ readSources; },
/* harmony export */   ti: function() { return /* binding */ loadPolicySet; }
/* harmony export */ });
/* unused harmony exports digestOfPlan, digestOfSources */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _rego_policy_set_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99334);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34271);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43962);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73024);
/* harmony import */ var _unusable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49998);
/**
 * Loads a directory of policies: `policies.hcl` and the Rego files beside it. Where there is no `opa`, answers judge that it
 * gave by the example policies, and that were recorded for the plans of the demonstration and of the example seed.
 */








/**
 * Reads and checks one policy set.
 *
 * @param openJudge left out, or without an `opa`, recorded answers judge
 * @throws Unusable with everything that is wrong with the set
 */
async function loadPolicySet(options, openJudge) {
    const { directory } = options;
    const problems = [];
    const addProblem = (error) => {
        problems.push((0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error));
    };
    const sources = directory === undefined ? undefined : await readSources(directory).catch(addProblem);
    const text = directory === undefined
        ? readExample('policies.hcl').toString()
        : await readFileIn(directory, 'policies.hcl').catch(addProblem);
    const policies = (0,_rego_policy_set_js__WEBPACK_IMPORTED_MODULE_2__/* .readDeclaredPolicies */ .D)(text, problems)
        .filter(({ name }) => options.only?.includes(name) ?? true)
        .map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
    const judge = await openJudge?.(directory).catch(addProblem);
    if (problems.length > 0) {
        const what = `The policy set in ${directory ?? 'this program'} cannot be used:`;
        throw new _unusable_js__WEBPACK_IMPORTED_MODULE_6__/* .Unusable */ .k('policies', what, problems);
    }
    const { name, system, overridable, description = null } = options;
    const judgeOrAnswers = judge ?? judgeByAnswers(policies, sources);
    return { name, description, system, overridable, policies, judge: judgeOrAnswers };
}
/** Path → text of each file that decides what policies say: Rego, without its tests, and data. */
async function readSources(directory) {
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { recursive: true })).filter((name) => /(?<!_test)\.rego$|(?:^|[/\\])data\.(?:json|yaml)$/.test(name));
    const read = async (name) => [name, (await readFileIn(directory, name)) ?? ''];
    return new Map(await Promise.all(names.map(read)));
}
async function readFileIn(directory, name) {
    return (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readDeciding */ .Ue)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)).catch((error) => {
        throw new Error(`${name} ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error)}`);
    });
}
function isRecorded(judge) {
    return 'answer' in judge;
}
/** Reads one of two files of examples/policies; compiling and bundling copy them next to the code. */
function readExample(name) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readFileSync)(new URL(name, require("url").pathToFileURL(__filename).href));
}
function readAnswers() {
    return JSON.parse(readExample('answers.json').toString());
}
/**
 * A judge that looks the answers up. A plan, a policy or a set that was not recorded is an error.
 *
 * @param sources name → text of each Rego file of the policies; undefined for the example policies themselves
 */
function judgeByAnswers(policies, sources) {
    const answers = readAnswers();
    const areRecorded = sources === undefined || digestOfSources(sources) === answers.policies;
    return {
        version: answers.opa,
        answer(plan) {
            const failures = areRecorded ? answers.plans[digestOfPlan(plan)] : undefined;
            return policies.map(({ name, query }) => {
                if (failures === undefined || !answers.queries.includes(query)) {
                    return { name, status: 'errored', output: [NOT_RECORDED] };
                }
                const output = failures[query] ?? [];
                return { name, status: output.length === 0 ? 'passed' : 'failed', output };
            });
        },
    };
}
/** Whether these are the policies that were asked. */
function areExamples(sources) {
    return digestOfSources(sources) === readAnswers().policies;
}
const NOT_RECORDED = 'There is no `opa` on the PATH of this service, which has answers for the plans of the demonstration and the example seed alone. Install opa (https://openpolicyagent.org), and start the service again.';
/** The digest of what the example policies read of a plan. */
function digestOfPlan({ resource_changes: changes }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)('sha256').update(JSON.stringify(changes)).digest('hex');
}
function digestOfSources(sources) {
    const sorted = [...sources].sort(([one], [other]) => (one < other ? -1 : 1));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex');
}
//# sourceMappingURL=load-policies.js.map

/***/ }),

/***/ 80734:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O2: function() { return /* binding */ asTrusted; },
/* harmony export */   PJ: function() { return /* binding */ treeOf; },
/* harmony export */   Yc: function() { return /* binding */ jobDirectoryOf; },
/* harmony export */   dd: function() { return /* binding */ asOwn; },
/* harmony export */   g7: function() { return /* binding */ describeDifferences; },
/* harmony export */   lI: function() { return /* binding */ UntrustedError; }
/* harmony export */ });
/* harmony import */ var _configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80177);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28187);
/**
 * Which files may choose what. A checkout that a pull request may have written chooses no host, no names, no backend
 * and no policy: what is read of it lacks these marks, and what chooses accepts only marked values.
 */


/** The directory in which the job works; that of the process if its files are its own. */
function jobDirectoryOf(tree, workingDirectory) {
    return tree.proposed ? tree.workspace : workingDirectory;
}
/**
 * The tree of a job.
 *
 * @param proposed whether a pull request may have written the checkout, as its host says
 * @param trustedFiles what counts then in place of the checkout
 */
function treeOf(proposed, trustedFiles) {
    return proposed ? { ...trustedFiles, proposed } : OWN;
}
const OWN = markAsOwn({ proposed: false });
/** The one place in which a mark is made. */
function markAsOwn(value) {
    return value;
}
/** Marks what was read of the checkout, which no pull request has written: the tree is the evidence. */
function asOwn(_tree, value) {
    return markAsOwn(value);
}
/**
 * Marks what was read of a branch to which no pull request has written, of a pinned commit, or from outside of the
 * checkout.
 */
function asTrusted(value) {
    return markAsOwn(value);
}
/** The message is a sentence that says why the default branch cannot be read. */
class UntrustedError extends Error {
    name = 'UntrustedError';
    helpCode;
    constructor(message, helpCode) {
        super(message);
        this.helpCode = helpCode;
    }
}
/**
 * Sentences that say what the pull request's own block would have chosen; it does not count.
 *
 * @param ownBlock the block of the pull request
 * @param trusted the one that counts
 * @param chosen what the trusted block chooses, because no input names it
 */
function describeDifferences(ownBlock, trusted, chosen) {
    const sentences = [];
    const compare = (what, ownName, name) => {
        if (name === undefined || ownName === name)
            return;
        const says = ownName === undefined ? 'names none' : `says ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(ownName)}`;
        const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
        sentences.push(`The ${what} comes from ${trusted.at}, ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}: ${where} ${says}, which does not count before it is merged.`);
    };
    if (chosen.organization)
        compare('organization', ownBlock?.organization, trusted.organization);
    if (chosen.workspaces) {
        compare('workspace', describeWorkspaces(ownBlock), describeWorkspaces(trusted));
    }
    return sentences;
}
/** `net-prod`, or `tags net, prod, project Platform`; undefined if the block selects no workspace. */
function describeWorkspaces(block) {
    const { name, prefix, tags, project } = block?.workspaces ?? {};
    const parts = [
        name,
        prefix && `${prefix}…`,
        tags && `tags ${(0,_configuration_cloud_block_js__WEBPACK_IMPORTED_MODULE_0__/* .tagWords */ .u0)(tags).join(', ')}`,
        project && `project ${project}`,
    ].filter((part) => typeof part === 'string');
    return parts.length > 0 ? parts.join(', ') : undefined;
}
//# sourceMappingURL=tree.js.map

/***/ })

};
;