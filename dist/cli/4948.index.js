"use strict";
exports.id = 4948;
exports.ids = [4948];
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
/* harmony import */ var _rego_open_policies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76751);
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
 * Opens the policies of the directory, and what opens those that seeds name. Without a usable `opa` only the examples can be opened.
 *
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
        const openJudge = async (path) => {
            if (!hasOpa)
                return undefined;
            // Without a path the examples are meant.
            const directory = path ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_demo_scenarios_js__WEBPACK_IMPORTED_MODULE_6__/* .findExamples */ .pW)(), 'policies');
            const files = await readPolicyDirectory(directory, directory, workingDirectory);
            const { set } = await open(files);
            return set.judge;
        };
        const close = async () => {
            for (const policies of opened)
                await policies.close();
        };
        const ofSeeds = { openJudge, close, warnings: [] };
        if (shownAs === undefined)
            return { ...ofSeeds, set: undefined };
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, shownAs);
        const files = await readPolicyDirectory(path, shownAs, workingDirectory);
        // Without `opa`, the example policies still have its recorded answers.
        if (!hasOpa && (0,_service_load_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .areExamples */ .iB)(await (0,_service_load_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .readSources */ .tW)(path))) {
            return { ...ofSeeds, set: await (0,_service_load_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .loadPolicySet */ .ti)({ ...GUARDRAILS, directory: path }) };
        }
        const { set, warnings } = await open(files);
        return { ...ofSeeds, set: { ...set, ...GUARDRAILS }, warnings };
    }
    catch (error) {
        if (!(error instanceof _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq))
            throw error;
        throw new _read_input_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .eb(error.problems('--policies'));
    }
}
/** Reads a directory of the user's own. @throws PolicyProblem if it is missing or cannot be read */
async function readPolicyDirectory(path, shownAs, workingDirectory) {
    const files = await (0,_rego_policy_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readDirectoryPolicies */ .Ak)(path, shownAs, workingDirectory);
    if (files === undefined)
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .policiesMissing */ .xC)(shownAs));
    return files;
}
//# sourceMappingURL=open-served.js.map

/***/ }),

/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ab: function() { return /* binding */ parseExactly; },
/* harmony export */   Ez: function() { return /* binding */ MOST_LEVELS; },
/* harmony export */   H3: function() { return /* binding */ repeatedNames; },
/* harmony export */   ZI: function() { return /* binding */ isJsonDeeperThan; },
/* harmony export */   aE: function() { return /* binding */ firstRepeatedName; },
/* harmony export */   fg: function() { return /* binding */ repeatedKeys; },
/* harmony export */   hz: function() { return /* binding */ isDeeperThan; },
/* harmony export */   lS: function() { return /* binding */ membersOf; },
/* harmony export */   q4: function() { return /* binding */ keepLongNumbers; },
/* harmony export */   xO: function() { return /* binding */ rewriteExactly; },
/* harmony export */   zY: function() { return /* binding */ restoreLongNumbers; }
/* harmony export */ });
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28187);
/**
 * Looks at the text of JSON for what is lost when it is parsed: repeated names, digits of numbers. Unless a function says
 * otherwise, the text has to be well formed.
 */


/**
 * What one object names more than once, each name once, in the order of the text. `JSON.parse` keeps only the last of two
 * values, so the first one would be hidden.
 *
 * @param levels of objects and lists, the outermost first, in which it is looked for; all when left out
 */
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
    return [...new Set(Array.from(repeatsIn(text, levels), ({ name }) => name))];
}
/** The first name that an object has once more, and the index at which it begins; undefined if there is none. */
function firstRepeatedName(text) {
    const [first] = repeatsIn(text, Number.POSITIVE_INFINITY);
    return first;
}
function* repeatsIn(text, levels) {
    /** The names in each open object, the outermost first. */
    const namesByDepth = [];
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '{' || character === '[') {
            if (depth < levels)
                namesByDepth[depth] = new Set();
            depth += 1;
        }
        else if (character === '}' || character === ']')
            depth -= 1;
        else if (character === '"') {
            const end = endOfString(text, at);
            const names = depth <= levels && isName(text, end) ? namesByDepth[depth - 1] : undefined;
            if (names !== undefined) {
                const written = text.slice(at + 1, end);
                // An escape is another spelling of the same name.
                const name = written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
                if (names.has(name))
                    yield { name, at };
                names.add(name);
            }
            at = end;
        }
    }
}
/** A problem for each name that one object of a file that decides has more than once. @param json well formed */
function repeatedKeys(json, where) {
    return repeatedNames(json).map((key) => ({
        where,
        message: `has the key ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
    }));
}
function isName(text, end) {
    let at = end + 1;
    while (/\s/.test(text[at] ?? ''))
        at++;
    return text[at] === ':';
}
/** The members of an object: the names, each with the text of its value, in the order of the text. */
function membersOf(text) {
    const members = [];
    /** The name of the member that is being read; undefined between two members. */
    let name;
    let valueStart = 0;
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const character = text[at];
        if (character === '"') {
            const end = endOfString(text, at);
            if (depth === 1 && name === undefined)
                name = String(JSON.parse(text.slice(at, end + 1)));
            at = end;
        }
        else if (character === '{' || character === '[')
            depth += 1;
        else if (character === ':' && depth === 1)
            valueStart = at + 1;
        else if (depth === 1 && (character === ',' || character === '}') && name !== undefined) {
            members.push([name, text.slice(valueStart, at).trim()]);
            name = undefined;
        }
        if (character === '}' || character === ']')
            depth -= 1;
    }
    return members;
}
/**
 * Makes strings of long numbers in JSON, and of `-0`: as numbers, two that differ in the last digits would be equal.
 *
 * @param mark begins these strings; no string of Terraform begins with the default one
 */
function keepLongNumbers(text, mark = '\u0000#') {
    // Numbers with at most 15 digits stay exact.
    if (!/[\d.]{16}|\d[eE][+-]?\d|-0(?:\.0*)?\s*[,\]}]/.test(text))
        return text;
    let changed = '';
    let copiedUntil = 0;
    for (let at = 0; at < text.length; at++) {
        if (text[at] === '"')
            at = endOfString(text, at);
        else if (/[-\d]/.test(text[at] ?? '')) {
            let end = at + 1;
            while (/[-+.\deE]/.test(text[end] ?? ''))
                end += 1;
            const number = text.slice(at, end);
            // JavaScript writes zero without its sign.
            if (number.length > 15 || /[eE]|^-[0.]+$/.test(number)) {
                changed += `${text.slice(copiedUntil, at)}${JSON.stringify(mark + number)}`;
                copiedUntil = end;
            }
            at = end - 1;
        }
    }
    return changed + text.slice(copiedUntil);
}
/**
 * Makes numbers again of the strings that `keepLongNumbers` made of them, in JSON that `JSON.stringify` wrote.
 *
 * @param mark letters and digits that are in no other string
 */
function restoreLongNumbers(text, mark) {
    const [first, ...others] = text.split(`"${mark}`);
    // Each other part begins with a number and the quotation mark after it.
    return [first, ...others.map((part) => part.replace('"', ''))].join('');
}
/**
 * Changes what a JSON text says, and keeps all digits of its numbers.
 *
 * @param mark letters and digits that nobody can guess: they stand before the digits of long numbers meanwhile
 * @param rewrite gets the value, in which strings stand for long numbers, and may change it
 * @throws SyntaxError for a text that is no JSON
 */
function rewriteExactly(text, mark, rewrite) {
    const value = JSON.parse(keepLongNumbers(text, mark));
    return restoreLongNumbers(JSON.stringify(rewrite(value)), mark);
}
/** Where the string ends whose first quotation mark is at `from`: at its last one, or with the text if there is none. */
function endOfString(text, from) {
    for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text[at - 1 - backslashes] === '\\')
            backslashes += 1;
        // An even number of them are backslashes of the string itself, and escape nothing.
        if (backslashes % 2 === 0)
            return at;
    }
    return text.length;
}
/**
 * The value of a JSON text, with a string in place of each number that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
function parseExactly(text) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(keepLongNumbers(text, ''));
}
/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
const MOST_LEVELS = 200;
/** Whether a value has more levels of objects and lists than this. */
function isDeeperThan(value, levels) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}
/** Whether a text, which may be no JSON, has more levels than this: to parse far deeper JSON takes seconds. */
function isJsonDeeperThan(text, levels) {
    let depth = 0;
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '"')
            at = endOfString(text, at);
        else if (character === '[' || character === '{') {
            depth++;
            if (depth > levels)
                return true;
        }
        else if (character === ']' || character === '}')
            depth--;
    }
    return false;
}
//# sourceMappingURL=json-text.js.map

/***/ }),

/***/ 35379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ ACCEPTED_LIMITS; },
/* harmony export */   F3: function() { return /* binding */ resourcesOf; },
/* harmony export */   Hf: function() { return /* binding */ markAt; },
/* harmony export */   gv: function() { return /* binding */ PlanJson; },
/* harmony export */   rZ: function() { return /* binding */ isMarked; }
/* harmony export */ });
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62177);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);


/**
 * The lists of a plan, and in how many levels of objects and lists of each a repeated name counts. Deeper levels are
 * values of providers.
 */
const LISTS = {
    /** A list of entries, each with a change. */
    resource_changes: 3,
    deferred_changes: 1,
    /** A list of entries with values, their marks and a trigger; a deferred one is in another object. */
    action_invocations: 7,
    deferred_action_invocations: 7,
};
const isPlanList = (name) => Object.hasOwn(LISTS, name);
/** The JSON of one plan. */
class PlanJson {
    /** As it was written: numbers of JSON can be more exact than those of JavaScript. */
    text;
    /** What the text says. Nothing in it is checked, and it may be hostile. */
    document;
    /** Whether it has every value; a redacted one has no sensitive values, and no configuration. */
    isWhole;
    // What the methods have read already. The changes are in an object, because there may be none.
    cachedMembers;
    cachedChanges;
    cachedRepeated;
    constructor(text, document, isWhole) {
        this.text = text;
        this.document = document;
        this.isWhole = isWhole;
    }
    /** The JSON of a document that was made here: nothing in it is named twice. */
    static of(document, isWhole) {
        const json = new PlanJson(JSON.stringify(document), { ...document }, isWhole);
        json.cachedRepeated = [];
        return json;
    }
    /** Whether it says that planning failed, or has there what no plan has: it may lack changes. */
    get isErrored() {
        const { errored } = this.document;
        return errored !== undefined && errored !== false;
    }
    /** The names of its members, each with the text of its value. */
    texts() {
        return (this.cachedMembers ??= (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(this.text));
    }
    /** `resource_changes`, with a string in place of each number that JavaScript would change. */
    exactChanges() {
        return (this.cachedChanges ??= { value: this.readExactChanges() }).value;
    }
    /** What is named twice, so that one of its two values would be hidden. */
    repeated() {
        return (this.cachedRepeated ??= this.findRepeated());
    }
    readExactChanges() {
        const text = this.texts().findLast(([name]) => name === 'resource_changes')?.[1] ?? '';
        const exact = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .keepLongNumbers */ .q4)(text);
        return exact === text ? this.document['resource_changes'] : (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(exact);
    }
    findRepeated() {
        const names = new Set();
        const repeatedMembers = this.texts().flatMap(([name]) => {
            const isRepeated = names.has(name);
            names.add(name);
            return isRepeated ? [name] : [];
        });
        const insideLists = this.texts()
            .filter(([name, text]) => isPlanList(name) && (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .repeatedNames */ .H3)(text, LISTS[name]).length > 0)
            .map(([name]) => `something in ${name}`);
        return [...new Set([...repeatedMembers, ...insideLists])];
    }
}
/** No value of a plan has so many levels, so deeper ones are not read: everything there counts as marked. */
const DEEPEST = 100;
/**
 * Whether anything is marked in the marks that a plan has for its values: a tree of the same shape, with `true` where a
 * value is unknown or sensitive.
 *
 * @param depth how many levels are above it
 */
function isMarked(mark, depth = 0) {
    if (typeof mark !== 'object' || mark === null)
        return mark === true;
    return depth > DEEPEST || Object.values(mark).some((inner) => isMarked(inner, depth + 1));
}
/** The marks below a key: of a value that is marked as a whole, each part is. */
function markAt(mark, key) {
    if (typeof mark !== 'object' || mark === null)
        return mark === true;
    return Object.hasOwn(mark, key) ? Reflect.get(mark, key) : false;
}
/** Why a plan may not be whole, where the workflow accepts that. */
const ACCEPTED_LIMITS = ['partial', 'unproven'];
/** All resources of planned values, or of a state: of the root module, and of modules within modules. */
function* resourcesOf(values) {
    yield* resourcesBelow((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(values, 'root_module'));
}
function* resourcesBelow(module) {
    yield* (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(module, 'resources')).filter(_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4);
    for (const inner of (0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(module, 'child_modules')))
        yield* resourcesBelow(inner);
}
//# sourceMappingURL=plan-json.js.map

/***/ }),

/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iz: function() { return /* binding */ proxiesIn; },
/* harmony export */   iJ: function() { return /* binding */ proxyFor; },
/* harmony export */   oS: function() { return /* binding */ isSocks; }
/* harmony export */ });
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/**
 * The proxy of each request: one rule for this program's own requests and for git. `NO_PROXY` is read as
 * Terraform reads it, by the rules of Go's `golang.org/x/net/http/httpproxy`; a table made by Go holds that. Blanks
 * between entries and `[fd00::5]` without a port, which mean nothing to Go, are read as other programs read them.
 */

/**
 * By protocol of the URL: the variables, of which the first that is set counts. The last one is for those who set
 * `HTTP_PROXY` alone.
 */
const VARIABLES = {
    'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
    'http:': ['http_proxy', 'all_proxy'],
};
/** The proxy through which a URL is asked for; undefined if it is asked for directly. */
function proxyFor(url, environment) {
    const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
    if (proxy === undefined)
        return undefined;
    return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
/** All proxies that the environment names, also by values that are no addresses. */
function proxiesIn(environment) {
    return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
/** The value of a variable: the name in lower case counts first, as for curl and git, and an empty value is none. */
function valueOf(name, environment) {
    return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
/** The proxy of the first of these variables that is set; the names are in lower case. */
function namedProxy(names, environment) {
    const name = names.find((candidate) => valueOf(candidate, environment) !== '');
    if (name === undefined)
        return undefined;
    const value = valueOf(name, environment);
    const url = parseProxy(value);
    const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
    return {
        variable: name.toUpperCase(),
        value,
        url: isUsable ? url : undefined,
        host: url?.host ?? '',
    };
}
/** Without a scheme, as in `proxy:3128`, it is asked over http, as curl and Go do. */
function parseProxy(value) {
    const address = value.includes('://') ? value : `http://${value}`;
    if (!URL.canParse(address))
        return undefined;
    const url = new URL(address);
    return url.hostname === '' ? undefined : url;
}
/** Whether a proxy speaks SOCKS, which git can use and this program cannot. */
function isSocks({ value }) {
    return /^socks\w*:\/\//i.test(value);
}
const LOOPBACK = ['127.0.0.0/8', '::1'];
/**
 * Whether a URL is asked for without a proxy.
 *
 * @param noProxy names, addresses and ranges in CIDR form, separated by commas or blanks; names and addresses can have a
 *   port
 */
function isExempt({ hostname, port, protocol }, noProxy) {
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    if (host === 'localhost' || LOOPBACK.some((range) => isInRange(range, host) === true))
        return true;
    const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => entry !== '' && matches(entry, host, portOfUrl));
}
/** Whether an entry of `NO_PROXY` stands for the host: as a range or address, else as a name, with its port if it has one. */
function matches(entry, host, port) {
    if (entry === '*')
        return true;
    const isInEntry = isInRange(entry, host);
    if (isInEntry !== undefined)
        return isInEntry;
    const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
    if (onlyPort !== '' && onlyPort !== port)
        return false;
    // A range has no port.
    const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
    if (isAddressOfEntry !== undefined)
        return isAddressOfEntry;
    if (name === '' || (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return false;
    // `*.acme.example` and `.acme.example` stand for names below that domain, `acme.example` for the domain as well.
    const isBelowOnly = /^\*?\./.test(name);
    const domain = toAscii(name.replace(/^\*?\./, ''));
    return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}
/** `host:port`, `[host]:port` or `[host]`; undefined for everything else, such as IPv6 without brackets. */
function splitPort(entry) {
    const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
    const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
    return host === undefined ? undefined : [host, port];
}
/** Names in other scripts are compared in the form in which `URL` has them. */
function toAscii(name) {
    // eslint-disable-next-line no-control-regex -- All of ASCII.
    if (/^[\x00-\x7f]*$/.test(name))
        return name;
    return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
/**
 * Whether a host is the address, or in the range, that a text names.
 *
 * @param text as in `10.0.0.1`, `fd00::5` or `10.0.0.0/8`
 * @returns undefined if the text is neither an address nor a range
 */
function isInRange(text, host) {
    const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
    const addressBits = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 32 : 128;
    const prefixBits = Number(writtenLength ?? addressBits);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 0 || prefixBits > addressBits)
        return undefined;
    // No range of IPv6 has the addresses of IPv4, in either spelling, unless it is in `::ffff:0:0/96`, which is IPv4.
    const isIpv4 = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 4 || host.startsWith('::ffff:');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96))
        return false;
    const range = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    range.addSubnet(address, prefixBits, familyOf(address));
    return range.check(host, familyOf(host));
}
function familyOf(address) {
    return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
}
//# sourceMappingURL=proxies.js.map

/***/ }),

/***/ 17866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: function() { return /* binding */ mayBeSameRepository; },
/* harmony export */   Ny: function() { return /* binding */ isPinnedAddress; },
/* harmony export */   vO: function() { return /* binding */ isPageOf; },
/* harmony export */   ve: function() { return /* binding */ isSameRepository; }
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17026);
/** Addresses of repositories, in every form in which git and the hosts write them. */

/** Whether a text is to be read as a pinned URL, and not as a path. */
function isPinnedAddress(text) {
    return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/**
 * Whether two addresses may lead to the same repository: the host may have several names, and directories before the
 * repository and its owner.
 */
function mayBeSameRepository(one, other) {
    const ending = endingOf(one);
    return ending !== undefined && ending === endingOf(other);
}
/** Owner and name, in lower case; undefined if the text is not an address. */
function endingOf(address) {
    const steps = repositoryAt(address)
        ?.replace(/\/\.git$/, '')
        .split('/') ?? [];
    return steps.length < 3 ? undefined : steps.slice(-2).join('/');
}
/** Whether an address leads to a page of the repository: a commit, a pull request. */
function isPageOf(address, repository) {
    const page = repositoryAt(address);
    const whole = repositoryAt(repository);
    return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, in lower case; undefined if the text is not an address.
 */
function repositoryAt(address) {
    const trimmed = address.trim();
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
    // `git@github.com:acme/infra`; a host of one letter would be a drive of Windows.
    const scpForm = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(trimmed);
    const url = scpForm && !isUrl ? `ssh://${scpForm[1]}/${scpForm[2]}` : trimmed;
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    // Names of projects may have spaces: some forms of an address encode them, others do not.
    const path = (0,_or_else_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .N)(() => decodeURI(pathname), pathname)
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    if (path === '' || path === '/')
        return undefined;
    const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
    return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
/** Names under which hosts accept SSH, and the names under which they serve pages. */
const PAGE_HOSTS = {
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
    'ssh.dev.azure.com': 'dev.azure.com',
};
/** The path that a browser uses: of Azure DevOps, `v3/acme/net/infra` by SSH is `acme/net/_git/infra`. */
function pathOnPages(path, host) {
    if (host !== 'dev.azure.com')
        return path;
    return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
//# sourceMappingURL=repository-address.js.map

/***/ }),

/***/ 41092:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ mayFit; },
/* harmony export */   $K: function() { return /* binding */ lackingName; },
/* harmony export */   FI: function() { return /* binding */ DEEPEST; },
/* harmony export */   YD: function() { return /* binding */ ANY_MEMBER; },
/* harmony export */   mv: function() { return /* binding */ lackedIn; },
/* harmony export */   pW: function() { return /* binding */ isWriteOnlyName; },
/* harmony export */   w4: function() { return /* binding */ attributeOf; }
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/**
 * What a plan lacks, as the places of the values: those that are known only after the apply (`unknown-values.ts`), those that are
 * sensitive (`sensitive-values.ts`), and texts of the configuration (`expressions-without-text.ts`).
 */


/** In a path: a member of a list of the plan, whichever it is. */
const ANY_MEMBER = '*';
/** The attribute that is lacked, as in `ingress[0].port`; empty for a whole value. */
function attributeOf({ path, depth, shown, hasNoText }) {
    const end = hasNoText === true && path.at(-1) === 'constant_value' ? -1 : shown;
    return path
        .slice(depth, end)
        .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
        .join('')
        .replace(/^\./, '');
}
/** No value of a plan has so many levels. What is deeper counts as marked. */
const DEEPEST = 100;
/** The place of each mark. */
function lackedIn({ path, values, marks, sensitive, entry }) {
    const lacked = [];
    const shownOf = (at) => {
        let mark = sensitive;
        for (let shown = path.length; shown < at.length; shown += 1) {
            if (mark === true)
                return shown;
            mark = (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .markAt */ .Hf)(mark, at[shown] ?? '');
        }
        return undefined;
    };
    const add = (at, lists) => lacked.push({ path: at, depth: path.length, shown: shownOf(at), lists, entry });
    const look = (value, mark, at, lists) => {
        if (mark === true || at.length > DEEPEST) {
            add(at, lists);
            return;
        }
        if (!(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(mark))
            return;
        const isLong = Array.isArray(mark) && (mark.length > 1 || (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)(value).length > 1);
        const around = isLong ? [...lists, at.length] : lists;
        for (const [key, inner] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(mark))) {
            look((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(value)[key], inner, [...at, key], around);
        }
    };
    look(values, marks, path, []);
    return lacked;
}
/**
 * Whether an argument is write-only, by the convention for its name: what is given is in no plan and in no state.
 * https://developer.hashicorp.com/terraform/language/manage-sensitive-data/write-only
 */
function isWriteOnlyName(argument) {
    return argument.endsWith('_wo');
}
/** The address of the resource or action that lacks something; of an output, `output.NAME`. */
function lackingName({ path, entry, name: given }) {
    if (given !== undefined)
        return given;
    const address = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(entry?.['address']);
    if (address !== undefined)
        return address;
    const [part = '', name = '', ofPlanned = ''] = path;
    if (part === 'output_changes')
        return `output.${name}`;
    return name === 'outputs' ? `output.${ofPlanned}` : part;
}
/** Whether the resource may be one of those; what is not certain of it may be. */
function mayFit(entry, { field, how, texts }) {
    if (entry === undefined)
        return true;
    if (entry['index_unknown'] === true && (field === 'address' || field === 'module_address')) {
        return true;
    }
    if (how === 'has') {
        const actions = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .listOf */ .c3)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldOf */ ._F)(entry['change'], 'actions'));
        return actions.length === 0 || texts.some((text) => actions.includes(text));
    }
    const value = entry[field];
    if (typeof value !== 'string')
        return false;
    return texts.some((text) => (how === 'is' ? value === text : value.startsWith(text)));
}
//# sourceMappingURL=lacked-values.js.map

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
    return (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readIfThere */ .qC)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, name)).catch((error) => {
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
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.hash)('sha256', JSON.stringify(changes));
}
function digestOfSources(sources) {
    const sorted = [...sources].sort(([one], [other]) => (one < other ? -1 : 1));
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.hash)('sha256', JSON.stringify(sorted));
}
//# sourceMappingURL=load-policies.js.map

/***/ })

};
;